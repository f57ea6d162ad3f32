// Written by .ci/bundle.py from modules with the SHA-256 4d84c5882148972ad3a0e4e1c8f5c6cbc2fb1f9f7366c09d4e4aef8d8c20cafa: edit those.
"use strict";(()=>{var al=Object.create;var gs=Object.defineProperty;var ll=Object.getOwnPropertyDescriptor;var ul=Object.getOwnPropertyNames;var cl=Object.getPrototypeOf,dl=Object.prototype.hasOwnProperty;var Ae=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var pl=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of ul(e))!dl.call(t,s)&&s!==n&&gs(t,s,{get:()=>e[s],enumerable:!(o=ll(e,s))||o.enumerable});
return t};var m=(t,e,n)=>(n=t!=null?al(cl(t)):{},pl(e||!t||!t.__esModule?gs(n,"default",{value:t,enumerable:!0}):n,t));var F=Ae((Cd,hs)=>{hs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ae=Ae((Ed,bs)=>{bs.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var me=Ae((Od,vs)=>{vs.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var A=Ae(($d,As)=>{As.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var bo=Ae((up,Xs)=>{Xs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Gt=Ae((cp,Zs)=>{Zs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var On=Ae((dp,er)=>{er.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Ii=Ae((dm,Ki)=>{Ki.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Xi=Ae((Tm,Yi)=>{Yi.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var ea=Ae((Lm,Zi)=>{Zi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var ga=Ae((Jm,ma)=>{ma.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var ba=Ae((Um,ha)=>{ha.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Yn=m(F(),1);var Le=m(ae()),Wt=m(me());var fl=Symbol.for("preact-signals");function dn(){if(Je>1)Je--;else{var t,e=!1;for((function(){var s=un;for(un=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();$t!==void 0;){var n=$t;for($t=void 0,ln++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ys(n))try{n.
c()}catch(s){e||(t=s,e=!0)}n=o}}if(ln=0,Je--,e)throw t}}function no(t){if(Je>0)return t();to=++ml,Je++;try{return t()}finally{dn()}}var qt,Q=void 0;function Qe(t){
var e=Q,n=qt;Q=void 0,qt=void 0;try{return t()}finally{Q=e,qt=n}}var $t=void 0,Je=0,ln=0,ml=0,to=0,un=void 0,cn=0;function ws(t){if(Q!==void 0){var e=t.n;if(e===
void 0||e.t!==Q)return e={i:0,S:t,p:Q.s,n:void 0,t:Q,e:void 0,x:void 0,r:e},Q.s!==void 0&&(Q.s.n=e),Q.s=e,t.n=e,32&Q.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==
void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Q.s,e.n=void 0,Q.s.n=e,Q.s=e),e}}function ce(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
e?.watched,this.Z=e?.unwatched,this.name=e?.name}ce.prototype.brand=fl;ce.prototype.h=function(){return!0};ce.prototype.S=function(t){var e=this,n=this.t;n!==t&&
t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Qe(function(){var o;(o=e.W)==null||o.call(e)}))};ce.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.
e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Qe(function(){var s;(s=e.Z)==null||s.call(e)}))}};ce.prototype.
subscribe=function(t){var e=this;return z(function(){var n=e.value;Qe(function(){return t(n)})},{name:"sub"})};ce.prototype.valueOf=function(){return this.value};
ce.prototype.toString=function(){return this.value+""};ce.prototype.toJSON=function(){return this.value};ce.prototype.peek=function(){var t=this;return Qe(function(){
return t.value})};Object.defineProperty(ce.prototype,"value",{get:function(){var t=ws(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.
v){if(ln>100)throw new Error("Cycle detected");(function(n){Je!==0&&ln===0&&n.l!==to&&(n.l=to,un={S:n,v:n.v,i:n.i,o:un})})(this),this.v=t,this.i++,cn++,Je++;try{
for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{dn()}}}});function E(t,e){return new ce(t,e)}function ys(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.
S.h()||e.S.i!==e.i)return!0;return!1}function ks(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}
function Ss(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=
void 0),e=o}t.s=n}function st(t,e){ce.call(this,void 0,e),this.x=t,this.s=void 0,this.g=cn-1,this.f=4}st.prototype=new ce;st.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===cn))return!0;if(this.g=cn,this.f|=1,this.i>0&&!ys(this))return this.f&=-2,!0;var t=Q;try{ks(this),Q=this;
var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Q=t,Ss(this),this.f&=-2,!0};st.
prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}ce.prototype.S.call(this,t)};st.prototype.U=function(t){if(this.
t!==void 0&&(ce.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};st.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(st.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=ws(
this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Se(t,e){return new st(t,e)}function xs(t){var e=t.j;if(t.j=void 0,typeof e==
"function"){Je++;var n=Q;Q=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,oo(t),o}finally{Q=n,dn()}}}function oo(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,
t.s=void 0,xs(t)}function gl(t){if(Q!==this)throw new Error("Out-of-order effect");Ss(this),Q=t,this.f&=-2;try{8&this.f&&oo(this)}finally{dn()}}function xt(t,e){
this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,qt&&qt.push(this)}xt.prototype.c=function(){var t=this.S();try{if(8&this.f||this.
x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};xt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,xs(this),ks(this),Je++;var t=Q;return Q=this,gl.bind(this,t)};xt.prototype.N=function(){2&this.f||(this.f|=2,this.u=$t,$t=this)};xt.prototype.d=function(){
this.f|=8,1&this.f||oo(this)};xt.prototype.dispose=function(){this.d()};function z(t,e){var n=new xt(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Ps,fn,pn,hl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Cs=[];z(function(){Ps=this.N})();function Pt(t,e){Le.options[t]=e.bind(null,Le.options[t]||function(){})}function jt(t){if(pn){var e=pn;pn=void 0,e()}pn=t&&
t.S()}function Es(t){var e=this,n=t.data,o=vl(n);o.name="ReactiveDom",o.value=n;var s=(0,Wt.useMemo)(function(){for(var a=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Se(function(){var p=o.value.value;return p===0?0:p===!0?"":p||""}),c=Se(function(){return!Array.isArray(l.value)&&!(0,Le.isValidElement)(l.value)}),
d=z(function(){if(this.N=Os,c.value){var p=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=p)}}),f=e.__$u.d;return e.__$u.d=function(){d(),f.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}Es.displayName="ReactiveTextNode";Object.defineProperties(ce.prototype,{constructor:{configurable:!0,
value:(0,Le.createElement)(Le.Fragment,null).constructor},type:{configurable:!0,value:Es},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){
return t.value}}}}},__b:{configurable:!0,value:1}});Pt("__b",function(t,e){if(jt(),fn=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof ce&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});Pt("__r",function(t,e){if(t(e),e.type!==Le.Fragment){jt();var n,o=e.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return z(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;hl&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),fn=o,jt(n)}});Pt("__e",function(t,e,n,o){jt(),
fn=void 0,t(e,n,o)});Pt("diffed",function(t,e){jt(),fn=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=bl(n,u,c,s),r[u]=l):l.o(c,s)}}}t(e)});function bl(t,e,n,o){
var s=e in t&&t.ownerSVGElement===void 0,r=E(n);return{o:function(i,a){r.value=i,o=a},d:z(function(){this.N=Os;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=
null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Pt("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var a=e.props;for(var u in i)a[u]=i[u]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}t(e)});Pt("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});Le.Component.prototype.shouldComponentUpdate=function(t,e){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
t))return!0;return!1};function vl(t,e){return(0,Wt.useMemo)(function(){return E(t,e)},[])}var wl=function(t){queueMicrotask(function(){queueMicrotask(t)})};function yl(){no(function(){for(var t;t=Cs.shift();)Ps.call(t)})}function Os(){Cs.push(this)===1&&(Le.options.requestAnimationFrame||wl)(yl)}var Ts=m(ae(),1);Ts.Component.prototype.shouldComponentUpdate=()=>!0;var _s=m(ae(),1),Vt=m(me(),1),Ee=m(F(),1);var kl="generation-playground.";function W(t,e="browser"){let n=kl+t,o=()=>e==="tab"?sessionStorage:localStorage,s=()=>mn(()=>o().getItem(n),null);return{read:s,
readJson:()=>mn(()=>JSON.parse(s()??"null"),null),write:r=>mn(()=>(r===null?o().removeItem(n):o().setItem(n,r),!0),!1),get isAllowed(){return mn(()=>!!o(),!1)}}}
function mn(t,e){try{return t()}catch{return e}}function M(t,e){let n=t.querySelector(e);if(!n)throw new Error(`there is no ${e}`);return n}function oe(t,e){return t.target instanceof Element?t.target.closest(
e):null}var Ls=W("room"),so=W("pupil","tab");function ro(){let{code:t,key:e}=Ls.readJson()??{};return typeof t=="string"&&typeof e=="string"?{code:t,key:e}:null}var gn=t=>Ls.
write(t&&JSON.stringify(t)),rt=()=>({...ro(),address:location.origin+location.pathname});function io(){let t=crypto.getRandomValues(new Uint8Array(12)),e=so.read()||
Array.from(t,n=>n.toString(16).padStart(2,"0")).join("");return so.write(e),e}var Rs=()=>so.write(null);var Y=m(A(),1),Ms=W("teacher");function Ks({element:t,props:e,trigger:n,watch:o},s){let r=E(""),i=u=>{Ms.write(u.by),r.value="",n("made",{...rt(),...u})};(0,_s.render)(
(0,Y.jsx)(()=>(0,Y.jsx)(Sl,{...s,status:r.value,make:i}),{}),M(t,".gp-class-form")),o("value",()=>{let u=JSON.parse(e.value||"null");u&&(r.value=u.kind==="refus\
ed"?(0,Ee.t)(u.text):(0,Ee.t)("The link is at the top of the page."))})}function Sl({parts:t,lessons:e,rooms:n,status:o,make:s}){let[r,i]=(0,Vt.useState)(Ms.read()??
""),[a,u]=(0,Vt.useState)(""),[l,c]=(0,Vt.useState)([]),[d,f]=(0,Vt.useState)(n),p=b=>b!=="lesson"||a!=="",g=l.filter(p);return(0,Y.jsxs)("form",{onSubmit:b=>{b.
preventDefault(),s({by:r,lesson:a,room:d,locks:Object.keys(t).filter(P=>g.includes(P))})},children:[(0,Y.jsx)("h3",{children:(0,Ee.t)("A class")}),(0,Y.jsx)("p",
{children:(0,Ee.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,Y.jsx)(Ns,{title:(0,Ee.t)("Your name"),children:(0,Y.jsx)("inp\
ut",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:b})=>i(b.value)})}),(0,Y.jsx)(Ns,{title:(0,Ee.t)("Lesson"),children:(0,Y.jsxs)(
"select",{value:a,onChange:({currentTarget:b})=>u(b.value),children:[(0,Y.jsx)("option",{value:"",children:(0,Ee.t)("no lesson")}),e.map(({name:b,title:P})=>(0,Y.jsx)(
"option",{value:b,children:(0,Ee.t)(P)},b))]})}),(0,Y.jsxs)("fieldset",{children:[(0,Y.jsx)("legend",{children:(0,Ee.t)("Lock")}),Object.entries(t).map(([b,P])=>(0,Y.jsxs)(
"label",{children:[(0,Y.jsx)("input",{type:"checkbox",name:b,disabled:!p(b),checked:g.includes(b),onChange:({currentTarget:{checked:H}})=>c(H?[...g,b]:g.filter(
U=>U!==b))})," ",(0,Ee.t)(P)]},b))]}),n?(0,Y.jsxs)("label",{children:[(0,Y.jsx)("input",{type:"checkbox",checked:d,onChange:({currentTarget:b})=>f(b.checked)}),
" ",(0,Ee.t)("Gather the predictions in a room")]}):(0,Y.jsx)("p",{children:(0,Ee.t)("This server has no rooms: predictions are not gathered.")}),(0,Y.jsx)("but\
ton",{class:"gp-class-make",type:"submit",children:(0,Ee.t)("Make the link")}),(0,Y.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Ns=({title:t,
children:e})=>(0,Y.jsxs)("label",{class:"gp-class-field",children:[(0,Y.jsx)("span",{children:t}),e]});var Tt=m(F(),1);var Hs=m(F(),1);var Is=m(F(),1);var de=()=>window.GenerationPlayground,D=()=>de().log("main");var Re="one",he=E(Re),Oe=E(null),Ne=E(null),hn=E(!1),V={isOpen:E(!1),name:E(null),isLocked:E(!1),isOnStage:E(!0),hidesResult:E(!1)},it={isRecorded:E(!1),hasMedia:E(
!1),isLoading:E(!1)},xl=E(null),Dt=E("bits"),Qd=Se(Is.language),Pl={"data-view":()=>he.value,"data-drawer":()=>Oe.value,"data-stage":()=>Ne.value,"data-asks":()=>Ye(
hn.value),"data-lesson":()=>Ye(V.isOpen.value),"data-lesson-locked":()=>Ye(V.isLocked.value),"data-no-lesson":()=>Ye(!V.isOnStage.value),"data-old-result":()=>Ye(
V.hidesResult.value),"data-recorded":()=>Ye(it.isRecorded.value),"data-has-media":()=>Ye(it.hasMedia.value),"data-loading":()=>Ye(it.isLoading.value)},Ye=t=>t?"":
null;function Fs(){for(let[t,e]of Object.entries(Pl))z(()=>{let n=e();n===null?document.body.removeAttribute(t):document.body.setAttribute(t,n)});z(()=>{document.
body.classList.toggle("gp-projected",Ne.value!==null)})}function Bs(){let t=D();t.subscribe(document.body,()=>{xl.value=t.current(),Dt.value=t.unit})}var lo=matchMedia("(min-width: 1200px)"),qs=matchMedia("(max-width: 1359px)"),$s=W("knobs-open"),ao=null,js=t=>document.getElementById(t==="knobs"?"knobs":`draw\
er-${t}`);function uo(t){Oe.value!==t&&(ao=document.activeElement,co(t)),js(t)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Ct(){if(!Oe.
value)return;let t=js(Oe.value)?.contains(document.activeElement);co(null),t&&ao instanceof HTMLElement&&ao.focus({preventScroll:!0})}function Ws(){lo.matches||
Ct()}function Vs(){qs.matches&&Oe.value&&(Oe.value=null)}function co(t){Oe.value=t,lo.matches&&$s.write(t==="knobs"?"yes":"no")}function Ds(t){for(let e of document.
querySelectorAll("[data-drawer]:not(body)"))e.setAttribute("aria-expanded",String(e.dataset.drawer===t))}function Js(){z(()=>Ds(Oe.value)),document.addEventListener(
"click",t=>{let e=oe(t,"button[data-drawer]")?.dataset.drawer;e&&e===Oe.value?Ct():e?uo(e):oe(t,".gp-drawer-close")&&Ct()}),document.addEventListener("keydown",
t=>{t.key!=="Escape"||t.defaultPrevented||!oe(t,".drawer")||oe(t,"input[role=combobox]")||Ct()})}function Us({element:t}){(0,Hs.translateTemplate)(t),Ds(Oe.value);
let e=!qs.matches||!V.isOpen.value;lo.matches&&e&&!Oe.value&&$s.read()==="yes"&&co("knobs")}function xe(){let t=[];return{hear:e=>{t.push(e)},tell:e=>t.forEach(n=>n(e))}}var bn=xe(),vn=xe(),wn=xe(),at=xe(),yn=xe(),po=xe(),kn=xe(),lt=xe(),Sn=xe(),xn=xe(),
Pn=xe(),Jt=xe(),Cn=xe(),Et=xe(),Ut=xe();var fo=m(F(),1);var Gs="#seed-row",Cl={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Gs],lesson:[]};function mo(t,e,n){for(let[o,s]of Object.entries(Cl))for(let r of s){let i=document.querySelector(r);i&&El(i,t.includes(o)&&(n||r!==Gs),e)}V.isLocked.
value=t.includes("lesson")}function El(t,e,n){let o=t.id==="prompt"?t.querySelector("textarea"):null;o?o.readOnly=e:t.inert=e,e?t.dataset.locked=(0,fo.t)("locke\
d by {by}",{by:(0,fo.t)(n)}):delete t.dataset.locked}var ir=m(ae(),1),ct=m(me(),1),O=m(F(),1);var ut=m(F(),1);var zs="https://huggingface.co",Ol=18;function Qs({element:t,props:e,watch:n}){(0,ut.translateTemplate)(t);let o=a=>M(t,".gp-"+a),s=M(t,".gp-text");function r(){
let a=e.value?JSON.parse(e.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,ut.t)(a.title),o("note").textContent=(0,ut.t)(a.note);let u=a.
query?`${Tl(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Ol,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await go(s)?(0,ut.t)("Copied."):(0,ut.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),e.value&&i()}),r()}function Tl(t){return t&&
window.parent!==window&&document.referrer.startsWith(zs)?`${zs}/spaces/${t}`:location.origin+location.pathname}async function go(t){try{return await navigator.clipboard.
writeText(t.value),!0}catch{return t.focus(),t.select(),document.execCommand("copy")}}var En=m(me(),1),Ys=m(A(),1),Ll=5e3;function ho({words:t,question:e,class:n,label:o,press:s}){let[r,i]=(0,En.useState)(!1);return(0,En.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Ll);return()=>clearTimeout(u)},[r]),(0,Ys.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?e:
t})}var nr=m(bo(),1),qe=m(Gt(),1),_e=m(F(),1),or=m(On(),1),se=m(A(),1),Tn=10;function vo({question:t,unit:e}){let n=t.options.length?Rl(t):Al(t.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,se.jsxs)("div",{class:"gp-class-chart",children:[(0,se.jsxs)("table",{children:[(0,se.jsx)("thead",{children:(0,se.jsxs)(
"tr",{children:[(0,se.jsx)("th",{scope:"col",children:(0,_e.t)("Answer")}),(0,se.jsx)("th",{scope:"col",children:(0,_e.t)("Class")}),o&&(0,se.jsx)("th",{scope:"\
col",children:(0,_e.t)("Model")})]})}),(0,se.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=t.answered?i/t.answered:0;return(0,se.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,se.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,se.jsx)("span",{class:"gp-hidden",children:`${(0,_e.t)("result\
:")} `}),r===void 0?(0,_e.t)(s):(0,se.jsx)(or.TokenLabel,{text:r})]}),(0,se.jsx)(tr,{class:"gp-class-ours",share:l,words:`${(0,qe.count)(i)} · ${(0,qe.percent)(
l)}`}),o&&(0,se.jsx)(tr,{class:"gp-class-model",share:a??0,words:(0,qe.percent)(a??0)})]})})})]}),Nl(t,e).map(s=>(0,se.jsx)("p",{children:s}))]})}var tr=({class:t,
share:e,words:n})=>(0,se.jsxs)("td",{children:[(0,se.jsx)("div",{class:`gp-class-bar ${t}`,children:(0,se.jsx)("i",{style:{width:`${(100*e).toFixed(1)}%`}})}),(0,se.jsx)(
"span",{children:n})]});function Rl({kind:t,options:e,outcome:n}){return e.map(({key:o,label:s,model:r,count:i})=>({label:s,...t!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Al(t){let e=[...new Set(t)];if(e.length<=Tn)return e.map(s=>({label:Ot(s),chosen:t.filter(r=>r===s).length}));
let n=t[0],o=(t[t.length-1]-n)/Tn;return Array.from({length:Tn},(s,r)=>{let i=n+r*o,a=l=>Math.min(Tn-1,Math.floor((l-n)/o))===r;return{label:(0,_e.t)("{from} to\
 {to}",{from:Ot(i),to:Ot(i+o)}),chosen:t.filter(a).length}})}var Ot=t=>(0,nr.plain)(Number(t.toPrecision(3)));function Nl({kind:t,median:e,outcome:n,class_score:o,
model_score:s},r){let i=[];if(t==="number"&&e!==null&&i.push(typeof n!="number"?(0,_e.t)("Half of the class says {median} or less.",{median:Ot(e)}):(0,_e.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:Ot(e),outcome:Ot(n)})),o!==null&&s!==null){let a={ours:Ln(o,r),
models:Ln(s,r),unit:(0,_e.t)(r)};i.push((0,_e.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function sr(t,e){if(!t||t.
questions<2)return"";let n={count:(0,qe.count)(t.questions),ours:Ln(t.class,e),models:Ln(t.model,e),unit:e};return(0,_e.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var Ln=(t,e)=>(0,qe.decimals)((0,qe.fromNats)(t,e),2).replace("-0.00","0.00").replace("-","−");var k=m(A(),1),rr=12;function ar(t,e,n,o){let s=E(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>t.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return t.setAttribute("aria-label",(0,O.t)("Class")),z(()=>{t.hidden=!e.value,(!e.value||"over"in e.value)&&(s.value=!1)}),z(()=>{t.classList.toggle("gp-large",
s.value),t.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,ir.render)((0,k.jsx)(()=>{let a=e.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)($e,{class:"gp-class-plain",label:(0,O.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Fl,{...a,
parts:n,actions:o}):(0,k.jsx)(_l,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),t),{enlarge:()=>r(!0)}}function _l({made:t,room:e,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,ct.useState)(!0),[u,l]=(0,ct.useState)(!1),[c,d]=(0,ct.useState)([]),f=g=>d(c.includes(g)?c.filter(h=>h!==g):[...c,g]),p=e?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:t.room?(0,O.t)("Room {code}",{code:t.room.code}):
(0,O.t)("Your class")}),e&&(0,k.jsx)("span",{children:(0,O.tn)(e.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),p.length>0&&
(0,k.jsx)($e,{class:"gp-class-who",words:(0,O.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)($e,{class:"gp-class-toggle",words:(0,O.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)($e,{class:"gp-class-size",words:s?(0,O.t)("Smaller"):(0,O.t)("Large"),press:()=>r(!s)}),t.room?(0,k.jsx)(ho,{class:"gp-class-close",words:(0,O.t)(
"Close the room"),question:(0,O.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)($e,{class:"gp-class-close",words:(0,O.t)("Close"),press:o.close})]}),(0,k.jsx)(
Kl,{made:t,parts:n,isOpen:i}),e&&(0,k.jsx)(Ml,{people:p,isOpen:u,remove:o.remove}),e&&(0,k.jsx)(lr,{room:e,shown:e.questions,nothing:(0,O.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Predict, then reveal”, appear here."),draw:g=>(0,k.jsx)(Hl,{question:g,room:e,isEarly:c.includes(g.key),turn:()=>f(g.
key),reveal:()=>o.reveal(g.key)})})]})}var Ml=({people:t,isOpen:e,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!e,children:t.map(({id:o,name:s},r)=>{
let i=s||(0,O.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(ho,{class:"gp-class-remove",words:(0,O.t)("Remove"),question:(0,O.t)(
"Remove {name}?",{name:i}),label:(0,O.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Kl({made:t,parts:e,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=t,c=(0,ct.useRef)(null),[d,f]=(0,ct.useState)(""),p=async()=>{c.current&&f(await go(c.current)?(0,O.t)("Copied."):(0,O.t)("Press Ctrl+\
C (⌘C)."))},g=b=>({parts:b.map(P=>(0,O.t)(e[P])).join(", ")}),h=[!s&&(0,O.t)("This link is too long for a QR code. With a room it is short."),Il(o)&&(0,O.t)("\
This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,O.t)("Locked: {par\
ts}.",g(r)),i.length>0&&(0,O.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,O.t)("No seed is set: each pupil gets a text of their o\
wn, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,O.t)(
"QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",
readOnly:!0,"aria-label":(0,O.t)("Link"),value:o,ref:c,onFocus:({currentTarget:b})=>b.select()}),(0,k.jsx)($e,{words:(0,O.t)("Copy"),press:p}),(0,k.jsx)("span",
{role:"status",children:d})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,O.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.
map(b=>b&&(0,k.jsx)("p",{class:"gp-class-note",children:b}))]})]})}var Il=t=>["localhost","127.0.0.1","[::1]"].includes(new URL(t,location.href).hostname);function Fl({
arrived:t,room:e,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=t,d=(0,O.t)("Your name, if you like"),f={by:(0,O.t)(a),parts:u.
map(p=>(0,O.t)(s[p])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,O.t)("Cl\
ass of {by}",{by:i}):(0,O.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,O.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,O.t)("Locked b\
y {by}: {parts}.",f)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:d,"aria-label":d,onChange:({
currentTarget:p})=>r.rename(p.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),e&&e.setup_version>
c&&(0,k.jsx)($e,{class:"gp-class-again",words:(0,O.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)($e,{class:"gp-class-leave",words:(0,O.t)(
"Leave the class"),press:r.leave})]}),e&&(0,k.jsx)(lr,{room:e,shown:e.questions.filter(({revealed:p})=>p),draw:p=>(0,k.jsx)(ur,{question:p,room:e,children:(0,k.jsx)(
vo,{question:p,unit:Dt.value})})})]})}function lr({room:t,shown:e,nothing:n,draw:o}){let s=e.length-rr,r=sr(t.mean,Dt.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!e.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),e.slice(0,rr).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,O.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function ur({question:t,room:{pupils:e},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=t;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,O.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Bl(i)}`:(0,O.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,O.t)("{answered} of {pupils} answered",{answered:a,pupils:e})}),n]}),o]})}var Bl=t=>typeof t=="string"?t:(0,O.t)(t);function Hl({
question:t,room:e,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=t,l=(e.people??[]).filter(({name:d})=>d).map(({id:d,name:f})=>a.includes(d)?
`✓ ${f}`:f).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)($e,{class:"gp-class-early",words:n?(0,O.t)("Hide the bars"):(0,O.t)("Show them to me"),
press:o}),(0,k.jsx)($e,{class:"gp-class-reveal",words:(0,O.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(ur,{question:t,room:e,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,O.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(vo,{question:i?t:ql(t),unit:Dt.value})]})}var ql=t=>({...t,outcome:null,class_score:null,
model_score:null}),$e=({words:t,class:e,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:e,"aria-label":n,"aria-expanded":o,onClick:s,children:t});var $l={teacher:1e3,pupil:3e3},wo=W("pupil-name");function cr({element:t,props:e,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=E(null),d=ar(M(
t,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",rt()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...rt(),question:w}),remove:w=>n(
"removed",{...rt(),pupil:w}),rename:w=>{wo.write(w),C()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(e.value||"null");w&&f(
w)});function f(w){switch(w.kind){case"made":p({role:"teacher",begun:w}),w.room&&gn(w.room),w.room&&w.lesson&&!l&&(Ct(),Jt.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":p({role:"pupil",begun:w}),mo(w.locks,w.named,w.seeded),w.room&&C(),w.lesson&&Jt.tell({lesson:w.lesson,step:w.step});return;case"taken":return b(
(0,Tt.t)("Your prediction is in."));case"full":return b((0,Tt.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,Tt.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,Tt.t)(w.text));case"gone":
l=!1,r&&h((0,Tt.t)("This room is closed.")),gn(null);return;case"closed":return gn(null),g();case"left":return g()}}function p(w){Et.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),H()}function g(){r=null,Et.tell(null),clearTimeout(u),mo([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function b(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:wo.read()??"",note:a})}async function H(){clearTimeout(u);
let w=r,B=w&&jl(w);if(!(!w||!B)){if(!document.hidden||w.role==="teacher"){let j=await Wl(B,i?.version??0);if(r!==w)return;if(j==="removed"&&Rs(),j==="gone"||j===
"removed")return f({kind:j});j&&U(w,j)}clearTimeout(u),u=window.setTimeout(H,$l[w.role])}}function U({role:w},B){i=B,P(),w==="pupil"&&Et.tell(B.questions.filter(
({revealed:j})=>j).map(({key:j})=>j))}let C=()=>n("joined",{pupil:io(),name:wo.read()??""}),L=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};Pn.hear(L),document.
addEventListener("gp-predicted",w=>L(w.detail)),Ut.hear(()=>r?.role==="teacher"&&d.enlarge()),ro()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",rt()))}function jl({role:t,begun:e}){return t==="teacher"?e.room&&{...e.room}:e.room===null?null:{code:e.room,pupil:io()}}async function Wl(t,e){try{let n=await fetch(
`class-room?${new URLSearchParams({...t,seen:String(e)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var Lt=m(F(),1);var we=class{newest=0;isNew=!1;recorded=!1;take(e){return e<this.newest?!1:(this.isNew=e>this.newest,this.newest=e,this.recorded=!1,!0)}unstamp(e){let n=e??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var mr=2e3,dr=25e3,Rn=150,Vl=5e3,Dl=2500,Jl=250,Ul=410,pr=W("browser"),ko=new Map,fr=0,zt=!1;function An(t,e){ko.set(t,e)}function gr({props:t,trigger:e,watch:n}){
let o=new we;n("value",()=>{let s=o.unstamp(t.value);s&&o.isNew&&new So(s,e).follow()})}var So=class{constructor(e,n){this.key=e;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let e=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===Ul)return this.lose();if(s!==
200)throw new Error(`status ${s}`);e=zt||performance.now()-o<Rn&&this.next===n?Rn:0}catch{if(e=Math.min(Vl,Math.max(Rn,2*e)),!this.saysLost&&performance.now()-this.
silentSince>Dl){let s=(0,Lt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,lt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&e&&await Ql(e)}}async connect(){let e=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:zl(),...zt&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>e.abort(),zt?dr:mr);try{let r=await fetch(`live-log?${n}`,{signal:e.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>e.abort(),dr),o=!0,fr=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&e.signal.aborted&&!zt&&await Gl()&&(zt=++fr>1),r}finally{clearTimeout(
s),e.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,lt.tell(null))}take(e){let n=this.rest+e,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(e){!e||!this.of||this.unread(ko.get(this.of.name)?.lines(e,this.of.turn)??0)}act(e){let n;try{n=JSON.parse(e)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,e.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),wn.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+Jl-performance.now())))}unread(e){!e||this.broken||
(this.broken=!0,lt.tell({severity:"error",message:(0,Lt.t)("Part of this run arrived damaged and is missing below."),fix:(0,Lt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:e}of ko.values())this.of&&e(this.of.turn);lt.tell({severity:"error",message:(0,Lt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,Lt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function Gl(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(mr)})).ok}catch{return!1}}var yo="";function zl(){return yo||=
pr.read()||Math.random().toString(36).slice(2),pr.write(yo),yo}var Ql=t=>new Promise(e=>setTimeout(e,t));function hr({props:t,trigger:e,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new we,l=de().group(s),c=-1,d=()=>{c!==u.newest&&(c=
u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Yl(a))))};n("value",()=>{let f=u.unstamp(t.value);f!==null&&(de().feedGroup(s,f,u.newest),f&&d())}),
An(r,{lines(f,p){if(!u.take(p))return 0;let g=de().appendGroup(s,f,p);return d(),g},lost(f){f===u.newest&&l.lose()}}),i&&(l.answers.open=({entry:f})=>e("open",{
entry:f}))}function Yl(t){let e=document.getElementById(t);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-r\
educed-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}var br=!1;for(let[t,e]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(t,()=>br=e,{capture:!0,passive:!0});function Rt(t,e){
let n=0,o=()=>{br?s():e()},s=()=>{clearTimeout(n),n=window.setTimeout(o,t)};return s}var Xl=150,Zl=700;function vr({props:t,trigger:e,watch:n},{names:o}){let s=new we,r=de().group("lanes"),i={},a="",u=Rt(Xl,()=>{let{editing:l,lane_model:c}=i,d=JSON.
stringify([l,c,Object.fromEntries(o.map(f=>[f,i[f]]))]);!l||d===a||(a=d,e("held",{held:d}))});yn.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,id:c})=>{
e("lane",{do:l,id:c}),l==="select"&&window.innerWidth<Zl&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(t.value);l&&r.setLanes(
JSON.parse(l))})}var Er=m(ae(),1),Pe=m(F(),1);var dt=window.GenerationPlaygroundKnobs;var ye=(t,e)=>JSON.stringify(t,wr)===JSON.stringify(e,wr),wr=(t,e)=>Fe(e)?Object.fromEntries(Object.entries(e).sort(([n],[o])=>n<o?-1:1)):e,Fe=t=>t!==null&&typeof t==
"object"&&!Array.isArray(t);function be(t,e=44){let n=typeof t=="string"?t:JSON.stringify(t??null);return n.length>e?n.slice(0,e)+"…":n}function Qt(t){let e=t.
trim();if(!e)return;let n=Number(e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function Nn(t){
let e=t.split(/[\s,]+/).filter(Boolean);return e.length?e.map(Qt):void 0}function xo(t){if(t.trim())try{return JSON.parse(t)}catch{return t}}var eu={n:`
`,t:"	",r:"\r","\\":"\\"},tu={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Yt=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):eu[n]),yr=t=>t.replace(/[\\\n\t\r]/g,e=>tu[e]),Po=t=>Array.isArray(t)&&t.every(e=>typeof e=="string");var nu=150,ou=500,Co=class{constructor(e,{name:n,hidden:o}){this.component=e;let{props:s,watch:r}=e;this.name=n,this.knobs=dt.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=E({preset:null,base:{},
set:{},kept:[]});chosen=E({model:"",assistant:null});verdict=E(null);effective=E([]);texts=E(new Map);text="";wantsEffective=!1;facts=new Map;rested=Rt(nu,()=>{
this.ask()});take(e){let n={};try{n=JSON.parse(e??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.set??{},base:r.base??{},kept:r.kept??[]};return this.state.
value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.value),this.component.props.value=this.text}of(e){let n=this.
facts.get(e);if(n)return n;let o=this.byName.get(e);if(!o)throw new Error(`there is no knob ${e}`);let s=Se(()=>JSON.stringify(this.verdict.value?.notes[e]??[])),
r={knob:o,value:Se(()=>this.state.value.set[e]),preset:Se(()=>this.state.value.base[e]),own:Se(()=>this.verdict.value?.defaults[e]),source:Se(()=>this.sourceOf(
e)),notes:Se(()=>JSON.parse(s.value)),idle:Se(()=>this.verdict.value?.idle[e])};return this.facts.set(e,r),r}sourceOf(e){let{base:n,set:o}=this.state.value;return o[e]!==
void 0?ye(o[e],n[e])?"preset":"changed":this.verdict.value?.defaults[e]!==void 0?"model":"library"}change(e,n){this.put({[e]:n}),this.rested()}apply(e){this.put(
Object.fromEntries(Object.entries(e).map(([n,o])=>[n,o??void 0]))),this.ask()}put(e){let{set:n,kept:o}=this.state.value,s=Object.entries({...n,...e}).filter(([,
i])=>i!==void 0),r=o.filter(i=>!(i in e));this.state.value={...this.state.value,set:Object.fromEntries(s),kept:r},this.commit()}reset(e){let{base:n,set:o}=this.
state.value;this.apply({[e]:n[e]!==void 0&&!ye(n[e],o[e])?n[e]:null})}resetAll(e){let n=[...Object.keys(this.state.value.set),...Object.keys(e)];this.apply(Object.
fromEntries(n.map(o=>[o,e[o]??null])))}resetKept(){let{base:e,kept:n}=this.state.value;this.apply(Object.fromEntries(n.map(o=>[o,e[o]??null])))}follow(e){this.chosen.
value.model!==e.model&&(this.texts.value=new Map),this.chosen.value=e,this.ask()}valuesWith(e){let n=this.verdict.value?.defaults??{},o=e.map(s=>[s,n[s]??this.byName.
get(s)?.default??null]);return{...Object.fromEntries(o),...this.state.value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){
let e=this.question(),n;try{n=JSON.parse(await this.component.server.judge_knobs(e))}catch{return}e===this.question()&&(this.verdict.value=n,this.wantsEffective&&
await this.askEffective())}async askEffective(){let e=this.question(),n=JSON.parse(await this.component.server.effective_config(e));e===this.question()&&(this.effective.
value=n)}async splitWords(e){let n=await this.askWords({texts:e}),o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(e){
let n=[...new Set(e)].filter(s=>!this.texts.value.has(s)).slice(0,ou);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??
[]),o.unknown??[]}async askWords(e){let{model:n}=this.chosen.value;return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...e}))),
model:n}}learn(e,n){e!==this.chosen.value.model||!n.length||(this.texts.value=new Map([...this.texts.value,...n]))}},pt=new Map,kr=new Map,Eo=new Map;function Sr(t,e){
let n=new Co(t,e);pt.set(e.name,n);let o=kr.get(e.name);o&&n.follow(o);for(let s of Eo.get(e.name)??[])s(n);return n}function _n(t,e){let n=pt.get(t);n?e(n):Eo.
set(t,[...Eo.get(t)??[],e])}function xr(t,e){kr.set(t,e),pt.get(t)?.follow(e)}var Pr=t=>pt.get(t)?.resetKept(),Cr=t=>pt.get(t)?.text;function Mn(t){let e=pt.get(
t);return{set:e?.state.peek().set??{},assistant:e?.chosen.peek().assistant??null}}var Oo=(t,e)=>pt.get(t)?.resetAll(e);var Te=m(A(),1);function Or(t,e){let{base:n={},set:o={},kept:s=[]}=JSON.parse(t||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[d,f]=[
n[c]??null,o[c]??null];if(JSON.stringify(d)===JSON.stringify(f))return[];if(f===null)return[(0,Pe.t)("{knob} not set",{knob:c})];let p=`${c} ${r(f)}`.trim();return[
r(d??{})?(0,Pe.t)("{now} instead of {before}",{now:p,before:r(d)}):p]}),a=(l,c,d)=>{if(!l.length)return"";let f=l.slice(0,e).join(", ");return l.length<=e?c(f):
d(f,l.length-e)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Pe.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Pe.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Pe.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Pe.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Tr={};function Lr(t,e){Tr[t]=e,po.tell()}var To=8;function su(t,e){
if(e===void 0)return"";if(e===null)return(0,Pe.t)("Of the settings above, only the model and the seed apply here.");if(e==="seed too")return(0,Pe.t)("Of the set\
tings above, only the model applies here.");let{set:n,assistant:o}=Mn(t),s=o&&!e.includes("assistant")?[(0,Pe.t)("draft model {model}",{model:o})]:[],r=Object.entries(
n).filter(([u])=>!e.includes(u)),i=[...s,...r.map(([u,l])=>typeof l=="object"?u:`${u} ${JSON.stringify(l)}`)];if(!i.length)return"";let a=i.slice(0,To).join(", ");
return i.length>To?(0,Pe.t)("Applies here, too: {settings} and {count} more.",{settings:a,count:i.length-To}):(0,Pe.t)("Applies here, too: {settings}.",{settings:a})}
function Rr({element:t,props:e,watch:n},{name:o,leftOut:s}){let r=M(t,".gp-changes"),i=E({applies:"",canTakeAway:!1,before:null});function a(f){let p=Tr[he.value]??
s[he.value],g=Object.keys(Mn(o).set).length>0;i.value={...JSON.parse(e.value||"{}"),applies:su(o,p),canTakeAway:g&&Array.isArray(p),before:g?null:f};let{kept:h,
changed:b,applies:P}=i.value;r.hidden=!(h||b||P||i.value.before)}let u=()=>a(i.value.before);function l(){let f=Mn(o).set;Oo(o,{}),a(f)}function c(){Oo(o,i.value.
before??{}),a(null)}(0,Er.render)((0,Te.jsx)(()=>{let{kept:f,changed:p,applies:g,canTakeAway:h,before:b}=i.value;return(0,Te.jsxs)(Te.Fragment,{children:[f&&(0,Te.jsx)(
Lo,{text:f,button:(0,Te.jsx)(Ro,{words:(0,Pe.t)("reset"),press:()=>Pr(o)})}),g&&(0,Te.jsx)(Lo,{text:g,button:h&&(0,Te.jsx)(Ro,{words:(0,Pe.t)("use the model’s o\
wn settings"),press:l})}),!g&&p&&(0,Te.jsx)(Lo,{text:p}),b&&(0,Te.jsx)(Ro,{words:(0,Pe.t)("put the settings back"),press:c})]})},{}),r),n("value",u),he.subscribe(
u),po.hear(u),at.hear(u)}var Lo=({text:t,button:e})=>(0,Te.jsxs)("span",{children:[t,e&&(t.endsWith(".")?" ":" · "),e]}),Ro=({words:t,press:e})=>(0,Te.jsx)("bu\
tton",{class:"gp-reset",type:"button",onClick:e,children:t});var Ar=m(ae(),1),Ao=m(me(),1),Ue=m(F(),1);var pe=m(A(),1);function Nr({element:t,trigger:e},{entries:n}){(0,Ar.render)((0,pe.jsx)(ru,{entries:n,act:(s,r)=>{e(s,r),Ws()}}),M(t,".gp-examples"))}function ru({
entries:t,act:e}){let[n,o]=(0,Ao.useState)(0),[s,r]=(0,Ao.useState)(0),i=[{title:(0,Ue.t)("Small models"),note:"",entries:t.filter(({bundled:l})=>l)},{title:(0,Ue.t)(
"A real model"),note:(0,Ue.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),kn.tell(l),e("chosen",{index:c})}function u(){o(n-1),e("back",{})}return(0,pe.jsxs)(pe.Fragment,{children:[
(0,pe.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,Ue.t)("Put back what was set before")}),i.length>1&&(0,pe.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,Ue.t)("Examples"),children:i.map(({title:l},c)=>(0,pe.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,pe.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,pe.jsx)("p",{class:"gp-note",children:l.note}),iu(l.entries).map(([d,f])=>(0,pe.jsxs)(
pe.Fragment,{children:[(0,pe.jsx)("h3",{children:d}),(0,pe.jsx)("ul",{"aria-label":(0,Ue.t)("Examples for {model}",{model:d}),children:f.map(p=>(0,pe.jsx)("li",
{children:(0,pe.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(p),children:[(0,pe.jsx)("b",{children:(0,Ue.t)(p.title)}),(0,pe.jsx)("span",{children:(0,Ue.t)(
p.look)})]})}))})]}))]}))]})}function iu(t){let e=[];for(let n of t)e.at(-1)?.[0]!==n.model&&e.push([n.model,[]]),e.at(-1)?.[1].push(n);return e}var Ir=m(F(),1);var au=3e4,_r=()=>{};function je(t){t!==he.value&&_r(t)}function Mr(t){he.value===t&&je(Re)}function Kr({props:t,trigger:e},{once:n,changing:o}){_r=r=>{t.value=
r,e("view")};let s=new Map;wn.hear(()=>o.forEach(r=>s.delete(r))),he.subscribe(r=>{let i=s.get(r);i!==void 0&&(n.includes(r)||performance.now()-i<au)||!(n.includes(
r)||o.includes(r))||(s.set(r,performance.now()),e(`opened_${r}`))})}var lu={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Fr({element:t}){let e=M(t,".gp-header");(0,Ir.translateTemplate)(e);let n=d=>M(e,d),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=d=>d.getAttribute("aria-expanded")==="true";function u(d,f){d.setAttribute("aria-expan\
ded",String(f)),d===o?s.hidden=!f:i.classList.toggle("gp-unfolded",f)}let l=[o,r],c=()=>l.forEach(d=>u(d,!1));e.addEventListener("click",d=>{let f=oe(d,"button[\
data-view]"),p=l.find(g=>g.contains(d.target));if(f?.dataset.view)f.dataset.view!==he.value&&bn.tell(),je(f.dataset.view),c(),s.contains(f)&&o.focus();else if(p){
let g=!a(p);c(),u(p,g),g&&p===o&&(s.querySelector("[aria-selected=true]")??No(s)[0]).focus()}else oe(d,".gp-menu :is(button, a)")&&c()}),document.addEventListener(
"click",d=>{e.contains(d.target)||c()}),e.addEventListener("keydown",d=>{if(d.key==="Escape"&&l.some(a)){s.contains(d.target)&&o.focus(),c();return}let f=oe(d,"\
[role=tab]");if(!f?.parentElement)return;let p=No(f.parentElement),g=lu[d.key],h={Home:0,End:-1}[d.key],b=g?p[(p.indexOf(f)+g+p.length)%p.length]:p.at(h??NaN);!g&&
h===void 0||(d.preventDefault(),b?.focus())}),e.addEventListener("focusout",({relatedTarget:d})=>{d&&!e.contains(d)&&c()}),z(()=>uu(e,he.value)),z(()=>n("[data-\
lessons]").setAttribute("aria-expanded",String(V.isOpen.value)))}var No=t=>[...t.children];function uu(t,e){for(let o of t.querySelectorAll("[role=tablist]")){let s=No(
o),r=s.find(({dataset:i})=>i.view===e);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=t.querySelector(`.gp-lab\
-list [data-view="${e}"]`);M(t,".gp-lab").classList.toggle("gp-selected",!!n),M(t,".gp-lab-which").textContent=n?.textContent??""}function Br(t){he.value=t}var cu=1e4,Hr=new Set(["kept","class"]),qr=()=>{};function Kn(t){Hr.delete(t)&&!Hr.size&&qr()}function $r(){let t=!1,e=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),t=!0,e()?.setAttribute("aria-busy","true")}let o=a=>{oe(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
oe(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),e()?.removeAttribute("aria-busy"),t&&
e()?.click(),t=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,cu);qr=()=>{clearTimeout(i),setTimeout(()=>{
t||vn.tell(),r()})}}var Wr=W("form","tab"),_o=W("form"),Vr=W("form-address","tab"),Dr=W("keep-history"),jr=300,Jr=!1,Mo=null;function Ur(){document.addEventListener("input",()=>Jr=
!0,{once:!0,capture:!0})}var Gr=t=>Mo?.hold(t);function zr(){Mo?.begin(),Kn("kept")}var Qr=()=>at.tell();function Yr(){if(Jr)return[null];let t=Wr.readJson(),[e]=performance.
getEntriesByType("navigation");return t&&e.type==="reload"&&Vr.read()===location.search?[{again:t}]:t?[t]:[Dr.read()==="no"?null:_o.readJson()]}function Xr({props:t,
trigger:e},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let p=(Dr.read()||(t.keep?"yes":"no"))==="yes";if(p||_o.write(null),!i||!o)return;
let g=JSON.stringify(l(o));Wr.write(g),Vr.write(location.search),p&&_o.write(g)}function l(p){let g=c(p),h=document.querySelector("#prompt textarea")?.value;return Object.
assign(g,{prompt:h??g.prompt,knobs:Cr("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&Object.assign(g,JSON.parse(g.others)),n.map(b=>g[b])}let c=p=>Object.
fromEntries([...n,"editing","others"].map((g,h)=>[g,p[h]]));function d(){clearTimeout(a),a=window.setTimeout(u,jr)}function f(){let p=Math.max(0,r+jr-performance.
now());s||=window.setTimeout(()=>{s=0,r=performance.now(),e("hold")},p)}Mo={hold(p){o=p,d(),yn.tell(c(p))},begin(){i=!0,o||f(),d()}},document.addEventListener("\
input",d),at.hear(f),window.addEventListener("pagehide",u),xn.hear(u)}var Ri=m(ae(),1),ht=m(me(),1),$=m(F(),1);var Zr=new Map,ei=(t,e)=>Zr.set(t,e),Xt=(t,e)=>Zr.get(t)?.(e);var Ei=m(ae(),1),$n=m(me(),1),N=m(F(),1);var In=m(me(),1),ft=m(F(),1);var ge=m(A(),1),du=t=>t==null?"":String(t);function mt({row:t,value:e,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,In.useState)(""),c=ye(Qt(
u),e??void 0)?u:du(e),d=t.step||(t.kind==="int"?1:.1),f=(String(d).split(".").at(1)??"").length,p=h=>{l(h),n(Qt(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let b=Qt(c)??o??t.slider_minimum??t.minimum??0;if(typeof b!="number")return;let P=Number((b+(h.key==="ArrowUp"?d:-d)).toFixed(f));
p(String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,P))))};return(0,ge.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:t.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>p(h.value),onKeyDown:g})}var Ko=({knob:t,id:e,
label:n,text:o,value:s,standard:r,change:i})=>(0,ge.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:e,"aria-label":n,"aria\
-valuetext":o,min:t.slider_minimum??void 0,max:t.slider_maximum??void 0,step:t.step||"any",value:String([s,r].find(a=>typeof a=="number")??t.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function pu({knob:t,id:e,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,ge.jsxs)("di\
v",{class:"kp-number",children:[(0,ge.jsx)(mt,{row:t,id:e,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),t.slider_minimum!==null&&(0,ge.jsx)(
Ko,{knob:t,label:(0,ft.t)("{name}, slider",{name:t.name}),value:o,standard:i,change:r})]})}var fu=t=>e=>e?.setAttribute("value",t),At=({id:t,nameId:e,meaningId:n,
options:o,value:s,change:r})=>(0,ge.jsx)("div",{class:"kp-switch",id:t,role:"radiogroup","aria-labelledby":e,"aria-describedby":n,children:o.map(([i,a])=>(0,ge.jsxs)(
"label",{children:[(0,ge.jsx)("input",{type:"radio",name:t,ref:fu(a),checked:ye(i,s),onChange:()=>r(i)}),(0,ge.jsx)("span",{children:a})]},a))}),mu=({id:t,nameId:e,
meaningId:n,value:o,change:s})=>(0,ge.jsx)(At,{id:t,nameId:e,meaningId:n,value:o,change:s,options:[[void 0,(0,ft.t)("not set")],[!0,(0,ft.t)("on")],[!1,(0,ft.t)(
"off")]]});function Io({id:t,meaningId:e,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>ye(u,s)),a=s!==void 0&&i<0;return(0,ge.jsxs)("select",{class:"\
kp-select",id:t,"aria-describedby":e,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,ge.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,ge.jsx)("option",{value:String(l),children:be(u)},l)),a&&(0,ge.jsx)("option",{value:"foreign",disabled:!0,children:be(
s)})]})}var gu=({knob:t,id:e,meaningId:n,value:o,standard:s,change:r})=>(0,ge.jsx)(Io,{id:e,meaningId:n,value:o,change:r,choices:t.choices,unset:s===null?(0,ft.t)(
"not set"):(0,ft.t)("not set (default {value})",{value:be(s)})}),hu=({id:t,meaningId:e,value:n,change:o})=>(0,ge.jsx)("textarea",{class:"kp-text",id:t,"aria-des\
cribedby":e,rows:1,spellcheck:!1,value:n===void 0?"":be(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function Nt(t,e,n){let o=(0,In.useRef)(null),s=o.
current!==null&&ye(e(o.current),t),r=i=>(o.current=i,e(i));return[s?o.current??"":n(t),r]}var ti=({kind:t,minimum:e,maximum:n})=>({kind:t,minimum:e,maximum:n}),
ni={View:mu},Fo={View:pu,isLabelled:!0},oi={View:gu,isLabelled:!0},si={View:hu,isLabelled:!0};var ii=m(ae(),1),gt=m(me(),1),ai=m(Gt(),1),ee=m(F(),1);var q=m(A(),1);function li({knob:t,value:e,change:n}){let[o,s]=Nt(e,xo,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,q.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,ee.t)("{name} as JSON",{name:t.name}),placeholder:(0,ee.t)(t.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var ui={View:()=>(0,q.jsx)("div",{}),canShow:(t,e)=>e===void 0};function ci({words:t,texts:e,change:n}){let[o,s]=(0,gt.useState)([]),r=(0,gt.useRef)(
null),i=d=>d.map(Yt).filter(Boolean),a=ye(i(o),e)?o:e.map(yr),u=a.at(-1)===""?a:[...a,""],l=d=>{s(d);let f=i(d);n(f.length?f:void 0)},c=d=>r.current?.querySelectorAll(
"input")[d]?.focus();return(0,q.jsx)("div",{class:"kp-list",ref:r,children:u.map((d,f)=>(0,q.jsxs)("div",{class:"kp-line",children:[(0,q.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":t.one,autocomplete:"off",spellcheck:!1,placeholder:t.another,value:d,onInput:({currentTarget:p})=>l(u.with(f,p.value)),onKeyDown:p=>{
p.key==="Enter"&&(p.preventDefault(),c(f+1))}}),(0,q.jsx)(bu,{text:Yt(d),line:d}),(0,q.jsx)("button",{class:"kp-icon",type:"button","aria-label":t.remove,hidden:!d,
onClick:()=>{l(u.toSpliced(f,1)),c(f+1)},children:"×"})]},f))})}function bu({text:t,line:e}){let n=o=>{o?.replaceChildren(),o&&(t!==t.trim()||t!==e)&&(0,ai.fillText)(
o,t)};return(0,q.jsx)("span",{class:"kp-shown",title:(0,ee.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var vu=({value:t,change:e})=>(0,q.jsxs)(
"div",{class:"kp-editor",children:[(0,q.jsx)(ci,{words:{one:(0,ee.t)("text"),another:(0,ee.t)("another text"),remove:(0,ee.t)("Remove this text")},texts:t===void 0?
[]:Po(t)?t:[be(t,1/0)],change:e}),(0,q.jsx)("p",{class:"kp-faint",children:(0,ee.t)("Write \\n for a line break and \\t for a tab.")})]}),di={View:vu},pi=t=>Array.
isArray(t)&&t.length===2;function wu({id:t,value:e,change:n}){let o=pi(e)?e:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,ee.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,ee.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,q.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,q.jsxs)(ii.Fragment,{children:[
(0,q.jsx)("label",{for:`${t}-${i}`,children:a}),(0,q.jsx)(mt,{id:`${t}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:d=>s(c,d)})]},i))})}var fi={View:wu,
canShow:(t,e)=>e===void 0||pi(e)};function yu({knob:t,panel:e,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,gt.useState)(!1),[l,c]=Nt(r,Nn,h=>Array.isArray(
h)?h.join(", "):""),d=(0,gt.useRef)(null),f=Array.isArray(r)||a&&r===void 0,p=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>d.current?.
focus())},g=e.verdict.value?.layers;return(0,q.jsxs)("div",{class:"kp-editor",children:[(0,q.jsx)(At,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,ee.t)("not s\
et")],["low","low"],["high","high"],["list",(0,ee.t)("layers")]],value:f?"list":r,change:p}),(0,q.jsx)("input",{class:"kp-wide",ref:d,id:`${n}-list`,type:"text",
hidden:!f,placeholder:"0, 2, 4","aria-label":(0,ee.t)("{name}: layer numbers",{name:t.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,q.jsx)("p",{class:"kp-faint",children:g?(0,ee.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var mi={View:yu,canShow:(t,e)=>e===
void 0||e==="low"||e==="high"||Array.isArray(e)},ku={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
ri=JSON.stringify(ku,null,2),Su=["choices","regex","json_schema"];function xu({id:t,nameId:e,meaningId:n,value:o,change:s}){let r=Fe(o)?o:{},i=Su.find(h=>h in r),
[a,u]=(0,gt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),d=h=>{u(h),s(void 0)},[f,p]=Nt(r.json_schema,xo,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,q.jsx)(ci,{words:{one:(0,ee.t)("choice"),another:(0,ee.t)("another choice"),remove:(0,ee.t)("Remove this choi\
ce")},texts:Po(r.choices)?r.choices:[],change:c}),regex:(0,q.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,ee.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":be(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:ri,spellcheck:!1,
"aria-label":(0,ee.t)("JSON schema"),value:f,onInput:({currentTarget:h})=>c(p(h.value))}),(0,q.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(p(ri)),
children:(0,ee.t)("Use an example")})]})};return(0,q.jsxs)("div",{class:"kp-editor",children:[(0,q.jsx)(At,{id:t,nameId:e,meaningId:n,options:[[void 0,(0,ee.t)(
"not set")],["choices",(0,ee.t)("choices")],["regex","regex"],["json_schema",(0,ee.t)("JSON schema")]],value:l,change:d}),l&&g[l]]})}var gi={View:xu};var hi=m(ae(),1),bi=m(me(),1),Ge=m(F(),1);var fe=m(A(),1),Pu=30,Cu=5,vi=()=>[...crypto.getRandomValues(new Uint16Array(Pu))].map(t=>t%1e3),Fn=({fields:t},e)=>t.filter(({name:n})=>e.includes(n)).length;function wi({
forms:t},e){let n=Object.keys(e),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(e[r]),s=t.find(({fields:r})=>r.some(o))??t.reduce((r,i)=>Fn(
i,n)>Fn(r,n)?i:r);return Fn(s,n)<n.length?null:s}function Eu({kind:t,choices:e},n){return n===void 0?!0:t==="bool"?typeof n=="boolean":t==="choice"?e.some(o=>ye(
o,n)):t==="flags"?Fe(n)&&Object.entries(n).every(([o,s])=>s===!0&&e.includes(o)):t==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Ou(t,e){
if(e===void 0)return!0;let n=Fe(e)?wi(t,e):null;return n!==null&&Fe(e)&&n.fields.every(o=>Eu(o,e[o.name]))}function Tu({knob:t,id:e,nameId:n,value:o,change:s}){
let[r,i]=(0,bi.useState)(null),a=Fe(o)?o:null,u=a&&r&&Fn(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:wi(t,a)),c=t.forms.map(({name:p})=>[p,t.forms.length>
1?(0,Ge.t)(p):(0,Ge.t)("set")]),d=p=>{let g=t.forms.find(b=>b.name===p)??null;i(g);let h=g?.fields.filter(({required:b})=>b);s(h&&Object.fromEntries(h.map(b=>[b.
name,Lu(b)])))},f=(p,g)=>{let h=l?.fields.map(P=>P.name)??[],b={...a,[p]:g};s(Object.fromEntries(h.filter(P=>b[P]!==void 0).map(P=>[P,b[P]])))};return(0,fe.jsxs)(
"div",{class:"kp-editor",children:[(0,fe.jsx)(At,{id:`${e}-form`,nameId:n,options:[[void 0,(0,Ge.t)("not set")],...c],value:l?.name,change:d}),(0,fe.jsx)("p",{class:"\
kp-faint",children:(0,Ge.t)(l?.meaning)}),(0,fe.jsx)("div",{class:"kp-fields",children:l?.fields.map(p=>{let g=`${e}-${p.name}`;return(0,fe.jsxs)(hi.Fragment,{children:[
(0,fe.jsx)("label",{for:g,title:(0,Ge.t)(p.meaning),children:p.name+(p.required?" *":"")}),(0,fe.jsx)(Ru,{field:p,id:g,value:a?.[p.name],change:h=>f(p.name,h)}),
(0,fe.jsx)("p",{class:"kp-faint",children:(0,Ge.t)(p.meaning)}),p.kind==="ints"&&p.required&&(0,fe.jsx)("button",{class:"kp-link",type:"button",onClick:()=>f(p.
name,vi()),children:(0,Ge.t)("Draw new keys")})]},p.name)})})]})}var Lu=t=>t.kind==="ints"?vi():t.default??Cu;function Ru({field:t,id:e,value:n,change:o}){let{kind:s}=t;
if(s==="bool"||s==="choice")return(0,fe.jsx)(Io,{id:e,value:n,change:o,choices:s==="bool"?[!0,!1]:t.choices,unset:(0,Ge.t)("not set ({value})",{value:be(t.default)})});
if(s==="flags")return(0,fe.jsx)(Au,{field:t,id:e,value:n,change:o});if(s==="ints")return(0,fe.jsx)(Nu,{field:t,id:e,value:n,change:o});let r=t.default;return(0,fe.jsx)(
mt,{id:e,value:n,change:o,standard:r,row:ti(t),hint:r===null?"–":String(r)})}function Au({field:t,id:e,value:n,change:o}){let s=Fe(n)?n:{},r=t.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,fe.jsx)("div",{class:"kp-flags",id:e,role:"grou\
p","aria-label":t.name,children:r.map(a=>(0,fe.jsxs)("label",{children:[(0,fe.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Nu({id:t,value:e,change:n}){let[o,s]=Nt(e,Nn,r=>Array.isArray(r)?r.join(", "):r===void 0?"":be(r,1/0));return(0,fe.jsx)("t\
extarea",{class:"kp-text",id:t,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var yi={View:Tu,canShow:Ou};var We=m(me(),1),ki=m(Gt(),1),J=m(F(),1),Si=m(On(),1);var K=m(A(),1),_u=120,Mu=5,Bo=t=>Number.isInteger(t)&&Number(t)>=0,Xe=t=>Array.isArray(t)&&t.length>0&&t.every(Bo),Bn=(t,e)=>Array.isArray(t)&&t.every(e),Ho=t=>Bn(
t,Xe),Ku=t=>Array.isArray(t)&&t.length===2&&Xe(t[0]),Iu=t=>Xe(t)||Ho(t),Fu=t=>Fe(t)&&(Xe(t.phrase)||Ho(t.any_of)),_t=t=>({options:[[t]]}),xi=t=>({options:[t]}),
Zt=({options:t})=>t[0][0],qo={token:{isSingle:!0,isFlat:!0,read:t=>Bo(t)?[_t(t)]:null,write:t=>Zt(t[0])},tokens:{isFlat:!0,read:t=>Bo(t)?[_t(t)]:Xe(t)?t.map(_t):
null,write:t=>t.length===1?Zt(t[0]):t.map(Zt)},words:{isFlat:!0,read:t=>Xe(t)?t.map(_t):null,write:t=>t.map(Zt)},word_groups:{read:t=>Ho(t)?t.map(xi):null,write:t=>t.
map(({options:e})=>e[0])},words_with_bias:{isBiased:!0,read:t=>Bn(t,Ku)?t.map(([e,n])=>({options:[e],bias:n})):null,write:t=>t.map(({options:e,bias:n})=>[e[0],n??
null])},alternatives:{hasAlternatives:!0,read:t=>Bn(t,Iu)?t.map(e=>({options:Xe(e)?[e]:e})):null,write:t=>t.map(({options:e})=>e.length===1?e[0]:e)},constraints:{
hasAlternatives:!0,read:t=>Bn(t,Fu)?t.map(({phrase:e,any_of:n})=>({options:e?[e]:n??[]})):null,write:t=>t.map(({options:e})=>e.length===1?{phrase:e[0]}:{any_of:e})}},
en={ways:[],unknown:[]};function Bu(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(/\d+/g)??[]).map(Number);return Xe(e)&&e.every(Number.isSafeInteger)?
e:null}async function Hu(t,e){let n=Yt(t),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await e.splitWords(s?[" "+o,o]:
[n]);if(i)return{...en,problem:(0,J.t)(i)};let a=[{when:(0,J.t)("as typed"),tokens:r[0]}];s&&ye(r[0],r[1])?a=[{when:(0,J.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,J.t)("inside a sentence"),tokens:r[0]},{when:(0,J.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=Bu(t),l=u?await e.textsOf(u):[];if(u){let c=u.
map(d=>[d,e.texts.value.get(d)]);a.unshift({when:u.length>1?(0,J.t)("these token ids"):(0,J.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var Hn=({tokens:t})=>t.map(([e])=>e),$o=({token:[t,e]})=>(0,K.jsxs)(K.Fragment,{children:[e===void 0?(0,K.jsx)("span",{class:"kp-piece"}):(0,K.jsx)(Si.TokenLabel,
{class:"kp-piece",text:e}),(0,K.jsx)("span",{class:"kp-id",children:t})]});function qu({form:t,offers:{ways:e,unknown:n,problem:o},add:s}){if(o)return(0,K.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,J.t)("The model has no token {ids}.",{ids:n.join(", ")}),e.some(({isAlone:i})=>i)&&(0,J.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),t.isFlat&&e.some(({tokens:i})=>i.length>1)&&(t.isSingle?(0,J.t)("Choose on\
e token."):(0,J.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,K.jsxs)(K.Fragment,{children:[e.map(
i=>(0,K.jsxs)("div",{class:"kp-offer",children:[(0,K.jsx)("span",{class:"kp-when",children:i.when}),(0,K.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>t.
isFlat?(0,K.jsx)($u,{token:a,press:()=>s([[a[0]]])}):(0,K.jsx)("span",{class:"kp-token",children:(0,K.jsx)($o,{token:a})}))}),!t.isFlat&&(0,K.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,J.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([Hn(i)]),children:(0,J.t)("Add")})]},i.when)),!t.isFlat&&!t.hasAlternatives&&
e.length===2&&(0,K.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(e.map(Hn)),children:(0,J.t)("Add both")}),r.length>0&&(0,K.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function $u({token:t,press:e}){let[n,o]=t,s=o===void 0?(0,J.t)("Add token {id}",{id:n}):(0,J.t)("Add token {id}: {text}",{id:n,text:(0,ki.quoted)(
o)});return(0,K.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:e,children:(0,K.jsx)($o,{token:t})})}function ju({knob:t,panel:e,id:n,meaningId:o,
value:s,change:r}){let i=qo[t.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,We.useState)(""),[c,d]=(0,We.useState)(en),[f,p]=(0,We.useState)(null),g=(0,We.useRef)(
null),h=(0,We.useRef)(0),b=(0,We.useRef)(0),P=S=>r(S.length?i.write(S):void 0),H=()=>{h.current+=1,clearTimeout(b.current),l(""),d(en),p(null)},U=S=>{P(Wu(i,a,S,
f)),H(),g.current?.focus()},C=async S=>{let G=++h.current,ke=(0,J.t)("The server does not answer. Try again in a moment."),He=S?await Hu(S,e).catch(()=>({...en,
problem:ke})):en;return G!==h.current?null:(d(He),He)},L=S=>{l(S),clearTimeout(b.current),b.current=window.setTimeout(()=>{C(S)},_u)},w=async()=>{clearTimeout(b.
current);let S=(await C(u))?.ways.at(0);S&&U([i.isFlat?Hn(S).slice(0,1):Hn(S)])},B=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||f!==null)&&
(S.preventDefault(),H())},j=e.texts.value,ne=a.flatMap(({options:S})=>S.flat()).filter(S=>!j.has(S));return(0,We.useEffect)(()=>{ne.length&&e.textsOf(ne).catch(
()=>[])},[ne.join()]),(0,K.jsxs)("div",{class:"kp-editor",children:[(0,K.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,G)=>(0,K.jsx)(
Vu,{form:i,row:S,texts:j,setBias:ke=>P(a.with(G,{...S,bias:ke})),grow:()=>{p(G),g.current?.focus()},remove:()=>{f===G&&p(null),P(a.toSpliced(G,1)),g.current?.focus()}},
G))}),(0,K.jsx)("p",{class:"kp-faint",hidden:f===null,children:f!==null&&(0,J.t)("Another alternative to word {number}:",{number:f+1})}),(0,K.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,J.t)("type a token, or its id"):(0,J.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>L(S.value),onKeyDown:B}),(0,K.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,K.jsx)(qu,{
form:i,offers:c,add:U})})]})}function Wu(t,e,n,o){if(t.isSingle)return[_t(n[0][0])];if(t.isFlat){let s=new Set(e.map(Zt));return[...e,...n.flat().filter(r=>!s.has(
r)).map(_t)]}if(o!==null&&o<e.length){let s=e[o];return e.with(o,{...s,options:[...s.options,...n]})}return[...e,...n.map(s=>t.isBiased?{options:[s],bias:Mu}:xi(
s))]}function Vu({form:t,row:e,texts:n,setBias:o,grow:s,remove:r}){let i=e.options[0].map(a=>n.get(a)??a).join("").trim();return(0,K.jsxs)("li",{class:"kp-row",
children:[e.options.map((a,u)=>(0,K.jsxs)(K.Fragment,{children:[u>0&&(0,K.jsx)("span",{class:"kp-or",children:(0,J.t)("or")}),(0,K.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,K.jsx)("span",{class:"kp-token",children:(0,K.jsx)($o,{token:[l,n.get(l)]})}))})]})),t.isBiased&&(0,K.jsx)("span",{class:"kp-faint",children:(0,J.t)(
"bias")}),t.isBiased&&(0,K.jsx)(mt,{row:{kind:"float",step:.5},label:(0,J.t)("Bias of {name}",{name:i}),value:e.bias??void 0,change:o}),t.hasAlternatives&&(0,K.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,J.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,J.t)("or…")}),(0,K.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,J.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var Du={View:ju,isLabelled:!0,canShow:({editor:t},e)=>e===
void 0||qo[t].read(e)!==null},Pi=Object.fromEntries(Object.keys(qo).map(t=>[t,Du]));var Ci={...Pi,switch:ni,number:Fo,slider:Fo,choice:oi,text:si,strings:di,decay:fi,fields:yi,layers:mi,structure:gi},qn=t=>t in Ci?Ci[t]:ui;var R=m(A(),1),jo=t=>({changed:(0,N.t)("changed"),preset:(0,N.t)("preset"),model:(0,N.t)("model"),library:(0,N.t)("library")})[t],Mt=t=>({changed:(0,N.t)("chang\
ed by you"),preset:(0,N.t)("set by the preset (the chosen strategy)"),model:(0,N.t)("the model's own default"),library:""})[t],It={error:"✕",warning:"▲",info:"\
ℹ"},Kt=({name:t})=>(0,R.jsx)(R.Fragment,{children:t.split(/(?<=_)/).map(e=>(0,R.jsxs)(Ei.Fragment,{children:[e,(0,R.jsx)("wbr",{})]},e))});function jn(t,e){let n=document.
querySelector(`[id="${t.name}-${e}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Wo({panel:t,name:e,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=t.of(e),[l,c]=(0,$n.useState)(!1),[d,f]=(0,$n.useState)(!1),[p,g]=(0,$n.useState)(!1),h=`${t.name}-${e}`,{View:b,isLabelled:P,canShow:H}=qn(
o.editor),U=!H||H(o,s.value);!U&&!l&&c(!0);let C=`${h}-name`,L={knob:o,panel:t,id:`${h}-control`,nameId:C,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:ne=>t.change(e,ne)},w=()=>{f(l&&!U),(!l||U)&&c(!l)},B=l||!U,j=u.value;return(0,R.jsxs)("div",{class:a.value.some(({severity:ne})=>ne===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":e,"data-source":i.value,hidden:n,children:[(0,R.jsxs)("div",{class:"kp-head",children:[P&&!B?(0,R.jsx)("l\
abel",{class:"kp-name",id:C,for:L.id,children:(0,R.jsx)(Kt,{name:e})}):(0,R.jsx)("span",{class:"kp-name",id:C,children:(0,R.jsx)(Kt,{name:e})}),(0,R.jsx)("span",
{class:"kp-source",title:Mt(i.value),children:Mt(i.value)&&jo(i.value)}),(0,R.jsxs)("span",{class:"kp-tools",children:[H&&(0,R.jsx)(Ju,{name:e,isJson:B,turn:w}),
(0,R.jsx)(Gu,{panel:t,name:e}),(0,R.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":p,"aria-label":(0,N.t)("More about {name}",{name:e}),onClick:()=>g(
!p),children:"?"})]})]}),H?(0,R.jsxs)("div",{class:"kp-editor",children:[B?(0,R.jsx)(li,{...L}):(0,R.jsx)(b,{...L}),(0,R.jsx)("span",{class:"kp-faint",children:d&&
!U&&(0,N.t)("The editor cannot show this value.")})]}):(0,R.jsx)(b,{...L}),(0,R.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(ne=>(0,R.jsx)(Vo,
{note:ne,panel:t}))}),(0,R.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,N.t)(o.meaning)," ",(0,R.jsx)(Uu,{knob:o,own:r.value})," ",(0,R.jsx)("sp\
an",{class:"kp-idle",children:j&&(0,N.t)("No effect now: {why}.",{why:j})})]}),p&&(0,R.jsx)(zu,{knob:o})]})}function Ju({name:t,isJson:e,turn:n}){let o=e?(0,N.t)(
"Back to the editor of {name}",{name:t}):(0,N.t)("Edit {name} as JSON",{name:t});return(0,R.jsx)("button",{class:"kp-link",type:"button","aria-pressed":e,"aria-\
label":o,onClick:n,children:e?(0,N.t)("Editor"):"JSON"})}function Uu({knob:t,own:e}){let n=Oi(t,e===void 0?t.default:e),o=(e===void 0?t.default:e)===null;return e===
void 0?(0,R.jsx)("span",{class:"kp-standard",title:(0,N.t)("The library's default: it applies unless the knob is set"),children:o?(0,N.t)("No default."):(0,N.t)(
"Default: {value}.",{value:n})}):(0,R.jsx)("span",{class:"kp-standard",title:(0,N.t)("From the model's own generation config"),children:o?(0,N.t)("No default."):
(0,N.t)("The model's default: {value}.",{value:n})})}var Oi=({editor:t},e)=>t==="switch"&&typeof e=="boolean"?e?(0,N.t)("on"):(0,N.t)("off"):be(e,30);function Gu({
panel:t,name:e}){let{knob:n,value:o,preset:s,source:r}=t.of(e),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Oi(n,i),[l,c]=a?i===void 0?[(0,N.t)(
"Back to its default"),(0,N.t)("Reset {name} to its default",{name:e})]:[(0,N.t)("Back to the preset: {value}",{value:u}),(0,N.t)("Reset {name} to the preset: {\
value}",{name:e,value:u})]:[(0,N.t)("Unset it: the default applies"),(0,N.t)("Unset {name}",{name:e})],d=()=>{t.reset(e),jn(t,e)};return(0,R.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:d,children:a?"↺":"×"})}function zu({knob:t}){let e=t.needs.map(o=>(0,N.t)(
o)).join("; "),n=Qu(t);return(0,R.jsxs)("div",{class:"kp-help",children:[(0,R.jsx)("p",{children:(0,N.t)(t.explanation)}),n&&(0,R.jsx)("p",{children:n}),e&&(0,R.jsx)(
"p",{children:(0,N.t)("It has an effect only under these conditions: {needs}.",{needs:e})}),t.conflicts.map(o=>(0,R.jsx)("p",{children:(0,N.t)(o)})),t.paper&&(0,R.jsxs)(
"p",{children:[(0,N.t)("Read more:")," ",(0,R.jsx)("a",{href:t.paper,target:"_blank",rel:"noopener noreferrer",children:t.paper.replace(/^https?:\/\//,"")})]})]})}
function Vo({note:t,panel:e}){let{knob:n,press:o}=t,s=e.byName.has(n),r=s?o&&!(n in o.change):e.state.value.set[n]!==void 0,i=a=>{e.apply(a),s&&jn(e,n)};return(0,R.jsxs)(
"div",{class:`kp-note kp-${t.severity}`,children:[(0,R.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:It[t.severity]}),(0,R.jsxs)("span",{class:"kp-\
said",children:[(0,N.t)(t.message)+" ",!o?.whole&&(0,R.jsx)("strong",{children:(0,N.t)(t.fix)}),!o?.whole&&" ",o&&(0,R.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,N.t)(o.label)}),o&&" ",r&&(0,R.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,N.t)(
"Unset {name}",{name:n}):(0,N.t)("Remove {name}",{name:n})})]})]})}function Qu({minimum:t,maximum:e,open_minimum:n,open_maximum:o}){let r=[];return t!==null&&r.
push(n?(0,N.t)("greater than {low}",{low:t}):(0,N.t)("at least {low}",{low:t})),e!==null&&e<2147483647&&r.push(o?(0,N.t)("less than {high}",{high:e}):(0,N.t)("a\
t most {high}",{high:e})),r.length?(0,N.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Do=m(F(),1);var tn=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Ti(t,e){let n=tn(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(o=>n.
some(s=>s.startsWith(o)))}var Yu=(t,e)=>t.every(n=>tn(e).join(" ").includes(n));function Li(t,e){let n=tn(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let o=dt.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=dt.elsewhere.filter(({words:u})=>u.some(l=>Ti(n,l))),r=e.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Do.t)(l),...c].some(d=>Ti(n,d)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Do.t)(l))].join(" ");return{knobs:e.filter(u=>Yu(n,a(u))),beside:s,absent:o}}var x=m(A(),1),Xu=60;function Ai(t,e){let n=Sr(t,e);D().answers.knobs=({change:o})=>n.apply(o),(0,Ri.render)((0,x.jsx)(Zu,{panel:n}),M(t.element,".kp"))}function Zu({
panel:t}){let[e,n]=(0,ht.useState)(""),[o,s]=(0,ht.useState)([]),r=Li(e,t.knobs),i=tn(e).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(d=>c?[...new Set(
[...d,l])]:d.filter(f=>f!==l));return(0,ht.useLayoutEffect)(()=>{ei(t,l=>{let c=t.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>ec(t,
l)))})},[t]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(sc,{panel:t,typed:e,type:n,found:r,isSearching:i}),(0,x.jsx)(ic,{panel:t,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,$.t)("The knobs that matter most"),children:t.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Wo,{panel:t,name:l,
hidden:!a.has(l)},l))}),dt.groups.map(l=>(0,x.jsx)(tc,{panel:t,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(lc,{panel:t,hidden:i})]})}
function ec(t,e){let n=document.getElementById(`${t.name}-${e}`);n&&(n.scrollIntoView({block:"center"}),jn(t,e),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function tc({panel:t,title:e,names:n,isSearching:o,isOpen:s,turn:r}){let i=t.knobs.filter(({group:p})=>p===e),a=i.filter(({basic:p})=>!p),
u=[...a.filter(p=>!p.managed_because),...a.filter(p=>p.managed_because)],l=i.filter(({basic:p})=>p),c=u.some(({name:p})=>n.has(p)),d=o?c:s,f=(0,ht.useRef)(!1);return f.
current||=d,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":e,hidden:!c,open:d,onToggle:({currentTarget:p})=>!o&&r(p.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,$.t)(e),(0,x.jsx)(oc,{panel:t,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[f.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,$.t)("Always in view, above:")," ",l.map(({name:p},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(Ni,{panel:t,name:p})]}))]}),
f.current&&u.map(p=>(0,x.jsx)(nc,{panel:t,knob:p,names:n},p.name))]})]}):null}function nc({panel:t,knob:e,names:n}){let o=!n.has(e.name);return e.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":e.name,hidden:o,children:[(0,x.jsx)("code",{children:e.name})," ",(0,$.t)(e.managed_because)]}):(0,x.jsx)(
Wo,{panel:t,name:e.name,hidden:o})}function oc({panel:t,knobs:e}){let n=e.filter(({name:r})=>t.state.value.set[r]!==void 0).length,o=e.filter(({name:r})=>t.verdict.
value?.notes[r]).length,s=[n?(0,$.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:t.verdict.value&&s.filter(Boolean).
join(" · ")})}var Ni=({panel:t,name:e})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,$.t)("Go to {name}",{name:e}),onClick:()=>Xt(
t,e),children:(0,x.jsx)(Kt,{name:e})});function sc({panel:t,typed:e,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,$.t)("N\
o knob."):(0,$.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,$.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${t.name}-search`,type:"search",placeholder:(0,$.t)("Search {count} knobs",{count:t.knobs.
length}),"aria-label":(0,$.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:e,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!e||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(rc,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,$.t)(l)}))]})]})}var nn=t=>t?document.getElementById(t):null;function rc({
place:{text:t,id:e,inside:n}}){let o=r=>{let i=nn(e)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{nn(e)?.offsetParent||nn(n)?.querySelector("button.label-wrap")?.click(),o(Xu)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,$.t)(t)," ",(nn(e)||nn(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,$.t)("Go to it")})]})}function ic({
panel:t,open:e,hidden:n}){let{base:o,set:s}=t.state.value,r=t.verdict.value,i=(0,$.t)(r?.mode),a=r?.differs.length??0,u=a?(0,$.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,$.t)("No knobs differ from the model's defaults."),l=({basic:d,group:f})=>!d&&!e.includes(
f),c=Object.entries(r?.notes??{}).flatMap(([d,f=[]])=>{let p=t.byName.get(d);return p?l(p)?f.filter(({severity:g})=>g==="error"):[]:f});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,$.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(d=>(0,x.jsx)(
ac,{panel:t,name:d},d))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:ye(s,o),onClick:()=>t.resetAll(
t.state.value.base),children:(0,$.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>t.resetAll(
{}),children:(0,$.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(d=>(0,x.jsx)(Vo,{note:d,
panel:t}))})]})}function ac({panel:t,name:e}){let n=t.sourceOf(e),o=t.verdict.value?.notes[e]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,$.t)("Go to this knob ({source})",{source:Mt(n)}),onClick:()=>Xt(t,e),children:[
e,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,$.t)("See the note at the knob"),children:It[s]})]})}function lc({panel:t,hidden:e}){let n=t.effective.value,o=s=>{
t.wantsEffective=s,s&&t.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:e,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,$.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,$.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,$.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,$.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
Ni,{panel:t,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[be(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,$.t)(a),children:` ○ ${(0,$.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:jo(i)})]},s))})]})})]})}var _i=m(ae(),1),bt=m(F(),1);var re=m(A(),1),uc=["switch","choice"];function Mi({element:t},{name:e,essential:n}){let o=M(t,".kq-knobs"),s=M(t,".kq-count");M(t,".kq").setAttribute("aria-lab\
el",(0,bt.t)("The knobs that matter for this strategy")),_n(e,r=>{M(t,".kq-number-of").textContent=(0,bt.t)("All {count} knobs",{count:r.knobs.length}),(0,_i.render)(
(0,re.jsx)(cc,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${It[u?"error":"warning"]} ${a.length}`:""})})}function cc({panel:t,essential:e}){let n=(t.verdict.value?.essential??e).filter(
o=>t.byName.has(o));return(0,re.jsx)(re.Fragment,{children:n.map(o=>(0,re.jsx)(dc,{panel:t,name:o},o))})}function dc({panel:t,name:e}){let{knob:n,value:o,own:s,
source:r,notes:i}=t.of(e),a=`quick-${e}`,u=["slider","number"].includes(n.editor),l=uc.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:d}=qn(n.
editor),f={knob:n,panel:t,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>t.change(e,P)},p=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=p?`${(0,bt.t)(p.message)} ${(0,bt.t)(p.fix)}`:(0,bt.t)(n.meaning),h=Mt(r.value),b=(0,re.jsxs)(re.Fragment,{children:[(0,re.jsx)(Kt,{name:e}),
(0,re.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":p?.severity??"",children:p&&It[p.severity]})]});return(0,re.jsxs)("div",{class:"kq-knob",
"data-knob":e,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!d?(0,re.jsx)("span",{class:"kp-name",id:f.nameId,children:b}):(0,re.jsx)(
"label",{class:"kp-name",id:f.nameId,for:a,children:b}),l?(0,re.jsx)(c,{...f}):u?(0,re.jsx)(pc,{...f}):(0,re.jsx)(fc,{...f})]})}function pc({knob:t,id:e,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,re.jsxs)("span",{class:"kq-number",children:[(0,re.jsx)(Ko,{knob:t,id:e,value:n,standard:o,
change:s,text:i}),(0,re.jsx)("output",{class:"kq-value",for:e,"aria-live":"off",children:i})]})}function fc({knob:t,panel:e,id:n,value:o}){return(0,re.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{uo("knobs"),Xt(e,t.name)},children:o===void 0?(0,bt.t)("set …"):be(o,18)})}var Fi=m(ae(),1),Bi=m(me(),1),Ze=m(F(),1),Hi=m(Ii(),1);var Ve=m(A(),1);function qi({element:t,props:e,server:n,watch:o}){let s=M(t,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");D().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,Ze.t)("Pictures and sounds"));function u(c){e.value=JSON.stringify(c),l()}function l(){if(e.value===i)return;let c=mc(
e.value);for(let{key:p,sha256:g}of c)p&&r.set(g,p);let d=c.map(p=>p.key?p:{...p,key:r.get(p.sha256)});if(d.some(({key:p},g)=>p!==c[g].key))return u(d);i=e.value;
let f=c.map((p,g)=>(0,Ve.jsx)(gc,{item:p,fileOf:a,remove:()=>u(c.filter((h,b)=>b!==g))},p.sha256));(0,Fi.render)(f,s)}o("value",l),l()}function mc(t){try{return JSON.
parse(t||"[]")}catch{return[]}}function gc({item:t,fileOf:e,remove:n}){let[o,s]=(0,Bi.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=t,c=t.kind==="i\
mage",d=c?(0,Ze.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,Ze.t)("Sound, {seconds} s",{seconds:l});return(0,Ve.jsxs)("li",{children:[(0,Ve.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${d}: ${c?(0,Ze.t)("Show it"):(0,Ze.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await e(r)),children:(0,Ve.jsx)(Hi.Preview,{kind:t.kind,preview:i})}),(0,Ve.jsx)("span",{children:r?d:(0,Ze.t)("{what}: the file was not kept",{what:d})}),
(0,Ve.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,Ze.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,Ve.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,Ve.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var Di=m(ae(),1),Qo=m(me(),1),te=m(F(),1);var Wn=m(me(),1);function $i(t){let e=(0,Wn.useRef)(null);return(0,Wn.useLayoutEffect)(()=>{e.current&&(t()?.querySelector(e.current)?.focus(),e.current=null)}),
n=>e.current=n}var De=m(F(),1),Ce=m(A(),1),Jo=["tools","documents"],hc={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Uo=({reads:t})=>t?.arguments??[],ji=t=>Uo(t).length>0||Jo.some(e=>t.reads?.[e]);function Wi({state:t,isOpen:e,press:n}){let s=Uo(t).filter(([
r])=>r in t.arguments).length+Jo.filter(r=>t.reads?.[r]&&t[r].trim()).length;return(0,Ce.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":e?
"true":"false",hidden:!ji(t),onClick:n,children:s?(0,De.t)("Template arguments ({count})",{count:s}):(0,De.t)("Template arguments")})}function Vi({state:t,isOpen:e,
defaults:n,set:o}){let s=ji(t)&&e&&t.kind==="chat"&&t.on,r={tools:(0,De.t)("Tools, a JSON list"),documents:(0,De.t)("Documents, a JSON list")};return(0,Ce.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,De.t)("Template arguments"),hidden:!s,children:[(0,Ce.jsx)("div",{class:"gp-argument-list",children:Uo(
t).map(([i,a])=>(0,Ce.jsx)(bc,{name:i,kind:a,state:t,defaults:n,set:o},i))}),Jo.map(i=>(0,Ce.jsxs)("label",{class:`gp-${i}`,hidden:!t.reads?.[i],children:[(0,Ce.jsx)(
"span",{children:r[i]}),(0,Ce.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:hc[i],value:t[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function bc({
name:t,kind:e,state:n,defaults:o,set:s}){let r=n.arguments[t],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([f])=>f!==t)),d=l===""||l===o[t];
s({arguments:d?c:{...c,[t]:l}})};if(e!=="bool")return(0,Ce.jsxs)("label",{"data-kind":e,children:[(0,Ce.jsx)("code",{children:t}),(0,Ce.jsx)("input",{type:"text",
placeholder:(0,De.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[t],u=r!==void 0?(0,De.t)("Set here."):
a===void 0?(0,De.t)("Not set: the template decides."):(0,De.t)("Not set: this is what the template takes.");return(0,Ce.jsxs)("label",{"data-kind":e,title:u,children:[
(0,Ce.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ce.jsx)("code",{children:t})]})}var _=m(A(),1),vc=250,Go=["user","assistant","system"],wc={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},Ji=()=>{},Ui=t=>Ji(t);function Gi({element:t,props:e,server:n,trigger:o,watch:s}){let r=M(t,".gp-beside"),i=D(),a=E(wc),u=E({prompt:"",model:""}),l=E(
{}),c=E(!1),d="",f="plain true";function p(){let L={};try{L=JSON.parse(e.value||"{}")}catch{}a.value={...a.value,...L},d=e.value,h()}function g(L){a.value={...a.
value,...L},e.value=d=JSON.stringify(a.value),h()}function h(){let L=`${a.value.kind} ${a.value.on}`;if(L===f)return H();f=L,o("turned",{})}let b=0,P=0;function H(){
clearTimeout(P),P=window.setTimeout(U,vc)}async function U(){let L=++b,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:d})))}catch(B){console.warn("Generation Playground: the template could not be asked.",B)}L===b&&(i.setWritten(w),l.value=w?.defaults??
{})}Ji=L=>{t.isConnected&&(u.value={...u.value,...L},H())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:L,run:w})=>{!L&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),z(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let C=()=>(0,_.jsx)(yc,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{e.value!==d&&p()}),p(),(0,Di.render)((0,_.jsx)(C,{}),
r)}function yc({state:t,set:e,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=t,[d,f]=(0,Qo.useState)(null),[p,g]=(0,Qo.useState)(
!1),h=$i(()=>r),b=()=>f(null),P=S=>{f(S),h(`.gp-${S} textarea`)},H=S=>{e({on:S}),h(S?".gp-on":".gp-off")},U=(S,G)=>e({turns:l.map((ke,He)=>He===S?{...ke,...G}:ke)}),
C=S=>{e({turns:l.toSpliced(S,1)});let G=Math.min(S+1,l.length-1);h(G?`.gp-turns li:nth-child(${G}) button`:".gp-add")},L=()=>{e({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{e({turns:[],continues:!1,begins:""}),h(".gp-add")},B=!u&&d!=="system",j=!a||
!c&&d!=="begins",ne=({to:S,name:G,title:ke})=>(0,_.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:ke,onClick:()=>H(S),children:G});return(0,_.jsxs)(_.Fragment,{children:[(0,_.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,_.jsxs)("l\
abel",{class:"gp-begins",hidden:j,children:[(0,_.jsx)("span",{children:(0,te.t)("The answer begins with")}),(0,_.jsx)(zo,{hint:(0,te.t)("The model goes on from \
these words."),value:c,write:S=>e({begins:S}),close:b})]}),(0,_.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,_.jsxs)("label",{class:"gp-system",hidden:B,
children:[(0,_.jsx)("span",{children:(0,te.t)("System message")}),(0,_.jsx)(zo,{hint:(0,te.t)("How the assistant should behave. May stay empty."),value:u,write:S=>e(
{system:S}),close:b})]}),(0,_.jsx)("ol",{class:"gp-turns","aria-label":(0,te.t)("Earlier turns, oldest first"),children:l.map((S,G)=>(0,_.jsx)(kc,{...S,number:G+
1,change:ke=>U(G,ke),remove:()=>C(G)},G))}),(0,_.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,_.jsx)("input",{type:"ch\
eckbox",checked:t.continues,onChange:({currentTarget:S})=>e({continues:S.checked})}),(0,_.jsx)("span",{children:(0,te.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,_.jsxs)("div",{class:"gp-bar",children:[(0,_.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,te.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),H(!a))},children:[ne({to:!0,name:(0,te.t)("Chat"),title:(0,te.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),ne({to:!1,name:(0,te.t)("Plain text"),title:(0,te.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,_.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,_.jsx)(on,{name:"gp-add-system",words:(0,te.t)("Ad\
d a system message"),hidden:!B,press:()=>P("system")}),(0,_.jsx)(on,{name:"gp-add",words:(0,te.t)("Add a turn"),press:L}),(0,_.jsx)(on,{name:"gp-reply",words:(0,te.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,_.jsx)(on,{name:"gp-clear",words:(0,te.t)("New chat"),hidden:!l.length,press:w}),(0,_.jsx)(on,{name:"gp-be\
gin",words:(0,te.t)("Begin the answer"),hidden:!j,press:()=>P("begins")}),(0,_.jsx)(Wi,{state:t,isOpen:p,press:()=>{g(!p),p||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,_.jsx)(Vi,{state:t,isOpen:p,defaults:o,set:e})]}),(0,_.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,_.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,te.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,_.jsxs)("label",{class:"gp-target",children:[(0,_.jsx)("span",{children:(0,te.t)("Target so far")}),(0,_.jsx)(zo,{hint:(0,te.t)(
"How the target should begin. May stay empty."),value:t.target,write:S=>e({target:S})})]})]})]})}var zo=({hint:t,value:e,write:n,close:o})=>(0,_.jsx)("textarea",
{rows:1,placeholder:t,value:e,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),on=({name:t,words:e,hidden:n,press:o})=>(0,_.jsx)("button",{type:"button",class:t,
hidden:n,onClick:o,children:e});function kc({role:t,content:e,number:n,change:o,remove:s}){let r=Go.includes(t)?Go:[...Go,t],i=(0,te.t)("Remove turn {number}",{
number:n});return(0,_.jsxs)("li",{"data-role":t,children:[(0,_.jsx)("select",{"aria-label":(0,te.t)("Role of turn {number}",{number:n}),value:t,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,_.jsx)("option",{value:a,children:a},a))}),(0,_.jsx)("textarea",{rows:1,"aria-label":(0,te.t)("Text of turn {number}, {role\
}",{number:n,role:t}),value:e,onInput:({currentTarget:a})=>o({content:a.value})}),(0,_.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var zi=m(F(),1);function Qi({element:t,props:e,watch:n}){let o=()=>{M(t,"p").textContent=e.value?(0,zi.t)(JSON.parse(e.value)):""};n("value",o),o()}var ra=m(ae(),1),Me=m(F(),1);var Yo=m(F(),1);var Sc=.8,Vn=class{constructor(e){this.redraw=e}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return V.isOpen.value&&
V.isOnStage.value}turn(){V.isOnStage.value=!V.isOpen.value||!V.isOnStage.value,V.isOpen.value||Cn.tell()}get words(){return this.isSeen?this.stays?(0,Yo.t)("Sti\
ll to be done. Go on with N."):(0,Yo.t)("Clicker: lesson. ← →: picture."):""}press(e){let n=`[data-key="${CSS.escape(e.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(e){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;e<0?this.press("P"):o?n.scrollBy({top:Sc*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var ta=m(Xi(),1),na=m(ea(),1),et=m(F(),1);var Be={text:{key:"1",title:()=>(0,et.t)("Text"),isThere:t=>!t.denoises,view:Re,canHide:!0},processors:{key:"2",title:()=>(0,et.t)("Waterfall"),isThere:xc,view:Re,
canHide:!0},beamtree:{key:"3",title:()=>(0,et.t)("Beam tree"),isThere:t=>t.usesBeams,slider:"#pane-beamtree .gp-slider",view:Re,canHide:!0},drafts:{key:"4",title:()=>(0,et.t)(
"Drafts"),isThere:t=>t.rounds.length>0,view:Re,canHide:!0},canvas:{key:"1",title:()=>(0,et.t)("Canvas"),isThere:t=>t.denoises,slider:"#pane-canvas .gp-slider",view:Re,
canHide:!1},batch:{key:"1",title:()=>(0,et.t)("Batch"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,et.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},Xo=Object.keys(Be);function xc({started:t,newest:e,denoises:n}){return!n&&!!(t?.processors?.length||e?.distribution.stages.length)}
var Ft=(t,e,n)=>Math.max(e,Math.min(n,t)),Dn=class{constructor(e){this.log=e}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:(0,na.pathOf)(e.allLines()[this.line]?.last??null).length}asks(e){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(e==="text"||e==="processors")}start(){let{log:e}=this;this.hides=e.beginsHidden=!0;let n=e.current(),o=n&&
!n.isPrompt;this.line=o&&!e.usesBeams?n.sequence:0,this.place=e.hideFrom!==null?2*e.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}go(e,n){let{log:o,seen:s,length:r}=this;
if(e==="beamtree")this.place=2*Ft(s+n,1,r)-1;else if(e==="drafts"){let i=o.rounds.map(u=>u.start+(0,ta.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[Ft(a+n,-1,i.length-1)]??0)-1}else this.place=Ft(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var le=m(A(),1),Pc="F8",Cc={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Ec={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Oc=["PageDown","PageUp"],Tc="dialog[open], .gp-alone, .gp-class.gp-large",Jn=null,Zo=class{constructor(e,n){this.root=e;this.log=n;this.cover=new Dn(n),
(0,ra.render)((0,le.jsx)(Lc,{stage:this}),e),n.subscribe(e,o=>this.follow(o)),z(()=>{he.value,V.isOpen.value,Qe(()=>this.follow({}))}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}root;log;cover;lesson=new Vn(()=>this.draw());bar=E({offered:[],hides:!1,hasClass:!1,
showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Re;get isOpen(){return Ne.peek()!==null}get picture(){return Ne.peek()??"text"}get offered(){return Xo.
filter(e=>Be[e].view===he.peek()&&Be[e].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=he.peek(),this.root.
hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),V.isOnStage.value=!0,(!this.offered.length||!V.isOpen.peek())&&je(Re),Ne.value=this.offered.at(0)??
"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){this.
hide(!1),this.log.hide(this.cover.before),Ne.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),V.isOpen.peek()||je(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(e){
this.offered.includes(e)&&(Ne.value=e,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(e){if(!this.isOpen)
return;e.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Be[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:e,picture:n,cover:o}=this;hn.value=this.isOpen&&o.asks(n),this.bar.value={offered:e,hides:o.hides,hasClass:aa()!==null,
showsLesson:this.lesson.isSeen,question:hn.peek()?(0,Me.t)("Which token comes next, as token {number}?",{number:o.seen+1}):e.length?this.lesson.words:(0,Me.t)("\
This view is on the page: Esc.")};let s=Cc[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(e){let{cover:n,picture:o}=this;
e===n.hides||e&&!Be[o].canHide||(e?(this.log.usesBeams&&oa(Be.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(e){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Be[o];r!==
Re?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,e):i?oa(i,e):o==="drafts"?this.goRound(e):e===-1/0?n.select(s.line,0):n.walk(e),this.draw()}goRound(e){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+e:0;n.select(0,n.rounds[Ft(s,0,n.rounds.length-1)].start)}};function oa(t,e){let n=t?document.querySelector(
t):null;n&&(n.value=String(Ft(Number(n.value)+e,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Lc({stage:t}){let{offered:e,
hides:n,hasClass:o,showsLesson:s,question:r}=t.bar.value,i=Ne.value??"text";return(0,le.jsxs)(le.Fragment,{children:[(0,le.jsx)("h1",{class:"gp-stage-name",children:(0,Me.t)(
"The stage")}),(0,le.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Me.t)("Pictures of this run"),children:Xo.map(a=>{let{key:u,title:l}=Be[a];
return(0,le.jsx)(Bt,{of:u,hidden:!e.includes(a),is:a===i,press:()=>t.show(a),children:l()},a)})}),(0,le.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,le.jsx)(sa,{sign:"◀",name:(0,Me.t)("Back"),of:"PageUp",press:()=>t.go(-1)}),(0,le.jsx)(sa,{sign:"▶",name:(0,Me.t)("Next"),of:"PageDown",press:()=>t.go(1)}),
(0,le.jsx)(Bt,{of:"H",class:"gp-stage-hide",hidden:!Be[i].canHide,is:n,press:()=>t.hide(!n),children:(0,Me.t)("Hide what comes")}),(0,le.jsx)(Bt,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>t.turnLesson(),children:(0,Me.t)("Lesson")}),(0,le.jsx)(Bt,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>Ut.tell(),children:(0,Me.t)(
"Class")}),(0,le.jsx)(Bt,{of:"G",class:"gp-stage-run",press:()=>t.run(),children:(0,Me.t)("Generate")}),(0,le.jsx)(Bt,{of:"Escape",class:"gp-stage-leave",press:()=>t.
leave(),children:(0,Me.t)("Leave")})]})}var Bt=({of:t,class:e,hidden:n,is:o,press:s,children:r})=>(0,le.jsxs)("button",{type:"button",class:e,"aria-keyshortcuts":t,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,le.jsx)("kbd",{children:t==="Escape"?"Esc":t})," ",r]}),sa=({sign:t,name:e,of:n,press:o})=>(0,le.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":e,"aria-keyshortcuts":n,onClick:o,children:t});function ia({element:t}){Jn=new Zo(M(t,".gp-stage"),D())}var aa=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function la(){document.addEventListener("click",t=>{oe(t,".gp-present")&&Jn?.enter()}),document.addEventListener(
"keydown",t=>{let e=!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey;!Jn||!e||document.querySelector(Tc)||!Rc(Jn,t)||(t.preventDefault(),t.stopPropagation())},!0)}
function Rc(t,e){let{key:n}=e,o=Ec[n],s=Ac[n.toLowerCase()];if(n===Pc)t.isOpen?t.leave():t.enter();else if(t.isOpen)if(n==="Escape")t.leave();else if(o&&Oc.includes(
n))(t.lesson.isSeen?t.lesson:t).go(o);else{if(oe(e,"input, select, textarea")||o&&oe(e,".gp-pane"))return!1;if(o)t.go(o);else if(s)s(t);else if(n.toLowerCase()===
"v"&&aa())Ut.tell();else if(!t.lesson.press(n)){let r=t.offered.find(i=>Be[i].key===n);if(!r)return!1;t.show(r)}}else return!1;return!0}var Ac={h:t=>t.hide(!t.cover.
hides),l:t=>t.turnLesson(),g:t=>t.run()};var ua=m(ae(),1),sn=m(F(),1);var vt=m(A(),1);function ca({element:t,props:e,trigger:n,watch:o},s){let r=M(t,"span"),i=M(t,"select"),a="";function u(){let{value:l,lane:c,choices:d}=e;r.textContent=
c?(0,sn.t)("Strategy of lane {lane}",{lane:c}):(0,sn.t)("Strategy"),JSON.stringify(d)!==a&&(a=JSON.stringify(d),(0,ua.render)((0,vt.jsx)(Nc,{choices:d,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{e.value=i.value,n("input")}),o(Object.keys(e),u),u()}var Nc=({choices:t,headings:e})=>(0,vt.jsx)(vt.Fragment,{children:_c(
t,e).map(([n,o])=>{let s=o.map(([r,i])=>(0,vt.jsx)("option",{value:i,children:n&&i!==e.opened?r:(0,sn.t)(r)}));return n?(0,vt.jsx)("optgroup",{label:(0,sn.t)(n),
children:s}):s})});function _c(t,{groups:e,yours:n}){let o=new Map;for(let s of t){let r=e[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var pa=m(ae(),1),tt=m(me(),1),ze=m(F(),1);var ve=m(A(),1),es=W("tour"),da="seen";function fa({element:t},{stops:e}){(0,pa.render)((0,ve.jsx)(Mc,{stops:e}),M(t,".gp-tour"))}function Mc({stops:t}){let[e,n]=(0,tt.useState)(
null),[o,s]=(0,tt.useState)(es.isAllowed&&es.read()!==da),r=(0,tt.useRef)(null),i=(0,tt.useRef)(null),a=e===null?null:t[e];(0,tt.useLayoutEffect)(()=>{let c=r.current,
d=a&&document.querySelector(a.at);if(!a||!c)return;let f=d?.getBoundingClientRect();d&&f&&(f.top<0||f.top>innerHeight-160)&&d.scrollIntoView({block:"center"}),d?.
classList.add("gp-pointed-at");let p=()=>d&&Kc(c,d);return p(),i.current?.focus({preventScroll:!0}),window.addEventListener("resize",p),window.addEventListener(
"scroll",p,{passive:!0,capture:!0}),()=>{d?.classList.remove("gp-pointed-at"),window.removeEventListener("resize",p),window.removeEventListener("scroll",p,{capture:!0})}},
[e]);function u(){let c=document.activeElement?.closest(".gp-tour");n(null),s(!1),es.write(da),c&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}
function l(c){s(!1),c===t.length?u():n(c)}return(0,ve.jsxs)(ve.Fragment,{children:[(0,ve.jsxs)("p",{class:"gp-offer",hidden:!o,children:[(0,ve.jsx)("button",{class:"\
gp-take",type:"button",onClick:()=>l(0),children:(0,ze.t)("Take the tour")}),(0,ve.jsx)("button",{class:"gp-decline",type:"button","aria-label":(0,ze.t)("No tou\
r"),onClick:u,children:"✕"})]}),(0,ve.jsxs)("div",{class:"gp-tour-card",role:"dialog","aria-labelledby":"tour-title",hidden:!a,ref:r,onKeyDown:({key:c})=>c===
"Escape"&&u(),children:[(0,ve.jsx)("button",{class:"gp-decline",type:"button","aria-label":(0,ze.t)("End the tour"),onClick:u,children:"✕"}),(0,ve.jsx)("h2",{
id:"tour-title",tabIndex:-1,ref:i,children:(0,ze.t)(a?.title)}),(0,ve.jsx)("p",{children:(0,ze.t)(a?.text)}),(0,ve.jsxs)("div",{class:"gp-foot",children:[(0,ve.jsx)(
"span",{class:"gp-count",children:(0,ze.t)("{number} of {count}",{number:(e??0)+1,count:t.length})}),(0,ve.jsx)("button",{type:"button",hidden:!e,onClick:()=>l(
(e??0)-1),children:(0,ze.t)("Back")}),(0,ve.jsx)("button",{class:"gp-next",type:"button",onClick:()=>l((e??0)+1),children:(0,ze.t)(e===t.length-1?"Done":"Next")})]})]})]})}
function Kc({style:t,offsetWidth:e,offsetHeight:n},o){let s=o.getBoundingClientRect();if(s.left>e+24&&s.height>240){t.top=`${Math.max(8,Math.min(s.top+8,innerHeight-
n-8))}px`,t.left=`${s.left-e-12}px`;return}let r=Math.min(s.bottom,innerHeight*.55)+10,i=r+n<=innerHeight-8?r:Math.max(8,Math.min(s.top,innerHeight)-n-10);t.top=
`${i}px`,t.left=`${Math.max(8,Math.min(s.left+16,innerWidth-e-8))}px`}var Ta=m(ae(),1),La=m(F(),1);var ts=m(bo(),1),Ic=m(Gt(),1),Fc=m(F(),1),Bc=m(ga(),1),Hc=m(ba(),1),va=t=>t?.question==="precision"?t:null;var ya=W("lessons"),wa=W("lessons","tab"),Un=class{lessons=qc();open=wa.read()??"";of(e){return this.lessons[e]??={at:0,done:[],guesses:{}}}keep(){ya.write(JSON.
stringify({lessons:this.lessons})),wa.write(this.open)}};function qc(){let t=ya.readJson()?.lessons??{},e={};for(let[n,{at:o,done:s,guesses:r,ownModel:i}]of Object.
entries(t))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(e[n]={at:Number(o),done:s,guesses:r,ownModel:i});return e}var nt=m(me(),1),Pa=m(On(),1),T=m(F(),1);var Sa="the stage",ka=W("person");function xa(t,e,n=$c()){let o=jc(`${n} ${t}`),s=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let i=Math.floor(o()*(r+1));[s[r],
s[i]]=[s[i],s[r]]}return s}var Gn="";function $c(){return Gn=ka.read()||Gn||String(Math.random()),ka.write(Gn),Gn}function jc(t){let e=2166136261;for(let n of t)
e=Math.imul(e^(n.codePointAt(0)??0),16777619);return()=>{e=e+1831565813|0;let n=Math.imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var y=m(A(),1),Ca=(t,e)=>(0,y.jsx)(Wc,{shown:t,actions:e});function Wc({shown:t,actions:e}){let n=t.value;return n?"lessons"in n?(0,y.jsx)(Vc,{lessons:n.lessons,
actions:e}):(0,y.jsx)(Dc,{...n,actions:e},n.lesson.name):null}var ns=null;function zn(t){let e=t?document.querySelector(t):null;if(e===ns||(ns?.classList.remove(
"gp-pointed-at"),ns=e,!e))return;e.classList.add("gp-pointed-at");let n=e.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&e.scrollIntoView({block:"cent\
er"})}function Vc({lessons:t,actions:e}){let n=(0,nt.useRef)(null);return(0,nt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(Ea,{close:e.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,T.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,T.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:t.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,T.t)("at step {number} of {count}",{number:l+1,count:a}),d=[(0,T.tn)(i,"{count} minute",
"{count} minutes"),u?(0,T.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>e.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,T.t)(s)}),(0,y.jsx)("span",{children:(0,T.t)(r)}),(0,y.jsx)("small",{children:d.filter(Boolean).join(" · ")})]})},o)})})]})}
var Ea=({children:t,close:e})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[t,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,T.t)("Lea\
ve the lessons"),onClick:e,children:"✕"})]});function Dc(t){let{lesson:e,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:d,actions:f}=t,p=e.steps[n],g=(0,nt.useRef)(null),h=(0,nt.useRef)(null),b=g.current?.parentElement?.contains(document.activeElement)??!1;(0,nt.useLayoutEffect)(
()=>{let C=g.current?.parentElement,{activeElement:L}=document,w=L===document.body||L?.matches(":disabled");(c||b&&w)&&g.current?.focus({preventScroll:!0}),c?C?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[t]);let P=p.predict&&o===void 0&&!(a&&i),H=s||!p.task&&!P,U=n===e.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(Ea,{close:f.close,children:(0,y.jsx)(wt,{words:(0,T.t)("All lessons"),class:"gp-plain",press:f.list})}),(0,y.jsx)(
"h2",{children:(0,T.t)(e.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,T.t)("Step {number} of {count}",{number:n+1,count:e.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(Oa,{text:p.text}),p.predict&&(0,y.jsx)(Uc,{...t,predict:p.predict},n),p.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,T.t)(p.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,T.t)("Predict first.")})]}),p.
solvable&&(0,y.jsx)(wt,{words:(0,T.t)("Set it"),class:"gp-solve",press:f.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:d?
(0,T.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,T.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(wt,
{words:(0,T.t)("Reveal"),class:"gp-reveal",press:f.reveal,of:"R"}):i&&!P&&(0,y.jsx)(zc,{...i,showRecorded:f.recorded})})]}),(0,y.jsxs)("div",{class:"gp-lesson-f\
oot",children:[(0,y.jsx)(wt,{words:(0,T.t)("Back"),press:()=>f.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(wt,{words:U?(0,T.t)("All lessons"):H?(0,T.t)("Next"):(0,T.t)(
"Skip"),class:H?"gp-next":void 0,press:()=>U?f.list():f.go(n+1),of:"N"})]}),(0,y.jsx)(Jc,{lesson:e,step:p,at:n,ownModel:r,actions:f})]})}function Jc({lesson:t,step:e,
at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:t.name,step:String(n+1)}),i=t.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"gp-lesson-more",
children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",(0,T.t)("use m\
y model instead")]}),e.sets&&(0,y.jsx)(wt,{words:(0,T.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp-link",href:`?${r}`,
target:"_blank",children:(0,T.t)("Link to this step")})]})}function Uc(t){let{lesson:e,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,isCovered:u,isHeld:l,
judgement:c,actions:d}=t,{question:f,answers:p,number:g,tokens:h}=o,b=s!==void 0,P=u||l?null:c,H=P?.done&&(b||i)?P:null,U=b||H!==null||!r,C=h.length?h:p.map((B,j)=>j),
L=xa(`${e.name} ${n}`,C.length,a?Sa:void 0),w=(h.length>0||g)&&(0,y.jsx)(Gc,{predict:o,guess:s,isOff:U,send:d.guess});return(0,y.jsxs)("fieldset",{class:"gp-pre\
dict",children:[(0,y.jsx)("legend",{children:(0,T.t)(f)}),!h.length&&w,L.map((B,j)=>{let ne=s===C[B],S=H?.expected===B;return(0,y.jsxs)("button",{type:"button",
class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[j],"data-choice":B,"aria-pressed":ne,disabled:U,onClick:()=>d.guess(C[B]),children:[(0,y.jsx)("span",
{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":ne?H?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(Pa.TokenLabel,{text:h[B]}):(0,T.t)(p[B])]},B)}),h.length>
0&&w]})}function Gc({predict:{question:t,tokens:e},guess:n,isOff:o,send:s}){let r=(0,nt.useRef)(null),i=e.length>0,a=i?(0,T.t)("or write one"):(0,T.t)(t),u=n!==
void 0&&!e.includes(String(n)),l=f=>{f.preventDefault();let{value:p,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&p.trim()?s(e.find(h=>h.trim()===
p.trim())??p):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},d=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp-number",
onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...d}):(0,y.jsx)("input",{type:"number",step:"any",...c,
...d}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,T.t)("Predict")})]})}function zc({showRecorded:t,...e}){let{done:n,right:o,why:s,
tempts:r,happened:i,shown:a,claim:u,then:l,recorded:c,wishes:d}=e;if(!n)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-open",children:(0,T.t)("\
This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:d.map(({met:p,text:g})=>(0,y.jsx)("li",{class:p?"gp-met":"",children:`${p?"✓":"○"}\
 ${(0,T.t)(g)}`}))})]});let f=[(0,T.t)(r),(0,T.t)(s)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{children:[o!==null?(0,y.jsxs)("p",{class:o?"gp-righ\
t":"gp-wrong",children:[(0,y.jsx)("b",{children:o?"✓ "+(0,T.t)("As you predicted."):"✗ "+(0,T.t)("It turned out differently.")})," ",f]}):(0,T.t)(s)&&(0,y.jsx)(
"p",{children:(0,T.t)(s)}),o!==null&&(0,T.t)(i)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)("b",{children:"✓ "+(0,T.t)("What happened:")}),
" ",(0,T.t)(i)]}),u&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${a?"✓":"○"} ${a?(0,T.t)("This run shows it:"):(0,T.t)("This run do\
es not show it:")}`})," ",(0,T.t)(u)]}),u&&!a&&c&&(0,y.jsx)(wt,{words:(0,T.t)("Show a recorded run that does"),class:"gp-recorded",press:t,of:"W"}),(0,T.t)(l)&&
(0,y.jsx)(Oa,{text:l})]})}var Oa=({text:t})=>(0,y.jsx)(y.Fragment,{children:(0,T.t)(t).split(`
`).map(e=>(0,y.jsx)("p",{children:e}))}),wt=({words:t,class:e,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:e,"data-key":o,disabled:s,onClick:n,
children:t});var Qc={batch:()=>!0,seeds:({done:t})=>!!t,precision:({found:t})=>va(t)?.groups.every(({pair:e},n)=>n===0||e)??!1},yt=()=>Ne.peek()!==null,Yc=matchMedia("(max-w\
idth: 599px), (max-width: 899px) and (min-height: 561px)");function Ra({element:t,props:e,trigger:n,watch:o},{lessons:s}){let r=M(t,".gp-lesson"),i=D(),a=new Un,
u=E(null),l=null,c=0,d=null,f=!1,p=!1,g=!1,h=!1,b=null,P=!1,H=v=>{l&&v(l)};(0,Ta.render)(Ca(u,{list:w,choose:v=>B(v),close:ne,go:v=>H(I=>He(I,v)),guess:v=>H(I=>{
a.of(I.name).guesses[c]=v,a.keep(),Ke(),Pn.tell({...C(I),guess:v}),I.steps[c].task||Zn(I)}),recorded:()=>H(v=>n("recorded",C(v))),solve:()=>H(v=>{Xn(),rn(v,{solved:!0}),
Ke()}),ownModel:v=>H(I=>{a.of(I.name).ownModel=v,a.keep(),rn(I),Ke()}),reveal:()=>{g=!1,h=!0,Ke()},again:()=>H(v=>{a.of(v.name).guesses[c]=void 0,Xn(),a.keep(),
rn(v),Ke()})}),r),r.setAttribute("aria-label",(0,La.t)("Lessons")),r.addEventListener("keydown",v=>{v.key==="Escape"&&!v.defaultPrevented&&ne()});let C=({name:v})=>({
lesson:v,step:c}),L=()=>l!==null&&V.isLocked.value;function w(){if(L())return;l&&S(),j(),zn("");let v=s.map(I=>{let Z=a.lessons[I.name],Ie=Z!==void 0&&Z.done.length>=
I.steps;return{...I,isOver:Ie,at:Z?.at??null}});u.value={lessons:v}}function B(v,I=!1){P=I,n("chosen",{lesson:v})}function j(){r.hidden&&Vs(),r.hidden=!1,V.isOpen.
value=!0}function ne(){L()||(l&&S(),r.hidden=!0,V.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({preventScroll:!0}))}function S(){
G(!1),zn(""),l=V.name.value=null,a.open="",a.keep(),n("left",{})}function G(v){V.hidesResult.value=v}function ke(v){l=v,V.name.value=v.name,G(!P),a.open=v.name,
j();let{at:I,done:Z}=a.of(v.name);He(v,Z.length>=v.steps.length?0:I)}function He(v,I){c=Math.max(0,Math.min(v.steps.length-1,I));let Z=a.of(v.name);Z.at=c,Xn(),
a.keep(),rn(v),Ke({moved:!0});let{task:Ie,predict:St}=v.steps[c];!Ie&&(!St||Z.guesses[c]!==void 0)&&Zn(v)}function Xn(){d=null,p=g=h=!1}function rn(v,{solved:I=!1}={}){
let Z=P;P=f=!1,je(v.steps[c].view),n("entered",{...C(v),own_model:!!a.of(v.name).ownModel,keep:Z,solved:I})}function Zn(v){n("judged",{...C(v),guess:a.of(v.name).
guesses[c]??null})}let eo=v=>!!(b&&d?.done&&v.steps[c].predict&&!b.has(`lesson/${v.name}/${c}`));function Ke({moved:v=!1,isReminded:I=!1}={}){if(!l)return;let{guesses:Z,
done:Ie,ownModel:St}=a.of(l.name);r.setAttribute("aria-busy",String(!f)),zn(l.steps[c].at),u.value={lesson:l,at:c,guess:Z[c],isDone:Ie.includes(c),ownModel:!!St,
isReady:f,judgement:d,isOpenly:p,isCovered:g,isHeld:eo(l),isStaged:yt(),moved:v,isReminded:I}}o("value",()=>{let v=JSON.parse(e.value||"null");if(v){if(v.kind===
"lesson")ke(v.lesson);else if(l&&v.step===c){if(v.kind==="judgement")return il(l,v);f=!0,Ke()}}});function il(v,I){let{predict:Z,task:Ie}=v.steps[c],{done:St}=a.
of(v.name);d=I,yt()&&(p=!0),g=I.done&&yt()&&!!Z&&!h,I.done&&!St.includes(c)&&St.push(c),a.keep(),Ke(),I.done&&Z?.token&&i.select(0,Z.token-1),I.done&&Ie&&Yc.matches&&
document.getElementById("pane-tokens")?.scrollIntoView()}let us=0,cs=i.turn;i.subscribe(t,()=>{i.turn!==cs&&G(!1),cs=i.turn,!(!i.finished||i.turn===us)&&(us=i.turn,
ds(i.recorded))});for(let[v,I]of Object.entries(Qc)){let Z=de().group(v),Ie=Z.turn;Z.subscribe(t,()=>{Z.turn!==Ie&&G(!1),!(Z.turn===Ie||!I(Z))&&(Ie=Z.turn,ds(!1))})}
function ds(v){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!v&&!yt()?Ke({isReminded:!0}):Zn(l)}let ps=yt();Ne.subscribe(()=>{ps!==yt()&&Ke(),
ps=yt()}),Et.hear(v=>{let I=l&&eo(l);b=v&&new Set(v),l&&eo(l)!==I&&Ke()}),document.addEventListener("click",v=>{oe(v,"button[data-lessons]")&&(r.hidden?w():ne())}),
Cn.hear(()=>{r.hidden&&w()}),Jt.hear(({lesson:v,step:I})=>{l?.name!==v&&(a.of(v).at=I-1,B(v))});let fs=new URLSearchParams(location.search),an=fs.get("lesson"),
ms=v=>s.some(I=>I.name===v);if(an&&ms(an)){let v=Number(fs.get("step"));v>=1&&(a.of(an).at=Math.floor(v)-1),B(an)}else ms(a.open)&&B(a.open,!0)}function Aa({trigger:t}){let e=({act:n,model:o})=>t(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])de().group(n).answers.model=e}function Na({props:t,trigger:e,watch:n}){let o=D();o.answers.search=({kind:s,rule:r})=>e("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!t.value)return;let s=JSON.parse(t.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var Xc=250;function _a({element:t,props:e,trigger:n,watch:o}){let s=D(),r=new Map,i=0,a=l=>(l?.watched??[]).map(({token_id:c})=>c);function u(l,c,d,f){s.asked={
turn:s.turn,kind:l,ids:d,...f};let{last:p,stopReason:g}=c;n("go",{kind:l,ids:d,stop:g,watched:a(p),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,
{branch({step:l,tokenId:c}){if(l.isPrompt)return;let d=[...s.idsTo(l).slice(0,-1),c],f=s.lastOf(l),p=f===l&&s.stepping?"choose":"branch";u(p,{last:f},d,{at:l.index,
from:l.chosen.text,on:c===l.chosen.token_id})},more(){let l=s.current(),c=l&&s.lineOf(l);if(!c?.last||s.isFromElsewhere)return n("start",{});u("more",c,s.idsTo(
c.last),{at:c.last.index+1})},look({line:l,text:c}){let d=s.lines().at(l)?.last,f=d?s.idsTo(d):[];n("look",{line:l,text:c,ids:f,watched:a(d),turn:s.turn,started:s.
startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),Xc)}}),s.subscribe(t,({run:l})=>{
if(l)for(let{line:c,lists:d}of r.get(s.turn??null)??[])s.addWatched(c,d)}),o("value",()=>{if(!e.value)return;let l=JSON.parse(e.value.split(`
`)[1]);if(!l)return s.changed("watched");r.set(l.turn,[...r.get(l.turn)??[],l]),l.turn===(s.turn??null)&&s.addWatched(l.line,l.lists)})}var Zc=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"];function Ma(){_n("knob",t=>{z(
()=>D().setKnobs(t.valuesWith(Zc)))})}var Ha=m(ae(),1),kt=m(me(),1),ie=m(F(),1);var Ht="generation-playground.run.",Ka=()=>Object.keys(sessionStorage).filter(t=>t.startsWith(Ht)).map(t=>Number(t.slice(Ht.length))).sort((t,e)=>t-e);async function os(t,e){
try{let n=JSON.stringify({run:t,log:e===null?null:await td(e)});for(;!ed(Ht+t.id,n);){let o=Ka().find(s=>s<t.id);if(o===void 0)return;sessionStorage.removeItem(
Ht+o)}}catch{}}function ed(t,e){try{return sessionStorage.setItem(t,e),!0}catch{return!1}}function ss(t){try{for(let e of t)sessionStorage.removeItem(Ht+e)}catch{}}
async function Ia(){let t=new Map;try{for(let e of Ka()){let n=sessionStorage.getItem(Ht+e)??"null",{run:o,log:s}=JSON.parse(n);t.set(e,[o,s===null?null:await nd(
s)])}}catch{}return t}async function td(t){let e=await new Response(new Blob([t]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
e))n+=String.fromCharCode(o);return btoa(n)}function nd(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var od="generation-playground",rs=W("keep-history"),sd=20,rd=3e7,Ba=5e6,Qn=class{constructor(e){this.keepsFirst=e;this.isKeeping.value=this.keeping()}keepsFirst;list=E(
[]);isKeeping=E(!1);unsaved=new Map;opening=null;keeping(){return rs.isAllowed&&(rs.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((e,n)=>{let o=indexedDB.open(od,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>e(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(e,n){let o=(await this.database()).transaction(["runs","\
logs"],e);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",e=>e.getAll())}async comeBack(){for(let[e,n]of await Ia())this.unsaved.set(e,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let e=[...this.unsaved.values()].map(([o])=>o);this.list.value=Fa(e);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Fa([...e,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(e,n){this.unsaved.set(e.id,[e,n])}async add(e,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await os(e,n),await this.makeRoom()}async save(){for(let[e,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,e),s.put(n))),this.unsaved.delete(e),ss([e])}async remove(e){for(let n of e)this.unsaved.delete(n);ss(e),this.list.value=this.list.value.filter(({
id:n})=>!e.includes(n)),!(!this.keeping()||!e.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of e.slice(1))n.delete(s),o.delete(s);return o.delete(
e[0]),n.delete(e[0])})}async makeRoom(){let e=0,n=this.list.value.filter(({size:o},s)=>(e+=o)>rd||s>=sd);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(e){
let n=this.unsaved.get(e);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(e))??null}async keepOrNot(e,n){if(e||await this.forgetWithThePage(),!rs.write(
e?"yes":"no"))throw new Error("the browser forbids it");n(),e&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let e of await this.
keptRuns())this.unsaved.has(e.id)||this.unsaved.set(e.id,[e,await this.logOf(e.id)]);for(let[e,n]of this.unsaved.values())await os(e,n);await this.inStorage("re\
adwrite",(e,n)=>(n.clear(),e.clear()))}},Fa=t=>t.sort((e,n)=>n.id-e.id);var X=m(A(),1),is=W("shown","tab"),qa=90;function $a({element:t,props:e,trigger:n,watch:o}){let s=M(t,".gp-history"),r=new we,i=D(),a=new Qn(()=>!!e.keep),u=E(""),
l=null,c=Promise.resolve();function d(C){return c=c.then(C).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be kept.",w),u.value=
(0,ie.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function f(){!l||i.turn!==l.turn||!i.finished||
(g(l,i.text),l=null)}function p(){if(!l||i.turn!==l.turn||!i.running)return;let C=i.text.slice(0,i.text.lastIndexOf(`
`)+1),L={type:"Failed",message:(0,ie.t)("The server stopped answering during this run."),fix:(0,ie.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${C}${JSON.stringify(L)}
`)}function g({turn:C,replaces:L,...w},B){let j=B.length<=Ba,{finished:ne,numTokens:S,started:G}=i,ke={id:C,time:Date.now(),...w,seed:G?.seed??null,tokens:ne?.num_tokens??
S,end:as(ne?.sequences.at(0)?.text??"",qa),size:j?B.length:0},He=j?B:null;a.hold(ke,He),d(()=>a.add(ke,He,L)),is.write(String(C))}function h(){let[C]=performance.
getEntriesByType("navigation");C.type==="reload"&&d(async()=>{let L=a.list.value.find(({id:w})=>String(w)===is.read());L?.size&&!r.newest&&await P(L)})}let b=({
request:C,seed:L,preset:w})=>({request:C,seed:L,preset:w});async function P(C){let L=await a.logOf(C.id).catch(()=>null);if(!L){u.value=(0,ie.t)("This run is no\
 longer in the browser’s storage.");return}is.write(String(C.id)),n("look",{log:L,...b(C)})}(0,Ha.render)((0,X.jsx)(id,{runs:a,note:u,acts:{look:P,start:C=>n(
"start",b(C)),remove:C=>d(()=>a.remove(C)),keep:C=>d(()=>a.keepOrNot(C,()=>xn.tell()))}}),s),Oe.subscribe(C=>{C==="history"&&d(()=>a.refresh())}),d(()=>a.comeBack());
let U=!1;vn.hear(()=>{U||h(),U=!0}),Sn.hear(p),o("value",()=>{let C=r.unstamp(e.value);C&&(l={turn:r.newest,...JSON.parse(C)},f())}),i.subscribe(s,({status:C})=>{
C&&f()})}function id({runs:t,note:e,acts:n}){let o=t.list.value,[s,r]=(0,kt.useState)(null),i=(0,kt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,X.jsxs)("div",{class:"gp-body",children:[(0,X.jsx)("p",{class:"gp-hint",children:!o.length&&
(0,ie.t)("Your runs will be listed here, to look at again or to start from.")}),(0,X.jsx)("ol",{class:"gp-runs","aria-label":(0,ie.t)("Your last runs, newest fi\
rst"),children:o.map(u=>(0,X.jsx)(ld,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,X.jsxs)("div",{class:"gp-foot",children:[(0,X.jsxs)("label",{class:"gp-keep",children:[
(0,X.jsx)("input",{type:"checkbox",ref:i,checked:s??t.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}})," ",(0,X.jsxs)(
"span",{children:[(0,ie.t)("Keep history and settings in this browser")," ",(0,X.jsx)("span",{class:"gp-till",children:!t.isKeeping.value&&(0,ie.t)("(now: only \
until this tab is closed)")})]})]}),(0,X.jsx)(ad,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,X.jsx)("p",{class:"gp-note",role:"status",children:e.
value})]})}function ad({count:t,clear:e}){let[n,o]=(0,kt.useState)(!1);(0,kt.useEffect)(()=>o(!1),[t]);let s=n?(0,ie.tn)(t,"Remove {count} run?","Remove all {co\
unt} runs?"):(0,ie.t)("Clear history");return(0,X.jsx)("button",{type:"button",class:"gp-clear",hidden:!t,onClick:()=>{o(!n),n&&e()},onBlur:()=>o(!1),children:s})}
function ld({run:t,acts:e,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=t,c=ud(t.time),d={when:c,text:as(s||o,40)},f=u>=0?(0,ie.tn)(u,
"{count} token","{count} tokens"):"",p=[c,r,i,(0,ie.t)("seed {seed}",{seed:String(a)}),f].filter(Boolean),g=(0,ie.t)("View the run of {when}: {text}",d),h=(0,ie.t)(
"Load settings of the run of {when}: {text}",d),b=(0,ie.t)("Remove the run of {when}: {text}",d),P=l?"":(0,ie.t)("Too long to be kept. Its settings can be loade\
d.");return(0,X.jsxs)("li",{"data-run":t.id,children:[(0,X.jsxs)("div",{class:"gp-what",children:[(0,X.jsx)("span",{class:"gp-prompt",children:as(String(o),qa)||
(0,ie.t)("(no prompt)")}),s&&(0,X.jsx)("span",{class:"gp-end",children:s}),(0,X.jsx)("span",{class:"gp-facts",children:p.join(" · ")})]}),(0,X.jsxs)("div",{class:"\
gp-acts",children:[(0,X.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>e.look(t),children:(0,ie.t)("View")}),(0,X.jsx)("button",
{type:"button","aria-label":h,title:h,onClick:()=>e.start(t),children:(0,ie.t)("Load settings")}),(0,X.jsx)("button",{type:"button","aria-label":b,title:b,onClick:n,
children:"✕"})]})]})}function ud(t){let e={hour:"2-digit",minute:"2-digit"},n=new Date(t).toDateString()===new Date().toDateString();return new Date(t).toLocaleString(
[],n?e:{month:"short",day:"numeric",...e})}function as(t,e){let n=Array.from(t);return n.length<=e?t:`…${n.slice(-e).join("").replace(/^\S{0,20}(?=\s)/,"")}`}function ja({props:t,watch:e},{foreign:n}){let o=new RegExp(`^(${n})$`),s=[...new URLSearchParams(location.search).keys()].some(d=>!o.test(d)),r=new we,i=D(),a=-1,
u="";kn.hear(d=>u=d);function l(){it.isRecorded.value=i.recorded,it.hasMedia.value=i.hasReadMedia,it.isLoading.value=i.loading!==null,!(!i.finished||i.turn!==r.
newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let d=r.unstamp(t.value);d!==null&&(r.recorded&&(i.recordedTurn=r.newest),de().feed(
"main",d,r.newest),l())}t.value&&!s&&c(),e("value",c),An("log",{lines(d,f){if(!r.take(f))return 0;let p=de().append("main",d,f);return l(),p},lost(d){d===r.newest&&
i.lose(d)}})}function Wa({props:t,trigger:e,watch:n},{name:o,most:s}){let r=D(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),e(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!t.value)return;let a=JSON.parse(t.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Va=W("presets"),cd=6e4;function Da({element:t,props:e,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(ls()).filter(([c])=>c!==r),...i?[[r,i]]:[]],
l=!Va.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:ls(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{r==="genera\
tion-playground.presets"&&t.isConnected&&n("kept",{presets:ls()})}),o("value",()=>{if(!e.value)return;let r=JSON.parse(e.value);r.do==="download"&&dd(r.name,r.type,
r.text),r.do==="show"&&pd(r.place),r.do==="keep"&&s(r.name,r.config)})}function ls(){let t=Va.readJson();return t&&typeof t=="object"&&!Array.isArray(t)?{...t}:
{}}function dd(t,e,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${e};charset=utf-8`})),o.download=t,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),cd)}function pd(t){let e=document.querySelector(t);if(!e)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),e.matches("textarea, input, button")&&e.focus({preventScroll:!0})}var Ja=m(F(),1);function Ua({element:t,trigger:e}){(0,Ja.translateTemplate)(t),t.addEventListener("click",({target:n})=>{let o=n instanceof Element&&n.closest("\
[data-event]");o&&e(o.dataset.event??"")})}function Ga({props:t}){window.addEventListener("pagehide",e=>{!t.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:t.value})}`)})}var za=m(F(),1);function Qa(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,za.t)("Ctrl+Enter")))}function Ya(){document.addEventListener("keydown",t=>{
t.key==="Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",t=>{t.key==="Tab"&&oe(t,"input[role=combobox]")===t.target&&t.stopPropagation()},!0)}var Xa=m(ae(),1),ot=m(F(),1);var ue=m(A(),1),fd={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},md=250;function Za({element:t,props:e,trigger:n,watch:o}){let s=new we,r=M(t,".messages"),i=E(
[]),a=E(null),u=()=>i.value.some(({refused:f})=>f);(0,Xa.render)((0,ue.jsx)(()=>(0,ue.jsxs)(ue.Fragment,{children:[a.value&&(0,ue.jsx)(hd,{...a.value}),i.value.
map((f,p)=>(0,ue.jsx)(gd,{...f},p))]}),{}),r),o("value",()=>{let f=s.unstamp(e.value);f!==null&&(a.value=null,i.value=JSON.parse(f||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),bn.hear(()=>i.value=i.value.filter(({severity:f})=>f==="busy")),t.closest("#messages")&&lt.hear(f=>a.value=f);let c=Rt(
md,()=>u()&&n("mended",{turn:s.newest})),d=()=>{u()&&t.isConnected&&c()};at.hear(d);for(let f of["input","change","click"])document.addEventListener(f,p=>oe(p,"\
#views")&&d())}var el=t=>JSON.parse(t).map(e=>({__type__:"update",info:(0,ot.t)(e)}));function gd({severity:t,knob:e,message:n,fix:o,change:s,label:r}){let i=(0,ot.t)(
n),a=e!==""&&i.startsWith(e+" ");return(0,ue.jsxs)("div",{class:`message ${t}`,children:[(0,ue.jsx)(tl,{severity:t}),(0,ue.jsxs)("span",{class:"body",children:[
e&&(0,ue.jsx)("code",{children:e}),e&&!a&&": ",(a?i.slice(e.length):i)+(o?" ":""),o&&(0,ue.jsx)("strong",{children:(0,ot.t)(o)})]}),s&&(0,ue.jsx)("button",{class:"\
mend",onClick:()=>D().ask({type:"knobs",change:s}),children:(0,ot.t)(r)})]})}function hd({severity:t,message:e,fix:n,again:o}){return(0,ue.jsxs)("div",{class:`m\
essage ${t} connection`,children:[(0,ue.jsx)(tl,{severity:t}),(0,ue.jsxs)("span",{class:"body",children:[e+(n&&" "),n&&(0,ue.jsx)("strong",{children:n})]}),o&&(0,ue.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,ot.t)("Run again")})]})}function tl({severity:t}){let e=t==="error"?
(0,ot.t)("Error"):t==="warning"?(0,ot.t)("Note"):"";return(0,ue.jsx)("span",{class:"label",children:`${fd[t]} ${e}`.trim()})}var nl=(t,e,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=t,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>bd(r),a=r.size>e?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),bd=t=>new Promise((e,n)=>{let o=new FileReader;o.onload=()=>e(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(t)});function ol({props:t,watch:e},{name:n}){let o=new we,s=()=>{let r=o.unstamp(t.value);r&&de().feedGroup(n,r,o.newest)};e("value",s),s()}var vd=2e3,wd=5e3,yd=[502,503,504];function rl(){let t=window.fetch.bind(window),e=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await t(...r);return yd.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await t("healthz",{cache:"no-store",signal:AbortSignal.timeout(wd)})).ok}catch{return!1}}
async function s(){if(!e){for(e=!0;!(await o()||n);)sl(!0),await new Promise(i=>setTimeout(i,vd));e=!1,sl(!1)}}}function sl(t){if(!de())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>de().group(o.view??""));for(let o of[D(),...n])o.setAway(t);t&&Sn.tell()}var kd={beginForm:zr,changesInWords:Or,fill:Kn,followModels:xr,formChanged:Qr,formKept:Yr,holdForm:Gr,infoUpdates:el,leaveOut:Lr,leaveView:Mr,markView:Br,mountBeamVariants:Na,
mountBranching:_a,mountBrowserCommands:Da,mountButtonRow:Ua,mountChangedLine:Rr,mountClassForm:Ks,mountClassPanel:cr,mountComparisonLog:hr,mountDrawer:Us,mountExamples:Nr,
mountHeader:Fr,mountHistory:$a,mountKeptForm:Xr,mountKnobPanel:Ai,mountLanes:vr,mountLessonPanel:Ra,mountLiveLog:gr,mountMediaArea:qi,mountMessages:Za,mountModelQuestions:Aa,
mountPromptArea:Gi,mountQuickRow:Mi,mountReport:ol,mountRunLog:ja,mountRunQuestion:Wa,mountSentence:Qi,mountStage:ia,mountStrategyList:ca,mountTaken:Qs,mountTour:fa,
mountViewQuestions:Kr,openView:je,pickFile:nl,t:Yn.t,tellWhenClosed:Ga,written:Ui};function Sd(){let t=e=>{try{e(kd)}catch(n){console.error("Generation Playgrou\
nd:",n)}};Qa(),xd(()=>{Fs(),Bs(),Ma();let e=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage={push:t},e?.forEach?.(t)})}function xd(t){document.readyState===
"loading"?document.addEventListener("DOMContentLoaded",t,{once:!0}):t()}$r();Ur();Ya();Js();la();rl();(0,Yn.withTexts)(Sd);})();
/*!
@preact/signals

The MIT License (MIT)

Copyright (c) 2022-present Preact Team

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
/*!
@preact/signals-core

The MIT License (MIT)

Copyright (c) 2022-present Preact Team

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
