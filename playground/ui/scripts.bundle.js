// Written by .ci/bundle.py from modules with the SHA-256 35f88672a3689a6e8736418d094ac6ecc69c63449e67f0bcdecc4b930afd2838: edit those.
(()=>{function P(t){(window.GenerationPlaygroundQueue??=[]).push(t)}var B=class{constructor(){this.newest=0,this.isNew=!1}unstamp(e){let n=(e||"").indexOf(`
`),o=Number((e||"").slice(0,Math.max(n,0)));return o<this.newest?null:(this.isNew=o>this.newest,this.newest=o,(e||"").slice(n+1))}};function qe({props:t,trigger:e,watch:n},{kind:o,opens:s}){let r=new B,a;P(i=>{n("value",()=>{let l=r.unstamp(t.value);l!==null&&(i.feedGroup(o,l,r.newest),!(!l||
a===r.newest)&&(a=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Jt(o)))))}),s&&(i.group(o).answers.open=({entry:l})=>e("open",{entry:l}))})}function Jt(t){
let e=document.getElementById(`${t}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function je({props:t,trigger:e,watch:n}){let o=new B;P(s=>{let r=s.group("lanes");r.answers.lane=({do:a,id:i})=>{e("lane",{do:a,id:i}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},n("value",()=>{let a=o.unstamp(t.value);a&&r.setLanes(JSON.parse(a))})})}function De(t,e){let{base:n={},set:o={}}=JSON.parse(t||"{}"),s=i=>typeof i=="object"?"":JSON.stringify(i),r=[...new Set([...Object.keys(n),...Object.keys(o)])].
flatMap(i=>{let[l,c]=[n[i]??null,o[i]??null];return JSON.stringify(l)===JSON.stringify(c)?[]:c===null?[`${i} not set`]:[`${i} ${s(c)}`.trim()+(s(l??{})&&` inste\
ad of ${s(l)}`)]});if(!r.length)return"";let a=r.length>e?` and ${r.length-e} more`:"";return`Changed: ${r.slice(0,e).join(", ")}${a}.`}function Ie({element:t,props:e,
watch:n}){let o=()=>{let s=t.querySelector("span");s.textContent=e.value||"",s.hidden=!e.value};n("value",o),o()}var ge=matchMedia("(min-width: 1200px)"),Re="generation-playground.knobs-open",Be=null,Me=t=>document.getElementById(t==="knobs"?"knobs":`drawer-${t}`),Y=()=>document.
body.dataset.drawer||"";function be(t){Y()!==t&&(Be=document.activeElement,we(t)),Me(t)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function pe(){
if(!Y())return;let t=Me(Y())?.contains(document.activeElement);we(""),t&&Be?.focus({preventScroll:!0})}function Fe(){ge.matches||pe()}function we(t){t?document.
body.dataset.drawer=t:delete document.body.dataset.drawer,Je();try{ge.matches&&localStorage.setItem(Re,t==="knobs"?"yes":"no")}catch{}}function Je(){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===Y()))}function We(){document.addEventListener("click",t=>{let e=t.
target,n=e.closest("button[data-drawer]");n?(n.dataset.drawer===Y()?pe:()=>be(n.dataset.drawer))():e.closest(".gp-drawer-close")&&pe()}),document.addEventListener(
"keydown",t=>{if(t.key!=="Escape"||t.defaultPrevented)return;let e=t.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&pe()})}
function Ge(){Je();try{ge.matches&&!Y()&&localStorage.getItem(Re)==="yes"&&we("knobs")}catch{}}var ke={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ue=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,a]of Object.entries(o||{}))s.setAttribute(r,a);return s}function ye(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Ue)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let a=ke[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let i=ke[r]?
r:"";t.append(d("span","gp-space",i,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function Ke(t,e){t.replaceChildren(),ye(t,e),e||t.append(d("span","gp-mark","(empty)"))}function He(t){return"“"+t.replace(Ue,e=>e===" "?" ":ke[e]||"�")+"”"}function Ve({element:t,trigger:e},{entries:n}){let o=t.querySelector(".gp-examples"),s=null,r="";n.forEach((a,i)=>{a.model!==r&&(r=a.model,s=d("ul","",null,{"ar\
ia-label":`Examples for ${r}`}),o.append(d("h3","",r),s));let l=d("button","gp-example",null,{type:"button"});l.append(d("b","",a.title),d("span","",a.look)),l.
addEventListener("click",()=>{e("chosen",{index:i}),Fe()});let c=d("li");c.append(l),s.append(c)})}var W=null,ze="one";function Qe({element:t}){W=t.querySelector(".gp-header");let[e,n]=[V(".gp-lab-button"),V(".gp-lab-list")],[o,s]=[V(".gp-menu-button"),V(".gp\
-menu")];function r(l,c,p){l.setAttribute("aria-expanded",String(p)),c===n?n.hidden=!p:s.classList.toggle("gp-unfolded",p)}let a=[[e,n],[o,s]],i=()=>a.forEach(([
l,c])=>r(l,c,!1));W.addEventListener("click",l=>{let c=l.target,p=c.closest("[data-view]"),u=a.find(([f])=>f.contains(c));if(p)Wt(p.dataset.view),i(),n.contains(
p)&&e.focus();else if(u){let[f,w]=u,S=f.getAttribute("aria-expanded")!=="true";i(),r(f,w,S),S&&w===n&&(n.querySelector("[aria-selected=true]")||n.firstElementChild).
focus()}else c.closest(".gp-menu button")&&i()}),document.addEventListener("click",l=>{W.contains(l.target)||i()}),W.addEventListener("keydown",l=>{let c=l.target;
if(l.key==="Escape"&&a.some(([w])=>w.getAttribute("aria-expanded")==="true")){n.contains(c)&&e.focus(),i();return}if(c.getAttribute("role")!=="tab")return;let p=[
...c.parentElement.children],u={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[l.key],f=u?p[(p.indexOf(c)+u+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[l.key];
f&&(l.preventDefault(),f.focus())}),W.addEventListener("focusout",({relatedTarget:l})=>{l&&!W.contains(l)&&i()}),ve(ze)}var V=t=>W.querySelector(t);function Wt(t){
document.getElementById(`view-${t}-button`)?.click()}function ve(t){if(ze=t,document.body.dataset.view=t,!W)return;for(let n of W.querySelectorAll("[data-view]")){
let o=n.dataset.view===t;n.setAttribute("aria-selected",String(o))}for(let n of W.querySelectorAll("[role=tablist]")){let o=[...n.children],s=o.find(r=>r.getAttribute(
"aria-selected")==="true")||o[0];for(let r of o)r.tabIndex=r===s?0:-1}let e=V(`.gp-lab-list [data-view="${t}"]`);V(".gp-lab").classList.toggle("gp-selected",!!e),
V(".gp-lab-which").textContent=e?e.textContent:""}var Ye="generation-playground.form",Gt="generation-playground.keep-history";function Xe({props:t}){let e=null,n=!1,o=null;function s(){clearTimeout(o);try{let a=(localStorage.getItem(Gt)||(t.keep?"yes":"no"))==="yes";for(let i of[sessionStorage,
localStorage])a?n&&e&&i.setItem(Ye,JSON.stringify(e)):i.removeItem(Ye)}catch{}}function r(){clearTimeout(o),o=setTimeout(s,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){n=!0,r()}},window.addEventListener(
"pagehide",s),window.addEventListener("generation-playground-keep",s)}var Ze=(t,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([n],[o])=>n<o?-1:1)):e,M=(t,e)=>JSON.stringify(t,Ze)===JSON.stringify(
e,Ze);function R(t,e=44){if(t==null)return"none";let n=typeof t=="string"?t:JSON.stringify(t);return n.length>e?n.slice(0,e)+"…":n}function K(t){let e=t.trim();
if(!e)return;let n=Number(e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function X(t,e,n,o=()=>null){
let s=d("input","kp-box",null,{type:"text",inputmode:t.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=t.step||(t.kind==="int"?1:
.1),a=(String(r).split(".")[1]||"").length;return s.addEventListener("input",()=>n(K(s.value))),s.addEventListener("keydown",i=>{if(i.key!=="ArrowUp"&&i.key!=="\
ArrowDown")return;i.preventDefault();let l=K(s.value)??o()??t.slider_minimum??t.minimum??0;if(typeof l!="number")return;let c=Number((l+(i.key==="ArrowUp"?r:-r)).
toFixed(Math.max(a,0)));s.value=String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,c))),n(K(s.value))}),s}function ie(t,e,n,o){let s=d("div","kp-switch",null,
{id:t,role:"radiogroup","aria-labelledby":e}),r=n.map(([i,l])=>{let c=d("input",null,null,{type:"radio",name:t,value:l});c.addEventListener("change",()=>o(i));let p=d(
"label");return p.append(c,d("span",null,l)),s.append(p),c});return{element:s,show:i=>{let l=n.findIndex(([c])=>M(c,i));return r.forEach((c,p)=>{c.checked=p===l}),
l>=0}}}var et=(t,{id:e,nameId:n,change:o})=>{let s=[[void 0,"not set"],[!0,"on"],[!1,"off"]],{element:r,show:a}=ie(e,n,s,o);return{element:r,show:a,showDefault(){}}},
xe=(t,{id:e,change:n})=>{let o=d("div","kp-number"),s=t.default,r=X(t,{id:e},l=>{i(l),n(l)},()=>s);o.append(r);let a=t.slider_minimum===null?null:d("input","kp-\
slider",null,{type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any","aria-label":`${t.name}, slider`});a&&(a.addEventListener("input",()=>{r.
value=String(Number(a.value)),a.classList.remove("kp-off"),n(Number(a.value))}),o.append(a));function i(l){a&&(a.classList.toggle("kp-off",typeof l!="number"),a.
value=typeof l=="number"?l:s??t.slider_minimum)}return{element:o,label:e,show(l){r.value=l===void 0?"":String(l),i(l)},showDefault(l){s=typeof l=="number"?l:null,
r.placeholder=s===null?"–":String(s),r.value||i(void 0)}}},tt=(t,{id:e,change:n})=>{let o=d("select","kp-select",null,{id:e}),s=d("option",null,"not set",{value:""});
o.append(s,...t.choices.map((a,i)=>d("option",null,R(a),{value:i})));let r=null;return o.addEventListener("change",()=>n(o.value===""?void 0:t.choices[o.value])),
{element:o,label:e,show(a){r&&r.remove();let i=t.choices.findIndex(l=>M(l,a));a!==void 0&&i<0&&(r=d("option",null,R(a),{value:"foreign",disabled:""}),o.append(r)),
o.value=a===void 0?"":i<0?"foreign":String(i)},showDefault(a){s.textContent=a===null?"not set":`not set (default ${R(a)})`}}},nt=(t,{id:e,change:n})=>{let o=d("\
textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return o.addEventListener("input",()=>n(o.value||void 0)),{element:o,label:e,show(s){o.value=s===void 0?
"":R(s,1/0)},showDefault(){}}};var Z=window.GenerationPlaygroundKnobs;function Ut(t,e,n){let o=d("div","kp-editor"),s=d("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":`${t.name} as JSON`,placeholder:t.shape}),
r=d("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=d("span","kp-faint",""),i,l=!1,c=u=>{l=u,s.hidden=!u,n.element.hidden=u,r.setAttribute("\
aria-pressed",String(u)),r.textContent=u?"Editor":"JSON",r.setAttribute("aria-label",u?`Back to the editor of ${t.name}`:`Edit ${t.name} as JSON`),a.textContent=
""},p=u=>u===void 0?"":typeof u=="string"?u:JSON.stringify(u);return s.addEventListener("input",()=>{if(i=void 0,s.value.trim())try{i=JSON.parse(s.value)}catch{
i=s.value}e.change(i)}),r.addEventListener("click",()=>{l?n.show(i)===!1?a.textContent="The editor cannot show this value.":c(!1):(s.value=p(i),c(!0)),(l?s:r).focus()}),
o.append(n.element,s,a),c(!1),{...n,element:o,beside:r,note(u){i=u},show(u){i=u;let f=n.show(u);!l&&f===!1&&c(!0),l&&(s.value=p(u))}}}function ee(t){return(e,n)=>{
let o=null;return o=Ut(e,n,t(e,{...n,change:r=>{o.note(r),n.change(r)}})),o}}var rt=ee(()=>({element:d("div"),show:t=>t===void 0,showDefault(){}})),Kt={n:`
`,t:"	",r:"\r","\\":"\\"},ae=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(parseInt(n.slice(1),16)):Kt[n]),Ht=t=>t.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function it(t,e){let n=d("div","kp-list"),o=()=>[...n.querySelectorAll("input")].map(a=>ae(a.value)).filter(
Boolean),s=()=>{let a=o();e(a.length?a:void 0)};function r(a){let i=d("div","kp-line"),l=d("input","kp-wide",null,{type:"text","aria-label":t,autocomplete:"off",
spellcheck:"false",placeholder:`another ${t}`});l.value=Ht(a);let c=d("span","kp-shown","",{title:"As it is understood: · is a space, ↵ a line break"}),p=d("\
button","kp-icon","×",{type:"button","aria-label":`Remove this ${t}`}),u=()=>{let f=ae(l.value);c.replaceChildren(),(f!==f.trim()||f!==l.value)&&ye(c,f),p.hidden=
!l.value,l.value&&i===n.lastElementChild&&r("")};l.addEventListener("input",()=>{u(),s()}),l.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),
i.nextElementSibling&&i.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=i.nextElementSibling;i.remove(),s(),f&&f.querySelector(
"input").focus()}),i.append(l,c,p),n.append(i),u()}return{element:n,show(a){n.replaceChildren();for(let i of a)r(i);r("")}}}var at=t=>Array.isArray(t)&&t.every(
e=>typeof e=="string"),lt=(t,{change:e})=>{let n=it("text",e),o=d("div","kp-editor");return o.append(n.element,d("p","kp-faint","Write \\n for a line break and \\\
t for a tab.")),{element:o,show(s){n.show(s===void 0?[]:at(s)?s:[R(s,1/0)])},showDefault(){}}},ct=ee((t,{id:e,change:n})=>{let o=d("div","kp-fields"),s=[["start",
"from new token",{kind:"int",minimum:0,step:1},"30"],["factor","factor",{kind:"float",minimum:0,step:.01},"1.05"]],r=()=>{let i=a.map(l=>K(l.value));n(i.every(l=>l===
void 0)?void 0:i.map(l=>l??null))},a=s.map(([i,l,c,p])=>{let u=X(c,{id:`${e}-${i}`,placeholder:p},r,()=>Number(p));return o.append(d("label",null,l,{for:u.id}),
u),u});return{element:o,show(i){return i!==void 0&&!(Array.isArray(i)&&i.length===2)?!1:(a.forEach((l,c)=>{l.value=i===void 0?"":i[c]??""}),!0)},showDefault(){}}});
function Vt(t,e,n){if(t.kind==="bool"||t.kind==="choice"){let s=t.kind==="bool"?[!0,!1]:t.choices,r=d("select","kp-select",null,{id:e});return r.append(d("optio\
n",null,`not set (${R(t.default)})`,{value:""})),r.append(...s.map((a,i)=>d("option",null,R(a),{value:i}))),r.addEventListener("change",n),{element:r,read:()=>r.
value===""?void 0:s[r.value],show(a){let i=s.findIndex(l=>M(l,a));return r.value=a===void 0||i<0?"":String(i),a===void 0||i>=0}}}if(t.kind==="flags"){let s=d("d\
iv","kp-flags",null,{id:e,role:"group","aria-label":t.name}),r=t.choices.map(i=>{let l=d("input",null,null,{type:"checkbox",value:i}),c=d("label",null,"");return l.
addEventListener("change",n),c.append(l," "+i),s.append(c),l}),a=()=>r.filter(i=>i.checked).map(i=>[i.value,!0]);return{element:s,read:()=>a().length?Object.fromEntries(
a()):void 0,show(i){for(let l of r)l.checked=i?.[l.value]===!0;return i===void 0||M(i,Object.fromEntries(a()))}}}if(t.kind==="ints"){let s=d("textarea","kp-text",
null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return s.addEventListener("input",n),{element:s,read(){let r=s.value.split(/[\s,]+/).filter(Boolean).
map(K);return r.length?r:void 0},show(r){return s.value=Array.isArray(r)?r.join(", "):r??"",r===void 0||Array.isArray(r)}}}let o=X(t,{id:e,placeholder:t.default===
null?"–":String(t.default)},n,()=>t.default);return{element:o,read:()=>K(o.value),show(s){return o.value=s??"",s===void 0||typeof s=="number"||typeof s=="stri\
ng"}}}var ot=t=>[...crypto.getRandomValues(new Uint16Array(t))].map(e=>e%1e3),dt=ee((t,{id:e,nameId:n,change:o})=>{let s=d("div","kp-editor"),r=d("div","kp-fiel\
ds"),a=null,i=[],l=[[void 0,"not set"],...t.forms.map(g=>[g.name,t.forms.length>1?g.name:"set"])],c=ie(`${e}-form`,n,l,g=>{u(g),w(),S()}),p=d("p","kp-faint","");
s.append(c.element,p,r);function u(g){a=t.forms.find(y=>y.name===g)||null,c.show(a?a.name:void 0),p.textContent=a?a.meaning:"",i=[],r.replaceChildren();for(let y of a?
a.fields:[]){let E=Vt(y,`${e}-${y.name}`,S),j=d("label",null,y.name+(y.required?" *":""),{for:`${e}-${y.name}`});j.title=y.meaning,r.append(j,E.element,d("p","k\
p-faint",y.meaning)),i.push([y,E]),y.kind==="ints"&&y.required&&f(E)}}function f(g){let y=d("button","kp-link","Draw new keys",{type:"button"});y.addEventListener(
"click",()=>{g.show(ot(30)),S()}),r.append(y)}function w(){for(let[g,y]of i)g.required&&y.show(g.kind==="ints"?ot(30):g.default??5)}function S(){if(!a)return o(
void 0);let g=i.map(([y,E])=>[y.name,E.read()]);return o(Object.fromEntries(g.filter(([,y])=>y!==void 0)))}let O=g=>g!==null&&typeof g=="object"&&!Array.isArray(
g);return{element:s,show(g){if(g===void 0)return u(void 0);if(!O(g))return!1;let y=Object.keys(g),E=v=>v.fields.filter(x=>y.includes(x.name)).length,j=t.forms.reduce(
(v,x)=>E(x)>E(v)?x:v);return E(j)<y.length?!1:(u(j.name),i.every(([v,x])=>x.show(g[v.name])))},showDefault(){}}}),ut=ee((t,{id:e,nameId:n,change:o})=>{let s=d("\
div","kp-editor"),r=d("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":`${t.name}: layer numbers`,autocomplete:"off"}),a=d(
"p","kp-faint",""),i=ie(e,n,[[void 0,"not set"],["low","low"],["high","high"],["list","layers"]],c=>{r.hidden=c!=="list",c==="list"&&r.focus(),o(c==="list"?l():
c)}),l=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(K);return c.length?c:void 0};return r.addEventListener("input",()=>o(l())),r.hidden=!0,s.append(i.
element,r,a),{element:s,show(c){let p=Array.isArray(c);return!p&&!i.show(c)?!1:(p&&(i.show("list"),r.value=c.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({
layers:c}){a.textContent=c?`This model has ${c} layers; 0 is what goes into the first.`:""}}}),st={type:"object",properties:{name:{type:"string"},age:{type:"int\
eger"}},required:["name","age"]},pt=(t,{id:e,nameId:n,change:o})=>{let s=d("div","kp-editor"),r=ie(e,n,[[void 0,"not set"],["choices","choices"],["regex","regex"],
["json_schema","JSON schema"]],O=>{f(O),S()}),a=it("choice",()=>S()),i=d("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years ol\
d\\.",spellcheck:"false",autocomplete:"off","aria-label":"Regular expression that the whole text must match"}),l=d("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.
stringify(st,null,2),spellcheck:"false","aria-label":"JSON schema"}),c=d("button","kp-link","Use an example",{type:"button"}),p={choices:[a.element],regex:[i],json_schema:[
l,c]},u;function f(O){u=O,r.show(u);for(let[g,y]of Object.entries(p))for(let E of y)E.hidden=g!==u}function w(){if(u==="regex")return i.value||void 0;if(u==="ch\
oices"){let O=[...a.element.querySelectorAll("input")].map(g=>ae(g.value)).filter(Boolean);return O.length?O:void 0}if(l.value.trim())try{return JSON.parse(l.value)}catch{
return l.value}}function S(){let O=u&&w();o(O===void 0?void 0:{[u]:O})}return i.addEventListener("input",S),l.addEventListener("input",S),c.addEventListener("cl\
ick",()=>{l.value=JSON.stringify(st,null,2),S()}),s.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:s,show(O){let[g,y]=Object.entries(
O||{})[0]||[];f(g in p?g:void 0),g==="choices"&&a.show(at(y)?y:[]),g==="regex"&&(i.value=R(y,1/0)),g==="json_schema"&&(l.value=typeof y=="string"?y:JSON.stringify(
y,null,2))},showDefault(){}}};var Ee=t=>Number.isInteger(t)&&t>=0,G=t=>Array.isArray(t)&&t.length>0&&t.every(Ee),te=(t,e)=>Array.isArray(t)&&t.every(e),ne=t=>({options:[[t]]}),ft=t=>({options:[
t]}),ht={token:{single:!0,flat:!0,read:t=>Ee(t)?[ne(t)]:null,write:t=>t[0].options[0][0]},tokens:{flat:!0,read:t=>Ee(t)?[ne(t)]:G(t)?t.map(ne):null,write:t=>t.length===
1?t[0].options[0][0]:t.map(e=>e.options[0][0])},words:{flat:!0,read:t=>G(t)?t.map(ne):null,write:t=>t.map(e=>e.options[0][0])},word_groups:{read:t=>te(t,G)?t.map(
ft):null,write:t=>t.map(e=>e.options[0])},words_with_bias:{biased:!0,read:t=>te(t,e=>Array.isArray(e)&&e.length===2&&G(e[0]))?t.map(([e,n])=>({options:[e],bias:n})):
null,write:t=>t.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:t=>te(t,e=>G(e)||te(e,G))?t.map(e=>({options:G(e)?[e]:e})):null,write:t=>t.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:t=>te(t,e=>e&&(G(e.phrase)||te(e.any_of,G)))?t.map(e=>({options:e.phrase?
[e.phrase]:e.any_of})):null,write:t=>t.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Se(t,e,n,o){let s=d(t,"kp-token",null,o),
r=d("span","kp-piece");return n!==void 0&&Ke(r,n),s.append(r,d("span","kp-id",String(e))),s}function zt(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(
/\d+/g)||[]).map(Number);return G(e)&&e.every(Number.isSafeInteger)?e:null}async function Qt(t,e){let n=ae(t),o=n.replace(/^ +/,""),s=o&&!/^\s/.test(o)&&!n.startsWith(
"  "),r=s?[" "+o,o]:[n],{tokens:a,problem:i}=await e.splitWords(r);if(i)return{problem:i};let l=a.map((u,f)=>({when:s?["inside a sentence","at the very start"][f]:
"as typed",tokens:u}));l.length===2&&M(l[0].tokens,l[1].tokens)&&(l=[{when:"everywhere",tokens:l[0].tokens}]);let c=zt(t),p=c?await e.textsOf(c):[];if(c){let u=c.
map(f=>[f,e.texts.get(f)]);l.unshift({when:c.length>1?"these token ids":"this token id",tokens:u})}return{ways:l.filter(u=>u.tokens.length),unknown:p}}function Yt(t,{
id:e,change:n,panel:o}){let s=ht[t.editor],r=d("div","kp-editor"),a=d("ul","kp-rows"+(s.flat?" kp-flat":"")),i=d("input","kp-wide",null,{id:e,type:"text",autocomplete:"\
off",spellcheck:"false",placeholder:s.flat?"type a token, or its id":"type a word, or token ids"}),l=d("p","kp-faint",""),c=d("div","kp-offers",null,{"aria-live":"\
polite"});r.append(a,l,i,c);let p=[],u=null,f=0,w=null,S=()=>n(p.length?s.write(p):void 0);function O(v){if(s.single)p=[ne(v[0][0])];else if(s.flat){let x=new Set(
p.map(_=>_.options[0][0]));for(let _ of v.flat())x.has(_)||p.push(ne(_))}else if(u)u.options.push(...v);else for(let x of v)p.push(s.biased?{options:[x],bias:5}:
ft(x));u=null,i.value="",c.replaceChildren(),E(),S(),i.focus()}async function g(){let v=++f;if(!i.value)return c.replaceChildren();let{ways:x,unknown:_,problem:T}=await Qt(
i.value,o).catch(()=>({problem:"The server does not answer. Try again in a moment."}));if(v!==f)return null;if(c.replaceChildren(),T)return c.append(d("p","kp-f\
aint",T));for(let N of x)c.append(y(N));let q=x.some(N=>N.tokens.length>1);if(!s.flat&&!s.alternatives&&x.length===2){let N=d("button","kp-button","Add both",{type:"\
button"});N.addEventListener("click",()=>O(x.map(U=>U.tokens.map(([k])=>k)))),c.append(N)}let C=_.length?[`The model has no token ${_.join(", ")}.`]:[];return x.
some(N=>N.when==="at the very start")&&C.push("Inside a sentence a word begins with a space (·), and is another token than alone."),s.flat&&q&&C.push(s.single?
"Choose one token.":"Each token stands alone here, in other words too: press the one you mean."),C.length&&c.append(d("p","kp-faint",C.join(" "))),null}function y(v){
let x=d("div","kp-offer");x.append(d("span","kp-when",v.when));let _=d("span","kp-chips");for(let[T,q]of v.tokens)if(!s.flat)_.append(Se("span",T,q));else{let C=`\
Add token ${T}${q===void 0?"":" "+He(q)}`,N=Se("button",T,q,{type:"button","aria-label":C});N.addEventListener("click",()=>O([[T]])),_.append(N)}if(x.append(_),
!s.flat){let T=d("button","kp-button","Add",{type:"button","aria-label":`Add the word as it is ${v.when}`});T.addEventListener("click",()=>O([v.tokens.map(([q])=>q)])),
x.append(T)}return x}i.addEventListener("input",()=>{clearTimeout(w),w=setTimeout(g,120)}),i.addEventListener("keydown",v=>{v.key==="Enter"?(v.preventDefault(),
clearTimeout(w),g().then(()=>c.querySelector("button")?.click())):v.key==="Escape"&&(v.stopPropagation(),i.value="",u=null,c.replaceChildren(),E())});function E(){
a.replaceChildren(...p.map(j)),a.hidden=p.length===0,l.textContent=u?`Another alternative to word ${p.indexOf(u)+1}:`:"",l.hidden=!u;let v=p.flatMap(x=>x.options.
flat()).filter(x=>!o.texts.has(x));v.length&&o.textsOf(v).then(()=>{v.some(x=>o.texts.has(x))&&E()},()=>{})}function j(v,x){let _=d("li","kp-row");v.options.forEach(
(C,N)=>{N&&_.append(d("span","kp-or","or"));let U=d("span","kp-chips");for(let k of C)U.append(Se("span",k,o.texts.get(k)));_.append(U)});let T=v.options[0].map(
C=>o.texts.get(C)??C).join("").trim();if(s.biased){let C=X({kind:"float",step:.5},{"aria-label":`Bias of ${T}`,value:""},N=>{v.bias=N,S()});C.value=v.bias??"",_.
append(d("span","kp-faint","bias"),C)}if(s.alternatives){let C=d("button","kp-link","or…",{type:"button","aria-label":`Add an alternative to ${T}`});C.addEventListener(
"click",()=>{u=v,E(),i.focus()}),_.append(C)}let q=d("button","kp-icon","×",{type:"button","aria-label":`Remove ${T}`});return q.addEventListener("click",()=>{
p.splice(x,1),u===v&&(u=null),E(),S(),i.focus()}),_.append(q),_}return{element:r,label:e,show(v){let x=v===void 0?[]:s.read(v);return x===null?!1:(p=x,u=null,E(),
!0)},showDefault(){},modelChanged:E}}var mt=Object.fromEntries(Object.keys(ht).map(t=>[t,ee(Yt)]));var le={...mt,switch:et,number:xe,slider:xe,choice:tt,text:nt,strings:lt,decay:ct,fields:dt,layers:ut,structure:pt};var oe={changed:"changed by you",preset:"the preset (the chosen strategy) sets it",model:"the model's own default applies"},se={error:"✕",warning:"▲",info:"\
ℹ"},re=t=>t.split(/(?<=_)/).flatMap(e=>[e,d("wbr")]),fe=class{constructor(e,n){this.panel=e,this.knob=n,this.id=`${e.name}-${n.name}`,this.build(),this.control.
showDefault(n.default),this.control.show(e.state.set[n.name]),this.mark(),e.verdict&&this.judged(e.verdict)}build(){let{knob:e,id:n,panel:o}=this;this.element=d(
"div","kp-knob",null,{id:n,"data-knob":e.name}),this.control=(le[e.editor]||rt)(e,{id:`${n}-control`,nameId:`${n}-name`,panel:o,change:u=>o.change(e.name,u,this)});
let s=this.control.label?{for:this.control.label}:{},r=d(this.control.label?"label":"span","kp-name",null,{id:`${n}-name`,...s});r.append(...re(e.name)),this.source=
d("span","kp-source"),this.standard=d("span","kp-standard"),this.back=d("button","kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{o.reset(
e.name),this.focus()});let a=d("button","kp-icon kp-ask","?",{type:"button","aria-expanded":"false","aria-label":`More about ${e.name}`});a.addEventListener("cl\
ick",()=>this.explain(a));let i=d("div","kp-head"),l=d("span","kp-tools");l.append(this.control.beside||"",this.back,a),i.append(r,this.source,l),this.notes=d("\
div","kp-notes",null,{role:"status"}),this.idle=d("span","kp-idle");let c=d("p","kp-meaning",e.meaning+" ",{id:`${n}-meaning`});c.append(this.standard," ",this.
idle),this.element.append(i,this.control.element,this.notes,c);let p=this.element.querySelector(`[id="${n}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){
let{knob:n}=this;if(!this.help){this.help=d("div","kp-help",null,{hidden:""}),this.help.append(d("p",null,n.explanation));let o=Xt(n);o&&this.help.append(d("p",
null,o)),n.needs.length&&this.help.append(d("p",null,`It has an effect only when ${n.needs.join(", and ")}.`));for(let s of n.conflicts)this.help.append(d("p",null,
s));if(n.paper){let s=d("a",null,n.paper.replace(/^https?:\/\//,""),{href:n.paper,target:"_blank",rel:"noopener noreferrer"}),r=d("p",null,"Read more: ");r.append(
s),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:n}=this,{name:o}=n,s=e.sourceOf(o);this.element.dataset.source=s,this.source.textContent=oe[s]?s:"",this.source.title=oe[s]||"";let r=e.verdict?.defaults[o],
a=r===void 0?n.default:r,i=r===void 0?"Default":"The model's default";this.standard.textContent=a===null?"No default.":`${i}: ${this.inWords(a)}.`,this.standard.
title=r===void 0?"The library's default: it applies where nobody sets the knob":"From the model's own generation config";let l=e.state.base[o],c=s==="changed"||
l!==void 0&&e.state.set[o]===void 0;this.back.hidden=s!=="preset"&&!c;let p=c&&l!==void 0?`${this.inWords(l)}, as the preset has it`:"its default";this.back.textContent=
c?"↺":"×",this.back.title=c?`Back to ${p}`:"Unset it: the default applies",this.back.setAttribute("aria-label",c?`Reset ${o} to ${p}`:`Unset ${o}`)}inWords(e){
return this.knob.editor==="switch"&&typeof e=="boolean"?e?"on":"off":R(e,30)}judged(e){let{knob:n}=this,o=e.defaults[n.name];this.control.showDefault(o===void 0?
n.default:o),this.control.judged&&this.control.judged(e);let s=e.notes[n.name]||[];this.notes.replaceChildren(...s.map(a=>Le(a,this.panel))),this.element.classList.
toggle("kp-wrong",s.some(a=>a.severity==="error"));let r=e.idle[n.name];this.idle.textContent=r?`No effect now: ${r}`:"",this.mark()}focus(){let e=this.control.
element,n=e.matches("input, select, textarea")?e:e.querySelector("input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");n&&n.focus(
{preventScroll:!0})}};function Le(t,e){let n=d("div",`kp-note kp-${t.severity}`);n.append(d("span","kp-sign",se[t.severity],{"aria-hidden":"true"}));let o=d("sp\
an","kp-said",t.message+" "),{press:s}=t;if((!s||!s.whole)&&o.append(d("strong",null,t.fix)," "),s){let a=d("button","kp-button",s.label,{type:"button"});a.addEventListener(
"click",()=>e.apply(s.change,t.knob)),o.append(a," ")}let r=e.byName.has(t.knob);if(r?s&&!(t.knob in s.change):e.state.set[t.knob]!==void 0){let a=d("button","k\
p-link",`${r?"Unset":"Remove"} ${t.knob}`,{type:"button"});a.addEventListener("click",()=>e.apply({[t.knob]:null},r?t.knob:void 0)),o.append(a)}return n.append(
o),n}function Xt(t){let n=t.minimum===null?"":t.open_minimum?`above ${t.minimum}`:`from ${t.minimum}`,o=t.maximum===null||t.maximum>=2147483647?"":t.open_maximum?
`below ${t.maximum}`:`to ${t.maximum}`;return n||o?`Allowed: ${[n,o].filter(Boolean).join(" ")}.`:""}var Zt=["switch","choice"];function en(t,{id:e,change:n}){if(t.slider_minimum===null)return le.number(t,{id:e,change:n});let o=d("span","kq-number"),s=d("input",
"kp-slider",null,{id:e,type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any"}),r=d("output","kq-value",null,{for:e}),a=t.default,i;s.addEventListener(
"input",()=>{i=Number(s.value),l(),n(i)});function l(){let c=i===void 0?a:i;r.textContent=c==null?"–":String(c),s.classList.toggle("kp-off",i===void 0),s.setAttribute(
"aria-valuetext",r.textContent)}return o.append(s,r),{element:o,label:e,show(c){i=c,s.value=String(typeof c=="number"?c:a??t.slider_minimum),l()},showDefault(c){
a=typeof c=="number"?c:null,i===void 0&&this.show(void 0)}}}function tn(t,{id:e,panel:n}){let o=d("button","kp-button",null,{id:e,type:"button"});return o.addEventListener(
"click",()=>{be("knobs"),n.jump(t.name)}),{element:o,label:e,show(s){o.textContent=s===void 0?"set …":R(s,18)},showDefault(){}}}var _e=class{constructor(e,n){
this.panel=e,this.knob=n;let o=`quick-${n.name}`,s=`${o}-name`,r=["slider","number"].includes(n.editor)?en:Zt.includes(n.editor)?le[n.editor]:tn;this.control=r(
n,{id:o,nameId:s,panel:e,change:i=>e.change(n.name,i,this)});let a=this.control.label?{for:this.control.label}:{};this.name=d(this.control.label?"label":"span",
"kp-name",null,{id:s,...a}),this.sign=d("span","kq-sign","",{"aria-hidden":"true"}),this.element=d("div","kq-knob",null,{"data-knob":n.name,title:n.meaning}),this.
name.append(...re(n.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(n.default),this.control.show(e.state.set[n.name]),
this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let n=e.defaults[this.knob.name];this.control.showDefault(n===void 0?
this.knob.default:n);let o=e.notes[this.knob.name]||[],s=o.find(({severity:a})=>a==="error")||o[0];this.sign.textContent=s?se[s.severity]:"",this.sign.dataset.severity=
s?s.severity:"";let r=oe[this.panel.sourceOf(this.knob.name)];this.element.title=[s?`${s.message} ${s.fix}`:this.knob.meaning,r?`(${r})`:""].join(" ").trim(),this.
mark()}},he=class{constructor(e,n,o){this.panel=n,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(".kq-number-of").
textContent=`All ${n.knobs.length}`,this.knobs=new Map,this.show(o)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let n=e.filter(o=>this.panel.byName.
has(o));this.knobs=new Map(n.map(o=>[o,this.knobs.get(o)||new _e(this.panel,this.panel.byName.get(o))])),this.place.replaceChildren(...[...this.knobs.values()].
map(({element:o})=>o))}judged(e){this.show(e.essential);for(let s of this.knobs.values())s.judged(e);let n=[...e.general,...Object.values(e.notes).flat()],o=n.filter(
({severity:s})=>s==="error").length;this.count.textContent=n.length?`${se[o?"error":"warning"]} ${n.length}`:""}};var ce=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function gt(t,e){let n=ce(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(o=>n.
some(s=>s.startsWith(o)))}var nn=(t,e)=>t.every(n=>ce(e).join(" ").includes(n));function bt(t,e){let n=ce(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let o=({
words:l})=>l.some(c=>gt(n,c)),s=Z.absent.filter(({words:l})=>l.includes(n.join(" "))),r=Z.elsewhere.filter(o),a=e.filter(l=>[l.name,l.group,...l.synonyms].some(
c=>gt(n,c)));if(a.length||s.length||r.length)return{knobs:a,beside:r,absent:s};let i=l=>[l.name,l.group,...l.synonyms,l.meaning,l.explanation].join(" ");return{
knobs:e.filter(l=>nn(n,i(l))),beside:r,absent:s}}function wt({text:t,id:e,inside:n}){let o=d("p","kp-faint",t+" "),s=i=>i?document.getElementById(i):null;if(!s(
e)&&!s(n))return o;let r=d("button","kp-link","Go to it",{type:"button"}),a=i=>{let l=s(e)?.querySelector("input, textarea, select");return!l?.offsetParent&&i?requestAnimationFrame(
()=>a(i-1)):(l?.scrollIntoView({block:"center"}),l?.focus({preventScroll:!0}))};return r.addEventListener("click",()=>{s(e)?.offsetParent||s(n)?.querySelector("\
button.label-wrap")?.click(),a(60)}),o.append(r),o}var on=150,Oe=class{constructor(e,{props:n,server:o,watch:s},{name:r,hidden:a}){this.root=e,this.props=n,this.server=o,this.name=r,this.knobs=Z.knobs.filter(i=>!a.
includes(i.name)),this.byName=new Map(this.knobs.map(i=>[i.name,i])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(n.value,!0),this.build(),this.commit(),s("value",()=>{n.value!==this.
text&&this.load(n.value)}),this.ask()}take(e,n){let o={};try{o=JSON.parse(e)}catch{}let{model:s,assistant:r,...a}=o;n&&s!==void 0&&(this.chosen={model:s,assistant:r}),
this.state={...this.state,...a,set:{...o.set||{}},base:{...o.base||{}}}}follow(e){let n=this.chosen;if(this.chosen=e,n.model!==e.model){this.texts.clear();for(let o of this.
rows.values())o.control.modelChanged?.()}this.ask()}load(e){let n=this.state;this.take(e);for(let o of this.byName.keys())for(let s of this.viewsOf(o))M(n.set[o],
this.state.set[o])||s.control.show(this.state.set[o]),s.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,n,o){
n===void 0?delete this.state.set[e]:this.state.set[e]=n;for(let s of this.viewsOf(e))s!==o&&s.control.show(n),s.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),on)}apply(e,n){for(let[o,s]of Object.entries(e)){s===null?delete this.state.set[o]:this.state.set[o]=s;for(let r of this.viewsOf(
o))r.control.show(this.state.set[o]),r.mark()}this.commit(),this.ask(),n&&this.rows.has(n)&&this.rows.get(n).focus()}reset(e){let{base:n,set:o}=this.state;this.
apply({[e]:n[e]!==void 0&&!M(n[e],o[e])?n[e]:null})}resetAll(e){let n=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...n].map(o=>[o,e[o]??null])))}sourceOf(e){let{base:n,set:o}=this.state;return o[e]!==void 0?M(o[e],n[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=sn(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),n;try{n=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=n;for(let o of this.rows.values())o.judged(n);
this.quick?.judged(n),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let n=this.chosen.model,o=JSON.parse(await this.server.split_words(
JSON.stringify({model:n,texts:e})));if(n===this.chosen.model)for(let[s,r]of(o.tokens||[]).flat())this.texts.set(s,r);return o}async textsOf(e){let n=this.chosen.
model,o=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!o.length)return[];let s=JSON.parse(await this.server.split_words(JSON.stringify({model:n,
ids:o})));if(n===this.chosen.model)for(let[r,a]of s.texts||[])this.texts.set(r,a);return s.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=d("section","kp-basic",null,{"aria-label":"The knobs that matter most"});for(let o of this.knobs)o.basic&&this.basic.
append(this.row(o.name).element);e.append(this.basic);for(let o of Z.groups){let s=this.knobs.filter(a=>a.group===o&&!a.basic),r=this.knobs.filter(a=>a.group===
o&&a.basic);s.length&&e.append(this.buildGroup(o,s,r))}this.effective=d("details","kp-group kp-effective");let n=d("summary",null,"Effective config");this.effectiveTable=
d("div","kp-table"),this.effective.append(n,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new fe(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,n,o){let s=d("details","kp-group",
null,{"data-group":e}),r=d("summary",null,e),a=d("span","kp-count");r.append(a);let i=d("div","kp-body");s.append(r,i);let l={element:s,count:a,knobs:n,fill:()=>{
if(i.childElementCount)return;o.length&&i.append(l.above=this.buildAbove(o));let c=n.filter(p=>p.managed_because);for(let p of n)p.managed_because||i.append(this.
row(p.name).element);for(let p of c){let u=d("p","kp-meaning kp-managed",null,{"data-knob":p.name});u.append(d("code",null,p.name)," "+p.managed_because),i.append(
u)}}};return s.addEventListener("toggle",()=>{s.open&&l.fill(),this.verdict&&this.summarise()}),this.groups.set(e,l),s}buildAbove(e){let n=d("p","kp-meaning kp-\
above","Always in view, above: ");return e.forEach(({name:o},s)=>{let r=d("button","kp-link kp-name",null,{type:"button","aria-label":`Go to ${o}`});r.append(...re(
o)),r.addEventListener("click",()=>this.jump(o)),n.append(s?", ":"",r)}),n}groupOf(e){let n=this.byName.get(e);return n&&!n.basic?this.groups.get(n.group):null}jump(e){
if(!this.byName.has(e))return;this.search.value="",this.filter();let n=this.groupOf(e);n&&(n.element.open=!0,n.fill());let o=this.row(e);o.element.scrollIntoView(
{block:"center"}),o.focus(),o.element.classList.remove("kp-found"),requestAnimationFrame(()=>o.element.classList.add("kp-found"))}buildSearch(){let e=d("div","k\
p-search",null,{role:"search"});return this.search=d("input",null,null,{type:"search",placeholder:`Search ${this.knobs.length} knobs`,"aria-label":"Search the k\
nobs",autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=d("span","kp-faint","",{role:"status"}),this.beside=d("div","kp-beside",null,{
role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",n=>{n.key==="Escape"&&(this.search.value="",this.
filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=ce(this.search.value).length>0,{knobs:n,beside:o,absent:s}=bt(this.search.value,this.knobs),
r=c=>n.includes(c),a=c=>{let p=this.rows.get(c.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=!r(c))};this.knobs.filter(
c=>c.basic).forEach(a);for(let c of this.groups.values()){let p=c.knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.forEach(a),c.above&&(c.
above.hidden=e),c.element.hidden=!p,e?c.element.open=p:c.wasOpen!==void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let i=o.length||s.length?"No knob.":"No k\
nob matches. Try a plain word, such as repeat, random or stop.",l=n.length===1?"1 knob":`${n.length} knobs`;this.found.textContent=e?n.length?l:i:"",this.beside.
replaceChildren(...o.map(wt),...s.map(({text:c})=>d("p","kp-faint",c))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=d("div","kp-summ\
ary"),this.general=d("div","kp-notes",null,{role:"status"}),this.headline=d("p","kp-headline",""),this.chips=d("div","kp-differing");let e=d("div","kp-foot");return this.
toPreset=d("button","kp-link","Reset to the preset",{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=d("\
button","kp-link","Use the model's defaults",{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),
this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:n,mode:o}=this.verdict,s=e.length===1?"1 knob differ\
s":`${e.length||"No"} knobs differ`,r=d("strong",null,o[0].toUpperCase()+o.slice(1),{title:"What these settings amount to"});this.headline.replaceChildren(r,` ·\
 ${s} from the model's defaults${e.length?":":"."}`),this.chips.replaceChildren(...e.map(i=>{let l=this.sourceOf(i),c=d("button","kp-chip",i,{type:"button","dat\
a-source":l,title:`${oe[l]}; go to it`}),p=this.verdict.notes[i]||[],u=p.some(f=>f.severity==="error")?"error":p.length?"warning":"";return u&&c.append(d("span",
`kp-${u}`,se[u],{title:"See the note at the knob"})),c.addEventListener("click",()=>this.jump(i)),c}));let a=[...n,...Object.entries(this.verdict.notes).flatMap(
([i,l])=>{let c=this.groupOf(i);return this.byName.has(i)?c&&!c.element.open?l.filter(p=>p.severity==="error"):[]:l})];this.general.replaceChildren(...a.map(i=>Le(
i,this)));for(let{knobs:i,count:l}of this.groups.values()){let c=i.filter(u=>this.state.set[u.name]!==void 0).length,p=i.filter(u=>this.verdict.notes[u.name]).length;
l.textContent=[c?`${c} set`:"",p?`▲ ${p}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),n=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let o=d("table"),s=d("tr");s.append(...["knob","value","from"].map(i=>d("th",null,i,{scope:"col"})));let r=d("tbody");for(let{
name:i,value:l,source:c,ignored:p}of n){let u=d("tr",null,null,{"data-source":c}),f=d("td"),w=d("button","kp-link kp-name",null,{type:"button","aria-label":`Go \
to ${i}`});w.append(...re(i)),w.addEventListener("click",()=>this.jump(i)),f.append(w);let S=d("td","kp-value",R(l,60));p&&S.append(d("span","kp-faint"," ○ no e\
ffect",{title:p})),u.append(f,S,d("td",null,c)),r.append(u)}let a=d("thead");a.append(s),o.append(a,r),this.effectiveTable.replaceChildren(o)}},sn=(t,e)=>[...new Set(
[...Object.keys(t),...Object.keys(e)])].every(o=>M(t[o],e[o])),$e=new Map,Ce=new Map;function kt({element:t,props:e,server:n,watch:o},s){let r=new Oe(t.querySelector(
".kp"),{props:e,server:n,watch:o},s);$e.set(s.name,r),St(s.name),Ce.has(s.name)&&r.follow(Ce.get(s.name))}function yt(t,e){Ce.set(t,e),$e.get(t)?.follow(e)}var vt=new Map;
function xt({element:t},{name:e,essential:n}){vt.set(e,{element:t,essential:n}),St(e)}function St(t){let[e,n]=[$e.get(t),vt.get(t)];!e||!n||(e.quick=new he(n.element,
e,n.essential),e.verdict&&e.quick.judged(e.verdict))}var rn=250,an={true:"The model’s own template puts its marks around your words and says whose turn it is.",false:"The model continues your words as they stand\
: no template, no system message, no earlier turns."},Ne=["user","assistant","system"];function Et({element:t,props:e,server:n,trigger:o,watch:s}){let r=t.querySelector(
".gp-beside"),a=k=>r.querySelector(k),[i,l,c]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),u=a(".gp-target textarea"),f={kind:"plain",on:!0,
system:"",turns:[],target:""},w="",S="plain true";function O(k){let $={};try{$=JSON.parse(k||"{}")}catch{}f={...f,...$,turns:($.turns||f.turns).map(A=>({...A}))}}
function g(){w=JSON.stringify(f),e.value=w,y()}function y(){let k=`${f.kind} ${f.on}`;if(k===S)return N({});S=k,o("turned",{})}function E(){r.hidden=f.kind==="p\
lain",a(".gp-chat").hidden=f.kind!=="chat",a(".gp-source").hidden=f.kind!=="source",a(".gp-messages").hidden=!f.on,a(".gp-bar .gp-why").textContent=an[f.on];for(let[
k,$]of[[i,f.on],[l,!f.on]])k.setAttribute("aria-checked",String($)),k.tabIndex=$?0:-1;for(let[k,$]of[[p,f.system],[u,f.target]])k.value!==$&&(k.value=$);for(;c.
children.length>f.turns.length;)c.lastElementChild.remove();for(;c.children.length<f.turns.length;)c.append(j());f.turns.forEach(v),a(".gp-clear").hidden=!f.turns.
length}function j(){let k=document.createElement("li"),$=document.createElement("select"),A=document.createElement("textarea"),D=document.createElement("button"),
F=()=>[...c.children].indexOf(k);return A.rows=1,D.type="button",D.textContent="✕",$.addEventListener("change",()=>{f.turns[F()].role=$.value,E(),g()}),A.addEventListener(
"input",()=>{f.turns[F()].content=A.value,g()}),D.addEventListener("click",()=>{let J=F();f.turns.splice(J,1),E(),g(),(c.children[Math.min(J,f.turns.length-1)]?.
querySelector("button")||a(".gp-add")).focus()}),k.append($,A,D),k}function v({role:k,content:$},A){let D=c.children[A],[F,J,de]=D.children,z=Ne.includes(k)?Ne:
[...Ne,k];(F.options.length!==z.length||F.options[z.length-1].value!==z.at(-1))&&F.replaceChildren(...z.map(ue=>new Option(ue,ue))),F.value=k,J.value!==$&&(J.value=
$),D.dataset.role=k;let H=`turn ${A+1}`;F.setAttribute("aria-label",`Role of ${H}`),J.setAttribute("aria-label",`Words of ${H}, ${k}`),de.setAttribute("aria-lab\
el",`Remove ${H}`),de.title=`Remove ${H}`}function x(k){f.on=k,E(),g(),(k?i:l).focus()}i.addEventListener("click",()=>x(!0)),l.addEventListener("click",()=>x(!1)),
a(".gp-switch").addEventListener("keydown",k=>{k.key.startsWith("Arrow")&&(k.preventDefault(),x(!f.on))}),p.addEventListener("input",()=>{f.system=p.value,g()}),
u.addEventListener("input",()=>{f.target=u.value,g()});for(let k of r.querySelectorAll(".gp-add"))k.addEventListener("click",()=>{f.turns.push({role:k.dataset.role,
content:""}),E(),g(),c.lastElementChild.querySelector("textarea").focus()});a(".gp-clear").addEventListener("click",()=>{f.turns=[],E(),g(),a(".gp-add").focus()}),
a(".gp-reply").addEventListener("click",()=>o("reply",{}));let _={prompt:"",model:""},T=0,q=null,C=null;function N(k){_={..._,...k},clearTimeout(q),C&&(q=setTimeout(
U,rn))}async function U(){let k=++T,$=f.kind==="chat"&&f.on,A=null;if($)try{A=JSON.parse(await n.render_messages(JSON.stringify({..._,value:w})))}catch(D){console.
warn("Generation Playground: the template could not be asked.",D)}k===T&&C.setWritten(A)}window.GenerationPlaygroundPrompt=k=>{t.isConnected&&N(k)},P(k=>{C=k.log(
"main"),C.answers.without=()=>o("without",{}),C.subscribe(r,$=>{if(!$.status&&!$.run)return;let{started:A,finished:D}=C;a(".gp-reply").disabled=!(D&&D.sequences.
length&&A&&A.request.messages)}),N({})}),s("value",()=>{e.value!==w&&(O(e.value),E(),w=e.value,y())}),O(e.value),E(),w=e.value,y()}function Lt({element:t,props:e,trigger:n,watch:o},{groups:s,yours:r}){let a=t.querySelector("select"),i=t.querySelector("span"),l="";function c(){i.textContent!==
e.label&&(i.textContent=e.label);let p=JSON.stringify(e.choices);if(p!==l){l=p;let u=new Map;for(let[f,w]of e.choices){let S=s[w]??r;u.has(S)||u.set(S,[]),u.get(
S).push(new Option(f,w))}a.replaceChildren(...[...u].flatMap(([f,w])=>{if(!f)return w;let S=document.createElement("optgroup");return S.label=f,S.append(...w),[
S]}))}a.value=e.value}a.addEventListener("input",()=>{e.value=a.value,n("input")}),o(Object.keys(e),c),c()}function _t({trigger:t}){P(e=>{let n=({act:o,model:s})=>t("asked",{act:o,model:s});for(let o of["shelf","estimate"])e.group(o).answers.model=n})}function Ot({props:t,trigger:e,watch:n}){P(o=>{let s=o.log("main");s.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:s.turn,started:s.startedLine()}),
n("value",()=>{if(!t.value)return;let r=JSON.parse(t.value.split(`
`)[1]);r?s.addSearched(r.turn??void 0,r.found):s.changed("searched")})})}var ln=250;function Ct({element:t,props:e,trigger:n,watch:o}){P(s=>{let r=s.log("main"),a=new Map,i=null;function l(){let{given:u,only_given:f,config:w={}}=r.started.
request;return typeof u=="string"||r.usesBeams?!1:Array.isArray(u)&&f||w.max_new_tokens===(u||[]).length+1}let c=u=>(u&&u.watched||[]).map(({token_id:f})=>f);function p(u,f,w,S){
r.asked={turn:r.turn,kind:u,ids:w,...S};let{last:O,stopReason:g}=f;n("go",{kind:u,ids:w,stop:g,watched:c(O),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:u,tokenId:f}){if(u.isPrompt)return;let w=[...r.idsTo(u).slice(0,-1),f],S=r.lastOf(u),O=S===u&&l()?"choose":"branch";p(O,{last:S},w,{at:u.
index,from:u.chosen.text,on:f===u.chosen.token_id})},more(){let u=r.current(),f=u&&r.lineOf(u);if(!f||!f.last)return n("start",{});p("more",f,r.idsTo(f.last),{at:f.
last.index+1})},look({line:u,text:f}){let{last:w}=r.lines()[u]||{},S=w?r.idsTo(w):[];n("look",{line:u,text:f,ids:S,watched:c(w),turn:r.turn,started:r.startedLine()})},
save_page(){n("save_page",{})},shown(){clearTimeout(i),i=setTimeout(()=>n("shown",{turn:r.turn,log:r.text}),ln)}}),r.subscribe(t,u=>{if(u.run)for(let{line:f,lists:w}of a.
get(r.turn)||[])r.addWatched(f,w)}),o("value",()=>{if(!e.value)return;let u=JSON.parse(e.value.split(`
`)[1]);if(!u)return r.changed("watched");a.has(u.turn)||a.set(u.turn,[]),a.get(u.turn).push(u),u.turn===(r.turn??null)&&r.addWatched(u.line,u.lists)})})}var cn="generation-playground",$t="generation-playground.keep-history",dn=20,un=5e6,pn=3e7,Nt=90,fn="The browser’s storage is forbidden or full: the newest runs\
 are lost when this page is closed.";function At({element:t,props:e,trigger:n,watch:o}){let s=t.querySelector(".gp-history"),r=new B,a=h=>s.querySelector(h),i=a(
".gp-keep input"),l=a(".gp-clear"),c=[],p=new Map,u=null,f=null,w=null,S=null;function O(){return S??=new Promise((h,b)=>{let m=indexedDB.open(cn,1);m.onupgradeneeded=
()=>{m.result.createObjectStore("runs",{keyPath:"id"}),m.result.createObjectStore("logs")},m.onsuccess=()=>h(m.result),m.onerror=m.onblocked=()=>b(m.error)})}async function g(h,b){
let m=(await O()).transaction(["runs","logs"],h);return new Promise((L,I)=>{let Q=b(m.objectStore("runs"),m.objectStore("logs"));m.oncomplete=()=>L(Q&&Q.result),
m.onerror=m.onabort=()=>I(m.error)})}function y(){try{return(localStorage.getItem($t)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let E=Promise.resolve();function j(h){
return E=E.then(h).then(()=>$(""),b=>{console.warn("Generation Playground: the history could not be kept.",b),$(fn)}).then(z),E}async function v(){let h=[...p.values()].
map(([m])=>m).sort((m,L)=>L.id-m.id);c=h;let b=y()?await g("readonly",m=>m.getAll()):[];c=[...h,...b.filter(m=>!p.has(m.id))].sort((m,L)=>L.id-m.id)}async function x(){
for(let[h,[b,m]]of p)await g("readwrite",(L,I)=>{m!==null&&I.put(m,h),L.put(b)}),p.delete(h)}async function _(h){h.forEach(b=>p.delete(b)),c=c.filter(b=>!h.includes(
b.id)),y()&&await g("readwrite",(b,m)=>h.forEach(L=>{b.delete(L),m.delete(L)}))}async function T(){let h=0,b=c.filter((m,L)=>(h+=m.size)>pn||L>=dn);b.length&&await _(
b.map(m=>m.id))}let q=async h=>p.has(h)?p.get(h)[1]:g("readonly",(b,m)=>m.get(h));async function C(){for(let h of await g("readonly",b=>b.getAll()))p.has(h.id)||
p.set(h.id,[h,await q(h.id)??null]);await g("readwrite",(h,b)=>{h.clear(),b.clear()})}function N(){if(!u||!f||f.turn!==u.turn||!f.finished)return;let{turn:h,replaces:b,
...m}=u;u=null;let L=f.text,I=L.length<=un,Q={id:h,time:Date.now(),...m,seed:f.started.seed,tokens:f.finished.num_tokens,end:J(f.finished.sequences[0]?.text??"",
Nt),size:I?L.length:0};p.set(h,[Q,I?L:null]),j(async()=>{b&&await _([b]),await v(),y()&&await x(),await T()})}let U=({request:h,seed:b,preset:m})=>({request:h,seed:b,
preset:m});async function k(h){let b=await q(h.id).catch(()=>null);if(!b)return $("This run is no longer in the browser’s storage.");n("look",{log:b,...U(h)})}
let $=h=>{a(".gp-note").textContent=h};function A(h,b,m){let L=document.createElement(h);return L.textContent=b,m&&(L.className=m),L}function D(h,b,m,L){let I=A(
"button",h);return I.type="button",I.setAttribute("aria-label",b),I.title=L||(h===b?"":b),I.disabled=!!L,I.addEventListener("click",m),I}function F(h){let b={month:"\
short",day:"numeric"},m={hour:"2-digit",minute:"2-digit"},L=new Date(h).toDateString()===new Date().toDateString();return new Date(h).toLocaleString([],L?m:{...b,
...m})}function J(h,b){let m=Array.from(h);return m.length<=b?h:`…${m.slice(-b).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function de(h){let b=document.createElement(
"li");b.dataset.run=h.id;let m=A("div","","gp-what"),L=F(h.time),I=String(h.prompt||""),Q=`${h.tokens} ${h.tokens===1?"token":"tokens"}`,Mt=[L,h.strategy,h.model,
`seed ${h.seed}`,Q];m.append(A("span",J(I,Nt)||"(no prompt)","gp-prompt")),h.end&&m.append(A("span",h.end,"gp-end")),m.append(A("span",Mt.filter(Boolean).join("\
 · "),"gp-facts"));let Pe=A("div","","gp-acts"),me=`the run of ${L}: ${J(h.end||I,40)}`,Ft=h.size?"":"Too long to be kept. It can be started from.";return Pe.append(
D("View",`View ${me}`,()=>k(h),Ft),D("Load settings",`Load settings of ${me}`,()=>n("start",U(h))),D("✕",`Remove ${me}`,()=>j(()=>_([h.id])))),b.append(m,Pe),
b}function z(){let h=a("li button:focus"),b=h&&[h.closest("li").dataset.run,[...h.parentNode.children].indexOf(h)];a(".gp-hint").textContent=c.length?"":"Your r\
uns will be listed here, to look at again or to start from.",a(".gp-till").textContent=y()?"":"(now: only until this page is closed)",a(".gp-runs").replaceChildren(
...c.map(de)),b&&(a(`li[data-run="${b[0]}"] .gp-acts`)?.children[b[1]]||a(".gp-keep input")).focus(),l.hidden=!c.length,i.checked=w??y(),H()}function H(){l.textContent=
"Clear history",l.dataset.sure=""}l.addEventListener("click",()=>{l.dataset.sure?j(()=>_(c.map(h=>h.id))):(l.textContent=`Remove all ${c.length}?`,l.dataset.sure=
"yes")}),l.addEventListener("blur",H);async function ue(h){h||await C(),localStorage.setItem($t,h?"yes":"no"),window.dispatchEvent(new Event("generation-playgro\
und-keep")),h&&await x(),await v(),await T()}i.addEventListener("change",()=>{let h=w=i.checked;j(()=>ue(h).finally(()=>{w=null}))}),document.addEventListener("\
click",({target:h})=>{h.closest("[data-drawer=history]")&&j(v)}),j(v),o("value",()=>{let h=r.unstamp(e.value);h&&(u={turn:r.newest,...JSON.parse(h)},N())}),P(h=>{
f=h.log("main"),f.subscribe(s,b=>{b.status&&N()})})}var hn=1;function Tt({props:t,watch:e}){let n=new B,o;P(s=>{let r=s.log("main"),a=()=>{let i=n.unstamp(t.value);i!==null&&(r.recorded=n.newest===hn,document.body.
toggleAttribute("data-recorded",r.recorded),s.feed("main",i,n.newest),!(!r.finished||o===n.newest)&&(o=n.newest,r.selectMostUncertain()))};t.value&&!location.search&&
a(),e("value",a)})}function Pt({element:t,props:e,watch:n}){let o=i=>t.querySelector(".gp-"+i);function s(i){let l="https://huggingface.co";return i&&window.parent!==window&&document.
referrer.startsWith(l)?`${l}/spaces/${i}`:location.origin+location.pathname}function r(){let i=o("taken");if(!i)return;let l=e.value?JSON.parse(e.value):null;if(i.
hidden=!l,!l)return;o("label").textContent=l.title,o("note").textContent=l.note;let c=l.query?`${s(l.space)}?${l.query}`:l.text,p=o("text");p.value=c,p.wrap=l.query?
"soft":"off",p.rows=l.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,o("copied").textContent=""}async function a(){let i=o("text"),l=!0;try{await navigator.clipboard.writeText(i.value)}catch{i.focus(),i.select(),
l=document.execCommand("copy")}o("copied").textContent=l?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C)."}o("copy").
addEventListener("click",a),n("value",()=>{r(),e.value&&a()}),r()}var Ae="generation-playground.presets";function qt({element:t,props:e,trigger:n,watch:o}){let s={download({name:i,type:l,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${l};charset=utf-8`})),p.download=i,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:i}){
let l=document.querySelector(i);if(!l)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;l.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),l.matches("textarea, input, button")&&l.focus({preventScroll:!0})},keep({name:i,config:l}){let c=!1;try{let p=r();l?p[i]=l:delete p[i],localStorage.setItem(
Ae,JSON.stringify(p))}catch{c=!0}n("kept",{presets:a(),name:i,removed:!l,failed:c})}};function r(){let i=localStorage.getItem(Ae)||"{}";try{let l=JSON.parse(i);
return l&&typeof l=="object"&&!Array.isArray(l)?l:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:i})=>{i===
Ae&&t.isConnected&&n("kept",{presets:a()})}),o("value",()=>{if(!e.value)return;let i=JSON.parse(e.value);s[i.do](i)})}function jt(){document.addEventListener("keydown",t=>{t.key==="Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",t=>{t.key==="Tab"&&t.target.matches("input[role=combobox]")&&t.stopPropagation()},!0)}var mn={error:"✕ Error",warning:"▲ Note",info:"ℹ",busy:"◌"},gn=250;function Dt({element:t,props:e,trigger:n,watch:o}){let s=new B,r=!1,a=null;function i(){
let l=t.querySelector(".messages"),c=s.unstamp(e.value);if(!l||c===null)return;clearTimeout(a);let p=JSON.parse(c||"[]");r=p.some(u=>u.refused),l.replaceChildren(
...p.map(bn)),r&&l.scrollIntoView({block:"nearest"})}o("value",i),document.addEventListener("playground-changed",()=>{!r||!t.isConnected||(clearTimeout(a),a=setTimeout(
()=>n("mended",{turn:s.newest}),gn))})}function bn({severity:t,knob:e,message:n,fix:o}){let s=document.createElement("div");s.className="message "+t,Te(s,"span",
mn[t]||"","label");let r=document.createElement("span"),a=e&&n.startsWith(e+" ");return e&&(Te(r,"code",e),r.append(a?"":": ")),r.append((a?n.slice(e.length):n)+
(o?" ":"")),o&&Te(r,"strong",o),s.append(r),s}function Te(t,e,n,o){let s=document.createElement(e);s.textContent=n,o&&(s.className=o),t.append(s)}var It=(t,e,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=t,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let[r]=s.files;if(!r)return o([null]);let a=n==="text"?()=>r.text():()=>wn(r);o([{name:r.name,size:r.size,[n]:r.size>e?null:await a().catch(()=>null)}])}),
s.click()}),wn=t=>new Promise((e,n)=>{let o=new FileReader;o.onload=()=>e(o.result.split(",")[1]||""),o.onerror=()=>n(o.error),o.readAsDataURL(t)});function Rt({props:t,watch:e},{name:n}){let o=new B;P(s=>{let r=()=>{let a=o.unstamp(t.value);a&&s.feedGroup(n,a,o.newest)};e("value",r),r()})}var Bt={changesInWords:De,followModels:yt,mountBeamVariants:Ot,mountBranching:Ct,mountChangedLine:Ie,mountComparisonLog:qe,mountBrowserCommands:qt,mountDrawer:Ge,
mountExamples:Ve,mountHeader:Qe,markView:ve,mountHistory:At,mountKeptForm:Xe,mountKnobPanel:kt,mountLanes:je,mountMessages:Dt,mountModelQuestions:_t,mountPromptArea:Et,
mountQuickRow:xt,mountReport:Rt,mountRunLog:Tt,mountStrategyList:Lt,mountTaken:Pt,pickFile:It};function kn(){let t=n=>{try{n(Bt)}catch(o){console.error("Generat\
ion Playground:",o)}},e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...Bt,push:t},e.forEach(t)}jt();We();kn();})();
