// Written by .ci/bundle.py from modules with the SHA-256 af98cf825a60275a57975396a21a4e7baf4731ea062ede9b6aeb75823d5c02cf: edit those.
"use strict";(()=>{var wc=Object.create;var yr=Object.defineProperty;var yc=Object.getOwnPropertyDescriptor;var kc=Object.getOwnPropertyNames;var Sc=Object.getPrototypeOf,xc=Object.prototype.hasOwnProperty;var ge=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Pc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of kc(t))!xc.call(e,s)&&s!==n&&yr(e,s,{get:()=>t[s],enumerable:!(o=yc(t,s))||o.enumerable});
return e};var m=(e,t,n)=>(n=e!=null?wc(Sc(e)):{},Pc(t||!e||!e.__esModule?yr(n,"default",{value:e,enumerable:!0}):n,e));var R=ge((xm,kr)=>{kr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ie=ge((Pm,Sr)=>{Sr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ae=ge((Cm,xr)=>{xr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Ie=ge((Km,Mr)=>{Mr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var E=ge((Bm,Fr)=>{Fr.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var kn=ge((sg,ai)=>{ai.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var ft=ge((rg,li)=>{li.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var to=ge((ig,ui)=>{ui.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Ya=ge((cb,Qa)=>{Qa.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var gl=ge((Nb,ml)=>{ml.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Ws=ge((_b,hl)=>{hl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Ml=ge((Yb,_l)=>{_l.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var Il=ge((Xb,Kl)=>{Kl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var Bl=ge((Zb,Fl)=>{Fl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var Us=ge((ev,Hl)=>{Hl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var ql=ge((tv,Dl)=>{Dl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var er=ge((qv,du)=>{du.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var fu=ge((Wv,pu)=>{pu.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var nr=ge((Vv,hu)=>{hu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var Do=m(R(),1);var Ke=m(ie()),hn=m(ae());var Cc=Symbol.for("preact-signals");function $n(){if(st>1)st--;else{var e,t=!1;for((function(){var s=qn;for(qn=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();mn!==void 0;){var n=mn;for(mn=void 0,Dn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Cr(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(Dn=0,st--,t)throw e}}function jo(e){if(st>0)return e();Vo=++Ec,st++;try{return e()}finally{$n()}}var fn,ee=void 0;function dt(e){
var t=ee,n=fn;ee=void 0,fn=void 0;try{return e()}finally{ee=t,fn=n}}var mn=void 0,st=0,Dn=0,Ec=0,Vo=0,qn=void 0,Wn=0;function Pr(e){if(ee!==void 0){var t=e.n;if(t===
void 0||t.t!==ee)return t={i:0,S:e,p:ee.s,n:void 0,t:ee,e:void 0,x:void 0,r:t},ee.s!==void 0&&(ee.s.n=t),ee.s=t,e.n=t,32&ee.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ee.s,t.n=void 0,ee.s.n=t,ee.s=t),t}}function he(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}he.prototype.brand=Cc;he.prototype.h=function(){return!0};he.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:dt(function(){var o;(o=t.W)==null||o.call(t)}))};he.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&dt(function(){var s;(s=t.Z)==null||s.call(t)}))}};
he.prototype.subscribe=function(e){var t=this;return X(function(){var n=t.value;dt(function(){return e(n)})},{name:"sub"})};he.prototype.valueOf=function(){return this.
value};he.prototype.toString=function(){return this.value+""};he.prototype.toJSON=function(){return this.value};he.prototype.peek=function(){var e=this;return dt(
function(){return e.value})};Object.defineProperty(he.prototype,"value",{get:function(){var e=Pr(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Dn>100)throw new Error("Cycle detected");(function(n){st!==0&&Dn===0&&n.l!==Vo&&(n.l=Vo,qn={S:n,v:n.v,i:n.i,o:qn})})(this),this.v=e,this.i++,Wn++,st++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{$n()}}}});function P(e,t){return new he(e,t)}function Cr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Er(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Or(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function St(e,t){he.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Wn-1,this.f=4}St.prototype=new he;St.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Wn))return!0;if(this.g=Wn,this.f|=1,this.i>0&&!Cr(this))return this.f&=-2,!0;var e=ee;try{Er(this),ee=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ee=e,Or(this),this.f&=-2,!0};
St.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}he.prototype.S.call(this,e)};St.prototype.U=function(e){if(this.
t!==void 0&&(he.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};St.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(St.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Pr(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ee(e,t){return new St(e,t)}function Tr(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){st++;var n=ee;ee=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Go(e),o}finally{ee=n,$n()}}}function Go(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Tr(e)}function Oc(e){if(ee!==this)throw new Error("Out-of-order effect");Or(this),ee=e,this.f&=-2;try{8&this.f&&Go(this)}finally{$n()}}function qt(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,fn&&fn.push(this)}qt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};qt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Tr(this),Er(this),st++;var e=ee;return ee=this,Oc.bind(this,e)};qt.prototype.N=function(){2&this.f||(this.f|=2,this.u=mn,mn=this)};qt.prototype.d=function(){
this.f|=8,1&this.f||Go(this)};qt.prototype.dispose=function(){this.d()};function X(e,t){var n=new qt(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Lr,jn,Vn,Tc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Rr=[];X(function(){Lr=this.N})();function Wt(e,t){Ke.options[e]=t.bind(null,Ke.options[e]||function(){})}function gn(e){if(Vn){var t=Vn;Vn=void 0,t()}Vn=e&&
e.S()}function Ar(e){var t=this,n=e.data,o=Rc(n);o.name="ReactiveDom",o.value=n;var s=(0,hn.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Ee(function(){var p=o.value.value;return p===0?0:p===!0?"":p||""}),c=Ee(function(){return!Array.isArray(l.value)&&!(0,Ke.isValidElement)(l.value)}),
f=X(function(){if(this.N=Nr,c.value){var p=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=p)}}),d=t.__$u.d;return t.__$u.d=function(){f(),d.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}Ar.displayName="ReactiveTextNode";Object.defineProperties(he.prototype,{constructor:{configurable:!0,
value:(0,Ke.createElement)(Ke.Fragment,null).constructor},type:{configurable:!0,value:Ar},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Wt("__b",function(e,t){if(gn(),jn=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof he&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Wt("__r",function(e,t){if(e(t),t.type!==Ke.Fragment){gn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return X(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;Tc&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),jn=o,gn(n)}});Wt("__e",function(e,t,n,o){gn(),
jn=void 0,e(t,n,o)});Wt("diffed",function(e,t){gn(),jn=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=Lc(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});function Lc(e,t,n,o){
var s=t in e&&e.ownerSVGElement===void 0,r=P(n);return{o:function(i,a){r.value=i,o=a},d:X(function(){this.N=Nr;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=
null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Wt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Wt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Ke.Component.prototype.shouldComponentUpdate=function(e,t){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
e))return!0;return!1};function Rc(e,t){return(0,hn.useMemo)(function(){return P(e,t)},[])}var Ac=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Nc(){jo(function(){for(var e;e=Rr.shift();)Lr.call(e)})}function Nr(){Rr.push(this)===1&&(Ke.options.requestAnimationFrame||Ac)(Nc)}var _r=m(ie(),1);_r.Component.prototype.shouldComponentUpdate=()=>!0;var Hr=m(ie(),1),bn=m(ae(),1),Ne=m(R(),1),Dr=m(Ie(),1);function _(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function q(e,t){return e.target instanceof Element?e.target.closest(
t):null}var Uo=m(Ie(),1),Kr=(0,Uo.kept)("room"),Jo=(0,Uo.kept)("pupil","tab");function zo(){let{code:e,key:t}=Kr.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var Gn=e=>Kr.write(e&&JSON.stringify(e)),xt=()=>({...zo(),address:location.origin+location.pathname});function Qo(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=Jo.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return Jo.write(t),t}var Ir=()=>Jo.write(null);var te=m(E(),1),qr=(0,Dr.kept)("teacher");function Wr({element:e,props:t,trigger:n,watch:o},s){let r=P(""),i=u=>{qr.write(u.by),r.value="",n("made",{...xt(),...u})};
(0,Hr.render)((0,te.jsx)(()=>(0,te.jsx)(_c,{...s,status:r.value,make:i}),{}),_(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,Ne.t)(u.text):(0,Ne.t)("The link is at the top of the page."))})}function _c({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,bn.useState)(
qr.read()??""),[a,u]=(0,bn.useState)(""),[l,c]=(0,bn.useState)([]),[f,d]=(0,bn.useState)(n),p=v=>v!=="lesson"||a!=="",g=l.filter(p);return(0,te.jsxs)("form",{onSubmit:v=>{
v.preventDefault(),s({by:r,lesson:a,room:f,locks:Object.keys(e).filter(C=>g.includes(C))})},children:[(0,te.jsx)("h3",{children:(0,Ne.t)("A class")}),(0,te.jsx)(
"p",{children:(0,Ne.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,te.jsx)(Br,{title:(0,Ne.t)("Your name"),children:(0,te.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,te.jsx)(Br,{title:(0,Ne.t)("Lesson"),children:(0,te.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,te.jsx)("option",{value:"",children:(0,Ne.t)("no lesson")}),t.map(({name:v,title:C})=>(0,te.jsx)(
"option",{value:v,children:(0,Ne.t)(C)},v))]})}),(0,te.jsxs)("fieldset",{children:[(0,te.jsx)("legend",{children:(0,Ne.t)("Lock")}),Object.entries(e).map(([v,C])=>(0,te.jsxs)(
"label",{children:[(0,te.jsx)("input",{type:"checkbox",name:v,disabled:!p(v),checked:g.includes(v),onChange:({currentTarget:{checked:H}})=>c(H?[...g,v]:g.filter(
J=>J!==v))})," ",(0,Ne.t)(C)]},v))]}),n?(0,te.jsxs)("label",{children:[(0,te.jsx)("input",{type:"checkbox",checked:f,onChange:({currentTarget:v})=>d(v.checked)}),
" ",(0,Ne.t)("Gather the predictions in a room")]}):(0,te.jsx)("p",{children:(0,Ne.t)("This server has no rooms: predictions are not gathered.")}),(0,te.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,Ne.t)("Make the link")}),(0,te.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Br=({title:e,
children:t})=>(0,te.jsxs)("label",{class:"gp-class-field",children:[(0,te.jsx)("span",{children:e}),t]});var Ut=m(R(),1),wi=m(Ie(),1);var Jr=m(R(),1),Ur=m(Ie(),1);var $r=m(R(),1);var Z=()=>window.GenerationPlayground,B=()=>Z().log("main");var He="one",Q=P(He),Xo=P([]),_e=P(null),De=P(null),Oe=P(null),Jn=P(!1),G={isOpen:P(!1),name:P(null),isLocked:P(!1),isOnStage:P(!0),hidesResult:P(!1)},Be={isRecorded:P(
!1),isStepping:P(!1),hasSteps:P(!0),hasMedia:P(!1),isLoading:P(!1),isOpening:P(!1)},Yo=P(!1),Mc=P(null),vn=P("bits"),Gm=Ee($r.language),Kc={"data-view":()=>Q.value,
"data-no-prompt":()=>Fe(Xo.value.includes(Q.value)),"data-drawer":()=>_e.value,"data-stage":()=>De.value??(Oe.value==="text"?"text":null),"data-scene":()=>Oe.value,
"data-asks":()=>Fe(Jn.value),"data-lesson":()=>Fe(G.isOpen.value),"data-lesson-locked":()=>Fe(G.isLocked.value),"data-no-lesson":()=>Fe(!G.isOnStage.value),"dat\
a-old-result":()=>Fe(G.hidesResult.value),"data-recorded":()=>Fe(Be.isRecorded.value),"data-stepping":()=>Fe(Be.isStepping.value),"data-no-steps":()=>Fe(!Be.hasSteps.
value),"data-has-media":()=>Fe(Be.hasMedia.value),"data-opening":()=>Fe(Be.isOpening.value),"data-scrolled":()=>Fe(Yo.value),"data-loading":()=>Fe(Be.isLoading.
value)},Fe=e=>e?"":null;function Vr(){for(let[e,t]of Object.entries(Kc))X(()=>{let n=t();n===null?document.body.removeAttribute(e):document.body.setAttribute(e,
n)});X(()=>{let e=De.value!==null||Oe.value!==null&&Oe.value!=="own";document.body.classList.toggle("gp-projected",e)})}var Ic=320,Fc=24;function jr(){let e=()=>{
scrollY>Ic?Yo.value=!0:scrollY<Fc&&(Yo.value=!1)};addEventListener("scroll",e,{passive:!0}),e()}function Gr(){let e=B();e.subscribe(document.body,()=>{Mc.value=
e.current(),vn.value=e.unit})}var es=matchMedia("(min-width: 1200px)"),zr=matchMedia("(max-width: 1359px)"),Qr=(0,Ur.kept)("knobs-open"),Zo=null,Yr=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function ts(e){_e.value!==e&&(Zo=document.activeElement,ns(e)),Yr(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function $t(){
if(!_e.value)return;let e=Yr(_e.value)?.contains(document.activeElement);ns(null),e&&Zo instanceof HTMLElement&&Zo.focus({preventScroll:!0})}function Xr(){es.matches||
$t()}function Zr(){zr.matches&&_e.value&&(_e.value=null)}function ns(e){_e.value=e,es.matches&&Qr.write(e==="knobs"?"yes":"no")}function ei(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function ti(){X(()=>ei(_e.value)),document.addEventListener(
"click",e=>{let t=q(e,"button[data-drawer]")?.dataset.drawer;t&&t===_e.value?$t():t?ts(t):q(e,".gp-drawer-close")&&$t()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!q(e,".drawer")||q(e,"input[role=combobox]")||$t()})}function ni({element:e}){(0,Jr.translateTemplate)(e),ei(_e.value);let t=!zr.
matches||!G.isOpen.value;es.matches&&t&&!_e.value&&Qr.read()==="yes"&&ns("knobs")}function Te(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var Un=Te(),pt=Te(),Vt=Te(),rt=Te(),jt=Te(),os=Te(),zn=Te(),Pt=Te(),Qn=Te(),Yn=Te(),
Xn=Te(),wn=Te(),Zn=Te(),Gt=Te(),yn=Te();var ss=m(R(),1);var oi="#seed-row",Bc={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",oi],lesson:[]};function rs(e,t,n){for(let[o,s]of Object.entries(Bc))for(let r of s){let i=document.querySelector(r);i&&Hc(i,e.includes(o)&&(n||r!==oi),t)}G.isLocked.
value=e.includes("lesson")}function Hc(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,ss.t)("locke\
d by {by}",{by:(0,ss.t)(n)}):delete e.dataset.locked}var gi=m(ie(),1),Et=m(ae(),1),T=m(R(),1);var Ct=m(R(),1);var si="https://huggingface.co",Dc=18;function ri({element:e,props:t,watch:n}){(0,Ct.translateTemplate)(e);let o=a=>_(e,".gp-"+a),s=_(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,Ct.t)(a.title),o("note").textContent=(0,Ct.t)(a.note);let u=a.
query?`${qc(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Dc,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await is(s)?(0,Ct.t)("Copied."):(0,Ct.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function qc(e){return e&&
window.parent!==window&&document.referrer.startsWith(si)?`${si}/spaces/${e}`:location.origin+location.pathname}async function is(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var eo=m(ae(),1),ii=m(E(),1),Wc=5e3;function as({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,eo.useState)(!1);return(0,eo.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Wc);return()=>clearTimeout(u)},[r]),(0,ii.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var di=m(kn(),1),Ye=m(ft(),1),qe=m(R(),1),pi=m(to(),1),le=m(E(),1),no=10;function ls({question:e,unit:t}){let n=e.options.length?$c(e):Vc(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,le.jsxs)("div",{class:"gp-class-chart",children:[(0,le.jsxs)("table",{children:[(0,le.jsx)("thead",{children:(0,le.jsxs)(
"tr",{children:[(0,le.jsx)("th",{scope:"col",children:(0,qe.t)("Answer")}),(0,le.jsx)("th",{scope:"col",children:(0,qe.t)("Class")}),o&&(0,le.jsx)("th",{scope:"\
col",children:(0,qe.t)("Model")})]})}),(0,le.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,le.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,le.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,le.jsx)("span",{class:"gp-hidden",children:`${(0,qe.t)("result\
:")} `}),r===void 0?(0,qe.t)(s):(0,le.jsx)(pi.TokenLabel,{text:r})]}),(0,le.jsx)(ci,{class:"gp-class-ours",share:l,words:`${(0,Ye.count)(i)} · ${(0,Ye.percent)(
l)}`}),o&&(0,le.jsx)(ci,{class:"gp-class-model",share:a??0,words:(0,Ye.percent)(a??0)})]})})})]}),jc(e,t).map(s=>(0,le.jsx)("p",{children:s}))]})}var ci=({class:e,
share:t,words:n})=>(0,le.jsxs)("td",{children:[(0,le.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,le.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,le.jsx)(
"span",{children:n})]});function $c({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Vc(e){let t=[...new Set(e)];if(t.length<=no)return t.map(s=>({label:Jt(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/no;return Array.from({length:no},(s,r)=>{let i=n+r*o,a=l=>Math.min(no-1,Math.floor((l-n)/o))===r;return{label:(0,qe.t)("{from} to\
 {to}",{from:Jt(i),to:Jt(i+o)}),chosen:e.filter(a).length}})}var Jt=e=>(0,di.plain)(Number(e.toPrecision(3)));function jc({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,qe.t)("Half of the class says {median} or less.",{median:Jt(t)}):(0,qe.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:Jt(t),outcome:Jt(n)})),o!==null&&s!==null){let a={ours:oo(o,r),
models:oo(s,r),unit:(0,qe.t)(r)};i.push((0,qe.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function fi(e,t){if(!e||e.
questions<2)return"";let n={count:(0,Ye.count)(e.questions),ours:oo(e.class,t),models:oo(e.model,t),unit:t};return(0,qe.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var oo=(e,t)=>(0,Ye.decimals)((0,Ye.fromNats)(e,t),2);var k=m(E(),1),mi=12;function hi(e,t,n,o){let s=P(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,T.t)("Class")),X(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),X(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,gi.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(Xe,{class:"gp-class-plain",label:(0,T.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Qc,{...a,
parts:n,actions:o}):(0,k.jsx)(Gc,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Gc({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,Et.useState)(!0),[u,l]=(0,Et.useState)(!1),[c,f]=(0,Et.useState)([]),d=g=>f(c.includes(g)?c.filter(h=>h!==g):[...c,g]),p=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,T.t)("Room {code}",{code:e.room.code}):
(0,T.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,T.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),p.length>0&&
(0,k.jsx)(Xe,{class:"gp-class-who",words:(0,T.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(Xe,{class:"gp-class-toggle",words:(0,T.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(Xe,{class:"gp-class-size",words:s?(0,T.t)("Smaller"):(0,T.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(as,{class:"gp-class-close",words:(0,T.t)(
"Close the room"),question:(0,T.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(Xe,{class:"gp-class-close",words:(0,T.t)("Close"),press:o.close})]}),(0,k.jsx)(
Uc,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(Jc,{people:p,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(bi,{room:t,shown:t.questions,nothing:(0,T.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Guess the next word”, appear here."),draw:g=>(0,k.jsx)(Xc,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>d(g.
key),reveal:()=>o.reveal(g.key)})})]})}var Jc=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{
let i=s||(0,T.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(as,{class:"gp-class-remove",words:(0,T.t)("Remove"),question:(0,T.t)(
"Remove {name}?",{name:i}),label:(0,T.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Uc({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=e,c=(0,Et.useRef)(null),[f,d]=(0,Et.useState)(""),p=async()=>{c.current&&d(await is(c.current)?(0,T.t)("Copied."):(0,T.t)("Press Ctrl+\
C (⌘C)."))},g=v=>({parts:v.map(C=>(0,T.t)(t[C])).join(", ")}),h=[!s&&(0,T.t)("This link is too long for a QR code. With a room it is short."),zc(o)&&(0,T.t)("\
This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,T.t)("Locked: {par\
ts}.",g(r)),i.length>0&&(0,T.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,T.t)("No seed is set: each pupil gets a text of their o\
wn, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,T.t)(
"QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",
readOnly:!0,"aria-label":(0,T.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,k.jsx)(Xe,{words:(0,T.t)("Copy"),press:p}),(0,k.jsx)("span",
{role:"status",children:f})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,T.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.
map(v=>v&&(0,k.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var zc=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function Qc({
arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,f=(0,T.t)("Your name, if you like"),d={by:(0,T.t)(a),parts:u.
map(p=>(0,T.t)(s[p])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,T.t)("Cl\
ass of {by}",{by:i}):(0,T.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,T.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,T.t)("Locked b\
y {by}: {parts}.",d)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:f,"aria-label":f,onChange:({
currentTarget:p})=>r.rename(p.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>
c&&(0,k.jsx)(Xe,{class:"gp-class-again",words:(0,T.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(Xe,{class:"gp-class-leave",words:(0,T.t)(
"Leave the class"),press:r.leave})]}),t&&(0,k.jsx)(bi,{room:t,shown:t.questions.filter(({revealed:p})=>p),draw:p=>(0,k.jsx)(vi,{question:p,room:t,children:(0,k.jsx)(
ls,{question:p,unit:vn.value})})})]})}function bi({room:e,shown:t,nothing:n,draw:o}){let s=t.length-mi,r=fi(e.mean,vn.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,mi).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function vi({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,T.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Yc(i)}`:(0,T.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,T.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var Yc=e=>typeof e=="string"?e:(0,T.t)(e);function Xc({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:f})=>f).map(({id:f,name:d})=>a.includes(f)?
`✓ ${d}`:d).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(Xe,{class:"gp-class-early",words:n?(0,T.t)("Hide the bars"):(0,T.t)("Show them to me"),
press:o}),(0,k.jsx)(Xe,{class:"gp-class-reveal",words:(0,T.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(vi,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(ls,{question:i?e:Zc(e),unit:vn.value})]})}var Zc=e=>({...e,outcome:null,class_score:null,
model_score:null}),Xe=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var ed={teacher:1e3,pupil:3e3},us=(0,wi.kept)("pupil-name");function yi({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=P(null),
f=hi(_(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",xt()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...xt(),question:w}),remove:w=>n(
"removed",{...xt(),pupil:w}),rename:w=>{us.write(w),O()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&d(
w)});function d(w){switch(w.kind){case"made":p({role:"teacher",begun:w}),w.room&&Gn(w.room),w.room&&w.lesson&&!l&&($t(),wn.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":p({role:"pupil",begun:w}),rs(w.locks,w.named,w.seeded),w.room&&O(),w.lesson&&wn.tell({lesson:w.lesson,step:w.step});return;case"taken":return v(
(0,Ut.t)("Your prediction is in."));case"full":return v((0,Ut.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,Ut.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,Ut.t)(w.text));case"gone":
l=!1,r&&h((0,Ut.t)("This room is closed.")),Gn(null);return;case"closed":return Gn(null),g();case"left":return g()}}function p(w){Gt.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],C(),H()}function g(){r=null,Gt.tell(null),clearTimeout(u),rs([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function v(w){
a=w,C()}function C(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:us.read()??"",note:a})}async function H(){clearTimeout(u);
let w=r,D=w&&td(w);if(!(!w||!D)){if(!document.hidden||w.role==="teacher"){let j=await nd(D,i?.version??0);if(r!==w)return;if(j==="removed"&&Ir(),j==="gone"||j===
"removed")return d({kind:j});j&&J(w,j)}clearTimeout(u),u=window.setTimeout(H,ed[w.role])}}function J({role:w},D){i=D,C(),w==="pupil"&&Gt.tell(D.questions.filter(
({revealed:j})=>j).map(({key:j})=>j))}let O=()=>n("joined",{pupil:Qo(),name:us.read()??""}),A=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};Xn.hear(A),document.
addEventListener("gp-predicted",w=>A(w.detail)),yn.hear(()=>r?.role==="teacher"&&f.enlarge()),zo()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",xt()))}function td({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:Qo()}}async function nd(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var zt=m(R(),1),Pi=m(Ie(),1);var xe=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var Ci=2e3,ki=25e3,so=150,od=5e3,sd=2500,rd=250,id=410,Si=(0,Pi.kept)("browser"),ds=new Map,xi=0,Sn=!1;function ro(e,t){ds.set(e,t)}function Ei({props:e,trigger:t,
watch:n}){let o=new xe;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new ps(s,t).follow()})}var ps=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===id)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=Sn||performance.now()-o<so&&this.next===n?so:0}catch{if(t=Math.min(od,Math.max(so,2*t)),!this.saysLost&&performance.now()-this.
silentSince>sd){let s=(0,zt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,Pt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await ud(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:ld(),...Sn&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),Sn?ki:Ci);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),ki),o=!0,xi=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!Sn&&await ad()&&(Sn=++xi>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,Pt.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(ds.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),Vt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+rd-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,Pt.tell({severity:"error",message:(0,zt.t)("Part of this run arrived damaged and is missing below."),fix:(0,zt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of ds.values())this.of&&t(this.of.turn);Pt.tell({severity:"error",message:(0,zt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,zt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function ad(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(Ci)})).ok}catch{return!1}}var cs="";function ld(){return cs||=
Si.read()||Math.random().toString(36).slice(2),Si.write(cs),cs}var ud=e=>new Promise(t=>setTimeout(t,e));var cd=600,dd=24;function Oi({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new xe,l=Z().group(s),c=-1,f=-1,d=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>fd(a)))),l.verdict&&f!==u.newest&&(f=u.newest,setTimeout(()=>md(`${s}-conclusion`),
cd))};n("value",()=>{let p=u.unstamp(e.value);p!==null&&(Z().feedGroup(s,p,u.newest),p&&d())}),ro(r,{lines(p,g){if(!u.take(g))return 0;let h=Z().appendGroup(s,p,
g);return d(),h},lost(p){p===u.newest&&l.lose()}}),pd(s),i&&(l.answers.open=({entry:p})=>t("open",{entry:p}),l.answers.make=({entry:p})=>t("make",{entry:p}))}function pd(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;Q.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&Z().group(e).
showExample(s)).catch(()=>{}))})}function fd(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function md(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-dd&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var Li=m(R(),1);var Ti=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>Ti=t,{capture:!0,passive:!0});function We(e,t){
let n=0,o=()=>{Ti?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var gd=600;function Ri({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=_(e,".gp-estimate"),i="",a=We(gd,()=>{s.includes(Q.value)&&(i=Q.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===Q.value?(0,Li.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),Q.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
rt,pt,Vt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>q(l,"#views")&&a())}var hd=150,bd=700;function Ai({props:e,trigger:t,watch:n},{names:o}){let s=new xe,r=Z().group("lanes"),i={},a="",u=We(hd,()=>{let{editing:l,lane_model:c,same_luck:f}=i,
d=JSON.stringify([l,c,f,Object.fromEntries(o.map(p=>[p,i[p]]))]);!l||d===a||(a=d,t("held",{held:d}))});jt.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{t("lane",{do:l,id:c}),l==="select"&&window.innerWidth<bd&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(e.value);
l&&r.setLanes(JSON.parse(l))})}var Di=m(ie(),1),Le=m(R(),1);var vd=["pointerdown","pointerup","keydown","click","input","change","focusin"],fs=new Set;for(let e of vd)document.addEventListener(e,wd,{capture:!0,passive:!0});
function wd({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of fs)n.now()}function Ni(e){let t=0,n={now(){n.drop(),
e()},soon(){fs.add(n),t||=window.setTimeout(()=>n.now(),100)},drop(){clearTimeout(t),t=0,fs.delete(n)}};return n}var Ot=window.GenerationPlaygroundKnobs;var Pe=(e,t)=>JSON.stringify(e,_i)===JSON.stringify(t,_i),_i=(e,t)=>Ge(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,Ge=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function Se(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function xn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function io(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(xn):void 0}function ms(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var yd={n:`
`,t:"	",r:"\r","\\":"\\"},kd={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Pn=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):yd[n]),Mi=e=>e.replace(/[\\\n\t\r]/g,t=>kd[t]),gs=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var Sd=150,xd=500,hs=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Ot.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.written.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=P(
{preset:null,base:{},set:{},kept:[]});chosen=P({model:"",assistant:null});verdict=P(null);effective=P([]);texts=P(new Map);text="";wantsEffective=!1;facts=new Map;rested=We(
Sd,()=>{this.ask()});written=Ni(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.written.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Ee(()=>JSON.
stringify(this.verdict.value?.notes[t]??[])),r={knob:o,value:Ee(()=>this.state.value.set[t]),preset:Ee(()=>this.state.value.base[t]),own:Ee(()=>this.verdict.value?.
defaults[t]),source:Ee(()=>this.sourceOf(t)),notes:Ee(()=>JSON.parse(s.value)),idle:Ee(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){
let{base:n,set:o}=this.state.value;return o[t]!==void 0?Pe(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){
this.put({[t]:n}),this.text=JSON.stringify(this.state.value),this.written.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[
n,o??void 0]))),this.commit(),this.ask()}put(t){let{set:n,kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in
t));this.state.value={...this.state.value,set:Object.fromEntries(s),kept:r}}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!Pe(n[t],
o[t])?n[t]:null})}resetAll(t){let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){
let{base:t,kept:n}=this.state.value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),
this.chosen.value=t,this.ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(
o),...this.state.value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.
component.server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.
question(),n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords(
{texts:t}),o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(
s)).slice(0,xd);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.
chosen.value;return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||
(this.texts.value=new Map([...this.texts.value,...n]))}},Tt=new Map,Ki=new Map,bs=new Map;function Ii(e,t){let n=new hs(e,t);Tt.set(t.name,n);let o=Ki.get(t.name);
o&&n.follow(o);for(let s of bs.get(t.name)??[])s(n);return n}function Qt(e,t){let n=Tt.get(e);n?t(n):bs.set(e,[...bs.get(e)??[],t])}function Fi(e,t){Ki.set(e,t),
Tt.get(e)?.follow(t)}var Bi=e=>Tt.get(e)?.resetKept(),Hi=e=>Tt.get(e)?.text;function ao(e){let t=Tt.get(e);return{set:t?.state.peek().set??{},assistant:t?.chosen.
peek().assistant??null}}var vs=(e,t)=>Tt.get(e)?.resetAll(t);var Me=m(E(),1);function qi(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[f,d]=[
n[c]??null,o[c]??null];if(JSON.stringify(f)===JSON.stringify(d))return[];if(d===null)return[(0,Le.t)("{knob} not set",{knob:c})];let p=`${c} ${r(d)}`.trim();return[
r(f??{})?(0,Le.t)("{now} instead of {before}",{now:p,before:r(f)}):p]}),a=(l,c,f)=>{if(!l.length)return"";let d=l.slice(0,t).join(", ");return l.length<=t?c(d):
f(d,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Le.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Le.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Le.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Le.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Wi={};function $i(e,t){Wi[e]=t,os.tell()}var ws=8;function Pd(e,t){
if(t===void 0)return"";if(t===null)return(0,Le.t)("Of the settings above, only the model and the seed apply here.");if(t==="seed too")return(0,Le.t)("Of the set\
tings above, only the model applies here.");let{set:n,assistant:o}=ao(e),s=o&&!t.includes("assistant")?[(0,Le.t)("draft model {model}",{model:o})]:[],r=Object.entries(
n).filter(([u])=>!t.includes(u)),i=[...s,...r.map(([u,l])=>typeof l=="object"?u:`${u} ${JSON.stringify(l)}`)];if(!i.length)return"";let a=i.slice(0,ws).join(", ");
return i.length>ws?(0,Le.t)("Applies here, too: {settings} and {count} more.",{settings:a,count:i.length-ws}):(0,Le.t)("Applies here, too: {settings}.",{settings:a})}
function Vi({element:e,props:t,watch:n},{name:o,leftOut:s}){let r=_(e,".gp-changes"),i=P({applies:"",canTakeAway:!1,before:null});function a(d){let p=Wi[Q.value]??
s[Q.value],g=Object.keys(ao(o).set).length>0;i.value={...JSON.parse(t.value||"{}"),applies:Pd(o,p),canTakeAway:g&&Array.isArray(p),before:g?null:d};let{kept:h,changed:v,
applies:C}=i.value;r.hidden=!(h||v||C||i.value.before)}let u=()=>a(i.value.before);function l(){let d=ao(o).set;vs(o,{}),a(d)}function c(){vs(o,i.value.before??
{}),a(null)}(0,Di.render)((0,Me.jsx)(()=>{let{kept:d,changed:p,applies:g,canTakeAway:h,before:v}=i.value;return(0,Me.jsxs)(Me.Fragment,{children:[d&&(0,Me.jsx)(
ys,{text:d,button:(0,Me.jsx)(ks,{words:(0,Le.t)("reset"),press:()=>Bi(o)})}),g&&(0,Me.jsx)(ys,{text:g,button:h&&(0,Me.jsx)(ks,{words:(0,Le.t)("use the model’s o\
wn settings"),press:l})}),!g&&p&&(0,Me.jsx)(ys,{text:p}),v&&(0,Me.jsx)(ks,{words:(0,Le.t)("put the settings back"),press:c})]})},{}),r),n("value",u),Q.subscribe(
u),os.hear(u),rt.hear(u)}var ys=({text:e,button:t})=>(0,Me.jsxs)("span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),ks=({words:e,press:t})=>(0,Me.jsx)("bu\
tton",{class:"gp-reset",type:"button",onClick:t,children:e});var ji=m(ie(),1),Ss=m(ae(),1),it=m(R(),1);var be=m(E(),1);function Gi({element:e,trigger:t},{entries:n}){(0,ji.render)((0,be.jsx)(Cd,{entries:n,act:(s,r)=>{t(s,r),Xr()}}),_(e,".gp-examples"))}function Cd({
entries:e,act:t}){let[n,o]=(0,Ss.useState)(0),[s,r]=(0,Ss.useState)(0),i=[{title:(0,it.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,it.t)(
"A real model"),note:(0,it.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),zn.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,be.jsxs)(be.Fragment,{children:[
(0,be.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,it.t)("Put back what was set before")}),i.length>1&&(0,be.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,it.t)("Examples"),children:i.map(({title:l},c)=>(0,be.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,be.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,be.jsx)("p",{class:"gp-note",children:l.note}),Ed(l.entries).map(([f,d])=>(0,be.jsxs)(
be.Fragment,{children:[(0,be.jsx)("h3",{children:f}),(0,be.jsx)("ul",{"aria-label":(0,it.t)("Examples for {model}",{model:f}),children:d.map(p=>(0,be.jsx)("li",
{children:(0,be.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(p),children:[(0,be.jsx)("b",{children:(0,it.t)(p.title)}),(0,be.jsx)("span",{children:(0,it.t)(
p.look)})]})}))})]}))]}))]})}function Ed(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var Qi=m(R(),1);var Od=3e4,Ji=()=>{};function Ze(e){e!==Q.value&&Ji(e)}function Ui(e){Q.value===e&&Ze(He)}function zi({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){Xo.
value=s,Ji=i=>{e.value=i,t("view")};let r=new Map;Vt.hear(()=>o.forEach(i=>r.delete(i))),Q.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(i)||performance.
now()-a<Od)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var Td={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Yi({element:e}){let t=_(e,".gp-header");(0,Qi.translateTemplate)(t);let n=d=>_(t,d),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=n(".gp-more-button"),u=d=>d.getAttribute("aria-expanded")==="true";function l(d,p){d.setAttribute(
"aria-expanded",String(p)),d===o?s.hidden=!p:(d===a?n(".gp-more"):i).classList.toggle("gp-unfolded",p)}let c=[o,r,a],f=()=>c.forEach(d=>l(d,!1));n(".gp-skip").addEventListener(
"click",Ld),t.addEventListener("click",d=>{let p=q(d,"button[data-view]"),g=c.find(h=>h.contains(d.target));if(p?.dataset.view)p.dataset.view!==Q.value&&Un.tell(),
Ze(p.dataset.view),f(),s.contains(p)&&o.focus();else if(g){let h=!u(g);f(),l(g,h),h&&g===o&&(s.querySelector("[aria-selected=true]")??Xi(s)[0]).focus()}else if(q(
d,".gp-menu :is(button, a)")){let h=c.find(v=>u(v));f(),h?.focus()}}),document.addEventListener("click",d=>{t.contains(d.target)||f()}),t.addEventListener("keyd\
own",d=>{if(d.key==="Escape"&&c.some(u)){c.find(u)?.focus(),f();return}d.target===a&&d.key==="ArrowDown"&&l(a,!0);let p=q(d,"[role=tablist], .gp-unfolded");if(!p)
return;let g=[...p.querySelectorAll("button, a")].filter(J=>J.checkVisibility()),h=Td[d.key],v={Home:0,End:-1}[d.key],C=g.indexOf(d.target),H=h?g[(C+h+g.length)%
g.length]:g.at(v??NaN);!h&&v===void 0||(d.preventDefault(),H?.focus())}),t.addEventListener("focusout",({relatedTarget:d})=>{d&&!t.contains(d)&&f()}),X(()=>Rd(t,
Q.value)),X(()=>n("[data-lessons]").setAttribute("aria-expanded",String(G.isOpen.value)))}function Ld(e){e.preventDefault();let t=document.querySelector(`#view-${Q.
value} > *`);t&&(t.tabIndex=-1,t.focus())}var Xi=e=>[...e.children];function Rd(e,t){for(let o of e.querySelectorAll("[role=tablist]")){let s=Xi(o),r=s.find(({dataset:i})=>i.
view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.querySelector(`.gp-lab-list [data-view="${t}"]`);_(
e,".gp-lab").classList.toggle("gp-selected",!!n),_(e,".gp-lab-which").textContent=n?.textContent??""}function Zi(e){Q.value=e}var Cn=m(Ie(),1);var Ad=1e4,ea=new Set(["kept","class"]),ta=()=>{};function lo(e){ea.delete(e)&&!ea.size&&ta()}function na(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{q(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
q(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,Ad);ta=()=>{clearTimeout(i),setTimeout(()=>{
e||pt.tell(),r()})}}var sa=(0,Cn.kept)("form","tab"),xs=(0,Cn.kept)("form"),ra=(0,Cn.kept)("form-address","tab"),ia=(0,Cn.kept)("keep-history"),oa=300,aa=!1,Ps=null;function la(){document.
addEventListener("input",()=>aa=!0,{once:!0,capture:!0})}var ua=e=>Ps?.hold(e);function ca(){Ps?.begin(),lo("kept")}var da=()=>rt.tell();function pa(){if(aa)return[
null];let e=sa.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&ra.read()===location.search?[{again:e}]:e?[e]:[ia.read()===
"no"?null:xs.readJson()]}function fa({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let p=(ia.read()||(e.keep?"yes":
"no"))==="yes";if(p||xs.write(null),!i||!o)return;let g=JSON.stringify(l(o));sa.write(g),ra.write(location.search),p&&xs.write(g)}function l(p){let g=c(p),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:Hi("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(v=>g[v])}let c=p=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,p[h]]));function f(){clearTimeout(a),a=
window.setTimeout(u,oa)}function d(){let p=Math.max(0,r+oa-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},p)}Ps={hold(p){o=p,f(),
jt.tell(c(p))},begin(){i=!0,o||d(),f()}},document.addEventListener("input",f),rt.hear(d),window.addEventListener("pagehide",u),Yn.hear(u)}var ja=m(ie(),1),Nt=m(ae(),1),V=m(R(),1);var ma=new Map,ga=(e,t)=>ma.set(e,t),En=(e,t)=>ma.get(e)?.(t);var qa=m(ie(),1),go=m(ae(),1),K=m(R(),1);var uo=m(ae(),1),Lt=m(R(),1);var we=m(E(),1),Nd=e=>e==null?"":String(e);function Rt({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,uo.useState)(""),c=Pe(xn(
u),t??void 0)?u:Nd(t),f=e.step||(e.kind==="int"?1:.1),d=(String(f).split(".").at(1)??"").length,p=h=>{l(h),n(xn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let v=xn(c)??o??e.slider_minimum??e.minimum??0;if(typeof v!="number")return;let C=Number((v+(h.key==="ArrowUp"?f:-f)).toFixed(d));
p(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,C))))};return(0,we.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>p(h.value),onKeyDown:g})}var Cs=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,we.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function _d({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,we.jsxs)("di\
v",{class:"kp-number",children:[(0,we.jsx)(Rt,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,we.jsx)(
Cs,{knob:e,label:(0,Lt.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var Md=e=>t=>t?.setAttribute("value",e),Yt=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,we.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,we.jsxs)(
"label",{children:[(0,we.jsx)("input",{type:"radio",name:e,ref:Md(a),checked:Pe(i,s),onChange:()=>r(i)}),(0,we.jsx)("span",{children:a})]},a))}),Kd=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,we.jsx)(Yt,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Lt.t)("not set")],[!0,(0,Lt.t)("on")],[!1,(0,Lt.t)(
"off")]]});function Es({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>Pe(u,s)),a=s!==void 0&&i<0;return(0,we.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,we.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,we.jsx)("option",{value:String(l),children:Se(u)},l)),a&&(0,we.jsx)("option",{value:"foreign",disabled:!0,children:Se(
s)})]})}var Id=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,we.jsx)(Es,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Lt.t)(
"not set"):(0,Lt.t)("not set (default {value})",{value:Se(s)})}),Fd=({id:e,meaningId:t,value:n,change:o})=>(0,we.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":Se(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function Xt(e,t,n){let o=(0,uo.useRef)(null),s=o.
current!==null&&Pe(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var ha=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
ba={View:Kd},Os={View:_d,isLabelled:!0},va={View:Id,isLabelled:!0},wa={View:Fd,isLabelled:!0};var ka=m(ie(),1),At=m(ae(),1),Sa=m(ft(),1),oe=m(R(),1);var $=m(E(),1);function xa({knob:e,value:t,change:n}){let[o,s]=Xt(t,ms,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,$.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,oe.t)("{name} as JSON",{name:e.name}),placeholder:(0,oe.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var Pa={View:()=>(0,$.jsx)("div",{}),canShow:(e,t)=>t===void 0};function Ca({words:e,texts:t,change:n}){let[o,s]=(0,At.useState)([]),r=(0,At.useRef)(
null),i=f=>f.map(Pn).filter(Boolean),a=Pe(i(o),t)?o:t.map(Mi),u=a.at(-1)===""?a:[...a,""],l=f=>{s(f);let d=i(f);n(d.length?d:void 0)},c=f=>r.current?.querySelectorAll(
"input")[f]?.focus();return(0,$.jsx)("div",{class:"kp-list",ref:r,children:u.map((f,d)=>(0,$.jsxs)("div",{class:"kp-line",children:[(0,$.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:f,onInput:({currentTarget:p})=>l(u.with(d,p.value)),onKeyDown:p=>{
p.key==="Enter"&&(p.preventDefault(),c(d+1))}}),(0,$.jsx)(Bd,{text:Pn(f),line:f}),(0,$.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!f,
onClick:()=>{l(u.toSpliced(d,1)),c(d+1)},children:"×"})]},d))})}function Bd({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,Sa.fillText)(
o,e)};return(0,$.jsx)("span",{class:"kp-shown",title:(0,oe.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var Hd=({value:e,change:t})=>(0,$.jsxs)(
"div",{class:"kp-editor",children:[(0,$.jsx)(Ca,{words:{one:(0,oe.t)("text"),another:(0,oe.t)("another text"),remove:(0,oe.t)("Remove this text")},texts:e===void 0?
[]:gs(e)?e:[Se(e,1/0)],change:t}),(0,$.jsx)("p",{class:"kp-faint",children:(0,oe.t)("Write \\n for a line break and \\t for a tab.")})]}),Ea={View:Hd},Oa=e=>Array.
isArray(e)&&e.length===2;function Dd({id:e,value:t,change:n}){let o=Oa(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,oe.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,oe.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,$.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,$.jsxs)(ka.Fragment,{children:[
(0,$.jsx)("label",{for:`${e}-${i}`,children:a}),(0,$.jsx)(Rt,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:f=>s(c,f)})]},i))})}var Ta={View:Dd,
canShow:(e,t)=>t===void 0||Oa(t)};function qd({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,At.useState)(!1),[l,c]=Xt(r,io,h=>Array.isArray(
h)?h.join(", "):""),f=(0,At.useRef)(null),d=Array.isArray(r)||a&&r===void 0,p=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>f.current?.
focus())},g=t.verdict.value?.layers;return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Yt,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,oe.t)("not s\
et")],["low","low"],["high","high"],["list",(0,oe.t)("layers")]],value:d?"list":r,change:p}),(0,$.jsx)("input",{class:"kp-wide",ref:f,id:`${n}-list`,type:"text",
hidden:!d,placeholder:"0, 2, 4","aria-label":(0,oe.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,$.jsx)("p",{class:"kp-faint",children:g?(0,oe.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var La={View:qd,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},Wd={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
ya=JSON.stringify(Wd,null,2),$d=["choices","regex","json_schema"];function Vd({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=Ge(o)?o:{},i=$d.find(h=>h in r),
[a,u]=(0,At.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),f=h=>{u(h),s(void 0)},[d,p]=Xt(r.json_schema,ms,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,$.jsx)(Ca,{words:{one:(0,oe.t)("choice"),another:(0,oe.t)("another choice"),remove:(0,oe.t)("Remove this choi\
ce")},texts:gs(r.choices)?r.choices:[],change:c}),regex:(0,$.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,oe.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":Se(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,$.jsxs)($.Fragment,{children:[(0,$.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:ya,spellcheck:!1,
"aria-label":(0,oe.t)("JSON schema"),value:d,onInput:({currentTarget:h})=>c(p(h.value))}),(0,$.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(p(ya)),
children:(0,oe.t)("Use an example")})]})};return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Yt,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,oe.t)(
"not set")],["choices",(0,oe.t)("choices")],["regex","regex"],["json_schema",(0,oe.t)("JSON schema")]],value:l,change:f}),l&&g[l]]})}var Ra={View:Vd};var Aa=m(ie(),1),Na=m(ae(),1),at=m(R(),1);var ve=m(E(),1),jd=30,Gd=5,_a=()=>[...crypto.getRandomValues(new Uint16Array(jd))].map(e=>e%1e3),co=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function Ma({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>co(
i,n)>co(r,n)?i:r);return co(s,n)<n.length?null:s}function Jd({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>Pe(
o,n)):e==="flags"?Ge(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Ud(e,t){
if(t===void 0)return!0;let n=Ge(t)?Ma(e,t):null;return n!==null&&Ge(t)&&n.fields.every(o=>Jd(o,t[o.name]))}function zd({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,Na.useState)(null),a=Ge(o)?o:null,u=a&&r&&co(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:Ma(e,a)),c=e.forms.map(({name:p})=>[p,e.forms.length>
1?(0,at.t)(p):(0,at.t)("set")]),f=p=>{let g=e.forms.find(v=>v.name===p)??null;i(g);let h=g?.fields.filter(({required:v})=>v);s(h&&Object.fromEntries(h.map(v=>[v.
name,Qd(v)])))},d=(p,g)=>{let h=l?.fields.map(C=>C.name)??[],v={...a,[p]:g};s(Object.fromEntries(h.filter(C=>v[C]!==void 0).map(C=>[C,v[C]])))};return(0,ve.jsxs)(
"div",{class:"kp-editor",children:[(0,ve.jsx)(Yt,{id:`${t}-form`,nameId:n,options:[[void 0,(0,at.t)("not set")],...c],value:l?.name,change:f}),(0,ve.jsx)("p",{class:"\
kp-faint",children:(0,at.t)(l?.meaning)}),(0,ve.jsx)("div",{class:"kp-fields",children:l?.fields.map(p=>{let g=`${t}-${p.name}`;return(0,ve.jsxs)(Aa.Fragment,{children:[
(0,ve.jsx)("label",{for:g,title:(0,at.t)(p.meaning),children:p.name+(p.required?" *":"")}),(0,ve.jsx)(Yd,{field:p,id:g,value:a?.[p.name],change:h=>d(p.name,h)}),
(0,ve.jsx)("p",{class:"kp-faint",children:(0,at.t)(p.meaning)}),p.kind==="ints"&&p.required&&(0,ve.jsx)("button",{class:"kp-link",type:"button",onClick:()=>d(p.
name,_a()),children:(0,at.t)("Draw new keys")})]},p.name)})})]})}var Qd=e=>e.kind==="ints"?_a():e.default??Gd;function Yd({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,ve.jsx)(Es,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,at.t)("not set ({value})",{value:Se(e.default)})});
if(s==="flags")return(0,ve.jsx)(Xd,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,ve.jsx)(Zd,{field:e,id:t,value:n,change:o});let r=e.default;return(0,ve.jsx)(
Rt,{id:t,value:n,change:o,standard:r,row:ha(e),hint:r===null?"–":String(r)})}function Xd({field:e,id:t,value:n,change:o}){let s=Ge(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,ve.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,ve.jsxs)("label",{children:[(0,ve.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Zd({id:e,value:t,change:n}){let[o,s]=Xt(t,io,r=>Array.isArray(r)?r.join(", "):r===void 0?"":Se(r,1/0));return(0,ve.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var Ka={View:zd,canShow:Ud};var et=m(ae(),1),Ia=m(ft(),1),z=m(R(),1),Fa=m(to(),1);var F=m(E(),1),ep=120,tp=5,Ts=e=>Number.isInteger(e)&&Number(e)>=0,mt=e=>Array.isArray(e)&&e.length>0&&e.every(Ts),po=(e,t)=>Array.isArray(e)&&e.every(t),Ls=e=>po(
e,mt),np=e=>Array.isArray(e)&&e.length===2&&mt(e[0]),op=e=>mt(e)||Ls(e),sp=e=>Ge(e)&&(mt(e.phrase)||Ls(e.any_of)),Zt=e=>({options:[[e]]}),Ba=e=>({options:[e]}),
On=({options:e})=>e[0][0],Rs={token:{isSingle:!0,isFlat:!0,read:e=>Ts(e)?[Zt(e)]:null,write:e=>On(e[0])},tokens:{isFlat:!0,read:e=>Ts(e)?[Zt(e)]:mt(e)?e.map(Zt):
null,write:e=>e.length===1?On(e[0]):e.map(On)},words:{isFlat:!0,read:e=>mt(e)?e.map(Zt):null,write:e=>e.map(On)},word_groups:{read:e=>Ls(e)?e.map(Ba):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>po(e,np)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>po(e,op)?e.map(t=>({options:mt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>po(e,sp)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
Tn={ways:[],unknown:[]};function rp(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return mt(t)&&t.every(Number.isSafeInteger)?
t:null}async function ip(e,t){let n=Pn(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...Tn,problem:(0,z.t)(i)};let a=[{when:(0,z.t)("as typed"),tokens:r[0]}];s&&Pe(r[0],r[1])?a=[{when:(0,z.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,z.t)("inside a sentence"),tokens:r[0]},{when:(0,z.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=rp(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(f=>[f,t.texts.value.get(f)]);a.unshift({when:u.length>1?(0,z.t)("these token ids"):(0,z.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var fo=({tokens:e})=>e.map(([t])=>t),As=({token:[e,t]})=>(0,F.jsxs)(F.Fragment,{children:[t===void 0?(0,F.jsx)("span",{class:"kp-piece"}):(0,F.jsx)(Fa.TokenLabel,
{class:"kp-piece",text:t}),(0,F.jsx)("span",{class:"kp-id",children:e})]});function ap({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,F.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,z.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,z.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,z.t)("Choose on\
e token."):(0,z.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,F.jsxs)(F.Fragment,{children:[t.map(
i=>(0,F.jsxs)("div",{class:"kp-offer",children:[(0,F.jsx)("span",{class:"kp-when",children:i.when}),(0,F.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,F.jsx)(lp,{token:a,press:()=>s([[a[0]]])}):(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(As,{token:a})}))}),!e.isFlat&&(0,F.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,z.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([fo(i)]),children:(0,z.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,F.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(fo)),children:(0,z.t)("Add both")}),r.length>0&&(0,F.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function lp({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,z.t)("Add token {id}",{id:n}):(0,z.t)("Add token {id}: {text}",{id:n,text:(0,Ia.quoted)(
o)});return(0,F.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,F.jsx)(As,{token:e})})}function up({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=Rs[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,et.useState)(""),[c,f]=(0,et.useState)(Tn),[d,p]=(0,et.useState)(null),g=(0,et.useRef)(
null),h=(0,et.useRef)(0),v=(0,et.useRef)(0),C=S=>r(S.length?i.write(S):void 0),H=()=>{h.current+=1,clearTimeout(v.current),l(""),f(Tn),p(null)},J=S=>{C(cp(i,a,S,
d)),H(),g.current?.focus()},O=async S=>{let U=++h.current,Ce=(0,z.t)("The server does not answer. Try again in a moment."),Qe=S?await ip(S,t).catch(()=>({...Tn,
problem:Ce})):Tn;return U!==h.current?null:(f(Qe),Qe)},A=S=>{l(S),clearTimeout(v.current),v.current=window.setTimeout(()=>{O(S)},ep)},w=async()=>{clearTimeout(v.
current);let S=(await O(u))?.ways.at(0);S&&J([i.isFlat?fo(S).slice(0,1):fo(S)])},D=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||d!==null)&&
(S.preventDefault(),H())},j=t.texts.value,re=a.flatMap(({options:S})=>S.flat()).filter(S=>!j.has(S));return(0,et.useEffect)(()=>{re.length&&t.textsOf(re).catch(
()=>[])},[re.join()]),(0,F.jsxs)("div",{class:"kp-editor",children:[(0,F.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,U)=>(0,F.jsx)(
dp,{form:i,row:S,texts:j,setBias:Ce=>C(a.with(U,{...S,bias:Ce})),grow:()=>{p(U),g.current?.focus()},remove:()=>{d===U&&p(null),C(a.toSpliced(U,1)),g.current?.focus()}},
U))}),(0,F.jsx)("p",{class:"kp-faint",hidden:d===null,children:d!==null&&(0,z.t)("Another alternative to word {number}:",{number:d+1})}),(0,F.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,z.t)("type a token, or its id"):(0,z.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>A(S.value),onKeyDown:D}),(0,F.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,F.jsx)(ap,{
form:i,offers:c,add:J})})]})}function cp(e,t,n,o){if(e.isSingle)return[Zt(n[0][0])];if(e.isFlat){let s=new Set(t.map(On));return[...t,...n.flat().filter(r=>!s.has(
r)).map(Zt)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:tp}:Ba(
s))]}function dp({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,F.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,F.jsxs)(F.Fragment,{children:[u>0&&(0,F.jsx)("span",{class:"kp-or",children:(0,z.t)("or")}),(0,F.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(As,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,F.jsx)("span",{class:"kp-faint",children:(0,z.t)(
"bias")}),e.isBiased&&(0,F.jsx)(Rt,{row:{kind:"float",step:.5},label:(0,z.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,F.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,z.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,z.t)("or…")}),(0,F.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,z.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var pp={View:up,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||Rs[e].read(t)!==null},Ha=Object.fromEntries(Object.keys(Rs).map(e=>[e,pp]));var Da={...Ha,switch:ba,number:Os,slider:Os,choice:va,text:wa,strings:Ea,decay:Ta,fields:Ka,layers:La,structure:Ra},mo=e=>e in Da?Da[e]:Pa;var M=m(E(),1),Ns=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],en=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],nn={error:"✕",warning:"▲",info:"\
ℹ"},tn=({name:e})=>(0,M.jsx)(M.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,M.jsxs)(qa.Fragment,{children:[t,(0,M.jsx)("wbr",{})]},t))});function ho(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function _s({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,go.useState)(!1),[f,d]=(0,go.useState)(!1),[p,g]=(0,go.useState)(!1),h=`${e.name}-${t}`,{View:v,isLabelled:C,canShow:H}=mo(
o.editor),J=!H||H(o,s.value);!J&&!l&&c(!0);let O=`${h}-name`,A={knob:o,panel:e,id:`${h}-control`,nameId:O,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:re=>e.change(t,re)},w=()=>{d(l&&!J),(!l||J)&&c(!l)},D=l||!J,j=u.value;return(0,M.jsxs)("div",{class:a.value.some(({severity:re})=>re===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,M.jsxs)("div",{class:"kp-head",children:[C&&!D?(0,M.jsx)("l\
abel",{class:"kp-name",id:O,for:A.id,children:(0,M.jsx)(tn,{name:t})}):(0,M.jsx)("span",{class:"kp-name",id:O,children:(0,M.jsx)(tn,{name:t})}),(0,M.jsx)("span",
{class:"kp-source",title:en(i.value),children:en(i.value)&&Ns(i.value)}),(0,M.jsxs)("span",{class:"kp-tools",children:[H&&(0,M.jsx)(fp,{name:t,isJson:D,turn:w}),
(0,M.jsx)(gp,{panel:e,name:t}),(0,M.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":p,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!p),children:"?"})]})]}),H?(0,M.jsxs)("div",{class:"kp-editor",children:[D?(0,M.jsx)(xa,{...A}):(0,M.jsx)(v,{...A}),(0,M.jsx)("span",{class:"kp-faint",children:f&&
!J&&(0,K.t)("The editor cannot show this value.")})]}):(0,M.jsx)(v,{...A}),(0,M.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(re=>(0,M.jsx)(Ms,
{note:re,panel:e}))}),(0,M.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,M.jsx)(mp,{knob:o,own:r.value})," ",(0,M.jsx)("sp\
an",{class:"kp-idle",children:j&&(0,K.t)("No effect now: {why}.",{why:j})})]}),p&&(0,M.jsx)(hp,{knob:o})]})}function fp({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,M.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function mp({knob:e,own:t}){let n=Wa(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var Wa=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):Se(t,30);function gp({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Wa(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],f=()=>{e.reset(t),ho(e,t)};return(0,M.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:f,children:a?"↺":"×"})}function hp({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=bp(e);return(0,M.jsxs)("div",{class:"kp-help",children:[(0,M.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,M.jsx)("p",{children:n}),t&&(0,M.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,M.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,M.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,M.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function Ms({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&ho(t,n)};return(0,M.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,M.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:nn[e.severity]}),(0,M.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,M.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,M.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,M.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function bp({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Ks=m(R(),1);var Ln=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function $a(e,t){let n=Ln(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var vp=(e,t)=>e.every(n=>Ln(t).join(" ").includes(n));function Va(e,t){let n=Ln(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Ot.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Ot.elsewhere.filter(({words:u})=>u.some(l=>$a(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Ks.t)(l),...c].some(f=>$a(n,f)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Ks.t)(l))].join(" ");return{knobs:t.filter(u=>vp(n,a(u))),beside:s,absent:o}}var x=m(E(),1),wp=60;function Ga(e,t){let n=Ii(e,t);B().answers.knobs=({change:o})=>n.apply(o),(0,ja.render)((0,x.jsx)(yp,{panel:n}),_(e.element,".kp"))}function yp({
panel:e}){let[t,n]=(0,Nt.useState)(""),[o,s]=(0,Nt.useState)([]),r=Va(t,e.knobs),i=Ln(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(f=>c?[...new Set(
[...f,l])]:f.filter(d=>d!==l));return(0,Nt.useLayoutEffect)(()=>{ga(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>kp(e,
l)))})},[e]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(Cp,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,x.jsx)(Op,{panel:e,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,V.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(_s,{panel:e,name:l,
hidden:!a.has(l)},l))}),Ot.groups.map(l=>(0,x.jsx)(Sp,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(Lp,{panel:e,hidden:i})]})}
function kp(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),ho(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function Sp({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:p})=>p===t),a=i.filter(({basic:p})=>!p),
u=[...a.filter(p=>!p.managed_because),...a.filter(p=>p.managed_because)],l=i.filter(({basic:p})=>p),c=u.some(({name:p})=>n.has(p)),f=o?c:s,d=(0,Nt.useRef)(!1);return d.
current||=f,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:f,onToggle:({currentTarget:p})=>!o&&r(p.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,V.t)(t),(0,x.jsx)(Pp,{panel:e,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[d.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,V.t)("Always in view, above:")," ",l.map(({name:p},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(Ja,{panel:e,name:p})]}))]}),
d.current&&u.map(p=>(0,x.jsx)(xp,{panel:e,knob:p,names:n},p.name))]})]}):null}function xp({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,x.jsx)("code",{children:t.name})," ",(0,V.t)(t.managed_because)]}):(0,x.jsx)(
_s,{panel:e,name:t.name,hidden:o})}function Pp({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,V.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var Ja=({panel:e,name:t})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,V.t)("Go to {name}",{name:t}),onClick:()=>En(
e,t),children:(0,x.jsx)(tn,{name:t})});function Cp({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,V.t)("N\
o knob."):(0,V.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,V.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,V.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,V.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(Ep,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,V.t)(l)}))]})]})}var Rn=e=>e?document.getElementById(e):null;function Ep({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=Rn(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{Rn(t)?.offsetParent||Rn(n)?.querySelector("button.label-wrap")?.click(),o(wp)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,V.t)(e)," ",(Rn(t)||Rn(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,V.t)("Go to it")})]})}function Op({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,V.t)(r?.mode),a=r?.differs.length??0,u=a?(0,V.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,V.t)("No knobs differ from the model's defaults."),l=({basic:f,group:d})=>!f&&!t.includes(
d),c=Object.entries(r?.notes??{}).flatMap(([f,d=[]])=>{let p=e.byName.get(f);return p?l(p)?d.filter(({severity:g})=>g==="error"):[]:d});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,V.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(f=>(0,x.jsx)(
Tp,{panel:e,name:f},f))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:Pe(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,V.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,V.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(f=>(0,x.jsx)(Ms,{note:f,
panel:e}))})]})}function Tp({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,V.t)("Go to this knob ({source})",{source:en(n)}),onClick:()=>En(e,t),children:[
t,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,V.t)("See the note at the knob"),children:nn[s]})]})}function Lp({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,V.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,V.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,V.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,V.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
Ja,{panel:e,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[Se(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,V.t)(a),children:` ○ ${(0,V.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Ns(i)})]},s))})]})})]})}var Ua=m(ie(),1),_t=m(R(),1);var ue=m(E(),1),Rp=["switch","choice"];function za({element:e},{name:t,essential:n}){let o=_(e,".kq-knobs"),s=_(e,".kq-count");_(e,".kq").setAttribute("aria-lab\
el",(0,_t.t)("The knobs that matter for this strategy")),Qt(t,r=>{_(e,".kq-number-of").textContent=(0,_t.t)("All {count} knobs",{count:r.knobs.length}),(0,Ua.render)(
(0,ue.jsx)(Ap,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${nn[u?"error":"warning"]} ${a.length}`:""})})}function Ap({panel:e,essential:t}){let n=(e.verdict.value?.essential??t).filter(
o=>e.byName.has(o));return(0,ue.jsx)(ue.Fragment,{children:n.map(o=>(0,ue.jsx)(Np,{panel:e,name:o},o))})}function Np({panel:e,name:t}){let{knob:n,value:o,own:s,
source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=Rp.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:f}=mo(n.
editor),d={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:C=>e.change(t,C)},p=i.value.find(({severity:C})=>C===
"error")??i.value.at(0),g=p?`${(0,_t.t)(p.message)} ${(0,_t.t)(p.fix)}`:(0,_t.t)(n.meaning),h=en(r.value),v=(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsx)(tn,{name:t}),
(0,ue.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":p?.severity??"",children:p&&nn[p.severity]})]});return(0,ue.jsxs)("div",{class:"kq-knob",
"data-knob":t,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!f?(0,ue.jsx)("span",{class:"kp-name",id:d.nameId,children:v}):(0,ue.jsx)(
"label",{class:"kp-name",id:d.nameId,for:a,children:v}),l?(0,ue.jsx)(c,{...d}):u?(0,ue.jsx)(_p,{...d}):(0,ue.jsx)(Mp,{...d})]})}function _p({knob:e,id:t,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,ue.jsxs)("span",{class:"kq-number",children:[(0,ue.jsx)(Cs,{knob:e,id:t,value:n,standard:o,
change:s,text:i}),(0,ue.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",children:i})]})}function Mp({knob:e,panel:t,id:n,value:o}){return(0,ue.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{ts("knobs"),En(t,e.name)},children:o===void 0?(0,_t.t)("set …"):Se(o,18)})}var Xa=m(ie(),1),Za=m(ae(),1),gt=m(R(),1),el=m(Ya(),1);var tt=m(E(),1);function tl({element:e,props:t,server:n,watch:o}){let s=_(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");B().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,gt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=Kp(
t.value);for(let{key:p,sha256:g}of c)p&&r.set(g,p);let f=c.map(p=>p.key?p:{...p,key:r.get(p.sha256)});if(f.some(({key:p},g)=>p!==c[g].key))return u(f);i=t.value;
let d=c.map((p,g)=>(0,tt.jsx)(Ip,{item:p,fileOf:a,remove:()=>u(c.filter((h,v)=>v!==g))},p.sha256));(0,Xa.render)(d,s)}o("value",l),l()}function Kp(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function Ip({item:e,fileOf:t,remove:n}){let[o,s]=(0,Za.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",f=c?(0,gt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,gt.t)("Sound, {seconds} s",{seconds:l});return(0,tt.jsxs)("li",{children:[(0,tt.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${f}: ${c?(0,gt.t)("Show it"):(0,gt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,tt.jsx)(el.Preview,{kind:e.kind,preview:i})}),(0,tt.jsx)("span",{children:r?f:(0,gt.t)("{what}: the file was not kept",{what:f})}),
(0,tt.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,gt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,tt.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,tt.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var il=m(ie(),1),Ds=m(ae(),1),se=m(R(),1);var bo=m(ae(),1);function nl(e){let t=(0,bo.useRef)(null);return(0,bo.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var nt=m(R(),1),Re=m(E(),1),Is=["tools","documents"],Fp={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Fs=({reads:e})=>e?.arguments??[],ol=e=>Fs(e).length>0||Is.some(t=>e.reads?.[t]);function sl({state:e,isOpen:t,press:n}){let s=Fs(e).filter(([
r])=>r in e.arguments).length+Is.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Re.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!ol(e),onClick:n,children:s?(0,nt.t)("Template arguments ({count})",{count:s}):(0,nt.t)("Template arguments")})}function rl({state:e,isOpen:t,
defaults:n,set:o}){let s=ol(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,nt.t)("Tools, a JSON list"),documents:(0,nt.t)("Documents, a JSON list")};return(0,Re.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,nt.t)("Template arguments"),hidden:!s,children:[(0,Re.jsx)("div",{class:"gp-argument-list",children:Fs(
e).map(([i,a])=>(0,Re.jsx)(Bp,{name:i,kind:a,state:e,defaults:n,set:o},i))}),Is.map(i=>(0,Re.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Re.jsx)(
"span",{children:r[i]}),(0,Re.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Fp[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function Bp({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([d])=>d!==e)),f=l===""||l===o[e];
s({arguments:f?c:{...c,[e]:l}})};if(t!=="bool")return(0,Re.jsxs)("label",{"data-kind":t,children:[(0,Re.jsx)("code",{children:e}),(0,Re.jsx)("input",{type:"text",
placeholder:(0,nt.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,nt.t)("Set here."):
a===void 0?(0,nt.t)("Not set: the template decides."):(0,nt.t)("Not set: this is what the template takes.");return(0,Re.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Re.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Re.jsx)("code",{children:e})]})}var I=m(E(),1),Hp=250,Bs=["user","assistant","system"],Dp={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},al=()=>{},ll=e=>al(e);function ul({element:e,props:t,server:n,trigger:o,watch:s}){let r=_(e,".gp-beside"),i=B(),a=P(Dp),u=P({prompt:"",model:""}),l=P(
{}),c=P(!1),f="",d="plain true";function p(){let A={};try{A=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...A},f=t.value,h()}function g(A){a.value={...a.
value,...A},t.value=f=JSON.stringify(a.value),h()}function h(){let A=`${a.value.kind} ${a.value.on}`;if(A===d)return H();d=A,o("turned",{})}let v=0,C=0;function H(){
clearTimeout(C),C=window.setTimeout(J,Hp)}async function J(){let A=++v,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:f})))}catch(D){console.warn("Generation Playground: the template could not be asked.",D)}A===v&&(i.setWritten(w),l.value=w?.defaults??
{})}al=A=>{e.isConnected&&(u.value={...u.value,...A},H())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:A,run:w})=>{!A&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),X(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let O=()=>(0,I.jsx)(qp,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==f&&p()}),p(),(0,il.render)((0,I.jsx)(O,{}),
r)}function qp({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[f,d]=(0,Ds.useState)(null),[p,g]=(0,Ds.useState)(
!1),h=nl(()=>r),v=()=>d(null),C=S=>{d(S),h(`.gp-${S} textarea`)},H=S=>{t({on:S}),h(S?".gp-on":".gp-off")},J=(S,U)=>t({turns:l.map((Ce,Qe)=>Qe===S?{...Ce,...U}:Ce)}),
O=S=>{t({turns:l.toSpliced(S,1)});let U=Math.min(S+1,l.length-1);h(U?`.gp-turns li:nth-child(${U}) button`:".gp-add")},A=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},D=!u&&f!=="system",j=!a||
!c&&f!=="begins",re=({to:S,name:U,title:Ce})=>(0,I.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:Ce,onClick:()=>H(S),children:U});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,I.jsxs)("l\
abel",{class:"gp-begins",hidden:j,children:[(0,I.jsx)("span",{children:(0,se.t)("The answer begins with")}),(0,I.jsx)(Hs,{hint:(0,se.t)("The model goes on from \
these words."),value:c,write:S=>t({begins:S}),close:v})]}),(0,I.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,I.jsxs)("label",{class:"gp-system",hidden:D,
children:[(0,I.jsx)("span",{children:(0,se.t)("System message")}),(0,I.jsx)(Hs,{hint:(0,se.t)("How the assistant should behave. May stay empty."),value:u,write:S=>t(
{system:S}),close:v})]}),(0,I.jsx)("ol",{class:"gp-turns","aria-label":(0,se.t)("Earlier turns, oldest first"),children:l.map((S,U)=>(0,I.jsx)(Wp,{...S,number:U+
1,change:Ce=>J(U,Ce),remove:()=>O(U)},U))}),(0,I.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,I.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:S})=>t({continues:S.checked})}),(0,I.jsx)("span",{children:(0,se.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,I.jsxs)("div",{class:"gp-bar",children:[(0,I.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,se.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),H(!a))},children:[re({to:!0,name:(0,se.t)("Chat"),title:(0,se.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),re({to:!1,name:(0,se.t)("Plain text"),title:(0,se.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,I.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,I.jsx)(An,{name:"gp-add-system",words:(0,se.t)("Ad\
d a system message"),hidden:!D,press:()=>C("system")}),(0,I.jsx)(An,{name:"gp-add",words:(0,se.t)("Add a turn"),press:A}),(0,I.jsx)(An,{name:"gp-reply",words:(0,se.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,I.jsx)(An,{name:"gp-clear",words:(0,se.t)("New chat"),hidden:!l.length,press:w}),(0,I.jsx)(An,{name:"gp-be\
gin",words:(0,se.t)("Begin the answer"),hidden:!j,press:()=>C("begins")}),(0,I.jsx)(sl,{state:e,isOpen:p,press:()=>{g(!p),p||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,I.jsx)(rl,{state:e,isOpen:p,defaults:o,set:t})]}),(0,I.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,I.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,se.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,I.jsxs)("label",{class:"gp-target",children:[(0,I.jsx)("span",{children:(0,se.t)("Target so far")}),(0,I.jsx)(Hs,{hint:(0,se.t)(
"How the target should begin. May stay empty."),value:e.target,write:S=>t({target:S})})]})]})]})}var Hs=({hint:e,value:t,write:n,close:o})=>(0,I.jsx)("textarea",
{rows:1,placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),An=({name:e,words:t,hidden:n,press:o})=>(0,I.jsx)("button",{type:"button",class:e,
hidden:n,onClick:o,children:t});function Wp({role:e,content:t,number:n,change:o,remove:s}){let r=Bs.includes(e)?Bs:[...Bs,e],i=(0,se.t)("Remove turn {number}",{
number:n});return(0,I.jsxs)("li",{"data-role":e,children:[(0,I.jsx)("select",{"aria-label":(0,se.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,I.jsx)("option",{value:a,children:a},a))}),(0,I.jsx)("textarea",{rows:1,"aria-label":(0,se.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,I.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var cl=m(R(),1);var $p={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function vo(e){let t=()=>[...e.querySelectorAll("button, a")].filter(
o=>!o.hidden),n=o=>{e.open=!1,o&&e.querySelector("summary")?.focus()};e.addEventListener("focusout",({relatedTarget:o})=>{o instanceof Node&&!e.contains(o)&&n(!1)}),
e.addEventListener("click",({target:o})=>{o instanceof Element&&o.closest("button, a")&&n(!0)}),document.addEventListener("click",({target:o})=>{o instanceof Node&&
!e.contains(o)&&n(!1)}),e.addEventListener("keydown",o=>{if(o.key==="Escape"&&e.open){o.stopPropagation(),n(!0);return}let s=$p[o.key];if(!s||o.ctrlKey||o.metaKey||
o.altKey||!e.open&&o.key!=="ArrowDown")return;o.preventDefault(),e.open=!0;let r=t();r[s(r.indexOf(o.target),r.length)]?.focus()})}function dl({element:e,props:t,trigger:n,watch:o}){(0,cl.translateTemplate)(e);let s=_(e,".gp-run-menu");vo(s),s.addEventListener("click",i=>{let a=q(i,"[data-w\
ay]")?.dataset.way;a==="more"?B().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),Vp(s)}function Vp(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var pl=m(R(),1);function fl({element:e,props:t,watch:n}){let o=()=>{_(e,"p").textContent=t.value?(0,pl.t)(JSON.parse(t.value)):""};n("value",o),o()}var kl=m(ie(),1),$e=m(R(),1);var qs=m(R(),1);var jp=.8,wo=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return G.isOpen.value&&
G.isOnStage.value}turn(){G.isOnStage.value=!G.isOpen.value||!G.isOnStage.value,G.isOpen.value||Zn.tell()}get words(){return this.isSeen?this.stays?(0,qs.t)("Sti\
ll to be done. Go on with N."):(0,qs.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:jp*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var bl=m(gl(),1),vl=m(Ws(),1),ht=m(R(),1);var Je={text:{key:"1",title:()=>(0,ht.t)("Text"),isThere:e=>!e.denoises,view:He,canHide:!0},processors:{key:"2",title:()=>(0,ht.t)("Waterfall"),isThere:Gp,view:He,
canHide:!0},beamtree:{key:"3",title:()=>(0,ht.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:He,canHide:!0},drafts:{key:"4",title:()=>(0,ht.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:He,canHide:!0},canvas:{key:"1",title:()=>(0,ht.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:He,
canHide:!1},batch:{key:"1",title:()=>(0,ht.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,ht.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},$s=Object.keys(Je);function Gp({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var on=(e,t,n)=>Math.max(t,Math.min(n,e)),yo=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,vl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*on(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,bl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[on(a+n,-1,i.length-1)]??0)-1}else this.place=on(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var fe=m(E(),1),Jp="F8",Up={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},zp={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Qp=["PageDown","PageUp"],Yp="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",ko=null,Vs=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new yo(n),(0,kl.render)((0,fe.jsx)(Xp,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),X(()=>{Q.value,G.isOpen.value,dt(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new wo(()=>this.draw());bar=P({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=He;get isOpen(){return De.peek()!==null}get picture(){return De.peek()??"text"}get offered(){
return $s.filter(t=>Je[t].view===Q.peek()&&Je[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=Q.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),G.isOnStage.value=!0,(!this.offered.length||!G.isOpen.peek())&&Ze(He),De.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),De.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),G.isOpen.peek()||Ze(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&(De.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Je[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;Jn.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:xl()!==null,
showsLesson:this.lesson.isSeen,question:Jn.peek()?(0,$e.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,$e.t)("\
This view is on the page: Esc.")};let s=Up[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){let{cover:n,picture:o}=this;
t===n.hides||t&&!Je[o].canHide||(t?(this.log.usesBeams&&wl(Je.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Je[o];r!==
He?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?wl(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(s.line,0):n.walk(t),this.draw()}goRound(t){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[on(s,0,n.rounds.length-1)].start)}};function wl(e,t){let n=e?document.querySelector(
e):null;n&&(n.value=String(on(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Xp({stage:e}){let{offered:t,
hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=De.value??"text";return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)("h1",{class:"gp-stage-name",children:(0,$e.t)(
"The stage")}),(0,fe.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,$e.t)("Pictures of this run"),children:$s.map(a=>{let{key:u,title:l}=Je[a];
return(0,fe.jsx)(sn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},a)})}),(0,fe.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,fe.jsx)(yl,{sign:"◀",name:(0,$e.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,fe.jsx)(yl,{sign:"▶",name:(0,$e.t)("Next"),of:"PageDown",press:()=>e.go(1)}),
(0,fe.jsx)(sn,{of:"H",class:"gp-stage-hide",hidden:!Je[i].canHide,is:n,press:()=>e.hide(!n),children:(0,$e.t)("Hide what comes")}),(0,fe.jsx)(sn,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,$e.t)("Lesson")}),(0,fe.jsx)(sn,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>yn.tell(),children:(0,$e.t)(
"Class")}),(0,fe.jsx)(sn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,$e.t)("Generate")}),(0,fe.jsx)(sn,{of:"Escape",class:"gp-stage-leave",press:()=>e.
leave(),children:(0,$e.t)("Leave")})]})}var sn=({of:e,class:t,hidden:n,is:o,press:s,children:r})=>(0,fe.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,fe.jsx)("kbd",{children:e==="Escape"?"Esc":e})," ",r]}),yl=({sign:e,name:t,of:n,press:o})=>(0,fe.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,children:e});function Sl({element:e}){ko=new Vs(_(e,".gp-stage"),B())}var xl=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function Pl(){document.addEventListener("click",e=>{q(e,".gp-present")&&ko?.enter()}),document.addEventListener(
"keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;!ko||!t||document.querySelector(Yp)||!Zp(ko,e)||(e.preventDefault(),e.stopPropagation())},!0)}
function Zp(e,t){let{key:n}=t,o=zp[n],s=ef[n.toLowerCase()];if(n===Jp)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&Qp.includes(
n))(e.lesson.isSeen?e.lesson:e).go(o);else{if(q(t,"input, select, textarea")||o&&q(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()===
"v"&&xl())yn.tell();else if(!e.lesson.press(n)){let r=e.offered.find(i=>Je[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var ef={h:e=>e.hide(!e.cover.
hides),l:e=>e.turnLesson(),g:e=>e.run()};var Cl=m(ie(),1),Nn=m(R(),1);var Mt=m(E(),1);function El({element:e,props:t,trigger:n,watch:o},s){let r=_(e,"span"),i=_(e,"select"),a="";function u(){let{value:l,lane:c,choices:f}=t;r.textContent=
c?(0,Nn.t)("Strategy of lane {lane}",{lane:c}):(0,Nn.t)("Strategy"),JSON.stringify(f)!==a&&(a=JSON.stringify(f),(0,Cl.render)((0,Mt.jsx)(tf,{choices:f,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var tf=({choices:e,headings:t})=>(0,Mt.jsx)(Mt.Fragment,{children:nf(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Mt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,Nn.t)(r)}));return n?(0,Mt.jsx)("optgroup",{label:(0,Nn.t)(n),
children:s}):s})});function nf(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var Tl=m(Ie(),1);var of="scene";function So(e,t){let n=new RegExp(`^(${t}|${of})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var lt=["guess","again","best","temperature","text","own"],js="scene",xo=(0,Tl.kept)("front-door"),Ll="seen";function Ol(e){let t=Number(new URLSearchParams(e).
get(js));return lt.at(t>0?t-1:lt.length)??null}function sf(e,t){let n=new URLSearchParams(e);t?n.set(js,String(lt.indexOf(t)+1)):n.delete(js);let o=n.toString();
return o&&`?${o}`}var Rl=e=>lt.at(lt.indexOf(e)+1)??null;function Al(){let e=window.GenerationPlaygroundDoor;if(e===void 0||So(location.search,e))return;let t=Ol(
location.search),n=xo.isAllowed&&xo.read()===null;Oe.value=t??(n?lt[0]:null),Oe.value&&!t&&Js(Oe.value,"replaceState"),window.addEventListener("popstate",()=>Oe.
value=Ol(location.search))}function Gs(e){e==="own"&&xo.write(Ll),Oe.value=e,Js(e,"pushState")}function Nl(){xo.write(Ll),Oe.value=null,Js(null,"replaceState")}
function Js(e,t){try{history[t](null,"",location.pathname+sf(location.search,e)+location.hash)}catch{}}var lu=m(ie(),1),dn=m(ae(),1),Mo=m(R(),1);var Ao=m(ae(),1),Qs=m(R(),1);var Po=m(ft(),1),Co=m(Ml(),1),Eo=m(Il(),1),Wl=m(Bl(),1),$l=m(Us(),1),Oo=m(ql(),1),rf=7,Vl={do_sample:!0,temperature:1,top_k:0,top_p:1};function rn(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,Po.probability)(u.raw_logprob)-(0,Po.probability)(a.raw_logprob)).slice(0,rf).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,Po.probability)(l)})),s=t===1?null:af(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function af(e,t){let n=(0,Oo.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,$l.tokenKnobs)({...Vl,temperature:t});return new Map(
(0,Wl.inHand)((0,Oo.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function jl(e,t){let n=(0,Eo.drawSettingsOf)(Vl),o=n&&(0,Co.drawnOf)(e,1);if(!o)return null;
let s=(0,Eo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,Co.textAt)(e,s)}:null}var an=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function Gl(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function Jl(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var zs=m(kn(),1),Kt=m(ft(),1),ye=m(R(),1);function Ul(e){return{guess:()=>(0,ye.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,ye.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,ye.t)("What if it always takes the likeliest word?"),temperature:()=>(0,ye.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,ye.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,ye.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function _n(e){let t=Math.round(100*e);return e>0&&t===0?(0,zs.notation)("<1%"):(0,zs.notation)(
e<1&&t===100?">99%":`${t}%`)}var bt=({id:e,text:t})=>e===null?(0,ye.t)("any other word"):t.trim()||(0,Kt.quoted)(t);function zl(e,t){let n={drawn:(0,Kt.quoted)(
t.text.trim()),chance:_n(t.share)};if(!e)return(0,ye.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?bt(e):
(0,Kt.quoted)(e.text.trim()),share:_n(e.share)};return e.id===t.id?(0,ye.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,ye.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function Ql(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,ye.t)("The same word each time so far: the likely ones come often."):(0,ye.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Yl(e){return e?(0,ye.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,Kt.quoted)(
e.sentence),count:e.count}):(0,ye.t)("The likeliest word at every place: each try writes this same text.")}function Xl(e,t){let n=_n(e.share),o=(0,ye.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,Kt.quoted)(e.text.trim()),share:n});return t===null?o:(0,ye.t)("{a} {b}",{a:o,b:(0,ye.t)("The same draw would n\
ow fall on {word}.",{word:(0,Kt.quoted)(t.trim())})})}var Mn=m(R(),1),ke=m(E(),1);function ln({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,ke.jsx)("ul",{class:"gp-chances","aria-label":(0,Mn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,ke.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,ke.jsx)("span",{class:"gp-word",children:bt(s)}),(0,ke.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,ke.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,ke.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,ke.jsx)(lf,{count:o[r]}),t===r&&(0,ke.jsx)("span",{children:(0,Mn.t)("your guess")}),n===r&&(0,ke.jsx)("span",{class:"gp-mark-drawn",children:(0,Mn.t)(
"drawn")})]}),(0,ke.jsx)("span",{class:"gp-share",children:_n(s.share)})]},s.id))})}var lf=({count:e})=>e>0&&(0,ke.jsx)("span",{class:"gp-tally","aria-label":(0,Mn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),uf=.0125,Zl=e=>e.id===null?"…":bt(e).slice(0,2);function To({chances:e,drawn:t,
turn:n}){let o=t===null?null:Gl(e,t);return(0,ke.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,ke.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,ke.jsx)("span",{class:"gp-piece-long",children:s.share>uf*bt(s).length?bt(s):Zl(s)}),
(0,ke.jsx)("span",{class:"gp-piece-short",children:Zl(s)})]},s.id)),o&&(0,ke.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var eu=m(Ws(),1);var cf=12e3,Lo=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=P(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},cf),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Oe.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,eu.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},Kn=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var Ro=m(R(),1),ut=m(E(),1);function vt({line:e,children:t}){return(0,ut.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,ut.jsx)("span",{class:"gp\
-gap","aria-label":(0,Ro.t)("the next word"),role:"img",children:"?"})]})}var un=({children:e})=>(0,ut.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function cn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,ut.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,Ro.t)(
"The model does not answer at the moment. Go on, or try again."):(0,Ro.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var It=({at:e,children:t})=>(0,ut.jsxs)("div",{class:"gp-door-foot",children:[t,(0,ut.jsx)("span",{class:"gp-door-place",children:e})]}),Ue=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,ut.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var ce=m(E(),1),df=3,tu=4;function ou({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,Ao.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,Ao.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let f=rn(t),d=i.map(([h])=>an(f,h.chosen.token_id)),p=u?.state==="aske\
d"||u?.state==="running",g=p&&l.length?l:i[0];return(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(vt,{line:e,children:(0,ce.jsx)(nu,{steps:g})}),(0,ce.jsx)(ln,{
chances:f,drawn:d[0],counts:f.map((h,v)=>d.filter(C=>C===v).length)}),(0,ce.jsx)(To,{chances:f,drawn:d[0],turn:i.length-1}),(0,ce.jsx)(un,{children:Ql(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,ce.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,df).map((h,v)=>(0,ce.jsxs)("li",{children:[e,(0,ce.jsx)(nu,{steps:h})]},
i.length-v))}),(0,ce.jsx)(cn,{runs:n,canRun:o}),(0,ce.jsxs)(It,{at:r,children:[o&&(0,ce.jsx)(Ue,{isMain:i.length<tu,isBusy:p,press:()=>n.ask("again"),children:(0,Qs.t)(
"Draw again")}),(0,ce.jsx)(Ue,{isMain:i.length>=tu||!o,press:s,children:(0,Qs.t)("Go on")})]})]})}var nu=({steps:e})=>(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(
"span",{class:"gp-came",children:Kn(e.slice(0,1))}),(0,ce.jsx)("span",{class:"gp-and-then",children:Kn(e.slice(1))})]});var No=m(ae(),1),In=m(R(),1);var de=m(E(),1),pf=matchMedia("(prefers-reduced-motion: reduce)"),ff=2200;function su({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=rn(t),a=an(i,t.chosen.token_id),
[u,l]=(0,No.useState)(!1),c=n!==void 0;if((0,No.useEffect)(()=>{if(!c)return;let f=setTimeout(()=>l(!0),pf.matches?0:ff);return()=>clearTimeout(f)},[c]),!c){let f=i.
map((d,p)=>({row:d,i:p})).filter(({row:d})=>d.id!==null);return f.sort((d,p)=>d.row.text.localeCompare(p.row.text)),(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(
vt,{line:e}),(0,de.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,In.t)("What comes next?"),children:[(0,de.jsx)("p",{class:"gp-ask",children:(0,In.t)(
"What comes next?")}),f.map(({row:d,i:p})=>(0,de.jsx)(Ue,{press:()=>o(p),children:(0,de.jsx)("span",{lang:"en",children:bt(d)})},d.id)),(0,de.jsx)(Ue,{press:()=>o(
i.length-1),children:(0,In.t)("another word")})]}),(0,de.jsx)(It,{at:r})]})}return(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(vt,{line:e,children:u&&(0,de.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,de.jsx)(ln,{chances:i,guess:n,drawn:u?a:null}),(0,de.jsx)(To,{chances:i,drawn:a,turn:0}),(0,de.jsx)(un,{children:u&&
zl(n===null?null:i[n],i[a])}),(0,de.jsx)(It,{at:r,children:(0,de.jsx)(Ue,{isMain:!0,press:s,children:(0,In.t)("Go on")})})]})}var _o=m(ae(),1),Ys=m(kn(),1),Ft=m(R(),1);var W=m(E(),1),mf=.1,gf=2;function Xs({runs:e,canRun:t},n,o){(0,_o.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:Kn(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var Zs=({goOn:e,at:t,words:n})=>(0,W.jsx)(It,{at:t,children:(0,W.jsx)(Ue,{isMain:!0,press:e,children:n??(0,Ft.t)("G\
o on")})});function ru(e){let{text:t,isOver:n}=Xs(e,"best",!0),o=Jl(t);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(vt,{line:e.looping,children:t&&(0,W.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,W.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,W.jsx)(un,{children:n&&Yl(
o)}),(0,W.jsx)(cn,{...e}),(0,W.jsx)(Zs,{...e})]})}function iu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,_o.useState)(1),{text:a}=Xs(e,"temperature",!1),u=rn(
n,r),l=jl(n,r),c=Xl(u[0],l?.text??null);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsxs)("label",{class:"gp-turn",children:[(0,W.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,Ft.t)("Temperature")," ",(0,W.jsx)("output",{children:(0,Ys.fixed)(r,1)})]}),(0,W.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Ft.t)(
"cold")}),(0,W.jsx)("input",{type:"range",min:mf,max:gf,step:.1,value:r,"aria-valuetext":`${(0,Ys.fixed)(r,1)}. ${c}`,onInput:({currentTarget:f})=>i(Number(f.value)),
onChange:({currentTarget:f})=>{s&&o.ask("temperature",Number(f.value))}}),(0,W.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Ft.t)("hot")})]}),(0,W.jsx)(
ln,{chances:u,drawn:l?an(u,l.id):null}),(0,W.jsx)("p",{class:"gp-door-verdict",children:c}),(0,W.jsx)(vt,{line:t,children:a&&(0,W.jsx)("span",{class:"gp-came",children:a})}),
(0,W.jsx)(cn,{...e}),(0,W.jsx)(Zs,{...e})]})}function au(e){return Xs(e,"text",!0),(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)("p",{class:"gp-door-verdict",children:(0,Ft.t)(
"Press a word to see what else could have been drawn.")}),(0,W.jsx)(cn,{...e}),(0,W.jsx)(Zs,{...e,words:(0,Ft.t)("Now your own words")})]})}var ct=m(E(),1),hf=3e3,uu=e=>{setTimeout(e,hf)};pt.hear(()=>uu=e=>e());var bf=lt.length-1,vf={again:ou,best:ru,temperature:iu,text:au};function cu({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=B();Z().feed("door",n);let{started:a,newest:u}=Z().log("door");if(!a||!u)return;let l=new Lo(i,f=>uu(()=>t("asked",f)),
s);i.subscribe(e,()=>l.follow());let c=f=>{f?Gs(f):Nl(),requestAnimationFrame(()=>{let d=document.querySelector("#prompt textarea");d?.focus({preventScroll:!0}),
f&&d?.select()})};(0,lu.render)((0,ct.jsx)(wf,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),_(e,".gp-door"))}function wf({leave:e,...t}){let n=Oe.value,
[o]=(0,dn.useState)(()=>P(void 0)),s=o.value,r=(0,dn.useRef)(null),i=()=>{let l=n&&Rl(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&Gs(l)};if((0,dn.useLayoutEffect)(
()=>{if(!n||n==="own")return;B().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!q(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{B().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=vf[n],u=(0,Mo.t)("{number} of {count}",{number:lt.indexOf(n)+1,count:bf});return(0,ct.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,ct.jsxs)("div",{class:"gp-door-top",children:[(0,ct.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:Ul(
n)}),(0,ct.jsx)(Ue,{press:()=>e(null),children:n==="own"?(0,Mo.t)("Show all controls"):(0,Mo.t)("Skip")})]}),n==="guess"&&(0,ct.jsx)(su,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,ct.jsx)(a,{...t,goOn:i,at:u},n)]})}var Ru=m(ie(),1),Au=m(R(),1);var tr=m(kn(),1),mu=m(ft(),1),yf=m(R(),1),kf=m(er(),1),Sf=m(fu(),1),gu=e=>e?.question==="precision"?e:null;var bu=m(ft(),1),vu=m(er(),1),Ko=m(nr(),1),xf=["temperature","top_k","top_p","min_p"];function wu(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(xf.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?Pf(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function Pf(e,t){
let n=(0,Ko.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,bu.probability)(a));return{left:(0,vu.keptOf)(t),top:Math.max(...i)}}
let o=(0,Ko.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var or=m(Ie(),1),ku=(0,or.kept)("lessons"),yu=(0,or.kept)("lessons","tab"),Io=class{lessons=Cf();open=yu.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){ku.write(JSON.stringify({lessons:this.lessons})),yu.write(this.open)}};function Cf(){let e=ku.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var wt=m(ae(),1),Eu=m(to(),1),L=m(R(),1);var xu=m(Ie(),1),Pu="the stage",Su=(0,xu.kept)("person");function Cu(e,t,n=Ef()){let o=Of(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var Fo="";function Ef(){return Fo=Su.read()||Fo||String(Math.random()),Su.write(Fo),Fo}function Of(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var y=m(E(),1),Ou=(e,t)=>(0,y.jsx)(Tf,{shown:e,actions:t});function Tf({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(Lf,{lessons:n.lessons,
actions:t}):(0,y.jsx)(Rf,{...n,actions:t},n.lesson.name):null}var sr=null;function Bo(e){let t=e?document.querySelector(e):null;if(t===sr||(sr?.classList.remove(
"gp-pointed-at"),sr=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&t.scrollIntoView({block:"cent\
er"})}function Lf({lessons:e,actions:t}){let n=(0,wt.useRef)(null);return(0,wt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(Tu,{close:t.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,L.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,L.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,L.t)("at step {number} of {count}",{number:l+1,count:a}),f=[(0,L.tn)(i,"{count} minute",
"{count} minutes"),u?(0,L.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,L.t)(s)}),(0,y.jsx)("span",{children:(0,L.t)(r)}),(0,y.jsx)("small",{children:f.filter(Boolean).join(" · ")})]})},o)})})]})}
var Tu=({children:e,close:t})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[e,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,L.t)("Lea\
ve the lessons"),onClick:t,children:"✕"})]});function Rf(e){let{lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:f,actions:d}=e,p=t.steps[n],g=(0,wt.useRef)(null),h=(0,wt.useRef)(null),v=g.current?.parentElement?.contains(document.activeElement)??!1;(0,wt.useLayoutEffect)(
()=>{let O=g.current?.parentElement,{activeElement:A}=document,w=A===document.body||A?.matches(":disabled");(c||v&&w)&&g.current?.focus({preventScroll:!0}),c?O?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[e]);let C=p.predict&&o===void 0&&!(a&&i),H=s||!p.task&&!C,J=n===t.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(Tu,{close:d.close,children:(0,y.jsx)(Bt,{words:(0,L.t)("All lessons"),class:"gp-plain",press:d.list})}),(0,y.jsx)(
"h2",{children:(0,L.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,L.t)("Step {number} of {count}",{number:n+1,count:t.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(Lu,{text:p.text}),p.predict&&(0,y.jsx)(Nf,{...e,predict:p.predict},n),p.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,L.t)(p.task),C&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,L.t)("Predict first.")})]}),p.
solvable&&(0,y.jsx)(Bt,{words:(0,L.t)("Set it"),class:"gp-solve",press:d.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:f?
(0,L.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,L.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(Bt,
{words:(0,L.t)("Reveal"),class:"gp-reveal",press:d.reveal,of:"R"}):i&&!C&&(0,y.jsx)(Mf,{...i,isByHand:!!p.by_hand,showRecorded:d.recorded})})]}),(0,y.jsxs)("div",
{class:"gp-lesson-foot",children:[(0,y.jsx)(Bt,{words:(0,L.t)("Back"),press:()=>d.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(Bt,{words:J?(0,L.t)("All lessons"):H?(0,L.t)(
"Next"):(0,L.t)("Skip"),class:H?"gp-next":void 0,press:()=>J?d.list():d.go(n+1),of:"N"})]}),(0,y.jsx)(Af,{lesson:t,step:p,at:n,ownModel:r,actions:d})]})}function Af({
lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"\
gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",
(0,L.t)("use my model instead")]}),t.sets&&(0,y.jsx)(Bt,{words:(0,L.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp\
-link",href:`?${r}`,target:"_blank",children:(0,L.t)("Link to this step")})]})}function Nf(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,
isCovered:u,isHeld:l,judgement:c,actions:f}=e,{question:d,answers:p,number:g,tokens:h}=o,v=s!==void 0,C=u||l?null:c,H=C?.done&&(v||i)?C:null,J=v||H!==null||!r,O=h.
length?h:p.map((D,j)=>j),A=Cu(`${t.name} ${n}`,O.length,a?Pu:void 0),w=(h.length>0||g)&&(0,y.jsx)(_f,{predict:o,guess:s,isOff:J,send:f.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,L.t)(d)}),!h.length&&w,A.map((D,j)=>{let re=s===O[D],S=H?.expected===D;return(0,y.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[j],"data-choice":D,"aria-pressed":re,disabled:J,onClick:()=>f.guess(O[D]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":re?H?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(Eu.TokenLabel,{text:h[D]}):(0,L.t)(p[D])]},
D)}),h.length>0&&w]})}function _f({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,wt.useRef)(null),i=t.length>0,a=i?(0,L.t)("or write one"):(0,L.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=d=>{d.preventDefault();let{value:p,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&p.trim()?s(t.find(h=>h.
trim()===p.trim())??p):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},f=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...f}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...f}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,L.t)("Predict")})]})}function Mf({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:f,wishes:d}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,L.t)("Not there yet:"):(0,L.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:d.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,L.t)(h)}`}))})]});let p=[(0,L.t)(i),(0,L.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,L.t)("As you predicted."):"✗ "+(0,L.t)("It turn\
ed out differently.")})," ",p]}):(0,L.t)(r)&&(0,y.jsx)("p",{children:(0,L.t)(r)}),s!==null&&(0,L.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,L.t)("What happened:")})," ",(0,L.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,L.t)(
"This run shows it:"):(0,L.t)("This run does not show it:")}`})," ",(0,L.t)(l)]}),l&&!u&&f&&(0,y.jsx)(Bt,{words:(0,L.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,L.t)(c)&&(0,y.jsx)(Lu,{text:c})]})}var Lu=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,L.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),Bt=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var Kf={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>gu(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},If=250,yt=()=>De.peek()!==null,Ff=matchMedia(
"(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Nu({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=_(e,".gp-lesson"),i=B(),a=new Io,
u=P(null),l=null,c=0,f=null,d=!1,p=!1,g=!1,h=!1,v=null,C=!1,H=b=>{l&&b(l)};(0,Ru.render)(Ou(u,{list:w,choose:b=>D(b),close:re,go:b=>H(N=>Qe(N,b)),guess:b=>H(N=>{
a.of(N.name).guesses[c]=b,a.keep(),je(),Xn.tell({...O(N),guess:b}),(!N.steps[c].task||N.steps[c].by_hand)&&Bn(N)}),recorded:()=>H(b=>n("recorded",O(b))),solve:()=>H(
b=>{qo(),Fn(b,{solved:!0}),je()}),ownModel:b=>H(N=>{a.of(N.name).ownModel=b,a.keep(),Fn(N),je()}),reveal:()=>{g=!1,h=!0,je()},again:()=>H(b=>{a.of(b.name).guesses[c]=
void 0,qo(),a.keep(),Fn(b),je()})}),r),r.setAttribute("aria-label",(0,Au.t)("Lessons")),r.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&
re()});let O=({name:b})=>({lesson:b,step:c}),A=()=>l!==null&&G.isLocked.value;function w(){if(A())return;l&&S(),j(),Bo("");let b=s.map(N=>{let Y=a.lessons[N.name],
Ae=Y!==void 0&&Y.done.length>=N.steps;return{...N,isOver:Ae,at:Y?.at??null}});u.value={lessons:b}}function D(b,N=!1){C=N,n("chosen",{lesson:b})}function j(){r.hidden&&
Zr(),r.hidden=!1,G.isOpen.value=!0}function re(){A()||(l&&S(),r.hidden=!0,G.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({
preventScroll:!0}))}function S(){U(!1),Bo(""),i.showPicture(null),l=G.name.value=null,a.open="",a.keep(),n("left",{})}function U(b){G.hidesResult.value=b}function Ce(b){
l=b,G.name.value=b.name,U(!C),a.open=b.name,j();let{at:N,done:Y}=a.of(b.name);Qe(b,Y.length>=b.steps.length?0:N)}function Qe(b,N){c=Math.max(0,Math.min(b.steps.
length-1,N));let Y=a.of(b.name);Y.at=c,qo(),a.keep(),Fn(b),je({moved:!0});let{task:Ae,predict:Dt}=b.steps[c];!Ae&&(!Dt||Y.guesses[c]!==void 0)&&Bn(b)}function qo(){
f=null,p=g=h=!1}function Fn(b,{solved:N=!1}={}){let Y=C;C=d=!1,i.roll=null,Ze(b.steps[c].view),i.showPicture(b.steps[c].picture??null),n("entered",{...O(b),own_model:!!a.
of(b.name).ownModel,keep:Y,solved:N})}function Bn(b){let N=b.steps[c].by_hand?wu(i):null;n("judged",{...O(b),guess:a.of(b.name).guesses[c]??null,hand:N})}let Wo=b=>!!(v&&
f?.done&&b.steps[c].predict&&!v.has(`lesson/${b.name}/${c}`));function je({moved:b=!1,isReminded:N=!1}={}){if(!l)return;let{guesses:Y,done:Ae,ownModel:Dt}=a.of(
l.name);r.setAttribute("aria-busy",String(!d)),Bo(l.steps[c].at),u.value={lesson:l,at:c,guess:Y[c],isDone:Ae.includes(c),ownModel:!!Dt,isReady:d,judgement:f,isOpenly:p,
isCovered:g,isHeld:Wo(l),isStaged:yt(),moved:b,isReminded:N}}o("value",()=>{let b=JSON.parse(t.value||"null");if(b){if(b.kind==="lesson")Ce(b.lesson);else if(l&&
b.step===c){if(b.kind==="judgement")return bc(l,b);d=!0,je(),pr(l,b.lacks)}}});let $o=null;function pr(b,N){let{needs:Y,looks_at:Ae}=b.steps[c];$o=N?i.turn:null,
N?n("recorded",{...O(b),needed:!0}):Y&&U(!1),Ae&&!N&&i.select(0,Ae-1)}function bc(b,N){let{predict:Y,task:Ae,by_hand:Dt}=b.steps[c],{done:wr}=a.of(b.name);Dt&&f?.
done&&!N.done||(f=N,yt()&&(p=!0),g=N.done&&yt()&&!!Y&&!h,N.done&&!wr.includes(c)&&wr.push(c),a.keep(),je(),N.done&&Y?.token&&i.select(0,Y.token-1),N.done&&Ae&&!Dt&&
Ff.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let fr=0,mr=i.turn,vc=We(If,()=>{let b=l?.steps[c].predict&&a.of(l.name).guesses[c]===void 0;
l?.steps[c].by_hand&&d&&(!b||yt())&&Bn(l)});i.subscribe(e,b=>{i.turn!==mr&&U(!1),mr=i.turn,(b.knobs||b.selection||b.found||b.roll)&&vc(),l&&i.finished&&$o!==null&&
i.turn!==$o&&pr(l,!1),!(!i.finished||i.turn===fr)&&(fr=i.turn,gr(i.recorded))});for(let[b,N]of Object.entries(Kf)){let Y=Z().group(b),Ae=Y.turn;Y.subscribe(e,()=>{
Y.turn!==Ae&&U(!1),!(Y.turn===Ae||!N(Y))&&(Ae=Y.turn,gr(!1))})}function gr(b){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!b&&!yt()?je({isReminded:!0}):
Bn(l)}let hr=yt();De.subscribe(()=>{hr!==yt()&&je(),hr=yt()}),Gt.hear(b=>{let N=l&&Wo(l);v=b&&new Set(b),l&&Wo(l)!==N&&je()}),document.addEventListener("click",
b=>{q(b,"button[data-lessons]")&&(r.hidden?w():re())}),Zn.hear(()=>{r.hidden&&w()}),wn.hear(({lesson:b,step:N})=>{l?.name!==b&&(a.of(b).at=N-1,D(b))});let br=new URLSearchParams(
location.search),Hn=br.get("lesson"),vr=b=>s.some(N=>N.name===b);if(Hn&&vr(Hn)){let b=Number(br.get("step"));b>=1&&(a.of(Hn).at=Math.floor(b)-1),D(Hn)}else vr(a.
open)&&D(a.open,!0)}function _u({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])Z().group(n).answers.model=t}function Mu({props:e,trigger:t,watch:n}){let o=B();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var Bf=250;function Ku({element:e,props:t,trigger:n,watch:o}){let s=B(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:f})=>f),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,f,d,p){s.asked={turn:s.turn,kind:c,ids:d,...p};let{last:g,stopReason:h}=f,v={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:d,stop:h,...v,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:f}){if(c.isPrompt)return;let d=[
...s.idsTo(c).slice(0,-1),f],p=s.lastOf(c),g=p===c&&s.stepping?"choose":"branch";l(g,{last:p},d,{at:c.index,from:c.chosen.text,on:f===c.chosen.token_id})},more(){
let c=s.current(),f=c&&s.lineOf(c);if(!f?.last||s.isFromElsewhere)return n("start",{});l("more",f,s.idsTo(f.last),{at:f.last.index+1})},look({line:c,text:f}){let d=s.
lines().at(c)?.last,p=d?s.idsTo(d):[];n("look",{line:c,text:f,ids:p,watched:a(d),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),Bf)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:f,lists:d}of r.get(s.turn??null)??[])s.addWatched(
f,d)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var Hf=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Iu=()=>document.querySelector(
"#seed :is(input, textarea)");function Fu(){let e=B();Object.assign(e.answers,{seed({seed:t}){let n=Iu();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),Qt("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(Hf),Iu()?.value);X(n),jt.hear(n),document.addEventListener("input",o=>{q(o,"#seed")&&n()})})}var $u=m(ie(),1),Ht=m(ae(),1),pe=m(R(),1),Vu=m(Ie(),1);var qu=m(Ie(),1);var pn="generation-playground.run.",Bu=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(pn)).map(e=>Number(e.slice(pn.length))).sort((e,t)=>e-t);async function rr(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await qf(t)});for(;!Df(pn+e.id,n);){let o=Bu().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
pn+o)}}catch{}}function Df(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function ir(e){try{for(let t of e)sessionStorage.removeItem(pn+t)}catch{}}
async function Hu(){let e=new Map;try{for(let t of Bu()){let n=sessionStorage.getItem(pn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Wf(
s)])}}catch{}return e}async function qf(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Wf(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var $f="generation-playground",ar=(0,qu.kept)("keep-history"),Vf=20,jf=3e7,Wu=5e6,Ho=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=P(
[]);isKeeping=P(!1);unsaved=new Map;opening=null;keeping(){return ar.isAllowed&&(ar.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open($f,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await Hu())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Du(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Du([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await rr(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),ir([t])}async remove(t){for(let n of t)this.unsaved.delete(n);ir(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>jf||s>=Vf);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!ar.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await rr(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Du=e=>e.sort((t,n)=>n.id-t.id);var ne=m(E(),1),lr=(0,Vu.kept)("shown","tab"),ju=90;function Gu({element:e,props:t,trigger:n,watch:o}){let s=_(e,".gp-history"),r=new xe,i=B(),a=new Ho(()=>!!t.
keep),u=P(""),l=null,c=Promise.resolve();function f(O){return c=c.then(O).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be \
kept.",w),u.value=(0,pe.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function d(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function p(){if(!l||i.turn!==l.turn||!i.running)return;let O=i.text.slice(0,i.text.lastIndexOf(`
`)+1),A={type:"Failed",message:(0,pe.t)("The server stopped answering during this run."),fix:(0,pe.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${O}${JSON.stringify(A)}
`)}function g({turn:O,replaces:A,...w},D){let j=D.length<=Wu,{finished:re,numTokens:S,started:U}=i,Ce={id:O,time:Date.now(),...w,seed:U?.seed??null,tokens:re?.num_tokens??
S,end:ur(re?.sequences.at(0)?.text??"",ju),size:j?D.length:0},Qe=j?D:null;a.hold(Ce,Qe),f(()=>a.add(Ce,Qe,A)),lr.write(String(O))}function h(){let[O]=performance.
getEntriesByType("navigation");O.type==="reload"&&f(async()=>{let A=a.list.value.find(({id:w})=>String(w)===lr.read());A?.size&&!r.newest&&await C(A)})}let v=({
request:O,seed:A,preset:w})=>({request:O,seed:A,preset:w});async function C(O){let A=await a.logOf(O.id).catch(()=>null);if(!A){u.value=(0,pe.t)("This run is no\
 longer in the browser’s storage.");return}lr.write(String(O.id)),n("look",{log:A,...v(O)})}(0,$u.render)((0,ne.jsx)(Gf,{runs:a,note:u,acts:{look:C,start:O=>n(
"start",v(O)),remove:O=>f(()=>a.remove(O)),keep:O=>f(()=>a.keepOrNot(O,()=>Yn.tell()))}}),s),_e.subscribe(O=>{O==="history"&&f(()=>a.refresh())}),f(()=>a.comeBack());
let J=!1;pt.hear(()=>{J||h(),J=!0}),Qn.hear(p),o("value",()=>{let O=r.unstamp(t.value);O&&(l={turn:r.newest,...JSON.parse(O)},d())}),i.subscribe(s,({status:O})=>{
O&&d()})}function Gf({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Ht.useState)(null),i=(0,Ht.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,ne.jsxs)("div",{class:"gp-body",children:[(0,ne.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,pe.t)("Your runs will be listed here, to look at again or to start from.")}),(0,ne.jsx)("ol",{class:"gp-runs","aria-label":(0,pe.t)("Your last runs, \
newest first"),children:o.map(u=>(0,ne.jsx)(Uf,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,ne.jsxs)("div",{class:"gp-foot",children:[(0,ne.jsxs)("label",{class:"\
gp-keep",children:[(0,ne.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,ne.jsxs)("span",{children:[(0,pe.t)("Keep history and settings in this browser")," ",(0,ne.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,pe.t)(
"(now: only until this tab is closed)")})]})]}),(0,ne.jsx)(Jf,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,ne.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function Jf({count:e,clear:t}){let[n,o]=(0,Ht.useState)(!1);(0,Ht.useEffect)(()=>o(!1),[e]);let s=n?(0,pe.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,pe.t)("Clear history");return(0,ne.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function Uf({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=zf(e.time),f={when:c,text:ur(s||o,40)},d=u>=
0?(0,pe.tn)(u,"{count} token","{count} tokens"):"",p=[c,r,i,(0,pe.t)("seed {seed}",{seed:String(a)}),d].filter(Boolean),g=(0,pe.t)("View the run of {when}: {tex\
t}",f),h=(0,pe.t)("Load settings of the run of {when}: {text}",f),v=(0,pe.t)("Remove the run of {when}: {text}",f),C=l?"":(0,pe.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,ne.jsxs)("li",{"data-run":e.id,children:[(0,ne.jsxs)("div",{class:"gp-what",children:[(0,ne.jsx)("span",{class:"gp-prompt",children:ur(
String(o),ju)||(0,pe.t)("(no prompt)")}),s&&(0,ne.jsx)("span",{class:"gp-end",children:s}),(0,ne.jsx)("span",{class:"gp-facts",children:p.join(" · ")})]}),(0,ne.jsxs)(
"div",{class:"gp-acts",children:[(0,ne.jsx)("button",{type:"button","aria-label":g,title:C||g,disabled:!!C,onClick:()=>t.look(e),children:(0,pe.t)("View")}),(0,ne.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,pe.t)("Load settings")}),(0,ne.jsx)("button",{type:"button","aria-label":v,title:v,
onClick:n,children:"✕"})]})]})}function zf(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function ur(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var ot=m(nr(),1),Ju=m(Us(),1);var Qf=400,Yf=3e4,Xf=1e4,Zf=500,em=Object.keys((0,Ju.tokenKnobs)({}));function Uu({props:e,trigger:t,watch:n},{name:o}){let s=B(),r=new WeakMap,i=null,a=0,u=We(
Qf,()=>{let d=s.current();i||!d||!c(d)||(i=d,a=window.setTimeout(()=>f(null),Yf),t(o,{ids:s.idsTo(d),places:[s.prefix.length+d.index],tokens:(0,ot.biasedTokens)(
s).slice(0,Zf),turn:s.turn,started:s.startedLine()}))}),l=d=>performance.now()-(r.get(d)??-1/0)<Xf;function c(d){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(d)||!(0,ot.isMovable)(s,d))return!1;let g=(0,ot.knobsInHand)(s,d),h=s.scoresOf(d);return h?g!==null&&!h.fixed.length&&!(0,ot.knowsBiases)(h,(0,ot.idsBefore)(
s,d),g):g!==null||!s.recorded||s.selected===d&&!s.suggested}function f(d){i&&(window.clearTimeout(a),d?s.addScores(i,d):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:d}=JSON.parse(e.value.split(`
`)[1]);f(d)}),s.subscribe(document.body,d=>{(d.run||d.selection||d.status||d.knobs)&&u()}),s.answers.reset_knobs=()=>{let d=s.started?.config??{},p=Object.fromEntries(
em.map(g=>[g,d[g]??null]));Qt("knob",g=>g.apply(p))}}function zu({props:e,watch:t},{foreign:n,opening:o}){let s=So(location.search,n),r=new xe,i=B(),a=-1,u="";zn.hear(f=>u=f);function l(){Be.isRecorded.value=i.recorded,
Be.isStepping.value=i.stepping,Be.hasSteps.value=!i.denoises&&!i.speaks,Be.hasMedia.value=i.hasReadMedia,Be.isOpening.value=i.recorded&&i.turn===o,Be.isLoading.
value=i.loading!==null,!(!i.finished||i.turn!==r.newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let f=r.unstamp(e.value);f!==null&&
(r.recorded&&(i.recordedTurn=r.newest),Z().feed("main",f,r.newest),l())}e.value&&!s&&c(),t("value",c),ro("log",{lines(f,d){if(!r.take(d))return 0;let p=Z().append(
"main",f,d);return l(),p},lost(f){f===r.newest&&i.lose(f)}})}function Qu({props:e,trigger:t,watch:n},{name:o,most:s}){let r=B(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),t(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Yu=m(Ie(),1),Xu=(0,Yu.kept)("presets"),tm=6e4;function Zu({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(cr()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!Xu.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:cr(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:cr()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&nm(
r.name,r.type,r.text),r.do==="show"&&om(r.place),r.do==="keep"&&s(r.name,r.config)})}function cr(){let e=Xu.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function nm(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),tm)}function om(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var ec=m(R(),1);function tc({element:e,trigger:t},{of:n=[]}){(0,ec.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&t(r.dataset.event??"")}),o&&sm(o,n)}function sm(e,t){vo(e);let n=t.map(s=>Z().group(s)),o=()=>{e.hidden=!n.some(rm)};for(let s of n)
s.subscribe(e,o)}function rm({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}function nc({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}var sc=m(ie(),1),ze=m(R(),1);var Ve=m(E(),1),im=()=>[{keys:[(0,ze.t)("Ctrl+Enter")],does:(0,ze.t)("Generate, from anywhere on the page")},{keys:["←","→","↑","↓"],does:(0,ze.t)("Move\
 along the text, once a token of it is selected; in a table, between its cells")},{keys:["Home","End"],does:(0,ze.t)("Go to the first token, or to the last")},{
keys:["Esc"],does:(0,ze.t)("Close what is open; in the text, follow the newest token")},{keys:["G"],does:(0,ze.t)("On a word with a dotted underline: open the g\
lossary there")},{keys:["F8"],does:(0,ze.t)("Present: one large picture for a class, whose own keys stand on its buttons")},{keys:["?"],does:(0,ze.t)("Show thes\
e keys")}],dr=null;function oc(){dr??=am(),dr.open||dr.showModal()}function am(){let e=document.createElement("dialog");return e.className="gp-keys-dialog",e.setAttribute(
"aria-labelledby","gp-keys-title"),e.addEventListener("click",({target:t})=>{t===e&&e.close()}),(0,sc.render)((0,Ve.jsx)(lm,{close:()=>e.close()}),e),document.body.
append(e),e}function lm({close:e}){return(0,Ve.jsxs)("div",{class:"gp-keys-body",children:[(0,Ve.jsxs)("div",{class:"gp-keys-head",children:[(0,Ve.jsx)("h2",{id:"\
gp-keys-title",children:(0,ze.t)("Keys")}),(0,Ve.jsx)("button",{type:"button",class:"gp-drawer-close","aria-label":(0,ze.t)("Close"),onClick:e,children:"✕"})]}),
(0,Ve.jsx)("dl",{children:im().map(({keys:t,does:n})=>(0,Ve.jsxs)("div",{children:[(0,Ve.jsx)("dt",{children:t.map(o=>(0,Ve.jsx)("kbd",{children:o},o))}),(0,Ve.jsx)(
"dd",{children:n})]},t[0]))})]})}var um="input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";function rc(){document.addEventListener(
"click",e=>{q(e,".gp-keys-button")&&oc()}),document.addEventListener("keydown",e=>{e.key!=="?"||e.ctrlKey||e.metaKey||e.altKey||q(e,um)||document.querySelector(
'dialog[open], body[data-scene]:not([data-scene="own"])')||(e.preventDefault(),oc())})}var ic=m(R(),1);var cm='dialog[open], body[data-scene]:not([data-scene="own"])';function ac(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,ic.t)("Ct\
rl+Enter")))}function lc(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(cm)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&q(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var uc=m(ie(),1),kt=m(R(),1);var me=m(E(),1),dm={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},pm=250;function cc({element:e,props:t,trigger:n,watch:o}){let s=new xe,r=_(e,".messages"),i=P(
[]),a=P(null),u=()=>i.value.some(({refused:d})=>d);(0,uc.render)((0,me.jsx)(()=>(0,me.jsxs)(me.Fragment,{children:[a.value&&(0,me.jsx)(mm,{...a.value}),i.value.
map((d,p)=>(0,me.jsx)(fm,{...d},p))]}),{}),r),o("value",()=>{let d=s.unstamp(t.value);d!==null&&(a.value=null,i.value=JSON.parse(d||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),Un.hear(()=>i.value=i.value.filter(({severity:d})=>d==="busy")),e.closest("#messages")&&Pt.hear(d=>a.value=d);let c=We(
pm,()=>u()&&n("mended",{turn:s.newest})),f=()=>{u()&&e.isConnected&&c()};rt.hear(f);for(let d of["input","change","click"])document.addEventListener(d,p=>q(p,"#\
views")&&f())}var dc=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,kt.t)(t)}));function fm({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,kt.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,me.jsxs)("div",{class:`message ${e}`,children:[(0,me.jsx)(pc,{severity:e}),(0,me.jsxs)("span",{class:"body",children:[
t&&(0,me.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,me.jsx)("strong",{children:(0,kt.t)(o)})]}),s&&(0,me.jsx)("button",{class:"\
mend",onClick:()=>B().ask({type:"knobs",change:s}),children:(0,kt.t)(r)})]})}function mm({severity:e,message:t,fix:n,again:o}){return(0,me.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,me.jsx)(pc,{severity:e}),(0,me.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,me.jsx)("strong",{children:n})]}),o&&(0,me.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,kt.t)("Run again")})]})}function pc({severity:e}){let t=e==="error"?
(0,kt.t)("Error"):e==="warning"?(0,kt.t)("Note"):"";return(0,me.jsx)("span",{class:"label",children:`${dm[e]} ${t}`.trim()})}var fc=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>gm(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),gm=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function mc({props:e,watch:t},{name:n}){let o=new xe,s=()=>{let r=o.unstamp(e.value);r&&Z().feedGroup(n,r,o.newest)};t("value",s),s()}var hm=2e3,bm=5e3,vm=[502,503,504];function hc(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return vm.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(bm)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)gc(!0),await new Promise(i=>setTimeout(i,hm));t=!1,gc(!1)}}}function gc(e){if(!Z())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>Z().group(o.view??""));for(let o of[B(),...n])o.setAway(e);e&&Qn.tell()}var wm={beginForm:ca,changesInWords:qi,fill:lo,followModels:Fi,formChanged:da,formKept:pa,holdForm:ua,infoUpdates:dc,leaveOut:$i,leaveView:Ui,markView:Zi,mountBeamVariants:Mu,
mountBranching:Ku,mountBrowserCommands:Zu,mountButtonRow:tc,mountChangedLine:Vi,mountClassForm:Wr,mountClassPanel:yi,mountComparisonLog:Oi,mountDrawer:ni,mountEstimate:Ri,
mountExamples:Gi,mountFrontDoor:cu,mountHeader:Yi,mountHistory:Gu,mountKeptForm:fa,mountKnobPanel:Ga,mountLanes:Ai,mountLessonPanel:Nu,mountLiveLog:Ei,mountMediaArea:tl,
mountMessages:cc,mountModelQuestions:_u,mountNextScores:Uu,mountPromptArea:ul,mountQuickRow:za,mountReport:mc,mountRunLog:zu,mountRunMenu:dl,mountRunQuestion:Qu,
mountSentence:fl,mountStage:Sl,mountStrategyList:El,mountTaken:ri,mountViewQuestions:zi,openView:Ze,pickFile:fc,t:Do.t,tellWhenClosed:nc,written:ll};function ym(){
let e=t=>{try{t(wm)}catch(n){console.error("Generation Playground:",n)}};ac(),km(()=>{Al(),Vr(),Gr(),jr(),Fu();let t=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage=
{push:e},t?.forEach?.(e)})}function km(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):e()}na();la();lc();rc();ti();
Pl();hc();(0,Do.withTexts)(ym);})();
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
