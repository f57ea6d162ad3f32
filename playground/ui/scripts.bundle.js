// Written by .ci/bundle.py from modules with the SHA-256 9dec14017e624ec839b076a464267a904bc9a79865b0be15df541031d0696c80: edit those.
(()=>{var Zt=["de","fr"];function l(t,e){if(t==null)return"";if(typeof t=="object")return l(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(s,r)=>{if(r===void 0)return s[0];let i=e[r];return i&&typeof i=="object"?l(i):String(i??"")}):o}var ee=(t,e,n,o)=>l(
t===1?e:n,{count:t.toLocaleString("en-US"),...o});var en=["aria-label","title","placeholder","data-tip","label"];function H(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){let[,s,r,i]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),a=r&&e[r.replace(/\s+/g," ")];a&&(o.nodeValue=
s+a+i)}for(let o of[t,...t.querySelectorAll("*")])for(let s of en){let r=e[(o.getAttribute(s)||"").replace(/\s+/g," ")];r&&o.setAttribute(s,r)}}function tn(){let t=(navigator.
language||"").slice(0,2).toLowerCase();return Zt.includes(t)?t:"en"}function De(t){let n=window.GenerationPlaygroundCatalogues?.[tn()];if(window.GenerationPlaygroundTexts||
!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Play\
ground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(t)}function M(t){(window.GenerationPlaygroundQueue??=[]).push(t)}var $=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let n=(e||"").indexOf(`
`),[o,s]=(e||"").slice(0,Math.max(n,0)).split(" "),r=Number(o);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=s==="recorded",(e||
"").slice(n+1))}};function Re({props:t,trigger:e,watch:n},{kind:o,opens:s}){let r=new $,i;M(a=>{n("value",()=>{let c=r.unstamp(t.value);c!==null&&(a.feedGroup(o,c,r.newest),!(!c||
i===r.newest)&&(i=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>nn(o)))))}),s&&(a.group(o).answers.open=({entry:c})=>e("open",{entry:c}))})}function nn(t){
let e=document.getElementById(`${t}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function $e({props:t,trigger:e,watch:n}){let o=new $;M(s=>{let r=s.group("lanes");r.answers.lane=({do:i,id:a})=>{e("lane",{do:i,id:a}),i==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},n("value",()=>{let i=o.unstamp(t.value);i&&r.setLanes(JSON.parse(i))})})}function Fe(t,e){let{base:n={},set:o={}}=JSON.parse(t||"{}"),s=a=>typeof a=="object"?"":JSON.stringify(a),r=[...new Set([...Object.keys(n),...Object.keys(o)])].
flatMap(a=>{let[c,d]=[n[a]??null,o[a]??null];if(JSON.stringify(c)===JSON.stringify(d))return[];if(d===null)return[l("{knob} not set",{knob:a})];let p=`${a} ${s(
d)}`.trim();return[s(c??{})?l("{now} instead of {before}",{now:p,before:s(c)}):p]});if(!r.length)return"";let i=r.slice(0,e).join(", ");return r.length<=e?l("Ch\
anged: {changes}.",{changes:i}):l("Changed: {changes} and {count} more.",{changes:i,count:r.length-e})}function Je({element:t,props:e,watch:n}){let o=()=>{let s=t.
querySelector("span");s.textContent=e.value||"",s.hidden=!e.value};n("value",o),o()}var we=matchMedia("(min-width: 1200px)"),We="generation-playground.knobs-open",Ge=null,Ue=t=>document.getElementById(t==="knobs"?"knobs":`drawer-${t}`),te=()=>document.
body.dataset.drawer||"";function ye(t){te()!==t&&(Ge=document.activeElement,ve(t)),Ue(t)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function he(){
if(!te())return;let t=Ue(te())?.contains(document.activeElement);ve(""),t&&Ge?.focus({preventScroll:!0})}function He(){we.matches||he()}function ve(t){t?document.
body.dataset.drawer=t:delete document.body.dataset.drawer,Ke();try{we.matches&&localStorage.setItem(We,t==="knobs"?"yes":"no")}catch{}}function Ke(){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===te()))}function ze(){document.addEventListener("click",t=>{
let e=t.target,n=e.closest("button[data-drawer]");n?(n.dataset.drawer===te()?he:()=>ye(n.dataset.drawer))():e.closest(".gp-drawer-close")&&he()}),document.addEventListener(
"keydown",t=>{if(t.key!=="Escape"||t.defaultPrevented)return;let e=t.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&he()})}
function Ve({element:t}){H(t),Ke();try{we.matches&&!te()&&localStorage.getItem(We)==="yes"&&ve("knobs")}catch{}}var xe={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Qe=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function u(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function Se(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Qe)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=xe[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=xe[r]?
r:"";t.append(u("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(u("span","gp-mark",i))}o<e.length&&t.append(e.slice(o))}function Xe(t,e){t.replaceChildren(),Se(t,e),e||t.append(u("span","gp-mark",l("(empty)")))}var on=t=>t.replace(Qe,e=>e===" "?" ":xe[e]||"�"),Ye=t=>l("“{text}”",{text:on(t)});function Ze({element:t,trigger:e},{entries:n}){let o=t.querySelector(".gp-examples"),s=[{title:l("Small models"),note:"",entries:n.filter(i=>i.bundled)},{title:l(
"A real model"),note:l("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:n.filter(i=>!i.bundled)}].filter(i=>i.entries.
length),r=s.map(i=>rn(i,e));s.length>1&&o.append(sn(s,r)),o.append(...r)}function sn(t,e){let n=u("div","gp-kinds",null,{role:"group","aria-label":l("Examples")}),
o=t.map((r,i)=>{let a=u("button","gp-kind",r.title,{type:"button"});return a.addEventListener("click",()=>s(i)),n.append(a),a}),s=r=>t.forEach((i,a)=>{o[a].setAttribute(
"aria-pressed",String(a===r)),e[a].hidden=a!==r});return s(0),n}function rn(t,e){let n=u("div");t.note&&n.append(u("p","gp-note",t.note));let o=null,s="";for(let r of t.
entries){r.model!==s&&(s=r.model,o=u("ul","",null,{"aria-label":l("Examples for {model}",{model:s})}),n.append(u("h3","",s),o));let i=u("button","gp-example",null,
{type:"button"});i.append(u("b","",l(r.title)),u("span","",l(r.look))),i.addEventListener("click",()=>{e("chosen",{index:r.index}),He()});let a=u("li");a.append(
i),o.append(a)}return n}var U=null,et="one";function tt({element:t}){U=t.querySelector(".gp-header"),H(U);let[e,n]=[X(".gp-lab-button"),X(".gp-lab-list")],[o,s]=[X(".gp-menu-button"),X(
".gp-menu")];function r(c,d,p){c.setAttribute("aria-expanded",String(p)),d===n?n.hidden=!p:s.classList.toggle("gp-unfolded",p)}let i=[[e,n],[o,s]],a=()=>i.forEach(
([c,d])=>r(c,d,!1));U.addEventListener("click",c=>{let d=c.target,p=d.closest("button[data-view]"),f=i.find(([g])=>g.contains(d));if(p)an(p.dataset.view),a(),n.
contains(p)&&e.focus();else if(f){let[g,S]=f,h=g.getAttribute("aria-expanded")!=="true";a(),r(g,S,h),h&&S===n&&(n.querySelector("[aria-selected=true]")||n.firstElementChild).
focus()}else d.closest(".gp-menu button")&&a()}),document.addEventListener("click",c=>{U.contains(c.target)||a()}),U.addEventListener("keydown",c=>{let d=c.target;
if(c.key==="Escape"&&i.some(([S])=>S.getAttribute("aria-expanded")==="true")){n.contains(d)&&e.focus(),a();return}if(d.getAttribute("role")!=="tab")return;let p=[
...d.parentElement.children],f={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[c.key],g=f?p[(p.indexOf(d)+f+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[c.key];
g&&(c.preventDefault(),g.focus())}),U.addEventListener("focusout",({relatedTarget:c})=>{c&&!U.contains(c)&&a()}),Ee(et)}var X=t=>U.querySelector(t);function an(t){
document.getElementById(`view-${t}-button`)?.click()}function Ee(t){if(et=t,document.body.dataset.view=t,!U)return;for(let n of U.querySelectorAll("[data-view]")){
let o=n.dataset.view===t;n.setAttribute("aria-selected",String(o))}for(let n of U.querySelectorAll("[role=tablist]")){let o=[...n.children],s=o.find(r=>r.getAttribute(
"aria-selected")==="true")||o[0];for(let r of o)r.tabIndex=r===s?0:-1}let e=X(`.gp-lab-list [data-view="${t}"]`);X(".gp-lab").classList.toggle("gp-selected",!!e),
X(".gp-lab-which").textContent=e?e.textContent:""}var nt="generation-playground.form",ln="generation-playground.keep-history";function ot({props:t}){let e=null,n=!1,o=null;function s(){clearTimeout(o);try{let i=(localStorage.getItem(ln)||(t.keep?"yes":"no"))==="yes";for(let a of[sessionStorage,
localStorage])i?n&&e&&a.setItem(nt,JSON.stringify(e)):a.removeItem(nt)}catch{}}function r(){clearTimeout(o),o=setTimeout(s,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(i){e=i,r()},begin(){n=!0,r()}},window.addEventListener(
"pagehide",s),window.addEventListener("generation-playground-keep",s)}var st=(t,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([n],[o])=>n<o?-1:1)):e,J=(t,e)=>JSON.stringify(t,st)===JSON.stringify(
e,st);function R(t,e=44){let n=typeof t=="string"?t:JSON.stringify(t??null);return n.length>e?n.slice(0,e)+"…":n}function V(t){let e=t.trim();if(!e)return;let n=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function ne(t,e,n,o=()=>null){let s=u("in\
put","kp-box",null,{type:"text",inputmode:t.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=t.step||(t.kind==="int"?1:.1),i=(String(
r).split(".")[1]||"").length;return s.addEventListener("input",()=>n(V(s.value))),s.addEventListener("keydown",a=>{if(a.key!=="ArrowUp"&&a.key!=="ArrowDown")return;
a.preventDefault();let c=V(s.value)??o()??t.slider_minimum??t.minimum??0;if(typeof c!="number")return;let d=Number((c+(a.key==="ArrowUp"?r:-r)).toFixed(Math.max(
i,0)));s.value=String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,d))),n(V(s.value))}),s}function de(t,e,n,o){let s=u("div","kp-switch",null,{id:t,role:"ra\
diogroup","aria-labelledby":e}),r=n.map(([a,c])=>{let d=u("input",null,null,{type:"radio",name:t,value:c});d.addEventListener("change",()=>o(a));let p=u("label");
return p.append(d,u("span",null,c)),s.append(p),d});return{element:s,show:a=>{let c=n.findIndex(([d])=>J(d,a));return r.forEach((d,p)=>{d.checked=p===c}),c>=0}}}
var rt=(t,{id:e,nameId:n,change:o})=>{let s=[[void 0,l("not set")],[!0,l("on")],[!1,l("off")]],{element:r,show:i}=de(e,n,s,o);return{element:r,show:i,showDefault(){}}},
Le=(t,{id:e,change:n})=>{let o=u("div","kp-number"),s=t.default,r=ne(t,{id:e},c=>{a(c),n(c)},()=>s);o.append(r);let i=t.slider_minimum===null?null:u("input","kp\
-slider",null,{type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any","aria-label":l("{name}, slider",{name:t.name})});i&&(i.addEventListener(
"input",()=>{r.value=String(Number(i.value)),i.classList.remove("kp-off"),n(Number(i.value))}),o.append(i));function a(c){i&&(i.classList.toggle("kp-off",typeof c!=
"number"),i.value=typeof c=="number"?c:s??t.slider_minimum)}return{element:o,label:e,show(c){r.value=c===void 0?"":String(c),a(c)},showDefault(c){s=typeof c=="n\
umber"?c:null,r.placeholder=s===null?"–":String(s),r.value||a(void 0)}}},it=(t,{id:e,change:n})=>{let o=u("select","kp-select",null,{id:e}),s=u("option",null,
l("not set"),{value:""});o.append(s,...t.choices.map((i,a)=>u("option",null,R(i),{value:a})));let r=null;return o.addEventListener("change",()=>n(o.value===""?void 0:
t.choices[o.value])),{element:o,label:e,show(i){r&&r.remove();let a=t.choices.findIndex(c=>J(c,i));i!==void 0&&a<0&&(r=u("option",null,R(i),{value:"foreign",disabled:""}),
o.append(r)),o.value=i===void 0?"":a<0?"foreign":String(a)},showDefault(i){s.textContent=i===null?l("not set"):l("not set (default {value})",{value:R(i)})}}},at=(t,{
id:e,change:n})=>{let o=u("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return o.addEventListener("input",()=>n(o.value||void 0)),{element:o,label:e,
show(s){o.value=s===void 0?"":R(s,1/0)},showDefault(){}}};var oe=window.GenerationPlaygroundKnobs;function cn(t,e,n){let o=u("div","kp-editor"),s=u("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":l("{name} as JSON",{name:t.name}),placeholder:l(
t.shape)}),r=u("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),i=u("span","kp-faint",""),a,c=!1,d=f=>{c=f,s.hidden=!f,n.element.hidden=f,r.setAttribute(
"aria-pressed",String(f)),r.textContent=f?l("Editor"):"JSON",r.setAttribute("aria-label",f?l("Back to the editor of {name}",{name:t.name}):l("Edit {name} as JSO\
N",{name:t.name})),i.textContent=""},p=f=>f===void 0?"":typeof f=="string"?f:JSON.stringify(f);return s.addEventListener("input",()=>{if(a=void 0,s.value.trim())
try{a=JSON.parse(s.value)}catch{a=s.value}e.change(a)}),r.addEventListener("click",()=>{c?n.show(a)===!1?i.textContent=l("The editor cannot show this value."):d(
!1):(s.value=p(a),d(!0)),(c?s:r).focus()}),o.append(n.element,s,i),d(!1),{...n,element:o,beside:r,note(f){a=f},show(f){a=f;let g=n.show(f);!c&&g===!1&&d(!0),c&&
(s.value=p(f))}}}function se(t){return(e,n)=>{let o=null;return o=cn(e,n,t(e,{...n,change:r=>{o.note(r),n.change(r)}})),o}}var dt=se(()=>({element:u("div"),show:t=>t===
void 0,showDefault(){}})),dn={n:`
`,t:"	",r:"\r","\\":"\\"},ue=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(parseInt(n.slice(1),16)):dn[n]),un=t=>t.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function ut(t,e){let n=u("div","kp-list"),o=()=>[...n.querySelectorAll("input")].map(i=>ue(i.value)).filter(
Boolean),s=()=>{let i=o();e(i.length?i:void 0)};function r(i){let a=u("div","kp-line"),c=u("input","kp-wide",null,{type:"text","aria-label":t.one,autocomplete:"\
off",spellcheck:"false",placeholder:t.another});c.value=un(i);let d=u("span","kp-shown","",{title:l("As it is read: · is a space, ↵ a line break")}),p=u("but\
ton","kp-icon","×",{type:"button","aria-label":t.remove}),f=()=>{let g=ue(c.value);d.replaceChildren(),(g!==g.trim()||g!==c.value)&&Se(d,g),p.hidden=!c.value,c.
value&&a===n.lastElementChild&&r("")};c.addEventListener("input",()=>{f(),s()}),c.addEventListener("keydown",g=>{g.key==="Enter"&&(g.preventDefault(),a.nextElementSibling&&
a.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let g=a.nextElementSibling;a.remove(),s(),g&&g.querySelector("input").focus()}),
a.append(c,d,p),n.append(a),f()}return{element:n,show(i){n.replaceChildren();for(let a of i)r(a);r("")}}}var pt=t=>Array.isArray(t)&&t.every(e=>typeof e=="strin\
g"),ft=(t,{change:e})=>{let n=ut({one:l("text"),another:l("another text"),remove:l("Remove this text")},e),o=u("div","kp-editor");return o.append(n.element,u("p",
"kp-faint",l("Write \\n for a line break and \\t for a tab."))),{element:o,show(s){n.show(s===void 0?[]:pt(s)?s:[R(s,1/0)])},showDefault(){}}},ht=se((t,{id:e,change:n})=>{
let o=u("div","kp-fields"),s=[["start",l("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",l("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let a=i.map(c=>V(c.value));n(a.every(c=>c===void 0)?void 0:a.map(c=>c??null))},i=s.map(([a,c,d,p])=>{let f=ne(d,{id:`${e}-${a}`,placeholder:p},r,()=>Number(
p));return o.append(u("label",null,c,{for:f.id}),f),f});return{element:o,show(a){return a!==void 0&&!(Array.isArray(a)&&a.length===2)?!1:(i.forEach((c,d)=>{c.value=
a===void 0?"":a[d]??""}),!0)},showDefault(){}}});function pn(t,e,n){if(t.kind==="bool"||t.kind==="choice"){let s=t.kind==="bool"?[!0,!1]:t.choices,r=u("select",
"kp-select",null,{id:e});return r.append(u("option",null,l("not set ({value})",{value:R(t.default)}),{value:""})),r.append(...s.map((i,a)=>u("option",null,R(i),
{value:a}))),r.addEventListener("change",n),{element:r,read:()=>r.value===""?void 0:s[r.value],show(i){let a=s.findIndex(c=>J(c,i));return r.value=i===void 0||a<
0?"":String(a),i===void 0||a>=0}}}if(t.kind==="flags"){let s=u("div","kp-flags",null,{id:e,role:"group","aria-label":t.name}),r=t.choices.map(a=>{let c=u("input",
null,null,{type:"checkbox",value:a}),d=u("label",null,"");return c.addEventListener("change",n),d.append(c," "+a),s.append(d),c}),i=()=>r.filter(a=>a.checked).map(
a=>[a.value,!0]);return{element:s,read:()=>i().length?Object.fromEntries(i()):void 0,show(a){for(let c of r)c.checked=a?.[c.value]===!0;return a===void 0||J(a,Object.
fromEntries(i()))}}}if(t.kind==="ints"){let s=u("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return s.addEventListener("inp\
ut",n),{element:s,read(){let r=s.value.split(/[\s,]+/).filter(Boolean).map(V);return r.length?r:void 0},show(r){return s.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let o=ne(t,{id:e,placeholder:t.default===null?"–":String(t.default)},n,()=>t.default);return{element:o,read:()=>V(o.value),show(s){
return o.value=s??"",s===void 0||typeof s=="number"||typeof s=="string"}}}var lt=t=>[...crypto.getRandomValues(new Uint16Array(t))].map(e=>e%1e3),mt=se((t,{id:e,
nameId:n,change:o})=>{let s=u("div","kp-editor"),r=u("div","kp-fields"),i=null,a=[],c=[[void 0,l("not set")],...t.forms.map(b=>[b.name,t.forms.length>1?l(b.name):
l("set")])],d=de(`${e}-form`,n,c,b=>{f(b),S(),h()}),p=u("p","kp-faint","");s.append(d.element,p,r);function f(b){i=t.forms.find(w=>w.name===b)||null,d.show(i?i.
name:void 0),p.textContent=i?l(i.meaning):"",a=[],r.replaceChildren();for(let w of i?i.fields:[]){let L=pn(w,`${e}-${w.name}`,h),C=u("label",null,w.name+(w.required?
" *":""),{for:`${e}-${w.name}`});C.title=l(w.meaning),r.append(C,L.element,u("p","kp-faint",l(w.meaning))),a.push([w,L]),w.kind==="ints"&&w.required&&g(L)}}function g(b){
let w=u("button","kp-link",l("Draw new keys"),{type:"button"});w.addEventListener("click",()=>{b.show(lt(30)),h()}),r.append(w)}function S(){for(let[b,w]of a)b.
required&&w.show(b.kind==="ints"?lt(30):b.default??5)}function h(){if(!i)return o(void 0);let b=a.map(([w,L])=>[w.name,L.read()]);return o(Object.fromEntries(b.
filter(([,w])=>w!==void 0)))}let E=b=>b!==null&&typeof b=="object"&&!Array.isArray(b);return{element:s,show(b){if(b===void 0)return f(void 0);if(!E(b))return!1;
let w=Object.keys(b),L=k=>k.fields.filter(v=>w.includes(v.name)).length,C=t.forms.reduce((k,v)=>L(v)>L(k)?v:k);return L(C)<w.length?!1:(f(C.name),a.every(([k,v])=>v.
show(b[k.name])))},showDefault(){}}}),gt=se((t,{id:e,nameId:n,change:o})=>{let s=u("div","kp-editor"),r=u("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"\
0, 2, 4","aria-label":l("{name}: layer numbers",{name:t.name}),autocomplete:"off"}),i=u("p","kp-faint",""),a=de(e,n,[[void 0,l("not set")],["low","low"],["high",
"high"],["list",l("layers")]],d=>{r.hidden=d!=="list",d==="list"&&r.focus(),o(d==="list"?c():d)}),c=()=>{let d=r.value.split(/[\s,]+/).filter(Boolean).map(V);return d.
length?d:void 0};return r.addEventListener("input",()=>o(c())),r.hidden=!0,s.append(a.element,r,i),{element:s,show(d){let p=Array.isArray(d);return!p&&!a.show(d)?
!1:(p&&(a.show("list"),r.value=d.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({layers:d}){i.textContent=d?l("This model has {count} layers; 0 is the inpu\
t of the first.",{count:d}):""}}}),ct={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},bt=(t,{id:e,nameId:n,change:o})=>{
let s=u("div","kp-editor"),r=de(e,n,[[void 0,l("not set")],["choices",l("choices")],["regex","regex"],["json_schema",l("JSON schema")]],E=>{g(E),h()}),i=ut({one:l(
"choice"),another:l("another choice"),remove:l("Remove this choice")},()=>h()),a=u("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]\
+ years old\\.",spellcheck:"false",autocomplete:"off","aria-label":l("Regular expression that the whole text must match")}),c=u("textarea","kp-text kp-code",null,
{rows:6,placeholder:JSON.stringify(ct,null,2),spellcheck:"false","aria-label":l("JSON schema")}),d=u("button","kp-link",l("Use an example"),{type:"button"}),p={
choices:[i.element],regex:[a],json_schema:[c,d]},f;function g(E){f=E,r.show(f);for(let[b,w]of Object.entries(p))for(let L of w)L.hidden=b!==f}function S(){if(f===
"regex")return a.value||void 0;if(f==="choices"){let E=[...i.element.querySelectorAll("input")].map(b=>ue(b.value)).filter(Boolean);return E.length?E:void 0}if(c.
value.trim())try{return JSON.parse(c.value)}catch{return c.value}}function h(){let E=f&&S();o(E===void 0?void 0:{[f]:E})}return a.addEventListener("input",h),c.
addEventListener("input",h),d.addEventListener("click",()=>{c.value=JSON.stringify(ct,null,2),h()}),s.append(r.element,...Object.values(p).flat()),i.show([]),g(
void 0),{element:s,show(E){let[b,w]=Object.entries(E||{})[0]||[];g(b in p?b:void 0),b==="choices"&&i.show(pt(w)?w:[]),b==="regex"&&(a.value=R(w,1/0)),b==="json_\
schema"&&(c.value=typeof w=="string"?w:JSON.stringify(w,null,2))},showDefault(){}}};var Oe=t=>Number.isInteger(t)&&t>=0,K=t=>Array.isArray(t)&&t.length>0&&t.every(Oe),re=(t,e)=>Array.isArray(t)&&t.every(e),ie=t=>({options:[[t]]}),kt=t=>({options:[
t]}),wt={token:{single:!0,flat:!0,read:t=>Oe(t)?[ie(t)]:null,write:t=>t[0].options[0][0]},tokens:{flat:!0,read:t=>Oe(t)?[ie(t)]:K(t)?t.map(ie):null,write:t=>t.length===
1?t[0].options[0][0]:t.map(e=>e.options[0][0])},words:{flat:!0,read:t=>K(t)?t.map(ie):null,write:t=>t.map(e=>e.options[0][0])},word_groups:{read:t=>re(t,K)?t.map(
kt):null,write:t=>t.map(e=>e.options[0])},words_with_bias:{biased:!0,read:t=>re(t,e=>Array.isArray(e)&&e.length===2&&K(e[0]))?t.map(([e,n])=>({options:[e],bias:n})):
null,write:t=>t.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:t=>re(t,e=>K(e)||re(e,K))?t.map(e=>({options:K(e)?[e]:e})):null,write:t=>t.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:t=>re(t,e=>e&&(K(e.phrase)||re(e.any_of,K)))?t.map(e=>({options:e.phrase?
[e.phrase]:e.any_of})):null,write:t=>t.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function _e(t,e,n,o){let s=u(t,"kp-token",null,o),
r=u("span","kp-piece");return n!==void 0&&Xe(r,n),s.append(r,u("span","kp-id",String(e))),s}function fn(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(
/\d+/g)||[]).map(Number);return K(e)&&e.every(Number.isSafeInteger)?e:null}async function hn(t,e){let n=ue(t),o=n.replace(/^ +/,""),s=o&&!/^\s/.test(o)&&!n.startsWith(
"  "),r=s?[" "+o,o]:[n],{tokens:i,problem:a}=await e.splitWords(r);if(a)return{problem:l(a)};let c=s?[{when:l("inside a sentence"),tokens:i[0]},{when:l("at the \
very start"),tokens:i[1],alone:!0}]:[{when:l("as typed"),tokens:i[0]}];s&&J(i[0],i[1])&&(c=[{when:l("everywhere"),tokens:i[0]}]);let d=fn(t),p=d?await e.textsOf(
d):[];if(d){let f=d.map(g=>[g,e.texts.get(g)]);c.unshift({when:d.length>1?l("these token ids"):l("this token id"),tokens:f})}return{ways:c.filter(f=>f.tokens.length),
unknown:p}}function mn(t,{id:e,change:n,panel:o}){let s=wt[t.editor],r=u("div","kp-editor"),i=u("ul","kp-rows"+(s.flat?" kp-flat":"")),a=u("input","kp-wide",null,
{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:s.flat?l("type a token, or its id"):l("type a word, or token ids")}),c=u("p","kp-faint",""),
d=u("div","kp-offers",null,{"aria-live":"polite"});r.append(i,c,a,d);let p=[],f=null,g=0,S=null,h=()=>n(p.length?s.write(p):void 0);function E(k){if(s.single)p=
[ie(k[0][0])];else if(s.flat){let v=new Set(p.map(_=>_.options[0][0]));for(let _ of k.flat())v.has(_)||p.push(ie(_))}else if(f)f.options.push(...k);else for(let v of k)
p.push(s.biased?{options:[v],bias:5}:kt(v));f=null,a.value="",d.replaceChildren(),L(),h(),a.focus()}async function b(){let k=++g;if(!a.value)return d.replaceChildren();
let{ways:v,unknown:_,problem:N}=await hn(a.value,o).catch(()=>({problem:l("The server does not answer. Try again in a moment.")}));if(k!==g)return null;if(d.replaceChildren(),
N)return d.append(u("p","kp-faint",N));for(let j of v)d.append(w(j));let A=v.some(j=>j.tokens.length>1);if(!s.flat&&!s.alternatives&&v.length===2){let j=u("butt\
on","kp-button",l("Add both"),{type:"button"});j.addEventListener("click",()=>E(v.map(W=>W.tokens.map(([z])=>z)))),d.append(j)}let q=_.length?[l("The model has \
no token {ids}.",{ids:_.join(", ")})]:[];return v.some(j=>j.alone)&&q.push(l("Inside a sentence a word begins with a space (·) and is another token than at the \
very start.")),s.flat&&A&&q.push(s.single?l("Choose one token."):l("Each token counts by itself here, in other words too: click the one you mean.")),q.length&&d.
append(u("p","kp-faint",q.join(" "))),null}function w(k){let v=u("div","kp-offer");v.append(u("span","kp-when",k.when));let _=u("span","kp-chips");for(let[N,A]of k.
tokens)if(!s.flat)_.append(_e("span",N,A));else{let q=A===void 0?l("Add token {id}",{id:N}):l("Add token {id}: {text}",{id:N,text:Ye(A)}),j=_e("button",N,A,{type:"\
button","aria-label":q});j.addEventListener("click",()=>E([[N]])),_.append(j)}if(v.append(_),!s.flat){let N=u("button","kp-button",l("Add"),{type:"button","aria\
-label":l("Add the word: {when}",{when:k.when})});N.addEventListener("click",()=>E([k.tokens.map(([A])=>A)])),v.append(N)}return v}a.addEventListener("input",()=>{
clearTimeout(S),S=setTimeout(b,120)}),a.addEventListener("keydown",k=>{k.key==="Enter"?(k.preventDefault(),clearTimeout(S),b().then(()=>d.querySelector("button")?.
click())):k.key==="Escape"&&(k.stopPropagation(),a.value="",f=null,d.replaceChildren(),L())});function L(){i.replaceChildren(...p.map(C)),i.hidden=p.length===0,
c.textContent=f?l("Another alternative to word {number}:",{number:p.indexOf(f)+1}):"",c.hidden=!f;let k=p.flatMap(v=>v.options.flat()).filter(v=>!o.texts.has(v));
k.length&&o.textsOf(k).then(()=>{k.some(v=>o.texts.has(v))&&L()},()=>{})}function C(k,v){let _=u("li","kp-row");k.options.forEach((q,j)=>{j&&_.append(u("span","\
kp-or",l("or")));let W=u("span","kp-chips");for(let z of q)W.append(_e("span",z,o.texts.get(z)));_.append(W)});let N=k.options[0].map(q=>o.texts.get(q)??q).join(
"").trim();if(s.biased){let q=ne({kind:"float",step:.5},{"aria-label":l("Bias of {name}",{name:N}),value:""},j=>{k.bias=j,h()});q.value=k.bias??"",_.append(u("s\
pan","kp-faint",l("bias")),q)}if(s.alternatives){let q=u("button","kp-link",l("or…"),{type:"button","aria-label":l("Add an alternative to {name}",{name:N})});
q.addEventListener("click",()=>{f=k,L(),a.focus()}),_.append(q)}let A=u("button","kp-icon","×",{type:"button","aria-label":l("Remove {name}",{name:N})});return A.
addEventListener("click",()=>{p.splice(v,1),f===k&&(f=null),L(),h(),a.focus()}),_.append(A),_}return{element:r,label:e,show(k){let v=k===void 0?[]:s.read(k);return v===
null?!1:(p=v,f=null,L(),!0)},showDefault(){},modelChanged:L}}var yt=Object.fromEntries(Object.keys(wt).map(t=>[t,se(mn)]));var pe={...yt,switch:rt,number:Le,slider:Le,choice:it,text:at,strings:ft,decay:ht,fields:mt,layers:gt,structure:bt};var Ce=t=>({changed:l("changed"),preset:l("preset"),model:l("model"),library:l("library")})[t],ae=t=>({changed:l("changed by you"),preset:l("set by the preset (\
the chosen strategy)"),model:l("the model's own default")})[t]||"",le={error:"✕",warning:"▲",info:"ℹ"},ce=t=>t.split(/(?<=_)/).flatMap(e=>[e,u("wbr")]),me=class{constructor(e,n){
this.panel=e,this.knob=n,this.id=`${e.name}-${n.name}`,this.build(),this.control.showDefault(n.default),this.control.show(e.state.set[n.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:n,panel:o}=this;this.element=u("div","kp-knob",null,{id:n,"data-knob":e.name}),this.control=(pe[e.editor]||dt)(e,{id:`${n}\
-control`,nameId:`${n}-name`,panel:o,change:f=>o.change(e.name,f,this)});let s=this.control.label?{for:this.control.label}:{},r=u(this.control.label?"label":"sp\
an","kp-name",null,{id:`${n}-name`,...s});r.append(...ce(e.name)),this.source=u("span","kp-source"),this.standard=u("span","kp-standard"),this.back=u("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{o.reset(e.name),this.focus()});let i=u("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":l("More about {name}",{name:e.name})});i.addEventListener("click",()=>this.explain(i));let a=u("div","kp-head"),c=u("span","kp-\
tools");c.append(this.control.beside||"",this.back,i),a.append(r,this.source,c),this.notes=u("div","kp-notes",null,{role:"status"}),this.idle=u("span","kp-idle");
let d=u("p","kp-meaning",l(e.meaning)+" ",{id:`${n}-meaning`});d.append(this.standard," ",this.idle),this.element.append(a,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${n}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:n}=this;if(!this.help){this.help=u("div","kp-help",null,
{hidden:""}),this.help.append(u("p",null,l(n.explanation)));let o=gn(n);if(o&&this.help.append(u("p",null,o)),n.needs.length){let s=n.needs.map(r=>l(r)).join(";\
 ");this.help.append(u("p",null,l("It has an effect only under these conditions: {needs}.",{needs:s})))}for(let s of n.conflicts)this.help.append(u("p",null,l(s)));
if(n.paper){let s=u("a",null,n.paper.replace(/^https?:\/\//,""),{href:n.paper,target:"_blank",rel:"noopener noreferrer"}),r=u("p",null,l("Read more:")+" ");r.append(
s),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:n}=this,{name:o}=n,s=e.sourceOf(o);this.element.dataset.source=s,this.source.textContent=ae(s)&&Ce(s),this.source.title=ae(s);let r=e.verdict?.defaults[o],
i=r===void 0?n.default:r,a=this.inWords(i);this.standard.textContent=i===null?l("No default."):r===void 0?l("Default: {value}.",{value:a}):l("The model's defaul\
t: {value}.",{value:a}),this.standard.title=r===void 0?l("The library's default: it applies unless the knob is set"):l("From the model's own generation config");
let c=e.state.base[o],d=s==="changed"||c!==void 0&&e.state.set[o]===void 0;this.back.hidden=s!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,f]=this.wayBack(
d,c);this.back.title=p,this.back.setAttribute("aria-label",f)}wayBack(e,n){let{name:o}=this.knob;if(!e)return[l("Unset it: the default applies"),l("Unset {name}",
{name:o})];if(n===void 0)return[l("Back to its default"),l("Reset {name} to its default",{name:o})];let s=this.inWords(n);return[l("Back to the preset: {value}",
{value:s}),l("Reset {name} to the preset: {value}",{name:o,value:s})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?l("on"):l("off"):R(e,
30)}judged(e){let{knob:n}=this,o=e.defaults[n.name];this.control.showDefault(o===void 0?n.default:o),this.control.judged&&this.control.judged(e);let s=e.notes[n.
name]||[];this.notes.replaceChildren(...s.map(i=>Te(i,this.panel))),this.element.classList.toggle("kp-wrong",s.some(i=>i.severity==="error"));let r=e.idle[n.name];
this.idle.textContent=r?l("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,n=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");n&&n.focus({preventScroll:!0})}};function Te(t,e){let n=u("div",`kp-note k\
p-${t.severity}`);n.append(u("span","kp-sign",le[t.severity],{"aria-hidden":"true"}));let o=u("span","kp-said",l(t.message)+" "),{press:s}=t;if((!s||!s.whole)&&
o.append(u("strong",null,l(t.fix))," "),s){let i=u("button","kp-button",l(s.label),{type:"button"});i.addEventListener("click",()=>e.apply(s.change,t.knob)),o.append(
i," ")}let r=e.byName.has(t.knob);if(r?s&&!(t.knob in s.change):e.state.set[t.knob]!==void 0){let i=t.knob,a=u("button","kp-link",r?l("Unset {name}",{name:i}):l(
"Remove {name}",{name:i}),{type:"button"});a.addEventListener("click",()=>e.apply({[t.knob]:null},r?t.knob:void 0)),o.append(a)}return n.append(o),n}function gn(t){
let{minimum:n,maximum:o}=t,s=[];return n!==null&&s.push(t.open_minimum?l("greater than {low}",{low:n}):l("at least {low}",{low:n})),o!==null&&o<2147483647&&s.push(
t.open_maximum?l("less than {high}",{high:o}):l("at most {high}",{high:o})),s.length?l("Allowed: {limits}.",{limits:s.join(", ")}):""}var bn=["switch","choice"];function kn(t,{id:e,change:n}){if(t.slider_minimum===null)return pe.number(t,{id:e,change:n});let o=u("span","kq-number"),s=u("input",
"kp-slider",null,{id:e,type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any"}),r=u("output","kq-value",null,{for:e}),i=t.default,a;s.addEventListener(
"input",()=>{a=Number(s.value),c(),n(a)});function c(){let d=a===void 0?i:a;r.textContent=d==null?"–":String(d),s.classList.toggle("kp-off",a===void 0),s.setAttribute(
"aria-valuetext",r.textContent)}return o.append(s,r),{element:o,label:e,show(d){a=d,s.value=String(typeof d=="number"?d:i??t.slider_minimum),c()},showDefault(d){
i=typeof d=="number"?d:null,a===void 0&&this.show(void 0)}}}function wn(t,{id:e,panel:n}){let o=u("button","kp-button",null,{id:e,type:"button"});return o.addEventListener(
"click",()=>{ye("knobs"),n.jump(t.name)}),{element:o,label:e,show(s){o.textContent=s===void 0?l("set …"):R(s,18)},showDefault(){}}}var Ne=class{constructor(e,n){
this.panel=e,this.knob=n;let o=`quick-${n.name}`,s=`${o}-name`,r=["slider","number"].includes(n.editor)?kn:bn.includes(n.editor)?pe[n.editor]:wn;this.control=r(
n,{id:o,nameId:s,panel:e,change:a=>e.change(n.name,a,this)});let i=this.control.label?{for:this.control.label}:{};this.name=u(this.control.label?"label":"span",
"kp-name",null,{id:s,...i}),this.sign=u("span","kq-sign","",{"aria-hidden":"true"}),this.element=u("div","kq-knob",null,{"data-knob":n.name,title:l(n.meaning)}),
this.name.append(...ce(n.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(n.default),this.control.show(e.state.set[n.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let n=e.defaults[this.knob.name];this.control.showDefault(n===
void 0?this.knob.default:n);let o=e.notes[this.knob.name]||[],s=o.find(({severity:a})=>a==="error")||o[0];this.sign.textContent=s?le[s.severity]:"",this.sign.dataset.
severity=s?s.severity:"";let r=ae(this.panel.sourceOf(this.knob.name)),i=s?`${l(s.message)} ${l(s.fix)}`:l(this.knob.meaning);this.element.title=[i,r?`(${r})`:""].
join(" ").trim(),this.mark()}},ge=class{constructor(e,n,o){this.panel=n,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",l("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=l("All {count} knobs",{count:n.knobs.
length}),this.knobs=new Map,this.show(o)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let n=e.filter(o=>this.panel.byName.has(o));this.knobs=new Map(
n.map(o=>[o,this.knobs.get(o)||new Ne(this.panel,this.panel.byName.get(o))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:o})=>o))}judged(e){
this.show(e.essential);for(let s of this.knobs.values())s.judged(e);let n=[...e.general,...Object.values(e.notes).flat()],o=n.filter(({severity:s})=>s==="error").
length;this.count.textContent=n.length?`${le[o?"error":"warning"]} ${n.length}`:""}};var fe=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function vt(t,e){let n=fe(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(o=>n.
some(s=>s.startsWith(o)))}var yn=(t,e)=>t.every(n=>fe(e).join(" ").includes(n));function xt(t,e){let n=fe(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let o=({
words:d})=>d.some(p=>vt(n,p)),s=oe.absent.filter(({words:d})=>d.includes(n.join(" "))),r=oe.elsewhere.filter(o),i=e.filter(d=>[d.name,d.group,l(d.group),...d.synonyms].
some(p=>vt(n,p)));if(i.length||s.length||r.length)return{knobs:i,beside:r,absent:s};let a=d=>[d.group,d.meaning,d.explanation],c=d=>[d.name,...d.synonyms,...a(d),
...a(d).map(p=>l(p))].join(" ");return{knobs:e.filter(d=>yn(n,c(d))),beside:r,absent:s}}function St({text:t,id:e,inside:n}){let o=u("p","kp-faint",l(t)+" "),s=a=>a?
document.getElementById(a):null;if(!s(e)&&!s(n))return o;let r=u("button","kp-link",l("Go to it"),{type:"button"}),i=a=>{let c=s(e)?.querySelector("input, texta\
rea, select");return!c?.offsetParent&&a?requestAnimationFrame(()=>i(a-1)):(c?.scrollIntoView({block:"center"}),c?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{s(e)?.offsetParent||s(n)?.querySelector("button.label-wrap")?.click(),i(60)}),o.append(r),o}var vn=150,Ae=class{constructor(e,{props:n,server:o,watch:s},{name:r,hidden:i}){this.root=e,this.props=n,this.server=o,this.name=r,this.knobs=oe.knobs.filter(a=>!i.
includes(a.name)),this.byName=new Map(this.knobs.map(a=>[a.name,a])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(n.value,!0),this.build(),this.commit(),s("value",()=>{n.value!==this.
text&&this.load(n.value)}),this.ask()}take(e,n){let o={};try{o=JSON.parse(e)}catch{}let{model:s,assistant:r,...i}=o;n&&s!==void 0&&(this.chosen={model:s,assistant:r}),
this.state={...this.state,...i,set:{...o.set||{}},base:{...o.base||{}}}}follow(e){let n=this.chosen;if(this.chosen=e,n.model!==e.model){this.texts.clear();for(let o of this.
rows.values())o.control.modelChanged?.()}this.ask()}load(e){let n=this.state;this.take(e);for(let o of this.byName.keys())for(let s of this.viewsOf(o))J(n.set[o],
this.state.set[o])||s.control.show(this.state.set[o]),s.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,n,o){
n===void 0?delete this.state.set[e]:this.state.set[e]=n;for(let s of this.viewsOf(e))s!==o&&s.control.show(n),s.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),vn)}apply(e,n){for(let[o,s]of Object.entries(e)){s===null?delete this.state.set[o]:this.state.set[o]=s;for(let r of this.viewsOf(
o))r.control.show(this.state.set[o]),r.mark()}this.commit(),this.ask(),n&&this.rows.has(n)&&this.rows.get(n).focus()}reset(e){let{base:n,set:o}=this.state;this.
apply({[e]:n[e]!==void 0&&!J(n[e],o[e])?n[e]:null})}resetAll(e){let n=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...n].map(o=>[o,e[o]??null])))}sourceOf(e){let{base:n,set:o}=this.state;return o[e]!==void 0?J(o[e],n[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=xn(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),n;try{n=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=n;for(let o of this.rows.values())o.judged(n);
this.quick?.judged(n),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let n=this.chosen.model,o=JSON.parse(await this.server.split_words(
JSON.stringify({model:n,texts:e})));if(n===this.chosen.model)for(let[s,r]of(o.tokens||[]).flat())this.texts.set(s,r);return o}async textsOf(e){let n=this.chosen.
model,o=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!o.length)return[];let s=JSON.parse(await this.server.split_words(JSON.stringify({model:n,
ids:o})));if(n===this.chosen.model)for(let[r,i]of s.texts||[])this.texts.set(r,i);return s.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=u("section","kp-basic",null,{"aria-label":l("The knobs that matter most")});for(let o of this.knobs)o.basic&&this.
basic.append(this.row(o.name).element);e.append(this.basic);for(let o of oe.groups){let s=this.knobs.filter(i=>i.group===o&&!i.basic),r=this.knobs.filter(i=>i.group===
o&&i.basic);s.length&&e.append(this.buildGroup(o,s,r))}this.effective=u("details","kp-group kp-effective");let n=u("summary",null,l("Effective config"));this.effectiveTable=
u("div","kp-table"),this.effective.append(n,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new me(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,n,o){let s=u("details","kp-group",
null,{"data-group":e}),r=u("summary",null,l(e)),i=u("span","kp-count");r.append(i);let a=u("div","kp-body");s.append(r,a);let c={element:s,count:i,knobs:n,fill:()=>{
if(a.childElementCount)return;o.length&&a.append(c.above=this.buildAbove(o));let d=n.filter(p=>p.managed_because);for(let p of n)p.managed_because||a.append(this.
row(p.name).element);for(let p of d){let f=u("p","kp-meaning kp-managed",null,{"data-knob":p.name});f.append(u("code",null,p.name)," "+l(p.managed_because)),a.append(
f)}}};return s.addEventListener("toggle",()=>{s.open&&c.fill(),this.verdict&&this.summarise()}),this.groups.set(e,c),s}buildAbove(e){let n=u("p","kp-meaning kp-\
above",l("Always in view, above:")+" ");return e.forEach(({name:o},s)=>{let r=u("button","kp-link kp-name",null,{type:"button","aria-label":l("Go to {name}",{name:o})});
r.append(...ce(o)),r.addEventListener("click",()=>this.jump(o)),n.append(s?", ":"",r)}),n}groupOf(e){let n=this.byName.get(e);return n&&!n.basic?this.groups.get(
n.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let n=this.groupOf(e);n&&(n.element.open=!0,n.fill());let o=this.row(e);o.
element.scrollIntoView({block:"center"}),o.focus(),o.element.classList.remove("kp-found"),requestAnimationFrame(()=>o.element.classList.add("kp-found"))}buildSearch(){
let e=u("div","kp-search",null,{role:"search"});return this.search=u("input",null,null,{type:"search",placeholder:l("Search {count} knobs",{count:this.knobs.length}),
"aria-label":l("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=u("span","kp-faint","",{role:"status"}),this.beside=
u("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",n=>{n.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=fe(this.search.value).length>0,{knobs:n,beside:o,absent:s}=xt(this.
search.value,this.knobs),r=d=>n.includes(d),i=d=>{let p=this.rows.get(d.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=
!r(d))};this.knobs.filter(d=>d.basic).forEach(i);for(let d of this.groups.values()){let p=d.knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.
forEach(i),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let a=o.length||s.
length?l("No knob."):l("No knob matches. Try a plain word, such as repeat, random or stop."),c=ee(n.length,"{count} knob","{count} knobs");this.found.textContent=
e?n.length?c:a:"",this.beside.replaceChildren(...o.map(St),...s.map(({text:d})=>u("p","kp-faint",l(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=u("div","kp-summary"),this.general=u("div","kp-notes",null,{role:"status"}),this.headline=u("p","kp-headline",""),this.chips=u("div","kp-differing");
let e=u("div","kp-foot");return this.toPreset=u("button","kp-link",l("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=u("button","kp-link",l("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:n,mode:o}=this.
verdict,s=e.length?ee(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):l("No knobs differ from the \
model's defaults."),r=l(o),i=u("strong",null,r[0].toUpperCase()+r.slice(1),{title:l("The strategy that these settings choose")});this.headline.replaceChildren(i,
` · ${s}`),this.chips.replaceChildren(...e.map(c=>{let d=this.sourceOf(c),p=u("button","kp-chip",c,{type:"button","data-source":d,title:l("Go to this knob ({so\
urce})",{source:ae(d)})}),f=this.verdict.notes[c]||[],g=f.some(S=>S.severity==="error")?"error":f.length?"warning":"";return g&&p.append(u("span",`kp-${g}`,le[g],
{title:l("See the note at the knob")})),p.addEventListener("click",()=>this.jump(c)),p}));let a=[...n,...Object.entries(this.verdict.notes).flatMap(([c,d])=>{let p=this.
groupOf(c);return this.byName.has(c)?p&&!p.element.open?d.filter(f=>f.severity==="error"):[]:d})];this.general.replaceChildren(...a.map(c=>Te(c,this)));for(let{
knobs:c,count:d}of this.groups.values()){let p=c.filter(g=>this.state.set[g.name]!==void 0).length,f=c.filter(g=>this.verdict.notes[g.name]).length;d.textContent=
[p?l("{count} set",{count:p}):"",f?`▲ ${f}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),n=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let o=u("table"),s=u("tr");s.append(...[l("knob"),l("value"),l("source")].map(a=>u("th",null,a,{scope:"col"})));let r=u("tbody");
for(let{name:a,value:c,source:d,ignored:p}of n){let f=u("tr",null,null,{"data-source":d}),g=u("td"),S=u("button","kp-link kp-name",null,{type:"button","aria-lab\
el":l("Go to {name}",{name:a})});S.append(...ce(a)),S.addEventListener("click",()=>this.jump(a)),g.append(S);let h=u("td","kp-value",R(c,60));p&&h.append(u("spa\
n","kp-faint",` ○ ${l("no effect")}`,{title:l(p)})),f.append(g,h,u("td",null,Ce(d))),r.append(f)}let i=u("thead");i.append(s),o.append(i,r),this.effectiveTable.
replaceChildren(o)}},xn=(t,e)=>[...new Set([...Object.keys(t),...Object.keys(e)])].every(o=>J(t[o],e[o])),qe=new Map,Pe=new Map;function Et({element:t,props:e,server:n,
watch:o},s){let r=new Ae(t.querySelector(".kp"),{props:e,server:n,watch:o},s);qe.set(s.name,r),Ct(s.name),Pe.has(s.name)&&r.follow(Pe.get(s.name))}function Lt(t,e){
Pe.set(t,e),qe.get(t)?.follow(e)}var _t=new Map;function Ot({element:t},{name:e,essential:n}){_t.set(e,{element:t,essential:n}),Ct(e)}function Ct(t){let[e,n]=[qe.
get(t),_t.get(t)];!e||!n||(e.quick=new ge(n.element,e,n.essential),e.verdict&&e.quick.judged(e.verdict))}var Sn={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Tt(t,e,n){let o=h=>t.
querySelector(h),[s,r,i]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(o),a={tools:o(".gp-tools textarea"),documents:o(".gp-documents textarea")},
c={},d="",p=!1;function f([h,E]){let b=document.createElement("label"),w=document.createElement("input"),L=document.createElement("code");return L.textContent=h,
w.type=E==="bool"?"checkbox":"text",b.dataset.kind=E,b.append(...E==="bool"?[w,L]:[L,w]),E!=="bool"&&(w.placeholder=l("as the template has it")),w.addEventListener(
E==="bool"?"change":"input",()=>{let C=E==="bool"?w.checked:w.value,k={...e().arguments,[h]:C};(C===""||C===c[h])&&delete k[h],e().arguments=k,S(),n()}),b}function g(h,[
E,b]){let w=h.querySelector("input"),L=e().arguments[E];if(b==="bool"){let C=L??c[E];w.checked=C===!0||C==="true",w.indeterminate=C===void 0,h.title=L!==void 0?
l("Set here."):C===void 0?l("Not set: the template decides."):l("Not set: this is what the template takes.")}else w.value!==String(L??"")&&(w.value=String(L??""))}
function S(){let{reads:h,arguments:E,kind:b,on:w}=e(),L=h?.arguments||[],C=L.length||h?.tools||h?.documents,k=L.filter(([_])=>_ in E).length+["tools","documents"].
filter(_=>h?.[_]&&e()[_].trim()).length;s.hidden=!C,s.textContent=k?l("Template arguments ({count})",{count:k}):l("Template arguments"),s.setAttribute("aria-exp\
anded",String(p)),r.hidden=!C||!p||b!=="chat"||!w;let v=JSON.stringify(L);v!==d&&(d=v,i.replaceChildren(...L.map(f))),L.forEach((_,N)=>g(i.children[N],_));for(let[
_,N]of Object.entries(a))N.closest("label").hidden=!h?.[_],N.value!==e()[_]&&(N.value=e()[_])}s.addEventListener("click",()=>{p=!p,S(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[h,E]of Object.entries(a))E.placeholder=Sn[h],E.addEventListener("input",()=>{e()[h]=E.value,S(),n()});return{
draw:S,tell(h){c=h||{},S()}}}var En=250,je=["user","assistant","system"];function Nt({element:t,props:e,server:n,trigger:o,watch:s}){let r=t.querySelector(".gp-beside");H(r);let i=O=>r.querySelector(
O),[a,c,d]=[".gp-on",".gp-off",".gp-turns"].map(i),p=i(".gp-system textarea"),f=i(".gp-target textarea"),g=i(".gp-begins textarea"),S=i(".gp-continue input"),h={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},E={prompt:"",model:""},b="",w=!1,L=!1,C="p\
lain true";function k(O){let P={};try{P=JSON.parse(O||"{}")}catch{}h={...h,...P,turns:(P.turns||h.turns).map(B=>({...B}))}}function v(){b=JSON.stringify(h),e.value=
b,_()}function _(){let O=`${h.kind} ${h.on}`;if(O===C)return Q({});C=O,o("turned",{})}let N=Tt(r,()=>h,v);function A(){N.draw(),r.hidden=h.kind==="plain",i(".gp\
-chat").hidden=h.kind!=="chat",i(".gp-source").hidden=h.kind!=="source",i(".gp-messages").hidden=i(".gp-acts").hidden=!h.on,i(".gp-system").hidden=!h.system&&!w,
i(".gp-add-system").hidden=!i(".gp-system").hidden,i(".gp-begins").hidden=!h.on||!h.begins&&!L,i(".gp-begin").hidden=!i(".gp-begins").hidden,i(".gp-continue").hidden=
!!E.prompt||h.turns.at(-1)?.role!=="assistant",S.checked=h.continues;for(let[O,P]of[[a,h.on],[c,!h.on]])O.setAttribute("aria-checked",String(P)),O.title=O===a?l(
"The model’s own template wraps your words in markers that say whose turn it is."):l("The model continues your words as they stand: no template, no system mes\
sage, no earlier turns."),O.tabIndex=P?0:-1;for(let[O,P]of[[p,h.system],[f,h.target],[g,h.begins]])O.value!==P&&(O.value=P);for(;d.children.length>h.turns.length;)
d.lastElementChild.remove();for(;d.children.length<h.turns.length;)d.append(q());h.turns.forEach(j),i(".gp-clear").hidden=!h.turns.length,i(".gp-reply").hidden=
i(".gp-reply").disabled}function q(){let O=document.createElement("li"),P=document.createElement("select"),B=document.createElement("textarea"),D=document.createElement(
"button"),G=()=>[...d.children].indexOf(O);return B.rows=1,D.type="button",D.textContent="✕",P.addEventListener("change",()=>{h.turns[G()].role=P.value,A(),v()}),
B.addEventListener("input",()=>{h.turns[G()].content=B.value,v()}),D.addEventListener("click",()=>{let m=G();h.turns.splice(m,1),A(),v(),(d.children[Math.min(m,
h.turns.length-1)]?.querySelector("button")||i(".gp-add")).focus()}),O.append(P,B,D),O}function j({role:O,content:P},B){let D=d.children[B],[G,m,x]=D.children,y=je.
includes(O)?je:[...je,O];(G.options.length!==y.length||G.options[y.length-1].value!==y.at(-1))&&G.replaceChildren(...y.map(I=>new Option(I,I))),G.value=O,m.value!==
P&&(m.value=P),D.dataset.role=O;let T=B+1;G.setAttribute("aria-label",l("Role of turn {number}",{number:T})),m.setAttribute("aria-label",l("Text of turn {number\
}, {role}",{number:T,role:O})),x.title=l("Remove turn {number}",{number:T}),x.setAttribute("aria-label",x.title)}function W(O){h.on=O,A(),v(),(O?a:c).focus()}a.
addEventListener("click",()=>W(!0)),c.addEventListener("click",()=>W(!1)),i(".gp-switch").addEventListener("keydown",O=>{O.key.startsWith("Arrow")&&(O.preventDefault(),
W(!h.on))}),p.addEventListener("input",()=>{h.system=p.value,v()}),f.addEventListener("input",()=>{h.target=f.value,v()}),g.addEventListener("input",()=>{h.begins=
g.value,v()}),S.addEventListener("change",()=>{h.continues=S.checked,v()}),i(".gp-add-system").addEventListener("click",()=>{w=!0,A(),p.focus()}),p.addEventListener(
"blur",()=>{w=!1,A()}),i(".gp-begin").addEventListener("click",()=>{L=!0,A(),g.focus()}),g.addEventListener("blur",()=>{L=!1,A()}),i(".gp-add").addEventListener(
"click",()=>{h.turns.push({role:h.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),A(),v(),d.lastElementChild.querySelector("textarea").focus()}),i("\
.gp-clear").addEventListener("click",()=>{Object.assign(h,{turns:[],continues:!1,begins:""}),A(),v(),i(".gp-add").focus()}),i(".gp-reply").addEventListener("cli\
ck",()=>o("reply",{}));let z=0,Y=null,F=null;function Q(O){E={...E,...O},"prompt"in O&&A(),clearTimeout(Y),F&&(Y=setTimeout(be,En))}async function be(){let O=++z,
P=h.kind==="chat"&&h.on,B=null;if(P)try{B=JSON.parse(await n.render_messages(JSON.stringify({...E,value:b})))}catch(D){console.warn("Generation Playground: the \
template could not be asked.",D)}O===z&&(F.setWritten(B),N.tell(B?.defaults))}window.GenerationPlaygroundPrompt=O=>{t.isConnected&&Q(O)},M(O=>{F=O.log("main"),F.
answers.without=()=>o("without",{}),F.subscribe(r,P=>{if(!P.status&&!P.run)return;let{started:B,finished:D}=F;i(".gp-reply").disabled=!(D&&D.sequences.length&&B&&
B.request.messages),A()}),Q({})}),s("value",()=>{e.value!==b&&(k(e.value),A(),b=e.value,_())}),k(e.value),A(),b=e.value,_()}function At({element:t,props:e,trigger:n,watch:o},{groups:s,yours:r,opened:i}){let a=t.querySelector("select"),c=t.querySelector("span"),d="";function p(){let f=e.
lane?l("Strategy of lane {lane}",{lane:e.lane}):l("Strategy");c.textContent!==f&&(c.textContent=f);let g=JSON.stringify(e.choices);if(g!==d){d=g;let S=new Map;for(let[
h,E]of e.choices){let b=s[E]??r;S.has(b)||S.set(b,[]);let w=b&&E!==i;S.get(b).push(new Option(w?h:l(h),E))}a.replaceChildren(...[...S].flatMap(([h,E])=>{if(!h)return E;
let b=document.createElement("optgroup");return b.label=l(h),b.append(...E),[b]}))}a.value=e.value}a.addEventListener("input",()=>{e.value=a.value,n("input")}),
o(Object.keys(e),p),p()}var Pt="generation-playground.tour";function qt({element:t},{stops:e}){let n=t.querySelector(".gp-tour"),o=-1,s=null,r=u("p","gp-offer"),i=u("button","gp-take",
l("Take the tour"),{type:"button"}),a=u("button","gp-decline","✕",{type:"button","aria-label":l("No tour")});r.append(i,a);let c=u("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,f]=[u("h2","","",{id:"tour-title",tabindex:"-1"}),u("p"),u("span","gp-count")],g=u("button","",l("\
Back"),{type:"button"}),S=u("button","gp-next",l("Next"),{type:"button"}),h=u("button","gp-decline","✕",{type:"button","aria-label":l("End the tour")}),E=u("d\
iv","gp-foot");E.append(f,g,S),c.append(h,d,p,E),n.append(r,c),r.hidden=Ln(),i.addEventListener("click",()=>b(0)),a.addEventListener("click",C),h.addEventListener(
"click",C),g.addEventListener("click",()=>b(o-1)),S.addEventListener("click",()=>o===e.length-1?C():b(o+1)),c.addEventListener("keydown",k=>{k.key==="Escape"&&C()}),
window.addEventListener("resize",L),window.addEventListener("scroll",L,{passive:!0,capture:!0});function b(k){r.hidden=!0,o=k;let v=e[o];w(document.querySelector(
v.at)),c.hidden=!1,d.textContent=l(v.title),p.textContent=l(v.text),f.textContent=l("{number} of {count}",{number:o+1,count:e.length}),g.hidden=o===0,S.textContent=
l(o===e.length-1?"Done":"Next");let _=s?.getBoundingClientRect();_&&(_.top<0||_.top>innerHeight-160)&&s.scrollIntoView({block:"center"}),L(),d.focus({preventScroll:!0})}
function w(k){s?.classList.remove("gp-pointed-at"),s=k,s?.classList.add("gp-pointed-at")}function L(){if(c.hidden||!s)return;let k=s.getBoundingClientRect(),{offsetWidth:v,
offsetHeight:_}=c;if(k.left>v+24&&k.height>240){c.style.top=`${Math.max(8,Math.min(k.top+8,innerHeight-_-8))}px`,c.style.left=`${k.left-v-12}px`;return}let N=Math.
min(k.bottom,innerHeight*.55)+10,A=N+_<=innerHeight-8?N:Math.max(8,Math.min(k.top,innerHeight)-_-10);c.style.top=`${A}px`,c.style.left=`${Math.max(8,Math.min(k.
left+16,innerWidth-v-8))}px`}function C(){let k=c.contains(document.activeElement)||r.contains(document.activeElement);w(null),c.hidden=r.hidden=!0;try{localStorage.
setItem(Pt,"seen")}catch{}k&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function Ln(){try{return localStorage.getItem(Pt)==="seen"}catch{
return!0}}function jt({trigger:t}){M(e=>{let n=({act:o,model:s})=>t(o==="get"?"wanted":"asked",{act:o,model:s});for(let o of["shelf","estimate"])e.group(o).answers.model=
n})}function Mt({props:t,trigger:e,watch:n}){M(o=>{let s=o.log("main");s.answers.search=({kind:r,rule:i})=>e("search",{kind:r,rule:i,turn:s.turn,started:s.startedLine()}),
n("value",()=>{if(!t.value)return;let r=JSON.parse(t.value.split(`
`)[1]);r?s.addSearched(r.turn??void 0,r.found):s.changed("searched")})})}var _n=250;function It({element:t,props:e,trigger:n,watch:o}){M(s=>{let r=s.log("main"),i=new Map,a=null;function c(){let{given:f,only_given:g,config:S={}}=r.started.
request;return typeof f=="string"||r.usesBeams?!1:Array.isArray(f)&&g||S.max_new_tokens===(f||[]).length+1}let d=f=>(f&&f.watched||[]).map(({token_id:g})=>g);function p(f,g,S,h){
r.asked={turn:r.turn,kind:f,ids:S,...h};let{last:E,stopReason:b}=g;n("go",{kind:f,ids:S,stop:b,watched:d(E),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:f,tokenId:g}){if(f.isPrompt)return;let S=[...r.idsTo(f).slice(0,-1),g],h=r.lastOf(f),E=h===f&&c()?"choose":"branch";p(E,{last:h},S,{at:f.
index,from:f.chosen.text,on:g===f.chosen.token_id})},more(){let f=r.current(),g=f&&r.lineOf(f);if(!g||!g.last)return n("start",{});p("more",g,r.idsTo(g.last),{at:g.
last.index+1})},look({line:f,text:g}){let{last:S}=r.lines()[f]||{},h=S?r.idsTo(S):[];n("look",{line:f,text:g,ids:h,watched:d(S),turn:r.turn,started:r.startedLine()})},
save_page(){n("save_page",{})},shown(){clearTimeout(a),a=setTimeout(()=>n("shown",{turn:r.turn,log:r.text}),_n)}}),r.subscribe(t,f=>{if(f.run)for(let{line:g,lists:S}of i.
get(r.turn)||[])r.addWatched(g,S)}),o("value",()=>{if(!e.value)return;let f=JSON.parse(e.value.split(`
`)[1]);if(!f)return r.changed("watched");i.has(f.turn)||i.set(f.turn,[]),i.get(f.turn).push(f),f.turn===(r.turn??null)&&r.addWatched(f.line,f.lists)})})}var On="generation-playground",Bt="generation-playground.keep-history",Cn=20,Tn=5e6,Nn=3e7,Dt=90;function Rt({element:t,props:e,trigger:n,watch:o}){let s=t.querySelector(
".gp-history");H(s);let r=new $,i=m=>s.querySelector(m),a=i(".gp-keep input"),c=i(".gp-clear"),d=[],p=new Map,f=null,g=null,S=null,h=null;function E(){return h??=
new Promise((m,x)=>{let y=indexedDB.open(On,1);y.onupgradeneeded=()=>{y.result.createObjectStore("runs",{keyPath:"id"}),y.result.createObjectStore("logs")},y.onsuccess=
()=>m(y.result),y.onerror=y.onblocked=()=>x(y.error)})}async function b(m,x){let y=(await E()).transaction(["runs","logs"],m);return new Promise((T,I)=>{let Z=x(
y.objectStore("runs"),y.objectStore("logs"));y.oncomplete=()=>T(Z&&Z.result),y.onerror=y.onabort=()=>I(y.error)})}function w(){try{return(localStorage.getItem(Bt)||
(e.keep?"yes":"no"))==="yes"}catch{return!1}}let L=Promise.resolve();function C(m){return L=L.then(m).then(()=>Y(""),x=>{console.warn("Generation Playground: th\
e history could not be kept.",x),Y(l("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then(B),L}async function k(){
let m=[...p.values()].map(([y])=>y).sort((y,T)=>T.id-y.id);d=m;let x=w()?await b("readonly",y=>y.getAll()):[];d=[...m,...x.filter(y=>!p.has(y.id))].sort((y,T)=>T.
id-y.id)}async function v(){for(let[m,[x,y]]of p)await b("readwrite",(T,I)=>{y!==null&&I.put(y,m),T.put(x)}),p.delete(m)}async function _(m){m.forEach(x=>p.delete(
x)),d=d.filter(x=>!m.includes(x.id)),w()&&await b("readwrite",(x,y)=>m.forEach(T=>{x.delete(T),y.delete(T)}))}async function N(){let m=0,x=d.filter((y,T)=>(m+=y.
size)>Nn||T>=Cn);x.length&&await _(x.map(y=>y.id))}let A=async m=>p.has(m)?p.get(m)[1]:b("readonly",(x,y)=>y.get(m));async function q(){for(let m of await b("re\
adonly",x=>x.getAll()))p.has(m.id)||p.set(m.id,[m,await A(m.id)??null]);await b("readwrite",(m,x)=>{m.clear(),x.clear()})}function j(){if(!f||!g||g.turn!==f.turn||
!g.finished)return;let{turn:m,replaces:x,...y}=f;f=null;let T=g.text,I=T.length<=Tn,Z={id:m,time:Date.now(),...y,seed:g.started.seed,tokens:g.finished.num_tokens,
end:O(g.finished.sequences[0]?.text??"",Dt),size:I?T.length:0};p.set(m,[Z,I?T:null]),C(async()=>{x&&await _([x]),await k(),w()&&await v(),await N()})}let W=({request:m,
seed:x,preset:y})=>({request:m,seed:x,preset:y});async function z(m){let x=await A(m.id).catch(()=>null);if(!x)return Y(l("This run is no longer in the browser’\
s storage."));n("look",{log:x,...W(m)})}let Y=m=>{i(".gp-note").textContent=m};function F(m,x,y){let T=document.createElement(m);return T.textContent=x,y&&(T.className=
y),T}function Q(m,x,y,T){let I=F("button",m);return I.type="button",I.setAttribute("aria-label",x),I.title=T||(m===x?"":x),I.disabled=!!T,I.addEventListener("cl\
ick",y),I}function be(m){let x={month:"short",day:"numeric"},y={hour:"2-digit",minute:"2-digit"},T=new Date(m).toDateString()===new Date().toDateString();return new Date(
m).toLocaleString([],T?y:{...x,...y})}function O(m,x){let y=Array.from(m);return y.length<=x?m:`…${y.slice(-x).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function P(m){
let x=document.createElement("li");x.dataset.run=m.id;let y=F("div","","gp-what"),T=be(m.time),I=String(m.prompt||""),Z=m.tokens>=0?ee(m.tokens,"{count} token",
"{count} tokens"):"",Xt=[T,m.strategy,m.model,`seed ${m.seed}`,Z];y.append(F("span",O(I,Dt)||l("(no prompt)"),"gp-prompt")),m.end&&y.append(F("span",m.end,"gp-e\
nd")),y.append(F("span",Xt.filter(Boolean).join(" · "),"gp-facts"));let Be=F("div","","gp-acts"),ke={when:T,text:O(m.end||I,40)},Yt=m.size?"":l("Too long to be\
 kept. Its settings can be loaded.");return Be.append(Q(l("View"),l("View the run of {when}: {text}",ke),()=>z(m),Yt),Q(l("Load settings"),l("Load settings of t\
he run of {when}: {text}",ke),()=>n("start",W(m))),Q("✕",l("Remove the run of {when}: {text}",ke),()=>C(()=>_([m.id])))),x.append(y,Be),x}function B(){let m=i(
"li button:focus"),x=m&&[m.closest("li").dataset.run,[...m.parentNode.children].indexOf(m)];i(".gp-hint").textContent=d.length?"":l("Your runs will be listed he\
re, to look at again or to start from."),i(".gp-till").textContent=w()?"":l("(now: only until this page is closed)"),i(".gp-runs").replaceChildren(...d.map(P)),
x&&(i(`li[data-run="${x[0]}"] .gp-acts`)?.children[x[1]]||i(".gp-keep input")).focus(),c.hidden=!d.length,a.checked=S??w(),D()}function D(){c.textContent=l("Cle\
ar history"),c.dataset.sure=""}c.addEventListener("click",()=>{c.dataset.sure?C(()=>_(d.map(m=>m.id))):(c.textContent=ee(d.length,"Remove {count} run?","Remove \
all {count} runs?"),c.dataset.sure="yes")}),c.addEventListener("blur",D);async function G(m){m||await q(),localStorage.setItem(Bt,m?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),m&&await v(),await k(),await N()}a.addEventListener("change",()=>{let m=S=a.checked;C(()=>G(m).finally(()=>{S=null}))}),
document.addEventListener("click",({target:m})=>{m.closest("button[data-drawer=history]")&&C(k)}),C(k),o("value",()=>{let m=r.unstamp(e.value);m&&(f={turn:r.newest,
...JSON.parse(m)},j())}),M(m=>{g=m.log("main"),g.subscribe(s,x=>{x.status&&j()})})}function $t({props:t,trigger:e,watch:n},{most:o}){M(s=>{let r=s.log("main"),i=new Map;r.lensLimit=o,r.answers.look_into=({step:a,places:c})=>{let d=r.idsTo(r.lastOf(
a));i.set(r.turn??null,d),e("look_into",{places:c,ids:d,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!t.value)return;let a=JSON.parse(t.value.split(
`
`)[1]);a?r.addLens(a.turn??void 0,i.get(a.turn??null)||[],a.found):r.changed("lens")})})}function Ft({props:t,watch:e}){let n=new $,o;M(s=>{let r=s.log("main"),i=()=>{let a=n.unstamp(t.value);a!==null&&(r.recorded=n.recorded,document.body.toggleAttribute(
"data-recorded",r.recorded),s.feed("main",a,n.newest),document.body.toggleAttribute("data-loading",!!r.loading),!(!r.finished||r.turn!==n.newest||o===n.newest)&&
(o=n.newest,r.selectMostUncertain()))};t.value&&!location.search&&i(),e("value",i)})}function Jt({element:t,props:e,watch:n}){H(t);let o=a=>t.querySelector(".gp-"+a);function s(a){let c="https://huggingface.co";return a&&window.parent!==window&&
document.referrer.startsWith(c)?`${c}/spaces/${a}`:location.origin+location.pathname}function r(){let a=o("taken");if(!a)return;let c=e.value?JSON.parse(e.value):
null;if(a.hidden=!c,!c)return;o("label").textContent=l(c.title),o("note").textContent=l(c.note);let d=c.query?`${s(c.space)}?${c.query}`:c.text,p=o("text");p.value=
d,p.wrap=c.query?"soft":"off",p.rows=c.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,o("copied").textContent=""}async function i(){let a=o("text"),c=!0;try{await navigator.clipboard.writeText(a.value)}catch{a.focus(),a.select(),
c=document.execCommand("copy")}o("copied").textContent=l(c?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}o("c\
opy").addEventListener("click",i),n("value",()=>{r(),e.value&&i()}),r()}var Me="generation-playground.presets";function Wt({element:t,props:e,trigger:n,watch:o}){let s={download({name:a,type:c,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${c};charset=utf-8`})),p.download=a,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:a}){
let c=document.querySelector(a);if(!c)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;c.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),c.matches("textarea, input, button")&&c.focus({preventScroll:!0})},keep({name:a,config:c}){let d=!1;try{let p=r();c?p[a]=c:delete p[a],localStorage.setItem(
Me,JSON.stringify(p))}catch{d=!0}n("kept",{presets:i(),name:a,removed:!c,failed:d})}};function r(){let a=localStorage.getItem(Me)||"{}";try{let c=JSON.parse(a);
return c&&typeof c=="object"&&!Array.isArray(c)?c:{}}catch{return{}}}function i(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:a})=>{a===
Me&&t.isConnected&&n("kept",{presets:i()})}),o("value",()=>{if(!e.value)return;let a=JSON.parse(e.value);s[a.do](a)})}function Gt(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(l("Ctrl+Enter")))}function Ut(){document.addEventListener("keydown",t=>{t.key===
"Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",t=>{t.key==="Tab"&&t.target.matches("input[role=combobox]")&&t.stopPropagation()},!0)}var An={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Pn=250;function Ht({element:t,props:e,trigger:n,watch:o}){let s=new $,r=!1,i=null;function a(){let c=t.
querySelector(".messages"),d=s.unstamp(e.value);if(!c||d===null)return;clearTimeout(i);let p=JSON.parse(d||"[]");r=p.some(f=>f.refused),c.replaceChildren(...p.map(
qn)),r&&c.scrollIntoView({block:"nearest"})}o("value",a),document.addEventListener("playground-changed",()=>{!r||!t.isConnected||(clearTimeout(i),i=setTimeout(()=>n(
"mended",{turn:s.newest}),Pn))})}var Kt=t=>JSON.parse(t).map(e=>({__type__:"update",info:l(e)}));function qn({severity:t,knob:e,message:n,fix:o}){let s=l(n),r=document.
createElement("div");r.className="message "+t;let i={error:l("Error"),warning:l("Note")}[t]||"";Ie(r,"span",`${An[t]||""} ${i}`.trim(),"label");let a=document.createElement(
"span"),c=e&&s.startsWith(e+" ");return e&&(Ie(a,"code",e),a.append(c?"":": ")),a.append((c?s.slice(e.length):s)+(o?" ":"")),o&&Ie(a,"strong",l(o)),r.append(a),
r}function Ie(t,e,n,o){let s=document.createElement(e);s.textContent=n,o&&(s.className=o),t.append(s)}var zt=(t,e,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=t,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let[r]=s.files;if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>jn(r);o([{name:r.name,size:r.size,[n]:r.size>e?null:await i().catch(()=>null)}])}),
s.click()}),jn=t=>new Promise((e,n)=>{let o=new FileReader;o.onload=()=>e(o.result.split(",")[1]||""),o.onerror=()=>n(o.error),o.readAsDataURL(t)});function Vt({props:t,watch:e},{name:n}){let o=new $;M(s=>{let r=()=>{let i=o.unstamp(t.value);i&&s.feedGroup(n,i,o.newest)};e("value",r),r()})}var Qt={changesInWords:Fe,followModels:Lt,infoUpdates:Kt,mountBeamVariants:Mt,mountBranching:It,mountChangedLine:Je,mountComparisonLog:Re,mountBrowserCommands:Wt,
mountDrawer:Ve,mountExamples:Ze,mountHeader:tt,markView:Ee,mountHistory:Rt,mountKeptForm:ot,mountKnobPanel:Et,mountLanes:$e,mountLogitLens:$t,mountMessages:Ht,mountModelQuestions:jt,
mountPromptArea:Nt,mountQuickRow:Ot,mountReport:Vt,mountRunLog:Ft,mountStrategyList:At,mountTaken:Jt,mountTour:qt,pickFile:zt,t:l};function Mn(){let t=n=>{try{n(
Qt)}catch(o){console.error("Generation Playground:",o)}};Gt();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...Qt,push:t},e.forEach(
t)}Ut();ze();De(Mn);})();
