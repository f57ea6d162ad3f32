// Written by .ci/bundle.py from modules with the SHA-256 1ffa2ace4a697f581e34f134cf17970b87f0d0171e7d1d49dd76c03709e7f05c: edit those.
(()=>{var rn=["de","fr"];function l(n,e){if(n==null)return"";if(typeof n=="object")return l(n.said,n.values);let t=String(n),o=window.GenerationPlaygroundTexts?.[t]??
t;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(s,r)=>{if(r===void 0)return s[0];let i=e[r];return i&&typeof i=="object"?l(i):String(i??"")}):o}var Y=(n,e,t,o)=>l(
n===1?e:t,{count:n.toLocaleString("en-US"),...o});var an=["aria-label","title","placeholder","data-tip","label"];function V(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let o=t.nextNode();o;o=t.nextNode()){let[,s,r,i]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),a=r&&e[r.replace(/\s+/g," ")];a&&(o.nodeValue=
s+a+i)}for(let o of[n,...n.querySelectorAll("*")])for(let s of an){let r=e[(o.getAttribute(s)||"").replace(/\s+/g," ")];r&&o.setAttribute(s,r)}}function ln(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return rn.includes(n)?n:"en"}function Je(n){let t=window.GenerationPlaygroundCatalogues?.[ln()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Play\
ground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(n)}function B(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var G=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[o,s]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(o);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=s==="recorded",(e||
"").slice(t+1))}};function Fe({props:n,trigger:e,watch:t},{kind:o,opens:s}){let r=new G,i;B(a=>{t("value",()=>{let c=r.unstamp(n.value);c!==null&&(a.feedGroup(o,c,r.newest),!(!c||
i===r.newest)&&(i=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>cn(o)))))}),s&&(a.group(o).answers.open=({entry:c})=>e("open",{entry:c}))})}function cn(n){
let e=document.getElementById(`${n}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function We({props:n,trigger:e,watch:t}){let o=new G;B(s=>{let r=s.group("lanes");r.answers.lane=({do:i,id:a})=>{e("lane",{do:i,id:a}),i==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let i=o.unstamp(n.value);i&&r.setLanes(JSON.parse(i))})})}function Ge(n,e){let{base:t={},set:o={}}=JSON.parse(n||"{}"),s=a=>typeof a=="object"?"":JSON.stringify(a),r=[...new Set([...Object.keys(t),...Object.keys(o)])].
flatMap(a=>{let[c,d]=[t[a]??null,o[a]??null];if(JSON.stringify(c)===JSON.stringify(d))return[];if(d===null)return[l("{knob} not set",{knob:a})];let p=`${a} ${s(
d)}`.trim();return[s(c??{})?l("{now} instead of {before}",{now:p,before:s(c)}):p]});if(!r.length)return"";let i=r.slice(0,e).join(", ");return r.length<=e?l("Ch\
anged: {changes}.",{changes:i}):l("Changed: {changes} and {count} more.",{changes:i,count:r.length-e})}function Ue({element:n,props:e,watch:t}){let o=()=>{let s=n.
querySelector("span");s.textContent=e.value||"",s.hidden=!e.value};t("value",o),o()}var xe=matchMedia("(min-width: 1200px)"),He="generation-playground.knobs-open",Ke=null,Ve=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),ne=()=>document.
body.dataset.drawer||"";function Se(n){ne()!==n&&(Ke=document.activeElement,Ee(n)),Ve(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function ge(){
if(!ne())return;let n=Ve(ne())?.contains(document.activeElement);Ee(""),n&&Ke?.focus({preventScroll:!0})}function ze(){xe.matches||ge()}function Ee(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,Qe();try{xe.matches&&localStorage.setItem(He,n==="knobs"?"yes":"no")}catch{}}function Qe(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===ne()))}function Xe(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===ne()?ge:()=>Se(t.dataset.drawer))():e.closest(".gp-drawer-close")&&ge()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&ge()})}
function Ye({element:n}){V(n),Qe();try{xe.matches&&!ne()&&localStorage.getItem(He)==="yes"&&Ee("knobs")}catch{}}var Le={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ze=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function u(n,e,t,o){let s=document.createElement(
n);e&&(s.className=e),t!=null&&(s.textContent=t);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function _e(n,e,{running:t=!1}={}){let o=0;for(let s of e.
matchAll(Ze)){let[r]=s;s.index>o&&n.append(e.slice(o,s.index)),o=s.index+1;let i=Le[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let a=Le[r]?
r:"";n.append(u("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else n.append(u("span","gp-mark",i))}o<e.length&&n.append(e.slice(o))}function et(n,e){n.replaceChildren(),_e(n,e),e||n.append(u("span","gp-mark",l("(empty)")))}function tt(n,e){n.textContent!==e&&(n.textContent=e)}var dn=n=>n.replace(Ze,e=>e===" "?" ":Le[e]||"�"),nt=n=>l("“{text}”",{text:dn(n)});function ot({element:n,trigger:e},{entries:t}){let o=n.querySelector(".gp-examples"),s=[{title:l("Small models"),note:"",entries:t.filter(i=>i.bundled)},{title:l(
"A real model"),note:l("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(i=>!i.bundled)}].filter(i=>i.entries.
length),r=s.map(i=>pn(i,e));s.length>1&&o.append(un(s,r)),o.append(...r)}function un(n,e){let t=u("div","gp-kinds",null,{role:"group","aria-label":l("Examples")}),
o=n.map((r,i)=>{let a=u("button","gp-kind",r.title,{type:"button"});return a.addEventListener("click",()=>s(i)),t.append(a),a}),s=r=>n.forEach((i,a)=>{o[a].setAttribute(
"aria-pressed",String(a===r)),e[a].hidden=a!==r});return s(0),t}function pn(n,e){let t=u("div");n.note&&t.append(u("p","gp-note",n.note));let o=null,s="";for(let r of n.
entries){r.model!==s&&(s=r.model,o=u("ul","",null,{"aria-label":l("Examples for {model}",{model:s})}),t.append(u("h3","",s),o));let i=u("button","gp-example",null,
{type:"button"});i.append(u("b","",l(r.title)),u("span","",l(r.look))),i.addEventListener("click",()=>{e("chosen",{index:r.index}),ze()});let a=u("li");a.append(
i),o.append(a)}return t}var K=null,st="one";function rt({element:n}){K=n.querySelector(".gp-header"),V(K);let[e,t]=[ee(".gp-lab-button"),ee(".gp-lab-list")],[o,s]=[ee(".gp-menu-button"),
ee(".gp-menu")];function r(c,d,p){c.setAttribute("aria-expanded",String(p)),d===t?t.hidden=!p:s.classList.toggle("gp-unfolded",p)}let i=[[e,t],[o,s]],a=()=>i.forEach(
([c,d])=>r(c,d,!1));K.addEventListener("click",c=>{let d=c.target,p=d.closest("button[data-view]"),f=i.find(([m])=>m.contains(d));if(p)fn(p.dataset.view),a(),t.
contains(p)&&e.focus();else if(f){let[m,y]=f,h=m.getAttribute("aria-expanded")!=="true";a(),r(m,y,h),h&&y===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else d.closest(".gp-menu button")&&a()}),document.addEventListener("click",c=>{K.contains(c.target)||a()}),K.addEventListener("keydown",c=>{let d=c.target;
if(c.key==="Escape"&&i.some(([y])=>y.getAttribute("aria-expanded")==="true")){t.contains(d)&&e.focus(),a();return}if(d.getAttribute("role")!=="tab")return;let p=[
...d.parentElement.children],f={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[c.key],m=f?p[(p.indexOf(d)+f+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[c.key];
m&&(c.preventDefault(),m.focus())}),K.addEventListener("focusout",({relatedTarget:c})=>{c&&!K.contains(c)&&a()}),Oe(st)}var ee=n=>K.querySelector(n);function fn(n){
document.getElementById(`view-${n}-button`)?.click()}function Oe(n){if(st=n,document.body.dataset.view=n,!K)return;for(let t of K.querySelectorAll("[data-view]")){
let o=t.dataset.view===n;t.setAttribute("aria-selected",String(o))}for(let t of K.querySelectorAll("[role=tablist]")){let o=[...t.children],s=o.find(r=>r.getAttribute(
"aria-selected")==="true")||o[0];for(let r of o)r.tabIndex=r===s?0:-1}let e=ee(`.gp-lab-list [data-view="${n}"]`);ee(".gp-lab").classList.toggle("gp-selected",!!e),
ee(".gp-lab-which").textContent=e?e.textContent:""}var it="generation-playground.form",hn="generation-playground.keep-history";function at({props:n}){let e=null,t=!1,o=null;function s(){clearTimeout(o);try{let i=(localStorage.getItem(hn)||(n.keep?"yes":"no"))==="yes";for(let a of[sessionStorage,
localStorage])i?t&&e&&a.setItem(it,JSON.stringify(e)):a.removeItem(it)}catch{}}function r(){clearTimeout(o),o=setTimeout(s,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(i){e=i,r()},begin(){t=!0,r()}},window.addEventListener(
"pagehide",s),window.addEventListener("generation-playground-keep",s)}var lt=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[o])=>t<o?-1:1)):e,U=(n,e)=>JSON.stringify(n,lt)===JSON.stringify(
e,lt);function F(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function Z(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function oe(n,e,t,o=()=>null){let s=u("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),i=(String(
r).split(".")[1]||"").length;return s.addEventListener("input",()=>t(Z(s.value))),s.addEventListener("keydown",a=>{if(a.key!=="ArrowUp"&&a.key!=="ArrowDown")return;
a.preventDefault();let c=Z(s.value)??o()??n.slider_minimum??n.minimum??0;if(typeof c!="number")return;let d=Number((c+(a.key==="ArrowUp"?r:-r)).toFixed(Math.max(
i,0)));s.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,d))),t(Z(s.value))}),s}function pe(n,e,t,o){let s=u("div","kp-switch",null,{id:n,role:"ra\
diogroup","aria-labelledby":e}),r=t.map(([a,c])=>{let d=u("input",null,null,{type:"radio",name:n,value:c});d.addEventListener("change",()=>o(a));let p=u("label");
return p.append(d,u("span",null,c)),s.append(p),d});return{element:s,show:a=>{let c=t.findIndex(([d])=>U(d,a));return r.forEach((d,p)=>{d.checked=p===c}),c>=0}}}
var ct=(n,{id:e,nameId:t,change:o})=>{let s=[[void 0,l("not set")],[!0,l("on")],[!1,l("off")]],{element:r,show:i}=pe(e,t,s,o);return{element:r,show:i,showDefault(){}}},
Ce=(n,{id:e,change:t})=>{let o=u("div","kp-number"),s=n.default,r=oe(n,{id:e},c=>{a(c),t(c)},()=>s);o.append(r);let i=n.slider_minimum===null?null:u("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":l("{name}, slider",{name:n.name})});i&&(i.addEventListener(
"input",()=>{r.value=String(Number(i.value)),i.classList.remove("kp-off"),t(Number(i.value))}),o.append(i));function a(c){i&&(i.classList.toggle("kp-off",typeof c!=
"number"),i.value=typeof c=="number"?c:s??n.slider_minimum)}return{element:o,label:e,show(c){r.value=c===void 0?"":String(c),a(c)},showDefault(c){s=typeof c=="n\
umber"?c:null,r.placeholder=s===null?"–":String(s),r.value||a(void 0)}}},dt=(n,{id:e,change:t})=>{let o=u("select","kp-select",null,{id:e}),s=u("option",null,
l("not set"),{value:""});o.append(s,...n.choices.map((i,a)=>u("option",null,F(i),{value:a})));let r=null;return o.addEventListener("change",()=>t(o.value===""?void 0:
n.choices[o.value])),{element:o,label:e,show(i){r&&r.remove();let a=n.choices.findIndex(c=>U(c,i));i!==void 0&&a<0&&(r=u("option",null,F(i),{value:"foreign",disabled:""}),
o.append(r)),o.value=i===void 0?"":a<0?"foreign":String(a)},showDefault(i){s.textContent=i===null?l("not set"):l("not set (default {value})",{value:F(i)})}}},ut=(n,{
id:e,change:t})=>{let o=u("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return o.addEventListener("input",()=>t(o.value||void 0)),{element:o,label:e,
show(s){o.value=s===void 0?"":F(s,1/0)},showDefault(){}}};var se=window.GenerationPlaygroundKnobs;function mn(n,e,t){let o=u("div","kp-editor"),s=u("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":l("{name} as JSON",{name:n.name}),placeholder:l(
n.shape)}),r=u("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),i=u("span","kp-faint",""),a,c=!1,d=f=>{c=f,s.hidden=!f,t.element.hidden=f,r.setAttribute(
"aria-pressed",String(f)),r.textContent=f?l("Editor"):"JSON",r.setAttribute("aria-label",f?l("Back to the editor of {name}",{name:n.name}):l("Edit {name} as JSO\
N",{name:n.name})),i.textContent=""},p=f=>f===void 0?"":typeof f=="string"?f:JSON.stringify(f);return s.addEventListener("input",()=>{if(a=void 0,s.value.trim())
try{a=JSON.parse(s.value)}catch{a=s.value}e.change(a)}),r.addEventListener("click",()=>{c?t.show(a)===!1?i.textContent=l("The editor cannot show this value."):d(
!1):(s.value=p(a),d(!0)),(c?s:r).focus()}),o.append(t.element,s,i),d(!1),{...t,element:o,beside:r,note(f){a=f},show(f){a=f;let m=t.show(f);!c&&m===!1&&d(!0),c&&
(s.value=p(f))}}}function re(n){return(e,t)=>{let o=null;return o=mn(e,t,n(e,{...t,change:r=>{o.note(r),t.change(r)}})),o}}var ht=re(()=>({element:u("div"),show:n=>n===
void 0,showDefault(){}})),gn={n:`
`,t:"	",r:"\r","\\":"\\"},fe=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):gn[t]),bn=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function mt(n,e){let t=u("div","kp-list"),o=()=>[...t.querySelectorAll("input")].map(i=>fe(i.value)).filter(
Boolean),s=()=>{let i=o();e(i.length?i:void 0)};function r(i){let a=u("div","kp-line"),c=u("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});c.value=bn(i);let d=u("span","kp-shown","",{title:l("As it is read: · is a space, ↵ a line break")}),p=u("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),f=()=>{let m=fe(c.value);d.replaceChildren(),(m!==m.trim()||m!==c.value)&&_e(d,m),p.hidden=!c.value,c.
value&&a===t.lastElementChild&&r("")};c.addEventListener("input",()=>{f(),s()}),c.addEventListener("keydown",m=>{m.key==="Enter"&&(m.preventDefault(),a.nextElementSibling&&
a.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let m=a.nextElementSibling;a.remove(),s(),m&&m.querySelector("input").focus()}),
a.append(c,d,p),t.append(a),f()}return{element:t,show(i){t.replaceChildren();for(let a of i)r(a);r("")}}}var gt=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),bt=(n,{change:e})=>{let t=mt({one:l("text"),another:l("another text"),remove:l("Remove this text")},e),o=u("div","kp-editor");return o.append(t.element,u("p",
"kp-faint",l("Write \\n for a line break and \\t for a tab."))),{element:o,show(s){t.show(s===void 0?[]:gt(s)?s:[F(s,1/0)])},showDefault(){}}},kt=re((n,{id:e,change:t})=>{
let o=u("div","kp-fields"),s=[["start",l("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",l("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let a=i.map(c=>Z(c.value));t(a.every(c=>c===void 0)?void 0:a.map(c=>c??null))},i=s.map(([a,c,d,p])=>{let f=oe(d,{id:`${e}-${a}`,placeholder:p},r,()=>Number(
p));return o.append(u("label",null,c,{for:f.id}),f),f});return{element:o,show(a){return a!==void 0&&!(Array.isArray(a)&&a.length===2)?!1:(i.forEach((c,d)=>{c.value=
a===void 0?"":a[d]??""}),!0)},showDefault(){}}});function kn(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let s=n.kind==="bool"?[!0,!1]:n.choices,r=u("select",
"kp-select",null,{id:e});return r.append(u("option",null,l("not set ({value})",{value:F(n.default)}),{value:""})),r.append(...s.map((i,a)=>u("option",null,F(i),
{value:a}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:s[r.value],show(i){let a=s.findIndex(c=>U(c,i));return r.value=i===void 0||a<
0?"":String(a),i===void 0||a>=0}}}if(n.kind==="flags"){let s=u("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(a=>{let c=u("input",
null,null,{type:"checkbox",value:a}),d=u("label",null,"");return c.addEventListener("change",t),d.append(c," "+a),s.append(d),c}),i=()=>r.filter(a=>a.checked).map(
a=>[a.value,!0]);return{element:s,read:()=>i().length?Object.fromEntries(i()):void 0,show(a){for(let c of r)c.checked=a?.[c.value]===!0;return a===void 0||U(a,Object.
fromEntries(i()))}}}if(n.kind==="ints"){let s=u("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return s.addEventListener("inp\
ut",t),{element:s,read(){let r=s.value.split(/[\s,]+/).filter(Boolean).map(Z);return r.length?r:void 0},show(r){return s.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let o=oe(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:o,read:()=>Z(o.value),show(s){
return o.value=s??"",s===void 0||typeof s=="number"||typeof s=="string"}}}var pt=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),wt=re((n,{id:e,
nameId:t,change:o})=>{let s=u("div","kp-editor"),r=u("div","kp-fields"),i=null,a=[],c=[[void 0,l("not set")],...n.forms.map(b=>[b.name,n.forms.length>1?l(b.name):
l("set")])],d=pe(`${e}-form`,t,c,b=>{f(b),y(),h()}),p=u("p","kp-faint","");s.append(d.element,p,r);function f(b){i=n.forms.find(w=>w.name===b)||null,d.show(i?i.
name:void 0),p.textContent=i?l(i.meaning):"",a=[],r.replaceChildren();for(let w of i?i.fields:[]){let _=kn(w,`${e}-${w.name}`,h),N=u("label",null,w.name+(w.required?
" *":""),{for:`${e}-${w.name}`});N.title=l(w.meaning),r.append(N,_.element,u("p","kp-faint",l(w.meaning))),a.push([w,_]),w.kind==="ints"&&w.required&&m(_)}}function m(b){
let w=u("button","kp-link",l("Draw new keys"),{type:"button"});w.addEventListener("click",()=>{b.show(pt(30)),h()}),r.append(w)}function y(){for(let[b,w]of a)b.
required&&w.show(b.kind==="ints"?pt(30):b.default??5)}function h(){if(!i)return o(void 0);let b=a.map(([w,_])=>[w.name,_.read()]);return o(Object.fromEntries(b.
filter(([,w])=>w!==void 0)))}let x=b=>b!==null&&typeof b=="object"&&!Array.isArray(b);return{element:s,show(b){if(b===void 0)return f(void 0);if(!x(b))return!1;
let w=Object.keys(b),_=k=>k.fields.filter(v=>w.includes(v.name)).length,N=n.forms.reduce((k,v)=>_(v)>_(k)?v:k);return _(N)<w.length?!1:(f(N.name),a.every(([k,v])=>v.
show(b[k.name])))},showDefault(){}}}),yt=re((n,{id:e,nameId:t,change:o})=>{let s=u("div","kp-editor"),r=u("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"\
0, 2, 4","aria-label":l("{name}: layer numbers",{name:n.name}),autocomplete:"off"}),i=u("p","kp-faint",""),a=pe(e,t,[[void 0,l("not set")],["low","low"],["high",
"high"],["list",l("layers")]],d=>{r.hidden=d!=="list",d==="list"&&r.focus(),o(d==="list"?c():d)}),c=()=>{let d=r.value.split(/[\s,]+/).filter(Boolean).map(Z);return d.
length?d:void 0};return r.addEventListener("input",()=>o(c())),r.hidden=!0,s.append(a.element,r,i),{element:s,show(d){let p=Array.isArray(d);return!p&&!a.show(d)?
!1:(p&&(a.show("list"),r.value=d.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({layers:d}){i.textContent=d?l("This model has {count} layers; 0 is the inpu\
t of the first.",{count:d}):""}}}),ft={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},vt=(n,{id:e,nameId:t,change:o})=>{
let s=u("div","kp-editor"),r=pe(e,t,[[void 0,l("not set")],["choices",l("choices")],["regex","regex"],["json_schema",l("JSON schema")]],x=>{m(x),h()}),i=mt({one:l(
"choice"),another:l("another choice"),remove:l("Remove this choice")},()=>h()),a=u("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]\
+ years old\\.",spellcheck:"false",autocomplete:"off","aria-label":l("Regular expression that the whole text must match")}),c=u("textarea","kp-text kp-code",null,
{rows:6,placeholder:JSON.stringify(ft,null,2),spellcheck:"false","aria-label":l("JSON schema")}),d=u("button","kp-link",l("Use an example"),{type:"button"}),p={
choices:[i.element],regex:[a],json_schema:[c,d]},f;function m(x){f=x,r.show(f);for(let[b,w]of Object.entries(p))for(let _ of w)_.hidden=b!==f}function y(){if(f===
"regex")return a.value||void 0;if(f==="choices"){let x=[...i.element.querySelectorAll("input")].map(b=>fe(b.value)).filter(Boolean);return x.length?x:void 0}if(c.
value.trim())try{return JSON.parse(c.value)}catch{return c.value}}function h(){let x=f&&y();o(x===void 0?void 0:{[f]:x})}return a.addEventListener("input",h),c.
addEventListener("input",h),d.addEventListener("click",()=>{c.value=JSON.stringify(ft,null,2),h()}),s.append(r.element,...Object.values(p).flat()),i.show([]),m(
void 0),{element:s,show(x){let[b,w]=Object.entries(x||{})[0]||[];m(b in p?b:void 0),b==="choices"&&i.show(gt(w)?w:[]),b==="regex"&&(a.value=F(w,1/0)),b==="json_\
schema"&&(c.value=typeof w=="string"?w:JSON.stringify(w,null,2))},showDefault(){}}};var Ne=n=>Number.isInteger(n)&&n>=0,z=n=>Array.isArray(n)&&n.length>0&&n.every(Ne),ie=(n,e)=>Array.isArray(n)&&n.every(e),ae=n=>({options:[[n]]}),xt=n=>({options:[
n]}),St={token:{single:!0,flat:!0,read:n=>Ne(n)?[ae(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>Ne(n)?[ae(n)]:z(n)?n.map(ae):null,write:n=>n.length===
1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>z(n)?n.map(ae):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>ie(n,z)?n.map(
xt):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>ie(n,e=>Array.isArray(e)&&e.length===2&&z(e[0]))?n.map(([e,t])=>({options:[e],bias:t})):
null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>ie(n,e=>z(e)||ie(e,z))?n.map(e=>({options:z(e)?[e]:e})):null,write:n=>n.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>ie(n,e=>e&&(z(e.phrase)||ie(e.any_of,z)))?n.map(e=>({options:e.phrase?
[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Te(n,e,t,o){let s=u(n,"kp-token",null,o),
r=u("span","kp-piece");return t!==void 0&&et(r,t),s.append(r,u("span","kp-id",String(e))),s}function wn(n){if(!/^[\s\d,[\]]+$/.test(n))return null;let e=(n.match(
/\d+/g)||[]).map(Number);return z(e)&&e.every(Number.isSafeInteger)?e:null}async function yn(n,e){let t=fe(n),o=t.replace(/^ +/,""),s=o&&!/^\s/.test(o)&&!t.startsWith(
"  "),r=s?[" "+o,o]:[t],{tokens:i,problem:a}=await e.splitWords(r);if(a)return{problem:l(a)};let c=s?[{when:l("inside a sentence"),tokens:i[0]},{when:l("at the \
very start"),tokens:i[1],alone:!0}]:[{when:l("as typed"),tokens:i[0]}];s&&U(i[0],i[1])&&(c=[{when:l("everywhere"),tokens:i[0]}]);let d=wn(n),p=d?await e.textsOf(
d):[];if(d){let f=d.map(m=>[m,e.texts.get(m)]);c.unshift({when:d.length>1?l("these token ids"):l("this token id"),tokens:f})}return{ways:c.filter(f=>f.tokens.length),
unknown:p}}function vn(n,{id:e,change:t,panel:o}){let s=St[n.editor],r=u("div","kp-editor"),i=u("ul","kp-rows"+(s.flat?" kp-flat":"")),a=u("input","kp-wide",null,
{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:s.flat?l("type a token, or its id"):l("type a word, or token ids")}),c=u("p","kp-faint",""),
d=u("div","kp-offers",null,{"aria-live":"polite"});r.append(i,c,a,d);let p=[],f=null,m=0,y=null,h=()=>t(p.length?s.write(p):void 0);function x(k){if(s.single)p=
[ae(k[0][0])];else if(s.flat){let v=new Set(p.map(O=>O.options[0][0]));for(let O of k.flat())v.has(O)||p.push(ae(O))}else if(f)f.options.push(...k);else for(let v of k)
p.push(s.biased?{options:[v],bias:5}:xt(v));f=null,a.value="",d.replaceChildren(),_(),h(),a.focus()}async function b(){let k=++m;if(!a.value)return d.replaceChildren();
let{ways:v,unknown:O,problem:A}=await yn(a.value,o).catch(()=>({problem:l("The server does not answer. Try again in a moment.")}));if(k!==m)return null;if(d.replaceChildren(),
A)return d.append(u("p","kp-faint",A));for(let j of v)d.append(w(j));let T=v.some(j=>j.tokens.length>1);if(!s.flat&&!s.alternatives&&v.length===2){let j=u("butt\
on","kp-button",l("Add both"),{type:"button"});j.addEventListener("click",()=>x(v.map(E=>E.tokens.map(([M])=>M)))),d.append(j)}let q=O.length?[l("The model has \
no token {ids}.",{ids:O.join(", ")})]:[];return v.some(j=>j.alone)&&q.push(l("Inside a sentence a word begins with a space (·) and is another token than at the \
very start.")),s.flat&&T&&q.push(s.single?l("Choose one token."):l("Each token counts by itself here, in other words too: click the one you mean.")),q.length&&d.
append(u("p","kp-faint",q.join(" "))),null}function w(k){let v=u("div","kp-offer");v.append(u("span","kp-when",k.when));let O=u("span","kp-chips");for(let[A,T]of k.
tokens)if(!s.flat)O.append(Te("span",A,T));else{let q=T===void 0?l("Add token {id}",{id:A}):l("Add token {id}: {text}",{id:A,text:nt(T)}),j=Te("button",A,T,{type:"\
button","aria-label":q});j.addEventListener("click",()=>x([[A]])),O.append(j)}if(v.append(O),!s.flat){let A=u("button","kp-button",l("Add"),{type:"button","aria\
-label":l("Add the word: {when}",{when:k.when})});A.addEventListener("click",()=>x([k.tokens.map(([T])=>T)])),v.append(A)}return v}a.addEventListener("input",()=>{
clearTimeout(y),y=setTimeout(b,120)}),a.addEventListener("keydown",k=>{k.key==="Enter"?(k.preventDefault(),clearTimeout(y),b().then(()=>d.querySelector("button")?.
click())):k.key==="Escape"&&(k.stopPropagation(),a.value="",f=null,d.replaceChildren(),_())});function _(){i.replaceChildren(...p.map(N)),i.hidden=p.length===0,
c.textContent=f?l("Another alternative to word {number}:",{number:p.indexOf(f)+1}):"",c.hidden=!f;let k=p.flatMap(v=>v.options.flat()).filter(v=>!o.texts.has(v));
k.length&&o.textsOf(k).then(()=>{k.some(v=>o.texts.has(v))&&_()},()=>{})}function N(k,v){let O=u("li","kp-row");k.options.forEach((q,j)=>{j&&O.append(u("span","\
kp-or",l("or")));let E=u("span","kp-chips");for(let M of q)E.append(Te("span",M,o.texts.get(M)));O.append(E)});let A=k.options[0].map(q=>o.texts.get(q)??q).join(
"").trim();if(s.biased){let q=oe({kind:"float",step:.5},{"aria-label":l("Bias of {name}",{name:A}),value:""},j=>{k.bias=j,h()});q.value=k.bias??"",O.append(u("s\
pan","kp-faint",l("bias")),q)}if(s.alternatives){let q=u("button","kp-link",l("or…"),{type:"button","aria-label":l("Add an alternative to {name}",{name:A})});
q.addEventListener("click",()=>{f=k,_(),a.focus()}),O.append(q)}let T=u("button","kp-icon","×",{type:"button","aria-label":l("Remove {name}",{name:A})});return T.
addEventListener("click",()=>{p.splice(v,1),f===k&&(f=null),_(),h(),a.focus()}),O.append(T),O}return{element:r,label:e,show(k){let v=k===void 0?[]:s.read(k);return v===
null?!1:(p=v,f=null,_(),!0)},showDefault(){},modelChanged:_}}var Et=Object.fromEntries(Object.keys(St).map(n=>[n,re(vn)]));var he={...Et,switch:ct,number:Ce,slider:Ce,choice:dt,text:ut,strings:bt,decay:kt,fields:wt,layers:yt,structure:vt};var Ae=n=>({changed:l("changed"),preset:l("preset"),model:l("model"),library:l("library")})[n],le=n=>({changed:l("changed by you"),preset:l("set by the preset (\
the chosen strategy)"),model:l("the model's own default")})[n]||"",ce={error:"✕",warning:"▲",info:"ℹ"},de=n=>n.split(/(?<=_)/).flatMap(e=>[e,u("wbr")]),be=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:o}=this;this.element=u("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(he[e.editor]||ht)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:o,change:f=>o.change(e.name,f,this)});let s=this.control.label?{for:this.control.label}:{},r=u(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...s});r.append(...de(e.name)),this.source=u("span","kp-source"),this.standard=u("span","kp-standard"),this.back=u("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{o.reset(e.name),this.focus()});let i=u("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":l("More about {name}",{name:e.name})});i.addEventListener("click",()=>this.explain(i));let a=u("div","kp-head"),c=u("span","kp-\
tools");c.append(this.control.beside||"",this.back,i),a.append(r,this.source,c),this.notes=u("div","kp-notes",null,{role:"status"}),this.idle=u("span","kp-idle");
let d=u("p","kp-meaning",l(e.meaning)+" ",{id:`${t}-meaning`});d.append(this.standard," ",this.idle),this.element.append(a,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=u("div","kp-help",null,
{hidden:""}),this.help.append(u("p",null,l(t.explanation)));let o=xn(t);if(o&&this.help.append(u("p",null,o)),t.needs.length){let s=t.needs.map(r=>l(r)).join(";\
 ");this.help.append(u("p",null,l("It has an effect only under these conditions: {needs}.",{needs:s})))}for(let s of t.conflicts)this.help.append(u("p",null,l(s)));
if(t.paper){let s=u("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=u("p",null,l("Read more:")+" ");r.append(
s),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:o}=t,s=e.sourceOf(o);this.element.dataset.source=s,this.source.textContent=le(s)&&Ae(s),this.source.title=le(s);let r=e.verdict?.defaults[o],
i=r===void 0?t.default:r,a=this.inWords(i);this.standard.textContent=i===null?l("No default."):r===void 0?l("Default: {value}.",{value:a}):l("The model's defaul\
t: {value}.",{value:a}),this.standard.title=r===void 0?l("The library's default: it applies unless the knob is set"):l("From the model's own generation config");
let c=e.state.base[o],d=s==="changed"||c!==void 0&&e.state.set[o]===void 0;this.back.hidden=s!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,f]=this.wayBack(
d,c);this.back.title=p,this.back.setAttribute("aria-label",f)}wayBack(e,t){let{name:o}=this.knob;if(!e)return[l("Unset it: the default applies"),l("Unset {name}",
{name:o})];if(t===void 0)return[l("Back to its default"),l("Reset {name} to its default",{name:o})];let s=this.inWords(t);return[l("Back to the preset: {value}",
{value:s}),l("Reset {name} to the preset: {value}",{name:o,value:s})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?l("on"):l("off"):F(e,
30)}judged(e){let{knob:t}=this,o=e.defaults[t.name];this.control.showDefault(o===void 0?t.default:o),this.control.judged&&this.control.judged(e);let s=e.notes[t.
name]||[];this.notes.replaceChildren(...s.map(i=>Pe(i,this.panel))),this.element.classList.toggle("kp-wrong",s.some(i=>i.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?l("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function Pe(n,e){let t=u("div",`kp-note k\
p-${n.severity}`);t.append(u("span","kp-sign",ce[n.severity],{"aria-hidden":"true"}));let o=u("span","kp-said",l(n.message)+" "),{press:s}=n;if((!s||!s.whole)&&
o.append(u("strong",null,l(n.fix))," "),s){let i=u("button","kp-button",l(s.label),{type:"button"});i.addEventListener("click",()=>e.apply(s.change,n.knob)),o.append(
i," ")}let r=e.byName.has(n.knob);if(r?s&&!(n.knob in s.change):e.state.set[n.knob]!==void 0){let i=n.knob,a=u("button","kp-link",r?l("Unset {name}",{name:i}):l(
"Remove {name}",{name:i}),{type:"button"});a.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),o.append(a)}return t.append(o),t}function xn(n){
let{minimum:t,maximum:o}=n,s=[];return t!==null&&s.push(n.open_minimum?l("greater than {low}",{low:t}):l("at least {low}",{low:t})),o!==null&&o<2147483647&&s.push(
n.open_maximum?l("less than {high}",{high:o}):l("at most {high}",{high:o})),s.length?l("Allowed: {limits}.",{limits:s.join(", ")}):""}var Sn=["switch","choice"];function En(n,{id:e,change:t}){if(n.slider_minimum===null)return he.number(n,{id:e,change:t});let o=u("span","kq-number"),s=u("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=u("output","kq-value",null,{for:e}),i=n.default,a;s.addEventListener(
"input",()=>{a=Number(s.value),c(),t(a)});function c(){let d=a===void 0?i:a;r.textContent=d==null?"–":String(d),s.classList.toggle("kp-off",a===void 0),s.setAttribute(
"aria-valuetext",r.textContent)}return o.append(s,r),{element:o,label:e,show(d){a=d,s.value=String(typeof d=="number"?d:i??n.slider_minimum),c()},showDefault(d){
i=typeof d=="number"?d:null,a===void 0&&this.show(void 0)}}}function Ln(n,{id:e,panel:t}){let o=u("button","kp-button",null,{id:e,type:"button"});return o.addEventListener(
"click",()=>{Se("knobs"),t.jump(n.name)}),{element:o,label:e,show(s){o.textContent=s===void 0?l("set …"):F(s,18)},showDefault(){}}}var qe=class{constructor(e,t){
this.panel=e,this.knob=t;let o=`quick-${t.name}`,s=`${o}-name`,r=["slider","number"].includes(t.editor)?En:Sn.includes(t.editor)?he[t.editor]:Ln;this.control=r(
t,{id:o,nameId:s,panel:e,change:a=>e.change(t.name,a,this)});let i=this.control.label?{for:this.control.label}:{};this.name=u(this.control.label?"label":"span",
"kp-name",null,{id:s,...i}),this.sign=u("span","kq-sign","",{"aria-hidden":"true"}),this.element=u("div","kq-knob",null,{"data-knob":t.name,title:l(t.meaning)}),
this.name.append(...de(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let o=e.notes[this.knob.name]||[],s=o.find(({severity:a})=>a==="error")||o[0];this.sign.textContent=s?ce[s.severity]:"",this.sign.dataset.
severity=s?s.severity:"";let r=le(this.panel.sourceOf(this.knob.name)),i=s?`${l(s.message)} ${l(s.fix)}`:l(this.knob.meaning);this.element.title=[i,r?`(${r})`:""].
join(" ").trim(),this.mark()}},ke=class{constructor(e,t,o){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",l("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=l("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(o)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(o=>this.panel.byName.has(o));this.knobs=new Map(
t.map(o=>[o,this.knobs.get(o)||new qe(this.panel,this.panel.byName.get(o))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:o})=>o))}judged(e){
this.show(e.essential);for(let s of this.knobs.values())s.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],o=t.filter(({severity:s})=>s==="error").
length;this.count.textContent=t.length?`${ce[o?"error":"warning"]} ${t.length}`:""}};var me=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Lt(n,e){let t=me(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(o=>t.
some(s=>s.startsWith(o)))}var _n=(n,e)=>n.every(t=>me(e).join(" ").includes(t));function _t(n,e){let t=me(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let o=({
words:d})=>d.some(p=>Lt(t,p)),s=se.absent.filter(({words:d})=>d.includes(t.join(" "))),r=se.elsewhere.filter(o),i=e.filter(d=>[d.name,d.group,l(d.group),...d.synonyms].
some(p=>Lt(t,p)));if(i.length||s.length||r.length)return{knobs:i,beside:r,absent:s};let a=d=>[d.group,d.meaning,d.explanation],c=d=>[d.name,...d.synonyms,...a(d),
...a(d).map(p=>l(p))].join(" ");return{knobs:e.filter(d=>_n(t,c(d))),beside:r,absent:s}}function Ot({text:n,id:e,inside:t}){let o=u("p","kp-faint",l(n)+" "),s=a=>a?
document.getElementById(a):null;if(!s(e)&&!s(t))return o;let r=u("button","kp-link",l("Go to it"),{type:"button"}),i=a=>{let c=s(e)?.querySelector("input, texta\
rea, select");return!c?.offsetParent&&a?requestAnimationFrame(()=>i(a-1)):(c?.scrollIntoView({block:"center"}),c?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{s(e)?.offsetParent||s(t)?.querySelector("button.label-wrap")?.click(),i(60)}),o.append(r),o}var On=150,je=class{constructor(e,{props:t,server:o,watch:s},{name:r,hidden:i}){this.root=e,this.props=t,this.server=o,this.name=r,this.knobs=se.knobs.filter(a=>!i.
includes(a.name)),this.byName=new Map(this.knobs.map(a=>[a.name,a])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),s("value",()=>{t.value!==this.
text&&this.load(t.value)}),this.ask()}take(e,t){let o={};try{o=JSON.parse(e)}catch{}let{model:s,assistant:r,...i}=o;t&&s!==void 0&&(this.chosen={model:s,assistant:r}),
this.state={...this.state,...i,set:{...o.set||{}},base:{...o.base||{}}}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.clear();for(let o of this.
rows.values())o.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let o of this.byName.keys())for(let s of this.viewsOf(o))U(t.set[o],
this.state.set[o])||s.control.show(this.state.set[o]),s.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,t,o){
t===void 0?delete this.state.set[e]:this.state.set[e]=t;for(let s of this.viewsOf(e))s!==o&&s.control.show(t),s.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),On)}apply(e,t){for(let[o,s]of Object.entries(e)){s===null?delete this.state.set[o]:this.state.set[o]=s;for(let r of this.viewsOf(
o))r.control.show(this.state.set[o]),r.mark()}this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:o}=this.state;this.
apply({[e]:t[e]!==void 0&&!U(t[e],o[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...t].map(o=>[o,e[o]??null])))}sourceOf(e){let{base:t,set:o}=this.state;return o[e]!==void 0?U(o[e],t[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=Cn(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=t;for(let o of this.rows.values())o.judged(t);
this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let t=this.chosen.model,o=JSON.parse(await this.server.split_words(
JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[s,r]of(o.tokens||[]).flat())this.texts.set(s,r);return o}async textsOf(e){let t=this.chosen.
model,o=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!o.length)return[];let s=JSON.parse(await this.server.split_words(JSON.stringify({model:t,
ids:o})));if(t===this.chosen.model)for(let[r,i]of s.texts||[])this.texts.set(r,i);return s.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=u("section","kp-basic",null,{"aria-label":l("The knobs that matter most")});for(let o of this.knobs)o.basic&&this.
basic.append(this.row(o.name).element);e.append(this.basic);for(let o of se.groups){let s=this.knobs.filter(i=>i.group===o&&!i.basic),r=this.knobs.filter(i=>i.group===
o&&i.basic);s.length&&e.append(this.buildGroup(o,s,r))}this.effective=u("details","kp-group kp-effective");let t=u("summary",null,l("Effective config"));this.effectiveTable=
u("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new be(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,t,o){let s=u("details","kp-group",
null,{"data-group":e}),r=u("summary",null,l(e)),i=u("span","kp-count");r.append(i);let a=u("div","kp-body");s.append(r,a);let c={element:s,count:i,knobs:t,fill:()=>{
if(a.childElementCount)return;o.length&&a.append(c.above=this.buildAbove(o));let d=t.filter(p=>p.managed_because);for(let p of t)p.managed_because||a.append(this.
row(p.name).element);for(let p of d){let f=u("p","kp-meaning kp-managed",null,{"data-knob":p.name});f.append(u("code",null,p.name)," "+l(p.managed_because)),a.append(
f)}}};return s.addEventListener("toggle",()=>{s.open&&c.fill(),this.verdict&&this.summarise()}),this.groups.set(e,c),s}buildAbove(e){let t=u("p","kp-meaning kp-\
above",l("Always in view, above:")+" ");return e.forEach(({name:o},s)=>{let r=u("button","kp-link kp-name",null,{type:"button","aria-label":l("Go to {name}",{name:o})});
r.append(...de(o)),r.addEventListener("click",()=>this.jump(o)),t.append(s?", ":"",r)}),t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(
t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let o=this.row(e);o.
element.scrollIntoView({block:"center"}),o.focus(),o.element.classList.remove("kp-found"),requestAnimationFrame(()=>o.element.classList.add("kp-found"))}buildSearch(){
let e=u("div","kp-search",null,{role:"search"});return this.search=u("input",null,null,{type:"search",placeholder:l("Search {count} knobs",{count:this.knobs.length}),
"aria-label":l("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=u("span","kp-faint","",{role:"status"}),this.beside=
u("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=me(this.search.value).length>0,{knobs:t,beside:o,absent:s}=_t(this.
search.value,this.knobs),r=d=>t.includes(d),i=d=>{let p=this.rows.get(d.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=
!r(d))};this.knobs.filter(d=>d.basic).forEach(i);for(let d of this.groups.values()){let p=d.knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.
forEach(i),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let a=o.length||s.
length?l("No knob."):l("No knob matches. Try a plain word, such as repeat, random or stop."),c=Y(t.length,"{count} knob","{count} knobs");this.found.textContent=
e?t.length?c:a:"",this.beside.replaceChildren(...o.map(Ot),...s.map(({text:d})=>u("p","kp-faint",l(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=u("div","kp-summary"),this.general=u("div","kp-notes",null,{role:"status"}),this.headline=u("p","kp-headline",""),this.chips=u("div","kp-differing");
let e=u("div","kp-foot");return this.toPreset=u("button","kp-link",l("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=u("button","kp-link",l("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:o}=this.
verdict,s=e.length?Y(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):l("No knobs differ from the m\
odel's defaults."),r=l(o),i=u("strong",null,r[0].toUpperCase()+r.slice(1),{title:l("The strategy that these settings choose")});this.headline.replaceChildren(i,
` · ${s}`),this.chips.replaceChildren(...e.map(c=>{let d=this.sourceOf(c),p=u("button","kp-chip",c,{type:"button","data-source":d,title:l("Go to this knob ({so\
urce})",{source:le(d)})}),f=this.verdict.notes[c]||[],m=f.some(y=>y.severity==="error")?"error":f.length?"warning":"";return m&&p.append(u("span",`kp-${m}`,ce[m],
{title:l("See the note at the knob")})),p.addEventListener("click",()=>this.jump(c)),p}));let a=[...t,...Object.entries(this.verdict.notes).flatMap(([c,d])=>{let p=this.
groupOf(c);return this.byName.has(c)?p&&!p.element.open?d.filter(f=>f.severity==="error"):[]:d})];this.general.replaceChildren(...a.map(c=>Pe(c,this)));for(let{
knobs:c,count:d}of this.groups.values()){let p=c.filter(m=>this.state.set[m.name]!==void 0).length,f=c.filter(m=>this.verdict.notes[m.name]).length;d.textContent=
[p?l("{count} set",{count:p}):"",f?`▲ ${f}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),t=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let o=u("table"),s=u("tr");s.append(...[l("knob"),l("value"),l("source")].map(a=>u("th",null,a,{scope:"col"})));let r=u("tbody");
for(let{name:a,value:c,source:d,ignored:p}of t){let f=u("tr",null,null,{"data-source":d}),m=u("td"),y=u("button","kp-link kp-name",null,{type:"button","aria-lab\
el":l("Go to {name}",{name:a})});y.append(...de(a)),y.addEventListener("click",()=>this.jump(a)),m.append(y);let h=u("td","kp-value",F(c,60));p&&h.append(u("spa\
n","kp-faint",` ○ ${l("no effect")}`,{title:l(p)})),f.append(m,h,u("td",null,Ae(d))),r.append(f)}let i=u("thead");i.append(s),o.append(i,r),this.effectiveTable.
replaceChildren(o)}},Cn=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(o=>U(n[o],e[o])),Me=new Map,Ie=new Map;function Ct({element:n,props:e,server:t,
watch:o},s){let r=new je(n.querySelector(".kp"),{props:e,server:t,watch:o},s);Me.set(s.name,r),Pt(s.name),Ie.has(s.name)&&r.follow(Ie.get(s.name))}function Tt(n,e){
Ie.set(n,e),Me.get(n)?.follow(e)}var Nt=new Map;function At({element:n},{name:e,essential:t}){Nt.set(e,{element:n,essential:t}),Pt(e)}function Pt(n){let[e,t]=[Me.
get(n),Nt.get(n)];!e||!t||(e.quick=new ke(t.element,e,t.essential),e.verdict&&e.quick.judged(e.verdict))}var Tn={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function qt(n,e,t){let o=h=>n.
querySelector(h),[s,r,i]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(o),a={tools:o(".gp-tools textarea"),documents:o(".gp-documents textarea")},
c={},d="",p=!1;function f([h,x]){let b=document.createElement("label"),w=document.createElement("input"),_=document.createElement("code");return _.textContent=h,
w.type=x==="bool"?"checkbox":"text",b.dataset.kind=x,b.append(...x==="bool"?[w,_]:[_,w]),x!=="bool"&&(w.placeholder=l("as the template has it")),w.addEventListener(
x==="bool"?"change":"input",()=>{let N=x==="bool"?w.checked:w.value,k={...e().arguments,[h]:N};(N===""||N===c[h])&&delete k[h],e().arguments=k,y(),t()}),b}function m(h,[
x,b]){let w=h.querySelector("input"),_=e().arguments[x];if(b==="bool"){let N=_??c[x];w.checked=N===!0||N==="true",w.indeterminate=N===void 0,h.title=_!==void 0?
l("Set here."):N===void 0?l("Not set: the template decides."):l("Not set: this is what the template takes.")}else w.value!==String(_??"")&&(w.value=String(_??""))}
function y(){let{reads:h,arguments:x,kind:b,on:w}=e(),_=h?.arguments||[],N=_.length||h?.tools||h?.documents,k=_.filter(([O])=>O in x).length+["tools","documents"].
filter(O=>h?.[O]&&e()[O].trim()).length;s.hidden=!N,s.textContent=k?l("Template arguments ({count})",{count:k}):l("Template arguments"),s.setAttribute("aria-exp\
anded",String(p)),r.hidden=!N||!p||b!=="chat"||!w;let v=JSON.stringify(_);v!==d&&(d=v,i.replaceChildren(..._.map(f))),_.forEach((O,A)=>m(i.children[A],O));for(let[
O,A]of Object.entries(a))A.closest("label").hidden=!h?.[O],A.value!==e()[O]&&(A.value=e()[O])}s.addEventListener("click",()=>{p=!p,y(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[h,x]of Object.entries(a))x.placeholder=Tn[h],x.addEventListener("input",()=>{e()[h]=x.value,y(),t()});return{
draw:y,tell(h){c=h||{},y()}}}var Nn=250,Be=["user","assistant","system"];function jt({element:n,props:e,server:t,trigger:o,watch:s}){let r=n.querySelector(".gp-beside");V(r);let i=C=>r.querySelector(
C),[a,c,d]=[".gp-on",".gp-off",".gp-turns"].map(i),p=i(".gp-system textarea"),f=i(".gp-target textarea"),m=i(".gp-begins textarea"),y=i(".gp-continue input"),h={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},x={prompt:"",model:""},b="",w=!1,_=!1,N="p\
lain true";function k(C){let I={};try{I=JSON.parse(C||"{}")}catch{}h={...h,...I,turns:(I.turns||h.turns).map($=>({...$}))}}function v(){b=JSON.stringify(h),e.value=
b,O()}function O(){let C=`${h.kind} ${h.on}`;if(C===N)return Q({});N=C,o("turned",{})}let A=qt(r,()=>h,v);function T(){A.draw(),r.hidden=h.kind==="plain",i(".gp\
-chat").hidden=h.kind!=="chat",i(".gp-source").hidden=h.kind!=="source",i(".gp-messages").hidden=i(".gp-acts").hidden=!h.on,i(".gp-system").hidden=!h.system&&!w,
i(".gp-add-system").hidden=!i(".gp-system").hidden,i(".gp-begins").hidden=!h.on||!h.begins&&!_,i(".gp-begin").hidden=!i(".gp-begins").hidden,i(".gp-continue").hidden=
!!x.prompt||h.turns.at(-1)?.role!=="assistant",y.checked=h.continues;for(let[C,I]of[[a,h.on],[c,!h.on]])C.setAttribute("aria-checked",String(I)),C.title=C===a?l(
"The model’s own template wraps your words in markers that say whose turn it is."):l("The model continues your words as they stand: no template, no system mes\
sage, no earlier turns."),C.tabIndex=I?0:-1;for(let[C,I]of[[p,h.system],[f,h.target],[m,h.begins]])C.value!==I&&(C.value=I);for(;d.children.length>h.turns.length;)
d.lastElementChild.remove();for(;d.children.length<h.turns.length;)d.append(q());h.turns.forEach(j),i(".gp-clear").hidden=!h.turns.length,i(".gp-reply").hidden=
i(".gp-reply").disabled}function q(){let C=document.createElement("li"),I=document.createElement("select"),$=document.createElement("textarea"),J=document.createElement(
"button"),H=()=>[...d.children].indexOf(C);return $.rows=1,J.type="button",J.textContent="✕",I.addEventListener("change",()=>{h.turns[H()].role=I.value,T(),v()}),
$.addEventListener("input",()=>{h.turns[H()].content=$.value,v()}),J.addEventListener("click",()=>{let g=H();h.turns.splice(g,1),T(),v(),(d.children[Math.min(g,
h.turns.length-1)]?.querySelector("button")||i(".gp-add")).focus()}),C.append(I,$,J),C}function j({role:C,content:I},$){let J=d.children[$],[H,g,L]=J.children,S=Be.
includes(C)?Be:[...Be,C];(H.options.length!==S.length||H.options[S.length-1].value!==S.at(-1))&&H.replaceChildren(...S.map(D=>new Option(D,D))),H.value=C,g.value!==
I&&(g.value=I),J.dataset.role=C;let P=$+1;H.setAttribute("aria-label",l("Role of turn {number}",{number:P})),g.setAttribute("aria-label",l("Text of turn {number\
}, {role}",{number:P,role:C})),L.title=l("Remove turn {number}",{number:P}),L.setAttribute("aria-label",L.title)}function E(C){h.on=C,T(),v(),(C?a:c).focus()}a.
addEventListener("click",()=>E(!0)),c.addEventListener("click",()=>E(!1)),i(".gp-switch").addEventListener("keydown",C=>{C.key.startsWith("Arrow")&&(C.preventDefault(),
E(!h.on))}),p.addEventListener("input",()=>{h.system=p.value,v()}),f.addEventListener("input",()=>{h.target=f.value,v()}),m.addEventListener("input",()=>{h.begins=
m.value,v()}),y.addEventListener("change",()=>{h.continues=y.checked,v()}),i(".gp-add-system").addEventListener("click",()=>{w=!0,T(),p.focus()}),p.addEventListener(
"blur",()=>{w=!1,T()}),i(".gp-begin").addEventListener("click",()=>{_=!0,T(),m.focus()}),m.addEventListener("blur",()=>{_=!1,T()}),i(".gp-add").addEventListener(
"click",()=>{h.turns.push({role:h.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),T(),v(),d.lastElementChild.querySelector("textarea").focus()}),i("\
.gp-clear").addEventListener("click",()=>{Object.assign(h,{turns:[],continues:!1,begins:""}),T(),v(),i(".gp-add").focus()}),i(".gp-reply").addEventListener("cli\
ck",()=>o("reply",{}));let M=0,W=null,R=null;function Q(C){x={...x,...C},"prompt"in C&&T(),clearTimeout(W),R&&(W=setTimeout(X,Nn))}async function X(){let C=++M,
I=h.kind==="chat"&&h.on,$=null;if(I)try{$=JSON.parse(await t.render_messages(JSON.stringify({...x,value:b})))}catch(J){console.warn("Generation Playground: the \
template could not be asked.",J)}C===M&&(R.setWritten($),A.tell($?.defaults))}window.GenerationPlaygroundPrompt=C=>{n.isConnected&&Q(C)},B(C=>{R=C.log("main"),R.
answers.without=()=>o("without",{}),R.subscribe(r,I=>{if(!I.status&&!I.run)return;let{started:$,finished:J}=R;i(".gp-reply").disabled=!(J&&J.sequences.length&&$&&
$.request.messages),T()}),Q({})}),s("value",()=>{e.value!==b&&(k(e.value),T(),b=e.value,O())}),k(e.value),T(),b=e.value,O()}function It({element:n,props:e,trigger:t,watch:o},{groups:s,yours:r,opened:i}){let a=n.querySelector("select"),c=n.querySelector("span"),d="";function p(){let f=e.
lane?l("Strategy of lane {lane}",{lane:e.lane}):l("Strategy");c.textContent!==f&&(c.textContent=f);let m=JSON.stringify(e.choices);if(m!==d){d=m;let y=new Map;for(let[
h,x]of e.choices){let b=s[x]??r;y.has(b)||y.set(b,[]);let w=b&&x!==i;y.get(b).push(new Option(w?h:l(h),x))}a.replaceChildren(...[...y].flatMap(([h,x])=>{if(!h)return x;
let b=document.createElement("optgroup");return b.label=l(h),b.append(...x),[b]}))}a.value=e.value}a.addEventListener("input",()=>{e.value=a.value,t("input")}),
o(Object.keys(e),p),p()}var Mt="generation-playground.tour";function Bt({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),o=-1,s=null,r=u("p","gp-offer"),i=u("button","gp-take",
l("Take the tour"),{type:"button"}),a=u("button","gp-decline","✕",{type:"button","aria-label":l("No tour")});r.append(i,a);let c=u("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,f]=[u("h2","","",{id:"tour-title",tabindex:"-1"}),u("p"),u("span","gp-count")],m=u("button","",l("\
Back"),{type:"button"}),y=u("button","gp-next",l("Next"),{type:"button"}),h=u("button","gp-decline","✕",{type:"button","aria-label":l("End the tour")}),x=u("d\
iv","gp-foot");x.append(f,m,y),c.append(h,d,p,x),t.append(r,c),r.hidden=An(),i.addEventListener("click",()=>b(0)),a.addEventListener("click",N),h.addEventListener(
"click",N),m.addEventListener("click",()=>b(o-1)),y.addEventListener("click",()=>o===e.length-1?N():b(o+1)),c.addEventListener("keydown",k=>{k.key==="Escape"&&N()}),
window.addEventListener("resize",_),window.addEventListener("scroll",_,{passive:!0,capture:!0});function b(k){r.hidden=!0,o=k;let v=e[o];w(document.querySelector(
v.at)),c.hidden=!1,d.textContent=l(v.title),p.textContent=l(v.text),f.textContent=l("{number} of {count}",{number:o+1,count:e.length}),m.hidden=o===0,y.textContent=
l(o===e.length-1?"Done":"Next");let O=s?.getBoundingClientRect();O&&(O.top<0||O.top>innerHeight-160)&&s.scrollIntoView({block:"center"}),_(),d.focus({preventScroll:!0})}
function w(k){s?.classList.remove("gp-pointed-at"),s=k,s?.classList.add("gp-pointed-at")}function _(){if(c.hidden||!s)return;let k=s.getBoundingClientRect(),{offsetWidth:v,
offsetHeight:O}=c;if(k.left>v+24&&k.height>240){c.style.top=`${Math.max(8,Math.min(k.top+8,innerHeight-O-8))}px`,c.style.left=`${k.left-v-12}px`;return}let A=Math.
min(k.bottom,innerHeight*.55)+10,T=A+O<=innerHeight-8?A:Math.max(8,Math.min(k.top,innerHeight)-O-10);c.style.top=`${T}px`,c.style.left=`${Math.max(8,Math.min(k.
left+16,innerWidth-v-8))}px`}function N(){let k=c.contains(document.activeElement)||r.contains(document.activeElement);w(null),c.hidden=r.hidden=!0;try{localStorage.
setItem(Mt,"seen")}catch{}k&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function An(){try{return localStorage.getItem(Mt)==="seen"}catch{
return!0}}var we=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",l("Lessons")),e.addEventListener("keydown",o=>{o.key==="E\
scape"&&!o.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=u("ol","gp-lessons");for(let s of e){let r=u("button","gp-lesson-entry",null,{type:"bu\
tton"}),i=s.over?"✓ ":"";r.append(u("b","",i+l(s.title)),u("span","",l(s.about)));let a=s.over?l("done"):s.begun?l("at step {number} of {count}",{number:s.at+
1,count:s.steps}):"";r.append(u("small","",[Y(s.minutes,"{count} minute","{count} minutes"),a].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(s.name));let c=u("li");c.append(r),t.append(c)}let o=u("h2","",l("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([o]),u("p","gp-n\
ote",l("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),o.focus({preventScroll:!0})}head(e){let t=u(
"div","gp-lesson-head"),o=u("button","gp-plain","✕",{type:"button","aria-label":l("Leave the lessons")});return o.addEventListener("click",()=>this.actions.close()),
t.append(...e,o),t}drawStep({lesson:e,at:t,guess:o,done:s,ownModel:r,judgement:i,moved:a}){let c=e.steps[t],d=t===e.steps.length-1,p=ue(l("All lessons"),"gp-pla\
in",()=>this.actions.list()),f=u("h2","",l(e.title)),m=u("p","gp-step-place",l("Step {number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),y=u(
"div","gp-lesson-body");y.append(...Rt(l(c.text))),c.predict&&y.append(this.prediction(c.predict,o,i));let h=c.predict&&o===void 0;if(c.task){let T=u("p","gp-ta\
sk");T.append(u("b","",s?"✓ ":"➜ "),l(c.task)),h&&T.append(u("span","gp-first"," "+l("Predict first."))),y.append(T)}let x=u("div","gp-found",null,{"aria-li\
ve":"polite"});i&&!h&&x.append(...this.verdict(c,i)),y.append(x);let b=u("div","gp-lesson-foot"),w=ue(l("Back"),"",()=>this.actions.go(t-1));w.disabled=t===0;let _=s||
!c.task&&!h,N=ue(d?l("All lessons"):_?l("Next"):l("Skip"),_?"gp-next":"",()=>d?this.actions.list():this.actions.go(t+1));b.append(w,N);let k=u("div","gp-lesson-\
more");if(e.steps.some(({sets:T})=>T)){let T=u("input","",null,{type:"checkbox"});T.checked=r,T.addEventListener("change",()=>this.actions.ownModel(T.checked));
let q=u("label");q.append(T," ",l("with the model that I have chosen")),k.append(q),c.sets&&k.append(ue(l("Set the page again"),"gp-plain",()=>this.actions.again()))}
let v=new URLSearchParams({lesson:e.name,step:String(t+1)});k.append(u("a","gp-link",l("Link to this step"),{href:`?${v}`,target:"_blank"}));let A=this.root.contains(
document.activeElement)?Pn(document.activeElement):null;this.root.replaceChildren(this.head([p]),f,m,y,b,k),this.point(c.at),a?m.focus({preventScroll:!0}):A&&(this.
root.querySelector(A)||m).focus({preventScroll:!0}),a?this.root.scrollTop=0:i&&x.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:o},s,r){
let i=u("fieldset","gp-predict");i.append(u("legend","",l(e)));let a=s!==void 0;if(o){let c=u("form","gp-number"),d=u("input","",null,{type:"number",step:"any",
required:"","aria-label":l(e)});a&&(d.value=String(s)),d.disabled=a;let p=u("button","gp-send",l("Predict"),{type:"submit"});p.disabled=a,c.addEventListener("su\
bmit",f=>{f.preventDefault(),Number.isFinite(d.valueAsNumber)&&this.actions.guess(d.valueAsNumber)}),c.append(d,p),i.append(c)}return t.forEach((c,d)=>{let p=ue(
"","gp-answer",()=>this.actions.guess(d)),f=s===d,m=!!r?.done,y=m&&r.expected===d;if(m&&a&&!f&&!y)return;let h=y?"✓ ":f?m?"✗ ":"● ":"○ ";p.append(u("spa\
n","gp-sign",h,{"aria-hidden":"true"}),l(c)),p.setAttribute("aria-pressed",String(f)),p.disabled=a,i.append(p)}),i}verdict(e,{done:t,right:o,why:s,shown:r,claim:i,
then:a,recorded:c,wishes:d}){if(!t)return[u("p","gp-open",l("This run does not do it yet.")),qn(d)];let p=[];if(o!==null){let f=u("p",o?"gp-right":"gp-wrong");f.
append(u("b","",o?"✓ "+l("As you predicted."):"✗ "+l("It came out otherwise."))," ",l(s)),p.push(f)}if(i){let f=u("p","gp-claim"),m=r?l("This run shows it:"):
r===null?l("This run cannot tell:"):l("This run does not show it:");f.append(u("b","",`${r?"✓":"○"} ${m}`)," ",l(i)),p.push(f),!r&&c&&p.push(ue(l("Show a re\
corded run that does"),"gp-recorded",()=>this.actions.recorded()))}return l(a)&&p.push(...Rt(l(a))),p}remind(){let e=this.root.querySelector(".gp-found");e&&tt(
e,l("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.classList.remove("gp-pointed-at"),
this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let o=t.getBoundingClientRect();(o.top<0||o.bottom>innerHeight)&&t.scrollIntoView({block:"center"})}};
function ue(n,e,t){let o=u("button",e,n,{type:"button"});return o.addEventListener("click",t),o}function Pn(n){for(let e of["gp-next","gp-send"])if(n.classList.
contains(e))return"."+e;return null}function qn(n){let e=u("ul","gp-wishes");return e.append(...n.map(({met:t,text:o})=>u("li",t?"gp-met":"",`${t?"✓":"○"} ${l(
o)}`))),e}var Rt=n=>n.split(`
`).map(e=>u("p","",e));var ye="generation-playground.lessons",jn={batch:()=>!0,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},In=matchMedia("(max-width: 899px)");function Dt({
element:n,props:e,trigger:t,watch:o},{lessons:s}){let r=Mn(),i=null,a=0,c=null,d=!1,p=new we(n.querySelector(".gp-lesson"),{list:()=>h(),choose:E=>b(E),go:E=>k(
E),guess:E=>{f().guesses[a]=E,j(),A(),m().task||O()},recorded:()=>t("recorded",y()),ownModel:E=>{f().ownModel=E,j(),v()},again:()=>{delete f().guesses[a],c=null,
j(),v(),A()},close:()=>_()}),f=(E=i.name)=>r.lessons[E]??={at:0,done:[],guesses:{}},m=()=>i.steps[a],y=()=>({lesson:i.name,step:a});function h(){i&&N(),p.drawList(
s.map(E=>({...E,...x(E)}))),w()}function x({name:E,steps:M}){let{done:W=[],at:R=0}=r.lessons[E]||{};return{done:W.length,over:W.length>=M,begun:!!r.lessons[E],at:R}}
function b(E,M=!1){d=M,t("chosen",{lesson:E})}function w(){p.root.hidden=!1,document.body.toggleAttribute("data-lesson",!0)}function _(){i&&N(),p.root.hidden=!0,
document.body.toggleAttribute("data-lesson",!1),document.querySelector("button[data-lessons]")?.focus({preventScroll:!0})}function N(){p.point(""),i=null,r.open=
"",j(),t("left",{})}function k(E){a=Math.max(0,Math.min(i.steps.length-1,E)),f().at=a,c=null,j(),v(),A({moved:!0}),!m().task&&(!m().predict||f().guesses[a]!==void 0)&&
O()}function v(){let E=d;d=!1,document.body.dataset.view!==m().view&&document.getElementById(`view-${m().view}-button`)?.click(),t("entered",{...y(),own_model:!!f().
ownModel,keep:E})}function O(){t("judged",{...y(),guess:f().guesses[a]??null})}function A({moved:E=!1}={}){let{guesses:M,done:W,ownModel:R}=f();p.drawStep({lesson:i,
at:a,guess:M[a],done:W.includes(a),ownModel:!!R,judgement:c,moved:E})}o("value",()=>{let E=JSON.parse(e.value||"null");E&&(E.kind==="lesson"?(i=E.lesson,r.open=
i.name,w(),k(x({name:i.name,steps:i.steps.length}).over?0:f().at)):i&&E.kind==="judgement"&&E.step===a&&(c=E,E.done&&!f().done.includes(a)&&f().done.push(a),j(),
A(),E.done&&m().task&&In.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),B(E=>{let M=E.log("main"),W=0;M.subscribe(n,()=>{!M.finished||M.turn===
W||(W=M.turn,T(M.recorded))});for(let[R,Q]of Object.entries(jn)){let X=E.group(R),C=X.turn;X.subscribe(n,()=>{X.turn===C||!Q(X)||(C=X.turn,T(!1))})}});function T(E){
i&&(m().predict&&f().guesses[a]===void 0&&!E?p.remind():O())}document.addEventListener("click",E=>{E.target.closest("button[data-lessons]")&&(p.root.hidden?h():
_())});let q=new URLSearchParams(location.search).get("lesson");if(q&&s.some(({name:E})=>E===q)){let E=Number(new URLSearchParams(location.search).get("step"));
E>=1&&(f(q).at=Math.floor(E)-1),b(q)}else s.some(({name:E})=>E===r.open)&&b(r.open,!0);function j(){try{localStorage.setItem(ye,JSON.stringify({lessons:r.lessons})),
sessionStorage.setItem(ye,r.open)}catch{}}}function Mn(){try{let{lessons:n}=JSON.parse(localStorage.getItem(ye)||"{}");return{lessons:Bn(n),open:sessionStorage.
getItem(ye)||""}}catch{return{lessons:{},open:""}}}function Bn(n){let e={};for(let[t,{at:o,done:s,guesses:r,ownModel:i}]of Object.entries(n||{}))Number.isInteger(
o)&&Array.isArray(s)&&r&&typeof r=="object"&&(e[t]={at:o,done:s,guesses:r,ownModel:i});return e}function $t({trigger:n}){B(e=>{let t=({act:o,model:s})=>n(o==="get"?"wanted":"asked",{act:o,model:s});for(let o of["shelf","estimate"])e.group(o).answers.model=
t})}function Jt({props:n,trigger:e,watch:t}){B(o=>{let s=o.log("main");s.answers.search=({kind:r,rule:i})=>e("search",{kind:r,rule:i,turn:s.turn,started:s.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?s.addSearched(r.turn??void 0,r.found):s.changed("searched")})})}var Rn=250;function Ft({element:n,props:e,trigger:t,watch:o}){B(s=>{let r=s.log("main"),i=new Map,a=null;function c(){let{given:f,only_given:m,config:y={}}=r.started.
request;return typeof f=="string"||r.usesBeams?!1:Array.isArray(f)&&m||y.max_new_tokens===(f||[]).length+1}let d=f=>(f&&f.watched||[]).map(({token_id:m})=>m);function p(f,m,y,h){
r.asked={turn:r.turn,kind:f,ids:y,...h};let{last:x,stopReason:b}=m;t("go",{kind:f,ids:y,stop:b,watched:d(x),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:f,tokenId:m}){if(f.isPrompt)return;let y=[...r.idsTo(f).slice(0,-1),m],h=r.lastOf(f),x=h===f&&c()?"choose":"branch";p(x,{last:h},y,{at:f.
index,from:f.chosen.text,on:m===f.chosen.token_id})},more(){let f=r.current(),m=f&&r.lineOf(f);if(!m||!m.last)return t("start",{});p("more",m,r.idsTo(m.last),{at:m.
last.index+1})},look({line:f,text:m}){let{last:y}=r.lines()[f]||{},h=y?r.idsTo(y):[];t("look",{line:f,text:m,ids:h,watched:d(y),turn:r.turn,started:r.startedLine()})},
save_page(){t("save_page",{})},shown(){clearTimeout(a),a=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),Rn)}}),r.subscribe(n,f=>{if(f.run)for(let{line:m,lists:y}of i.
get(r.turn)||[])r.addWatched(m,y)}),o("value",()=>{if(!e.value)return;let f=JSON.parse(e.value.split(`
`)[1]);if(!f)return r.changed("watched");i.has(f.turn)||i.set(f.turn,[]),i.get(f.turn).push(f),f.turn===(r.turn??null)&&r.addWatched(f.line,f.lists)})})}var Dn="generation-playground",Wt="generation-playground.keep-history",$n=20,Jn=5e6,Fn=3e7,Gt=90;function Ut({element:n,props:e,trigger:t,watch:o}){let s=n.querySelector(
".gp-history");V(s);let r=new G,i=g=>s.querySelector(g),a=i(".gp-keep input"),c=i(".gp-clear"),d=[],p=new Map,f=null,m=null,y=null,h=null;function x(){return h??=
new Promise((g,L)=>{let S=indexedDB.open(Dn,1);S.onupgradeneeded=()=>{S.result.createObjectStore("runs",{keyPath:"id"}),S.result.createObjectStore("logs")},S.onsuccess=
()=>g(S.result),S.onerror=S.onblocked=()=>L(S.error)})}async function b(g,L){let S=(await x()).transaction(["runs","logs"],g);return new Promise((P,D)=>{let te=L(
S.objectStore("runs"),S.objectStore("logs"));S.oncomplete=()=>P(te&&te.result),S.onerror=S.onabort=()=>D(S.error)})}function w(){try{return(localStorage.getItem(
Wt)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let _=Promise.resolve();function N(g){return _=_.then(g).then(()=>W(""),L=>{console.warn("Generation Playgroun\
d: the history could not be kept.",L),W(l("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then($),_}async function k(){
let g=[...p.values()].map(([S])=>S).sort((S,P)=>P.id-S.id);d=g;let L=w()?await b("readonly",S=>S.getAll()):[];d=[...g,...L.filter(S=>!p.has(S.id))].sort((S,P)=>P.
id-S.id)}async function v(){for(let[g,[L,S]]of p)await b("readwrite",(P,D)=>{S!==null&&D.put(S,g),P.put(L)}),p.delete(g)}async function O(g){g.forEach(L=>p.delete(
L)),d=d.filter(L=>!g.includes(L.id)),w()&&await b("readwrite",(L,S)=>g.forEach(P=>{L.delete(P),S.delete(P)}))}async function A(){let g=0,L=d.filter((S,P)=>(g+=S.
size)>Fn||P>=$n);L.length&&await O(L.map(S=>S.id))}let T=async g=>p.has(g)?p.get(g)[1]:b("readonly",(L,S)=>S.get(g));async function q(){for(let g of await b("re\
adonly",L=>L.getAll()))p.has(g.id)||p.set(g.id,[g,await T(g.id)??null]);await b("readwrite",(g,L)=>{g.clear(),L.clear()})}function j(){if(!f||!m||m.turn!==f.turn||
!m.finished)return;let{turn:g,replaces:L,...S}=f;f=null;let P=m.text,D=P.length<=Jn,te={id:g,time:Date.now(),...S,seed:m.started.seed,tokens:m.finished.num_tokens,
end:C(m.finished.sequences[0]?.text??"",Gt),size:D?P.length:0};p.set(g,[te,D?P:null]),N(async()=>{L&&await O([L]),await k(),w()&&await v(),await A()})}let E=({request:g,
seed:L,preset:S})=>({request:g,seed:L,preset:S});async function M(g){let L=await T(g.id).catch(()=>null);if(!L)return W(l("This run is no longer in the browser’\
s storage."));t("look",{log:L,...E(g)})}let W=g=>{i(".gp-note").textContent=g};function R(g,L,S){let P=document.createElement(g);return P.textContent=L,S&&(P.className=
S),P}function Q(g,L,S,P){let D=R("button",g);return D.type="button",D.setAttribute("aria-label",L),D.title=P||(g===L?"":L),D.disabled=!!P,D.addEventListener("cl\
ick",S),D}function X(g){let L={month:"short",day:"numeric"},S={hour:"2-digit",minute:"2-digit"},P=new Date(g).toDateString()===new Date().toDateString();return new Date(
g).toLocaleString([],P?S:{...L,...S})}function C(g,L){let S=Array.from(g);return S.length<=L?g:`…${S.slice(-L).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function I(g){
let L=document.createElement("li");L.dataset.run=g.id;let S=R("div","","gp-what"),P=X(g.time),D=String(g.prompt||""),te=g.tokens>=0?Y(g.tokens,"{count} token","\
{count} tokens"):"",on=[P,g.strategy,g.model,`seed ${g.seed}`,te];S.append(R("span",C(D,Gt)||l("(no prompt)"),"gp-prompt")),g.end&&S.append(R("span",g.end,"gp-e\
nd")),S.append(R("span",on.filter(Boolean).join(" · "),"gp-facts"));let $e=R("div","","gp-acts"),ve={when:P,text:C(g.end||D,40)},sn=g.size?"":l("Too long to be\
 kept. Its settings can be loaded.");return $e.append(Q(l("View"),l("View the run of {when}: {text}",ve),()=>M(g),sn),Q(l("Load settings"),l("Load settings of t\
he run of {when}: {text}",ve),()=>t("start",E(g))),Q("✕",l("Remove the run of {when}: {text}",ve),()=>N(()=>O([g.id])))),L.append(S,$e),L}function $(){let g=i(
"li button:focus"),L=g&&[g.closest("li").dataset.run,[...g.parentNode.children].indexOf(g)];i(".gp-hint").textContent=d.length?"":l("Your runs will be listed he\
re, to look at again or to start from."),i(".gp-till").textContent=w()?"":l("(now: only until this page is closed)"),i(".gp-runs").replaceChildren(...d.map(I)),
L&&(i(`li[data-run="${L[0]}"] .gp-acts`)?.children[L[1]]||i(".gp-keep input")).focus(),c.hidden=!d.length,a.checked=y??w(),J()}function J(){c.textContent=l("Cle\
ar history"),c.dataset.sure=""}c.addEventListener("click",()=>{c.dataset.sure?N(()=>O(d.map(g=>g.id))):(c.textContent=Y(d.length,"Remove {count} run?","Remove a\
ll {count} runs?"),c.dataset.sure="yes")}),c.addEventListener("blur",J);async function H(g){g||await q(),localStorage.setItem(Wt,g?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),g&&await v(),await k(),await A()}a.addEventListener("change",()=>{let g=y=a.checked;N(()=>H(g).finally(()=>{y=null}))}),
document.addEventListener("click",({target:g})=>{g.closest("button[data-drawer=history]")&&N(k)}),N(k),o("value",()=>{let g=r.unstamp(e.value);g&&(f={turn:r.newest,
...JSON.parse(g)},j())}),B(g=>{m=g.log("main"),m.subscribe(s,L=>{L.status&&j()})})}function Ht({props:n,trigger:e,watch:t},{most:o}){B(s=>{let r=s.log("main"),i=new Map;r.lensLimit=o,r.answers.look_into=({step:a,places:c})=>{let d=r.idsTo(r.lastOf(
a));i.set(r.turn??null,d),e("look_into",{places:c,ids:d,turn:r.turn,started:r.startedLine()})},t("value",()=>{if(!n.value)return;let a=JSON.parse(n.value.split(
`
`)[1]);a?r.addLens(a.turn??void 0,i.get(a.turn??null)||[],a.found):r.changed("lens")})})}function Kt({props:n,watch:e}){let t=new G,o;B(s=>{let r=s.log("main"),i=()=>{let a=t.unstamp(n.value);a!==null&&(r.recorded=t.recorded,document.body.toggleAttribute(
"data-recorded",r.recorded),s.feed("main",a,t.newest),document.body.toggleAttribute("data-loading",!!r.loading),!(!r.finished||r.turn!==t.newest||o===t.newest)&&
(o=t.newest,r.selectMostUncertain()))};n.value&&!location.search&&i(),e("value",i)})}function Vt({element:n,props:e,watch:t}){V(n);let o=a=>n.querySelector(".gp-"+a);function s(a){let c="https://huggingface.co";return a&&window.parent!==window&&
document.referrer.startsWith(c)?`${c}/spaces/${a}`:location.origin+location.pathname}function r(){let a=o("taken");if(!a)return;let c=e.value?JSON.parse(e.value):
null;if(a.hidden=!c,!c)return;o("label").textContent=l(c.title),o("note").textContent=l(c.note);let d=c.query?`${s(c.space)}?${c.query}`:c.text,p=o("text");p.value=
d,p.wrap=c.query?"soft":"off",p.rows=c.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,o("copied").textContent=""}async function i(){let a=o("text"),c=!0;try{await navigator.clipboard.writeText(a.value)}catch{a.focus(),a.select(),
c=document.execCommand("copy")}o("copied").textContent=l(c?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}o("c\
opy").addEventListener("click",i),t("value",()=>{r(),e.value&&i()}),r()}var Re="generation-playground.presets";function zt({element:n,props:e,trigger:t,watch:o}){let s={download({name:a,type:c,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${c};charset=utf-8`})),p.download=a,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:a}){
let c=document.querySelector(a);if(!c)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;c.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),c.matches("textarea, input, button")&&c.focus({preventScroll:!0})},keep({name:a,config:c}){let d=!1;try{let p=r();c?p[a]=c:delete p[a],localStorage.setItem(
Re,JSON.stringify(p))}catch{d=!0}t("kept",{presets:i(),name:a,removed:!c,failed:d})}};function r(){let a=localStorage.getItem(Re)||"{}";try{let c=JSON.parse(a);
return c&&typeof c=="object"&&!Array.isArray(c)?c:{}}catch{return{}}}function i(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:a})=>{a===
Re&&n.isConnected&&t("kept",{presets:i()})}),o("value",()=>{if(!e.value)return;let a=JSON.parse(e.value);s[a.do](a)})}function Qt(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(l("Ctrl+Enter")))}function Xt(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var Wn={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Gn=250;function Yt({element:n,props:e,trigger:t,watch:o}){let s=new G,r=!1,i=null;function a(){let c=n.
querySelector(".messages"),d=s.unstamp(e.value);if(!c||d===null)return;clearTimeout(i);let p=JSON.parse(d||"[]");r=p.some(f=>f.refused),c.replaceChildren(...p.map(
Un)),r&&c.scrollIntoView({block:"nearest"})}o("value",a),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(i),i=setTimeout(()=>t(
"mended",{turn:s.newest}),Gn))})}var Zt=n=>JSON.parse(n).map(e=>({__type__:"update",info:l(e)}));function Un({severity:n,knob:e,message:t,fix:o}){let s=l(t),r=document.
createElement("div");r.className="message "+n;let i={error:l("Error"),warning:l("Note")}[n]||"";De(r,"span",`${Wn[n]||""} ${i}`.trim(),"label");let a=document.createElement(
"span"),c=e&&s.startsWith(e+" ");return e&&(De(a,"code",e),a.append(c?"":": ")),a.append((c?s.slice(e.length):s)+(o?" ":"")),o&&De(a,"strong",l(o)),r.append(a),
r}function De(n,e,t,o){let s=document.createElement(e);s.textContent=t,o&&(s.className=o),n.append(s)}var en=(n,e,t)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=n,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let[r]=s.files;if(!r)return o([null]);let i=t==="text"?()=>r.text():()=>Hn(r);o([{name:r.name,size:r.size,[t]:r.size>e?null:await i().catch(()=>null)}])}),
s.click()}),Hn=n=>new Promise((e,t)=>{let o=new FileReader;o.onload=()=>e(o.result.split(",")[1]||""),o.onerror=()=>t(o.error),o.readAsDataURL(n)});function tn({props:n,watch:e},{name:t}){let o=new G;B(s=>{let r=()=>{let i=o.unstamp(n.value);i&&s.feedGroup(t,i,o.newest)};e("value",r),r()})}var nn={changesInWords:Ge,followModels:Tt,infoUpdates:Zt,mountBeamVariants:Jt,mountBranching:Ft,mountChangedLine:Ue,mountComparisonLog:Fe,mountBrowserCommands:zt,
mountDrawer:Ye,mountExamples:ot,mountHeader:rt,markView:Oe,mountHistory:Ut,mountKeptForm:at,mountKnobPanel:Ct,mountLanes:We,mountLessonPanel:Dt,mountLogitLens:Ht,
mountMessages:Yt,mountModelQuestions:$t,mountPromptArea:jt,mountQuickRow:At,mountReport:tn,mountRunLog:Kt,mountStrategyList:It,mountTaken:Vt,mountTour:Bt,pickFile:en,
t:l};function Kn(){let n=t=>{try{t(nn)}catch(o){console.error("Generation Playground:",o)}};Qt();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage=
{...nn,push:n},e.forEach(n)}Xt();Xe();Je(Kn);})();
