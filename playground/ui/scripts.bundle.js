// Written by .ci/bundle.py from modules with the SHA-256 2b73bc8e5b9dc114bdc5047b8c88f3d57e6c598846b292ef77dc1caf6f1648b2: edit those.
"use strict";(()=>{var so=["de","fr"];var st={},Wt={};function ot(){let n=(navigator.language||"").slice(0,2).toLowerCase();return so.includes(n)?n:"en"}var Jt=()=>window.GenerationPlaygroundTexts?ot():
"en";function oo(n){if(!st[n]){let e=new Intl.NumberFormat(n).formatToParts(12345678e-1),t=s=>e.find(({type:o})=>o===s)?.value??"";st[n]={decimal:t("decimal"),group:t(
"group")}}return st[n]}function te(n){let e=Jt();if(e==="en")return n;let{decimal:t,group:s}=oo(e);return n.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?t:s).replace(
/(?<=\d)\s?%/g," %")}var Gt=(n,e=0)=>te(n.toFixed(e));var we=n=>te(n.toLocaleString("en-US")),$e=n=>te(String(n));function Ht(n,e){let t=e?Jt():"en";return Wt[t]??=new Intl.PluralRules(t),Wt[t].select(n)==="one"}function i(n,e){if(n==null)return"";if(typeof n=="object")return"number"in n?te(n.number):"one"in n?Y(n.count,n.one,n.said,n.values):i(n.said,n.values);let t=String(
n),s=window.GenerationPlaygroundTexts?.[t]??t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return typeof a=="number"?$e(
a):a&&typeof a=="object"?i(a):String(a??"")}):s}function Y(n,e,t,s){let o=window.GenerationPlaygroundTexts?.[e]!==void 0,r=e.includes("{count}")?Ht(n,o):n===1;return i(
r?e:t,{count:we(n),...s})}var ro=["aria-label","title","placeholder","data-tip","label"];function se(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue??"")??[],l=r&&e[r.replace(/\s+/g," ")];l&&(s.
nodeValue=o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of ro){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function Ut(n){
let t=window.GenerationPlaygroundCatalogues?.[ot()];if(window.GenerationPlaygroundTexts||!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.
json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Playground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.
then(n)}var rt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Kt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function u(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=String(t));for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,String(a));return o}function it(n,e,{running:t=!1}={}){
let s=0;for(let o of e.matchAll(Kt)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=rt[r]||"U+"+(r.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(t){let l=rt[r]?r:"";n.append(u("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(u("span","gp-mark",a))}s<e.
length&&n.append(e.slice(s))}function at(n,e){n.replaceChildren(),it(n,e),e||n.append(u("span","gp-mark",i("(empty)")))}function Fe(n,e){let t=u("bdi",e);return at(t,n),t}function oe(n,e){n.
textContent!==e&&(n.textContent=e)}var io=n=>n.replace(Kt,e=>e===" "?" ":rt[e]||"�");var Vt=n=>i("“{text}”",{text:io(n)});function lt(n){let e=n*100;return e===0?te("0%"):e<.01?te("<0.01%"):e<1?te(e.toFixed(2)+"%"):e>99.95&&e<100?te(">99.9%"):te(e.toFixed(1).replace(".0","")+"%")}var zt=(n,e)=>e==="bits"?n/Math.LN2:n;var Qt=(n,e=3)=>n==null?"–":Gt(n,e);var ct="generation-playground.room",ue=(n,e)=>u("input","",null,{type:n,...e});function Z(n,e,t=""){let s=u("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}function dt(n,e,t,s,o,r){let a=()=>(o.get(r)??0)>Date.now(),l=Z(a()?e:n,()=>{if(a()){o.delete(r),t();return}o.set(r,Date.now()+5e3),l.textContent=e,
setTimeout(()=>!a()&&(l.textContent=n),5100)},s);return l}var pe=()=>({...ut(),address:location.origin+location.pathname});function ut(){try{let{code:n,key:e}=JSON.
parse(localStorage.getItem(ct)||"{}");return typeof n=="string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function We(n){try{n?localStorage.setItem(
ct,JSON.stringify(n)):localStorage.removeItem(ct)}catch{}}var Zt="generation-playground.teacher";function en({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),d=u(
"form"),c=ue("text",{maxlength:"40",autocomplete:"off",value:ao()}),p=u("select");p.append(u("option","",i("no lesson"),{value:""}),...r.map(({name:b,title:x})=>u(
"option","",i(x),{value:b})));let h=Object.entries(o).map(([b,x])=>{let C=ue("checkbox",{name:b});return{name:b,box:C,label:Yt(C,i(x))}}),f=ue("checkbox",{});f.
checked=a;let g=u("fieldset");g.append(u("legend","",i("Lock")),...h.map(({label:b})=>b));let m=u("p","gp-class-said","",{role:"status"});d.append(u("h3","",i("\
A class")),u("p","",i("Everybody who opens the link begins with what this page is set to now.")),Xt(i("Your name"),c),Xt(i("Lesson"),p),g,a?Yt(f,i("Gather the p\
redictions in a room")):u("p","",i("This server has no rooms: predictions are not gathered.")),u("button","gp-class-make",i("Make the link"),{type:"submit"}),m),
l.replaceChildren(d);let v=h.find(({name:b})=>b==="lesson"),w=()=>{v.box.disabled=!p.value,p.value||(v.box.checked=!1)};p.addEventListener("change",w),w(),d.addEventListener(
"submit",b=>{b.preventDefault(),lo(c.value),oe(m,""),t("made",{...pe(),by:c.value,lesson:p.value,room:a&&f.checked,locks:h.filter(({box:x})=>x.checked).map(({name:x})=>x)})}),
s("value",()=>{let b=JSON.parse(e.value||"null");b&&oe(m,b.kind==="refused"?i(b.text):i("The link is at the top of the page."))})}function Yt(n,e){let t=u("labe\
l");return t.append(n," ",e),t}function Xt(n,e){let t=u("label","gp-class-field");return t.append(u("span","",n),e),t}function ao(){try{return localStorage.getItem(
Zt)||""}catch{return""}}function lo(n){try{localStorage.setItem(Zt,n)}catch{}}var pt=matchMedia("(min-width: 1200px)"),tn=matchMedia("(max-width: 1359px)"),nn="generation-playground.knobs-open",sn=null,on=n=>document.getElementById(n==="k\
nobs"?"knobs":`drawer-${n}`),he=()=>document.body.dataset.drawer||"";function ht(n){he()!==n&&(sn=document.activeElement,Je(n)),on(n)?.querySelector(".gp-drawer\
-title")?.focus({preventScroll:!0})}function ke(){if(!he())return;let n=on(he())?.contains(document.activeElement);Je(""),n&&sn?.focus({preventScroll:!0})}function ft(){
pt.matches||ke()}function rn(){tn.matches&&he()&&Je("",!1)}function Je(n,e=!0){n?document.body.dataset.drawer=n:delete document.body.dataset.drawer,an();try{e&&
pt.matches&&localStorage.setItem(nn,n==="knobs"?"yes":"no")}catch{}}function an(){for(let n of document.querySelectorAll("[data-drawer]:not(body)"))n.setAttribute(
"aria-expanded",String(n.dataset.drawer===he()))}function ln(){document.addEventListener("click",n=>{let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.
drawer===he()?ke:()=>ht(t.dataset.drawer))():e.closest(".gp-drawer-close")&&ke()}),document.addEventListener("keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)
return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&ke()})}function cn({element:n}){se(n),an();try{let e=!tn.matches||
!document.body.hasAttribute("data-lesson");pt.matches&&e&&!he()&&localStorage.getItem(nn)==="yes"&&Je("knobs")}catch{}}function P(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var dn="#seed-row",co={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",dn],lesson:[]};function mt(n,e,t){for(let[s,o]of Object.entries(co))for(let r of o){let a=document.querySelector(r);a&&uo(a,n.includes(s)&&(t||r!==dn),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function uo(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var Ge=10;function pn(n,e){let t=u("div","gp-class-chart"),s=n.options.length?po(n):ho(n.numbers),o=s.some(({model:c})=>typeof c=="number"),r=u("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(c=>u("th","",c,{scope:"col"})));let a=u("table"),l=u("thead");l.append(r);let d=u("tbody");for(let{label:c,chosen:p,
model:h,cameOut:f}of s){let g=u("tr",f?"gp-class-out":""),m=u("th","",null,{scope:"row"});f&&m.append("✓ ",u("span","gp-hidden",`${i("result:")} `)),m.append(
c);let v=n.answered?p/n.answered:0;g.append(m,un("gp-class-ours",v,`${we(p)} · ${lt(v)}`)),o&&g.append(un("gp-class-model",h,lt(h))),d.append(g)}return a.append(
l,d),t.append(a,...fo(n,e).map(c=>u("p","",c))),t}function po({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n!=="answers"&&
typeof o=="string"?Fe(o):i(o),chosen:a,model:r,cameOut:s===t}))}function ho(n){let e=[...new Set(n)];if(e.length<=Ge)return e.map(r=>({label:ye(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/Ge;return Array.from({length:Ge},(r,a)=>{let l=t+a*o,d=c=>Math.min(Ge-1,Math.floor((c-t)/o))===a;return{label:i(
"{from} to {to}",{from:ye(l),to:ye(l+o)}),chosen:n.filter(d).length}})}var ye=n=>$e(Number(n.toPrecision(3)));function fo({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:ye(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:ye(e),outcome:ye(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:He(s,r),models:He(o,r),unit:i(r)})),a}function hn(n,e){if(!n||n.questions<2)return"";let t={count:we(n.questions),
ours:He(n.class,e),models:He(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var He=(n,e)=>Qt(zt(n,
e),2).replace("-0.00","0.00").replace("-","−");function un(n,e,t){let s=u("td"),o=u("div",`gp-class-bar ${n}`),r=u("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,u("span","",t)),s}var fn=12,Ue=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",i("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let t=u("div","gp-class-line");t.append(u("p","",e,{role:"status"}),Z("✕",()=>this.hide(),"gp-class-plain")),t.lastElementChild.
setAttribute("aria-label",i("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){return t.length?i("Locked by {by}: {parts\
}.",{by:i(e),parts:t.map(s=>i(this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=u("div","gp-class-line");s.append(u("b","",e.room?i("Room {code}",{code:e.room.
code}):i("Your class"))),t&&s.append(u("span","",Y(t.pupils,"{count} pupil","{count} pupils")));let o=Z(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-\
toggle"),r=Z(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),a=e.room?dt(i("Close the room"),i("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):Z(i("Close"),()=>this.actions.close(),"gp-class-close"),l=t?.people.length?[Z(i("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(u("span","gp-class-gap"),...l,o,r,a);let d=t?[this.peoplePart(t),this.questions(t,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...d)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let t=u("ul","gp-class-people");return t.append(...e.map(({id:s,name:o},r)=>{let a=o||i("Pupil {number}",{number:r+1}),l=u("li","",a),d=dt(i("Remove"),i("Remove\
 {name}?",{name:a}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return d.setAttribute("aria-label",i("Remove {name}",{name:a})),l.append(
" ",d),l})),t}openPeople(e){this.peopleAreOpen=e;let t=this.root.querySelector(".gp-class-people");t&&(t.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:t,locks:s,needs:o,seeded:r,room:a,lesson:l}){let d=u("div","gp-class-link");t&&d.append(u("img","gp-class-qr",null,
{src:t,alt:i("QR code of the link")}));let c=u("div","gp-class-words"),p=ue("text",{readonly:"","aria-label":i("Link"),value:e});p.addEventListener("focus",()=>p.
select());let h=u("span","","",{role:"status"}),f=u("div","gp-class-address");f.append(p,Z(i("Copy"),async()=>oe(h,await bo(p)?i("Copied."):i("Press Ctrl+C (⌘C)\
."))),h),c.append(f),a&&c.append(u("p","gp-class-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));let g=[!t&&i("This link is too l\
ong for a QR code. With a room it is short."),go(e)&&i("This address works on this computer only. Open the page by the computer’s address in the network, and ma\
ke the link there."),s.length>0&&i("Locked: {parts}.",{parts:s.map(m=>i(this.parts[m])).join(", ")}),o.length>0&&i("The lesson asks to change what is locked: {p\
arts}.",{parts:o.map(m=>i(this.parts[m])).join(", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return c.
append(...g.filter(Boolean).map(m=>u("p","gp-class-note",m))),d.append(c),d}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-p\
rojected",e);let t=this.root.querySelector(".gp-class-size");t&&oe(t,e?i("Smaller"):i("Large")),e&&t?.focus({preventScroll:!0})}drawPupil(e,t,{name:s,note:o}){let r=u(
"div","gp-class-line");r.append(u("b","",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(u("span","",i("Room {code}",{code:e.room})));let a=this.
lockWords(e.named,e.locks);if(a&&r.append(u("span","",a)),e.room){let d=ue("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you li\
ke"),"aria-label":i("Your name, if you like")});d.className="gp-class-name",d.addEventListener("change",()=>this.actions.rename(d.value)),r.append(d)}r.append(u(
"span","gp-class-said",o,{role:"status"}),u("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(Z(i("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(Z(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,t){let s=u("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&
s.append(u("p","gp-class-note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, appear here."))),s.append(...o.slice(0,fn).
map(l=>this.question(l,e,t)));let r=o.length-fn;r>0&&s.append(u("p","gp-class-note",Y(r,"{count} earlier question.","{count} earlier questions.")));let a=hn(e.mean,
this.unit);return a&&s.append(u("p","gp-class-mean",a)),s}question(e,{pupils:t,people:s},o){let{key:r,kind:a,title:l,context:d,answered:c,revealed:p}=e,h=u("art\
icle","gp-class-question"),f=u("div","gp-class-line"),g=u("h3");if(g.append(i(l)),d&&g.append(" ",u("q","gp-class-context",r.startsWith("token/")?`…${d}`:i(d))),
f.append(g,u("span","gp-class-count",i("{answered} of {pupils} answered",{answered:c,pupils:t}))),o&&!p){let v=this.looksEarly.has(r);f.append(Z(v?i("Hide the b\
ars"):i("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),Z(i("Reveal to all"),()=>this.actions.
reveal(r),"gp-class-reveal"))}h.append(f);let m=o?s.filter(({name:v})=>v):[];if(m.length){let v=new Set(e.answered_by);h.append(u("p","gp-class-names",m.map(({id:w,
name:b})=>v.has(w)?`✓ ${b}`:b).join(", ")))}return o&&!p&&["number","written"].includes(a)&&h.append(u("p","gp-class-note",i("Run this step on your page befor\
e you reveal: your run is the result that is shown."))),(p||o&&this.looksEarly.has(r))&&h.append(pn(p?e:mo(e),this.unit)),h}keepingFocus(e){let t=this.root.contains(
document.activeElement)?document.activeElement:null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=
r,a.focus({preventScroll:!0});return}let s=t?t.tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(
s)].indexOf(t):-1;e(),t&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},mo=n=>({...n,outcome:null,class_score:null,model_score:null}),go=n=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(n,location.href).hostname);async function bo(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.
focus(),n.select(),document.execCommand("copy")}}var wo={teacher:1e3,pupil:3e3},bt="generation-playground.pupil",gt="generation-playground.pupil-name";function gn({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,d="",c=0,p=!1,h=new Ue(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",pe()):w(),reveal:k=>t("revealed",{...pe(),question:k}),
remove:k=>t("removed",{...pe(),pupil:k}),rename:k=>{kt("localStorage",gt,k),E()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>C()}),f={made:k=>{v("\
teacher",k),k.room&&We(k.room),k.room&&k.lesson&&!p&&(ke(),g(k.lesson,1)),p=!1},arrived:k=>{v("pupil",k),mt(k.locks,k.named,k.seeded),k.room&&E(),k.lesson&&g(k.
lesson,k.step)},taken:()=>x(i("Your prediction is in.")),full:()=>x(i("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>b(i("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:k})=>b(i(k)),gone:()=>{p=!1,r&&b(i("This\
 room is closed.")),We(null)},closed:()=>{We(null),w()},left:()=>w()};s("value",()=>{let k=JSON.parse(e.value||"null");k&&f[k.kind](k)});let g=(k,T)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:k,step:T}})),m=k=>document.dispatchEvent(new CustomEvent("gp-class-news",{detail:{revealed:k}}));function v(k,T){
m(k==="pupil"&&T.room?[]:null),[r,a,l,d]=[k,T,null,""],C(),S()}function w(){r="",m(null),clearTimeout(c),mt([],"",!1),h.hide()}function b(k){w(),h.tell(k)}function x(k){
d=k,C()}function C(){r==="teacher"?h.drawTeacher(a,l):r==="pupil"&&h.drawPupil(a,l,{name:wt("localStorage",gt),note:d})}async function S(){clearTimeout(c);let[k,
T]=[r,r==="teacher"?a.room?.code:a?.room];if(!k||!T)return;let N=k==="teacher"?{key:a.room.key}:{pupil:mn()};if(!document.hidden||k==="teacher")try{let B=new URLSearchParams(
{code:T,...N,seen:String(l?.version??0)}),M=await fetch(`class-room?${B}`);if(r!==k)return;if(M.status===200){let $=await M.json();if($.gone||$.removed){$.removed&&
kt("sessionStorage",bt,""),f[$.gone?"gone":"removed"]();return}l=$,C(),k==="pupil"&&m($.questions.filter(F=>F.revealed).map(({key:F})=>F))}}catch{}clearTimeout(
c),c=window.setTimeout(S,wo[k])}let E=()=>t("joined",{pupil:mn(),name:wt("localStorage",gt)});document.addEventListener("gp-predicted",k=>{r==="pupil"&&a.room&&
t("answered",k.detail)}),document.addEventListener("gp-large-class",()=>r==="teacher"&&h.enlarge(!0)),P(k=>{let T=k.log("main");T.subscribe(n,()=>{h.unit!==T.unit&&
(h.unit=T.unit,C())})}),ut().code&&!new URLSearchParams(location.search).has("room")&&(p=!0,t("resumed",pe()))}function mn(){let n=wt("sessionStorage",bt)||Array.
from(crypto.getRandomValues(new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return kt("sessionStorage",bt,n),n}function wt(n,e){try{return window[n].
getItem(e)||""}catch{return""}}function kt(n,e,t){try{window[n].setItem(e,t)}catch{}}var U=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}take(e){return e<this.newest?!1:(this.isNew=e>this.newest,this.newest=e,this.recorded=!1,
!0)}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" ");return this.take(Number(s))?(this.recorded=o==="recorded",(e||"").slice(t+1)):null}};var yn=2e3,bn=25e3,Ke=150,ko=5e3,yo=2500,vo=250,xo=410,wn="generation-playground.browser",yt=new Map,kn=0,Ne=!1;function ze(n,{lines:e,lost:t}){yt.set(n,{lines:e,
lost:t})}function Ve(n){document.dispatchEvent(new CustomEvent("gp-connection",{detail:n}))}function vn({props:n,trigger:e,watch:t}){let s=new U;t("value",()=>{
let o=s.unstamp(n.value);o&&s.isNew&&new vt(o,e).follow()})}var vt=class{constructor(e,t){this.key=e,this.trigger=t,this.next=0,this.rest="",this.of=null,this.ended=
!1,this.broken=!1,this.collected=-1/0,this.collecting=null,this.silentSince=performance.now(),this.told=!1}async follow(){let e=0;for(;!this.ended;){let t=this.
next,s=performance.now();try{let o=await this.connect();if(o===xo)return this.lose();if(o!==200)throw new Error(`status ${o}`);e=Ne||performance.now()-s<Ke&&this.
next===t?Ke:0}catch{e=Math.min(ko,Math.max(Ke,2*e)),!this.told&&performance.now()-this.silentSince>yo&&(this.told=!0,Ve({severity:"busy",message:i("The connecti\
on to the server is lost. The rest of the run follows once it is back."),fix:""}))}!this.ended&&e&&await Lo(e)}}async connect(){let e=new AbortController,t=new URLSearchParams(
{key:this.key,from:String(this.next),browser:Eo(),...Ne&&{poll:"1"}}),s=!1,o=setTimeout(()=>e.abort(),Ne?bn:yn);try{let r=await fetch(`live-log?${t}`,{signal:e.
signal,cache:"no-store"});if(r.status!==200)return r.status;let a=r.body.getReader(),l=new TextDecoder;for(this.rest="";;){let{done:d,value:c}=await a.read();if(d)
return 200;clearTimeout(o),o=setTimeout(()=>e.abort(),bn),s=!0,kn=0,this.heard(),this.take(l.decode(c,{stream:!0}))}}catch(r){throw!s&&e.signal.aborted&&!Ne&&await So()&&
(Ne=++kn>1),r}finally{clearTimeout(o),e.abort()}}heard(){this.silentSince=performance.now(),this.told&&(this.told=!1,Ve(null))}take(e){let t=this.rest+e,s=0,o=0;
for(let r=t.indexOf(`
`);r>=0;o=r+1,r=t.indexOf(`
`,o)){if(r===o){s===o&&(s+=1);continue}this.next+=1,t.startsWith('{"log":',o)&&(this.hand(t.slice(s,o)),this.act(t.slice(o,r)),s=r+1)}this.hand(t.slice(s,o)),this.
rest=t.slice(o)}hand(e){!e||!this.of||this.unread(yt.get(this.of.name)?.lines(e,this.of.turn)??0)}act(e){let t;try{t=JSON.parse(e)}catch(s){return console.warn(
"Generation Playground: a line of the log was skipped.",s,e.slice(0,200)),this.unread(1)}t.log==="of"&&(this.of=t),t.log==="news"&&this.collect(),t.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),document.dispatchEvent(new Event("gp-ended")),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.
collecting=setTimeout(()=>{this.collecting=null,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+vo-performance.now())))}unread(e){
!e||this.broken||(this.broken=!0,Ve({severity:"error",message:i("Part of this run arrived damaged and is missing below."),fix:i("Run it again."),again:!0}))}lose(){
this.ended=!0,this.told=!1;for(let{lost:e}of yt.values())this.of&&e?.(this.of.turn);Ve({severity:"error",message:i("The server no longer has this run: it was re\
started, or you were away for too long. What is shown below stays."),fix:i("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};async function So(){
try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(yn)})).ok}catch{return!1}}var fe="";function Eo(){if(fe)return fe;fe=Math.random().
toString(36).slice(2);try{fe=localStorage.getItem(wn)||fe,localStorage.setItem(wn,fe)}catch{}return fe}var Lo=n=>new Promise(e=>setTimeout(e,n));function xn({props:n,trigger:e,watch:t},{kind:s,name:o=`${s}-log`,opens:r,first:a=`${s}-progress`}){let l=new U,d;P(c=>{let p=()=>{d!==l.newest&&(d=l.newest,requestAnimationFrame(
()=>requestAnimationFrame(()=>Oo(a))))};t("value",()=>{let h=l.unstamp(n.value);h!==null&&(c.feedGroup(s,h,l.newest),h&&p())}),ze(o,{lines(h,f){if(!l.take(f))return 0;
let g=c.appendGroup(s,h,f);return p(),g},lost(h){h===l.newest&&c.group(s).lose()}}),r&&(c.group(s).answers.open=({entry:h})=>e("open",{entry:h}))})}function Oo(n){
let e=document.getElementById(n);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefers-reduced-motion: reduce)").matches;
e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}var Sn=!1;for(let[n,e]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(n,()=>{Sn=e},{capture:!0,passive:!0});function ve(n,e){
let t=0,s=()=>{Sn?o():e()},o=()=>{clearTimeout(t),t=window.setTimeout(s,n)};return o}var _o=150;function En({props:n,trigger:e,watch:t},{names:s}){let o=new U,r=null,a="",l=ve(_o,()=>{let{editing:d,lane_model:c}=r,p=JSON.stringify([d,c,Object.fromEntries(
s.map(h=>[h,r[h]]))]);!d||p===a||(a=p,e("held",{held:p}))});document.addEventListener("playground-held",d=>{r=d.detail,r.editing?l():a=""}),P(d=>{let c=d.group(
"lanes");c.answers.lane=({do:p,id:h})=>{e("lane",{do:p,id:h}),p==="select"&&window.innerWidth<700&&document.getElementById("run-row").scrollIntoView()},t("value",
()=>{let p=o.unstamp(n.value);p&&c.setLanes(JSON.parse(p))})})}var Ln=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,ee=(n,e)=>JSON.stringify(n,Ln)===JSON.stringify(
e,Ln);function K(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function ae(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function xe(n,e,t,s=()=>null){let o=u("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(ae(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let d=ae(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof d!="number")return;let c=Number((d+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,c))),t(ae(o.value))}),o}function Pe(n,e,t,s){let o=u("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,d])=>{let c=u("input",null,null,{type:"radio",name:n,value:d});c.addEventListener("change",()=>s(l));let p=u("label");
return p.append(c,u("span",null,d)),o.append(p),c});return{element:o,show:l=>{let d=t.findIndex(([c])=>ee(c,l));return r.forEach((c,p)=>{c.checked=p===d}),d>=0}}}
var On=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=Pe(e,t,o,s);return{element:r,show:a,showDefault(){}}},
xt=(n,{id:e,change:t})=>{let s=u("div","kp-number"),o=n.default,r=xe(n,{id:e},d=>{l(d),t(d)},()=>o);s.append(r);let a=n.slider_minimum===null?null:u("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(d){a&&(a.classList.toggle("kp-off",typeof d!=
"number"),a.value=typeof d=="number"?d:o??n.slider_minimum)}return{element:s,label:e,show(d){r.value=d===void 0?"":String(d),l(d)},showDefault(d){o=typeof d=="n\
umber"?d:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},_n=(n,{id:e,change:t})=>{let s=u("select","kp-select",null,{id:e}),o=u("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>u("option",null,K(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(d=>ee(d,a));a!==void 0&&l<0&&(r=u("option",null,K(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:K(a)})}}},Cn=(n,{
id:e,change:t})=>{let s=u("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":K(o,1/0)},showDefault(){}}};var Se=window.GenerationPlaygroundKnobs;function Co(n,e,t){let s=u("div","kp-editor"),o=u("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=u("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=u("span","kp-faint",""),l,d=!1,c=h=>{d=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{d?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):c(
!1):(o.value=p(l),c(!0)),(d?o:r).focus()}),s.append(t.element,o,a),c(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let f=t.show(h);!d&&f===!1&&c(!0),d&&
(o.value=p(h))}}}function Ee(n){return(e,t)=>{let s=null;return s=Co(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var Nn=Ee(()=>({element:u("div"),show:n=>n===
void 0,showDefault(){}})),To={n:`
`,t:"	",r:"\r","\\":"\\"},Re=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):To[t]),Ao=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function Pn(n,e){let t=u("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>Re(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=u("div","kp-line"),d=u("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});d.value=Ao(a);let c=u("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=u("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let f=Re(d.value);c.replaceChildren(),(f!==f.trim()||f!==d.value)&&it(c,f),p.hidden=!d.value,d.
value&&l===t.lastElementChild&&r("")};d.addEventListener("input",()=>{h(),o()}),d.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(d,c,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var Rn=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),Mn=(n,{change:e})=>{let t=Pn({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=u("div","kp-editor");return s.append(t.element,u("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:Rn(o)?o:[K(o,1/0)])},showDefault(){}}},qn=Ee((n,{id:e,change:t})=>{
let s=u("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(d=>ae(d.value));t(l.every(d=>d===void 0)?void 0:l.map(d=>d??null))},a=o.map(([l,d,c,p])=>{let h=xe(c,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(u("label",null,d,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((d,c)=>{d.value=
l===void 0?"":l[c]??""}),!0)},showDefault(){}}});function No(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=u("select",
"kp-select",null,{id:e});return r.append(u("option",null,i("not set ({value})",{value:K(n.default)}),{value:""})),r.append(...o.map((a,l)=>u("option",null,K(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(d=>ee(d,a));return r.value=a===void 0||
l<0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=u("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let d=u("inp\
ut",null,null,{type:"checkbox",value:l}),c=u("label",null,"");return d.addEventListener("change",t),c.append(d," "+l),o.append(c),d}),a=()=>r.filter(l=>l.checked).
map(l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let d of r)d.checked=l?.[d.value]===!0;return l===void 0||ee(
l,Object.fromEntries(a()))}}}if(n.kind==="ints"){let o=u("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener(
"input",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(ae);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):
r??"",r===void 0||Array.isArray(r)}}}let s=xe(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>ae(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var Tn=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),Bn=Ee(
(n,{id:e,nameId:t,change:s})=>{let o=u("div","kp-editor"),r=u("div","kp-fields"),a=null,l=[],d=[[void 0,i("not set")],...n.forms.map(w=>[w.name,n.forms.length>1?
i(w.name):i("set")])],c=Pe(`${e}-form`,t,d,w=>{h(w),g(),m()}),p=u("p","kp-faint","");o.append(c.element,p,r);function h(w){a=n.forms.find(b=>b.name===w)||null,c.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let b of a?a.fields:[]){let x=No(b,`${e}-${b.name}`,m),C=u("label",null,b.name+
(b.required?" *":""),{for:`${e}-${b.name}`});C.title=i(b.meaning),r.append(C,x.element,u("p","kp-faint",i(b.meaning))),l.push([b,x]),b.kind==="ints"&&b.required&&
f(x)}}function f(w){let b=u("button","kp-link",i("Draw new keys"),{type:"button"});b.addEventListener("click",()=>{w.show(Tn(30)),m()}),r.append(b)}function g(){
for(let[w,b]of l)w.required&&b.show(w.kind==="ints"?Tn(30):w.default??5)}function m(){if(!a)return s(void 0);let w=l.map(([b,x])=>[b.name,x.read()]);return s(Object.
fromEntries(w.filter(([,b])=>b!==void 0)))}let v=w=>w!==null&&typeof w=="object"&&!Array.isArray(w);return{element:o,show(w){if(w===void 0)return h(void 0);if(!v(
w))return!1;let b=Object.keys(w),x=E=>E.fields.filter(k=>b.includes(k.name)).length,S=n.forms.find(E=>E.fields.some(k=>k.required&&k.kind==="choice"&&k.choices.
includes(w[k.name])))||n.forms.reduce((E,k)=>x(k)>x(E)?k:E);return x(S)<b.length?!1:(h(S.name),l.every(([E,k])=>k.show(w[E.name])))},showDefault(){}}}),In=Ee((n,{
id:e,nameId:t,change:s})=>{let o=u("div","kp-editor"),r=u("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer\
 numbers",{name:n.name}),autocomplete:"off"}),a=u("p","kp-faint",""),l=Pe(e,t,[[void 0,i("not set")],["low","low"],["high","high"],["list",i("layers")]],c=>{r.hidden=
c!=="list",c==="list"&&r.focus(),s(c==="list"?d():c)}),d=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(ae);return c.length?c:void 0};return r.addEventListener(
"input",()=>s(d())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(c){let p=Array.isArray(c);return!p&&!l.show(c)?!1:(p&&(l.show("list"),r.value=c.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:c}){a.textContent=c?i("This model has {count} layers; 0 is the input of the first.",{count:c}):""}}}),An={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},jn=(n,{id:e,nameId:t,change:s})=>{let o=u("div",
"kp-editor"),r=Pe(e,t,[[void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],v=>{f(v),m()}),a=Pn({one:i("choice"),another:i(
"another choice"),remove:i("Remove this choice")},()=>m()),l=u("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"\
false",autocomplete:"off","aria-label":i("Regular expression that the whole text must match")}),d=u("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(
An,null,2),spellcheck:"false","aria-label":i("JSON schema")}),c=u("button","kp-link",i("Use an example"),{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[
d,c]},h;function f(v){h=v,r.show(h);for(let[w,b]of Object.entries(p))for(let x of b)x.hidden=w!==h}function g(){if(h==="regex")return l.value||void 0;if(h==="ch\
oices"){let v=[...a.element.querySelectorAll("input")].map(w=>Re(w.value)).filter(Boolean);return v.length?v:void 0}if(d.value.trim())try{return JSON.parse(d.value)}catch{
return d.value}}function m(){let v=h&&g();s(v===void 0?void 0:{[h]:v})}return l.addEventListener("input",m),d.addEventListener("input",m),c.addEventListener("cl\
ick",()=>{d.value=JSON.stringify(An,null,2),m()}),o.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:o,show(v){let[w,b]=Object.entries(
v||{})[0]||[];f(w in p?w:void 0),w==="choices"&&a.show(Rn(b)?b:[]),w==="regex"&&(l.value=K(b,1/0)),w==="json_schema"&&(d.value=typeof b=="string"?b:JSON.stringify(
b,null,2))},showDefault(){}}};var Et=n=>Number.isInteger(n)&&n>=0,re=n=>Array.isArray(n)&&n.length>0&&n.every(Et),Le=(n,e)=>Array.isArray(n)&&n.every(e),Oe=n=>({options:[[n]]}),Dn=n=>({options:[
n]}),$n={token:{single:!0,flat:!0,read:n=>Et(n)?[Oe(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>Et(n)?[Oe(n)]:re(n)?n.map(Oe):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>re(n)?n.map(Oe):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>Le(
n,re)?n.map(Dn):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>Le(n,e=>Array.isArray(e)&&e.length===2&&re(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>Le(n,e=>re(e)||Le(e,re))?n.map(e=>({options:re(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>Le(n,e=>e&&(re(e.phrase)||Le(e.any_of,re)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function St(n,e,t,s){let o=u(n,"\
kp-token",null,s),r=u("span","kp-piece");return t!==void 0&&at(r,t),o.append(r,u("span","kp-id",String(e))),o}function Po(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return re(e)&&e.every(Number.isSafeInteger)?e:null}async function Ro(n,e){let t=Re(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let d=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&ee(a[0],a[1])&&(d=[{when:i("everywhere"),tokens:a[0]}]);let c=Po(n),p=c?
await e.textsOf(c):[];if(c){let h=c.map(f=>[f,e.texts.get(f)]);d.unshift({when:c.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:d.filter(
h=>h.tokens.length),unknown:p}}function Mo(n,{id:e,change:t,panel:s}){let o=$n[n.editor],r=u("div","kp-editor"),a=u("ul","kp-rows"+(o.flat?" kp-flat":"")),l=u("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),d=u(
"p","kp-faint",""),c=u("div","kp-offers",null,{"aria-live":"polite"});r.append(a,d,l,c);let p=[],h=null,f=0,g=null,m=()=>t(p.length?o.write(p):void 0);function v(S){
if(o.single)p=[Oe(S[0][0])];else if(o.flat){let E=new Set(p.map(k=>k.options[0][0]));for(let k of S.flat())E.has(k)||p.push(Oe(k))}else if(h)h.options.push(...S);else
for(let E of S)p.push(o.biased?{options:[E],bias:5}:Dn(E));h=null,l.value="",c.replaceChildren(),x(),m(),l.focus()}async function w(){let S=++f;if(!l.value)return c.
replaceChildren();let{ways:E,unknown:k,problem:T}=await Ro(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(S!==f)return null;
if(c.replaceChildren(),T)return c.append(u("p","kp-faint",T));for(let M of E)c.append(b(M));let N=E.some(M=>M.tokens.length>1);if(!o.flat&&!o.alternatives&&E.length===
2){let M=u("button","kp-button",i("Add both"),{type:"button"});M.addEventListener("click",()=>v(E.map($=>$.tokens.map(([F])=>F)))),c.append(M)}let B=k.length?[i(
"The model has no token {ids}.",{ids:k.join(", ")})]:[];return E.some(M=>M.alone)&&B.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&N&&B.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
B.length&&c.append(u("p","kp-faint",B.join(" "))),null}function b(S){let E=u("div","kp-offer");E.append(u("span","kp-when",S.when));let k=u("span","kp-chips");for(let[
T,N]of S.tokens)if(!o.flat)k.append(St("span",T,N));else{let B=N===void 0?i("Add token {id}",{id:T}):i("Add token {id}: {text}",{id:T,text:Vt(N)}),M=St("button",
T,N,{type:"button","aria-label":B});M.addEventListener("click",()=>v([[T]])),k.append(M)}if(E.append(k),!o.flat){let T=u("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:S.when})});T.addEventListener("click",()=>v([S.tokens.map(([N])=>N)])),E.append(T)}return E}l.addEventListener(
"input",()=>{clearTimeout(g),g=setTimeout(w,120)}),l.addEventListener("keydown",S=>{S.key==="Enter"?(S.preventDefault(),clearTimeout(g),w().then(()=>c.querySelector(
"button")?.click())):S.key==="Escape"&&(S.stopPropagation(),l.value="",h=null,c.replaceChildren(),x())});function x(){a.replaceChildren(...p.map(C)),a.hidden=p.
length===0,d.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",d.hidden=!h;let S=p.flatMap(E=>E.options.flat()).filter(E=>!s.texts.
has(E));S.length&&s.textsOf(S).then(()=>{S.some(E=>s.texts.has(E))&&x()},()=>{})}function C(S,E){let k=u("li","kp-row");S.options.forEach((B,M)=>{M&&k.append(u(
"span","kp-or",i("or")));let $=u("span","kp-chips");for(let F of B)$.append(St("span",F,s.texts.get(F)));k.append($)});let T=S.options[0].map(B=>s.texts.get(B)??
B).join("").trim();if(o.biased){let B=xe({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:T}),value:""},M=>{S.bias=M,m()});B.value=S.bias??"",k.append(
u("span","kp-faint",i("bias")),B)}if(o.alternatives){let B=u("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:T})});
B.addEventListener("click",()=>{h=S,x(),l.focus()}),k.append(B)}let N=u("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:T})});return N.
addEventListener("click",()=>{p.splice(E,1),h===S&&(h=null),x(),m(),l.focus()}),k.append(N),k}return{element:r,label:e,show(S){let E=S===void 0?[]:o.read(S);return E===
null?!1:(p=E,h=null,x(),!0)},showDefault(){},modelChanged:x}}var Fn=Object.fromEntries(Object.keys($n).map(n=>[n,Ee(Mo)]));var Me={...Fn,switch:On,number:xt,slider:xt,choice:_n,text:Cn,strings:Mn,decay:qn,fields:Bn,layers:In,structure:jn};var Lt=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],_e=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",Ce={error:"✕",warning:"▲",info:"ℹ"},Te=n=>n.split(/(?<=_)/).flatMap(e=>[e,u("wbr")]),Qe=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=u("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(Me[e.editor]||Nn)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=u(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...Te(e.name)),this.source=u("span","kp-source"),this.standard=u("span","kp-standard"),this.back=u("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=u("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=u("div","kp-head"),d=u("span","kp-\
tools");d.append(this.control.beside||"",this.back,a),l.append(r,this.source,d),this.notes=u("div","kp-notes",null,{role:"status"}),this.idle=u("span","kp-idle");
let c=u("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});c.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,c);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=u("div","kp-help",null,
{hidden:""}),this.help.append(u("p",null,i(t.explanation)));let s=qo(t);if(s&&this.help.append(u("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(u("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(u("p",null,i(o)));
if(t.paper){let o=u("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=u("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=_e(o)&&Lt(o),this.source.title=_e(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let d=e.state.base[s],c=o==="changed"||d!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!c,this.back.textContent=c?"↺":"×";let[p,h]=this.wayBack(
c,d);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):K(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>Ot(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function Ot(n,e){let t=u("div",`kp-note k\
p-${n.severity}`);t.append(u("span","kp-sign",Ce[n.severity],{"aria-hidden":"true"}));let s=u("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(u("strong",null,i(n.fix))," "),o){let a=u("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=u("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function qo(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var Bo=["switch","choice"];function Io(n,{id:e,change:t}){if(n.slider_minimum===null)return Me.number(n,{id:e,change:t});let s=u("span","kq-number"),o=u("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=u("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),d(),t(l)});function d(){let c=l===void 0?a:l;r.textContent=c==null?"–":String(c),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(c){l=c,o.value=String(typeof c=="number"?c:a??n.slider_minimum),d()},showDefault(c){
a=typeof c=="number"?c:null,l===void 0&&this.show(void 0)}}}function jo(n,{id:e,panel:t}){let s=u("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{ht("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):K(o,18)},showDefault(){}}}var _t=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?Io:Bo.includes(t.editor)?Me[t.editor]:jo;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=u(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=u("span","kq-sign","",{"aria-hidden":"true"}),this.element=u("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...Te(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?Ce[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=_e(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Ye=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new _t(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${Ce[s?"error":"warning"]} ${t.length}`:""}};var qe=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Wn(n,e){let t=qe(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Do=(n,e)=>n.every(t=>qe(e).join(" ").includes(t));function Jn(n,e){let t=qe(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:c})=>c.some(p=>Wn(t,p)),o=Se.absent.filter(({words:c})=>c.includes(t.join(" "))),r=Se.elsewhere.filter(s),a=e.filter(c=>[c.name,c.group,i(c.group),...c.synonyms].
some(p=>Wn(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=c=>[c.group,c.meaning,c.explanation],d=c=>[c.name,...c.synonyms,...l(c),
...l(c).map(p=>i(p))].join(" ");return{knobs:e.filter(c=>Do(t,d(c))),beside:r,absent:o}}function Gn({text:n,id:e,inside:t}){let s=u("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=u("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let d=o(e)?.querySelector("input, texta\
rea, select");return!d?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(d?.scrollIntoView({block:"center"}),d?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var $o=150,Ct=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=Se.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.rested=ve($o,()=>this.ask()),this.take(t.value,!0),this.build(),
this.commit(),o("value",()=>{t.value!==this.text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;
t&&o!==void 0&&(this.chosen={model:o,assistant:r}),this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let t=this.
chosen;if(this.chosen=e,t.model!==e.model){this.texts.clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.
take(e);for(let s of this.byName.keys())for(let o of this.viewsOf(s))ee(t.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.
ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.get(e)].filter(Boolean)}change(e,t,s){t===void 0?delete this.state.set[e]:this.state.set[e]=t,this.state.
kept=this.state.kept.filter(o=>o!==e);for(let o of this.viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),this.rested()}apply(e,t){for(let[s,o]of Object.
entries(e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.
kept.filter(s=>!(s in e)),this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.apply({[e]:t[e]!==void 0&&
!ee(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...t].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:t}=this.state;this.apply(Object.fromEntries(t.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?ee(s[e],t[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=Fo(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){let e=this.question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){this.verdict=t;for(let s of this.
rows.values())s.judged(t);this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){let t=this.chosen.model,s=JSON.parse(
await this.server.split_words(JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())this.texts.set(o,r);return s}async textsOf(e){
let t=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.parse(await this.server.split_words(JSON.stringify(
{model:t,ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||[]}build(){let{root:e}=this;e.replaceChildren(),e.append(
this.buildSearch(),this.buildSummary()),this.basic=u("section","kp-basic",null,{"aria-label":i("The knobs that matter most")});for(let s of this.knobs)s.basic&&
this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of Se.groups){let o=this.knobs.filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.
group===s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=u("details","kp-group kp-effective");let t=u("summary",null,i("Effective config"));
this.effectiveTable=u("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener("toggle",()=>{this.effective.open&&this.fillEffective()}),
e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Qe(this,this.byName.get(e))),this.rows.get(e)}buildGroup(e,t,s){let o=u("details","\
kp-group",null,{"data-group":e}),r=u("summary",null,i(e)),a=u("span","kp-count");r.append(a);let l=u("div","kp-body");o.append(r,l);let d={element:o,count:a,knobs:t,
fill:()=>{if(l.childElementCount)return;s.length&&l.append(d.above=this.buildAbove(s));let c=t.filter(p=>p.managed_because);for(let p of t)p.managed_because||l.
append(this.row(p.name).element);for(let p of c){let h=u("p","kp-meaning kp-managed",null,{"data-knob":p.name});h.append(u("code",null,p.name)," "+i(p.managed_because)),
l.append(h)}}};return o.addEventListener("toggle",()=>{o.open&&d.fill(),this.verdict&&this.summarise()}),this.groups.set(e,d),o}buildAbove(e){let t=u("p","kp-me\
aning kp-above",i("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=u("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {n\
ame}",{name:s})});r.append(...Te(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?
this.groups.get(t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.
row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-found"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){
let e=u("div","kp-search",null,{role:"search"});return this.search=u("input",null,null,{type:"search",placeholder:i("Search {count} knobs",{count:this.knobs.length}),
"aria-label":i("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.name}-search`}),this.found=u("span","kp-faint","",{role:"status"}),this.beside=
u("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.
search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){let e=qe(this.search.value).length>0,{knobs:t,beside:s,absent:o}=Jn(this.
search.value,this.knobs),r=c=>t.includes(c),a=c=>{let p=this.rows.get(c.name)?.element||this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=
!r(c))};this.knobs.filter(c=>c.basic).forEach(a);for(let c of this.groups.values()){let p=c.knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.
forEach(a),c.above&&(c.above.hidden=e),c.element.hidden=!p,e?c.element.open=p:c.wasOpen!==void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let l=s.length||o.
length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),d=Y(t.length,"{count} knob","{count} knobs");this.found.textContent=
e?t.length?d:l:"",this.beside.replaceChildren(...s.map(Gn),...o.map(({text:c})=>u("p","kp-faint",i(c)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){
this.summary=u("div","kp-summary"),this.general=u("div","kp-notes",null,{role:"status"}),this.headline=u("p","kp-headline",""),this.chips=u("div","kp-differing");
let e=u("div","kp-foot");return this.toPreset=u("button","kp-link",i("Reset to the preset"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(
this.state.base)),this.toModel=u("button","kp-link",i("Use the model's defaults"),{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),
e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.
verdict,o=e.length?Y(e.length,"{count} knob differs from the model's defaults:","{count} knobs differ from the model's defaults:"):i("No knobs differ from the m\
odel's defaults."),r=i(s),a=u("strong",null,r[0].toUpperCase()+r.slice(1),{title:i("The strategy that these settings choose")});this.headline.replaceChildren(a,
` · ${o}`),this.chips.replaceChildren(...e.map(d=>{let c=this.sourceOf(d),p=u("button","kp-chip",d,{type:"button","data-source":c,title:i("Go to this knob ({so\
urce})",{source:_e(c)})}),h=this.verdict.notes[d]||[],f=h.some(g=>g.severity==="error")?"error":h.length?"warning":"";return f&&p.append(u("span",`kp-${f}`,Ce[f],
{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(d)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([d,c])=>{let p=this.
groupOf(d);return this.byName.has(d)?p&&!p.element.open?c.filter(h=>h.severity==="error"):[]:c})];this.general.replaceChildren(...l.map(d=>Ot(d,this)));for(let{
knobs:d,count:c}of this.groups.values()){let p=d.filter(f=>this.state.set[f.name]!==void 0).length,h=d.filter(f=>this.verdict.notes[f.name]).length;c.textContent=
[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){let e=this.question(),t=JSON.parse(await this.server.effective_config(
e));if(e!==this.question())return;let s=u("table"),o=u("tr");o.append(...[i("knob"),i("value"),i("source")].map(l=>u("th",null,l,{scope:"col"})));let r=u("tbody");
for(let{name:l,value:d,source:c,ignored:p}of t){let h=u("tr",null,null,{"data-source":c}),f=u("td"),g=u("button","kp-link kp-name",null,{type:"button","aria-lab\
el":i("Go to {name}",{name:l})});g.append(...Te(l)),g.addEventListener("click",()=>this.jump(l)),f.append(g);let m=u("td","kp-value",K(d,60));p&&m.append(u("spa\
n","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(f,m,u("td",null,Lt(c))),r.append(h)}let a=u("thead");a.append(o),s.append(a,r),this.effectiveTable.
replaceChildren(s)}},Fo=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>ee(n[s],e[s])),me=new Map,Tt=new Map;function Hn({element:n,props:e,
server:t,watch:s},o){let r=new Ct(n.querySelector(".kp"),{props:e,server:t,watch:s},o);me.set(o.name,r),P(a=>a.log("main").answers.knobs=({change:l})=>r.apply(l)),
Yn(o.name),Tt.has(o.name)&&r.follow(Tt.get(o.name))}function Un(n,e){Tt.set(n,e),me.get(n)?.follow(e)}function Kn(n){me.get(n)?.resetKept()}var Vn=n=>me.get(n)?.
text;function Xe(n){let e=me.get(n);return{set:{...e?.state.set},assistant:e?.chosen.assistant??null}}function At(n,e){me.get(n)?.resetAll(e)}var zn=new Map;function Qn({
element:n},{name:e,essential:t}){zn.set(e,{element:n,essential:t}),Yn(e)}function Yn(n){let[e,t]=[me.get(n),zn.get(n)];!e||!t||(e.quick=new Ye(t.element,e,t.essential),
e.verdict&&e.quick.judged(e.verdict))}function Xn(n,e){let{base:t={},set:s={},kept:o=[]}=JSON.parse(n||"{}"),r=c=>typeof c=="object"?"":JSON.stringify(c),a=c=>c.flatMap(p=>{let[h,f]=[t[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[i("{knob} not set",{knob:p})];let g=`${p} ${r(f)}`.trim();return[r(h??{})?i("{now} in\
stead of {before}",{now:g,before:r(h)}):g]}),l=(c,p,h)=>{if(!c.length)return"";let f=c.slice(0,e).join(", ");return c.length<=e?p(f):h(f,c.length-e)},d=[...new Set(
[...Object.keys(t),...Object.keys(s)])].filter(c=>!o.includes(c));return JSON.stringify({kept:l(a(o),c=>i("Kept from before: {changes}",{changes:c}),(c,p)=>i("K\
ept from before: {changes} and {count} more",{changes:c,count:p})),changed:l(a(d),c=>i("Changed: {changes}.",{changes:c}),(c,p)=>i("Changed: {changes} and {coun\
t} more.",{changes:c,count:p}))})}var Zn={};function es(n,e){Zn[n]=e,document.dispatchEvent(new Event("gp-left-out"))}var Nt=8;function Wo(n,e){if(e===void 0)return"";
if(e===null)return i("Of the settings above, only the model and the seed apply here.");let{set:t,assistant:s}=Xe(n),r=[...s&&!e.includes("assistant")?[i("draft \
model {model}",{model:s})]:[],...Object.entries(t).filter(([l])=>!e.includes(l)).map(([l,d])=>typeof d=="object"?l:`${l} ${JSON.stringify(d)}`)];if(!r.length)return"";
let a=r.slice(0,Nt).join(", ");return r.length>Nt?i("Applies here, too: {settings} and {count} more.",{settings:a,count:r.length-Nt}):i("Applies here, too: {set\
tings}.",{settings:a})}function ts({element:n,props:e,watch:t},{name:s,leftOut:o}){let r=n.querySelector(".gp-changes"),a=null,l="";function d(g,m){let v=u("but\
ton","gp-reset",g,{type:"button"});return v.addEventListener("click",m),v}function c(g,m){let v=u("span",null,g+(g.endsWith(".")?" ":" · "));return v.append(m),
v}function p(){a=Xe(s).set,At(s,{}),f()}function h(){At(s,a),a=null,f()}function f(){let g=document.body.dataset.view||"one",m=Zn[g]??o[g],v=Wo(s,m),{kept:w,changed:b}=JSON.
parse(e.value||"{}"),x=Object.keys(Xe(s).set).length>0;x&&(a=null);let C=JSON.stringify([g,v,w,b,!!a]);if(C===l)return;l=C;let S=[];w&&S.push(c(w,d(i("reset"),()=>Kn(
s)))),v?S.push(x&&m?c(v,d(i("use the model’s own settings"),p)):u("span",null,v)):b&&S.push(u("span",null,b)),a&&S.push(d(i("put the settings back"),h)),r.replaceChildren(
...S),r.hidden=!S.length}t("value",f);for(let g of["gp-view","gp-left-out","playground-changed"])document.addEventListener(g,f);f()}function ns({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(c=>c.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(c=>!c.bundled)}].filter(c=>c.entries.
length),r=0,a=u("button","gp-undo",i("Put back what was set before"),{type:"button",hidden:""}),l=c=>a.toggleAttribute("hidden",!(r+=c));a.addEventListener("cli\
ck",()=>{l(-1),e("back",{}),ft()}),s.append(a);let d=o.map(c=>Go(c,({token:p,index:h})=>{l(1),document.dispatchEvent(new CustomEvent("gp-example",{detail:p})),e(
"chosen",{index:h}),ft()}));o.length>1&&s.append(Jo(o,d)),s.append(...d)}function Jo(n,e){let t=u("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=u("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function Go(n,e){let t=u("div");n.note&&t.append(u("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=u("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(u("h3","",o),s));let a=u("button","gp-example",null,
{type:"button"});a.append(u("b","",i(r.title)),u("span","",i(r.look))),a.addEventListener("click",()=>e(r));let l=u("li");l.append(a),s.append(l)}return t}var ne=null,Pt="one";function ss({element:n}){ne=n.querySelector(".gp-header"),se(ne);let[e,t]=[ge(".gp-lab-button"),ge(".gp-lab-list")],[s,o]=[ge(".gp-menu-but\
ton"),ge(".gp-menu")];function r(d,c,p){d.setAttribute("aria-expanded",String(p)),c===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.
forEach(([d,c])=>r(d,c,!1));ne.addEventListener("click",d=>{let c=d.target,p=c.closest("button[data-view]"),h=a.find(([f])=>f.contains(c));if(p)p.dataset.view!==
Pt&&document.dispatchEvent(new Event("gp-view-left")),Ho(p.dataset.view),l(),t.contains(p)&&e.focus();else if(h){let[f,g]=h,m=f.getAttribute("aria-expanded")!==
"true";l(),r(f,g,m),m&&g===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).focus()}else c.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener(
"click",d=>{ne.contains(d.target)||l()}),ne.addEventListener("keydown",d=>{let c=d.target;if(d.key==="Escape"&&a.some(([g])=>g.getAttribute("aria-expanded")==="\
true")){t.contains(c)&&e.focus(),l();return}if(c.getAttribute("role")!=="tab")return;let p=[...c.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,
ArrowUp:-1}[d.key],f=h?p[(p.indexOf(c)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[d.key];f&&(d.preventDefault(),f.focus())}),ne.addEventListener("focusout",
({relatedTarget:d})=>{d&&!ne.contains(d)&&l()}),Rt(Pt)}var ge=n=>ne.querySelector(n);function Ho(n){document.getElementById(`view-${n}-button`)?.click()}function Rt(n){
if(Pt=n,document.body.dataset.view=n,document.dispatchEvent(new Event("gp-view")),!ne)return;for(let t of ne.querySelectorAll("[data-view]")){let s=t.dataset.view===
n;t.setAttribute("aria-selected",String(s))}for(let t of ne.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute("aria-selected")===
"true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=ge(`.gp-lab-list [data-view="${n}"]`);ge(".gp-lab").classList.toggle("gp-selected",!!e),ge(".gp-lab-whi\
ch").textContent=e?e.textContent:""}var Mt="generation-playground.form",Uo="generation-playground.form-address",Ko="generation-playground.keep-history",os=300;function rs({props:n,trigger:e},{names:t}){
let s=null,o=null,r=-1/0,a=!1,l=null;function d(){clearTimeout(l);try{let g=(localStorage.getItem(Ko)||(n.keep?"yes":"no"))==="yes";if(g||localStorage.removeItem(
Mt),!a||!s)return;let m=JSON.stringify(c(s));sessionStorage.setItem(Mt,m),sessionStorage.setItem(Uo,location.search),g&&localStorage.setItem(Mt,m)}catch{}}function c(g){
let m=p(g),v=document.querySelector("#prompt textarea")?.value;return Object.assign(m,{prompt:v??m.prompt,knobs:Vn("knob")??m.knobs}),m.editing&&m.others&&Object.
assign(m,JSON.parse(m.others)),t.map(w=>m[w])}let p=g=>Object.fromEntries([...t,"editing","others"].map((m,v)=>[m,g[v]]));function h(){clearTimeout(l),l=setTimeout(
d,os)}function f(){o??=setTimeout(()=>{o=null,r=performance.now(),e("hold")},Math.max(0,r+os-performance.now()))}document.addEventListener("input",()=>{window.GenerationPlaygroundForm.
touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(g){s=g,h(),document.dispatchEvent(new CustomEvent("playground-held",{detail:p(
g)}))},begin(){a=!0,s||f(),h()}},document.addEventListener("input",h),document.addEventListener("playground-changed",f),window.addEventListener("pagehide",d),window.
addEventListener("generation-playground-keep",d)}var Vo=/^[A-Za-z0-9+/=]*$/;function is(n){let e=typeof n=="string"&&Vo.test(n)?`data:image/png;base64,${n}`:"data:,";return u("img","",null,{src:e,alt:""})}function as(n){let e=(Array.isArray(
n)?n:[]).map(Number).filter(Number.isFinite),t=document.createElementNS("http://www.w3.org/2000/svg","svg");t.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),t.setAttribute("preserveAspectRatio","none"),t.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),t.append(s),t}function cs({element:n,props:e,server:t,watch:s}){let o=n.querySelector(".gp-media"),r=new Map,a="";P(f=>{f.log("main").answers.media_file=g=>r.has(g)?t.media_file(
r.get(g)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function d(f){e.value=JSON.stringify(f),c()}function c(){if(e.value===a)return;
let f=l();for(let g of f)g.key&&r.set(g.sha256,g.key);if(f.some(g=>!g.key&&r.has(g.sha256)))return d(f.map(g=>g.key||!r.has(g.sha256)?g:{...g,key:r.get(g.sha256)}));
a=e.value,o.setAttribute("aria-label",i("Pictures and sounds")),o.replaceChildren(...f.map((g,m)=>p(g,()=>d(f.filter((v,w)=>w!==m)))))}function p(f,g){let m=f.kind===
"image",v=m?i("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):i("Sound, {seconds} s",{seconds:f.seconds}),w=ls("gp-media-open",`${v}: ${m?
i("Show it"):i("Play it")}`,()=>h(f,C,w));w.append(m?is(f.preview):as(f.preview)),w.disabled=!f.key;let b=document.createElement("span");b.textContent=f.key?v:i(
"{what}: the file was not kept",{what:v});let x=ls("gp-media-out",i("Remove it"),g);x.textContent="×";let C=document.createElement("li");return C.append(w,b,x),
C}async function h(f,g,m){let v=g.querySelector(".gp-media-whole");if(v)return m.setAttribute("aria-expanded","false"),v.remove();let w=await t.media_file(f.key);
if(!w)return;let b=document.createElement(f.kind==="image"?"img":"audio");b.className="gp-media-whole",b.src=w,b instanceof HTMLAudioElement?(b.controls=!0,b.autoplay=
!0):b.alt="",m.setAttribute("aria-expanded","true"),g.append(b)}s("value",c),c()}function ls(n,e,t){let s=document.createElement("button");return s.type="button",
s.className=n,s.setAttribute("aria-label",e),s.addEventListener("click",t),s}var zo={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function ds(n,e,t){let s=m=>n.
querySelector(m),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
d={},c="",p=!1;function h([m,v]){let w=document.createElement("label"),b=document.createElement("input"),x=document.createElement("code");return x.textContent=m,
b.type=v==="bool"?"checkbox":"text",w.dataset.kind=v,w.append(...v==="bool"?[b,x]:[x,b]),v!=="bool"&&(b.placeholder=i("as the template has it")),b.addEventListener(
v==="bool"?"change":"input",()=>{let C=v==="bool"?b.checked:b.value,S={...e().arguments,[m]:C};(C===""||C===d[m])&&delete S[m],e().arguments=S,g(),t()}),w}function f(m,[
v,w]){let b=m.querySelector("input"),x=e().arguments[v];if(w==="bool"){let C=x??d[v];b.checked=C===!0||C==="true",b.indeterminate=C===void 0,m.title=x!==void 0?
i("Set here."):C===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else b.value!==String(x??"")&&(b.value=String(x??""))}
function g(){let{reads:m,arguments:v,kind:w,on:b}=e(),x=m?.arguments||[],C=x.length||m?.tools||m?.documents,S=x.filter(([k])=>k in v).length+["tools","documents"].
filter(k=>m?.[k]&&e()[k].trim()).length;o.hidden=!C,o.textContent=S?i("Template arguments ({count})",{count:S}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!C||!p||w!=="chat"||!b;let E=JSON.stringify(x);E!==c&&(c=E,a.replaceChildren(...x.map(h))),x.forEach((k,T)=>f(a.children[T],k));for(let[
k,T]of Object.entries(l))T.closest("label").hidden=!m?.[k],T.value!==e()[k]&&(T.value=e()[k])}o.addEventListener("click",()=>{p=!p,g(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,v]of Object.entries(l))v.placeholder=zo[m],v.addEventListener("input",()=>{e()[m]=v.value,g(),t()});return{
draw:g,tell(m){d=m||{},g()}}}var Qo=250,qt=["user","assistant","system"];function us({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");se(r);let a=A=>r.querySelector(
A),[l,d,c]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),f=a(".gp-begins textarea"),g=a(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},v={prompt:"",model:""},w="",b=!1,x=!1,C="p\
lain true";function S(A){let q={};try{q=JSON.parse(A||"{}")}catch{}m={...m,...q,turns:(q.turns||m.turns).map(j=>({...j}))}}function E(){w=JSON.stringify(m),e.value=
w,k()}function k(){let A=`${m.kind} ${m.on}`;if(A===C)return Q({});C=A,s("turned",{})}let T=ds(r,()=>m,E);function N(){T.draw(),r.hidden=m.kind==="plain",a(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,a(".gp-source").hidden=!["source","media"].includes(m.kind),a(".gp-why").hidden=m.kind!=="source",a(".gp-me\
ssages").hidden=a(".gp-acts").hidden=!m.on,a(".gp-system").hidden=!m.system&&!b,a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!m.on||
!m.begins&&!x,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=!!v.prompt||m.turns.at(-1)?.role!=="assistant",g.checked=m.continues;for(let[
A,q]of[[l,m.on],[d,!m.on]])A.setAttribute("aria-checked",String(q)),A.title=A===l?i("The model’s own template wraps your words in markers that say whose turn it\
 is."):i("The model continues your words as they are: no template, no system message, no earlier turns."),A.tabIndex=q?0:-1;for(let[A,q]of[[p,m.system],[h,m.target],
[f,m.begins]])A.value!==q&&(A.value=q);for(;c.children.length>m.turns.length;)c.lastElementChild.remove();for(;c.children.length<m.turns.length;)c.append(B());m.
turns.forEach(M),a(".gp-clear").hidden=!m.turns.length,a(".gp-reply").hidden=a(".gp-reply").disabled}function B(){let A=document.createElement("li"),q=document.
createElement("select"),j=document.createElement("textarea"),W=document.createElement("button"),L=()=>[...c.children].indexOf(A);return j.rows=1,W.type="button",
W.textContent="✕",q.addEventListener("change",()=>{m.turns[L()].role=q.value,N(),E()}),j.addEventListener("input",()=>{m.turns[L()].content=j.value,E()}),W.addEventListener(
"click",()=>{let R=L();m.turns.splice(R,1),N(),E(),(c.children[Math.min(R,m.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),A.append(q,j,W),A}
function M({role:A,content:q},j){let W=c.children[j],[L,R,G]=W.children,z=qt.includes(A)?qt:[...qt,A];(L.options.length!==z.length||L.options[z.length-1].value!==
z.at(-1))&&L.replaceChildren(...z.map(y=>new Option(y,y))),L.value=A,R.value!==q&&(R.value=q),W.dataset.role=A;let ce=j+1;L.setAttribute("aria-label",i("Role of\
 turn {number}",{number:ce})),R.setAttribute("aria-label",i("Text of turn {number}, {role}",{number:ce,role:A})),G.title=i("Remove turn {number}",{number:ce}),G.
setAttribute("aria-label",G.title)}function $(A){m.on=A,N(),E(),(A?l:d).focus()}l.addEventListener("click",()=>$(!0)),d.addEventListener("click",()=>$(!1)),a(".\
gp-switch").addEventListener("keydown",A=>{A.key.startsWith("Arrow")&&(A.preventDefault(),$(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,E()}),h.addEventListener(
"input",()=>{m.target=h.value,E()}),f.addEventListener("input",()=>{m.begins=f.value,E()}),g.addEventListener("change",()=>{m.continues=g.checked,E()}),a(".gp-a\
dd-system").addEventListener("click",()=>{b=!0,N(),p.focus()}),p.addEventListener("blur",()=>{b=!1,N()}),a(".gp-begin").addEventListener("click",()=>{x=!0,N(),f.
focus()}),f.addEventListener("blur",()=>{x=!1,N()}),a(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"use\
r",content:""}),N(),E(),c.lastElementChild.querySelector("textarea").focus()}),a(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,
begins:""}),N(),E(),a(".gp-add").focus()}),a(".gp-reply").addEventListener("click",()=>s("reply",{}));let F=0,X=null,D=null;function Q(A){v={...v,...A},"prompt"in
A&&N(),clearTimeout(X),D&&(X=setTimeout(V,Qo))}async function V(){let A=++F,q=m.kind==="chat"&&m.on,j=null;if(q)try{j=JSON.parse(await t.render_messages(JSON.stringify(
{...v,value:w})))}catch(W){console.warn("Generation Playground: the template could not be asked.",W)}A===F&&(D.setWritten(j),T.tell(j?.defaults))}window.GenerationPlaygroundPrompt=
A=>{n.isConnected&&Q(A)},P(A=>{D=A.log("main"),D.answers.without=()=>s("without",{}),D.subscribe(r,q=>{if(!q.status&&!q.run)return;let{started:j,finished:W}=D;a(
".gp-reply").disabled=!(W&&W.sequences.length&&j&&j.request.messages),N()}),Q({})}),o("value",()=>{e.value!==w&&(S(e.value),N(),w=e.value,k())}),S(e.value),N(),
w=e.value,k()}function ps({element:n,props:e,watch:t}){let s=()=>{n.querySelector("p").textContent=e.value?i(JSON.parse(e.value)):""};t("value",s),s()}var hs=n=>n.num_accepted+(n.next_token_id===null?0:1);function fs(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Yo=.8,Ze=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?i(
"Still to be done. Go on with N."):i("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:Yo*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var Xo="F8",ie={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:tr},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>i("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>i(
"Precision"),isThere:()=>!0,view:"precision"}},Zo={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Be={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},er=new Set(["PageDown","PageUp"]),Bt=new Set(["text","processors","beamtree","drafts"]);function tr(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var J=null,It=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Ze(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,a,l,d={})=>{let c=u("button",r,
a,{type:"button",...d});return c.addEventListener("click",l),c},t=u("div","gp-stage-pictures",null,{role:"group","aria-label":i("Pictures of this run")});this.buttons=
new Map(Object.entries(ie).map(([r,{key:a,title:l}])=>{let d=e("","",()=>this.show(r),{"aria-keyshortcuts":a});return d.append(u("kbd","",a)," ",l()),t.append(d),
[r,d]})),this.question=u("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(u("kbd","","H")," ",i("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(u("kbd","","L")," ",i("Lesson")),this.classButton=e("gp-stage-class","",ks,{"aria-keyshortcuts":"V"}),this.classButton.append(u("kbd","","V"),
" ",i("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(u("kbd","","G")," ",i("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(u("kbd","","Esc")," ",i("Leave")),this.root.append(u("h1","gp-stage-name",i("The stage")),t,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&ms("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
ms(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(ie).filter(t=>(ie[t].view??"one")===e&&ie[t].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&!t.includes(this.
picture)?(Bt.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(
r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!Bt.has(t),this.classButton.hidden=!ws(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),oe(this.question,o?i("\
Which token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:i("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(Zo[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:fs(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!Bt.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=
s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&gs(ie.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;ie[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):ie[s].slider?gs(ie[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.
select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Ie(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=t.rounds.map(l=>l.start+hs(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Ie(a+e,-1,r.length-1)]??0)-1}else this.place=Ie(this.
place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.
rounds[Ie(o,0,t.rounds.length-1)];t.select(0,r.start)}},Ie=(n,e,t)=>Math.max(e,Math.min(t,n)),ms=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${n}-button`)?.click()};function gs(n,e){let t=document.querySelector(n);t&&(t.value=String(Ie(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function bs({element:n}){P(e=>{J=new It(n.querySelector(".gp-stage"),e.log("main"))})}var ws=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function ks(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function ys(){document.addEventListener("click",({target:n})=>{
n.closest(".gp-present")&&J?.enter()}),document.addEventListener("keydown",n=>{!J||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||nr(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function nr(n,e){if(n===Xo)J.isOpen?J.leave():J.enter();else if(J.
isOpen)if(n==="Escape")J.leave();else if(er.has(n))J.lesson.isSeen?J.lesson.go(Be[n]):J.go(Be[n]);else{if(e.closest("input, select, textarea")||n in Be&&e.closest(
".gp-pane"))return!1;if(n in Be)J.go(Be[n]);else if(n.toLowerCase()==="h")J.hide(!J.hides);else if(n.toLowerCase()==="l")J.turnLesson();else if(n.toLowerCase()===
"g")J.run();else if(n.toLowerCase()==="v"&&ws())ks();else if(!J.lesson.press(n)){let t=J.offered.find(s=>ie[s].key===n);if(!t)return!1;J.show(t)}}else return!1;
return!0}function vs({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),d=n.querySelector("span"),c="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");d.textContent!==h&&(d.textContent=h);let f=JSON.stringify(e.choices);if(f!==c){c=f;let g=new Map;for(let[
m,v]of e.choices){let w=o[v]??r;g.has(w)||g.set(w,[]);let b=w&&v!==a;g.get(w).push(new Option(b?m:i(m),v))}l.replaceChildren(...[...g].flatMap(([m,v])=>{if(!m)return v;
let w=document.createElement("optgroup");return w.label=i(m),w.append(...v),[w]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var xs="generation-playground.tour";function Ss({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=u("p","gp-offer"),a=u("button","gp-take",
i("Take the tour"),{type:"button"}),l=u("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let d=u("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[c,p,h]=[u("h2","","",{id:"tour-title",tabindex:"-1"}),u("p"),u("span","gp-count")],f=u("button","",i("\
Back"),{type:"button"}),g=u("button","gp-next",i("Next"),{type:"button"}),m=u("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),v=u("d\
iv","gp-foot");v.append(h,f,g),d.append(m,c,p,v),t.append(r,d),r.hidden=sr(),a.addEventListener("click",()=>w(0)),l.addEventListener("click",C),m.addEventListener(
"click",C),f.addEventListener("click",()=>w(s-1)),g.addEventListener("click",()=>s===e.length-1?C():w(s+1)),d.addEventListener("keydown",S=>{S.key==="Escape"&&C()}),
window.addEventListener("resize",x),window.addEventListener("scroll",x,{passive:!0,capture:!0});function w(S){r.hidden=!0,s=S;let E=e[s];b(document.querySelector(
E.at)),d.hidden=!1,c.textContent=i(E.title),p.textContent=i(E.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,g.textContent=
i(s===e.length-1?"Done":"Next");let k=o?.getBoundingClientRect();k&&(k.top<0||k.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),x(),c.focus({preventScroll:!0})}
function b(S){o?.classList.remove("gp-pointed-at"),o=S,o?.classList.add("gp-pointed-at")}function x(){if(d.hidden||!o)return;let S=o.getBoundingClientRect(),{offsetWidth:E,
offsetHeight:k}=d;if(S.left>E+24&&S.height>240){d.style.top=`${Math.max(8,Math.min(S.top+8,innerHeight-k-8))}px`,d.style.left=`${S.left-E-12}px`;return}let T=Math.
min(S.bottom,innerHeight*.55)+10,N=T+k<=innerHeight-8?T:Math.max(8,Math.min(S.top,innerHeight)-k-10);d.style.top=`${N}px`,d.style.left=`${Math.max(8,Math.min(S.
left+16,innerWidth-E-8))}px`}function C(){let S=d.contains(document.activeElement)||r.contains(document.activeElement);b(null),d.hidden=r.hidden=!0;try{localStorage.
setItem(xs,"seen")}catch{}S&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function sr(){try{return localStorage.getItem(xs)==="seen"}catch{
return!0}}function Es({trigger:n},{once:e,changing:t}){let s=new Map;document.addEventListener("gp-ended",()=>t.forEach(o=>s.delete(o))),document.addEventListener("gp-vie\
w",()=>{let{view:o}=document.body.dataset;s.has(o)&&(e.includes(o)||performance.now()-s.get(o)<3e4)||!(e.includes(o)||t.includes(o))||(s.set(o,performance.now()),
n(`opened_${o}`))})}var Os="the stage",Ls="generation-playground.person";function _s(n,e,t=or()){let s=rr(`${t} ${n}`),o=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let a=Math.floor(
s()*(r+1));[o[r],o[a]]=[o[a],o[r]]}return o}var je="";function or(){try{je=localStorage.getItem(Ls)||je||String(Math.random()),localStorage.setItem(Ls,je)}catch{
je||=String(Math.random())}return je}function rr(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return()=>{e=e+1831565813|0;let t=Math.
imul(e^e>>>15,1|e);return t=t+Math.imul(t^t>>>7,61|t)^t,((t^t>>>14)>>>0)/4294967296}}var et=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=u("ol","gp-lessons");for(let o of e){let r=u("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(u("b","",a+i(o.title)),u("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(u("small","",[Y(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let d=u("li");d.append(r),t.append(d)}let s=u("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),u("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=u("div",
"gp-lesson-head"),s=u("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,isOpenly:d,isCovered:c,isHeld:p,isStaged:h,moved:f}){this.root.setAttribute(
"aria-busy",String(!a));let g=e.steps[t],m=t===e.steps.length-1,v=le(i("All lessons"),"gp-plain",()=>this.actions.list()),w=u("h2","",i(e.title)),b=u("p","gp-st\
ep-place",i("Step {number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),x=u("div","gp-lesson-body");x.append(...Cs(i(g.text)));let C=c||p?null:
l;g.predict&&x.append(this.prediction(g.predict,s,a,C,d,_s(`${e.name} ${t}`,Math.max(g.predict.answers.length,g.predict.tokens.length),h?Os:void 0)));let S=g.predict&&
s===void 0&&!(d&&l);if(g.task){let D=u("p","gp-task");D.append(u("b","",o?"✓ ":"➜ "),i(g.task)),S&&D.append(u("span","gp-first"," "+i("Predict first."))),x.
append(D)}g.solvable&&x.append(le(i("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let E=u("div","gp-found",null,{"aria-live":"polite"});p?E.append(u("p","",
i("Your prediction is in. Your teacher will show the result."))):c?E.append(le(i("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!S&&E.append(...this.verdict(
g,l)),x.append(E);let k=u("div","gp-lesson-foot"),T=le(i("Back"),"",()=>this.actions.go(t-1),"P");T.disabled=t===0;let N=o||!g.task&&!S,B=le(m?i("All lessons"):
N?i("Next"):i("Skip"),N?"gp-next":"",()=>m?this.actions.list():this.actions.go(t+1),"N");k.append(T,B);let M=u("div","gp-lesson-more");if(e.steps.some(({sets:D})=>D)){
let D=u("input","",null,{type:"checkbox"});D.checked=r,D.addEventListener("change",()=>this.actions.ownModel(D.checked));let Q=u("label");Q.append(D," ",i("use \
my model instead")),M.append(Q),g.sets&&M.append(le(i("Reset the page for this step"),"gp-plain",()=>this.actions.again()))}let $=new URLSearchParams({lesson:e.
name,step:String(t+1)});M.append(u("a","gp-link",i("Link to this step"),{href:`?${$}`,target:"_blank"}));let F=this.root.contains(document.activeElement),X=F?ir(
document.activeElement):null;this.root.replaceChildren(this.head([v]),w,b,x,k,M),this.point(g.at),f?b.focus({preventScroll:!0}):F&&(X&&this.root.querySelector(X)||
b).focus({preventScroll:!0}),f?this.root.scrollTop=0:l&&E.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,a,l,d,c){let p=u(
"fieldset","gp-predict");p.append(u("legend","",i(e)));let h=r!==void 0,f=!!l?.done&&(h||d),g=h||f,m=o.length?"text":s?"number":"";if(m){let w=u("form","gp-numb\
er"),b=o.length?i("or write one"):i(e),x=u("input","",null,{type:m,required:"","aria-label":b,...o.length?{placeholder:b,maxlength:"60",autocomplete:"off"}:{step:"\
any"}});h&&!o.includes(r)&&(x.value=String(r)),x.disabled=g||!a;let C=u("button","gp-send",i("Predict"),{type:"submit"});C.disabled=g||!a,w.addEventListener("su\
bmit",S=>{S.preventDefault(),o.length&&x.value.trim()?this.actions.guess(o.find(E=>E.trim()===x.value.trim())??x.value):Number.isFinite(x.valueAsNumber)&&this.actions.
guess(x.valueAsNumber)}),w.append(x,C),p.append(w)}let v=o.length?o.map(w=>[w,Fe(w)]):t.map((w,b)=>[b,i(w)]);return c.forEach((w,b)=>{let[x,C]=v[w],S=le("","gp-\
answer",()=>this.actions.guess(x),"ABCDE"[b]);S.dataset.choice=String(w);let E=r===x,k=f&&l.expected===w,T=k?"✓ ":E?f?"✗ ":"● ":"○ ";S.append(u("span","\
gp-sign",T,{"aria-hidden":"true"}),C),S.setAttribute("aria-pressed",String(E)),S.disabled=g||!a,S.classList.toggle("gp-true",k),o.length?p.lastElementChild.before(
S):p.append(S)}),p}verdict(e,{done:t,right:s,why:o,tempts:r,happened:a,shown:l,claim:d,then:c,recorded:p,wishes:h}){if(!t)return[u("p","gp-open",i("This run doe\
s not do it yet.")),ar(h)];let f=[];if(s!==null){let g=u("p",s?"gp-right":"gp-wrong");if(g.append(u("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It turned o\
ut differently."))," ",[i(r),i(o)].filter(Boolean).join(" ")),f.push(g),i(a)){let m=u("p","gp-right gp-happened");m.append(u("b","","✓ "+i("What happened:")),
" ",i(a)),f.push(m)}}else i(o)&&f.push(u("p","",i(o)));if(d){let g=u("p","gp-claim"),m=l?i("This run shows it:"):l===null?i("This run does not show it:"):i("Thi\
s run does not show it:");g.append(u("b","",`${l?"✓":"○"} ${m}`)," ",i(d)),f.push(g),!l&&p&&f.push(le(i("Show a recorded run that does"),"gp-recorded",()=>this.
actions.recorded(),"W"))}return i(c)&&f.push(...Cs(i(c))),f}remind(){let e=this.root.querySelector(".gp-found");e&&oe(e,i("Predict first: then this run counts."))}point(e){
let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-point\
ed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.scrollIntoView({block:"center"})}};function le(n,e,t,s=""){let o=u("button",e,n,{type:"\
button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function ir(n){for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}
function ar(n){let e=u("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>u("li",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var Cs=n=>n.split(`
`).map(e=>u("p","",e));var tt="generation-playground.lessons",lr={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},be=()=>!!document.
body.dataset.stage,cr=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Ts({element:n,props:e,trigger:t,watch:s},{lessons:o}){
let r=dr(),a=null,l=0,d=null,c=!1,p=!1,h=!1,f=!1,g=null,m=!1,v=new et(n.querySelector(".gp-lesson"),{list:()=>E(),choose:L=>T(L),go:L=>$(L),guess:L=>{b().guesses[l]=
L,W(),V(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...C(),guess:L}})),x().task||Q()},recorded:()=>t("recorded",C()),solve:()=>{X(),D({solved:!0}),
V()},ownModel:L=>{b().ownModel=L,W(),D()},reveal:()=>{h=!1,f=!0,V()},again:()=>{delete b().guesses[l],X(),W(),D(),V()},close:()=>B()}),w=L=>document.body.toggleAttribute(
"data-old-result",L),b=(L=a.name)=>r.lessons[L]??={at:0,done:[],guesses:{}},x=()=>a.steps[l],C=()=>({lesson:a.name,step:l}),S=()=>a&&document.body.hasAttribute(
"data-lesson-locked");function E(){S()||(a&&M(),v.drawList(o.map(L=>({...L,...k(L)}))),N())}function k({name:L,steps:R}){let{done:G=[],at:z=0}=r.lessons[L]||{};
return{done:G.length,over:G.length>=R,begun:!!r.lessons[L],at:z}}function T(L,R=!1){m=R,t("chosen",{lesson:L})}function N(){v.root.hidden&&rn(),v.root.hidden=!1,
document.body.toggleAttribute("data-lesson",!0)}function B(){S()||(a&&M(),v.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector(
"button[data-lessons]")?.focus({preventScroll:!0}))}function M(){w(!1),v.point(""),a=null,r.open="",W(),t("left",{})}function $(L){l=Math.max(0,Math.min(a.steps.
length-1,L)),b().at=l,X(),W(),D(),V({moved:!0}),!x().task&&(!x().predict||b().guesses[l]!==void 0)&&Q()}let F=()=>!!(g&&d?.done&&x().predict&&!g.has(`lesson/${a.
name}/${l}`));document.addEventListener("gp-class-news",L=>{let R=a&&F(),{revealed:G}=L.detail;g=G&&new Set(G),a&&F()!==R&&V()});function X(){d=null,p=h=f=!1}function D({
solved:L=!1}={}){let R=m;m=c=!1,document.body.dataset.view!==x().view&&document.getElementById(`view-${x().view}-button`)?.click(),t("entered",{...C(),own_model:!!b().
ownModel,keep:R,solved:L})}function Q(){t("judged",{...C(),guess:b().guesses[l]??null})}function V({moved:L=!1}={}){let{guesses:R,done:G,ownModel:z}=b();v.drawStep(
{lesson:a,at:l,guess:R[l],done:G.includes(l),ownModel:!!z,isReady:c,judgement:d,isOpenly:p,isCovered:h,isHeld:F(),isStaged:be(),moved:L})}s("value",()=>{let L=JSON.
parse(e.value||"null");L&&(L.kind==="lesson"?(a=L.lesson,w(!m),r.open=a.name,N(),$(k({name:a.name,steps:a.steps.length}).over?0:b().at)):a&&L.kind==="ready"&&L.
step===l?(c=!0,V()):a&&L.kind==="judgement"&&L.step===l&&(d=L,be()&&(p=!0),h=L.done&&be()&&!!x().predict&&!f,L.done&&!b().done.includes(l)&&b().done.push(l),W(),
V(),L.done&&x().predict?.token&&P(R=>R.log("main").select(0,x().predict.token-1)),L.done&&x().task&&cr.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),
P(L=>{let R=L.log("main"),G=0,z=R.turn;R.subscribe(n,()=>{R.turn!==z&&w(!1),z=R.turn,!(!R.finished||R.turn===G)&&(G=R.turn,A(R.recorded))});for(let[ce,y]of Object.
entries(lr)){let O=L.group(ce),_=O.turn;O.subscribe(n,()=>{O.turn!==_&&w(!1),!(O.turn===_||!y(O))&&(_=O.turn,A(!1))})}});function A(L){a&&(x().predict&&b().guesses[l]===
void 0&&!L&&!be()?v.remind():Q())}let q=be();new MutationObserver(()=>{a&&q!==be()&&V(),q=be()}).observe(document.body,{attributeFilter:["data-stage"]}),document.
addEventListener("click",L=>{L.target.closest("button[data-lessons]")&&(v.root.hidden?E():B())}),document.addEventListener("gp-open-lesson",L=>{let{lesson:R,step:G}=L.
detail;a?.name!==R&&(b(R).at=G-1,T(R))});let j=new URLSearchParams(location.search).get("lesson");if(j&&o.some(({name:L})=>L===j)){let L=Number(new URLSearchParams(
location.search).get("step"));L>=1&&(b(j).at=Math.floor(L)-1),T(j)}else o.some(({name:L})=>L===r.open)&&T(r.open,!0);function W(){try{localStorage.setItem(tt,JSON.
stringify({lessons:r.lessons})),sessionStorage.setItem(tt,r.open)}catch{}}}function dr(){try{let{lessons:n}=JSON.parse(localStorage.getItem(tt)||"{}");return{lessons:ur(
n),open:sessionStorage.getItem(tt)||""}}catch{return{lessons:{},open:""}}}function ur(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.entries(
n||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function As({trigger:n}){P(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function Ns({props:n,trigger:e,watch:t}){P(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var pr=250;function Ps({element:n,props:e,trigger:t,watch:s}){P(o=>{let r=o.log("main"),a=new Map,l=null,d=p=>(p&&p.watched||[]).map(({token_id:h})=>h);function c(p,h,f,g){
r.asked={turn:r.turn,kind:p,ids:f,...g};let{last:m,stopReason:v}=h;t("go",{kind:p,ids:f,stop:v,watched:d(m),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:p,tokenId:h}){if(p.isPrompt)return;let f=[...r.idsTo(p).slice(0,-1),h],g=r.lastOf(p),m=g===p&&r.stepping?"choose":"branch";c(m,{last:g},
f,{at:p.index,from:p.chosen.text,on:h===p.chosen.token_id})},more(){let p=r.current(),h=p&&r.lineOf(p);if(!h||!h.last||r.isFromElsewhere)return t("start",{});c(
"more",h,r.idsTo(h.last),{at:h.last.index+1})},look({line:p,text:h}){let{last:f}=r.lines()[p]||{},g=f?r.idsTo(f):[];t("look",{line:p,text:h,ids:g,watched:d(f),turn:r.
turn,started:r.startedLine()})},save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),pr)}}),r.subscribe(n,
p=>{if(p.run)for(let{line:h,lists:f}of a.get(r.turn)||[])r.addWatched(h,f)}),s("value",()=>{if(!e.value)return;let p=JSON.parse(e.value.split(`
`)[1]);if(!p)return r.changed("watched");a.has(p.turn)||a.set(p.turn,[]),a.get(p.turn).push(p),p.turn===(r.turn??null)&&r.addWatched(p.line,p.lists)})})}var Ae="generation-playground.run.",Rs=()=>Object.keys(sessionStorage).filter(n=>n.startsWith(Ae)).map(n=>Number(n.slice(Ae.length))).sort((n,e)=>n-e);async function jt(n,e){
try{let t=JSON.stringify({run:n,log:e===null?null:await fr(e)});for(;!hr(Ae+n.id,t);){let s=Rs().find(o=>o<n.id);if(s===void 0)return;sessionStorage.removeItem(
Ae+s)}}catch{}}function hr(n,e){try{return sessionStorage.setItem(n,e),!0}catch{return!1}}function Dt(n){try{for(let e of n)sessionStorage.removeItem(Ae+e)}catch{}}
async function Ms(){let n=new Map;try{for(let e of Rs()){let{run:t,log:s}=JSON.parse(sessionStorage.getItem(Ae+e));n.set(e,[t,s===null?null:await mr(s)])}}catch{}
return n}async function fr(n){let e=await new Response(new Blob([n]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),t="";for(let s of new Uint8Array(
e))t+=String.fromCharCode(s);return btoa(t)}function mr(n){let e=Uint8Array.from(atob(n),t=>t.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var gr="generation-playground",qs="generation-playground.keep-history",Bs="generation-playground.shown",br=20,wr=5e6,kr=3e7,Is=90;function js({element:n,props:e,
trigger:t,watch:s}){let o=n.querySelector(".gp-history");se(o);let r=new U,a=y=>o.querySelector(y),l=a(".gp-keep input"),d=a(".gp-clear"),c=[],p=new Map,h=null,
f=null,g=null,m=null;function v(){return m??=new Promise((y,O)=>{let _=indexedDB.open(gr,1);_.onupgradeneeded=()=>{_.result.createObjectStore("runs",{keyPath:"i\
d"}),_.result.createObjectStore("logs")},_.onsuccess=()=>y(_.result),_.onerror=_.onblocked=()=>O(_.error)})}async function w(y,O){let _=(await v()).transaction(
["runs","logs"],y);return new Promise((I,H)=>{let de=O(_.objectStore("runs"),_.objectStore("logs"));_.oncomplete=()=>I(de&&de.result),_.onerror=_.onabort=()=>H(
_.error)})}function b(){try{return(localStorage.getItem(qs)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let x=Promise.resolve();function C(y){return x=x.then(
y).then(()=>A(""),O=>{console.warn("Generation Playground: the history could not be kept.",O),A(i("The browser’s storage is blocked or full: the newest runs are\
 lost when this page is closed."))}).then(G),x}async function S(){let y=[...p.values()].map(([_])=>_).sort((_,I)=>I.id-_.id);c=y;let O=b()?await w("readonly",_=>_.
getAll()):[];c=[...y,...O.filter(_=>!p.has(_.id))].sort((_,I)=>I.id-_.id)}async function E(){for(let[y,[O,_]]of p)await w("readwrite",(I,H)=>{_!==null&&H.put(_,
y),I.put(O)}),p.delete(y),Dt([y])}async function k(y){y.forEach(O=>p.delete(O)),Dt(y),c=c.filter(O=>!y.includes(O.id)),b()&&await w("readwrite",(O,_)=>y.forEach(
I=>{O.delete(I),_.delete(I)}))}async function T(){let y=0,O=c.filter((_,I)=>(y+=_.size)>kr||I>=br);O.length&&await k(O.map(_=>_.id))}let N=async y=>p.has(y)?p.get(
y)[1]:w("readonly",(O,_)=>_.get(y));async function B(){for(let y of await w("readonly",O=>O.getAll()))p.has(y.id)||p.set(y.id,[y,await N(y.id)??null]);for(let[y,
O]of p.values())await jt(y,O);await w("readwrite",(y,O)=>{y.clear(),O.clear()})}function M(){!h||!f||f.turn!==h.turn||!f.finished||(F(f.text),h=null)}function $(){
if(!h||!f||f.turn!==h.turn||!f.running)return;let y=f.text.slice(0,f.text.lastIndexOf(`
`)+1);F(`${y}${JSON.stringify({type:"Failed",message:i("The server stopped answering during this run."),fix:i("Click Generate to run it again."),error:"ServerAw\
ay",diagnostics:[]})}
`)}function F(y){let{turn:O,replaces:_,...I}=h,H=y.length<=wr,de={id:O,time:Date.now(),...I,seed:f.started.seed,tokens:f.finished?.num_tokens??f.numTokens,end:L(
f.finished?.sequences[0]?.text??"",Is),size:H?y.length:0};p.set(O,[de,H?y:null]),C(async()=>{_&&await k([_]),await S(),b()?await E():await jt(de,H?y:null),await T()}),
X(O)}function X(y){try{sessionStorage.setItem(Bs,String(y))}catch{}}function D(){let[y]=performance.getEntriesByType("navigation");y?.type==="reload"&&C(async()=>{
let O="";try{O=sessionStorage.getItem(Bs)||""}catch{}let _=c.find(({id:I})=>String(I)===O);_?.size&&!r.newest&&await V(_)})}let Q=({request:y,seed:O,preset:_})=>({
request:y,seed:O,preset:_});async function V(y){let O=await N(y.id).catch(()=>null);if(!O)return A(i("This run is no longer in the browser’s storage."));X(y.id),
t("look",{log:O,...Q(y)})}let A=y=>{a(".gp-note").textContent=y};function q(y,O,_){let I=document.createElement(y);return I.textContent=O,_&&(I.className=_),I}function j(y,O,_,I){
let H=q("button",y);return H.type="button",H.setAttribute("aria-label",O),H.title=I||(y===O?"":O),H.disabled=!!I,H.addEventListener("click",_),H}function W(y){let O={
month:"short",day:"numeric"},_={hour:"2-digit",minute:"2-digit"},I=new Date(y).toDateString()===new Date().toDateString();return new Date(y).toLocaleString([],I?
_:{...O,..._})}function L(y,O){let _=Array.from(y);return _.length<=O?y:`…${_.slice(-O).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function R(y){let O=document.
createElement("li");O.dataset.run=y.id;let _=q("div","","gp-what"),I=W(y.time),H=String(y.prompt||""),de=y.tokens>=0?Y(y.tokens,"{count} token","{count} tokens"):
"",to=[I,y.strategy,y.model,i("seed {seed}",{seed:String(y.seed)}),de];_.append(q("span",L(H,Is)||i("(no prompt)"),"gp-prompt")),y.end&&_.append(q("span",y.end,
"gp-end")),_.append(q("span",to.filter(Boolean).join(" · "),"gp-facts"));let Ft=q("div","","gp-acts"),nt={when:I,text:L(y.end||H,40)},no=y.size?"":i("Too long \
to be kept. Its settings can be loaded.");return Ft.append(j(i("View"),i("View the run of {when}: {text}",nt),()=>V(y),no),j(i("Load settings"),i("Load settings\
 of the run of {when}: {text}",nt),()=>t("start",Q(y))),j("✕",i("Remove the run of {when}: {text}",nt),()=>C(()=>k([y.id])))),O.append(_,Ft),O}function G(){let y=a(
"li button:focus"),O=y&&[y.closest("li").dataset.run,[...y.parentNode.children].indexOf(y)];a(".gp-hint").textContent=c.length?"":i("Your runs will be listed he\
re, to look at again or to start from."),a(".gp-till").textContent=b()?"":i("(now: only until this tab is closed)"),a(".gp-runs").replaceChildren(...c.map(R)),O&&
(a(`li[data-run="${O[0]}"] .gp-acts`)?.children[O[1]]||a(".gp-keep input")).focus(),d.hidden=!c.length,l.checked=g??b(),z()}function z(){d.textContent=i("Clear \
history"),d.dataset.sure=""}d.addEventListener("click",()=>{d.dataset.sure?C(()=>k(c.map(y=>y.id))):(d.textContent=Y(c.length,"Remove {count} run?","Remove all \
{count} runs?"),d.dataset.sure="yes")}),d.addEventListener("blur",z);async function ce(y){y||await B(),localStorage.setItem(qs,y?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),y&&await E(),await S(),await T()}l.addEventListener("change",()=>{let y=g=l.checked;C(()=>ce(y).finally(()=>{g=null}))}),
document.addEventListener("click",({target:y})=>{y.closest("button[data-drawer=history]")&&C(S)}),C(async()=>{for(let[y,O]of await Ms())p.set(y,O);await S()}),document.
addEventListener("gp-filled",D,{once:!0}),document.addEventListener("gp-server-away",$),s("value",()=>{let y=r.unstamp(e.value);y&&(h={turn:r.newest,...JSON.parse(
y)},M())}),P(y=>{f=y.log("main"),f.subscribe(o,O=>{O.status&&M()})})}function Ds({props:n,watch:e},{foreign:t}){let s=new RegExp(`^(${t})$`),o=[...new URLSearchParams(location.search).keys()].some(d=>!s.test(d)),r=new U,a,l="";document.
addEventListener("gp-example",d=>l=d.detail),P(d=>{let c=d.log("main"),p=()=>{document.body.toggleAttribute("data-recorded",c.recorded),document.body.toggleAttribute(
"data-has-media",c.hasReadMedia),document.body.toggleAttribute("data-loading",!!c.loading),!(!c.finished||c.turn!==r.newest||a===r.newest)&&(a=r.newest,c.selectMostUncertain(
l),l="")},h=()=>{let f=r.unstamp(n.value);f!==null&&(r.recorded&&(c.recordedTurn=r.newest),d.feed("main",f,r.newest),p())};n.value&&!o&&h(),e("value",h),ze("log",
{lines(f,g){if(!r.take(g))return 0;let m=d.append("main",f,g);return p(),m},lost(f){f===r.newest&&c.lose(f)}})})}function $s({props:n,trigger:e,watch:t},{name:s,most:o}){P(r=>{let a=r.log("main"),l=new Map;a.mostPlaces[s]=o,a.answers[s]=({step:d,...c})=>{let p=a.idsTo(a.lastOf(
d));l.set(a.turn??null,p),e(s,{...c,ids:p,turn:a.turn,started:a.startedLine()})},t("value",()=>{if(!n.value)return;let d=JSON.parse(n.value.split(`
`)[1]);d?a.addFound(s,d.turn??void 0,l.get(d.turn??null)||[],d.found):a.changed("found")})})}function Fs({element:n,props:e,watch:t}){se(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let d="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(d)?`${d}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let d=e.value?JSON.parse(e.value):
null;if(l.hidden=!d,!d)return;s("label").textContent=i(d.title),s("note").textContent=i(d.note);let c=d.query?`${o(d.space)}?${d.query}`:d.text,p=s("text");p.value=
c,p.wrap=d.query?"soft":"off",p.rows=d.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),d=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
d=document.execCommand("copy")}s("copied").textContent=i(d?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var $t="generation-playground.presets";function Ws({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:d,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${d};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let d=document.querySelector(l);if(!d)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;d.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),d.matches("textarea, input, button")&&d.focus({preventScroll:!0})},keep({name:l,config:d}){let c=!1;try{let p=r();d?p[l]=d:delete p[l],localStorage.setItem(
$t,JSON.stringify(p))}catch{c=!0}t("kept",{presets:a(),name:l,removed:!d,failed:c})}};function r(){let l=localStorage.getItem($t)||"{}";try{let d=JSON.parse(l);
return d&&typeof d=="object"&&!Array.isArray(d)?d:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
$t&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function Js({props:n}){window.addEventListener("pagehide",e=>{!n.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:n.value})}`)})}function Gs(){let n=new Set(["kept","class"]),e=!1,t=()=>document.getElementById("generate");function s(c){c.preventDefault(),c.stopImmediatePropagation(),e=!0,
t()?.setAttribute("aria-busy","true")}let o=(c,p)=>c.target.closest(p),r=c=>{o(c,"#generate")&&s(c)},a=c=>{c.key==="Enter"&&c.shiftKey&&o(c,"#prompt")&&s(c)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",a,!0),t()?.removeAttribute("aria-busy"),e&&t()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",a,!0);let d=setTimeout(l,1e4);window.GenerationPlaygroundFilled=c=>{!n.delete(c)||n.size||(clearTimeout(d),setTimeout(
()=>{e||document.dispatchEvent(new CustomEvent("gp-filled")),l()}))}}function Hs(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function Us(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var yr={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},vr=250;function Vs({element:n,props:e,trigger:t,watch:s}){let o=new U,r=!1;function a({detail:p}){if(n.
querySelector(".message.connection")?.remove(),!p)return;let h=Ks({knob:"",...p});h.classList.add("connection"),p.again&&De(h,"button",i("Run again"),"again").addEventListener(
"click",()=>document.getElementById("generate").click()),n.querySelector(".messages")?.prepend(h)}function l(){let p=n.querySelector(".messages"),h=o.unstamp(e.
value);if(!p||h===null)return;let f=JSON.parse(h||"[]");r=f.some(g=>g.refused),p.replaceChildren(...f.map(Ks)),r&&p.scrollIntoView({block:"nearest"})}s("value",
l),document.addEventListener("gp-view-left",()=>{for(let p of n.querySelectorAll(".message:not(.busy, .connection)"))p.remove();r=!1}),n.closest("#messages")&&document.
addEventListener("gp-connection",a);let d=ve(vr,()=>r&&t("mended",{turn:o.newest})),c=()=>r&&n.isConnected&&d();document.addEventListener("playground-changed",c);
for(let p of["input","change","click"])document.addEventListener(p,({target:h})=>h.closest?.("#views")&&c())}var zs=n=>JSON.parse(n).map(e=>({__type__:"update",
info:i(e)}));function Ks({severity:n,knob:e,message:t,fix:s,change:o,label:r}){let a=i(t),l=document.createElement("div");l.className="message "+n;let d={error:i(
"Error"),warning:i("Note")}[n]||"";De(l,"span",`${yr[n]||""} ${d}`.trim(),"label");let c=document.createElement("span");c.className="body";let p=e&&a.startsWith(
e+" ");return e&&(De(c,"code",e),c.append(p?"":": ")),c.append((p?a.slice(e.length):a)+(s?" ":"")),s&&De(c,"strong",i(s)),l.append(c),o&&De(l,"button",i(r),"men\
d").addEventListener("click",()=>P(f=>f.log("main").ask({type:"knobs",change:o}))),l}function De(n,e,t,s){let o=document.createElement(e);return o.textContent=t,
s&&(o.className=s),n.append(o),o}var Qs=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>xr(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),xr=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function Ys({props:n,watch:e},{name:t}){let s=new U;P(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var Sr=2e3,Er=5e3,Lr=[502,503,504];function Zs(){let n=window.fetch.bind(window),e=!1,t=!1;window.addEventListener("pagehide",()=>{t=!0}),window.addEventListener(
"pageshow",()=>{t=!1}),window.addEventListener("offline",o),window.fetch=async(...r)=>{try{let a=await n(...r);return Lr.includes(a.status)&&o(),a}catch(a){throw a?.
name!=="AbortError"&&o(),a}};async function s(){try{return(await n("healthz",{cache:"no-store",signal:AbortSignal.timeout(Er)})).ok}catch{return!1}}async function o(){
if(!e){for(e=!0;!(await s()||t);)Xs(!0),await new Promise(a=>setTimeout(a,Sr));e=!1,Xs(!1)}}}function Xs(n){P(e=>{let t=[...document.querySelectorAll("#header [\
data-view]")].map(s=>s.dataset.view);for(let s of[e.log("main"),...t.map(o=>e.group(o))])s.setAway(n)}),n&&document.dispatchEvent(new Event("gp-server-away"))}var eo={changesInWords:Xn,followModels:Un,infoUpdates:zs,leaveOut:es,mountBeamVariants:Ns,mountBranching:Ps,mountChangedLine:ts,mountClassForm:en,mountClassPanel:gn,
mountComparisonLog:xn,mountBrowserCommands:Ws,mountDrawer:cn,mountExamples:ns,mountHeader:ss,markView:Rt,mountHistory:js,mountKeptForm:rs,mountKnobPanel:Hn,mountLanes:En,
mountLessonPanel:Ts,mountLiveLog:vn,mountMediaArea:cs,mountMessages:Vs,mountModelQuestions:As,mountPromptArea:us,mountQuickRow:Qn,mountReport:Ys,mountRunLog:Ds,
mountRunQuestion:$s,mountSentence:ps,mountStage:bs,mountStrategyList:vs,mountTaken:Fs,mountTour:Ss,mountViewQuestions:Es,pickFile:Qs,t:i,tellWhenClosed:Js};function Or(){
let n=t=>{try{t(eo)}catch(s){console.error("Generation Playground:",s)}};Hs();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...eo,push:n},
e.forEach(n)}Gs();Us();ln();ys();Zs();Ut(Or);})();
