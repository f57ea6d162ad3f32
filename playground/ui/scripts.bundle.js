// Written by .ci/bundle.py from modules with the SHA-256 52cf17b1f40315b9f3f8121c8c285ae72b31b5bdbf047f602143fd08245362c2: edit those.
(()=>{var un=["de","fr"];function l(t,e){if(t==null)return"";if(typeof t=="object")return l(t.said,t.values);let n=String(t),s=window.GenerationPlaygroundTexts?.[n]??
n;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let i=e[r];return i&&typeof i=="object"?l(i):String(i??"")}):s}var ne=(t,e,n,s)=>l(
t===1?e:n,{count:t.toLocaleString("en-US"),...s});var pn=["aria-label","title","placeholder","data-tip","label"];function K(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let s=n.nextNode();s;s=n.nextNode()){let[,o,r,i]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),a=r&&e[r.replace(/\s+/g," ")];a&&(s.nodeValue=
o+a+i)}for(let s of[t,...t.querySelectorAll("*")])for(let o of pn){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function hn(){let t=(navigator.
language||"").slice(0,2).toLowerCase();return un.includes(t)?t:"en"}function Je(t){let n=window.GenerationPlaygroundCatalogues?.[hn()];if(window.GenerationPlaygroundTexts||
!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(t)}function q(t){(window.GenerationPlaygroundQueue??=[]).push(t)}var F=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let n=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(n,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(n+1))}};function Ge({props:t,trigger:e,watch:n},{kind:s,opens:o}){let r=new F,i;q(a=>{n("value",()=>{let c=r.unstamp(t.value);c!==null&&(a.feedGroup(s,c,r.newest),!(!c||
i===r.newest)&&(i=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>fn(s)))))}),o&&(a.group(s).answers.open=({entry:c})=>e("open",{entry:c}))})}function fn(t){
let e=document.getElementById(`${t}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function Ue({props:t,trigger:e,watch:n}){let s=new F;q(o=>{let r=o.group("lanes");r.answers.lane=({do:i,id:a})=>{e("lane",{do:i,id:a}),i==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},n("value",()=>{let i=s.unstamp(t.value);i&&r.setLanes(JSON.parse(i))})})}function He(t,e){let{base:n={},set:s={}}=JSON.parse(t||"{}"),o=a=>typeof a=="object"?"":JSON.stringify(a),r=[...new Set([...Object.keys(n),...Object.keys(s)])].
flatMap(a=>{let[c,d]=[n[a]??null,s[a]??null];if(JSON.stringify(c)===JSON.stringify(d))return[];if(d===null)return[l("{knob} not set",{knob:a})];let p=`${a} ${o(
d)}`.trim();return[o(c??{})?l("{now} instead of {before}",{now:p,before:o(c)}):p]});if(!r.length)return"";let i=r.slice(0,e).join(", ");return r.length<=e?l("Ch\
anged: {changes}.",{changes:i}):l("Changed: {changes} and {count} more.",{changes:i,count:r.length-e})}function Ke({element:t,props:e,watch:n}){let s=()=>{let o=t.
querySelector("span");o.textContent=e.value||"",o.hidden=!e.value};n("value",s),s()}var Se=matchMedia("(min-width: 1200px)"),Ve="generation-playground.knobs-open",ze=null,Qe=t=>document.getElementById(t==="knobs"?"knobs":`drawer-${t}`),se=()=>document.
body.dataset.drawer||"";function Ee(t){se()!==t&&(ze=document.activeElement,_e(t)),Qe(t)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function be(){
if(!se())return;let t=Qe(se())?.contains(document.activeElement);_e(""),t&&ze?.focus({preventScroll:!0})}function Xe(){Se.matches||be()}function _e(t){t?document.
body.dataset.drawer=t:delete document.body.dataset.drawer,Ye();try{Se.matches&&localStorage.setItem(Ve,t==="knobs"?"yes":"no")}catch{}}function Ye(){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===se()))}function Ze(){document.addEventListener("click",t=>{
let e=t.target,n=e.closest("button[data-drawer]");n?(n.dataset.drawer===se()?be:()=>Ee(n.dataset.drawer))():e.closest(".gp-drawer-close")&&be()}),document.addEventListener(
"keydown",t=>{if(t.key!=="Escape"||t.defaultPrevented)return;let e=t.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&be()})}
function et({element:t}){K(t),Ye();try{Se.matches&&!se()&&localStorage.getItem(Ve)==="yes"&&_e("knobs")}catch{}}var Le={" ":"·","\n":"↵","	":"⇥","\r":"␍"},tt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function u(t,e,n,s){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=n);for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,i);return o}function Oe(t,e,{running:n=!1}={}){let s=0;for(let o of e.
matchAll(tt)){let[r]=o;o.index>s&&t.append(e.slice(s,o.index)),s=o.index+1;let i=Le[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=Le[r]?
r:"";t.append(u("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(u("span","gp-mark",i))}s<e.length&&t.append(e.slice(s))}function nt(t,e){t.replaceChildren(),Oe(t,e),e||t.append(u("span","gp-mark",l("(empty)")))}function st(t,e){t.textContent!==e&&(t.textContent=e)}var mn=t=>t.replace(tt,e=>e===" "?" ":Le[e]||"�"),ot=t=>l("“{text}”",{text:mn(t)});function rt({element:t,trigger:e},{entries:n}){let s=t.querySelector(".gp-examples"),o=[{title:l("Small models"),note:"",entries:n.filter(i=>i.bundled)},{title:l(
"A real model"),note:l("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:n.filter(i=>!i.bundled)}].filter(i=>i.entries.
length),r=o.map(i=>bn(i,e));o.length>1&&s.append(gn(o,r)),s.append(...r)}function gn(t,e){let n=u("div","gp-kinds",null,{role:"group","aria-label":l("Examples")}),
s=t.map((r,i)=>{let a=u("button","gp-kind",r.title,{type:"button"});return a.addEventListener("click",()=>o(i)),n.append(a),a}),o=r=>t.forEach((i,a)=>{s[a].setAttribute(
"aria-pressed",String(a===r)),e[a].hidden=a!==r});return o(0),n}function bn(t,e){let n=u("div");t.note&&n.append(u("p","gp-note",t.note));let s=null,o="";for(let r of t.
entries){r.model!==o&&(o=r.model,s=u("ul","",null,{"aria-label":l("Examples for {model}",{model:o})}),n.append(u("h3","",o),s));let i=u("button","gp-example",null,
{type:"button"});i.append(u("b","",l(r.title)),u("span","",l(r.look))),i.addEventListener("click",()=>{e("chosen",{index:r.index}),Xe()});let a=u("li");a.append(
i),s.append(a)}return n}var H=null,it="one";function at({element:t}){H=t.querySelector(".gp-header"),K(H);let[e,n]=[Y(".gp-lab-button"),Y(".gp-lab-list")],[s,o]=[Y(".gp-menu-button"),Y(
".gp-menu")];function r(c,d,p){c.setAttribute("aria-expanded",String(p)),d===n?n.hidden=!p:o.classList.toggle("gp-unfolded",p)}let i=[[e,n],[s,o]],a=()=>i.forEach(
([c,d])=>r(c,d,!1));H.addEventListener("click",c=>{let d=c.target,p=d.closest("button[data-view]"),h=i.find(([g])=>g.contains(d));if(p)kn(p.dataset.view),a(),n.
contains(p)&&e.focus();else if(h){let[g,S]=h,f=g.getAttribute("aria-expanded")!=="true";a(),r(g,S,f),f&&S===n&&(n.querySelector("[aria-selected=true]")||n.firstElementChild).
focus()}else d.closest(".gp-menu button")&&a()}),document.addEventListener("click",c=>{H.contains(c.target)||a()}),H.addEventListener("keydown",c=>{let d=c.target;
if(c.key==="Escape"&&i.some(([S])=>S.getAttribute("aria-expanded")==="true")){n.contains(d)&&e.focus(),a();return}if(d.getAttribute("role")!=="tab")return;let p=[
...d.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[c.key],g=h?p[(p.indexOf(d)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[c.key];
g&&(c.preventDefault(),g.focus())}),H.addEventListener("focusout",({relatedTarget:c})=>{c&&!H.contains(c)&&a()}),Ce(it)}var Y=t=>H.querySelector(t);function kn(t){
document.getElementById(`view-${t}-button`)?.click()}function Ce(t){if(it=t,document.body.dataset.view=t,!H)return;for(let n of H.querySelectorAll("[data-view]")){
let s=n.dataset.view===t;n.setAttribute("aria-selected",String(s))}for(let n of H.querySelectorAll("[role=tablist]")){let s=[...n.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=Y(`.gp-lab-list [data-view="${t}"]`);Y(".gp-lab").classList.toggle("gp-selected",!!e),
Y(".gp-lab-which").textContent=e?e.textContent:""}var lt="generation-playground.form",wn="generation-playground.keep-history";function ct({props:t}){let e=null,n=!1,s=null;function o(){clearTimeout(s);try{let i=(localStorage.getItem(wn)||(t.keep?"yes":"no"))==="yes";for(let a of[sessionStorage,
localStorage])i?n&&e&&a.setItem(lt,JSON.stringify(e)):a.removeItem(lt)}catch{}}function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(i){e=i,r()},begin(){n=!0,r()}},window.addEventListener(
"pagehide",o),window.addEventListener("generation-playground-keep",o)}var dt=(t,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([n],[s])=>n<s?-1:1)):e,J=(t,e)=>JSON.stringify(t,dt)===JSON.stringify(
e,dt);function D(t,e=44){let n=typeof t=="string"?t:JSON.stringify(t??null);return n.length>e?n.slice(0,e)+"…":n}function Q(t){let e=t.trim();if(!e)return;let n=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function oe(t,e,n,s=()=>null){let o=u("in\
put","kp-box",null,{type:"text",inputmode:t.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=t.step||(t.kind==="int"?1:.1),i=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>n(Q(o.value))),o.addEventListener("keydown",a=>{if(a.key!=="ArrowUp"&&a.key!=="ArrowDown")return;
a.preventDefault();let c=Q(o.value)??s()??t.slider_minimum??t.minimum??0;if(typeof c!="number")return;let d=Number((c+(a.key==="ArrowUp"?r:-r)).toFixed(Math.max(
i,0)));o.value=String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,d))),n(Q(o.value))}),o}function pe(t,e,n,s){let o=u("div","kp-switch",null,{id:t,role:"ra\
diogroup","aria-labelledby":e}),r=n.map(([a,c])=>{let d=u("input",null,null,{type:"radio",name:t,value:c});d.addEventListener("change",()=>s(a));let p=u("label");
return p.append(d,u("span",null,c)),o.append(p),d});return{element:o,show:a=>{let c=n.findIndex(([d])=>J(d,a));return r.forEach((d,p)=>{d.checked=p===c}),c>=0}}}
var ut=(t,{id:e,nameId:n,change:s})=>{let o=[[void 0,l("not set")],[!0,l("on")],[!1,l("off")]],{element:r,show:i}=pe(e,n,o,s);return{element:r,show:i,showDefault(){}}},
Te=(t,{id:e,change:n})=>{let s=u("div","kp-number"),o=t.default,r=oe(t,{id:e},c=>{a(c),n(c)},()=>o);s.append(r);let i=t.slider_minimum===null?null:u("input","kp\
-slider",null,{type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any","aria-label":l("{name}, slider",{name:t.name})});i&&(i.addEventListener(
"input",()=>{r.value=String(Number(i.value)),i.classList.remove("kp-off"),n(Number(i.value))}),s.append(i));function a(c){i&&(i.classList.toggle("kp-off",typeof c!=
"number"),i.value=typeof c=="number"?c:o??t.slider_minimum)}return{element:s,label:e,show(c){r.value=c===void 0?"":String(c),a(c)},showDefault(c){o=typeof c=="n\
umber"?c:null,r.placeholder=o===null?"–":String(o),r.value||a(void 0)}}},pt=(t,{id:e,change:n})=>{let s=u("select","kp-select",null,{id:e}),o=u("option",null,
l("not set"),{value:""});s.append(o,...t.choices.map((i,a)=>u("option",null,D(i),{value:a})));let r=null;return s.addEventListener("change",()=>n(s.value===""?void 0:
t.choices[s.value])),{element:s,label:e,show(i){r&&r.remove();let a=t.choices.findIndex(c=>J(c,i));i!==void 0&&a<0&&(r=u("option",null,D(i),{value:"foreign",disabled:""}),
s.append(r)),s.value=i===void 0?"":a<0?"foreign":String(a)},showDefault(i){o.textContent=i===null?l("not set"):l("not set (default {value})",{value:D(i)})}}},ht=(t,{
id:e,change:n})=>{let s=u("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>n(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":D(o,1/0)},showDefault(){}}};var re=window.GenerationPlaygroundKnobs;function yn(t,e,n){let s=u("div","kp-editor"),o=u("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":l("{name} as JSON",{name:t.name}),placeholder:l(
t.shape)}),r=u("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),i=u("span","kp-faint",""),a,c=!1,d=h=>{c=h,o.hidden=!h,n.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?l("Editor"):"JSON",r.setAttribute("aria-label",h?l("Back to the editor of {name}",{name:t.name}):l("Edit {name} as JSO\
N",{name:t.name})),i.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(a=void 0,o.value.trim())
try{a=JSON.parse(o.value)}catch{a=o.value}e.change(a)}),r.addEventListener("click",()=>{c?n.show(a)===!1?i.textContent=l("The editor cannot show this value."):d(
!1):(o.value=p(a),d(!0)),(c?o:r).focus()}),s.append(n.element,o,i),d(!1),{...n,element:s,beside:r,note(h){a=h},show(h){a=h;let g=n.show(h);!c&&g===!1&&d(!0),c&&
(o.value=p(h))}}}function ie(t){return(e,n)=>{let s=null;return s=yn(e,n,t(e,{...n,change:r=>{s.note(r),n.change(r)}})),s}}var gt=ie(()=>({element:u("div"),show:t=>t===
void 0,showDefault(){}})),vn={n:`
`,t:"	",r:"\r","\\":"\\"},he=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(parseInt(n.slice(1),16)):vn[n]),xn=t=>t.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function bt(t,e){let n=u("div","kp-list"),s=()=>[...n.querySelectorAll("input")].map(i=>he(i.value)).filter(
Boolean),o=()=>{let i=s();e(i.length?i:void 0)};function r(i){let a=u("div","kp-line"),c=u("input","kp-wide",null,{type:"text","aria-label":t.one,autocomplete:"\
off",spellcheck:"false",placeholder:t.another});c.value=xn(i);let d=u("span","kp-shown","",{title:l("As it is read: · is a space, ↵ a line break")}),p=u("but\
ton","kp-icon","×",{type:"button","aria-label":t.remove}),h=()=>{let g=he(c.value);d.replaceChildren(),(g!==g.trim()||g!==c.value)&&Oe(d,g),p.hidden=!c.value,c.
value&&a===n.lastElementChild&&r("")};c.addEventListener("input",()=>{h(),o()}),c.addEventListener("keydown",g=>{g.key==="Enter"&&(g.preventDefault(),a.nextElementSibling&&
a.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let g=a.nextElementSibling;a.remove(),o(),g&&g.querySelector("input").focus()}),
a.append(c,d,p),n.append(a),h()}return{element:n,show(i){n.replaceChildren();for(let a of i)r(a);r("")}}}var kt=t=>Array.isArray(t)&&t.every(e=>typeof e=="strin\
g"),wt=(t,{change:e})=>{let n=bt({one:l("text"),another:l("another text"),remove:l("Remove this text")},e),s=u("div","kp-editor");return s.append(n.element,u("p",
"kp-faint",l("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){n.show(o===void 0?[]:kt(o)?o:[D(o,1/0)])},showDefault(){}}},yt=ie((t,{id:e,change:n})=>{
let s=u("div","kp-fields"),o=[["start",l("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",l("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let a=i.map(c=>Q(c.value));n(a.every(c=>c===void 0)?void 0:a.map(c=>c??null))},i=o.map(([a,c,d,p])=>{let h=oe(d,{id:`${e}-${a}`,placeholder:p},r,()=>Number(
p));return s.append(u("label",null,c,{for:h.id}),h),h});return{element:s,show(a){return a!==void 0&&!(Array.isArray(a)&&a.length===2)?!1:(i.forEach((c,d)=>{c.value=
a===void 0?"":a[d]??""}),!0)},showDefault(){}}});function Sn(t,e,n){if(t.kind==="bool"||t.kind==="choice"){let o=t.kind==="bool"?[!0,!1]:t.choices,r=u("select",
"kp-select",null,{id:e});return r.append(u("option",null,l("not set ({value})",{value:D(t.default)}),{value:""})),r.append(...o.map((i,a)=>u("option",null,D(i),
{value:a}))),r.addEventListener("change",n),{element:r,read:()=>r.value===""?void 0:o[r.value],show(i){let a=o.findIndex(c=>J(c,i));return r.value=i===void 0||a<
0?"":String(a),i===void 0||a>=0}}}if(t.kind==="flags"){let o=u("div","kp-flags",null,{id:e,role:"group","aria-label":t.name}),r=t.choices.map(a=>{let c=u("input",
null,null,{type:"checkbox",value:a}),d=u("label",null,"");return c.addEventListener("change",n),d.append(c," "+a),o.append(d),c}),i=()=>r.filter(a=>a.checked).map(
a=>[a.value,!0]);return{element:o,read:()=>i().length?Object.fromEntries(i()):void 0,show(a){for(let c of r)c.checked=a?.[c.value]===!0;return a===void 0||J(a,Object.
fromEntries(i()))}}}if(t.kind==="ints"){let o=u("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",n),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(Q);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=oe(t,{id:e,placeholder:t.default===null?"–":String(t.default)},n,()=>t.default);return{element:s,read:()=>Q(s.value),show(o){
return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var ft=t=>[...crypto.getRandomValues(new Uint16Array(t))].map(e=>e%1e3),vt=ie((t,{id:e,
nameId:n,change:s})=>{let o=u("div","kp-editor"),r=u("div","kp-fields"),i=null,a=[],c=[[void 0,l("not set")],...t.forms.map(b=>[b.name,t.forms.length>1?l(b.name):
l("set")])],d=pe(`${e}-form`,n,c,b=>{h(b),S(),f()}),p=u("p","kp-faint","");o.append(d.element,p,r);function h(b){i=t.forms.find(w=>w.name===b)||null,d.show(i?i.
name:void 0),p.textContent=i?l(i.meaning):"",a=[],r.replaceChildren();for(let w of i?i.fields:[]){let _=Sn(w,`${e}-${w.name}`,f),C=u("label",null,w.name+(w.required?
" *":""),{for:`${e}-${w.name}`});C.title=l(w.meaning),r.append(C,_.element,u("p","kp-faint",l(w.meaning))),a.push([w,_]),w.kind==="ints"&&w.required&&g(_)}}function g(b){
let w=u("button","kp-link",l("Draw new keys"),{type:"button"});w.addEventListener("click",()=>{b.show(ft(30)),f()}),r.append(w)}function S(){for(let[b,w]of a)b.
required&&w.show(b.kind==="ints"?ft(30):b.default??5)}function f(){if(!i)return s(void 0);let b=a.map(([w,_])=>[w.name,_.read()]);return s(Object.fromEntries(b.
filter(([,w])=>w!==void 0)))}let E=b=>b!==null&&typeof b=="object"&&!Array.isArray(b);return{element:o,show(b){if(b===void 0)return h(void 0);if(!E(b))return!1;
let w=Object.keys(b),_=k=>k.fields.filter(v=>w.includes(v.name)).length,C=t.forms.reduce((k,v)=>_(v)>_(k)?v:k);return _(C)<w.length?!1:(h(C.name),a.every(([k,v])=>v.
show(b[k.name])))},showDefault(){}}}),xt=ie((t,{id:e,nameId:n,change:s})=>{let o=u("div","kp-editor"),r=u("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"\
0, 2, 4","aria-label":l("{name}: layer numbers",{name:t.name}),autocomplete:"off"}),i=u("p","kp-faint",""),a=pe(e,n,[[void 0,l("not set")],["low","low"],["high",
"high"],["list",l("layers")]],d=>{r.hidden=d!=="list",d==="list"&&r.focus(),s(d==="list"?c():d)}),c=()=>{let d=r.value.split(/[\s,]+/).filter(Boolean).map(Q);return d.
length?d:void 0};return r.addEventListener("input",()=>s(c())),r.hidden=!0,o.append(a.element,r,i),{element:o,show(d){let p=Array.isArray(d);return!p&&!a.show(d)?
!1:(p&&(a.show("list"),r.value=d.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({layers:d}){i.textContent=d?l("This model has {count} layers; 0 is the inpu\
t of the first.",{count:d}):""}}}),mt={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},St=(t,{id:e,nameId:n,change:s})=>{
let o=u("div","kp-editor"),r=pe(e,n,[[void 0,l("not set")],["choices",l("choices")],["regex","regex"],["json_schema",l("JSON schema")]],E=>{g(E),f()}),i=bt({one:l(
"choice"),another:l("another choice"),remove:l("Remove this choice")},()=>f()),a=u("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]\
+ years old\\.",spellcheck:"false",autocomplete:"off","aria-label":l("Regular expression that the whole text must match")}),c=u("textarea","kp-text kp-code",null,
{rows:6,placeholder:JSON.stringify(mt,null,2),spellcheck:"false","aria-label":l("JSON schema")}),d=u("button","kp-link",l("Use an example"),{type:"button"}),p={
choices:[i.element],regex:[a],json_schema:[c,d]},h;function g(E){h=E,r.show(h);for(let[b,w]of Object.entries(p))for(let _ of w)_.hidden=b!==h}function S(){if(h===
"regex")return a.value||void 0;if(h==="choices"){let E=[...i.element.querySelectorAll("input")].map(b=>he(b.value)).filter(Boolean);return E.length?E:void 0}if(c.
value.trim())try{return JSON.parse(c.value)}catch{return c.value}}function f(){let E=h&&S();s(E===void 0?void 0:{[h]:E})}return a.addEventListener("input",f),c.
addEventListener("input",f),d.addEventListener("click",()=>{c.value=JSON.stringify(mt,null,2),f()}),o.append(r.element,...Object.values(p).flat()),i.show([]),g(
void 0),{element:o,show(E){let[b,w]=Object.entries(E||{})[0]||[];g(b in p?b:void 0),b==="choices"&&i.show(kt(w)?w:[]),b==="regex"&&(a.value=D(w,1/0)),b==="json_\
schema"&&(c.value=typeof w=="string"?w:JSON.stringify(w,null,2))},showDefault(){}}};var Ne=t=>Number.isInteger(t)&&t>=0,V=t=>Array.isArray(t)&&t.length>0&&t.every(Ne),ae=(t,e)=>Array.isArray(t)&&t.every(e),le=t=>({options:[[t]]}),Et=t=>({options:[
t]}),_t={token:{single:!0,flat:!0,read:t=>Ne(t)?[le(t)]:null,write:t=>t[0].options[0][0]},tokens:{flat:!0,read:t=>Ne(t)?[le(t)]:V(t)?t.map(le):null,write:t=>t.length===
1?t[0].options[0][0]:t.map(e=>e.options[0][0])},words:{flat:!0,read:t=>V(t)?t.map(le):null,write:t=>t.map(e=>e.options[0][0])},word_groups:{read:t=>ae(t,V)?t.map(
Et):null,write:t=>t.map(e=>e.options[0])},words_with_bias:{biased:!0,read:t=>ae(t,e=>Array.isArray(e)&&e.length===2&&V(e[0]))?t.map(([e,n])=>({options:[e],bias:n})):
null,write:t=>t.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:t=>ae(t,e=>V(e)||ae(e,V))?t.map(e=>({options:V(e)?[e]:e})):null,write:t=>t.
map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:t=>ae(t,e=>e&&(V(e.phrase)||ae(e.any_of,V)))?t.map(e=>({options:e.phrase?
[e.phrase]:e.any_of})):null,write:t=>t.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Ae(t,e,n,s){let o=u(t,"kp-token",null,s),
r=u("span","kp-piece");return n!==void 0&&nt(r,n),o.append(r,u("span","kp-id",String(e))),o}function En(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(
/\d+/g)||[]).map(Number);return V(e)&&e.every(Number.isSafeInteger)?e:null}async function _n(t,e){let n=he(t),s=n.replace(/^ +/,""),o=s&&!/^\s/.test(s)&&!n.startsWith(
"  "),r=o?[" "+s,s]:[n],{tokens:i,problem:a}=await e.splitWords(r);if(a)return{problem:l(a)};let c=o?[{when:l("inside a sentence"),tokens:i[0]},{when:l("at the \
very start"),tokens:i[1],alone:!0}]:[{when:l("as typed"),tokens:i[0]}];o&&J(i[0],i[1])&&(c=[{when:l("everywhere"),tokens:i[0]}]);let d=En(t),p=d?await e.textsOf(
d):[];if(d){let h=d.map(g=>[g,e.texts.get(g)]);c.unshift({when:d.length>1?l("these token ids"):l("this token id"),tokens:h})}return{ways:c.filter(h=>h.tokens.length),
unknown:p}}function Ln(t,{id:e,change:n,panel:s}){let o=_t[t.editor],r=u("div","kp-editor"),i=u("ul","kp-rows"+(o.flat?" kp-flat":"")),a=u("input","kp-wide",null,
{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?l("type a token, or its id"):l("type a word, or token ids")}),c=u("p","kp-faint",""),
d=u("div","kp-offers",null,{"aria-live":"polite"});r.append(i,c,a,d);let p=[],h=null,g=0,S=null,f=()=>n(p.length?o.write(p):void 0);function E(k){if(o.single)p=
[le(k[0][0])];else if(o.flat){let v=new Set(p.map(L=>L.options[0][0]));for(let L of k.flat())v.has(L)||p.push(le(L))}else if(h)h.options.push(...k);else for(let v of k)
p.push(o.biased?{options:[v],bias:5}:Et(v));h=null,a.value="",d.replaceChildren(),_(),f(),a.focus()}async function b(){let k=++g;if(!a.value)return d.replaceChildren();
let{ways:v,unknown:L,problem:A}=await _n(a.value,s).catch(()=>({problem:l("The server does not answer. Try again in a moment.")}));if(k!==g)return null;if(d.replaceChildren(),
A)return d.append(u("p","kp-faint",A));for(let B of v)d.append(w(B));let N=v.some(B=>B.tokens.length>1);if(!o.flat&&!o.alternatives&&v.length===2){let B=u("butt\
on","kp-button",l("Add both"),{type:"button"});B.addEventListener("click",()=>E(v.map(G=>G.tokens.map(([z])=>z)))),d.append(B)}let j=L.length?[l("The model has \
no token {ids}.",{ids:L.join(", ")})]:[];return v.some(B=>B.alone)&&j.push(l("Inside a sentence a word begins with a space (·) and is another token than at the \
very start.")),o.flat&&N&&j.push(o.single?l("Choose one token."):l("Each token counts by itself here, in other words too: click the one you mean.")),j.length&&d.
append(u("p","kp-faint",j.join(" "))),null}function w(k){let v=u("div","kp-offer");v.append(u("span","kp-when",k.when));let L=u("span","kp-chips");for(let[A,N]of k.
tokens)if(!o.flat)L.append(Ae("span",A,N));else{let j=N===void 0?l("Add token {id}",{id:A}):l("Add token {id}: {text}",{id:A,text:ot(N)}),B=Ae("button",A,N,{type:"\
button","aria-label":j});B.addEventListener("click",()=>E([[A]])),L.append(B)}if(v.append(L),!o.flat){let A=u("button","kp-button",l("Add"),{type:"button","aria\
-label":l("Add the word: {when}",{when:k.when})});A.addEventListener("click",()=>E([k.tokens.map(([N])=>N)])),v.append(A)}return v}a.addEventListener("input",()=>{
clearTimeout(S),S=setTimeout(b,120)}),a.addEventListener("keydown",k=>{k.key==="Enter"?(k.preventDefault(),clearTimeout(S),b().then(()=>d.querySelector("button")?.
click())):k.key==="Escape"&&(k.stopPropagation(),a.value="",h=null,d.replaceChildren(),_())});function _(){i.replaceChildren(...p.map(C)),i.hidden=p.length===0,
c.textContent=h?l("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",c.hidden=!h;let k=p.flatMap(v=>v.options.flat()).filter(v=>!s.texts.has(v));
k.length&&s.textsOf(k).then(()=>{k.some(v=>s.texts.has(v))&&_()},()=>{})}function C(k,v){let L=u("li","kp-row");k.options.forEach((j,B)=>{B&&L.append(u("span","\
kp-or",l("or")));let G=u("span","kp-chips");for(let z of j)G.append(Ae("span",z,s.texts.get(z)));L.append(G)});let A=k.options[0].map(j=>s.texts.get(j)??j).join(
"").trim();if(o.biased){let j=oe({kind:"float",step:.5},{"aria-label":l("Bias of {name}",{name:A}),value:""},B=>{k.bias=B,f()});j.value=k.bias??"",L.append(u("s\
pan","kp-faint",l("bias")),j)}if(o.alternatives){let j=u("button","kp-link",l("or…"),{type:"button","aria-label":l("Add an alternative to {name}",{name:A})});
j.addEventListener("click",()=>{h=k,_(),a.focus()}),L.append(j)}let N=u("button","kp-icon","×",{type:"button","aria-label":l("Remove {name}",{name:A})});return N.
addEventListener("click",()=>{p.splice(v,1),h===k&&(h=null),_(),f(),a.focus()}),L.append(N),L}return{element:r,label:e,show(k){let v=k===void 0?[]:o.read(k);return v===
null?!1:(p=v,h=null,_(),!0)},showDefault(){},modelChanged:_}}var Lt=Object.fromEntries(Object.keys(_t).map(t=>[t,ie(Ln)]));var fe={...Lt,switch:ut,number:Te,slider:Te,choice:pt,text:ht,strings:wt,decay:yt,fields:vt,layers:xt,structure:St};var Pe=t=>({changed:l("changed"),preset:l("preset"),model:l("model"),library:l("library")})[t],ce=t=>({changed:l("changed by you"),preset:l("set by the preset (\
the chosen strategy)"),model:l("the model's own default")})[t]||"",de={error:"✕",warning:"▲",info:"ℹ"},ue=t=>t.split(/(?<=_)/).flatMap(e=>[e,u("wbr")]),ke=class{constructor(e,n){
this.panel=e,this.knob=n,this.id=`${e.name}-${n.name}`,this.build(),this.control.showDefault(n.default),this.control.show(e.state.set[n.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:n,panel:s}=this;this.element=u("div","kp-knob",null,{id:n,"data-knob":e.name}),this.control=(fe[e.editor]||gt)(e,{id:`${n}\
-control`,nameId:`${n}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=u(this.control.label?"label":"sp\
an","kp-name",null,{id:`${n}-name`,...o});r.append(...ue(e.name)),this.source=u("span","kp-source"),this.standard=u("span","kp-standard"),this.back=u("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let i=u("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":l("More about {name}",{name:e.name})});i.addEventListener("click",()=>this.explain(i));let a=u("div","kp-head"),c=u("span","kp-\
tools");c.append(this.control.beside||"",this.back,i),a.append(r,this.source,c),this.notes=u("div","kp-notes",null,{role:"status"}),this.idle=u("span","kp-idle");
let d=u("p","kp-meaning",l(e.meaning)+" ",{id:`${n}-meaning`});d.append(this.standard," ",this.idle),this.element.append(a,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${n}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:n}=this;if(!this.help){this.help=u("div","kp-help",null,
{hidden:""}),this.help.append(u("p",null,l(n.explanation)));let s=On(n);if(s&&this.help.append(u("p",null,s)),n.needs.length){let o=n.needs.map(r=>l(r)).join(";\
 ");this.help.append(u("p",null,l("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of n.conflicts)this.help.append(u("p",null,l(o)));
if(n.paper){let o=u("a",null,n.paper.replace(/^https?:\/\//,""),{href:n.paper,target:"_blank",rel:"noopener noreferrer"}),r=u("p",null,l("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:n}=this,{name:s}=n,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=ce(o)&&Pe(o),this.source.title=ce(o);let r=e.verdict?.defaults[s],
i=r===void 0?n.default:r,a=this.inWords(i);this.standard.textContent=i===null?l("No default."):r===void 0?l("Default: {value}.",{value:a}):l("The model's defaul\
t: {value}.",{value:a}),this.standard.title=r===void 0?l("The library's default: it applies unless the knob is set"):l("From the model's own generation config");
let c=e.state.base[s],d=o==="changed"||c!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,h]=this.wayBack(
d,c);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,n){let{name:s}=this.knob;if(!e)return[l("Unset it: the default applies"),l("Unset {name}",
{name:s})];if(n===void 0)return[l("Back to its default"),l("Reset {name} to its default",{name:s})];let o=this.inWords(n);return[l("Back to the preset: {value}",
{value:o}),l("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?l("on"):l("off"):D(e,
30)}judged(e){let{knob:n}=this,s=e.defaults[n.name];this.control.showDefault(s===void 0?n.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[n.
name]||[];this.notes.replaceChildren(...o.map(i=>qe(i,this.panel))),this.element.classList.toggle("kp-wrong",o.some(i=>i.severity==="error"));let r=e.idle[n.name];
this.idle.textContent=r?l("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,n=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");n&&n.focus({preventScroll:!0})}};function qe(t,e){let n=u("div",`kp-note k\
p-${t.severity}`);n.append(u("span","kp-sign",de[t.severity],{"aria-hidden":"true"}));let s=u("span","kp-said",l(t.message)+" "),{press:o}=t;if((!o||!o.whole)&&
s.append(u("strong",null,l(t.fix))," "),o){let i=u("button","kp-button",l(o.label),{type:"button"});i.addEventListener("click",()=>e.apply(o.change,t.knob)),s.append(
i," ")}let r=e.byName.has(t.knob);if(r?o&&!(t.knob in o.change):e.state.set[t.knob]!==void 0){let i=t.knob,a=u("button","kp-link",r?l("Unset {name}",{name:i}):l(
"Remove {name}",{name:i}),{type:"button"});a.addEventListener("click",()=>e.apply({[t.knob]:null},r?t.knob:void 0)),s.append(a)}return n.append(s),n}function On(t){
let{minimum:n,maximum:s}=t,o=[];return n!==null&&o.push(t.open_minimum?l("greater than {low}",{low:n}):l("at least {low}",{low:n})),s!==null&&s<2147483647&&o.push(
t.open_maximum?l("less than {high}",{high:s}):l("at most {high}",{high:s})),o.length?l("Allowed: {limits}.",{limits:o.join(", ")}):""}var Cn=["switch","choice"];function Tn(t,{id:e,change:n}){if(t.slider_minimum===null)return fe.number(t,{id:e,change:n});let s=u("span","kq-number"),o=u("input",
"kp-slider",null,{id:e,type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any"}),r=u("output","kq-value",null,{for:e}),i=t.default,a;o.addEventListener(
"input",()=>{a=Number(o.value),c(),n(a)});function c(){let d=a===void 0?i:a;r.textContent=d==null?"–":String(d),o.classList.toggle("kp-off",a===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(d){a=d,o.value=String(typeof d=="number"?d:i??t.slider_minimum),c()},showDefault(d){
i=typeof d=="number"?d:null,a===void 0&&this.show(void 0)}}}function An(t,{id:e,panel:n}){let s=u("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Ee("knobs"),n.jump(t.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?l("set …"):D(o,18)},showDefault(){}}}var je=class{constructor(e,n){
this.panel=e,this.knob=n;let s=`quick-${n.name}`,o=`${s}-name`,r=["slider","number"].includes(n.editor)?Tn:Cn.includes(n.editor)?fe[n.editor]:An;this.control=r(
n,{id:s,nameId:o,panel:e,change:a=>e.change(n.name,a,this)});let i=this.control.label?{for:this.control.label}:{};this.name=u(this.control.label?"label":"span",
"kp-name",null,{id:o,...i}),this.sign=u("span","kq-sign","",{"aria-hidden":"true"}),this.element=u("div","kq-knob",null,{"data-knob":n.name,title:l(n.meaning)}),
this.name.append(...ue(n.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(n.default),this.control.show(e.state.set[n.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let n=e.defaults[this.knob.name];this.control.showDefault(n===
void 0?this.knob.default:n);let s=e.notes[this.knob.name]||[],o=s.find(({severity:a})=>a==="error")||s[0];this.sign.textContent=o?de[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=ce(this.panel.sourceOf(this.knob.name)),i=o?`${l(o.message)} ${l(o.fix)}`:l(this.knob.meaning);this.element.title=[i,r?`(${r})`:""].
join(" ").trim(),this.mark()}},we=class{constructor(e,n,s){this.panel=n,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",l("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=l("All {count} knobs",{count:n.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let n=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
n.map(s=>[s,this.knobs.get(s)||new je(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let n=[...e.general,...Object.values(e.notes).flat()],s=n.filter(({severity:o})=>o==="error").
length;this.count.textContent=n.length?`${de[s?"error":"warning"]} ${n.length}`:""}};var me=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Ot(t,e){let n=me(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(s=>n.
some(o=>o.startsWith(s)))}var Nn=(t,e)=>t.every(n=>me(e).join(" ").includes(n));function Ct(t,e){let n=me(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let s=({
words:d})=>d.some(p=>Ot(n,p)),o=re.absent.filter(({words:d})=>d.includes(n.join(" "))),r=re.elsewhere.filter(s),i=e.filter(d=>[d.name,d.group,l(d.group),...d.synonyms].
some(p=>Ot(n,p)));if(i.length||o.length||r.length)return{knobs:i,beside:r,absent:o};let a=d=>[d.group,d.meaning,d.explanation],c=d=>[d.name,...d.synonyms,...a(d),
...a(d).map(p=>l(p))].join(" ");return{knobs:e.filter(d=>Nn(n,c(d))),beside:r,absent:o}}function Tt({text:t,id:e,inside:n}){let s=u("p","kp-faint",l(t)+" "),o=a=>a?
document.getElementById(a):null;if(!o(e)&&!o(n))return s;let r=u("button","kp-link",l("Go to it"),{type:"button"}),i=a=>{let c=o(e)?.querySelector("input, texta\
rea, select");return!c?.offsetParent&&a?requestAnimationFrame(()=>i(a-1)):(c?.scrollIntoView({block:"center"}),c?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(n)?.querySelector("button.label-wrap")?.click(),i(60)}),s.append(r),s}var Pn=150,Be=class{constructor(e,{props:n,server:s,watch:o},{name:r,hidden:i}){this.root=e,this.props=n,this.server=s,this.name=r,this.knobs=re.knobs.filter(a=>!i.
includes(a.name)),this.byName=new Map(this.knobs.map(a=>[a.name,a])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(n.value,!0),this.build(),this.commit(),o("value",()=>{n.value!==this.
text&&this.load(n.value)}),this.ask()}take(e,n){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...i}=s;n&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...i,set:{...s.set||{}},base:{...s.base||{}}}}follow(e){let n=this.chosen;if(this.chosen=e,n.model!==e.model){this.texts.clear();for(let s of this.
rows.values())s.control.modelChanged?.()}this.ask()}load(e){let n=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.viewsOf(s))J(n.set[s],
this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,n,s){
n===void 0?delete this.state.set[e]:this.state.set[e]=n;for(let o of this.viewsOf(e))o!==s&&o.control.show(n),o.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),Pn)}apply(e,n){for(let[s,o]of Object.entries(e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(
s))r.control.show(this.state.set[s]),r.mark()}this.commit(),this.ask(),n&&this.rows.has(n)&&this.rows.get(n).focus()}reset(e){let{base:n,set:s}=this.state;this.
apply({[e]:n[e]!==void 0&&!J(n[e],s[e])?n[e]:null})}resetAll(e){let n=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...n].map(s=>[s,e[s]??null])))}sourceOf(e){let{base:n,set:s}=this.state;return s[e]!==void 0?J(s[e],n[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=qn(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),n;try{n=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=n;for(let s of this.rows.values())s.judged(n);
this.quick?.judged(n),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let n=this.chosen.model,s=JSON.parse(await this.server.split_words(
JSON.stringify({model:n,texts:e})));if(n===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())this.texts.set(o,r);return s}async textsOf(e){let n=this.chosen.
model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.parse(await this.server.split_words(JSON.stringify({model:n,
ids:s})));if(n===this.chosen.model)for(let[r,i]of o.texts||[])this.texts.set(r,i);return o.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=u("section","kp-basic",null,{"aria-label":l("The knobs that matter most")});for(let s of this.knobs)s.basic&&this.
basic.append(this.row(s.name).element);e.append(this.basic);for(let s of re.groups){let o=this.knobs.filter(i=>i.group===s&&!i.basic),r=this.knobs.filter(i=>i.group===
s&&i.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=u("details","kp-group kp-effective");let n=u("summary",null,l("Effective config"));this.effectiveTable=
u("div","kp-table"),this.effective.append(n,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new ke(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,n,s){let o=u("details","kp-group",
null,{"data-group":e}),r=u("summary",null,l(e)),i=u("span","kp-count");r.append(i);let a=u("div","kp-body");o.append(r,a);let c={element:o,count:i,knobs:n,fill:()=>{
if(a.childElementCount)return;s.length&&a.append(c.above=this.buildAbove(s));let d=n.filter(p=>p.managed_because);for(let p of n)p.managed_because||a.append(this.
row(p.name).element);for(let p of d){let h=u("p","kp-meaning kp-managed",null,{"data-knob":p.name});h.append(u("code",null,p.name)," "+l(p.managed_because)),a.append(
h)}}};return o.addEventListener("toggle",()=>{o.open&&c.fill(),this.verdict&&this.summarise()}),this.groups.set(e,c),o}buildAbove(e){let n=u("p","kp-meaning kp-\
above",l("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=u("button","kp-link kp-name",null,{type:"button","aria-label":l("Go to {name}",{name:s})});
r.append(...ue(s)),r.addEventListener("click",()=>this.jump(s)),n.append(o?", ":"",r)}),n}groupOf(e){let n=this.byName.get(e);return n&&!n.basic?this.groups.get(
n.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let n=this.groupOf(e);n&&(n.element.open=!0,n.fill());let s=this.row(e);s.
element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-found"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){
let e=u("div","kp-search",null,{role:"search"});return this.search=u("input",null,null,{type:"search",placeholder:l("Search {count} knobs",{count:this.knobs.length}),
"aria-label":l("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=u("span","kp-faint","",{role:"status"}),this.beside=
u("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",n=>{n.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=me(this.search.value).length>0,{knobs:n,beside:s,absent:o}=Ct(this.
search.value,this.knobs),r=d=>n.includes(d),i=d=>{let p=this.rows.get(d.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=
!r(d))};this.knobs.filter(d=>d.basic).forEach(i);for(let d of this.groups.values()){let p=d.knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.
forEach(i),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let a=s.length||o.
length?l("No knob."):l("No knob matches. Try a plain word, such as repeat, random or stop."),c=ne(n.length,"{count} knob","{count} knobs");this.found.textContent=
e?n.length?c:a:"",this.beside.replaceChildren(...s.map(Tt),...o.map(({text:d})=>u("p","kp-faint",l(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=u("div","kp-summary"),this.general=u("div","kp-notes",null,{role:"status"}),this.headline=u("p","kp-headline",""),this.chips=u("div","kp-differing");
let e=u("div","kp-foot");return this.toPreset=u("button","kp-link",l("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=u("button","kp-link",l("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:n,mode:s}=this.
verdict,o=e.length?ne(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):l("No knobs differ from the \
model's defaults."),r=l(s),i=u("strong",null,r[0].toUpperCase()+r.slice(1),{title:l("The strategy that these settings choose")});this.headline.replaceChildren(i,
` · ${o}`),this.chips.replaceChildren(...e.map(c=>{let d=this.sourceOf(c),p=u("button","kp-chip",c,{type:"button","data-source":d,title:l("Go to this knob ({so\
urce})",{source:ce(d)})}),h=this.verdict.notes[c]||[],g=h.some(S=>S.severity==="error")?"error":h.length?"warning":"";return g&&p.append(u("span",`kp-${g}`,de[g],
{title:l("See the note at the knob")})),p.addEventListener("click",()=>this.jump(c)),p}));let a=[...n,...Object.entries(this.verdict.notes).flatMap(([c,d])=>{let p=this.
groupOf(c);return this.byName.has(c)?p&&!p.element.open?d.filter(h=>h.severity==="error"):[]:d})];this.general.replaceChildren(...a.map(c=>qe(c,this)));for(let{
knobs:c,count:d}of this.groups.values()){let p=c.filter(g=>this.state.set[g.name]!==void 0).length,h=c.filter(g=>this.verdict.notes[g.name]).length;d.textContent=
[p?l("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),n=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let s=u("table"),o=u("tr");o.append(...[l("knob"),l("value"),l("source")].map(a=>u("th",null,a,{scope:"col"})));let r=u("tbody");
for(let{name:a,value:c,source:d,ignored:p}of n){let h=u("tr",null,null,{"data-source":d}),g=u("td"),S=u("button","kp-link kp-name",null,{type:"button","aria-lab\
el":l("Go to {name}",{name:a})});S.append(...ue(a)),S.addEventListener("click",()=>this.jump(a)),g.append(S);let f=u("td","kp-value",D(c,60));p&&f.append(u("spa\
n","kp-faint",` ○ ${l("no effect")}`,{title:l(p)})),h.append(g,f,u("td",null,Pe(d))),r.append(h)}let i=u("thead");i.append(o),s.append(i,r),this.effectiveTable.
replaceChildren(s)}},qn=(t,e)=>[...new Set([...Object.keys(t),...Object.keys(e)])].every(s=>J(t[s],e[s])),Re=new Map,Me=new Map;function At({element:t,props:e,server:n,
watch:s},o){let r=new Be(t.querySelector(".kp"),{props:e,server:n,watch:s},o);Re.set(o.name,r),jt(o.name),Me.has(o.name)&&r.follow(Me.get(o.name))}function Nt(t,e){
Me.set(t,e),Re.get(t)?.follow(e)}var Pt=new Map;function qt({element:t},{name:e,essential:n}){Pt.set(e,{element:t,essential:n}),jt(e)}function jt(t){let[e,n]=[Re.
get(t),Pt.get(t)];!e||!n||(e.quick=new we(n.element,e,n.essential),e.verdict&&e.quick.judged(e.verdict))}var jn={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Bt(t,e,n){let s=f=>t.
querySelector(f),[o,r,i]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),a={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
c={},d="",p=!1;function h([f,E]){let b=document.createElement("label"),w=document.createElement("input"),_=document.createElement("code");return _.textContent=f,
w.type=E==="bool"?"checkbox":"text",b.dataset.kind=E,b.append(...E==="bool"?[w,_]:[_,w]),E!=="bool"&&(w.placeholder=l("as the template has it")),w.addEventListener(
E==="bool"?"change":"input",()=>{let C=E==="bool"?w.checked:w.value,k={...e().arguments,[f]:C};(C===""||C===c[f])&&delete k[f],e().arguments=k,S(),n()}),b}function g(f,[
E,b]){let w=f.querySelector("input"),_=e().arguments[E];if(b==="bool"){let C=_??c[E];w.checked=C===!0||C==="true",w.indeterminate=C===void 0,f.title=_!==void 0?
l("Set here."):C===void 0?l("Not set: the template decides."):l("Not set: this is what the template takes.")}else w.value!==String(_??"")&&(w.value=String(_??""))}
function S(){let{reads:f,arguments:E,kind:b,on:w}=e(),_=f?.arguments||[],C=_.length||f?.tools||f?.documents,k=_.filter(([L])=>L in E).length+["tools","documents"].
filter(L=>f?.[L]&&e()[L].trim()).length;o.hidden=!C,o.textContent=k?l("Template arguments ({count})",{count:k}):l("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!C||!p||b!=="chat"||!w;let v=JSON.stringify(_);v!==d&&(d=v,i.replaceChildren(..._.map(h))),_.forEach((L,A)=>g(i.children[A],L));for(let[
L,A]of Object.entries(a))A.closest("label").hidden=!f?.[L],A.value!==e()[L]&&(A.value=e()[L])}o.addEventListener("click",()=>{p=!p,S(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[f,E]of Object.entries(a))E.placeholder=jn[f],E.addEventListener("input",()=>{e()[f]=E.value,S(),n()});return{
draw:S,tell(f){c=f||{},S()}}}var Bn=250,Ie=["user","assistant","system"];function Mt({element:t,props:e,server:n,trigger:s,watch:o}){let r=t.querySelector(".gp-beside");K(r);let i=O=>r.querySelector(
O),[a,c,d]=[".gp-on",".gp-off",".gp-turns"].map(i),p=i(".gp-system textarea"),h=i(".gp-target textarea"),g=i(".gp-begins textarea"),S=i(".gp-continue input"),f={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},E={prompt:"",model:""},b="",w=!1,_=!1,C="p\
lain true";function k(O){let P={};try{P=JSON.parse(O||"{}")}catch{}f={...f,...P,turns:(P.turns||f.turns).map(R=>({...R}))}}function v(){b=JSON.stringify(f),e.value=
b,L()}function L(){let O=`${f.kind} ${f.on}`;if(O===C)return X({});C=O,s("turned",{})}let A=Bt(r,()=>f,v);function N(){A.draw(),r.hidden=f.kind==="plain",i(".gp\
-chat").hidden=f.kind!=="chat",i(".gp-source").hidden=f.kind!=="source",i(".gp-messages").hidden=i(".gp-acts").hidden=!f.on,i(".gp-system").hidden=!f.system&&!w,
i(".gp-add-system").hidden=!i(".gp-system").hidden,i(".gp-begins").hidden=!f.on||!f.begins&&!_,i(".gp-begin").hidden=!i(".gp-begins").hidden,i(".gp-continue").hidden=
!!E.prompt||f.turns.at(-1)?.role!=="assistant",S.checked=f.continues;for(let[O,P]of[[a,f.on],[c,!f.on]])O.setAttribute("aria-checked",String(P)),O.title=O===a?l(
"The model’s own template wraps your words in markers that say whose turn it is."):l("The model continues your words as they stand: no template, no system mes\
sage, no earlier turns."),O.tabIndex=P?0:-1;for(let[O,P]of[[p,f.system],[h,f.target],[g,f.begins]])O.value!==P&&(O.value=P);for(;d.children.length>f.turns.length;)
d.lastElementChild.remove();for(;d.children.length<f.turns.length;)d.append(j());f.turns.forEach(B),i(".gp-clear").hidden=!f.turns.length,i(".gp-reply").hidden=
i(".gp-reply").disabled}function j(){let O=document.createElement("li"),P=document.createElement("select"),R=document.createElement("textarea"),I=document.createElement(
"button"),U=()=>[...d.children].indexOf(O);return R.rows=1,I.type="button",I.textContent="✕",P.addEventListener("change",()=>{f.turns[U()].role=P.value,N(),v()}),
R.addEventListener("input",()=>{f.turns[U()].content=R.value,v()}),I.addEventListener("click",()=>{let m=U();f.turns.splice(m,1),N(),v(),(d.children[Math.min(m,
f.turns.length-1)]?.querySelector("button")||i(".gp-add")).focus()}),O.append(P,R,I),O}function B({role:O,content:P},R){let I=d.children[R],[U,m,x]=I.children,y=Ie.
includes(O)?Ie:[...Ie,O];(U.options.length!==y.length||U.options[y.length-1].value!==y.at(-1))&&U.replaceChildren(...y.map(M=>new Option(M,M))),U.value=O,m.value!==
P&&(m.value=P),I.dataset.role=O;let T=R+1;U.setAttribute("aria-label",l("Role of turn {number}",{number:T})),m.setAttribute("aria-label",l("Text of turn {number\
}, {role}",{number:T,role:O})),x.title=l("Remove turn {number}",{number:T}),x.setAttribute("aria-label",x.title)}function G(O){f.on=O,N(),v(),(O?a:c).focus()}a.
addEventListener("click",()=>G(!0)),c.addEventListener("click",()=>G(!1)),i(".gp-switch").addEventListener("keydown",O=>{O.key.startsWith("Arrow")&&(O.preventDefault(),
G(!f.on))}),p.addEventListener("input",()=>{f.system=p.value,v()}),h.addEventListener("input",()=>{f.target=h.value,v()}),g.addEventListener("input",()=>{f.begins=
g.value,v()}),S.addEventListener("change",()=>{f.continues=S.checked,v()}),i(".gp-add-system").addEventListener("click",()=>{w=!0,N(),p.focus()}),p.addEventListener(
"blur",()=>{w=!1,N()}),i(".gp-begin").addEventListener("click",()=>{_=!0,N(),g.focus()}),g.addEventListener("blur",()=>{_=!1,N()}),i(".gp-add").addEventListener(
"click",()=>{f.turns.push({role:f.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),N(),v(),d.lastElementChild.querySelector("textarea").focus()}),i("\
.gp-clear").addEventListener("click",()=>{Object.assign(f,{turns:[],continues:!1,begins:""}),N(),v(),i(".gp-add").focus()}),i(".gp-reply").addEventListener("cli\
ck",()=>s("reply",{}));let z=0,ee=null,W=null;function X(O){E={...E,...O},"prompt"in O&&N(),clearTimeout(ee),W&&(ee=setTimeout(ve,Bn))}async function ve(){let O=++z,
P=f.kind==="chat"&&f.on,R=null;if(P)try{R=JSON.parse(await n.render_messages(JSON.stringify({...E,value:b})))}catch(I){console.warn("Generation Playground: the \
template could not be asked.",I)}O===z&&(W.setWritten(R),A.tell(R?.defaults))}window.GenerationPlaygroundPrompt=O=>{t.isConnected&&X(O)},q(O=>{W=O.log("main"),W.
answers.without=()=>s("without",{}),W.subscribe(r,P=>{if(!P.status&&!P.run)return;let{started:R,finished:I}=W;i(".gp-reply").disabled=!(I&&I.sequences.length&&R&&
R.request.messages),N()}),X({})}),o("value",()=>{e.value!==b&&(k(e.value),N(),b=e.value,L())}),k(e.value),N(),b=e.value,L()}var Rt=t=>t.num_accepted+(t.next_token_id===null?0:1);function It(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}var Mn="F8",Z={text:{key:"1",title:()=>l("Text"),isThere:t=>!t.denoises},processors:{key:"2",title:()=>l("Waterfall"),isThere:Dn},beamtree:{key:"3",title:()=>l(
"Beam tree"),isThere:t=>t.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>l("Drafts"),isThere:t=>t.rounds.length>0},canvas:{key:"1",title:()=>l(
"Canvas"),isThere:t=>t.denoises,slider:"#pane-canvas .gp-canvas-slider"}},Rn={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},ye={PageDown:1,
PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,End:1/0},In=new Set(["PageDown","PageUp"]);function Dn(t){let e=t.newest;return!t.denoises&&!!((t.started?.processors||
[]).length||e?.distribution?.stages.length)}var $=null,De=class{constructor(e,n){this.root=e,this.log=n,this.picture="",this.hides=!1,this.place=0,this.line=0,this.
hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.build(),n.subscribe(e,s=>this.follow(s))}get isOpen(){return this.picture!==""}build(){
let e=(o,r,i,a={})=>{let c=u("button",o,r,{type:"button",...a});return c.addEventListener("click",i),c},n=u("div","gp-stage-pictures",null,{role:"group","aria-l\
abel":l("Pictures of this run")});this.buttons=new Map(Object.entries(Z).map(([o,{key:r,title:i}])=>{let a=e("","",()=>this.show(o),{"aria-keyshortcuts":r});return a.
append(u("kbd","",r)," ",i()),n.append(a),[o,a]})),this.question=u("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.
hides),{"aria-keyshortcuts":"H","aria-pressed":"false"}),this.hider.append(u("kbd","","H")," ",l("Hide what comes"));let s=e("gp-stage-leave","",()=>this.leave(),
{"aria-keyshortcuts":"Escape"});s.append(u("kbd","","Esc")," ",l("Leave")),this.root.append(u("h1","gp-stage-name",l("The stage")),n,this.question,e("gp-stage-s\
tep","◀",()=>this.go(-1),{"aria-label":l("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":l("Next"),"aria-keyshortc\
uts":"PageDown"}),this.hider,s)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.body.dataset.view||"one",this.viewBefore!==
"one"&&document.getElementById("view-one-button")?.click(),this.root.hidden=!1,document.body.classList.add("gp-projected"),this.show(this.offered[0]),this.hiddenBefore=
this.log.hideFrom,this.hiddenBefore!==null&&this.hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.
hide(this.hiddenBefore),this.picture="",this.root.hidden=!0,delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.viewBefore!==
"one"&&document.getElementById(`view-${this.viewBefore}-button`)?.click(),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(
".gp-present, .gp-menu-button")].find(n=>n?.checkVisibility())?.focus({preventScroll:!0})}get offered(){return Object.keys(Z).filter(e=>Z[e].isThere(this.log))}show(e){
this.offered.includes(e)&&(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).focus({preventScroll:!0}))}follow(e){
this.isOpen&&(e.run&&(this.hiddenBefore=null,this.place=this.line=0),this.offered.includes(this.picture)?this.draw():this.show(this.offered[0]))}draw(){let{offered:e,
picture:n,hides:s}=this;for(let[r,i]of this.buttons)i.hidden=!e.includes(r),i.setAttribute("aria-pressed",String(r===n));this.hider.hidden=n==="canvas",this.hider.
setAttribute("aria-pressed",String(s));let o=this.asks;document.body.toggleAttribute("data-asks",o),st(this.question,o?l("Which token comes next, as token {numb\
er}?",{number:this.seen+1}):""),requestAnimationFrame(()=>document.querySelector(Rn[n])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){
return this.hides&&this.place%2===0&&this.place<2*this.length+(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;
return e.usesBeams?e.prompts[0].steps.length:It(e.allLines()[this.line]?.last??null).length}hide(e){if(e===this.hides||this.picture==="canvas"&&e)return;let{log:n}=this;
if(this.hides=n.beginsHidden=e,e){let s=n.current();this.line=s&&!s.isPrompt&&!n.usesBeams?s.sequence:0,this.place=n.hideFrom!==null?2*n.hideFrom:s&&!s.isPrompt?
2*s.index+1:0,n.usesBeams&&Dt(Z.beamtree.slider,1/0),this.lookAtLast()}else n.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(
e.usesBeams?null:e.lines()[this.line]?.last??null)}go(e){let{log:n,picture:s}=this;this.hides?this.goHidden(e):Z[s].slider?Dt(Z[s].slider,e):s==="drafts"?this.goRound(
e):e===-1/0?n.select(this.line,0):n.walk(e),this.draw()}goHidden(e){let{log:n,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*ge(s+e,1,o)-1;else if(this.
picture==="drafts"){let r=n.rounds.map(a=>a.start+Rt(a)).filter(a=>a<=o),i=r.filter(a=>a<=s).length-1;this.place=2*(r[ge(i+e,-1,r.length-1)]??0)-1}else this.place=
ge(this.place+e,0,2*o-(n.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:n}=this,s=n.current(),o=s?.draft?s.draft.round.index+
e:0,r=n.rounds[ge(o,0,n.rounds.length-1)];n.select(0,r.start)}},ge=(t,e,n)=>Math.max(e,Math.min(n,t));function Dt(t,e){let n=document.querySelector(t);n&&(n.value=
String(ge(Number(n.value)+e,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Ft({element:t}){q(e=>{$=new De(t.querySelector(
".gp-stage"),e.log("main"))})}function $t(){document.addEventListener("click",({target:t})=>{t.closest(".gp-present")&&$?.enter()}),document.addEventListener("k\
eydown",t=>{!$||t.ctrlKey||t.metaKey||t.altKey||t.shiftKey||document.querySelector("dialog[open], .gp-alone")||Fn(t.key,t.target)&&(t.preventDefault(),t.stopPropagation())},
!0)}function Fn(t,e){if(t===Mn)$.isOpen?$.leave():$.enter();else if($.isOpen)if(t==="Escape")$.leave();else if(In.has(t))$.go(ye[t]);else{if(e.closest("input, s\
elect, textarea")||t in ye&&e.closest(".gp-pane"))return!1;if(t in ye)$.go(ye[t]);else if(t.toLowerCase()==="h")$.hide(!$.hides);else{let n=$.offered.find(s=>Z[s].
key===t);if(!n)return!1;$.show(n)}}else return!1;return!0}function Wt({element:t,props:e,trigger:n,watch:s},{groups:o,yours:r,opened:i}){let a=t.querySelector("select"),c=t.querySelector("span"),d="";function p(){let h=e.
lane?l("Strategy of lane {lane}",{lane:e.lane}):l("Strategy");c.textContent!==h&&(c.textContent=h);let g=JSON.stringify(e.choices);if(g!==d){d=g;let S=new Map;for(let[
f,E]of e.choices){let b=o[E]??r;S.has(b)||S.set(b,[]);let w=b&&E!==i;S.get(b).push(new Option(w?f:l(f),E))}a.replaceChildren(...[...S].flatMap(([f,E])=>{if(!f)return E;
let b=document.createElement("optgroup");return b.label=l(f),b.append(...E),[b]}))}a.value=e.value}a.addEventListener("input",()=>{e.value=a.value,n("input")}),
s(Object.keys(e),p),p()}var Jt="generation-playground.tour";function Gt({element:t},{stops:e}){let n=t.querySelector(".gp-tour"),s=-1,o=null,r=u("p","gp-offer"),i=u("button","gp-take",
l("Take the tour"),{type:"button"}),a=u("button","gp-decline","✕",{type:"button","aria-label":l("No tour")});r.append(i,a);let c=u("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,h]=[u("h2","","",{id:"tour-title",tabindex:"-1"}),u("p"),u("span","gp-count")],g=u("button","",l("\
Back"),{type:"button"}),S=u("button","gp-next",l("Next"),{type:"button"}),f=u("button","gp-decline","✕",{type:"button","aria-label":l("End the tour")}),E=u("d\
iv","gp-foot");E.append(h,g,S),c.append(f,d,p,E),n.append(r,c),r.hidden=$n(),i.addEventListener("click",()=>b(0)),a.addEventListener("click",C),f.addEventListener(
"click",C),g.addEventListener("click",()=>b(s-1)),S.addEventListener("click",()=>s===e.length-1?C():b(s+1)),c.addEventListener("keydown",k=>{k.key==="Escape"&&C()}),
window.addEventListener("resize",_),window.addEventListener("scroll",_,{passive:!0,capture:!0});function b(k){r.hidden=!0,s=k;let v=e[s];w(document.querySelector(
v.at)),c.hidden=!1,d.textContent=l(v.title),p.textContent=l(v.text),h.textContent=l("{number} of {count}",{number:s+1,count:e.length}),g.hidden=s===0,S.textContent=
l(s===e.length-1?"Done":"Next");let L=o?.getBoundingClientRect();L&&(L.top<0||L.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),_(),d.focus({preventScroll:!0})}
function w(k){o?.classList.remove("gp-pointed-at"),o=k,o?.classList.add("gp-pointed-at")}function _(){if(c.hidden||!o)return;let k=o.getBoundingClientRect(),{offsetWidth:v,
offsetHeight:L}=c;if(k.left>v+24&&k.height>240){c.style.top=`${Math.max(8,Math.min(k.top+8,innerHeight-L-8))}px`,c.style.left=`${k.left-v-12}px`;return}let A=Math.
min(k.bottom,innerHeight*.55)+10,N=A+L<=innerHeight-8?A:Math.max(8,Math.min(k.top,innerHeight)-L-10);c.style.top=`${N}px`,c.style.left=`${Math.max(8,Math.min(k.
left+16,innerWidth-v-8))}px`}function C(){let k=c.contains(document.activeElement)||r.contains(document.activeElement);w(null),c.hidden=r.hidden=!0;try{localStorage.
setItem(Jt,"seen")}catch{}k&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function $n(){try{return localStorage.getItem(Jt)==="seen"}catch{
return!0}}function Ut({trigger:t}){q(e=>{let n=({act:s,model:o})=>t(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
n})}function Ht({props:t,trigger:e,watch:n}){q(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:i})=>e("search",{kind:r,rule:i,turn:o.turn,started:o.startedLine()}),
n("value",()=>{if(!t.value)return;let r=JSON.parse(t.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var Wn=250;function Kt({element:t,props:e,trigger:n,watch:s}){q(o=>{let r=o.log("main"),i=new Map,a=null;function c(){let{given:h,only_given:g,config:S={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&g||S.max_new_tokens===(h||[]).length+1}let d=h=>(h&&h.watched||[]).map(({token_id:g})=>g);function p(h,g,S,f){
r.asked={turn:r.turn,kind:h,ids:S,...f};let{last:E,stopReason:b}=g;n("go",{kind:h,ids:S,stop:b,watched:d(E),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:g}){if(h.isPrompt)return;let S=[...r.idsTo(h).slice(0,-1),g],f=r.lastOf(h),E=f===h&&c()?"choose":"branch";p(E,{last:f},S,{at:h.
index,from:h.chosen.text,on:g===h.chosen.token_id})},more(){let h=r.current(),g=h&&r.lineOf(h);if(!g||!g.last)return n("start",{});p("more",g,r.idsTo(g.last),{at:g.
last.index+1})},look({line:h,text:g}){let{last:S}=r.lines()[h]||{},f=S?r.idsTo(S):[];n("look",{line:h,text:g,ids:f,watched:d(S),turn:r.turn,started:r.startedLine()})},
save_page(){n("save_page",{})},shown(){clearTimeout(a),a=setTimeout(()=>n("shown",{turn:r.turn,log:r.text}),Wn)}}),r.subscribe(t,h=>{if(h.run)for(let{line:g,lists:S}of i.
get(r.turn)||[])r.addWatched(g,S)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");i.has(h.turn)||i.set(h.turn,[]),i.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var Jn="generation-playground",Vt="generation-playground.keep-history",Gn=20,Un=5e6,Hn=3e7,zt=90;function Qt({element:t,props:e,trigger:n,watch:s}){let o=t.querySelector(
".gp-history");K(o);let r=new F,i=m=>o.querySelector(m),a=i(".gp-keep input"),c=i(".gp-clear"),d=[],p=new Map,h=null,g=null,S=null,f=null;function E(){return f??=
new Promise((m,x)=>{let y=indexedDB.open(Jn,1);y.onupgradeneeded=()=>{y.result.createObjectStore("runs",{keyPath:"id"}),y.result.createObjectStore("logs")},y.onsuccess=
()=>m(y.result),y.onerror=y.onblocked=()=>x(y.error)})}async function b(m,x){let y=(await E()).transaction(["runs","logs"],m);return new Promise((T,M)=>{let te=x(
y.objectStore("runs"),y.objectStore("logs"));y.oncomplete=()=>T(te&&te.result),y.onerror=y.onabort=()=>M(y.error)})}function w(){try{return(localStorage.getItem(
Vt)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let _=Promise.resolve();function C(m){return _=_.then(m).then(()=>ee(""),x=>{console.warn("Generation Playgrou\
nd: the history could not be kept.",x),ee(l("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then(R),_}async function k(){
let m=[...p.values()].map(([y])=>y).sort((y,T)=>T.id-y.id);d=m;let x=w()?await b("readonly",y=>y.getAll()):[];d=[...m,...x.filter(y=>!p.has(y.id))].sort((y,T)=>T.
id-y.id)}async function v(){for(let[m,[x,y]]of p)await b("readwrite",(T,M)=>{y!==null&&M.put(y,m),T.put(x)}),p.delete(m)}async function L(m){m.forEach(x=>p.delete(
x)),d=d.filter(x=>!m.includes(x.id)),w()&&await b("readwrite",(x,y)=>m.forEach(T=>{x.delete(T),y.delete(T)}))}async function A(){let m=0,x=d.filter((y,T)=>(m+=y.
size)>Hn||T>=Gn);x.length&&await L(x.map(y=>y.id))}let N=async m=>p.has(m)?p.get(m)[1]:b("readonly",(x,y)=>y.get(m));async function j(){for(let m of await b("re\
adonly",x=>x.getAll()))p.has(m.id)||p.set(m.id,[m,await N(m.id)??null]);await b("readwrite",(m,x)=>{m.clear(),x.clear()})}function B(){if(!h||!g||g.turn!==h.turn||
!g.finished)return;let{turn:m,replaces:x,...y}=h;h=null;let T=g.text,M=T.length<=Un,te={id:m,time:Date.now(),...y,seed:g.started.seed,tokens:g.finished.num_tokens,
end:O(g.finished.sequences[0]?.text??"",zt),size:M?T.length:0};p.set(m,[te,M?T:null]),C(async()=>{x&&await L([x]),await k(),w()&&await v(),await A()})}let G=({request:m,
seed:x,preset:y})=>({request:m,seed:x,preset:y});async function z(m){let x=await N(m.id).catch(()=>null);if(!x)return ee(l("This run is no longer in the browser\
’s storage."));n("look",{log:x,...G(m)})}let ee=m=>{i(".gp-note").textContent=m};function W(m,x,y){let T=document.createElement(m);return T.textContent=x,y&&(T.
className=y),T}function X(m,x,y,T){let M=W("button",m);return M.type="button",M.setAttribute("aria-label",x),M.title=T||(m===x?"":x),M.disabled=!!T,M.addEventListener(
"click",y),M}function ve(m){let x={month:"short",day:"numeric"},y={hour:"2-digit",minute:"2-digit"},T=new Date(m).toDateString()===new Date().toDateString();return new Date(
m).toLocaleString([],T?y:{...x,...y})}function O(m,x){let y=Array.from(m);return y.length<=x?m:`…${y.slice(-x).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function P(m){
let x=document.createElement("li");x.dataset.run=m.id;let y=W("div","","gp-what"),T=ve(m.time),M=String(m.prompt||""),te=m.tokens>=0?ne(m.tokens,"{count} token",
"{count} tokens"):"",cn=[T,m.strategy,m.model,`seed ${m.seed}`,te];y.append(W("span",O(M,zt)||l("(no prompt)"),"gp-prompt")),m.end&&y.append(W("span",m.end,"gp-\
end")),y.append(W("span",cn.filter(Boolean).join(" · "),"gp-facts"));let We=W("div","","gp-acts"),xe={when:T,text:O(m.end||M,40)},dn=m.size?"":l("Too long to b\
e kept. Its settings can be loaded.");return We.append(X(l("View"),l("View the run of {when}: {text}",xe),()=>z(m),dn),X(l("Load settings"),l("Load settings of \
the run of {when}: {text}",xe),()=>n("start",G(m))),X("✕",l("Remove the run of {when}: {text}",xe),()=>C(()=>L([m.id])))),x.append(y,We),x}function R(){let m=i(
"li button:focus"),x=m&&[m.closest("li").dataset.run,[...m.parentNode.children].indexOf(m)];i(".gp-hint").textContent=d.length?"":l("Your runs will be listed he\
re, to look at again or to start from."),i(".gp-till").textContent=w()?"":l("(now: only until this page is closed)"),i(".gp-runs").replaceChildren(...d.map(P)),
x&&(i(`li[data-run="${x[0]}"] .gp-acts`)?.children[x[1]]||i(".gp-keep input")).focus(),c.hidden=!d.length,a.checked=S??w(),I()}function I(){c.textContent=l("Cle\
ar history"),c.dataset.sure=""}c.addEventListener("click",()=>{c.dataset.sure?C(()=>L(d.map(m=>m.id))):(c.textContent=ne(d.length,"Remove {count} run?","Remove \
all {count} runs?"),c.dataset.sure="yes")}),c.addEventListener("blur",I);async function U(m){m||await j(),localStorage.setItem(Vt,m?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),m&&await v(),await k(),await A()}a.addEventListener("change",()=>{let m=S=a.checked;C(()=>U(m).finally(()=>{S=null}))}),
document.addEventListener("click",({target:m})=>{m.closest("button[data-drawer=history]")&&C(k)}),C(k),s("value",()=>{let m=r.unstamp(e.value);m&&(h={turn:r.newest,
...JSON.parse(m)},B())}),q(m=>{g=m.log("main"),g.subscribe(o,x=>{x.status&&B()})})}function Xt({props:t,trigger:e,watch:n},{most:s}){q(o=>{let r=o.log("main"),i=new Map;r.lensLimit=s,r.answers.look_into=({step:a,places:c})=>{let d=r.idsTo(r.lastOf(
a));i.set(r.turn??null,d),e("look_into",{places:c,ids:d,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!t.value)return;let a=JSON.parse(t.value.split(
`
`)[1]);a?r.addLens(a.turn??void 0,i.get(a.turn??null)||[],a.found):r.changed("lens")})})}function Yt({props:t,watch:e}){let n=new F,s;q(o=>{let r=o.log("main"),i=()=>{let a=n.unstamp(t.value);a!==null&&(r.recorded=n.recorded,document.body.toggleAttribute(
"data-recorded",r.recorded),o.feed("main",a,n.newest),document.body.toggleAttribute("data-loading",!!r.loading),!(!r.finished||r.turn!==n.newest||s===n.newest)&&
(s=n.newest,r.selectMostUncertain()))};t.value&&!location.search&&i(),e("value",i)})}function Zt({element:t,props:e,watch:n}){K(t);let s=a=>t.querySelector(".gp-"+a);function o(a){let c="https://huggingface.co";return a&&window.parent!==window&&
document.referrer.startsWith(c)?`${c}/spaces/${a}`:location.origin+location.pathname}function r(){let a=s("taken");if(!a)return;let c=e.value?JSON.parse(e.value):
null;if(a.hidden=!c,!c)return;s("label").textContent=l(c.title),s("note").textContent=l(c.note);let d=c.query?`${o(c.space)}?${c.query}`:c.text,p=s("text");p.value=
d,p.wrap=c.query?"soft":"off",p.rows=c.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function i(){let a=s("text"),c=!0;try{await navigator.clipboard.writeText(a.value)}catch{a.focus(),a.select(),
c=document.execCommand("copy")}s("copied").textContent=l(c?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",i),n("value",()=>{r(),e.value&&i()}),r()}var Fe="generation-playground.presets";function en({element:t,props:e,trigger:n,watch:s}){let o={download({name:a,type:c,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${c};charset=utf-8`})),p.download=a,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:a}){
let c=document.querySelector(a);if(!c)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;c.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),c.matches("textarea, input, button")&&c.focus({preventScroll:!0})},keep({name:a,config:c}){let d=!1;try{let p=r();c?p[a]=c:delete p[a],localStorage.setItem(
Fe,JSON.stringify(p))}catch{d=!0}n("kept",{presets:i(),name:a,removed:!c,failed:d})}};function r(){let a=localStorage.getItem(Fe)||"{}";try{let c=JSON.parse(a);
return c&&typeof c=="object"&&!Array.isArray(c)?c:{}}catch{return{}}}function i(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:a})=>{a===
Fe&&t.isConnected&&n("kept",{presets:i()})}),s("value",()=>{if(!e.value)return;let a=JSON.parse(e.value);o[a.do](a)})}function tn(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(l("Ctrl+Enter")))}function nn(){document.addEventListener("keydown",t=>{t.key===
"Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",t=>{t.key==="Tab"&&t.target.matches("input[role=combobox]")&&t.stopPropagation()},!0)}var Kn={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Vn=250;function sn({element:t,props:e,trigger:n,watch:s}){let o=new F,r=!1,i=null;function a(){let c=t.
querySelector(".messages"),d=o.unstamp(e.value);if(!c||d===null)return;clearTimeout(i);let p=JSON.parse(d||"[]");r=p.some(h=>h.refused),c.replaceChildren(...p.map(
zn)),r&&c.scrollIntoView({block:"nearest"})}s("value",a),document.addEventListener("playground-changed",()=>{!r||!t.isConnected||(clearTimeout(i),i=setTimeout(()=>n(
"mended",{turn:o.newest}),Vn))})}var on=t=>JSON.parse(t).map(e=>({__type__:"update",info:l(e)}));function zn({severity:t,knob:e,message:n,fix:s}){let o=l(n),r=document.
createElement("div");r.className="message "+t;let i={error:l("Error"),warning:l("Note")}[t]||"";$e(r,"span",`${Kn[t]||""} ${i}`.trim(),"label");let a=document.createElement(
"span"),c=e&&o.startsWith(e+" ");return e&&($e(a,"code",e),a.append(c?"":": ")),a.append((c?o.slice(e.length):o)+(s?" ":"")),s&&$e(a,"strong",l(s)),r.append(a),
r}function $e(t,e,n,s){let o=document.createElement(e);o.textContent=n,s&&(o.className=s),t.append(o)}var rn=(t,e,n)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=t,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let i=n==="text"?()=>r.text():()=>Qn(r);s([{name:r.name,size:r.size,[n]:r.size>e?null:await i().catch(()=>null)}])}),
o.click()}),Qn=t=>new Promise((e,n)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>n(s.error),s.readAsDataURL(t)});function an({props:t,watch:e},{name:n}){let s=new F;q(o=>{let r=()=>{let i=s.unstamp(t.value);i&&o.feedGroup(n,i,s.newest)};e("value",r),r()})}var ln={changesInWords:He,followModels:Nt,infoUpdates:on,mountBeamVariants:Ht,mountBranching:Kt,mountChangedLine:Ke,mountComparisonLog:Ge,mountBrowserCommands:en,
mountDrawer:et,mountExamples:rt,mountHeader:at,markView:Ce,mountHistory:Qt,mountKeptForm:ct,mountKnobPanel:At,mountLanes:Ue,mountLogitLens:Xt,mountMessages:sn,mountModelQuestions:Ut,
mountPromptArea:Mt,mountQuickRow:qt,mountReport:an,mountRunLog:Yt,mountStage:Ft,mountStrategyList:Wt,mountTaken:Zt,mountTour:Gt,pickFile:rn,t:l};function Xn(){let t=n=>{
try{n(ln)}catch(s){console.error("Generation Playground:",s)}};tn();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...ln,push:t},e.forEach(
t)}nn();Ze();$t();Je(Xn);})();
