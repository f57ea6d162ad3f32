// Written by .ci/bundle.py from modules with the SHA-256 edc51f97fa8b7078475e856be6673c4dc4973701110f0427433a9e0d1abc87c6: edit those.
(()=>{var gn=["de","fr"];function l(n,e){if(n==null)return"";if(typeof n=="object")return l(n.said,n.values);let t=String(n),s=window.GenerationPlaygroundTexts?.[t]??
t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return a&&typeof a=="object"?l(a):String(a??"")}):s}var X=(n,e,t,s)=>l(
n===1?e:t,{count:n.toLocaleString("en-US"),...s});var bn=["aria-label","title","placeholder","data-tip","label"];function Q(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),i=r&&e[r.replace(/\s+/g," ")];i&&(s.nodeValue=
o+i+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of bn){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function kn(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return gn.includes(n)?n:"en"}function Ke(n){let t=window.GenerationPlaygroundCatalogues?.[kn()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(n)}function M(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var G=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function Ve({props:n,trigger:e,watch:t},{kind:s,opens:o}){let r=new G,a;M(i=>{t("value",()=>{let c=r.unstamp(n.value);c!==null&&(i.feedGroup(s,c,r.newest),!(!c||
a===r.newest)&&(a=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>wn(s)))))}),o&&(i.group(s).answers.open=({entry:c})=>e("open",{entry:c}))})}function wn(n){
let e=document.getElementById(`${n}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function ze({props:n,trigger:e,watch:t}){let s=new G;M(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:i})=>{e("lane",{do:a,id:i}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}function Qe(n,e){let{base:t={},set:s={}}=JSON.parse(n||"{}"),o=i=>typeof i=="object"?"":JSON.stringify(i),r=[...new Set([...Object.keys(t),...Object.keys(s)])].
flatMap(i=>{let[c,d]=[t[i]??null,s[i]??null];if(JSON.stringify(c)===JSON.stringify(d))return[];if(d===null)return[l("{knob} not set",{knob:i})];let p=`${i} ${o(
d)}`.trim();return[o(c??{})?l("{now} instead of {before}",{now:p,before:o(c)}):p]});if(!r.length)return"";let a=r.slice(0,e).join(", ");return r.length<=e?l("Ch\
anged: {changes}.",{changes:a}):l("Changed: {changes} and {count} more.",{changes:a,count:r.length-e})}function Ye({element:n,props:e,watch:t}){let s=()=>{let o=n.
querySelector("span");o.textContent=e.value||"",o.hidden=!e.value};t("value",s),s()}var Oe=matchMedia("(min-width: 1200px)"),Xe="generation-playground.knobs-open",Ze=null,et=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),se=()=>document.
body.dataset.drawer||"";function Ce(n){se()!==n&&(Ze=document.activeElement,Te(n)),et(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function we(){
if(!se())return;let n=et(se())?.contains(document.activeElement);Te(""),n&&Ze?.focus({preventScroll:!0})}function tt(){Oe.matches||we()}function Te(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,nt();try{Oe.matches&&localStorage.setItem(Xe,n==="knobs"?"yes":"no")}catch{}}function nt(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===se()))}function st(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===se()?we:()=>Ce(t.dataset.drawer))():e.closest(".gp-drawer-close")&&we()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&we()})}
function ot({element:n}){Q(n),nt();try{Oe.matches&&!se()&&localStorage.getItem(Xe)==="yes"&&Te("knobs")}catch{}}var Ae={" ":"·","\n":"↵","	":"⇥","\r":"␍"},rt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function u(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function Ne(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(rt)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=Ae[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let i=Ae[r]?
r:"";n.append(u("span","gp-space",i,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(u("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function it(n,e){n.replaceChildren(),Ne(n,e),e||n.append(u("span","gp-mark",l("(empty)")))}function ye(n,e){n.textContent!==e&&(n.textContent=e)}var yn=n=>n.replace(rt,e=>e===" "?" ":Ae[e]||"�"),at=n=>l("“{text}”",{text:yn(n)});function lt({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:l("Small models"),note:"",entries:t.filter(a=>a.bundled)},{title:l(
"A real model"),note:l("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(a=>!a.bundled)}].filter(a=>a.entries.
length),r=o.map(a=>xn(a,e));o.length>1&&s.append(vn(o,r)),s.append(...r)}function vn(n,e){let t=u("div","gp-kinds",null,{role:"group","aria-label":l("Examples")}),
s=n.map((r,a)=>{let i=u("button","gp-kind",r.title,{type:"button"});return i.addEventListener("click",()=>o(a)),t.append(i),i}),o=r=>n.forEach((a,i)=>{s[i].setAttribute(
"aria-pressed",String(i===r)),e[i].hidden=i!==r});return o(0),t}function xn(n,e){let t=u("div");n.note&&t.append(u("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=u("ul","",null,{"aria-label":l("Examples for {model}",{model:o})}),t.append(u("h3","",o),s));let a=u("button","gp-example",null,
{type:"button"});a.append(u("b","",l(r.title)),u("span","",l(r.look))),a.addEventListener("click",()=>{e("chosen",{index:r.index}),tt()});let i=u("li");i.append(
a),s.append(i)}return t}var z=null,ct="one";function dt({element:n}){z=n.querySelector(".gp-header"),Q(z);let[e,t]=[ee(".gp-lab-button"),ee(".gp-lab-list")],[s,o]=[ee(".gp-menu-button"),
ee(".gp-menu")];function r(c,d,p){c.setAttribute("aria-expanded",String(p)),d===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],i=()=>a.forEach(
([c,d])=>r(c,d,!1));z.addEventListener("click",c=>{let d=c.target,p=d.closest("button[data-view]"),h=a.find(([m])=>m.contains(d));if(p)Sn(p.dataset.view),i(),t.
contains(p)&&e.focus();else if(h){let[m,y]=h,f=m.getAttribute("aria-expanded")!=="true";i(),r(m,y,f),f&&y===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else d.closest(".gp-menu button")&&i()}),document.addEventListener("click",c=>{z.contains(c.target)||i()}),z.addEventListener("keydown",c=>{let d=c.target;
if(c.key==="Escape"&&a.some(([y])=>y.getAttribute("aria-expanded")==="true")){t.contains(d)&&e.focus(),i();return}if(d.getAttribute("role")!=="tab")return;let p=[
...d.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[c.key],m=h?p[(p.indexOf(d)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[c.key];
m&&(c.preventDefault(),m.focus())}),z.addEventListener("focusout",({relatedTarget:c})=>{c&&!z.contains(c)&&i()}),Pe(ct)}var ee=n=>z.querySelector(n);function Sn(n){
document.getElementById(`view-${n}-button`)?.click()}function Pe(n){if(ct=n,document.body.dataset.view=n,!z)return;for(let t of z.querySelectorAll("[data-view]")){
let s=t.dataset.view===n;t.setAttribute("aria-selected",String(s))}for(let t of z.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=ee(`.gp-lab-list [data-view="${n}"]`);ee(".gp-lab").classList.toggle("gp-selected",!!e),
ee(".gp-lab-which").textContent=e?e.textContent:""}var ut="generation-playground.form",En="generation-playground.keep-history";function pt({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let a=(localStorage.getItem(En)||(n.keep?"yes":"no"))==="yes";for(let i of[sessionStorage,
localStorage])a?t&&e&&i.setItem(ut,JSON.stringify(e)):i.removeItem(ut)}catch{}}function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){t=!0,r()}},window.addEventListener(
"pagehide",o),window.addEventListener("generation-playground-keep",o)}var ht=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,K=(n,e)=>JSON.stringify(n,ht)===JSON.stringify(
e,ht);function W(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function Z(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function oe(n,e,t,s=()=>null){let o=u("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(Z(o.value))),o.addEventListener("keydown",i=>{if(i.key!=="ArrowUp"&&i.key!=="ArrowDown")return;
i.preventDefault();let c=Z(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof c!="number")return;let d=Number((c+(i.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,d))),t(Z(o.value))}),o}function fe(n,e,t,s){let o=u("div","kp-switch",null,{id:n,role:"ra\
diogroup","aria-labelledby":e}),r=t.map(([i,c])=>{let d=u("input",null,null,{type:"radio",name:n,value:c});d.addEventListener("change",()=>s(i));let p=u("label");
return p.append(d,u("span",null,c)),o.append(p),d});return{element:o,show:i=>{let c=t.findIndex(([d])=>K(d,i));return r.forEach((d,p)=>{d.checked=p===c}),c>=0}}}
var ft=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,l("not set")],[!0,l("on")],[!1,l("off")]],{element:r,show:a}=fe(e,t,o,s);return{element:r,show:a,showDefault(){}}},
qe=(n,{id:e,change:t})=>{let s=u("div","kp-number"),o=n.default,r=oe(n,{id:e},c=>{i(c),t(c)},()=>o);s.append(r);let a=n.slider_minimum===null?null:u("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":l("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function i(c){a&&(a.classList.toggle("kp-off",typeof c!=
"number"),a.value=typeof c=="number"?c:o??n.slider_minimum)}return{element:s,label:e,show(c){r.value=c===void 0?"":String(c),i(c)},showDefault(c){o=typeof c=="n\
umber"?c:null,r.placeholder=o===null?"–":String(o),r.value||i(void 0)}}},mt=(n,{id:e,change:t})=>{let s=u("select","kp-select",null,{id:e}),o=u("option",null,
l("not set"),{value:""});s.append(o,...n.choices.map((a,i)=>u("option",null,W(a),{value:i})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let i=n.choices.findIndex(c=>K(c,a));a!==void 0&&i<0&&(r=u("option",null,W(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":i<0?"foreign":String(i)},showDefault(a){o.textContent=a===null?l("not set"):l("not set (default {value})",{value:W(a)})}}},gt=(n,{
id:e,change:t})=>{let s=u("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":W(o,1/0)},showDefault(){}}};var re=window.GenerationPlaygroundKnobs;function Ln(n,e,t){let s=u("div","kp-editor"),o=u("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":l("{name} as JSON",{name:n.name}),placeholder:l(
n.shape)}),r=u("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=u("span","kp-faint",""),i,c=!1,d=h=>{c=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?l("Editor"):"JSON",r.setAttribute("aria-label",h?l("Back to the editor of {name}",{name:n.name}):l("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(i=void 0,o.value.trim())
try{i=JSON.parse(o.value)}catch{i=o.value}e.change(i)}),r.addEventListener("click",()=>{c?t.show(i)===!1?a.textContent=l("The editor cannot show this value."):d(
!1):(o.value=p(i),d(!0)),(c?o:r).focus()}),s.append(t.element,o,a),d(!1),{...t,element:s,beside:r,note(h){i=h},show(h){i=h;let m=t.show(h);!c&&m===!1&&d(!0),c&&
(o.value=p(h))}}}function ie(n){return(e,t)=>{let s=null;return s=Ln(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var wt=ie(()=>({element:u("div"),show:n=>n===
void 0,showDefault(){}})),_n={n:`
`,t:"	",r:"\r","\\":"\\"},me=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):_n[t]),On=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function yt(n,e){let t=u("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>me(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let i=u("div","kp-line"),c=u("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});c.value=On(a);let d=u("span","kp-shown","",{title:l("As it is read: · is a space, ↵ a line break")}),p=u("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let m=me(c.value);d.replaceChildren(),(m!==m.trim()||m!==c.value)&&Ne(d,m),p.hidden=!c.value,c.
value&&i===t.lastElementChild&&r("")};c.addEventListener("input",()=>{h(),o()}),c.addEventListener("keydown",m=>{m.key==="Enter"&&(m.preventDefault(),i.nextElementSibling&&
i.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let m=i.nextElementSibling;i.remove(),o(),m&&m.querySelector("input").focus()}),
i.append(c,d,p),t.append(i),h()}return{element:t,show(a){t.replaceChildren();for(let i of a)r(i);r("")}}}var vt=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),xt=(n,{change:e})=>{let t=yt({one:l("text"),another:l("another text"),remove:l("Remove this text")},e),s=u("div","kp-editor");return s.append(t.element,u("p",
"kp-faint",l("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:vt(o)?o:[W(o,1/0)])},showDefault(){}}},St=ie((n,{id:e,change:t})=>{
let s=u("div","kp-fields"),o=[["start",l("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",l("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let i=a.map(c=>Z(c.value));t(i.every(c=>c===void 0)?void 0:i.map(c=>c??null))},a=o.map(([i,c,d,p])=>{let h=oe(d,{id:`${e}-${i}`,placeholder:p},r,()=>Number(
p));return s.append(u("label",null,c,{for:h.id}),h),h});return{element:s,show(i){return i!==void 0&&!(Array.isArray(i)&&i.length===2)?!1:(a.forEach((c,d)=>{c.value=
i===void 0?"":i[d]??""}),!0)},showDefault(){}}});function Cn(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=u("select",
"kp-select",null,{id:e});return r.append(u("option",null,l("not set ({value})",{value:W(n.default)}),{value:""})),r.append(...o.map((a,i)=>u("option",null,W(a),
{value:i}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let i=o.findIndex(c=>K(c,a));return r.value=a===void 0||i<
0?"":String(i),a===void 0||i>=0}}}if(n.kind==="flags"){let o=u("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(i=>{let c=u("input",
null,null,{type:"checkbox",value:i}),d=u("label",null,"");return c.addEventListener("change",t),d.append(c," "+i),o.append(d),c}),a=()=>r.filter(i=>i.checked).map(
i=>[i.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(i){for(let c of r)c.checked=i?.[c.value]===!0;return i===void 0||K(i,Object.
fromEntries(a()))}}}if(n.kind==="ints"){let o=u("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(Z);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=oe(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>Z(s.value),show(o){
return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var bt=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),Et=ie((n,{id:e,
nameId:t,change:s})=>{let o=u("div","kp-editor"),r=u("div","kp-fields"),a=null,i=[],c=[[void 0,l("not set")],...n.forms.map(b=>[b.name,n.forms.length>1?l(b.name):
l("set")])],d=fe(`${e}-form`,t,c,b=>{h(b),y(),f()}),p=u("p","kp-faint","");o.append(d.element,p,r);function h(b){a=n.forms.find(k=>k.name===b)||null,d.show(a?a.
name:void 0),p.textContent=a?l(a.meaning):"",i=[],r.replaceChildren();for(let k of a?a.fields:[]){let _=Cn(k,`${e}-${k.name}`,f),T=u("label",null,k.name+(k.required?
" *":""),{for:`${e}-${k.name}`});T.title=l(k.meaning),r.append(T,_.element,u("p","kp-faint",l(k.meaning))),i.push([k,_]),k.kind==="ints"&&k.required&&m(_)}}function m(b){
let k=u("button","kp-link",l("Draw new keys"),{type:"button"});k.addEventListener("click",()=>{b.show(bt(30)),f()}),r.append(k)}function y(){for(let[b,k]of i)b.
required&&k.show(b.kind==="ints"?bt(30):b.default??5)}function f(){if(!a)return s(void 0);let b=i.map(([k,_])=>[k.name,_.read()]);return s(Object.fromEntries(b.
filter(([,k])=>k!==void 0)))}let x=b=>b!==null&&typeof b=="object"&&!Array.isArray(b);return{element:o,show(b){if(b===void 0)return h(void 0);if(!x(b))return!1;
let k=Object.keys(b),_=w=>w.fields.filter(v=>k.includes(v.name)).length,T=n.forms.reduce((w,v)=>_(v)>_(w)?v:w);return _(T)<k.length?!1:(h(T.name),i.every(([w,v])=>v.
show(b[w.name])))},showDefault(){}}}),Lt=ie((n,{id:e,nameId:t,change:s})=>{let o=u("div","kp-editor"),r=u("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"\
0, 2, 4","aria-label":l("{name}: layer numbers",{name:n.name}),autocomplete:"off"}),a=u("p","kp-faint",""),i=fe(e,t,[[void 0,l("not set")],["low","low"],["high",
"high"],["list",l("layers")]],d=>{r.hidden=d!=="list",d==="list"&&r.focus(),s(d==="list"?c():d)}),c=()=>{let d=r.value.split(/[\s,]+/).filter(Boolean).map(Z);return d.
length?d:void 0};return r.addEventListener("input",()=>s(c())),r.hidden=!0,o.append(i.element,r,a),{element:o,show(d){let p=Array.isArray(d);return!p&&!i.show(d)?
!1:(p&&(i.show("list"),r.value=d.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({layers:d}){a.textContent=d?l("This model has {count} layers; 0 is the inpu\
t of the first.",{count:d}):""}}}),kt={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},_t=(n,{id:e,nameId:t,change:s})=>{
let o=u("div","kp-editor"),r=fe(e,t,[[void 0,l("not set")],["choices",l("choices")],["regex","regex"],["json_schema",l("JSON schema")]],x=>{m(x),f()}),a=yt({one:l(
"choice"),another:l("another choice"),remove:l("Remove this choice")},()=>f()),i=u("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]\
+ years old\\.",spellcheck:"false",autocomplete:"off","aria-label":l("Regular expression that the whole text must match")}),c=u("textarea","kp-text kp-code",null,
{rows:6,placeholder:JSON.stringify(kt,null,2),spellcheck:"false","aria-label":l("JSON schema")}),d=u("button","kp-link",l("Use an example"),{type:"button"}),p={
choices:[a.element],regex:[i],json_schema:[c,d]},h;function m(x){h=x,r.show(h);for(let[b,k]of Object.entries(p))for(let _ of k)_.hidden=b!==h}function y(){if(h===
"regex")return i.value||void 0;if(h==="choices"){let x=[...a.element.querySelectorAll("input")].map(b=>me(b.value)).filter(Boolean);return x.length?x:void 0}if(c.
value.trim())try{return JSON.parse(c.value)}catch{return c.value}}function f(){let x=h&&y();s(x===void 0?void 0:{[h]:x})}return i.addEventListener("input",f),c.
addEventListener("input",f),d.addEventListener("click",()=>{c.value=JSON.stringify(kt,null,2),f()}),o.append(r.element,...Object.values(p).flat()),a.show([]),m(
void 0),{element:o,show(x){let[b,k]=Object.entries(x||{})[0]||[];m(b in p?b:void 0),b==="choices"&&a.show(vt(k)?k:[]),b==="regex"&&(i.value=W(k,1/0)),b==="json_\
schema"&&(c.value=typeof k=="string"?k:JSON.stringify(k,null,2))},showDefault(){}}};var Be=n=>Number.isInteger(n)&&n>=0,Y=n=>Array.isArray(n)&&n.length>0&&n.every(Be),ae=(n,e)=>Array.isArray(n)&&n.every(e),le=n=>({options:[[n]]}),Ot=n=>({options:[
n]}),Ct={token:{single:!0,flat:!0,read:n=>Be(n)?[le(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>Be(n)?[le(n)]:Y(n)?n.map(le):null,write:n=>n.length===
1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>Y(n)?n.map(le):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>ae(n,Y)?n.map(
Ot):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>ae(n,e=>Array.isArray(e)&&e.length===2&&Y(e[0]))?n.map(([e,t])=>({options:[e],bias:t})):
null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>ae(n,e=>Y(e)||ae(e,Y))?n.map(e=>({options:Y(e)?[e]:e})):null,write:n=>n.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>ae(n,e=>e&&(Y(e.phrase)||ae(e.any_of,Y)))?n.map(e=>({options:e.phrase?
[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function je(n,e,t,s){let o=u(n,"kp-token",null,s),
r=u("span","kp-piece");return t!==void 0&&it(r,t),o.append(r,u("span","kp-id",String(e))),o}function Tn(n){if(!/^[\s\d,[\]]+$/.test(n))return null;let e=(n.match(
/\d+/g)||[]).map(Number);return Y(e)&&e.every(Number.isSafeInteger)?e:null}async function An(n,e){let t=me(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.test(s)&&!t.startsWith(
"  "),r=o?[" "+s,s]:[t],{tokens:a,problem:i}=await e.splitWords(r);if(i)return{problem:l(i)};let c=o?[{when:l("inside a sentence"),tokens:a[0]},{when:l("at the \
very start"),tokens:a[1],alone:!0}]:[{when:l("as typed"),tokens:a[0]}];o&&K(a[0],a[1])&&(c=[{when:l("everywhere"),tokens:a[0]}]);let d=Tn(n),p=d?await e.textsOf(
d):[];if(d){let h=d.map(m=>[m,e.texts.get(m)]);c.unshift({when:d.length>1?l("these token ids"):l("this token id"),tokens:h})}return{ways:c.filter(h=>h.tokens.length),
unknown:p}}function Nn(n,{id:e,change:t,panel:s}){let o=Ct[n.editor],r=u("div","kp-editor"),a=u("ul","kp-rows"+(o.flat?" kp-flat":"")),i=u("input","kp-wide",null,
{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?l("type a token, or its id"):l("type a word, or token ids")}),c=u("p","kp-faint",""),
d=u("div","kp-offers",null,{"aria-live":"polite"});r.append(a,c,i,d);let p=[],h=null,m=0,y=null,f=()=>t(p.length?o.write(p):void 0);function x(w){if(o.single)p=
[le(w[0][0])];else if(o.flat){let v=new Set(p.map(O=>O.options[0][0]));for(let O of w.flat())v.has(O)||p.push(le(O))}else if(h)h.options.push(...w);else for(let v of w)
p.push(o.biased?{options:[v],bias:5}:Ot(v));h=null,i.value="",d.replaceChildren(),_(),f(),i.focus()}async function b(){let w=++m;if(!i.value)return d.replaceChildren();
let{ways:v,unknown:O,problem:N}=await An(i.value,s).catch(()=>({problem:l("The server does not answer. Try again in a moment.")}));if(w!==m)return null;if(d.replaceChildren(),
N)return d.append(u("p","kp-faint",N));for(let j of v)d.append(k(j));let A=v.some(j=>j.tokens.length>1);if(!o.flat&&!o.alternatives&&v.length===2){let j=u("butt\
on","kp-button",l("Add both"),{type:"button"});j.addEventListener("click",()=>x(v.map($=>$.tokens.map(([E])=>E)))),d.append(j)}let P=O.length?[l("The model has \
no token {ids}.",{ids:O.join(", ")})]:[];return v.some(j=>j.alone)&&P.push(l("Inside a sentence a word begins with a space (·) and is another token than at the \
very start.")),o.flat&&A&&P.push(o.single?l("Choose one token."):l("Each token counts by itself here, in other words too: click the one you mean.")),P.length&&d.
append(u("p","kp-faint",P.join(" "))),null}function k(w){let v=u("div","kp-offer");v.append(u("span","kp-when",w.when));let O=u("span","kp-chips");for(let[N,A]of w.
tokens)if(!o.flat)O.append(je("span",N,A));else{let P=A===void 0?l("Add token {id}",{id:N}):l("Add token {id}: {text}",{id:N,text:at(A)}),j=je("button",N,A,{type:"\
button","aria-label":P});j.addEventListener("click",()=>x([[N]])),O.append(j)}if(v.append(O),!o.flat){let N=u("button","kp-button",l("Add"),{type:"button","aria\
-label":l("Add the word: {when}",{when:w.when})});N.addEventListener("click",()=>x([w.tokens.map(([A])=>A)])),v.append(N)}return v}i.addEventListener("input",()=>{
clearTimeout(y),y=setTimeout(b,120)}),i.addEventListener("keydown",w=>{w.key==="Enter"?(w.preventDefault(),clearTimeout(y),b().then(()=>d.querySelector("button")?.
click())):w.key==="Escape"&&(w.stopPropagation(),i.value="",h=null,d.replaceChildren(),_())});function _(){a.replaceChildren(...p.map(T)),a.hidden=p.length===0,
c.textContent=h?l("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",c.hidden=!h;let w=p.flatMap(v=>v.options.flat()).filter(v=>!s.texts.has(v));
w.length&&s.textsOf(w).then(()=>{w.some(v=>s.texts.has(v))&&_()},()=>{})}function T(w,v){let O=u("li","kp-row");w.options.forEach((P,j)=>{j&&O.append(u("span","\
kp-or",l("or")));let $=u("span","kp-chips");for(let E of P)$.append(je("span",E,s.texts.get(E)));O.append($)});let N=w.options[0].map(P=>s.texts.get(P)??P).join(
"").trim();if(o.biased){let P=oe({kind:"float",step:.5},{"aria-label":l("Bias of {name}",{name:N}),value:""},j=>{w.bias=j,f()});P.value=w.bias??"",O.append(u("s\
pan","kp-faint",l("bias")),P)}if(o.alternatives){let P=u("button","kp-link",l("or…"),{type:"button","aria-label":l("Add an alternative to {name}",{name:N})});
P.addEventListener("click",()=>{h=w,_(),i.focus()}),O.append(P)}let A=u("button","kp-icon","×",{type:"button","aria-label":l("Remove {name}",{name:N})});return A.
addEventListener("click",()=>{p.splice(v,1),h===w&&(h=null),_(),f(),i.focus()}),O.append(A),O}return{element:r,label:e,show(w){let v=w===void 0?[]:o.read(w);return v===
null?!1:(p=v,h=null,_(),!0)},showDefault(){},modelChanged:_}}var Tt=Object.fromEntries(Object.keys(Ct).map(n=>[n,ie(Nn)]));var ge={...Tt,switch:ft,number:qe,slider:qe,choice:mt,text:gt,strings:xt,decay:St,fields:Et,layers:Lt,structure:_t};var Me=n=>({changed:l("changed"),preset:l("preset"),model:l("model"),library:l("library")})[n],ce=n=>({changed:l("changed by you"),preset:l("set by the preset (\
the chosen strategy)"),model:l("the model's own default")})[n]||"",de={error:"✕",warning:"▲",info:"ℹ"},ue=n=>n.split(/(?<=_)/).flatMap(e=>[e,u("wbr")]),ve=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=u("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(ge[e.editor]||wt)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=u(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...ue(e.name)),this.source=u("span","kp-source"),this.standard=u("span","kp-standard"),this.back=u("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=u("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":l("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let i=u("div","kp-head"),c=u("span","kp-\
tools");c.append(this.control.beside||"",this.back,a),i.append(r,this.source,c),this.notes=u("div","kp-notes",null,{role:"status"}),this.idle=u("span","kp-idle");
let d=u("p","kp-meaning",l(e.meaning)+" ",{id:`${t}-meaning`});d.append(this.standard," ",this.idle),this.element.append(i,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=u("div","kp-help",null,
{hidden:""}),this.help.append(u("p",null,l(t.explanation)));let s=Pn(t);if(s&&this.help.append(u("p",null,s)),t.needs.length){let o=t.needs.map(r=>l(r)).join(";\
 ");this.help.append(u("p",null,l("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(u("p",null,l(o)));
if(t.paper){let o=u("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=u("p",null,l("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=ce(o)&&Me(o),this.source.title=ce(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,i=this.inWords(a);this.standard.textContent=a===null?l("No default."):r===void 0?l("Default: {value}.",{value:i}):l("The model's defaul\
t: {value}.",{value:i}),this.standard.title=r===void 0?l("The library's default: it applies unless the knob is set"):l("From the model's own generation config");
let c=e.state.base[s],d=o==="changed"||c!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,h]=this.wayBack(
d,c);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[l("Unset it: the default applies"),l("Unset {name}",
{name:s})];if(t===void 0)return[l("Back to its default"),l("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[l("Back to the preset: {value}",
{value:o}),l("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?l("on"):l("off"):W(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>Ie(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?l("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function Ie(n,e){let t=u("div",`kp-note k\
p-${n.severity}`);t.append(u("span","kp-sign",de[n.severity],{"aria-hidden":"true"}));let s=u("span","kp-said",l(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(u("strong",null,l(n.fix))," "),o){let a=u("button","kp-button",l(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,i=u("button","kp-link",r?l("Unset {name}",{name:a}):l(
"Remove {name}",{name:a}),{type:"button"});i.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(i)}return t.append(s),t}function Pn(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?l("greater than {low}",{low:t}):l("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?l("less than {high}",{high:s}):l("at most {high}",{high:s})),o.length?l("Allowed: {limits}.",{limits:o.join(", ")}):""}var qn=["switch","choice"];function jn(n,{id:e,change:t}){if(n.slider_minimum===null)return ge.number(n,{id:e,change:t});let s=u("span","kq-number"),o=u("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=u("output","kq-value",null,{for:e}),a=n.default,i;o.addEventListener(
"input",()=>{i=Number(o.value),c(),t(i)});function c(){let d=i===void 0?a:i;r.textContent=d==null?"–":String(d),o.classList.toggle("kp-off",i===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(d){i=d,o.value=String(typeof d=="number"?d:a??n.slider_minimum),c()},showDefault(d){
a=typeof d=="number"?d:null,i===void 0&&this.show(void 0)}}}function Bn(n,{id:e,panel:t}){let s=u("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Ce("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?l("set …"):W(o,18)},showDefault(){}}}var Re=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?jn:qn.includes(t.editor)?ge[t.editor]:Bn;this.control=r(
t,{id:s,nameId:o,panel:e,change:i=>e.change(t.name,i,this)});let a=this.control.label?{for:this.control.label}:{};this.name=u(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=u("span","kq-sign","",{"aria-hidden":"true"}),this.element=u("div","kq-knob",null,{"data-knob":t.name,title:l(t.meaning)}),
this.name.append(...ue(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:i})=>i==="error")||s[0];this.sign.textContent=o?de[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=ce(this.panel.sourceOf(this.knob.name)),a=o?`${l(o.message)} ${l(o.fix)}`:l(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},xe=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",l("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=l("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new Re(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${de[s?"error":"warning"]} ${t.length}`:""}};var be=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function At(n,e){let t=be(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Mn=(n,e)=>n.every(t=>be(e).join(" ").includes(t));function Nt(n,e){let t=be(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:d})=>d.some(p=>At(t,p)),o=re.absent.filter(({words:d})=>d.includes(t.join(" "))),r=re.elsewhere.filter(s),a=e.filter(d=>[d.name,d.group,l(d.group),...d.synonyms].
some(p=>At(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let i=d=>[d.group,d.meaning,d.explanation],c=d=>[d.name,...d.synonyms,...i(d),
...i(d).map(p=>l(p))].join(" ");return{knobs:e.filter(d=>Mn(t,c(d))),beside:r,absent:o}}function Pt({text:n,id:e,inside:t}){let s=u("p","kp-faint",l(n)+" "),o=i=>i?
document.getElementById(i):null;if(!o(e)&&!o(t))return s;let r=u("button","kp-link",l("Go to it"),{type:"button"}),a=i=>{let c=o(e)?.querySelector("input, texta\
rea, select");return!c?.offsetParent&&i?requestAnimationFrame(()=>a(i-1)):(c?.scrollIntoView({block:"center"}),c?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var In=150,De=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=re.knobs.filter(i=>!a.
includes(i.name)),this.byName=new Map(this.knobs.map(i=>[i.name,i])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==this.
text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}}}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.clear();for(let s of this.
rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.viewsOf(s))K(t.set[s],
this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,t,s){
t===void 0?delete this.state.set[e]:this.state.set[e]=t;for(let o of this.viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),In)}apply(e,t){for(let[s,o]of Object.entries(e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(
s))r.control.show(this.state.set[s]),r.mark()}this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.
apply({[e]:t[e]!==void 0&&!K(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...t].map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?K(s[e],t[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=Rn(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=t;for(let s of this.rows.values())s.judged(t);
this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let t=this.chosen.model,s=JSON.parse(await this.server.split_words(
JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.
model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.parse(await this.server.split_words(JSON.stringify({model:t,
ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=u("section","kp-basic",null,{"aria-label":l("The knobs that matter most")});for(let s of this.knobs)s.basic&&this.
basic.append(this.row(s.name).element);e.append(this.basic);for(let s of re.groups){let o=this.knobs.filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===
s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=u("details","kp-group kp-effective");let t=u("summary",null,l("Effective config"));this.effectiveTable=
u("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new ve(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,t,s){let o=u("details","kp-group",
null,{"data-group":e}),r=u("summary",null,l(e)),a=u("span","kp-count");r.append(a);let i=u("div","kp-body");o.append(r,i);let c={element:o,count:a,knobs:t,fill:()=>{
if(i.childElementCount)return;s.length&&i.append(c.above=this.buildAbove(s));let d=t.filter(p=>p.managed_because);for(let p of t)p.managed_because||i.append(this.
row(p.name).element);for(let p of d){let h=u("p","kp-meaning kp-managed",null,{"data-knob":p.name});h.append(u("code",null,p.name)," "+l(p.managed_because)),i.append(
h)}}};return o.addEventListener("toggle",()=>{o.open&&c.fill(),this.verdict&&this.summarise()}),this.groups.set(e,c),o}buildAbove(e){let t=u("p","kp-meaning kp-\
above",l("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=u("button","kp-link kp-name",null,{type:"button","aria-label":l("Go to {name}",{name:s})});
r.append(...ue(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(
t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.
element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-found"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){
let e=u("div","kp-search",null,{role:"search"});return this.search=u("input",null,null,{type:"search",placeholder:l("Search {count} knobs",{count:this.knobs.length}),
"aria-label":l("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=u("span","kp-faint","",{role:"status"}),this.beside=
u("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=be(this.search.value).length>0,{knobs:t,beside:s,absent:o}=Nt(this.
search.value,this.knobs),r=d=>t.includes(d),a=d=>{let p=this.rows.get(d.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=
!r(d))};this.knobs.filter(d=>d.basic).forEach(a);for(let d of this.groups.values()){let p=d.knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.
forEach(a),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let i=s.length||o.
length?l("No knob."):l("No knob matches. Try a plain word, such as repeat, random or stop."),c=X(t.length,"{count} knob","{count} knobs");this.found.textContent=
e?t.length?c:i:"",this.beside.replaceChildren(...s.map(Pt),...o.map(({text:d})=>u("p","kp-faint",l(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=u("div","kp-summary"),this.general=u("div","kp-notes",null,{role:"status"}),this.headline=u("p","kp-headline",""),this.chips=u("div","kp-differing");
let e=u("div","kp-foot");return this.toPreset=u("button","kp-link",l("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=u("button","kp-link",l("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.
verdict,o=e.length?X(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):l("No knobs differ from the m\
odel's defaults."),r=l(s),a=u("strong",null,r[0].toUpperCase()+r.slice(1),{title:l("The strategy that these settings choose")});this.headline.replaceChildren(a,
` · ${o}`),this.chips.replaceChildren(...e.map(c=>{let d=this.sourceOf(c),p=u("button","kp-chip",c,{type:"button","data-source":d,title:l("Go to this knob ({so\
urce})",{source:ce(d)})}),h=this.verdict.notes[c]||[],m=h.some(y=>y.severity==="error")?"error":h.length?"warning":"";return m&&p.append(u("span",`kp-${m}`,de[m],
{title:l("See the note at the knob")})),p.addEventListener("click",()=>this.jump(c)),p}));let i=[...t,...Object.entries(this.verdict.notes).flatMap(([c,d])=>{let p=this.
groupOf(c);return this.byName.has(c)?p&&!p.element.open?d.filter(h=>h.severity==="error"):[]:d})];this.general.replaceChildren(...i.map(c=>Ie(c,this)));for(let{
knobs:c,count:d}of this.groups.values()){let p=c.filter(m=>this.state.set[m.name]!==void 0).length,h=c.filter(m=>this.verdict.notes[m.name]).length;d.textContent=
[p?l("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),t=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let s=u("table"),o=u("tr");o.append(...[l("knob"),l("value"),l("source")].map(i=>u("th",null,i,{scope:"col"})));let r=u("tbody");
for(let{name:i,value:c,source:d,ignored:p}of t){let h=u("tr",null,null,{"data-source":d}),m=u("td"),y=u("button","kp-link kp-name",null,{type:"button","aria-lab\
el":l("Go to {name}",{name:i})});y.append(...ue(i)),y.addEventListener("click",()=>this.jump(i)),m.append(y);let f=u("td","kp-value",W(c,60));p&&f.append(u("spa\
n","kp-faint",` ○ ${l("no effect")}`,{title:l(p)})),h.append(m,f,u("td",null,Me(d))),r.append(h)}let a=u("thead");a.append(o),s.append(a,r),this.effectiveTable.
replaceChildren(s)}},Rn=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>K(n[s],e[s])),Fe=new Map,$e=new Map;function qt({element:n,props:e,server:t,
watch:s},o){let r=new De(n.querySelector(".kp"),{props:e,server:t,watch:s},o);Fe.set(o.name,r),It(o.name),$e.has(o.name)&&r.follow($e.get(o.name))}function jt(n,e){
$e.set(n,e),Fe.get(n)?.follow(e)}var Bt=new Map;function Mt({element:n},{name:e,essential:t}){Bt.set(e,{element:n,essential:t}),It(e)}function It(n){let[e,t]=[Fe.
get(n),Bt.get(n)];!e||!t||(e.quick=new xe(t.element,e,t.essential),e.verdict&&e.quick.judged(e.verdict))}var Dn={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Rt(n,e,t){let s=f=>n.
querySelector(f),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),i={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
c={},d="",p=!1;function h([f,x]){let b=document.createElement("label"),k=document.createElement("input"),_=document.createElement("code");return _.textContent=f,
k.type=x==="bool"?"checkbox":"text",b.dataset.kind=x,b.append(...x==="bool"?[k,_]:[_,k]),x!=="bool"&&(k.placeholder=l("as the template has it")),k.addEventListener(
x==="bool"?"change":"input",()=>{let T=x==="bool"?k.checked:k.value,w={...e().arguments,[f]:T};(T===""||T===c[f])&&delete w[f],e().arguments=w,y(),t()}),b}function m(f,[
x,b]){let k=f.querySelector("input"),_=e().arguments[x];if(b==="bool"){let T=_??c[x];k.checked=T===!0||T==="true",k.indeterminate=T===void 0,f.title=_!==void 0?
l("Set here."):T===void 0?l("Not set: the template decides."):l("Not set: this is what the template takes.")}else k.value!==String(_??"")&&(k.value=String(_??""))}
function y(){let{reads:f,arguments:x,kind:b,on:k}=e(),_=f?.arguments||[],T=_.length||f?.tools||f?.documents,w=_.filter(([O])=>O in x).length+["tools","documents"].
filter(O=>f?.[O]&&e()[O].trim()).length;o.hidden=!T,o.textContent=w?l("Template arguments ({count})",{count:w}):l("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!T||!p||b!=="chat"||!k;let v=JSON.stringify(_);v!==d&&(d=v,a.replaceChildren(..._.map(h))),_.forEach((O,N)=>m(a.children[N],O));for(let[
O,N]of Object.entries(i))N.closest("label").hidden=!f?.[O],N.value!==e()[O]&&(N.value=e()[O])}o.addEventListener("click",()=>{p=!p,y(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[f,x]of Object.entries(i))x.placeholder=Dn[f],x.addEventListener("input",()=>{e()[f]=x.value,y(),t()});return{
draw:y,tell(f){c=f||{},y()}}}var $n=250,Je=["user","assistant","system"];function Dt({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");Q(r);let a=C=>r.querySelector(
C),[i,c,d]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),m=a(".gp-begins textarea"),y=a(".gp-continue input"),f={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},x={prompt:"",model:""},b="",k=!1,_=!1,T="p\
lain true";function w(C){let B={};try{B=JSON.parse(C||"{}")}catch{}f={...f,...B,turns:(B.turns||f.turns).map(F=>({...F}))}}function v(){b=JSON.stringify(f),e.value=
b,O()}function O(){let C=`${f.kind} ${f.on}`;if(C===T)return H({});T=C,s("turned",{})}let N=Rt(r,()=>f,v);function A(){N.draw(),r.hidden=f.kind==="plain",a(".gp\
-chat").hidden=f.kind!=="chat",a(".gp-source").hidden=f.kind!=="source",a(".gp-messages").hidden=a(".gp-acts").hidden=!f.on,a(".gp-system").hidden=!f.system&&!k,
a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!f.on||!f.begins&&!_,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=
!!x.prompt||f.turns.at(-1)?.role!=="assistant",y.checked=f.continues;for(let[C,B]of[[i,f.on],[c,!f.on]])C.setAttribute("aria-checked",String(B)),C.title=C===i?l(
"The model’s own template wraps your words in markers that say whose turn it is."):l("The model continues your words as they stand: no template, no system mes\
sage, no earlier turns."),C.tabIndex=B?0:-1;for(let[C,B]of[[p,f.system],[h,f.target],[m,f.begins]])C.value!==B&&(C.value=B);for(;d.children.length>f.turns.length;)
d.lastElementChild.remove();for(;d.children.length<f.turns.length;)d.append(P());f.turns.forEach(j),a(".gp-clear").hidden=!f.turns.length,a(".gp-reply").hidden=
a(".gp-reply").disabled}function P(){let C=document.createElement("li"),B=document.createElement("select"),F=document.createElement("textarea"),J=document.createElement(
"button"),V=()=>[...d.children].indexOf(C);return F.rows=1,J.type="button",J.textContent="✕",B.addEventListener("change",()=>{f.turns[V()].role=B.value,A(),v()}),
F.addEventListener("input",()=>{f.turns[V()].content=F.value,v()}),J.addEventListener("click",()=>{let g=V();f.turns.splice(g,1),A(),v(),(d.children[Math.min(g,
f.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),C.append(B,F,J),C}function j({role:C,content:B},F){let J=d.children[F],[V,g,L]=J.children,S=Je.
includes(C)?Je:[...Je,C];(V.options.length!==S.length||V.options[S.length-1].value!==S.at(-1))&&V.replaceChildren(...S.map(D=>new Option(D,D))),V.value=C,g.value!==
B&&(g.value=B),J.dataset.role=C;let q=F+1;V.setAttribute("aria-label",l("Role of turn {number}",{number:q})),g.setAttribute("aria-label",l("Text of turn {number\
}, {role}",{number:q,role:C})),L.title=l("Remove turn {number}",{number:q}),L.setAttribute("aria-label",L.title)}function $(C){f.on=C,A(),v(),(C?i:c).focus()}i.
addEventListener("click",()=>$(!0)),c.addEventListener("click",()=>$(!1)),a(".gp-switch").addEventListener("keydown",C=>{C.key.startsWith("Arrow")&&(C.preventDefault(),
$(!f.on))}),p.addEventListener("input",()=>{f.system=p.value,v()}),h.addEventListener("input",()=>{f.target=h.value,v()}),m.addEventListener("input",()=>{f.begins=
m.value,v()}),y.addEventListener("change",()=>{f.continues=y.checked,v()}),a(".gp-add-system").addEventListener("click",()=>{k=!0,A(),p.focus()}),p.addEventListener(
"blur",()=>{k=!1,A()}),a(".gp-begin").addEventListener("click",()=>{_=!0,A(),m.focus()}),m.addEventListener("blur",()=>{_=!1,A()}),a(".gp-add").addEventListener(
"click",()=>{f.turns.push({role:f.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),A(),v(),d.lastElementChild.querySelector("textarea").focus()}),a("\
.gp-clear").addEventListener("click",()=>{Object.assign(f,{turns:[],continues:!1,begins:""}),A(),v(),a(".gp-add").focus()}),a(".gp-reply").addEventListener("cli\
ck",()=>s("reply",{}));let E=0,R=null,I=null;function H(C){x={...x,...C},"prompt"in C&&A(),clearTimeout(R),I&&(R=setTimeout(he,$n))}async function he(){let C=++E,
B=f.kind==="chat"&&f.on,F=null;if(B)try{F=JSON.parse(await t.render_messages(JSON.stringify({...x,value:b})))}catch(J){console.warn("Generation Playground: the \
template could not be asked.",J)}C===E&&(I.setWritten(F),N.tell(F?.defaults))}window.GenerationPlaygroundPrompt=C=>{n.isConnected&&H(C)},M(C=>{I=C.log("main"),I.
answers.without=()=>s("without",{}),I.subscribe(r,B=>{if(!B.status&&!B.run)return;let{started:F,finished:J}=I;a(".gp-reply").disabled=!(J&&J.sequences.length&&F&&
F.request.messages),A()}),H({})}),o("value",()=>{e.value!==b&&(w(e.value),A(),b=e.value,O())}),w(e.value),A(),b=e.value,O()}var $t=n=>n.num_accepted+(n.next_token_id===null?0:1);function Ft(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Fn="F8",te={text:{key:"1",title:()=>l("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>l("Waterfall"),isThere:Gn},beamtree:{key:"3",title:()=>l(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>l("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>l(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"}},Jn={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Se={PageDown:1,
PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,End:1/0},Wn=new Set(["PageDown","PageUp"]);function Gn(n){let e=n.newest;return!n.denoises&&!!((n.started?.processors||
[]).length||e?.distribution?.stages.length)}var U=null,We=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,this.place=0,this.line=0,this.
hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.build(),t.subscribe(e,s=>this.follow(s))}get isOpen(){return this.picture!==""}build(){
let e=(o,r,a,i={})=>{let c=u("button",o,r,{type:"button",...i});return c.addEventListener("click",a),c},t=u("div","gp-stage-pictures",null,{role:"group","aria-l\
abel":l("Pictures of this run")});this.buttons=new Map(Object.entries(te).map(([o,{key:r,title:a}])=>{let i=e("","",()=>this.show(o),{"aria-keyshortcuts":r});return i.
append(u("kbd","",r)," ",a()),t.append(i),[o,i]})),this.question=u("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.
hides),{"aria-keyshortcuts":"H","aria-pressed":"false"}),this.hider.append(u("kbd","","H")," ",l("Hide what comes"));let s=e("gp-stage-leave","",()=>this.leave(),
{"aria-keyshortcuts":"Escape"});s.append(u("kbd","","Esc")," ",l("Leave")),this.root.append(u("h1","gp-stage-name",l("The stage")),t,this.question,e("gp-stage-s\
tep","◀",()=>this.go(-1),{"aria-label":l("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":l("Next"),"aria-keyshortc\
uts":"PageDown"}),this.hider,s)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.body.dataset.view||"one",this.viewBefore!==
"one"&&document.getElementById("view-one-button")?.click(),this.root.hidden=!1,document.body.classList.add("gp-projected"),this.show(this.offered[0]),this.hiddenBefore=
this.log.hideFrom,this.hiddenBefore!==null&&this.hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.
hide(this.hiddenBefore),this.picture="",this.root.hidden=!0,delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.viewBefore!==
"one"&&document.getElementById(`view-${this.viewBefore}-button`)?.click(),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(
".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.focus({preventScroll:!0})}get offered(){return Object.keys(te).filter(e=>te[e].isThere(this.log))}show(e){
this.offered.includes(e)&&(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).focus({preventScroll:!0}))}follow(e){
this.isOpen&&(e.run&&(this.hiddenBefore=null,this.place=this.line=0),this.offered.includes(this.picture)?this.draw():this.show(this.offered[0]))}draw(){let{offered:e,
picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=t==="canvas",this.hider.
setAttribute("aria-pressed",String(s));let o=this.asks;document.body.toggleAttribute("data-asks",o),ye(this.question,o?l("Which token comes next, as token {numb\
er}?",{number:this.seen+1}):""),requestAnimationFrame(()=>document.querySelector(Jn[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){
return this.hides&&this.place%2===0&&this.place<2*this.length+(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;
return e.usesBeams?e.prompts[0].steps.length:Ft(e.allLines()[this.line]?.last??null).length}hide(e){if(e===this.hides||this.picture==="canvas"&&e)return;let{log:t}=this;
if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?
2*s.index+1:0,t.usesBeams&&Jt(te.beamtree.slider,1/0),this.lookAtLast()}else t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(
e.usesBeams?null:e.lines()[this.line]?.last??null)}go(e){let{log:t,picture:s}=this;this.hides?this.goHidden(e):te[s].slider?Jt(te[s].slider,e):s==="drafts"?this.
goRound(e):e===-1/0?t.select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*ke(s+e,1,o)-
1;else if(this.picture==="drafts"){let r=t.rounds.map(i=>i.start+$t(i)).filter(i=>i<=o),a=r.filter(i=>i<=s).length-1;this.place=2*(r[ke(a+e,-1,r.length-1)]??0)-
1}else this.place=ke(this.place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?
s.draft.round.index+e:0,r=t.rounds[ke(o,0,t.rounds.length-1)];t.select(0,r.start)}},ke=(n,e,t)=>Math.max(e,Math.min(t,n));function Jt(n,e){let t=document.querySelector(
n);t&&(t.value=String(ke(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(new Event("input",{bubbles:!0})))}function Wt({element:n}){M(e=>{U=new We(
n.querySelector(".gp-stage"),e.log("main"))})}function Gt(){document.addEventListener("click",({target:n})=>{n.closest(".gp-present")&&U?.enter()}),document.addEventListener(
"keydown",n=>{!U||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[open], .gp-alone")||Un(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},
!0)}function Un(n,e){if(n===Fn)U.isOpen?U.leave():U.enter();else if(U.isOpen)if(n==="Escape")U.leave();else if(Wn.has(n))U.go(Se[n]);else{if(e.closest("input, s\
elect, textarea")||n in Se&&e.closest(".gp-pane"))return!1;if(n in Se)U.go(Se[n]);else if(n.toLowerCase()==="h")U.hide(!U.hides);else{let t=U.offered.find(s=>te[s].
key===n);if(!t)return!1;U.show(t)}}else return!1;return!0}function Ut({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let i=n.querySelector("select"),c=n.querySelector("span"),d="";function p(){let h=e.
lane?l("Strategy of lane {lane}",{lane:e.lane}):l("Strategy");c.textContent!==h&&(c.textContent=h);let m=JSON.stringify(e.choices);if(m!==d){d=m;let y=new Map;for(let[
f,x]of e.choices){let b=o[x]??r;y.has(b)||y.set(b,[]);let k=b&&x!==a;y.get(b).push(new Option(k?f:l(f),x))}i.replaceChildren(...[...y].flatMap(([f,x])=>{if(!f)return x;
let b=document.createElement("optgroup");return b.label=l(f),b.append(...x),[b]}))}i.value=e.value}i.addEventListener("input",()=>{e.value=i.value,t("input")}),
s(Object.keys(e),p),p()}var Ht="generation-playground.tour";function Kt({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=u("p","gp-offer"),a=u("button","gp-take",
l("Take the tour"),{type:"button"}),i=u("button","gp-decline","✕",{type:"button","aria-label":l("No tour")});r.append(a,i);let c=u("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,h]=[u("h2","","",{id:"tour-title",tabindex:"-1"}),u("p"),u("span","gp-count")],m=u("button","",l("\
Back"),{type:"button"}),y=u("button","gp-next",l("Next"),{type:"button"}),f=u("button","gp-decline","✕",{type:"button","aria-label":l("End the tour")}),x=u("d\
iv","gp-foot");x.append(h,m,y),c.append(f,d,p,x),t.append(r,c),r.hidden=Hn(),a.addEventListener("click",()=>b(0)),i.addEventListener("click",T),f.addEventListener(
"click",T),m.addEventListener("click",()=>b(s-1)),y.addEventListener("click",()=>s===e.length-1?T():b(s+1)),c.addEventListener("keydown",w=>{w.key==="Escape"&&T()}),
window.addEventListener("resize",_),window.addEventListener("scroll",_,{passive:!0,capture:!0});function b(w){r.hidden=!0,s=w;let v=e[s];k(document.querySelector(
v.at)),c.hidden=!1,d.textContent=l(v.title),p.textContent=l(v.text),h.textContent=l("{number} of {count}",{number:s+1,count:e.length}),m.hidden=s===0,y.textContent=
l(s===e.length-1?"Done":"Next");let O=o?.getBoundingClientRect();O&&(O.top<0||O.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),_(),d.focus({preventScroll:!0})}
function k(w){o?.classList.remove("gp-pointed-at"),o=w,o?.classList.add("gp-pointed-at")}function _(){if(c.hidden||!o)return;let w=o.getBoundingClientRect(),{offsetWidth:v,
offsetHeight:O}=c;if(w.left>v+24&&w.height>240){c.style.top=`${Math.max(8,Math.min(w.top+8,innerHeight-O-8))}px`,c.style.left=`${w.left-v-12}px`;return}let N=Math.
min(w.bottom,innerHeight*.55)+10,A=N+O<=innerHeight-8?N:Math.max(8,Math.min(w.top,innerHeight)-O-10);c.style.top=`${A}px`,c.style.left=`${Math.max(8,Math.min(w.
left+16,innerWidth-v-8))}px`}function T(){let w=c.contains(document.activeElement)||r.contains(document.activeElement);k(null),c.hidden=r.hidden=!0;try{localStorage.
setItem(Ht,"seen")}catch{}w&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function Hn(){try{return localStorage.getItem(Ht)==="seen"}catch{
return!0}}var Ee=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",l("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=u("ol","gp-lessons");for(let o of e){let r=u("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(u("b","",a+l(o.title)),u("span","",l(o.about)));let i=o.over?l("done"):o.begun?l("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(u("small","",[X(o.minutes,"{count} minute","{count} minutes"),i].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let c=u("li");c.append(r),t.append(c)}let s=u("h2","",l("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),u("p","gp-n\
ote",l("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=u(
"div","gp-lesson-head"),s=u("button","gp-plain","✕",{type:"button","aria-label":l("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:i,moved:c}){this.root.setAttribute("aria-busy",String(!a));let d=e.steps[t],
p=t===e.steps.length-1,h=pe(l("All lessons"),"gp-plain",()=>this.actions.list()),m=u("h2","",l(e.title)),y=u("p","gp-step-place",l("Step {number} of {count}",{number:t+
1,count:e.steps.length}),{tabindex:"-1"}),f=u("div","gp-lesson-body");f.append(...Vt(l(d.text))),d.predict&&f.append(this.prediction(d.predict,s,a,i));let x=d.predict&&
s===void 0;if(d.task){let P=u("p","gp-task");P.append(u("b","",o?"✓ ":"➜ "),l(d.task)),x&&P.append(u("span","gp-first"," "+l("Predict first."))),f.append(P)}
let b=u("div","gp-found",null,{"aria-live":"polite"});i&&!x&&b.append(...this.verdict(d,i)),f.append(b);let k=u("div","gp-lesson-foot"),_=pe(l("Back"),"",()=>this.
actions.go(t-1));_.disabled=t===0;let T=o||!d.task&&!x,w=pe(p?l("All lessons"):T?l("Next"):l("Skip"),T?"gp-next":"",()=>p?this.actions.list():this.actions.go(t+
1));k.append(_,w);let v=u("div","gp-lesson-more");if(e.steps.some(({sets:P})=>P)){let P=u("input","",null,{type:"checkbox"});P.checked=r,P.addEventListener("cha\
nge",()=>this.actions.ownModel(P.checked));let j=u("label");j.append(P," ",l("with the model that I have chosen")),v.append(j),d.sets&&v.append(pe(l("Set the pa\
ge again"),"gp-plain",()=>this.actions.again()))}let O=new URLSearchParams({lesson:e.name,step:String(t+1)});v.append(u("a","gp-link",l("Link to this step"),{href:`\
?${O}`,target:"_blank"}));let N=this.root.contains(document.activeElement),A=N?Kn(document.activeElement):null;this.root.replaceChildren(this.head([h]),m,y,f,k,
v),this.point(d.at),c?y.focus({preventScroll:!0}):N&&(A&&this.root.querySelector(A)||y).focus({preventScroll:!0}),c?this.root.scrollTop=0:i&&b.scrollIntoView({block:"\
nearest"})}prediction({question:e,answers:t,number:s},o,r,a){let i=u("fieldset","gp-predict");i.append(u("legend","",l(e)));let c=o!==void 0;if(s){let d=u("form",
"gp-number"),p=u("input","",null,{type:"number",step:"any",required:"","aria-label":l(e)});c&&(p.value=String(o)),p.disabled=c||!r;let h=u("button","gp-send",l(
"Predict"),{type:"submit"});h.disabled=c||!r,d.addEventListener("submit",m=>{m.preventDefault(),Number.isFinite(p.valueAsNumber)&&this.actions.guess(p.valueAsNumber)}),
d.append(p,h),i.append(d)}return t.forEach((d,p)=>{let h=pe("","gp-answer",()=>this.actions.guess(p)),m=o===p,y=!!a?.done,f=y&&a.expected===p;if(y&&c&&!m&&!f)return;
let x=f?"✓ ":m?y?"✗ ":"● ":"○ ";h.append(u("span","gp-sign",x,{"aria-hidden":"true"}),l(d)),h.setAttribute("aria-pressed",String(m)),h.disabled=c||!r,i.
append(h)}),i}verdict(e,{done:t,right:s,why:o,shown:r,claim:a,then:i,recorded:c,wishes:d}){if(!t)return[u("p","gp-open",l("This run does not do it yet.")),Vn(d)];
let p=[];if(s!==null){let h=u("p",s?"gp-right":"gp-wrong");h.append(u("b","",s?"✓ "+l("As you predicted."):"✗ "+l("It came out otherwise."))," ",l(o)),p.push(
h)}if(a){let h=u("p","gp-claim"),m=r?l("This run shows it:"):r===null?l("This run cannot tell:"):l("This run does not show it:");h.append(u("b","",`${r?"✓":"○"}\
 ${m}`)," ",l(a)),p.push(h),!r&&c&&p.push(pe(l("Show a recorded run that does"),"gp-recorded",()=>this.actions.recorded()))}return l(i)&&p.push(...Vt(l(i))),p}remind(){
let e=this.root.querySelector(".gp-found");e&&ye(e,l("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||
(this.pointed?.classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&
t.scrollIntoView({block:"center"})}};function pe(n,e,t){let s=u("button",e,n,{type:"button"});return s.addEventListener("click",t),s}function Kn(n){for(let e of[
"gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}function Vn(n){let e=u("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>u("l\
i",t?"gp-met":"",`${t?"✓":"○"} ${l(s)}`))),e}var Vt=n=>n.split(`
`).map(e=>u("p","",e));var Le="generation-playground.lessons",zn={batch:()=>!0,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},Qn=matchMedia("(max-width: 899px)");function zt({
element:n,props:e,trigger:t,watch:s},{lessons:o}){let r=Yn(),a=null,i=0,c=null,d=!1,p=!1,h=new Ee(n.querySelector(".gp-lesson"),{list:()=>x(),choose:E=>k(E),go:E=>v(
E),guess:E=>{m().guesses[i]=E,$(),A(),y().task||N()},recorded:()=>t("recorded",f()),ownModel:E=>{m().ownModel=E,$(),O()},again:()=>{delete m().guesses[i],c=null,
$(),O(),A()},close:()=>T()}),m=(E=a.name)=>r.lessons[E]??={at:0,done:[],guesses:{}},y=()=>a.steps[i],f=()=>({lesson:a.name,step:i});function x(){a&&w(),h.drawList(
o.map(E=>({...E,...b(E)}))),_()}function b({name:E,steps:R}){let{done:I=[],at:H=0}=r.lessons[E]||{};return{done:I.length,over:I.length>=R,begun:!!r.lessons[E],at:H}}
function k(E,R=!1){p=R,t("chosen",{lesson:E})}function _(){h.root.hidden=!1,document.body.toggleAttribute("data-lesson",!0)}function T(){a&&w(),h.root.hidden=!0,
document.body.toggleAttribute("data-lesson",!1),document.querySelector("button[data-lessons]")?.focus({preventScroll:!0})}function w(){h.point(""),a=null,r.open=
"",$(),t("left",{})}function v(E){i=Math.max(0,Math.min(a.steps.length-1,E)),m().at=i,c=null,$(),O(),A({moved:!0}),!y().task&&(!y().predict||m().guesses[i]!==void 0)&&
N()}function O(){let E=p;p=d=!1,document.body.dataset.view!==y().view&&document.getElementById(`view-${y().view}-button`)?.click(),t("entered",{...f(),own_model:!!m().
ownModel,keep:E})}function N(){t("judged",{...f(),guess:m().guesses[i]??null})}function A({moved:E=!1}={}){let{guesses:R,done:I,ownModel:H}=m();h.drawStep({lesson:a,
at:i,guess:R[i],done:I.includes(i),ownModel:!!H,isReady:d,judgement:c,moved:E})}s("value",()=>{let E=JSON.parse(e.value||"null");E&&(E.kind==="lesson"?(a=E.lesson,
r.open=a.name,_(),v(b({name:a.name,steps:a.steps.length}).over?0:m().at)):a&&E.kind==="ready"&&E.step===i?(d=!0,A()):a&&E.kind==="judgement"&&E.step===i&&(c=E,E.
done&&!m().done.includes(i)&&m().done.push(i),$(),A(),E.done&&y().task&&Qn.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),M(E=>{let R=E.log(
"main"),I=0;R.subscribe(n,()=>{!R.finished||R.turn===I||(I=R.turn,P(R.recorded))});for(let[H,he]of Object.entries(zn)){let C=E.group(H),B=C.turn;C.subscribe(n,()=>{
C.turn===B||!he(C)||(B=C.turn,P(!1))})}});function P(E){a&&(y().predict&&m().guesses[i]===void 0&&!E?h.remind():N())}document.addEventListener("click",E=>{E.target.
closest("button[data-lessons]")&&(h.root.hidden?x():T())});let j=new URLSearchParams(location.search).get("lesson");if(j&&o.some(({name:E})=>E===j)){let E=Number(
new URLSearchParams(location.search).get("step"));E>=1&&(m(j).at=Math.floor(E)-1),k(j)}else o.some(({name:E})=>E===r.open)&&k(r.open,!0);function $(){try{localStorage.
setItem(Le,JSON.stringify({lessons:r.lessons})),sessionStorage.setItem(Le,r.open)}catch{}}}function Yn(){try{let{lessons:n}=JSON.parse(localStorage.getItem(Le)||
"{}");return{lessons:Xn(n),open:sessionStorage.getItem(Le)||""}}catch{return{lessons:{},open:""}}}function Xn(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.
entries(n||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function Qt({trigger:n}){M(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function Yt({props:n,trigger:e,watch:t}){M(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var Zn=250;function Xt({element:n,props:e,trigger:t,watch:s}){M(o=>{let r=o.log("main"),a=new Map,i=null;function c(){let{given:h,only_given:m,config:y={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&m||y.max_new_tokens===(h||[]).length+1}let d=h=>(h&&h.watched||[]).map(({token_id:m})=>m);function p(h,m,y,f){
r.asked={turn:r.turn,kind:h,ids:y,...f};let{last:x,stopReason:b}=m;t("go",{kind:h,ids:y,stop:b,watched:d(x),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:m}){if(h.isPrompt)return;let y=[...r.idsTo(h).slice(0,-1),m],f=r.lastOf(h),x=f===h&&c()?"choose":"branch";p(x,{last:f},y,{at:h.
index,from:h.chosen.text,on:m===h.chosen.token_id})},more(){let h=r.current(),m=h&&r.lineOf(h);if(!m||!m.last)return t("start",{});p("more",m,r.idsTo(m.last),{at:m.
last.index+1})},look({line:h,text:m}){let{last:y}=r.lines()[h]||{},f=y?r.idsTo(y):[];t("look",{line:h,text:m,ids:f,watched:d(y),turn:r.turn,started:r.startedLine()})},
save_page(){t("save_page",{})},shown(){clearTimeout(i),i=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),Zn)}}),r.subscribe(n,h=>{if(h.run)for(let{line:m,lists:y}of a.
get(r.turn)||[])r.addWatched(m,y)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");a.has(h.turn)||a.set(h.turn,[]),a.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var es="generation-playground",Zt="generation-playground.keep-history",ts=20,ns=5e6,ss=3e7,en=90;function tn({element:n,props:e,trigger:t,watch:s}){let o=n.querySelector(
".gp-history");Q(o);let r=new G,a=g=>o.querySelector(g),i=a(".gp-keep input"),c=a(".gp-clear"),d=[],p=new Map,h=null,m=null,y=null,f=null;function x(){return f??=
new Promise((g,L)=>{let S=indexedDB.open(es,1);S.onupgradeneeded=()=>{S.result.createObjectStore("runs",{keyPath:"id"}),S.result.createObjectStore("logs")},S.onsuccess=
()=>g(S.result),S.onerror=S.onblocked=()=>L(S.error)})}async function b(g,L){let S=(await x()).transaction(["runs","logs"],g);return new Promise((q,D)=>{let ne=L(
S.objectStore("runs"),S.objectStore("logs"));S.oncomplete=()=>q(ne&&ne.result),S.onerror=S.onabort=()=>D(S.error)})}function k(){try{return(localStorage.getItem(
Zt)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let _=Promise.resolve();function T(g){return _=_.then(g).then(()=>R(""),L=>{console.warn("Generation Playgroun\
d: the history could not be kept.",L),R(l("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then(F),_}async function w(){
let g=[...p.values()].map(([S])=>S).sort((S,q)=>q.id-S.id);d=g;let L=k()?await b("readonly",S=>S.getAll()):[];d=[...g,...L.filter(S=>!p.has(S.id))].sort((S,q)=>q.
id-S.id)}async function v(){for(let[g,[L,S]]of p)await b("readwrite",(q,D)=>{S!==null&&D.put(S,g),q.put(L)}),p.delete(g)}async function O(g){g.forEach(L=>p.delete(
L)),d=d.filter(L=>!g.includes(L.id)),k()&&await b("readwrite",(L,S)=>g.forEach(q=>{L.delete(q),S.delete(q)}))}async function N(){let g=0,L=d.filter((S,q)=>(g+=S.
size)>ss||q>=ts);L.length&&await O(L.map(S=>S.id))}let A=async g=>p.has(g)?p.get(g)[1]:b("readonly",(L,S)=>S.get(g));async function P(){for(let g of await b("re\
adonly",L=>L.getAll()))p.has(g.id)||p.set(g.id,[g,await A(g.id)??null]);await b("readwrite",(g,L)=>{g.clear(),L.clear()})}function j(){if(!h||!m||m.turn!==h.turn||
!m.finished)return;let{turn:g,replaces:L,...S}=h;h=null;let q=m.text,D=q.length<=ns,ne={id:g,time:Date.now(),...S,seed:m.started.seed,tokens:m.finished.num_tokens,
end:C(m.finished.sequences[0]?.text??"",en),size:D?q.length:0};p.set(g,[ne,D?q:null]),T(async()=>{L&&await O([L]),await w(),k()&&await v(),await N()})}let $=({request:g,
seed:L,preset:S})=>({request:g,seed:L,preset:S});async function E(g){let L=await A(g.id).catch(()=>null);if(!L)return R(l("This run is no longer in the browser’\
s storage."));t("look",{log:L,...$(g)})}let R=g=>{a(".gp-note").textContent=g};function I(g,L,S){let q=document.createElement(g);return q.textContent=L,S&&(q.className=
S),q}function H(g,L,S,q){let D=I("button",g);return D.type="button",D.setAttribute("aria-label",L),D.title=q||(g===L?"":L),D.disabled=!!q,D.addEventListener("cl\
ick",S),D}function he(g){let L={month:"short",day:"numeric"},S={hour:"2-digit",minute:"2-digit"},q=new Date(g).toDateString()===new Date().toDateString();return new Date(
g).toLocaleString([],q?S:{...L,...S})}function C(g,L){let S=Array.from(g);return S.length<=L?g:`…${S.slice(-L).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function B(g){
let L=document.createElement("li");L.dataset.run=g.id;let S=I("div","","gp-what"),q=he(g.time),D=String(g.prompt||""),ne=g.tokens>=0?X(g.tokens,"{count} token",
"{count} tokens"):"",fn=[q,g.strategy,g.model,`seed ${g.seed}`,ne];S.append(I("span",C(D,en)||l("(no prompt)"),"gp-prompt")),g.end&&S.append(I("span",g.end,"gp-\
end")),S.append(I("span",fn.filter(Boolean).join(" · "),"gp-facts"));let He=I("div","","gp-acts"),_e={when:q,text:C(g.end||D,40)},mn=g.size?"":l("Too long to b\
e kept. Its settings can be loaded.");return He.append(H(l("View"),l("View the run of {when}: {text}",_e),()=>E(g),mn),H(l("Load settings"),l("Load settings of \
the run of {when}: {text}",_e),()=>t("start",$(g))),H("✕",l("Remove the run of {when}: {text}",_e),()=>T(()=>O([g.id])))),L.append(S,He),L}function F(){let g=a(
"li button:focus"),L=g&&[g.closest("li").dataset.run,[...g.parentNode.children].indexOf(g)];a(".gp-hint").textContent=d.length?"":l("Your runs will be listed he\
re, to look at again or to start from."),a(".gp-till").textContent=k()?"":l("(now: only until this page is closed)"),a(".gp-runs").replaceChildren(...d.map(B)),
L&&(a(`li[data-run="${L[0]}"] .gp-acts`)?.children[L[1]]||a(".gp-keep input")).focus(),c.hidden=!d.length,i.checked=y??k(),J()}function J(){c.textContent=l("Cle\
ar history"),c.dataset.sure=""}c.addEventListener("click",()=>{c.dataset.sure?T(()=>O(d.map(g=>g.id))):(c.textContent=X(d.length,"Remove {count} run?","Remove a\
ll {count} runs?"),c.dataset.sure="yes")}),c.addEventListener("blur",J);async function V(g){g||await P(),localStorage.setItem(Zt,g?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),g&&await v(),await w(),await N()}i.addEventListener("change",()=>{let g=y=i.checked;T(()=>V(g).finally(()=>{y=null}))}),
document.addEventListener("click",({target:g})=>{g.closest("button[data-drawer=history]")&&T(w)}),T(w),s("value",()=>{let g=r.unstamp(e.value);g&&(h={turn:r.newest,
...JSON.parse(g)},j())}),M(g=>{m=g.log("main"),m.subscribe(o,L=>{L.status&&j()})})}function nn({props:n,trigger:e,watch:t},{most:s}){M(o=>{let r=o.log("main"),a=new Map;r.lensLimit=s,r.answers.look_into=({step:i,places:c})=>{let d=r.idsTo(r.lastOf(
i));a.set(r.turn??null,d),e("look_into",{places:c,ids:d,turn:r.turn,started:r.startedLine()})},t("value",()=>{if(!n.value)return;let i=JSON.parse(n.value.split(
`
`)[1]);i?r.addLens(i.turn??void 0,a.get(i.turn??null)||[],i.found):r.changed("lens")})})}function sn({props:n,watch:e}){let t=new G,s;M(o=>{let r=o.log("main"),a=()=>{let i=t.unstamp(n.value);i!==null&&(r.recorded=t.recorded,document.body.toggleAttribute(
"data-recorded",r.recorded),o.feed("main",i,t.newest),document.body.toggleAttribute("data-loading",!!r.loading),!(!r.finished||r.turn!==t.newest||s===t.newest)&&
(s=t.newest,r.selectMostUncertain()))};n.value&&!location.search&&a(),e("value",a)})}function on({element:n,props:e,watch:t}){Q(n);let s=i=>n.querySelector(".gp-"+i);function o(i){let c="https://huggingface.co";return i&&window.parent!==window&&
document.referrer.startsWith(c)?`${c}/spaces/${i}`:location.origin+location.pathname}function r(){let i=s("taken");if(!i)return;let c=e.value?JSON.parse(e.value):
null;if(i.hidden=!c,!c)return;s("label").textContent=l(c.title),s("note").textContent=l(c.note);let d=c.query?`${o(c.space)}?${c.query}`:c.text,p=s("text");p.value=
d,p.wrap=c.query?"soft":"off",p.rows=c.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let i=s("text"),c=!0;try{await navigator.clipboard.writeText(i.value)}catch{i.focus(),i.select(),
c=document.execCommand("copy")}s("copied").textContent=l(c?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var Ge="generation-playground.presets";function rn({element:n,props:e,trigger:t,watch:s}){let o={download({name:i,type:c,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${c};charset=utf-8`})),p.download=i,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:i}){
let c=document.querySelector(i);if(!c)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;c.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),c.matches("textarea, input, button")&&c.focus({preventScroll:!0})},keep({name:i,config:c}){let d=!1;try{let p=r();c?p[i]=c:delete p[i],localStorage.setItem(
Ge,JSON.stringify(p))}catch{d=!0}t("kept",{presets:a(),name:i,removed:!c,failed:d})}};function r(){let i=localStorage.getItem(Ge)||"{}";try{let c=JSON.parse(i);
return c&&typeof c=="object"&&!Array.isArray(c)?c:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:i})=>{i===
Ge&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let i=JSON.parse(e.value);o[i.do](i)})}function an(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(l("Ctrl+Enter")))}function ln(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var os={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},rs=250;function cn({element:n,props:e,trigger:t,watch:s}){let o=new G,r=!1,a=null;function i(){let c=n.
querySelector(".messages"),d=o.unstamp(e.value);if(!c||d===null)return;clearTimeout(a);let p=JSON.parse(d||"[]");r=p.some(h=>h.refused),c.replaceChildren(...p.map(
is)),r&&c.scrollIntoView({block:"nearest"})}s("value",i),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=setTimeout(()=>t(
"mended",{turn:o.newest}),rs))})}var dn=n=>JSON.parse(n).map(e=>({__type__:"update",info:l(e)}));function is({severity:n,knob:e,message:t,fix:s}){let o=l(t),r=document.
createElement("div");r.className="message "+n;let a={error:l("Error"),warning:l("Note")}[n]||"";Ue(r,"span",`${os[n]||""} ${a}`.trim(),"label");let i=document.createElement(
"span"),c=e&&o.startsWith(e+" ");return e&&(Ue(i,"code",e),i.append(c?"":": ")),i.append((c?o.slice(e.length):o)+(s?" ":"")),s&&Ue(i,"strong",l(s)),r.append(i),
r}function Ue(n,e,t,s){let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var un=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>as(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),as=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function pn({props:n,watch:e},{name:t}){let s=new G;M(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var hn={changesInWords:Qe,followModels:jt,infoUpdates:dn,mountBeamVariants:Yt,mountBranching:Xt,mountChangedLine:Ye,mountComparisonLog:Ve,mountBrowserCommands:rn,
mountDrawer:ot,mountExamples:lt,mountHeader:dt,markView:Pe,mountHistory:tn,mountKeptForm:pt,mountKnobPanel:qt,mountLanes:ze,mountLessonPanel:zt,mountLogitLens:nn,
mountMessages:cn,mountModelQuestions:Qt,mountPromptArea:Dt,mountQuickRow:Mt,mountReport:pn,mountRunLog:sn,mountStage:Wt,mountStrategyList:Ut,mountTaken:on,mountTour:Kt,
pickFile:un,t:l};function ls(){let n=t=>{try{t(hn)}catch(s){console.error("Generation Playground:",s)}};an();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage=
{...hn,push:n},e.forEach(n)}ln();st();Gt();Ke(ls);})();
