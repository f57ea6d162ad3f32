// Written by .ci/bundle.py from modules with the SHA-256 fc4640d753e6ca8ee2da0eb51a64ebaccaf458a7de32dbd35d4c2dd822ccdea1: edit those.
"use strict";(()=>{var $o=["de","fr"];var yt={},pn={};function kt(){let t=(navigator.language||"").slice(0,2).toLowerCase();return $o.includes(t)?t:"en"}var hn=()=>window.GenerationPlaygroundTexts?kt():
"en";function Fo(t){if(!yt[t]){let e=new Intl.NumberFormat(t).formatToParts(12345678e-1),n=s=>e.find(({type:o})=>o===s)?.value??"";yt[t]={decimal:n("decimal"),group:n(
"group")}}return yt[t]}function se(t){let e=hn();if(e==="en")return t;let{decimal:n,group:s}=Fo(e);return t.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:s).replace(
/(?<=\d)\s?%/g," %")}var fn=(t,e=0)=>se(t.toFixed(e));var Ee=t=>se(t.toLocaleString("en-US")),Ke=t=>se(String(t));function mn(t,e){let n=e?hn():"en";return pn[n]??=new Intl.PluralRules(n),pn[n].select(t)==="one"}function l(t,e){if(t==null)return"";if(typeof t=="object")return"number"in t?se(t.number):"one"in t?Z(t.count,t.one,t.said,t.values):l(t.said,t.values);let n=String(
t),s=window.GenerationPlaygroundTexts?.[n]??n;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let i=e[r];return typeof i=="number"?Ke(
i):i&&typeof i=="object"?l(i):String(i??"")}):s}function Z(t,e,n,s){let o=window.GenerationPlaygroundTexts?.[e]!==void 0,r=e.includes("{count}")?mn(t,o):t===1;return l(
r?e:n,{count:Ee(t),...s})}var Wo=["aria-label","title","placeholder","data-tip","label"];function ee(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let s=n.nextNode();s;s=n.nextNode()){let[,o,r,i]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue??"")??[],a=r&&e[r.replace(/\s+/g," ")];a&&(s.
nodeValue=o+a+i)}for(let s of[t,...t.querySelectorAll("*")])for(let o of Wo){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function gn(t){
let n=window.GenerationPlaygroundCatalogues?.[kt()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(s=>s.
json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Playground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.
then(t)}var vt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},bn=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function p(t,e,n,s){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=String(n));for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,String(i));return o}function _t(t,e,{running:n=!1}={}){
let s=0;for(let o of e.matchAll(bn)){let[r]=o;o.index>s&&t.append(e.slice(s,o.index)),s=o.index+1;let i=vt[r]||"U+"+(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let a=vt[r]?r:"";t.append(p("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(p("span","gp-mark",i))}s<e.
length&&t.append(e.slice(s))}function xt(t,e){t.replaceChildren(),_t(t,e),e||t.append(p("span","gp-mark",l("(empty)")))}function ze(t,e){let n=p("bdi",e);return xt(n,t),n}function re(t,e){t.
textContent!==e&&(t.textContent=e)}var Uo=t=>t.replace(bn,e=>e===" "?" ":vt[e]||"�");var wn=t=>l("“{text}”",{text:Uo(t)});function St(t){let e=t*100;return e===0?se("0%"):e<.01?se("<0.01%"):e<1?se(e.toFixed(2)+"%"):e>99.95&&e<100?se(">99.9%"):se(e.toFixed(1).replace(".0","")+"%")}var yn=(t,e)=>e==="bits"?t/Math.LN2:t;var kn=(t,e=3)=>t==null?"–":fn(t,e);var Et="generation-playground.room",fe=(t,e)=>p("input","",null,{type:t,...e});function te(t,e,n=""){let s=p("button",n,t,{type:"button"});return s.addEventListener(
"click",e),s}function Lt(t,e,n,s,o,r){let i=()=>(o.get(r)??0)>Date.now(),a=te(i()?e:t,()=>{if(i()){o.delete(r),n();return}o.set(r,Date.now()+5e3),a.textContent=
e,setTimeout(()=>!i()&&(a.textContent=t),5100)},s);return a}var me=()=>({...Ot(),address:location.origin+location.pathname});function Ot(){try{let{code:t,key:e}=JSON.
parse(localStorage.getItem(Et)||"{}");return typeof t=="string"&&typeof e=="string"?{code:t,key:e}:{}}catch{return{}}}function Qe(t){try{t?localStorage.setItem(
Et,JSON.stringify(t)):localStorage.removeItem(Et)}catch{}}var xn="generation-playground.teacher";function Sn({element:t,props:e,trigger:n,watch:s},{parts:o,lessons:r,rooms:i}){let a=t.querySelector(".gp-class-form"),u=p(
"form"),c=fe("text",{maxlength:"40",autocomplete:"off",value:Jo()}),d=p("select");d.append(p("option","",l("no lesson"),{value:""}),...r.map(({name:b,title:y})=>p(
"option","",l(y),{value:b})));let f=Object.entries(o).map(([b,y])=>{let E=fe("checkbox",{name:b});return{name:b,box:E,label:vn(E,l(y))}}),m=fe("checkbox",{});m.
checked=i;let h=p("fieldset");h.append(p("legend","",l("Lock")),...f.map(({label:b})=>b));let g=p("p","gp-class-said","",{role:"status"});u.append(p("h3","",l("\
A class")),p("p","",l("Everybody who opens the link begins with what this page is set to now.")),_n(l("Your name"),c),_n(l("Lesson"),d),h,i?vn(m,l("Gather the p\
redictions in a room")):p("p","",l("This server has no rooms: predictions are not gathered.")),p("button","gp-class-make",l("Make the link"),{type:"submit"}),g),
a.replaceChildren(u);let k=f.find(({name:b})=>b==="lesson"),w=()=>{k.box.disabled=!d.value,d.value||(k.box.checked=!1)};d.addEventListener("change",w),w(),u.addEventListener(
"submit",b=>{b.preventDefault(),Ho(c.value),re(g,""),n("made",{...me(),by:c.value,lesson:d.value,room:i&&m.checked,locks:f.filter(({box:y})=>y.checked).map(({name:y})=>y)})}),
s("value",()=>{let b=JSON.parse(e.value||"null");b&&re(g,b.kind==="refused"?l(b.text):l("The link is at the top of the page."))})}function vn(t,e){let n=p("labe\
l");return n.append(t," ",e),n}function _n(t,e){let n=p("label","gp-class-field");return n.append(p("span","",t),e),n}function Jo(){try{return localStorage.getItem(
xn)||""}catch{return""}}function Ho(t){try{localStorage.setItem(xn,t)}catch{}}var Ct=matchMedia("(min-width: 1200px)"),En=matchMedia("(max-width: 1359px)"),Ln="generation-playground.knobs-open",On=null,Cn=t=>document.getElementById(t==="k\
nobs"?"knobs":`drawer-${t}`),ge=()=>document.body.dataset.drawer||"";function Tt(t){ge()!==t&&(On=document.activeElement,Ye(t)),Cn(t)?.querySelector(".gp-drawer\
-title")?.focus({preventScroll:!0})}function Le(){if(!ge())return;let t=Cn(ge())?.contains(document.activeElement);Ye(""),t&&On?.focus({preventScroll:!0})}function At(){
Ct.matches||Le()}function Tn(){En.matches&&ge()&&Ye("",!1)}function Ye(t,e=!0){t?document.body.dataset.drawer=t:delete document.body.dataset.drawer,An();try{e&&
Ct.matches&&localStorage.setItem(Ln,t==="knobs"?"yes":"no")}catch{}}function An(){for(let t of document.querySelectorAll("[data-drawer]:not(body)"))t.setAttribute(
"aria-expanded",String(t.dataset.drawer===ge()))}function Pn(){document.addEventListener("click",t=>{let e=t.target,n=e.closest("button[data-drawer]");n?(n.dataset.
drawer===ge()?Le:()=>Tt(n.dataset.drawer))():e.closest(".gp-drawer-close")&&Le()}),document.addEventListener("keydown",t=>{if(t.key!=="Escape"||t.defaultPrevented)
return;let e=t.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&Le()})}function Nn({element:t}){ee(t),An();try{let e=!En.matches||
!document.body.hasAttribute("data-lesson");Ct.matches&&e&&!ge()&&localStorage.getItem(Ln)==="yes"&&Ye("knobs")}catch{}}function M(t){(window.GenerationPlaygroundQueue??=[]).push(t)}var Mn="#seed-row",Go={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Mn],lesson:[]};function Pt(t,e,n){for(let[s,o]of Object.entries(Go))for(let r of o){let i=document.querySelector(r);i&&Vo(i,t.includes(s)&&(n||r!==Mn),e)}document.
body.toggleAttribute("data-lesson-locked",t.includes("lesson"))}function Vo(t,e,n){let s=t.id==="prompt"?t.querySelector("textarea"):null;s?s.readOnly=e:t.inert=
e,e?t.dataset.locked=l("locked by {by}",{by:l(n)}):delete t.dataset.locked}var Xe=10;function qn(t,e){let n=p("div","gp-class-chart"),s=t.options.length?Ko(t):zo(t.numbers),o=s.some(({model:c})=>typeof c=="number"),r=p("tr");r.append(...[
l("Answer"),l("Class"),...o?[l("Model")]:[]].map(c=>p("th","",c,{scope:"col"})));let i=p("table"),a=p("thead");a.append(r);let u=p("tbody");for(let{label:c,chosen:d,
model:f,cameOut:m}of s){let h=p("tr",m?"gp-class-out":""),g=p("th","",null,{scope:"row"});m&&g.append("✓ ",p("span","gp-hidden",`${l("result:")} `)),g.append(
c);let k=t.answered?d/t.answered:0;h.append(g,Rn("gp-class-ours",k,`${Ee(d)} · ${St(k)}`)),o&&h.append(Rn("gp-class-model",f,St(f))),u.append(h)}return i.append(
a,u),n.append(i,...Qo(t,e).map(c=>p("p","",c))),n}function Ko({kind:t,options:e,outcome:n}){return e.map(({key:s,label:o,model:r,count:i})=>({label:t!=="answers"&&
typeof o=="string"?ze(o):l(o),chosen:i,model:r,cameOut:s===n}))}function zo(t){let e=[...new Set(t)];if(e.length<=Xe)return e.map(r=>({label:Oe(r),chosen:t.filter(
i=>i===r).length}));let[n,s]=[t[0],t.at(-1)],o=(s-n)/Xe;return Array.from({length:Xe},(r,i)=>{let a=n+i*o,u=c=>Math.min(Xe-1,Math.floor((c-n)/o))===i;return{label:l(
"{from} to {to}",{from:Oe(a),to:Oe(a+o)}),chosen:t.filter(u).length}})}var Oe=t=>Ke(Number(t.toPrecision(3)));function Qo({kind:t,median:e,outcome:n,class_score:s,
model_score:o},r){let i=[];return t==="number"&&e!==null&&i.push(n===null?l("Half of the class says {median} or less.",{median:Oe(e)}):l("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:Oe(e),outcome:Oe(n)})),s!==null&&o!==null&&i.push(l("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:Ze(s,r),models:Ze(o,r),unit:l(r)})),i}function Bn(t,e){if(!t||t.questions<2)return"";let n={count:Ee(t.questions),
ours:Ze(t.class,e),models:Ze(t.model,e),unit:e};return l("Mean log score over {count} questions: class {ours}, model {models} {unit}.",n)}var Ze=(t,e)=>kn(yn(t,
e),2).replace("-0.00","0.00").replace("-","−");function Rn(t,e,n){let s=p("td"),o=p("div",`gp-class-bar ${t}`),r=p("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,p("span","",n)),s}var In=12,et=class{constructor(e,n,s){this.root=e,this.parts=n,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",l("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let n=p("div","gp-class-line");n.append(p("p","",e,{role:"status"}),te("✕",()=>this.hide(),"gp-class-plain")),n.lastElementChild.
setAttribute("aria-label",l("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(n)}lockWords(e,n){return n.length?l("Locked by {by}: {parts\
}.",{by:l(e),parts:n.map(s=>l(this.parts[s])).join(", ")}):""}drawTeacher(e,n){let s=p("div","gp-class-line");s.append(p("b","",e.room?l("Room {code}",{code:e.room.
code}):l("Your class"))),n&&s.append(p("span","",Z(n.pupils,"{count} pupil","{count} pupils")));let o=te(l("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class\
-toggle"),r=te(this.isLarge?l("Smaller"):l("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),i=e.room?Lt(l("Close the room"),l("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):te(l("Close"),()=>this.actions.close(),"gp-class-close"),a=n?.people.length?[te(l("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(p("span","gp-class-gap"),...a,o,r,i);let u=n?[this.peoplePart(n),this.questions(n,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...u)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let n=p("ul","gp-class-people");return n.append(...e.map(({id:s,name:o},r)=>{let i=o||l("Pupil {number}",{number:r+1}),a=p("li","",i),u=Lt(l("Remove"),l("Remove\
 {name}?",{name:i}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return u.setAttribute("aria-label",l("Remove {name}",{name:i})),a.append(
" ",u),a})),n}openPeople(e){this.peopleAreOpen=e;let n=this.root.querySelector(".gp-class-people");n&&(n.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:n,locks:s,needs:o,seeded:r,room:i,lesson:a}){let u=p("div","gp-class-link");n&&u.append(p("img","gp-class-qr",null,
{src:n,alt:l("QR code of the link")}));let c=p("div","gp-class-words"),d=fe("text",{readonly:"","aria-label":l("Link"),value:e});d.addEventListener("focus",()=>d.
select());let f=p("span","","",{role:"status"}),m=p("div","gp-class-address");m.append(d,te(l("Copy"),async()=>re(f,await Zo(d)?l("Copied."):l("Press Ctrl+C (⌘C\
)."))),f),c.append(m),i&&c.append(p("p","gp-class-code",l("Or: the address of this page, and then ?room={code}",{code:i.code})));let h=[!n&&l("This link is too \
long for a QR code. With a room it is short."),Xo(e)&&l("This address works on this computer only. Open the page by the computer’s address in the network, and m\
ake the link there."),s.length>0&&l("Locked: {parts}.",{parts:s.map(g=>l(this.parts[g])).join(", ")}),o.length>0&&l("The lesson asks to change what is locked: {\
parts}.",{parts:o.map(g=>l(this.parts[g])).join(", ")}),i&&!a&&!r&&l("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return c.
append(...h.filter(Boolean).map(g=>p("p","gp-class-note",g))),u.append(c),u}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-p\
rojected",e);let n=this.root.querySelector(".gp-class-size");n&&re(n,e?l("Smaller"):l("Large")),e&&n?.focus({preventScroll:!0})}drawPupil(e,n,{name:s,note:o}){let r=p(
"div","gp-class-line");r.append(p("b","",e.by?l("Class of {by}",{by:e.by}):l("Class"))),e.room&&r.append(p("span","",l("Room {code}",{code:e.room})));let i=this.
lockWords(e.named,e.locks);if(i&&r.append(p("span","",i)),e.room){let u=fe("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:l("Your name, if you li\
ke"),"aria-label":l("Your name, if you like")});u.className="gp-class-name",u.addEventListener("change",()=>this.actions.rename(u.value)),r.append(u)}r.append(p(
"span","gp-class-said",o,{role:"status"}),p("span","gp-class-gap")),n&&n.setup_version>e.setup_version&&r.append(te(l("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(te(l("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let a=n?[this.questions(n,!1)]:[];this.
keepingFocus(()=>this.root.replaceChildren(r,...a)),this.root.hidden=!1}questions(e,n){let s=p("div","gp-class-questions"),o=e.questions.filter(({revealed:a})=>n||
a);n&&!o.length&&s.append(p("p","gp-class-note",l("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, appear here."))),s.append(
...o.slice(0,In).map(a=>this.question(a,e,n)));let r=o.length-In;r>0&&s.append(p("p","gp-class-note",Z(r,"{count} earlier question.","{count} earlier questions.")));
let i=Bn(e.mean,this.unit);return i&&s.append(p("p","gp-class-mean",i)),s}question(e,{pupils:n,people:s},o){let{key:r,kind:i,title:a,context:u,answered:c,revealed:d}=e,
f=p("article","gp-class-question"),m=p("div","gp-class-line"),h=p("h3");if(h.append(l(a)),u&&h.append(" ",p("q","gp-class-context",r.startsWith("token/")?`…${u}`:
l(u))),m.append(h,p("span","gp-class-count",l("{answered} of {pupils} answered",{answered:c,pupils:n}))),o&&!d){let k=this.looksEarly.has(r);m.append(te(k?l("Hi\
de the bars"):l("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),te(l("Reveal to all"),()=>this.
actions.reveal(r),"gp-class-reveal"))}f.append(m);let g=o?s.filter(({name:k})=>k):[];if(g.length){let k=new Set(e.answered_by);f.append(p("p","gp-class-names",g.
map(({id:w,name:b})=>k.has(w)?`✓ ${b}`:b).join(", ")))}return o&&!d&&["number","written"].includes(i)&&f.append(p("p","gp-class-note",l("Run this step on your\
 page before you reveal: your run is the result that is shown."))),(d||o&&this.looksEarly.has(r))&&f.append(qn(d?e:Yo(e),this.unit)),f}keepingFocus(e){let n=this.
root.contains(document.activeElement)?document.activeElement:null;if(n?.className==="gp-class-name"){let r=n.value;e();let i=this.root.querySelector(".gp-class-\
name");i.value=r,i.focus({preventScroll:!0});return}let s=n?n.tagName.toLowerCase()+(n.className?"."+n.className.split(" ").join("."):""):"",o=n?[...this.root.querySelectorAll(
s)].indexOf(n):-1;e(),n&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},Yo=t=>({...t,outcome:null,class_score:null,model_score:null}),Xo=t=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(t,location.href).hostname);async function Zo(t){try{return await navigator.clipboard.writeText(t.value),!0}catch{return t.
focus(),t.select(),document.execCommand("copy")}}var er={teacher:1e3,pupil:3e3},Mt="generation-playground.pupil",Nt="generation-playground.pupil-name";function Dn({element:t,props:e,trigger:n,watch:s},{parts:o}){
let r="",i=null,a=null,u="",c=0,d=!1,f=new et(t.querySelector(".gp-class"),o,{close:()=>i.room?n("closed",me()):w(),reveal:v=>n("revealed",{...me(),question:v}),
remove:v=>n("removed",{...me(),pupil:v}),rename:v=>{qt("localStorage",Nt,v),S()},again:()=>n("again",{}),leave:()=>n("left",{}),redraw:()=>E()}),m={made:v=>{k("\
teacher",v),v.room&&Qe(v.room),v.room&&v.lesson&&!d&&(Le(),h(v.lesson,1)),d=!1},arrived:v=>{k("pupil",v),Pt(v.locks,v.named,v.seeded),v.room&&S(),v.lesson&&h(v.
lesson,v.step)},taken:()=>y(l("Your prediction is in.")),full:()=>y(l("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>b(l("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:v})=>b(l(v)),gone:()=>{d=!1,r&&b(l("This\
 room is closed.")),Qe(null)},closed:()=>{Qe(null),w()},left:()=>w()};s("value",()=>{let v=JSON.parse(e.value||"null");v&&m[v.kind](v)});let h=(v,T)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:v,step:T}})),g=v=>document.dispatchEvent(new CustomEvent("gp-class-news",{detail:{revealed:v}}));function k(v,T){
g(v==="pupil"&&T.room?[]:null),[r,i,a,u]=[v,T,null,""],E(),_()}function w(){r="",g(null),clearTimeout(c),Pt([],"",!1),f.hide()}function b(v){w(),f.tell(v)}function y(v){
u=v,E()}function E(){r==="teacher"?f.drawTeacher(i,a):r==="pupil"&&f.drawPupil(i,a,{name:Rt("localStorage",Nt),note:u})}async function _(){clearTimeout(c);let[v,
T]=[r,r==="teacher"?i.room?.code:i?.room];if(!v||!T)return;let A=v==="teacher"?{key:i.room.key}:{pupil:jn()};if(!document.hidden||v==="teacher")try{let q=new URLSearchParams(
{code:T,...A,seen:String(a?.version??0)}),N=await fetch(`class-room?${q}`);if(r!==v)return;if(N.status===200){let j=await N.json();if(j.gone||j.removed){j.removed&&
qt("sessionStorage",Mt,""),m[j.gone?"gone":"removed"]();return}a=j,E(),v==="pupil"&&g(j.questions.filter(B=>B.revealed).map(({key:B})=>B))}}catch{}clearTimeout(
c),c=window.setTimeout(_,er[v])}let S=()=>n("joined",{pupil:jn(),name:Rt("localStorage",Nt)});document.addEventListener("gp-predicted",v=>{r==="pupil"&&i.room&&
n("answered",v.detail)}),document.addEventListener("gp-large-class",()=>r==="teacher"&&f.enlarge(!0)),M(v=>{let T=v.log("main");T.subscribe(t,()=>{f.unit!==T.unit&&
(f.unit=T.unit,E())})}),Ot().code&&!new URLSearchParams(location.search).has("room")&&(d=!0,n("resumed",me()))}function jn(){let t=Rt("sessionStorage",Mt)||Array.
from(crypto.getRandomValues(new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return qt("sessionStorage",Mt,t),t}function Rt(t,e){try{return window[t].
getItem(e)||""}catch{return""}}function qt(t,e,n){try{window[t].setItem(e,n)}catch{}}var K=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}take(e){return e<this.newest?!1:(this.isNew=e>this.newest,this.newest=e,this.recorded=!1,
!0)}unstamp(e){let n=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(n,0)).split(" ");return this.take(Number(s))?(this.recorded=o==="recorded",(e||"").slice(n+1)):null}};var Un=2e3,$n=25e3,tt=150,tr=5e3,nr=2500,sr=250,or=410,Fn="generation-playground.browser",Bt=new Map,Wn=0,je=!1;function st(t,{lines:e,lost:n}){Bt.set(t,{lines:e,
lost:n})}function nt(t){document.dispatchEvent(new CustomEvent("gp-connection",{detail:t}))}function Jn({props:t,trigger:e,watch:n}){let s=new K;n("value",()=>{
let o=s.unstamp(t.value);o&&s.isNew&&new It(o,e).follow()})}var It=class{constructor(e,n){this.key=e,this.trigger=n,this.next=0,this.rest="",this.of=null,this.ended=
!1,this.broken=!1,this.collected=-1/0,this.collecting=null,this.silentSince=performance.now(),this.told=!1}async follow(){let e=0;for(;!this.ended;){let n=this.
next,s=performance.now();try{let o=await this.connect();if(o===or)return this.lose();if(o!==200)throw new Error(`status ${o}`);e=je||performance.now()-s<tt&&this.
next===n?tt:0}catch{e=Math.min(tr,Math.max(tt,2*e)),!this.told&&performance.now()-this.silentSince>nr&&(this.told=!0,nt({severity:"busy",message:l("The connecti\
on to the server is lost. The rest of the run follows once it is back."),fix:""}))}!this.ended&&e&&await ar(e)}}async connect(){let e=new AbortController,n=new URLSearchParams(
{key:this.key,from:String(this.next),browser:ir(),...je&&{poll:"1"}}),s=!1,o=setTimeout(()=>e.abort(),je?$n:Un);try{let r=await fetch(`live-log?${n}`,{signal:e.
signal,cache:"no-store"});if(r.status!==200)return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:c}=await i.read();if(u)
return 200;clearTimeout(o),o=setTimeout(()=>e.abort(),$n),s=!0,Wn=0,this.heard(),this.take(a.decode(c,{stream:!0}))}}catch(r){throw!s&&e.signal.aborted&&!je&&await rr()&&
(je=++Wn>1),r}finally{clearTimeout(o),e.abort()}}heard(){this.silentSince=performance.now(),this.told&&(this.told=!1,nt(null))}take(e){let n=this.rest+e,s=0,o=0;
for(let r=n.indexOf(`
`);r>=0;o=r+1,r=n.indexOf(`
`,o)){if(r===o){s===o&&(s+=1);continue}this.next+=1,n.startsWith('{"log":',o)&&(this.hand(n.slice(s,o)),this.act(n.slice(o,r)),s=r+1)}this.hand(n.slice(s,o)),this.
rest=n.slice(o)}hand(e){!e||!this.of||this.unread(Bt.get(this.of.name)?.lines(e,this.of.turn)??0)}act(e){let n;try{n=JSON.parse(e)}catch(s){return console.warn(
"Generation Playground: a line of the log was skipped.",s,e.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),document.dispatchEvent(new Event("gp-ended")),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.
collecting=setTimeout(()=>{this.collecting=null,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+sr-performance.now())))}unread(e){
!e||this.broken||(this.broken=!0,nt({severity:"error",message:l("Part of this run arrived damaged and is missing below."),fix:l("Run it again."),again:!0}))}lose(){
this.ended=!0,this.told=!1;for(let{lost:e}of Bt.values())this.of&&e?.(this.of.turn);nt({severity:"error",message:l("The server no longer has this run: it was re\
started, or you were away for too long. What is shown below stays."),fix:l("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};async function rr(){
try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(Un)})).ok}catch{return!1}}var be="";function ir(){if(be)return be;be=Math.random().
toString(36).slice(2);try{be=localStorage.getItem(Fn)||be,localStorage.setItem(Fn,be)}catch{}return be}var ar=t=>new Promise(e=>setTimeout(e,t));function Hn({props:t,trigger:e,watch:n},{kind:s,name:o=`${s}-log`,opens:r,first:i=`${s}-progress`}){let a=new K,u;M(c=>{let d=()=>{u!==a.newest&&(u=a.newest,requestAnimationFrame(
()=>requestAnimationFrame(()=>lr(i))))};n("value",()=>{let f=a.unstamp(t.value);f!==null&&(c.feedGroup(s,f,a.newest),f&&d())}),st(o,{lines(f,m){if(!a.take(m))return 0;
let h=c.appendGroup(s,f,m);return d(),h},lost(f){f===a.newest&&c.group(s).lose()}}),r&&(c.group(s).answers.open=({entry:f})=>e("open",{entry:f}))})}function lr(t){
let e=document.getElementById(t);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;
e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}var Gn=!1;for(let[t,e]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(t,()=>{Gn=e},{capture:!0,passive:!0});function Ce(t,e){
let n=0,s=()=>{Gn?o():e()},o=()=>{clearTimeout(n),n=window.setTimeout(s,t)};return o}var cr=150;function Vn({props:t,trigger:e,watch:n},{names:s}){let o=new K,r=null,i="",a=Ce(cr,()=>{let{editing:u,lane_model:c}=r,d=JSON.stringify([u,c,Object.fromEntries(
s.map(f=>[f,r[f]]))]);!u||d===i||(i=d,e("held",{held:d}))});document.addEventListener("playground-held",u=>{r=u.detail,r.editing?a():i=""}),M(u=>{let c=u.group(
"lanes");c.answers.lane=({do:d,id:f})=>{e("lane",{do:d,id:f}),d==="select"&&window.innerWidth<700&&document.getElementById("run-row").scrollIntoView()},n("value",
()=>{let d=o.unstamp(t.value);d&&c.setLanes(JSON.parse(d))})})}var Kn=(t,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([n],[s])=>n<s?-1:1)):e,ne=(t,e)=>JSON.stringify(t,Kn)===JSON.stringify(
e,Kn);function z(t,e=44){let n=typeof t=="string"?t:JSON.stringify(t??null);return n.length>e?n.slice(0,e)+"…":n}function le(t){let e=t.trim();if(!e)return;let n=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function Te(t,e,n,s=()=>null){let o=p("in\
put","kp-box",null,{type:"text",inputmode:t.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=t.step||(t.kind==="int"?1:.1),i=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>n(le(o.value))),o.addEventListener("keydown",a=>{if(a.key!=="ArrowUp"&&a.key!=="ArrowDown")return;
a.preventDefault();let u=le(o.value)??s()??t.slider_minimum??t.minimum??0;if(typeof u!="number")return;let c=Number((u+(a.key==="ArrowUp"?r:-r)).toFixed(Math.max(
i,0)));o.value=String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,c))),n(le(o.value))}),o}function De(t,e,n,s){let o=p("div","kp-switch",null,{id:t,role:"r\
adiogroup","aria-labelledby":e}),r=n.map(([a,u])=>{let c=p("input",null,null,{type:"radio",name:t,value:u});c.addEventListener("change",()=>s(a));let d=p("label");
return d.append(c,p("span",null,u)),o.append(d),c});return{element:o,show:a=>{let u=n.findIndex(([c])=>ne(c,a));return r.forEach((c,d)=>{c.checked=d===u}),u>=0}}}
var zn=(t,{id:e,nameId:n,change:s})=>{let o=[[void 0,l("not set")],[!0,l("on")],[!1,l("off")]],{element:r,show:i}=De(e,n,o,s);return{element:r,show:i,showDefault(){}}},
jt=(t,{id:e,change:n})=>{let s=p("div","kp-number"),o=t.default,r=Te(t,{id:e},u=>{a(u),n(u)},()=>o);s.append(r);let i=t.slider_minimum===null?null:p("input","kp\
-slider",null,{type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any","aria-label":l("{name}, slider",{name:t.name})});i&&(i.addEventListener(
"input",()=>{r.value=String(Number(i.value)),i.classList.remove("kp-off"),n(Number(i.value))}),s.append(i));function a(u){i&&(i.classList.toggle("kp-off",typeof u!=
"number"),i.value=typeof u=="number"?u:o??t.slider_minimum)}return{element:s,label:e,show(u){r.value=u===void 0?"":String(u),a(u)},showDefault(u){o=typeof u=="n\
umber"?u:null,r.placeholder=o===null?"–":String(o),r.value||a(void 0)}}},Qn=(t,{id:e,change:n})=>{let s=p("select","kp-select",null,{id:e}),o=p("option",null,
l("not set"),{value:""});s.append(o,...t.choices.map((i,a)=>p("option",null,z(i),{value:a})));let r=null;return s.addEventListener("change",()=>n(s.value===""?void 0:
t.choices[s.value])),{element:s,label:e,show(i){r&&r.remove();let a=t.choices.findIndex(u=>ne(u,i));i!==void 0&&a<0&&(r=p("option",null,z(i),{value:"foreign",disabled:""}),
s.append(r)),s.value=i===void 0?"":a<0?"foreign":String(a)},showDefault(i){o.textContent=i===null?l("not set"):l("not set (default {value})",{value:z(i)})}}},Yn=(t,{
id:e,change:n})=>{let s=p("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>n(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":z(o,1/0)},showDefault(){}}};var Ae=window.GenerationPlaygroundKnobs;function ur(t,e,n){let s=p("div","kp-editor"),o=p("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":l("{name} as JSON",{name:t.name}),placeholder:l(
t.shape)}),r=p("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),i=p("span","kp-faint",""),a,u=!1,c=f=>{u=f,o.hidden=!f,n.element.hidden=f,r.setAttribute(
"aria-pressed",String(f)),r.textContent=f?l("Editor"):"JSON",r.setAttribute("aria-label",f?l("Back to the editor of {name}",{name:t.name}):l("Edit {name} as JSO\
N",{name:t.name})),i.textContent=""},d=f=>f===void 0?"":typeof f=="string"?f:JSON.stringify(f);return o.addEventListener("input",()=>{if(a=void 0,o.value.trim())
try{a=JSON.parse(o.value)}catch{a=o.value}e.change(a)}),r.addEventListener("click",()=>{u?n.show(a)===!1?i.textContent=l("The editor cannot show this value."):c(
!1):(o.value=d(a),c(!0)),(u?o:r).focus()}),s.append(n.element,o,i),c(!1),{...n,element:s,beside:r,note(f){a=f},show(f){a=f;let m=n.show(f);!u&&m===!1&&c(!0),u&&
(o.value=d(f))}}}function Pe(t){return(e,n)=>{let s=null;return s=ur(e,n,t(e,{...n,change:r=>{s.note(r),n.change(r)}})),s}}var es=Pe(()=>({element:p("div"),show:t=>t===
void 0,showDefault(){}})),dr={n:`
`,t:"	",r:"\r","\\":"\\"},$e=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(parseInt(n.slice(1),16)):dr[n]),pr=t=>t.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function ts(t,e){let n=p("div","kp-list"),s=()=>[...n.querySelectorAll("input")].map(i=>$e(i.value)).filter(
Boolean),o=()=>{let i=s();e(i.length?i:void 0)};function r(i){let a=p("div","kp-line"),u=p("input","kp-wide",null,{type:"text","aria-label":t.one,autocomplete:"\
off",spellcheck:"false",placeholder:t.another});u.value=pr(i);let c=p("span","kp-shown","",{title:l("As it is read: · is a space, ↵ a line break")}),d=p("but\
ton","kp-icon","×",{type:"button","aria-label":t.remove}),f=()=>{let m=$e(u.value);c.replaceChildren(),(m!==m.trim()||m!==u.value)&&_t(c,m),d.hidden=!u.value,u.
value&&a===n.lastElementChild&&r("")};u.addEventListener("input",()=>{f(),o()}),u.addEventListener("keydown",m=>{m.key==="Enter"&&(m.preventDefault(),a.nextElementSibling&&
a.nextElementSibling.querySelector("input").focus())}),d.addEventListener("click",()=>{let m=a.nextElementSibling;a.remove(),o(),m&&m.querySelector("input").focus()}),
a.append(u,c,d),n.append(a),f()}return{element:n,show(i){n.replaceChildren();for(let a of i)r(a);r("")}}}var ns=t=>Array.isArray(t)&&t.every(e=>typeof e=="strin\
g"),ss=(t,{change:e})=>{let n=ts({one:l("text"),another:l("another text"),remove:l("Remove this text")},e),s=p("div","kp-editor");return s.append(n.element,p("p",
"kp-faint",l("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){n.show(o===void 0?[]:ns(o)?o:[z(o,1/0)])},showDefault(){}}},os=Pe((t,{id:e,change:n})=>{
let s=p("div","kp-fields"),o=[["start",l("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",l("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let a=i.map(u=>le(u.value));n(a.every(u=>u===void 0)?void 0:a.map(u=>u??null))},i=o.map(([a,u,c,d])=>{let f=Te(c,{id:`${e}-${a}`,placeholder:d},r,()=>Number(
d));return s.append(p("label",null,u,{for:f.id}),f),f});return{element:s,show(a){return a!==void 0&&!(Array.isArray(a)&&a.length===2)?!1:(i.forEach((u,c)=>{u.value=
a===void 0?"":a[c]??""}),!0)},showDefault(){}}});function hr(t,e,n){if(t.kind==="bool"||t.kind==="choice"){let o=t.kind==="bool"?[!0,!1]:t.choices,r=p("select",
"kp-select",null,{id:e});return r.append(p("option",null,l("not set ({value})",{value:z(t.default)}),{value:""})),r.append(...o.map((i,a)=>p("option",null,z(i),
{value:a}))),r.addEventListener("change",n),{element:r,read:()=>r.value===""?void 0:o[r.value],show(i){let a=o.findIndex(u=>ne(u,i));return r.value=i===void 0||
a<0?"":String(a),i===void 0||a>=0}}}if(t.kind==="flags"){let o=p("div","kp-flags",null,{id:e,role:"group","aria-label":t.name}),r=t.choices.map(a=>{let u=p("inp\
ut",null,null,{type:"checkbox",value:a}),c=p("label",null,"");return u.addEventListener("change",n),c.append(u," "+a),o.append(c),u}),i=()=>r.filter(a=>a.checked).
map(a=>[a.value,!0]);return{element:o,read:()=>i().length?Object.fromEntries(i()):void 0,show(a){for(let u of r)u.checked=a?.[u.value]===!0;return a===void 0||ne(
a,Object.fromEntries(i()))}}}if(t.kind==="ints"){let o=p("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener(
"input",n),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(le);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):
r??"",r===void 0||Array.isArray(r)}}}let s=Te(t,{id:e,placeholder:t.default===null?"–":String(t.default)},n,()=>t.default);return{element:s,read:()=>le(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var Xn=t=>[...crypto.getRandomValues(new Uint16Array(t))].map(e=>e%1e3),rs=Pe(
(t,{id:e,nameId:n,change:s})=>{let o=p("div","kp-editor"),r=p("div","kp-fields"),i=null,a=[],u=[[void 0,l("not set")],...t.forms.map(w=>[w.name,t.forms.length>1?
l(w.name):l("set")])],c=De(`${e}-form`,n,u,w=>{f(w),h(),g()}),d=p("p","kp-faint","");o.append(c.element,d,r);function f(w){i=t.forms.find(b=>b.name===w)||null,c.
show(i?i.name:void 0),d.textContent=i?l(i.meaning):"",a=[],r.replaceChildren();for(let b of i?i.fields:[]){let y=hr(b,`${e}-${b.name}`,g),E=p("label",null,b.name+
(b.required?" *":""),{for:`${e}-${b.name}`});E.title=l(b.meaning),r.append(E,y.element,p("p","kp-faint",l(b.meaning))),a.push([b,y]),b.kind==="ints"&&b.required&&
m(y)}}function m(w){let b=p("button","kp-link",l("Draw new keys"),{type:"button"});b.addEventListener("click",()=>{w.show(Xn(30)),g()}),r.append(b)}function h(){
for(let[w,b]of a)w.required&&b.show(w.kind==="ints"?Xn(30):w.default??5)}function g(){if(!i)return s(void 0);let w=a.map(([b,y])=>[b.name,y.read()]);return s(Object.
fromEntries(w.filter(([,b])=>b!==void 0)))}let k=w=>w!==null&&typeof w=="object"&&!Array.isArray(w);return{element:o,show(w){if(w===void 0)return f(void 0);if(!k(
w))return!1;let b=Object.keys(w),y=S=>S.fields.filter(v=>b.includes(v.name)).length,_=t.forms.find(S=>S.fields.some(v=>v.required&&v.kind==="choice"&&v.choices.
includes(w[v.name])))||t.forms.reduce((S,v)=>y(v)>y(S)?v:S);return y(_)<b.length?!1:(f(_.name),a.every(([S,v])=>v.show(w[S.name])))},showDefault(){}}}),is=Pe((t,{
id:e,nameId:n,change:s})=>{let o=p("div","kp-editor"),r=p("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":l("{name}: layer\
 numbers",{name:t.name}),autocomplete:"off"}),i=p("p","kp-faint",""),a=De(e,n,[[void 0,l("not set")],["low","low"],["high","high"],["list",l("layers")]],c=>{r.hidden=
c!=="list",c==="list"&&r.focus(),s(c==="list"?u():c)}),u=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(le);return c.length?c:void 0};return r.addEventListener(
"input",()=>s(u())),r.hidden=!0,o.append(a.element,r,i),{element:o,show(c){let d=Array.isArray(c);return!d&&!a.show(c)?!1:(d&&(a.show("list"),r.value=c.join(", ")),
r.hidden=!d,!0)},showDefault(){},judged({layers:c}){i.textContent=c?l("This model has {count} layers; 0 is the input of the first.",{count:c}):""}}}),Zn={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},as=(t,{id:e,nameId:n,change:s})=>{let o=p("div",
"kp-editor"),r=De(e,n,[[void 0,l("not set")],["choices",l("choices")],["regex","regex"],["json_schema",l("JSON schema")]],k=>{m(k),g()}),i=ts({one:l("choice"),another:l(
"another choice"),remove:l("Remove this choice")},()=>g()),a=p("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"\
false",autocomplete:"off","aria-label":l("Regular expression that the whole text must match")}),u=p("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(
Zn,null,2),spellcheck:"false","aria-label":l("JSON schema")}),c=p("button","kp-link",l("Use an example"),{type:"button"}),d={choices:[i.element],regex:[a],json_schema:[
u,c]},f;function m(k){f=k,r.show(f);for(let[w,b]of Object.entries(d))for(let y of b)y.hidden=w!==f}function h(){if(f==="regex")return a.value||void 0;if(f==="ch\
oices"){let k=[...i.element.querySelectorAll("input")].map(w=>$e(w.value)).filter(Boolean);return k.length?k:void 0}if(u.value.trim())try{return JSON.parse(u.value)}catch{
return u.value}}function g(){let k=f&&h();s(k===void 0?void 0:{[f]:k})}return a.addEventListener("input",g),u.addEventListener("input",g),c.addEventListener("cl\
ick",()=>{u.value=JSON.stringify(Zn,null,2),g()}),o.append(r.element,...Object.values(d).flat()),i.show([]),m(void 0),{element:o,show(k){let[w,b]=Object.entries(
k||{})[0]||[];m(w in d?w:void 0),w==="choices"&&i.show(ns(b)?b:[]),w==="regex"&&(a.value=z(b,1/0)),w==="json_schema"&&(u.value=typeof b=="string"?b:JSON.stringify(
b,null,2))},showDefault(){}}};var $t=t=>Number.isInteger(t)&&t>=0,ie=t=>Array.isArray(t)&&t.length>0&&t.every($t),Ne=(t,e)=>Array.isArray(t)&&t.every(e),Me=t=>({options:[[t]]}),ls=t=>({options:[
t]}),cs={token:{single:!0,flat:!0,read:t=>$t(t)?[Me(t)]:null,write:t=>t[0].options[0][0]},tokens:{flat:!0,read:t=>$t(t)?[Me(t)]:ie(t)?t.map(Me):null,write:t=>t.
length===1?t[0].options[0][0]:t.map(e=>e.options[0][0])},words:{flat:!0,read:t=>ie(t)?t.map(Me):null,write:t=>t.map(e=>e.options[0][0])},word_groups:{read:t=>Ne(
t,ie)?t.map(ls):null,write:t=>t.map(e=>e.options[0])},words_with_bias:{biased:!0,read:t=>Ne(t,e=>Array.isArray(e)&&e.length===2&&ie(e[0]))?t.map(([e,n])=>({options:[
e],bias:n})):null,write:t=>t.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:t=>Ne(t,e=>ie(e)||Ne(e,ie))?t.map(e=>({options:ie(e)?[e]:e})):
null,write:t=>t.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:t=>Ne(t,e=>e&&(ie(e.phrase)||Ne(e.any_of,ie)))?t.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:t=>t.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Dt(t,e,n,s){let o=p(t,"\
kp-token",null,s),r=p("span","kp-piece");return n!==void 0&&xt(r,n),o.append(r,p("span","kp-id",String(e))),o}function fr(t){if(!/^[\s\d,[\]]+$/.test(t))return null;
let e=(t.match(/\d+/g)||[]).map(Number);return ie(e)&&e.every(Number.isSafeInteger)?e:null}async function mr(t,e){let n=$e(t),s=n.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!n.startsWith("  "),r=o?[" "+s,s]:[n],{tokens:i,problem:a}=await e.splitWords(r);if(a)return{problem:l(a)};let u=o?[{when:l("inside a sentence"),tokens:i[0]},
{when:l("at the very start"),tokens:i[1],alone:!0}]:[{when:l("as typed"),tokens:i[0]}];o&&ne(i[0],i[1])&&(u=[{when:l("everywhere"),tokens:i[0]}]);let c=fr(t),d=c?
await e.textsOf(c):[];if(c){let f=c.map(m=>[m,e.texts.get(m)]);u.unshift({when:c.length>1?l("these token ids"):l("this token id"),tokens:f})}return{ways:u.filter(
f=>f.tokens.length),unknown:d}}function gr(t,{id:e,change:n,panel:s}){let o=cs[t.editor],r=p("div","kp-editor"),i=p("ul","kp-rows"+(o.flat?" kp-flat":"")),a=p("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?l("type a token, or its id"):l("type a word, or token ids")}),u=p(
"p","kp-faint",""),c=p("div","kp-offers",null,{"aria-live":"polite"});r.append(i,u,a,c);let d=[],f=null,m=0,h=null,g=()=>n(d.length?o.write(d):void 0);function k(_){
if(o.single)d=[Me(_[0][0])];else if(o.flat){let S=new Set(d.map(v=>v.options[0][0]));for(let v of _.flat())S.has(v)||d.push(Me(v))}else if(f)f.options.push(..._);else
for(let S of _)d.push(o.biased?{options:[S],bias:5}:ls(S));f=null,a.value="",c.replaceChildren(),y(),g(),a.focus()}async function w(){let _=++m;if(!a.value)return c.
replaceChildren();let{ways:S,unknown:v,problem:T}=await mr(a.value,s).catch(()=>({problem:l("The server does not answer. Try again in a moment.")}));if(_!==m)return null;
if(c.replaceChildren(),T)return c.append(p("p","kp-faint",T));for(let N of S)c.append(b(N));let A=S.some(N=>N.tokens.length>1);if(!o.flat&&!o.alternatives&&S.length===
2){let N=p("button","kp-button",l("Add both"),{type:"button"});N.addEventListener("click",()=>k(S.map(j=>j.tokens.map(([B])=>B)))),c.append(N)}let q=v.length?[l(
"The model has no token {ids}.",{ids:v.join(", ")})]:[];return S.some(N=>N.alone)&&q.push(l("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&A&&q.push(o.single?l("Choose one token."):l("Each token counts by itself here, in other words too: click the one you mean.")),
q.length&&c.append(p("p","kp-faint",q.join(" "))),null}function b(_){let S=p("div","kp-offer");S.append(p("span","kp-when",_.when));let v=p("span","kp-chips");for(let[
T,A]of _.tokens)if(!o.flat)v.append(Dt("span",T,A));else{let q=A===void 0?l("Add token {id}",{id:T}):l("Add token {id}: {text}",{id:T,text:wn(A)}),N=Dt("button",
T,A,{type:"button","aria-label":q});N.addEventListener("click",()=>k([[T]])),v.append(N)}if(S.append(v),!o.flat){let T=p("button","kp-button",l("Add"),{type:"bu\
tton","aria-label":l("Add the word: {when}",{when:_.when})});T.addEventListener("click",()=>k([_.tokens.map(([A])=>A)])),S.append(T)}return S}a.addEventListener(
"input",()=>{clearTimeout(h),h=setTimeout(w,120)}),a.addEventListener("keydown",_=>{_.key==="Enter"?(_.preventDefault(),clearTimeout(h),w().then(()=>c.querySelector(
"button")?.click())):_.key==="Escape"&&(_.stopPropagation(),a.value="",f=null,c.replaceChildren(),y())});function y(){i.replaceChildren(...d.map(E)),i.hidden=d.
length===0,u.textContent=f?l("Another alternative to word {number}:",{number:d.indexOf(f)+1}):"",u.hidden=!f;let _=d.flatMap(S=>S.options.flat()).filter(S=>!s.texts.
has(S));_.length&&s.textsOf(_).then(()=>{_.some(S=>s.texts.has(S))&&y()},()=>{})}function E(_,S){let v=p("li","kp-row");_.options.forEach((q,N)=>{N&&v.append(p(
"span","kp-or",l("or")));let j=p("span","kp-chips");for(let B of q)j.append(Dt("span",B,s.texts.get(B)));v.append(j)});let T=_.options[0].map(q=>s.texts.get(q)??
q).join("").trim();if(o.biased){let q=Te({kind:"float",step:.5},{"aria-label":l("Bias of {name}",{name:T}),value:""},N=>{_.bias=N,g()});q.value=_.bias??"",v.append(
p("span","kp-faint",l("bias")),q)}if(o.alternatives){let q=p("button","kp-link",l("or…"),{type:"button","aria-label":l("Add an alternative to {name}",{name:T})});
q.addEventListener("click",()=>{f=_,y(),a.focus()}),v.append(q)}let A=p("button","kp-icon","×",{type:"button","aria-label":l("Remove {name}",{name:T})});return A.
addEventListener("click",()=>{d.splice(S,1),f===_&&(f=null),y(),g(),a.focus()}),v.append(A),v}return{element:r,label:e,show(_){let S=_===void 0?[]:o.read(_);return S===
null?!1:(d=S,f=null,y(),!0)},showDefault(){},modelChanged:y}}var us=Object.fromEntries(Object.keys(cs).map(t=>[t,Pe(gr)]));var Fe={...us,switch:zn,number:jt,slider:jt,choice:Qn,text:Yn,strings:ss,decay:os,fields:rs,layers:is,structure:as};var Ft=t=>({changed:l("changed"),preset:l("preset"),model:l("model"),library:l("library")})[t],Re=t=>({changed:l("changed by you"),preset:l("set by the preset (\
the chosen strategy)"),model:l("the model's own default")})[t]||"",qe={error:"✕",warning:"▲",info:"ℹ"},Be=t=>t.split(/(?<=_)/).flatMap(e=>[e,p("wbr")]),ot=class{constructor(e,n){
this.panel=e,this.knob=n,this.id=`${e.name}-${n.name}`,this.build(),this.control.showDefault(n.default),this.control.show(e.state.set[n.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:n,panel:s}=this;this.element=p("div","kp-knob",null,{id:n,"data-knob":e.name}),this.control=(Fe[e.editor]||es)(e,{id:`${n}\
-control`,nameId:`${n}-name`,panel:s,change:f=>s.change(e.name,f,this)});let o=this.control.label?{for:this.control.label}:{},r=p(this.control.label?"label":"sp\
an","kp-name",null,{id:`${n}-name`,...o});r.append(...Be(e.name)),this.source=p("span","kp-source"),this.standard=p("span","kp-standard"),this.back=p("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let i=p("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":l("More about {name}",{name:e.name})});i.addEventListener("click",()=>this.explain(i));let a=p("div","kp-head"),u=p("span","kp-\
tools");u.append(this.control.beside||"",this.back,i),a.append(r,this.source,u),this.notes=p("div","kp-notes",null,{role:"status"}),this.idle=p("span","kp-idle");
let c=p("p","kp-meaning",l(e.meaning)+" ",{id:`${n}-meaning`});c.append(this.standard," ",this.idle),this.element.append(a,this.control.element,this.notes,c);let d=this.
element.querySelector(`[id="${n}-control"]`);d&&d.setAttribute("aria-describedby",c.id)}explain(e){let{knob:n}=this;if(!this.help){this.help=p("div","kp-help",null,
{hidden:""}),this.help.append(p("p",null,l(n.explanation)));let s=br(n);if(s&&this.help.append(p("p",null,s)),n.needs.length){let o=n.needs.map(r=>l(r)).join(";\
 ");this.help.append(p("p",null,l("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of n.conflicts)this.help.append(p("p",null,l(o)));
if(n.paper){let o=p("a",null,n.paper.replace(/^https?:\/\//,""),{href:n.paper,target:"_blank",rel:"noopener noreferrer"}),r=p("p",null,l("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:n}=this,{name:s}=n,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=Re(o)&&Ft(o),this.source.title=Re(o);let r=e.verdict?.defaults[s],
i=r===void 0?n.default:r,a=this.inWords(i);this.standard.textContent=i===null?l("No default."):r===void 0?l("Default: {value}.",{value:a}):l("The model's defaul\
t: {value}.",{value:a}),this.standard.title=r===void 0?l("The library's default: it applies unless the knob is set"):l("From the model's own generation config");
let u=e.state.base[s],c=o==="changed"||u!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!c,this.back.textContent=c?"↺":"×";let[d,f]=this.wayBack(
c,u);this.back.title=d,this.back.setAttribute("aria-label",f)}wayBack(e,n){let{name:s}=this.knob;if(!e)return[l("Unset it: the default applies"),l("Unset {name}",
{name:s})];if(n===void 0)return[l("Back to its default"),l("Reset {name} to its default",{name:s})];let o=this.inWords(n);return[l("Back to the preset: {value}",
{value:o}),l("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?l("on"):l("off"):z(e,
30)}judged(e){let{knob:n}=this,s=e.defaults[n.name];this.control.showDefault(s===void 0?n.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[n.
name]||[];this.notes.replaceChildren(...o.map(i=>Wt(i,this.panel))),this.element.classList.toggle("kp-wrong",o.some(i=>i.severity==="error"));let r=e.idle[n.name];
this.idle.textContent=r?l("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,n=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");n&&n.focus({preventScroll:!0})}};function Wt(t,e){let n=p("div",`kp-note k\
p-${t.severity}`);n.append(p("span","kp-sign",qe[t.severity],{"aria-hidden":"true"}));let s=p("span","kp-said",l(t.message)+" "),{press:o}=t;if((!o||!o.whole)&&
s.append(p("strong",null,l(t.fix))," "),o){let i=p("button","kp-button",l(o.label),{type:"button"});i.addEventListener("click",()=>e.apply(o.change,t.knob)),s.append(
i," ")}let r=e.byName.has(t.knob);if(r?o&&!(t.knob in o.change):e.state.set[t.knob]!==void 0){let i=t.knob,a=p("button","kp-link",r?l("Unset {name}",{name:i}):l(
"Remove {name}",{name:i}),{type:"button"});a.addEventListener("click",()=>e.apply({[t.knob]:null},r?t.knob:void 0)),s.append(a)}return n.append(s),n}function br(t){
let{minimum:n,maximum:s}=t,o=[];return n!==null&&o.push(t.open_minimum?l("greater than {low}",{low:n}):l("at least {low}",{low:n})),s!==null&&s<2147483647&&o.push(
t.open_maximum?l("less than {high}",{high:s}):l("at most {high}",{high:s})),o.length?l("Allowed: {limits}.",{limits:o.join(", ")}):""}var wr=["switch","choice"];function yr(t,{id:e,change:n}){if(t.slider_minimum===null)return Fe.number(t,{id:e,change:n});let s=p("span","kq-number"),o=p("input",
"kp-slider",null,{id:e,type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any"}),r=p("output","kq-value",null,{for:e}),i=t.default,a;o.addEventListener(
"input",()=>{a=Number(o.value),u(),n(a)});function u(){let c=a===void 0?i:a;r.textContent=c==null?"–":String(c),o.classList.toggle("kp-off",a===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(c){a=c,o.value=String(typeof c=="number"?c:i??t.slider_minimum),u()},showDefault(c){
i=typeof c=="number"?c:null,a===void 0&&this.show(void 0)}}}function kr(t,{id:e,panel:n}){let s=p("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Tt("knobs"),n.jump(t.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?l("set …"):z(o,18)},showDefault(){}}}var Ut=class{constructor(e,n){
this.panel=e,this.knob=n;let s=`quick-${n.name}`,o=`${s}-name`,r=["slider","number"].includes(n.editor)?yr:wr.includes(n.editor)?Fe[n.editor]:kr;this.control=r(
n,{id:s,nameId:o,panel:e,change:a=>e.change(n.name,a,this)});let i=this.control.label?{for:this.control.label}:{};this.name=p(this.control.label?"label":"span",
"kp-name",null,{id:o,...i}),this.sign=p("span","kq-sign","",{"aria-hidden":"true"}),this.element=p("div","kq-knob",null,{"data-knob":n.name,title:l(n.meaning)}),
this.name.append(...Be(n.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(n.default),this.control.show(e.state.set[n.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let n=e.defaults[this.knob.name];this.control.showDefault(n===
void 0?this.knob.default:n);let s=e.notes[this.knob.name]||[],o=s.find(({severity:a})=>a==="error")||s[0];this.sign.textContent=o?qe[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=Re(this.panel.sourceOf(this.knob.name)),i=o?`${l(o.message)} ${l(o.fix)}`:l(this.knob.meaning);this.element.title=[i,r?`(${r})`:""].
join(" ").trim(),this.mark()}},rt=class{constructor(e,n,s){this.panel=n,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",l("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=l("All {count} knobs",{count:n.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let n=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
n.map(s=>[s,this.knobs.get(s)||new Ut(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let n=[...e.general,...Object.values(e.notes).flat()],s=n.filter(({severity:o})=>o==="error").
length;this.count.textContent=n.length?`${qe[s?"error":"warning"]} ${n.length}`:""}};var We=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function ds(t,e){let n=We(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(s=>n.
some(o=>o.startsWith(s)))}var vr=(t,e)=>t.every(n=>We(e).join(" ").includes(n));function ps(t,e){let n=We(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let s=({
words:c})=>c.some(d=>ds(n,d)),o=Ae.absent.filter(({words:c})=>c.includes(n.join(" "))),r=Ae.elsewhere.filter(s),i=e.filter(c=>[c.name,c.group,l(c.group),...c.synonyms].
some(d=>ds(n,d)));if(i.length||o.length||r.length)return{knobs:i,beside:r,absent:o};let a=c=>[c.group,c.meaning,c.explanation],u=c=>[c.name,...c.synonyms,...a(c),
...a(c).map(d=>l(d))].join(" ");return{knobs:e.filter(c=>vr(n,u(c))),beside:r,absent:o}}function hs({text:t,id:e,inside:n}){let s=p("p","kp-faint",l(t)+" "),o=a=>a?
document.getElementById(a):null;if(!o(e)&&!o(n))return s;let r=p("button","kp-link",l("Go to it"),{type:"button"}),i=a=>{let u=o(e)?.querySelector("input, texta\
rea, select");return!u?.offsetParent&&a?requestAnimationFrame(()=>i(a-1)):(u?.scrollIntoView({block:"center"}),u?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(n)?.querySelector("button.label-wrap")?.click(),i(60)}),s.append(r),s}var _r=150,Jt=class{constructor(e,{props:n,server:s,watch:o},{name:r,hidden:i}){this.root=e,this.props=n,this.server=s,this.name=r,this.knobs=Ae.knobs.filter(a=>!i.
includes(a.name)),this.byName=new Map(this.knobs.map(a=>[a.name,a])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.rested=Ce(_r,()=>this.ask()),this.take(n.value,!0),this.build(),
this.commit(),o("value",()=>{n.value!==this.text&&this.load(n.value)}),this.ask()}take(e,n){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...i}=s;
n&&o!==void 0&&(this.chosen={model:o,assistant:r}),this.state={...this.state,...i,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let n=this.
chosen;if(this.chosen=e,n.model!==e.model){this.texts.clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let n=this.state;this.
take(e);for(let s of this.byName.keys())for(let o of this.viewsOf(s))ne(n.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.
ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,n,s){n===void 0?delete this.state.set[e]:this.state.set[e]=n,this.state.
kept=this.state.kept.filter(o=>o!==e);for(let o of this.viewsOf(e))o!==s&&o.control.show(n),o.mark();this.commit(),this.rested()}apply(e,n){for(let[s,o]of Object.
entries(e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.
kept.filter(s=>!(s in e)),this.commit(),this.ask(),n&&this.rows.has(n)&&this.rows.get(n).focus()}reset(e){let{base:n,set:s}=this.state;this.apply({[e]:n[e]!==void 0&&
!ne(n[e],s[e])?n[e]:null})}resetAll(e){let n=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...n].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:n}=this.state;this.apply(Object.fromEntries(n.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:n,set:s}=this.state;return s[e]!==void 0?ne(s[e],n[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=xr(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){let e=this.question(),n;try{n=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=n;for(let s of this.
rows.values())s.judged(n);this.quick?.judged(n),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let n=this.chosen.model,s=JSON.parse(
await this.server.split_words(JSON.stringify({model:n,texts:e})));if(n===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())this.texts.set(o,r);return s}async textsOf(e){
let n=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.parse(await this.server.split_words(JSON.stringify(
{model:n,ids:s})));if(n===this.chosen.model)for(let[r,i]of o.texts||[])this.texts.set(r,i);return o.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(
this.buildSearch(),this.buildSummary()),this.basic=p("section","kp-basic",null,{"aria-label":l("The knobs that matter most")});for(let s of this.knobs)s.basic&&
this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of Ae.groups){let o=this.knobs.filter(i=>i.group===s&&!i.basic),r=this.knobs.filter(i=>i.
group===s&&i.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=p("details","kp-group kp-effective");let n=p("summary",null,l("Effective config"));
this.effectiveTable=p("div","kp-table"),this.effective.append(n,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),
e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new ot(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,n,s){let o=p("details","\
kp-group",null,{"data-group":e}),r=p("summary",null,l(e)),i=p("span","kp-count");r.append(i);let a=p("div","kp-body");o.append(r,a);let u={element:o,count:i,knobs:n,
fill:()=>{if(a.childElementCount)return;s.length&&a.append(u.above=this.buildAbove(s));let c=n.filter(d=>d.managed_because);for(let d of n)d.managed_because||a.
append(this.row(d.name).element);for(let d of c){let f=p("p","kp-meaning kp-managed",null,{"data-knob":d.name});f.append(p("code",null,d.name)," "+l(d.managed_because)),
a.append(f)}}};return o.addEventListener("toggle",()=>{o.open&&u.fill(),this.verdict&&this.summarise()}),this.groups.set(e,u),o}buildAbove(e){let n=p("p","kp-me\
aning kp-above",l("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=p("button","kp-link kp-name",null,{type:"button","aria-label":l("Go to {n\
ame}",{name:s})});r.append(...Be(s)),r.addEventListener("click",()=>this.jump(s)),n.append(o?", ":"",r)}),n}groupOf(e){let n=this.byName.get(e);return n&&!n.basic?
this.groups.get(n.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let n=this.groupOf(e);n&&(n.element.open=!0,n.fill());let s=this.
row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-found"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){
let e=p("div","kp-search",null,{role:"search"});return this.search=p("input",null,null,{type:"search",placeholder:l("Search {count} knobs",{count:this.knobs.length}),
"aria-label":l("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=p("span","kp-faint","",{role:"status"}),this.beside=
p("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",n=>{n.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=We(this.search.value).length>0,{knobs:n,beside:s,absent:o}=ps(this.
search.value,this.knobs),r=c=>n.includes(c),i=c=>{let d=this.rows.get(c.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);d&&(d.hidden=
!r(c))};this.knobs.filter(c=>c.basic).forEach(i);for(let c of this.groups.values()){let d=c.knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&d&&c.fill(),c.knobs.
forEach(i),c.above&&(c.above.hidden=e),c.element.hidden=!d,e?c.element.open=d:c.wasOpen!==void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let a=s.length||o.
length?l("No knob."):l("No knob matches. Try a plain word, such as repeat, random or stop."),u=Z(n.length,"{count} knob","{count} knobs");this.found.textContent=
e?n.length?u:a:"",this.beside.replaceChildren(...s.map(hs),...o.map(({text:c})=>p("p","kp-faint",l(c)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=p("div","kp-summary"),this.general=p("div","kp-notes",null,{role:"status"}),this.headline=p("p","kp-headline",""),this.chips=p("div","kp-differing");
let e=p("div","kp-foot");return this.toPreset=p("button","kp-link",l("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=p("button","kp-link",l("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:n,mode:s}=this.
verdict,o=e.length?Z(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):l("No knobs differ from the m\
odel's defaults."),r=l(s),i=p("strong",null,r[0].toUpperCase()+r.slice(1),{title:l("The strategy that these settings choose")});this.headline.replaceChildren(i,
` · ${o}`),this.chips.replaceChildren(...e.map(u=>{let c=this.sourceOf(u),d=p("button","kp-chip",u,{type:"button","data-source":c,title:l("Go to this knob ({so\
urce})",{source:Re(c)})}),f=this.verdict.notes[u]||[],m=f.some(h=>h.severity==="error")?"error":f.length?"warning":"";return m&&d.append(p("span",`kp-${m}`,qe[m],
{title:l("See the note at the knob")})),d.addEventListener("click",()=>this.jump(u)),d}));let a=[...n,...Object.entries(this.verdict.notes).flatMap(([u,c])=>{let d=this.
groupOf(u);return this.byName.has(u)?d&&!d.element.open?c.filter(f=>f.severity==="error"):[]:c})];this.general.replaceChildren(...a.map(u=>Wt(u,this)));for(let{
knobs:u,count:c}of this.groups.values()){let d=u.filter(m=>this.state.set[m.name]!==void 0).length,f=u.filter(m=>this.verdict.notes[m.name]).length;c.textContent=
[d?l("{count} set",{count:d}):"",f?`▲ ${f}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),n=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let s=p("table"),o=p("tr");o.append(...[l("knob"),l("value"),l("source")].map(a=>p("th",null,a,{scope:"col"})));let r=p("tbody");
for(let{name:a,value:u,source:c,ignored:d}of n){let f=p("tr",null,null,{"data-source":c}),m=p("td"),h=p("button","kp-link kp-name",null,{type:"button","aria-lab\
el":l("Go to {name}",{name:a})});h.append(...Be(a)),h.addEventListener("click",()=>this.jump(a)),m.append(h);let g=p("td","kp-value",z(u,60));d&&g.append(p("spa\
n","kp-faint",` ○ ${l("no effect")}`,{title:l(d)})),f.append(m,g,p("td",null,Ft(c))),r.append(f)}let i=p("thead");i.append(o),s.append(i,r),this.effectiveTable.
replaceChildren(s)}},xr=(t,e)=>[...new Set([...Object.keys(t),...Object.keys(e)])].every(s=>ne(t[s],e[s])),we=new Map,Ht=new Map;function fs({element:t,props:e,
server:n,watch:s},o){let r=new Jt(t.querySelector(".kp"),{props:e,server:n,watch:s},o);we.set(o.name,r),M(i=>i.log("main").answers.knobs=({change:a})=>r.apply(a)),
ks(o.name),Ht.has(o.name)&&r.follow(Ht.get(o.name))}function ms(t,e){Ht.set(t,e),we.get(t)?.follow(e)}function gs(t){we.get(t)?.resetKept()}var bs=t=>we.get(t)?.
text;function it(t){let e=we.get(t);return{set:{...e?.state.set},assistant:e?.chosen.assistant??null}}function Gt(t,e){we.get(t)?.resetAll(e)}var ws=new Map;function ys({
element:t},{name:e,essential:n}){ws.set(e,{element:t,essential:n}),ks(e)}function ks(t){let[e,n]=[we.get(t),ws.get(t)];!e||!n||(e.quick=new rt(n.element,e,n.essential),
e.verdict&&e.quick.judged(e.verdict))}function vs(t,e){let{base:n={},set:s={},kept:o=[]}=JSON.parse(t||"{}"),r=c=>typeof c=="object"?"":JSON.stringify(c),i=c=>c.flatMap(d=>{let[f,m]=[n[d]??null,s[d]??
null];if(JSON.stringify(f)===JSON.stringify(m))return[];if(m===null)return[l("{knob} not set",{knob:d})];let h=`${d} ${r(m)}`.trim();return[r(f??{})?l("{now} in\
stead of {before}",{now:h,before:r(f)}):h]}),a=(c,d,f)=>{if(!c.length)return"";let m=c.slice(0,e).join(", ");return c.length<=e?d(m):f(m,c.length-e)},u=[...new Set(
[...Object.keys(n),...Object.keys(s)])].filter(c=>!o.includes(c));return JSON.stringify({kept:a(i(o),c=>l("Kept from before: {changes}",{changes:c}),(c,d)=>l("K\
ept from before: {changes} and {count} more",{changes:c,count:d})),changed:a(i(u),c=>l("Changed: {changes}.",{changes:c}),(c,d)=>l("Changed: {changes} and {coun\
t} more.",{changes:c,count:d}))})}var _s={};function xs(t,e){_s[t]=e,document.dispatchEvent(new Event("gp-left-out"))}var Vt=8;function Sr(t,e){if(e===void 0)return"";
if(e===null)return l("Of the settings above, only the model and the seed apply here.");let{set:n,assistant:s}=it(t),r=[...s&&!e.includes("assistant")?[l("draft \
model {model}",{model:s})]:[],...Object.entries(n).filter(([a])=>!e.includes(a)).map(([a,u])=>typeof u=="object"?a:`${a} ${JSON.stringify(u)}`)];if(!r.length)return"";
let i=r.slice(0,Vt).join(", ");return r.length>Vt?l("Applies here, too: {settings} and {count} more.",{settings:i,count:r.length-Vt}):l("Applies here, too: {set\
tings}.",{settings:i})}function Ss({element:t,props:e,watch:n},{name:s,leftOut:o}){let r=t.querySelector(".gp-changes"),i=null,a="";function u(h,g){let k=p("but\
ton","gp-reset",h,{type:"button"});return k.addEventListener("click",g),k}function c(h,g){let k=p("span",null,h+(h.endsWith(".")?" ":" · "));return k.append(g),
k}function d(){i=it(s).set,Gt(s,{}),m()}function f(){Gt(s,i),i=null,m()}function m(){let h=document.body.dataset.view||"one",g=_s[h]??o[h],k=Sr(s,g),{kept:w,changed:b}=JSON.
parse(e.value||"{}"),y=Object.keys(it(s).set).length>0;y&&(i=null);let E=JSON.stringify([h,k,w,b,!!i]);if(E===a)return;a=E;let _=[];w&&_.push(c(w,u(l("reset"),()=>gs(
s)))),k?_.push(y&&g?c(k,u(l("use the model’s own settings"),d)):p("span",null,k)):b&&_.push(p("span",null,b)),i&&_.push(u(l("put the settings back"),f)),r.replaceChildren(
..._),r.hidden=!_.length}n("value",m);for(let h of["gp-view","gp-left-out","playground-changed"])document.addEventListener(h,m);m()}function Es({element:t,trigger:e},{entries:n}){let s=t.querySelector(".gp-examples"),o=[{title:l("Small models"),note:"",entries:n.filter(c=>c.bundled)},{title:l(
"A real model"),note:l("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:n.filter(c=>!c.bundled)}].filter(c=>c.entries.
length),r=0,i=p("button","gp-undo",l("Put back what was set before"),{type:"button",hidden:""}),a=c=>i.toggleAttribute("hidden",!(r+=c));i.addEventListener("cli\
ck",()=>{a(-1),e("back",{}),At()}),s.append(i);let u=o.map(c=>Lr(c,({token:d,index:f})=>{a(1),document.dispatchEvent(new CustomEvent("gp-example",{detail:d})),e(
"chosen",{index:f}),At()}));o.length>1&&s.append(Er(o,u)),s.append(...u)}function Er(t,e){let n=p("div","gp-kinds",null,{role:"group","aria-label":l("Examples")}),
s=t.map((r,i)=>{let a=p("button","gp-kind",r.title,{type:"button"});return a.addEventListener("click",()=>o(i)),n.append(a),a}),o=r=>t.forEach((i,a)=>{s[a].setAttribute(
"aria-pressed",String(a===r)),e[a].hidden=a!==r});return o(0),n}function Lr(t,e){let n=p("div");t.note&&n.append(p("p","gp-note",t.note));let s=null,o="";for(let r of t.
entries){r.model!==o&&(o=r.model,s=p("ul","",null,{"aria-label":l("Examples for {model}",{model:o})}),n.append(p("h3","",o),s));let i=p("button","gp-example",null,
{type:"button"});i.append(p("b","",l(r.title)),p("span","",l(r.look))),i.addEventListener("click",()=>e(r));let a=p("li");a.append(i),s.append(a)}return n}var oe=null,Kt="one";function Ls({element:t}){oe=t.querySelector(".gp-header"),ee(oe);let[e,n]=[ye(".gp-lab-button"),ye(".gp-lab-list")],[s,o]=[ye(".gp-menu-but\
ton"),ye(".gp-menu")];function r(u,c,d){u.setAttribute("aria-expanded",String(d)),c===n?n.hidden=!d:o.classList.toggle("gp-unfolded",d)}let i=[[e,n],[s,o]],a=()=>i.
forEach(([u,c])=>r(u,c,!1));oe.addEventListener("click",u=>{let c=u.target,d=c.closest("button[data-view]"),f=i.find(([m])=>m.contains(c));if(d)d.dataset.view!==
Kt&&document.dispatchEvent(new Event("gp-view-left")),Or(d.dataset.view),a(),n.contains(d)&&e.focus();else if(f){let[m,h]=f,g=m.getAttribute("aria-expanded")!==
"true";a(),r(m,h,g),g&&h===n&&(n.querySelector("[aria-selected=true]")||n.firstElementChild).focus()}else c.closest(".gp-menu :is(button, a)")&&a()}),document.addEventListener(
"click",u=>{oe.contains(u.target)||a()}),oe.addEventListener("keydown",u=>{let c=u.target;if(u.key==="Escape"&&i.some(([h])=>h.getAttribute("aria-expanded")==="\
true")){n.contains(c)&&e.focus(),a();return}if(c.getAttribute("role")!=="tab")return;let d=[...c.parentElement.children],f={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,
ArrowUp:-1}[u.key],m=f?d[(d.indexOf(c)+f+d.length)%d.length]:{Home:d[0],End:d.at(-1)}[u.key];m&&(u.preventDefault(),m.focus())}),oe.addEventListener("focusout",
({relatedTarget:u})=>{u&&!oe.contains(u)&&a()}),zt(Kt)}var ye=t=>oe.querySelector(t);function Or(t){document.getElementById(`view-${t}-button`)?.click()}function zt(t){
if(Kt=t,document.body.dataset.view=t,document.dispatchEvent(new Event("gp-view")),!oe)return;for(let n of oe.querySelectorAll("[data-view]")){let s=n.dataset.view===
t;n.setAttribute("aria-selected",String(s))}for(let n of oe.querySelectorAll("[role=tablist]")){let s=[...n.children],o=s.find(r=>r.getAttribute("aria-selected")===
"true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=ye(`.gp-lab-list [data-view="${t}"]`);ye(".gp-lab").classList.toggle("gp-selected",!!e),ye(".gp-lab-whi\
ch").textContent=e?e.textContent:""}var Qt="generation-playground.form",Cr="generation-playground.form-address",Tr="generation-playground.keep-history",Os=300;function Cs({props:t,trigger:e},{names:n}){
let s=null,o=null,r=-1/0,i=!1,a=null;function u(){clearTimeout(a);try{let h=(localStorage.getItem(Tr)||(t.keep?"yes":"no"))==="yes";if(h||localStorage.removeItem(
Qt),!i||!s)return;let g=JSON.stringify(c(s));sessionStorage.setItem(Qt,g),sessionStorage.setItem(Cr,location.search),h&&localStorage.setItem(Qt,g)}catch{}}function c(h){
let g=d(h),k=document.querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:k??g.prompt,knobs:bs("knob")??g.knobs}),g.editing&&g.others&&Object.
assign(g,JSON.parse(g.others)),n.map(w=>g[w])}let d=h=>Object.fromEntries([...n,"editing","others"].map((g,k)=>[g,h[k]]));function f(){clearTimeout(a),a=setTimeout(
u,Os)}function m(){o??=setTimeout(()=>{o=null,r=performance.now(),e("hold")},Math.max(0,r+Os-performance.now()))}document.addEventListener("input",()=>{window.GenerationPlaygroundForm.
touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(h){s=h,f(),document.dispatchEvent(new CustomEvent("playground-held",{detail:d(
h)}))},begin(){i=!0,s||m(),f()}},document.addEventListener("input",f),document.addEventListener("playground-changed",m),window.addEventListener("pagehide",u),window.
addEventListener("generation-playground-keep",u)}var $,Ps,Ar,ce,Yt,pt,Ns,lt,Ms,Zt,Xt,Pr,Ue=Symbol.for("pv"),ht={},ft=[],Nr=/^m(i|n|o|s|text|space)$/,en=Array.isArray,Rs=ft.slice,ve=Object.assign;function ke(t){
t&&t.parentNode&&t.remove()}function ct(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ue,__v:o||++Ps,__i:-1,__u:0};return!o&&$.vnode&&$.
vnode(r),r}function _e(t){return t.children}function ut(t,e){this.props=t,this.context=e,this.__g=0}function ue(t,e){if(e==null)return t.__&&ue(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:ue(t)}function Mr(t){var e,n=t.__v,s=n.__e,o=[],r=[],i=t.__P;
i&&((e=ve({constructor:Ue},n)).__v=n.__v+1,$.vnode&&$.vnode(e),tn(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,o,s||ue(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=
e,$s(o,e,r),n.__=n.__e=null,e.__e!=s&&qs(e))}function qs(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
qs(t)}function Ts(t){(8&t.__g||(t.__g|=8,ce.push(t),pt++))&&Yt==$.debounceRendering||((Yt=$.debounceRendering)||queueMicrotask)(Bs)}function Bs(){try{for(var t,
e=1;ce.length;)ce.length>e&&ce.sort(Ns),t=ce.shift(),e=ce.length,8&t.__g&&Mr(t)}finally{(pt=ce.length)&&(Yt||queueMicrotask)(Bs)}}function Is(t,e,n,s,o,r,i,a,u,c,d){
var f,m,h,g,k,w,b=s.__k||ft,y=e.length;for(u=Rr(n,e,b,u,y),f=0;f<y;f++)(h=n.__k[f])!=null&&(m=~h.__i&&b[h.__i]||ht,h.__i=f,w=tn(t,h,m,o,r,i,a,u,c,d),g=h.__e,(m.
ref!=h.ref||8&m.__u)&&(m.ref&&nn(m.ref,null,h,m),h.ref&&d.push(h.ref,h.__c||g,h)),k=k||g,4&h.__u?(u=js(h,u,t,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="functi\
on"&&w!==void 0?u=w:g&&(u=g.nextSibling),h.__u&=-21);return n.__e=k,u}function Rr(t,e,n,s,o){var r,i,a,u,c,d,f,m,h,g=n.length,k=g,w=0,b=0,y=t.__k=Array(o);for(r=
0;r<o;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[r]=ct(null,i):en(i)?i=y[r]=ct(_e,{children:i}):
i.constructor===Ue&&i.__b?i=y[r]=ct(i.type,i.props,i.key,i.ref,i.__v):y[r]=i,u=r+w,i.__=t,i.__b=t.__b+1,a=null,~(c=i.__i=qr(i,n,u,k))&&(k--,(a=n[c])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,c==u-1?w--:c==u+1?w++:c!=u&&(c>u?w--:w++,b=1)):(~c||(o>g?w--:o<g&&w++),typeof i.type!="function"&&(i.__u|=4))):y[r]=null;if(b){for(d=[],f=[],
r=0;r<o;r++)if((i=y[r])&&16&i.__u){for(w=0,m=d.length;w<m;)d[h=w+m>>1]<i.__i?w=h+1:m=h;d[w]=i.__i,f[r]=w+1}for(w=d.length;r--;)f[r]&&(f[r]==w?w--:y[r].__u|=4)}if(k)
for(r=0;r<g;r++)!(a=n[r])||2&a.__u||(a.__e==s&&(s=ue(a)),sn(a,a));return s}function js(t,e,n,s){var o,r,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;
if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=js(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=ue(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function qr(t,e,n,s){var o,r=t.key,i=t.type,a=e[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&i==a.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((a=
e[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o;for(o=n+1;o<e.length;o++)if((a=e[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o}return-1}function As(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function at(t,e,n,s,o){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||As(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||As(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Xt[e]||(Xt[e]=Br(e)),(t.__a||(t.__a={}))[e]=Zt,r=e!=(e=e.replace(Ms,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Br(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[lt]==null)e[lt]=Zt++;else if(e[lt]<this.__a[t])return;return n($.event?$.event(e):e)}}}function tn(t,e,n,s,o,r,i,a,u,c){
var d,f,m,h,g,k,w,b,y,E,_,S,v,T,A,q,N,j,B=e.type;if(e.constructor!==Ue)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(e.__u|=u,f=r=[],d.nodeType==8?a=dt(d,r):
r.push(d),a=r[0]||a),(d=$.__b)&&d(e);e:if(typeof B=="function"){m=i.length;try{if(b=e.props,y=(d=B.prototype)&&d.render,E=(d=B.contextType)&&s[d.__c],_=d?E?E.props.
value:d.__:s,(h=n.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(y?e.__c=h=new B(b,_):(e.__c=h=new ut(b,_),h.constructor=B,h.render=jr),E&&E.sub(h),h.state||(h.state={}),h.
__n=s,h.__g|=8,h.__h=[],h.__k=[]),y&&(h.__s||(h.__s=h.state),B.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=ve({},h.__s)),ve(h.__s,B.getDerivedStateFromProps(
b,h.__s)))),g=h.props,k=h.state,h.__v=e,n.__c){if(b!==g&&y&&!B.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(b,_),e.__v==n.
__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(b,h.__s,_)===!1){e.__v!=n.__v&&(h.props=b,h.state=h.__s,h.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(F){F&&(F.__=e)}),ft.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),a=ue(n);break e}h.componentWillUpdate&&h.componentWillUpdate(
b,h.__s,_),y&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(g,k,w)})}else y&&!B.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),
y&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=_,h.props=b,h.__P=t,h.__g&=-5,S=$.__r,v=y?25:0;do h.__g&=-9,S&&S(e),d=h.render(h.props,h.state=
h.__s,h.context);while(8&h.__g&&++v<25);y&&(ft.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=ve({},s,h.getChildContext())),y&&n.__c&&h.getSnapshotBeforeUpdate&&
(w=h.getSnapshotBeforeUpdate(g,k)),T=d&&d.type===_e&&d.key==null?d.props.children:d,b.__P&&(d=a,o=(t=b.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(F){F&&sn(F,F)}),n.__k=null),a=n.__k?ue(n,0):null),a=Is(t,en(T)?T:[T],e,n,s,o,r,i,a,u,c),b.__P&&(e.__e=null,a=d),e.__u&=-161,f&&f.some(ke),h.__h.length&&
i.push(h),1&h.__g&&(h.__g&=-4)}catch(F){if(i.length=m,e.__v=null,u||r)if(F&&F.then){if(e.__u|=128|u,r){for(~(N=r.indexOf(a||void 0))||(N=r.length);(j=r[N-1])&&j.
nodeType==8;)N--;for(;N<r.length;N++)if(j=r[N])if(r[N]=null,A){if(j==q)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&(q=dt(A=j))}}if(!A){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(d=dt(A=e.__c.__z||(e.__c.__z=A)))?(e.__e=A,a=d):e.__e=a,a=a&&a.nextSibling}else r&&r.some(ke);else e.__e=n.__e;
e.__k||(e.__k=n.__k||[]),F&&F.then||Ds(e),$.__e(F,e,n)}}else a=e.__e=Ir(n.__e,e,n,s,o,r,i,u,c,t);return(d=$.diffed)&&d(e),a}function dt(t,e){if(t&&t.nodeType==8&&
t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function Ds(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ds))}function $s(t,e,n){for(var s=0;s<n.length;)nn(n[s++],n[s++],n[s++]);$.__c&&$.__c(e,t),t.some(
function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){$.__e(r,o.__v)}})}function Ir(t,e,n,s,o,r,i,a,u,c){var d,f,m,h,g,k,w,b,y=n.props||ht,E=e.
props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.
length;d++)if((g=r[d])&&(_?g.localName==_:g.nodeType==3)){t=g,r[d]=null;break}}if(!t){if(b=c.ownerDocument||document,!_)return b.createTextNode(E);t=b.createElementNS(
o,_,E.is?E:c),a&&($.__m&&$.__m(e,r),a=!1),r=null}if(_){if(c=_=="template"&&t.content||t,r=_=="textarea"&&E.defaultValue!=null?null:r&&Rs.call(c.childNodes),!a&&
r)for(y={},d=0;d<t.attributes.length;d++)y[(g=t.attributes[d]).name]=g.value;for(d in y)g=y[d],d=="dangerouslySetInnerHTML"?m=g:d=="children"||d in E||d=="value"&&
"defaultValue"in E||d=="checked"&&"defaultChecked"in E||at(t,d,null,g,o);for(d in E)g=E[d],d=="children"?h=g:d=="dangerouslySetInnerHTML"?f=g:d=="value"?k=g:d==
"checked"?w=g:a&&typeof g!="function"||y[d]===g||at(t,d,g,y[d],o);f?(a||m&&(f.__html==m.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(m&&(t.
textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Nr.test(_))&&(o="http://www.w3.org/1999/xhtml"),Is(c,en(h)?h:[h],e,n,s,o,r,i,r?r[0]:
n.__k&&ue(n,0),a,u),r&&r.some(ke)),a&&_!="textarea"||(d="value",_=="progress"&&k==null?t.removeAttribute(d):k==null||k===t[d]&&(_!="progress"||k)||at(t,d,k,y[d],
o),d="checked",w!=null&&w!=t[d]&&at(t,d,w,y[d],o))}else y===E||a&&t.data==E||(t.data=E);return t}function nn(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){$.__e(o,n)}}function sn(t,e,n){var s,o,r,i;if($.unmount&&$.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||nn(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){$.__e(a,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&sn(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=dt(s,r=[]))&&(s==t.__e&&r.some(ke),ke(
o),ke(s)),n||ke(t.__e),t.__e=t.__c=t.__=null}function jr(t,e,n){return this.constructor(t,n)}function Fs(t,e){var n,s,o,r;$.__&&$.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=ct(_e,{children:[t]}),o=[],r=[],tn(e,e.__k,s||ht,ht,e.namespaceURI,s?null:e.firstChild?Rs.call(e.childNodes):null,o,s?s.__e:e.
firstChild,n,r),$s(o,e.__k,r),e.__k.props.children=null}$={__e:function(t,e,n,s){for(var o,r,i;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(
t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(a){t=a}}throw pt=0,t}},Ps=0,Ar=function(t){return t!=null&&t.
constructor===Ue},ut.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ve({},this.state)),typeof t=="function"&&(t=t(ve({},n),this.props)),
t&&(ve(n,t),this.__v&&(e&&this.__k.push(e),Ts(this)))},ut.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ts(this))},ut.prototype.render=
_e,ce=[],pt=0,Ns=function(t,e){return t.__v.__b-e.__v.__b},lt=Symbol(),Ms=/(PointerCapture)$|Capture$/i,Zt=0,Xt={},Pr=0;var Dr=Symbol.for("pv"),$r=0;function xe(t,e,n,s,o,r){e||(e={});var i,a,u=e;if("ref"in u&&typeof t!="function")for(a in u={},e)a=="ref"?i=e[a]:u[a]=e[a];var c={type:t,props:u,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Dr,__v:--$r,__i:-1,__u:0};return(o||r)&&(c.__source=o,c.__self=r),$.vnode&&$.vnode(c),c}var Fr=/^[A-Za-z0-9+/=]*$/;var Ws=(t,{kind:e,preview:n})=>Fs(e==="image"?xe(Wr,{preview:n}):xe(Ur,{preview:n}),t);function Wr({preview:t}){let e=typeof t=="string"&&Fr.test(t);return xe("\
img",{src:e?`data:image/png;base64,${t}`:"data:,",alt:""})}function Ur({preview:t}){let e=(Array.isArray(t)?t:[]).map(Number).filter(Number.isFinite),n=e.map((s,o)=>`\
M${o+.5} ${50-s/2}V${50+s/2}`).join("");return xe("svg",{viewBox:`0 0 ${Math.max(1,e.length)} 100`,preserveAspectRatio:"none","aria-hidden":"true",children:xe("\
path",{d:n})})}function Js({element:t,props:e,server:n,watch:s}){let o=t.querySelector(".gp-media"),r=new Map,i="";M(m=>{m.log("main").answers.media_file=h=>r.has(h)?n.media_file(
r.get(h)):""});function a(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function u(m){e.value=JSON.stringify(m),c()}function c(){if(e.value===i)return;
let m=a();for(let h of m)h.key&&r.set(h.sha256,h.key);if(m.some(h=>!h.key&&r.has(h.sha256)))return u(m.map(h=>h.key||!r.has(h.sha256)?h:{...h,key:r.get(h.sha256)}));
i=e.value,o.setAttribute("aria-label",l("Pictures and sounds")),o.replaceChildren(...m.map((h,g)=>d(h,()=>u(m.filter((k,w)=>w!==g)))))}function d(m,h){let g=m.kind===
"image",k=g?l("Picture, {width} by {height} pixels",{width:m.width,height:m.height}):l("Sound, {seconds} s",{seconds:m.seconds}),w=Us("gp-media-open",`${k}: ${g?
l("Show it"):l("Play it")}`,()=>f(m,E,w));Ws(w,m),w.disabled=!m.key;let b=document.createElement("span");b.textContent=m.key?k:l("{what}: the file was not kept",
{what:k});let y=Us("gp-media-out",l("Remove it"),h);y.textContent="×";let E=document.createElement("li");return E.append(w,b,y),E}async function f(m,h,g){let k=h.
querySelector(".gp-media-whole");if(k)return g.setAttribute("aria-expanded","false"),k.remove();let w=await n.media_file(m.key);if(!w)return;let b=document.createElement(
m.kind==="image"?"img":"audio");b.className="gp-media-whole",b.src=w,b instanceof HTMLAudioElement?(b.controls=!0,b.autoplay=!0):b.alt="",g.setAttribute("aria-e\
xpanded","true"),h.append(b)}s("value",c),c()}function Us(t,e,n){let s=document.createElement("button");return s.type="button",s.className=t,s.setAttribute("ari\
a-label",e),s.addEventListener("click",n),s}var Jr={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Hs(t,e,n){let s=g=>t.
querySelector(g),[o,r,i]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),a={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
u={},c="",d=!1;function f([g,k]){let w=document.createElement("label"),b=document.createElement("input"),y=document.createElement("code");return y.textContent=g,
b.type=k==="bool"?"checkbox":"text",w.dataset.kind=k,w.append(...k==="bool"?[b,y]:[y,b]),k!=="bool"&&(b.placeholder=l("as the template has it")),b.addEventListener(
k==="bool"?"change":"input",()=>{let E=k==="bool"?b.checked:b.value,_={...e().arguments,[g]:E};(E===""||E===u[g])&&delete _[g],e().arguments=_,h(),n()}),w}function m(g,[
k,w]){let b=g.querySelector("input"),y=e().arguments[k];if(w==="bool"){let E=y??u[k];b.checked=E===!0||E==="true",b.indeterminate=E===void 0,g.title=y!==void 0?
l("Set here."):E===void 0?l("Not set: the template decides."):l("Not set: this is what the template takes.")}else b.value!==String(y??"")&&(b.value=String(y??""))}
function h(){let{reads:g,arguments:k,kind:w,on:b}=e(),y=g?.arguments||[],E=y.length||g?.tools||g?.documents,_=y.filter(([v])=>v in k).length+["tools","documents"].
filter(v=>g?.[v]&&e()[v].trim()).length;o.hidden=!E,o.textContent=_?l("Template arguments ({count})",{count:_}):l("Template arguments"),o.setAttribute("aria-exp\
anded",String(d)),r.hidden=!E||!d||w!=="chat"||!b;let S=JSON.stringify(y);S!==c&&(c=S,i.replaceChildren(...y.map(f))),y.forEach((v,T)=>m(i.children[T],v));for(let[
v,T]of Object.entries(a))T.closest("label").hidden=!g?.[v],T.value!==e()[v]&&(T.value=e()[v])}o.addEventListener("click",()=>{d=!d,h(),d&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[g,k]of Object.entries(a))k.placeholder=Jr[g],k.addEventListener("input",()=>{e()[g]=k.value,h(),n()});return{
draw:h,tell(g){u=g||{},h()}}}var Hr=250,on=["user","assistant","system"];function Gs({element:t,props:e,server:n,trigger:s,watch:o}){let r=t.querySelector(".gp-beside");ee(r);let i=P=>r.querySelector(
P),[a,u,c]=[".gp-on",".gp-off",".gp-turns"].map(i),d=i(".gp-system textarea"),f=i(".gp-target textarea"),m=i(".gp-begins textarea"),h=i(".gp-continue input"),g={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},k={prompt:"",model:""},w="",b=!1,y=!1,E="p\
lain true";function _(P){let I={};try{I=JSON.parse(P||"{}")}catch{}g={...g,...I,turns:(I.turns||g.turns).map(W=>({...W}))}}function S(){w=JSON.stringify(g),e.value=
w,v()}function v(){let P=`${g.kind} ${g.on}`;if(P===E)return X({});E=P,s("turned",{})}let T=Hs(r,()=>g,S);function A(){T.draw(),r.hidden=g.kind==="plain",i(".gp\
-chat").hidden=g.kind!=="chat",r.dataset.kind=g.kind,i(".gp-source").hidden=!["source","media"].includes(g.kind),i(".gp-why").hidden=g.kind!=="source",i(".gp-me\
ssages").hidden=i(".gp-acts").hidden=!g.on,i(".gp-system").hidden=!g.system&&!b,i(".gp-add-system").hidden=!i(".gp-system").hidden,i(".gp-begins").hidden=!g.on||
!g.begins&&!y,i(".gp-begin").hidden=!i(".gp-begins").hidden,i(".gp-continue").hidden=!!k.prompt||g.turns.at(-1)?.role!=="assistant",h.checked=g.continues;for(let[
P,I]of[[a,g.on],[u,!g.on]])P.setAttribute("aria-checked",String(I)),P.title=P===a?l("The model’s own template wraps your words in markers that say whose turn it\
 is."):l("The model continues your words as they are: no template, no system message, no earlier turns."),P.tabIndex=I?0:-1;for(let[P,I]of[[d,g.system],[f,g.target],
[m,g.begins]])P.value!==I&&(P.value=I);for(;c.children.length>g.turns.length;)c.lastElementChild.remove();for(;c.children.length<g.turns.length;)c.append(q());g.
turns.forEach(N),i(".gp-clear").hidden=!g.turns.length,i(".gp-reply").hidden=i(".gp-reply").disabled}function q(){let P=document.createElement("li"),I=document.
createElement("select"),W=document.createElement("textarea"),J=document.createElement("button"),L=()=>[...c.children].indexOf(P);return W.rows=1,J.type="button",
J.textContent="✕",I.addEventListener("change",()=>{g.turns[L()].role=I.value,A(),S()}),W.addEventListener("input",()=>{g.turns[L()].content=W.value,S()}),J.addEventListener(
"click",()=>{let R=L();g.turns.splice(R,1),A(),S(),(c.children[Math.min(R,g.turns.length-1)]?.querySelector("button")||i(".gp-add")).focus()}),P.append(I,W,J),P}
function N({role:P,content:I},W){let J=c.children[W],[L,R,G]=J.children,Y=on.includes(P)?on:[...on,P];(L.options.length!==Y.length||L.options[Y.length-1].value!==
Y.at(-1))&&L.replaceChildren(...Y.map(x=>new Option(x,x))),L.value=P,R.value!==I&&(R.value=I),J.dataset.role=P;let pe=W+1;L.setAttribute("aria-label",l("Role of\
 turn {number}",{number:pe})),R.setAttribute("aria-label",l("Text of turn {number}, {role}",{number:pe,role:P})),G.title=l("Remove turn {number}",{number:pe}),G.
setAttribute("aria-label",G.title)}function j(P){g.on=P,A(),S(),(P?a:u).focus()}a.addEventListener("click",()=>j(!0)),u.addEventListener("click",()=>j(!1)),i(".\
gp-switch").addEventListener("keydown",P=>{P.key.startsWith("Arrow")&&(P.preventDefault(),j(!g.on))}),d.addEventListener("input",()=>{g.system=d.value,S()}),f.addEventListener(
"input",()=>{g.target=f.value,S()}),m.addEventListener("input",()=>{g.begins=m.value,S()}),h.addEventListener("change",()=>{g.continues=h.checked,S()}),i(".gp-a\
dd-system").addEventListener("click",()=>{b=!0,A(),d.focus()}),d.addEventListener("blur",()=>{b=!1,A()}),i(".gp-begin").addEventListener("click",()=>{y=!0,A(),m.
focus()}),m.addEventListener("blur",()=>{y=!1,A()}),i(".gp-add").addEventListener("click",()=>{g.turns.push({role:g.turns.at(-1)?.role==="user"?"assistant":"use\
r",content:""}),A(),S(),c.lastElementChild.querySelector("textarea").focus()}),i(".gp-clear").addEventListener("click",()=>{Object.assign(g,{turns:[],continues:!1,
begins:""}),A(),S(),i(".gp-add").focus()}),i(".gp-reply").addEventListener("click",()=>s("reply",{}));let B=0,F=null,U=null;function X(P){k={...k,...P},"prompt"in
P&&A(),clearTimeout(F),U&&(F=setTimeout(Q,Hr))}async function Q(){let P=++B,I=g.kind==="chat"&&g.on,W=null;if(I)try{W=JSON.parse(await n.render_messages(JSON.stringify(
{...k,value:w})))}catch(J){console.warn("Generation Playground: the template could not be asked.",J)}P===B&&(U.setWritten(W),T.tell(W?.defaults))}window.GenerationPlaygroundPrompt=
P=>{t.isConnected&&X(P)},M(P=>{U=P.log("main"),U.answers.without=()=>s("without",{}),U.subscribe(r,I=>{if(!I.status&&!I.run)return;let{started:W,finished:J}=U;i(
".gp-reply").disabled=!(J&&J.sequences.length&&W&&W.request.messages),A()}),X({})}),o("value",()=>{e.value!==w&&(_(e.value),A(),w=e.value,v())}),_(e.value),A(),
w=e.value,v()}function Vs({element:t,props:e,watch:n}){let s=()=>{t.querySelector("p").textContent=e.value?l(JSON.parse(e.value)):""};n("value",s),s()}var Ks=t=>t.num_accepted+(t.next_token_id===null?0:1);function zs(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}var Gr=.8,mt=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?l(
"Still to be done. Go on with N."):l("Clicker: lesson. ← →: picture."):""}press(e){let n=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return n?(this.stays=!1,n.click(),!0):!1}go(e){this.stays=!1;let{panel:n}=this,s=n.scrollTop+n.clientHeight<n.scrollHeight-4;e<0?this.press(
"P"):s?n.scrollBy({top:Gr*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var Vr="F8",ae={text:{key:"1",title:()=>l("Text"),isThere:t=>!t.denoises},processors:{key:"2",title:()=>l("Waterfall"),isThere:Qr},beamtree:{key:"3",title:()=>l(
"Beam tree"),isThere:t=>t.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>l("Drafts"),isThere:t=>t.rounds.length>0},canvas:{key:"1",title:()=>l(
"Canvas"),isThere:t=>t.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>l("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>l(
"Precision"),isThere:()=>!0,view:"precision"}},Kr={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Je={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},zr=new Set(["PageDown","PageUp"]),rn=new Set(["text","processors","beamtree","drafts"]);function Qr(t){let e=t.newest;return!t.denoises&&
!!((t.started?.processors||[]).length||e?.distribution?.stages.length)}var H=null,an=class{constructor(e,n){this.root=e,this.log=n,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new mt(()=>this.draw()),this.build(),n.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,i,a,u={})=>{let c=p("button",r,
i,{type:"button",...u});return c.addEventListener("click",a),c},n=p("div","gp-stage-pictures",null,{role:"group","aria-label":l("Pictures of this run")});this.buttons=
new Map(Object.entries(ae).map(([r,{key:i,title:a}])=>{let u=e("","",()=>this.show(r),{"aria-keyshortcuts":i});return u.append(p("kbd","",i)," ",a()),n.append(u),
[r,u]})),this.question=p("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(p("kbd","","H")," ",l("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(p("kbd","","L")," ",l("Lesson")),this.classButton=e("gp-stage-class","",eo,{"aria-keyshortcuts":"V"}),this.classButton.append(p("kbd","","V"),
" ",l("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(p("kbd","","G")," ",l("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(p("kbd","","Esc")," ",l("Leave")),this.root.append(p("h1","gp-stage-name",l("The stage")),n,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":l("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":l("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&Qs("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
Qs(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(n=>n?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(ae).filter(n=>(ae[n].view??"one")===e&&ae[n].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:n}=this;n.length&&!n.includes(this.
picture)?(rn.has(n[0])||this.hide(!1),this.show(n[0])):this.draw()}draw(){let{offered:e,picture:n,hides:s}=this;for(let[r,i]of this.buttons)i.hidden=!e.includes(
r),i.setAttribute("aria-pressed",String(r===n));this.hider.hidden=!rn.has(n),this.classButton.hidden=!Zs(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),re(this.question,o?l("\
Which token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:l("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(Kr[n])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:zs(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!rn.has(this.picture))return;let{log:n}=this;if(this.hides=n.beginsHidden=e,e){let s=n.current();this.line=
s&&!s.isPrompt&&!n.usesBeams?s.sequence:0,this.place=n.hideFrom!==null?2*n.hideFrom:s&&!s.isPrompt?2*s.index+1:0,n.usesBeams&&Ys(ae.beamtree.slider,1/0),this.lookAtLast()}else
n.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:n,picture:s}=this;ae[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):ae[s].slider?Ys(ae[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?n.
select(this.line,0):n.walk(e),this.draw()}goHidden(e){let{log:n,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*He(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=n.rounds.map(a=>a.start+Ks(a)).filter(a=>a<=o),i=r.filter(a=>a<=s).length-1;this.place=2*(r[He(i+e,-1,r.length-1)]??0)-1}else this.place=He(this.
place+e,0,2*o-(n.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:n}=this,s=n.current(),o=s?.draft?s.draft.round.index+e:0,r=n.
rounds[He(o,0,n.rounds.length-1)];n.select(0,r.start)}},He=(t,e,n)=>Math.max(e,Math.min(n,t)),Qs=t=>{t!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${t}-button`)?.click()};function Ys(t,e){let n=document.querySelector(t);n&&(n.value=String(He(Number(n.value)+e,Number(n.min),Number(n.max))),n.dispatchEvent(
new Event("input",{bubbles:!0})))}function Xs({element:t}){M(e=>{H=new an(t.querySelector(".gp-stage"),e.log("main"))})}var Zs=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function eo(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function to(){document.addEventListener("click",({target:t})=>{
t.closest(".gp-present")&&H?.enter()}),document.addEventListener("keydown",t=>{!H||t.ctrlKey||t.metaKey||t.altKey||t.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||Yr(t.key,t.target)&&(t.preventDefault(),t.stopPropagation())},!0)}function Yr(t,e){if(t===Vr)H.isOpen?H.leave():H.enter();else if(H.
isOpen)if(t==="Escape")H.leave();else if(zr.has(t))H.lesson.isSeen?H.lesson.go(Je[t]):H.go(Je[t]);else{if(e.closest("input, select, textarea")||t in Je&&e.closest(
".gp-pane"))return!1;if(t in Je)H.go(Je[t]);else if(t.toLowerCase()==="h")H.hide(!H.hides);else if(t.toLowerCase()==="l")H.turnLesson();else if(t.toLowerCase()===
"g")H.run();else if(t.toLowerCase()==="v"&&Zs())eo();else if(!H.lesson.press(t)){let n=H.offered.find(s=>ae[s].key===t);if(!n)return!1;H.show(n)}}else return!1;
return!0}function no({element:t,props:e,trigger:n,watch:s},{groups:o,yours:r,opened:i}){let a=t.querySelector("select"),u=t.querySelector("span"),c="";function d(){let f=e.
lane?l("Strategy of lane {lane}",{lane:e.lane}):l("Strategy");u.textContent!==f&&(u.textContent=f);let m=JSON.stringify(e.choices);if(m!==c){c=m;let h=new Map;for(let[
g,k]of e.choices){let w=o[k]??r;h.has(w)||h.set(w,[]);let b=w&&k!==i;h.get(w).push(new Option(b?g:l(g),k))}a.replaceChildren(...[...h].flatMap(([g,k])=>{if(!g)return k;
let w=document.createElement("optgroup");return w.label=l(g),w.append(...k),[w]}))}a.value=e.value}a.addEventListener("input",()=>{e.value=a.value,n("input")}),
s(Object.keys(e),d),d()}var so="generation-playground.tour";function oo({element:t},{stops:e}){let n=t.querySelector(".gp-tour"),s=-1,o=null,r=p("p","gp-offer"),i=p("button","gp-take",
l("Take the tour"),{type:"button"}),a=p("button","gp-decline","✕",{type:"button","aria-label":l("No tour")});r.append(i,a);let u=p("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[c,d,f]=[p("h2","","",{id:"tour-title",tabindex:"-1"}),p("p"),p("span","gp-count")],m=p("button","",l("\
Back"),{type:"button"}),h=p("button","gp-next",l("Next"),{type:"button"}),g=p("button","gp-decline","✕",{type:"button","aria-label":l("End the tour")}),k=p("d\
iv","gp-foot");k.append(f,m,h),u.append(g,c,d,k),n.append(r,u),r.hidden=Xr(),i.addEventListener("click",()=>w(0)),a.addEventListener("click",E),g.addEventListener(
"click",E),m.addEventListener("click",()=>w(s-1)),h.addEventListener("click",()=>s===e.length-1?E():w(s+1)),u.addEventListener("keydown",_=>{_.key==="Escape"&&E()}),
window.addEventListener("resize",y),window.addEventListener("scroll",y,{passive:!0,capture:!0});function w(_){r.hidden=!0,s=_;let S=e[s];b(document.querySelector(
S.at)),u.hidden=!1,c.textContent=l(S.title),d.textContent=l(S.text),f.textContent=l("{number} of {count}",{number:s+1,count:e.length}),m.hidden=s===0,h.textContent=
l(s===e.length-1?"Done":"Next");let v=o?.getBoundingClientRect();v&&(v.top<0||v.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),y(),c.focus({preventScroll:!0})}
function b(_){o?.classList.remove("gp-pointed-at"),o=_,o?.classList.add("gp-pointed-at")}function y(){if(u.hidden||!o)return;let _=o.getBoundingClientRect(),{offsetWidth:S,
offsetHeight:v}=u;if(_.left>S+24&&_.height>240){u.style.top=`${Math.max(8,Math.min(_.top+8,innerHeight-v-8))}px`,u.style.left=`${_.left-S-12}px`;return}let T=Math.
min(_.bottom,innerHeight*.55)+10,A=T+v<=innerHeight-8?T:Math.max(8,Math.min(_.top,innerHeight)-v-10);u.style.top=`${A}px`,u.style.left=`${Math.max(8,Math.min(_.
left+16,innerWidth-S-8))}px`}function E(){let _=u.contains(document.activeElement)||r.contains(document.activeElement);b(null),u.hidden=r.hidden=!0;try{localStorage.
setItem(so,"seen")}catch{}_&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function Xr(){try{return localStorage.getItem(so)==="seen"}catch{
return!0}}function ro({trigger:t},{once:e,changing:n}){let s=new Map;document.addEventListener("gp-ended",()=>n.forEach(o=>s.delete(o))),document.addEventListener("gp-vie\
w",()=>{let{view:o}=document.body.dataset;s.has(o)&&(e.includes(o)||performance.now()-s.get(o)<3e4)||!(e.includes(o)||n.includes(o))||(s.set(o,performance.now()),
t(`opened_${o}`))})}var ao="the stage",io="generation-playground.person";function lo(t,e,n=Zr()){let s=ei(`${n} ${t}`),o=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let i=Math.floor(
s()*(r+1));[o[r],o[i]]=[o[i],o[r]]}return o}var Ge="";function Zr(){try{Ge=localStorage.getItem(io)||Ge||String(Math.random()),localStorage.setItem(io,Ge)}catch{
Ge||=String(Math.random())}return Ge}function ei(t){let e=2166136261;for(let n of t)e=Math.imul(e^n.codePointAt(0),16777619);return()=>{e=e+1831565813|0;let n=Math.
imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var gt=class{constructor(e,n){this.root=e,this.actions=n,this.pointed=null,e.setAttribute("aria-label",l("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&n.close()})}drawList(e){this.point("");let n=p("ol","gp-lessons");for(let o of e){let r=p("button","gp-lesson-entry",null,{type:"bu\
tton"}),i=o.over?"✓ ":"";r.append(p("b","",i+l(o.title)),p("span","",l(o.about)));let a=o.over?l("done"):o.begun?l("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(p("small","",[Z(o.minutes,"{count} minute","{count} minutes"),a].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let u=p("li");u.append(r),n.append(u)}let s=p("h2","",l("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),p("p","gp-n\
ote",l("Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")),n),s.focus({preventScroll:!0})}head(e){let n=p("div",
"gp-lesson-head"),s=p("button","gp-plain","✕",{type:"button","aria-label":l("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
n.append(...e,s),n}drawStep({lesson:e,at:n,guess:s,done:o,ownModel:r,isReady:i,judgement:a,isOpenly:u,isCovered:c,isHeld:d,isStaged:f,moved:m}){this.root.setAttribute(
"aria-busy",String(!i));let h=e.steps[n],g=n===e.steps.length-1,k=de(l("All lessons"),"gp-plain",()=>this.actions.list()),w=p("h2","",l(e.title)),b=p("p","gp-st\
ep-place",l("Step {number} of {count}",{number:n+1,count:e.steps.length}),{tabindex:"-1"}),y=p("div","gp-lesson-body");y.append(...co(l(h.text)));let E=c||d?null:
a;h.predict&&y.append(this.prediction(h.predict,s,i,E,u,lo(`${e.name} ${n}`,Math.max(h.predict.answers.length,h.predict.tokens.length),f?ao:void 0)));let _=h.predict&&
s===void 0&&!(u&&a);if(h.task){let U=p("p","gp-task");U.append(p("b","",o?"✓ ":"➜ "),l(h.task)),_&&U.append(p("span","gp-first"," "+l("Predict first."))),y.
append(U)}h.solvable&&y.append(de(l("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let S=p("div","gp-found",null,{"aria-live":"polite"});d?S.append(p("p","",
l("Your prediction is in. Your teacher will show the result."))):c?S.append(de(l("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):a&&!_&&S.append(...this.verdict(
h,a)),y.append(S);let v=p("div","gp-lesson-foot"),T=de(l("Back"),"",()=>this.actions.go(n-1),"P");T.disabled=n===0;let A=o||!h.task&&!_,q=de(g?l("All lessons"):
A?l("Next"):l("Skip"),A?"gp-next":"",()=>g?this.actions.list():this.actions.go(n+1),"N");v.append(T,q);let N=p("div","gp-lesson-more");if(e.steps.some(({sets:U})=>U)){
let U=p("input","",null,{type:"checkbox"});U.checked=r,U.addEventListener("change",()=>this.actions.ownModel(U.checked));let X=p("label");X.append(U," ",l("use \
my model instead")),N.append(X),h.sets&&N.append(de(l("Reset the page for this step"),"gp-plain",()=>this.actions.again()))}let j=new URLSearchParams({lesson:e.
name,step:String(n+1)});N.append(p("a","gp-link",l("Link to this step"),{href:`?${j}`,target:"_blank"}));let B=this.root.contains(document.activeElement),F=B?ti(
document.activeElement):null;this.root.replaceChildren(this.head([k]),w,b,y,v,N),this.point(h.at),m?b.focus({preventScroll:!0}):B&&(F&&this.root.querySelector(F)||
b).focus({preventScroll:!0}),m?this.root.scrollTop=0:a&&S.scrollIntoView({block:"nearest"})}prediction({question:e,answers:n,number:s,tokens:o},r,i,a,u,c){let d=p(
"fieldset","gp-predict");d.append(p("legend","",l(e)));let f=r!==void 0,m=!!a?.done&&(f||u),h=f||m,g=o.length?"text":s?"number":"";if(g){let w=p("form","gp-numb\
er"),b=o.length?l("or write one"):l(e),y=p("input","",null,{type:g,required:"","aria-label":b,...o.length?{placeholder:b,maxlength:"60",autocomplete:"off"}:{step:"\
any"}});f&&!o.includes(r)&&(y.value=String(r)),y.disabled=h||!i;let E=p("button","gp-send",l("Predict"),{type:"submit"});E.disabled=h||!i,w.addEventListener("su\
bmit",_=>{_.preventDefault(),o.length&&y.value.trim()?this.actions.guess(o.find(S=>S.trim()===y.value.trim())??y.value):Number.isFinite(y.valueAsNumber)&&this.actions.
guess(y.valueAsNumber)}),w.append(y,E),d.append(w)}let k=o.length?o.map(w=>[w,ze(w)]):n.map((w,b)=>[b,l(w)]);return c.forEach((w,b)=>{let[y,E]=k[w],_=de("","gp-\
answer",()=>this.actions.guess(y),"ABCDE"[b]);_.dataset.choice=String(w);let S=r===y,v=m&&a.expected===w,T=v?"✓ ":S?m?"✗ ":"● ":"○ ";_.append(p("span","\
gp-sign",T,{"aria-hidden":"true"}),E),_.setAttribute("aria-pressed",String(S)),_.disabled=h||!i,_.classList.toggle("gp-true",v),o.length?d.lastElementChild.before(
_):d.append(_)}),d}verdict(e,{done:n,right:s,why:o,tempts:r,happened:i,shown:a,claim:u,then:c,recorded:d,wishes:f}){if(!n)return[p("p","gp-open",l("This run doe\
s not do it yet.")),ni(f)];let m=[];if(s!==null){let h=p("p",s?"gp-right":"gp-wrong");if(h.append(p("b","",s?"✓ "+l("As you predicted."):"✗ "+l("It turned o\
ut differently."))," ",[l(r),l(o)].filter(Boolean).join(" ")),m.push(h),l(i)){let g=p("p","gp-right gp-happened");g.append(p("b","","✓ "+l("What happened:")),
" ",l(i)),m.push(g)}}else l(o)&&m.push(p("p","",l(o)));if(u){let h=p("p","gp-claim"),g=a?l("This run shows it:"):a===null?l("This run does not show it:"):l("Thi\
s run does not show it:");h.append(p("b","",`${a?"✓":"○"} ${g}`)," ",l(u)),m.push(h),!a&&d&&m.push(de(l("Show a recorded run that does"),"gp-recorded",()=>this.
actions.recorded(),"W"))}return l(c)&&m.push(...co(l(c))),m}remind(){let e=this.root.querySelector(".gp-found");e&&re(e,l("Predict first: then this run counts."))}point(e){
let n=e?document.querySelector(e):null;if(n===this.pointed||(this.pointed?.classList.remove("gp-pointed-at"),this.pointed=n,!n))return;n.classList.add("gp-point\
ed-at");let s=n.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&n.scrollIntoView({block:"center"})}};function de(t,e,n,s=""){let o=p("button",e,t,{type:"\
button",...s&&{"data-key":s}});return o.addEventListener("click",n),o}function ti(t){for(let e of["gp-next","gp-send"])if(t.classList.contains(e))return"."+e;return null}
function ni(t){let e=p("ul","gp-wishes");return e.append(...t.map(({met:n,text:s})=>p("li",n?"gp-met":"",`${n?"✓":"○"} ${l(s)}`))),e}var co=t=>t.split(`
`).map(e=>p("p","",e));var bt="generation-playground.lessons",si={batch:()=>!0,seeds:({done:t})=>!!t,precision:({found:t})=>!!t?.groups.every(({pair:e},n)=>n===0||e)},Se=()=>!!document.
body.dataset.stage,oi=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function uo({element:t,props:e,trigger:n,watch:s},{lessons:o}){
let r=ri(),i=null,a=0,u=null,c=!1,d=!1,f=!1,m=!1,h=null,g=!1,k=new gt(t.querySelector(".gp-lesson"),{list:()=>S(),choose:L=>T(L),go:L=>j(L),guess:L=>{b().guesses[a]=
L,J(),Q(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...E(),guess:L}})),y().task||X()},recorded:()=>n("recorded",E()),solve:()=>{F(),U({solved:!0}),
Q()},ownModel:L=>{b().ownModel=L,J(),U()},reveal:()=>{f=!1,m=!0,Q()},again:()=>{delete b().guesses[a],F(),J(),U(),Q()},close:()=>q()}),w=L=>document.body.toggleAttribute(
"data-old-result",L),b=(L=i.name)=>r.lessons[L]??={at:0,done:[],guesses:{}},y=()=>i.steps[a],E=()=>({lesson:i.name,step:a}),_=()=>i&&document.body.hasAttribute(
"data-lesson-locked");function S(){_()||(i&&N(),k.drawList(o.map(L=>({...L,...v(L)}))),A())}function v({name:L,steps:R}){let{done:G=[],at:Y=0}=r.lessons[L]||{};
return{done:G.length,over:G.length>=R,begun:!!r.lessons[L],at:Y}}function T(L,R=!1){g=R,n("chosen",{lesson:L})}function A(){k.root.hidden&&Tn(),k.root.hidden=!1,
document.body.toggleAttribute("data-lesson",!0)}function q(){_()||(i&&N(),k.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector(
"button[data-lessons]")?.focus({preventScroll:!0}))}function N(){w(!1),k.point(""),i=null,r.open="",J(),n("left",{})}function j(L){a=Math.max(0,Math.min(i.steps.
length-1,L)),b().at=a,F(),J(),U(),Q({moved:!0}),!y().task&&(!y().predict||b().guesses[a]!==void 0)&&X()}let B=()=>!!(h&&u?.done&&y().predict&&!h.has(`lesson/${i.
name}/${a}`));document.addEventListener("gp-class-news",L=>{let R=i&&B(),{revealed:G}=L.detail;h=G&&new Set(G),i&&B()!==R&&Q()});function F(){u=null,d=f=m=!1}function U({
solved:L=!1}={}){let R=g;g=c=!1,document.body.dataset.view!==y().view&&document.getElementById(`view-${y().view}-button`)?.click(),n("entered",{...E(),own_model:!!b().
ownModel,keep:R,solved:L})}function X(){n("judged",{...E(),guess:b().guesses[a]??null})}function Q({moved:L=!1}={}){let{guesses:R,done:G,ownModel:Y}=b();k.drawStep(
{lesson:i,at:a,guess:R[a],done:G.includes(a),ownModel:!!Y,isReady:c,judgement:u,isOpenly:d,isCovered:f,isHeld:B(),isStaged:Se(),moved:L})}s("value",()=>{let L=JSON.
parse(e.value||"null");L&&(L.kind==="lesson"?(i=L.lesson,w(!g),r.open=i.name,A(),j(v({name:i.name,steps:i.steps.length}).over?0:b().at)):i&&L.kind==="ready"&&L.
step===a?(c=!0,Q()):i&&L.kind==="judgement"&&L.step===a&&(u=L,Se()&&(d=!0),f=L.done&&Se()&&!!y().predict&&!m,L.done&&!b().done.includes(a)&&b().done.push(a),J(),
Q(),L.done&&y().predict?.token&&M(R=>R.log("main").select(0,y().predict.token-1)),L.done&&y().task&&oi.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),
M(L=>{let R=L.log("main"),G=0,Y=R.turn;R.subscribe(t,()=>{R.turn!==Y&&w(!1),Y=R.turn,!(!R.finished||R.turn===G)&&(G=R.turn,P(R.recorded))});for(let[pe,x]of Object.
entries(si)){let O=L.group(pe),C=O.turn;O.subscribe(t,()=>{O.turn!==C&&w(!1),!(O.turn===C||!x(O))&&(C=O.turn,P(!1))})}});function P(L){i&&(y().predict&&b().guesses[a]===
void 0&&!L&&!Se()?k.remind():X())}let I=Se();new MutationObserver(()=>{i&&I!==Se()&&Q(),I=Se()}).observe(document.body,{attributeFilter:["data-stage"]}),document.
addEventListener("click",L=>{L.target.closest("button[data-lessons]")&&(k.root.hidden?S():q())}),document.addEventListener("gp-open-lesson",L=>{let{lesson:R,step:G}=L.
detail;i?.name!==R&&(b(R).at=G-1,T(R))});let W=new URLSearchParams(location.search).get("lesson");if(W&&o.some(({name:L})=>L===W)){let L=Number(new URLSearchParams(
location.search).get("step"));L>=1&&(b(W).at=Math.floor(L)-1),T(W)}else o.some(({name:L})=>L===r.open)&&T(r.open,!0);function J(){try{localStorage.setItem(bt,JSON.
stringify({lessons:r.lessons})),sessionStorage.setItem(bt,r.open)}catch{}}}function ri(){try{let{lessons:t}=JSON.parse(localStorage.getItem(bt)||"{}");return{lessons:ii(
t),open:sessionStorage.getItem(bt)||""}}catch{return{lessons:{},open:""}}}function ii(t){let e={};for(let[n,{at:s,done:o,guesses:r,ownModel:i}]of Object.entries(
t||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[n]={at:s,done:o,guesses:r,ownModel:i});return e}function po({trigger:t}){M(e=>{let n=({act:s,model:o})=>t(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
n})}function ho({props:t,trigger:e,watch:n}){M(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:i})=>e("search",{kind:r,rule:i,turn:o.turn,started:o.startedLine()}),
n("value",()=>{if(!t.value)return;let r=JSON.parse(t.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var ai=250;function fo({element:t,props:e,trigger:n,watch:s}){M(o=>{let r=o.log("main"),i=new Map,a=null,u=d=>(d&&d.watched||[]).map(({token_id:f})=>f);function c(d,f,m,h){
r.asked={turn:r.turn,kind:d,ids:m,...h};let{last:g,stopReason:k}=f;n("go",{kind:d,ids:m,stop:k,watched:u(g),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:d,tokenId:f}){if(d.isPrompt)return;let m=[...r.idsTo(d).slice(0,-1),f],h=r.lastOf(d),g=h===d&&r.stepping?"choose":"branch";c(g,{last:h},
m,{at:d.index,from:d.chosen.text,on:f===d.chosen.token_id})},more(){let d=r.current(),f=d&&r.lineOf(d);if(!f||!f.last||r.isFromElsewhere)return n("start",{});c(
"more",f,r.idsTo(f.last),{at:f.last.index+1})},look({line:d,text:f}){let{last:m}=r.lines()[d]||{},h=m?r.idsTo(m):[];n("look",{line:d,text:f,ids:h,watched:u(m),turn:r.
turn,started:r.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(a),a=setTimeout(()=>n("shown",{turn:r.turn,log:r.text}),ai)}}),r.subscribe(t,
d=>{if(d.run)for(let{line:f,lists:m}of i.get(r.turn)||[])r.addWatched(f,m)}),s("value",()=>{if(!e.value)return;let d=JSON.parse(e.value.split(`
`)[1]);if(!d)return r.changed("watched");i.has(d.turn)||i.set(d.turn,[]),i.get(d.turn).push(d),d.turn===(r.turn??null)&&r.addWatched(d.line,d.lists)})})}var Ie="generation-playground.run.",mo=()=>Object.keys(sessionStorage).filter(t=>t.startsWith(Ie)).map(t=>Number(t.slice(Ie.length))).sort((t,e)=>t-e);async function ln(t,e){
try{let n=JSON.stringify({run:t,log:e===null?null:await ci(e)});for(;!li(Ie+t.id,n);){let s=mo().find(o=>o<t.id);if(s===void 0)return;sessionStorage.removeItem(
Ie+s)}}catch{}}function li(t,e){try{return sessionStorage.setItem(t,e),!0}catch{return!1}}function cn(t){try{for(let e of t)sessionStorage.removeItem(Ie+e)}catch{}}
async function go(){let t=new Map;try{for(let e of mo()){let{run:n,log:s}=JSON.parse(sessionStorage.getItem(Ie+e));t.set(e,[n,s===null?null:await ui(s)])}}catch{}
return t}async function ci(t){let e=await new Response(new Blob([t]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let s of new Uint8Array(
e))n+=String.fromCharCode(s);return btoa(n)}function ui(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var di="generation-playground",bo="generation-playground.keep-history",wo="generation-playground.shown",pi=20,hi=5e6,fi=3e7,yo=90;function ko({element:t,props:e,
trigger:n,watch:s}){let o=t.querySelector(".gp-history");ee(o);let r=new K,i=x=>o.querySelector(x),a=i(".gp-keep input"),u=i(".gp-clear"),c=[],d=new Map,f=null,
m=null,h=null,g=null;function k(){return g??=new Promise((x,O)=>{let C=indexedDB.open(di,1);C.onupgradeneeded=()=>{C.result.createObjectStore("runs",{keyPath:"i\
d"}),C.result.createObjectStore("logs")},C.onsuccess=()=>x(C.result),C.onerror=C.onblocked=()=>O(C.error)})}async function w(x,O){let C=(await k()).transaction(
["runs","logs"],x);return new Promise((D,V)=>{let he=O(C.objectStore("runs"),C.objectStore("logs"));C.oncomplete=()=>D(he&&he.result),C.onerror=C.onabort=()=>V(
C.error)})}function b(){try{return(localStorage.getItem(bo)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let y=Promise.resolve();function E(x){return y=y.then(
x).then(()=>P(""),O=>{console.warn("Generation Playground: the history could not be kept.",O),P(l("The browser’s storage is blocked or full: the newest runs are\
 lost when this page is closed."))}).then(G),y}async function _(){let x=[...d.values()].map(([C])=>C).sort((C,D)=>D.id-C.id);c=x;let O=b()?await w("readonly",C=>C.
getAll()):[];c=[...x,...O.filter(C=>!d.has(C.id))].sort((C,D)=>D.id-C.id)}async function S(){for(let[x,[O,C]]of d)await w("readwrite",(D,V)=>{C!==null&&V.put(C,
x),D.put(O)}),d.delete(x),cn([x])}async function v(x){x.forEach(O=>d.delete(O)),cn(x),c=c.filter(O=>!x.includes(O.id)),b()&&await w("readwrite",(O,C)=>x.forEach(
D=>{O.delete(D),C.delete(D)}))}async function T(){let x=0,O=c.filter((C,D)=>(x+=C.size)>fi||D>=pi);O.length&&await v(O.map(C=>C.id))}let A=async x=>d.has(x)?d.get(
x)[1]:w("readonly",(O,C)=>C.get(x));async function q(){for(let x of await w("readonly",O=>O.getAll()))d.has(x.id)||d.set(x.id,[x,await A(x.id)??null]);for(let[x,
O]of d.values())await ln(x,O);await w("readwrite",(x,O)=>{x.clear(),O.clear()})}function N(){!f||!m||m.turn!==f.turn||!m.finished||(B(m.text),f=null)}function j(){
if(!f||!m||m.turn!==f.turn||!m.running)return;let x=m.text.slice(0,m.text.lastIndexOf(`
`)+1);B(`${x}${JSON.stringify({type:"Failed",message:l("The server stopped answering during this run."),fix:l("Click Generate to run it again."),error:"ServerAw\
ay",diagnostics:[]})}
`)}function B(x){let{turn:O,replaces:C,...D}=f,V=x.length<=hi,he={id:O,time:Date.now(),...D,seed:m.started.seed,tokens:m.finished?.num_tokens??m.numTokens,end:L(
m.finished?.sequences[0]?.text??"",yo),size:V?x.length:0};d.set(O,[he,V?x:null]),E(async()=>{C&&await v([C]),await _(),b()?await S():await ln(he,V?x:null),await T()}),
F(O)}function F(x){try{sessionStorage.setItem(wo,String(x))}catch{}}function U(){let[x]=performance.getEntriesByType("navigation");x?.type==="reload"&&E(async()=>{
let O="";try{O=sessionStorage.getItem(wo)||""}catch{}let C=c.find(({id:D})=>String(D)===O);C?.size&&!r.newest&&await Q(C)})}let X=({request:x,seed:O,preset:C})=>({
request:x,seed:O,preset:C});async function Q(x){let O=await A(x.id).catch(()=>null);if(!O)return P(l("This run is no longer in the browser’s storage."));F(x.id),
n("look",{log:O,...X(x)})}let P=x=>{i(".gp-note").textContent=x};function I(x,O,C){let D=document.createElement(x);return D.textContent=O,C&&(D.className=C),D}function W(x,O,C,D){
let V=I("button",x);return V.type="button",V.setAttribute("aria-label",O),V.title=D||(x===O?"":O),V.disabled=!!D,V.addEventListener("click",C),V}function J(x){let O={
month:"short",day:"numeric"},C={hour:"2-digit",minute:"2-digit"},D=new Date(x).toDateString()===new Date().toDateString();return new Date(x).toLocaleString([],D?
C:{...O,...C})}function L(x,O){let C=Array.from(x);return C.length<=O?x:`…${C.slice(-O).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function R(x){let O=document.
createElement("li");O.dataset.run=x.id;let C=I("div","","gp-what"),D=J(x.time),V=String(x.prompt||""),he=x.tokens>=0?Z(x.tokens,"{count} token","{count} tokens"):
"",jo=[D,x.strategy,x.model,l("seed {seed}",{seed:String(x.seed)}),he];C.append(I("span",L(V,yo)||l("(no prompt)"),"gp-prompt")),x.end&&C.append(I("span",x.end,
"gp-end")),C.append(I("span",jo.filter(Boolean).join(" · "),"gp-facts"));let dn=I("div","","gp-acts"),wt={when:D,text:L(x.end||V,40)},Do=x.size?"":l("Too long \
to be kept. Its settings can be loaded.");return dn.append(W(l("View"),l("View the run of {when}: {text}",wt),()=>Q(x),Do),W(l("Load settings"),l("Load settings\
 of the run of {when}: {text}",wt),()=>n("start",X(x))),W("✕",l("Remove the run of {when}: {text}",wt),()=>E(()=>v([x.id])))),O.append(C,dn),O}function G(){let x=i(
"li button:focus"),O=x&&[x.closest("li").dataset.run,[...x.parentNode.children].indexOf(x)];i(".gp-hint").textContent=c.length?"":l("Your runs will be listed he\
re, to look at again or to start from."),i(".gp-till").textContent=b()?"":l("(now: only until this tab is closed)"),i(".gp-runs").replaceChildren(...c.map(R)),O&&
(i(`li[data-run="${O[0]}"] .gp-acts`)?.children[O[1]]||i(".gp-keep input")).focus(),u.hidden=!c.length,a.checked=h??b(),Y()}function Y(){u.textContent=l("Clear \
history"),u.dataset.sure=""}u.addEventListener("click",()=>{u.dataset.sure?E(()=>v(c.map(x=>x.id))):(u.textContent=Z(c.length,"Remove {count} run?","Remove all \
{count} runs?"),u.dataset.sure="yes")}),u.addEventListener("blur",Y);async function pe(x){x||await q(),localStorage.setItem(bo,x?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),x&&await S(),await _(),await T()}a.addEventListener("change",()=>{let x=h=a.checked;E(()=>pe(x).finally(()=>{h=null}))}),
document.addEventListener("click",({target:x})=>{x.closest("button[data-drawer=history]")&&E(_)}),E(async()=>{for(let[x,O]of await go())d.set(x,O);await _()}),document.
addEventListener("gp-filled",U,{once:!0}),document.addEventListener("gp-server-away",j),s("value",()=>{let x=r.unstamp(e.value);x&&(f={turn:r.newest,...JSON.parse(
x)},N())}),M(x=>{m=x.log("main"),m.subscribe(o,O=>{O.status&&N()})})}function vo({props:t,watch:e},{foreign:n}){let s=new RegExp(`^(${n})$`),o=[...new URLSearchParams(location.search).keys()].some(u=>!s.test(u)),r=new K,i,a="";document.
addEventListener("gp-example",u=>a=u.detail),M(u=>{let c=u.log("main"),d=()=>{document.body.toggleAttribute("data-recorded",c.recorded),document.body.toggleAttribute(
"data-has-media",c.hasReadMedia),document.body.toggleAttribute("data-loading",!!c.loading),!(!c.finished||c.turn!==r.newest||i===r.newest)&&(i=r.newest,c.selectMostUncertain(
a),a="")},f=()=>{let m=r.unstamp(t.value);m!==null&&(r.recorded&&(c.recordedTurn=r.newest),u.feed("main",m,r.newest),d())};t.value&&!o&&f(),e("value",f),st("log",
{lines(m,h){if(!r.take(h))return 0;let g=u.append("main",m,h);return d(),g},lost(m){m===r.newest&&c.lose(m)}})})}function _o({props:t,trigger:e,watch:n},{name:s,most:o}){M(r=>{let i=r.log("main"),a=new Map;i.mostPlaces[s]=o,i.answers[s]=({step:u,...c})=>{let d=i.idsTo(i.lastOf(
u));a.set(i.turn??null,d),e(s,{...c,ids:d,turn:i.turn,started:i.startedLine()})},n("value",()=>{if(!t.value)return;let u=JSON.parse(t.value.split(`
`)[1]);u?i.addFound(s,u.turn??void 0,a.get(u.turn??null)||[],u.found):i.changed("found")})})}function xo({element:t,props:e,watch:n}){ee(t);let s=a=>t.querySelector(".gp-"+a);function o(a){let u="https://huggingface.co";return a&&window.parent!==window&&
document.referrer.startsWith(u)?`${u}/spaces/${a}`:location.origin+location.pathname}function r(){let a=s("taken");if(!a)return;let u=e.value?JSON.parse(e.value):
null;if(a.hidden=!u,!u)return;s("label").textContent=l(u.title),s("note").textContent=l(u.note);let c=u.query?`${o(u.space)}?${u.query}`:u.text,d=s("text");d.value=
c,d.wrap=u.query?"soft":"off",d.rows=u.query?3:Math.min(18,c.split(`
`).length),d.scrollTop=0,s("copied").textContent=""}async function i(){let a=s("text"),u=!0;try{await navigator.clipboard.writeText(a.value)}catch{a.focus(),a.select(),
u=document.execCommand("copy")}s("copied").textContent=l(u?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",i),n("value",()=>{r(),e.value&&i()}),r()}function So({element:t,trigger:e}){ee(t),t.addEventListener("click",({target:n})=>{let s=n instanceof Element&&n.closest("[data-event]");s&&e(s.dataset.event??"")})}var un="generation-playground.presets";function Eo({element:t,props:e,trigger:n,watch:s}){let o={download({name:a,type:u,text:c}){let d=document.createElement("\
a");d.href=URL.createObjectURL(new Blob([c],{type:`${u};charset=utf-8`})),d.download=a,d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)},show({place:a}){
let u=document.querySelector(a);if(!u)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;u.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),u.matches("textarea, input, button")&&u.focus({preventScroll:!0})},keep({name:a,config:u}){let c=!1;try{let d=r();u?d[a]=u:delete d[a],localStorage.setItem(
un,JSON.stringify(d))}catch{c=!0}n("kept",{presets:i(),name:a,removed:!u,failed:c})}};function r(){let a=localStorage.getItem(un)||"{}";try{let u=JSON.parse(a);
return u&&typeof u=="object"&&!Array.isArray(u)?u:{}}catch{return{}}}function i(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:a})=>{a===
un&&t.isConnected&&n("kept",{presets:i()})}),s("value",()=>{if(!e.value)return;let a=JSON.parse(e.value);o[a.do](a)})}function Lo({props:t}){window.addEventListener("pagehide",e=>{!t.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:t.value})}`)})}function Oo(){let t=new Set(["kept","class"]),e=!1,n=()=>document.getElementById("generate");function s(c){c.preventDefault(),c.stopImmediatePropagation(),e=!0,
n()?.setAttribute("aria-busy","true")}let o=(c,d)=>c.target.closest(d),r=c=>{o(c,"#generate")&&s(c)},i=c=>{c.key==="Enter"&&c.shiftKey&&o(c,"#prompt")&&s(c)};function a(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",i,!0),n()?.removeAttribute("aria-busy"),e&&n()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",i,!0);let u=setTimeout(a,1e4);window.GenerationPlaygroundFilled=c=>{!t.delete(c)||t.size||(clearTimeout(u),setTimeout(
()=>{e||document.dispatchEvent(new CustomEvent("gp-filled")),a()}))}}function Co(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(l("Ctrl+Enter")))}function To(){document.addEventListener("keydown",t=>{t.key===
"Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",t=>{t.key==="Tab"&&t.target.matches("input[role=combobox]")&&t.stopPropagation()},!0)}var mi={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},gi=250;function Po({element:t,props:e,trigger:n,watch:s}){let o=new K,r=!1;function i({detail:d}){if(t.
querySelector(".message.connection")?.remove(),!d)return;let f=Ao({knob:"",...d});f.classList.add("connection"),d.again&&Ve(f,"button",l("Run again"),"again").addEventListener(
"click",()=>document.getElementById("generate").click()),t.querySelector(".messages")?.prepend(f)}function a(){let d=t.querySelector(".messages"),f=o.unstamp(e.
value);if(!d||f===null)return;let m=JSON.parse(f||"[]");r=m.some(h=>h.refused),d.replaceChildren(...m.map(Ao)),r&&d.scrollIntoView({block:"nearest"})}s("value",
a),document.addEventListener("gp-view-left",()=>{for(let d of t.querySelectorAll(".message:not(.busy, .connection)"))d.remove();r=!1}),t.closest("#messages")&&document.
addEventListener("gp-connection",i);let u=Ce(gi,()=>r&&n("mended",{turn:o.newest})),c=()=>r&&t.isConnected&&u();document.addEventListener("playground-changed",c);
for(let d of["input","change","click"])document.addEventListener(d,({target:f})=>f.closest?.("#views")&&c())}var No=t=>JSON.parse(t).map(e=>({__type__:"update",
info:l(e)}));function Ao({severity:t,knob:e,message:n,fix:s,change:o,label:r}){let i=l(n),a=document.createElement("div");a.className="message "+t;let u={error:l(
"Error"),warning:l("Note")}[t]||"";Ve(a,"span",`${mi[t]||""} ${u}`.trim(),"label");let c=document.createElement("span");c.className="body";let d=e&&i.startsWith(
e+" ");return e&&(Ve(c,"code",e),c.append(d?"":": ")),c.append((d?i.slice(e.length):i)+(s?" ":"")),s&&Ve(c,"strong",l(s)),a.append(c),o&&Ve(a,"button",l(r),"men\
d").addEventListener("click",()=>M(m=>m.log("main").ask({type:"knobs",change:o}))),a}function Ve(t,e,n,s){let o=document.createElement(e);return o.textContent=n,
s&&(o.className=s),t.append(o),o}var Mo=(t,e,n)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=t,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let i=n==="text"?()=>r.text():()=>bi(r);s([{name:r.name,size:r.size,[n]:r.size>e?null:await i().catch(()=>null)}])}),
o.click()}),bi=t=>new Promise((e,n)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>n(s.error),s.readAsDataURL(t)});function Ro({props:t,watch:e},{name:n}){let s=new K;M(o=>{let r=()=>{let i=s.unstamp(t.value);i&&o.feedGroup(n,i,s.newest)};e("value",r),r()})}var wi=2e3,yi=5e3,ki=[502,503,504];function Bo(){let t=window.fetch.bind(window),e=!1,n=!1;window.addEventListener("pagehide",()=>{n=!0}),window.addEventListener(
"pageshow",()=>{n=!1}),window.addEventListener("offline",o),window.fetch=async(...r)=>{try{let i=await t(...r);return ki.includes(i.status)&&o(),i}catch(i){throw i?.
name!=="AbortError"&&o(),i}};async function s(){try{return(await t("healthz",{cache:"no-store",signal:AbortSignal.timeout(yi)})).ok}catch{return!1}}async function o(){
if(!e){for(e=!0;!(await s()||n);)qo(!0),await new Promise(i=>setTimeout(i,wi));e=!1,qo(!1)}}}function qo(t){M(e=>{let n=[...document.querySelectorAll("#header [\
data-view]")].map(s=>s.dataset.view);for(let s of[e.log("main"),...n.map(o=>e.group(o))])s.setAway(t)}),t&&document.dispatchEvent(new Event("gp-server-away"))}var Io={changesInWords:vs,followModels:ms,infoUpdates:No,leaveOut:xs,mountBeamVariants:ho,mountBranching:fo,mountChangedLine:Ss,mountClassForm:Sn,mountClassPanel:Dn,
mountComparisonLog:Hn,mountBrowserCommands:Eo,mountButtonRow:So,mountDrawer:Nn,mountExamples:Es,mountHeader:Ls,markView:zt,mountHistory:ko,mountKeptForm:Cs,mountKnobPanel:fs,
mountLanes:Vn,mountLessonPanel:uo,mountLiveLog:Jn,mountMediaArea:Js,mountMessages:Po,mountModelQuestions:po,mountPromptArea:Gs,mountQuickRow:ys,mountReport:Ro,mountRunLog:vo,
mountRunQuestion:_o,mountSentence:Vs,mountStage:Xs,mountStrategyList:no,mountTaken:xo,mountTour:oo,mountViewQuestions:ro,pickFile:Mo,t:l,tellWhenClosed:Lo};function vi(){
let t=n=>{try{n(Io)}catch(s){console.error("Generation Playground:",s)}};Co();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...Io,push:t},
e.forEach(t)}Oo();To();Pn();to();Bo();gn(vi);})();
