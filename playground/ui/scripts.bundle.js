// Written by .ci/bundle.py from modules with the SHA-256 49edb8f2c3289a833af9c61ae84665aff58e5fea0cdb4ab96418fc8face575a4: edit those.
(()=>{var js=["de","fr"];var Ye={},Mt={};function Qe(){let t=(navigator.language||"").slice(0,2).toLowerCase();return js.includes(t)?t:"en"}var Bt=()=>window.GenerationPlaygroundTexts?Qe():
"en";function Rs(t){if(!Ye[t]){let e={};for(let{type:n,value:s}of new Intl.NumberFormat(t).formatToParts(12345678e-1))e[n]=s;Ye[t]=e}return Ye[t]}function te(t){
let e=Bt();if(e==="en")return t;let{decimal:n,group:s}=Rs(e);return t.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:s).replace(/(?<=\d)\s?%/g," %")}var It=(t,e=0)=>te(
t.toFixed(e));var be=t=>te(t.toLocaleString("en-US")),Ie=t=>te(String(t));function jt(t,e){let n=e?Bt():"en";return Mt[n]??=new Intl.PluralRules(n),Mt[n].select(t)==="one"}function a(t,e){if(t==null)return"";if(typeof t=="object")return"number"in t?te(t.number):"one"in t?Q(t.count,t.one,t.said,t.values):a(t.said,t.values);let n=String(
t),s=window.GenerationPlaygroundTexts?.[n]??n;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let i=e[r];return typeof i=="number"?Ie(
i):i&&typeof i=="object"?a(i):String(i??"")}):s}function Q(t,e,n,s){let o=window.GenerationPlaygroundTexts?.[e]!==void 0,r=e.includes("{count}")?jt(t,o):t===1;return a(
r?e:n,{count:be(t),...s})}var $s=["aria-label","title","placeholder","data-tip","label"];function se(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let s=n.nextNode();s;s=n.nextNode()){let[,o,r,i]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+i)}for(let s of[t,...t.querySelectorAll("*")])for(let o of $s){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function Rt(t){let n=window.
GenerationPlaygroundCatalogues?.[Qe()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(s=>s.json()).then(
s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Playground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.
then(t)}var Xe={" ":"·","\n":"↵","	":"⇥","\r":"␍"},$t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function u(t,e,n,s){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=n);for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,i);return o}function Ze(t,e,{running:n=!1}={}){let s=0;for(let o of e.
matchAll($t)){let[r]=o;o.index>s&&t.append(e.slice(s,o.index)),s=o.index+1;let i=Xe[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Xe[r]?
r:"";t.append(u("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(u("span","gp-mark",i))}s<e.length&&t.append(e.slice(s))}function et(t,e){t.replaceChildren(),Ze(t,e),e||t.append(u("span","gp-mark",a("(empty)")))}function je(t,e){let n=u("bdi",e);return et(n,t),n}function oe(t,e){t.
textContent!==e&&(t.textContent=e)}var Ds=t=>t.replace($t,e=>e===" "?" ":Xe[e]||"�");var Dt=t=>a("“{text}”",{text:Ds(t)});function tt(t){let e=t*100;return e===0?te("0%"):e<.01?te("<0.01%"):e<1?te(e.toFixed(2)+"%"):e>99.95&&e<100?te(">99.9%"):te(e.toFixed(1).replace(".0","")+"%")}var Ft=(t,e)=>e==="bits"?t/Math.LN2:t;var Wt=(t,e=3)=>t==null?"–":It(t,e);var nt="generation-playground.room",ue=(t,e)=>u("input","",null,{type:t,...e});function Z(t,e,n=""){let s=u("button",n,t,{type:"button"});return s.addEventListener(
"click",e),s}function st(t,e,n,s,o,r){let i=()=>(o.get(r)??0)>Date.now(),l=Z(i()?e:t,()=>{if(i()){o.delete(r),n();return}o.set(r,Date.now()+5e3),l.textContent=e,
setTimeout(()=>!i()&&(l.textContent=t),5100)},s);return l}var pe=()=>({...ot(),address:location.origin+location.pathname});function ot(){try{let{code:t,key:e}=JSON.
parse(localStorage.getItem(nt)||"{}");return typeof t=="string"&&typeof e=="string"?{code:t,key:e}:{}}catch{return{}}}function Re(t){try{t?localStorage.setItem(
nt,JSON.stringify(t)):localStorage.removeItem(nt)}catch{}}var Ht="generation-playground.teacher";function Ut({element:t,props:e,trigger:n,watch:s},{parts:o,lessons:r,rooms:i}){let l=t.querySelector(".gp-class-form"),d=u(
"form"),c=ue("text",{maxlength:"40",autocomplete:"off",value:Fs()}),p=u("select");p.append(u("option","",a("none"),{value:""}),...r.map(({name:b,title:x})=>u("o\
ption","",a(x),{value:b})));let h=Object.entries(o).map(([b,x])=>{let _=ue("checkbox",{name:b});return{name:b,box:_,label:Jt(_,a(x))}}),f=ue("checkbox",{});f.checked=
i;let g=u("fieldset");g.append(u("legend","",a("Lock")),...h.map(({label:b})=>b));let m=u("p","gp-class-said","",{role:"status"});d.append(u("h3","",a("A class")),
u("p","",a("Everybody who opens the link begins with what this page is set to now.")),Gt(a("Your name"),c),Gt(a("Lesson"),p),g,i?Jt(f,a("Gather the predictions \
in a room")):u("p","",a("This server has no rooms: predictions are not gathered.")),u("button","gp-class-make",a("Make the link"),{type:"submit"}),m),l.replaceChildren(
d);let v=h.find(({name:b})=>b==="lesson"),k=()=>{v.box.disabled=!p.value,p.value||(v.box.checked=!1)};p.addEventListener("change",k),k(),d.addEventListener("sub\
mit",b=>{b.preventDefault(),Ws(c.value),oe(m,""),n("made",{...pe(),by:c.value,lesson:p.value,room:i&&f.checked,locks:h.filter(({box:x})=>x.checked).map(({name:x})=>x)})}),
s("value",()=>{let b=JSON.parse(e.value||"null");b&&oe(m,b.kind==="refused"?a(b.text):a("The link is at the top of the page."))})}function Jt(t,e){let n=u("labe\
l");return n.append(t," ",e),n}function Gt(t,e){let n=u("label","gp-class-field");return n.append(u("span","",t),e),n}function Fs(){try{return localStorage.getItem(
Ht)||""}catch{return""}}function Ws(t){try{localStorage.setItem(Ht,t)}catch{}}var rt=matchMedia("(min-width: 1200px)"),Kt=matchMedia("(max-width: 1359px)"),Vt="generation-playground.knobs-open",zt=null,Yt=t=>document.getElementById(t==="k\
nobs"?"knobs":`drawer-${t}`),he=()=>document.body.dataset.drawer||"";function it(t){he()!==t&&(zt=document.activeElement,$e(t)),Yt(t)?.querySelector(".gp-drawer\
-title")?.focus({preventScroll:!0})}function we(){if(!he())return;let t=Yt(he())?.contains(document.activeElement);$e(""),t&&zt?.focus({preventScroll:!0})}function at(){
rt.matches||we()}function Qt(){Kt.matches&&he()&&$e("",!1)}function $e(t,e=!0){t?document.body.dataset.drawer=t:delete document.body.dataset.drawer,Xt();try{e&&
rt.matches&&localStorage.setItem(Vt,t==="knobs"?"yes":"no")}catch{}}function Xt(){for(let t of document.querySelectorAll("[data-drawer]:not(body)"))t.setAttribute(
"aria-expanded",String(t.dataset.drawer===he()))}function Zt(){document.addEventListener("click",t=>{let e=t.target,n=e.closest("button[data-drawer]");n?(n.dataset.
drawer===he()?we:()=>it(n.dataset.drawer))():e.closest(".gp-drawer-close")&&we()}),document.addEventListener("keydown",t=>{if(t.key!=="Escape"||t.defaultPrevented)
return;let e=t.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&we()})}function en({element:t}){se(t),Xt();try{let e=!Kt.matches||
!document.body.hasAttribute("data-lesson");rt.matches&&e&&!he()&&localStorage.getItem(Vt)==="yes"&&$e("knobs")}catch{}}function q(t){(window.GenerationPlaygroundQueue??=[]).push(t)}var tn="#seed-row",Js={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",tn],lesson:[]};function lt(t,e,n){for(let[s,o]of Object.entries(Js))for(let r of o){let i=document.querySelector(r);i&&Gs(i,t.includes(s)&&(n||r!==tn),e)}document.
body.toggleAttribute("data-lesson-locked",t.includes("lesson"))}function Gs(t,e,n){let s=t.id==="prompt"?t.querySelector("textarea"):null;s?s.readOnly=e:t.inert=
e,e?t.dataset.locked=a("locked by {by}",{by:a(n)}):delete t.dataset.locked}var De=10;function sn(t,e){let n=u("div","gp-class-chart"),s=t.options.length?Hs(t):Us(t.numbers),o=s.some(({model:c})=>typeof c=="number"),r=u("tr");r.append(...[
a("Answer"),a("Class"),...o?[a("Model")]:[]].map(c=>u("th","",c,{scope:"col"})));let i=u("table"),l=u("thead");l.append(r);let d=u("tbody");for(let{label:c,chosen:p,
model:h,cameOut:f}of s){let g=u("tr",f?"gp-class-out":""),m=u("th","",null,{scope:"row"});f&&m.append("✓ ",u("span","gp-hidden",`${a("came out:")} `)),m.append(
c);let v=t.answered?p/t.answered:0;g.append(m,nn("gp-class-ours",v,`${be(p)} · ${tt(v)}`)),o&&g.append(nn("gp-class-model",h,tt(h))),d.append(g)}return i.append(
l,d),n.append(i,...Ks(t,e).map(c=>u("p","",c))),n}function Hs({kind:t,options:e,outcome:n}){return e.map(({key:s,label:o,model:r,count:i})=>({label:t!=="answers"&&
typeof o=="string"?je(o):a(o),chosen:i,model:r,cameOut:s===n}))}function Us(t){let e=[...new Set(t)];if(e.length<=De)return e.map(r=>({label:ke(r),chosen:t.filter(
i=>i===r).length}));let[n,s]=[t[0],t.at(-1)],o=(s-n)/De;return Array.from({length:De},(r,i)=>{let l=n+i*o,d=c=>Math.min(De-1,Math.floor((c-n)/o))===i;return{label:a(
"{from} to {to}",{from:ke(l),to:ke(l+o)}),chosen:t.filter(d).length}})}var ke=t=>Ie(Number(t.toPrecision(3)));function Ks({kind:t,median:e,outcome:n,class_score:s,
model_score:o},r){let i=[];return t==="number"&&e!==null&&i.push(n===null?a("Half of the class says {median} or less.",{median:ke(e)}):a("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:ke(e),outcome:ke(n)})),s!==null&&o!==null&&i.push(a("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:Fe(s,r),models:Fe(o,r),unit:a(r)})),i}function on(t,e){if(!t||t.questions<2)return"";let n={count:be(t.questions),
ours:Fe(t.class,e),models:Fe(t.model,e),unit:e};return a("Mean log score over {count} questions: class {ours}, model {models} {unit}.",n)}var Fe=(t,e)=>Wt(Ft(t,
e),2).replace("-0.00","0.00").replace("-","−");function nn(t,e,n){let s=u("td"),o=u("div",`gp-class-bar ${t}`),r=u("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,u("span","",n)),s}var rn=12,We=class{constructor(e,n,s){this.root=e,this.parts=n,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,this.peopleAreOpen=!1,
this.asked=new Map,e.setAttribute("aria-label",a("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof
HTMLInputElement)||(this.enlarge(!1),o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=
!0,this.root.replaceChildren()}tell(e){let n=u("div","gp-class-line");n.append(u("p","",e,{role:"status"}),Z("✕",()=>this.hide(),"gp-class-plain")),n.lastElementChild.
setAttribute("aria-label",a("Close")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(n)}lockWords(e,n){return n.length?a("Locked by {by}: {parts\
}.",{by:a(e),parts:n.map(s=>a(this.parts[s])).join(", ")}):""}drawTeacher(e,n){let s=u("div","gp-class-line");s.append(u("b","",e.room?a("Room {code}",{code:e.room.
code}):a("Your class"))),n&&s.append(u("span","",Q(n.pupils,"{count} pupil","{count} pupils")));let o=Z(a("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-\
toggle"),r=Z(this.isLarge?a("Smaller"):a("Large"),()=>this.enlarge(!this.isLarge),"gp-class-size"),i=e.room?st(a("Close the room"),a("Close it for everybody?"),
()=>this.actions.close(),"gp-class-close",this.asked,"close"):Z(a("Close"),()=>this.actions.close(),"gp-class-close"),l=n?.people.length?[Z(a("Pupils"),()=>this.
openPeople(!this.peopleAreOpen),"gp-class-who")]:[];s.append(u("span","gp-class-gap"),...l,o,r,i);let d=n?[this.peoplePart(n),this.questions(n,!0)]:[];this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...d)),this.root.hidden=!1,this.openLink(this.linkIsOpen),this.openPeople(this.peopleAreOpen)}peoplePart({people:e}){
let n=u("ul","gp-class-people");return n.append(...e.map(({id:s,name:o},r)=>{let i=o||a("Pupil {number}",{number:r+1}),l=u("li","",i),d=st(a("Remove"),a("Remove\
 {name}?",{name:i}),()=>this.actions.remove(s),"gp-class-remove",this.asked,`remove ${s}`);return d.setAttribute("aria-label",a("Remove {name}",{name:i})),l.append(
" ",d),l})),n}openPeople(e){this.peopleAreOpen=e;let n=this.root.querySelector(".gp-class-people");n&&(n.hidden=!e),this.root.querySelector(".gp-class-who")?.setAttribute(
"aria-expanded",String(e))}openLink(e){this.linkIsOpen=e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute(
"aria-expanded",String(e))}linkPart({link:e,qr:n,locks:s,needs:o,seeded:r,room:i,lesson:l}){let d=u("div","gp-class-link");n&&d.append(u("img","gp-class-qr",null,
{src:n,alt:a("QR code of the link")}));let c=u("div","gp-class-words"),p=ue("text",{readonly:"","aria-label":a("Link"),value:e});p.addEventListener("focus",()=>p.
select());let h=u("span","","",{role:"status"}),f=u("div","gp-class-address");f.append(p,Z(a("Copy"),async()=>oe(h,await Ys(p)?a("Copied."):a("Press Ctrl+C (⌘C)\
."))),h),c.append(f),i&&c.append(u("p","gp-class-code",a("Or: the address of this page, and then ?room={code}",{code:i.code})));let g=[!n&&a("This link is too l\
ong for a QR code. With a room it is short."),zs(e)&&a("This address works on this computer only. Open the page by the computer’s address in the network, and ma\
ke the link there."),s.length>0&&a("Locked: {parts}.",{parts:s.map(m=>a(this.parts[m])).join(", ")}),o.length>0&&a("The lesson asks to change what is locked: {p\
arts}.",{parts:o.map(m=>a(this.parts[m])).join(", ")}),i&&!l&&!r&&a("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return c.
append(...g.filter(Boolean).map(m=>u("p","gp-class-note",m))),d.append(c),d}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-p\
rojected",e);let n=this.root.querySelector(".gp-class-size");n&&oe(n,e?a("Smaller"):a("Large")),e&&n?.focus({preventScroll:!0})}drawPupil(e,n,{name:s,note:o}){let r=u(
"div","gp-class-line");r.append(u("b","",e.by?a("Class of {by}",{by:e.by}):a("Class"))),e.room&&r.append(u("span","",a("Room {code}",{code:e.room})));let i=this.
lockWords(e.named,e.locks);if(i&&r.append(u("span","",i)),e.room){let d=ue("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:a("Your name, if you li\
ke"),"aria-label":a("Your name, if you like")});d.className="gp-class-name",d.addEventListener("change",()=>this.actions.rename(d.value)),r.append(d)}r.append(u(
"span","gp-class-said",o,{role:"status"}),u("span","gp-class-gap")),n&&n.setup_version>e.setup_version&&r.append(Z(a("Set the page as your teacher has it now"),
()=>this.actions.again(),"gp-class-again")),r.append(Z(a("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=n?[this.questions(n,!1)]:[];this.keepingFocus(
()=>this.root.replaceChildren(r,...l)),this.root.hidden=!1}questions(e,n){let s=u("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>n||l);n&&!o.length&&
s.append(u("p","gp-class-note",a("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, come here."))),s.append(...o.slice(0,rn).
map(l=>this.question(l,e,n)));let r=o.length-rn;r>0&&s.append(u("p","gp-class-note",Q(r,"{count} earlier question.","{count} earlier questions.")));let i=on(e.mean,
this.unit);return i&&s.append(u("p","gp-class-mean",i)),s}question(e,{pupils:n,people:s},o){let{key:r,kind:i,title:l,context:d,answered:c,revealed:p}=e,h=u("art\
icle","gp-class-question"),f=u("div","gp-class-line"),g=u("h3");if(g.append(a(l)),d&&g.append(" ",u("q","gp-class-context",r.startsWith("token/")?`…${d}`:a(d))),
f.append(g,u("span","gp-class-count",a("{answered} of {pupils} answered",{answered:c,pupils:n}))),o&&!p){let v=this.looksEarly.has(r);f.append(Z(v?a("Hide the b\
ars"):a("Show them to me"),()=>{this.looksEarly.delete(r)||this.looksEarly.add(r),this.actions.redraw()},"gp-class-early"),Z(a("Reveal to all"),()=>this.actions.
reveal(r),"gp-class-reveal"))}h.append(f);let m=o?s.filter(({name:v})=>v):[];if(m.length){let v=new Set(e.answered_by);h.append(u("p","gp-class-names",m.map(({id:k,
name:b})=>v.has(k)?`✓ ${b}`:b).join(", ")))}return o&&!p&&["number","written"].includes(i)&&h.append(u("p","gp-class-note",a("Make the run of this step on you\
r page before you reveal: it tells what came out."))),(p||o&&this.looksEarly.has(r))&&h.append(sn(p?e:Vs(e),this.unit)),h}keepingFocus(e){let n=this.root.contains(
document.activeElement)?document.activeElement:null;if(n?.className==="gp-class-name"){let r=n.value;e();let i=this.root.querySelector(".gp-class-name");i.value=
r,i.focus({preventScroll:!0});return}let s=n?n.tagName.toLowerCase()+(n.className?"."+n.className.split(" ").join("."):""):"",o=n?[...this.root.querySelectorAll(
s)].indexOf(n):-1;e(),n&&this.root.querySelectorAll(s)[o]?.focus({preventScroll:!0})}},Vs=t=>({...t,outcome:null,class_score:null,model_score:null}),zs=t=>["loc\
alhost","127.0.0.1","[::1]"].includes(new URL(t,location.href).hostname);async function Ys(t){try{return await navigator.clipboard.writeText(t.value),!0}catch{return t.
focus(),t.select(),document.execCommand("copy")}}var Qs={teacher:1e3,pupil:3e3},dt="generation-playground.pupil",ct="generation-playground.pupil-name";function ln({element:t,props:e,trigger:n,watch:s},{parts:o}){
let r="",i=null,l=null,d="",c=0,p=!1,h=new We(t.querySelector(".gp-class"),o,{close:()=>i.room?n("closed",pe()):k(),reveal:w=>n("revealed",{...pe(),question:w}),
remove:w=>n("removed",{...pe(),pupil:w}),rename:w=>{pt("localStorage",ct,w),E()},again:()=>n("again",{}),leave:()=>n("left",{}),redraw:()=>_()}),f={made:w=>{v("\
teacher",w),w.room&&Re(w.room),w.room&&w.lesson&&!p&&(we(),g(w.lesson,1)),p=!1},arrived:w=>{v("pupil",w),lt(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&g(w.
lesson,w.step)},taken:()=>x(a("Your prediction is in.")),full:()=>x(a("This room has no place left. Ask your teacher to remove somebody, then open the link agai\
n.")),removed:()=>b(a("Your teacher has removed you from this room. Open the link again to come back.")),refused:({text:w})=>b(a(w)),gone:()=>{p=!1,r&&b(a("This\
 room is closed.")),Re(null)},closed:()=>{Re(null),k()},left:()=>k()};s("value",()=>{let w=JSON.parse(e.value||"null");w&&f[w.kind](w)});let g=(w,C)=>document.dispatchEvent(
new CustomEvent("gp-open-lesson",{detail:{lesson:w,step:C}})),m=w=>document.dispatchEvent(new CustomEvent("gp-class-news",{detail:{revealed:w}}));function v(w,C){
m(w==="pupil"&&C.room?[]:null),[r,i,l,d]=[w,C,null,""],_(),S()}function k(){r="",m(null),clearTimeout(c),lt([],"",!1),h.hide()}function b(w){k(),h.tell(w)}function x(w){
d=w,_()}function _(){r==="teacher"?h.drawTeacher(i,l):r==="pupil"&&h.drawPupil(i,l,{name:ut("localStorage",ct),note:d})}async function S(){clearTimeout(c);let[w,
C]=[r,r==="teacher"?i.room?.code:i?.room];if(!w||!C)return;let P=w==="teacher"?{key:i.room.key}:{pupil:an()};if(!document.hidden||w==="teacher")try{let I=new URLSearchParams(
{code:C,...P,seen:String(l?.version??0)}),M=await fetch(`class-room?${I}`);if(r!==w)return;if(M.status===200){let D=await M.json();if(D.gone||D.removed){D.removed&&
pt("sessionStorage",dt,""),f[D.gone?"gone":"removed"]();return}l=D,_(),w==="pupil"&&m(D.questions.filter(F=>F.revealed).map(({key:F})=>F))}}catch{}clearTimeout(
c),c=window.setTimeout(S,Qs[w])}let E=()=>n("joined",{pupil:an(),name:ut("localStorage",ct)});document.addEventListener("gp-predicted",w=>{r==="pupil"&&i.room&&
n("answered",w.detail)}),document.addEventListener("gp-large-class",()=>r==="teacher"&&h.enlarge(!0)),q(w=>{let C=w.log("main");C.subscribe(t,()=>{h.unit!==C.unit&&
(h.unit=C.unit,_())})}),ot().code&&!new URLSearchParams(location.search).has("room")&&(p=!0,n("resumed",pe()))}function an(){let t=ut("sessionStorage",dt)||Array.
from(crypto.getRandomValues(new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return pt("sessionStorage",dt,t),t}function ut(t,e){try{return window[t].
getItem(e)||""}catch{return""}}function pt(t,e,n){try{window[t].setItem(e,n)}catch{}}var z=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let n=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(n,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(n+1))}};function cn({props:t,trigger:e,watch:n},{kind:s,opens:o,first:r=`${s}-progress`}){let i=new z,l;q(d=>{n("value",()=>{let c=i.unstamp(t.value);c!==null&&(d.feedGroup(
s,c,i.newest),!(!c||l===i.newest)&&(l=i.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Xs(r)))))}),o&&(d.group(s).answers.open=({entry:c})=>e("open",
{entry:c}))})}function Xs(t){let e=document.getElementById(t);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefer\
s-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function dn({props:t,trigger:e,watch:n}){let s=new z;q(o=>{let r=o.group("lanes");r.answers.lane=({do:i,id:l})=>{e("lane",{do:i,id:l}),i==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},n("value",()=>{let i=s.unstamp(t.value);i&&r.setLanes(JSON.parse(i))})})}var un=(t,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([n],[s])=>n<s?-1:1)):e,ee=(t,e)=>JSON.stringify(t,un)===JSON.stringify(
e,un);function U(t,e=44){let n=typeof t=="string"?t:JSON.stringify(t??null);return n.length>e?n.slice(0,e)+"…":n}function ae(t){let e=t.trim();if(!e)return;let n=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function ye(t,e,n,s=()=>null){let o=u("in\
put","kp-box",null,{type:"text",inputmode:t.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=t.step||(t.kind==="int"?1:.1),i=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>n(ae(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let d=ae(o.value)??s()??t.slider_minimum??t.minimum??0;if(typeof d!="number")return;let c=Number((d+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
i,0)));o.value=String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,c))),n(ae(o.value))}),o}function Ce(t,e,n,s){let o=u("div","kp-switch",null,{id:t,role:"r\
adiogroup","aria-labelledby":e}),r=n.map(([l,d])=>{let c=u("input",null,null,{type:"radio",name:t,value:d});c.addEventListener("change",()=>s(l));let p=u("label");
return p.append(c,u("span",null,d)),o.append(p),c});return{element:o,show:l=>{let d=n.findIndex(([c])=>ee(c,l));return r.forEach((c,p)=>{c.checked=p===d}),d>=0}}}
var pn=(t,{id:e,nameId:n,change:s})=>{let o=[[void 0,a("not set")],[!0,a("on")],[!1,a("off")]],{element:r,show:i}=Ce(e,n,o,s);return{element:r,show:i,showDefault(){}}},
ht=(t,{id:e,change:n})=>{let s=u("div","kp-number"),o=t.default,r=ye(t,{id:e},d=>{l(d),n(d)},()=>o);s.append(r);let i=t.slider_minimum===null?null:u("input","kp\
-slider",null,{type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any","aria-label":a("{name}, slider",{name:t.name})});i&&(i.addEventListener(
"input",()=>{r.value=String(Number(i.value)),i.classList.remove("kp-off"),n(Number(i.value))}),s.append(i));function l(d){i&&(i.classList.toggle("kp-off",typeof d!=
"number"),i.value=typeof d=="number"?d:o??t.slider_minimum)}return{element:s,label:e,show(d){r.value=d===void 0?"":String(d),l(d)},showDefault(d){o=typeof d=="n\
umber"?d:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},hn=(t,{id:e,change:n})=>{let s=u("select","kp-select",null,{id:e}),o=u("option",null,
a("not set"),{value:""});s.append(o,...t.choices.map((i,l)=>u("option",null,U(i),{value:l})));let r=null;return s.addEventListener("change",()=>n(s.value===""?void 0:
t.choices[s.value])),{element:s,label:e,show(i){r&&r.remove();let l=t.choices.findIndex(d=>ee(d,i));i!==void 0&&l<0&&(r=u("option",null,U(i),{value:"foreign",disabled:""}),
s.append(r)),s.value=i===void 0?"":l<0?"foreign":String(l)},showDefault(i){o.textContent=i===null?a("not set"):a("not set (default {value})",{value:U(i)})}}},fn=(t,{
id:e,change:n})=>{let s=u("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>n(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":U(o,1/0)},showDefault(){}}};var ve=window.GenerationPlaygroundKnobs;function Zs(t,e,n){let s=u("div","kp-editor"),o=u("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":a("{name} as JSON",{name:t.name}),placeholder:a(
t.shape)}),r=u("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),i=u("span","kp-faint",""),l,d=!1,c=h=>{d=h,o.hidden=!h,n.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?a("Editor"):"JSON",r.setAttribute("aria-label",h?a("Back to the editor of {name}",{name:t.name}):a("Edit {name} as JSO\
N",{name:t.name})),i.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{d?n.show(l)===!1?i.textContent=a("The editor cannot show this value."):c(
!1):(o.value=p(l),c(!0)),(d?o:r).focus()}),s.append(n.element,o,i),c(!1),{...n,element:s,beside:r,note(h){l=h},show(h){l=h;let f=n.show(h);!d&&f===!1&&c(!0),d&&
(o.value=p(h))}}}function xe(t){return(e,n)=>{let s=null;return s=Zs(e,n,t(e,{...n,change:r=>{s.note(r),n.change(r)}})),s}}var bn=xe(()=>({element:u("div"),show:t=>t===
void 0,showDefault(){}})),eo={n:`
`,t:"	",r:"\r","\\":"\\"},Te=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(parseInt(n.slice(1),16)):eo[n]),to=t=>t.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function wn(t,e){let n=u("div","kp-list"),s=()=>[...n.querySelectorAll("input")].map(i=>Te(i.value)).filter(
Boolean),o=()=>{let i=s();e(i.length?i:void 0)};function r(i){let l=u("div","kp-line"),d=u("input","kp-wide",null,{type:"text","aria-label":t.one,autocomplete:"\
off",spellcheck:"false",placeholder:t.another});d.value=to(i);let c=u("span","kp-shown","",{title:a("As it is read: · is a space, ↵ a line break")}),p=u("but\
ton","kp-icon","×",{type:"button","aria-label":t.remove}),h=()=>{let f=Te(d.value);c.replaceChildren(),(f!==f.trim()||f!==d.value)&&Ze(c,f),p.hidden=!d.value,d.
value&&l===n.lastElementChild&&r("")};d.addEventListener("input",()=>{h(),o()}),d.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(d,c,p),n.append(l),h()}return{element:n,show(i){n.replaceChildren();for(let l of i)r(l);r("")}}}var kn=t=>Array.isArray(t)&&t.every(e=>typeof e=="strin\
g"),yn=(t,{change:e})=>{let n=wn({one:a("text"),another:a("another text"),remove:a("Remove this text")},e),s=u("div","kp-editor");return s.append(n.element,u("p",
"kp-faint",a("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){n.show(o===void 0?[]:kn(o)?o:[U(o,1/0)])},showDefault(){}}},vn=xe((t,{id:e,change:n})=>{
let s=u("div","kp-fields"),o=[["start",a("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",a("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=i.map(d=>ae(d.value));n(l.every(d=>d===void 0)?void 0:l.map(d=>d??null))},i=o.map(([l,d,c,p])=>{let h=ye(c,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(u("label",null,d,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(i.forEach((d,c)=>{d.value=
l===void 0?"":l[c]??""}),!0)},showDefault(){}}});function no(t,e,n){if(t.kind==="bool"||t.kind==="choice"){let o=t.kind==="bool"?[!0,!1]:t.choices,r=u("select",
"kp-select",null,{id:e});return r.append(u("option",null,a("not set ({value})",{value:U(t.default)}),{value:""})),r.append(...o.map((i,l)=>u("option",null,U(i),
{value:l}))),r.addEventListener("change",n),{element:r,read:()=>r.value===""?void 0:o[r.value],show(i){let l=o.findIndex(d=>ee(d,i));return r.value=i===void 0||
l<0?"":String(l),i===void 0||l>=0}}}if(t.kind==="flags"){let o=u("div","kp-flags",null,{id:e,role:"group","aria-label":t.name}),r=t.choices.map(l=>{let d=u("inp\
ut",null,null,{type:"checkbox",value:l}),c=u("label",null,"");return d.addEventListener("change",n),c.append(d," "+l),o.append(c),d}),i=()=>r.filter(l=>l.checked).
map(l=>[l.value,!0]);return{element:o,read:()=>i().length?Object.fromEntries(i()):void 0,show(l){for(let d of r)d.checked=l?.[d.value]===!0;return l===void 0||ee(
l,Object.fromEntries(i()))}}}if(t.kind==="ints"){let o=u("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener(
"input",n),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(ae);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):
r??"",r===void 0||Array.isArray(r)}}}let s=ye(t,{id:e,placeholder:t.default===null?"–":String(t.default)},n,()=>t.default);return{element:s,read:()=>ae(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var mn=t=>[...crypto.getRandomValues(new Uint16Array(t))].map(e=>e%1e3),xn=xe(
(t,{id:e,nameId:n,change:s})=>{let o=u("div","kp-editor"),r=u("div","kp-fields"),i=null,l=[],d=[[void 0,a("not set")],...t.forms.map(k=>[k.name,t.forms.length>1?
a(k.name):a("set")])],c=Ce(`${e}-form`,n,d,k=>{h(k),g(),m()}),p=u("p","kp-faint","");o.append(c.element,p,r);function h(k){i=t.forms.find(b=>b.name===k)||null,c.
show(i?i.name:void 0),p.textContent=i?a(i.meaning):"",l=[],r.replaceChildren();for(let b of i?i.fields:[]){let x=no(b,`${e}-${b.name}`,m),_=u("label",null,b.name+
(b.required?" *":""),{for:`${e}-${b.name}`});_.title=a(b.meaning),r.append(_,x.element,u("p","kp-faint",a(b.meaning))),l.push([b,x]),b.kind==="ints"&&b.required&&
f(x)}}function f(k){let b=u("button","kp-link",a("Draw new keys"),{type:"button"});b.addEventListener("click",()=>{k.show(mn(30)),m()}),r.append(b)}function g(){
for(let[k,b]of l)k.required&&b.show(k.kind==="ints"?mn(30):k.default??5)}function m(){if(!i)return s(void 0);let k=l.map(([b,x])=>[b.name,x.read()]);return s(Object.
fromEntries(k.filter(([,b])=>b!==void 0)))}let v=k=>k!==null&&typeof k=="object"&&!Array.isArray(k);return{element:o,show(k){if(k===void 0)return h(void 0);if(!v(
k))return!1;let b=Object.keys(k),x=E=>E.fields.filter(w=>b.includes(w.name)).length,S=t.forms.find(E=>E.fields.some(w=>w.required&&w.kind==="choice"&&w.choices.
includes(k[w.name])))||t.forms.reduce((E,w)=>x(w)>x(E)?w:E);return x(S)<b.length?!1:(h(S.name),l.every(([E,w])=>w.show(k[E.name])))},showDefault(){}}}),Sn=xe((t,{
id:e,nameId:n,change:s})=>{let o=u("div","kp-editor"),r=u("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":a("{name}: layer\
 numbers",{name:t.name}),autocomplete:"off"}),i=u("p","kp-faint",""),l=Ce(e,n,[[void 0,a("not set")],["low","low"],["high","high"],["list",a("layers")]],c=>{r.hidden=
c!=="list",c==="list"&&r.focus(),s(c==="list"?d():c)}),d=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(ae);return c.length?c:void 0};return r.addEventListener(
"input",()=>s(d())),r.hidden=!0,o.append(l.element,r,i),{element:o,show(c){let p=Array.isArray(c);return!p&&!l.show(c)?!1:(p&&(l.show("list"),r.value=c.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:c}){i.textContent=c?a("This model has {count} layers; 0 is the input of the first.",{count:c}):""}}}),gn={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},En=(t,{id:e,nameId:n,change:s})=>{let o=u("div",
"kp-editor"),r=Ce(e,n,[[void 0,a("not set")],["choices",a("choices")],["regex","regex"],["json_schema",a("JSON schema")]],v=>{f(v),m()}),i=wn({one:a("choice"),another:a(
"another choice"),remove:a("Remove this choice")},()=>m()),l=u("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"\
false",autocomplete:"off","aria-label":a("Regular expression that the whole text must match")}),d=u("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(
gn,null,2),spellcheck:"false","aria-label":a("JSON schema")}),c=u("button","kp-link",a("Use an example"),{type:"button"}),p={choices:[i.element],regex:[l],json_schema:[
d,c]},h;function f(v){h=v,r.show(h);for(let[k,b]of Object.entries(p))for(let x of b)x.hidden=k!==h}function g(){if(h==="regex")return l.value||void 0;if(h==="ch\
oices"){let v=[...i.element.querySelectorAll("input")].map(k=>Te(k.value)).filter(Boolean);return v.length?v:void 0}if(d.value.trim())try{return JSON.parse(d.value)}catch{
return d.value}}function m(){let v=h&&g();s(v===void 0?void 0:{[h]:v})}return l.addEventListener("input",m),d.addEventListener("input",m),c.addEventListener("cl\
ick",()=>{d.value=JSON.stringify(gn,null,2),m()}),o.append(r.element,...Object.values(p).flat()),i.show([]),f(void 0),{element:o,show(v){let[k,b]=Object.entries(
v||{})[0]||[];f(k in p?k:void 0),k==="choices"&&i.show(kn(b)?b:[]),k==="regex"&&(l.value=U(b,1/0)),k==="json_schema"&&(d.value=typeof b=="string"?b:JSON.stringify(
b,null,2))},showDefault(){}}};var mt=t=>Number.isInteger(t)&&t>=0,re=t=>Array.isArray(t)&&t.length>0&&t.every(mt),Se=(t,e)=>Array.isArray(t)&&t.every(e),Ee=t=>({options:[[t]]}),Ln=t=>({options:[
t]}),On={token:{single:!0,flat:!0,read:t=>mt(t)?[Ee(t)]:null,write:t=>t[0].options[0][0]},tokens:{flat:!0,read:t=>mt(t)?[Ee(t)]:re(t)?t.map(Ee):null,write:t=>t.
length===1?t[0].options[0][0]:t.map(e=>e.options[0][0])},words:{flat:!0,read:t=>re(t)?t.map(Ee):null,write:t=>t.map(e=>e.options[0][0])},word_groups:{read:t=>Se(
t,re)?t.map(Ln):null,write:t=>t.map(e=>e.options[0])},words_with_bias:{biased:!0,read:t=>Se(t,e=>Array.isArray(e)&&e.length===2&&re(e[0]))?t.map(([e,n])=>({options:[
e],bias:n})):null,write:t=>t.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:t=>Se(t,e=>re(e)||Se(e,re))?t.map(e=>({options:re(e)?[e]:e})):
null,write:t=>t.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:t=>Se(t,e=>e&&(re(e.phrase)||Se(e.any_of,re)))?t.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:t=>t.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function ft(t,e,n,s){let o=u(t,"\
kp-token",null,s),r=u("span","kp-piece");return n!==void 0&&et(r,n),o.append(r,u("span","kp-id",String(e))),o}function so(t){if(!/^[\s\d,[\]]+$/.test(t))return null;
let e=(t.match(/\d+/g)||[]).map(Number);return re(e)&&e.every(Number.isSafeInteger)?e:null}async function oo(t,e){let n=Te(t),s=n.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!n.startsWith("  "),r=o?[" "+s,s]:[n],{tokens:i,problem:l}=await e.splitWords(r);if(l)return{problem:a(l)};let d=o?[{when:a("inside a sentence"),tokens:i[0]},
{when:a("at the very start"),tokens:i[1],alone:!0}]:[{when:a("as typed"),tokens:i[0]}];o&&ee(i[0],i[1])&&(d=[{when:a("everywhere"),tokens:i[0]}]);let c=so(t),p=c?
await e.textsOf(c):[];if(c){let h=c.map(f=>[f,e.texts.get(f)]);d.unshift({when:c.length>1?a("these token ids"):a("this token id"),tokens:h})}return{ways:d.filter(
h=>h.tokens.length),unknown:p}}function ro(t,{id:e,change:n,panel:s}){let o=On[t.editor],r=u("div","kp-editor"),i=u("ul","kp-rows"+(o.flat?" kp-flat":"")),l=u("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?a("type a token, or its id"):a("type a word, or token ids")}),d=u(
"p","kp-faint",""),c=u("div","kp-offers",null,{"aria-live":"polite"});r.append(i,d,l,c);let p=[],h=null,f=0,g=null,m=()=>n(p.length?o.write(p):void 0);function v(S){
if(o.single)p=[Ee(S[0][0])];else if(o.flat){let E=new Set(p.map(w=>w.options[0][0]));for(let w of S.flat())E.has(w)||p.push(Ee(w))}else if(h)h.options.push(...S);else
for(let E of S)p.push(o.biased?{options:[E],bias:5}:Ln(E));h=null,l.value="",c.replaceChildren(),x(),m(),l.focus()}async function k(){let S=++f;if(!l.value)return c.
replaceChildren();let{ways:E,unknown:w,problem:C}=await oo(l.value,s).catch(()=>({problem:a("The server does not answer. Try again in a moment.")}));if(S!==f)return null;
if(c.replaceChildren(),C)return c.append(u("p","kp-faint",C));for(let M of E)c.append(b(M));let P=E.some(M=>M.tokens.length>1);if(!o.flat&&!o.alternatives&&E.length===
2){let M=u("button","kp-button",a("Add both"),{type:"button"});M.addEventListener("click",()=>v(E.map(D=>D.tokens.map(([F])=>F)))),c.append(M)}let I=w.length?[a(
"The model has no token {ids}.",{ids:w.join(", ")})]:[];return E.some(M=>M.alone)&&I.push(a("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&P&&I.push(o.single?a("Choose one token."):a("Each token counts by itself here, in other words too: click the one you mean.")),
I.length&&c.append(u("p","kp-faint",I.join(" "))),null}function b(S){let E=u("div","kp-offer");E.append(u("span","kp-when",S.when));let w=u("span","kp-chips");for(let[
C,P]of S.tokens)if(!o.flat)w.append(ft("span",C,P));else{let I=P===void 0?a("Add token {id}",{id:C}):a("Add token {id}: {text}",{id:C,text:Dt(P)}),M=ft("button",
C,P,{type:"button","aria-label":I});M.addEventListener("click",()=>v([[C]])),w.append(M)}if(E.append(w),!o.flat){let C=u("button","kp-button",a("Add"),{type:"bu\
tton","aria-label":a("Add the word: {when}",{when:S.when})});C.addEventListener("click",()=>v([S.tokens.map(([P])=>P)])),E.append(C)}return E}l.addEventListener(
"input",()=>{clearTimeout(g),g=setTimeout(k,120)}),l.addEventListener("keydown",S=>{S.key==="Enter"?(S.preventDefault(),clearTimeout(g),k().then(()=>c.querySelector(
"button")?.click())):S.key==="Escape"&&(S.stopPropagation(),l.value="",h=null,c.replaceChildren(),x())});function x(){i.replaceChildren(...p.map(_)),i.hidden=p.
length===0,d.textContent=h?a("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",d.hidden=!h;let S=p.flatMap(E=>E.options.flat()).filter(E=>!s.texts.
has(E));S.length&&s.textsOf(S).then(()=>{S.some(E=>s.texts.has(E))&&x()},()=>{})}function _(S,E){let w=u("li","kp-row");S.options.forEach((I,M)=>{M&&w.append(u(
"span","kp-or",a("or")));let D=u("span","kp-chips");for(let F of I)D.append(ft("span",F,s.texts.get(F)));w.append(D)});let C=S.options[0].map(I=>s.texts.get(I)??
I).join("").trim();if(o.biased){let I=ye({kind:"float",step:.5},{"aria-label":a("Bias of {name}",{name:C}),value:""},M=>{S.bias=M,m()});I.value=S.bias??"",w.append(
u("span","kp-faint",a("bias")),I)}if(o.alternatives){let I=u("button","kp-link",a("or…"),{type:"button","aria-label":a("Add an alternative to {name}",{name:C})});
I.addEventListener("click",()=>{h=S,x(),l.focus()}),w.append(I)}let P=u("button","kp-icon","×",{type:"button","aria-label":a("Remove {name}",{name:C})});return P.
addEventListener("click",()=>{p.splice(E,1),h===S&&(h=null),x(),m(),l.focus()}),w.append(P),w}return{element:r,label:e,show(S){let E=S===void 0?[]:o.read(S);return E===
null?!1:(p=E,h=null,x(),!0)},showDefault(){},modelChanged:x}}var _n=Object.fromEntries(Object.keys(On).map(t=>[t,xe(ro)]));var Pe={..._n,switch:pn,number:ht,slider:ht,choice:hn,text:fn,strings:yn,decay:vn,fields:xn,layers:Sn,structure:En};var gt=t=>({changed:a("changed"),preset:a("preset"),model:a("model"),library:a("library")})[t],Le=t=>({changed:a("changed by you"),preset:a("set by the preset (\
the chosen strategy)"),model:a("the model's own default")})[t]||"",Oe={error:"✕",warning:"▲",info:"ℹ"},_e=t=>t.split(/(?<=_)/).flatMap(e=>[e,u("wbr")]),Je=class{constructor(e,n){
this.panel=e,this.knob=n,this.id=`${e.name}-${n.name}`,this.build(),this.control.showDefault(n.default),this.control.show(e.state.set[n.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:n,panel:s}=this;this.element=u("div","kp-knob",null,{id:n,"data-knob":e.name}),this.control=(Pe[e.editor]||bn)(e,{id:`${n}\
-control`,nameId:`${n}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=u(this.control.label?"label":"sp\
an","kp-name",null,{id:`${n}-name`,...o});r.append(..._e(e.name)),this.source=u("span","kp-source"),this.standard=u("span","kp-standard"),this.back=u("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let i=u("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":a("More about {name}",{name:e.name})});i.addEventListener("click",()=>this.explain(i));let l=u("div","kp-head"),d=u("span","kp-\
tools");d.append(this.control.beside||"",this.back,i),l.append(r,this.source,d),this.notes=u("div","kp-notes",null,{role:"status"}),this.idle=u("span","kp-idle");
let c=u("p","kp-meaning",a(e.meaning)+" ",{id:`${n}-meaning`});c.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,c);let p=this.
element.querySelector(`[id="${n}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){let{knob:n}=this;if(!this.help){this.help=u("div","kp-help",null,
{hidden:""}),this.help.append(u("p",null,a(n.explanation)));let s=io(n);if(s&&this.help.append(u("p",null,s)),n.needs.length){let o=n.needs.map(r=>a(r)).join(";\
 ");this.help.append(u("p",null,a("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of n.conflicts)this.help.append(u("p",null,a(o)));
if(n.paper){let o=u("a",null,n.paper.replace(/^https?:\/\//,""),{href:n.paper,target:"_blank",rel:"noopener noreferrer"}),r=u("p",null,a("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:n}=this,{name:s}=n,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=Le(o)&&gt(o),this.source.title=Le(o);let r=e.verdict?.defaults[s],
i=r===void 0?n.default:r,l=this.inWords(i);this.standard.textContent=i===null?a("No default."):r===void 0?a("Default: {value}.",{value:l}):a("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?a("The library's default: it applies unless the knob is set"):a("From the model's own generation config");
let d=e.state.base[s],c=o==="changed"||d!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!c,this.back.textContent=c?"↺":"×";let[p,h]=this.wayBack(
c,d);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,n){let{name:s}=this.knob;if(!e)return[a("Unset it: the default applies"),a("Unset {name}",
{name:s})];if(n===void 0)return[a("Back to its default"),a("Reset {name} to its default",{name:s})];let o=this.inWords(n);return[a("Back to the preset: {value}",
{value:o}),a("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?a("on"):a("off"):U(e,
30)}judged(e){let{knob:n}=this,s=e.defaults[n.name];this.control.showDefault(s===void 0?n.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[n.
name]||[];this.notes.replaceChildren(...o.map(i=>bt(i,this.panel))),this.element.classList.toggle("kp-wrong",o.some(i=>i.severity==="error"));let r=e.idle[n.name];
this.idle.textContent=r?a("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,n=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");n&&n.focus({preventScroll:!0})}};function bt(t,e){let n=u("div",`kp-note k\
p-${t.severity}`);n.append(u("span","kp-sign",Oe[t.severity],{"aria-hidden":"true"}));let s=u("span","kp-said",a(t.message)+" "),{press:o}=t;if((!o||!o.whole)&&
s.append(u("strong",null,a(t.fix))," "),o){let i=u("button","kp-button",a(o.label),{type:"button"});i.addEventListener("click",()=>e.apply(o.change,t.knob)),s.append(
i," ")}let r=e.byName.has(t.knob);if(r?o&&!(t.knob in o.change):e.state.set[t.knob]!==void 0){let i=t.knob,l=u("button","kp-link",r?a("Unset {name}",{name:i}):a(
"Remove {name}",{name:i}),{type:"button"});l.addEventListener("click",()=>e.apply({[t.knob]:null},r?t.knob:void 0)),s.append(l)}return n.append(s),n}function io(t){
let{minimum:n,maximum:s}=t,o=[];return n!==null&&o.push(t.open_minimum?a("greater than {low}",{low:n}):a("at least {low}",{low:n})),s!==null&&s<2147483647&&o.push(
t.open_maximum?a("less than {high}",{high:s}):a("at most {high}",{high:s})),o.length?a("Allowed: {limits}.",{limits:o.join(", ")}):""}var ao=["switch","choice"];function lo(t,{id:e,change:n}){if(t.slider_minimum===null)return Pe.number(t,{id:e,change:n});let s=u("span","kq-number"),o=u("input",
"kp-slider",null,{id:e,type:"range",min:t.slider_minimum,max:t.slider_maximum,step:t.step||"any"}),r=u("output","kq-value",null,{for:e}),i=t.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),d(),n(l)});function d(){let c=l===void 0?i:l;r.textContent=c==null?"–":String(c),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(c){l=c,o.value=String(typeof c=="number"?c:i??t.slider_minimum),d()},showDefault(c){
i=typeof c=="number"?c:null,l===void 0&&this.show(void 0)}}}function co(t,{id:e,panel:n}){let s=u("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{it("knobs"),n.jump(t.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?a("set …"):U(o,18)},showDefault(){}}}var wt=class{constructor(e,n){
this.panel=e,this.knob=n;let s=`quick-${n.name}`,o=`${s}-name`,r=["slider","number"].includes(n.editor)?lo:ao.includes(n.editor)?Pe[n.editor]:co;this.control=r(
n,{id:s,nameId:o,panel:e,change:l=>e.change(n.name,l,this)});let i=this.control.label?{for:this.control.label}:{};this.name=u(this.control.label?"label":"span",
"kp-name",null,{id:o,...i}),this.sign=u("span","kq-sign","",{"aria-hidden":"true"}),this.element=u("div","kq-knob",null,{"data-knob":n.name,title:a(n.meaning)}),
this.name.append(..._e(n.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(n.default),this.control.show(e.state.set[n.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let n=e.defaults[this.knob.name];this.control.showDefault(n===
void 0?this.knob.default:n);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?Oe[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=Le(this.panel.sourceOf(this.knob.name)),i=o?`${a(o.message)} ${a(o.fix)}`:a(this.knob.meaning);this.element.title=[i,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Ge=class{constructor(e,n,s){this.panel=n,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",a("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=a("All {count} knobs",{count:n.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let n=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
n.map(s=>[s,this.knobs.get(s)||new wt(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let n=[...e.general,...Object.values(e.notes).flat()],s=n.filter(({severity:o})=>o==="error").
length;this.count.textContent=n.length?`${Oe[s?"error":"warning"]} ${n.length}`:""}};var Ne=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function An(t,e){let n=Ne(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(s=>n.
some(o=>o.startsWith(s)))}var uo=(t,e)=>t.every(n=>Ne(e).join(" ").includes(n));function Cn(t,e){let n=Ne(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let s=({
words:c})=>c.some(p=>An(n,p)),o=ve.absent.filter(({words:c})=>c.includes(n.join(" "))),r=ve.elsewhere.filter(s),i=e.filter(c=>[c.name,c.group,a(c.group),...c.synonyms].
some(p=>An(n,p)));if(i.length||o.length||r.length)return{knobs:i,beside:r,absent:o};let l=c=>[c.group,c.meaning,c.explanation],d=c=>[c.name,...c.synonyms,...l(c),
...l(c).map(p=>a(p))].join(" ");return{knobs:e.filter(c=>uo(n,d(c))),beside:r,absent:o}}function Tn({text:t,id:e,inside:n}){let s=u("p","kp-faint",a(t)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(n))return s;let r=u("button","kp-link",a("Go to it"),{type:"button"}),i=l=>{let d=o(e)?.querySelector("input, texta\
rea, select");return!d?.offsetParent&&l?requestAnimationFrame(()=>i(l-1)):(d?.scrollIntoView({block:"center"}),d?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(n)?.querySelector("button.label-wrap")?.click(),i(60)}),s.append(r),s}var po=150,kt=class{constructor(e,{props:n,server:s,watch:o},{name:r,hidden:i}){this.root=e,this.props=n,this.server=s,this.name=r,this.knobs=ve.knobs.filter(l=>!i.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(n.value,!0),this.build(),this.commit(),o("value",()=>{n.value!==
this.text&&this.load(n.value)}),this.ask()}take(e,n){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...i}=s;n&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...i,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let n=this.chosen;if(this.chosen=e,n.model!==e.model){this.texts.
clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let n=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.
viewsOf(s))ee(n.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.
get(e)].filter(Boolean)}change(e,n,s){n===void 0?delete this.state.set[e]:this.state.set[e]=n,this.state.kept=this.state.kept.filter(o=>o!==e);for(let o of this.
viewsOf(e))o!==s&&o.control.show(n),o.mark();this.commit(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.ask(),po)}apply(e,n){for(let[s,o]of Object.entries(
e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.kept.
filter(s=>!(s in e)),this.commit(),this.ask(),n&&this.rows.has(n)&&this.rows.get(n).focus()}reset(e){let{base:n,set:s}=this.state;this.apply({[e]:n[e]!==void 0&&
!ee(n[e],s[e])?n[e]:null})}resetAll(e){let n=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...n].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:n}=this.state;this.apply(Object.fromEntries(n.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:n,set:s}=this.state;return s[e]!==void 0?ee(s[e],n[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=ho(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.question(),n;try{n=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){
this.verdict=n;for(let s of this.rows.values())s.judged(n);this.quick?.judged(n),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){
let n=this.chosen.model,s=JSON.parse(await this.server.split_words(JSON.stringify({model:n,texts:e})));if(n===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())
this.texts.set(o,r);return s}async textsOf(e){let n=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.
parse(await this.server.split_words(JSON.stringify({model:n,ids:s})));if(n===this.chosen.model)for(let[r,i]of o.texts||[])this.texts.set(r,i);return o.unknown||
[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),this.basic=u("section","kp-basic",null,{"aria-label":a("The kno\
bs that matter most")});for(let s of this.knobs)s.basic&&this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of ve.groups){let o=this.knobs.
filter(i=>i.group===s&&!i.basic),r=this.knobs.filter(i=>i.group===s&&i.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=u("details","kp-group kp\
-effective");let n=u("summary",null,a("Effective config"));this.effectiveTable=u("div","kp-table"),this.effective.append(n,this.effectiveTable),this.effective.addEventListener(
"toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Je(this,this.byName.get(e))),
this.rows.get(e)}buildGroup(e,n,s){let o=u("details","kp-group",null,{"data-group":e}),r=u("summary",null,a(e)),i=u("span","kp-count");r.append(i);let l=u("div",
"kp-body");o.append(r,l);let d={element:o,count:i,knobs:n,fill:()=>{if(l.childElementCount)return;s.length&&l.append(d.above=this.buildAbove(s));let c=n.filter(
p=>p.managed_because);for(let p of n)p.managed_because||l.append(this.row(p.name).element);for(let p of c){let h=u("p","kp-meaning kp-managed",null,{"data-knob":p.
name});h.append(u("code",null,p.name)," "+a(p.managed_because)),l.append(h)}}};return o.addEventListener("toggle",()=>{o.open&&d.fill(),this.verdict&&this.summarise()}),
this.groups.set(e,d),o}buildAbove(e){let n=u("p","kp-meaning kp-above",a("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=u("button","kp-lin\
k kp-name",null,{type:"button","aria-label":a("Go to {name}",{name:s})});r.append(..._e(s)),r.addEventListener("click",()=>this.jump(s)),n.append(o?", ":"",r)}),
n}groupOf(e){let n=this.byName.get(e);return n&&!n.basic?this.groups.get(n.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();
let n=this.groupOf(e);n&&(n.element.open=!0,n.fill());let s=this.row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-foun\
d"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){let e=u("div","kp-search",null,{role:"search"});return this.search=u("input",null,
null,{type:"search",placeholder:a("Search {count} knobs",{count:this.knobs.length}),"aria-label":a("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.
name}-search`}),this.found=u("span","kp-faint","",{role:"status"}),this.beside=u("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.
filter()),this.search.addEventListener("keydown",n=>{n.key==="Escape"&&(this.search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){
let e=Ne(this.search.value).length>0,{knobs:n,beside:s,absent:o}=Cn(this.search.value,this.knobs),r=c=>n.includes(c),i=c=>{let p=this.rows.get(c.name)?.element||
this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=!r(c))};this.knobs.filter(c=>c.basic).forEach(i);for(let c of this.groups.values()){let p=c.
knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.forEach(i),c.above&&(c.above.hidden=e),c.element.hidden=!p,e?c.element.open=p:c.wasOpen!==
void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let l=s.length||o.length?a("No knob."):a("No knob matches. Try a plain word, such as repeat, random or stop."),
d=Q(n.length,"{count} knob","{count} knobs");this.found.textContent=e?n.length?d:l:"",this.beside.replaceChildren(...s.map(Tn),...o.map(({text:c})=>u("p","kp-fa\
int",a(c)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=u("div","kp-summary"),this.general=u("div","kp-notes",null,{role:"status"}),
this.headline=u("p","kp-headline",""),this.chips=u("div","kp-differing");let e=u("div","kp-foot");return this.toPreset=u("button","kp-link",a("Reset to the pres\
et"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=u("button","kp-link",a("Use the model's defaults"),
{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,
e,this.general),this.summary}summarise(){let{differs:e,general:n,mode:s}=this.verdict,o=e.length?Q(e.length,"{count} knob differs from the model's defaults:","{\
count} knobs differ from the model's defaults:"):a("No knobs differ from the model's defaults."),r=a(s),i=u("strong",null,r[0].toUpperCase()+r.slice(1),{title:a(
"The strategy that these settings choose")});this.headline.replaceChildren(i,` · ${o}`),this.chips.replaceChildren(...e.map(d=>{let c=this.sourceOf(d),p=u("but\
ton","kp-chip",d,{type:"button","data-source":c,title:a("Go to this knob ({source})",{source:Le(c)})}),h=this.verdict.notes[d]||[],f=h.some(g=>g.severity==="err\
or")?"error":h.length?"warning":"";return f&&p.append(u("span",`kp-${f}`,Oe[f],{title:a("See the note at the knob")})),p.addEventListener("click",()=>this.jump(
d)),p}));let l=[...n,...Object.entries(this.verdict.notes).flatMap(([d,c])=>{let p=this.groupOf(d);return this.byName.has(d)?p&&!p.element.open?c.filter(h=>h.severity===
"error"):[]:c})];this.general.replaceChildren(...l.map(d=>bt(d,this)));for(let{knobs:d,count:c}of this.groups.values()){let p=d.filter(f=>this.state.set[f.name]!==
void 0).length,h=d.filter(f=>this.verdict.notes[f.name]).length;c.textContent=[p?a("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){
let e=this.question(),n=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;let s=u("table"),o=u("tr");o.append(...[a("knob"),a("val\
ue"),a("source")].map(l=>u("th",null,l,{scope:"col"})));let r=u("tbody");for(let{name:l,value:d,source:c,ignored:p}of n){let h=u("tr",null,null,{"data-source":c}),
f=u("td"),g=u("button","kp-link kp-name",null,{type:"button","aria-label":a("Go to {name}",{name:l})});g.append(..._e(l)),g.addEventListener("click",()=>this.jump(
l)),f.append(g);let m=u("td","kp-value",U(d,60));p&&m.append(u("span","kp-faint",` ○ ${a("no effect")}`,{title:a(p)})),h.append(f,m,u("td",null,gt(c))),r.append(
h)}let i=u("thead");i.append(o),s.append(i,r),this.effectiveTable.replaceChildren(s)}},ho=(t,e)=>[...new Set([...Object.keys(t),...Object.keys(e)])].every(s=>ee(
t[s],e[s])),fe=new Map,yt=new Map;function Pn({element:t,props:e,server:n,watch:s},o){let r=new kt(t.querySelector(".kp"),{props:e,server:n,watch:s},o);fe.set(o.
name,r),q(i=>i.log("main").answers.knobs=({change:l})=>r.apply(l)),jn(o.name),yt.has(o.name)&&r.follow(yt.get(o.name))}function Nn(t,e){yt.set(t,e),fe.get(t)?.follow(
e)}function qn(t){fe.get(t)?.resetKept()}var Mn=t=>fe.get(t)?.text;function He(t){let e=fe.get(t);return{set:{...e?.state.set},assistant:e?.chosen.assistant??null}}
function vt(t,e){fe.get(t)?.resetAll(e)}var Bn=new Map;function In({element:t},{name:e,essential:n}){Bn.set(e,{element:t,essential:n}),jn(e)}function jn(t){let[
e,n]=[fe.get(t),Bn.get(t)];!e||!n||(e.quick=new Ge(n.element,e,n.essential),e.verdict&&e.quick.judged(e.verdict))}function Rn(t,e){let{base:n={},set:s={},kept:o=[]}=JSON.parse(t||"{}"),r=c=>typeof c=="object"?"":JSON.stringify(c),i=c=>c.flatMap(p=>{let[h,f]=[n[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[a("{knob} not set",{knob:p})];let g=`${p} ${r(f)}`.trim();return[r(h??{})?a("{now} in\
stead of {before}",{now:g,before:r(h)}):g]}),l=(c,p,h)=>{if(!c.length)return"";let f=c.slice(0,e).join(", ");return c.length<=e?p(f):h(f,c.length-e)},d=[...new Set(
[...Object.keys(n),...Object.keys(s)])].filter(c=>!o.includes(c));return JSON.stringify({kept:l(i(o),c=>a("Kept from before: {changes}",{changes:c}),(c,p)=>a("K\
ept from before: {changes} and {count} more",{changes:c,count:p})),changed:l(i(d),c=>a("Changed: {changes}.",{changes:c}),(c,p)=>a("Changed: {changes} and {coun\
t} more.",{changes:c,count:p}))})}var xt=8;function fo(t,e){if(e===void 0)return"";if(e===null)return a("Of the settings above, only the model and the seed appl\
y here.");let{set:n,assistant:s}=He(t),r=[...s&&!e.includes("assistant")?[a("draft model {model}",{model:s})]:[],...Object.entries(n).filter(([l])=>!e.includes(
l)).map(([l,d])=>typeof d=="object"?l:`${l} ${JSON.stringify(d)}`)];if(!r.length)return"";let i=r.slice(0,xt).join(", ");return r.length>xt?a("Applies here, too\
: {settings} and {count} more.",{settings:i,count:r.length-xt}):a("Applies here, too: {settings}.",{settings:i})}function $n({element:t,props:e,watch:n},{name:s,
leftOut:o}){let r=t.querySelector(".gp-changes"),i=null,l="";function d(g,m){let v=u("button","gp-reset",g,{type:"button"});return v.addEventListener("click",m),
v}function c(g,m){let v=u("span",null,g?`${g} · `:"");return v.append(m),v}function p(){i=He(s).set,vt(s,{}),f()}function h(){vt(s,i),i=null,f()}function f(){let g=document.
body.dataset.view||"one",m=fo(s,o[g]),{kept:v,changed:k}=JSON.parse(e.value||"{}"),b=Object.keys(He(s).set).length>0;b&&(i=null);let x=JSON.stringify([g,m,v,k,!!i]);
if(x===l)return;l=x;let _=[];v&&_.push(c(v,d(a("reset"),()=>qn(s)))),m?_.push(b&&o[g]?c(m,d(a("use the model’s own settings"),p)):u("span",null,m)):k&&_.push(
u("span",null,k)),i&&_.push(d(a("put the settings back"),h)),r.replaceChildren(..._),r.hidden=!_.length}n("value",f);for(let g of["gp-view","playground-changed"])
document.addEventListener(g,f);f()}function Dn({element:t,trigger:e},{entries:n}){let s=t.querySelector(".gp-examples"),o=[{title:a("Small models"),note:"",entries:n.filter(c=>c.bundled)},{title:a(
"A real model"),note:a("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:n.filter(c=>!c.bundled)}].filter(c=>c.entries.
length),r=0,i=u("button","gp-undo",a("Put back what was set before"),{type:"button",hidden:""}),l=c=>i.toggleAttribute("hidden",!(r+=c));i.addEventListener("cli\
ck",()=>{l(-1),e("back",{}),at()}),s.append(i);let d=o.map(c=>go(c,({token:p,index:h})=>{l(1),document.dispatchEvent(new CustomEvent("gp-example",{detail:p})),e(
"chosen",{index:h}),at()}));o.length>1&&s.append(mo(o,d)),s.append(...d)}function mo(t,e){let n=u("div","gp-kinds",null,{role:"group","aria-label":a("Examples")}),
s=t.map((r,i)=>{let l=u("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(i)),n.append(l),l}),o=r=>t.forEach((i,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),n}function go(t,e){let n=u("div");t.note&&n.append(u("p","gp-note",t.note));let s=null,o="";for(let r of t.
entries){r.model!==o&&(o=r.model,s=u("ul","",null,{"aria-label":a("Examples for {model}",{model:o})}),n.append(u("h3","",o),s));let i=u("button","gp-example",null,
{type:"button"});i.append(u("b","",a(r.title)),u("span","",a(r.look))),i.addEventListener("click",()=>e(r));let l=u("li");l.append(i),s.append(l)}return n}var ne=null,St="one";function Fn({element:t}){ne=t.querySelector(".gp-header"),se(ne);let[e,n]=[me(".gp-lab-button"),me(".gp-lab-list")],[s,o]=[me(".gp-menu-but\
ton"),me(".gp-menu")];function r(d,c,p){d.setAttribute("aria-expanded",String(p)),c===n?n.hidden=!p:o.classList.toggle("gp-unfolded",p)}let i=[[e,n],[s,o]],l=()=>i.
forEach(([d,c])=>r(d,c,!1));ne.addEventListener("click",d=>{let c=d.target,p=c.closest("button[data-view]"),h=i.find(([f])=>f.contains(c));if(p)p.dataset.view!==
St&&document.dispatchEvent(new Event("gp-view-left")),bo(p.dataset.view),l(),n.contains(p)&&e.focus();else if(h){let[f,g]=h,m=f.getAttribute("aria-expanded")!==
"true";l(),r(f,g,m),m&&g===n&&(n.querySelector("[aria-selected=true]")||n.firstElementChild).focus()}else c.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener(
"click",d=>{ne.contains(d.target)||l()}),ne.addEventListener("keydown",d=>{let c=d.target;if(d.key==="Escape"&&i.some(([g])=>g.getAttribute("aria-expanded")==="\
true")){n.contains(c)&&e.focus(),l();return}if(c.getAttribute("role")!=="tab")return;let p=[...c.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,
ArrowUp:-1}[d.key],f=h?p[(p.indexOf(c)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[d.key];f&&(d.preventDefault(),f.focus())}),ne.addEventListener("focusout",
({relatedTarget:d})=>{d&&!ne.contains(d)&&l()}),Et(St)}var me=t=>ne.querySelector(t);function bo(t){document.getElementById(`view-${t}-button`)?.click()}function Et(t){
if(St=t,document.body.dataset.view=t,document.dispatchEvent(new Event("gp-view")),!ne)return;for(let n of ne.querySelectorAll("[data-view]")){let s=n.dataset.view===
t;n.setAttribute("aria-selected",String(s))}for(let n of ne.querySelectorAll("[role=tablist]")){let s=[...n.children],o=s.find(r=>r.getAttribute("aria-selected")===
"true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=me(`.gp-lab-list [data-view="${t}"]`);me(".gp-lab").classList.toggle("gp-selected",!!e),me(".gp-lab-whi\
ch").textContent=e?e.textContent:""}var Lt="generation-playground.form",wo="generation-playground.form-address",ko="generation-playground.keep-history",yo=300;function Wn({props:t}){let e=null,n=!1,
s=null;function o(){clearTimeout(s);try{let l=(localStorage.getItem(ko)||(t.keep?"yes":"no"))==="yes";if(l||localStorage.removeItem(Lt),!n||!e)return;let d=JSON.
stringify(r(e));sessionStorage.setItem(Lt,d),sessionStorage.setItem(wo,location.search),l&&localStorage.setItem(Lt,d)}catch{}}function r([l,...d]){return[document.
querySelector("#prompt textarea")?.value??l,...d.slice(0,-2),Mn("knob")??d.at(-2),d.at(-1)]}function i(){clearTimeout(s),s=setTimeout(o,yo)}document.addEventListener(
"input",()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(l){e=l,i()},begin(){n=!0,i()}},document.
addEventListener("input",i),window.addEventListener("pagehide",o),window.addEventListener("generation-playground-keep",o)}var vo=/^[A-Za-z0-9+/=]*$/;function Jn(t){let e=typeof t=="string"&&vo.test(t)?`data:image/png;base64,${t}`:"data:,";return u("img","",null,{src:e,alt:""})}function Gn(t){let e=(Array.isArray(
t)?t:[]).map(Number).filter(Number.isFinite),n=document.createElementNS("http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),n.append(s),n}function Un({element:t,props:e,server:n,watch:s}){let o=t.querySelector(".gp-media"),r=new Map,i="";q(f=>{f.log("main").answers.media_file=g=>r.has(g)?n.media_file(
r.get(g)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function d(f){e.value=JSON.stringify(f),c()}function c(){if(e.value===i)return;
let f=l();for(let g of f)g.key&&r.set(g.sha256,g.key);if(f.some(g=>!g.key&&r.has(g.sha256)))return d(f.map(g=>g.key||!r.has(g.sha256)?g:{...g,key:r.get(g.sha256)}));
i=e.value,o.setAttribute("aria-label",a("Pictures and sounds")),o.replaceChildren(...f.map((g,m)=>p(g,()=>d(f.filter((v,k)=>k!==m)))))}function p(f,g){let m=f.kind===
"image",v=m?a("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):a("Sound, {seconds} s",{seconds:f.seconds}),k=Hn("gp-media-open",`${v}: ${m?
a("Show it"):a("Play it")}`,()=>h(f,_,k));k.append(m?Jn(f.preview):Gn(f.preview)),k.disabled=!f.key;let b=document.createElement("span");b.textContent=f.key?v:a(
"{what}: the file was not kept",{what:v});let x=Hn("gp-media-out",a("Remove it"),g);x.textContent="×";let _=document.createElement("li");return _.append(k,b,x),
_}async function h(f,g,m){let v=g.querySelector(".gp-media-whole");if(v)return m.setAttribute("aria-expanded","false"),v.remove();let k=await n.media_file(f.key);
if(!k)return;let b=document.createElement(f.kind==="image"?"img":"audio");b.className="gp-media-whole",b.src=k,b instanceof HTMLAudioElement?(b.controls=!0,b.autoplay=
!0):b.alt="",m.setAttribute("aria-expanded","true"),g.append(b)}s("value",c),c()}function Hn(t,e,n){let s=document.createElement("button");return s.type="button",
s.className=t,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var xo={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function Kn(t,e,n){let s=m=>t.
querySelector(m),[o,r,i]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
d={},c="",p=!1;function h([m,v]){let k=document.createElement("label"),b=document.createElement("input"),x=document.createElement("code");return x.textContent=m,
b.type=v==="bool"?"checkbox":"text",k.dataset.kind=v,k.append(...v==="bool"?[b,x]:[x,b]),v!=="bool"&&(b.placeholder=a("as the template has it")),b.addEventListener(
v==="bool"?"change":"input",()=>{let _=v==="bool"?b.checked:b.value,S={...e().arguments,[m]:_};(_===""||_===d[m])&&delete S[m],e().arguments=S,g(),n()}),k}function f(m,[
v,k]){let b=m.querySelector("input"),x=e().arguments[v];if(k==="bool"){let _=x??d[v];b.checked=_===!0||_==="true",b.indeterminate=_===void 0,m.title=x!==void 0?
a("Set here."):_===void 0?a("Not set: the template decides."):a("Not set: this is what the template takes.")}else b.value!==String(x??"")&&(b.value=String(x??""))}
function g(){let{reads:m,arguments:v,kind:k,on:b}=e(),x=m?.arguments||[],_=x.length||m?.tools||m?.documents,S=x.filter(([w])=>w in v).length+["tools","documents"].
filter(w=>m?.[w]&&e()[w].trim()).length;o.hidden=!_,o.textContent=S?a("Template arguments ({count})",{count:S}):a("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!_||!p||k!=="chat"||!b;let E=JSON.stringify(x);E!==c&&(c=E,i.replaceChildren(...x.map(h))),x.forEach((w,C)=>f(i.children[C],w));for(let[
w,C]of Object.entries(l))C.closest("label").hidden=!m?.[w],C.value!==e()[w]&&(C.value=e()[w])}o.addEventListener("click",()=>{p=!p,g(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,v]of Object.entries(l))v.placeholder=xo[m],v.addEventListener("input",()=>{e()[m]=v.value,g(),n()});return{
draw:g,tell(m){d=m||{},g()}}}var So=250,Ot=["user","assistant","system"];function Vn({element:t,props:e,server:n,trigger:s,watch:o}){let r=t.querySelector(".gp-beside");se(r);let i=T=>r.querySelector(
T),[l,d,c]=[".gp-on",".gp-off",".gp-turns"].map(i),p=i(".gp-system textarea"),h=i(".gp-target textarea"),f=i(".gp-begins textarea"),g=i(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},v={prompt:"",model:""},k="",b=!1,x=!1,_="p\
lain true";function S(T){let B={};try{B=JSON.parse(T||"{}")}catch{}m={...m,...B,turns:(B.turns||m.turns).map(R=>({...R}))}}function E(){k=JSON.stringify(m),e.value=
k,w()}function w(){let T=`${m.kind} ${m.on}`;if(T===_)return Y({});_=T,s("turned",{})}let C=Kn(r,()=>m,E);function P(){C.draw(),r.hidden=m.kind==="plain",i(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,i(".gp-source").hidden=!["source","media"].includes(m.kind),i(".gp-why").hidden=m.kind!=="source",i(".gp-me\
ssages").hidden=i(".gp-acts").hidden=!m.on,i(".gp-system").hidden=!m.system&&!b,i(".gp-add-system").hidden=!i(".gp-system").hidden,i(".gp-begins").hidden=!m.on||
!m.begins&&!x,i(".gp-begin").hidden=!i(".gp-begins").hidden,i(".gp-continue").hidden=!!v.prompt||m.turns.at(-1)?.role!=="assistant",g.checked=m.continues;for(let[
T,B]of[[l,m.on],[d,!m.on]])T.setAttribute("aria-checked",String(B)),T.title=T===l?a("The model’s own template wraps your words in markers that say whose turn it\
 is."):a("The model continues your words as they stand: no template, no system message, no earlier turns."),T.tabIndex=B?0:-1;for(let[T,B]of[[p,m.system],[h,m.target],
[f,m.begins]])T.value!==B&&(T.value=B);for(;c.children.length>m.turns.length;)c.lastElementChild.remove();for(;c.children.length<m.turns.length;)c.append(I());m.
turns.forEach(M),i(".gp-clear").hidden=!m.turns.length,i(".gp-reply").hidden=i(".gp-reply").disabled}function I(){let T=document.createElement("li"),B=document.
createElement("select"),R=document.createElement("textarea"),W=document.createElement("button"),L=()=>[...c.children].indexOf(T);return R.rows=1,W.type="button",
W.textContent="✕",B.addEventListener("change",()=>{m.turns[L()].role=B.value,P(),E()}),R.addEventListener("input",()=>{m.turns[L()].content=R.value,E()}),W.addEventListener(
"click",()=>{let N=L();m.turns.splice(N,1),P(),E(),(c.children[Math.min(N,m.turns.length-1)]?.querySelector("button")||i(".gp-add")).focus()}),T.append(B,R,W),T}
function M({role:T,content:B},R){let W=c.children[R],[L,N,G]=W.children,V=Ot.includes(T)?Ot:[...Ot,T];(L.options.length!==V.length||L.options[V.length-1].value!==
V.at(-1))&&L.replaceChildren(...V.map(y=>new Option(y,y))),L.value=T,N.value!==B&&(N.value=B),W.dataset.role=T;let ce=R+1;L.setAttribute("aria-label",a("Role of\
 turn {number}",{number:ce})),N.setAttribute("aria-label",a("Text of turn {number}, {role}",{number:ce,role:T})),G.title=a("Remove turn {number}",{number:ce}),G.
setAttribute("aria-label",G.title)}function D(T){m.on=T,P(),E(),(T?l:d).focus()}l.addEventListener("click",()=>D(!0)),d.addEventListener("click",()=>D(!1)),i(".\
gp-switch").addEventListener("keydown",T=>{T.key.startsWith("Arrow")&&(T.preventDefault(),D(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,E()}),h.addEventListener(
"input",()=>{m.target=h.value,E()}),f.addEventListener("input",()=>{m.begins=f.value,E()}),g.addEventListener("change",()=>{m.continues=g.checked,E()}),i(".gp-a\
dd-system").addEventListener("click",()=>{b=!0,P(),p.focus()}),p.addEventListener("blur",()=>{b=!1,P()}),i(".gp-begin").addEventListener("click",()=>{x=!0,P(),f.
focus()}),f.addEventListener("blur",()=>{x=!1,P()}),i(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"use\
r",content:""}),P(),E(),c.lastElementChild.querySelector("textarea").focus()}),i(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,
begins:""}),P(),E(),i(".gp-add").focus()}),i(".gp-reply").addEventListener("click",()=>s("reply",{}));let F=0,X=null,$=null;function Y(T){v={...v,...T},"prompt"in
T&&P(),clearTimeout(X),$&&(X=setTimeout(K,So))}async function K(){let T=++F,B=m.kind==="chat"&&m.on,R=null;if(B)try{R=JSON.parse(await n.render_messages(JSON.stringify(
{...v,value:k})))}catch(W){console.warn("Generation Playground: the template could not be asked.",W)}T===F&&($.setWritten(R),C.tell(R?.defaults))}window.GenerationPlaygroundPrompt=
T=>{t.isConnected&&Y(T)},q(T=>{$=T.log("main"),$.answers.without=()=>s("without",{}),$.subscribe(r,B=>{if(!B.status&&!B.run)return;let{started:R,finished:W}=$;i(
".gp-reply").disabled=!(W&&W.sequences.length&&R&&R.request.messages),P()}),Y({})}),o("value",()=>{e.value!==k&&(S(e.value),P(),k=e.value,w())}),S(e.value),P(),
k=e.value,w()}var zn=t=>t.num_accepted+(t.next_token_id===null?0:1);function Yn(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}var Eo=.8,Ue=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?a(
"Still to be done. Go on with N."):a("Clicker: lesson. ← →: picture."):""}press(e){let n=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return n?(this.stays=!1,n.click(),!0):!1}go(e){this.stays=!1;let{panel:n}=this,s=n.scrollTop+n.clientHeight<n.scrollHeight-4;e<0?this.press(
"P"):s?n.scrollBy({top:Eo*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var Lo="F8",ie={text:{key:"1",title:()=>a("Text"),isThere:t=>!t.denoises},processors:{key:"2",title:()=>a("Waterfall"),isThere:Ao},beamtree:{key:"3",title:()=>a(
"Beam tree"),isThere:t=>t.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>a("Drafts"),isThere:t=>t.rounds.length>0},canvas:{key:"1",title:()=>a(
"Canvas"),isThere:t=>t.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>a("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>a(
"Precision"),isThere:()=>!0,view:"precision"}},Oo={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},qe={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},_o=new Set(["PageDown","PageUp"]),_t=new Set(["text","processors","beamtree","drafts"]);function Ao(t){let e=t.newest;return!t.denoises&&
!!((t.started?.processors||[]).length||e?.distribution?.stages.length)}var J=null,At=class{constructor(e,n){this.root=e,this.log=n,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Ue(()=>this.draw()),this.build(),n.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,i,l,d={})=>{let c=u("button",r,
i,{type:"button",...d});return c.addEventListener("click",l),c},n=u("div","gp-stage-pictures",null,{role:"group","aria-label":a("Pictures of this run")});this.buttons=
new Map(Object.entries(ie).map(([r,{key:i,title:l}])=>{let d=e("","",()=>this.show(r),{"aria-keyshortcuts":i});return d.append(u("kbd","",i)," ",l()),n.append(d),
[r,d]})),this.question=u("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(u("kbd","","H")," ",a("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(u("kbd","","L")," ",a("Lesson")),this.classButton=e("gp-stage-class","",ts,{"aria-keyshortcuts":"V"}),this.classButton.append(u("kbd","","V"),
" ",a("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(u("kbd","","G")," ",a("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(u("kbd","","Esc")," ",a("Leave")),this.root.append(u("h1","gp-stage-name",a("The stage")),n,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":a("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":a("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&Qn("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
Qn(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(n=>n?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(ie).filter(n=>(ie[n].view??"one")===e&&ie[n].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:n}=this;n.length&&!n.includes(this.
picture)?(_t.has(n[0])||this.hide(!1),this.show(n[0])):this.draw()}draw(){let{offered:e,picture:n,hides:s}=this;for(let[r,i]of this.buttons)i.hidden=!e.includes(
r),i.setAttribute("aria-pressed",String(r===n));this.hider.hidden=!_t.has(n),this.classButton.hidden=!es(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),oe(this.question,o?a("\
Which token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:a("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(Oo[n])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:Yn(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!_t.has(this.picture))return;let{log:n}=this;if(this.hides=n.beginsHidden=e,e){let s=n.current();this.line=
s&&!s.isPrompt&&!n.usesBeams?s.sequence:0,this.place=n.hideFrom!==null?2*n.hideFrom:s&&!s.isPrompt?2*s.index+1:0,n.usesBeams&&Xn(ie.beamtree.slider,1/0),this.lookAtLast()}else
n.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:n,picture:s}=this;ie[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):ie[s].slider?Xn(ie[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?n.
select(this.line,0):n.walk(e),this.draw()}goHidden(e){let{log:n,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Me(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=n.rounds.map(l=>l.start+zn(l)).filter(l=>l<=o),i=r.filter(l=>l<=s).length-1;this.place=2*(r[Me(i+e,-1,r.length-1)]??0)-1}else this.place=Me(this.
place+e,0,2*o-(n.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:n}=this,s=n.current(),o=s?.draft?s.draft.round.index+e:0,r=n.
rounds[Me(o,0,n.rounds.length-1)];n.select(0,r.start)}},Me=(t,e,n)=>Math.max(e,Math.min(n,t)),Qn=t=>{t!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${t}-button`)?.click()};function Xn(t,e){let n=document.querySelector(t);n&&(n.value=String(Me(Number(n.value)+e,Number(n.min),Number(n.max))),n.dispatchEvent(
new Event("input",{bubbles:!0})))}function Zn({element:t}){q(e=>{J=new At(t.querySelector(".gp-stage"),e.log("main"))})}var es=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function ts(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function ns(){document.addEventListener("click",({target:t})=>{
t.closest(".gp-present")&&J?.enter()}),document.addEventListener("keydown",t=>{!J||t.ctrlKey||t.metaKey||t.altKey||t.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||Co(t.key,t.target)&&(t.preventDefault(),t.stopPropagation())},!0)}function Co(t,e){if(t===Lo)J.isOpen?J.leave():J.enter();else if(J.
isOpen)if(t==="Escape")J.leave();else if(_o.has(t))J.lesson.isSeen?J.lesson.go(qe[t]):J.go(qe[t]);else{if(e.closest("input, select, textarea")||t in qe&&e.closest(
".gp-pane"))return!1;if(t in qe)J.go(qe[t]);else if(t.toLowerCase()==="h")J.hide(!J.hides);else if(t.toLowerCase()==="l")J.turnLesson();else if(t.toLowerCase()===
"g")J.run();else if(t.toLowerCase()==="v"&&es())ts();else if(!J.lesson.press(t)){let n=J.offered.find(s=>ie[s].key===t);if(!n)return!1;J.show(n)}}else return!1;
return!0}function ss({element:t,props:e,trigger:n,watch:s},{groups:o,yours:r,opened:i}){let l=t.querySelector("select"),d=t.querySelector("span"),c="";function p(){let h=e.
lane?a("Strategy of lane {lane}",{lane:e.lane}):a("Strategy");d.textContent!==h&&(d.textContent=h);let f=JSON.stringify(e.choices);if(f!==c){c=f;let g=new Map;for(let[
m,v]of e.choices){let k=o[v]??r;g.has(k)||g.set(k,[]);let b=k&&v!==i;g.get(k).push(new Option(b?m:a(m),v))}l.replaceChildren(...[...g].flatMap(([m,v])=>{if(!m)return v;
let k=document.createElement("optgroup");return k.label=a(m),k.append(...v),[k]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,n("input")}),
s(Object.keys(e),p),p()}var os="generation-playground.tour";function rs({element:t},{stops:e}){let n=t.querySelector(".gp-tour"),s=-1,o=null,r=u("p","gp-offer"),i=u("button","gp-take",
a("Take the tour"),{type:"button"}),l=u("button","gp-decline","✕",{type:"button","aria-label":a("No tour")});r.append(i,l);let d=u("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[c,p,h]=[u("h2","","",{id:"tour-title",tabindex:"-1"}),u("p"),u("span","gp-count")],f=u("button","",a("\
Back"),{type:"button"}),g=u("button","gp-next",a("Next"),{type:"button"}),m=u("button","gp-decline","✕",{type:"button","aria-label":a("End the tour")}),v=u("d\
iv","gp-foot");v.append(h,f,g),d.append(m,c,p,v),n.append(r,d),r.hidden=To(),i.addEventListener("click",()=>k(0)),l.addEventListener("click",_),m.addEventListener(
"click",_),f.addEventListener("click",()=>k(s-1)),g.addEventListener("click",()=>s===e.length-1?_():k(s+1)),d.addEventListener("keydown",S=>{S.key==="Escape"&&_()}),
window.addEventListener("resize",x),window.addEventListener("scroll",x,{passive:!0,capture:!0});function k(S){r.hidden=!0,s=S;let E=e[s];b(document.querySelector(
E.at)),d.hidden=!1,c.textContent=a(E.title),p.textContent=a(E.text),h.textContent=a("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,g.textContent=
a(s===e.length-1?"Done":"Next");let w=o?.getBoundingClientRect();w&&(w.top<0||w.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),x(),c.focus({preventScroll:!0})}
function b(S){o?.classList.remove("gp-pointed-at"),o=S,o?.classList.add("gp-pointed-at")}function x(){if(d.hidden||!o)return;let S=o.getBoundingClientRect(),{offsetWidth:E,
offsetHeight:w}=d;if(S.left>E+24&&S.height>240){d.style.top=`${Math.max(8,Math.min(S.top+8,innerHeight-w-8))}px`,d.style.left=`${S.left-E-12}px`;return}let C=Math.
min(S.bottom,innerHeight*.55)+10,P=C+w<=innerHeight-8?C:Math.max(8,Math.min(S.top,innerHeight)-w-10);d.style.top=`${P}px`,d.style.left=`${Math.max(8,Math.min(S.
left+16,innerWidth-E-8))}px`}function _(){let S=d.contains(document.activeElement)||r.contains(document.activeElement);b(null),d.hidden=r.hidden=!0;try{localStorage.
setItem(os,"seen")}catch{}S&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function To(){try{return localStorage.getItem(os)==="seen"}catch{
return!0}}var as="the stage",is="generation-playground.person";function ls(t,e,n=Po()){let s=No(`${n} ${t}`),o=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let i=Math.floor(
s()*(r+1));[o[r],o[i]]=[o[i],o[r]]}return o}var Be="";function Po(){try{Be=localStorage.getItem(is)||Be||String(Math.random()),localStorage.setItem(is,Be)}catch{
Be||=String(Math.random())}return Be}function No(t){let e=2166136261;for(let n of t)e=Math.imul(e^n.codePointAt(0),16777619);return()=>{e=e+1831565813|0;let n=Math.
imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var Ke=class{constructor(e,n){this.root=e,this.actions=n,this.pointed=null,e.setAttribute("aria-label",a("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&n.close()})}drawList(e){this.point("");let n=u("ol","gp-lessons");for(let o of e){let r=u("button","gp-lesson-entry",null,{type:"bu\
tton"}),i=o.over?"✓ ":"";r.append(u("b","",i+a(o.title)),u("span","",a(o.about)));let l=o.over?a("done"):o.begun?a("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(u("small","",[Q(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let d=u("li");d.append(r),n.append(d)}let s=u("h2","",a("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),u("p","gp-n\
ote",a("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),n),s.focus({preventScroll:!0})}head(e){let n=u(
"div","gp-lesson-head"),s=u("button","gp-plain","✕",{type:"button","aria-label":a("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
n.append(...e,s),n}drawStep({lesson:e,at:n,guess:s,done:o,ownModel:r,isReady:i,judgement:l,isOpenly:d,isCovered:c,isHeld:p,isStaged:h,moved:f}){this.root.setAttribute(
"aria-busy",String(!i));let g=e.steps[n],m=n===e.steps.length-1,v=le(a("All lessons"),"gp-plain",()=>this.actions.list()),k=u("h2","",a(e.title)),b=u("p","gp-st\
ep-place",a("Step {number} of {count}",{number:n+1,count:e.steps.length}),{tabindex:"-1"}),x=u("div","gp-lesson-body");x.append(...cs(a(g.text)));let _=c||p?null:
l;g.predict&&x.append(this.prediction(g.predict,s,i,_,d,ls(`${e.name} ${n}`,Math.max(g.predict.answers.length,g.predict.tokens.length),h?as:void 0)));let S=g.predict&&
s===void 0&&!(d&&l);if(g.task){let $=u("p","gp-task");$.append(u("b","",o?"✓ ":"➜ "),a(g.task)),S&&$.append(u("span","gp-first"," "+a("Predict first."))),x.
append($)}g.solvable&&x.append(le(a("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let E=u("div","gp-found",null,{"aria-live":"polite"});p?E.append(u("p","",
a("Your prediction is in. Your teacher reveals what came out."))):c?E.append(le(a("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!S&&E.append(...this.
verdict(g,l)),x.append(E);let w=u("div","gp-lesson-foot"),C=le(a("Back"),"",()=>this.actions.go(n-1),"P");C.disabled=n===0;let P=o||!g.task&&!S,I=le(m?a("All le\
ssons"):P?a("Next"):a("Skip"),P?"gp-next":"",()=>m?this.actions.list():this.actions.go(n+1),"N");w.append(C,I);let M=u("div","gp-lesson-more");if(e.steps.some(({
sets:$})=>$)){let $=u("input","",null,{type:"checkbox"});$.checked=r,$.addEventListener("change",()=>this.actions.ownModel($.checked));let Y=u("label");Y.append(
$," ",a("use my model instead")),M.append(Y),g.sets&&M.append(le(a("Reset the page for this step"),"gp-plain",()=>this.actions.again()))}let D=new URLSearchParams(
{lesson:e.name,step:String(n+1)});M.append(u("a","gp-link",a("Link to this step"),{href:`?${D}`,target:"_blank"}));let F=this.root.contains(document.activeElement),
X=F?qo(document.activeElement):null;this.root.replaceChildren(this.head([v]),k,b,x,w,M),this.point(g.at),f?b.focus({preventScroll:!0}):F&&(X&&this.root.querySelector(
X)||b).focus({preventScroll:!0}),f?this.root.scrollTop=0:l&&E.scrollIntoView({block:"nearest"})}prediction({question:e,answers:n,number:s,tokens:o},r,i,l,d,c){let p=u(
"fieldset","gp-predict");p.append(u("legend","",a(e)));let h=r!==void 0,f=!!l?.done&&(h||d),g=h||f,m=o.length?"text":s?"number":"";if(m){let k=u("form","gp-numb\
er"),b=o.length?a("or write one"):a(e),x=u("input","",null,{type:m,required:"","aria-label":b,...o.length?{placeholder:b,maxlength:"60",autocomplete:"off"}:{step:"\
any"}});h&&!o.includes(r)&&(x.value=String(r)),x.disabled=g||!i;let _=u("button","gp-send",a("Predict"),{type:"submit"});_.disabled=g||!i,k.addEventListener("su\
bmit",S=>{S.preventDefault(),o.length&&x.value.trim()?this.actions.guess(o.find(E=>E.trim()===x.value.trim())??x.value):Number.isFinite(x.valueAsNumber)&&this.actions.
guess(x.valueAsNumber)}),k.append(x,_),p.append(k)}let v=o.length?o.map(k=>[k,je(k)]):n.map((k,b)=>[b,a(k)]);return c.forEach((k,b)=>{let[x,_]=v[k],S=le("","gp-\
answer",()=>this.actions.guess(x),"ABCDE"[b]);S.dataset.choice=String(k);let E=r===x,w=f&&l.expected===k,C=w?"✓ ":E?f?"✗ ":"● ":"○ ";S.append(u("span","\
gp-sign",C,{"aria-hidden":"true"}),_),S.setAttribute("aria-pressed",String(E)),S.disabled=g||!i,S.classList.toggle("gp-true",w),o.length?p.lastElementChild.before(
S):p.append(S)}),p}verdict(e,{done:n,right:s,why:o,tempts:r,happened:i,shown:l,claim:d,then:c,recorded:p,wishes:h}){if(!n)return[u("p","gp-open",a("This run doe\
s not do it yet.")),Mo(h)];let f=[];if(s!==null){let g=u("p",s?"gp-right":"gp-wrong");if(g.append(u("b","",s?"✓ "+a("As you predicted."):"✗ "+a("It came out\
 otherwise."))," ",[a(r),a(o)].filter(Boolean).join(" ")),f.push(g),a(i)){let m=u("p","gp-right gp-happened");m.append(u("b","","✓ "+a("What happened:"))," ",
a(i)),f.push(m)}}else a(o)&&f.push(u("p","",a(o)));if(d){let g=u("p","gp-claim"),m=l?a("This run shows it:"):l===null?a("This run cannot tell:"):a("This run doe\
s not show it:");g.append(u("b","",`${l?"✓":"○"} ${m}`)," ",a(d)),f.push(g),!l&&p&&f.push(le(a("Show a recorded run that does"),"gp-recorded",()=>this.actions.
recorded(),"W"))}return a(c)&&f.push(...cs(a(c))),f}remind(){let e=this.root.querySelector(".gp-found");e&&oe(e,a("Predict first: then this run counts."))}point(e){
let n=e?document.querySelector(e):null;if(n===this.pointed||(this.pointed?.classList.remove("gp-pointed-at"),this.pointed=n,!n))return;n.classList.add("gp-point\
ed-at");let s=n.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&n.scrollIntoView({block:"center"})}};function le(t,e,n,s=""){let o=u("button",e,t,{type:"\
button",...s&&{"data-key":s}});return o.addEventListener("click",n),o}function qo(t){for(let e of["gp-next","gp-send"])if(t.classList.contains(e))return"."+e;return null}
function Mo(t){let e=u("ul","gp-wishes");return e.append(...t.map(({met:n,text:s})=>u("li",n?"gp-met":"",`${n?"✓":"○"} ${a(s)}`))),e}var cs=t=>t.split(`
`).map(e=>u("p","",e));var Ve="generation-playground.lessons",Bo={batch:()=>!0,seeds:({done:t})=>!!t,precision:({found:t})=>!!t?.groups.every(({pair:e},n)=>n===0||e)},ge=()=>!!document.
body.dataset.stage,Io=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function ds({element:t,props:e,trigger:n,watch:s},{lessons:o}){
let r=jo(),i=null,l=0,d=null,c=!1,p=!1,h=!1,f=!1,g=null,m=!1,v=new Ke(t.querySelector(".gp-lesson"),{list:()=>E(),choose:L=>C(L),go:L=>D(L),guess:L=>{b().guesses[l]=
L,W(),K(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{..._(),guess:L}})),x().task||Y()},recorded:()=>n("recorded",_()),solve:()=>{X(),$({solved:!0}),
K()},ownModel:L=>{b().ownModel=L,W(),$()},reveal:()=>{h=!1,f=!0,K()},again:()=>{delete b().guesses[l],X(),W(),$(),K()},close:()=>I()}),k=L=>document.body.toggleAttribute(
"data-old-result",L),b=(L=i.name)=>r.lessons[L]??={at:0,done:[],guesses:{}},x=()=>i.steps[l],_=()=>({lesson:i.name,step:l}),S=()=>i&&document.body.hasAttribute(
"data-lesson-locked");function E(){S()||(i&&M(),v.drawList(o.map(L=>({...L,...w(L)}))),P())}function w({name:L,steps:N}){let{done:G=[],at:V=0}=r.lessons[L]||{};
return{done:G.length,over:G.length>=N,begun:!!r.lessons[L],at:V}}function C(L,N=!1){m=N,n("chosen",{lesson:L})}function P(){v.root.hidden&&Qt(),v.root.hidden=!1,
document.body.toggleAttribute("data-lesson",!0)}function I(){S()||(i&&M(),v.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector(
"button[data-lessons]")?.focus({preventScroll:!0}))}function M(){k(!1),v.point(""),i=null,r.open="",W(),n("left",{})}function D(L){l=Math.max(0,Math.min(i.steps.
length-1,L)),b().at=l,X(),W(),$(),K({moved:!0}),!x().task&&(!x().predict||b().guesses[l]!==void 0)&&Y()}let F=()=>!!(g&&d?.done&&x().predict&&!g.has(`lesson/${i.
name}/${l}`));document.addEventListener("gp-class-news",L=>{let N=i&&F(),{revealed:G}=L.detail;g=G&&new Set(G),i&&F()!==N&&K()});function X(){d=null,p=h=f=!1}function $({
solved:L=!1}={}){let N=m;m=c=!1,document.body.dataset.view!==x().view&&document.getElementById(`view-${x().view}-button`)?.click(),n("entered",{..._(),own_model:!!b().
ownModel,keep:N,solved:L})}function Y(){n("judged",{..._(),guess:b().guesses[l]??null})}function K({moved:L=!1}={}){let{guesses:N,done:G,ownModel:V}=b();v.drawStep(
{lesson:i,at:l,guess:N[l],done:G.includes(l),ownModel:!!V,isReady:c,judgement:d,isOpenly:p,isCovered:h,isHeld:F(),isStaged:ge(),moved:L})}s("value",()=>{let L=JSON.
parse(e.value||"null");L&&(L.kind==="lesson"?(i=L.lesson,k(!m),r.open=i.name,P(),D(w({name:i.name,steps:i.steps.length}).over?0:b().at)):i&&L.kind==="ready"&&L.
step===l?(c=!0,K()):i&&L.kind==="judgement"&&L.step===l&&(d=L,ge()&&(p=!0),h=L.done&&ge()&&!!x().predict&&!f,L.done&&!b().done.includes(l)&&b().done.push(l),W(),
K(),L.done&&x().predict?.token&&q(N=>N.log("main").select(0,x().predict.token-1)),L.done&&x().task&&Io.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),
q(L=>{let N=L.log("main"),G=0,V=N.turn;N.subscribe(t,()=>{N.turn!==V&&k(!1),V=N.turn,!(!N.finished||N.turn===G)&&(G=N.turn,T(N.recorded))});for(let[ce,y]of Object.
entries(Bo)){let O=L.group(ce),A=O.turn;O.subscribe(t,()=>{O.turn!==A&&k(!1),!(O.turn===A||!y(O))&&(A=O.turn,T(!1))})}});function T(L){i&&(x().predict&&b().guesses[l]===
void 0&&!L&&!ge()?v.remind():Y())}let B=ge();new MutationObserver(()=>{i&&B!==ge()&&K(),B=ge()}).observe(document.body,{attributeFilter:["data-stage"]}),document.
addEventListener("click",L=>{L.target.closest("button[data-lessons]")&&(v.root.hidden?E():I())}),document.addEventListener("gp-open-lesson",L=>{let{lesson:N,step:G}=L.
detail;i?.name!==N&&(b(N).at=G-1,C(N))});let R=new URLSearchParams(location.search).get("lesson");if(R&&o.some(({name:L})=>L===R)){let L=Number(new URLSearchParams(
location.search).get("step"));L>=1&&(b(R).at=Math.floor(L)-1),C(R)}else o.some(({name:L})=>L===r.open)&&C(r.open,!0);function W(){try{localStorage.setItem(Ve,JSON.
stringify({lessons:r.lessons})),sessionStorage.setItem(Ve,r.open)}catch{}}}function jo(){try{let{lessons:t}=JSON.parse(localStorage.getItem(Ve)||"{}");return{lessons:Ro(
t),open:sessionStorage.getItem(Ve)||""}}catch{return{lessons:{},open:""}}}function Ro(t){let e={};for(let[n,{at:s,done:o,guesses:r,ownModel:i}]of Object.entries(
t||{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[n]={at:s,done:o,guesses:r,ownModel:i});return e}function us({trigger:t}){q(e=>{let n=({act:s,model:o})=>t(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
n})}function ps({props:t,trigger:e,watch:n}){q(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:i})=>e("search",{kind:r,rule:i,turn:o.turn,started:o.startedLine()}),
n("value",()=>{if(!t.value)return;let r=JSON.parse(t.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var $o=250;function hs({element:t,props:e,trigger:n,watch:s}){q(o=>{let r=o.log("main"),i=new Map,l=null,d=p=>(p&&p.watched||[]).map(({token_id:h})=>h);function c(p,h,f,g){
r.asked={turn:r.turn,kind:p,ids:f,...g};let{last:m,stopReason:v}=h;n("go",{kind:p,ids:f,stop:v,watched:d(m),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:p,tokenId:h}){if(p.isPrompt)return;let f=[...r.idsTo(p).slice(0,-1),h],g=r.lastOf(p),m=g===p&&r.stepping?"choose":"branch";c(m,{last:g},
f,{at:p.index,from:p.chosen.text,on:h===p.chosen.token_id})},more(){let p=r.current(),h=p&&r.lineOf(p);if(!h||!h.last||r.isFromElsewhere)return n("start",{});c(
"more",h,r.idsTo(h.last),{at:h.last.index+1})},look({line:p,text:h}){let{last:f}=r.lines()[p]||{},g=f?r.idsTo(f):[];n("look",{line:p,text:h,ids:g,watched:d(f),turn:r.
turn,started:r.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>n("shown",{turn:r.turn,log:r.text}),$o)}}),r.subscribe(t,
p=>{if(p.run)for(let{line:h,lists:f}of i.get(r.turn)||[])r.addWatched(h,f)}),s("value",()=>{if(!e.value)return;let p=JSON.parse(e.value.split(`
`)[1]);if(!p)return r.changed("watched");i.has(p.turn)||i.set(p.turn,[]),i.get(p.turn).push(p),p.turn===(r.turn??null)&&r.addWatched(p.line,p.lists)})})}var Ae="generation-playground.run.",fs=()=>Object.keys(sessionStorage).filter(t=>t.startsWith(Ae)).map(t=>Number(t.slice(Ae.length))).sort((t,e)=>t-e);async function Ct(t,e){
try{let n=JSON.stringify({run:t,log:e===null?null:await Fo(e)});for(;!Do(Ae+t.id,n);){let s=fs().find(o=>o<t.id);if(s===void 0)return;sessionStorage.removeItem(
Ae+s)}}catch{}}function Do(t,e){try{return sessionStorage.setItem(t,e),!0}catch{return!1}}function Tt(t){try{for(let e of t)sessionStorage.removeItem(Ae+e)}catch{}}
async function ms(){let t=new Map;try{for(let e of fs()){let{run:n,log:s}=JSON.parse(sessionStorage.getItem(Ae+e));t.set(e,[n,s===null?null:await Wo(s)])}}catch{}
return t}async function Fo(t){let e=await new Response(new Blob([t]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let s of new Uint8Array(
e))n+=String.fromCharCode(s);return btoa(n)}function Wo(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var Jo="generation-playground",gs="generation-playground.keep-history",bs="generation-playground.shown",Go=20,Ho=5e6,Uo=3e7,ws=90;function ks({element:t,props:e,
trigger:n,watch:s}){let o=t.querySelector(".gp-history");se(o);let r=new z,i=y=>o.querySelector(y),l=i(".gp-keep input"),d=i(".gp-clear"),c=[],p=new Map,h=null,
f=null,g=null,m=null;function v(){return m??=new Promise((y,O)=>{let A=indexedDB.open(Jo,1);A.onupgradeneeded=()=>{A.result.createObjectStore("runs",{keyPath:"i\
d"}),A.result.createObjectStore("logs")},A.onsuccess=()=>y(A.result),A.onerror=A.onblocked=()=>O(A.error)})}async function k(y,O){let A=(await v()).transaction(
["runs","logs"],y);return new Promise((j,H)=>{let de=O(A.objectStore("runs"),A.objectStore("logs"));A.oncomplete=()=>j(de&&de.result),A.onerror=A.onabort=()=>H(
A.error)})}function b(){try{return(localStorage.getItem(gs)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let x=Promise.resolve();function _(y){return x=x.then(
y).then(()=>T(""),O=>{console.warn("Generation Playground: the history could not be kept.",O),T(a("The browser’s storage is blocked or full: the newest runs are\
 lost when this page is closed."))}).then(G),x}async function S(){let y=[...p.values()].map(([A])=>A).sort((A,j)=>j.id-A.id);c=y;let O=b()?await k("readonly",A=>A.
getAll()):[];c=[...y,...O.filter(A=>!p.has(A.id))].sort((A,j)=>j.id-A.id)}async function E(){for(let[y,[O,A]]of p)await k("readwrite",(j,H)=>{A!==null&&H.put(A,
y),j.put(O)}),p.delete(y),Tt([y])}async function w(y){y.forEach(O=>p.delete(O)),Tt(y),c=c.filter(O=>!y.includes(O.id)),b()&&await k("readwrite",(O,A)=>y.forEach(
j=>{O.delete(j),A.delete(j)}))}async function C(){let y=0,O=c.filter((A,j)=>(y+=A.size)>Uo||j>=Go);O.length&&await w(O.map(A=>A.id))}let P=async y=>p.has(y)?p.get(
y)[1]:k("readonly",(O,A)=>A.get(y));async function I(){for(let y of await k("readonly",O=>O.getAll()))p.has(y.id)||p.set(y.id,[y,await P(y.id)??null]);for(let[y,
O]of p.values())await Ct(y,O);await k("readwrite",(y,O)=>{y.clear(),O.clear()})}function M(){!h||!f||f.turn!==h.turn||!f.finished||(F(f.text),h=null)}function D(){
if(!h||!f||f.turn!==h.turn||!f.running)return;let y=f.text.slice(0,f.text.lastIndexOf(`
`)+1);F(`${y}${JSON.stringify({type:"Failed",message:a("The server stopped answering during this run."),fix:a("Click Generate to run it again."),error:"ServerAw\
ay",diagnostics:[]})}
`)}function F(y){let{turn:O,replaces:A,...j}=h,H=y.length<=Ho,de={id:O,time:Date.now(),...j,seed:f.started.seed,tokens:f.finished?.num_tokens??f.numTokens,end:L(
f.finished?.sequences[0]?.text??"",ws),size:H?y.length:0};p.set(O,[de,H?y:null]),_(async()=>{A&&await w([A]),await S(),b()?await E():await Ct(de,H?y:null),await C()}),
X(O)}function X(y){try{sessionStorage.setItem(bs,String(y))}catch{}}function $(){let[y]=performance.getEntriesByType("navigation");y?.type==="reload"&&_(async()=>{
let O="";try{O=sessionStorage.getItem(bs)||""}catch{}let A=c.find(({id:j})=>String(j)===O);A?.size&&!r.newest&&await K(A)})}let Y=({request:y,seed:O,preset:A})=>({
request:y,seed:O,preset:A});async function K(y){let O=await P(y.id).catch(()=>null);if(!O)return T(a("This run is no longer in the browser’s storage."));X(y.id),
n("look",{log:O,...Y(y)})}let T=y=>{i(".gp-note").textContent=y};function B(y,O,A){let j=document.createElement(y);return j.textContent=O,A&&(j.className=A),j}function R(y,O,A,j){
let H=B("button",y);return H.type="button",H.setAttribute("aria-label",O),H.title=j||(y===O?"":O),H.disabled=!!j,H.addEventListener("click",A),H}function W(y){let O={
month:"short",day:"numeric"},A={hour:"2-digit",minute:"2-digit"},j=new Date(y).toDateString()===new Date().toDateString();return new Date(y).toLocaleString([],j?
A:{...O,...A})}function L(y,O){let A=Array.from(y);return A.length<=O?y:`…${A.slice(-O).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function N(y){let O=document.
createElement("li");O.dataset.run=y.id;let A=B("div","","gp-what"),j=W(y.time),H=String(y.prompt||""),de=y.tokens>=0?Q(y.tokens,"{count} token","{count} tokens"):
"",Bs=[j,y.strategy,y.model,`seed ${y.seed}`,de];A.append(B("span",L(H,ws)||a("(no prompt)"),"gp-prompt")),y.end&&A.append(B("span",y.end,"gp-end")),A.append(B(
"span",Bs.filter(Boolean).join(" · "),"gp-facts"));let qt=B("div","","gp-acts"),ze={when:j,text:L(y.end||H,40)},Is=y.size?"":a("Too long to be kept. Its settin\
gs can be loaded.");return qt.append(R(a("View"),a("View the run of {when}: {text}",ze),()=>K(y),Is),R(a("Load settings"),a("Load settings of the run of {when}:\
 {text}",ze),()=>n("start",Y(y))),R("✕",a("Remove the run of {when}: {text}",ze),()=>_(()=>w([y.id])))),O.append(A,qt),O}function G(){let y=i("li button:focus"),
O=y&&[y.closest("li").dataset.run,[...y.parentNode.children].indexOf(y)];i(".gp-hint").textContent=c.length?"":a("Your runs will be listed here, to look at agai\
n or to start from."),i(".gp-till").textContent=b()?"":a("(now: only until this tab is closed)"),i(".gp-runs").replaceChildren(...c.map(N)),O&&(i(`li[data-run="${O[0]}\
"] .gp-acts`)?.children[O[1]]||i(".gp-keep input")).focus(),d.hidden=!c.length,l.checked=g??b(),V()}function V(){d.textContent=a("Clear history"),d.dataset.sure=
""}d.addEventListener("click",()=>{d.dataset.sure?_(()=>w(c.map(y=>y.id))):(d.textContent=Q(c.length,"Remove {count} run?","Remove all {count} runs?"),d.dataset.
sure="yes")}),d.addEventListener("blur",V);async function ce(y){y||await I(),localStorage.setItem(gs,y?"yes":"no"),window.dispatchEvent(new Event("generation-pl\
ayground-keep")),y&&await E(),await S(),await C()}l.addEventListener("change",()=>{let y=g=l.checked;_(()=>ce(y).finally(()=>{g=null}))}),document.addEventListener(
"click",({target:y})=>{y.closest("button[data-drawer=history]")&&_(S)}),_(async()=>{for(let[y,O]of await ms())p.set(y,O);await S()}),document.addEventListener("\
gp-filled",$,{once:!0}),document.addEventListener("gp-server-away",D),s("value",()=>{let y=r.unstamp(e.value);y&&(h={turn:r.newest,...JSON.parse(y)},M())}),q(y=>{
f=y.log("main"),f.subscribe(o,O=>{O.status&&M()})})}function ys({props:t,watch:e}){let n=new z,s,o="";document.addEventListener("gp-example",r=>o=r.detail),q(r=>{let i=r.log("main"),l=()=>{let d=n.unstamp(t.value);
d!==null&&(n.recorded&&(i.recordedTurn=n.newest),r.feed("main",d,n.newest),document.body.toggleAttribute("data-recorded",i.recorded),document.body.toggleAttribute(
"data-has-media",i.hasReadMedia),document.body.toggleAttribute("data-loading",!!i.loading),!(!i.finished||i.turn!==n.newest||s===n.newest)&&(s=n.newest,i.selectMostUncertain(
o),o=""))};t.value&&!location.search&&l(),e("value",l)})}function vs({props:t,trigger:e,watch:n},{name:s,most:o}){q(r=>{let i=r.log("main"),l=new Map;i.mostPlaces[s]=o,i.answers[s]=({step:d,...c})=>{let p=i.idsTo(i.lastOf(
d));l.set(i.turn??null,p),e(s,{...c,ids:p,turn:i.turn,started:i.startedLine()})},n("value",()=>{if(!t.value)return;let d=JSON.parse(t.value.split(`
`)[1]);d?i.addFound(s,d.turn??void 0,l.get(d.turn??null)||[],d.found):i.changed("found")})})}function xs({element:t,props:e,watch:n}){se(t);let s=l=>t.querySelector(".gp-"+l);function o(l){let d="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(d)?`${d}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let d=e.value?JSON.parse(e.value):
null;if(l.hidden=!d,!d)return;s("label").textContent=a(d.title),s("note").textContent=a(d.note);let c=d.query?`${o(d.space)}?${d.query}`:d.text,p=s("text");p.value=
c,p.wrap=d.query?"soft":"off",p.rows=d.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function i(){let l=s("text"),d=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
d=document.execCommand("copy")}s("copied").textContent=a(d?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",i),n("value",()=>{r(),e.value&&i()}),r()}var Pt="generation-playground.presets";function Ss({element:t,props:e,trigger:n,watch:s}){let o={download({name:l,type:d,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${d};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let d=document.querySelector(l);if(!d)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;d.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),d.matches("textarea, input, button")&&d.focus({preventScroll:!0})},keep({name:l,config:d}){let c=!1;try{let p=r();d?p[l]=d:delete p[l],localStorage.setItem(
Pt,JSON.stringify(p))}catch{c=!0}n("kept",{presets:i(),name:l,removed:!d,failed:c})}};function r(){let l=localStorage.getItem(Pt)||"{}";try{let d=JSON.parse(l);
return d&&typeof d=="object"&&!Array.isArray(d)?d:{}}catch{return{}}}function i(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
Pt&&t.isConnected&&n("kept",{presets:i()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function Es({props:t}){window.addEventListener("pagehide",e=>{!t.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:t.value})}`)})}function Ls(){let t=new Set(["kept","class"]),e=!1,n=()=>document.getElementById("generate");function s(c){c.preventDefault(),c.stopImmediatePropagation(),e=!0,
n()?.setAttribute("aria-busy","true")}let o=(c,p)=>c.target.closest(p),r=c=>{o(c,"#generate")&&s(c)},i=c=>{c.key==="Enter"&&c.shiftKey&&o(c,"#prompt")&&s(c)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",i,!0),n()?.removeAttribute("aria-busy"),e&&n()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",i,!0);let d=setTimeout(l,1e4);window.GenerationPlaygroundFilled=c=>{!t.delete(c)||t.size||(clearTimeout(d),setTimeout(
()=>{e||document.dispatchEvent(new CustomEvent("gp-filled")),l()}))}}function Os(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(a("Ctrl+Enter")))}function _s(){document.addEventListener("keydown",t=>{t.key===
"Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",t=>{t.key==="Tab"&&t.target.matches("input[role=combobox]")&&t.stopPropagation()},!0)}var Ko={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Vo=250;function As({element:t,props:e,trigger:n,watch:s}){let o=new z,r=!1,i=null;function l(){let d=t.
querySelector(".messages"),c=o.unstamp(e.value);if(!d||c===null)return;clearTimeout(i);let p=JSON.parse(c||"[]");r=p.some(h=>h.refused),d.replaceChildren(...p.map(
zo)),r&&d.scrollIntoView({block:"nearest"})}s("value",l),document.addEventListener("gp-view-left",()=>{for(let d of t.querySelectorAll(".message:not(.busy, .con\
nection)"))d.remove();r=!1}),document.addEventListener("playground-changed",()=>{!r||!t.isConnected||(clearTimeout(i),i=setTimeout(()=>n("mended",{turn:o.newest}),
Vo))})}var Cs=t=>JSON.parse(t).map(e=>({__type__:"update",info:a(e)}));function zo({severity:t,knob:e,message:n,fix:s}){let o=a(n),r=document.createElement("div");
r.className="message "+t;let i={error:a("Error"),warning:a("Note")}[t]||"";Nt(r,"span",`${Ko[t]||""} ${i}`.trim(),"label");let l=document.createElement("span"),
d=e&&o.startsWith(e+" ");return e&&(Nt(l,"code",e),l.append(d?"":": ")),l.append((d?o.slice(e.length):o)+(s?" ":"")),s&&Nt(l,"strong",a(s)),r.append(l),r}function Nt(t,e,n,s){
let o=document.createElement(e);o.textContent=n,s&&(o.className=s),t.append(o)}var Ts=(t,e,n)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=t,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let i=n==="text"?()=>r.text():()=>Yo(r);s([{name:r.name,size:r.size,[n]:r.size>e?null:await i().catch(()=>null)}])}),
o.click()}),Yo=t=>new Promise((e,n)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>n(s.error),s.readAsDataURL(t)});function Ps({props:t,watch:e},{name:n}){let s=new z;q(o=>{let r=()=>{let i=s.unstamp(t.value);i&&o.feedGroup(n,i,s.newest)};e("value",r),r()})}var Qo=2e3,Xo=5e3,Zo=[502,503,504];function qs(){let t=window.fetch.bind(window),e=!1,n=!1;window.addEventListener("pagehide",()=>{n=!0}),window.addEventListener(
"pageshow",()=>{n=!1}),window.addEventListener("offline",o),window.fetch=async(...r)=>{try{let i=await t(...r);return Zo.includes(i.status)&&o(),i}catch(i){throw i?.
name!=="AbortError"&&o(),i}};async function s(){try{return(await t("healthz",{cache:"no-store",signal:AbortSignal.timeout(Xo)})).ok}catch{return!1}}async function o(){
if(!e){for(e=!0;!(await s()||n);)Ns(!0),await new Promise(i=>setTimeout(i,Qo));e=!1,Ns(!1)}}}function Ns(t){q(e=>{let n=[...document.querySelectorAll("#header [\
data-view]")].map(s=>s.dataset.view);for(let s of[e.log("main"),...n.map(o=>e.group(o))])s.setAway(t)}),t&&document.dispatchEvent(new Event("gp-server-away"))}var Ms={changesInWords:Rn,followModels:Nn,infoUpdates:Cs,mountBeamVariants:ps,mountBranching:hs,mountChangedLine:$n,mountClassForm:Ut,mountClassPanel:ln,mountComparisonLog:cn,
mountBrowserCommands:Ss,mountDrawer:en,mountExamples:Dn,mountHeader:Fn,markView:Et,mountHistory:ks,mountKeptForm:Wn,mountKnobPanel:Pn,mountLanes:dn,mountLessonPanel:ds,
mountMediaArea:Un,mountMessages:As,mountModelQuestions:us,mountPromptArea:Vn,mountQuickRow:In,mountReport:Ps,mountRunLog:ys,mountRunQuestion:vs,mountStage:Zn,mountStrategyList:ss,
mountTaken:xs,mountTour:rs,pickFile:Ts,t:a,tellWhenClosed:Es};function er(){let t=n=>{try{n(Ms)}catch(s){console.error("Generation Playground:",s)}};Os();let e=window.
GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...Ms,push:t},e.forEach(t)}Ls();_s();Zt();ns();qs();Rt(er);})();
