// Written by .ci/bundle.py from modules with the SHA-256 5f84df5bc2b6a0530a25a5f2ad7829d4a3382e3e788523656d2f7be5b477204b: edit those.
(()=>{var Ht=["de","fr"];function pe(t,e){if(t==null)return"";if(typeof t=="object")return pe(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(s,r)=>{if(r===void 0)return s[0];let l=e[r];return l&&typeof l=="object"?pe(l):String(l??"")}):o}function Kt(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Ht.includes(t)?t:"en"}function je(t){let n=window.GenerationPlaygroundCatalogues?.[Kt()];
if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=
o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(t)}function j(t){(window.GenerationPlaygroundQueue??=[]).push(t)}var M=class{constructor(){this.newest=0,this.isNew=!1}unstamp(e){let n=(e||"").indexOf(`
`),o=Number((e||"").slice(0,Math.max(n,0)));return o<this.newest?null:(this.isNew=o>this.newest,this.newest=o,(e||"").slice(n+1))}};function Ie({props:t,trigger:e,watch:n},{kind:o,opens:s}){let r=new M,l;j(a=>{n("value",()=>{let i=r.unstamp(t.value);i!==null&&(a.feedGroup(o,i,r.newest),!(!i||
l===r.newest)&&(l=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Vt(o)))))}),s&&(a.group(o).answers.open=({entry:i})=>e("open",{entry:i}))})}function Vt(t){
let e=document.getElementById(`${t}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function De({props:t,trigger:e,watch:n}){let o=new M;j(s=>{let r=s.group("lanes");r.answers.lane=({do:l,id:a})=>{e("lane",{do:l,id:a}),l==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},n("value",()=>{let l=o.unstamp(t.value);l&&r.setLanes(JSON.parse(l))})})}function Re(t,e){let{base:n={},set:o={}}=JSON.parse(t||"{}"),s=a=>typeof a=="object"?"":JSON.stringify(a),r=[...new Set([...Object.keys(n),...Object.keys(o)])].
flatMap(a=>{let[i,c]=[n[a]??null,o[a]??null];return JSON.stringify(i)===JSON.stringify(c)?[]:c===null?[`${a} not set`]:[`${a} ${s(c)}`.trim()+(s(i??{})&&` inste\
ad of ${s(i)}`)]});if(!r.length)return"";let l=r.length>e?` and ${r.length-e} more`:"";return`Changed: ${r.slice(0,e).join(", ")}${l}.`}function Me({element:t,props:e,
watch:n}){let o=()=>{let s=t.querySelector("span");s.textContent=e.value||"",s.hidden=!e.value};n("value",o),o()}var be=matchMedia("(min-width: 1200px)"),Be="generation-playground.knobs-open",We=null,Fe=t=>document.getElementById(t==="knobs"?"knobs":`drawer-${t}`),X=()=>document.
body.dataset.drawer||"";function we(t){X()!==t&&(We=document.activeElement,ke(t)),Fe(t)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function fe(){
if(!X())return;let t=Fe(X())?.contains(document.activeElement);ke(""),t&&We?.focus({preventScroll:!0})}function Je(){be.matches||fe()}function ke(t){t?document.
body.dataset.drawer=t:delete document.body.dataset.drawer,Ge();try{be.matches&&localStorage.setItem(Be,t==="knobs"?"yes":"no")}catch{}}function Ge(){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===X()))}function Ue(){document.addEventListener("click",t=>{let e=t.
target,n=e.closest("button[data-drawer]");n?(n.dataset.drawer===X()?fe:()=>we(n.dataset.drawer))():e.closest(".gp-drawer-close")&&fe()}),document.addEventListener(
"keydown",t=>{if(t.key!=="Escape"||t.defaultPrevented)return;let e=t.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&fe()})}
function He(){Ge();try{be.matches&&!X()&&localStorage.getItem(Be)==="yes"&&ke("knobs")}catch{}}var ye={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ke=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,l]of Object.entries(o||{}))s.setAttribute(r,l);return s}function ve(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Ke)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let l=ye[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=ye[r]?
r:"";t.append(d("span","gp-space",a,{"data-mark":l,"data-wide":l==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",l))}o<e.length&&t.append(e.slice(o))}function Ve(t,e){t.replaceChildren(),ve(t,e),e||t.append(d("span","gp-mark","(empty)"))}function ze(t){return"“"+t.replace(Ke,e=>e===" "?" ":ye[e]||"�")+"”"}function Qe({element:t,trigger:e},{entries:n}){let o=t.querySelector(".gp-examples"),s=null,r="";n.forEach((l,a)=>{l.model!==r&&(r=l.model,s=d("ul","",null,{"ar\
ia-label":`Examples for ${r}`}),o.append(d("h3","",r),s));let i=d("button","gp-example",null,{type:"button"});i.append(d("b","",l.title),d("span","",l.look)),i.
addEventListener("click",()=>{e("chosen",{index:a}),Je()});let c=d("li");c.append(i),s.append(c)})}var J=null,Xe="one";function Ye({element:t}){J=t.querySelector(".gp-header");let[e,n]=[V(".gp-lab-button"),V(".gp-lab-list")],[o,s]=[V(".gp-menu-button"),V(".gp\
-menu")];function r(i,c,p){i.setAttribute("aria-expanded",String(p)),c===n?n.hidden=!p:s.classList.toggle("gp-unfolded",p)}let l=[[e,n],[o,s]],a=()=>l.forEach(([
i,c])=>r(i,c,!1));J.addEventListener("click",i=>{let c=i.target,p=c.closest("button[data-view]"),u=l.find(([f])=>f.contains(c));if(p)zt(p.dataset.view),a(),n.contains(
p)&&e.focus();else if(u){let[f,k]=u,S=f.getAttribute("aria-expanded")!=="true";a(),r(f,k,S),S&&k===n&&(n.querySelector("[aria-selected=true]")||n.firstElementChild).
focus()}else c.closest(".gp-menu button")&&a()}),document.addEventListener("click",i=>{J.contains(i.target)||a()}),J.addEventListener("keydown",i=>{let c=i.target;
if(i.key==="Escape"&&l.some(([k])=>k.getAttribute("aria-expanded")==="true")){n.contains(c)&&e.focus(),a();return}if(c.getAttribute("role")!=="tab")return;let p=[
...c.parentElement.children],u={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[i.key],f=u?p[(p.indexOf(c)+u+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[i.key];
f&&(i.preventDefault(),f.focus())}),J.addEventListener("focusout",({relatedTarget:i})=>{i&&!J.contains(i)&&a()}),xe(Xe)}var V=t=>J.querySelector(t);function zt(t){
document.getElementById(`view-${t}-button`)?.click()}function xe(t){if(Xe=t,document.body.dataset.view=t,!J)return;for(let n of J.querySelectorAll("[data-view]")){
let o=n.dataset.view===t;n.setAttribute("aria-selected",String(o))}for(let n of J.querySelectorAll("[role=tablist]")){let o=[...n.children],s=o.find(r=>r.getAttribute(
"aria-selected")==="true")||o[0];for(let r of o)r.tabIndex=r===s?0:-1}let e=V(`.gp-lab-list [data-view="${t}"]`);V(".gp-lab").classList.toggle("gp-selected",!!e),
V(".gp-lab-which").textContent=e?e.textContent:""}var Ze="generation-playground.form",Qt="generation-playground.keep-history";function et({props:t}){let e=null,n=!1,o=null;function s(){clearTimeout(o);try{let l=(localStorage.getItem(Qt)||(t.keep?"yes":"no"))==="yes";for(let a of[sessionStorage,
localStorage])l?n&&e&&a.setItem(Ze,JSON.stringify(e)):a.removeItem(Ze)}catch{}}function r(){clearTimeout(o),o=setTimeout(s,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(l){e=l,r()},begin(){n=!0,r()}},window.addEventListener(
"pagehide",s),window.addEventListener("generation-playground-keep",s)}var tt=(t,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([n],[o])=>n<o?-1:1)):e,B=(t,e)=>JSON.stringify(t,tt)===JSON.stringify(
e,tt);function R(t,e=44){if(t==null)return"none";let n=typeof t=="string"?t:JSON.stringify(t);return n.length>e?n.slice(0,e)+"…":n}function H(t){let e=t.trim();
if(!e)return;let n=Number(e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function Y(t,e,n,o=()=>null){
let s=d("input","kp-box",null,{type:"text",inputmode:t.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=t.step||(t.kind==="int"?1:
.1),l=(String(r).split(".")[1]||"").length;return s.addEventListener("input",()=>n(H(s.value))),s.addEventListener("keydown",a=>{if(a.key!=="ArrowUp"&&a.key!=="\
ArrowDown")return;a.preventDefault();let i=H(s.value)??o()??t.slider_minimum??t.minimum??0;if(typeof i!="number")return;let c=Number((i+(a.key==="ArrowUp"?r:-r)).
toFixed(Math.max(l,0)));s.value=String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,c))),n(H(s.value))}),s}function ie(t,e,n,o){let s=d("div","kp-switch",null,
{id:t,role:"radiogroup","aria-labelledby":e}),r=n.map(([a,i])=>{let c=d("input",null,null,{type:"radio",name:t,value:i});c.addEventListener("change",()=>o(a));let p=d(
"label");return p.append(c,d("span",null,i)),s.append(p),c});return{element:s,show:a=>{let i=n.findIndex(([c])=>B(c,a));return r.forEach((c,p)=>{c.checked=p===i}),
i>=0}}}var nt=(t,{id:e,nameId:n,change:o})=>{let s=[[void 0,"not set"],[!0,"on"],[!1,"off"]],{element:r,show:l}=ie(e,n,s,o);return{element:r,show:l,showDefault(){}}},
Se=(t,{id:e,change:n})=>{let o=d("div","kp-number"),s=t.default,r=Y(t,{id:e},i=>{a(i),n(i)},()=>s);o.append(r);let l=t.slider_minimum===null?null:d("input","kp-\
slider",null,{type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any","aria-label":`${t.name}, slider`});l&&(l.addEventListener("input",()=>{r.
value=String(Number(l.value)),l.classList.remove("kp-off"),n(Number(l.value))}),o.append(l));function a(i){l&&(l.classList.toggle("kp-off",typeof i!="number"),l.
value=typeof i=="number"?i:s??t.slider_minimum)}return{element:o,label:e,show(i){r.value=i===void 0?"":String(i),a(i)},showDefault(i){s=typeof i=="number"?i:null,
r.placeholder=s===null?"–":String(s),r.value||a(void 0)}}},ot=(t,{id:e,change:n})=>{let o=d("select","kp-select",null,{id:e}),s=d("option",null,"not set",{value:""});
o.append(s,...t.choices.map((l,a)=>d("option",null,R(l),{value:a})));let r=null;return o.addEventListener("change",()=>n(o.value===""?void 0:t.choices[o.value])),
{element:o,label:e,show(l){r&&r.remove();let a=t.choices.findIndex(i=>B(i,l));l!==void 0&&a<0&&(r=d("option",null,R(l),{value:"foreign",disabled:""}),o.append(r)),
o.value=l===void 0?"":a<0?"foreign":String(a)},showDefault(l){s.textContent=l===null?"not set":`not set (default ${R(l)})`}}},st=(t,{id:e,change:n})=>{let o=d("\
textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return o.addEventListener("input",()=>n(o.value||void 0)),{element:o,label:e,show(s){o.value=s===void 0?
"":R(s,1/0)},showDefault(){}}};var Z=window.GenerationPlaygroundKnobs;function Xt(t,e,n){let o=d("div","kp-editor"),s=d("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":`${t.name} as JSON`,placeholder:t.shape}),
r=d("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),l=d("span","kp-faint",""),a,i=!1,c=u=>{i=u,s.hidden=!u,n.element.hidden=u,r.setAttribute("\
aria-pressed",String(u)),r.textContent=u?"Editor":"JSON",r.setAttribute("aria-label",u?`Back to the editor of ${t.name}`:`Edit ${t.name} as JSON`),l.textContent=
""},p=u=>u===void 0?"":typeof u=="string"?u:JSON.stringify(u);return s.addEventListener("input",()=>{if(a=void 0,s.value.trim())try{a=JSON.parse(s.value)}catch{
a=s.value}e.change(a)}),r.addEventListener("click",()=>{i?n.show(a)===!1?l.textContent="The editor cannot show this value.":c(!1):(s.value=p(a),c(!0)),(i?s:r).focus()}),
o.append(n.element,s,l),c(!1),{...n,element:o,beside:r,note(u){a=u},show(u){a=u;let f=n.show(u);!i&&f===!1&&c(!0),i&&(s.value=p(u))}}}function ee(t){return(e,n)=>{
let o=null;return o=Xt(e,n,t(e,{...n,change:r=>{o.note(r),n.change(r)}})),o}}var at=ee(()=>({element:d("div"),show:t=>t===void 0,showDefault(){}})),Yt={n:`
`,t:"	",r:"\r","\\":"\\"},ae=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(parseInt(n.slice(1),16)):Yt[n]),Zt=t=>t.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function lt(t,e){let n=d("div","kp-list"),o=()=>[...n.querySelectorAll("input")].map(l=>ae(l.value)).filter(
Boolean),s=()=>{let l=o();e(l.length?l:void 0)};function r(l){let a=d("div","kp-line"),i=d("input","kp-wide",null,{type:"text","aria-label":t,autocomplete:"off",
spellcheck:"false",placeholder:`another ${t}`});i.value=Zt(l);let c=d("span","kp-shown","",{title:"As it is understood: · is a space, ↵ a line break"}),p=d("\
button","kp-icon","×",{type:"button","aria-label":`Remove this ${t}`}),u=()=>{let f=ae(i.value);c.replaceChildren(),(f!==f.trim()||f!==i.value)&&ve(c,f),p.hidden=
!i.value,i.value&&a===n.lastElementChild&&r("")};i.addEventListener("input",()=>{u(),s()}),i.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),
a.nextElementSibling&&a.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=a.nextElementSibling;a.remove(),s(),f&&f.querySelector(
"input").focus()}),a.append(i,c,p),n.append(a),u()}return{element:n,show(l){n.replaceChildren();for(let a of l)r(a);r("")}}}var ct=t=>Array.isArray(t)&&t.every(
e=>typeof e=="string"),dt=(t,{change:e})=>{let n=lt("text",e),o=d("div","kp-editor");return o.append(n.element,d("p","kp-faint","Write \\n for a line break and \\\
t for a tab.")),{element:o,show(s){n.show(s===void 0?[]:ct(s)?s:[R(s,1/0)])},showDefault(){}}},ut=ee((t,{id:e,change:n})=>{let o=d("div","kp-fields"),s=[["start",
"from new token",{kind:"int",minimum:0,step:1},"30"],["factor","factor",{kind:"float",minimum:0,step:.01},"1.05"]],r=()=>{let a=l.map(i=>H(i.value));n(a.every(i=>i===
void 0)?void 0:a.map(i=>i??null))},l=s.map(([a,i,c,p])=>{let u=Y(c,{id:`${e}-${a}`,placeholder:p},r,()=>Number(p));return o.append(d("label",null,i,{for:u.id}),
u),u});return{element:o,show(a){return a!==void 0&&!(Array.isArray(a)&&a.length===2)?!1:(l.forEach((i,c)=>{i.value=a===void 0?"":a[c]??""}),!0)},showDefault(){}}});
function en(t,e,n){if(t.kind==="bool"||t.kind==="choice"){let s=t.kind==="bool"?[!0,!1]:t.choices,r=d("select","kp-select",null,{id:e});return r.append(d("optio\
n",null,`not set (${R(t.default)})`,{value:""})),r.append(...s.map((l,a)=>d("option",null,R(l),{value:a}))),r.addEventListener("change",n),{element:r,read:()=>r.
value===""?void 0:s[r.value],show(l){let a=s.findIndex(i=>B(i,l));return r.value=l===void 0||a<0?"":String(a),l===void 0||a>=0}}}if(t.kind==="flags"){let s=d("d\
iv","kp-flags",null,{id:e,role:"group","aria-label":t.name}),r=t.choices.map(a=>{let i=d("input",null,null,{type:"checkbox",value:a}),c=d("label",null,"");return i.
addEventListener("change",n),c.append(i," "+a),s.append(c),i}),l=()=>r.filter(a=>a.checked).map(a=>[a.value,!0]);return{element:s,read:()=>l().length?Object.fromEntries(
l()):void 0,show(a){for(let i of r)i.checked=a?.[i.value]===!0;return a===void 0||B(a,Object.fromEntries(l()))}}}if(t.kind==="ints"){let s=d("textarea","kp-text",
null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return s.addEventListener("input",n),{element:s,read(){let r=s.value.split(/[\s,]+/).filter(Boolean).
map(H);return r.length?r:void 0},show(r){return s.value=Array.isArray(r)?r.join(", "):r??"",r===void 0||Array.isArray(r)}}}let o=Y(t,{id:e,placeholder:t.default===
null?"–":String(t.default)},n,()=>t.default);return{element:o,read:()=>H(o.value),show(s){return o.value=s??"",s===void 0||typeof s=="number"||typeof s=="stri\
ng"}}}var rt=t=>[...crypto.getRandomValues(new Uint16Array(t))].map(e=>e%1e3),pt=ee((t,{id:e,nameId:n,change:o})=>{let s=d("div","kp-editor"),r=d("div","kp-fiel\
ds"),l=null,a=[],i=[[void 0,"not set"],...t.forms.map(g=>[g.name,t.forms.length>1?g.name:"set"])],c=ie(`${e}-form`,n,i,g=>{u(g),k(),S()}),p=d("p","kp-faint","");
s.append(c.element,p,r);function u(g){l=t.forms.find(y=>y.name===g)||null,c.show(l?l.name:void 0),p.textContent=l?l.meaning:"",a=[],r.replaceChildren();for(let y of l?
l.fields:[]){let E=en(y,`${e}-${y.name}`,S),P=d("label",null,y.name+(y.required?" *":""),{for:`${e}-${y.name}`});P.title=y.meaning,r.append(P,E.element,d("p","k\
p-faint",y.meaning)),a.push([y,E]),y.kind==="ints"&&y.required&&f(E)}}function f(g){let y=d("button","kp-link","Draw new keys",{type:"button"});y.addEventListener(
"click",()=>{g.show(rt(30)),S()}),r.append(y)}function k(){for(let[g,y]of a)g.required&&y.show(g.kind==="ints"?rt(30):g.default??5)}function S(){if(!l)return o(
void 0);let g=a.map(([y,E])=>[y.name,E.read()]);return o(Object.fromEntries(g.filter(([,y])=>y!==void 0)))}let _=g=>g!==null&&typeof g=="object"&&!Array.isArray(
g);return{element:s,show(g){if(g===void 0)return u(void 0);if(!_(g))return!1;let y=Object.keys(g),E=m=>m.fields.filter(v=>y.includes(v.name)).length,P=t.forms.reduce(
(m,v)=>E(v)>E(m)?v:m);return E(P)<y.length?!1:(u(P.name),a.every(([m,v])=>v.show(g[m.name])))},showDefault(){}}}),ft=ee((t,{id:e,nameId:n,change:o})=>{let s=d("\
div","kp-editor"),r=d("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":`${t.name}: layer numbers`,autocomplete:"off"}),l=d(
"p","kp-faint",""),a=ie(e,n,[[void 0,"not set"],["low","low"],["high","high"],["list","layers"]],c=>{r.hidden=c!=="list",c==="list"&&r.focus(),o(c==="list"?i():
c)}),i=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(H);return c.length?c:void 0};return r.addEventListener("input",()=>o(i())),r.hidden=!0,s.append(a.
element,r,l),{element:s,show(c){let p=Array.isArray(c);return!p&&!a.show(c)?!1:(p&&(a.show("list"),r.value=c.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({
layers:c}){l.textContent=c?`This model has ${c} layers; 0 is what goes into the first.`:""}}}),it={type:"object",properties:{name:{type:"string"},age:{type:"int\
eger"}},required:["name","age"]},ht=(t,{id:e,nameId:n,change:o})=>{let s=d("div","kp-editor"),r=ie(e,n,[[void 0,"not set"],["choices","choices"],["regex","regex"],
["json_schema","JSON schema"]],_=>{f(_),S()}),l=lt("choice",()=>S()),a=d("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years ol\
d\\.",spellcheck:"false",autocomplete:"off","aria-label":"Regular expression that the whole text must match"}),i=d("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.
stringify(it,null,2),spellcheck:"false","aria-label":"JSON schema"}),c=d("button","kp-link","Use an example",{type:"button"}),p={choices:[l.element],regex:[a],json_schema:[
i,c]},u;function f(_){u=_,r.show(u);for(let[g,y]of Object.entries(p))for(let E of y)E.hidden=g!==u}function k(){if(u==="regex")return a.value||void 0;if(u==="ch\
oices"){let _=[...l.element.querySelectorAll("input")].map(g=>ae(g.value)).filter(Boolean);return _.length?_:void 0}if(i.value.trim())try{return JSON.parse(i.value)}catch{
return i.value}}function S(){let _=u&&k();o(_===void 0?void 0:{[u]:_})}return a.addEventListener("input",S),i.addEventListener("input",S),c.addEventListener("cl\
ick",()=>{i.value=JSON.stringify(it,null,2),S()}),s.append(r.element,...Object.values(p).flat()),l.show([]),f(void 0),{element:s,show(_){let[g,y]=Object.entries(
_||{})[0]||[];f(g in p?g:void 0),g==="choices"&&l.show(ct(y)?y:[]),g==="regex"&&(a.value=R(y,1/0)),g==="json_schema"&&(i.value=typeof y=="string"?y:JSON.stringify(
y,null,2))},showDefault(){}}};var Le=t=>Number.isInteger(t)&&t>=0,G=t=>Array.isArray(t)&&t.length>0&&t.every(Le),te=(t,e)=>Array.isArray(t)&&t.every(e),ne=t=>({options:[[t]]}),mt=t=>({options:[
t]}),gt={token:{single:!0,flat:!0,read:t=>Le(t)?[ne(t)]:null,write:t=>t[0].options[0][0]},tokens:{flat:!0,read:t=>Le(t)?[ne(t)]:G(t)?t.map(ne):null,write:t=>t.length===
1?t[0].options[0][0]:t.map(e=>e.options[0][0])},words:{flat:!0,read:t=>G(t)?t.map(ne):null,write:t=>t.map(e=>e.options[0][0])},word_groups:{read:t=>te(t,G)?t.map(
mt):null,write:t=>t.map(e=>e.options[0])},words_with_bias:{biased:!0,read:t=>te(t,e=>Array.isArray(e)&&e.length===2&&G(e[0]))?t.map(([e,n])=>({options:[e],bias:n})):
null,write:t=>t.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:t=>te(t,e=>G(e)||te(e,G))?t.map(e=>({options:G(e)?[e]:e})):null,write:t=>t.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:t=>te(t,e=>e&&(G(e.phrase)||te(e.any_of,G)))?t.map(e=>({options:e.phrase?
[e.phrase]:e.any_of})):null,write:t=>t.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Ee(t,e,n,o){let s=d(t,"kp-token",null,o),
r=d("span","kp-piece");return n!==void 0&&Ve(r,n),s.append(r,d("span","kp-id",String(e))),s}function tn(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(
/\d+/g)||[]).map(Number);return G(e)&&e.every(Number.isSafeInteger)?e:null}async function nn(t,e){let n=ae(t),o=n.replace(/^ +/,""),s=o&&!/^\s/.test(o)&&!n.startsWith(
"  "),r=s?[" "+o,o]:[n],{tokens:l,problem:a}=await e.splitWords(r);if(a)return{problem:a};let i=l.map((u,f)=>({when:s?["inside a sentence","at the very start"][f]:
"as typed",tokens:u}));i.length===2&&B(i[0].tokens,i[1].tokens)&&(i=[{when:"everywhere",tokens:i[0].tokens}]);let c=tn(t),p=c?await e.textsOf(c):[];if(c){let u=c.
map(f=>[f,e.texts.get(f)]);i.unshift({when:c.length>1?"these token ids":"this token id",tokens:u})}return{ways:i.filter(u=>u.tokens.length),unknown:p}}function on(t,{
id:e,change:n,panel:o}){let s=gt[t.editor],r=d("div","kp-editor"),l=d("ul","kp-rows"+(s.flat?" kp-flat":"")),a=d("input","kp-wide",null,{id:e,type:"text",autocomplete:"\
off",spellcheck:"false",placeholder:s.flat?"type a token, or its id":"type a word, or token ids"}),i=d("p","kp-faint",""),c=d("div","kp-offers",null,{"aria-live":"\
polite"});r.append(l,i,a,c);let p=[],u=null,f=0,k=null,S=()=>n(p.length?s.write(p):void 0);function _(m){if(s.single)p=[ne(m[0][0])];else if(s.flat){let v=new Set(
p.map(L=>L.options[0][0]));for(let L of m.flat())v.has(L)||p.push(ne(L))}else if(u)u.options.push(...m);else for(let v of m)p.push(s.biased?{options:[v],bias:5}:
mt(v));u=null,a.value="",c.replaceChildren(),E(),S(),a.focus()}async function g(){let m=++f;if(!a.value)return c.replaceChildren();let{ways:v,unknown:L,problem:T}=await nn(
a.value,o).catch(()=>({problem:"The server does not answer. Try again in a moment."}));if(m!==f)return null;if(c.replaceChildren(),T)return c.append(d("p","kp-f\
aint",T));for(let N of v)c.append(y(N));let q=v.some(N=>N.tokens.length>1);if(!s.flat&&!s.alternatives&&v.length===2){let N=d("button","kp-button","Add both",{type:"\
button"});N.addEventListener("click",()=>_(v.map(U=>U.tokens.map(([x])=>x)))),c.append(N)}let C=L.length?[`The model has no token ${L.join(", ")}.`]:[];return v.
some(N=>N.when==="at the very start")&&C.push("Inside a sentence a word begins with a space (·), and is another token than alone."),s.flat&&q&&C.push(s.single?
"Choose one token.":"Each token stands alone here, in other words too: press the one you mean."),C.length&&c.append(d("p","kp-faint",C.join(" "))),null}function y(m){
let v=d("div","kp-offer");v.append(d("span","kp-when",m.when));let L=d("span","kp-chips");for(let[T,q]of m.tokens)if(!s.flat)L.append(Ee("span",T,q));else{let C=`\
Add token ${T}${q===void 0?"":" "+ze(q)}`,N=Ee("button",T,q,{type:"button","aria-label":C});N.addEventListener("click",()=>_([[T]])),L.append(N)}if(v.append(L),
!s.flat){let T=d("button","kp-button","Add",{type:"button","aria-label":`Add the word as it is ${m.when}`});T.addEventListener("click",()=>_([m.tokens.map(([q])=>q)])),
v.append(T)}return v}a.addEventListener("input",()=>{clearTimeout(k),k=setTimeout(g,120)}),a.addEventListener("keydown",m=>{m.key==="Enter"?(m.preventDefault(),
clearTimeout(k),g().then(()=>c.querySelector("button")?.click())):m.key==="Escape"&&(m.stopPropagation(),a.value="",u=null,c.replaceChildren(),E())});function E(){
l.replaceChildren(...p.map(P)),l.hidden=p.length===0,i.textContent=u?`Another alternative to word ${p.indexOf(u)+1}:`:"",i.hidden=!u;let m=p.flatMap(v=>v.options.
flat()).filter(v=>!o.texts.has(v));m.length&&o.textsOf(m).then(()=>{m.some(v=>o.texts.has(v))&&E()},()=>{})}function P(m,v){let L=d("li","kp-row");m.options.forEach(
(C,N)=>{N&&L.append(d("span","kp-or","or"));let U=d("span","kp-chips");for(let x of C)U.append(Ee("span",x,o.texts.get(x)));L.append(U)});let T=m.options[0].map(
C=>o.texts.get(C)??C).join("").trim();if(s.biased){let C=Y({kind:"float",step:.5},{"aria-label":`Bias of ${T}`,value:""},N=>{m.bias=N,S()});C.value=m.bias??"",L.
append(d("span","kp-faint","bias"),C)}if(s.alternatives){let C=d("button","kp-link","or…",{type:"button","aria-label":`Add an alternative to ${T}`});C.addEventListener(
"click",()=>{u=m,E(),a.focus()}),L.append(C)}let q=d("button","kp-icon","×",{type:"button","aria-label":`Remove ${T}`});return q.addEventListener("click",()=>{
p.splice(v,1),u===m&&(u=null),E(),S(),a.focus()}),L.append(q),L}return{element:r,label:e,show(m){let v=m===void 0?[]:s.read(m);return v===null?!1:(p=v,u=null,E(),
!0)},showDefault(){},modelChanged:E}}var bt=Object.fromEntries(Object.keys(gt).map(t=>[t,ee(on)]));var le={...bt,switch:nt,number:Se,slider:Se,choice:ot,text:st,strings:dt,decay:ut,fields:pt,layers:ft,structure:ht};var oe={changed:"changed by you",preset:"the preset (the chosen strategy) sets it",model:"the model's own default applies"},se={error:"✕",warning:"▲",info:"\
ℹ"},re=t=>t.split(/(?<=_)/).flatMap(e=>[e,d("wbr")]),he=class{constructor(e,n){this.panel=e,this.knob=n,this.id=`${e.name}-${n.name}`,this.build(),this.control.
showDefault(n.default),this.control.show(e.state.set[n.name]),this.mark(),e.verdict&&this.judged(e.verdict)}build(){let{knob:e,id:n,panel:o}=this;this.element=d(
"div","kp-knob",null,{id:n,"data-knob":e.name}),this.control=(le[e.editor]||at)(e,{id:`${n}-control`,nameId:`${n}-name`,panel:o,change:u=>o.change(e.name,u,this)});
let s=this.control.label?{for:this.control.label}:{},r=d(this.control.label?"label":"span","kp-name",null,{id:`${n}-name`,...s});r.append(...re(e.name)),this.source=
d("span","kp-source"),this.standard=d("span","kp-standard"),this.back=d("button","kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{o.reset(
e.name),this.focus()});let l=d("button","kp-icon kp-ask","?",{type:"button","aria-expanded":"false","aria-label":`More about ${e.name}`});l.addEventListener("cl\
ick",()=>this.explain(l));let a=d("div","kp-head"),i=d("span","kp-tools");i.append(this.control.beside||"",this.back,l),a.append(r,this.source,i),this.notes=d("\
div","kp-notes",null,{role:"status"}),this.idle=d("span","kp-idle");let c=d("p","kp-meaning",e.meaning+" ",{id:`${n}-meaning`});c.append(this.standard," ",this.
idle),this.element.append(a,this.control.element,this.notes,c);let p=this.element.querySelector(`[id="${n}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){
let{knob:n}=this;if(!this.help){this.help=d("div","kp-help",null,{hidden:""}),this.help.append(d("p",null,n.explanation));let o=sn(n);o&&this.help.append(d("p",
null,o)),n.needs.length&&this.help.append(d("p",null,`It has an effect only when ${n.needs.join(", and ")}.`));for(let s of n.conflicts)this.help.append(d("p",null,
s));if(n.paper){let s=d("a",null,n.paper.replace(/^https?:\/\//,""),{href:n.paper,target:"_blank",rel:"noopener noreferrer"}),r=d("p",null,"Read more: ");r.append(
s),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:n}=this,{name:o}=n,s=e.sourceOf(o);this.element.dataset.source=s,this.source.textContent=oe[s]?s:"",this.source.title=oe[s]||"";let r=e.verdict?.defaults[o],
l=r===void 0?n.default:r,a=r===void 0?"Default":"The model's default";this.standard.textContent=l===null?"No default.":`${a}: ${this.inWords(l)}.`,this.standard.
title=r===void 0?"The library's default: it applies where nobody sets the knob":"From the model's own generation config";let i=e.state.base[o],c=s==="changed"||
i!==void 0&&e.state.set[o]===void 0;this.back.hidden=s!=="preset"&&!c;let p=c&&i!==void 0?`${this.inWords(i)}, as the preset has it`:"its default";this.back.textContent=
c?"↺":"×",this.back.title=c?`Back to ${p}`:"Unset it: the default applies",this.back.setAttribute("aria-label",c?`Reset ${o} to ${p}`:`Unset ${o}`)}inWords(e){
return this.knob.editor==="switch"&&typeof e=="boolean"?e?"on":"off":R(e,30)}judged(e){let{knob:n}=this,o=e.defaults[n.name];this.control.showDefault(o===void 0?
n.default:o),this.control.judged&&this.control.judged(e);let s=e.notes[n.name]||[];this.notes.replaceChildren(...s.map(l=>_e(l,this.panel))),this.element.classList.
toggle("kp-wrong",s.some(l=>l.severity==="error"));let r=e.idle[n.name];this.idle.textContent=r?`No effect now: ${r}`:"",this.mark()}focus(){let e=this.control.
element,n=e.matches("input, select, textarea")?e:e.querySelector("input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");n&&n.focus(
{preventScroll:!0})}};function _e(t,e){let n=d("div",`kp-note kp-${t.severity}`);n.append(d("span","kp-sign",se[t.severity],{"aria-hidden":"true"}));let o=d("sp\
an","kp-said",t.message+" "),{press:s}=t;if((!s||!s.whole)&&o.append(d("strong",null,t.fix)," "),s){let l=d("button","kp-button",s.label,{type:"button"});l.addEventListener(
"click",()=>e.apply(s.change,t.knob)),o.append(l," ")}let r=e.byName.has(t.knob);if(r?s&&!(t.knob in s.change):e.state.set[t.knob]!==void 0){let l=d("button","k\
p-link",`${r?"Unset":"Remove"} ${t.knob}`,{type:"button"});l.addEventListener("click",()=>e.apply({[t.knob]:null},r?t.knob:void 0)),o.append(l)}return n.append(
o),n}function sn(t){let n=t.minimum===null?"":t.open_minimum?`above ${t.minimum}`:`from ${t.minimum}`,o=t.maximum===null||t.maximum>=2147483647?"":t.open_maximum?
`below ${t.maximum}`:`to ${t.maximum}`;return n||o?`Allowed: ${[n,o].filter(Boolean).join(" ")}.`:""}var rn=["switch","choice"];function an(t,{id:e,change:n}){if(t.slider_minimum===null)return le.number(t,{id:e,change:n});let o=d("span","kq-number"),s=d("input",
"kp-slider",null,{id:e,type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any"}),r=d("output","kq-value",null,{for:e}),l=t.default,a;s.addEventListener(
"input",()=>{a=Number(s.value),i(),n(a)});function i(){let c=a===void 0?l:a;r.textContent=c==null?"–":String(c),s.classList.toggle("kp-off",a===void 0),s.setAttribute(
"aria-valuetext",r.textContent)}return o.append(s,r),{element:o,label:e,show(c){a=c,s.value=String(typeof c=="number"?c:l??t.slider_minimum),i()},showDefault(c){
l=typeof c=="number"?c:null,a===void 0&&this.show(void 0)}}}function ln(t,{id:e,panel:n}){let o=d("button","kp-button",null,{id:e,type:"button"});return o.addEventListener(
"click",()=>{we("knobs"),n.jump(t.name)}),{element:o,label:e,show(s){o.textContent=s===void 0?"set …":R(s,18)},showDefault(){}}}var Oe=class{constructor(e,n){
this.panel=e,this.knob=n;let o=`quick-${n.name}`,s=`${o}-name`,r=["slider","number"].includes(n.editor)?an:rn.includes(n.editor)?le[n.editor]:ln;this.control=r(
n,{id:o,nameId:s,panel:e,change:a=>e.change(n.name,a,this)});let l=this.control.label?{for:this.control.label}:{};this.name=d(this.control.label?"label":"span",
"kp-name",null,{id:s,...l}),this.sign=d("span","kq-sign","",{"aria-hidden":"true"}),this.element=d("div","kq-knob",null,{"data-knob":n.name,title:n.meaning}),this.
name.append(...re(n.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(n.default),this.control.show(e.state.set[n.name]),
this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let n=e.defaults[this.knob.name];this.control.showDefault(n===void 0?
this.knob.default:n);let o=e.notes[this.knob.name]||[],s=o.find(({severity:l})=>l==="error")||o[0];this.sign.textContent=s?se[s.severity]:"",this.sign.dataset.severity=
s?s.severity:"";let r=oe[this.panel.sourceOf(this.knob.name)];this.element.title=[s?`${s.message} ${s.fix}`:this.knob.meaning,r?`(${r})`:""].join(" ").trim(),this.
mark()}},me=class{constructor(e,n,o){this.panel=n,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(".kq-number-of").
textContent=`All ${n.knobs.length}`,this.knobs=new Map,this.show(o)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let n=e.filter(o=>this.panel.byName.
has(o));this.knobs=new Map(n.map(o=>[o,this.knobs.get(o)||new Oe(this.panel,this.panel.byName.get(o))])),this.place.replaceChildren(...[...this.knobs.values()].
map(({element:o})=>o))}judged(e){this.show(e.essential);for(let s of this.knobs.values())s.judged(e);let n=[...e.general,...Object.values(e.notes).flat()],o=n.filter(
({severity:s})=>s==="error").length;this.count.textContent=n.length?`${se[o?"error":"warning"]} ${n.length}`:""}};var ce=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function wt(t,e){let n=ce(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(o=>n.
some(s=>s.startsWith(o)))}var cn=(t,e)=>t.every(n=>ce(e).join(" ").includes(n));function kt(t,e){let n=ce(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let o=({
words:i})=>i.some(c=>wt(n,c)),s=Z.absent.filter(({words:i})=>i.includes(n.join(" "))),r=Z.elsewhere.filter(o),l=e.filter(i=>[i.name,i.group,...i.synonyms].some(
c=>wt(n,c)));if(l.length||s.length||r.length)return{knobs:l,beside:r,absent:s};let a=i=>[i.name,i.group,...i.synonyms,i.meaning,i.explanation].join(" ");return{
knobs:e.filter(i=>cn(n,a(i))),beside:r,absent:s}}function yt({text:t,id:e,inside:n}){let o=d("p","kp-faint",t+" "),s=a=>a?document.getElementById(a):null;if(!s(
e)&&!s(n))return o;let r=d("button","kp-link","Go to it",{type:"button"}),l=a=>{let i=s(e)?.querySelector("input, textarea, select");return!i?.offsetParent&&a?requestAnimationFrame(
()=>l(a-1)):(i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0}))};return r.addEventListener("click",()=>{s(e)?.offsetParent||s(n)?.querySelector("\
button.label-wrap")?.click(),l(60)}),o.append(r),o}var dn=150,Ce=class{constructor(e,{props:n,server:o,watch:s},{name:r,hidden:l}){this.root=e,this.props=n,this.server=o,this.name=r,this.knobs=Z.knobs.filter(a=>!l.
includes(a.name)),this.byName=new Map(this.knobs.map(a=>[a.name,a])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(n.value,!0),this.build(),this.commit(),s("value",()=>{n.value!==this.
text&&this.load(n.value)}),this.ask()}take(e,n){let o={};try{o=JSON.parse(e)}catch{}let{model:s,assistant:r,...l}=o;n&&s!==void 0&&(this.chosen={model:s,assistant:r}),
this.state={...this.state,...l,set:{...o.set||{}},base:{...o.base||{}}}}follow(e){let n=this.chosen;if(this.chosen=e,n.model!==e.model){this.texts.clear();for(let o of this.
rows.values())o.control.modelChanged?.()}this.ask()}load(e){let n=this.state;this.take(e);for(let o of this.byName.keys())for(let s of this.viewsOf(o))B(n.set[o],
this.state.set[o])||s.control.show(this.state.set[o]),s.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,n,o){
n===void 0?delete this.state.set[e]:this.state.set[e]=n;for(let s of this.viewsOf(e))s!==o&&s.control.show(n),s.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),dn)}apply(e,n){for(let[o,s]of Object.entries(e)){s===null?delete this.state.set[o]:this.state.set[o]=s;for(let r of this.viewsOf(
o))r.control.show(this.state.set[o]),r.mark()}this.commit(),this.ask(),n&&this.rows.has(n)&&this.rows.get(n).focus()}reset(e){let{base:n,set:o}=this.state;this.
apply({[e]:n[e]!==void 0&&!B(n[e],o[e])?n[e]:null})}resetAll(e){let n=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...n].map(o=>[o,e[o]??null])))}sourceOf(e){let{base:n,set:o}=this.state;return o[e]!==void 0?B(o[e],n[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=un(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),n;try{n=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=n;for(let o of this.rows.values())o.judged(n);
this.quick?.judged(n),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let n=this.chosen.model,o=JSON.parse(await this.server.split_words(
JSON.stringify({model:n,texts:e})));if(n===this.chosen.model)for(let[s,r]of(o.tokens||[]).flat())this.texts.set(s,r);return o}async textsOf(e){let n=this.chosen.
model,o=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!o.length)return[];let s=JSON.parse(await this.server.split_words(JSON.stringify({model:n,
ids:o})));if(n===this.chosen.model)for(let[r,l]of s.texts||[])this.texts.set(r,l);return s.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=d("section","kp-basic",null,{"aria-label":"The knobs that matter most"});for(let o of this.knobs)o.basic&&this.basic.
append(this.row(o.name).element);e.append(this.basic);for(let o of Z.groups){let s=this.knobs.filter(l=>l.group===o&&!l.basic),r=this.knobs.filter(l=>l.group===
o&&l.basic);s.length&&e.append(this.buildGroup(o,s,r))}this.effective=d("details","kp-group kp-effective");let n=d("summary",null,"Effective config");this.effectiveTable=
d("div","kp-table"),this.effective.append(n,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new he(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,n,o){let s=d("details","kp-group",
null,{"data-group":e}),r=d("summary",null,e),l=d("span","kp-count");r.append(l);let a=d("div","kp-body");s.append(r,a);let i={element:s,count:l,knobs:n,fill:()=>{
if(a.childElementCount)return;o.length&&a.append(i.above=this.buildAbove(o));let c=n.filter(p=>p.managed_because);for(let p of n)p.managed_because||a.append(this.
row(p.name).element);for(let p of c){let u=d("p","kp-meaning kp-managed",null,{"data-knob":p.name});u.append(d("code",null,p.name)," "+p.managed_because),a.append(
u)}}};return s.addEventListener("toggle",()=>{s.open&&i.fill(),this.verdict&&this.summarise()}),this.groups.set(e,i),s}buildAbove(e){let n=d("p","kp-meaning kp-\
above","Always in view, above: ");return e.forEach(({name:o},s)=>{let r=d("button","kp-link kp-name",null,{type:"button","aria-label":`Go to ${o}`});r.append(...re(
o)),r.addEventListener("click",()=>this.jump(o)),n.append(s?", ":"",r)}),n}groupOf(e){let n=this.byName.get(e);return n&&!n.basic?this.groups.get(n.group):null}jump(e){
if(!this.byName.has(e))return;this.search.value="",this.filter();let n=this.groupOf(e);n&&(n.element.open=!0,n.fill());let o=this.row(e);o.element.scrollIntoView(
{block:"center"}),o.focus(),o.element.classList.remove("kp-found"),requestAnimationFrame(()=>o.element.classList.add("kp-found"))}buildSearch(){let e=d("div","k\
p-search",null,{role:"search"});return this.search=d("input",null,null,{type:"search",placeholder:`Search ${this.knobs.length} knobs`,"aria-label":"Search the k\
nobs",autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=d("span","kp-faint","",{role:"status"}),this.beside=d("div","kp-beside",null,{
role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",n=>{n.key==="Escape"&&(this.search.value="",this.
filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=ce(this.search.value).length>0,{knobs:n,beside:o,absent:s}=kt(this.search.value,this.knobs),
r=c=>n.includes(c),l=c=>{let p=this.rows.get(c.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=!r(c))};this.knobs.filter(
c=>c.basic).forEach(l);for(let c of this.groups.values()){let p=c.knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.forEach(l),c.above&&(c.
above.hidden=e),c.element.hidden=!p,e?c.element.open=p:c.wasOpen!==void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let a=o.length||s.length?"No knob.":"No k\
nob matches. Try a plain word, such as repeat, random or stop.",i=n.length===1?"1 knob":`${n.length} knobs`;this.found.textContent=e?n.length?i:a:"",this.beside.
replaceChildren(...o.map(yt),...s.map(({text:c})=>d("p","kp-faint",c))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=d("div","kp-summ\
ary"),this.general=d("div","kp-notes",null,{role:"status"}),this.headline=d("p","kp-headline",""),this.chips=d("div","kp-differing");let e=d("div","kp-foot");return this.
toPreset=d("button","kp-link","Reset to the preset",{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=d("\
button","kp-link","Use the model's defaults",{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),
this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:n,mode:o}=this.verdict,s=e.length===1?"1 knob differ\
s":`${e.length||"No"} knobs differ`,r=d("strong",null,o[0].toUpperCase()+o.slice(1),{title:"What these settings amount to"});this.headline.replaceChildren(r,` ·\
 ${s} from the model's defaults${e.length?":":"."}`),this.chips.replaceChildren(...e.map(a=>{let i=this.sourceOf(a),c=d("button","kp-chip",a,{type:"button","dat\
a-source":i,title:`${oe[i]}; go to it`}),p=this.verdict.notes[a]||[],u=p.some(f=>f.severity==="error")?"error":p.length?"warning":"";return u&&c.append(d("span",
`kp-${u}`,se[u],{title:"See the note at the knob"})),c.addEventListener("click",()=>this.jump(a)),c}));let l=[...n,...Object.entries(this.verdict.notes).flatMap(
([a,i])=>{let c=this.groupOf(a);return this.byName.has(a)?c&&!c.element.open?i.filter(p=>p.severity==="error"):[]:i})];this.general.replaceChildren(...l.map(a=>_e(
a,this)));for(let{knobs:a,count:i}of this.groups.values()){let c=a.filter(u=>this.state.set[u.name]!==void 0).length,p=a.filter(u=>this.verdict.notes[u.name]).length;
i.textContent=[c?`${c} set`:"",p?`▲ ${p}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),n=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let o=d("table"),s=d("tr");s.append(...["knob","value","from"].map(a=>d("th",null,a,{scope:"col"})));let r=d("tbody");for(let{
name:a,value:i,source:c,ignored:p}of n){let u=d("tr",null,null,{"data-source":c}),f=d("td"),k=d("button","kp-link kp-name",null,{type:"button","aria-label":`Go \
to ${a}`});k.append(...re(a)),k.addEventListener("click",()=>this.jump(a)),f.append(k);let S=d("td","kp-value",R(i,60));p&&S.append(d("span","kp-faint"," ○ no e\
ffect",{title:p})),u.append(f,S,d("td",null,c)),r.append(u)}let l=d("thead");l.append(s),o.append(l,r),this.effectiveTable.replaceChildren(o)}},un=(t,e)=>[...new Set(
[...Object.keys(t),...Object.keys(e)])].every(o=>B(t[o],e[o])),Te=new Map,$e=new Map;function vt({element:t,props:e,server:n,watch:o},s){let r=new Ce(t.querySelector(
".kp"),{props:e,server:n,watch:o},s);Te.set(s.name,r),Lt(s.name),$e.has(s.name)&&r.follow($e.get(s.name))}function xt(t,e){$e.set(t,e),Te.get(t)?.follow(e)}var St=new Map;
function Et({element:t},{name:e,essential:n}){St.set(e,{element:t,essential:n}),Lt(e)}function Lt(t){let[e,n]=[Te.get(t),St.get(t)];!e||!n||(e.quick=new me(n.element,
e,n.essential),e.verdict&&e.quick.judged(e.verdict))}var pn=250,fn={true:"The model’s own template puts its marks around your words and says whose turn it is.",false:"The model continues your words as they stand\
: no template, no system message, no earlier turns."},Ne=["user","assistant","system"];function _t({element:t,props:e,server:n,trigger:o,watch:s}){let r=t.querySelector(
".gp-beside"),l=x=>r.querySelector(x),[a,i,c]=[".gp-on",".gp-off",".gp-turns"].map(l),p=l(".gp-system textarea"),u=l(".gp-target textarea"),f={kind:"plain",on:!0,
system:"",turns:[],target:""},k="",S="plain true";function _(x){let $={};try{$=JSON.parse(x||"{}")}catch{}f={...f,...$,turns:($.turns||f.turns).map(A=>({...A}))}}
function g(){k=JSON.stringify(f),e.value=k,y()}function y(){let x=`${f.kind} ${f.on}`;if(x===S)return N({});S=x,o("turned",{})}function E(){r.hidden=f.kind==="p\
lain",l(".gp-chat").hidden=f.kind!=="chat",l(".gp-source").hidden=f.kind!=="source",l(".gp-messages").hidden=!f.on,l(".gp-bar .gp-why").textContent=fn[f.on];for(let[
x,$]of[[a,f.on],[i,!f.on]])x.setAttribute("aria-checked",String($)),x.tabIndex=$?0:-1;for(let[x,$]of[[p,f.system],[u,f.target]])x.value!==$&&(x.value=$);for(;c.
children.length>f.turns.length;)c.lastElementChild.remove();for(;c.children.length<f.turns.length;)c.append(P());f.turns.forEach(m),l(".gp-clear").hidden=!f.turns.
length}function P(){let x=document.createElement("li"),$=document.createElement("select"),A=document.createElement("textarea"),I=document.createElement("button"),
W=()=>[...c.children].indexOf(x);return A.rows=1,I.type="button",I.textContent="✕",$.addEventListener("change",()=>{f.turns[W()].role=$.value,E(),g()}),A.addEventListener(
"input",()=>{f.turns[W()].content=A.value,g()}),I.addEventListener("click",()=>{let F=W();f.turns.splice(F,1),E(),g(),(c.children[Math.min(F,f.turns.length-1)]?.
querySelector("button")||l(".gp-add")).focus()}),x.append($,A,I),x}function m({role:x,content:$},A){let I=c.children[A],[W,F,de]=I.children,z=Ne.includes(x)?Ne:
[...Ne,x];(W.options.length!==z.length||W.options[z.length-1].value!==z.at(-1))&&W.replaceChildren(...z.map(ue=>new Option(ue,ue))),W.value=x,F.value!==$&&(F.value=
$),I.dataset.role=x;let K=`turn ${A+1}`;W.setAttribute("aria-label",`Role of ${K}`),F.setAttribute("aria-label",`Words of ${K}, ${x}`),de.setAttribute("aria-lab\
el",`Remove ${K}`),de.title=`Remove ${K}`}function v(x){f.on=x,E(),g(),(x?a:i).focus()}a.addEventListener("click",()=>v(!0)),i.addEventListener("click",()=>v(!1)),
l(".gp-switch").addEventListener("keydown",x=>{x.key.startsWith("Arrow")&&(x.preventDefault(),v(!f.on))}),p.addEventListener("input",()=>{f.system=p.value,g()}),
u.addEventListener("input",()=>{f.target=u.value,g()});for(let x of r.querySelectorAll(".gp-add"))x.addEventListener("click",()=>{f.turns.push({role:x.dataset.role,
content:""}),E(),g(),c.lastElementChild.querySelector("textarea").focus()});l(".gp-clear").addEventListener("click",()=>{f.turns=[],E(),g(),l(".gp-add").focus()}),
l(".gp-reply").addEventListener("click",()=>o("reply",{}));let L={prompt:"",model:""},T=0,q=null,C=null;function N(x){L={...L,...x},clearTimeout(q),C&&(q=setTimeout(
U,pn))}async function U(){let x=++T,$=f.kind==="chat"&&f.on,A=null;if($)try{A=JSON.parse(await n.render_messages(JSON.stringify({...L,value:k})))}catch(I){console.
warn("Generation Playground: the template could not be asked.",I)}x===T&&C.setWritten(A)}window.GenerationPlaygroundPrompt=x=>{t.isConnected&&N(x)},j(x=>{C=x.log(
"main"),C.answers.without=()=>o("without",{}),C.subscribe(r,$=>{if(!$.status&&!$.run)return;let{started:A,finished:I}=C;l(".gp-reply").disabled=!(I&&I.sequences.
length&&A&&A.request.messages)}),N({})}),s("value",()=>{e.value!==k&&(_(e.value),E(),k=e.value,y())}),_(e.value),E(),k=e.value,y()}function Ot({element:t,props:e,trigger:n,watch:o},{groups:s,yours:r}){let l=t.querySelector("select"),a=t.querySelector("span"),i="";function c(){a.textContent!==
e.label&&(a.textContent=e.label);let p=JSON.stringify(e.choices);if(p!==i){i=p;let u=new Map;for(let[f,k]of e.choices){let S=s[k]??r;u.has(S)||u.set(S,[]),u.get(
S).push(new Option(f,k))}l.replaceChildren(...[...u].flatMap(([f,k])=>{if(!f)return k;let S=document.createElement("optgroup");return S.label=f,S.append(...k),[
S]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,n("input")}),o(Object.keys(e),c),c()}var Ct="generation-playground.tour";function $t({element:t},{stops:e}){let n=t.querySelector(".gp-tour"),o=-1,s=null,r=d("p","gp-offer"),l=d("button","gp-take",
"Take the tour",{type:"button"}),a=d("button","gp-decline","✕",{type:"button","aria-label":"No tour"});r.append(l,a);let i=d("div","gp-tour-card",null,{role:"\
dialog","aria-labelledby":"tour-title",hidden:""}),[c,p,u]=[d("h2","","",{id:"tour-title",tabindex:"-1"}),d("p"),d("span","gp-count")],f=d("button","","Back",{type:"\
button"}),k=d("button","gp-next","Next",{type:"button"}),S=d("button","gp-decline","✕",{type:"button","aria-label":"End the tour"}),_=d("div","gp-foot");_.append(
u,f,k),i.append(S,c,p,_),n.append(r,i),r.hidden=hn(),l.addEventListener("click",()=>g(0)),a.addEventListener("click",P),S.addEventListener("click",P),f.addEventListener(
"click",()=>g(o-1)),k.addEventListener("click",()=>o===e.length-1?P():g(o+1)),i.addEventListener("keydown",m=>{m.key==="Escape"&&P()}),window.addEventListener("\
resize",E),window.addEventListener("scroll",E,{passive:!0,capture:!0});function g(m){r.hidden=!0,o=m;let v=e[o];y(document.querySelector(v.at)),i.hidden=!1,c.textContent=
v.title,p.textContent=v.text,u.textContent=`${o+1} of ${e.length}`,f.hidden=o===0,k.textContent=o===e.length-1?"Done":"Next";let L=s?.getBoundingClientRect();L&&
(L.top<0||L.top>innerHeight-160)&&s.scrollIntoView({block:"center"}),E(),c.focus({preventScroll:!0})}function y(m){s?.classList.remove("gp-pointed-at"),s=m,s?.classList.
add("gp-pointed-at")}function E(){if(i.hidden||!s)return;let m=s.getBoundingClientRect(),{offsetWidth:v,offsetHeight:L}=i;if(m.left>v+24&&m.height>240){i.style.
top=`${Math.max(8,Math.min(m.top+8,innerHeight-L-8))}px`,i.style.left=`${m.left-v-12}px`;return}let T=Math.min(m.bottom,innerHeight*.55)+10,q=T+L<=innerHeight-8?
T:Math.max(8,Math.min(m.top,innerHeight)-L-10);i.style.top=`${q}px`,i.style.left=`${Math.max(8,Math.min(m.left+16,innerWidth-v-8))}px`}function P(){let m=i.contains(
document.activeElement)||r.contains(document.activeElement);y(null),i.hidden=r.hidden=!0;try{localStorage.setItem(Ct,"seen")}catch{}m&&document.querySelector("#\
prompt textarea")?.focus({preventScroll:!0})}}function hn(){try{return localStorage.getItem(Ct)==="seen"}catch{return!0}}function Tt({trigger:t}){j(e=>{let n=({act:o,model:s})=>t("asked",{act:o,model:s});for(let o of["shelf","estimate"])e.group(o).answers.model=n})}function Nt({props:t,trigger:e,watch:n}){j(o=>{let s=o.log("main");s.answers.search=({kind:r,rule:l})=>e("search",{kind:r,rule:l,turn:s.turn,started:s.startedLine()}),
n("value",()=>{if(!t.value)return;let r=JSON.parse(t.value.split(`
`)[1]);r?s.addSearched(r.turn??void 0,r.found):s.changed("searched")})})}var mn=250;function At({element:t,props:e,trigger:n,watch:o}){j(s=>{let r=s.log("main"),l=new Map,a=null;function i(){let{given:u,only_given:f,config:k={}}=r.started.
request;return typeof u=="string"||r.usesBeams?!1:Array.isArray(u)&&f||k.max_new_tokens===(u||[]).length+1}let c=u=>(u&&u.watched||[]).map(({token_id:f})=>f);function p(u,f,k,S){
r.asked={turn:r.turn,kind:u,ids:k,...S};let{last:_,stopReason:g}=f;n("go",{kind:u,ids:k,stop:g,watched:c(_),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:u,tokenId:f}){if(u.isPrompt)return;let k=[...r.idsTo(u).slice(0,-1),f],S=r.lastOf(u),_=S===u&&i()?"choose":"branch";p(_,{last:S},k,{at:u.
index,from:u.chosen.text,on:f===u.chosen.token_id})},more(){let u=r.current(),f=u&&r.lineOf(u);if(!f||!f.last)return n("start",{});p("more",f,r.idsTo(f.last),{at:f.
last.index+1})},look({line:u,text:f}){let{last:k}=r.lines()[u]||{},S=k?r.idsTo(k):[];n("look",{line:u,text:f,ids:S,watched:c(k),turn:r.turn,started:r.startedLine()})},
save_page(){n("save_page",{})},shown(){clearTimeout(a),a=setTimeout(()=>n("shown",{turn:r.turn,log:r.text}),mn)}}),r.subscribe(t,u=>{if(u.run)for(let{line:f,lists:k}of l.
get(r.turn)||[])r.addWatched(f,k)}),o("value",()=>{if(!e.value)return;let u=JSON.parse(e.value.split(`
`)[1]);if(!u)return r.changed("watched");l.has(u.turn)||l.set(u.turn,[]),l.get(u.turn).push(u),u.turn===(r.turn??null)&&r.addWatched(u.line,u.lists)})})}var gn="generation-playground",Pt="generation-playground.keep-history",bn=20,wn=5e6,kn=3e7,qt=90,yn="The browser’s storage is forbidden or full: the newest runs\
 are lost when this page is closed.";function jt({element:t,props:e,trigger:n,watch:o}){let s=t.querySelector(".gp-history"),r=new M,l=h=>s.querySelector(h),a=l(
".gp-keep input"),i=l(".gp-clear"),c=[],p=new Map,u=null,f=null,k=null,S=null;function _(){return S??=new Promise((h,w)=>{let b=indexedDB.open(gn,1);b.onupgradeneeded=
()=>{b.result.createObjectStore("runs",{keyPath:"id"}),b.result.createObjectStore("logs")},b.onsuccess=()=>h(b.result),b.onerror=b.onblocked=()=>w(b.error)})}async function g(h,w){
let b=(await _()).transaction(["runs","logs"],h);return new Promise((O,D)=>{let Q=w(b.objectStore("runs"),b.objectStore("logs"));b.oncomplete=()=>O(Q&&Q.result),
b.onerror=b.onabort=()=>D(b.error)})}function y(){try{return(localStorage.getItem(Pt)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let E=Promise.resolve();function P(h){
return E=E.then(h).then(()=>$(""),w=>{console.warn("Generation Playground: the history could not be kept.",w),$(yn)}).then(z),E}async function m(){let h=[...p.values()].
map(([b])=>b).sort((b,O)=>O.id-b.id);c=h;let w=y()?await g("readonly",b=>b.getAll()):[];c=[...h,...w.filter(b=>!p.has(b.id))].sort((b,O)=>O.id-b.id)}async function v(){
for(let[h,[w,b]]of p)await g("readwrite",(O,D)=>{b!==null&&D.put(b,h),O.put(w)}),p.delete(h)}async function L(h){h.forEach(w=>p.delete(w)),c=c.filter(w=>!h.includes(
w.id)),y()&&await g("readwrite",(w,b)=>h.forEach(O=>{w.delete(O),b.delete(O)}))}async function T(){let h=0,w=c.filter((b,O)=>(h+=b.size)>kn||O>=bn);w.length&&await L(
w.map(b=>b.id))}let q=async h=>p.has(h)?p.get(h)[1]:g("readonly",(w,b)=>b.get(h));async function C(){for(let h of await g("readonly",w=>w.getAll()))p.has(h.id)||
p.set(h.id,[h,await q(h.id)??null]);await g("readwrite",(h,w)=>{h.clear(),w.clear()})}function N(){if(!u||!f||f.turn!==u.turn||!f.finished)return;let{turn:h,replaces:w,
...b}=u;u=null;let O=f.text,D=O.length<=wn,Q={id:h,time:Date.now(),...b,seed:f.started.seed,tokens:f.finished.num_tokens,end:F(f.finished.sequences[0]?.text??"",
qt),size:D?O.length:0};p.set(h,[Q,D?O:null]),P(async()=>{w&&await L([w]),await m(),y()&&await v(),await T()})}let U=({request:h,seed:w,preset:b})=>({request:h,seed:w,
preset:b});async function x(h){let w=await q(h.id).catch(()=>null);if(!w)return $("This run is no longer in the browser’s storage.");n("look",{log:w,...U(h)})}
let $=h=>{l(".gp-note").textContent=h};function A(h,w,b){let O=document.createElement(h);return O.textContent=w,b&&(O.className=b),O}function I(h,w,b,O){let D=A(
"button",h);return D.type="button",D.setAttribute("aria-label",w),D.title=O||(h===w?"":w),D.disabled=!!O,D.addEventListener("click",b),D}function W(h){let w={month:"\
short",day:"numeric"},b={hour:"2-digit",minute:"2-digit"},O=new Date(h).toDateString()===new Date().toDateString();return new Date(h).toLocaleString([],O?b:{...w,
...b})}function F(h,w){let b=Array.from(h);return b.length<=w?h:`…${b.slice(-w).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function de(h){let w=document.createElement(
"li");w.dataset.run=h.id;let b=A("div","","gp-what"),O=W(h.time),D=String(h.prompt||""),Q=`${h.tokens} ${h.tokens===1?"token":"tokens"}`,Gt=[O,h.strategy,h.model,
`seed ${h.seed}`,Q];b.append(A("span",F(D,qt)||"(no prompt)","gp-prompt")),h.end&&b.append(A("span",h.end,"gp-end")),b.append(A("span",Gt.filter(Boolean).join("\
 · "),"gp-facts"));let qe=A("div","","gp-acts"),ge=`the run of ${O}: ${F(h.end||D,40)}`,Ut=h.size?"":"Too long to be kept. It can be started from.";return qe.append(
I("View",`View ${ge}`,()=>x(h),Ut),I("Load settings",`Load settings of ${ge}`,()=>n("start",U(h))),I("✕",`Remove ${ge}`,()=>P(()=>L([h.id])))),w.append(b,qe),
w}function z(){let h=l("li button:focus"),w=h&&[h.closest("li").dataset.run,[...h.parentNode.children].indexOf(h)];l(".gp-hint").textContent=c.length?"":"Your r\
uns will be listed here, to look at again or to start from.",l(".gp-till").textContent=y()?"":"(now: only until this page is closed)",l(".gp-runs").replaceChildren(
...c.map(de)),w&&(l(`li[data-run="${w[0]}"] .gp-acts`)?.children[w[1]]||l(".gp-keep input")).focus(),i.hidden=!c.length,a.checked=k??y(),K()}function K(){i.textContent=
"Clear history",i.dataset.sure=""}i.addEventListener("click",()=>{i.dataset.sure?P(()=>L(c.map(h=>h.id))):(i.textContent=`Remove all ${c.length}?`,i.dataset.sure=
"yes")}),i.addEventListener("blur",K);async function ue(h){h||await C(),localStorage.setItem(Pt,h?"yes":"no"),window.dispatchEvent(new Event("generation-playgro\
und-keep")),h&&await v(),await m(),await T()}a.addEventListener("change",()=>{let h=k=a.checked;P(()=>ue(h).finally(()=>{k=null}))}),document.addEventListener("\
click",({target:h})=>{h.closest("[data-drawer=history]")&&P(m)}),P(m),o("value",()=>{let h=r.unstamp(e.value);h&&(u={turn:r.newest,...JSON.parse(h)},N())}),j(h=>{
f=h.log("main"),f.subscribe(s,w=>{w.status&&N()})})}var vn=1;function It({props:t,watch:e}){let n=new M,o;j(s=>{let r=s.log("main"),l=()=>{let a=n.unstamp(t.value);a!==null&&(r.recorded=n.newest===vn,document.body.
toggleAttribute("data-recorded",r.recorded),s.feed("main",a,n.newest),!(!r.finished||o===n.newest)&&(o=n.newest,r.selectMostUncertain()))};t.value&&!location.search&&
l(),e("value",l)})}function Dt({element:t,props:e,watch:n}){let o=a=>t.querySelector(".gp-"+a);function s(a){let i="https://huggingface.co";return a&&window.parent!==window&&document.
referrer.startsWith(i)?`${i}/spaces/${a}`:location.origin+location.pathname}function r(){let a=o("taken");if(!a)return;let i=e.value?JSON.parse(e.value):null;if(a.
hidden=!i,!i)return;o("label").textContent=i.title,o("note").textContent=i.note;let c=i.query?`${s(i.space)}?${i.query}`:i.text,p=o("text");p.value=c,p.wrap=i.query?
"soft":"off",p.rows=i.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,o("copied").textContent=""}async function l(){let a=o("text"),i=!0;try{await navigator.clipboard.writeText(a.value)}catch{a.focus(),a.select(),
i=document.execCommand("copy")}o("copied").textContent=i?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C)."}o("copy").
addEventListener("click",l),n("value",()=>{r(),e.value&&l()}),r()}var Ae="generation-playground.presets";function Rt({element:t,props:e,trigger:n,watch:o}){let s={download({name:a,type:i,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${i};charset=utf-8`})),p.download=a,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:a}){
let i=document.querySelector(a);if(!i)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),i.matches("textarea, input, button")&&i.focus({preventScroll:!0})},keep({name:a,config:i}){let c=!1;try{let p=r();i?p[a]=i:delete p[a],localStorage.setItem(
Ae,JSON.stringify(p))}catch{c=!0}n("kept",{presets:l(),name:a,removed:!i,failed:c})}};function r(){let a=localStorage.getItem(Ae)||"{}";try{let i=JSON.parse(a);
return i&&typeof i=="object"&&!Array.isArray(i)?i:{}}catch{return{}}}function l(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:a})=>{a===
Ae&&t.isConnected&&n("kept",{presets:l()})}),o("value",()=>{if(!e.value)return;let a=JSON.parse(e.value);s[a.do](a)})}function Mt(){document.addEventListener("keydown",t=>{t.key==="Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",t=>{t.key==="Tab"&&t.target.matches("input[role=combobox]")&&t.stopPropagation()},!0)}var xn={error:"✕ Error",warning:"▲ Note",info:"ℹ",busy:"◌"},Sn=250;function Bt({element:t,props:e,trigger:n,watch:o}){let s=new M,r=!1,l=null;function a(){
let i=t.querySelector(".messages"),c=s.unstamp(e.value);if(!i||c===null)return;clearTimeout(l);let p=JSON.parse(c||"[]");r=p.some(u=>u.refused),i.replaceChildren(
...p.map(En)),r&&i.scrollIntoView({block:"nearest"})}o("value",a),document.addEventListener("playground-changed",()=>{!r||!t.isConnected||(clearTimeout(l),l=setTimeout(
()=>n("mended",{turn:s.newest}),Sn))})}function En({severity:t,knob:e,message:n,fix:o}){let s=document.createElement("div");s.className="message "+t,Pe(s,"span",
xn[t]||"","label");let r=document.createElement("span"),l=e&&n.startsWith(e+" ");return e&&(Pe(r,"code",e),r.append(l?"":": ")),r.append((l?n.slice(e.length):n)+
(o?" ":"")),o&&Pe(r,"strong",o),s.append(r),s}function Pe(t,e,n,o){let s=document.createElement(e);s.textContent=n,o&&(s.className=o),t.append(s)}var Wt=(t,e,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=t,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let[r]=s.files;if(!r)return o([null]);let l=n==="text"?()=>r.text():()=>Ln(r);o([{name:r.name,size:r.size,[n]:r.size>e?null:await l().catch(()=>null)}])}),
s.click()}),Ln=t=>new Promise((e,n)=>{let o=new FileReader;o.onload=()=>e(o.result.split(",")[1]||""),o.onerror=()=>n(o.error),o.readAsDataURL(t)});function Ft({props:t,watch:e},{name:n}){let o=new M;j(s=>{let r=()=>{let l=o.unstamp(t.value);l&&s.feedGroup(n,l,o.newest)};e("value",r),r()})}var Jt={changesInWords:Re,followModels:xt,mountBeamVariants:Nt,mountBranching:At,mountChangedLine:Me,mountComparisonLog:Ie,mountBrowserCommands:Rt,mountDrawer:He,
mountExamples:Qe,mountHeader:Ye,markView:xe,mountHistory:jt,mountKeptForm:et,mountKnobPanel:vt,mountLanes:De,mountMessages:Bt,mountModelQuestions:Tt,mountPromptArea:_t,
mountQuickRow:Et,mountReport:Ft,mountRunLog:It,mountStrategyList:Ot,mountTaken:Dt,mountTour:$t,pickFile:Wt,t:pe};function _n(){let t=n=>{try{n(Jt)}catch(o){console.
error("Generation Playground:",o)}},e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...Jt,push:t},e.forEach(t)}Mt();Ue();je(_n);})();
