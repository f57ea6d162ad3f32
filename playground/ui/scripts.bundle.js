// Written by .ci/bundle.py from modules with the SHA-256 7a59cb9af7410b29621fca950e1dd3b092182f0c4a18af422bf94c5020ba789c: edit those.
(()=>{var ws=["de","fr"];function i(n,e){if(n==null)return"";if(typeof n=="object")return i(n.said,n.values);let t=String(n),s=window.GenerationPlaygroundTexts?.[t]??
t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return a&&typeof a=="object"?i(a):String(a??"")}):s}var V=(n,e,t,s)=>i(
n===1?e:t,{count:n.toLocaleString("en-US"),...s});var ks=["aria-label","title","placeholder","data-tip","label"];function ee(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of ks){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function ys(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return ws.includes(n)?n:"en"}function St(n){let t=window.GenerationPlaygroundCatalogues?.[ys()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(n)}var We={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Et=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function Je(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(Et)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=We[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let l=We[r]?
r:"";n.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(c("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function Ge(n,e){n.replaceChildren(),Je(n,e),e||n.append(c("span","gp-mark",i("(empty)")))}function Te(n,e){let t=c("bdi",e);return Ge(t,n),t}function te(n,e){n.
textContent!==e&&(n.textContent=e)}var vs=n=>n.replace(Et,e=>e===" "?" ":We[e]||"�");var Lt=n=>i("“{text}”",{text:vs(n)});function He(n){let e=n*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var _t=(n,e)=>e==="bits"?n/Math.LN2:n;var Ot=(n,e=3)=>n==null?"–":n.toFixed(e),Ue=n=>n.toLocaleString("en-US");var Ke="generation-playground.room",le=(n,e)=>c("input","",null,{type:n,...e});function z(n,e,t=""){let s=c("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}function Ve(n,e,t,s,o,r){let a=()=>(o.get(r)??0)>Date.now(),l=z(a()?e:n,()=>{if(a()){o.delete(r),t();return}o.set(r,Date.now()+5e3),l.textContent=e,
setTimeout(()=>!a()&&(l.textContent=n),5100)},s);return l}var ce=()=>({...ze(),address:location.origin+location.pathname});function ze(){try{let{code:n,key:e}=JSON.
parse(localStorage.getItem(Ke)||"{}");return typeof n=="string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function Pe(n){try{n?localStorage.setItem(
Ke,JSON.stringify(n)):localStorage.removeItem(Ke)}catch{}}var Tt="generation-playground.teacher";function Pt({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),u=c(
"form"),d=le("text",{maxlength:"40",autocomplete:"off",value:xs()}),p=c("select");p.append(c("option","",i("none"),{value:""}),...r.map(({name:w,title:x})=>c("o\
ption","",i(x),{value:w})));let h=Object.entries(o).map(([w,x])=>{let C=le("checkbox",{name:w});return{name:w,box:C,label:Ct(C,i(x))}}),f=le("checkbox",{});f.checked=
a;let k=c("fieldset");k.append(c("legend","",i("Lock")),...h.map(({label:w})=>w));let m=c("p","gp-class-said","",{role:"status"});u.append(c("h3","",i("A class")),
c("p","",i("Everybody who opens the link begins with what this page is set to now.")),At(i("Your name"),d),At(i("Lesson"),p),k,a?Ct(f,i("Gather the predictions \
in a room")):c("p","",i("This instance has no rooms: predictions are not gathered.")),c("button","gp-class-make",i("Make the link"),{type:"submit"}),m),l.replaceChildren(
u);let v=h.find(({name:w})=>w==="lesson"),g=()=>{v.box.disabled=!p.value,p.value||(v.box.checked=!1)};p.addEventListener("change",g),g(),u.addEventListener("sub\
mit",w=>{w.preventDefault(),Ss(d.value),te(m,""),t("made",{...ce(),by:d.value,lesson:p.value,room:a&&f.checked,locks:h.filter(({box:x})=>x.checked).map(({name:x})=>x)})}),
s("value",()=>{let w=JSON.parse(e.value||"null");w&&te(m,w.kind==="refused"?i(w.text):i("The link is at the top of the page."))})}function Ct(n,e){let t=c("labe\
l");return t.append(n," ",e),t}function At(n,e){let t=c("label","gp-class-field");return t.append(c("span","",n),e),t}function xs(){try{return localStorage.getItem(
Tt)||""}catch{return""}}function Ss(n){try{localStorage.setItem(Tt,n)}catch{}}var Ye=matchMedia("(min-width: 1200px)"),Nt="generation-playground.knobs-open",qt=null,Mt=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),pe=()=>document.
body.dataset.drawer||"";function Qe(n){pe()!==n&&(qt=document.activeElement,Xe(n)),Mt(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function ue(){
if(!pe())return;let n=Mt(pe())?.contains(document.activeElement);Xe(""),n&&qt?.focus({preventScroll:!0})}function Bt(){Ye.matches||ue()}function Xe(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,jt();try{Ye.matches&&localStorage.setItem(Nt,n==="knobs"?"yes":"no")}catch{}}function jt(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===pe()))}function It(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===pe()?ue:()=>Qe(t.dataset.drawer))():e.closest(".gp-drawer-close")&&ue()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&ue()})}
function Rt({element:n}){ee(n),jt();try{Ye.matches&&!pe()&&localStorage.getItem(Nt)==="yes"&&Xe("knobs")}catch{}}function j(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var Dt="#seed-row",Es={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Dt],lesson:[]};function Ze(n,e,t){for(let[s,o]of Object.entries(Es))for(let r of o){let a=document.querySelector(r);a&&Ls(a,n.includes(s)&&(t||r!==Dt),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function Ls(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var Ne=10;function Ft(n,e){let t=c("div","gp-class-chart"),s=n.options.length?_s(n):Os(n.numbers),o=s.some(({model:d})=>typeof d=="number"),r=c("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(d=>c("th","",d,{scope:"col"})));let a=c("table"),l=c("thead");l.append(r);let u=c("tbody");for(let{label:d,chosen:p,
model:h,cameOut:f}of s){let k=c("tr",f?"gp-class-out":""),m=c("th","",null,{scope:"row"});f&&m.append("✓ ",c("span","gp-hidden",`${i("came out:")} `)),m.append(
d);let v=n.answered?p/n.answered:0;k.append(m,$t("gp-class-ours",v,`${Ue(p)} · ${He(v)}`)),o&&k.append($t("gp-class-model",h,He(h))),u.append(k)}return a.append(
l,u),t.append(a,...Cs(n,e).map(d=>c("p","",d))),t}function _s({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n!=="answers"&&
typeof o=="string"?Te(o):i(o),chosen:a,model:r,cameOut:s===t}))}function Os(n){let e=[...new Set(n)];if(e.length<=Ne)return e.map(r=>({label:he(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/Ne;return Array.from({length:Ne},(r,a)=>{let l=t+a*o,u=d=>Math.min(Ne-1,Math.floor((d-t)/o))===a;return{label:i(
"{from} to {to}",{from:he(l),to:he(l+o)}),chosen:n.filter(u).length}})}var he=n=>String(Number(n.toPrecision(3)));function Cs({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:he(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:he(e),outcome:he(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:qe(s,r),models:qe(o,r),unit:r})),a}function Wt(n,e){if(!n||n.questions<2)return"";let t={count:Ue(n.questions),
ours:qe(n.class,e),models:qe(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var qe=(n,e)=>Ot(_t(n,
e),2).replace("-0.00","0.00").replace("-","−");function $t(n,e,t){let s=c("td"),o=c("div",`gp-class-bar ${n}`),r=c("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,c("span","",t)),s}var Jt=12,Me=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",i("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let t=c("div","gp-class-line");t.append(c("p","",e,{role:"status"}),z("✕",()=>this.hide(),"gp-class-plain")),t.lastElementChild.
setAttribute("aria-label",i("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){return t.length?i("Locked by {by}: {parts\
}.",{by:i(e),parts:t.map(s=>i(this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=c("div","gp-class-line");s.append(c("b","",e.room?i("Room {code}",{code:e.room.
code}):i("Your class"))),t&&s.append(c("span","",V(t.pupils,"{count} pupil","{count} pupils")));let o=z(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-\
toggle"),r=z(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),a=e.room?Ve(i("Close the room"),i("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):z(i("Close"),()=>this.actions.close(),"gp-class-close"),l=t?.people.length?[z(i("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(c("span","gp-class-gap"),...l,o,r,a);let u=t?[this.peoplePart(t),this.questions(t,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...u)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let t=c("ul","gp-class-people");return t.append(...e.map(({id:s,name:o},r)=>{let a=o||i("Pupil {number}",{number:r+1}),l=c("li","",a),u=Ve(i("Remove"),i("Remove\
 {name}?",{name:a}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return u.setAttribute("aria-label",i("Remove {name}",{name:a})),l.append(
" ",u),l})),t}openPeople(e){this.peopleAreOpen=e;let t=this.root.querySelector(".gp-class-people");t&&(t.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:t,locks:s,needs:o,seeded:r,room:a,lesson:l}){let u=c("div","gp-class-link");t&&u.append(c("img","gp-class-qr",null,
{src:t,alt:i("QR code of the link")}));let d=c("div","gp-class-words"),p=le("text",{readonly:"","aria-label":i("Link"),value:e});p.addEventListener("focus",()=>p.
select());let h=c("span","","",{role:"status"}),f=c("div","gp-class-address");f.append(p,z(i("Copy"),async()=>te(h,await Ps(p)?i("Copied."):i("Press Ctrl+C (⌘C)\
."))),h),d.append(f),a&&d.append(c("p","gp-class-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));let k=[!t&&i("This link is too l\
ong for a QR code. With a room it is short."),Ts(e)&&i("This address works on this computer only. Open the page by the computer’s address in the network, and ma\
ke the link there."),s.length>0&&i("Locked: {parts}.",{parts:s.map(m=>i(this.parts[m])).join(", ")}),o.length>0&&i("The lesson asks to change what is locked: {p\
arts}.",{parts:o.map(m=>i(this.parts[m])).join(", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return d.
append(...k.filter(Boolean).map(m=>c("p","gp-class-note",m))),u.append(d),u}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-p\
rojected",e);let t=this.root.querySelector(".gp-class-size");t&&te(t,e?i("Smaller"):i("Large")),e&&t?.focus({preventScroll:!0})}drawPupil(e,t,{name:s,note:o}){let r=c(
"div","gp-class-line");r.append(c("b","",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(c("span","",i("Room {code}",{code:e.room})));let a=this.
lockWords(e.named,e.locks);if(a&&r.append(c("span","",a)),e.room){let u=le("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you li\
ke"),"aria-label":i("Your name, if you like")});u.className="gp-class-name",u.addEventListener("change",()=>this.actions.rename(u.value)),r.append(u)}r.append(c(
"span","gp-class-said",o,{role:"status"}),c("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(z(i("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(z(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,t){let s=c("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&
s.append(c("p","gp-class-note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, come here."))),s.append(...o.slice(0,Jt).
map(l=>this.question(l,e,t)));let r=o.length-Jt;r>0&&s.append(c("p","gp-class-note",V(r,"{count} earlier question.","{count} earlier questions.")));let a=Wt(e.mean,
this.unit);return a&&s.append(c("p","gp-class-mean",a)),s}question(e,{pupils:t,people:s},o){let{key:r,kind:a,title:l,context:u,answered:d,revealed:p}=e,h=c("art\
icle","gp-class-question"),f=c("div","gp-class-line"),k=c("h3");if(k.append(i(l)),u&&k.append(" ",c("q","gp-class-context",r.startsWith("token/")?`…${u}`:i(u))),
f.append(k,c("span","gp-class-count",i("{answered} of {pupils} answered",{answered:d,pupils:t}))),o&&!p){let v=this.looksEarly.has(r);f.append(z(v?i("Hide the b\
ars"):i("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),z(i("Reveal to all"),()=>this.actions.
reveal(r),"gp-class-reveal"))}h.append(f);let m=o?s.filter(({name:v})=>v):[];if(m.length){let v=new Set(e.answered_by);h.append(c("p","gp-class-names",m.map(({id:g,
name:w})=>v.has(g)?`✓ ${w}`:w).join(", ")))}return o&&!p&&["number","written"].includes(a)&&h.append(c("p","gp-class-note",i("Make the run of this step on you\
r page before you reveal: it tells what came out."))),(p||o&&this.looksEarly.has(r))&&h.append(Ft(p?e:As(e),this.unit)),h}keepingFocus(e){let t=this.root.contains(
document.activeElement)?document.activeElement:null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=
r,a.focus({preventScroll:!0});return}let s=t?t.tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(
s)].indexOf(t):-1;e(),t&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},As=n=>({...n,outcome:null,class_score:null,model_score:null}),Ts=n=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(n,location.href).hostname);async function Ps(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.
focus(),n.select(),document.execCommand("copy")}}var Ns={teacher:1e3,pupil:3e3},tt="generation-playground.pupil",et="generation-playground.pupil-name";function Ht({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,u="",d=0,p=!1,h=new Me(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",ce()):v(),reveal:b=>t("revealed",{...ce(),question:b}),
remove:b=>t("removed",{...ce(),pupil:b}),rename:b=>{st("localStorage",et,b),S()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>x()}),f={made:b=>{m("\
teacher",b),b.room&&Pe(b.room),b.room&&b.lesson&&!p&&(ue(),k(b.lesson,1)),p=!1},arrived:b=>{m("pupil",b),Ze(b.locks,b.named,b.seeded),b.room&&S(),b.lesson&&k(b.
lesson,b.step)},taken:()=>w(i("Your prediction is in.")),full:()=>w(i("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>g(i("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:b})=>g(i(b)),gone:()=>{p=!1,r&&g(i("This\
 room is closed.")),Pe(null)},closed:()=>{Pe(null),v()},left:()=>v()};s("value",()=>{let b=JSON.parse(e.value||"null");b&&f[b.kind](b)});let k=(b,E)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:b,step:E}}));function m(b,E){[r,a,l,u]=[b,E,null,""],x(),C()}function v(){r="",clearTimeout(d),Ze([],"",!1),h.hide()}
function g(b){v(),h.tell(b)}function w(b){u=b,x()}function x(){r==="teacher"?h.drawTeacher(a,l):r==="pupil"&&h.drawPupil(a,l,{name:nt("localStorage",et),note:u})}
async function C(){clearTimeout(d);let[b,E]=[r,r==="teacher"?a.room?.code:a?.room];if(!b||!E)return;let N=b==="teacher"?{key:a.room.key}:{pupil:Gt()};if(!document.
hidden||b==="teacher")try{let P=new URLSearchParams({code:E,...N,seen:String(l?.version??0)}),B=await fetch(`class-room?${P}`);if(r!==b)return;if(B.status===200){
let q=await B.json();if(q.gone||q.removed){q.removed&&st("sessionStorage",tt,""),f[q.gone?"gone":"removed"]();return}l=q,x()}}catch{}clearTimeout(d),d=window.setTimeout(
C,Ns[b])}let S=()=>t("joined",{pupil:Gt(),name:nt("localStorage",et)});document.addEventListener("gp-predicted",b=>{r==="pupil"&&a.room&&t("answered",b.detail)}),
document.addEventListener("gp-large-class",()=>r==="teacher"&&h.enlarge(!0)),j(b=>{let E=b.log("main");E.subscribe(n,()=>{h.unit!==E.unit&&(h.unit=E.unit,x())})}),
ze().code&&!new URLSearchParams(location.search).has("room")&&(p=!0,t("resumed",ce()))}function Gt(){let n=nt("sessionStorage",tt)||Array.from(crypto.getRandomValues(
new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return st("sessionStorage",tt,n),n}function nt(n,e){try{return window[n].getItem(e)||""}catch{return""}}
function st(n,e,t){try{window[n].setItem(e,t)}catch{}}var H=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function Ut({props:n,trigger:e,watch:t},{kind:s,opens:o,first:r=`${s}-progress`}){let a=new H,l;j(u=>{t("value",()=>{let d=a.unstamp(n.value);d!==null&&(u.feedGroup(
s,d,a.newest),!(!d||l===a.newest)&&(l=a.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>qs(r)))))}),o&&(u.group(s).answers.open=({entry:d})=>e("open",
{entry:d}))})}function qs(n){let e=document.getElementById(n);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefer\
s-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function Kt({props:n,trigger:e,watch:t}){let s=new H;j(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:l})=>{e("lane",{do:a,id:l}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}var Vt=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,Y=(n,e)=>JSON.stringify(n,Vt)===JSON.stringify(
e,Vt);function G(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function oe(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function fe(n,e,t,s=()=>null){let o=c("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(oe(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let u=oe(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof u!="number")return;let d=Number((u+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,d))),t(oe(o.value))}),o}function Se(n,e,t,s){let o=c("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,u])=>{let d=c("input",null,null,{type:"radio",name:n,value:u});d.addEventListener("change",()=>s(l));let p=c("label");
return p.append(d,c("span",null,u)),o.append(p),d});return{element:o,show:l=>{let u=t.findIndex(([d])=>Y(d,l));return r.forEach((d,p)=>{d.checked=p===u}),u>=0}}}
var zt=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=Se(e,t,o,s);return{element:r,show:a,showDefault(){}}},
ot=(n,{id:e,change:t})=>{let s=c("div","kp-number"),o=n.default,r=fe(n,{id:e},u=>{l(u),t(u)},()=>o);s.append(r);let a=n.slider_minimum===null?null:c("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(u){a&&(a.classList.toggle("kp-off",typeof u!=
"number"),a.value=typeof u=="number"?u:o??n.slider_minimum)}return{element:s,label:e,show(u){r.value=u===void 0?"":String(u),l(u)},showDefault(u){o=typeof u=="n\
umber"?u:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},Yt=(n,{id:e,change:t})=>{let s=c("select","kp-select",null,{id:e}),o=c("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>c("option",null,G(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(u=>Y(u,a));a!==void 0&&l<0&&(r=c("option",null,G(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:G(a)})}}},Qt=(n,{
id:e,change:t})=>{let s=c("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":G(o,1/0)},showDefault(){}}};var me=window.GenerationPlaygroundKnobs;function Ms(n,e,t){let s=c("div","kp-editor"),o=c("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=c("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=c("span","kp-faint",""),l,u=!1,d=h=>{u=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{u?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):d(
!1):(o.value=p(l),d(!0)),(u?o:r).focus()}),s.append(t.element,o,a),d(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let f=t.show(h);!u&&f===!1&&d(!0),u&&
(o.value=p(h))}}}function ge(n){return(e,t)=>{let s=null;return s=Ms(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var en=ge(()=>({element:c("div"),show:n=>n===
void 0,showDefault(){}})),Bs={n:`
`,t:"	",r:"\r","\\":"\\"},Ee=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):Bs[t]),js=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function tn(n,e){let t=c("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>Ee(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=c("div","kp-line"),u=c("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});u.value=js(a);let d=c("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=c("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let f=Ee(u.value);d.replaceChildren(),(f!==f.trim()||f!==u.value)&&Je(d,f),p.hidden=!u.value,u.
value&&l===t.lastElementChild&&r("")};u.addEventListener("input",()=>{h(),o()}),u.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(u,d,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var nn=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),sn=(n,{change:e})=>{let t=tn({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=c("div","kp-editor");return s.append(t.element,c("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:nn(o)?o:[G(o,1/0)])},showDefault(){}}},on=ge((n,{id:e,change:t})=>{
let s=c("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(u=>oe(u.value));t(l.every(u=>u===void 0)?void 0:l.map(u=>u??null))},a=o.map(([l,u,d,p])=>{let h=fe(d,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(c("label",null,u,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((u,d)=>{u.value=
l===void 0?"":l[d]??""}),!0)},showDefault(){}}});function Is(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=c("select",
"kp-select",null,{id:e});return r.append(c("option",null,i("not set ({value})",{value:G(n.default)}),{value:""})),r.append(...o.map((a,l)=>c("option",null,G(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(u=>Y(u,a));return r.value=a===void 0||l<
0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=c("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let u=c("input",
null,null,{type:"checkbox",value:l}),d=c("label",null,"");return u.addEventListener("change",t),d.append(u," "+l),o.append(d),u}),a=()=>r.filter(l=>l.checked).map(
l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let u of r)u.checked=l?.[u.value]===!0;return l===void 0||Y(l,Object.
fromEntries(a()))}}}if(n.kind==="ints"){let o=c("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(oe);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=fe(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>oe(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var Xt=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),rn=ge(
(n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("div","kp-fields"),a=null,l=[],u=[[void 0,i("not set")],...n.forms.map(g=>[g.name,n.forms.length>1?
i(g.name):i("set")])],d=Se(`${e}-form`,t,u,g=>{h(g),k(),m()}),p=c("p","kp-faint","");o.append(d.element,p,r);function h(g){a=n.forms.find(w=>w.name===g)||null,d.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let w of a?a.fields:[]){let x=Is(w,`${e}-${w.name}`,m),C=c("label",null,w.name+
(w.required?" *":""),{for:`${e}-${w.name}`});C.title=i(w.meaning),r.append(C,x.element,c("p","kp-faint",i(w.meaning))),l.push([w,x]),w.kind==="ints"&&w.required&&
f(x)}}function f(g){let w=c("button","kp-link",i("Draw new keys"),{type:"button"});w.addEventListener("click",()=>{g.show(Xt(30)),m()}),r.append(w)}function k(){
for(let[g,w]of l)g.required&&w.show(g.kind==="ints"?Xt(30):g.default??5)}function m(){if(!a)return s(void 0);let g=l.map(([w,x])=>[w.name,x.read()]);return s(Object.
fromEntries(g.filter(([,w])=>w!==void 0)))}let v=g=>g!==null&&typeof g=="object"&&!Array.isArray(g);return{element:o,show(g){if(g===void 0)return h(void 0);if(!v(
g))return!1;let w=Object.keys(g),x=b=>b.fields.filter(E=>w.includes(E.name)).length,S=n.forms.find(b=>b.fields.some(E=>E.required&&E.kind==="choice"&&E.choices.
includes(g[E.name])))||n.forms.reduce((b,E)=>x(E)>x(b)?E:b);return x(S)<w.length?!1:(h(S.name),l.every(([b,E])=>E.show(g[b.name])))},showDefault(){}}}),an=ge((n,{
id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer\
 numbers",{name:n.name}),autocomplete:"off"}),a=c("p","kp-faint",""),l=Se(e,t,[[void 0,i("not set")],["low","low"],["high","high"],["list",i("layers")]],d=>{r.hidden=
d!=="list",d==="list"&&r.focus(),s(d==="list"?u():d)}),u=()=>{let d=r.value.split(/[\s,]+/).filter(Boolean).map(oe);return d.length?d:void 0};return r.addEventListener(
"input",()=>s(u())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(d){let p=Array.isArray(d);return!p&&!l.show(d)?!1:(p&&(l.show("list"),r.value=d.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:d}){a.textContent=d?i("This model has {count} layers; 0 is the input of the first.",{count:d}):""}}}),Zt={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},ln=(n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=Se(e,t,[[
void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],v=>{f(v),m()}),a=tn({one:i("choice"),another:i("another choice"),
remove:i("Remove this choice")},()=>m()),l=c("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"false",autocomplete:"\
off","aria-label":i("Regular expression that the whole text must match")}),u=c("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(Zt,null,2),spellcheck:"\
false","aria-label":i("JSON schema")}),d=c("button","kp-link",i("Use an example"),{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[u,d]},h;function f(v){
h=v,r.show(h);for(let[g,w]of Object.entries(p))for(let x of w)x.hidden=g!==h}function k(){if(h==="regex")return l.value||void 0;if(h==="choices"){let v=[...a.element.
querySelectorAll("input")].map(g=>Ee(g.value)).filter(Boolean);return v.length?v:void 0}if(u.value.trim())try{return JSON.parse(u.value)}catch{return u.value}}function m(){
let v=h&&k();s(v===void 0?void 0:{[h]:v})}return l.addEventListener("input",m),u.addEventListener("input",m),d.addEventListener("click",()=>{u.value=JSON.stringify(
Zt,null,2),m()}),o.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:o,show(v){let[g,w]=Object.entries(v||{})[0]||[];f(g in p?g:void 0),
g==="choices"&&a.show(nn(w)?w:[]),g==="regex"&&(l.value=G(w,1/0)),g==="json_schema"&&(u.value=typeof w=="string"?w:JSON.stringify(w,null,2))},showDefault(){}}};var it=n=>Number.isInteger(n)&&n>=0,ne=n=>Array.isArray(n)&&n.length>0&&n.every(it),be=(n,e)=>Array.isArray(n)&&n.every(e),we=n=>({options:[[n]]}),cn=n=>({options:[
n]}),dn={token:{single:!0,flat:!0,read:n=>it(n)?[we(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>it(n)?[we(n)]:ne(n)?n.map(we):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>ne(n)?n.map(we):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>be(
n,ne)?n.map(cn):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>be(n,e=>Array.isArray(e)&&e.length===2&&ne(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>be(n,e=>ne(e)||be(e,ne))?n.map(e=>({options:ne(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>be(n,e=>e&&(ne(e.phrase)||be(e.any_of,ne)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function rt(n,e,t,s){let o=c(n,"\
kp-token",null,s),r=c("span","kp-piece");return t!==void 0&&Ge(r,t),o.append(r,c("span","kp-id",String(e))),o}function Rs(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return ne(e)&&e.every(Number.isSafeInteger)?e:null}async function Ds(n,e){let t=Ee(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let u=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&Y(a[0],a[1])&&(u=[{when:i("everywhere"),tokens:a[0]}]);let d=Rs(n),p=d?
await e.textsOf(d):[];if(d){let h=d.map(f=>[f,e.texts.get(f)]);u.unshift({when:d.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:u.filter(
h=>h.tokens.length),unknown:p}}function $s(n,{id:e,change:t,panel:s}){let o=dn[n.editor],r=c("div","kp-editor"),a=c("ul","kp-rows"+(o.flat?" kp-flat":"")),l=c("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),u=c(
"p","kp-faint",""),d=c("div","kp-offers",null,{"aria-live":"polite"});r.append(a,u,l,d);let p=[],h=null,f=0,k=null,m=()=>t(p.length?o.write(p):void 0);function v(S){
if(o.single)p=[we(S[0][0])];else if(o.flat){let b=new Set(p.map(E=>E.options[0][0]));for(let E of S.flat())b.has(E)||p.push(we(E))}else if(h)h.options.push(...S);else
for(let b of S)p.push(o.biased?{options:[b],bias:5}:cn(b));h=null,l.value="",d.replaceChildren(),x(),m(),l.focus()}async function g(){let S=++f;if(!l.value)return d.
replaceChildren();let{ways:b,unknown:E,problem:N}=await Ds(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(S!==f)return null;
if(d.replaceChildren(),N)return d.append(c("p","kp-faint",N));for(let q of b)d.append(w(q));let P=b.some(q=>q.tokens.length>1);if(!o.flat&&!o.alternatives&&b.length===
2){let q=c("button","kp-button",i("Add both"),{type:"button"});q.addEventListener("click",()=>v(b.map($=>$.tokens.map(([I])=>I)))),d.append(q)}let B=E.length?[i(
"The model has no token {ids}.",{ids:E.join(", ")})]:[];return b.some(q=>q.alone)&&B.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&P&&B.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
B.length&&d.append(c("p","kp-faint",B.join(" "))),null}function w(S){let b=c("div","kp-offer");b.append(c("span","kp-when",S.when));let E=c("span","kp-chips");for(let[
N,P]of S.tokens)if(!o.flat)E.append(rt("span",N,P));else{let B=P===void 0?i("Add token {id}",{id:N}):i("Add token {id}: {text}",{id:N,text:Lt(P)}),q=rt("button",
N,P,{type:"button","aria-label":B});q.addEventListener("click",()=>v([[N]])),E.append(q)}if(b.append(E),!o.flat){let N=c("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:S.when})});N.addEventListener("click",()=>v([S.tokens.map(([P])=>P)])),b.append(N)}return b}l.addEventListener(
"input",()=>{clearTimeout(k),k=setTimeout(g,120)}),l.addEventListener("keydown",S=>{S.key==="Enter"?(S.preventDefault(),clearTimeout(k),g().then(()=>d.querySelector(
"button")?.click())):S.key==="Escape"&&(S.stopPropagation(),l.value="",h=null,d.replaceChildren(),x())});function x(){a.replaceChildren(...p.map(C)),a.hidden=p.
length===0,u.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",u.hidden=!h;let S=p.flatMap(b=>b.options.flat()).filter(b=>!s.texts.
has(b));S.length&&s.textsOf(S).then(()=>{S.some(b=>s.texts.has(b))&&x()},()=>{})}function C(S,b){let E=c("li","kp-row");S.options.forEach((B,q)=>{q&&E.append(c(
"span","kp-or",i("or")));let $=c("span","kp-chips");for(let I of B)$.append(rt("span",I,s.texts.get(I)));E.append($)});let N=S.options[0].map(B=>s.texts.get(B)??
B).join("").trim();if(o.biased){let B=fe({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:N}),value:""},q=>{S.bias=q,m()});B.value=S.bias??"",E.append(
c("span","kp-faint",i("bias")),B)}if(o.alternatives){let B=c("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:N})});
B.addEventListener("click",()=>{h=S,x(),l.focus()}),E.append(B)}let P=c("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:N})});return P.
addEventListener("click",()=>{p.splice(b,1),h===S&&(h=null),x(),m(),l.focus()}),E.append(P),E}return{element:r,label:e,show(S){let b=S===void 0?[]:o.read(S);return b===
null?!1:(p=b,h=null,x(),!0)},showDefault(){},modelChanged:x}}var un=Object.fromEntries(Object.keys(dn).map(n=>[n,ge($s)]));var Le={...un,switch:zt,number:ot,slider:ot,choice:Yt,text:Qt,strings:sn,decay:on,fields:rn,layers:an,structure:ln};var at=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],ke=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",ye={error:"✕",warning:"▲",info:"ℹ"},ve=n=>n.split(/(?<=_)/).flatMap(e=>[e,c("wbr")]),Be=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=c("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(Le[e.editor]||en)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=c(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...ve(e.name)),this.source=c("span","kp-source"),this.standard=c("span","kp-standard"),this.back=c("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=c("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=c("div","kp-head"),u=c("span","kp-\
tools");u.append(this.control.beside||"",this.back,a),l.append(r,this.source,u),this.notes=c("div","kp-notes",null,{role:"status"}),this.idle=c("span","kp-idle");
let d=c("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});d.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=c("div","kp-help",null,
{hidden:""}),this.help.append(c("p",null,i(t.explanation)));let s=Fs(t);if(s&&this.help.append(c("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(c("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(c("p",null,i(o)));
if(t.paper){let o=c("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=c("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=ke(o)&&at(o),this.source.title=ke(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let u=e.state.base[s],d=o==="changed"||u!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,h]=this.wayBack(
d,u);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):G(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>lt(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function lt(n,e){let t=c("div",`kp-note k\
p-${n.severity}`);t.append(c("span","kp-sign",ye[n.severity],{"aria-hidden":"true"}));let s=c("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(c("strong",null,i(n.fix))," "),o){let a=c("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=c("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function Fs(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var Ws=["switch","choice"];function Js(n,{id:e,change:t}){if(n.slider_minimum===null)return Le.number(n,{id:e,change:t});let s=c("span","kq-number"),o=c("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=c("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),u(),t(l)});function u(){let d=l===void 0?a:l;r.textContent=d==null?"–":String(d),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(d){l=d,o.value=String(typeof d=="number"?d:a??n.slider_minimum),u()},showDefault(d){
a=typeof d=="number"?d:null,l===void 0&&this.show(void 0)}}}function Gs(n,{id:e,panel:t}){let s=c("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Qe("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):G(o,18)},showDefault(){}}}var ct=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?Js:Ws.includes(t.editor)?Le[t.editor]:Gs;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=c(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=c("span","kq-sign","",{"aria-hidden":"true"}),this.element=c("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...ve(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?ye[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=ke(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},je=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new ct(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${ye[s?"error":"warning"]} ${t.length}`:""}};var _e=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function pn(n,e){let t=_e(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Hs=(n,e)=>n.every(t=>_e(e).join(" ").includes(t));function hn(n,e){let t=_e(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:d})=>d.some(p=>pn(t,p)),o=me.absent.filter(({words:d})=>d.includes(t.join(" "))),r=me.elsewhere.filter(s),a=e.filter(d=>[d.name,d.group,i(d.group),...d.synonyms].
some(p=>pn(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=d=>[d.group,d.meaning,d.explanation],u=d=>[d.name,...d.synonyms,...l(d),
...l(d).map(p=>i(p))].join(" ");return{knobs:e.filter(d=>Hs(t,u(d))),beside:r,absent:o}}function fn({text:n,id:e,inside:t}){let s=c("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=c("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let u=o(e)?.querySelector("input, texta\
rea, select");return!u?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(u?.scrollIntoView({block:"center"}),u?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var Us=150,dt=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=me.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==
this.text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.
clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.
viewsOf(s))Y(t.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.
get(e)].filter(Boolean)}change(e,t,s){t===void 0?delete this.state.set[e]:this.state.set[e]=t,this.state.kept=this.state.kept.filter(o=>o!==e);for(let o of this.
viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.ask(),Us)}apply(e,t){for(let[s,o]of Object.entries(
e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.kept.
filter(s=>!(s in e)),this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.apply({[e]:t[e]!==void 0&&
!Y(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...t].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:t}=this.state;this.apply(Object.fromEntries(t.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?Y(s[e],t[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=Ks(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){
this.verdict=t;for(let s of this.rows.values())s.judged(t);this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){
let t=this.chosen.model,s=JSON.parse(await this.server.split_words(JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())
this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.
parse(await this.server.split_words(JSON.stringify({model:t,ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||
[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),this.basic=c("section","kp-basic",null,{"aria-label":i("The kno\
bs that matter most")});for(let s of this.knobs)s.basic&&this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of me.groups){let o=this.knobs.
filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=c("details","kp-group kp\
-effective");let t=c("summary",null,i("Effective config"));this.effectiveTable=c("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener(
"toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Be(this,this.byName.get(e))),
this.rows.get(e)}buildGroup(e,t,s){let o=c("details","kp-group",null,{"data-group":e}),r=c("summary",null,i(e)),a=c("span","kp-count");r.append(a);let l=c("div",
"kp-body");o.append(r,l);let u={element:o,count:a,knobs:t,fill:()=>{if(l.childElementCount)return;s.length&&l.append(u.above=this.buildAbove(s));let d=t.filter(
p=>p.managed_because);for(let p of t)p.managed_because||l.append(this.row(p.name).element);for(let p of d){let h=c("p","kp-meaning kp-managed",null,{"data-knob":p.
name});h.append(c("code",null,p.name)," "+i(p.managed_because)),l.append(h)}}};return o.addEventListener("toggle",()=>{o.open&&u.fill(),this.verdict&&this.summarise()}),
this.groups.set(e,u),o}buildAbove(e){let t=c("p","kp-meaning kp-above",i("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=c("button","kp-lin\
k kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:s})});r.append(...ve(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),
t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();
let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-foun\
d"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){let e=c("div","kp-search",null,{role:"search"});return this.search=c("input",null,
null,{type:"search",placeholder:i("Search {count} knobs",{count:this.knobs.length}),"aria-label":i("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.
name}-search`}),this.found=c("span","kp-faint","",{role:"status"}),this.beside=c("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.
filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){
let e=_e(this.search.value).length>0,{knobs:t,beside:s,absent:o}=hn(this.search.value,this.knobs),r=d=>t.includes(d),a=d=>{let p=this.rows.get(d.name)?.element||
this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=!r(d))};this.knobs.filter(d=>d.basic).forEach(a);for(let d of this.groups.values()){let p=d.
knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.forEach(a),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==
void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let l=s.length||o.length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),
u=V(t.length,"{count} knob","{count} knobs");this.found.textContent=e?t.length?u:l:"",this.beside.replaceChildren(...s.map(fn),...o.map(({text:d})=>c("p","kp-fa\
int",i(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=c("div","kp-summary"),this.general=c("div","kp-notes",null,{role:"status"}),
this.headline=c("p","kp-headline",""),this.chips=c("div","kp-differing");let e=c("div","kp-foot");return this.toPreset=c("button","kp-link",i("Reset to the pres\
et"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=c("button","kp-link",i("Use the model's defaults"),
{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,
e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.verdict,o=e.length?V(e.length,"{count} knob differs from the model's defaults:","{\
count} knobs differ from the model's defaults:"):i("No knobs differ from the model's defaults."),r=i(s),a=c("strong",null,r[0].toUpperCase()+r.slice(1),{title:i(
"The strategy that these settings choose")});this.headline.replaceChildren(a,` · ${o}`),this.chips.replaceChildren(...e.map(u=>{let d=this.sourceOf(u),p=c("but\
ton","kp-chip",u,{type:"button","data-source":d,title:i("Go to this knob ({source})",{source:ke(d)})}),h=this.verdict.notes[u]||[],f=h.some(k=>k.severity==="err\
or")?"error":h.length?"warning":"";return f&&p.append(c("span",`kp-${f}`,ye[f],{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(
u)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([u,d])=>{let p=this.groupOf(u);return this.byName.has(u)?p&&!p.element.open?d.filter(h=>h.severity===
"error"):[]:d})];this.general.replaceChildren(...l.map(u=>lt(u,this)));for(let{knobs:u,count:d}of this.groups.values()){let p=u.filter(f=>this.state.set[f.name]!==
void 0).length,h=u.filter(f=>this.verdict.notes[f.name]).length;d.textContent=[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){
let e=this.question(),t=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;let s=c("table"),o=c("tr");o.append(...[i("knob"),i("val\
ue"),i("source")].map(l=>c("th",null,l,{scope:"col"})));let r=c("tbody");for(let{name:l,value:u,source:d,ignored:p}of t){let h=c("tr",null,null,{"data-source":d}),
f=c("td"),k=c("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:l})});k.append(...ve(l)),k.addEventListener("click",()=>this.jump(
l)),f.append(k);let m=c("td","kp-value",G(u,60));p&&m.append(c("span","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(f,m,c("td",null,at(d))),r.append(
h)}let a=c("thead");a.append(o),s.append(a,r),this.effectiveTable.replaceChildren(s)}},Ks=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>Y(
n[s],e[s])),Ie=new Map,ut=new Map;function mn({element:n,props:e,server:t,watch:s},o){let r=new dt(n.querySelector(".kp"),{props:e,server:t,watch:s},o);Ie.set(o.
name,r),yn(o.name),ut.has(o.name)&&r.follow(ut.get(o.name))}function gn(n,e){ut.set(n,e),Ie.get(n)?.follow(e)}function bn(n){Ie.get(n)?.resetKept()}var wn=new Map;
function kn({element:n},{name:e,essential:t}){wn.set(e,{element:n,essential:t}),yn(e)}function yn(n){let[e,t]=[Ie.get(n),wn.get(n)];!e||!t||(e.quick=new je(t.element,
e,t.essential),e.verdict&&e.quick.judged(e.verdict))}function vn(n,e){let{base:t={},set:s={},kept:o=[]}=JSON.parse(n||"{}"),r=d=>typeof d=="object"?"":JSON.stringify(d),a=d=>d.flatMap(p=>{let[h,f]=[t[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[i("{knob} not set",{knob:p})];let k=`${p} ${r(f)}`.trim();return[r(h??{})?i("{now} in\
stead of {before}",{now:k,before:r(h)}):k]}),l=(d,p,h)=>{if(!d.length)return"";let f=d.slice(0,e).join(", ");return d.length<=e?p(f):h(f,d.length-e)},u=[...new Set(
[...Object.keys(t),...Object.keys(s)])].filter(d=>!o.includes(d));return JSON.stringify({kept:l(a(o),d=>i("Kept from before: {changes}",{changes:d}),(d,p)=>i("K\
ept from before: {changes} and {count} more",{changes:d,count:p})),changed:l(a(u),d=>i("Changed: {changes}.",{changes:d}),(d,p)=>i("Changed: {changes} and {coun\
t} more.",{changes:d,count:p}))})}function xn({element:n,props:e,watch:t},{name:s}){let o=n.querySelector(".gp-changes"),r=()=>{let{kept:a,changed:l}=JSON.parse(
e.value||"{}"),u=[];if(a){let d=c("button","gp-reset",i("reset"),{type:"button"});d.addEventListener("click",()=>bn(s));let p=c("span",null,`${a} · `);p.append(
d),u.push(p)}l&&u.push(c("span",null,l)),o.replaceChildren(...u),o.hidden=!u.length};t("value",r),r()}function Sn({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(a=>a.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(a=>!a.bundled)}].filter(a=>a.entries.
length),r=o.map(a=>zs(a,e));o.length>1&&s.append(Vs(o,r)),s.append(...r)}function Vs(n,e){let t=c("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=c("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function zs(n,e){let t=c("div");n.note&&t.append(c("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=c("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(c("h3","",o),s));let a=c("button","gp-example",null,
{type:"button"});a.append(c("b","",i(r.title)),c("span","",i(r.look))),a.addEventListener("click",()=>{document.dispatchEvent(new CustomEvent("gp-example",{detail:r.
token})),e("chosen",{index:r.index}),Bt()});let l=c("li");l.append(a),s.append(l)}return t}var X=null,En="one";function Ln({element:n}){X=n.querySelector(".gp-header"),ee(X);let[e,t]=[de(".gp-lab-button"),de(".gp-lab-list")],[s,o]=[de(".gp-menu-button"),
de(".gp-menu")];function r(u,d,p){u.setAttribute("aria-expanded",String(p)),d===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.forEach(
([u,d])=>r(u,d,!1));X.addEventListener("click",u=>{let d=u.target,p=d.closest("button[data-view]"),h=a.find(([f])=>f.contains(d));if(p)Ys(p.dataset.view),l(),t.
contains(p)&&e.focus();else if(h){let[f,k]=h,m=f.getAttribute("aria-expanded")!=="true";l(),r(f,k,m),m&&k===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else d.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener("click",u=>{X.contains(u.target)||l()}),X.addEventListener("keydown",u=>{let d=u.
target;if(u.key==="Escape"&&a.some(([k])=>k.getAttribute("aria-expanded")==="true")){t.contains(d)&&e.focus(),l();return}if(d.getAttribute("role")!=="tab")return;
let p=[...d.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[u.key],f=h?p[(p.indexOf(d)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[u.
key];f&&(u.preventDefault(),f.focus())}),X.addEventListener("focusout",({relatedTarget:u})=>{u&&!X.contains(u)&&l()}),pt(En)}var de=n=>X.querySelector(n);function Ys(n){
document.getElementById(`view-${n}-button`)?.click()}function pt(n){if(En=n,document.body.dataset.view=n,!X)return;for(let t of X.querySelectorAll("[data-view]")){
let s=t.dataset.view===n;t.setAttribute("aria-selected",String(s))}for(let t of X.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=de(`.gp-lab-list [data-view="${n}"]`);de(".gp-lab").classList.toggle("gp-selected",!!e),
de(".gp-lab-which").textContent=e?e.textContent:""}var ht="generation-playground.form",Qs="generation-playground.form-address",Xs="generation-playground.keep-history";function _n({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let a=(localStorage.getItem(Xs)||(n.keep?"yes":"no"))==="yes";if(a||localStorage.
removeItem(ht),!t||!e)return;sessionStorage.setItem(ht,JSON.stringify(e)),sessionStorage.setItem(Qs,location.search),a&&localStorage.setItem(ht,JSON.stringify(e))}catch{}}
function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.
GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){t=!0,r()}},window.addEventListener("pagehide",o),window.addEventListener("generation-playground-ke\
ep",o)}var Zs=/^[A-Za-z0-9+/=]*$/;function On(n){let e=typeof n=="string"&&Zs.test(n)?`data:image/png;base64,${n}`:"data:,";return c("img","",null,{src:e,alt:""})}function Cn(n){let e=(Array.isArray(
n)?n:[]).map(Number).filter(Number.isFinite),t=document.createElementNS("http://www.w3.org/2000/svg","svg");t.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),t.setAttribute("preserveAspectRatio","none"),t.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),t.append(s),t}function Tn({element:n,props:e,server:t,watch:s}){let o=n.querySelector(".gp-media"),r=new Map,a="";j(f=>{f.log("main").answers.media_file=k=>r.has(k)?t.media_file(
r.get(k)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function u(f){e.value=JSON.stringify(f),d()}function d(){if(e.value===a)return;
let f=l();for(let k of f)k.key&&r.set(k.sha256,k.key);if(f.some(k=>!k.key&&r.has(k.sha256)))return u(f.map(k=>k.key||!r.has(k.sha256)?k:{...k,key:r.get(k.sha256)}));
a=e.value,o.setAttribute("aria-label",i("Pictures and sounds")),o.replaceChildren(...f.map((k,m)=>p(k,()=>u(f.filter((v,g)=>g!==m)))))}function p(f,k){let m=f.kind===
"image",v=m?i("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):i("Sound, {seconds} s",{seconds:f.seconds}),g=An("gp-media-open",`${v}: ${m?
i("Show it"):i("Play it")}`,()=>h(f,C,g));g.append(m?On(f.preview):Cn(f.preview)),g.disabled=!f.key;let w=document.createElement("span");w.textContent=f.key?v:i(
"{what}: the file was not kept",{what:v});let x=An("gp-media-out",i("Remove it"),k);x.textContent="×";let C=document.createElement("li");return C.append(g,w,x),
C}async function h(f,k,m){let v=k.querySelector(".gp-media-whole");if(v)return m.setAttribute("aria-expanded","false"),v.remove();let g=await t.media_file(f.key);
if(!g)return;let w=document.createElement(f.kind==="image"?"img":"audio");w.className="gp-media-whole",w.src=g,w instanceof HTMLAudioElement?(w.controls=!0,w.autoplay=
!0):w.alt="",m.setAttribute("aria-expanded","true"),k.append(w)}s("value",d),d()}function An(n,e,t){let s=document.createElement("button");return s.type="button",
s.className=n,s.setAttribute("aria-label",e),s.addEventListener("click",t),s}var eo={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Pn(n,e,t){let s=m=>n.
querySelector(m),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
u={},d="",p=!1;function h([m,v]){let g=document.createElement("label"),w=document.createElement("input"),x=document.createElement("code");return x.textContent=m,
w.type=v==="bool"?"checkbox":"text",g.dataset.kind=v,g.append(...v==="bool"?[w,x]:[x,w]),v!=="bool"&&(w.placeholder=i("as the template has it")),w.addEventListener(
v==="bool"?"change":"input",()=>{let C=v==="bool"?w.checked:w.value,S={...e().arguments,[m]:C};(C===""||C===u[m])&&delete S[m],e().arguments=S,k(),t()}),g}function f(m,[
v,g]){let w=m.querySelector("input"),x=e().arguments[v];if(g==="bool"){let C=x??u[v];w.checked=C===!0||C==="true",w.indeterminate=C===void 0,m.title=x!==void 0?
i("Set here."):C===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else w.value!==String(x??"")&&(w.value=String(x??""))}
function k(){let{reads:m,arguments:v,kind:g,on:w}=e(),x=m?.arguments||[],C=x.length||m?.tools||m?.documents,S=x.filter(([E])=>E in v).length+["tools","documents"].
filter(E=>m?.[E]&&e()[E].trim()).length;o.hidden=!C,o.textContent=S?i("Template arguments ({count})",{count:S}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!C||!p||g!=="chat"||!w;let b=JSON.stringify(x);b!==d&&(d=b,a.replaceChildren(...x.map(h))),x.forEach((E,N)=>f(a.children[N],E));for(let[
E,N]of Object.entries(l))N.closest("label").hidden=!m?.[E],N.value!==e()[E]&&(N.value=e()[E])}o.addEventListener("click",()=>{p=!p,k(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,v]of Object.entries(l))v.placeholder=eo[m],v.addEventListener("input",()=>{e()[m]=v.value,k(),t()});return{
draw:k,tell(m){u=m||{},k()}}}var to=250,ft=["user","assistant","system"];function Nn({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");ee(r);let a=A=>r.querySelector(
A),[l,u,d]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),f=a(".gp-begins textarea"),k=a(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},v={prompt:"",model:""},g="",w=!1,x=!1,C="p\
lain true";function S(A){let L={};try{L=JSON.parse(A||"{}")}catch{}m={...m,...L,turns:(L.turns||m.turns).map(T=>({...T}))}}function b(){g=JSON.stringify(m),e.value=
g,E()}function E(){let A=`${m.kind} ${m.on}`;if(A===C)return Z({});C=A,s("turned",{})}let N=Pn(r,()=>m,b);function P(){N.draw(),r.hidden=m.kind==="plain",a(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,a(".gp-source").hidden=!["source","media"].includes(m.kind),a(".gp-why").hidden=m.kind!=="source",a(".gp-me\
ssages").hidden=a(".gp-acts").hidden=!m.on,a(".gp-system").hidden=!m.system&&!w,a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!m.on||
!m.begins&&!x,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=!!v.prompt||m.turns.at(-1)?.role!=="assistant",k.checked=m.continues;for(let[
A,L]of[[l,m.on],[u,!m.on]])A.setAttribute("aria-checked",String(L)),A.title=A===l?i("The model’s own template wraps your words in markers that say whose turn it\
 is."):i("The model continues your words as they stand: no template, no system message, no earlier turns."),A.tabIndex=L?0:-1;for(let[A,L]of[[p,m.system],[h,m.target],
[f,m.begins]])A.value!==L&&(A.value=L);for(;d.children.length>m.turns.length;)d.lastElementChild.remove();for(;d.children.length<m.turns.length;)d.append(B());m.
turns.forEach(q),a(".gp-clear").hidden=!m.turns.length,a(".gp-reply").hidden=a(".gp-reply").disabled}function B(){let A=document.createElement("li"),L=document.
createElement("select"),T=document.createElement("textarea"),R=document.createElement("button"),F=()=>[...d.children].indexOf(A);return T.rows=1,R.type="button",
R.textContent="✕",L.addEventListener("change",()=>{m.turns[F()].role=L.value,P(),b()}),T.addEventListener("input",()=>{m.turns[F()].content=T.value,b()}),R.addEventListener(
"click",()=>{let Q=F();m.turns.splice(Q,1),P(),b(),(d.children[Math.min(Q,m.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),A.append(L,T,R),A}
function q({role:A,content:L},T){let R=d.children[T],[F,Q,ie]=R.children,y=ft.includes(A)?ft:[...ft,A];(F.options.length!==y.length||F.options[y.length-1].value!==
y.at(-1))&&F.replaceChildren(...y.map(O=>new Option(O,O))),F.value=A,Q.value!==L&&(Q.value=L),R.dataset.role=A;let _=T+1;F.setAttribute("aria-label",i("Role of \
turn {number}",{number:_})),Q.setAttribute("aria-label",i("Text of turn {number}, {role}",{number:_,role:A})),ie.title=i("Remove turn {number}",{number:_}),ie.setAttribute(
"aria-label",ie.title)}function $(A){m.on=A,P(),b(),(A?l:u).focus()}l.addEventListener("click",()=>$(!0)),u.addEventListener("click",()=>$(!1)),a(".gp-switch").
addEventListener("keydown",A=>{A.key.startsWith("Arrow")&&(A.preventDefault(),$(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,b()}),h.addEventListener(
"input",()=>{m.target=h.value,b()}),f.addEventListener("input",()=>{m.begins=f.value,b()}),k.addEventListener("change",()=>{m.continues=k.checked,b()}),a(".gp-a\
dd-system").addEventListener("click",()=>{w=!0,P(),p.focus()}),p.addEventListener("blur",()=>{w=!1,P()}),a(".gp-begin").addEventListener("click",()=>{x=!0,P(),f.
focus()}),f.addEventListener("blur",()=>{x=!1,P()}),a(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"use\
r",content:""}),P(),b(),d.lastElementChild.querySelector("textarea").focus()}),a(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,
begins:""}),P(),b(),a(".gp-add").focus()}),a(".gp-reply").addEventListener("click",()=>s("reply",{}));let I=0,K=null,W=null;function Z(A){v={...v,...A},"prompt"in
A&&P(),clearTimeout(K),W&&(K=setTimeout(U,to))}async function U(){let A=++I,L=m.kind==="chat"&&m.on,T=null;if(L)try{T=JSON.parse(await t.render_messages(JSON.stringify(
{...v,value:g})))}catch(R){console.warn("Generation Playground: the template could not be asked.",R)}A===I&&(W.setWritten(T),N.tell(T?.defaults))}window.GenerationPlaygroundPrompt=
A=>{n.isConnected&&Z(A)},j(A=>{W=A.log("main"),W.answers.without=()=>s("without",{}),W.subscribe(r,L=>{if(!L.status&&!L.run)return;let{started:T,finished:R}=W;a(
".gp-reply").disabled=!(R&&R.sequences.length&&T&&T.request.messages),P()}),Z({})}),o("value",()=>{e.value!==g&&(S(e.value),P(),g=e.value,E())}),S(e.value),P(),
g=e.value,E()}var qn=n=>n.num_accepted+(n.next_token_id===null?0:1);function Mn(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var no=.8,Re=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?i(
"Still to be done. Go on with N."):i("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:no*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var so="F8",se={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:io},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>i("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>i(
"Precision"),isThere:()=>!0,view:"precision"}},oo={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Oe={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},ro=new Set(["PageDown","PageUp"]),mt=new Set(["text","processors","beamtree","drafts"]);function io(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var D=null,gt=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Re(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,a,l,u={})=>{let d=c("button",r,
a,{type:"button",...u});return d.addEventListener("click",l),d},t=c("div","gp-stage-pictures",null,{role:"group","aria-label":i("Pictures of this run")});this.buttons=
new Map(Object.entries(se).map(([r,{key:a,title:l}])=>{let u=e("","",()=>this.show(r),{"aria-keyshortcuts":a});return u.append(c("kbd","",a)," ",l()),t.append(u),
[r,u]})),this.question=c("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(c("kbd","","H")," ",i("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(c("kbd","","L")," ",i("Lesson")),this.classButton=e("gp-stage-class","",Dn,{"aria-keyshortcuts":"V"}),this.classButton.append(c("kbd","","V"),
" ",i("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(c("kbd","","G")," ",i("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(c("kbd","","Esc")," ",i("Leave")),this.root.append(c("h1","gp-stage-name",i("The stage")),t,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&Bn("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
Bn(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(se).filter(t=>(se[t].view??"one")===e&&se[t].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&!t.includes(this.
picture)?(mt.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(
r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!mt.has(t),this.classButton.hidden=!Rn(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),te(this.question,o?i("\
Which token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:i("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(oo[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:Mn(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!mt.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=
s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&jn(se.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;se[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):se[s].slider?jn(se[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.
select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Ce(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=t.rounds.map(l=>l.start+qn(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Ce(a+e,-1,r.length-1)]??0)-1}else this.place=Ce(this.
place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.
rounds[Ce(o,0,t.rounds.length-1)];t.select(0,r.start)}},Ce=(n,e,t)=>Math.max(e,Math.min(t,n)),Bn=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${n}-button`)?.click()};function jn(n,e){let t=document.querySelector(n);t&&(t.value=String(Ce(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function In({element:n}){j(e=>{D=new gt(n.querySelector(".gp-stage"),e.log("main"))})}var Rn=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function Dn(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function $n(){document.addEventListener("click",({target:n})=>{
n.closest(".gp-present")&&D?.enter()}),document.addEventListener("keydown",n=>{!D||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||ao(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function ao(n,e){if(n===so)D.isOpen?D.leave():D.enter();else if(D.
isOpen)if(n==="Escape")D.leave();else if(ro.has(n))D.lesson.isSeen?D.lesson.go(Oe[n]):D.go(Oe[n]);else{if(e.closest("input, select, textarea")||n in Oe&&e.closest(
".gp-pane"))return!1;if(n in Oe)D.go(Oe[n]);else if(n.toLowerCase()==="h")D.hide(!D.hides);else if(n.toLowerCase()==="l")D.turnLesson();else if(n.toLowerCase()===
"g")D.run();else if(n.toLowerCase()==="v"&&Rn())Dn();else if(!D.lesson.press(n)){let t=D.offered.find(s=>se[s].key===n);if(!t)return!1;D.show(t)}}else return!1;
return!0}function Fn({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),u=n.querySelector("span"),d="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");u.textContent!==h&&(u.textContent=h);let f=JSON.stringify(e.choices);if(f!==d){d=f;let k=new Map;for(let[
m,v]of e.choices){let g=o[v]??r;k.has(g)||k.set(g,[]);let w=g&&v!==a;k.get(g).push(new Option(w?m:i(m),v))}l.replaceChildren(...[...k].flatMap(([m,v])=>{if(!m)return v;
let g=document.createElement("optgroup");return g.label=i(m),g.append(...v),[g]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var Wn="generation-playground.tour";function Jn({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=c("p","gp-offer"),a=c("button","gp-take",
i("Take the tour"),{type:"button"}),l=c("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let u=c("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,h]=[c("h2","","",{id:"tour-title",tabindex:"-1"}),c("p"),c("span","gp-count")],f=c("button","",i("\
Back"),{type:"button"}),k=c("button","gp-next",i("Next"),{type:"button"}),m=c("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),v=c("d\
iv","gp-foot");v.append(h,f,k),u.append(m,d,p,v),t.append(r,u),r.hidden=lo(),a.addEventListener("click",()=>g(0)),l.addEventListener("click",C),m.addEventListener(
"click",C),f.addEventListener("click",()=>g(s-1)),k.addEventListener("click",()=>s===e.length-1?C():g(s+1)),u.addEventListener("keydown",S=>{S.key==="Escape"&&C()}),
window.addEventListener("resize",x),window.addEventListener("scroll",x,{passive:!0,capture:!0});function g(S){r.hidden=!0,s=S;let b=e[s];w(document.querySelector(
b.at)),u.hidden=!1,d.textContent=i(b.title),p.textContent=i(b.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,k.textContent=
i(s===e.length-1?"Done":"Next");let E=o?.getBoundingClientRect();E&&(E.top<0||E.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),x(),d.focus({preventScroll:!0})}
function w(S){o?.classList.remove("gp-pointed-at"),o=S,o?.classList.add("gp-pointed-at")}function x(){if(u.hidden||!o)return;let S=o.getBoundingClientRect(),{offsetWidth:b,
offsetHeight:E}=u;if(S.left>b+24&&S.height>240){u.style.top=`${Math.max(8,Math.min(S.top+8,innerHeight-E-8))}px`,u.style.left=`${S.left-b-12}px`;return}let N=Math.
min(S.bottom,innerHeight*.55)+10,P=N+E<=innerHeight-8?N:Math.max(8,Math.min(S.top,innerHeight)-E-10);u.style.top=`${P}px`,u.style.left=`${Math.max(8,Math.min(S.
left+16,innerWidth-b-8))}px`}function C(){let S=u.contains(document.activeElement)||r.contains(document.activeElement);w(null),u.hidden=r.hidden=!0;try{localStorage.
setItem(Wn,"seen")}catch{}S&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function lo(){try{return localStorage.getItem(Wn)==="seen"}catch{
return!0}}var Gn="generation-playground.person";function Hn(n,e,t=co()){let s=uo(`${t} ${n}`),o=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let a=Math.floor(s()*(r+1));[
o[r],o[a]]=[o[a],o[r]]}return o}var Ae="";function co(){try{Ae=localStorage.getItem(Gn)||Ae||String(Math.random()),localStorage.setItem(Gn,Ae)}catch{Ae||=String(
Math.random())}return Ae}function uo(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return()=>{e=e+1831565813|0;let t=Math.imul(e^e>>>
15,1|e);return t=t+Math.imul(t^t>>>7,61|t)^t,((t^t>>>14)>>>0)/4294967296}}var De=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=c("ol","gp-lessons");for(let o of e){let r=c("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(c("b","",a+i(o.title)),c("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(c("small","",[V(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let u=c("li");u.append(r),t.append(u)}let s=c("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),c("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=c(
"div","gp-lesson-head"),s=c("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,isOpenly:u,isCovered:d,moved:p}){this.root.setAttribute("aria-busy",String(
!a));let h=e.steps[t],f=t===e.steps.length-1,k=re(i("All lessons"),"gp-plain",()=>this.actions.list()),m=c("h2","",i(e.title)),v=c("p","gp-step-place",i("Step {\
number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),g=c("div","gp-lesson-body");g.append(...Un(i(h.text)));let w=d?null:l;h.predict&&g.append(
this.prediction(h.predict,s,a,w,u,`${e.name} ${t}`));let x=h.predict&&s===void 0&&!(u&&l);if(h.task){let I=c("p","gp-task");I.append(c("b","",o?"✓ ":"➜ "),i(
h.task)),x&&I.append(c("span","gp-first"," "+i("Predict first."))),g.append(I)}h.solvable&&g.append(re(i("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let C=c(
"div","gp-found",null,{"aria-live":"polite"});d?C.append(re(i("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!x&&C.append(...this.verdict(h,l)),g.append(
C);let S=c("div","gp-lesson-foot"),b=re(i("Back"),"",()=>this.actions.go(t-1),"P");b.disabled=t===0;let E=o||!h.task&&!x,N=re(f?i("All lessons"):E?i("Next"):i("\
Skip"),E?"gp-next":"",()=>f?this.actions.list():this.actions.go(t+1),"N");S.append(b,N);let P=c("div","gp-lesson-more");if(e.steps.some(({sets:I})=>I)){let I=c(
"input","",null,{type:"checkbox"});I.checked=r,I.addEventListener("change",()=>this.actions.ownModel(I.checked));let K=c("label");K.append(I," ",i("with the mod\
el that I have chosen")),P.append(K),h.sets&&P.append(re(i("Set the page again"),"gp-plain",()=>this.actions.again()))}let B=new URLSearchParams({lesson:e.name,
step:String(t+1)});P.append(c("a","gp-link",i("Link to this step"),{href:`?${B}`,target:"_blank"}));let q=this.root.contains(document.activeElement),$=q?po(document.
activeElement):null;this.root.replaceChildren(this.head([k]),m,v,g,S,P),this.point(h.at),p?v.focus({preventScroll:!0}):q&&($&&this.root.querySelector($)||v).focus(
{preventScroll:!0}),p?this.root.scrollTop=0:l&&C.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,a,l,u,d){let p=c("field\
set","gp-predict");p.append(c("legend","",i(e)));let h=r!==void 0,f=!!l?.done&&(h||u),k=h||f,m=o.length?"text":s?"number":"";if(m){let g=c("form","gp-number"),w=o.
length?i("or write one"):i(e),x=c("input","",null,{type:m,required:"","aria-label":w,...o.length?{placeholder:w,maxlength:"60",autocomplete:"off"}:{step:"any"}});
h&&!o.includes(r)&&(x.value=String(r)),x.disabled=k||!a;let C=c("button","gp-send",i("Predict"),{type:"submit"});C.disabled=k||!a,g.addEventListener("submit",S=>{
S.preventDefault(),o.length&&x.value.trim()?this.actions.guess(o.find(b=>b.trim()===x.value.trim())??x.value):Number.isFinite(x.valueAsNumber)&&this.actions.guess(
x.valueAsNumber)}),g.append(x,C),p.append(g)}let v=o.length?o.map(g=>[g,Te(g)]):t.map((g,w)=>[w,i(g)]);return Hn(d,v.length).forEach((g,w)=>{let[x,C]=v[g],S=re(
"","gp-answer",()=>this.actions.guess(x),"ABCDE"[w]);S.dataset.choice=String(g);let b=r===x,E=f&&l.expected===g,N=E?"✓ ":b?f?"✗ ":"● ":"○ ";S.append(c("\
span","gp-sign",N,{"aria-hidden":"true"}),C),S.setAttribute("aria-pressed",String(b)),S.disabled=k||!a,S.classList.toggle("gp-true",E),o.length?p.lastElementChild.
before(S):p.append(S)}),p}verdict(e,{done:t,right:s,why:o,tempts:r,happened:a,shown:l,claim:u,then:d,recorded:p,wishes:h}){if(!t)return[c("p","gp-open",i("This \
run does not do it yet.")),ho(h)];let f=[];if(s!==null){let k=c("p",s?"gp-right":"gp-wrong");if(k.append(c("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It c\
ame out otherwise."))," ",[i(r),i(o)].filter(Boolean).join(" ")),f.push(k),i(a)){let m=c("p","gp-right gp-happened");m.append(c("b","","✓ "+i("What happened:")),
" ",i(a)),f.push(m)}}else i(o)&&f.push(c("p","",i(o)));if(u){let k=c("p","gp-claim"),m=l?i("This run shows it:"):l===null?i("This run cannot tell:"):i("This run\
 does not show it:");k.append(c("b","",`${l?"✓":"○"} ${m}`)," ",i(u)),f.push(k),!l&&p&&f.push(re(i("Show a recorded run that does"),"gp-recorded",()=>this.actions.
recorded(),"W"))}return i(d)&&f.push(...Un(i(d))),f}remind(){let e=this.root.querySelector(".gp-found");e&&te(e,i("Predict first: then this run counts."))}point(e){
let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-point\
ed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.scrollIntoView({block:"center"})}};function re(n,e,t,s=""){let o=c("button",e,n,{type:"\
button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function po(n){for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}
function ho(n){let e=c("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>c("li",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var Un=n=>n.split(`
`).map(e=>c("p","",e));var $e="generation-playground.lessons",fo={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},bt=()=>!!document.
body.dataset.stage,mo=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Kn({element:n,props:e,trigger:t,watch:s},{lessons:o}){
let r=go(),a=null,l=0,u=null,d=!1,p=!1,h=!1,f=!1,k=!1,m=new De(n.querySelector(".gp-lesson"),{list:()=>S(),choose:L=>E(L),go:L=>q(L),guess:L=>{g().guesses[l]=L,
A(),W(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...x(),guess:L}})),w().task||K()},recorded:()=>t("recorded",x()),solve:()=>{$(),I({solved:!0}),
W()},ownModel:L=>{g().ownModel=L,A(),I()},reveal:()=>{h=!1,f=!0,W()},again:()=>{delete g().guesses[l],$(),A(),I(),W()},close:()=>P()}),v=L=>document.body.toggleAttribute(
"data-old-result",L),g=(L=a.name)=>r.lessons[L]??={at:0,done:[],guesses:{}},w=()=>a.steps[l],x=()=>({lesson:a.name,step:l}),C=()=>a&&document.body.hasAttribute(
"data-lesson-locked");function S(){C()||(a&&B(),m.drawList(o.map(L=>({...L,...b(L)}))),N())}function b({name:L,steps:T}){let{done:R=[],at:F=0}=r.lessons[L]||{};
return{done:R.length,over:R.length>=T,begun:!!r.lessons[L],at:F}}function E(L,T=!1){k=T,t("chosen",{lesson:L})}function N(){m.root.hidden=!1,document.body.toggleAttribute(
"data-lesson",!0)}function P(){C()||(a&&B(),m.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector("button[data-lessons]")?.focus(
{preventScroll:!0}))}function B(){v(!1),m.point(""),a=null,r.open="",A(),t("left",{})}function q(L){l=Math.max(0,Math.min(a.steps.length-1,L)),g().at=l,$(),A(),
I(),W({moved:!0}),!w().task&&(!w().predict||g().guesses[l]!==void 0)&&K()}function $(){u=null,p=h=f=!1}function I({solved:L=!1}={}){let T=k;k=d=!1,document.body.
dataset.view!==w().view&&document.getElementById(`view-${w().view}-button`)?.click(),t("entered",{...x(),own_model:!!g().ownModel,keep:T,solved:L})}function K(){
t("judged",{...x(),guess:g().guesses[l]??null})}function W({moved:L=!1}={}){let{guesses:T,done:R,ownModel:F}=g();m.drawStep({lesson:a,at:l,guess:T[l],done:R.includes(
l),ownModel:!!F,isReady:d,judgement:u,isOpenly:p,isCovered:h,moved:L})}s("value",()=>{let L=JSON.parse(e.value||"null");L&&(L.kind==="lesson"?(a=L.lesson,v(!k),
r.open=a.name,N(),q(b({name:a.name,steps:a.steps.length}).over?0:g().at)):a&&L.kind==="ready"&&L.step===l?(d=!0,W()):a&&L.kind==="judgement"&&L.step===l&&(u=L,bt()&&
(p=!0),h=L.done&&bt()&&!!w().predict&&!f,L.done&&!g().done.includes(l)&&g().done.push(l),A(),W(),L.done&&w().predict?.token&&j(T=>T.log("main").select(0,w().predict.
token-1)),L.done&&w().task&&mo.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),j(L=>{let T=L.log("main"),R=0,F=T.turn;T.subscribe(n,()=>{T.
turn!==F&&v(!1),F=T.turn,!(!T.finished||T.turn===R)&&(R=T.turn,Z(T.recorded))});for(let[Q,ie]of Object.entries(fo)){let y=L.group(Q),_=y.turn;y.subscribe(n,()=>{
y.turn!==_&&v(!1),!(y.turn===_||!ie(y))&&(_=y.turn,Z(!1))})}});function Z(L){a&&(w().predict&&g().guesses[l]===void 0&&!L&&!bt()?m.remind():K())}document.addEventListener(
"click",L=>{L.target.closest("button[data-lessons]")&&(m.root.hidden?S():P())}),document.addEventListener("gp-open-lesson",L=>{let{lesson:T,step:R}=L.detail;a?.
name!==T&&(g(T).at=R-1,E(T))});let U=new URLSearchParams(location.search).get("lesson");if(U&&o.some(({name:L})=>L===U)){let L=Number(new URLSearchParams(location.
search).get("step"));L>=1&&(g(U).at=Math.floor(L)-1),E(U)}else o.some(({name:L})=>L===r.open)&&E(r.open,!0);function A(){try{localStorage.setItem($e,JSON.stringify(
{lessons:r.lessons})),sessionStorage.setItem($e,r.open)}catch{}}}function go(){try{let{lessons:n}=JSON.parse(localStorage.getItem($e)||"{}");return{lessons:bo(n),
open:sessionStorage.getItem($e)||""}}catch{return{lessons:{},open:""}}}function bo(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.entries(n||
{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function Vn({trigger:n}){j(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function zn({props:n,trigger:e,watch:t}){j(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var wo=250;function Yn({element:n,props:e,trigger:t,watch:s}){j(o=>{let r=o.log("main"),a=new Map,l=null;function u(){let{given:h,only_given:f,config:k={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&f||k.max_new_tokens===(h||[]).length+1}let d=h=>(h&&h.watched||[]).map(({token_id:f})=>f);function p(h,f,k,m){
r.asked={turn:r.turn,kind:h,ids:k,...m};let{last:v,stopReason:g}=f;t("go",{kind:h,ids:k,stop:g,watched:d(v),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:f}){if(h.isPrompt)return;let k=[...r.idsTo(h).slice(0,-1),f],m=r.lastOf(h),v=m===h&&u()?"choose":"branch";p(v,{last:m},k,{at:h.
index,from:h.chosen.text,on:f===h.chosen.token_id})},more(){let h=r.current(),f=h&&r.lineOf(h);if(!f||!f.last||r.isFromElsewhere)return t("start",{});p("more",f,
r.idsTo(f.last),{at:f.last.index+1})},look({line:h,text:f}){let{last:k}=r.lines()[h]||{},m=k?r.idsTo(k):[];t("look",{line:h,text:f,ids:m,watched:d(k),turn:r.turn,
started:r.startedLine()})},save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),wo)}}),r.subscribe(n,h=>{
if(h.run)for(let{line:f,lists:k}of a.get(r.turn)||[])r.addWatched(f,k)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");a.has(h.turn)||a.set(h.turn,[]),a.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var xe="generation-playground.run.",Qn=()=>Object.keys(sessionStorage).filter(n=>n.startsWith(xe)).map(n=>Number(n.slice(xe.length))).sort((n,e)=>n-e);async function wt(n,e){
try{let t=JSON.stringify({run:n,log:e===null?null:await yo(e)});for(;!ko(xe+n.id,t);){let s=Qn().find(o=>o<n.id);if(s===void 0)return;sessionStorage.removeItem(
xe+s)}}catch{}}function ko(n,e){try{return sessionStorage.setItem(n,e),!0}catch{return!1}}function kt(n){try{for(let e of n)sessionStorage.removeItem(xe+e)}catch{}}
async function Xn(){let n=new Map;try{for(let e of Qn()){let{run:t,log:s}=JSON.parse(sessionStorage.getItem(xe+e));n.set(e,[t,s===null?null:await vo(s)])}}catch{}
return n}async function yo(n){let e=await new Response(new Blob([n]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),t="";for(let s of new Uint8Array(
e))t+=String.fromCharCode(s);return btoa(t)}function vo(n){let e=Uint8Array.from(atob(n),t=>t.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var xo="generation-playground",Zn="generation-playground.keep-history",es="generation-playground.shown",So=20,Eo=5e6,Lo=3e7,ts=90;function ns({element:n,props:e,
trigger:t,watch:s}){let o=n.querySelector(".gp-history");ee(o);let r=new H,a=y=>o.querySelector(y),l=a(".gp-keep input"),u=a(".gp-clear"),d=[],p=new Map,h=null,
f=null,k=null,m=null;function v(){return m??=new Promise((y,_)=>{let O=indexedDB.open(xo,1);O.onupgradeneeded=()=>{O.result.createObjectStore("runs",{keyPath:"i\
d"}),O.result.createObjectStore("logs")},O.onsuccess=()=>y(O.result),O.onerror=O.onblocked=()=>_(O.error)})}async function g(y,_){let O=(await v()).transaction(
["runs","logs"],y);return new Promise((M,J)=>{let ae=_(O.objectStore("runs"),O.objectStore("logs"));O.oncomplete=()=>M(ae&&ae.result),O.onerror=O.onabort=()=>J(
O.error)})}function w(){try{return(localStorage.getItem(Zn)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let x=Promise.resolve();function C(y){return x=x.then(
y).then(()=>Z(""),_=>{console.warn("Generation Playground: the history could not be kept.",_),Z(i("The browser’s storage is blocked or full: the newest runs are\
 lost when this page is closed."))}).then(F),x}async function S(){let y=[...p.values()].map(([O])=>O).sort((O,M)=>M.id-O.id);d=y;let _=w()?await g("readonly",O=>O.
getAll()):[];d=[...y,..._.filter(O=>!p.has(O.id))].sort((O,M)=>M.id-O.id)}async function b(){for(let[y,[_,O]]of p)await g("readwrite",(M,J)=>{O!==null&&J.put(O,
y),M.put(_)}),p.delete(y),kt([y])}async function E(y){y.forEach(_=>p.delete(_)),kt(y),d=d.filter(_=>!y.includes(_.id)),w()&&await g("readwrite",(_,O)=>y.forEach(
M=>{_.delete(M),O.delete(M)}))}async function N(){let y=0,_=d.filter((O,M)=>(y+=O.size)>Lo||M>=So);_.length&&await E(_.map(O=>O.id))}let P=async y=>p.has(y)?p.get(
y)[1]:g("readonly",(_,O)=>O.get(y));async function B(){for(let y of await g("readonly",_=>_.getAll()))p.has(y.id)||p.set(y.id,[y,await P(y.id)??null]);for(let[y,
_]of p.values())await wt(y,_);await g("readwrite",(y,_)=>{y.clear(),_.clear()})}function q(){if(!h||!f||f.turn!==h.turn||!f.finished)return;let{turn:y,replaces:_,
...O}=h;h=null;let M=f.text,J=M.length<=Eo,ae={id:y,time:Date.now(),...O,seed:f.started.seed,tokens:f.finished.num_tokens,end:T(f.finished.sequences[0]?.text??"",
ts),size:J?M.length:0};p.set(y,[ae,J?M:null]),C(async()=>{_&&await E([_]),await S(),w()?await b():await wt(ae,J?M:null),await N()}),$(y)}function $(y){try{sessionStorage.
setItem(es,String(y))}catch{}}function I(){let[y]=performance.getEntriesByType("navigation");y?.type==="reload"&&C(async()=>{let _="";try{_=sessionStorage.getItem(
es)||""}catch{}let O=d.find(({id:M})=>String(M)===_);O?.size&&!r.newest&&await W(O)})}let K=({request:y,seed:_,preset:O})=>({request:y,seed:_,preset:O});async function W(y){
let _=await P(y.id).catch(()=>null);if(!_)return Z(i("This run is no longer in the browser’s storage."));$(y.id),t("look",{log:_,...K(y)})}let Z=y=>{a(".gp-no\
te").textContent=y};function U(y,_,O){let M=document.createElement(y);return M.textContent=_,O&&(M.className=O),M}function A(y,_,O,M){let J=U("button",y);return J.
type="button",J.setAttribute("aria-label",_),J.title=M||(y===_?"":_),J.disabled=!!M,J.addEventListener("click",O),J}function L(y){let _={month:"short",day:"nume\
ric"},O={hour:"2-digit",minute:"2-digit"},M=new Date(y).toDateString()===new Date().toDateString();return new Date(y).toLocaleString([],M?O:{..._,...O})}function T(y,_){
let O=Array.from(y);return O.length<=_?y:`…${O.slice(-_).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function R(y){let _=document.createElement("li");_.dataset.run=
y.id;let O=U("div","","gp-what"),M=L(y.time),J=String(y.prompt||""),ae=y.tokens>=0?V(y.tokens,"{count} token","{count} tokens"):"",gs=[M,y.strategy,y.model,`see\
d ${y.seed}`,ae];O.append(U("span",T(J,ts)||i("(no prompt)"),"gp-prompt")),y.end&&O.append(U("span",y.end,"gp-end")),O.append(U("span",gs.filter(Boolean).join("\
 · "),"gp-facts"));let xt=U("div","","gp-acts"),Fe={when:M,text:T(y.end||J,40)},bs=y.size?"":i("Too long to be kept. Its settings can be loaded.");return xt.append(
A(i("View"),i("View the run of {when}: {text}",Fe),()=>W(y),bs),A(i("Load settings"),i("Load settings of the run of {when}: {text}",Fe),()=>t("start",K(y))),A("\
✕",i("Remove the run of {when}: {text}",Fe),()=>C(()=>E([y.id])))),_.append(O,xt),_}function F(){let y=a("li button:focus"),_=y&&[y.closest("li").dataset.run,
[...y.parentNode.children].indexOf(y)];a(".gp-hint").textContent=d.length?"":i("Your runs will be listed here, to look at again or to start from."),a(".gp-till").
textContent=w()?"":i("(now: only until this tab is closed)"),a(".gp-runs").replaceChildren(...d.map(R)),_&&(a(`li[data-run="${_[0]}"] .gp-acts`)?.children[_[1]]||
a(".gp-keep input")).focus(),u.hidden=!d.length,l.checked=k??w(),Q()}function Q(){u.textContent=i("Clear history"),u.dataset.sure=""}u.addEventListener("click",
()=>{u.dataset.sure?C(()=>E(d.map(y=>y.id))):(u.textContent=V(d.length,"Remove {count} run?","Remove all {count} runs?"),u.dataset.sure="yes")}),u.addEventListener(
"blur",Q);async function ie(y){y||await B(),localStorage.setItem(Zn,y?"yes":"no"),window.dispatchEvent(new Event("generation-playground-keep")),y&&await b(),await S(),
await N()}l.addEventListener("change",()=>{let y=k=l.checked;C(()=>ie(y).finally(()=>{k=null}))}),document.addEventListener("click",({target:y})=>{y.closest("bu\
tton[data-drawer=history]")&&C(S)}),C(async()=>{for(let[y,_]of await Xn())p.set(y,_);await S()}),document.addEventListener("gp-filled",I,{once:!0}),s("value",()=>{
let y=r.unstamp(e.value);y&&(h={turn:r.newest,...JSON.parse(y)},q())}),j(y=>{f=y.log("main"),f.subscribe(o,_=>{_.status&&q()})})}function ss({props:n,watch:e}){let t=new H,s,o="";document.addEventListener("gp-example",r=>o=r.detail),j(r=>{let a=r.log("main"),l=()=>{let u=t.unstamp(n.value);
u!==null&&(t.recorded&&(a.recordedTurn=t.newest),r.feed("main",u,t.newest),document.body.toggleAttribute("data-recorded",a.recorded),document.body.toggleAttribute(
"data-has-media",a.hasReadMedia),document.body.toggleAttribute("data-loading",!!a.loading),!(!a.finished||a.turn!==t.newest||s===t.newest)&&(s=t.newest,a.selectMostUncertain(
o),o=""))};n.value&&!location.search&&l(),e("value",l)})}function os({props:n,trigger:e,watch:t},{name:s,most:o}){j(r=>{let a=r.log("main"),l=new Map;a.mostPlaces[s]=o,a.answers[s]=({step:u,...d})=>{let p=a.idsTo(a.lastOf(
u));l.set(a.turn??null,p),e(s,{...d,ids:p,turn:a.turn,started:a.startedLine()})},t("value",()=>{if(!n.value)return;let u=JSON.parse(n.value.split(`
`)[1]);u?a.addFound(s,u.turn??void 0,l.get(u.turn??null)||[],u.found):a.changed("found")})})}function rs({element:n,props:e,watch:t}){ee(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let u="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(u)?`${u}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let u=e.value?JSON.parse(e.value):
null;if(l.hidden=!u,!u)return;s("label").textContent=i(u.title),s("note").textContent=i(u.note);let d=u.query?`${o(u.space)}?${u.query}`:u.text,p=s("text");p.value=
d,p.wrap=u.query?"soft":"off",p.rows=u.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),u=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
u=document.execCommand("copy")}s("copied").textContent=i(u?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var yt="generation-playground.presets";function is({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:u,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${u};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let u=document.querySelector(l);if(!u)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;u.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),u.matches("textarea, input, button")&&u.focus({preventScroll:!0})},keep({name:l,config:u}){let d=!1;try{let p=r();u?p[l]=u:delete p[l],localStorage.setItem(
yt,JSON.stringify(p))}catch{d=!0}t("kept",{presets:a(),name:l,removed:!u,failed:d})}};function r(){let l=localStorage.getItem(yt)||"{}";try{let u=JSON.parse(l);
return u&&typeof u=="object"&&!Array.isArray(u)?u:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
yt&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function as({props:n}){window.addEventListener("pagehide",e=>{!n.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:n.value})}`)})}function ls(){let n=new Set(["kept","class"]),e=!1,t=()=>document.getElementById("generate");function s(d){d.preventDefault(),d.stopImmediatePropagation(),e=!0,
t()?.setAttribute("aria-busy","true")}let o=(d,p)=>d.target.closest(p),r=d=>{o(d,"#generate")&&s(d)},a=d=>{d.key==="Enter"&&d.shiftKey&&o(d,"#prompt")&&s(d)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",a,!0),t()?.removeAttribute("aria-busy"),e&&t()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",a,!0);let u=setTimeout(l,1e4);window.GenerationPlaygroundFilled=d=>{!n.delete(d)||n.size||(clearTimeout(u),setTimeout(
()=>{e||document.dispatchEvent(new CustomEvent("gp-filled")),l()}))}}function cs(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function ds(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var _o={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Oo=250;function us({element:n,props:e,trigger:t,watch:s}){let o=new H,r=!1,a=null;function l(){let u=n.
querySelector(".messages"),d=o.unstamp(e.value);if(!u||d===null)return;clearTimeout(a);let p=JSON.parse(d||"[]");r=p.some(h=>h.refused),u.replaceChildren(...p.map(
Co)),r&&u.scrollIntoView({block:"nearest"})}s("value",l),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=setTimeout(()=>t(
"mended",{turn:o.newest}),Oo))})}var ps=n=>JSON.parse(n).map(e=>({__type__:"update",info:i(e)}));function Co({severity:n,knob:e,message:t,fix:s}){let o=i(t),r=document.
createElement("div");r.className="message "+n;let a={error:i("Error"),warning:i("Note")}[n]||"";vt(r,"span",`${_o[n]||""} ${a}`.trim(),"label");let l=document.createElement(
"span"),u=e&&o.startsWith(e+" ");return e&&(vt(l,"code",e),l.append(u?"":": ")),l.append((u?o.slice(e.length):o)+(s?" ":"")),s&&vt(l,"strong",i(s)),r.append(l),
r}function vt(n,e,t,s){let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var hs=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>Ao(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),Ao=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function fs({props:n,watch:e},{name:t}){let s=new H;j(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var ms={changesInWords:vn,followModels:gn,infoUpdates:ps,mountBeamVariants:zn,mountBranching:Yn,mountChangedLine:xn,mountClassForm:Pt,mountClassPanel:Ht,mountComparisonLog:Ut,
mountBrowserCommands:is,mountDrawer:Rt,mountExamples:Sn,mountHeader:Ln,markView:pt,mountHistory:ns,mountKeptForm:_n,mountKnobPanel:mn,mountLanes:Kt,mountLessonPanel:Kn,
mountMediaArea:Tn,mountMessages:us,mountModelQuestions:Vn,mountPromptArea:Nn,mountQuickRow:kn,mountReport:fs,mountRunLog:ss,mountRunQuestion:os,mountStage:In,mountStrategyList:Fn,
mountTaken:rs,mountTour:Jn,pickFile:hs,t:i,tellWhenClosed:as};function To(){let n=t=>{try{t(ms)}catch(s){console.error("Generation Playground:",s)}};cs();let e=window.
GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...ms,push:n},e.forEach(n)}ls();ds();It();$n();St(To);})();
