// Written by .ci/bundle.py from modules with the SHA-256 5535dc769040dbc8f1d2fccc7a40cce6153978d65e51d34eb1d6e0f45b7bf56b: edit those.
"use strict";(()=>{var zc=Object.create;var jr=Object.defineProperty;var Qc=Object.getOwnPropertyDescriptor;var Yc=Object.getOwnPropertyNames;var Xc=Object.getPrototypeOf,Zc=Object.prototype.hasOwnProperty;var ve=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var ed=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Yc(t))!Zc.call(e,s)&&s!==n&&jr(e,s,{get:()=>t[s],enumerable:!(o=Qc(t,s))||o.enumerable});
return e};var m=(e,t,n)=>(n=e!=null?zc(Xc(e)):{},ed(t||!e||!e.__esModule?jr(n,"default",{value:e,enumerable:!0}):n,e));var L=ve((yg,Gr)=>{Gr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ue=ve((kg,Jr)=>{Jr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ne=ve((Sg,Ur)=>{Ur.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var De=ve((Ng,ri)=>{ri.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var O=ve((Fg,li)=>{li.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Mn=ve((th,Ni)=>{Ni.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var bt=ve((nh,Mi)=>{Mi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var yo=ve((oh,_i)=>{_i.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var yl=ve((cv,wl)=>{wl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Il=ve((Nv,Bl)=>{Bl.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var lr=ve((Mv,Hl)=>{Hl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var ou=ve((Yv,nu)=>{nu.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var ru=ve((Xv,su)=>{su.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var au=ve((Zv,iu)=>{iu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var mr=ve((ew,lu)=>{lu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var cu=ve((tw,uu)=>{uu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var yr=ve((Ww,_u)=>{_u.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Ku=ve((qw,Fu)=>{Fu.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Sr=ve(($w,Hu)=>{Hu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var us=m(L(),1);var He=m(ue()),On=m(ne());var td=Symbol.for("preact-signals");function ao(){if(at>1)at--;else{var e,t=!1;for((function(){var s=ro;for(ro=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Pn!==void 0;){var n=Pn;for(Pn=void 0,so++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Qr(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(so=0,at--,t)throw e}}function ms(e){if(at>0)return e();fs=++nd,at++;try{return e()}finally{ao()}}var xn,oe=void 0;function gt(e){
var t=oe,n=xn;oe=void 0,xn=void 0;try{return e()}finally{oe=t,xn=n}}var Pn=void 0,at=0,so=0,nd=0,fs=0,ro=void 0,io=0;function zr(e){if(oe!==void 0){var t=e.n;if(t===
void 0||t.t!==oe)return t={i:0,S:e,p:oe.s,n:void 0,t:oe,e:void 0,x:void 0,r:t},oe.s!==void 0&&(oe.s.n=t),oe.s=t,e.n=t,32&oe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=oe.s,t.n=void 0,oe.s.n=t,oe.s=t),t}}function we(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}we.prototype.brand=td;we.prototype.h=function(){return!0};we.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:gt(function(){var o;(o=t.W)==null||o.call(t)}))};we.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&gt(function(){var s;(s=t.Z)==null||s.call(t)}))}};
we.prototype.subscribe=function(e){var t=this;return te(function(){var n=t.value;gt(function(){return e(n)})},{name:"sub"})};we.prototype.valueOf=function(){return this.
value};we.prototype.toString=function(){return this.value+""};we.prototype.toJSON=function(){return this.value};we.prototype.peek=function(){var e=this;return gt(
function(){return e.value})};Object.defineProperty(we.prototype,"value",{get:function(){var e=zr(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(so>100)throw new Error("Cycle detected");(function(n){at!==0&&so===0&&n.l!==fs&&(n.l=fs,ro={S:n,v:n.v,i:n.i,o:ro})})(this),this.v=e,this.i++,io++,at++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ao()}}}});function C(e,t){return new we(e,t)}function Qr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Yr(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Xr(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function Ot(e,t){we.call(this,void 0,t),this.x=e,this.s=void 0,this.g=io-1,this.f=4}Ot.prototype=new we;Ot.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===io))return!0;if(this.g=io,this.f|=1,this.i>0&&!Qr(this))return this.f&=-2,!0;var e=oe;try{Yr(this),oe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return oe=e,Xr(this),this.f&=-2,!0};
Ot.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}we.prototype.S.call(this,e)};Ot.prototype.U=function(e){if(this.
t!==void 0&&(we.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ot.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ot.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=zr(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ae(e,t){return new Ot(e,t)}function Zr(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){at++;var n=oe;oe=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,gs(e),o}finally{oe=n,ao()}}}function gs(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Zr(e)}function od(e){if(oe!==this)throw new Error("Out-of-order effect");Xr(this),oe=e,this.f&=-2;try{8&this.f&&gs(this)}finally{ao()}}function Ut(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,xn&&xn.push(this)}Ut.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ut.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Zr(this),Yr(this),at++;var e=oe;return oe=this,od.bind(this,e)};Ut.prototype.N=function(){2&this.f||(this.f|=2,this.u=Pn,Pn=this)};Ut.prototype.d=function(){
this.f|=8,1&this.f||gs(this)};Ut.prototype.dispose=function(){this.d()};function te(e,t){var n=new Ut(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var ei,uo,lo,sd=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ti=[];te(function(){ei=this.N})();function zt(e,t){He.options[e]=t.bind(null,He.options[e]||function(){})}function Cn(e){if(lo){var t=lo;lo=void 0,t()}lo=e&&
e.S()}function ni(e){var t=this,n=e.data,o=id(n);o.name="ReactiveDom",o.value=n;var s=(0,On.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Ae(function(){var p=o.value.value;return p===0?0:p===!0?"":p||""}),c=Ae(function(){return!Array.isArray(l.value)&&!(0,He.isValidElement)(l.value)}),
f=te(function(){if(this.N=oi,c.value){var p=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=p)}}),d=t.__$u.d;return t.__$u.d=function(){f(),d.
call(this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}ni.displayName="ReactiveTextNode";Object.defineProperties(we.prototype,{constructor:{configurable:!0,
value:(0,He.createElement)(He.Fragment,null).constructor},type:{configurable:!0,value:ni},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});zt("__b",function(e,t){if(Cn(),uo=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof we&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});zt("__r",function(e,t){if(e(t),t.type!==He.Fragment){Cn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return te(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;sd&&((r=this.
y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),uo=o,Cn(n)}});zt("__e",function(e,t,n,o){
Cn(),uo=void 0,e(t,n,o)});zt("diffed",function(e,t){Cn(),uo=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){
var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=rd(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});
function rd(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=C(n);return{o:function(i,a){r.value=i,o=a},d:te(function(){this.N=oi;var i=r.value.value;o[t]!==
i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}zt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;
if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;
if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}e(t)});zt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});He.Component.prototype.shouldComponentUpdate=
function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;
if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.
props)if(!(a in e))return!0;return!1};function id(e,t){return(0,On.useMemo)(function(){return C(e,t)},[])}var ad=function(e){queueMicrotask(function(){queueMicrotask(e)})};function ld(){ms(function(){for(var e;e=ti.shift();)ei.call(e)})}function oi(){ti.push(this)===1&&(He.options.requestAnimationFrame||ad)(ld)}var si=m(ue(),1);si.Component.prototype.shouldComponentUpdate=()=>!0;var ci=m(ue(),1),En=m(ne(),1),Ke=m(L(),1),di=m(De(),1);function M(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function V(e,t){return e.target instanceof Element?e.target.closest(
t):null}var bs=m(De(),1),ii=(0,bs.kept)("room"),hs=(0,bs.kept)("pupil","tab");function vs(){let{code:e,key:t}=ii.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var co=e=>ii.write(e&&JSON.stringify(e)),Et=()=>({...vs(),address:location.origin+location.pathname});function ws(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=hs.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return hs.write(t),t}var ai=()=>hs.write(null);var se=m(O(),1),pi=(0,di.kept)("teacher");function fi({element:e,props:t,trigger:n,watch:o},s){let r=C(""),i=u=>{pi.write(u.by),r.value="",n("made",{...Et(),...u})};
(0,ci.render)((0,se.jsx)(()=>(0,se.jsx)(ud,{...s,status:r.value,make:i}),{}),M(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,Ke.t)(u.text):(0,Ke.t)("The link is at the top of the page."))})}function ud({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,En.useState)(
pi.read()??""),[a,u]=(0,En.useState)(""),[l,c]=(0,En.useState)([]),[f,d]=(0,En.useState)(n),p=b=>b!=="lesson"||a!=="",g=l.filter(p);return(0,se.jsxs)("form",{onSubmit:b=>{
b.preventDefault(),s({by:r,lesson:a,room:f,locks:Object.keys(e).filter(P=>g.includes(P))})},children:[(0,se.jsx)("h3",{children:(0,Ke.t)("A class")}),(0,se.jsx)(
"p",{children:(0,Ke.t)("Everybody who opens the link starts with this page’s current settings.")}),(0,se.jsx)(ui,{title:(0,Ke.t)("Your name"),children:(0,se.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:b})=>i(b.value)})}),(0,se.jsx)(ui,{title:(0,Ke.t)("Lesson"),children:(0,se.jsxs)(
"select",{value:a,onChange:({currentTarget:b})=>u(b.value),children:[(0,se.jsx)("option",{value:"",children:(0,Ke.t)("no lesson")}),t.map(({name:b,title:P})=>(0,se.jsx)(
"option",{value:b,children:(0,Ke.t)(P)},b))]})}),(0,se.jsxs)("fieldset",{children:[(0,se.jsx)("legend",{children:(0,Ke.t)("Lock")}),Object.entries(e).map(([b,P])=>(0,se.jsxs)(
"label",{children:[(0,se.jsx)("input",{type:"checkbox",name:b,disabled:!p(b),checked:g.includes(b),onChange:({currentTarget:{checked:D}})=>c(D?[...g,b]:g.filter(
$=>$!==b))})," ",(0,Ke.t)(P)]},b))]}),n?(0,se.jsxs)("label",{children:[(0,se.jsx)("input",{type:"checkbox",checked:f,onChange:({currentTarget:b})=>d(b.checked)}),
" ",(0,Ke.t)("Gather the predictions in a room")]}):(0,se.jsx)("p",{children:(0,Ke.t)("This server has no rooms: predictions are not gathered.")}),(0,se.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,Ke.t)("Make the link")}),(0,se.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var ui=({title:e,
children:t})=>(0,se.jsxs)("label",{class:"gp-class-field",children:[(0,se.jsx)("span",{children:e}),t]});var nn=m(L(),1),$i=m(De(),1);var vi=m(L(),1),wi=m(De(),1);var mi=m(L(),1);var G=()=>window.GenerationPlayground,W=()=>G().log("main");var Ve="one",Z=C(Ve),ks=C([]),Be=C(null),$e=C(null),Ne=C(null),po=C(!1),Q={isOpen:C(!1),name:C(null),isLocked:C(!1),isOnStage:C(!0),hidesResult:C(!1)},qe={isRecorded:C(
!1),isStepping:C(!1),hasSteps:C(!0),hasMedia:C(!1),isLoading:C(!1),isOpening:C(!1)},ys=C(!1),cd=C(null),Tn=C("bits"),Vg=Ae(mi.language),dd={"data-view":()=>Z.value,
"data-no-prompt":()=>We(ks.value.includes(Z.value)),"data-drawer":()=>Be.value,"data-stage":()=>$e.value??(Ne.value==="text"?"text":null),"data-scene":()=>Ne.value,
"data-asks":()=>We(po.value),"data-lesson":()=>We(Q.isOpen.value),"data-lesson-locked":()=>We(Q.isLocked.value),"data-no-lesson":()=>We(!Q.isOnStage.value),"dat\
a-old-result":()=>We(Q.hidesResult.value),"data-recorded":()=>We(qe.isRecorded.value),"data-stepping":()=>We(qe.isStepping.value),"data-no-steps":()=>We(!qe.hasSteps.
value),"data-has-media":()=>We(qe.hasMedia.value),"data-opening":()=>We(qe.isOpening.value),"data-scrolled":()=>We(ys.value),"data-loading":()=>We(qe.isLoading.
value)},We=e=>e?"":null;function gi(){for(let[e,t]of Object.entries(dd))te(()=>{let n=t();n===null?document.body.removeAttribute(e):document.body.setAttribute(e,
n)});te(()=>{let e=$e.value!==null||Ne.value!==null&&Ne.value!=="own";document.body.classList.toggle("gp-projected",e)})}var pd=320,fd=24;function hi(){let e=()=>{
scrollY>pd?ys.value=!0:scrollY<fd&&(ys.value=!1)};addEventListener("scroll",e,{passive:!0}),e()}function bi(){let e=W();e.subscribe(document.body,()=>{cd.value=
e.current(),Tn.value=e.unit})}var xs=matchMedia("(min-width: 1200px)"),yi=matchMedia("(max-width: 1359px)"),ki=(0,wi.kept)("knobs-open"),Ss=null,Si=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function Ln(e){Be.value!==e&&(Ss=document.activeElement,Ps(e)),Si(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Qt(){
if(!Be.value)return;let e=Si(Be.value)?.contains(document.activeElement);Ps(null),e&&Ss instanceof HTMLElement&&Ss.focus({preventScroll:!0})}function xi(){xs.matches||
Qt()}function Pi(){yi.matches&&Be.value&&(Be.value=null)}function Ps(e){Be.value=e,xs.matches&&ki.write(e==="knobs"?"yes":"no")}function Ci(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function Oi(){te(()=>Ci(Be.value)),document.addEventListener(
"click",e=>{let t=V(e,"button[data-drawer]")?.dataset.drawer;t&&t===Be.value?Qt():t?Ln(t):V(e,".gp-drawer-close")&&Qt()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!V(e,".drawer")||V(e,"input[role=combobox]")||Qt()})}function Ei({element:e}){(0,vi.translateTemplate)(e),Ci(Be.value);let t=!yi.
matches||!Q.isOpen.value;xs.matches&&t&&!Be.value&&ki.read()==="yes"&&Ps("knobs")}function Le(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var Yt=Le(),ht=Le(),fo=Le(),Xt=Le(),lt=Le(),Zt=Le(),Cs=Le(),mo=Le(),Tt=Le(),go=Le(),
ho=Le(),bo=Le(),Rn=Le(),vo=Le(),en=Le(),An=Le();var Os=m(L(),1);var Ti="#seed-row",md={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Ti],lesson:[]};function Es(e,t,n){for(let[o,s]of Object.entries(md))for(let r of s){let i=document.querySelector(r);i&&gd(i,e.includes(o)&&(n||r!==Ti),t)}Q.isLocked.
value=e.includes("lesson")}function gd(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,Os.t)("locke\
d by {by}",{by:(0,Os.t)(n)}):delete e.dataset.locked}var Di=m(ue(),1),Rt=m(ne(),1),R=m(L(),1);var Lt=m(L(),1);var Li="https://huggingface.co",hd=18;function Ri({element:e,props:t,watch:n}){(0,Lt.translateTemplate)(e);let o=a=>M(e,".gp-"+a),s=M(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,Lt.t)(a.title),o("note").textContent=(0,Lt.t)(a.note);let u=a.
query?`${bd(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(hd,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await Nn(s)?(0,Lt.t)("Copied."):(0,Lt.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function bd(e){return e&&
window.parent!==window&&document.referrer.startsWith(Li)?`${Li}/spaces/${e}`:location.origin+location.pathname}async function Nn(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var wo=m(ne(),1),Ai=m(O(),1),vd=5e3;function Ts({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,wo.useState)(!1);return(0,wo.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),vd);return()=>clearTimeout(u)},[r]),(0,Ai.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var Ki=m(Mn(),1),et=m(bt(),1),je=m(L(),1),Bi=m(yo(),1),ce=m(O(),1),ko=10;function Ls({question:e,unit:t}){let n=e.options.length?wd(e):yd(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,ce.jsxs)("div",{class:"gp-class-chart",children:[(0,ce.jsxs)("table",{children:[(0,ce.jsx)("thead",{children:(0,ce.jsxs)(
"tr",{children:[(0,ce.jsx)("th",{scope:"col",children:(0,je.t)("Answer")}),(0,ce.jsx)("th",{scope:"col",children:(0,je.t)("Class")}),o&&(0,ce.jsx)("th",{scope:"\
col",children:(0,je.t)("Model")})]})}),(0,ce.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,ce.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,ce.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,ce.jsx)("span",{class:"gp-hidden",children:`${(0,je.t)("result\
:")} `}),r===void 0?(0,je.t)(s):(0,ce.jsx)(Bi.TokenLabel,{text:r})]}),(0,ce.jsx)(Fi,{class:"gp-class-ours",share:l,words:`${(0,et.count)(i)} · ${(0,et.percent)(
l)}`}),o&&(0,ce.jsx)(Fi,{class:"gp-class-model",share:a??0,words:(0,et.percent)(a??0)})]})})})]}),kd(e,t).map(s=>(0,ce.jsx)("p",{children:s}))]})}var Fi=({class:e,
share:t,words:n})=>(0,ce.jsxs)("td",{children:[(0,ce.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,ce.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,ce.jsx)(
"span",{children:n})]});function wd({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function yd(e){let t=[...new Set(e)];if(t.length<=ko)return t.map(s=>({label:tn(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/ko;return Array.from({length:ko},(s,r)=>{let i=n+r*o,a=l=>Math.min(ko-1,Math.floor((l-n)/o))===r;return{label:(0,je.t)("{from} to\
 {to}",{from:tn(i),to:tn(i+o)}),chosen:e.filter(a).length}})}var tn=e=>(0,Ki.plain)(Number(e.toPrecision(3)));function kd({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,je.t)("Half of the class says {median} or less.",{median:tn(t)}):(0,je.t)("Ha\
lf of the class says {median} or less. In your teacher’s run it is {outcome}.",{median:tn(t),outcome:tn(n)})),o!==null&&s!==null){let a={ours:So(o,r),models:So(
s,r),unit:(0,je.t)(r)};i.push((0,je.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function Ii(e,t){if(!e||e.questions<
2)return"";let n={count:(0,et.count)(e.questions),ours:So(e.class,t),models:So(e.model,t),unit:t};return(0,je.t)("Mean log score over {count} questions: class {\
ours}, model {models} {unit}.",n)}var So=(e,t)=>(0,et.decimals)((0,et.fromNats)(e,t),2);var k=m(O(),1),Hi=12;function Wi(e,t,n,o){let s=C(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,R.t)("Class")),te(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),te(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,Di.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(tt,{class:"gp-class-plain",label:(0,R.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Od,{...a,
parts:n,actions:o}):(0,k.jsx)(Sd,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Sd({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,Rt.useState)(!0),[u,l]=(0,Rt.useState)(!1),[c,f]=(0,Rt.useState)([]),d=g=>f(c.includes(g)?c.filter(h=>h!==g):[...c,g]),p=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,R.t)("Room {code}",{code:e.room.code}):
(0,R.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,R.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),p.length>0&&
(0,k.jsx)(tt,{class:"gp-class-who",words:(0,R.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(tt,{class:"gp-class-toggle",words:(0,R.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(tt,{class:"gp-class-size",words:s?(0,R.t)("Smaller"):(0,R.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(Ts,{class:"gp-class-close",words:(0,R.t)(
"Close the room"),question:(0,R.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(tt,{class:"gp-class-close",words:(0,R.t)("Close"),press:o.close})]}),(0,k.jsx)(
Pd,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(xd,{people:p,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(qi,{room:t,shown:t.questions,nothing:(0,R.t)("No predictions yet\
. Those from lessons and from “Guess the next word” appear here."),draw:g=>(0,k.jsx)(Td,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>d(g.key),reveal:()=>o.
reveal(g.key)})})]})}var xd=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{let i=s||(0,R.t)(
"Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(Ts,{class:"gp-class-remove",words:(0,R.t)("Remove"),question:(0,R.t)("Remove {na\
me}?",{name:i}),label:(0,R.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Pd({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,seeded:a,
room:u,lesson:l}=e,c=(0,Rt.useRef)(null),[f,d]=(0,Rt.useState)(""),p=async()=>{c.current&&d(await Nn(c.current)?(0,R.t)("Copied."):(0,R.t)("Press Ctrl+C (⌘C)."))},
g=b=>({parts:b.map(P=>(0,R.t)(t[P])).join(", ")}),h=[!s&&(0,R.t)("This link is too long for a QR code. With a room it is short."),Cd(o)&&(0,R.t)("This address w\
orks on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,R.t)("Locked: {parts}.",g(r)),i.
length>0&&(0,R.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,R.t)("No seed is set: each pupil gets a different text, and different\
 tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,R.t)("QR code of t\
he link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",readOnly:!0,"\
aria-label":(0,R.t)("Link"),value:o,ref:c,onFocus:({currentTarget:b})=>b.select()}),(0,k.jsx)(tt,{words:(0,R.t)("Copy"),press:p}),(0,k.jsx)("span",{role:"status",
children:f})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,R.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.map(b=>b&&(0,k.jsx)(
"p",{class:"gp-class-note",children:b}))]})]})}var Cd=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function Od({arrived:e,room:t,
name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,f=(0,R.t)("Your name, if you like"),d={by:(0,R.t)(a),parts:u.map(p=>(0,R.t)(
s[p])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,R.t)("Class of {by}",{by:i}):
(0,R.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,R.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,R.t)("Locked by {by}: {parts}.",d)}),
l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:f,"aria-label":f,onChange:({currentTarget:p})=>r.
rename(p.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>c&&(0,k.jsx)(tt,
{class:"gp-class-again",words:(0,R.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(tt,{class:"gp-class-leave",words:(0,R.t)("Leave the c\
lass"),press:r.leave})]}),t&&(0,k.jsx)(qi,{room:t,shown:t.questions.filter(({revealed:p})=>p),draw:p=>(0,k.jsx)(Vi,{question:p,room:t,children:(0,k.jsx)(Ls,{question:p,
unit:Tn.value})})})]})}function qi({room:e,shown:t,nothing:n,draw:o}){let s=t.length-Hi,r=Ii(e.mean,Tn.value);return(0,k.jsxs)("div",{class:"gp-class-questions",
children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,Hi).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,R.tn)(s,"{c\
ount} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function Vi({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,R.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Ed(i)}`:(0,R.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,R.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var Ed=e=>typeof e=="string"?e:(0,R.t)(e);function Td({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:f})=>f).map(({id:f,name:d})=>a.includes(f)?
`✓ ${d}`:d).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(tt,{class:"gp-class-early",words:n?(0,R.t)("Hide the bars"):(0,R.t)("Show them to me"),
press:o}),(0,k.jsx)(tt,{class:"gp-class-reveal",words:(0,R.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(Vi,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,R.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(Ls,{question:i?e:Ld(e),unit:Tn.value})]})}var Ld=e=>({...e,outcome:null,class_score:null,
model_score:null}),tt=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var Rd={teacher:1e3,pupil:3e3},Rs=(0,$i.kept)("pupil-name");function ji({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=C(null),
f=Wi(M(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",Et()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...Et(),question:w}),remove:w=>n(
"removed",{...Et(),pupil:w}),rename:w=>{Rs.write(w),E()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&d(
w)});function d(w){switch(w.kind){case"made":p({role:"teacher",begun:w}),w.room&&co(w.room),w.room&&w.lesson&&!l&&(Qt(),Rn.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":p({role:"pupil",begun:w}),Es(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&Rn.tell({lesson:w.lesson,step:w.step});return;case"taken":return b(
(0,nn.t)("Your prediction is in."));case"full":return b((0,nn.t)("This room is full. Ask your teacher to remove somebody, then open the link again."));case"remo\
ved":return h((0,nn.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,nn.t)(w.text));case"gone":l=
!1,r&&h((0,nn.t)("This room is closed.")),co(null);return;case"closed":return co(null),g();case"left":return g()}}function p(w){en.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),D()}function g(){r=null,en.tell(null),clearTimeout(u),Es([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function b(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:Rs.read()??"",note:a})}async function D(){clearTimeout(u);
let w=r,q=w&&Ad(w);if(!(!w||!q)){if(!document.hidden||w.role==="teacher"){let z=await Nd(q,i?.version??0);if(r!==w)return;if(z==="removed"&&ai(),z==="gone"||z===
"removed")return d({kind:z});z&&$(w,z)}clearTimeout(u),u=window.setTimeout(D,Rd[w.role])}}function $({role:w},q){i=q,P(),w==="pupil"&&en.tell(q.questions.filter(
({revealed:z})=>z).map(({key:z})=>z))}let E=()=>n("joined",{pupil:ws(),name:Rs.read()??""}),N=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};bo.hear(N),document.
addEventListener("gp-predicted",w=>N(w.detail)),An.hear(()=>r?.role==="teacher"&&f.enlarge()),vs()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",Et()))}function Ad({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:ws()}}async function Nd(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var on=m(L(),1),zi=m(De(),1);var Pe=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var Qi=2e3,Gi=25e3,xo=150,Md=5e3,_d=2500,Fd=250,Kd=410,Ji=(0,zi.kept)("browser"),Ns=new Map,Ui=0,_n=!1;function Po(e,t){Ns.set(e,t)}function Yi({props:e,trigger:t,
watch:n}){let o=new Pe;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new Ms(s,t).follow()})}var Ms=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===Kd)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=_n||performance.now()-o<xo&&this.next===n?xo:0}catch{if(t=Math.min(Md,Math.max(xo,2*t)),!this.saysLost&&performance.now()-this.
silentSince>_d){let s=(0,on.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,Tt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await Hd(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:Id(),..._n&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),_n?Gi:Qi);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),Gi),o=!0,Ui=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!_n&&await Bd()&&(_n=++Ui>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,Tt.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(Ns.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),Xt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+Fd-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,Tt.tell({severity:"error",message:(0,on.t)("Part of this run arrived damaged and is missing below."),fix:(0,on.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of Ns.values())this.of&&t(this.of.turn);Tt.tell({severity:"error",message:(0,on.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,on.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function Bd(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(Qi)})).ok}catch{return!1}}var As="";function Id(){return As||=
Ji.read()||Math.random().toString(36).slice(2),Ji.write(As),As}var Hd=e=>new Promise(t=>setTimeout(t,e));var Dd=600,Wd=24;function Xi({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new Pe,l=G().group(s),c=-1,f=-1,d=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>qd(a)))),l.verdict&&f!==u.newest&&(f=u.newest,setTimeout(()=>Vd(`${s}-conclusion`),
Dd))};n("value",()=>{let p=u.unstamp(e.value);p!==null&&(G().feedGroup(s,p,u.newest),p&&d())}),Po(r,{lines(p,g){if(!u.take(g))return 0;let h=G().appendGroup(s,p,
g);return d(),h},lost(p){p===u.newest&&l.lose()}}),Fn(s),i&&(l.answers.open=({entry:p})=>t("open",{entry:p}),l.answers.make=({entry:p})=>t("make",{entry:p}))}function Fn(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;Z.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&G().group(e).
showExample(s)).catch(()=>{}))})}function qd(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function Vd(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-Wd&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var ea=m(L(),1);var Zi=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>Zi=t,{capture:!0,passive:!0});function Ie(e,t){
let n=0,o=()=>{Zi?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var $d=600;function ta({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=M(e,".gp-estimate"),i="",a=Ie($d,()=>{s.includes(Z.value)&&(i=Z.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===Z.value?(0,ea.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),Z.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
lt,ht,Xt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>V(l,"#views")&&a())}var jd=150,Gd=700;function na({props:e,trigger:t,watch:n},{names:o}){let s=new Pe,r=G().group("lanes"),i={},a="",u=Ie(jd,()=>{let{editing:l,lane_model:c,same_luck:f}=i,
d=JSON.stringify([l,c,f,Object.fromEntries(o.map(p=>[p,i[p]]))]);!l||d===a||(a=d,t("held",{held:d}))});Zt.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{t("lane",{do:l,id:c}),l==="select"&&window.innerWidth<Gd&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(e.value);
l&&r.setLanes(JSON.parse(l))})}var pa=m(ue(),1),_t=m(ne(),1),ke=m(L(),1);var oa=new Map,sa=(e,t)=>oa.set(e,t),At=(e,t)=>oa.get(e)?.(t);var Jd=["pointerdown","pointerup","keydown","click","input","change","focusin"],_s=new Set;for(let e of Jd)document.addEventListener(e,Ud,{capture:!0,passive:!0});
function Ud({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of _s)n.now()}function Co(e){let t=0,n={now(){n.drop(),
e()},soon(){_s.add(n),t||=window.setTimeout(()=>n.now(),100)},drop(){clearTimeout(t),t=0,_s.delete(n)}};return n}var Nt=window.GenerationPlaygroundKnobs;var Ce=(e,t)=>JSON.stringify(e,ra)===JSON.stringify(t,ra),ra=(e,t)=>ze(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,ze=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function ye(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function Kn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function Oo(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(Kn):void 0}function Fs(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var zd={n:`
`,t:"	",r:"\r","\\":"\\"},Qd={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Bn=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):zd[n]),ia=e=>e.replace(/[\\\n\t\r]/g,t=>Qd[t]),Ks=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var Yd=150,Xd=500,Bs=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Nt.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.writer.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=C({
preset:null,base:{},set:{},kept:[]});chosen=C({model:"",assistant:null});verdict=C(null);effective=C([]);texts=C(new Map);text="";wantsEffective=!1;facts=new Map;rested=Ie(
Yd,()=>{this.ask()});writer=Co(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.writer.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Ae(()=>JSON.stringify(
this.verdict.value?.notes[t]??[])),r={knob:o,value:Ae(()=>this.state.value.set[t]),preset:Ae(()=>this.state.value.base[t]),own:Ae(()=>this.verdict.value?.defaults[t]),
source:Ae(()=>this.sourceOf(t)),notes:Ae(()=>JSON.parse(s.value)),idle:Ae(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){let{base:n,
set:o}=this.state.value;return o[t]!==void 0?Ce(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){this.put({[t]:n}),
this.writer.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[n,o??void 0]))),this.writer.now(),this.ask()}put(t){let{set:n,
kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in t));this.state.value={...this.state.value,set:Object.fromEntries(
s),kept:r},this.text=JSON.stringify(this.state.value)}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!Ce(n[t],o[t])?n[t]:null})}resetAll(t){
let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){let{base:t,kept:n}=this.state.
value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),this.chosen.value=t,this.
ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(o),...this.state.
value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.component.
server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.question(),
n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords({texts:t}),
o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(s)).slice(
0,Xd);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.chosen.value;
return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||(this.
texts.value=new Map([...this.texts.value,...n]))}},Mt=new Map,aa=new Map,Is=new Map;function la(e,t){let n=new Bs(e,t);Mt.set(t.name,n);let o=aa.get(t.name);o&&
n.follow(o);for(let s of Is.get(t.name)??[])s(n);return n}function ut(e,t){let n=Mt.get(e);n?t(n):Is.set(e,[...Is.get(e)??[],t])}function ua(e,t){aa.set(e,t),Mt.
get(e)?.follow(t)}var ca=e=>Mt.get(e)?.resetKept(),da=e=>Mt.get(e)?.text;function In(e){let t=Mt.get(e),n=t?.verdict.peek(),o=t?.state.peek().set??{},s=Object.entries(
o).filter(([r])=>n?.acting.includes(r)??!0);return{set:o,acting:Object.fromEntries(s),assistant:t?.chosen.peek().assistant??null}}var Hs=(e,t)=>Mt.get(e)?.resetAll(
t);var de=m(O(),1);function fa(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[f,d]=[
n[c]??null,o[c]??null];if(JSON.stringify(f)===JSON.stringify(d))return[];if(d===null)return[(0,ke.t)("{knob} not set",{knob:c})];let p=`${c} ${r(d)}`.trim();return[
r(f??{})?(0,ke.t)("{now} instead of {before}",{now:p,before:r(f)}):p]}),a=(l,c,f)=>{if(!l.length)return"";let d=l.slice(0,t).join(", ");return l.length<=t?c(d):
f(d,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,ke.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,ke.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,ke.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,ke.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var ma={};function To(e,t){ma[e]=t,Cs.tell()}var Zd=8,Ws="assistant",
ep={alone:"",chips:[],canTakeAway:!1,before:null};function tp(e,t){let{acting:n,assistant:o}=In(e),s=o?[{name:Ws,words:(0,ke.t)("draft model {model}",{model:o})}]:
[],r=Object.entries(n).map(([i,a])=>({name:i,words:typeof a=="object"?i:`${i} ${ye(a)}`}));return[...s,...r].filter(i=>!t.includes(i.name))}function ga({element:e,
props:t,watch:n,trigger:o},{name:s,leftOut:r}){let i=M(e,".gp-changes"),a=C(ep),u=null;function l(){let{set:g}=In(s);u&&!Ce(u.after,g)&&(u=null);let h=ma[Z.value]??
r[Z.value],b=Array.isArray(h);a.value={...JSON.parse(t.value||"{}"),alone:np(h),chips:b?tp(s,h):[],canTakeAway:b&&Object.keys(g).length>0,before:u?.before??null};
let{kept:P,changed:D,alone:$,chips:E,before:N}=a.value;i.hidden=!(P||D||$||E.length||N)}function c(g){u={before:u?.before??In(s).set,after:g},Hs(s,g),l()}function f(){
u&&Hs(s,u.before),u=null,l()}function d(g){g===Ws?o("undraft"):c(Object.fromEntries(Object.entries(In(s).set).filter(([h])=>h!==g)))}(0,pa.render)((0,de.jsx)(()=>{
let{kept:g,changed:h,alone:b,chips:P,canTakeAway:D,before:$}=a.value;return(0,de.jsxs)(de.Fragment,{children:[g&&(0,de.jsx)(Ds,{text:g,button:(0,de.jsx)(Eo,{words:(0,ke.t)(
"reset"),press:()=>ca(s)})}),b&&(0,de.jsx)(Ds,{text:b}),P.length>0&&(0,de.jsx)(sp,{chips:P,go:E=>op(s,E),reset:d,children:D&&(0,de.jsx)(Eo,{words:(0,ke.t)("use \
the model’s own settings"),press:()=>c({})})}),!b&&!P.length&&h&&(0,de.jsx)(Ds,{text:h}),$&&(0,de.jsx)(Eo,{words:(0,ke.t)("put the settings back"),press:f})]})},
{}),i),n("value",l),Z.subscribe(l),Cs.hear(l),lt.hear(l),ut(s,g=>g.verdict.subscribe(l))}function np(e){return e===null?(0,ke.t)("Of the settings above, only th\
e model and the seed apply here."):e==="seed too"?(0,ke.t)("Of the settings above, only the model applies here."):""}function op(e,t){if(Ln("knobs"),t!==Ws)return ut(
e,s=>At(s,t));let n=document.querySelector("#draft-and-record > button"),o=()=>document.querySelector("#assistant input");o()?.checkVisibility()||n?.click(),requestAnimationFrame(
()=>o()?.focus())}function sp({chips:e,go:t,reset:n,children:o}){let[s,r]=(0,_t.useState)(!1),i=(0,_t.useRef)(null),a=(0,_t.useRef)(null),u=s?e:e.slice(0,Zd);return(0,_t.useLayoutEffect)(
()=>{if(a.current===null)return;let l=i.current?.querySelectorAll(".gp-out")??[];l[Math.min(a.current,l.length-1)]?.focus(),a.current=null},[e.length]),(0,de.jsxs)(
"span",{class:"gp-applies",role:"group","aria-label":(0,ke.t)("Settings that apply here, too"),ref:i,children:[(0,de.jsx)("span",{children:(0,ke.t)("Applies her\
e, too:")}),u.map(({name:l,words:c},f)=>(0,de.jsxs)("span",{class:"gp-set","data-knob":l,children:[(0,de.jsx)("button",{type:"button",class:"gp-way",title:(0,ke.t)(
"Go to where it is set"),onClick:()=>t(l),children:c}),(0,de.jsx)("button",{type:"button",class:"gp-out","aria-label":(0,ke.t)("Reset {knob}",{knob:l}),title:(0,ke.t)(
"Back to the default"),onClick:()=>{a.current=f,n(l)},children:"✕"})]},l)),e.length>u.length&&(0,de.jsx)(Eo,{words:(0,ke.t)("{count} more",{count:e.length-u.length}),
press:()=>r(!0)}),o]})}var Ds=({text:e,button:t})=>(0,de.jsxs)("span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),Eo=({words:e,press:t})=>(0,de.jsx)("butt\
on",{class:"gp-reset",type:"button",onClick:t,children:e});var ha=m(ue(),1),qs=m(ne(),1),ct=m(L(),1);var Se=m(O(),1);function ba({element:e,trigger:t},{entries:n}){(0,ha.render)((0,Se.jsx)(rp,{entries:n,act:(s,r)=>{t(s,r),xi()}}),M(e,".gp-examples"))}function rp({
entries:e,act:t}){let[n,o]=(0,qs.useState)(0),[s,r]=(0,qs.useState)(0),i=[{title:(0,ct.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,ct.t)(
"A real model"),note:(0,ct.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),mo.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,Se.jsxs)(Se.Fragment,{children:[
(0,Se.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,ct.t)("Put back what was set before")}),i.length>1&&(0,Se.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,ct.t)("Examples"),children:i.map(({title:l},c)=>(0,Se.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,Se.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,Se.jsx)("p",{class:"gp-note",children:l.note}),ip(l.entries).map(([f,d])=>(0,Se.jsxs)(
Se.Fragment,{children:[(0,Se.jsx)("h3",{children:f}),(0,Se.jsx)("ul",{"aria-label":(0,ct.t)("Examples for {model}",{model:f}),children:d.map(p=>(0,Se.jsx)("li",
{children:(0,Se.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(p),children:[(0,Se.jsx)("b",{children:(0,ct.t)(p.title)}),(0,Se.jsx)("span",{children:(0,ct.t)(
p.look)})]})}))})]}))]}))]})}function ip(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var ka=m(L(),1);var ap=3e4,va=()=>{};function nt(e){e!==Z.value&&va(e)}function wa(e){Z.value===e&&nt(Ve)}function ya({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){ks.
value=s,va=i=>{e.value=i,t("view")},fo.hear(()=>t("run"));let r=new Map;Xt.hear(()=>o.forEach(i=>r.delete(i))),Z.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(
i)||performance.now()-a<ap)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var lp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Sa({element:e}){let t=M(e,".gp-header");(0,ka.translateTemplate)(t);let n=d=>M(t,d),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=n(".gp-more-button"),u=d=>d.getAttribute("aria-expanded")==="true";function l(d,p){d.setAttribute(
"aria-expanded",String(p)),d===o?s.hidden=!p:(d===a?n(".gp-more"):i).classList.toggle("gp-unfolded",p)}let c=[o,r,a],f=()=>c.forEach(d=>l(d,!1));n(".gp-skip").addEventListener(
"click",up),t.addEventListener("click",d=>{let p=V(d,"button[data-view]"),g=c.find(h=>h.contains(d.target));if(p?.dataset.view)p.dataset.view!==Z.value&&Yt.tell(),
nt(p.dataset.view),f(),s.contains(p)&&o.focus();else if(g){let h=!u(g);f(),l(g,h),h&&g===o&&(s.querySelector("[aria-selected=true]")??xa(s)[0]).focus()}else if(V(
d,".gp-menu :is(button, a)")){let h=c.find(b=>u(b));f(),h?.focus()}}),document.addEventListener("click",d=>{t.contains(d.target)||f()}),t.addEventListener("keyd\
own",d=>{if(d.key==="Escape"&&c.some(u)){c.find(u)?.focus(),f();return}d.target===a&&d.key==="ArrowDown"&&l(a,!0);let p=V(d,"[role=tablist], .gp-unfolded");if(!p)
return;let g=[...p.querySelectorAll("button, a")].filter($=>$.checkVisibility()),h=lp[d.key],b={Home:0,End:-1}[d.key],P=g.indexOf(d.target),D=h?g[(P+h+g.length)%
g.length]:g.at(b??NaN);!h&&b===void 0||(d.preventDefault(),D?.focus())}),t.addEventListener("focusout",({relatedTarget:d})=>{d&&!t.contains(d)&&f()}),te(()=>cp(
t,Z.value)),te(()=>n("[data-lessons]").setAttribute("aria-expanded",String(Q.isOpen.value)))}function up(e){e.preventDefault();let t=document.querySelector(`#vi\
ew-${Z.value} > *`);t&&(t.tabIndex=-1,t.focus())}var xa=e=>[...e.children];function cp(e,t){for(let o of e.querySelectorAll("[role=tablist]")){let s=xa(o),r=s.find(
({dataset:i})=>i.view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.querySelector(`.gp-lab-list [data-\
view="${t}"]`);M(e,".gp-lab").classList.toggle("gp-selected",!!n),M(e,".gp-lab-which").textContent=n?.textContent??""}function Pa(e){Z.value=e}var Hn=m(De(),1);var dp=1e4,Ca=new Set(["kept","class"]),Oa=()=>{};function Lo(e){Ca.delete(e)&&!Ca.size&&Oa()}function Ea(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{V(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
V(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,dp);Oa=()=>{clearTimeout(i),setTimeout(()=>{
e||ht.tell(),r()})}}var La=(0,Hn.kept)("form","tab"),Vs=(0,Hn.kept)("form"),Ra=(0,Hn.kept)("form-address","tab"),Aa=(0,Hn.kept)("keep-history"),Ta=300,Na=!1,$s=null;function Ma(){document.
addEventListener("input",()=>Na=!0,{once:!0,capture:!0})}var _a=e=>$s?.hold(e);function Fa(){$s?.begin(),Lo("kept")}var Ka=()=>lt.tell();function Ba(){if(Na)return[
null];let e=La.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&Ra.read()===location.search?[{again:e}]:e?[e]:[Aa.read()===
"no"?null:Vs.readJson()]}function Ia({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let p=(Aa.read()||(e.keep?"yes":
"no"))==="yes";if(p||Vs.write(null),!i||!o)return;let g=JSON.stringify(l(o));La.write(g),Ra.write(location.search),p&&Vs.write(g)}function l(p){let g=c(p),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:da("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(b=>g[b])}let c=p=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,p[h]]));function f(){clearTimeout(a),a=
window.setTimeout(u,Ta)}function d(){let p=Math.max(0,r+Ta-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},p)}$s={hold(p){o=p,f(),
Zt.tell(c(p))},begin(){i=!0,o||d(),f()}},document.addEventListener("input",f),lt.hear(d),window.addEventListener("pagehide",u),ho.hear(u)}var ml=m(ue(),1),It=m(ne(),1),U=m(L(),1);var cl=m(ue(),1),Fo=m(ne(),1),K=m(L(),1);var Ro=m(ne(),1),Ft=m(L(),1);var Oe=m(O(),1),pp=e=>e==null?"":String(e);function Kt({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,Ro.useState)(""),c=Ce(Kn(
u),t??void 0)?u:pp(t),f=e.step||(e.kind==="int"?1:.1),d=(String(f).split(".").at(1)??"").length,p=h=>{l(h),n(Kn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let b=Kn(c)??o??e.slider_minimum??e.minimum??0;if(typeof b!="number")return;let P=Number((b+(h.key==="ArrowUp"?f:-f)).toFixed(d));
p(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,P))))};return(0,Oe.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>p(h.value),onKeyDown:g})}var js=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,Oe.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function fp({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,Oe.jsxs)("di\
v",{class:"kp-number",children:[(0,Oe.jsx)(Kt,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,Oe.jsx)(
js,{knob:e,label:(0,Ft.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var mp=e=>t=>t?.setAttribute("value",e),sn=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,Oe.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,Oe.jsxs)(
"label",{children:[(0,Oe.jsx)("input",{type:"radio",name:e,ref:mp(a),checked:Ce(i,s),onChange:()=>r(i)}),(0,Oe.jsx)("span",{children:a})]},a))}),gp=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,Oe.jsx)(sn,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Ft.t)("not set")],[!0,(0,Ft.t)("on")],[!1,(0,Ft.t)(
"off")]]});function Gs({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>Ce(u,s)),a=s!==void 0&&i<0;return(0,Oe.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,Oe.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,Oe.jsx)("option",{value:String(l),children:ye(u)},l)),a&&(0,Oe.jsx)("option",{value:"foreign",disabled:!0,children:ye(
s)})]})}var hp=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,Oe.jsx)(Gs,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Ft.t)(
"not set"):(0,Ft.t)("not set (default {value})",{value:ye(s)})}),bp=({id:e,meaningId:t,value:n,change:o})=>(0,Oe.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":ye(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function rn(e,t,n){let o=(0,Ro.useRef)(null),s=o.
current!==null&&Ce(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var Ha=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
Da={View:gp},Js={View:fp,isLabelled:!0},Wa={View:hp,isLabelled:!0},qa={View:bp,isLabelled:!0};var $a=m(ue(),1),Bt=m(ne(),1),ja=m(bt(),1),ie=m(L(),1);var J=m(O(),1);function Ga({knob:e,value:t,change:n}){let[o,s]=rn(t,Fs,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,J.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,ie.t)("{name} as JSON",{name:e.name}),placeholder:(0,ie.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var Ja={View:()=>(0,J.jsx)("div",{}),canShow:(e,t)=>t===void 0};function Ua({words:e,texts:t,change:n}){let[o,s]=(0,Bt.useState)([]),r=(0,Bt.useRef)(
null),i=f=>f.map(Bn).filter(Boolean),a=Ce(i(o),t)?o:t.map(ia),u=a.at(-1)===""?a:[...a,""],l=f=>{s(f);let d=i(f);n(d.length?d:void 0)},c=f=>r.current?.querySelectorAll(
"input")[f]?.focus();return(0,J.jsx)("div",{class:"kp-list",ref:r,children:u.map((f,d)=>(0,J.jsxs)("div",{class:"kp-line",children:[(0,J.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:f,onInput:({currentTarget:p})=>l(u.with(d,p.value)),onKeyDown:p=>{
p.key==="Enter"&&(p.preventDefault(),c(d+1))}}),(0,J.jsx)(vp,{text:Bn(f),line:f}),(0,J.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!f,
onClick:()=>{l(u.toSpliced(d,1)),c(d+1)},children:"×"})]},d))})}function vp({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,ja.fillText)(
o,e)};return(0,J.jsx)("span",{class:"kp-shown",title:(0,ie.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var wp=({value:e,change:t})=>(0,J.jsxs)(
"div",{class:"kp-editor",children:[(0,J.jsx)(Ua,{words:{one:(0,ie.t)("text"),another:(0,ie.t)("another text"),remove:(0,ie.t)("Remove this text")},texts:e===void 0?
[]:Ks(e)?e:[ye(e,1/0)],change:t}),(0,J.jsx)("p",{class:"kp-faint",children:(0,ie.t)("Write \\n for a line break and \\t for a tab.")})]}),za={View:wp},Qa=e=>Array.
isArray(e)&&e.length===2;function yp({id:e,value:t,change:n}){let o=Qa(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,ie.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,ie.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,J.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,J.jsxs)($a.Fragment,{children:[
(0,J.jsx)("label",{for:`${e}-${i}`,children:a}),(0,J.jsx)(Kt,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:f=>s(c,f)})]},i))})}var Ya={View:yp,
canShow:(e,t)=>t===void 0||Qa(t)};function kp({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Bt.useState)(!1),[l,c]=rn(r,Oo,h=>Array.isArray(
h)?h.join(", "):""),f=(0,Bt.useRef)(null),d=Array.isArray(r)||a&&r===void 0,p=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>f.current?.
focus())},g=t.verdict.value?.layers;return(0,J.jsxs)("div",{class:"kp-editor",children:[(0,J.jsx)(sn,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,ie.t)("not s\
et")],["low","low"],["high","high"],["list",(0,ie.t)("layers")]],value:d?"list":r,change:p}),(0,J.jsx)("input",{class:"kp-wide",ref:f,id:`${n}-list`,type:"text",
hidden:!d,placeholder:"0, 2, 4","aria-label":(0,ie.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,J.jsx)("p",{class:"kp-faint",children:g?(0,ie.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var Xa={View:kp,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},Sp={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
Va=JSON.stringify(Sp,null,2),xp=["choices","regex","json_schema"];function Pp({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=ze(o)?o:{},i=xp.find(h=>h in r),
[a,u]=(0,Bt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),f=h=>{u(h),s(void 0)},[d,p]=rn(r.json_schema,Fs,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,J.jsx)(Ua,{words:{one:(0,ie.t)("choice"),another:(0,ie.t)("another choice"),remove:(0,ie.t)("Remove this choi\
ce")},texts:Ks(r.choices)?r.choices:[],change:c}),regex:(0,J.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,ie.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":ye(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:Va,spellcheck:!1,
"aria-label":(0,ie.t)("JSON schema"),value:d,onInput:({currentTarget:h})=>c(p(h.value))}),(0,J.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(p(Va)),
children:(0,ie.t)("Use an example")})]})};return(0,J.jsxs)("div",{class:"kp-editor",children:[(0,J.jsx)(sn,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,ie.t)(
"not set")],["choices",(0,ie.t)("choices")],["regex","regex"],["json_schema",(0,ie.t)("JSON schema")]],value:l,change:f}),l&&g[l]]})}var Za={View:Pp};var el=m(ue(),1),tl=m(ne(),1),dt=m(L(),1);var xe=m(O(),1),Cp=30,Op=5,nl=()=>[...crypto.getRandomValues(new Uint16Array(Cp))].map(e=>e%1e3),Ao=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function ol({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>Ao(
i,n)>Ao(r,n)?i:r);return Ao(s,n)<n.length?null:s}function Ep({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>Ce(
o,n)):e==="flags"?ze(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Tp(e,t){
if(t===void 0)return!0;let n=ze(t)?ol(e,t):null;return n!==null&&ze(t)&&n.fields.every(o=>Ep(o,t[o.name]))}function Lp({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,tl.useState)(null),a=ze(o)?o:null,u=a&&r&&Ao(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:ol(e,a)),c=e.forms.map(({name:p})=>[p,e.forms.length>
1?(0,dt.t)(p):(0,dt.t)("set")]),f=p=>{let g=e.forms.find(b=>b.name===p)??null;i(g);let h=g?.fields.filter(({required:b})=>b);s(h&&Object.fromEntries(h.map(b=>[b.
name,Rp(b)])))},d=(p,g)=>{let h=l?.fields.map(P=>P.name)??[],b={...a,[p]:g};s(Object.fromEntries(h.filter(P=>b[P]!==void 0).map(P=>[P,b[P]])))};return(0,xe.jsxs)(
"div",{class:"kp-editor",children:[(0,xe.jsx)(sn,{id:`${t}-form`,nameId:n,options:[[void 0,(0,dt.t)("not set")],...c],value:l?.name,change:f}),(0,xe.jsx)("p",{class:"\
kp-faint",children:(0,dt.t)(l?.meaning)}),(0,xe.jsx)("div",{class:"kp-fields",children:l?.fields.map(p=>{let g=`${t}-${p.name}`;return(0,xe.jsxs)(el.Fragment,{children:[
(0,xe.jsx)("label",{for:g,title:(0,dt.t)(p.meaning),children:p.name+(p.required?" *":"")}),(0,xe.jsx)(Ap,{field:p,id:g,value:a?.[p.name],change:h=>d(p.name,h)}),
(0,xe.jsx)("p",{class:"kp-faint",children:(0,dt.t)(p.meaning)}),p.kind==="ints"&&p.required&&(0,xe.jsx)("button",{class:"kp-link",type:"button",onClick:()=>d(p.
name,nl()),children:(0,dt.t)("Draw new keys")})]},p.name)})})]})}var Rp=e=>e.kind==="ints"?nl():e.default??Op;function Ap({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,xe.jsx)(Gs,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,dt.t)("not set ({value})",{value:ye(e.default)})});
if(s==="flags")return(0,xe.jsx)(Np,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,xe.jsx)(Mp,{field:e,id:t,value:n,change:o});let r=e.default;return(0,xe.jsx)(
Kt,{id:t,value:n,change:o,standard:r,row:Ha(e),hint:r===null?"–":String(r)})}function Np({field:e,id:t,value:n,change:o}){let s=ze(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,xe.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,xe.jsxs)("label",{children:[(0,xe.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Mp({id:e,value:t,change:n}){let[o,s]=rn(t,Oo,r=>Array.isArray(r)?r.join(", "):r===void 0?"":ye(r,1/0));return(0,xe.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var sl={View:Lp,canShow:Tp};var ot=m(ne(),1),rl=m(bt(),1),X=m(L(),1),il=m(yo(),1);var H=m(O(),1),_p=120,Fp=5,Us=e=>Number.isInteger(e)&&Number(e)>=0,vt=e=>Array.isArray(e)&&e.length>0&&e.every(Us),No=(e,t)=>Array.isArray(e)&&e.every(t),zs=e=>No(
e,vt),Kp=e=>Array.isArray(e)&&e.length===2&&vt(e[0]),Bp=e=>vt(e)||zs(e),Ip=e=>ze(e)&&(vt(e.phrase)||zs(e.any_of)),an=e=>({options:[[e]]}),al=e=>({options:[e]}),
Dn=({options:e})=>e[0][0],Qs={token:{isSingle:!0,isFlat:!0,read:e=>Us(e)?[an(e)]:null,write:e=>Dn(e[0])},tokens:{isFlat:!0,read:e=>Us(e)?[an(e)]:vt(e)?e.map(an):
null,write:e=>e.length===1?Dn(e[0]):e.map(Dn)},words:{isFlat:!0,read:e=>vt(e)?e.map(an):null,write:e=>e.map(Dn)},word_groups:{read:e=>zs(e)?e.map(al):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>No(e,Kp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>No(e,Bp)?e.map(t=>({options:vt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>No(e,Ip)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
Wn={ways:[],unknown:[]};function Hp(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return vt(t)&&t.every(Number.isSafeInteger)?
t:null}async function Dp(e,t){let n=Bn(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...Wn,problem:(0,X.t)(i)};let a=[{when:(0,X.t)("as typed"),tokens:r[0]}];s&&Ce(r[0],r[1])?a=[{when:(0,X.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,X.t)("inside a sentence"),tokens:r[0]},{when:(0,X.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=Hp(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(f=>[f,t.texts.value.get(f)]);a.unshift({when:u.length>1?(0,X.t)("these token ids"):(0,X.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var Mo=({tokens:e})=>e.map(([t])=>t),Ys=({token:[e,t]})=>(0,H.jsxs)(H.Fragment,{children:[t===void 0?(0,H.jsx)("span",{class:"kp-piece"}):(0,H.jsx)(il.TokenLabel,
{class:"kp-piece",text:t}),(0,H.jsx)("span",{class:"kp-id",children:e})]});function Wp({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,H.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,X.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,X.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,X.t)("Choose on\
e token."):(0,X.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,H.jsxs)(H.Fragment,{children:[t.map(
i=>(0,H.jsxs)("div",{class:"kp-offer",children:[(0,H.jsx)("span",{class:"kp-when",children:i.when}),(0,H.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,H.jsx)(qp,{token:a,press:()=>s([[a[0]]])}):(0,H.jsx)("span",{class:"kp-token",children:(0,H.jsx)(Ys,{token:a})}))}),!e.isFlat&&(0,H.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,X.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([Mo(i)]),children:(0,X.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,H.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(Mo)),children:(0,X.t)("Add both")}),r.length>0&&(0,H.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function qp({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,X.t)("Add token {id}",{id:n}):(0,X.t)("Add token {id}: {text}",{id:n,text:(0,rl.quoted)(
o)});return(0,H.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,H.jsx)(Ys,{token:e})})}function Vp({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=Qs[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,ot.useState)(""),[c,f]=(0,ot.useState)(Wn),[d,p]=(0,ot.useState)(null),g=(0,ot.useRef)(
null),h=(0,ot.useRef)(0),b=(0,ot.useRef)(0),P=S=>r(S.length?i.write(S):void 0),D=()=>{h.current+=1,clearTimeout(b.current),l(""),f(Wn),p(null)},$=S=>{P($p(i,a,S,
d)),D(),g.current?.focus()},E=async S=>{let Y=++h.current,Re=(0,X.t)("The server does not answer. Try again in a moment."),Ze=S?await Dp(S,t).catch(()=>({...Wn,
problem:Re})):Wn;return Y!==h.current?null:(f(Ze),Ze)},N=S=>{l(S),clearTimeout(b.current),b.current=window.setTimeout(()=>{E(S)},_p)},w=async()=>{clearTimeout(b.
current);let S=(await E(u))?.ways.at(0);S&&$([i.isFlat?Mo(S).slice(0,1):Mo(S)])},q=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||d!==null)&&
(S.preventDefault(),D())},z=t.texts.value,le=a.flatMap(({options:S})=>S.flat()).filter(S=>!z.has(S));return(0,ot.useEffect)(()=>{le.length&&t.textsOf(le).catch(
()=>[])},[le.join()]),(0,H.jsxs)("div",{class:"kp-editor",children:[(0,H.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,Y)=>(0,H.jsx)(
jp,{form:i,row:S,texts:z,setBias:Re=>P(a.with(Y,{...S,bias:Re})),grow:()=>{p(Y),g.current?.focus()},remove:()=>{d===Y&&p(null),P(a.toSpliced(Y,1)),g.current?.focus()}},
Y))}),(0,H.jsx)("p",{class:"kp-faint",hidden:d===null,children:d!==null&&(0,X.t)("Another alternative to word {number}:",{number:d+1})}),(0,H.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,X.t)("type a token, or its id"):(0,X.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>N(S.value),onKeyDown:q}),(0,H.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,H.jsx)(Wp,{
form:i,offers:c,add:$})})]})}function $p(e,t,n,o){if(e.isSingle)return[an(n[0][0])];if(e.isFlat){let s=new Set(t.map(Dn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(an)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:Fp}:al(
s))]}function jp({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,H.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,H.jsxs)(H.Fragment,{children:[u>0&&(0,H.jsx)("span",{class:"kp-or",children:(0,X.t)("or")}),(0,H.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,H.jsx)("span",{class:"kp-token",children:(0,H.jsx)(Ys,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,H.jsx)("span",{class:"kp-faint",children:(0,X.t)(
"bias")}),e.isBiased&&(0,H.jsx)(Kt,{row:{kind:"float",step:.5},label:(0,X.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,H.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,X.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,X.t)("or…")}),(0,H.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,X.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var Gp={View:Vp,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||Qs[e].read(t)!==null},ll=Object.fromEntries(Object.keys(Qs).map(e=>[e,Gp]));var ul={...ll,switch:Da,number:Js,slider:Js,choice:Wa,text:qa,strings:za,decay:Ya,fields:sl,layers:Xa,structure:Za},_o=e=>e in ul?ul[e]:Ja;var F=m(O(),1),Xs=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],ln=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],cn={error:"✕",warning:"▲",info:"\
ℹ"},un=({name:e})=>(0,F.jsx)(F.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,F.jsxs)(cl.Fragment,{children:[t,(0,F.jsx)("wbr",{})]},t))});function Ko(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Zs({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,Fo.useState)(!1),[f,d]=(0,Fo.useState)(!1),[p,g]=(0,Fo.useState)(!1),h=`${e.name}-${t}`,{View:b,isLabelled:P,canShow:D}=_o(
o.editor),$=!D||D(o,s.value);!$&&!l&&c(!0);let E=`${h}-name`,N={knob:o,panel:e,id:`${h}-control`,nameId:E,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:le=>e.change(t,le)},w=()=>{d(l&&!$),(!l||$)&&c(!l)},q=l||!$,z=u.value;return(0,F.jsxs)("div",{class:a.value.some(({severity:le})=>le===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,F.jsxs)("div",{class:"kp-head",children:[P&&!q?(0,F.jsx)("l\
abel",{class:"kp-name",id:E,for:N.id,children:(0,F.jsx)(un,{name:t})}):(0,F.jsx)("span",{class:"kp-name",id:E,children:(0,F.jsx)(un,{name:t})}),(0,F.jsx)("span",
{class:"kp-source",title:ln(i.value),children:ln(i.value)&&Xs(i.value)}),(0,F.jsxs)("span",{class:"kp-tools",children:[D&&(0,F.jsx)(Jp,{name:t,isJson:q,turn:w}),
(0,F.jsx)(zp,{panel:e,name:t}),(0,F.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":p,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!p),children:"?"})]})]}),D?(0,F.jsxs)("div",{class:"kp-editor",children:[q?(0,F.jsx)(Ga,{...N}):(0,F.jsx)(b,{...N}),(0,F.jsx)("span",{class:"kp-faint",children:f&&
!$&&(0,K.t)("The editor cannot show this value.")})]}):(0,F.jsx)(b,{...N}),(0,F.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(le=>(0,F.jsx)(er,
{note:le,panel:e}))}),(0,F.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,F.jsx)(Up,{knob:o,own:r.value})," ",(0,F.jsx)("sp\
an",{class:"kp-idle",children:z&&(0,K.t)("No effect now: {why}.",{why:z})})]}),p&&(0,F.jsx)(Qp,{knob:o})]})}function Jp({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,F.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function Up({knob:e,own:t}){let n=dl(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,F.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,F.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var dl=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):ye(t,30);function zp({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=dl(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],f=()=>{e.reset(t),Ko(e,t)};return(0,F.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:f,children:a?"↺":"×"})}function Qp({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=Yp(e);return(0,F.jsxs)("div",{class:"kp-help",children:[(0,F.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,F.jsx)("p",{children:n}),t&&(0,F.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,F.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,F.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,F.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function er({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&Ko(t,n)};return(0,F.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,F.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:cn[e.severity]}),(0,F.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,F.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,F.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,F.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function Yp({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var tr=m(L(),1);var qn=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function pl(e,t){let n=qn(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var Xp=(e,t)=>e.every(n=>qn(t).join(" ").includes(n));function fl(e,t){let n=qn(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Nt.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Nt.elsewhere.filter(({words:u})=>u.some(l=>pl(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,tr.t)(l),...c].some(f=>pl(n,f)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,tr.t)(l))].join(" ");return{knobs:t.filter(u=>Xp(n,a(u))),beside:s,absent:o}}var x=m(O(),1),Zp=60;function gl(e,t){let n=la(e,t);W().answers.knobs=({change:o})=>n.apply(o),(0,ml.render)((0,x.jsx)(ef,{panel:n}),M(e.element,".kp"))}function ef({
panel:e}){let[t,n]=(0,It.useState)(""),[o,s]=(0,It.useState)([]),r=fl(t,e.knobs),i=qn(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(f=>c?[...new Set(
[...f,l])]:f.filter(d=>d!==l));return(0,It.useLayoutEffect)(()=>{sa(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>tf(e,
l)))})},[e]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(rf,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,x.jsx)(lf,{panel:e,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,U.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Zs,{panel:e,name:l,
hidden:!a.has(l)},l))}),Nt.groups.map(l=>(0,x.jsx)(nf,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(cf,{panel:e,hidden:i})]})}
function tf(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),Ko(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function nf({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:p})=>p===t),a=i.filter(({basic:p})=>!p),
u=[...a.filter(p=>!p.managed_because),...a.filter(p=>p.managed_because)],l=i.filter(({basic:p})=>p),c=u.some(({name:p})=>n.has(p)),f=o?c:s,d=(0,It.useRef)(!1);return d.
current||=f,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:f,onToggle:({currentTarget:p})=>!o&&r(p.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,U.t)(t),(0,x.jsx)(sf,{panel:e,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[d.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,U.t)("Always in view, above:")," ",l.map(({name:p},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(hl,{panel:e,name:p})]}))]}),
d.current&&u.map(p=>(0,x.jsx)(of,{panel:e,knob:p,names:n},p.name))]})]}):null}function of({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,x.jsx)("code",{children:t.name})," ",(0,U.t)(t.managed_because)]}):(0,x.jsx)(
Zs,{panel:e,name:t.name,hidden:o})}function sf({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,U.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var hl=({panel:e,name:t})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,U.t)("Go to {name}",{name:t}),onClick:()=>At(
e,t),children:(0,x.jsx)(un,{name:t})});function rf({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,U.t)("N\
o knob."):(0,U.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,U.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,U.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,U.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(af,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,U.t)(l)}))]})]})}var Vn=e=>e?document.getElementById(e):null;function af({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=Vn(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{Vn(t)?.offsetParent||Vn(n)?.querySelector("button.label-wrap")?.click(),o(Zp)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,U.t)(e)," ",(Vn(t)||Vn(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,U.t)("Go to it")})]})}function lf({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,U.t)(r?.mode),a=r?.differs.length??0,u=a?(0,U.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,U.t)("No knobs differ from the model's defaults."),l=({basic:f,group:d})=>!f&&!t.includes(
d),c=Object.entries(r?.notes??{}).flatMap(([f,d=[]])=>{let p=e.byName.get(f);return p?l(p)?d.filter(({severity:g})=>g==="error"):[]:d});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,U.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(f=>(0,x.jsx)(
uf,{panel:e,name:f},f))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:Ce(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,U.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,U.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(f=>(0,x.jsx)(er,{note:f,
panel:e}))})]})}function uf({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,U.t)("Go to this knob ({source})",{source:ln(n)}),onClick:()=>At(e,t),children:[
t,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,U.t)("See the note at the knob"),children:cn[s]})]})}function cf({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,U.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,U.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,U.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,U.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
hl,{panel:e,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[ye(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,U.t)(a),children:` ○ ${(0,U.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Xs(i)})]},s))})]})})]})}var bl=m(ue(),1),Ht=m(L(),1);var pe=m(O(),1),df=["switch","choice"];function vl({element:e},{name:t,essential:n}){let o=M(e,".kq-knobs"),s=M(e,".kq-count");M(e,".kq").setAttribute("aria-lab\
el",(0,Ht.t)("The knobs that matter for this strategy")),ut(t,r=>{M(e,".kq-number-of").textContent=(0,Ht.t)("All {count} knobs",{count:r.knobs.length}),(0,bl.render)(
(0,pe.jsx)(pf,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${cn[u?"error":"warning"]} ${a.length}`:""})})}function pf({panel:e,essential:t}){let n=(e.verdict.value?.essential??t).filter(
o=>e.byName.has(o));return(0,pe.jsx)(pe.Fragment,{children:n.map(o=>(0,pe.jsx)(ff,{panel:e,name:o},o))})}function ff({panel:e,name:t}){let{knob:n,value:o,own:s,
source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=df.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:f}=_o(n.
editor),d={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>e.change(t,P)},p=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=p?`${(0,Ht.t)(p.message)} ${(0,Ht.t)(p.fix)}`:(0,Ht.t)(n.meaning),h=ln(r.value),b=(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(un,{name:t}),
(0,pe.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":p?.severity??"",children:p&&cn[p.severity]})]});return(0,pe.jsxs)("div",{class:"kq-knob",
"data-knob":t,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!f?(0,pe.jsx)("span",{class:"kp-name",id:d.nameId,children:b}):(0,pe.jsx)(
"label",{class:"kp-name",id:d.nameId,for:a,children:b}),l?(0,pe.jsx)(c,{...d}):u?(0,pe.jsx)(mf,{...d}):(0,pe.jsx)(gf,{...d})]})}function mf({knob:e,id:t,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,pe.jsxs)("span",{class:"kq-number",children:[(0,pe.jsx)(js,{knob:e,id:t,value:n,standard:o,
change:s,text:i}),(0,pe.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",children:i})]})}function gf({knob:e,panel:t,id:n,value:o}){return(0,pe.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{Ln("knobs"),At(t,e.name)},children:o===void 0?(0,Ht.t)("set …"):ye(o,18)})}var kl=m(ue(),1),Sl=m(ne(),1),wt=m(L(),1),xl=m(yl(),1);var st=m(O(),1);function Pl({element:e,props:t,server:n,watch:o}){let s=M(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");W().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,wt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=hf(
t.value);for(let{key:p,sha256:g}of c)p&&r.set(g,p);let f=c.map(p=>p.key?p:{...p,key:r.get(p.sha256)});if(f.some(({key:p},g)=>p!==c[g].key))return u(f);i=t.value;
let d=c.map((p,g)=>(0,st.jsx)(bf,{item:p,fileOf:a,remove:()=>u(c.filter((h,b)=>b!==g))},p.sha256));(0,kl.render)(d,s)}o("value",l),l()}function hf(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function bf({item:e,fileOf:t,remove:n}){let[o,s]=(0,Sl.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",f=c?(0,wt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,wt.t)("Sound, {seconds} s",{seconds:l});return(0,st.jsxs)("li",{children:[(0,st.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${f}: ${c?(0,wt.t)("Show it"):(0,wt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,st.jsx)(xl.Preview,{kind:e.kind,preview:i})}),(0,st.jsx)("span",{children:r?f:(0,wt.t)("{what}: the file was not kept",{what:f})}),
(0,st.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,wt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,st.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,st.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var Ll=m(ue(),1),ir=m(ne(),1),ae=m(L(),1);var Bo=m(ne(),1);function Cl(e){let t=(0,Bo.useRef)(null);return(0,Bo.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var rt=m(L(),1),Me=m(O(),1),nr=["tools","documents"],vf={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},or=({reads:e})=>e?.arguments??[],Ol=e=>or(e).length>0||nr.some(t=>e.reads?.[t]);function El({state:e,isOpen:t,press:n}){let s=or(e).filter(([
r])=>r in e.arguments).length+nr.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Me.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!Ol(e),onClick:n,children:s?(0,rt.t)("Template arguments ({count})",{count:s}):(0,rt.t)("Template arguments")})}function Tl({state:e,isOpen:t,
defaults:n,set:o}){let s=Ol(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,rt.t)("Tools, a JSON list"),documents:(0,rt.t)("Documents, a JSON list")};return(0,Me.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,rt.t)("Template arguments"),hidden:!s,children:[(0,Me.jsx)("div",{class:"gp-argument-list",children:or(
e).map(([i,a])=>(0,Me.jsx)(wf,{name:i,kind:a,state:e,defaults:n,set:o},i))}),nr.map(i=>(0,Me.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Me.jsx)(
"span",{children:r[i]}),(0,Me.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:vf[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function wf({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([d])=>d!==e)),f=l===""||l===o[e];
s({arguments:f?c:{...c,[e]:l}})};if(t!=="bool")return(0,Me.jsxs)("label",{"data-kind":t,children:[(0,Me.jsx)("code",{children:e}),(0,Me.jsx)("input",{type:"text",
placeholder:(0,rt.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,rt.t)("Set here."):
a===void 0?(0,rt.t)("Not set: the template decides."):(0,rt.t)("Not set: this is what the template takes.");return(0,Me.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Me.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Me.jsx)("code",{children:e})]})}var B=m(O(),1),yf=250,sr=["user","assistant","system"],kf={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},Rl=()=>{},Al=e=>Rl(e);function Nl({element:e,props:t,server:n,trigger:o,watch:s}){let r=M(e,".gp-beside"),i=W(),a=C(kf),u=C({prompt:"",model:""}),l=C(
{}),c=C(!1),f="",d="plain true";function p(){let N={};try{N=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...N},f=t.value,h()}function g(N){a.value={...a.
value,...N},t.value=f=JSON.stringify(a.value),h()}function h(){let N=`${a.value.kind} ${a.value.on}`;if(N===d)return D();d=N,o("turned",{})}let b=0,P=0;function D(){
clearTimeout(P),P=window.setTimeout($,yf)}async function $(){let N=++b,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:f})))}catch(q){console.warn("Generation Playground: the template could not be asked.",q)}N===b&&(i.setWritten(w),l.value=w?.defaults??
{})}Rl=N=>{e.isConnected&&(u.value={...u.value,...N},D())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:N,run:w})=>{!N&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),te(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let E=()=>(0,B.jsx)(Sf,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==f&&p()}),p(),(0,Ll.render)((0,B.jsx)(E,{}),
r)}function Sf({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[f,d]=(0,ir.useState)(null),[p,g]=(0,ir.useState)(
!1),h=Cl(()=>r),b=()=>d(null),P=S=>{d(S),h(`.gp-${S} textarea`)},D=S=>{t({on:S}),h(S?".gp-on":".gp-off")},$=(S,Y)=>t({turns:l.map((Re,Ze)=>Ze===S?{...Re,...Y}:Re)}),
E=S=>{t({turns:l.toSpliced(S,1)});let Y=Math.min(S+1,l.length-1);h(Y?`.gp-turns li:nth-child(${Y}) button`:".gp-add")},N=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},q=!u&&f!=="system",z=!a||
!c&&f!=="begins",le=({to:S,name:Y,title:Re})=>(0,B.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:Re,onClick:()=>D(S),children:Y});return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,B.jsxs)("l\
abel",{class:"gp-begins",hidden:z,children:[(0,B.jsx)("span",{children:(0,ae.t)("The answer begins with")}),(0,B.jsx)(rr,{hint:(0,ae.t)("The model goes on from \
these words."),value:c,write:S=>t({begins:S}),close:b})]}),(0,B.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,B.jsxs)("label",{class:"gp-system",hidden:q,
children:[(0,B.jsx)("span",{children:(0,ae.t)("System message")}),(0,B.jsx)(rr,{hint:(0,ae.t)("How the assistant should behave. Optional."),value:u,write:S=>t({
system:S}),close:b})]}),(0,B.jsx)("ol",{class:"gp-turns","aria-label":(0,ae.t)("Earlier turns, oldest first"),children:l.map((S,Y)=>(0,B.jsx)(xf,{...S,number:Y+
1,change:Re=>$(Y,Re),remove:()=>E(Y)},Y))}),(0,B.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,B.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:S})=>t({continues:S.checked})}),(0,B.jsx)("span",{children:(0,ae.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,B.jsxs)("div",{class:"gp-bar",children:[(0,B.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,ae.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),D(!a))},children:[le({to:!0,name:(0,ae.t)("Chat"),title:(0,ae.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),le({to:!1,name:(0,ae.t)("Plain text"),title:(0,ae.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,B.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,B.jsx)($n,{name:"gp-add-system",words:(0,ae.t)("Ad\
d a system message"),hidden:!q,press:()=>P("system")}),(0,B.jsx)($n,{name:"gp-add",words:(0,ae.t)("Add a turn"),press:N}),(0,B.jsx)($n,{name:"gp-reply",words:(0,ae.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,B.jsx)($n,{name:"gp-clear",words:(0,ae.t)("New chat"),hidden:!l.length,press:w}),(0,B.jsx)($n,{name:"gp-be\
gin",words:(0,ae.t)("Begin the answer"),hidden:!z,press:()=>P("begins")}),(0,B.jsx)(El,{state:e,isOpen:p,press:()=>{g(!p),p||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,B.jsx)(Tl,{state:e,isOpen:p,defaults:o,set:t})]}),(0,B.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,B.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,ae.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,B.jsxs)("label",{class:"gp-target",children:[(0,B.jsx)("span",{children:(0,ae.t)("Target so far")}),(0,B.jsx)(rr,{hint:(0,ae.t)(
"How the target should begin. Optional."),value:e.target,write:S=>t({target:S})})]})]})]})}var rr=({hint:e,value:t,write:n,close:o})=>(0,B.jsx)("textarea",{rows:1,
placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),$n=({name:e,words:t,hidden:n,press:o})=>(0,B.jsx)("button",{type:"button",class:e,hidden:n,
onClick:o,children:t});function xf({role:e,content:t,number:n,change:o,remove:s}){let r=sr.includes(e)?sr:[...sr,e],i=(0,ae.t)("Remove turn {number}",{number:n});
return(0,B.jsxs)("li",{"data-role":e,children:[(0,B.jsx)("select",{"aria-label":(0,ae.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,B.jsx)("option",{value:a,children:a},a))}),(0,B.jsx)("textarea",{rows:1,"aria-label":(0,ae.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,B.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var Ml=m(L(),1);var Pf={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function dn(e){let t=()=>[...e.querySelectorAll("button, a")].filter(
o=>!o.hidden),n=o=>{e.open=!1,o&&e.querySelector("summary")?.focus()};e.addEventListener("focusout",({relatedTarget:o})=>{o instanceof Node&&!e.contains(o)&&n(!1)}),
e.addEventListener("click",({target:o})=>{o instanceof Element&&o.closest("button, a")&&n(!0)}),document.addEventListener("click",({target:o})=>{o instanceof Node&&
!e.contains(o)&&n(!1)}),e.addEventListener("keydown",o=>{if(o.key==="Escape"&&e.open){o.stopPropagation(),n(!0);return}let s=Pf[o.key];if(!s||o.ctrlKey||o.metaKey||
o.altKey||!e.open&&o.key!=="ArrowDown")return;o.preventDefault(),e.open=!0;let r=t();r[s(r.indexOf(o.target),r.length)]?.focus()})}function _l({element:e,props:t,trigger:n,watch:o}){(0,Ml.translateTemplate)(e);let s=M(e,".gp-run-menu");dn(s),s.addEventListener("click",i=>{let a=V(i,"[data-w\
ay]")?.dataset.way;a==="more"?W().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),Cf(s)}function Cf(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var Fl=m(L(),1);function Kl({element:e,props:t,watch:n}){let o=()=>{M(e,"p").textContent=t.value?(0,Fl.t)(JSON.parse(t.value)):""};n("value",o),o()}var $l=m(ue(),1),Ge=m(L(),1);var ar=m(L(),1);var Of=.8,Io=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return Q.isOpen.value&&
Q.isOnStage.value}turn(){Q.isOnStage.value=!Q.isOpen.value||!Q.isOnStage.value,Q.isOpen.value||vo.tell()}get words(){return this.isSeen?this.stays?(0,ar.t)("Sti\
ll to be done. Go on with N."):(0,ar.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:Of*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var Dl=m(Il(),1),Wl=m(lr(),1),yt=m(L(),1);var Qe={text:{key:"1",title:()=>(0,yt.t)("Text"),isThere:e=>!e.denoises,view:Ve,canHide:!0},processors:{key:"2",title:()=>(0,yt.t)("Waterfall"),isThere:Ef,view:Ve,
canHide:!0},beamtree:{key:"3",title:()=>(0,yt.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:Ve,canHide:!0},drafts:{key:"4",title:()=>(0,yt.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:Ve,canHide:!0},canvas:{key:"1",title:()=>(0,yt.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:Ve,
canHide:!1},batch:{key:"1",title:()=>(0,yt.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,yt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},ur=Object.keys(Qe);function Ef({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var pn=(e,t,n)=>Math.max(t,Math.min(n,e)),Ho=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,Wl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*pn(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,Dl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[pn(a+n,-1,i.length-1)]??0)-1}else this.place=pn(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var he=m(O(),1),Tf="F8",Lf={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Rf={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Af=["PageDown","PageUp"],Nf="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",Do=null,cr=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new Ho(n),(0,$l.render)((0,he.jsx)(Mf,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),te(()=>{Z.value,Q.isOpen.value,gt(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new Io(()=>this.draw());bar=C({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Ve;get isOpen(){return $e.peek()!==null}get picture(){return $e.peek()??"text"}get offered(){
return ur.filter(t=>Qe[t].view===Z.peek()&&Qe[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=Z.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),Q.isOnStage.value=!0,(!this.offered.length||!Q.isOpen.peek())&&nt(Ve),$e.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),$e.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),Q.isOpen.peek()||nt(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&($e.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Qe[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;po.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:Gl()!==null,
showsLesson:this.lesson.isSeen,question:po.peek()?(0,Ge.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,Ge.t)("\
This view is on the page: Esc.")};let s=Lf[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){let{cover:n,picture:o}=this;
t===n.hides||t&&!Qe[o].canHide||(t?(this.log.usesBeams&&ql(Qe.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Qe[o];r!==
Ve?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?ql(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(s.line,0):n.walk(t),this.draw()}goRound(t){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[pn(s,0,n.rounds.length-1)].start)}};function ql(e,t){let n=e?document.querySelector(
e):null;n&&(n.value=String(pn(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Mf({stage:e}){let{offered:t,
hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=$e.value??"text";return(0,he.jsxs)(he.Fragment,{children:[(0,he.jsx)("h1",{class:"gp-stage-name",children:(0,Ge.t)(
"The stage")}),(0,he.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Ge.t)("Pictures of this run"),children:ur.map(a=>{let{key:u,title:l}=Qe[a];
return(0,he.jsx)(fn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},a)})}),(0,he.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,he.jsx)(Vl,{sign:"◀",name:(0,Ge.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,he.jsx)(Vl,{sign:"▶",name:(0,Ge.t)("Next"),of:"PageDown",press:()=>e.go(1)}),
(0,he.jsx)(fn,{of:"H",class:"gp-stage-hide",hidden:!Qe[i].canHide,is:n,press:()=>e.hide(!n),children:(0,Ge.t)("Hide what comes")}),(0,he.jsx)(fn,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,Ge.t)("Lesson")}),(0,he.jsx)(fn,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>An.tell(),children:(0,Ge.t)(
"Class")}),(0,he.jsx)(fn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,Ge.t)("Generate")}),(0,he.jsx)(fn,{of:"Escape",class:"gp-stage-leave",press:()=>e.
leave(),children:(0,Ge.t)("Leave")})]})}var fn=({of:e,class:t,hidden:n,is:o,press:s,children:r})=>(0,he.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,he.jsx)("kbd",{children:e==="Escape"?"Esc":e})," ",r]}),Vl=({sign:e,name:t,of:n,press:o})=>(0,he.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,children:e});function jl({element:e}){Do=new cr(M(e,".gp-stage"),W())}var Gl=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function Jl(){document.addEventListener("click",e=>{V(e,".gp-present")&&Do?.enter()}),document.addEventListener(
"keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;!Do||!t||document.querySelector(Nf)||!_f(Do,e)||(e.preventDefault(),e.stopPropagation())},!0)}
function _f(e,t){let{key:n}=t,o=Rf[n],s=Ff[n.toLowerCase()];if(n===Tf)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&Af.includes(
n))(e.lesson.isSeen?e.lesson:e).go(o);else{if(V(t,"input, select, textarea")||o&&V(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()===
"v"&&Gl())An.tell();else if(!e.lesson.press(n)){let r=e.offered.find(i=>Qe[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var Ff={h:e=>e.hide(!e.cover.
hides),l:e=>e.turnLesson(),g:e=>e.run()};var Ul=m(ue(),1),jn=m(L(),1);var Dt=m(O(),1);function zl({element:e,props:t,trigger:n,watch:o},s){let r=M(e,"span"),i=M(e,"select"),a="";function u(){let{value:l,lane:c,choices:f}=t;r.textContent=
c?(0,jn.t)("Strategy of lane {lane}",{lane:c}):(0,jn.t)("Strategy"),JSON.stringify(f)!==a&&(a=JSON.stringify(f),(0,Ul.render)((0,Dt.jsx)(Kf,{choices:f,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var Kf=({choices:e,headings:t})=>(0,Dt.jsx)(Dt.Fragment,{children:Bf(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Dt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,jn.t)(r)}));return n?(0,Dt.jsx)("optgroup",{label:(0,jn.t)(n),
children:s}):s})});function Bf(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var Yl=m(De(),1);var If="scene";function Wo(e,t){let n=new RegExp(`^(${t}|${If})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var pt=["guess","again","best","temperature","text","own"],dr="scene",qo=(0,Yl.kept)("front-door"),Xl="seen";function Ql(e){let t=Number(new URLSearchParams(e).
get(dr));return pt.at(t>0?t-1:pt.length)??null}function Hf(e,t){let n=new URLSearchParams(e);t?n.set(dr,String(pt.indexOf(t)+1)):n.delete(dr);let o=n.toString();
return o&&`?${o}`}var Zl=e=>pt.at(pt.indexOf(e)+1)??null;function eu(){let e=window.GenerationPlaygroundDoor;if(e===void 0||Wo(location.search,e))return;let t=Ql(
location.search),n=qo.isAllowed&&qo.read()===null;Ne.value=t??(n?pt[0]:null),Ne.value&&!t&&fr(Ne.value,"replaceState"),window.addEventListener("popstate",()=>Ne.
value=Ql(location.search))}function pr(e){e==="own"&&qo.write(Xl),Ne.value=e,fr(e,"pushState")}function tu(){qo.write(Xl),Ne.value=null,fr(null,"replaceState")}
function fr(e,t){try{history[t](null,"",location.pathname+Hf(location.search,e)+location.hash)}catch{}}var Au=m(ue(),1),wn=m(ne(),1),Zo=m(L(),1);var Qo=m(ne(),1),hr=m(L(),1);var Vo=m(bt(),1),$o=m(ou(),1),jo=m(ru(),1),du=m(au(),1),pu=m(mr(),1),Go=m(cu(),1),Df=7,fu={do_sample:!0,temperature:1,top_k:0,top_p:1};function mn(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,Vo.probability)(u.raw_logprob)-(0,Vo.probability)(a.raw_logprob)).slice(0,Df).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,Vo.probability)(l)})),s=t===1?null:Wf(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function Wf(e,t){let n=(0,Go.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,pu.tokenKnobs)({...fu,temperature:t});return new Map(
(0,du.inHand)((0,Go.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function mu(e,t){let n=(0,jo.drawSettingsOf)(fu),o=n&&(0,$o.drawnOf)(e,1);if(!o)return null;
let s=(0,jo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,$o.textAt)(e,s)}:null}var gn=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function gu(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function hu(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var gr=m(Mn(),1),Wt=m(bt(),1),Ee=m(L(),1);function bu(e){return{guess:()=>(0,Ee.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,Ee.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,Ee.t)("What if it always takes the likeliest word?"),temperature:()=>(0,Ee.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,Ee.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,Ee.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function Gn(e){let t=Math.round(100*e);return e>0&&t===0?(0,gr.notation)("<1%"):(0,gr.notation)(
e<1&&t===100?">99%":`${t}%`)}var kt=({id:e,text:t})=>e===null?(0,Ee.t)("any other word"):t.trim()||(0,Wt.quoted)(t);function vu(e,t){let n={drawn:(0,Wt.quoted)(
t.text.trim()),chance:Gn(t.share)};if(!e)return(0,Ee.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?kt(e):
(0,Wt.quoted)(e.text.trim()),share:Gn(e.share)};return e.id===t.id?(0,Ee.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,Ee.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function wu(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,Ee.t)("The same word each time so far: the likely ones come often."):(0,Ee.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function yu(e){return e?(0,Ee.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,Wt.quoted)(
e.sentence),count:e.count}):(0,Ee.t)("The likeliest word at every place: each try writes this same text.")}function ku(e,t){let n=Gn(e.share),o=(0,Ee.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,Wt.quoted)(e.text.trim()),share:n});return t===null?o:(0,Ee.t)("{a} {b}",{a:o,b:(0,Ee.t)("The same draw would n\
ow fall on {word}.",{word:(0,Wt.quoted)(t.trim())})})}var Jn=m(L(),1),Te=m(O(),1);function hn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Te.jsx)("ul",{class:"gp-chances","aria-label":(0,Jn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Te.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Te.jsx)("span",{class:"gp-word",children:kt(s)}),(0,Te.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Te.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Te.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Te.jsx)(qf,{count:o[r]}),t===r&&(0,Te.jsx)("span",{children:(0,Jn.t)("your guess")}),n===r&&(0,Te.jsx)("span",{class:"gp-mark-drawn",children:(0,Jn.t)(
"drawn")})]}),(0,Te.jsx)("span",{class:"gp-share",children:Gn(s.share)})]},s.id))})}var qf=({count:e})=>e>0&&(0,Te.jsx)("span",{class:"gp-tally","aria-label":(0,Jn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),Vf=.0125,Su=e=>e.id===null?"…":kt(e).slice(0,2);function Jo({chances:e,drawn:t,
turn:n}){let o=t===null?null:gu(e,t);return(0,Te.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Te.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Te.jsx)("span",{class:"gp-piece-long",children:s.share>Vf*kt(s).length?kt(s):Su(s)}),
(0,Te.jsx)("span",{class:"gp-piece-short",children:Su(s)})]},s.id)),o&&(0,Te.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var xu=m(lr(),1);var $f=12e3,Uo=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=C(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},$f),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Ne.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,xu.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},Un=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var zo=m(L(),1),ft=m(O(),1);function St({line:e,children:t}){return(0,ft.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,ft.jsx)("span",{class:"gp\
-gap","aria-label":(0,zo.t)("the next word"),role:"img",children:"?"})]})}var bn=({children:e})=>(0,ft.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function vn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,ft.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,zo.t)(
"The model does not answer at the moment. Go on, or try again."):(0,zo.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var qt=({at:e,children:t})=>(0,ft.jsxs)("div",{class:"gp-door-foot",children:[t,(0,ft.jsx)("span",{class:"gp-door-place",children:e})]}),Ye=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,ft.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var fe=m(O(),1),jf=3,Pu=4;function Ou({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,Qo.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,Qo.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let f=mn(t),d=i.map(([h])=>gn(f,h.chosen.token_id)),p=u?.state==="aske\
d"||u?.state==="running",g=p&&l.length?l:i[0];return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(St,{line:e,children:(0,fe.jsx)(Cu,{steps:g})}),(0,fe.jsx)(hn,{
chances:f,drawn:d[0],counts:f.map((h,b)=>d.filter(P=>P===b).length)}),(0,fe.jsx)(Jo,{chances:f,drawn:d[0],turn:i.length-1}),(0,fe.jsx)(bn,{children:wu(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,fe.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,jf).map((h,b)=>(0,fe.jsxs)("li",{children:[e,(0,fe.jsx)(Cu,{steps:h})]},
i.length-b))}),(0,fe.jsx)(vn,{runs:n,canRun:o}),(0,fe.jsxs)(qt,{at:r,children:[o&&(0,fe.jsx)(Ye,{isMain:i.length<Pu,isBusy:p,press:()=>n.ask("again"),children:(0,hr.t)(
"Draw again")}),(0,fe.jsx)(Ye,{isMain:i.length>=Pu||!o,press:s,children:(0,hr.t)("Go on")})]})]})}var Cu=({steps:e})=>(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(
"span",{class:"gp-came",children:Un(e.slice(0,1))}),(0,fe.jsx)("span",{class:"gp-and-then",children:Un(e.slice(1))})]});var Yo=m(ne(),1),zn=m(L(),1);var me=m(O(),1),Gf=matchMedia("(prefers-reduced-motion: reduce)"),Jf=2200;function Eu({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=mn(t),a=gn(i,t.chosen.token_id),
[u,l]=(0,Yo.useState)(!1),c=n!==void 0;if((0,Yo.useEffect)(()=>{if(!c)return;let f=setTimeout(()=>l(!0),Gf.matches?0:Jf);return()=>clearTimeout(f)},[c]),!c){let f=i.
map((d,p)=>({row:d,i:p})).filter(({row:d})=>d.id!==null);return f.sort((d,p)=>d.row.text.localeCompare(p.row.text)),(0,me.jsxs)(me.Fragment,{children:[(0,me.jsx)(
St,{line:e}),(0,me.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,zn.t)("What comes next?"),children:[(0,me.jsx)("p",{class:"gp-ask",children:(0,zn.t)(
"What comes next?")}),f.map(({row:d,i:p})=>(0,me.jsx)(Ye,{press:()=>o(p),children:(0,me.jsx)("span",{lang:"en",children:kt(d)})},d.id)),(0,me.jsx)(Ye,{press:()=>o(
i.length-1),children:(0,zn.t)("another word")})]}),(0,me.jsx)(qt,{at:r})]})}return(0,me.jsxs)(me.Fragment,{children:[(0,me.jsx)(St,{line:e,children:u&&(0,me.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,me.jsx)(hn,{chances:i,guess:n,drawn:u?a:null}),(0,me.jsx)(Jo,{chances:i,drawn:a,turn:0}),(0,me.jsx)(bn,{children:u&&
vu(n===null?null:i[n],i[a])}),(0,me.jsx)(qt,{at:r,children:(0,me.jsx)(Ye,{isMain:!0,press:s,children:(0,zn.t)("Go on")})})]})}var Xo=m(ne(),1),br=m(Mn(),1),Vt=m(L(),1);var j=m(O(),1),Uf=.1,zf=2;function vr({runs:e,canRun:t},n,o){(0,Xo.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:Un(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var wr=({goOn:e,at:t,words:n})=>(0,j.jsx)(qt,{at:t,children:(0,j.jsx)(Ye,{isMain:!0,press:e,children:n??(0,Vt.t)("G\
o on")})});function Tu(e){let{text:t,isOver:n}=vr(e,"best",!0),o=hu(t);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(St,{line:e.looping,children:t&&(0,j.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,j.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,j.jsx)(bn,{children:n&&yu(
o)}),(0,j.jsx)(vn,{...e}),(0,j.jsx)(wr,{...e})]})}function Lu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,Xo.useState)(1),{text:a}=vr(e,"temperature",!1),u=mn(
n,r),l=mu(n,r),c=ku(u[0],l?.text??null);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)("label",{class:"gp-turn",children:[(0,j.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,Vt.t)("Temperature")," ",(0,j.jsx)("output",{children:(0,br.fixed)(r,1)})]}),(0,j.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Vt.t)(
"cold")}),(0,j.jsx)("input",{type:"range",min:Uf,max:zf,step:.1,value:r,"aria-valuetext":`${(0,br.fixed)(r,1)}. ${c}`,onInput:({currentTarget:f})=>i(Number(f.value)),
onChange:({currentTarget:f})=>{s&&o.ask("temperature",Number(f.value))}}),(0,j.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Vt.t)("hot")})]}),(0,j.jsx)(
hn,{chances:u,drawn:l?gn(u,l.id):null}),(0,j.jsx)("p",{class:"gp-door-verdict",children:c}),(0,j.jsx)(St,{line:t,children:a&&(0,j.jsx)("span",{class:"gp-came",children:a})}),
(0,j.jsx)(vn,{...e}),(0,j.jsx)(wr,{...e})]})}function Ru(e){return vr(e,"text",!0),(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)("p",{class:"gp-door-verdict",children:(0,Vt.t)(
"Press a word to see what else could have been drawn.")}),(0,j.jsx)(vn,{...e}),(0,j.jsx)(wr,{...e,words:(0,Vt.t)("Now your own words")})]})}var mt=m(O(),1),Qf=3e3,Nu=e=>{setTimeout(e,Qf)};ht.hear(()=>Nu=e=>e());var Yf=pt.length-1,Xf={again:Ou,best:Tu,temperature:Lu,text:Ru};function Mu({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=W();G().feed("door",n);let{started:a,newest:u}=G().log("door");if(!a||!u)return;let l=new Uo(i,f=>Nu(()=>t("asked",f)),
s);i.subscribe(e,()=>l.follow());let c=f=>{f?pr(f):tu(),requestAnimationFrame(()=>{let d=document.querySelector("#prompt textarea");d?.focus({preventScroll:!0}),
f&&d?.select()})};(0,Au.render)((0,mt.jsx)(Zf,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),M(e,".gp-door"))}function Zf({leave:e,...t}){let n=Ne.value,
[o]=(0,wn.useState)(()=>C(void 0)),s=o.value,r=(0,wn.useRef)(null),i=()=>{let l=n&&Zl(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&pr(l)};if((0,wn.useLayoutEffect)(
()=>{if(!n||n==="own")return;W().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!V(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{W().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=Xf[n],u=(0,Zo.t)("{number} of {count}",{number:pt.indexOf(n)+1,count:Yf});return(0,mt.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,mt.jsxs)("div",{class:"gp-door-top",children:[(0,mt.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:bu(
n)}),(0,mt.jsx)(Ye,{press:()=>e(null),children:n==="own"?(0,Zo.t)("Show all controls"):(0,Zo.t)("Skip")})]}),n==="guess"&&(0,mt.jsx)(Eu,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,mt.jsx)(a,{...t,goOn:i,at:u},n)]})}var Zu=m(ue(),1),ec=m(L(),1);var kr=m(Mn(),1),Bu=m(bt(),1),em=m(L(),1),tm=m(yr(),1),nm=m(Ku(),1),Iu=e=>e?.question==="precision"?e:null;var Du=m(bt(),1),Wu=m(yr(),1),es=m(Sr(),1),om=["temperature","top_k","top_p","min_p"];function qu(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(om.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?sm(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function sm(e,t){
let n=(0,es.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,Du.probability)(a));return{left:(0,Wu.keptOf)(t),top:Math.max(...i)}}
let o=(0,es.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var xr=m(De(),1),$u=(0,xr.kept)("lessons"),Vu=(0,xr.kept)("lessons","tab"),ts=class{lessons=rm();open=Vu.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){$u.write(JSON.stringify({lessons:this.lessons})),Vu.write(this.open)}};function rm(){let e=$u.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var xt=m(ne(),1),zu=m(yo(),1),A=m(L(),1);var Gu=m(De(),1),Ju="the stage",ju=(0,Gu.kept)("person");function Uu(e,t,n=im()){let o=am(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var ns="";function im(){return ns=ju.read()||ns||String(Math.random()),ju.write(ns),ns}function am(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var y=m(O(),1),Qu=(e,t)=>(0,y.jsx)(lm,{shown:e,actions:t});function lm({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(um,{lessons:n.lessons,
actions:t}):(0,y.jsx)(cm,{...n,actions:t},n.lesson.name):null}var Pr=null;function os(e){let t=e?document.querySelector(e):null;if(t===Pr||(Pr?.classList.remove(
"gp-pointed-at"),Pr=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&t.scrollIntoView({block:"cent\
er"})}function um({lessons:e,actions:t}){let n=(0,xt.useRef)(null);return(0,xt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(Yu,{close:t.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,A.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,A.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,A.t)("at step {number} of {count}",{number:l+1,count:a}),f=[(0,A.tn)(i,"{count} minute",
"{count} minutes"),u?(0,A.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,A.t)(s)}),(0,y.jsx)("span",{children:(0,A.t)(r)}),(0,y.jsx)("small",{children:f.filter(Boolean).join(" · ")})]})},o)})})]})}
var Yu=({children:e,close:t})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[e,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,A.t)("Lea\
ve the lessons"),onClick:t,children:"✕"})]});function cm(e){let{lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:f,actions:d}=e,p=t.steps[n],g=(0,xt.useRef)(null),h=(0,xt.useRef)(null),b=g.current?.parentElement?.contains(document.activeElement)??!1;(0,xt.useLayoutEffect)(
()=>{let E=g.current?.parentElement,{activeElement:N}=document,w=N===document.body||N?.matches(":disabled");(c||b&&w)&&g.current?.focus({preventScroll:!0}),c?E?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[e]);let P=p.predict&&o===void 0&&!(a&&i),D=s||!p.task&&!P,$=n===t.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(Yu,{close:d.close,children:(0,y.jsx)($t,{words:(0,A.t)("All lessons"),class:"gp-plain",press:d.list})}),(0,y.jsx)(
"h2",{children:(0,A.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,A.t)("Step {number} of {count}",{number:n+1,count:t.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(Xu,{text:p.text}),p.predict&&(0,y.jsx)(pm,{...e,predict:p.predict},n),p.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,A.t)(p.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,A.t)("Predict first.")})]}),p.
solvable&&(0,y.jsx)($t,{words:(0,A.t)("Set it"),class:"gp-solve",press:d.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:f?
(0,A.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,A.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)($t,
{words:(0,A.t)("Reveal"),class:"gp-reveal",press:d.reveal,of:"R"}):i&&!P&&(0,y.jsx)(mm,{...i,isByHand:!!p.by_hand,showRecorded:d.recorded})})]}),(0,y.jsxs)("div",
{class:"gp-lesson-foot",children:[(0,y.jsx)($t,{words:(0,A.t)("Back"),press:()=>d.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)($t,{words:$?(0,A.t)("All lessons"):D?(0,A.t)(
"Next"):(0,A.t)("Skip"),class:D?"gp-next":void 0,press:()=>$?d.list():d.go(n+1),of:"N"})]}),(0,y.jsx)(dm,{lesson:t,step:p,at:n,ownModel:r,actions:d})]})}function dm({
lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"\
gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",
(0,A.t)("use my model instead")]}),t.sets&&(0,y.jsx)($t,{words:(0,A.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp\
-link",href:`?${r}`,target:"_blank",children:(0,A.t)("Link to this step")})]})}function pm(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,
isCovered:u,isHeld:l,judgement:c,actions:f}=e,{question:d,answers:p,number:g,tokens:h}=o,b=s!==void 0,P=u||l?null:c,D=P?.done&&(b||i)?P:null,$=b||D!==null||!r,E=h.
length?h:p.map((q,z)=>z),N=Uu(`${t.name} ${n}`,E.length,a?Ju:void 0),w=(h.length>0||g)&&(0,y.jsx)(fm,{predict:o,guess:s,isOff:$,send:f.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,A.t)(d)}),!h.length&&w,N.map((q,z)=>{let le=s===E[q],S=D?.expected===q;return(0,y.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[z],"data-choice":q,"aria-pressed":le,disabled:$,onClick:()=>f.guess(E[q]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":le?D?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(zu.TokenLabel,{text:h[q]}):(0,A.t)(p[q])]},
q)}),h.length>0&&w]})}function fm({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,xt.useRef)(null),i=t.length>0,a=i?(0,A.t)("or write one"):(0,A.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=d=>{d.preventDefault();let{value:p,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&p.trim()?s(t.find(h=>h.
trim()===p.trim())??p):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},f=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...f}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...f}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,A.t)("Predict")})]})}function mm({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:f,wishes:d}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,A.t)("Not there yet:"):(0,A.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:d.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,A.t)(h)}`}))})]});let p=[(0,A.t)(i),(0,A.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,A.t)("As you predicted."):"✗ "+(0,A.t)("It turn\
ed out differently.")})," ",p]}):(0,A.t)(r)&&(0,y.jsx)("p",{children:(0,A.t)(r)}),s!==null&&(0,A.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,A.t)("What happened:")})," ",(0,A.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,A.t)(
"This run shows it:"):(0,A.t)("This run does not show it:")}`})," ",(0,A.t)(l)]}),l&&!u&&f&&(0,y.jsx)($t,{words:(0,A.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,A.t)(c)&&(0,y.jsx)(Xu,{text:c})]})}var Xu=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,A.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),$t=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var gm={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>Iu(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},hm=250,Pt=()=>$e.peek()!==null,bm=matchMedia(
"(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function tc({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=M(e,".gp-lesson"),i=W(),a=new ts,
u=C(null),l=null,c=0,f=null,d=!1,p=!1,g=!1,h=!1,b=null,P=!1,D=v=>{l&&v(l)};(0,Zu.render)(Qu(u,{list:w,choose:v=>q(v),close:le,go:v=>D(_=>Ze(_,v)),guess:v=>D(_=>{
a.of(_.name).guesses[c]=v,a.keep(),Ue(),bo.tell({...E(_),guess:v}),(!_.steps[c].task||_.steps[c].by_hand)&&no(_)}),recorded:()=>D(v=>n("recorded",E(v))),solve:()=>D(
v=>{cs(),to(v,{solved:!0}),Ue()}),ownModel:v=>D(_=>{a.of(_.name).ownModel=v,a.keep(),to(_),Ue()}),reveal:()=>{g=!1,h=!0,Ue()},again:()=>D(v=>{a.of(v.name).guesses[c]=
void 0,cs(),a.keep(),to(v),Ue()})}),r),r.setAttribute("aria-label",(0,ec.t)("Lessons")),r.addEventListener("keydown",v=>{v.key==="Escape"&&!v.defaultPrevented&&
le()});let E=({name:v})=>({lesson:v,step:c}),N=()=>l!==null&&Q.isLocked.value;function w(){if(N())return;l&&S(),z(),os("");let v=s.map(_=>{let ee=a.lessons[_.name],
Fe=ee!==void 0&&ee.done.length>=_.steps;return{..._,isOver:Fe,at:ee?.at??null}});u.value={lessons:v}}function q(v,_=!1){P=_,n("chosen",{lesson:v})}function z(){
r.hidden&&Pi(),r.hidden=!1,Q.isOpen.value=!0}function le(){N()||(l&&S(),r.hidden=!0,Q.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.
focus({preventScroll:!0}))}function S(){Y(!1),os(""),i.showPicture(null),l=Q.name.value=null,a.open="",a.keep(),n("left",{})}function Y(v){Q.hidesResult.value=v}
function Re(v){l=v,Q.name.value=v.name,Y(!P),a.open=v.name,z();let{at:_,done:ee}=a.of(v.name);Ze(v,ee.length>=v.steps.length?0:_)}function Ze(v,_){c=Math.max(0,
Math.min(v.steps.length-1,_));let ee=a.of(v.name);ee.at=c,cs(),a.keep(),to(v),Ue({moved:!0});let{task:Fe,predict:Jt}=v.steps[c];!Fe&&(!Jt||ee.guesses[c]!==void 0)&&
no(v)}function cs(){f=null,p=g=h=!1}function to(v,{solved:_=!1}={}){let ee=P;P=d=!1,i.roll=null,nt(v.steps[c].view),i.showPicture(v.steps[c].picture??null),n("e\
ntered",{...E(v),own_model:!!a.of(v.name).ownModel,keep:ee,solved:_})}function no(v){let _=v.steps[c].by_hand?qu(i):null;n("judged",{...E(v),guess:a.of(v.name).
guesses[c]??null,hand:_})}let ds=v=>!!(b&&f?.done&&v.steps[c].predict&&!b.has(`lesson/${v.name}/${c}`));function Ue({moved:v=!1,isReminded:_=!1}={}){if(!l)return;
let{guesses:ee,done:Fe,ownModel:Jt}=a.of(l.name);r.setAttribute("aria-busy",String(!d)),os(l.steps[c].at),u.value={lesson:l,at:c,guess:ee[c],isDone:Fe.includes(
c),ownModel:!!Jt,isReady:d,judgement:f,isOpenly:p,isCovered:g,isHeld:ds(l),isStaged:Pt(),moved:v,isReminded:_}}o("value",()=>{let v=JSON.parse(t.value||"null");
if(v){if(v.kind==="lesson")Re(v.lesson);else if(l&&v.step===c){if(v.kind==="judgement")return Jc(l,v);d=!0,Ue(),Br(l,v.lacks)}}});let ps=null;function Br(v,_){let{
needs:ee,looks_at:Fe}=v.steps[c];ps=_?i.turn:null,_?n("recorded",{...E(v),needed:!0}):ee&&Y(!1),Fe&&!_&&i.select(0,Fe-1)}function Jc(v,_){let{predict:ee,task:Fe,
by_hand:Jt}=v.steps[c],{done:$r}=a.of(v.name);Jt&&f?.done&&!_.done||(f=_,Pt()&&(p=!0),g=_.done&&Pt()&&!!ee&&!h,_.done&&!$r.includes(c)&&$r.push(c),a.keep(),Ue(),
_.done&&ee?.token&&i.select(0,ee.token-1),_.done&&Fe&&!Jt&&bm.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let Ir=0,Hr=i.turn,Uc=Ie(hm,()=>{
let v=l?.steps[c].predict&&a.of(l.name).guesses[c]===void 0;l?.steps[c].by_hand&&d&&(!v||Pt())&&no(l)});i.subscribe(e,v=>{i.turn!==Hr&&Y(!1),Hr=i.turn,(v.knobs||
v.selection||v.found||v.roll)&&Uc(),l&&i.finished&&ps!==null&&i.turn!==ps&&Br(l,!1),!(!i.finished||i.turn===Ir)&&(Ir=i.turn,Dr(i.recorded))});for(let[v,_]of Object.
entries(gm)){let ee=G().group(v),Fe=ee.turn;ee.subscribe(e,()=>{ee.turn!==Fe&&Y(!1),!(ee.turn===Fe||!_(ee))&&(Fe=ee.turn,Dr(!1))})}function Dr(v){if(!l)return;l.
steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!v&&!Pt()?Ue({isReminded:!0}):no(l)}let Wr=Pt();$e.subscribe(()=>{Wr!==Pt()&&Ue(),Wr=Pt()}),en.hear(v=>{let _=l&&
ds(l);b=v&&new Set(v),l&&ds(l)!==_&&Ue()}),document.addEventListener("click",v=>{V(v,"button[data-lessons]")&&(r.hidden?w():le())}),vo.hear(()=>{r.hidden&&w()}),
Rn.hear(({lesson:v,step:_})=>{l?.name!==v&&(a.of(v).at=_-1,q(v))});let qr=new URLSearchParams(location.search),oo=qr.get("lesson"),Vr=v=>s.some(_=>_.name===v);if(oo&&
Vr(oo)){let v=Number(qr.get("step"));v>=1&&(a.of(oo).at=Math.floor(v)-1),q(oo)}else Vr(a.open)&&q(a.open,!0)}function nc({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])G().group(n).answers.model=t}function oc({props:e,trigger:t,watch:n}){let o=W();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var vm=250;function sc({element:e,props:t,trigger:n,watch:o}){let s=W(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:f})=>f),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,f,d,p){s.asked={turn:s.turn,kind:c,ids:d,...p};let{last:g,stopReason:h}=f,b={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:d,stop:h,...b,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:f}){if(c.isPrompt)return;let d=[
...s.idsTo(c).slice(0,-1),f],p=s.lastOf(c),g=p===c&&s.stepping?"choose":"branch";l(g,{last:p},d,{at:c.index,from:c.chosen.text,on:f===c.chosen.token_id})},more(){
let c=s.current(),f=c&&s.lineOf(c);if(!f?.last||s.isFromElsewhere)return n("start",{});l("more",f,s.idsTo(f.last),{at:f.last.index+1})},look({line:c,text:f}){let d=s.
lines().at(c)?.last,p=d?s.idsTo(d):[];n("look",{line:c,text:f,ids:p,watched:a(d),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),vm)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:f,lists:d}of r.get(s.turn??null)??[])s.addWatched(
f,d)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var wm=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],rc=()=>document.querySelector(
"#seed :is(input, textarea)");function ic(){let e=W();Object.assign(e.answers,{seed({seed:t}){let n=rc();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),ut("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(wm),rc()?.value);te(n),Zt.hear(n),document.addEventListener("input",o=>{V(o,"#seed")&&n()})})}var pc=m(ue(),1),jt=m(ne(),1),ge=m(L(),1),fc=m(De(),1);var cc=m(De(),1);var yn="generation-playground.run.",ac=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(yn)).map(e=>Number(e.slice(yn.length))).sort((e,t)=>e-t);async function Cr(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await km(t)});for(;!ym(yn+e.id,n);){let o=ac().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
yn+o)}}catch{}}function ym(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function Or(e){try{for(let t of e)sessionStorage.removeItem(yn+t)}catch{}}
async function lc(){let e=new Map;try{for(let t of ac()){let n=sessionStorage.getItem(yn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Sm(
s)])}}catch{}return e}async function km(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Sm(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var xm="generation-playground",Er=(0,cc.kept)("keep-history"),Pm=20,Cm=3e7,dc=5e6,ss=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=C(
[]);isKeeping=C(!1);unsaved=new Map;opening=null;keeping(){return Er.isAllowed&&(Er.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(xm,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await lc())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=uc(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=uc([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await Cr(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),Or([t])}async remove(t){for(let n of t)this.unsaved.delete(n);Or(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>Cm||s>=Pm);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!Er.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await Cr(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},uc=e=>e.sort((t,n)=>n.id-t.id);var re=m(O(),1),Tr=(0,fc.kept)("shown","tab"),mc=90;function gc({element:e,props:t,trigger:n,watch:o}){let s=M(e,".gp-history"),r=new Pe,i=W(),a=new ss(()=>!!t.
keep),u=C(""),l=null,c=Promise.resolve();function f(E){return c=c.then(E).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be \
kept.",w),u.value=(0,ge.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function d(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function p(){if(!l||i.turn!==l.turn||!i.running)return;let E=i.text.slice(0,i.text.lastIndexOf(`
`)+1),N={type:"Failed",message:(0,ge.t)("The server stopped answering during this run."),fix:(0,ge.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${E}${JSON.stringify(N)}
`)}function g({turn:E,replaces:N,...w},q){let z=q.length<=dc,{finished:le,numTokens:S,started:Y}=i,Re={id:E,time:Date.now(),...w,seed:Y?.seed??null,tokens:le?.num_tokens??
S,end:Lr(le?.sequences.at(0)?.text??"",mc),size:z?q.length:0},Ze=z?q:null;a.hold(Re,Ze),f(()=>a.add(Re,Ze,N)),Tr.write(String(E))}function h(){let[E]=performance.
getEntriesByType("navigation");E.type==="reload"&&f(async()=>{let N=a.list.value.find(({id:w})=>String(w)===Tr.read());N?.size&&!r.newest&&await P(N)})}let b=({
request:E,seed:N,preset:w})=>({request:E,seed:N,preset:w});async function P(E){let N=await a.logOf(E.id).catch(()=>null);if(!N){u.value=(0,ge.t)("This run is no\
 longer in the browser’s storage.");return}Tr.write(String(E.id)),n("look",{log:N,...b(E)})}(0,pc.render)((0,re.jsx)(Om,{runs:a,note:u,acts:{look:P,start:E=>n(
"start",b(E)),remove:E=>f(()=>a.remove(E)),keep:E=>f(()=>a.keepOrNot(E,()=>ho.tell()))}}),s),Be.subscribe(E=>{E==="history"&&f(()=>a.refresh())}),f(()=>a.comeBack());
let $=!1;ht.hear(()=>{$||h(),$=!0}),go.hear(p),o("value",()=>{let E=r.unstamp(t.value);E&&(l={turn:r.newest,...JSON.parse(E)},d())}),i.subscribe(s,({status:E})=>{
E&&d()})}function Om({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,jt.useState)(null),i=(0,jt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,re.jsxs)("div",{class:"gp-body",children:[(0,re.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,ge.t)("Your runs will be listed here, to look at again or to start from.")}),(0,re.jsx)("ol",{class:"gp-runs","aria-label":(0,ge.t)("Your last runs, \
newest first"),children:o.map(u=>(0,re.jsx)(Tm,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,re.jsxs)("div",{class:"gp-foot",children:[(0,re.jsxs)("label",{class:"\
gp-keep",children:[(0,re.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,re.jsxs)("span",{children:[(0,ge.t)("Keep history and settings in this browser")," ",(0,re.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,ge.t)(
"(now: only until this tab is closed)")})]})]}),(0,re.jsx)(Em,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,re.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function Em({count:e,clear:t}){let[n,o]=(0,jt.useState)(!1);(0,jt.useEffect)(()=>o(!1),[e]);let s=n?(0,ge.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,ge.t)("Clear history");return(0,re.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function Tm({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=Lm(e.time),f={when:c,text:Lr(s||o,40)},d=u>=
0?(0,ge.tn)(u,"{count} token","{count} tokens"):"",p=[c,r,i,(0,ge.t)("seed {seed}",{seed:String(a)}),d].filter(Boolean),g=(0,ge.t)("View the run of {when}: {tex\
t}",f),h=(0,ge.t)("Load settings of the run of {when}: {text}",f),b=(0,ge.t)("Remove the run of {when}: {text}",f),P=l?"":(0,ge.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,re.jsxs)("li",{"data-run":e.id,children:[(0,re.jsxs)("div",{class:"gp-what",children:[(0,re.jsx)("span",{class:"gp-prompt",children:Lr(
String(o),mc)||(0,ge.t)("(no prompt)")}),s&&(0,re.jsx)("span",{class:"gp-end",children:s}),(0,re.jsx)("span",{class:"gp-facts",children:p.join(" · ")})]}),(0,re.jsxs)(
"div",{class:"gp-acts",children:[(0,re.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>t.look(e),children:(0,ge.t)("View")}),(0,re.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,ge.t)("Load settings")}),(0,re.jsx)("button",{type:"button","aria-label":b,title:b,
onClick:n,children:"✕"})]})]})}function Lm(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function Lr(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var it=m(Sr(),1),hc=m(mr(),1);var Rm=400,Am=3e4,Nm=1e4,Mm=500,_m=Object.keys((0,hc.tokenKnobs)({}));function bc({props:e,trigger:t,watch:n},{name:o}){let s=W(),r=new WeakMap,i=null,a=0,u=Ie(
Rm,()=>{let d=s.current();i||!d||!c(d)||(i=d,a=window.setTimeout(()=>f(null),Am),t(o,{ids:s.idsTo(d),places:[s.prefix.length+d.index],tokens:(0,it.biasedTokens)(
s).slice(0,Mm),turn:s.turn,started:s.startedLine()}))}),l=d=>performance.now()-(r.get(d)??-1/0)<Nm;function c(d){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(d)||!(0,it.isMovable)(s,d))return!1;let g=(0,it.knobsInHand)(s,d),h=s.scoresOf(d);return h?g!==null&&!h.fixed.length&&!(0,it.knowsBiases)(h,(0,it.idsBefore)(
s,d),g):g!==null||!s.recorded||s.selected===d&&!s.suggested}function f(d){i&&(window.clearTimeout(a),d?s.addScores(i,d):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:d}=JSON.parse(e.value.split(`
`)[1]);f(d)}),s.subscribe(document.body,d=>{(d.run||d.selection||d.status||d.knobs)&&u()}),s.answers.reset_knobs=()=>{let d=s.started?.config??{},p=Object.fromEntries(
_m.map(g=>[g,d[g]??null]));ut("knob",g=>g.apply(p))}}function vc({props:e,watch:t},{foreign:n,opening:o}){let s=Wo(location.search,n),r=new Pe,i=W(),a=-1,u="";mo.hear(f=>u=f);function l(){qe.isRecorded.value=i.recorded,
qe.isStepping.value=i.stepping,qe.hasSteps.value=!i.denoises&&!i.speaks,qe.hasMedia.value=i.hasReadMedia,qe.isOpening.value=i.recorded&&i.turn===o,qe.isLoading.
value=i.loading!==null,!(!i.finished||i.turn!==r.newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let f=r.unstamp(e.value);f!==null&&
(r.recorded&&(i.recordedTurn=r.newest),G().feed("main",f,r.newest),l())}e.value&&!s&&c(),t("value",c),Po("log",{lines(f,d){if(!r.take(d))return 0;let p=G().append(
"main",f,d);return l(),p},lost(f){f===r.newest&&i.lose(f)}})}function wc({props:e,trigger:t,watch:n},{name:o,most:s}){let r=W(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,by_itself:u,...l})=>{let c=r.idsTo(r.lastOf(
a));i.set(r.turn??null,c),t(u?"by_itself":o,{...l,ids:c,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(
`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var yc=m(De(),1),kc=(0,yc.kept)("presets"),Fm=6e4;function Sc({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(Rr()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!kc.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:Rr(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:Rr()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&Km(
r.name,r.type,r.text),r.do==="show"&&Bm(r.place),r.do==="keep"&&s(r.name,r.config)})}function Rr(){let e=kc.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function Km(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),Fm)}function Bm(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var xc=m(L(),1);function Pc({element:e,trigger:t},{of:n=[]}){(0,xc.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&t(r.dataset.event??"")}),o&&Im(o,n)}function Im(e,t){dn(e);let n=t.map(s=>G().group(s)),o=()=>{e.hidden=!n.some(Hm)};for(let s of n)
s.subscribe(e,o)}function Hm({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}function Cc({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}var Ec=m(ue(),1),Xe=m(L(),1);var Je=m(O(),1),Dm=()=>[{keys:[(0,Xe.t)("Ctrl+Enter")],does:(0,Xe.t)("Generate, from anywhere on the page")},{keys:["←","→","↑","↓"],does:(0,Xe.t)("Move\
 along the text, once a token of it is selected; in a table, between its cells")},{keys:["Home","End"],does:(0,Xe.t)("Go to the first token, or to the last")},{
keys:["Esc"],does:(0,Xe.t)("Close what is open; in the text, follow the newest token")},{keys:["G"],does:(0,Xe.t)("On a word with a dotted underline: open the g\
lossary there")},{keys:["F8"],does:(0,Xe.t)("Present: one large picture for a class; its keys are on its buttons")},{keys:["?"],does:(0,Xe.t)("Show these keys")}],
Ar=null;function Oc(){Ar??=Wm(),Ar.open||Ar.showModal()}function Wm(){let e=document.createElement("dialog");return e.className="gp-keys-dialog",e.setAttribute(
"aria-labelledby","gp-keys-title"),e.addEventListener("click",({target:t})=>{t===e&&e.close()}),(0,Ec.render)((0,Je.jsx)(qm,{close:()=>e.close()}),e),document.body.
append(e),e}function qm({close:e}){return(0,Je.jsxs)("div",{class:"gp-keys-body",children:[(0,Je.jsxs)("div",{class:"gp-keys-head",children:[(0,Je.jsx)("h2",{id:"\
gp-keys-title",children:(0,Xe.t)("Keys")}),(0,Je.jsx)("button",{type:"button",class:"gp-drawer-close","aria-label":(0,Xe.t)("Close"),onClick:e,children:"✕"})]}),
(0,Je.jsx)("dl",{children:Dm().map(({keys:t,does:n})=>(0,Je.jsxs)("div",{children:[(0,Je.jsx)("dt",{children:t.map(o=>(0,Je.jsx)("kbd",{children:o},o))}),(0,Je.jsx)(
"dd",{children:n})]},t[0]))})]})}var Vm="input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Tc(){document.addEventListener(
"click",e=>{V(e,".gp-keys-button")&&Oc()}),document.addEventListener("keydown",e=>{e.key!=="?"||e.ctrlKey||e.metaKey||e.altKey||V(e,Vm)||document.querySelector(
'dialog[open], body[data-scene]:not([data-scene="own"])')||(e.preventDefault(),Oc())})}var Lc=m(L(),1);var $m='dialog[open], body[data-scene]:not([data-scene="own"])';function Rc(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,Lc.t)("Ct\
rl+Enter")))}function Ac(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector($m)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&V(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var Nc=m(ue(),1),Ct=m(L(),1);var be=m(O(),1),jm={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Gm=250;function Mc({element:e,props:t,trigger:n,watch:o}){let s=new Pe,r=M(e,".messages"),i=C(
[]),a=C(null),u=()=>i.value.some(({refused:d})=>d);(0,Nc.render)((0,be.jsx)(()=>(0,be.jsxs)(be.Fragment,{children:[a.value&&(0,be.jsx)(Jm,{...a.value}),i.value.
map((d,p)=>(0,be.jsx)(Nr,{...d},p))]}),{}),r),o("value",()=>{let d=s.unstamp(t.value);d!==null&&(a.value=null,i.value=JSON.parse(d||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),Yt.hear(()=>i.value=i.value.filter(({severity:d})=>d==="busy")),e.closest("#messages")&&Tt.hear(d=>a.value=d);let c=Ie(
Gm,()=>u()&&n("mended",{turn:s.newest})),f=()=>{u()&&e.isConnected&&c()};lt.hear(f);for(let d of["input","change","click"])document.addEventListener(d,p=>V(p,"#\
views")&&f())}var _c=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,Ct.t)(t)}));function Nr({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,Ct.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,be.jsxs)("div",{class:`message ${e}`,children:[(0,be.jsx)(Fc,{severity:e}),(0,be.jsxs)("span",{class:"body",children:[
t&&(0,be.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,be.jsx)("strong",{children:(0,Ct.t)(o)})]}),s&&(0,be.jsx)("button",{class:"\
mend",onClick:()=>W().ask({type:"knobs",change:s}),children:(0,Ct.t)(r)})]})}function Jm({severity:e,message:t,fix:n,again:o}){return(0,be.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,be.jsx)(Fc,{severity:e}),(0,be.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,be.jsx)("strong",{children:n})]}),o&&(0,be.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,Ct.t)("Run again")})]})}function Fc({severity:e}){let t=e==="error"?
(0,Ct.t)("Error"):e==="warning"?(0,Ct.t)("Note"):"";return(0,be.jsx)("span",{class:"label",children:`${jm[e]} ${t}`.trim()})}var rs=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>Um(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),Um=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function Kc({props:e,watch:t},{name:n}){let o=new Pe,s=()=>{let r=o.unstamp(e.value);r&&G().feedGroup(n,r,o.newest)};t("value",s),s(),Fn(n)}var zm=2e3,Qm=5e3,Ym=[502,503,504];function Ic(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return Ym.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(Qm)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)Bc(!0),await new Promise(i=>setTimeout(i,zm));t=!1,Bc(!1)}}}function Bc(e){if(!G())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>G().group(o.view??""));for(let o of[W(),...n])o.setAway(e);e&&go.tell()}var jc=m(ue(),1),eo=m(ne(),1),Sn=m(L(),1);var _r=m(ne(),1);var _e=m(L(),1),T=m(O(),1);function Hc({part:e,form:t}){if(e.visible===!1)return null;switch(e.kind){case"text":return(0,T.jsx)(Xm,{part:e,form:t});case"number":
return(0,T.jsx)(tg,{part:e,form:t});case"slider":return(0,T.jsx)(ng,{part:e,form:t});case"tick":return(0,T.jsx)(og,{part:e,form:t});case"choice":return e.listed?
(0,T.jsx)(rg,{part:e,form:t}):(0,T.jsx)(sg,{part:e,form:t});case"choices":return(0,T.jsx)(ig,{part:e,form:t})}}var Qn=({width:e=160,grow:t=1})=>({flex:`${t} 1 ${e}\
px`,minWidth:`min(${e}px, 100%)`}),Yn=({id:e})=>`${e}-control`,kn=({id:e,info:t})=>t?`${e}-info`:void 0,Gt=({interactive:e=!0})=>!e,Fr=({part:e})=>e.info?(0,T.jsx)(
"p",{class:"gf-info",id:kn(e),children:(0,_e.t)(e.info)}):null;function is({part:e,children:t}){return(0,T.jsxs)("div",{id:e.id,class:"gf-field",style:Qn(e),children:[
(0,T.jsx)("label",{class:"gf-label",for:Yn(e),children:(0,_e.t)(e.label)}),(0,T.jsx)(Fr,{part:e}),t]})}function Dc({part:e,children:t}){return(0,T.jsxs)("fields\
et",{id:e.id,class:"gf-field",style:Qn(e),"aria-describedby":kn(e),disabled:Gt(e),children:[(0,T.jsx)("legend",{class:"gf-label",children:(0,_e.t)(e.label)}),(0,T.jsx)(
Fr,{part:e}),(0,T.jsx)("div",{class:"gf-options",children:t})]})}function Xm({part:e,form:t}){let{id:n,lines:o=1,most_lines:s=1,enter:r}=e,i={id:Yn(e),"aria-des\
cribedby":kn(e),value:String(t.values.value[n]),placeholder:(0,_e.t)(e.placeholder),maxLength:e.longest,disabled:Gt(e),onInput:({currentTarget:u})=>t.set(n,u.value)},
a=u=>{u.key==="Enter"&&!u.isComposing&&r&&t.enter(r)};return(0,T.jsxs)(is,{part:e,children:[Math.max(o,s)===1?(0,T.jsx)("input",{class:"gf-box",ref:Zm(e),autocomplete:"\
off",spellcheck:!1,onKeyDown:a,...i}):(0,T.jsx)("textarea",{class:e.is_code?"gf-box gf-code":"gf-box",rows:o,style:{"--gf-least":o,"--gf-most":Math.max(o,s)},readOnly:e.
only_shown,spellcheck:!e.is_code&&!e.only_shown,...i}),e.only_shown&&(0,T.jsx)(eg,{})]})}var Zm=({is_secret:e})=>t=>t?.setAttribute("type",e?"password":"text");
function eg(){let[e,t]=(0,_r.useState)(""),n=async o=>{let s=o.parentElement?.querySelector("textarea");s&&await Nn(s)&&t((0,_e.t)("Copied."))};return(0,T.jsx)(
"button",{type:"button",class:"gf-copy",onClick:({currentTarget:o})=>{n(o)},onBlur:()=>t(""),children:e||(0,_e.t)("Copy")})}var Mr=e=>e.trim()===""||!Number.isFinite(
Number(e))?null:Number(e);function Wc({part:e,form:t,settle:n}){let[o,s]=(0,_r.useState)(""),r=t.values.value[e.id];return(0,T.jsx)("input",{class:"gf-box gf-nu\
mber",type:"number",id:Yn(e),"aria-describedby":kn(e),min:e.minimum,max:e.maximum,step:e.step??1,disabled:Gt(e),value:Mr(o)===r?o:String(r),onInput:({currentTarget:i})=>{
s(i.value);let a=Mr(i.value);(!n||a!==null)&&t.set(e.id,a)},onChange:({currentTarget:i})=>n?.(Mr(i.value)),onKeyDown:i=>i.key==="Enter"&&e.enter&&t.enter(e.enter)})}
var tg=({part:e,form:t})=>(0,T.jsx)(is,{part:e,children:(0,T.jsx)(Wc,{part:e,form:t})});function ng({part:e,form:t}){let{minimum:n=0,maximum:o=1}=e,s=r=>t.set(e.
id,Math.min(o,Math.max(n,r??n)));return(0,T.jsx)(is,{part:e,children:(0,T.jsxs)("div",{class:"gf-slider",children:[(0,T.jsx)("input",{type:"range","aria-label":(0,_e.t)(
"{name}, slider",{name:(0,_e.t)(e.label)}),min:n,max:o,step:e.step??1,disabled:Gt(e),value:String(t.values.value[e.id]),onInput:({currentTarget:r})=>t.set(e.id,
Number(r.value))}),(0,T.jsx)(Wc,{part:e,form:t,settle:s})]})})}var og=({part:e,form:t})=>(0,T.jsxs)("div",{id:e.id,class:"gf-field gf-tick",style:Qn(e),children:[
(0,T.jsxs)("label",{class:Gt(e)?"gf-option disabled":"gf-option",children:[(0,T.jsx)("input",{type:"checkbox",id:Yn(e),"aria-describedby":kn(e),disabled:Gt(e),checked:t.
values.value[e.id]===!0,onChange:({currentTarget:n})=>t.set(e.id,n.checked)}),(0,T.jsx)("span",{class:"gf-label-text",children:(0,_e.t)(e.label)})]}),(0,T.jsx)(
Fr,{part:e})]}),qc=(e,t)=>({...e,info:e.infos?.[String(t)]??e.info});function sg({part:e,form:t}){let n=t.values.value[e.id];return(0,T.jsx)(Dc,{part:qc(e,n),children:e.
choices.map(([o,s])=>(0,T.jsxs)("label",{class:"gf-option",children:[(0,T.jsx)("input",{type:"radio",name:e.id,value:s,checked:s===n,onChange:()=>t.set(e.id,s)}),
(0,T.jsx)("span",{children:(0,_e.t)(o)})]},s))})}function rg({part:e,form:t}){let n=String(t.values.value[e.id]),o={id:Yn(e),"aria-describedby":kn(e),class:"gf-\
box",disabled:Gt(e)};return(0,T.jsx)(is,{part:qc(e,n),children:e.is_free?(0,T.jsxs)(T.Fragment,{children:[(0,T.jsx)("input",{...o,list:`${e.id}-list`,value:n,placeholder:(0,_e.t)(
e.choices.find(([,s])=>!s)?.[0]),onInput:({currentTarget:s})=>t.set(e.id,s.value)}),(0,T.jsx)("datalist",{id:`${e.id}-list`,children:e.choices.map(([s,r])=>r&&(0,T.jsx)(
"option",{value:r,label:(0,_e.t)(s)},r))})]}):(0,T.jsx)("select",{...o,value:n,onChange:({currentTarget:s})=>t.set(e.id,s.value),children:e.choices.map(([s,r])=>(0,T.jsx)(
"option",{value:r,children:(0,_e.t)(s)},r))})})}function ig({part:e,form:t}){let n=t.values.value[e.id],o=(s,r)=>t.set(e.id,e.choices.map(([,i])=>i).filter(i=>i===
s?r:n.includes(i)));return(0,T.jsx)(Dc,{part:e,children:e.choices.map(([s,r])=>(0,T.jsxs)("label",{class:"gf-option",children:[(0,T.jsx)("input",{type:"checkbox",
name:r,checked:n.includes(r),onChange:({currentTarget:i})=>o(r,i.checked)}),(0,T.jsx)("span",{children:(0,_e.t)(s)})]},r))})}var Vc={text:"",number:null,slider:0,tick:!1,choice:"",choices:[]},ag=200,Xn=e=>e.kind in Vc;function*as(e){for(let t of e)yield t,"parts"in t?yield*as(t.parts):
t.kind==="tools"?yield*as(t.tabs):t.kind==="buttons"&&(yield*as([...t.buttons,...t.saves??[]]))}var ls=class{constructor(t,n,o,s=null){this.component=t;this.parts=
n;this.leavesOut=s;for(let i of as(n))i.id&&this.byId.set(i.id,i);let r=[...this.byId.values()].filter(Xn);this.values=C(Object.fromEntries(r.map(i=>[i.id,i.value??
Vc[i.kind]]))),this.rested=o.map(i=>({ids:i,ask:Ie(ag,()=>{this.follow(i)})}));for(let i of this.byId.values())i.kind==="report"&&Fn(i.name);t.watch("value",()=>this.
take()),this.take()}component;parts;leavesOut;values;changes=C({});turns=new Pe;byId=new Map;reports={};rested;asked=0;writer=Co(()=>this.write());now(t){let n=t.
id?this.changes.value[t.id]:void 0;return n?{...t,...n}:t}isThere({when:t={},any_of:n}){let o=([s,r])=>{let i=this.values.value[s];return Array.isArray(i)?i.some(
a=>r.includes(a)):r.includes(i)};return Object.entries(t).every(o)&&(!n||Object.entries(n).some(o))}set(t,n){this.values.value={...this.values.value,[t]:n},this.
writer.soon(),this.tellPanes(t);for(let{ids:s,ask:r}of this.rested)s.includes(t)&&r();let o=this.byId.get(t);o&&Xn(o)&&o.does&&this.trigger({does:o.does})}change(t,n){
this.changes.value={...this.changes.value,[t]:{...this.changes.value[t],...n}}}async press(t){let{does:n,picks:o,of_its_own:s,sends:r}=t,[i]=o?await rs(...o):[null];
if(o&&!i)return;let a=r&&Object.fromEntries(r.map(u=>[u,this.reports[u]??""]));this.trigger({does:n,...i&&{file:i},...a&&{sends:a}},s)}trigger(t,n=!1){this.writer.
now(),n?this.component.trigger(t.does):this.component.trigger("pressed",t)}enter(t){this.writer.now(),t==="generate"&&fo.tell();let n=this.byId.get(t);n?.kind===
"button"&&this.press(n)}write(){this.component.props.value=JSON.stringify(this.values.value)}take(){let{value:t}=this.component.props;if(!t?.includes(`
`))return;let n=this.turns.unstamp(t);n&&this.takeChanges(JSON.parse(n)),this.writer.now()}takeChanges(t){let n={};for(let[o,{value:s,...r}]of Object.entries(t)){
let i=this.byId.get(o);i&&(i.kind==="report"?this.show(i,String(s)):Xn(i)?(s!==void 0&&(n[o]=s),this.change(o,r)):this.change(o,s===void 0?r:{...r,value:s}))}if(Object.
keys(n).length){this.values.value={...this.values.value,...n};for(let o of Object.keys(n))this.tellPanes(o);for(let{ids:o,ask:s}of this.rested)o.some(r=>r in n)&&
s()}}show({id:t,name:n},o){let s=o.indexOf(`
`);this.reports[t]=o,G().feedGroup(n,o.slice(s+1),Number(o.slice(0,s)))}tellPanes(t){let{leavesOut:n}=this;n?.fields.includes(t)&&To(n.view,n.fields.flatMap(r=>this.
leftOutBy(r)));let o=this.byId.get(t);if(o?.kind!=="choice"||!o.asks)return;let s=o.choices.map(([r,i])=>[i,typeof r=="object"&&"said"in r?r.said:String(r)]);G().
group(o.asks).setAsking(String(this.values.value[t]),Object.fromEntries(s))}leftOutBy(t){let n=String(this.values.value[t]);return this.leavesOut?.of?this.leavesOut.
of[n]??[]:[n]}async follow(t){let n=++this.asked,o=JSON.stringify(this.values.value),s=await this.component.server.follow(JSON.stringify({ids:t,value:o})).catch(
()=>"{}");n===this.asked&&this.takeChanges(JSON.parse(s))}},$c=e=>{let t=typeof e=="string"?e:"";return JSON.parse(t.slice(t.indexOf(`
`)+1)||"[]")};var I=m(O(),1);function Gc(e,{parts:t,asks:n,leavesOut:o}){let s=M(e.element,".gp-form"),r=new ls(e,t,n,o),i=new Map;for(let u of e.element.querySelectorAll("[d\
ata-slot]"))i.set(Number(u.dataset.slot),u);(0,jc.render)((0,I.jsx)(()=>(0,I.jsx)(Zn,{parts:t,form:r,slots:i}),{}),s)}function Zn({parts:e,form:t,slots:n}){return(0,I.jsx)(
I.Fragment,{children:e.map((o,s)=>t.isThere(o)&&(0,I.jsx)(lg,{part:o,form:t,slots:n},o.id??s))})}function lg({part:e,form:t,slots:n}){let o=t.now(e);if(Xn(o))return(0,I.jsx)(
Hc,{part:o,form:t});switch(o.kind){case"row":return(0,I.jsx)("div",{id:o.id,class:"gf-row",children:(0,I.jsx)(Zn,{parts:o.parts,form:t,slots:n})});case"column":
return(0,I.jsx)("div",{id:o.id,class:"gf-inside",style:Qn(o),children:(0,I.jsx)(Zn,{parts:o.parts,form:t,slots:n})});case"words":return(0,I.jsx)("p",{id:o.id,class:"\
gf-words",children:(0,Sn.t)(o.text)});case"message":return(0,I.jsx)(cg,{id:o.id,value:"value"in o?o.value:"",form:t});case"button":return(0,I.jsx)(Kr,{button:o,
form:t});case"buttons":return(0,I.jsx)(dg,{part:o,form:t});case"fold":return(0,I.jsx)(mg,{part:o,form:t,slots:n});case"tools":return(0,I.jsx)(gg,{part:o,form:t,
slots:n});case"panes":return(0,I.jsx)(ug,{element:n.get(o.slot??0)});default:return null}}function ug({element:e}){return(0,I.jsx)("div",{class:"gf-slot",ref:n=>{
n&&e?.firstChild&&n.append(...e.childNodes)}})}function cg({id:e,value:t,form:n}){(0,eo.useEffect)(()=>Yt.hear(()=>n.change(e,{left:n.changes.value[e]?.value})),
[]);let o=n.changes.value[e]?.left===t,s=$c(t).filter(({severity:r})=>!o||r==="busy");return(0,I.jsx)("div",{id:e,class:"gf-messages",children:(0,I.jsx)("div",{
class:"messages",role:"status","aria-live":"polite",children:s.map((r,i)=>(0,I.jsx)(Nr,{...r},i))})})}var Kr=({button:e,form:t})=>{let{id:n,label:o,is_main:s,interactive:r=!0}=t.
now(e);return(0,I.jsx)("button",{type:"button",id:n,class:s?"main":void 0,disabled:!r,onClick:()=>{t.press(e)},children:(0,Sn.t)(o)})};function dg({part:e,form:t}){
return(0,I.jsxs)("div",{id:e.id,class:"button-row",children:[e.saves&&(0,I.jsx)(fg,{of:e.of??[],saves:e.saves,form:t}),e.buttons.map(n=>t.isThere(n)&&(0,I.jsx)(
Kr,{button:n,form:t},n.id))]})}function pg({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}
function fg({of:e,saves:t,form:n}){let o=(0,eo.useRef)(null);return(0,eo.useEffect)(()=>{let s=o.current;if(!s)return;dn(s);let r=e.map(a=>G().group(a)),i=()=>{
s.hidden=!r.some(pg)};for(let a of r)a.subscribe(s,i);i()},[]),(0,I.jsxs)("details",{ref:o,hidden:!0,children:[(0,I.jsx)("summary",{children:(0,Sn.t)("Save")}),
(0,I.jsx)("div",{children:t.map(s=>(0,I.jsx)(Kr,{button:s,form:n},s.id))})]})}function mg({part:e,form:t,slots:n}){let{id:o,title:s,parts:r,open:i=!1}=e;return(0,I.jsxs)(
"div",{id:o,class:"gf-fold",children:[(0,I.jsx)("button",{type:"button",class:"gf-fold-title","aria-expanded":i,"aria-controls":`${o}-inside`,onClick:()=>t.change(
o,{open:!i}),children:(0,Sn.t)(s)}),(0,I.jsx)("div",{id:`${o}-inside`,class:"gf-inside",hidden:!i,children:(0,I.jsx)(Zn,{parts:r,form:t,slots:n})})]})}function gg({
part:e,form:t,slots:n}){let{id:o}=e,s=e.tabs.filter(({visible:u=!0})=>u),r=e.value??s[0].id,i=u=>{let l=s.at(u%s.length);l&&(t.change(o,{value:l.id}),document.getElementById(
`${l.id}-tab`)?.focus())},a=u=>{let l=s.findIndex(f=>f.id===r),c={ArrowRight:l+1,ArrowLeft:l-1,Home:0,End:-1}[u.key];c!==void 0&&(u.preventDefault(),i(c))};return(0,I.jsxs)(
"div",{id:o,class:"tools",children:[(0,I.jsx)("div",{class:"tab-wrapper",role:"tablist",hidden:s.length<2,onKeyDown:a,children:s.map(u=>(0,I.jsx)("button",{type:"\
button",role:"tab",id:`${u.id}-tab`,"aria-controls":u.id,"aria-selected":u.id===r,tabIndex:u.id===r?0:-1,onClick:()=>t.change(o,{value:u.id}),children:(0,Sn.t)(
u.title)},u.id))}),s.map(u=>(0,I.jsx)("div",{id:u.id,role:"tabpanel","aria-labelledby":`${u.id}-tab`,class:"gf-inside",hidden:u.id!==r,children:(0,I.jsx)(Zn,{parts:u.
parts,form:t,slots:n})},u.id))]})}var hg={beginForm:Fa,changesInWords:fa,fill:Lo,followModels:ua,formChanged:Ka,formKept:Ba,holdForm:_a,infoUpdates:_c,leaveOut:To,leaveView:wa,markView:Pa,mountBeamVariants:oc,
mountBranching:sc,mountBrowserCommands:Sc,mountButtonRow:Pc,mountChangedLine:ga,mountClassForm:fi,mountClassPanel:ji,mountComparisonLog:Xi,mountDrawer:Ei,mountEstimate:ta,
mountExamples:ba,mountFrontDoor:Mu,mountHeader:Sa,mountHistory:gc,mountKeptForm:Ia,mountKnobPanel:gl,mountLanes:na,mountLessonPanel:tc,mountLiveLog:Yi,mountMediaArea:Pl,
mountMessages:Mc,mountModelQuestions:nc,mountNextScores:bc,mountPromptArea:Nl,mountQuickRow:vl,mountReport:Kc,mountRunLog:vc,mountRunMenu:_l,mountRunQuestion:wc,
mountSentence:Kl,mountStage:jl,mountStrategyList:zl,mountTaken:Ri,mountViewForm:Gc,mountViewQuestions:ya,openView:nt,pickFile:rs,t:us.t,tellWhenClosed:Cc,written:Al};
function bg(){let e=t=>{try{t(hg)}catch(n){console.error("Generation Playground:",n)}};Rc(),vg(()=>{eu(),gi(),bi(),hi(),ic();let t=window.GenerationPlaygroundPage;
window.GenerationPlaygroundPage={push:e},t?.forEach?.(e)})}function vg(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):
e()}Ea();Ma();Ac();Tc();Oi();Jl();Ic();(0,us.withTexts)(bg);})();
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
