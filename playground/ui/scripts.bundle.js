// Written by .ci/bundle.py from modules with the SHA-256 3f5bd5f65e3eeaf99dad89ca80ff8e6c0d080aa7aca7a571f98ab76eab0b70ae: edit those.
(()=>{var ms=["de","fr"];function i(n,e){if(n==null)return"";if(typeof n=="object")return i(n.said,n.values);let t=String(n),s=window.GenerationPlaygroundTexts?.[t]??
t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return a&&typeof a=="object"?i(a):String(a??"")}):s}var V=(n,e,t,s)=>i(
n===1?e:t,{count:n.toLocaleString("en-US"),...s});var gs=["aria-label","title","placeholder","data-tip","label"];function ee(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of gs){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function bs(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return ms.includes(n)?n:"en"}function xt(n){let t=window.GenerationPlaygroundCatalogues?.[bs()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(n)}var Fe={" ":"·","\n":"↵","	":"⇥","\r":"␍"},St=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function We(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(St)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=Fe[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let l=Fe[r]?
r:"";n.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(c("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function Je(n,e){n.replaceChildren(),We(n,e),e||n.append(c("span","gp-mark",i("(empty)")))}function Ae(n,e){let t=c("bdi",e);return Je(t,n),t}function te(n,e){n.
textContent!==e&&(n.textContent=e)}var ws=n=>n.replace(St,e=>e===" "?" ":Fe[e]||"�");var Et=n=>i("“{text}”",{text:ws(n)});function Ge(n){let e=n*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var Lt=(n,e)=>e==="bits"?n/Math.LN2:n;var _t=(n,e=3)=>n==null?"–":n.toFixed(e),He=n=>n.toLocaleString("en-US");var Ue="generation-playground.room",le=(n,e)=>c("input","",null,{type:n,...e});function z(n,e,t=""){let s=c("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}function Ke(n,e,t,s,o,r){let a=()=>(o.get(r)??0)>Date.now(),l=z(a()?e:n,()=>{if(a()){o.delete(r),t();return}o.set(r,Date.now()+5e3),l.textContent=e,
setTimeout(()=>!a()&&(l.textContent=n),5100)},s);return l}var ce=()=>({...Ve(),address:location.origin+location.pathname});function Ve(){try{let{code:n,key:e}=JSON.
parse(localStorage.getItem(Ue)||"{}");return typeof n=="string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function Te(n){try{n?localStorage.setItem(
Ue,JSON.stringify(n)):localStorage.removeItem(Ue)}catch{}}var At="generation-playground.teacher";function Tt({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),u=c(
"form"),d=le("text",{maxlength:"40",autocomplete:"off",value:ks()}),p=c("select");p.append(c("option","",i("none"),{value:""}),...r.map(({name:b,title:x})=>c("o\
ption","",i(x),{value:b})));let h=Object.entries(o).map(([b,x])=>{let C=le("checkbox",{name:b});return{name:b,box:C,label:Ot(C,i(x))}}),f=le("checkbox",{});f.checked=
a;let y=c("fieldset");y.append(c("legend","",i("Lock")),...h.map(({label:b})=>b));let m=c("p","gp-class-said","",{role:"status"});u.append(c("h3","",i("A class")),
c("p","",i("Everybody who opens the link begins with what this page is set to now.")),Ct(i("Your name"),d),Ct(i("Lesson"),p),y,a?Ot(f,i("Gather the predictions \
in a room")):c("p","",i("This instance has no rooms: predictions are not gathered.")),c("button","gp-class-make",i("Make the link"),{type:"submit"}),m),l.replaceChildren(
u);let v=h.find(({name:b})=>b==="lesson"),g=()=>{v.box.disabled=!p.value,p.value||(v.box.checked=!1)};p.addEventListener("change",g),g(),u.addEventListener("sub\
mit",b=>{b.preventDefault(),ys(d.value),te(m,""),t("made",{...ce(),by:d.value,lesson:p.value,room:a&&f.checked,locks:h.filter(({box:x})=>x.checked).map(({name:x})=>x)})}),
s("value",()=>{let b=JSON.parse(e.value||"null");b&&te(m,b.kind==="refused"?i(b.text):i("The link is at the top of the page."))})}function Ot(n,e){let t=c("labe\
l");return t.append(n," ",e),t}function Ct(n,e){let t=c("label","gp-class-field");return t.append(c("span","",n),e),t}function ks(){try{return localStorage.getItem(
At)||""}catch{return""}}function ys(n){try{localStorage.setItem(At,n)}catch{}}var ze=matchMedia("(min-width: 1200px)"),Pt="generation-playground.knobs-open",Nt=null,qt=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),pe=()=>document.
body.dataset.drawer||"";function Ye(n){pe()!==n&&(Nt=document.activeElement,Qe(n)),qt(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function ue(){
if(!pe())return;let n=qt(pe())?.contains(document.activeElement);Qe(""),n&&Nt?.focus({preventScroll:!0})}function Mt(){ze.matches||ue()}function Qe(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,Bt();try{ze.matches&&localStorage.setItem(Pt,n==="knobs"?"yes":"no")}catch{}}function Bt(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===pe()))}function jt(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===pe()?ue:()=>Ye(t.dataset.drawer))():e.closest(".gp-drawer-close")&&ue()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&ue()})}
function It({element:n}){ee(n),Bt();try{ze.matches&&!pe()&&localStorage.getItem(Pt)==="yes"&&Qe("knobs")}catch{}}function j(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var Rt="#seed-row",vs={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Rt],lesson:[]};function Xe(n,e,t){for(let[s,o]of Object.entries(vs))for(let r of o){let a=document.querySelector(r);a&&xs(a,n.includes(s)&&(t||r!==Rt),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function xs(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var Pe=10;function $t(n,e){let t=c("div","gp-class-chart"),s=n.options.length?Ss(n):Es(n.numbers),o=s.some(({model:d})=>typeof d=="number"),r=c("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(d=>c("th","",d,{scope:"col"})));let a=c("table"),l=c("thead");l.append(r);let u=c("tbody");for(let{label:d,chosen:p,
model:h,cameOut:f}of s){let y=c("tr",f?"gp-class-out":""),m=c("th","",null,{scope:"row"});f&&m.append("✓ ",c("span","gp-hidden",`${i("came out:")} `)),m.append(
d);let v=n.answered?p/n.answered:0;y.append(m,Dt("gp-class-ours",v,`${He(p)} · ${Ge(v)}`)),o&&y.append(Dt("gp-class-model",h,Ge(h))),u.append(y)}return a.append(
l,u),t.append(a,...Ls(n,e).map(d=>c("p","",d))),t}function Ss({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n!=="answers"&&
typeof o=="string"?Ae(o):i(o),chosen:a,model:r,cameOut:s===t}))}function Es(n){let e=[...new Set(n)];if(e.length<=Pe)return e.map(r=>({label:he(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/Pe;return Array.from({length:Pe},(r,a)=>{let l=t+a*o,u=d=>Math.min(Pe-1,Math.floor((d-t)/o))===a;return{label:i(
"{from} to {to}",{from:he(l),to:he(l+o)}),chosen:n.filter(u).length}})}var he=n=>String(Number(n.toPrecision(3)));function Ls({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:he(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:he(e),outcome:he(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:Ne(s,r),models:Ne(o,r),unit:r})),a}function Ft(n,e){if(!n||n.questions<2)return"";let t={count:He(n.questions),
ours:Ne(n.class,e),models:Ne(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var Ne=(n,e)=>_t(Lt(n,
e),2).replace("-0.00","0.00").replace("-","−");function Dt(n,e,t){let s=c("td"),o=c("div",`gp-class-bar ${n}`),r=c("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,c("span","",t)),s}var Wt=12,qe=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",i("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let t=c("div","gp-class-line");t.append(c("p","",e,{role:"status"}),z("✕",()=>this.hide(),"gp-class-plain")),t.lastElementChild.
setAttribute("aria-label",i("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){return t.length?i("Locked by {by}: {parts\
}.",{by:i(e),parts:t.map(s=>i(this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=c("div","gp-class-line");s.append(c("b","",e.room?i("Room {code}",{code:e.room.
code}):i("Your class"))),t&&s.append(c("span","",V(t.pupils,"{count} pupil","{count} pupils")));let o=z(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-\
toggle"),r=z(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),a=e.room?Ke(i("Close the room"),i("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):z(i("Close"),()=>this.actions.close(),"gp-class-close"),l=t?.people.length?[z(i("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(c("span","gp-class-gap"),...l,o,r,a);let u=t?[this.peoplePart(t),this.questions(t,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...u)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let t=c("ul","gp-class-people");return t.append(...e.map(({id:s,name:o},r)=>{let a=o||i("Pupil {number}",{number:r+1}),l=c("li","",a),u=Ke(i("Remove"),i("Remove\
 {name}?",{name:a}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return u.setAttribute("aria-label",i("Remove {name}",{name:a})),l.append(
" ",u),l})),t}openPeople(e){this.peopleAreOpen=e;let t=this.root.querySelector(".gp-class-people");t&&(t.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:t,locks:s,needs:o,seeded:r,room:a,lesson:l}){let u=c("div","gp-class-link");t&&u.append(c("img","gp-class-qr",null,
{src:t,alt:i("QR code of the link")}));let d=c("div","gp-class-words"),p=le("text",{readonly:"","aria-label":i("Link"),value:e});p.addEventListener("focus",()=>p.
select());let h=c("span","","",{role:"status"}),f=c("div","gp-class-address");f.append(p,z(i("Copy"),async()=>te(h,await Cs(p)?i("Copied."):i("Press Ctrl+C (⌘C)\
."))),h),d.append(f),a&&d.append(c("p","gp-class-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));let y=[!t&&i("This link is too l\
ong for a QR code. With a room it is short."),Os(e)&&i("This address works on this computer only. Open the page by the computer’s address in the network, and ma\
ke the link there."),s.length>0&&i("Locked: {parts}.",{parts:s.map(m=>i(this.parts[m])).join(", ")}),o.length>0&&i("The lesson asks to change what is locked: {p\
arts}.",{parts:o.map(m=>i(this.parts[m])).join(", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return d.
append(...y.filter(Boolean).map(m=>c("p","gp-class-note",m))),u.append(d),u}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-p\
rojected",e);let t=this.root.querySelector(".gp-class-size");t&&te(t,e?i("Smaller"):i("Large")),e&&t?.focus({preventScroll:!0})}drawPupil(e,t,{name:s,note:o}){let r=c(
"div","gp-class-line");r.append(c("b","",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(c("span","",i("Room {code}",{code:e.room})));let a=this.
lockWords(e.named,e.locks);if(a&&r.append(c("span","",a)),e.room){let u=le("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you li\
ke"),"aria-label":i("Your name, if you like")});u.className="gp-class-name",u.addEventListener("change",()=>this.actions.rename(u.value)),r.append(u)}r.append(c(
"span","gp-class-said",o,{role:"status"}),c("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(z(i("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(z(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,t){let s=c("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&
s.append(c("p","gp-class-note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, come here."))),s.append(...o.slice(0,Wt).
map(l=>this.question(l,e,t)));let r=o.length-Wt;r>0&&s.append(c("p","gp-class-note",V(r,"{count} earlier question.","{count} earlier questions.")));let a=Ft(e.mean,
this.unit);return a&&s.append(c("p","gp-class-mean",a)),s}question(e,{pupils:t,people:s},o){let{key:r,kind:a,title:l,context:u,answered:d,revealed:p}=e,h=c("art\
icle","gp-class-question"),f=c("div","gp-class-line"),y=c("h3");if(y.append(i(l)),u&&y.append(" ",c("q","gp-class-context",r.startsWith("token/")?`…${u}`:i(u))),
f.append(y,c("span","gp-class-count",i("{answered} of {pupils} answered",{answered:d,pupils:t}))),o&&!p){let v=this.looksEarly.has(r);f.append(z(v?i("Hide the b\
ars"):i("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),z(i("Reveal to all"),()=>this.actions.
reveal(r),"gp-class-reveal"))}h.append(f);let m=o?s.filter(({name:v})=>v):[];if(m.length){let v=new Set(e.answered_by);h.append(c("p","gp-class-names",m.map(({id:g,
name:b})=>v.has(g)?`✓ ${b}`:b).join(", ")))}return o&&!p&&["number","written"].includes(a)&&h.append(c("p","gp-class-note",i("Make the run of this step on you\
r page before you reveal: it tells what came out."))),(p||o&&this.looksEarly.has(r))&&h.append($t(p?e:_s(e),this.unit)),h}keepingFocus(e){let t=this.root.contains(
document.activeElement)?document.activeElement:null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=
r,a.focus({preventScroll:!0});return}let s=t?t.tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(
s)].indexOf(t):-1;e(),t&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},_s=n=>({...n,outcome:null,class_score:null,model_score:null}),Os=n=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(n,location.href).hostname);async function Cs(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.
focus(),n.select(),document.execCommand("copy")}}var As={teacher:1e3,pupil:3e3},et="generation-playground.pupil",Ze="generation-playground.pupil-name";function Gt({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,u="",d=0,p=!1,h=new qe(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",ce()):v(),reveal:w=>t("revealed",{...ce(),question:w}),
remove:w=>t("removed",{...ce(),pupil:w}),rename:w=>{nt("localStorage",Ze,w),E()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>x()}),f={made:w=>{m("\
teacher",w),w.room&&Te(w.room),w.room&&w.lesson&&!p&&(ue(),y(w.lesson,1)),p=!1},arrived:w=>{m("pupil",w),Xe(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&y(w.
lesson,w.step)},taken:()=>b(i("Your prediction is in.")),full:()=>b(i("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>g(i("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:w})=>g(i(w)),gone:()=>{p=!1,r&&g(i("This\
 room is closed.")),Te(null)},closed:()=>{Te(null),v()},left:()=>v()};s("value",()=>{let w=JSON.parse(e.value||"null");w&&f[w.kind](w)});let y=(w,L)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:w,step:L}}));function m(w,L){[r,a,l,u]=[w,L,null,""],x(),C()}function v(){r="",clearTimeout(d),Xe([],"",!1),h.hide()}
function g(w){v(),h.tell(w)}function b(w){u=w,x()}function x(){r==="teacher"?h.drawTeacher(a,l):r==="pupil"&&h.drawPupil(a,l,{name:tt("localStorage",Ze),note:u})}
async function C(){clearTimeout(d);let[w,L]=[r,r==="teacher"?a.room?.code:a?.room];if(!w||!L)return;let N=w==="teacher"?{key:a.room.key}:{pupil:Jt()};if(!document.
hidden||w==="teacher")try{let P=new URLSearchParams({code:L,...N,seen:String(l?.version??0)}),B=await fetch(`class-room?${P}`);if(r!==w)return;if(B.status===200){
let q=await B.json();if(q.gone||q.removed){q.removed&&nt("sessionStorage",et,""),f[q.gone?"gone":"removed"]();return}l=q,x()}}catch{}clearTimeout(d),d=window.setTimeout(
C,As[w])}let E=()=>t("joined",{pupil:Jt(),name:tt("localStorage",Ze)});document.addEventListener("gp-predicted",w=>{r==="pupil"&&a.room&&t("answered",w.detail)}),
document.addEventListener("gp-large-class",()=>r==="teacher"&&h.enlarge(!0)),j(w=>{let L=w.log("main");L.subscribe(n,()=>{h.unit!==L.unit&&(h.unit=L.unit,x())})}),
Ve().code&&!new URLSearchParams(location.search).has("room")&&(p=!0,t("resumed",ce()))}function Jt(){let n=tt("sessionStorage",et)||Array.from(crypto.getRandomValues(
new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return nt("sessionStorage",et,n),n}function tt(n,e){try{return window[n].getItem(e)||""}catch{return""}}
function nt(n,e,t){try{window[n].setItem(e,t)}catch{}}var H=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function Ht({props:n,trigger:e,watch:t},{kind:s,opens:o,first:r=`${s}-progress`}){let a=new H,l;j(u=>{t("value",()=>{let d=a.unstamp(n.value);d!==null&&(u.feedGroup(
s,d,a.newest),!(!d||l===a.newest)&&(l=a.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Ts(r)))))}),o&&(u.group(s).answers.open=({entry:d})=>e("open",
{entry:d}))})}function Ts(n){let e=document.getElementById(n);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefer\
s-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function Ut({props:n,trigger:e,watch:t}){let s=new H;j(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:l})=>{e("lane",{do:a,id:l}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}var Kt=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,Y=(n,e)=>JSON.stringify(n,Kt)===JSON.stringify(
e,Kt);function G(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function oe(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function fe(n,e,t,s=()=>null){let o=c("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(oe(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let u=oe(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof u!="number")return;let d=Number((u+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,d))),t(oe(o.value))}),o}function Se(n,e,t,s){let o=c("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,u])=>{let d=c("input",null,null,{type:"radio",name:n,value:u});d.addEventListener("change",()=>s(l));let p=c("label");
return p.append(d,c("span",null,u)),o.append(p),d});return{element:o,show:l=>{let u=t.findIndex(([d])=>Y(d,l));return r.forEach((d,p)=>{d.checked=p===u}),u>=0}}}
var Vt=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=Se(e,t,o,s);return{element:r,show:a,showDefault(){}}},
st=(n,{id:e,change:t})=>{let s=c("div","kp-number"),o=n.default,r=fe(n,{id:e},u=>{l(u),t(u)},()=>o);s.append(r);let a=n.slider_minimum===null?null:c("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(u){a&&(a.classList.toggle("kp-off",typeof u!=
"number"),a.value=typeof u=="number"?u:o??n.slider_minimum)}return{element:s,label:e,show(u){r.value=u===void 0?"":String(u),l(u)},showDefault(u){o=typeof u=="n\
umber"?u:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},zt=(n,{id:e,change:t})=>{let s=c("select","kp-select",null,{id:e}),o=c("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>c("option",null,G(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(u=>Y(u,a));a!==void 0&&l<0&&(r=c("option",null,G(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:G(a)})}}},Yt=(n,{
id:e,change:t})=>{let s=c("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":G(o,1/0)},showDefault(){}}};var me=window.GenerationPlaygroundKnobs;function Ps(n,e,t){let s=c("div","kp-editor"),o=c("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=c("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=c("span","kp-faint",""),l,u=!1,d=h=>{u=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{u?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):d(
!1):(o.value=p(l),d(!0)),(u?o:r).focus()}),s.append(t.element,o,a),d(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let f=t.show(h);!u&&f===!1&&d(!0),u&&
(o.value=p(h))}}}function ge(n){return(e,t)=>{let s=null;return s=Ps(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var Zt=ge(()=>({element:c("div"),show:n=>n===
void 0,showDefault(){}})),Ns={n:`
`,t:"	",r:"\r","\\":"\\"},Ee=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):Ns[t]),qs=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function en(n,e){let t=c("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>Ee(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=c("div","kp-line"),u=c("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});u.value=qs(a);let d=c("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=c("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let f=Ee(u.value);d.replaceChildren(),(f!==f.trim()||f!==u.value)&&We(d,f),p.hidden=!u.value,u.
value&&l===t.lastElementChild&&r("")};u.addEventListener("input",()=>{h(),o()}),u.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(u,d,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var tn=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),nn=(n,{change:e})=>{let t=en({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=c("div","kp-editor");return s.append(t.element,c("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:tn(o)?o:[G(o,1/0)])},showDefault(){}}},sn=ge((n,{id:e,change:t})=>{
let s=c("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(u=>oe(u.value));t(l.every(u=>u===void 0)?void 0:l.map(u=>u??null))},a=o.map(([l,u,d,p])=>{let h=fe(d,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(c("label",null,u,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((u,d)=>{u.value=
l===void 0?"":l[d]??""}),!0)},showDefault(){}}});function Ms(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=c("select",
"kp-select",null,{id:e});return r.append(c("option",null,i("not set ({value})",{value:G(n.default)}),{value:""})),r.append(...o.map((a,l)=>c("option",null,G(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(u=>Y(u,a));return r.value=a===void 0||l<
0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=c("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let u=c("input",
null,null,{type:"checkbox",value:l}),d=c("label",null,"");return u.addEventListener("change",t),d.append(u," "+l),o.append(d),u}),a=()=>r.filter(l=>l.checked).map(
l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let u of r)u.checked=l?.[u.value]===!0;return l===void 0||Y(l,Object.
fromEntries(a()))}}}if(n.kind==="ints"){let o=c("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(oe);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=fe(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>oe(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var Qt=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),on=ge(
(n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("div","kp-fields"),a=null,l=[],u=[[void 0,i("not set")],...n.forms.map(g=>[g.name,n.forms.length>1?
i(g.name):i("set")])],d=Se(`${e}-form`,t,u,g=>{h(g),y(),m()}),p=c("p","kp-faint","");o.append(d.element,p,r);function h(g){a=n.forms.find(b=>b.name===g)||null,d.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let b of a?a.fields:[]){let x=Ms(b,`${e}-${b.name}`,m),C=c("label",null,b.name+
(b.required?" *":""),{for:`${e}-${b.name}`});C.title=i(b.meaning),r.append(C,x.element,c("p","kp-faint",i(b.meaning))),l.push([b,x]),b.kind==="ints"&&b.required&&
f(x)}}function f(g){let b=c("button","kp-link",i("Draw new keys"),{type:"button"});b.addEventListener("click",()=>{g.show(Qt(30)),m()}),r.append(b)}function y(){
for(let[g,b]of l)g.required&&b.show(g.kind==="ints"?Qt(30):g.default??5)}function m(){if(!a)return s(void 0);let g=l.map(([b,x])=>[b.name,x.read()]);return s(Object.
fromEntries(g.filter(([,b])=>b!==void 0)))}let v=g=>g!==null&&typeof g=="object"&&!Array.isArray(g);return{element:o,show(g){if(g===void 0)return h(void 0);if(!v(
g))return!1;let b=Object.keys(g),x=w=>w.fields.filter(L=>b.includes(L.name)).length,E=n.forms.find(w=>w.fields.some(L=>L.required&&L.kind==="choice"&&L.choices.
includes(g[L.name])))||n.forms.reduce((w,L)=>x(L)>x(w)?L:w);return x(E)<b.length?!1:(h(E.name),l.every(([w,L])=>L.show(g[w.name])))},showDefault(){}}}),rn=ge((n,{
id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer\
 numbers",{name:n.name}),autocomplete:"off"}),a=c("p","kp-faint",""),l=Se(e,t,[[void 0,i("not set")],["low","low"],["high","high"],["list",i("layers")]],d=>{r.hidden=
d!=="list",d==="list"&&r.focus(),s(d==="list"?u():d)}),u=()=>{let d=r.value.split(/[\s,]+/).filter(Boolean).map(oe);return d.length?d:void 0};return r.addEventListener(
"input",()=>s(u())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(d){let p=Array.isArray(d);return!p&&!l.show(d)?!1:(p&&(l.show("list"),r.value=d.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:d}){a.textContent=d?i("This model has {count} layers; 0 is the input of the first.",{count:d}):""}}}),Xt={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},an=(n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=Se(e,t,[[
void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],v=>{f(v),m()}),a=en({one:i("choice"),another:i("another choice"),
remove:i("Remove this choice")},()=>m()),l=c("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"false",autocomplete:"\
off","aria-label":i("Regular expression that the whole text must match")}),u=c("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(Xt,null,2),spellcheck:"\
false","aria-label":i("JSON schema")}),d=c("button","kp-link",i("Use an example"),{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[u,d]},h;function f(v){
h=v,r.show(h);for(let[g,b]of Object.entries(p))for(let x of b)x.hidden=g!==h}function y(){if(h==="regex")return l.value||void 0;if(h==="choices"){let v=[...a.element.
querySelectorAll("input")].map(g=>Ee(g.value)).filter(Boolean);return v.length?v:void 0}if(u.value.trim())try{return JSON.parse(u.value)}catch{return u.value}}function m(){
let v=h&&y();s(v===void 0?void 0:{[h]:v})}return l.addEventListener("input",m),u.addEventListener("input",m),d.addEventListener("click",()=>{u.value=JSON.stringify(
Xt,null,2),m()}),o.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:o,show(v){let[g,b]=Object.entries(v||{})[0]||[];f(g in p?g:void 0),
g==="choices"&&a.show(tn(b)?b:[]),g==="regex"&&(l.value=G(b,1/0)),g==="json_schema"&&(u.value=typeof b=="string"?b:JSON.stringify(b,null,2))},showDefault(){}}};var rt=n=>Number.isInteger(n)&&n>=0,ne=n=>Array.isArray(n)&&n.length>0&&n.every(rt),be=(n,e)=>Array.isArray(n)&&n.every(e),we=n=>({options:[[n]]}),ln=n=>({options:[
n]}),cn={token:{single:!0,flat:!0,read:n=>rt(n)?[we(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>rt(n)?[we(n)]:ne(n)?n.map(we):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>ne(n)?n.map(we):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>be(
n,ne)?n.map(ln):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>be(n,e=>Array.isArray(e)&&e.length===2&&ne(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>be(n,e=>ne(e)||be(e,ne))?n.map(e=>({options:ne(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>be(n,e=>e&&(ne(e.phrase)||be(e.any_of,ne)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function ot(n,e,t,s){let o=c(n,"\
kp-token",null,s),r=c("span","kp-piece");return t!==void 0&&Je(r,t),o.append(r,c("span","kp-id",String(e))),o}function Bs(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return ne(e)&&e.every(Number.isSafeInteger)?e:null}async function js(n,e){let t=Ee(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let u=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&Y(a[0],a[1])&&(u=[{when:i("everywhere"),tokens:a[0]}]);let d=Bs(n),p=d?
await e.textsOf(d):[];if(d){let h=d.map(f=>[f,e.texts.get(f)]);u.unshift({when:d.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:u.filter(
h=>h.tokens.length),unknown:p}}function Is(n,{id:e,change:t,panel:s}){let o=cn[n.editor],r=c("div","kp-editor"),a=c("ul","kp-rows"+(o.flat?" kp-flat":"")),l=c("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),u=c(
"p","kp-faint",""),d=c("div","kp-offers",null,{"aria-live":"polite"});r.append(a,u,l,d);let p=[],h=null,f=0,y=null,m=()=>t(p.length?o.write(p):void 0);function v(E){
if(o.single)p=[we(E[0][0])];else if(o.flat){let w=new Set(p.map(L=>L.options[0][0]));for(let L of E.flat())w.has(L)||p.push(we(L))}else if(h)h.options.push(...E);else
for(let w of E)p.push(o.biased?{options:[w],bias:5}:ln(w));h=null,l.value="",d.replaceChildren(),x(),m(),l.focus()}async function g(){let E=++f;if(!l.value)return d.
replaceChildren();let{ways:w,unknown:L,problem:N}=await js(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(E!==f)return null;
if(d.replaceChildren(),N)return d.append(c("p","kp-faint",N));for(let q of w)d.append(b(q));let P=w.some(q=>q.tokens.length>1);if(!o.flat&&!o.alternatives&&w.length===
2){let q=c("button","kp-button",i("Add both"),{type:"button"});q.addEventListener("click",()=>v(w.map($=>$.tokens.map(([I])=>I)))),d.append(q)}let B=L.length?[i(
"The model has no token {ids}.",{ids:L.join(", ")})]:[];return w.some(q=>q.alone)&&B.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&P&&B.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
B.length&&d.append(c("p","kp-faint",B.join(" "))),null}function b(E){let w=c("div","kp-offer");w.append(c("span","kp-when",E.when));let L=c("span","kp-chips");for(let[
N,P]of E.tokens)if(!o.flat)L.append(ot("span",N,P));else{let B=P===void 0?i("Add token {id}",{id:N}):i("Add token {id}: {text}",{id:N,text:Et(P)}),q=ot("button",
N,P,{type:"button","aria-label":B});q.addEventListener("click",()=>v([[N]])),L.append(q)}if(w.append(L),!o.flat){let N=c("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:E.when})});N.addEventListener("click",()=>v([E.tokens.map(([P])=>P)])),w.append(N)}return w}l.addEventListener(
"input",()=>{clearTimeout(y),y=setTimeout(g,120)}),l.addEventListener("keydown",E=>{E.key==="Enter"?(E.preventDefault(),clearTimeout(y),g().then(()=>d.querySelector(
"button")?.click())):E.key==="Escape"&&(E.stopPropagation(),l.value="",h=null,d.replaceChildren(),x())});function x(){a.replaceChildren(...p.map(C)),a.hidden=p.
length===0,u.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",u.hidden=!h;let E=p.flatMap(w=>w.options.flat()).filter(w=>!s.texts.
has(w));E.length&&s.textsOf(E).then(()=>{E.some(w=>s.texts.has(w))&&x()},()=>{})}function C(E,w){let L=c("li","kp-row");E.options.forEach((B,q)=>{q&&L.append(c(
"span","kp-or",i("or")));let $=c("span","kp-chips");for(let I of B)$.append(ot("span",I,s.texts.get(I)));L.append($)});let N=E.options[0].map(B=>s.texts.get(B)??
B).join("").trim();if(o.biased){let B=fe({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:N}),value:""},q=>{E.bias=q,m()});B.value=E.bias??"",L.append(
c("span","kp-faint",i("bias")),B)}if(o.alternatives){let B=c("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:N})});
B.addEventListener("click",()=>{h=E,x(),l.focus()}),L.append(B)}let P=c("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:N})});return P.
addEventListener("click",()=>{p.splice(w,1),h===E&&(h=null),x(),m(),l.focus()}),L.append(P),L}return{element:r,label:e,show(E){let w=E===void 0?[]:o.read(E);return w===
null?!1:(p=w,h=null,x(),!0)},showDefault(){},modelChanged:x}}var dn=Object.fromEntries(Object.keys(cn).map(n=>[n,ge(Is)]));var Le={...dn,switch:Vt,number:st,slider:st,choice:zt,text:Yt,strings:nn,decay:sn,fields:on,layers:rn,structure:an};var it=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],ke=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",ye={error:"✕",warning:"▲",info:"ℹ"},ve=n=>n.split(/(?<=_)/).flatMap(e=>[e,c("wbr")]),Me=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=c("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(Le[e.editor]||Zt)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=c(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...ve(e.name)),this.source=c("span","kp-source"),this.standard=c("span","kp-standard"),this.back=c("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=c("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=c("div","kp-head"),u=c("span","kp-\
tools");u.append(this.control.beside||"",this.back,a),l.append(r,this.source,u),this.notes=c("div","kp-notes",null,{role:"status"}),this.idle=c("span","kp-idle");
let d=c("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});d.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=c("div","kp-help",null,
{hidden:""}),this.help.append(c("p",null,i(t.explanation)));let s=Rs(t);if(s&&this.help.append(c("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(c("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(c("p",null,i(o)));
if(t.paper){let o=c("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=c("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=ke(o)&&it(o),this.source.title=ke(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let u=e.state.base[s],d=o==="changed"||u!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,h]=this.wayBack(
d,u);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):G(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>at(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function at(n,e){let t=c("div",`kp-note k\
p-${n.severity}`);t.append(c("span","kp-sign",ye[n.severity],{"aria-hidden":"true"}));let s=c("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(c("strong",null,i(n.fix))," "),o){let a=c("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=c("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function Rs(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var Ds=["switch","choice"];function $s(n,{id:e,change:t}){if(n.slider_minimum===null)return Le.number(n,{id:e,change:t});let s=c("span","kq-number"),o=c("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=c("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),u(),t(l)});function u(){let d=l===void 0?a:l;r.textContent=d==null?"–":String(d),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(d){l=d,o.value=String(typeof d=="number"?d:a??n.slider_minimum),u()},showDefault(d){
a=typeof d=="number"?d:null,l===void 0&&this.show(void 0)}}}function Fs(n,{id:e,panel:t}){let s=c("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Ye("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):G(o,18)},showDefault(){}}}var lt=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?$s:Ds.includes(t.editor)?Le[t.editor]:Fs;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=c(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=c("span","kq-sign","",{"aria-hidden":"true"}),this.element=c("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...ve(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?ye[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=ke(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Be=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new lt(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${ye[s?"error":"warning"]} ${t.length}`:""}};var _e=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function un(n,e){let t=_e(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Ws=(n,e)=>n.every(t=>_e(e).join(" ").includes(t));function pn(n,e){let t=_e(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:d})=>d.some(p=>un(t,p)),o=me.absent.filter(({words:d})=>d.includes(t.join(" "))),r=me.elsewhere.filter(s),a=e.filter(d=>[d.name,d.group,i(d.group),...d.synonyms].
some(p=>un(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=d=>[d.group,d.meaning,d.explanation],u=d=>[d.name,...d.synonyms,...l(d),
...l(d).map(p=>i(p))].join(" ");return{knobs:e.filter(d=>Ws(t,u(d))),beside:r,absent:o}}function hn({text:n,id:e,inside:t}){let s=c("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=c("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let u=o(e)?.querySelector("input, texta\
rea, select");return!u?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(u?.scrollIntoView({block:"center"}),u?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var Js=150,ct=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=me.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==
this.text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.
clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.
viewsOf(s))Y(t.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.
get(e)].filter(Boolean)}change(e,t,s){t===void 0?delete this.state.set[e]:this.state.set[e]=t,this.state.kept=this.state.kept.filter(o=>o!==e);for(let o of this.
viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.ask(),Js)}apply(e,t){for(let[s,o]of Object.entries(
e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.kept.
filter(s=>!(s in e)),this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.apply({[e]:t[e]!==void 0&&
!Y(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...t].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:t}=this.state;this.apply(Object.fromEntries(t.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?Y(s[e],t[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=Gs(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){
this.verdict=t;for(let s of this.rows.values())s.judged(t);this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){
let t=this.chosen.model,s=JSON.parse(await this.server.split_words(JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())
this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.
parse(await this.server.split_words(JSON.stringify({model:t,ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||
[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),this.basic=c("section","kp-basic",null,{"aria-label":i("The kno\
bs that matter most")});for(let s of this.knobs)s.basic&&this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of me.groups){let o=this.knobs.
filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=c("details","kp-group kp\
-effective");let t=c("summary",null,i("Effective config"));this.effectiveTable=c("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener(
"toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Me(this,this.byName.get(e))),
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
let e=_e(this.search.value).length>0,{knobs:t,beside:s,absent:o}=pn(this.search.value,this.knobs),r=d=>t.includes(d),a=d=>{let p=this.rows.get(d.name)?.element||
this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=!r(d))};this.knobs.filter(d=>d.basic).forEach(a);for(let d of this.groups.values()){let p=d.
knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.forEach(a),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==
void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let l=s.length||o.length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),
u=V(t.length,"{count} knob","{count} knobs");this.found.textContent=e?t.length?u:l:"",this.beside.replaceChildren(...s.map(hn),...o.map(({text:d})=>c("p","kp-fa\
int",i(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=c("div","kp-summary"),this.general=c("div","kp-notes",null,{role:"status"}),
this.headline=c("p","kp-headline",""),this.chips=c("div","kp-differing");let e=c("div","kp-foot");return this.toPreset=c("button","kp-link",i("Reset to the pres\
et"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=c("button","kp-link",i("Use the model's defaults"),
{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,
e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.verdict,o=e.length?V(e.length,"{count} knob differs from the model's defaults:","{\
count} knobs differ from the model's defaults:"):i("No knobs differ from the model's defaults."),r=i(s),a=c("strong",null,r[0].toUpperCase()+r.slice(1),{title:i(
"The strategy that these settings choose")});this.headline.replaceChildren(a,` · ${o}`),this.chips.replaceChildren(...e.map(u=>{let d=this.sourceOf(u),p=c("but\
ton","kp-chip",u,{type:"button","data-source":d,title:i("Go to this knob ({source})",{source:ke(d)})}),h=this.verdict.notes[u]||[],f=h.some(y=>y.severity==="err\
or")?"error":h.length?"warning":"";return f&&p.append(c("span",`kp-${f}`,ye[f],{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(
u)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([u,d])=>{let p=this.groupOf(u);return this.byName.has(u)?p&&!p.element.open?d.filter(h=>h.severity===
"error"):[]:d})];this.general.replaceChildren(...l.map(u=>at(u,this)));for(let{knobs:u,count:d}of this.groups.values()){let p=u.filter(f=>this.state.set[f.name]!==
void 0).length,h=u.filter(f=>this.verdict.notes[f.name]).length;d.textContent=[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){
let e=this.question(),t=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;let s=c("table"),o=c("tr");o.append(...[i("knob"),i("val\
ue"),i("source")].map(l=>c("th",null,l,{scope:"col"})));let r=c("tbody");for(let{name:l,value:u,source:d,ignored:p}of t){let h=c("tr",null,null,{"data-source":d}),
f=c("td"),y=c("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:l})});y.append(...ve(l)),y.addEventListener("click",()=>this.jump(
l)),f.append(y);let m=c("td","kp-value",G(u,60));p&&m.append(c("span","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(f,m,c("td",null,it(d))),r.append(
h)}let a=c("thead");a.append(o),s.append(a,r),this.effectiveTable.replaceChildren(s)}},Gs=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>Y(
n[s],e[s])),je=new Map,dt=new Map;function fn({element:n,props:e,server:t,watch:s},o){let r=new ct(n.querySelector(".kp"),{props:e,server:t,watch:s},o);je.set(o.
name,r),kn(o.name),dt.has(o.name)&&r.follow(dt.get(o.name))}function mn(n,e){dt.set(n,e),je.get(n)?.follow(e)}function gn(n){je.get(n)?.resetKept()}var bn=new Map;
function wn({element:n},{name:e,essential:t}){bn.set(e,{element:n,essential:t}),kn(e)}function kn(n){let[e,t]=[je.get(n),bn.get(n)];!e||!t||(e.quick=new Be(t.element,
e,t.essential),e.verdict&&e.quick.judged(e.verdict))}function yn(n,e){let{base:t={},set:s={},kept:o=[]}=JSON.parse(n||"{}"),r=d=>typeof d=="object"?"":JSON.stringify(d),a=d=>d.flatMap(p=>{let[h,f]=[t[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[i("{knob} not set",{knob:p})];let y=`${p} ${r(f)}`.trim();return[r(h??{})?i("{now} in\
stead of {before}",{now:y,before:r(h)}):y]}),l=(d,p,h)=>{if(!d.length)return"";let f=d.slice(0,e).join(", ");return d.length<=e?p(f):h(f,d.length-e)},u=[...new Set(
[...Object.keys(t),...Object.keys(s)])].filter(d=>!o.includes(d));return JSON.stringify({kept:l(a(o),d=>i("Kept from before: {changes}",{changes:d}),(d,p)=>i("K\
ept from before: {changes} and {count} more",{changes:d,count:p})),changed:l(a(u),d=>i("Changed: {changes}.",{changes:d}),(d,p)=>i("Changed: {changes} and {coun\
t} more.",{changes:d,count:p}))})}function vn({element:n,props:e,watch:t},{name:s}){let o=n.querySelector(".gp-changes"),r=()=>{let{kept:a,changed:l}=JSON.parse(
e.value||"{}"),u=[];if(a){let d=c("button","gp-reset",i("reset"),{type:"button"});d.addEventListener("click",()=>gn(s));let p=c("span",null,`${a} · `);p.append(
d),u.push(p)}l&&u.push(c("span",null,l)),o.replaceChildren(...u),o.hidden=!u.length};t("value",r),r()}function xn({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(a=>a.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(a=>!a.bundled)}].filter(a=>a.entries.
length),r=o.map(a=>Us(a,e));o.length>1&&s.append(Hs(o,r)),s.append(...r)}function Hs(n,e){let t=c("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=c("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function Us(n,e){let t=c("div");n.note&&t.append(c("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=c("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(c("h3","",o),s));let a=c("button","gp-example",null,
{type:"button"});a.append(c("b","",i(r.title)),c("span","",i(r.look))),a.addEventListener("click",()=>{document.dispatchEvent(new CustomEvent("gp-example",{detail:r.
token})),e("chosen",{index:r.index}),Mt()});let l=c("li");l.append(a),s.append(l)}return t}var X=null,Sn="one";function En({element:n}){X=n.querySelector(".gp-header"),ee(X);let[e,t]=[de(".gp-lab-button"),de(".gp-lab-list")],[s,o]=[de(".gp-menu-button"),
de(".gp-menu")];function r(u,d,p){u.setAttribute("aria-expanded",String(p)),d===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.forEach(
([u,d])=>r(u,d,!1));X.addEventListener("click",u=>{let d=u.target,p=d.closest("button[data-view]"),h=a.find(([f])=>f.contains(d));if(p)Ks(p.dataset.view),l(),t.
contains(p)&&e.focus();else if(h){let[f,y]=h,m=f.getAttribute("aria-expanded")!=="true";l(),r(f,y,m),m&&y===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else d.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener("click",u=>{X.contains(u.target)||l()}),X.addEventListener("keydown",u=>{let d=u.
target;if(u.key==="Escape"&&a.some(([y])=>y.getAttribute("aria-expanded")==="true")){t.contains(d)&&e.focus(),l();return}if(d.getAttribute("role")!=="tab")return;
let p=[...d.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[u.key],f=h?p[(p.indexOf(d)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[u.
key];f&&(u.preventDefault(),f.focus())}),X.addEventListener("focusout",({relatedTarget:u})=>{u&&!X.contains(u)&&l()}),ut(Sn)}var de=n=>X.querySelector(n);function Ks(n){
document.getElementById(`view-${n}-button`)?.click()}function ut(n){if(Sn=n,document.body.dataset.view=n,!X)return;for(let t of X.querySelectorAll("[data-view]")){
let s=t.dataset.view===n;t.setAttribute("aria-selected",String(s))}for(let t of X.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=de(`.gp-lab-list [data-view="${n}"]`);de(".gp-lab").classList.toggle("gp-selected",!!e),
de(".gp-lab-which").textContent=e?e.textContent:""}var pt="generation-playground.form",Vs="generation-playground.form-address",zs="generation-playground.keep-history";function Ln({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let a=(localStorage.getItem(zs)||(n.keep?"yes":"no"))==="yes";if(a||localStorage.
removeItem(pt),!t||!e)return;sessionStorage.setItem(pt,JSON.stringify(e)),sessionStorage.setItem(Vs,location.search),a&&localStorage.setItem(pt,JSON.stringify(e))}catch{}}
function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.
GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){t=!0,r()}},window.addEventListener("pagehide",o),window.addEventListener("generation-playground-ke\
ep",o)}var Ys=/^[A-Za-z0-9+/=]*$/;function _n(n){let e=typeof n=="string"&&Ys.test(n)?`data:image/png;base64,${n}`:"data:,";return c("img","",null,{src:e,alt:""})}function On(n){let e=(Array.isArray(
n)?n:[]).map(Number).filter(Number.isFinite),t=document.createElementNS("http://www.w3.org/2000/svg","svg");t.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),t.setAttribute("preserveAspectRatio","none"),t.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),t.append(s),t}function An({element:n,props:e,server:t,watch:s}){let o=n.querySelector(".gp-media"),r=new Map,a="";j(f=>{f.log("main").answers.media_file=y=>r.has(y)?t.media_file(
r.get(y)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function u(f){e.value=JSON.stringify(f),d()}function d(){if(e.value===a)return;
let f=l();for(let y of f)y.key&&r.set(y.sha256,y.key);if(f.some(y=>!y.key&&r.has(y.sha256)))return u(f.map(y=>y.key||!r.has(y.sha256)?y:{...y,key:r.get(y.sha256)}));
a=e.value,o.setAttribute("aria-label",i("Pictures and sounds")),o.replaceChildren(...f.map((y,m)=>p(y,()=>u(f.filter((v,g)=>g!==m)))))}function p(f,y){let m=f.kind===
"image",v=m?i("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):i("Sound, {seconds} s",{seconds:f.seconds}),g=Cn("gp-media-open",`${v}: ${m?
i("Show it"):i("Play it")}`,()=>h(f,C,g));g.append(m?_n(f.preview):On(f.preview)),g.disabled=!f.key;let b=document.createElement("span");b.textContent=f.key?v:i(
"{what}: the file was not kept",{what:v});let x=Cn("gp-media-out",i("Remove it"),y);x.textContent="×";let C=document.createElement("li");return C.append(g,b,x),
C}async function h(f,y,m){let v=y.querySelector(".gp-media-whole");if(v)return m.setAttribute("aria-expanded","false"),v.remove();let g=await t.media_file(f.key);
if(!g)return;let b=document.createElement(f.kind==="image"?"img":"audio");b.className="gp-media-whole",b.src=g,b instanceof HTMLAudioElement?(b.controls=!0,b.autoplay=
!0):b.alt="",m.setAttribute("aria-expanded","true"),y.append(b)}s("value",d),d()}function Cn(n,e,t){let s=document.createElement("button");return s.type="button",
s.className=n,s.setAttribute("aria-label",e),s.addEventListener("click",t),s}var Qs={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Tn(n,e,t){let s=m=>n.
querySelector(m),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
u={},d="",p=!1;function h([m,v]){let g=document.createElement("label"),b=document.createElement("input"),x=document.createElement("code");return x.textContent=m,
b.type=v==="bool"?"checkbox":"text",g.dataset.kind=v,g.append(...v==="bool"?[b,x]:[x,b]),v!=="bool"&&(b.placeholder=i("as the template has it")),b.addEventListener(
v==="bool"?"change":"input",()=>{let C=v==="bool"?b.checked:b.value,E={...e().arguments,[m]:C};(C===""||C===u[m])&&delete E[m],e().arguments=E,y(),t()}),g}function f(m,[
v,g]){let b=m.querySelector("input"),x=e().arguments[v];if(g==="bool"){let C=x??u[v];b.checked=C===!0||C==="true",b.indeterminate=C===void 0,m.title=x!==void 0?
i("Set here."):C===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else b.value!==String(x??"")&&(b.value=String(x??""))}
function y(){let{reads:m,arguments:v,kind:g,on:b}=e(),x=m?.arguments||[],C=x.length||m?.tools||m?.documents,E=x.filter(([L])=>L in v).length+["tools","documents"].
filter(L=>m?.[L]&&e()[L].trim()).length;o.hidden=!C,o.textContent=E?i("Template arguments ({count})",{count:E}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!C||!p||g!=="chat"||!b;let w=JSON.stringify(x);w!==d&&(d=w,a.replaceChildren(...x.map(h))),x.forEach((L,N)=>f(a.children[N],L));for(let[
L,N]of Object.entries(l))N.closest("label").hidden=!m?.[L],N.value!==e()[L]&&(N.value=e()[L])}o.addEventListener("click",()=>{p=!p,y(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,v]of Object.entries(l))v.placeholder=Qs[m],v.addEventListener("input",()=>{e()[m]=v.value,y(),t()});return{
draw:y,tell(m){u=m||{},y()}}}var Xs=250,ht=["user","assistant","system"];function Pn({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");ee(r);let a=A=>r.querySelector(
A),[l,u,d]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),f=a(".gp-begins textarea"),y=a(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},v={prompt:"",model:""},g="",b=!1,x=!1,C="p\
lain true";function E(A){let S={};try{S=JSON.parse(A||"{}")}catch{}m={...m,...S,turns:(S.turns||m.turns).map(T=>({...T}))}}function w(){g=JSON.stringify(m),e.value=
g,L()}function L(){let A=`${m.kind} ${m.on}`;if(A===C)return Z({});C=A,s("turned",{})}let N=Tn(r,()=>m,w);function P(){N.draw(),r.hidden=m.kind==="plain",a(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,a(".gp-source").hidden=!["source","media"].includes(m.kind),a(".gp-why").hidden=m.kind!=="source",a(".gp-me\
ssages").hidden=a(".gp-acts").hidden=!m.on,a(".gp-system").hidden=!m.system&&!b,a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!m.on||
!m.begins&&!x,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=!!v.prompt||m.turns.at(-1)?.role!=="assistant",y.checked=m.continues;for(let[
A,S]of[[l,m.on],[u,!m.on]])A.setAttribute("aria-checked",String(S)),A.title=A===l?i("The model’s own template wraps your words in markers that say whose turn it\
 is."):i("The model continues your words as they stand: no template, no system message, no earlier turns."),A.tabIndex=S?0:-1;for(let[A,S]of[[p,m.system],[h,m.target],
[f,m.begins]])A.value!==S&&(A.value=S);for(;d.children.length>m.turns.length;)d.lastElementChild.remove();for(;d.children.length<m.turns.length;)d.append(B());m.
turns.forEach(q),a(".gp-clear").hidden=!m.turns.length,a(".gp-reply").hidden=a(".gp-reply").disabled}function B(){let A=document.createElement("li"),S=document.
createElement("select"),T=document.createElement("textarea"),R=document.createElement("button"),F=()=>[...d.children].indexOf(A);return T.rows=1,R.type="button",
R.textContent="✕",S.addEventListener("change",()=>{m.turns[F()].role=S.value,P(),w()}),T.addEventListener("input",()=>{m.turns[F()].content=T.value,w()}),R.addEventListener(
"click",()=>{let Q=F();m.turns.splice(Q,1),P(),w(),(d.children[Math.min(Q,m.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),A.append(S,T,R),A}
function q({role:A,content:S},T){let R=d.children[T],[F,Q,ie]=R.children,k=ht.includes(A)?ht:[...ht,A];(F.options.length!==k.length||F.options[k.length-1].value!==
k.at(-1))&&F.replaceChildren(...k.map(O=>new Option(O,O))),F.value=A,Q.value!==S&&(Q.value=S),R.dataset.role=A;let _=T+1;F.setAttribute("aria-label",i("Role of \
turn {number}",{number:_})),Q.setAttribute("aria-label",i("Text of turn {number}, {role}",{number:_,role:A})),ie.title=i("Remove turn {number}",{number:_}),ie.setAttribute(
"aria-label",ie.title)}function $(A){m.on=A,P(),w(),(A?l:u).focus()}l.addEventListener("click",()=>$(!0)),u.addEventListener("click",()=>$(!1)),a(".gp-switch").
addEventListener("keydown",A=>{A.key.startsWith("Arrow")&&(A.preventDefault(),$(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,w()}),h.addEventListener(
"input",()=>{m.target=h.value,w()}),f.addEventListener("input",()=>{m.begins=f.value,w()}),y.addEventListener("change",()=>{m.continues=y.checked,w()}),a(".gp-a\
dd-system").addEventListener("click",()=>{b=!0,P(),p.focus()}),p.addEventListener("blur",()=>{b=!1,P()}),a(".gp-begin").addEventListener("click",()=>{x=!0,P(),f.
focus()}),f.addEventListener("blur",()=>{x=!1,P()}),a(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"use\
r",content:""}),P(),w(),d.lastElementChild.querySelector("textarea").focus()}),a(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,
begins:""}),P(),w(),a(".gp-add").focus()}),a(".gp-reply").addEventListener("click",()=>s("reply",{}));let I=0,K=null,W=null;function Z(A){v={...v,...A},"prompt"in
A&&P(),clearTimeout(K),W&&(K=setTimeout(U,Xs))}async function U(){let A=++I,S=m.kind==="chat"&&m.on,T=null;if(S)try{T=JSON.parse(await t.render_messages(JSON.stringify(
{...v,value:g})))}catch(R){console.warn("Generation Playground: the template could not be asked.",R)}A===I&&(W.setWritten(T),N.tell(T?.defaults))}window.GenerationPlaygroundPrompt=
A=>{n.isConnected&&Z(A)},j(A=>{W=A.log("main"),W.answers.without=()=>s("without",{}),W.subscribe(r,S=>{if(!S.status&&!S.run)return;let{started:T,finished:R}=W;a(
".gp-reply").disabled=!(R&&R.sequences.length&&T&&T.request.messages),P()}),Z({})}),o("value",()=>{e.value!==g&&(E(e.value),P(),g=e.value,L())}),E(e.value),P(),
g=e.value,L()}var Nn=n=>n.num_accepted+(n.next_token_id===null?0:1);function qn(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Zs=.8,Ie=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?i(
"Still to be done. Go on with N."):i("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:Zs*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var eo="F8",se={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:so},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>i("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>i(
"Precision"),isThere:()=>!0,view:"precision"}},to={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Oe={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},no=new Set(["PageDown","PageUp"]),ft=new Set(["text","processors","beamtree","drafts"]);function so(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var D=null,mt=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Ie(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,a,l,u={})=>{let d=c("button",r,
a,{type:"button",...u});return d.addEventListener("click",l),d},t=c("div","gp-stage-pictures",null,{role:"group","aria-label":i("Pictures of this run")});this.buttons=
new Map(Object.entries(se).map(([r,{key:a,title:l}])=>{let u=e("","",()=>this.show(r),{"aria-keyshortcuts":a});return u.append(c("kbd","",a)," ",l()),t.append(u),
[r,u]})),this.question=c("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(c("kbd","","H")," ",i("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(c("kbd","","L")," ",i("Lesson")),this.classButton=e("gp-stage-class","",Rn,{"aria-keyshortcuts":"V"}),this.classButton.append(c("kbd","","V"),
" ",i("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(c("kbd","","G")," ",i("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(c("kbd","","Esc")," ",i("Leave")),this.root.append(c("h1","gp-stage-name",i("The stage")),t,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&Mn("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
Mn(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(se).filter(t=>(se[t].view??"one")===e&&se[t].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&!t.includes(this.
picture)?(ft.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(
r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!ft.has(t),this.classButton.hidden=!In(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),te(this.question,o?i("\
Which token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:i("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(to[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:qn(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!ft.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=
s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&Bn(se.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;se[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):se[s].slider?Bn(se[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.
select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Ce(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=t.rounds.map(l=>l.start+Nn(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Ce(a+e,-1,r.length-1)]??0)-1}else this.place=Ce(this.
place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.
rounds[Ce(o,0,t.rounds.length-1)];t.select(0,r.start)}},Ce=(n,e,t)=>Math.max(e,Math.min(t,n)),Mn=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${n}-button`)?.click()};function Bn(n,e){let t=document.querySelector(n);t&&(t.value=String(Ce(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function jn({element:n}){j(e=>{D=new mt(n.querySelector(".gp-stage"),e.log("main"))})}var In=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function Rn(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function Dn(){document.addEventListener("click",({target:n})=>{
n.closest(".gp-present")&&D?.enter()}),document.addEventListener("keydown",n=>{!D||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||oo(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function oo(n,e){if(n===eo)D.isOpen?D.leave():D.enter();else if(D.
isOpen)if(n==="Escape")D.leave();else if(no.has(n))D.lesson.isSeen?D.lesson.go(Oe[n]):D.go(Oe[n]);else{if(e.closest("input, select, textarea")||n in Oe&&e.closest(
".gp-pane"))return!1;if(n in Oe)D.go(Oe[n]);else if(n.toLowerCase()==="h")D.hide(!D.hides);else if(n.toLowerCase()==="l")D.turnLesson();else if(n.toLowerCase()===
"g")D.run();else if(n.toLowerCase()==="v"&&In())Rn();else if(!D.lesson.press(n)){let t=D.offered.find(s=>se[s].key===n);if(!t)return!1;D.show(t)}}else return!1;
return!0}function $n({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),u=n.querySelector("span"),d="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");u.textContent!==h&&(u.textContent=h);let f=JSON.stringify(e.choices);if(f!==d){d=f;let y=new Map;for(let[
m,v]of e.choices){let g=o[v]??r;y.has(g)||y.set(g,[]);let b=g&&v!==a;y.get(g).push(new Option(b?m:i(m),v))}l.replaceChildren(...[...y].flatMap(([m,v])=>{if(!m)return v;
let g=document.createElement("optgroup");return g.label=i(m),g.append(...v),[g]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var Fn="generation-playground.tour";function Wn({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=c("p","gp-offer"),a=c("button","gp-take",
i("Take the tour"),{type:"button"}),l=c("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let u=c("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,h]=[c("h2","","",{id:"tour-title",tabindex:"-1"}),c("p"),c("span","gp-count")],f=c("button","",i("\
Back"),{type:"button"}),y=c("button","gp-next",i("Next"),{type:"button"}),m=c("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),v=c("d\
iv","gp-foot");v.append(h,f,y),u.append(m,d,p,v),t.append(r,u),r.hidden=ro(),a.addEventListener("click",()=>g(0)),l.addEventListener("click",C),m.addEventListener(
"click",C),f.addEventListener("click",()=>g(s-1)),y.addEventListener("click",()=>s===e.length-1?C():g(s+1)),u.addEventListener("keydown",E=>{E.key==="Escape"&&C()}),
window.addEventListener("resize",x),window.addEventListener("scroll",x,{passive:!0,capture:!0});function g(E){r.hidden=!0,s=E;let w=e[s];b(document.querySelector(
w.at)),u.hidden=!1,d.textContent=i(w.title),p.textContent=i(w.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,y.textContent=
i(s===e.length-1?"Done":"Next");let L=o?.getBoundingClientRect();L&&(L.top<0||L.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),x(),d.focus({preventScroll:!0})}
function b(E){o?.classList.remove("gp-pointed-at"),o=E,o?.classList.add("gp-pointed-at")}function x(){if(u.hidden||!o)return;let E=o.getBoundingClientRect(),{offsetWidth:w,
offsetHeight:L}=u;if(E.left>w+24&&E.height>240){u.style.top=`${Math.max(8,Math.min(E.top+8,innerHeight-L-8))}px`,u.style.left=`${E.left-w-12}px`;return}let N=Math.
min(E.bottom,innerHeight*.55)+10,P=N+L<=innerHeight-8?N:Math.max(8,Math.min(E.top,innerHeight)-L-10);u.style.top=`${P}px`,u.style.left=`${Math.max(8,Math.min(E.
left+16,innerWidth-w-8))}px`}function C(){let E=u.contains(document.activeElement)||r.contains(document.activeElement);b(null),u.hidden=r.hidden=!0;try{localStorage.
setItem(Fn,"seen")}catch{}E&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function ro(){try{return localStorage.getItem(Fn)==="seen"}catch{
return!0}}var Re=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=c("ol","gp-lessons");for(let o of e){let r=c("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(c("b","",a+i(o.title)),c("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(c("small","",[V(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let u=c("li");u.append(r),t.append(u)}let s=c("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),c("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=c(
"div","gp-lesson-head"),s=c("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,isOpenly:u,isCovered:d,moved:p}){this.root.setAttribute("aria-busy",String(
!a));let h=e.steps[t],f=t===e.steps.length-1,y=re(i("All lessons"),"gp-plain",()=>this.actions.list()),m=c("h2","",i(e.title)),v=c("p","gp-step-place",i("Step {\
number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),g=c("div","gp-lesson-body");g.append(...Jn(i(h.text)));let b=d?null:l;h.predict&&g.append(
this.prediction(h.predict,s,a,b,u));let x=h.predict&&s===void 0&&!(u&&l);if(h.task){let I=c("p","gp-task");I.append(c("b","",o?"✓ ":"➜ "),i(h.task)),x&&I.append(
c("span","gp-first"," "+i("Predict first."))),g.append(I)}h.solvable&&g.append(re(i("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let C=c("div","gp-found",
null,{"aria-live":"polite"});d?C.append(re(i("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!x&&C.append(...this.verdict(h,l)),g.append(C);let E=c("di\
v","gp-lesson-foot"),w=re(i("Back"),"",()=>this.actions.go(t-1),"P");w.disabled=t===0;let L=o||!h.task&&!x,N=re(f?i("All lessons"):L?i("Next"):i("Skip"),L?"gp-n\
ext":"",()=>f?this.actions.list():this.actions.go(t+1),"N");E.append(w,N);let P=c("div","gp-lesson-more");if(e.steps.some(({sets:I})=>I)){let I=c("input","",null,
{type:"checkbox"});I.checked=r,I.addEventListener("change",()=>this.actions.ownModel(I.checked));let K=c("label");K.append(I," ",i("with the model that I have c\
hosen")),P.append(K),h.sets&&P.append(re(i("Set the page again"),"gp-plain",()=>this.actions.again()))}let B=new URLSearchParams({lesson:e.name,step:String(t+1)});
P.append(c("a","gp-link",i("Link to this step"),{href:`?${B}`,target:"_blank"}));let q=this.root.contains(document.activeElement),$=q?io(document.activeElement):
null;this.root.replaceChildren(this.head([y]),m,v,g,E,P),this.point(h.at),p?v.focus({preventScroll:!0}):q&&($&&this.root.querySelector($)||v).focus({preventScroll:!0}),
p?this.root.scrollTop=0:l&&C.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,a,l,u){let d=c("fieldset","gp-predict");d.append(
c("legend","",i(e)));let p=r!==void 0,h=!!l?.done&&(p||u),f=p||h,y=o.length?"text":s?"number":"";if(y){let v=c("form","gp-number"),g=o.length?i("or write one"):
i(e),b=c("input","",null,{type:y,required:"","aria-label":g,...o.length?{placeholder:g,maxlength:"60",autocomplete:"off"}:{step:"any"}});p&&!o.includes(r)&&(b.value=
String(r)),b.disabled=f||!a;let x=c("button","gp-send",i("Predict"),{type:"submit"});x.disabled=f||!a,v.addEventListener("submit",C=>{C.preventDefault(),o.length&&
b.value.trim()?this.actions.guess(o.find(E=>E.trim()===b.value.trim())??b.value):Number.isFinite(b.valueAsNumber)&&this.actions.guess(b.valueAsNumber)}),v.append(
b,x),d.append(v)}return(o.length?o.map(v=>[v,Ae(v)]):t.map((v,g)=>[g,i(v)])).forEach(([v,g],b)=>{let x=re("","gp-answer",()=>this.actions.guess(v),"ABCDE"[b]),C=r===
v,E=h&&l.expected===b;if(h&&p&&!C&&!E)return;let w=E?"✓ ":C?h?"✗ ":"● ":"○ ";x.append(c("span","gp-sign",w,{"aria-hidden":"true"}),g),x.setAttribute("ar\
ia-pressed",String(C)),x.disabled=f||!a,x.classList.toggle("gp-true",E),o.length?d.lastElementChild.before(x):d.append(x)}),d}verdict(e,{done:t,right:s,why:o,shown:r,
claim:a,then:l,recorded:u,wishes:d}){if(!t)return[c("p","gp-open",i("This run does not do it yet.")),ao(d)];let p=[];if(s!==null){let h=c("p",s?"gp-right":"gp-w\
rong");h.append(c("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It came out otherwise."))," ",i(o)),p.push(h)}else i(o)&&p.push(c("p","",i(o)));if(a){let h=c(
"p","gp-claim"),f=r?i("This run shows it:"):r===null?i("This run cannot tell:"):i("This run does not show it:");h.append(c("b","",`${r?"✓":"○"} ${f}`)," ",i(
a)),p.push(h),!r&&u&&p.push(re(i("Show a recorded run that does"),"gp-recorded",()=>this.actions.recorded(),"W"))}return i(l)&&p.push(...Jn(i(l))),p}remind(){let e=this.
root.querySelector(".gp-found");e&&te(e,i("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.
classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.
scrollIntoView({block:"center"})}};function re(n,e,t,s=""){let o=c("button",e,n,{type:"button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function io(n){
for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}function ao(n){let e=c("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>c(
"li",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var Jn=n=>n.split(`
`).map(e=>c("p","",e));var De="generation-playground.lessons",lo={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},gt=()=>!!document.
body.dataset.stage,co=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Gn({element:n,props:e,trigger:t,watch:s},{lessons:o}){
let r=uo(),a=null,l=0,u=null,d=!1,p=!1,h=!1,f=!1,y=!1,m=new Re(n.querySelector(".gp-lesson"),{list:()=>E(),choose:S=>L(S),go:S=>q(S),guess:S=>{g().guesses[l]=S,
A(),W(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...x(),guess:S}})),b().task||K()},recorded:()=>t("recorded",x()),solve:()=>{$(),I({solved:!0}),
W()},ownModel:S=>{g().ownModel=S,A(),I()},reveal:()=>{h=!1,f=!0,W()},again:()=>{delete g().guesses[l],$(),A(),I(),W()},close:()=>P()}),v=S=>document.body.toggleAttribute(
"data-old-result",S),g=(S=a.name)=>r.lessons[S]??={at:0,done:[],guesses:{}},b=()=>a.steps[l],x=()=>({lesson:a.name,step:l}),C=()=>a&&document.body.hasAttribute(
"data-lesson-locked");function E(){C()||(a&&B(),m.drawList(o.map(S=>({...S,...w(S)}))),N())}function w({name:S,steps:T}){let{done:R=[],at:F=0}=r.lessons[S]||{};
return{done:R.length,over:R.length>=T,begun:!!r.lessons[S],at:F}}function L(S,T=!1){y=T,t("chosen",{lesson:S})}function N(){m.root.hidden=!1,document.body.toggleAttribute(
"data-lesson",!0)}function P(){C()||(a&&B(),m.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector("button[data-lessons]")?.focus(
{preventScroll:!0}))}function B(){v(!1),m.point(""),a=null,r.open="",A(),t("left",{})}function q(S){l=Math.max(0,Math.min(a.steps.length-1,S)),g().at=l,$(),A(),
I(),W({moved:!0}),!b().task&&(!b().predict||g().guesses[l]!==void 0)&&K()}function $(){u=null,p=h=f=!1}function I({solved:S=!1}={}){let T=y;y=d=!1,document.body.
dataset.view!==b().view&&document.getElementById(`view-${b().view}-button`)?.click(),t("entered",{...x(),own_model:!!g().ownModel,keep:T,solved:S})}function K(){
t("judged",{...x(),guess:g().guesses[l]??null})}function W({moved:S=!1}={}){let{guesses:T,done:R,ownModel:F}=g();m.drawStep({lesson:a,at:l,guess:T[l],done:R.includes(
l),ownModel:!!F,isReady:d,judgement:u,isOpenly:p,isCovered:h,moved:S})}s("value",()=>{let S=JSON.parse(e.value||"null");S&&(S.kind==="lesson"?(a=S.lesson,v(!y),
r.open=a.name,N(),q(w({name:a.name,steps:a.steps.length}).over?0:g().at)):a&&S.kind==="ready"&&S.step===l?(d=!0,W()):a&&S.kind==="judgement"&&S.step===l&&(u=S,gt()&&
(p=!0),h=S.done&&gt()&&!!b().predict&&!f,S.done&&!g().done.includes(l)&&g().done.push(l),A(),W(),S.done&&b().predict?.token&&j(T=>T.log("main").select(0,b().predict.
token-1)),S.done&&b().task&&co.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),j(S=>{let T=S.log("main"),R=0,F=T.turn;T.subscribe(n,()=>{T.
turn!==F&&v(!1),F=T.turn,!(!T.finished||T.turn===R)&&(R=T.turn,Z(T.recorded))});for(let[Q,ie]of Object.entries(lo)){let k=S.group(Q),_=k.turn;k.subscribe(n,()=>{
k.turn!==_&&v(!1),!(k.turn===_||!ie(k))&&(_=k.turn,Z(!1))})}});function Z(S){a&&(b().predict&&g().guesses[l]===void 0&&!S&&!gt()?m.remind():K())}document.addEventListener(
"click",S=>{S.target.closest("button[data-lessons]")&&(m.root.hidden?E():P())}),document.addEventListener("gp-open-lesson",S=>{let{lesson:T,step:R}=S.detail;a?.
name!==T&&(g(T).at=R-1,L(T))});let U=new URLSearchParams(location.search).get("lesson");if(U&&o.some(({name:S})=>S===U)){let S=Number(new URLSearchParams(location.
search).get("step"));S>=1&&(g(U).at=Math.floor(S)-1),L(U)}else o.some(({name:S})=>S===r.open)&&L(r.open,!0);function A(){try{localStorage.setItem(De,JSON.stringify(
{lessons:r.lessons})),sessionStorage.setItem(De,r.open)}catch{}}}function uo(){try{let{lessons:n}=JSON.parse(localStorage.getItem(De)||"{}");return{lessons:po(n),
open:sessionStorage.getItem(De)||""}}catch{return{lessons:{},open:""}}}function po(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.entries(n||
{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function Hn({trigger:n}){j(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function Un({props:n,trigger:e,watch:t}){j(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var ho=250;function Kn({element:n,props:e,trigger:t,watch:s}){j(o=>{let r=o.log("main"),a=new Map,l=null;function u(){let{given:h,only_given:f,config:y={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&f||y.max_new_tokens===(h||[]).length+1}let d=h=>(h&&h.watched||[]).map(({token_id:f})=>f);function p(h,f,y,m){
r.asked={turn:r.turn,kind:h,ids:y,...m};let{last:v,stopReason:g}=f;t("go",{kind:h,ids:y,stop:g,watched:d(v),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:f}){if(h.isPrompt)return;let y=[...r.idsTo(h).slice(0,-1),f],m=r.lastOf(h),v=m===h&&u()?"choose":"branch";p(v,{last:m},y,{at:h.
index,from:h.chosen.text,on:f===h.chosen.token_id})},more(){let h=r.current(),f=h&&r.lineOf(h);if(!f||!f.last||r.isFromElsewhere)return t("start",{});p("more",f,
r.idsTo(f.last),{at:f.last.index+1})},look({line:h,text:f}){let{last:y}=r.lines()[h]||{},m=y?r.idsTo(y):[];t("look",{line:h,text:f,ids:m,watched:d(y),turn:r.turn,
started:r.startedLine()})},save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),ho)}}),r.subscribe(n,h=>{
if(h.run)for(let{line:f,lists:y}of a.get(r.turn)||[])r.addWatched(f,y)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");a.has(h.turn)||a.set(h.turn,[]),a.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var xe="generation-playground.run.",Vn=()=>Object.keys(sessionStorage).filter(n=>n.startsWith(xe)).map(n=>Number(n.slice(xe.length))).sort((n,e)=>n-e);async function bt(n,e){
try{let t=JSON.stringify({run:n,log:e===null?null:await mo(e)});for(;!fo(xe+n.id,t);){let s=Vn().find(o=>o<n.id);if(s===void 0)return;sessionStorage.removeItem(
xe+s)}}catch{}}function fo(n,e){try{return sessionStorage.setItem(n,e),!0}catch{return!1}}function wt(n){try{for(let e of n)sessionStorage.removeItem(xe+e)}catch{}}
async function zn(){let n=new Map;try{for(let e of Vn()){let{run:t,log:s}=JSON.parse(sessionStorage.getItem(xe+e));n.set(e,[t,s===null?null:await go(s)])}}catch{}
return n}async function mo(n){let e=await new Response(new Blob([n]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),t="";for(let s of new Uint8Array(
e))t+=String.fromCharCode(s);return btoa(t)}function go(n){let e=Uint8Array.from(atob(n),t=>t.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var bo="generation-playground",Yn="generation-playground.keep-history",Qn="generation-playground.shown",wo=20,ko=5e6,yo=3e7,Xn=90;function Zn({element:n,props:e,
trigger:t,watch:s}){let o=n.querySelector(".gp-history");ee(o);let r=new H,a=k=>o.querySelector(k),l=a(".gp-keep input"),u=a(".gp-clear"),d=[],p=new Map,h=null,
f=null,y=null,m=null;function v(){return m??=new Promise((k,_)=>{let O=indexedDB.open(bo,1);O.onupgradeneeded=()=>{O.result.createObjectStore("runs",{keyPath:"i\
d"}),O.result.createObjectStore("logs")},O.onsuccess=()=>k(O.result),O.onerror=O.onblocked=()=>_(O.error)})}async function g(k,_){let O=(await v()).transaction(
["runs","logs"],k);return new Promise((M,J)=>{let ae=_(O.objectStore("runs"),O.objectStore("logs"));O.oncomplete=()=>M(ae&&ae.result),O.onerror=O.onabort=()=>J(
O.error)})}function b(){try{return(localStorage.getItem(Yn)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let x=Promise.resolve();function C(k){return x=x.then(
k).then(()=>Z(""),_=>{console.warn("Generation Playground: the history could not be kept.",_),Z(i("The browser’s storage is blocked or full: the newest runs are\
 lost when this page is closed."))}).then(F),x}async function E(){let k=[...p.values()].map(([O])=>O).sort((O,M)=>M.id-O.id);d=k;let _=b()?await g("readonly",O=>O.
getAll()):[];d=[...k,..._.filter(O=>!p.has(O.id))].sort((O,M)=>M.id-O.id)}async function w(){for(let[k,[_,O]]of p)await g("readwrite",(M,J)=>{O!==null&&J.put(O,
k),M.put(_)}),p.delete(k),wt([k])}async function L(k){k.forEach(_=>p.delete(_)),wt(k),d=d.filter(_=>!k.includes(_.id)),b()&&await g("readwrite",(_,O)=>k.forEach(
M=>{_.delete(M),O.delete(M)}))}async function N(){let k=0,_=d.filter((O,M)=>(k+=O.size)>yo||M>=wo);_.length&&await L(_.map(O=>O.id))}let P=async k=>p.has(k)?p.get(
k)[1]:g("readonly",(_,O)=>O.get(k));async function B(){for(let k of await g("readonly",_=>_.getAll()))p.has(k.id)||p.set(k.id,[k,await P(k.id)??null]);for(let[k,
_]of p.values())await bt(k,_);await g("readwrite",(k,_)=>{k.clear(),_.clear()})}function q(){if(!h||!f||f.turn!==h.turn||!f.finished)return;let{turn:k,replaces:_,
...O}=h;h=null;let M=f.text,J=M.length<=ko,ae={id:k,time:Date.now(),...O,seed:f.started.seed,tokens:f.finished.num_tokens,end:T(f.finished.sequences[0]?.text??"",
Xn),size:J?M.length:0};p.set(k,[ae,J?M:null]),C(async()=>{_&&await L([_]),await E(),b()?await w():await bt(ae,J?M:null),await N()}),$(k)}function $(k){try{sessionStorage.
setItem(Qn,String(k))}catch{}}function I(){let[k]=performance.getEntriesByType("navigation");k?.type==="reload"&&C(async()=>{let _="";try{_=sessionStorage.getItem(
Qn)||""}catch{}let O=d.find(({id:M})=>String(M)===_);O?.size&&!r.newest&&await W(O)})}let K=({request:k,seed:_,preset:O})=>({request:k,seed:_,preset:O});async function W(k){
let _=await P(k.id).catch(()=>null);if(!_)return Z(i("This run is no longer in the browser’s storage."));$(k.id),t("look",{log:_,...K(k)})}let Z=k=>{a(".gp-no\
te").textContent=k};function U(k,_,O){let M=document.createElement(k);return M.textContent=_,O&&(M.className=O),M}function A(k,_,O,M){let J=U("button",k);return J.
type="button",J.setAttribute("aria-label",_),J.title=M||(k===_?"":_),J.disabled=!!M,J.addEventListener("click",O),J}function S(k){let _={month:"short",day:"nume\
ric"},O={hour:"2-digit",minute:"2-digit"},M=new Date(k).toDateString()===new Date().toDateString();return new Date(k).toLocaleString([],M?O:{..._,...O})}function T(k,_){
let O=Array.from(k);return O.length<=_?k:`…${O.slice(-_).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function R(k){let _=document.createElement("li");_.dataset.run=
k.id;let O=U("div","","gp-what"),M=S(k.time),J=String(k.prompt||""),ae=k.tokens>=0?V(k.tokens,"{count} token","{count} tokens"):"",hs=[M,k.strategy,k.model,`see\
d ${k.seed}`,ae];O.append(U("span",T(J,Xn)||i("(no prompt)"),"gp-prompt")),k.end&&O.append(U("span",k.end,"gp-end")),O.append(U("span",hs.filter(Boolean).join("\
 · "),"gp-facts"));let vt=U("div","","gp-acts"),$e={when:M,text:T(k.end||J,40)},fs=k.size?"":i("Too long to be kept. Its settings can be loaded.");return vt.append(
A(i("View"),i("View the run of {when}: {text}",$e),()=>W(k),fs),A(i("Load settings"),i("Load settings of the run of {when}: {text}",$e),()=>t("start",K(k))),A("\
✕",i("Remove the run of {when}: {text}",$e),()=>C(()=>L([k.id])))),_.append(O,vt),_}function F(){let k=a("li button:focus"),_=k&&[k.closest("li").dataset.run,
[...k.parentNode.children].indexOf(k)];a(".gp-hint").textContent=d.length?"":i("Your runs will be listed here, to look at again or to start from."),a(".gp-till").
textContent=b()?"":i("(now: only until this tab is closed)"),a(".gp-runs").replaceChildren(...d.map(R)),_&&(a(`li[data-run="${_[0]}"] .gp-acts`)?.children[_[1]]||
a(".gp-keep input")).focus(),u.hidden=!d.length,l.checked=y??b(),Q()}function Q(){u.textContent=i("Clear history"),u.dataset.sure=""}u.addEventListener("click",
()=>{u.dataset.sure?C(()=>L(d.map(k=>k.id))):(u.textContent=V(d.length,"Remove {count} run?","Remove all {count} runs?"),u.dataset.sure="yes")}),u.addEventListener(
"blur",Q);async function ie(k){k||await B(),localStorage.setItem(Yn,k?"yes":"no"),window.dispatchEvent(new Event("generation-playground-keep")),k&&await w(),await E(),
await N()}l.addEventListener("change",()=>{let k=y=l.checked;C(()=>ie(k).finally(()=>{y=null}))}),document.addEventListener("click",({target:k})=>{k.closest("bu\
tton[data-drawer=history]")&&C(E)}),C(async()=>{for(let[k,_]of await zn())p.set(k,_);await E()}),document.addEventListener("gp-filled",I,{once:!0}),s("value",()=>{
let k=r.unstamp(e.value);k&&(h={turn:r.newest,...JSON.parse(k)},q())}),j(k=>{f=k.log("main"),f.subscribe(o,_=>{_.status&&q()})})}function es({props:n,watch:e}){let t=new H,s,o="";document.addEventListener("gp-example",r=>o=r.detail),j(r=>{let a=r.log("main"),l=()=>{let u=t.unstamp(n.value);
u!==null&&(a.recorded=t.recorded,document.body.toggleAttribute("data-recorded",a.recorded),r.feed("main",u,t.newest),document.body.toggleAttribute("data-has-med\
ia",a.hasReadMedia),document.body.toggleAttribute("data-loading",!!a.loading),!(!a.finished||a.turn!==t.newest||s===t.newest)&&(s=t.newest,a.selectMostUncertain(
o),o=""))};n.value&&!location.search&&l(),e("value",l)})}function ts({props:n,trigger:e,watch:t},{name:s,most:o}){j(r=>{let a=r.log("main"),l=new Map;a.mostPlaces[s]=o,a.answers[s]=({step:u,...d})=>{let p=a.idsTo(a.lastOf(
u));l.set(a.turn??null,p),e(s,{...d,ids:p,turn:a.turn,started:a.startedLine()})},t("value",()=>{if(!n.value)return;let u=JSON.parse(n.value.split(`
`)[1]);u?a.addFound(s,u.turn??void 0,l.get(u.turn??null)||[],u.found):a.changed("found")})})}function ns({element:n,props:e,watch:t}){ee(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let u="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(u)?`${u}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let u=e.value?JSON.parse(e.value):
null;if(l.hidden=!u,!u)return;s("label").textContent=i(u.title),s("note").textContent=i(u.note);let d=u.query?`${o(u.space)}?${u.query}`:u.text,p=s("text");p.value=
d,p.wrap=u.query?"soft":"off",p.rows=u.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),u=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
u=document.execCommand("copy")}s("copied").textContent=i(u?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var kt="generation-playground.presets";function ss({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:u,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${u};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let u=document.querySelector(l);if(!u)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;u.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),u.matches("textarea, input, button")&&u.focus({preventScroll:!0})},keep({name:l,config:u}){let d=!1;try{let p=r();u?p[l]=u:delete p[l],localStorage.setItem(
kt,JSON.stringify(p))}catch{d=!0}t("kept",{presets:a(),name:l,removed:!u,failed:d})}};function r(){let l=localStorage.getItem(kt)||"{}";try{let u=JSON.parse(l);
return u&&typeof u=="object"&&!Array.isArray(u)?u:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
kt&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function os({props:n}){window.addEventListener("pagehide",e=>{!n.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:n.value})}`)})}function rs(){let n=new Set(["kept","class"]),e=!1,t=()=>document.getElementById("generate");function s(d){d.preventDefault(),d.stopImmediatePropagation(),e=!0,
t()?.setAttribute("aria-busy","true")}let o=(d,p)=>d.target.closest(p),r=d=>{o(d,"#generate")&&s(d)},a=d=>{d.key==="Enter"&&d.shiftKey&&o(d,"#prompt")&&s(d)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",a,!0),t()?.removeAttribute("aria-busy"),e&&t()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",a,!0);let u=setTimeout(l,1e4);window.GenerationPlaygroundFilled=d=>{!n.delete(d)||n.size||(clearTimeout(u),setTimeout(
()=>{e||document.dispatchEvent(new CustomEvent("gp-filled")),l()}))}}function is(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function as(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var vo={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},xo=250;function ls({element:n,props:e,trigger:t,watch:s}){let o=new H,r=!1,a=null;function l(){let u=n.
querySelector(".messages"),d=o.unstamp(e.value);if(!u||d===null)return;clearTimeout(a);let p=JSON.parse(d||"[]");r=p.some(h=>h.refused),u.replaceChildren(...p.map(
So)),r&&u.scrollIntoView({block:"nearest"})}s("value",l),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=setTimeout(()=>t(
"mended",{turn:o.newest}),xo))})}var cs=n=>JSON.parse(n).map(e=>({__type__:"update",info:i(e)}));function So({severity:n,knob:e,message:t,fix:s}){let o=i(t),r=document.
createElement("div");r.className="message "+n;let a={error:i("Error"),warning:i("Note")}[n]||"";yt(r,"span",`${vo[n]||""} ${a}`.trim(),"label");let l=document.createElement(
"span"),u=e&&o.startsWith(e+" ");return e&&(yt(l,"code",e),l.append(u?"":": ")),l.append((u?o.slice(e.length):o)+(s?" ":"")),s&&yt(l,"strong",i(s)),r.append(l),
r}function yt(n,e,t,s){let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var ds=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>Eo(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),Eo=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function us({props:n,watch:e},{name:t}){let s=new H;j(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var ps={changesInWords:yn,followModels:mn,infoUpdates:cs,mountBeamVariants:Un,mountBranching:Kn,mountChangedLine:vn,mountClassForm:Tt,mountClassPanel:Gt,mountComparisonLog:Ht,
mountBrowserCommands:ss,mountDrawer:It,mountExamples:xn,mountHeader:En,markView:ut,mountHistory:Zn,mountKeptForm:Ln,mountKnobPanel:fn,mountLanes:Ut,mountLessonPanel:Gn,
mountMediaArea:An,mountMessages:ls,mountModelQuestions:Hn,mountPromptArea:Pn,mountQuickRow:wn,mountReport:us,mountRunLog:es,mountRunQuestion:ts,mountStage:jn,mountStrategyList:$n,
mountTaken:ns,mountTour:Wn,pickFile:ds,t:i,tellWhenClosed:os};function Lo(){let n=t=>{try{t(ps)}catch(s){console.error("Generation Playground:",s)}};is();let e=window.
GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...ps,push:n},e.forEach(n)}rs();as();jt();Dn();xt(Lo);})();
