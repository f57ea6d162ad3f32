// Written by .ci/bundle.py from modules with the SHA-256 22ba69ee7c3098d84373dddc2238e5e9a6aca67fe1b64a51e6237dd5b67afab1: edit those.
(()=>{var vn=["de","fr"];function l(n,e){if(n==null)return"";if(typeof n=="object")return l(n.said,n.values);let t=String(n),s=window.GenerationPlaygroundTexts?.[t]??
t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let i=e[r];return i&&typeof i=="object"?l(i):String(i??"")}):s}var ee=(n,e,t,s)=>l(
n===1?e:t,{count:n.toLocaleString("en-US"),...s});var xn=["aria-label","title","placeholder","data-tip","label"];function Y(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,i]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),a=r&&e[r.replace(/\s+/g," ")];a&&(s.nodeValue=
o+a+i)}for(let s of[n,...n.querySelectorAll("*")])for(let o of xn){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function Sn(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return vn.includes(n)?n:"en"}function Ye(n){let t=window.GenerationPlaygroundCatalogues?.[Sn()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(n)}function I(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var K=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function Xe({props:n,trigger:e,watch:t},{kind:s,opens:o}){let r=new K,i;I(a=>{t("value",()=>{let c=r.unstamp(n.value);c!==null&&(a.feedGroup(s,c,r.newest),!(!c||
i===r.newest)&&(i=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>En(s)))))}),o&&(a.group(s).answers.open=({entry:c})=>e("open",{entry:c}))})}function En(n){
let e=document.getElementById(`${n}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function Ze({props:n,trigger:e,watch:t}){let s=new K;I(o=>{let r=o.group("lanes");r.answers.lane=({do:i,id:a})=>{e("lane",{do:i,id:a}),i==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let i=s.unstamp(n.value);i&&r.setLanes(JSON.parse(i))})})}function et(n,e){let{base:t={},set:s={}}=JSON.parse(n||"{}"),o=a=>typeof a=="object"?"":JSON.stringify(a),r=[...new Set([...Object.keys(t),...Object.keys(s)])].
flatMap(a=>{let[c,d]=[t[a]??null,s[a]??null];if(JSON.stringify(c)===JSON.stringify(d))return[];if(d===null)return[l("{knob} not set",{knob:a})];let p=`${a} ${o(
d)}`.trim();return[o(c??{})?l("{now} instead of {before}",{now:p,before:o(c)}):p]});if(!r.length)return"";let i=r.slice(0,e).join(", ");return r.length<=e?l("Ch\
anged: {changes}.",{changes:i}):l("Changed: {changes} and {count} more.",{changes:i,count:r.length-e})}function tt({element:n,props:e,watch:t}){let s=()=>{let o=n.
querySelector("span");o.textContent=e.value||"",o.hidden=!e.value};t("value",s),s()}var Ce=matchMedia("(min-width: 1200px)"),nt="generation-playground.knobs-open",st=null,ot=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),re=()=>document.
body.dataset.drawer||"";function Te(n){re()!==n&&(st=document.activeElement,Ae(n)),ot(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function ye(){
if(!re())return;let n=ot(re())?.contains(document.activeElement);Ae(""),n&&st?.focus({preventScroll:!0})}function rt(){Ce.matches||ye()}function Ae(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,it();try{Ce.matches&&localStorage.setItem(nt,n==="knobs"?"yes":"no")}catch{}}function it(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===re()))}function at(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===re()?ye:()=>Te(t.dataset.drawer))():e.closest(".gp-drawer-close")&&ye()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&ye()})}
function lt({element:n}){Y(n),it();try{Ce.matches&&!re()&&localStorage.getItem(nt)==="yes"&&Ae("knobs")}catch{}}var Ne={" ":"·","\n":"↵","	":"⇥","\r":"␍"},ct=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function u(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,i);return o}function Pe(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(ct)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let i=Ne[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let a=Ne[r]?
r:"";n.append(u("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else n.append(u("span","gp-mark",i))}s<e.length&&n.append(e.slice(s))}function qe(n,e){n.replaceChildren(),Pe(n,e),e||n.append(u("span","gp-mark",l("(empty)")))}function dt(n,e){let t=u("bdi",e);return qe(t,n),t}function ve(n,e){n.
textContent!==e&&(n.textContent=e)}var Ln=n=>n.replace(ct,e=>e===" "?" ":Ne[e]||"�"),ut=n=>l("“{text}”",{text:Ln(n)});function pt({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:l("Small models"),note:"",entries:t.filter(i=>i.bundled)},{title:l(
"A real model"),note:l("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(i=>!i.bundled)}].filter(i=>i.entries.
length),r=o.map(i=>On(i,e));o.length>1&&s.append(_n(o,r)),s.append(...r)}function _n(n,e){let t=u("div","gp-kinds",null,{role:"group","aria-label":l("Examples")}),
s=n.map((r,i)=>{let a=u("button","gp-kind",r.title,{type:"button"});return a.addEventListener("click",()=>o(i)),t.append(a),a}),o=r=>n.forEach((i,a)=>{s[a].setAttribute(
"aria-pressed",String(a===r)),e[a].hidden=a!==r});return o(0),t}function On(n,e){let t=u("div");n.note&&t.append(u("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=u("ul","",null,{"aria-label":l("Examples for {model}",{model:o})}),t.append(u("h3","",o),s));let i=u("button","gp-example",null,
{type:"button"});i.append(u("b","",l(r.title)),u("span","",l(r.look))),i.addEventListener("click",()=>{e("chosen",{index:r.index}),rt()});let a=u("li");a.append(
i),s.append(a)}return t}var Q=null,ht="one";function ft({element:n}){Q=n.querySelector(".gp-header"),Y(Q);let[e,t]=[se(".gp-lab-button"),se(".gp-lab-list")],[s,o]=[se(".gp-menu-button"),
se(".gp-menu")];function r(c,d,p){c.setAttribute("aria-expanded",String(p)),d===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let i=[[e,t],[s,o]],a=()=>i.forEach(
([c,d])=>r(c,d,!1));Q.addEventListener("click",c=>{let d=c.target,p=d.closest("button[data-view]"),h=i.find(([m])=>m.contains(d));if(p)Cn(p.dataset.view),a(),t.
contains(p)&&e.focus();else if(h){let[m,x]=h,f=m.getAttribute("aria-expanded")!=="true";a(),r(m,x,f),f&&x===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else d.closest(".gp-menu button")&&a()}),document.addEventListener("click",c=>{Q.contains(c.target)||a()}),Q.addEventListener("keydown",c=>{let d=c.target;
if(c.key==="Escape"&&i.some(([x])=>x.getAttribute("aria-expanded")==="true")){t.contains(d)&&e.focus(),a();return}if(d.getAttribute("role")!=="tab")return;let p=[
...d.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[c.key],m=h?p[(p.indexOf(d)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[c.key];
m&&(c.preventDefault(),m.focus())}),Q.addEventListener("focusout",({relatedTarget:c})=>{c&&!Q.contains(c)&&a()}),Be(ht)}var se=n=>Q.querySelector(n);function Cn(n){
document.getElementById(`view-${n}-button`)?.click()}function Be(n){if(ht=n,document.body.dataset.view=n,!Q)return;for(let t of Q.querySelectorAll("[data-view]")){
let s=t.dataset.view===n;t.setAttribute("aria-selected",String(s))}for(let t of Q.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=se(`.gp-lab-list [data-view="${n}"]`);se(".gp-lab").classList.toggle("gp-selected",!!e),
se(".gp-lab-which").textContent=e?e.textContent:""}var mt="generation-playground.form",Tn="generation-playground.keep-history";function gt({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let i=(localStorage.getItem(Tn)||(n.keep?"yes":"no"))==="yes";for(let a of[sessionStorage,
localStorage])i?t&&e&&a.setItem(mt,JSON.stringify(e)):a.removeItem(mt)}catch{}}function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(i){e=i,r()},begin(){t=!0,r()}},window.addEventListener(
"pagehide",o),window.addEventListener("generation-playground-keep",o)}var bt=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,z=(n,e)=>JSON.stringify(n,bt)===JSON.stringify(
e,bt);function H(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function te(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function ie(n,e,t,s=()=>null){let o=u("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),i=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(te(o.value))),o.addEventListener("keydown",a=>{if(a.key!=="ArrowUp"&&a.key!=="ArrowDown")return;
a.preventDefault();let c=te(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof c!="number")return;let d=Number((c+(a.key==="ArrowUp"?r:-r)).toFixed(Math.max(
i,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,d))),t(te(o.value))}),o}function fe(n,e,t,s){let o=u("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([a,c])=>{let d=u("input",null,null,{type:"radio",name:n,value:c});d.addEventListener("change",()=>s(a));let p=u("label");
return p.append(d,u("span",null,c)),o.append(p),d});return{element:o,show:a=>{let c=t.findIndex(([d])=>z(d,a));return r.forEach((d,p)=>{d.checked=p===c}),c>=0}}}
var wt=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,l("not set")],[!0,l("on")],[!1,l("off")]],{element:r,show:i}=fe(e,t,o,s);return{element:r,show:i,showDefault(){}}},
je=(n,{id:e,change:t})=>{let s=u("div","kp-number"),o=n.default,r=ie(n,{id:e},c=>{a(c),t(c)},()=>o);s.append(r);let i=n.slider_minimum===null?null:u("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":l("{name}, slider",{name:n.name})});i&&(i.addEventListener(
"input",()=>{r.value=String(Number(i.value)),i.classList.remove("kp-off"),t(Number(i.value))}),s.append(i));function a(c){i&&(i.classList.toggle("kp-off",typeof c!=
"number"),i.value=typeof c=="number"?c:o??n.slider_minimum)}return{element:s,label:e,show(c){r.value=c===void 0?"":String(c),a(c)},showDefault(c){o=typeof c=="n\
umber"?c:null,r.placeholder=o===null?"–":String(o),r.value||a(void 0)}}},kt=(n,{id:e,change:t})=>{let s=u("select","kp-select",null,{id:e}),o=u("option",null,
l("not set"),{value:""});s.append(o,...n.choices.map((i,a)=>u("option",null,H(i),{value:a})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(i){r&&r.remove();let a=n.choices.findIndex(c=>z(c,i));i!==void 0&&a<0&&(r=u("option",null,H(i),{value:"foreign",disabled:""}),
s.append(r)),s.value=i===void 0?"":a<0?"foreign":String(a)},showDefault(i){o.textContent=i===null?l("not set"):l("not set (default {value})",{value:H(i)})}}},yt=(n,{
id:e,change:t})=>{let s=u("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":H(o,1/0)},showDefault(){}}};var ae=window.GenerationPlaygroundKnobs;function An(n,e,t){let s=u("div","kp-editor"),o=u("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":l("{name} as JSON",{name:n.name}),placeholder:l(
n.shape)}),r=u("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),i=u("span","kp-faint",""),a,c=!1,d=h=>{c=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?l("Editor"):"JSON",r.setAttribute("aria-label",h?l("Back to the editor of {name}",{name:n.name}):l("Edit {name} as JSO\
N",{name:n.name})),i.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(a=void 0,o.value.trim())
try{a=JSON.parse(o.value)}catch{a=o.value}e.change(a)}),r.addEventListener("click",()=>{c?t.show(a)===!1?i.textContent=l("The editor cannot show this value."):d(
!1):(o.value=p(a),d(!0)),(c?o:r).focus()}),s.append(t.element,o,i),d(!1),{...t,element:s,beside:r,note(h){a=h},show(h){a=h;let m=t.show(h);!c&&m===!1&&d(!0),c&&
(o.value=p(h))}}}function le(n){return(e,t)=>{let s=null;return s=An(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var St=le(()=>({element:u("div"),show:n=>n===
void 0,showDefault(){}})),Nn={n:`
`,t:"	",r:"\r","\\":"\\"},me=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):Nn[t]),Pn=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function Et(n,e){let t=u("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(i=>me(i.value)).filter(
Boolean),o=()=>{let i=s();e(i.length?i:void 0)};function r(i){let a=u("div","kp-line"),c=u("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});c.value=Pn(i);let d=u("span","kp-shown","",{title:l("As it is read: · is a space, ↵ a line break")}),p=u("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let m=me(c.value);d.replaceChildren(),(m!==m.trim()||m!==c.value)&&Pe(d,m),p.hidden=!c.value,c.
value&&a===t.lastElementChild&&r("")};c.addEventListener("input",()=>{h(),o()}),c.addEventListener("keydown",m=>{m.key==="Enter"&&(m.preventDefault(),a.nextElementSibling&&
a.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let m=a.nextElementSibling;a.remove(),o(),m&&m.querySelector("input").focus()}),
a.append(c,d,p),t.append(a),h()}return{element:t,show(i){t.replaceChildren();for(let a of i)r(a);r("")}}}var Lt=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),_t=(n,{change:e})=>{let t=Et({one:l("text"),another:l("another text"),remove:l("Remove this text")},e),s=u("div","kp-editor");return s.append(t.element,u("p",
"kp-faint",l("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:Lt(o)?o:[H(o,1/0)])},showDefault(){}}},Ot=le((n,{id:e,change:t})=>{
let s=u("div","kp-fields"),o=[["start",l("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",l("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let a=i.map(c=>te(c.value));t(a.every(c=>c===void 0)?void 0:a.map(c=>c??null))},i=o.map(([a,c,d,p])=>{let h=ie(d,{id:`${e}-${a}`,placeholder:p},r,()=>Number(
p));return s.append(u("label",null,c,{for:h.id}),h),h});return{element:s,show(a){return a!==void 0&&!(Array.isArray(a)&&a.length===2)?!1:(i.forEach((c,d)=>{c.value=
a===void 0?"":a[d]??""}),!0)},showDefault(){}}});function qn(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=u("select",
"kp-select",null,{id:e});return r.append(u("option",null,l("not set ({value})",{value:H(n.default)}),{value:""})),r.append(...o.map((i,a)=>u("option",null,H(i),
{value:a}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(i){let a=o.findIndex(c=>z(c,i));return r.value=i===void 0||a<
0?"":String(a),i===void 0||a>=0}}}if(n.kind==="flags"){let o=u("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(a=>{let c=u("input",
null,null,{type:"checkbox",value:a}),d=u("label",null,"");return c.addEventListener("change",t),d.append(c," "+a),o.append(d),c}),i=()=>r.filter(a=>a.checked).map(
a=>[a.value,!0]);return{element:o,read:()=>i().length?Object.fromEntries(i()):void 0,show(a){for(let c of r)c.checked=a?.[c.value]===!0;return a===void 0||z(a,Object.
fromEntries(i()))}}}if(n.kind==="ints"){let o=u("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(te);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=ie(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>te(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var vt=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),Ct=le(
(n,{id:e,nameId:t,change:s})=>{let o=u("div","kp-editor"),r=u("div","kp-fields"),i=null,a=[],c=[[void 0,l("not set")],...n.forms.map(g=>[g.name,n.forms.length>1?
l(g.name):l("set")])],d=fe(`${e}-form`,t,c,g=>{h(g),x(),f()}),p=u("p","kp-faint","");o.append(d.element,p,r);function h(g){i=n.forms.find(k=>k.name===g)||null,d.
show(i?i.name:void 0),p.textContent=i?l(i.meaning):"",a=[],r.replaceChildren();for(let k of i?i.fields:[]){let S=qn(k,`${e}-${k.name}`,f),T=u("label",null,k.name+
(k.required?" *":""),{for:`${e}-${k.name}`});T.title=l(k.meaning),r.append(T,S.element,u("p","kp-faint",l(k.meaning))),a.push([k,S]),k.kind==="ints"&&k.required&&
m(S)}}function m(g){let k=u("button","kp-link",l("Draw new keys"),{type:"button"});k.addEventListener("click",()=>{g.show(vt(30)),f()}),r.append(k)}function x(){
for(let[g,k]of a)g.required&&k.show(g.kind==="ints"?vt(30):g.default??5)}function f(){if(!i)return s(void 0);let g=a.map(([k,S])=>[k.name,S.read()]);return s(Object.
fromEntries(g.filter(([,k])=>k!==void 0)))}let w=g=>g!==null&&typeof g=="object"&&!Array.isArray(g);return{element:o,show(g){if(g===void 0)return h(void 0);if(!w(
g))return!1;let k=Object.keys(g),S=y=>y.fields.filter(v=>k.includes(v.name)).length,T=n.forms.reduce((y,v)=>S(v)>S(y)?v:y);return S(T)<k.length?!1:(h(T.name),a.
every(([y,v])=>v.show(g[y.name])))},showDefault(){}}}),Tt=le((n,{id:e,nameId:t,change:s})=>{let o=u("div","kp-editor"),r=u("input","kp-wide",null,{id:`${e}-list`,
type:"text",placeholder:"0, 2, 4","aria-label":l("{name}: layer numbers",{name:n.name}),autocomplete:"off"}),i=u("p","kp-faint",""),a=fe(e,t,[[void 0,l("not set")],
["low","low"],["high","high"],["list",l("layers")]],d=>{r.hidden=d!=="list",d==="list"&&r.focus(),s(d==="list"?c():d)}),c=()=>{let d=r.value.split(/[\s,]+/).filter(
Boolean).map(te);return d.length?d:void 0};return r.addEventListener("input",()=>s(c())),r.hidden=!0,o.append(a.element,r,i),{element:o,show(d){let p=Array.isArray(
d);return!p&&!a.show(d)?!1:(p&&(a.show("list"),r.value=d.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({layers:d}){i.textContent=d?l("This model has {coun\
t} layers; 0 is the input of the first.",{count:d}):""}}}),xt={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},At=(n,{
id:e,nameId:t,change:s})=>{let o=u("div","kp-editor"),r=fe(e,t,[[void 0,l("not set")],["choices",l("choices")],["regex","regex"],["json_schema",l("JSON schema")]],
w=>{m(w),f()}),i=Et({one:l("choice"),another:l("another choice"),remove:l("Remove this choice")},()=>f()),a=u("input","kp-wide kp-code",null,{type:"text",placeholder:"\
[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"false",autocomplete:"off","aria-label":l("Regular expression that the whole text must match")}),c=u("textarea","\
kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(xt,null,2),spellcheck:"false","aria-label":l("JSON schema")}),d=u("button","kp-link",l("Use an example"),
{type:"button"}),p={choices:[i.element],regex:[a],json_schema:[c,d]},h;function m(w){h=w,r.show(h);for(let[g,k]of Object.entries(p))for(let S of k)S.hidden=g!==
h}function x(){if(h==="regex")return a.value||void 0;if(h==="choices"){let w=[...i.element.querySelectorAll("input")].map(g=>me(g.value)).filter(Boolean);return w.
length?w:void 0}if(c.value.trim())try{return JSON.parse(c.value)}catch{return c.value}}function f(){let w=h&&x();s(w===void 0?void 0:{[h]:w})}return a.addEventListener(
"input",f),c.addEventListener("input",f),d.addEventListener("click",()=>{c.value=JSON.stringify(xt,null,2),f()}),o.append(r.element,...Object.values(p).flat()),
i.show([]),m(void 0),{element:o,show(w){let[g,k]=Object.entries(w||{})[0]||[];m(g in p?g:void 0),g==="choices"&&i.show(Lt(k)?k:[]),g==="regex"&&(a.value=H(k,1/0)),
g==="json_schema"&&(c.value=typeof k=="string"?k:JSON.stringify(k,null,2))},showDefault(){}}};var Ie=n=>Number.isInteger(n)&&n>=0,X=n=>Array.isArray(n)&&n.length>0&&n.every(Ie),ce=(n,e)=>Array.isArray(n)&&n.every(e),de=n=>({options:[[n]]}),Nt=n=>({options:[
n]}),Pt={token:{single:!0,flat:!0,read:n=>Ie(n)?[de(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>Ie(n)?[de(n)]:X(n)?n.map(de):null,write:n=>n.length===
1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>X(n)?n.map(de):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>ce(n,X)?n.map(
Nt):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>ce(n,e=>Array.isArray(e)&&e.length===2&&X(e[0]))?n.map(([e,t])=>({options:[e],bias:t})):
null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>ce(n,e=>X(e)||ce(e,X))?n.map(e=>({options:X(e)?[e]:e})):null,write:n=>n.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>ce(n,e=>e&&(X(e.phrase)||ce(e.any_of,X)))?n.map(e=>({options:e.phrase?
[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Me(n,e,t,s){let o=u(n,"kp-token",null,s),
r=u("span","kp-piece");return t!==void 0&&qe(r,t),o.append(r,u("span","kp-id",String(e))),o}function Bn(n){if(!/^[\s\d,[\]]+$/.test(n))return null;let e=(n.match(
/\d+/g)||[]).map(Number);return X(e)&&e.every(Number.isSafeInteger)?e:null}async function jn(n,e){let t=me(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.test(s)&&!t.startsWith(
"  "),r=o?[" "+s,s]:[t],{tokens:i,problem:a}=await e.splitWords(r);if(a)return{problem:l(a)};let c=o?[{when:l("inside a sentence"),tokens:i[0]},{when:l("at the \
very start"),tokens:i[1],alone:!0}]:[{when:l("as typed"),tokens:i[0]}];o&&z(i[0],i[1])&&(c=[{when:l("everywhere"),tokens:i[0]}]);let d=Bn(n),p=d?await e.textsOf(
d):[];if(d){let h=d.map(m=>[m,e.texts.get(m)]);c.unshift({when:d.length>1?l("these token ids"):l("this token id"),tokens:h})}return{ways:c.filter(h=>h.tokens.length),
unknown:p}}function Mn(n,{id:e,change:t,panel:s}){let o=Pt[n.editor],r=u("div","kp-editor"),i=u("ul","kp-rows"+(o.flat?" kp-flat":"")),a=u("input","kp-wide",null,
{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?l("type a token, or its id"):l("type a word, or token ids")}),c=u("p","kp-faint",""),
d=u("div","kp-offers",null,{"aria-live":"polite"});r.append(i,c,a,d);let p=[],h=null,m=0,x=null,f=()=>t(p.length?o.write(p):void 0);function w(y){if(o.single)p=
[de(y[0][0])];else if(o.flat){let v=new Set(p.map(C=>C.options[0][0]));for(let C of y.flat())v.has(C)||p.push(de(C))}else if(h)h.options.push(...y);else for(let v of y)
p.push(o.biased?{options:[v],bias:5}:Nt(v));h=null,a.value="",d.replaceChildren(),S(),f(),a.focus()}async function g(){let y=++m;if(!a.value)return d.replaceChildren();
let{ways:v,unknown:C,problem:N}=await jn(a.value,s).catch(()=>({problem:l("The server does not answer. Try again in a moment.")}));if(y!==m)return null;if(d.replaceChildren(),
N)return d.append(u("p","kp-faint",N));for(let B of v)d.append(k(B));let A=v.some(B=>B.tokens.length>1);if(!o.flat&&!o.alternatives&&v.length===2){let B=u("butt\
on","kp-button",l("Add both"),{type:"button"});B.addEventListener("click",()=>w(v.map(F=>F.tokens.map(([j])=>j)))),d.append(B)}let M=C.length?[l("The model has \
no token {ids}.",{ids:C.join(", ")})]:[];return v.some(B=>B.alone)&&M.push(l("Inside a sentence a word begins with a space (·) and is another token than at the \
very start.")),o.flat&&A&&M.push(o.single?l("Choose one token."):l("Each token counts by itself here, in other words too: click the one you mean.")),M.length&&d.
append(u("p","kp-faint",M.join(" "))),null}function k(y){let v=u("div","kp-offer");v.append(u("span","kp-when",y.when));let C=u("span","kp-chips");for(let[N,A]of y.
tokens)if(!o.flat)C.append(Me("span",N,A));else{let M=A===void 0?l("Add token {id}",{id:N}):l("Add token {id}: {text}",{id:N,text:ut(A)}),B=Me("button",N,A,{type:"\
button","aria-label":M});B.addEventListener("click",()=>w([[N]])),C.append(B)}if(v.append(C),!o.flat){let N=u("button","kp-button",l("Add"),{type:"button","aria\
-label":l("Add the word: {when}",{when:y.when})});N.addEventListener("click",()=>w([y.tokens.map(([A])=>A)])),v.append(N)}return v}a.addEventListener("input",()=>{
clearTimeout(x),x=setTimeout(g,120)}),a.addEventListener("keydown",y=>{y.key==="Enter"?(y.preventDefault(),clearTimeout(x),g().then(()=>d.querySelector("button")?.
click())):y.key==="Escape"&&(y.stopPropagation(),a.value="",h=null,d.replaceChildren(),S())});function S(){i.replaceChildren(...p.map(T)),i.hidden=p.length===0,
c.textContent=h?l("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",c.hidden=!h;let y=p.flatMap(v=>v.options.flat()).filter(v=>!s.texts.has(v));
y.length&&s.textsOf(y).then(()=>{y.some(v=>s.texts.has(v))&&S()},()=>{})}function T(y,v){let C=u("li","kp-row");y.options.forEach((M,B)=>{B&&C.append(u("span","\
kp-or",l("or")));let F=u("span","kp-chips");for(let j of M)F.append(Me("span",j,s.texts.get(j)));C.append(F)});let N=y.options[0].map(M=>s.texts.get(M)??M).join(
"").trim();if(o.biased){let M=ie({kind:"float",step:.5},{"aria-label":l("Bias of {name}",{name:N}),value:""},B=>{y.bias=B,f()});M.value=y.bias??"",C.append(u("s\
pan","kp-faint",l("bias")),M)}if(o.alternatives){let M=u("button","kp-link",l("or…"),{type:"button","aria-label":l("Add an alternative to {name}",{name:N})});
M.addEventListener("click",()=>{h=y,S(),a.focus()}),C.append(M)}let A=u("button","kp-icon","×",{type:"button","aria-label":l("Remove {name}",{name:N})});return A.
addEventListener("click",()=>{p.splice(v,1),h===y&&(h=null),S(),f(),a.focus()}),C.append(A),C}return{element:r,label:e,show(y){let v=y===void 0?[]:o.read(y);return v===
null?!1:(p=v,h=null,S(),!0)},showDefault(){},modelChanged:S}}var qt=Object.fromEntries(Object.keys(Pt).map(n=>[n,le(Mn)]));var ge={...qt,switch:wt,number:je,slider:je,choice:kt,text:yt,strings:_t,decay:Ot,fields:Ct,layers:Tt,structure:At};var Re=n=>({changed:l("changed"),preset:l("preset"),model:l("model"),library:l("library")})[n],ue=n=>({changed:l("changed by you"),preset:l("set by the preset (\
the chosen strategy)"),model:l("the model's own default")})[n]||"",pe={error:"✕",warning:"▲",info:"ℹ"},he=n=>n.split(/(?<=_)/).flatMap(e=>[e,u("wbr")]),xe=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=u("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(ge[e.editor]||St)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=u(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...he(e.name)),this.source=u("span","kp-source"),this.standard=u("span","kp-standard"),this.back=u("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let i=u("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":l("More about {name}",{name:e.name})});i.addEventListener("click",()=>this.explain(i));let a=u("div","kp-head"),c=u("span","kp-\
tools");c.append(this.control.beside||"",this.back,i),a.append(r,this.source,c),this.notes=u("div","kp-notes",null,{role:"status"}),this.idle=u("span","kp-idle");
let d=u("p","kp-meaning",l(e.meaning)+" ",{id:`${t}-meaning`});d.append(this.standard," ",this.idle),this.element.append(a,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=u("div","kp-help",null,
{hidden:""}),this.help.append(u("p",null,l(t.explanation)));let s=In(t);if(s&&this.help.append(u("p",null,s)),t.needs.length){let o=t.needs.map(r=>l(r)).join(";\
 ");this.help.append(u("p",null,l("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(u("p",null,l(o)));
if(t.paper){let o=u("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=u("p",null,l("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=ue(o)&&Re(o),this.source.title=ue(o);let r=e.verdict?.defaults[s],
i=r===void 0?t.default:r,a=this.inWords(i);this.standard.textContent=i===null?l("No default."):r===void 0?l("Default: {value}.",{value:a}):l("The model's defaul\
t: {value}.",{value:a}),this.standard.title=r===void 0?l("The library's default: it applies unless the knob is set"):l("From the model's own generation config");
let c=e.state.base[s],d=o==="changed"||c!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,h]=this.wayBack(
d,c);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[l("Unset it: the default applies"),l("Unset {name}",
{name:s})];if(t===void 0)return[l("Back to its default"),l("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[l("Back to the preset: {value}",
{value:o}),l("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?l("on"):l("off"):H(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(i=>De(i,this.panel))),this.element.classList.toggle("kp-wrong",o.some(i=>i.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?l("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function De(n,e){let t=u("div",`kp-note k\
p-${n.severity}`);t.append(u("span","kp-sign",pe[n.severity],{"aria-hidden":"true"}));let s=u("span","kp-said",l(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(u("strong",null,l(n.fix))," "),o){let i=u("button","kp-button",l(o.label),{type:"button"});i.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
i," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let i=n.knob,a=u("button","kp-link",r?l("Unset {name}",{name:i}):l(
"Remove {name}",{name:i}),{type:"button"});a.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(a)}return t.append(s),t}function In(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?l("greater than {low}",{low:t}):l("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?l("less than {high}",{high:s}):l("at most {high}",{high:s})),o.length?l("Allowed: {limits}.",{limits:o.join(", ")}):""}var Rn=["switch","choice"];function Dn(n,{id:e,change:t}){if(n.slider_minimum===null)return ge.number(n,{id:e,change:t});let s=u("span","kq-number"),o=u("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=u("output","kq-value",null,{for:e}),i=n.default,a;o.addEventListener(
"input",()=>{a=Number(o.value),c(),t(a)});function c(){let d=a===void 0?i:a;r.textContent=d==null?"–":String(d),o.classList.toggle("kp-off",a===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(d){a=d,o.value=String(typeof d=="number"?d:i??n.slider_minimum),c()},showDefault(d){
i=typeof d=="number"?d:null,a===void 0&&this.show(void 0)}}}function $n(n,{id:e,panel:t}){let s=u("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Te("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?l("set …"):H(o,18)},showDefault(){}}}var $e=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?Dn:Rn.includes(t.editor)?ge[t.editor]:$n;this.control=r(
t,{id:s,nameId:o,panel:e,change:a=>e.change(t.name,a,this)});let i=this.control.label?{for:this.control.label}:{};this.name=u(this.control.label?"label":"span",
"kp-name",null,{id:o,...i}),this.sign=u("span","kq-sign","",{"aria-hidden":"true"}),this.element=u("div","kq-knob",null,{"data-knob":t.name,title:l(t.meaning)}),
this.name.append(...he(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:a})=>a==="error")||s[0];this.sign.textContent=o?pe[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=ue(this.panel.sourceOf(this.knob.name)),i=o?`${l(o.message)} ${l(o.fix)}`:l(this.knob.meaning);this.element.title=[i,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Se=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",l("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=l("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new $e(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${pe[s?"error":"warning"]} ${t.length}`:""}};var be=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Bt(n,e){let t=be(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Fn=(n,e)=>n.every(t=>be(e).join(" ").includes(t));function jt(n,e){let t=be(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:d})=>d.some(p=>Bt(t,p)),o=ae.absent.filter(({words:d})=>d.includes(t.join(" "))),r=ae.elsewhere.filter(s),i=e.filter(d=>[d.name,d.group,l(d.group),...d.synonyms].
some(p=>Bt(t,p)));if(i.length||o.length||r.length)return{knobs:i,beside:r,absent:o};let a=d=>[d.group,d.meaning,d.explanation],c=d=>[d.name,...d.synonyms,...a(d),
...a(d).map(p=>l(p))].join(" ");return{knobs:e.filter(d=>Fn(t,c(d))),beside:r,absent:o}}function Mt({text:n,id:e,inside:t}){let s=u("p","kp-faint",l(n)+" "),o=a=>a?
document.getElementById(a):null;if(!o(e)&&!o(t))return s;let r=u("button","kp-link",l("Go to it"),{type:"button"}),i=a=>{let c=o(e)?.querySelector("input, texta\
rea, select");return!c?.offsetParent&&a?requestAnimationFrame(()=>i(a-1)):(c?.scrollIntoView({block:"center"}),c?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),i(60)}),s.append(r),s}var Wn=150,Fe=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:i}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=ae.knobs.filter(a=>!i.
includes(a.name)),this.byName=new Map(this.knobs.map(a=>[a.name,a])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==this.
text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...i}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...i,set:{...s.set||{}},base:{...s.base||{}}}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.clear();for(let s of this.
rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.viewsOf(s))z(t.set[s],
this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,t,s){
t===void 0?delete this.state.set[e]:this.state.set[e]=t;for(let o of this.viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),Wn)}apply(e,t){for(let[s,o]of Object.entries(e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(
s))r.control.show(this.state.set[s]),r.mark()}this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.
apply({[e]:t[e]!==void 0&&!z(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...t].map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?z(s[e],t[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=Jn(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=t;for(let s of this.rows.values())s.judged(t);
this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let t=this.chosen.model,s=JSON.parse(await this.server.split_words(
JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.
model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.parse(await this.server.split_words(JSON.stringify({model:t,
ids:s})));if(t===this.chosen.model)for(let[r,i]of o.texts||[])this.texts.set(r,i);return o.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=u("section","kp-basic",null,{"aria-label":l("The knobs that matter most")});for(let s of this.knobs)s.basic&&this.
basic.append(this.row(s.name).element);e.append(this.basic);for(let s of ae.groups){let o=this.knobs.filter(i=>i.group===s&&!i.basic),r=this.knobs.filter(i=>i.group===
s&&i.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=u("details","kp-group kp-effective");let t=u("summary",null,l("Effective config"));this.effectiveTable=
u("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new xe(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,t,s){let o=u("details","kp-group",
null,{"data-group":e}),r=u("summary",null,l(e)),i=u("span","kp-count");r.append(i);let a=u("div","kp-body");o.append(r,a);let c={element:o,count:i,knobs:t,fill:()=>{
if(a.childElementCount)return;s.length&&a.append(c.above=this.buildAbove(s));let d=t.filter(p=>p.managed_because);for(let p of t)p.managed_because||a.append(this.
row(p.name).element);for(let p of d){let h=u("p","kp-meaning kp-managed",null,{"data-knob":p.name});h.append(u("code",null,p.name)," "+l(p.managed_because)),a.append(
h)}}};return o.addEventListener("toggle",()=>{o.open&&c.fill(),this.verdict&&this.summarise()}),this.groups.set(e,c),o}buildAbove(e){let t=u("p","kp-meaning kp-\
above",l("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=u("button","kp-link kp-name",null,{type:"button","aria-label":l("Go to {name}",{name:s})});
r.append(...he(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(
t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.
element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-found"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){
let e=u("div","kp-search",null,{role:"search"});return this.search=u("input",null,null,{type:"search",placeholder:l("Search {count} knobs",{count:this.knobs.length}),
"aria-label":l("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=u("span","kp-faint","",{role:"status"}),this.beside=
u("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=be(this.search.value).length>0,{knobs:t,beside:s,absent:o}=jt(this.
search.value,this.knobs),r=d=>t.includes(d),i=d=>{let p=this.rows.get(d.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=
!r(d))};this.knobs.filter(d=>d.basic).forEach(i);for(let d of this.groups.values()){let p=d.knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.
forEach(i),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let a=s.length||o.
length?l("No knob."):l("No knob matches. Try a plain word, such as repeat, random or stop."),c=ee(t.length,"{count} knob","{count} knobs");this.found.textContent=
e?t.length?c:a:"",this.beside.replaceChildren(...s.map(Mt),...o.map(({text:d})=>u("p","kp-faint",l(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=u("div","kp-summary"),this.general=u("div","kp-notes",null,{role:"status"}),this.headline=u("p","kp-headline",""),this.chips=u("div","kp-differing");
let e=u("div","kp-foot");return this.toPreset=u("button","kp-link",l("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=u("button","kp-link",l("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.
verdict,o=e.length?ee(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):l("No knobs differ from the \
model's defaults."),r=l(s),i=u("strong",null,r[0].toUpperCase()+r.slice(1),{title:l("The strategy that these settings choose")});this.headline.replaceChildren(i,
` · ${o}`),this.chips.replaceChildren(...e.map(c=>{let d=this.sourceOf(c),p=u("button","kp-chip",c,{type:"button","data-source":d,title:l("Go to this knob ({so\
urce})",{source:ue(d)})}),h=this.verdict.notes[c]||[],m=h.some(x=>x.severity==="error")?"error":h.length?"warning":"";return m&&p.append(u("span",`kp-${m}`,pe[m],
{title:l("See the note at the knob")})),p.addEventListener("click",()=>this.jump(c)),p}));let a=[...t,...Object.entries(this.verdict.notes).flatMap(([c,d])=>{let p=this.
groupOf(c);return this.byName.has(c)?p&&!p.element.open?d.filter(h=>h.severity==="error"):[]:d})];this.general.replaceChildren(...a.map(c=>De(c,this)));for(let{
knobs:c,count:d}of this.groups.values()){let p=c.filter(m=>this.state.set[m.name]!==void 0).length,h=c.filter(m=>this.verdict.notes[m.name]).length;d.textContent=
[p?l("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),t=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let s=u("table"),o=u("tr");o.append(...[l("knob"),l("value"),l("source")].map(a=>u("th",null,a,{scope:"col"})));let r=u("tbody");
for(let{name:a,value:c,source:d,ignored:p}of t){let h=u("tr",null,null,{"data-source":d}),m=u("td"),x=u("button","kp-link kp-name",null,{type:"button","aria-lab\
el":l("Go to {name}",{name:a})});x.append(...he(a)),x.addEventListener("click",()=>this.jump(a)),m.append(x);let f=u("td","kp-value",H(c,60));p&&f.append(u("spa\
n","kp-faint",` ○ ${l("no effect")}`,{title:l(p)})),h.append(m,f,u("td",null,Re(d))),r.append(h)}let i=u("thead");i.append(o),s.append(i,r),this.effectiveTable.
replaceChildren(s)}},Jn=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>z(n[s],e[s])),Je=new Map,We=new Map;function It({element:n,props:e,server:t,
watch:s},o){let r=new Fe(n.querySelector(".kp"),{props:e,server:t,watch:s},o);Je.set(o.name,r),Ft(o.name),We.has(o.name)&&r.follow(We.get(o.name))}function Rt(n,e){
We.set(n,e),Je.get(n)?.follow(e)}var Dt=new Map;function $t({element:n},{name:e,essential:t}){Dt.set(e,{element:n,essential:t}),Ft(e)}function Ft(n){let[e,t]=[Je.
get(n),Dt.get(n)];!e||!t||(e.quick=new Se(t.element,e,t.essential),e.verdict&&e.quick.judged(e.verdict))}var Gn={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Wt(n,e,t){let s=f=>n.
querySelector(f),[o,r,i]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),a={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
c={},d="",p=!1;function h([f,w]){let g=document.createElement("label"),k=document.createElement("input"),S=document.createElement("code");return S.textContent=f,
k.type=w==="bool"?"checkbox":"text",g.dataset.kind=w,g.append(...w==="bool"?[k,S]:[S,k]),w!=="bool"&&(k.placeholder=l("as the template has it")),k.addEventListener(
w==="bool"?"change":"input",()=>{let T=w==="bool"?k.checked:k.value,y={...e().arguments,[f]:T};(T===""||T===c[f])&&delete y[f],e().arguments=y,x(),t()}),g}function m(f,[
w,g]){let k=f.querySelector("input"),S=e().arguments[w];if(g==="bool"){let T=S??c[w];k.checked=T===!0||T==="true",k.indeterminate=T===void 0,f.title=S!==void 0?
l("Set here."):T===void 0?l("Not set: the template decides."):l("Not set: this is what the template takes.")}else k.value!==String(S??"")&&(k.value=String(S??""))}
function x(){let{reads:f,arguments:w,kind:g,on:k}=e(),S=f?.arguments||[],T=S.length||f?.tools||f?.documents,y=S.filter(([C])=>C in w).length+["tools","documents"].
filter(C=>f?.[C]&&e()[C].trim()).length;o.hidden=!T,o.textContent=y?l("Template arguments ({count})",{count:y}):l("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!T||!p||g!=="chat"||!k;let v=JSON.stringify(S);v!==d&&(d=v,i.replaceChildren(...S.map(h))),S.forEach((C,N)=>m(i.children[N],C));for(let[
C,N]of Object.entries(a))N.closest("label").hidden=!f?.[C],N.value!==e()[C]&&(N.value=e()[C])}o.addEventListener("click",()=>{p=!p,x(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[f,w]of Object.entries(a))w.placeholder=Gn[f],w.addEventListener("input",()=>{e()[f]=w.value,x(),t()});return{
draw:x,tell(f){c=f||{},x()}}}var Hn=250,Ge=["user","assistant","system"];function Jt({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");Y(r);let i=L=>r.querySelector(
L),[a,c,d]=[".gp-on",".gp-off",".gp-turns"].map(i),p=i(".gp-system textarea"),h=i(".gp-target textarea"),m=i(".gp-begins textarea"),x=i(".gp-continue input"),f={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},w={prompt:"",model:""},g="",k=!1,S=!1,T="p\
lain true";function y(L){let q={};try{q=JSON.parse(L||"{}")}catch{}f={...f,...q,turns:(q.turns||f.turns).map(R=>({...R}))}}function v(){g=JSON.stringify(f),e.value=
g,C()}function C(){let L=`${f.kind} ${f.on}`;if(L===T)return U({});T=L,s("turned",{})}let N=Wt(r,()=>f,v);function A(){N.draw(),r.hidden=f.kind==="plain",i(".gp\
-chat").hidden=f.kind!=="chat",i(".gp-source").hidden=f.kind!=="source",i(".gp-messages").hidden=i(".gp-acts").hidden=!f.on,i(".gp-system").hidden=!f.system&&!k,
i(".gp-add-system").hidden=!i(".gp-system").hidden,i(".gp-begins").hidden=!f.on||!f.begins&&!S,i(".gp-begin").hidden=!i(".gp-begins").hidden,i(".gp-continue").hidden=
!!w.prompt||f.turns.at(-1)?.role!=="assistant",x.checked=f.continues;for(let[L,q]of[[a,f.on],[c,!f.on]])L.setAttribute("aria-checked",String(q)),L.title=L===a?l(
"The model’s own template wraps your words in markers that say whose turn it is."):l("The model continues your words as they stand: no template, no system mes\
sage, no earlier turns."),L.tabIndex=q?0:-1;for(let[L,q]of[[p,f.system],[h,f.target],[m,f.begins]])L.value!==q&&(L.value=q);for(;d.children.length>f.turns.length;)
d.lastElementChild.remove();for(;d.children.length<f.turns.length;)d.append(M());f.turns.forEach(B),i(".gp-clear").hidden=!f.turns.length,i(".gp-reply").hidden=
i(".gp-reply").disabled}function M(){let L=document.createElement("li"),q=document.createElement("select"),R=document.createElement("textarea"),J=document.createElement(
"button"),G=()=>[...d.children].indexOf(L);return R.rows=1,J.type="button",J.textContent="✕",q.addEventListener("change",()=>{f.turns[G()].role=q.value,A(),v()}),
R.addEventListener("input",()=>{f.turns[G()].content=R.value,v()}),J.addEventListener("click",()=>{let b=G();f.turns.splice(b,1),A(),v(),(d.children[Math.min(b,
f.turns.length-1)]?.querySelector("button")||i(".gp-add")).focus()}),L.append(q,R,J),L}function B({role:L,content:q},R){let J=d.children[R],[G,b,_]=J.children,E=Ge.
includes(L)?Ge:[...Ge,L];(G.options.length!==E.length||G.options[E.length-1].value!==E.at(-1))&&G.replaceChildren(...E.map(D=>new Option(D,D))),G.value=L,b.value!==
q&&(b.value=q),J.dataset.role=L;let P=R+1;G.setAttribute("aria-label",l("Role of turn {number}",{number:P})),b.setAttribute("aria-label",l("Text of turn {number\
}, {role}",{number:P,role:L})),_.title=l("Remove turn {number}",{number:P}),_.setAttribute("aria-label",_.title)}function F(L){f.on=L,A(),v(),(L?a:c).focus()}a.
addEventListener("click",()=>F(!0)),c.addEventListener("click",()=>F(!1)),i(".gp-switch").addEventListener("keydown",L=>{L.key.startsWith("Arrow")&&(L.preventDefault(),
F(!f.on))}),p.addEventListener("input",()=>{f.system=p.value,v()}),h.addEventListener("input",()=>{f.target=h.value,v()}),m.addEventListener("input",()=>{f.begins=
m.value,v()}),x.addEventListener("change",()=>{f.continues=x.checked,v()}),i(".gp-add-system").addEventListener("click",()=>{k=!0,A(),p.focus()}),p.addEventListener(
"blur",()=>{k=!1,A()}),i(".gp-begin").addEventListener("click",()=>{S=!0,A(),m.focus()}),m.addEventListener("blur",()=>{S=!1,A()}),i(".gp-add").addEventListener(
"click",()=>{f.turns.push({role:f.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),A(),v(),d.lastElementChild.querySelector("textarea").focus()}),i("\
.gp-clear").addEventListener("click",()=>{Object.assign(f,{turns:[],continues:!1,begins:""}),A(),v(),i(".gp-add").focus()}),i(".gp-reply").addEventListener("cli\
ck",()=>s("reply",{}));let j=0,V=null,W=null;function U(L){w={...w,...L},"prompt"in L&&A(),clearTimeout(V),W&&(V=setTimeout(O,Hn))}async function O(){let L=++j,
q=f.kind==="chat"&&f.on,R=null;if(q)try{R=JSON.parse(await t.render_messages(JSON.stringify({...w,value:g})))}catch(J){console.warn("Generation Playground: the \
template could not be asked.",J)}L===j&&(W.setWritten(R),N.tell(R?.defaults))}window.GenerationPlaygroundPrompt=L=>{n.isConnected&&U(L)},I(L=>{W=L.log("main"),W.
answers.without=()=>s("without",{}),W.subscribe(r,q=>{if(!q.status&&!q.run)return;let{started:R,finished:J}=W;i(".gp-reply").disabled=!(J&&J.sequences.length&&R&&
R.request.messages),A()}),U({})}),o("value",()=>{e.value!==g&&(y(e.value),A(),g=e.value,C())}),y(e.value),A(),g=e.value,C()}var Gt=n=>n.num_accepted+(n.next_token_id===null?0:1);function Ht(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Un=.8,Ee=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?l(
"Still to be done. Go on with N."):l("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:Un*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var Kn="F8",Z={text:{key:"1",title:()=>l("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>l("Waterfall"),isThere:Qn},beamtree:{key:"3",title:()=>l(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>l("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>l(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>l("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>l(
"Precision"),isThere:()=>!0,view:"precision"}},Vn={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},we={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},zn=new Set(["PageDown","PageUp"]),He=new Set(["text","processors","beamtree","drafts"]);function Qn(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var $=null,Ue=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Ee(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,i,a,c={})=>{let d=u("button",r,
i,{type:"button",...c});return d.addEventListener("click",a),d},t=u("div","gp-stage-pictures",null,{role:"group","aria-label":l("Pictures of this run")});this.buttons=
new Map(Object.entries(Z).map(([r,{key:i,title:a}])=>{let c=e("","",()=>this.show(r),{"aria-keyshortcuts":i});return c.append(u("kbd","",i)," ",a()),t.append(c),
[r,c]})),this.question=u("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(u("kbd","","H")," ",l("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(u("kbd","","L")," ",l("Lesson"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(u("kbd","","G")," ",l("Generat\
e"));let o=e("gp-stage-leave","",()=>this.leave(),{"aria-keyshortcuts":"Escape"});o.append(u("kbd","","Esc")," ",l("Leave")),this.root.append(u("h1","gp-stage-n\
ame",l("The stage")),t,this.question,e("gp-stage-step","◀",()=>this.go(-1),{"aria-label":l("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.
go(1),{"aria-label":l("Next"),"aria-keyshortcuts":"PageDown"}),this.hider,this.lessons,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.
viewBefore=document.body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),
this.lesson.isShown=!0,(!this.offered.length||!this.lesson.isOpen)&&Ut("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==
null&&this.hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",
this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.
isOpen||Ut(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.
checkVisibility())?.focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(Z).filter(t=>(Z[t].view??"one")===e&&Z[t].
isThere(this.log))}show(e){this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&
this.buttons.get(e).focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&
!t.includes(this.picture)?(He.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,i]of this.buttons)i.hidden=
!e.includes(r),i.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!He.has(t),this.hider.setAttribute("aria-pressed",String(s));let o=this.asks;document.
body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),ve(this.question,o?l("Which token co\
mes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:l("This view is on the page: Esc.")),requestAnimationFrame(()=>document.querySelector(
Vn[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+(this.log.
running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:Ht(e.allLines()[this.line]?.
last??null).length}hide(e){if(e===this.hides||e&&!He.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=s&&!s.
isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&Kt(Z.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;Z[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):Z[s].slider?Kt(Z[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.select(
this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*ke(s+e,1,o)-1;else if(this.picture==="d\
rafts"){let r=t.rounds.map(a=>a.start+Gt(a)).filter(a=>a<=o),i=r.filter(a=>a<=s).length-1;this.place=2*(r[ke(i+e,-1,r.length-1)]??0)-1}else this.place=ke(this.place+
e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.rounds[ke(
o,0,t.rounds.length-1)];t.select(0,r.start)}},ke=(n,e,t)=>Math.max(e,Math.min(t,n)),Ut=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(`vie\
w-${n}-button`)?.click()};function Kt(n,e){let t=document.querySelector(n);t&&(t.value=String(ke(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function Vt({element:n}){I(e=>{$=new Ue(n.querySelector(".gp-stage"),e.log("main"))})}function zt(){document.addEventListener(
"click",({target:n})=>{n.closest(".gp-present")&&$?.enter()}),document.addEventListener("keydown",n=>{!$||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector(
"dialog[open], .gp-alone")||Yn(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function Yn(n,e){if(n===Kn)$.isOpen?$.leave():$.enter();else if($.
isOpen)if(n==="Escape")$.leave();else if(zn.has(n))$.lesson.isSeen?$.lesson.go(we[n]):$.go(we[n]);else{if(e.closest("input, select, textarea")||n in we&&e.closest(
".gp-pane"))return!1;if(n in we)$.go(we[n]);else if(n.toLowerCase()==="h")$.hide(!$.hides);else if(n.toLowerCase()==="l")$.turnLesson();else if(n.toLowerCase()===
"g")$.run();else if(!$.lesson.press(n)){let t=$.offered.find(s=>Z[s].key===n);if(!t)return!1;$.show(t)}}else return!1;return!0}function Qt({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:i}){let a=n.querySelector("select"),c=n.querySelector("span"),d="";function p(){let h=e.
lane?l("Strategy of lane {lane}",{lane:e.lane}):l("Strategy");c.textContent!==h&&(c.textContent=h);let m=JSON.stringify(e.choices);if(m!==d){d=m;let x=new Map;for(let[
f,w]of e.choices){let g=o[w]??r;x.has(g)||x.set(g,[]);let k=g&&w!==i;x.get(g).push(new Option(k?f:l(f),w))}a.replaceChildren(...[...x].flatMap(([f,w])=>{if(!f)return w;
let g=document.createElement("optgroup");return g.label=l(f),g.append(...w),[g]}))}a.value=e.value}a.addEventListener("input",()=>{e.value=a.value,t("input")}),
s(Object.keys(e),p),p()}var Yt="generation-playground.tour";function Xt({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=u("p","gp-offer"),i=u("button","gp-take",
l("Take the tour"),{type:"button"}),a=u("button","gp-decline","✕",{type:"button","aria-label":l("No tour")});r.append(i,a);let c=u("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,h]=[u("h2","","",{id:"tour-title",tabindex:"-1"}),u("p"),u("span","gp-count")],m=u("button","",l("\
Back"),{type:"button"}),x=u("button","gp-next",l("Next"),{type:"button"}),f=u("button","gp-decline","✕",{type:"button","aria-label":l("End the tour")}),w=u("d\
iv","gp-foot");w.append(h,m,x),c.append(f,d,p,w),t.append(r,c),r.hidden=Xn(),i.addEventListener("click",()=>g(0)),a.addEventListener("click",T),f.addEventListener(
"click",T),m.addEventListener("click",()=>g(s-1)),x.addEventListener("click",()=>s===e.length-1?T():g(s+1)),c.addEventListener("keydown",y=>{y.key==="Escape"&&T()}),
window.addEventListener("resize",S),window.addEventListener("scroll",S,{passive:!0,capture:!0});function g(y){r.hidden=!0,s=y;let v=e[s];k(document.querySelector(
v.at)),c.hidden=!1,d.textContent=l(v.title),p.textContent=l(v.text),h.textContent=l("{number} of {count}",{number:s+1,count:e.length}),m.hidden=s===0,x.textContent=
l(s===e.length-1?"Done":"Next");let C=o?.getBoundingClientRect();C&&(C.top<0||C.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),S(),d.focus({preventScroll:!0})}
function k(y){o?.classList.remove("gp-pointed-at"),o=y,o?.classList.add("gp-pointed-at")}function S(){if(c.hidden||!o)return;let y=o.getBoundingClientRect(),{offsetWidth:v,
offsetHeight:C}=c;if(y.left>v+24&&y.height>240){c.style.top=`${Math.max(8,Math.min(y.top+8,innerHeight-C-8))}px`,c.style.left=`${y.left-v-12}px`;return}let N=Math.
min(y.bottom,innerHeight*.55)+10,A=N+C<=innerHeight-8?N:Math.max(8,Math.min(y.top,innerHeight)-C-10);c.style.top=`${A}px`,c.style.left=`${Math.max(8,Math.min(y.
left+16,innerWidth-v-8))}px`}function T(){let y=c.contains(document.activeElement)||r.contains(document.activeElement);k(null),c.hidden=r.hidden=!0;try{localStorage.
setItem(Yt,"seen")}catch{}y&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function Xn(){try{return localStorage.getItem(Yt)==="seen"}catch{
return!0}}var Le=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",l("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=u("ol","gp-lessons");for(let o of e){let r=u("button","gp-lesson-entry",null,{type:"bu\
tton"}),i=o.over?"✓ ":"";r.append(u("b","",i+l(o.title)),u("span","",l(o.about)));let a=o.over?l("done"):o.begun?l("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(u("small","",[ee(o.minutes,"{count} minute","{count} minutes"),a].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let c=u("li");c.append(r),t.append(c)}let s=u("h2","",l("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),u("p","gp-n\
ote",l("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=u(
"div","gp-lesson-head"),s=u("button","gp-plain","✕",{type:"button","aria-label":l("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:i,judgement:a,isOpenly:c,isCovered:d,moved:p}){this.root.setAttribute("aria-busy",String(
!i));let h=e.steps[t],m=t===e.steps.length-1,x=ne(l("All lessons"),"gp-plain",()=>this.actions.list()),f=u("h2","",l(e.title)),w=u("p","gp-step-place",l("Step {\
number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),g=u("div","gp-lesson-body");g.append(...Zt(l(h.text)));let k=d?null:a;h.predict&&g.append(
this.prediction(h.predict,s,i,k,c));let S=h.predict&&s===void 0&&!(c&&a);if(h.task){let j=u("p","gp-task");j.append(u("b","",o?"✓ ":"➜ "),l(h.task)),S&&j.append(
u("span","gp-first"," "+l("Predict first."))),g.append(j)}h.solvable&&g.append(ne(l("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let T=u("div","gp-found",
null,{"aria-live":"polite"});d?T.append(ne(l("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):a&&!S&&T.append(...this.verdict(h,a)),g.append(T);let y=u("di\
v","gp-lesson-foot"),v=ne(l("Back"),"",()=>this.actions.go(t-1),"P");v.disabled=t===0;let C=o||!h.task&&!S,N=ne(m?l("All lessons"):C?l("Next"):l("Skip"),C?"gp-n\
ext":"",()=>m?this.actions.list():this.actions.go(t+1),"N");y.append(v,N);let A=u("div","gp-lesson-more");if(e.steps.some(({sets:j})=>j)){let j=u("input","",null,
{type:"checkbox"});j.checked=r,j.addEventListener("change",()=>this.actions.ownModel(j.checked));let V=u("label");V.append(j," ",l("with the model that I have c\
hosen")),A.append(V),h.sets&&A.append(ne(l("Set the page again"),"gp-plain",()=>this.actions.again()))}let M=new URLSearchParams({lesson:e.name,step:String(t+1)});
A.append(u("a","gp-link",l("Link to this step"),{href:`?${M}`,target:"_blank"}));let B=this.root.contains(document.activeElement),F=B?Zn(document.activeElement):
null;this.root.replaceChildren(this.head([x]),f,w,g,y,A),this.point(h.at),p?w.focus({preventScroll:!0}):B&&(F&&this.root.querySelector(F)||w).focus({preventScroll:!0}),
p?this.root.scrollTop=0:a&&T.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,i,a,c){let d=u("fieldset","gp-predict");d.append(
u("legend","",l(e)));let p=r!==void 0,h=!!a?.done&&(p||c),m=p||h,x=o.length?"text":s?"number":"";if(x){let w=u("form","gp-number"),g=o.length?l("or write one"):
l(e),k=u("input","",null,{type:x,required:"","aria-label":g,...o.length?{placeholder:g,maxlength:"60",autocomplete:"off"}:{step:"any"}});p&&!o.includes(r)&&(k.value=
String(r)),k.disabled=m||!i;let S=u("button","gp-send",l("Predict"),{type:"submit"});S.disabled=m||!i,w.addEventListener("submit",T=>{T.preventDefault(),o.length&&
k.value.trim()?this.actions.guess(o.find(y=>y.trim()===k.value.trim())??k.value):Number.isFinite(k.valueAsNumber)&&this.actions.guess(k.valueAsNumber)}),w.append(
k,S),d.append(w)}return(o.length?o.map(w=>[w,dt(w)]):t.map((w,g)=>[g,l(w)])).forEach(([w,g],k)=>{let S=ne("","gp-answer",()=>this.actions.guess(w),"ABCDE"[k]),T=r===
w,y=h&&a.expected===k;if(h&&p&&!T&&!y)return;let v=y?"✓ ":T?h?"✗ ":"● ":"○ ";S.append(u("span","gp-sign",v,{"aria-hidden":"true"}),g),S.setAttribute("ar\
ia-pressed",String(T)),S.disabled=m||!i,S.classList.toggle("gp-true",y),o.length?d.lastElementChild.before(S):d.append(S)}),d}verdict(e,{done:t,right:s,why:o,shown:r,
claim:i,then:a,recorded:c,wishes:d}){if(!t)return[u("p","gp-open",l("This run does not do it yet.")),es(d)];let p=[];if(s!==null){let h=u("p",s?"gp-right":"gp-w\
rong");h.append(u("b","",s?"✓ "+l("As you predicted."):"✗ "+l("It came out otherwise."))," ",l(o)),p.push(h)}else l(o)&&p.push(u("p","",l(o)));if(i){let h=u(
"p","gp-claim"),m=r?l("This run shows it:"):r===null?l("This run cannot tell:"):l("This run does not show it:");h.append(u("b","",`${r?"✓":"○"} ${m}`)," ",l(
i)),p.push(h),!r&&c&&p.push(ne(l("Show a recorded run that does"),"gp-recorded",()=>this.actions.recorded(),"W"))}return l(a)&&p.push(...Zt(l(a))),p}remind(){let e=this.
root.querySelector(".gp-found");e&&ve(e,l("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.
classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.
scrollIntoView({block:"center"})}};function ne(n,e,t,s=""){let o=u("button",e,n,{type:"button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function Zn(n){
for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}function es(n){let e=u("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>u(
"li",t?"gp-met":"",`${t?"✓":"○"} ${l(s)}`))),e}var Zt=n=>n.split(`
`).map(e=>u("p","",e));var _e="generation-playground.lessons",ts={batch:()=>!0,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},Ke=()=>!!document.body.dataset.stage,ns=matchMedia(
"(max-width: 899px)");function en({element:n,props:e,trigger:t,watch:s},{lessons:o}){let r=ss(),i=null,a=0,c=null,d=!1,p=!1,h=!1,m=!1,x=!1,f=new Le(n.querySelector(
".gp-lesson"),{list:()=>S(),choose:O=>y(O),go:O=>A(O),guess:O=>{w().guesses[a]=O,U(),j(),g().task||F()},recorded:()=>t("recorded",k()),solve:()=>{M(),B({solved:!0}),
j()},ownModel:O=>{w().ownModel=O,U(),B()},reveal:()=>{h=!1,m=!0,j()},again:()=>{delete w().guesses[a],M(),U(),B(),j()},close:()=>C()}),w=(O=i.name)=>r.lessons[O]??=
{at:0,done:[],guesses:{}},g=()=>i.steps[a],k=()=>({lesson:i.name,step:a});function S(){i&&N(),f.drawList(o.map(O=>({...O,...T(O)}))),v()}function T({name:O,steps:L}){
let{done:q=[],at:R=0}=r.lessons[O]||{};return{done:q.length,over:q.length>=L,begun:!!r.lessons[O],at:R}}function y(O,L=!1){x=L,t("chosen",{lesson:O})}function v(){
f.root.hidden=!1,document.body.toggleAttribute("data-lesson",!0)}function C(){i&&N(),f.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector(
"button[data-lessons]")?.focus({preventScroll:!0})}function N(){f.point(""),i=null,r.open="",U(),t("left",{})}function A(O){a=Math.max(0,Math.min(i.steps.length-
1,O)),w().at=a,M(),U(),B(),j({moved:!0}),!g().task&&(!g().predict||w().guesses[a]!==void 0)&&F()}function M(){c=null,p=h=m=!1}function B({solved:O=!1}={}){let L=x;
x=d=!1,document.body.dataset.view!==g().view&&document.getElementById(`view-${g().view}-button`)?.click(),t("entered",{...k(),own_model:!!w().ownModel,keep:L,solved:O})}
function F(){t("judged",{...k(),guess:w().guesses[a]??null})}function j({moved:O=!1}={}){let{guesses:L,done:q,ownModel:R}=w();f.drawStep({lesson:i,at:a,guess:L[a],
done:q.includes(a),ownModel:!!R,isReady:d,judgement:c,isOpenly:p,isCovered:h,moved:O})}s("value",()=>{let O=JSON.parse(e.value||"null");O&&(O.kind==="lesson"?(i=
O.lesson,r.open=i.name,v(),A(T({name:i.name,steps:i.steps.length}).over?0:w().at)):i&&O.kind==="ready"&&O.step===a?(d=!0,j()):i&&O.kind==="judgement"&&O.step===
a&&(c=O,Ke()&&(p=!0),h=O.done&&Ke()&&!!g().predict&&!m,O.done&&!w().done.includes(a)&&w().done.push(a),U(),j(),O.done&&g().predict?.token&&I(L=>L.log("main").select(
0,g().predict.token-1)),O.done&&g().task&&ns.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),I(O=>{let L=O.log("main"),q=0;L.subscribe(n,()=>{
!L.finished||L.turn===q||(q=L.turn,V(L.recorded))});for(let[R,J]of Object.entries(ts)){let G=O.group(R),b=G.turn;G.subscribe(n,()=>{G.turn===b||!J(G)||(b=G.turn,
V(!1))})}});function V(O){i&&(g().predict&&w().guesses[a]===void 0&&!O&&!Ke()?f.remind():F())}document.addEventListener("click",O=>{O.target.closest("button[dat\
a-lessons]")&&(f.root.hidden?S():C())});let W=new URLSearchParams(location.search).get("lesson");if(W&&o.some(({name:O})=>O===W)){let O=Number(new URLSearchParams(
location.search).get("step"));O>=1&&(w(W).at=Math.floor(O)-1),y(W)}else o.some(({name:O})=>O===r.open)&&y(r.open,!0);function U(){try{localStorage.setItem(_e,JSON.
stringify({lessons:r.lessons})),sessionStorage.setItem(_e,r.open)}catch{}}}function ss(){try{let{lessons:n}=JSON.parse(localStorage.getItem(_e)||"{}");return{lessons:os(
n),open:sessionStorage.getItem(_e)||""}}catch{return{lessons:{},open:""}}}function os(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:i}]of Object.entries(
n||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:i});return e}function tn({trigger:n}){I(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function nn({props:n,trigger:e,watch:t}){I(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:i})=>e("search",{kind:r,rule:i,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var rs=250;function sn({element:n,props:e,trigger:t,watch:s}){I(o=>{let r=o.log("main"),i=new Map,a=null;function c(){let{given:h,only_given:m,config:x={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&m||x.max_new_tokens===(h||[]).length+1}let d=h=>(h&&h.watched||[]).map(({token_id:m})=>m);function p(h,m,x,f){
r.asked={turn:r.turn,kind:h,ids:x,...f};let{last:w,stopReason:g}=m;t("go",{kind:h,ids:x,stop:g,watched:d(w),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:m}){if(h.isPrompt)return;let x=[...r.idsTo(h).slice(0,-1),m],f=r.lastOf(h),w=f===h&&c()?"choose":"branch";p(w,{last:f},x,{at:h.
index,from:h.chosen.text,on:m===h.chosen.token_id})},more(){let h=r.current(),m=h&&r.lineOf(h);if(!m||!m.last)return t("start",{});p("more",m,r.idsTo(m.last),{at:m.
last.index+1})},look({line:h,text:m}){let{last:x}=r.lines()[h]||{},f=x?r.idsTo(x):[];t("look",{line:h,text:m,ids:f,watched:d(x),turn:r.turn,started:r.startedLine()})},
save_page(){t("save_page",{})},shown(){clearTimeout(a),a=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),rs)}}),r.subscribe(n,h=>{if(h.run)for(let{line:m,lists:x}of i.
get(r.turn)||[])r.addWatched(m,x)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");i.has(h.turn)||i.set(h.turn,[]),i.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var is="generation-playground",on="generation-playground.keep-history",as=20,ls=5e6,cs=3e7,rn=90;function an({element:n,props:e,trigger:t,watch:s}){let o=n.querySelector(
".gp-history");Y(o);let r=new K,i=b=>o.querySelector(b),a=i(".gp-keep input"),c=i(".gp-clear"),d=[],p=new Map,h=null,m=null,x=null,f=null;function w(){return f??=
new Promise((b,_)=>{let E=indexedDB.open(is,1);E.onupgradeneeded=()=>{E.result.createObjectStore("runs",{keyPath:"id"}),E.result.createObjectStore("logs")},E.onsuccess=
()=>b(E.result),E.onerror=E.onblocked=()=>_(E.error)})}async function g(b,_){let E=(await w()).transaction(["runs","logs"],b);return new Promise((P,D)=>{let oe=_(
E.objectStore("runs"),E.objectStore("logs"));E.oncomplete=()=>P(oe&&oe.result),E.onerror=E.onabort=()=>D(E.error)})}function k(){try{return(localStorage.getItem(
on)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let S=Promise.resolve();function T(b){return S=S.then(b).then(()=>V(""),_=>{console.warn("Generation Playgroun\
d: the history could not be kept.",_),V(l("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then(R),S}async function y(){
let b=[...p.values()].map(([E])=>E).sort((E,P)=>P.id-E.id);d=b;let _=k()?await g("readonly",E=>E.getAll()):[];d=[...b,..._.filter(E=>!p.has(E.id))].sort((E,P)=>P.
id-E.id)}async function v(){for(let[b,[_,E]]of p)await g("readwrite",(P,D)=>{E!==null&&D.put(E,b),P.put(_)}),p.delete(b)}async function C(b){b.forEach(_=>p.delete(
_)),d=d.filter(_=>!b.includes(_.id)),k()&&await g("readwrite",(_,E)=>b.forEach(P=>{_.delete(P),E.delete(P)}))}async function N(){let b=0,_=d.filter((E,P)=>(b+=E.
size)>cs||P>=as);_.length&&await C(_.map(E=>E.id))}let A=async b=>p.has(b)?p.get(b)[1]:g("readonly",(_,E)=>E.get(b));async function M(){for(let b of await g("re\
adonly",_=>_.getAll()))p.has(b.id)||p.set(b.id,[b,await A(b.id)??null]);await g("readwrite",(b,_)=>{b.clear(),_.clear()})}function B(){if(!h||!m||m.turn!==h.turn||
!m.finished)return;let{turn:b,replaces:_,...E}=h;h=null;let P=m.text,D=P.length<=ls,oe={id:b,time:Date.now(),...E,seed:m.started.seed,tokens:m.finished.num_tokens,
end:L(m.finished.sequences[0]?.text??"",rn),size:D?P.length:0};p.set(b,[oe,D?P:null]),T(async()=>{_&&await C([_]),await y(),k()&&await v(),await N()})}let F=({request:b,
seed:_,preset:E})=>({request:b,seed:_,preset:E});async function j(b){let _=await A(b.id).catch(()=>null);if(!_)return V(l("This run is no longer in the browser’\
s storage."));t("look",{log:_,...F(b)})}let V=b=>{i(".gp-note").textContent=b};function W(b,_,E){let P=document.createElement(b);return P.textContent=_,E&&(P.className=
E),P}function U(b,_,E,P){let D=W("button",b);return D.type="button",D.setAttribute("aria-label",_),D.title=P||(b===_?"":_),D.disabled=!!P,D.addEventListener("cl\
ick",E),D}function O(b){let _={month:"short",day:"numeric"},E={hour:"2-digit",minute:"2-digit"},P=new Date(b).toDateString()===new Date().toDateString();return new Date(
b).toLocaleString([],P?E:{..._,...E})}function L(b,_){let E=Array.from(b);return E.length<=_?b:`…${E.slice(-_).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function q(b){
let _=document.createElement("li");_.dataset.run=b.id;let E=W("div","","gp-what"),P=O(b.time),D=String(b.prompt||""),oe=b.tokens>=0?ee(b.tokens,"{count} token",
"{count} tokens"):"",kn=[P,b.strategy,b.model,`seed ${b.seed}`,oe];E.append(W("span",L(D,rn)||l("(no prompt)"),"gp-prompt")),b.end&&E.append(W("span",b.end,"gp-\
end")),E.append(W("span",kn.filter(Boolean).join(" · "),"gp-facts"));let Qe=W("div","","gp-acts"),Oe={when:P,text:L(b.end||D,40)},yn=b.size?"":l("Too long to b\
e kept. Its settings can be loaded.");return Qe.append(U(l("View"),l("View the run of {when}: {text}",Oe),()=>j(b),yn),U(l("Load settings"),l("Load settings of \
the run of {when}: {text}",Oe),()=>t("start",F(b))),U("✕",l("Remove the run of {when}: {text}",Oe),()=>T(()=>C([b.id])))),_.append(E,Qe),_}function R(){let b=i(
"li button:focus"),_=b&&[b.closest("li").dataset.run,[...b.parentNode.children].indexOf(b)];i(".gp-hint").textContent=d.length?"":l("Your runs will be listed he\
re, to look at again or to start from."),i(".gp-till").textContent=k()?"":l("(now: only until this page is closed)"),i(".gp-runs").replaceChildren(...d.map(q)),
_&&(i(`li[data-run="${_[0]}"] .gp-acts`)?.children[_[1]]||i(".gp-keep input")).focus(),c.hidden=!d.length,a.checked=x??k(),J()}function J(){c.textContent=l("Cle\
ar history"),c.dataset.sure=""}c.addEventListener("click",()=>{c.dataset.sure?T(()=>C(d.map(b=>b.id))):(c.textContent=ee(d.length,"Remove {count} run?","Remove \
all {count} runs?"),c.dataset.sure="yes")}),c.addEventListener("blur",J);async function G(b){b||await M(),localStorage.setItem(on,b?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),b&&await v(),await y(),await N()}a.addEventListener("change",()=>{let b=x=a.checked;T(()=>G(b).finally(()=>{x=null}))}),
document.addEventListener("click",({target:b})=>{b.closest("button[data-drawer=history]")&&T(y)}),T(y),s("value",()=>{let b=r.unstamp(e.value);b&&(h={turn:r.newest,
...JSON.parse(b)},B())}),I(b=>{m=b.log("main"),m.subscribe(o,_=>{_.status&&B()})})}function ln({props:n,trigger:e,watch:t},{most:s}){I(o=>{let r=o.log("main"),i=new Map;r.lensLimit=s,r.answers.look_into=({step:a,places:c})=>{let d=r.idsTo(r.lastOf(
a));i.set(r.turn??null,d),e("look_into",{places:c,ids:d,turn:r.turn,started:r.startedLine()})},t("value",()=>{if(!n.value)return;let a=JSON.parse(n.value.split(
`
`)[1]);a?r.addLens(a.turn??void 0,i.get(a.turn??null)||[],a.found):r.changed("lens")})})}function cn({props:n,watch:e}){let t=new K,s;I(o=>{let r=o.log("main"),i=()=>{let a=t.unstamp(n.value);a!==null&&(r.recorded=t.recorded,document.body.toggleAttribute(
"data-recorded",r.recorded),o.feed("main",a,t.newest),document.body.toggleAttribute("data-loading",!!r.loading),!(!r.finished||r.turn!==t.newest||s===t.newest)&&
(s=t.newest,r.selectMostUncertain()))};n.value&&!location.search&&i(),e("value",i)})}function dn({element:n,props:e,watch:t}){Y(n);let s=a=>n.querySelector(".gp-"+a);function o(a){let c="https://huggingface.co";return a&&window.parent!==window&&
document.referrer.startsWith(c)?`${c}/spaces/${a}`:location.origin+location.pathname}function r(){let a=s("taken");if(!a)return;let c=e.value?JSON.parse(e.value):
null;if(a.hidden=!c,!c)return;s("label").textContent=l(c.title),s("note").textContent=l(c.note);let d=c.query?`${o(c.space)}?${c.query}`:c.text,p=s("text");p.value=
d,p.wrap=c.query?"soft":"off",p.rows=c.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function i(){let a=s("text"),c=!0;try{await navigator.clipboard.writeText(a.value)}catch{a.focus(),a.select(),
c=document.execCommand("copy")}s("copied").textContent=l(c?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",i),t("value",()=>{r(),e.value&&i()}),r()}var Ve="generation-playground.presets";function un({element:n,props:e,trigger:t,watch:s}){let o={download({name:a,type:c,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${c};charset=utf-8`})),p.download=a,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:a}){
let c=document.querySelector(a);if(!c)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;c.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),c.matches("textarea, input, button")&&c.focus({preventScroll:!0})},keep({name:a,config:c}){let d=!1;try{let p=r();c?p[a]=c:delete p[a],localStorage.setItem(
Ve,JSON.stringify(p))}catch{d=!0}t("kept",{presets:i(),name:a,removed:!c,failed:d})}};function r(){let a=localStorage.getItem(Ve)||"{}";try{let c=JSON.parse(a);
return c&&typeof c=="object"&&!Array.isArray(c)?c:{}}catch{return{}}}function i(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:a})=>{a===
Ve&&n.isConnected&&t("kept",{presets:i()})}),s("value",()=>{if(!e.value)return;let a=JSON.parse(e.value);o[a.do](a)})}function pn(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(l("Ctrl+Enter")))}function hn(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var ds={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},us=250;function fn({element:n,props:e,trigger:t,watch:s}){let o=new K,r=!1,i=null;function a(){let c=n.
querySelector(".messages"),d=o.unstamp(e.value);if(!c||d===null)return;clearTimeout(i);let p=JSON.parse(d||"[]");r=p.some(h=>h.refused),c.replaceChildren(...p.map(
ps)),r&&c.scrollIntoView({block:"nearest"})}s("value",a),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(i),i=setTimeout(()=>t(
"mended",{turn:o.newest}),us))})}var mn=n=>JSON.parse(n).map(e=>({__type__:"update",info:l(e)}));function ps({severity:n,knob:e,message:t,fix:s}){let o=l(t),r=document.
createElement("div");r.className="message "+n;let i={error:l("Error"),warning:l("Note")}[n]||"";ze(r,"span",`${ds[n]||""} ${i}`.trim(),"label");let a=document.createElement(
"span"),c=e&&o.startsWith(e+" ");return e&&(ze(a,"code",e),a.append(c?"":": ")),a.append((c?o.slice(e.length):o)+(s?" ":"")),s&&ze(a,"strong",l(s)),r.append(a),
r}function ze(n,e,t,s){let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var gn=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let i=t==="text"?()=>r.text():()=>hs(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await i().catch(()=>null)}])}),
o.click()}),hs=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function bn({props:n,watch:e},{name:t}){let s=new K;I(o=>{let r=()=>{let i=s.unstamp(n.value);i&&o.feedGroup(t,i,s.newest)};e("value",r),r()})}var wn={changesInWords:et,followModels:Rt,infoUpdates:mn,mountBeamVariants:nn,mountBranching:sn,mountChangedLine:tt,mountComparisonLog:Xe,mountBrowserCommands:un,
mountDrawer:lt,mountExamples:pt,mountHeader:ft,markView:Be,mountHistory:an,mountKeptForm:gt,mountKnobPanel:It,mountLanes:Ze,mountLessonPanel:en,mountLogitLens:ln,
mountMessages:fn,mountModelQuestions:tn,mountPromptArea:Jt,mountQuickRow:$t,mountReport:bn,mountRunLog:cn,mountStage:Vt,mountStrategyList:Qt,mountTaken:dn,mountTour:Xt,
pickFile:gn,t:l};function fs(){let n=t=>{try{t(wn)}catch(s){console.error("Generation Playground:",s)}};pn();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage=
{...wn,push:n},e.forEach(n)}hn();at();zt();Ye(fs);})();
