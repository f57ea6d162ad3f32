// Written by .ci/bundle.py from modules with the SHA-256 66150c1078dbee114e7f693090c37a36a133b163e094ee4856318d05b4183cec: edit those.
(()=>{var Zs=["de","fr"];var nt={},Ft={};function st(){let n=(navigator.language||"").slice(0,2).toLowerCase();return Zs.includes(n)?n:"en"}var Wt=()=>window.GenerationPlaygroundTexts?st():
"en";function eo(n){if(!nt[n]){let e={};for(let{type:t,value:s}of new Intl.NumberFormat(n).formatToParts(12345678e-1))e[t]=s;nt[n]=e}return nt[n]}function te(n){
let e=Wt();if(e==="en")return n;let{decimal:t,group:s}=eo(e);return n.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?t:s).replace(/(?<=\d)\s?%/g," %")}var Jt=(n,e=0)=>te(
n.toFixed(e));var we=n=>te(n.toLocaleString("en-US")),je=n=>te(String(n));function Gt(n,e){let t=e?Wt():"en";return Ft[t]??=new Intl.PluralRules(t),Ft[t].select(n)==="one"}function i(n,e){if(n==null)return"";if(typeof n=="object")return"number"in n?te(n.number):"one"in n?Q(n.count,n.one,n.said,n.values):i(n.said,n.values);let t=String(
n),s=window.GenerationPlaygroundTexts?.[t]??t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return typeof a=="number"?je(
a):a&&typeof a=="object"?i(a):String(a??"")}):s}function Q(n,e,t,s){let o=window.GenerationPlaygroundTexts?.[e]!==void 0,r=e.includes("{count}")?Gt(n,o):n===1;return i(
r?e:t,{count:we(n),...s})}var to=["aria-label","title","placeholder","data-tip","label"];function se(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of to){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function Ut(n){let t=window.
GenerationPlaygroundCatalogues?.[st()];if(window.GenerationPlaygroundTexts||!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(
s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Playground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.
then(n)}var ot={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ht=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function rt(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(Ht)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=ot[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let l=ot[r]?
r:"";n.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(d("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function it(n,e){n.replaceChildren(),rt(n,e),e||n.append(d("span","gp-mark",i("(empty)")))}function $e(n,e){let t=d("bdi",e);return it(t,n),t}function oe(n,e){n.
textContent!==e&&(n.textContent=e)}var no=n=>n.replace(Ht,e=>e===" "?" ":ot[e]||"�");var Kt=n=>i("“{text}”",{text:no(n)});function at(n){let e=n*100;return e===0?te("0%"):e<.01?te("<0.01%"):e<1?te(e.toFixed(2)+"%"):e>99.95&&e<100?te(">99.9%"):te(e.toFixed(1).replace(".0","")+"%")}var Vt=(n,e)=>e==="bits"?n/Math.LN2:n;var zt=(n,e=3)=>n==null?"–":Jt(n,e);var lt="generation-playground.room",ue=(n,e)=>d("input","",null,{type:n,...e});function Z(n,e,t=""){let s=d("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}function ct(n,e,t,s,o,r){let a=()=>(o.get(r)??0)>Date.now(),l=Z(a()?e:n,()=>{if(a()){o.delete(r),t();return}o.set(r,Date.now()+5e3),l.textContent=e,
setTimeout(()=>!a()&&(l.textContent=n),5100)},s);return l}var pe=()=>({...dt(),address:location.origin+location.pathname});function dt(){try{let{code:n,key:e}=JSON.
parse(localStorage.getItem(lt)||"{}");return typeof n=="string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function De(n){try{n?localStorage.setItem(
lt,JSON.stringify(n)):localStorage.removeItem(lt)}catch{}}var Xt="generation-playground.teacher";function Zt({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),u=d(
"form"),c=ue("text",{maxlength:"40",autocomplete:"off",value:so()}),p=d("select");p.append(d("option","",i("none"),{value:""}),...r.map(({name:b,title:x})=>d("o\
ption","",i(x),{value:b})));let h=Object.entries(o).map(([b,x])=>{let A=ue("checkbox",{name:b});return{name:b,box:A,label:Yt(A,i(x))}}),f=ue("checkbox",{});f.checked=
a;let g=d("fieldset");g.append(d("legend","",i("Lock")),...h.map(({label:b})=>b));let m=d("p","gp-class-said","",{role:"status"});u.append(d("h3","",i("A class")),
d("p","",i("Everybody who opens the link begins with what this page is set to now.")),Qt(i("Your name"),c),Qt(i("Lesson"),p),g,a?Yt(f,i("Gather the predictions \
in a room")):d("p","",i("This server has no rooms: predictions are not gathered.")),d("button","gp-class-make",i("Make the link"),{type:"submit"}),m),l.replaceChildren(
u);let v=h.find(({name:b})=>b==="lesson"),k=()=>{v.box.disabled=!p.value,p.value||(v.box.checked=!1)};p.addEventListener("change",k),k(),u.addEventListener("sub\
mit",b=>{b.preventDefault(),oo(c.value),oe(m,""),t("made",{...pe(),by:c.value,lesson:p.value,room:a&&f.checked,locks:h.filter(({box:x})=>x.checked).map(({name:x})=>x)})}),
s("value",()=>{let b=JSON.parse(e.value||"null");b&&oe(m,b.kind==="refused"?i(b.text):i("The link is at the top of the page."))})}function Yt(n,e){let t=d("labe\
l");return t.append(n," ",e),t}function Qt(n,e){let t=d("label","gp-class-field");return t.append(d("span","",n),e),t}function so(){try{return localStorage.getItem(
Xt)||""}catch{return""}}function oo(n){try{localStorage.setItem(Xt,n)}catch{}}var ut=matchMedia("(min-width: 1200px)"),en=matchMedia("(max-width: 1359px)"),tn="generation-playground.knobs-open",nn=null,sn=n=>document.getElementById(n==="k\
nobs"?"knobs":`drawer-${n}`),he=()=>document.body.dataset.drawer||"";function pt(n){he()!==n&&(nn=document.activeElement,Fe(n)),sn(n)?.querySelector(".gp-drawer\
-title")?.focus({preventScroll:!0})}function ke(){if(!he())return;let n=sn(he())?.contains(document.activeElement);Fe(""),n&&nn?.focus({preventScroll:!0})}function ht(){
ut.matches||ke()}function on(){en.matches&&he()&&Fe("",!1)}function Fe(n,e=!0){n?document.body.dataset.drawer=n:delete document.body.dataset.drawer,rn();try{e&&
ut.matches&&localStorage.setItem(tn,n==="knobs"?"yes":"no")}catch{}}function rn(){for(let n of document.querySelectorAll("[data-drawer]:not(body)"))n.setAttribute(
"aria-expanded",String(n.dataset.drawer===he()))}function an(){document.addEventListener("click",n=>{let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.
drawer===he()?ke:()=>pt(t.dataset.drawer))():e.closest(".gp-drawer-close")&&ke()}),document.addEventListener("keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)
return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&ke()})}function ln({element:n}){se(n),rn();try{let e=!en.matches||
!document.body.hasAttribute("data-lesson");ut.matches&&e&&!he()&&localStorage.getItem(tn)==="yes"&&Fe("knobs")}catch{}}function q(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var cn="#seed-row",ro={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",cn],lesson:[]};function ft(n,e,t){for(let[s,o]of Object.entries(ro))for(let r of o){let a=document.querySelector(r);a&&io(a,n.includes(s)&&(t||r!==cn),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function io(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var We=10;function un(n,e){let t=d("div","gp-class-chart"),s=n.options.length?ao(n):lo(n.numbers),o=s.some(({model:c})=>typeof c=="number"),r=d("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(c=>d("th","",c,{scope:"col"})));let a=d("table"),l=d("thead");l.append(r);let u=d("tbody");for(let{label:c,chosen:p,
model:h,cameOut:f}of s){let g=d("tr",f?"gp-class-out":""),m=d("th","",null,{scope:"row"});f&&m.append("✓ ",d("span","gp-hidden",`${i("came out:")} `)),m.append(
c);let v=n.answered?p/n.answered:0;g.append(m,dn("gp-class-ours",v,`${we(p)} · ${at(v)}`)),o&&g.append(dn("gp-class-model",h,at(h))),u.append(g)}return a.append(
l,u),t.append(a,...co(n,e).map(c=>d("p","",c))),t}function ao({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n!=="answers"&&
typeof o=="string"?$e(o):i(o),chosen:a,model:r,cameOut:s===t}))}function lo(n){let e=[...new Set(n)];if(e.length<=We)return e.map(r=>({label:ye(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/We;return Array.from({length:We},(r,a)=>{let l=t+a*o,u=c=>Math.min(We-1,Math.floor((c-t)/o))===a;return{label:i(
"{from} to {to}",{from:ye(l),to:ye(l+o)}),chosen:n.filter(u).length}})}var ye=n=>je(Number(n.toPrecision(3)));function co({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:ye(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:ye(e),outcome:ye(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:Je(s,r),models:Je(o,r),unit:i(r)})),a}function pn(n,e){if(!n||n.questions<2)return"";let t={count:we(n.questions),
ours:Je(n.class,e),models:Je(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var Je=(n,e)=>zt(Vt(n,
e),2).replace("-0.00","0.00").replace("-","−");function dn(n,e,t){let s=d("td"),o=d("div",`gp-class-bar ${n}`),r=d("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,d("span","",t)),s}var hn=12,Ge=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",i("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let t=d("div","gp-class-line");t.append(d("p","",e,{role:"status"}),Z("✕",()=>this.hide(),"gp-class-plain")),t.lastElementChild.
setAttribute("aria-label",i("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){return t.length?i("Locked by {by}: {parts\
}.",{by:i(e),parts:t.map(s=>i(this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=d("div","gp-class-line");s.append(d("b","",e.room?i("Room {code}",{code:e.room.
code}):i("Your class"))),t&&s.append(d("span","",Q(t.pupils,"{count} pupil","{count} pupils")));let o=Z(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-\
toggle"),r=Z(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),a=e.room?ct(i("Close the room"),i("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):Z(i("Close"),()=>this.actions.close(),"gp-class-close"),l=t?.people.length?[Z(i("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(d("span","gp-class-gap"),...l,o,r,a);let u=t?[this.peoplePart(t),this.questions(t,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...u)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let t=d("ul","gp-class-people");return t.append(...e.map(({id:s,name:o},r)=>{let a=o||i("Pupil {number}",{number:r+1}),l=d("li","",a),u=ct(i("Remove"),i("Remove\
 {name}?",{name:a}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return u.setAttribute("aria-label",i("Remove {name}",{name:a})),l.append(
" ",u),l})),t}openPeople(e){this.peopleAreOpen=e;let t=this.root.querySelector(".gp-class-people");t&&(t.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:t,locks:s,needs:o,seeded:r,room:a,lesson:l}){let u=d("div","gp-class-link");t&&u.append(d("img","gp-class-qr",null,
{src:t,alt:i("QR code of the link")}));let c=d("div","gp-class-words"),p=ue("text",{readonly:"","aria-label":i("Link"),value:e});p.addEventListener("focus",()=>p.
select());let h=d("span","","",{role:"status"}),f=d("div","gp-class-address");f.append(p,Z(i("Copy"),async()=>oe(h,await ho(p)?i("Copied."):i("Press Ctrl+C (⌘C)\
."))),h),c.append(f),a&&c.append(d("p","gp-class-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));let g=[!t&&i("This link is too l\
ong for a QR code. With a room it is short."),po(e)&&i("This address works on this computer only. Open the page by the computer’s address in the network, and ma\
ke the link there."),s.length>0&&i("Locked: {parts}.",{parts:s.map(m=>i(this.parts[m])).join(", ")}),o.length>0&&i("The lesson asks to change what is locked: {p\
arts}.",{parts:o.map(m=>i(this.parts[m])).join(", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return c.
append(...g.filter(Boolean).map(m=>d("p","gp-class-note",m))),u.append(c),u}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-p\
rojected",e);let t=this.root.querySelector(".gp-class-size");t&&oe(t,e?i("Smaller"):i("Large")),e&&t?.focus({preventScroll:!0})}drawPupil(e,t,{name:s,note:o}){let r=d(
"div","gp-class-line");r.append(d("b","",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(d("span","",i("Room {code}",{code:e.room})));let a=this.
lockWords(e.named,e.locks);if(a&&r.append(d("span","",a)),e.room){let u=ue("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you li\
ke"),"aria-label":i("Your name, if you like")});u.className="gp-class-name",u.addEventListener("change",()=>this.actions.rename(u.value)),r.append(u)}r.append(d(
"span","gp-class-said",o,{role:"status"}),d("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(Z(i("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(Z(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,t){let s=d("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&
s.append(d("p","gp-class-note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, appear here."))),s.append(...o.slice(0,hn).
map(l=>this.question(l,e,t)));let r=o.length-hn;r>0&&s.append(d("p","gp-class-note",Q(r,"{count} earlier question.","{count} earlier questions.")));let a=pn(e.mean,
this.unit);return a&&s.append(d("p","gp-class-mean",a)),s}question(e,{pupils:t,people:s},o){let{key:r,kind:a,title:l,context:u,answered:c,revealed:p}=e,h=d("art\
icle","gp-class-question"),f=d("div","gp-class-line"),g=d("h3");if(g.append(i(l)),u&&g.append(" ",d("q","gp-class-context",r.startsWith("token/")?`…${u}`:i(u))),
f.append(g,d("span","gp-class-count",i("{answered} of {pupils} answered",{answered:c,pupils:t}))),o&&!p){let v=this.looksEarly.has(r);f.append(Z(v?i("Hide the b\
ars"):i("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),Z(i("Reveal to all"),()=>this.actions.
reveal(r),"gp-class-reveal"))}h.append(f);let m=o?s.filter(({name:v})=>v):[];if(m.length){let v=new Set(e.answered_by);h.append(d("p","gp-class-names",m.map(({id:k,
name:b})=>v.has(k)?`✓ ${b}`:b).join(", ")))}return o&&!p&&["number","written"].includes(a)&&h.append(d("p","gp-class-note",i("Make the run of this step on you\
r page before you reveal: it shows what came out."))),(p||o&&this.looksEarly.has(r))&&h.append(un(p?e:uo(e),this.unit)),h}keepingFocus(e){let t=this.root.contains(
document.activeElement)?document.activeElement:null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=
r,a.focus({preventScroll:!0});return}let s=t?t.tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(
s)].indexOf(t):-1;e(),t&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},uo=n=>({...n,outcome:null,class_score:null,model_score:null}),po=n=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(n,location.href).hostname);async function ho(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.
focus(),n.select(),document.execCommand("copy")}}var fo={teacher:1e3,pupil:3e3},gt="generation-playground.pupil",mt="generation-playground.pupil-name";function mn({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,u="",c=0,p=!1,h=new Ge(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",pe()):k(),reveal:w=>t("revealed",{...pe(),question:w}),
remove:w=>t("removed",{...pe(),pupil:w}),rename:w=>{wt("localStorage",mt,w),E()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>A()}),f={made:w=>{v("\
teacher",w),w.room&&De(w.room),w.room&&w.lesson&&!p&&(ke(),g(w.lesson,1)),p=!1},arrived:w=>{v("pupil",w),ft(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&g(w.
lesson,w.step)},taken:()=>x(i("Your prediction is in.")),full:()=>x(i("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>b(i("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:w})=>b(i(w)),gone:()=>{p=!1,r&&b(i("This\
 room is closed.")),De(null)},closed:()=>{De(null),k()},left:()=>k()};s("value",()=>{let w=JSON.parse(e.value||"null");w&&f[w.kind](w)});let g=(w,C)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:w,step:C}})),m=w=>document.dispatchEvent(new CustomEvent("gp-class-news",{detail:{revealed:w}}));function v(w,C){
m(w==="pupil"&&C.room?[]:null),[r,a,l,u]=[w,C,null,""],A(),S()}function k(){r="",m(null),clearTimeout(c),ft([],"",!1),h.hide()}function b(w){k(),h.tell(w)}function x(w){
u=w,A()}function A(){r==="teacher"?h.drawTeacher(a,l):r==="pupil"&&h.drawPupil(a,l,{name:bt("localStorage",mt),note:u})}async function S(){clearTimeout(c);let[w,
C]=[r,r==="teacher"?a.room?.code:a?.room];if(!w||!C)return;let P=w==="teacher"?{key:a.room.key}:{pupil:fn()};if(!document.hidden||w==="teacher")try{let B=new URLSearchParams(
{code:C,...P,seen:String(l?.version??0)}),M=await fetch(`class-room?${B}`);if(r!==w)return;if(M.status===200){let D=await M.json();if(D.gone||D.removed){D.removed&&
wt("sessionStorage",gt,""),f[D.gone?"gone":"removed"]();return}l=D,A(),w==="pupil"&&m(D.questions.filter(F=>F.revealed).map(({key:F})=>F))}}catch{}clearTimeout(
c),c=window.setTimeout(S,fo[w])}let E=()=>t("joined",{pupil:fn(),name:bt("localStorage",mt)});document.addEventListener("gp-predicted",w=>{r==="pupil"&&a.room&&
t("answered",w.detail)}),document.addEventListener("gp-large-class",()=>r==="teacher"&&h.enlarge(!0)),q(w=>{let C=w.log("main");C.subscribe(n,()=>{h.unit!==C.unit&&
(h.unit=C.unit,A())})}),dt().code&&!new URLSearchParams(location.search).has("room")&&(p=!0,t("resumed",pe()))}function fn(){let n=bt("sessionStorage",gt)||Array.
from(crypto.getRandomValues(new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return wt("sessionStorage",gt,n),n}function bt(n,e){try{return window[n].
getItem(e)||""}catch{return""}}function wt(n,e,t){try{window[n].setItem(e,t)}catch{}}var H=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}take(e){return e<this.newest?!1:(this.isNew=e>this.newest,this.newest=e,this.recorded=!1,
!0)}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" ");return this.take(Number(s))?(this.recorded=o==="recorded",(e||"").slice(t+1)):null}};var kn=2e3,gn=25e3,Ue=150,mo=5e3,go=2500,bo=250,wo=410,bn="generation-playground.browser",kt=new Map,wn=0,Te=!1;function Ke(n,{lines:e,lost:t}){kt.set(n,{lines:e,
lost:t})}function He(n){document.dispatchEvent(new CustomEvent("gp-connection",{detail:n}))}function yn({props:n,trigger:e,watch:t}){let s=new H;t("value",()=>{
let o=s.unstamp(n.value);o&&s.isNew&&new yt(o,e).follow()})}var yt=class{constructor(e,t){this.key=e,this.trigger=t,this.next=0,this.rest="",this.of=null,this.ended=
!1,this.broken=!1,this.collected=-1/0,this.collecting=null,this.silentSince=performance.now(),this.told=!1}async follow(){let e=0;for(;!this.ended;){let t=this.
next,s=performance.now();try{let o=await this.connect();if(o===wo)return this.lose();if(o!==200)throw new Error(`status ${o}`);e=Te||performance.now()-s<Ue&&this.
next===t?Ue:0}catch{e=Math.min(mo,Math.max(Ue,2*e)),!this.told&&performance.now()-this.silentSince>go&&(this.told=!0,He({severity:"busy",message:i("The connecti\
on to the server is lost. The rest of the run follows once it is back."),fix:""}))}!this.ended&&e&&await vo(e)}}async connect(){let e=new AbortController,t=new URLSearchParams(
{key:this.key,from:String(this.next),browser:yo(),...Te&&{poll:"1"}}),s=!1,o=setTimeout(()=>e.abort(),Te?gn:kn);try{let r=await fetch(`live-log?${t}`,{signal:e.
signal,cache:"no-store"});if(r.status!==200)return r.status;let a=r.body.getReader(),l=new TextDecoder;for(this.rest="";;){let{done:u,value:c}=await a.read();if(u)
return 200;clearTimeout(o),o=setTimeout(()=>e.abort(),gn),s=!0,wn=0,this.heard(),this.take(l.decode(c,{stream:!0}))}}catch(r){throw!s&&e.signal.aborted&&!Te&&await ko()&&
(Te=++wn>1),r}finally{clearTimeout(o),e.abort()}}heard(){this.silentSince=performance.now(),this.told&&(this.told=!1,He(null))}take(e){let t=this.rest+e,s=0,o=0;
for(let r=t.indexOf(`
`);r>=0;o=r+1,r=t.indexOf(`
`,o)){if(r===o){s===o&&(s+=1);continue}this.next+=1,t.startsWith('{"log":',o)&&(this.hand(t.slice(s,o)),this.act(t.slice(o,r)),s=r+1)}this.hand(t.slice(s,o)),this.
rest=t.slice(o)}hand(e){!e||!this.of||this.unread(kt.get(this.of.name)?.lines(e,this.of.turn)??0)}act(e){let t;try{t=JSON.parse(e)}catch(s){return console.warn(
"Generation Playground: a line of the log was skipped.",s,e.slice(0,200)),this.unread(1)}t.log==="of"&&(this.of=t),t.log==="news"&&this.collect(),t.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=setTimeout(()=>{this.collecting=null,
this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+bo-performance.now())))}unread(e){!e||this.broken||(this.broken=
!0,He({severity:"error",message:i("Part of this run arrived damaged and is missing below."),fix:i("Run it again."),again:!0}))}lose(){this.ended=!0,this.told=!1;
for(let{lost:e}of kt.values())this.of&&e?.(this.of.turn);He({severity:"error",message:i("The server no longer has this run: it was restarted, or you were away f\
or too long. What is shown below stays."),fix:i("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};async function ko(){try{return(await fetch("l\
ive-log",{cache:"no-store",signal:AbortSignal.timeout(kn)})).ok}catch{return!1}}var fe="";function yo(){if(fe)return fe;fe=Math.random().toString(36).slice(2);try{
fe=localStorage.getItem(bn)||fe,localStorage.setItem(bn,fe)}catch{}return fe}var vo=n=>new Promise(e=>setTimeout(e,n));function vn({props:n,trigger:e,watch:t},{kind:s,name:o=`${s}-log`,opens:r,first:a=`${s}-progress`}){let l=new H,u;q(c=>{let p=()=>{u!==l.newest&&(u=l.newest,requestAnimationFrame(
()=>requestAnimationFrame(()=>xo(a))))};t("value",()=>{let h=l.unstamp(n.value);h!==null&&(c.feedGroup(s,h,l.newest),h&&p())}),Ke(o,{lines(h,f){if(!l.take(f))return 0;
let g=c.appendGroup(s,h,f);return p(),g},lost(h){h===l.newest&&c.group(s).lose()}}),r&&(c.group(s).answers.open=({entry:h})=>e("open",{entry:h}))})}function xo(n){
let e=document.getElementById(n);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefers-reduced-motion: reduce)").matches;
e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function xn({props:n,trigger:e,watch:t}){let s=new H;q(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:l})=>{e("lane",{do:a,id:l}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}var Sn=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,ee=(n,e)=>JSON.stringify(n,Sn)===JSON.stringify(
e,Sn);function K(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function ae(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function ve(n,e,t,s=()=>null){let o=d("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(ae(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let u=ae(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof u!="number")return;let c=Number((u+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,c))),t(ae(o.value))}),o}function Pe(n,e,t,s){let o=d("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,u])=>{let c=d("input",null,null,{type:"radio",name:n,value:u});c.addEventListener("change",()=>s(l));let p=d("label");
return p.append(c,d("span",null,u)),o.append(p),c});return{element:o,show:l=>{let u=t.findIndex(([c])=>ee(c,l));return r.forEach((c,p)=>{c.checked=p===u}),u>=0}}}
var En=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=Pe(e,t,o,s);return{element:r,show:a,showDefault(){}}},
vt=(n,{id:e,change:t})=>{let s=d("div","kp-number"),o=n.default,r=ve(n,{id:e},u=>{l(u),t(u)},()=>o);s.append(r);let a=n.slider_minimum===null?null:d("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(u){a&&(a.classList.toggle("kp-off",typeof u!=
"number"),a.value=typeof u=="number"?u:o??n.slider_minimum)}return{element:s,label:e,show(u){r.value=u===void 0?"":String(u),l(u)},showDefault(u){o=typeof u=="n\
umber"?u:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},Ln=(n,{id:e,change:t})=>{let s=d("select","kp-select",null,{id:e}),o=d("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>d("option",null,K(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(u=>ee(u,a));a!==void 0&&l<0&&(r=d("option",null,K(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:K(a)})}}},On=(n,{
id:e,change:t})=>{let s=d("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":K(o,1/0)},showDefault(){}}};var xe=window.GenerationPlaygroundKnobs;function So(n,e,t){let s=d("div","kp-editor"),o=d("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=d("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=d("span","kp-faint",""),l,u=!1,c=h=>{u=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{u?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):c(
!1):(o.value=p(l),c(!0)),(u?o:r).focus()}),s.append(t.element,o,a),c(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let f=t.show(h);!u&&f===!1&&c(!0),u&&
(o.value=p(h))}}}function Se(n){return(e,t)=>{let s=null;return s=So(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var Cn=Se(()=>({element:d("div"),show:n=>n===
void 0,showDefault(){}})),Eo={n:`
`,t:"	",r:"\r","\\":"\\"},Ne=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):Eo[t]),Lo=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function Tn(n,e){let t=d("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>Ne(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=d("div","kp-line"),u=d("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});u.value=Lo(a);let c=d("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=d("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let f=Ne(u.value);c.replaceChildren(),(f!==f.trim()||f!==u.value)&&rt(c,f),p.hidden=!u.value,u.
value&&l===t.lastElementChild&&r("")};u.addEventListener("input",()=>{h(),o()}),u.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(u,c,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var Pn=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),Nn=(n,{change:e})=>{let t=Tn({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=d("div","kp-editor");return s.append(t.element,d("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:Pn(o)?o:[K(o,1/0)])},showDefault(){}}},qn=Se((n,{id:e,change:t})=>{
let s=d("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(u=>ae(u.value));t(l.every(u=>u===void 0)?void 0:l.map(u=>u??null))},a=o.map(([l,u,c,p])=>{let h=ve(c,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(d("label",null,u,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((u,c)=>{u.value=
l===void 0?"":l[c]??""}),!0)},showDefault(){}}});function Oo(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=d("select",
"kp-select",null,{id:e});return r.append(d("option",null,i("not set ({value})",{value:K(n.default)}),{value:""})),r.append(...o.map((a,l)=>d("option",null,K(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(u=>ee(u,a));return r.value=a===void 0||
l<0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=d("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let u=d("inp\
ut",null,null,{type:"checkbox",value:l}),c=d("label",null,"");return u.addEventListener("change",t),c.append(u," "+l),o.append(c),u}),a=()=>r.filter(l=>l.checked).
map(l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let u of r)u.checked=l?.[u.value]===!0;return l===void 0||ee(
l,Object.fromEntries(a()))}}}if(n.kind==="ints"){let o=d("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener(
"input",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(ae);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):
r??"",r===void 0||Array.isArray(r)}}}let s=ve(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>ae(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var _n=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),Mn=Se(
(n,{id:e,nameId:t,change:s})=>{let o=d("div","kp-editor"),r=d("div","kp-fields"),a=null,l=[],u=[[void 0,i("not set")],...n.forms.map(k=>[k.name,n.forms.length>1?
i(k.name):i("set")])],c=Pe(`${e}-form`,t,u,k=>{h(k),g(),m()}),p=d("p","kp-faint","");o.append(c.element,p,r);function h(k){a=n.forms.find(b=>b.name===k)||null,c.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let b of a?a.fields:[]){let x=Oo(b,`${e}-${b.name}`,m),A=d("label",null,b.name+
(b.required?" *":""),{for:`${e}-${b.name}`});A.title=i(b.meaning),r.append(A,x.element,d("p","kp-faint",i(b.meaning))),l.push([b,x]),b.kind==="ints"&&b.required&&
f(x)}}function f(k){let b=d("button","kp-link",i("Draw new keys"),{type:"button"});b.addEventListener("click",()=>{k.show(_n(30)),m()}),r.append(b)}function g(){
for(let[k,b]of l)k.required&&b.show(k.kind==="ints"?_n(30):k.default??5)}function m(){if(!a)return s(void 0);let k=l.map(([b,x])=>[b.name,x.read()]);return s(Object.
fromEntries(k.filter(([,b])=>b!==void 0)))}let v=k=>k!==null&&typeof k=="object"&&!Array.isArray(k);return{element:o,show(k){if(k===void 0)return h(void 0);if(!v(
k))return!1;let b=Object.keys(k),x=E=>E.fields.filter(w=>b.includes(w.name)).length,S=n.forms.find(E=>E.fields.some(w=>w.required&&w.kind==="choice"&&w.choices.
includes(k[w.name])))||n.forms.reduce((E,w)=>x(w)>x(E)?w:E);return x(S)<b.length?!1:(h(S.name),l.every(([E,w])=>w.show(k[E.name])))},showDefault(){}}}),In=Se((n,{
id:e,nameId:t,change:s})=>{let o=d("div","kp-editor"),r=d("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer\
 numbers",{name:n.name}),autocomplete:"off"}),a=d("p","kp-faint",""),l=Pe(e,t,[[void 0,i("not set")],["low","low"],["high","high"],["list",i("layers")]],c=>{r.hidden=
c!=="list",c==="list"&&r.focus(),s(c==="list"?u():c)}),u=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(ae);return c.length?c:void 0};return r.addEventListener(
"input",()=>s(u())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(c){let p=Array.isArray(c);return!p&&!l.show(c)?!1:(p&&(l.show("list"),r.value=c.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:c}){a.textContent=c?i("This model has {count} layers; 0 is the input of the first.",{count:c}):""}}}),An={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},Bn=(n,{id:e,nameId:t,change:s})=>{let o=d("div",
"kp-editor"),r=Pe(e,t,[[void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],v=>{f(v),m()}),a=Tn({one:i("choice"),another:i(
"another choice"),remove:i("Remove this choice")},()=>m()),l=d("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"\
false",autocomplete:"off","aria-label":i("Regular expression that the whole text must match")}),u=d("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(
An,null,2),spellcheck:"false","aria-label":i("JSON schema")}),c=d("button","kp-link",i("Use an example"),{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[
u,c]},h;function f(v){h=v,r.show(h);for(let[k,b]of Object.entries(p))for(let x of b)x.hidden=k!==h}function g(){if(h==="regex")return l.value||void 0;if(h==="ch\
oices"){let v=[...a.element.querySelectorAll("input")].map(k=>Ne(k.value)).filter(Boolean);return v.length?v:void 0}if(u.value.trim())try{return JSON.parse(u.value)}catch{
return u.value}}function m(){let v=h&&g();s(v===void 0?void 0:{[h]:v})}return l.addEventListener("input",m),u.addEventListener("input",m),c.addEventListener("cl\
ick",()=>{u.value=JSON.stringify(An,null,2),m()}),o.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:o,show(v){let[k,b]=Object.entries(
v||{})[0]||[];f(k in p?k:void 0),k==="choices"&&a.show(Pn(b)?b:[]),k==="regex"&&(l.value=K(b,1/0)),k==="json_schema"&&(u.value=typeof b=="string"?b:JSON.stringify(
b,null,2))},showDefault(){}}};var St=n=>Number.isInteger(n)&&n>=0,re=n=>Array.isArray(n)&&n.length>0&&n.every(St),Ee=(n,e)=>Array.isArray(n)&&n.every(e),Le=n=>({options:[[n]]}),Rn=n=>({options:[
n]}),jn={token:{single:!0,flat:!0,read:n=>St(n)?[Le(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>St(n)?[Le(n)]:re(n)?n.map(Le):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>re(n)?n.map(Le):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>Ee(
n,re)?n.map(Rn):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>Ee(n,e=>Array.isArray(e)&&e.length===2&&re(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>Ee(n,e=>re(e)||Ee(e,re))?n.map(e=>({options:re(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>Ee(n,e=>e&&(re(e.phrase)||Ee(e.any_of,re)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function xt(n,e,t,s){let o=d(n,"\
kp-token",null,s),r=d("span","kp-piece");return t!==void 0&&it(r,t),o.append(r,d("span","kp-id",String(e))),o}function _o(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return re(e)&&e.every(Number.isSafeInteger)?e:null}async function Ao(n,e){let t=Ne(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let u=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&ee(a[0],a[1])&&(u=[{when:i("everywhere"),tokens:a[0]}]);let c=_o(n),p=c?
await e.textsOf(c):[];if(c){let h=c.map(f=>[f,e.texts.get(f)]);u.unshift({when:c.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:u.filter(
h=>h.tokens.length),unknown:p}}function Co(n,{id:e,change:t,panel:s}){let o=jn[n.editor],r=d("div","kp-editor"),a=d("ul","kp-rows"+(o.flat?" kp-flat":"")),l=d("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),u=d(
"p","kp-faint",""),c=d("div","kp-offers",null,{"aria-live":"polite"});r.append(a,u,l,c);let p=[],h=null,f=0,g=null,m=()=>t(p.length?o.write(p):void 0);function v(S){
if(o.single)p=[Le(S[0][0])];else if(o.flat){let E=new Set(p.map(w=>w.options[0][0]));for(let w of S.flat())E.has(w)||p.push(Le(w))}else if(h)h.options.push(...S);else
for(let E of S)p.push(o.biased?{options:[E],bias:5}:Rn(E));h=null,l.value="",c.replaceChildren(),x(),m(),l.focus()}async function k(){let S=++f;if(!l.value)return c.
replaceChildren();let{ways:E,unknown:w,problem:C}=await Ao(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(S!==f)return null;
if(c.replaceChildren(),C)return c.append(d("p","kp-faint",C));for(let M of E)c.append(b(M));let P=E.some(M=>M.tokens.length>1);if(!o.flat&&!o.alternatives&&E.length===
2){let M=d("button","kp-button",i("Add both"),{type:"button"});M.addEventListener("click",()=>v(E.map(D=>D.tokens.map(([F])=>F)))),c.append(M)}let B=w.length?[i(
"The model has no token {ids}.",{ids:w.join(", ")})]:[];return E.some(M=>M.alone)&&B.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&P&&B.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
B.length&&c.append(d("p","kp-faint",B.join(" "))),null}function b(S){let E=d("div","kp-offer");E.append(d("span","kp-when",S.when));let w=d("span","kp-chips");for(let[
C,P]of S.tokens)if(!o.flat)w.append(xt("span",C,P));else{let B=P===void 0?i("Add token {id}",{id:C}):i("Add token {id}: {text}",{id:C,text:Kt(P)}),M=xt("button",
C,P,{type:"button","aria-label":B});M.addEventListener("click",()=>v([[C]])),w.append(M)}if(E.append(w),!o.flat){let C=d("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:S.when})});C.addEventListener("click",()=>v([S.tokens.map(([P])=>P)])),E.append(C)}return E}l.addEventListener(
"input",()=>{clearTimeout(g),g=setTimeout(k,120)}),l.addEventListener("keydown",S=>{S.key==="Enter"?(S.preventDefault(),clearTimeout(g),k().then(()=>c.querySelector(
"button")?.click())):S.key==="Escape"&&(S.stopPropagation(),l.value="",h=null,c.replaceChildren(),x())});function x(){a.replaceChildren(...p.map(A)),a.hidden=p.
length===0,u.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",u.hidden=!h;let S=p.flatMap(E=>E.options.flat()).filter(E=>!s.texts.
has(E));S.length&&s.textsOf(S).then(()=>{S.some(E=>s.texts.has(E))&&x()},()=>{})}function A(S,E){let w=d("li","kp-row");S.options.forEach((B,M)=>{M&&w.append(d(
"span","kp-or",i("or")));let D=d("span","kp-chips");for(let F of B)D.append(xt("span",F,s.texts.get(F)));w.append(D)});let C=S.options[0].map(B=>s.texts.get(B)??
B).join("").trim();if(o.biased){let B=ve({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:C}),value:""},M=>{S.bias=M,m()});B.value=S.bias??"",w.append(
d("span","kp-faint",i("bias")),B)}if(o.alternatives){let B=d("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:C})});
B.addEventListener("click",()=>{h=S,x(),l.focus()}),w.append(B)}let P=d("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:C})});return P.
addEventListener("click",()=>{p.splice(E,1),h===S&&(h=null),x(),m(),l.focus()}),w.append(P),w}return{element:r,label:e,show(S){let E=S===void 0?[]:o.read(S);return E===
null?!1:(p=E,h=null,x(),!0)},showDefault(){},modelChanged:x}}var $n=Object.fromEntries(Object.keys(jn).map(n=>[n,Se(Co)]));var qe={...$n,switch:En,number:vt,slider:vt,choice:Ln,text:On,strings:Nn,decay:qn,fields:Mn,layers:In,structure:Bn};var Et=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],Oe=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",_e={error:"✕",warning:"▲",info:"ℹ"},Ae=n=>n.split(/(?<=_)/).flatMap(e=>[e,d("wbr")]),Ve=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=d("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(qe[e.editor]||Cn)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=d(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...Ae(e.name)),this.source=d("span","kp-source"),this.standard=d("span","kp-standard"),this.back=d("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=d("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=d("div","kp-head"),u=d("span","kp-\
tools");u.append(this.control.beside||"",this.back,a),l.append(r,this.source,u),this.notes=d("div","kp-notes",null,{role:"status"}),this.idle=d("span","kp-idle");
let c=d("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});c.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,c);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=d("div","kp-help",null,
{hidden:""}),this.help.append(d("p",null,i(t.explanation)));let s=To(t);if(s&&this.help.append(d("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(d("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(d("p",null,i(o)));
if(t.paper){let o=d("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=d("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=Oe(o)&&Et(o),this.source.title=Oe(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let u=e.state.base[s],c=o==="changed"||u!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!c,this.back.textContent=c?"↺":"×";let[p,h]=this.wayBack(
c,u);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):K(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>Lt(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function Lt(n,e){let t=d("div",`kp-note k\
p-${n.severity}`);t.append(d("span","kp-sign",_e[n.severity],{"aria-hidden":"true"}));let s=d("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(d("strong",null,i(n.fix))," "),o){let a=d("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=d("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function To(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var Po=["switch","choice"];function No(n,{id:e,change:t}){if(n.slider_minimum===null)return qe.number(n,{id:e,change:t});let s=d("span","kq-number"),o=d("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=d("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),u(),t(l)});function u(){let c=l===void 0?a:l;r.textContent=c==null?"–":String(c),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(c){l=c,o.value=String(typeof c=="number"?c:a??n.slider_minimum),u()},showDefault(c){
a=typeof c=="number"?c:null,l===void 0&&this.show(void 0)}}}function qo(n,{id:e,panel:t}){let s=d("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{pt("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):K(o,18)},showDefault(){}}}var Ot=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?No:Po.includes(t.editor)?qe[t.editor]:qo;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=d(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=d("span","kq-sign","",{"aria-hidden":"true"}),this.element=d("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...Ae(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?_e[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=Oe(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},ze=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new Ot(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${_e[s?"error":"warning"]} ${t.length}`:""}};var Me=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Dn(n,e){let t=Me(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var Mo=(n,e)=>n.every(t=>Me(e).join(" ").includes(t));function Fn(n,e){let t=Me(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:c})=>c.some(p=>Dn(t,p)),o=xe.absent.filter(({words:c})=>c.includes(t.join(" "))),r=xe.elsewhere.filter(s),a=e.filter(c=>[c.name,c.group,i(c.group),...c.synonyms].
some(p=>Dn(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=c=>[c.group,c.meaning,c.explanation],u=c=>[c.name,...c.synonyms,...l(c),
...l(c).map(p=>i(p))].join(" ");return{knobs:e.filter(c=>Mo(t,u(c))),beside:r,absent:o}}function Wn({text:n,id:e,inside:t}){let s=d("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=d("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let u=o(e)?.querySelector("input, texta\
rea, select");return!u?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(u?.scrollIntoView({block:"center"}),u?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var Io=150,_t=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=xe.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==
this.text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.
clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.
viewsOf(s))ee(t.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.
get(e)].filter(Boolean)}change(e,t,s){t===void 0?delete this.state.set[e]:this.state.set[e]=t,this.state.kept=this.state.kept.filter(o=>o!==e);for(let o of this.
viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.ask(),Io)}apply(e,t){for(let[s,o]of Object.entries(
e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.kept.
filter(s=>!(s in e)),this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.apply({[e]:t[e]!==void 0&&
!ee(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...t].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:t}=this.state;this.apply(Object.fromEntries(t.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?ee(s[e],t[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=Bo(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){
this.verdict=t;for(let s of this.rows.values())s.judged(t);this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){
let t=this.chosen.model,s=JSON.parse(await this.server.split_words(JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())
this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.
parse(await this.server.split_words(JSON.stringify({model:t,ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||
[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),this.basic=d("section","kp-basic",null,{"aria-label":i("The kno\
bs that matter most")});for(let s of this.knobs)s.basic&&this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of xe.groups){let o=this.knobs.
filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=d("details","kp-group kp\
-effective");let t=d("summary",null,i("Effective config"));this.effectiveTable=d("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener(
"toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Ve(this,this.byName.get(e))),
this.rows.get(e)}buildGroup(e,t,s){let o=d("details","kp-group",null,{"data-group":e}),r=d("summary",null,i(e)),a=d("span","kp-count");r.append(a);let l=d("div",
"kp-body");o.append(r,l);let u={element:o,count:a,knobs:t,fill:()=>{if(l.childElementCount)return;s.length&&l.append(u.above=this.buildAbove(s));let c=t.filter(
p=>p.managed_because);for(let p of t)p.managed_because||l.append(this.row(p.name).element);for(let p of c){let h=d("p","kp-meaning kp-managed",null,{"data-knob":p.
name});h.append(d("code",null,p.name)," "+i(p.managed_because)),l.append(h)}}};return o.addEventListener("toggle",()=>{o.open&&u.fill(),this.verdict&&this.summarise()}),
this.groups.set(e,u),o}buildAbove(e){let t=d("p","kp-meaning kp-above",i("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=d("button","kp-lin\
k kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:s})});r.append(...Ae(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),
t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();
let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-foun\
d"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){let e=d("div","kp-search",null,{role:"search"});return this.search=d("input",null,
null,{type:"search",placeholder:i("Search {count} knobs",{count:this.knobs.length}),"aria-label":i("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.
name}-search`}),this.found=d("span","kp-faint","",{role:"status"}),this.beside=d("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.
filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){
let e=Me(this.search.value).length>0,{knobs:t,beside:s,absent:o}=Fn(this.search.value,this.knobs),r=c=>t.includes(c),a=c=>{let p=this.rows.get(c.name)?.element||
this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=!r(c))};this.knobs.filter(c=>c.basic).forEach(a);for(let c of this.groups.values()){let p=c.
knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.forEach(a),c.above&&(c.above.hidden=e),c.element.hidden=!p,e?c.element.open=p:c.wasOpen!==
void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let l=s.length||o.length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),
u=Q(t.length,"{count} knob","{count} knobs");this.found.textContent=e?t.length?u:l:"",this.beside.replaceChildren(...s.map(Wn),...o.map(({text:c})=>d("p","kp-fa\
int",i(c)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=d("div","kp-summary"),this.general=d("div","kp-notes",null,{role:"status"}),
this.headline=d("p","kp-headline",""),this.chips=d("div","kp-differing");let e=d("div","kp-foot");return this.toPreset=d("button","kp-link",i("Reset to the pres\
et"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=d("button","kp-link",i("Use the model's defaults"),
{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,
e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.verdict,o=e.length?Q(e.length,"{count} knob differs from the model's defaults:","{\
count} knobs differ from the model's defaults:"):i("No knobs differ from the model's defaults."),r=i(s),a=d("strong",null,r[0].toUpperCase()+r.slice(1),{title:i(
"The strategy that these settings choose")});this.headline.replaceChildren(a,` · ${o}`),this.chips.replaceChildren(...e.map(u=>{let c=this.sourceOf(u),p=d("but\
ton","kp-chip",u,{type:"button","data-source":c,title:i("Go to this knob ({source})",{source:Oe(c)})}),h=this.verdict.notes[u]||[],f=h.some(g=>g.severity==="err\
or")?"error":h.length?"warning":"";return f&&p.append(d("span",`kp-${f}`,_e[f],{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(
u)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([u,c])=>{let p=this.groupOf(u);return this.byName.has(u)?p&&!p.element.open?c.filter(h=>h.severity===
"error"):[]:c})];this.general.replaceChildren(...l.map(u=>Lt(u,this)));for(let{knobs:u,count:c}of this.groups.values()){let p=u.filter(f=>this.state.set[f.name]!==
void 0).length,h=u.filter(f=>this.verdict.notes[f.name]).length;c.textContent=[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){
let e=this.question(),t=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;let s=d("table"),o=d("tr");o.append(...[i("knob"),i("val\
ue"),i("source")].map(l=>d("th",null,l,{scope:"col"})));let r=d("tbody");for(let{name:l,value:u,source:c,ignored:p}of t){let h=d("tr",null,null,{"data-source":c}),
f=d("td"),g=d("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:l})});g.append(...Ae(l)),g.addEventListener("click",()=>this.jump(
l)),f.append(g);let m=d("td","kp-value",K(u,60));p&&m.append(d("span","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(f,m,d("td",null,Et(c))),r.append(
h)}let a=d("thead");a.append(o),s.append(a,r),this.effectiveTable.replaceChildren(s)}},Bo=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>ee(
n[s],e[s])),me=new Map,At=new Map;function Jn({element:n,props:e,server:t,watch:s},o){let r=new _t(n.querySelector(".kp"),{props:e,server:t,watch:s},o);me.set(o.
name,r),q(a=>a.log("main").answers.knobs=({change:l})=>r.apply(l)),zn(o.name),At.has(o.name)&&r.follow(At.get(o.name))}function Gn(n,e){At.set(n,e),me.get(n)?.follow(
e)}function Un(n){me.get(n)?.resetKept()}var Hn=n=>me.get(n)?.text;function Ye(n){let e=me.get(n);return{set:{...e?.state.set},assistant:e?.chosen.assistant??null}}
function Ct(n,e){me.get(n)?.resetAll(e)}var Kn=new Map;function Vn({element:n},{name:e,essential:t}){Kn.set(e,{element:n,essential:t}),zn(e)}function zn(n){let[
e,t]=[me.get(n),Kn.get(n)];!e||!t||(e.quick=new ze(t.element,e,t.essential),e.verdict&&e.quick.judged(e.verdict))}function Yn(n,e){let{base:t={},set:s={},kept:o=[]}=JSON.parse(n||"{}"),r=c=>typeof c=="object"?"":JSON.stringify(c),a=c=>c.flatMap(p=>{let[h,f]=[t[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[i("{knob} not set",{knob:p})];let g=`${p} ${r(f)}`.trim();return[r(h??{})?i("{now} in\
stead of {before}",{now:g,before:r(h)}):g]}),l=(c,p,h)=>{if(!c.length)return"";let f=c.slice(0,e).join(", ");return c.length<=e?p(f):h(f,c.length-e)},u=[...new Set(
[...Object.keys(t),...Object.keys(s)])].filter(c=>!o.includes(c));return JSON.stringify({kept:l(a(o),c=>i("Kept from before: {changes}",{changes:c}),(c,p)=>i("K\
ept from before: {changes} and {count} more",{changes:c,count:p})),changed:l(a(u),c=>i("Changed: {changes}.",{changes:c}),(c,p)=>i("Changed: {changes} and {coun\
t} more.",{changes:c,count:p}))})}var Qn={};function Xn(n,e){Qn[n]=e,document.dispatchEvent(new Event("gp-left-out"))}var Tt=8;function Ro(n,e){if(e===void 0)return"";
if(e===null)return i("Of the settings above, only the model and the seed apply here.");let{set:t,assistant:s}=Ye(n),r=[...s&&!e.includes("assistant")?[i("draft \
model {model}",{model:s})]:[],...Object.entries(t).filter(([l])=>!e.includes(l)).map(([l,u])=>typeof u=="object"?l:`${l} ${JSON.stringify(u)}`)];if(!r.length)return"";
let a=r.slice(0,Tt).join(", ");return r.length>Tt?i("Applies here, too: {settings} and {count} more.",{settings:a,count:r.length-Tt}):i("Applies here, too: {set\
tings}.",{settings:a})}function Zn({element:n,props:e,watch:t},{name:s,leftOut:o}){let r=n.querySelector(".gp-changes"),a=null,l="";function u(g,m){let v=d("but\
ton","gp-reset",g,{type:"button"});return v.addEventListener("click",m),v}function c(g,m){let v=d("span",null,g+(g.endsWith(".")?" ":" · "));return v.append(m),
v}function p(){a=Ye(s).set,Ct(s,{}),f()}function h(){Ct(s,a),a=null,f()}function f(){let g=document.body.dataset.view||"one",m=Qn[g]??o[g],v=Ro(s,m),{kept:k,changed:b}=JSON.
parse(e.value||"{}"),x=Object.keys(Ye(s).set).length>0;x&&(a=null);let A=JSON.stringify([g,v,k,b,!!a]);if(A===l)return;l=A;let S=[];k&&S.push(c(k,u(i("reset"),()=>Un(
s)))),v?S.push(x&&m?c(v,u(i("use the model’s own settings"),p)):d("span",null,v)):b&&S.push(d("span",null,b)),a&&S.push(u(i("put the settings back"),h)),r.replaceChildren(
...S),r.hidden=!S.length}t("value",f);for(let g of["gp-view","gp-left-out","playground-changed"])document.addEventListener(g,f);f()}function es({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(c=>c.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(c=>!c.bundled)}].filter(c=>c.entries.
length),r=0,a=d("button","gp-undo",i("Put back what was set before"),{type:"button",hidden:""}),l=c=>a.toggleAttribute("hidden",!(r+=c));a.addEventListener("cli\
ck",()=>{l(-1),e("back",{}),ht()}),s.append(a);let u=o.map(c=>$o(c,({token:p,index:h})=>{l(1),document.dispatchEvent(new CustomEvent("gp-example",{detail:p})),e(
"chosen",{index:h}),ht()}));o.length>1&&s.append(jo(o,u)),s.append(...u)}function jo(n,e){let t=d("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=d("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function $o(n,e){let t=d("div");n.note&&t.append(d("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=d("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(d("h3","",o),s));let a=d("button","gp-example",null,
{type:"button"});a.append(d("b","",i(r.title)),d("span","",i(r.look))),a.addEventListener("click",()=>e(r));let l=d("li");l.append(a),s.append(l)}return t}var ne=null,Pt="one";function ts({element:n}){ne=n.querySelector(".gp-header"),se(ne);let[e,t]=[ge(".gp-lab-button"),ge(".gp-lab-list")],[s,o]=[ge(".gp-menu-but\
ton"),ge(".gp-menu")];function r(u,c,p){u.setAttribute("aria-expanded",String(p)),c===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.
forEach(([u,c])=>r(u,c,!1));ne.addEventListener("click",u=>{let c=u.target,p=c.closest("button[data-view]"),h=a.find(([f])=>f.contains(c));if(p)p.dataset.view!==
Pt&&document.dispatchEvent(new Event("gp-view-left")),Do(p.dataset.view),l(),t.contains(p)&&e.focus();else if(h){let[f,g]=h,m=f.getAttribute("aria-expanded")!==
"true";l(),r(f,g,m),m&&g===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).focus()}else c.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener(
"click",u=>{ne.contains(u.target)||l()}),ne.addEventListener("keydown",u=>{let c=u.target;if(u.key==="Escape"&&a.some(([g])=>g.getAttribute("aria-expanded")==="\
true")){t.contains(c)&&e.focus(),l();return}if(c.getAttribute("role")!=="tab")return;let p=[...c.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,
ArrowUp:-1}[u.key],f=h?p[(p.indexOf(c)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[u.key];f&&(u.preventDefault(),f.focus())}),ne.addEventListener("focusout",
({relatedTarget:u})=>{u&&!ne.contains(u)&&l()}),Nt(Pt)}var ge=n=>ne.querySelector(n);function Do(n){document.getElementById(`view-${n}-button`)?.click()}function Nt(n){
if(Pt=n,document.body.dataset.view=n,document.dispatchEvent(new Event("gp-view")),!ne)return;for(let t of ne.querySelectorAll("[data-view]")){let s=t.dataset.view===
n;t.setAttribute("aria-selected",String(s))}for(let t of ne.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute("aria-selected")===
"true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=ge(`.gp-lab-list [data-view="${n}"]`);ge(".gp-lab").classList.toggle("gp-selected",!!e),ge(".gp-lab-whi\
ch").textContent=e?e.textContent:""}var qt="generation-playground.form",Fo="generation-playground.form-address",Wo="generation-playground.keep-history",Jo=300;function ns({props:n},{names:e}){let t=null,
s=!1,o=null;function r(){clearTimeout(o);try{let u=(localStorage.getItem(Wo)||(n.keep?"yes":"no"))==="yes";if(u||localStorage.removeItem(qt),!s||!t)return;let c=JSON.
stringify(a(t));sessionStorage.setItem(qt,c),sessionStorage.setItem(Fo,location.search),u&&localStorage.setItem(qt,c)}catch{}}function a(u){let c=Object.fromEntries(
[...e,"editing","others"].map((h,f)=>[h,u[f]])),p=document.querySelector("#prompt textarea")?.value;return Object.assign(c,{prompt:p??c.prompt,knobs:Hn("knob")??
c.knobs}),c.editing&&c.others&&Object.assign(c,JSON.parse(c.others)),e.map(h=>c[h])}function l(){clearTimeout(o),o=setTimeout(r,Jo)}document.addEventListener("i\
nput",()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(u){t=u,l()},begin(){s=!0,l()}},document.
addEventListener("input",l),window.addEventListener("pagehide",r),window.addEventListener("generation-playground-keep",r)}var Go=/^[A-Za-z0-9+/=]*$/;function ss(n){let e=typeof n=="string"&&Go.test(n)?`data:image/png;base64,${n}`:"data:,";return d("img","",null,{src:e,alt:""})}function os(n){let e=(Array.isArray(
n)?n:[]).map(Number).filter(Number.isFinite),t=document.createElementNS("http://www.w3.org/2000/svg","svg");t.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),t.setAttribute("preserveAspectRatio","none"),t.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),t.append(s),t}function is({element:n,props:e,server:t,watch:s}){let o=n.querySelector(".gp-media"),r=new Map,a="";q(f=>{f.log("main").answers.media_file=g=>r.has(g)?t.media_file(
r.get(g)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function u(f){e.value=JSON.stringify(f),c()}function c(){if(e.value===a)return;
let f=l();for(let g of f)g.key&&r.set(g.sha256,g.key);if(f.some(g=>!g.key&&r.has(g.sha256)))return u(f.map(g=>g.key||!r.has(g.sha256)?g:{...g,key:r.get(g.sha256)}));
a=e.value,o.setAttribute("aria-label",i("Pictures and sounds")),o.replaceChildren(...f.map((g,m)=>p(g,()=>u(f.filter((v,k)=>k!==m)))))}function p(f,g){let m=f.kind===
"image",v=m?i("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):i("Sound, {seconds} s",{seconds:f.seconds}),k=rs("gp-media-open",`${v}: ${m?
i("Show it"):i("Play it")}`,()=>h(f,A,k));k.append(m?ss(f.preview):os(f.preview)),k.disabled=!f.key;let b=document.createElement("span");b.textContent=f.key?v:i(
"{what}: the file was not kept",{what:v});let x=rs("gp-media-out",i("Remove it"),g);x.textContent="×";let A=document.createElement("li");return A.append(k,b,x),
A}async function h(f,g,m){let v=g.querySelector(".gp-media-whole");if(v)return m.setAttribute("aria-expanded","false"),v.remove();let k=await t.media_file(f.key);
if(!k)return;let b=document.createElement(f.kind==="image"?"img":"audio");b.className="gp-media-whole",b.src=k,b instanceof HTMLAudioElement?(b.controls=!0,b.autoplay=
!0):b.alt="",m.setAttribute("aria-expanded","true"),g.append(b)}s("value",c),c()}function rs(n,e,t){let s=document.createElement("button");return s.type="button",
s.className=n,s.setAttribute("aria-label",e),s.addEventListener("click",t),s}var Uo={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function as(n,e,t){let s=m=>n.
querySelector(m),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
u={},c="",p=!1;function h([m,v]){let k=document.createElement("label"),b=document.createElement("input"),x=document.createElement("code");return x.textContent=m,
b.type=v==="bool"?"checkbox":"text",k.dataset.kind=v,k.append(...v==="bool"?[b,x]:[x,b]),v!=="bool"&&(b.placeholder=i("as the template has it")),b.addEventListener(
v==="bool"?"change":"input",()=>{let A=v==="bool"?b.checked:b.value,S={...e().arguments,[m]:A};(A===""||A===u[m])&&delete S[m],e().arguments=S,g(),t()}),k}function f(m,[
v,k]){let b=m.querySelector("input"),x=e().arguments[v];if(k==="bool"){let A=x??u[v];b.checked=A===!0||A==="true",b.indeterminate=A===void 0,m.title=x!==void 0?
i("Set here."):A===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else b.value!==String(x??"")&&(b.value=String(x??""))}
function g(){let{reads:m,arguments:v,kind:k,on:b}=e(),x=m?.arguments||[],A=x.length||m?.tools||m?.documents,S=x.filter(([w])=>w in v).length+["tools","documents"].
filter(w=>m?.[w]&&e()[w].trim()).length;o.hidden=!A,o.textContent=S?i("Template arguments ({count})",{count:S}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!A||!p||k!=="chat"||!b;let E=JSON.stringify(x);E!==c&&(c=E,a.replaceChildren(...x.map(h))),x.forEach((w,C)=>f(a.children[C],w));for(let[
w,C]of Object.entries(l))C.closest("label").hidden=!m?.[w],C.value!==e()[w]&&(C.value=e()[w])}o.addEventListener("click",()=>{p=!p,g(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,v]of Object.entries(l))v.placeholder=Uo[m],v.addEventListener("input",()=>{e()[m]=v.value,g(),t()});return{
draw:g,tell(m){u=m||{},g()}}}var Ho=250,Mt=["user","assistant","system"];function ls({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");se(r);let a=T=>r.querySelector(
T),[l,u,c]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),f=a(".gp-begins textarea"),g=a(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},v={prompt:"",model:""},k="",b=!1,x=!1,A="p\
lain true";function S(T){let I={};try{I=JSON.parse(T||"{}")}catch{}m={...m,...I,turns:(I.turns||m.turns).map(j=>({...j}))}}function E(){k=JSON.stringify(m),e.value=
k,w()}function w(){let T=`${m.kind} ${m.on}`;if(T===A)return Y({});A=T,s("turned",{})}let C=as(r,()=>m,E);function P(){C.draw(),r.hidden=m.kind==="plain",a(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,a(".gp-source").hidden=!["source","media"].includes(m.kind),a(".gp-why").hidden=m.kind!=="source",a(".gp-me\
ssages").hidden=a(".gp-acts").hidden=!m.on,a(".gp-system").hidden=!m.system&&!b,a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!m.on||
!m.begins&&!x,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=!!v.prompt||m.turns.at(-1)?.role!=="assistant",g.checked=m.continues;for(let[
T,I]of[[l,m.on],[u,!m.on]])T.setAttribute("aria-checked",String(I)),T.title=T===l?i("The model’s own template wraps your words in markers that say whose turn it\
 is."):i("The model continues your words as they are: no template, no system message, no earlier turns."),T.tabIndex=I?0:-1;for(let[T,I]of[[p,m.system],[h,m.target],
[f,m.begins]])T.value!==I&&(T.value=I);for(;c.children.length>m.turns.length;)c.lastElementChild.remove();for(;c.children.length<m.turns.length;)c.append(B());m.
turns.forEach(M),a(".gp-clear").hidden=!m.turns.length,a(".gp-reply").hidden=a(".gp-reply").disabled}function B(){let T=document.createElement("li"),I=document.
createElement("select"),j=document.createElement("textarea"),W=document.createElement("button"),L=()=>[...c.children].indexOf(T);return j.rows=1,W.type="button",
W.textContent="✕",I.addEventListener("change",()=>{m.turns[L()].role=I.value,P(),E()}),j.addEventListener("input",()=>{m.turns[L()].content=j.value,E()}),W.addEventListener(
"click",()=>{let N=L();m.turns.splice(N,1),P(),E(),(c.children[Math.min(N,m.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),T.append(I,j,W),T}
function M({role:T,content:I},j){let W=c.children[j],[L,N,G]=W.children,z=Mt.includes(T)?Mt:[...Mt,T];(L.options.length!==z.length||L.options[z.length-1].value!==
z.at(-1))&&L.replaceChildren(...z.map(y=>new Option(y,y))),L.value=T,N.value!==I&&(N.value=I),W.dataset.role=T;let ce=j+1;L.setAttribute("aria-label",i("Role of\
 turn {number}",{number:ce})),N.setAttribute("aria-label",i("Text of turn {number}, {role}",{number:ce,role:T})),G.title=i("Remove turn {number}",{number:ce}),G.
setAttribute("aria-label",G.title)}function D(T){m.on=T,P(),E(),(T?l:u).focus()}l.addEventListener("click",()=>D(!0)),u.addEventListener("click",()=>D(!1)),a(".\
gp-switch").addEventListener("keydown",T=>{T.key.startsWith("Arrow")&&(T.preventDefault(),D(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,E()}),h.addEventListener(
"input",()=>{m.target=h.value,E()}),f.addEventListener("input",()=>{m.begins=f.value,E()}),g.addEventListener("change",()=>{m.continues=g.checked,E()}),a(".gp-a\
dd-system").addEventListener("click",()=>{b=!0,P(),p.focus()}),p.addEventListener("blur",()=>{b=!1,P()}),a(".gp-begin").addEventListener("click",()=>{x=!0,P(),f.
focus()}),f.addEventListener("blur",()=>{x=!1,P()}),a(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"use\
r",content:""}),P(),E(),c.lastElementChild.querySelector("textarea").focus()}),a(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,
begins:""}),P(),E(),a(".gp-add").focus()}),a(".gp-reply").addEventListener("click",()=>s("reply",{}));let F=0,X=null,$=null;function Y(T){v={...v,...T},"prompt"in
T&&P(),clearTimeout(X),$&&(X=setTimeout(V,Ho))}async function V(){let T=++F,I=m.kind==="chat"&&m.on,j=null;if(I)try{j=JSON.parse(await t.render_messages(JSON.stringify(
{...v,value:k})))}catch(W){console.warn("Generation Playground: the template could not be asked.",W)}T===F&&($.setWritten(j),C.tell(j?.defaults))}window.GenerationPlaygroundPrompt=
T=>{n.isConnected&&Y(T)},q(T=>{$=T.log("main"),$.answers.without=()=>s("without",{}),$.subscribe(r,I=>{if(!I.status&&!I.run)return;let{started:j,finished:W}=$;a(
".gp-reply").disabled=!(W&&W.sequences.length&&j&&j.request.messages),P()}),Y({})}),o("value",()=>{e.value!==k&&(S(e.value),P(),k=e.value,w())}),S(e.value),P(),
k=e.value,w()}function cs({element:n,props:e,watch:t}){let s=()=>{n.querySelector("p").textContent=e.value?i(JSON.parse(e.value)):""};t("value",s),s()}var ds=n=>n.num_accepted+(n.next_token_id===null?0:1);function us(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Ko=.8,Qe=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?i(
"Still to be done. Go on with N."):i("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:Ko*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var Vo="F8",ie={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:Qo},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>i("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>i(
"Precision"),isThere:()=>!0,view:"precision"}},zo={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Ie={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},Yo=new Set(["PageDown","PageUp"]),It=new Set(["text","processors","beamtree","drafts"]);function Qo(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var J=null,Bt=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Qe(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,a,l,u={})=>{let c=d("button",r,
a,{type:"button",...u});return c.addEventListener("click",l),c},t=d("div","gp-stage-pictures",null,{role:"group","aria-label":i("Pictures of this run")});this.buttons=
new Map(Object.entries(ie).map(([r,{key:a,title:l}])=>{let u=e("","",()=>this.show(r),{"aria-keyshortcuts":a});return u.append(d("kbd","",a)," ",l()),t.append(u),
[r,u]})),this.question=d("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(d("kbd","","H")," ",i("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(d("kbd","","L")," ",i("Lesson")),this.classButton=e("gp-stage-class","",gs,{"aria-keyshortcuts":"V"}),this.classButton.append(d("kbd","","V"),
" ",i("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(d("kbd","","G")," ",i("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(d("kbd","","Esc")," ",i("Leave")),this.root.append(d("h1","gp-stage-name",i("The stage")),t,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&ps("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
ps(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(ie).filter(t=>(ie[t].view??"one")===e&&ie[t].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&!t.includes(this.
picture)?(It.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(
r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!It.has(t),this.classButton.hidden=!ms(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),oe(this.question,o?i("\
Which token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:i("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(zo[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:us(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!It.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=
s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&hs(ie.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;ie[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):ie[s].slider?hs(ie[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.
select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Be(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=t.rounds.map(l=>l.start+ds(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Be(a+e,-1,r.length-1)]??0)-1}else this.place=Be(this.
place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.
rounds[Be(o,0,t.rounds.length-1)];t.select(0,r.start)}},Be=(n,e,t)=>Math.max(e,Math.min(t,n)),ps=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${n}-button`)?.click()};function hs(n,e){let t=document.querySelector(n);t&&(t.value=String(Be(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function fs({element:n}){q(e=>{J=new Bt(n.querySelector(".gp-stage"),e.log("main"))})}var ms=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function gs(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function bs(){document.addEventListener("click",({target:n})=>{
n.closest(".gp-present")&&J?.enter()}),document.addEventListener("keydown",n=>{!J||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||Xo(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function Xo(n,e){if(n===Vo)J.isOpen?J.leave():J.enter();else if(J.
isOpen)if(n==="Escape")J.leave();else if(Yo.has(n))J.lesson.isSeen?J.lesson.go(Ie[n]):J.go(Ie[n]);else{if(e.closest("input, select, textarea")||n in Ie&&e.closest(
".gp-pane"))return!1;if(n in Ie)J.go(Ie[n]);else if(n.toLowerCase()==="h")J.hide(!J.hides);else if(n.toLowerCase()==="l")J.turnLesson();else if(n.toLowerCase()===
"g")J.run();else if(n.toLowerCase()==="v"&&ms())gs();else if(!J.lesson.press(n)){let t=J.offered.find(s=>ie[s].key===n);if(!t)return!1;J.show(t)}}else return!1;
return!0}function ws({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),u=n.querySelector("span"),c="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");u.textContent!==h&&(u.textContent=h);let f=JSON.stringify(e.choices);if(f!==c){c=f;let g=new Map;for(let[
m,v]of e.choices){let k=o[v]??r;g.has(k)||g.set(k,[]);let b=k&&v!==a;g.get(k).push(new Option(b?m:i(m),v))}l.replaceChildren(...[...g].flatMap(([m,v])=>{if(!m)return v;
let k=document.createElement("optgroup");return k.label=i(m),k.append(...v),[k]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var ks="generation-playground.tour";function ys({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=d("p","gp-offer"),a=d("button","gp-take",
i("Take the tour"),{type:"button"}),l=d("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let u=d("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[c,p,h]=[d("h2","","",{id:"tour-title",tabindex:"-1"}),d("p"),d("span","gp-count")],f=d("button","",i("\
Back"),{type:"button"}),g=d("button","gp-next",i("Next"),{type:"button"}),m=d("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),v=d("d\
iv","gp-foot");v.append(h,f,g),u.append(m,c,p,v),t.append(r,u),r.hidden=Zo(),a.addEventListener("click",()=>k(0)),l.addEventListener("click",A),m.addEventListener(
"click",A),f.addEventListener("click",()=>k(s-1)),g.addEventListener("click",()=>s===e.length-1?A():k(s+1)),u.addEventListener("keydown",S=>{S.key==="Escape"&&A()}),
window.addEventListener("resize",x),window.addEventListener("scroll",x,{passive:!0,capture:!0});function k(S){r.hidden=!0,s=S;let E=e[s];b(document.querySelector(
E.at)),u.hidden=!1,c.textContent=i(E.title),p.textContent=i(E.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,g.textContent=
i(s===e.length-1?"Done":"Next");let w=o?.getBoundingClientRect();w&&(w.top<0||w.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),x(),c.focus({preventScroll:!0})}
function b(S){o?.classList.remove("gp-pointed-at"),o=S,o?.classList.add("gp-pointed-at")}function x(){if(u.hidden||!o)return;let S=o.getBoundingClientRect(),{offsetWidth:E,
offsetHeight:w}=u;if(S.left>E+24&&S.height>240){u.style.top=`${Math.max(8,Math.min(S.top+8,innerHeight-w-8))}px`,u.style.left=`${S.left-E-12}px`;return}let C=Math.
min(S.bottom,innerHeight*.55)+10,P=C+w<=innerHeight-8?C:Math.max(8,Math.min(S.top,innerHeight)-w-10);u.style.top=`${P}px`,u.style.left=`${Math.max(8,Math.min(S.
left+16,innerWidth-E-8))}px`}function A(){let S=u.contains(document.activeElement)||r.contains(document.activeElement);b(null),u.hidden=r.hidden=!0;try{localStorage.
setItem(ks,"seen")}catch{}S&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function Zo(){try{return localStorage.getItem(ks)==="seen"}catch{
return!0}}var xs="the stage",vs="generation-playground.person";function Ss(n,e,t=er()){let s=tr(`${t} ${n}`),o=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let a=Math.floor(
s()*(r+1));[o[r],o[a]]=[o[a],o[r]]}return o}var Re="";function er(){try{Re=localStorage.getItem(vs)||Re||String(Math.random()),localStorage.setItem(vs,Re)}catch{
Re||=String(Math.random())}return Re}function tr(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return()=>{e=e+1831565813|0;let t=Math.
imul(e^e>>>15,1|e);return t=t+Math.imul(t^t>>>7,61|t)^t,((t^t>>>14)>>>0)/4294967296}}var Xe=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=d("ol","gp-lessons");for(let o of e){let r=d("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(d("b","",a+i(o.title)),d("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(d("small","",[Q(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let u=d("li");u.append(r),t.append(u)}let s=d("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),d("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=d(
"div","gp-lesson-head"),s=d("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,isOpenly:u,isCovered:c,isHeld:p,isStaged:h,moved:f}){this.root.setAttribute(
"aria-busy",String(!a));let g=e.steps[t],m=t===e.steps.length-1,v=le(i("All lessons"),"gp-plain",()=>this.actions.list()),k=d("h2","",i(e.title)),b=d("p","gp-st\
ep-place",i("Step {number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),x=d("div","gp-lesson-body");x.append(...Es(i(g.text)));let A=c||p?null:
l;g.predict&&x.append(this.prediction(g.predict,s,a,A,u,Ss(`${e.name} ${t}`,Math.max(g.predict.answers.length,g.predict.tokens.length),h?xs:void 0)));let S=g.predict&&
s===void 0&&!(u&&l);if(g.task){let $=d("p","gp-task");$.append(d("b","",o?"✓ ":"➜ "),i(g.task)),S&&$.append(d("span","gp-first"," "+i("Predict first."))),x.
append($)}g.solvable&&x.append(le(i("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let E=d("div","gp-found",null,{"aria-live":"polite"});p?E.append(d("p","",
i("Your prediction is in. Your teacher reveals what came out."))):c?E.append(le(i("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!S&&E.append(...this.
verdict(g,l)),x.append(E);let w=d("div","gp-lesson-foot"),C=le(i("Back"),"",()=>this.actions.go(t-1),"P");C.disabled=t===0;let P=o||!g.task&&!S,B=le(m?i("All le\
ssons"):P?i("Next"):i("Skip"),P?"gp-next":"",()=>m?this.actions.list():this.actions.go(t+1),"N");w.append(C,B);let M=d("div","gp-lesson-more");if(e.steps.some(({
sets:$})=>$)){let $=d("input","",null,{type:"checkbox"});$.checked=r,$.addEventListener("change",()=>this.actions.ownModel($.checked));let Y=d("label");Y.append(
$," ",i("use my model instead")),M.append(Y),g.sets&&M.append(le(i("Reset the page for this step"),"gp-plain",()=>this.actions.again()))}let D=new URLSearchParams(
{lesson:e.name,step:String(t+1)});M.append(d("a","gp-link",i("Link to this step"),{href:`?${D}`,target:"_blank"}));let F=this.root.contains(document.activeElement),
X=F?nr(document.activeElement):null;this.root.replaceChildren(this.head([v]),k,b,x,w,M),this.point(g.at),f?b.focus({preventScroll:!0}):F&&(X&&this.root.querySelector(
X)||b).focus({preventScroll:!0}),f?this.root.scrollTop=0:l&&E.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,a,l,u,c){let p=d(
"fieldset","gp-predict");p.append(d("legend","",i(e)));let h=r!==void 0,f=!!l?.done&&(h||u),g=h||f,m=o.length?"text":s?"number":"";if(m){let k=d("form","gp-numb\
er"),b=o.length?i("or write one"):i(e),x=d("input","",null,{type:m,required:"","aria-label":b,...o.length?{placeholder:b,maxlength:"60",autocomplete:"off"}:{step:"\
any"}});h&&!o.includes(r)&&(x.value=String(r)),x.disabled=g||!a;let A=d("button","gp-send",i("Predict"),{type:"submit"});A.disabled=g||!a,k.addEventListener("su\
bmit",S=>{S.preventDefault(),o.length&&x.value.trim()?this.actions.guess(o.find(E=>E.trim()===x.value.trim())??x.value):Number.isFinite(x.valueAsNumber)&&this.actions.
guess(x.valueAsNumber)}),k.append(x,A),p.append(k)}let v=o.length?o.map(k=>[k,$e(k)]):t.map((k,b)=>[b,i(k)]);return c.forEach((k,b)=>{let[x,A]=v[k],S=le("","gp-\
answer",()=>this.actions.guess(x),"ABCDE"[b]);S.dataset.choice=String(k);let E=r===x,w=f&&l.expected===k,C=w?"✓ ":E?f?"✗ ":"● ":"○ ";S.append(d("span","\
gp-sign",C,{"aria-hidden":"true"}),A),S.setAttribute("aria-pressed",String(E)),S.disabled=g||!a,S.classList.toggle("gp-true",w),o.length?p.lastElementChild.before(
S):p.append(S)}),p}verdict(e,{done:t,right:s,why:o,tempts:r,happened:a,shown:l,claim:u,then:c,recorded:p,wishes:h}){if(!t)return[d("p","gp-open",i("This run doe\
s not do it yet.")),sr(h)];let f=[];if(s!==null){let g=d("p",s?"gp-right":"gp-wrong");if(g.append(d("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It turned o\
ut differently."))," ",[i(r),i(o)].filter(Boolean).join(" ")),f.push(g),i(a)){let m=d("p","gp-right gp-happened");m.append(d("b","","✓ "+i("What happened:")),
" ",i(a)),f.push(m)}}else i(o)&&f.push(d("p","",i(o)));if(u){let g=d("p","gp-claim"),m=l?i("This run shows it:"):l===null?i("This run cannot tell:"):i("This run\
 does not show it:");g.append(d("b","",`${l?"✓":"○"} ${m}`)," ",i(u)),f.push(g),!l&&p&&f.push(le(i("Show a recorded run that does"),"gp-recorded",()=>this.actions.
recorded(),"W"))}return i(c)&&f.push(...Es(i(c))),f}remind(){let e=this.root.querySelector(".gp-found");e&&oe(e,i("Predict first: then this run counts."))}point(e){
let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-point\
ed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.scrollIntoView({block:"center"})}};function le(n,e,t,s=""){let o=d("button",e,n,{type:"\
button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function nr(n){for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}
function sr(n){let e=d("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>d("li",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var Es=n=>n.split(`
`).map(e=>d("p","",e));var Ze="generation-playground.lessons",or={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},be=()=>!!document.
body.dataset.stage,rr=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Ls({element:n,props:e,trigger:t,watch:s},{lessons:o}){
let r=ir(),a=null,l=0,u=null,c=!1,p=!1,h=!1,f=!1,g=null,m=!1,v=new Xe(n.querySelector(".gp-lesson"),{list:()=>E(),choose:L=>C(L),go:L=>D(L),guess:L=>{b().guesses[l]=
L,W(),V(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...A(),guess:L}})),x().task||Y()},recorded:()=>t("recorded",A()),solve:()=>{X(),$({solved:!0}),
V()},ownModel:L=>{b().ownModel=L,W(),$()},reveal:()=>{h=!1,f=!0,V()},again:()=>{delete b().guesses[l],X(),W(),$(),V()},close:()=>B()}),k=L=>document.body.toggleAttribute(
"data-old-result",L),b=(L=a.name)=>r.lessons[L]??={at:0,done:[],guesses:{}},x=()=>a.steps[l],A=()=>({lesson:a.name,step:l}),S=()=>a&&document.body.hasAttribute(
"data-lesson-locked");function E(){S()||(a&&M(),v.drawList(o.map(L=>({...L,...w(L)}))),P())}function w({name:L,steps:N}){let{done:G=[],at:z=0}=r.lessons[L]||{};
return{done:G.length,over:G.length>=N,begun:!!r.lessons[L],at:z}}function C(L,N=!1){m=N,t("chosen",{lesson:L})}function P(){v.root.hidden&&on(),v.root.hidden=!1,
document.body.toggleAttribute("data-lesson",!0)}function B(){S()||(a&&M(),v.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector(
"button[data-lessons]")?.focus({preventScroll:!0}))}function M(){k(!1),v.point(""),a=null,r.open="",W(),t("left",{})}function D(L){l=Math.max(0,Math.min(a.steps.
length-1,L)),b().at=l,X(),W(),$(),V({moved:!0}),!x().task&&(!x().predict||b().guesses[l]!==void 0)&&Y()}let F=()=>!!(g&&u?.done&&x().predict&&!g.has(`lesson/${a.
name}/${l}`));document.addEventListener("gp-class-news",L=>{let N=a&&F(),{revealed:G}=L.detail;g=G&&new Set(G),a&&F()!==N&&V()});function X(){u=null,p=h=f=!1}function $({
solved:L=!1}={}){let N=m;m=c=!1,document.body.dataset.view!==x().view&&document.getElementById(`view-${x().view}-button`)?.click(),t("entered",{...A(),own_model:!!b().
ownModel,keep:N,solved:L})}function Y(){t("judged",{...A(),guess:b().guesses[l]??null})}function V({moved:L=!1}={}){let{guesses:N,done:G,ownModel:z}=b();v.drawStep(
{lesson:a,at:l,guess:N[l],done:G.includes(l),ownModel:!!z,isReady:c,judgement:u,isOpenly:p,isCovered:h,isHeld:F(),isStaged:be(),moved:L})}s("value",()=>{let L=JSON.
parse(e.value||"null");L&&(L.kind==="lesson"?(a=L.lesson,k(!m),r.open=a.name,P(),D(w({name:a.name,steps:a.steps.length}).over?0:b().at)):a&&L.kind==="ready"&&L.
step===l?(c=!0,V()):a&&L.kind==="judgement"&&L.step===l&&(u=L,be()&&(p=!0),h=L.done&&be()&&!!x().predict&&!f,L.done&&!b().done.includes(l)&&b().done.push(l),W(),
V(),L.done&&x().predict?.token&&q(N=>N.log("main").select(0,x().predict.token-1)),L.done&&x().task&&rr.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),
q(L=>{let N=L.log("main"),G=0,z=N.turn;N.subscribe(n,()=>{N.turn!==z&&k(!1),z=N.turn,!(!N.finished||N.turn===G)&&(G=N.turn,T(N.recorded))});for(let[ce,y]of Object.
entries(or)){let O=L.group(ce),_=O.turn;O.subscribe(n,()=>{O.turn!==_&&k(!1),!(O.turn===_||!y(O))&&(_=O.turn,T(!1))})}});function T(L){a&&(x().predict&&b().guesses[l]===
void 0&&!L&&!be()?v.remind():Y())}let I=be();new MutationObserver(()=>{a&&I!==be()&&V(),I=be()}).observe(document.body,{attributeFilter:["data-stage"]}),document.
addEventListener("click",L=>{L.target.closest("button[data-lessons]")&&(v.root.hidden?E():B())}),document.addEventListener("gp-open-lesson",L=>{let{lesson:N,step:G}=L.
detail;a?.name!==N&&(b(N).at=G-1,C(N))});let j=new URLSearchParams(location.search).get("lesson");if(j&&o.some(({name:L})=>L===j)){let L=Number(new URLSearchParams(
location.search).get("step"));L>=1&&(b(j).at=Math.floor(L)-1),C(j)}else o.some(({name:L})=>L===r.open)&&C(r.open,!0);function W(){try{localStorage.setItem(Ze,JSON.
stringify({lessons:r.lessons})),sessionStorage.setItem(Ze,r.open)}catch{}}}function ir(){try{let{lessons:n}=JSON.parse(localStorage.getItem(Ze)||"{}");return{lessons:ar(
n),open:sessionStorage.getItem(Ze)||""}}catch{return{lessons:{},open:""}}}function ar(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.entries(
n||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function Os({trigger:n}){q(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function _s({props:n,trigger:e,watch:t}){q(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var lr=250;function As({element:n,props:e,trigger:t,watch:s}){q(o=>{let r=o.log("main"),a=new Map,l=null,u=p=>(p&&p.watched||[]).map(({token_id:h})=>h);function c(p,h,f,g){
r.asked={turn:r.turn,kind:p,ids:f,...g};let{last:m,stopReason:v}=h;t("go",{kind:p,ids:f,stop:v,watched:u(m),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:p,tokenId:h}){if(p.isPrompt)return;let f=[...r.idsTo(p).slice(0,-1),h],g=r.lastOf(p),m=g===p&&r.stepping?"choose":"branch";c(m,{last:g},
f,{at:p.index,from:p.chosen.text,on:h===p.chosen.token_id})},more(){let p=r.current(),h=p&&r.lineOf(p);if(!h||!h.last||r.isFromElsewhere)return t("start",{});c(
"more",h,r.idsTo(h.last),{at:h.last.index+1})},look({line:p,text:h}){let{last:f}=r.lines()[p]||{},g=f?r.idsTo(f):[];t("look",{line:p,text:h,ids:g,watched:u(f),turn:r.
turn,started:r.startedLine()})},save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),lr)}}),r.subscribe(n,
p=>{if(p.run)for(let{line:h,lists:f}of a.get(r.turn)||[])r.addWatched(h,f)}),s("value",()=>{if(!e.value)return;let p=JSON.parse(e.value.split(`
`)[1]);if(!p)return r.changed("watched");a.has(p.turn)||a.set(p.turn,[]),a.get(p.turn).push(p),p.turn===(r.turn??null)&&r.addWatched(p.line,p.lists)})})}var Ce="generation-playground.run.",Cs=()=>Object.keys(sessionStorage).filter(n=>n.startsWith(Ce)).map(n=>Number(n.slice(Ce.length))).sort((n,e)=>n-e);async function Rt(n,e){
try{let t=JSON.stringify({run:n,log:e===null?null:await dr(e)});for(;!cr(Ce+n.id,t);){let s=Cs().find(o=>o<n.id);if(s===void 0)return;sessionStorage.removeItem(
Ce+s)}}catch{}}function cr(n,e){try{return sessionStorage.setItem(n,e),!0}catch{return!1}}function jt(n){try{for(let e of n)sessionStorage.removeItem(Ce+e)}catch{}}
async function Ts(){let n=new Map;try{for(let e of Cs()){let{run:t,log:s}=JSON.parse(sessionStorage.getItem(Ce+e));n.set(e,[t,s===null?null:await ur(s)])}}catch{}
return n}async function dr(n){let e=await new Response(new Blob([n]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),t="";for(let s of new Uint8Array(
e))t+=String.fromCharCode(s);return btoa(t)}function ur(n){let e=Uint8Array.from(atob(n),t=>t.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var pr="generation-playground",Ps="generation-playground.keep-history",Ns="generation-playground.shown",hr=20,fr=5e6,mr=3e7,qs=90;function Ms({element:n,props:e,
trigger:t,watch:s}){let o=n.querySelector(".gp-history");se(o);let r=new H,a=y=>o.querySelector(y),l=a(".gp-keep input"),u=a(".gp-clear"),c=[],p=new Map,h=null,
f=null,g=null,m=null;function v(){return m??=new Promise((y,O)=>{let _=indexedDB.open(pr,1);_.onupgradeneeded=()=>{_.result.createObjectStore("runs",{keyPath:"i\
d"}),_.result.createObjectStore("logs")},_.onsuccess=()=>y(_.result),_.onerror=_.onblocked=()=>O(_.error)})}async function k(y,O){let _=(await v()).transaction(
["runs","logs"],y);return new Promise((R,U)=>{let de=O(_.objectStore("runs"),_.objectStore("logs"));_.oncomplete=()=>R(de&&de.result),_.onerror=_.onabort=()=>U(
_.error)})}function b(){try{return(localStorage.getItem(Ps)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let x=Promise.resolve();function A(y){return x=x.then(
y).then(()=>T(""),O=>{console.warn("Generation Playground: the history could not be kept.",O),T(i("The browser’s storage is blocked or full: the newest runs are\
 lost when this page is closed."))}).then(G),x}async function S(){let y=[...p.values()].map(([_])=>_).sort((_,R)=>R.id-_.id);c=y;let O=b()?await k("readonly",_=>_.
getAll()):[];c=[...y,...O.filter(_=>!p.has(_.id))].sort((_,R)=>R.id-_.id)}async function E(){for(let[y,[O,_]]of p)await k("readwrite",(R,U)=>{_!==null&&U.put(_,
y),R.put(O)}),p.delete(y),jt([y])}async function w(y){y.forEach(O=>p.delete(O)),jt(y),c=c.filter(O=>!y.includes(O.id)),b()&&await k("readwrite",(O,_)=>y.forEach(
R=>{O.delete(R),_.delete(R)}))}async function C(){let y=0,O=c.filter((_,R)=>(y+=_.size)>mr||R>=hr);O.length&&await w(O.map(_=>_.id))}let P=async y=>p.has(y)?p.get(
y)[1]:k("readonly",(O,_)=>_.get(y));async function B(){for(let y of await k("readonly",O=>O.getAll()))p.has(y.id)||p.set(y.id,[y,await P(y.id)??null]);for(let[y,
O]of p.values())await Rt(y,O);await k("readwrite",(y,O)=>{y.clear(),O.clear()})}function M(){!h||!f||f.turn!==h.turn||!f.finished||(F(f.text),h=null)}function D(){
if(!h||!f||f.turn!==h.turn||!f.running)return;let y=f.text.slice(0,f.text.lastIndexOf(`
`)+1);F(`${y}${JSON.stringify({type:"Failed",message:i("The server stopped answering during this run."),fix:i("Click Generate to run it again."),error:"ServerAw\
ay",diagnostics:[]})}
`)}function F(y){let{turn:O,replaces:_,...R}=h,U=y.length<=fr,de={id:O,time:Date.now(),...R,seed:f.started.seed,tokens:f.finished?.num_tokens??f.numTokens,end:L(
f.finished?.sequences[0]?.text??"",qs),size:U?y.length:0};p.set(O,[de,U?y:null]),A(async()=>{_&&await w([_]),await S(),b()?await E():await Rt(de,U?y:null),await C()}),
X(O)}function X(y){try{sessionStorage.setItem(Ns,String(y))}catch{}}function $(){let[y]=performance.getEntriesByType("navigation");y?.type==="reload"&&A(async()=>{
let O="";try{O=sessionStorage.getItem(Ns)||""}catch{}let _=c.find(({id:R})=>String(R)===O);_?.size&&!r.newest&&await V(_)})}let Y=({request:y,seed:O,preset:_})=>({
request:y,seed:O,preset:_});async function V(y){let O=await P(y.id).catch(()=>null);if(!O)return T(i("This run is no longer in the browser’s storage."));X(y.id),
t("look",{log:O,...Y(y)})}let T=y=>{a(".gp-note").textContent=y};function I(y,O,_){let R=document.createElement(y);return R.textContent=O,_&&(R.className=_),R}function j(y,O,_,R){
let U=I("button",y);return U.type="button",U.setAttribute("aria-label",O),U.title=R||(y===O?"":O),U.disabled=!!R,U.addEventListener("click",_),U}function W(y){let O={
month:"short",day:"numeric"},_={hour:"2-digit",minute:"2-digit"},R=new Date(y).toDateString()===new Date().toDateString();return new Date(y).toLocaleString([],R?
_:{...O,..._})}function L(y,O){let _=Array.from(y);return _.length<=O?y:`…${_.slice(-O).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function N(y){let O=document.
createElement("li");O.dataset.run=y.id;let _=I("div","","gp-what"),R=W(y.time),U=String(y.prompt||""),de=y.tokens>=0?Q(y.tokens,"{count} token","{count} tokens"):
"",Qs=[R,y.strategy,y.model,`seed ${y.seed}`,de];_.append(I("span",L(U,qs)||i("(no prompt)"),"gp-prompt")),y.end&&_.append(I("span",y.end,"gp-end")),_.append(I(
"span",Qs.filter(Boolean).join(" · "),"gp-facts"));let Dt=I("div","","gp-acts"),tt={when:R,text:L(y.end||U,40)},Xs=y.size?"":i("Too long to be kept. Its settin\
gs can be loaded.");return Dt.append(j(i("View"),i("View the run of {when}: {text}",tt),()=>V(y),Xs),j(i("Load settings"),i("Load settings of the run of {when}:\
 {text}",tt),()=>t("start",Y(y))),j("✕",i("Remove the run of {when}: {text}",tt),()=>A(()=>w([y.id])))),O.append(_,Dt),O}function G(){let y=a("li button:focus"),
O=y&&[y.closest("li").dataset.run,[...y.parentNode.children].indexOf(y)];a(".gp-hint").textContent=c.length?"":i("Your runs will be listed here, to look at agai\
n or to start from."),a(".gp-till").textContent=b()?"":i("(now: only until this tab is closed)"),a(".gp-runs").replaceChildren(...c.map(N)),O&&(a(`li[data-run="${O[0]}\
"] .gp-acts`)?.children[O[1]]||a(".gp-keep input")).focus(),u.hidden=!c.length,l.checked=g??b(),z()}function z(){u.textContent=i("Clear history"),u.dataset.sure=
""}u.addEventListener("click",()=>{u.dataset.sure?A(()=>w(c.map(y=>y.id))):(u.textContent=Q(c.length,"Remove {count} run?","Remove all {count} runs?"),u.dataset.
sure="yes")}),u.addEventListener("blur",z);async function ce(y){y||await B(),localStorage.setItem(Ps,y?"yes":"no"),window.dispatchEvent(new Event("generation-pl\
ayground-keep")),y&&await E(),await S(),await C()}l.addEventListener("change",()=>{let y=g=l.checked;A(()=>ce(y).finally(()=>{g=null}))}),document.addEventListener(
"click",({target:y})=>{y.closest("button[data-drawer=history]")&&A(S)}),A(async()=>{for(let[y,O]of await Ts())p.set(y,O);await S()}),document.addEventListener("\
gp-filled",$,{once:!0}),document.addEventListener("gp-server-away",D),s("value",()=>{let y=r.unstamp(e.value);y&&(h={turn:r.newest,...JSON.parse(y)},M())}),q(y=>{
f=y.log("main"),f.subscribe(o,O=>{O.status&&M()})})}function Is({props:n,watch:e}){let t=new H,s,o="";document.addEventListener("gp-example",r=>o=r.detail),q(r=>{let a=r.log("main"),l=()=>{document.body.toggleAttribute(
"data-recorded",a.recorded),document.body.toggleAttribute("data-has-media",a.hasReadMedia),document.body.toggleAttribute("data-loading",!!a.loading),!(!a.finished||
a.turn!==t.newest||s===t.newest)&&(s=t.newest,a.selectMostUncertain(o),o="")},u=()=>{let c=t.unstamp(n.value);c!==null&&(t.recorded&&(a.recordedTurn=t.newest),r.
feed("main",c,t.newest),l())};n.value&&!location.search&&u(),e("value",u),Ke("log",{lines(c,p){if(!t.take(p))return 0;let h=r.append("main",c,p);return l(),h},lost(c){
c===t.newest&&a.lose(c)}})})}function Bs({props:n,trigger:e,watch:t},{name:s,most:o}){q(r=>{let a=r.log("main"),l=new Map;a.mostPlaces[s]=o,a.answers[s]=({step:u,...c})=>{let p=a.idsTo(a.lastOf(
u));l.set(a.turn??null,p),e(s,{...c,ids:p,turn:a.turn,started:a.startedLine()})},t("value",()=>{if(!n.value)return;let u=JSON.parse(n.value.split(`
`)[1]);u?a.addFound(s,u.turn??void 0,l.get(u.turn??null)||[],u.found):a.changed("found")})})}function Rs({element:n,props:e,watch:t}){se(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let u="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(u)?`${u}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let u=e.value?JSON.parse(e.value):
null;if(l.hidden=!u,!u)return;s("label").textContent=i(u.title),s("note").textContent=i(u.note);let c=u.query?`${o(u.space)}?${u.query}`:u.text,p=s("text");p.value=
c,p.wrap=u.query?"soft":"off",p.rows=u.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),u=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
u=document.execCommand("copy")}s("copied").textContent=i(u?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var $t="generation-playground.presets";function js({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:u,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${u};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let u=document.querySelector(l);if(!u)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;u.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),u.matches("textarea, input, button")&&u.focus({preventScroll:!0})},keep({name:l,config:u}){let c=!1;try{let p=r();u?p[l]=u:delete p[l],localStorage.setItem(
$t,JSON.stringify(p))}catch{c=!0}t("kept",{presets:a(),name:l,removed:!u,failed:c})}};function r(){let l=localStorage.getItem($t)||"{}";try{let u=JSON.parse(l);
return u&&typeof u=="object"&&!Array.isArray(u)?u:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
$t&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function $s({props:n}){window.addEventListener("pagehide",e=>{!n.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:n.value})}`)})}function Ds(){let n=new Set(["kept","class"]),e=!1,t=()=>document.getElementById("generate");function s(c){c.preventDefault(),c.stopImmediatePropagation(),e=!0,
t()?.setAttribute("aria-busy","true")}let o=(c,p)=>c.target.closest(p),r=c=>{o(c,"#generate")&&s(c)},a=c=>{c.key==="Enter"&&c.shiftKey&&o(c,"#prompt")&&s(c)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",a,!0),t()?.removeAttribute("aria-busy"),e&&t()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",a,!0);let u=setTimeout(l,1e4);window.GenerationPlaygroundFilled=c=>{!n.delete(c)||n.size||(clearTimeout(u),setTimeout(
()=>{e||document.dispatchEvent(new CustomEvent("gp-filled")),l()}))}}function Fs(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function Ws(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var gr={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},br=250;function Gs({element:n,props:e,trigger:t,watch:s}){let o=new H,r=!1,a=null;function l({detail:c}){
if(n.querySelector(".message.connection")?.remove(),!c)return;let p=Js({knob:"",...c});p.classList.add("connection"),c.again&&et(p,"button",i("Run again"),"agai\
n").addEventListener("click",()=>document.getElementById("generate").click()),n.querySelector(".messages")?.prepend(p)}function u(){let c=n.querySelector(".mess\
ages"),p=o.unstamp(e.value);if(!c||p===null)return;clearTimeout(a);let h=JSON.parse(p||"[]");r=h.some(f=>f.refused),c.replaceChildren(...h.map(Js)),r&&c.scrollIntoView(
{block:"nearest"})}s("value",u),document.addEventListener("gp-view-left",()=>{for(let c of n.querySelectorAll(".message:not(.busy, .connection)"))c.remove();r=!1}),
n.closest("#messages")&&document.addEventListener("gp-connection",l),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=
setTimeout(()=>t("mended",{turn:o.newest}),br))})}var Us=n=>JSON.parse(n).map(e=>({__type__:"update",info:i(e)}));function Js({severity:n,knob:e,message:t,fix:s}){
let o=i(t),r=document.createElement("div");r.className="message "+n;let a={error:i("Error"),warning:i("Note")}[n]||"";et(r,"span",`${gr[n]||""} ${a}`.trim(),"la\
bel");let l=document.createElement("span"),u=e&&o.startsWith(e+" ");return e&&(et(l,"code",e),l.append(u?"":": ")),l.append((u?o.slice(e.length):o)+(s?" ":"")),
s&&et(l,"strong",i(s)),r.append(l),r}function et(n,e,t,s){let o=document.createElement(e);return o.textContent=t,s&&(o.className=s),n.append(o),o}var Hs=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>wr(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),wr=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function Ks({props:n,watch:e},{name:t}){let s=new H;q(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var kr=2e3,yr=5e3,vr=[502,503,504];function zs(){let n=window.fetch.bind(window),e=!1,t=!1;window.addEventListener("pagehide",()=>{t=!0}),window.addEventListener(
"pageshow",()=>{t=!1}),window.addEventListener("offline",o),window.fetch=async(...r)=>{try{let a=await n(...r);return vr.includes(a.status)&&o(),a}catch(a){throw a?.
name!=="AbortError"&&o(),a}};async function s(){try{return(await n("healthz",{cache:"no-store",signal:AbortSignal.timeout(yr)})).ok}catch{return!1}}async function o(){
if(!e){for(e=!0;!(await s()||t);)Vs(!0),await new Promise(a=>setTimeout(a,kr));e=!1,Vs(!1)}}}function Vs(n){q(e=>{let t=[...document.querySelectorAll("#header [\
data-view]")].map(s=>s.dataset.view);for(let s of[e.log("main"),...t.map(o=>e.group(o))])s.setAway(n)}),n&&document.dispatchEvent(new Event("gp-server-away"))}var Ys={changesInWords:Yn,followModels:Gn,infoUpdates:Us,leaveOut:Xn,mountBeamVariants:_s,mountBranching:As,mountChangedLine:Zn,mountClassForm:Zt,mountClassPanel:mn,
mountComparisonLog:vn,mountBrowserCommands:js,mountDrawer:ln,mountExamples:es,mountHeader:ts,markView:Nt,mountHistory:Ms,mountKeptForm:ns,mountKnobPanel:Jn,mountLanes:xn,
mountLessonPanel:Ls,mountLiveLog:yn,mountMediaArea:is,mountMessages:Gs,mountModelQuestions:Os,mountPromptArea:ls,mountQuickRow:Vn,mountReport:Ks,mountRunLog:Is,
mountRunQuestion:Bs,mountSentence:cs,mountStage:fs,mountStrategyList:ws,mountTaken:Rs,mountTour:ys,pickFile:Hs,t:i,tellWhenClosed:$s};function xr(){let n=t=>{try{
t(Ys)}catch(s){console.error("Generation Playground:",s)}};Fs();let e=window.GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...Ys,push:n},e.forEach(
n)}Ds();Ws();an();bs();zs();Ut(xr);})();
