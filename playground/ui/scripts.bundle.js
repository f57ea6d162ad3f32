// Written by .ci/bundle.py from modules with the SHA-256 c3ffd45e436a4de646c35fa07ffdde1299b2674a157a72251caaa75695855cdd: edit those.
(()=>{var Ps=["de","fr"];var Ke={},Nt={};function Ve(){let n=(navigator.language||"").slice(0,2).toLowerCase();return Ps.includes(n)?n:"en"}var qt=()=>window.GenerationPlaygroundTexts?Ve():
"en";function Ns(n){if(!Ke[n]){let e={};for(let{type:t,value:s}of new Intl.NumberFormat(n).formatToParts(12345678e-1))e[t]=s;Ke[n]=e}return Ke[n]}function ee(n){
let e=qt();if(e==="en")return n;let{decimal:t,group:s}=Ns(e);return n.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?t:s).replace(/(?<=\d)\s?%/g," %")}var Mt=(n,e=0)=>ee(
n.toFixed(e));var he=n=>ee(n.toLocaleString("en-US")),qe=n=>ee(String(n));function Bt(n,e){let t=e?qt():"en";return Nt[t]??=new Intl.PluralRules(t),Nt[t].select(n)==="one"}function i(n,e){if(n==null)return"";if(typeof n=="object")return"number"in n?ee(n.number):"one"in n?z(n.count,n.one,n.said,n.values):i(n.said,n.values);let t=String(
n),s=window.GenerationPlaygroundTexts?.[t]??t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return typeof a=="number"?qe(
a):a&&typeof a=="object"?i(a):String(a??"")}):s}function z(n,e,t,s){let o=window.GenerationPlaygroundTexts?.[e]!==void 0,r=e.includes("{count}")?Bt(n,o):n===1;return i(
r?e:t,{count:he(n),...s})}var qs=["aria-label","title","placeholder","data-tip","label"];function ne(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of qs){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function jt(n){let t=window.
GenerationPlaygroundCatalogues?.[Ve()];if(window.GenerationPlaygroundTexts||!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(
s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Playground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.
then(n)}var ze={" ":"·","\n":"↵","	":"⇥","\r":"␍"},It=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function Ye(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(It)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=ze[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let l=ze[r]?
r:"";n.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(d("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function Qe(n,e){n.replaceChildren(),Ye(n,e),e||n.append(d("span","gp-mark",i("(empty)")))}function Me(n,e){let t=d("bdi",e);return Qe(t,n),t}function se(n,e){n.
textContent!==e&&(n.textContent=e)}var Ms=n=>n.replace(It,e=>e===" "?" ":ze[e]||"�");var Rt=n=>i("“{text}”",{text:Ms(n)});function Xe(n){let e=n*100;return e===0?ee("0%"):e<.01?ee("<0.01%"):e<1?ee(e.toFixed(2)+"%"):e>99.95&&e<100?ee(">99.9%"):ee(e.toFixed(1).replace(".0","")+"%")}var $t=(n,e)=>e==="bits"?n/Math.LN2:n;var Dt=(n,e=3)=>n==null?"–":Mt(n,e);var Ze="generation-playground.room",ce=(n,e)=>d("input","",null,{type:n,...e});function Q(n,e,t=""){let s=d("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}function et(n,e,t,s,o,r){let a=()=>(o.get(r)??0)>Date.now(),l=Q(a()?e:n,()=>{if(a()){o.delete(r),t();return}o.set(r,Date.now()+5e3),l.textContent=e,
setTimeout(()=>!a()&&(l.textContent=n),5100)},s);return l}var de=()=>({...tt(),address:location.origin+location.pathname});function tt(){try{let{code:n,key:e}=JSON.
parse(localStorage.getItem(Ze)||"{}");return typeof n=="string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function Be(n){try{n?localStorage.setItem(
Ze,JSON.stringify(n)):localStorage.removeItem(Ze)}catch{}}var Jt="generation-playground.teacher";function Gt({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),u=d(
"form"),c=ce("text",{maxlength:"40",autocomplete:"off",value:Bs()}),p=d("select");p.append(d("option","",i("none"),{value:""}),...r.map(({name:g,title:x})=>d("o\
ption","",i(x),{value:g})));let h=Object.entries(o).map(([g,x])=>{let O=ce("checkbox",{name:g});return{name:g,box:O,label:Ft(O,i(x))}}),f=ce("checkbox",{});f.checked=
a;let b=d("fieldset");b.append(d("legend","",i("Lock")),...h.map(({label:g})=>g));let m=d("p","gp-class-said","",{role:"status"});u.append(d("h3","",i("A class")),
d("p","",i("Everybody who opens the link begins with what this page is set to now.")),Wt(i("Your name"),c),Wt(i("Lesson"),p),b,a?Ft(f,i("Gather the predictions \
in a room")):d("p","",i("This server has no rooms: predictions are not gathered.")),d("button","gp-class-make",i("Make the link"),{type:"submit"}),m),l.replaceChildren(
u);let v=h.find(({name:g})=>g==="lesson"),w=()=>{v.box.disabled=!p.value,p.value||(v.box.checked=!1)};p.addEventListener("change",w),w(),u.addEventListener("sub\
mit",g=>{g.preventDefault(),js(c.value),se(m,""),t("made",{...de(),by:c.value,lesson:p.value,room:a&&f.checked,locks:h.filter(({box:x})=>x.checked).map(({name:x})=>x)})}),
s("value",()=>{let g=JSON.parse(e.value||"null");g&&se(m,g.kind==="refused"?i(g.text):i("The link is at the top of the page."))})}function Ft(n,e){let t=d("labe\
l");return t.append(n," ",e),t}function Wt(n,e){let t=d("label","gp-class-field");return t.append(d("span","",n),e),t}function Bs(){try{return localStorage.getItem(
Jt)||""}catch{return""}}function js(n){try{localStorage.setItem(Jt,n)}catch{}}var nt=matchMedia("(min-width: 1200px)"),Ht=matchMedia("(max-width: 1359px)"),Ut="generation-playground.knobs-open",Kt=null,Vt=n=>document.getElementById(n==="k\
nobs"?"knobs":`drawer-${n}`),ue=()=>document.body.dataset.drawer||"";function st(n){ue()!==n&&(Kt=document.activeElement,je(n)),Vt(n)?.querySelector(".gp-drawer\
-title")?.focus({preventScroll:!0})}function fe(){if(!ue())return;let n=Vt(ue())?.contains(document.activeElement);je(""),n&&Kt?.focus({preventScroll:!0})}function ot(){
nt.matches||fe()}function zt(){Ht.matches&&ue()&&je("",!1)}function je(n,e=!0){n?document.body.dataset.drawer=n:delete document.body.dataset.drawer,Yt();try{e&&
nt.matches&&localStorage.setItem(Ut,n==="knobs"?"yes":"no")}catch{}}function Yt(){for(let n of document.querySelectorAll("[data-drawer]:not(body)"))n.setAttribute(
"aria-expanded",String(n.dataset.drawer===ue()))}function Qt(){document.addEventListener("click",n=>{let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.
drawer===ue()?fe:()=>st(t.dataset.drawer))():e.closest(".gp-drawer-close")&&fe()}),document.addEventListener("keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)
return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&fe()})}function Xt({element:n}){ne(n),Yt();try{let e=!Ht.matches||
!document.body.hasAttribute("data-lesson");nt.matches&&e&&!ue()&&localStorage.getItem(Ut)==="yes"&&je("knobs")}catch{}}function B(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var Zt="#seed-row",Is={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Zt],lesson:[]};function rt(n,e,t){for(let[s,o]of Object.entries(Is))for(let r of o){let a=document.querySelector(r);a&&Rs(a,n.includes(s)&&(t||r!==Zt),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function Rs(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var Ie=10;function tn(n,e){let t=d("div","gp-class-chart"),s=n.options.length?$s(n):Ds(n.numbers),o=s.some(({model:c})=>typeof c=="number"),r=d("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(c=>d("th","",c,{scope:"col"})));let a=d("table"),l=d("thead");l.append(r);let u=d("tbody");for(let{label:c,chosen:p,
model:h,cameOut:f}of s){let b=d("tr",f?"gp-class-out":""),m=d("th","",null,{scope:"row"});f&&m.append("✓ ",d("span","gp-hidden",`${i("came out:")} `)),m.append(
c);let v=n.answered?p/n.answered:0;b.append(m,en("gp-class-ours",v,`${he(p)} · ${Xe(v)}`)),o&&b.append(en("gp-class-model",h,Xe(h))),u.append(b)}return a.append(
l,u),t.append(a,...Fs(n,e).map(c=>d("p","",c))),t}function $s({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n!=="answers"&&
typeof o=="string"?Me(o):i(o),chosen:a,model:r,cameOut:s===t}))}function Ds(n){let e=[...new Set(n)];if(e.length<=Ie)return e.map(r=>({label:me(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/Ie;return Array.from({length:Ie},(r,a)=>{let l=t+a*o,u=c=>Math.min(Ie-1,Math.floor((c-t)/o))===a;return{label:i(
"{from} to {to}",{from:me(l),to:me(l+o)}),chosen:n.filter(u).length}})}var me=n=>qe(Number(n.toPrecision(3)));function Fs({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:me(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:me(e),outcome:me(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:Re(s,r),models:Re(o,r),unit:i(r)})),a}function nn(n,e){if(!n||n.questions<2)return"";let t={count:he(n.questions),
ours:Re(n.class,e),models:Re(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var Re=(n,e)=>Dt($t(n,
e),2).replace("-0.00","0.00").replace("-","−");function en(n,e,t){let s=d("td"),o=d("div",`gp-class-bar ${n}`),r=d("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,d("span","",t)),s}var sn=12,$e=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",i("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let t=d("div","gp-class-line");t.append(d("p","",e,{role:"status"}),Q("✕",()=>this.hide(),"gp-class-plain")),t.lastElementChild.
setAttribute("aria-label",i("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){return t.length?i("Locked by {by}: {parts\
}.",{by:i(e),parts:t.map(s=>i(this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=d("div","gp-class-line");s.append(d("b","",e.room?i("Room {code}",{code:e.room.
code}):i("Your class"))),t&&s.append(d("span","",z(t.pupils,"{count} pupil","{count} pupils")));let o=Q(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-\
toggle"),r=Q(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),a=e.room?et(i("Close the room"),i("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):Q(i("Close"),()=>this.actions.close(),"gp-class-close"),l=t?.people.length?[Q(i("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(d("span","gp-class-gap"),...l,o,r,a);let u=t?[this.peoplePart(t),this.questions(t,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...u)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let t=d("ul","gp-class-people");return t.append(...e.map(({id:s,name:o},r)=>{let a=o||i("Pupil {number}",{number:r+1}),l=d("li","",a),u=et(i("Remove"),i("Remove\
 {name}?",{name:a}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return u.setAttribute("aria-label",i("Remove {name}",{name:a})),l.append(
" ",u),l})),t}openPeople(e){this.peopleAreOpen=e;let t=this.root.querySelector(".gp-class-people");t&&(t.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:t,locks:s,needs:o,seeded:r,room:a,lesson:l}){let u=d("div","gp-class-link");t&&u.append(d("img","gp-class-qr",null,
{src:t,alt:i("QR code of the link")}));let c=d("div","gp-class-words"),p=ce("text",{readonly:"","aria-label":i("Link"),value:e});p.addEventListener("focus",()=>p.
select());let h=d("span","","",{role:"status"}),f=d("div","gp-class-address");f.append(p,Q(i("Copy"),async()=>se(h,await Gs(p)?i("Copied."):i("Press Ctrl+C (⌘C)\
."))),h),c.append(f),a&&c.append(d("p","gp-class-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));let b=[!t&&i("This link is too l\
ong for a QR code. With a room it is short."),Js(e)&&i("This address works on this computer only. Open the page by the computer’s address in the network, and ma\
ke the link there."),s.length>0&&i("Locked: {parts}.",{parts:s.map(m=>i(this.parts[m])).join(", ")}),o.length>0&&i("The lesson asks to change what is locked: {p\
arts}.",{parts:o.map(m=>i(this.parts[m])).join(", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return c.
append(...b.filter(Boolean).map(m=>d("p","gp-class-note",m))),u.append(c),u}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-p\
rojected",e);let t=this.root.querySelector(".gp-class-size");t&&se(t,e?i("Smaller"):i("Large")),e&&t?.focus({preventScroll:!0})}drawPupil(e,t,{name:s,note:o}){let r=d(
"div","gp-class-line");r.append(d("b","",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(d("span","",i("Room {code}",{code:e.room})));let a=this.
lockWords(e.named,e.locks);if(a&&r.append(d("span","",a)),e.room){let u=ce("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you li\
ke"),"aria-label":i("Your name, if you like")});u.className="gp-class-name",u.addEventListener("change",()=>this.actions.rename(u.value)),r.append(u)}r.append(d(
"span","gp-class-said",o,{role:"status"}),d("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(Q(i("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(Q(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,t){let s=d("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&
s.append(d("p","gp-class-note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, come here."))),s.append(...o.slice(0,sn).
map(l=>this.question(l,e,t)));let r=o.length-sn;r>0&&s.append(d("p","gp-class-note",z(r,"{count} earlier question.","{count} earlier questions.")));let a=nn(e.mean,
this.unit);return a&&s.append(d("p","gp-class-mean",a)),s}question(e,{pupils:t,people:s},o){let{key:r,kind:a,title:l,context:u,answered:c,revealed:p}=e,h=d("art\
icle","gp-class-question"),f=d("div","gp-class-line"),b=d("h3");if(b.append(i(l)),u&&b.append(" ",d("q","gp-class-context",r.startsWith("token/")?`…${u}`:i(u))),
f.append(b,d("span","gp-class-count",i("{answered} of {pupils} answered",{answered:c,pupils:t}))),o&&!p){let v=this.looksEarly.has(r);f.append(Q(v?i("Hide the b\
ars"):i("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),Q(i("Reveal to all"),()=>this.actions.
reveal(r),"gp-class-reveal"))}h.append(f);let m=o?s.filter(({name:v})=>v):[];if(m.length){let v=new Set(e.answered_by);h.append(d("p","gp-class-names",m.map(({id:w,
name:g})=>v.has(w)?`✓ ${g}`:g).join(", ")))}return o&&!p&&["number","written"].includes(a)&&h.append(d("p","gp-class-note",i("Make the run of this step on you\
r page before you reveal: it tells what came out."))),(p||o&&this.looksEarly.has(r))&&h.append(tn(p?e:Ws(e),this.unit)),h}keepingFocus(e){let t=this.root.contains(
document.activeElement)?document.activeElement:null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=
r,a.focus({preventScroll:!0});return}let s=t?t.tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(
s)].indexOf(t):-1;e(),t&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},Ws=n=>({...n,outcome:null,class_score:null,model_score:null}),Js=n=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(n,location.href).hostname);async function Gs(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.
focus(),n.select(),document.execCommand("copy")}}var Hs={teacher:1e3,pupil:3e3},at="generation-playground.pupil",it="generation-playground.pupil-name";function rn({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,u="",c=0,p=!1,h=new $e(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",de()):w(),reveal:k=>t("revealed",{...de(),question:k}),
remove:k=>t("removed",{...de(),pupil:k}),rename:k=>{ct("localStorage",it,k),E()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>O()}),f={made:k=>{v("\
teacher",k),k.room&&Be(k.room),k.room&&k.lesson&&!p&&(fe(),b(k.lesson,1)),p=!1},arrived:k=>{v("pupil",k),rt(k.locks,k.named,k.seeded),k.room&&E(),k.lesson&&b(k.
lesson,k.step)},taken:()=>x(i("Your prediction is in.")),full:()=>x(i("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>g(i("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:k})=>g(i(k)),gone:()=>{p=!1,r&&g(i("This\
 room is closed.")),Be(null)},closed:()=>{Be(null),w()},left:()=>w()};s("value",()=>{let k=JSON.parse(e.value||"null");k&&f[k.kind](k)});let b=(k,A)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:k,step:A}})),m=k=>document.dispatchEvent(new CustomEvent("gp-class-news",{detail:{revealed:k}}));function v(k,A){
m(k==="pupil"&&A.room?[]:null),[r,a,l,u]=[k,A,null,""],O(),S()}function w(){r="",m(null),clearTimeout(c),rt([],"",!1),h.hide()}function g(k){w(),h.tell(k)}function x(k){
u=k,O()}function O(){r==="teacher"?h.drawTeacher(a,l):r==="pupil"&&h.drawPupil(a,l,{name:lt("localStorage",it),note:u})}async function S(){clearTimeout(c);let[k,
A]=[r,r==="teacher"?a.room?.code:a?.room];if(!k||!A)return;let P=k==="teacher"?{key:a.room.key}:{pupil:on()};if(!document.hidden||k==="teacher")try{let M=new URLSearchParams(
{code:A,...P,seen:String(l?.version??0)}),j=await fetch(`class-room?${M}`);if(r!==k)return;if(j.status===200){let $=await j.json();if($.gone||$.removed){$.removed&&
ct("sessionStorage",at,""),f[$.gone?"gone":"removed"]();return}l=$,O(),k==="pupil"&&m($.questions.filter(F=>F.revealed).map(({key:F})=>F))}}catch{}clearTimeout(
c),c=window.setTimeout(S,Hs[k])}let E=()=>t("joined",{pupil:on(),name:lt("localStorage",it)});document.addEventListener("gp-predicted",k=>{r==="pupil"&&a.room&&
t("answered",k.detail)}),document.addEventListener("gp-large-class",()=>r==="teacher"&&h.enlarge(!0)),B(k=>{let A=k.log("main");A.subscribe(n,()=>{h.unit!==A.unit&&
(h.unit=A.unit,O())})}),tt().code&&!new URLSearchParams(location.search).has("room")&&(p=!0,t("resumed",de()))}function on(){let n=lt("sessionStorage",at)||Array.
from(crypto.getRandomValues(new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return ct("sessionStorage",at,n),n}function lt(n,e){try{return window[n].
getItem(e)||""}catch{return""}}function ct(n,e,t){try{window[n].setItem(e,t)}catch{}}var V=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function an({props:n,trigger:e,watch:t},{kind:s,opens:o,first:r=`${s}-progress`}){let a=new V,l;B(u=>{t("value",()=>{let c=a.unstamp(n.value);c!==null&&(u.feedGroup(
s,c,a.newest),!(!c||l===a.newest)&&(l=a.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Us(r)))))}),o&&(u.group(s).answers.open=({entry:c})=>e("open",
{entry:c}))})}function Us(n){let e=document.getElementById(n);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefer\
s-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function ln({props:n,trigger:e,watch:t}){let s=new V;B(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:l})=>{e("lane",{do:a,id:l}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}var cn=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,X=(n,e)=>JSON.stringify(n,cn)===JSON.stringify(
e,cn);function K(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function ie(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function ge(n,e,t,s=()=>null){let o=d("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(ie(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let u=ie(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof u!="number")return;let c=Number((u+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,c))),t(ie(o.value))}),o}function _e(n,e,t,s){let o=d("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,u])=>{let c=d("input",null,null,{type:"radio",name:n,value:u});c.addEventListener("change",()=>s(l));let p=d("label");
return p.append(c,d("span",null,u)),o.append(p),c});return{element:o,show:l=>{let u=t.findIndex(([c])=>X(c,l));return r.forEach((c,p)=>{c.checked=p===u}),u>=0}}}
var dn=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=_e(e,t,o,s);return{element:r,show:a,showDefault(){}}},
dt=(n,{id:e,change:t})=>{let s=d("div","kp-number"),o=n.default,r=ge(n,{id:e},u=>{l(u),t(u)},()=>o);s.append(r);let a=n.slider_minimum===null?null:d("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(u){a&&(a.classList.toggle("kp-off",typeof u!=
"number"),a.value=typeof u=="number"?u:o??n.slider_minimum)}return{element:s,label:e,show(u){r.value=u===void 0?"":String(u),l(u)},showDefault(u){o=typeof u=="n\
umber"?u:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},un=(n,{id:e,change:t})=>{let s=d("select","kp-select",null,{id:e}),o=d("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>d("option",null,K(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(u=>X(u,a));a!==void 0&&l<0&&(r=d("option",null,K(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:K(a)})}}},pn=(n,{
id:e,change:t})=>{let s=d("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":K(o,1/0)},showDefault(){}}};var be=window.GenerationPlaygroundKnobs;function Ks(n,e,t){let s=d("div","kp-editor"),o=d("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=d("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=d("span","kp-faint",""),l,u=!1,c=h=>{u=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{u?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):c(
!1):(o.value=p(l),c(!0)),(u?o:r).focus()}),s.append(t.element,o,a),c(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let f=t.show(h);!u&&f===!1&&c(!0),u&&
(o.value=p(h))}}}function we(n){return(e,t)=>{let s=null;return s=Ks(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var mn=we(()=>({element:d("div"),show:n=>n===
void 0,showDefault(){}})),Vs={n:`
`,t:"	",r:"\r","\\":"\\"},Oe=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):Vs[t]),zs=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function gn(n,e){let t=d("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>Oe(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=d("div","kp-line"),u=d("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});u.value=zs(a);let c=d("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=d("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let f=Oe(u.value);c.replaceChildren(),(f!==f.trim()||f!==u.value)&&Ye(c,f),p.hidden=!u.value,u.
value&&l===t.lastElementChild&&r("")};u.addEventListener("input",()=>{h(),o()}),u.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(u,c,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var bn=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),wn=(n,{change:e})=>{let t=gn({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=d("div","kp-editor");return s.append(t.element,d("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:bn(o)?o:[K(o,1/0)])},showDefault(){}}},kn=we((n,{id:e,change:t})=>{
let s=d("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(u=>ie(u.value));t(l.every(u=>u===void 0)?void 0:l.map(u=>u??null))},a=o.map(([l,u,c,p])=>{let h=ge(c,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(d("label",null,u,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((u,c)=>{u.value=
l===void 0?"":l[c]??""}),!0)},showDefault(){}}});function Ys(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=d("select",
"kp-select",null,{id:e});return r.append(d("option",null,i("not set ({value})",{value:K(n.default)}),{value:""})),r.append(...o.map((a,l)=>d("option",null,K(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(u=>X(u,a));return r.value=a===void 0||l<
0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=d("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let u=d("input",
null,null,{type:"checkbox",value:l}),c=d("label",null,"");return u.addEventListener("change",t),c.append(u," "+l),o.append(c),u}),a=()=>r.filter(l=>l.checked).map(
l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let u of r)u.checked=l?.[u.value]===!0;return l===void 0||X(l,Object.
fromEntries(a()))}}}if(n.kind==="ints"){let o=d("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(ie);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=ge(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>ie(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var hn=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),yn=we(
(n,{id:e,nameId:t,change:s})=>{let o=d("div","kp-editor"),r=d("div","kp-fields"),a=null,l=[],u=[[void 0,i("not set")],...n.forms.map(w=>[w.name,n.forms.length>1?
i(w.name):i("set")])],c=_e(`${e}-form`,t,u,w=>{h(w),b(),m()}),p=d("p","kp-faint","");o.append(c.element,p,r);function h(w){a=n.forms.find(g=>g.name===w)||null,c.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let g of a?a.fields:[]){let x=Ys(g,`${e}-${g.name}`,m),O=d("label",null,g.name+
(g.required?" *":""),{for:`${e}-${g.name}`});O.title=i(g.meaning),r.append(O,x.element,d("p","kp-faint",i(g.meaning))),l.push([g,x]),g.kind==="ints"&&g.required&&
f(x)}}function f(w){let g=d("button","kp-link",i("Draw new keys"),{type:"button"});g.addEventListener("click",()=>{w.show(hn(30)),m()}),r.append(g)}function b(){
for(let[w,g]of l)w.required&&g.show(w.kind==="ints"?hn(30):w.default??5)}function m(){if(!a)return s(void 0);let w=l.map(([g,x])=>[g.name,x.read()]);return s(Object.
fromEntries(w.filter(([,g])=>g!==void 0)))}let v=w=>w!==null&&typeof w=="object"&&!Array.isArray(w);return{element:o,show(w){if(w===void 0)return h(void 0);if(!v(
w))return!1;let g=Object.keys(w),x=E=>E.fields.filter(k=>g.includes(k.name)).length,S=n.forms.find(E=>E.fields.some(k=>k.required&&k.kind==="choice"&&k.choices.
includes(w[k.name])))||n.forms.reduce((E,k)=>x(k)>x(E)?k:E);return x(S)<g.length?!1:(h(S.name),l.every(([E,k])=>k.show(w[E.name])))},showDefault(){}}}),vn=we((n,{
id:e,nameId:t,change:s})=>{let o=d("div","kp-editor"),r=d("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer\
 numbers",{name:n.name}),autocomplete:"off"}),a=d("p","kp-faint",""),l=_e(e,t,[[void 0,i("not set")],["low","low"],["high","high"],["list",i("layers")]],c=>{r.hidden=
c!=="list",c==="list"&&r.focus(),s(c==="list"?u():c)}),u=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(ie);return c.length?c:void 0};return r.addEventListener(
"input",()=>s(u())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(c){let p=Array.isArray(c);return!p&&!l.show(c)?!1:(p&&(l.show("list"),r.value=c.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:c}){a.textContent=c?i("This model has {count} layers; 0 is the input of the first.",{count:c}):""}}}),fn={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},xn=(n,{id:e,nameId:t,change:s})=>{let o=d("div",
"kp-editor"),r=_e(e,t,[[void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],v=>{f(v),m()}),a=gn({one:i("choice"),another:i(
"another choice"),remove:i("Remove this choice")},()=>m()),l=d("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"\
false",autocomplete:"off","aria-label":i("Regular expression that the whole text must match")}),u=d("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(
fn,null,2),spellcheck:"false","aria-label":i("JSON schema")}),c=d("button","kp-link",i("Use an example"),{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[
u,c]},h;function f(v){h=v,r.show(h);for(let[w,g]of Object.entries(p))for(let x of g)x.hidden=w!==h}function b(){if(h==="regex")return l.value||void 0;if(h==="ch\
oices"){let v=[...a.element.querySelectorAll("input")].map(w=>Oe(w.value)).filter(Boolean);return v.length?v:void 0}if(u.value.trim())try{return JSON.parse(u.value)}catch{
return u.value}}function m(){let v=h&&b();s(v===void 0?void 0:{[h]:v})}return l.addEventListener("input",m),u.addEventListener("input",m),c.addEventListener("cl\
ick",()=>{u.value=JSON.stringify(fn,null,2),m()}),o.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:o,show(v){let[w,g]=Object.entries(
v||{})[0]||[];f(w in p?w:void 0),w==="choices"&&a.show(bn(g)?g:[]),w==="regex"&&(l.value=K(g,1/0)),w==="json_schema"&&(u.value=typeof g=="string"?g:JSON.stringify(
g,null,2))},showDefault(){}}};var pt=n=>Number.isInteger(n)&&n>=0,oe=n=>Array.isArray(n)&&n.length>0&&n.every(pt),ke=(n,e)=>Array.isArray(n)&&n.every(e),ye=n=>({options:[[n]]}),Sn=n=>({options:[
n]}),En={token:{single:!0,flat:!0,read:n=>pt(n)?[ye(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>pt(n)?[ye(n)]:oe(n)?n.map(ye):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>oe(n)?n.map(ye):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>ke(
n,oe)?n.map(Sn):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>ke(n,e=>Array.isArray(e)&&e.length===2&&oe(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>ke(n,e=>oe(e)||ke(e,oe))?n.map(e=>({options:oe(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>ke(n,e=>e&&(oe(e.phrase)||ke(e.any_of,oe)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function ut(n,e,t,s){let o=d(n,"\
kp-token",null,s),r=d("span","kp-piece");return t!==void 0&&Qe(r,t),o.append(r,d("span","kp-id",String(e))),o}function Qs(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return oe(e)&&e.every(Number.isSafeInteger)?e:null}async function Xs(n,e){let t=Oe(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let u=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&X(a[0],a[1])&&(u=[{when:i("everywhere"),tokens:a[0]}]);let c=Qs(n),p=c?
await e.textsOf(c):[];if(c){let h=c.map(f=>[f,e.texts.get(f)]);u.unshift({when:c.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:u.filter(
h=>h.tokens.length),unknown:p}}function Zs(n,{id:e,change:t,panel:s}){let o=En[n.editor],r=d("div","kp-editor"),a=d("ul","kp-rows"+(o.flat?" kp-flat":"")),l=d("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),u=d(
"p","kp-faint",""),c=d("div","kp-offers",null,{"aria-live":"polite"});r.append(a,u,l,c);let p=[],h=null,f=0,b=null,m=()=>t(p.length?o.write(p):void 0);function v(S){
if(o.single)p=[ye(S[0][0])];else if(o.flat){let E=new Set(p.map(k=>k.options[0][0]));for(let k of S.flat())E.has(k)||p.push(ye(k))}else if(h)h.options.push(...S);else
for(let E of S)p.push(o.biased?{options:[E],bias:5}:Sn(E));h=null,l.value="",c.replaceChildren(),x(),m(),l.focus()}async function w(){let S=++f;if(!l.value)return c.
replaceChildren();let{ways:E,unknown:k,problem:A}=await Xs(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(S!==f)return null;
if(c.replaceChildren(),A)return c.append(d("p","kp-faint",A));for(let j of E)c.append(g(j));let P=E.some(j=>j.tokens.length>1);if(!o.flat&&!o.alternatives&&E.length===
2){let j=d("button","kp-button",i("Add both"),{type:"button"});j.addEventListener("click",()=>v(E.map($=>$.tokens.map(([F])=>F)))),c.append(j)}let M=k.length?[i(
"The model has no token {ids}.",{ids:k.join(", ")})]:[];return E.some(j=>j.alone)&&M.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&P&&M.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
M.length&&c.append(d("p","kp-faint",M.join(" "))),null}function g(S){let E=d("div","kp-offer");E.append(d("span","kp-when",S.when));let k=d("span","kp-chips");for(let[
A,P]of S.tokens)if(!o.flat)k.append(ut("span",A,P));else{let M=P===void 0?i("Add token {id}",{id:A}):i("Add token {id}: {text}",{id:A,text:Rt(P)}),j=ut("button",
A,P,{type:"button","aria-label":M});j.addEventListener("click",()=>v([[A]])),k.append(j)}if(E.append(k),!o.flat){let A=d("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:S.when})});A.addEventListener("click",()=>v([S.tokens.map(([P])=>P)])),E.append(A)}return E}l.addEventListener(
"input",()=>{clearTimeout(b),b=setTimeout(w,120)}),l.addEventListener("keydown",S=>{S.key==="Enter"?(S.preventDefault(),clearTimeout(b),w().then(()=>c.querySelector(
"button")?.click())):S.key==="Escape"&&(S.stopPropagation(),l.value="",h=null,c.replaceChildren(),x())});function x(){a.replaceChildren(...p.map(O)),a.hidden=p.
length===0,u.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",u.hidden=!h;let S=p.flatMap(E=>E.options.flat()).filter(E=>!s.texts.
has(E));S.length&&s.textsOf(S).then(()=>{S.some(E=>s.texts.has(E))&&x()},()=>{})}function O(S,E){let k=d("li","kp-row");S.options.forEach((M,j)=>{j&&k.append(d(
"span","kp-or",i("or")));let $=d("span","kp-chips");for(let F of M)$.append(ut("span",F,s.texts.get(F)));k.append($)});let A=S.options[0].map(M=>s.texts.get(M)??
M).join("").trim();if(o.biased){let M=ge({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:A}),value:""},j=>{S.bias=j,m()});M.value=S.bias??"",k.append(
d("span","kp-faint",i("bias")),M)}if(o.alternatives){let M=d("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:A})});
M.addEventListener("click",()=>{h=S,x(),l.focus()}),k.append(M)}let P=d("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:A})});return P.
addEventListener("click",()=>{p.splice(E,1),h===S&&(h=null),x(),m(),l.focus()}),k.append(P),k}return{element:r,label:e,show(S){let E=S===void 0?[]:o.read(S);return E===
null?!1:(p=E,h=null,x(),!0)},showDefault(){},modelChanged:x}}var Ln=Object.fromEntries(Object.keys(En).map(n=>[n,we(Zs)]));var Ce={...Ln,switch:dn,number:dt,slider:dt,choice:un,text:pn,strings:wn,decay:kn,fields:yn,layers:vn,structure:xn};var ht=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],ve=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",xe={error:"✕",warning:"▲",info:"ℹ"},Se=n=>n.split(/(?<=_)/).flatMap(e=>[e,d("wbr")]),De=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=d("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(Ce[e.editor]||mn)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=d(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...Se(e.name)),this.source=d("span","kp-source"),this.standard=d("span","kp-standard"),this.back=d("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=d("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=d("div","kp-head"),u=d("span","kp-\
tools");u.append(this.control.beside||"",this.back,a),l.append(r,this.source,u),this.notes=d("div","kp-notes",null,{role:"status"}),this.idle=d("span","kp-idle");
let c=d("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});c.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,c);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=d("div","kp-help",null,
{hidden:""}),this.help.append(d("p",null,i(t.explanation)));let s=eo(t);if(s&&this.help.append(d("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(d("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(d("p",null,i(o)));
if(t.paper){let o=d("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=d("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=ve(o)&&ht(o),this.source.title=ve(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let u=e.state.base[s],c=o==="changed"||u!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!c,this.back.textContent=c?"↺":"×";let[p,h]=this.wayBack(
c,u);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):K(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>ft(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function ft(n,e){let t=d("div",`kp-note k\
p-${n.severity}`);t.append(d("span","kp-sign",xe[n.severity],{"aria-hidden":"true"}));let s=d("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(d("strong",null,i(n.fix))," "),o){let a=d("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=d("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function eo(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var to=["switch","choice"];function no(n,{id:e,change:t}){if(n.slider_minimum===null)return Ce.number(n,{id:e,change:t});let s=d("span","kq-number"),o=d("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=d("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),u(),t(l)});function u(){let c=l===void 0?a:l;r.textContent=c==null?"–":String(c),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(c){l=c,o.value=String(typeof c=="number"?c:a??n.slider_minimum),u()},showDefault(c){
a=typeof c=="number"?c:null,l===void 0&&this.show(void 0)}}}function so(n,{id:e,panel:t}){let s=d("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{st("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):K(o,18)},showDefault(){}}}var mt=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?no:to.includes(t.editor)?Ce[t.editor]:so;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=d(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=d("span","kq-sign","",{"aria-hidden":"true"}),this.element=d("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...Se(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?xe[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=ve(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Fe=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new mt(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${xe[s?"error":"warning"]} ${t.length}`:""}};var Ae=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function _n(n,e){let t=Ae(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var oo=(n,e)=>n.every(t=>Ae(e).join(" ").includes(t));function On(n,e){let t=Ae(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:c})=>c.some(p=>_n(t,p)),o=be.absent.filter(({words:c})=>c.includes(t.join(" "))),r=be.elsewhere.filter(s),a=e.filter(c=>[c.name,c.group,i(c.group),...c.synonyms].
some(p=>_n(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=c=>[c.group,c.meaning,c.explanation],u=c=>[c.name,...c.synonyms,...l(c),
...l(c).map(p=>i(p))].join(" ");return{knobs:e.filter(c=>oo(t,u(c))),beside:r,absent:o}}function Cn({text:n,id:e,inside:t}){let s=d("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=d("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let u=o(e)?.querySelector("input, texta\
rea, select");return!u?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(u?.scrollIntoView({block:"center"}),u?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var ro=150,gt=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=be.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==
this.text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.
clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.
viewsOf(s))X(t.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.
get(e)].filter(Boolean)}change(e,t,s){t===void 0?delete this.state.set[e]:this.state.set[e]=t,this.state.kept=this.state.kept.filter(o=>o!==e);for(let o of this.
viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.ask(),ro)}apply(e,t){for(let[s,o]of Object.entries(
e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.kept.
filter(s=>!(s in e)),this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.apply({[e]:t[e]!==void 0&&
!X(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...t].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:t}=this.state;this.apply(Object.fromEntries(t.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?X(s[e],t[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=io(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){
this.verdict=t;for(let s of this.rows.values())s.judged(t);this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){
let t=this.chosen.model,s=JSON.parse(await this.server.split_words(JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())
this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.
parse(await this.server.split_words(JSON.stringify({model:t,ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||
[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),this.basic=d("section","kp-basic",null,{"aria-label":i("The kno\
bs that matter most")});for(let s of this.knobs)s.basic&&this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of be.groups){let o=this.knobs.
filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=d("details","kp-group kp\
-effective");let t=d("summary",null,i("Effective config"));this.effectiveTable=d("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener(
"toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new De(this,this.byName.get(e))),
this.rows.get(e)}buildGroup(e,t,s){let o=d("details","kp-group",null,{"data-group":e}),r=d("summary",null,i(e)),a=d("span","kp-count");r.append(a);let l=d("div",
"kp-body");o.append(r,l);let u={element:o,count:a,knobs:t,fill:()=>{if(l.childElementCount)return;s.length&&l.append(u.above=this.buildAbove(s));let c=t.filter(
p=>p.managed_because);for(let p of t)p.managed_because||l.append(this.row(p.name).element);for(let p of c){let h=d("p","kp-meaning kp-managed",null,{"data-knob":p.
name});h.append(d("code",null,p.name)," "+i(p.managed_because)),l.append(h)}}};return o.addEventListener("toggle",()=>{o.open&&u.fill(),this.verdict&&this.summarise()}),
this.groups.set(e,u),o}buildAbove(e){let t=d("p","kp-meaning kp-above",i("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=d("button","kp-lin\
k kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:s})});r.append(...Se(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),
t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();
let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-foun\
d"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){let e=d("div","kp-search",null,{role:"search"});return this.search=d("input",null,
null,{type:"search",placeholder:i("Search {count} knobs",{count:this.knobs.length}),"aria-label":i("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.
name}-search`}),this.found=d("span","kp-faint","",{role:"status"}),this.beside=d("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.
filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){
let e=Ae(this.search.value).length>0,{knobs:t,beside:s,absent:o}=On(this.search.value,this.knobs),r=c=>t.includes(c),a=c=>{let p=this.rows.get(c.name)?.element||
this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=!r(c))};this.knobs.filter(c=>c.basic).forEach(a);for(let c of this.groups.values()){let p=c.
knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.forEach(a),c.above&&(c.above.hidden=e),c.element.hidden=!p,e?c.element.open=p:c.wasOpen!==
void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let l=s.length||o.length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),
u=z(t.length,"{count} knob","{count} knobs");this.found.textContent=e?t.length?u:l:"",this.beside.replaceChildren(...s.map(Cn),...o.map(({text:c})=>d("p","kp-fa\
int",i(c)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=d("div","kp-summary"),this.general=d("div","kp-notes",null,{role:"status"}),
this.headline=d("p","kp-headline",""),this.chips=d("div","kp-differing");let e=d("div","kp-foot");return this.toPreset=d("button","kp-link",i("Reset to the pres\
et"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=d("button","kp-link",i("Use the model's defaults"),
{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,
e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.verdict,o=e.length?z(e.length,"{count} knob differs from the model's defaults:","{\
count} knobs differ from the model's defaults:"):i("No knobs differ from the model's defaults."),r=i(s),a=d("strong",null,r[0].toUpperCase()+r.slice(1),{title:i(
"The strategy that these settings choose")});this.headline.replaceChildren(a,` · ${o}`),this.chips.replaceChildren(...e.map(u=>{let c=this.sourceOf(u),p=d("but\
ton","kp-chip",u,{type:"button","data-source":c,title:i("Go to this knob ({source})",{source:ve(c)})}),h=this.verdict.notes[u]||[],f=h.some(b=>b.severity==="err\
or")?"error":h.length?"warning":"";return f&&p.append(d("span",`kp-${f}`,xe[f],{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(
u)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([u,c])=>{let p=this.groupOf(u);return this.byName.has(u)?p&&!p.element.open?c.filter(h=>h.severity===
"error"):[]:c})];this.general.replaceChildren(...l.map(u=>ft(u,this)));for(let{knobs:u,count:c}of this.groups.values()){let p=u.filter(f=>this.state.set[f.name]!==
void 0).length,h=u.filter(f=>this.verdict.notes[f.name]).length;c.textContent=[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){
let e=this.question(),t=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;let s=d("table"),o=d("tr");o.append(...[i("knob"),i("val\
ue"),i("source")].map(l=>d("th",null,l,{scope:"col"})));let r=d("tbody");for(let{name:l,value:u,source:c,ignored:p}of t){let h=d("tr",null,null,{"data-source":c}),
f=d("td"),b=d("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:l})});b.append(...Se(l)),b.addEventListener("click",()=>this.jump(
l)),f.append(b);let m=d("td","kp-value",K(u,60));p&&m.append(d("span","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(f,m,d("td",null,ht(c))),r.append(
h)}let a=d("thead");a.append(o),s.append(a,r),this.effectiveTable.replaceChildren(s)}},io=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>X(
n[s],e[s])),Ee=new Map,bt=new Map;function An({element:n,props:e,server:t,watch:s},o){let r=new gt(n.querySelector(".kp"),{props:e,server:t,watch:s},o);Ee.set(o.
name,r),B(a=>a.log("main").answers.knobs=({change:l})=>r.apply(l)),Mn(o.name),bt.has(o.name)&&r.follow(bt.get(o.name))}function Tn(n,e){bt.set(n,e),Ee.get(n)?.follow(
e)}function Pn(n){Ee.get(n)?.resetKept()}function We(n){let e=Ee.get(n);return{set:{...e?.state.set},assistant:e?.chosen.assistant??null}}function wt(n,e){Ee.get(
n)?.resetAll(e)}var Nn=new Map;function qn({element:n},{name:e,essential:t}){Nn.set(e,{element:n,essential:t}),Mn(e)}function Mn(n){let[e,t]=[Ee.get(n),Nn.get(n)];
!e||!t||(e.quick=new Fe(t.element,e,t.essential),e.verdict&&e.quick.judged(e.verdict))}function Bn(n,e){let{base:t={},set:s={},kept:o=[]}=JSON.parse(n||"{}"),r=c=>typeof c=="object"?"":JSON.stringify(c),a=c=>c.flatMap(p=>{let[h,f]=[t[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[i("{knob} not set",{knob:p})];let b=`${p} ${r(f)}`.trim();return[r(h??{})?i("{now} in\
stead of {before}",{now:b,before:r(h)}):b]}),l=(c,p,h)=>{if(!c.length)return"";let f=c.slice(0,e).join(", ");return c.length<=e?p(f):h(f,c.length-e)},u=[...new Set(
[...Object.keys(t),...Object.keys(s)])].filter(c=>!o.includes(c));return JSON.stringify({kept:l(a(o),c=>i("Kept from before: {changes}",{changes:c}),(c,p)=>i("K\
ept from before: {changes} and {count} more",{changes:c,count:p})),changed:l(a(u),c=>i("Changed: {changes}.",{changes:c}),(c,p)=>i("Changed: {changes} and {coun\
t} more.",{changes:c,count:p}))})}var kt=8;function ao(n,e){if(e===void 0)return"";if(e===null)return i("Of the settings above, only the model and the seed appl\
y here.");let{set:t,assistant:s}=We(n),r=[...s&&!e.includes("assistant")?[i("draft model {model}",{model:s})]:[],...Object.entries(t).filter(([l])=>!e.includes(
l)).map(([l,u])=>typeof u=="object"?l:`${l} ${JSON.stringify(u)}`)];if(!r.length)return"";let a=r.slice(0,kt).join(", ");return r.length>kt?i("Applies here, too\
: {settings} and {count} more.",{settings:a,count:r.length-kt}):i("Applies here, too: {settings}.",{settings:a})}function jn({element:n,props:e,watch:t},{name:s,
leftOut:o}){let r=n.querySelector(".gp-changes"),a=null,l="";function u(b,m){let v=d("button","gp-reset",b,{type:"button"});return v.addEventListener("click",m),
v}function c(b,m){let v=d("span",null,b?`${b} · `:"");return v.append(m),v}function p(){a=We(s).set,wt(s,{}),f()}function h(){wt(s,a),a=null,f()}function f(){let b=document.
body.dataset.view||"one",m=ao(s,o[b]),{kept:v,changed:w}=JSON.parse(e.value||"{}"),g=Object.keys(We(s).set).length>0;g&&(a=null);let x=JSON.stringify([b,m,v,w,!!a]);
if(x===l)return;l=x;let O=[];v&&O.push(c(v,u(i("reset"),()=>Pn(s)))),m?O.push(g&&o[b]?c(m,u(i("use the model’s own settings"),p)):d("span",null,m)):w&&O.push(
d("span",null,w)),a&&O.push(u(i("put the settings back"),h)),r.replaceChildren(...O),r.hidden=!O.length}t("value",f);for(let b of["gp-view","playground-changed"])
document.addEventListener(b,f);f()}function In({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(c=>c.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(c=>!c.bundled)}].filter(c=>c.entries.
length),r=0,a=d("button","gp-undo",i("Put back what was set before"),{type:"button",hidden:""}),l=c=>a.toggleAttribute("hidden",!(r+=c));a.addEventListener("cli\
ck",()=>{l(-1),e("back",{}),ot()}),s.append(a);let u=o.map(c=>co(c,({token:p,index:h})=>{l(1),document.dispatchEvent(new CustomEvent("gp-example",{detail:p})),e(
"chosen",{index:h}),ot()}));o.length>1&&s.append(lo(o,u)),s.append(...u)}function lo(n,e){let t=d("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=d("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function co(n,e){let t=d("div");n.note&&t.append(d("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=d("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(d("h3","",o),s));let a=d("button","gp-example",null,
{type:"button"});a.append(d("b","",i(r.title)),d("span","",i(r.look))),a.addEventListener("click",()=>e(r));let l=d("li");l.append(a),s.append(l)}return t}var te=null,yt="one";function Rn({element:n}){te=n.querySelector(".gp-header"),ne(te);let[e,t]=[pe(".gp-lab-button"),pe(".gp-lab-list")],[s,o]=[pe(".gp-menu-but\
ton"),pe(".gp-menu")];function r(u,c,p){u.setAttribute("aria-expanded",String(p)),c===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.
forEach(([u,c])=>r(u,c,!1));te.addEventListener("click",u=>{let c=u.target,p=c.closest("button[data-view]"),h=a.find(([f])=>f.contains(c));if(p)p.dataset.view!==
yt&&document.dispatchEvent(new Event("gp-view-left")),uo(p.dataset.view),l(),t.contains(p)&&e.focus();else if(h){let[f,b]=h,m=f.getAttribute("aria-expanded")!==
"true";l(),r(f,b,m),m&&b===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).focus()}else c.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener(
"click",u=>{te.contains(u.target)||l()}),te.addEventListener("keydown",u=>{let c=u.target;if(u.key==="Escape"&&a.some(([b])=>b.getAttribute("aria-expanded")==="\
true")){t.contains(c)&&e.focus(),l();return}if(c.getAttribute("role")!=="tab")return;let p=[...c.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,
ArrowUp:-1}[u.key],f=h?p[(p.indexOf(c)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[u.key];f&&(u.preventDefault(),f.focus())}),te.addEventListener("focusout",
({relatedTarget:u})=>{u&&!te.contains(u)&&l()}),vt(yt)}var pe=n=>te.querySelector(n);function uo(n){document.getElementById(`view-${n}-button`)?.click()}function vt(n){
if(yt=n,document.body.dataset.view=n,document.dispatchEvent(new Event("gp-view")),!te)return;for(let t of te.querySelectorAll("[data-view]")){let s=t.dataset.view===
n;t.setAttribute("aria-selected",String(s))}for(let t of te.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute("aria-selected")===
"true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=pe(`.gp-lab-list [data-view="${n}"]`);pe(".gp-lab").classList.toggle("gp-selected",!!e),pe(".gp-lab-whi\
ch").textContent=e?e.textContent:""}var xt="generation-playground.form",po="generation-playground.form-address",ho="generation-playground.keep-history";function $n({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let a=(localStorage.getItem(ho)||(n.keep?"yes":"no"))==="yes";if(a||localStorage.
removeItem(xt),!t||!e)return;sessionStorage.setItem(xt,JSON.stringify(e)),sessionStorage.setItem(po,location.search),a&&localStorage.setItem(xt,JSON.stringify(e))}catch{}}
function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.
GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){t=!0,r()}},window.addEventListener("pagehide",o),window.addEventListener("generation-playground-ke\
ep",o)}var fo=/^[A-Za-z0-9+/=]*$/;function Dn(n){let e=typeof n=="string"&&fo.test(n)?`data:image/png;base64,${n}`:"data:,";return d("img","",null,{src:e,alt:""})}function Fn(n){let e=(Array.isArray(
n)?n:[]).map(Number).filter(Number.isFinite),t=document.createElementNS("http://www.w3.org/2000/svg","svg");t.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),t.setAttribute("preserveAspectRatio","none"),t.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),t.append(s),t}function Jn({element:n,props:e,server:t,watch:s}){let o=n.querySelector(".gp-media"),r=new Map,a="";B(f=>{f.log("main").answers.media_file=b=>r.has(b)?t.media_file(
r.get(b)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function u(f){e.value=JSON.stringify(f),c()}function c(){if(e.value===a)return;
let f=l();for(let b of f)b.key&&r.set(b.sha256,b.key);if(f.some(b=>!b.key&&r.has(b.sha256)))return u(f.map(b=>b.key||!r.has(b.sha256)?b:{...b,key:r.get(b.sha256)}));
a=e.value,o.setAttribute("aria-label",i("Pictures and sounds")),o.replaceChildren(...f.map((b,m)=>p(b,()=>u(f.filter((v,w)=>w!==m)))))}function p(f,b){let m=f.kind===
"image",v=m?i("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):i("Sound, {seconds} s",{seconds:f.seconds}),w=Wn("gp-media-open",`${v}: ${m?
i("Show it"):i("Play it")}`,()=>h(f,O,w));w.append(m?Dn(f.preview):Fn(f.preview)),w.disabled=!f.key;let g=document.createElement("span");g.textContent=f.key?v:i(
"{what}: the file was not kept",{what:v});let x=Wn("gp-media-out",i("Remove it"),b);x.textContent="×";let O=document.createElement("li");return O.append(w,g,x),
O}async function h(f,b,m){let v=b.querySelector(".gp-media-whole");if(v)return m.setAttribute("aria-expanded","false"),v.remove();let w=await t.media_file(f.key);
if(!w)return;let g=document.createElement(f.kind==="image"?"img":"audio");g.className="gp-media-whole",g.src=w,g instanceof HTMLAudioElement?(g.controls=!0,g.autoplay=
!0):g.alt="",m.setAttribute("aria-expanded","true"),b.append(g)}s("value",c),c()}function Wn(n,e,t){let s=document.createElement("button");return s.type="button",
s.className=n,s.setAttribute("aria-label",e),s.addEventListener("click",t),s}var mo={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Gn(n,e,t){let s=m=>n.
querySelector(m),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
u={},c="",p=!1;function h([m,v]){let w=document.createElement("label"),g=document.createElement("input"),x=document.createElement("code");return x.textContent=m,
g.type=v==="bool"?"checkbox":"text",w.dataset.kind=v,w.append(...v==="bool"?[g,x]:[x,g]),v!=="bool"&&(g.placeholder=i("as the template has it")),g.addEventListener(
v==="bool"?"change":"input",()=>{let O=v==="bool"?g.checked:g.value,S={...e().arguments,[m]:O};(O===""||O===u[m])&&delete S[m],e().arguments=S,b(),t()}),w}function f(m,[
v,w]){let g=m.querySelector("input"),x=e().arguments[v];if(w==="bool"){let O=x??u[v];g.checked=O===!0||O==="true",g.indeterminate=O===void 0,m.title=x!==void 0?
i("Set here."):O===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else g.value!==String(x??"")&&(g.value=String(x??""))}
function b(){let{reads:m,arguments:v,kind:w,on:g}=e(),x=m?.arguments||[],O=x.length||m?.tools||m?.documents,S=x.filter(([k])=>k in v).length+["tools","documents"].
filter(k=>m?.[k]&&e()[k].trim()).length;o.hidden=!O,o.textContent=S?i("Template arguments ({count})",{count:S}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!O||!p||w!=="chat"||!g;let E=JSON.stringify(x);E!==c&&(c=E,a.replaceChildren(...x.map(h))),x.forEach((k,A)=>f(a.children[A],k));for(let[
k,A]of Object.entries(l))A.closest("label").hidden=!m?.[k],A.value!==e()[k]&&(A.value=e()[k])}o.addEventListener("click",()=>{p=!p,b(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,v]of Object.entries(l))v.placeholder=mo[m],v.addEventListener("input",()=>{e()[m]=v.value,b(),t()});return{
draw:b,tell(m){u=m||{},b()}}}var go=250,St=["user","assistant","system"];function Hn({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");ne(r);let a=T=>r.querySelector(
T),[l,u,c]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),f=a(".gp-begins textarea"),b=a(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},v={prompt:"",model:""},w="",g=!1,x=!1,O="p\
lain true";function S(T){let I={};try{I=JSON.parse(T||"{}")}catch{}m={...m,...I,turns:(I.turns||m.turns).map(R=>({...R}))}}function E(){w=JSON.stringify(m),e.value=
w,k()}function k(){let T=`${m.kind} ${m.on}`;if(T===O)return Z({});O=T,s("turned",{})}let A=Gn(r,()=>m,E);function P(){A.draw(),r.hidden=m.kind==="plain",a(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,a(".gp-source").hidden=!["source","media"].includes(m.kind),a(".gp-why").hidden=m.kind!=="source",a(".gp-me\
ssages").hidden=a(".gp-acts").hidden=!m.on,a(".gp-system").hidden=!m.system&&!g,a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!m.on||
!m.begins&&!x,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=!!v.prompt||m.turns.at(-1)?.role!=="assistant",b.checked=m.continues;for(let[
T,I]of[[l,m.on],[u,!m.on]])T.setAttribute("aria-checked",String(I)),T.title=T===l?i("The model’s own template wraps your words in markers that say whose turn it\
 is."):i("The model continues your words as they stand: no template, no system message, no earlier turns."),T.tabIndex=I?0:-1;for(let[T,I]of[[p,m.system],[h,m.target],
[f,m.begins]])T.value!==I&&(T.value=I);for(;c.children.length>m.turns.length;)c.lastElementChild.remove();for(;c.children.length<m.turns.length;)c.append(M());m.
turns.forEach(j),a(".gp-clear").hidden=!m.turns.length,a(".gp-reply").hidden=a(".gp-reply").disabled}function M(){let T=document.createElement("li"),I=document.
createElement("select"),R=document.createElement("textarea"),L=document.createElement("button"),N=()=>[...c.children].indexOf(T);return R.rows=1,L.type="button",
L.textContent="✕",I.addEventListener("change",()=>{m.turns[N()].role=I.value,P(),E()}),R.addEventListener("input",()=>{m.turns[N()].content=R.value,E()}),L.addEventListener(
"click",()=>{let D=N();m.turns.splice(D,1),P(),E(),(c.children[Math.min(D,m.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),T.append(I,R,L),T}
function j({role:T,content:I},R){let L=c.children[R],[N,D,Y]=L.children,y=St.includes(T)?St:[...St,T];(N.options.length!==y.length||N.options[y.length-1].value!==
y.at(-1))&&N.replaceChildren(...y.map(_=>new Option(_,_))),N.value=T,D.value!==I&&(D.value=I),L.dataset.role=T;let C=R+1;N.setAttribute("aria-label",i("Role of \
turn {number}",{number:C})),D.setAttribute("aria-label",i("Text of turn {number}, {role}",{number:C,role:T})),Y.title=i("Remove turn {number}",{number:C}),Y.setAttribute(
"aria-label",Y.title)}function $(T){m.on=T,P(),E(),(T?l:u).focus()}l.addEventListener("click",()=>$(!0)),u.addEventListener("click",()=>$(!1)),a(".gp-switch").addEventListener(
"keydown",T=>{T.key.startsWith("Arrow")&&(T.preventDefault(),$(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,E()}),h.addEventListener("input",()=>{
m.target=h.value,E()}),f.addEventListener("input",()=>{m.begins=f.value,E()}),b.addEventListener("change",()=>{m.continues=b.checked,E()}),a(".gp-add-system").addEventListener(
"click",()=>{g=!0,P(),p.focus()}),p.addEventListener("blur",()=>{g=!1,P()}),a(".gp-begin").addEventListener("click",()=>{x=!0,P(),f.focus()}),f.addEventListener(
"blur",()=>{x=!1,P()}),a(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),P(),E(),c.lastElementChild.
querySelector("textarea").focus()}),a(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,begins:""}),P(),E(),a(".gp-add").focus()}),
a(".gp-reply").addEventListener("click",()=>s("reply",{}));let F=0,W=null,G=null;function Z(T){v={...v,...T},"prompt"in T&&P(),clearTimeout(W),G&&(W=setTimeout(
H,go))}async function H(){let T=++F,I=m.kind==="chat"&&m.on,R=null;if(I)try{R=JSON.parse(await t.render_messages(JSON.stringify({...v,value:w})))}catch(L){console.
warn("Generation Playground: the template could not be asked.",L)}T===F&&(G.setWritten(R),A.tell(R?.defaults))}window.GenerationPlaygroundPrompt=T=>{n.isConnected&&
Z(T)},B(T=>{G=T.log("main"),G.answers.without=()=>s("without",{}),G.subscribe(r,I=>{if(!I.status&&!I.run)return;let{started:R,finished:L}=G;a(".gp-reply").disabled=
!(L&&L.sequences.length&&R&&R.request.messages),P()}),Z({})}),o("value",()=>{e.value!==w&&(S(e.value),P(),w=e.value,k())}),S(e.value),P(),w=e.value,k()}var Un=n=>n.num_accepted+(n.next_token_id===null?0:1);function Kn(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var bo=.8,Je=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?i(
"Still to be done. Go on with N."):i("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:bo*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var wo="F8",re={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:vo},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>i("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>i(
"Precision"),isThere:()=>!0,view:"precision"}},ko={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Te={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},yo=new Set(["PageDown","PageUp"]),Et=new Set(["text","processors","beamtree","drafts"]);function vo(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var J=null,Lt=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Je(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,a,l,u={})=>{let c=d("button",r,
a,{type:"button",...u});return c.addEventListener("click",l),c},t=d("div","gp-stage-pictures",null,{role:"group","aria-label":i("Pictures of this run")});this.buttons=
new Map(Object.entries(re).map(([r,{key:a,title:l}])=>{let u=e("","",()=>this.show(r),{"aria-keyshortcuts":a});return u.append(d("kbd","",a)," ",l()),t.append(u),
[r,u]})),this.question=d("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(d("kbd","","H")," ",i("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(d("kbd","","L")," ",i("Lesson")),this.classButton=e("gp-stage-class","",Xn,{"aria-keyshortcuts":"V"}),this.classButton.append(d("kbd","","V"),
" ",i("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(d("kbd","","G")," ",i("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(d("kbd","","Esc")," ",i("Leave")),this.root.append(d("h1","gp-stage-name",i("The stage")),t,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&Vn("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
Vn(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(re).filter(t=>(re[t].view??"one")===e&&re[t].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&!t.includes(this.
picture)?(Et.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(
r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!Et.has(t),this.classButton.hidden=!Qn(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),se(this.question,o?i("\
Which token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:i("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(ko[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:Kn(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!Et.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=
s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&zn(re.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;re[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):re[s].slider?zn(re[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.
select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Pe(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=t.rounds.map(l=>l.start+Un(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Pe(a+e,-1,r.length-1)]??0)-1}else this.place=Pe(this.
place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.
rounds[Pe(o,0,t.rounds.length-1)];t.select(0,r.start)}},Pe=(n,e,t)=>Math.max(e,Math.min(t,n)),Vn=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${n}-button`)?.click()};function zn(n,e){let t=document.querySelector(n);t&&(t.value=String(Pe(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function Yn({element:n}){B(e=>{J=new Lt(n.querySelector(".gp-stage"),e.log("main"))})}var Qn=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function Xn(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function Zn(){document.addEventListener("click",({target:n})=>{
n.closest(".gp-present")&&J?.enter()}),document.addEventListener("keydown",n=>{!J||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||xo(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function xo(n,e){if(n===wo)J.isOpen?J.leave():J.enter();else if(J.
isOpen)if(n==="Escape")J.leave();else if(yo.has(n))J.lesson.isSeen?J.lesson.go(Te[n]):J.go(Te[n]);else{if(e.closest("input, select, textarea")||n in Te&&e.closest(
".gp-pane"))return!1;if(n in Te)J.go(Te[n]);else if(n.toLowerCase()==="h")J.hide(!J.hides);else if(n.toLowerCase()==="l")J.turnLesson();else if(n.toLowerCase()===
"g")J.run();else if(n.toLowerCase()==="v"&&Qn())Xn();else if(!J.lesson.press(n)){let t=J.offered.find(s=>re[s].key===n);if(!t)return!1;J.show(t)}}else return!1;
return!0}function es({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),u=n.querySelector("span"),c="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");u.textContent!==h&&(u.textContent=h);let f=JSON.stringify(e.choices);if(f!==c){c=f;let b=new Map;for(let[
m,v]of e.choices){let w=o[v]??r;b.has(w)||b.set(w,[]);let g=w&&v!==a;b.get(w).push(new Option(g?m:i(m),v))}l.replaceChildren(...[...b].flatMap(([m,v])=>{if(!m)return v;
let w=document.createElement("optgroup");return w.label=i(m),w.append(...v),[w]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var ts="generation-playground.tour";function ns({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=d("p","gp-offer"),a=d("button","gp-take",
i("Take the tour"),{type:"button"}),l=d("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let u=d("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[c,p,h]=[d("h2","","",{id:"tour-title",tabindex:"-1"}),d("p"),d("span","gp-count")],f=d("button","",i("\
Back"),{type:"button"}),b=d("button","gp-next",i("Next"),{type:"button"}),m=d("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),v=d("d\
iv","gp-foot");v.append(h,f,b),u.append(m,c,p,v),t.append(r,u),r.hidden=So(),a.addEventListener("click",()=>w(0)),l.addEventListener("click",O),m.addEventListener(
"click",O),f.addEventListener("click",()=>w(s-1)),b.addEventListener("click",()=>s===e.length-1?O():w(s+1)),u.addEventListener("keydown",S=>{S.key==="Escape"&&O()}),
window.addEventListener("resize",x),window.addEventListener("scroll",x,{passive:!0,capture:!0});function w(S){r.hidden=!0,s=S;let E=e[s];g(document.querySelector(
E.at)),u.hidden=!1,c.textContent=i(E.title),p.textContent=i(E.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,b.textContent=
i(s===e.length-1?"Done":"Next");let k=o?.getBoundingClientRect();k&&(k.top<0||k.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),x(),c.focus({preventScroll:!0})}
function g(S){o?.classList.remove("gp-pointed-at"),o=S,o?.classList.add("gp-pointed-at")}function x(){if(u.hidden||!o)return;let S=o.getBoundingClientRect(),{offsetWidth:E,
offsetHeight:k}=u;if(S.left>E+24&&S.height>240){u.style.top=`${Math.max(8,Math.min(S.top+8,innerHeight-k-8))}px`,u.style.left=`${S.left-E-12}px`;return}let A=Math.
min(S.bottom,innerHeight*.55)+10,P=A+k<=innerHeight-8?A:Math.max(8,Math.min(S.top,innerHeight)-k-10);u.style.top=`${P}px`,u.style.left=`${Math.max(8,Math.min(S.
left+16,innerWidth-E-8))}px`}function O(){let S=u.contains(document.activeElement)||r.contains(document.activeElement);g(null),u.hidden=r.hidden=!0;try{localStorage.
setItem(ts,"seen")}catch{}S&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function So(){try{return localStorage.getItem(ts)==="seen"}catch{
return!0}}var ss="generation-playground.person";function os(n,e,t=Eo()){let s=Lo(`${t} ${n}`),o=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let a=Math.floor(s()*(r+1));[
o[r],o[a]]=[o[a],o[r]]}return o}var Ne="";function Eo(){try{Ne=localStorage.getItem(ss)||Ne||String(Math.random()),localStorage.setItem(ss,Ne)}catch{Ne||=String(
Math.random())}return Ne}function Lo(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return()=>{e=e+1831565813|0;let t=Math.imul(e^e>>>
15,1|e);return t=t+Math.imul(t^t>>>7,61|t)^t,((t^t>>>14)>>>0)/4294967296}}var Ge=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=d("ol","gp-lessons");for(let o of e){let r=d("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(d("b","",a+i(o.title)),d("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(d("small","",[z(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let u=d("li");u.append(r),t.append(u)}let s=d("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),d("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=d(
"div","gp-lesson-head"),s=d("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,isOpenly:u,isCovered:c,isHeld:p,moved:h}){this.root.setAttribute("ari\
a-busy",String(!a));let f=e.steps[t],b=t===e.steps.length-1,m=ae(i("All lessons"),"gp-plain",()=>this.actions.list()),v=d("h2","",i(e.title)),w=d("p","gp-step-p\
lace",i("Step {number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),g=d("div","gp-lesson-body");g.append(...rs(i(f.text)));let x=c||p?null:l;
f.predict&&g.append(this.prediction(f.predict,s,a,x,u,`${e.name} ${t}`));let O=f.predict&&s===void 0&&!(u&&l);if(f.task){let W=d("p","gp-task");W.append(d("b","",
o?"✓ ":"➜ "),i(f.task)),O&&W.append(d("span","gp-first"," "+i("Predict first."))),g.append(W)}f.solvable&&g.append(ae(i("Set it"),"gp-solve",()=>this.actions.
solve(),"S"));let S=d("div","gp-found",null,{"aria-live":"polite"});p?S.append(d("p","",i("Your prediction is in. Your teacher reveals what came out."))):c?S.append(
ae(i("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!O&&S.append(...this.verdict(f,l)),g.append(S);let E=d("div","gp-lesson-foot"),k=ae(i("Back"),"",()=>this.
actions.go(t-1),"P");k.disabled=t===0;let A=o||!f.task&&!O,P=ae(b?i("All lessons"):A?i("Next"):i("Skip"),A?"gp-next":"",()=>b?this.actions.list():this.actions.go(
t+1),"N");E.append(k,P);let M=d("div","gp-lesson-more");if(e.steps.some(({sets:W})=>W)){let W=d("input","",null,{type:"checkbox"});W.checked=r,W.addEventListener(
"change",()=>this.actions.ownModel(W.checked));let G=d("label");G.append(W," ",i("use my model instead")),M.append(G),f.sets&&M.append(ae(i("Reset the page for \
this step"),"gp-plain",()=>this.actions.again()))}let j=new URLSearchParams({lesson:e.name,step:String(t+1)});M.append(d("a","gp-link",i("Link to this step"),{href:`\
?${j}`,target:"_blank"}));let $=this.root.contains(document.activeElement),F=$?_o(document.activeElement):null;this.root.replaceChildren(this.head([m]),v,w,g,E,
M),this.point(f.at),h?w.focus({preventScroll:!0}):$&&(F&&this.root.querySelector(F)||w).focus({preventScroll:!0}),h?this.root.scrollTop=0:l&&S.scrollIntoView({block:"\
nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,a,l,u,c){let p=d("fieldset","gp-predict");p.append(d("legend","",i(e)));let h=r!==void 0,f=!!l?.
done&&(h||u),b=h||f,m=o.length?"text":s?"number":"";if(m){let w=d("form","gp-number"),g=o.length?i("or write one"):i(e),x=d("input","",null,{type:m,required:"",
"aria-label":g,...o.length?{placeholder:g,maxlength:"60",autocomplete:"off"}:{step:"any"}});h&&!o.includes(r)&&(x.value=String(r)),x.disabled=b||!a;let O=d("but\
ton","gp-send",i("Predict"),{type:"submit"});O.disabled=b||!a,w.addEventListener("submit",S=>{S.preventDefault(),o.length&&x.value.trim()?this.actions.guess(o.find(
E=>E.trim()===x.value.trim())??x.value):Number.isFinite(x.valueAsNumber)&&this.actions.guess(x.valueAsNumber)}),w.append(x,O),p.append(w)}let v=o.length?o.map(w=>[
w,Me(w)]):t.map((w,g)=>[g,i(w)]);return os(c,v.length).forEach((w,g)=>{let[x,O]=v[w],S=ae("","gp-answer",()=>this.actions.guess(x),"ABCDE"[g]);S.dataset.choice=
String(w);let E=r===x,k=f&&l.expected===w,A=k?"✓ ":E?f?"✗ ":"● ":"○ ";S.append(d("span","gp-sign",A,{"aria-hidden":"true"}),O),S.setAttribute("aria-pres\
sed",String(E)),S.disabled=b||!a,S.classList.toggle("gp-true",k),o.length?p.lastElementChild.before(S):p.append(S)}),p}verdict(e,{done:t,right:s,why:o,tempts:r,
happened:a,shown:l,claim:u,then:c,recorded:p,wishes:h}){if(!t)return[d("p","gp-open",i("This run does not do it yet.")),Oo(h)];let f=[];if(s!==null){let b=d("p",
s?"gp-right":"gp-wrong");if(b.append(d("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It came out otherwise."))," ",[i(r),i(o)].filter(Boolean).join(" ")),f.push(
b),i(a)){let m=d("p","gp-right gp-happened");m.append(d("b","","✓ "+i("What happened:"))," ",i(a)),f.push(m)}}else i(o)&&f.push(d("p","",i(o)));if(u){let b=d(
"p","gp-claim"),m=l?i("This run shows it:"):l===null?i("This run cannot tell:"):i("This run does not show it:");b.append(d("b","",`${l?"✓":"○"} ${m}`)," ",i(
u)),f.push(b),!l&&p&&f.push(ae(i("Show a recorded run that does"),"gp-recorded",()=>this.actions.recorded(),"W"))}return i(c)&&f.push(...rs(i(c))),f}remind(){let e=this.
root.querySelector(".gp-found");e&&se(e,i("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.
classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.
scrollIntoView({block:"center"})}};function ae(n,e,t,s=""){let o=d("button",e,n,{type:"button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function _o(n){
for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}function Oo(n){let e=d("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>d(
"li",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var rs=n=>n.split(`
`).map(e=>d("p","",e));var He="generation-playground.lessons",Co={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},_t=()=>!!document.
body.dataset.stage,Ao=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function is({element:n,props:e,trigger:t,watch:s},{lessons:o}){
let r=To(),a=null,l=0,u=null,c=!1,p=!1,h=!1,f=!1,b=null,m=!1,v=new Ge(n.querySelector(".gp-lesson"),{list:()=>E(),choose:L=>A(L),go:L=>$(L),guess:L=>{g().guesses[l]=
L,R(),H(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...O(),guess:L}})),x().task||Z()},recorded:()=>t("recorded",O()),solve:()=>{W(),G({solved:!0}),
H()},ownModel:L=>{g().ownModel=L,R(),G()},reveal:()=>{h=!1,f=!0,H()},again:()=>{delete g().guesses[l],W(),R(),G(),H()},close:()=>M()}),w=L=>document.body.toggleAttribute(
"data-old-result",L),g=(L=a.name)=>r.lessons[L]??={at:0,done:[],guesses:{}},x=()=>a.steps[l],O=()=>({lesson:a.name,step:l}),S=()=>a&&document.body.hasAttribute(
"data-lesson-locked");function E(){S()||(a&&j(),v.drawList(o.map(L=>({...L,...k(L)}))),P())}function k({name:L,steps:N}){let{done:D=[],at:Y=0}=r.lessons[L]||{};
return{done:D.length,over:D.length>=N,begun:!!r.lessons[L],at:Y}}function A(L,N=!1){m=N,t("chosen",{lesson:L})}function P(){v.root.hidden&&zt(),v.root.hidden=!1,
document.body.toggleAttribute("data-lesson",!0)}function M(){S()||(a&&j(),v.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector(
"button[data-lessons]")?.focus({preventScroll:!0}))}function j(){w(!1),v.point(""),a=null,r.open="",R(),t("left",{})}function $(L){l=Math.max(0,Math.min(a.steps.
length-1,L)),g().at=l,W(),R(),G(),H({moved:!0}),!x().task&&(!x().predict||g().guesses[l]!==void 0)&&Z()}let F=()=>!!(b&&u?.done&&x().predict&&!b.has(`lesson/${a.
name}/${l}`));document.addEventListener("gp-class-news",L=>{let N=a&&F(),{revealed:D}=L.detail;b=D&&new Set(D),a&&F()!==N&&H()});function W(){u=null,p=h=f=!1}function G({
solved:L=!1}={}){let N=m;m=c=!1,document.body.dataset.view!==x().view&&document.getElementById(`view-${x().view}-button`)?.click(),t("entered",{...O(),own_model:!!g().
ownModel,keep:N,solved:L})}function Z(){t("judged",{...O(),guess:g().guesses[l]??null})}function H({moved:L=!1}={}){let{guesses:N,done:D,ownModel:Y}=g();v.drawStep(
{lesson:a,at:l,guess:N[l],done:D.includes(l),ownModel:!!Y,isReady:c,judgement:u,isOpenly:p,isCovered:h,isHeld:F(),moved:L})}s("value",()=>{let L=JSON.parse(e.value||
"null");L&&(L.kind==="lesson"?(a=L.lesson,w(!m),r.open=a.name,P(),$(k({name:a.name,steps:a.steps.length}).over?0:g().at)):a&&L.kind==="ready"&&L.step===l?(c=!0,
H()):a&&L.kind==="judgement"&&L.step===l&&(u=L,_t()&&(p=!0),h=L.done&&_t()&&!!x().predict&&!f,L.done&&!g().done.includes(l)&&g().done.push(l),R(),H(),L.done&&x().
predict?.token&&B(N=>N.log("main").select(0,x().predict.token-1)),L.done&&x().task&&Ao.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),B(L=>{
let N=L.log("main"),D=0,Y=N.turn;N.subscribe(n,()=>{N.turn!==Y&&w(!1),Y=N.turn,!(!N.finished||N.turn===D)&&(D=N.turn,T(N.recorded))});for(let[y,C]of Object.entries(
Co)){let _=L.group(y),q=_.turn;_.subscribe(n,()=>{_.turn!==q&&w(!1),!(_.turn===q||!C(_))&&(q=_.turn,T(!1))})}});function T(L){a&&(x().predict&&g().guesses[l]===
void 0&&!L&&!_t()?v.remind():Z())}document.addEventListener("click",L=>{L.target.closest("button[data-lessons]")&&(v.root.hidden?E():M())}),document.addEventListener(
"gp-open-lesson",L=>{let{lesson:N,step:D}=L.detail;a?.name!==N&&(g(N).at=D-1,A(N))});let I=new URLSearchParams(location.search).get("lesson");if(I&&o.some(({name:L})=>L===
I)){let L=Number(new URLSearchParams(location.search).get("step"));L>=1&&(g(I).at=Math.floor(L)-1),A(I)}else o.some(({name:L})=>L===r.open)&&A(r.open,!0);function R(){
try{localStorage.setItem(He,JSON.stringify({lessons:r.lessons})),sessionStorage.setItem(He,r.open)}catch{}}}function To(){try{let{lessons:n}=JSON.parse(localStorage.
getItem(He)||"{}");return{lessons:Po(n),open:sessionStorage.getItem(He)||""}}catch{return{lessons:{},open:""}}}function Po(n){let e={};for(let[t,{at:s,done:o,guesses:r,
ownModel:a}]of Object.entries(n||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function as({trigger:n}){B(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function ls({props:n,trigger:e,watch:t}){B(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var No=250;function cs({element:n,props:e,trigger:t,watch:s}){B(o=>{let r=o.log("main"),a=new Map,l=null,u=p=>(p&&p.watched||[]).map(({token_id:h})=>h);function c(p,h,f,b){
r.asked={turn:r.turn,kind:p,ids:f,...b};let{last:m,stopReason:v}=h;t("go",{kind:p,ids:f,stop:v,watched:u(m),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:p,tokenId:h}){if(p.isPrompt)return;let f=[...r.idsTo(p).slice(0,-1),h],b=r.lastOf(p),m=b===p&&r.stepping?"choose":"branch";c(m,{last:b},
f,{at:p.index,from:p.chosen.text,on:h===p.chosen.token_id})},more(){let p=r.current(),h=p&&r.lineOf(p);if(!h||!h.last||r.isFromElsewhere)return t("start",{});c(
"more",h,r.idsTo(h.last),{at:h.last.index+1})},look({line:p,text:h}){let{last:f}=r.lines()[p]||{},b=f?r.idsTo(f):[];t("look",{line:p,text:h,ids:b,watched:u(f),turn:r.
turn,started:r.startedLine()})},save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),No)}}),r.subscribe(n,
p=>{if(p.run)for(let{line:h,lists:f}of a.get(r.turn)||[])r.addWatched(h,f)}),s("value",()=>{if(!e.value)return;let p=JSON.parse(e.value.split(`
`)[1]);if(!p)return r.changed("watched");a.has(p.turn)||a.set(p.turn,[]),a.get(p.turn).push(p),p.turn===(r.turn??null)&&r.addWatched(p.line,p.lists)})})}var Le="generation-playground.run.",ds=()=>Object.keys(sessionStorage).filter(n=>n.startsWith(Le)).map(n=>Number(n.slice(Le.length))).sort((n,e)=>n-e);async function Ot(n,e){
try{let t=JSON.stringify({run:n,log:e===null?null:await Mo(e)});for(;!qo(Le+n.id,t);){let s=ds().find(o=>o<n.id);if(s===void 0)return;sessionStorage.removeItem(
Le+s)}}catch{}}function qo(n,e){try{return sessionStorage.setItem(n,e),!0}catch{return!1}}function Ct(n){try{for(let e of n)sessionStorage.removeItem(Le+e)}catch{}}
async function us(){let n=new Map;try{for(let e of ds()){let{run:t,log:s}=JSON.parse(sessionStorage.getItem(Le+e));n.set(e,[t,s===null?null:await Bo(s)])}}catch{}
return n}async function Mo(n){let e=await new Response(new Blob([n]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),t="";for(let s of new Uint8Array(
e))t+=String.fromCharCode(s);return btoa(t)}function Bo(n){let e=Uint8Array.from(atob(n),t=>t.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var jo="generation-playground",ps="generation-playground.keep-history",hs="generation-playground.shown",Io=20,Ro=5e6,$o=3e7,fs=90;function ms({element:n,props:e,
trigger:t,watch:s}){let o=n.querySelector(".gp-history");ne(o);let r=new V,a=y=>o.querySelector(y),l=a(".gp-keep input"),u=a(".gp-clear"),c=[],p=new Map,h=null,
f=null,b=null,m=null;function v(){return m??=new Promise((y,C)=>{let _=indexedDB.open(jo,1);_.onupgradeneeded=()=>{_.result.createObjectStore("runs",{keyPath:"i\
d"}),_.result.createObjectStore("logs")},_.onsuccess=()=>y(_.result),_.onerror=_.onblocked=()=>C(_.error)})}async function w(y,C){let _=(await v()).transaction(
["runs","logs"],y);return new Promise((q,U)=>{let le=C(_.objectStore("runs"),_.objectStore("logs"));_.oncomplete=()=>q(le&&le.result),_.onerror=_.onabort=()=>U(
_.error)})}function g(){try{return(localStorage.getItem(ps)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let x=Promise.resolve();function O(y){return x=x.then(
y).then(()=>Z(""),C=>{console.warn("Generation Playground: the history could not be kept.",C),Z(i("The browser’s storage is blocked or full: the newest runs are\
 lost when this page is closed."))}).then(N),x}async function S(){let y=[...p.values()].map(([_])=>_).sort((_,q)=>q.id-_.id);c=y;let C=g()?await w("readonly",_=>_.
getAll()):[];c=[...y,...C.filter(_=>!p.has(_.id))].sort((_,q)=>q.id-_.id)}async function E(){for(let[y,[C,_]]of p)await w("readwrite",(q,U)=>{_!==null&&U.put(_,
y),q.put(C)}),p.delete(y),Ct([y])}async function k(y){y.forEach(C=>p.delete(C)),Ct(y),c=c.filter(C=>!y.includes(C.id)),g()&&await w("readwrite",(C,_)=>y.forEach(
q=>{C.delete(q),_.delete(q)}))}async function A(){let y=0,C=c.filter((_,q)=>(y+=_.size)>$o||q>=Io);C.length&&await k(C.map(_=>_.id))}let P=async y=>p.has(y)?p.get(
y)[1]:w("readonly",(C,_)=>_.get(y));async function M(){for(let y of await w("readonly",C=>C.getAll()))p.has(y.id)||p.set(y.id,[y,await P(y.id)??null]);for(let[y,
C]of p.values())await Ot(y,C);await w("readwrite",(y,C)=>{y.clear(),C.clear()})}function j(){if(!h||!f||f.turn!==h.turn||!f.finished)return;let{turn:y,replaces:C,
..._}=h;h=null;let q=f.text,U=q.length<=Ro,le={id:y,time:Date.now(),..._,seed:f.started.seed,tokens:f.finished.num_tokens,end:R(f.finished.sequences[0]?.text??"",
fs),size:U?q.length:0};p.set(y,[le,U?q:null]),O(async()=>{C&&await k([C]),await S(),g()?await E():await Ot(le,U?q:null),await A()}),$(y)}function $(y){try{sessionStorage.
setItem(hs,String(y))}catch{}}function F(){let[y]=performance.getEntriesByType("navigation");y?.type==="reload"&&O(async()=>{let C="";try{C=sessionStorage.getItem(
hs)||""}catch{}let _=c.find(({id:q})=>String(q)===C);_?.size&&!r.newest&&await G(_)})}let W=({request:y,seed:C,preset:_})=>({request:y,seed:C,preset:_});async function G(y){
let C=await P(y.id).catch(()=>null);if(!C)return Z(i("This run is no longer in the browser’s storage."));$(y.id),t("look",{log:C,...W(y)})}let Z=y=>{a(".gp-no\
te").textContent=y};function H(y,C,_){let q=document.createElement(y);return q.textContent=C,_&&(q.className=_),q}function T(y,C,_,q){let U=H("button",y);return U.
type="button",U.setAttribute("aria-label",C),U.title=q||(y===C?"":C),U.disabled=!!q,U.addEventListener("click",_),U}function I(y){let C={month:"short",day:"nume\
ric"},_={hour:"2-digit",minute:"2-digit"},q=new Date(y).toDateString()===new Date().toDateString();return new Date(y).toLocaleString([],q?_:{...C,..._})}function R(y,C){
let _=Array.from(y);return _.length<=C?y:`…${_.slice(-C).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function L(y){let C=document.createElement("li");C.dataset.run=
y.id;let _=H("div","","gp-what"),q=I(y.time),U=String(y.prompt||""),le=y.tokens>=0?z(y.tokens,"{count} token","{count} tokens"):"",As=[q,y.strategy,y.model,`see\
d ${y.seed}`,le];_.append(H("span",R(U,fs)||i("(no prompt)"),"gp-prompt")),y.end&&_.append(H("span",y.end,"gp-end")),_.append(H("span",As.filter(Boolean).join("\
 · "),"gp-facts"));let Pt=H("div","","gp-acts"),Ue={when:q,text:R(y.end||U,40)},Ts=y.size?"":i("Too long to be kept. Its settings can be loaded.");return Pt.append(
T(i("View"),i("View the run of {when}: {text}",Ue),()=>G(y),Ts),T(i("Load settings"),i("Load settings of the run of {when}: {text}",Ue),()=>t("start",W(y))),T("\
✕",i("Remove the run of {when}: {text}",Ue),()=>O(()=>k([y.id])))),C.append(_,Pt),C}function N(){let y=a("li button:focus"),C=y&&[y.closest("li").dataset.run,
[...y.parentNode.children].indexOf(y)];a(".gp-hint").textContent=c.length?"":i("Your runs will be listed here, to look at again or to start from."),a(".gp-till").
textContent=g()?"":i("(now: only until this tab is closed)"),a(".gp-runs").replaceChildren(...c.map(L)),C&&(a(`li[data-run="${C[0]}"] .gp-acts`)?.children[C[1]]||
a(".gp-keep input")).focus(),u.hidden=!c.length,l.checked=b??g(),D()}function D(){u.textContent=i("Clear history"),u.dataset.sure=""}u.addEventListener("click",
()=>{u.dataset.sure?O(()=>k(c.map(y=>y.id))):(u.textContent=z(c.length,"Remove {count} run?","Remove all {count} runs?"),u.dataset.sure="yes")}),u.addEventListener(
"blur",D);async function Y(y){y||await M(),localStorage.setItem(ps,y?"yes":"no"),window.dispatchEvent(new Event("generation-playground-keep")),y&&await E(),await S(),
await A()}l.addEventListener("change",()=>{let y=b=l.checked;O(()=>Y(y).finally(()=>{b=null}))}),document.addEventListener("click",({target:y})=>{y.closest("but\
ton[data-drawer=history]")&&O(S)}),O(async()=>{for(let[y,C]of await us())p.set(y,C);await S()}),document.addEventListener("gp-filled",F,{once:!0}),s("value",()=>{
let y=r.unstamp(e.value);y&&(h={turn:r.newest,...JSON.parse(y)},j())}),B(y=>{f=y.log("main"),f.subscribe(o,C=>{C.status&&j()})})}function gs({props:n,watch:e}){let t=new V,s,o="";document.addEventListener("gp-example",r=>o=r.detail),B(r=>{let a=r.log("main"),l=()=>{let u=t.unstamp(n.value);
u!==null&&(t.recorded&&(a.recordedTurn=t.newest),r.feed("main",u,t.newest),document.body.toggleAttribute("data-recorded",a.recorded),document.body.toggleAttribute(
"data-has-media",a.hasReadMedia),document.body.toggleAttribute("data-loading",!!a.loading),!(!a.finished||a.turn!==t.newest||s===t.newest)&&(s=t.newest,a.selectMostUncertain(
o),o=""))};n.value&&!location.search&&l(),e("value",l)})}function bs({props:n,trigger:e,watch:t},{name:s,most:o}){B(r=>{let a=r.log("main"),l=new Map;a.mostPlaces[s]=o,a.answers[s]=({step:u,...c})=>{let p=a.idsTo(a.lastOf(
u));l.set(a.turn??null,p),e(s,{...c,ids:p,turn:a.turn,started:a.startedLine()})},t("value",()=>{if(!n.value)return;let u=JSON.parse(n.value.split(`
`)[1]);u?a.addFound(s,u.turn??void 0,l.get(u.turn??null)||[],u.found):a.changed("found")})})}function ws({element:n,props:e,watch:t}){ne(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let u="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(u)?`${u}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let u=e.value?JSON.parse(e.value):
null;if(l.hidden=!u,!u)return;s("label").textContent=i(u.title),s("note").textContent=i(u.note);let c=u.query?`${o(u.space)}?${u.query}`:u.text,p=s("text");p.value=
c,p.wrap=u.query?"soft":"off",p.rows=u.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),u=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
u=document.execCommand("copy")}s("copied").textContent=i(u?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var At="generation-playground.presets";function ks({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:u,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${u};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let u=document.querySelector(l);if(!u)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;u.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),u.matches("textarea, input, button")&&u.focus({preventScroll:!0})},keep({name:l,config:u}){let c=!1;try{let p=r();u?p[l]=u:delete p[l],localStorage.setItem(
At,JSON.stringify(p))}catch{c=!0}t("kept",{presets:a(),name:l,removed:!u,failed:c})}};function r(){let l=localStorage.getItem(At)||"{}";try{let u=JSON.parse(l);
return u&&typeof u=="object"&&!Array.isArray(u)?u:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
At&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function ys({props:n}){window.addEventListener("pagehide",e=>{!n.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:n.value})}`)})}function vs(){let n=new Set(["kept","class"]),e=!1,t=()=>document.getElementById("generate");function s(c){c.preventDefault(),c.stopImmediatePropagation(),e=!0,
t()?.setAttribute("aria-busy","true")}let o=(c,p)=>c.target.closest(p),r=c=>{o(c,"#generate")&&s(c)},a=c=>{c.key==="Enter"&&c.shiftKey&&o(c,"#prompt")&&s(c)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",a,!0),t()?.removeAttribute("aria-busy"),e&&t()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",a,!0);let u=setTimeout(l,1e4);window.GenerationPlaygroundFilled=c=>{!n.delete(c)||n.size||(clearTimeout(u),setTimeout(
()=>{e||document.dispatchEvent(new CustomEvent("gp-filled")),l()}))}}function xs(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function Ss(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var Do={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Fo=250;function Es({element:n,props:e,trigger:t,watch:s}){let o=new V,r=!1,a=null;function l(){let u=n.
querySelector(".messages"),c=o.unstamp(e.value);if(!u||c===null)return;clearTimeout(a);let p=JSON.parse(c||"[]");r=p.some(h=>h.refused),u.replaceChildren(...p.map(
Wo)),r&&u.scrollIntoView({block:"nearest"})}s("value",l),document.addEventListener("gp-view-left",()=>{for(let u of n.querySelectorAll(".message:not(.busy, .con\
nection)"))u.remove();r=!1}),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=setTimeout(()=>t("mended",{turn:o.newest}),
Fo))})}var Ls=n=>JSON.parse(n).map(e=>({__type__:"update",info:i(e)}));function Wo({severity:n,knob:e,message:t,fix:s}){let o=i(t),r=document.createElement("div");
r.className="message "+n;let a={error:i("Error"),warning:i("Note")}[n]||"";Tt(r,"span",`${Do[n]||""} ${a}`.trim(),"label");let l=document.createElement("span"),
u=e&&o.startsWith(e+" ");return e&&(Tt(l,"code",e),l.append(u?"":": ")),l.append((u?o.slice(e.length):o)+(s?" ":"")),s&&Tt(l,"strong",i(s)),r.append(l),r}function Tt(n,e,t,s){
let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var _s=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>Jo(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),Jo=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function Os({props:n,watch:e},{name:t}){let s=new V;B(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var Cs={changesInWords:Bn,followModels:Tn,infoUpdates:Ls,mountBeamVariants:ls,mountBranching:cs,mountChangedLine:jn,mountClassForm:Gt,mountClassPanel:rn,mountComparisonLog:an,
mountBrowserCommands:ks,mountDrawer:Xt,mountExamples:In,mountHeader:Rn,markView:vt,mountHistory:ms,mountKeptForm:$n,mountKnobPanel:An,mountLanes:ln,mountLessonPanel:is,
mountMediaArea:Jn,mountMessages:Es,mountModelQuestions:as,mountPromptArea:Hn,mountQuickRow:qn,mountReport:Os,mountRunLog:gs,mountRunQuestion:bs,mountStage:Yn,mountStrategyList:es,
mountTaken:ws,mountTour:ns,pickFile:_s,t:i,tellWhenClosed:ys};function Go(){let n=t=>{try{t(Cs)}catch(s){console.error("Generation Playground:",s)}};xs();let e=window.
GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...Cs,push:n},e.forEach(n)}vs();Ss();Qt();Zn();jt(Go);})();
