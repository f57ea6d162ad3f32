// Written by .ci/bundle.py from modules with the SHA-256 db0fd6ae6c87f30892b8bf3902ec49ab84186c152746aedf9d5231b545243f9e: edit those.
"use strict";(()=>{var gl=Object.create;var hs=Object.defineProperty;var hl=Object.getOwnPropertyDescriptor;var bl=Object.getOwnPropertyNames;var vl=Object.getPrototypeOf,wl=Object.prototype.hasOwnProperty;var Ee=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var yl=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of bl(e))!wl.call(t,s)&&s!==n&&hs(t,s,{get:()=>e[s],enumerable:!(o=hl(e,s))||o.enumerable});
return t};var m=(t,e,n)=>(n=t!=null?gl(vl(t)):{},yl(e||!t||!t.__esModule?hs(n,"default",{value:t,enumerable:!0}):n,t));var F=Ee((Bd,bs)=>{bs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ae=Ee((Hd,vs)=>{vs.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var me=Ee((qd,ws)=>{ws.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var A=Ee((ep,Ns)=>{Ns.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var vo=Ee((Sp,Zs)=>{Zs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Yt=Ee((xp,er)=>{er.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Ln=Ee((Pp,tr)=>{tr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Fi=Ee((Pm,Ii)=>{Ii.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Zi=Ee(($m,Xi)=>{Xi.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var ta=Ee((jm,ea)=>{ea.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var ha=Ee((rg,ga)=>{ga.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var va=Ee((ig,ba)=>{ba.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Da=Ee((Yg,Va)=>{Va.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var Ga=Ee((Xg,Ja)=>{Ja.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var Xn=m(F(),1);var Re=m(ae()),Jt=m(me());var kl=Symbol.for("preact-signals");function mn(){if(Ge>1)Ge--;else{var t,e=!1;for((function(){var s=pn;for(pn=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Vt!==void 0;){var n=Vt;for(Vt=void 0,dn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ks(n))try{n.
c()}catch(s){e||(t=s,e=!0)}n=o}}if(dn=0,Ge--,e)throw t}}function oo(t){if(Ge>0)return t();no=++Sl,Ge++;try{return t()}finally{mn()}}var Wt,Q=void 0;function Ye(t){
var e=Q,n=Wt;Q=void 0,Wt=void 0;try{return t()}finally{Q=e,Wt=n}}var Vt=void 0,Ge=0,dn=0,Sl=0,no=0,pn=void 0,fn=0;function ys(t){if(Q!==void 0){var e=t.n;if(e===
void 0||e.t!==Q)return e={i:0,S:t,p:Q.s,n:void 0,t:Q,e:void 0,x:void 0,r:e},Q.s!==void 0&&(Q.s.n=e),Q.s=e,t.n=e,32&Q.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==
void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Q.s,e.n=void 0,Q.s.n=e,Q.s=e),e}}function ce(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
e?.watched,this.Z=e?.unwatched,this.name=e?.name}ce.prototype.brand=kl;ce.prototype.h=function(){return!0};ce.prototype.S=function(t){var e=this,n=this.t;n!==t&&
t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Ye(function(){var o;(o=e.W)==null||o.call(e)}))};ce.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.
e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Ye(function(){var s;(s=e.Z)==null||s.call(e)}))}};ce.prototype.
subscribe=function(t){var e=this;return z(function(){var n=e.value;Ye(function(){return t(n)})},{name:"sub"})};ce.prototype.valueOf=function(){return this.value};
ce.prototype.toString=function(){return this.value+""};ce.prototype.toJSON=function(){return this.value};ce.prototype.peek=function(){var t=this;return Ye(function(){
return t.value})};Object.defineProperty(ce.prototype,"value",{get:function(){var t=ys(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.
v){if(dn>100)throw new Error("Cycle detected");(function(n){Ge!==0&&dn===0&&n.l!==no&&(n.l=no,pn={S:n,v:n.v,i:n.i,o:pn})})(this),this.v=t,this.i++,fn++,Ge++;try{
for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{mn()}}}});function E(t,e){return new ce(t,e)}function ks(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.
S.h()||e.S.i!==e.i)return!0;return!1}function Ss(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}
function xs(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=
void 0),e=o}t.s=n}function it(t,e){ce.call(this,void 0,e),this.x=t,this.s=void 0,this.g=fn-1,this.f=4}it.prototype=new ce;it.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===fn))return!0;if(this.g=fn,this.f|=1,this.i>0&&!ks(this))return this.f&=-2,!0;var t=Q;try{Ss(this),Q=this;
var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Q=t,xs(this),this.f&=-2,!0};it.
prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}ce.prototype.S.call(this,t)};it.prototype.U=function(t){if(this.
t!==void 0&&(ce.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};it.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(it.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=ys(
this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Se(t,e){return new it(t,e)}function Ps(t){var e=t.j;if(t.j=void 0,typeof e==
"function"){Ge++;var n=Q;Q=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,so(t),o}finally{Q=n,mn()}}}function so(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,
t.s=void 0,Ps(t)}function xl(t){if(Q!==this)throw new Error("Out-of-order effect");xs(this),Q=t,this.f&=-2;try{8&this.f&&so(this)}finally{mn()}}function Ct(t,e){
this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Wt&&Wt.push(this)}Ct.prototype.c=function(){var t=this.S();try{if(8&this.f||this.
x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Ct.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Ps(this),Ss(this),Ge++;var t=Q;return Q=this,xl.bind(this,t)};Ct.prototype.N=function(){2&this.f||(this.f|=2,this.u=Vt,Vt=this)};Ct.prototype.d=function(){
this.f|=8,1&this.f||so(this)};Ct.prototype.dispose=function(){this.d()};function z(t,e){var n=new Ct(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Cs,hn,gn,Pl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Es=[];z(function(){Cs=this.N})();function Et(t,e){Re.options[t]=e.bind(null,Re.options[t]||function(){})}function Dt(t){if(gn){var e=gn;gn=void 0,e()}gn=t&&
t.S()}function Os(t){var e=this,n=t.data,o=El(n);o.name="ReactiveDom",o.value=n;var s=(0,Jt.useMemo)(function(){for(var a=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Se(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Se(function(){return!Array.isArray(l.value)&&!(0,Re.isValidElement)(l.value)}),
p=z(function(){if(this.N=Ts,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),f=e.__$u.d;return e.__$u.d=function(){p(),f.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}Os.displayName="ReactiveTextNode";Object.defineProperties(ce.prototype,{constructor:{configurable:!0,
value:(0,Re.createElement)(Re.Fragment,null).constructor},type:{configurable:!0,value:Os},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){
return t.value}}}}},__b:{configurable:!0,value:1}});Et("__b",function(t,e){if(Dt(),hn=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof ce&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});Et("__r",function(t,e){if(t(e),e.type!==Re.Fragment){Dt();var n,o=e.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return z(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;Pl&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),hn=o,Dt(n)}});Et("__e",function(t,e,n,o){Dt(),
hn=void 0,t(e,n,o)});Et("diffed",function(t,e){Dt(),hn=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=Cl(n,u,c,s),r[u]=l):l.o(c,s)}}}t(e)});function Cl(t,e,n,o){
var s=e in t&&t.ownerSVGElement===void 0,r=E(n);return{o:function(i,a){r.value=i,o=a},d:z(function(){this.N=Ts;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=
null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Et("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var a=e.props;for(var u in i)a[u]=i[u]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}t(e)});Et("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});Re.Component.prototype.shouldComponentUpdate=function(t,e){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
t))return!0;return!1};function El(t,e){return(0,Jt.useMemo)(function(){return E(t,e)},[])}var Ol=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Tl(){oo(function(){for(var t;t=Es.shift();)Cs.call(t)})}function Ts(){Es.push(this)===1&&(Re.options.requestAnimationFrame||Ol)(Tl)}var Ls=m(ae(),1);Ls.Component.prototype.shouldComponentUpdate=()=>!0;var Ms=m(ae(),1),Gt=m(me(),1),Oe=m(F(),1);var Ll="generation-playground.";function V(t,e="browser"){let n=Ll+t,o=()=>e==="tab"?sessionStorage:localStorage,s=()=>bn(()=>o().getItem(n),null);return{read:s,
readJson:()=>bn(()=>JSON.parse(s()??"null"),null),write:r=>bn(()=>(r===null?o().removeItem(n):o().setItem(n,r),!0),!1),get isAllowed(){return bn(()=>!!o(),!1)}}}
function bn(t,e){try{return t()}catch{return e}}function M(t,e){let n=t.querySelector(e);if(!n)throw new Error(`there is no ${e}`);return n}function Y(t,e){return t.target instanceof Element?t.target.closest(
e):null}var Rs=V("room"),ro=V("pupil","tab");function io(){let{code:t,key:e}=Rs.readJson()??{};return typeof t=="string"&&typeof e=="string"?{code:t,key:e}:null}var vn=t=>Rs.
write(t&&JSON.stringify(t)),at=()=>({...io(),address:location.origin+location.pathname});function ao(){let t=crypto.getRandomValues(new Uint8Array(12)),e=ro.read()||
Array.from(t,n=>n.toString(16).padStart(2,"0")).join("");return ro.write(e),e}var As=()=>ro.write(null);var X=m(A(),1),Ks=V("teacher");function Is({element:t,props:e,trigger:n,watch:o},s){let r=E(""),i=u=>{Ks.write(u.by),r.value="",n("made",{...at(),...u})};(0,Ms.render)(
(0,X.jsx)(()=>(0,X.jsx)(Rl,{...s,status:r.value,make:i}),{}),M(t,".gp-class-form")),o("value",()=>{let u=JSON.parse(e.value||"null");u&&(r.value=u.kind==="refus\
ed"?(0,Oe.t)(u.text):(0,Oe.t)("The link is at the top of the page."))})}function Rl({parts:t,lessons:e,rooms:n,status:o,make:s}){let[r,i]=(0,Gt.useState)(Ks.read()??
""),[a,u]=(0,Gt.useState)(""),[l,c]=(0,Gt.useState)([]),[p,f]=(0,Gt.useState)(n),d=b=>b!=="lesson"||a!=="",g=l.filter(d);return(0,X.jsxs)("form",{onSubmit:b=>{b.
preventDefault(),s({by:r,lesson:a,room:p,locks:Object.keys(t).filter(P=>g.includes(P))})},children:[(0,X.jsx)("h3",{children:(0,Oe.t)("A class")}),(0,X.jsx)("p",
{children:(0,Oe.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,X.jsx)(_s,{title:(0,Oe.t)("Your name"),children:(0,X.jsx)("inp\
ut",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:b})=>i(b.value)})}),(0,X.jsx)(_s,{title:(0,Oe.t)("Lesson"),children:(0,X.jsxs)(
"select",{value:a,onChange:({currentTarget:b})=>u(b.value),children:[(0,X.jsx)("option",{value:"",children:(0,Oe.t)("no lesson")}),e.map(({name:b,title:P})=>(0,X.jsx)(
"option",{value:b,children:(0,Oe.t)(P)},b))]})}),(0,X.jsxs)("fieldset",{children:[(0,X.jsx)("legend",{children:(0,Oe.t)("Lock")}),Object.entries(t).map(([b,P])=>(0,X.jsxs)(
"label",{children:[(0,X.jsx)("input",{type:"checkbox",name:b,disabled:!d(b),checked:g.includes(b),onChange:({currentTarget:{checked:H}})=>c(H?[...g,b]:g.filter(
G=>G!==b))})," ",(0,Oe.t)(P)]},b))]}),n?(0,X.jsxs)("label",{children:[(0,X.jsx)("input",{type:"checkbox",checked:p,onChange:({currentTarget:b})=>f(b.checked)}),
" ",(0,Oe.t)("Gather the predictions in a room")]}):(0,X.jsx)("p",{children:(0,Oe.t)("This server has no rooms: predictions are not gathered.")}),(0,X.jsx)("but\
ton",{class:"gp-class-make",type:"submit",children:(0,Oe.t)("Make the link")}),(0,X.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var _s=({title:t,
children:e})=>(0,X.jsxs)("label",{class:"gp-class-field",children:[(0,X.jsx)("span",{children:t}),e]});var At=m(F(),1);var qs=m(F(),1);var Fs=m(F(),1);var de=()=>window.GenerationPlayground,q=()=>de().log("main");var Ae="one",he=E(Ae),Te=E(null),Ne=E(null),wn=E(!1),D={isOpen:E(!1),name:E(null),isLocked:E(!1),isOnStage:E(!0),hidesResult:E(!1)},lt={isRecorded:E(!1),hasMedia:E(
!1),isLoading:E(!1)},Al=E(null),Ut=E("bits"),up=Se(Fs.language),Nl={"data-view":()=>he.value,"data-drawer":()=>Te.value,"data-stage":()=>Ne.value,"data-asks":()=>Xe(
wn.value),"data-lesson":()=>Xe(D.isOpen.value),"data-lesson-locked":()=>Xe(D.isLocked.value),"data-no-lesson":()=>Xe(!D.isOnStage.value),"data-old-result":()=>Xe(
D.hidesResult.value),"data-recorded":()=>Xe(lt.isRecorded.value),"data-has-media":()=>Xe(lt.hasMedia.value),"data-loading":()=>Xe(lt.isLoading.value)},Xe=t=>t?"":
null;function Bs(){for(let[t,e]of Object.entries(Nl))z(()=>{let n=e();n===null?document.body.removeAttribute(t):document.body.setAttribute(t,n)});z(()=>{document.
body.classList.toggle("gp-projected",Ne.value!==null)})}function Hs(){let t=q();t.subscribe(document.body,()=>{Al.value=t.current(),Ut.value=t.unit})}var uo=matchMedia("(min-width: 1200px)"),$s=matchMedia("(max-width: 1359px)"),js=V("knobs-open"),lo=null,Ws=t=>document.getElementById(t==="knobs"?"knobs":`draw\
er-${t}`);function co(t){Te.value!==t&&(lo=document.activeElement,po(t)),Ws(t)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Ot(){if(!Te.
value)return;let t=Ws(Te.value)?.contains(document.activeElement);po(null),t&&lo instanceof HTMLElement&&lo.focus({preventScroll:!0})}function Vs(){uo.matches||
Ot()}function Ds(){$s.matches&&Te.value&&(Te.value=null)}function po(t){Te.value=t,uo.matches&&js.write(t==="knobs"?"yes":"no")}function Js(t){for(let e of document.
querySelectorAll("[data-drawer]:not(body)"))e.setAttribute("aria-expanded",String(e.dataset.drawer===t))}function Gs(){z(()=>Js(Te.value)),document.addEventListener(
"click",t=>{let e=Y(t,"button[data-drawer]")?.dataset.drawer;e&&e===Te.value?Ot():e?co(e):Y(t,".gp-drawer-close")&&Ot()}),document.addEventListener("keydown",t=>{
t.key!=="Escape"||t.defaultPrevented||!Y(t,".drawer")||Y(t,"input[role=combobox]")||Ot()})}function Us({element:t}){(0,qs.translateTemplate)(t),Js(Te.value);let e=!$s.
matches||!D.isOpen.value;uo.matches&&e&&!Te.value&&js.read()==="yes"&&po("knobs")}function xe(){let t=[];return{hear:e=>{t.push(e)},tell:e=>t.forEach(n=>n(e))}}var yn=xe(),kn=xe(),Sn=xe(),ut=xe(),Tt=xe(),fo=xe(),xn=xe(),ct=xe(),Pn=xe(),Cn=xe(),
En=xe(),zt=xe(),On=xe(),Lt=xe(),Qt=xe();var mo=m(F(),1);var zs="#seed-row",_l={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",zs],lesson:[]};function go(t,e,n){for(let[o,s]of Object.entries(_l))for(let r of s){let i=document.querySelector(r);i&&Ml(i,t.includes(o)&&(n||r!==zs),e)}D.isLocked.
value=t.includes("lesson")}function Ml(t,e,n){let o=t.id==="prompt"?t.querySelector("textarea"):null;o?o.readOnly=e:t.inert=e,e?t.dataset.locked=(0,mo.t)("locke\
d by {by}",{by:(0,mo.t)(n)}):delete t.dataset.locked}var ar=m(ae(),1),pt=m(me(),1),O=m(F(),1);var dt=m(F(),1);var Qs="https://huggingface.co",Kl=18;function Ys({element:t,props:e,watch:n}){(0,dt.translateTemplate)(t);let o=a=>M(t,".gp-"+a),s=M(t,".gp-text");function r(){
let a=e.value?JSON.parse(e.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,dt.t)(a.title),o("note").textContent=(0,dt.t)(a.note);let u=a.
query?`${Il(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Kl,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await ho(s)?(0,dt.t)("Copied."):(0,dt.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),e.value&&i()}),r()}function Il(t){return t&&
window.parent!==window&&document.referrer.startsWith(Qs)?`${Qs}/spaces/${t}`:location.origin+location.pathname}async function ho(t){try{return await navigator.clipboard.
writeText(t.value),!0}catch{return t.focus(),t.select(),document.execCommand("copy")}}var Tn=m(me(),1),Xs=m(A(),1),Fl=5e3;function bo({words:t,question:e,class:n,label:o,press:s}){let[r,i]=(0,Tn.useState)(!1);return(0,Tn.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Fl);return()=>clearTimeout(u)},[r]),(0,Xs.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?e:
t})}var or=m(vo(),1),qe=m(Yt(),1),_e=m(F(),1),sr=m(Ln(),1),se=m(A(),1),Rn=10;function wo({question:t,unit:e}){let n=t.options.length?Bl(t):Hl(t.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,se.jsxs)("div",{class:"gp-class-chart",children:[(0,se.jsxs)("table",{children:[(0,se.jsx)("thead",{children:(0,se.jsxs)(
"tr",{children:[(0,se.jsx)("th",{scope:"col",children:(0,_e.t)("Answer")}),(0,se.jsx)("th",{scope:"col",children:(0,_e.t)("Class")}),o&&(0,se.jsx)("th",{scope:"\
col",children:(0,_e.t)("Model")})]})}),(0,se.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=t.answered?i/t.answered:0;return(0,se.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,se.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,se.jsx)("span",{class:"gp-hidden",children:`${(0,_e.t)("result\
:")} `}),r===void 0?(0,_e.t)(s):(0,se.jsx)(sr.TokenLabel,{text:r})]}),(0,se.jsx)(nr,{class:"gp-class-ours",share:l,words:`${(0,qe.count)(i)} · ${(0,qe.percent)(
l)}`}),o&&(0,se.jsx)(nr,{class:"gp-class-model",share:a??0,words:(0,qe.percent)(a??0)})]})})})]}),ql(t,e).map(s=>(0,se.jsx)("p",{children:s}))]})}var nr=({class:t,
share:e,words:n})=>(0,se.jsxs)("td",{children:[(0,se.jsx)("div",{class:`gp-class-bar ${t}`,children:(0,se.jsx)("i",{style:{width:`${(100*e).toFixed(1)}%`}})}),(0,se.jsx)(
"span",{children:n})]});function Bl({kind:t,options:e,outcome:n}){return e.map(({key:o,label:s,model:r,count:i})=>({label:s,...t!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Hl(t){let e=[...new Set(t)];if(e.length<=Rn)return e.map(s=>({label:Rt(s),chosen:t.filter(r=>r===s).length}));
let n=t[0],o=(t[t.length-1]-n)/Rn;return Array.from({length:Rn},(s,r)=>{let i=n+r*o,a=l=>Math.min(Rn-1,Math.floor((l-n)/o))===r;return{label:(0,_e.t)("{from} to\
 {to}",{from:Rt(i),to:Rt(i+o)}),chosen:t.filter(a).length}})}var Rt=t=>(0,or.plain)(Number(t.toPrecision(3)));function ql({kind:t,median:e,outcome:n,class_score:o,
model_score:s},r){let i=[];if(t==="number"&&e!==null&&i.push(typeof n!="number"?(0,_e.t)("Half of the class says {median} or less.",{median:Rt(e)}):(0,_e.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:Rt(e),outcome:Rt(n)})),o!==null&&s!==null){let a={ours:An(o,r),
models:An(s,r),unit:(0,_e.t)(r)};i.push((0,_e.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function rr(t,e){if(!t||t.
questions<2)return"";let n={count:(0,qe.count)(t.questions),ours:An(t.class,e),models:An(t.model,e),unit:e};return(0,_e.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var An=(t,e)=>(0,qe.decimals)((0,qe.fromNats)(t,e),2).replace("-0.00","0.00").replace("-","−");var k=m(A(),1),ir=12;function lr(t,e,n,o){let s=E(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>t.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return t.setAttribute("aria-label",(0,O.t)("Class")),z(()=>{t.hidden=!e.value,(!e.value||"over"in e.value)&&(s.value=!1)}),z(()=>{t.classList.toggle("gp-large",
s.value),t.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,ar.render)((0,k.jsx)(()=>{let a=e.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)($e,{class:"gp-class-plain",label:(0,O.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Dl,{...a,
parts:n,actions:o}):(0,k.jsx)($l,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),t),{enlarge:()=>r(!0)}}function $l({made:t,room:e,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,pt.useState)(!0),[u,l]=(0,pt.useState)(!1),[c,p]=(0,pt.useState)([]),f=g=>p(c.includes(g)?c.filter(h=>h!==g):[...c,g]),d=e?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:t.room?(0,O.t)("Room {code}",{code:t.room.code}):
(0,O.t)("Your class")}),e&&(0,k.jsx)("span",{children:(0,O.tn)(e.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,k.jsx)($e,{class:"gp-class-who",words:(0,O.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)($e,{class:"gp-class-toggle",words:(0,O.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)($e,{class:"gp-class-size",words:s?(0,O.t)("Smaller"):(0,O.t)("Large"),press:()=>r(!s)}),t.room?(0,k.jsx)(bo,{class:"gp-class-close",words:(0,O.t)(
"Close the room"),question:(0,O.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)($e,{class:"gp-class-close",words:(0,O.t)("Close"),press:o.close})]}),(0,k.jsx)(
Wl,{made:t,parts:n,isOpen:i}),e&&(0,k.jsx)(jl,{people:d,isOpen:u,remove:o.remove}),e&&(0,k.jsx)(ur,{room:e,shown:e.questions,nothing:(0,O.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Predict, then reveal”, appear here."),draw:g=>(0,k.jsx)(Gl,{question:g,room:e,isEarly:c.includes(g.key),turn:()=>f(g.
key),reveal:()=>o.reveal(g.key)})})]})}var jl=({people:t,isOpen:e,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!e,children:t.map(({id:o,name:s},r)=>{
let i=s||(0,O.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(bo,{class:"gp-class-remove",words:(0,O.t)("Remove"),question:(0,O.t)(
"Remove {name}?",{name:i}),label:(0,O.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Wl({made:t,parts:e,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=t,c=(0,pt.useRef)(null),[p,f]=(0,pt.useState)(""),d=async()=>{c.current&&f(await ho(c.current)?(0,O.t)("Copied."):(0,O.t)("Press Ctrl+\
C (⌘C)."))},g=b=>({parts:b.map(P=>(0,O.t)(e[P])).join(", ")}),h=[!s&&(0,O.t)("This link is too long for a QR code. With a room it is short."),Vl(o)&&(0,O.t)("\
This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,O.t)("Locked: {par\
ts}.",g(r)),i.length>0&&(0,O.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,O.t)("No seed is set: each pupil gets a text of their o\
wn, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,O.t)(
"QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",
readOnly:!0,"aria-label":(0,O.t)("Link"),value:o,ref:c,onFocus:({currentTarget:b})=>b.select()}),(0,k.jsx)($e,{words:(0,O.t)("Copy"),press:d}),(0,k.jsx)("span",
{role:"status",children:p})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,O.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.
map(b=>b&&(0,k.jsx)("p",{class:"gp-class-note",children:b}))]})]})}var Vl=t=>["localhost","127.0.0.1","[::1]"].includes(new URL(t,location.href).hostname);function Dl({
arrived:t,room:e,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=t,p=(0,O.t)("Your name, if you like"),f={by:(0,O.t)(a),parts:u.
map(d=>(0,O.t)(s[d])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,O.t)("Cl\
ass of {by}",{by:i}):(0,O.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,O.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,O.t)("Locked b\
y {by}: {parts}.",f)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:p,"aria-label":p,onChange:({
currentTarget:d})=>r.rename(d.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),e&&e.setup_version>
c&&(0,k.jsx)($e,{class:"gp-class-again",words:(0,O.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)($e,{class:"gp-class-leave",words:(0,O.t)(
"Leave the class"),press:r.leave})]}),e&&(0,k.jsx)(ur,{room:e,shown:e.questions.filter(({revealed:d})=>d),draw:d=>(0,k.jsx)(cr,{question:d,room:e,children:(0,k.jsx)(
wo,{question:d,unit:Ut.value})})})]})}function ur({room:t,shown:e,nothing:n,draw:o}){let s=e.length-ir,r=rr(t.mean,Ut.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!e.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),e.slice(0,ir).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,O.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function cr({question:t,room:{pupils:e},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=t;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,O.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Jl(i)}`:(0,O.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,O.t)("{answered} of {pupils} answered",{answered:a,pupils:e})}),n]}),o]})}var Jl=t=>typeof t=="string"?t:(0,O.t)(t);function Gl({
question:t,room:e,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=t,l=(e.people??[]).filter(({name:p})=>p).map(({id:p,name:f})=>a.includes(p)?
`✓ ${f}`:f).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)($e,{class:"gp-class-early",words:n?(0,O.t)("Hide the bars"):(0,O.t)("Show them to me"),
press:o}),(0,k.jsx)($e,{class:"gp-class-reveal",words:(0,O.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(cr,{question:t,room:e,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,O.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(wo,{question:i?t:Ul(t),unit:Ut.value})]})}var Ul=t=>({...t,outcome:null,class_score:null,
model_score:null}),$e=({words:t,class:e,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:e,"aria-label":n,"aria-expanded":o,onClick:s,children:t});var zl={teacher:1e3,pupil:3e3},yo=V("pupil-name");function dr({element:t,props:e,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=E(null),p=lr(M(
t,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",at()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...at(),question:w}),remove:w=>n(
"removed",{...at(),pupil:w}),rename:w=>{yo.write(w),C()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(e.value||"null");w&&f(
w)});function f(w){switch(w.kind){case"made":d({role:"teacher",begun:w}),w.room&&vn(w.room),w.room&&w.lesson&&!l&&(Ot(),zt.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":d({role:"pupil",begun:w}),go(w.locks,w.named,w.seeded),w.room&&C(),w.lesson&&zt.tell({lesson:w.lesson,step:w.step});return;case"taken":return b(
(0,At.t)("Your prediction is in."));case"full":return b((0,At.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,At.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,At.t)(w.text));case"gone":
l=!1,r&&h((0,At.t)("This room is closed.")),vn(null);return;case"closed":return vn(null),g();case"left":return g()}}function d(w){Lt.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),H()}function g(){r=null,Lt.tell(null),clearTimeout(u),go([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function b(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:yo.read()??"",note:a})}async function H(){clearTimeout(u);
let w=r,B=w&&Ql(w);if(!(!w||!B)){if(!document.hidden||w.role==="teacher"){let W=await Yl(B,i?.version??0);if(r!==w)return;if(W==="removed"&&As(),W==="gone"||W===
"removed")return f({kind:W});W&&G(w,W)}clearTimeout(u),u=window.setTimeout(H,zl[w.role])}}function G({role:w},B){i=B,P(),w==="pupil"&&Lt.tell(B.questions.filter(
({revealed:W})=>W).map(({key:W})=>W))}let C=()=>n("joined",{pupil:ao(),name:yo.read()??""}),L=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};En.hear(L),document.
addEventListener("gp-predicted",w=>L(w.detail)),Qt.hear(()=>r?.role==="teacher"&&p.enlarge()),io()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",at()))}function Ql({role:t,begun:e}){return t==="teacher"?e.room&&{...e.room}:e.room===null?null:{code:e.room,pupil:ao()}}async function Yl(t,e){try{let n=await fetch(
`class-room?${new URLSearchParams({...t,seen:String(e)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var Nt=m(F(),1);var we=class{newest=0;isNew=!1;recorded=!1;take(e){return e<this.newest?!1:(this.isNew=e>this.newest,this.newest=e,this.recorded=!1,!0)}unstamp(e){let n=e??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var gr=2e3,pr=25e3,Nn=150,Xl=5e3,Zl=2500,eu=250,tu=410,fr=V("browser"),So=new Map,mr=0,Xt=!1;function _n(t,e){So.set(t,e)}function hr({props:t,trigger:e,watch:n}){
let o=new we;n("value",()=>{let s=o.unstamp(t.value);s&&o.isNew&&new xo(s,e).follow()})}var xo=class{constructor(e,n){this.key=e;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let e=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===tu)return this.lose();if(s!==
200)throw new Error(`status ${s}`);e=Xt||performance.now()-o<Nn&&this.next===n?Nn:0}catch{if(e=Math.min(Xl,Math.max(Nn,2*e)),!this.saysLost&&performance.now()-this.
silentSince>Zl){let s=(0,Nt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,ct.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&e&&await su(e)}}async connect(){let e=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:ou(),...Xt&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>e.abort(),Xt?pr:gr);try{let r=await fetch(`live-log?${n}`,{signal:e.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>e.abort(),pr),o=!0,mr=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&e.signal.aborted&&!Xt&&await nu()&&(Xt=++mr>1),r}finally{clearTimeout(
s),e.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,ct.tell(null))}take(e){let n=this.rest+e,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(e){!e||!this.of||this.unread(So.get(this.of.name)?.lines(e,this.of.turn)??0)}act(e){let n;try{n=JSON.parse(e)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,e.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),Sn.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+eu-performance.now())))}unread(e){!e||this.broken||
(this.broken=!0,ct.tell({severity:"error",message:(0,Nt.t)("Part of this run arrived damaged and is missing below."),fix:(0,Nt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:e}of So.values())this.of&&e(this.of.turn);ct.tell({severity:"error",message:(0,Nt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,Nt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function nu(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(gr)})).ok}catch{return!1}}var ko="";function ou(){return ko||=
fr.read()||Math.random().toString(36).slice(2),fr.write(ko),ko}var su=t=>new Promise(e=>setTimeout(e,t));function br({props:t,trigger:e,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new we,l=de().group(s),c=-1,p=()=>{c!==u.newest&&(c=
u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>ru(a))))};n("value",()=>{let f=u.unstamp(t.value);f!==null&&(de().feedGroup(s,f,u.newest),f&&p())}),
_n(r,{lines(f,d){if(!u.take(d))return 0;let g=de().appendGroup(s,f,d);return p(),g},lost(f){f===u.newest&&l.lose()}}),i&&(l.answers.open=({entry:f})=>e("open",{
entry:f}),l.answers.make=({entry:f})=>e("make",{entry:f}))}function ru(t){let e=document.getElementById(t);if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*
.6)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}var vr=!1;for(let[t,e]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(t,()=>vr=e,{capture:!0,passive:!0});function Ze(t,e){
let n=0,o=()=>{vr?s():e()},s=()=>{clearTimeout(n),n=window.setTimeout(o,t)};return s}var iu=150,au=700;function wr({props:t,trigger:e,watch:n},{names:o}){let s=new we,r=de().group("lanes"),i={},a="",u=Ze(iu,()=>{let{editing:l,lane_model:c,same_luck:p}=i,
f=JSON.stringify([l,c,p,Object.fromEntries(o.map(d=>[d,i[d]]))]);!l||f===a||(a=f,e("held",{held:f}))});Tt.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{e("lane",{do:l,id:c}),l==="select"&&window.innerWidth<au&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(t.value);
l&&r.setLanes(JSON.parse(l))})}var Or=m(ae(),1),Pe=m(F(),1);var ft=window.GenerationPlaygroundKnobs;var ye=(t,e)=>JSON.stringify(t,yr)===JSON.stringify(e,yr),yr=(t,e)=>Fe(e)?Object.fromEntries(Object.entries(e).sort(([n],[o])=>n<o?-1:1)):e,Fe=t=>t!==null&&typeof t==
"object"&&!Array.isArray(t);function be(t,e=44){let n=typeof t=="string"?t:JSON.stringify(t??null);return n.length>e?n.slice(0,e)+"…":n}function Zt(t){let e=t.
trim();if(!e)return;let n=Number(e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function Mn(t){
let e=t.split(/[\s,]+/).filter(Boolean);return e.length?e.map(Zt):void 0}function Po(t){if(t.trim())try{return JSON.parse(t)}catch{return t}}var lu={n:`
`,t:"	",r:"\r","\\":"\\"},uu={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},en=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):lu[n]),kr=t=>t.replace(/[\\\n\t\r]/g,e=>uu[e]),Co=t=>Array.isArray(t)&&t.every(e=>typeof e=="string");var cu=150,du=500,Eo=class{constructor(e,{name:n,hidden:o}){this.component=e;let{props:s,watch:r}=e;this.name=n,this.knobs=ft.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=E({preset:null,base:{},
set:{},kept:[]});chosen=E({model:"",assistant:null});verdict=E(null);effective=E([]);texts=E(new Map);text="";wantsEffective=!1;facts=new Map;rested=Ze(cu,()=>{
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
let n=[...new Set(e)].filter(s=>!this.texts.value.has(s)).slice(0,du);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??
[]),o.unknown??[]}async askWords(e){let{model:n}=this.chosen.value;return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...e}))),
model:n}}learn(e,n){e!==this.chosen.value.model||!n.length||(this.texts.value=new Map([...this.texts.value,...n]))}},mt=new Map,Sr=new Map,Oo=new Map;function xr(t,e){
let n=new Eo(t,e);mt.set(e.name,n);let o=Sr.get(e.name);o&&n.follow(o);for(let s of Oo.get(e.name)??[])s(n);return n}function _t(t,e){let n=mt.get(t);n?e(n):Oo.
set(t,[...Oo.get(t)??[],e])}function Pr(t,e){Sr.set(t,e),mt.get(t)?.follow(e)}var Cr=t=>mt.get(t)?.resetKept(),Er=t=>mt.get(t)?.text;function Kn(t){let e=mt.get(
t);return{set:e?.state.peek().set??{},assistant:e?.chosen.peek().assistant??null}}var To=(t,e)=>mt.get(t)?.resetAll(e);var Le=m(A(),1);function Tr(t,e){let{base:n={},set:o={},kept:s=[]}=JSON.parse(t||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[p,f]=[
n[c]??null,o[c]??null];if(JSON.stringify(p)===JSON.stringify(f))return[];if(f===null)return[(0,Pe.t)("{knob} not set",{knob:c})];let d=`${c} ${r(f)}`.trim();return[
r(p??{})?(0,Pe.t)("{now} instead of {before}",{now:d,before:r(p)}):d]}),a=(l,c,p)=>{if(!l.length)return"";let f=l.slice(0,e).join(", ");return l.length<=e?c(f):
p(f,l.length-e)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Pe.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Pe.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Pe.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Pe.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Lr={};function Rr(t,e){Lr[t]=e,fo.tell()}var Lo=8;function pu(t,e){
if(e===void 0)return"";if(e===null)return(0,Pe.t)("Of the settings above, only the model and the seed apply here.");if(e==="seed too")return(0,Pe.t)("Of the set\
tings above, only the model applies here.");let{set:n,assistant:o}=Kn(t),s=o&&!e.includes("assistant")?[(0,Pe.t)("draft model {model}",{model:o})]:[],r=Object.entries(
n).filter(([u])=>!e.includes(u)),i=[...s,...r.map(([u,l])=>typeof l=="object"?u:`${u} ${JSON.stringify(l)}`)];if(!i.length)return"";let a=i.slice(0,Lo).join(", ");
return i.length>Lo?(0,Pe.t)("Applies here, too: {settings} and {count} more.",{settings:a,count:i.length-Lo}):(0,Pe.t)("Applies here, too: {settings}.",{settings:a})}
function Ar({element:t,props:e,watch:n},{name:o,leftOut:s}){let r=M(t,".gp-changes"),i=E({applies:"",canTakeAway:!1,before:null});function a(f){let d=Lr[he.value]??
s[he.value],g=Object.keys(Kn(o).set).length>0;i.value={...JSON.parse(e.value||"{}"),applies:pu(o,d),canTakeAway:g&&Array.isArray(d),before:g?null:f};let{kept:h,
changed:b,applies:P}=i.value;r.hidden=!(h||b||P||i.value.before)}let u=()=>a(i.value.before);function l(){let f=Kn(o).set;To(o,{}),a(f)}function c(){To(o,i.value.
before??{}),a(null)}(0,Or.render)((0,Le.jsx)(()=>{let{kept:f,changed:d,applies:g,canTakeAway:h,before:b}=i.value;return(0,Le.jsxs)(Le.Fragment,{children:[f&&(0,Le.jsx)(
Ro,{text:f,button:(0,Le.jsx)(Ao,{words:(0,Pe.t)("reset"),press:()=>Cr(o)})}),g&&(0,Le.jsx)(Ro,{text:g,button:h&&(0,Le.jsx)(Ao,{words:(0,Pe.t)("use the model’s o\
wn settings"),press:l})}),!g&&d&&(0,Le.jsx)(Ro,{text:d}),b&&(0,Le.jsx)(Ao,{words:(0,Pe.t)("put the settings back"),press:c})]})},{}),r),n("value",u),he.subscribe(
u),fo.hear(u),ut.hear(u)}var Ro=({text:t,button:e})=>(0,Le.jsxs)("span",{children:[t,e&&(t.endsWith(".")?" ":" · "),e]}),Ao=({words:t,press:e})=>(0,Le.jsx)("bu\
tton",{class:"gp-reset",type:"button",onClick:e,children:t});var Nr=m(ae(),1),No=m(me(),1),Ue=m(F(),1);var pe=m(A(),1);function _r({element:t,trigger:e},{entries:n}){(0,Nr.render)((0,pe.jsx)(fu,{entries:n,act:(s,r)=>{e(s,r),Vs()}}),M(t,".gp-examples"))}function fu({
entries:t,act:e}){let[n,o]=(0,No.useState)(0),[s,r]=(0,No.useState)(0),i=[{title:(0,Ue.t)("Small models"),note:"",entries:t.filter(({bundled:l})=>l)},{title:(0,Ue.t)(
"A real model"),note:(0,Ue.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),xn.tell(l),e("chosen",{index:c})}function u(){o(n-1),e("back",{})}return(0,pe.jsxs)(pe.Fragment,{children:[
(0,pe.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,Ue.t)("Put back what was set before")}),i.length>1&&(0,pe.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,Ue.t)("Examples"),children:i.map(({title:l},c)=>(0,pe.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,pe.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,pe.jsx)("p",{class:"gp-note",children:l.note}),mu(l.entries).map(([p,f])=>(0,pe.jsxs)(
pe.Fragment,{children:[(0,pe.jsx)("h3",{children:p}),(0,pe.jsx)("ul",{"aria-label":(0,Ue.t)("Examples for {model}",{model:p}),children:f.map(d=>(0,pe.jsx)("li",
{children:(0,pe.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(d),children:[(0,pe.jsx)("b",{children:(0,Ue.t)(d.title)}),(0,pe.jsx)("span",{children:(0,Ue.t)(
d.look)})]})}))})]}))]}))]})}function mu(t){let e=[];for(let n of t)e.at(-1)?.[0]!==n.model&&e.push([n.model,[]]),e.at(-1)?.[1].push(n);return e}var Fr=m(F(),1);var gu=3e4,Mr=()=>{};function je(t){t!==he.value&&Mr(t)}function Kr(t){he.value===t&&je(Ae)}function Ir({props:t,trigger:e},{once:n,changing:o}){Mr=r=>{t.value=
r,e("view")};let s=new Map;Sn.hear(()=>o.forEach(r=>s.delete(r))),he.subscribe(r=>{let i=s.get(r);i!==void 0&&(n.includes(r)||performance.now()-i<gu)||!(n.includes(
r)||o.includes(r))||(s.set(r,performance.now()),e(`opened_${r}`))})}var hu={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Br({element:t}){let e=M(t,".gp-header");(0,Fr.translateTemplate)(e);let n=p=>M(e,p),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=p=>p.getAttribute("aria-expanded")==="true";function u(p,f){p.setAttribute("aria-expan\
ded",String(f)),p===o?s.hidden=!f:i.classList.toggle("gp-unfolded",f)}let l=[o,r],c=()=>l.forEach(p=>u(p,!1));e.addEventListener("click",p=>{let f=Y(p,"button[d\
ata-view]"),d=l.find(g=>g.contains(p.target));if(f?.dataset.view)f.dataset.view!==he.value&&yn.tell(),je(f.dataset.view),c(),s.contains(f)&&o.focus();else if(d){
let g=!a(d);c(),u(d,g),g&&d===o&&(s.querySelector("[aria-selected=true]")??_o(s)[0]).focus()}else Y(p,".gp-menu :is(button, a)")&&c()}),document.addEventListener(
"click",p=>{e.contains(p.target)||c()}),e.addEventListener("keydown",p=>{if(p.key==="Escape"&&l.some(a)){s.contains(p.target)&&o.focus(),c();return}let f=Y(p,"[\
role=tab]");if(!f?.parentElement)return;let d=_o(f.parentElement),g=hu[p.key],h={Home:0,End:-1}[p.key],b=g?d[(d.indexOf(f)+g+d.length)%d.length]:d.at(h??NaN);!g&&
h===void 0||(p.preventDefault(),b?.focus())}),e.addEventListener("focusout",({relatedTarget:p})=>{p&&!e.contains(p)&&c()}),z(()=>bu(e,he.value)),z(()=>n("[data-\
lessons]").setAttribute("aria-expanded",String(D.isOpen.value)))}var _o=t=>[...t.children];function bu(t,e){for(let o of t.querySelectorAll("[role=tablist]")){let s=_o(
o),r=s.find(({dataset:i})=>i.view===e);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=t.querySelector(`.gp-lab\
-list [data-view="${e}"]`);M(t,".gp-lab").classList.toggle("gp-selected",!!n),M(t,".gp-lab-which").textContent=n?.textContent??""}function Hr(t){he.value=t}var vu=1e4,qr=new Set(["kept","class"]),$r=()=>{};function In(t){qr.delete(t)&&!qr.size&&$r()}function jr(){let t=!1,e=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),t=!0,e()?.setAttribute("aria-busy","true")}let o=a=>{Y(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
Y(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),e()?.removeAttribute("aria-busy"),t&&
e()?.click(),t=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,vu);$r=()=>{clearTimeout(i),setTimeout(()=>{
t||kn.tell(),r()})}}var Vr=V("form","tab"),Mo=V("form"),Dr=V("form-address","tab"),Jr=V("keep-history"),Wr=300,Gr=!1,Ko=null;function Ur(){document.addEventListener("input",()=>Gr=
!0,{once:!0,capture:!0})}var zr=t=>Ko?.hold(t);function Qr(){Ko?.begin(),In("kept")}var Yr=()=>ut.tell();function Xr(){if(Gr)return[null];let t=Vr.readJson(),[e]=performance.
getEntriesByType("navigation");return t&&e.type==="reload"&&Dr.read()===location.search?[{again:t}]:t?[t]:[Jr.read()==="no"?null:Mo.readJson()]}function Zr({props:t,
trigger:e},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(Jr.read()||(t.keep?"yes":"no"))==="yes";if(d||Mo.write(null),!i||!o)return;
let g=JSON.stringify(l(o));Vr.write(g),Dr.write(location.search),d&&Mo.write(g)}function l(d){let g=c(d),h=document.querySelector("#prompt textarea")?.value;return Object.
assign(g,{prompt:h??g.prompt,knobs:Er("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&Object.assign(g,JSON.parse(g.others)),n.map(b=>g[b])}let c=d=>Object.
fromEntries([...n,"editing","others"].map((g,h)=>[g,d[h]]));function p(){clearTimeout(a),a=window.setTimeout(u,Wr)}function f(){let d=Math.max(0,r+Wr-performance.
now());s||=window.setTimeout(()=>{s=0,r=performance.now(),e("hold")},d)}Ko={hold(d){o=d,p(),Tt.tell(c(d))},begin(){i=!0,o||f(),p()}},document.addEventListener("\
input",p),ut.hear(f),window.addEventListener("pagehide",u),Cn.hear(u)}var Ai=m(ae(),1),vt=m(me(),1),j=m(F(),1);var ei=new Map,ti=(t,e)=>ei.set(t,e),tn=(t,e)=>ei.get(t)?.(e);var Oi=m(ae(),1),jn=m(me(),1),N=m(F(),1);var Fn=m(me(),1),gt=m(F(),1);var ge=m(A(),1),wu=t=>t==null?"":String(t);function ht({row:t,value:e,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,Fn.useState)(""),c=ye(Zt(
u),e??void 0)?u:wu(e),p=t.step||(t.kind==="int"?1:.1),f=(String(p).split(".").at(1)??"").length,d=h=>{l(h),n(Zt(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let b=Zt(c)??o??t.slider_minimum??t.minimum??0;if(typeof b!="number")return;let P=Number((b+(h.key==="ArrowUp"?p:-p)).toFixed(f));
d(String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,P))))};return(0,ge.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:t.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>d(h.value),onKeyDown:g})}var Io=({knob:t,id:e,
label:n,text:o,value:s,standard:r,change:i})=>(0,ge.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:e,"aria-label":n,"aria\
-valuetext":o,min:t.slider_minimum??void 0,max:t.slider_maximum??void 0,step:t.step||"any",value:String([s,r].find(a=>typeof a=="number")??t.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function yu({knob:t,id:e,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,ge.jsxs)("di\
v",{class:"kp-number",children:[(0,ge.jsx)(ht,{row:t,id:e,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),t.slider_minimum!==null&&(0,ge.jsx)(
Io,{knob:t,label:(0,gt.t)("{name}, slider",{name:t.name}),value:o,standard:i,change:r})]})}var ku=t=>e=>e?.setAttribute("value",t),Mt=({id:t,nameId:e,meaningId:n,
options:o,value:s,change:r})=>(0,ge.jsx)("div",{class:"kp-switch",id:t,role:"radiogroup","aria-labelledby":e,"aria-describedby":n,children:o.map(([i,a])=>(0,ge.jsxs)(
"label",{children:[(0,ge.jsx)("input",{type:"radio",name:t,ref:ku(a),checked:ye(i,s),onChange:()=>r(i)}),(0,ge.jsx)("span",{children:a})]},a))}),Su=({id:t,nameId:e,
meaningId:n,value:o,change:s})=>(0,ge.jsx)(Mt,{id:t,nameId:e,meaningId:n,value:o,change:s,options:[[void 0,(0,gt.t)("not set")],[!0,(0,gt.t)("on")],[!1,(0,gt.t)(
"off")]]});function Fo({id:t,meaningId:e,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>ye(u,s)),a=s!==void 0&&i<0;return(0,ge.jsxs)("select",{class:"\
kp-select",id:t,"aria-describedby":e,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,ge.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,ge.jsx)("option",{value:String(l),children:be(u)},l)),a&&(0,ge.jsx)("option",{value:"foreign",disabled:!0,children:be(
s)})]})}var xu=({knob:t,id:e,meaningId:n,value:o,standard:s,change:r})=>(0,ge.jsx)(Fo,{id:e,meaningId:n,value:o,change:r,choices:t.choices,unset:s===null?(0,gt.t)(
"not set"):(0,gt.t)("not set (default {value})",{value:be(s)})}),Pu=({id:t,meaningId:e,value:n,change:o})=>(0,ge.jsx)("textarea",{class:"kp-text",id:t,"aria-des\
cribedby":e,rows:1,spellcheck:!1,value:n===void 0?"":be(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function Kt(t,e,n){let o=(0,Fn.useRef)(null),s=o.
current!==null&&ye(e(o.current),t),r=i=>(o.current=i,e(i));return[s?o.current??"":n(t),r]}var ni=({kind:t,minimum:e,maximum:n})=>({kind:t,minimum:e,maximum:n}),
oi={View:Su},Bo={View:yu,isLabelled:!0},si={View:xu,isLabelled:!0},ri={View:Pu,isLabelled:!0};var ai=m(ae(),1),bt=m(me(),1),li=m(Yt(),1),te=m(F(),1);var $=m(A(),1);function ui({knob:t,value:e,change:n}){let[o,s]=Kt(e,Po,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,$.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,te.t)("{name} as JSON",{name:t.name}),placeholder:(0,te.t)(t.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var ci={View:()=>(0,$.jsx)("div",{}),canShow:(t,e)=>e===void 0};function di({words:t,texts:e,change:n}){let[o,s]=(0,bt.useState)([]),r=(0,bt.useRef)(
null),i=p=>p.map(en).filter(Boolean),a=ye(i(o),e)?o:e.map(kr),u=a.at(-1)===""?a:[...a,""],l=p=>{s(p);let f=i(p);n(f.length?f:void 0)},c=p=>r.current?.querySelectorAll(
"input")[p]?.focus();return(0,$.jsx)("div",{class:"kp-list",ref:r,children:u.map((p,f)=>(0,$.jsxs)("div",{class:"kp-line",children:[(0,$.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":t.one,autocomplete:"off",spellcheck:!1,placeholder:t.another,value:p,onInput:({currentTarget:d})=>l(u.with(f,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(f+1))}}),(0,$.jsx)(Cu,{text:en(p),line:p}),(0,$.jsx)("button",{class:"kp-icon",type:"button","aria-label":t.remove,hidden:!p,
onClick:()=>{l(u.toSpliced(f,1)),c(f+1)},children:"×"})]},f))})}function Cu({text:t,line:e}){let n=o=>{o?.replaceChildren(),o&&(t!==t.trim()||t!==e)&&(0,li.fillText)(
o,t)};return(0,$.jsx)("span",{class:"kp-shown",title:(0,te.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var Eu=({value:t,change:e})=>(0,$.jsxs)(
"div",{class:"kp-editor",children:[(0,$.jsx)(di,{words:{one:(0,te.t)("text"),another:(0,te.t)("another text"),remove:(0,te.t)("Remove this text")},texts:t===void 0?
[]:Co(t)?t:[be(t,1/0)],change:e}),(0,$.jsx)("p",{class:"kp-faint",children:(0,te.t)("Write \\n for a line break and \\t for a tab.")})]}),pi={View:Eu},fi=t=>Array.
isArray(t)&&t.length===2;function Ou({id:t,value:e,change:n}){let o=fi(e)?e:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,te.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,te.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,$.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,$.jsxs)(ai.Fragment,{children:[
(0,$.jsx)("label",{for:`${t}-${i}`,children:a}),(0,$.jsx)(ht,{id:`${t}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:p=>s(c,p)})]},i))})}var mi={View:Ou,
canShow:(t,e)=>e===void 0||fi(e)};function Tu({knob:t,panel:e,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,bt.useState)(!1),[l,c]=Kt(r,Mn,h=>Array.isArray(
h)?h.join(", "):""),p=(0,bt.useRef)(null),f=Array.isArray(r)||a&&r===void 0,d=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>p.current?.
focus())},g=e.verdict.value?.layers;return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Mt,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,te.t)("not s\
et")],["low","low"],["high","high"],["list",(0,te.t)("layers")]],value:f?"list":r,change:d}),(0,$.jsx)("input",{class:"kp-wide",ref:p,id:`${n}-list`,type:"text",
hidden:!f,placeholder:"0, 2, 4","aria-label":(0,te.t)("{name}: layer numbers",{name:t.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,$.jsx)("p",{class:"kp-faint",children:g?(0,te.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var gi={View:Tu,canShow:(t,e)=>e===
void 0||e==="low"||e==="high"||Array.isArray(e)},Lu={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
ii=JSON.stringify(Lu,null,2),Ru=["choices","regex","json_schema"];function Au({id:t,nameId:e,meaningId:n,value:o,change:s}){let r=Fe(o)?o:{},i=Ru.find(h=>h in r),
[a,u]=(0,bt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),p=h=>{u(h),s(void 0)},[f,d]=Kt(r.json_schema,Po,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,$.jsx)(di,{words:{one:(0,te.t)("choice"),another:(0,te.t)("another choice"),remove:(0,te.t)("Remove this choi\
ce")},texts:Co(r.choices)?r.choices:[],change:c}),regex:(0,$.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,te.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":be(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,$.jsxs)($.Fragment,{children:[(0,$.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:ii,spellcheck:!1,
"aria-label":(0,te.t)("JSON schema"),value:f,onInput:({currentTarget:h})=>c(d(h.value))}),(0,$.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(ii)),
children:(0,te.t)("Use an example")})]})};return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Mt,{id:t,nameId:e,meaningId:n,options:[[void 0,(0,te.t)(
"not set")],["choices",(0,te.t)("choices")],["regex","regex"],["json_schema",(0,te.t)("JSON schema")]],value:l,change:p}),l&&g[l]]})}var hi={View:Au};var bi=m(ae(),1),vi=m(me(),1),ze=m(F(),1);var fe=m(A(),1),Nu=30,_u=5,wi=()=>[...crypto.getRandomValues(new Uint16Array(Nu))].map(t=>t%1e3),Bn=({fields:t},e)=>t.filter(({name:n})=>e.includes(n)).length;function yi({
forms:t},e){let n=Object.keys(e),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(e[r]),s=t.find(({fields:r})=>r.some(o))??t.reduce((r,i)=>Bn(
i,n)>Bn(r,n)?i:r);return Bn(s,n)<n.length?null:s}function Mu({kind:t,choices:e},n){return n===void 0?!0:t==="bool"?typeof n=="boolean":t==="choice"?e.some(o=>ye(
o,n)):t==="flags"?Fe(n)&&Object.entries(n).every(([o,s])=>s===!0&&e.includes(o)):t==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Ku(t,e){
if(e===void 0)return!0;let n=Fe(e)?yi(t,e):null;return n!==null&&Fe(e)&&n.fields.every(o=>Mu(o,e[o.name]))}function Iu({knob:t,id:e,nameId:n,value:o,change:s}){
let[r,i]=(0,vi.useState)(null),a=Fe(o)?o:null,u=a&&r&&Bn(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:yi(t,a)),c=t.forms.map(({name:d})=>[d,t.forms.length>
1?(0,ze.t)(d):(0,ze.t)("set")]),p=d=>{let g=t.forms.find(b=>b.name===d)??null;i(g);let h=g?.fields.filter(({required:b})=>b);s(h&&Object.fromEntries(h.map(b=>[b.
name,Fu(b)])))},f=(d,g)=>{let h=l?.fields.map(P=>P.name)??[],b={...a,[d]:g};s(Object.fromEntries(h.filter(P=>b[P]!==void 0).map(P=>[P,b[P]])))};return(0,fe.jsxs)(
"div",{class:"kp-editor",children:[(0,fe.jsx)(Mt,{id:`${e}-form`,nameId:n,options:[[void 0,(0,ze.t)("not set")],...c],value:l?.name,change:p}),(0,fe.jsx)("p",{class:"\
kp-faint",children:(0,ze.t)(l?.meaning)}),(0,fe.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let g=`${e}-${d.name}`;return(0,fe.jsxs)(bi.Fragment,{children:[
(0,fe.jsx)("label",{for:g,title:(0,ze.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,fe.jsx)(Bu,{field:d,id:g,value:a?.[d.name],change:h=>f(d.name,h)}),
(0,fe.jsx)("p",{class:"kp-faint",children:(0,ze.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,fe.jsx)("button",{class:"kp-link",type:"button",onClick:()=>f(d.
name,wi()),children:(0,ze.t)("Draw new keys")})]},d.name)})})]})}var Fu=t=>t.kind==="ints"?wi():t.default??_u;function Bu({field:t,id:e,value:n,change:o}){let{kind:s}=t;
if(s==="bool"||s==="choice")return(0,fe.jsx)(Fo,{id:e,value:n,change:o,choices:s==="bool"?[!0,!1]:t.choices,unset:(0,ze.t)("not set ({value})",{value:be(t.default)})});
if(s==="flags")return(0,fe.jsx)(Hu,{field:t,id:e,value:n,change:o});if(s==="ints")return(0,fe.jsx)(qu,{field:t,id:e,value:n,change:o});let r=t.default;return(0,fe.jsx)(
ht,{id:e,value:n,change:o,standard:r,row:ni(t),hint:r===null?"–":String(r)})}function Hu({field:t,id:e,value:n,change:o}){let s=Fe(n)?n:{},r=t.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,fe.jsx)("div",{class:"kp-flags",id:e,role:"grou\
p","aria-label":t.name,children:r.map(a=>(0,fe.jsxs)("label",{children:[(0,fe.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function qu({id:t,value:e,change:n}){let[o,s]=Kt(e,Mn,r=>Array.isArray(r)?r.join(", "):r===void 0?"":be(r,1/0));return(0,fe.jsx)("t\
extarea",{class:"kp-text",id:t,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var ki={View:Iu,canShow:Ku};var We=m(me(),1),Si=m(Yt(),1),J=m(F(),1),xi=m(Ln(),1);var K=m(A(),1),$u=120,ju=5,Ho=t=>Number.isInteger(t)&&Number(t)>=0,et=t=>Array.isArray(t)&&t.length>0&&t.every(Ho),Hn=(t,e)=>Array.isArray(t)&&t.every(e),qo=t=>Hn(
t,et),Wu=t=>Array.isArray(t)&&t.length===2&&et(t[0]),Vu=t=>et(t)||qo(t),Du=t=>Fe(t)&&(et(t.phrase)||qo(t.any_of)),It=t=>({options:[[t]]}),Pi=t=>({options:[t]}),
nn=({options:t})=>t[0][0],$o={token:{isSingle:!0,isFlat:!0,read:t=>Ho(t)?[It(t)]:null,write:t=>nn(t[0])},tokens:{isFlat:!0,read:t=>Ho(t)?[It(t)]:et(t)?t.map(It):
null,write:t=>t.length===1?nn(t[0]):t.map(nn)},words:{isFlat:!0,read:t=>et(t)?t.map(It):null,write:t=>t.map(nn)},word_groups:{read:t=>qo(t)?t.map(Pi):null,write:t=>t.
map(({options:e})=>e[0])},words_with_bias:{isBiased:!0,read:t=>Hn(t,Wu)?t.map(([e,n])=>({options:[e],bias:n})):null,write:t=>t.map(({options:e,bias:n})=>[e[0],n??
null])},alternatives:{hasAlternatives:!0,read:t=>Hn(t,Vu)?t.map(e=>({options:et(e)?[e]:e})):null,write:t=>t.map(({options:e})=>e.length===1?e[0]:e)},constraints:{
hasAlternatives:!0,read:t=>Hn(t,Du)?t.map(({phrase:e,any_of:n})=>({options:e?[e]:n??[]})):null,write:t=>t.map(({options:e})=>e.length===1?{phrase:e[0]}:{any_of:e})}},
on={ways:[],unknown:[]};function Ju(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(/\d+/g)??[]).map(Number);return et(e)&&e.every(Number.isSafeInteger)?
e:null}async function Gu(t,e){let n=en(t),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await e.splitWords(s?[" "+o,o]:
[n]);if(i)return{...on,problem:(0,J.t)(i)};let a=[{when:(0,J.t)("as typed"),tokens:r[0]}];s&&ye(r[0],r[1])?a=[{when:(0,J.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,J.t)("inside a sentence"),tokens:r[0]},{when:(0,J.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=Ju(t),l=u?await e.textsOf(u):[];if(u){let c=u.
map(p=>[p,e.texts.value.get(p)]);a.unshift({when:u.length>1?(0,J.t)("these token ids"):(0,J.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var qn=({tokens:t})=>t.map(([e])=>e),jo=({token:[t,e]})=>(0,K.jsxs)(K.Fragment,{children:[e===void 0?(0,K.jsx)("span",{class:"kp-piece"}):(0,K.jsx)(xi.TokenLabel,
{class:"kp-piece",text:e}),(0,K.jsx)("span",{class:"kp-id",children:t})]});function Uu({form:t,offers:{ways:e,unknown:n,problem:o},add:s}){if(o)return(0,K.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,J.t)("The model has no token {ids}.",{ids:n.join(", ")}),e.some(({isAlone:i})=>i)&&(0,J.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),t.isFlat&&e.some(({tokens:i})=>i.length>1)&&(t.isSingle?(0,J.t)("Choose on\
e token."):(0,J.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,K.jsxs)(K.Fragment,{children:[e.map(
i=>(0,K.jsxs)("div",{class:"kp-offer",children:[(0,K.jsx)("span",{class:"kp-when",children:i.when}),(0,K.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>t.
isFlat?(0,K.jsx)(zu,{token:a,press:()=>s([[a[0]]])}):(0,K.jsx)("span",{class:"kp-token",children:(0,K.jsx)(jo,{token:a})}))}),!t.isFlat&&(0,K.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,J.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([qn(i)]),children:(0,J.t)("Add")})]},i.when)),!t.isFlat&&!t.hasAlternatives&&
e.length===2&&(0,K.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(e.map(qn)),children:(0,J.t)("Add both")}),r.length>0&&(0,K.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function zu({token:t,press:e}){let[n,o]=t,s=o===void 0?(0,J.t)("Add token {id}",{id:n}):(0,J.t)("Add token {id}: {text}",{id:n,text:(0,Si.quoted)(
o)});return(0,K.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:e,children:(0,K.jsx)(jo,{token:t})})}function Qu({knob:t,panel:e,id:n,meaningId:o,
value:s,change:r}){let i=$o[t.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,We.useState)(""),[c,p]=(0,We.useState)(on),[f,d]=(0,We.useState)(null),g=(0,We.useRef)(
null),h=(0,We.useRef)(0),b=(0,We.useRef)(0),P=S=>r(S.length?i.write(S):void 0),H=()=>{h.current+=1,clearTimeout(b.current),l(""),p(on),d(null)},G=S=>{P(Yu(i,a,S,
f)),H(),g.current?.focus()},C=async S=>{let U=++h.current,ke=(0,J.t)("The server does not answer. Try again in a moment."),He=S?await Gu(S,e).catch(()=>({...on,
problem:ke})):on;return U!==h.current?null:(p(He),He)},L=S=>{l(S),clearTimeout(b.current),b.current=window.setTimeout(()=>{C(S)},$u)},w=async()=>{clearTimeout(b.
current);let S=(await C(u))?.ways.at(0);S&&G([i.isFlat?qn(S).slice(0,1):qn(S)])},B=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||f!==null)&&
(S.preventDefault(),H())},W=e.texts.value,oe=a.flatMap(({options:S})=>S.flat()).filter(S=>!W.has(S));return(0,We.useEffect)(()=>{oe.length&&e.textsOf(oe).catch(
()=>[])},[oe.join()]),(0,K.jsxs)("div",{class:"kp-editor",children:[(0,K.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,U)=>(0,K.jsx)(
Xu,{form:i,row:S,texts:W,setBias:ke=>P(a.with(U,{...S,bias:ke})),grow:()=>{d(U),g.current?.focus()},remove:()=>{f===U&&d(null),P(a.toSpliced(U,1)),g.current?.focus()}},
U))}),(0,K.jsx)("p",{class:"kp-faint",hidden:f===null,children:f!==null&&(0,J.t)("Another alternative to word {number}:",{number:f+1})}),(0,K.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,J.t)("type a token, or its id"):(0,J.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>L(S.value),onKeyDown:B}),(0,K.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,K.jsx)(Uu,{
form:i,offers:c,add:G})})]})}function Yu(t,e,n,o){if(t.isSingle)return[It(n[0][0])];if(t.isFlat){let s=new Set(e.map(nn));return[...e,...n.flat().filter(r=>!s.has(
r)).map(It)]}if(o!==null&&o<e.length){let s=e[o];return e.with(o,{...s,options:[...s.options,...n]})}return[...e,...n.map(s=>t.isBiased?{options:[s],bias:ju}:Pi(
s))]}function Xu({form:t,row:e,texts:n,setBias:o,grow:s,remove:r}){let i=e.options[0].map(a=>n.get(a)??a).join("").trim();return(0,K.jsxs)("li",{class:"kp-row",
children:[e.options.map((a,u)=>(0,K.jsxs)(K.Fragment,{children:[u>0&&(0,K.jsx)("span",{class:"kp-or",children:(0,J.t)("or")}),(0,K.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,K.jsx)("span",{class:"kp-token",children:(0,K.jsx)(jo,{token:[l,n.get(l)]})}))})]})),t.isBiased&&(0,K.jsx)("span",{class:"kp-faint",children:(0,J.t)(
"bias")}),t.isBiased&&(0,K.jsx)(ht,{row:{kind:"float",step:.5},label:(0,J.t)("Bias of {name}",{name:i}),value:e.bias??void 0,change:o}),t.hasAlternatives&&(0,K.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,J.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,J.t)("or…")}),(0,K.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,J.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var Zu={View:Qu,isLabelled:!0,canShow:({editor:t},e)=>e===
void 0||$o[t].read(e)!==null},Ci=Object.fromEntries(Object.keys($o).map(t=>[t,Zu]));var Ei={...Ci,switch:oi,number:Bo,slider:Bo,choice:si,text:ri,strings:pi,decay:mi,fields:ki,layers:gi,structure:hi},$n=t=>t in Ei?Ei[t]:ci;var R=m(A(),1),Wo=t=>({changed:(0,N.t)("changed"),preset:(0,N.t)("preset"),model:(0,N.t)("model"),library:(0,N.t)("library")})[t],Ft=t=>({changed:(0,N.t)("chang\
ed by you"),preset:(0,N.t)("set by the preset (the chosen strategy)"),model:(0,N.t)("the model's own default"),library:""})[t],Ht={error:"✕",warning:"▲",info:"\
ℹ"},Bt=({name:t})=>(0,R.jsx)(R.Fragment,{children:t.split(/(?<=_)/).map(e=>(0,R.jsxs)(Oi.Fragment,{children:[e,(0,R.jsx)("wbr",{})]},e))});function Wn(t,e){let n=document.
querySelector(`[id="${t.name}-${e}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Vo({panel:t,name:e,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=t.of(e),[l,c]=(0,jn.useState)(!1),[p,f]=(0,jn.useState)(!1),[d,g]=(0,jn.useState)(!1),h=`${t.name}-${e}`,{View:b,isLabelled:P,canShow:H}=$n(
o.editor),G=!H||H(o,s.value);!G&&!l&&c(!0);let C=`${h}-name`,L={knob:o,panel:t,id:`${h}-control`,nameId:C,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:oe=>t.change(e,oe)},w=()=>{f(l&&!G),(!l||G)&&c(!l)},B=l||!G,W=u.value;return(0,R.jsxs)("div",{class:a.value.some(({severity:oe})=>oe===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":e,"data-source":i.value,hidden:n,children:[(0,R.jsxs)("div",{class:"kp-head",children:[P&&!B?(0,R.jsx)("l\
abel",{class:"kp-name",id:C,for:L.id,children:(0,R.jsx)(Bt,{name:e})}):(0,R.jsx)("span",{class:"kp-name",id:C,children:(0,R.jsx)(Bt,{name:e})}),(0,R.jsx)("span",
{class:"kp-source",title:Ft(i.value),children:Ft(i.value)&&Wo(i.value)}),(0,R.jsxs)("span",{class:"kp-tools",children:[H&&(0,R.jsx)(ec,{name:e,isJson:B,turn:w}),
(0,R.jsx)(nc,{panel:t,name:e}),(0,R.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,N.t)("More about {name}",{name:e}),onClick:()=>g(
!d),children:"?"})]})]}),H?(0,R.jsxs)("div",{class:"kp-editor",children:[B?(0,R.jsx)(ui,{...L}):(0,R.jsx)(b,{...L}),(0,R.jsx)("span",{class:"kp-faint",children:p&&
!G&&(0,N.t)("The editor cannot show this value.")})]}):(0,R.jsx)(b,{...L}),(0,R.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(oe=>(0,R.jsx)(Do,
{note:oe,panel:t}))}),(0,R.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,N.t)(o.meaning)," ",(0,R.jsx)(tc,{knob:o,own:r.value})," ",(0,R.jsx)("sp\
an",{class:"kp-idle",children:W&&(0,N.t)("No effect now: {why}.",{why:W})})]}),d&&(0,R.jsx)(oc,{knob:o})]})}function ec({name:t,isJson:e,turn:n}){let o=e?(0,N.t)(
"Back to the editor of {name}",{name:t}):(0,N.t)("Edit {name} as JSON",{name:t});return(0,R.jsx)("button",{class:"kp-link",type:"button","aria-pressed":e,"aria-\
label":o,onClick:n,children:e?(0,N.t)("Editor"):"JSON"})}function tc({knob:t,own:e}){let n=Ti(t,e===void 0?t.default:e),o=(e===void 0?t.default:e)===null;return e===
void 0?(0,R.jsx)("span",{class:"kp-standard",title:(0,N.t)("The library's default: it applies unless the knob is set"),children:o?(0,N.t)("No default."):(0,N.t)(
"Default: {value}.",{value:n})}):(0,R.jsx)("span",{class:"kp-standard",title:(0,N.t)("From the model's own generation config"),children:o?(0,N.t)("No default."):
(0,N.t)("The model's default: {value}.",{value:n})})}var Ti=({editor:t},e)=>t==="switch"&&typeof e=="boolean"?e?(0,N.t)("on"):(0,N.t)("off"):be(e,30);function nc({
panel:t,name:e}){let{knob:n,value:o,preset:s,source:r}=t.of(e),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Ti(n,i),[l,c]=a?i===void 0?[(0,N.t)(
"Back to its default"),(0,N.t)("Reset {name} to its default",{name:e})]:[(0,N.t)("Back to the preset: {value}",{value:u}),(0,N.t)("Reset {name} to the preset: {\
value}",{name:e,value:u})]:[(0,N.t)("Unset it: the default applies"),(0,N.t)("Unset {name}",{name:e})],p=()=>{t.reset(e),Wn(t,e)};return(0,R.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:p,children:a?"↺":"×"})}function oc({knob:t}){let e=t.needs.map(o=>(0,N.t)(
o)).join("; "),n=sc(t);return(0,R.jsxs)("div",{class:"kp-help",children:[(0,R.jsx)("p",{children:(0,N.t)(t.explanation)}),n&&(0,R.jsx)("p",{children:n}),e&&(0,R.jsx)(
"p",{children:(0,N.t)("It has an effect only under these conditions: {needs}.",{needs:e})}),t.conflicts.map(o=>(0,R.jsx)("p",{children:(0,N.t)(o)})),t.paper&&(0,R.jsxs)(
"p",{children:[(0,N.t)("Read more:")," ",(0,R.jsx)("a",{href:t.paper,target:"_blank",rel:"noopener noreferrer",children:t.paper.replace(/^https?:\/\//,"")})]})]})}
function Do({note:t,panel:e}){let{knob:n,press:o}=t,s=e.byName.has(n),r=s?o&&!(n in o.change):e.state.value.set[n]!==void 0,i=a=>{e.apply(a),s&&Wn(e,n)};return(0,R.jsxs)(
"div",{class:`kp-note kp-${t.severity}`,children:[(0,R.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:Ht[t.severity]}),(0,R.jsxs)("span",{class:"kp-\
said",children:[(0,N.t)(t.message)+" ",!o?.whole&&(0,R.jsx)("strong",{children:(0,N.t)(t.fix)}),!o?.whole&&" ",o&&(0,R.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,N.t)(o.label)}),o&&" ",r&&(0,R.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,N.t)(
"Unset {name}",{name:n}):(0,N.t)("Remove {name}",{name:n})})]})]})}function sc({minimum:t,maximum:e,open_minimum:n,open_maximum:o}){let r=[];return t!==null&&r.
push(n?(0,N.t)("greater than {low}",{low:t}):(0,N.t)("at least {low}",{low:t})),e!==null&&e<2147483647&&r.push(o?(0,N.t)("less than {high}",{high:e}):(0,N.t)("a\
t most {high}",{high:e})),r.length?(0,N.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Jo=m(F(),1);var sn=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Li(t,e){let n=sn(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(o=>n.
some(s=>s.startsWith(o)))}var rc=(t,e)=>t.every(n=>sn(e).join(" ").includes(n));function Ri(t,e){let n=sn(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let o=ft.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=ft.elsewhere.filter(({words:u})=>u.some(l=>Li(n,l))),r=e.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Jo.t)(l),...c].some(p=>Li(n,p)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Jo.t)(l))].join(" ");return{knobs:e.filter(u=>rc(n,a(u))),beside:s,absent:o}}var x=m(A(),1),ic=60;function Ni(t,e){let n=xr(t,e);q().answers.knobs=({change:o})=>n.apply(o),(0,Ai.render)((0,x.jsx)(ac,{panel:n}),M(t.element,".kp"))}function ac({
panel:t}){let[e,n]=(0,vt.useState)(""),[o,s]=(0,vt.useState)([]),r=Ri(e,t.knobs),i=sn(e).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(p=>c?[...new Set(
[...p,l])]:p.filter(f=>f!==l));return(0,vt.useLayoutEffect)(()=>{ti(t,l=>{let c=t.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>lc(t,
l)))})},[t]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(pc,{panel:t,typed:e,type:n,found:r,isSearching:i}),(0,x.jsx)(mc,{panel:t,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,j.t)("The knobs that matter most"),children:t.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Vo,{panel:t,name:l,
hidden:!a.has(l)},l))}),ft.groups.map(l=>(0,x.jsx)(uc,{panel:t,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(hc,{panel:t,hidden:i})]})}
function lc(t,e){let n=document.getElementById(`${t.name}-${e}`);n&&(n.scrollIntoView({block:"center"}),Wn(t,e),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function uc({panel:t,title:e,names:n,isSearching:o,isOpen:s,turn:r}){let i=t.knobs.filter(({group:d})=>d===e),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),p=o?c:s,f=(0,vt.useRef)(!1);return f.
current||=p,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":e,hidden:!c,open:p,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,j.t)(e),(0,x.jsx)(dc,{panel:t,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[f.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,j.t)("Always in view, above:")," ",l.map(({name:d},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(_i,{panel:t,name:d})]}))]}),
f.current&&u.map(d=>(0,x.jsx)(cc,{panel:t,knob:d,names:n},d.name))]})]}):null}function cc({panel:t,knob:e,names:n}){let o=!n.has(e.name);return e.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":e.name,hidden:o,children:[(0,x.jsx)("code",{children:e.name})," ",(0,j.t)(e.managed_because)]}):(0,x.jsx)(
Vo,{panel:t,name:e.name,hidden:o})}function dc({panel:t,knobs:e}){let n=e.filter(({name:r})=>t.state.value.set[r]!==void 0).length,o=e.filter(({name:r})=>t.verdict.
value?.notes[r]).length,s=[n?(0,j.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:t.verdict.value&&s.filter(Boolean).
join(" · ")})}var _i=({panel:t,name:e})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,j.t)("Go to {name}",{name:e}),onClick:()=>tn(
t,e),children:(0,x.jsx)(Bt,{name:e})});function pc({panel:t,typed:e,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,j.t)("N\
o knob."):(0,j.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,j.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${t.name}-search`,type:"search",placeholder:(0,j.t)("Search {count} knobs",{count:t.knobs.
length}),"aria-label":(0,j.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:e,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!e||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(fc,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,j.t)(l)}))]})]})}var rn=t=>t?document.getElementById(t):null;function fc({
place:{text:t,id:e,inside:n}}){let o=r=>{let i=rn(e)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{rn(e)?.offsetParent||rn(n)?.querySelector("button.label-wrap")?.click(),o(ic)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,j.t)(t)," ",(rn(e)||rn(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,j.t)("Go to it")})]})}function mc({
panel:t,open:e,hidden:n}){let{base:o,set:s}=t.state.value,r=t.verdict.value,i=(0,j.t)(r?.mode),a=r?.differs.length??0,u=a?(0,j.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,j.t)("No knobs differ from the model's defaults."),l=({basic:p,group:f})=>!p&&!e.includes(
f),c=Object.entries(r?.notes??{}).flatMap(([p,f=[]])=>{let d=t.byName.get(p);return d?l(d)?f.filter(({severity:g})=>g==="error"):[]:f});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,j.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(p=>(0,x.jsx)(
gc,{panel:t,name:p},p))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:ye(s,o),onClick:()=>t.resetAll(
t.state.value.base),children:(0,j.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>t.resetAll(
{}),children:(0,j.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(p=>(0,x.jsx)(Do,{note:p,
panel:t}))})]})}function gc({panel:t,name:e}){let n=t.sourceOf(e),o=t.verdict.value?.notes[e]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,j.t)("Go to this knob ({source})",{source:Ft(n)}),onClick:()=>tn(t,e),children:[
e,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,j.t)("See the note at the knob"),children:Ht[s]})]})}function hc({panel:t,hidden:e}){let n=t.effective.value,o=s=>{
t.wantsEffective=s,s&&t.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:e,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,j.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,j.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,j.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,j.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
_i,{panel:t,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[be(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,j.t)(a),children:` ○ ${(0,j.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Wo(i)})]},s))})]})})]})}var Mi=m(ae(),1),wt=m(F(),1);var re=m(A(),1),bc=["switch","choice"];function Ki({element:t},{name:e,essential:n}){let o=M(t,".kq-knobs"),s=M(t,".kq-count");M(t,".kq").setAttribute("aria-lab\
el",(0,wt.t)("The knobs that matter for this strategy")),_t(e,r=>{M(t,".kq-number-of").textContent=(0,wt.t)("All {count} knobs",{count:r.knobs.length}),(0,Mi.render)(
(0,re.jsx)(vc,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${Ht[u?"error":"warning"]} ${a.length}`:""})})}function vc({panel:t,essential:e}){let n=(t.verdict.value?.essential??e).filter(
o=>t.byName.has(o));return(0,re.jsx)(re.Fragment,{children:n.map(o=>(0,re.jsx)(wc,{panel:t,name:o},o))})}function wc({panel:t,name:e}){let{knob:n,value:o,own:s,
source:r,notes:i}=t.of(e),a=`quick-${e}`,u=["slider","number"].includes(n.editor),l=bc.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:p}=$n(n.
editor),f={knob:n,panel:t,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>t.change(e,P)},d=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=d?`${(0,wt.t)(d.message)} ${(0,wt.t)(d.fix)}`:(0,wt.t)(n.meaning),h=Ft(r.value),b=(0,re.jsxs)(re.Fragment,{children:[(0,re.jsx)(Bt,{name:e}),
(0,re.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":d?.severity??"",children:d&&Ht[d.severity]})]});return(0,re.jsxs)("div",{class:"kq-knob",
"data-knob":e,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!p?(0,re.jsx)("span",{class:"kp-name",id:f.nameId,children:b}):(0,re.jsx)(
"label",{class:"kp-name",id:f.nameId,for:a,children:b}),l?(0,re.jsx)(c,{...f}):u?(0,re.jsx)(yc,{...f}):(0,re.jsx)(kc,{...f})]})}function yc({knob:t,id:e,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,re.jsxs)("span",{class:"kq-number",children:[(0,re.jsx)(Io,{knob:t,id:e,value:n,standard:o,
change:s,text:i}),(0,re.jsx)("output",{class:"kq-value",for:e,"aria-live":"off",children:i})]})}function kc({knob:t,panel:e,id:n,value:o}){return(0,re.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{co("knobs"),tn(e,t.name)},children:o===void 0?(0,wt.t)("set …"):be(o,18)})}var Bi=m(ae(),1),Hi=m(me(),1),tt=m(F(),1),qi=m(Fi(),1);var Ve=m(A(),1);function $i({element:t,props:e,server:n,watch:o}){let s=M(t,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");q().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,tt.t)("Pictures and sounds"));function u(c){e.value=JSON.stringify(c),l()}function l(){if(e.value===i)return;let c=Sc(
e.value);for(let{key:d,sha256:g}of c)d&&r.set(g,d);let p=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(p.some(({key:d},g)=>d!==c[g].key))return u(p);i=e.value;
let f=c.map((d,g)=>(0,Ve.jsx)(xc,{item:d,fileOf:a,remove:()=>u(c.filter((h,b)=>b!==g))},d.sha256));(0,Bi.render)(f,s)}o("value",l),l()}function Sc(t){try{return JSON.
parse(t||"[]")}catch{return[]}}function xc({item:t,fileOf:e,remove:n}){let[o,s]=(0,Hi.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=t,c=t.kind==="i\
mage",p=c?(0,tt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,tt.t)("Sound, {seconds} s",{seconds:l});return(0,Ve.jsxs)("li",{children:[(0,Ve.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${p}: ${c?(0,tt.t)("Show it"):(0,tt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await e(r)),children:(0,Ve.jsx)(qi.Preview,{kind:t.kind,preview:i})}),(0,Ve.jsx)("span",{children:r?p:(0,tt.t)("{what}: the file was not kept",{what:p})}),
(0,Ve.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,tt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,Ve.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,Ve.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var Ji=m(ae(),1),Yo=m(me(),1),ne=m(F(),1);var Vn=m(me(),1);function ji(t){let e=(0,Vn.useRef)(null);return(0,Vn.useLayoutEffect)(()=>{e.current&&(t()?.querySelector(e.current)?.focus(),e.current=null)}),
n=>e.current=n}var De=m(F(),1),Ce=m(A(),1),Go=["tools","documents"],Pc={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Uo=({reads:t})=>t?.arguments??[],Wi=t=>Uo(t).length>0||Go.some(e=>t.reads?.[e]);function Vi({state:t,isOpen:e,press:n}){let s=Uo(t).filter(([
r])=>r in t.arguments).length+Go.filter(r=>t.reads?.[r]&&t[r].trim()).length;return(0,Ce.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":e?
"true":"false",hidden:!Wi(t),onClick:n,children:s?(0,De.t)("Template arguments ({count})",{count:s}):(0,De.t)("Template arguments")})}function Di({state:t,isOpen:e,
defaults:n,set:o}){let s=Wi(t)&&e&&t.kind==="chat"&&t.on,r={tools:(0,De.t)("Tools, a JSON list"),documents:(0,De.t)("Documents, a JSON list")};return(0,Ce.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,De.t)("Template arguments"),hidden:!s,children:[(0,Ce.jsx)("div",{class:"gp-argument-list",children:Uo(
t).map(([i,a])=>(0,Ce.jsx)(Cc,{name:i,kind:a,state:t,defaults:n,set:o},i))}),Go.map(i=>(0,Ce.jsxs)("label",{class:`gp-${i}`,hidden:!t.reads?.[i],children:[(0,Ce.jsx)(
"span",{children:r[i]}),(0,Ce.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Pc[i],value:t[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function Cc({
name:t,kind:e,state:n,defaults:o,set:s}){let r=n.arguments[t],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([f])=>f!==t)),p=l===""||l===o[t];
s({arguments:p?c:{...c,[t]:l}})};if(e!=="bool")return(0,Ce.jsxs)("label",{"data-kind":e,children:[(0,Ce.jsx)("code",{children:t}),(0,Ce.jsx)("input",{type:"text",
placeholder:(0,De.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[t],u=r!==void 0?(0,De.t)("Set here."):
a===void 0?(0,De.t)("Not set: the template decides."):(0,De.t)("Not set: this is what the template takes.");return(0,Ce.jsxs)("label",{"data-kind":e,title:u,children:[
(0,Ce.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ce.jsx)("code",{children:t})]})}var _=m(A(),1),Ec=250,zo=["user","assistant","system"],Oc={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},Gi=()=>{},Ui=t=>Gi(t);function zi({element:t,props:e,server:n,trigger:o,watch:s}){let r=M(t,".gp-beside"),i=q(),a=E(Oc),u=E({prompt:"",model:""}),l=E(
{}),c=E(!1),p="",f="plain true";function d(){let L={};try{L=JSON.parse(e.value||"{}")}catch{}a.value={...a.value,...L},p=e.value,h()}function g(L){a.value={...a.
value,...L},e.value=p=JSON.stringify(a.value),h()}function h(){let L=`${a.value.kind} ${a.value.on}`;if(L===f)return H();f=L,o("turned",{})}let b=0,P=0;function H(){
clearTimeout(P),P=window.setTimeout(G,Ec)}async function G(){let L=++b,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:p})))}catch(B){console.warn("Generation Playground: the template could not be asked.",B)}L===b&&(i.setWritten(w),l.value=w?.defaults??
{})}Gi=L=>{t.isConnected&&(u.value={...u.value,...L},H())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:L,run:w})=>{!L&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),z(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let C=()=>(0,_.jsx)(Tc,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{e.value!==p&&d()}),d(),(0,Ji.render)((0,_.jsx)(C,{}),
r)}function Tc({state:t,set:e,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=t,[p,f]=(0,Yo.useState)(null),[d,g]=(0,Yo.useState)(
!1),h=ji(()=>r),b=()=>f(null),P=S=>{f(S),h(`.gp-${S} textarea`)},H=S=>{e({on:S}),h(S?".gp-on":".gp-off")},G=(S,U)=>e({turns:l.map((ke,He)=>He===S?{...ke,...U}:ke)}),
C=S=>{e({turns:l.toSpliced(S,1)});let U=Math.min(S+1,l.length-1);h(U?`.gp-turns li:nth-child(${U}) button`:".gp-add")},L=()=>{e({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{e({turns:[],continues:!1,begins:""}),h(".gp-add")},B=!u&&p!=="system",W=!a||
!c&&p!=="begins",oe=({to:S,name:U,title:ke})=>(0,_.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:ke,onClick:()=>H(S),children:U});return(0,_.jsxs)(_.Fragment,{children:[(0,_.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,_.jsxs)("l\
abel",{class:"gp-begins",hidden:W,children:[(0,_.jsx)("span",{children:(0,ne.t)("The answer begins with")}),(0,_.jsx)(Qo,{hint:(0,ne.t)("The model goes on from \
these words."),value:c,write:S=>e({begins:S}),close:b})]}),(0,_.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,_.jsxs)("label",{class:"gp-system",hidden:B,
children:[(0,_.jsx)("span",{children:(0,ne.t)("System message")}),(0,_.jsx)(Qo,{hint:(0,ne.t)("How the assistant should behave. May stay empty."),value:u,write:S=>e(
{system:S}),close:b})]}),(0,_.jsx)("ol",{class:"gp-turns","aria-label":(0,ne.t)("Earlier turns, oldest first"),children:l.map((S,U)=>(0,_.jsx)(Lc,{...S,number:U+
1,change:ke=>G(U,ke),remove:()=>C(U)},U))}),(0,_.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,_.jsx)("input",{type:"ch\
eckbox",checked:t.continues,onChange:({currentTarget:S})=>e({continues:S.checked})}),(0,_.jsx)("span",{children:(0,ne.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,_.jsxs)("div",{class:"gp-bar",children:[(0,_.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,ne.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),H(!a))},children:[oe({to:!0,name:(0,ne.t)("Chat"),title:(0,ne.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),oe({to:!1,name:(0,ne.t)("Plain text"),title:(0,ne.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,_.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,_.jsx)(an,{name:"gp-add-system",words:(0,ne.t)("Ad\
d a system message"),hidden:!B,press:()=>P("system")}),(0,_.jsx)(an,{name:"gp-add",words:(0,ne.t)("Add a turn"),press:L}),(0,_.jsx)(an,{name:"gp-reply",words:(0,ne.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,_.jsx)(an,{name:"gp-clear",words:(0,ne.t)("New chat"),hidden:!l.length,press:w}),(0,_.jsx)(an,{name:"gp-be\
gin",words:(0,ne.t)("Begin the answer"),hidden:!W,press:()=>P("begins")}),(0,_.jsx)(Vi,{state:t,isOpen:d,press:()=>{g(!d),d||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,_.jsx)(Di,{state:t,isOpen:d,defaults:o,set:e})]}),(0,_.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,_.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,ne.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,_.jsxs)("label",{class:"gp-target",children:[(0,_.jsx)("span",{children:(0,ne.t)("Target so far")}),(0,_.jsx)(Qo,{hint:(0,ne.t)(
"How the target should begin. May stay empty."),value:t.target,write:S=>e({target:S})})]})]})]})}var Qo=({hint:t,value:e,write:n,close:o})=>(0,_.jsx)("textarea",
{rows:1,placeholder:t,value:e,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),an=({name:t,words:e,hidden:n,press:o})=>(0,_.jsx)("button",{type:"button",class:t,
hidden:n,onClick:o,children:e});function Lc({role:t,content:e,number:n,change:o,remove:s}){let r=zo.includes(t)?zo:[...zo,t],i=(0,ne.t)("Remove turn {number}",{
number:n});return(0,_.jsxs)("li",{"data-role":t,children:[(0,_.jsx)("select",{"aria-label":(0,ne.t)("Role of turn {number}",{number:n}),value:t,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,_.jsx)("option",{value:a,children:a},a))}),(0,_.jsx)("textarea",{rows:1,"aria-label":(0,ne.t)("Text of turn {number}, {role\
}",{number:n,role:t}),value:e,onInput:({currentTarget:a})=>o({content:a.value})}),(0,_.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var Qi=m(F(),1);function Yi({element:t,props:e,watch:n}){let o=()=>{M(t,"p").textContent=e.value?(0,Qi.t)(JSON.parse(e.value)):""};n("value",o),o()}var ia=m(ae(),1),Me=m(F(),1);var Xo=m(F(),1);var Rc=.8,Dn=class{constructor(e){this.redraw=e}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return D.isOpen.value&&
D.isOnStage.value}turn(){D.isOnStage.value=!D.isOpen.value||!D.isOnStage.value,D.isOpen.value||On.tell()}get words(){return this.isSeen?this.stays?(0,Xo.t)("Sti\
ll to be done. Go on with N."):(0,Xo.t)("Clicker: lesson. ← →: picture."):""}press(e){let n=`[data-key="${CSS.escape(e.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(e){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;e<0?this.press("P"):o?n.scrollBy({top:Rc*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var na=m(Zi(),1),oa=m(ta(),1),nt=m(F(),1);var Be={text:{key:"1",title:()=>(0,nt.t)("Text"),isThere:t=>!t.denoises,view:Ae,canHide:!0},processors:{key:"2",title:()=>(0,nt.t)("Waterfall"),isThere:Ac,view:Ae,
canHide:!0},beamtree:{key:"3",title:()=>(0,nt.t)("Beam tree"),isThere:t=>t.usesBeams,slider:"#pane-beamtree .gp-slider",view:Ae,canHide:!0},drafts:{key:"4",title:()=>(0,nt.t)(
"Drafts"),isThere:t=>t.rounds.length>0,view:Ae,canHide:!0},canvas:{key:"1",title:()=>(0,nt.t)("Canvas"),isThere:t=>t.denoises,slider:"#pane-canvas .gp-slider",view:Ae,
canHide:!1},batch:{key:"1",title:()=>(0,nt.t)("Batch"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,nt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},Zo=Object.keys(Be);function Ac({started:t,newest:e,denoises:n}){return!n&&!!(t?.processors?.length||e?.distribution.stages.length)}
var qt=(t,e,n)=>Math.max(e,Math.min(n,t)),Jn=class{constructor(e){this.log=e}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:(0,oa.pathOf)(e.allLines()[this.line]?.last??null).length}asks(e){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(e==="text"||e==="processors")}start(){let{log:e}=this;this.hides=e.beginsHidden=!0;let n=e.current(),o=n&&
!n.isPrompt;this.line=o&&!e.usesBeams?n.sequence:0,this.place=e.hideFrom!==null?2*e.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}go(e,n){let{log:o,seen:s,length:r}=this;
if(e==="beamtree")this.place=2*qt(s+n,1,r)-1;else if(e==="drafts"){let i=o.rounds.map(u=>u.start+(0,na.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[qt(a+n,-1,i.length-1)]??0)-1}else this.place=qt(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var le=m(A(),1),Nc="F8",_c={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Mc={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Kc=["PageDown","PageUp"],Ic="dialog[open], .gp-alone, .gp-class.gp-large",Gn=null,es=class{constructor(e,n){this.root=e;this.log=n;this.cover=new Jn(n),
(0,ia.render)((0,le.jsx)(Fc,{stage:this}),e),n.subscribe(e,o=>this.follow(o)),z(()=>{he.value,D.isOpen.value,Ye(()=>this.follow({}))}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}root;log;cover;lesson=new Dn(()=>this.draw());bar=E({offered:[],hides:!1,hasClass:!1,
showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Ae;get isOpen(){return Ne.peek()!==null}get picture(){return Ne.peek()??"text"}get offered(){return Zo.
filter(e=>Be[e].view===he.peek()&&Be[e].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=he.peek(),this.root.
hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),D.isOnStage.value=!0,(!this.offered.length||!D.isOpen.peek())&&je(Ae),Ne.value=this.offered.at(0)??
"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){this.
hide(!1),this.log.hide(this.cover.before),Ne.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),D.isOpen.peek()||je(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(e){
this.offered.includes(e)&&(Ne.value=e,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(e){if(!this.isOpen)
return;e.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Be[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:e,picture:n,cover:o}=this;wn.value=this.isOpen&&o.asks(n),this.bar.value={offered:e,hides:o.hides,hasClass:la()!==null,
showsLesson:this.lesson.isSeen,question:wn.peek()?(0,Me.t)("Which token comes next, as token {number}?",{number:o.seen+1}):e.length?this.lesson.words:(0,Me.t)("\
This view is on the page: Esc.")};let s=_c[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(e){let{cover:n,picture:o}=this;
e===n.hides||e&&!Be[o].canHide||(e?(this.log.usesBeams&&sa(Be.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(e){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Be[o];r!==
Ae?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,e):i?sa(i,e):o==="drafts"?this.goRound(e):e===-1/0?n.select(s.line,0):n.walk(e),this.draw()}goRound(e){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+e:0;n.select(0,n.rounds[qt(s,0,n.rounds.length-1)].start)}};function sa(t,e){let n=t?document.querySelector(
t):null;n&&(n.value=String(qt(Number(n.value)+e,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Fc({stage:t}){let{offered:e,
hides:n,hasClass:o,showsLesson:s,question:r}=t.bar.value,i=Ne.value??"text";return(0,le.jsxs)(le.Fragment,{children:[(0,le.jsx)("h1",{class:"gp-stage-name",children:(0,Me.t)(
"The stage")}),(0,le.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Me.t)("Pictures of this run"),children:Zo.map(a=>{let{key:u,title:l}=Be[a];
return(0,le.jsx)($t,{of:u,hidden:!e.includes(a),is:a===i,press:()=>t.show(a),children:l()},a)})}),(0,le.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,le.jsx)(ra,{sign:"◀",name:(0,Me.t)("Back"),of:"PageUp",press:()=>t.go(-1)}),(0,le.jsx)(ra,{sign:"▶",name:(0,Me.t)("Next"),of:"PageDown",press:()=>t.go(1)}),
(0,le.jsx)($t,{of:"H",class:"gp-stage-hide",hidden:!Be[i].canHide,is:n,press:()=>t.hide(!n),children:(0,Me.t)("Hide what comes")}),(0,le.jsx)($t,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>t.turnLesson(),children:(0,Me.t)("Lesson")}),(0,le.jsx)($t,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>Qt.tell(),children:(0,Me.t)(
"Class")}),(0,le.jsx)($t,{of:"G",class:"gp-stage-run",press:()=>t.run(),children:(0,Me.t)("Generate")}),(0,le.jsx)($t,{of:"Escape",class:"gp-stage-leave",press:()=>t.
leave(),children:(0,Me.t)("Leave")})]})}var $t=({of:t,class:e,hidden:n,is:o,press:s,children:r})=>(0,le.jsxs)("button",{type:"button",class:e,"aria-keyshortcuts":t,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,le.jsx)("kbd",{children:t==="Escape"?"Esc":t})," ",r]}),ra=({sign:t,name:e,of:n,press:o})=>(0,le.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":e,"aria-keyshortcuts":n,onClick:o,children:t});function aa({element:t}){Gn=new es(M(t,".gp-stage"),q())}var la=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function ua(){document.addEventListener("click",t=>{Y(t,".gp-present")&&Gn?.enter()}),document.addEventListener(
"keydown",t=>{let e=!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey;!Gn||!e||document.querySelector(Ic)||!Bc(Gn,t)||(t.preventDefault(),t.stopPropagation())},!0)}
function Bc(t,e){let{key:n}=e,o=Mc[n],s=Hc[n.toLowerCase()];if(n===Nc)t.isOpen?t.leave():t.enter();else if(t.isOpen)if(n==="Escape")t.leave();else if(o&&Kc.includes(
n))(t.lesson.isSeen?t.lesson:t).go(o);else{if(Y(e,"input, select, textarea")||o&&Y(e,".gp-pane"))return!1;if(o)t.go(o);else if(s)s(t);else if(n.toLowerCase()===
"v"&&la())Qt.tell();else if(!t.lesson.press(n)){let r=t.offered.find(i=>Be[i].key===n);if(!r)return!1;t.show(r)}}else return!1;return!0}var Hc={h:t=>t.hide(!t.cover.
hides),l:t=>t.turnLesson(),g:t=>t.run()};var ca=m(ae(),1),ln=m(F(),1);var yt=m(A(),1);function da({element:t,props:e,trigger:n,watch:o},s){let r=M(t,"span"),i=M(t,"select"),a="";function u(){let{value:l,lane:c,choices:p}=e;r.textContent=
c?(0,ln.t)("Strategy of lane {lane}",{lane:c}):(0,ln.t)("Strategy"),JSON.stringify(p)!==a&&(a=JSON.stringify(p),(0,ca.render)((0,yt.jsx)(qc,{choices:p,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{e.value=i.value,n("input")}),o(Object.keys(e),u),u()}var qc=({choices:t,headings:e})=>(0,yt.jsx)(yt.Fragment,{children:$c(
t,e).map(([n,o])=>{let s=o.map(([r,i])=>(0,yt.jsx)("option",{value:i,children:n&&i!==e.opened?r:(0,ln.t)(r)}));return n?(0,yt.jsx)("optgroup",{label:(0,ln.t)(n),
children:s}):s})});function $c(t,{groups:e,yours:n}){let o=new Map;for(let s of t){let r=e[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var fa=m(ae(),1),ot=m(me(),1),Qe=m(F(),1);var ve=m(A(),1),ts=V("tour"),pa="seen";function ma({element:t},{stops:e}){(0,fa.render)((0,ve.jsx)(jc,{stops:e}),M(t,".gp-tour"))}function jc({stops:t}){let[e,n]=(0,ot.useState)(
null),[o,s]=(0,ot.useState)(ts.isAllowed&&ts.read()!==pa),r=(0,ot.useRef)(null),i=(0,ot.useRef)(null),a=e===null?null:t[e];(0,ot.useLayoutEffect)(()=>{let c=r.current,
p=a&&document.querySelector(a.at);if(!a||!c)return;let f=p?.getBoundingClientRect();p&&f&&(f.top<0||f.top>innerHeight-160)&&p.scrollIntoView({block:"center"}),p?.
classList.add("gp-pointed-at");let d=()=>p&&Wc(c,p);return d(),i.current?.focus({preventScroll:!0}),window.addEventListener("resize",d),window.addEventListener(
"scroll",d,{passive:!0,capture:!0}),()=>{p?.classList.remove("gp-pointed-at"),window.removeEventListener("resize",d),window.removeEventListener("scroll",d,{capture:!0})}},
[e]);function u(){let c=document.activeElement?.closest(".gp-tour");n(null),s(!1),ts.write(pa),c&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}
function l(c){s(!1),c===t.length?u():n(c)}return(0,ve.jsxs)(ve.Fragment,{children:[(0,ve.jsxs)("p",{class:"gp-offer",hidden:!o,children:[(0,ve.jsx)("button",{class:"\
gp-take",type:"button",onClick:()=>l(0),children:(0,Qe.t)("Take the tour")}),(0,ve.jsx)("button",{class:"gp-decline",type:"button","aria-label":(0,Qe.t)("No tou\
r"),onClick:u,children:"✕"})]}),(0,ve.jsxs)("div",{class:"gp-tour-card",role:"dialog","aria-labelledby":"tour-title",hidden:!a,ref:r,onKeyDown:({key:c})=>c===
"Escape"&&u(),children:[(0,ve.jsx)("button",{class:"gp-decline",type:"button","aria-label":(0,Qe.t)("End the tour"),onClick:u,children:"✕"}),(0,ve.jsx)("h2",{
id:"tour-title",tabIndex:-1,ref:i,children:(0,Qe.t)(a?.title)}),(0,ve.jsx)("p",{children:(0,Qe.t)(a?.text)}),(0,ve.jsxs)("div",{class:"gp-foot",children:[(0,ve.jsx)(
"span",{class:"gp-count",children:(0,Qe.t)("{number} of {count}",{number:(e??0)+1,count:t.length})}),(0,ve.jsx)("button",{type:"button",hidden:!e,onClick:()=>l(
(e??0)-1),children:(0,Qe.t)("Back")}),(0,ve.jsx)("button",{class:"gp-next",type:"button",onClick:()=>l((e??0)+1),children:(0,Qe.t)(e===t.length-1?"Done":"Next")})]})]})]})}
function Wc({style:t,offsetWidth:e,offsetHeight:n},o){let s=o.getBoundingClientRect();if(s.left>e+24&&s.height>240){t.top=`${Math.max(8,Math.min(s.top+8,innerHeight-
n-8))}px`,t.left=`${s.left-e-12}px`;return}let r=Math.min(s.bottom,innerHeight*.55)+10,i=r+n<=innerHeight-8?r:Math.max(8,Math.min(s.top,innerHeight)-n-10);t.top=
`${i}px`,t.left=`${Math.max(8,Math.min(s.left+16,innerWidth-e-8))}px`}var La=m(ae(),1),Ra=m(F(),1);var ns=m(vo(),1),Vc=m(Yt(),1),Dc=m(F(),1),Jc=m(ha(),1),Gc=m(va(),1),wa=t=>t?.question==="precision"?t:null;var ka=V("lessons"),ya=V("lessons","tab"),Un=class{lessons=Uc();open=ya.read()??"";of(e){return this.lessons[e]??={at:0,done:[],guesses:{}}}keep(){ka.write(JSON.
stringify({lessons:this.lessons})),ya.write(this.open)}};function Uc(){let t=ka.readJson()?.lessons??{},e={};for(let[n,{at:o,done:s,guesses:r,ownModel:i}]of Object.
entries(t))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(e[n]={at:Number(o),done:s,guesses:r,ownModel:i});return e}var st=m(me(),1),Ca=m(Ln(),1),T=m(F(),1);var xa="the stage",Sa=V("person");function Pa(t,e,n=zc()){let o=Qc(`${n} ${t}`),s=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let i=Math.floor(o()*(r+1));[s[r],
s[i]]=[s[i],s[r]]}return s}var zn="";function zc(){return zn=Sa.read()||zn||String(Math.random()),Sa.write(zn),zn}function Qc(t){let e=2166136261;for(let n of t)
e=Math.imul(e^(n.codePointAt(0)??0),16777619);return()=>{e=e+1831565813|0;let n=Math.imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var y=m(A(),1),Ea=(t,e)=>(0,y.jsx)(Yc,{shown:t,actions:e});function Yc({shown:t,actions:e}){let n=t.value;return n?"lessons"in n?(0,y.jsx)(Xc,{lessons:n.lessons,
actions:e}):(0,y.jsx)(Zc,{...n,actions:e},n.lesson.name):null}var os=null;function Qn(t){let e=t?document.querySelector(t):null;if(e===os||(os?.classList.remove(
"gp-pointed-at"),os=e,!e))return;e.classList.add("gp-pointed-at");let n=e.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&e.scrollIntoView({block:"cent\
er"})}function Xc({lessons:t,actions:e}){let n=(0,st.useRef)(null);return(0,st.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(Oa,{close:e.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,T.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,T.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:t.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,T.t)("at step {number} of {count}",{number:l+1,count:a}),p=[(0,T.tn)(i,"{count} minute",
"{count} minutes"),u?(0,T.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>e.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,T.t)(s)}),(0,y.jsx)("span",{children:(0,T.t)(r)}),(0,y.jsx)("small",{children:p.filter(Boolean).join(" · ")})]})},o)})})]})}
var Oa=({children:t,close:e})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[t,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,T.t)("Lea\
ve the lessons"),onClick:e,children:"✕"})]});function Zc(t){let{lesson:e,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:p,actions:f}=t,d=e.steps[n],g=(0,st.useRef)(null),h=(0,st.useRef)(null),b=g.current?.parentElement?.contains(document.activeElement)??!1;(0,st.useLayoutEffect)(
()=>{let C=g.current?.parentElement,{activeElement:L}=document,w=L===document.body||L?.matches(":disabled");(c||b&&w)&&g.current?.focus({preventScroll:!0}),c?C?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[t]);let P=d.predict&&o===void 0&&!(a&&i),H=s||!d.task&&!P,G=n===e.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(Oa,{close:f.close,children:(0,y.jsx)(kt,{words:(0,T.t)("All lessons"),class:"gp-plain",press:f.list})}),(0,y.jsx)(
"h2",{children:(0,T.t)(e.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,T.t)("Step {number} of {count}",{number:n+1,count:e.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(Ta,{text:d.text}),d.predict&&(0,y.jsx)(td,{...t,predict:d.predict},n),d.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,T.t)(d.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,T.t)("Predict first.")})]}),d.
solvable&&(0,y.jsx)(kt,{words:(0,T.t)("Set it"),class:"gp-solve",press:f.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:p?
(0,T.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,T.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(kt,
{words:(0,T.t)("Reveal"),class:"gp-reveal",press:f.reveal,of:"R"}):i&&!P&&(0,y.jsx)(od,{...i,showRecorded:f.recorded})})]}),(0,y.jsxs)("div",{class:"gp-lesson-f\
oot",children:[(0,y.jsx)(kt,{words:(0,T.t)("Back"),press:()=>f.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(kt,{words:G?(0,T.t)("All lessons"):H?(0,T.t)("Next"):(0,T.t)(
"Skip"),class:H?"gp-next":void 0,press:()=>G?f.list():f.go(n+1),of:"N"})]}),(0,y.jsx)(ed,{lesson:e,step:d,at:n,ownModel:r,actions:f})]})}function ed({lesson:t,step:e,
at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:t.name,step:String(n+1)}),i=t.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"gp-lesson-more",
children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",(0,T.t)("use m\
y model instead")]}),e.sets&&(0,y.jsx)(kt,{words:(0,T.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp-link",href:`?${r}`,
target:"_blank",children:(0,T.t)("Link to this step")})]})}function td(t){let{lesson:e,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,isCovered:u,isHeld:l,
judgement:c,actions:p}=t,{question:f,answers:d,number:g,tokens:h}=o,b=s!==void 0,P=u||l?null:c,H=P?.done&&(b||i)?P:null,G=b||H!==null||!r,C=h.length?h:d.map((B,W)=>W),
L=Pa(`${e.name} ${n}`,C.length,a?xa:void 0),w=(h.length>0||g)&&(0,y.jsx)(nd,{predict:o,guess:s,isOff:G,send:p.guess});return(0,y.jsxs)("fieldset",{class:"gp-pre\
dict",children:[(0,y.jsx)("legend",{children:(0,T.t)(f)}),!h.length&&w,L.map((B,W)=>{let oe=s===C[B],S=H?.expected===B;return(0,y.jsxs)("button",{type:"button",
class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[W],"data-choice":B,"aria-pressed":oe,disabled:G,onClick:()=>p.guess(C[B]),children:[(0,y.jsx)("span",
{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":oe?H?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(Ca.TokenLabel,{text:h[B]}):(0,T.t)(d[B])]},B)}),h.length>
0&&w]})}function nd({predict:{question:t,tokens:e},guess:n,isOff:o,send:s}){let r=(0,st.useRef)(null),i=e.length>0,a=i?(0,T.t)("or write one"):(0,T.t)(t),u=n!==
void 0&&!e.includes(String(n)),l=f=>{f.preventDefault();let{value:d,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(e.find(h=>h.trim()===
d.trim())??d):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},p=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp-number",
onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...p}):(0,y.jsx)("input",{type:"number",step:"any",...c,
...p}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,T.t)("Predict")})]})}function od({showRecorded:t,...e}){let{done:n,right:o,why:s,
tempts:r,happened:i,shown:a,claim:u,then:l,recorded:c,wishes:p}=e;if(!n)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-open",children:(0,T.t)("\
This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:p.map(({met:d,text:g})=>(0,y.jsx)("li",{class:d?"gp-met":"",children:`${d?"✓":"○"}\
 ${(0,T.t)(g)}`}))})]});let f=[(0,T.t)(r),(0,T.t)(s)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{children:[o!==null?(0,y.jsxs)("p",{class:o?"gp-righ\
t":"gp-wrong",children:[(0,y.jsx)("b",{children:o?"✓ "+(0,T.t)("As you predicted."):"✗ "+(0,T.t)("It turned out differently.")})," ",f]}):(0,T.t)(s)&&(0,y.jsx)(
"p",{children:(0,T.t)(s)}),o!==null&&(0,T.t)(i)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)("b",{children:"✓ "+(0,T.t)("What happened:")}),
" ",(0,T.t)(i)]}),u&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${a?"✓":"○"} ${a?(0,T.t)("This run shows it:"):(0,T.t)("This run do\
es not show it:")}`})," ",(0,T.t)(u)]}),u&&!a&&c&&(0,y.jsx)(kt,{words:(0,T.t)("Show a recorded run that does"),class:"gp-recorded",press:t,of:"W"}),(0,T.t)(l)&&
(0,y.jsx)(Ta,{text:l})]})}var Ta=({text:t})=>(0,y.jsx)(y.Fragment,{children:(0,T.t)(t).split(`
`).map(e=>(0,y.jsx)("p",{children:e}))}),kt=({words:t,class:e,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:e,"data-key":o,disabled:s,onClick:n,
children:t});var sd={batch:()=>!0,seeds:({done:t})=>!!t,precision:({found:t})=>wa(t)?.groups.every(({pair:e},n)=>n===0||e)??!1},St=()=>Ne.peek()!==null,rd=matchMedia("(max-w\
idth: 599px), (max-width: 899px) and (min-height: 561px)");function Aa({element:t,props:e,trigger:n,watch:o},{lessons:s}){let r=M(t,".gp-lesson"),i=q(),a=new Un,
u=E(null),l=null,c=0,p=null,f=!1,d=!1,g=!1,h=!1,b=null,P=!1,H=v=>{l&&v(l)};(0,La.render)(Ea(u,{list:w,choose:v=>B(v),close:oe,go:v=>H(I=>He(I,v)),guess:v=>H(I=>{
a.of(I.name).guesses[c]=v,a.keep(),Ke(),En.tell({...C(I),guess:v}),I.steps[c].task||eo(I)}),recorded:()=>H(v=>n("recorded",C(v))),solve:()=>H(v=>{Zn(),un(v,{solved:!0}),
Ke()}),ownModel:v=>H(I=>{a.of(I.name).ownModel=v,a.keep(),un(I),Ke()}),reveal:()=>{g=!1,h=!0,Ke()},again:()=>H(v=>{a.of(v.name).guesses[c]=void 0,Zn(),a.keep(),
un(v),Ke()})}),r),r.setAttribute("aria-label",(0,Ra.t)("Lessons")),r.addEventListener("keydown",v=>{v.key==="Escape"&&!v.defaultPrevented&&oe()});let C=({name:v})=>({
lesson:v,step:c}),L=()=>l!==null&&D.isLocked.value;function w(){if(L())return;l&&S(),W(),Qn("");let v=s.map(I=>{let ee=a.lessons[I.name],Ie=ee!==void 0&&ee.done.
length>=I.steps;return{...I,isOver:Ie,at:ee?.at??null}});u.value={lessons:v}}function B(v,I=!1){P=I,n("chosen",{lesson:v})}function W(){r.hidden&&Ds(),r.hidden=
!1,D.isOpen.value=!0}function oe(){L()||(l&&S(),r.hidden=!0,D.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({preventScroll:!0}))}
function S(){U(!1),Qn(""),l=D.name.value=null,a.open="",a.keep(),n("left",{})}function U(v){D.hidesResult.value=v}function ke(v){l=v,D.name.value=v.name,U(!P),a.
open=v.name,W();let{at:I,done:ee}=a.of(v.name);He(v,ee.length>=v.steps.length?0:I)}function He(v,I){c=Math.max(0,Math.min(v.steps.length-1,I));let ee=a.of(v.name);
ee.at=c,Zn(),a.keep(),un(v),Ke({moved:!0});let{task:Ie,predict:Pt}=v.steps[c];!Ie&&(!Pt||ee.guesses[c]!==void 0)&&eo(v)}function Zn(){p=null,d=g=h=!1}function un(v,{
solved:I=!1}={}){let ee=P;P=f=!1,je(v.steps[c].view),n("entered",{...C(v),own_model:!!a.of(v.name).ownModel,keep:ee,solved:I})}function eo(v){n("judged",{...C(v),
guess:a.of(v.name).guesses[c]??null})}let to=v=>!!(b&&p?.done&&v.steps[c].predict&&!b.has(`lesson/${v.name}/${c}`));function Ke({moved:v=!1,isReminded:I=!1}={}){
if(!l)return;let{guesses:ee,done:Ie,ownModel:Pt}=a.of(l.name);r.setAttribute("aria-busy",String(!f)),Qn(l.steps[c].at),u.value={lesson:l,at:c,guess:ee[c],isDone:Ie.
includes(c),ownModel:!!Pt,isReady:f,judgement:p,isOpenly:d,isCovered:g,isHeld:to(l),isStaged:St(),moved:v,isReminded:I}}o("value",()=>{let v=JSON.parse(e.value||
"null");if(v){if(v.kind==="lesson")ke(v.lesson);else if(l&&v.step===c){if(v.kind==="judgement")return ml(l,v);f=!0,Ke()}}});function ml(v,I){let{predict:ee,task:Ie}=v.
steps[c],{done:Pt}=a.of(v.name);p=I,St()&&(d=!0),g=I.done&&St()&&!!ee&&!h,I.done&&!Pt.includes(c)&&Pt.push(c),a.keep(),Ke(),I.done&&ee?.token&&i.select(0,ee.token-
1),I.done&&Ie&&rd.matches&&document.getElementById("pane-tokens")?.scrollIntoView()}let cs=0,ds=i.turn;i.subscribe(t,()=>{i.turn!==ds&&U(!1),ds=i.turn,!(!i.finished||
i.turn===cs)&&(cs=i.turn,ps(i.recorded))});for(let[v,I]of Object.entries(sd)){let ee=de().group(v),Ie=ee.turn;ee.subscribe(t,()=>{ee.turn!==Ie&&U(!1),!(ee.turn===
Ie||!I(ee))&&(Ie=ee.turn,ps(!1))})}function ps(v){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!v&&!St()?Ke({isReminded:!0}):eo(l)}let fs=St();
Ne.subscribe(()=>{fs!==St()&&Ke(),fs=St()}),Lt.hear(v=>{let I=l&&to(l);b=v&&new Set(v),l&&to(l)!==I&&Ke()}),document.addEventListener("click",v=>{Y(v,"button[da\
ta-lessons]")&&(r.hidden?w():oe())}),On.hear(()=>{r.hidden&&w()}),zt.hear(({lesson:v,step:I})=>{l?.name!==v&&(a.of(v).at=I-1,B(v))});let ms=new URLSearchParams(
location.search),cn=ms.get("lesson"),gs=v=>s.some(I=>I.name===v);if(cn&&gs(cn)){let v=Number(ms.get("step"));v>=1&&(a.of(cn).at=Math.floor(v)-1),B(cn)}else gs(a.
open)&&B(a.open,!0)}function Na({trigger:t}){let e=({act:n,model:o})=>t(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])de().group(n).answers.model=e}function _a({props:t,trigger:e,watch:n}){let o=q();o.answers.search=({kind:s,rule:r})=>e("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!t.value)return;let s=JSON.parse(t.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var id=250;function Ma({element:t,props:e,trigger:n,watch:o}){let s=q(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:p})=>p),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,p,f,d){s.asked={turn:s.turn,kind:c,ids:f,...d};let{last:g,stopReason:h}=p,b={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:f,stop:h,...b,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:p}){if(c.isPrompt)return;let f=[
...s.idsTo(c).slice(0,-1),p],d=s.lastOf(c),g=d===c&&s.stepping?"choose":"branch";l(g,{last:d},f,{at:c.index,from:c.chosen.text,on:p===c.chosen.token_id})},more(){
let c=s.current(),p=c&&s.lineOf(c);if(!p?.last||s.isFromElsewhere)return n("start",{});l("more",p,s.idsTo(p.last),{at:p.last.index+1})},look({line:c,text:p}){let f=s.
lines().at(c)?.last,d=f?s.idsTo(f):[];n("look",{line:c,text:p,ids:d,watched:a(f),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),id)}}),s.subscribe(t,({run:c})=>{if(c)for(let{line:p,lists:f}of r.get(s.turn??null)??[])s.addWatched(
p,f)}),o("value",()=>{if(!e.value)return;let c=JSON.parse(e.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var ad=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Ka=()=>document.querySelector(
"#seed :is(input, textarea)");function Ia(){let t=q();Object.assign(t.answers,{seed({seed:e}){let n=Ka();n&&(n.value=String(e),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),_t("knob",e=>{let n=()=>t.setKnobs(e.valuesWith(ad),Ka()?.value);z(n),Tt.hear(n),document.addEventListener("input",o=>{Y(o,"#seed")&&n()})})}var $a=m(ae(),1),xt=m(me(),1),ie=m(F(),1);var jt="generation-playground.run.",Fa=()=>Object.keys(sessionStorage).filter(t=>t.startsWith(jt)).map(t=>Number(t.slice(jt.length))).sort((t,e)=>t-e);async function ss(t,e){
try{let n=JSON.stringify({run:t,log:e===null?null:await ud(e)});for(;!ld(jt+t.id,n);){let o=Fa().find(s=>s<t.id);if(o===void 0)return;sessionStorage.removeItem(
jt+o)}}catch{}}function ld(t,e){try{return sessionStorage.setItem(t,e),!0}catch{return!1}}function rs(t){try{for(let e of t)sessionStorage.removeItem(jt+e)}catch{}}
async function Ba(){let t=new Map;try{for(let e of Fa()){let n=sessionStorage.getItem(jt+e)??"null",{run:o,log:s}=JSON.parse(n);t.set(e,[o,s===null?null:await cd(
s)])}}catch{}return t}async function ud(t){let e=await new Response(new Blob([t]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
e))n+=String.fromCharCode(o);return btoa(n)}function cd(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var dd="generation-playground",is=V("keep-history"),pd=20,fd=3e7,qa=5e6,Yn=class{constructor(e){this.keepsFirst=e;this.isKeeping.value=this.keeping()}keepsFirst;list=E(
[]);isKeeping=E(!1);unsaved=new Map;opening=null;keeping(){return is.isAllowed&&(is.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((e,n)=>{let o=indexedDB.open(dd,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>e(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(e,n){let o=(await this.database()).transaction(["runs","\
logs"],e);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",e=>e.getAll())}async comeBack(){for(let[e,n]of await Ba())this.unsaved.set(e,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let e=[...this.unsaved.values()].map(([o])=>o);this.list.value=Ha(e);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Ha([...e,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(e,n){this.unsaved.set(e.id,[e,n])}async add(e,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await ss(e,n),await this.makeRoom()}async save(){for(let[e,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,e),s.put(n))),this.unsaved.delete(e),rs([e])}async remove(e){for(let n of e)this.unsaved.delete(n);rs(e),this.list.value=this.list.value.filter(({
id:n})=>!e.includes(n)),!(!this.keeping()||!e.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of e.slice(1))n.delete(s),o.delete(s);return o.delete(
e[0]),n.delete(e[0])})}async makeRoom(){let e=0,n=this.list.value.filter(({size:o},s)=>(e+=o)>fd||s>=pd);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(e){
let n=this.unsaved.get(e);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(e))??null}async keepOrNot(e,n){if(e||await this.forgetWithThePage(),!is.write(
e?"yes":"no"))throw new Error("the browser forbids it");n(),e&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let e of await this.
keptRuns())this.unsaved.has(e.id)||this.unsaved.set(e.id,[e,await this.logOf(e.id)]);for(let[e,n]of this.unsaved.values())await ss(e,n);await this.inStorage("re\
adwrite",(e,n)=>(n.clear(),e.clear()))}},Ha=t=>t.sort((e,n)=>n.id-e.id);var Z=m(A(),1),as=V("shown","tab"),ja=90;function Wa({element:t,props:e,trigger:n,watch:o}){let s=M(t,".gp-history"),r=new we,i=q(),a=new Yn(()=>!!e.keep),u=E(""),
l=null,c=Promise.resolve();function p(C){return c=c.then(C).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be kept.",w),u.value=
(0,ie.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function f(){!l||i.turn!==l.turn||!i.finished||
(g(l,i.text),l=null)}function d(){if(!l||i.turn!==l.turn||!i.running)return;let C=i.text.slice(0,i.text.lastIndexOf(`
`)+1),L={type:"Failed",message:(0,ie.t)("The server stopped answering during this run."),fix:(0,ie.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${C}${JSON.stringify(L)}
`)}function g({turn:C,replaces:L,...w},B){let W=B.length<=qa,{finished:oe,numTokens:S,started:U}=i,ke={id:C,time:Date.now(),...w,seed:U?.seed??null,tokens:oe?.num_tokens??
S,end:ls(oe?.sequences.at(0)?.text??"",ja),size:W?B.length:0},He=W?B:null;a.hold(ke,He),p(()=>a.add(ke,He,L)),as.write(String(C))}function h(){let[C]=performance.
getEntriesByType("navigation");C.type==="reload"&&p(async()=>{let L=a.list.value.find(({id:w})=>String(w)===as.read());L?.size&&!r.newest&&await P(L)})}let b=({
request:C,seed:L,preset:w})=>({request:C,seed:L,preset:w});async function P(C){let L=await a.logOf(C.id).catch(()=>null);if(!L){u.value=(0,ie.t)("This run is no\
 longer in the browser’s storage.");return}as.write(String(C.id)),n("look",{log:L,...b(C)})}(0,$a.render)((0,Z.jsx)(md,{runs:a,note:u,acts:{look:P,start:C=>n(
"start",b(C)),remove:C=>p(()=>a.remove(C)),keep:C=>p(()=>a.keepOrNot(C,()=>Cn.tell()))}}),s),Te.subscribe(C=>{C==="history"&&p(()=>a.refresh())}),p(()=>a.comeBack());
let G=!1;kn.hear(()=>{G||h(),G=!0}),Pn.hear(d),o("value",()=>{let C=r.unstamp(e.value);C&&(l={turn:r.newest,...JSON.parse(C)},f())}),i.subscribe(s,({status:C})=>{
C&&f()})}function md({runs:t,note:e,acts:n}){let o=t.list.value,[s,r]=(0,xt.useState)(null),i=(0,xt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,Z.jsxs)("div",{class:"gp-body",children:[(0,Z.jsx)("p",{class:"gp-hint",children:!o.length&&
(0,ie.t)("Your runs will be listed here, to look at again or to start from.")}),(0,Z.jsx)("ol",{class:"gp-runs","aria-label":(0,ie.t)("Your last runs, newest fi\
rst"),children:o.map(u=>(0,Z.jsx)(hd,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,Z.jsxs)("div",{class:"gp-foot",children:[(0,Z.jsxs)("label",{class:"gp-keep",children:[
(0,Z.jsx)("input",{type:"checkbox",ref:i,checked:s??t.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}})," ",(0,Z.jsxs)(
"span",{children:[(0,ie.t)("Keep history and settings in this browser")," ",(0,Z.jsx)("span",{class:"gp-till",children:!t.isKeeping.value&&(0,ie.t)("(now: only \
until this tab is closed)")})]})]}),(0,Z.jsx)(gd,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,Z.jsx)("p",{class:"gp-note",role:"status",children:e.
value})]})}function gd({count:t,clear:e}){let[n,o]=(0,xt.useState)(!1);(0,xt.useEffect)(()=>o(!1),[t]);let s=n?(0,ie.tn)(t,"Remove {count} run?","Remove all {co\
unt} runs?"):(0,ie.t)("Clear history");return(0,Z.jsx)("button",{type:"button",class:"gp-clear",hidden:!t,onClick:()=>{o(!n),n&&e()},onBlur:()=>o(!1),children:s})}
function hd({run:t,acts:e,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=t,c=bd(t.time),p={when:c,text:ls(s||o,40)},f=u>=0?(0,ie.tn)(u,
"{count} token","{count} tokens"):"",d=[c,r,i,(0,ie.t)("seed {seed}",{seed:String(a)}),f].filter(Boolean),g=(0,ie.t)("View the run of {when}: {text}",p),h=(0,ie.t)(
"Load settings of the run of {when}: {text}",p),b=(0,ie.t)("Remove the run of {when}: {text}",p),P=l?"":(0,ie.t)("Too long to be kept. Its settings can be loade\
d.");return(0,Z.jsxs)("li",{"data-run":t.id,children:[(0,Z.jsxs)("div",{class:"gp-what",children:[(0,Z.jsx)("span",{class:"gp-prompt",children:ls(String(o),ja)||
(0,ie.t)("(no prompt)")}),s&&(0,Z.jsx)("span",{class:"gp-end",children:s}),(0,Z.jsx)("span",{class:"gp-facts",children:d.join(" · ")})]}),(0,Z.jsxs)("div",{class:"\
gp-acts",children:[(0,Z.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>e.look(t),children:(0,ie.t)("View")}),(0,Z.jsx)("button",
{type:"button","aria-label":h,title:h,onClick:()=>e.start(t),children:(0,ie.t)("Load settings")}),(0,Z.jsx)("button",{type:"button","aria-label":b,title:b,onClick:n,
children:"✕"})]})]})}function bd(t){let e={hour:"2-digit",minute:"2-digit"},n=new Date(t).toDateString()===new Date().toDateString();return new Date(t).toLocaleString(
[],n?e:{month:"short",day:"numeric",...e})}function ls(t,e){let n=Array.from(t);return n.length<=e?t:`…${n.slice(-e).join("").replace(/^\S{0,20}(?=\s)/,"")}`}var Je=m(Da(),1),Ua=m(Ga(),1);var vd=400,wd=3e4,yd=1e4,kd=500,Sd=Object.keys((0,Ua.tokenKnobs)({}));function za({props:t,trigger:e,watch:n},{name:o}){let s=q(),r=new WeakMap,i=null,a=0,u=Ze(
vd,()=>{let f=s.current();i||!f||!c(f)||(i=f,a=window.setTimeout(()=>p(null),wd),e(o,{ids:s.idsTo(f),places:[s.prefix.length+f.index],tokens:(0,Je.biasedTokens)(
s).slice(0,kd),turn:s.turn,started:s.startedLine()}))}),l=f=>performance.now()-(r.get(f)??-1/0)<yd;function c(f){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(f)||!(0,Je.isMovable)(s,f))return!1;let g=(0,Je.knobsInHand)(s,f),h=s.scoresOf(f);return h?g!==null&&!h.fixed.length&&!(0,Je.knowsBiases)(h,(0,Je.idsBefore)(
s,f),g):g!==null||!s.recorded||s.selected===f&&!s.suggested}function p(f){i&&(window.clearTimeout(a),f?s.addScores(i,f):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!t.value)return;let{found:f}=JSON.parse(t.value.split(`
`)[1]);p(f)}),s.subscribe(document.body,f=>{(f.run||f.selection||f.status||f.knobs)&&u()}),s.answers.reset_knobs=()=>{let f=s.started?.config??{},d=Object.fromEntries(
Sd.map(g=>[g,f[g]??null]));_t("knob",g=>g.apply(d))}}function Qa({props:t,watch:e},{foreign:n}){let o=new RegExp(`^(${n})$`),s=[...new URLSearchParams(location.search).keys()].some(p=>!o.test(p)),r=new we,i=q(),a=-1,
u="";xn.hear(p=>u=p);function l(){lt.isRecorded.value=i.recorded,lt.hasMedia.value=i.hasReadMedia,lt.isLoading.value=i.loading!==null,!(!i.finished||i.turn!==r.
newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let p=r.unstamp(t.value);p!==null&&(r.recorded&&(i.recordedTurn=r.newest),de().feed(
"main",p,r.newest),l())}t.value&&!s&&c(),e("value",c),_n("log",{lines(p,f){if(!r.take(f))return 0;let d=de().append("main",p,f);return l(),d},lost(p){p===r.newest&&
i.lose(p)}})}function Ya({props:t,trigger:e,watch:n},{name:o,most:s}){let r=q(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),e(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!t.value)return;let a=JSON.parse(t.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Xa=V("presets"),xd=6e4;function Za({element:t,props:e,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(us()).filter(([c])=>c!==r),...i?[[r,i]]:[]],
l=!Xa.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:us(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{r==="genera\
tion-playground.presets"&&t.isConnected&&n("kept",{presets:us()})}),o("value",()=>{if(!e.value)return;let r=JSON.parse(e.value);r.do==="download"&&Pd(r.name,r.type,
r.text),r.do==="show"&&Cd(r.place),r.do==="keep"&&s(r.name,r.config)})}function us(){let t=Xa.readJson();return t&&typeof t=="object"&&!Array.isArray(t)?{...t}:
{}}function Pd(t,e,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${e};charset=utf-8`})),o.download=t,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),xd)}function Cd(t){let e=document.querySelector(t);if(!e)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),e.matches("textarea, input, button")&&e.focus({preventScroll:!0})}var el=m(F(),1);function tl({element:t,trigger:e}){(0,el.translateTemplate)(t),t.addEventListener("click",({target:n})=>{let o=n instanceof Element&&n.closest("\
[data-event]");o&&e(o.dataset.event??"")})}function nl({props:t}){window.addEventListener("pagehide",e=>{!t.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:t.value})}`)})}var ol=m(F(),1);function sl(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,ol.t)("Ctrl+Enter")))}function rl(){document.addEventListener("keydown",t=>{
t.key==="Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",t=>{t.key==="Tab"&&Y(t,"input[role=combobox]")===t.target&&t.stopPropagation()},!0)}var il=m(ae(),1),rt=m(F(),1);var ue=m(A(),1),Ed={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Od=250;function al({element:t,props:e,trigger:n,watch:o}){let s=new we,r=M(t,".messages"),i=E(
[]),a=E(null),u=()=>i.value.some(({refused:f})=>f);(0,il.render)((0,ue.jsx)(()=>(0,ue.jsxs)(ue.Fragment,{children:[a.value&&(0,ue.jsx)(Ld,{...a.value}),i.value.
map((f,d)=>(0,ue.jsx)(Td,{...f},d))]}),{}),r),o("value",()=>{let f=s.unstamp(e.value);f!==null&&(a.value=null,i.value=JSON.parse(f||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),yn.hear(()=>i.value=i.value.filter(({severity:f})=>f==="busy")),t.closest("#messages")&&ct.hear(f=>a.value=f);let c=Ze(
Od,()=>u()&&n("mended",{turn:s.newest})),p=()=>{u()&&t.isConnected&&c()};ut.hear(p);for(let f of["input","change","click"])document.addEventListener(f,d=>Y(d,"#\
views")&&p())}var ll=t=>JSON.parse(t).map(e=>({__type__:"update",info:(0,rt.t)(e)}));function Td({severity:t,knob:e,message:n,fix:o,change:s,label:r}){let i=(0,rt.t)(
n),a=e!==""&&i.startsWith(e+" ");return(0,ue.jsxs)("div",{class:`message ${t}`,children:[(0,ue.jsx)(ul,{severity:t}),(0,ue.jsxs)("span",{class:"body",children:[
e&&(0,ue.jsx)("code",{children:e}),e&&!a&&": ",(a?i.slice(e.length):i)+(o?" ":""),o&&(0,ue.jsx)("strong",{children:(0,rt.t)(o)})]}),s&&(0,ue.jsx)("button",{class:"\
mend",onClick:()=>q().ask({type:"knobs",change:s}),children:(0,rt.t)(r)})]})}function Ld({severity:t,message:e,fix:n,again:o}){return(0,ue.jsxs)("div",{class:`m\
essage ${t} connection`,children:[(0,ue.jsx)(ul,{severity:t}),(0,ue.jsxs)("span",{class:"body",children:[e+(n&&" "),n&&(0,ue.jsx)("strong",{children:n})]}),o&&(0,ue.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,rt.t)("Run again")})]})}function ul({severity:t}){let e=t==="error"?
(0,rt.t)("Error"):t==="warning"?(0,rt.t)("Note"):"";return(0,ue.jsx)("span",{class:"label",children:`${Ed[t]} ${e}`.trim()})}var cl=(t,e,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=t,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>Rd(r),a=r.size>e?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),Rd=t=>new Promise((e,n)=>{let o=new FileReader;o.onload=()=>e(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(t)});function dl({props:t,watch:e},{name:n}){let o=new we,s=()=>{let r=o.unstamp(t.value);r&&de().feedGroup(n,r,o.newest)};e("value",s),s()}var Ad=2e3,Nd=5e3,_d=[502,503,504];function fl(){let t=window.fetch.bind(window),e=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await t(...r);return _d.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await t("healthz",{cache:"no-store",signal:AbortSignal.timeout(Nd)})).ok}catch{return!1}}
async function s(){if(!e){for(e=!0;!(await o()||n);)pl(!0),await new Promise(i=>setTimeout(i,Ad));e=!1,pl(!1)}}}function pl(t){if(!de())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>de().group(o.view??""));for(let o of[q(),...n])o.setAway(t);t&&Pn.tell()}var Md={beginForm:Qr,changesInWords:Tr,fill:In,followModels:Pr,formChanged:Yr,formKept:Xr,holdForm:zr,infoUpdates:ll,leaveOut:Rr,leaveView:Kr,markView:Hr,mountBeamVariants:_a,
mountBranching:Ma,mountBrowserCommands:Za,mountButtonRow:tl,mountChangedLine:Ar,mountClassForm:Is,mountClassPanel:dr,mountComparisonLog:br,mountDrawer:Us,mountExamples:_r,
mountHeader:Br,mountHistory:Wa,mountKeptForm:Zr,mountKnobPanel:Ni,mountLanes:wr,mountLessonPanel:Aa,mountLiveLog:hr,mountMediaArea:$i,mountMessages:al,mountModelQuestions:Na,
mountNextScores:za,mountPromptArea:zi,mountQuickRow:Ki,mountReport:dl,mountRunLog:Qa,mountRunQuestion:Ya,mountSentence:Yi,mountStage:aa,mountStrategyList:da,mountTaken:Ys,
mountTour:ma,mountViewQuestions:Ir,openView:je,pickFile:cl,t:Xn.t,tellWhenClosed:nl,written:Ui};function Kd(){let t=e=>{try{e(Md)}catch(n){console.error("Genera\
tion Playground:",n)}};sl(),Id(()=>{Bs(),Hs(),Ia();let e=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage={push:t},e?.forEach?.(t)})}function Id(t){
document.readyState==="loading"?document.addEventListener("DOMContentLoaded",t,{once:!0}):t()}jr();Ur();rl();Gs();ua();fl();(0,Xn.withTexts)(Kd);})();
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
