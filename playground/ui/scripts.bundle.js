// Written by .ci/bundle.py from modules with the SHA-256 fcffc88923a3736eb9d3d69431a3c479345f52ecb82f1faf666862b281b3934f: edit those.
"use strict";(()=>{var El=Object.create;var Ss=Object.defineProperty;var Ol=Object.getOwnPropertyDescriptor;var Ll=Object.getOwnPropertyNames;var Tl=Object.getPrototypeOf,Rl=Object.prototype.hasOwnProperty;var Oe=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var Al=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Ll(e))!Rl.call(t,s)&&s!==n&&Ss(t,s,{get:()=>e[s],enumerable:!(o=Ol(e,s))||o.enumerable});
return t};var m=(t,e,n)=>(n=t!=null?El(Tl(t)):{},Al(e||!t||!t.__esModule?Ss(n,"default",{value:t,enumerable:!0}):n,t));var F=Oe((tp,xs)=>{xs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ue=Oe((np,Ps)=>{Ps.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ge=Oe((op,Cs)=>{Cs.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var N=Oe((bp,Bs)=>{Bs.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var yo=Oe((Hp,rr)=>{rr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Nt=Oe((qp,ir)=>{ir.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Rn=Oe((jp,ar)=>{ar.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Di=Oe((Gm,Vi)=>{Vi.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var aa=Oe((cg,ia)=>{ia.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var ua=Oe((dg,la)=>{la.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var ss=Oe((Lg,xa)=>{xa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Ca=Oe((Tg,Pa)=>{Pa.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var is=Oe((Ag,La)=>{La.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var ol=Oe((Ph,nl)=>{nl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var eo=m(F(),1);var Ae=m(ue()),zt=m(ge());var Nl=Symbol.for("preact-signals");function bn(){if(Ue>1)Ue--;else{var t,e=!1;for((function(){var s=gn;for(gn=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Gt!==void 0;){var n=Gt;for(Gt=void 0,mn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Os(n))try{n.
c()}catch(s){e||(t=s,e=!0)}n=o}}if(mn=0,Ue--,e)throw t}}function ro(t){if(Ue>0)return t();so=++_l,Ue++;try{return t()}finally{bn()}}var Jt,X=void 0;function Ze(t){
var e=X,n=Jt;X=void 0,Jt=void 0;try{return t()}finally{X=e,Jt=n}}var Gt=void 0,Ue=0,mn=0,_l=0,so=0,gn=void 0,hn=0;function Es(t){if(X!==void 0){var e=t.n;if(e===
void 0||e.t!==X)return e={i:0,S:t,p:X.s,n:void 0,t:X,e:void 0,x:void 0,r:e},X.s!==void 0&&(X.s.n=e),X.s=e,t.n=e,32&X.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==
void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=X.s,e.n=void 0,X.s.n=e,X.s=e),e}}function pe(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
e?.watched,this.Z=e?.unwatched,this.name=e?.name}pe.prototype.brand=Nl;pe.prototype.h=function(){return!0};pe.prototype.S=function(t){var e=this,n=this.t;n!==t&&
t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Ze(function(){var o;(o=e.W)==null||o.call(e)}))};pe.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.
e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Ze(function(){var s;(s=e.Z)==null||s.call(e)}))}};pe.prototype.
subscribe=function(t){var e=this;return Y(function(){var n=e.value;Ze(function(){return t(n)})},{name:"sub"})};pe.prototype.valueOf=function(){return this.value};
pe.prototype.toString=function(){return this.value+""};pe.prototype.toJSON=function(){return this.value};pe.prototype.peek=function(){var t=this;return Ze(function(){
return t.value})};Object.defineProperty(pe.prototype,"value",{get:function(){var t=Es(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.
v){if(mn>100)throw new Error("Cycle detected");(function(n){Ue!==0&&mn===0&&n.l!==so&&(n.l=so,gn={S:n,v:n.v,i:n.i,o:gn})})(this),this.v=t,this.i++,hn++,Ue++;try{
for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{bn()}}}});function E(t,e){return new pe(t,e)}function Os(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.
S.h()||e.S.i!==e.i)return!0;return!1}function Ls(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}
function Ts(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=
void 0),e=o}t.s=n}function lt(t,e){pe.call(this,void 0,e),this.x=t,this.s=void 0,this.g=hn-1,this.f=4}lt.prototype=new pe;lt.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===hn))return!0;if(this.g=hn,this.f|=1,this.i>0&&!Os(this))return this.f&=-2,!0;var t=X;try{Ls(this),X=this;
var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return X=t,Ts(this),this.f&=-2,!0};lt.
prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}pe.prototype.S.call(this,t)};lt.prototype.U=function(t){if(this.
t!==void 0&&(pe.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};lt.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(lt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=Es(
this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Se(t,e){return new lt(t,e)}function Rs(t){var e=t.j;if(t.j=void 0,typeof e==
"function"){Ue++;var n=X;X=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,io(t),o}finally{X=n,bn()}}}function io(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,
t.s=void 0,Rs(t)}function Ml(t){if(X!==this)throw new Error("Out-of-order effect");Ts(this),X=t,this.f&=-2;try{8&this.f&&io(this)}finally{bn()}}function Ct(t,e){
this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Jt&&Jt.push(this)}Ct.prototype.c=function(){var t=this.S();try{if(8&this.f||this.
x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Ct.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Rs(this),Ls(this),Ue++;var t=X;return X=this,Ml.bind(this,t)};Ct.prototype.N=function(){2&this.f||(this.f|=2,this.u=Gt,Gt=this)};Ct.prototype.d=function(){
this.f|=8,1&this.f||io(this)};Ct.prototype.dispose=function(){this.d()};function Y(t,e){var n=new Ct(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var As,wn,vn,Kl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ns=[];Y(function(){As=this.N})();function Et(t,e){Ae.options[t]=e.bind(null,Ae.options[t]||function(){})}function Ut(t){if(vn){var e=vn;vn=void 0,e()}vn=t&&
t.S()}function _s(t){var e=this,n=t.data,o=Fl(n);o.name="ReactiveDom",o.value=n;var s=(0,zt.useMemo)(function(){for(var a=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Se(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Se(function(){return!Array.isArray(l.value)&&!(0,Ae.isValidElement)(l.value)}),
p=Y(function(){if(this.N=Ms,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),f=e.__$u.d;return e.__$u.d=function(){p(),f.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}_s.displayName="ReactiveTextNode";Object.defineProperties(pe.prototype,{constructor:{configurable:!0,
value:(0,Ae.createElement)(Ae.Fragment,null).constructor},type:{configurable:!0,value:_s},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){
return t.value}}}}},__b:{configurable:!0,value:1}});Et("__b",function(t,e){if(Ut(),wn=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof pe&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});Et("__r",function(t,e){if(t(e),e.type!==Ae.Fragment){Ut();var n,o=e.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return Y(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;Kl&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),wn=o,Ut(n)}});Et("__e",function(t,e,n,o){Ut(),
wn=void 0,t(e,n,o)});Et("diffed",function(t,e){Ut(),wn=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=Il(n,u,c,s),r[u]=l):l.o(c,s)}}}t(e)});function Il(t,e,n,o){
var s=e in t&&t.ownerSVGElement===void 0,r=E(n);return{o:function(i,a){r.value=i,o=a},d:Y(function(){this.N=Ms;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=
null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Et("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var a=e.props;for(var u in i)a[u]=i[u]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}t(e)});Et("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});Ae.Component.prototype.shouldComponentUpdate=function(t,e){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
t))return!0;return!1};function Fl(t,e){return(0,zt.useMemo)(function(){return E(t,e)},[])}var Bl=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Hl(){ro(function(){for(var t;t=Ns.shift();)As.call(t)})}function Ms(){Ns.push(this)===1&&(Ae.options.requestAnimationFrame||Bl)(Hl)}var Ks=m(ue(),1);Ks.Component.prototype.shouldComponentUpdate=()=>!0;var qs=m(ue(),1),Qt=m(ge(),1),Le=m(F(),1);var ql="generation-playground.";function V(t,e="browser"){let n=ql+t,o=()=>e==="tab"?sessionStorage:localStorage,s=()=>yn(()=>o().getItem(n),null);return{read:s,
readJson:()=>yn(()=>JSON.parse(s()??"null"),null),write:r=>yn(()=>(r===null?o().removeItem(n):o().setItem(n,r),!0),!1),get isAllowed(){return yn(()=>!!o(),!1)}}}
function yn(t,e){try{return t()}catch{return e}}function _(t,e){let n=t.querySelector(e);if(!n)throw new Error(`there is no ${e}`);return n}function z(t,e){return t.target instanceof Element?t.target.closest(
e):null}var Is=V("room"),ao=V("pupil","tab");function lo(){let{code:t,key:e}=Is.readJson()??{};return typeof t=="string"&&typeof e=="string"?{code:t,key:e}:null}var kn=t=>Is.
write(t&&JSON.stringify(t)),ut=()=>({...lo(),address:location.origin+location.pathname});function uo(){let t=crypto.getRandomValues(new Uint8Array(12)),e=ao.read()||
Array.from(t,n=>n.toString(16).padStart(2,"0")).join("");return ao.write(e),e}var Fs=()=>ao.write(null);var Z=m(N(),1),js=V("teacher");function $s({element:t,props:e,trigger:n,watch:o},s){let r=E(""),i=u=>{js.write(u.by),r.value="",n("made",{...ut(),...u})};(0,qs.render)(
(0,Z.jsx)(()=>(0,Z.jsx)(jl,{...s,status:r.value,make:i}),{}),_(t,".gp-class-form")),o("value",()=>{let u=JSON.parse(e.value||"null");u&&(r.value=u.kind==="refus\
ed"?(0,Le.t)(u.text):(0,Le.t)("The link is at the top of the page."))})}function jl({parts:t,lessons:e,rooms:n,status:o,make:s}){let[r,i]=(0,Qt.useState)(js.read()??
""),[a,u]=(0,Qt.useState)(""),[l,c]=(0,Qt.useState)([]),[p,f]=(0,Qt.useState)(n),d=v=>v!=="lesson"||a!=="",g=l.filter(d);return(0,Z.jsxs)("form",{onSubmit:v=>{v.
preventDefault(),s({by:r,lesson:a,room:p,locks:Object.keys(t).filter(P=>g.includes(P))})},children:[(0,Z.jsx)("h3",{children:(0,Le.t)("A class")}),(0,Z.jsx)("p",
{children:(0,Le.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,Z.jsx)(Hs,{title:(0,Le.t)("Your name"),children:(0,Z.jsx)("inp\
ut",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,Z.jsx)(Hs,{title:(0,Le.t)("Lesson"),children:(0,Z.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,Z.jsx)("option",{value:"",children:(0,Le.t)("no lesson")}),e.map(({name:v,title:P})=>(0,Z.jsx)(
"option",{value:v,children:(0,Le.t)(P)},v))]})}),(0,Z.jsxs)("fieldset",{children:[(0,Z.jsx)("legend",{children:(0,Le.t)("Lock")}),Object.entries(t).map(([v,P])=>(0,Z.jsxs)(
"label",{children:[(0,Z.jsx)("input",{type:"checkbox",name:v,disabled:!d(v),checked:g.includes(v),onChange:({currentTarget:{checked:H}})=>c(H?[...g,v]:g.filter(
U=>U!==v))})," ",(0,Le.t)(P)]},v))]}),n?(0,Z.jsxs)("label",{children:[(0,Z.jsx)("input",{type:"checkbox",checked:p,onChange:({currentTarget:v})=>f(v.checked)}),
" ",(0,Le.t)("Gather the predictions in a room")]}):(0,Z.jsx)("p",{children:(0,Le.t)("This server has no rooms: predictions are not gathered.")}),(0,Z.jsx)("but\
ton",{class:"gp-class-make",type:"submit",children:(0,Le.t)("Make the link")}),(0,Z.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Hs=({title:t,
children:e})=>(0,Z.jsxs)("label",{class:"gp-class-field",children:[(0,Z.jsx)("span",{children:t}),e]});var Mt=m(F(),1);var Js=m(F(),1);var Ws=m(F(),1);var re=()=>window.GenerationPlayground,q=()=>re().log("main");var Ne="one",ee=E(Ne),Te=E(null),_e=E(null),Sn=E(!1),D={isOpen:E(!1),name:E(null),isLocked:E(!1),isOnStage:E(!0),hidesResult:E(!1)},ct={isRecorded:E(!1),hasMedia:E(
!1),isLoading:E(!1)},$l=E(null),Yt=E("bits"),Ep=Se(Ws.language),Wl={"data-view":()=>ee.value,"data-drawer":()=>Te.value,"data-stage":()=>_e.value,"data-asks":()=>et(
Sn.value),"data-lesson":()=>et(D.isOpen.value),"data-lesson-locked":()=>et(D.isLocked.value),"data-no-lesson":()=>et(!D.isOnStage.value),"data-old-result":()=>et(
D.hidesResult.value),"data-recorded":()=>et(ct.isRecorded.value),"data-has-media":()=>et(ct.hasMedia.value),"data-loading":()=>et(ct.isLoading.value)},et=t=>t?"":
null;function Vs(){for(let[t,e]of Object.entries(Wl))Y(()=>{let n=e();n===null?document.body.removeAttribute(t):document.body.setAttribute(t,n)});Y(()=>{document.
body.classList.toggle("gp-projected",_e.value!==null)})}function Ds(){let t=q();t.subscribe(document.body,()=>{$l.value=t.current(),Yt.value=t.unit})}var po=matchMedia("(min-width: 1200px)"),Gs=matchMedia("(max-width: 1359px)"),Us=V("knobs-open"),co=null,zs=t=>document.getElementById(t==="knobs"?"knobs":`draw\
er-${t}`);function fo(t){Te.value!==t&&(co=document.activeElement,mo(t)),zs(t)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Ot(){if(!Te.
value)return;let t=zs(Te.value)?.contains(document.activeElement);mo(null),t&&co instanceof HTMLElement&&co.focus({preventScroll:!0})}function Qs(){po.matches||
Ot()}function Ys(){Gs.matches&&Te.value&&(Te.value=null)}function mo(t){Te.value=t,po.matches&&Us.write(t==="knobs"?"yes":"no")}function Xs(t){for(let e of document.
querySelectorAll("[data-drawer]:not(body)"))e.setAttribute("aria-expanded",String(e.dataset.drawer===t))}function Zs(){Y(()=>Xs(Te.value)),document.addEventListener(
"click",t=>{let e=z(t,"button[data-drawer]")?.dataset.drawer;e&&e===Te.value?Ot():e?fo(e):z(t,".gp-drawer-close")&&Ot()}),document.addEventListener("keydown",t=>{
t.key!=="Escape"||t.defaultPrevented||!z(t,".drawer")||z(t,"input[role=combobox]")||Ot()})}function er({element:t}){(0,Js.translateTemplate)(t),Xs(Te.value);let e=!Gs.
matches||!D.isOpen.value;po.matches&&e&&!Te.value&&Us.read()==="yes"&&mo("knobs")}function xe(){let t=[];return{hear:e=>{t.push(e)},tell:e=>t.forEach(n=>n(e))}}var xn=xe(),Lt=xe(),Tt=xe(),ze=xe(),Rt=xe(),go=xe(),Pn=xe(),dt=xe(),Cn=xe(),En=xe(),
On=xe(),Xt=xe(),Ln=xe(),At=xe(),Zt=xe();var ho=m(F(),1);var tr="#seed-row",Vl={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",tr],lesson:[]};function bo(t,e,n){for(let[o,s]of Object.entries(Vl))for(let r of s){let i=document.querySelector(r);i&&Dl(i,t.includes(o)&&(n||r!==tr),e)}D.isLocked.
value=t.includes("lesson")}function Dl(t,e,n){let o=t.id==="prompt"?t.querySelector("textarea"):null;o?o.readOnly=e:t.inert=e,e?t.dataset.locked=(0,ho.t)("locke\
d by {by}",{by:(0,ho.t)(n)}):delete t.dataset.locked}var fr=m(ue(),1),ft=m(ge(),1),O=m(F(),1);var pt=m(F(),1);var nr="https://huggingface.co",Jl=18;function or({element:t,props:e,watch:n}){(0,pt.translateTemplate)(t);let o=a=>_(t,".gp-"+a),s=_(t,".gp-text");function r(){
let a=e.value?JSON.parse(e.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,pt.t)(a.title),o("note").textContent=(0,pt.t)(a.note);let u=a.
query?`${Gl(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Jl,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await vo(s)?(0,pt.t)("Copied."):(0,pt.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),e.value&&i()}),r()}function Gl(t){return t&&
window.parent!==window&&document.referrer.startsWith(nr)?`${nr}/spaces/${t}`:location.origin+location.pathname}async function vo(t){try{return await navigator.clipboard.
writeText(t.value),!0}catch{return t.focus(),t.select(),document.execCommand("copy")}}var Tn=m(ge(),1),sr=m(N(),1),Ul=5e3;function wo({words:t,question:e,class:n,label:o,press:s}){let[r,i]=(0,Tn.useState)(!1);return(0,Tn.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Ul);return()=>clearTimeout(u)},[r]),(0,sr.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?e:
t})}var ur=m(yo(),1),je=m(Nt(),1),Me=m(F(),1),cr=m(Rn(),1),ie=m(N(),1),An=10;function ko({question:t,unit:e}){let n=t.options.length?zl(t):Ql(t.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,ie.jsxs)("div",{class:"gp-class-chart",children:[(0,ie.jsxs)("table",{children:[(0,ie.jsx)("thead",{children:(0,ie.jsxs)(
"tr",{children:[(0,ie.jsx)("th",{scope:"col",children:(0,Me.t)("Answer")}),(0,ie.jsx)("th",{scope:"col",children:(0,Me.t)("Class")}),o&&(0,ie.jsx)("th",{scope:"\
col",children:(0,Me.t)("Model")})]})}),(0,ie.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=t.answered?i/t.answered:0;return(0,ie.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,ie.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,ie.jsx)("span",{class:"gp-hidden",children:`${(0,Me.t)("result\
:")} `}),r===void 0?(0,Me.t)(s):(0,ie.jsx)(cr.TokenLabel,{text:r})]}),(0,ie.jsx)(lr,{class:"gp-class-ours",share:l,words:`${(0,je.count)(i)} · ${(0,je.percent)(
l)}`}),o&&(0,ie.jsx)(lr,{class:"gp-class-model",share:a??0,words:(0,je.percent)(a??0)})]})})})]}),Yl(t,e).map(s=>(0,ie.jsx)("p",{children:s}))]})}var lr=({class:t,
share:e,words:n})=>(0,ie.jsxs)("td",{children:[(0,ie.jsx)("div",{class:`gp-class-bar ${t}`,children:(0,ie.jsx)("i",{style:{width:`${(100*e).toFixed(1)}%`}})}),(0,ie.jsx)(
"span",{children:n})]});function zl({kind:t,options:e,outcome:n}){return e.map(({key:o,label:s,model:r,count:i})=>({label:s,...t!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Ql(t){let e=[...new Set(t)];if(e.length<=An)return e.map(s=>({label:_t(s),chosen:t.filter(r=>r===s).length}));
let n=t[0],o=(t[t.length-1]-n)/An;return Array.from({length:An},(s,r)=>{let i=n+r*o,a=l=>Math.min(An-1,Math.floor((l-n)/o))===r;return{label:(0,Me.t)("{from} to\
 {to}",{from:_t(i),to:_t(i+o)}),chosen:t.filter(a).length}})}var _t=t=>(0,ur.plain)(Number(t.toPrecision(3)));function Yl({kind:t,median:e,outcome:n,class_score:o,
model_score:s},r){let i=[];if(t==="number"&&e!==null&&i.push(typeof n!="number"?(0,Me.t)("Half of the class says {median} or less.",{median:_t(e)}):(0,Me.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:_t(e),outcome:_t(n)})),o!==null&&s!==null){let a={ours:Nn(o,r),
models:Nn(s,r),unit:(0,Me.t)(r)};i.push((0,Me.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function dr(t,e){if(!t||t.
questions<2)return"";let n={count:(0,je.count)(t.questions),ours:Nn(t.class,e),models:Nn(t.model,e),unit:e};return(0,Me.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var Nn=(t,e)=>(0,je.decimals)((0,je.fromNats)(t,e),2);var k=m(N(),1),pr=12;function mr(t,e,n,o){let s=E(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>t.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return t.setAttribute("aria-label",(0,O.t)("Class")),Y(()=>{t.hidden=!e.value,(!e.value||"over"in e.value)&&(s.value=!1)}),Y(()=>{t.classList.toggle("gp-large",
s.value),t.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,fr.render)((0,k.jsx)(()=>{let a=e.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)($e,{class:"gp-class-plain",label:(0,O.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(nu,{...a,
parts:n,actions:o}):(0,k.jsx)(Xl,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),t),{enlarge:()=>r(!0)}}function Xl({made:t,room:e,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,ft.useState)(!0),[u,l]=(0,ft.useState)(!1),[c,p]=(0,ft.useState)([]),f=g=>p(c.includes(g)?c.filter(h=>h!==g):[...c,g]),d=e?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:t.room?(0,O.t)("Room {code}",{code:t.room.code}):
(0,O.t)("Your class")}),e&&(0,k.jsx)("span",{children:(0,O.tn)(e.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,k.jsx)($e,{class:"gp-class-who",words:(0,O.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)($e,{class:"gp-class-toggle",words:(0,O.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)($e,{class:"gp-class-size",words:s?(0,O.t)("Smaller"):(0,O.t)("Large"),press:()=>r(!s)}),t.room?(0,k.jsx)(wo,{class:"gp-class-close",words:(0,O.t)(
"Close the room"),question:(0,O.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)($e,{class:"gp-class-close",words:(0,O.t)("Close"),press:o.close})]}),(0,k.jsx)(
eu,{made:t,parts:n,isOpen:i}),e&&(0,k.jsx)(Zl,{people:d,isOpen:u,remove:o.remove}),e&&(0,k.jsx)(gr,{room:e,shown:e.questions,nothing:(0,O.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Predict, then reveal”, appear here."),draw:g=>(0,k.jsx)(su,{question:g,room:e,isEarly:c.includes(g.key),turn:()=>f(g.
key),reveal:()=>o.reveal(g.key)})})]})}var Zl=({people:t,isOpen:e,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!e,children:t.map(({id:o,name:s},r)=>{
let i=s||(0,O.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(wo,{class:"gp-class-remove",words:(0,O.t)("Remove"),question:(0,O.t)(
"Remove {name}?",{name:i}),label:(0,O.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function eu({made:t,parts:e,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=t,c=(0,ft.useRef)(null),[p,f]=(0,ft.useState)(""),d=async()=>{c.current&&f(await vo(c.current)?(0,O.t)("Copied."):(0,O.t)("Press Ctrl+\
C (⌘C)."))},g=v=>({parts:v.map(P=>(0,O.t)(e[P])).join(", ")}),h=[!s&&(0,O.t)("This link is too long for a QR code. With a room it is short."),tu(o)&&(0,O.t)("\
This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,O.t)("Locked: {par\
ts}.",g(r)),i.length>0&&(0,O.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,O.t)("No seed is set: each pupil gets a text of their o\
wn, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,O.t)(
"QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",
readOnly:!0,"aria-label":(0,O.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,k.jsx)($e,{words:(0,O.t)("Copy"),press:d}),(0,k.jsx)("span",
{role:"status",children:p})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,O.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.
map(v=>v&&(0,k.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var tu=t=>["localhost","127.0.0.1","[::1]"].includes(new URL(t,location.href).hostname);function nu({
arrived:t,room:e,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=t,p=(0,O.t)("Your name, if you like"),f={by:(0,O.t)(a),parts:u.
map(d=>(0,O.t)(s[d])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,O.t)("Cl\
ass of {by}",{by:i}):(0,O.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,O.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,O.t)("Locked b\
y {by}: {parts}.",f)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:p,"aria-label":p,onChange:({
currentTarget:d})=>r.rename(d.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),e&&e.setup_version>
c&&(0,k.jsx)($e,{class:"gp-class-again",words:(0,O.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)($e,{class:"gp-class-leave",words:(0,O.t)(
"Leave the class"),press:r.leave})]}),e&&(0,k.jsx)(gr,{room:e,shown:e.questions.filter(({revealed:d})=>d),draw:d=>(0,k.jsx)(hr,{question:d,room:e,children:(0,k.jsx)(
ko,{question:d,unit:Yt.value})})})]})}function gr({room:t,shown:e,nothing:n,draw:o}){let s=e.length-pr,r=dr(t.mean,Yt.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!e.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),e.slice(0,pr).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,O.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function hr({question:t,room:{pupils:e},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=t;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,O.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${ou(i)}`:(0,O.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,O.t)("{answered} of {pupils} answered",{answered:a,pupils:e})}),n]}),o]})}var ou=t=>typeof t=="string"?t:(0,O.t)(t);function su({
question:t,room:e,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=t,l=(e.people??[]).filter(({name:p})=>p).map(({id:p,name:f})=>a.includes(p)?
`✓ ${f}`:f).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)($e,{class:"gp-class-early",words:n?(0,O.t)("Hide the bars"):(0,O.t)("Show them to me"),
press:o}),(0,k.jsx)($e,{class:"gp-class-reveal",words:(0,O.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(hr,{question:t,room:e,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,O.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(ko,{question:i?t:ru(t),unit:Yt.value})]})}var ru=t=>({...t,outcome:null,class_score:null,
model_score:null}),$e=({words:t,class:e,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:e,"aria-label":n,"aria-expanded":o,onClick:s,children:t});var iu={teacher:1e3,pupil:3e3},So=V("pupil-name");function br({element:t,props:e,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=E(null),p=mr(_(
t,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",ut()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...ut(),question:w}),remove:w=>n(
"removed",{...ut(),pupil:w}),rename:w=>{So.write(w),C()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(e.value||"null");w&&f(
w)});function f(w){switch(w.kind){case"made":d({role:"teacher",begun:w}),w.room&&kn(w.room),w.room&&w.lesson&&!l&&(Ot(),Xt.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":d({role:"pupil",begun:w}),bo(w.locks,w.named,w.seeded),w.room&&C(),w.lesson&&Xt.tell({lesson:w.lesson,step:w.step});return;case"taken":return v(
(0,Mt.t)("Your prediction is in."));case"full":return v((0,Mt.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,Mt.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,Mt.t)(w.text));case"gone":
l=!1,r&&h((0,Mt.t)("This room is closed.")),kn(null);return;case"closed":return kn(null),g();case"left":return g()}}function d(w){At.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),H()}function g(){r=null,At.tell(null),clearTimeout(u),bo([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function v(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:So.read()??"",note:a})}async function H(){clearTimeout(u);
let w=r,B=w&&au(w);if(!(!w||!B)){if(!document.hidden||w.role==="teacher"){let W=await lu(B,i?.version??0);if(r!==w)return;if(W==="removed"&&Fs(),W==="gone"||W===
"removed")return f({kind:W});W&&U(w,W)}clearTimeout(u),u=window.setTimeout(H,iu[w.role])}}function U({role:w},B){i=B,P(),w==="pupil"&&At.tell(B.questions.filter(
({revealed:W})=>W).map(({key:W})=>W))}let C=()=>n("joined",{pupil:uo(),name:So.read()??""}),T=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};On.hear(T),document.
addEventListener("gp-predicted",w=>T(w.detail)),Zt.hear(()=>r?.role==="teacher"&&p.enlarge()),lo()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",ut()))}function au({role:t,begun:e}){return t==="teacher"?e.room&&{...e.room}:e.room===null?null:{code:e.room,pupil:uo()}}async function lu(t,e){try{let n=await fetch(
`class-room?${new URLSearchParams({...t,seen:String(e)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var Kt=m(F(),1);var we=class{newest=0;isNew=!1;recorded=!1;take(e){return e<this.newest?!1:(this.isNew=e>this.newest,this.newest=e,this.recorded=!1,!0)}unstamp(e){let n=e??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var kr=2e3,vr=25e3,_n=150,uu=5e3,cu=2500,du=250,pu=410,wr=V("browser"),Po=new Map,yr=0,en=!1;function Mn(t,e){Po.set(t,e)}function Sr({props:t,trigger:e,watch:n}){
let o=new we;n("value",()=>{let s=o.unstamp(t.value);s&&o.isNew&&new Co(s,e).follow()})}var Co=class{constructor(e,n){this.key=e;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let e=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===pu)return this.lose();if(s!==
200)throw new Error(`status ${s}`);e=en||performance.now()-o<_n&&this.next===n?_n:0}catch{if(e=Math.min(uu,Math.max(_n,2*e)),!this.saysLost&&performance.now()-this.
silentSince>cu){let s=(0,Kt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,dt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&e&&await gu(e)}}async connect(){let e=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:mu(),...en&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>e.abort(),en?vr:kr);try{let r=await fetch(`live-log?${n}`,{signal:e.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>e.abort(),vr),o=!0,yr=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&e.signal.aborted&&!en&&await fu()&&(en=++yr>1),r}finally{clearTimeout(
s),e.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,dt.tell(null))}take(e){let n=this.rest+e,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(e){!e||!this.of||this.unread(Po.get(this.of.name)?.lines(e,this.of.turn)??0)}act(e){let n;try{n=JSON.parse(e)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,e.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),Tt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+du-performance.now())))}unread(e){!e||this.broken||
(this.broken=!0,dt.tell({severity:"error",message:(0,Kt.t)("Part of this run arrived damaged and is missing below."),fix:(0,Kt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:e}of Po.values())this.of&&e(this.of.turn);dt.tell({severity:"error",message:(0,Kt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,Kt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function fu(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(kr)})).ok}catch{return!1}}var xo="";function mu(){return xo||=
wr.read()||Math.random().toString(36).slice(2),wr.write(xo),xo}var gu=t=>new Promise(e=>setTimeout(e,t));function xr({props:t,trigger:e,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new we,l=re().group(s),c=-1,p=()=>{c!==u.newest&&(c=
u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>bu(a))))};n("value",()=>{let f=u.unstamp(t.value);f!==null&&(re().feedGroup(s,f,u.newest),f&&p())}),
Mn(r,{lines(f,d){if(!u.take(d))return 0;let g=re().appendGroup(s,f,d);return p(),g},lost(f){f===u.newest&&l.lose()}}),hu(s),i&&(l.answers.open=({entry:f})=>e("o\
pen",{entry:f}),l.answers.make=({entry:f})=>e("make",{entry:f}))}function hu(t){let e=window.GenerationPlaygroundExamples?.[t];if(!e)return;let n=!1;ee.subscribe(
o=>{o!==t||n||(n=!0,fetch(e).then(s=>s.ok?s.text():"").then(s=>s&&re().group(t).showExample(s)).catch(()=>{}))})}function bu(t){let e=document.getElementById(t);
if(!e?.offsetParent||e.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({block:"s\
tart",behavior:n?"auto":"smooth"})}var Cr=m(F(),1);var Pr=!1;for(let[t,e]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(t,()=>Pr=e,{capture:!0,passive:!0});function Ke(t,e){
let n=0,o=()=>{Pr?s():e()},s=()=>{clearTimeout(n),n=window.setTimeout(o,t)};return s}var vu=600;function Er({element:t,props:e,trigger:n,watch:o},{kinds:s}){let r=_(t,".gp-estimate"),i="",a=Ke(vu,()=>{s.includes(ee.value)&&(i=ee.value,n("asks"))});
o("value",()=>{r.textContent=e.value&&i===ee.value?(0,Cr.t)(JSON.parse(e.value)):"",r.hidden=!r.textContent}),ee.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});
for(let u of[ze,Lt,Tt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>z(l,"#views")&&a())}var wu=150,yu=700;function Or({props:t,trigger:e,watch:n},{names:o}){let s=new we,r=re().group("lanes"),i={},a="",u=Ke(wu,()=>{let{editing:l,lane_model:c,same_luck:p}=i,
f=JSON.stringify([l,c,p,Object.fromEntries(o.map(d=>[d,i[d]]))]);!l||f===a||(a=f,e("held",{held:f}))});Rt.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{e("lane",{do:l,id:c}),l==="select"&&window.innerWidth<yu&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(t.value);
l&&r.setLanes(JSON.parse(l))})}var Kr=m(ue(),1),Pe=m(F(),1);var mt=window.GenerationPlaygroundKnobs;var ye=(t,e)=>JSON.stringify(t,Lr)===JSON.stringify(e,Lr),Lr=(t,e)=>Be(e)?Object.fromEntries(Object.entries(e).sort(([n],[o])=>n<o?-1:1)):e,Be=t=>t!==null&&typeof t==
"object"&&!Array.isArray(t);function be(t,e=44){let n=typeof t=="string"?t:JSON.stringify(t??null);return n.length>e?n.slice(0,e)+"…":n}function tn(t){let e=t.
trim();if(!e)return;let n=Number(e);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(e)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:e}function Kn(t){
let e=t.split(/[\s,]+/).filter(Boolean);return e.length?e.map(tn):void 0}function Eo(t){if(t.trim())try{return JSON.parse(t)}catch{return t}}var ku={n:`
`,t:"	",r:"\r","\\":"\\"},Su={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},nn=t=>t.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(e,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):ku[n]),Tr=t=>t.replace(/[\\\n\t\r]/g,e=>Su[e]),Oo=t=>Array.isArray(t)&&t.every(e=>typeof e=="string");var xu=150,Pu=500,Lo=class{constructor(e,{name:n,hidden:o}){this.component=e;let{props:s,watch:r}=e;this.name=n,this.knobs=mt.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=E({preset:null,base:{},
set:{},kept:[]});chosen=E({model:"",assistant:null});verdict=E(null);effective=E([]);texts=E(new Map);text="";wantsEffective=!1;facts=new Map;rested=Ke(xu,()=>{
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
let n=[...new Set(e)].filter(s=>!this.texts.value.has(s)).slice(0,Pu);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??
[]),o.unknown??[]}async askWords(e){let{model:n}=this.chosen.value;return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...e}))),
model:n}}learn(e,n){e!==this.chosen.value.model||!n.length||(this.texts.value=new Map([...this.texts.value,...n]))}},gt=new Map,Rr=new Map,To=new Map;function Ar(t,e){
let n=new Lo(t,e);gt.set(e.name,n);let o=Rr.get(e.name);o&&n.follow(o);for(let s of To.get(e.name)??[])s(n);return n}function It(t,e){let n=gt.get(t);n?e(n):To.
set(t,[...To.get(t)??[],e])}function Nr(t,e){Rr.set(t,e),gt.get(t)?.follow(e)}var _r=t=>gt.get(t)?.resetKept(),Mr=t=>gt.get(t)?.text;function In(t){let e=gt.get(
t);return{set:e?.state.peek().set??{},assistant:e?.chosen.peek().assistant??null}}var Ro=(t,e)=>gt.get(t)?.resetAll(e);var Re=m(N(),1);function Ir(t,e){let{base:n={},set:o={},kept:s=[]}=JSON.parse(t||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[p,f]=[
n[c]??null,o[c]??null];if(JSON.stringify(p)===JSON.stringify(f))return[];if(f===null)return[(0,Pe.t)("{knob} not set",{knob:c})];let d=`${c} ${r(f)}`.trim();return[
r(p??{})?(0,Pe.t)("{now} instead of {before}",{now:d,before:r(p)}):d]}),a=(l,c,p)=>{if(!l.length)return"";let f=l.slice(0,e).join(", ");return l.length<=e?c(f):
p(f,l.length-e)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Pe.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Pe.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Pe.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Pe.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Fr={};function Br(t,e){Fr[t]=e,go.tell()}var Ao=8;function Cu(t,e){
if(e===void 0)return"";if(e===null)return(0,Pe.t)("Of the settings above, only the model and the seed apply here.");if(e==="seed too")return(0,Pe.t)("Of the set\
tings above, only the model applies here.");let{set:n,assistant:o}=In(t),s=o&&!e.includes("assistant")?[(0,Pe.t)("draft model {model}",{model:o})]:[],r=Object.entries(
n).filter(([u])=>!e.includes(u)),i=[...s,...r.map(([u,l])=>typeof l=="object"?u:`${u} ${JSON.stringify(l)}`)];if(!i.length)return"";let a=i.slice(0,Ao).join(", ");
return i.length>Ao?(0,Pe.t)("Applies here, too: {settings} and {count} more.",{settings:a,count:i.length-Ao}):(0,Pe.t)("Applies here, too: {settings}.",{settings:a})}
function Hr({element:t,props:e,watch:n},{name:o,leftOut:s}){let r=_(t,".gp-changes"),i=E({applies:"",canTakeAway:!1,before:null});function a(f){let d=Fr[ee.value]??
s[ee.value],g=Object.keys(In(o).set).length>0;i.value={...JSON.parse(e.value||"{}"),applies:Cu(o,d),canTakeAway:g&&Array.isArray(d),before:g?null:f};let{kept:h,
changed:v,applies:P}=i.value;r.hidden=!(h||v||P||i.value.before)}let u=()=>a(i.value.before);function l(){let f=In(o).set;Ro(o,{}),a(f)}function c(){Ro(o,i.value.
before??{}),a(null)}(0,Kr.render)((0,Re.jsx)(()=>{let{kept:f,changed:d,applies:g,canTakeAway:h,before:v}=i.value;return(0,Re.jsxs)(Re.Fragment,{children:[f&&(0,Re.jsx)(
No,{text:f,button:(0,Re.jsx)(_o,{words:(0,Pe.t)("reset"),press:()=>_r(o)})}),g&&(0,Re.jsx)(No,{text:g,button:h&&(0,Re.jsx)(_o,{words:(0,Pe.t)("use the model’s o\
wn settings"),press:l})}),!g&&d&&(0,Re.jsx)(No,{text:d}),v&&(0,Re.jsx)(_o,{words:(0,Pe.t)("put the settings back"),press:c})]})},{}),r),n("value",u),ee.subscribe(
u),go.hear(u),ze.hear(u)}var No=({text:t,button:e})=>(0,Re.jsxs)("span",{children:[t,e&&(t.endsWith(".")?" ":" · "),e]}),_o=({words:t,press:e})=>(0,Re.jsx)("bu\
tton",{class:"gp-reset",type:"button",onClick:e,children:t});var qr=m(ue(),1),Mo=m(ge(),1),Qe=m(F(),1);var fe=m(N(),1);function jr({element:t,trigger:e},{entries:n}){(0,qr.render)((0,fe.jsx)(Eu,{entries:n,act:(s,r)=>{e(s,r),Qs()}}),_(t,".gp-examples"))}function Eu({
entries:t,act:e}){let[n,o]=(0,Mo.useState)(0),[s,r]=(0,Mo.useState)(0),i=[{title:(0,Qe.t)("Small models"),note:"",entries:t.filter(({bundled:l})=>l)},{title:(0,Qe.t)(
"A real model"),note:(0,Qe.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:t.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),Pn.tell(l),e("chosen",{index:c})}function u(){o(n-1),e("back",{})}return(0,fe.jsxs)(fe.Fragment,{children:[
(0,fe.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,Qe.t)("Put back what was set before")}),i.length>1&&(0,fe.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,Qe.t)("Examples"),children:i.map(({title:l},c)=>(0,fe.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,fe.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,fe.jsx)("p",{class:"gp-note",children:l.note}),Ou(l.entries).map(([p,f])=>(0,fe.jsxs)(
fe.Fragment,{children:[(0,fe.jsx)("h3",{children:p}),(0,fe.jsx)("ul",{"aria-label":(0,Qe.t)("Examples for {model}",{model:p}),children:f.map(d=>(0,fe.jsx)("li",
{children:(0,fe.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(d),children:[(0,fe.jsx)("b",{children:(0,Qe.t)(d.title)}),(0,fe.jsx)("span",{children:(0,Qe.t)(
d.look)})]})}))})]}))]}))]})}function Ou(t){let e=[];for(let n of t)e.at(-1)?.[0]!==n.model&&e.push([n.model,[]]),e.at(-1)?.[1].push(n);return e}var Dr=m(F(),1);var Lu=3e4,$r=()=>{};function We(t){t!==ee.value&&$r(t)}function Wr(t){ee.value===t&&We(Ne)}function Vr({props:t,trigger:e},{once:n,changing:o}){$r=r=>{t.value=
r,e("view")};let s=new Map;Tt.hear(()=>o.forEach(r=>s.delete(r))),ee.subscribe(r=>{let i=s.get(r);i!==void 0&&(n.includes(r)||performance.now()-i<Lu)||!(n.includes(
r)||o.includes(r))||(s.set(r,performance.now()),e(`opened_${r}`))})}var Tu={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Jr({element:t}){let e=_(t,".gp-header");(0,Dr.translateTemplate)(e);let n=p=>_(e,p),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=p=>p.getAttribute("aria-expanded")==="true";function u(p,f){p.setAttribute("aria-expan\
ded",String(f)),p===o?s.hidden=!f:i.classList.toggle("gp-unfolded",f)}let l=[o,r],c=()=>l.forEach(p=>u(p,!1));e.addEventListener("click",p=>{let f=z(p,"button[d\
ata-view]"),d=l.find(g=>g.contains(p.target));if(f?.dataset.view)f.dataset.view!==ee.value&&xn.tell(),We(f.dataset.view),c(),s.contains(f)&&o.focus();else if(d){
let g=!a(d);c(),u(d,g),g&&d===o&&(s.querySelector("[aria-selected=true]")??Ko(s)[0]).focus()}else z(p,".gp-menu :is(button, a)")&&c()}),document.addEventListener(
"click",p=>{e.contains(p.target)||c()}),e.addEventListener("keydown",p=>{if(p.key==="Escape"&&l.some(a)){s.contains(p.target)&&o.focus(),c();return}let f=z(p,"[\
role=tab]");if(!f?.parentElement)return;let d=Ko(f.parentElement),g=Tu[p.key],h={Home:0,End:-1}[p.key],v=g?d[(d.indexOf(f)+g+d.length)%d.length]:d.at(h??NaN);!g&&
h===void 0||(p.preventDefault(),v?.focus())}),e.addEventListener("focusout",({relatedTarget:p})=>{p&&!e.contains(p)&&c()}),Y(()=>Ru(e,ee.value)),Y(()=>n("[data-\
lessons]").setAttribute("aria-expanded",String(D.isOpen.value)))}var Ko=t=>[...t.children];function Ru(t,e){for(let o of t.querySelectorAll("[role=tablist]")){let s=Ko(
o),r=s.find(({dataset:i})=>i.view===e);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=t.querySelector(`.gp-lab\
-list [data-view="${e}"]`);_(t,".gp-lab").classList.toggle("gp-selected",!!n),_(t,".gp-lab-which").textContent=n?.textContent??""}function Gr(t){ee.value=t}var Au=1e4,Ur=new Set(["kept","class"]),zr=()=>{};function Fn(t){Ur.delete(t)&&!Ur.size&&zr()}function Qr(){let t=!1,e=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),t=!0,e()?.setAttribute("aria-busy","true")}let o=a=>{z(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
z(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),e()?.removeAttribute("aria-busy"),t&&
e()?.click(),t=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,Au);zr=()=>{clearTimeout(i),setTimeout(()=>{
t||Lt.tell(),r()})}}var Xr=V("form","tab"),Io=V("form"),Zr=V("form-address","tab"),ei=V("keep-history"),Yr=300,ti=!1,Fo=null;function ni(){document.addEventListener("input",()=>ti=
!0,{once:!0,capture:!0})}var oi=t=>Fo?.hold(t);function si(){Fo?.begin(),Fn("kept")}var ri=()=>ze.tell();function ii(){if(ti)return[null];let t=Xr.readJson(),[e]=performance.
getEntriesByType("navigation");return t&&e.type==="reload"&&Zr.read()===location.search?[{again:t}]:t?[t]:[ei.read()==="no"?null:Io.readJson()]}function ai({props:t,
trigger:e},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(ei.read()||(t.keep?"yes":"no"))==="yes";if(d||Io.write(null),!i||!o)return;
let g=JSON.stringify(l(o));Xr.write(g),Zr.write(location.search),d&&Io.write(g)}function l(d){let g=c(d),h=document.querySelector("#prompt textarea")?.value;return Object.
assign(g,{prompt:h??g.prompt,knobs:Mr("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&Object.assign(g,JSON.parse(g.others)),n.map(v=>g[v])}let c=d=>Object.
fromEntries([...n,"editing","others"].map((g,h)=>[g,d[h]]));function p(){clearTimeout(a),a=window.setTimeout(u,Yr)}function f(){let d=Math.max(0,r+Yr-performance.
now());s||=window.setTimeout(()=>{s=0,r=performance.now(),e("hold")},d)}Fo={hold(d){o=d,p(),Rt.tell(c(d))},begin(){i=!0,o||f(),p()}},document.addEventListener("\
input",p),ze.hear(f),window.addEventListener("pagehide",u),En.hear(u)}var Hi=m(ue(),1),wt=m(ge(),1),$=m(F(),1);var li=new Map,ui=(t,e)=>li.set(t,e),on=(t,e)=>li.get(t)?.(e);var Ki=m(ue(),1),Wn=m(ge(),1),M=m(F(),1);var Bn=m(ge(),1),ht=m(F(),1);var he=m(N(),1),Nu=t=>t==null?"":String(t);function bt({row:t,value:e,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,Bn.useState)(""),c=ye(tn(
u),e??void 0)?u:Nu(e),p=t.step||(t.kind==="int"?1:.1),f=(String(p).split(".").at(1)??"").length,d=h=>{l(h),n(tn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let v=tn(c)??o??t.slider_minimum??t.minimum??0;if(typeof v!="number")return;let P=Number((v+(h.key==="ArrowUp"?p:-p)).toFixed(f));
d(String(Math.min(t.maximum??1/0,Math.max(t.minimum??-1/0,P))))};return(0,he.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:t.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>d(h.value),onKeyDown:g})}var Bo=({knob:t,id:e,
label:n,text:o,value:s,standard:r,change:i})=>(0,he.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:e,"aria-label":n,"aria\
-valuetext":o,min:t.slider_minimum??void 0,max:t.slider_maximum??void 0,step:t.step||"any",value:String([s,r].find(a=>typeof a=="number")??t.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function _u({knob:t,id:e,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,he.jsxs)("di\
v",{class:"kp-number",children:[(0,he.jsx)(bt,{row:t,id:e,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),t.slider_minimum!==null&&(0,he.jsx)(
Bo,{knob:t,label:(0,ht.t)("{name}, slider",{name:t.name}),value:o,standard:i,change:r})]})}var Mu=t=>e=>e?.setAttribute("value",t),Ft=({id:t,nameId:e,meaningId:n,
options:o,value:s,change:r})=>(0,he.jsx)("div",{class:"kp-switch",id:t,role:"radiogroup","aria-labelledby":e,"aria-describedby":n,children:o.map(([i,a])=>(0,he.jsxs)(
"label",{children:[(0,he.jsx)("input",{type:"radio",name:t,ref:Mu(a),checked:ye(i,s),onChange:()=>r(i)}),(0,he.jsx)("span",{children:a})]},a))}),Ku=({id:t,nameId:e,
meaningId:n,value:o,change:s})=>(0,he.jsx)(Ft,{id:t,nameId:e,meaningId:n,value:o,change:s,options:[[void 0,(0,ht.t)("not set")],[!0,(0,ht.t)("on")],[!1,(0,ht.t)(
"off")]]});function Ho({id:t,meaningId:e,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>ye(u,s)),a=s!==void 0&&i<0;return(0,he.jsxs)("select",{class:"\
kp-select",id:t,"aria-describedby":e,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,he.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,he.jsx)("option",{value:String(l),children:be(u)},l)),a&&(0,he.jsx)("option",{value:"foreign",disabled:!0,children:be(
s)})]})}var Iu=({knob:t,id:e,meaningId:n,value:o,standard:s,change:r})=>(0,he.jsx)(Ho,{id:e,meaningId:n,value:o,change:r,choices:t.choices,unset:s===null?(0,ht.t)(
"not set"):(0,ht.t)("not set (default {value})",{value:be(s)})}),Fu=({id:t,meaningId:e,value:n,change:o})=>(0,he.jsx)("textarea",{class:"kp-text",id:t,"aria-des\
cribedby":e,rows:1,spellcheck:!1,value:n===void 0?"":be(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function Bt(t,e,n){let o=(0,Bn.useRef)(null),s=o.
current!==null&&ye(e(o.current),t),r=i=>(o.current=i,e(i));return[s?o.current??"":n(t),r]}var ci=({kind:t,minimum:e,maximum:n})=>({kind:t,minimum:e,maximum:n}),
di={View:Ku},qo={View:_u,isLabelled:!0},pi={View:Iu,isLabelled:!0},fi={View:Fu,isLabelled:!0};var gi=m(ue(),1),vt=m(ge(),1),hi=m(Nt(),1),ne=m(F(),1);var j=m(N(),1);function bi({knob:t,value:e,change:n}){let[o,s]=Bt(e,Eo,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,j.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,ne.t)("{name} as JSON",{name:t.name}),placeholder:(0,ne.t)(t.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var vi={View:()=>(0,j.jsx)("div",{}),canShow:(t,e)=>e===void 0};function wi({words:t,texts:e,change:n}){let[o,s]=(0,vt.useState)([]),r=(0,vt.useRef)(
null),i=p=>p.map(nn).filter(Boolean),a=ye(i(o),e)?o:e.map(Tr),u=a.at(-1)===""?a:[...a,""],l=p=>{s(p);let f=i(p);n(f.length?f:void 0)},c=p=>r.current?.querySelectorAll(
"input")[p]?.focus();return(0,j.jsx)("div",{class:"kp-list",ref:r,children:u.map((p,f)=>(0,j.jsxs)("div",{class:"kp-line",children:[(0,j.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":t.one,autocomplete:"off",spellcheck:!1,placeholder:t.another,value:p,onInput:({currentTarget:d})=>l(u.with(f,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(f+1))}}),(0,j.jsx)(Bu,{text:nn(p),line:p}),(0,j.jsx)("button",{class:"kp-icon",type:"button","aria-label":t.remove,hidden:!p,
onClick:()=>{l(u.toSpliced(f,1)),c(f+1)},children:"×"})]},f))})}function Bu({text:t,line:e}){let n=o=>{o?.replaceChildren(),o&&(t!==t.trim()||t!==e)&&(0,hi.fillText)(
o,t)};return(0,j.jsx)("span",{class:"kp-shown",title:(0,ne.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var Hu=({value:t,change:e})=>(0,j.jsxs)(
"div",{class:"kp-editor",children:[(0,j.jsx)(wi,{words:{one:(0,ne.t)("text"),another:(0,ne.t)("another text"),remove:(0,ne.t)("Remove this text")},texts:t===void 0?
[]:Oo(t)?t:[be(t,1/0)],change:e}),(0,j.jsx)("p",{class:"kp-faint",children:(0,ne.t)("Write \\n for a line break and \\t for a tab.")})]}),yi={View:Hu},ki=t=>Array.
isArray(t)&&t.length===2;function qu({id:t,value:e,change:n}){let o=ki(e)?e:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,ne.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,ne.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,j.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,j.jsxs)(gi.Fragment,{children:[
(0,j.jsx)("label",{for:`${t}-${i}`,children:a}),(0,j.jsx)(bt,{id:`${t}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:p=>s(c,p)})]},i))})}var Si={View:qu,
canShow:(t,e)=>e===void 0||ki(e)};function ju({knob:t,panel:e,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,vt.useState)(!1),[l,c]=Bt(r,Kn,h=>Array.isArray(
h)?h.join(", "):""),p=(0,vt.useRef)(null),f=Array.isArray(r)||a&&r===void 0,d=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>p.current?.
focus())},g=e.verdict.value?.layers;return(0,j.jsxs)("div",{class:"kp-editor",children:[(0,j.jsx)(Ft,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,ne.t)("not s\
et")],["low","low"],["high","high"],["list",(0,ne.t)("layers")]],value:f?"list":r,change:d}),(0,j.jsx)("input",{class:"kp-wide",ref:p,id:`${n}-list`,type:"text",
hidden:!f,placeholder:"0, 2, 4","aria-label":(0,ne.t)("{name}: layer numbers",{name:t.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,j.jsx)("p",{class:"kp-faint",children:g?(0,ne.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var xi={View:ju,canShow:(t,e)=>e===
void 0||e==="low"||e==="high"||Array.isArray(e)},$u={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
mi=JSON.stringify($u,null,2),Wu=["choices","regex","json_schema"];function Vu({id:t,nameId:e,meaningId:n,value:o,change:s}){let r=Be(o)?o:{},i=Wu.find(h=>h in r),
[a,u]=(0,vt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),p=h=>{u(h),s(void 0)},[f,d]=Bt(r.json_schema,Eo,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,j.jsx)(wi,{words:{one:(0,ne.t)("choice"),another:(0,ne.t)("another choice"),remove:(0,ne.t)("Remove this choi\
ce")},texts:Oo(r.choices)?r.choices:[],change:c}),regex:(0,j.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,ne.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":be(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:mi,spellcheck:!1,
"aria-label":(0,ne.t)("JSON schema"),value:f,onInput:({currentTarget:h})=>c(d(h.value))}),(0,j.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(mi)),
children:(0,ne.t)("Use an example")})]})};return(0,j.jsxs)("div",{class:"kp-editor",children:[(0,j.jsx)(Ft,{id:t,nameId:e,meaningId:n,options:[[void 0,(0,ne.t)(
"not set")],["choices",(0,ne.t)("choices")],["regex","regex"],["json_schema",(0,ne.t)("JSON schema")]],value:l,change:p}),l&&g[l]]})}var Pi={View:Vu};var Ci=m(ue(),1),Ei=m(ge(),1),Ye=m(F(),1);var me=m(N(),1),Du=30,Ju=5,Oi=()=>[...crypto.getRandomValues(new Uint16Array(Du))].map(t=>t%1e3),Hn=({fields:t},e)=>t.filter(({name:n})=>e.includes(n)).length;function Li({
forms:t},e){let n=Object.keys(e),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(e[r]),s=t.find(({fields:r})=>r.some(o))??t.reduce((r,i)=>Hn(
i,n)>Hn(r,n)?i:r);return Hn(s,n)<n.length?null:s}function Gu({kind:t,choices:e},n){return n===void 0?!0:t==="bool"?typeof n=="boolean":t==="choice"?e.some(o=>ye(
o,n)):t==="flags"?Be(n)&&Object.entries(n).every(([o,s])=>s===!0&&e.includes(o)):t==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Uu(t,e){
if(e===void 0)return!0;let n=Be(e)?Li(t,e):null;return n!==null&&Be(e)&&n.fields.every(o=>Gu(o,e[o.name]))}function zu({knob:t,id:e,nameId:n,value:o,change:s}){
let[r,i]=(0,Ei.useState)(null),a=Be(o)?o:null,u=a&&r&&Hn(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:Li(t,a)),c=t.forms.map(({name:d})=>[d,t.forms.length>
1?(0,Ye.t)(d):(0,Ye.t)("set")]),p=d=>{let g=t.forms.find(v=>v.name===d)??null;i(g);let h=g?.fields.filter(({required:v})=>v);s(h&&Object.fromEntries(h.map(v=>[v.
name,Qu(v)])))},f=(d,g)=>{let h=l?.fields.map(P=>P.name)??[],v={...a,[d]:g};s(Object.fromEntries(h.filter(P=>v[P]!==void 0).map(P=>[P,v[P]])))};return(0,me.jsxs)(
"div",{class:"kp-editor",children:[(0,me.jsx)(Ft,{id:`${e}-form`,nameId:n,options:[[void 0,(0,Ye.t)("not set")],...c],value:l?.name,change:p}),(0,me.jsx)("p",{class:"\
kp-faint",children:(0,Ye.t)(l?.meaning)}),(0,me.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let g=`${e}-${d.name}`;return(0,me.jsxs)(Ci.Fragment,{children:[
(0,me.jsx)("label",{for:g,title:(0,Ye.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,me.jsx)(Yu,{field:d,id:g,value:a?.[d.name],change:h=>f(d.name,h)}),
(0,me.jsx)("p",{class:"kp-faint",children:(0,Ye.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,me.jsx)("button",{class:"kp-link",type:"button",onClick:()=>f(d.
name,Oi()),children:(0,Ye.t)("Draw new keys")})]},d.name)})})]})}var Qu=t=>t.kind==="ints"?Oi():t.default??Ju;function Yu({field:t,id:e,value:n,change:o}){let{kind:s}=t;
if(s==="bool"||s==="choice")return(0,me.jsx)(Ho,{id:e,value:n,change:o,choices:s==="bool"?[!0,!1]:t.choices,unset:(0,Ye.t)("not set ({value})",{value:be(t.default)})});
if(s==="flags")return(0,me.jsx)(Xu,{field:t,id:e,value:n,change:o});if(s==="ints")return(0,me.jsx)(Zu,{field:t,id:e,value:n,change:o});let r=t.default;return(0,me.jsx)(
bt,{id:e,value:n,change:o,standard:r,row:ci(t),hint:r===null?"–":String(r)})}function Xu({field:t,id:e,value:n,change:o}){let s=Be(n)?n:{},r=t.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,me.jsx)("div",{class:"kp-flags",id:e,role:"grou\
p","aria-label":t.name,children:r.map(a=>(0,me.jsxs)("label",{children:[(0,me.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Zu({id:t,value:e,change:n}){let[o,s]=Bt(e,Kn,r=>Array.isArray(r)?r.join(", "):r===void 0?"":be(r,1/0));return(0,me.jsx)("t\
extarea",{class:"kp-text",id:t,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var Ti={View:zu,canShow:Uu};var Ve=m(ge(),1),Ri=m(Nt(),1),G=m(F(),1),Ai=m(Rn(),1);var I=m(N(),1),ec=120,tc=5,jo=t=>Number.isInteger(t)&&Number(t)>=0,tt=t=>Array.isArray(t)&&t.length>0&&t.every(jo),qn=(t,e)=>Array.isArray(t)&&t.every(e),$o=t=>qn(
t,tt),nc=t=>Array.isArray(t)&&t.length===2&&tt(t[0]),oc=t=>tt(t)||$o(t),sc=t=>Be(t)&&(tt(t.phrase)||$o(t.any_of)),Ht=t=>({options:[[t]]}),Ni=t=>({options:[t]}),
sn=({options:t})=>t[0][0],Wo={token:{isSingle:!0,isFlat:!0,read:t=>jo(t)?[Ht(t)]:null,write:t=>sn(t[0])},tokens:{isFlat:!0,read:t=>jo(t)?[Ht(t)]:tt(t)?t.map(Ht):
null,write:t=>t.length===1?sn(t[0]):t.map(sn)},words:{isFlat:!0,read:t=>tt(t)?t.map(Ht):null,write:t=>t.map(sn)},word_groups:{read:t=>$o(t)?t.map(Ni):null,write:t=>t.
map(({options:e})=>e[0])},words_with_bias:{isBiased:!0,read:t=>qn(t,nc)?t.map(([e,n])=>({options:[e],bias:n})):null,write:t=>t.map(({options:e,bias:n})=>[e[0],n??
null])},alternatives:{hasAlternatives:!0,read:t=>qn(t,oc)?t.map(e=>({options:tt(e)?[e]:e})):null,write:t=>t.map(({options:e})=>e.length===1?e[0]:e)},constraints:{
hasAlternatives:!0,read:t=>qn(t,sc)?t.map(({phrase:e,any_of:n})=>({options:e?[e]:n??[]})):null,write:t=>t.map(({options:e})=>e.length===1?{phrase:e[0]}:{any_of:e})}},
rn={ways:[],unknown:[]};function rc(t){if(!/^[\s\d,[\]]+$/.test(t))return null;let e=(t.match(/\d+/g)??[]).map(Number);return tt(e)&&e.every(Number.isSafeInteger)?
e:null}async function ic(t,e){let n=nn(t),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await e.splitWords(s?[" "+o,o]:
[n]);if(i)return{...rn,problem:(0,G.t)(i)};let a=[{when:(0,G.t)("as typed"),tokens:r[0]}];s&&ye(r[0],r[1])?a=[{when:(0,G.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,G.t)("inside a sentence"),tokens:r[0]},{when:(0,G.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=rc(t),l=u?await e.textsOf(u):[];if(u){let c=u.
map(p=>[p,e.texts.value.get(p)]);a.unshift({when:u.length>1?(0,G.t)("these token ids"):(0,G.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var jn=({tokens:t})=>t.map(([e])=>e),Vo=({token:[t,e]})=>(0,I.jsxs)(I.Fragment,{children:[e===void 0?(0,I.jsx)("span",{class:"kp-piece"}):(0,I.jsx)(Ai.TokenLabel,
{class:"kp-piece",text:e}),(0,I.jsx)("span",{class:"kp-id",children:t})]});function ac({form:t,offers:{ways:e,unknown:n,problem:o},add:s}){if(o)return(0,I.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,G.t)("The model has no token {ids}.",{ids:n.join(", ")}),e.some(({isAlone:i})=>i)&&(0,G.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),t.isFlat&&e.some(({tokens:i})=>i.length>1)&&(t.isSingle?(0,G.t)("Choose on\
e token."):(0,G.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,I.jsxs)(I.Fragment,{children:[e.map(
i=>(0,I.jsxs)("div",{class:"kp-offer",children:[(0,I.jsx)("span",{class:"kp-when",children:i.when}),(0,I.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>t.
isFlat?(0,I.jsx)(lc,{token:a,press:()=>s([[a[0]]])}):(0,I.jsx)("span",{class:"kp-token",children:(0,I.jsx)(Vo,{token:a})}))}),!t.isFlat&&(0,I.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,G.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([jn(i)]),children:(0,G.t)("Add")})]},i.when)),!t.isFlat&&!t.hasAlternatives&&
e.length===2&&(0,I.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(e.map(jn)),children:(0,G.t)("Add both")}),r.length>0&&(0,I.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function lc({token:t,press:e}){let[n,o]=t,s=o===void 0?(0,G.t)("Add token {id}",{id:n}):(0,G.t)("Add token {id}: {text}",{id:n,text:(0,Ri.quoted)(
o)});return(0,I.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:e,children:(0,I.jsx)(Vo,{token:t})})}function uc({knob:t,panel:e,id:n,meaningId:o,
value:s,change:r}){let i=Wo[t.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,Ve.useState)(""),[c,p]=(0,Ve.useState)(rn),[f,d]=(0,Ve.useState)(null),g=(0,Ve.useRef)(
null),h=(0,Ve.useRef)(0),v=(0,Ve.useRef)(0),P=S=>r(S.length?i.write(S):void 0),H=()=>{h.current+=1,clearTimeout(v.current),l(""),p(rn),d(null)},U=S=>{P(cc(i,a,S,
f)),H(),g.current?.focus()},C=async S=>{let J=++h.current,ke=(0,G.t)("The server does not answer. Try again in a moment."),qe=S?await ic(S,e).catch(()=>({...rn,
problem:ke})):rn;return J!==h.current?null:(p(qe),qe)},T=S=>{l(S),clearTimeout(v.current),v.current=window.setTimeout(()=>{C(S)},ec)},w=async()=>{clearTimeout(v.
current);let S=(await C(u))?.ways.at(0);S&&U([i.isFlat?jn(S).slice(0,1):jn(S)])},B=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||f!==null)&&
(S.preventDefault(),H())},W=e.texts.value,se=a.flatMap(({options:S})=>S.flat()).filter(S=>!W.has(S));return(0,Ve.useEffect)(()=>{se.length&&e.textsOf(se).catch(
()=>[])},[se.join()]),(0,I.jsxs)("div",{class:"kp-editor",children:[(0,I.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,J)=>(0,I.jsx)(
dc,{form:i,row:S,texts:W,setBias:ke=>P(a.with(J,{...S,bias:ke})),grow:()=>{d(J),g.current?.focus()},remove:()=>{f===J&&d(null),P(a.toSpliced(J,1)),g.current?.focus()}},
J))}),(0,I.jsx)("p",{class:"kp-faint",hidden:f===null,children:f!==null&&(0,G.t)("Another alternative to word {number}:",{number:f+1})}),(0,I.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,G.t)("type a token, or its id"):(0,G.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>T(S.value),onKeyDown:B}),(0,I.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,I.jsx)(ac,{
form:i,offers:c,add:U})})]})}function cc(t,e,n,o){if(t.isSingle)return[Ht(n[0][0])];if(t.isFlat){let s=new Set(e.map(sn));return[...e,...n.flat().filter(r=>!s.has(
r)).map(Ht)]}if(o!==null&&o<e.length){let s=e[o];return e.with(o,{...s,options:[...s.options,...n]})}return[...e,...n.map(s=>t.isBiased?{options:[s],bias:tc}:Ni(
s))]}function dc({form:t,row:e,texts:n,setBias:o,grow:s,remove:r}){let i=e.options[0].map(a=>n.get(a)??a).join("").trim();return(0,I.jsxs)("li",{class:"kp-row",
children:[e.options.map((a,u)=>(0,I.jsxs)(I.Fragment,{children:[u>0&&(0,I.jsx)("span",{class:"kp-or",children:(0,G.t)("or")}),(0,I.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,I.jsx)("span",{class:"kp-token",children:(0,I.jsx)(Vo,{token:[l,n.get(l)]})}))})]})),t.isBiased&&(0,I.jsx)("span",{class:"kp-faint",children:(0,G.t)(
"bias")}),t.isBiased&&(0,I.jsx)(bt,{row:{kind:"float",step:.5},label:(0,G.t)("Bias of {name}",{name:i}),value:e.bias??void 0,change:o}),t.hasAlternatives&&(0,I.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,G.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,G.t)("or…")}),(0,I.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,G.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var pc={View:uc,isLabelled:!0,canShow:({editor:t},e)=>e===
void 0||Wo[t].read(e)!==null},_i=Object.fromEntries(Object.keys(Wo).map(t=>[t,pc]));var Mi={..._i,switch:di,number:qo,slider:qo,choice:pi,text:fi,strings:yi,decay:Si,fields:Ti,layers:xi,structure:Pi},$n=t=>t in Mi?Mi[t]:vi;var A=m(N(),1),Do=t=>({changed:(0,M.t)("changed"),preset:(0,M.t)("preset"),model:(0,M.t)("model"),library:(0,M.t)("library")})[t],qt=t=>({changed:(0,M.t)("chang\
ed by you"),preset:(0,M.t)("set by the preset (the chosen strategy)"),model:(0,M.t)("the model's own default"),library:""})[t],$t={error:"✕",warning:"▲",info:"\
ℹ"},jt=({name:t})=>(0,A.jsx)(A.Fragment,{children:t.split(/(?<=_)/).map(e=>(0,A.jsxs)(Ki.Fragment,{children:[e,(0,A.jsx)("wbr",{})]},e))});function Vn(t,e){let n=document.
querySelector(`[id="${t.name}-${e}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Jo({panel:t,name:e,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=t.of(e),[l,c]=(0,Wn.useState)(!1),[p,f]=(0,Wn.useState)(!1),[d,g]=(0,Wn.useState)(!1),h=`${t.name}-${e}`,{View:v,isLabelled:P,canShow:H}=$n(
o.editor),U=!H||H(o,s.value);!U&&!l&&c(!0);let C=`${h}-name`,T={knob:o,panel:t,id:`${h}-control`,nameId:C,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:se=>t.change(e,se)},w=()=>{f(l&&!U),(!l||U)&&c(!l)},B=l||!U,W=u.value;return(0,A.jsxs)("div",{class:a.value.some(({severity:se})=>se===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":e,"data-source":i.value,hidden:n,children:[(0,A.jsxs)("div",{class:"kp-head",children:[P&&!B?(0,A.jsx)("l\
abel",{class:"kp-name",id:C,for:T.id,children:(0,A.jsx)(jt,{name:e})}):(0,A.jsx)("span",{class:"kp-name",id:C,children:(0,A.jsx)(jt,{name:e})}),(0,A.jsx)("span",
{class:"kp-source",title:qt(i.value),children:qt(i.value)&&Do(i.value)}),(0,A.jsxs)("span",{class:"kp-tools",children:[H&&(0,A.jsx)(fc,{name:e,isJson:B,turn:w}),
(0,A.jsx)(gc,{panel:t,name:e}),(0,A.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,M.t)("More about {name}",{name:e}),onClick:()=>g(
!d),children:"?"})]})]}),H?(0,A.jsxs)("div",{class:"kp-editor",children:[B?(0,A.jsx)(bi,{...T}):(0,A.jsx)(v,{...T}),(0,A.jsx)("span",{class:"kp-faint",children:p&&
!U&&(0,M.t)("The editor cannot show this value.")})]}):(0,A.jsx)(v,{...T}),(0,A.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(se=>(0,A.jsx)(Go,
{note:se,panel:t}))}),(0,A.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,M.t)(o.meaning)," ",(0,A.jsx)(mc,{knob:o,own:r.value})," ",(0,A.jsx)("sp\
an",{class:"kp-idle",children:W&&(0,M.t)("No effect now: {why}.",{why:W})})]}),d&&(0,A.jsx)(hc,{knob:o})]})}function fc({name:t,isJson:e,turn:n}){let o=e?(0,M.t)(
"Back to the editor of {name}",{name:t}):(0,M.t)("Edit {name} as JSON",{name:t});return(0,A.jsx)("button",{class:"kp-link",type:"button","aria-pressed":e,"aria-\
label":o,onClick:n,children:e?(0,M.t)("Editor"):"JSON"})}function mc({knob:t,own:e}){let n=Ii(t,e===void 0?t.default:e),o=(e===void 0?t.default:e)===null;return e===
void 0?(0,A.jsx)("span",{class:"kp-standard",title:(0,M.t)("The library's default: it applies unless the knob is set"),children:o?(0,M.t)("No default."):(0,M.t)(
"Default: {value}.",{value:n})}):(0,A.jsx)("span",{class:"kp-standard",title:(0,M.t)("From the model's own generation config"),children:o?(0,M.t)("No default."):
(0,M.t)("The model's default: {value}.",{value:n})})}var Ii=({editor:t},e)=>t==="switch"&&typeof e=="boolean"?e?(0,M.t)("on"):(0,M.t)("off"):be(e,30);function gc({
panel:t,name:e}){let{knob:n,value:o,preset:s,source:r}=t.of(e),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Ii(n,i),[l,c]=a?i===void 0?[(0,M.t)(
"Back to its default"),(0,M.t)("Reset {name} to its default",{name:e})]:[(0,M.t)("Back to the preset: {value}",{value:u}),(0,M.t)("Reset {name} to the preset: {\
value}",{name:e,value:u})]:[(0,M.t)("Unset it: the default applies"),(0,M.t)("Unset {name}",{name:e})],p=()=>{t.reset(e),Vn(t,e)};return(0,A.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:p,children:a?"↺":"×"})}function hc({knob:t}){let e=t.needs.map(o=>(0,M.t)(
o)).join("; "),n=bc(t);return(0,A.jsxs)("div",{class:"kp-help",children:[(0,A.jsx)("p",{children:(0,M.t)(t.explanation)}),n&&(0,A.jsx)("p",{children:n}),e&&(0,A.jsx)(
"p",{children:(0,M.t)("It has an effect only under these conditions: {needs}.",{needs:e})}),t.conflicts.map(o=>(0,A.jsx)("p",{children:(0,M.t)(o)})),t.paper&&(0,A.jsxs)(
"p",{children:[(0,M.t)("Read more:")," ",(0,A.jsx)("a",{href:t.paper,target:"_blank",rel:"noopener noreferrer",children:t.paper.replace(/^https?:\/\//,"")})]})]})}
function Go({note:t,panel:e}){let{knob:n,press:o}=t,s=e.byName.has(n),r=s?o&&!(n in o.change):e.state.value.set[n]!==void 0,i=a=>{e.apply(a),s&&Vn(e,n)};return(0,A.jsxs)(
"div",{class:`kp-note kp-${t.severity}`,children:[(0,A.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:$t[t.severity]}),(0,A.jsxs)("span",{class:"kp-\
said",children:[(0,M.t)(t.message)+" ",!o?.whole&&(0,A.jsx)("strong",{children:(0,M.t)(t.fix)}),!o?.whole&&" ",o&&(0,A.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,M.t)(o.label)}),o&&" ",r&&(0,A.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,M.t)(
"Unset {name}",{name:n}):(0,M.t)("Remove {name}",{name:n})})]})]})}function bc({minimum:t,maximum:e,open_minimum:n,open_maximum:o}){let r=[];return t!==null&&r.
push(n?(0,M.t)("greater than {low}",{low:t}):(0,M.t)("at least {low}",{low:t})),e!==null&&e<2147483647&&r.push(o?(0,M.t)("less than {high}",{high:e}):(0,M.t)("a\
t most {high}",{high:e})),r.length?(0,M.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Uo=m(F(),1);var an=t=>t.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Fi(t,e){let n=an(e);return t.length===1&&t[0].length===1?n.length===1&&n[0]===t[0]:t.every(o=>n.
some(s=>s.startsWith(o)))}var vc=(t,e)=>t.every(n=>an(e).join(" ").includes(n));function Bi(t,e){let n=an(t);if(!n.length)return{knobs:e,beside:[],absent:[]};let o=mt.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=mt.elsewhere.filter(({words:u})=>u.some(l=>Fi(n,l))),r=e.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Uo.t)(l),...c].some(p=>Fi(n,p)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Uo.t)(l))].join(" ");return{knobs:e.filter(u=>vc(n,a(u))),beside:s,absent:o}}var x=m(N(),1),wc=60;function qi(t,e){let n=Ar(t,e);q().answers.knobs=({change:o})=>n.apply(o),(0,Hi.render)((0,x.jsx)(yc,{panel:n}),_(t.element,".kp"))}function yc({
panel:t}){let[e,n]=(0,wt.useState)(""),[o,s]=(0,wt.useState)([]),r=Bi(e,t.knobs),i=an(e).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(p=>c?[...new Set(
[...p,l])]:p.filter(f=>f!==l));return(0,wt.useLayoutEffect)(()=>{ui(t,l=>{let c=t.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>kc(t,
l)))})},[t]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(Cc,{panel:t,typed:e,type:n,found:r,isSearching:i}),(0,x.jsx)(Oc,{panel:t,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,$.t)("The knobs that matter most"),children:t.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Jo,{panel:t,name:l,
hidden:!a.has(l)},l))}),mt.groups.map(l=>(0,x.jsx)(Sc,{panel:t,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(Tc,{panel:t,hidden:i})]})}
function kc(t,e){let n=document.getElementById(`${t.name}-${e}`);n&&(n.scrollIntoView({block:"center"}),Vn(t,e),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function Sc({panel:t,title:e,names:n,isSearching:o,isOpen:s,turn:r}){let i=t.knobs.filter(({group:d})=>d===e),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),p=o?c:s,f=(0,wt.useRef)(!1);return f.
current||=p,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":e,hidden:!c,open:p,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,$.t)(e),(0,x.jsx)(Pc,{panel:t,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[f.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,$.t)("Always in view, above:")," ",l.map(({name:d},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(ji,{panel:t,name:d})]}))]}),
f.current&&u.map(d=>(0,x.jsx)(xc,{panel:t,knob:d,names:n},d.name))]})]}):null}function xc({panel:t,knob:e,names:n}){let o=!n.has(e.name);return e.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":e.name,hidden:o,children:[(0,x.jsx)("code",{children:e.name})," ",(0,$.t)(e.managed_because)]}):(0,x.jsx)(
Jo,{panel:t,name:e.name,hidden:o})}function Pc({panel:t,knobs:e}){let n=e.filter(({name:r})=>t.state.value.set[r]!==void 0).length,o=e.filter(({name:r})=>t.verdict.
value?.notes[r]).length,s=[n?(0,$.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:t.verdict.value&&s.filter(Boolean).
join(" · ")})}var ji=({panel:t,name:e})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,$.t)("Go to {name}",{name:e}),onClick:()=>on(
t,e),children:(0,x.jsx)(jt,{name:e})});function Cc({panel:t,typed:e,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,$.t)("N\
o knob."):(0,$.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,$.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${t.name}-search`,type:"search",placeholder:(0,$.t)("Search {count} knobs",{count:t.knobs.
length}),"aria-label":(0,$.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:e,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!e||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(Ec,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,$.t)(l)}))]})]})}var ln=t=>t?document.getElementById(t):null;function Ec({
place:{text:t,id:e,inside:n}}){let o=r=>{let i=ln(e)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{ln(e)?.offsetParent||ln(n)?.querySelector("button.label-wrap")?.click(),o(wc)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,$.t)(t)," ",(ln(e)||ln(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,$.t)("Go to it")})]})}function Oc({
panel:t,open:e,hidden:n}){let{base:o,set:s}=t.state.value,r=t.verdict.value,i=(0,$.t)(r?.mode),a=r?.differs.length??0,u=a?(0,$.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,$.t)("No knobs differ from the model's defaults."),l=({basic:p,group:f})=>!p&&!e.includes(
f),c=Object.entries(r?.notes??{}).flatMap(([p,f=[]])=>{let d=t.byName.get(p);return d?l(d)?f.filter(({severity:g})=>g==="error"):[]:f});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,$.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(p=>(0,x.jsx)(
Lc,{panel:t,name:p},p))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:ye(s,o),onClick:()=>t.resetAll(
t.state.value.base),children:(0,$.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>t.resetAll(
{}),children:(0,$.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(p=>(0,x.jsx)(Go,{note:p,
panel:t}))})]})}function Lc({panel:t,name:e}){let n=t.sourceOf(e),o=t.verdict.value?.notes[e]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,$.t)("Go to this knob ({source})",{source:qt(n)}),onClick:()=>on(t,e),children:[
e,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,$.t)("See the note at the knob"),children:$t[s]})]})}function Tc({panel:t,hidden:e}){let n=t.effective.value,o=s=>{
t.wantsEffective=s,s&&t.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:e,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,$.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,$.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,$.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,$.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
ji,{panel:t,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[be(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,$.t)(a),children:` ○ ${(0,$.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Do(i)})]},s))})]})})]})}var $i=m(ue(),1),yt=m(F(),1);var ae=m(N(),1),Rc=["switch","choice"];function Wi({element:t},{name:e,essential:n}){let o=_(t,".kq-knobs"),s=_(t,".kq-count");_(t,".kq").setAttribute("aria-lab\
el",(0,yt.t)("The knobs that matter for this strategy")),It(e,r=>{_(t,".kq-number-of").textContent=(0,yt.t)("All {count} knobs",{count:r.knobs.length}),(0,$i.render)(
(0,ae.jsx)(Ac,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${$t[u?"error":"warning"]} ${a.length}`:""})})}function Ac({panel:t,essential:e}){let n=(t.verdict.value?.essential??e).filter(
o=>t.byName.has(o));return(0,ae.jsx)(ae.Fragment,{children:n.map(o=>(0,ae.jsx)(Nc,{panel:t,name:o},o))})}function Nc({panel:t,name:e}){let{knob:n,value:o,own:s,
source:r,notes:i}=t.of(e),a=`quick-${e}`,u=["slider","number"].includes(n.editor),l=Rc.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:p}=$n(n.
editor),f={knob:n,panel:t,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>t.change(e,P)},d=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=d?`${(0,yt.t)(d.message)} ${(0,yt.t)(d.fix)}`:(0,yt.t)(n.meaning),h=qt(r.value),v=(0,ae.jsxs)(ae.Fragment,{children:[(0,ae.jsx)(jt,{name:e}),
(0,ae.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":d?.severity??"",children:d&&$t[d.severity]})]});return(0,ae.jsxs)("div",{class:"kq-knob",
"data-knob":e,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!p?(0,ae.jsx)("span",{class:"kp-name",id:f.nameId,children:v}):(0,ae.jsx)(
"label",{class:"kp-name",id:f.nameId,for:a,children:v}),l?(0,ae.jsx)(c,{...f}):u?(0,ae.jsx)(_c,{...f}):(0,ae.jsx)(Mc,{...f})]})}function _c({knob:t,id:e,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,ae.jsxs)("span",{class:"kq-number",children:[(0,ae.jsx)(Bo,{knob:t,id:e,value:n,standard:o,
change:s,text:i}),(0,ae.jsx)("output",{class:"kq-value",for:e,"aria-live":"off",children:i})]})}function Mc({knob:t,panel:e,id:n,value:o}){return(0,ae.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{fo("knobs"),on(e,t.name)},children:o===void 0?(0,yt.t)("set …"):be(o,18)})}var Ji=m(ue(),1),Gi=m(ge(),1),nt=m(F(),1),Ui=m(Di(),1);var De=m(N(),1);function zi({element:t,props:e,server:n,watch:o}){let s=_(t,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");q().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,nt.t)("Pictures and sounds"));function u(c){e.value=JSON.stringify(c),l()}function l(){if(e.value===i)return;let c=Kc(
e.value);for(let{key:d,sha256:g}of c)d&&r.set(g,d);let p=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(p.some(({key:d},g)=>d!==c[g].key))return u(p);i=e.value;
let f=c.map((d,g)=>(0,De.jsx)(Ic,{item:d,fileOf:a,remove:()=>u(c.filter((h,v)=>v!==g))},d.sha256));(0,Ji.render)(f,s)}o("value",l),l()}function Kc(t){try{return JSON.
parse(t||"[]")}catch{return[]}}function Ic({item:t,fileOf:e,remove:n}){let[o,s]=(0,Gi.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=t,c=t.kind==="i\
mage",p=c?(0,nt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,nt.t)("Sound, {seconds} s",{seconds:l});return(0,De.jsxs)("li",{children:[(0,De.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${p}: ${c?(0,nt.t)("Show it"):(0,nt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await e(r)),children:(0,De.jsx)(Ui.Preview,{kind:t.kind,preview:i})}),(0,De.jsx)("span",{children:r?p:(0,nt.t)("{what}: the file was not kept",{what:p})}),
(0,De.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,nt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,De.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,De.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var ea=m(ue(),1),Zo=m(ge(),1),oe=m(F(),1);var Dn=m(ge(),1);function Qi(t){let e=(0,Dn.useRef)(null);return(0,Dn.useLayoutEffect)(()=>{e.current&&(t()?.querySelector(e.current)?.focus(),e.current=null)}),
n=>e.current=n}var Je=m(F(),1),Ce=m(N(),1),zo=["tools","documents"],Fc={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Qo=({reads:t})=>t?.arguments??[],Yi=t=>Qo(t).length>0||zo.some(e=>t.reads?.[e]);function Xi({state:t,isOpen:e,press:n}){let s=Qo(t).filter(([
r])=>r in t.arguments).length+zo.filter(r=>t.reads?.[r]&&t[r].trim()).length;return(0,Ce.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":e?
"true":"false",hidden:!Yi(t),onClick:n,children:s?(0,Je.t)("Template arguments ({count})",{count:s}):(0,Je.t)("Template arguments")})}function Zi({state:t,isOpen:e,
defaults:n,set:o}){let s=Yi(t)&&e&&t.kind==="chat"&&t.on,r={tools:(0,Je.t)("Tools, a JSON list"),documents:(0,Je.t)("Documents, a JSON list")};return(0,Ce.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,Je.t)("Template arguments"),hidden:!s,children:[(0,Ce.jsx)("div",{class:"gp-argument-list",children:Qo(
t).map(([i,a])=>(0,Ce.jsx)(Bc,{name:i,kind:a,state:t,defaults:n,set:o},i))}),zo.map(i=>(0,Ce.jsxs)("label",{class:`gp-${i}`,hidden:!t.reads?.[i],children:[(0,Ce.jsx)(
"span",{children:r[i]}),(0,Ce.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Fc[i],value:t[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function Bc({
name:t,kind:e,state:n,defaults:o,set:s}){let r=n.arguments[t],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([f])=>f!==t)),p=l===""||l===o[t];
s({arguments:p?c:{...c,[t]:l}})};if(e!=="bool")return(0,Ce.jsxs)("label",{"data-kind":e,children:[(0,Ce.jsx)("code",{children:t}),(0,Ce.jsx)("input",{type:"text",
placeholder:(0,Je.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[t],u=r!==void 0?(0,Je.t)("Set here."):
a===void 0?(0,Je.t)("Not set: the template decides."):(0,Je.t)("Not set: this is what the template takes.");return(0,Ce.jsxs)("label",{"data-kind":e,title:u,children:[
(0,Ce.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ce.jsx)("code",{children:t})]})}var K=m(N(),1),Hc=250,Yo=["user","assistant","system"],qc={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},ta=()=>{},na=t=>ta(t);function oa({element:t,props:e,server:n,trigger:o,watch:s}){let r=_(t,".gp-beside"),i=q(),a=E(qc),u=E({prompt:"",model:""}),l=E(
{}),c=E(!1),p="",f="plain true";function d(){let T={};try{T=JSON.parse(e.value||"{}")}catch{}a.value={...a.value,...T},p=e.value,h()}function g(T){a.value={...a.
value,...T},e.value=p=JSON.stringify(a.value),h()}function h(){let T=`${a.value.kind} ${a.value.on}`;if(T===f)return H();f=T,o("turned",{})}let v=0,P=0;function H(){
clearTimeout(P),P=window.setTimeout(U,Hc)}async function U(){let T=++v,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:p})))}catch(B){console.warn("Generation Playground: the template could not be asked.",B)}T===v&&(i.setWritten(w),l.value=w?.defaults??
{})}ta=T=>{t.isConnected&&(u.value={...u.value,...T},H())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:T,run:w})=>{!T&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),Y(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let C=()=>(0,K.jsx)(jc,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{e.value!==p&&d()}),d(),(0,ea.render)((0,K.jsx)(C,{}),
r)}function jc({state:t,set:e,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=t,[p,f]=(0,Zo.useState)(null),[d,g]=(0,Zo.useState)(
!1),h=Qi(()=>r),v=()=>f(null),P=S=>{f(S),h(`.gp-${S} textarea`)},H=S=>{e({on:S}),h(S?".gp-on":".gp-off")},U=(S,J)=>e({turns:l.map((ke,qe)=>qe===S?{...ke,...J}:ke)}),
C=S=>{e({turns:l.toSpliced(S,1)});let J=Math.min(S+1,l.length-1);h(J?`.gp-turns li:nth-child(${J}) button`:".gp-add")},T=()=>{e({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{e({turns:[],continues:!1,begins:""}),h(".gp-add")},B=!u&&p!=="system",W=!a||
!c&&p!=="begins",se=({to:S,name:J,title:ke})=>(0,K.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:ke,onClick:()=>H(S),children:J});return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,K.jsxs)("l\
abel",{class:"gp-begins",hidden:W,children:[(0,K.jsx)("span",{children:(0,oe.t)("The answer begins with")}),(0,K.jsx)(Xo,{hint:(0,oe.t)("The model goes on from \
these words."),value:c,write:S=>e({begins:S}),close:v})]}),(0,K.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,K.jsxs)("label",{class:"gp-system",hidden:B,
children:[(0,K.jsx)("span",{children:(0,oe.t)("System message")}),(0,K.jsx)(Xo,{hint:(0,oe.t)("How the assistant should behave. May stay empty."),value:u,write:S=>e(
{system:S}),close:v})]}),(0,K.jsx)("ol",{class:"gp-turns","aria-label":(0,oe.t)("Earlier turns, oldest first"),children:l.map((S,J)=>(0,K.jsx)($c,{...S,number:J+
1,change:ke=>U(J,ke),remove:()=>C(J)},J))}),(0,K.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,K.jsx)("input",{type:"ch\
eckbox",checked:t.continues,onChange:({currentTarget:S})=>e({continues:S.checked})}),(0,K.jsx)("span",{children:(0,oe.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,K.jsxs)("div",{class:"gp-bar",children:[(0,K.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,oe.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),H(!a))},children:[se({to:!0,name:(0,oe.t)("Chat"),title:(0,oe.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),se({to:!1,name:(0,oe.t)("Plain text"),title:(0,oe.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,K.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,K.jsx)(un,{name:"gp-add-system",words:(0,oe.t)("Ad\
d a system message"),hidden:!B,press:()=>P("system")}),(0,K.jsx)(un,{name:"gp-add",words:(0,oe.t)("Add a turn"),press:T}),(0,K.jsx)(un,{name:"gp-reply",words:(0,oe.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,K.jsx)(un,{name:"gp-clear",words:(0,oe.t)("New chat"),hidden:!l.length,press:w}),(0,K.jsx)(un,{name:"gp-be\
gin",words:(0,oe.t)("Begin the answer"),hidden:!W,press:()=>P("begins")}),(0,K.jsx)(Xi,{state:t,isOpen:d,press:()=>{g(!d),d||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,K.jsx)(Zi,{state:t,isOpen:d,defaults:o,set:e})]}),(0,K.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,K.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,oe.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,K.jsxs)("label",{class:"gp-target",children:[(0,K.jsx)("span",{children:(0,oe.t)("Target so far")}),(0,K.jsx)(Xo,{hint:(0,oe.t)(
"How the target should begin. May stay empty."),value:t.target,write:S=>e({target:S})})]})]})]})}var Xo=({hint:t,value:e,write:n,close:o})=>(0,K.jsx)("textarea",
{rows:1,placeholder:t,value:e,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),un=({name:t,words:e,hidden:n,press:o})=>(0,K.jsx)("button",{type:"button",class:t,
hidden:n,onClick:o,children:e});function $c({role:t,content:e,number:n,change:o,remove:s}){let r=Yo.includes(t)?Yo:[...Yo,t],i=(0,oe.t)("Remove turn {number}",{
number:n});return(0,K.jsxs)("li",{"data-role":t,children:[(0,K.jsx)("select",{"aria-label":(0,oe.t)("Role of turn {number}",{number:n}),value:t,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,K.jsx)("option",{value:a,children:a},a))}),(0,K.jsx)("textarea",{rows:1,"aria-label":(0,oe.t)("Text of turn {number}, {role\
}",{number:n,role:t}),value:e,onInput:({currentTarget:a})=>o({content:a.value})}),(0,K.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var sa=m(F(),1);function ra({element:t,props:e,watch:n}){let o=()=>{_(t,"p").textContent=e.value?(0,sa.t)(JSON.parse(e.value)):""};n("value",o),o()}var ma=m(ue(),1),Ie=m(F(),1);var es=m(F(),1);var Wc=.8,Jn=class{constructor(e){this.redraw=e}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return D.isOpen.value&&
D.isOnStage.value}turn(){D.isOnStage.value=!D.isOpen.value||!D.isOnStage.value,D.isOpen.value||Ln.tell()}get words(){return this.isSeen?this.stays?(0,es.t)("Sti\
ll to be done. Go on with N."):(0,es.t)("Clicker: lesson. ← →: picture."):""}press(e){let n=`[data-key="${CSS.escape(e.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(e){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;e<0?this.press("P"):o?n.scrollBy({top:Wc*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var ca=m(aa(),1),da=m(ua(),1),ot=m(F(),1);var He={text:{key:"1",title:()=>(0,ot.t)("Text"),isThere:t=>!t.denoises,view:Ne,canHide:!0},processors:{key:"2",title:()=>(0,ot.t)("Waterfall"),isThere:Vc,view:Ne,
canHide:!0},beamtree:{key:"3",title:()=>(0,ot.t)("Beam tree"),isThere:t=>t.usesBeams,slider:"#pane-beamtree .gp-slider",view:Ne,canHide:!0},drafts:{key:"4",title:()=>(0,ot.t)(
"Drafts"),isThere:t=>t.rounds.length>0,view:Ne,canHide:!0},canvas:{key:"1",title:()=>(0,ot.t)("Canvas"),isThere:t=>t.denoises,slider:"#pane-canvas .gp-slider",view:Ne,
canHide:!1},batch:{key:"1",title:()=>(0,ot.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,ot.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},ts=Object.keys(He);function Vc({started:t,newest:e,denoises:n}){return!n&&!!(t?.processors?.length||e?.distribution.stages.length)}
var Wt=(t,e,n)=>Math.max(e,Math.min(n,t)),Gn=class{constructor(e){this.log=e}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:e}=this;return e.usesBeams?e.prompts[0].steps.length:(0,da.pathOf)(e.allLines()[this.line]?.last??null).length}asks(e){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(e==="text"||e==="processors")}start(){let{log:e}=this;this.hides=e.beginsHidden=!0;let n=e.current(),o=n&&
!n.isPrompt;this.line=o&&!e.usesBeams?n.sequence:0,this.place=e.hideFrom!==null?2*e.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:e}=this;e.hide(this.seen),e.selectStep(e.usesBeams?null:e.lines()[this.line]?.last??null)}go(e,n){let{log:o,seen:s,length:r}=this;
if(e==="beamtree")this.place=2*Wt(s+n,1,r)-1;else if(e==="drafts"){let i=o.rounds.map(u=>u.start+(0,ca.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[Wt(a+n,-1,i.length-1)]??0)-1}else this.place=Wt(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var ce=m(N(),1),Dc="F8",Jc={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Gc={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Uc=["PageDown","PageUp"],zc="dialog[open], .gp-alone, .gp-class.gp-large",Un=null,ns=class{constructor(e,n){this.root=e;this.log=n;this.cover=new Gn(n),
(0,ma.render)((0,ce.jsx)(Qc,{stage:this}),e),n.subscribe(e,o=>this.follow(o)),Y(()=>{ee.value,D.isOpen.value,Ze(()=>this.follow({}))}),new ResizeObserver(()=>document.
body.style.setProperty("--gp-stage-bar",`${e.offsetHeight}px`)).observe(e)}root;log;cover;lesson=new Jn(()=>this.draw());bar=E({offered:[],hides:!1,hasClass:!1,
showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Ne;get isOpen(){return _e.peek()!==null}get picture(){return _e.peek()??"text"}get offered(){return ts.
filter(e=>He[e].view===ee.peek()&&He[e].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=ee.peek(),this.root.
hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),D.isOnStage.value=!0,(!this.offered.length||!D.isOpen.peek())&&We(Ne),_e.value=this.offered.at(0)??
"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){this.
hide(!1),this.log.hide(this.cover.before),_e.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),D.isOpen.peek()||We(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(e){
this.offered.includes(e)&&(_e.value=e,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(e){if(!this.isOpen)
return;e.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(He[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:e,picture:n,cover:o}=this;Sn.value=this.isOpen&&o.asks(n),this.bar.value={offered:e,hides:o.hides,hasClass:ha()!==null,
showsLesson:this.lesson.isSeen,question:Sn.peek()?(0,Ie.t)("Which token comes next, as token {number}?",{number:o.seen+1}):e.length?this.lesson.words:(0,Ie.t)("\
This view is on the page: Esc.")};let s=Jc[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(e){let{cover:n,picture:o}=this;
e===n.hides||e&&!He[o].canHide||(e?(this.log.usesBeams&&pa(He.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(e){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=He[o];r!==
Ne?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,e):i?pa(i,e):o==="drafts"?this.goRound(e):e===-1/0?n.select(s.line,0):n.walk(e),this.draw()}goRound(e){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+e:0;n.select(0,n.rounds[Wt(s,0,n.rounds.length-1)].start)}};function pa(t,e){let n=t?document.querySelector(
t):null;n&&(n.value=String(Wt(Number(n.value)+e,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Qc({stage:t}){let{offered:e,
hides:n,hasClass:o,showsLesson:s,question:r}=t.bar.value,i=_e.value??"text";return(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)("h1",{class:"gp-stage-name",children:(0,Ie.t)(
"The stage")}),(0,ce.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Ie.t)("Pictures of this run"),children:ts.map(a=>{let{key:u,title:l}=He[a];
return(0,ce.jsx)(Vt,{of:u,hidden:!e.includes(a),is:a===i,press:()=>t.show(a),children:l()},a)})}),(0,ce.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,ce.jsx)(fa,{sign:"◀",name:(0,Ie.t)("Back"),of:"PageUp",press:()=>t.go(-1)}),(0,ce.jsx)(fa,{sign:"▶",name:(0,Ie.t)("Next"),of:"PageDown",press:()=>t.go(1)}),
(0,ce.jsx)(Vt,{of:"H",class:"gp-stage-hide",hidden:!He[i].canHide,is:n,press:()=>t.hide(!n),children:(0,Ie.t)("Hide what comes")}),(0,ce.jsx)(Vt,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>t.turnLesson(),children:(0,Ie.t)("Lesson")}),(0,ce.jsx)(Vt,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>Zt.tell(),children:(0,Ie.t)(
"Class")}),(0,ce.jsx)(Vt,{of:"G",class:"gp-stage-run",press:()=>t.run(),children:(0,Ie.t)("Generate")}),(0,ce.jsx)(Vt,{of:"Escape",class:"gp-stage-leave",press:()=>t.
leave(),children:(0,Ie.t)("Leave")})]})}var Vt=({of:t,class:e,hidden:n,is:o,press:s,children:r})=>(0,ce.jsxs)("button",{type:"button",class:e,"aria-keyshortcuts":t,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,ce.jsx)("kbd",{children:t==="Escape"?"Esc":t})," ",r]}),fa=({sign:t,name:e,of:n,press:o})=>(0,ce.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":e,"aria-keyshortcuts":n,onClick:o,children:t});function ga({element:t}){Un=new ns(_(t,".gp-stage"),q())}var ha=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function ba(){document.addEventListener("click",t=>{z(t,".gp-present")&&Un?.enter()}),document.addEventListener(
"keydown",t=>{let e=!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey;!Un||!e||document.querySelector(zc)||!Yc(Un,t)||(t.preventDefault(),t.stopPropagation())},!0)}
function Yc(t,e){let{key:n}=e,o=Gc[n],s=Xc[n.toLowerCase()];if(n===Dc)t.isOpen?t.leave():t.enter();else if(t.isOpen)if(n==="Escape")t.leave();else if(o&&Uc.includes(
n))(t.lesson.isSeen?t.lesson:t).go(o);else{if(z(e,"input, select, textarea")||o&&z(e,".gp-pane"))return!1;if(o)t.go(o);else if(s)s(t);else if(n.toLowerCase()===
"v"&&ha())Zt.tell();else if(!t.lesson.press(n)){let r=t.offered.find(i=>He[i].key===n);if(!r)return!1;t.show(r)}}else return!1;return!0}var Xc={h:t=>t.hide(!t.cover.
hides),l:t=>t.turnLesson(),g:t=>t.run()};var va=m(ue(),1),cn=m(F(),1);var kt=m(N(),1);function wa({element:t,props:e,trigger:n,watch:o},s){let r=_(t,"span"),i=_(t,"select"),a="";function u(){let{value:l,lane:c,choices:p}=e;r.textContent=
c?(0,cn.t)("Strategy of lane {lane}",{lane:c}):(0,cn.t)("Strategy"),JSON.stringify(p)!==a&&(a=JSON.stringify(p),(0,va.render)((0,kt.jsx)(Zc,{choices:p,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{e.value=i.value,n("input")}),o(Object.keys(e),u),u()}var Zc=({choices:t,headings:e})=>(0,kt.jsx)(kt.Fragment,{children:ed(
t,e).map(([n,o])=>{let s=o.map(([r,i])=>(0,kt.jsx)("option",{value:i,children:n&&i!==e.opened?r:(0,cn.t)(r)}));return n?(0,kt.jsx)("optgroup",{label:(0,cn.t)(n),
children:s}):s})});function ed(t,{groups:e,yours:n}){let o=new Map;for(let s of t){let r=e[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var ka=m(ue(),1),st=m(ge(),1),Xe=m(F(),1);var ve=m(N(),1),os=V("tour"),ya="seen";function Sa({element:t},{stops:e}){(0,ka.render)((0,ve.jsx)(td,{stops:e}),_(t,".gp-tour"))}function td({stops:t}){let[e,n]=(0,st.useState)(
null),[o,s]=(0,st.useState)(os.isAllowed&&os.read()!==ya),r=(0,st.useRef)(null),i=(0,st.useRef)(null),a=e===null?null:t[e];(0,st.useLayoutEffect)(()=>{let c=r.current,
p=a&&document.querySelector(a.at);if(!a||!c)return;let f=p?.getBoundingClientRect();p&&f&&(f.top<0||f.top>innerHeight-160)&&p.scrollIntoView({block:"center"}),p?.
classList.add("gp-pointed-at");let d=()=>p&&nd(c,p);return d(),i.current?.focus({preventScroll:!0}),window.addEventListener("resize",d),window.addEventListener(
"scroll",d,{passive:!0,capture:!0}),()=>{p?.classList.remove("gp-pointed-at"),window.removeEventListener("resize",d),window.removeEventListener("scroll",d,{capture:!0})}},
[e]);function u(){let c=document.activeElement?.closest(".gp-tour");n(null),s(!1),os.write(ya),c&&document.querySelector("#prompt textarea")?.focus({preventScroll:!0})}
function l(c){s(!1),c===t.length?u():n(c)}return(0,ve.jsxs)(ve.Fragment,{children:[(0,ve.jsxs)("p",{class:"gp-offer",hidden:!o,children:[(0,ve.jsx)("button",{class:"\
gp-take",type:"button",onClick:()=>l(0),children:(0,Xe.t)("Take the tour")}),(0,ve.jsx)("button",{class:"gp-decline",type:"button","aria-label":(0,Xe.t)("No tou\
r"),onClick:u,children:"✕"})]}),(0,ve.jsxs)("div",{class:"gp-tour-card",role:"dialog","aria-labelledby":"tour-title",hidden:!a,ref:r,onKeyDown:({key:c})=>c===
"Escape"&&u(),children:[(0,ve.jsx)("button",{class:"gp-decline",type:"button","aria-label":(0,Xe.t)("End the tour"),onClick:u,children:"✕"}),(0,ve.jsx)("h2",{
id:"tour-title",tabIndex:-1,ref:i,children:(0,Xe.t)(a?.title)}),(0,ve.jsx)("p",{children:(0,Xe.t)(a?.text)}),(0,ve.jsxs)("div",{class:"gp-foot",children:[(0,ve.jsx)(
"span",{class:"gp-count",children:(0,Xe.t)("{number} of {count}",{number:(e??0)+1,count:t.length})}),(0,ve.jsx)("button",{type:"button",hidden:!e,onClick:()=>l(
(e??0)-1),children:(0,Xe.t)("Back")}),(0,ve.jsx)("button",{class:"gp-next",type:"button",onClick:()=>l((e??0)+1),children:(0,Xe.t)(e===t.length-1?"Done":"Next")})]})]})]})}
function nd({style:t,offsetWidth:e,offsetHeight:n},o){let s=o.getBoundingClientRect();if(s.left>e+24&&s.height>240){t.top=`${Math.max(8,Math.min(s.top+8,innerHeight-
n-8))}px`,t.left=`${s.left-e-12}px`;return}let r=Math.min(s.bottom,innerHeight*.55)+10,i=r+n<=innerHeight-8?r:Math.max(8,Math.min(s.top,innerHeight)-n-10);t.top=
`${i}px`,t.left=`${Math.max(8,Math.min(s.left+16,innerWidth-e-8))}px`}var ja=m(ue(),1),$a=m(F(),1);var rs=m(yo(),1),Ea=m(Nt(),1),od=m(F(),1),sd=m(ss(),1),rd=m(Ca(),1),Oa=t=>t?.question==="precision"?t:null;var Ta=m(Nt(),1),Ra=m(ss(),1),zn=m(is(),1),id=["temperature","top_k","top_p","min_p"];function Aa(t){let e=t.current(),n=e&&!e.isPrompt&&e.sequence===0;return{knobs:Object.
fromEntries(id.map(o=>[o,t.knobs?.[o]??null])),place:n?e.index:null,...n?ad(t,e):{left:null,top:null},rolled:t.roll?.number??null,token:t.roll?.token??null}}function ad(t,e){
let n=(0,zn.knobsInHand)(t,e);if(!n){let i=e.distribution.candidates.map(({logprob:a})=>(0,Ta.probability)(a));return{left:(0,Ra.keptOf)(e),top:Math.max(...i)}}
let o=(0,zn.handOf)(t,e,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var _a=V("lessons"),Na=V("lessons","tab"),Qn=class{lessons=ld();open=Na.read()??"";of(e){return this.lessons[e]??={at:0,done:[],guesses:{}}}keep(){_a.write(JSON.
stringify({lessons:this.lessons})),Na.write(this.open)}};function ld(){let t=_a.readJson()?.lessons??{},e={};for(let[n,{at:o,done:s,guesses:r,ownModel:i}]of Object.
entries(t))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(e[n]={at:Number(o),done:s,guesses:r,ownModel:i});return e}var rt=m(ge(),1),Fa=m(Rn(),1),L=m(F(),1);var Ka="the stage",Ma=V("person");function Ia(t,e,n=ud()){let o=cd(`${n} ${t}`),s=[...Array(e).keys()];for(let r=e-1;r>0;r-=1){let i=Math.floor(o()*(r+1));[s[r],
s[i]]=[s[i],s[r]]}return s}var Yn="";function ud(){return Yn=Ma.read()||Yn||String(Math.random()),Ma.write(Yn),Yn}function cd(t){let e=2166136261;for(let n of t)
e=Math.imul(e^(n.codePointAt(0)??0),16777619);return()=>{e=e+1831565813|0;let n=Math.imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var y=m(N(),1),Ba=(t,e)=>(0,y.jsx)(dd,{shown:t,actions:e});function dd({shown:t,actions:e}){let n=t.value;return n?"lessons"in n?(0,y.jsx)(pd,{lessons:n.lessons,
actions:e}):(0,y.jsx)(fd,{...n,actions:e},n.lesson.name):null}var as=null;function Xn(t){let e=t?document.querySelector(t):null;if(e===as||(as?.classList.remove(
"gp-pointed-at"),as=e,!e))return;e.classList.add("gp-pointed-at");let n=e.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&e.scrollIntoView({block:"cent\
er"})}function pd({lessons:t,actions:e}){let n=(0,rt.useRef)(null);return(0,rt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(Ha,{close:e.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,L.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,L.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:t.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,L.t)("at step {number} of {count}",{number:l+1,count:a}),p=[(0,L.tn)(i,"{count} minute",
"{count} minutes"),u?(0,L.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>e.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,L.t)(s)}),(0,y.jsx)("span",{children:(0,L.t)(r)}),(0,y.jsx)("small",{children:p.filter(Boolean).join(" · ")})]})},o)})})]})}
var Ha=({children:t,close:e})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[t,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,L.t)("Lea\
ve the lessons"),onClick:e,children:"✕"})]});function fd(t){let{lesson:e,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:p,actions:f}=t,d=e.steps[n],g=(0,rt.useRef)(null),h=(0,rt.useRef)(null),v=g.current?.parentElement?.contains(document.activeElement)??!1;(0,rt.useLayoutEffect)(
()=>{let C=g.current?.parentElement,{activeElement:T}=document,w=T===document.body||T?.matches(":disabled");(c||v&&w)&&g.current?.focus({preventScroll:!0}),c?C?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[t]);let P=d.predict&&o===void 0&&!(a&&i),H=s||!d.task&&!P,U=n===e.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(Ha,{close:f.close,children:(0,y.jsx)(St,{words:(0,L.t)("All lessons"),class:"gp-plain",press:f.list})}),(0,y.jsx)(
"h2",{children:(0,L.t)(e.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,L.t)("Step {number} of {count}",{number:n+1,count:e.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(qa,{text:d.text}),d.predict&&(0,y.jsx)(gd,{...t,predict:d.predict},n),d.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,L.t)(d.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,L.t)("Predict first.")})]}),d.
solvable&&(0,y.jsx)(St,{words:(0,L.t)("Set it"),class:"gp-solve",press:f.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:p?
(0,L.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,L.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(St,
{words:(0,L.t)("Reveal"),class:"gp-reveal",press:f.reveal,of:"R"}):i&&!P&&(0,y.jsx)(bd,{...i,isByHand:!!d.by_hand,showRecorded:f.recorded})})]}),(0,y.jsxs)("div",
{class:"gp-lesson-foot",children:[(0,y.jsx)(St,{words:(0,L.t)("Back"),press:()=>f.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(St,{words:U?(0,L.t)("All lessons"):H?(0,L.t)(
"Next"):(0,L.t)("Skip"),class:H?"gp-next":void 0,press:()=>U?f.list():f.go(n+1),of:"N"})]}),(0,y.jsx)(md,{lesson:e,step:d,at:n,ownModel:r,actions:f})]})}function md({
lesson:t,step:e,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:t.name,step:String(n+1)}),i=t.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"\
gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",
(0,L.t)("use my model instead")]}),e.sets&&(0,y.jsx)(St,{words:(0,L.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp\
-link",href:`?${r}`,target:"_blank",children:(0,L.t)("Link to this step")})]})}function gd(t){let{lesson:e,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,
isCovered:u,isHeld:l,judgement:c,actions:p}=t,{question:f,answers:d,number:g,tokens:h}=o,v=s!==void 0,P=u||l?null:c,H=P?.done&&(v||i)?P:null,U=v||H!==null||!r,C=h.
length?h:d.map((B,W)=>W),T=Ia(`${e.name} ${n}`,C.length,a?Ka:void 0),w=(h.length>0||g)&&(0,y.jsx)(hd,{predict:o,guess:s,isOff:U,send:p.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,L.t)(f)}),!h.length&&w,T.map((B,W)=>{let se=s===C[B],S=H?.expected===B;return(0,y.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[W],"data-choice":B,"aria-pressed":se,disabled:U,onClick:()=>p.guess(C[B]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":se?H?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(Fa.TokenLabel,{text:h[B]}):(0,L.t)(d[B])]},
B)}),h.length>0&&w]})}function hd({predict:{question:t,tokens:e},guess:n,isOff:o,send:s}){let r=(0,rt.useRef)(null),i=e.length>0,a=i?(0,L.t)("or write one"):(0,L.t)(
t),u=n!==void 0&&!e.includes(String(n)),l=f=>{f.preventDefault();let{value:d,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(e.find(h=>h.
trim()===d.trim())??d):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},p=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...p}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...p}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,L.t)("Predict")})]})}function bd({isByHand:t,showRecorded:e,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:p,wishes:f}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:t?(0,L.t)("Not there yet:"):(0,L.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:f.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,L.t)(h)}`}))})]});let d=[(0,L.t)(i),(0,L.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,L.t)("As you predicted."):"✗ "+(0,L.t)("It turn\
ed out differently.")})," ",d]}):(0,L.t)(r)&&(0,y.jsx)("p",{children:(0,L.t)(r)}),s!==null&&(0,L.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,L.t)("What happened:")})," ",(0,L.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,L.t)(
"This run shows it:"):(0,L.t)("This run does not show it:")}`})," ",(0,L.t)(l)]}),l&&!u&&p&&(0,y.jsx)(St,{words:(0,L.t)("Show a recorded run that does"),class:"\
gp-recorded",press:e,of:"W"}),(0,L.t)(c)&&(0,y.jsx)(qa,{text:c})]})}var qa=({text:t})=>(0,y.jsx)(y.Fragment,{children:(0,L.t)(t).split(`
`).map(e=>(0,y.jsx)("p",{children:e}))}),St=({words:t,class:e,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:e,"data-key":o,disabled:s,onClick:n,
children:t});var vd={batch:()=>!0,seeds:({done:t})=>!!t,precision:({found:t})=>Oa(t)?.groups.every(({pair:e},n)=>n===0||e)??!1},wd=250,it=()=>_e.peek()!==null,yd=matchMedia(
"(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Wa({element:t,props:e,trigger:n,watch:o},{lessons:s}){let r=_(t,".gp-lesson"),i=q(),a=new Qn,
u=E(null),l=null,c=0,p=null,f=!1,d=!1,g=!1,h=!1,v=null,P=!1,H=b=>{l&&b(l)};(0,ja.render)(Ba(u,{list:w,choose:b=>B(b),close:se,go:b=>H(R=>qe(R,b)),guess:b=>H(R=>{
a.of(R.name).guesses[c]=b,a.keep(),Fe(),On.tell({...C(R),guess:b}),(!R.steps[c].task||R.steps[c].by_hand)&&pn(R)}),recorded:()=>H(b=>n("recorded",C(b))),solve:()=>H(
b=>{to(),dn(b,{solved:!0}),Fe()}),ownModel:b=>H(R=>{a.of(R.name).ownModel=b,a.keep(),dn(R),Fe()}),reveal:()=>{g=!1,h=!0,Fe()},again:()=>H(b=>{a.of(b.name).guesses[c]=
void 0,to(),a.keep(),dn(b),Fe()})}),r),r.setAttribute("aria-label",(0,$a.t)("Lessons")),r.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&
se()});let C=({name:b})=>({lesson:b,step:c}),T=()=>l!==null&&D.isLocked.value;function w(){if(T())return;l&&S(),W(),Xn("");let b=s.map(R=>{let Q=a.lessons[R.name],
Ee=Q!==void 0&&Q.done.length>=R.steps;return{...R,isOver:Ee,at:Q?.at??null}});u.value={lessons:b}}function B(b,R=!1){P=R,n("chosen",{lesson:b})}function W(){r.hidden&&
Ys(),r.hidden=!1,D.isOpen.value=!0}function se(){T()||(l&&S(),r.hidden=!0,D.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({
preventScroll:!0}))}function S(){J(!1),Xn(""),i.showPicture(null),l=D.name.value=null,a.open="",a.keep(),n("left",{})}function J(b){D.hidesResult.value=b}function ke(b){
l=b,D.name.value=b.name,J(!P),a.open=b.name,W();let{at:R,done:Q}=a.of(b.name);qe(b,Q.length>=b.steps.length?0:R)}function qe(b,R){c=Math.max(0,Math.min(b.steps.
length-1,R));let Q=a.of(b.name);Q.at=c,to(),a.keep(),dn(b),Fe({moved:!0});let{task:Ee,predict:Pt}=b.steps[c];!Ee&&(!Pt||Q.guesses[c]!==void 0)&&pn(b)}function to(){
p=null,d=g=h=!1}function dn(b,{solved:R=!1}={}){let Q=P;P=f=!1,i.roll=null,We(b.steps[c].view),i.showPicture(b.steps[c].picture??null),n("entered",{...C(b),own_model:!!a.
of(b.name).ownModel,keep:Q,solved:R})}function pn(b){let R=b.steps[c].by_hand?Aa(i):null;n("judged",{...C(b),guess:a.of(b.name).guesses[c]??null,hand:R})}let no=b=>!!(v&&
p?.done&&b.steps[c].predict&&!v.has(`lesson/${b.name}/${c}`));function Fe({moved:b=!1,isReminded:R=!1}={}){if(!l)return;let{guesses:Q,done:Ee,ownModel:Pt}=a.of(
l.name);r.setAttribute("aria-busy",String(!f)),Xn(l.steps[c].at),u.value={lesson:l,at:c,guess:Q[c],isDone:Ee.includes(c),ownModel:!!Pt,isReady:f,judgement:p,isOpenly:d,
isCovered:g,isHeld:no(l),isStaged:it(),moved:b,isReminded:R}}o("value",()=>{let b=JSON.parse(e.value||"null");if(b){if(b.kind==="lesson")ke(b.lesson);else if(l&&
b.step===c){if(b.kind==="judgement")return Pl(l,b);f=!0,Fe(),ms(l,b.lacks)}}});let oo=null;function ms(b,R){let{needs:Q,looks_at:Ee}=b.steps[c];oo=R?i.turn:null,
R?n("recorded",{...C(b),needed:!0}):Q&&J(!1),Ee&&!R&&i.select(0,Ee-1)}function Pl(b,R){let{predict:Q,task:Ee,by_hand:Pt}=b.steps[c],{done:ks}=a.of(b.name);Pt&&p?.
done&&!R.done||(p=R,it()&&(d=!0),g=R.done&&it()&&!!Q&&!h,R.done&&!ks.includes(c)&&ks.push(c),a.keep(),Fe(),R.done&&Q?.token&&i.select(0,Q.token-1),R.done&&Ee&&!Pt&&
yd.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let gs=0,hs=i.turn,Cl=Ke(wd,()=>{let b=l?.steps[c].predict&&a.of(l.name).guesses[c]===void 0;
l?.steps[c].by_hand&&f&&(!b||it())&&pn(l)});i.subscribe(t,b=>{i.turn!==hs&&J(!1),hs=i.turn,(b.knobs||b.selection||b.found||b.roll)&&Cl(),l&&i.finished&&oo!==null&&
i.turn!==oo&&ms(l,!1),!(!i.finished||i.turn===gs)&&(gs=i.turn,bs(i.recorded))});for(let[b,R]of Object.entries(vd)){let Q=re().group(b),Ee=Q.turn;Q.subscribe(t,()=>{
Q.turn!==Ee&&J(!1),!(Q.turn===Ee||!R(Q))&&(Ee=Q.turn,bs(!1))})}function bs(b){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!b&&!it()?Fe({isReminded:!0}):
pn(l)}let vs=it();_e.subscribe(()=>{vs!==it()&&Fe(),vs=it()}),At.hear(b=>{let R=l&&no(l);v=b&&new Set(b),l&&no(l)!==R&&Fe()}),document.addEventListener("click",
b=>{z(b,"button[data-lessons]")&&(r.hidden?w():se())}),Ln.hear(()=>{r.hidden&&w()}),Xt.hear(({lesson:b,step:R})=>{l?.name!==b&&(a.of(b).at=R-1,B(b))});let ws=new URLSearchParams(
location.search),fn=ws.get("lesson"),ys=b=>s.some(R=>R.name===b);if(fn&&ys(fn)){let b=Number(ws.get("step"));b>=1&&(a.of(fn).at=Math.floor(b)-1),B(fn)}else ys(a.
open)&&B(a.open,!0)}function Va({trigger:t}){let e=({act:n,model:o})=>t(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])re().group(n).answers.model=e}function Da({props:t,trigger:e,watch:n}){let o=q();o.answers.search=({kind:s,rule:r})=>e("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!t.value)return;let s=JSON.parse(t.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var kd=250;function Ja({element:t,props:e,trigger:n,watch:o}){let s=q(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:p})=>p),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,p,f,d){s.asked={turn:s.turn,kind:c,ids:f,...d};let{last:g,stopReason:h}=p,v={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:f,stop:h,...v,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:p}){if(c.isPrompt)return;let f=[
...s.idsTo(c).slice(0,-1),p],d=s.lastOf(c),g=d===c&&s.stepping?"choose":"branch";l(g,{last:d},f,{at:c.index,from:c.chosen.text,on:p===c.chosen.token_id})},more(){
let c=s.current(),p=c&&s.lineOf(c);if(!p?.last||s.isFromElsewhere)return n("start",{});l("more",p,s.idsTo(p.last),{at:p.last.index+1})},look({line:c,text:p}){let f=s.
lines().at(c)?.last,d=f?s.idsTo(f):[];n("look",{line:c,text:p,ids:d,watched:a(f),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),kd)}}),s.subscribe(t,({run:c})=>{if(c)for(let{line:p,lists:f}of r.get(s.turn??null)??[])s.addWatched(
p,f)}),o("value",()=>{if(!e.value)return;let c=JSON.parse(e.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var Sd=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Ga=()=>document.querySelector(
"#seed :is(input, textarea)");function Ua(){let t=q();Object.assign(t.answers,{seed({seed:e}){let n=Ga();n&&(n.value=String(e),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),It("knob",e=>{let n=()=>t.setKnobs(e.valuesWith(Sd),Ga()?.value);Y(n),Rt.hear(n),document.addEventListener("input",o=>{z(o,"#seed")&&n()})})}var Za=m(ue(),1),xt=m(ge(),1),le=m(F(),1);var Dt="generation-playground.run.",za=()=>Object.keys(sessionStorage).filter(t=>t.startsWith(Dt)).map(t=>Number(t.slice(Dt.length))).sort((t,e)=>t-e);async function ls(t,e){
try{let n=JSON.stringify({run:t,log:e===null?null:await Pd(e)});for(;!xd(Dt+t.id,n);){let o=za().find(s=>s<t.id);if(o===void 0)return;sessionStorage.removeItem(
Dt+o)}}catch{}}function xd(t,e){try{return sessionStorage.setItem(t,e),!0}catch{return!1}}function us(t){try{for(let e of t)sessionStorage.removeItem(Dt+e)}catch{}}
async function Qa(){let t=new Map;try{for(let e of za()){let n=sessionStorage.getItem(Dt+e)??"null",{run:o,log:s}=JSON.parse(n);t.set(e,[o,s===null?null:await Cd(
s)])}}catch{}return t}async function Pd(t){let e=await new Response(new Blob([t]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
e))n+=String.fromCharCode(o);return btoa(n)}function Cd(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var Ed="generation-playground",cs=V("keep-history"),Od=20,Ld=3e7,Xa=5e6,Zn=class{constructor(e){this.keepsFirst=e;this.isKeeping.value=this.keeping()}keepsFirst;list=E(
[]);isKeeping=E(!1);unsaved=new Map;opening=null;keeping(){return cs.isAllowed&&(cs.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((e,n)=>{let o=indexedDB.open(Ed,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>e(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(e,n){let o=(await this.database()).transaction(["runs","\
logs"],e);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",e=>e.getAll())}async comeBack(){for(let[e,n]of await Qa())this.unsaved.set(e,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let e=[...this.unsaved.values()].map(([o])=>o);this.list.value=Ya(e);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Ya([...e,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(e,n){this.unsaved.set(e.id,[e,n])}async add(e,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await ls(e,n),await this.makeRoom()}async save(){for(let[e,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,e),s.put(n))),this.unsaved.delete(e),us([e])}async remove(e){for(let n of e)this.unsaved.delete(n);us(e),this.list.value=this.list.value.filter(({
id:n})=>!e.includes(n)),!(!this.keeping()||!e.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of e.slice(1))n.delete(s),o.delete(s);return o.delete(
e[0]),n.delete(e[0])})}async makeRoom(){let e=0,n=this.list.value.filter(({size:o},s)=>(e+=o)>Ld||s>=Od);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(e){
let n=this.unsaved.get(e);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(e))??null}async keepOrNot(e,n){if(e||await this.forgetWithThePage(),!cs.write(
e?"yes":"no"))throw new Error("the browser forbids it");n(),e&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let e of await this.
keptRuns())this.unsaved.has(e.id)||this.unsaved.set(e.id,[e,await this.logOf(e.id)]);for(let[e,n]of this.unsaved.values())await ls(e,n);await this.inStorage("re\
adwrite",(e,n)=>(n.clear(),e.clear()))}},Ya=t=>t.sort((e,n)=>n.id-e.id);var te=m(N(),1),ds=V("shown","tab"),el=90;function tl({element:t,props:e,trigger:n,watch:o}){let s=_(t,".gp-history"),r=new we,i=q(),a=new Zn(()=>!!e.keep),u=E(
""),l=null,c=Promise.resolve();function p(C){return c=c.then(C).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be kept.",w),
u.value=(0,le.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function f(){!l||i.turn!==l.turn||
!i.finished||(g(l,i.text),l=null)}function d(){if(!l||i.turn!==l.turn||!i.running)return;let C=i.text.slice(0,i.text.lastIndexOf(`
`)+1),T={type:"Failed",message:(0,le.t)("The server stopped answering during this run."),fix:(0,le.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${C}${JSON.stringify(T)}
`)}function g({turn:C,replaces:T,...w},B){let W=B.length<=Xa,{finished:se,numTokens:S,started:J}=i,ke={id:C,time:Date.now(),...w,seed:J?.seed??null,tokens:se?.num_tokens??
S,end:ps(se?.sequences.at(0)?.text??"",el),size:W?B.length:0},qe=W?B:null;a.hold(ke,qe),p(()=>a.add(ke,qe,T)),ds.write(String(C))}function h(){let[C]=performance.
getEntriesByType("navigation");C.type==="reload"&&p(async()=>{let T=a.list.value.find(({id:w})=>String(w)===ds.read());T?.size&&!r.newest&&await P(T)})}let v=({
request:C,seed:T,preset:w})=>({request:C,seed:T,preset:w});async function P(C){let T=await a.logOf(C.id).catch(()=>null);if(!T){u.value=(0,le.t)("This run is no\
 longer in the browser’s storage.");return}ds.write(String(C.id)),n("look",{log:T,...v(C)})}(0,Za.render)((0,te.jsx)(Td,{runs:a,note:u,acts:{look:P,start:C=>n(
"start",v(C)),remove:C=>p(()=>a.remove(C)),keep:C=>p(()=>a.keepOrNot(C,()=>En.tell()))}}),s),Te.subscribe(C=>{C==="history"&&p(()=>a.refresh())}),p(()=>a.comeBack());
let U=!1;Lt.hear(()=>{U||h(),U=!0}),Cn.hear(d),o("value",()=>{let C=r.unstamp(e.value);C&&(l={turn:r.newest,...JSON.parse(C)},f())}),i.subscribe(s,({status:C})=>{
C&&f()})}function Td({runs:t,note:e,acts:n}){let o=t.list.value,[s,r]=(0,xt.useState)(null),i=(0,xt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,te.jsxs)("div",{class:"gp-body",children:[(0,te.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,le.t)("Your runs will be listed here, to look at again or to start from.")}),(0,te.jsx)("ol",{class:"gp-runs","aria-label":(0,le.t)("Your last runs, \
newest first"),children:o.map(u=>(0,te.jsx)(Ad,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,te.jsxs)("div",{class:"gp-foot",children:[(0,te.jsxs)("label",{class:"\
gp-keep",children:[(0,te.jsx)("input",{type:"checkbox",ref:i,checked:s??t.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,te.jsxs)("span",{children:[(0,le.t)("Keep history and settings in this browser")," ",(0,te.jsx)("span",{class:"gp-till",children:!t.isKeeping.value&&(0,le.t)(
"(now: only until this tab is closed)")})]})]}),(0,te.jsx)(Rd,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,te.jsx)("p",{class:"gp-note",role:"\
status",children:e.value})]})}function Rd({count:t,clear:e}){let[n,o]=(0,xt.useState)(!1);(0,xt.useEffect)(()=>o(!1),[t]);let s=n?(0,le.tn)(t,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,le.t)("Clear history");return(0,te.jsx)("button",{type:"button",class:"gp-clear",hidden:!t,onClick:()=>{o(!n),n&&e()},onBlur:()=>o(
!1),children:s})}function Ad({run:t,acts:e,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=t,c=Nd(t.time),p={when:c,text:ps(s||o,40)},f=u>=
0?(0,le.tn)(u,"{count} token","{count} tokens"):"",d=[c,r,i,(0,le.t)("seed {seed}",{seed:String(a)}),f].filter(Boolean),g=(0,le.t)("View the run of {when}: {tex\
t}",p),h=(0,le.t)("Load settings of the run of {when}: {text}",p),v=(0,le.t)("Remove the run of {when}: {text}",p),P=l?"":(0,le.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,te.jsxs)("li",{"data-run":t.id,children:[(0,te.jsxs)("div",{class:"gp-what",children:[(0,te.jsx)("span",{class:"gp-prompt",children:ps(
String(o),el)||(0,le.t)("(no prompt)")}),s&&(0,te.jsx)("span",{class:"gp-end",children:s}),(0,te.jsx)("span",{class:"gp-facts",children:d.join(" · ")})]}),(0,te.jsxs)(
"div",{class:"gp-acts",children:[(0,te.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>e.look(t),children:(0,le.t)("View")}),(0,te.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>e.start(t),children:(0,le.t)("Load settings")}),(0,te.jsx)("button",{type:"button","aria-label":v,title:v,
onClick:n,children:"✕"})]})]})}function Nd(t){let e={hour:"2-digit",minute:"2-digit"},n=new Date(t).toDateString()===new Date().toDateString();return new Date(
t).toLocaleString([],n?e:{month:"short",day:"numeric",...e})}function ps(t,e){let n=Array.from(t);return n.length<=e?t:`…${n.slice(-e).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var Ge=m(is(),1),sl=m(ol(),1);var _d=400,Md=3e4,Kd=1e4,Id=500,Fd=Object.keys((0,sl.tokenKnobs)({}));function rl({props:t,trigger:e,watch:n},{name:o}){let s=q(),r=new WeakMap,i=null,a=0,u=Ke(
_d,()=>{let f=s.current();i||!f||!c(f)||(i=f,a=window.setTimeout(()=>p(null),Md),e(o,{ids:s.idsTo(f),places:[s.prefix.length+f.index],tokens:(0,Ge.biasedTokens)(
s).slice(0,Id),turn:s.turn,started:s.startedLine()}))}),l=f=>performance.now()-(r.get(f)??-1/0)<Kd;function c(f){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(f)||!(0,Ge.isMovable)(s,f))return!1;let g=(0,Ge.knobsInHand)(s,f),h=s.scoresOf(f);return h?g!==null&&!h.fixed.length&&!(0,Ge.knowsBiases)(h,(0,Ge.idsBefore)(
s,f),g):g!==null||!s.recorded||s.selected===f&&!s.suggested}function p(f){i&&(window.clearTimeout(a),f?s.addScores(i,f):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!t.value)return;let{found:f}=JSON.parse(t.value.split(`
`)[1]);p(f)}),s.subscribe(document.body,f=>{(f.run||f.selection||f.status||f.knobs)&&u()}),s.answers.reset_knobs=()=>{let f=s.started?.config??{},d=Object.fromEntries(
Fd.map(g=>[g,f[g]??null]));It("knob",g=>g.apply(d))}}function il({props:t,watch:e},{foreign:n}){let o=new RegExp(`^(${n})$`),s=[...new URLSearchParams(location.search).keys()].some(p=>!o.test(p)),r=new we,i=q(),a=-1,
u="";Pn.hear(p=>u=p);function l(){ct.isRecorded.value=i.recorded,ct.hasMedia.value=i.hasReadMedia,ct.isLoading.value=i.loading!==null,!(!i.finished||i.turn!==r.
newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let p=r.unstamp(t.value);p!==null&&(r.recorded&&(i.recordedTurn=r.newest),re().feed(
"main",p,r.newest),l())}t.value&&!s&&c(),e("value",c),Mn("log",{lines(p,f){if(!r.take(f))return 0;let d=re().append("main",p,f);return l(),d},lost(p){p===r.newest&&
i.lose(p)}})}function al({props:t,trigger:e,watch:n},{name:o,most:s}){let r=q(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),e(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!t.value)return;let a=JSON.parse(t.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var ll=V("presets"),Bd=6e4;function ul({element:t,props:e,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(fs()).filter(([c])=>c!==r),...i?[[r,i]]:[]],
l=!ll.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:fs(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{r==="genera\
tion-playground.presets"&&t.isConnected&&n("kept",{presets:fs()})}),o("value",()=>{if(!e.value)return;let r=JSON.parse(e.value);r.do==="download"&&Hd(r.name,r.type,
r.text),r.do==="show"&&qd(r.place),r.do==="keep"&&s(r.name,r.config)})}function fs(){let t=ll.readJson();return t&&typeof t=="object"&&!Array.isArray(t)?{...t}:
{}}function Hd(t,e,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${e};charset=utf-8`})),o.download=t,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),Bd)}function qd(t){let e=document.querySelector(t);if(!e)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),e.matches("textarea, input, button")&&e.focus({preventScroll:!0})}var cl=m(F(),1);function dl({element:t,trigger:e},{of:n=[]}){(0,cl.translateTemplate)(t);let o=t.querySelector("details");t.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&(o?.contains(r)&&(o.open=!1),e(r.dataset.event??""))}),o&&jd(o,n)}function jd(t,e){t.addEventListener("focusout",({relatedTarget:s})=>{
s instanceof Node&&!t.contains(s)&&(t.open=!1)}),t.addEventListener("keydown",s=>{s.key!=="Escape"||!t.open||(s.stopPropagation(),t.open=!1,t.querySelector("sum\
mary")?.focus())}),document.addEventListener("click",({target:s})=>{s instanceof Node&&!t.contains(s)&&(t.open=!1)});let n=e.map(s=>re().group(s)),o=()=>{t.hidden=
!n.some($d)};for(let s of n)s.subscribe(t,o)}function $d({header:t,found:e,entries:n,isExample:o}){return o?!1:t?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):
e!==null}function pl({props:t}){window.addEventListener("pagehide",e=>{!t.value||e.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:t.value})}`)})}var fl=m(F(),1);function ml(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,fl.t)("Ctrl+Enter")))}function gl(){document.addEventListener("keydown",t=>{
t.key==="Enter"&&(t.ctrlKey||t.metaKey)&&!document.querySelector("dialog[open]")&&(t.preventDefault(),document.getElementById("generate")?.click())}),document.addEventListener(
"keydown",t=>{t.key==="Tab"&&z(t,"input[role=combobox]")===t.target&&t.stopPropagation()},!0)}var hl=m(ue(),1),at=m(F(),1);var de=m(N(),1),Wd={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Vd=250;function bl({element:t,props:e,trigger:n,watch:o}){let s=new we,r=_(t,".messages"),i=E(
[]),a=E(null),u=()=>i.value.some(({refused:f})=>f);(0,hl.render)((0,de.jsx)(()=>(0,de.jsxs)(de.Fragment,{children:[a.value&&(0,de.jsx)(Jd,{...a.value}),i.value.
map((f,d)=>(0,de.jsx)(Dd,{...f},d))]}),{}),r),o("value",()=>{let f=s.unstamp(e.value);f!==null&&(a.value=null,i.value=JSON.parse(f||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),xn.hear(()=>i.value=i.value.filter(({severity:f})=>f==="busy")),t.closest("#messages")&&dt.hear(f=>a.value=f);let c=Ke(
Vd,()=>u()&&n("mended",{turn:s.newest})),p=()=>{u()&&t.isConnected&&c()};ze.hear(p);for(let f of["input","change","click"])document.addEventListener(f,d=>z(d,"#\
views")&&p())}var vl=t=>JSON.parse(t).map(e=>({__type__:"update",info:(0,at.t)(e)}));function Dd({severity:t,knob:e,message:n,fix:o,change:s,label:r}){let i=(0,at.t)(
n),a=e!==""&&i.startsWith(e+" ");return(0,de.jsxs)("div",{class:`message ${t}`,children:[(0,de.jsx)(wl,{severity:t}),(0,de.jsxs)("span",{class:"body",children:[
e&&(0,de.jsx)("code",{children:e}),e&&!a&&": ",(a?i.slice(e.length):i)+(o?" ":""),o&&(0,de.jsx)("strong",{children:(0,at.t)(o)})]}),s&&(0,de.jsx)("button",{class:"\
mend",onClick:()=>q().ask({type:"knobs",change:s}),children:(0,at.t)(r)})]})}function Jd({severity:t,message:e,fix:n,again:o}){return(0,de.jsxs)("div",{class:`m\
essage ${t} connection`,children:[(0,de.jsx)(wl,{severity:t}),(0,de.jsxs)("span",{class:"body",children:[e+(n&&" "),n&&(0,de.jsx)("strong",{children:n})]}),o&&(0,de.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,at.t)("Run again")})]})}function wl({severity:t}){let e=t==="error"?
(0,at.t)("Error"):t==="warning"?(0,at.t)("Note"):"";return(0,de.jsx)("span",{class:"label",children:`${Wd[t]} ${e}`.trim()})}var yl=(t,e,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=t,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>Gd(r),a=r.size>e?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),Gd=t=>new Promise((e,n)=>{let o=new FileReader;o.onload=()=>e(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(t)});function kl({props:t,watch:e},{name:n}){let o=new we,s=()=>{let r=o.unstamp(t.value);r&&re().feedGroup(n,r,o.newest)};e("value",s),s()}var Ud=2e3,zd=5e3,Qd=[502,503,504];function xl(){let t=window.fetch.bind(window),e=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await t(...r);return Qd.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await t("healthz",{cache:"no-store",signal:AbortSignal.timeout(zd)})).ok}catch{return!1}}
async function s(){if(!e){for(e=!0;!(await o()||n);)Sl(!0),await new Promise(i=>setTimeout(i,Ud));e=!1,Sl(!1)}}}function Sl(t){if(!re())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>re().group(o.view??""));for(let o of[q(),...n])o.setAway(t);t&&Cn.tell()}var Yd={beginForm:si,changesInWords:Ir,fill:Fn,followModels:Nr,formChanged:ri,formKept:ii,holdForm:oi,infoUpdates:vl,leaveOut:Br,leaveView:Wr,markView:Gr,mountBeamVariants:Da,
mountBranching:Ja,mountBrowserCommands:ul,mountButtonRow:dl,mountChangedLine:Hr,mountClassForm:$s,mountClassPanel:br,mountComparisonLog:xr,mountDrawer:er,mountEstimate:Er,
mountExamples:jr,mountHeader:Jr,mountHistory:tl,mountKeptForm:ai,mountKnobPanel:qi,mountLanes:Or,mountLessonPanel:Wa,mountLiveLog:Sr,mountMediaArea:zi,mountMessages:bl,
mountModelQuestions:Va,mountNextScores:rl,mountPromptArea:oa,mountQuickRow:Wi,mountReport:kl,mountRunLog:il,mountRunQuestion:al,mountSentence:ra,mountStage:ga,mountStrategyList:wa,
mountTaken:or,mountTour:Sa,mountViewQuestions:Vr,openView:We,pickFile:yl,t:eo.t,tellWhenClosed:pl,written:na};function Xd(){let t=e=>{try{e(Yd)}catch(n){console.
error("Generation Playground:",n)}};ml(),Zd(()=>{Vs(),Ds(),Ua();let e=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage={push:t},e?.forEach?.(t)})}
function Zd(t){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",t,{once:!0}):t()}Qr();ni();gl();Zs();ba();xl();(0,eo.withTexts)(Xd);})();
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
