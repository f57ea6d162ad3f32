// Written by .ci/bundle.py from modules with the SHA-256 24f12202a8aa0b608203d64bea7635186dbc69b3cf853f841014891b0db8316b: edit those.
"use strict";(()=>{var id=Object.create;var Ur=Object.defineProperty;var ad=Object.getOwnPropertyDescriptor;var ld=Object.getOwnPropertyNames;var ud=Object.getPrototypeOf,cd=Object.prototype.hasOwnProperty;var ge=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var dd=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ld(t))!cd.call(e,s)&&s!==n&&Ur(e,s,{get:()=>t[s],enumerable:!(o=ad(t,s))||o.enumerable});
return e};var f=(e,t,n)=>(n=e!=null?id(ud(e)):{},dd(t||!e||!e.__esModule?Ur(n,"default",{value:e,enumerable:!0}):n,e));var N=ge((Eg,zr)=>{zr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ue=ge((Tg,Qr)=>{Qr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ne=ge((Lg,Yr)=>{Yr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var qe=ge((Hg,li)=>{li.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var C=ge((Wg,di)=>{di.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var ko=ge((lh,Fi)=>{Fi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Rt=ge((uh,Ki)=>{Ki.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var So=ge((ch,Ii)=>{Ii.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var kl=ge((cv,yl)=>{yl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Ol=ge((kv,Cl)=>{Cl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var $l=ge((Wv,Vl)=>{Vl.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var dr=ge((Vv,jl)=>{jl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var uu=ge((aw,lu)=>{lu.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var du=ge((lw,cu)=>{cu.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var fu=ge((uw,pu)=>{pu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var br=ge((cw,mu)=>{mu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var hu=ge((dw,gu)=>{gu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var qu=ge((Yw,Du)=>{Du.exports=window.GenerationPlaygroundModules["visualizers/panes/models/pair_words.ts"]});var Vu=ge((Xw,Wu)=>{Wu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var xr=ge((Zw,$u)=>{$u.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var fs=f(N(),1);var De=f(ue()),En=f(ne());var pd=Symbol.for("preact-signals");function ao(){if(at>1)at--;else{var e,t=!1;for((function(){var s=ro;for(ro=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Cn!==void 0;){var n=Cn;for(Cn=void 0,so++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Zr(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(so=0,at--,t)throw e}}function vs(e){if(at>0)return e();bs=++fd,at++;try{return e()}finally{ao()}}var Pn,oe=void 0;function ht(e){
var t=oe,n=Pn;oe=void 0,Pn=void 0;try{return e()}finally{oe=t,Pn=n}}var Cn=void 0,at=0,so=0,fd=0,bs=0,ro=void 0,io=0;function Xr(e){if(oe!==void 0){var t=e.n;if(t===
void 0||t.t!==oe)return t={i:0,S:e,p:oe.s,n:void 0,t:oe,e:void 0,x:void 0,r:t},oe.s!==void 0&&(oe.s.n=t),oe.s=t,e.n=t,32&oe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=oe.s,t.n=void 0,oe.s.n=t,oe.s=t),t}}function we(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}we.prototype.brand=pd;we.prototype.h=function(){return!0};we.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ht(function(){var o;(o=t.W)==null||o.call(t)}))};we.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ht(function(){var s;(s=t.Z)==null||s.call(t)}))}};
we.prototype.subscribe=function(e){var t=this;return te(function(){var n=t.value;ht(function(){return e(n)})},{name:"sub"})};we.prototype.valueOf=function(){return this.
value};we.prototype.toString=function(){return this.value+""};we.prototype.toJSON=function(){return this.value};we.prototype.peek=function(){var e=this;return ht(
function(){return e.value})};Object.defineProperty(we.prototype,"value",{get:function(){var e=Xr(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(so>100)throw new Error("Cycle detected");(function(n){at!==0&&so===0&&n.l!==bs&&(n.l=bs,ro={S:n,v:n.v,i:n.i,o:ro})})(this),this.v=e,this.i++,io++,at++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ao()}}}});function S(e,t){return new we(e,t)}function Zr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function ei(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function ti(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function Ot(e,t){we.call(this,void 0,t),this.x=e,this.s=void 0,this.g=io-1,this.f=4}Ot.prototype=new we;Ot.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===io))return!0;if(this.g=io,this.f|=1,this.i>0&&!Zr(this))return this.f&=-2,!0;var e=oe;try{ei(this),oe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return oe=e,ti(this),this.f&=-2,!0};
Ot.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}we.prototype.S.call(this,e)};Ot.prototype.U=function(e){if(this.
t!==void 0&&(we.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ot.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ot.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Xr(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ae(e,t){return new Ot(e,t)}function ni(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){at++;var n=oe;oe=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ws(e),o}finally{oe=n,ao()}}}function ws(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,ni(e)}function md(e){if(oe!==this)throw new Error("Out-of-order effect");ti(this),oe=e,this.f&=-2;try{8&this.f&&ws(this)}finally{ao()}}function zt(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Pn&&Pn.push(this)}zt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};zt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,ni(this),ei(this),at++;var e=oe;return oe=this,md.bind(this,e)};zt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Cn,Cn=this)};zt.prototype.d=function(){
this.f|=8,1&this.f||ws(this)};zt.prototype.dispose=function(){this.d()};function te(e,t){var n=new zt(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var oi,uo,lo,gd=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var si=[];te(function(){oi=this.N})();function Qt(e,t){De.options[e]=t.bind(null,De.options[e]||function(){})}function On(e){if(lo){var t=lo;lo=void 0,t()}lo=e&&
e.S()}function ri(e){var t=this,n=e.data,o=bd(n);o.name="ReactiveDom",o.value=n;var s=(0,En.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Ae(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Ae(function(){return!Array.isArray(l.value)&&!(0,De.isValidElement)(l.value)}),
p=te(function(){if(this.N=ii,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.
call(this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}ri.displayName="ReactiveTextNode";Object.defineProperties(we.prototype,{constructor:{configurable:!0,
value:(0,De.createElement)(De.Fragment,null).constructor},type:{configurable:!0,value:ri},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Qt("__b",function(e,t){if(On(),uo=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof we&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Qt("__r",function(e,t){if(e(t),t.type!==De.Fragment){On();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return te(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;gd&&((r=this.
y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),uo=o,On(n)}});Qt("__e",function(e,t,n,o){
On(),uo=void 0,e(t,n,o)});Qt("diffed",function(e,t){On(),uo=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){
var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=hd(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});
function hd(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=S(n);return{o:function(i,a){r.value=i,o=a},d:te(function(){this.N=ii;var i=r.value.value;o[t]!==
i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Qt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;
if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;
if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Qt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});De.Component.prototype.shouldComponentUpdate=
function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;
if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.
props)if(!(a in e))return!0;return!1};function bd(e,t){return(0,En.useMemo)(function(){return S(e,t)},[])}var vd=function(e){queueMicrotask(function(){queueMicrotask(e)})};function wd(){vs(function(){for(var e;e=si.shift();)oi.call(e)})}function ii(){si.push(this)===1&&(De.options.requestAnimationFrame||vd)(wd)}var ai=f(ue(),1);ai.Component.prototype.shouldComponentUpdate=()=>!0;var fi=f(ue(),1),Tn=f(ne(),1),Ie=f(N(),1),mi=f(qe(),1);function A(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function $(e,t){return e.target instanceof Element?e.target.closest(
t):null}var ks=f(qe(),1),ui=(0,ks.kept)("room"),ys=(0,ks.kept)("pupil","tab");function Ss(){let{code:e,key:t}=ui.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var co=e=>ui.write(e&&JSON.stringify(e)),Et=()=>({...Ss(),address:location.origin+location.pathname});function xs(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=ys.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return ys.write(t),t}var ci=()=>ys.write(null);var se=f(C(),1),gi=(0,mi.kept)("teacher");function hi({element:e,props:t,trigger:n,watch:o},s){let r=S(""),i=u=>{gi.write(u.by),r.value="",n("made",{...Et(),...u})};
(0,fi.render)((0,se.jsx)(()=>(0,se.jsx)(yd,{...s,status:r.value,make:i}),{}),A(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,Ie.t)(u.text):(0,Ie.t)("The link is at the top of the page."))})}function yd({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,Tn.useState)(
gi.read()??""),[a,u]=(0,Tn.useState)(""),[l,c]=(0,Tn.useState)([]),[p,m]=(0,Tn.useState)(n),d=v=>v!=="lesson"||a!=="",g=l.filter(d);return(0,se.jsxs)("form",{onSubmit:v=>{
v.preventDefault(),s({by:r,lesson:a,room:p,locks:Object.keys(e).filter(O=>g.includes(O))})},children:[(0,se.jsx)("h3",{children:(0,Ie.t)("A class")}),(0,se.jsx)(
"p",{children:(0,Ie.t)("Everybody who opens the link starts with this page’s current settings.")}),(0,se.jsx)(pi,{title:(0,Ie.t)("Your name"),children:(0,se.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,se.jsx)(pi,{title:(0,Ie.t)("Lesson"),children:(0,se.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,se.jsx)("option",{value:"",children:(0,Ie.t)("no lesson")}),t.map(({name:v,title:O})=>(0,se.jsx)(
"option",{value:v,children:(0,Ie.t)(O)},v))]})}),(0,se.jsxs)("fieldset",{children:[(0,se.jsx)("legend",{children:(0,Ie.t)("Lock")}),Object.entries(e).map(([v,O])=>(0,se.jsxs)(
"label",{children:[(0,se.jsx)("input",{type:"checkbox",name:v,disabled:!d(v),checked:g.includes(v),onChange:({currentTarget:{checked:q}})=>c(q?[...g,v]:g.filter(
G=>G!==v))})," ",(0,Ie.t)(O)]},v))]}),n?(0,se.jsxs)("label",{children:[(0,se.jsx)("input",{type:"checkbox",checked:p,onChange:({currentTarget:v})=>m(v.checked)}),
" ",(0,Ie.t)("Gather the predictions in a room")]}):(0,se.jsx)("p",{children:(0,Ie.t)("This server has no rooms: predictions are not gathered.")}),(0,se.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,Ie.t)("Make the link")}),(0,se.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var pi=({title:e,
children:t})=>(0,se.jsxs)("label",{class:"gp-class-field",children:[(0,se.jsx)("span",{children:e}),t]});var sn=f(N(),1),Ji=f(qe(),1);var ki=f(N(),1),Si=f(qe(),1);var bi=f(N(),1);var Z=()=>window.GenerationPlayground,V=()=>Z().log("main");var Ve="one",Y=S(Ve),Cs=S([]),lt=S({}),Be=S(null),$e=S(null),Me=S(null),po=S(!1),B={isOpen:S(!1),isFolded:S(!1),name:S(null),isLocked:S(!1),isOnStage:S(!0),hidesResult:S(
!1)},We={isRecorded:S(!1),isStepping:S(!1),hasSteps:S(!0),hasMedia:S(!1),isLoading:S(!1),isOpening:S(!1)},Ps=S(!1),kd=S(null),Ln=S("bits"),Qg=Ae(bi.language),Sd={
"data-view":()=>Y.value,"data-no-prompt":()=>Ee(Cs.value.includes(Y.value)),"data-no-knobs":()=>Ee(!fo()),"data-no-strategy":()=>Ee(!Yt("strategy")),"data-no-se\
ed":()=>Ee(!Yt("seed")),"data-drawer":()=>Be.value,"data-stage":()=>$e.value??(Me.value==="text"?"text":null),"data-scene":()=>Me.value,"data-asks":()=>Ee(po.value),
"data-lesson":()=>Ee(B.isOpen.value),"data-lesson-folded":()=>Ee(B.isOpen.value&&B.isFolded.value),"data-lesson-locked":()=>Ee(B.isLocked.value),"data-no-lesson":()=>Ee(
!B.isOnStage.value),"data-old-result":()=>Ee(B.hidesResult.value),"data-recorded":()=>Ee(We.isRecorded.value),"data-stepping":()=>Ee(We.isStepping.value),"data-\
no-steps":()=>Ee(!We.hasSteps.value),"data-has-media":()=>Ee(We.hasMedia.value),"data-opening":()=>Ee(We.isOpening.value),"data-scrolled":()=>Ee(Ps.value),"data\
-loading":()=>Ee(We.isLoading.value)},fo=()=>{let e=lt.value[Y.value];return e===void 0||Array.isArray(e)};function Yt(e){let t=lt.value[Y.value];return e==="se\
ed"&&!Array.isArray(t)?t!=="seed too":fo()&&!t?.includes(e)}var Ee=e=>e?"":null;function vi(){for(let[e,t]of Object.entries(Sd))te(()=>{let n=t();n===null?document.
body.removeAttribute(e):document.body.setAttribute(e,n)});te(()=>{let e=$e.value!==null||Me.value!==null&&Me.value!=="own";document.body.classList.toggle("gp-pr\
ojected",e)})}var xd=320,Pd=24;function wi(){let e=()=>{scrollY>xd?Ps.value=!0:scrollY<Pd&&(Ps.value=!1)};addEventListener("scroll",e,{passive:!0}),e()}function yi(){
let e=V();e.subscribe(document.body,()=>{kd.value=e.current(),Ln.value=e.unit})}var Es=matchMedia("(min-width: 1200px)"),xi=matchMedia("(max-width: 1359px)"),Pi=(0,Si.kept)("knobs-open"),Os=null,Ci=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function Rn(e){Be.value!==e&&(Os=document.activeElement,Ts(e)),Ci(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Xt(){
if(!Be.value)return;let e=Ci(Be.value)?.contains(document.activeElement);Ts(null),e&&Os instanceof HTMLElement&&Os.focus({preventScroll:!0})}function Oi(){Es.matches||
Xt()}function Ei(){xi.matches&&Be.value&&(Be.value=null)}function Ts(e){Be.value=e,Es.matches&&Pi.write(e==="knobs"?"yes":"no")}function Ti(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function Li(){te(()=>Ti(Be.value)),document.addEventListener(
"click",e=>{let t=$(e,"button[data-drawer]")?.dataset.drawer;t&&t===Be.value?Xt():t?Rn(t):$(e,".gp-drawer-close")&&Xt()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!$(e,".drawer")||$(e,"input[role=combobox]")||Xt()})}function Ri({element:e}){(0,ki.translateTemplate)(e),Ti(Be.value);let t=!xi.
matches||!B.isOpen.value;Es.matches&&t&&!Be.value&&Pi.read()==="yes"&&Ts("knobs")}function Ne(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var Zt=Ne(),bt=Ne(),mo=Ne(),en=Ne(),ut=Ne(),tn=Ne(),go=Ne(),Tt=Ne(),ho=Ne(),bo=Ne(),
vo=Ne(),An=Ne(),wo=Ne(),nn=Ne(),Mn=Ne();var Ls=f(N(),1);var Ai="#seed-row",Cd={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Ai],lesson:[]};function Rs(e,t,n){for(let[o,s]of Object.entries(Cd))for(let r of s){let i=document.querySelector(r);i&&Od(i,e.includes(o)&&(n||r!==Ai),t)}B.isLocked.
value=e.includes("lesson")}function Od(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,Ls.t)("locke\
d by {by}",{by:(0,Ls.t)(n)}):delete e.dataset.locked}var Vi=f(ue(),1),At=f(ne(),1),R=f(N(),1);var Lt=f(N(),1);var Mi="https://huggingface.co",Ed=18;function Ni({element:e,props:t,watch:n}){(0,Lt.translateTemplate)(e);let o=a=>A(e,".gp-"+a),s=A(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,Lt.t)(a.title),o("note").textContent=(0,Lt.t)(a.note);let u=a.
query?`${Td(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Ed,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await Nn(s)?(0,Lt.t)("Copied."):(0,Lt.t)("This browser does not l\
et the page copy. The text is selected, ready for you to copy.")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function Td(e){return e&&
window.parent!==window&&document.referrer.startsWith(Mi)?`${Mi}/spaces/${e}`:location.origin+location.pathname}async function Nn(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var yo=f(ne(),1),_i=f(C(),1),Ld=5e3;function As({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,yo.useState)(!1);return(0,yo.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Ld);return()=>clearTimeout(u)},[r]),(0,_i.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var Hi=f(ko(),1),et=f(Rt(),1),je=f(N(),1),Di=f(So(),1),ce=f(C(),1),xo=10;function Ms({question:e,unit:t}){let n=e.options.length?Rd(e):Ad(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,ce.jsxs)("div",{class:"gp-class-chart",children:[(0,ce.jsxs)("table",{children:[(0,ce.jsx)("thead",{children:(0,ce.jsxs)(
"tr",{children:[(0,ce.jsx)("th",{scope:"col",children:(0,je.t)("Answer")}),(0,ce.jsx)("th",{scope:"col",children:(0,je.t)("Class")}),o&&(0,ce.jsx)("th",{scope:"\
col",children:(0,je.t)("Model")})]})}),(0,ce.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,ce.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,ce.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,ce.jsx)("span",{class:"gp-hidden",children:`${(0,je.t)("result\
:")} `}),r===void 0?(0,je.t)(s):(0,ce.jsx)(Di.TokenLabel,{text:r})]}),(0,ce.jsx)(Bi,{class:"gp-class-ours",share:l,words:`${(0,et.count)(i)} · ${(0,et.percent)(
l)}`}),o&&(0,ce.jsx)(Bi,{class:"gp-class-model",share:a??0,words:(0,et.percent)(a??0)})]})})})]}),Md(e,t).map(s=>(0,ce.jsx)("p",{children:s}))]})}var Bi=({class:e,
share:t,words:n})=>(0,ce.jsxs)("td",{children:[(0,ce.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,ce.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,ce.jsx)(
"span",{children:n})]});function Rd({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Ad(e){let t=[...new Set(e)];if(t.length<=xo)return t.map(s=>({label:on(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/xo;return Array.from({length:xo},(s,r)=>{let i=n+r*o,a=l=>Math.min(xo-1,Math.floor((l-n)/o))===r;return{label:(0,je.t)("{from} to\
 {to}",{from:on(i),to:on(i+o)}),chosen:e.filter(a).length}})}var on=e=>(0,Hi.plain)(Number(e.toPrecision(3)));function Md({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,je.t)("Half of the class says {median} or less.",{median:on(t)}):(0,je.t)("Ha\
lf of the class says {median} or less. In your teacher’s run it is {outcome}.",{median:on(t),outcome:on(n)})),o!==null&&s!==null){let a={ours:Po(o,r),models:Po(
s,r),unit:(0,je.t)(r)};i.push((0,je.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function qi(e,t){if(!e||e.questions<
2)return"";let n={count:(0,et.count)(e.questions),ours:Po(e.class,t),models:Po(e.model,t),unit:t};return(0,je.t)("Mean log score over {count} questions: class {\
ours}, model {models} {unit}.",n)}var Po=(e,t)=>(0,et.decimals)((0,et.fromNats)(e,t),2);var k=f(C(),1),Wi=12;function $i(e,t,n,o){let s=S(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,R.t)("Class")),te(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),te(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,Vi.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(tt,{class:"gp-class-plain",label:(0,R.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Id,{...a,
parts:n,actions:o}):(0,k.jsx)(Nd,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Nd({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,At.useState)(!0),[u,l]=(0,At.useState)(!1),[c,p]=(0,At.useState)([]),m=g=>p(c.includes(g)?c.filter(h=>h!==g):[...c,g]),d=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,R.t)("Room {code}",{code:e.room.code}):
(0,R.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,R.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,k.jsx)(tt,{class:"gp-class-who",words:(0,R.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(tt,{class:"gp-class-toggle",words:(0,R.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(tt,{class:"gp-class-size",words:s?(0,R.t)("Smaller"):(0,R.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(As,{class:"gp-class-close",words:(0,R.t)(
"Close the room"),question:(0,R.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(tt,{class:"gp-class-close",words:(0,R.t)("Close"),press:o.close})]}),(0,k.jsx)(
Fd,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(_d,{people:d,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(ji,{room:t,shown:t.questions,nothing:(0,R.t)("No predictions yet\
. Those from lessons and from “Guess the next word” appear here."),draw:g=>(0,k.jsx)(Hd,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>m(g.key),reveal:()=>o.
reveal(g.key)})})]})}var _d=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{let i=s||(0,R.t)(
"Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(As,{class:"gp-class-remove",words:(0,R.t)("Remove"),question:(0,R.t)("Remove {na\
me}?",{name:i}),label:(0,R.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Fd({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,seeded:a,
room:u,lesson:l}=e,c=(0,At.useRef)(null),[p,m]=(0,At.useState)(""),d=async()=>{c.current&&m(await Nn(c.current)?(0,R.t)("Copied."):(0,R.t)("The link is selected\
, ready for you to copy."))},g=v=>({parts:v.map(O=>(0,R.t)(t[O])).join(", ")}),h=[!s&&(0,R.t)("This link is too long for a QR code. With a room it is short."),Kd(
o)&&(0,R.t)("This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,R.t)(
"Locked: {parts}.",g(r)),i.length>0&&(0,R.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,R.t)("No seed is set: each pupil gets a di\
fferent text, and different tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,
alt:(0,R.t)("QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{
type:"text",readOnly:!0,"aria-label":(0,R.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,k.jsx)(tt,{words:(0,R.t)("Copy"),press:d}),(0,k.jsx)(
"span",{role:"status",children:p})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,R.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),
h.map(v=>v&&(0,k.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var Kd=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function Id({
arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,p=(0,R.t)("Your name, if you like"),m={by:(0,R.t)(a),parts:u.
map(d=>(0,R.t)(s[d])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,R.t)("Cl\
ass of {by}",{by:i}):(0,R.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,R.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,R.t)("Locked b\
y {by}: {parts}.",m)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:p,"aria-label":p,onChange:({
currentTarget:d})=>r.rename(d.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>
c&&(0,k.jsx)(tt,{class:"gp-class-again",words:(0,R.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(tt,{class:"gp-class-leave",words:(0,R.t)(
"Leave the class"),press:r.leave})]}),t&&(0,k.jsx)(ji,{room:t,shown:t.questions.filter(({revealed:d})=>d),draw:d=>(0,k.jsx)(Gi,{question:d,room:t,children:(0,k.jsx)(
Ms,{question:d,unit:Ln.value})})})]})}function ji({room:e,shown:t,nothing:n,draw:o}){let s=t.length-Wi,r=qi(e.mean,Ln.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,Wi).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,R.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function Gi({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,R.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Bd(i)}`:(0,R.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,R.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var Bd=e=>typeof e=="string"?e:(0,R.t)(e);function Hd({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:p})=>p).map(({id:p,name:m})=>a.includes(p)?
`✓ ${m}`:m).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(tt,{class:"gp-class-early",words:n?(0,R.t)("Hide the bars"):(0,R.t)("Show them to me"),
press:o}),(0,k.jsx)(tt,{class:"gp-class-reveal",words:(0,R.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(Gi,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,R.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(Ms,{question:i?e:Dd(e),unit:Ln.value})]})}var Dd=e=>({...e,outcome:null,class_score:null,
model_score:null}),tt=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var qd={teacher:1e3,pupil:3e3},Ns=(0,Ji.kept)("pupil-name");function Ui({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=S(null),
p=$i(A(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",Et()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...Et(),question:w}),remove:w=>n(
"removed",{...Et(),pupil:w}),rename:w=>{Ns.write(w),E()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&m(
w)});function m(w){switch(w.kind){case"made":d({role:"teacher",begun:w}),w.room&&co(w.room),w.room&&w.lesson&&!l&&(Xt(),An.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":d({role:"pupil",begun:w}),Rs(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&An.tell({lesson:w.lesson,step:w.step});return;case"taken":return v(
(0,sn.t)("Your prediction is in."));case"full":return v((0,sn.t)("This room is full. Ask your teacher to remove somebody, then open the link again."));case"remo\
ved":return h((0,sn.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,sn.t)(w.text));case"gone":l=
!1,r&&h((0,sn.t)("This room is closed.")),co(null);return;case"closed":return co(null),g();case"left":return g()}}function d(w){nn.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],O(),q()}function g(){r=null,nn.tell(null),clearTimeout(u),Rs([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function v(w){
a=w,O()}function O(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:Ns.read()??"",note:a})}async function q(){clearTimeout(u);
let w=r,W=w&&Wd(w);if(!(!w||!W)){if(!document.hidden||w.role==="teacher"){let z=await Vd(W,i?.version??0);if(r!==w)return;if(z==="removed"&&ci(),z==="gone"||z===
"removed")return m({kind:z});z&&G(w,z)}clearTimeout(u),u=window.setTimeout(q,qd[w.role])}}function G({role:w},W){i=W,O(),w==="pupil"&&nn.tell(W.questions.filter(
({revealed:z})=>z).map(({key:z})=>z))}let E=()=>n("joined",{pupil:xs(),name:Ns.read()??""}),F=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};vo.hear(F),document.
addEventListener("gp-predicted",w=>F(w.detail)),Mn.hear(()=>r?.role==="teacher"&&p.enlarge()),Ss()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",Et()))}function Wd({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:xs()}}async function Vd(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var rn=f(N(),1),Xi=f(qe(),1);var Le=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var Zi=2e3,zi=25e3,Co=150,$d=5e3,jd=2500,Gd=250,Jd=410,Qi=(0,Xi.kept)("browser"),Fs=new Map,Yi=0,_n=!1;function Oo(e,t){Fs.set(e,t)}function ea({props:e,trigger:t,
watch:n}){let o=new Le;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new Ks(s,t).follow()})}var Ks=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===Jd)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=_n||performance.now()-o<Co&&this.next===n?Co:0}catch{if(t=Math.min($d,Math.max(Co,2*t)),!this.saysLost&&performance.now()-this.
silentSince>jd){let s=(0,rn.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,Tt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await Qd(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:zd(),..._n&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),_n?zi:Zi);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),zi),o=!0,Yi=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!_n&&await Ud()&&(_n=++Yi>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,Tt.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(Fs.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),en.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+Gd-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,Tt.tell({severity:"error",message:(0,rn.t)("Part of this run arrived damaged and is missing below."),fix:(0,rn.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of Fs.values())this.of&&t(this.of.turn);Tt.tell({severity:"error",message:(0,rn.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,rn.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function Ud(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(Zi)})).ok}catch{return!1}}var _s="";function zd(){return _s||=
Qi.read()||Math.random().toString(36).slice(2),Qi.write(_s),_s}var Qd=e=>new Promise(t=>setTimeout(t,e));var Yd=600,Xd=24;function ta({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new Le,l=Z().group(s),c=-1,p=-1,m=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Zd(a)))),l.verdict&&p!==u.newest&&(p=u.newest,setTimeout(()=>ep(`${s}-conclusion`),
Yd))};n("value",()=>{let d=u.unstamp(e.value);d!==null&&(Z().feedGroup(s,d,u.newest),d&&m())}),Oo(r,{lines(d,g){if(!u.take(g))return 0;let h=Z().appendGroup(s,d,
g);return m(),h},lost(d){d===u.newest&&l.lose()}}),Is(s),i&&(l.answers.open=({entry:d})=>t("open",{entry:d}),l.answers.make=({entry:d})=>t("make",{entry:d}))}function Is(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;Y.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&Z().group(e).
showExample(s)).catch(()=>{}))})}function Zd(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function ep(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-Xd&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var oa=f(N(),1);var na=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>na=t,{capture:!0,passive:!0});function He(e,t){
let n=0,o=()=>{na?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var tp=600;function sa({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=A(e,".gp-estimate"),i="",a=He(tp,()=>{s.includes(Y.value)&&(i=Y.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===Y.value?(0,oa.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),Y.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
ut,bt,en])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>$(l,"#views")&&a())}var np=150,op=700,sp=e=>String(e).includes(`
`);function ra({props:e,trigger:t,watch:n},{names:o}){let s=new Le,r=Z().group("lanes"),i={},a="",u=0,l=He(np,()=>{let{editing:c,lane_form:p,same_luck:m}=i,d=Object.
fromEntries(o.map(h=>[h,i[h]])),g=JSON.stringify([c,p,m,d]);!c||g===a||sp(p)||(a=g,t("held",{held:g,turn:++u}))});tn.hear(c=>{i=c,i.editing?l():a=""}),r.answers.
lane=({do:c,id:p})=>{t("lane",{do:c,id:p}),c==="select"&&window.innerWidth<op&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let c=s.unstamp(
e.value);c&&r.setLanes(JSON.parse(c))})}var ha=f(ue(),1),Ft=f(ne(),1),Te=f(N(),1);var ia=new Map,aa=(e,t)=>ia.set(e,t),Mt=(e,t)=>ia.get(e)?.(t);var rp=["pointerdown","pointerup","keydown","click","input","change","focusin"],Bs=new Set;for(let e of rp)document.addEventListener(e,ip,{capture:!0,passive:!0});
function ip({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of Bs)n.now()}function Eo(e){let t=0,n={now(){n.drop(),
e()},soon(){Bs.add(n),clearTimeout(t),t=window.setTimeout(()=>n.now(),150)},drop(){clearTimeout(t),t=0,Bs.delete(n)}};return n}var Nt=window.GenerationPlaygroundKnobs;var xe=(e,t)=>JSON.stringify(e,la)===JSON.stringify(t,la),la=(e,t)=>ze(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,ze=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function ye(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function Fn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function To(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(Fn):void 0}function Hs(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var ap={n:`
`,t:"	",r:"\r","\\":"\\"},lp={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Kn=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):ap[n]),ua=e=>e.replace(/[\\\n\t\r]/g,t=>lp[t]),Ds=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var up=150,cp=500,qs=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Nt.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.writer.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=S({
preset:null,base:{},set:{},kept:[]});chosen=S({model:"",assistant:null});verdict=S(null);effective=S([]);texts=S(new Map);text="";wantsEffective=!1;facts=new Map;rested=He(
up,()=>{this.ask()});writer=Eo(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.writer.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Ae(()=>JSON.stringify(
this.verdict.value?.notes[t]??[])),r={knob:o,value:Ae(()=>this.state.value.set[t]),preset:Ae(()=>this.state.value.base[t]),own:Ae(()=>this.verdict.value?.defaults[t]),
source:Ae(()=>this.sourceOf(t)),notes:Ae(()=>JSON.parse(s.value)),idle:Ae(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){let{base:n,
set:o}=this.state.value;return o[t]!==void 0?xe(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){this.put({[t]:n}),
this.writer.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[n,o??void 0]))),this.writer.now(),this.ask()}put(t){let{set:n,
kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in t));this.state.value={...this.state.value,set:Object.fromEntries(
s),kept:r},this.text=JSON.stringify(this.state.value)}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!xe(n[t],o[t])?n[t]:null})}resetAll(t){
let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){let{base:t,kept:n}=this.state.
value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),this.chosen.value=t,this.
ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(o),...this.state.
value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.component.
server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.question(),
n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords({texts:t}),
o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(s)).slice(
0,cp);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.chosen.value;
return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||(this.
texts.value=new Map([...this.texts.value,...n]))}},_t=new Map,ca=new Map,Ws=new Map;function da(e,t){let n=new qs(e,t);_t.set(t.name,n);let o=ca.get(t.name);o&&
n.follow(o);for(let s of Ws.get(t.name)??[])s(n);return n}function ct(e,t){let n=_t.get(e);n?t(n):Ws.set(e,[...Ws.get(e)??[],t])}function pa(e,t){ca.set(e,t),_t.
get(e)?.follow(t)}var fa=e=>_t.get(e)?.resetKept(),ma=e=>_t.get(e)?.text;function In(e){let t=_t.get(e),n=t?.verdict.peek(),o=t?.state.peek().set??{},s=Object.entries(
o).filter(([r])=>n?.acting.includes(r)??!0);return{set:o,acting:Object.fromEntries(s),assistant:t?.chosen.peek().assistant??null}}var Vs=(e,t)=>_t.get(e)?.resetAll(
t);var he=f(C(),1);function ba(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[p,m]=[
n[c]??null,o[c]??null];if(JSON.stringify(p)===JSON.stringify(m))return[];if(m===null)return[(0,Te.t)("{knob} not set",{knob:c})];let d=`${c} ${r(m)}`.trim();return[
r(p??{})?(0,Te.t)("{now} instead of {before}",{now:d,before:r(p)}):d]}),a=(l,c,p)=>{if(!l.length)return"";let m=l.slice(0,t).join(", ");return l.length<=t?c(m):
p(m,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Te.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Te.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Te.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Te.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}function Ro(e,t){lt.value={...lt.value,[e]:t}}var dp=8,$s="assistant",
pp={chips:[],canTakeAway:!1,before:null};function fp(e){let{acting:t,assistant:n}=In(e),o=n?[{name:$s,words:(0,Te.t)("draft model {model}",{model:n})}]:[],s=Object.
entries(t).map(([r,i])=>({name:r,words:typeof i=="object"?r:`${r} ${ye(i)}`}));return[...o,...s].filter(r=>Yt(r.name))}function va({element:e,props:t,watch:n,trigger:o},{
name:s,leftOut:r}){let i=A(e,".gp-changes"),a=S(pp),u=null;lt.value={...r,...lt.value};function l(){let{set:g}=In(s);u&&!xe(u.after,g)&&(u=null);let h=Array.isArray(
lt.value[Y.value]);a.value={...JSON.parse(t.value||"{}"),chips:h?fp(s):[],canTakeAway:h&&Object.keys(g).length>0,before:u?.before??null};let{kept:v,changed:O,chips:q,
before:G}=a.value;i.hidden=!fo()||!(v||O||q.length||G)}function c(g){u={before:u?.before??In(s).set,after:g},Vs(s,g),l()}function p(){u&&Vs(s,u.before),u=null,l()}
function m(g){g===$s?o("undraft"):c(Object.fromEntries(Object.entries(In(s).set).filter(([h])=>h!==g)))}(0,ha.render)((0,he.jsx)(()=>{let{kept:g,changed:h,chips:v,
canTakeAway:O,before:q}=a.value;return(0,he.jsxs)(he.Fragment,{children:[g&&(0,he.jsx)(ga,{text:g,button:(0,he.jsx)(Lo,{words:(0,Te.t)("reset"),press:()=>fa(s)})}),
v.length>0&&(0,he.jsx)(gp,{chips:v,go:G=>mp(s,G),reset:m,children:O&&(0,he.jsx)(Lo,{words:(0,Te.t)("use the model’s own settings"),press:()=>c({})})}),!v.length&&
h&&(0,he.jsx)(ga,{text:h}),q&&(0,he.jsx)(Lo,{words:(0,Te.t)("put the settings back"),press:p})]})},{}),i),n("value",l),Y.subscribe(l),lt.subscribe(l),ut.hear(l),
ct(s,g=>g.verdict.subscribe(l))}function mp(e,t){if(Rn("knobs"),t!==$s)return ct(e,s=>Mt(s,t));let n=document.querySelector("#draft-and-record > button"),o=()=>document.
querySelector("#assistant input");o()?.checkVisibility()||n?.click(),requestAnimationFrame(()=>o()?.focus())}function gp({chips:e,go:t,reset:n,children:o}){let[
s,r]=(0,Ft.useState)(!1),i=(0,Ft.useRef)(null),a=(0,Ft.useRef)(null),u=s?e:e.slice(0,dp);return(0,Ft.useLayoutEffect)(()=>{if(a.current===null)return;let l=i.current?.
querySelectorAll(".gp-out")??[];l[Math.min(a.current,l.length-1)]?.focus(),a.current=null},[e.length]),(0,he.jsxs)("span",{class:"gp-applies",role:"group","aria\
-label":(0,Te.t)("Settings that apply here, too"),ref:i,children:[(0,he.jsx)("span",{children:(0,Te.t)("Applies here, too:")}),u.map(({name:l,words:c},p)=>(0,he.jsxs)(
"span",{class:"gp-set","data-knob":l,children:[(0,he.jsx)("button",{type:"button",class:"gp-way",title:(0,Te.t)("Go to where it is set"),onClick:()=>t(l),children:c}),
(0,he.jsx)("button",{type:"button",class:"gp-out","aria-label":(0,Te.t)("Reset {knob}",{knob:l}),title:(0,Te.t)("Back to the default"),onClick:()=>{a.current=p,
n(l)},children:"✕"})]},l)),e.length>u.length&&(0,he.jsx)(Lo,{words:(0,Te.t)("{count} more",{count:e.length-u.length}),press:()=>r(!0)}),o]})}var ga=({text:e,button:t})=>(0,he.jsxs)(
"span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),Lo=({words:e,press:t})=>(0,he.jsx)("button",{class:"gp-reset",type:"button",onClick:t,children:e});var wa=f(ue(),1),js=f(ne(),1),dt=f(N(),1);var ke=f(C(),1);function ya({element:e,trigger:t},{entries:n}){(0,wa.render)((0,ke.jsx)(hp,{entries:n,act:(s,r)=>{t(s,r),Oi()}}),A(e,".gp-examples"))}function hp({
entries:e,act:t}){let[n,o]=(0,js.useState)(0),[s,r]=(0,js.useState)(0),i=[{title:(0,dt.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,dt.t)(
"A real model"),note:(0,dt.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),go.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,ke.jsxs)(ke.Fragment,{children:[
(0,ke.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,dt.t)("Put back what was set before")}),i.length>1&&(0,ke.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,dt.t)("Examples"),children:i.map(({title:l},c)=>(0,ke.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,ke.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,ke.jsx)("p",{class:"gp-note",children:l.note}),bp(l.entries).map(([p,m])=>(0,ke.jsxs)(
ke.Fragment,{children:[(0,ke.jsx)("h3",{children:p}),(0,ke.jsx)("ul",{"aria-label":(0,dt.t)("Examples for {model}",{model:p}),children:m.map(d=>(0,ke.jsx)("li",
{children:(0,ke.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(d),children:[(0,ke.jsx)("b",{children:(0,dt.t)(d.title)}),(0,ke.jsx)("span",{children:(0,dt.t)(
d.look)})]})}))})]}))]}))]})}function bp(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var Ca=f(N(),1);var vp={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function Ao(e){let t=e.querySelector("summary");t&&ka({root:e,button:t,
isOpen:()=>e.open,unfold:n=>e.open=n})}function Mo(e,t,n,o){let s=()=>t.getAttribute("aria-expanded")==="true",r=i=>{t.setAttribute("aria-expanded",String(i)),n(
i)};t.addEventListener("click",()=>{r(!s()),s()&&o?.()?.focus()}),ka({root:e,button:t,isOpen:s,unfold:r})}function ka({root:e,button:t,isOpen:n,unfold:o}){let s=()=>[
...e.querySelectorAll("button, a")].filter(i=>i!==t&&i.checkVisibility()),r=()=>{o(!1),t.focus()};e.addEventListener("focusout",({relatedTarget:i})=>{i instanceof
Node&&!e.contains(i)&&o(!1)}),e.addEventListener("click",({target:i})=>{let a=i instanceof Element&&i.closest("button, a");a&&a!==t&&n()&&r()}),document.addEventListener(
"click",({target:i})=>{i instanceof Node&&!e.contains(i)&&o(!1)}),e.addEventListener("keydown",i=>{if(i.key==="Escape"&&n()){i.stopPropagation(),r();return}let a=i.
target===t,u=vp[i.key];if(!u||i.ctrlKey||i.metaKey||i.altKey||!n()&&!(a&&i.key==="ArrowDown"))return;i.preventDefault(),o(!0);let l=s();l[u(l.indexOf(i.target),
l.length)]?.focus()})}var wp=3e4,Sa=()=>{};function nt(e){e!==Y.value&&Sa(e)}function xa(e){Y.value===e&&nt(Ve)}function Pa({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){Cs.
value=s,Sa=i=>{e.value=i,t("view")},mo.hear(()=>t("run"));let r=new Map;en.hear(()=>o.forEach(i=>r.delete(i))),Y.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(
i)||performance.now()-a<wp)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var yp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Oa({element:e}){let t=A(e,".gp-header");(0,Ca.translateTemplate)(t);let n=i=>A(t,i),o=n(".gp-\
lab-list"),s=i=>a=>{n(i).classList.toggle("gp-unfolded",a)},r=()=>o.querySelector("[aria-selected=true]")??Gs(o)[0];Mo(n(".gp-lab"),n(".gp-lab-button"),i=>o.hidden=
!i,r),Mo(n(".gp-folded-menu"),n(".gp-menu-button"),s(".gp-menu")),Mo(n(".gp-more"),n(".gp-more-button"),s(".gp-more")),n(".gp-skip").addEventListener("click",Sp),
t.addEventListener("click",i=>{let a=$(i,"button[data-view]");a?.dataset.view&&(a.dataset.view!==Y.value&&Zt.tell(),nt(a.dataset.view))}),n(".gp-views").addEventListener(
"keydown",kp),te(()=>xp(t,Y.value)),te(()=>n("[data-lessons]").setAttribute("aria-expanded",String(B.isOpen.value)))}function kp(e){let t=Gs(e.currentTarget),n=yp[e.
key],o={Home:0,End:-1}[e.key];if(!n&&o===void 0)return;e.preventDefault();let s=t.indexOf(e.target);(n?t[(s+n+t.length)%t.length]:t.at(o??NaN))?.focus()}function Sp(e){
e.preventDefault();let t=document.querySelector(`#view-${Y.value} > *`);t&&(t.tabIndex=-1,t.focus())}var Gs=e=>[...e.children];function xp(e,t){for(let o of e.querySelectorAll(
"[role=tablist]")){let s=Gs(o),r=s.find(({dataset:i})=>i.view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.
querySelector(`.gp-lab-list [data-view="${t}"]`);A(e,".gp-lab").classList.toggle("gp-selected",!!n),A(e,".gp-lab-which").textContent=n?.textContent??""}function Ea(e){
Y.value=e}var Bn=f(qe(),1);var Pp=1e4,Ta=new Set(["kept","class"]),La=()=>{};function No(e){Ta.delete(e)&&!Ta.size&&La()}function Ra(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{$(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
$(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,Pp);La=()=>{clearTimeout(i),setTimeout(()=>{
e||bt.tell(),r()})}}var Ma=(0,Bn.kept)("form","tab"),Js=(0,Bn.kept)("form"),Na=(0,Bn.kept)("form-address","tab"),_a=(0,Bn.kept)("keep-history"),Aa=300,Fa=!1,Us=null;function Ka(){document.
addEventListener("input",()=>Fa=!0,{once:!0,capture:!0})}var Ia=e=>Us?.hold(e);function Ba(){Us?.begin(),No("kept")}var Ha=()=>ut.tell();function Da(){if(Fa)return[
null];let e=Ma.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&Na.read()===location.search?[{again:e}]:e?[e]:[_a.read()===
"no"?null:Js.readJson()]}function qa({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(_a.read()||(e.keep?"yes":
"no"))==="yes";if(d||Js.write(null),!i||!o)return;let g=JSON.stringify(l(o));Ma.write(g),Na.write(location.search),d&&Js.write(g)}function l(d){let g=c(d),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:ma("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(v=>g[v])}let c=d=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,d[h]]));function p(){clearTimeout(a),a=
window.setTimeout(u,Aa)}function m(){let d=Math.max(0,r+Aa-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},d)}Us={hold(d){o=d,p(),
tn.tell(c(d))},begin(){i=!0,o||m(),p()}},document.addEventListener("input",p),ut.hear(m),window.addEventListener("pagehide",u),bo.hear(u)}var bl=f(ue(),1),Ht=f(ne(),1),U=f(N(),1);var fl=f(ue(),1),Ho=f(ne(),1),K=f(N(),1);var _o=f(ne(),1),Kt=f(N(),1);var Pe=f(C(),1),Cp=e=>e==null?"":String(e);function It({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,_o.useState)(""),c=xe(Fn(
u),t??void 0)?u:Cp(t),p=e.step||(e.kind==="int"?1:.1),m=(String(p).split(".").at(1)??"").length,d=h=>{l(h),n(Fn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let v=Fn(c)??o??e.slider_minimum??e.minimum??0;if(typeof v!="number")return;let O=Number((v+(h.key==="ArrowUp"?p:-p)).toFixed(m));
d(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,O))))};return(0,Pe.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>d(h.value),onKeyDown:g})}var zs=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,Pe.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function Op({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,Pe.jsxs)("di\
v",{class:"kp-number",children:[(0,Pe.jsx)(It,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,Pe.jsx)(
zs,{knob:e,label:(0,Kt.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var Ep=e=>t=>t?.setAttribute("value",e),an=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,Pe.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,Pe.jsxs)(
"label",{children:[(0,Pe.jsx)("input",{type:"radio",name:e,ref:Ep(a),checked:xe(i,s),onChange:()=>r(i)}),(0,Pe.jsx)("span",{children:a})]},a))}),Tp=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,Pe.jsx)(an,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Kt.t)("not set")],[!0,(0,Kt.t)("on")],[!1,(0,Kt.t)(
"off")]]});function Qs({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>xe(u,s)),a=s!==void 0&&i<0;return(0,Pe.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,Pe.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,Pe.jsx)("option",{value:String(l),children:ye(u)},l)),a&&(0,Pe.jsx)("option",{value:"foreign",disabled:!0,children:ye(
s)})]})}var Lp=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,Pe.jsx)(Qs,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Kt.t)(
"not set"):(0,Kt.t)("not set (default {value})",{value:ye(s)})}),Rp=({id:e,meaningId:t,value:n,change:o})=>(0,Pe.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":ye(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function ln(e,t,n){let o=(0,_o.useRef)(null),s=o.
current!==null&&xe(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var Wa=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
Va={View:Tp},Ys={View:Op,isLabelled:!0},$a={View:Lp,isLabelled:!0},ja={View:Rp,isLabelled:!0};var Ja=f(ue(),1),Bt=f(ne(),1),Ua=f(Rt(),1),ie=f(N(),1);var J=f(C(),1);function za({knob:e,value:t,change:n}){let[o,s]=ln(t,Hs,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,J.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,ie.t)("{name} as JSON",{name:e.name}),placeholder:(0,ie.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var Qa={View:()=>(0,J.jsx)("div",{}),canShow:(e,t)=>t===void 0};function Ya({words:e,texts:t,change:n}){let[o,s]=(0,Bt.useState)([]),r=(0,Bt.useRef)(
null),i=p=>p.map(Kn).filter(Boolean),a=xe(i(o),t)?o:t.map(ua),u=a.at(-1)===""?a:[...a,""],l=p=>{s(p);let m=i(p);n(m.length?m:void 0)},c=p=>r.current?.querySelectorAll(
"input")[p]?.focus();return(0,J.jsx)("div",{class:"kp-list",ref:r,children:u.map((p,m)=>(0,J.jsxs)("div",{class:"kp-line",children:[(0,J.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:p,onInput:({currentTarget:d})=>l(u.with(m,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(m+1))}}),(0,J.jsx)(Ap,{text:Kn(p),line:p}),(0,J.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!p,
onClick:()=>{l(u.toSpliced(m,1)),c(m+1)},children:"×"})]},m))})}function Ap({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,Ua.fillText)(
o,e)};return(0,J.jsx)("span",{class:"kp-shown",title:(0,ie.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var Mp=({value:e,change:t})=>(0,J.jsxs)(
"div",{class:"kp-editor",children:[(0,J.jsx)(Ya,{words:{one:(0,ie.t)("text"),another:(0,ie.t)("another text"),remove:(0,ie.t)("Remove this text")},texts:e===void 0?
[]:Ds(e)?e:[ye(e,1/0)],change:t}),(0,J.jsx)("p",{class:"kp-faint",children:(0,ie.t)("Write \\n for a line break and \\t for a tab.")})]}),Xa={View:Mp},Za=e=>Array.
isArray(e)&&e.length===2;function Np({id:e,value:t,change:n}){let o=Za(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,ie.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,ie.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,J.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,J.jsxs)(Ja.Fragment,{children:[
(0,J.jsx)("label",{for:`${e}-${i}`,children:a}),(0,J.jsx)(It,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:p=>s(c,p)})]},i))})}var el={View:Np,
canShow:(e,t)=>t===void 0||Za(t)};function _p({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Bt.useState)(!1),[l,c]=ln(r,To,h=>Array.isArray(
h)?h.join(", "):""),p=(0,Bt.useRef)(null),m=Array.isArray(r)||a&&r===void 0,d=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>p.current?.
focus())},g=t.verdict.value?.layers;return(0,J.jsxs)("div",{class:"kp-editor",children:[(0,J.jsx)(an,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,ie.t)("not s\
et")],["low","low"],["high","high"],["list",(0,ie.t)("layers")]],value:m?"list":r,change:d}),(0,J.jsx)("input",{class:"kp-wide",ref:p,id:`${n}-list`,type:"text",
hidden:!m,placeholder:"0, 2, 4","aria-label":(0,ie.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,J.jsx)("p",{class:"kp-faint",children:g?(0,ie.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var tl={View:_p,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},Fp={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
Ga=JSON.stringify(Fp,null,2),Kp=["choices","regex","json_schema"];function Ip({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=ze(o)?o:{},i=Kp.find(h=>h in r),
[a,u]=(0,Bt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),p=h=>{u(h),s(void 0)},[m,d]=ln(r.json_schema,Hs,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,J.jsx)(Ya,{words:{one:(0,ie.t)("choice"),another:(0,ie.t)("another choice"),remove:(0,ie.t)("Remove this choi\
ce")},texts:Ds(r.choices)?r.choices:[],change:c}),regex:(0,J.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,ie.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":ye(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:Ga,spellcheck:!1,
"aria-label":(0,ie.t)("JSON schema"),value:m,onInput:({currentTarget:h})=>c(d(h.value))}),(0,J.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(Ga)),
children:(0,ie.t)("Use an example")})]})};return(0,J.jsxs)("div",{class:"kp-editor",children:[(0,J.jsx)(an,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,ie.t)(
"not set")],["choices",(0,ie.t)("choices")],["regex","regex"],["json_schema",(0,ie.t)("JSON schema")]],value:l,change:p}),l&&g[l]]})}var nl={View:Ip};var ol=f(ue(),1),sl=f(ne(),1),pt=f(N(),1);var Se=f(C(),1),Bp=30,Hp=5,rl=()=>[...crypto.getRandomValues(new Uint16Array(Bp))].map(e=>e%1e3),Fo=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function il({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>Fo(
i,n)>Fo(r,n)?i:r);return Fo(s,n)<n.length?null:s}function Dp({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>xe(
o,n)):e==="flags"?ze(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function qp(e,t){
if(t===void 0)return!0;let n=ze(t)?il(e,t):null;return n!==null&&ze(t)&&n.fields.every(o=>Dp(o,t[o.name]))}function Wp({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,sl.useState)(null),a=ze(o)?o:null,u=a&&r&&Fo(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:il(e,a)),c=e.forms.map(({name:d})=>[d,e.forms.length>
1?(0,pt.t)(d):(0,pt.t)("set")]),p=d=>{let g=e.forms.find(v=>v.name===d)??null;i(g);let h=g?.fields.filter(({required:v})=>v);s(h&&Object.fromEntries(h.map(v=>[v.
name,Vp(v)])))},m=(d,g)=>{let h=l?.fields.map(O=>O.name)??[],v={...a,[d]:g};s(Object.fromEntries(h.filter(O=>v[O]!==void 0).map(O=>[O,v[O]])))};return(0,Se.jsxs)(
"div",{class:"kp-editor",children:[(0,Se.jsx)(an,{id:`${t}-form`,nameId:n,options:[[void 0,(0,pt.t)("not set")],...c],value:l?.name,change:p}),(0,Se.jsx)("p",{class:"\
kp-faint",children:(0,pt.t)(l?.meaning)}),(0,Se.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let g=`${t}-${d.name}`;return(0,Se.jsxs)(ol.Fragment,{children:[
(0,Se.jsx)("label",{for:g,title:(0,pt.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,Se.jsx)($p,{field:d,id:g,value:a?.[d.name],change:h=>m(d.name,h)}),
(0,Se.jsx)("p",{class:"kp-faint",children:(0,pt.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,Se.jsx)("button",{class:"kp-link",type:"button",onClick:()=>m(d.
name,rl()),children:(0,pt.t)("Draw new keys")})]},d.name)})})]})}var Vp=e=>e.kind==="ints"?rl():e.default??Hp;function $p({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,Se.jsx)(Qs,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,pt.t)("not set ({value})",{value:ye(e.default)})});
if(s==="flags")return(0,Se.jsx)(jp,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,Se.jsx)(Gp,{field:e,id:t,value:n,change:o});let r=e.default;return(0,Se.jsx)(
It,{id:t,value:n,change:o,standard:r,row:Wa(e),hint:r===null?"–":String(r)})}function jp({field:e,id:t,value:n,change:o}){let s=ze(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,Se.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,Se.jsxs)("label",{children:[(0,Se.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Gp({id:e,value:t,change:n}){let[o,s]=ln(t,To,r=>Array.isArray(r)?r.join(", "):r===void 0?"":ye(r,1/0));return(0,Se.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var al={View:Wp,canShow:qp};var ot=f(ne(),1),ll=f(Rt(),1),X=f(N(),1),ul=f(So(),1);var D=f(C(),1),Jp=120,Up=5,Xs=e=>Number.isInteger(e)&&Number(e)>=0,vt=e=>Array.isArray(e)&&e.length>0&&e.every(Xs),Ko=(e,t)=>Array.isArray(e)&&e.every(t),Zs=e=>Ko(
e,vt),zp=e=>Array.isArray(e)&&e.length===2&&vt(e[0]),Qp=e=>vt(e)||Zs(e),Yp=e=>ze(e)&&(vt(e.phrase)||Zs(e.any_of)),un=e=>({options:[[e]]}),cl=e=>({options:[e]}),
Hn=({options:e})=>e[0][0],er={token:{isSingle:!0,isFlat:!0,read:e=>Xs(e)?[un(e)]:null,write:e=>Hn(e[0])},tokens:{isFlat:!0,read:e=>Xs(e)?[un(e)]:vt(e)?e.map(un):
null,write:e=>e.length===1?Hn(e[0]):e.map(Hn)},words:{isFlat:!0,read:e=>vt(e)?e.map(un):null,write:e=>e.map(Hn)},word_groups:{read:e=>Zs(e)?e.map(cl):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>Ko(e,zp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>Ko(e,Qp)?e.map(t=>({options:vt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>Ko(e,Yp)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
Dn={ways:[],unknown:[]};function Xp(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return vt(t)&&t.every(Number.isSafeInteger)?
t:null}async function Zp(e,t){let n=Kn(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...Dn,problem:(0,X.t)(i)};let a=[{when:(0,X.t)("as typed"),tokens:r[0]}];s&&xe(r[0],r[1])?a=[{when:(0,X.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,X.t)("inside a sentence"),tokens:r[0]},{when:(0,X.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=Xp(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(p=>[p,t.texts.value.get(p)]);a.unshift({when:u.length>1?(0,X.t)("these token ids"):(0,X.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var Io=({tokens:e})=>e.map(([t])=>t),tr=({token:[e,t]})=>(0,D.jsxs)(D.Fragment,{children:[t===void 0?(0,D.jsx)("span",{class:"kp-piece"}):(0,D.jsx)(ul.TokenLabel,
{class:"kp-piece",text:t}),(0,D.jsx)("span",{class:"kp-id",children:e})]});function ef({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,D.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,X.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,X.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,X.t)("Choose on\
e token."):(0,X.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,D.jsxs)(D.Fragment,{children:[t.map(
i=>(0,D.jsxs)("div",{class:"kp-offer",children:[(0,D.jsx)("span",{class:"kp-when",children:i.when}),(0,D.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,D.jsx)(tf,{token:a,press:()=>s([[a[0]]])}):(0,D.jsx)("span",{class:"kp-token",children:(0,D.jsx)(tr,{token:a})}))}),!e.isFlat&&(0,D.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,X.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([Io(i)]),children:(0,X.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,D.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(Io)),children:(0,X.t)("Add both")}),r.length>0&&(0,D.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function tf({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,X.t)("Add token {id}",{id:n}):(0,X.t)("Add token {id}: {text}",{id:n,text:(0,ll.quoted)(
o)});return(0,D.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,D.jsx)(tr,{token:e})})}function nf({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=er[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,ot.useState)(""),[c,p]=(0,ot.useState)(Dn),[m,d]=(0,ot.useState)(null),g=(0,ot.useRef)(
null),h=(0,ot.useRef)(0),v=(0,ot.useRef)(0),O=x=>r(x.length?i.write(x):void 0),q=()=>{h.current+=1,clearTimeout(v.current),l(""),p(Dn),d(null)},G=x=>{O(of(i,a,x,
m)),q(),g.current?.focus()},E=async x=>{let Q=++h.current,Re=(0,X.t)("The server does not answer. Try again in a moment."),Ze=x?await Zp(x,t).catch(()=>({...Dn,
problem:Re})):Dn;return Q!==h.current?null:(p(Ze),Ze)},F=x=>{l(x),clearTimeout(v.current),v.current=window.setTimeout(()=>{E(x)},Jp)},w=async()=>{clearTimeout(v.
current);let x=(await E(u))?.ways.at(0);x&&G([i.isFlat?Io(x).slice(0,1):Io(x)])},W=x=>{x.key==="Enter"?(x.preventDefault(),w()):x.key==="Escape"&&(u||m!==null)&&
(x.preventDefault(),q())},z=t.texts.value,le=a.flatMap(({options:x})=>x.flat()).filter(x=>!z.has(x));return(0,ot.useEffect)(()=>{le.length&&t.textsOf(le).catch(
()=>[])},[le.join()]),(0,D.jsxs)("div",{class:"kp-editor",children:[(0,D.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((x,Q)=>(0,D.jsx)(
sf,{form:i,row:x,texts:z,setBias:Re=>O(a.with(Q,{...x,bias:Re})),grow:()=>{d(Q),g.current?.focus()},remove:()=>{m===Q&&d(null),O(a.toSpliced(Q,1)),g.current?.focus()}},
Q))}),(0,D.jsx)("p",{class:"kp-faint",hidden:m===null,children:m!==null&&(0,X.t)("Another alternative to word {number}:",{number:m+1})}),(0,D.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,X.t)("type a token, or its id"):(0,X.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:x})=>F(x.value),onKeyDown:W}),(0,D.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,D.jsx)(ef,{
form:i,offers:c,add:G})})]})}function of(e,t,n,o){if(e.isSingle)return[un(n[0][0])];if(e.isFlat){let s=new Set(t.map(Hn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(un)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:Up}:cl(
s))]}function sf({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,D.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,D.jsxs)(D.Fragment,{children:[u>0&&(0,D.jsx)("span",{class:"kp-or",children:(0,X.t)("or")}),(0,D.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,D.jsx)("span",{class:"kp-token",children:(0,D.jsx)(tr,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,D.jsx)("span",{class:"kp-faint",children:(0,X.t)(
"bias")}),e.isBiased&&(0,D.jsx)(It,{row:{kind:"float",step:.5},label:(0,X.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,D.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,X.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,X.t)("or…")}),(0,D.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,X.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var rf={View:nf,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||er[e].read(t)!==null},dl=Object.fromEntries(Object.keys(er).map(e=>[e,rf]));var pl={...dl,switch:Va,number:Ys,slider:Ys,choice:$a,text:ja,strings:Xa,decay:el,fields:al,layers:tl,structure:nl},Bo=e=>e in pl?pl[e]:Qa;var _=f(C(),1),nr=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],Do=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],dn={error:"✕",warning:"▲",info:"\
ℹ"},cn=({name:e})=>(0,_.jsx)(_.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,_.jsxs)(fl.Fragment,{children:[t,(0,_.jsx)("wbr",{})]},t))});function qo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function or({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,Ho.useState)(!1),[p,m]=(0,Ho.useState)(!1),[d,g]=(0,Ho.useState)(!1),h=`${e.name}-${t}`,{View:v,isLabelled:O,canShow:q}=Bo(
o.editor),G=!q||q(o,s.value);!G&&!l&&c(!0);let E=`${h}-name`,F={knob:o,panel:e,id:`${h}-control`,nameId:E,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:le=>e.change(t,le)},w=()=>{m(l&&!G),(!l||G)&&c(!l)},W=l||!G,z=u.value;return(0,_.jsxs)("div",{class:a.value.some(({severity:le})=>le===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,_.jsxs)("div",{class:"kp-head",children:[O&&!W?(0,_.jsx)("l\
abel",{class:"kp-name",id:E,for:F.id,children:(0,_.jsx)(cn,{name:t})}):(0,_.jsx)("span",{class:"kp-name",id:E,children:(0,_.jsx)(cn,{name:t})}),(0,_.jsx)("span",
{class:"kp-source",title:Do(i.value),children:Do(i.value)&&nr(i.value)}),(0,_.jsxs)("span",{class:"kp-tools",children:[q&&(0,_.jsx)(af,{name:t,isJson:W,turn:w}),
(0,_.jsx)(uf,{panel:e,name:t}),(0,_.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!d),children:"?"})]})]}),q?(0,_.jsxs)("div",{class:"kp-editor",children:[W?(0,_.jsx)(za,{...F}):(0,_.jsx)(v,{...F}),(0,_.jsx)("span",{class:"kp-faint",children:p&&
!G&&(0,K.t)("The editor cannot show this value.")})]}):(0,_.jsx)(v,{...F}),(0,_.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(le=>(0,_.jsx)(sr,
{note:le,panel:e}))}),(0,_.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,_.jsx)(lf,{knob:o,own:r.value})," ",(0,_.jsx)("sp\
an",{class:"kp-idle",children:z&&(0,K.t)("No effect now: {why}.",{why:z})})]}),d&&(0,_.jsx)(cf,{knob:o})]})}function af({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,_.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function lf({knob:e,own:t}){let n=ml(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,_.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,_.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var ml=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):ye(t,30);function uf({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=ml(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],p=()=>{e.reset(t),qo(e,t)};return(0,_.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:p,children:a?"↺":"×"})}function cf({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=df(e);return(0,_.jsxs)("div",{class:"kp-help",children:[(0,_.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,_.jsx)("p",{children:n}),t&&(0,_.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,_.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,_.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,_.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function sr({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&qo(t,n)};return(0,_.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,_.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:dn[e.severity]}),(0,_.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,_.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,_.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,_.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function df({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var rr=f(N(),1);var qn=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function gl(e,t){let n=qn(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var pf=(e,t)=>e.every(n=>qn(t).join(" ").includes(n));function hl(e,t){let n=qn(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Nt.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Nt.elsewhere.filter(({words:u})=>u.some(l=>gl(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,rr.t)(l),...c].some(p=>gl(n,p)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,rr.t)(l))].join(" ");return{knobs:t.filter(u=>pf(n,a(u))),beside:s,absent:o}}var P=f(C(),1),ff=60;function vl(e,t){let n=da(e,t);V().answers.knobs=({change:o})=>n.apply(o),(0,bl.render)((0,P.jsx)(mf,{panel:n}),A(e.element,".kp"))}function mf({
panel:e}){let[t,n]=(0,Ht.useState)(""),[o,s]=(0,Ht.useState)([]),r=hl(t,e.knobs),i=qn(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(p=>c?[...new Set(
[...p,l])]:p.filter(m=>m!==l));return(0,Ht.useLayoutEffect)(()=>{aa(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>gf(e,
l)))})},[e]),(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(wf,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,P.jsx)(kf,{panel:e,open:o,hidden:i}),(0,P.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,U.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,P.jsx)(or,{panel:e,name:l,
hidden:!a.has(l)},l))}),Nt.groups.map(l=>(0,P.jsx)(hf,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,P.jsx)(xf,{panel:e,hidden:i})]})}
function gf(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),qo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function hf({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:d})=>d===t),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),p=o?c:s,m=(0,Ht.useRef)(!1);return m.
current||=p,u.length?(0,P.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:p,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,P.jsxs)("su\
mmary",{children:[(0,U.t)(t),(0,P.jsx)(vf,{panel:e,knobs:u})]}),(0,P.jsxs)("div",{class:"kp-body",children:[m.current&&l.length>0&&(0,P.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,U.t)("Always in view, above:")," ",l.map(({name:d},g)=>(0,P.jsxs)(P.Fragment,{children:[g>0&&", ",(0,P.jsx)(wl,{panel:e,name:d})]}))]}),
m.current&&u.map(d=>(0,P.jsx)(bf,{panel:e,knob:d,names:n},d.name))]})]}):null}function bf({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,P.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,P.jsx)("code",{children:t.name})," ",(0,U.t)(t.managed_because)]}):(0,P.jsx)(
or,{panel:e,name:t.name,hidden:o})}function vf({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,U.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,P.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var wl=({panel:e,name:t})=>(0,P.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,U.t)("Go to {name}",{name:t}),onClick:()=>Mt(
e,t),children:(0,P.jsx)(cn,{name:t})});function wf({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,U.t)("N\
o knob."):(0,U.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,U.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,P.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,P.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,U.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,U.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,P.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,P.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,P.jsx)(yf,{place:l},l.text)),r.map(l=>(0,P.jsx)("p",{class:"kp-faint",children:(0,U.t)(l)}))]})]})}var Wn=e=>e?document.getElementById(e):null;function yf({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=Wn(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{Wn(t)?.offsetParent||Wn(n)?.querySelector("button.label-wrap")?.click(),o(ff)};return(0,P.jsxs)(
"p",{class:"kp-faint",children:[(0,U.t)(e)," ",(Wn(t)||Wn(n))&&(0,P.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,U.t)("Go to it")})]})}function kf({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,U.t)(r?.mode),a=r?.differs.length??0,u=a?(0,U.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,U.t)("No knobs differ from the model's defaults."),l=({basic:p,group:m})=>!p&&!t.includes(
m),c=Object.entries(r?.notes??{}).flatMap(([p,m=[]])=>{let d=e.byName.get(p);return d?l(d)?m.filter(({severity:g})=>g==="error"):[]:m});return(0,P.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,P.jsx)("p",{class:"kp-headline",children:r&&(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)("strong",{title:(0,U.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,P.jsx)("div",{class:"kp-differing",children:r?.differs.map(p=>(0,P.jsx)(
Sf,{panel:e,name:p},p))}),(0,P.jsxs)("div",{class:"kp-foot",children:[(0,P.jsx)("button",{class:"kp-link",type:"button",disabled:xe(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,U.t)("Reset to the preset")}),(0,P.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,U.t)("Use the model's defaults")})]}),(0,P.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(p=>(0,P.jsx)(sr,{note:p,
panel:e}))})]})}function Sf({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,P.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,U.t)("Go to this knob ({source})",{source:Do(n)}),onClick:()=>Mt(e,t),children:[
t,s&&(0,P.jsx)("span",{class:`kp-${s}`,title:(0,U.t)("See the note at the knob"),children:dn[s]})]})}function xf({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,P.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,P.jsx)(
"summary",{children:(0,U.t)("Effective config")}),(0,P.jsx)("div",{class:"kp-table",children:n.length>0&&(0,P.jsxs)("table",{children:[(0,P.jsx)("thead",{children:(0,P.jsxs)(
"tr",{children:[(0,P.jsx)("th",{scope:"col",children:(0,U.t)("knob")}),(0,P.jsx)("th",{scope:"col",children:(0,U.t)("value")}),(0,P.jsx)("th",{scope:"col",children:(0,U.t)(
"source")})]})}),(0,P.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,P.jsxs)("tr",{"data-source":i,children:[(0,P.jsx)("td",{children:(0,P.jsx)(
wl,{panel:e,name:s})}),(0,P.jsxs)("td",{class:"kp-value",children:[ye(r,60),a&&(0,P.jsx)("span",{class:"kp-faint",title:(0,U.t)(a),children:` ○ ${(0,U.t)("no \
effect")}`})]}),(0,P.jsx)("td",{children:nr(i)})]},s))})]})})]})}var Sl=f(ue(),1),Dt=f(N(),1),xl=f(kl(),1);var de=f(C(),1),Pf=["switch","choice"];function Pl({element:e},{name:t,essential:n}){let o=A(e,".kq-knobs"),s=A(e,".kq-count");A(e,".kq").setAttribute("aria-lab\
el",(0,Dt.t)("The knobs that matter for this strategy")),ct(t,r=>{A(e,".kq-number-of").textContent=(0,Dt.t)("All {count} knobs",{count:r.knobs.length}),(0,Sl.render)(
(0,de.jsx)(Cf,{panel:r,essential:n}),o),(0,xl.explain)(o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.
some(({severity:l})=>l==="error");s.textContent=a.length?`${dn[u?"error":"warning"]} ${a.length}`:""})})}function Cf({panel:e,essential:t}){let n=(e.verdict.value?.
essential??t).filter(o=>e.byName.has(o)&&Yt(o));return(0,de.jsx)(de.Fragment,{children:n.map(o=>(0,de.jsx)(Of,{panel:e,name:o},o))})}function Of({panel:e,name:t}){
let{knob:n,value:o,own:s,source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=Pf.includes(n.editor)||u&&n.slider_minimum===null,{
View:c,isLabelled:p}=Bo(n.editor),m={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:O=>e.change(t,O)},d=i.
value.find(({severity:O})=>O==="error")??i.value.at(0),g=d?`${(0,Dt.t)(d.message)} ${(0,Dt.t)(d.fix)}`:(0,Dt.t)(n.meaning),h=O=>{O?.querySelector("input, select\
, button")?.setAttribute("aria-description",g)},v=(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(cn,{name:t}),(0,de.jsx)("span",{class:"kq-sign","aria-hidden":"t\
rue","data-severity":d?.severity??"",children:d&&dn[d.severity]})]});return(0,de.jsxs)("div",{class:"kq-knob","data-knob":t,"data-source":r.value,"data-tip":g,ref:h,
children:[l&&!p?(0,de.jsx)("span",{class:"kp-name",id:m.nameId,children:v}):(0,de.jsx)("label",{class:"kp-name",id:m.nameId,for:a,children:v}),l?(0,de.jsx)(c,{...m}):
u?(0,de.jsx)(Ef,{...m}):(0,de.jsx)(Tf,{...m})]})}function Ef({knob:e,id:t,value:n,standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,de.jsxs)(
"span",{class:"kq-number",children:[(0,de.jsx)(zs,{knob:e,id:t,value:n,standard:o,change:s,text:i}),(0,de.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",
children:i})]})}function Tf({knob:e,panel:t,id:n,value:o}){return(0,de.jsx)("button",{class:"kp-button",id:n,type:"button",onClick:()=>{Rn("knobs"),Mt(t,e.name)},
children:o===void 0?(0,Dt.t)("set …"):ye(o,18)})}var El=f(ue(),1),Tl=f(ne(),1),wt=f(N(),1),Ll=f(Ol(),1);var st=f(C(),1);function Rl({element:e,props:t,server:n,watch:o}){let s=A(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");V().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,wt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=Lf(
t.value);for(let{key:d,sha256:g}of c)d&&r.set(g,d);let p=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(p.some(({key:d},g)=>d!==c[g].key))return u(p);i=t.value;
let m=c.map((d,g)=>(0,st.jsx)(Rf,{item:d,fileOf:a,remove:()=>u(c.filter((h,v)=>v!==g))},d.sha256));(0,El.render)(m,s)}o("value",l),l()}function Lf(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function Rf({item:e,fileOf:t,remove:n}){let[o,s]=(0,Tl.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",p=c?(0,wt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,wt.t)("Sound, {seconds} s",{seconds:l});return(0,st.jsxs)("li",{children:[(0,st.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${p}: ${c?(0,wt.t)("Show it"):(0,wt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,st.jsx)(Ll.Preview,{kind:e.kind,preview:i})}),(0,st.jsx)("span",{children:r?p:(0,wt.t)("{what}: the file was not kept",{what:p})}),
(0,st.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,wt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,st.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,st.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var Fl=f(ue(),1),cr=f(ne(),1),ae=f(N(),1);var Wo=f(ne(),1);function Al(e){let t=(0,Wo.useRef)(null);return(0,Wo.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var rt=f(N(),1),_e=f(C(),1),ir=["tools","documents"],Af={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},ar=({reads:e})=>e?.arguments??[],Ml=e=>ar(e).length>0||ir.some(t=>e.reads?.[t]);function Nl({state:e,isOpen:t,press:n}){let s=ar(e).filter(([
r])=>r in e.arguments).length+ir.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,_e.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!Ml(e),onClick:n,children:s?(0,rt.t)("Template arguments ({count})",{count:s}):(0,rt.t)("Template arguments")})}function _l({state:e,isOpen:t,
defaults:n,set:o}){let s=Ml(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,rt.t)("Tools, a JSON list"),documents:(0,rt.t)("Documents, a JSON list")};return(0,_e.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,rt.t)("Template arguments"),hidden:!s,children:[(0,_e.jsx)("div",{class:"gp-argument-list",children:ar(
e).map(([i,a])=>(0,_e.jsx)(Mf,{name:i,kind:a,state:e,defaults:n,set:o},i))}),ir.map(i=>(0,_e.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,_e.jsx)(
"span",{children:r[i]}),(0,_e.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Af[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function Mf({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([m])=>m!==e)),p=l===""||l===o[e];
s({arguments:p?c:{...c,[e]:l}})};if(t!=="bool")return(0,_e.jsxs)("label",{"data-kind":t,children:[(0,_e.jsx)("code",{children:e}),(0,_e.jsx)("input",{type:"text",
placeholder:(0,rt.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,rt.t)("Set here."):
a===void 0?(0,rt.t)("Not set: the template decides."):(0,rt.t)("Not set: this is what the template takes.");return(0,_e.jsxs)("label",{"data-kind":t,title:u,children:[
(0,_e.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,_e.jsx)("code",{children:e})]})}var I=f(C(),1),Nf=250,lr=["user","assistant","system"],_f={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},Kl=()=>{},Il=e=>Kl(e);function Bl({element:e,props:t,server:n,trigger:o,watch:s}){let r=A(e,".gp-beside"),i=V(),a=S(_f),u=S({prompt:"",model:""}),l=S(
{}),c=S(!1),p="",m="plain true";function d(){let F={};try{F=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...F},p=t.value,h()}function g(F){a.value={...a.
value,...F},t.value=p=JSON.stringify(a.value),h()}function h(){let F=`${a.value.kind} ${a.value.on}`;if(F===m)return q();m=F,o("turned",{})}let v=0,O=0;function q(){
clearTimeout(O),O=window.setTimeout(G,Nf)}async function G(){let F=++v,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:p})))}catch(W){console.warn("Generation Playground: the template could not be asked.",W)}F===v&&(i.setWritten(w),l.value=w?.defaults??
{})}Kl=F=>{e.isConnected&&(u.value={...u.value,...F},q())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:F,run:w})=>{!F&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),te(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let E=()=>(0,I.jsx)(Ff,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==p&&d()}),d(),(0,Fl.render)((0,I.jsx)(E,{}),
r)}function Ff({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[p,m]=(0,cr.useState)(null),[d,g]=(0,cr.useState)(
!1),h=Al(()=>r),v=()=>m(null),O=x=>{m(x),h(`.gp-${x} textarea`)},q=x=>{t({on:x}),h(x?".gp-on":".gp-off")},G=(x,Q)=>t({turns:l.map((Re,Ze)=>Ze===x?{...Re,...Q}:Re)}),
E=x=>{t({turns:l.toSpliced(x,1)});let Q=Math.min(x+1,l.length-1);h(Q?`.gp-turns li:nth-child(${Q}) button`:".gp-add")},F=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},W=!u&&p!=="system",z=!a||
!c&&p!=="begins",le=({to:x,name:Q,title:Re})=>(0,I.jsx)("button",{type:"button",role:"radio",class:x?"gp-on":"gp-off","aria-checked":a===x?"true":"false",tabIndex:a===
x?0:-1,title:Re,onClick:()=>q(x),children:Q});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,I.jsxs)("l\
abel",{class:"gp-begins",hidden:z,children:[(0,I.jsx)("span",{children:(0,ae.t)("The answer begins with")}),(0,I.jsx)(ur,{hint:(0,ae.t)("The model goes on from \
these words."),value:c,write:x=>t({begins:x}),close:v})]}),(0,I.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,I.jsxs)("label",{class:"gp-system",hidden:W,
children:[(0,I.jsx)("span",{children:(0,ae.t)("System message")}),(0,I.jsx)(ur,{hint:(0,ae.t)("How the assistant should behave. Optional."),value:u,write:x=>t({
system:x}),close:v})]}),(0,I.jsx)("ol",{class:"gp-turns","aria-label":(0,ae.t)("Earlier turns, oldest first"),children:l.map((x,Q)=>(0,I.jsx)(Kf,{...x,number:Q+
1,change:Re=>G(Q,Re),remove:()=>E(Q)},Q))}),(0,I.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,I.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:x})=>t({continues:x.checked})}),(0,I.jsx)("span",{children:(0,ae.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,I.jsxs)("div",{class:"gp-bar",children:[(0,I.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,ae.t)("How the prompt is s\
ent"),onKeyDown:x=>{x.key.startsWith("Arrow")&&(x.preventDefault(),q(!a))},children:[le({to:!0,name:(0,ae.t)("Chat"),title:(0,ae.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),le({to:!1,name:(0,ae.t)("Plain text"),title:(0,ae.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,I.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,I.jsx)(Vn,{name:"gp-add-system",words:(0,ae.t)("Ad\
d a system message"),hidden:!W,press:()=>O("system")}),(0,I.jsx)(Vn,{name:"gp-add",words:(0,ae.t)("Add a turn"),press:F}),(0,I.jsx)(Vn,{name:"gp-reply",words:(0,ae.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,I.jsx)(Vn,{name:"gp-clear",words:(0,ae.t)("New chat"),hidden:!l.length,press:w}),(0,I.jsx)(Vn,{name:"gp-be\
gin",words:(0,ae.t)("Begin the answer"),hidden:!z,press:()=>O("begins")}),(0,I.jsx)(Nl,{state:e,isOpen:d,press:()=>{g(!d),d||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,I.jsx)(_l,{state:e,isOpen:d,defaults:o,set:t})]}),(0,I.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,I.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,ae.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,I.jsxs)("label",{class:"gp-target",children:[(0,I.jsx)("span",{children:(0,ae.t)("Target so far")}),(0,I.jsx)(ur,{hint:(0,ae.t)(
"How the target should begin. Optional."),value:e.target,write:x=>t({target:x})})]})]})]})}var ur=({hint:e,value:t,write:n,close:o})=>(0,I.jsx)("textarea",{rows:1,
placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),Vn=({name:e,words:t,hidden:n,press:o})=>(0,I.jsx)("button",{type:"button",class:e,hidden:n,
onClick:o,children:t});function Kf({role:e,content:t,number:n,change:o,remove:s}){let r=lr.includes(e)?lr:[...lr,e],i=(0,ae.t)("Remove turn {number}",{number:n});
return(0,I.jsxs)("li",{"data-role":e,children:[(0,I.jsx)("select",{"aria-label":(0,ae.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,I.jsx)("option",{value:a,children:a},a))}),(0,I.jsx)("textarea",{rows:1,"aria-label":(0,ae.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,I.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var Hl=f(N(),1);function Dl({element:e,props:t,trigger:n,watch:o}){(0,Hl.translateTemplate)(e);let s=A(e,".gp-run-menu");Ao(s),s.addEventListener("click",i=>{let a=$(i,"[data-w\
ay]")?.dataset.way;a==="more"?V().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),If(s)}function If(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var ql=f(N(),1);function Wl({element:e,props:t,watch:n}){let o=()=>{A(e,"p").textContent=t.value?(0,ql.t)(JSON.parse(t.value)):""};n("value",o),o()}var Ql=f(ue(),1),Ge=f(N(),1);var $n=f(N(),1);var Bf=.8,Vo=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return B.isOpen.value&&
B.isOnStage.value}turn(){B.isOnStage.value=!B.isOpen.value||!B.isOnStage.value,B.isOpen.value||wo.tell()}get words(){return this.isSeen?this.stays?(0,$n.t)("Sti\
ll to be done. Go on with N."):(0,$n.isTouched)()?"":(0,$n.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}\
"]:not(:disabled)`,o=this.isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.
scrollTop+n.clientHeight<n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:Bf*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(
".gp-lesson-foot .gp-next"),this.stays||this.press("N")),this.redraw()}};var Gl=f($l(),1),Jl=f(dr(),1),yt=f(N(),1);var Qe={text:{key:"1",title:()=>(0,yt.t)("Text"),isThere:e=>!e.denoises,view:Ve,canHide:!0},processors:{key:"2",title:()=>(0,yt.t)("Waterfall"),isThere:Hf,view:Ve,
canHide:!0},beamtree:{key:"3",title:()=>(0,yt.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:Ve,canHide:!0},drafts:{key:"4",title:()=>(0,yt.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:Ve,canHide:!0},canvas:{key:"1",title:()=>(0,yt.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:Ve,
canHide:!1},batch:{key:"1",title:()=>(0,yt.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,yt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},pr=Object.keys(Qe);function Hf({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var pn=(e,t,n)=>Math.max(t,Math.min(n,e)),$o=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,Jl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*pn(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,Gl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[pn(a+n,-1,i.length-1)]??0)-1}else this.place=pn(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var be=f(C(),1),Df="F8",qf={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Wf={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Vf=["PageDown","PageUp"],$f="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",jo=null,fr=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new $o(n),(0,Ql.render)((0,be.jsx)(jf,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),te(()=>{Y.value,B.isOpen.value,ht(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new Vo(()=>this.draw());bar=S({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Ve;get isOpen(){return $e.peek()!==null}get picture(){return $e.peek()??"text"}get offered(){
return pr.filter(t=>Qe[t].view===Y.peek()&&Qe[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=Y.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),B.isOnStage.value=!0,(!this.offered.length||!B.isOpen.peek())&&nt(Ve),$e.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),$e.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),B.isOpen.peek()||nt(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&($e.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Qe[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;po.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:Xl()!==null,
showsLesson:this.lesson.isSeen,question:po.peek()?(0,Ge.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,Ge.t)("\
This view is on the page: leave the stage to see it.")};let s=qf[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){
let{cover:n,picture:o}=this;t===n.hides||t&&!Qe[o].canHide||(t?(this.log.usesBeams&&Ul(Qe.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.
lesson.turn(),this.draw()}run(){(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,
{view:r,slider:i}=Qe[o];r!==Ve?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?Ul(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(
s.line,0):n.walk(t),this.draw()}goRound(t){let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[pn(s,0,n.rounds.length-1)].start)}};
function Ul(e,t){let n=e?document.querySelector(e):null;n&&(n.value=String(pn(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",
{bubbles:!0})))}function jf({stage:e}){let{offered:t,hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=$e.value??"text";return(0,be.jsxs)(be.Fragment,{
children:[(0,be.jsx)("h1",{class:"gp-stage-name",children:(0,Ge.t)("The stage")}),(0,be.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Ge.t)(
"Pictures of this run"),children:pr.map(a=>{let{key:u,title:l}=Qe[a];return(0,be.jsx)(fn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},
a)})}),(0,be.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),(0,be.jsx)(zl,{sign:"◀",name:(0,Ge.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,be.jsx)(
zl,{sign:"▶",name:(0,Ge.t)("Next"),of:"PageDown",press:()=>e.go(1)}),(0,be.jsx)(fn,{of:"H",class:"gp-stage-hide",hidden:!Qe[i].canHide,is:n,press:()=>e.hide(!n),
children:(0,Ge.t)("Hide what comes")}),(0,be.jsx)(fn,{of:"L",class:"gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,Ge.t)("Lesson")}),(0,be.jsx)(fn,{
of:"V",class:"gp-stage-class",hidden:!o,press:()=>Mn.tell(),children:(0,Ge.t)("Class")}),(0,be.jsx)(fn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,Ge.t)(
"Generate")}),(0,be.jsx)(fn,{of:"Escape",class:"gp-stage-leave",press:()=>e.leave(),children:(0,Ge.t)("Leave")})]})}var fn=({of:e,class:t,hidden:n,is:o,press:s,
children:r})=>(0,be.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,"aria-pressed":o,hidden:n,onClick:s,children:[(0,be.jsx)("kbd",{children:e==="Es\
cape"?"Esc":e})," ",r]}),zl=({sign:e,name:t,of:n,press:o})=>(0,be.jsx)("button",{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,
children:e});function Yl({element:e}){jo=new fr(A(e,".gp-stage"),V())}var Xl=()=>document.querySelector(".gp-class:not([hidden]) .gp-class-size");function Zl(){
document.addEventListener("click",e=>{$(e,".gp-present")&&jo?.enter()}),document.addEventListener("keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;
!jo||!t||document.querySelector($f)||!Gf(jo,e)||(e.preventDefault(),e.stopPropagation())},!0)}function Gf(e,t){let{key:n}=t,o=Wf[n],s=Jf[n.toLowerCase()];if(n===
Df)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&Vf.includes(n))(e.lesson.isSeen?e.lesson:e).go(o);else{if($(t,"input, sele\
ct, textarea")||o&&$(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()==="v"&&Xl())Mn.tell();else if(!e.lesson.press(n)){let r=e.offered.
find(i=>Qe[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var Jf={h:e=>e.hide(!e.cover.hides),l:e=>e.turnLesson(),g:e=>e.run()};var eu=f(ue(),1),jn=f(N(),1);var qt=f(C(),1);function tu({element:e,props:t,trigger:n,watch:o},s){let r=A(e,"span"),i=A(e,"select"),a="";function u(){let{value:l,lane:c,choices:p}=t;r.textContent=
c?(0,jn.t)("Strategy of lane {lane}",{lane:c}):(0,jn.t)("Strategy"),JSON.stringify(p)!==a&&(a=JSON.stringify(p),(0,eu.render)((0,qt.jsx)(Uf,{choices:p,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var Uf=({choices:e,headings:t})=>(0,qt.jsx)(qt.Fragment,{children:zf(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,qt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,jn.t)(r)}));return n?(0,qt.jsx)("optgroup",{label:(0,jn.t)(n),
children:s}):s})});function zf(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var ou=f(qe(),1);var Qf="scene";function Go(e,t){let n=new RegExp(`^(${t}|${Qf})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var ft=["guess","again","best","temperature","text","own"],mr="scene",Jo=(0,ou.kept)("front-door"),su="seen";function nu(e){let t=Number(new URLSearchParams(e).
get(mr));return ft.at(t>0?t-1:ft.length)??null}function Yf(e,t){let n=new URLSearchParams(e);t?n.set(mr,String(ft.indexOf(t)+1)):n.delete(mr);let o=n.toString();
return o&&`?${o}`}var ru=e=>ft.at(ft.indexOf(e)+1)??null;function iu(){let e=window.GenerationPlaygroundDoor;if(e===void 0||Go(location.search,e))return;let t=nu(
location.search),n=Jo.isAllowed&&Jo.read()===null;Me.value=t??(n?ft[0]:null),Me.value&&!t&&hr(Me.value,"replaceState"),window.addEventListener("popstate",()=>Me.
value=nu(location.search))}function gr(e){e==="own"&&Jo.write(su),Me.value=e,hr(e,"pushState")}function au(){Jo.write(su),Me.value=null,hr(null,"replaceState")}
function hr(e,t){try{history[t](null,"",location.pathname+Yf(location.search,e)+location.hash)}catch{}}var Iu=f(ue(),1),wn=f(ne(),1),ss=f(N(),1);var ts=f(ne(),1),wr=f(N(),1);var Uo=f(Rt(),1),zo=f(uu(),1),Qo=f(du(),1),bu=f(fu(),1),vu=f(br(),1),Yo=f(hu(),1),Xf=7,wu={do_sample:!0,temperature:1,top_k:0,top_p:1};function mn(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,Uo.probability)(u.raw_logprob)-(0,Uo.probability)(a.raw_logprob)).slice(0,Xf).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,Uo.probability)(l)})),s=t===1?null:Zf(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function Zf(e,t){let n=(0,Yo.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,vu.tokenKnobs)({...wu,temperature:t});return new Map(
(0,bu.inHand)((0,Yo.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function yu(e,t){let n=(0,Qo.drawSettingsOf)(wu),o=n&&(0,zo.drawnOf)(e,1);if(!o)return null;
let s=(0,Qo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,zo.textAt)(e,s)}:null}var gn=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function ku(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function Su(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var vr=f(ko(),1),Wt=f(Rt(),1),Ce=f(N(),1);function xu(e){return{guess:()=>(0,Ce.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,Ce.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,Ce.t)("What if it always takes the likeliest word?"),temperature:()=>(0,Ce.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,Ce.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,Ce.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function Gn(e){let t=Math.round(100*e);return e>0&&t===0?(0,vr.notation)("<1%"):(0,vr.notation)(
e<1&&t===100?">99%":`${t}%`)}var kt=({id:e,text:t})=>e===null?(0,Ce.t)("any other word"):t.trim()||(0,Wt.quoted)(t);function Pu(e,t){let n={drawn:(0,Wt.quoted)(
t.text.trim()),chance:Gn(t.share)};if(!e)return(0,Ce.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?kt(e):
(0,Wt.quoted)(e.text.trim()),share:Gn(e.share)};return e.id===t.id?(0,Ce.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,Ce.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function Cu(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,Ce.t)("The same word each time so far: the likely ones come often."):(0,Ce.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Ou(e){return e?(0,Ce.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,Wt.quoted)(
e.sentence),count:e.count}):(0,Ce.t)("The likeliest word at every place: each try writes this same text.")}function Eu(e,t){let n=Gn(e.share),o=(0,Ce.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,Wt.quoted)(e.text.trim()),share:n});return t===null?o:(0,Ce.t)("{a} {b}",{a:o,b:(0,Ce.t)("The same draw would n\
ow fall on {word}.",{word:(0,Wt.quoted)(t.trim())})})}var Jn=f(N(),1),Oe=f(C(),1);function hn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Oe.jsx)("ul",{class:"gp-chances","aria-label":(0,Jn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Oe.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Oe.jsx)("span",{class:"gp-word",children:kt(s)}),(0,Oe.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Oe.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Oe.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Oe.jsx)(em,{count:o[r]}),t===r&&(0,Oe.jsx)("span",{children:(0,Jn.t)("your guess")}),n===r&&(0,Oe.jsx)("span",{class:"gp-mark-drawn",children:(0,Jn.t)(
"drawn")})]}),(0,Oe.jsx)("span",{class:"gp-share",children:Gn(s.share)})]},s.id))})}var em=({count:e})=>e>0&&(0,Oe.jsx)("span",{class:"gp-tally","aria-label":(0,Jn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),tm=.0125,Tu=e=>e.id===null?"…":kt(e).slice(0,2);function Xo({chances:e,drawn:t,
turn:n}){let o=t===null?null:ku(e,t);return(0,Oe.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Oe.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Oe.jsx)("span",{class:"gp-piece-long",children:s.share>tm*kt(s).length?kt(s):Tu(s)}),
(0,Oe.jsx)("span",{class:"gp-piece-short",children:Tu(s)})]},s.id)),o&&(0,Oe.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var Lu=f(dr(),1);var nm=12e3,Zo=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=S(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},nm),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Me.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,Lu.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},Un=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var es=f(N(),1),mt=f(C(),1);function St({line:e,children:t}){return(0,mt.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,mt.jsx)("span",{class:"gp\
-gap","aria-label":(0,es.t)("the next word"),role:"img",children:"?"})]})}var bn=({children:e})=>(0,mt.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function vn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,mt.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,es.t)(
"The model does not answer at the moment. Go on, or try again."):(0,es.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Vt=({at:e,children:t})=>(0,mt.jsxs)("div",{class:"gp-door-foot",children:[t,(0,mt.jsx)("span",{class:"gp-door-place",children:e})]}),Ye=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,mt.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var pe=f(C(),1),om=3,Ru=4;function Mu({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,ts.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,ts.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let p=mn(t),m=i.map(([h])=>gn(p,h.chosen.token_id)),d=u?.state==="aske\
d"||u?.state==="running",g=d&&l.length?l:i[0];return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(St,{line:e,children:(0,pe.jsx)(Au,{steps:g})}),(0,pe.jsx)(hn,{
chances:p,drawn:m[0],counts:p.map((h,v)=>m.filter(O=>O===v).length)}),(0,pe.jsx)(Xo,{chances:p,drawn:m[0],turn:i.length-1}),(0,pe.jsx)(bn,{children:Cu(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,pe.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,om).map((h,v)=>(0,pe.jsxs)("li",{children:[e,(0,pe.jsx)(Au,{steps:h})]},
i.length-v))}),(0,pe.jsx)(vn,{runs:n,canRun:o}),(0,pe.jsxs)(Vt,{at:r,children:[o&&(0,pe.jsx)(Ye,{isMain:i.length<Ru,isBusy:d,press:()=>n.ask("again"),children:(0,wr.t)(
"Draw again")}),(0,pe.jsx)(Ye,{isMain:i.length>=Ru||!o,press:s,children:(0,wr.t)("Go on")})]})]})}var Au=({steps:e})=>(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(
"span",{class:"gp-came",children:Un(e.slice(0,1))}),(0,pe.jsx)("span",{class:"gp-and-then",children:Un(e.slice(1))})]});var ns=f(ne(),1),zn=f(N(),1);var fe=f(C(),1),sm=matchMedia("(prefers-reduced-motion: reduce)"),rm=2200;function Nu({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=mn(t),a=gn(i,t.chosen.token_id),
[u,l]=(0,ns.useState)(!1),c=n!==void 0;if((0,ns.useEffect)(()=>{if(!c)return;let p=setTimeout(()=>l(!0),sm.matches?0:rm);return()=>clearTimeout(p)},[c]),!c){let p=i.
map((m,d)=>({row:m,i:d})).filter(({row:m})=>m.id!==null);return p.sort((m,d)=>m.row.text.localeCompare(d.row.text)),(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(
St,{line:e}),(0,fe.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,zn.t)("What comes next?"),children:[(0,fe.jsx)("p",{class:"gp-ask",children:(0,zn.t)(
"What comes next?")}),p.map(({row:m,i:d})=>(0,fe.jsx)(Ye,{press:()=>o(d),children:(0,fe.jsx)("span",{lang:"en",children:kt(m)})},m.id)),(0,fe.jsx)(Ye,{press:()=>o(
i.length-1),children:(0,zn.t)("another word")})]}),(0,fe.jsx)(Vt,{at:r})]})}return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(St,{line:e,children:u&&(0,fe.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,fe.jsx)(hn,{chances:i,guess:n,drawn:u?a:null}),(0,fe.jsx)(Xo,{chances:i,drawn:a,turn:0}),(0,fe.jsx)(bn,{children:u&&
Pu(n===null?null:i[n],i[a])}),(0,fe.jsx)(Vt,{at:r,children:(0,fe.jsx)(Ye,{isMain:!0,press:s,children:(0,zn.t)("Go on")})})]})}var os=f(ne(),1),yr=f(ko(),1),$t=f(N(),1);var j=f(C(),1),im=.1,am=2;function kr({runs:e,canRun:t},n,o){(0,os.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:Un(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var Sr=({goOn:e,at:t,words:n})=>(0,j.jsx)(Vt,{at:t,children:(0,j.jsx)(Ye,{isMain:!0,press:e,children:n??(0,$t.t)("G\
o on")})});function _u(e){let{text:t,isOver:n}=kr(e,"best",!0),o=Su(t);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(St,{line:e.looping,children:t&&(0,j.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,j.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,j.jsx)(bn,{children:n&&Ou(
o)}),(0,j.jsx)(vn,{...e}),(0,j.jsx)(Sr,{...e})]})}function Fu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,os.useState)(1),{text:a}=kr(e,"temperature",!1),u=mn(
n,r),l=yu(n,r),c=Eu(u[0],l?.text??null);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)("label",{class:"gp-turn",children:[(0,j.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,$t.t)("Temperature")," ",(0,j.jsx)("output",{children:(0,yr.fixed)(r,1)})]}),(0,j.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,$t.t)(
"cold")}),(0,j.jsx)("input",{type:"range",min:im,max:am,step:.1,value:r,"aria-valuetext":`${(0,yr.fixed)(r,1)}. ${c}`,onInput:({currentTarget:p})=>i(Number(p.value)),
onChange:({currentTarget:p})=>{s&&o.ask("temperature",Number(p.value))}}),(0,j.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,$t.t)("hot")})]}),(0,j.jsx)(
hn,{chances:u,drawn:l?gn(u,l.id):null}),(0,j.jsx)("p",{class:"gp-door-verdict",children:c}),(0,j.jsx)(St,{line:t,children:a&&(0,j.jsx)("span",{class:"gp-came",children:a})}),
(0,j.jsx)(vn,{...e}),(0,j.jsx)(Sr,{...e})]})}function Ku(e){return kr(e,"text",!0),(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)("p",{class:"gp-door-verdict",children:(0,$t.t)(
"Press a word to see what else could have been drawn.")}),(0,j.jsx)(vn,{...e}),(0,j.jsx)(Sr,{...e,words:(0,$t.t)("Now your own words")})]})}var gt=f(C(),1),lm=3e3,Bu=e=>{setTimeout(e,lm)};bt.hear(()=>Bu=e=>e());var um=ft.length-1,cm={again:Mu,best:_u,temperature:Fu,text:Ku};function Hu({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=V();Z().feed("door",n);let{started:a,newest:u}=Z().log("door");if(!a||!u)return;let l=new Zo(i,p=>Bu(()=>t("asked",p)),
s);i.subscribe(e,()=>l.follow());let c=p=>{p?gr(p):au(),requestAnimationFrame(()=>{let m=document.querySelector("#prompt textarea");m?.focus({preventScroll:!0}),
p&&m?.select()})};(0,Iu.render)((0,gt.jsx)(dm,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),A(e,".gp-door"))}function dm({leave:e,...t}){let n=Me.value,
[o]=(0,wn.useState)(()=>S(void 0)),s=o.value,r=(0,wn.useRef)(null),i=()=>{let l=n&&ru(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&gr(l)};if((0,wn.useLayoutEffect)(
()=>{if(!n||n==="own")return;V().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!$(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{V().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=cm[n],u=(0,ss.t)("{number} of {count}",{number:ft.indexOf(n)+1,count:um});return(0,gt.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,gt.jsxs)("div",{class:"gp-door-top",children:[(0,gt.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:xu(
n)}),(0,gt.jsx)(Ye,{press:()=>e(null),children:n==="own"?(0,ss.t)("Show all controls"):(0,ss.t)("Skip")})]}),n==="guess"&&(0,gt.jsx)(Nu,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,gt.jsx)(a,{...t,goOn:i,at:u},n)]})}var uc=f(ue(),1),cc=f(N(),1),dc=f(qu(),1);var ju=f(Rt(),1),Gu=f(Vu(),1),rs=f(xr(),1),pm=["temperature","top_k","top_p","min_p"];function Ju(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(pm.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?fm(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function fm(e,t){
let n=(0,rs.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,ju.probability)(a));return{left:(0,Gu.keptOf)(t),top:Math.max(...i)}}
let o=(0,rs.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var Pr=f(qe(),1),zu=(0,Pr.kept)("lessons"),Uu=(0,Pr.kept)("lessons","tab"),is=class{lessons=mm();open=Uu.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){zu.write(JSON.stringify({lessons:this.lessons})),Uu.write(this.open)}};function mm(){let e=zu.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var Or=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)"),Cr=!1;function Qn(){B.isFolded.value=Cr=!1,ec()}function Qu(){B.isFolded.value?
Qn():B.isFolded.value=!0}function Yu(){for(let t of["click","keydown"])document.addEventListener(t,n=>{n.isTrusted&&$(n,"#result")&&(Cr=!0)},!0);let e=()=>{!Or.
matches||!B.isOpen.value||B.isFolded.value||!Zu()||(Cr?B.isFolded.value=!0:ec())};new MutationObserver(e).observe(document.body,{subtree:!0,attributes:!0,attributeFilter:[
"data-folded"]})}function Xu(){return(Or.matches?document.querySelector(".gp-lesson:not([hidden])"):null)?.getBoundingClientRect().top??innerHeight}function Zu(){
let e=document.querySelector('#pane-token .gp-fold[aria-expanded="true"]');return e?.checkVisibility()?e:null}function ec(){Or.matches&&Zu()?.click()}var xt=f(ne(),1),rc=f(So(),1),T=f(N(),1);var nc=f(qe(),1),oc="the stage",tc=(0,nc.kept)("person");function sc(e,t,n=gm()){let o=hm(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var as="";function gm(){return as=tc.read()||as||String(Math.random()),tc.write(as),as}function hm(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var y=f(C(),1),ic=(e,t)=>(0,y.jsx)(bm,{shown:e,actions:t});function bm({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(vm,{lessons:n.lessons,
actions:t}):(0,y.jsx)(wm,{...n,actions:t},n.lesson.name):null}var Er=null;function ls(e){let t=e?document.querySelector(e):null;if(t===Er||(Er?.classList.remove(
"gp-pointed-at"),Er=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>Xu())&&t.scrollIntoView({block:"center"})}function vm({
lessons:e,actions:t}){let n=(0,xt.useRef)(null);return(0,xt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(
ac,{actions:t,line:(0,T.t)("Lessons"),children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,T.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,T.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,T.t)("at step {number} of {count}",{number:l+1,count:a}),p=[(0,T.tn)(i,"{count} minute",
"{count} minutes"),u?(0,T.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,T.t)(s)}),(0,y.jsx)("span",{children:(0,T.t)(r)}),(0,y.jsx)("small",{children:p.filter(Boolean).join(" · ")})]})},o)})})]})}
var ac=({line:e,actions:t,children:n})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[(0,y.jsxs)("button",{class:"gp-plain gp-lesson-fold",type:"button","a\
ria-expanded":!B.isFolded.value,onClick:t.fold,children:[(0,y.jsx)("span",{children:e})," ",(0,y.jsx)("span",{"aria-hidden":"true",children:B.isFolded.value?"▴":
"▾"})]}),n,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,T.t)("Leave the lessons"),onClick:t.close,children:"✕"})]});function wm(e){let{
lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,isReminded:p,actions:m}=e,d=t.steps[n],g={number:n+1,count:t.steps.
length},h=(0,xt.useRef)(null),v=(0,xt.useRef)(null),O=h.current?.parentElement?.contains(document.activeElement)??!1;(0,xt.useLayoutEffect)(()=>{let F=h.current?.
parentElement,{activeElement:w}=document,W=w===document.body||w?.matches(":disabled");(c||O&&W)&&h.current?.focus({preventScroll:!0}),c?F?.scrollTo({top:0,behavior:"\
instant"}):i&&v.current?.scrollIntoView({block:"nearest"})},[e]);let q=d.predict&&o===void 0&&!(a&&i),G=s||!d.task&&!q,E=n===t.steps.length-1;return(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(ac,{actions:m,line:`${(0,T.t)("Step {number} of {count}",g)} · ${(0,T.t)(t.title)}`,children:(0,y.jsx)(jt,{words:(0,T.t)("All lessons"),class:"\
gp-plain",press:m.list})}),(0,y.jsx)("h2",{children:(0,T.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:h,children:(0,T.t)("Step {number} of\
 {count}",g)}),(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(lc,{text:d.text}),d.predict&&(0,y.jsx)(km,{...e,predict:d.predict},n),d.task&&(0,y.jsxs)(
"p",{class:"gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,T.t)(d.task),q&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,T.t)("Predict fir\
st.")})]}),d.solvable&&(0,y.jsx)(jt,{words:(0,T.t)("Set it"),class:"gp-solve",press:m.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:v,
children:p?(0,T.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,T.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(
jt,{words:(0,T.t)("Reveal"),class:"gp-reveal",press:m.reveal,of:"R"}):i&&!q&&(0,y.jsx)(xm,{...i,isByHand:!!d.by_hand,showRecorded:m.recorded})})]}),(0,y.jsxs)("\
div",{class:"gp-lesson-foot",children:[(0,y.jsx)(jt,{words:(0,T.t)("Back"),press:()=>m.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(jt,{words:E?(0,T.t)("All lessons"):
G?(0,T.t)("Next"):(0,T.t)("Skip"),class:G?"gp-next":void 0,press:()=>E?m.list():m.go(n+1),of:"N"})]}),(0,y.jsx)(ym,{lesson:t,step:d,at:n,ownModel:r,actions:m})]})}
function ym({lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)(
"div",{class:"gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.
checked)})," ",(0,T.t)("use my model instead")]}),t.sets&&(0,y.jsx)(jt,{words:(0,T.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)(
"a",{class:"gp-link",href:`?${r}`,target:"_blank",children:(0,T.t)("Link to this step")})]})}function km(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,
isStaged:a,isCovered:u,isHeld:l,judgement:c,actions:p}=e,{question:m,answers:d,number:g,tokens:h}=o,v=s!==void 0,O=u||l?null:c,q=O?.done&&(v||i)?O:null,G=v||q!==
null||!r,E=h.length?h:d.map((W,z)=>z),F=sc(`${t.name} ${n}`,E.length,a?oc:void 0),w=(h.length>0||g)&&(0,y.jsx)(Sm,{predict:o,guess:s,isOff:G,send:p.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,T.t)(m)}),!h.length&&w,F.map((W,z)=>{let le=s===E[W],x=q?.expected===W;return(0,y.jsxs)(
"button",{type:"button",class:x?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[z],"data-choice":W,"aria-pressed":le,disabled:G,onClick:()=>p.guess(E[W]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:x?"✓ ":le?q?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(rc.TokenLabel,{text:h[W]}):(0,T.t)(d[W])]},
W)}),h.length>0&&w]})}function Sm({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,xt.useRef)(null),i=t.length>0,a=i?(0,T.t)("or write one"):(0,T.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=m=>{m.preventDefault();let{value:d,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(t.find(h=>h.
trim()===d.trim())??d):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},p=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...p}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...p}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,T.t)("Predict")})]})}function xm({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:p,wishes:m}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,T.t)("Not there yet:"):(0,T.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:m.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,T.t)(h)}`}))})]});let d=[(0,T.t)(i),(0,T.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,T.t)("As you predicted."):"✗ "+(0,T.t)("It turn\
ed out differently.")})," ",d]}):(0,T.t)(r)&&(0,y.jsx)("p",{children:(0,T.t)(r)}),s!==null&&(0,T.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,T.t)("What happened:")})," ",(0,T.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,T.t)(
"This run shows it:"):(0,T.t)("This run does not show it:")}`})," ",(0,T.t)(l)]}),l&&!u&&p&&(0,y.jsx)(jt,{words:(0,T.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,T.t)(c)&&(0,y.jsx)(lc,{text:c})]})}var lc=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,T.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),jt=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var Pm={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>(0,dc.precisionsIn)(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},Cm=250,Pt=()=>$e.peek()!==null,
Om=matchMedia("(max-width: 899px)");function pc({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=A(e,".gp-lesson"),i=V(),a=new is,u=S(null),l=null,c=0,p=null,
m=!1,d=!1,g=!1,h=!1,v=null,O=!1,q=b=>{l&&b(l)};(0,uc.render)(ic(u,{list:w,choose:b=>W(b),close:le,go:b=>q(M=>Ze(M,b)),guess:b=>q(M=>{a.of(M.name).guesses[c]=b,a.
keep(),Ue(),vo.tell({...E(M),guess:b}),(!M.steps[c].task||M.steps[c].by_hand)&&oo(M)}),recorded:()=>q(b=>n("recorded",E(b))),solve:()=>q(b=>{ms(),no(b,{solved:!0}),
Ue()}),ownModel:b=>q(M=>{a.of(M.name).ownModel=b,a.keep(),no(M),Ue()}),reveal:()=>{g=!1,h=!0,Ue()},fold:Qu,again:()=>q(b=>{a.of(b.name).guesses[c]=void 0,ms(),a.
keep(),no(b),Ue()})}),r),Yu(),r.setAttribute("aria-label",(0,cc.t)("Lessons")),r.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&le()});let E=({
name:b})=>({lesson:b,step:c}),F=()=>l!==null&&B.isLocked.value;function w(){if(F())return;l&&x(),z(),ls("");let b=s.map(M=>{let ee=a.lessons[M.name],Ke=ee!==void 0&&
ee.done.length>=M.steps;return{...M,isOver:Ke,at:ee?.at??null}});u.value={lessons:b}}function W(b,M=!1){O=M,n("chosen",{lesson:b})}function z(){r.hidden&&Ei(),r.
hidden=!1,B.isOpen.value=!0,Qn()}function le(){F()||(l&&x(),r.hidden=!0,B.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({preventScroll:!0}))}
function x(){Q(!1),ls(""),i.showPicture(null),l=B.name.value=null,a.open="",a.keep(),n("left",{})}function Q(b){B.hidesResult.value=b}function Re(b){l=b,B.name.
value=b.name,Q(!O),a.open=b.name,z();let{at:M,done:ee}=a.of(b.name);Ze(b,ee.length>=b.steps.length?0:M)}function Ze(b,M){c=Math.max(0,Math.min(b.steps.length-1,
M));let ee=a.of(b.name);ee.at=c,ms(),a.keep(),no(b),Ue({moved:!0});let{task:Ke,predict:Ut}=b.steps[c];!Ke&&(!Ut||ee.guesses[c]!==void 0)&&oo(b)}function ms(){p=
null,d=g=h=!1}function no(b,{solved:M=!1}={}){let ee=O;O=m=!1,i.roll=null,nt(b.steps[c].view),i.showPicture(b.steps[c].picture??null),n("entered",{...E(b),own_model:!!a.
of(b.name).ownModel,keep:ee,solved:M})}function oo(b){let M=b.steps[c].by_hand?Ju(i):null;n("judged",{...E(b),guess:a.of(b.name).guesses[c]??null,hand:M})}let gs=b=>!!(v&&
p?.done&&b.steps[c].predict&&!v.has(`lesson/${b.name}/${c}`));function Ue({moved:b=!1,isReminded:M=!1}={}){if(!l)return;let{guesses:ee,done:Ke,ownModel:Ut}=a.of(
l.name);r.setAttribute("aria-busy",String(!m)),b&&Qn(),ls(l.steps[c].at),u.value={lesson:l,at:c,guess:ee[c],isDone:Ke.includes(c),ownModel:!!Ut,isReady:m,judgement:p,
isOpenly:d,isCovered:g,isHeld:gs(l),isStaged:Pt(),moved:b,isReminded:M}}o("value",()=>{let b=JSON.parse(t.value||"null");if(b){if(b.kind==="lesson")Re(b.lesson);else if(l&&
b.step===c){if(b.kind==="judgement")return sd(l,b);m=!0,Ue(),Dr(l,b.lacks)}}});let hs=null;function Dr(b,M){let{needs:ee,looks_at:Ke}=b.steps[c];hs=M?i.turn:null,
M?n("recorded",{...E(b),needed:!0}):ee&&Q(!1),Ke&&!M&&i.select(0,Ke-1)}function sd(b,M){let{predict:ee,task:Ke,by_hand:Ut}=b.steps[c],{done:Jr}=a.of(b.name);Ut&&
p?.done&&!M.done||(M.done&&!p?.done&&Qn(),p=M,Pt()&&(d=!0),g=M.done&&Pt()&&!!ee&&!h,M.done&&!Jr.includes(c)&&Jr.push(c),a.keep(),Ue(),M.done&&ee?.token&&i.select(
0,ee.token-1),M.done&&Ke&&!Ut&&Om.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let qr=0,Wr=i.turn,rd=He(Cm,()=>{let b=l?.steps[c].predict&&
a.of(l.name).guesses[c]===void 0;l?.steps[c].by_hand&&m&&(!b||Pt())&&oo(l)});i.subscribe(e,b=>{i.turn!==Wr&&Q(!1),Wr=i.turn,(b.knobs||b.selection||b.found||b.roll)&&
rd(),l&&i.finished&&hs!==null&&i.turn!==hs&&Dr(l,!1),!(!i.finished||i.turn===qr)&&(qr=i.turn,Vr(i.recorded))});for(let[b,M]of Object.entries(Pm)){let ee=Z().group(
b),Ke=ee.turn;ee.subscribe(e,()=>{ee.turn!==Ke&&Q(!1),!(ee.turn===Ke||!M(ee))&&(Ke=ee.turn,Vr(!1))})}function Vr(b){if(!l)return;l.steps[c].predict&&a.of(l.name).
guesses[c]===void 0&&!b&&!Pt()?Ue({isReminded:!0}):oo(l)}let $r=Pt();$e.subscribe(()=>{$r!==Pt()&&Ue(),$r=Pt()}),nn.hear(b=>{let M=l&&gs(l);v=b&&new Set(b),l&&gs(
l)!==M&&Ue()}),document.addEventListener("click",b=>{$(b,"button[data-lessons]")&&(r.hidden?w():le())}),wo.hear(()=>{r.hidden&&w()}),An.hear(({lesson:b,step:M})=>{
l?.name!==b&&(a.of(b).at=M-1,W(b))});let jr=new URLSearchParams(location.search),xn=jr.get("lesson"),Gr=b=>s.some(M=>M.name===b);if(xn&&Gr(xn)){let b=Number(jr.
get("step"));b>=1&&(a.of(xn).at=Math.floor(b)-1),W(xn)}else xn?w():Gr(a.open)&&W(a.open,!0)}function fc({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])Z().group(n).answers.model=t}function mc({props:e,trigger:t,watch:n}){let o=V();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var Em=250;function gc({element:e,props:t,trigger:n,watch:o}){let s=V(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:p})=>p),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,p,m,d){s.asked={turn:s.turn,kind:c,ids:m,...d};let{last:g,stopReason:h}=p,v={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:m,stop:h,...v,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:p}){if(c.isPrompt)return;let m=[
...s.idsTo(c).slice(0,-1),p],d=s.lastOf(c),g=d===c&&s.stepping?"choose":"branch";l(g,{last:d},m,{at:c.index,from:c.chosen.text,on:p===c.chosen.token_id})},more(){
let c=s.current(),p=c&&s.lineOf(c);if(!p?.last||s.isFromElsewhere)return n("start",{});l("more",p,s.idsTo(p.last),{at:p.last.index+1})},look({line:c,text:p}){let m=s.
lines().at(c)?.last,d=m?s.idsTo(m):[];n("look",{line:c,text:p,ids:d,watched:a(m),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),Em)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:p,lists:m}of r.get(s.turn??null)??[])s.addWatched(
p,m)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var Tm=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],hc=()=>document.querySelector(
"#seed :is(input, textarea)");function bc(){let e=V();Object.assign(e.answers,{seed({seed:t}){let n=hc();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),ct("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(Tm),hc()?.value);te(n),tn.hear(n),document.addEventListener("input",o=>{$(o,"#seed")&&n()})})}var xc=f(ue(),1),Gt=f(ne(),1),me=f(N(),1),Pc=f(qe(),1);var kc=f(qe(),1);var yn="generation-playground.run.",vc=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(yn)).map(e=>Number(e.slice(yn.length))).sort((e,t)=>e-t);async function Tr(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await Rm(t)});for(;!Lm(yn+e.id,n);){let o=vc().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
yn+o)}}catch{}}function Lm(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function Lr(e){try{for(let t of e)sessionStorage.removeItem(yn+t)}catch{}}
async function wc(){let e=new Map;try{for(let t of vc()){let n=sessionStorage.getItem(yn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Am(
s)])}}catch{}return e}async function Rm(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Am(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var Mm="generation-playground",Rr=(0,kc.kept)("keep-history"),Nm=20,_m=3e7,Sc=5e6,us=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=S(
[]);isKeeping=S(!1);unsaved=new Map;opening=null;keeping(){return Rr.isAllowed&&(Rr.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(Mm,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await wc())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=yc(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=yc([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await Tr(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),Lr([t])}async remove(t){for(let n of t)this.unsaved.delete(n);Lr(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>_m||s>=Nm);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!Rr.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await Tr(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},yc=e=>e.sort((t,n)=>n.id-t.id);var re=f(C(),1),Ar=(0,Pc.kept)("shown","tab"),Cc=90;function Oc({element:e,props:t,trigger:n,watch:o}){let s=A(e,".gp-history"),r=new Le,i=V(),a=new us(()=>!!t.
keep),u=S(""),l=null,c=Promise.resolve();function p(E){return c=c.then(E).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be \
kept.",w),u.value=(0,me.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function m(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function d(){if(!l||i.turn!==l.turn||!i.running)return;let E=i.text.slice(0,i.text.lastIndexOf(`
`)+1),F={type:"Failed",message:(0,me.t)("The server stopped answering during this run."),fix:(0,me.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${E}${JSON.stringify(F)}
`)}function g({turn:E,replaces:F,...w},W){let z=W.length<=Sc,{finished:le,numTokens:x,started:Q}=i,Re={id:E,time:Date.now(),...w,seed:Q?.seed??null,tokens:le?.num_tokens??
x,end:Mr(le?.sequences.at(0)?.text??"",Cc),size:z?W.length:0},Ze=z?W:null;a.hold(Re,Ze),p(()=>a.add(Re,Ze,F)),Ar.write(String(E))}function h(){let[E]=performance.
getEntriesByType("navigation");E.type==="reload"&&p(async()=>{let F=a.list.value.find(({id:w})=>String(w)===Ar.read());F?.size&&!r.newest&&await O(F)})}let v=({
request:E,seed:F,preset:w})=>({request:E,seed:F,preset:w});async function O(E){let F=await a.logOf(E.id).catch(()=>null);if(!F){u.value=(0,me.t)("This run is no\
 longer in the browser’s storage.");return}Ar.write(String(E.id)),n("look",{log:F,...v(E)})}(0,xc.render)((0,re.jsx)(Fm,{runs:a,note:u,acts:{look:O,start:E=>n(
"start",v(E)),remove:E=>p(()=>a.remove(E)),keep:E=>p(()=>a.keepOrNot(E,()=>bo.tell()))}}),s),Be.subscribe(E=>{E==="history"&&p(()=>a.refresh())}),p(()=>a.comeBack());
let G=!1;bt.hear(()=>{G||h(),G=!0}),ho.hear(d),o("value",()=>{let E=r.unstamp(t.value);E&&(l={turn:r.newest,...JSON.parse(E)},m())}),i.subscribe(s,({status:E})=>{
E&&m()})}function Fm({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Gt.useState)(null),i=(0,Gt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,re.jsxs)("div",{class:"gp-body",children:[(0,re.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,me.t)("Your runs will be listed here, to look at again or to start from.")}),(0,re.jsx)("ol",{class:"gp-runs","aria-label":(0,me.t)("Your last runs, \
newest first"),children:o.map(u=>(0,re.jsx)(Im,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,re.jsxs)("div",{class:"gp-foot",children:[(0,re.jsxs)("label",{class:"\
gp-keep",children:[(0,re.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,re.jsxs)("span",{children:[(0,me.t)("Keep history and settings in this browser")," ",(0,re.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,me.t)(
"(now: only until this tab is closed)")})]})]}),(0,re.jsx)(Km,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,re.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function Km({count:e,clear:t}){let[n,o]=(0,Gt.useState)(!1);(0,Gt.useEffect)(()=>o(!1),[e]);let s=n?(0,me.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,me.t)("Clear history");return(0,re.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function Im({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=Bm(e.time),p={when:c,text:Mr(s||o,40)},m=u>=
0?(0,me.tn)(u,"{count} token","{count} tokens"):"",d=[c,r,i,(0,me.t)("seed {seed}",{seed:String(a)}),m].filter(Boolean),g=(0,me.t)("View the run of {when}: {tex\
t}",p),h=(0,me.t)("Load settings of the run of {when}: {text}",p),v=(0,me.t)("Remove the run of {when}: {text}",p),O=l?"":(0,me.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,re.jsxs)("li",{"data-run":e.id,children:[(0,re.jsxs)("div",{class:"gp-what",children:[(0,re.jsx)("span",{class:"gp-prompt",children:Mr(
String(o),Cc)||(0,me.t)("(no prompt)")}),s&&(0,re.jsx)("span",{class:"gp-end",children:s}),(0,re.jsx)("span",{class:"gp-facts",children:d.join(" · ")})]}),(0,re.jsxs)(
"div",{class:"gp-acts",children:[(0,re.jsx)("button",{type:"button","aria-label":g,title:O||g,disabled:!!O,onClick:()=>t.look(e),children:(0,me.t)("View")}),(0,re.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,me.t)("Load settings")}),(0,re.jsx)("button",{type:"button","aria-label":v,title:v,
onClick:n,children:"✕"})]})]})}function Bm(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function Mr(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var it=f(xr(),1),Ec=f(br(),1);var Hm=400,Dm=3e4,qm=1e4,Wm=500,Vm=Object.keys((0,Ec.tokenKnobs)({}));function Tc({props:e,trigger:t,watch:n},{name:o}){let s=V(),r=new WeakMap,i=null,a=0,u=He(
Hm,()=>{let m=s.current();i||!m||!c(m)||(i=m,a=window.setTimeout(()=>p(null),Dm),t(o,{ids:s.idsTo(m),places:[s.prefix.length+m.index],tokens:(0,it.biasedTokens)(
s).slice(0,Wm),turn:s.turn,started:s.startedLine()}))}),l=m=>performance.now()-(r.get(m)??-1/0)<qm;function c(m){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(m)||!(0,it.isMovable)(s,m))return!1;let g=(0,it.knobsInHand)(s,m),h=s.scoresOf(m);return h?g!==null&&!h.fixed.length&&!(0,it.knowsBiases)(h,(0,it.idsBefore)(
s,m),g):g!==null||!s.recorded||s.selected===m&&!s.suggested}function p(m){i&&(window.clearTimeout(a),m?s.addScores(i,m):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:m}=JSON.parse(e.value.split(`
`)[1]);p(m)}),s.subscribe(document.body,m=>{(m.run||m.selection||m.status||m.knobs)&&u()}),s.answers.reset_knobs=()=>{let m=s.started?.config??{},d=Object.fromEntries(
Vm.map(g=>[g,m[g]??null]));ct("knob",g=>g.apply(d))}}function Lc({props:e,watch:t},{foreign:n,opening:o}){let s=Go(location.search,n),r=new Le,i=V(),a=-1,u="";go.hear(p=>u=p);function l(){We.isRecorded.value=i.recorded,
We.isStepping.value=i.stepping,We.hasSteps.value=!i.denoises&&!i.speaks,We.hasMedia.value=i.hasReadMedia,We.isOpening.value=i.recorded&&i.turn===o,We.isLoading.
value=i.loading!==null,!(!i.finished||i.turn!==r.newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let p=r.unstamp(e.value);p!==null&&
(r.recorded&&(i.recordedTurn=r.newest),Z().feed("main",p,r.newest),l())}e.value&&!s&&c(),t("value",c),Oo("log",{lines(p,m){if(!r.take(m))return 0;let d=Z().append(
"main",p,m);return l(),d},lost(p){p===r.newest&&i.lose(p)}})}function Rc({props:e,trigger:t,watch:n},{name:o,most:s}){let r=V(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,by_itself:u,...l})=>{let c=r.idsTo(r.lastOf(
a));i.set(r.turn??null,c),t(u?"by_itself":o,{...l,ids:c,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(
`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Ac=f(qe(),1),Mc=(0,Ac.kept)("presets"),$m=6e4;function Nc({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(Nr()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!Mc.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:Nr(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:Nr()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&jm(
r.name,r.type,r.text),r.do==="show"&&Gm(r.place),r.do==="keep"&&s(r.name,r.config)})}function Nr(){let e=Mc.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function jm(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),$m)}function Gm(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}function _c({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}function Fc(e,t){let{props:n,watch:o}=e,s=n;return{...e,watch(r,i){o(r,i),[r].flat().some(a=>s[a]!==t[a])&&queueMicrotask(i)}}}var Ic=f(ue(),1),Xe=f(N(),1);var Je=f(C(),1),Jm=()=>[{keys:[(0,Xe.t)("Ctrl+Enter")],does:(0,Xe.t)("Generate, from anywhere on the page")},{keys:["←","→","↑","↓"],does:(0,Xe.t)("Move\
 along the text, once a token of it is selected; in a table, between its cells")},{keys:["Home","End"],does:(0,Xe.t)("Go to the first token, or to the last")},{
keys:["Esc"],does:(0,Xe.t)("Close what is open; in the text, follow the newest token")},{keys:["G"],does:(0,Xe.t)("On a word with a dotted underline: open the g\
lossary there")},{keys:["F8"],does:(0,Xe.t)("Present: one large picture for a class; its keys are on its buttons")},{keys:["?"],does:(0,Xe.t)("Show these keys")}],
_r=null;function Kc(){_r??=Um(),_r.open||_r.showModal()}function Um(){let e=document.createElement("dialog");return e.className="gp-keys-dialog",e.setAttribute(
"aria-labelledby","gp-keys-title"),e.addEventListener("click",({target:t})=>{t===e&&e.close()}),(0,Ic.render)((0,Je.jsx)(zm,{close:()=>e.close()}),e),document.body.
append(e),e}function zm({close:e}){return(0,Je.jsxs)("div",{class:"gp-keys-body",children:[(0,Je.jsxs)("div",{class:"gp-keys-head",children:[(0,Je.jsx)("h2",{id:"\
gp-keys-title",children:(0,Xe.t)("Keys")}),(0,Je.jsx)("button",{type:"button",class:"gp-drawer-close","aria-label":(0,Xe.t)("Close"),onClick:e,children:"✕"})]}),
(0,Je.jsx)("dl",{children:Jm().map(({keys:t,does:n})=>(0,Je.jsxs)("div",{children:[(0,Je.jsx)("dt",{children:t.map(o=>(0,Je.jsx)("kbd",{children:o},o))}),(0,Je.jsx)(
"dd",{children:n})]},t[0]))})]})}var Qm="input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Bc(){document.addEventListener(
"click",e=>{$(e,".gp-keys-button")&&Kc()}),document.addEventListener("keydown",e=>{e.key!=="?"||e.ctrlKey||e.metaKey||e.altKey||$(e,Qm)||document.querySelector(
'dialog[open], body[data-scene]:not([data-scene="own"])')||(e.preventDefault(),Kc())})}var Hc=f(N(),1);var Ym='dialog[open], body[data-scene]:not([data-scene="own"])';function Dc(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,Hc.t)("Ct\
rl+Enter")))}function qc(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(Ym)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&$(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var Wc=f(ue(),1),Ct=f(N(),1);var ve=f(C(),1),Xm={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Zm=250;function Vc({element:e,props:t,trigger:n,watch:o}){let s=new Le,r=A(e,".messages"),i=S(
[]),a=S(null),u=()=>i.value.some(({refused:m})=>m);(0,Wc.render)((0,ve.jsx)(()=>(0,ve.jsxs)(ve.Fragment,{children:[a.value&&(0,ve.jsx)(eg,{...a.value}),i.value.
map((m,d)=>(0,ve.jsx)(Fr,{...m},d))]}),{}),r),o("value",()=>{let m=s.unstamp(t.value);m!==null&&(a.value=null,i.value=JSON.parse(m||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),Zt.hear(()=>i.value=i.value.filter(({severity:m})=>m==="busy")),e.closest("#messages")&&Tt.hear(m=>a.value=m);let c=He(
Zm,()=>u()&&n("mended",{turn:s.newest})),p=()=>{u()&&e.isConnected&&c()};ut.hear(p);for(let m of["input","change","click"])document.addEventListener(m,d=>$(d,"#\
views")&&p())}var $c=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,Ct.t)(t)}));function Fr({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,Ct.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,ve.jsxs)("div",{class:`message ${e}`,children:[(0,ve.jsx)(jc,{severity:e}),(0,ve.jsxs)("span",{class:"body",children:[
t&&(0,ve.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,ve.jsx)("strong",{children:(0,Ct.t)(o)})]}),s&&(0,ve.jsx)("button",{class:"\
mend",onClick:()=>V().ask({type:"knobs",change:s}),children:(0,Ct.t)(r)})]})}function eg({severity:e,message:t,fix:n,again:o}){return(0,ve.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,ve.jsx)(jc,{severity:e}),(0,ve.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,ve.jsx)("strong",{children:n})]}),o&&(0,ve.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,Ct.t)("Run again")})]})}function jc({severity:e}){let t=e==="error"?
(0,Ct.t)("Error"):e==="warning"?(0,Ct.t)("Note"):"";return(0,ve.jsx)("span",{class:"label",children:`${Xm[e]} ${t}`.trim()})}var tg=2e3,ng=5e3,og=[502,503,504];function Jc(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return og.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(ng)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)Gc(!0),await new Promise(i=>setTimeout(i,tg));t=!1,Gc(!1)}}}function Gc(e){if(!Z())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>Z().group(o.view??""));for(let o of[V(),...n])o.setAway(e);e&&ho.tell()}var nd=f(ue(),1),to=f(ne(),1),Sn=f(N(),1);function Uc(e,t){Ao(e);let n=t.map(s=>Z().group(s)),o=()=>{e.hidden=!n.some(sg)};for(let s of n)s.subscribe(e,o)}function sg({header:e,found:t,entries:n,isExample:o}){
return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}var Ir=f(ne(),1);var Fe=f(N(),1),L=f(C(),1);function zc({part:e,form:t}){if(e.visible===!1)return null;switch(e.kind){case"text":return(0,L.jsx)(rg,{part:e,form:t});case"number":
return(0,L.jsx)(lg,{part:e,form:t});case"slider":return(0,L.jsx)(ug,{part:e,form:t});case"tick":return(0,L.jsx)(cg,{part:e,form:t});case"choice":return e.listed?
(0,L.jsx)(pg,{part:e,form:t}):(0,L.jsx)(dg,{part:e,form:t});case"choices":return(0,L.jsx)(fg,{part:e,form:t})}}var Yn=({width:e=160,grow:t=1})=>({"--gf-grow":t,
"--gf-width":`${e}px`}),Xn=({id:e})=>`${e}-control`,kn=({id:e,info:t})=>t?`${e}-info`:void 0,Jt=({interactive:e=!0})=>!e,Br=({part:e})=>e.info?(0,L.jsx)("p",{class:"\
gf-info",id:kn(e),children:(0,Fe.t)(e.info)}):null;function cs({part:e,children:t}){return(0,L.jsxs)("div",{id:e.id,class:"gf-field",style:Yn(e),children:[(0,L.jsx)(
"label",{class:"gf-label",for:Xn(e),children:(0,Fe.t)(e.label)}),(0,L.jsx)(Br,{part:e}),t]})}function Qc({part:e,children:t}){return(0,L.jsxs)("fieldset",{id:e.
id,class:"gf-field",style:Yn(e),"aria-describedby":kn(e),disabled:Jt(e),children:[(0,L.jsx)("legend",{class:"gf-label",children:(0,Fe.t)(e.label)}),(0,L.jsx)(Br,
{part:e}),(0,L.jsx)("div",{class:"gf-options",children:t})]})}function rg({part:e,form:t}){let{id:n,lines:o=1,most_lines:s=1,enter:r}=e,i={id:Xn(e),"aria-descri\
bedby":kn(e),value:String(t.values.value[n]),placeholder:(0,Fe.t)(e.placeholder),maxLength:e.longest,disabled:Jt(e),onInput:({currentTarget:u})=>t.set(n,u.value)},
a=u=>{u.key==="Enter"&&!u.isComposing&&r&&t.enter(r)};return(0,L.jsxs)(cs,{part:e,children:[Math.max(o,s)===1?(0,L.jsx)("input",{class:"gf-box",ref:ig(e),autocomplete:"\
off",spellcheck:!1,onKeyDown:a,...i}):(0,L.jsx)("textarea",{class:e.is_code?"gf-box gf-code":"gf-box",rows:o,style:{"--gf-least":o,"--gf-most":Math.max(o,s)},readOnly:e.
only_shown,spellcheck:!e.is_code&&!e.only_shown,...i}),e.only_shown&&(0,L.jsx)(ag,{})]})}var ig=({is_secret:e})=>t=>t?.setAttribute("type",e?"password":"text");
function ag(){let[e,t]=(0,Ir.useState)(""),n=async o=>{let s=o.parentElement?.querySelector("textarea");s&&await Nn(s)&&t((0,Fe.t)("Copied."))};return(0,L.jsx)(
"button",{type:"button",class:"gf-copy",onClick:({currentTarget:o})=>{n(o)},onBlur:()=>t(""),children:e||(0,Fe.t)("Copy")})}var Kr=e=>e.trim()===""||!Number.isFinite(
Number(e))?null:Number(e);function Yc({part:e,form:t,settle:n}){let[o,s]=(0,Ir.useState)(""),r=t.values.value[e.id];return(0,L.jsx)("input",{class:"gf-box gf-nu\
mber",type:"number",id:Xn(e),"aria-describedby":kn(e),min:e.minimum,max:e.maximum,step:e.step??1,disabled:Jt(e),value:Kr(o)===r?o:r??"",onInput:({currentTarget:i})=>{
s(i.value);let a=Kr(i.value);(!n||a!==null)&&t.set(e.id,a)},onChange:({currentTarget:i})=>n?.(Kr(i.value)),onKeyDown:i=>i.key==="Enter"&&e.enter&&t.enter(e.enter)})}
var lg=({part:e,form:t})=>(0,L.jsx)(cs,{part:e,children:(0,L.jsx)(Yc,{part:e,form:t})});function ug({part:e,form:t}){let{minimum:n=0,maximum:o=1}=e,s=r=>t.set(e.
id,Math.min(o,Math.max(n,r??n)));return(0,L.jsx)(cs,{part:e,children:(0,L.jsxs)("div",{class:"gf-slider",children:[(0,L.jsx)("input",{type:"range","aria-label":(0,Fe.t)(
"{name}, slider",{name:(0,Fe.t)(e.label)}),min:n,max:o,step:e.step??1,disabled:Jt(e),value:String(t.values.value[e.id]),onInput:({currentTarget:r})=>t.set(e.id,
Number(r.value))}),(0,L.jsx)(Yc,{part:e,form:t,settle:s})]})})}var cg=({part:e,form:t})=>(0,L.jsxs)("div",{id:e.id,class:"gf-field gf-tick",style:Yn(e),children:[
(0,L.jsxs)("label",{class:Jt(e)?"gf-option disabled":"gf-option",children:[(0,L.jsx)("input",{type:"checkbox",id:Xn(e),"aria-describedby":kn(e),disabled:Jt(e),checked:t.
values.value[e.id]===!0,onChange:({currentTarget:n})=>t.set(e.id,n.checked)}),(0,L.jsx)("span",{class:"gf-label-text",children:(0,Fe.t)(e.label)})]}),(0,L.jsx)(
Br,{part:e})]}),Xc=(e,t)=>({...e,info:e.infos?.[String(t)]??e.info});function dg({part:e,form:t}){let n=t.values.value[e.id];return(0,L.jsx)(Qc,{part:Xc(e,n),children:e.
choices.map(([o,s])=>(0,L.jsxs)("label",{class:"gf-option",children:[(0,L.jsx)("input",{type:"radio",name:e.id,value:s,checked:s===n,onChange:()=>t.set(e.id,s)}),
(0,L.jsx)("span",{children:(0,Fe.t)(o)})]},s))})}function pg({part:e,form:t}){let n=String(t.values.value[e.id]),o={id:Xn(e),"aria-describedby":kn(e),class:"gf-\
box",disabled:Jt(e)};return(0,L.jsx)(cs,{part:Xc(e,n),children:e.is_free?(0,L.jsxs)(L.Fragment,{children:[(0,L.jsx)("input",{...o,list:`${e.id}-list`,value:n,placeholder:(0,Fe.t)(
e.choices.find(([,s])=>!s)?.[0]),onInput:({currentTarget:s})=>t.set(e.id,s.value)}),(0,L.jsx)("datalist",{id:`${e.id}-list`,children:e.choices.map(([s,r])=>r&&(0,L.jsx)(
"option",{value:r,label:(0,Fe.t)(s)},r))})]}):(0,L.jsx)("select",{...o,value:n,onChange:({currentTarget:s})=>t.set(e.id,s.value),children:e.choices.map(([s,r])=>(0,L.jsx)(
"option",{value:r,children:(0,Fe.t)(s)},r))})})}function fg({part:e,form:t}){let n=t.values.value[e.id],o=(s,r)=>t.set(e.id,e.choices.map(([,i])=>i).filter(i=>i===
s?r:n.includes(i)));return(0,L.jsx)(Qc,{part:e,children:e.choices.map(([s,r])=>(0,L.jsxs)("label",{class:"gf-option",children:[(0,L.jsx)("input",{type:"checkbox",
name:r,checked:n.includes(r),onChange:({currentTarget:i})=>o(r,i.checked)}),(0,L.jsx)("span",{children:(0,Fe.t)(s)})]},r))})}var Zc=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>mg(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),mg=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});var ed={text:"",number:null,slider:0,tick:!1,choice:"",choices:[]},gg=200,Zn=e=>e.kind in ed;function*ds(e){for(let t of e)yield t,"parts"in t?yield*ds(t.parts):
t.kind==="tools"?yield*ds(t.tabs):t.kind==="buttons"&&(yield*ds([...t.buttons,...t.saves??[]]))}var ps=class{constructor(t,n,o,s=null){this.component=t;this.parts=
n;this.leavesOut=s;for(let i of ds(n))i.id&&this.byId.set(i.id,i);let r=[...this.byId.values()].filter(Zn);this.values=S(Object.fromEntries(r.map(i=>[i.id,i.value??
ed[i.kind]]))),this.rested=o.map(i=>({ids:i,ask:He(gg,()=>{this.follow(i)})}));for(let i of this.byId.values())i.kind==="report"&&Is(i.name);t.watch("value",()=>this.
take()),this.take()}component;parts;leavesOut;values;changes=S({});turns=new Le;byId=new Map;reports={};rested;asked=0;writer=Eo(()=>this.write());now(t){let n=t.
id?this.changes.value[t.id]:void 0;return n?{...t,...n}:t}isThere({when:t={},any_of:n}){let o=([s,r])=>{let i=this.values.value[s];return Array.isArray(i)?i.some(
a=>r.includes(a)):r.includes(i)};return Object.entries(t).every(o)&&(!n||Object.entries(n).some(o))}set(t,n){this.values.value={...this.values.value,[t]:n},this.
writer.soon(),this.tellPanes(t);for(let{ids:s,ask:r}of this.rested)s.includes(t)&&r();let o=this.byId.get(t);o&&Zn(o)&&o.does&&this.trigger({does:o.does})}change(t,n){
this.changes.value={...this.changes.value,[t]:{...this.changes.value[t],...n}}}async press(t){let{does:n,picks:o,of_its_own:s,sends:r}=t,[i]=o?await Zc(...o):[null];
if(o&&!i)return;let a=r&&Object.fromEntries(r.map(u=>[u,this.reports[u]??""]));this.trigger({does:n,...i&&{file:i},...a&&{sends:a}},s)}trigger(t,n=!1){this.writer.
now(),n?this.component.trigger(t.does):this.component.trigger("pressed",t)}enter(t){this.writer.now(),t==="generate"&&mo.tell();let n=this.byId.get(t);n?.kind===
"button"&&this.press(n)}write(){this.component.props.value=JSON.stringify(this.values.value)}take(){let{value:t}=this.component.props;if(!t?.includes(`
`))return;let n=this.turns.unstamp(t);n&&this.takeChanges(JSON.parse(n)),this.writer.now()}takeChanges(t){let n={};for(let[o,{value:s,...r}]of Object.entries(t)){
let i=this.byId.get(o);i&&(i.kind==="report"?this.show(i,String(s)):Zn(i)?(s!==void 0&&(n[o]=s),this.change(o,r)):this.change(o,s===void 0?r:{...r,value:s}))}if(Object.
keys(n).length){this.values.value={...this.values.value,...n};for(let o of Object.keys(n))this.tellPanes(o);for(let{ids:o,ask:s}of this.rested)o.some(r=>r in n)&&
s()}}show({id:t,name:n},o){let s=o.indexOf(`
`);this.reports[t]=o,Z().feedGroup(n,o.slice(s+1),Number(o.slice(0,s)))}tellPanes(t){let{leavesOut:n}=this;n?.fields.includes(t)&&Ro(n.view,n.fields.flatMap(r=>this.
leftOutBy(r)));let o=this.byId.get(t);if(o?.kind!=="choice"||!o.asks)return;let s=o.choices.map(([r,i])=>[i,typeof r=="object"&&"said"in r?r.said:String(r)]);Z().
group(o.asks).setAsking(String(this.values.value[t]),Object.fromEntries(s))}leftOutBy(t){let n=String(this.values.value[t]);return this.leavesOut?.of?this.leavesOut.
of[n]??[]:[n]}async follow(t){let n=++this.asked,o=JSON.stringify(this.values.value),s=await this.component.server.follow(JSON.stringify({ids:t,value:o})).catch(
()=>"{}");n===this.asked&&this.takeChanges(JSON.parse(s))}},td=e=>{let t=typeof e=="string"?e:"";return JSON.parse(t.slice(t.indexOf(`
`)+1)||"[]")};var H=f(C(),1);function od(e,{parts:t,asks:n,leavesOut:o}){let s=A(e.element,".gp-form"),r=new ps(e,t,n,o),i=new Map;for(let u of e.element.querySelectorAll("[d\
ata-slot]"))i.set(Number(u.dataset.slot),u);(0,nd.render)((0,H.jsx)(()=>(0,H.jsx)(eo,{parts:t,form:r,slots:i}),{}),s)}function eo({parts:e,form:t,slots:n}){return(0,H.jsx)(
H.Fragment,{children:e.map((o,s)=>t.isThere(o)&&(0,H.jsx)(hg,{part:o,form:t,slots:n},o.id??s))})}function hg({part:e,form:t,slots:n}){let o=t.now(e);if(Zn(o))return(0,H.jsx)(
zc,{part:o,form:t});switch(o.kind){case"row":return(0,H.jsx)("div",{id:o.id,class:"gf-row",children:(0,H.jsx)(eo,{parts:o.parts,form:t,slots:n})});case"column":
return(0,H.jsx)("div",{id:o.id,class:"gf-inside",style:Yn(o),children:(0,H.jsx)(eo,{parts:o.parts,form:t,slots:n})});case"words":return(0,H.jsx)("p",{id:o.id,class:"\
gf-words",children:(0,Sn.t)(o.text)});case"message":return(0,H.jsx)(vg,{id:o.id,value:"value"in o?o.value:"",form:t});case"button":return(0,H.jsx)(Hr,{button:o,
form:t});case"buttons":return(0,H.jsx)(wg,{part:o,form:t});case"fold":return(0,H.jsx)(kg,{part:o,form:t,slots:n});case"tools":return(0,H.jsx)(Sg,{part:o,form:t,
slots:n});case"panes":return(0,H.jsx)(bg,{element:n.get(o.slot??0)});default:return null}}function bg({element:e}){return(0,H.jsx)("div",{class:"gf-slot",ref:n=>{
n&&e?.firstChild&&n.append(...e.childNodes)}})}function vg({id:e,value:t,form:n}){(0,to.useEffect)(()=>Zt.hear(()=>n.change(e,{left:n.changes.value[e]?.value})),
[]);let o=n.changes.value[e]?.left===t,s=td(t).filter(({severity:r})=>!o||r==="busy");return(0,H.jsx)("div",{id:e,class:"gf-messages",children:(0,H.jsx)("div",{
class:"messages",role:"status","aria-live":"polite",children:s.map((r,i)=>(0,H.jsx)(Fr,{...r},i))})})}var Hr=({button:e,form:t})=>{let{id:n,label:o,is_main:s,interactive:r=!0}=t.
now(e);return(0,H.jsx)("button",{type:"button",id:n,class:s?"main":void 0,disabled:!r,onClick:()=>{t.press(e)},children:(0,Sn.t)(o)})};function wg({part:e,form:t}){
return(0,H.jsxs)("div",{id:e.id,class:"button-row",children:[e.saves&&(0,H.jsx)(yg,{of:e.of??[],saves:e.saves,form:t}),e.buttons.map(n=>t.isThere(n)&&(0,H.jsx)(
Hr,{button:n,form:t},n.id))]})}function yg({of:e,saves:t,form:n}){let o=(0,to.useRef)(null);return(0,to.useEffect)(()=>{o.current&&Uc(o.current,e)},[]),(0,H.jsxs)(
"details",{ref:o,hidden:!0,children:[(0,H.jsx)("summary",{children:(0,Sn.t)("Save")}),(0,H.jsx)("div",{children:t.map(s=>(0,H.jsx)(Hr,{button:s,form:n},s.id))})]})}
function kg({part:e,form:t,slots:n}){let{id:o,title:s,parts:r,open:i=!1}=e;return(0,H.jsxs)("div",{id:o,class:"gf-fold",children:[(0,H.jsx)("button",{type:"butt\
on",class:"gf-fold-title","aria-expanded":i,"aria-controls":`${o}-inside`,onClick:()=>t.change(o,{open:!i}),children:(0,Sn.t)(s)}),(0,H.jsx)("div",{id:`${o}-ins\
ide`,class:"gf-inside",hidden:!i,children:(0,H.jsx)(eo,{parts:r,form:t,slots:n})})]})}function Sg({part:e,form:t,slots:n}){let{id:o}=e,s=e.tabs.filter(({visible:u=!0})=>u),
r=e.value??s[0].id,i=u=>{let l=s.at(u%s.length);l&&(t.change(o,{value:l.id}),document.getElementById(`${l.id}-tab`)?.focus())},a=u=>{let l=s.findIndex(p=>p.id===
r),c={ArrowRight:l+1,ArrowLeft:l-1,Home:0,End:-1}[u.key];c!==void 0&&(u.preventDefault(),i(c))};return(0,H.jsxs)("div",{id:o,class:"tools",children:[(0,H.jsx)("\
div",{class:"tab-wrapper",role:"tablist",hidden:s.length<2,onKeyDown:a,children:s.map(u=>(0,H.jsx)("button",{type:"button",role:"tab",id:`${u.id}-tab`,"aria-con\
trols":u.id,"aria-selected":u.id===r,tabIndex:u.id===r?0:-1,onClick:()=>t.change(o,{value:u.id}),children:(0,Sn.t)(u.title)},u.id))}),s.map(u=>(0,H.jsx)("div",{
id:u.id,role:"tabpanel","aria-labelledby":`${u.id}-tab`,class:"gf-inside",hidden:u.id!==r,children:(0,H.jsx)(eo,{parts:u.parts,form:t,slots:n})},u.id))]})}var xg={beginForm:Ba,changesInWords:ba,fill:No,followModels:pa,formChanged:Ha,formKept:Da,holdForm:Ia,infoUpdates:$c,leaveOut:Ro,leaveView:xa,markView:Ea,mountBeamVariants:mc,
mountBranching:gc,mountBrowserCommands:Nc,mountChangedLine:va,mountClassForm:hi,mountClassPanel:Ui,mountComparisonLog:ta,mountDrawer:Ri,mountEstimate:sa,mountExamples:ya,
mountFrontDoor:Hu,mountHeader:Oa,mountHistory:Oc,mountKeptForm:qa,mountKnobPanel:vl,mountLanes:ra,mountLessonPanel:pc,mountLiveLog:ea,mountMediaArea:Rl,mountMessages:Vc,
mountModelQuestions:fc,mountNextScores:Tc,mountPromptArea:Bl,mountQuickRow:Pl,mountRunLog:Lc,mountRunMenu:Dl,mountRunQuestion:Rc,mountSentence:Wl,mountStage:Yl,
mountStrategyList:tu,mountTaken:Ni,mountViewForm:od,mountViewQuestions:Pa,openView:nt,t:fs.t,tellWhenClosed:_c,withEarlyValues:Fc,written:Il};function Pg(){let e=t=>{
try{t(xg)}catch(n){console.error("Generation Playground:",n)}};Dc(),Cg(()=>{iu(),vi(),yi(),wi(),bc();let t=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage=
{push:e},t?.forEach?.(e)})}function Cg(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):e()}Ra();Ka();qc();Bc();Li();
Zl();Jc();(0,fs.withTexts)(Pg);})();
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
