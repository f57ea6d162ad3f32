// Written by .ci/bundle.py from modules with the SHA-256 65f928631ea736c93e3592fa9f072d55d437b320ec8346f6220fd4025e8cf920: edit those.
(()=>{function A(t){(window.GenerationPlaygroundQueue??=[]).push(t)}var M=class{constructor(){this.newest=0,this.isNew=!1}unstamp(e){let n=(e||"").indexOf(`
`),o=Number((e||"").slice(0,Math.max(n,0)));return o<this.newest?null:(this.isNew=o>this.newest,this.newest=o,(e||"").slice(n+1))}};function xe({props:t,trigger:e,watch:n},{kind:o,opens:s}){let r=new M,a;A(i=>{n("value",()=>{let l=r.unstamp(t.value);l!==null&&(i.feedGroup(o,l,r.newest),!(!l||
a===r.newest)&&(a=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>wt(o)))))}),s&&(i.group(o).answers.open=({entry:l})=>e("open",{entry:l}))})}function wt(t){
let e=document.getElementById(`${t}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function Se({props:t,trigger:e,watch:n}){let o=new M;A(s=>{let r=s.group("lanes");r.answers.lane=({do:a,id:i})=>{e("lane",{do:a,id:i}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},n("value",()=>{let a=o.unstamp(t.value);a&&r.setLanes(JSON.parse(a))})})}function Ee(t,e){let{base:n={},set:o={}}=JSON.parse(t||"{}"),s=i=>typeof i=="object"?"":JSON.stringify(i),r=[...new Set([...Object.keys(n),...Object.keys(o)])].
flatMap(i=>{let[l,c]=[n[i]??null,o[i]??null];return JSON.stringify(l)===JSON.stringify(c)?[]:c===null?[`${i} not set`]:[`${i} ${s(c)}`.trim()+(s(l??{})&&` inste\
ad of ${s(l)}`)]});if(!r.length)return"";let a=r.length>e?` and ${r.length-e} more`:"";return`Changed: ${r.slice(0,e).join(", ")}${a}.`}function _e({element:t,props:e,
watch:n}){let o=()=>{let s=t.querySelector("span");s.textContent=e.value||"",s.hidden=!e.value};n("value",o),o()}var Le="generation-playground.form",yt="generation-playground.keep-history";function Oe({props:t}){let e=null,n=!1,o=null;function s(){clearTimeout(o);try{let a=(localStorage.getItem(yt)||(t.keep?"yes":"no"))==="yes";for(let i of[sessionStorage,
localStorage])a?n&&e&&i.setItem(Le,JSON.stringify(e)):i.removeItem(Le)}catch{}}function r(){clearTimeout(o),o=setTimeout(s,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){n=!0,r()}},window.addEventListener(
"pagehide",s),window.addEventListener("generation-playground-keep",s)}var ce={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ce=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,a]of Object.entries(o||{}))s.setAttribute(r,a);return s}function de(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Ce)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let a=ce[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let i=ce[r]?
r:"";t.append(d("span","gp-space",i,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function $e(t,e){t.replaceChildren(),de(t,e),e||t.append(d("span","gp-mark","(empty)"))}function Te(t){return"“"+t.replace(Ce,e=>e===" "?" ":ce[e]||"�")+"”"}var Ne=(t,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([n],[o])=>n<o?-1:1)):e,D=(t,e)=>JSON.stringify(t,Ne)===JSON.stringify(
e,Ne);function B(t,e=44){if(t==null)return"none";let n=typeof t=="string"?t:JSON.stringify(t);return n.length>e?n.slice(0,e)+"…":n}function U(t){let e=t.trim();
if(!e)return;let n=Number(e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function z(t,e,n,o=()=>null){
let s=d("input","kp-box",null,{type:"text",inputmode:t.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=t.step||(t.kind==="int"?1:
.1),a=(String(r).split(".")[1]||"").length;return s.addEventListener("input",()=>n(U(s.value))),s.addEventListener("keydown",i=>{if(i.key!=="ArrowUp"&&i.key!=="\
ArrowDown")return;i.preventDefault();let l=U(s.value)??o()??t.slider_minimum??t.minimum??0;if(typeof l!="number")return;let c=Number((l+(i.key==="ArrowUp"?r:-r)).
toFixed(Math.max(a,0)));s.value=String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,c))),n(U(s.value))}),s}function ee(t,e,n,o){let s=d("div","kp-switch",null,
{id:t,role:"radiogroup","aria-labelledby":e}),r=n.map(([i,l])=>{let c=d("input",null,null,{type:"radio",name:t,value:l});c.addEventListener("change",()=>o(i));let p=d(
"label");return p.append(c,d("span",null,l)),s.append(p),c});return{element:s,show:i=>{let l=n.findIndex(([c])=>D(c,i));return r.forEach((c,p)=>{c.checked=p===l}),
l>=0}}}var Pe=(t,{id:e,nameId:n,change:o})=>{let s=[[void 0,"not set"],[!0,"on"],[!1,"off"]],{element:r,show:a}=ee(e,n,s,o);return{element:r,show:a,showDefault(){}}},
ue=(t,{id:e,change:n})=>{let o=d("div","kp-number"),s=t.default,r=z(t,{id:e},l=>{i(l),n(l)},()=>s);o.append(r);let a=t.slider_minimum===null?null:d("input","kp-\
slider",null,{type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any","aria-label":`${t.name}, slider`});a&&(a.addEventListener("input",()=>{r.
value=String(Number(a.value)),a.classList.remove("kp-off"),n(Number(a.value))}),o.append(a));function i(l){a&&(a.classList.toggle("kp-off",typeof l!="number"),a.
value=typeof l=="number"?l:s??t.slider_minimum)}return{element:o,label:e,show(l){r.value=l===void 0?"":String(l),i(l)},showDefault(l){s=typeof l=="number"?l:null,
r.placeholder=s===null?"–":String(s),r.value||i(void 0)}}},Ae=(t,{id:e,change:n})=>{let o=d("select","kp-select",null,{id:e}),s=d("option",null,"not set",{value:""});
o.append(s,...t.choices.map((a,i)=>d("option",null,B(a),{value:i})));let r=null;return o.addEventListener("change",()=>n(o.value===""?void 0:t.choices[o.value])),
{element:o,label:e,show(a){r&&r.remove();let i=t.choices.findIndex(l=>D(l,a));a!==void 0&&i<0&&(r=d("option",null,B(a),{value:"foreign",disabled:""}),o.append(r)),
o.value=a===void 0?"":i<0?"foreign":String(i)},showDefault(a){s.textContent=a===null?"not set":`not set (default ${B(a)})`}}},je=(t,{id:e,change:n})=>{let o=d("\
textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return o.addEventListener("input",()=>n(o.value||void 0)),{element:o,label:e,show(s){o.value=s===void 0?
"":B(s,1/0)},showDefault(){}}};var Q=window.GenerationPlaygroundKnobs;function vt(t,e,n){let o=d("div","kp-editor"),s=d("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":`${t.name} as JSON`,placeholder:t.shape}),
r=d("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=d("span","kp-faint",""),i,l=!1,c=u=>{l=u,s.hidden=!u,n.element.hidden=u,r.setAttribute("\
aria-pressed",String(u)),r.textContent=u?"Editor":"JSON",r.setAttribute("aria-label",u?`Back to the editor of ${t.name}`:`Edit ${t.name} as JSON`),a.textContent=
""},p=u=>u===void 0?"":typeof u=="string"?u:JSON.stringify(u);return s.addEventListener("input",()=>{if(i=void 0,s.value.trim())try{i=JSON.parse(s.value)}catch{
i=s.value}e.change(i)}),r.addEventListener("click",()=>{l?n.show(i)===!1?a.textContent="The editor cannot show this value.":c(!1):(s.value=p(i),c(!0)),(l?s:r).focus()}),
o.append(n.element,s,a),c(!1),{...n,element:o,beside:r,note(u){i=u},show(u){i=u;let h=n.show(u);!l&&h===!1&&c(!0),l&&(s.value=p(u))}}}function Y(t){return(e,n)=>{
let o=null;return o=vt(e,n,t(e,{...n,change:r=>{o.note(r),n.change(r)}})),o}}var Ie=Y(()=>({element:d("div"),show:t=>t===void 0,showDefault(){}})),xt={n:`
`,t:"	",r:"\r","\\":"\\"},te=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(parseInt(n.slice(1),16)):xt[n]),St=t=>t.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function Me(t,e){let n=d("div","kp-list"),o=()=>[...n.querySelectorAll("input")].map(a=>te(a.value)).filter(
Boolean),s=()=>{let a=o();e(a.length?a:void 0)};function r(a){let i=d("div","kp-line"),l=d("input","kp-wide",null,{type:"text","aria-label":t,autocomplete:"off",
spellcheck:"false",placeholder:`another ${t}`});l.value=St(a);let c=d("span","kp-shown","",{title:"As it is understood: · is a space, ↵ a line break"}),p=d("\
button","kp-icon","×",{type:"button","aria-label":`Remove this ${t}`}),u=()=>{let h=te(l.value);c.replaceChildren(),(h!==h.trim()||h!==l.value)&&de(c,h),p.hidden=
!l.value,l.value&&i===n.lastElementChild&&r("")};l.addEventListener("input",()=>{u(),s()}),l.addEventListener("keydown",h=>{h.key==="Enter"&&(h.preventDefault(),
i.nextElementSibling&&i.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let h=i.nextElementSibling;i.remove(),s(),h&&h.querySelector(
"input").focus()}),i.append(l,c,p),n.append(i),u()}return{element:n,show(a){n.replaceChildren();for(let i of a)r(i);r("")}}}var Be=t=>Array.isArray(t)&&t.every(
e=>typeof e=="string"),De=(t,{change:e})=>{let n=Me("text",e),o=d("div","kp-editor");return o.append(n.element,d("p","kp-faint","Write \\n for a line break and \\\
t for a tab.")),{element:o,show(s){n.show(s===void 0?[]:Be(s)?s:[B(s,1/0)])},showDefault(){}}},Je=Y((t,{id:e,change:n})=>{let o=d("div","kp-fields"),s=[["start",
"from new token",{kind:"int",minimum:0,step:1},"30"],["factor","factor",{kind:"float",minimum:0,step:.01},"1.05"]],r=()=>{let i=a.map(l=>U(l.value));n(i.every(l=>l===
void 0)?void 0:i.map(l=>l??null))},a=s.map(([i,l,c,p])=>{let u=z(c,{id:`${e}-${i}`,placeholder:p},r,()=>Number(p));return o.append(d("label",null,l,{for:u.id}),
u),u});return{element:o,show(i){return i!==void 0&&!(Array.isArray(i)&&i.length===2)?!1:(a.forEach((l,c)=>{l.value=i===void 0?"":i[c]??""}),!0)},showDefault(){}}});
function Et(t,e,n){if(t.kind==="bool"||t.kind==="choice"){let s=t.kind==="bool"?[!0,!1]:t.choices,r=d("select","kp-select",null,{id:e});return r.append(d("optio\
n",null,`not set (${B(t.default)})`,{value:""})),r.append(...s.map((a,i)=>d("option",null,B(a),{value:i}))),r.addEventListener("change",n),{element:r,read:()=>r.
value===""?void 0:s[r.value],show(a){let i=s.findIndex(l=>D(l,a));return r.value=a===void 0||i<0?"":String(i),a===void 0||i>=0}}}if(t.kind==="flags"){let s=d("d\
iv","kp-flags",null,{id:e,role:"group","aria-label":t.name}),r=t.choices.map(i=>{let l=d("input",null,null,{type:"checkbox",value:i}),c=d("label",null,"");return l.
addEventListener("change",n),c.append(l," "+i),s.append(c),l}),a=()=>r.filter(i=>i.checked).map(i=>[i.value,!0]);return{element:s,read:()=>a().length?Object.fromEntries(
a()):void 0,show(i){for(let l of r)l.checked=i?.[l.value]===!0;return i===void 0||D(i,Object.fromEntries(a()))}}}if(t.kind==="ints"){let s=d("textarea","kp-text",
null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return s.addEventListener("input",n),{element:s,read(){let r=s.value.split(/[\s,]+/).filter(Boolean).
map(U);return r.length?r:void 0},show(r){return s.value=Array.isArray(r)?r.join(", "):r??"",r===void 0||Array.isArray(r)}}}let o=z(t,{id:e,placeholder:t.default===
null?"–":String(t.default)},n,()=>t.default);return{element:o,read:()=>U(o.value),show(s){return o.value=s??"",s===void 0||typeof s=="number"||typeof s=="stri\
ng"}}}var qe=t=>[...crypto.getRandomValues(new Uint16Array(t))].map(e=>e%1e3),We=Y((t,{id:e,nameId:n,change:o})=>{let s=d("div","kp-editor"),r=d("div","kp-field\
s"),a=null,i=[],l=[[void 0,"not set"],...t.forms.map(g=>[g.name,t.forms.length>1?g.name:"set"])],c=ee(`${e}-form`,n,l,g=>{u(g),v(),S()}),p=d("p","kp-faint","");
s.append(c.element,p,r);function u(g){a=t.forms.find(w=>w.name===g)||null,c.show(a?a.name:void 0),p.textContent=a?a.meaning:"",i=[],r.replaceChildren();for(let w of a?
a.fields:[]){let E=Et(w,`${e}-${w.name}`,S),q=d("label",null,w.name+(w.required?" *":""),{for:`${e}-${w.name}`});q.title=w.meaning,r.append(q,E.element,d("p","k\
p-faint",w.meaning)),i.push([w,E]),w.kind==="ints"&&w.required&&h(E)}}function h(g){let w=d("button","kp-link","Draw new keys",{type:"button"});w.addEventListener(
"click",()=>{g.show(qe(30)),S()}),r.append(w)}function v(){for(let[g,w]of i)g.required&&w.show(g.kind==="ints"?qe(30):g.default??5)}function S(){if(!a)return o(
void 0);let g=i.map(([w,E])=>[w.name,E.read()]);return o(Object.fromEntries(g.filter(([,w])=>w!==void 0)))}let O=g=>g!==null&&typeof g=="object"&&!Array.isArray(
g);return{element:s,show(g){if(g===void 0)return u(void 0);if(!O(g))return!1;let w=Object.keys(g),E=y=>y.fields.filter(x=>w.includes(x.name)).length,q=t.forms.reduce(
(y,x)=>E(x)>E(y)?x:y);return E(q)<w.length?!1:(u(q.name),i.every(([y,x])=>x.show(g[y.name])))},showDefault(){}}}),Fe=Y((t,{id:e,nameId:n,change:o})=>{let s=d("d\
iv","kp-editor"),r=d("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":`${t.name}: layer numbers`,autocomplete:"off"}),a=d("\
p","kp-faint",""),i=ee(e,n,[[void 0,"not set"],["low","low"],["high","high"],["list","layers"]],c=>{r.hidden=c!=="list",c==="list"&&r.focus(),o(c==="list"?l():c)}),
l=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(U);return c.length?c:void 0};return r.addEventListener("input",()=>o(l())),r.hidden=!0,s.append(i.element,
r,a),{element:s,show(c){let p=Array.isArray(c);return!p&&!i.show(c)?!1:(p&&(i.show("list"),r.value=c.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({layers:c}){
a.textContent=c?`This model has ${c} layers; 0 is what goes into the first.`:""}}}),Re={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:[
"name","age"]},Ge=(t,{id:e,nameId:n,change:o})=>{let s=d("div","kp-editor"),r=ee(e,n,[[void 0,"not set"],["choices","choices"],["regex","regex"],["json_schema",
"JSON schema"]],O=>{h(O),S()}),a=Me("choice",()=>S()),i=d("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"\
false",autocomplete:"off","aria-label":"Regular expression that the whole text must match"}),l=d("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(
Re,null,2),spellcheck:"false","aria-label":"JSON schema"}),c=d("button","kp-link","Use an example",{type:"button"}),p={choices:[a.element],regex:[i],json_schema:[
l,c]},u;function h(O){u=O,r.show(u);for(let[g,w]of Object.entries(p))for(let E of w)E.hidden=g!==u}function v(){if(u==="regex")return i.value||void 0;if(u==="ch\
oices"){let O=[...a.element.querySelectorAll("input")].map(g=>te(g.value)).filter(Boolean);return O.length?O:void 0}if(l.value.trim())try{return JSON.parse(l.value)}catch{
return l.value}}function S(){let O=u&&v();o(O===void 0?void 0:{[u]:O})}return i.addEventListener("input",S),l.addEventListener("input",S),c.addEventListener("cl\
ick",()=>{l.value=JSON.stringify(Re,null,2),S()}),s.append(r.element,...Object.values(p).flat()),a.show([]),h(void 0),{element:s,show(O){let[g,w]=Object.entries(
O||{})[0]||[];h(g in p?g:void 0),g==="choices"&&a.show(Be(w)?w:[]),g==="regex"&&(i.value=B(w,1/0)),g==="json_schema"&&(l.value=typeof w=="string"?w:JSON.stringify(
w,null,2))},showDefault(){}}};var he=t=>Number.isInteger(t)&&t>=0,F=t=>Array.isArray(t)&&t.length>0&&t.every(he),X=(t,e)=>Array.isArray(t)&&t.every(e),Z=t=>({options:[[t]]}),Ue=t=>({options:[
t]}),Ke={token:{single:!0,flat:!0,read:t=>he(t)?[Z(t)]:null,write:t=>t[0].options[0][0]},tokens:{flat:!0,read:t=>he(t)?[Z(t)]:F(t)?t.map(Z):null,write:t=>t.length===
1?t[0].options[0][0]:t.map(e=>e.options[0][0])},words:{flat:!0,read:t=>F(t)?t.map(Z):null,write:t=>t.map(e=>e.options[0][0])},word_groups:{read:t=>X(t,F)?t.map(
Ue):null,write:t=>t.map(e=>e.options[0])},words_with_bias:{biased:!0,read:t=>X(t,e=>Array.isArray(e)&&e.length===2&&F(e[0]))?t.map(([e,n])=>({options:[e],bias:n})):
null,write:t=>t.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:t=>X(t,e=>F(e)||X(e,F))?t.map(e=>({options:F(e)?[e]:e})):null,write:t=>t.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:t=>X(t,e=>e&&(F(e.phrase)||X(e.any_of,F)))?t.map(e=>({options:e.phrase?[e.
phrase]:e.any_of})):null,write:t=>t.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function pe(t,e,n,o){let s=d(t,"kp-token",null,o),r=d(
"span","kp-piece");return n!==void 0&&$e(r,n),s.append(r,d("span","kp-id",String(e))),s}function _t(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(/\d+/g)||
[]).map(Number);return F(e)&&e.every(Number.isSafeInteger)?e:null}async function Lt(t,e){let n=te(t),o=n.replace(/^ +/,""),s=o&&!/^\s/.test(o)&&!n.startsWith(" \
 "),r=s?[" "+o,o]:[n],{tokens:a,problem:i}=await e.splitWords(r);if(i)return{problem:i};let l=a.map((u,h)=>({when:s?["inside a sentence","at the very start"][h]:
"as typed",tokens:u}));l.length===2&&D(l[0].tokens,l[1].tokens)&&(l=[{when:"everywhere",tokens:l[0].tokens}]);let c=_t(t),p=c?await e.textsOf(c):[];if(c){let u=c.
map(h=>[h,e.texts.get(h)]);l.unshift({when:c.length>1?"these token ids":"this token id",tokens:u})}return{ways:l.filter(u=>u.tokens.length),unknown:p}}function Ot(t,{
id:e,change:n,panel:o}){let s=Ke[t.editor],r=d("div","kp-editor"),a=d("ul","kp-rows"+(s.flat?" kp-flat":"")),i=d("input","kp-wide",null,{id:e,type:"text",autocomplete:"\
off",spellcheck:"false",placeholder:s.flat?"type a token, or its id":"type a word, or token ids"}),l=d("p","kp-faint",""),c=d("div","kp-offers",null,{"aria-live":"\
polite"});r.append(a,l,i,c);let p=[],u=null,h=0,v=null,S=()=>n(p.length?s.write(p):void 0);function O(y){if(s.single)p=[Z(y[0][0])];else if(s.flat){let x=new Set(
p.map(L=>L.options[0][0]));for(let L of y.flat())x.has(L)||p.push(Z(L))}else if(u)u.options.push(...y);else for(let x of y)p.push(s.biased?{options:[x],bias:5}:
Ue(x));u=null,i.value="",c.replaceChildren(),E(),S(),i.focus()}async function g(){let y=++h;if(!i.value)return c.replaceChildren();let{ways:x,unknown:L,problem:P}=await Lt(
i.value,o).catch(()=>({problem:"The server does not answer. Try again in a moment."}));if(y!==h)return null;if(c.replaceChildren(),P)return c.append(d("p","kp-f\
aint",P));for(let T of x)c.append(w(T));let j=x.some(T=>T.tokens.length>1);if(!s.flat&&!s.alternatives&&x.length===2){let T=d("button","kp-button","Add both",{type:"\
button"});T.addEventListener("click",()=>O(x.map(G=>G.tokens.map(([b])=>b)))),c.append(T)}let C=L.length?[`The model has no token ${L.join(", ")}.`]:[];return x.
some(T=>T.when==="at the very start")&&C.push("Inside a sentence a word begins with a space (·), and is another token than alone."),s.flat&&j&&C.push(s.single?
"Choose one token.":"Each token stands alone here, in other words too: press the one you mean."),C.length&&c.append(d("p","kp-faint",C.join(" "))),null}function w(y){
let x=d("div","kp-offer");x.append(d("span","kp-when",y.when));let L=d("span","kp-chips");for(let[P,j]of y.tokens)if(!s.flat)L.append(pe("span",P,j));else{let C=`\
Add token ${P}${j===void 0?"":" "+Te(j)}`,T=pe("button",P,j,{type:"button","aria-label":C});T.addEventListener("click",()=>O([[P]])),L.append(T)}if(x.append(L),
!s.flat){let P=d("button","kp-button","Add",{type:"button","aria-label":`Add the word as it is ${y.when}`});P.addEventListener("click",()=>O([y.tokens.map(([j])=>j)])),
x.append(P)}return x}i.addEventListener("input",()=>{clearTimeout(v),v=setTimeout(g,120)}),i.addEventListener("keydown",y=>{y.key==="Enter"?(y.preventDefault(),
clearTimeout(v),g().then(()=>c.querySelector("button")?.click())):y.key==="Escape"&&(y.stopPropagation(),i.value="",u=null,c.replaceChildren(),E())});function E(){
a.replaceChildren(...p.map(q)),a.hidden=p.length===0,l.textContent=u?`Another alternative to word ${p.indexOf(u)+1}:`:"",l.hidden=!u;let y=p.flatMap(x=>x.options.
flat()).filter(x=>!o.texts.has(x));y.length&&o.textsOf(y).then(()=>{y.some(x=>o.texts.has(x))&&E()},()=>{})}function q(y,x){let L=d("li","kp-row");y.options.forEach(
(C,T)=>{T&&L.append(d("span","kp-or","or"));let G=d("span","kp-chips");for(let b of C)G.append(pe("span",b,o.texts.get(b)));L.append(G)});let P=y.options[0].map(
C=>o.texts.get(C)??C).join("").trim();if(s.biased){let C=z({kind:"float",step:.5},{"aria-label":`Bias of ${P}`,value:""},T=>{y.bias=T,S()});C.value=y.bias??"",L.
append(d("span","kp-faint","bias"),C)}if(s.alternatives){let C=d("button","kp-link","or…",{type:"button","aria-label":`Add an alternative to ${P}`});C.addEventListener(
"click",()=>{u=y,E(),i.focus()}),L.append(C)}let j=d("button","kp-icon","×",{type:"button","aria-label":`Remove ${P}`});return j.addEventListener("click",()=>{
p.splice(x,1),u===y&&(u=null),E(),S(),i.focus()}),L.append(j),L}return{element:r,label:e,show(y){let x=y===void 0?[]:s.read(y);return x===null?!1:(p=x,u=null,E(),
!0)},showDefault(){},modelChanged:E}}var He=Object.fromEntries(Object.keys(Ke).map(t=>[t,Y(Ot)]));var Ve={...He,switch:Pe,number:ue,slider:ue,choice:Ae,text:je,strings:De,decay:Je,fields:We,layers:Fe,structure:Ge};var re={changed:"changed by you",preset:"the preset (the chosen strategy) sets it",model:"the model's own default applies"},fe={error:"✕",warning:"▲",info:"\
ℹ"},ae=t=>t.split(/(?<=_)/).flatMap(e=>[e,d("wbr")]),ie=class{constructor(e,n){this.panel=e,this.knob=n,this.id=`${e.name}-${n.name}`,this.build(),this.control.
showDefault(n.default),this.control.show(e.state.set[n.name]),this.mark(),e.verdict&&this.judged(e.verdict)}build(){let{knob:e,id:n,panel:o}=this;this.element=d(
"div","kp-knob",null,{id:n,"data-knob":e.name}),this.control=(Ve[e.editor]||Ie)(e,{id:`${n}-control`,nameId:`${n}-name`,panel:o,change:u=>o.change(e.name,u)});let s=this.
control.label?{for:this.control.label}:{},r=d(this.control.label?"label":"span","kp-name",null,{id:`${n}-name`,...s});r.append(...ae(e.name)),this.source=d("spa\
n","kp-source"),this.standard=d("span","kp-standard"),this.back=d("button","kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{o.reset(e.name),
this.focus()});let a=d("button","kp-icon kp-ask","?",{type:"button","aria-expanded":"false","aria-label":`More about ${e.name}`});a.addEventListener("click",()=>this.
explain(a));let i=d("div","kp-head"),l=d("span","kp-tools");l.append(this.control.beside||"",this.back,a),i.append(r,this.source,l),this.notes=d("div","kp-notes",
null,{role:"status"}),this.idle=d("span","kp-idle");let c=d("p","kp-meaning",e.meaning+" ",{id:`${n}-meaning`});c.append(this.standard," ",this.idle),this.element.
append(i,this.control.element,this.notes,c);let p=this.element.querySelector(`[id="${n}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){let{knob:n}=this;
if(!this.help){this.help=d("div","kp-help",null,{hidden:""}),this.help.append(d("p",null,n.explanation));let o=Ct(n);o&&this.help.append(d("p",null,o)),n.needs.
length&&this.help.append(d("p",null,`It has an effect only when ${n.needs.join(", and ")}.`));for(let s of n.conflicts)this.help.append(d("p",null,s));if(n.paper){
let s=d("a",null,n.paper.replace(/^https?:\/\//,""),{href:n.paper,target:"_blank",rel:"noopener noreferrer"}),r=d("p",null,"Read more: ");r.append(s),this.help.
append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,knob:n}=this,
{name:o}=n,s=e.sourceOf(o);this.element.dataset.source=s,this.source.textContent=re[s]?s:"",this.source.title=re[s]||"";let r=e.verdict?.defaults[o],a=r===void 0?
n.default:r,i=r===void 0?"Default":"The model's default";this.standard.textContent=a===null?"No default.":`${i}: ${this.inWords(a)}.`,this.standard.title=r===void 0?
"The library's default: it applies where nobody sets the knob":"From the model's own generation config";let l=e.state.base[o],c=s==="changed"||l!==void 0&&e.state.
set[o]===void 0;this.back.hidden=s!=="preset"&&!c;let p=c&&l!==void 0?`${this.inWords(l)}, as the preset has it`:"its default";this.back.textContent=c?"↺":"×",
this.back.title=c?`Back to ${p}`:"Unset it: the default applies",this.back.setAttribute("aria-label",c?`Reset ${o} to ${p}`:`Unset ${o}`)}inWords(e){return this.
knob.editor==="switch"&&typeof e=="boolean"?e?"on":"off":B(e,30)}judged(e){let{knob:n}=this,o=e.defaults[n.name];this.control.showDefault(o===void 0?n.default:o),
this.control.judged&&this.control.judged(e);let s=e.notes[n.name]||[];this.notes.replaceChildren(...s.map(a=>me(a,this.panel))),this.element.classList.toggle("k\
p-wrong",s.some(a=>a.severity==="error"));let r=e.idle[n.name];this.idle.textContent=r?`No effect now: ${r}`:"",this.mark()}focus(){let e=this.control.element,n=e.
matches("input, select, textarea")?e:e.querySelector("input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");n&&n.focus({preventScroll:!0})}};
function me(t,e){let n=d("div",`kp-note kp-${t.severity}`);n.append(d("span","kp-sign",fe[t.severity],{"aria-hidden":"true"}));let o=d("span","kp-said",t.message+
" "),{press:s}=t;if((!s||!s.whole)&&o.append(d("strong",null,t.fix)," "),s){let a=d("button","kp-button",s.label,{type:"button"});a.addEventListener("click",()=>e.
apply(s.change,t.knob)),o.append(a," ")}let r=e.byName.has(t.knob);if(r?s&&!(t.knob in s.change):e.state.set[t.knob]!==void 0){let a=d("button","kp-link",`${r?"\
Unset":"Remove"} ${t.knob}`,{type:"button"});a.addEventListener("click",()=>e.apply({[t.knob]:null},r?t.knob:void 0)),o.append(a)}return n.append(o),n}function Ct(t){
let n=t.minimum===null?"":t.open_minimum?`above ${t.minimum}`:`from ${t.minimum}`,o=t.maximum===null||t.maximum>=2147483647?"":t.open_maximum?`below ${t.maximum}`:
`to ${t.maximum}`;return n||o?`Allowed: ${[n,o].filter(Boolean).join(" ")}.`:""}var ne=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function ze(t,e){let n=ne(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(o=>n.
some(s=>s.startsWith(o)))}var $t=(t,e)=>t.every(n=>ne(e).join(" ").includes(n));function Qe(t,e){let n=ne(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let o=({
words:l})=>l.some(c=>ze(n,c)),s=Q.absent.filter(({words:l})=>l.includes(n.join(" "))),r=Q.elsewhere.filter(o),a=e.filter(l=>[l.name,l.group,...l.synonyms].some(
c=>ze(n,c)));if(a.length||s.length||r.length)return{knobs:a,beside:r,absent:s};let i=l=>[l.name,l.group,...l.synonyms,l.meaning,l.explanation].join(" ");return{
knobs:e.filter(l=>$t(n,i(l))),beside:r,absent:s}}function Ye({text:t,id:e,inside:n}){let o=d("p","kp-faint",t+" "),s=i=>i?document.getElementById(i):null;if(!s(
e)&&!s(n))return o;let r=d("button","kp-link","Go to it",{type:"button"}),a=i=>{let l=s(e)?.querySelector("input, textarea, select");return!l?.offsetParent&&i?requestAnimationFrame(
()=>a(i-1)):(l?.scrollIntoView({block:"center"}),l?.focus({preventScroll:!0}))};return r.addEventListener("click",()=>{s(e)?.offsetParent||s(n)?.querySelector("\
button.label-wrap")?.click(),a(60)}),o.append(r),o}var Tt=150,ge=class{constructor(e,{props:n,server:o,watch:s},{name:r,hidden:a}){this.root=e,this.props=n,this.server=o,this.name=r,this.knobs=Q.knobs.filter(i=>!a.
includes(i.name)),this.byName=new Map(this.knobs.map(i=>[i.name,i])),this.rows=new Map,this.groups=new Map,this.texts=new Map,this.state={preset:null,base:{},set:{}},
this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(n.value,!0),this.build(),this.commit(),s("value",()=>{n.value!==this.text&&this.load(
n.value)}),this.ask()}take(e,n){let o={};try{o=JSON.parse(e)}catch{}let{model:s,assistant:r,...a}=o;n&&s!==void 0&&(this.chosen={model:s,assistant:r}),this.state=
{...this.state,...a,set:{...o.set||{}},base:{...o.base||{}}}}follow(e){let n=this.chosen;if(this.chosen=e,n.model!==e.model){this.texts.clear();for(let o of this.
rows.values())o.control.modelChanged?.()}this.ask()}load(e){let n=this.state;this.take(e);for(let[o,s]of this.rows)D(n.set[o],this.state.set[o])||s.control.show(
this.state.set[o]),s.mark();this.commit(),this.ask()}change(e,n){n===void 0?delete this.state.set[e]:this.state.set[e]=n,this.rows.get(e).mark(),this.commit(),clearTimeout(
this.timer),this.timer=setTimeout(()=>this.ask(),Tt)}apply(e,n){for(let[o,s]of Object.entries(e)){s===null?delete this.state.set[o]:this.state.set[o]=s;let r=this.
rows.get(o);r&&(r.control.show(this.state.set[o]),r.mark())}this.commit(),this.ask(),n&&this.rows.has(n)&&this.rows.get(n).focus()}reset(e){let{base:n,set:o}=this.
state;this.apply({[e]:n[e]!==void 0&&!D(n[e],o[e])?n[e]:null})}resetAll(e){let n=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...n].map(o=>[o,e[o]??null])))}sourceOf(e){let{base:n,set:o}=this.state;return o[e]!==void 0?D(o[e],n[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=Nt(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),n;try{n=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=n;for(let o of this.rows.values())o.judged(n);
this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let n=this.chosen.model,o=JSON.parse(await this.server.split_words(JSON.stringify(
{model:n,texts:e})));if(n===this.chosen.model)for(let[s,r]of(o.tokens||[]).flat())this.texts.set(s,r);return o}async textsOf(e){let n=this.chosen.model,o=[...new Set(
e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!o.length)return[];let s=JSON.parse(await this.server.split_words(JSON.stringify({model:n,ids:o})));if(n===this.
chosen.model)for(let[r,a]of s.texts||[])this.texts.set(r,a);return s.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),
this.basic=d("section","kp-basic",null,{"aria-label":"The knobs that matter most"});for(let o of this.knobs)o.basic&&this.basic.append(this.row(o.name).element);
e.append(this.basic);for(let o of Q.groups){let s=this.knobs.filter(a=>a.group===o&&!a.basic),r=this.knobs.filter(a=>a.group===o&&a.basic);s.length&&e.append(this.
buildGroup(o,s,r))}this.effective=d("details","kp-group kp-effective");let n=d("summary",null,"Effective config");this.effectiveTable=d("div","kp-table"),this.effective.
append(n,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.
rows.has(e)||this.rows.set(e,new ie(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,n,o){let s=d("details","kp-group",null,{"data-group":e}),r=d("summar\
y",null,e),a=d("span","kp-count");r.append(a);let i=d("div","kp-body");s.append(r,i);let l={element:s,count:a,knobs:n,fill:()=>{if(i.childElementCount)return;o.
length&&i.append(l.above=this.buildAbove(o));let c=n.filter(p=>p.managed_because);for(let p of n)p.managed_because||i.append(this.row(p.name).element);for(let p of c){
let u=d("p","kp-meaning kp-managed",null,{"data-knob":p.name});u.append(d("code",null,p.name)," "+p.managed_because),i.append(u)}}};return s.addEventListener("t\
oggle",()=>{s.open&&l.fill(),this.verdict&&this.summarise()}),this.groups.set(e,l),s}buildAbove(e){let n=d("p","kp-meaning kp-above","Always in view, above: ");
return e.forEach(({name:o},s)=>{let r=d("button","kp-link kp-name",null,{type:"button","aria-label":`Go to ${o}`});r.append(...ae(o)),r.addEventListener("click",
()=>this.jump(o)),n.append(s?", ":"",r)}),n}groupOf(e){let n=this.byName.get(e);return n&&!n.basic?this.groups.get(n.group):null}jump(e){if(!this.byName.has(e))
return;this.search.value="",this.filter();let n=this.groupOf(e);n&&(n.element.open=!0,n.fill());let o=this.row(e);o.element.scrollIntoView({block:"center"}),o.focus(),
o.element.classList.remove("kp-found"),requestAnimationFrame(()=>o.element.classList.add("kp-found"))}buildSearch(){let e=d("div","kp-search",null,{role:"search"});
return this.search=d("input",null,null,{type:"search",placeholder:`Search ${this.knobs.length} knobs`,"aria-label":"Search the knobs",autocomplete:"off",spellcheck:"\
false",id:`${this.name}-search`}),this.found=d("span","kp-faint","",{role:"status"}),this.beside=d("div","kp-beside",null,{role:"status"}),this.search.addEventListener(
"input",()=>this.filter()),this.search.addEventListener("keydown",n=>{n.key==="Escape"&&(this.search.value="",this.filter())}),e.append(this.search,this.found,this.
beside),e}filter(){let e=ne(this.search.value).length>0,{knobs:n,beside:o,absent:s}=Qe(this.search.value,this.knobs),r=c=>n.includes(c),a=c=>{let p=this.rows.get(
c.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=!r(c))};this.knobs.filter(c=>c.basic).forEach(a);for(let c of this.
groups.values()){let p=c.knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.forEach(a),c.above&&(c.above.hidden=e),c.element.hidden=!p,e?c.
element.open=p:c.wasOpen!==void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let i=o.length||s.length?"No knob.":"No knob matches. Try a plain word, such as r\
epeat, random or stop.",l=n.length===1?"1 knob":`${n.length} knobs`;this.found.textContent=e?n.length?l:i:"",this.beside.replaceChildren(...o.map(Ye),...s.map(({
text:c})=>d("p","kp-faint",c))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=d("div","kp-summary"),this.general=d("div","kp-notes",null,
{role:"status"}),this.headline=d("p","kp-headline",""),this.chips=d("div","kp-differing");let e=d("div","kp-foot");return this.toPreset=d("button","kp-link","Re\
set to the preset",{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=d("button","kp-link","Use the model'\
s defaults",{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,
this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:n,mode:o}=this.verdict,s=e.length===1?"1 knob differs":`${e.length||"No"} knobs differ`,
r=d("strong",null,o[0].toUpperCase()+o.slice(1),{title:"What these settings amount to"});this.headline.replaceChildren(r,` · ${s} from the model's defaults${e.
length?":":"."}`),this.chips.replaceChildren(...e.map(i=>{let l=this.sourceOf(i),c=d("button","kp-chip",i,{type:"button","data-source":l,title:`${re[l]}; go to \
it`}),p=this.verdict.notes[i]||[],u=p.some(h=>h.severity==="error")?"error":p.length?"warning":"";return u&&c.append(d("span",`kp-${u}`,fe[u],{title:"See the no\
te at the knob"})),c.addEventListener("click",()=>this.jump(i)),c}));let a=[...n,...Object.entries(this.verdict.notes).flatMap(([i,l])=>{let c=this.groupOf(i);return this.
byName.has(i)?c&&!c.element.open?l.filter(p=>p.severity==="error"):[]:l})];this.general.replaceChildren(...a.map(i=>me(i,this)));for(let{knobs:i,count:l}of this.
groups.values()){let c=i.filter(u=>this.state.set[u.name]!==void 0).length,p=i.filter(u=>this.verdict.notes[u.name]).length;l.textContent=[c?`${c} set`:"",p?`▲ ${p}`:
""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),n=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;
let o=d("table"),s=d("tr");s.append(...["knob","value","from"].map(i=>d("th",null,i,{scope:"col"})));let r=d("tbody");for(let{name:i,value:l,source:c,ignored:p}of n){
let u=d("tr",null,null,{"data-source":c}),h=d("td"),v=d("button","kp-link kp-name",null,{type:"button","aria-label":`Go to ${i}`});v.append(...ae(i)),v.addEventListener(
"click",()=>this.jump(i)),h.append(v);let S=d("td","kp-value",B(l,60));p&&S.append(d("span","kp-faint"," ○ no effect",{title:p})),u.append(h,S,d("td",null,c)),
r.append(u)}let a=d("thead");a.append(s),o.append(a,r),this.effectiveTable.replaceChildren(o)}},Nt=(t,e)=>[...new Set([...Object.keys(t),...Object.keys(e)])].every(
o=>D(t[o],e[o])),Xe=new Map,ke=new Map;function Ze({element:t,props:e,server:n,watch:o},s){let r=new ge(t.querySelector(".kp"),{props:e,server:n,watch:o},s);Xe.
set(s.name,r),ke.has(s.name)&&r.follow(ke.get(s.name))}function et(t,e){ke.set(t,e),Xe.get(t)?.follow(e)}var Pt=250,At={true:"The model’s own template puts its marks around your words and says whose turn it is.",false:"The model continues your words as they stand\
: no template, no system message, no earlier turns."},be=["user","assistant","system"];function tt({element:t,props:e,server:n,trigger:o,watch:s}){let r=t.querySelector(
".gp-beside"),a=b=>r.querySelector(b),[i,l,c]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),u=a(".gp-target textarea"),h={kind:"plain",on:!0,
system:"",turns:[],target:""},v="",S="plain true";function O(b){let $={};try{$=JSON.parse(b||"{}")}catch{}h={...h,...$,turns:($.turns||h.turns).map(N=>({...N}))}}
function g(){v=JSON.stringify(h),e.value=v,w()}function w(){let b=`${h.kind} ${h.on}`;if(b===S)return T({});S=b,o("turned",{})}function E(){r.hidden=h.kind==="p\
lain",a(".gp-chat").hidden=h.kind!=="chat",a(".gp-source").hidden=h.kind!=="source",a(".gp-messages").hidden=!h.on,a(".gp-bar .gp-why").textContent=At[h.on];for(let[
b,$]of[[i,h.on],[l,!h.on]])b.setAttribute("aria-checked",String($)),b.tabIndex=$?0:-1;for(let[b,$]of[[p,h.system],[u,h.target]])b.value!==$&&(b.value=$);for(;c.
children.length>h.turns.length;)c.lastElementChild.remove();for(;c.children.length<h.turns.length;)c.append(q());h.turns.forEach(y),a(".gp-clear").hidden=!h.turns.
length}function q(){let b=document.createElement("li"),$=document.createElement("select"),N=document.createElement("textarea"),R=document.createElement("button"),
J=()=>[...c.children].indexOf(b);return N.rows=1,R.type="button",R.textContent="✕",$.addEventListener("change",()=>{h.turns[J()].role=$.value,E(),g()}),N.addEventListener(
"input",()=>{h.turns[J()].content=N.value,g()}),R.addEventListener("click",()=>{let W=J();h.turns.splice(W,1),E(),g(),(c.children[Math.min(W,h.turns.length-1)]?.
querySelector("button")||a(".gp-add")).focus()}),b.append($,N,R),b}function y({role:b,content:$},N){let R=c.children[N],[J,W,oe]=R.children,H=be.includes(b)?be:
[...be,b];(J.options.length!==H.length||J.options[H.length-1].value!==H.at(-1))&&J.replaceChildren(...H.map(se=>new Option(se,se))),J.value=b,W.value!==$&&(W.value=
$),R.dataset.role=b;let K=`turn ${N+1}`;J.setAttribute("aria-label",`Role of ${K}`),W.setAttribute("aria-label",`Words of ${K}, ${b}`),oe.setAttribute("aria-lab\
el",`Remove ${K}`),oe.title=`Remove ${K}`}function x(b){h.on=b,E(),g(),(b?i:l).focus()}i.addEventListener("click",()=>x(!0)),l.addEventListener("click",()=>x(!1)),
a(".gp-switch").addEventListener("keydown",b=>{b.key.startsWith("Arrow")&&(b.preventDefault(),x(!h.on))}),p.addEventListener("input",()=>{h.system=p.value,g()}),
u.addEventListener("input",()=>{h.target=u.value,g()});for(let b of r.querySelectorAll(".gp-add"))b.addEventListener("click",()=>{h.turns.push({role:b.dataset.role,
content:""}),E(),g(),c.lastElementChild.querySelector("textarea").focus()});a(".gp-clear").addEventListener("click",()=>{h.turns=[],E(),g(),a(".gp-add").focus()}),
a(".gp-reply").addEventListener("click",()=>o("reply",{}));let L={prompt:"",model:""},P=0,j=null,C=null;function T(b){L={...L,...b},clearTimeout(j),C&&(j=setTimeout(
G,Pt))}async function G(){let b=++P,$=h.kind==="chat"&&h.on,N=null;if($)try{N=JSON.parse(await n.render_messages(JSON.stringify({...L,value:v})))}catch(R){console.
warn("Generation Playground: the template could not be asked.",R)}b===P&&C.setWritten(N)}window.GenerationPlaygroundPrompt=b=>{t.isConnected&&T(b)},A(b=>{C=b.log(
"main"),C.answers.without=()=>o("without",{}),C.subscribe(r,$=>{if(!$.status&&!$.run)return;let{started:N,finished:R}=C;a(".gp-reply").disabled=!(R&&R.sequences.
length&&N&&N.request.messages)}),T({})}),s("value",()=>{e.value!==v&&(O(e.value),E(),v=e.value,w())}),O(e.value),E(),v=e.value,w()}function nt({element:t,props:e,trigger:n,watch:o},{groups:s,yours:r}){let a=t.querySelector("select"),i=t.querySelector("span"),l="";function c(){i.textContent!==
e.label&&(i.textContent=e.label);let p=JSON.stringify(e.choices);if(p!==l){l=p;let u=new Map;for(let[h,v]of e.choices){let S=s[v]??r;u.has(S)||u.set(S,[]),u.get(
S).push(new Option(h,v))}a.replaceChildren(...[...u].flatMap(([h,v])=>{if(!h)return v;let S=document.createElement("optgroup");return S.label=h,S.append(...v),[
S]}))}a.value=e.value}a.addEventListener("input",()=>{e.value=a.value,n("input")}),o(Object.keys(e),c),c()}function ot({trigger:t}){A(e=>{let n=({act:o,model:s})=>t("asked",{act:o,model:s});for(let o of["shelf","estimate"])e.group(o).answers.model=n})}function st({props:t,trigger:e,watch:n}){A(o=>{let s=o.log("main");s.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:s.turn,started:s.startedLine()}),
n("value",()=>{if(!t.value)return;let r=JSON.parse(t.value.split(`
`)[1]);r?s.addSearched(r.turn??void 0,r.found):s.changed("searched")})})}var jt=250;function rt({element:t,props:e,trigger:n,watch:o}){A(s=>{let r=s.log("main"),a=new Map,i=null;function l(){let{given:u,only_given:h,config:v={}}=r.started.
request;return typeof u=="string"||r.usesBeams?!1:Array.isArray(u)&&h||v.max_new_tokens===(u||[]).length+1}let c=u=>(u&&u.watched||[]).map(({token_id:h})=>h);function p(u,h,v,S){
r.asked={turn:r.turn,kind:u,ids:v,...S};let{last:O,stopReason:g}=h;n("go",{kind:u,ids:v,stop:g,watched:c(O),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:u,tokenId:h}){if(u.isPrompt)return;let v=[...r.idsTo(u).slice(0,-1),h],S=r.lastOf(u),O=S===u&&l()?"choose":"branch";p(O,{last:S},v,{at:u.
index,from:u.chosen.text,on:h===u.chosen.token_id})},more(){let u=r.current(),h=u&&r.lineOf(u);if(!h||!h.last)return n("start",{});p("more",h,r.idsTo(h.last),{at:h.
last.index+1})},look({line:u,text:h}){let{last:v}=r.lines()[u]||{},S=v?r.idsTo(v):[];n("look",{line:u,text:h,ids:S,watched:c(v),turn:r.turn,started:r.startedLine()})},
save_page(){n("save_page",{})},shown(){clearTimeout(i),i=setTimeout(()=>n("shown",{turn:r.turn,log:r.text}),jt)}}),r.subscribe(t,u=>{if(u.run)for(let{line:h,lists:v}of a.
get(r.turn)||[])r.addWatched(h,v)}),o("value",()=>{if(!e.value)return;let u=JSON.parse(e.value.split(`
`)[1]);if(!u)return r.changed("watched");a.has(u.turn)||a.set(u.turn,[]),a.get(u.turn).push(u),u.turn===(r.turn??null)&&r.addWatched(u.line,u.lists)})})}var qt="generation-playground",it="generation-playground.keep-history",Rt=20,It=5e6,Mt=3e7,at=90,Bt="The browser’s storage is forbidden or full: the newest runs\
 are lost when this page is closed.";function lt({element:t,props:e,trigger:n,watch:o}){let s=t.querySelector(".gp-history"),r=new M,a=f=>s.querySelector(f),i=a(
".gp-keep input"),l=a(".gp-clear"),c=[],p=new Map,u=null,h=null,v=null,S=null;function O(){return S??=new Promise((f,k)=>{let m=indexedDB.open(qt,1);m.onupgradeneeded=
()=>{m.result.createObjectStore("runs",{keyPath:"id"}),m.result.createObjectStore("logs")},m.onsuccess=()=>f(m.result),m.onerror=m.onblocked=()=>k(m.error)})}async function g(f,k){
let m=(await O()).transaction(["runs","logs"],f);return new Promise((_,I)=>{let V=k(m.objectStore("runs"),m.objectStore("logs"));m.oncomplete=()=>_(V&&V.result),
m.onerror=m.onabort=()=>I(m.error)})}function w(){try{return(localStorage.getItem(it)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let E=Promise.resolve();function q(f){
return E=E.then(f).then(()=>$(""),k=>{console.warn("Generation Playground: the history could not be kept.",k),$(Bt)}).then(H),E}async function y(){let f=[...p.values()].
map(([m])=>m).sort((m,_)=>_.id-m.id);c=f;let k=w()?await g("readonly",m=>m.getAll()):[];c=[...f,...k.filter(m=>!p.has(m.id))].sort((m,_)=>_.id-m.id)}async function x(){
for(let[f,[k,m]]of p)await g("readwrite",(_,I)=>{m!==null&&I.put(m,f),_.put(k)}),p.delete(f)}async function L(f){f.forEach(k=>p.delete(k)),c=c.filter(k=>!f.includes(
k.id)),w()&&await g("readwrite",(k,m)=>f.forEach(_=>{k.delete(_),m.delete(_)}))}async function P(){let f=0,k=c.filter((m,_)=>(f+=m.size)>Mt||_>=Rt);k.length&&await L(
k.map(m=>m.id))}let j=async f=>p.has(f)?p.get(f)[1]:g("readonly",(k,m)=>m.get(f));async function C(){for(let f of await g("readonly",k=>k.getAll()))p.has(f.id)||
p.set(f.id,[f,await j(f.id)??null]);await g("readwrite",(f,k)=>{f.clear(),k.clear()})}function T(){if(!u||!h||h.turn!==u.turn||!h.finished)return;let{turn:f,replaces:k,
...m}=u;u=null;let _=h.text,I=_.length<=It,V={id:f,time:Date.now(),...m,seed:h.started.seed,tokens:h.finished.num_tokens,end:W(h.finished.sequences[0]?.text??"",
at),size:I?_.length:0};p.set(f,[V,I?_:null]),q(async()=>{k&&await L([k]),await y(),w()&&await x(),await P()})}let G=({request:f,seed:k,preset:m})=>({request:f,seed:k,
preset:m});async function b(f){let k=await j(f.id).catch(()=>null);if(!k)return $("This run is no longer in the browser’s storage.");n("look",{log:k,...G(f)})}
let $=f=>{a(".gp-note").textContent=f};function N(f,k,m){let _=document.createElement(f);return _.textContent=k,m&&(_.className=m),_}function R(f,k,m,_){let I=N(
"button",f);return I.type="button",I.setAttribute("aria-label",k),I.title=_||(f===k?"":k),I.disabled=!!_,I.addEventListener("click",m),I}function J(f){let k={month:"\
short",day:"numeric"},m={hour:"2-digit",minute:"2-digit"},_=new Date(f).toDateString()===new Date().toDateString();return new Date(f).toLocaleString([],_?m:{...k,
...m})}function W(f,k){let m=Array.from(f);return m.length<=k?f:`…${m.slice(-k).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function oe(f){let k=document.createElement(
"li");k.dataset.run=f.id;let m=N("div","","gp-what"),_=J(f.time),I=String(f.prompt||""),V=`${f.tokens} ${f.tokens===1?"token":"tokens"}`,kt=[_,f.strategy,f.model,
`seed ${f.seed}`,V];m.append(N("span",W(I,at)||"(no prompt)","gp-prompt")),f.end&&m.append(N("span",f.end,"gp-end")),m.append(N("span",kt.filter(Boolean).join("\
 · "),"gp-facts"));let ve=N("div","","gp-acts"),le=`the run of ${_}: ${W(f.end||I,40)}`,bt=f.size?"":"Too long to be kept. It can be started from.";return ve.append(
R("View",`View ${le}`,()=>b(f),bt),R("Load settings",`Load settings of ${le}`,()=>n("start",G(f))),R("✕",`Remove ${le}`,()=>q(()=>L([f.id])))),k.append(m,ve),
k}function H(){let f=a("li button:focus"),k=f&&[f.closest("li").dataset.run,[...f.parentNode.children].indexOf(f)];a(".gp-count").textContent=c.length?` (${c.length}\
)`:"",a(".gp-hint").textContent=c.length?"":"Your runs will be listed here, to look at again or to start from.",a(".gp-till").textContent=w()?"":"(now: only unt\
il this page is closed)",a(".gp-runs").replaceChildren(...c.map(oe)),k&&(a(`li[data-run="${k[0]}"] .gp-acts`)?.children[k[1]]||a("summary")).focus(),l.hidden=!c.
length,i.checked=v??w(),K()}function K(){l.textContent="Clear history",l.dataset.sure=""}l.addEventListener("click",()=>{l.dataset.sure?q(()=>L(c.map(f=>f.id))):
(l.textContent=`Remove all ${c.length}?`,l.dataset.sure="yes")}),l.addEventListener("blur",K);async function se(f){f||await C(),localStorage.setItem(it,f?"yes":
"no"),window.dispatchEvent(new Event("generation-playground-keep")),f&&await x(),await y(),await P()}i.addEventListener("change",()=>{let f=v=i.checked;q(()=>se(
f).finally(()=>{v=null}))}),s.addEventListener("toggle",()=>{s.open&&q(y)}),q(y),o("value",()=>{let f=r.unstamp(e.value);f&&(u={turn:r.newest,...JSON.parse(f)},
T())}),A(f=>{h=f.log("main"),h.subscribe(s,k=>{k.status&&T()})})}function ct({props:t,watch:e}){document.addEventListener("click",Jt);let n=new M,o;A(s=>e("value",()=>{let r=n.unstamp(t.value);if(r===null)return;s.feed("main",
r,n.newest);let a=s.log("main");!a.finished||o===n.newest||(o=n.newest,a.selectMostUncertain())}))}var Dt=240;function Jt({target:t}){let e=t.closest?.("#pane-t\
okens"),n=document.getElementById("pane-candidates");if(!e||!n||!t.closest(".gp-token, .gp-prompt-token")||n.getBoundingClientRect().top+Dt<=innerHeight)return;
let o=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:o?"auto":"smooth"})}function dt({element:t,props:e,watch:n}){let o=i=>t.querySelector(".gp-"+i);function s(i){let l="https://huggingface.co";return i&&window.parent!==window&&document.
referrer.startsWith(l)?`${l}/spaces/${i}`:location.origin+location.pathname}function r(){let i=o("taken");if(!i)return;let l=e.value?JSON.parse(e.value):null;if(i.
hidden=!l,!l)return;o("label").textContent=l.title,o("note").textContent=l.note;let c=l.query?`${s(l.space)}?${l.query}`:l.text,p=o("text");p.value=c,p.wrap=l.query?
"soft":"off",p.rows=l.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,o("copied").textContent=""}async function a(){let i=o("text"),l=!0;try{await navigator.clipboard.writeText(i.value)}catch{i.focus(),i.select(),
l=document.execCommand("copy")}o("copied").textContent=l?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C)."}o("copy").
addEventListener("click",a),n("value",()=>{r(),e.value&&a()}),r()}var we="generation-playground.presets";function ut({element:t,props:e,trigger:n,watch:o}){let s={download({name:i,type:l,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${l};charset=utf-8`})),p.download=i,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:i}){
let l=document.querySelector(i);if(!l)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;l.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),l.matches("textarea, input, button")&&l.focus({preventScroll:!0})},keep({name:i,config:l}){let c=!1;try{let p=r();l?p[i]=l:delete p[i],localStorage.setItem(
we,JSON.stringify(p))}catch{c=!0}n("kept",{presets:a(),name:i,removed:!l,failed:c})}};function r(){let i=localStorage.getItem(we)||"{}";try{let l=JSON.parse(i);
return l&&typeof l=="object"&&!Array.isArray(l)?l:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:i})=>{i===
we&&t.isConnected&&n("kept",{presets:a()})}),o("value",()=>{if(!e.value)return;let i=JSON.parse(e.value);s[i.do](i)})}function pt(){document.addEventListener("keydown",t=>{t.key==="Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",t=>{t.key==="Tab"&&t.target.matches("input[role=combobox]")&&t.stopPropagation()},!0)}var Wt={error:"✕ Error",warning:"▲ Note",info:"ℹ",busy:"◌"},Ft=250;function ht({element:t,props:e,trigger:n,watch:o}){let s=new M,r=!1,a=null;function i(){
let l=t.querySelector(".messages"),c=s.unstamp(e.value);if(!l||c===null)return;clearTimeout(a);let p=JSON.parse(c||"[]");r=p.some(u=>u.refused),l.replaceChildren(
...p.map(Gt)),r&&l.scrollIntoView({block:"nearest"})}o("value",i),document.addEventListener("playground-changed",()=>{!r||!t.isConnected||(clearTimeout(a),a=setTimeout(
()=>n("mended",{turn:s.newest}),Ft))})}function Gt({severity:t,knob:e,message:n,fix:o}){let s=document.createElement("div");s.className="message "+t,ye(s,"span",
Wt[t]||"","label");let r=document.createElement("span"),a=e&&n.startsWith(e+" ");return e&&(ye(r,"code",e),r.append(a?"":": ")),r.append((a?n.slice(e.length):n)+
(o?" ":"")),o&&ye(r,"strong",o),s.append(r),s}function ye(t,e,n,o){let s=document.createElement(e);s.textContent=n,o&&(s.className=o),t.append(s)}var ft=(t,e,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=t,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let[r]=s.files;if(!r)return o([null]);let a=n==="text"?()=>r.text():()=>Ut(r);o([{name:r.name,size:r.size,[n]:r.size>e?null:await a().catch(()=>null)}])}),
s.click()}),Ut=t=>new Promise((e,n)=>{let o=new FileReader;o.onload=()=>e(o.result.split(",")[1]||""),o.onerror=()=>n(o.error),o.readAsDataURL(t)});function mt({props:t,watch:e},{name:n}){let o=new M;A(s=>{let r=()=>{let a=o.unstamp(t.value);a&&s.feedGroup(n,a,o.newest)};e("value",r),r()})}var gt={changesInWords:Ee,followModels:et,mountBeamVariants:st,mountBranching:rt,mountChangedLine:_e,mountComparisonLog:xe,mountBrowserCommands:ut,mountHistory:lt,
mountKeptForm:Oe,mountKnobPanel:Ze,mountLanes:Se,mountMessages:ht,mountModelQuestions:ot,mountPromptArea:tt,mountReport:mt,mountRunLog:ct,mountStrategyList:nt,mountTaken:dt,
pickFile:ft};function Kt(){let t=n=>{try{n(gt)}catch(o){console.error("Generation Playground:",o)}},e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage=
{...gt,push:t},e.forEach(t)}pt();Kt();})();
