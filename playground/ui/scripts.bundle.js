// Written by .ci/bundle.py from modules with the SHA-256 68bb25b162cc1f3036ec04e7e3ff99b43c471d050cc905a214be87d40bb98551: edit those.
(()=>{var Kn=["de","fr"];function i(n,e){if(n==null)return"";if(typeof n=="object")return i(n.said,n.values);let t=String(n),s=window.GenerationPlaygroundTexts?.[t]??
t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return a&&typeof a=="object"?i(a):String(a??"")}):s}var z=(n,e,t,s)=>i(
n===1?e:t,{count:n.toLocaleString("en-US"),...s});var Vn=["aria-label","title","placeholder","data-tip","label"];function Q(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of Vn){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function zn(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return Kn.includes(n)?n:"en"}function ct(n){let t=window.GenerationPlaygroundCatalogues?.[zn()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(n)}var Me={" ":"·","\n":"↵","	":"⇥","\r":"␍"},dt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function Be(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(dt)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=Me[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let l=Me[r]?
r:"";n.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(c("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function Ie(n,e){n.replaceChildren(),Be(n,e),e||n.append(c("span","gp-mark",i("(empty)")))}function ut(n,e){let t=c("bdi",e);return Ie(t,n),t}function X(n,e){n.
textContent!==e&&(n.textContent=e)}var Yn=n=>n.replace(dt,e=>e===" "?" ":Me[e]||"�"),pt=n=>i("“{text}”",{text:Yn(n)});function Re(n){let e=n*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var ht=(n,e)=>e==="bits"?n/Math.LN2:n;var ft=(n,e=3)=>n==null?"–":n.toFixed(e),De=n=>n.toLocaleString("en-US");var $e="generation-playground.room",se=(n,e)=>c("input","",null,{type:n,...e});function Z(n,e,t=""){let s=c("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}var ae=()=>({...Fe(),address:location.origin+location.pathname});function Fe(){try{let{code:n,key:e}=JSON.parse(localStorage.getItem($e)||"{}");return typeof n==
"string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function Ee(n){try{n?localStorage.setItem($e,JSON.stringify(n)):localStorage.removeItem($e)}catch{}}var bt="generation-playground.teacher";function kt({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),d=c(
"form"),u=se("text",{maxlength:"40",autocomplete:"off",value:Qn()}),p=c("select");p.append(c("option","",i("none"),{value:""}),...r.map(({name:k,title:E})=>c("o\
ption","",i(E),{value:k})));let h=Object.entries(o).map(([k,E])=>{let y=se("checkbox",{name:k});return{name:k,box:y,label:mt(y,i(E))}}),m=se("checkbox",{});m.checked=
a;let w=c("fieldset");w.append(c("legend","",i("Lock")),...h.map(({label:k})=>k));let f=c("p","gp-class-said","",{role:"status"});d.append(c("h3","",i("A class")),
c("p","",i("Everybody who opens the link begins with what this page is set to now.")),gt(i("Your name"),u),gt(i("Lesson"),p),w,a?mt(m,i("Gather the predictions \
in a room")):c("p","",i("This instance has no rooms: predictions are not gathered.")),c("button","gp-class-make",i("Make the link"),{type:"submit"}),f),l.replaceChildren(
d);let x=h.find(({name:k})=>k==="lesson"),b=()=>{x.box.disabled=!p.value,p.value||(x.box.checked=!1)};p.addEventListener("change",b),b(),d.addEventListener("sub\
mit",k=>{k.preventDefault(),Xn(u.value),X(f,""),t("made",{...ae(),by:u.value,lesson:p.value,room:a&&m.checked,locks:h.filter(({box:E})=>E.checked).map(({name:E})=>E)})}),
s("value",()=>{let k=JSON.parse(e.value||"null");k&&X(f,k.kind==="refused"?i(k.text):i("The link is at the top of the page."))})}function mt(n,e){let t=c("label");
return t.append(n," ",e),t}function gt(n,e){let t=c("label","gp-class-field");return t.append(c("span","",n),e),t}function Qn(){try{return localStorage.getItem(
bt)||""}catch{return""}}function Xn(n){try{localStorage.setItem(bt,n)}catch{}}function I(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var wt="#seed-row",Zn={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",wt],lesson:[]};function We(n,e,t){for(let[s,o]of Object.entries(Zn))for(let r of o){let a=document.querySelector(r);a&&es(a,n.includes(s)&&(t||r!==wt),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function es(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var Le=10;function vt(n,e){let t=c("div","gp-class-chart"),s=n.options.length?ts(n):ns(n.numbers),o=s.some(({model:u})=>typeof u=="number"),r=c("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(u=>c("th","",u,{scope:"col"})));let a=c("table"),l=c("thead");l.append(r);let d=c("tbody");for(let{label:u,chosen:p,
model:h,cameOut:m}of s){let w=c("tr",m?"gp-class-out":""),f=c("th","",null,{scope:"row"});m&&f.append("✓ ",c("span","gp-hidden",`${i("came out:")} `)),f.append(
u);let x=n.answered?p/n.answered:0;w.append(f,yt("gp-class-ours",x,`${De(p)} · ${Re(x)}`)),o&&w.append(yt("gp-class-model",h,Re(h))),d.append(w)}return a.append(
l,d),t.append(a,...ss(n,e).map(u=>c("p","",u))),t}function ts({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n==="token"&&
typeof o=="string"?ut(o):i(o),chosen:a,model:r,cameOut:s===t}))}function ns(n){let e=[...new Set(n)];if(e.length<=Le)return e.map(r=>({label:le(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/Le;return Array.from({length:Le},(r,a)=>{let l=t+a*o,d=u=>Math.min(Le-1,Math.floor((u-t)/o))===a;return{label:i(
"{from} to {to}",{from:le(l),to:le(l+o)}),chosen:n.filter(d).length}})}var le=n=>String(Number(n.toPrecision(3)));function ss({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:le(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:le(e),outcome:le(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:_e(s,r),models:_e(o,r),unit:r})),a}function xt(n,e){if(!n||n.questions<2)return"";let t={count:De(n.questions),
ours:_e(n.class,e),models:_e(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var _e=(n,e)=>ft(ht(n,
e),2).replace("-0.00","0.00").replace("-","−");function yt(n,e,t){let s=c("td"),o=c("div",`gp-class-bar ${n}`),r=c("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,c("span","",t)),s}var St=12,Oe=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,e.setAttribute("aria-l\
abel",i("Class")),e.addEventListener("keydown",o=>{o.key==="Escape"&&this.isLarge&&this.enlarge(!1)})}get isLarge(){return this.root.classList.contains("gp-larg\
e")}hide(){this.enlarge(!1),this.root.hidden=!0,this.root.replaceChildren()}tell(e){let t=c("div","gp-class-line");t.append(c("p","",e,{role:"status"}),Z("✕",
()=>this.hide(),"gp-class-plain")),t.lastElementChild.setAttribute("aria-label",i("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){
return t.length?i("Locked by {by}: {parts}.",{by:i(e),parts:t.map(s=>i(this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=c("div","gp-class-line");s.append(
c("b","",e.room?i("Room {code}",{code:e.room.code}):i("Your class"))),t&&s.append(c("span","",z(t.pupils,"{count} pupil","{count} pupils")));let o=t?.names??[];
o.length&&s.append(c("span","gp-class-names",o.map(({name:d,answered:u})=>u?`✓ ${d}`:d).join(", ")));let r=Z(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp\
-class-toggle"),a=Z(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),l=Z(e.room?i("Close the room"):i("Close"),()=>this.actions.
close(),"gp-class-close");s.append(c("span","gp-class-gap"),r,a,l),this.keepingFocus(()=>this.root.replaceChildren(s,this.linkPart(e),...t?[this.questions(t,!0)]:
[])),this.root.hidden=!1,this.openLink(this.linkIsOpen)}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(
".gp-class-toggle").setAttribute("aria-expanded",String(e))}linkPart({link:e,qr:t,locks:s,needs:o,seeded:r,room:a,lesson:l}){let d=c("div","gp-class-link");t&&d.
append(c("img","gp-class-qr",null,{src:t,alt:i("QR code of the link")}));let u=c("div","gp-class-words"),p=se("text",{readonly:"","aria-label":i("Link"),value:e});
p.addEventListener("focus",()=>p.select());let h=c("span","","",{role:"status"}),m=c("div","gp-class-address");m.append(p,Z(i("Copy"),async()=>X(h,await is(p)?i(
"Copied."):i("Press Ctrl+C (⌘C)."))),h),u.append(m),a&&u.append(c("p","gp-class-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));
let w=[!t&&i("This link is too long for a QR code. With a room it is short."),rs(e)&&i("This address works on this computer only. Open the page by the computer’\
s address in the network, and make the link there."),s.length>0&&i("Locked: {parts}.",{parts:s.map(f=>i(this.parts[f])).join(", ")}),o.length>0&&i("The lesson a\
sks to change what is locked: {parts}.",{parts:o.map(f=>i(this.parts[f])).join(", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and ot\
her tokens to predict.")];return u.append(...w.filter(Boolean).map(f=>c("p","gp-class-note",f))),d.append(u),d}enlarge(e){this.root.classList.toggle("gp-large",
e),this.root.classList.toggle("gp-projected",e);let t=this.root.querySelector(".gp-class-size");t&&X(t,e?i("Smaller"):i("Large"))}drawPupil(e,t,{name:s,note:o}){
let r=c("div","gp-class-line");r.append(c("b","",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(c("span","",i("Room {code}",{code:e.room})));let a=this.
lockWords(e.named,e.locks);if(a&&r.append(c("span","",a)),e.room){let d=se("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you li\
ke"),"aria-label":i("Your name, if you like")});d.className="gp-class-name",d.addEventListener("change",()=>this.actions.rename(d.value)),r.append(d)}r.append(c(
"span","gp-class-said",o,{role:"status"}),c("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(Z(i("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(Z(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,t){let s=c("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&
s.append(c("p","gp-class-note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, come here."))),s.append(...o.slice(0,St).
map(l=>this.question(l,e.pupils,t)));let r=o.length-St;r>0&&s.append(c("p","gp-class-note",z(r,"{count} earlier question.","{count} earlier questions.")));let a=xt(
e.mean,this.unit);return a&&s.append(c("p","gp-class-mean",a)),s}question(e,t,s){let{key:o,kind:r,title:a,context:l,answered:d,revealed:u}=e,p=c("article","gp-c\
lass-question"),h=c("div","gp-class-line"),m=c("h3");if(m.append(i(a)),l&&m.append(" ",c("q","gp-class-context",r==="token"?`…${l}`:i(l))),h.append(m,c("span",
"gp-class-count",i("{answered} of {pupils} answered",{answered:d,pupils:t}))),s&&!u){let w=this.looksEarly.has(o);h.append(Z(w?i("Hide the bars"):i("Show them t\
o me"),()=>{this.looksEarly.delete(o)||this.looksEarly.add(o),this.actions.redraw()},"gp-class-early"),Z(i("Reveal to all"),()=>this.actions.reveal(o),"gp-class\
-reveal"))}return p.append(h),(u||s&&this.looksEarly.has(o))&&p.append(vt(u?e:os(e),this.unit)),p}keepingFocus(e){let t=this.root.contains(document.activeElement)?
document.activeElement:null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=r,a.focus({preventScroll:!0});
return}let s=t?t.tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(s)].indexOf(t):-1;e(),t&&this.
root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},os=n=>({...n,outcome:null,class_score:null,model_score:null}),rs=n=>["localhost","127.0.0.1","[::1]"].includes(
new URL(n,location.href).hostname);async function is(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.focus(),n.select(),document.execCommand(
"copy")}}var as={teacher:1e3,pupil:3e3},Et="generation-playground.pupil",Je="generation-playground.pupil-name";function _t({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,d="",u=0,p=new Oe(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",ae()):w(),reveal:y=>t("revealed",{...ae(),question:y}),rename:y=>{
Ot("localStorage",Je,y),E()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>b()}),h={made:y=>{m("teacher",y),y.room&&Ee(y.room)},arrived:y=>{m("pupil",
y),We(y.locks,y.named,y.seeded),y.room&&E(),y.lesson&&document.dispatchEvent(new CustomEvent("gp-open-lesson",{detail:{lesson:y.lesson,step:y.step}}))},taken:()=>x(
i("Your prediction is in.")),full:({most:y})=>x(i("This room is full: {most} people are in it.",{most:y})),refused:({text:y})=>f(i(y)),gone:()=>{r&&f(i("This ro\
om is closed.")),Ee(null)},closed:()=>{Ee(null),w()},left:()=>w()};s("value",()=>{let y=JSON.parse(e.value||"null");y&&h[y.kind](y)});function m(y,v){[r,a,l,d]=
[y,v,null,""],b(),k()}function w(){r="",clearTimeout(u),We([],"",!1),p.hide()}function f(y){w(),p.tell(y)}function x(y){d=y,b()}function b(){r==="teacher"?p.drawTeacher(
a,l):r==="pupil"&&p.drawPupil(a,l,{name:Ge("localStorage",Je),note:d})}async function k(){clearTimeout(u);let[y,v]=[r,r==="teacher"?a.room?.code:a?.room];if(!y||
!v)return;let S=y==="teacher"?{key:a.room.key}:{pupil:Lt()};if(!document.hidden||y==="teacher")try{let C=new URLSearchParams({code:v,...S,seen:String(l?.version??
0)}),A=await fetch(`class-room?${C}`);if(r!==y)return;if(A.status===200){let N=await A.json();if(N.gone){h.gone();return}l=N,b()}}catch{}clearTimeout(u),u=window.
setTimeout(k,as[y])}let E=()=>t("joined",{pupil:Lt(),name:Ge("localStorage",Je)});document.addEventListener("gp-predicted",y=>{r==="pupil"&&a.room&&t("answered",
y.detail)}),I(y=>{let v=y.log("main");v.subscribe(n,()=>{p.unit!==v.unit&&(p.unit=v.unit,b())})}),Fe().code&&!new URLSearchParams(location.search).has("room")&&
t("resumed",ae())}function Lt(){let n=Ge("sessionStorage",Et)||Array.from(crypto.getRandomValues(new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");
return Ot("sessionStorage",Et,n),n}function Ge(n,e){try{return window[n].getItem(e)||""}catch{return""}}function Ot(n,e,t){try{window[n].setItem(e,t)}catch{}}var U=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function Ct({props:n,trigger:e,watch:t},{kind:s,opens:o}){let r=new U,a;I(l=>{t("value",()=>{let d=r.unstamp(n.value);d!==null&&(l.feedGroup(s,d,r.newest),!(!d||
a===r.newest)&&(a=r.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>ls(s)))))}),o&&(l.group(s).answers.open=({entry:d})=>e("open",{entry:d}))})}function ls(n){
let e=document.getElementById(`${n}-progress`);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefers-reduced-motio\
n: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function Tt({props:n,trigger:e,watch:t}){let s=new U;I(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:l})=>{e("lane",{do:a,id:l}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}function At(n,e){let{base:t={},set:s={}}=JSON.parse(n||"{}"),o=l=>typeof l=="object"?"":JSON.stringify(l),r=[...new Set([...Object.keys(t),...Object.keys(s)])].
flatMap(l=>{let[d,u]=[t[l]??null,s[l]??null];if(JSON.stringify(d)===JSON.stringify(u))return[];if(u===null)return[i("{knob} not set",{knob:l})];let p=`${l} ${o(
u)}`.trim();return[o(d??{})?i("{now} instead of {before}",{now:p,before:o(d)}):p]});if(!r.length)return"";let a=r.slice(0,e).join(", ");return r.length<=e?i("Ch\
anged: {changes}.",{changes:a}):i("Changed: {changes} and {count} more.",{changes:a,count:r.length-e})}function Nt({element:n,props:e,watch:t}){let s=()=>{let o=n.
querySelector("span");o.textContent=e.value||"",o.hidden=!e.value};t("value",s),s()}var Ue=matchMedia("(min-width: 1200px)"),Pt="generation-playground.knobs-open",qt=null,jt=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),ce=()=>document.
body.dataset.drawer||"";function He(n){ce()!==n&&(qt=document.activeElement,Ke(n)),jt(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Ce(){
if(!ce())return;let n=jt(ce())?.contains(document.activeElement);Ke(""),n&&qt?.focus({preventScroll:!0})}function Mt(){Ue.matches||Ce()}function Ke(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,Bt();try{Ue.matches&&localStorage.setItem(Pt,n==="knobs"?"yes":"no")}catch{}}function Bt(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===ce()))}function It(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===ce()?Ce:()=>He(t.dataset.drawer))():e.closest(".gp-drawer-close")&&Ce()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&Ce()})}
function Rt({element:n}){Q(n),Bt();try{Ue.matches&&!ce()&&localStorage.getItem(Pt)==="yes"&&Ke("knobs")}catch{}}function Dt({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(a=>a.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(a=>!a.bundled)}].filter(a=>a.entries.
length),r=o.map(a=>ds(a,e));o.length>1&&s.append(cs(o,r)),s.append(...r)}function cs(n,e){let t=c("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=c("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function ds(n,e){let t=c("div");n.note&&t.append(c("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=c("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(c("h3","",o),s));let a=c("button","gp-example",null,
{type:"button"});a.append(c("b","",i(r.title)),c("span","",i(r.look))),a.addEventListener("click",()=>{e("chosen",{index:r.index}),Mt()});let l=c("li");l.append(
a),s.append(l)}return t}var Y=null,$t="one";function Ft({element:n}){Y=n.querySelector(".gp-header"),Q(Y);let[e,t]=[oe(".gp-lab-button"),oe(".gp-lab-list")],[s,o]=[oe(".gp-menu-button"),
oe(".gp-menu")];function r(d,u,p){d.setAttribute("aria-expanded",String(p)),u===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.forEach(
([d,u])=>r(d,u,!1));Y.addEventListener("click",d=>{let u=d.target,p=u.closest("button[data-view]"),h=a.find(([m])=>m.contains(u));if(p)us(p.dataset.view),l(),t.
contains(p)&&e.focus();else if(h){let[m,w]=h,f=m.getAttribute("aria-expanded")!=="true";l(),r(m,w,f),f&&w===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else u.closest(".gp-menu button")&&l()}),document.addEventListener("click",d=>{Y.contains(d.target)||l()}),Y.addEventListener("keydown",d=>{let u=d.target;
if(d.key==="Escape"&&a.some(([w])=>w.getAttribute("aria-expanded")==="true")){t.contains(u)&&e.focus(),l();return}if(u.getAttribute("role")!=="tab")return;let p=[
...u.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[d.key],m=h?p[(p.indexOf(u)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[d.key];
m&&(d.preventDefault(),m.focus())}),Y.addEventListener("focusout",({relatedTarget:d})=>{d&&!Y.contains(d)&&l()}),Ve($t)}var oe=n=>Y.querySelector(n);function us(n){
document.getElementById(`view-${n}-button`)?.click()}function Ve(n){if($t=n,document.body.dataset.view=n,!Y)return;for(let t of Y.querySelectorAll("[data-view]")){
let s=t.dataset.view===n;t.setAttribute("aria-selected",String(s))}for(let t of Y.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=oe(`.gp-lab-list [data-view="${n}"]`);oe(".gp-lab").classList.toggle("gp-selected",!!e),
oe(".gp-lab-which").textContent=e?e.textContent:""}var Wt="generation-playground.form",ps="generation-playground.keep-history";function Jt({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let a=(localStorage.getItem(ps)||(n.keep?"yes":"no"))==="yes";for(let l of[sessionStorage,
localStorage])a?t&&e&&l.setItem(Wt,JSON.stringify(e)):l.removeItem(Wt)}catch{}}function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){t=!0,r()}},window.addEventListener(
"pagehide",o),window.addEventListener("generation-playground-keep",o)}var Gt=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,K=(n,e)=>JSON.stringify(n,Gt)===JSON.stringify(
e,Gt);function G(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function ne(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function de(n,e,t,s=()=>null){let o=c("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(ne(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let d=ne(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof d!="number")return;let u=Number((d+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,u))),t(ne(o.value))}),o}function we(n,e,t,s){let o=c("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,d])=>{let u=c("input",null,null,{type:"radio",name:n,value:d});u.addEventListener("change",()=>s(l));let p=c("label");
return p.append(u,c("span",null,d)),o.append(p),u});return{element:o,show:l=>{let d=t.findIndex(([u])=>K(u,l));return r.forEach((u,p)=>{u.checked=p===d}),d>=0}}}
var Ut=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=we(e,t,o,s);return{element:r,show:a,showDefault(){}}},
ze=(n,{id:e,change:t})=>{let s=c("div","kp-number"),o=n.default,r=de(n,{id:e},d=>{l(d),t(d)},()=>o);s.append(r);let a=n.slider_minimum===null?null:c("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(d){a&&(a.classList.toggle("kp-off",typeof d!=
"number"),a.value=typeof d=="number"?d:o??n.slider_minimum)}return{element:s,label:e,show(d){r.value=d===void 0?"":String(d),l(d)},showDefault(d){o=typeof d=="n\
umber"?d:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},Ht=(n,{id:e,change:t})=>{let s=c("select","kp-select",null,{id:e}),o=c("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>c("option",null,G(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(d=>K(d,a));a!==void 0&&l<0&&(r=c("option",null,G(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:G(a)})}}},Kt=(n,{
id:e,change:t})=>{let s=c("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":G(o,1/0)},showDefault(){}}};var ue=window.GenerationPlaygroundKnobs;function hs(n,e,t){let s=c("div","kp-editor"),o=c("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=c("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=c("span","kp-faint",""),l,d=!1,u=h=>{d=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{d?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):u(
!1):(o.value=p(l),u(!0)),(d?o:r).focus()}),s.append(t.element,o,a),u(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let m=t.show(h);!d&&m===!1&&u(!0),d&&
(o.value=p(h))}}}function pe(n){return(e,t)=>{let s=null;return s=hs(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var Yt=pe(()=>({element:c("div"),show:n=>n===
void 0,showDefault(){}})),fs={n:`
`,t:"	",r:"\r","\\":"\\"},ye=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):fs[t]),ms=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function Qt(n,e){let t=c("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>ye(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=c("div","kp-line"),d=c("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});d.value=ms(a);let u=c("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=c("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let m=ye(d.value);u.replaceChildren(),(m!==m.trim()||m!==d.value)&&Be(u,m),p.hidden=!d.value,d.
value&&l===t.lastElementChild&&r("")};d.addEventListener("input",()=>{h(),o()}),d.addEventListener("keydown",m=>{m.key==="Enter"&&(m.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let m=l.nextElementSibling;l.remove(),o(),m&&m.querySelector("input").focus()}),
l.append(d,u,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var Xt=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),Zt=(n,{change:e})=>{let t=Qt({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=c("div","kp-editor");return s.append(t.element,c("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:Xt(o)?o:[G(o,1/0)])},showDefault(){}}},en=pe((n,{id:e,change:t})=>{
let s=c("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(d=>ne(d.value));t(l.every(d=>d===void 0)?void 0:l.map(d=>d??null))},a=o.map(([l,d,u,p])=>{let h=de(u,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(c("label",null,d,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((d,u)=>{d.value=
l===void 0?"":l[u]??""}),!0)},showDefault(){}}});function gs(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=c("select",
"kp-select",null,{id:e});return r.append(c("option",null,i("not set ({value})",{value:G(n.default)}),{value:""})),r.append(...o.map((a,l)=>c("option",null,G(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(d=>K(d,a));return r.value=a===void 0||l<
0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=c("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let d=c("input",
null,null,{type:"checkbox",value:l}),u=c("label",null,"");return d.addEventListener("change",t),u.append(d," "+l),o.append(u),d}),a=()=>r.filter(l=>l.checked).map(
l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let d of r)d.checked=l?.[d.value]===!0;return l===void 0||K(l,Object.
fromEntries(a()))}}}if(n.kind==="ints"){let o=c("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(ne);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=de(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>ne(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var Vt=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),tn=pe(
(n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("div","kp-fields"),a=null,l=[],d=[[void 0,i("not set")],...n.forms.map(b=>[b.name,n.forms.length>1?
i(b.name):i("set")])],u=we(`${e}-form`,t,d,b=>{h(b),w(),f()}),p=c("p","kp-faint","");o.append(u.element,p,r);function h(b){a=n.forms.find(k=>k.name===b)||null,u.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let k of a?a.fields:[]){let E=gs(k,`${e}-${k.name}`,f),y=c("label",null,k.name+
(k.required?" *":""),{for:`${e}-${k.name}`});y.title=i(k.meaning),r.append(y,E.element,c("p","kp-faint",i(k.meaning))),l.push([k,E]),k.kind==="ints"&&k.required&&
m(E)}}function m(b){let k=c("button","kp-link",i("Draw new keys"),{type:"button"});k.addEventListener("click",()=>{b.show(Vt(30)),f()}),r.append(k)}function w(){
for(let[b,k]of l)b.required&&k.show(b.kind==="ints"?Vt(30):b.default??5)}function f(){if(!a)return s(void 0);let b=l.map(([k,E])=>[k.name,E.read()]);return s(Object.
fromEntries(b.filter(([,k])=>k!==void 0)))}let x=b=>b!==null&&typeof b=="object"&&!Array.isArray(b);return{element:o,show(b){if(b===void 0)return h(void 0);if(!x(
b))return!1;let k=Object.keys(b),E=v=>v.fields.filter(S=>k.includes(S.name)).length,y=n.forms.reduce((v,S)=>E(S)>E(v)?S:v);return E(y)<k.length?!1:(h(y.name),l.
every(([v,S])=>S.show(b[v.name])))},showDefault(){}}}),nn=pe((n,{id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=c("input","kp-wide",null,{id:`${e}-list`,
type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer numbers",{name:n.name}),autocomplete:"off"}),a=c("p","kp-faint",""),l=we(e,t,[[void 0,i("not set")],
["low","low"],["high","high"],["list",i("layers")]],u=>{r.hidden=u!=="list",u==="list"&&r.focus(),s(u==="list"?d():u)}),d=()=>{let u=r.value.split(/[\s,]+/).filter(
Boolean).map(ne);return u.length?u:void 0};return r.addEventListener("input",()=>s(d())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(u){let p=Array.isArray(
u);return!p&&!l.show(u)?!1:(p&&(l.show("list"),r.value=u.join(", ")),r.hidden=!p,!0)},showDefault(){},judged({layers:u}){a.textContent=u?i("This model has {coun\
t} layers; 0 is the input of the first.",{count:u}):""}}}),zt={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},sn=(n,{
id:e,nameId:t,change:s})=>{let o=c("div","kp-editor"),r=we(e,t,[[void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],
x=>{m(x),f()}),a=Qt({one:i("choice"),another:i("another choice"),remove:i("Remove this choice")},()=>f()),l=c("input","kp-wide kp-code",null,{type:"text",placeholder:"\
[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"false",autocomplete:"off","aria-label":i("Regular expression that the whole text must match")}),d=c("textarea","\
kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(zt,null,2),spellcheck:"false","aria-label":i("JSON schema")}),u=c("button","kp-link",i("Use an example"),
{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[d,u]},h;function m(x){h=x,r.show(h);for(let[b,k]of Object.entries(p))for(let E of k)E.hidden=b!==
h}function w(){if(h==="regex")return l.value||void 0;if(h==="choices"){let x=[...a.element.querySelectorAll("input")].map(b=>ye(b.value)).filter(Boolean);return x.
length?x:void 0}if(d.value.trim())try{return JSON.parse(d.value)}catch{return d.value}}function f(){let x=h&&w();s(x===void 0?void 0:{[h]:x})}return l.addEventListener(
"input",f),d.addEventListener("input",f),u.addEventListener("click",()=>{d.value=JSON.stringify(zt,null,2),f()}),o.append(r.element,...Object.values(p).flat()),
a.show([]),m(void 0),{element:o,show(x){let[b,k]=Object.entries(x||{})[0]||[];m(b in p?b:void 0),b==="choices"&&a.show(Xt(k)?k:[]),b==="regex"&&(l.value=G(k,1/0)),
b==="json_schema"&&(d.value=typeof k=="string"?k:JSON.stringify(k,null,2))},showDefault(){}}};var Qe=n=>Number.isInteger(n)&&n>=0,ee=n=>Array.isArray(n)&&n.length>0&&n.every(Qe),he=(n,e)=>Array.isArray(n)&&n.every(e),fe=n=>({options:[[n]]}),on=n=>({options:[
n]}),rn={token:{single:!0,flat:!0,read:n=>Qe(n)?[fe(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>Qe(n)?[fe(n)]:ee(n)?n.map(fe):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>ee(n)?n.map(fe):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>he(
n,ee)?n.map(on):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>he(n,e=>Array.isArray(e)&&e.length===2&&ee(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>he(n,e=>ee(e)||he(e,ee))?n.map(e=>({options:ee(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>he(n,e=>e&&(ee(e.phrase)||he(e.any_of,ee)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Ye(n,e,t,s){let o=c(n,"\
kp-token",null,s),r=c("span","kp-piece");return t!==void 0&&Ie(r,t),o.append(r,c("span","kp-id",String(e))),o}function bs(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return ee(e)&&e.every(Number.isSafeInteger)?e:null}async function ks(n,e){let t=ye(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let d=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&K(a[0],a[1])&&(d=[{when:i("everywhere"),tokens:a[0]}]);let u=bs(n),p=u?
await e.textsOf(u):[];if(u){let h=u.map(m=>[m,e.texts.get(m)]);d.unshift({when:u.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:d.filter(
h=>h.tokens.length),unknown:p}}function ws(n,{id:e,change:t,panel:s}){let o=rn[n.editor],r=c("div","kp-editor"),a=c("ul","kp-rows"+(o.flat?" kp-flat":"")),l=c("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),d=c(
"p","kp-faint",""),u=c("div","kp-offers",null,{"aria-live":"polite"});r.append(a,d,l,u);let p=[],h=null,m=0,w=null,f=()=>t(p.length?o.write(p):void 0);function x(v){
if(o.single)p=[fe(v[0][0])];else if(o.flat){let S=new Set(p.map(C=>C.options[0][0]));for(let C of v.flat())S.has(C)||p.push(fe(C))}else if(h)h.options.push(...v);else
for(let S of v)p.push(o.biased?{options:[S],bias:5}:on(S));h=null,l.value="",u.replaceChildren(),E(),f(),l.focus()}async function b(){let v=++m;if(!l.value)return u.
replaceChildren();let{ways:S,unknown:C,problem:A}=await ks(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(v!==m)return null;
if(u.replaceChildren(),A)return u.append(c("p","kp-faint",A));for(let B of S)u.append(k(B));let N=S.some(B=>B.tokens.length>1);if(!o.flat&&!o.alternatives&&S.length===
2){let B=c("button","kp-button",i("Add both"),{type:"button"});B.addEventListener("click",()=>x(S.map(F=>F.tokens.map(([W])=>W)))),u.append(B)}let P=C.length?[i(
"The model has no token {ids}.",{ids:C.join(", ")})]:[];return S.some(B=>B.alone)&&P.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&N&&P.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
P.length&&u.append(c("p","kp-faint",P.join(" "))),null}function k(v){let S=c("div","kp-offer");S.append(c("span","kp-when",v.when));let C=c("span","kp-chips");for(let[
A,N]of v.tokens)if(!o.flat)C.append(Ye("span",A,N));else{let P=N===void 0?i("Add token {id}",{id:A}):i("Add token {id}: {text}",{id:A,text:pt(N)}),B=Ye("button",
A,N,{type:"button","aria-label":P});B.addEventListener("click",()=>x([[A]])),C.append(B)}if(S.append(C),!o.flat){let A=c("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:v.when})});A.addEventListener("click",()=>x([v.tokens.map(([N])=>N)])),S.append(A)}return S}l.addEventListener(
"input",()=>{clearTimeout(w),w=setTimeout(b,120)}),l.addEventListener("keydown",v=>{v.key==="Enter"?(v.preventDefault(),clearTimeout(w),b().then(()=>u.querySelector(
"button")?.click())):v.key==="Escape"&&(v.stopPropagation(),l.value="",h=null,u.replaceChildren(),E())});function E(){a.replaceChildren(...p.map(y)),a.hidden=p.
length===0,d.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",d.hidden=!h;let v=p.flatMap(S=>S.options.flat()).filter(S=>!s.texts.
has(S));v.length&&s.textsOf(v).then(()=>{v.some(S=>s.texts.has(S))&&E()},()=>{})}function y(v,S){let C=c("li","kp-row");v.options.forEach((P,B)=>{B&&C.append(c(
"span","kp-or",i("or")));let F=c("span","kp-chips");for(let W of P)F.append(Ye("span",W,s.texts.get(W)));C.append(F)});let A=v.options[0].map(P=>s.texts.get(P)??
P).join("").trim();if(o.biased){let P=de({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:A}),value:""},B=>{v.bias=B,f()});P.value=v.bias??"",C.append(
c("span","kp-faint",i("bias")),P)}if(o.alternatives){let P=c("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:A})});
P.addEventListener("click",()=>{h=v,E(),l.focus()}),C.append(P)}let N=c("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:A})});return N.
addEventListener("click",()=>{p.splice(S,1),h===v&&(h=null),E(),f(),l.focus()}),C.append(N),C}return{element:r,label:e,show(v){let S=v===void 0?[]:o.read(v);return S===
null?!1:(p=S,h=null,E(),!0)},showDefault(){},modelChanged:E}}var an=Object.fromEntries(Object.keys(rn).map(n=>[n,pe(ws)]));var ve={...an,switch:Ut,number:ze,slider:ze,choice:Ht,text:Kt,strings:Zt,decay:en,fields:tn,layers:nn,structure:sn};var Xe=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],me=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",ge={error:"✕",warning:"▲",info:"ℹ"},be=n=>n.split(/(?<=_)/).flatMap(e=>[e,c("wbr")]),Te=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=c("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(ve[e.editor]||Yt)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=c(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...be(e.name)),this.source=c("span","kp-source"),this.standard=c("span","kp-standard"),this.back=c("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=c("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=c("div","kp-head"),d=c("span","kp-\
tools");d.append(this.control.beside||"",this.back,a),l.append(r,this.source,d),this.notes=c("div","kp-notes",null,{role:"status"}),this.idle=c("span","kp-idle");
let u=c("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});u.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,u);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",u.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=c("div","kp-help",null,
{hidden:""}),this.help.append(c("p",null,i(t.explanation)));let s=ys(t);if(s&&this.help.append(c("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(c("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(c("p",null,i(o)));
if(t.paper){let o=c("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=c("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=me(o)&&Xe(o),this.source.title=me(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let d=e.state.base[s],u=o==="changed"||d!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!u,this.back.textContent=u?"↺":"×";let[p,h]=this.wayBack(
u,d);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):G(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>Ze(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function Ze(n,e){let t=c("div",`kp-note k\
p-${n.severity}`);t.append(c("span","kp-sign",ge[n.severity],{"aria-hidden":"true"}));let s=c("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(c("strong",null,i(n.fix))," "),o){let a=c("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=c("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function ys(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var vs=["switch","choice"];function xs(n,{id:e,change:t}){if(n.slider_minimum===null)return ve.number(n,{id:e,change:t});let s=c("span","kq-number"),o=c("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=c("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),d(),t(l)});function d(){let u=l===void 0?a:l;r.textContent=u==null?"–":String(u),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(u){l=u,o.value=String(typeof u=="number"?u:a??n.slider_minimum),d()},showDefault(u){
a=typeof u=="number"?u:null,l===void 0&&this.show(void 0)}}}function Ss(n,{id:e,panel:t}){let s=c("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{He("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):G(o,18)},showDefault(){}}}var et=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?xs:vs.includes(t.editor)?ve[t.editor]:Ss;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=c(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=c("span","kq-sign","",{"aria-hidden":"true"}),this.element=c("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...be(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?ge[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=me(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Ae=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new et(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${ge[s?"error":"warning"]} ${t.length}`:""}};var xe=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function ln(n,e){let t=xe(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Es=(n,e)=>n.every(t=>xe(e).join(" ").includes(t));function cn(n,e){let t=xe(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:u})=>u.some(p=>ln(t,p)),o=ue.absent.filter(({words:u})=>u.includes(t.join(" "))),r=ue.elsewhere.filter(s),a=e.filter(u=>[u.name,u.group,i(u.group),...u.synonyms].
some(p=>ln(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=u=>[u.group,u.meaning,u.explanation],d=u=>[u.name,...u.synonyms,...l(u),
...l(u).map(p=>i(p))].join(" ");return{knobs:e.filter(u=>Es(t,d(u))),beside:r,absent:o}}function dn({text:n,id:e,inside:t}){let s=c("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=c("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let d=o(e)?.querySelector("input, texta\
rea, select");return!d?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(d?.scrollIntoView({block:"center"}),d?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var Ls=150,tt=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=ue.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{}},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==this.
text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}}}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.clear();for(let s of this.
rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.viewsOf(s))K(t.set[s],
this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,t,s){
t===void 0?delete this.state.set[e]:this.state.set[e]=t;for(let o of this.viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.
timer=setTimeout(()=>this.ask(),Ls)}apply(e,t){for(let[s,o]of Object.entries(e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(
s))r.control.show(this.state.set[s]),r.mark()}this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.
apply({[e]:t[e]!==void 0&&!K(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries(
[...t].map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?K(s[e],t[e])?"preset":"changed":this.verdict&&this.verdict.defaults[e]!==
void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.toPreset.disabled=_s(this.state.set,this.state.base),this.
toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.
question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=t;for(let s of this.rows.values())s.judged(t);
this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let t=this.chosen.model,s=JSON.parse(await this.server.split_words(
JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.
model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.parse(await this.server.split_words(JSON.stringify({model:t,
ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.
buildSearch(),this.buildSummary()),this.basic=c("section","kp-basic",null,{"aria-label":i("The knobs that matter most")});for(let s of this.knobs)s.basic&&this.
basic.append(this.row(s.name).element);e.append(this.basic);for(let s of ue.groups){let o=this.knobs.filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===
s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=c("details","kp-group kp-effective");let t=c("summary",null,i("Effective config"));this.effectiveTable=
c("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(
this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Te(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,t,s){let o=c("details","kp-group",
null,{"data-group":e}),r=c("summary",null,i(e)),a=c("span","kp-count");r.append(a);let l=c("div","kp-body");o.append(r,l);let d={element:o,count:a,knobs:t,fill:()=>{
if(l.childElementCount)return;s.length&&l.append(d.above=this.buildAbove(s));let u=t.filter(p=>p.managed_because);for(let p of t)p.managed_because||l.append(this.
row(p.name).element);for(let p of u){let h=c("p","kp-meaning kp-managed",null,{"data-knob":p.name});h.append(c("code",null,p.name)," "+i(p.managed_because)),l.append(
h)}}};return o.addEventListener("toggle",()=>{o.open&&d.fill(),this.verdict&&this.summarise()}),this.groups.set(e,d),o}buildAbove(e){let t=c("p","kp-meaning kp-\
above",i("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=c("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:s})});
r.append(...be(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(
t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.
element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-found"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){
let e=c("div","kp-search",null,{role:"search"});return this.search=c("input",null,null,{type:"search",placeholder:i("Search {count} knobs",{count:this.knobs.length}),
"aria-label":i("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=c("span","kp-faint","",{role:"status"}),this.beside=
c("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=xe(this.search.value).length>0,{knobs:t,beside:s,absent:o}=cn(this.
search.value,this.knobs),r=u=>t.includes(u),a=u=>{let p=this.rows.get(u.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${u.name}"]`);p&&(p.hidden=
!r(u))};this.knobs.filter(u=>u.basic).forEach(a);for(let u of this.groups.values()){let p=u.knobs.some(r);u.wasOpen??=e?u.element.open:void 0,e&&p&&u.fill(),u.knobs.
forEach(a),u.above&&(u.above.hidden=e),u.element.hidden=!p,e?u.element.open=p:u.wasOpen!==void 0&&(u.element.open=u.wasOpen,u.wasOpen=void 0)}let l=s.length||o.
length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),d=z(t.length,"{count} knob","{count} knobs");this.found.textContent=
e?t.length?d:l:"",this.beside.replaceChildren(...s.map(dn),...o.map(({text:u})=>c("p","kp-faint",i(u)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=c("div","kp-summary"),this.general=c("div","kp-notes",null,{role:"status"}),this.headline=c("p","kp-headline",""),this.chips=c("div","kp-differing");
let e=c("div","kp-foot");return this.toPreset=c("button","kp-link",i("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=c("button","kp-link",i("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.
verdict,o=e.length?z(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):i("No knobs differ from the m\
odel's defaults."),r=i(s),a=c("strong",null,r[0].toUpperCase()+r.slice(1),{title:i("The strategy that these settings choose")});this.headline.replaceChildren(a,
` · ${o}`),this.chips.replaceChildren(...e.map(d=>{let u=this.sourceOf(d),p=c("button","kp-chip",d,{type:"button","data-source":u,title:i("Go to this knob ({so\
urce})",{source:me(u)})}),h=this.verdict.notes[d]||[],m=h.some(w=>w.severity==="error")?"error":h.length?"warning":"";return m&&p.append(c("span",`kp-${m}`,ge[m],
{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(d)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([d,u])=>{let p=this.
groupOf(d);return this.byName.has(d)?p&&!p.element.open?u.filter(h=>h.severity==="error"):[]:u})];this.general.replaceChildren(...l.map(d=>Ze(d,this)));for(let{
knobs:d,count:u}of this.groups.values()){let p=d.filter(m=>this.state.set[m.name]!==void 0).length,h=d.filter(m=>this.verdict.notes[m.name]).length;u.textContent=
[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),t=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let s=c("table"),o=c("tr");o.append(...[i("knob"),i("value"),i("source")].map(l=>c("th",null,l,{scope:"col"})));let r=c("tbody");
for(let{name:l,value:d,source:u,ignored:p}of t){let h=c("tr",null,null,{"data-source":u}),m=c("td"),w=c("button","kp-link kp-name",null,{type:"button","aria-lab\
el":i("Go to {name}",{name:l})});w.append(...be(l)),w.addEventListener("click",()=>this.jump(l)),m.append(w);let f=c("td","kp-value",G(d,60));p&&f.append(c("spa\
n","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(m,f,c("td",null,Xe(u))),r.append(h)}let a=c("thead");a.append(o),s.append(a,r),this.effectiveTable.
replaceChildren(s)}},_s=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>K(n[s],e[s])),st=new Map,nt=new Map;function un({element:n,props:e,server:t,
watch:s},o){let r=new tt(n.querySelector(".kp"),{props:e,server:t,watch:s},o);st.set(o.name,r),mn(o.name),nt.has(o.name)&&r.follow(nt.get(o.name))}function pn(n,e){
nt.set(n,e),st.get(n)?.follow(e)}var hn=new Map;function fn({element:n},{name:e,essential:t}){hn.set(e,{element:n,essential:t}),mn(e)}function mn(n){let[e,t]=[st.
get(n),hn.get(n)];!e||!t||(e.quick=new Ae(t.element,e,t.essential),e.verdict&&e.quick.judged(e.verdict))}var Os={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function gn(n,e,t){let s=f=>n.
querySelector(f),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
d={},u="",p=!1;function h([f,x]){let b=document.createElement("label"),k=document.createElement("input"),E=document.createElement("code");return E.textContent=f,
k.type=x==="bool"?"checkbox":"text",b.dataset.kind=x,b.append(...x==="bool"?[k,E]:[E,k]),x!=="bool"&&(k.placeholder=i("as the template has it")),k.addEventListener(
x==="bool"?"change":"input",()=>{let y=x==="bool"?k.checked:k.value,v={...e().arguments,[f]:y};(y===""||y===d[f])&&delete v[f],e().arguments=v,w(),t()}),b}function m(f,[
x,b]){let k=f.querySelector("input"),E=e().arguments[x];if(b==="bool"){let y=E??d[x];k.checked=y===!0||y==="true",k.indeterminate=y===void 0,f.title=E!==void 0?
i("Set here."):y===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else k.value!==String(E??"")&&(k.value=String(E??""))}
function w(){let{reads:f,arguments:x,kind:b,on:k}=e(),E=f?.arguments||[],y=E.length||f?.tools||f?.documents,v=E.filter(([C])=>C in x).length+["tools","documents"].
filter(C=>f?.[C]&&e()[C].trim()).length;o.hidden=!y,o.textContent=v?i("Template arguments ({count})",{count:v}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!y||!p||b!=="chat"||!k;let S=JSON.stringify(E);S!==u&&(u=S,a.replaceChildren(...E.map(h))),E.forEach((C,A)=>m(a.children[A],C));for(let[
C,A]of Object.entries(l))A.closest("label").hidden=!f?.[C],A.value!==e()[C]&&(A.value=e()[C])}o.addEventListener("click",()=>{p=!p,w(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[f,x]of Object.entries(l))x.placeholder=Os[f],x.addEventListener("input",()=>{e()[f]=x.value,w(),t()});return{
draw:w,tell(f){d=f||{},w()}}}var Cs=250,ot=["user","assistant","system"];function bn({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");Q(r);let a=T=>r.querySelector(
T),[l,d,u]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),m=a(".gp-begins textarea"),w=a(".gp-continue input"),f={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},x={prompt:"",model:""},b="",k=!1,E=!1,y="p\
lain true";function v(T){let M={};try{M=JSON.parse(T||"{}")}catch{}f={...f,...M,turns:(M.turns||f.turns).map(R=>({...R}))}}function S(){b=JSON.stringify(f),e.value=
b,C()}function C(){let T=`${f.kind} ${f.on}`;if(T===y)return $({});y=T,s("turned",{})}let A=gn(r,()=>f,S);function N(){A.draw(),r.hidden=f.kind==="plain",a(".gp\
-chat").hidden=f.kind!=="chat",a(".gp-source").hidden=f.kind!=="source",a(".gp-messages").hidden=a(".gp-acts").hidden=!f.on,a(".gp-system").hidden=!f.system&&!k,
a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!f.on||!f.begins&&!E,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=
!!x.prompt||f.turns.at(-1)?.role!=="assistant",w.checked=f.continues;for(let[T,M]of[[l,f.on],[d,!f.on]])T.setAttribute("aria-checked",String(M)),T.title=T===l?i(
"The model’s own template wraps your words in markers that say whose turn it is."):i("The model continues your words as they stand: no template, no system mes\
sage, no earlier turns."),T.tabIndex=M?0:-1;for(let[T,M]of[[p,f.system],[h,f.target],[m,f.begins]])T.value!==M&&(T.value=M);for(;u.children.length>f.turns.length;)
u.lastElementChild.remove();for(;u.children.length<f.turns.length;)u.append(P());f.turns.forEach(B),a(".gp-clear").hidden=!f.turns.length,a(".gp-reply").hidden=
a(".gp-reply").disabled}function P(){let T=document.createElement("li"),M=document.createElement("select"),R=document.createElement("textarea"),J=document.createElement(
"button"),V=()=>[...u.children].indexOf(T);return R.rows=1,J.type="button",J.textContent="✕",M.addEventListener("change",()=>{f.turns[V()].role=M.value,N(),S()}),
R.addEventListener("input",()=>{f.turns[V()].content=R.value,S()}),J.addEventListener("click",()=>{let g=V();f.turns.splice(g,1),N(),S(),(u.children[Math.min(g,
f.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),T.append(M,R,J),T}function B({role:T,content:M},R){let J=u.children[R],[V,g,O]=J.children,L=ot.
includes(T)?ot:[...ot,T];(V.options.length!==L.length||V.options[L.length-1].value!==L.at(-1))&&V.replaceChildren(...L.map(D=>new Option(D,D))),V.value=T,g.value!==
M&&(g.value=M),J.dataset.role=T;let q=R+1;V.setAttribute("aria-label",i("Role of turn {number}",{number:q})),g.setAttribute("aria-label",i("Text of turn {number\
}, {role}",{number:q,role:T})),O.title=i("Remove turn {number}",{number:q}),O.setAttribute("aria-label",O.title)}function F(T){f.on=T,N(),S(),(T?l:d).focus()}l.
addEventListener("click",()=>F(!0)),d.addEventListener("click",()=>F(!1)),a(".gp-switch").addEventListener("keydown",T=>{T.key.startsWith("Arrow")&&(T.preventDefault(),
F(!f.on))}),p.addEventListener("input",()=>{f.system=p.value,S()}),h.addEventListener("input",()=>{f.target=h.value,S()}),m.addEventListener("input",()=>{f.begins=
m.value,S()}),w.addEventListener("change",()=>{f.continues=w.checked,S()}),a(".gp-add-system").addEventListener("click",()=>{k=!0,N(),p.focus()}),p.addEventListener(
"blur",()=>{k=!1,N()}),a(".gp-begin").addEventListener("click",()=>{E=!0,N(),m.focus()}),m.addEventListener("blur",()=>{E=!1,N()}),a(".gp-add").addEventListener(
"click",()=>{f.turns.push({role:f.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),N(),S(),u.lastElementChild.querySelector("textarea").focus()}),a("\
.gp-clear").addEventListener("click",()=>{Object.assign(f,{turns:[],continues:!1,begins:""}),N(),S(),a(".gp-add").focus()}),a(".gp-reply").addEventListener("cli\
ck",()=>s("reply",{}));let W=0,_=null,j=null;function $(T){x={...x,...T},"prompt"in T&&N(),clearTimeout(_),j&&(_=setTimeout(te,Cs))}async function te(){let T=++W,
M=f.kind==="chat"&&f.on,R=null;if(M)try{R=JSON.parse(await t.render_messages(JSON.stringify({...x,value:b})))}catch(J){console.warn("Generation Playground: the \
template could not be asked.",J)}T===W&&(j.setWritten(R),A.tell(R?.defaults))}window.GenerationPlaygroundPrompt=T=>{n.isConnected&&$(T)},I(T=>{j=T.log("main"),j.
answers.without=()=>s("without",{}),j.subscribe(r,M=>{if(!M.status&&!M.run)return;let{started:R,finished:J}=j;a(".gp-reply").disabled=!(J&&J.sequences.length&&R&&
R.request.messages),N()}),$({})}),o("value",()=>{e.value!==b&&(v(e.value),N(),b=e.value,C())}),v(e.value),N(),b=e.value,C()}var kn=n=>n.num_accepted+(n.next_token_id===null?0:1);function wn(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Ts="F8",re={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:Ps},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"}},As={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Ne={PageDown:1,
PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,End:1/0},Ns=new Set(["PageDown","PageUp"]);function Ps(n){let e=n.newest;return!n.denoises&&!!((n.started?.processors||
[]).length||e?.distribution?.stages.length)}var H=null,rt=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,this.place=0,this.line=0,this.
hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.build(),t.subscribe(e,s=>this.follow(s))}get isOpen(){return this.picture!==""}build(){
let e=(o,r,a,l={})=>{let d=c("button",o,r,{type:"button",...l});return d.addEventListener("click",a),d},t=c("div","gp-stage-pictures",null,{role:"group","aria-l\
abel":i("Pictures of this run")});this.buttons=new Map(Object.entries(re).map(([o,{key:r,title:a}])=>{let l=e("","",()=>this.show(o),{"aria-keyshortcuts":r});return l.
append(c("kbd","",r)," ",a()),t.append(l),[o,l]})),this.question=c("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.
hides),{"aria-keyshortcuts":"H","aria-pressed":"false"}),this.hider.append(c("kbd","","H")," ",i("Hide what comes"));let s=e("gp-stage-leave","",()=>this.leave(),
{"aria-keyshortcuts":"Escape"});s.append(c("kbd","","Esc")," ",i("Leave")),this.root.append(c("h1","gp-stage-name",i("The stage")),t,this.question,e("gp-stage-s\
tep","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-keyshortc\
uts":"PageDown"}),this.hider,s)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.body.dataset.view||"one",this.viewBefore!==
"one"&&document.getElementById("view-one-button")?.click(),this.root.hidden=!1,document.body.classList.add("gp-projected"),this.show(this.offered[0]),this.hiddenBefore=
this.log.hideFrom,this.hiddenBefore!==null&&this.hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.
hide(this.hiddenBefore),this.picture="",this.root.hidden=!0,delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.viewBefore!==
"one"&&document.getElementById(`view-${this.viewBefore}-button`)?.click(),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(
".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.focus({preventScroll:!0})}get offered(){return Object.keys(re).filter(e=>re[e].isThere(this.log))}show(e){
this.offered.includes(e)&&(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).focus({preventScroll:!0}))}follow(e){
this.isOpen&&(e.run&&(this.hiddenBefore=null,this.place=this.line=0),this.offered.includes(this.picture)?this.draw():this.show(this.offered[0]))}draw(){let{offered:e,
picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=t==="canvas",this.hider.
setAttribute("aria-pressed",String(s));let o=this.asks;document.body.toggleAttribute("data-asks",o),X(this.question,o?i("Which token comes next, as token {numbe\
r}?",{number:this.seen+1}):""),requestAnimationFrame(()=>document.querySelector(As[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){
return this.hides&&this.place%2===0&&this.place<2*this.length+(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;
return e.usesBeams?e.prompts[0].steps.length:wn(e.allLines()[this.line]?.last??null).length}hide(e){if(e===this.hides||this.picture==="canvas"&&e)return;let{log:t}=this;
if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?
2*s.index+1:0,t.usesBeams&&yn(re.beamtree.slider,1/0),this.lookAtLast()}else t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(
e.usesBeams?null:e.lines()[this.line]?.last??null)}go(e){let{log:t,picture:s}=this;this.hides?this.goHidden(e):re[s].slider?yn(re[s].slider,e):s==="drafts"?this.
goRound(e):e===-1/0?t.select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Se(s+e,1,o)-
1;else if(this.picture==="drafts"){let r=t.rounds.map(l=>l.start+kn(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Se(a+e,-1,r.length-1)]??0)-
1}else this.place=Se(this.place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?
s.draft.round.index+e:0,r=t.rounds[Se(o,0,t.rounds.length-1)];t.select(0,r.start)}},Se=(n,e,t)=>Math.max(e,Math.min(t,n));function yn(n,e){let t=document.querySelector(
n);t&&(t.value=String(Se(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(new Event("input",{bubbles:!0})))}function vn({element:n}){I(e=>{H=new rt(
n.querySelector(".gp-stage"),e.log("main"))})}function xn(){document.addEventListener("click",({target:n})=>{n.closest(".gp-present")&&H?.enter()}),document.addEventListener(
"keydown",n=>{!H||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[open], .gp-alone")||qs(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},
!0)}function qs(n,e){if(n===Ts)H.isOpen?H.leave():H.enter();else if(H.isOpen)if(n==="Escape")H.leave();else if(Ns.has(n))H.go(Ne[n]);else{if(e.closest("input, s\
elect, textarea")||n in Ne&&e.closest(".gp-pane"))return!1;if(n in Ne)H.go(Ne[n]);else if(n.toLowerCase()==="h")H.hide(!H.hides);else{let t=H.offered.find(s=>re[s].
key===n);if(!t)return!1;H.show(t)}}else return!1;return!0}function Sn({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),d=n.querySelector("span"),u="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");d.textContent!==h&&(d.textContent=h);let m=JSON.stringify(e.choices);if(m!==u){u=m;let w=new Map;for(let[
f,x]of e.choices){let b=o[x]??r;w.has(b)||w.set(b,[]);let k=b&&x!==a;w.get(b).push(new Option(k?f:i(f),x))}l.replaceChildren(...[...w].flatMap(([f,x])=>{if(!f)return x;
let b=document.createElement("optgroup");return b.label=i(f),b.append(...x),[b]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var En="generation-playground.tour";function Ln({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=c("p","gp-offer"),a=c("button","gp-take",
i("Take the tour"),{type:"button"}),l=c("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let d=c("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[u,p,h]=[c("h2","","",{id:"tour-title",tabindex:"-1"}),c("p"),c("span","gp-count")],m=c("button","",i("\
Back"),{type:"button"}),w=c("button","gp-next",i("Next"),{type:"button"}),f=c("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),x=c("d\
iv","gp-foot");x.append(h,m,w),d.append(f,u,p,x),t.append(r,d),r.hidden=js(),a.addEventListener("click",()=>b(0)),l.addEventListener("click",y),f.addEventListener(
"click",y),m.addEventListener("click",()=>b(s-1)),w.addEventListener("click",()=>s===e.length-1?y():b(s+1)),d.addEventListener("keydown",v=>{v.key==="Escape"&&y()}),
window.addEventListener("resize",E),window.addEventListener("scroll",E,{passive:!0,capture:!0});function b(v){r.hidden=!0,s=v;let S=e[s];k(document.querySelector(
S.at)),d.hidden=!1,u.textContent=i(S.title),p.textContent=i(S.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),m.hidden=s===0,w.textContent=
i(s===e.length-1?"Done":"Next");let C=o?.getBoundingClientRect();C&&(C.top<0||C.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),E(),u.focus({preventScroll:!0})}
function k(v){o?.classList.remove("gp-pointed-at"),o=v,o?.classList.add("gp-pointed-at")}function E(){if(d.hidden||!o)return;let v=o.getBoundingClientRect(),{offsetWidth:S,
offsetHeight:C}=d;if(v.left>S+24&&v.height>240){d.style.top=`${Math.max(8,Math.min(v.top+8,innerHeight-C-8))}px`,d.style.left=`${v.left-S-12}px`;return}let A=Math.
min(v.bottom,innerHeight*.55)+10,N=A+C<=innerHeight-8?A:Math.max(8,Math.min(v.top,innerHeight)-C-10);d.style.top=`${N}px`,d.style.left=`${Math.max(8,Math.min(v.
left+16,innerWidth-S-8))}px`}function y(){let v=d.contains(document.activeElement)||r.contains(document.activeElement);k(null),d.hidden=r.hidden=!0;try{localStorage.
setItem(En,"seen")}catch{}v&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function js(){try{return localStorage.getItem(En)==="seen"}catch{
return!0}}var Pe=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=c("ol","gp-lessons");for(let o of e){let r=c("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(c("b","",a+i(o.title)),c("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(c("small","",[z(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let d=c("li");d.append(r),t.append(d)}let s=c("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),c("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=c(
"div","gp-lesson-head"),s=c("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,moved:d}){this.root.setAttribute("aria-busy",String(!a));let u=e.steps[t],
p=t===e.steps.length-1,h=ke(i("All lessons"),"gp-plain",()=>this.actions.list()),m=c("h2","",i(e.title)),w=c("p","gp-step-place",i("Step {number} of {count}",{number:t+
1,count:e.steps.length}),{tabindex:"-1"}),f=c("div","gp-lesson-body");f.append(..._n(i(u.text))),u.predict&&f.append(this.prediction(u.predict,s,a,l));let x=u.predict&&
s===void 0;if(u.task){let P=c("p","gp-task");P.append(c("b","",o?"✓ ":"➜ "),i(u.task)),x&&P.append(c("span","gp-first"," "+i("Predict first."))),f.append(P)}
let b=c("div","gp-found",null,{"aria-live":"polite"});l&&!x&&b.append(...this.verdict(u,l)),f.append(b);let k=c("div","gp-lesson-foot"),E=ke(i("Back"),"",()=>this.
actions.go(t-1));E.disabled=t===0;let y=o||!u.task&&!x,v=ke(p?i("All lessons"):y?i("Next"):i("Skip"),y?"gp-next":"",()=>p?this.actions.list():this.actions.go(t+
1));k.append(E,v);let S=c("div","gp-lesson-more");if(e.steps.some(({sets:P})=>P)){let P=c("input","",null,{type:"checkbox"});P.checked=r,P.addEventListener("cha\
nge",()=>this.actions.ownModel(P.checked));let B=c("label");B.append(P," ",i("with the model that I have chosen")),S.append(B),u.sets&&S.append(ke(i("Set the pa\
ge again"),"gp-plain",()=>this.actions.again()))}let C=new URLSearchParams({lesson:e.name,step:String(t+1)});S.append(c("a","gp-link",i("Link to this step"),{href:`\
?${C}`,target:"_blank"}));let A=this.root.contains(document.activeElement),N=A?Ms(document.activeElement):null;this.root.replaceChildren(this.head([h]),m,w,f,k,
S),this.point(u.at),d?w.focus({preventScroll:!0}):A&&(N&&this.root.querySelector(N)||w).focus({preventScroll:!0}),d?this.root.scrollTop=0:l&&b.scrollIntoView({block:"\
nearest"})}prediction({question:e,answers:t,number:s},o,r,a){let l=c("fieldset","gp-predict");l.append(c("legend","",i(e)));let d=o!==void 0;if(s){let u=c("form",
"gp-number"),p=c("input","",null,{type:"number",step:"any",required:"","aria-label":i(e)});d&&(p.value=String(o)),p.disabled=d||!r;let h=c("button","gp-send",i(
"Predict"),{type:"submit"});h.disabled=d||!r,u.addEventListener("submit",m=>{m.preventDefault(),Number.isFinite(p.valueAsNumber)&&this.actions.guess(p.valueAsNumber)}),
u.append(p,h),l.append(u)}return t.forEach((u,p)=>{let h=ke("","gp-answer",()=>this.actions.guess(p)),m=o===p,w=!!a?.done,f=w&&a.expected===p;if(w&&d&&!m&&!f)return;
let x=f?"✓ ":m?w?"✗ ":"● ":"○ ";h.append(c("span","gp-sign",x,{"aria-hidden":"true"}),i(u)),h.setAttribute("aria-pressed",String(m)),h.disabled=d||!r,l.
append(h)}),l}verdict(e,{done:t,right:s,why:o,shown:r,claim:a,then:l,recorded:d,wishes:u}){if(!t)return[c("p","gp-open",i("This run does not do it yet.")),Bs(u)];
let p=[];if(s!==null){let h=c("p",s?"gp-right":"gp-wrong");h.append(c("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It came out otherwise."))," ",i(o)),p.push(
h)}if(a){let h=c("p","gp-claim"),m=r?i("This run shows it:"):r===null?i("This run cannot tell:"):i("This run does not show it:");h.append(c("b","",`${r?"✓":"○"}\
 ${m}`)," ",i(a)),p.push(h),!r&&d&&p.push(ke(i("Show a recorded run that does"),"gp-recorded",()=>this.actions.recorded()))}return i(l)&&p.push(..._n(i(l))),p}remind(){
let e=this.root.querySelector(".gp-found");e&&X(e,i("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||
(this.pointed?.classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&
t.scrollIntoView({block:"center"})}};function ke(n,e,t){let s=c("button",e,n,{type:"button"});return s.addEventListener("click",t),s}function Ms(n){for(let e of[
"gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}function Bs(n){let e=c("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>c("l\
i",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var _n=n=>n.split(`
`).map(e=>c("p","",e));var qe="generation-playground.lessons",Is={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},Rs=matchMedia("(\
max-width: 899px)");function On({element:n,props:e,trigger:t,watch:s},{lessons:o}){let r=Ds(),a=null,l=0,d=null,u=!1,p=!1,h=new Pe(n.querySelector(".gp-lesson"),
{list:()=>b(),choose:_=>E(_),go:_=>C(_),guess:_=>{m().guesses[l]=_,W(),P(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...f(),guess:_}})),w().
task||N()},recorded:()=>t("recorded",f()),ownModel:_=>{m().ownModel=_,W(),A()},again:()=>{delete m().guesses[l],d=null,W(),A(),P()},close:()=>v()}),m=(_=a.name)=>r.
lessons[_]??={at:0,done:[],guesses:{}},w=()=>a.steps[l],f=()=>({lesson:a.name,step:l}),x=()=>a&&document.body.hasAttribute("data-lesson-locked");function b(){x()||
(a&&S(),h.drawList(o.map(_=>({..._,...k(_)}))),y())}function k({name:_,steps:j}){let{done:$=[],at:te=0}=r.lessons[_]||{};return{done:$.length,over:$.length>=j,begun:!!r.
lessons[_],at:te}}function E(_,j=!1){p=j,t("chosen",{lesson:_})}function y(){h.root.hidden=!1,document.body.toggleAttribute("data-lesson",!0)}function v(){x()||
(a&&S(),h.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector("button[data-lessons]")?.focus({preventScroll:!0}))}function S(){
h.point(""),a=null,r.open="",W(),t("left",{})}function C(_){l=Math.max(0,Math.min(a.steps.length-1,_)),m().at=l,d=null,W(),A(),P({moved:!0}),!w().task&&(!w().predict||
m().guesses[l]!==void 0)&&N()}function A(){let _=p;p=u=!1,document.body.dataset.view!==w().view&&document.getElementById(`view-${w().view}-button`)?.click(),t("\
entered",{...f(),own_model:!!m().ownModel,keep:_})}function N(){t("judged",{...f(),guess:m().guesses[l]??null})}function P({moved:_=!1}={}){let{guesses:j,done:$,
ownModel:te}=m();h.drawStep({lesson:a,at:l,guess:j[l],done:$.includes(l),ownModel:!!te,isReady:u,judgement:d,moved:_})}s("value",()=>{let _=JSON.parse(e.value||
"null");_&&(_.kind==="lesson"?(a=_.lesson,r.open=a.name,y(),C(k({name:a.name,steps:a.steps.length}).over?0:m().at)):a&&_.kind==="ready"&&_.step===l?(u=!0,P()):a&&
_.kind==="judgement"&&_.step===l&&(d=_,_.done&&!m().done.includes(l)&&m().done.push(l),W(),P(),_.done&&w().task&&Rs.matches&&document.querySelector("#pane-token\
s")?.scrollIntoView()))}),I(_=>{let j=_.log("main"),$=0;j.subscribe(n,()=>{!j.finished||j.turn===$||($=j.turn,B(j.recorded))});for(let[te,T]of Object.entries(Is)){
let M=_.group(te),R=M.turn;M.subscribe(n,()=>{M.turn===R||!T(M)||(R=M.turn,B(!1))})}});function B(_){a&&(w().predict&&m().guesses[l]===void 0&&!_?h.remind():N())}
document.addEventListener("click",_=>{_.target.closest("button[data-lessons]")&&(h.root.hidden?b():v())}),document.addEventListener("gp-open-lesson",_=>{let{lesson:j,
step:$}=_.detail;a?.name!==j&&(m(j).at=$-1,E(j))});let F=new URLSearchParams(location.search).get("lesson");if(F&&o.some(({name:_})=>_===F)){let _=Number(new URLSearchParams(
location.search).get("step"));_>=1&&(m(F).at=Math.floor(_)-1),E(F)}else o.some(({name:_})=>_===r.open)&&E(r.open,!0);function W(){try{localStorage.setItem(qe,JSON.
stringify({lessons:r.lessons})),sessionStorage.setItem(qe,r.open)}catch{}}}function Ds(){try{let{lessons:n}=JSON.parse(localStorage.getItem(qe)||"{}");return{lessons:$s(
n),open:sessionStorage.getItem(qe)||""}}catch{return{lessons:{},open:""}}}function $s(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.entries(
n||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function Cn({trigger:n}){I(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function Tn({props:n,trigger:e,watch:t}){I(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var Fs=250;function An({element:n,props:e,trigger:t,watch:s}){I(o=>{let r=o.log("main"),a=new Map,l=null;function d(){let{given:h,only_given:m,config:w={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&m||w.max_new_tokens===(h||[]).length+1}let u=h=>(h&&h.watched||[]).map(({token_id:m})=>m);function p(h,m,w,f){
r.asked={turn:r.turn,kind:h,ids:w,...f};let{last:x,stopReason:b}=m;t("go",{kind:h,ids:w,stop:b,watched:u(x),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:m}){if(h.isPrompt)return;let w=[...r.idsTo(h).slice(0,-1),m],f=r.lastOf(h),x=f===h&&d()?"choose":"branch";p(x,{last:f},w,{at:h.
index,from:h.chosen.text,on:m===h.chosen.token_id})},more(){let h=r.current(),m=h&&r.lineOf(h);if(!m||!m.last)return t("start",{});p("more",m,r.idsTo(m.last),{at:m.
last.index+1})},look({line:h,text:m}){let{last:w}=r.lines()[h]||{},f=w?r.idsTo(w):[];t("look",{line:h,text:m,ids:f,watched:u(w),turn:r.turn,started:r.startedLine()})},
save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),Fs)}}),r.subscribe(n,h=>{if(h.run)for(let{line:m,lists:w}of a.
get(r.turn)||[])r.addWatched(m,w)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");a.has(h.turn)||a.set(h.turn,[]),a.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var Ws="generation-playground",Nn="generation-playground.keep-history",Js=20,Gs=5e6,Us=3e7,Pn=90;function qn({element:n,props:e,trigger:t,watch:s}){let o=n.querySelector(
".gp-history");Q(o);let r=new U,a=g=>o.querySelector(g),l=a(".gp-keep input"),d=a(".gp-clear"),u=[],p=new Map,h=null,m=null,w=null,f=null;function x(){return f??=
new Promise((g,O)=>{let L=indexedDB.open(Ws,1);L.onupgradeneeded=()=>{L.result.createObjectStore("runs",{keyPath:"id"}),L.result.createObjectStore("logs")},L.onsuccess=
()=>g(L.result),L.onerror=L.onblocked=()=>O(L.error)})}async function b(g,O){let L=(await x()).transaction(["runs","logs"],g);return new Promise((q,D)=>{let ie=O(
L.objectStore("runs"),L.objectStore("logs"));L.oncomplete=()=>q(ie&&ie.result),L.onerror=L.onabort=()=>D(L.error)})}function k(){try{return(localStorage.getItem(
Nn)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let E=Promise.resolve();function y(g){return E=E.then(g).then(()=>_(""),O=>{console.warn("Generation Playgroun\
d: the history could not be kept.",O),_(i("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then(R),E}async function v(){
let g=[...p.values()].map(([L])=>L).sort((L,q)=>q.id-L.id);u=g;let O=k()?await b("readonly",L=>L.getAll()):[];u=[...g,...O.filter(L=>!p.has(L.id))].sort((L,q)=>q.
id-L.id)}async function S(){for(let[g,[O,L]]of p)await b("readwrite",(q,D)=>{L!==null&&D.put(L,g),q.put(O)}),p.delete(g)}async function C(g){g.forEach(O=>p.delete(
O)),u=u.filter(O=>!g.includes(O.id)),k()&&await b("readwrite",(O,L)=>g.forEach(q=>{O.delete(q),L.delete(q)}))}async function A(){let g=0,O=u.filter((L,q)=>(g+=L.
size)>Us||q>=Js);O.length&&await C(O.map(L=>L.id))}let N=async g=>p.has(g)?p.get(g)[1]:b("readonly",(O,L)=>L.get(g));async function P(){for(let g of await b("re\
adonly",O=>O.getAll()))p.has(g.id)||p.set(g.id,[g,await N(g.id)??null]);await b("readwrite",(g,O)=>{g.clear(),O.clear()})}function B(){if(!h||!m||m.turn!==h.turn||
!m.finished)return;let{turn:g,replaces:O,...L}=h;h=null;let q=m.text,D=q.length<=Gs,ie={id:g,time:Date.now(),...L,seed:m.started.seed,tokens:m.finished.num_tokens,
end:T(m.finished.sequences[0]?.text??"",Pn),size:D?q.length:0};p.set(g,[ie,D?q:null]),y(async()=>{O&&await C([O]),await v(),k()&&await S(),await A()})}let F=({request:g,
seed:O,preset:L})=>({request:g,seed:O,preset:L});async function W(g){let O=await N(g.id).catch(()=>null);if(!O)return _(i("This run is no longer in the browser’\
s storage."));t("look",{log:O,...F(g)})}let _=g=>{a(".gp-note").textContent=g};function j(g,O,L){let q=document.createElement(g);return q.textContent=O,L&&(q.className=
L),q}function $(g,O,L,q){let D=j("button",g);return D.type="button",D.setAttribute("aria-label",O),D.title=q||(g===O?"":O),D.disabled=!!q,D.addEventListener("cl\
ick",L),D}function te(g){let O={month:"short",day:"numeric"},L={hour:"2-digit",minute:"2-digit"},q=new Date(g).toDateString()===new Date().toDateString();return new Date(
g).toLocaleString([],q?L:{...O,...L})}function T(g,O){let L=Array.from(g);return L.length<=O?g:`…${L.slice(-O).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function M(g){
let O=document.createElement("li");O.dataset.run=g.id;let L=j("div","","gp-what"),q=te(g.time),D=String(g.prompt||""),ie=g.tokens>=0?z(g.tokens,"{count} token",
"{count} tokens"):"",Un=[q,g.strategy,g.model,`seed ${g.seed}`,ie];L.append(j("span",T(D,Pn)||i("(no prompt)"),"gp-prompt")),g.end&&L.append(j("span",g.end,"gp-\
end")),L.append(j("span",Un.filter(Boolean).join(" · "),"gp-facts"));let lt=j("div","","gp-acts"),je={when:q,text:T(g.end||D,40)},Hn=g.size?"":i("Too long to b\
e kept. Its settings can be loaded.");return lt.append($(i("View"),i("View the run of {when}: {text}",je),()=>W(g),Hn),$(i("Load settings"),i("Load settings of \
the run of {when}: {text}",je),()=>t("start",F(g))),$("✕",i("Remove the run of {when}: {text}",je),()=>y(()=>C([g.id])))),O.append(L,lt),O}function R(){let g=a(
"li button:focus"),O=g&&[g.closest("li").dataset.run,[...g.parentNode.children].indexOf(g)];a(".gp-hint").textContent=u.length?"":i("Your runs will be listed he\
re, to look at again or to start from."),a(".gp-till").textContent=k()?"":i("(now: only until this page is closed)"),a(".gp-runs").replaceChildren(...u.map(M)),
O&&(a(`li[data-run="${O[0]}"] .gp-acts`)?.children[O[1]]||a(".gp-keep input")).focus(),d.hidden=!u.length,l.checked=w??k(),J()}function J(){d.textContent=i("Cle\
ar history"),d.dataset.sure=""}d.addEventListener("click",()=>{d.dataset.sure?y(()=>C(u.map(g=>g.id))):(d.textContent=z(u.length,"Remove {count} run?","Remove a\
ll {count} runs?"),d.dataset.sure="yes")}),d.addEventListener("blur",J);async function V(g){g||await P(),localStorage.setItem(Nn,g?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),g&&await S(),await v(),await A()}l.addEventListener("change",()=>{let g=w=l.checked;y(()=>V(g).finally(()=>{w=null}))}),
document.addEventListener("click",({target:g})=>{g.closest("button[data-drawer=history]")&&y(v)}),y(v),s("value",()=>{let g=r.unstamp(e.value);g&&(h={turn:r.newest,
...JSON.parse(g)},B())}),I(g=>{m=g.log("main"),m.subscribe(o,O=>{O.status&&B()})})}function jn({props:n,trigger:e,watch:t},{most:s}){I(o=>{let r=o.log("main"),a=new Map;r.lensLimit=s,r.answers.look_into=({step:l,places:d})=>{let u=r.idsTo(r.lastOf(
l));a.set(r.turn??null,u),e("look_into",{places:d,ids:u,turn:r.turn,started:r.startedLine()})},t("value",()=>{if(!n.value)return;let l=JSON.parse(n.value.split(
`
`)[1]);l?r.addLens(l.turn??void 0,a.get(l.turn??null)||[],l.found):r.changed("lens")})})}function Mn({props:n,watch:e}){let t=new U,s;I(o=>{let r=o.log("main"),a=()=>{let l=t.unstamp(n.value);l!==null&&(r.recorded=t.recorded,document.body.toggleAttribute(
"data-recorded",r.recorded),o.feed("main",l,t.newest),document.body.toggleAttribute("data-loading",!!r.loading),!(!r.finished||r.turn!==t.newest||s===t.newest)&&
(s=t.newest,r.selectMostUncertain()))};n.value&&!location.search&&a(),e("value",a)})}function Bn({element:n,props:e,watch:t}){Q(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let d="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(d)?`${d}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let d=e.value?JSON.parse(e.value):
null;if(l.hidden=!d,!d)return;s("label").textContent=i(d.title),s("note").textContent=i(d.note);let u=d.query?`${o(d.space)}?${d.query}`:d.text,p=s("text");p.value=
u,p.wrap=d.query?"soft":"off",p.rows=d.query?3:Math.min(18,u.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),d=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
d=document.execCommand("copy")}s("copied").textContent=i(d?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var it="generation-playground.presets";function In({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:d,text:u}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([u],{type:`${d};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let d=document.querySelector(l);if(!d)return;let u=matchMedia("(prefers-reduced-motion: reduce)").matches;d.scrollIntoView({block:"nearest",behavior:u?"auto":"s\
mooth"}),d.matches("textarea, input, button")&&d.focus({preventScroll:!0})},keep({name:l,config:d}){let u=!1;try{let p=r();d?p[l]=d:delete p[l],localStorage.setItem(
it,JSON.stringify(p))}catch{u=!0}t("kept",{presets:a(),name:l,removed:!d,failed:u})}};function r(){let l=localStorage.getItem(it)||"{}";try{let d=JSON.parse(l);
return d&&typeof d=="object"&&!Array.isArray(d)?d:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
it&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function Rn(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function Dn(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var Hs={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Ks=250;function $n({element:n,props:e,trigger:t,watch:s}){let o=new U,r=!1,a=null;function l(){let d=n.
querySelector(".messages"),u=o.unstamp(e.value);if(!d||u===null)return;clearTimeout(a);let p=JSON.parse(u||"[]");r=p.some(h=>h.refused),d.replaceChildren(...p.map(
Vs)),r&&d.scrollIntoView({block:"nearest"})}s("value",l),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=setTimeout(()=>t(
"mended",{turn:o.newest}),Ks))})}var Fn=n=>JSON.parse(n).map(e=>({__type__:"update",info:i(e)}));function Vs({severity:n,knob:e,message:t,fix:s}){let o=i(t),r=document.
createElement("div");r.className="message "+n;let a={error:i("Error"),warning:i("Note")}[n]||"";at(r,"span",`${Hs[n]||""} ${a}`.trim(),"label");let l=document.createElement(
"span"),d=e&&o.startsWith(e+" ");return e&&(at(l,"code",e),l.append(d?"":": ")),l.append((d?o.slice(e.length):o)+(s?" ":"")),s&&at(l,"strong",i(s)),r.append(l),
r}function at(n,e,t,s){let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var Wn=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>zs(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),zs=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function Jn({props:n,watch:e},{name:t}){let s=new U;I(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var Gn={changesInWords:At,followModels:pn,infoUpdates:Fn,mountBeamVariants:Tn,mountBranching:An,mountChangedLine:Nt,mountClassForm:kt,mountClassPanel:_t,mountComparisonLog:Ct,
mountBrowserCommands:In,mountDrawer:Rt,mountExamples:Dt,mountHeader:Ft,markView:Ve,mountHistory:qn,mountKeptForm:Jt,mountKnobPanel:un,mountLanes:Tt,mountLessonPanel:On,
mountLogitLens:jn,mountMessages:$n,mountModelQuestions:Cn,mountPromptArea:bn,mountQuickRow:fn,mountReport:Jn,mountRunLog:Mn,mountStage:vn,mountStrategyList:Sn,mountTaken:Bn,
mountTour:Ln,pickFile:Wn,t:i};function Ys(){let n=t=>{try{t(Gn)}catch(s){console.error("Generation Playground:",s)}};Rn();let e=window.GenerationPlaygroundPage||
[];window.GenerationPlaygroundPage={...Gn,push:n},e.forEach(n)}Dn();It();xn();ct(Ys);})();
