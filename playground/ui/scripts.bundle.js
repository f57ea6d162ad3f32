// Written by .ci/bundle.py from modules with the SHA-256 2e56196705e8dfe15da8cc48bf904bfd6acef97ba2cb1fd83d452c64baa92ff0: edit those.
(()=>{var is=["de","fr"];function i(n,e){if(n==null)return"";if(typeof n=="object")return i(n.said,n.values);let t=String(n),s=window.GenerationPlaygroundTexts?.[t]??
t;return e?s.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,r)=>{if(r===void 0)return o[0];let a=e[r];return a&&typeof a=="object"?i(a):String(a??"")}):s}var K=(n,e,t,s)=>i(
n===1?e:t,{count:n.toLocaleString("en-US"),...s});var as=["aria-label","title","placeholder","data-tip","label"];function Q(n){let e=window.GenerationPlaygroundTexts;if(!e)return;let t=document.createTreeWalker(
n,NodeFilter.SHOW_TEXT);for(let s=t.nextNode();s;s=t.nextNode()){let[,o,r,a]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),l=r&&e[r.replace(/\s+/g," ")];l&&(s.nodeValue=
o+l+a)}for(let s of[n,...n.querySelectorAll("*")])for(let o of as){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function ls(){let n=(navigator.
language||"").slice(0,2).toLowerCase();return is.includes(n)?n:"en"}function ht(n){let t=window.GenerationPlaygroundCatalogues?.[ls()];if(window.GenerationPlaygroundTexts||
!t)return n();window.GenerationPlaygroundTextsLoading??=fetch(t).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(n)}var Re={" ":"·","\n":"↵","	":"⇥","\r":"␍"},ft=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(n,e,t,s){let o=document.createElement(
n);e&&(o.className=e),t!=null&&(o.textContent=t);for(let[r,a]of Object.entries(s||{}))o.setAttribute(r,a);return o}function De(n,e,{running:t=!1}={}){let s=0;for(let o of e.
matchAll(ft)){let[r]=o;o.index>s&&n.append(e.slice(s,o.index)),s=o.index+1;let a=Re[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(t){let l=Re[r]?
r:"";n.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else n.append(d("span","gp-mark",a))}s<e.length&&n.append(e.slice(s))}function $e(n,e){n.replaceChildren(),De(n,e),e||n.append(d("span","gp-mark",i("(empty)")))}function Le(n,e){let t=d("bdi",e);return $e(t,n),t}function X(n,e){n.
textContent!==e&&(n.textContent=e)}var cs=n=>n.replace(ft,e=>e===" "?" ":Re[e]||"�");var mt=n=>i("“{text}”",{text:cs(n)});function Fe(n){let e=n*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var gt=(n,e)=>e==="bits"?n/Math.LN2:n;var bt=(n,e=3)=>n==null?"–":n.toFixed(e),We=n=>n.toLocaleString("en-US");var Je="generation-playground.room",re=(n,e)=>d("input","",null,{type:n,...e});function Z(n,e,t=""){let s=d("button",t,n,{type:"button"});return s.addEventListener(
"click",e),s}var le=()=>({...Ge(),address:location.origin+location.pathname});function Ge(){try{let{code:n,key:e}=JSON.parse(localStorage.getItem(Je)||"{}");return typeof n==
"string"&&typeof e=="string"?{code:n,key:e}:{}}catch{return{}}}function _e(n){try{n?localStorage.setItem(Je,JSON.stringify(n)):localStorage.removeItem(Je)}catch{}}var yt="generation-playground.teacher";function vt({element:n,props:e,trigger:t,watch:s},{parts:o,lessons:r,rooms:a}){let l=n.querySelector(".gp-class-form"),u=d(
"form"),c=re("text",{maxlength:"40",autocomplete:"off",value:ds()}),p=d("select");p.append(d("option","",i("none"),{value:""}),...r.map(({name:b,title:S})=>d("o\
ption","",i(S),{value:b})));let h=Object.entries(o).map(([b,S])=>{let y=re("checkbox",{name:b});return{name:b,box:y,label:wt(y,i(S))}}),f=re("checkbox",{});f.checked=
a;let w=d("fieldset");w.append(d("legend","",i("Lock")),...h.map(({label:b})=>b));let m=d("p","gp-class-said","",{role:"status"});u.append(d("h3","",i("A class")),
d("p","",i("Everybody who opens the link begins with what this page is set to now.")),kt(i("Your name"),c),kt(i("Lesson"),p),w,a?wt(f,i("Gather the predictions \
in a room")):d("p","",i("This instance has no rooms: predictions are not gathered.")),d("button","gp-class-make",i("Make the link"),{type:"submit"}),m),l.replaceChildren(
u);let v=h.find(({name:b})=>b==="lesson"),g=()=>{v.box.disabled=!p.value,p.value||(v.box.checked=!1)};p.addEventListener("change",g),g(),u.addEventListener("sub\
mit",b=>{b.preventDefault(),us(c.value),X(m,""),t("made",{...le(),by:c.value,lesson:p.value,room:a&&f.checked,locks:h.filter(({box:S})=>S.checked).map(({name:S})=>S)})}),
s("value",()=>{let b=JSON.parse(e.value||"null");b&&X(m,b.kind==="refused"?i(b.text):i("The link is at the top of the page."))})}function wt(n,e){let t=d("label");
return t.append(n," ",e),t}function kt(n,e){let t=d("label","gp-class-field");return t.append(d("span","",n),e),t}function ds(){try{return localStorage.getItem(
yt)||""}catch{return""}}function us(n){try{localStorage.setItem(yt,n)}catch{}}function M(n){(window.GenerationPlaygroundQueue??=[]).push(n)}var xt="#seed-row",ps={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",xt],lesson:[]};function He(n,e,t){for(let[s,o]of Object.entries(ps))for(let r of o){let a=document.querySelector(r);a&&hs(a,n.includes(s)&&(t||r!==xt),e)}document.
body.toggleAttribute("data-lesson-locked",n.includes("lesson"))}function hs(n,e,t){let s=n.id==="prompt"?n.querySelector("textarea"):null;s?s.readOnly=e:n.inert=
e,e?n.dataset.locked=i("locked by {by}",{by:i(t)}):delete n.dataset.locked}var Oe=10;function Et(n,e){let t=d("div","gp-class-chart"),s=n.options.length?fs(n):ms(n.numbers),o=s.some(({model:c})=>typeof c=="number"),r=d("tr");r.append(...[
i("Answer"),i("Class"),...o?[i("Model")]:[]].map(c=>d("th","",c,{scope:"col"})));let a=d("table"),l=d("thead");l.append(r);let u=d("tbody");for(let{label:c,chosen:p,
model:h,cameOut:f}of s){let w=d("tr",f?"gp-class-out":""),m=d("th","",null,{scope:"row"});f&&m.append("✓ ",d("span","gp-hidden",`${i("came out:")} `)),m.append(
c);let v=n.answered?p/n.answered:0;w.append(m,St("gp-class-ours",v,`${We(p)} · ${Fe(v)}`)),o&&w.append(St("gp-class-model",h,Fe(h))),u.append(w)}return a.append(
l,u),t.append(a,...gs(n,e).map(c=>d("p","",c))),t}function fs({kind:n,options:e,outcome:t}){return e.map(({key:s,label:o,model:r,count:a})=>({label:n!=="answers"&&
typeof o=="string"?Le(o):i(o),chosen:a,model:r,cameOut:s===t}))}function ms(n){let e=[...new Set(n)];if(e.length<=Oe)return e.map(r=>({label:ce(r),chosen:n.filter(
a=>a===r).length}));let[t,s]=[n[0],n.at(-1)],o=(s-t)/Oe;return Array.from({length:Oe},(r,a)=>{let l=t+a*o,u=c=>Math.min(Oe-1,Math.floor((c-t)/o))===a;return{label:i(
"{from} to {to}",{from:ce(l),to:ce(l+o)}),chosen:n.filter(u).length}})}var ce=n=>String(Number(n.toPrecision(3)));function gs({kind:n,median:e,outcome:t,class_score:s,
model_score:o},r){let a=[];return n==="number"&&e!==null&&a.push(t===null?i("Half of the class says {median} or less.",{median:ce(e)}):i("Half of the class says\
 {median} or less. In the run that your teacher made it is {outcome}.",{median:ce(e),outcome:ce(t)})),s!==null&&o!==null&&a.push(i("Log score of the class: {our\
s} {unit}; of the model: {models} {unit}.",{ours:Ce(s,r),models:Ce(o,r),unit:r})),a}function Lt(n,e){if(!n||n.questions<2)return"";let t={count:We(n.questions),
ours:Ce(n.class,e),models:Ce(n.model,e),unit:e};return i("Mean log score over {count} questions: class {ours}, model {models} {unit}.",t)}var Ce=(n,e)=>bt(gt(n,
e),2).replace("-0.00","0.00").replace("-","−");function St(n,e,t){let s=d("td"),o=d("div",`gp-class-bar ${n}`),r=d("i");return r.style.width=`${(100*e).toFixed(
1)}%`,o.append(r),s.append(o,d("span","",t)),s}var _t=12,Ae=class{constructor(e,t,s){this.root=e,this.parts=t,this.actions=s,this.unit="nats",this.looksEarly=new Set,this.linkIsOpen=!0,e.setAttribute("aria-l\
abel",i("Class")),document.addEventListener("keydown",o=>{!this.isLarge||o.key!=="Escape"&&(o.key!=="v"||o.target instanceof HTMLInputElement)||(this.enlarge(!1),
o.preventDefault())})}get isLarge(){return this.root.classList.contains("gp-large")}hide(){this.enlarge(!1),this.root.hidden=!0,this.root.replaceChildren()}tell(e){
let t=d("div","gp-class-line");t.append(d("p","",e,{role:"status"}),Z("✕",()=>this.hide(),"gp-class-plain")),t.lastElementChild.setAttribute("aria-label",i("C\
lose")),this.enlarge(!1),this.root.hidden=!1,this.root.replaceChildren(t)}lockWords(e,t){return t.length?i("Locked by {by}: {parts}.",{by:i(e),parts:t.map(s=>i(
this.parts[s])).join(", ")}):""}drawTeacher(e,t){let s=d("div","gp-class-line");s.append(d("b","",e.room?i("Room {code}",{code:e.room.code}):i("Your class"))),t&&
s.append(d("span","",K(t.pupils,"{count} pupil","{count} pupils")));let o=t?.names??[];o.length&&s.append(d("span","gp-class-names",o.map(({name:u,answered:c})=>c?
`✓ ${u}`:u).join(", ")));let r=Z(i("Link"),()=>this.openLink(!this.linkIsOpen),"gp-class-toggle"),a=Z(this.isLarge?i("Smaller"):i("Large"),()=>this.enlarge(!this.
isLarge),"gp-class-size"),l=Z(e.room?i("Close the room"):i("Close"),()=>this.actions.close(),"gp-class-close");s.append(d("span","gp-class-gap"),r,a,l),this.keepingFocus(
()=>this.root.replaceChildren(s,this.linkPart(e),...t?[this.questions(t,!0)]:[])),this.root.hidden=!1,this.openLink(this.linkIsOpen)}openLink(e){this.linkIsOpen=
e,this.root.querySelector(".gp-class-link").hidden=!e,this.root.querySelector(".gp-class-toggle").setAttribute("aria-expanded",String(e))}linkPart({link:e,qr:t,
locks:s,needs:o,seeded:r,room:a,lesson:l}){let u=d("div","gp-class-link");t&&u.append(d("img","gp-class-qr",null,{src:t,alt:i("QR code of the link")}));let c=d(
"div","gp-class-words"),p=re("text",{readonly:"","aria-label":i("Link"),value:e});p.addEventListener("focus",()=>p.select());let h=d("span","","",{role:"status"}),
f=d("div","gp-class-address");f.append(p,Z(i("Copy"),async()=>X(h,await ks(p)?i("Copied."):i("Press Ctrl+C (⌘C)."))),h),c.append(f),a&&c.append(d("p","gp-clas\
s-code",i("Or: the address of this page, and then ?room={code}",{code:a.code})));let w=[!t&&i("This link is too long for a QR code. With a room it is short."),ws(
e)&&i("This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),s.length>0&&i("Locked: {pa\
rts}.",{parts:s.map(m=>i(this.parts[m])).join(", ")}),o.length>0&&i("The lesson asks to change what is locked: {parts}.",{parts:o.map(m=>i(this.parts[m])).join(
", ")}),a&&!l&&!r&&i("No seed is set: each pupil gets a text of their own, and other tokens to predict.")];return c.append(...w.filter(Boolean).map(m=>d("p","gp\
-class-note",m))),u.append(c),u}enlarge(e){this.root.classList.toggle("gp-large",e),this.root.classList.toggle("gp-projected",e);let t=this.root.querySelector("\
.gp-class-size");t&&X(t,e?i("Smaller"):i("Large")),e&&t?.focus({preventScroll:!0})}drawPupil(e,t,{name:s,note:o}){let r=d("div","gp-class-line");r.append(d("b",
"",e.by?i("Class of {by}",{by:e.by}):i("Class"))),e.room&&r.append(d("span","",i("Room {code}",{code:e.room})));let a=this.lockWords(e.named,e.locks);if(a&&r.append(
d("span","",a)),e.room){let u=re("text",{maxlength:"40",autocomplete:"off",value:s,placeholder:i("Your name, if you like"),"aria-label":i("Your name, if you lik\
e")});u.className="gp-class-name",u.addEventListener("change",()=>this.actions.rename(u.value)),r.append(u)}r.append(d("span","gp-class-said",o,{role:"status"}),
d("span","gp-class-gap")),t&&t.setup_version>e.setup_version&&r.append(Z(i("Set the page as your teacher has it now"),()=>this.actions.again(),"gp-class-again")),
r.append(Z(i("Leave the class"),()=>this.actions.leave(),"gp-class-leave"));let l=t?[this.questions(t,!1)]:[];this.keepingFocus(()=>this.root.replaceChildren(r,
...l)),this.root.hidden=!1}questions(e,t){let s=d("div","gp-class-questions"),o=e.questions.filter(({revealed:l})=>t||l);t&&!o.length&&s.append(d("p","gp-class-\
note",i("Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, come here."))),s.append(...o.slice(0,_t).map(l=>this.question(l,e.
pupils,t)));let r=o.length-_t;r>0&&s.append(d("p","gp-class-note",K(r,"{count} earlier question.","{count} earlier questions.")));let a=Lt(e.mean,this.unit);return a&&
s.append(d("p","gp-class-mean",a)),s}question(e,t,s){let{key:o,kind:r,title:a,context:l,answered:u,revealed:c}=e,p=d("article","gp-class-question"),h=d("div","g\
p-class-line"),f=d("h3");if(f.append(i(a)),l&&f.append(" ",d("q","gp-class-context",o.startsWith("token/")?`…${l}`:i(l))),h.append(f,d("span","gp-class-count",
i("{answered} of {pupils} answered",{answered:u,pupils:t}))),s&&!c){let w=this.looksEarly.has(o);h.append(Z(w?i("Hide the bars"):i("Show them to me"),()=>{this.
looksEarly.delete(o)||this.looksEarly.add(o),this.actions.redraw()},"gp-class-early"),Z(i("Reveal to all"),()=>this.actions.reveal(o),"gp-class-reveal"))}return p.
append(h),s&&!c&&["number","written"].includes(r)&&p.append(d("p","gp-class-note",i("Make the run of this step on your page before you reveal: it tells what cam\
e out."))),(c||s&&this.looksEarly.has(o))&&p.append(Et(c?e:bs(e),this.unit)),p}keepingFocus(e){let t=this.root.contains(document.activeElement)?document.activeElement:
null;if(t?.className==="gp-class-name"){let r=t.value;e();let a=this.root.querySelector(".gp-class-name");a.value=r,a.focus({preventScroll:!0});return}let s=t?t.
tagName.toLowerCase()+(t.className?"."+t.className.split(" ").join("."):""):"",o=t?[...this.root.querySelectorAll(s)].indexOf(t):-1;e(),t&&this.root.querySelectorAll(
s)[o]?.focus({preventScroll:!0})}},bs=n=>({...n,outcome:null,class_score:null,model_score:null}),ws=n=>["localhost","127.0.0.1","[::1]"].includes(new URL(n,location.
href).hostname);async function ks(n){try{return await navigator.clipboard.writeText(n.value),!0}catch{return n.focus(),n.select(),document.execCommand("copy")}}var ys={teacher:1e3,pupil:3e3},Ot="generation-playground.pupil",Ue="generation-playground.pupil-name";function At({element:n,props:e,trigger:t,watch:s},{parts:o}){
let r="",a=null,l=null,u="",c=0,p=new Ae(n.querySelector(".gp-class"),o,{close:()=>a.room?t("closed",le()):w(),reveal:y=>t("revealed",{...le(),question:y}),rename:y=>{
Tt("localStorage",Ue,y),S()},again:()=>t("again",{}),leave:()=>t("left",{}),redraw:()=>g()}),h={made:y=>{f("teacher",y),y.room&&_e(y.room)},arrived:y=>{f("pupil",
y),He(y.locks,y.named,y.seeded),y.room&&S(),y.lesson&&document.dispatchEvent(new CustomEvent("gp-open-lesson",{detail:{lesson:y.lesson,step:y.step}}))},taken:()=>v(
i("Your prediction is in.")),full:({most:y})=>v(i("This room is full: {most} people are in it.",{most:y})),refused:({text:y})=>m(i(y)),gone:()=>{r&&m(i("This ro\
om is closed.")),_e(null)},closed:()=>{_e(null),w()},left:()=>w()};s("value",()=>{let y=JSON.parse(e.value||"null");y&&h[y.kind](y)});function f(y,x){[r,a,l,u]=
[y,x,null,""],g(),b()}function w(){r="",clearTimeout(c),He([],"",!1),p.hide()}function m(y){w(),p.tell(y)}function v(y){u=y,g()}function g(){r==="teacher"?p.drawTeacher(
a,l):r==="pupil"&&p.drawPupil(a,l,{name:Ke("localStorage",Ue),note:u})}async function b(){clearTimeout(c);let[y,x]=[r,r==="teacher"?a.room?.code:a?.room];if(!y||
!x)return;let L=y==="teacher"?{key:a.room.key}:{pupil:Ct()};if(!document.hidden||y==="teacher")try{let _=new URLSearchParams({code:x,...L,seen:String(l?.version??
0)}),N=await fetch(`class-room?${_}`);if(r!==y)return;if(N.status===200){let P=await N.json();if(P.gone){h.gone();return}l=P,g()}}catch{}clearTimeout(c),c=window.
setTimeout(b,ys[y])}let S=()=>t("joined",{pupil:Ct(),name:Ke("localStorage",Ue)});document.addEventListener("gp-predicted",y=>{r==="pupil"&&a.room&&t("answered",
y.detail)}),document.addEventListener("gp-large-class",()=>r==="teacher"&&p.enlarge(!0)),M(y=>{let x=y.log("main");x.subscribe(n,()=>{p.unit!==x.unit&&(p.unit=x.
unit,g())})}),Ge().code&&!new URLSearchParams(location.search).has("room")&&t("resumed",le())}function Ct(){let n=Ke("sessionStorage",Ot)||Array.from(crypto.getRandomValues(
new Uint8Array(12)),e=>e.toString(16).padStart(2,"0")).join("");return Tt("sessionStorage",Ot,n),n}function Ke(n,e){try{return window[n].getItem(e)||""}catch{return""}}
function Tt(n,e,t){try{window[n].setItem(e,t)}catch{}}var H=class{constructor(){this.newest=0,this.isNew=!1,this.recorded=!1}unstamp(e){let t=(e||"").indexOf(`
`),[s,o]=(e||"").slice(0,Math.max(t,0)).split(" "),r=Number(s);return r<this.newest?null:(this.isNew=r>this.newest,this.newest=r,this.recorded=o==="recorded",(e||
"").slice(t+1))}};function Pt({props:n,trigger:e,watch:t},{kind:s,opens:o,first:r=`${s}-progress`}){let a=new H,l;M(u=>{t("value",()=>{let c=a.unstamp(n.value);c!==null&&(u.feedGroup(
s,c,a.newest),!(!c||l===a.newest)&&(l=a.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>vs(r)))))}),o&&(u.group(s).answers.open=({entry:c})=>e("open",
{entry:c}))})}function vs(n){let e=document.getElementById(n);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let t=matchMedia("(prefer\
s-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:t?"auto":"smooth"})}function Nt({props:n,trigger:e,watch:t}){let s=new H;M(o=>{let r=o.group("lanes");r.answers.lane=({do:a,id:l})=>{e("lane",{do:a,id:l}),a==="select"&&window.innerWidth<
700&&document.getElementById("run-row").scrollIntoView()},t("value",()=>{let a=s.unstamp(n.value);a&&r.setLanes(JSON.parse(a))})})}var qt=(n,e)=>e&&typeof e=="object"&&!Array.isArray(e)?Object.fromEntries(Object.entries(e).sort(([t],[s])=>t<s?-1:1)):e,V=(n,e)=>JSON.stringify(n,qt)===JSON.stringify(
e,qt);function G(n,e=44){let t=typeof n=="string"?n:JSON.stringify(n??null);return t.length>e?t.slice(0,e)+"…":t}function se(n){let e=n.trim();if(!e)return;let t=Number(
e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t))?t:e}function de(n,e,t,s=()=>null){let o=d("in\
put","kp-box",null,{type:"text",inputmode:n.kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:"false",...e}),r=n.step||(n.kind==="int"?1:.1),a=(String(
r).split(".")[1]||"").length;return o.addEventListener("input",()=>t(se(o.value))),o.addEventListener("keydown",l=>{if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;
l.preventDefault();let u=se(o.value)??s()??n.slider_minimum??n.minimum??0;if(typeof u!="number")return;let c=Number((u+(l.key==="ArrowUp"?r:-r)).toFixed(Math.max(
a,0)));o.value=String(Math.min(n.maximum??1/0,Math.max(n.minimum??-1/0,c))),t(se(o.value))}),o}function ke(n,e,t,s){let o=d("div","kp-switch",null,{id:n,role:"r\
adiogroup","aria-labelledby":e}),r=t.map(([l,u])=>{let c=d("input",null,null,{type:"radio",name:n,value:u});c.addEventListener("change",()=>s(l));let p=d("label");
return p.append(c,d("span",null,u)),o.append(p),c});return{element:o,show:l=>{let u=t.findIndex(([c])=>V(c,l));return r.forEach((c,p)=>{c.checked=p===u}),u>=0}}}
var Mt=(n,{id:e,nameId:t,change:s})=>{let o=[[void 0,i("not set")],[!0,i("on")],[!1,i("off")]],{element:r,show:a}=ke(e,t,o,s);return{element:r,show:a,showDefault(){}}},
Ve=(n,{id:e,change:t})=>{let s=d("div","kp-number"),o=n.default,r=de(n,{id:e},u=>{l(u),t(u)},()=>o);s.append(r);let a=n.slider_minimum===null?null:d("input","kp\
-slider",null,{type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any","aria-label":i("{name}, slider",{name:n.name})});a&&(a.addEventListener(
"input",()=>{r.value=String(Number(a.value)),a.classList.remove("kp-off"),t(Number(a.value))}),s.append(a));function l(u){a&&(a.classList.toggle("kp-off",typeof u!=
"number"),a.value=typeof u=="number"?u:o??n.slider_minimum)}return{element:s,label:e,show(u){r.value=u===void 0?"":String(u),l(u)},showDefault(u){o=typeof u=="n\
umber"?u:null,r.placeholder=o===null?"–":String(o),r.value||l(void 0)}}},jt=(n,{id:e,change:t})=>{let s=d("select","kp-select",null,{id:e}),o=d("option",null,
i("not set"),{value:""});s.append(o,...n.choices.map((a,l)=>d("option",null,G(a),{value:l})));let r=null;return s.addEventListener("change",()=>t(s.value===""?void 0:
n.choices[s.value])),{element:s,label:e,show(a){r&&r.remove();let l=n.choices.findIndex(u=>V(u,a));a!==void 0&&l<0&&(r=d("option",null,G(a),{value:"foreign",disabled:""}),
s.append(r)),s.value=a===void 0?"":l<0?"foreign":String(l)},showDefault(a){o.textContent=a===null?i("not set"):i("not set (default {value})",{value:G(a)})}}},Bt=(n,{
id:e,change:t})=>{let s=d("textarea","kp-text",null,{id:e,rows:1,spellcheck:"false"});return s.addEventListener("input",()=>t(s.value||void 0)),{element:s,label:e,
show(o){s.value=o===void 0?"":G(o,1/0)},showDefault(){}}};var ue=window.GenerationPlaygroundKnobs;var ze=matchMedia("(min-width: 1200px)"),It="generation-playground.knobs-open",Rt=null,Dt=n=>document.getElementById(n==="knobs"?"knobs":`drawer-${n}`),pe=()=>document.
body.dataset.drawer||"";function Ye(n){pe()!==n&&(Rt=document.activeElement,Qe(n)),Dt(n)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Te(){
if(!pe())return;let n=Dt(pe())?.contains(document.activeElement);Qe(""),n&&Rt?.focus({preventScroll:!0})}function $t(){ze.matches||Te()}function Qe(n){n?document.
body.dataset.drawer=n:delete document.body.dataset.drawer,Ft();try{ze.matches&&localStorage.setItem(It,n==="knobs"?"yes":"no")}catch{}}function Ft(){for(let n of document.
querySelectorAll("[data-drawer]:not(body)"))n.setAttribute("aria-expanded",String(n.dataset.drawer===pe()))}function Wt(){document.addEventListener("click",n=>{
let e=n.target,t=e.closest("button[data-drawer]");t?(t.dataset.drawer===pe()?Te:()=>Ye(t.dataset.drawer))():e.closest(".gp-drawer-close")&&Te()}),document.addEventListener(
"keydown",n=>{if(n.key!=="Escape"||n.defaultPrevented)return;let e=n.target;e.closest(".drawer")&&!e.matches("input[type=search], input[role=combobox]")&&Te()})}
function Jt({element:n}){Q(n),Ft();try{ze.matches&&!pe()&&localStorage.getItem(It)==="yes"&&Qe("knobs")}catch{}}function xs(n,e,t){let s=d("div","kp-editor"),o=d("textarea","kp-text kp-json",null,{rows:3,spellcheck:"false","aria-label":i("{name} as JSON",{name:n.name}),placeholder:i(
n.shape)}),r=d("button","kp-link","JSON",{type:"button","aria-pressed":"false"}),a=d("span","kp-faint",""),l,u=!1,c=h=>{u=h,o.hidden=!h,t.element.hidden=h,r.setAttribute(
"aria-pressed",String(h)),r.textContent=h?i("Editor"):"JSON",r.setAttribute("aria-label",h?i("Back to the editor of {name}",{name:n.name}):i("Edit {name} as JSO\
N",{name:n.name})),a.textContent=""},p=h=>h===void 0?"":typeof h=="string"?h:JSON.stringify(h);return o.addEventListener("input",()=>{if(l=void 0,o.value.trim())
try{l=JSON.parse(o.value)}catch{l=o.value}e.change(l)}),r.addEventListener("click",()=>{u?t.show(l)===!1?a.textContent=i("The editor cannot show this value."):c(
!1):(o.value=p(l),c(!0)),(u?o:r).focus()}),s.append(t.element,o,a),c(!1),{...t,element:s,beside:r,note(h){l=h},show(h){l=h;let f=t.show(h);!u&&f===!1&&c(!0),u&&
(o.value=p(h))}}}function he(n){return(e,t)=>{let s=null;return s=xs(e,t,n(e,{...t,change:r=>{s.note(r),t.change(r)}})),s}}var Ut=he(()=>({element:d("div"),show:n=>n===
void 0,showDefault(){}})),Ss={n:`
`,t:"	",r:"\r","\\":"\\"},ye=n=>n.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,t)=>t.length>1?String.fromCharCode(parseInt(t.slice(1),16)):Ss[t]),Es=n=>n.replace(/[\\\n\t\r]/g,
e=>({"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"})[e]);function Kt(n,e){let t=d("div","kp-list"),s=()=>[...t.querySelectorAll("input")].map(a=>ye(a.value)).filter(
Boolean),o=()=>{let a=s();e(a.length?a:void 0)};function r(a){let l=d("div","kp-line"),u=d("input","kp-wide",null,{type:"text","aria-label":n.one,autocomplete:"\
off",spellcheck:"false",placeholder:n.another});u.value=Es(a);let c=d("span","kp-shown","",{title:i("As it is read: · is a space, ↵ a line break")}),p=d("but\
ton","kp-icon","×",{type:"button","aria-label":n.remove}),h=()=>{let f=ye(u.value);c.replaceChildren(),(f!==f.trim()||f!==u.value)&&De(c,f),p.hidden=!u.value,u.
value&&l===t.lastElementChild&&r("")};u.addEventListener("input",()=>{h(),o()}),u.addEventListener("keydown",f=>{f.key==="Enter"&&(f.preventDefault(),l.nextElementSibling&&
l.nextElementSibling.querySelector("input").focus())}),p.addEventListener("click",()=>{let f=l.nextElementSibling;l.remove(),o(),f&&f.querySelector("input").focus()}),
l.append(u,c,p),t.append(l),h()}return{element:t,show(a){t.replaceChildren();for(let l of a)r(l);r("")}}}var Vt=n=>Array.isArray(n)&&n.every(e=>typeof e=="strin\
g"),zt=(n,{change:e})=>{let t=Kt({one:i("text"),another:i("another text"),remove:i("Remove this text")},e),s=d("div","kp-editor");return s.append(t.element,d("p",
"kp-faint",i("Write \\n for a line break and \\t for a tab."))),{element:s,show(o){t.show(o===void 0?[]:Vt(o)?o:[G(o,1/0)])},showDefault(){}}},Yt=he((n,{id:e,change:t})=>{
let s=d("div","kp-fields"),o=[["start",i("from new token"),{kind:"int",minimum:0,step:1},"30"],["factor",i("factor"),{kind:"float",minimum:0,step:.01},"1.05"]],
r=()=>{let l=a.map(u=>se(u.value));t(l.every(u=>u===void 0)?void 0:l.map(u=>u??null))},a=o.map(([l,u,c,p])=>{let h=de(c,{id:`${e}-${l}`,placeholder:p},r,()=>Number(
p));return s.append(d("label",null,u,{for:h.id}),h),h});return{element:s,show(l){return l!==void 0&&!(Array.isArray(l)&&l.length===2)?!1:(a.forEach((u,c)=>{u.value=
l===void 0?"":l[c]??""}),!0)},showDefault(){}}});function Ls(n,e,t){if(n.kind==="bool"||n.kind==="choice"){let o=n.kind==="bool"?[!0,!1]:n.choices,r=d("select",
"kp-select",null,{id:e});return r.append(d("option",null,i("not set ({value})",{value:G(n.default)}),{value:""})),r.append(...o.map((a,l)=>d("option",null,G(a),
{value:l}))),r.addEventListener("change",t),{element:r,read:()=>r.value===""?void 0:o[r.value],show(a){let l=o.findIndex(u=>V(u,a));return r.value=a===void 0||l<
0?"":String(l),a===void 0||l>=0}}}if(n.kind==="flags"){let o=d("div","kp-flags",null,{id:e,role:"group","aria-label":n.name}),r=n.choices.map(l=>{let u=d("input",
null,null,{type:"checkbox",value:l}),c=d("label",null,"");return u.addEventListener("change",t),c.append(u," "+l),o.append(c),u}),a=()=>r.filter(l=>l.checked).map(
l=>[l.value,!0]);return{element:o,read:()=>a().length?Object.fromEntries(a()):void 0,show(l){for(let u of r)u.checked=l?.[u.value]===!0;return l===void 0||V(l,Object.
fromEntries(a()))}}}if(n.kind==="ints"){let o=d("textarea","kp-text",null,{id:e,rows:2,spellcheck:"false",placeholder:"1, 2, 3"});return o.addEventListener("inp\
ut",t),{element:o,read(){let r=o.value.split(/[\s,]+/).filter(Boolean).map(se);return r.length?r:void 0},show(r){return o.value=Array.isArray(r)?r.join(", "):r??
"",r===void 0||Array.isArray(r)}}}let s=de(n,{id:e,placeholder:n.default===null?"–":String(n.default)},t,()=>n.default);return{element:s,read:()=>se(s.value),
show(o){return s.value=o??"",o===void 0||typeof o=="number"||typeof o=="string"}}}var Gt=n=>[...crypto.getRandomValues(new Uint16Array(n))].map(e=>e%1e3),Qt=he(
(n,{id:e,nameId:t,change:s})=>{let o=d("div","kp-editor"),r=d("div","kp-fields"),a=null,l=[],u=[[void 0,i("not set")],...n.forms.map(g=>[g.name,n.forms.length>1?
i(g.name):i("set")])],c=ke(`${e}-form`,t,u,g=>{h(g),w(),m()}),p=d("p","kp-faint","");o.append(c.element,p,r);function h(g){a=n.forms.find(b=>b.name===g)||null,c.
show(a?a.name:void 0),p.textContent=a?i(a.meaning):"",l=[],r.replaceChildren();for(let b of a?a.fields:[]){let S=Ls(b,`${e}-${b.name}`,m),y=d("label",null,b.name+
(b.required?" *":""),{for:`${e}-${b.name}`});y.title=i(b.meaning),r.append(y,S.element,d("p","kp-faint",i(b.meaning))),l.push([b,S]),b.kind==="ints"&&b.required&&
f(S)}}function f(g){let b=d("button","kp-link",i("Draw new keys"),{type:"button"});b.addEventListener("click",()=>{g.show(Gt(30)),m()}),r.append(b)}function w(){
for(let[g,b]of l)g.required&&b.show(g.kind==="ints"?Gt(30):g.default??5)}function m(){if(!a)return s(void 0);let g=l.map(([b,S])=>[b.name,S.read()]);return s(Object.
fromEntries(g.filter(([,b])=>b!==void 0)))}let v=g=>g!==null&&typeof g=="object"&&!Array.isArray(g);return{element:o,show(g){if(g===void 0)return h(void 0);if(!v(
g))return!1;let b=Object.keys(g),S=L=>L.fields.filter(_=>b.includes(_.name)).length,x=n.forms.find(L=>L.fields.some(_=>_.required&&_.kind==="choice"&&_.choices.
includes(g[_.name])))||n.forms.reduce((L,_)=>S(_)>S(L)?_:L);return S(x)<b.length?!1:(h(x.name),l.every(([L,_])=>_.show(g[L.name])))},showDefault(){}}}),Xt=he((n,{
id:e,nameId:t,change:s})=>{let o=d("div","kp-editor"),r=d("input","kp-wide",null,{id:`${e}-list`,type:"text",placeholder:"0, 2, 4","aria-label":i("{name}: layer\
 numbers",{name:n.name}),autocomplete:"off"}),a=d("p","kp-faint",""),l=ke(e,t,[[void 0,i("not set")],["low","low"],["high","high"],["list",i("layers")]],c=>{r.hidden=
c!=="list",c==="list"&&r.focus(),s(c==="list"?u():c)}),u=()=>{let c=r.value.split(/[\s,]+/).filter(Boolean).map(se);return c.length?c:void 0};return r.addEventListener(
"input",()=>s(u())),r.hidden=!0,o.append(l.element,r,a),{element:o,show(c){let p=Array.isArray(c);return!p&&!l.show(c)?!1:(p&&(l.show("list"),r.value=c.join(", ")),
r.hidden=!p,!0)},showDefault(){},judged({layers:c}){a.textContent=c?i("This model has {count} layers; 0 is the input of the first.",{count:c}):""}}}),Ht={type:"\
object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"]},Zt=(n,{id:e,nameId:t,change:s})=>{let o=d("div","kp-editor"),r=ke(e,t,[[
void 0,i("not set")],["choices",i("choices")],["regex","regex"],["json_schema",i("JSON schema")]],v=>{f(v),m()}),a=Kt({one:i("choice"),another:i("another choice"),
remove:i("Remove this choice")},()=>m()),l=d("input","kp-wide kp-code",null,{type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",spellcheck:"false",autocomplete:"\
off","aria-label":i("Regular expression that the whole text must match")}),u=d("textarea","kp-text kp-code",null,{rows:6,placeholder:JSON.stringify(Ht,null,2),spellcheck:"\
false","aria-label":i("JSON schema")}),c=d("button","kp-link",i("Use an example"),{type:"button"}),p={choices:[a.element],regex:[l],json_schema:[u,c]},h;function f(v){
h=v,r.show(h);for(let[g,b]of Object.entries(p))for(let S of b)S.hidden=g!==h}function w(){if(h==="regex")return l.value||void 0;if(h==="choices"){let v=[...a.element.
querySelectorAll("input")].map(g=>ye(g.value)).filter(Boolean);return v.length?v:void 0}if(u.value.trim())try{return JSON.parse(u.value)}catch{return u.value}}function m(){
let v=h&&w();s(v===void 0?void 0:{[h]:v})}return l.addEventListener("input",m),u.addEventListener("input",m),c.addEventListener("click",()=>{u.value=JSON.stringify(
Ht,null,2),m()}),o.append(r.element,...Object.values(p).flat()),a.show([]),f(void 0),{element:o,show(v){let[g,b]=Object.entries(v||{})[0]||[];f(g in p?g:void 0),
g==="choices"&&a.show(Vt(b)?b:[]),g==="regex"&&(l.value=G(b,1/0)),g==="json_schema"&&(u.value=typeof b=="string"?b:JSON.stringify(b,null,2))},showDefault(){}}};var Ze=n=>Number.isInteger(n)&&n>=0,ee=n=>Array.isArray(n)&&n.length>0&&n.every(Ze),fe=(n,e)=>Array.isArray(n)&&n.every(e),me=n=>({options:[[n]]}),en=n=>({options:[
n]}),tn={token:{single:!0,flat:!0,read:n=>Ze(n)?[me(n)]:null,write:n=>n[0].options[0][0]},tokens:{flat:!0,read:n=>Ze(n)?[me(n)]:ee(n)?n.map(me):null,write:n=>n.
length===1?n[0].options[0][0]:n.map(e=>e.options[0][0])},words:{flat:!0,read:n=>ee(n)?n.map(me):null,write:n=>n.map(e=>e.options[0][0])},word_groups:{read:n=>fe(
n,ee)?n.map(en):null,write:n=>n.map(e=>e.options[0])},words_with_bias:{biased:!0,read:n=>fe(n,e=>Array.isArray(e)&&e.length===2&&ee(e[0]))?n.map(([e,t])=>({options:[
e],bias:t})):null,write:n=>n.map(e=>[e.options[0],e.bias??null])},alternatives:{alternatives:!0,read:n=>fe(n,e=>ee(e)||fe(e,ee))?n.map(e=>({options:ee(e)?[e]:e})):
null,write:n=>n.map(e=>e.options.length===1?e.options[0]:e.options)},constraints:{alternatives:!0,read:n=>fe(n,e=>e&&(ee(e.phrase)||fe(e.any_of,ee)))?n.map(e=>({
options:e.phrase?[e.phrase]:e.any_of})):null,write:n=>n.map(e=>e.options.length===1?{phrase:e.options[0]}:{any_of:e.options})}};function Xe(n,e,t,s){let o=d(n,"\
kp-token",null,s),r=d("span","kp-piece");return t!==void 0&&$e(r,t),o.append(r,d("span","kp-id",String(e))),o}function _s(n){if(!/^[\s\d,[\]]+$/.test(n))return null;
let e=(n.match(/\d+/g)||[]).map(Number);return ee(e)&&e.every(Number.isSafeInteger)?e:null}async function Os(n,e){let t=ye(n),s=t.replace(/^ +/,""),o=s&&!/^\s/.
test(s)&&!t.startsWith("  "),r=o?[" "+s,s]:[t],{tokens:a,problem:l}=await e.splitWords(r);if(l)return{problem:i(l)};let u=o?[{when:i("inside a sentence"),tokens:a[0]},
{when:i("at the very start"),tokens:a[1],alone:!0}]:[{when:i("as typed"),tokens:a[0]}];o&&V(a[0],a[1])&&(u=[{when:i("everywhere"),tokens:a[0]}]);let c=_s(n),p=c?
await e.textsOf(c):[];if(c){let h=c.map(f=>[f,e.texts.get(f)]);u.unshift({when:c.length>1?i("these token ids"):i("this token id"),tokens:h})}return{ways:u.filter(
h=>h.tokens.length),unknown:p}}function Cs(n,{id:e,change:t,panel:s}){let o=tn[n.editor],r=d("div","kp-editor"),a=d("ul","kp-rows"+(o.flat?" kp-flat":"")),l=d("\
input","kp-wide",null,{id:e,type:"text",autocomplete:"off",spellcheck:"false",placeholder:o.flat?i("type a token, or its id"):i("type a word, or token ids")}),u=d(
"p","kp-faint",""),c=d("div","kp-offers",null,{"aria-live":"polite"});r.append(a,u,l,c);let p=[],h=null,f=0,w=null,m=()=>t(p.length?o.write(p):void 0);function v(x){
if(o.single)p=[me(x[0][0])];else if(o.flat){let L=new Set(p.map(_=>_.options[0][0]));for(let _ of x.flat())L.has(_)||p.push(me(_))}else if(h)h.options.push(...x);else
for(let L of x)p.push(o.biased?{options:[L],bias:5}:en(L));h=null,l.value="",c.replaceChildren(),S(),m(),l.focus()}async function g(){let x=++f;if(!l.value)return c.
replaceChildren();let{ways:L,unknown:_,problem:N}=await Os(l.value,s).catch(()=>({problem:i("The server does not answer. Try again in a moment.")}));if(x!==f)return null;
if(c.replaceChildren(),N)return c.append(d("p","kp-faint",N));for(let B of L)c.append(b(B));let P=L.some(B=>B.tokens.length>1);if(!o.flat&&!o.alternatives&&L.length===
2){let B=d("button","kp-button",i("Add both"),{type:"button"});B.addEventListener("click",()=>v(L.map(W=>W.tokens.map(([I])=>I)))),c.append(B)}let j=_.length?[i(
"The model has no token {ids}.",{ids:_.join(", ")})]:[];return L.some(B=>B.alone)&&j.push(i("Inside a sentence a word begins with a space (·) and is another tok\
en than at the very start.")),o.flat&&P&&j.push(o.single?i("Choose one token."):i("Each token counts by itself here, in other words too: click the one you mean.")),
j.length&&c.append(d("p","kp-faint",j.join(" "))),null}function b(x){let L=d("div","kp-offer");L.append(d("span","kp-when",x.when));let _=d("span","kp-chips");for(let[
N,P]of x.tokens)if(!o.flat)_.append(Xe("span",N,P));else{let j=P===void 0?i("Add token {id}",{id:N}):i("Add token {id}: {text}",{id:N,text:mt(P)}),B=Xe("button",
N,P,{type:"button","aria-label":j});B.addEventListener("click",()=>v([[N]])),_.append(B)}if(L.append(_),!o.flat){let N=d("button","kp-button",i("Add"),{type:"bu\
tton","aria-label":i("Add the word: {when}",{when:x.when})});N.addEventListener("click",()=>v([x.tokens.map(([P])=>P)])),L.append(N)}return L}l.addEventListener(
"input",()=>{clearTimeout(w),w=setTimeout(g,120)}),l.addEventListener("keydown",x=>{x.key==="Enter"?(x.preventDefault(),clearTimeout(w),g().then(()=>c.querySelector(
"button")?.click())):x.key==="Escape"&&(x.stopPropagation(),l.value="",h=null,c.replaceChildren(),S())});function S(){a.replaceChildren(...p.map(y)),a.hidden=p.
length===0,u.textContent=h?i("Another alternative to word {number}:",{number:p.indexOf(h)+1}):"",u.hidden=!h;let x=p.flatMap(L=>L.options.flat()).filter(L=>!s.texts.
has(L));x.length&&s.textsOf(x).then(()=>{x.some(L=>s.texts.has(L))&&S()},()=>{})}function y(x,L){let _=d("li","kp-row");x.options.forEach((j,B)=>{B&&_.append(d(
"span","kp-or",i("or")));let W=d("span","kp-chips");for(let I of j)W.append(Xe("span",I,s.texts.get(I)));_.append(W)});let N=x.options[0].map(j=>s.texts.get(j)??
j).join("").trim();if(o.biased){let j=de({kind:"float",step:.5},{"aria-label":i("Bias of {name}",{name:N}),value:""},B=>{x.bias=B,m()});j.value=x.bias??"",_.append(
d("span","kp-faint",i("bias")),j)}if(o.alternatives){let j=d("button","kp-link",i("or…"),{type:"button","aria-label":i("Add an alternative to {name}",{name:N})});
j.addEventListener("click",()=>{h=x,S(),l.focus()}),_.append(j)}let P=d("button","kp-icon","×",{type:"button","aria-label":i("Remove {name}",{name:N})});return P.
addEventListener("click",()=>{p.splice(L,1),h===x&&(h=null),S(),m(),l.focus()}),_.append(P),_}return{element:r,label:e,show(x){let L=x===void 0?[]:o.read(x);return L===
null?!1:(p=L,h=null,S(),!0)},showDefault(){},modelChanged:S}}var nn=Object.fromEntries(Object.keys(tn).map(n=>[n,he(Cs)]));var ve={...nn,switch:Mt,number:Ve,slider:Ve,choice:jt,text:Bt,strings:zt,decay:Yt,fields:Qt,layers:Xt,structure:Zt};var et=n=>({changed:i("changed"),preset:i("preset"),model:i("model"),library:i("library")})[n],ge=n=>({changed:i("changed by you"),preset:i("set by the preset (\
the chosen strategy)"),model:i("the model's own default")})[n]||"",be={error:"✕",warning:"▲",info:"ℹ"},we=n=>n.split(/(?<=_)/).flatMap(e=>[e,d("wbr")]),Pe=class{constructor(e,t){
this.panel=e,this.knob=t,this.id=`${e.name}-${t.name}`,this.build(),this.control.showDefault(t.default),this.control.show(e.state.set[t.name]),this.mark(),e.verdict&&
this.judged(e.verdict)}build(){let{knob:e,id:t,panel:s}=this;this.element=d("div","kp-knob",null,{id:t,"data-knob":e.name}),this.control=(ve[e.editor]||Ut)(e,{id:`${t}\
-control`,nameId:`${t}-name`,panel:s,change:h=>s.change(e.name,h,this)});let o=this.control.label?{for:this.control.label}:{},r=d(this.control.label?"label":"sp\
an","kp-name",null,{id:`${t}-name`,...o});r.append(...we(e.name)),this.source=d("span","kp-source"),this.standard=d("span","kp-standard"),this.back=d("button","\
kp-icon","↺",{type:"button"}),this.back.addEventListener("click",()=>{s.reset(e.name),this.focus()});let a=d("button","kp-icon kp-ask","?",{type:"button","ari\
a-expanded":"false","aria-label":i("More about {name}",{name:e.name})});a.addEventListener("click",()=>this.explain(a));let l=d("div","kp-head"),u=d("span","kp-\
tools");u.append(this.control.beside||"",this.back,a),l.append(r,this.source,u),this.notes=d("div","kp-notes",null,{role:"status"}),this.idle=d("span","kp-idle");
let c=d("p","kp-meaning",i(e.meaning)+" ",{id:`${t}-meaning`});c.append(this.standard," ",this.idle),this.element.append(l,this.control.element,this.notes,c);let p=this.
element.querySelector(`[id="${t}-control"]`);p&&p.setAttribute("aria-describedby",c.id)}explain(e){let{knob:t}=this;if(!this.help){this.help=d("div","kp-help",null,
{hidden:""}),this.help.append(d("p",null,i(t.explanation)));let s=As(t);if(s&&this.help.append(d("p",null,s)),t.needs.length){let o=t.needs.map(r=>i(r)).join(";\
 ");this.help.append(d("p",null,i("It has an effect only under these conditions: {needs}.",{needs:o})))}for(let o of t.conflicts)this.help.append(d("p",null,i(o)));
if(t.paper){let o=d("a",null,t.paper.replace(/^https?:\/\//,""),{href:t.paper,target:"_blank",rel:"noopener noreferrer"}),r=d("p",null,i("Read more:")+" ");r.append(
o),this.help.append(r)}this.element.append(this.help)}this.help.hidden=!this.help.hidden,e.setAttribute("aria-expanded",String(!this.help.hidden))}mark(){let{panel:e,
knob:t}=this,{name:s}=t,o=e.sourceOf(s);this.element.dataset.source=o,this.source.textContent=ge(o)&&et(o),this.source.title=ge(o);let r=e.verdict?.defaults[s],
a=r===void 0?t.default:r,l=this.inWords(a);this.standard.textContent=a===null?i("No default."):r===void 0?i("Default: {value}.",{value:l}):i("The model's defaul\
t: {value}.",{value:l}),this.standard.title=r===void 0?i("The library's default: it applies unless the knob is set"):i("From the model's own generation config");
let u=e.state.base[s],c=o==="changed"||u!==void 0&&e.state.set[s]===void 0;this.back.hidden=o!=="preset"&&!c,this.back.textContent=c?"↺":"×";let[p,h]=this.wayBack(
c,u);this.back.title=p,this.back.setAttribute("aria-label",h)}wayBack(e,t){let{name:s}=this.knob;if(!e)return[i("Unset it: the default applies"),i("Unset {name}",
{name:s})];if(t===void 0)return[i("Back to its default"),i("Reset {name} to its default",{name:s})];let o=this.inWords(t);return[i("Back to the preset: {value}",
{value:o}),i("Reset {name} to the preset: {value}",{name:s,value:o})]}inWords(e){return this.knob.editor==="switch"&&typeof e=="boolean"?e?i("on"):i("off"):G(e,
30)}judged(e){let{knob:t}=this,s=e.defaults[t.name];this.control.showDefault(s===void 0?t.default:s),this.control.judged&&this.control.judged(e);let o=e.notes[t.
name]||[];this.notes.replaceChildren(...o.map(a=>tt(a,this.panel))),this.element.classList.toggle("kp-wrong",o.some(a=>a.severity==="error"));let r=e.idle[t.name];
this.idle.textContent=r?i("No effect now: {why}.",{why:r}):"",this.mark()}focus(){let e=this.control.element,t=e.matches("input, select, textarea")?e:e.querySelector(
"input:checked, input:not([type=radio]), select, textarea")||e.querySelector("input");t&&t.focus({preventScroll:!0})}};function tt(n,e){let t=d("div",`kp-note k\
p-${n.severity}`);t.append(d("span","kp-sign",be[n.severity],{"aria-hidden":"true"}));let s=d("span","kp-said",i(n.message)+" "),{press:o}=n;if((!o||!o.whole)&&
s.append(d("strong",null,i(n.fix))," "),o){let a=d("button","kp-button",i(o.label),{type:"button"});a.addEventListener("click",()=>e.apply(o.change,n.knob)),s.append(
a," ")}let r=e.byName.has(n.knob);if(r?o&&!(n.knob in o.change):e.state.set[n.knob]!==void 0){let a=n.knob,l=d("button","kp-link",r?i("Unset {name}",{name:a}):i(
"Remove {name}",{name:a}),{type:"button"});l.addEventListener("click",()=>e.apply({[n.knob]:null},r?n.knob:void 0)),s.append(l)}return t.append(s),t}function As(n){
let{minimum:t,maximum:s}=n,o=[];return t!==null&&o.push(n.open_minimum?i("greater than {low}",{low:t}):i("at least {low}",{low:t})),s!==null&&s<2147483647&&o.push(
n.open_maximum?i("less than {high}",{high:s}):i("at most {high}",{high:s})),o.length?i("Allowed: {limits}.",{limits:o.join(", ")}):""}var Ts=["switch","choice"];function Ps(n,{id:e,change:t}){if(n.slider_minimum===null)return ve.number(n,{id:e,change:t});let s=d("span","kq-number"),o=d("input",
"kp-slider",null,{id:e,type:"range",min:n.slider_minimum,max:n.slider_maximum,step:n.step||"any"}),r=d("output","kq-value",null,{for:e}),a=n.default,l;o.addEventListener(
"input",()=>{l=Number(o.value),u(),t(l)});function u(){let c=l===void 0?a:l;r.textContent=c==null?"–":String(c),o.classList.toggle("kp-off",l===void 0),o.setAttribute(
"aria-valuetext",r.textContent)}return s.append(o,r),{element:s,label:e,show(c){l=c,o.value=String(typeof c=="number"?c:a??n.slider_minimum),u()},showDefault(c){
a=typeof c=="number"?c:null,l===void 0&&this.show(void 0)}}}function Ns(n,{id:e,panel:t}){let s=d("button","kp-button",null,{id:e,type:"button"});return s.addEventListener(
"click",()=>{Ye("knobs"),t.jump(n.name)}),{element:s,label:e,show(o){s.textContent=o===void 0?i("set …"):G(o,18)},showDefault(){}}}var nt=class{constructor(e,t){
this.panel=e,this.knob=t;let s=`quick-${t.name}`,o=`${s}-name`,r=["slider","number"].includes(t.editor)?Ps:Ts.includes(t.editor)?ve[t.editor]:Ns;this.control=r(
t,{id:s,nameId:o,panel:e,change:l=>e.change(t.name,l,this)});let a=this.control.label?{for:this.control.label}:{};this.name=d(this.control.label?"label":"span",
"kp-name",null,{id:o,...a}),this.sign=d("span","kq-sign","",{"aria-hidden":"true"}),this.element=d("div","kq-knob",null,{"data-knob":t.name,title:i(t.meaning)}),
this.name.append(...we(t.name),this.sign),this.element.append(this.name,this.control.element),this.control.showDefault(t.default),this.control.show(e.state.set[t.
name]),this.mark()}mark(){this.element.dataset.source=this.panel.sourceOf(this.knob.name)}judged(e){let t=e.defaults[this.knob.name];this.control.showDefault(t===
void 0?this.knob.default:t);let s=e.notes[this.knob.name]||[],o=s.find(({severity:l})=>l==="error")||s[0];this.sign.textContent=o?be[o.severity]:"",this.sign.dataset.
severity=o?o.severity:"";let r=ge(this.panel.sourceOf(this.knob.name)),a=o?`${i(o.message)} ${i(o.fix)}`:i(this.knob.meaning);this.element.title=[a,r?`(${r})`:""].
join(" ").trim(),this.mark()}},Ne=class{constructor(e,t,s){this.panel=t,this.place=e.querySelector(".kq-knobs"),this.count=e.querySelector(".kq-count"),e.querySelector(
".kq").setAttribute("aria-label",i("The knobs that matter for this strategy")),e.querySelector(".kq-number-of").textContent=i("All {count} knobs",{count:t.knobs.
length}),this.knobs=new Map,this.show(s)}show(e){if(e.join()===[...this.knobs.keys()].join())return;let t=e.filter(s=>this.panel.byName.has(s));this.knobs=new Map(
t.map(s=>[s,this.knobs.get(s)||new nt(this.panel,this.panel.byName.get(s))])),this.place.replaceChildren(...[...this.knobs.values()].map(({element:s})=>s))}judged(e){
this.show(e.essential);for(let o of this.knobs.values())o.judged(e);let t=[...e.general,...Object.values(e.notes).flat()],s=t.filter(({severity:o})=>o==="error").
length;this.count.textContent=t.length?`${be[s?"error":"warning"]} ${t.length}`:""}};var xe=n=>n.toLowerCase().split(/[\s_-]+/).filter(Boolean);function sn(n,e){let t=xe(e);return n.length===1&&n[0].length===1?t.length===1&&t[0]===n[0]:n.every(s=>t.
some(o=>o.startsWith(s)))}var qs=(n,e)=>n.every(t=>xe(e).join(" ").includes(t));function on(n,e){let t=xe(n);if(!t.length)return{knobs:e,beside:[],absent:[]};let s=({
words:c})=>c.some(p=>sn(t,p)),o=ue.absent.filter(({words:c})=>c.includes(t.join(" "))),r=ue.elsewhere.filter(s),a=e.filter(c=>[c.name,c.group,i(c.group),...c.synonyms].
some(p=>sn(t,p)));if(a.length||o.length||r.length)return{knobs:a,beside:r,absent:o};let l=c=>[c.group,c.meaning,c.explanation],u=c=>[c.name,...c.synonyms,...l(c),
...l(c).map(p=>i(p))].join(" ");return{knobs:e.filter(c=>qs(t,u(c))),beside:r,absent:o}}function rn({text:n,id:e,inside:t}){let s=d("p","kp-faint",i(n)+" "),o=l=>l?
document.getElementById(l):null;if(!o(e)&&!o(t))return s;let r=d("button","kp-link",i("Go to it"),{type:"button"}),a=l=>{let u=o(e)?.querySelector("input, texta\
rea, select");return!u?.offsetParent&&l?requestAnimationFrame(()=>a(l-1)):(u?.scrollIntoView({block:"center"}),u?.focus({preventScroll:!0}))};return r.addEventListener(
"click",()=>{o(e)?.offsetParent||o(t)?.querySelector("button.label-wrap")?.click(),a(60)}),s.append(r),s}var Ms=150,st=class{constructor(e,{props:t,server:s,watch:o},{name:r,hidden:a}){this.root=e,this.props=t,this.server=s,this.name=r,this.knobs=ue.knobs.filter(l=>!a.
includes(l.name)),this.byName=new Map(this.knobs.map(l=>[l.name,l])),this.rows=new Map,this.quick=null,this.groups=new Map,this.texts=new Map,this.state={preset:null,
base:{},set:{},kept:[]},this.chosen={model:"",assistant:null},this.verdict=null,this.text="",this.take(t.value,!0),this.build(),this.commit(),o("value",()=>{t.value!==
this.text&&this.load(t.value)}),this.ask()}take(e,t){let s={};try{s=JSON.parse(e)}catch{}let{model:o,assistant:r,...a}=s;t&&o!==void 0&&(this.chosen={model:o,assistant:r}),
this.state={...this.state,...a,set:{...s.set||{}},base:{...s.base||{}},kept:s.kept||[]}}follow(e){let t=this.chosen;if(this.chosen=e,t.model!==e.model){this.texts.
clear();for(let s of this.rows.values())s.control.modelChanged?.()}this.ask()}load(e){let t=this.state;this.take(e);for(let s of this.byName.keys())for(let o of this.
viewsOf(s))V(t.set[s],this.state.set[s])||o.control.show(this.state.set[s]),o.mark();this.commit(),this.ask()}viewsOf(e){return[this.rows.get(e),this.quick?.knobs.
get(e)].filter(Boolean)}change(e,t,s){t===void 0?delete this.state.set[e]:this.state.set[e]=t,this.state.kept=this.state.kept.filter(o=>o!==e);for(let o of this.
viewsOf(e))o!==s&&o.control.show(t),o.mark();this.commit(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.ask(),Ms)}apply(e,t){for(let[s,o]of Object.entries(
e)){o===null?delete this.state.set[s]:this.state.set[s]=o;for(let r of this.viewsOf(s))r.control.show(this.state.set[s]),r.mark()}this.state.kept=this.state.kept.
filter(s=>!(s in e)),this.commit(),this.ask(),t&&this.rows.has(t)&&this.rows.get(t).focus()}reset(e){let{base:t,set:s}=this.state;this.apply({[e]:t[e]!==void 0&&
!V(t[e],s[e])?t[e]:null})}resetAll(e){let t=new Set([...Object.keys(this.state.set),...Object.keys(e)]);this.apply(Object.fromEntries([...t].map(s=>[s,e[s]??null])))}resetKept(){
let{base:e,kept:t}=this.state;this.apply(Object.fromEntries(t.map(s=>[s,e[s]??null])))}sourceOf(e){let{base:t,set:s}=this.state;return s[e]!==void 0?V(s[e],t[e])?
"preset":"changed":this.verdict&&this.verdict.defaults[e]!==void 0?"model":"library"}commit(){this.text=JSON.stringify(this.state),this.props.value=this.text,this.
toPreset.disabled=js(this.state.set,this.state.base),this.toModel.disabled=Object.keys(this.state.set).length===0}question(){return JSON.stringify({...this.state,
...this.chosen})}async ask(){clearTimeout(this.timer);let e=this.question(),t;try{t=JSON.parse(await this.server.judge_knobs(e))}catch{return}if(e===this.question()){
this.verdict=t;for(let s of this.rows.values())s.judged(t);this.quick?.judged(t),this.summarise(),this.effective.open&&this.fillEffective()}}async splitWords(e){
let t=this.chosen.model,s=JSON.parse(await this.server.split_words(JSON.stringify({model:t,texts:e})));if(t===this.chosen.model)for(let[o,r]of(s.tokens||[]).flat())
this.texts.set(o,r);return s}async textsOf(e){let t=this.chosen.model,s=[...new Set(e)].filter(r=>!this.texts.has(r)).slice(0,500);if(!s.length)return[];let o=JSON.
parse(await this.server.split_words(JSON.stringify({model:t,ids:s})));if(t===this.chosen.model)for(let[r,a]of o.texts||[])this.texts.set(r,a);return o.unknown||
[]}build(){let{root:e}=this;e.replaceChildren(),e.append(this.buildSearch(),this.buildSummary()),this.basic=d("section","kp-basic",null,{"aria-label":i("The kno\
bs that matter most")});for(let s of this.knobs)s.basic&&this.basic.append(this.row(s.name).element);e.append(this.basic);for(let s of ue.groups){let o=this.knobs.
filter(a=>a.group===s&&!a.basic),r=this.knobs.filter(a=>a.group===s&&a.basic);o.length&&e.append(this.buildGroup(s,o,r))}this.effective=d("details","kp-group kp\
-effective");let t=d("summary",null,i("Effective config"));this.effectiveTable=d("div","kp-table"),this.effective.append(t,this.effectiveTable),this.effective.addEventListener(
"toggle",()=>{this.effective.open&&this.fillEffective()}),e.append(this.effective)}row(e){return this.rows.has(e)||this.rows.set(e,new Pe(this,this.byName.get(e))),
this.rows.get(e)}buildGroup(e,t,s){let o=d("details","kp-group",null,{"data-group":e}),r=d("summary",null,i(e)),a=d("span","kp-count");r.append(a);let l=d("div",
"kp-body");o.append(r,l);let u={element:o,count:a,knobs:t,fill:()=>{if(l.childElementCount)return;s.length&&l.append(u.above=this.buildAbove(s));let c=t.filter(
p=>p.managed_because);for(let p of t)p.managed_because||l.append(this.row(p.name).element);for(let p of c){let h=d("p","kp-meaning kp-managed",null,{"data-knob":p.
name});h.append(d("code",null,p.name)," "+i(p.managed_because)),l.append(h)}}};return o.addEventListener("toggle",()=>{o.open&&u.fill(),this.verdict&&this.summarise()}),
this.groups.set(e,u),o}buildAbove(e){let t=d("p","kp-meaning kp-above",i("Always in view, above:")+" ");return e.forEach(({name:s},o)=>{let r=d("button","kp-lin\
k kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:s})});r.append(...we(s)),r.addEventListener("click",()=>this.jump(s)),t.append(o?", ":"",r)}),
t}groupOf(e){let t=this.byName.get(e);return t&&!t.basic?this.groups.get(t.group):null}jump(e){if(!this.byName.has(e))return;this.search.value="",this.filter();
let t=this.groupOf(e);t&&(t.element.open=!0,t.fill());let s=this.row(e);s.element.scrollIntoView({block:"center"}),s.focus(),s.element.classList.remove("kp-foun\
d"),requestAnimationFrame(()=>s.element.classList.add("kp-found"))}buildSearch(){let e=d("div","kp-search",null,{role:"search"});return this.search=d("input",null,
null,{type:"search",placeholder:i("Search {count} knobs",{count:this.knobs.length}),"aria-label":i("Search the knobs"),autocomplete:"off",spellcheck:"false",id:`${this.
name}-search`}),this.found=d("span","kp-faint","",{role:"status"}),this.beside=d("div","kp-beside",null,{role:"status"}),this.search.addEventListener("input",()=>this.
filter()),this.search.addEventListener("keydown",t=>{t.key==="Escape"&&(this.search.value="",this.filter())}),e.append(this.search,this.found,this.beside),e}filter(){
let e=xe(this.search.value).length>0,{knobs:t,beside:s,absent:o}=on(this.search.value,this.knobs),r=c=>t.includes(c),a=c=>{let p=this.rows.get(c.name)?.element||
this.root.querySelector(`.kp-managed[data-knob="${c.name}"]`);p&&(p.hidden=!r(c))};this.knobs.filter(c=>c.basic).forEach(a);for(let c of this.groups.values()){let p=c.
knobs.some(r);c.wasOpen??=e?c.element.open:void 0,e&&p&&c.fill(),c.knobs.forEach(a),c.above&&(c.above.hidden=e),c.element.hidden=!p,e?c.element.open=p:c.wasOpen!==
void 0&&(c.element.open=c.wasOpen,c.wasOpen=void 0)}let l=s.length||o.length?i("No knob."):i("No knob matches. Try a plain word, such as repeat, random or stop."),
u=K(t.length,"{count} knob","{count} knobs");this.found.textContent=e?t.length?u:l:"",this.beside.replaceChildren(...s.map(rn),...o.map(({text:c})=>d("p","kp-fa\
int",i(c)))),this.summary.hidden=this.effective.hidden=e}buildSummary(){this.summary=d("div","kp-summary"),this.general=d("div","kp-notes",null,{role:"status"}),
this.headline=d("p","kp-headline",""),this.chips=d("div","kp-differing");let e=d("div","kp-foot");return this.toPreset=d("button","kp-link",i("Reset to the pres\
et"),{type:"button"}),this.toPreset.addEventListener("click",()=>this.resetAll(this.state.base)),this.toModel=d("button","kp-link",i("Use the model's defaults"),
{type:"button"}),this.toModel.addEventListener("click",()=>this.resetAll({})),e.append(this.toPreset,this.toModel),this.summary.append(this.headline,this.chips,
e,this.general),this.summary}summarise(){let{differs:e,general:t,mode:s}=this.verdict,o=e.length?K(e.length,"{count} knob differs from the model's defaults:","{\
count} knobs differ from the model's defaults:"):i("No knobs differ from the model's defaults."),r=i(s),a=d("strong",null,r[0].toUpperCase()+r.slice(1),{title:i(
"The strategy that these settings choose")});this.headline.replaceChildren(a,` · ${o}`),this.chips.replaceChildren(...e.map(u=>{let c=this.sourceOf(u),p=d("but\
ton","kp-chip",u,{type:"button","data-source":c,title:i("Go to this knob ({source})",{source:ge(c)})}),h=this.verdict.notes[u]||[],f=h.some(w=>w.severity==="err\
or")?"error":h.length?"warning":"";return f&&p.append(d("span",`kp-${f}`,be[f],{title:i("See the note at the knob")})),p.addEventListener("click",()=>this.jump(
u)),p}));let l=[...t,...Object.entries(this.verdict.notes).flatMap(([u,c])=>{let p=this.groupOf(u);return this.byName.has(u)?p&&!p.element.open?c.filter(h=>h.severity===
"error"):[]:c})];this.general.replaceChildren(...l.map(u=>tt(u,this)));for(let{knobs:u,count:c}of this.groups.values()){let p=u.filter(f=>this.state.set[f.name]!==
void 0).length,h=u.filter(f=>this.verdict.notes[f.name]).length;c.textContent=[p?i("{count} set",{count:p}):"",h?`▲ ${h}`:""].filter(Boolean).join(" · ")}}async fillEffective(){
let e=this.question(),t=JSON.parse(await this.server.effective_config(e));if(e!==this.question())return;let s=d("table"),o=d("tr");o.append(...[i("knob"),i("val\
ue"),i("source")].map(l=>d("th",null,l,{scope:"col"})));let r=d("tbody");for(let{name:l,value:u,source:c,ignored:p}of t){let h=d("tr",null,null,{"data-source":c}),
f=d("td"),w=d("button","kp-link kp-name",null,{type:"button","aria-label":i("Go to {name}",{name:l})});w.append(...we(l)),w.addEventListener("click",()=>this.jump(
l)),f.append(w);let m=d("td","kp-value",G(u,60));p&&m.append(d("span","kp-faint",` ○ ${i("no effect")}`,{title:i(p)})),h.append(f,m,d("td",null,et(c))),r.append(
h)}let a=d("thead");a.append(o),s.append(a,r),this.effectiveTable.replaceChildren(s)}},js=(n,e)=>[...new Set([...Object.keys(n),...Object.keys(e)])].every(s=>V(
n[s],e[s])),qe=new Map,ot=new Map;function an({element:n,props:e,server:t,watch:s},o){let r=new st(n.querySelector(".kp"),{props:e,server:t,watch:s},o);qe.set(o.
name,r),pn(o.name),ot.has(o.name)&&r.follow(ot.get(o.name))}function ln(n,e){ot.set(n,e),qe.get(n)?.follow(e)}function cn(n){qe.get(n)?.resetKept()}var dn=new Map;
function un({element:n},{name:e,essential:t}){dn.set(e,{element:n,essential:t}),pn(e)}function pn(n){let[e,t]=[qe.get(n),dn.get(n)];!e||!t||(e.quick=new Ne(t.element,
e,t.essential),e.verdict&&e.quick.judged(e.verdict))}function hn(n,e){let{base:t={},set:s={},kept:o=[]}=JSON.parse(n||"{}"),r=c=>typeof c=="object"?"":JSON.stringify(c),a=c=>c.flatMap(p=>{let[h,f]=[t[p]??null,s[p]??
null];if(JSON.stringify(h)===JSON.stringify(f))return[];if(f===null)return[i("{knob} not set",{knob:p})];let w=`${p} ${r(f)}`.trim();return[r(h??{})?i("{now} in\
stead of {before}",{now:w,before:r(h)}):w]}),l=(c,p,h)=>{if(!c.length)return"";let f=c.slice(0,e).join(", ");return c.length<=e?p(f):h(f,c.length-e)},u=[...new Set(
[...Object.keys(t),...Object.keys(s)])].filter(c=>!o.includes(c));return JSON.stringify({kept:l(a(o),c=>i("Kept from before: {changes}",{changes:c}),(c,p)=>i("K\
ept from before: {changes} and {count} more",{changes:c,count:p})),changed:l(a(u),c=>i("Changed: {changes}.",{changes:c}),(c,p)=>i("Changed: {changes} and {coun\
t} more.",{changes:c,count:p}))})}function fn({element:n,props:e,watch:t},{name:s}){let o=n.querySelector(".gp-changes"),r=()=>{let{kept:a,changed:l}=JSON.parse(
e.value||"{}"),u=[];if(a){let c=d("button","gp-reset",i("reset"),{type:"button"});c.addEventListener("click",()=>cn(s));let p=d("span",null,`${a} · `);p.append(
c),u.push(p)}l&&u.push(d("span",null,l)),o.replaceChildren(...u),o.hidden=!u.length};t("value",r),r()}function mn({element:n,trigger:e},{entries:t}){let s=n.querySelector(".gp-examples"),o=[{title:i("Small models"),note:"",entries:t.filter(a=>a.bundled)},{title:i(
"A real model"),note:i("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(a=>!a.bundled)}].filter(a=>a.entries.
length),r=o.map(a=>Is(a,e));o.length>1&&s.append(Bs(o,r)),s.append(...r)}function Bs(n,e){let t=d("div","gp-kinds",null,{role:"group","aria-label":i("Examples")}),
s=n.map((r,a)=>{let l=d("button","gp-kind",r.title,{type:"button"});return l.addEventListener("click",()=>o(a)),t.append(l),l}),o=r=>n.forEach((a,l)=>{s[l].setAttribute(
"aria-pressed",String(l===r)),e[l].hidden=l!==r});return o(0),t}function Is(n,e){let t=d("div");n.note&&t.append(d("p","gp-note",n.note));let s=null,o="";for(let r of n.
entries){r.model!==o&&(o=r.model,s=d("ul","",null,{"aria-label":i("Examples for {model}",{model:o})}),t.append(d("h3","",o),s));let a=d("button","gp-example",null,
{type:"button"});a.append(d("b","",i(r.title)),d("span","",i(r.look))),a.addEventListener("click",()=>{document.dispatchEvent(new CustomEvent("gp-example",{detail:r.
token})),e("chosen",{index:r.index}),$t()});let l=d("li");l.append(a),s.append(l)}return t}var z=null,gn="one";function bn({element:n}){z=n.querySelector(".gp-header"),Q(z);let[e,t]=[ie(".gp-lab-button"),ie(".gp-lab-list")],[s,o]=[ie(".gp-menu-button"),
ie(".gp-menu")];function r(u,c,p){u.setAttribute("aria-expanded",String(p)),c===t?t.hidden=!p:o.classList.toggle("gp-unfolded",p)}let a=[[e,t],[s,o]],l=()=>a.forEach(
([u,c])=>r(u,c,!1));z.addEventListener("click",u=>{let c=u.target,p=c.closest("button[data-view]"),h=a.find(([f])=>f.contains(c));if(p)Rs(p.dataset.view),l(),t.
contains(p)&&e.focus();else if(h){let[f,w]=h,m=f.getAttribute("aria-expanded")!=="true";l(),r(f,w,m),m&&w===t&&(t.querySelector("[aria-selected=true]")||t.firstElementChild).
focus()}else c.closest(".gp-menu :is(button, a)")&&l()}),document.addEventListener("click",u=>{z.contains(u.target)||l()}),z.addEventListener("keydown",u=>{let c=u.
target;if(u.key==="Escape"&&a.some(([w])=>w.getAttribute("aria-expanded")==="true")){t.contains(c)&&e.focus(),l();return}if(c.getAttribute("role")!=="tab")return;
let p=[...c.parentElement.children],h={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[u.key],f=h?p[(p.indexOf(c)+h+p.length)%p.length]:{Home:p[0],End:p.at(-1)}[u.
key];f&&(u.preventDefault(),f.focus())}),z.addEventListener("focusout",({relatedTarget:u})=>{u&&!z.contains(u)&&l()}),rt(gn)}var ie=n=>z.querySelector(n);function Rs(n){
document.getElementById(`view-${n}-button`)?.click()}function rt(n){if(gn=n,document.body.dataset.view=n,!z)return;for(let t of z.querySelectorAll("[data-view]")){
let s=t.dataset.view===n;t.setAttribute("aria-selected",String(s))}for(let t of z.querySelectorAll("[role=tablist]")){let s=[...t.children],o=s.find(r=>r.getAttribute(
"aria-selected")==="true")||s[0];for(let r of s)r.tabIndex=r===o?0:-1}let e=ie(`.gp-lab-list [data-view="${n}"]`);ie(".gp-lab").classList.toggle("gp-selected",!!e),
ie(".gp-lab-which").textContent=e?e.textContent:""}var wn="generation-playground.form",Ds="generation-playground.keep-history";function kn({props:n}){let e=null,t=!1,s=null;function o(){clearTimeout(s);try{let a=(localStorage.getItem(Ds)||(n.keep?"yes":"no"))==="yes";for(let l of[sessionStorage,
localStorage])a?t&&e&&l.setItem(wn,JSON.stringify(e)):l.removeItem(wn)}catch{}}function r(){clearTimeout(s),s=setTimeout(o,300)}document.addEventListener("input",
()=>{window.GenerationPlaygroundForm.touched=!0},{once:!0,capture:!0}),window.GenerationPlaygroundForm={touched:!1,hold(a){e=a,r()},begin(){t=!0,r()}},window.addEventListener(
"pagehide",o),window.addEventListener("generation-playground-keep",o)}var $s=/^[A-Za-z0-9+/=]*$/;function yn(n){let e=typeof n=="string"&&$s.test(n)?`data:image/png;base64,${n}`:"data:,";return d("img","",null,{src:e,alt:""})}function vn(n){let e=(Array.isArray(
n)?n:[]).map(Number).filter(Number.isFinite),t=document.createElementNS("http://www.w3.org/2000/svg","svg");t.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)}\
 100`),t.setAttribute("preserveAspectRatio","none"),t.setAttribute("aria-hidden","true");let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.
setAttribute("d",e.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("")),t.append(s),t}function Sn({element:n,props:e,server:t,watch:s}){let o=n.querySelector(".gp-media"),r=new Map,a="";M(f=>{f.log("main").answers.media_file=w=>r.has(w)?t.media_file(
r.get(w)):""});function l(){try{return JSON.parse(e.value||"[]")}catch{return[]}}function u(f){e.value=JSON.stringify(f),c()}function c(){if(e.value===a)return;
let f=l();for(let w of f)w.key&&r.set(w.sha256,w.key);if(f.some(w=>!w.key&&r.has(w.sha256)))return u(f.map(w=>w.key||!r.has(w.sha256)?w:{...w,key:r.get(w.sha256)}));
a=e.value,o.setAttribute("aria-label",i("Pictures and sounds")),o.replaceChildren(...f.map((w,m)=>p(w,()=>u(f.filter((v,g)=>g!==m)))))}function p(f,w){let m=f.kind===
"image",v=m?i("Picture, {width} by {height} pixels",{width:f.width,height:f.height}):i("Sound, {seconds} s",{seconds:f.seconds}),g=xn("gp-media-open",`${v}: ${m?
i("Show it"):i("Play it")}`,()=>h(f,y,g));g.append(m?yn(f.preview):vn(f.preview)),g.disabled=!f.key;let b=document.createElement("span");b.textContent=f.key?v:i(
"{what}: the file was not kept",{what:v});let S=xn("gp-media-out",i("Remove it"),w);S.textContent="×";let y=document.createElement("li");return y.append(g,b,S),
y}async function h(f,w,m){let v=w.querySelector(".gp-media-whole");if(v)return m.setAttribute("aria-expanded","false"),v.remove();let g=await t.media_file(f.key);
if(!g)return;let b=document.createElement(f.kind==="image"?"img":"audio");b.className="gp-media-whole",b.src=g,b instanceof HTMLAudioElement?(b.controls=!0,b.autoplay=
!0):b.alt="",m.setAttribute("aria-expanded","true"),w.append(b)}s("value",c),c()}function xn(n,e,t){let s=document.createElement("button");return s.type="button",
s.className=n,s.setAttribute("aria-label",e),s.addEventListener("click",t),s}var Fs={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats sit on mats."}]'};function En(n,e,t){let s=m=>n.
querySelector(m),[o,r,a]=[".gp-arguments-open",".gp-arguments",".gp-argument-list"].map(s),l={tools:s(".gp-tools textarea"),documents:s(".gp-documents textarea")},
u={},c="",p=!1;function h([m,v]){let g=document.createElement("label"),b=document.createElement("input"),S=document.createElement("code");return S.textContent=m,
b.type=v==="bool"?"checkbox":"text",g.dataset.kind=v,g.append(...v==="bool"?[b,S]:[S,b]),v!=="bool"&&(b.placeholder=i("as the template has it")),b.addEventListener(
v==="bool"?"change":"input",()=>{let y=v==="bool"?b.checked:b.value,x={...e().arguments,[m]:y};(y===""||y===u[m])&&delete x[m],e().arguments=x,w(),t()}),g}function f(m,[
v,g]){let b=m.querySelector("input"),S=e().arguments[v];if(g==="bool"){let y=S??u[v];b.checked=y===!0||y==="true",b.indeterminate=y===void 0,m.title=S!==void 0?
i("Set here."):y===void 0?i("Not set: the template decides."):i("Not set: this is what the template takes.")}else b.value!==String(S??"")&&(b.value=String(S??""))}
function w(){let{reads:m,arguments:v,kind:g,on:b}=e(),S=m?.arguments||[],y=S.length||m?.tools||m?.documents,x=S.filter(([_])=>_ in v).length+["tools","documents"].
filter(_=>m?.[_]&&e()[_].trim()).length;o.hidden=!y,o.textContent=x?i("Template arguments ({count})",{count:x}):i("Template arguments"),o.setAttribute("aria-exp\
anded",String(p)),r.hidden=!y||!p||g!=="chat"||!b;let L=JSON.stringify(S);L!==c&&(c=L,a.replaceChildren(...S.map(h))),S.forEach((_,N)=>f(a.children[N],_));for(let[
_,N]of Object.entries(l))N.closest("label").hidden=!m?.[_],N.value!==e()[_]&&(N.value=e()[_])}o.addEventListener("click",()=>{p=!p,w(),p&&r.querySelector("label\
:not([hidden]) :is(input, textarea)")?.focus()});for(let[m,v]of Object.entries(l))v.placeholder=Fs[m],v.addEventListener("input",()=>{e()[m]=v.value,w(),t()});return{
draw:w,tell(m){u=m||{},w()}}}var Ws=250,it=["user","assistant","system"];function Ln({element:n,props:e,server:t,trigger:s,watch:o}){let r=n.querySelector(".gp-beside");Q(r);let a=A=>r.querySelector(
A),[l,u,c]=[".gp-on",".gp-off",".gp-turns"].map(a),p=a(".gp-system textarea"),h=a(".gp-target textarea"),f=a(".gp-begins textarea"),w=a(".gp-continue input"),m={
kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",reads:null},v={prompt:"",model:""},g="",b=!1,S=!1,y="p\
lain true";function x(A){let E={};try{E=JSON.parse(A||"{}")}catch{}m={...m,...E,turns:(E.turns||m.turns).map(T=>({...T}))}}function L(){g=JSON.stringify(m),e.value=
g,_()}function _(){let A=`${m.kind} ${m.on}`;if(A===y)return Y({});y=A,s("turned",{})}let N=En(r,()=>m,L);function P(){N.draw(),r.hidden=m.kind==="plain",a(".gp\
-chat").hidden=m.kind!=="chat",r.dataset.kind=m.kind,a(".gp-source").hidden=!["source","media"].includes(m.kind),a(".gp-why").hidden=m.kind!=="source",a(".gp-me\
ssages").hidden=a(".gp-acts").hidden=!m.on,a(".gp-system").hidden=!m.system&&!b,a(".gp-add-system").hidden=!a(".gp-system").hidden,a(".gp-begins").hidden=!m.on||
!m.begins&&!S,a(".gp-begin").hidden=!a(".gp-begins").hidden,a(".gp-continue").hidden=!!v.prompt||m.turns.at(-1)?.role!=="assistant",w.checked=m.continues;for(let[
A,E]of[[l,m.on],[u,!m.on]])A.setAttribute("aria-checked",String(E)),A.title=A===l?i("The model’s own template wraps your words in markers that say whose turn it\
 is."):i("The model continues your words as they stand: no template, no system message, no earlier turns."),A.tabIndex=E?0:-1;for(let[A,E]of[[p,m.system],[h,m.target],
[f,m.begins]])A.value!==E&&(A.value=E);for(;c.children.length>m.turns.length;)c.lastElementChild.remove();for(;c.children.length<m.turns.length;)c.append(j());m.
turns.forEach(B),a(".gp-clear").hidden=!m.turns.length,a(".gp-reply").hidden=a(".gp-reply").disabled}function j(){let A=document.createElement("li"),E=document.
createElement("select"),T=document.createElement("textarea"),R=document.createElement("button"),J=()=>[...c.children].indexOf(A);return T.rows=1,R.type="button",
R.textContent="✕",E.addEventListener("change",()=>{m.turns[J()].role=E.value,P(),L()}),T.addEventListener("input",()=>{m.turns[J()].content=T.value,L()}),R.addEventListener(
"click",()=>{let k=J();m.turns.splice(k,1),P(),L(),(c.children[Math.min(k,m.turns.length-1)]?.querySelector("button")||a(".gp-add")).focus()}),A.append(E,T,R),A}
function B({role:A,content:E},T){let R=c.children[T],[J,k,C]=R.children,O=it.includes(A)?it:[...it,A];(J.options.length!==O.length||J.options[O.length-1].value!==
O.at(-1))&&J.replaceChildren(...O.map($=>new Option($,$))),J.value=A,k.value!==E&&(k.value=E),R.dataset.role=A;let q=T+1;J.setAttribute("aria-label",i("Role of \
turn {number}",{number:q})),k.setAttribute("aria-label",i("Text of turn {number}, {role}",{number:q,role:A})),C.title=i("Remove turn {number}",{number:q}),C.setAttribute(
"aria-label",C.title)}function W(A){m.on=A,P(),L(),(A?l:u).focus()}l.addEventListener("click",()=>W(!0)),u.addEventListener("click",()=>W(!1)),a(".gp-switch").addEventListener(
"keydown",A=>{A.key.startsWith("Arrow")&&(A.preventDefault(),W(!m.on))}),p.addEventListener("input",()=>{m.system=p.value,L()}),h.addEventListener("input",()=>{
m.target=h.value,L()}),f.addEventListener("input",()=>{m.begins=f.value,L()}),w.addEventListener("change",()=>{m.continues=w.checked,L()}),a(".gp-add-system").addEventListener(
"click",()=>{b=!0,P(),p.focus()}),p.addEventListener("blur",()=>{b=!1,P()}),a(".gp-begin").addEventListener("click",()=>{S=!0,P(),f.focus()}),f.addEventListener(
"blur",()=>{S=!1,P()}),a(".gp-add").addEventListener("click",()=>{m.turns.push({role:m.turns.at(-1)?.role==="user"?"assistant":"user",content:""}),P(),L(),c.lastElementChild.
querySelector("textarea").focus()}),a(".gp-clear").addEventListener("click",()=>{Object.assign(m,{turns:[],continues:!1,begins:""}),P(),L(),a(".gp-add").focus()}),
a(".gp-reply").addEventListener("click",()=>s("reply",{}));let I=0,U=null,D=null;function Y(A){v={...v,...A},"prompt"in A&&P(),clearTimeout(U),D&&(U=setTimeout(
ne,Ws))}async function ne(){let A=++I,E=m.kind==="chat"&&m.on,T=null;if(E)try{T=JSON.parse(await t.render_messages(JSON.stringify({...v,value:g})))}catch(R){console.
warn("Generation Playground: the template could not be asked.",R)}A===I&&(D.setWritten(T),N.tell(T?.defaults))}window.GenerationPlaygroundPrompt=A=>{n.isConnected&&
Y(A)},M(A=>{D=A.log("main"),D.answers.without=()=>s("without",{}),D.subscribe(r,E=>{if(!E.status&&!E.run)return;let{started:T,finished:R}=D;a(".gp-reply").disabled=
!(R&&R.sequences.length&&T&&T.request.messages),P()}),Y({})}),o("value",()=>{e.value!==g&&(x(e.value),P(),g=e.value,_())}),x(e.value),P(),g=e.value,_()}var _n=n=>n.num_accepted+(n.next_token_id===null?0:1);function On(n){let e=[];for(let t=n;t;t=t.before)e.push(t);return e.reverse()}var Js=.8,Me=class{constructor(e){this.redraw=e,this.isShown=!0,this.stays=!1}get panel(){return document.querySelector("#lesson .gp-lesson")}get isOpen(){return document.
body.hasAttribute("data-lesson")}get isSeen(){return this.isOpen&&this.isShown}turn(){this.isOpen?this.isShown=!this.isShown:this.isShown=!0,this.isOpen||document.
querySelector("button[data-lessons]")?.click()}draw(){document.body.toggleAttribute("data-no-lesson",!this.isShown)}get words(){return this.isSeen?this.stays?i(
"Still to be done. Go on with N."):i("Clicker: lesson. ← →: picture."):""}press(e){let t=this.isSeen&&this.panel?.querySelector(`[data-key="${CSS.escape(e.toUpperCase())}\
"]:not(:disabled)`);return t?(this.stays=!1,t.click(),!0):!1}go(e){this.stays=!1;let{panel:t}=this,s=t.scrollTop+t.clientHeight<t.scrollHeight-4;e<0?this.press(
"P"):s?t.scrollBy({top:Js*t.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!t.querySelector(".gp-lesson-foot .gp-next"),this.stays||this.press("\
N")),this.redraw()}};var Gs="F8",te={text:{key:"1",title:()=>i("Text"),isThere:n=>!n.denoises},processors:{key:"2",title:()=>i("Waterfall"),isThere:Ks},beamtree:{key:"3",title:()=>i(
"Beam tree"),isThere:n=>n.usesBeams,slider:"#pane-beamtree .gp-slider"},drafts:{key:"4",title:()=>i("Drafts"),isThere:n=>n.rounds.length>0},canvas:{key:"1",title:()=>i(
"Canvas"),isThere:n=>n.denoises,slider:"#pane-canvas .gp-canvas-slider"},batch:{key:"1",title:()=>i("Batch"),isThere:()=>!0,view:"batch"},precision:{key:"1",title:()=>i(
"Precision"),isThere:()=>!0,view:"precision"}},Hs={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Se={PageDown:1,PageUp:-1,ArrowRight:1,
ArrowLeft:-1,Home:-1/0,End:1/0},Us=new Set(["PageDown","PageUp"]),at=new Set(["text","processors","beamtree","drafts"]);function Ks(n){let e=n.newest;return!n.denoises&&
!!((n.started?.processors||[]).length||e?.distribution?.stages.length)}var F=null,lt=class{constructor(e,t){this.root=e,this.log=t,this.picture="",this.hides=!1,
this.place=0,this.line=0,this.hiddenBefore=null,this.opener=null,this.scrolled=0,this.viewBefore="",this.lesson=new Me(()=>this.draw()),this.build(),t.subscribe(
e,s=>this.follow(s)),new MutationObserver(()=>this.follow({})).observe(document.body,{attributeFilter:["data-view","data-lesson"]}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}get isOpen(){return this.picture!==""}build(){let e=(r,a,l,u={})=>{let c=d("button",r,
a,{type:"button",...u});return c.addEventListener("click",l),c},t=d("div","gp-stage-pictures",null,{role:"group","aria-label":i("Pictures of this run")});this.buttons=
new Map(Object.entries(te).map(([r,{key:a,title:l}])=>{let u=e("","",()=>this.show(r),{"aria-keyshortcuts":a});return u.append(d("kbd","",a)," ",l()),t.append(u),
[r,u]})),this.question=d("p","gp-stage-question","",{role:"status"}),this.hider=e("gp-stage-hide","",()=>this.hide(!this.hides),{"aria-keyshortcuts":"H","aria-p\
ressed":"false"}),this.hider.append(d("kbd","","H")," ",i("Hide what comes")),this.lessons=e("gp-stage-lesson","",()=>this.turnLesson(),{"aria-keyshortcuts":"L"}),
this.lessons.append(d("kbd","","L")," ",i("Lesson")),this.classButton=e("gp-stage-class","",Nn,{"aria-keyshortcuts":"V"}),this.classButton.append(d("kbd","","V"),
" ",i("Class"));let s=e("gp-stage-run","",()=>this.run(),{"aria-keyshortcuts":"G"});s.append(d("kbd","","G")," ",i("Generate"));let o=e("gp-stage-leave","",()=>this.
leave(),{"aria-keyshortcuts":"Escape"});o.append(d("kbd","","Esc")," ",i("Leave")),this.root.append(d("h1","gp-stage-name",i("The stage")),t,this.question,e("gp\
-stage-step","◀",()=>this.go(-1),{"aria-label":i("Back"),"aria-keyshortcuts":"PageUp"}),e("gp-stage-step","▶",()=>this.go(1),{"aria-label":i("Next"),"aria-k\
eyshortcuts":"PageDown"}),this.hider,this.lessons,this.classButton,s,o)}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=document.
body.dataset.view||"one",this.root.hidden=!1,document.body.classList.add("gp-projected"),this.log.onlyShown=!0,this.log.changed("selection"),this.lesson.isShown=
!0,(!this.offered.length||!this.lesson.isOpen)&&Cn("one"),this.show(this.offered[0]??"text"),this.hiddenBefore=this.log.hideFrom,this.hiddenBefore!==null&&this.
hide(!0),scrollTo(0,0),this.buttons.get(this.picture).focus({preventScroll:!0})}leave(){this.hide(!1),this.log.hide(this.hiddenBefore),this.picture="",this.root.
hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),delete document.body.dataset.stage,document.body.classList.remove("gp-projected"),this.lesson.isOpen||
Cn(this.viewBefore),scrollTo({top:this.scrolled,behavior:"instant"}),[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(t=>t?.checkVisibility())?.
focus({preventScroll:!0})}get offered(){let e=document.body.dataset.view||"one";return Object.keys(te).filter(t=>(te[t].view??"one")===e&&te[t].isThere(this.log))}show(e){
this.picture&&!this.offered.includes(e)||(this.picture=document.body.dataset.stage=e,this.draw(),this.root.contains(document.activeElement)&&this.buttons.get(e).
focus({preventScroll:!0}))}follow(e){if(!this.isOpen)return;e.run&&(this.hiddenBefore=null,this.place=this.line=0);let{offered:t}=this;t.length&&!t.includes(this.
picture)?(at.has(t[0])||this.hide(!1),this.show(t[0])):this.draw()}draw(){let{offered:e,picture:t,hides:s}=this;for(let[r,a]of this.buttons)a.hidden=!e.includes(
r),a.setAttribute("aria-pressed",String(r===t));this.hider.hidden=!at.has(t),this.classButton.hidden=!Pn(),this.hider.setAttribute("aria-pressed",String(s));let o=this.
asks;document.body.toggleAttribute("data-asks",o),this.lesson.draw(),this.lessons.setAttribute("aria-pressed",String(this.lesson.isSeen)),X(this.question,o?i("W\
hich token comes next, as token {number}?",{number:this.seen+1}):e.length?this.lesson.words:i("This view is on the page: Esc.")),requestAnimationFrame(()=>document.
querySelector(Hs[t])?.scrollIntoView({block:"nearest"}))}get seen(){return this.place+1>>1}get asks(){return this.hides&&this.place%2===0&&this.place<2*this.length+
(this.log.running?1:0)&&["text","processors"].includes(this.picture)}get length(){let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:On(e.allLines()[this.
line]?.last??null).length}hide(e){if(e===this.hides||e&&!at.has(this.picture))return;let{log:t}=this;if(this.hides=t.beginsHidden=e,e){let s=t.current();this.line=
s&&!s.isPrompt&&!t.usesBeams?s.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:s&&!s.isPrompt?2*s.index+1:0,t.usesBeams&&An(te.beamtree.slider,1/0),this.lookAtLast()}else
t.hide(null);this.draw()}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}turnLesson(){this.lesson.
turn(),this.draw()}run(){let e=document.getElementById("stop");(e&&!e.disabled?e:document.getElementById("generate"))?.click()}go(e){let{log:t,picture:s}=this;te[s].
view?document.querySelector(`#view-${s}`)?.scrollIntoView():this.hides?this.goHidden(e):te[s].slider?An(te[s].slider,e):s==="drafts"?this.goRound(e):e===-1/0?t.
select(this.line,0):t.walk(e),this.draw()}goHidden(e){let{log:t,seen:s,length:o}=this;if(this.picture==="beamtree")this.place=2*Ee(s+e,1,o)-1;else if(this.picture===
"drafts"){let r=t.rounds.map(l=>l.start+_n(l)).filter(l=>l<=o),a=r.filter(l=>l<=s).length-1;this.place=2*(r[Ee(a+e,-1,r.length-1)]??0)-1}else this.place=Ee(this.
place+e,0,2*o-(t.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}goRound(e){let{log:t}=this,s=t.current(),o=s?.draft?s.draft.round.index+e:0,r=t.
rounds[Ee(o,0,t.rounds.length-1)];t.select(0,r.start)}},Ee=(n,e,t)=>Math.max(e,Math.min(t,n)),Cn=n=>{n!==(document.body.dataset.view||"one")&&document.getElementById(
`view-${n}-button`)?.click()};function An(n,e){let t=document.querySelector(n);t&&(t.value=String(Ee(Number(t.value)+e,Number(t.min),Number(t.max))),t.dispatchEvent(
new Event("input",{bubbles:!0})))}function Tn({element:n}){M(e=>{F=new lt(n.querySelector(".gp-stage"),e.log("main"))})}var Pn=()=>document.querySelector(".gp-c\
lass:not([hidden]) .gp-class-size");function Nn(){document.dispatchEvent(new CustomEvent("gp-large-class"))}function qn(){document.addEventListener("click",({target:n})=>{
n.closest(".gp-present")&&F?.enter()}),document.addEventListener("keydown",n=>{!F||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey||document.querySelector("dialog[op\
en], .gp-alone, .gp-class.gp-large")||Vs(n.key,n.target)&&(n.preventDefault(),n.stopPropagation())},!0)}function Vs(n,e){if(n===Gs)F.isOpen?F.leave():F.enter();else if(F.
isOpen)if(n==="Escape")F.leave();else if(Us.has(n))F.lesson.isSeen?F.lesson.go(Se[n]):F.go(Se[n]);else{if(e.closest("input, select, textarea")||n in Se&&e.closest(
".gp-pane"))return!1;if(n in Se)F.go(Se[n]);else if(n.toLowerCase()==="h")F.hide(!F.hides);else if(n.toLowerCase()==="l")F.turnLesson();else if(n.toLowerCase()===
"g")F.run();else if(n.toLowerCase()==="v"&&Pn())Nn();else if(!F.lesson.press(n)){let t=F.offered.find(s=>te[s].key===n);if(!t)return!1;F.show(t)}}else return!1;
return!0}function Mn({element:n,props:e,trigger:t,watch:s},{groups:o,yours:r,opened:a}){let l=n.querySelector("select"),u=n.querySelector("span"),c="";function p(){let h=e.
lane?i("Strategy of lane {lane}",{lane:e.lane}):i("Strategy");u.textContent!==h&&(u.textContent=h);let f=JSON.stringify(e.choices);if(f!==c){c=f;let w=new Map;for(let[
m,v]of e.choices){let g=o[v]??r;w.has(g)||w.set(g,[]);let b=g&&v!==a;w.get(g).push(new Option(b?m:i(m),v))}l.replaceChildren(...[...w].flatMap(([m,v])=>{if(!m)return v;
let g=document.createElement("optgroup");return g.label=i(m),g.append(...v),[g]}))}l.value=e.value}l.addEventListener("input",()=>{e.value=l.value,t("input")}),
s(Object.keys(e),p),p()}var jn="generation-playground.tour";function Bn({element:n},{stops:e}){let t=n.querySelector(".gp-tour"),s=-1,o=null,r=d("p","gp-offer"),a=d("button","gp-take",
i("Take the tour"),{type:"button"}),l=d("button","gp-decline","✕",{type:"button","aria-label":i("No tour")});r.append(a,l);let u=d("div","gp-tour-card",null,{
role:"dialog","aria-labelledby":"tour-title",hidden:""}),[c,p,h]=[d("h2","","",{id:"tour-title",tabindex:"-1"}),d("p"),d("span","gp-count")],f=d("button","",i("\
Back"),{type:"button"}),w=d("button","gp-next",i("Next"),{type:"button"}),m=d("button","gp-decline","✕",{type:"button","aria-label":i("End the tour")}),v=d("d\
iv","gp-foot");v.append(h,f,w),u.append(m,c,p,v),t.append(r,u),r.hidden=zs(),a.addEventListener("click",()=>g(0)),l.addEventListener("click",y),m.addEventListener(
"click",y),f.addEventListener("click",()=>g(s-1)),w.addEventListener("click",()=>s===e.length-1?y():g(s+1)),u.addEventListener("keydown",x=>{x.key==="Escape"&&y()}),
window.addEventListener("resize",S),window.addEventListener("scroll",S,{passive:!0,capture:!0});function g(x){r.hidden=!0,s=x;let L=e[s];b(document.querySelector(
L.at)),u.hidden=!1,c.textContent=i(L.title),p.textContent=i(L.text),h.textContent=i("{number} of {count}",{number:s+1,count:e.length}),f.hidden=s===0,w.textContent=
i(s===e.length-1?"Done":"Next");let _=o?.getBoundingClientRect();_&&(_.top<0||_.top>innerHeight-160)&&o.scrollIntoView({block:"center"}),S(),c.focus({preventScroll:!0})}
function b(x){o?.classList.remove("gp-pointed-at"),o=x,o?.classList.add("gp-pointed-at")}function S(){if(u.hidden||!o)return;let x=o.getBoundingClientRect(),{offsetWidth:L,
offsetHeight:_}=u;if(x.left>L+24&&x.height>240){u.style.top=`${Math.max(8,Math.min(x.top+8,innerHeight-_-8))}px`,u.style.left=`${x.left-L-12}px`;return}let N=Math.
min(x.bottom,innerHeight*.55)+10,P=N+_<=innerHeight-8?N:Math.max(8,Math.min(x.top,innerHeight)-_-10);u.style.top=`${P}px`,u.style.left=`${Math.max(8,Math.min(x.
left+16,innerWidth-L-8))}px`}function y(){let x=u.contains(document.activeElement)||r.contains(document.activeElement);b(null),u.hidden=r.hidden=!0;try{localStorage.
setItem(jn,"seen")}catch{}x&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}}function zs(){try{return localStorage.getItem(jn)==="seen"}catch{
return!0}}var je=class{constructor(e,t){this.root=e,this.actions=t,this.pointed=null,e.setAttribute("aria-label",i("Lessons")),e.addEventListener("keydown",s=>{s.key==="E\
scape"&&!s.defaultPrevented&&t.close()})}drawList(e){this.point("");let t=d("ol","gp-lessons");for(let o of e){let r=d("button","gp-lesson-entry",null,{type:"bu\
tton"}),a=o.over?"✓ ":"";r.append(d("b","",a+i(o.title)),d("span","",i(o.about)));let l=o.over?i("done"):o.begun?i("at step {number} of {count}",{number:o.at+
1,count:o.steps}):"";r.append(d("small","",[K(o.minutes,"{count} minute","{count} minutes"),l].filter(Boolean).join(" · "))),r.addEventListener("click",()=>this.
actions.choose(o.name));let u=d("li");u.append(r),t.append(u)}let s=d("h2","",i("Lessons"),{tabindex:"-1"});this.root.replaceChildren(this.head([s]),d("p","gp-n\
ote",i("Short, and about real runs: predict, try, see what came of it. Your settings come back when you leave.")),t),s.focus({preventScroll:!0})}head(e){let t=d(
"div","gp-lesson-head"),s=d("button","gp-plain","✕",{type:"button","aria-label":i("Leave the lessons")});return s.addEventListener("click",()=>this.actions.close()),
t.append(...e,s),t}drawStep({lesson:e,at:t,guess:s,done:o,ownModel:r,isReady:a,judgement:l,isOpenly:u,isCovered:c,moved:p}){this.root.setAttribute("aria-busy",String(
!a));let h=e.steps[t],f=t===e.steps.length-1,w=oe(i("All lessons"),"gp-plain",()=>this.actions.list()),m=d("h2","",i(e.title)),v=d("p","gp-step-place",i("Step {\
number} of {count}",{number:t+1,count:e.steps.length}),{tabindex:"-1"}),g=d("div","gp-lesson-body");g.append(...In(i(h.text)));let b=c?null:l;h.predict&&g.append(
this.prediction(h.predict,s,a,b,u));let S=h.predict&&s===void 0&&!(u&&l);if(h.task){let I=d("p","gp-task");I.append(d("b","",o?"✓ ":"➜ "),i(h.task)),S&&I.append(
d("span","gp-first"," "+i("Predict first."))),g.append(I)}h.solvable&&g.append(oe(i("Set it"),"gp-solve",()=>this.actions.solve(),"S"));let y=d("div","gp-found",
null,{"aria-live":"polite"});c?y.append(oe(i("Reveal"),"gp-reveal",()=>this.actions.reveal(),"R")):l&&!S&&y.append(...this.verdict(h,l)),g.append(y);let x=d("di\
v","gp-lesson-foot"),L=oe(i("Back"),"",()=>this.actions.go(t-1),"P");L.disabled=t===0;let _=o||!h.task&&!S,N=oe(f?i("All lessons"):_?i("Next"):i("Skip"),_?"gp-n\
ext":"",()=>f?this.actions.list():this.actions.go(t+1),"N");x.append(L,N);let P=d("div","gp-lesson-more");if(e.steps.some(({sets:I})=>I)){let I=d("input","",null,
{type:"checkbox"});I.checked=r,I.addEventListener("change",()=>this.actions.ownModel(I.checked));let U=d("label");U.append(I," ",i("with the model that I have c\
hosen")),P.append(U),h.sets&&P.append(oe(i("Set the page again"),"gp-plain",()=>this.actions.again()))}let j=new URLSearchParams({lesson:e.name,step:String(t+1)});
P.append(d("a","gp-link",i("Link to this step"),{href:`?${j}`,target:"_blank"}));let B=this.root.contains(document.activeElement),W=B?Ys(document.activeElement):
null;this.root.replaceChildren(this.head([w]),m,v,g,x,P),this.point(h.at),p?v.focus({preventScroll:!0}):B&&(W&&this.root.querySelector(W)||v).focus({preventScroll:!0}),
p?this.root.scrollTop=0:l&&y.scrollIntoView({block:"nearest"})}prediction({question:e,answers:t,number:s,tokens:o},r,a,l,u){let c=d("fieldset","gp-predict");c.append(
d("legend","",i(e)));let p=r!==void 0,h=!!l?.done&&(p||u),f=p||h,w=o.length?"text":s?"number":"";if(w){let v=d("form","gp-number"),g=o.length?i("or write one"):
i(e),b=d("input","",null,{type:w,required:"","aria-label":g,...o.length?{placeholder:g,maxlength:"60",autocomplete:"off"}:{step:"any"}});p&&!o.includes(r)&&(b.value=
String(r)),b.disabled=f||!a;let S=d("button","gp-send",i("Predict"),{type:"submit"});S.disabled=f||!a,v.addEventListener("submit",y=>{y.preventDefault(),o.length&&
b.value.trim()?this.actions.guess(o.find(x=>x.trim()===b.value.trim())??b.value):Number.isFinite(b.valueAsNumber)&&this.actions.guess(b.valueAsNumber)}),v.append(
b,S),c.append(v)}return(o.length?o.map(v=>[v,Le(v)]):t.map((v,g)=>[g,i(v)])).forEach(([v,g],b)=>{let S=oe("","gp-answer",()=>this.actions.guess(v),"ABCDE"[b]),y=r===
v,x=h&&l.expected===b;if(h&&p&&!y&&!x)return;let L=x?"✓ ":y?h?"✗ ":"● ":"○ ";S.append(d("span","gp-sign",L,{"aria-hidden":"true"}),g),S.setAttribute("ar\
ia-pressed",String(y)),S.disabled=f||!a,S.classList.toggle("gp-true",x),o.length?c.lastElementChild.before(S):c.append(S)}),c}verdict(e,{done:t,right:s,why:o,shown:r,
claim:a,then:l,recorded:u,wishes:c}){if(!t)return[d("p","gp-open",i("This run does not do it yet.")),Qs(c)];let p=[];if(s!==null){let h=d("p",s?"gp-right":"gp-w\
rong");h.append(d("b","",s?"✓ "+i("As you predicted."):"✗ "+i("It came out otherwise."))," ",i(o)),p.push(h)}else i(o)&&p.push(d("p","",i(o)));if(a){let h=d(
"p","gp-claim"),f=r?i("This run shows it:"):r===null?i("This run cannot tell:"):i("This run does not show it:");h.append(d("b","",`${r?"✓":"○"} ${f}`)," ",i(
a)),p.push(h),!r&&u&&p.push(oe(i("Show a recorded run that does"),"gp-recorded",()=>this.actions.recorded(),"W"))}return i(l)&&p.push(...In(i(l))),p}remind(){let e=this.
root.querySelector(".gp-found");e&&X(e,i("Predict first: then this run counts."))}point(e){let t=e?document.querySelector(e):null;if(t===this.pointed||(this.pointed?.
classList.remove("gp-pointed-at"),this.pointed=t,!t))return;t.classList.add("gp-pointed-at");let s=t.getBoundingClientRect();(s.top<0||s.bottom>innerHeight)&&t.
scrollIntoView({block:"center"})}};function oe(n,e,t,s=""){let o=d("button",e,n,{type:"button",...s&&{"data-key":s}});return o.addEventListener("click",t),o}function Ys(n){
for(let e of["gp-next","gp-send"])if(n.classList.contains(e))return"."+e;return null}function Qs(n){let e=d("ul","gp-wishes");return e.append(...n.map(({met:t,text:s})=>d(
"li",t?"gp-met":"",`${t?"✓":"○"} ${i(s)}`))),e}var In=n=>n.split(`
`).map(e=>d("p","",e));var Be="generation-playground.lessons",Xs={batch:()=>!0,seeds:({done:n})=>!!n,precision:({found:n})=>!!n?.groups.every(({pair:e},t)=>t===0||e)},ct=()=>!!document.
body.dataset.stage,Zs=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Rn({element:n,props:e,trigger:t,watch:s},{lessons:o}){
let r=eo(),a=null,l=0,u=null,c=!1,p=!1,h=!1,f=!1,w=!1,m=new je(n.querySelector(".gp-lesson"),{list:()=>x(),choose:E=>_(E),go:E=>B(E),guess:E=>{g().guesses[l]=E,
A(),D(),document.dispatchEvent(new CustomEvent("gp-predicted",{detail:{...S(),guess:E}})),b().task||U()},recorded:()=>t("recorded",S()),solve:()=>{W(),I({solved:!0}),
D()},ownModel:E=>{g().ownModel=E,A(),I()},reveal:()=>{h=!1,f=!0,D()},again:()=>{delete g().guesses[l],W(),A(),I(),D()},close:()=>P()}),v=E=>document.body.toggleAttribute(
"data-old-result",E),g=(E=a.name)=>r.lessons[E]??={at:0,done:[],guesses:{}},b=()=>a.steps[l],S=()=>({lesson:a.name,step:l}),y=()=>a&&document.body.hasAttribute(
"data-lesson-locked");function x(){y()||(a&&j(),m.drawList(o.map(E=>({...E,...L(E)}))),N())}function L({name:E,steps:T}){let{done:R=[],at:J=0}=r.lessons[E]||{};
return{done:R.length,over:R.length>=T,begun:!!r.lessons[E],at:J}}function _(E,T=!1){w=T,t("chosen",{lesson:E})}function N(){m.root.hidden=!1,document.body.toggleAttribute(
"data-lesson",!0)}function P(){y()||(a&&j(),m.root.hidden=!0,document.body.toggleAttribute("data-lesson",!1),document.querySelector("button[data-lessons]")?.focus(
{preventScroll:!0}))}function j(){v(!1),m.point(""),a=null,r.open="",A(),t("left",{})}function B(E){l=Math.max(0,Math.min(a.steps.length-1,E)),g().at=l,W(),A(),
I(),D({moved:!0}),!b().task&&(!b().predict||g().guesses[l]!==void 0)&&U()}function W(){u=null,p=h=f=!1}function I({solved:E=!1}={}){let T=w;w=c=!1,document.body.
dataset.view!==b().view&&document.getElementById(`view-${b().view}-button`)?.click(),t("entered",{...S(),own_model:!!g().ownModel,keep:T,solved:E})}function U(){
t("judged",{...S(),guess:g().guesses[l]??null})}function D({moved:E=!1}={}){let{guesses:T,done:R,ownModel:J}=g();m.drawStep({lesson:a,at:l,guess:T[l],done:R.includes(
l),ownModel:!!J,isReady:c,judgement:u,isOpenly:p,isCovered:h,moved:E})}s("value",()=>{let E=JSON.parse(e.value||"null");E&&(E.kind==="lesson"?(a=E.lesson,v(!w),
r.open=a.name,N(),B(L({name:a.name,steps:a.steps.length}).over?0:g().at)):a&&E.kind==="ready"&&E.step===l?(c=!0,D()):a&&E.kind==="judgement"&&E.step===l&&(u=E,ct()&&
(p=!0),h=E.done&&ct()&&!!b().predict&&!f,E.done&&!g().done.includes(l)&&g().done.push(l),A(),D(),E.done&&b().predict?.token&&M(T=>T.log("main").select(0,b().predict.
token-1)),E.done&&b().task&&Zs.matches&&document.querySelector("#pane-tokens")?.scrollIntoView()))}),M(E=>{let T=E.log("main"),R=0,J=T.turn;T.subscribe(n,()=>{T.
turn!==J&&v(!1),J=T.turn,!(!T.finished||T.turn===R)&&(R=T.turn,Y(T.recorded))});for(let[k,C]of Object.entries(Xs)){let O=E.group(k),q=O.turn;O.subscribe(n,()=>{
O.turn!==q&&v(!1),!(O.turn===q||!C(O))&&(q=O.turn,Y(!1))})}});function Y(E){a&&(b().predict&&g().guesses[l]===void 0&&!E&&!ct()?m.remind():U())}document.addEventListener(
"click",E=>{E.target.closest("button[data-lessons]")&&(m.root.hidden?x():P())}),document.addEventListener("gp-open-lesson",E=>{let{lesson:T,step:R}=E.detail;a?.
name!==T&&(g(T).at=R-1,_(T))});let ne=new URLSearchParams(location.search).get("lesson");if(ne&&o.some(({name:E})=>E===ne)){let E=Number(new URLSearchParams(location.
search).get("step"));E>=1&&(g(ne).at=Math.floor(E)-1),_(ne)}else o.some(({name:E})=>E===r.open)&&_(r.open,!0);function A(){try{localStorage.setItem(Be,JSON.stringify(
{lessons:r.lessons})),sessionStorage.setItem(Be,r.open)}catch{}}}function eo(){try{let{lessons:n}=JSON.parse(localStorage.getItem(Be)||"{}");return{lessons:to(n),
open:sessionStorage.getItem(Be)||""}}catch{return{lessons:{},open:""}}}function to(n){let e={};for(let[t,{at:s,done:o,guesses:r,ownModel:a}]of Object.entries(n||
{}))Number.isInteger(s)&&Array.isArray(o)&&r&&typeof r=="object"&&(e[t]={at:s,done:o,guesses:r,ownModel:a});return e}function Dn({trigger:n}){M(e=>{let t=({act:s,model:o})=>n(s==="get"?"wanted":"asked",{act:s,model:o});for(let s of["shelf","estimate"])e.group(s).answers.model=
t})}function $n({props:n,trigger:e,watch:t}){M(s=>{let o=s.log("main");o.answers.search=({kind:r,rule:a})=>e("search",{kind:r,rule:a,turn:o.turn,started:o.startedLine()}),
t("value",()=>{if(!n.value)return;let r=JSON.parse(n.value.split(`
`)[1]);r?o.addSearched(r.turn??void 0,r.found):o.changed("searched")})})}var no=250;function Fn({element:n,props:e,trigger:t,watch:s}){M(o=>{let r=o.log("main"),a=new Map,l=null;function u(){let{given:h,only_given:f,config:w={}}=r.started.
request;return typeof h=="string"||r.usesBeams?!1:Array.isArray(h)&&f||w.max_new_tokens===(h||[]).length+1}let c=h=>(h&&h.watched||[]).map(({token_id:f})=>f);function p(h,f,w,m){
r.asked={turn:r.turn,kind:h,ids:w,...m};let{last:v,stopReason:g}=f;t("go",{kind:h,ids:w,stop:g,watched:c(v),turn:r.turn,started:r.startedLine()})}Object.assign(
r.answers,{branch({step:h,tokenId:f}){if(h.isPrompt)return;let w=[...r.idsTo(h).slice(0,-1),f],m=r.lastOf(h),v=m===h&&u()?"choose":"branch";p(v,{last:m},w,{at:h.
index,from:h.chosen.text,on:f===h.chosen.token_id})},more(){let h=r.current(),f=h&&r.lineOf(h);if(!f||!f.last||r.isFromElsewhere)return t("start",{});p("more",f,
r.idsTo(f.last),{at:f.last.index+1})},look({line:h,text:f}){let{last:w}=r.lines()[h]||{},m=w?r.idsTo(w):[];t("look",{line:h,text:f,ids:m,watched:c(w),turn:r.turn,
started:r.startedLine()})},save_page(){t("save_page",{})},shown(){clearTimeout(l),l=setTimeout(()=>t("shown",{turn:r.turn,log:r.text}),no)}}),r.subscribe(n,h=>{
if(h.run)for(let{line:f,lists:w}of a.get(r.turn)||[])r.addWatched(f,w)}),s("value",()=>{if(!e.value)return;let h=JSON.parse(e.value.split(`
`)[1]);if(!h)return r.changed("watched");a.has(h.turn)||a.set(h.turn,[]),a.get(h.turn).push(h),h.turn===(r.turn??null)&&r.addWatched(h.line,h.lists)})})}var so="generation-playground",Wn="generation-playground.keep-history",oo=20,ro=5e6,io=3e7,Jn=90;function Gn({element:n,props:e,trigger:t,watch:s}){let o=n.querySelector(
".gp-history");Q(o);let r=new H,a=k=>o.querySelector(k),l=a(".gp-keep input"),u=a(".gp-clear"),c=[],p=new Map,h=null,f=null,w=null,m=null;function v(){return m??=
new Promise((k,C)=>{let O=indexedDB.open(so,1);O.onupgradeneeded=()=>{O.result.createObjectStore("runs",{keyPath:"id"}),O.result.createObjectStore("logs")},O.onsuccess=
()=>k(O.result),O.onerror=O.onblocked=()=>C(O.error)})}async function g(k,C){let O=(await v()).transaction(["runs","logs"],k);return new Promise((q,$)=>{let ae=C(
O.objectStore("runs"),O.objectStore("logs"));O.oncomplete=()=>q(ae&&ae.result),O.onerror=O.onabort=()=>$(O.error)})}function b(){try{return(localStorage.getItem(
Wn)||(e.keep?"yes":"no"))==="yes"}catch{return!1}}let S=Promise.resolve();function y(k){return S=S.then(k).then(()=>U(""),C=>{console.warn("Generation Playgroun\
d: the history could not be kept.",C),U(i("The browser’s storage is blocked or full: the newest runs are lost when this page is closed."))}).then(T),S}async function x(){
let k=[...p.values()].map(([O])=>O).sort((O,q)=>q.id-O.id);c=k;let C=b()?await g("readonly",O=>O.getAll()):[];c=[...k,...C.filter(O=>!p.has(O.id))].sort((O,q)=>q.
id-O.id)}async function L(){for(let[k,[C,O]]of p)await g("readwrite",(q,$)=>{O!==null&&$.put(O,k),q.put(C)}),p.delete(k)}async function _(k){k.forEach(C=>p.delete(
C)),c=c.filter(C=>!k.includes(C.id)),b()&&await g("readwrite",(C,O)=>k.forEach(q=>{C.delete(q),O.delete(q)}))}async function N(){let k=0,C=c.filter((O,q)=>(k+=O.
size)>io||q>=oo);C.length&&await _(C.map(O=>O.id))}let P=async k=>p.has(k)?p.get(k)[1]:g("readonly",(C,O)=>O.get(k));async function j(){for(let k of await g("re\
adonly",C=>C.getAll()))p.has(k.id)||p.set(k.id,[k,await P(k.id)??null]);await g("readwrite",(k,C)=>{k.clear(),C.clear()})}function B(){if(!h||!f||f.turn!==h.turn||
!f.finished)return;let{turn:k,replaces:C,...O}=h;h=null;let q=f.text,$=q.length<=ro,ae={id:k,time:Date.now(),...O,seed:f.started.seed,tokens:f.finished.num_tokens,
end:A(f.finished.sequences[0]?.text??"",Jn),size:$?q.length:0};p.set(k,[ae,$?q:null]),y(async()=>{C&&await _([C]),await x(),b()&&await L(),await N()})}let W=({request:k,
seed:C,preset:O})=>({request:k,seed:C,preset:O});async function I(k){let C=await P(k.id).catch(()=>null);if(!C)return U(i("This run is no longer in the browser’\
s storage."));t("look",{log:C,...W(k)})}let U=k=>{a(".gp-note").textContent=k};function D(k,C,O){let q=document.createElement(k);return q.textContent=C,O&&(q.className=
O),q}function Y(k,C,O,q){let $=D("button",k);return $.type="button",$.setAttribute("aria-label",C),$.title=q||(k===C?"":C),$.disabled=!!q,$.addEventListener("cl\
ick",O),$}function ne(k){let C={month:"short",day:"numeric"},O={hour:"2-digit",minute:"2-digit"},q=new Date(k).toDateString()===new Date().toDateString();return new Date(
k).toLocaleString([],q?O:{...C,...O})}function A(k,C){let O=Array.from(k);return O.length<=C?k:`…${O.slice(-C).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function E(k){
let C=document.createElement("li");C.dataset.run=k.id;let O=D("div","","gp-what"),q=ne(k.time),$=String(k.prompt||""),ae=k.tokens>=0?K(k.tokens,"{count} token",
"{count} tokens"):"",os=[q,k.strategy,k.model,`seed ${k.seed}`,ae];O.append(D("span",A($,Jn)||i("(no prompt)"),"gp-prompt")),k.end&&O.append(D("span",k.end,"gp-\
end")),O.append(D("span",os.filter(Boolean).join(" · "),"gp-facts"));let pt=D("div","","gp-acts"),Ie={when:q,text:A(k.end||$,40)},rs=k.size?"":i("Too long to b\
e kept. Its settings can be loaded.");return pt.append(Y(i("View"),i("View the run of {when}: {text}",Ie),()=>I(k),rs),Y(i("Load settings"),i("Load settings of \
the run of {when}: {text}",Ie),()=>t("start",W(k))),Y("✕",i("Remove the run of {when}: {text}",Ie),()=>y(()=>_([k.id])))),C.append(O,pt),C}function T(){let k=a(
"li button:focus"),C=k&&[k.closest("li").dataset.run,[...k.parentNode.children].indexOf(k)];a(".gp-hint").textContent=c.length?"":i("Your runs will be listed he\
re, to look at again or to start from."),a(".gp-till").textContent=b()?"":i("(now: only until this page is closed)"),a(".gp-runs").replaceChildren(...c.map(E)),
C&&(a(`li[data-run="${C[0]}"] .gp-acts`)?.children[C[1]]||a(".gp-keep input")).focus(),u.hidden=!c.length,l.checked=w??b(),R()}function R(){u.textContent=i("Cle\
ar history"),u.dataset.sure=""}u.addEventListener("click",()=>{u.dataset.sure?y(()=>_(c.map(k=>k.id))):(u.textContent=K(c.length,"Remove {count} run?","Remove a\
ll {count} runs?"),u.dataset.sure="yes")}),u.addEventListener("blur",R);async function J(k){k||await j(),localStorage.setItem(Wn,k?"yes":"no"),window.dispatchEvent(
new Event("generation-playground-keep")),k&&await L(),await x(),await N()}l.addEventListener("change",()=>{let k=w=l.checked;y(()=>J(k).finally(()=>{w=null}))}),
document.addEventListener("click",({target:k})=>{k.closest("button[data-drawer=history]")&&y(x)}),y(x),s("value",()=>{let k=r.unstamp(e.value);k&&(h={turn:r.newest,
...JSON.parse(k)},B())}),M(k=>{f=k.log("main"),f.subscribe(o,C=>{C.status&&B()})})}function Hn({props:n,watch:e}){let t=new H,s,o="";document.addEventListener("gp-example",r=>o=r.detail),M(r=>{let a=r.log("main"),l=()=>{let u=t.unstamp(n.value);
u!==null&&(a.recorded=t.recorded,document.body.toggleAttribute("data-recorded",a.recorded),r.feed("main",u,t.newest),document.body.toggleAttribute("data-has-med\
ia",a.hasReadMedia),document.body.toggleAttribute("data-loading",!!a.loading),!(!a.finished||a.turn!==t.newest||s===t.newest)&&(s=t.newest,a.selectMostUncertain(
o),o=""))};n.value&&!location.search&&l(),e("value",l)})}function Un({props:n,trigger:e,watch:t},{name:s,most:o}){M(r=>{let a=r.log("main"),l=new Map;a.mostPlaces[s]=o,a.answers[s]=({step:u,...c})=>{let p=a.idsTo(a.lastOf(
u));l.set(a.turn??null,p),e(s,{...c,ids:p,turn:a.turn,started:a.startedLine()})},t("value",()=>{if(!n.value)return;let u=JSON.parse(n.value.split(`
`)[1]);u?a.addFound(s,u.turn??void 0,l.get(u.turn??null)||[],u.found):a.changed("found")})})}function Kn({element:n,props:e,watch:t}){Q(n);let s=l=>n.querySelector(".gp-"+l);function o(l){let u="https://huggingface.co";return l&&window.parent!==window&&
document.referrer.startsWith(u)?`${u}/spaces/${l}`:location.origin+location.pathname}function r(){let l=s("taken");if(!l)return;let u=e.value?JSON.parse(e.value):
null;if(l.hidden=!u,!u)return;s("label").textContent=i(u.title),s("note").textContent=i(u.note);let c=u.query?`${o(u.space)}?${u.query}`:u.text,p=s("text");p.value=
c,p.wrap=u.query?"soft":"off",p.rows=u.query?3:Math.min(18,c.split(`
`).length),p.scrollTop=0,s("copied").textContent=""}async function a(){let l=s("text"),u=!0;try{await navigator.clipboard.writeText(l.value)}catch{l.focus(),l.select(),
u=document.execCommand("copy")}s("copied").textContent=i(u?"Copied.":"This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).")}s("c\
opy").addEventListener("click",a),t("value",()=>{r(),e.value&&a()}),r()}var dt="generation-playground.presets";function Vn({element:n,props:e,trigger:t,watch:s}){let o={download({name:l,type:u,text:c}){let p=document.createElement("\
a");p.href=URL.createObjectURL(new Blob([c],{type:`${u};charset=utf-8`})),p.download=l,p.click(),setTimeout(()=>URL.revokeObjectURL(p.href),6e4)},show({place:l}){
let u=document.querySelector(l);if(!u)return;let c=matchMedia("(prefers-reduced-motion: reduce)").matches;u.scrollIntoView({block:"nearest",behavior:c?"auto":"s\
mooth"}),u.matches("textarea, input, button")&&u.focus({preventScroll:!0})},keep({name:l,config:u}){let c=!1;try{let p=r();u?p[l]=u:delete p[l],localStorage.setItem(
dt,JSON.stringify(p))}catch{c=!0}t("kept",{presets:a(),name:l,removed:!u,failed:c})}};function r(){let l=localStorage.getItem(dt)||"{}";try{let u=JSON.parse(l);
return u&&typeof u=="object"&&!Array.isArray(u)?u:{}}catch{return{}}}function a(){try{return r()}catch{return{}}}window.addEventListener("storage",({key:l})=>{l===
dt&&n.isConnected&&t("kept",{presets:a()})}),s("value",()=>{if(!e.value)return;let l=JSON.parse(e.value);o[l.do](l)})}function zn({props:n}){window.addEventListener("pagehide",e=>{!n.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:n.value})}`)})}function Yn(){let n=new Set(["kept","class"]),e=!1,t=()=>document.getElementById("generate");function s(c){c.preventDefault(),c.stopImmediatePropagation(),e=!0,
t()?.setAttribute("aria-busy","true")}let o=(c,p)=>c.target.closest(p),r=c=>{o(c,"#generate")&&s(c)},a=c=>{c.key==="Enter"&&c.shiftKey&&o(c,"#prompt")&&s(c)};function l(){
document.removeEventListener("click",r,!0),document.removeEventListener("keydown",a,!0),t()?.removeAttribute("aria-busy"),e&&t()?.click(),e=!1}document.addEventListener(
"click",r,!0),document.addEventListener("keydown",a,!0);let u=setTimeout(l,1e4);window.GenerationPlaygroundFilled=c=>{!n.delete(c)||n.size||(clearTimeout(u),setTimeout(
l))}}function Qn(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify(i("Ctrl+Enter")))}function Xn(){document.addEventListener("keydown",n=>{n.key===
"Enter"&&(n.ctrlKey||n.metaKey)&&!document.querySelector("dialog[open]")&&(n.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",n=>{n.key==="Tab"&&n.target.matches("input[role=combobox]")&&n.stopPropagation()},!0)}var ao={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},lo=250;function Zn({element:n,props:e,trigger:t,watch:s}){let o=new H,r=!1,a=null;function l(){let u=n.
querySelector(".messages"),c=o.unstamp(e.value);if(!u||c===null)return;clearTimeout(a);let p=JSON.parse(c||"[]");r=p.some(h=>h.refused),u.replaceChildren(...p.map(
co)),r&&u.scrollIntoView({block:"nearest"})}s("value",l),document.addEventListener("playground-changed",()=>{!r||!n.isConnected||(clearTimeout(a),a=setTimeout(()=>t(
"mended",{turn:o.newest}),lo))})}var es=n=>JSON.parse(n).map(e=>({__type__:"update",info:i(e)}));function co({severity:n,knob:e,message:t,fix:s}){let o=i(t),r=document.
createElement("div");r.className="message "+n;let a={error:i("Error"),warning:i("Note")}[n]||"";ut(r,"span",`${ao[n]||""} ${a}`.trim(),"label");let l=document.createElement(
"span"),u=e&&o.startsWith(e+" ");return e&&(ut(l,"code",e),l.append(u?"":": ")),l.append((u?o.slice(e.length):o)+(s?" ":"")),s&&ut(l,"strong",i(s)),r.append(l),
r}function ut(n,e,t,s){let o=document.createElement(e);o.textContent=t,s&&(o.className=s),n.append(o)}var ts=(n,e,t)=>new Promise(s=>{let o=document.createElement("input");o.type="file",o.accept=n,o.addEventListener("cancel",()=>s([null])),o.addEventListener("ch\
ange",async()=>{let[r]=o.files;if(!r)return s([null]);let a=t==="text"?()=>r.text():()=>uo(r);s([{name:r.name,size:r.size,[t]:r.size>e?null:await a().catch(()=>null)}])}),
o.click()}),uo=n=>new Promise((e,t)=>{let s=new FileReader;s.onload=()=>e(s.result.split(",")[1]||""),s.onerror=()=>t(s.error),s.readAsDataURL(n)});function ns({props:n,watch:e},{name:t}){let s=new H;M(o=>{let r=()=>{let a=s.unstamp(n.value);a&&o.feedGroup(t,a,s.newest)};e("value",r),r()})}var ss={changesInWords:hn,followModels:ln,infoUpdates:es,mountBeamVariants:$n,mountBranching:Fn,mountChangedLine:fn,mountClassForm:vt,mountClassPanel:At,mountComparisonLog:Pt,
mountBrowserCommands:Vn,mountDrawer:Jt,mountExamples:mn,mountHeader:bn,markView:rt,mountHistory:Gn,mountKeptForm:kn,mountKnobPanel:an,mountLanes:Nt,mountLessonPanel:Rn,
mountMediaArea:Sn,mountMessages:Zn,mountModelQuestions:Dn,mountPromptArea:Ln,mountQuickRow:un,mountReport:ns,mountRunLog:Hn,mountRunQuestion:Un,mountStage:Tn,mountStrategyList:Mn,
mountTaken:Kn,mountTour:Bn,pickFile:ts,t:i,tellWhenClosed:zn};function po(){let n=t=>{try{t(ss)}catch(s){console.error("Generation Playground:",s)}};Qn();let e=window.
GenerationPlaygroundPage||[];window.GenerationPlaygroundPage={...ss,push:n},e.forEach(n)}Yn();Xn();Wt();qn();ht(po);})();
