// Written by .ci/bundle.py from modules with the SHA-256 69a1307e4ab00f9ceb2cefb92096dba8bfb97f17b4037b1ab003b726d9832f35: edit those.
(()=>{var as=["de","fr"];function i(n,e){if(n==null)return"";if(typeof n=="object")return i(n.said,n.values);let t=String(n),s=window.GenerationPlaygroundTexts?.[t]??
t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return a&&typeof a=="object"?i(a):String(a??"")}):s}var K=(n,e,t,s)=>i(
n===1?e:t,{count:n.toLocaleString("en-US"),...s});var ls=["aria-label","title","placeholder","data-tip","label"];function X(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of ls){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function cs(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return as.includes(n)?n:"en"}function gt(n){let t=window.GenerationPlaygroundCatalogues?.[cs()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(n)}var Ie={" ":"·","\n":"↵","	":"⇥","\r":"␍"},bt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function De(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(bt)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=Ie[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let l=Ie[r]?
r:"";n.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(c("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function $e(n,e){n.replaceChildren(),De(n,e),e||n.append(c("span","gp-mark",i("(empty)")))}function _e(n,e){let t=c("bdi",e);return $e(t,n),t}function Z(n,e){n.
textContent!==e&&(n.textContent=e)}var ds=n=>n.replace(bt,e=>e===" "?" ":Ie[e]||"�");var wt=n=>i("“{text}”",{text:ds(n)});function Fe(n){let e=n*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var kt=(n,e)=>e==="bits"?n/Math.LN2:n;var yt=(n,e=3)=>n==null?"–":n.toFixed(e),We=n=>n.toLocaleString("en-US");var Je="generation-playground.room",re=(n,e)=>c("input","",null,{type:n,...e});function V(n,e,t=""){let s=c("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}function Ge(n,e,t,s,o,r){let a=()=>(o.get(r)??0)>Date.now(),l=V(a()?e:n,()=>{if(a()){o.delete(r),t();return}o.set(r,Date.now()+5e3),l.textContent=e,
setTimeout(()=>!a()&&(l.textContent=n),5100)},s);return l}var ie=()=>({...He(),address:location.origin+location.pathname});function He(){try{let{code:n,key:e}=JSON.
parse(localStorage.getItem(Je)||"{}");return typeof n=="string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function Oe(n){try{n?localStorage.setItem(
Je,JSON.stringify(n)):localStorage.removeItem(Je)}catch{}}var St="generation-playground.teacher";function Et({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),u=c(
"form"),d=re("text",{maxlength:"40",autocomplete:"off",value:us()}),p=c("select");p.append(c("option","",i("none"),{value:""}),...r.map(({name:b,title:x})=>c("o\
ption","",i(x),{value:b})));let h=Object.entries(o).map(([b,x])=>{let C=re("checkbox",{name:b});return{name:b,box:C,label:vt(C,i(x))}}),f=re("checkbox",{});f.checked=
a;let k=c("fieldset");k.append(c("legend","",i("Lock")),...h.map(({label:b})=>b));let m=c("p","gp-class-said","",{role:"status"});u.append(c("h3","",i("A class")),
c("p","",i("Everybody who opens the link begins with what this page is set to now.")),xt(i("Your name"),d),xt(i("Lesson"),p),k,a?vt(f,i("Gather the predictions \
in a room")):c("p","",i("This instance has no rooms: predictions are not gathered.")),c("button","gp-class-make",i("Make the link"),{type:"submit"}),m),l.replaceChildren(
u);let y=h.find(({name:b})=>b==="lesson"),g=()=>{y.box.disabled=!p.value,p.value||(y.box.checked=!1)};p.addEventListener("change",g),g(),u.addEventListener("sub\
mit",b=>{b.preventDefault(),ps(d.value),Z(m,""),t("made",{...ie(),by:d.value,lesson:p.value,room:a&&f.checked,locks:h.filter(({box:x})=>x.checked).map(({name:x})=>x)})}),
s("value",()=>{let b=JSON.parse(e.value||"null");b&&Z(m,b.kind==="refused"?i(b.text):i("The link is at the top of the page."))})}function vt(n,e){let t=c("label");
return t.append(n," ",e),t}function xt(n,e){let t=c("label","gp-class-field");return t.append(c("span","",n),e),t}function us(){try{return localStorage.getItem(
St)||""}catch{return""}}function ps(n){try{localStorage.setItem(St,n)}catch{}}var Ue=matchMedia("(min-width: 1200px)"),Lt="generation-playground.knobs-open",_t=null,Ot=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),de=()=>document.
body.dataset.drawer||"";function Ke(n){de()!==n&&(_t=document.activeElement,Ve(n)),Ot(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function ce(){
if(!de())return;let n=Ot(de())?.contains(document.activeElement);Ve(""),n&&_t?.focus({preventScroll:!0})}function Ct(){Ue.matches||ce()}function Ve(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,At();try{Ue.matches&&localStorage.setItem(Lt,n==="knobs"?"yes":"no")}catch{}}function At(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===de()))}function Pt(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===de()?ce:()=>Ke(t.dataset.drawer))():e.closest(".gp-drawer-close")&&ce()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&ce()})}
function Tt({element:n}){X(n),At();try{Ue.matches&&!de()&&localStorage.getItem(Lt)==="yes"&&Ve("knobs")}catch{}}function B(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var Nt="#seed-row",hs={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Nt],lesson:[]};function ze(n,e,t){for(let[s,o]of Object.entries(hs))for(let r of o){let a=document.querySelector(r);a&&fs(a,n.includes(s)&&(t||r!==Nt),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function fs(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var Ce=10;function Mt(n,e){let t=c("div","gp-class-chart"),s=n.options.length?ms(n):gs(n.numbers),o=s.some(({model:d})=>typeof d=="number"),r=c("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(d=>c("th","",d,{scope:"col"})));let a=c("table"),l=c("thead");l.append(r);let u=c("tbody");for(let{label:d,chosen:p,
model:h,cameOut:f}of s){let k=c("tr",f?"gp-class-out":""),m=c("th","",null,{scope:"row"});f&&m.append("✓ ",c("span","gp-hidden",`${i("came out:")} `)),m.append(
d);let y=n.answered?p/n.answered:0;k.append(m,qt("gp-class-ours",y,`${We(p)} · ${Fe(y)}`)),o&&k.append(qt("gp-class-model",h,Fe(h))),u.append(k)}return a.append(
l,u),t.append(a,...bs(n,e).map(d=>c("p","",d))),t}function ms({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n!=="answers"&&
typeof o=="string"?_e(o):i(o),chosen:a,model:r,cameOut:s===t}))}function gs(n){let e=[...new Set(n)];if(e.length<=Ce)return e.map(r=>({label:ue(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/Ce;return Array.from({length:Ce},(r,a)=>{let l=t+a*o,u=d=>Math.min(Ce-1,Math.floor((d-t)/o))===a;return{label:i(
"{from} to {to}",{from:ue(l),to:ue(l+o)}),chosen:n.filter(u).length}})}var ue=n=>String(Number(n.toPrecision(3)));function bs({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:ue(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:ue(e),outcome:ue(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:Ae(s,r),models:Ae(o,r),unit:r})),a}function jt(n,e){if(!n||n.questions<2)return"";let t={count:We(n.questions),
ours:Ae(n.class,e),models:Ae(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var Ae=(n,e)=>yt(kt(n,
e),2).replace("-0.00","0.00").replace("-","−");function qt(n,e,t){let s=c("td"),o=c("div",`gp-class-bar ${n}`),r=c("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,c("span","",t)),s}var Bt=12,Pe=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",i("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let t=c("div","gp-class-line");t.append(c("p","",e,{role:"status"}),V("✕",()=>this.hide(),"gp-class-plain")),t.lastElementChild.
setAttribute("aria-label",i("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){return t.length?i("Locked by {by}: {parts\
}.",{by:i(e),parts:t.map(s=>i(this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=c("div","gp-class-line");s.append(c("b","",e.room?i("Room {code}",{code:e.room.
code}):i("Your class"))),t&&s.append(c("span","",K(t.pupils,"{count} pupil","{count} pupils")));let o=V(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-\
toggle"),r=V(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),a=e.room?Ge(i("Close the room"),i("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):V(i("Close"),()=>this.actions.close(),"gp-class-close"),l=t?.people.length?[V(i("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(c("span","gp-class-gap"),...l,o,r,a);let u=t?[this.peoplePart(t),this.questions(t,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...u)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let t=c("ul","gp-class-people");return t.append(...e.map(({id:s,name:o},r)=>{let a=o||i("Pupil {number}",{number:r+1}),l=c("li","",a),u=Ge(i("Remove"),i("Remove\
 {name}?",{name:a}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return u.setAttribute("aria-label",i("Remove {name}",{name:a})),l.append(
" ",u),l})),t}openPeople(e){this.peopleAreOpen=e;let t=this.root.querySelector(".gp-class-people");t&&(t.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:t,locks:s,needs:o,seeded:r,room:a,lesson:l}){let u=c("div","gp-class-link");t&&u.append(c("img","gp-class-qr",null,
{src:t,alt:i("QR code of the link")}));let d=c("div","gp-class-words"),p=re("text",{readonly:"","aria-label":i("Link"),value:e});p.addEventListener("focus",()=>p.
select());let h=c("span","","",{role:"status"}),f=c("div","gp-class-address");f.append(p,V(i("Copy"),async()=>Z(h,await ys(p)?i("Copied."):i("Press Ctrl+C (⌘C)."))),
h),d.append(f),a&&d.append(c("p","gp-class-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));let k=[!t&&i("This link is too long fo\
r a QR code. With a room it is short."),ks(e)&&i("This address works on this computer only. Open the page by the computer’s address in the network, and make the\
 link there."),s.length>0&&i("Locked: {parts}.",{parts:s.map(m=>i(this.parts[m])).join(", ")}),o.length>0&&i("The lesson asks to change what is locked: {parts}.",
{parts:o.map(m=>i(this.parts[m])).join(", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return d.append(
...k.filter(Boolean).map(m=>c("p","gp-class-note",m))),u.append(d),u}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-projecte\
d",e);let t=this.root.querySelector(".gp-class-size");t&&Z(t,e?i("Smaller"):i("Large")),e&&t?.focus({preventScroll:!0})}drawPupil(e,t,{name:s,note:o}){let r=c("\
div","gp-class-line");r.append(c("b","",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(c("span","",i("Room {code}",{code:e.room})));let a=this.
lockWords(e.named,e.locks);if(a&&r.append(c("span","",a)),e.room){let u=re("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you li\
ke"),"aria-label":i("Your name, if you like")});u.className="gp-class-name",u.addEventListener("change",()=>this.actions.rename(u.value)),r.append(u)}r.append(c(
"span","gp-class-said",o,{role:"status"}),c("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(V(i("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(V(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,t){let s=c("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&
s.append(c("p","gp-class-note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, come here."))),s.append(...o.slice(0,Bt).
map(l=>this.question(l,e,t)));let r=o.length-Bt;r>0&&s.append(c("p","gp-class-note",K(r,"{count} earlier question.","{count} earlier questions.")));let a=jt(e.mean,
this.unit);return a&&s.append(c("p","gp-class-mean",a)),s}question(e,{pupils:t,people:s},o){let{key:r,kind:a,title:l,context:u,answered:d,revealed:p}=e,h=c("art\
icle","gp-class-question"),f=c("div","gp-class-line"),k=c("h3");if(k.append(i(l)),u&&k.append(" ",c("q","gp-class-context",r.startsWith("token/")?`…${u}`:i(u))),
f.append(k,c("span","gp-class-count",i("{answered} of {pupils} answered",{answered:d,pupils:t}))),o&&!p){let y=this.looksEarly.has(r);f.append(V(y?i("Hide the b\
ars"):i("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),V(i("Reveal to all"),()=>this.actions.
reveal(r),"gp-class-reveal"))}h.append(f);let m=o?s.filter(({name:y})=>y):[];if(m.length){let y=new Set(e.answered_by);h.append(c("p","gp-class-names",m.map(({id:g,
name:b})=>y.has(g)?`✓ ${b}`:b).join(", ")))}return o&&!p&&["number","written"].includes(a)&&h.append(c("p","gp-class-note",i("Make the run of this step on you\
r page before you reveal: it tells what came out."))),(p||o&&this.looksEarly.has(r))&&h.append(Mt(p?e:ws(e),this.unit)),h}keepingFocus(e){let t=this.root.contains(
document.activeElement)?document.activeElement:null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=
r,a.focus({preventScroll:!0});return}let s=t?t.tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(
s)].indexOf(t):-1;e(),t&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},ws=n=>({...n,outcome:null,class_score:null,model_score:null}),ks=n=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(n,location.href).hostname);async function ys(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.
focus(),n.select(),document.execCommand("copy")}}var vs={teacher:1e3,pupil:3e3},Qe="generation-playground.pupil",Ye="generation-playground.pupil-name";function It({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,u="",d=0,p=!1,h=new Pe(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",ie()):y(),reveal:w=>t("revealed",{...ie(),question:w}),
remove:w=>t("removed",{...ie(),pupil:w}),rename:w=>{Ze("localStorage",Ye,w),E()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>x()}),f={made:w=>{m("\
teacher",w),w.room&&Oe(w.room),w.room&&w.lesson&&!p&&(ce(),k(w.lesson,1)),p=!1},arrived:w=>{m("pupil",w),ze(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&k(w.
lesson,w.step)},taken:()=>b(i("Your prediction is in.")),full:()=>b(i("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>g(i("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:w})=>g(i(w)),gone:()=>{p=!1,r&&g(i("This\
 room is closed.")),Oe(null)},closed:()=>{Oe(null),y()},left:()=>y()};s("value",()=>{let w=JSON.parse(e.value||"null");w&&f[w.kind](w)});let k=(w,L)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:w,step:L}}));function m(w,L){[r,a,l,u]=[w,L,null,""],x(),C()}function y(){r="",clearTimeout(d),ze([],"",!1),h.hide()}
function g(w){y(),h.tell(w)}function b(w){u=w,x()}function x(){r==="teacher"?h.drawTeacher(a,l):r==="pupil"&&h.drawPupil(a,l,{name:Xe("localStorage",Ye),note:u})}
async function C(){clearTimeout(d);let[w,L]=[r,r==="teacher"?a.room?.code:a?.room];if(!w||!L)return;let N=w==="teacher"?{key:a.room.key}:{pupil:Rt()};if(!document.
hidden||w==="teacher")try{let T=new URLSearchParams({code:L,...N,seen:String(l?.version??0)}),j=await fetch(`class-room?${T}`);if(r!==w)return;if(j.status===200){
let M=await j.json();if(M.gone||M.removed){M.removed&&Ze("sessionStorage",Qe,""),f[M.gone?"gone":"removed"]();return}l=M,x()}}catch{}clearTimeout(d),d=window.setTimeout(
C,vs[w])}let E=()=>t("joined",{pupil:Rt(),name:Xe("localStorage",Ye)});document.addEventListener("gp-predicted",w=>{r==="pupil"&&a.room&&t("answered",w.detail)}),
document.addEventListener("gp-large-class",()=>r==="teacher"&&h.enlarge(!0)),B(w=>{let L=w.log("main");L.subscribe(n,()=>{h.unit!==L.unit&&(h.unit=L.unit,x())})}),
He().code&&!new URLSearchParams(location.search).has("room")&&(p=!0,t("resumed",ie()))}function Rt(){let n=Xe("sessionStorage",Qe)||Array.from(crypto.getRandomValues(
new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return Ze("sessionStorage",Qe,n),n}function Xe(n,e){try{return window[n].getItem(e)||""}catch{return""}}
function Ze(n,e,t){try{window[n].setItem(e,t)}catch{}}var H=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function Dt({props:n,trigger:e,watch:t},{kind:s,opens:o,first:r=`${s}-progress`}){let a=new H,l;B(u=>{t("value",()=>{let d=a.unstamp(n.value);d!==null&&(u.feedGroup(
s,d,a.newest),!(!d||l===a.newest)&&(l=a.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>xs(r)))))}),o&&(u.group(s).answers.open=({entry:d})=>e("open",
{entry:d}))})}function xs(n){let e=document.getElementById(n);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefer\
s-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function $t({props:n,trigger:e,watch:t}){let s=new H;B(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:l})=>{e("lane",{do:a,id:l}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}var Ft=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,z=(n,e)=>JSON.stringify(n,Ft)===JSON.stringify(
e,Ft);function G(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function se(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function pe(n,e,t,s=()=>null){let o=c("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(se(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let u=se(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof u!="number")return;let d=Number((u+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,d))),t(se(o.value))}),o}function ye(n,e,t,s){let o=c("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,u])=>{let d=c("input",null,null,{type:"radio",name:n,value:u});d.addEventListener("change",()=>s(l));let p=c("label");
return p.append(d,c("span",null,u)),o.append(p),d});return{element:o,show:l=>{let u=t.findIndex(([d])=>z(d,l));return r.forEach((d,p)=>{d.checked=p===u}),u>=0}}}
var Wt=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=ye(e,t,o,s);return{element:r,show:a,showDefault(){}}},
et=(n,{id:e,change:t})=>{let s=c("div","kp-number"),o=n.default,r=pe(n,{id:e},u=>{l(u),t(u)},()=>o);s.append(r);let a=n.slider_minimum===null?null:c("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(u){a&&(a.classList.toggle("kp-off",typeof u!=
"number"),a.value=typeof u=="number"?u:o??n.slider_minimum)}return{element:s,label:e,show(u){r.value=u===void 0?"":String(u),l(u)},showDefault(u){o=typeof u=="n\
umber"?u:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},Jt=(n,{id:e,change:t})=>{let s=c("select","kp-select",null,{id:e}),o=c("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>c("option",null,G(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(u=>z(u,a));a!==void 0&&l<0&&(r=c("option",null,G(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:G(a)})}}},Gt=(n,{
id:e,change:t})=>{let s=c("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":G(o,1/0)},showDefault(){}}};var he=window.GenerationPlaygroundKnobs;function Ss(n,e,t){let s=c("div","kp-editor"),o=c("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=c("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=c("span","kp-faint",""),l,u=!1,d=h=>{u=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{u?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):d(
!1):(o.value=p(l),d(!0)),(u?o:r).focus()}),s.append(t.element,o,a),d(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let f=t.show(h);!u&&f===!1&&d(!0),u&&
(o.value=p(h))}}}function fe(n){return(e,t)=>{let s=null;return s=Ss(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var Kt=fe(()=>({element:c("div"),show:n=>n===
void 0,showDefault(){}})),Es={n:`
`,t:"	",r:"\r","\\":"\\"},ve=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):Es[t]),Ls=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function Vt(n,e){let t=c("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>ve(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=c("div","kp-line"),u=c("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});u.value=Ls(a);let d=c("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=c("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let f=ve(u.value);d.replaceChildren(),(f!==f.trim()||f!==u.value)&&De(d,f),p.hidden=!u.value,u.
value&&l===t.lastElementChild&&r("")};u.addEventListener("input",()=>{h(),o()}),u.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(u,d,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var zt=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),Yt=(n,{change:e})=>{let t=Vt({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=c("div","kp-editor");return s.append(t.element,c("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:zt(o)?o:[G(o,1/0)])},showDefault(){}}},Qt=fe((n,{id:e,change:t})=>{
let s=c("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(u=>se(u.value));t(l.every(u=>u===void 0)?void 0:l.map(u=>u??null))},a=o.map(([l,u,d,p])=>{let h=pe(d,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(c("label",null,u,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((u,d)=>{u.value=
l===void 0?"":l[d]??""}),!0)},showDefault(){}}});function _s(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=c("select",
"kp-select",null,{id:e});return r.append(c("option",null,i("not set ({value})",{value:G(n.default)}),{value:""})),r.append(...o.map((a,l)=>c("option",null,G(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(u=>z(u,a));return r.value=a===void 0||l<
0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=c("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let u=c("input",
null,null,{type:"checkbox",value:l}),d=c("label",null,"");return u.addEventListener("change",t),d.append(u," "+l),o.append(d),u}),a=()=>r.filter(l=>l.checked).map(
l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let u of r)u.checked=l?.[u.value]===!0;return l===void 0||z(l,Object.
fromEntries(a()))}}}if(n.kind==="ints"){let o=c("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(se);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=pe(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>se(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var Ht=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),Xt=fe(
(n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("div","kp-fields"),a=null,l=[],u=[[void 0,i("not set")],...n.forms.map(g=>[g.name,n.forms.length>1?
i(g.name):i("set")])],d=ye(`${e}-form`,t,u,g=>{h(g),k(),m()}),p=c("p","kp-faint","");o.append(d.element,p,r);function h(g){a=n.forms.find(b=>b.name===g)||null,d.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let b of a?a.fields:[]){let x=_s(b,`${e}-${b.name}`,m),C=c("label",null,b.name+
(b.required?" *":""),{for:`${e}-${b.name}`});C.title=i(b.meaning),r.append(C,x.element,c("p","kp-faint",i(b.meaning))),l.push([b,x]),b.kind==="ints"&&b.required&&
f(x)}}function f(g){let b=c("button","kp-link",i("Draw new keys"),{type:"button"});b.addEventListener("click",()=>{g.show(Ht(30)),m()}),r.append(b)}function k(){
for(let[g,b]of l)g.required&&b.show(g.kind==="ints"?Ht(30):g.default??5)}function m(){if(!a)return s(void 0);let g=l.map(([b,x])=>[b.name,x.read()]);return s(Object.
fromEntries(g.filter(([,b])=>b!==void 0)))}let y=g=>g!==null&&typeof g=="object"&&!Array.isArray(g);return{element:o,show(g){if(g===void 0)return h(void 0);if(!y(
g))return!1;let b=Object.keys(g),x=w=>w.fields.filter(L=>b.includes(L.name)).length,E=n.forms.find(w=>w.fields.some(L=>L.required&&L.kind==="choice"&&L.choices.
includes(g[L.name])))||n.forms.reduce((w,L)=>x(L)>x(w)?L:w);return x(E)<b.length?!1:(h(E.name),l.every(([w,L])=>L.show(g[w.name])))},showDefault(){}}}),Zt=fe((n,{
id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer\
 numbers",{name:n.name}),autocomplete:"off"}),a=c("p","kp-faint",""),l=ye(e,t,[[void 0,i("not set")],["low","low"],["high","high"],["list",i("layers")]],d=>{r.hidden=
d!=="list",d==="list"&&r.focus(),s(d==="list"?u():d)}),u=()=>{let d=r.value.split(/[\s,]+/).filter(Boolean).map(se);return d.length?d:void 0};return r.addEventListener(
"input",()=>s(u())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(d){let p=Array.isArray(d);return!p&&!l.show(d)?!1:(p&&(l.show("list"),r.value=d.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:d}){a.textContent=d?i("This model has {count} layers; 0 is the input of the first.",{count:d}):""}}}),Ut={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},en=(n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=ye(e,t,[[
void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],y=>{f(y),m()}),a=Vt({one:i("choice"),another:i("another choice"),
remove:i("Remove this choice")},()=>m()),l=c("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"false",autocomplete:"\
off","aria-label":i("Regular expression that the whole text must match")}),u=c("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(Ut,null,2),spellcheck:"\
false","aria-label":i("JSON schema")}),d=c("button","kp-link",i("Use an example"),{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[u,d]},h;function f(y){
h=y,r.show(h);for(let[g,b]of Object.entries(p))for(let x of b)x.hidden=g!==h}function k(){if(h==="regex")return l.value||void 0;if(h==="choices"){let y=[...a.element.
querySelectorAll("input")].map(g=>ve(g.value)).filter(Boolean);return y.length?y:void 0}if(u.value.trim())try{return JSON.parse(u.value)}catch{return u.value}}function m(){
let y=h&&k();s(y===void 0?void 0:{[h]:y})}return l.addEventListener("input",m),u.addEventListener("input",m),d.addEventListener("click",()=>{u.value=JSON.stringify(
Ut,null,2),m()}),o.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:o,show(y){let[g,b]=Object.entries(y||{})[0]||[];f(g in p?g:void 0),
g==="choices"&&a.show(zt(b)?b:[]),g==="regex"&&(l.value=G(b,1/0)),g==="json_schema"&&(u.value=typeof b=="string"?b:JSON.stringify(b,null,2))},showDefault(){}}};var nt=n=>Number.isInteger(n)&&n>=0,ee=n=>Array.isArray(n)&&n.length>0&&n.every(nt),me=(n,e)=>Array.isArray(n)&&n.every(e),ge=n=>({options:[[n]]}),tn=n=>({options:[
n]}),nn={token:{single:!0,flat:!0,read:n=>nt(n)?[ge(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>nt(n)?[ge(n)]:ee(n)?n.map(ge):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>ee(n)?n.map(ge):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>me(
n,ee)?n.map(tn):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>me(n,e=>Array.isArray(e)&&e.length===2&&ee(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>me(n,e=>ee(e)||me(e,ee))?n.map(e=>({options:ee(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>me(n,e=>e&&(ee(e.phrase)||me(e.any_of,ee)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function tt(n,e,t,s){let o=c(n,"\
kp-token",null,s),r=c("span","kp-piece");return t!==void 0&&$e(r,t),o.append(r,c("span","kp-id",String(e))),o}function Os(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return ee(e)&&e.every(Number.isSafeInteger)?e:null}async function Cs(n,e){let t=ve(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let u=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&z(a[0],a[1])&&(u=[{when:i("everywhere"),tokens:a[0]}]);let d=Os(n),p=d?
await e.textsOf(d):[];if(d){let h=d.map(f=>[f,e.texts.get(f)]);u.unshift({when:d.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:u.filter(
h=>h.tokens.length),unknown:p}}function As(n,{id:e,change:t,panel:s}){let o=nn[n.editor],r=c("div","kp-editor"),a=c("ul","kp-rows"+(o.flat?" kp-flat":"")),l=c("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),u=c(
"p","kp-faint",""),d=c("div","kp-offers",null,{"aria-live":"polite"});r.append(a,u,l,d);let p=[],h=null,f=0,k=null,m=()=>t(p.length?o.write(p):void 0);function y(E){
if(o.single)p=[ge(E[0][0])];else if(o.flat){let w=new Set(p.map(L=>L.options[0][0]));for(let L of E.flat())w.has(L)||p.push(ge(L))}else if(h)h.options.push(...E);else
for(let w of E)p.push(o.biased?{options:[w],bias:5}:tn(w));h=null,l.value="",d.replaceChildren(),x(),m(),l.focus()}async function g(){let E=++f;if(!l.value)return d.
replaceChildren();let{ways:w,unknown:L,problem:N}=await Cs(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(E!==f)return null;
if(d.replaceChildren(),N)return d.append(c("p","kp-faint",N));for(let M of w)d.append(b(M));let T=w.some(M=>M.tokens.length>1);if(!o.flat&&!o.alternatives&&w.length===
2){let M=c("button","kp-button",i("Add both"),{type:"button"});M.addEventListener("click",()=>y(w.map(W=>W.tokens.map(([R])=>R)))),d.append(M)}let j=L.length?[i(
"The model has no token {ids}.",{ids:L.join(", ")})]:[];return w.some(M=>M.alone)&&j.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&T&&j.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
j.length&&d.append(c("p","kp-faint",j.join(" "))),null}function b(E){let w=c("div","kp-offer");w.append(c("span","kp-when",E.when));let L=c("span","kp-chips");for(let[
N,T]of E.tokens)if(!o.flat)L.append(tt("span",N,T));else{let j=T===void 0?i("Add token {id}",{id:N}):i("Add token {id}: {text}",{id:N,text:wt(T)}),M=tt("button",
N,T,{type:"button","aria-label":j});M.addEventListener("click",()=>y([[N]])),L.append(M)}if(w.append(L),!o.flat){let N=c("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:E.when})});N.addEventListener("click",()=>y([E.tokens.map(([T])=>T)])),w.append(N)}return w}l.addEventListener(
"input",()=>{clearTimeout(k),k=setTimeout(g,120)}),l.addEventListener("keydown",E=>{E.key==="Enter"?(E.preventDefault(),clearTimeout(k),g().then(()=>d.querySelector(
"button")?.click())):E.key==="Escape"&&(E.stopPropagation(),l.value="",h=null,d.replaceChildren(),x())});function x(){a.replaceChildren(...p.map(C)),a.hidden=p.
length===0,u.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",u.hidden=!h;let E=p.flatMap(w=>w.options.flat()).filter(w=>!s.texts.
has(w));E.length&&s.textsOf(E).then(()=>{E.some(w=>s.texts.has(w))&&x()},()=>{})}function C(E,w){let L=c("li","kp-row");E.options.forEach((j,M)=>{M&&L.append(c(
"span","kp-or",i("or")));let W=c("span","kp-chips");for(let R of j)W.append(tt("span",R,s.texts.get(R)));L.append(W)});let N=E.options[0].map(j=>s.texts.get(j)??
j).join("").trim();if(o.biased){let j=pe({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:N}),value:""},M=>{E.bias=M,m()});j.value=E.bias??"",L.append(
c("span","kp-faint",i("bias")),j)}if(o.alternatives){let j=c("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:N})});
j.addEventListener("click",()=>{h=E,x(),l.focus()}),L.append(j)}let T=c("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:N})});return T.
addEventListener("click",()=>{p.splice(w,1),h===E&&(h=null),x(),m(),l.focus()}),L.append(T),L}return{element:r,label:e,show(E){let w=E===void 0?[]:o.read(E);return w===
null?!1:(p=w,h=null,x(),!0)},showDefault(){},modelChanged:x}}var sn=Object.fromEntries(Object.keys(nn).map(n=>[n,fe(As)]));var xe={...sn,switch:Wt,number:et,slider:et,choice:Jt,text:Gt,strings:Yt,decay:Qt,fields:Xt,layers:Zt,structure:en};var st=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],be=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",we={error:"✕",warning:"▲",info:"ℹ"},ke=n=>n.split(/(?<=_)/).flatMap(e=>[e,c("wbr")]),Te=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=c("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(xe[e.editor]||Kt)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=c(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...ke(e.name)),this.source=c("span","kp-source"),this.standard=c("span","kp-standard"),this.back=c("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=c("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=c("div","kp-head"),u=c("span","kp-\
tools");u.append(this.control.beside||"",this.back,a),l.append(r,this.source,u),this.notes=c("div","kp-notes",null,{role:"status"}),this.idle=c("span","kp-idle");
let d=c("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});d.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,d);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",d.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=c("div","kp-help",null,
{hidden:""}),this.help.append(c("p",null,i(t.explanation)));let s=Ps(t);if(s&&this.help.append(c("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(c("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(c("p",null,i(o)));
if(t.paper){let o=c("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=c("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=be(o)&&st(o),this.source.title=be(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let u=e.state.base[s],d=o==="changed"||u!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!d,this.back.textContent=d?"↺":"×";let[p,h]=this.wayBack(
d,u);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):G(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>ot(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function ot(n,e){let t=c("div",`kp-note k\
p-${n.severity}`);t.append(c("span","kp-sign",we[n.severity],{"aria-hidden":"true"}));let s=c("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(c("strong",null,i(n.fix))," "),o){let a=c("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=c("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function Ps(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var Ts=["switch","choice"];function Ns(n,{id:e,change:t}){if(n.slider_minimum===null)return xe.number(n,{id:e,change:t});let s=c("span","kq-number"),o=c("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=c("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),u(),t(l)});function u(){let d=l===void 0?a:l;r.textContent=d==null?"–":String(d),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(d){l=d,o.value=String(typeof d=="number"?d:a??n.slider_minimum),u()},showDefault(d){
a=typeof d=="number"?d:null,l===void 0&&this.show(void 0)}}}function qs(n,{id:e,panel:t}){let s=c("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Ke("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):G(o,18)},showDefault(){}}}var rt=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?Ns:Ts.includes(t.editor)?xe[t.editor]:qs;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=c(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=c("span","kq-sign","",{"aria-hidden":"true"}),this.element=c("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...ke(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?we[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=be(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Ne=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new rt(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${we[s?"error":"warning"]} ${t.length}`:""}};var Se=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function on(n,e){let t=Se(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Ms=(n,e)=>n.every(t=>Se(e).join(" ").includes(t));function rn(n,e){let t=Se(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:d})=>d.some(p=>on(t,p)),o=he.absent.filter(({words:d})=>d.includes(t.join(" "))),r=he.elsewhere.filter(s),a=e.filter(d=>[d.name,d.group,i(d.group),...d.synonyms].
some(p=>on(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=d=>[d.group,d.meaning,d.explanation],u=d=>[d.name,...d.synonyms,...l(d),
...l(d).map(p=>i(p))].join(" ");return{knobs:e.filter(d=>Ms(t,u(d))),beside:r,absent:o}}function an({text:n,id:e,inside:t}){let s=c("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=c("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let u=o(e)?.querySelector("input, texta\
rea, select");return!u?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(u?.scrollIntoView({block:"center"}),u?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var js=150,it=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=he.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==
this.text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.
clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.
viewsOf(s))z(t.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.
get(e)].filter(Boolean)}change(e,t,s){t===void 0?delete this.state.set[e]:this.state.set[e]=t,this.state.kept=this.state.kept.filter(o=>o!==e);for(let o of this.
viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.ask(),js)}apply(e,t){for(let[s,o]of Object.entries(
e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.kept.
filter(s=>!(s in e)),this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.apply({[e]:t[e]!==void 0&&
!z(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...t].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:t}=this.state;this.apply(Object.fromEntries(t.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?z(s[e],t[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=Bs(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){
this.verdict=t;for(let s of this.rows.values())s.judged(t);this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){
let t=this.chosen.model,s=JSON.parse(await this.server.split_words(JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())
this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.
parse(await this.server.split_words(JSON.stringify({model:t,ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||
[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),this.basic=c("section","kp-basic",null,{"aria-label":i("The kno\
bs that matter most")});for(let s of this.knobs)s.basic&&this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of he.groups){let o=this.knobs.
filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=c("details","kp-group kp\
-effective");let t=c("summary",null,i("Effective config"));this.effectiveTable=c("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener(
"toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Te(this,this.byName.get(e))),
this.rows.get(e)}buildGroup(e,t,s){let o=c("details","kp-group",null,{"data-group":e}),r=c("summary",null,i(e)),a=c("span","kp-count");r.append(a);let l=c("div",
"kp-body");o.append(r,l);let u={element:o,count:a,knobs:t,fill:()=>{if(l.childElementCount)return;s.length&&l.append(u.above=this.buildAbove(s));let d=t.filter(
p=>p.managed_because);for(let p of t)p.managed_because||l.append(this.row(p.name).element);for(let p of d){let h=c("p","kp-meaning kp-managed",null,{"data-knob":p.
name});h.append(c("code",null,p.name)," "+i(p.managed_because)),l.append(h)}}};return o.addEventListener("toggle",()=>{o.open&&u.fill(),this.verdict&&this.summarise()}),
this.groups.set(e,u),o}buildAbove(e){let t=c("p","kp-meaning kp-above",i("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=c("button","kp-lin\
k kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:s})});r.append(...ke(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),
t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();
let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-foun\
d"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){let e=c("div","kp-search",null,{role:"search"});return this.search=c("input",null,
null,{type:"search",placeholder:i("Search {count} knobs",{count:this.knobs.length}),"aria-label":i("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.
name}-search`}),this.found=c("span","kp-faint","",{role:"status"}),this.beside=c("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.
filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){
let e=Se(this.search.value).length>0,{knobs:t,beside:s,absent:o}=rn(this.search.value,this.knobs),r=d=>t.includes(d),a=d=>{let p=this.rows.get(d.name)?.element||
this.root.querySelector(`.kp-managed[data-knob="${d.name}"]`);p&&(p.hidden=!r(d))};this.knobs.filter(d=>d.basic).forEach(a);for(let d of this.groups.values()){let p=d.
knobs.some(r);d.wasOpen??=e?d.element.open:void 0,e&&p&&d.fill(),d.knobs.forEach(a),d.above&&(d.above.hidden=e),d.element.hidden=!p,e?d.element.open=p:d.wasOpen!==
void 0&&(d.element.open=d.wasOpen,d.wasOpen=void 0)}let l=s.length||o.length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),
u=K(t.length,"{count} knob","{count} knobs");this.found.textContent=e?t.length?u:l:"",this.beside.replaceChildren(...s.map(an),...o.map(({text:d})=>c("p","kp-fa\
int",i(d)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=c("div","kp-summary"),this.general=c("div","kp-notes",null,{role:"status"}),
this.headline=c("p","kp-headline",""),this.chips=c("div","kp-differing");let e=c("div","kp-foot");return this.toPreset=c("button","kp-link",i("Reset to the pres\
et"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=c("button","kp-link",i("Use the model's defaults"),
{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,
e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.verdict,o=e.length?K(e.length,"{count} knob differs from the model's defaults:","{\
count} knobs differ from the model's defaults:"):i("No knobs differ from the model's defaults."),r=i(s),a=c("strong",null,r[0].toUpperCase()+r.slice(1),{title:i(
"The strategy that these settings choose")});this.headline.replaceChildren(a,` · ${o}`),this.chips.replaceChildren(...e.map(u=>{let d=this.sourceOf(u),p=c("but\
ton","kp-chip",u,{type:"button","data-source":d,title:i("Go to this knob ({source})",{source:be(d)})}),h=this.verdict.notes[u]||[],f=h.some(k=>k.severity==="err\
or")?"error":h.length?"warning":"";return f&&p.append(c("span",`kp-${f}`,we[f],{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(
u)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([u,d])=>{let p=this.groupOf(u);return this.byName.has(u)?p&&!p.element.open?d.filter(h=>h.severity===
"error"):[]:d})];this.general.replaceChildren(...l.map(u=>ot(u,this)));for(let{knobs:u,count:d}of this.groups.values()){let p=u.filter(f=>this.state.set[f.name]!==
void 0).length,h=u.filter(f=>this.verdict.notes[f.name]).length;d.textContent=[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){
let e=this.question(),t=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;let s=c("table"),o=c("tr");o.append(...[i("knob"),i("val\
ue"),i("source")].map(l=>c("th",null,l,{scope:"col"})));let r=c("tbody");for(let{name:l,value:u,source:d,ignored:p}of t){let h=c("tr",null,null,{"data-source":d}),
f=c("td"),k=c("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:l})});k.append(...ke(l)),k.addEventListener("click",()=>this.jump(
l)),f.append(k);let m=c("td","kp-value",G(u,60));p&&m.append(c("span","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(f,m,c("td",null,st(d))),r.append(
h)}let a=c("thead");a.append(o),s.append(a,r),this.effectiveTable.replaceChildren(s)}},Bs=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>z(
n[s],e[s])),qe=new Map,at=new Map;function ln({element:n,props:e,server:t,watch:s},o){let r=new it(n.querySelector(".kp"),{props:e,server:t,watch:s},o);qe.set(o.
name,r),hn(o.name),at.has(o.name)&&r.follow(at.get(o.name))}function cn(n,e){at.set(n,e),qe.get(n)?.follow(e)}function dn(n){qe.get(n)?.resetKept()}var un=new Map;
function pn({element:n},{name:e,essential:t}){un.set(e,{element:n,essential:t}),hn(e)}function hn(n){let[e,t]=[qe.get(n),un.get(n)];!e||!t||(e.quick=new Ne(t.element,
e,t.essential),e.verdict&&e.quick.judged(e.verdict))}function fn(n,e){let{base:t={},set:s={},kept:o=[]}=JSON.parse(n||"{}"),r=d=>typeof d=="object"?"":JSON.stringify(d),a=d=>d.flatMap(p=>{let[h,f]=[t[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[i("{knob} not set",{knob:p})];let k=`${p} ${r(f)}`.trim();return[r(h??{})?i("{now} in\
stead of {before}",{now:k,before:r(h)}):k]}),l=(d,p,h)=>{if(!d.length)return"";let f=d.slice(0,e).join(", ");return d.length<=e?p(f):h(f,d.length-e)},u=[...new Set(
[...Object.keys(t),...Object.keys(s)])].filter(d=>!o.includes(d));return JSON.stringify({kept:l(a(o),d=>i("Kept from before: {changes}",{changes:d}),(d,p)=>i("K\
ept from before: {changes} and {count} more",{changes:d,count:p})),changed:l(a(u),d=>i("Changed: {changes}.",{changes:d}),(d,p)=>i("Changed: {changes} and {coun\
t} more.",{changes:d,count:p}))})}function mn({element:n,props:e,watch:t},{name:s}){let o=n.querySelector(".gp-changes"),r=()=>{let{kept:a,changed:l}=JSON.parse(
e.value||"{}"),u=[];if(a){let d=c("button","gp-reset",i("reset"),{type:"button"});d.addEventListener("click",()=>dn(s));let p=c("span",null,`${a} · `);p.append(
d),u.push(p)}l&&u.push(c("span",null,l)),o.replaceChildren(...u),o.hidden=!u.length};t("value",r),r()}function gn({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(a=>a.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(a=>!a.bundled)}].filter(a=>a.entries.
length),r=o.map(a=>Is(a,e));o.length>1&&s.append(Rs(o,r)),s.append(...r)}function Rs(n,e){let t=c("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=c("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function Is(n,e){let t=c("div");n.note&&t.append(c("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=c("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(c("h3","",o),s));let a=c("button","gp-example",null,
{type:"button"});a.append(c("b","",i(r.title)),c("span","",i(r.look))),a.addEventListener("click",()=>{document.dispatchEvent(new CustomEvent("gp-example",{detail:r.
token})),e("chosen",{index:r.index}),Ct()});let l=c("li");l.append(a),s.append(l)}return t}var Y=null,bn="one";function wn({element:n}){Y=n.querySelector(".gp-header"),X(Y);let[e,t]=[ae(".gp-lab-button"),ae(".gp-lab-list")],[s,o]=[ae(".gp-menu-button"),
ae(".gp-menu")];function r(u,d,p){u.setAttribute("aria-expanded",String(p)),d===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.forEach(
([u,d])=>r(u,d,!1));Y.addEventListener("click",u=>{let d=u.target,p=d.closest("button[data-view]"),h=a.find(([f])=>f.contains(d));if(p)Ds(p.dataset.view),l(),t.
contains(p)&&e.focus();else if(h){let[f,k]=h,m=f.getAttribute("aria-expanded")!=="true";l(),r(f,k,m),m&&k===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else d.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener("click",u=>{Y.contains(u.target)||l()}),Y.addEventListener("keydown",u=>{let d=u.
target;if(u.key==="Escape"&&a.some(([k])=>k.getAttribute("aria-expanded")==="true")){t.contains(d)&&e.focus(),l();return}if(d.getAttribute("role")!=="tab")return;
let p=[...d.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[u.key],f=h?p[(p.indexOf(d)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[u.
key];f&&(u.preventDefault(),f.focus())}),Y.addEventListener("focusout",({relatedTarget:u})=>{u&&!Y.contains(u)&&l()}),lt(bn)}var ae=n=>Y.querySelector(n);function Ds(n){
document.getElementById(`view-${n}-button`)?.click()}function lt(n){if(bn=n,document.body.dataset.view=n,!Y)return;for(let t of Y.querySelectorAll("[data-view]")){
let s=t.dataset.view===n;t.setAttribute("aria-selected",String(s))}for(let t of Y.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=ae(`.gp-lab-list [data-view="${n}"]`);ae(".gp-lab").classList.toggle("gp-selected",!!e),
ae(".gp-lab-which").textContent=e?e.textContent:""}var kn="generation-playground.form",$s="generation-playground.keep-history";function yn({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let a=(localStorage.getItem($s)||(n.keep?"yes":"no"))==="yes";for(let l of[sessionStorage,
localStorage])a?t&&e&&l.setItem(kn,JSON.stringify(e)):l.removeItem(kn)}catch{}}function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){t=!0,r()}},window.addEventListener(
"pagehide",o),window.addEventListener("generation-playground-keep",o)}var Fs=/^[A-Za-z0-9+/=]*$/;function vn(n){let e=typeof n=="string"&&Fs.test(n)?`data:image/png;base64,${n}`:"data:,";return c("img","",null,{src:e,alt:""})}function xn(n){let e=(Array.isArray(
n)?n:[]).map(Number).filter(Number.isFinite),t=document.createElementNS("http://www.w3.org/2000/svg","svg");t.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),t.setAttribute("preserveAspectRatio","none"),t.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),t.append(s),t}function En({element:n,props:e,server:t,watch:s}){let o=n.querySelector(".gp-media"),r=new Map,a="";B(f=>{f.log("main").answers.media_file=k=>r.has(k)?t.media_file(
r.get(k)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function u(f){e.value=JSON.stringify(f),d()}function d(){if(e.value===a)return;
let f=l();for(let k of f)k.key&&r.set(k.sha256,k.key);if(f.some(k=>!k.key&&r.has(k.sha256)))return u(f.map(k=>k.key||!r.has(k.sha256)?k:{...k,key:r.get(k.sha256)}));
a=e.value,o.setAttribute("aria-label",i("Pictures and sounds")),o.replaceChildren(...f.map((k,m)=>p(k,()=>u(f.filter((y,g)=>g!==m)))))}function p(f,k){let m=f.kind===
"image",y=m?i("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):i("Sound, {seconds} s",{seconds:f.seconds}),g=Sn("gp-media-open",`${y}: ${m?
i("Show it"):i("Play it")}`,()=>h(f,C,g));g.append(m?vn(f.preview):xn(f.preview)),g.disabled=!f.key;let b=document.createElement("span");b.textContent=f.key?y:i(
"{what}: the file was not kept",{what:y});let x=Sn("gp-media-out",i("Remove it"),k);x.textContent="×";let C=document.createElement("li");return C.append(g,b,x),
C}async function h(f,k,m){let y=k.querySelector(".gp-media-whole");if(y)return m.setAttribute("aria-expanded","false"),y.remove();let g=await t.media_file(f.key);
if(!g)return;let b=document.createElement(f.kind==="image"?"img":"audio");b.className="gp-media-whole",b.src=g,b instanceof HTMLAudioElement?(b.controls=!0,b.autoplay=
!0):b.alt="",m.setAttribute("aria-expanded","true"),k.append(b)}s("value",d),d()}function Sn(n,e,t){let s=document.createElement("button");return s.type="button",
s.className=n,s.setAttribute("aria-label",e),s.addEventListener("click",t),s}var Ws={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Ln(n,e,t){let s=m=>n.
querySelector(m),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
u={},d="",p=!1;function h([m,y]){let g=document.createElement("label"),b=document.createElement("input"),x=document.createElement("code");return x.textContent=m,
b.type=y==="bool"?"checkbox":"text",g.dataset.kind=y,g.append(...y==="bool"?[b,x]:[x,b]),y!=="bool"&&(b.placeholder=i("as the template has it")),b.addEventListener(
y==="bool"?"change":"input",()=>{let C=y==="bool"?b.checked:b.value,E={...e().arguments,[m]:C};(C===""||C===u[m])&&delete E[m],e().arguments=E,k(),t()}),g}function f(m,[
y,g]){let b=m.querySelector("input"),x=e().arguments[y];if(g==="bool"){let C=x??u[y];b.checked=C===!0||C==="true",b.indeterminate=C===void 0,m.title=x!==void 0?
i("Set here."):C===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else b.value!==String(x??"")&&(b.value=String(x??""))}
function k(){let{reads:m,arguments:y,kind:g,on:b}=e(),x=m?.arguments||[],C=x.length||m?.tools||m?.documents,E=x.filter(([L])=>L in y).length+["tools","documents"].
filter(L=>m?.[L]&&e()[L].trim()).length;o.hidden=!C,o.textContent=E?i("Template arguments ({count})",{count:E}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!C||!p||g!=="chat"||!b;let w=JSON.stringify(x);w!==d&&(d=w,a.replaceChildren(...x.map(h))),x.forEach((L,N)=>f(a.children[N],L));for(let[
L,N]of Object.entries(l))N.closest("label").hidden=!m?.[L],N.value!==e()[L]&&(N.value=e()[L])}o.addEventListener("click",()=>{p=!p,k(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,y]of Object.entries(l))y.placeholder=Ws[m],y.addEventListener("input",()=>{e()[m]=y.value,k(),t()});return{
draw:k,tell(m){u=m||{},k()}}}var Js=250,ct=["user","assistant","system"];function _n({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");X(r);let a=A=>r.querySelector(
A),[l,u,d]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),f=a(".gp-begins textarea"),k=a(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},y={prompt:"",model:""},g="",b=!1,x=!1,C="p\
lain true";function E(A){let S={};try{S=JSON.parse(A||"{}")}catch{}m={...m,...S,turns:(S.turns||m.turns).map(P=>({...P}))}}function w(){g=JSON.stringify(m),e.value=
g,L()}function L(){let A=`${m.kind} ${m.on}`;if(A===C)return Q({});C=A,s("turned",{})}let N=Ln(r,()=>m,w);function T(){N.draw(),r.hidden=m.kind==="plain",a(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,a(".gp-source").hidden=!["source","media"].includes(m.kind),a(".gp-why").hidden=m.kind!=="source",a(".gp-me\
ssages").hidden=a(".gp-acts").hidden=!m.on,a(".gp-system").hidden=!m.system&&!b,a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!m.on||
!m.begins&&!x,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=!!y.prompt||m.turns.at(-1)?.role!=="assistant",k.checked=m.continues;for(let[
A,S]of[[l,m.on],[u,!m.on]])A.setAttribute("aria-checked",String(S)),A.title=A===l?i("The model’s own template wraps your words in markers that say whose turn it\
 is."):i("The model continues your words as they stand: no template, no system message, no earlier turns."),A.tabIndex=S?0:-1;for(let[A,S]of[[p,m.system],[h,m.target],
[f,m.begins]])A.value!==S&&(A.value=S);for(;d.children.length>m.turns.length;)d.lastElementChild.remove();for(;d.children.length<m.turns.length;)d.append(j());m.
turns.forEach(M),a(".gp-clear").hidden=!m.turns.length,a(".gp-reply").hidden=a(".gp-reply").disabled}function j(){let A=document.createElement("li"),S=document.
createElement("select"),P=document.createElement("textarea"),I=document.createElement("button"),J=()=>[...d.children].indexOf(A);return P.rows=1,I.type="button",
I.textContent="✕",S.addEventListener("change",()=>{m.turns[J()].role=S.value,T(),w()}),P.addEventListener("input",()=>{m.turns[J()].content=P.value,w()}),I.addEventListener(
"click",()=>{let v=J();m.turns.splice(v,1),T(),w(),(d.children[Math.min(v,m.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),A.append(S,P,I),A}
function M({role:A,content:S},P){let I=d.children[P],[J,v,O]=I.children,_=ct.includes(A)?ct:[...ct,A];(J.options.length!==_.length||J.options[_.length-1].value!==
_.at(-1))&&J.replaceChildren(..._.map($=>new Option($,$))),J.value=A,v.value!==S&&(v.value=S),I.dataset.role=A;let q=P+1;J.setAttribute("aria-label",i("Role of \
turn {number}",{number:q})),v.setAttribute("aria-label",i("Text of turn {number}, {role}",{number:q,role:A})),O.title=i("Remove turn {number}",{number:q}),O.setAttribute(
"aria-label",O.title)}function W(A){m.on=A,T(),w(),(A?l:u).focus()}l.addEventListener("click",()=>W(!0)),u.addEventListener("click",()=>W(!1)),a(".gp-switch").addEventListener(
"keydown",A=>{A.key.startsWith("Arrow")&&(A.preventDefault(),W(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,w()}),h.addEventListener("input",()=>{
m.target=h.value,w()}),f.addEventListener("input",()=>{m.begins=f.value,w()}),k.addEventListener("change",()=>{m.continues=k.checked,w()}),a(".gp-add-system").addEventListener(
"click",()=>{b=!0,T(),p.focus()}),p.addEventListener("blur",()=>{b=!1,T()}),a(".gp-begin").addEventListener("click",()=>{x=!0,T(),f.focus()}),f.addEventListener(
"blur",()=>{x=!1,T()}),a(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),T(),w(),d.lastElementChild.
querySelector("textarea").focus()}),a(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,begins:""}),T(),w(),a(".gp-add").focus()}),
a(".gp-reply").addEventListener("click",()=>s("reply",{}));let R=0,U=null,D=null;function Q(A){y={...y,...A},"prompt"in A&&T(),clearTimeout(U),D&&(U=setTimeout(
ne,Js))}async function ne(){let A=++R,S=m.kind==="chat"&&m.on,P=null;if(S)try{P=JSON.parse(await t.render_messages(JSON.stringify({...y,value:g})))}catch(I){console.
warn("Generation Playground: the template could not be asked.",I)}A===R&&(D.setWritten(P),N.tell(P?.defaults))}window.GenerationPlaygroundPrompt=A=>{n.isConnected&&
Q(A)},B(A=>{D=A.log("main"),D.answers.without=()=>s("without",{}),D.subscribe(r,S=>{if(!S.status&&!S.run)return;let{started:P,finished:I}=D;a(".gp-reply").disabled=
!(I&&I.sequences.length&&P&&P.request.messages),T()}),Q({})}),o("value",()=>{e.value!==g&&(E(e.value),T(),g=e.value,L())}),E(e.value),T(),g=e.value,L()}var On=n=>n.num_accepted+(n.next_token_id===null?0:1);function Cn(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Gs=.8,Me=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?i(
"Still to be done. Go on with N."):i("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:Gs*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var Hs="F8",te={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:Vs},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>i("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>i(
"Precision"),isThere:()=>!0,view:"precision"}},Us={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Ee={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},Ks=new Set(["PageDown","PageUp"]),dt=new Set(["text","processors","beamtree","drafts"]);function Vs(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var F=null,ut=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Me(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,a,l,u={})=>{let d=c("button",r,
a,{type:"button",...u});return d.addEventListener("click",l),d},t=c("div","gp-stage-pictures",null,{role:"group","aria-label":i("Pictures of this run")});this.buttons=
new Map(Object.entries(te).map(([r,{key:a,title:l}])=>{let u=e("","",()=>this.show(r),{"aria-keyshortcuts":a});return u.append(c("kbd","",a)," ",l()),t.append(u),
[r,u]})),this.question=c("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(c("kbd","","H")," ",i("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(c("kbd","","L")," ",i("Lesson")),this.classButton=e("gp-stage-class","",qn,{"aria-keyshortcuts":"V"}),this.classButton.append(c("kbd","","V"),
" ",i("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(c("kbd","","G")," ",i("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(c("kbd","","Esc")," ",i("Leave")),this.root.append(c("h1","gp-stage-name",i("The stage")),t,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&An("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
An(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(te).filter(t=>(te[t].view??"one")===e&&te[t].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&!t.includes(this.
picture)?(dt.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(
r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!dt.has(t),this.classButton.hidden=!Nn(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),Z(this.question,o?i("W\
hich token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:i("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(Us[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:Cn(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!dt.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=
s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&Pn(te.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;te[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):te[s].slider?Pn(te[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.
select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Le(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=t.rounds.map(l=>l.start+On(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Le(a+e,-1,r.length-1)]??0)-1}else this.place=Le(this.
place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.
rounds[Le(o,0,t.rounds.length-1)];t.select(0,r.start)}},Le=(n,e,t)=>Math.max(e,Math.min(t,n)),An=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${n}-button`)?.click()};function Pn(n,e){let t=document.querySelector(n);t&&(t.value=String(Le(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function Tn({element:n}){B(e=>{F=new ut(n.querySelector(".gp-stage"),e.log("main"))})}var Nn=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function qn(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function Mn(){document.addEventListener("click",({target:n})=>{
n.closest(".gp-present")&&F?.enter()}),document.addEventListener("keydown",n=>{!F||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||zs(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function zs(n,e){if(n===Hs)F.isOpen?F.leave():F.enter();else if(F.
isOpen)if(n==="Escape")F.leave();else if(Ks.has(n))F.lesson.isSeen?F.lesson.go(Ee[n]):F.go(Ee[n]);else{if(e.closest("input, select, textarea")||n in Ee&&e.closest(
".gp-pane"))return!1;if(n in Ee)F.go(Ee[n]);else if(n.toLowerCase()==="h")F.hide(!F.hides);else if(n.toLowerCase()==="l")F.turnLesson();else if(n.toLowerCase()===
"g")F.run();else if(n.toLowerCase()==="v"&&Nn())qn();else if(!F.lesson.press(n)){let t=F.offered.find(s=>te[s].key===n);if(!t)return!1;F.show(t)}}else return!1;
return!0}function jn({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),u=n.querySelector("span"),d="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");u.textContent!==h&&(u.textContent=h);let f=JSON.stringify(e.choices);if(f!==d){d=f;let k=new Map;for(let[
m,y]of e.choices){let g=o[y]??r;k.has(g)||k.set(g,[]);let b=g&&y!==a;k.get(g).push(new Option(b?m:i(m),y))}l.replaceChildren(...[...k].flatMap(([m,y])=>{if(!m)return y;
let g=document.createElement("optgroup");return g.label=i(m),g.append(...y),[g]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var Bn="generation-playground.tour";function Rn({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=c("p","gp-offer"),a=c("button","gp-take",
i("Take the tour"),{type:"button"}),l=c("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let u=c("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[d,p,h]=[c("h2","","",{id:"tour-title",tabindex:"-1"}),c("p"),c("span","gp-count")],f=c("button","",i("\
Back"),{type:"button"}),k=c("button","gp-next",i("Next"),{type:"button"}),m=c("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),y=c("d\
iv","gp-foot");y.append(h,f,k),u.append(m,d,p,y),t.append(r,u),r.hidden=Ys(),a.addEventListener("click",()=>g(0)),l.addEventListener("click",C),m.addEventListener(
"click",C),f.addEventListener("click",()=>g(s-1)),k.addEventListener("click",()=>s===e.length-1?C():g(s+1)),u.addEventListener("keydown",E=>{E.key==="Escape"&&C()}),
window.addEventListener("resize",x),window.addEventListener("scroll",x,{passive:!0,capture:!0});function g(E){r.hidden=!0,s=E;let w=e[s];b(document.querySelector(
w.at)),u.hidden=!1,d.textContent=i(w.title),p.textContent=i(w.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,k.textContent=
i(s===e.length-1?"Done":"Next");let L=o?.getBoundingClientRect();L&&(L.top<0||L.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),x(),d.focus({preventScroll:!0})}
function b(E){o?.classList.remove("gp-pointed-at"),o=E,o?.classList.add("gp-pointed-at")}function x(){if(u.hidden||!o)return;let E=o.getBoundingClientRect(),{offsetWidth:w,
offsetHeight:L}=u;if(E.left>w+24&&E.height>240){u.style.top=`${Math.max(8,Math.min(E.top+8,innerHeight-L-8))}px`,u.style.left=`${E.left-w-12}px`;return}let N=Math.
min(E.bottom,innerHeight*.55)+10,T=N+L<=innerHeight-8?N:Math.max(8,Math.min(E.top,innerHeight)-L-10);u.style.top=`${T}px`,u.style.left=`${Math.max(8,Math.min(E.
left+16,innerWidth-w-8))}px`}function C(){let E=u.contains(document.activeElement)||r.contains(document.activeElement);b(null),u.hidden=r.hidden=!0;try{localStorage.
setItem(Bn,"seen")}catch{}E&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function Ys(){try{return localStorage.getItem(Bn)==="seen"}catch{
return!0}}var je=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=c("ol","gp-lessons");for(let o of e){let r=c("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(c("b","",a+i(o.title)),c("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(c("small","",[K(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let u=c("li");u.append(r),t.append(u)}let s=c("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),c("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=c(
"div","gp-lesson-head"),s=c("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,isOpenly:u,isCovered:d,moved:p}){this.root.setAttribute("aria-busy",String(
!a));let h=e.steps[t],f=t===e.steps.length-1,k=oe(i("All lessons"),"gp-plain",()=>this.actions.list()),m=c("h2","",i(e.title)),y=c("p","gp-step-place",i("Step {\
number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),g=c("div","gp-lesson-body");g.append(...In(i(h.text)));let b=d?null:l;h.predict&&g.append(
this.prediction(h.predict,s,a,b,u));let x=h.predict&&s===void 0&&!(u&&l);if(h.task){let R=c("p","gp-task");R.append(c("b","",o?"✓ ":"➜ "),i(h.task)),x&&R.append(
c("span","gp-first"," "+i("Predict first."))),g.append(R)}h.solvable&&g.append(oe(i("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let C=c("div","gp-found",
null,{"aria-live":"polite"});d?C.append(oe(i("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!x&&C.append(...this.verdict(h,l)),g.append(C);let E=c("di\
v","gp-lesson-foot"),w=oe(i("Back"),"",()=>this.actions.go(t-1),"P");w.disabled=t===0;let L=o||!h.task&&!x,N=oe(f?i("All lessons"):L?i("Next"):i("Skip"),L?"gp-n\
ext":"",()=>f?this.actions.list():this.actions.go(t+1),"N");E.append(w,N);let T=c("div","gp-lesson-more");if(e.steps.some(({sets:R})=>R)){let R=c("input","",null,
{type:"checkbox"});R.checked=r,R.addEventListener("change",()=>this.actions.ownModel(R.checked));let U=c("label");U.append(R," ",i("with the model that I have c\
hosen")),T.append(U),h.sets&&T.append(oe(i("Set the page again"),"gp-plain",()=>this.actions.again()))}let j=new URLSearchParams({lesson:e.name,step:String(t+1)});
T.append(c("a","gp-link",i("Link to this step"),{href:`?${j}`,target:"_blank"}));let M=this.root.contains(document.activeElement),W=M?Qs(document.activeElement):
null;this.root.replaceChildren(this.head([k]),m,y,g,E,T),this.point(h.at),p?y.focus({preventScroll:!0}):M&&(W&&this.root.querySelector(W)||y).focus({preventScroll:!0}),
p?this.root.scrollTop=0:l&&C.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,a,l,u){let d=c("fieldset","gp-predict");d.append(
c("legend","",i(e)));let p=r!==void 0,h=!!l?.done&&(p||u),f=p||h,k=o.length?"text":s?"number":"";if(k){let y=c("form","gp-number"),g=o.length?i("or write one"):
i(e),b=c("input","",null,{type:k,required:"","aria-label":g,...o.length?{placeholder:g,maxlength:"60",autocomplete:"off"}:{step:"any"}});p&&!o.includes(r)&&(b.value=
String(r)),b.disabled=f||!a;let x=c("button","gp-send",i("Predict"),{type:"submit"});x.disabled=f||!a,y.addEventListener("submit",C=>{C.preventDefault(),o.length&&
b.value.trim()?this.actions.guess(o.find(E=>E.trim()===b.value.trim())??b.value):Number.isFinite(b.valueAsNumber)&&this.actions.guess(b.valueAsNumber)}),y.append(
b,x),d.append(y)}return(o.length?o.map(y=>[y,_e(y)]):t.map((y,g)=>[g,i(y)])).forEach(([y,g],b)=>{let x=oe("","gp-answer",()=>this.actions.guess(y),"ABCDE"[b]),C=r===
y,E=h&&l.expected===b;if(h&&p&&!C&&!E)return;let w=E?"✓ ":C?h?"✗ ":"● ":"○ ";x.append(c("span","gp-sign",w,{"aria-hidden":"true"}),g),x.setAttribute("ar\
ia-pressed",String(C)),x.disabled=f||!a,x.classList.toggle("gp-true",E),o.length?d.lastElementChild.before(x):d.append(x)}),d}verdict(e,{done:t,right:s,why:o,shown:r,
claim:a,then:l,recorded:u,wishes:d}){if(!t)return[c("p","gp-open",i("This run does not do it yet.")),Xs(d)];let p=[];if(s!==null){let h=c("p",s?"gp-right":"gp-w\
rong");h.append(c("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It came out otherwise."))," ",i(o)),p.push(h)}else i(o)&&p.push(c("p","",i(o)));if(a){let h=c(
"p","gp-claim"),f=r?i("This run shows it:"):r===null?i("This run cannot tell:"):i("This run does not show it:");h.append(c("b","",`${r?"✓":"○"} ${f}`)," ",i(
a)),p.push(h),!r&&u&&p.push(oe(i("Show a recorded run that does"),"gp-recorded",()=>this.actions.recorded(),"W"))}return i(l)&&p.push(...In(i(l))),p}remind(){let e=this.
root.querySelector(".gp-found");e&&Z(e,i("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.
classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.
scrollIntoView({block:"center"})}};function oe(n,e,t,s=""){let o=c("button",e,n,{type:"button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function Qs(n){
for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}function Xs(n){let e=c("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>c(
"li",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var In=n=>n.split(`
`).map(e=>c("p","",e));var Be="generation-playground.lessons",Zs={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},pt=()=>!!document.
body.dataset.stage,eo=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Dn({element:n,props:e,trigger:t,watch:s},{lessons:o}){
let r=to(),a=null,l=0,u=null,d=!1,p=!1,h=!1,f=!1,k=!1,m=new je(n.querySelector(".gp-lesson"),{list:()=>E(),choose:S=>L(S),go:S=>M(S),guess:S=>{g().guesses[l]=S,
A(),D(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...x(),guess:S}})),b().task||U()},recorded:()=>t("recorded",x()),solve:()=>{W(),R({solved:!0}),
D()},ownModel:S=>{g().ownModel=S,A(),R()},reveal:()=>{h=!1,f=!0,D()},again:()=>{delete g().guesses[l],W(),A(),R(),D()},close:()=>T()}),y=S=>document.body.toggleAttribute(
"data-old-result",S),g=(S=a.name)=>r.lessons[S]??={at:0,done:[],guesses:{}},b=()=>a.steps[l],x=()=>({lesson:a.name,step:l}),C=()=>a&&document.body.hasAttribute(
"data-lesson-locked");function E(){C()||(a&&j(),m.drawList(o.map(S=>({...S,...w(S)}))),N())}function w({name:S,steps:P}){let{done:I=[],at:J=0}=r.lessons[S]||{};
return{done:I.length,over:I.length>=P,begun:!!r.lessons[S],at:J}}function L(S,P=!1){k=P,t("chosen",{lesson:S})}function N(){m.root.hidden=!1,document.body.toggleAttribute(
"data-lesson",!0)}function T(){C()||(a&&j(),m.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector("button[data-lessons]")?.focus(
{preventScroll:!0}))}function j(){y(!1),m.point(""),a=null,r.open="",A(),t("left",{})}function M(S){l=Math.max(0,Math.min(a.steps.length-1,S)),g().at=l,W(),A(),
R(),D({moved:!0}),!b().task&&(!b().predict||g().guesses[l]!==void 0)&&U()}function W(){u=null,p=h=f=!1}function R({solved:S=!1}={}){let P=k;k=d=!1,document.body.
dataset.view!==b().view&&document.getElementById(`view-${b().view}-button`)?.click(),t("entered",{...x(),own_model:!!g().ownModel,keep:P,solved:S})}function U(){
t("judged",{...x(),guess:g().guesses[l]??null})}function D({moved:S=!1}={}){let{guesses:P,done:I,ownModel:J}=g();m.drawStep({lesson:a,at:l,guess:P[l],done:I.includes(
l),ownModel:!!J,isReady:d,judgement:u,isOpenly:p,isCovered:h,moved:S})}s("value",()=>{let S=JSON.parse(e.value||"null");S&&(S.kind==="lesson"?(a=S.lesson,y(!k),
r.open=a.name,N(),M(w({name:a.name,steps:a.steps.length}).over?0:g().at)):a&&S.kind==="ready"&&S.step===l?(d=!0,D()):a&&S.kind==="judgement"&&S.step===l&&(u=S,pt()&&
(p=!0),h=S.done&&pt()&&!!b().predict&&!f,S.done&&!g().done.includes(l)&&g().done.push(l),A(),D(),S.done&&b().predict?.token&&B(P=>P.log("main").select(0,b().predict.
token-1)),S.done&&b().task&&eo.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),B(S=>{let P=S.log("main"),I=0,J=P.turn;P.subscribe(n,()=>{P.
turn!==J&&y(!1),J=P.turn,!(!P.finished||P.turn===I)&&(I=P.turn,Q(P.recorded))});for(let[v,O]of Object.entries(Zs)){let _=S.group(v),q=_.turn;_.subscribe(n,()=>{
_.turn!==q&&y(!1),!(_.turn===q||!O(_))&&(q=_.turn,Q(!1))})}});function Q(S){a&&(b().predict&&g().guesses[l]===void 0&&!S&&!pt()?m.remind():U())}document.addEventListener(
"click",S=>{S.target.closest("button[data-lessons]")&&(m.root.hidden?E():T())}),document.addEventListener("gp-open-lesson",S=>{let{lesson:P,step:I}=S.detail;a?.
name!==P&&(g(P).at=I-1,L(P))});let ne=new URLSearchParams(location.search).get("lesson");if(ne&&o.some(({name:S})=>S===ne)){let S=Number(new URLSearchParams(location.
search).get("step"));S>=1&&(g(ne).at=Math.floor(S)-1),L(ne)}else o.some(({name:S})=>S===r.open)&&L(r.open,!0);function A(){try{localStorage.setItem(Be,JSON.stringify(
{lessons:r.lessons})),sessionStorage.setItem(Be,r.open)}catch{}}}function to(){try{let{lessons:n}=JSON.parse(localStorage.getItem(Be)||"{}");return{lessons:no(n),
open:sessionStorage.getItem(Be)||""}}catch{return{lessons:{},open:""}}}function no(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.entries(n||
{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function $n({trigger:n}){B(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function Fn({props:n,trigger:e,watch:t}){B(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var so=250;function Wn({element:n,props:e,trigger:t,watch:s}){B(o=>{let r=o.log("main"),a=new Map,l=null;function u(){let{given:h,only_given:f,config:k={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&f||k.max_new_tokens===(h||[]).length+1}let d=h=>(h&&h.watched||[]).map(({token_id:f})=>f);function p(h,f,k,m){
r.asked={turn:r.turn,kind:h,ids:k,...m};let{last:y,stopReason:g}=f;t("go",{kind:h,ids:k,stop:g,watched:d(y),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:f}){if(h.isPrompt)return;let k=[...r.idsTo(h).slice(0,-1),f],m=r.lastOf(h),y=m===h&&u()?"choose":"branch";p(y,{last:m},k,{at:h.
index,from:h.chosen.text,on:f===h.chosen.token_id})},more(){let h=r.current(),f=h&&r.lineOf(h);if(!f||!f.last||r.isFromElsewhere)return t("start",{});p("more",f,
r.idsTo(f.last),{at:f.last.index+1})},look({line:h,text:f}){let{last:k}=r.lines()[h]||{},m=k?r.idsTo(k):[];t("look",{line:h,text:f,ids:m,watched:d(k),turn:r.turn,
started:r.startedLine()})},save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),so)}}),r.subscribe(n,h=>{
if(h.run)for(let{line:f,lists:k}of a.get(r.turn)||[])r.addWatched(f,k)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");a.has(h.turn)||a.set(h.turn,[]),a.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var oo="generation-playground",Jn="generation-playground.keep-history",ro=20,io=5e6,ao=3e7,Gn=90;function Hn({element:n,props:e,trigger:t,watch:s}){let o=n.querySelector(
".gp-history");X(o);let r=new H,a=v=>o.querySelector(v),l=a(".gp-keep input"),u=a(".gp-clear"),d=[],p=new Map,h=null,f=null,k=null,m=null;function y(){return m??=
new Promise((v,O)=>{let _=indexedDB.open(oo,1);_.onupgradeneeded=()=>{_.result.createObjectStore("runs",{keyPath:"id"}),_.result.createObjectStore("logs")},_.onsuccess=
()=>v(_.result),_.onerror=_.onblocked=()=>O(_.error)})}async function g(v,O){let _=(await y()).transaction(["runs","logs"],v);return new Promise((q,$)=>{let le=O(
_.objectStore("runs"),_.objectStore("logs"));_.oncomplete=()=>q(le&&le.result),_.onerror=_.onabort=()=>$(_.error)})}function b(){try{return(localStorage.getItem(
Jn)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let x=Promise.resolve();function C(v){return x=x.then(v).then(()=>U(""),O=>{console.warn("Generation Playgroun\
d: the history could not be kept.",O),U(i("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then(P),x}async function E(){
let v=[...p.values()].map(([_])=>_).sort((_,q)=>q.id-_.id);d=v;let O=b()?await g("readonly",_=>_.getAll()):[];d=[...v,...O.filter(_=>!p.has(_.id))].sort((_,q)=>q.
id-_.id)}async function w(){for(let[v,[O,_]]of p)await g("readwrite",(q,$)=>{_!==null&&$.put(_,v),q.put(O)}),p.delete(v)}async function L(v){v.forEach(O=>p.delete(
O)),d=d.filter(O=>!v.includes(O.id)),b()&&await g("readwrite",(O,_)=>v.forEach(q=>{O.delete(q),_.delete(q)}))}async function N(){let v=0,O=d.filter((_,q)=>(v+=_.
size)>ao||q>=ro);O.length&&await L(O.map(_=>_.id))}let T=async v=>p.has(v)?p.get(v)[1]:g("readonly",(O,_)=>_.get(v));async function j(){for(let v of await g("re\
adonly",O=>O.getAll()))p.has(v.id)||p.set(v.id,[v,await T(v.id)??null]);await g("readwrite",(v,O)=>{v.clear(),O.clear()})}function M(){if(!h||!f||f.turn!==h.turn||
!f.finished)return;let{turn:v,replaces:O,..._}=h;h=null;let q=f.text,$=q.length<=io,le={id:v,time:Date.now(),..._,seed:f.started.seed,tokens:f.finished.num_tokens,
end:A(f.finished.sequences[0]?.text??"",Gn),size:$?q.length:0};p.set(v,[le,$?q:null]),C(async()=>{O&&await L([O]),await E(),b()&&await w(),await N()})}let W=({request:v,
seed:O,preset:_})=>({request:v,seed:O,preset:_});async function R(v){let O=await T(v.id).catch(()=>null);if(!O)return U(i("This run is no longer in the browser’\
s storage."));t("look",{log:O,...W(v)})}let U=v=>{a(".gp-note").textContent=v};function D(v,O,_){let q=document.createElement(v);return q.textContent=O,_&&(q.className=
_),q}function Q(v,O,_,q){let $=D("button",v);return $.type="button",$.setAttribute("aria-label",O),$.title=q||(v===O?"":O),$.disabled=!!q,$.addEventListener("cl\
ick",_),$}function ne(v){let O={month:"short",day:"numeric"},_={hour:"2-digit",minute:"2-digit"},q=new Date(v).toDateString()===new Date().toDateString();return new Date(
v).toLocaleString([],q?_:{...O,..._})}function A(v,O){let _=Array.from(v);return _.length<=O?v:`…${_.slice(-O).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function S(v){
let O=document.createElement("li");O.dataset.run=v.id;let _=D("div","","gp-what"),q=ne(v.time),$=String(v.prompt||""),le=v.tokens>=0?K(v.tokens,"{count} token",
"{count} tokens"):"",rs=[q,v.strategy,v.model,`seed ${v.seed}`,le];_.append(D("span",A($,Gn)||i("(no prompt)"),"gp-prompt")),v.end&&_.append(D("span",v.end,"gp-\
end")),_.append(D("span",rs.filter(Boolean).join(" · "),"gp-facts"));let mt=D("div","","gp-acts"),Re={when:q,text:A(v.end||$,40)},is=v.size?"":i("Too long to b\
e kept. Its settings can be loaded.");return mt.append(Q(i("View"),i("View the run of {when}: {text}",Re),()=>R(v),is),Q(i("Load settings"),i("Load settings of \
the run of {when}: {text}",Re),()=>t("start",W(v))),Q("✕",i("Remove the run of {when}: {text}",Re),()=>C(()=>L([v.id])))),O.append(_,mt),O}function P(){let v=a(
"li button:focus"),O=v&&[v.closest("li").dataset.run,[...v.parentNode.children].indexOf(v)];a(".gp-hint").textContent=d.length?"":i("Your runs will be listed he\
re, to look at again or to start from."),a(".gp-till").textContent=b()?"":i("(now: only until this page is closed)"),a(".gp-runs").replaceChildren(...d.map(S)),
O&&(a(`li[data-run="${O[0]}"] .gp-acts`)?.children[O[1]]||a(".gp-keep input")).focus(),u.hidden=!d.length,l.checked=k??b(),I()}function I(){u.textContent=i("Cle\
ar history"),u.dataset.sure=""}u.addEventListener("click",()=>{u.dataset.sure?C(()=>L(d.map(v=>v.id))):(u.textContent=K(d.length,"Remove {count} run?","Remove a\
ll {count} runs?"),u.dataset.sure="yes")}),u.addEventListener("blur",I);async function J(v){v||await j(),localStorage.setItem(Jn,v?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),v&&await w(),await E(),await N()}l.addEventListener("change",()=>{let v=k=l.checked;C(()=>J(v).finally(()=>{k=null}))}),
document.addEventListener("click",({target:v})=>{v.closest("button[data-drawer=history]")&&C(E)}),C(E),s("value",()=>{let v=r.unstamp(e.value);v&&(h={turn:r.newest,
...JSON.parse(v)},M())}),B(v=>{f=v.log("main"),f.subscribe(o,O=>{O.status&&M()})})}function Un({props:n,watch:e}){let t=new H,s,o="";document.addEventListener("gp-example",r=>o=r.detail),B(r=>{let a=r.log("main"),l=()=>{let u=t.unstamp(n.value);
u!==null&&(a.recorded=t.recorded,document.body.toggleAttribute("data-recorded",a.recorded),r.feed("main",u,t.newest),document.body.toggleAttribute("data-has-med\
ia",a.hasReadMedia),document.body.toggleAttribute("data-loading",!!a.loading),!(!a.finished||a.turn!==t.newest||s===t.newest)&&(s=t.newest,a.selectMostUncertain(
o),o=""))};n.value&&!location.search&&l(),e("value",l)})}function Kn({props:n,trigger:e,watch:t},{name:s,most:o}){B(r=>{let a=r.log("main"),l=new Map;a.mostPlaces[s]=o,a.answers[s]=({step:u,...d})=>{let p=a.idsTo(a.lastOf(
u));l.set(a.turn??null,p),e(s,{...d,ids:p,turn:a.turn,started:a.startedLine()})},t("value",()=>{if(!n.value)return;let u=JSON.parse(n.value.split(`
`)[1]);u?a.addFound(s,u.turn??void 0,l.get(u.turn??null)||[],u.found):a.changed("found")})})}function Vn({element:n,props:e,watch:t}){X(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let u="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(u)?`${u}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let u=e.value?JSON.parse(e.value):
null;if(l.hidden=!u,!u)return;s("label").textContent=i(u.title),s("note").textContent=i(u.note);let d=u.query?`${o(u.space)}?${u.query}`:u.text,p=s("text");p.value=
d,p.wrap=u.query?"soft":"off",p.rows=u.query?3:Math.min(18,d.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),u=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
u=document.execCommand("copy")}s("copied").textContent=i(u?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var ht="generation-playground.presets";function zn({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:u,text:d}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([d],{type:`${u};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let u=document.querySelector(l);if(!u)return;let d=matchMedia("(prefers-reduced-motion: reduce)").matches;u.scrollIntoView({block:"nearest",behavior:d?"auto":"s\
mooth"}),u.matches("textarea, input, button")&&u.focus({preventScroll:!0})},keep({name:l,config:u}){let d=!1;try{let p=r();u?p[l]=u:delete p[l],localStorage.setItem(
ht,JSON.stringify(p))}catch{d=!0}t("kept",{presets:a(),name:l,removed:!u,failed:d})}};function r(){let l=localStorage.getItem(ht)||"{}";try{let u=JSON.parse(l);
return u&&typeof u=="object"&&!Array.isArray(u)?u:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
ht&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function Yn({props:n}){window.addEventListener("pagehide",e=>{!n.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:n.value})}`)})}function Qn(){let n=new Set(["kept","class"]),e=!1,t=()=>document.getElementById("generate");function s(d){d.preventDefault(),d.stopImmediatePropagation(),e=!0,
t()?.setAttribute("aria-busy","true")}let o=(d,p)=>d.target.closest(p),r=d=>{o(d,"#generate")&&s(d)},a=d=>{d.key==="Enter"&&d.shiftKey&&o(d,"#prompt")&&s(d)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",a,!0),t()?.removeAttribute("aria-busy"),e&&t()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",a,!0);let u=setTimeout(l,1e4);window.GenerationPlaygroundFilled=d=>{!n.delete(d)||n.size||(clearTimeout(u),setTimeout(
l))}}function Xn(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function Zn(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var lo={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},co=250;function es({element:n,props:e,trigger:t,watch:s}){let o=new H,r=!1,a=null;function l(){let u=n.
querySelector(".messages"),d=o.unstamp(e.value);if(!u||d===null)return;clearTimeout(a);let p=JSON.parse(d||"[]");r=p.some(h=>h.refused),u.replaceChildren(...p.map(
uo)),r&&u.scrollIntoView({block:"nearest"})}s("value",l),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=setTimeout(()=>t(
"mended",{turn:o.newest}),co))})}var ts=n=>JSON.parse(n).map(e=>({__type__:"update",info:i(e)}));function uo({severity:n,knob:e,message:t,fix:s}){let o=i(t),r=document.
createElement("div");r.className="message "+n;let a={error:i("Error"),warning:i("Note")}[n]||"";ft(r,"span",`${lo[n]||""} ${a}`.trim(),"label");let l=document.createElement(
"span"),u=e&&o.startsWith(e+" ");return e&&(ft(l,"code",e),l.append(u?"":": ")),l.append((u?o.slice(e.length):o)+(s?" ":"")),s&&ft(l,"strong",i(s)),r.append(l),
r}function ft(n,e,t,s){let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var ns=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>po(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),po=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function ss({props:n,watch:e},{name:t}){let s=new H;B(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var os={changesInWords:fn,followModels:cn,infoUpdates:ts,mountBeamVariants:Fn,mountBranching:Wn,mountChangedLine:mn,mountClassForm:Et,mountClassPanel:It,mountComparisonLog:Dt,
mountBrowserCommands:zn,mountDrawer:Tt,mountExamples:gn,mountHeader:wn,markView:lt,mountHistory:Hn,mountKeptForm:yn,mountKnobPanel:ln,mountLanes:$t,mountLessonPanel:Dn,
mountMediaArea:En,mountMessages:es,mountModelQuestions:$n,mountPromptArea:_n,mountQuickRow:pn,mountReport:ss,mountRunLog:Un,mountRunQuestion:Kn,mountStage:Tn,mountStrategyList:jn,
mountTaken:Vn,mountTour:Rn,pickFile:ns,t:i,tellWhenClosed:Yn};function ho(){let n=t=>{try{t(os)}catch(s){console.error("Generation Playground:",s)}};Xn();let e=window.
GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...os,push:n},e.forEach(n)}Qn();Zn();Pt();Mn();gt(ho);})();
