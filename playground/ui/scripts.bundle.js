// Written by .ci/bundle.py from modules with the SHA-256 36133553a7628492352e0e304341bcf8dadec459a01ac026631c25f82990e2c2: edit those.
"use strict";(()=>{var ud=Object.create;var Qr=Object.defineProperty;var cd=Object.getOwnPropertyDescriptor;var dd=Object.getOwnPropertyNames;var pd=Object.getPrototypeOf,fd=Object.prototype.hasOwnProperty;var ge=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var md=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of dd(t))!fd.call(e,s)&&s!==n&&Qr(e,s,{get:()=>t[s],enumerable:!(o=cd(t,s))||o.enumerable});
return e};var f=(e,t,n)=>(n=e!=null?ud(pd(e)):{},md(t||!e||!e.__esModule?Qr(n,"default",{value:e,enumerable:!0}):n,e));var A=ge((Lg,Yr)=>{Yr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ue=ge((Rg,Xr)=>{Xr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ne=ge((Ag,Zr)=>{Zr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var qe=ge((qg,ci)=>{ci.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var C=ge(($g,fi)=>{fi.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var So=ge((ch,Ii)=>{Ii.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Rt=ge((dh,Bi)=>{Bi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var xo=ge((ph,Hi)=>{Hi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var xl=ge((pv,Sl)=>{Sl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Tl=ge((xv,Ol)=>{Ol.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Gl=ge(($v,jl)=>{jl.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var pr=ge((jv,Jl)=>{Jl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var du=ge((uw,cu)=>{cu.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var fu=ge((cw,pu)=>{pu.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var gu=ge((dw,mu)=>{mu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var vr=ge((pw,hu)=>{hu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var vu=ge((fw,bu)=>{bu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var Vu=ge((Zw,Wu)=>{Wu.exports=window.GenerationPlaygroundModules["visualizers/panes/models/pair_words.ts"]});var ju=ge((ey,$u)=>{$u.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Pr=ge((ty,Gu)=>{Gu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var gs=f(A(),1);var De=f(ue()),On=f(ne());var gd=Symbol.for("preact-signals");function lo(){if(at>1)at--;else{var e,t=!1;for((function(){var s=io;for(io=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Cn!==void 0;){var n=Cn;for(Cn=void 0,ro++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ti(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(ro=0,at--,t)throw e}}function ys(e){if(at>0)return e();ws=++hd,at++;try{return e()}finally{lo()}}var Pn,oe=void 0;function ht(e){
var t=oe,n=Pn;oe=void 0,Pn=void 0;try{return e()}finally{oe=t,Pn=n}}var Cn=void 0,at=0,ro=0,hd=0,ws=0,io=void 0,ao=0;function ei(e){if(oe!==void 0){var t=e.n;if(t===
void 0||t.t!==oe)return t={i:0,S:e,p:oe.s,n:void 0,t:oe,e:void 0,x:void 0,r:t},oe.s!==void 0&&(oe.s.n=t),oe.s=t,e.n=t,32&oe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=oe.s,t.n=void 0,oe.s.n=t,oe.s=t),t}}function we(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}we.prototype.brand=gd;we.prototype.h=function(){return!0};we.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ht(function(){var o;(o=t.W)==null||o.call(t)}))};we.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ht(function(){var s;(s=t.Z)==null||s.call(t)}))}};
we.prototype.subscribe=function(e){var t=this;return te(function(){var n=t.value;ht(function(){return e(n)})},{name:"sub"})};we.prototype.valueOf=function(){return this.
value};we.prototype.toString=function(){return this.value+""};we.prototype.toJSON=function(){return this.value};we.prototype.peek=function(){var e=this;return ht(
function(){return e.value})};Object.defineProperty(we.prototype,"value",{get:function(){var e=ei(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(ro>100)throw new Error("Cycle detected");(function(n){at!==0&&ro===0&&n.l!==ws&&(n.l=ws,io={S:n,v:n.v,i:n.i,o:io})})(this),this.v=e,this.i++,ao++,at++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{lo()}}}});function S(e,t){return new we(e,t)}function ti(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function ni(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function oi(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function Et(e,t){we.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ao-1,this.f=4}Et.prototype=new we;Et.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ao))return!0;if(this.g=ao,this.f|=1,this.i>0&&!ti(this))return this.f&=-2,!0;var e=oe;try{ni(this),oe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return oe=e,oi(this),this.f&=-2,!0};
Et.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}we.prototype.S.call(this,e)};Et.prototype.U=function(e){if(this.
t!==void 0&&(we.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Et.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Et.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ei(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ae(e,t){return new Et(e,t)}function si(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){at++;var n=oe;oe=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ks(e),o}finally{oe=n,lo()}}}function ks(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,si(e)}function bd(e){if(oe!==this)throw new Error("Out-of-order effect");oi(this),oe=e,this.f&=-2;try{8&this.f&&ks(this)}finally{lo()}}function zt(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Pn&&Pn.push(this)}zt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};zt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,si(this),ni(this),at++;var e=oe;return oe=this,bd.bind(this,e)};zt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Cn,Cn=this)};zt.prototype.d=function(){
this.f|=8,1&this.f||ks(this)};zt.prototype.dispose=function(){this.d()};function te(e,t){var n=new zt(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var ri,co,uo,vd=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ii=[];te(function(){ri=this.N})();function Qt(e,t){De.options[e]=t.bind(null,De.options[e]||function(){})}function En(e){if(uo){var t=uo;uo=void 0,t()}uo=e&&
e.S()}function ai(e){var t=this,n=e.data,o=yd(n);o.name="ReactiveDom",o.value=n;var s=(0,On.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Ae(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Ae(function(){return!Array.isArray(l.value)&&!(0,De.isValidElement)(l.value)}),
p=te(function(){if(this.N=li,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.
call(this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}ai.displayName="ReactiveTextNode";Object.defineProperties(we.prototype,{constructor:{configurable:!0,
value:(0,De.createElement)(De.Fragment,null).constructor},type:{configurable:!0,value:ai},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Qt("__b",function(e,t){if(En(),co=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof we&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Qt("__r",function(e,t){if(e(t),t.type!==De.Fragment){En();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return te(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;vd&&((r=this.
y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),co=o,En(n)}});Qt("__e",function(e,t,n,o){
En(),co=void 0,e(t,n,o)});Qt("diffed",function(e,t){En(),co=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){
var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=wd(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});
function wd(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=S(n);return{o:function(i,a){r.value=i,o=a},d:te(function(){this.N=li;var i=r.value.value;o[t]!==
i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Qt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;
if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;
if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Qt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});De.Component.prototype.shouldComponentUpdate=
function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;
if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.
props)if(!(a in e))return!0;return!1};function yd(e,t){return(0,On.useMemo)(function(){return S(e,t)},[])}var kd=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Sd(){ys(function(){for(var e;e=ii.shift();)ri.call(e)})}function li(){ii.push(this)===1&&(De.options.requestAnimationFrame||kd)(Sd)}var ui=f(ue(),1);ui.Component.prototype.shouldComponentUpdate=()=>!0;var gi=f(ue(),1),Tn=f(ne(),1),Ie=f(A(),1),hi=f(qe(),1);function M(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function $(e,t){return e.target instanceof Element?e.target.closest(
t):null}var xs=f(qe(),1),di=(0,xs.kept)("room"),Ss=(0,xs.kept)("pupil","tab");function Ps(){let{code:e,key:t}=di.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var po=e=>di.write(e&&JSON.stringify(e)),Ot=()=>({...Ps(),address:location.origin+location.pathname});function Cs(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=Ss.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return Ss.write(t),t}var pi=()=>Ss.write(null);var se=f(C(),1),bi=(0,hi.kept)("teacher");function vi({element:e,props:t,trigger:n,watch:o},s){let r=S(""),i=u=>{bi.write(u.by),r.value="",n("made",{...Ot(),...u})};
(0,gi.render)((0,se.jsx)(()=>(0,se.jsx)(xd,{...s,status:r.value,make:i}),{}),M(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,Ie.t)(u.text):(0,Ie.t)("The link is at the top of the page."))})}function xd({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,Tn.useState)(
bi.read()??""),[a,u]=(0,Tn.useState)(""),[l,c]=(0,Tn.useState)([]),[p,m]=(0,Tn.useState)(n),d=v=>v!=="lesson"||a!=="",g=l.filter(d);return(0,se.jsxs)("form",{onSubmit:v=>{
v.preventDefault(),s({by:r,lesson:a,room:p,locks:Object.keys(e).filter(E=>g.includes(E))})},children:[(0,se.jsx)("h3",{children:(0,Ie.t)("A class")}),(0,se.jsx)(
"p",{children:(0,Ie.t)("Everybody who opens the link starts with this page’s current settings.")}),(0,se.jsx)(mi,{title:(0,Ie.t)("Your name"),children:(0,se.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,se.jsx)(mi,{title:(0,Ie.t)("Lesson"),children:(0,se.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,se.jsx)("option",{value:"",children:(0,Ie.t)("no lesson")}),t.map(({name:v,title:E})=>(0,se.jsx)(
"option",{value:v,children:(0,Ie.t)(E)},v))]})}),(0,se.jsxs)("fieldset",{children:[(0,se.jsx)("legend",{children:(0,Ie.t)("Lock")}),Object.entries(e).map(([v,E])=>(0,se.jsxs)(
"label",{children:[(0,se.jsx)("input",{type:"checkbox",name:v,disabled:!d(v),checked:g.includes(v),onChange:({currentTarget:{checked:q}})=>c(q?[...g,v]:g.filter(
G=>G!==v))})," ",(0,Ie.t)(E)]},v))]}),n?(0,se.jsxs)("label",{children:[(0,se.jsx)("input",{type:"checkbox",checked:p,onChange:({currentTarget:v})=>m(v.checked)}),
" ",(0,Ie.t)("Gather the predictions in a room")]}):(0,se.jsx)("p",{children:(0,Ie.t)("This server has no rooms: predictions are not gathered.")}),(0,se.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,Ie.t)("Make the link")}),(0,se.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var mi=({title:e,
children:t})=>(0,se.jsxs)("label",{class:"gp-class-field",children:[(0,se.jsx)("span",{children:e}),t]});var sn=f(A(),1),zi=f(qe(),1);var xi=f(A(),1),Pi=f(qe(),1);var wi=f(A(),1);var Q=()=>window.GenerationPlayground,V=()=>Q().log("main");var Ve="one",X=S(Ve),Os=S([]),lt=S({}),Be=S(null),$e=S(null),Me=S(null),fo=S(!1),B={isOpen:S(!1),isFolded:S(!1),name:S(null),isLocked:S(!1),isOnStage:S(!0),hidesResult:S(
!1)},We={isRecorded:S(!1),isStepping:S(!1),hasSteps:S(!0),hasMedia:S(!1),isLoading:S(!1),isOpening:S(!1)},Es=S(!1),Pd=S(null),Ln=S("bits"),Xg=Ae(wi.language),Cd={
"data-view":()=>X.value,"data-no-prompt":()=>Te(Os.value.includes(X.value)),"data-no-knobs":()=>Te(!mo()),"data-no-strategy":()=>Te(!Yt("strategy")),"data-no-se\
ed":()=>Te(!Yt("seed")),"data-drawer":()=>Be.value,"data-stage":()=>$e.value??(Me.value==="text"?"text":null),"data-scene":()=>Me.value,"data-asks":()=>Te(fo.value),
"data-lesson":()=>Te(B.isOpen.value),"data-lesson-folded":()=>Te(B.isOpen.value&&B.isFolded.value),"data-lesson-locked":()=>Te(B.isLocked.value),"data-no-lesson":()=>Te(
!B.isOnStage.value),"data-old-result":()=>Te(B.hidesResult.value),"data-recorded":()=>Te(We.isRecorded.value),"data-stepping":()=>Te(We.isStepping.value),"data-\
no-steps":()=>Te(!We.hasSteps.value),"data-has-media":()=>Te(We.hasMedia.value),"data-opening":()=>Te(We.isOpening.value),"data-scrolled":()=>Te(Es.value),"data\
-loading":()=>Te(We.isLoading.value)},mo=()=>{let e=lt.value[X.value];return e===void 0||Array.isArray(e)};function Yt(e){let t=lt.value[X.value];return e==="se\
ed"&&!Array.isArray(t)?t!=="seed too":mo()&&!t?.includes(e)}var Te=e=>e?"":null;function yi(){for(let[e,t]of Object.entries(Cd))te(()=>{let n=t();n===null?document.
body.removeAttribute(e):document.body.setAttribute(e,n)});te(()=>{let e=$e.value!==null||Me.value!==null&&Me.value!=="own";document.body.classList.toggle("gp-pr\
ojected",e)})}var Ed=320,Od=24;function ki(){let e=()=>{scrollY>Ed?Es.value=!0:scrollY<Od&&(Es.value=!1)};addEventListener("scroll",e,{passive:!0}),e()}function Si(){
let e=V();e.subscribe(document.body,()=>{Pd.value=e.current(),Ln.value=e.unit})}var Ls=matchMedia("(min-width: 1200px)"),Ci=matchMedia("(max-width: 1359px)"),Ei=(0,Pi.kept)("knobs-open"),Ts=null,Oi=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function Rn(e){Be.value!==e&&(Ts=document.activeElement,Rs(e)),Oi(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Xt(){
if(!Be.value)return;let e=Oi(Be.value)?.contains(document.activeElement);Rs(null),e&&Ts instanceof HTMLElement&&Ts.focus({preventScroll:!0})}function Ti(){Ls.matches||
Xt()}function Li(){Ci.matches&&Be.value&&(Be.value=null)}function Rs(e){Be.value=e,Ls.matches&&Ei.write(e==="knobs"?"yes":"no")}function Ri(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function Ai(){te(()=>Ri(Be.value)),document.addEventListener(
"click",e=>{let t=$(e,"button[data-drawer]")?.dataset.drawer;t&&t===Be.value?Xt():t?Rn(t):$(e,".gp-drawer-close")&&Xt()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!$(e,".drawer")||$(e,"input[role=combobox]")||Xt()})}function Mi({element:e}){(0,xi.translateTemplate)(e),Ri(Be.value);let t=!Ci.
matches||!B.isOpen.value;Ls.matches&&t&&!Be.value&&Ei.read()==="yes"&&Rs("knobs")}function Ne(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var Zt=Ne(),bt=Ne(),go=Ne(),en=Ne(),ut=Ne(),tn=Ne(),ho=Ne(),Tt=Ne(),bo=Ne(),vo=Ne(),
wo=Ne(),An=Ne(),yo=Ne(),nn=Ne(),Mn=Ne();var As=f(A(),1);var Ni="#seed-row",Td={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Ni],lesson:[]};function Ms(e,t,n){for(let[o,s]of Object.entries(Td))for(let r of s){let i=document.querySelector(r);i&&Ld(i,e.includes(o)&&(n||r!==Ni),t)}B.isLocked.
value=e.includes("lesson")}function Ld(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,As.t)("locke\
d by {by}",{by:(0,As.t)(n)}):delete e.dataset.locked}var ji=f(ue(),1),At=f(ne(),1),R=f(A(),1);var Lt=f(A(),1);var _i="https://huggingface.co",Rd=18;function Fi({element:e,props:t,watch:n}){(0,Lt.translateTemplate)(e);let o=a=>M(e,".gp-"+a),s=M(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,Lt.t)(a.title),o("note").textContent=(0,Lt.t)(a.note);let u=a.
query?`${Ad(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Rd,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await Nn(s)?(0,Lt.t)("Copied."):(0,Lt.t)("This browser does not l\
et the page copy. The text is selected, ready for you to copy.")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function Ad(e){return e&&
window.parent!==window&&document.referrer.startsWith(_i)?`${_i}/spaces/${e}`:location.origin+location.pathname}async function Nn(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var ko=f(ne(),1),Ki=f(C(),1),Md=5e3;function Ns({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,ko.useState)(!1);return(0,ko.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Md);return()=>clearTimeout(u)},[r]),(0,Ki.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var qi=f(So(),1),et=f(Rt(),1),je=f(A(),1),Wi=f(xo(),1),ce=f(C(),1),Po=10;function _s({question:e,unit:t}){let n=e.options.length?Nd(e):_d(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,ce.jsxs)("div",{class:"gp-class-chart",children:[(0,ce.jsxs)("table",{children:[(0,ce.jsx)("thead",{children:(0,ce.jsxs)(
"tr",{children:[(0,ce.jsx)("th",{scope:"col",children:(0,je.t)("Answer")}),(0,ce.jsx)("th",{scope:"col",children:(0,je.t)("Class")}),o&&(0,ce.jsx)("th",{scope:"\
col",children:(0,je.t)("Model")})]})}),(0,ce.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,ce.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,ce.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,ce.jsx)("span",{class:"gp-hidden",children:`${(0,je.t)("result\
:")} `}),r===void 0?(0,je.t)(s):(0,ce.jsx)(Wi.TokenLabel,{text:r})]}),(0,ce.jsx)(Di,{class:"gp-class-ours",share:l,words:`${(0,et.count)(i)} · ${(0,et.percent)(
l)}`}),o&&(0,ce.jsx)(Di,{class:"gp-class-model",share:a??0,words:(0,et.percent)(a??0)})]})})})]}),Fd(e,t).map(s=>(0,ce.jsx)("p",{children:s}))]})}var Di=({class:e,
share:t,words:n})=>(0,ce.jsxs)("td",{children:[(0,ce.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,ce.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,ce.jsx)(
"span",{children:n})]});function Nd({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function _d(e){let t=[...new Set(e)];if(t.length<=Po)return t.map(s=>({label:on(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/Po;return Array.from({length:Po},(s,r)=>{let i=n+r*o,a=l=>Math.min(Po-1,Math.floor((l-n)/o))===r;return{label:(0,je.t)("{from} to\
 {to}",{from:on(i),to:on(i+o)}),chosen:e.filter(a).length}})}var on=e=>(0,qi.plain)(Number(e.toPrecision(3)));function Fd({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,je.t)("Half of the class says {median} or less.",{median:on(t)}):(0,je.t)("Ha\
lf of the class says {median} or less. In your teacher’s run it is {outcome}.",{median:on(t),outcome:on(n)})),o!==null&&s!==null){let a={ours:Co(o,r),models:Co(
s,r),unit:(0,je.t)(r)};i.push((0,je.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function Vi(e,t){if(!e||e.questions<
2)return"";let n={count:(0,et.count)(e.questions),ours:Co(e.class,t),models:Co(e.model,t),unit:t};return(0,je.t)("Mean log score over {count} questions: class {\
ours}, model {models} {unit}.",n)}var Co=(e,t)=>(0,et.decimals)((0,et.fromNats)(e,t),2);var k=f(C(),1),$i=12;function Gi(e,t,n,o){let s=S(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,R.t)("Class")),te(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),te(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,ji.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(tt,{class:"gp-class-plain",label:(0,R.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Dd,{...a,
parts:n,actions:o}):(0,k.jsx)(Kd,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Kd({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,At.useState)(!0),[u,l]=(0,At.useState)(!1),[c,p]=(0,At.useState)([]),m=g=>p(c.includes(g)?c.filter(h=>h!==g):[...c,g]),d=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,R.t)("Room {code}",{code:e.room.code}):
(0,R.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,R.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,k.jsx)(tt,{class:"gp-class-who",words:(0,R.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(tt,{class:"gp-class-toggle",words:(0,R.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(tt,{class:"gp-class-size",words:s?(0,R.t)("Smaller"):(0,R.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(Ns,{class:"gp-class-close",words:(0,R.t)(
"Close the room"),question:(0,R.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(tt,{class:"gp-class-close",words:(0,R.t)("Close"),press:o.close})]}),(0,k.jsx)(
Bd,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(Id,{people:d,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(Ji,{room:t,shown:t.questions,nothing:(0,R.t)("No predictions yet\
. Those from lessons and from “Guess the next word” appear here."),draw:g=>(0,k.jsx)(Wd,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>m(g.key),reveal:()=>o.
reveal(g.key)})})]})}var Id=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{let i=s||(0,R.t)(
"Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(Ns,{class:"gp-class-remove",words:(0,R.t)("Remove"),question:(0,R.t)("Remove {na\
me}?",{name:i}),label:(0,R.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Bd({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,seeded:a,
room:u,lesson:l}=e,c=(0,At.useRef)(null),[p,m]=(0,At.useState)(""),d=async()=>{c.current&&m(await Nn(c.current)?(0,R.t)("Copied."):(0,R.t)("The link is selected\
, ready for you to copy."))},g=v=>({parts:v.map(E=>(0,R.t)(t[E])).join(", ")}),h=[!s&&(0,R.t)("This link is too long for a QR code. With a room it is short."),Hd(
o)&&(0,R.t)("This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,R.t)(
"Locked: {parts}.",g(r)),i.length>0&&(0,R.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,R.t)("No seed is set: each pupil gets a di\
fferent text, and different tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,
alt:(0,R.t)("QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{
type:"text",readOnly:!0,"aria-label":(0,R.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,k.jsx)(tt,{words:(0,R.t)("Copy"),press:d}),(0,k.jsx)(
"span",{role:"status",children:p})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,R.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),
h.map(v=>v&&(0,k.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var Hd=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function Dd({
arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,p=(0,R.t)("Your name, if you like"),m={by:(0,R.t)(a),parts:u.
map(d=>(0,R.t)(s[d])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,R.t)("Cl\
ass of {by}",{by:i}):(0,R.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,R.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,R.t)("Locked b\
y {by}: {parts}.",m)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:p,"aria-label":p,onChange:({
currentTarget:d})=>r.rename(d.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>
c&&(0,k.jsx)(tt,{class:"gp-class-again",words:(0,R.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(tt,{class:"gp-class-leave",words:(0,R.t)(
"Leave the class"),press:r.leave})]}),t&&(0,k.jsx)(Ji,{room:t,shown:t.questions.filter(({revealed:d})=>d),draw:d=>(0,k.jsx)(Ui,{question:d,room:t,children:(0,k.jsx)(
_s,{question:d,unit:Ln.value})})})]})}function Ji({room:e,shown:t,nothing:n,draw:o}){let s=t.length-$i,r=Vi(e.mean,Ln.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,$i).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,R.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function Ui({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,R.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${qd(i)}`:(0,R.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,R.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var qd=e=>typeof e=="string"?e:(0,R.t)(e);function Wd({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:p})=>p).map(({id:p,name:m})=>a.includes(p)?
`✓ ${m}`:m).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(tt,{class:"gp-class-early",words:n?(0,R.t)("Hide the bars"):(0,R.t)("Show them to me"),
press:o}),(0,k.jsx)(tt,{class:"gp-class-reveal",words:(0,R.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(Ui,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,R.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(_s,{question:i?e:Vd(e),unit:Ln.value})]})}var Vd=e=>({...e,outcome:null,class_score:null,
model_score:null}),tt=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var $d={teacher:1e3,pupil:3e3},Fs=(0,zi.kept)("pupil-name");function Qi({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=S(null),
p=Gi(M(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",Ot()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...Ot(),question:w}),remove:w=>n(
"removed",{...Ot(),pupil:w}),rename:w=>{Fs.write(w),O()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&m(
w)});function m(w){switch(w.kind){case"made":d({role:"teacher",begun:w}),w.room&&po(w.room),w.room&&w.lesson&&!l&&(Xt(),An.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":d({role:"pupil",begun:w}),Ms(w.locks,w.named,w.seeded),w.room&&O(),w.lesson&&An.tell({lesson:w.lesson,step:w.step});return;case"taken":return v(
(0,sn.t)("Your prediction is in."));case"full":return v((0,sn.t)("This room is full. Ask your teacher to remove somebody, then open the link again."));case"remo\
ved":return h((0,sn.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,sn.t)(w.text));case"gone":l=
!1,r&&h((0,sn.t)("This room is closed.")),po(null);return;case"closed":return po(null),g();case"left":return g()}}function d(w){nn.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],E(),q()}function g(){r=null,nn.tell(null),clearTimeout(u),Ms([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function v(w){
a=w,E()}function E(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:Fs.read()??"",note:a})}async function q(){clearTimeout(u);
let w=r,W=w&&jd(w);if(!(!w||!W)){if(!document.hidden||w.role==="teacher"){let z=await Gd(W,i?.version??0);if(r!==w)return;if(z==="removed"&&pi(),z==="gone"||z===
"removed")return m({kind:z});z&&G(w,z)}clearTimeout(u),u=window.setTimeout(q,$d[w.role])}}function G({role:w},W){i=W,E(),w==="pupil"&&nn.tell(W.questions.filter(
({revealed:z})=>z).map(({key:z})=>z))}let O=()=>n("joined",{pupil:Cs(),name:Fs.read()??""}),F=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};wo.hear(F),document.
addEventListener("gp-predicted",w=>F(w.detail)),Mn.hear(()=>r?.role==="teacher"&&p.enlarge()),Ps()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",Ot()))}function jd({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:Cs()}}async function Gd(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var rn=f(A(),1),ea=f(qe(),1);var xe=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var ta=2e3,Yi=25e3,Eo=150,Jd=5e3,Ud=2500,zd=250,Qd=410,Xi=(0,ea.kept)("browser"),Is=new Map,Zi=0,_n=!1;function Oo(e,t){Is.set(e,t)}function na({props:e,trigger:t,
watch:n}){let o=new xe;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new Bs(s,t).follow()})}var Bs=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===Qd)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=_n||performance.now()-o<Eo&&this.next===n?Eo:0}catch{if(t=Math.min(Jd,Math.max(Eo,2*t)),!this.saysLost&&performance.now()-this.
silentSince>Ud){let s=(0,rn.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,Tt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await Zd(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:Xd(),..._n&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),_n?Yi:ta);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),Yi),o=!0,Zi=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!_n&&await Yd()&&(_n=++Zi>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,Tt.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(Is.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),en.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+zd-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,Tt.tell({severity:"error",message:(0,rn.t)("Part of this run arrived damaged and is missing below."),fix:(0,rn.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of Is.values())this.of&&t(this.of.turn);Tt.tell({severity:"error",message:(0,rn.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,rn.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function Yd(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(ta)})).ok}catch{return!1}}var Ks="";function Xd(){return Ks||=
Xi.read()||Math.random().toString(36).slice(2),Xi.write(Ks),Ks}var Zd=e=>new Promise(t=>setTimeout(t,e));var ep=600,tp=24;function oa({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new xe,l=Q().group(s),c=-1,p=-1,m=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>np(a)))),l.verdict&&p!==u.newest&&(p=u.newest,setTimeout(()=>op(`${s}-conclusion`),
ep))};n("value",()=>{let d=u.unstamp(e.value);d!==null&&(Q().feedGroup(s,d,u.newest),d&&m())}),Oo(r,{lines(d,g){if(!u.take(g))return 0;let h=Q().appendGroup(s,d,
g);return m(),h},lost(d){d===u.newest&&l.lose()}}),Fn(s),i&&(l.answers.open=({entry:d})=>t("open",{entry:d}),l.answers.make=({entry:d})=>t("make",{entry:d}))}function Fn(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;X.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&Q().group(e).
showExample(s)).catch(()=>{}))})}function np(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function op(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-tp&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var ra=f(A(),1);var sa=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>sa=t,{capture:!0,passive:!0});function He(e,t){
let n=0,o=()=>{sa?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var sp=600;function ia({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=M(e,".gp-estimate"),i="",a=He(sp,()=>{s.includes(X.value)&&(i=X.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===X.value?(0,ra.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),X.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
ut,bt,en])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>$(l,"#views")&&a())}var rp=150,ip=700;function aa({props:e,trigger:t,watch:n},{names:o}){let s=new xe,r=Q().group("lanes"),i={},a="",u=0,l=He(rp,()=>{let{editing:c,lane_model:p,same_luck:m}=i,
d=JSON.stringify([c,p,m,Object.fromEntries(o.map(g=>[g,i[g]]))]);!c||d===a||(a=d,t("held",{held:d,turn:++u}))});tn.hear(c=>{i=c,i.editing?l():a=""}),r.answers.lane=
({do:c,id:p})=>{t("lane",{do:c,id:p}),c==="select"&&window.innerWidth<ip&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let c=s.unstamp(e.
value);c&&r.setLanes(JSON.parse(c))})}var va=f(ue(),1),Ft=f(ne(),1),Le=f(A(),1);var la=new Map,ua=(e,t)=>la.set(e,t),Mt=(e,t)=>la.get(e)?.(t);var ap=["pointerdown","pointerup","keydown","click","input","change","focusin"],Hs=new Set;for(let e of ap)document.addEventListener(e,lp,{capture:!0,passive:!0});
function lp({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of Hs)n.now()}function To(e){let t=0,n={now(){n.drop(),
e()},soon(){Hs.add(n),clearTimeout(t),t=window.setTimeout(()=>n.now(),150)},drop(){clearTimeout(t),t=0,Hs.delete(n)}};return n}var Nt=window.GenerationPlaygroundKnobs;var Pe=(e,t)=>JSON.stringify(e,ca)===JSON.stringify(t,ca),ca=(e,t)=>ze(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,ze=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function ye(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function Kn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function Lo(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(Kn):void 0}function Ds(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var up={n:`
`,t:"	",r:"\r","\\":"\\"},cp={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},In=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):up[n]),da=e=>e.replace(/[\\\n\t\r]/g,t=>cp[t]),qs=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var dp=150,pp=500,Ws=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Nt.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.writer.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=S({
preset:null,base:{},set:{},kept:[]});chosen=S({model:"",assistant:null});verdict=S(null);effective=S([]);texts=S(new Map);text="";wantsEffective=!1;facts=new Map;rested=He(
dp,()=>{this.ask()});writer=To(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.writer.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Ae(()=>JSON.stringify(
this.verdict.value?.notes[t]??[])),r={knob:o,value:Ae(()=>this.state.value.set[t]),preset:Ae(()=>this.state.value.base[t]),own:Ae(()=>this.verdict.value?.defaults[t]),
source:Ae(()=>this.sourceOf(t)),notes:Ae(()=>JSON.parse(s.value)),idle:Ae(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){let{base:n,
set:o}=this.state.value;return o[t]!==void 0?Pe(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){this.put({[t]:n}),
this.writer.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[n,o??void 0]))),this.writer.now(),this.ask()}put(t){let{set:n,
kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in t));this.state.value={...this.state.value,set:Object.fromEntries(
s),kept:r},this.text=JSON.stringify(this.state.value)}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!Pe(n[t],o[t])?n[t]:null})}resetAll(t){
let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){let{base:t,kept:n}=this.state.
value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),this.chosen.value=t,this.
ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(o),...this.state.
value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.component.
server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.question(),
n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords({texts:t}),
o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(s)).slice(
0,pp);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.chosen.value;
return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||(this.
texts.value=new Map([...this.texts.value,...n]))}},_t=new Map,pa=new Map,Vs=new Map;function fa(e,t){let n=new Ws(e,t);_t.set(t.name,n);let o=pa.get(t.name);o&&
n.follow(o);for(let s of Vs.get(t.name)??[])s(n);return n}function ct(e,t){let n=_t.get(e);n?t(n):Vs.set(e,[...Vs.get(e)??[],t])}function ma(e,t){pa.set(e,t),_t.
get(e)?.follow(t)}var ga=e=>_t.get(e)?.resetKept(),ha=e=>_t.get(e)?.text;function Bn(e){let t=_t.get(e),n=t?.verdict.peek(),o=t?.state.peek().set??{},s=Object.entries(
o).filter(([r])=>n?.acting.includes(r)??!0);return{set:o,acting:Object.fromEntries(s),assistant:t?.chosen.peek().assistant??null}}var $s=(e,t)=>_t.get(e)?.resetAll(
t);var he=f(C(),1);function wa(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[p,m]=[
n[c]??null,o[c]??null];if(JSON.stringify(p)===JSON.stringify(m))return[];if(m===null)return[(0,Le.t)("{knob} not set",{knob:c})];let d=`${c} ${r(m)}`.trim();return[
r(p??{})?(0,Le.t)("{now} instead of {before}",{now:d,before:r(p)}):d]}),a=(l,c,p)=>{if(!l.length)return"";let m=l.slice(0,t).join(", ");return l.length<=t?c(m):
p(m,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Le.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Le.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Le.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Le.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}function Ao(e,t){lt.value={...lt.value,[e]:t}}var fp=8,js="assistant",
mp={chips:[],canTakeAway:!1,before:null};function gp(e){let{acting:t,assistant:n}=Bn(e),o=n?[{name:js,words:(0,Le.t)("draft model {model}",{model:n})}]:[],s=Object.
entries(t).map(([r,i])=>({name:r,words:typeof i=="object"?r:`${r} ${ye(i)}`}));return[...o,...s].filter(r=>Yt(r.name))}function ya({element:e,props:t,watch:n,trigger:o},{
name:s,leftOut:r}){let i=M(e,".gp-changes"),a=S(mp),u=null;lt.value={...r,...lt.value};function l(){let{set:g}=Bn(s);u&&!Pe(u.after,g)&&(u=null);let h=Array.isArray(
lt.value[X.value]);a.value={...JSON.parse(t.value||"{}"),chips:h?gp(s):[],canTakeAway:h&&Object.keys(g).length>0,before:u?.before??null};let{kept:v,changed:E,chips:q,
before:G}=a.value;i.hidden=!mo()||!(v||E||q.length||G)}function c(g){u={before:u?.before??Bn(s).set,after:g},$s(s,g),l()}function p(){u&&$s(s,u.before),u=null,l()}
function m(g){g===js?o("undraft"):c(Object.fromEntries(Object.entries(Bn(s).set).filter(([h])=>h!==g)))}(0,va.render)((0,he.jsx)(()=>{let{kept:g,changed:h,chips:v,
canTakeAway:E,before:q}=a.value;return(0,he.jsxs)(he.Fragment,{children:[g&&(0,he.jsx)(ba,{text:g,button:(0,he.jsx)(Ro,{words:(0,Le.t)("reset"),press:()=>ga(s)})}),
v.length>0&&(0,he.jsx)(bp,{chips:v,go:G=>hp(s,G),reset:m,children:E&&(0,he.jsx)(Ro,{words:(0,Le.t)("use the model’s own settings"),press:()=>c({})})}),!v.length&&
h&&(0,he.jsx)(ba,{text:h}),q&&(0,he.jsx)(Ro,{words:(0,Le.t)("put the settings back"),press:p})]})},{}),i),n("value",l),X.subscribe(l),lt.subscribe(l),ut.hear(l),
ct(s,g=>g.verdict.subscribe(l))}function hp(e,t){if(Rn("knobs"),t!==js)return ct(e,s=>Mt(s,t));let n=document.querySelector("#draft-and-record > button"),o=()=>document.
querySelector("#assistant input");o()?.checkVisibility()||n?.click(),requestAnimationFrame(()=>o()?.focus())}function bp({chips:e,go:t,reset:n,children:o}){let[
s,r]=(0,Ft.useState)(!1),i=(0,Ft.useRef)(null),a=(0,Ft.useRef)(null),u=s?e:e.slice(0,fp);return(0,Ft.useLayoutEffect)(()=>{if(a.current===null)return;let l=i.current?.
querySelectorAll(".gp-out")??[];l[Math.min(a.current,l.length-1)]?.focus(),a.current=null},[e.length]),(0,he.jsxs)("span",{class:"gp-applies",role:"group","aria\
-label":(0,Le.t)("Settings that apply here, too"),ref:i,children:[(0,he.jsx)("span",{children:(0,Le.t)("Applies here, too:")}),u.map(({name:l,words:c},p)=>(0,he.jsxs)(
"span",{class:"gp-set","data-knob":l,children:[(0,he.jsx)("button",{type:"button",class:"gp-way",title:(0,Le.t)("Go to where it is set"),onClick:()=>t(l),children:c}),
(0,he.jsx)("button",{type:"button",class:"gp-out","aria-label":(0,Le.t)("Reset {knob}",{knob:l}),title:(0,Le.t)("Back to the default"),onClick:()=>{a.current=p,
n(l)},children:"✕"})]},l)),e.length>u.length&&(0,he.jsx)(Ro,{words:(0,Le.t)("{count} more",{count:e.length-u.length}),press:()=>r(!0)}),o]})}var ba=({text:e,button:t})=>(0,he.jsxs)(
"span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),Ro=({words:e,press:t})=>(0,he.jsx)("button",{class:"gp-reset",type:"button",onClick:t,children:e});var ka=f(ue(),1),Gs=f(ne(),1),dt=f(A(),1);var ke=f(C(),1);function Sa({element:e,trigger:t},{entries:n}){(0,ka.render)((0,ke.jsx)(vp,{entries:n,act:(s,r)=>{t(s,r),Ti()}}),M(e,".gp-examples"))}function vp({
entries:e,act:t}){let[n,o]=(0,Gs.useState)(0),[s,r]=(0,Gs.useState)(0),i=[{title:(0,dt.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,dt.t)(
"A real model"),note:(0,dt.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),ho.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,ke.jsxs)(ke.Fragment,{children:[
(0,ke.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,dt.t)("Put back what was set before")}),i.length>1&&(0,ke.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,dt.t)("Examples"),children:i.map(({title:l},c)=>(0,ke.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,ke.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,ke.jsx)("p",{class:"gp-note",children:l.note}),wp(l.entries).map(([p,m])=>(0,ke.jsxs)(
ke.Fragment,{children:[(0,ke.jsx)("h3",{children:p}),(0,ke.jsx)("ul",{"aria-label":(0,dt.t)("Examples for {model}",{model:p}),children:m.map(d=>(0,ke.jsx)("li",
{children:(0,ke.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(d),children:[(0,ke.jsx)("b",{children:(0,dt.t)(d.title)}),(0,ke.jsx)("span",{children:(0,dt.t)(
d.look)})]})}))})]}))]}))]})}function wp(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var Oa=f(A(),1);var yp={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function Mo(e){let t=e.querySelector("summary");t&&xa({root:e,button:t,
isOpen:()=>e.open,unfold:n=>e.open=n})}function No(e,t,n,o){let s=()=>t.getAttribute("aria-expanded")==="true",r=i=>{t.setAttribute("aria-expanded",String(i)),n(
i)};t.addEventListener("click",()=>{r(!s()),s()&&o?.()?.focus()}),xa({root:e,button:t,isOpen:s,unfold:r})}function xa({root:e,button:t,isOpen:n,unfold:o}){let s=()=>[
...e.querySelectorAll("button, a")].filter(i=>i!==t&&i.checkVisibility()),r=()=>{o(!1),t.focus()};e.addEventListener("focusout",({relatedTarget:i})=>{i instanceof
Node&&!e.contains(i)&&o(!1)}),e.addEventListener("click",({target:i})=>{let a=i instanceof Element&&i.closest("button, a");a&&a!==t&&n()&&r()}),document.addEventListener(
"click",({target:i})=>{i instanceof Node&&!e.contains(i)&&o(!1)}),e.addEventListener("keydown",i=>{if(i.key==="Escape"&&n()){i.stopPropagation(),r();return}let a=i.
target===t,u=yp[i.key];if(!u||i.ctrlKey||i.metaKey||i.altKey||!n()&&!(a&&i.key==="ArrowDown"))return;i.preventDefault(),o(!0);let l=s();l[u(l.indexOf(i.target),
l.length)]?.focus()})}var kp=3e4,Pa=()=>{};function nt(e){e!==X.value&&Pa(e)}function Ca(e){X.value===e&&nt(Ve)}function Ea({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){Os.
value=s,Pa=i=>{e.value=i,t("view")},go.hear(()=>t("run"));let r=new Map;en.hear(()=>o.forEach(i=>r.delete(i))),X.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(
i)||performance.now()-a<kp)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var Sp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ta({element:e}){let t=M(e,".gp-header");(0,Oa.translateTemplate)(t);let n=i=>M(t,i),o=n(".gp-\
lab-list"),s=i=>a=>{n(i).classList.toggle("gp-unfolded",a)},r=()=>o.querySelector("[aria-selected=true]")??Js(o)[0];No(n(".gp-lab"),n(".gp-lab-button"),i=>o.hidden=
!i,r),No(n(".gp-folded-menu"),n(".gp-menu-button"),s(".gp-menu")),No(n(".gp-more"),n(".gp-more-button"),s(".gp-more")),n(".gp-skip").addEventListener("click",Pp),
t.addEventListener("click",i=>{let a=$(i,"button[data-view]");a?.dataset.view&&(a.dataset.view!==X.value&&Zt.tell(),nt(a.dataset.view))}),n(".gp-views").addEventListener(
"keydown",xp),te(()=>Cp(t,X.value)),te(()=>n("[data-lessons]").setAttribute("aria-expanded",String(B.isOpen.value)))}function xp(e){let t=Js(e.currentTarget),n=Sp[e.
key],o={Home:0,End:-1}[e.key];if(!n&&o===void 0)return;e.preventDefault();let s=t.indexOf(e.target);(n?t[(s+n+t.length)%t.length]:t.at(o??NaN))?.focus()}function Pp(e){
e.preventDefault();let t=document.querySelector(`#view-${X.value} > *`);t&&(t.tabIndex=-1,t.focus())}var Js=e=>[...e.children];function Cp(e,t){for(let o of e.querySelectorAll(
"[role=tablist]")){let s=Js(o),r=s.find(({dataset:i})=>i.view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.
querySelector(`.gp-lab-list [data-view="${t}"]`);M(e,".gp-lab").classList.toggle("gp-selected",!!n),M(e,".gp-lab-which").textContent=n?.textContent??""}function La(e){
X.value=e}var Hn=f(qe(),1);var Ep=1e4,Ra=new Set(["kept","class"]),Aa=()=>{};function _o(e){Ra.delete(e)&&!Ra.size&&Aa()}function Ma(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{$(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
$(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,Ep);Aa=()=>{clearTimeout(i),setTimeout(()=>{
e||bt.tell(),r()})}}var _a=(0,Hn.kept)("form","tab"),Us=(0,Hn.kept)("form"),Fa=(0,Hn.kept)("form-address","tab"),Ka=(0,Hn.kept)("keep-history"),Na=300,Ia=!1,zs=null;function Ba(){document.
addEventListener("input",()=>Ia=!0,{once:!0,capture:!0})}var Ha=e=>zs?.hold(e);function Da(){zs?.begin(),_o("kept")}var qa=()=>ut.tell();function Wa(){if(Ia)return[
null];let e=_a.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&Fa.read()===location.search?[{again:e}]:e?[e]:[Ka.read()===
"no"?null:Us.readJson()]}function Va({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(Ka.read()||(e.keep?"yes":
"no"))==="yes";if(d||Us.write(null),!i||!o)return;let g=JSON.stringify(l(o));_a.write(g),Fa.write(location.search),d&&Us.write(g)}function l(d){let g=c(d),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:ha("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(v=>g[v])}let c=d=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,d[h]]));function p(){clearTimeout(a),a=
window.setTimeout(u,Na)}function m(){let d=Math.max(0,r+Na-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},d)}zs={hold(d){o=d,p(),
tn.tell(c(d))},begin(){i=!0,o||m(),p()}},document.addEventListener("input",p),ut.hear(m),window.addEventListener("pagehide",u),vo.hear(u)}var wl=f(ue(),1),Ht=f(ne(),1),U=f(A(),1);var gl=f(ue(),1),Do=f(ne(),1),K=f(A(),1);var Fo=f(ne(),1),Kt=f(A(),1);var Ce=f(C(),1),Op=e=>e==null?"":String(e);function It({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,Fo.useState)(""),c=Pe(Kn(
u),t??void 0)?u:Op(t),p=e.step||(e.kind==="int"?1:.1),m=(String(p).split(".").at(1)??"").length,d=h=>{l(h),n(Kn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let v=Kn(c)??o??e.slider_minimum??e.minimum??0;if(typeof v!="number")return;let E=Number((v+(h.key==="ArrowUp"?p:-p)).toFixed(m));
d(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,E))))};return(0,Ce.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>d(h.value),onKeyDown:g})}var Qs=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,Ce.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function Tp({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,Ce.jsxs)("di\
v",{class:"kp-number",children:[(0,Ce.jsx)(It,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,Ce.jsx)(
Qs,{knob:e,label:(0,Kt.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var Lp=e=>t=>t?.setAttribute("value",e),an=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,Ce.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,Ce.jsxs)(
"label",{children:[(0,Ce.jsx)("input",{type:"radio",name:e,ref:Lp(a),checked:Pe(i,s),onChange:()=>r(i)}),(0,Ce.jsx)("span",{children:a})]},a))}),Rp=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,Ce.jsx)(an,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Kt.t)("not set")],[!0,(0,Kt.t)("on")],[!1,(0,Kt.t)(
"off")]]});function Ys({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>Pe(u,s)),a=s!==void 0&&i<0;return(0,Ce.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,Ce.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,Ce.jsx)("option",{value:String(l),children:ye(u)},l)),a&&(0,Ce.jsx)("option",{value:"foreign",disabled:!0,children:ye(
s)})]})}var Ap=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,Ce.jsx)(Ys,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Kt.t)(
"not set"):(0,Kt.t)("not set (default {value})",{value:ye(s)})}),Mp=({id:e,meaningId:t,value:n,change:o})=>(0,Ce.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":ye(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function ln(e,t,n){let o=(0,Fo.useRef)(null),s=o.
current!==null&&Pe(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var $a=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
ja={View:Rp},Xs={View:Tp,isLabelled:!0},Ga={View:Ap,isLabelled:!0},Ja={View:Mp,isLabelled:!0};var za=f(ue(),1),Bt=f(ne(),1),Qa=f(Rt(),1),ie=f(A(),1);var J=f(C(),1);function Ya({knob:e,value:t,change:n}){let[o,s]=ln(t,Ds,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,J.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,ie.t)("{name} as JSON",{name:e.name}),placeholder:(0,ie.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var Xa={View:()=>(0,J.jsx)("div",{}),canShow:(e,t)=>t===void 0};function Za({words:e,texts:t,change:n}){let[o,s]=(0,Bt.useState)([]),r=(0,Bt.useRef)(
null),i=p=>p.map(In).filter(Boolean),a=Pe(i(o),t)?o:t.map(da),u=a.at(-1)===""?a:[...a,""],l=p=>{s(p);let m=i(p);n(m.length?m:void 0)},c=p=>r.current?.querySelectorAll(
"input")[p]?.focus();return(0,J.jsx)("div",{class:"kp-list",ref:r,children:u.map((p,m)=>(0,J.jsxs)("div",{class:"kp-line",children:[(0,J.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:p,onInput:({currentTarget:d})=>l(u.with(m,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(m+1))}}),(0,J.jsx)(Np,{text:In(p),line:p}),(0,J.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!p,
onClick:()=>{l(u.toSpliced(m,1)),c(m+1)},children:"×"})]},m))})}function Np({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,Qa.fillText)(
o,e)};return(0,J.jsx)("span",{class:"kp-shown",title:(0,ie.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var _p=({value:e,change:t})=>(0,J.jsxs)(
"div",{class:"kp-editor",children:[(0,J.jsx)(Za,{words:{one:(0,ie.t)("text"),another:(0,ie.t)("another text"),remove:(0,ie.t)("Remove this text")},texts:e===void 0?
[]:qs(e)?e:[ye(e,1/0)],change:t}),(0,J.jsx)("p",{class:"kp-faint",children:(0,ie.t)("Write \\n for a line break and \\t for a tab.")})]}),el={View:_p},tl=e=>Array.
isArray(e)&&e.length===2;function Fp({id:e,value:t,change:n}){let o=tl(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,ie.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,ie.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,J.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,J.jsxs)(za.Fragment,{children:[
(0,J.jsx)("label",{for:`${e}-${i}`,children:a}),(0,J.jsx)(It,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:p=>s(c,p)})]},i))})}var nl={View:Fp,
canShow:(e,t)=>t===void 0||tl(t)};function Kp({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Bt.useState)(!1),[l,c]=ln(r,Lo,h=>Array.isArray(
h)?h.join(", "):""),p=(0,Bt.useRef)(null),m=Array.isArray(r)||a&&r===void 0,d=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>p.current?.
focus())},g=t.verdict.value?.layers;return(0,J.jsxs)("div",{class:"kp-editor",children:[(0,J.jsx)(an,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,ie.t)("not s\
et")],["low","low"],["high","high"],["list",(0,ie.t)("layers")]],value:m?"list":r,change:d}),(0,J.jsx)("input",{class:"kp-wide",ref:p,id:`${n}-list`,type:"text",
hidden:!m,placeholder:"0, 2, 4","aria-label":(0,ie.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,J.jsx)("p",{class:"kp-faint",children:g?(0,ie.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var ol={View:Kp,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},Ip={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
Ua=JSON.stringify(Ip,null,2),Bp=["choices","regex","json_schema"];function Hp({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=ze(o)?o:{},i=Bp.find(h=>h in r),
[a,u]=(0,Bt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),p=h=>{u(h),s(void 0)},[m,d]=ln(r.json_schema,Ds,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,J.jsx)(Za,{words:{one:(0,ie.t)("choice"),another:(0,ie.t)("another choice"),remove:(0,ie.t)("Remove this choi\
ce")},texts:qs(r.choices)?r.choices:[],change:c}),regex:(0,J.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,ie.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":ye(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:Ua,spellcheck:!1,
"aria-label":(0,ie.t)("JSON schema"),value:m,onInput:({currentTarget:h})=>c(d(h.value))}),(0,J.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(Ua)),
children:(0,ie.t)("Use an example")})]})};return(0,J.jsxs)("div",{class:"kp-editor",children:[(0,J.jsx)(an,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,ie.t)(
"not set")],["choices",(0,ie.t)("choices")],["regex","regex"],["json_schema",(0,ie.t)("JSON schema")]],value:l,change:p}),l&&g[l]]})}var sl={View:Hp};var rl=f(ue(),1),il=f(ne(),1),pt=f(A(),1);var Se=f(C(),1),Dp=30,qp=5,al=()=>[...crypto.getRandomValues(new Uint16Array(Dp))].map(e=>e%1e3),Ko=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function ll({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>Ko(
i,n)>Ko(r,n)?i:r);return Ko(s,n)<n.length?null:s}function Wp({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>Pe(
o,n)):e==="flags"?ze(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Vp(e,t){
if(t===void 0)return!0;let n=ze(t)?ll(e,t):null;return n!==null&&ze(t)&&n.fields.every(o=>Wp(o,t[o.name]))}function $p({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,il.useState)(null),a=ze(o)?o:null,u=a&&r&&Ko(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:ll(e,a)),c=e.forms.map(({name:d})=>[d,e.forms.length>
1?(0,pt.t)(d):(0,pt.t)("set")]),p=d=>{let g=e.forms.find(v=>v.name===d)??null;i(g);let h=g?.fields.filter(({required:v})=>v);s(h&&Object.fromEntries(h.map(v=>[v.
name,jp(v)])))},m=(d,g)=>{let h=l?.fields.map(E=>E.name)??[],v={...a,[d]:g};s(Object.fromEntries(h.filter(E=>v[E]!==void 0).map(E=>[E,v[E]])))};return(0,Se.jsxs)(
"div",{class:"kp-editor",children:[(0,Se.jsx)(an,{id:`${t}-form`,nameId:n,options:[[void 0,(0,pt.t)("not set")],...c],value:l?.name,change:p}),(0,Se.jsx)("p",{class:"\
kp-faint",children:(0,pt.t)(l?.meaning)}),(0,Se.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let g=`${t}-${d.name}`;return(0,Se.jsxs)(rl.Fragment,{children:[
(0,Se.jsx)("label",{for:g,title:(0,pt.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,Se.jsx)(Gp,{field:d,id:g,value:a?.[d.name],change:h=>m(d.name,h)}),
(0,Se.jsx)("p",{class:"kp-faint",children:(0,pt.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,Se.jsx)("button",{class:"kp-link",type:"button",onClick:()=>m(d.
name,al()),children:(0,pt.t)("Draw new keys")})]},d.name)})})]})}var jp=e=>e.kind==="ints"?al():e.default??qp;function Gp({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,Se.jsx)(Ys,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,pt.t)("not set ({value})",{value:ye(e.default)})});
if(s==="flags")return(0,Se.jsx)(Jp,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,Se.jsx)(Up,{field:e,id:t,value:n,change:o});let r=e.default;return(0,Se.jsx)(
It,{id:t,value:n,change:o,standard:r,row:$a(e),hint:r===null?"–":String(r)})}function Jp({field:e,id:t,value:n,change:o}){let s=ze(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,Se.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,Se.jsxs)("label",{children:[(0,Se.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Up({id:e,value:t,change:n}){let[o,s]=ln(t,Lo,r=>Array.isArray(r)?r.join(", "):r===void 0?"":ye(r,1/0));return(0,Se.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var ul={View:$p,canShow:Vp};var ot=f(ne(),1),cl=f(Rt(),1),Z=f(A(),1),dl=f(xo(),1);var D=f(C(),1),zp=120,Qp=5,Zs=e=>Number.isInteger(e)&&Number(e)>=0,vt=e=>Array.isArray(e)&&e.length>0&&e.every(Zs),Io=(e,t)=>Array.isArray(e)&&e.every(t),er=e=>Io(
e,vt),Yp=e=>Array.isArray(e)&&e.length===2&&vt(e[0]),Xp=e=>vt(e)||er(e),Zp=e=>ze(e)&&(vt(e.phrase)||er(e.any_of)),un=e=>({options:[[e]]}),pl=e=>({options:[e]}),
Dn=({options:e})=>e[0][0],tr={token:{isSingle:!0,isFlat:!0,read:e=>Zs(e)?[un(e)]:null,write:e=>Dn(e[0])},tokens:{isFlat:!0,read:e=>Zs(e)?[un(e)]:vt(e)?e.map(un):
null,write:e=>e.length===1?Dn(e[0]):e.map(Dn)},words:{isFlat:!0,read:e=>vt(e)?e.map(un):null,write:e=>e.map(Dn)},word_groups:{read:e=>er(e)?e.map(pl):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>Io(e,Yp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>Io(e,Xp)?e.map(t=>({options:vt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>Io(e,Zp)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
qn={ways:[],unknown:[]};function ef(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return vt(t)&&t.every(Number.isSafeInteger)?
t:null}async function tf(e,t){let n=In(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...qn,problem:(0,Z.t)(i)};let a=[{when:(0,Z.t)("as typed"),tokens:r[0]}];s&&Pe(r[0],r[1])?a=[{when:(0,Z.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,Z.t)("inside a sentence"),tokens:r[0]},{when:(0,Z.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=ef(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(p=>[p,t.texts.value.get(p)]);a.unshift({when:u.length>1?(0,Z.t)("these token ids"):(0,Z.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var Bo=({tokens:e})=>e.map(([t])=>t),nr=({token:[e,t]})=>(0,D.jsxs)(D.Fragment,{children:[t===void 0?(0,D.jsx)("span",{class:"kp-piece"}):(0,D.jsx)(dl.TokenLabel,
{class:"kp-piece",text:t}),(0,D.jsx)("span",{class:"kp-id",children:e})]});function nf({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,D.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,Z.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,Z.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,Z.t)("Choose on\
e token."):(0,Z.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,D.jsxs)(D.Fragment,{children:[t.map(
i=>(0,D.jsxs)("div",{class:"kp-offer",children:[(0,D.jsx)("span",{class:"kp-when",children:i.when}),(0,D.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,D.jsx)(of,{token:a,press:()=>s([[a[0]]])}):(0,D.jsx)("span",{class:"kp-token",children:(0,D.jsx)(nr,{token:a})}))}),!e.isFlat&&(0,D.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,Z.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([Bo(i)]),children:(0,Z.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,D.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(Bo)),children:(0,Z.t)("Add both")}),r.length>0&&(0,D.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function of({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,Z.t)("Add token {id}",{id:n}):(0,Z.t)("Add token {id}: {text}",{id:n,text:(0,cl.quoted)(
o)});return(0,D.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,D.jsx)(nr,{token:e})})}function sf({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=tr[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,ot.useState)(""),[c,p]=(0,ot.useState)(qn),[m,d]=(0,ot.useState)(null),g=(0,ot.useRef)(
null),h=(0,ot.useRef)(0),v=(0,ot.useRef)(0),E=x=>r(x.length?i.write(x):void 0),q=()=>{h.current+=1,clearTimeout(v.current),l(""),p(qn),d(null)},G=x=>{E(rf(i,a,x,
m)),q(),g.current?.focus()},O=async x=>{let Y=++h.current,Re=(0,Z.t)("The server does not answer. Try again in a moment."),Ze=x?await tf(x,t).catch(()=>({...qn,
problem:Re})):qn;return Y!==h.current?null:(p(Ze),Ze)},F=x=>{l(x),clearTimeout(v.current),v.current=window.setTimeout(()=>{O(x)},zp)},w=async()=>{clearTimeout(v.
current);let x=(await O(u))?.ways.at(0);x&&G([i.isFlat?Bo(x).slice(0,1):Bo(x)])},W=x=>{x.key==="Enter"?(x.preventDefault(),w()):x.key==="Escape"&&(u||m!==null)&&
(x.preventDefault(),q())},z=t.texts.value,le=a.flatMap(({options:x})=>x.flat()).filter(x=>!z.has(x));return(0,ot.useEffect)(()=>{le.length&&t.textsOf(le).catch(
()=>[])},[le.join()]),(0,D.jsxs)("div",{class:"kp-editor",children:[(0,D.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((x,Y)=>(0,D.jsx)(
af,{form:i,row:x,texts:z,setBias:Re=>E(a.with(Y,{...x,bias:Re})),grow:()=>{d(Y),g.current?.focus()},remove:()=>{m===Y&&d(null),E(a.toSpliced(Y,1)),g.current?.focus()}},
Y))}),(0,D.jsx)("p",{class:"kp-faint",hidden:m===null,children:m!==null&&(0,Z.t)("Another alternative to word {number}:",{number:m+1})}),(0,D.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,Z.t)("type a token, or its id"):(0,Z.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:x})=>F(x.value),onKeyDown:W}),(0,D.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,D.jsx)(nf,{
form:i,offers:c,add:G})})]})}function rf(e,t,n,o){if(e.isSingle)return[un(n[0][0])];if(e.isFlat){let s=new Set(t.map(Dn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(un)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:Qp}:pl(
s))]}function af({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,D.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,D.jsxs)(D.Fragment,{children:[u>0&&(0,D.jsx)("span",{class:"kp-or",children:(0,Z.t)("or")}),(0,D.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,D.jsx)("span",{class:"kp-token",children:(0,D.jsx)(nr,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,D.jsx)("span",{class:"kp-faint",children:(0,Z.t)(
"bias")}),e.isBiased&&(0,D.jsx)(It,{row:{kind:"float",step:.5},label:(0,Z.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,D.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,Z.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,Z.t)("or…")}),(0,D.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,Z.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var lf={View:sf,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||tr[e].read(t)!==null},fl=Object.fromEntries(Object.keys(tr).map(e=>[e,lf]));var ml={...fl,switch:ja,number:Xs,slider:Xs,choice:Ga,text:Ja,strings:el,decay:nl,fields:ul,layers:ol,structure:sl},Ho=e=>e in ml?ml[e]:Xa;var _=f(C(),1),or=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],qo=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],dn={error:"✕",warning:"▲",info:"\
ℹ"},cn=({name:e})=>(0,_.jsx)(_.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,_.jsxs)(gl.Fragment,{children:[t,(0,_.jsx)("wbr",{})]},t))});function Wo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function sr({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,Do.useState)(!1),[p,m]=(0,Do.useState)(!1),[d,g]=(0,Do.useState)(!1),h=`${e.name}-${t}`,{View:v,isLabelled:E,canShow:q}=Ho(
o.editor),G=!q||q(o,s.value);!G&&!l&&c(!0);let O=`${h}-name`,F={knob:o,panel:e,id:`${h}-control`,nameId:O,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:le=>e.change(t,le)},w=()=>{m(l&&!G),(!l||G)&&c(!l)},W=l||!G,z=u.value;return(0,_.jsxs)("div",{class:a.value.some(({severity:le})=>le===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,_.jsxs)("div",{class:"kp-head",children:[E&&!W?(0,_.jsx)("l\
abel",{class:"kp-name",id:O,for:F.id,children:(0,_.jsx)(cn,{name:t})}):(0,_.jsx)("span",{class:"kp-name",id:O,children:(0,_.jsx)(cn,{name:t})}),(0,_.jsx)("span",
{class:"kp-source",title:qo(i.value),children:qo(i.value)&&or(i.value)}),(0,_.jsxs)("span",{class:"kp-tools",children:[q&&(0,_.jsx)(uf,{name:t,isJson:W,turn:w}),
(0,_.jsx)(df,{panel:e,name:t}),(0,_.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!d),children:"?"})]})]}),q?(0,_.jsxs)("div",{class:"kp-editor",children:[W?(0,_.jsx)(Ya,{...F}):(0,_.jsx)(v,{...F}),(0,_.jsx)("span",{class:"kp-faint",children:p&&
!G&&(0,K.t)("The editor cannot show this value.")})]}):(0,_.jsx)(v,{...F}),(0,_.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(le=>(0,_.jsx)(rr,
{note:le,panel:e}))}),(0,_.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,_.jsx)(cf,{knob:o,own:r.value})," ",(0,_.jsx)("sp\
an",{class:"kp-idle",children:z&&(0,K.t)("No effect now: {why}.",{why:z})})]}),d&&(0,_.jsx)(pf,{knob:o})]})}function uf({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,_.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function cf({knob:e,own:t}){let n=hl(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,_.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,_.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var hl=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):ye(t,30);function df({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=hl(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],p=()=>{e.reset(t),Wo(e,t)};return(0,_.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:p,children:a?"↺":"×"})}function pf({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=ff(e);return(0,_.jsxs)("div",{class:"kp-help",children:[(0,_.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,_.jsx)("p",{children:n}),t&&(0,_.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,_.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,_.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,_.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function rr({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&Wo(t,n)};return(0,_.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,_.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:dn[e.severity]}),(0,_.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,_.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,_.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,_.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function ff({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var ir=f(A(),1);var Wn=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function bl(e,t){let n=Wn(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var mf=(e,t)=>e.every(n=>Wn(t).join(" ").includes(n));function vl(e,t){let n=Wn(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Nt.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Nt.elsewhere.filter(({words:u})=>u.some(l=>bl(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,ir.t)(l),...c].some(p=>bl(n,p)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,ir.t)(l))].join(" ");return{knobs:t.filter(u=>mf(n,a(u))),beside:s,absent:o}}var P=f(C(),1),gf=60;function yl(e,t){let n=fa(e,t);V().answers.knobs=({change:o})=>n.apply(o),(0,wl.render)((0,P.jsx)(hf,{panel:n}),M(e.element,".kp"))}function hf({
panel:e}){let[t,n]=(0,Ht.useState)(""),[o,s]=(0,Ht.useState)([]),r=vl(t,e.knobs),i=Wn(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(p=>c?[...new Set(
[...p,l])]:p.filter(m=>m!==l));return(0,Ht.useLayoutEffect)(()=>{ua(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>bf(e,
l)))})},[e]),(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(kf,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,P.jsx)(xf,{panel:e,open:o,hidden:i}),(0,P.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,U.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,P.jsx)(sr,{panel:e,name:l,
hidden:!a.has(l)},l))}),Nt.groups.map(l=>(0,P.jsx)(vf,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,P.jsx)(Cf,{panel:e,hidden:i})]})}
function bf(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),Wo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function vf({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:d})=>d===t),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),p=o?c:s,m=(0,Ht.useRef)(!1);return m.
current||=p,u.length?(0,P.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:p,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,P.jsxs)("su\
mmary",{children:[(0,U.t)(t),(0,P.jsx)(yf,{panel:e,knobs:u})]}),(0,P.jsxs)("div",{class:"kp-body",children:[m.current&&l.length>0&&(0,P.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,U.t)("Always in view, above:")," ",l.map(({name:d},g)=>(0,P.jsxs)(P.Fragment,{children:[g>0&&", ",(0,P.jsx)(kl,{panel:e,name:d})]}))]}),
m.current&&u.map(d=>(0,P.jsx)(wf,{panel:e,knob:d,names:n},d.name))]})]}):null}function wf({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,P.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,P.jsx)("code",{children:t.name})," ",(0,U.t)(t.managed_because)]}):(0,P.jsx)(
sr,{panel:e,name:t.name,hidden:o})}function yf({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,U.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,P.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var kl=({panel:e,name:t})=>(0,P.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,U.t)("Go to {name}",{name:t}),onClick:()=>Mt(
e,t),children:(0,P.jsx)(cn,{name:t})});function kf({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,U.t)("N\
o knob."):(0,U.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,U.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,P.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,P.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,U.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,U.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,P.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,P.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,P.jsx)(Sf,{place:l},l.text)),r.map(l=>(0,P.jsx)("p",{class:"kp-faint",children:(0,U.t)(l)}))]})]})}var Vn=e=>e?document.getElementById(e):null;function Sf({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=Vn(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{Vn(t)?.offsetParent||Vn(n)?.querySelector("button.label-wrap")?.click(),o(gf)};return(0,P.jsxs)(
"p",{class:"kp-faint",children:[(0,U.t)(e)," ",(Vn(t)||Vn(n))&&(0,P.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,U.t)("Go to it")})]})}function xf({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,U.t)(r?.mode),a=r?.differs.length??0,u=a?(0,U.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,U.t)("No knobs differ from the model's defaults."),l=({basic:p,group:m})=>!p&&!t.includes(
m),c=Object.entries(r?.notes??{}).flatMap(([p,m=[]])=>{let d=e.byName.get(p);return d?l(d)?m.filter(({severity:g})=>g==="error"):[]:m});return(0,P.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,P.jsx)("p",{class:"kp-headline",children:r&&(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)("strong",{title:(0,U.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,P.jsx)("div",{class:"kp-differing",children:r?.differs.map(p=>(0,P.jsx)(
Pf,{panel:e,name:p},p))}),(0,P.jsxs)("div",{class:"kp-foot",children:[(0,P.jsx)("button",{class:"kp-link",type:"button",disabled:Pe(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,U.t)("Reset to the preset")}),(0,P.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,U.t)("Use the model's defaults")})]}),(0,P.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(p=>(0,P.jsx)(rr,{note:p,
panel:e}))})]})}function Pf({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,P.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,U.t)("Go to this knob ({source})",{source:qo(n)}),onClick:()=>Mt(e,t),children:[
t,s&&(0,P.jsx)("span",{class:`kp-${s}`,title:(0,U.t)("See the note at the knob"),children:dn[s]})]})}function Cf({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,P.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,P.jsx)(
"summary",{children:(0,U.t)("Effective config")}),(0,P.jsx)("div",{class:"kp-table",children:n.length>0&&(0,P.jsxs)("table",{children:[(0,P.jsx)("thead",{children:(0,P.jsxs)(
"tr",{children:[(0,P.jsx)("th",{scope:"col",children:(0,U.t)("knob")}),(0,P.jsx)("th",{scope:"col",children:(0,U.t)("value")}),(0,P.jsx)("th",{scope:"col",children:(0,U.t)(
"source")})]})}),(0,P.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,P.jsxs)("tr",{"data-source":i,children:[(0,P.jsx)("td",{children:(0,P.jsx)(
kl,{panel:e,name:s})}),(0,P.jsxs)("td",{class:"kp-value",children:[ye(r,60),a&&(0,P.jsx)("span",{class:"kp-faint",title:(0,U.t)(a),children:` ○ ${(0,U.t)("no \
effect")}`})]}),(0,P.jsx)("td",{children:or(i)})]},s))})]})})]})}var Pl=f(ue(),1),Dt=f(A(),1),Cl=f(xl(),1);var de=f(C(),1),Ef=["switch","choice"];function El({element:e},{name:t,essential:n}){let o=M(e,".kq-knobs"),s=M(e,".kq-count");M(e,".kq").setAttribute("aria-lab\
el",(0,Dt.t)("The knobs that matter for this strategy")),ct(t,r=>{M(e,".kq-number-of").textContent=(0,Dt.t)("All {count} knobs",{count:r.knobs.length}),(0,Pl.render)(
(0,de.jsx)(Of,{panel:r,essential:n}),o),(0,Cl.explain)(o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.
some(({severity:l})=>l==="error");s.textContent=a.length?`${dn[u?"error":"warning"]} ${a.length}`:""})})}function Of({panel:e,essential:t}){let n=(e.verdict.value?.
essential??t).filter(o=>e.byName.has(o)&&Yt(o));return(0,de.jsx)(de.Fragment,{children:n.map(o=>(0,de.jsx)(Tf,{panel:e,name:o},o))})}function Tf({panel:e,name:t}){
let{knob:n,value:o,own:s,source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=Ef.includes(n.editor)||u&&n.slider_minimum===null,{
View:c,isLabelled:p}=Ho(n.editor),m={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:E=>e.change(t,E)},d=i.
value.find(({severity:E})=>E==="error")??i.value.at(0),g=d?`${(0,Dt.t)(d.message)} ${(0,Dt.t)(d.fix)}`:(0,Dt.t)(n.meaning),h=E=>{E?.querySelector("input, select\
, button")?.setAttribute("aria-description",g)},v=(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(cn,{name:t}),(0,de.jsx)("span",{class:"kq-sign","aria-hidden":"t\
rue","data-severity":d?.severity??"",children:d&&dn[d.severity]})]});return(0,de.jsxs)("div",{class:"kq-knob","data-knob":t,"data-source":r.value,"data-tip":g,ref:h,
children:[l&&!p?(0,de.jsx)("span",{class:"kp-name",id:m.nameId,children:v}):(0,de.jsx)("label",{class:"kp-name",id:m.nameId,for:a,children:v}),l?(0,de.jsx)(c,{...m}):
u?(0,de.jsx)(Lf,{...m}):(0,de.jsx)(Rf,{...m})]})}function Lf({knob:e,id:t,value:n,standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,de.jsxs)(
"span",{class:"kq-number",children:[(0,de.jsx)(Qs,{knob:e,id:t,value:n,standard:o,change:s,text:i}),(0,de.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",
children:i})]})}function Rf({knob:e,panel:t,id:n,value:o}){return(0,de.jsx)("button",{class:"kp-button",id:n,type:"button",onClick:()=>{Rn("knobs"),Mt(t,e.name)},
children:o===void 0?(0,Dt.t)("set …"):ye(o,18)})}var Ll=f(ue(),1),Rl=f(ne(),1),wt=f(A(),1),Al=f(Tl(),1);var st=f(C(),1);function Ml({element:e,props:t,server:n,watch:o}){let s=M(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");V().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,wt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=Af(
t.value);for(let{key:d,sha256:g}of c)d&&r.set(g,d);let p=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(p.some(({key:d},g)=>d!==c[g].key))return u(p);i=t.value;
let m=c.map((d,g)=>(0,st.jsx)(Mf,{item:d,fileOf:a,remove:()=>u(c.filter((h,v)=>v!==g))},d.sha256));(0,Ll.render)(m,s)}o("value",l),l()}function Af(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function Mf({item:e,fileOf:t,remove:n}){let[o,s]=(0,Rl.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",p=c?(0,wt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,wt.t)("Sound, {seconds} s",{seconds:l});return(0,st.jsxs)("li",{children:[(0,st.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${p}: ${c?(0,wt.t)("Show it"):(0,wt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,st.jsx)(Al.Preview,{kind:e.kind,preview:i})}),(0,st.jsx)("span",{children:r?p:(0,wt.t)("{what}: the file was not kept",{what:p})}),
(0,st.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,wt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,st.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,st.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var Il=f(ue(),1),dr=f(ne(),1),ae=f(A(),1);var Vo=f(ne(),1);function Nl(e){let t=(0,Vo.useRef)(null);return(0,Vo.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var rt=f(A(),1),_e=f(C(),1),ar=["tools","documents"],Nf={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},lr=({reads:e})=>e?.arguments??[],_l=e=>lr(e).length>0||ar.some(t=>e.reads?.[t]);function Fl({state:e,isOpen:t,press:n}){let s=lr(e).filter(([
r])=>r in e.arguments).length+ar.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,_e.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!_l(e),onClick:n,children:s?(0,rt.t)("Template arguments ({count})",{count:s}):(0,rt.t)("Template arguments")})}function Kl({state:e,isOpen:t,
defaults:n,set:o}){let s=_l(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,rt.t)("Tools, a JSON list"),documents:(0,rt.t)("Documents, a JSON list")};return(0,_e.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,rt.t)("Template arguments"),hidden:!s,children:[(0,_e.jsx)("div",{class:"gp-argument-list",children:lr(
e).map(([i,a])=>(0,_e.jsx)(_f,{name:i,kind:a,state:e,defaults:n,set:o},i))}),ar.map(i=>(0,_e.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,_e.jsx)(
"span",{children:r[i]}),(0,_e.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Nf[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function _f({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([m])=>m!==e)),p=l===""||l===o[e];
s({arguments:p?c:{...c,[e]:l}})};if(t!=="bool")return(0,_e.jsxs)("label",{"data-kind":t,children:[(0,_e.jsx)("code",{children:e}),(0,_e.jsx)("input",{type:"text",
placeholder:(0,rt.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,rt.t)("Set here."):
a===void 0?(0,rt.t)("Not set: the template decides."):(0,rt.t)("Not set: this is what the template takes.");return(0,_e.jsxs)("label",{"data-kind":t,title:u,children:[
(0,_e.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,_e.jsx)("code",{children:e})]})}var I=f(C(),1),Ff=250,ur=["user","assistant","system"],Kf={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},Bl=()=>{},Hl=e=>Bl(e);function Dl({element:e,props:t,server:n,trigger:o,watch:s}){let r=M(e,".gp-beside"),i=V(),a=S(Kf),u=S({prompt:"",model:""}),l=S(
{}),c=S(!1),p="",m="plain true";function d(){let F={};try{F=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...F},p=t.value,h()}function g(F){a.value={...a.
value,...F},t.value=p=JSON.stringify(a.value),h()}function h(){let F=`${a.value.kind} ${a.value.on}`;if(F===m)return q();m=F,o("turned",{})}let v=0,E=0;function q(){
clearTimeout(E),E=window.setTimeout(G,Ff)}async function G(){let F=++v,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:p})))}catch(W){console.warn("Generation Playground: the template could not be asked.",W)}F===v&&(i.setWritten(w),l.value=w?.defaults??
{})}Bl=F=>{e.isConnected&&(u.value={...u.value,...F},q())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:F,run:w})=>{!F&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),te(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let O=()=>(0,I.jsx)(If,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==p&&d()}),d(),(0,Il.render)((0,I.jsx)(O,{}),
r)}function If({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[p,m]=(0,dr.useState)(null),[d,g]=(0,dr.useState)(
!1),h=Nl(()=>r),v=()=>m(null),E=x=>{m(x),h(`.gp-${x} textarea`)},q=x=>{t({on:x}),h(x?".gp-on":".gp-off")},G=(x,Y)=>t({turns:l.map((Re,Ze)=>Ze===x?{...Re,...Y}:Re)}),
O=x=>{t({turns:l.toSpliced(x,1)});let Y=Math.min(x+1,l.length-1);h(Y?`.gp-turns li:nth-child(${Y}) button`:".gp-add")},F=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},W=!u&&p!=="system",z=!a||
!c&&p!=="begins",le=({to:x,name:Y,title:Re})=>(0,I.jsx)("button",{type:"button",role:"radio",class:x?"gp-on":"gp-off","aria-checked":a===x?"true":"false",tabIndex:a===
x?0:-1,title:Re,onClick:()=>q(x),children:Y});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,I.jsxs)("l\
abel",{class:"gp-begins",hidden:z,children:[(0,I.jsx)("span",{children:(0,ae.t)("The answer begins with")}),(0,I.jsx)(cr,{hint:(0,ae.t)("The model goes on from \
these words."),value:c,write:x=>t({begins:x}),close:v})]}),(0,I.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,I.jsxs)("label",{class:"gp-system",hidden:W,
children:[(0,I.jsx)("span",{children:(0,ae.t)("System message")}),(0,I.jsx)(cr,{hint:(0,ae.t)("How the assistant should behave. Optional."),value:u,write:x=>t({
system:x}),close:v})]}),(0,I.jsx)("ol",{class:"gp-turns","aria-label":(0,ae.t)("Earlier turns, oldest first"),children:l.map((x,Y)=>(0,I.jsx)(Bf,{...x,number:Y+
1,change:Re=>G(Y,Re),remove:()=>O(Y)},Y))}),(0,I.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,I.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:x})=>t({continues:x.checked})}),(0,I.jsx)("span",{children:(0,ae.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,I.jsxs)("div",{class:"gp-bar",children:[(0,I.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,ae.t)("How the prompt is s\
ent"),onKeyDown:x=>{x.key.startsWith("Arrow")&&(x.preventDefault(),q(!a))},children:[le({to:!0,name:(0,ae.t)("Chat"),title:(0,ae.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),le({to:!1,name:(0,ae.t)("Plain text"),title:(0,ae.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,I.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,I.jsx)($n,{name:"gp-add-system",words:(0,ae.t)("Ad\
d a system message"),hidden:!W,press:()=>E("system")}),(0,I.jsx)($n,{name:"gp-add",words:(0,ae.t)("Add a turn"),press:F}),(0,I.jsx)($n,{name:"gp-reply",words:(0,ae.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,I.jsx)($n,{name:"gp-clear",words:(0,ae.t)("New chat"),hidden:!l.length,press:w}),(0,I.jsx)($n,{name:"gp-be\
gin",words:(0,ae.t)("Begin the answer"),hidden:!z,press:()=>E("begins")}),(0,I.jsx)(Fl,{state:e,isOpen:d,press:()=>{g(!d),d||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,I.jsx)(Kl,{state:e,isOpen:d,defaults:o,set:t})]}),(0,I.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,I.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,ae.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,I.jsxs)("label",{class:"gp-target",children:[(0,I.jsx)("span",{children:(0,ae.t)("Target so far")}),(0,I.jsx)(cr,{hint:(0,ae.t)(
"How the target should begin. Optional."),value:e.target,write:x=>t({target:x})})]})]})]})}var cr=({hint:e,value:t,write:n,close:o})=>(0,I.jsx)("textarea",{rows:1,
placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),$n=({name:e,words:t,hidden:n,press:o})=>(0,I.jsx)("button",{type:"button",class:e,hidden:n,
onClick:o,children:t});function Bf({role:e,content:t,number:n,change:o,remove:s}){let r=ur.includes(e)?ur:[...ur,e],i=(0,ae.t)("Remove turn {number}",{number:n});
return(0,I.jsxs)("li",{"data-role":e,children:[(0,I.jsx)("select",{"aria-label":(0,ae.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,I.jsx)("option",{value:a,children:a},a))}),(0,I.jsx)("textarea",{rows:1,"aria-label":(0,ae.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,I.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var ql=f(A(),1);function Wl({element:e,props:t,trigger:n,watch:o}){(0,ql.translateTemplate)(e);let s=M(e,".gp-run-menu");Mo(s),s.addEventListener("click",i=>{let a=$(i,"[data-w\
ay]")?.dataset.way;a==="more"?V().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),Hf(s)}function Hf(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var Vl=f(A(),1);function $l({element:e,props:t,watch:n}){let o=()=>{M(e,"p").textContent=t.value?(0,Vl.t)(JSON.parse(t.value)):""};n("value",o),o()}var Xl=f(ue(),1),Ge=f(A(),1);var jn=f(A(),1);var Df=.8,$o=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return B.isOpen.value&&
B.isOnStage.value}turn(){B.isOnStage.value=!B.isOpen.value||!B.isOnStage.value,B.isOpen.value||yo.tell()}get words(){return this.isSeen?this.stays?(0,jn.t)("Sti\
ll to be done. Go on with N."):(0,jn.isTouched)()?"":(0,jn.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}\
"]:not(:disabled)`,o=this.isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.
scrollTop+n.clientHeight<n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:Df*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(
".gp-lesson-foot .gp-next"),this.stays||this.press("N")),this.redraw()}};var Ul=f(Gl(),1),zl=f(pr(),1),yt=f(A(),1);var Qe={text:{key:"1",title:()=>(0,yt.t)("Text"),isThere:e=>!e.denoises,view:Ve,canHide:!0},processors:{key:"2",title:()=>(0,yt.t)("Waterfall"),isThere:qf,view:Ve,
canHide:!0},beamtree:{key:"3",title:()=>(0,yt.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:Ve,canHide:!0},drafts:{key:"4",title:()=>(0,yt.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:Ve,canHide:!0},canvas:{key:"1",title:()=>(0,yt.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:Ve,
canHide:!1},batch:{key:"1",title:()=>(0,yt.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,yt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},fr=Object.keys(Qe);function qf({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var pn=(e,t,n)=>Math.max(t,Math.min(n,e)),jo=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,zl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*pn(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,Ul.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[pn(a+n,-1,i.length-1)]??0)-1}else this.place=pn(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var be=f(C(),1),Wf="F8",Vf={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},$f={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},jf=["PageDown","PageUp"],Gf="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",Go=null,mr=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new jo(n),(0,Xl.render)((0,be.jsx)(Jf,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),te(()=>{X.value,B.isOpen.value,ht(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new $o(()=>this.draw());bar=S({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Ve;get isOpen(){return $e.peek()!==null}get picture(){return $e.peek()??"text"}get offered(){
return fr.filter(t=>Qe[t].view===X.peek()&&Qe[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=X.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),B.isOnStage.value=!0,(!this.offered.length||!B.isOpen.peek())&&nt(Ve),$e.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),$e.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),B.isOpen.peek()||nt(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&($e.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Qe[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;fo.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:eu()!==null,
showsLesson:this.lesson.isSeen,question:fo.peek()?(0,Ge.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,Ge.t)("\
This view is on the page: leave the stage to see it.")};let s=Vf[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){
let{cover:n,picture:o}=this;t===n.hides||t&&!Qe[o].canHide||(t?(this.log.usesBeams&&Ql(Qe.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.
lesson.turn(),this.draw()}run(){(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,
{view:r,slider:i}=Qe[o];r!==Ve?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?Ql(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(
s.line,0):n.walk(t),this.draw()}goRound(t){let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[pn(s,0,n.rounds.length-1)].start)}};
function Ql(e,t){let n=e?document.querySelector(e):null;n&&(n.value=String(pn(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",
{bubbles:!0})))}function Jf({stage:e}){let{offered:t,hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=$e.value??"text";return(0,be.jsxs)(be.Fragment,{
children:[(0,be.jsx)("h1",{class:"gp-stage-name",children:(0,Ge.t)("The stage")}),(0,be.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Ge.t)(
"Pictures of this run"),children:fr.map(a=>{let{key:u,title:l}=Qe[a];return(0,be.jsx)(fn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},
a)})}),(0,be.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),(0,be.jsx)(Yl,{sign:"◀",name:(0,Ge.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,be.jsx)(
Yl,{sign:"▶",name:(0,Ge.t)("Next"),of:"PageDown",press:()=>e.go(1)}),(0,be.jsx)(fn,{of:"H",class:"gp-stage-hide",hidden:!Qe[i].canHide,is:n,press:()=>e.hide(!n),
children:(0,Ge.t)("Hide what comes")}),(0,be.jsx)(fn,{of:"L",class:"gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,Ge.t)("Lesson")}),(0,be.jsx)(fn,{
of:"V",class:"gp-stage-class",hidden:!o,press:()=>Mn.tell(),children:(0,Ge.t)("Class")}),(0,be.jsx)(fn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,Ge.t)(
"Generate")}),(0,be.jsx)(fn,{of:"Escape",class:"gp-stage-leave",press:()=>e.leave(),children:(0,Ge.t)("Leave")})]})}var fn=({of:e,class:t,hidden:n,is:o,press:s,
children:r})=>(0,be.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,"aria-pressed":o,hidden:n,onClick:s,children:[(0,be.jsx)("kbd",{children:e==="Es\
cape"?"Esc":e})," ",r]}),Yl=({sign:e,name:t,of:n,press:o})=>(0,be.jsx)("button",{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,
children:e});function Zl({element:e}){Go=new mr(M(e,".gp-stage"),V())}var eu=()=>document.querySelector(".gp-class:not([hidden]) .gp-class-size");function tu(){
document.addEventListener("click",e=>{$(e,".gp-present")&&Go?.enter()}),document.addEventListener("keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;
!Go||!t||document.querySelector(Gf)||!Uf(Go,e)||(e.preventDefault(),e.stopPropagation())},!0)}function Uf(e,t){let{key:n}=t,o=$f[n],s=zf[n.toLowerCase()];if(n===
Wf)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&jf.includes(n))(e.lesson.isSeen?e.lesson:e).go(o);else{if($(t,"input, sele\
ct, textarea")||o&&$(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()==="v"&&eu())Mn.tell();else if(!e.lesson.press(n)){let r=e.offered.
find(i=>Qe[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var zf={h:e=>e.hide(!e.cover.hides),l:e=>e.turnLesson(),g:e=>e.run()};var nu=f(ue(),1),Gn=f(A(),1);var qt=f(C(),1);function ou({element:e,props:t,trigger:n,watch:o},s){let r=M(e,"span"),i=M(e,"select"),a="";function u(){let{value:l,lane:c,choices:p}=t;r.textContent=
c?(0,Gn.t)("Strategy of lane {lane}",{lane:c}):(0,Gn.t)("Strategy"),JSON.stringify(p)!==a&&(a=JSON.stringify(p),(0,nu.render)((0,qt.jsx)(Qf,{choices:p,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var Qf=({choices:e,headings:t})=>(0,qt.jsx)(qt.Fragment,{children:Yf(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,qt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,Gn.t)(r)}));return n?(0,qt.jsx)("optgroup",{label:(0,Gn.t)(n),
children:s}):s})});function Yf(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var ru=f(qe(),1);var Xf="scene";function Jo(e,t){let n=new RegExp(`^(${t}|${Xf})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var ft=["guess","again","best","temperature","text","own"],gr="scene",Uo=(0,ru.kept)("front-door"),iu="seen";function su(e){let t=Number(new URLSearchParams(e).
get(gr));return ft.at(t>0?t-1:ft.length)??null}function Zf(e,t){let n=new URLSearchParams(e);t?n.set(gr,String(ft.indexOf(t)+1)):n.delete(gr);let o=n.toString();
return o&&`?${o}`}var au=e=>ft.at(ft.indexOf(e)+1)??null;function lu(){let e=window.GenerationPlaygroundDoor;if(e===void 0||Jo(location.search,e))return;let t=su(
location.search),n=Uo.isAllowed&&Uo.read()===null;Me.value=t??(n?ft[0]:null),Me.value&&!t&&br(Me.value,"replaceState"),window.addEventListener("popstate",()=>Me.
value=su(location.search))}function hr(e){e==="own"&&Uo.write(iu),Me.value=e,br(e,"pushState")}function uu(){Uo.write(iu),Me.value=null,br(null,"replaceState")}
function br(e,t){try{history[t](null,"",location.pathname+Zf(location.search,e)+location.hash)}catch{}}var Hu=f(ue(),1),wn=f(ne(),1),rs=f(A(),1);var ns=f(ne(),1),yr=f(A(),1);var zo=f(Rt(),1),Qo=f(du(),1),Yo=f(fu(),1),wu=f(gu(),1),yu=f(vr(),1),Xo=f(vu(),1),em=7,ku={do_sample:!0,temperature:1,top_k:0,top_p:1};function mn(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,zo.probability)(u.raw_logprob)-(0,zo.probability)(a.raw_logprob)).slice(0,em).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,zo.probability)(l)})),s=t===1?null:tm(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function tm(e,t){let n=(0,Xo.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,yu.tokenKnobs)({...ku,temperature:t});return new Map(
(0,wu.inHand)((0,Xo.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function Su(e,t){let n=(0,Yo.drawSettingsOf)(ku),o=n&&(0,Qo.drawnOf)(e,1);if(!o)return null;
let s=(0,Yo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,Qo.textAt)(e,s)}:null}var gn=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function xu(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function Pu(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var wr=f(So(),1),Wt=f(Rt(),1),Ee=f(A(),1);function Cu(e){return{guess:()=>(0,Ee.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,Ee.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,Ee.t)("What if it always takes the likeliest word?"),temperature:()=>(0,Ee.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,Ee.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,Ee.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function Jn(e){let t=Math.round(100*e);return e>0&&t===0?(0,wr.notation)("<1%"):(0,wr.notation)(
e<1&&t===100?">99%":`${t}%`)}var kt=({id:e,text:t})=>e===null?(0,Ee.t)("any other word"):t.trim()||(0,Wt.quoted)(t);function Eu(e,t){let n={drawn:(0,Wt.quoted)(
t.text.trim()),chance:Jn(t.share)};if(!e)return(0,Ee.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?kt(e):
(0,Wt.quoted)(e.text.trim()),share:Jn(e.share)};return e.id===t.id?(0,Ee.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,Ee.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function Ou(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,Ee.t)("The same word each time so far: the likely ones come often."):(0,Ee.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Tu(e){return e?(0,Ee.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,Wt.quoted)(
e.sentence),count:e.count}):(0,Ee.t)("The likeliest word at every place: each try writes this same text.")}function Lu(e,t){let n=Jn(e.share),o=(0,Ee.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,Wt.quoted)(e.text.trim()),share:n});return t===null?o:(0,Ee.t)("{a} {b}",{a:o,b:(0,Ee.t)("The same draw would n\
ow fall on {word}.",{word:(0,Wt.quoted)(t.trim())})})}var Un=f(A(),1),Oe=f(C(),1);function hn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Oe.jsx)("ul",{class:"gp-chances","aria-label":(0,Un.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Oe.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Oe.jsx)("span",{class:"gp-word",children:kt(s)}),(0,Oe.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Oe.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Oe.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Oe.jsx)(nm,{count:o[r]}),t===r&&(0,Oe.jsx)("span",{children:(0,Un.t)("your guess")}),n===r&&(0,Oe.jsx)("span",{class:"gp-mark-drawn",children:(0,Un.t)(
"drawn")})]}),(0,Oe.jsx)("span",{class:"gp-share",children:Jn(s.share)})]},s.id))})}var nm=({count:e})=>e>0&&(0,Oe.jsx)("span",{class:"gp-tally","aria-label":(0,Un.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),om=.0125,Ru=e=>e.id===null?"…":kt(e).slice(0,2);function Zo({chances:e,drawn:t,
turn:n}){let o=t===null?null:xu(e,t);return(0,Oe.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Oe.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Oe.jsx)("span",{class:"gp-piece-long",children:s.share>om*kt(s).length?kt(s):Ru(s)}),
(0,Oe.jsx)("span",{class:"gp-piece-short",children:Ru(s)})]},s.id)),o&&(0,Oe.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var Au=f(pr(),1);var sm=12e3,es=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=S(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},sm),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Me.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,Au.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},zn=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var ts=f(A(),1),mt=f(C(),1);function St({line:e,children:t}){return(0,mt.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,mt.jsx)("span",{class:"gp\
-gap","aria-label":(0,ts.t)("the next word"),role:"img",children:"?"})]})}var bn=({children:e})=>(0,mt.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function vn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,mt.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,ts.t)(
"The model does not answer at the moment. Go on, or try again."):(0,ts.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Vt=({at:e,children:t})=>(0,mt.jsxs)("div",{class:"gp-door-foot",children:[t,(0,mt.jsx)("span",{class:"gp-door-place",children:e})]}),Ye=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,mt.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var pe=f(C(),1),rm=3,Mu=4;function _u({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,ns.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,ns.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let p=mn(t),m=i.map(([h])=>gn(p,h.chosen.token_id)),d=u?.state==="aske\
d"||u?.state==="running",g=d&&l.length?l:i[0];return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(St,{line:e,children:(0,pe.jsx)(Nu,{steps:g})}),(0,pe.jsx)(hn,{
chances:p,drawn:m[0],counts:p.map((h,v)=>m.filter(E=>E===v).length)}),(0,pe.jsx)(Zo,{chances:p,drawn:m[0],turn:i.length-1}),(0,pe.jsx)(bn,{children:Ou(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,pe.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,rm).map((h,v)=>(0,pe.jsxs)("li",{children:[e,(0,pe.jsx)(Nu,{steps:h})]},
i.length-v))}),(0,pe.jsx)(vn,{runs:n,canRun:o}),(0,pe.jsxs)(Vt,{at:r,children:[o&&(0,pe.jsx)(Ye,{isMain:i.length<Mu,isBusy:d,press:()=>n.ask("again"),children:(0,yr.t)(
"Draw again")}),(0,pe.jsx)(Ye,{isMain:i.length>=Mu||!o,press:s,children:(0,yr.t)("Go on")})]})]})}var Nu=({steps:e})=>(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(
"span",{class:"gp-came",children:zn(e.slice(0,1))}),(0,pe.jsx)("span",{class:"gp-and-then",children:zn(e.slice(1))})]});var os=f(ne(),1),Qn=f(A(),1);var fe=f(C(),1),im=matchMedia("(prefers-reduced-motion: reduce)"),am=2200;function Fu({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=mn(t),a=gn(i,t.chosen.token_id),
[u,l]=(0,os.useState)(!1),c=n!==void 0;if((0,os.useEffect)(()=>{if(!c)return;let p=setTimeout(()=>l(!0),im.matches?0:am);return()=>clearTimeout(p)},[c]),!c){let p=i.
map((m,d)=>({row:m,i:d})).filter(({row:m})=>m.id!==null);return p.sort((m,d)=>m.row.text.localeCompare(d.row.text)),(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(
St,{line:e}),(0,fe.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,Qn.t)("What comes next?"),children:[(0,fe.jsx)("p",{class:"gp-ask",children:(0,Qn.t)(
"What comes next?")}),p.map(({row:m,i:d})=>(0,fe.jsx)(Ye,{press:()=>o(d),children:(0,fe.jsx)("span",{lang:"en",children:kt(m)})},m.id)),(0,fe.jsx)(Ye,{press:()=>o(
i.length-1),children:(0,Qn.t)("another word")})]}),(0,fe.jsx)(Vt,{at:r})]})}return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(St,{line:e,children:u&&(0,fe.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,fe.jsx)(hn,{chances:i,guess:n,drawn:u?a:null}),(0,fe.jsx)(Zo,{chances:i,drawn:a,turn:0}),(0,fe.jsx)(bn,{children:u&&
Eu(n===null?null:i[n],i[a])}),(0,fe.jsx)(Vt,{at:r,children:(0,fe.jsx)(Ye,{isMain:!0,press:s,children:(0,Qn.t)("Go on")})})]})}var ss=f(ne(),1),kr=f(So(),1),$t=f(A(),1);var j=f(C(),1),lm=.1,um=2;function Sr({runs:e,canRun:t},n,o){(0,ss.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:zn(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var xr=({goOn:e,at:t,words:n})=>(0,j.jsx)(Vt,{at:t,children:(0,j.jsx)(Ye,{isMain:!0,press:e,children:n??(0,$t.t)("G\
o on")})});function Ku(e){let{text:t,isOver:n}=Sr(e,"best",!0),o=Pu(t);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(St,{line:e.looping,children:t&&(0,j.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,j.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,j.jsx)(bn,{children:n&&Tu(
o)}),(0,j.jsx)(vn,{...e}),(0,j.jsx)(xr,{...e})]})}function Iu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,ss.useState)(1),{text:a}=Sr(e,"temperature",!1),u=mn(
n,r),l=Su(n,r),c=Lu(u[0],l?.text??null);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)("label",{class:"gp-turn",children:[(0,j.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,$t.t)("Temperature")," ",(0,j.jsx)("output",{children:(0,kr.fixed)(r,1)})]}),(0,j.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,$t.t)(
"cold")}),(0,j.jsx)("input",{type:"range",min:lm,max:um,step:.1,value:r,"aria-valuetext":`${(0,kr.fixed)(r,1)}. ${c}`,onInput:({currentTarget:p})=>i(Number(p.value)),
onChange:({currentTarget:p})=>{s&&o.ask("temperature",Number(p.value))}}),(0,j.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,$t.t)("hot")})]}),(0,j.jsx)(
hn,{chances:u,drawn:l?gn(u,l.id):null}),(0,j.jsx)("p",{class:"gp-door-verdict",children:c}),(0,j.jsx)(St,{line:t,children:a&&(0,j.jsx)("span",{class:"gp-came",children:a})}),
(0,j.jsx)(vn,{...e}),(0,j.jsx)(xr,{...e})]})}function Bu(e){return Sr(e,"text",!0),(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)("p",{class:"gp-door-verdict",children:(0,$t.t)(
"Press a word to see what else could have been drawn.")}),(0,j.jsx)(vn,{...e}),(0,j.jsx)(xr,{...e,words:(0,$t.t)("Now your own words")})]})}var gt=f(C(),1),cm=3e3,Du=e=>{setTimeout(e,cm)};bt.hear(()=>Du=e=>e());var dm=ft.length-1,pm={again:_u,best:Ku,temperature:Iu,text:Bu};function qu({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=V();Q().feed("door",n);let{started:a,newest:u}=Q().log("door");if(!a||!u)return;let l=new es(i,p=>Du(()=>t("asked",p)),
s);i.subscribe(e,()=>l.follow());let c=p=>{p?hr(p):uu(),requestAnimationFrame(()=>{let m=document.querySelector("#prompt textarea");m?.focus({preventScroll:!0}),
p&&m?.select()})};(0,Hu.render)((0,gt.jsx)(fm,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),M(e,".gp-door"))}function fm({leave:e,...t}){let n=Me.value,
[o]=(0,wn.useState)(()=>S(void 0)),s=o.value,r=(0,wn.useRef)(null),i=()=>{let l=n&&au(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&hr(l)};if((0,wn.useLayoutEffect)(
()=>{if(!n||n==="own")return;V().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!$(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{V().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=pm[n],u=(0,rs.t)("{number} of {count}",{number:ft.indexOf(n)+1,count:dm});return(0,gt.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,gt.jsxs)("div",{class:"gp-door-top",children:[(0,gt.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:Cu(
n)}),(0,gt.jsx)(Ye,{press:()=>e(null),children:n==="own"?(0,rs.t)("Show all controls"):(0,rs.t)("Skip")})]}),n==="guess"&&(0,gt.jsx)(Fu,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,gt.jsx)(a,{...t,goOn:i,at:u},n)]})}var dc=f(ue(),1),pc=f(A(),1),fc=f(Vu(),1);var Ju=f(Rt(),1),Uu=f(ju(),1),is=f(Pr(),1),mm=["temperature","top_k","top_p","min_p"];function zu(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(mm.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?gm(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function gm(e,t){
let n=(0,is.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,Ju.probability)(a));return{left:(0,Uu.keptOf)(t),top:Math.max(...i)}}
let o=(0,is.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var Cr=f(qe(),1),Yu=(0,Cr.kept)("lessons"),Qu=(0,Cr.kept)("lessons","tab"),as=class{lessons=hm();open=Qu.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){Yu.write(JSON.stringify({lessons:this.lessons})),Qu.write(this.open)}};function hm(){let e=Yu.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var Or=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)"),Er=!1;function Yn(){B.isFolded.value=Er=!1,nc()}function Xu(){B.isFolded.value?
Yn():B.isFolded.value=!0}function Zu(){for(let t of["click","keydown"])document.addEventListener(t,n=>{n.isTrusted&&$(n,"#result")&&(Er=!0)},!0);let e=()=>{!Or.
matches||!B.isOpen.value||B.isFolded.value||!tc()||(Er?B.isFolded.value=!0:nc())};new MutationObserver(e).observe(document.body,{subtree:!0,attributes:!0,attributeFilter:[
"data-folded"]})}function ec(){return(Or.matches?document.querySelector(".gp-lesson:not([hidden])"):null)?.getBoundingClientRect().top??innerHeight}function tc(){
let e=document.querySelector('#pane-token .gp-fold[aria-expanded="true"]');return e?.checkVisibility()?e:null}function nc(){Or.matches&&tc()?.click()}var xt=f(ne(),1),ac=f(xo(),1),T=f(A(),1);var sc=f(qe(),1),rc="the stage",oc=(0,sc.kept)("person");function ic(e,t,n=bm()){let o=vm(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var ls="";function bm(){return ls=oc.read()||ls||String(Math.random()),oc.write(ls),ls}function vm(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var y=f(C(),1),lc=(e,t)=>(0,y.jsx)(wm,{shown:e,actions:t});function wm({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(ym,{lessons:n.lessons,
actions:t}):(0,y.jsx)(km,{...n,actions:t},n.lesson.name):null}var Tr=null;function us(e){let t=e?document.querySelector(e):null;if(t===Tr||(Tr?.classList.remove(
"gp-pointed-at"),Tr=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>ec())&&t.scrollIntoView({block:"center"})}function ym({
lessons:e,actions:t}){let n=(0,xt.useRef)(null);return(0,xt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(
uc,{actions:t,line:(0,T.t)("Lessons"),children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,T.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,T.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,T.t)("at step {number} of {count}",{number:l+1,count:a}),p=[(0,T.tn)(i,"{count} minute",
"{count} minutes"),u?(0,T.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,T.t)(s)}),(0,y.jsx)("span",{children:(0,T.t)(r)}),(0,y.jsx)("small",{children:p.filter(Boolean).join(" · ")})]})},o)})})]})}
var uc=({line:e,actions:t,children:n})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[(0,y.jsxs)("button",{class:"gp-plain gp-lesson-fold",type:"button","a\
ria-expanded":!B.isFolded.value,onClick:t.fold,children:[(0,y.jsx)("span",{children:e})," ",(0,y.jsx)("span",{"aria-hidden":"true",children:B.isFolded.value?"▴":
"▾"})]}),n,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,T.t)("Leave the lessons"),onClick:t.close,children:"✕"})]});function km(e){let{
lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,isReminded:p,actions:m}=e,d=t.steps[n],g={number:n+1,count:t.steps.
length},h=(0,xt.useRef)(null),v=(0,xt.useRef)(null),E=h.current?.parentElement?.contains(document.activeElement)??!1;(0,xt.useLayoutEffect)(()=>{let F=h.current?.
parentElement,{activeElement:w}=document,W=w===document.body||w?.matches(":disabled");(c||E&&W)&&h.current?.focus({preventScroll:!0}),c?F?.scrollTo({top:0,behavior:"\
instant"}):i&&v.current?.scrollIntoView({block:"nearest"})},[e]);let q=d.predict&&o===void 0&&!(a&&i),G=s||!d.task&&!q,O=n===t.steps.length-1;return(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(uc,{actions:m,line:`${(0,T.t)("Step {number} of {count}",g)} · ${(0,T.t)(t.title)}`,children:(0,y.jsx)(jt,{words:(0,T.t)("All lessons"),class:"\
gp-plain",press:m.list})}),(0,y.jsx)("h2",{children:(0,T.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:h,children:(0,T.t)("Step {number} of\
 {count}",g)}),(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(cc,{text:d.text}),d.predict&&(0,y.jsx)(xm,{...e,predict:d.predict},n),d.task&&(0,y.jsxs)(
"p",{class:"gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,T.t)(d.task),q&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,T.t)("Predict fir\
st.")})]}),d.solvable&&(0,y.jsx)(jt,{words:(0,T.t)("Set it"),class:"gp-solve",press:m.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:v,
children:p?(0,T.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,T.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(
jt,{words:(0,T.t)("Reveal"),class:"gp-reveal",press:m.reveal,of:"R"}):i&&!q&&(0,y.jsx)(Cm,{...i,isByHand:!!d.by_hand,showRecorded:m.recorded})})]}),(0,y.jsxs)("\
div",{class:"gp-lesson-foot",children:[(0,y.jsx)(jt,{words:(0,T.t)("Back"),press:()=>m.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(jt,{words:O?(0,T.t)("All lessons"):
G?(0,T.t)("Next"):(0,T.t)("Skip"),class:G?"gp-next":void 0,press:()=>O?m.list():m.go(n+1),of:"N"})]}),(0,y.jsx)(Sm,{lesson:t,step:d,at:n,ownModel:r,actions:m})]})}
function Sm({lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)(
"div",{class:"gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.
checked)})," ",(0,T.t)("use my model instead")]}),t.sets&&(0,y.jsx)(jt,{words:(0,T.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)(
"a",{class:"gp-link",href:`?${r}`,target:"_blank",children:(0,T.t)("Link to this step")})]})}function xm(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,
isStaged:a,isCovered:u,isHeld:l,judgement:c,actions:p}=e,{question:m,answers:d,number:g,tokens:h}=o,v=s!==void 0,E=u||l?null:c,q=E?.done&&(v||i)?E:null,G=v||q!==
null||!r,O=h.length?h:d.map((W,z)=>z),F=ic(`${t.name} ${n}`,O.length,a?rc:void 0),w=(h.length>0||g)&&(0,y.jsx)(Pm,{predict:o,guess:s,isOff:G,send:p.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,T.t)(m)}),!h.length&&w,F.map((W,z)=>{let le=s===O[W],x=q?.expected===W;return(0,y.jsxs)(
"button",{type:"button",class:x?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[z],"data-choice":W,"aria-pressed":le,disabled:G,onClick:()=>p.guess(O[W]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:x?"✓ ":le?q?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(ac.TokenLabel,{text:h[W]}):(0,T.t)(d[W])]},
W)}),h.length>0&&w]})}function Pm({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,xt.useRef)(null),i=t.length>0,a=i?(0,T.t)("or write one"):(0,T.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=m=>{m.preventDefault();let{value:d,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(t.find(h=>h.
trim()===d.trim())??d):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},p=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...p}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...p}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,T.t)("Predict")})]})}function Cm({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:p,wishes:m}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,T.t)("Not there yet:"):(0,T.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:m.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,T.t)(h)}`}))})]});let d=[(0,T.t)(i),(0,T.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,T.t)("As you predicted."):"✗ "+(0,T.t)("It turn\
ed out differently.")})," ",d]}):(0,T.t)(r)&&(0,y.jsx)("p",{children:(0,T.t)(r)}),s!==null&&(0,T.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,T.t)("What happened:")})," ",(0,T.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,T.t)(
"This run shows it:"):(0,T.t)("This run does not show it:")}`})," ",(0,T.t)(l)]}),l&&!u&&p&&(0,y.jsx)(jt,{words:(0,T.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,T.t)(c)&&(0,y.jsx)(cc,{text:c})]})}var cc=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,T.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),jt=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var Em={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>(0,fc.precisionsIn)(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},Om=250,Pt=()=>$e.peek()!==null,
Tm=matchMedia("(max-width: 899px)");function mc({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=M(e,".gp-lesson"),i=V(),a=new as,u=S(null),l=null,c=0,p=null,
m=!1,d=!1,g=!1,h=!1,v=null,E=!1,q=b=>{l&&b(l)};(0,dc.render)(lc(u,{list:w,choose:b=>W(b),close:le,go:b=>q(N=>Ze(N,b)),guess:b=>q(N=>{a.of(N.name).guesses[c]=b,a.
keep(),Ue(),wo.tell({...O(N),guess:b}),(!N.steps[c].task||N.steps[c].by_hand)&&so(N)}),recorded:()=>q(b=>n("recorded",O(b))),solve:()=>q(b=>{hs(),oo(b,{solved:!0}),
Ue()}),ownModel:b=>q(N=>{a.of(N.name).ownModel=b,a.keep(),oo(N),Ue()}),reveal:()=>{g=!1,h=!0,Ue()},fold:Xu,again:()=>q(b=>{a.of(b.name).guesses[c]=void 0,hs(),a.
keep(),oo(b),Ue()})}),r),Zu(),r.setAttribute("aria-label",(0,pc.t)("Lessons")),r.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&le()});let O=({
name:b})=>({lesson:b,step:c}),F=()=>l!==null&&B.isLocked.value;function w(){if(F())return;l&&x(),z(),us("");let b=s.map(N=>{let ee=a.lessons[N.name],Ke=ee!==void 0&&
ee.done.length>=N.steps;return{...N,isOver:Ke,at:ee?.at??null}});u.value={lessons:b}}function W(b,N=!1){E=N,n("chosen",{lesson:b})}function z(){r.hidden&&Li(),r.
hidden=!1,B.isOpen.value=!0,Yn()}function le(){F()||(l&&x(),r.hidden=!0,B.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({preventScroll:!0}))}
function x(){Y(!1),us(""),i.showPicture(null),l=B.name.value=null,a.open="",a.keep(),n("left",{})}function Y(b){B.hidesResult.value=b}function Re(b){l=b,B.name.
value=b.name,Y(!E),a.open=b.name,z();let{at:N,done:ee}=a.of(b.name);Ze(b,ee.length>=b.steps.length?0:N)}function Ze(b,N){c=Math.max(0,Math.min(b.steps.length-1,
N));let ee=a.of(b.name);ee.at=c,hs(),a.keep(),oo(b),Ue({moved:!0});let{task:Ke,predict:Ut}=b.steps[c];!Ke&&(!Ut||ee.guesses[c]!==void 0)&&so(b)}function hs(){p=
null,d=g=h=!1}function oo(b,{solved:N=!1}={}){let ee=E;E=m=!1,i.roll=null,nt(b.steps[c].view),i.showPicture(b.steps[c].picture??null),n("entered",{...O(b),own_model:!!a.
of(b.name).ownModel,keep:ee,solved:N})}function so(b){let N=b.steps[c].by_hand?zu(i):null;n("judged",{...O(b),guess:a.of(b.name).guesses[c]??null,hand:N})}let bs=b=>!!(v&&
p?.done&&b.steps[c].predict&&!v.has(`lesson/${b.name}/${c}`));function Ue({moved:b=!1,isReminded:N=!1}={}){if(!l)return;let{guesses:ee,done:Ke,ownModel:Ut}=a.of(
l.name);r.setAttribute("aria-busy",String(!m)),b&&Yn(),us(l.steps[c].at),u.value={lesson:l,at:c,guess:ee[c],isDone:Ke.includes(c),ownModel:!!Ut,isReady:m,judgement:p,
isOpenly:d,isCovered:g,isHeld:bs(l),isStaged:Pt(),moved:b,isReminded:N}}o("value",()=>{let b=JSON.parse(t.value||"null");if(b){if(b.kind==="lesson")Re(b.lesson);else if(l&&
b.step===c){if(b.kind==="judgement")return ad(l,b);m=!0,Ue(),Wr(l,b.lacks)}}});let vs=null;function Wr(b,N){let{needs:ee,looks_at:Ke}=b.steps[c];vs=N?i.turn:null,
N?n("recorded",{...O(b),needed:!0}):ee&&Y(!1),Ke&&!N&&i.select(0,Ke-1)}function ad(b,N){let{predict:ee,task:Ke,by_hand:Ut}=b.steps[c],{done:zr}=a.of(b.name);Ut&&
p?.done&&!N.done||(N.done&&!p?.done&&Yn(),p=N,Pt()&&(d=!0),g=N.done&&Pt()&&!!ee&&!h,N.done&&!zr.includes(c)&&zr.push(c),a.keep(),Ue(),N.done&&ee?.token&&i.select(
0,ee.token-1),N.done&&Ke&&!Ut&&Tm.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let Vr=0,$r=i.turn,ld=He(Om,()=>{let b=l?.steps[c].predict&&
a.of(l.name).guesses[c]===void 0;l?.steps[c].by_hand&&m&&(!b||Pt())&&so(l)});i.subscribe(e,b=>{i.turn!==$r&&Y(!1),$r=i.turn,(b.knobs||b.selection||b.found||b.roll)&&
ld(),l&&i.finished&&vs!==null&&i.turn!==vs&&Wr(l,!1),!(!i.finished||i.turn===Vr)&&(Vr=i.turn,jr(i.recorded))});for(let[b,N]of Object.entries(Em)){let ee=Q().group(
b),Ke=ee.turn;ee.subscribe(e,()=>{ee.turn!==Ke&&Y(!1),!(ee.turn===Ke||!N(ee))&&(Ke=ee.turn,jr(!1))})}function jr(b){if(!l)return;l.steps[c].predict&&a.of(l.name).
guesses[c]===void 0&&!b&&!Pt()?Ue({isReminded:!0}):so(l)}let Gr=Pt();$e.subscribe(()=>{Gr!==Pt()&&Ue(),Gr=Pt()}),nn.hear(b=>{let N=l&&bs(l);v=b&&new Set(b),l&&bs(
l)!==N&&Ue()}),document.addEventListener("click",b=>{$(b,"button[data-lessons]")&&(r.hidden?w():le())}),yo.hear(()=>{r.hidden&&w()}),An.hear(({lesson:b,step:N})=>{
l?.name!==b&&(a.of(b).at=N-1,W(b))});let Jr=new URLSearchParams(location.search),xn=Jr.get("lesson"),Ur=b=>s.some(N=>N.name===b);if(xn&&Ur(xn)){let b=Number(Jr.
get("step"));b>=1&&(a.of(xn).at=Math.floor(b)-1),W(xn)}else xn?w():Ur(a.open)&&W(a.open,!0)}function gc({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])Q().group(n).answers.model=t}function hc({props:e,trigger:t,watch:n}){let o=V();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var Lm=250;function bc({element:e,props:t,trigger:n,watch:o}){let s=V(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:p})=>p),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,p,m,d){s.asked={turn:s.turn,kind:c,ids:m,...d};let{last:g,stopReason:h}=p,v={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:m,stop:h,...v,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:p}){if(c.isPrompt)return;let m=[
...s.idsTo(c).slice(0,-1),p],d=s.lastOf(c),g=d===c&&s.stepping?"choose":"branch";l(g,{last:d},m,{at:c.index,from:c.chosen.text,on:p===c.chosen.token_id})},more(){
let c=s.current(),p=c&&s.lineOf(c);if(!p?.last||s.isFromElsewhere)return n("start",{});l("more",p,s.idsTo(p.last),{at:p.last.index+1})},look({line:c,text:p}){let m=s.
lines().at(c)?.last,d=m?s.idsTo(m):[];n("look",{line:c,text:p,ids:d,watched:a(m),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),Lm)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:p,lists:m}of r.get(s.turn??null)??[])s.addWatched(
p,m)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var Rm=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],vc=()=>document.querySelector(
"#seed :is(input, textarea)");function wc(){let e=V();Object.assign(e.answers,{seed({seed:t}){let n=vc();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),ct("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(Rm),vc()?.value);te(n),tn.hear(n),document.addEventListener("input",o=>{$(o,"#seed")&&n()})})}var Cc=f(ue(),1),Gt=f(ne(),1),me=f(A(),1),Ec=f(qe(),1);var xc=f(qe(),1);var yn="generation-playground.run.",yc=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(yn)).map(e=>Number(e.slice(yn.length))).sort((e,t)=>e-t);async function Lr(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await Mm(t)});for(;!Am(yn+e.id,n);){let o=yc().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
yn+o)}}catch{}}function Am(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function Rr(e){try{for(let t of e)sessionStorage.removeItem(yn+t)}catch{}}
async function kc(){let e=new Map;try{for(let t of yc()){let n=sessionStorage.getItem(yn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Nm(
s)])}}catch{}return e}async function Mm(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Nm(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var _m="generation-playground",Ar=(0,xc.kept)("keep-history"),Fm=20,Km=3e7,Pc=5e6,cs=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=S(
[]);isKeeping=S(!1);unsaved=new Map;opening=null;keeping(){return Ar.isAllowed&&(Ar.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(_m,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await kc())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Sc(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Sc([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await Lr(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),Rr([t])}async remove(t){for(let n of t)this.unsaved.delete(n);Rr(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>Km||s>=Fm);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!Ar.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await Lr(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Sc=e=>e.sort((t,n)=>n.id-t.id);var re=f(C(),1),Mr=(0,Ec.kept)("shown","tab"),Oc=90;function Tc({element:e,props:t,trigger:n,watch:o}){let s=M(e,".gp-history"),r=new xe,i=V(),a=new cs(()=>!!t.
keep),u=S(""),l=null,c=Promise.resolve();function p(O){return c=c.then(O).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be \
kept.",w),u.value=(0,me.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function m(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function d(){if(!l||i.turn!==l.turn||!i.running)return;let O=i.text.slice(0,i.text.lastIndexOf(`
`)+1),F={type:"Failed",message:(0,me.t)("The server stopped answering during this run."),fix:(0,me.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${O}${JSON.stringify(F)}
`)}function g({turn:O,replaces:F,...w},W){let z=W.length<=Pc,{finished:le,numTokens:x,started:Y}=i,Re={id:O,time:Date.now(),...w,seed:Y?.seed??null,tokens:le?.num_tokens??
x,end:Nr(le?.sequences.at(0)?.text??"",Oc),size:z?W.length:0},Ze=z?W:null;a.hold(Re,Ze),p(()=>a.add(Re,Ze,F)),Mr.write(String(O))}function h(){let[O]=performance.
getEntriesByType("navigation");O.type==="reload"&&p(async()=>{let F=a.list.value.find(({id:w})=>String(w)===Mr.read());F?.size&&!r.newest&&await E(F)})}let v=({
request:O,seed:F,preset:w})=>({request:O,seed:F,preset:w});async function E(O){let F=await a.logOf(O.id).catch(()=>null);if(!F){u.value=(0,me.t)("This run is no\
 longer in the browser’s storage.");return}Mr.write(String(O.id)),n("look",{log:F,...v(O)})}(0,Cc.render)((0,re.jsx)(Im,{runs:a,note:u,acts:{look:E,start:O=>n(
"start",v(O)),remove:O=>p(()=>a.remove(O)),keep:O=>p(()=>a.keepOrNot(O,()=>vo.tell()))}}),s),Be.subscribe(O=>{O==="history"&&p(()=>a.refresh())}),p(()=>a.comeBack());
let G=!1;bt.hear(()=>{G||h(),G=!0}),bo.hear(d),o("value",()=>{let O=r.unstamp(t.value);O&&(l={turn:r.newest,...JSON.parse(O)},m())}),i.subscribe(s,({status:O})=>{
O&&m()})}function Im({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Gt.useState)(null),i=(0,Gt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,re.jsxs)("div",{class:"gp-body",children:[(0,re.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,me.t)("Your runs will be listed here, to look at again or to start from.")}),(0,re.jsx)("ol",{class:"gp-runs","aria-label":(0,me.t)("Your last runs, \
newest first"),children:o.map(u=>(0,re.jsx)(Hm,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,re.jsxs)("div",{class:"gp-foot",children:[(0,re.jsxs)("label",{class:"\
gp-keep",children:[(0,re.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,re.jsxs)("span",{children:[(0,me.t)("Keep history and settings in this browser")," ",(0,re.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,me.t)(
"(now: only until this tab is closed)")})]})]}),(0,re.jsx)(Bm,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,re.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function Bm({count:e,clear:t}){let[n,o]=(0,Gt.useState)(!1);(0,Gt.useEffect)(()=>o(!1),[e]);let s=n?(0,me.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,me.t)("Clear history");return(0,re.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function Hm({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=Dm(e.time),p={when:c,text:Nr(s||o,40)},m=u>=
0?(0,me.tn)(u,"{count} token","{count} tokens"):"",d=[c,r,i,(0,me.t)("seed {seed}",{seed:String(a)}),m].filter(Boolean),g=(0,me.t)("View the run of {when}: {tex\
t}",p),h=(0,me.t)("Load settings of the run of {when}: {text}",p),v=(0,me.t)("Remove the run of {when}: {text}",p),E=l?"":(0,me.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,re.jsxs)("li",{"data-run":e.id,children:[(0,re.jsxs)("div",{class:"gp-what",children:[(0,re.jsx)("span",{class:"gp-prompt",children:Nr(
String(o),Oc)||(0,me.t)("(no prompt)")}),s&&(0,re.jsx)("span",{class:"gp-end",children:s}),(0,re.jsx)("span",{class:"gp-facts",children:d.join(" · ")})]}),(0,re.jsxs)(
"div",{class:"gp-acts",children:[(0,re.jsx)("button",{type:"button","aria-label":g,title:E||g,disabled:!!E,onClick:()=>t.look(e),children:(0,me.t)("View")}),(0,re.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,me.t)("Load settings")}),(0,re.jsx)("button",{type:"button","aria-label":v,title:v,
onClick:n,children:"✕"})]})]})}function Dm(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function Nr(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var it=f(Pr(),1),Lc=f(vr(),1);var qm=400,Wm=3e4,Vm=1e4,$m=500,jm=Object.keys((0,Lc.tokenKnobs)({}));function Rc({props:e,trigger:t,watch:n},{name:o}){let s=V(),r=new WeakMap,i=null,a=0,u=He(
qm,()=>{let m=s.current();i||!m||!c(m)||(i=m,a=window.setTimeout(()=>p(null),Wm),t(o,{ids:s.idsTo(m),places:[s.prefix.length+m.index],tokens:(0,it.biasedTokens)(
s).slice(0,$m),turn:s.turn,started:s.startedLine()}))}),l=m=>performance.now()-(r.get(m)??-1/0)<Vm;function c(m){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(m)||!(0,it.isMovable)(s,m))return!1;let g=(0,it.knobsInHand)(s,m),h=s.scoresOf(m);return h?g!==null&&!h.fixed.length&&!(0,it.knowsBiases)(h,(0,it.idsBefore)(
s,m),g):g!==null||!s.recorded||s.selected===m&&!s.suggested}function p(m){i&&(window.clearTimeout(a),m?s.addScores(i,m):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:m}=JSON.parse(e.value.split(`
`)[1]);p(m)}),s.subscribe(document.body,m=>{(m.run||m.selection||m.status||m.knobs)&&u()}),s.answers.reset_knobs=()=>{let m=s.started?.config??{},d=Object.fromEntries(
jm.map(g=>[g,m[g]??null]));ct("knob",g=>g.apply(d))}}function Ac({props:e,watch:t},{foreign:n,opening:o}){let s=Jo(location.search,n),r=new xe,i=V(),a=-1,u="";ho.hear(p=>u=p);function l(){We.isRecorded.value=i.recorded,
We.isStepping.value=i.stepping,We.hasSteps.value=!i.denoises&&!i.speaks,We.hasMedia.value=i.hasReadMedia,We.isOpening.value=i.recorded&&i.turn===o,We.isLoading.
value=i.loading!==null,!(!i.finished||i.turn!==r.newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let p=r.unstamp(e.value);p!==null&&
(r.recorded&&(i.recordedTurn=r.newest),Q().feed("main",p,r.newest),l())}e.value&&!s&&c(),t("value",c),Oo("log",{lines(p,m){if(!r.take(m))return 0;let d=Q().append(
"main",p,m);return l(),d},lost(p){p===r.newest&&i.lose(p)}})}function Mc({props:e,trigger:t,watch:n},{name:o,most:s}){let r=V(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,by_itself:u,...l})=>{let c=r.idsTo(r.lastOf(
a));i.set(r.turn??null,c),t(u?"by_itself":o,{...l,ids:c,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(
`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Nc=f(qe(),1),_c=(0,Nc.kept)("presets"),Gm=6e4;function Fc({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(_r()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!_c.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:_r(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:_r()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&Jm(
r.name,r.type,r.text),r.do==="show"&&Um(r.place),r.do==="keep"&&s(r.name,r.config)})}function _r(){let e=_c.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function Jm(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),Gm)}function Um(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var Kc=f(A(),1);function Ic({element:e,trigger:t},{of:n=[]}){(0,Kc.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&t(r.dataset.event??"")}),o&&Fr(o,n)}function Fr(e,t){Mo(e);let n=t.map(s=>Q().group(s)),o=()=>{e.hidden=!n.some(zm)};for(let s of n)
s.subscribe(e,o)}function zm({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}function Bc({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}function Hc(e,t){let{props:n,watch:o}=e,s=n;return{...e,watch(r,i){o(r,i),[r].flat().some(a=>s[a]!==t[a])&&queueMicrotask(i)}}}var qc=f(ue(),1),Xe=f(A(),1);var Je=f(C(),1),Qm=()=>[{keys:[(0,Xe.t)("Ctrl+Enter")],does:(0,Xe.t)("Generate, from anywhere on the page")},{keys:["←","→","↑","↓"],does:(0,Xe.t)("Move\
 along the text, once a token of it is selected; in a table, between its cells")},{keys:["Home","End"],does:(0,Xe.t)("Go to the first token, or to the last")},{
keys:["Esc"],does:(0,Xe.t)("Close what is open; in the text, follow the newest token")},{keys:["G"],does:(0,Xe.t)("On a word with a dotted underline: open the g\
lossary there")},{keys:["F8"],does:(0,Xe.t)("Present: one large picture for a class; its keys are on its buttons")},{keys:["?"],does:(0,Xe.t)("Show these keys")}],
Kr=null;function Dc(){Kr??=Ym(),Kr.open||Kr.showModal()}function Ym(){let e=document.createElement("dialog");return e.className="gp-keys-dialog",e.setAttribute(
"aria-labelledby","gp-keys-title"),e.addEventListener("click",({target:t})=>{t===e&&e.close()}),(0,qc.render)((0,Je.jsx)(Xm,{close:()=>e.close()}),e),document.body.
append(e),e}function Xm({close:e}){return(0,Je.jsxs)("div",{class:"gp-keys-body",children:[(0,Je.jsxs)("div",{class:"gp-keys-head",children:[(0,Je.jsx)("h2",{id:"\
gp-keys-title",children:(0,Xe.t)("Keys")}),(0,Je.jsx)("button",{type:"button",class:"gp-drawer-close","aria-label":(0,Xe.t)("Close"),onClick:e,children:"✕"})]}),
(0,Je.jsx)("dl",{children:Qm().map(({keys:t,does:n})=>(0,Je.jsxs)("div",{children:[(0,Je.jsx)("dt",{children:t.map(o=>(0,Je.jsx)("kbd",{children:o},o))}),(0,Je.jsx)(
"dd",{children:n})]},t[0]))})]})}var Zm="input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Wc(){document.addEventListener(
"click",e=>{$(e,".gp-keys-button")&&Dc()}),document.addEventListener("keydown",e=>{e.key!=="?"||e.ctrlKey||e.metaKey||e.altKey||$(e,Zm)||document.querySelector(
'dialog[open], body[data-scene]:not([data-scene="own"])')||(e.preventDefault(),Dc())})}var Vc=f(A(),1);var eg='dialog[open], body[data-scene]:not([data-scene="own"])';function $c(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,Vc.t)("Ct\
rl+Enter")))}function jc(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(eg)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&$(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var Gc=f(ue(),1),Ct=f(A(),1);var ve=f(C(),1),tg={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},ng=250;function Jc({element:e,props:t,trigger:n,watch:o}){let s=new xe,r=M(e,".messages"),i=S(
[]),a=S(null),u=()=>i.value.some(({refused:m})=>m);(0,Gc.render)((0,ve.jsx)(()=>(0,ve.jsxs)(ve.Fragment,{children:[a.value&&(0,ve.jsx)(og,{...a.value}),i.value.
map((m,d)=>(0,ve.jsx)(Ir,{...m},d))]}),{}),r),o("value",()=>{let m=s.unstamp(t.value);m!==null&&(a.value=null,i.value=JSON.parse(m||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),Zt.hear(()=>i.value=i.value.filter(({severity:m})=>m==="busy")),e.closest("#messages")&&Tt.hear(m=>a.value=m);let c=He(
ng,()=>u()&&n("mended",{turn:s.newest})),p=()=>{u()&&e.isConnected&&c()};ut.hear(p);for(let m of["input","change","click"])document.addEventListener(m,d=>$(d,"#\
views")&&p())}var Uc=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,Ct.t)(t)}));function Ir({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,Ct.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,ve.jsxs)("div",{class:`message ${e}`,children:[(0,ve.jsx)(zc,{severity:e}),(0,ve.jsxs)("span",{class:"body",children:[
t&&(0,ve.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,ve.jsx)("strong",{children:(0,Ct.t)(o)})]}),s&&(0,ve.jsx)("button",{class:"\
mend",onClick:()=>V().ask({type:"knobs",change:s}),children:(0,Ct.t)(r)})]})}function og({severity:e,message:t,fix:n,again:o}){return(0,ve.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,ve.jsx)(zc,{severity:e}),(0,ve.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,ve.jsx)("strong",{children:n})]}),o&&(0,ve.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,Ct.t)("Run again")})]})}function zc({severity:e}){let t=e==="error"?
(0,Ct.t)("Error"):e==="warning"?(0,Ct.t)("Note"):"";return(0,ve.jsx)("span",{class:"label",children:`${tg[e]} ${t}`.trim()})}var ds=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>sg(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),sg=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function Qc({props:e,watch:t},{name:n}){let o=new xe,s=()=>{let r=o.unstamp(e.value);r&&Q().feedGroup(n,r,o.newest)};t("value",s),s(),Fn(n)}var rg=2e3,ig=5e3,ag=[502,503,504];function Xc(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return ag.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(ig)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)Yc(!0),await new Promise(i=>setTimeout(i,rg));t=!1,Yc(!1)}}}function Yc(e){if(!Q())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>Q().group(o.view??""));for(let o of[V(),...n])o.setAway(e);e&&bo.tell()}var rd=f(ue(),1),no=f(ne(),1),Sn=f(A(),1);var Hr=f(ne(),1);var Fe=f(A(),1),L=f(C(),1);function Zc({part:e,form:t}){if(e.visible===!1)return null;switch(e.kind){case"text":return(0,L.jsx)(lg,{part:e,form:t});case"number":
return(0,L.jsx)(dg,{part:e,form:t});case"slider":return(0,L.jsx)(pg,{part:e,form:t});case"tick":return(0,L.jsx)(fg,{part:e,form:t});case"choice":return e.listed?
(0,L.jsx)(gg,{part:e,form:t}):(0,L.jsx)(mg,{part:e,form:t});case"choices":return(0,L.jsx)(hg,{part:e,form:t})}}var Xn=({width:e=160,grow:t=1})=>({flex:`${t} 1 ${e}\
px`,minWidth:`min(${e}px, 100%)`}),Zn=({id:e})=>`${e}-control`,kn=({id:e,info:t})=>t?`${e}-info`:void 0,Jt=({interactive:e=!0})=>!e,Dr=({part:e})=>e.info?(0,L.jsx)(
"p",{class:"gf-info",id:kn(e),children:(0,Fe.t)(e.info)}):null;function ps({part:e,children:t}){return(0,L.jsxs)("div",{id:e.id,class:"gf-field",style:Xn(e),children:[
(0,L.jsx)("label",{class:"gf-label",for:Zn(e),children:(0,Fe.t)(e.label)}),(0,L.jsx)(Dr,{part:e}),t]})}function ed({part:e,children:t}){return(0,L.jsxs)("fields\
et",{id:e.id,class:"gf-field",style:Xn(e),"aria-describedby":kn(e),disabled:Jt(e),children:[(0,L.jsx)("legend",{class:"gf-label",children:(0,Fe.t)(e.label)}),(0,L.jsx)(
Dr,{part:e}),(0,L.jsx)("div",{class:"gf-options",children:t})]})}function lg({part:e,form:t}){let{id:n,lines:o=1,most_lines:s=1,enter:r}=e,i={id:Zn(e),"aria-des\
cribedby":kn(e),value:String(t.values.value[n]),placeholder:(0,Fe.t)(e.placeholder),maxLength:e.longest,disabled:Jt(e),onInput:({currentTarget:u})=>t.set(n,u.value)},
a=u=>{u.key==="Enter"&&!u.isComposing&&r&&t.enter(r)};return(0,L.jsxs)(ps,{part:e,children:[Math.max(o,s)===1?(0,L.jsx)("input",{class:"gf-box",ref:ug(e),autocomplete:"\
off",spellcheck:!1,onKeyDown:a,...i}):(0,L.jsx)("textarea",{class:e.is_code?"gf-box gf-code":"gf-box",rows:o,style:{"--gf-least":o,"--gf-most":Math.max(o,s)},readOnly:e.
only_shown,spellcheck:!e.is_code&&!e.only_shown,...i}),e.only_shown&&(0,L.jsx)(cg,{})]})}var ug=({is_secret:e})=>t=>t?.setAttribute("type",e?"password":"text");
function cg(){let[e,t]=(0,Hr.useState)(""),n=async o=>{let s=o.parentElement?.querySelector("textarea");s&&await Nn(s)&&t((0,Fe.t)("Copied."))};return(0,L.jsx)(
"button",{type:"button",class:"gf-copy",onClick:({currentTarget:o})=>{n(o)},onBlur:()=>t(""),children:e||(0,Fe.t)("Copy")})}var Br=e=>e.trim()===""||!Number.isFinite(
Number(e))?null:Number(e);function td({part:e,form:t,settle:n}){let[o,s]=(0,Hr.useState)(""),r=t.values.value[e.id];return(0,L.jsx)("input",{class:"gf-box gf-nu\
mber",type:"number",id:Zn(e),"aria-describedby":kn(e),min:e.minimum,max:e.maximum,step:e.step??1,disabled:Jt(e),value:Br(o)===r?o:r??"",onInput:({currentTarget:i})=>{
s(i.value);let a=Br(i.value);(!n||a!==null)&&t.set(e.id,a)},onChange:({currentTarget:i})=>n?.(Br(i.value)),onKeyDown:i=>i.key==="Enter"&&e.enter&&t.enter(e.enter)})}
var dg=({part:e,form:t})=>(0,L.jsx)(ps,{part:e,children:(0,L.jsx)(td,{part:e,form:t})});function pg({part:e,form:t}){let{minimum:n=0,maximum:o=1}=e,s=r=>t.set(e.
id,Math.min(o,Math.max(n,r??n)));return(0,L.jsx)(ps,{part:e,children:(0,L.jsxs)("div",{class:"gf-slider",children:[(0,L.jsx)("input",{type:"range","aria-label":(0,Fe.t)(
"{name}, slider",{name:(0,Fe.t)(e.label)}),min:n,max:o,step:e.step??1,disabled:Jt(e),value:String(t.values.value[e.id]),onInput:({currentTarget:r})=>t.set(e.id,
Number(r.value))}),(0,L.jsx)(td,{part:e,form:t,settle:s})]})})}var fg=({part:e,form:t})=>(0,L.jsxs)("div",{id:e.id,class:"gf-field gf-tick",style:Xn(e),children:[
(0,L.jsxs)("label",{class:Jt(e)?"gf-option disabled":"gf-option",children:[(0,L.jsx)("input",{type:"checkbox",id:Zn(e),"aria-describedby":kn(e),disabled:Jt(e),checked:t.
values.value[e.id]===!0,onChange:({currentTarget:n})=>t.set(e.id,n.checked)}),(0,L.jsx)("span",{class:"gf-label-text",children:(0,Fe.t)(e.label)})]}),(0,L.jsx)(
Dr,{part:e})]}),nd=(e,t)=>({...e,info:e.infos?.[String(t)]??e.info});function mg({part:e,form:t}){let n=t.values.value[e.id];return(0,L.jsx)(ed,{part:nd(e,n),children:e.
choices.map(([o,s])=>(0,L.jsxs)("label",{class:"gf-option",children:[(0,L.jsx)("input",{type:"radio",name:e.id,value:s,checked:s===n,onChange:()=>t.set(e.id,s)}),
(0,L.jsx)("span",{children:(0,Fe.t)(o)})]},s))})}function gg({part:e,form:t}){let n=String(t.values.value[e.id]),o={id:Zn(e),"aria-describedby":kn(e),class:"gf-\
box",disabled:Jt(e)};return(0,L.jsx)(ps,{part:nd(e,n),children:e.is_free?(0,L.jsxs)(L.Fragment,{children:[(0,L.jsx)("input",{...o,list:`${e.id}-list`,value:n,placeholder:(0,Fe.t)(
e.choices.find(([,s])=>!s)?.[0]),onInput:({currentTarget:s})=>t.set(e.id,s.value)}),(0,L.jsx)("datalist",{id:`${e.id}-list`,children:e.choices.map(([s,r])=>r&&(0,L.jsx)(
"option",{value:r,label:(0,Fe.t)(s)},r))})]}):(0,L.jsx)("select",{...o,value:n,onChange:({currentTarget:s})=>t.set(e.id,s.value),children:e.choices.map(([s,r])=>(0,L.jsx)(
"option",{value:r,children:(0,Fe.t)(s)},r))})})}function hg({part:e,form:t}){let n=t.values.value[e.id],o=(s,r)=>t.set(e.id,e.choices.map(([,i])=>i).filter(i=>i===
s?r:n.includes(i)));return(0,L.jsx)(ed,{part:e,children:e.choices.map(([s,r])=>(0,L.jsxs)("label",{class:"gf-option",children:[(0,L.jsx)("input",{type:"checkbox",
name:r,checked:n.includes(r),onChange:({currentTarget:i})=>o(r,i.checked)}),(0,L.jsx)("span",{children:(0,Fe.t)(s)})]},r))})}var od={text:"",number:null,slider:0,tick:!1,choice:"",choices:[]},bg=200,eo=e=>e.kind in od;function*fs(e){for(let t of e)yield t,"parts"in t?yield*fs(t.parts):
t.kind==="tools"?yield*fs(t.tabs):t.kind==="buttons"&&(yield*fs([...t.buttons,...t.saves??[]]))}var ms=class{constructor(t,n,o,s=null){this.component=t;this.parts=
n;this.leavesOut=s;for(let i of fs(n))i.id&&this.byId.set(i.id,i);let r=[...this.byId.values()].filter(eo);this.values=S(Object.fromEntries(r.map(i=>[i.id,i.value??
od[i.kind]]))),this.rested=o.map(i=>({ids:i,ask:He(bg,()=>{this.follow(i)})}));for(let i of this.byId.values())i.kind==="report"&&Fn(i.name);t.watch("value",()=>this.
take()),this.take()}component;parts;leavesOut;values;changes=S({});turns=new xe;byId=new Map;reports={};rested;asked=0;writer=To(()=>this.write());now(t){let n=t.
id?this.changes.value[t.id]:void 0;return n?{...t,...n}:t}isThere({when:t={},any_of:n}){let o=([s,r])=>{let i=this.values.value[s];return Array.isArray(i)?i.some(
a=>r.includes(a)):r.includes(i)};return Object.entries(t).every(o)&&(!n||Object.entries(n).some(o))}set(t,n){this.values.value={...this.values.value,[t]:n},this.
writer.soon(),this.tellPanes(t);for(let{ids:s,ask:r}of this.rested)s.includes(t)&&r();let o=this.byId.get(t);o&&eo(o)&&o.does&&this.trigger({does:o.does})}change(t,n){
this.changes.value={...this.changes.value,[t]:{...this.changes.value[t],...n}}}async press(t){let{does:n,picks:o,of_its_own:s,sends:r}=t,[i]=o?await ds(...o):[null];
if(o&&!i)return;let a=r&&Object.fromEntries(r.map(u=>[u,this.reports[u]??""]));this.trigger({does:n,...i&&{file:i},...a&&{sends:a}},s)}trigger(t,n=!1){this.writer.
now(),n?this.component.trigger(t.does):this.component.trigger("pressed",t)}enter(t){this.writer.now(),t==="generate"&&go.tell();let n=this.byId.get(t);n?.kind===
"button"&&this.press(n)}write(){this.component.props.value=JSON.stringify(this.values.value)}take(){let{value:t}=this.component.props;if(!t?.includes(`
`))return;let n=this.turns.unstamp(t);n&&this.takeChanges(JSON.parse(n)),this.writer.now()}takeChanges(t){let n={};for(let[o,{value:s,...r}]of Object.entries(t)){
let i=this.byId.get(o);i&&(i.kind==="report"?this.show(i,String(s)):eo(i)?(s!==void 0&&(n[o]=s),this.change(o,r)):this.change(o,s===void 0?r:{...r,value:s}))}if(Object.
keys(n).length){this.values.value={...this.values.value,...n};for(let o of Object.keys(n))this.tellPanes(o);for(let{ids:o,ask:s}of this.rested)o.some(r=>r in n)&&
s()}}show({id:t,name:n},o){let s=o.indexOf(`
`);this.reports[t]=o,Q().feedGroup(n,o.slice(s+1),Number(o.slice(0,s)))}tellPanes(t){let{leavesOut:n}=this;n?.fields.includes(t)&&Ao(n.view,n.fields.flatMap(r=>this.
leftOutBy(r)));let o=this.byId.get(t);if(o?.kind!=="choice"||!o.asks)return;let s=o.choices.map(([r,i])=>[i,typeof r=="object"&&"said"in r?r.said:String(r)]);Q().
group(o.asks).setAsking(String(this.values.value[t]),Object.fromEntries(s))}leftOutBy(t){let n=String(this.values.value[t]);return this.leavesOut?.of?this.leavesOut.
of[n]??[]:[n]}async follow(t){let n=++this.asked,o=JSON.stringify(this.values.value),s=await this.component.server.follow(JSON.stringify({ids:t,value:o})).catch(
()=>"{}");n===this.asked&&this.takeChanges(JSON.parse(s))}},sd=e=>{let t=typeof e=="string"?e:"";return JSON.parse(t.slice(t.indexOf(`
`)+1)||"[]")};var H=f(C(),1);function id(e,{parts:t,asks:n,leavesOut:o}){let s=M(e.element,".gp-form"),r=new ms(e,t,n,o),i=new Map;for(let u of e.element.querySelectorAll("[d\
ata-slot]"))i.set(Number(u.dataset.slot),u);(0,rd.render)((0,H.jsx)(()=>(0,H.jsx)(to,{parts:t,form:r,slots:i}),{}),s)}function to({parts:e,form:t,slots:n}){return(0,H.jsx)(
H.Fragment,{children:e.map((o,s)=>t.isThere(o)&&(0,H.jsx)(vg,{part:o,form:t,slots:n},o.id??s))})}function vg({part:e,form:t,slots:n}){let o=t.now(e);if(eo(o))return(0,H.jsx)(
Zc,{part:o,form:t});switch(o.kind){case"row":return(0,H.jsx)("div",{id:o.id,class:"gf-row",children:(0,H.jsx)(to,{parts:o.parts,form:t,slots:n})});case"column":
return(0,H.jsx)("div",{id:o.id,class:"gf-inside",style:Xn(o),children:(0,H.jsx)(to,{parts:o.parts,form:t,slots:n})});case"words":return(0,H.jsx)("p",{id:o.id,class:"\
gf-words",children:(0,Sn.t)(o.text)});case"message":return(0,H.jsx)(yg,{id:o.id,value:"value"in o?o.value:"",form:t});case"button":return(0,H.jsx)(qr,{button:o,
form:t});case"buttons":return(0,H.jsx)(kg,{part:o,form:t});case"fold":return(0,H.jsx)(xg,{part:o,form:t,slots:n});case"tools":return(0,H.jsx)(Pg,{part:o,form:t,
slots:n});case"panes":return(0,H.jsx)(wg,{element:n.get(o.slot??0)});default:return null}}function wg({element:e}){return(0,H.jsx)("div",{class:"gf-slot",ref:n=>{
n&&e?.firstChild&&n.append(...e.childNodes)}})}function yg({id:e,value:t,form:n}){(0,no.useEffect)(()=>Zt.hear(()=>n.change(e,{left:n.changes.value[e]?.value})),
[]);let o=n.changes.value[e]?.left===t,s=sd(t).filter(({severity:r})=>!o||r==="busy");return(0,H.jsx)("div",{id:e,class:"gf-messages",children:(0,H.jsx)("div",{
class:"messages",role:"status","aria-live":"polite",children:s.map((r,i)=>(0,H.jsx)(Ir,{...r},i))})})}var qr=({button:e,form:t})=>{let{id:n,label:o,is_main:s,interactive:r=!0}=t.
now(e);return(0,H.jsx)("button",{type:"button",id:n,class:s?"main":void 0,disabled:!r,onClick:()=>{t.press(e)},children:(0,Sn.t)(o)})};function kg({part:e,form:t}){
return(0,H.jsxs)("div",{id:e.id,class:"button-row",children:[e.saves&&(0,H.jsx)(Sg,{of:e.of??[],saves:e.saves,form:t}),e.buttons.map(n=>t.isThere(n)&&(0,H.jsx)(
qr,{button:n,form:t},n.id))]})}function Sg({of:e,saves:t,form:n}){let o=(0,no.useRef)(null);return(0,no.useEffect)(()=>{o.current&&Fr(o.current,e)},[]),(0,H.jsxs)(
"details",{ref:o,hidden:!0,children:[(0,H.jsx)("summary",{children:(0,Sn.t)("Save")}),(0,H.jsx)("div",{children:t.map(s=>(0,H.jsx)(qr,{button:s,form:n},s.id))})]})}
function xg({part:e,form:t,slots:n}){let{id:o,title:s,parts:r,open:i=!1}=e;return(0,H.jsxs)("div",{id:o,class:"gf-fold",children:[(0,H.jsx)("button",{type:"butt\
on",class:"gf-fold-title","aria-expanded":i,"aria-controls":`${o}-inside`,onClick:()=>t.change(o,{open:!i}),children:(0,Sn.t)(s)}),(0,H.jsx)("div",{id:`${o}-ins\
ide`,class:"gf-inside",hidden:!i,children:(0,H.jsx)(to,{parts:r,form:t,slots:n})})]})}function Pg({part:e,form:t,slots:n}){let{id:o}=e,s=e.tabs.filter(({visible:u=!0})=>u),
r=e.value??s[0].id,i=u=>{let l=s.at(u%s.length);l&&(t.change(o,{value:l.id}),document.getElementById(`${l.id}-tab`)?.focus())},a=u=>{let l=s.findIndex(p=>p.id===
r),c={ArrowRight:l+1,ArrowLeft:l-1,Home:0,End:-1}[u.key];c!==void 0&&(u.preventDefault(),i(c))};return(0,H.jsxs)("div",{id:o,class:"tools",children:[(0,H.jsx)("\
div",{class:"tab-wrapper",role:"tablist",hidden:s.length<2,onKeyDown:a,children:s.map(u=>(0,H.jsx)("button",{type:"button",role:"tab",id:`${u.id}-tab`,"aria-con\
trols":u.id,"aria-selected":u.id===r,tabIndex:u.id===r?0:-1,onClick:()=>t.change(o,{value:u.id}),children:(0,Sn.t)(u.title)},u.id))}),s.map(u=>(0,H.jsx)("div",{
id:u.id,role:"tabpanel","aria-labelledby":`${u.id}-tab`,class:"gf-inside",hidden:u.id!==r,children:(0,H.jsx)(to,{parts:u.parts,form:t,slots:n})},u.id))]})}var Cg={beginForm:Da,changesInWords:wa,fill:_o,followModels:ma,formChanged:qa,formKept:Wa,holdForm:Ha,infoUpdates:Uc,leaveOut:Ao,leaveView:Ca,markView:La,mountBeamVariants:hc,
mountBranching:bc,mountBrowserCommands:Fc,mountButtonRow:Ic,mountChangedLine:ya,mountClassForm:vi,mountClassPanel:Qi,mountComparisonLog:oa,mountDrawer:Mi,mountEstimate:ia,
mountExamples:Sa,mountFrontDoor:qu,mountHeader:Ta,mountHistory:Tc,mountKeptForm:Va,mountKnobPanel:yl,mountLanes:aa,mountLessonPanel:mc,mountLiveLog:na,mountMediaArea:Ml,
mountMessages:Jc,mountModelQuestions:gc,mountNextScores:Rc,mountPromptArea:Dl,mountQuickRow:El,mountReport:Qc,mountRunLog:Ac,mountRunMenu:Wl,mountRunQuestion:Mc,
mountSentence:$l,mountStage:Zl,mountStrategyList:ou,mountTaken:Fi,mountViewForm:id,mountViewQuestions:Ea,openView:nt,pickFile:ds,t:gs.t,tellWhenClosed:Bc,withEarlyValues:Hc,
written:Hl};function Eg(){let e=t=>{try{t(Cg)}catch(n){console.error("Generation Playground:",n)}};$c(),Og(()=>{lu(),yi(),Si(),ki(),wc();let t=window.GenerationPlaygroundPage;
window.GenerationPlaygroundPage={push:e},t?.forEach?.(e)})}function Og(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):
e()}Ma();Ba();jc();Wc();Ai();tu();Xc();(0,gs.withTexts)(Eg);})();
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
