// Written by .ci/bundle.py from modules with the SHA-256 9ead0544e8af6b1e9edca19d646884337025482843b4fa86c1d87403d1109b3b: edit those.
"use strict";(()=>{var Mc=Object.create;var Or=Object.defineProperty;var Nc=Object.getOwnPropertyDescriptor;var _c=Object.getOwnPropertyNames;var Kc=Object.getPrototypeOf,Fc=Object.prototype.hasOwnProperty;var he=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Ic=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of _c(t))!Fc.call(e,s)&&s!==n&&Or(e,s,{get:()=>t[s],enumerable:!(o=Nc(t,s))||o.enumerable});
return e};var m=(e,t,n)=>(n=e!=null?Mc(Kc(e)):{},Ic(t||!e||!e.__esModule?Or(n,"default",{value:e,enumerable:!0}):n,e));var A=he((qm,Tr)=>{Tr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ae=he((Wm,Lr)=>{Lr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ie=he((Vm,Rr)=>{Rr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Ie=he((Zm,qr)=>{qr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var E=he((ng,$r)=>{$r.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var En=he((Sg,mi)=>{mi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var gt=he((xg,gi)=>{gi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var uo=he((Pg,hi)=>{hi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var sl=he((_b,ol)=>{ol.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Sl=he((tv,kl)=>{kl.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Us=he((nv,xl)=>{xl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var ql=he((yv,Dl)=>{Dl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var Vl=he((kv,Wl)=>{Wl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var jl=he((Sv,$l)=>{$l.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var er=he((xv,Gl)=>{Gl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var Ul=he((Pv,Jl)=>{Jl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var ir=he((cw,vu)=>{vu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var yu=he((dw,wu)=>{wu.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var lr=he((fw,xu)=>{xu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var zo=m(A(),1);var Fe=m(ae()),yn=m(ie());var Bc=Symbol.for("preact-signals");function Qn(){if(st>1)st--;else{var e,t=!1;for((function(){var s=Un;for(Un=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();vn!==void 0;){var n=vn;for(vn=void 0,Jn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Mr(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(Jn=0,st--,t)throw e}}function es(e){if(st>0)return e();Zo=++Hc,st++;try{return e()}finally{Qn()}}var bn,ee=void 0;function ft(e){
var t=ee,n=bn;ee=void 0,bn=void 0;try{return e()}finally{ee=t,bn=n}}var vn=void 0,st=0,Jn=0,Hc=0,Zo=0,Un=void 0,zn=0;function Ar(e){if(ee!==void 0){var t=e.n;if(t===
void 0||t.t!==ee)return t={i:0,S:e,p:ee.s,n:void 0,t:ee,e:void 0,x:void 0,r:t},ee.s!==void 0&&(ee.s.n=t),ee.s=t,e.n=t,32&ee.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ee.s,t.n=void 0,ee.s.n=t,ee.s=t),t}}function be(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}be.prototype.brand=Bc;be.prototype.h=function(){return!0};be.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ft(function(){var o;(o=t.W)==null||o.call(t)}))};be.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ft(function(){var s;(s=t.Z)==null||s.call(t)}))}};
be.prototype.subscribe=function(e){var t=this;return X(function(){var n=t.value;ft(function(){return e(n)})},{name:"sub"})};be.prototype.valueOf=function(){return this.
value};be.prototype.toString=function(){return this.value+""};be.prototype.toJSON=function(){return this.value};be.prototype.peek=function(){var e=this;return ft(
function(){return e.value})};Object.defineProperty(be.prototype,"value",{get:function(){var e=Ar(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Jn>100)throw new Error("Cycle detected");(function(n){st!==0&&Jn===0&&n.l!==Zo&&(n.l=Zo,Un={S:n,v:n.v,i:n.i,o:Un})})(this),this.v=e,this.i++,zn++,st++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Qn()}}}});function P(e,t){return new be(e,t)}function Mr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Nr(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function _r(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function Pt(e,t){be.call(this,void 0,t),this.x=e,this.s=void 0,this.g=zn-1,this.f=4}Pt.prototype=new be;Pt.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===zn))return!0;if(this.g=zn,this.f|=1,this.i>0&&!Mr(this))return this.f&=-2,!0;var e=ee;try{Nr(this),ee=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ee=e,_r(this),this.f&=-2,!0};
Pt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}be.prototype.S.call(this,e)};Pt.prototype.U=function(e){if(this.
t!==void 0&&(be.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Pt.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Pt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ar(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Le(e,t){return new Pt(e,t)}function Kr(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){st++;var n=ee;ee=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ts(e),o}finally{ee=n,Qn()}}}function ts(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Kr(e)}function Dc(e){if(ee!==this)throw new Error("Out-of-order effect");_r(this),ee=e,this.f&=-2;try{8&this.f&&ts(this)}finally{Qn()}}function jt(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,bn&&bn.push(this)}jt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};jt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Kr(this),Nr(this),st++;var e=ee;return ee=this,Dc.bind(this,e)};jt.prototype.N=function(){2&this.f||(this.f|=2,this.u=vn,vn=this)};jt.prototype.d=function(){
this.f|=8,1&this.f||ts(this)};jt.prototype.dispose=function(){this.d()};function X(e,t){var n=new jt(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Fr,Xn,Yn,qc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ir=[];X(function(){Fr=this.N})();function Gt(e,t){Fe.options[e]=t.bind(null,Fe.options[e]||function(){})}function wn(e){if(Yn){var t=Yn;Yn=void 0,t()}Yn=e&&
e.S()}function Br(e){var t=this,n=e.data,o=Vc(n);o.name="ReactiveDom",o.value=n;var s=(0,yn.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Le(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Le(function(){return!Array.isArray(l.value)&&!(0,Fe.isValidElement)(l.value)}),
p=X(function(){if(this.N=Hr,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),f=t.__$u.d;return t.__$u.d=function(){p(),f.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}Br.displayName="ReactiveTextNode";Object.defineProperties(be.prototype,{constructor:{configurable:!0,
value:(0,Fe.createElement)(Fe.Fragment,null).constructor},type:{configurable:!0,value:Br},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Gt("__b",function(e,t){if(wn(),Xn=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof be&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Gt("__r",function(e,t){if(e(t),t.type!==Fe.Fragment){wn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return X(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;qc&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Xn=o,wn(n)}});Gt("__e",function(e,t,n,o){wn(),
Xn=void 0,e(t,n,o)});Gt("diffed",function(e,t){wn(),Xn=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=Wc(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});function Wc(e,t,n,o){
var s=t in e&&e.ownerSVGElement===void 0,r=P(n);return{o:function(i,a){r.value=i,o=a},d:X(function(){this.N=Hr;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=
null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Gt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Gt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Fe.Component.prototype.shouldComponentUpdate=function(e,t){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
e))return!0;return!1};function Vc(e,t){return(0,yn.useMemo)(function(){return P(e,t)},[])}var $c=function(e){queueMicrotask(function(){queueMicrotask(e)})};function jc(){es(function(){for(var e;e=Ir.shift();)Fr.call(e)})}function Hr(){Ir.push(this)===1&&(Fe.options.requestAnimationFrame||$c)(jc)}var Dr=m(ae(),1);Dr.Component.prototype.shouldComponentUpdate=()=>!0;var Gr=m(ae(),1),kn=m(ie(),1),Ne=m(A(),1),Jr=m(Ie(),1);function M(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function W(e,t){return e.target instanceof Element?e.target.closest(
t):null}var os=m(Ie(),1),Wr=(0,os.kept)("room"),ns=(0,os.kept)("pupil","tab");function ss(){let{code:e,key:t}=Wr.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var Zn=e=>Wr.write(e&&JSON.stringify(e)),Ct=()=>({...ss(),address:location.origin+location.pathname});function rs(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=ns.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return ns.write(t),t}var Vr=()=>ns.write(null);var te=m(E(),1),Ur=(0,Jr.kept)("teacher");function zr({element:e,props:t,trigger:n,watch:o},s){let r=P(""),i=u=>{Ur.write(u.by),r.value="",n("made",{...Ct(),...u})};
(0,Gr.render)((0,te.jsx)(()=>(0,te.jsx)(Gc,{...s,status:r.value,make:i}),{}),M(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,Ne.t)(u.text):(0,Ne.t)("The link is at the top of the page."))})}function Gc({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,kn.useState)(
Ur.read()??""),[a,u]=(0,kn.useState)(""),[l,c]=(0,kn.useState)([]),[p,f]=(0,kn.useState)(n),d=v=>v!=="lesson"||a!=="",g=l.filter(d);return(0,te.jsxs)("form",{onSubmit:v=>{
v.preventDefault(),s({by:r,lesson:a,room:p,locks:Object.keys(e).filter(C=>g.includes(C))})},children:[(0,te.jsx)("h3",{children:(0,Ne.t)("A class")}),(0,te.jsx)(
"p",{children:(0,Ne.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,te.jsx)(jr,{title:(0,Ne.t)("Your name"),children:(0,te.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,te.jsx)(jr,{title:(0,Ne.t)("Lesson"),children:(0,te.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,te.jsx)("option",{value:"",children:(0,Ne.t)("no lesson")}),t.map(({name:v,title:C})=>(0,te.jsx)(
"option",{value:v,children:(0,Ne.t)(C)},v))]})}),(0,te.jsxs)("fieldset",{children:[(0,te.jsx)("legend",{children:(0,Ne.t)("Lock")}),Object.entries(e).map(([v,C])=>(0,te.jsxs)(
"label",{children:[(0,te.jsx)("input",{type:"checkbox",name:v,disabled:!d(v),checked:g.includes(v),onChange:({currentTarget:{checked:H}})=>c(H?[...g,v]:g.filter(
$=>$!==v))})," ",(0,Ne.t)(C)]},v))]}),n?(0,te.jsxs)("label",{children:[(0,te.jsx)("input",{type:"checkbox",checked:p,onChange:({currentTarget:v})=>f(v.checked)}),
" ",(0,Ne.t)("Gather the predictions in a room")]}):(0,te.jsx)("p",{children:(0,Ne.t)("This server has no rooms: predictions are not gathered.")}),(0,te.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,Ne.t)("Make the link")}),(0,te.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var jr=({title:e,
children:t})=>(0,te.jsxs)("label",{class:"gp-class-field",children:[(0,te.jsx)("span",{children:e}),t]});var Zt=m(A(),1),Ei=m(Ie(),1);var ei=m(A(),1),ti=m(Ie(),1);var Qr=m(A(),1);var Z=()=>window.GenerationPlayground,q=()=>Z().log("main");var He="one",z=P(He),as=P([]),rt=P({}),_e=P(null),De=P(null),Re=P(null),eo=P(!1),I={isOpen:P(!1),isFolded:P(!1),name:P(null),isLocked:P(!1),isOnStage:P(!0),hidesResult:P(
!1)},Be={isRecorded:P(!1),isStepping:P(!1),hasSteps:P(!0),hasMedia:P(!1),isLoading:P(!1),isOpening:P(!1)},is=P(!1),Jc=P(null),Sn=P("bits"),cg=Le(Qr.language),Uc={
"data-view":()=>z.value,"data-no-prompt":()=>Ce(as.value.includes(z.value)),"data-no-knobs":()=>Ce(!to()),"data-no-strategy":()=>Ce(!Jt("strategy")),"data-no-se\
ed":()=>Ce(!Jt("seed")),"data-drawer":()=>_e.value,"data-stage":()=>De.value??(Re.value==="text"?"text":null),"data-scene":()=>Re.value,"data-asks":()=>Ce(eo.value),
"data-lesson":()=>Ce(I.isOpen.value),"data-lesson-folded":()=>Ce(I.isOpen.value&&I.isFolded.value),"data-lesson-locked":()=>Ce(I.isLocked.value),"data-no-lesson":()=>Ce(
!I.isOnStage.value),"data-old-result":()=>Ce(I.hidesResult.value),"data-recorded":()=>Ce(Be.isRecorded.value),"data-stepping":()=>Ce(Be.isStepping.value),"data-\
no-steps":()=>Ce(!Be.hasSteps.value),"data-has-media":()=>Ce(Be.hasMedia.value),"data-opening":()=>Ce(Be.isOpening.value),"data-scrolled":()=>Ce(is.value),"data\
-loading":()=>Ce(Be.isLoading.value)},to=()=>{let e=rt.value[z.value];return e===void 0||Array.isArray(e)};function Jt(e){let t=rt.value[z.value];return e==="se\
ed"&&!Array.isArray(t)?t!=="seed too":to()&&!t?.includes(e)}var Ce=e=>e?"":null;function Yr(){for(let[e,t]of Object.entries(Uc))X(()=>{let n=t();n===null?document.
body.removeAttribute(e):document.body.setAttribute(e,n)});X(()=>{let e=De.value!==null||Re.value!==null&&Re.value!=="own";document.body.classList.toggle("gp-pro\
jected",e)})}var zc=320,Qc=24;function Xr(){let e=()=>{scrollY>zc?is.value=!0:scrollY<Qc&&(is.value=!1)};addEventListener("scroll",e,{passive:!0}),e()}function Zr(){
let e=q();e.subscribe(document.body,()=>{Jc.value=e.current(),Sn.value=e.unit})}var us=matchMedia("(min-width: 1200px)"),ni=matchMedia("(max-width: 1359px)"),oi=(0,ti.kept)("knobs-open"),ls=null,si=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function xn(e){_e.value!==e&&(ls=document.activeElement,cs(e)),si(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Ut(){
if(!_e.value)return;let e=si(_e.value)?.contains(document.activeElement);cs(null),e&&ls instanceof HTMLElement&&ls.focus({preventScroll:!0})}function ri(){us.matches||
Ut()}function ii(){ni.matches&&_e.value&&(_e.value=null)}function cs(e){_e.value=e,us.matches&&oi.write(e==="knobs"?"yes":"no")}function ai(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function li(){X(()=>ai(_e.value)),document.addEventListener(
"click",e=>{let t=W(e,"button[data-drawer]")?.dataset.drawer;t&&t===_e.value?Ut():t?xn(t):W(e,".gp-drawer-close")&&Ut()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!W(e,".drawer")||W(e,"input[role=combobox]")||Ut()})}function ui({element:e}){(0,ei.translateTemplate)(e),ai(_e.value);let t=!ni.
matches||!I.isOpen.value;us.matches&&t&&!_e.value&&oi.read()==="yes"&&cs("knobs")}function Ke(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var no=Ke(),mt=Ke(),zt=Ke(),it=Ke(),Qt=Ke(),oo=Ke(),Et=Ke(),so=Ke(),ro=Ke(),io=Ke(),
Pn=Ke(),ao=Ke(),Yt=Ke(),Cn=Ke();var ds=m(A(),1);var ci="#seed-row",Yc={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",ci],lesson:[]};function ps(e,t,n){for(let[o,s]of Object.entries(Yc))for(let r of s){let i=document.querySelector(r);i&&Xc(i,e.includes(o)&&(n||r!==ci),t)}I.isLocked.
value=e.includes("lesson")}function Xc(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,ds.t)("locke\
d by {by}",{by:(0,ds.t)(n)}):delete e.dataset.locked}var Si=m(ae(),1),Tt=m(ie(),1),L=m(A(),1);var Ot=m(A(),1);var di="https://huggingface.co",Zc=18;function pi({element:e,props:t,watch:n}){(0,Ot.translateTemplate)(e);let o=a=>M(e,".gp-"+a),s=M(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,Ot.t)(a.title),o("note").textContent=(0,Ot.t)(a.note);let u=a.
query?`${ed(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Zc,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await fs(s)?(0,Ot.t)("Copied."):(0,Ot.t)("This browser does not l\
et the page copy. The text is selected, ready for you to copy.")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function ed(e){return e&&
window.parent!==window&&document.referrer.startsWith(di)?`${di}/spaces/${e}`:location.origin+location.pathname}async function fs(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var lo=m(ie(),1),fi=m(E(),1),td=5e3;function ms({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,lo.useState)(!1);return(0,lo.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),td);return()=>clearTimeout(u)},[r]),(0,fi.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var vi=m(En(),1),Ye=m(gt(),1),qe=m(A(),1),wi=m(uo(),1),le=m(E(),1),co=10;function gs({question:e,unit:t}){let n=e.options.length?nd(e):od(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,le.jsxs)("div",{class:"gp-class-chart",children:[(0,le.jsxs)("table",{children:[(0,le.jsx)("thead",{children:(0,le.jsxs)(
"tr",{children:[(0,le.jsx)("th",{scope:"col",children:(0,qe.t)("Answer")}),(0,le.jsx)("th",{scope:"col",children:(0,qe.t)("Class")}),o&&(0,le.jsx)("th",{scope:"\
col",children:(0,qe.t)("Model")})]})}),(0,le.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,le.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,le.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,le.jsx)("span",{class:"gp-hidden",children:`${(0,qe.t)("result\
:")} `}),r===void 0?(0,qe.t)(s):(0,le.jsx)(wi.TokenLabel,{text:r})]}),(0,le.jsx)(bi,{class:"gp-class-ours",share:l,words:`${(0,Ye.count)(i)} · ${(0,Ye.percent)(
l)}`}),o&&(0,le.jsx)(bi,{class:"gp-class-model",share:a??0,words:(0,Ye.percent)(a??0)})]})})})]}),sd(e,t).map(s=>(0,le.jsx)("p",{children:s}))]})}var bi=({class:e,
share:t,words:n})=>(0,le.jsxs)("td",{children:[(0,le.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,le.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,le.jsx)(
"span",{children:n})]});function nd({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function od(e){let t=[...new Set(e)];if(t.length<=co)return t.map(s=>({label:Xt(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/co;return Array.from({length:co},(s,r)=>{let i=n+r*o,a=l=>Math.min(co-1,Math.floor((l-n)/o))===r;return{label:(0,qe.t)("{from} to\
 {to}",{from:Xt(i),to:Xt(i+o)}),chosen:e.filter(a).length}})}var Xt=e=>(0,vi.plain)(Number(e.toPrecision(3)));function sd({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,qe.t)("Half of the class says {median} or less.",{median:Xt(t)}):(0,qe.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:Xt(t),outcome:Xt(n)})),o!==null&&s!==null){let a={ours:po(o,r),
models:po(s,r),unit:(0,qe.t)(r)};i.push((0,qe.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function yi(e,t){if(!e||e.
questions<2)return"";let n={count:(0,Ye.count)(e.questions),ours:po(e.class,t),models:po(e.model,t),unit:t};return(0,qe.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var po=(e,t)=>(0,Ye.decimals)((0,Ye.fromNats)(e,t),2);var k=m(E(),1),ki=12;function xi(e,t,n,o){let s=P(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,L.t)("Class")),X(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),X(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,Si.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(Xe,{class:"gp-class-plain",label:(0,L.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(ud,{...a,
parts:n,actions:o}):(0,k.jsx)(rd,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function rd({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,Tt.useState)(!0),[u,l]=(0,Tt.useState)(!1),[c,p]=(0,Tt.useState)([]),f=g=>p(c.includes(g)?c.filter(h=>h!==g):[...c,g]),d=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,L.t)("Room {code}",{code:e.room.code}):
(0,L.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,L.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,k.jsx)(Xe,{class:"gp-class-who",words:(0,L.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(Xe,{class:"gp-class-toggle",words:(0,L.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(Xe,{class:"gp-class-size",words:s?(0,L.t)("Smaller"):(0,L.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(ms,{class:"gp-class-close",words:(0,L.t)(
"Close the room"),question:(0,L.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(Xe,{class:"gp-class-close",words:(0,L.t)("Close"),press:o.close})]}),(0,k.jsx)(
ad,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(id,{people:d,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(Pi,{room:t,shown:t.questions,nothing:(0,L.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Guess the next word”, appear here."),draw:g=>(0,k.jsx)(dd,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>f(g.
key),reveal:()=>o.reveal(g.key)})})]})}var id=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{
let i=s||(0,L.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(ms,{class:"gp-class-remove",words:(0,L.t)("Remove"),question:(0,L.t)(
"Remove {name}?",{name:i}),label:(0,L.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function ad({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=e,c=(0,Tt.useRef)(null),[p,f]=(0,Tt.useState)(""),d=async()=>{c.current&&f(await fs(c.current)?(0,L.t)("Copied."):(0,L.t)("The link is\
 selected, ready for you to copy."))},g=v=>({parts:v.map(C=>(0,L.t)(t[C])).join(", ")}),h=[!s&&(0,L.t)("This link is too long for a QR code. With a room it is s\
hort."),ld(o)&&(0,L.t)("This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>
0&&(0,L.t)("Locked: {parts}.",g(r)),i.length>0&&(0,L.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,L.t)("No seed is set: each pupi\
l gets a text of their own, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-clas\
s-qr",src:s,alt:(0,L.t)("QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)(
"input",{type:"text",readOnly:!0,"aria-label":(0,L.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,k.jsx)(Xe,{words:(0,L.t)("Copy"),press:d}),
(0,k.jsx)("span",{role:"status",children:p})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,L.t)("Or: the address of this page, and then ?room={code}",{
code:u.code})}),h.map(v=>v&&(0,k.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var ld=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).
hostname);function ud({arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,p=(0,L.t)("Your name, if you like"),
f={by:(0,L.t)(a),parts:u.map(d=>(0,L.t)(s[d])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",
{children:i?(0,L.t)("Class of {by}",{by:i}):(0,L.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,L.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,L.t)(
"Locked by {by}: {parts}.",f)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:p,"aria-label":p,
onChange:({currentTarget:d})=>r.rename(d.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&
t.setup_version>c&&(0,k.jsx)(Xe,{class:"gp-class-again",words:(0,L.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(Xe,{class:"gp-class-l\
eave",words:(0,L.t)("Leave the class"),press:r.leave})]}),t&&(0,k.jsx)(Pi,{room:t,shown:t.questions.filter(({revealed:d})=>d),draw:d=>(0,k.jsx)(Ci,{question:d,room:t,
children:(0,k.jsx)(gs,{question:d,unit:Sn.value})})})]})}function Pi({room:e,shown:t,nothing:n,draw:o}){let s=t.length-ki,r=yi(e.mean,Sn.value);return(0,k.jsxs)(
"div",{class:"gp-class-questions",children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,ki).map(o),s>0&&(0,k.jsx)("p",{class:"gp-c\
lass-note",children:(0,L.tn)(s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function Ci({
question:e,room:{pupils:t},buttons:n,children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)(
"div",{class:"gp-class-line",children:[(0,k.jsxs)("h3",{children:[(0,L.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`\
…${cd(i)}`:(0,L.t)(i)})]}),(0,k.jsx)("span",{class:"gp-class-count",children:(0,L.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var cd=e=>typeof e==
"string"?e:(0,L.t)(e);function dd({question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:p})=>p).
map(({id:p,name:f})=>a.includes(p)?`✓ ${f}`:f).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(Xe,{class:"gp-class-early",words:n?(0,L.t)("Hide th\
e bars"):(0,L.t)("Show them to me"),press:o}),(0,k.jsx)(Xe,{class:"gp-class-reveal",words:(0,L.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(Ci,{question:e,
room:t,buttons:c,children:[l&&(0,k.jsx)("p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,L.t)(
"Run this step on your page before you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(gs,{question:i?e:pd(e),unit:Sn.value})]})}var pd=e=>({
...e,outcome:null,class_score:null,model_score:null}),Xe=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,
"aria-expanded":o,onClick:s,children:e});var fd={teacher:1e3,pupil:3e3},hs=(0,Ei.kept)("pupil-name");function Oi({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=P(null),
p=xi(M(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",Ct()):g(),hide:()=>c.value=null,reveal:y=>n("revealed",{...Ct(),question:y}),remove:y=>n(
"removed",{...Ct(),pupil:y}),rename:y=>{hs.write(y),O()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let y=JSON.parse(t.value||"null");y&&f(
y)});function f(y){switch(y.kind){case"made":d({role:"teacher",begun:y}),y.room&&Zn(y.room),y.room&&y.lesson&&!l&&(Ut(),Pn.tell({lesson:y.lesson,step:1})),l=!1;
return;case"arrived":d({role:"pupil",begun:y}),ps(y.locks,y.named,y.seeded),y.room&&O(),y.lesson&&Pn.tell({lesson:y.lesson,step:y.step});return;case"taken":return v(
(0,Zt.t)("Your prediction is in."));case"full":return v((0,Zt.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,Zt.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,Zt.t)(y.text));case"gone":
l=!1,r&&h((0,Zt.t)("This room is closed.")),Zn(null);return;case"closed":return Zn(null),g();case"left":return g()}}function d(y){Yt.tell(y.role==="pupil"&&y.begun.
room?[]:null),[r,i,a]=[y,null,""],C(),H()}function g(){r=null,Yt.tell(null),clearTimeout(u),ps([],"",!1),c.value=null}function h(y){g(),c.value={over:y}}function v(y){
a=y,C()}function C(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:hs.read()??"",note:a})}async function H(){clearTimeout(u);
let y=r,D=y&&md(y);if(!(!y||!D)){if(!document.hidden||y.role==="teacher"){let J=await gd(D,i?.version??0);if(r!==y)return;if(J==="removed"&&Vr(),J==="gone"||J===
"removed")return f({kind:J});J&&$(y,J)}clearTimeout(u),u=window.setTimeout(H,fd[y.role])}}function $({role:y},D){i=D,C(),y==="pupil"&&Yt.tell(D.questions.filter(
({revealed:J})=>J).map(({key:J})=>J))}let O=()=>n("joined",{pupil:rs(),name:hs.read()??""}),_=y=>{r?.role==="pupil"&&r.begun.room&&n("answered",y)};io.hear(_),document.
addEventListener("gp-predicted",y=>_(y.detail)),Cn.hear(()=>r?.role==="teacher"&&p.enlarge()),ss()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",Ct()))}function md({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:rs()}}async function gd(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var en=m(A(),1),Ai=m(Ie(),1);var Oe=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var Mi=2e3,Ti=25e3,fo=150,hd=5e3,bd=2500,vd=250,wd=410,Li=(0,Ai.kept)("browser"),vs=new Map,Ri=0,On=!1;function mo(e,t){vs.set(e,t)}function Ni({props:e,trigger:t,
watch:n}){let o=new Oe;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new ws(s,t).follow()})}var ws=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===wd)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=On||performance.now()-o<fo&&this.next===n?fo:0}catch{if(t=Math.min(hd,Math.max(fo,2*t)),!this.saysLost&&performance.now()-this.
silentSince>bd){let s=(0,en.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,Et.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await Sd(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:kd(),...On&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),On?Ti:Mi);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),Ti),o=!0,Ri=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!On&&await yd()&&(On=++Ri>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,Et.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(vs.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),zt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+vd-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,Et.tell({severity:"error",message:(0,en.t)("Part of this run arrived damaged and is missing below."),fix:(0,en.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of vs.values())this.of&&t(this.of.turn);Et.tell({severity:"error",message:(0,en.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,en.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function yd(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(Mi)})).ok}catch{return!1}}var bs="";function kd(){return bs||=
Li.read()||Math.random().toString(36).slice(2),Li.write(bs),bs}var Sd=e=>new Promise(t=>setTimeout(t,e));var xd=600,Pd=24;function _i({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new Oe,l=Z().group(s),c=-1,p=-1,f=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>Cd(a)))),l.verdict&&p!==u.newest&&(p=u.newest,setTimeout(()=>Ed(`${s}-conclusion`),
xd))};n("value",()=>{let d=u.unstamp(e.value);d!==null&&(Z().feedGroup(s,d,u.newest),d&&f())}),mo(r,{lines(d,g){if(!u.take(g))return 0;let h=Z().appendGroup(s,d,
g);return f(),h},lost(d){d===u.newest&&l.lose()}}),ys(s),i&&(l.answers.open=({entry:d})=>t("open",{entry:d}),l.answers.make=({entry:d})=>t("make",{entry:d}))}function ys(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;z.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&Z().group(e).
showExample(s)).catch(()=>{}))})}function Cd(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function Ed(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-Pd&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var Fi=m(A(),1);var Ki=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>Ki=t,{capture:!0,passive:!0});function We(e,t){
let n=0,o=()=>{Ki?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var Od=600;function Ii({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=M(e,".gp-estimate"),i="",a=We(Od,()=>{s.includes(z.value)&&(i=z.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===z.value?(0,Fi.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),z.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
it,mt,zt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>W(l,"#views")&&a())}var Td=150,Ld=700;function Bi({props:e,trigger:t,watch:n},{names:o}){let s=new Oe,r=Z().group("lanes"),i={},a="",u=0,l=We(Td,()=>{let{editing:c,lane_model:p,same_luck:f}=i,
d=JSON.stringify([c,p,f,Object.fromEntries(o.map(g=>[g,i[g]]))]);!c||d===a||(a=d,t("held",{held:d,turn:++u}))});Qt.hear(c=>{i=c,i.editing?l():a=""}),r.answers.lane=
({do:c,id:p})=>{t("lane",{do:c,id:p}),c==="select"&&window.innerWidth<Ld&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let c=s.unstamp(e.
value);c&&r.setLanes(JSON.parse(c))})}var Qi=m(ae(),1),Mt=m(ie(),1),Ee=m(A(),1);var Hi=new Map,Di=(e,t)=>Hi.set(e,t),Lt=(e,t)=>Hi.get(e)?.(t);var Rd=["pointerdown","pointerup","keydown","click","input","change","focusin"],ks=new Set;for(let e of Rd)document.addEventListener(e,Ad,{capture:!0,passive:!0});
function Ad({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of ks)n.now()}function qi(e){let t=0,n={now(){n.drop(),
e()},soon(){ks.add(n),t||=window.setTimeout(()=>n.now(),100)},drop(){clearTimeout(t),t=0,ks.delete(n)}};return n}var Rt=window.GenerationPlaygroundKnobs;var ke=(e,t)=>JSON.stringify(e,Wi)===JSON.stringify(t,Wi),Wi=(e,t)=>Ge(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,Ge=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function ve(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function Tn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function go(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(Tn):void 0}function Ss(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var Md={n:`
`,t:"	",r:"\r","\\":"\\"},Nd={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Ln=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):Md[n]),Vi=e=>e.replace(/[\\\n\t\r]/g,t=>Nd[t]),xs=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var _d=150,Kd=500,Ps=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Rt.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.writer.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=P({
preset:null,base:{},set:{},kept:[]});chosen=P({model:"",assistant:null});verdict=P(null);effective=P([]);texts=P(new Map);text="";wantsEffective=!1;facts=new Map;rested=We(
_d,()=>{this.ask()});writer=qi(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.writer.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Le(()=>JSON.stringify(
this.verdict.value?.notes[t]??[])),r={knob:o,value:Le(()=>this.state.value.set[t]),preset:Le(()=>this.state.value.base[t]),own:Le(()=>this.verdict.value?.defaults[t]),
source:Le(()=>this.sourceOf(t)),notes:Le(()=>JSON.parse(s.value)),idle:Le(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){let{base:n,
set:o}=this.state.value;return o[t]!==void 0?ke(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){this.put({[t]:n}),
this.writer.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[n,o??void 0]))),this.writer.now(),this.ask()}put(t){let{set:n,
kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in t));this.state.value={...this.state.value,set:Object.fromEntries(
s),kept:r},this.text=JSON.stringify(this.state.value)}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!ke(n[t],o[t])?n[t]:null})}resetAll(t){
let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){let{base:t,kept:n}=this.state.
value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),this.chosen.value=t,this.
ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(o),...this.state.
value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.component.
server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.question(),
n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords({texts:t}),
o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(s)).slice(
0,Kd);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.chosen.value;
return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||(this.
texts.value=new Map([...this.texts.value,...n]))}},At=new Map,$i=new Map,Cs=new Map;function ji(e,t){let n=new Ps(e,t);At.set(t.name,n);let o=$i.get(t.name);o&&
n.follow(o);for(let s of Cs.get(t.name)??[])s(n);return n}function at(e,t){let n=At.get(e);n?t(n):Cs.set(e,[...Cs.get(e)??[],t])}function Gi(e,t){$i.set(e,t),At.
get(e)?.follow(t)}var Ji=e=>At.get(e)?.resetKept(),Ui=e=>At.get(e)?.text;function Rn(e){let t=At.get(e),n=t?.verdict.peek(),o=t?.state.peek().set??{},s=Object.entries(
o).filter(([r])=>n?.acting.includes(r)??!0);return{set:o,acting:Object.fromEntries(s),assistant:t?.chosen.peek().assistant??null}}var Es=(e,t)=>At.get(e)?.resetAll(
t);var fe=m(E(),1);function Yi(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[p,f]=[
n[c]??null,o[c]??null];if(JSON.stringify(p)===JSON.stringify(f))return[];if(f===null)return[(0,Ee.t)("{knob} not set",{knob:c})];let d=`${c} ${r(f)}`.trim();return[
r(p??{})?(0,Ee.t)("{now} instead of {before}",{now:d,before:r(p)}):d]}),a=(l,c,p)=>{if(!l.length)return"";let f=l.slice(0,t).join(", ");return l.length<=t?c(f):
p(f,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Ee.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Ee.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Ee.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Ee.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}function Xi(e,t){rt.value={...rt.value,[e]:t}}var Fd=8,Os="assistant",
Id={chips:[],canTakeAway:!1,before:null};function Bd(e){let{acting:t,assistant:n}=Rn(e),o=n?[{name:Os,words:(0,Ee.t)("draft model {model}",{model:n})}]:[],s=Object.
entries(t).map(([r,i])=>({name:r,words:typeof i=="object"?r:`${r} ${ve(i)}`}));return[...o,...s].filter(r=>Jt(r.name))}function Zi({element:e,props:t,watch:n,trigger:o},{
name:s,leftOut:r}){let i=M(e,".gp-changes"),a=P(Id),u=null;rt.value={...r,...rt.value};function l(){let{set:g}=Rn(s);u&&!ke(u.after,g)&&(u=null);let h=Array.isArray(
rt.value[z.value]);a.value={...JSON.parse(t.value||"{}"),chips:h?Bd(s):[],canTakeAway:h&&Object.keys(g).length>0,before:u?.before??null};let{kept:v,changed:C,chips:H,
before:$}=a.value;i.hidden=!to()||!(v||C||H.length||$)}function c(g){u={before:u?.before??Rn(s).set,after:g},Es(s,g),l()}function p(){u&&Es(s,u.before),u=null,l()}
function f(g){g===Os?o("undraft"):c(Object.fromEntries(Object.entries(Rn(s).set).filter(([h])=>h!==g)))}(0,Qi.render)((0,fe.jsx)(()=>{let{kept:g,changed:h,chips:v,
canTakeAway:C,before:H}=a.value;return(0,fe.jsxs)(fe.Fragment,{children:[g&&(0,fe.jsx)(zi,{text:g,button:(0,fe.jsx)(ho,{words:(0,Ee.t)("reset"),press:()=>Ji(s)})}),
v.length>0&&(0,fe.jsx)(Dd,{chips:v,go:$=>Hd(s,$),reset:f,children:C&&(0,fe.jsx)(ho,{words:(0,Ee.t)("use the model’s own settings"),press:()=>c({})})}),!v.length&&
h&&(0,fe.jsx)(zi,{text:h}),H&&(0,fe.jsx)(ho,{words:(0,Ee.t)("put the settings back"),press:p})]})},{}),i),n("value",l),z.subscribe(l),rt.subscribe(l),it.hear(l),
at(s,g=>g.verdict.subscribe(l))}function Hd(e,t){if(xn("knobs"),t!==Os)return at(e,s=>Lt(s,t));let n=document.querySelector("#draft-and-record > button"),o=()=>document.
querySelector("#assistant input");o()?.checkVisibility()||n?.click(),requestAnimationFrame(()=>o()?.focus())}function Dd({chips:e,go:t,reset:n,children:o}){let[
s,r]=(0,Mt.useState)(!1),i=(0,Mt.useRef)(null),a=(0,Mt.useRef)(null),u=s?e:e.slice(0,Fd);return(0,Mt.useLayoutEffect)(()=>{if(a.current===null)return;let l=i.current?.
querySelectorAll(".gp-out")??[];l[Math.min(a.current,l.length-1)]?.focus(),a.current=null},[e.length]),(0,fe.jsxs)("span",{class:"gp-applies",role:"group","aria\
-label":(0,Ee.t)("Settings that apply here, too"),ref:i,children:[(0,fe.jsx)("span",{children:(0,Ee.t)("Applies here, too:")}),u.map(({name:l,words:c},p)=>(0,fe.jsxs)(
"span",{class:"gp-set","data-knob":l,children:[(0,fe.jsx)("button",{type:"button",class:"gp-way",title:(0,Ee.t)("Go to where it is set"),onClick:()=>t(l),children:c}),
(0,fe.jsx)("button",{type:"button",class:"gp-out","aria-label":(0,Ee.t)("Reset {knob}",{knob:l}),title:(0,Ee.t)("Back to the default"),onClick:()=>{a.current=p,
n(l)},children:"✕"})]},l)),e.length>u.length&&(0,fe.jsx)(ho,{words:(0,Ee.t)("{count} more",{count:e.length-u.length}),press:()=>r(!0)}),o]})}var zi=({text:e,button:t})=>(0,fe.jsxs)(
"span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),ho=({words:e,press:t})=>(0,fe.jsx)("button",{class:"gp-reset",type:"button",onClick:t,children:e});var ea=m(ae(),1),Ts=m(ie(),1),lt=m(A(),1);var we=m(E(),1);function ta({element:e,trigger:t},{entries:n}){(0,ea.render)((0,we.jsx)(qd,{entries:n,act:(s,r)=>{t(s,r),ri()}}),M(e,".gp-examples"))}function qd({
entries:e,act:t}){let[n,o]=(0,Ts.useState)(0),[s,r]=(0,Ts.useState)(0),i=[{title:(0,lt.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,lt.t)(
"A real model"),note:(0,lt.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),oo.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,we.jsxs)(we.Fragment,{children:[
(0,we.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,lt.t)("Put back what was set before")}),i.length>1&&(0,we.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,lt.t)("Examples"),children:i.map(({title:l},c)=>(0,we.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,we.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,we.jsx)("p",{class:"gp-note",children:l.note}),Wd(l.entries).map(([p,f])=>(0,we.jsxs)(
we.Fragment,{children:[(0,we.jsx)("h3",{children:p}),(0,we.jsx)("ul",{"aria-label":(0,lt.t)("Examples for {model}",{model:p}),children:f.map(d=>(0,we.jsx)("li",
{children:(0,we.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(d),children:[(0,we.jsx)("b",{children:(0,lt.t)(d.title)}),(0,we.jsx)("span",{children:(0,lt.t)(
d.look)})]})}))})]}))]}))]})}function Wd(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var ia=m(A(),1);var Vd={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function bo(e){let t=e.querySelector("summary");t&&na({root:e,button:t,
isOpen:()=>e.open,unfold:n=>e.open=n})}function vo(e,t,n,o){let s=()=>t.getAttribute("aria-expanded")==="true",r=i=>{t.setAttribute("aria-expanded",String(i)),n(
i)};t.addEventListener("click",()=>{r(!s()),s()&&o?.()?.focus()}),na({root:e,button:t,isOpen:s,unfold:r})}function na({root:e,button:t,isOpen:n,unfold:o}){let s=()=>[
...e.querySelectorAll("button, a")].filter(i=>i!==t&&i.checkVisibility()),r=()=>{o(!1),t.focus()};e.addEventListener("focusout",({relatedTarget:i})=>{i instanceof
Node&&!e.contains(i)&&o(!1)}),e.addEventListener("click",({target:i})=>{let a=i instanceof Element&&i.closest("button, a");a&&a!==t&&n()&&r()}),document.addEventListener(
"click",({target:i})=>{i instanceof Node&&!e.contains(i)&&o(!1)}),e.addEventListener("keydown",i=>{if(i.key==="Escape"&&n()){i.stopPropagation(),r();return}let a=i.
target===t,u=Vd[i.key];if(!u||i.ctrlKey||i.metaKey||i.altKey||!n()&&!(a&&i.key==="ArrowDown"))return;i.preventDefault(),o(!0);let l=s();l[u(l.indexOf(i.target),
l.length)]?.focus()})}var $d=3e4,oa=()=>{};function Ze(e){e!==z.value&&oa(e)}function sa(e){z.value===e&&Ze(He)}function ra({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){as.
value=s,oa=i=>{e.value=i,t("view")};let r=new Map;zt.hear(()=>o.forEach(i=>r.delete(i))),z.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(i)||performance.
now()-a<$d)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var jd={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function aa({element:e}){let t=M(e,".gp-header");(0,ia.translateTemplate)(t);let n=i=>M(t,i),o=n(".gp-\
lab-list"),s=i=>a=>{n(i).classList.toggle("gp-unfolded",a)},r=()=>o.querySelector("[aria-selected=true]")??Ls(o)[0];vo(n(".gp-lab"),n(".gp-lab-button"),i=>o.hidden=
!i,r),vo(n(".gp-folded-menu"),n(".gp-menu-button"),s(".gp-menu")),vo(n(".gp-more"),n(".gp-more-button"),s(".gp-more")),n(".gp-skip").addEventListener("click",Jd),
t.addEventListener("click",i=>{let a=W(i,"button[data-view]");a?.dataset.view&&(a.dataset.view!==z.value&&no.tell(),Ze(a.dataset.view))}),n(".gp-views").addEventListener(
"keydown",Gd),X(()=>Ud(t,z.value)),X(()=>n("[data-lessons]").setAttribute("aria-expanded",String(I.isOpen.value)))}function Gd(e){let t=Ls(e.currentTarget),n=jd[e.
key],o={Home:0,End:-1}[e.key];if(!n&&o===void 0)return;e.preventDefault();let s=t.indexOf(e.target);(n?t[(s+n+t.length)%t.length]:t.at(o??NaN))?.focus()}function Jd(e){
e.preventDefault();let t=document.querySelector(`#view-${z.value} > *`);t&&(t.tabIndex=-1,t.focus())}var Ls=e=>[...e.children];function Ud(e,t){for(let o of e.querySelectorAll(
"[role=tablist]")){let s=Ls(o),r=s.find(({dataset:i})=>i.view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.
querySelector(`.gp-lab-list [data-view="${t}"]`);M(e,".gp-lab").classList.toggle("gp-selected",!!n),M(e,".gp-lab-which").textContent=n?.textContent??""}function la(e){
z.value=e}var An=m(Ie(),1);var zd=1e4,ua=new Set(["kept","class"]),ca=()=>{};function wo(e){ua.delete(e)&&!ua.size&&ca()}function da(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{W(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
W(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,zd);ca=()=>{clearTimeout(i),setTimeout(()=>{
e||mt.tell(),r()})}}var fa=(0,An.kept)("form","tab"),Rs=(0,An.kept)("form"),ma=(0,An.kept)("form-address","tab"),ga=(0,An.kept)("keep-history"),pa=300,ha=!1,As=null;function ba(){document.
addEventListener("input",()=>ha=!0,{once:!0,capture:!0})}var va=e=>As?.hold(e);function wa(){As?.begin(),wo("kept")}var ya=()=>it.tell();function ka(){if(ha)return[
null];let e=fa.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&ma.read()===location.search?[{again:e}]:e?[e]:[ga.read()===
"no"?null:Rs.readJson()]}function Sa({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(ga.read()||(e.keep?"yes":
"no"))==="yes";if(d||Rs.write(null),!i||!o)return;let g=JSON.stringify(l(o));fa.write(g),ma.write(location.search),d&&Rs.write(g)}function l(d){let g=c(d),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:Ui("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(v=>g[v])}let c=d=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,d[h]]));function p(){clearTimeout(a),a=
window.setTimeout(u,pa)}function f(){let d=Math.max(0,r+pa-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},d)}As={hold(d){o=d,p(),
Qt.tell(c(d))},begin(){i=!0,o||f(),p()}},document.addEventListener("input",p),it.hear(f),window.addEventListener("pagehide",u),ro.hear(u)}var Xa=m(ae(),1),Ft=m(ie(),1),G=m(A(),1);var Ua=m(ae(),1),Co=m(ie(),1),K=m(A(),1);var yo=m(ie(),1),Nt=m(A(),1);var Se=m(E(),1),Qd=e=>e==null?"":String(e);function _t({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,yo.useState)(""),c=ke(Tn(
u),t??void 0)?u:Qd(t),p=e.step||(e.kind==="int"?1:.1),f=(String(p).split(".").at(1)??"").length,d=h=>{l(h),n(Tn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let v=Tn(c)??o??e.slider_minimum??e.minimum??0;if(typeof v!="number")return;let C=Number((v+(h.key==="ArrowUp"?p:-p)).toFixed(f));
d(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,C))))};return(0,Se.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>d(h.value),onKeyDown:g})}var Ms=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,Se.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function Yd({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,Se.jsxs)("di\
v",{class:"kp-number",children:[(0,Se.jsx)(_t,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,Se.jsx)(
Ms,{knob:e,label:(0,Nt.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var Xd=e=>t=>t?.setAttribute("value",e),tn=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,Se.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,Se.jsxs)(
"label",{children:[(0,Se.jsx)("input",{type:"radio",name:e,ref:Xd(a),checked:ke(i,s),onChange:()=>r(i)}),(0,Se.jsx)("span",{children:a})]},a))}),Zd=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,Se.jsx)(tn,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Nt.t)("not set")],[!0,(0,Nt.t)("on")],[!1,(0,Nt.t)(
"off")]]});function Ns({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>ke(u,s)),a=s!==void 0&&i<0;return(0,Se.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,Se.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,Se.jsx)("option",{value:String(l),children:ve(u)},l)),a&&(0,Se.jsx)("option",{value:"foreign",disabled:!0,children:ve(
s)})]})}var ep=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,Se.jsx)(Ns,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Nt.t)(
"not set"):(0,Nt.t)("not set (default {value})",{value:ve(s)})}),tp=({id:e,meaningId:t,value:n,change:o})=>(0,Se.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":ve(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function nn(e,t,n){let o=(0,yo.useRef)(null),s=o.
current!==null&&ke(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var xa=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
Pa={View:Zd},_s={View:Yd,isLabelled:!0},Ca={View:ep,isLabelled:!0},Ea={View:tp,isLabelled:!0};var Ta=m(ae(),1),Kt=m(ie(),1),La=m(gt(),1),oe=m(A(),1);var j=m(E(),1);function Ra({knob:e,value:t,change:n}){let[o,s]=nn(t,Ss,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,j.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,oe.t)("{name} as JSON",{name:e.name}),placeholder:(0,oe.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var Aa={View:()=>(0,j.jsx)("div",{}),canShow:(e,t)=>t===void 0};function Ma({words:e,texts:t,change:n}){let[o,s]=(0,Kt.useState)([]),r=(0,Kt.useRef)(
null),i=p=>p.map(Ln).filter(Boolean),a=ke(i(o),t)?o:t.map(Vi),u=a.at(-1)===""?a:[...a,""],l=p=>{s(p);let f=i(p);n(f.length?f:void 0)},c=p=>r.current?.querySelectorAll(
"input")[p]?.focus();return(0,j.jsx)("div",{class:"kp-list",ref:r,children:u.map((p,f)=>(0,j.jsxs)("div",{class:"kp-line",children:[(0,j.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:p,onInput:({currentTarget:d})=>l(u.with(f,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(f+1))}}),(0,j.jsx)(np,{text:Ln(p),line:p}),(0,j.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!p,
onClick:()=>{l(u.toSpliced(f,1)),c(f+1)},children:"×"})]},f))})}function np({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,La.fillText)(
o,e)};return(0,j.jsx)("span",{class:"kp-shown",title:(0,oe.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var op=({value:e,change:t})=>(0,j.jsxs)(
"div",{class:"kp-editor",children:[(0,j.jsx)(Ma,{words:{one:(0,oe.t)("text"),another:(0,oe.t)("another text"),remove:(0,oe.t)("Remove this text")},texts:e===void 0?
[]:xs(e)?e:[ve(e,1/0)],change:t}),(0,j.jsx)("p",{class:"kp-faint",children:(0,oe.t)("Write \\n for a line break and \\t for a tab.")})]}),Na={View:op},_a=e=>Array.
isArray(e)&&e.length===2;function sp({id:e,value:t,change:n}){let o=_a(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,oe.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,oe.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,j.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,j.jsxs)(Ta.Fragment,{children:[
(0,j.jsx)("label",{for:`${e}-${i}`,children:a}),(0,j.jsx)(_t,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:p=>s(c,p)})]},i))})}var Ka={View:sp,
canShow:(e,t)=>t===void 0||_a(t)};function rp({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Kt.useState)(!1),[l,c]=nn(r,go,h=>Array.isArray(
h)?h.join(", "):""),p=(0,Kt.useRef)(null),f=Array.isArray(r)||a&&r===void 0,d=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>p.current?.
focus())},g=t.verdict.value?.layers;return(0,j.jsxs)("div",{class:"kp-editor",children:[(0,j.jsx)(tn,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,oe.t)("not s\
et")],["low","low"],["high","high"],["list",(0,oe.t)("layers")]],value:f?"list":r,change:d}),(0,j.jsx)("input",{class:"kp-wide",ref:p,id:`${n}-list`,type:"text",
hidden:!f,placeholder:"0, 2, 4","aria-label":(0,oe.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,j.jsx)("p",{class:"kp-faint",children:g?(0,oe.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var Fa={View:rp,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},ip={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
Oa=JSON.stringify(ip,null,2),ap=["choices","regex","json_schema"];function lp({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=Ge(o)?o:{},i=ap.find(h=>h in r),
[a,u]=(0,Kt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),p=h=>{u(h),s(void 0)},[f,d]=nn(r.json_schema,Ss,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,j.jsx)(Ma,{words:{one:(0,oe.t)("choice"),another:(0,oe.t)("another choice"),remove:(0,oe.t)("Remove this choi\
ce")},texts:xs(r.choices)?r.choices:[],change:c}),regex:(0,j.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,oe.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":ve(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:Oa,spellcheck:!1,
"aria-label":(0,oe.t)("JSON schema"),value:f,onInput:({currentTarget:h})=>c(d(h.value))}),(0,j.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(Oa)),
children:(0,oe.t)("Use an example")})]})};return(0,j.jsxs)("div",{class:"kp-editor",children:[(0,j.jsx)(tn,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,oe.t)(
"not set")],["choices",(0,oe.t)("choices")],["regex","regex"],["json_schema",(0,oe.t)("JSON schema")]],value:l,change:p}),l&&g[l]]})}var Ia={View:lp};var Ba=m(ae(),1),Ha=m(ie(),1),ut=m(A(),1);var ye=m(E(),1),up=30,cp=5,Da=()=>[...crypto.getRandomValues(new Uint16Array(up))].map(e=>e%1e3),ko=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function qa({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>ko(
i,n)>ko(r,n)?i:r);return ko(s,n)<n.length?null:s}function dp({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>ke(
o,n)):e==="flags"?Ge(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function pp(e,t){
if(t===void 0)return!0;let n=Ge(t)?qa(e,t):null;return n!==null&&Ge(t)&&n.fields.every(o=>dp(o,t[o.name]))}function fp({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,Ha.useState)(null),a=Ge(o)?o:null,u=a&&r&&ko(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:qa(e,a)),c=e.forms.map(({name:d})=>[d,e.forms.length>
1?(0,ut.t)(d):(0,ut.t)("set")]),p=d=>{let g=e.forms.find(v=>v.name===d)??null;i(g);let h=g?.fields.filter(({required:v})=>v);s(h&&Object.fromEntries(h.map(v=>[v.
name,mp(v)])))},f=(d,g)=>{let h=l?.fields.map(C=>C.name)??[],v={...a,[d]:g};s(Object.fromEntries(h.filter(C=>v[C]!==void 0).map(C=>[C,v[C]])))};return(0,ye.jsxs)(
"div",{class:"kp-editor",children:[(0,ye.jsx)(tn,{id:`${t}-form`,nameId:n,options:[[void 0,(0,ut.t)("not set")],...c],value:l?.name,change:p}),(0,ye.jsx)("p",{class:"\
kp-faint",children:(0,ut.t)(l?.meaning)}),(0,ye.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let g=`${t}-${d.name}`;return(0,ye.jsxs)(Ba.Fragment,{children:[
(0,ye.jsx)("label",{for:g,title:(0,ut.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,ye.jsx)(gp,{field:d,id:g,value:a?.[d.name],change:h=>f(d.name,h)}),
(0,ye.jsx)("p",{class:"kp-faint",children:(0,ut.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,ye.jsx)("button",{class:"kp-link",type:"button",onClick:()=>f(d.
name,Da()),children:(0,ut.t)("Draw new keys")})]},d.name)})})]})}var mp=e=>e.kind==="ints"?Da():e.default??cp;function gp({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,ye.jsx)(Ns,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,ut.t)("not set ({value})",{value:ve(e.default)})});
if(s==="flags")return(0,ye.jsx)(hp,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,ye.jsx)(bp,{field:e,id:t,value:n,change:o});let r=e.default;return(0,ye.jsx)(
_t,{id:t,value:n,change:o,standard:r,row:xa(e),hint:r===null?"–":String(r)})}function hp({field:e,id:t,value:n,change:o}){let s=Ge(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,ye.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,ye.jsxs)("label",{children:[(0,ye.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function bp({id:e,value:t,change:n}){let[o,s]=nn(t,go,r=>Array.isArray(r)?r.join(", "):r===void 0?"":ve(r,1/0));return(0,ye.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var Wa={View:fp,canShow:pp};var et=m(ie(),1),Va=m(gt(),1),Q=m(A(),1),$a=m(uo(),1);var B=m(E(),1),vp=120,wp=5,Ks=e=>Number.isInteger(e)&&Number(e)>=0,ht=e=>Array.isArray(e)&&e.length>0&&e.every(Ks),So=(e,t)=>Array.isArray(e)&&e.every(t),Fs=e=>So(
e,ht),yp=e=>Array.isArray(e)&&e.length===2&&ht(e[0]),kp=e=>ht(e)||Fs(e),Sp=e=>Ge(e)&&(ht(e.phrase)||Fs(e.any_of)),on=e=>({options:[[e]]}),ja=e=>({options:[e]}),
Mn=({options:e})=>e[0][0],Is={token:{isSingle:!0,isFlat:!0,read:e=>Ks(e)?[on(e)]:null,write:e=>Mn(e[0])},tokens:{isFlat:!0,read:e=>Ks(e)?[on(e)]:ht(e)?e.map(on):
null,write:e=>e.length===1?Mn(e[0]):e.map(Mn)},words:{isFlat:!0,read:e=>ht(e)?e.map(on):null,write:e=>e.map(Mn)},word_groups:{read:e=>Fs(e)?e.map(ja):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>So(e,yp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>So(e,kp)?e.map(t=>({options:ht(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>So(e,Sp)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
Nn={ways:[],unknown:[]};function xp(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return ht(t)&&t.every(Number.isSafeInteger)?
t:null}async function Pp(e,t){let n=Ln(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...Nn,problem:(0,Q.t)(i)};let a=[{when:(0,Q.t)("as typed"),tokens:r[0]}];s&&ke(r[0],r[1])?a=[{when:(0,Q.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,Q.t)("inside a sentence"),tokens:r[0]},{when:(0,Q.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=xp(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(p=>[p,t.texts.value.get(p)]);a.unshift({when:u.length>1?(0,Q.t)("these token ids"):(0,Q.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var xo=({tokens:e})=>e.map(([t])=>t),Bs=({token:[e,t]})=>(0,B.jsxs)(B.Fragment,{children:[t===void 0?(0,B.jsx)("span",{class:"kp-piece"}):(0,B.jsx)($a.TokenLabel,
{class:"kp-piece",text:t}),(0,B.jsx)("span",{class:"kp-id",children:e})]});function Cp({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,B.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,Q.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,Q.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,Q.t)("Choose on\
e token."):(0,Q.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,B.jsxs)(B.Fragment,{children:[t.map(
i=>(0,B.jsxs)("div",{class:"kp-offer",children:[(0,B.jsx)("span",{class:"kp-when",children:i.when}),(0,B.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,B.jsx)(Ep,{token:a,press:()=>s([[a[0]]])}):(0,B.jsx)("span",{class:"kp-token",children:(0,B.jsx)(Bs,{token:a})}))}),!e.isFlat&&(0,B.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,Q.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([xo(i)]),children:(0,Q.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,B.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(xo)),children:(0,Q.t)("Add both")}),r.length>0&&(0,B.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function Ep({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,Q.t)("Add token {id}",{id:n}):(0,Q.t)("Add token {id}: {text}",{id:n,text:(0,Va.quoted)(
o)});return(0,B.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,B.jsx)(Bs,{token:e})})}function Op({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=Is[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,et.useState)(""),[c,p]=(0,et.useState)(Nn),[f,d]=(0,et.useState)(null),g=(0,et.useRef)(
null),h=(0,et.useRef)(0),v=(0,et.useRef)(0),C=S=>r(S.length?i.write(S):void 0),H=()=>{h.current+=1,clearTimeout(v.current),l(""),p(Nn),d(null)},$=S=>{C(Tp(i,a,S,
f)),H(),g.current?.focus()},O=async S=>{let U=++h.current,Te=(0,Q.t)("The server does not answer. Try again in a moment."),Qe=S?await Pp(S,t).catch(()=>({...Nn,
problem:Te})):Nn;return U!==h.current?null:(p(Qe),Qe)},_=S=>{l(S),clearTimeout(v.current),v.current=window.setTimeout(()=>{O(S)},vp)},y=async()=>{clearTimeout(v.
current);let S=(await O(u))?.ways.at(0);S&&$([i.isFlat?xo(S).slice(0,1):xo(S)])},D=S=>{S.key==="Enter"?(S.preventDefault(),y()):S.key==="Escape"&&(u||f!==null)&&
(S.preventDefault(),H())},J=t.texts.value,re=a.flatMap(({options:S})=>S.flat()).filter(S=>!J.has(S));return(0,et.useEffect)(()=>{re.length&&t.textsOf(re).catch(
()=>[])},[re.join()]),(0,B.jsxs)("div",{class:"kp-editor",children:[(0,B.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,U)=>(0,B.jsx)(
Lp,{form:i,row:S,texts:J,setBias:Te=>C(a.with(U,{...S,bias:Te})),grow:()=>{d(U),g.current?.focus()},remove:()=>{f===U&&d(null),C(a.toSpliced(U,1)),g.current?.focus()}},
U))}),(0,B.jsx)("p",{class:"kp-faint",hidden:f===null,children:f!==null&&(0,Q.t)("Another alternative to word {number}:",{number:f+1})}),(0,B.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,Q.t)("type a token, or its id"):(0,Q.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>_(S.value),onKeyDown:D}),(0,B.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,B.jsx)(Cp,{
form:i,offers:c,add:$})})]})}function Tp(e,t,n,o){if(e.isSingle)return[on(n[0][0])];if(e.isFlat){let s=new Set(t.map(Mn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(on)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:wp}:ja(
s))]}function Lp({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,B.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,B.jsxs)(B.Fragment,{children:[u>0&&(0,B.jsx)("span",{class:"kp-or",children:(0,Q.t)("or")}),(0,B.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,B.jsx)("span",{class:"kp-token",children:(0,B.jsx)(Bs,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,B.jsx)("span",{class:"kp-faint",children:(0,Q.t)(
"bias")}),e.isBiased&&(0,B.jsx)(_t,{row:{kind:"float",step:.5},label:(0,Q.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,B.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,Q.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,Q.t)("or…")}),(0,B.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,Q.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var Rp={View:Op,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||Is[e].read(t)!==null},Ga=Object.fromEntries(Object.keys(Is).map(e=>[e,Rp]));var Ja={...Ga,switch:Pa,number:_s,slider:_s,choice:Ca,text:Ea,strings:Na,decay:Ka,fields:Wa,layers:Fa,structure:Ia},Po=e=>e in Ja?Ja[e]:Aa;var N=m(E(),1),Hs=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],sn=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],an={error:"✕",warning:"▲",info:"\
ℹ"},rn=({name:e})=>(0,N.jsx)(N.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,N.jsxs)(Ua.Fragment,{children:[t,(0,N.jsx)("wbr",{})]},t))});function Eo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Ds({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,Co.useState)(!1),[p,f]=(0,Co.useState)(!1),[d,g]=(0,Co.useState)(!1),h=`${e.name}-${t}`,{View:v,isLabelled:C,canShow:H}=Po(
o.editor),$=!H||H(o,s.value);!$&&!l&&c(!0);let O=`${h}-name`,_={knob:o,panel:e,id:`${h}-control`,nameId:O,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:re=>e.change(t,re)},y=()=>{f(l&&!$),(!l||$)&&c(!l)},D=l||!$,J=u.value;return(0,N.jsxs)("div",{class:a.value.some(({severity:re})=>re===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,N.jsxs)("div",{class:"kp-head",children:[C&&!D?(0,N.jsx)("l\
abel",{class:"kp-name",id:O,for:_.id,children:(0,N.jsx)(rn,{name:t})}):(0,N.jsx)("span",{class:"kp-name",id:O,children:(0,N.jsx)(rn,{name:t})}),(0,N.jsx)("span",
{class:"kp-source",title:sn(i.value),children:sn(i.value)&&Hs(i.value)}),(0,N.jsxs)("span",{class:"kp-tools",children:[H&&(0,N.jsx)(Ap,{name:t,isJson:D,turn:y}),
(0,N.jsx)(Np,{panel:e,name:t}),(0,N.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!d),children:"?"})]})]}),H?(0,N.jsxs)("div",{class:"kp-editor",children:[D?(0,N.jsx)(Ra,{..._}):(0,N.jsx)(v,{..._}),(0,N.jsx)("span",{class:"kp-faint",children:p&&
!$&&(0,K.t)("The editor cannot show this value.")})]}):(0,N.jsx)(v,{..._}),(0,N.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(re=>(0,N.jsx)(qs,
{note:re,panel:e}))}),(0,N.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,N.jsx)(Mp,{knob:o,own:r.value})," ",(0,N.jsx)("sp\
an",{class:"kp-idle",children:J&&(0,K.t)("No effect now: {why}.",{why:J})})]}),d&&(0,N.jsx)(_p,{knob:o})]})}function Ap({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,N.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function Mp({knob:e,own:t}){let n=za(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,N.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,N.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var za=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):ve(t,30);function Np({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=za(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],p=()=>{e.reset(t),Eo(e,t)};return(0,N.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:p,children:a?"↺":"×"})}function _p({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=Kp(e);return(0,N.jsxs)("div",{class:"kp-help",children:[(0,N.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,N.jsx)("p",{children:n}),t&&(0,N.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,N.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,N.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,N.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function qs({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&Eo(t,n)};return(0,N.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,N.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:an[e.severity]}),(0,N.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,N.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,N.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,N.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function Kp({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Ws=m(A(),1);var _n=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Qa(e,t){let n=_n(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var Fp=(e,t)=>e.every(n=>_n(t).join(" ").includes(n));function Ya(e,t){let n=_n(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Rt.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Rt.elsewhere.filter(({words:u})=>u.some(l=>Qa(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Ws.t)(l),...c].some(p=>Qa(n,p)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Ws.t)(l))].join(" ");return{knobs:t.filter(u=>Fp(n,a(u))),beside:s,absent:o}}var x=m(E(),1),Ip=60;function Za(e,t){let n=ji(e,t);q().answers.knobs=({change:o})=>n.apply(o),(0,Xa.render)((0,x.jsx)(Bp,{panel:n}),M(e.element,".kp"))}function Bp({
panel:e}){let[t,n]=(0,Ft.useState)(""),[o,s]=(0,Ft.useState)([]),r=Ya(t,e.knobs),i=_n(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(p=>c?[...new Set(
[...p,l])]:p.filter(f=>f!==l));return(0,Ft.useLayoutEffect)(()=>{Di(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>Hp(e,
l)))})},[e]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(Vp,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,x.jsx)(jp,{panel:e,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,G.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Ds,{panel:e,name:l,
hidden:!a.has(l)},l))}),Rt.groups.map(l=>(0,x.jsx)(Dp,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(Jp,{panel:e,hidden:i})]})}
function Hp(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),Eo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function Dp({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:d})=>d===t),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),p=o?c:s,f=(0,Ft.useRef)(!1);return f.
current||=p,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:p,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,G.t)(t),(0,x.jsx)(Wp,{panel:e,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[f.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,G.t)("Always in view, above:")," ",l.map(({name:d},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(el,{panel:e,name:d})]}))]}),
f.current&&u.map(d=>(0,x.jsx)(qp,{panel:e,knob:d,names:n},d.name))]})]}):null}function qp({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,x.jsx)("code",{children:t.name})," ",(0,G.t)(t.managed_because)]}):(0,x.jsx)(
Ds,{panel:e,name:t.name,hidden:o})}function Wp({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,G.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var el=({panel:e,name:t})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,G.t)("Go to {name}",{name:t}),onClick:()=>Lt(
e,t),children:(0,x.jsx)(rn,{name:t})});function Vp({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,G.t)("N\
o knob."):(0,G.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,G.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,G.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,G.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)($p,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,G.t)(l)}))]})]})}var Kn=e=>e?document.getElementById(e):null;function $p({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=Kn(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{Kn(t)?.offsetParent||Kn(n)?.querySelector("button.label-wrap")?.click(),o(Ip)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,G.t)(e)," ",(Kn(t)||Kn(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,G.t)("Go to it")})]})}function jp({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,G.t)(r?.mode),a=r?.differs.length??0,u=a?(0,G.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,G.t)("No knobs differ from the model's defaults."),l=({basic:p,group:f})=>!p&&!t.includes(
f),c=Object.entries(r?.notes??{}).flatMap(([p,f=[]])=>{let d=e.byName.get(p);return d?l(d)?f.filter(({severity:g})=>g==="error"):[]:f});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,G.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(p=>(0,x.jsx)(
Gp,{panel:e,name:p},p))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:ke(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,G.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,G.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(p=>(0,x.jsx)(qs,{note:p,
panel:e}))})]})}function Gp({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,G.t)("Go to this knob ({source})",{source:sn(n)}),onClick:()=>Lt(e,t),children:[
t,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,G.t)("See the note at the knob"),children:an[s]})]})}function Jp({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,G.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,G.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,G.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,G.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
el,{panel:e,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[ve(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,G.t)(a),children:` ○ ${(0,G.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Hs(i)})]},s))})]})})]})}var tl=m(ae(),1),It=m(A(),1);var ue=m(E(),1),Up=["switch","choice"];function nl({element:e},{name:t,essential:n}){let o=M(e,".kq-knobs"),s=M(e,".kq-count");M(e,".kq").setAttribute("aria-lab\
el",(0,It.t)("The knobs that matter for this strategy")),at(t,r=>{M(e,".kq-number-of").textContent=(0,It.t)("All {count} knobs",{count:r.knobs.length}),(0,tl.render)(
(0,ue.jsx)(zp,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${an[u?"error":"warning"]} ${a.length}`:""})})}function zp({panel:e,essential:t}){let n=(e.verdict.value?.essential??t).filter(
o=>e.byName.has(o)&&Jt(o));return(0,ue.jsx)(ue.Fragment,{children:n.map(o=>(0,ue.jsx)(Qp,{panel:e,name:o},o))})}function Qp({panel:e,name:t}){let{knob:n,value:o,
own:s,source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=Up.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:p}=Po(
n.editor),f={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:C=>e.change(t,C)},d=i.value.find(({severity:C})=>C===
"error")??i.value.at(0),g=d?`${(0,It.t)(d.message)} ${(0,It.t)(d.fix)}`:(0,It.t)(n.meaning),h=sn(r.value),v=(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsx)(rn,{name:t}),
(0,ue.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":d?.severity??"",children:d&&an[d.severity]})]});return(0,ue.jsxs)("div",{class:"kq-knob",
"data-knob":t,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!p?(0,ue.jsx)("span",{class:"kp-name",id:f.nameId,children:v}):(0,ue.jsx)(
"label",{class:"kp-name",id:f.nameId,for:a,children:v}),l?(0,ue.jsx)(c,{...f}):u?(0,ue.jsx)(Yp,{...f}):(0,ue.jsx)(Xp,{...f})]})}function Yp({knob:e,id:t,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,ue.jsxs)("span",{class:"kq-number",children:[(0,ue.jsx)(Ms,{knob:e,id:t,value:n,standard:o,
change:s,text:i}),(0,ue.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",children:i})]})}function Xp({knob:e,panel:t,id:n,value:o}){return(0,ue.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{xn("knobs"),Lt(t,e.name)},children:o===void 0?(0,It.t)("set …"):ve(o,18)})}var rl=m(ae(),1),il=m(ie(),1),bt=m(A(),1),al=m(sl(),1);var tt=m(E(),1);function ll({element:e,props:t,server:n,watch:o}){let s=M(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");q().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,bt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=Zp(
t.value);for(let{key:d,sha256:g}of c)d&&r.set(g,d);let p=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(p.some(({key:d},g)=>d!==c[g].key))return u(p);i=t.value;
let f=c.map((d,g)=>(0,tt.jsx)(ef,{item:d,fileOf:a,remove:()=>u(c.filter((h,v)=>v!==g))},d.sha256));(0,rl.render)(f,s)}o("value",l),l()}function Zp(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function ef({item:e,fileOf:t,remove:n}){let[o,s]=(0,il.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",p=c?(0,bt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,bt.t)("Sound, {seconds} s",{seconds:l});return(0,tt.jsxs)("li",{children:[(0,tt.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${p}: ${c?(0,bt.t)("Show it"):(0,bt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,tt.jsx)(al.Preview,{kind:e.kind,preview:i})}),(0,tt.jsx)("span",{children:r?p:(0,bt.t)("{what}: the file was not kept",{what:p})}),
(0,tt.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,bt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,tt.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,tt.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var fl=m(ae(),1),Js=m(ie(),1),se=m(A(),1);var Oo=m(ie(),1);function ul(e){let t=(0,Oo.useRef)(null);return(0,Oo.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var nt=m(A(),1),Ae=m(E(),1),Vs=["tools","documents"],tf={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},$s=({reads:e})=>e?.arguments??[],cl=e=>$s(e).length>0||Vs.some(t=>e.reads?.[t]);function dl({state:e,isOpen:t,press:n}){let s=$s(e).filter(([
r])=>r in e.arguments).length+Vs.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Ae.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!cl(e),onClick:n,children:s?(0,nt.t)("Template arguments ({count})",{count:s}):(0,nt.t)("Template arguments")})}function pl({state:e,isOpen:t,
defaults:n,set:o}){let s=cl(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,nt.t)("Tools, a JSON list"),documents:(0,nt.t)("Documents, a JSON list")};return(0,Ae.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,nt.t)("Template arguments"),hidden:!s,children:[(0,Ae.jsx)("div",{class:"gp-argument-list",children:$s(
e).map(([i,a])=>(0,Ae.jsx)(nf,{name:i,kind:a,state:e,defaults:n,set:o},i))}),Vs.map(i=>(0,Ae.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Ae.jsx)(
"span",{children:r[i]}),(0,Ae.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:tf[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function nf({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([f])=>f!==e)),p=l===""||l===o[e];
s({arguments:p?c:{...c,[e]:l}})};if(t!=="bool")return(0,Ae.jsxs)("label",{"data-kind":t,children:[(0,Ae.jsx)("code",{children:e}),(0,Ae.jsx)("input",{type:"text",
placeholder:(0,nt.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,nt.t)("Set here."):
a===void 0?(0,nt.t)("Not set: the template decides."):(0,nt.t)("Not set: this is what the template takes.");return(0,Ae.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Ae.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ae.jsx)("code",{children:e})]})}var F=m(E(),1),of=250,js=["user","assistant","system"],sf={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},ml=()=>{},gl=e=>ml(e);function hl({element:e,props:t,server:n,trigger:o,watch:s}){let r=M(e,".gp-beside"),i=q(),a=P(sf),u=P({prompt:"",model:""}),l=P(
{}),c=P(!1),p="",f="plain true";function d(){let _={};try{_=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,..._},p=t.value,h()}function g(_){a.value={...a.
value,..._},t.value=p=JSON.stringify(a.value),h()}function h(){let _=`${a.value.kind} ${a.value.on}`;if(_===f)return H();f=_,o("turned",{})}let v=0,C=0;function H(){
clearTimeout(C),C=window.setTimeout($,of)}async function $(){let _=++v,y=null;if(a.value.kind==="chat"&&a.value.on)try{y=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:p})))}catch(D){console.warn("Generation Playground: the template could not be asked.",D)}_===v&&(i.setWritten(y),l.value=y?.defaults??
{})}ml=_=>{e.isConnected&&(u.value={...u.value,..._},H())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:_,run:y})=>{!_&&!y||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),X(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let O=()=>(0,F.jsx)(rf,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==p&&d()}),d(),(0,fl.render)((0,F.jsx)(O,{}),
r)}function rf({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[p,f]=(0,Js.useState)(null),[d,g]=(0,Js.useState)(
!1),h=ul(()=>r),v=()=>f(null),C=S=>{f(S),h(`.gp-${S} textarea`)},H=S=>{t({on:S}),h(S?".gp-on":".gp-off")},$=(S,U)=>t({turns:l.map((Te,Qe)=>Qe===S?{...Te,...U}:Te)}),
O=S=>{t({turns:l.toSpliced(S,1)});let U=Math.min(S+1,l.length-1);h(U?`.gp-turns li:nth-child(${U}) button`:".gp-add")},_=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},y=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},D=!u&&p!=="system",J=!a||
!c&&p!=="begins",re=({to:S,name:U,title:Te})=>(0,F.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:Te,onClick:()=>H(S),children:U});return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,F.jsxs)("l\
abel",{class:"gp-begins",hidden:J,children:[(0,F.jsx)("span",{children:(0,se.t)("The answer begins with")}),(0,F.jsx)(Gs,{hint:(0,se.t)("The model goes on from \
these words."),value:c,write:S=>t({begins:S}),close:v})]}),(0,F.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,F.jsxs)("label",{class:"gp-system",hidden:D,
children:[(0,F.jsx)("span",{children:(0,se.t)("System message")}),(0,F.jsx)(Gs,{hint:(0,se.t)("How the assistant should behave. May stay empty."),value:u,write:S=>t(
{system:S}),close:v})]}),(0,F.jsx)("ol",{class:"gp-turns","aria-label":(0,se.t)("Earlier turns, oldest first"),children:l.map((S,U)=>(0,F.jsx)(af,{...S,number:U+
1,change:Te=>$(U,Te),remove:()=>O(U)},U))}),(0,F.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,F.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:S})=>t({continues:S.checked})}),(0,F.jsx)("span",{children:(0,se.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,F.jsxs)("div",{class:"gp-bar",children:[(0,F.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,se.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),H(!a))},children:[re({to:!0,name:(0,se.t)("Chat"),title:(0,se.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),re({to:!1,name:(0,se.t)("Plain text"),title:(0,se.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,F.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,F.jsx)(Fn,{name:"gp-add-system",words:(0,se.t)("Ad\
d a system message"),hidden:!D,press:()=>C("system")}),(0,F.jsx)(Fn,{name:"gp-add",words:(0,se.t)("Add a turn"),press:_}),(0,F.jsx)(Fn,{name:"gp-reply",words:(0,se.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,F.jsx)(Fn,{name:"gp-clear",words:(0,se.t)("New chat"),hidden:!l.length,press:y}),(0,F.jsx)(Fn,{name:"gp-be\
gin",words:(0,se.t)("Begin the answer"),hidden:!J,press:()=>C("begins")}),(0,F.jsx)(dl,{state:e,isOpen:d,press:()=>{g(!d),d||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,F.jsx)(pl,{state:e,isOpen:d,defaults:o,set:t})]}),(0,F.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,F.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,se.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,F.jsxs)("label",{class:"gp-target",children:[(0,F.jsx)("span",{children:(0,se.t)("Target so far")}),(0,F.jsx)(Gs,{hint:(0,se.t)(
"How the target should begin. May stay empty."),value:e.target,write:S=>t({target:S})})]})]})]})}var Gs=({hint:e,value:t,write:n,close:o})=>(0,F.jsx)("textarea",
{rows:1,placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),Fn=({name:e,words:t,hidden:n,press:o})=>(0,F.jsx)("button",{type:"button",class:e,
hidden:n,onClick:o,children:t});function af({role:e,content:t,number:n,change:o,remove:s}){let r=js.includes(e)?js:[...js,e],i=(0,se.t)("Remove turn {number}",{
number:n});return(0,F.jsxs)("li",{"data-role":e,children:[(0,F.jsx)("select",{"aria-label":(0,se.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,F.jsx)("option",{value:a,children:a},a))}),(0,F.jsx)("textarea",{rows:1,"aria-label":(0,se.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,F.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var bl=m(A(),1);function vl({element:e,props:t,trigger:n,watch:o}){(0,bl.translateTemplate)(e);let s=M(e,".gp-run-menu");bo(s),s.addEventListener("click",i=>{let a=W(i,"[data-w\
ay]")?.dataset.way;a==="more"?q().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),lf(s)}function lf(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var wl=m(A(),1);function yl({element:e,props:t,watch:n}){let o=()=>{M(e,"p").textContent=t.value?(0,wl.t)(JSON.parse(t.value)):""};n("value",o),o()}var Tl=m(ae(),1),Ve=m(A(),1);var In=m(A(),1);var uf=.8,To=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return I.isOpen.value&&
I.isOnStage.value}turn(){I.isOnStage.value=!I.isOpen.value||!I.isOnStage.value,I.isOpen.value||ao.tell()}get words(){return this.isSeen?this.stays?(0,In.t)("Sti\
ll to be done. Go on with N."):(0,In.isTouched)()?"":(0,In.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}\
"]:not(:disabled)`,o=this.isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.
scrollTop+n.clientHeight<n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:uf*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(
".gp-lesson-foot .gp-next"),this.stays||this.press("N")),this.redraw()}};var Pl=m(Sl(),1),Cl=m(Us(),1),vt=m(A(),1);var Je={text:{key:"1",title:()=>(0,vt.t)("Text"),isThere:e=>!e.denoises,view:He,canHide:!0},processors:{key:"2",title:()=>(0,vt.t)("Waterfall"),isThere:cf,view:He,
canHide:!0},beamtree:{key:"3",title:()=>(0,vt.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:He,canHide:!0},drafts:{key:"4",title:()=>(0,vt.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:He,canHide:!0},canvas:{key:"1",title:()=>(0,vt.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:He,
canHide:!1},batch:{key:"1",title:()=>(0,vt.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,vt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},zs=Object.keys(Je);function cf({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var ln=(e,t,n)=>Math.max(t,Math.min(n,e)),Lo=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,Cl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*ln(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,Pl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[ln(a+n,-1,i.length-1)]??0)-1}else this.place=ln(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var me=m(E(),1),df="F8",pf={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},ff={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},mf=["PageDown","PageUp"],gf="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",Ro=null,Qs=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new Lo(n),(0,Tl.render)((0,me.jsx)(hf,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),X(()=>{z.value,I.isOpen.value,ft(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new To(()=>this.draw());bar=P({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=He;get isOpen(){return De.peek()!==null}get picture(){return De.peek()??"text"}get offered(){
return zs.filter(t=>Je[t].view===z.peek()&&Je[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=z.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),I.isOnStage.value=!0,(!this.offered.length||!I.isOpen.peek())&&Ze(He),De.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),De.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),I.isOpen.peek()||Ze(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&(De.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Je[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;eo.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:Rl()!==null,
showsLesson:this.lesson.isSeen,question:eo.peek()?(0,Ve.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,Ve.t)("\
This view is on the page: leave the stage to see it.")};let s=pf[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){
let{cover:n,picture:o}=this;t===n.hides||t&&!Je[o].canHide||(t?(this.log.usesBeams&&El(Je.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.
lesson.turn(),this.draw()}run(){(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,
{view:r,slider:i}=Je[o];r!==He?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?El(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(
s.line,0):n.walk(t),this.draw()}goRound(t){let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[ln(s,0,n.rounds.length-1)].start)}};
function El(e,t){let n=e?document.querySelector(e):null;n&&(n.value=String(ln(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",
{bubbles:!0})))}function hf({stage:e}){let{offered:t,hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=De.value??"text";return(0,me.jsxs)(me.Fragment,{
children:[(0,me.jsx)("h1",{class:"gp-stage-name",children:(0,Ve.t)("The stage")}),(0,me.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Ve.t)(
"Pictures of this run"),children:zs.map(a=>{let{key:u,title:l}=Je[a];return(0,me.jsx)(un,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},
a)})}),(0,me.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),(0,me.jsx)(Ol,{sign:"◀",name:(0,Ve.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,me.jsx)(
Ol,{sign:"▶",name:(0,Ve.t)("Next"),of:"PageDown",press:()=>e.go(1)}),(0,me.jsx)(un,{of:"H",class:"gp-stage-hide",hidden:!Je[i].canHide,is:n,press:()=>e.hide(!n),
children:(0,Ve.t)("Hide what comes")}),(0,me.jsx)(un,{of:"L",class:"gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,Ve.t)("Lesson")}),(0,me.jsx)(un,{
of:"V",class:"gp-stage-class",hidden:!o,press:()=>Cn.tell(),children:(0,Ve.t)("Class")}),(0,me.jsx)(un,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,Ve.t)(
"Generate")}),(0,me.jsx)(un,{of:"Escape",class:"gp-stage-leave",press:()=>e.leave(),children:(0,Ve.t)("Leave")})]})}var un=({of:e,class:t,hidden:n,is:o,press:s,
children:r})=>(0,me.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,"aria-pressed":o,hidden:n,onClick:s,children:[(0,me.jsx)("kbd",{children:e==="Es\
cape"?"Esc":e})," ",r]}),Ol=({sign:e,name:t,of:n,press:o})=>(0,me.jsx)("button",{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,
children:e});function Ll({element:e}){Ro=new Qs(M(e,".gp-stage"),q())}var Rl=()=>document.querySelector(".gp-class:not([hidden]) .gp-class-size");function Al(){
document.addEventListener("click",e=>{W(e,".gp-present")&&Ro?.enter()}),document.addEventListener("keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;
!Ro||!t||document.querySelector(gf)||!bf(Ro,e)||(e.preventDefault(),e.stopPropagation())},!0)}function bf(e,t){let{key:n}=t,o=ff[n],s=vf[n.toLowerCase()];if(n===
df)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&mf.includes(n))(e.lesson.isSeen?e.lesson:e).go(o);else{if(W(t,"input, sele\
ct, textarea")||o&&W(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()==="v"&&Rl())Cn.tell();else if(!e.lesson.press(n)){let r=e.offered.
find(i=>Je[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var vf={h:e=>e.hide(!e.cover.hides),l:e=>e.turnLesson(),g:e=>e.run()};var Ml=m(ae(),1),Bn=m(A(),1);var Bt=m(E(),1);function Nl({element:e,props:t,trigger:n,watch:o},s){let r=M(e,"span"),i=M(e,"select"),a="";function u(){let{value:l,lane:c,choices:p}=t;r.textContent=
c?(0,Bn.t)("Strategy of lane {lane}",{lane:c}):(0,Bn.t)("Strategy"),JSON.stringify(p)!==a&&(a=JSON.stringify(p),(0,Ml.render)((0,Bt.jsx)(wf,{choices:p,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var wf=({choices:e,headings:t})=>(0,Bt.jsx)(Bt.Fragment,{children:yf(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Bt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,Bn.t)(r)}));return n?(0,Bt.jsx)("optgroup",{label:(0,Bn.t)(n),
children:s}):s})});function yf(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var Kl=m(Ie(),1);var kf="scene";function Ao(e,t){let n=new RegExp(`^(${t}|${kf})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var ct=["guess","again","best","temperature","text","own"],Ys="scene",Mo=(0,Kl.kept)("front-door"),Fl="seen";function _l(e){let t=Number(new URLSearchParams(e).
get(Ys));return ct.at(t>0?t-1:ct.length)??null}function Sf(e,t){let n=new URLSearchParams(e);t?n.set(Ys,String(ct.indexOf(t)+1)):n.delete(Ys);let o=n.toString();
return o&&`?${o}`}var Il=e=>ct.at(ct.indexOf(e)+1)??null;function Bl(){let e=window.GenerationPlaygroundDoor;if(e===void 0||Ao(location.search,e))return;let t=_l(
location.search),n=Mo.isAllowed&&Mo.read()===null;Re.value=t??(n?ct[0]:null),Re.value&&!t&&Zs(Re.value,"replaceState"),window.addEventListener("popstate",()=>Re.
value=_l(location.search))}function Xs(e){e==="own"&&Mo.write(Fl),Re.value=e,Zs(e,"pushState")}function Hl(){Mo.write(Fl),Re.value=null,Zs(null,"replaceState")}
function Zs(e,t){try{history[t](null,"",location.pathname+Sf(location.search,e)+location.hash)}catch{}}var gu=m(ae(),1),gn=m(ie(),1),Vo=m(A(),1);var Do=m(ie(),1),nr=m(A(),1);var No=m(gt(),1),_o=m(ql(),1),Ko=m(Vl(),1),zl=m(jl(),1),Ql=m(er(),1),Fo=m(Ul(),1),xf=7,Yl={do_sample:!0,temperature:1,top_k:0,top_p:1};function cn(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,No.probability)(u.raw_logprob)-(0,No.probability)(a.raw_logprob)).slice(0,xf).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,No.probability)(l)})),s=t===1?null:Pf(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function Pf(e,t){let n=(0,Fo.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,Ql.tokenKnobs)({...Yl,temperature:t});return new Map(
(0,zl.inHand)((0,Fo.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function Xl(e,t){let n=(0,Ko.drawSettingsOf)(Yl),o=n&&(0,_o.drawnOf)(e,1);if(!o)return null;
let s=(0,Ko.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,_o.textAt)(e,s)}:null}var dn=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function Zl(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function eu(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var tr=m(En(),1),Ht=m(gt(),1),xe=m(A(),1);function tu(e){return{guess:()=>(0,xe.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,xe.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,xe.t)("What if it always takes the likeliest word?"),temperature:()=>(0,xe.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,xe.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,xe.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function Hn(e){let t=Math.round(100*e);return e>0&&t===0?(0,tr.notation)("<1%"):(0,tr.notation)(
e<1&&t===100?">99%":`${t}%`)}var wt=({id:e,text:t})=>e===null?(0,xe.t)("any other word"):t.trim()||(0,Ht.quoted)(t);function nu(e,t){let n={drawn:(0,Ht.quoted)(
t.text.trim()),chance:Hn(t.share)};if(!e)return(0,xe.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?wt(e):
(0,Ht.quoted)(e.text.trim()),share:Hn(e.share)};return e.id===t.id?(0,xe.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,xe.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function ou(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,xe.t)("The same word each time so far: the likely ones come often."):(0,xe.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function su(e){return e?(0,xe.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,Ht.quoted)(
e.sentence),count:e.count}):(0,xe.t)("The likeliest word at every place: each try writes this same text.")}function ru(e,t){let n=Hn(e.share),o=(0,xe.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,Ht.quoted)(e.text.trim()),share:n});return t===null?o:(0,xe.t)("{a} {b}",{a:o,b:(0,xe.t)("The same draw would n\
ow fall on {word}.",{word:(0,Ht.quoted)(t.trim())})})}var Dn=m(A(),1),Pe=m(E(),1);function pn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Pe.jsx)("ul",{class:"gp-chances","aria-label":(0,Dn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Pe.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Pe.jsx)("span",{class:"gp-word",children:wt(s)}),(0,Pe.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Pe.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Pe.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Pe.jsx)(Cf,{count:o[r]}),t===r&&(0,Pe.jsx)("span",{children:(0,Dn.t)("your guess")}),n===r&&(0,Pe.jsx)("span",{class:"gp-mark-drawn",children:(0,Dn.t)(
"drawn")})]}),(0,Pe.jsx)("span",{class:"gp-share",children:Hn(s.share)})]},s.id))})}var Cf=({count:e})=>e>0&&(0,Pe.jsx)("span",{class:"gp-tally","aria-label":(0,Dn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),Ef=.0125,iu=e=>e.id===null?"…":wt(e).slice(0,2);function Io({chances:e,drawn:t,
turn:n}){let o=t===null?null:Zl(e,t);return(0,Pe.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Pe.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Pe.jsx)("span",{class:"gp-piece-long",children:s.share>Ef*wt(s).length?wt(s):iu(s)}),
(0,Pe.jsx)("span",{class:"gp-piece-short",children:iu(s)})]},s.id)),o&&(0,Pe.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var au=m(Us(),1);var Of=12e3,Bo=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=P(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},Of),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Re.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,au.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},qn=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var Ho=m(A(),1),dt=m(E(),1);function yt({line:e,children:t}){return(0,dt.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,dt.jsx)("span",{class:"gp\
-gap","aria-label":(0,Ho.t)("the next word"),role:"img",children:"?"})]})}var fn=({children:e})=>(0,dt.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function mn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,dt.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,Ho.t)(
"The model does not answer at the moment. Go on, or try again."):(0,Ho.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Dt=({at:e,children:t})=>(0,dt.jsxs)("div",{class:"gp-door-foot",children:[t,(0,dt.jsx)("span",{class:"gp-door-place",children:e})]}),Ue=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,dt.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var ce=m(E(),1),Tf=3,lu=4;function cu({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,Do.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,Do.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let p=cn(t),f=i.map(([h])=>dn(p,h.chosen.token_id)),d=u?.state==="aske\
d"||u?.state==="running",g=d&&l.length?l:i[0];return(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(yt,{line:e,children:(0,ce.jsx)(uu,{steps:g})}),(0,ce.jsx)(pn,{
chances:p,drawn:f[0],counts:p.map((h,v)=>f.filter(C=>C===v).length)}),(0,ce.jsx)(Io,{chances:p,drawn:f[0],turn:i.length-1}),(0,ce.jsx)(fn,{children:ou(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,ce.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,Tf).map((h,v)=>(0,ce.jsxs)("li",{children:[e,(0,ce.jsx)(uu,{steps:h})]},
i.length-v))}),(0,ce.jsx)(mn,{runs:n,canRun:o}),(0,ce.jsxs)(Dt,{at:r,children:[o&&(0,ce.jsx)(Ue,{isMain:i.length<lu,isBusy:d,press:()=>n.ask("again"),children:(0,nr.t)(
"Draw again")}),(0,ce.jsx)(Ue,{isMain:i.length>=lu||!o,press:s,children:(0,nr.t)("Go on")})]})]})}var uu=({steps:e})=>(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(
"span",{class:"gp-came",children:qn(e.slice(0,1))}),(0,ce.jsx)("span",{class:"gp-and-then",children:qn(e.slice(1))})]});var qo=m(ie(),1),Wn=m(A(),1);var de=m(E(),1),Lf=matchMedia("(prefers-reduced-motion: reduce)"),Rf=2200;function du({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=cn(t),a=dn(i,t.chosen.token_id),
[u,l]=(0,qo.useState)(!1),c=n!==void 0;if((0,qo.useEffect)(()=>{if(!c)return;let p=setTimeout(()=>l(!0),Lf.matches?0:Rf);return()=>clearTimeout(p)},[c]),!c){let p=i.
map((f,d)=>({row:f,i:d})).filter(({row:f})=>f.id!==null);return p.sort((f,d)=>f.row.text.localeCompare(d.row.text)),(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(
yt,{line:e}),(0,de.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,Wn.t)("What comes next?"),children:[(0,de.jsx)("p",{class:"gp-ask",children:(0,Wn.t)(
"What comes next?")}),p.map(({row:f,i:d})=>(0,de.jsx)(Ue,{press:()=>o(d),children:(0,de.jsx)("span",{lang:"en",children:wt(f)})},f.id)),(0,de.jsx)(Ue,{press:()=>o(
i.length-1),children:(0,Wn.t)("another word")})]}),(0,de.jsx)(Dt,{at:r})]})}return(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(yt,{line:e,children:u&&(0,de.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,de.jsx)(pn,{chances:i,guess:n,drawn:u?a:null}),(0,de.jsx)(Io,{chances:i,drawn:a,turn:0}),(0,de.jsx)(fn,{children:u&&
nu(n===null?null:i[n],i[a])}),(0,de.jsx)(Dt,{at:r,children:(0,de.jsx)(Ue,{isMain:!0,press:s,children:(0,Wn.t)("Go on")})})]})}var Wo=m(ie(),1),or=m(En(),1),qt=m(A(),1);var V=m(E(),1),Af=.1,Mf=2;function sr({runs:e,canRun:t},n,o){(0,Wo.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:qn(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var rr=({goOn:e,at:t,words:n})=>(0,V.jsx)(Dt,{at:t,children:(0,V.jsx)(Ue,{isMain:!0,press:e,children:n??(0,qt.t)("G\
o on")})});function pu(e){let{text:t,isOver:n}=sr(e,"best",!0),o=eu(t);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(yt,{line:e.looping,children:t&&(0,V.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,V.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,V.jsx)(fn,{children:n&&su(
o)}),(0,V.jsx)(mn,{...e}),(0,V.jsx)(rr,{...e})]})}function fu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,Wo.useState)(1),{text:a}=sr(e,"temperature",!1),u=cn(
n,r),l=Xl(n,r),c=ru(u[0],l?.text??null);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsxs)("label",{class:"gp-turn",children:[(0,V.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,qt.t)("Temperature")," ",(0,V.jsx)("output",{children:(0,or.fixed)(r,1)})]}),(0,V.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,qt.t)(
"cold")}),(0,V.jsx)("input",{type:"range",min:Af,max:Mf,step:.1,value:r,"aria-valuetext":`${(0,or.fixed)(r,1)}. ${c}`,onInput:({currentTarget:p})=>i(Number(p.value)),
onChange:({currentTarget:p})=>{s&&o.ask("temperature",Number(p.value))}}),(0,V.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,qt.t)("hot")})]}),(0,V.jsx)(
pn,{chances:u,drawn:l?dn(u,l.id):null}),(0,V.jsx)("p",{class:"gp-door-verdict",children:c}),(0,V.jsx)(yt,{line:t,children:a&&(0,V.jsx)("span",{class:"gp-came",children:a})}),
(0,V.jsx)(mn,{...e}),(0,V.jsx)(rr,{...e})]})}function mu(e){return sr(e,"text",!0),(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)("p",{class:"gp-door-verdict",children:(0,qt.t)(
"Press a word to see what else could have been drawn.")}),(0,V.jsx)(mn,{...e}),(0,V.jsx)(rr,{...e,words:(0,qt.t)("Now your own words")})]})}var pt=m(E(),1),Nf=3e3,hu=e=>{setTimeout(e,Nf)};mt.hear(()=>hu=e=>e());var _f=ct.length-1,Kf={again:cu,best:pu,temperature:fu,text:mu};function bu({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=q();Z().feed("door",n);let{started:a,newest:u}=Z().log("door");if(!a||!u)return;let l=new Bo(i,p=>hu(()=>t("asked",p)),
s);i.subscribe(e,()=>l.follow());let c=p=>{p?Xs(p):Hl(),requestAnimationFrame(()=>{let f=document.querySelector("#prompt textarea");f?.focus({preventScroll:!0}),
p&&f?.select()})};(0,gu.render)((0,pt.jsx)(Ff,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),M(e,".gp-door"))}function Ff({leave:e,...t}){let n=Re.value,
[o]=(0,gn.useState)(()=>P(void 0)),s=o.value,r=(0,gn.useRef)(null),i=()=>{let l=n&&Il(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&Xs(l)};if((0,gn.useLayoutEffect)(
()=>{if(!n||n==="own")return;q().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!W(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{q().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=Kf[n],u=(0,Vo.t)("{number} of {count}",{number:ct.indexOf(n)+1,count:_f});return(0,pt.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,pt.jsxs)("div",{class:"gp-door-top",children:[(0,pt.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:tu(
n)}),(0,pt.jsx)(Ue,{press:()=>e(null),children:n==="own"?(0,Vo.t)("Show all controls"):(0,Vo.t)("Skip")})]}),n==="guess"&&(0,pt.jsx)(du,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,pt.jsx)(a,{...t,goOn:i,at:u},n)]})}var Vu=m(ae(),1),$u=m(A(),1);var ar=m(En(),1),ku=m(gt(),1),If=m(A(),1),Bf=m(ir(),1),Hf=m(yu(),1),Su=e=>e?.question==="precision"?e:null;var Pu=m(gt(),1),Cu=m(ir(),1),$o=m(lr(),1),Df=["temperature","top_k","top_p","min_p"];function Eu(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(Df.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?qf(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function qf(e,t){
let n=(0,$o.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,Pu.probability)(a));return{left:(0,Cu.keptOf)(t),top:Math.max(...i)}}
let o=(0,$o.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var ur=m(Ie(),1),Tu=(0,ur.kept)("lessons"),Ou=(0,ur.kept)("lessons","tab"),jo=class{lessons=Wf();open=Ou.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){Tu.write(JSON.stringify({lessons:this.lessons})),Ou.write(this.open)}};function Wf(){let e=Tu.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var Vf=1e3,cr=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)"),Lu=-1/0;function Vn(){I.isFolded.value=!1,_u()}function Ru(){I.isFolded.
value?Vn():I.isFolded.value=!0}function Au(){for(let t of["click","keydown"])document.addEventListener(t,n=>{n.isTrusted&&W(n,"#result")&&(Lu=performance.now())},
!0);let e=()=>{!cr.matches||!I.isOpen.value||I.isFolded.value||!Nu()||(performance.now()-Lu<Vf?I.isFolded.value=!0:_u())};new MutationObserver(e).observe(document.
body,{subtree:!0,attributes:!0,attributeFilter:["data-folded"]})}function Mu(){return(cr.matches?document.querySelector(".gp-lesson:not([hidden])"):null)?.getBoundingClientRect().
top??innerHeight}function Nu(){let e=document.querySelector('#pane-token .gp-fold[aria-expanded="true"]');return e?.checkVisibility()?e:null}function _u(){cr.matches&&
Nu()?.click()}var kt=m(ie(),1),Hu=m(uo(),1),T=m(A(),1);var Fu=m(Ie(),1),Iu="the stage",Ku=(0,Fu.kept)("person");function Bu(e,t,n=$f()){let o=jf(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var Go="";function $f(){return Go=Ku.read()||Go||String(Math.random()),Ku.write(Go),Go}function jf(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var w=m(E(),1),Du=(e,t)=>(0,w.jsx)(Gf,{shown:e,actions:t});function Gf({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,w.jsx)(Jf,{lessons:n.lessons,
actions:t}):(0,w.jsx)(Uf,{...n,actions:t},n.lesson.name):null}var dr=null;function Jo(e){let t=e?document.querySelector(e):null;if(t===dr||(dr?.classList.remove(
"gp-pointed-at"),dr=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>Mu())&&t.scrollIntoView({block:"center"})}function Jf({
lessons:e,actions:t}){let n=(0,kt.useRef)(null);return(0,kt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(
qu,{actions:t,line:(0,T.t)("Lessons"),children:(0,w.jsx)("h2",{tabIndex:-1,ref:n,children:(0,T.t)("Lessons")})}),(0,w.jsx)("p",{class:"gp-note",children:(0,T.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,w.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,T.t)("at step {number} of {count}",{number:l+1,count:a}),p=[(0,T.tn)(i,"{count} minute",
"{count} minutes"),u?(0,T.t)("done"):c];return(0,w.jsx)("li",{children:(0,w.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,w.jsx)("b",{children:(u?"✓ ":"")+(0,T.t)(s)}),(0,w.jsx)("span",{children:(0,T.t)(r)}),(0,w.jsx)("small",{children:p.filter(Boolean).join(" · ")})]})},o)})})]})}
var qu=({line:e,actions:t,children:n})=>(0,w.jsxs)("div",{class:"gp-lesson-head",children:[(0,w.jsxs)("button",{class:"gp-plain gp-lesson-fold",type:"button","a\
ria-expanded":!I.isFolded.value,onClick:t.fold,children:[(0,w.jsx)("span",{children:e})," ",(0,w.jsx)("span",{"aria-hidden":"true",children:I.isFolded.value?"▴":
"▾"})]}),n,(0,w.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,T.t)("Leave the lessons"),onClick:t.close,children:"✕"})]});function Uf(e){let{
lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,isReminded:p,actions:f}=e,d=t.steps[n],g={number:n+1,count:t.steps.
length},h=(0,kt.useRef)(null),v=(0,kt.useRef)(null),C=h.current?.parentElement?.contains(document.activeElement)??!1;(0,kt.useLayoutEffect)(()=>{let _=h.current?.
parentElement,{activeElement:y}=document,D=y===document.body||y?.matches(":disabled");(c||C&&D)&&h.current?.focus({preventScroll:!0}),c?_?.scrollTo({top:0,behavior:"\
instant"}):i&&v.current?.scrollIntoView({block:"nearest"})},[e]);let H=d.predict&&o===void 0&&!(a&&i),$=s||!d.task&&!H,O=n===t.steps.length-1;return(0,w.jsxs)(w.Fragment,
{children:[(0,w.jsx)(qu,{actions:f,line:`${(0,T.t)("Step {number} of {count}",g)} · ${(0,T.t)(t.title)}`,children:(0,w.jsx)(Wt,{words:(0,T.t)("All lessons"),class:"\
gp-plain",press:f.list})}),(0,w.jsx)("h2",{children:(0,T.t)(t.title)}),(0,w.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:h,children:(0,T.t)("Step {number} of\
 {count}",g)}),(0,w.jsxs)("div",{class:"gp-lesson-body",children:[(0,w.jsx)(Wu,{text:d.text}),d.predict&&(0,w.jsx)(Qf,{...e,predict:d.predict},n),d.task&&(0,w.jsxs)(
"p",{class:"gp-task",children:[(0,w.jsx)("b",{children:s?"✓ ":"➜ "}),(0,T.t)(d.task),H&&(0,w.jsx)("span",{class:"gp-first",children:" "+(0,T.t)("Predict fir\
st.")})]}),d.solvable&&(0,w.jsx)(Wt,{words:(0,T.t)("Set it"),class:"gp-solve",press:f.solve,of:"S"}),(0,w.jsx)("div",{class:"gp-found","aria-live":"polite",ref:v,
children:p?(0,T.t)("Predict first: then this run counts."):l?(0,w.jsx)("p",{children:(0,T.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,w.jsx)(
Wt,{words:(0,T.t)("Reveal"),class:"gp-reveal",press:f.reveal,of:"R"}):i&&!H&&(0,w.jsx)(Xf,{...i,isByHand:!!d.by_hand,showRecorded:f.recorded})})]}),(0,w.jsxs)("\
div",{class:"gp-lesson-foot",children:[(0,w.jsx)(Wt,{words:(0,T.t)("Back"),press:()=>f.go(n-1),of:"P",isOff:n===0}),(0,w.jsx)(Wt,{words:O?(0,T.t)("All lessons"):
$?(0,T.t)("Next"):(0,T.t)("Skip"),class:$?"gp-next":void 0,press:()=>O?f.list():f.go(n+1),of:"N"})]}),(0,w.jsx)(zf,{lesson:t,step:d,at:n,ownModel:r,actions:f})]})}
function zf({lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,w.jsxs)(
"div",{class:"gp-lesson-more",children:[i&&(0,w.jsxs)("label",{children:[(0,w.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.
checked)})," ",(0,T.t)("use my model instead")]}),t.sets&&(0,w.jsx)(Wt,{words:(0,T.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,w.jsx)(
"a",{class:"gp-link",href:`?${r}`,target:"_blank",children:(0,T.t)("Link to this step")})]})}function Qf(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,
isStaged:a,isCovered:u,isHeld:l,judgement:c,actions:p}=e,{question:f,answers:d,number:g,tokens:h}=o,v=s!==void 0,C=u||l?null:c,H=C?.done&&(v||i)?C:null,$=v||H!==
null||!r,O=h.length?h:d.map((D,J)=>J),_=Bu(`${t.name} ${n}`,O.length,a?Iu:void 0),y=(h.length>0||g)&&(0,w.jsx)(Yf,{predict:o,guess:s,isOff:$,send:p.guess});return(0,w.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,w.jsx)("legend",{children:(0,T.t)(f)}),!h.length&&y,_.map((D,J)=>{let re=s===O[D],S=H?.expected===D;return(0,w.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[J],"data-choice":D,"aria-pressed":re,disabled:$,onClick:()=>p.guess(O[D]),children:[
(0,w.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":re?H?"✗ ":"● ":"○ "}),h.length?(0,w.jsx)(Hu.TokenLabel,{text:h[D]}):(0,T.t)(d[D])]},
D)}),h.length>0&&y]})}function Yf({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,kt.useRef)(null),i=t.length>0,a=i?(0,T.t)("or write one"):(0,T.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=f=>{f.preventDefault();let{value:d,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(t.find(h=>h.
trim()===d.trim())??d):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},p=u?{value:String(n)}:{};return(0,w.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,w.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...p}):(0,w.jsx)("input",{type:"number",step:"\
any",...c,...p}),(0,w.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,T.t)("Predict")})]})}function Xf({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:p,wishes:f}=n;if(!o)return(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)("p",{class:"gp-ope\
n",children:e?(0,T.t)("Not there yet:"):(0,T.t)("This run does not do it yet.")}),(0,w.jsx)("ul",{class:"gp-wishes",children:f.map(({met:g,text:h})=>(0,w.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,T.t)(h)}`}))})]});let d=[(0,T.t)(i),(0,T.t)(r)].filter(Boolean).join(" ");return(0,w.jsxs)(w.Fragment,{
children:[s!==null?(0,w.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,w.jsx)("b",{children:s?"✓ "+(0,T.t)("As you predicted."):"✗ "+(0,T.t)("It turn\
ed out differently.")})," ",d]}):(0,T.t)(r)&&(0,w.jsx)("p",{children:(0,T.t)(r)}),s!==null&&(0,T.t)(a)&&(0,w.jsxs)("p",{class:"gp-right gp-happened",children:[(0,w.jsx)(
"b",{children:"✓ "+(0,T.t)("What happened:")})," ",(0,T.t)(a)]}),l&&(0,w.jsxs)("p",{class:"gp-claim",children:[(0,w.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,T.t)(
"This run shows it:"):(0,T.t)("This run does not show it:")}`})," ",(0,T.t)(l)]}),l&&!u&&p&&(0,w.jsx)(Wt,{words:(0,T.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,T.t)(c)&&(0,w.jsx)(Wu,{text:c})]})}var Wu=({text:e})=>(0,w.jsx)(w.Fragment,{children:(0,T.t)(e).split(`
`).map(t=>(0,w.jsx)("p",{children:t}))}),Wt=({words:e,class:t,press:n,of:o,isOff:s})=>(0,w.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var Zf={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>Su(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},em=250,St=()=>De.peek()!==null,tm=matchMedia(
"(max-width: 899px)");function ju({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=M(e,".gp-lesson"),i=q(),a=new jo,u=P(null),l=null,c=0,p=null,f=!1,d=!1,
g=!1,h=!1,v=null,C=!1,H=b=>{l&&b(l)};(0,Vu.render)(Du(u,{list:y,choose:b=>D(b),close:re,go:b=>H(R=>Qe(R,b)),guess:b=>H(R=>{a.of(R.name).guesses[c]=b,a.keep(),je(),
io.tell({...O(R),guess:b}),(!R.steps[c].task||R.steps[c].by_hand)&&jn(R)}),recorded:()=>H(b=>n("recorded",O(b))),solve:()=>H(b=>{Qo(),$n(b,{solved:!0}),je()}),ownModel:b=>H(
R=>{a.of(R.name).ownModel=b,a.keep(),$n(R),je()}),reveal:()=>{g=!1,h=!0,je()},fold:Ru,again:()=>H(b=>{a.of(b.name).guesses[c]=void 0,Qo(),a.keep(),$n(b),je()})}),
r),Au(),r.setAttribute("aria-label",(0,$u.t)("Lessons")),r.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&re()});let O=({name:b})=>({lesson:b,
step:c}),_=()=>l!==null&&I.isLocked.value;function y(){if(_())return;l&&S(),J(),Jo("");let b=s.map(R=>{let Y=a.lessons[R.name],Me=Y!==void 0&&Y.done.length>=R.steps;
return{...R,isOver:Me,at:Y?.at??null}});u.value={lessons:b}}function D(b,R=!1){C=R,n("chosen",{lesson:b})}function J(){r.hidden&&ii(),r.hidden=!1,I.isOpen.value=
!0,Vn()}function re(){_()||(l&&S(),r.hidden=!0,I.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({preventScroll:!0}))}function S(){
U(!1),Jo(""),i.showPicture(null),l=I.name.value=null,a.open="",a.keep(),n("left",{})}function U(b){I.hidesResult.value=b}function Te(b){l=b,I.name.value=b.name,
U(!C),a.open=b.name,J();let{at:R,done:Y}=a.of(b.name);Qe(b,Y.length>=b.steps.length?0:R)}function Qe(b,R){c=Math.max(0,Math.min(b.steps.length-1,R));let Y=a.of(
b.name);Y.at=c,Qo(),a.keep(),$n(b),je({moved:!0});let{task:Me,predict:$t}=b.steps[c];!Me&&(!$t||Y.guesses[c]!==void 0)&&jn(b)}function Qo(){p=null,d=g=h=!1}function $n(b,{
solved:R=!1}={}){let Y=C;C=f=!1,i.roll=null,Ze(b.steps[c].view),i.showPicture(b.steps[c].picture??null),n("entered",{...O(b),own_model:!!a.of(b.name).ownModel,keep:Y,
solved:R})}function jn(b){let R=b.steps[c].by_hand?Eu(i):null;n("judged",{...O(b),guess:a.of(b.name).guesses[c]??null,hand:R})}let Yo=b=>!!(v&&p?.done&&b.steps[c].
predict&&!v.has(`lesson/${b.name}/${c}`));function je({moved:b=!1,isReminded:R=!1}={}){if(!l)return;let{guesses:Y,done:Me,ownModel:$t}=a.of(l.name);r.setAttribute(
"aria-busy",String(!f)),b&&Vn(),Jo(l.steps[c].at),u.value={lesson:l,at:c,guess:Y[c],isDone:Me.includes(c),ownModel:!!$t,isReady:f,judgement:p,isOpenly:d,isCovered:g,
isHeld:Yo(l),isStaged:St(),moved:b,isReminded:R}}o("value",()=>{let b=JSON.parse(t.value||"null");if(b){if(b.kind==="lesson")Te(b.lesson);else if(l&&b.step===c){
if(b.kind==="judgement")return Rc(l,b);f=!0,je(),wr(l,b.lacks)}}});let Xo=null;function wr(b,R){let{needs:Y,looks_at:Me}=b.steps[c];Xo=R?i.turn:null,R?n("record\
ed",{...O(b),needed:!0}):Y&&U(!1),Me&&!R&&i.select(0,Me-1)}function Rc(b,R){let{predict:Y,task:Me,by_hand:$t}=b.steps[c],{done:Er}=a.of(b.name);$t&&p?.done&&!R.
done||(R.done&&!p?.done&&Vn(),p=R,St()&&(d=!0),g=R.done&&St()&&!!Y&&!h,R.done&&!Er.includes(c)&&Er.push(c),a.keep(),je(),R.done&&Y?.token&&i.select(0,Y.token-1),
R.done&&Me&&!$t&&tm.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let yr=0,kr=i.turn,Ac=We(em,()=>{let b=l?.steps[c].predict&&a.of(l.name).
guesses[c]===void 0;l?.steps[c].by_hand&&f&&(!b||St())&&jn(l)});i.subscribe(e,b=>{i.turn!==kr&&U(!1),kr=i.turn,(b.knobs||b.selection||b.found||b.roll)&&Ac(),l&&
i.finished&&Xo!==null&&i.turn!==Xo&&wr(l,!1),!(!i.finished||i.turn===yr)&&(yr=i.turn,Sr(i.recorded))});for(let[b,R]of Object.entries(Zf)){let Y=Z().group(b),Me=Y.
turn;Y.subscribe(e,()=>{Y.turn!==Me&&U(!1),!(Y.turn===Me||!R(Y))&&(Me=Y.turn,Sr(!1))})}function Sr(b){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===
void 0&&!b&&!St()?je({isReminded:!0}):jn(l)}let xr=St();De.subscribe(()=>{xr!==St()&&je(),xr=St()}),Yt.hear(b=>{let R=l&&Yo(l);v=b&&new Set(b),l&&Yo(l)!==R&&je()}),
document.addEventListener("click",b=>{W(b,"button[data-lessons]")&&(r.hidden?y():re())}),ao.hear(()=>{r.hidden&&y()}),Pn.hear(({lesson:b,step:R})=>{l?.name!==b&&
(a.of(b).at=R-1,D(b))});let Pr=new URLSearchParams(location.search),Gn=Pr.get("lesson"),Cr=b=>s.some(R=>R.name===b);if(Gn&&Cr(Gn)){let b=Number(Pr.get("step"));
b>=1&&(a.of(Gn).at=Math.floor(b)-1),D(Gn)}else Cr(a.open)&&D(a.open,!0)}function Gu({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])Z().group(n).answers.model=t}function Ju({props:e,trigger:t,watch:n}){let o=q();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var nm=250;function Uu({element:e,props:t,trigger:n,watch:o}){let s=q(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:p})=>p),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,p,f,d){s.asked={turn:s.turn,kind:c,ids:f,...d};let{last:g,stopReason:h}=p,v={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:f,stop:h,...v,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:p}){if(c.isPrompt)return;let f=[
...s.idsTo(c).slice(0,-1),p],d=s.lastOf(c),g=d===c&&s.stepping?"choose":"branch";l(g,{last:d},f,{at:c.index,from:c.chosen.text,on:p===c.chosen.token_id})},more(){
let c=s.current(),p=c&&s.lineOf(c);if(!p?.last||s.isFromElsewhere)return n("start",{});l("more",p,s.idsTo(p.last),{at:p.last.index+1})},look({line:c,text:p}){let f=s.
lines().at(c)?.last,d=f?s.idsTo(f):[];n("look",{line:c,text:p,ids:d,watched:a(f),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),nm)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:p,lists:f}of r.get(s.turn??null)??[])s.addWatched(
p,f)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var om=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],zu=()=>document.querySelector(
"#seed :is(input, textarea)");function Qu(){let e=q();Object.assign(e.answers,{seed({seed:t}){let n=zu();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),at("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(om),zu()?.value);X(n),Qt.hear(n),document.addEventListener("input",o=>{W(o,"#seed")&&n()})})}var nc=m(ae(),1),Vt=m(ie(),1),pe=m(A(),1),oc=m(Ie(),1);var ec=m(Ie(),1);var hn="generation-playground.run.",Yu=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(hn)).map(e=>Number(e.slice(hn.length))).sort((e,t)=>e-t);async function pr(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await rm(t)});for(;!sm(hn+e.id,n);){let o=Yu().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
hn+o)}}catch{}}function sm(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function fr(e){try{for(let t of e)sessionStorage.removeItem(hn+t)}catch{}}
async function Xu(){let e=new Map;try{for(let t of Yu()){let n=sessionStorage.getItem(hn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await im(
s)])}}catch{}return e}async function rm(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function im(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var am="generation-playground",mr=(0,ec.kept)("keep-history"),lm=20,um=3e7,tc=5e6,Uo=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=P(
[]);isKeeping=P(!1);unsaved=new Map;opening=null;keeping(){return mr.isAllowed&&(mr.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(am,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await Xu())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Zu(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Zu([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await pr(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),fr([t])}async remove(t){for(let n of t)this.unsaved.delete(n);fr(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>um||s>=lm);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!mr.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await pr(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Zu=e=>e.sort((t,n)=>n.id-t.id);var ne=m(E(),1),gr=(0,oc.kept)("shown","tab"),sc=90;function rc({element:e,props:t,trigger:n,watch:o}){let s=M(e,".gp-history"),r=new Oe,i=q(),a=new Uo(()=>!!t.
keep),u=P(""),l=null,c=Promise.resolve();function p(O){return c=c.then(O).then(()=>u.value="",y=>{console.warn("Generation Playground: the history could not be \
kept.",y),u.value=(0,pe.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function f(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function d(){if(!l||i.turn!==l.turn||!i.running)return;let O=i.text.slice(0,i.text.lastIndexOf(`
`)+1),_={type:"Failed",message:(0,pe.t)("The server stopped answering during this run."),fix:(0,pe.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${O}${JSON.stringify(_)}
`)}function g({turn:O,replaces:_,...y},D){let J=D.length<=tc,{finished:re,numTokens:S,started:U}=i,Te={id:O,time:Date.now(),...y,seed:U?.seed??null,tokens:re?.num_tokens??
S,end:hr(re?.sequences.at(0)?.text??"",sc),size:J?D.length:0},Qe=J?D:null;a.hold(Te,Qe),p(()=>a.add(Te,Qe,_)),gr.write(String(O))}function h(){let[O]=performance.
getEntriesByType("navigation");O.type==="reload"&&p(async()=>{let _=a.list.value.find(({id:y})=>String(y)===gr.read());_?.size&&!r.newest&&await C(_)})}let v=({
request:O,seed:_,preset:y})=>({request:O,seed:_,preset:y});async function C(O){let _=await a.logOf(O.id).catch(()=>null);if(!_){u.value=(0,pe.t)("This run is no\
 longer in the browser’s storage.");return}gr.write(String(O.id)),n("look",{log:_,...v(O)})}(0,nc.render)((0,ne.jsx)(cm,{runs:a,note:u,acts:{look:C,start:O=>n(
"start",v(O)),remove:O=>p(()=>a.remove(O)),keep:O=>p(()=>a.keepOrNot(O,()=>ro.tell()))}}),s),_e.subscribe(O=>{O==="history"&&p(()=>a.refresh())}),p(()=>a.comeBack());
let $=!1;mt.hear(()=>{$||h(),$=!0}),so.hear(d),o("value",()=>{let O=r.unstamp(t.value);O&&(l={turn:r.newest,...JSON.parse(O)},f())}),i.subscribe(s,({status:O})=>{
O&&f()})}function cm({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Vt.useState)(null),i=(0,Vt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,ne.jsxs)("div",{class:"gp-body",children:[(0,ne.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,pe.t)("Your runs will be listed here, to look at again or to start from.")}),(0,ne.jsx)("ol",{class:"gp-runs","aria-label":(0,pe.t)("Your last runs, \
newest first"),children:o.map(u=>(0,ne.jsx)(pm,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,ne.jsxs)("div",{class:"gp-foot",children:[(0,ne.jsxs)("label",{class:"\
gp-keep",children:[(0,ne.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,ne.jsxs)("span",{children:[(0,pe.t)("Keep history and settings in this browser")," ",(0,ne.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,pe.t)(
"(now: only until this tab is closed)")})]})]}),(0,ne.jsx)(dm,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,ne.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function dm({count:e,clear:t}){let[n,o]=(0,Vt.useState)(!1);(0,Vt.useEffect)(()=>o(!1),[e]);let s=n?(0,pe.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,pe.t)("Clear history");return(0,ne.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function pm({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=fm(e.time),p={when:c,text:hr(s||o,40)},f=u>=
0?(0,pe.tn)(u,"{count} token","{count} tokens"):"",d=[c,r,i,(0,pe.t)("seed {seed}",{seed:String(a)}),f].filter(Boolean),g=(0,pe.t)("View the run of {when}: {tex\
t}",p),h=(0,pe.t)("Load settings of the run of {when}: {text}",p),v=(0,pe.t)("Remove the run of {when}: {text}",p),C=l?"":(0,pe.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,ne.jsxs)("li",{"data-run":e.id,children:[(0,ne.jsxs)("div",{class:"gp-what",children:[(0,ne.jsx)("span",{class:"gp-prompt",children:hr(
String(o),sc)||(0,pe.t)("(no prompt)")}),s&&(0,ne.jsx)("span",{class:"gp-end",children:s}),(0,ne.jsx)("span",{class:"gp-facts",children:d.join(" · ")})]}),(0,ne.jsxs)(
"div",{class:"gp-acts",children:[(0,ne.jsx)("button",{type:"button","aria-label":g,title:C||g,disabled:!!C,onClick:()=>t.look(e),children:(0,pe.t)("View")}),(0,ne.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,pe.t)("Load settings")}),(0,ne.jsx)("button",{type:"button","aria-label":v,title:v,
onClick:n,children:"✕"})]})]})}function fm(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function hr(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var ot=m(lr(),1),ic=m(er(),1);var mm=400,gm=3e4,hm=1e4,bm=500,vm=Object.keys((0,ic.tokenKnobs)({}));function ac({props:e,trigger:t,watch:n},{name:o}){let s=q(),r=new WeakMap,i=null,a=0,u=We(
mm,()=>{let f=s.current();i||!f||!c(f)||(i=f,a=window.setTimeout(()=>p(null),gm),t(o,{ids:s.idsTo(f),places:[s.prefix.length+f.index],tokens:(0,ot.biasedTokens)(
s).slice(0,bm),turn:s.turn,started:s.startedLine()}))}),l=f=>performance.now()-(r.get(f)??-1/0)<hm;function c(f){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(f)||!(0,ot.isMovable)(s,f))return!1;let g=(0,ot.knobsInHand)(s,f),h=s.scoresOf(f);return h?g!==null&&!h.fixed.length&&!(0,ot.knowsBiases)(h,(0,ot.idsBefore)(
s,f),g):g!==null||!s.recorded||s.selected===f&&!s.suggested}function p(f){i&&(window.clearTimeout(a),f?s.addScores(i,f):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:f}=JSON.parse(e.value.split(`
`)[1]);p(f)}),s.subscribe(document.body,f=>{(f.run||f.selection||f.status||f.knobs)&&u()}),s.answers.reset_knobs=()=>{let f=s.started?.config??{},d=Object.fromEntries(
vm.map(g=>[g,f[g]??null]));at("knob",g=>g.apply(d))}}function lc({props:e,watch:t},{foreign:n,opening:o}){let s=Ao(location.search,n),r=new Oe,i=q(),a=-1,u="";oo.hear(p=>u=p);function l(){Be.isRecorded.value=i.recorded,
Be.isStepping.value=i.stepping,Be.hasSteps.value=!i.denoises&&!i.speaks,Be.hasMedia.value=i.hasReadMedia,Be.isOpening.value=i.recorded&&i.turn===o,Be.isLoading.
value=i.loading!==null,!(!i.finished||i.turn!==r.newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let p=r.unstamp(e.value);p!==null&&
(r.recorded&&(i.recordedTurn=r.newest),Z().feed("main",p,r.newest),l())}e.value&&!s&&c(),t("value",c),mo("log",{lines(p,f){if(!r.take(f))return 0;let d=Z().append(
"main",p,f);return l(),d},lost(p){p===r.newest&&i.lose(p)}})}function uc({props:e,trigger:t,watch:n},{name:o,most:s}){let r=q(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),t(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var cc=m(Ie(),1),dc=(0,cc.kept)("presets"),wm=6e4;function pc({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(br()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!dc.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:br(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:br()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&ym(
r.name,r.type,r.text),r.do==="show"&&km(r.place),r.do==="keep"&&s(r.name,r.config)})}function br(){let e=dc.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function ym(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),wm)}function km(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var fc=m(A(),1);function mc({element:e,trigger:t},{of:n=[]}){(0,fc.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&t(r.dataset.event??"")}),o&&Sm(o,n)}function Sm(e,t){bo(e);let n=t.map(s=>Z().group(s)),o=()=>{e.hidden=!n.some(xm)};for(let s of n)
s.subscribe(e,o)}function xm({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}function gc({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}var bc=m(ae(),1),ze=m(A(),1);var $e=m(E(),1),Pm=()=>[{keys:[(0,ze.t)("Ctrl+Enter")],does:(0,ze.t)("Generate, from anywhere on the page")},{keys:["←","→","↑","↓"],does:(0,ze.t)("Move\
 along the text, once a token of it is selected; in a table, between its cells")},{keys:["Home","End"],does:(0,ze.t)("Go to the first token, or to the last")},{
keys:["Esc"],does:(0,ze.t)("Close what is open; in the text, follow the newest token")},{keys:["G"],does:(0,ze.t)("On a word with a dotted underline: open the g\
lossary there")},{keys:["F8"],does:(0,ze.t)("Present: one large picture for a class, whose own keys stand on its buttons")},{keys:["?"],does:(0,ze.t)("Show thes\
e keys")}],vr=null;function hc(){vr??=Cm(),vr.open||vr.showModal()}function Cm(){let e=document.createElement("dialog");return e.className="gp-keys-dialog",e.setAttribute(
"aria-labelledby","gp-keys-title"),e.addEventListener("click",({target:t})=>{t===e&&e.close()}),(0,bc.render)((0,$e.jsx)(Em,{close:()=>e.close()}),e),document.body.
append(e),e}function Em({close:e}){return(0,$e.jsxs)("div",{class:"gp-keys-body",children:[(0,$e.jsxs)("div",{class:"gp-keys-head",children:[(0,$e.jsx)("h2",{id:"\
gp-keys-title",children:(0,ze.t)("Keys")}),(0,$e.jsx)("button",{type:"button",class:"gp-drawer-close","aria-label":(0,ze.t)("Close"),onClick:e,children:"✕"})]}),
(0,$e.jsx)("dl",{children:Pm().map(({keys:t,does:n})=>(0,$e.jsxs)("div",{children:[(0,$e.jsx)("dt",{children:t.map(o=>(0,$e.jsx)("kbd",{children:o},o))}),(0,$e.jsx)(
"dd",{children:n})]},t[0]))})]})}var Om="input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";function vc(){document.addEventListener(
"click",e=>{W(e,".gp-keys-button")&&hc()}),document.addEventListener("keydown",e=>{e.key!=="?"||e.ctrlKey||e.metaKey||e.altKey||W(e,Om)||document.querySelector(
'dialog[open], body[data-scene]:not([data-scene="own"])')||(e.preventDefault(),hc())})}var wc=m(A(),1);var Tm='dialog[open], body[data-scene]:not([data-scene="own"])';function yc(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,wc.t)("Ct\
rl+Enter")))}function kc(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(Tm)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&W(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var Sc=m(ae(),1),xt=m(A(),1);var ge=m(E(),1),Lm={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Rm=250;function xc({element:e,props:t,trigger:n,watch:o}){let s=new Oe,r=M(e,".messages"),i=P(
[]),a=P(null),u=()=>i.value.some(({refused:f})=>f);(0,Sc.render)((0,ge.jsx)(()=>(0,ge.jsxs)(ge.Fragment,{children:[a.value&&(0,ge.jsx)(Mm,{...a.value}),i.value.
map((f,d)=>(0,ge.jsx)(Am,{...f},d))]}),{}),r),o("value",()=>{let f=s.unstamp(t.value);f!==null&&(a.value=null,i.value=JSON.parse(f||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),no.hear(()=>i.value=i.value.filter(({severity:f})=>f==="busy")),e.closest("#messages")&&Et.hear(f=>a.value=f);let c=We(
Rm,()=>u()&&n("mended",{turn:s.newest})),p=()=>{u()&&e.isConnected&&c()};it.hear(p);for(let f of["input","change","click"])document.addEventListener(f,d=>W(d,"#\
views")&&p())}var Pc=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,xt.t)(t)}));function Am({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,xt.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,ge.jsxs)("div",{class:`message ${e}`,children:[(0,ge.jsx)(Cc,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[
t&&(0,ge.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,ge.jsx)("strong",{children:(0,xt.t)(o)})]}),s&&(0,ge.jsx)("button",{class:"\
mend",onClick:()=>q().ask({type:"knobs",change:s}),children:(0,xt.t)(r)})]})}function Mm({severity:e,message:t,fix:n,again:o}){return(0,ge.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,ge.jsx)(Cc,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,ge.jsx)("strong",{children:n})]}),o&&(0,ge.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,xt.t)("Run again")})]})}function Cc({severity:e}){let t=e==="error"?
(0,xt.t)("Error"):e==="warning"?(0,xt.t)("Note"):"";return(0,ge.jsx)("span",{class:"label",children:`${Lm[e]} ${t}`.trim()})}var Ec=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>Nm(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),Nm=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function Oc({props:e,watch:t},{name:n}){let o=new Oe,s=()=>{let r=o.unstamp(e.value);r&&Z().feedGroup(n,r,o.newest)};t("value",s),s(),ys(n)}var _m=2e3,Km=5e3,Fm=[502,503,504];function Lc(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return Fm.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(Km)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)Tc(!0),await new Promise(i=>setTimeout(i,_m));t=!1,Tc(!1)}}}function Tc(e){if(!Z())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>Z().group(o.view??""));for(let o of[q(),...n])o.setAway(e);e&&so.tell()}var Im={beginForm:wa,changesInWords:Yi,fill:wo,followModels:Gi,formChanged:ya,formKept:ka,holdForm:va,infoUpdates:Pc,leaveOut:Xi,leaveView:sa,markView:la,mountBeamVariants:Ju,
mountBranching:Uu,mountBrowserCommands:pc,mountButtonRow:mc,mountChangedLine:Zi,mountClassForm:zr,mountClassPanel:Oi,mountComparisonLog:_i,mountDrawer:ui,mountEstimate:Ii,
mountExamples:ta,mountFrontDoor:bu,mountHeader:aa,mountHistory:rc,mountKeptForm:Sa,mountKnobPanel:Za,mountLanes:Bi,mountLessonPanel:ju,mountLiveLog:Ni,mountMediaArea:ll,
mountMessages:xc,mountModelQuestions:Gu,mountNextScores:ac,mountPromptArea:hl,mountQuickRow:nl,mountReport:Oc,mountRunLog:lc,mountRunMenu:vl,mountRunQuestion:uc,
mountSentence:yl,mountStage:Ll,mountStrategyList:Nl,mountTaken:pi,mountViewQuestions:ra,openView:Ze,pickFile:Ec,t:zo.t,tellWhenClosed:gc,written:gl};function Bm(){
let e=t=>{try{t(Im)}catch(n){console.error("Generation Playground:",n)}};yc(),Hm(()=>{Bl(),Yr(),Zr(),Xr(),Qu();let t=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage=
{push:e},t?.forEach?.(e)})}function Hm(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):e()}da();ba();kc();vc();li();
Al();Lc();(0,zo.withTexts)(Bm);})();
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
