// Written by .ci/bundle.py from modules with the SHA-256 f272dd5d93b4b027a4aad23acc01bbb984b68097a5d23caf38626af3a4e9b198: edit those.
"use strict";(()=>{var pc=Object.create;var hr=Object.defineProperty;var dc=Object.getOwnPropertyDescriptor;var fc=Object.getOwnPropertyNames;var mc=Object.getPrototypeOf,gc=Object.prototype.hasOwnProperty;var ge=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var hc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of fc(t))!gc.call(e,s)&&s!==n&&hr(e,s,{get:()=>t[s],enumerable:!(o=dc(t,s))||o.enumerable});
return e};var m=(e,t,n)=>(n=e!=null?pc(mc(e)):{},hc(t||!e||!e.__esModule?hr(n,"default",{value:e,enumerable:!0}):n,e));var N=ge((lm,br)=>{br.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var de=ge((um,vr)=>{vr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ie=ge((cm,wr)=>{wr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Ie=ge((ym,Rr)=>{Rr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var E=ge((xm,_r)=>{_r.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var wn=ge(($m,ni)=>{ni.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var pt=ge((Vm,oi)=>{oi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Zn=ge((jm,si)=>{si.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Ga=ge((zh,ja)=>{ja.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var cl=ge((bb,ul)=>{ul.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Hs=ge((vb,pl)=>{pl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Ll=ge((Ib,Tl)=>{Tl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var Al=ge((Fb,Rl)=>{Rl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var _l=ge((Bb,Nl)=>{Nl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var js=ge((Hb,Ml)=>{Ml.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var Il=ge((Db,Kl)=>{Kl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var Ys=ge((Ev,iu)=>{iu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var lu=ge((Ov,au)=>{au.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Zs=ge((Lv,pu)=>{pu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var Bo=m(N(),1);var Ke=m(de()),mn=m(ie());var bc=Symbol.for("preact-signals");function qn(){if(nt>1)nt--;else{var e,t=!1;for((function(){var s=Hn;for(Hn=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();dn!==void 0;){var n=dn;for(dn=void 0,Bn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&kr(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(Bn=0,nt--,t)throw e}}function $o(e){if(nt>0)return e();Wo=++vc,nt++;try{return e()}finally{qn()}}var pn,ee=void 0;function ut(e){
var t=ee,n=pn;ee=void 0,pn=void 0;try{return e()}finally{ee=t,pn=n}}var dn=void 0,nt=0,Bn=0,vc=0,Wo=0,Hn=void 0,Dn=0;function yr(e){if(ee!==void 0){var t=e.n;if(t===
void 0||t.t!==ee)return t={i:0,S:e,p:ee.s,n:void 0,t:ee,e:void 0,x:void 0,r:t},ee.s!==void 0&&(ee.s.n=t),ee.s=t,e.n=t,32&ee.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ee.s,t.n=void 0,ee.s.n=t,ee.s=t),t}}function he(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}he.prototype.brand=bc;he.prototype.h=function(){return!0};he.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ut(function(){var o;(o=t.W)==null||o.call(t)}))};he.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ut(function(){var s;(s=t.Z)==null||s.call(t)}))}};
he.prototype.subscribe=function(e){var t=this;return Y(function(){var n=t.value;ut(function(){return e(n)})},{name:"sub"})};he.prototype.valueOf=function(){return this.
value};he.prototype.toString=function(){return this.value+""};he.prototype.toJSON=function(){return this.value};he.prototype.peek=function(){var e=this;return ut(
function(){return e.value})};Object.defineProperty(he.prototype,"value",{get:function(){var e=yr(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Bn>100)throw new Error("Cycle detected");(function(n){nt!==0&&Bn===0&&n.l!==Wo&&(n.l=Wo,Hn={S:n,v:n.v,i:n.i,o:Hn})})(this),this.v=e,this.i++,Dn++,nt++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{qn()}}}});function C(e,t){return new he(e,t)}function kr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Sr(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function xr(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function yt(e,t){he.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Dn-1,this.f=4}yt.prototype=new he;yt.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Dn))return!0;if(this.g=Dn,this.f|=1,this.i>0&&!kr(this))return this.f&=-2,!0;var e=ee;try{Sr(this),ee=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ee=e,xr(this),this.f&=-2,!0};
yt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}he.prototype.S.call(this,e)};yt.prototype.U=function(e){if(this.
t!==void 0&&(he.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};yt.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(yt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=yr(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ee(e,t){return new yt(e,t)}function Pr(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){nt++;var n=ee;ee=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Vo(e),o}finally{ee=n,qn()}}}function Vo(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Pr(e)}function wc(e){if(ee!==this)throw new Error("Out-of-order effect");xr(this),ee=e,this.f&=-2;try{8&this.f&&Vo(this)}finally{qn()}}function Ht(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,pn&&pn.push(this)}Ht.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ht.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Pr(this),Sr(this),nt++;var e=ee;return ee=this,wc.bind(this,e)};Ht.prototype.N=function(){2&this.f||(this.f|=2,this.u=dn,dn=this)};Ht.prototype.d=function(){
this.f|=8,1&this.f||Vo(this)};Ht.prototype.dispose=function(){this.d()};function Y(e,t){var n=new Ht(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Cr,$n,Wn,yc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Er=[];Y(function(){Cr=this.N})();function Dt(e,t){Ke.options[e]=t.bind(null,Ke.options[e]||function(){})}function fn(e){if(Wn){var t=Wn;Wn=void 0,t()}Wn=e&&
e.S()}function Or(e){var t=this,n=e.data,o=Sc(n);o.name="ReactiveDom",o.value=n;var s=(0,mn.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Ee(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Ee(function(){return!Array.isArray(l.value)&&!(0,Ke.isValidElement)(l.value)}),
f=Y(function(){if(this.N=Tr,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),p=t.__$u.d;return t.__$u.d=function(){f(),p.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}Or.displayName="ReactiveTextNode";Object.defineProperties(he.prototype,{constructor:{configurable:!0,
value:(0,Ke.createElement)(Ke.Fragment,null).constructor},type:{configurable:!0,value:Or},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Dt("__b",function(e,t){if(fn(),$n=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof he&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Dt("__r",function(e,t){if(e(t),t.type!==Ke.Fragment){fn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return Y(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;yc&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),$n=o,fn(n)}});Dt("__e",function(e,t,n,o){fn(),
$n=void 0,e(t,n,o)});Dt("diffed",function(e,t){fn(),$n=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=kc(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});function kc(e,t,n,o){
var s=t in e&&e.ownerSVGElement===void 0,r=C(n);return{o:function(i,a){r.value=i,o=a},d:Y(function(){this.N=Tr;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=
null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Dt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Dt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Ke.Component.prototype.shouldComponentUpdate=function(e,t){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
e))return!0;return!1};function Sc(e,t){return(0,mn.useMemo)(function(){return C(e,t)},[])}var xc=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Pc(){$o(function(){for(var e;e=Er.shift();)Cr.call(e)})}function Tr(){Er.push(this)===1&&(Ke.options.requestAnimationFrame||xc)(Pc)}var Lr=m(de(),1);Lr.Component.prototype.shouldComponentUpdate=()=>!0;var Kr=m(de(),1),gn=m(ie(),1),Ne=m(N(),1),Ir=m(Ie(),1);function _(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function W(e,t){return e.target instanceof Element?e.target.closest(
t):null}var Go=m(Ie(),1),Ar=(0,Go.kept)("room"),jo=(0,Go.kept)("pupil","tab");function Jo(){let{code:e,key:t}=Ar.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var Vn=e=>Ar.write(e&&JSON.stringify(e)),kt=()=>({...Jo(),address:location.origin+location.pathname});function Uo(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=jo.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return jo.write(t),t}var Nr=()=>jo.write(null);var te=m(E(),1),Fr=(0,Ir.kept)("teacher");function Br({element:e,props:t,trigger:n,watch:o},s){let r=C(""),i=u=>{Fr.write(u.by),r.value="",n("made",{...kt(),...u})};
(0,Kr.render)((0,te.jsx)(()=>(0,te.jsx)(Cc,{...s,status:r.value,make:i}),{}),_(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,Ne.t)(u.text):(0,Ne.t)("The link is at the top of the page."))})}function Cc({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,gn.useState)(
Fr.read()??""),[a,u]=(0,gn.useState)(""),[l,c]=(0,gn.useState)([]),[f,p]=(0,gn.useState)(n),d=v=>v!=="lesson"||a!=="",g=l.filter(d);return(0,te.jsxs)("form",{onSubmit:v=>{
v.preventDefault(),s({by:r,lesson:a,room:f,locks:Object.keys(e).filter(P=>g.includes(P))})},children:[(0,te.jsx)("h3",{children:(0,Ne.t)("A class")}),(0,te.jsx)(
"p",{children:(0,Ne.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,te.jsx)(Mr,{title:(0,Ne.t)("Your name"),children:(0,te.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,te.jsx)(Mr,{title:(0,Ne.t)("Lesson"),children:(0,te.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,te.jsx)("option",{value:"",children:(0,Ne.t)("no lesson")}),t.map(({name:v,title:P})=>(0,te.jsx)(
"option",{value:v,children:(0,Ne.t)(P)},v))]})}),(0,te.jsxs)("fieldset",{children:[(0,te.jsx)("legend",{children:(0,Ne.t)("Lock")}),Object.entries(e).map(([v,P])=>(0,te.jsxs)(
"label",{children:[(0,te.jsx)("input",{type:"checkbox",name:v,disabled:!d(v),checked:g.includes(v),onChange:({currentTarget:{checked:H}})=>c(H?[...g,v]:g.filter(
J=>J!==v))})," ",(0,Ne.t)(P)]},v))]}),n?(0,te.jsxs)("label",{children:[(0,te.jsx)("input",{type:"checkbox",checked:f,onChange:({currentTarget:v})=>p(v.checked)}),
" ",(0,Ne.t)("Gather the predictions in a room")]}):(0,te.jsx)("p",{children:(0,Ne.t)("This server has no rooms: predictions are not gathered.")}),(0,te.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,Ne.t)("Make the link")}),(0,te.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Mr=({title:e,
children:t})=>(0,te.jsxs)("label",{class:"gp-class-field",children:[(0,te.jsx)("span",{children:e}),t]});var Gt=m(N(),1),mi=m(Ie(),1);var Wr=m(N(),1),$r=m(Ie(),1);var Hr=m(N(),1);var X=()=>window.GenerationPlayground,B=()=>X().log("main");var Fe="one",Z=C(Fe),zo=C([]),_e=C(null),Be=C(null),Oe=C(null),jn=C(!1),G={isOpen:C(!1),name:C(null),isLocked:C(!1),isOnStage:C(!0),hidesResult:C(!1)},Ve={isRecorded:C(
!1),isStepping:C(!1),hasSteps:C(!0),hasMedia:C(!1),isLoading:C(!1)},Ec=C(null),hn=C("bits"),Am=Ee(Hr.language),Oc={"data-view":()=>Z.value,"data-no-prompt":()=>$e(
zo.value.includes(Z.value)),"data-drawer":()=>_e.value,"data-stage":()=>Be.value??(Oe.value==="text"?"text":null),"data-scene":()=>Oe.value,"data-asks":()=>$e(jn.
value),"data-lesson":()=>$e(G.isOpen.value),"data-lesson-locked":()=>$e(G.isLocked.value),"data-no-lesson":()=>$e(!G.isOnStage.value),"data-old-result":()=>$e(G.
hidesResult.value),"data-recorded":()=>$e(Ve.isRecorded.value),"data-stepping":()=>$e(Ve.isStepping.value),"data-no-steps":()=>$e(!Ve.hasSteps.value),"data-has-\
media":()=>$e(Ve.hasMedia.value),"data-loading":()=>$e(Ve.isLoading.value)},$e=e=>e?"":null;function Dr(){for(let[e,t]of Object.entries(Oc))Y(()=>{let n=t();n===
null?document.body.removeAttribute(e):document.body.setAttribute(e,n)});Y(()=>{let e=Be.value!==null||Oe.value!==null&&Oe.value!=="own";document.body.classList.
toggle("gp-projected",e)})}function qr(){let e=B();e.subscribe(document.body,()=>{Ec.value=e.current(),hn.value=e.unit})}var Yo=matchMedia("(min-width: 1200px)"),Vr=matchMedia("(max-width: 1359px)"),jr=(0,$r.kept)("knobs-open"),Qo=null,Gr=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function Xo(e){_e.value!==e&&(Qo=document.activeElement,Zo(e)),Gr(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function qt(){
if(!_e.value)return;let e=Gr(_e.value)?.contains(document.activeElement);Zo(null),e&&Qo instanceof HTMLElement&&Qo.focus({preventScroll:!0})}function Jr(){Yo.matches||
qt()}function Ur(){Vr.matches&&_e.value&&(_e.value=null)}function Zo(e){_e.value=e,Yo.matches&&jr.write(e==="knobs"?"yes":"no")}function zr(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function Qr(){Y(()=>zr(_e.value)),document.addEventListener(
"click",e=>{let t=W(e,"button[data-drawer]")?.dataset.drawer;t&&t===_e.value?qt():t?Xo(t):W(e,".gp-drawer-close")&&qt()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!W(e,".drawer")||W(e,"input[role=combobox]")||qt()})}function Yr({element:e}){(0,Wr.translateTemplate)(e),zr(_e.value);let t=!Vr.
matches||!G.isOpen.value;Yo.matches&&t&&!_e.value&&jr.read()==="yes"&&Zo("knobs")}function Te(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var Gn=Te(),ct=Te(),Wt=Te(),ot=Te(),$t=Te(),es=Te(),Jn=Te(),St=Te(),Un=Te(),zn=Te(),
Qn=Te(),bn=Te(),Yn=Te(),Vt=Te(),vn=Te();var ts=m(N(),1);var Xr="#seed-row",Tc={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Xr],lesson:[]};function ns(e,t,n){for(let[o,s]of Object.entries(Tc))for(let r of s){let i=document.querySelector(r);i&&Lc(i,e.includes(o)&&(n||r!==Xr),t)}G.isLocked.
value=e.includes("lesson")}function Lc(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,ts.t)("locke\
d by {by}",{by:(0,ts.t)(n)}):delete e.dataset.locked}var ci=m(de(),1),Pt=m(ie(),1),T=m(N(),1);var xt=m(N(),1);var Zr="https://huggingface.co",Rc=18;function ei({element:e,props:t,watch:n}){(0,xt.translateTemplate)(e);let o=a=>_(e,".gp-"+a),s=_(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,xt.t)(a.title),o("note").textContent=(0,xt.t)(a.note);let u=a.
query?`${Ac(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Rc,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await os(s)?(0,xt.t)("Copied."):(0,xt.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function Ac(e){return e&&
window.parent!==window&&document.referrer.startsWith(Zr)?`${Zr}/spaces/${e}`:location.origin+location.pathname}async function os(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var Xn=m(ie(),1),ti=m(E(),1),Nc=5e3;function ss({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,Xn.useState)(!1);return(0,Xn.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Nc);return()=>clearTimeout(u)},[r]),(0,ti.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var ii=m(wn(),1),ze=m(pt(),1),He=m(N(),1),ai=m(Zn(),1),ae=m(E(),1),eo=10;function rs({question:e,unit:t}){let n=e.options.length?_c(e):Mc(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,ae.jsxs)("div",{class:"gp-class-chart",children:[(0,ae.jsxs)("table",{children:[(0,ae.jsx)("thead",{children:(0,ae.jsxs)(
"tr",{children:[(0,ae.jsx)("th",{scope:"col",children:(0,He.t)("Answer")}),(0,ae.jsx)("th",{scope:"col",children:(0,He.t)("Class")}),o&&(0,ae.jsx)("th",{scope:"\
col",children:(0,He.t)("Model")})]})}),(0,ae.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,ae.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,ae.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,ae.jsx)("span",{class:"gp-hidden",children:`${(0,He.t)("result\
:")} `}),r===void 0?(0,He.t)(s):(0,ae.jsx)(ai.TokenLabel,{text:r})]}),(0,ae.jsx)(ri,{class:"gp-class-ours",share:l,words:`${(0,ze.count)(i)} · ${(0,ze.percent)(
l)}`}),o&&(0,ae.jsx)(ri,{class:"gp-class-model",share:a??0,words:(0,ze.percent)(a??0)})]})})})]}),Kc(e,t).map(s=>(0,ae.jsx)("p",{children:s}))]})}var ri=({class:e,
share:t,words:n})=>(0,ae.jsxs)("td",{children:[(0,ae.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,ae.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,ae.jsx)(
"span",{children:n})]});function _c({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Mc(e){let t=[...new Set(e)];if(t.length<=eo)return t.map(s=>({label:jt(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/eo;return Array.from({length:eo},(s,r)=>{let i=n+r*o,a=l=>Math.min(eo-1,Math.floor((l-n)/o))===r;return{label:(0,He.t)("{from} to\
 {to}",{from:jt(i),to:jt(i+o)}),chosen:e.filter(a).length}})}var jt=e=>(0,ii.plain)(Number(e.toPrecision(3)));function Kc({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,He.t)("Half of the class says {median} or less.",{median:jt(t)}):(0,He.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:jt(t),outcome:jt(n)})),o!==null&&s!==null){let a={ours:to(o,r),
models:to(s,r),unit:(0,He.t)(r)};i.push((0,He.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function li(e,t){if(!e||e.
questions<2)return"";let n={count:(0,ze.count)(e.questions),ours:to(e.class,t),models:to(e.model,t),unit:t};return(0,He.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var to=(e,t)=>(0,ze.decimals)((0,ze.fromNats)(e,t),2);var k=m(E(),1),ui=12;function pi(e,t,n,o){let s=C(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,T.t)("Class")),Y(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),Y(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,ci.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(Qe,{class:"gp-class-plain",label:(0,T.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Dc,{...a,
parts:n,actions:o}):(0,k.jsx)(Ic,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Ic({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,Pt.useState)(!0),[u,l]=(0,Pt.useState)(!1),[c,f]=(0,Pt.useState)([]),p=g=>f(c.includes(g)?c.filter(h=>h!==g):[...c,g]),d=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,T.t)("Room {code}",{code:e.room.code}):
(0,T.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,T.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,k.jsx)(Qe,{class:"gp-class-who",words:(0,T.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(Qe,{class:"gp-class-toggle",words:(0,T.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(Qe,{class:"gp-class-size",words:s?(0,T.t)("Smaller"):(0,T.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(ss,{class:"gp-class-close",words:(0,T.t)(
"Close the room"),question:(0,T.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(Qe,{class:"gp-class-close",words:(0,T.t)("Close"),press:o.close})]}),(0,k.jsx)(
Bc,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(Fc,{people:d,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(di,{room:t,shown:t.questions,nothing:(0,T.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Guess the next word”, appear here."),draw:g=>(0,k.jsx)(Wc,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>p(g.
key),reveal:()=>o.reveal(g.key)})})]})}var Fc=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{
let i=s||(0,T.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(ss,{class:"gp-class-remove",words:(0,T.t)("Remove"),question:(0,T.t)(
"Remove {name}?",{name:i}),label:(0,T.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Bc({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=e,c=(0,Pt.useRef)(null),[f,p]=(0,Pt.useState)(""),d=async()=>{c.current&&p(await os(c.current)?(0,T.t)("Copied."):(0,T.t)("Press Ctrl+\
C (⌘C)."))},g=v=>({parts:v.map(P=>(0,T.t)(t[P])).join(", ")}),h=[!s&&(0,T.t)("This link is too long for a QR code. With a room it is short."),Hc(o)&&(0,T.t)("\
This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,T.t)("Locked: {par\
ts}.",g(r)),i.length>0&&(0,T.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,T.t)("No seed is set: each pupil gets a text of their o\
wn, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,T.t)(
"QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",
readOnly:!0,"aria-label":(0,T.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,k.jsx)(Qe,{words:(0,T.t)("Copy"),press:d}),(0,k.jsx)("span",
{role:"status",children:f})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,T.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.
map(v=>v&&(0,k.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var Hc=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function Dc({
arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,f=(0,T.t)("Your name, if you like"),p={by:(0,T.t)(a),parts:u.
map(d=>(0,T.t)(s[d])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,T.t)("Cl\
ass of {by}",{by:i}):(0,T.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,T.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,T.t)("Locked b\
y {by}: {parts}.",p)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:f,"aria-label":f,onChange:({
currentTarget:d})=>r.rename(d.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>
c&&(0,k.jsx)(Qe,{class:"gp-class-again",words:(0,T.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(Qe,{class:"gp-class-leave",words:(0,T.t)(
"Leave the class"),press:r.leave})]}),t&&(0,k.jsx)(di,{room:t,shown:t.questions.filter(({revealed:d})=>d),draw:d=>(0,k.jsx)(fi,{question:d,room:t,children:(0,k.jsx)(
rs,{question:d,unit:hn.value})})})]})}function di({room:e,shown:t,nothing:n,draw:o}){let s=t.length-ui,r=li(e.mean,hn.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,ui).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function fi({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,T.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${qc(i)}`:(0,T.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,T.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var qc=e=>typeof e=="string"?e:(0,T.t)(e);function Wc({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:f})=>f).map(({id:f,name:p})=>a.includes(f)?
`✓ ${p}`:p).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(Qe,{class:"gp-class-early",words:n?(0,T.t)("Hide the bars"):(0,T.t)("Show them to me"),
press:o}),(0,k.jsx)(Qe,{class:"gp-class-reveal",words:(0,T.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(fi,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(rs,{question:i?e:$c(e),unit:hn.value})]})}var $c=e=>({...e,outcome:null,class_score:null,
model_score:null}),Qe=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var Vc={teacher:1e3,pupil:3e3},is=(0,mi.kept)("pupil-name");function gi({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=C(null),
f=pi(_(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",kt()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...kt(),question:w}),remove:w=>n(
"removed",{...kt(),pupil:w}),rename:w=>{is.write(w),O()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&p(
w)});function p(w){switch(w.kind){case"made":d({role:"teacher",begun:w}),w.room&&Vn(w.room),w.room&&w.lesson&&!l&&(qt(),bn.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":d({role:"pupil",begun:w}),ns(w.locks,w.named,w.seeded),w.room&&O(),w.lesson&&bn.tell({lesson:w.lesson,step:w.step});return;case"taken":return v(
(0,Gt.t)("Your prediction is in."));case"full":return v((0,Gt.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,Gt.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,Gt.t)(w.text));case"gone":
l=!1,r&&h((0,Gt.t)("This room is closed.")),Vn(null);return;case"closed":return Vn(null),g();case"left":return g()}}function d(w){Vt.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),H()}function g(){r=null,Vt.tell(null),clearTimeout(u),ns([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function v(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:is.read()??"",note:a})}async function H(){clearTimeout(u);
let w=r,D=w&&jc(w);if(!(!w||!D)){if(!document.hidden||w.role==="teacher"){let j=await Gc(D,i?.version??0);if(r!==w)return;if(j==="removed"&&Nr(),j==="gone"||j===
"removed")return p({kind:j});j&&J(w,j)}clearTimeout(u),u=window.setTimeout(H,Vc[w.role])}}function J({role:w},D){i=D,P(),w==="pupil"&&Vt.tell(D.questions.filter(
({revealed:j})=>j).map(({key:j})=>j))}let O=()=>n("joined",{pupil:Uo(),name:is.read()??""}),R=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};Qn.hear(R),document.
addEventListener("gp-predicted",w=>R(w.detail)),vn.hear(()=>r?.role==="teacher"&&f.enlarge()),Jo()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",kt()))}function jc({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:Uo()}}async function Gc(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var Jt=m(N(),1),wi=m(Ie(),1);var xe=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var yi=2e3,hi=25e3,no=150,Jc=5e3,Uc=2500,zc=250,Qc=410,bi=(0,wi.kept)("browser"),ls=new Map,vi=0,yn=!1;function oo(e,t){ls.set(e,t)}function ki({props:e,trigger:t,
watch:n}){let o=new xe;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new us(s,t).follow()})}var us=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===Qc)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=yn||performance.now()-o<no&&this.next===n?no:0}catch{if(t=Math.min(Jc,Math.max(no,2*t)),!this.saysLost&&performance.now()-this.
silentSince>Uc){let s=(0,Jt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,St.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await Zc(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:Xc(),...yn&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),yn?hi:yi);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),hi),o=!0,vi=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!yn&&await Yc()&&(yn=++vi>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,St.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(ls.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),Wt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+zc-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,St.tell({severity:"error",message:(0,Jt.t)("Part of this run arrived damaged and is missing below."),fix:(0,Jt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of ls.values())this.of&&t(this.of.turn);St.tell({severity:"error",message:(0,Jt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,Jt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function Yc(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(yi)})).ok}catch{return!1}}var as="";function Xc(){return as||=
bi.read()||Math.random().toString(36).slice(2),bi.write(as),as}var Zc=e=>new Promise(t=>setTimeout(t,e));var ep=600,tp=24;function Si({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new xe,l=X().group(s),c=-1,f=-1,p=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>op(a)))),l.verdict&&f!==u.newest&&(f=u.newest,setTimeout(()=>sp(`${s}-conclusion`),
ep))};n("value",()=>{let d=u.unstamp(e.value);d!==null&&(X().feedGroup(s,d,u.newest),d&&p())}),oo(r,{lines(d,g){if(!u.take(g))return 0;let h=X().appendGroup(s,d,
g);return p(),h},lost(d){d===u.newest&&l.lose()}}),np(s),i&&(l.answers.open=({entry:d})=>t("open",{entry:d}),l.answers.make=({entry:d})=>t("make",{entry:d}))}function np(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;Z.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&X().group(e).
showExample(s)).catch(()=>{}))})}function op(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function sp(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-tp&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var Pi=m(N(),1);var xi=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>xi=t,{capture:!0,passive:!0});function De(e,t){
let n=0,o=()=>{xi?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var rp=600;function Ci({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=_(e,".gp-estimate"),i="",a=De(rp,()=>{s.includes(Z.value)&&(i=Z.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===Z.value?(0,Pi.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),Z.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
ot,ct,Wt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>W(l,"#views")&&a())}var ip=150,ap=700;function Ei({props:e,trigger:t,watch:n},{names:o}){let s=new xe,r=X().group("lanes"),i={},a="",u=De(ip,()=>{let{editing:l,lane_model:c,same_luck:f}=i,
p=JSON.stringify([l,c,f,Object.fromEntries(o.map(d=>[d,i[d]]))]);!l||p===a||(a=p,t("held",{held:p}))});$t.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{t("lane",{do:l,id:c}),l==="select"&&window.innerWidth<ap&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(e.value);
l&&r.setLanes(JSON.parse(l))})}var Ki=m(de(),1),Le=m(N(),1);var lp=["pointerdown","pointerup","keydown","click","input","change","focusin"],cs=new Set;for(let e of lp)document.addEventListener(e,up,{capture:!0,passive:!0});
function up({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of cs)n.now()}function Oi(e){let t=0,n={now(){n.drop(),
e()},soon(){cs.add(n),t||=window.setTimeout(()=>n.now(),100)},drop(){clearTimeout(t),t=0,cs.delete(n)}};return n}var Ct=window.GenerationPlaygroundKnobs;var Pe=(e,t)=>JSON.stringify(e,Ti)===JSON.stringify(t,Ti),Ti=(e,t)=>je(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,je=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function Se(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function kn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function so(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(kn):void 0}function ps(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var cp={n:`
`,t:"	",r:"\r","\\":"\\"},pp={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Sn=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):cp[n]),Li=e=>e.replace(/[\\\n\t\r]/g,t=>pp[t]),ds=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var dp=150,fp=500,fs=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Ct.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.written.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=C(
{preset:null,base:{},set:{},kept:[]});chosen=C({model:"",assistant:null});verdict=C(null);effective=C([]);texts=C(new Map);text="";wantsEffective=!1;facts=new Map;rested=De(
dp,()=>{this.ask()});written=Oi(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
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
s)).slice(0,fp);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.
chosen.value;return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||
(this.texts.value=new Map([...this.texts.value,...n]))}},Et=new Map,Ri=new Map,ms=new Map;function Ai(e,t){let n=new fs(e,t);Et.set(t.name,n);let o=Ri.get(t.name);
o&&n.follow(o);for(let s of ms.get(t.name)??[])s(n);return n}function Ut(e,t){let n=Et.get(e);n?t(n):ms.set(e,[...ms.get(e)??[],t])}function Ni(e,t){Ri.set(e,t),
Et.get(e)?.follow(t)}var _i=e=>Et.get(e)?.resetKept(),Mi=e=>Et.get(e)?.text;function ro(e){let t=Et.get(e);return{set:t?.state.peek().set??{},assistant:t?.chosen.
peek().assistant??null}}var gs=(e,t)=>Et.get(e)?.resetAll(t);var Me=m(E(),1);function Ii(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[f,p]=[
n[c]??null,o[c]??null];if(JSON.stringify(f)===JSON.stringify(p))return[];if(p===null)return[(0,Le.t)("{knob} not set",{knob:c})];let d=`${c} ${r(p)}`.trim();return[
r(f??{})?(0,Le.t)("{now} instead of {before}",{now:d,before:r(f)}):d]}),a=(l,c,f)=>{if(!l.length)return"";let p=l.slice(0,t).join(", ");return l.length<=t?c(p):
f(p,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Le.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Le.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Le.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Le.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Fi={};function Bi(e,t){Fi[e]=t,es.tell()}var hs=8;function mp(e,t){
if(t===void 0)return"";if(t===null)return(0,Le.t)("Of the settings above, only the model and the seed apply here.");if(t==="seed too")return(0,Le.t)("Of the set\
tings above, only the model applies here.");let{set:n,assistant:o}=ro(e),s=o&&!t.includes("assistant")?[(0,Le.t)("draft model {model}",{model:o})]:[],r=Object.entries(
n).filter(([u])=>!t.includes(u)),i=[...s,...r.map(([u,l])=>typeof l=="object"?u:`${u} ${JSON.stringify(l)}`)];if(!i.length)return"";let a=i.slice(0,hs).join(", ");
return i.length>hs?(0,Le.t)("Applies here, too: {settings} and {count} more.",{settings:a,count:i.length-hs}):(0,Le.t)("Applies here, too: {settings}.",{settings:a})}
function Hi({element:e,props:t,watch:n},{name:o,leftOut:s}){let r=_(e,".gp-changes"),i=C({applies:"",canTakeAway:!1,before:null});function a(p){let d=Fi[Z.value]??
s[Z.value],g=Object.keys(ro(o).set).length>0;i.value={...JSON.parse(t.value||"{}"),applies:mp(o,d),canTakeAway:g&&Array.isArray(d),before:g?null:p};let{kept:h,changed:v,
applies:P}=i.value;r.hidden=!(h||v||P||i.value.before)}let u=()=>a(i.value.before);function l(){let p=ro(o).set;gs(o,{}),a(p)}function c(){gs(o,i.value.before??
{}),a(null)}(0,Ki.render)((0,Me.jsx)(()=>{let{kept:p,changed:d,applies:g,canTakeAway:h,before:v}=i.value;return(0,Me.jsxs)(Me.Fragment,{children:[p&&(0,Me.jsx)(
bs,{text:p,button:(0,Me.jsx)(vs,{words:(0,Le.t)("reset"),press:()=>_i(o)})}),g&&(0,Me.jsx)(bs,{text:g,button:h&&(0,Me.jsx)(vs,{words:(0,Le.t)("use the model’s o\
wn settings"),press:l})}),!g&&d&&(0,Me.jsx)(bs,{text:d}),v&&(0,Me.jsx)(vs,{words:(0,Le.t)("put the settings back"),press:c})]})},{}),r),n("value",u),Z.subscribe(
u),es.hear(u),ot.hear(u)}var bs=({text:e,button:t})=>(0,Me.jsxs)("span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),vs=({words:e,press:t})=>(0,Me.jsx)("bu\
tton",{class:"gp-reset",type:"button",onClick:t,children:e});var Di=m(de(),1),ws=m(ie(),1),st=m(N(),1);var be=m(E(),1);function qi({element:e,trigger:t},{entries:n}){(0,Di.render)((0,be.jsx)(gp,{entries:n,act:(s,r)=>{t(s,r),Jr()}}),_(e,".gp-examples"))}function gp({
entries:e,act:t}){let[n,o]=(0,ws.useState)(0),[s,r]=(0,ws.useState)(0),i=[{title:(0,st.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,st.t)(
"A real model"),note:(0,st.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),Jn.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,be.jsxs)(be.Fragment,{children:[
(0,be.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,st.t)("Put back what was set before")}),i.length>1&&(0,be.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,st.t)("Examples"),children:i.map(({title:l},c)=>(0,be.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,be.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,be.jsx)("p",{class:"gp-note",children:l.note}),hp(l.entries).map(([f,p])=>(0,be.jsxs)(
be.Fragment,{children:[(0,be.jsx)("h3",{children:f}),(0,be.jsx)("ul",{"aria-label":(0,st.t)("Examples for {model}",{model:f}),children:p.map(d=>(0,be.jsx)("li",
{children:(0,be.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(d),children:[(0,be.jsx)("b",{children:(0,st.t)(d.title)}),(0,be.jsx)("span",{children:(0,st.t)(
d.look)})]})}))})]}))]}))]})}function hp(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var ji=m(N(),1);var bp=3e4,Wi=()=>{};function Ye(e){e!==Z.value&&Wi(e)}function $i(e){Z.value===e&&Ye(Fe)}function Vi({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){zo.
value=s,Wi=i=>{e.value=i,t("view")};let r=new Map;Wt.hear(()=>o.forEach(i=>r.delete(i))),Z.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(i)||performance.
now()-a<bp)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var vp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Gi({element:e}){let t=_(e,".gp-header");(0,ji.translateTemplate)(t);let n=p=>_(t,p),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=n(".gp-more-button"),u=p=>p.getAttribute("aria-expanded")==="true";function l(p,d){p.setAttribute(
"aria-expanded",String(d)),p===o?s.hidden=!d:(p===a?n(".gp-more"):i).classList.toggle("gp-unfolded",d)}let c=[o,r,a],f=()=>c.forEach(p=>l(p,!1));t.addEventListener(
"click",p=>{let d=W(p,"button[data-view]"),g=c.find(h=>h.contains(p.target));if(d?.dataset.view)d.dataset.view!==Z.value&&Gn.tell(),Ye(d.dataset.view),f(),s.contains(
d)&&o.focus();else if(g){let h=!u(g);f(),l(g,h),h&&g===o&&(s.querySelector("[aria-selected=true]")??Ji(s)[0]).focus()}else if(W(p,".gp-menu :is(button, a)")){let h=c.
find(v=>u(v));f(),h?.focus()}}),document.addEventListener("click",p=>{t.contains(p.target)||f()}),t.addEventListener("keydown",p=>{if(p.key==="Escape"&&c.some(u)){
c.find(u)?.focus(),f();return}p.target===a&&p.key==="ArrowDown"&&l(a,!0);let d=W(p,"[role=tablist], .gp-unfolded");if(!d)return;let g=[...d.querySelectorAll("bu\
tton, a")].filter(J=>J.checkVisibility()),h=vp[p.key],v={Home:0,End:-1}[p.key],P=g.indexOf(p.target),H=h?g[(P+h+g.length)%g.length]:g.at(v??NaN);!h&&v===void 0||
(p.preventDefault(),H?.focus())}),t.addEventListener("focusout",({relatedTarget:p})=>{p&&!t.contains(p)&&f()}),Y(()=>wp(t,Z.value)),Y(()=>n("[data-lessons]").setAttribute(
"aria-expanded",String(G.isOpen.value)))}var Ji=e=>[...e.children];function wp(e,t){for(let o of e.querySelectorAll("[role=tablist]")){let s=Ji(o),r=s.find(({dataset:i})=>i.
view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.querySelector(`.gp-lab-list [data-view="${t}"]`);_(
e,".gp-lab").classList.toggle("gp-selected",!!n),_(e,".gp-lab-which").textContent=n?.textContent??""}function Ui(e){Z.value=e}var xn=m(Ie(),1);var yp=1e4,zi=new Set(["kept","class"]),Qi=()=>{};function io(e){zi.delete(e)&&!zi.size&&Qi()}function Yi(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{W(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
W(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,yp);Qi=()=>{clearTimeout(i),setTimeout(()=>{
e||ct.tell(),r()})}}var Zi=(0,xn.kept)("form","tab"),ys=(0,xn.kept)("form"),ea=(0,xn.kept)("form-address","tab"),ta=(0,xn.kept)("keep-history"),Xi=300,na=!1,ks=null;function oa(){document.
addEventListener("input",()=>na=!0,{once:!0,capture:!0})}var sa=e=>ks?.hold(e);function ra(){ks?.begin(),io("kept")}var ia=()=>ot.tell();function aa(){if(na)return[
null];let e=Zi.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&ea.read()===location.search?[{again:e}]:e?[e]:[ta.read()===
"no"?null:ys.readJson()]}function la({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(ta.read()||(e.keep?"yes":
"no"))==="yes";if(d||ys.write(null),!i||!o)return;let g=JSON.stringify(l(o));Zi.write(g),ea.write(location.search),d&&ys.write(g)}function l(d){let g=c(d),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:Mi("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(v=>g[v])}let c=d=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,d[h]]));function f(){clearTimeout(a),a=
window.setTimeout(u,Xi)}function p(){let d=Math.max(0,r+Xi-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},d)}ks={hold(d){o=d,f(),
$t.tell(c(d))},begin(){i=!0,o||p(),f()}},document.addEventListener("input",f),ot.hear(p),window.addEventListener("pagehide",u),zn.hear(u)}var Da=m(de(),1),Rt=m(ie(),1),V=m(N(),1);var ua=new Map,ca=(e,t)=>ua.set(e,t),Pn=(e,t)=>ua.get(e)?.(t);var Ia=m(de(),1),fo=m(ie(),1),K=m(N(),1);var ao=m(ie(),1),Ot=m(N(),1);var we=m(E(),1),kp=e=>e==null?"":String(e);function Tt({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,ao.useState)(""),c=Pe(kn(
u),t??void 0)?u:kp(t),f=e.step||(e.kind==="int"?1:.1),p=(String(f).split(".").at(1)??"").length,d=h=>{l(h),n(kn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let v=kn(c)??o??e.slider_minimum??e.minimum??0;if(typeof v!="number")return;let P=Number((v+(h.key==="ArrowUp"?f:-f)).toFixed(p));
d(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,P))))};return(0,we.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>d(h.value),onKeyDown:g})}var Ss=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,we.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function Sp({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,we.jsxs)("di\
v",{class:"kp-number",children:[(0,we.jsx)(Tt,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,we.jsx)(
Ss,{knob:e,label:(0,Ot.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var xp=e=>t=>t?.setAttribute("value",e),zt=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,we.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,we.jsxs)(
"label",{children:[(0,we.jsx)("input",{type:"radio",name:e,ref:xp(a),checked:Pe(i,s),onChange:()=>r(i)}),(0,we.jsx)("span",{children:a})]},a))}),Pp=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,we.jsx)(zt,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Ot.t)("not set")],[!0,(0,Ot.t)("on")],[!1,(0,Ot.t)(
"off")]]});function xs({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>Pe(u,s)),a=s!==void 0&&i<0;return(0,we.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,we.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,we.jsx)("option",{value:String(l),children:Se(u)},l)),a&&(0,we.jsx)("option",{value:"foreign",disabled:!0,children:Se(
s)})]})}var Cp=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,we.jsx)(xs,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Ot.t)(
"not set"):(0,Ot.t)("not set (default {value})",{value:Se(s)})}),Ep=({id:e,meaningId:t,value:n,change:o})=>(0,we.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":Se(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function Qt(e,t,n){let o=(0,ao.useRef)(null),s=o.
current!==null&&Pe(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var pa=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
da={View:Pp},Ps={View:Sp,isLabelled:!0},fa={View:Cp,isLabelled:!0},ma={View:Ep,isLabelled:!0};var ha=m(de(),1),Lt=m(ie(),1),ba=m(pt(),1),oe=m(N(),1);var $=m(E(),1);function va({knob:e,value:t,change:n}){let[o,s]=Qt(t,ps,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,$.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,oe.t)("{name} as JSON",{name:e.name}),placeholder:(0,oe.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var wa={View:()=>(0,$.jsx)("div",{}),canShow:(e,t)=>t===void 0};function ya({words:e,texts:t,change:n}){let[o,s]=(0,Lt.useState)([]),r=(0,Lt.useRef)(
null),i=f=>f.map(Sn).filter(Boolean),a=Pe(i(o),t)?o:t.map(Li),u=a.at(-1)===""?a:[...a,""],l=f=>{s(f);let p=i(f);n(p.length?p:void 0)},c=f=>r.current?.querySelectorAll(
"input")[f]?.focus();return(0,$.jsx)("div",{class:"kp-list",ref:r,children:u.map((f,p)=>(0,$.jsxs)("div",{class:"kp-line",children:[(0,$.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:f,onInput:({currentTarget:d})=>l(u.with(p,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(p+1))}}),(0,$.jsx)(Op,{text:Sn(f),line:f}),(0,$.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!f,
onClick:()=>{l(u.toSpliced(p,1)),c(p+1)},children:"×"})]},p))})}function Op({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,ba.fillText)(
o,e)};return(0,$.jsx)("span",{class:"kp-shown",title:(0,oe.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var Tp=({value:e,change:t})=>(0,$.jsxs)(
"div",{class:"kp-editor",children:[(0,$.jsx)(ya,{words:{one:(0,oe.t)("text"),another:(0,oe.t)("another text"),remove:(0,oe.t)("Remove this text")},texts:e===void 0?
[]:ds(e)?e:[Se(e,1/0)],change:t}),(0,$.jsx)("p",{class:"kp-faint",children:(0,oe.t)("Write \\n for a line break and \\t for a tab.")})]}),ka={View:Tp},Sa=e=>Array.
isArray(e)&&e.length===2;function Lp({id:e,value:t,change:n}){let o=Sa(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,oe.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,oe.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,$.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,$.jsxs)(ha.Fragment,{children:[
(0,$.jsx)("label",{for:`${e}-${i}`,children:a}),(0,$.jsx)(Tt,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:f=>s(c,f)})]},i))})}var xa={View:Lp,
canShow:(e,t)=>t===void 0||Sa(t)};function Rp({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Lt.useState)(!1),[l,c]=Qt(r,so,h=>Array.isArray(
h)?h.join(", "):""),f=(0,Lt.useRef)(null),p=Array.isArray(r)||a&&r===void 0,d=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>f.current?.
focus())},g=t.verdict.value?.layers;return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(zt,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,oe.t)("not s\
et")],["low","low"],["high","high"],["list",(0,oe.t)("layers")]],value:p?"list":r,change:d}),(0,$.jsx)("input",{class:"kp-wide",ref:f,id:`${n}-list`,type:"text",
hidden:!p,placeholder:"0, 2, 4","aria-label":(0,oe.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,$.jsx)("p",{class:"kp-faint",children:g?(0,oe.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var Pa={View:Rp,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},Ap={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
ga=JSON.stringify(Ap,null,2),Np=["choices","regex","json_schema"];function _p({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=je(o)?o:{},i=Np.find(h=>h in r),
[a,u]=(0,Lt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),f=h=>{u(h),s(void 0)},[p,d]=Qt(r.json_schema,ps,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,$.jsx)(ya,{words:{one:(0,oe.t)("choice"),another:(0,oe.t)("another choice"),remove:(0,oe.t)("Remove this choi\
ce")},texts:ds(r.choices)?r.choices:[],change:c}),regex:(0,$.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,oe.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":Se(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,$.jsxs)($.Fragment,{children:[(0,$.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:ga,spellcheck:!1,
"aria-label":(0,oe.t)("JSON schema"),value:p,onInput:({currentTarget:h})=>c(d(h.value))}),(0,$.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(ga)),
children:(0,oe.t)("Use an example")})]})};return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(zt,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,oe.t)(
"not set")],["choices",(0,oe.t)("choices")],["regex","regex"],["json_schema",(0,oe.t)("JSON schema")]],value:l,change:f}),l&&g[l]]})}var Ca={View:_p};var Ea=m(de(),1),Oa=m(ie(),1),rt=m(N(),1);var ve=m(E(),1),Mp=30,Kp=5,Ta=()=>[...crypto.getRandomValues(new Uint16Array(Mp))].map(e=>e%1e3),lo=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function La({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>lo(
i,n)>lo(r,n)?i:r);return lo(s,n)<n.length?null:s}function Ip({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>Pe(
o,n)):e==="flags"?je(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Fp(e,t){
if(t===void 0)return!0;let n=je(t)?La(e,t):null;return n!==null&&je(t)&&n.fields.every(o=>Ip(o,t[o.name]))}function Bp({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,Oa.useState)(null),a=je(o)?o:null,u=a&&r&&lo(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:La(e,a)),c=e.forms.map(({name:d})=>[d,e.forms.length>
1?(0,rt.t)(d):(0,rt.t)("set")]),f=d=>{let g=e.forms.find(v=>v.name===d)??null;i(g);let h=g?.fields.filter(({required:v})=>v);s(h&&Object.fromEntries(h.map(v=>[v.
name,Hp(v)])))},p=(d,g)=>{let h=l?.fields.map(P=>P.name)??[],v={...a,[d]:g};s(Object.fromEntries(h.filter(P=>v[P]!==void 0).map(P=>[P,v[P]])))};return(0,ve.jsxs)(
"div",{class:"kp-editor",children:[(0,ve.jsx)(zt,{id:`${t}-form`,nameId:n,options:[[void 0,(0,rt.t)("not set")],...c],value:l?.name,change:f}),(0,ve.jsx)("p",{class:"\
kp-faint",children:(0,rt.t)(l?.meaning)}),(0,ve.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let g=`${t}-${d.name}`;return(0,ve.jsxs)(Ea.Fragment,{children:[
(0,ve.jsx)("label",{for:g,title:(0,rt.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,ve.jsx)(Dp,{field:d,id:g,value:a?.[d.name],change:h=>p(d.name,h)}),
(0,ve.jsx)("p",{class:"kp-faint",children:(0,rt.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,ve.jsx)("button",{class:"kp-link",type:"button",onClick:()=>p(d.
name,Ta()),children:(0,rt.t)("Draw new keys")})]},d.name)})})]})}var Hp=e=>e.kind==="ints"?Ta():e.default??Kp;function Dp({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,ve.jsx)(xs,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,rt.t)("not set ({value})",{value:Se(e.default)})});
if(s==="flags")return(0,ve.jsx)(qp,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,ve.jsx)(Wp,{field:e,id:t,value:n,change:o});let r=e.default;return(0,ve.jsx)(
Tt,{id:t,value:n,change:o,standard:r,row:pa(e),hint:r===null?"–":String(r)})}function qp({field:e,id:t,value:n,change:o}){let s=je(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,ve.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,ve.jsxs)("label",{children:[(0,ve.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Wp({id:e,value:t,change:n}){let[o,s]=Qt(t,so,r=>Array.isArray(r)?r.join(", "):r===void 0?"":Se(r,1/0));return(0,ve.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var Ra={View:Bp,canShow:Fp};var Xe=m(ie(),1),Aa=m(pt(),1),z=m(N(),1),Na=m(Zn(),1);var F=m(E(),1),$p=120,Vp=5,Cs=e=>Number.isInteger(e)&&Number(e)>=0,dt=e=>Array.isArray(e)&&e.length>0&&e.every(Cs),uo=(e,t)=>Array.isArray(e)&&e.every(t),Es=e=>uo(
e,dt),jp=e=>Array.isArray(e)&&e.length===2&&dt(e[0]),Gp=e=>dt(e)||Es(e),Jp=e=>je(e)&&(dt(e.phrase)||Es(e.any_of)),Yt=e=>({options:[[e]]}),_a=e=>({options:[e]}),
Cn=({options:e})=>e[0][0],Os={token:{isSingle:!0,isFlat:!0,read:e=>Cs(e)?[Yt(e)]:null,write:e=>Cn(e[0])},tokens:{isFlat:!0,read:e=>Cs(e)?[Yt(e)]:dt(e)?e.map(Yt):
null,write:e=>e.length===1?Cn(e[0]):e.map(Cn)},words:{isFlat:!0,read:e=>dt(e)?e.map(Yt):null,write:e=>e.map(Cn)},word_groups:{read:e=>Es(e)?e.map(_a):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>uo(e,jp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>uo(e,Gp)?e.map(t=>({options:dt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>uo(e,Jp)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
En={ways:[],unknown:[]};function Up(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return dt(t)&&t.every(Number.isSafeInteger)?
t:null}async function zp(e,t){let n=Sn(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...En,problem:(0,z.t)(i)};let a=[{when:(0,z.t)("as typed"),tokens:r[0]}];s&&Pe(r[0],r[1])?a=[{when:(0,z.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,z.t)("inside a sentence"),tokens:r[0]},{when:(0,z.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=Up(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(f=>[f,t.texts.value.get(f)]);a.unshift({when:u.length>1?(0,z.t)("these token ids"):(0,z.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var co=({tokens:e})=>e.map(([t])=>t),Ts=({token:[e,t]})=>(0,F.jsxs)(F.Fragment,{children:[t===void 0?(0,F.jsx)("span",{class:"kp-piece"}):(0,F.jsx)(Na.TokenLabel,
{class:"kp-piece",text:t}),(0,F.jsx)("span",{class:"kp-id",children:e})]});function Qp({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,F.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,z.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,z.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,z.t)("Choose on\
e token."):(0,z.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,F.jsxs)(F.Fragment,{children:[t.map(
i=>(0,F.jsxs)("div",{class:"kp-offer",children:[(0,F.jsx)("span",{class:"kp-when",children:i.when}),(0,F.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,F.jsx)(Yp,{token:a,press:()=>s([[a[0]]])}):(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(Ts,{token:a})}))}),!e.isFlat&&(0,F.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,z.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([co(i)]),children:(0,z.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,F.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(co)),children:(0,z.t)("Add both")}),r.length>0&&(0,F.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function Yp({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,z.t)("Add token {id}",{id:n}):(0,z.t)("Add token {id}: {text}",{id:n,text:(0,Aa.quoted)(
o)});return(0,F.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,F.jsx)(Ts,{token:e})})}function Xp({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=Os[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,Xe.useState)(""),[c,f]=(0,Xe.useState)(En),[p,d]=(0,Xe.useState)(null),g=(0,Xe.useRef)(
null),h=(0,Xe.useRef)(0),v=(0,Xe.useRef)(0),P=S=>r(S.length?i.write(S):void 0),H=()=>{h.current+=1,clearTimeout(v.current),l(""),f(En),d(null)},J=S=>{P(Zp(i,a,S,
p)),H(),g.current?.focus()},O=async S=>{let U=++h.current,Ce=(0,z.t)("The server does not answer. Try again in a moment."),Ue=S?await zp(S,t).catch(()=>({...En,
problem:Ce})):En;return U!==h.current?null:(f(Ue),Ue)},R=S=>{l(S),clearTimeout(v.current),v.current=window.setTimeout(()=>{O(S)},$p)},w=async()=>{clearTimeout(v.
current);let S=(await O(u))?.ways.at(0);S&&J([i.isFlat?co(S).slice(0,1):co(S)])},D=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||p!==null)&&
(S.preventDefault(),H())},j=t.texts.value,re=a.flatMap(({options:S})=>S.flat()).filter(S=>!j.has(S));return(0,Xe.useEffect)(()=>{re.length&&t.textsOf(re).catch(
()=>[])},[re.join()]),(0,F.jsxs)("div",{class:"kp-editor",children:[(0,F.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,U)=>(0,F.jsx)(
ed,{form:i,row:S,texts:j,setBias:Ce=>P(a.with(U,{...S,bias:Ce})),grow:()=>{d(U),g.current?.focus()},remove:()=>{p===U&&d(null),P(a.toSpliced(U,1)),g.current?.focus()}},
U))}),(0,F.jsx)("p",{class:"kp-faint",hidden:p===null,children:p!==null&&(0,z.t)("Another alternative to word {number}:",{number:p+1})}),(0,F.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,z.t)("type a token, or its id"):(0,z.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>R(S.value),onKeyDown:D}),(0,F.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,F.jsx)(Qp,{
form:i,offers:c,add:J})})]})}function Zp(e,t,n,o){if(e.isSingle)return[Yt(n[0][0])];if(e.isFlat){let s=new Set(t.map(Cn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(Yt)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:Vp}:_a(
s))]}function ed({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,F.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,F.jsxs)(F.Fragment,{children:[u>0&&(0,F.jsx)("span",{class:"kp-or",children:(0,z.t)("or")}),(0,F.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(Ts,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,F.jsx)("span",{class:"kp-faint",children:(0,z.t)(
"bias")}),e.isBiased&&(0,F.jsx)(Tt,{row:{kind:"float",step:.5},label:(0,z.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,F.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,z.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,z.t)("or…")}),(0,F.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,z.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var td={View:Xp,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||Os[e].read(t)!==null},Ma=Object.fromEntries(Object.keys(Os).map(e=>[e,td]));var Ka={...Ma,switch:da,number:Ps,slider:Ps,choice:fa,text:ma,strings:ka,decay:xa,fields:Ra,layers:Pa,structure:Ca},po=e=>e in Ka?Ka[e]:wa;var M=m(E(),1),Ls=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],Xt=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],en={error:"✕",warning:"▲",info:"\
ℹ"},Zt=({name:e})=>(0,M.jsx)(M.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,M.jsxs)(Ia.Fragment,{children:[t,(0,M.jsx)("wbr",{})]},t))});function mo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Rs({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,fo.useState)(!1),[f,p]=(0,fo.useState)(!1),[d,g]=(0,fo.useState)(!1),h=`${e.name}-${t}`,{View:v,isLabelled:P,canShow:H}=po(
o.editor),J=!H||H(o,s.value);!J&&!l&&c(!0);let O=`${h}-name`,R={knob:o,panel:e,id:`${h}-control`,nameId:O,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:re=>e.change(t,re)},w=()=>{p(l&&!J),(!l||J)&&c(!l)},D=l||!J,j=u.value;return(0,M.jsxs)("div",{class:a.value.some(({severity:re})=>re===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,M.jsxs)("div",{class:"kp-head",children:[P&&!D?(0,M.jsx)("l\
abel",{class:"kp-name",id:O,for:R.id,children:(0,M.jsx)(Zt,{name:t})}):(0,M.jsx)("span",{class:"kp-name",id:O,children:(0,M.jsx)(Zt,{name:t})}),(0,M.jsx)("span",
{class:"kp-source",title:Xt(i.value),children:Xt(i.value)&&Ls(i.value)}),(0,M.jsxs)("span",{class:"kp-tools",children:[H&&(0,M.jsx)(nd,{name:t,isJson:D,turn:w}),
(0,M.jsx)(sd,{panel:e,name:t}),(0,M.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!d),children:"?"})]})]}),H?(0,M.jsxs)("div",{class:"kp-editor",children:[D?(0,M.jsx)(va,{...R}):(0,M.jsx)(v,{...R}),(0,M.jsx)("span",{class:"kp-faint",children:f&&
!J&&(0,K.t)("The editor cannot show this value.")})]}):(0,M.jsx)(v,{...R}),(0,M.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(re=>(0,M.jsx)(As,
{note:re,panel:e}))}),(0,M.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,M.jsx)(od,{knob:o,own:r.value})," ",(0,M.jsx)("sp\
an",{class:"kp-idle",children:j&&(0,K.t)("No effect now: {why}.",{why:j})})]}),d&&(0,M.jsx)(rd,{knob:o})]})}function nd({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,M.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function od({knob:e,own:t}){let n=Fa(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var Fa=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):Se(t,30);function sd({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Fa(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],f=()=>{e.reset(t),mo(e,t)};return(0,M.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:f,children:a?"↺":"×"})}function rd({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=id(e);return(0,M.jsxs)("div",{class:"kp-help",children:[(0,M.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,M.jsx)("p",{children:n}),t&&(0,M.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,M.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,M.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,M.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function As({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&mo(t,n)};return(0,M.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,M.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:en[e.severity]}),(0,M.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,M.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,M.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,M.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function id({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Ns=m(N(),1);var On=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Ba(e,t){let n=On(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var ad=(e,t)=>e.every(n=>On(t).join(" ").includes(n));function Ha(e,t){let n=On(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Ct.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Ct.elsewhere.filter(({words:u})=>u.some(l=>Ba(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Ns.t)(l),...c].some(f=>Ba(n,f)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Ns.t)(l))].join(" ");return{knobs:t.filter(u=>ad(n,a(u))),beside:s,absent:o}}var x=m(E(),1),ld=60;function qa(e,t){let n=Ai(e,t);B().answers.knobs=({change:o})=>n.apply(o),(0,Da.render)((0,x.jsx)(ud,{panel:n}),_(e.element,".kp"))}function ud({
panel:e}){let[t,n]=(0,Rt.useState)(""),[o,s]=(0,Rt.useState)([]),r=Ha(t,e.knobs),i=On(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(f=>c?[...new Set(
[...f,l])]:f.filter(p=>p!==l));return(0,Rt.useLayoutEffect)(()=>{ca(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>cd(e,
l)))})},[e]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(md,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,x.jsx)(hd,{panel:e,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,V.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Rs,{panel:e,name:l,
hidden:!a.has(l)},l))}),Ct.groups.map(l=>(0,x.jsx)(pd,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(vd,{panel:e,hidden:i})]})}
function cd(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),mo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function pd({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:d})=>d===t),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),f=o?c:s,p=(0,Rt.useRef)(!1);return p.
current||=f,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:f,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,V.t)(t),(0,x.jsx)(fd,{panel:e,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[p.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,V.t)("Always in view, above:")," ",l.map(({name:d},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(Wa,{panel:e,name:d})]}))]}),
p.current&&u.map(d=>(0,x.jsx)(dd,{panel:e,knob:d,names:n},d.name))]})]}):null}function dd({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,x.jsx)("code",{children:t.name})," ",(0,V.t)(t.managed_because)]}):(0,x.jsx)(
Rs,{panel:e,name:t.name,hidden:o})}function fd({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,V.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var Wa=({panel:e,name:t})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,V.t)("Go to {name}",{name:t}),onClick:()=>Pn(
e,t),children:(0,x.jsx)(Zt,{name:t})});function md({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,V.t)("N\
o knob."):(0,V.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,V.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,V.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,V.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(gd,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,V.t)(l)}))]})]})}var Tn=e=>e?document.getElementById(e):null;function gd({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=Tn(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{Tn(t)?.offsetParent||Tn(n)?.querySelector("button.label-wrap")?.click(),o(ld)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,V.t)(e)," ",(Tn(t)||Tn(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,V.t)("Go to it")})]})}function hd({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,V.t)(r?.mode),a=r?.differs.length??0,u=a?(0,V.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,V.t)("No knobs differ from the model's defaults."),l=({basic:f,group:p})=>!f&&!t.includes(
p),c=Object.entries(r?.notes??{}).flatMap(([f,p=[]])=>{let d=e.byName.get(f);return d?l(d)?p.filter(({severity:g})=>g==="error"):[]:p});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,V.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(f=>(0,x.jsx)(
bd,{panel:e,name:f},f))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:Pe(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,V.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,V.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(f=>(0,x.jsx)(As,{note:f,
panel:e}))})]})}function bd({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,V.t)("Go to this knob ({source})",{source:Xt(n)}),onClick:()=>Pn(e,t),children:[
t,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,V.t)("See the note at the knob"),children:en[s]})]})}function vd({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,V.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,V.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,V.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,V.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
Wa,{panel:e,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[Se(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,V.t)(a),children:` ○ ${(0,V.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Ls(i)})]},s))})]})})]})}var $a=m(de(),1),At=m(N(),1);var le=m(E(),1),wd=["switch","choice"];function Va({element:e},{name:t,essential:n}){let o=_(e,".kq-knobs"),s=_(e,".kq-count");_(e,".kq").setAttribute("aria-lab\
el",(0,At.t)("The knobs that matter for this strategy")),Ut(t,r=>{_(e,".kq-number-of").textContent=(0,At.t)("All {count} knobs",{count:r.knobs.length}),(0,$a.render)(
(0,le.jsx)(yd,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${en[u?"error":"warning"]} ${a.length}`:""})})}function yd({panel:e,essential:t}){let n=(e.verdict.value?.essential??t).filter(
o=>e.byName.has(o));return(0,le.jsx)(le.Fragment,{children:n.map(o=>(0,le.jsx)(kd,{panel:e,name:o},o))})}function kd({panel:e,name:t}){let{knob:n,value:o,own:s,
source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=wd.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:f}=po(n.
editor),p={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>e.change(t,P)},d=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=d?`${(0,At.t)(d.message)} ${(0,At.t)(d.fix)}`:(0,At.t)(n.meaning),h=Xt(r.value),v=(0,le.jsxs)(le.Fragment,{children:[(0,le.jsx)(Zt,{name:t}),
(0,le.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":d?.severity??"",children:d&&en[d.severity]})]});return(0,le.jsxs)("div",{class:"kq-knob",
"data-knob":t,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!f?(0,le.jsx)("span",{class:"kp-name",id:p.nameId,children:v}):(0,le.jsx)(
"label",{class:"kp-name",id:p.nameId,for:a,children:v}),l?(0,le.jsx)(c,{...p}):u?(0,le.jsx)(Sd,{...p}):(0,le.jsx)(xd,{...p})]})}function Sd({knob:e,id:t,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,le.jsxs)("span",{class:"kq-number",children:[(0,le.jsx)(Ss,{knob:e,id:t,value:n,standard:o,
change:s,text:i}),(0,le.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",children:i})]})}function xd({knob:e,panel:t,id:n,value:o}){return(0,le.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{Xo("knobs"),Pn(t,e.name)},children:o===void 0?(0,At.t)("set …"):Se(o,18)})}var Ja=m(de(),1),Ua=m(ie(),1),ft=m(N(),1),za=m(Ga(),1);var Ze=m(E(),1);function Qa({element:e,props:t,server:n,watch:o}){let s=_(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");B().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,ft.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=Pd(
t.value);for(let{key:d,sha256:g}of c)d&&r.set(g,d);let f=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(f.some(({key:d},g)=>d!==c[g].key))return u(f);i=t.value;
let p=c.map((d,g)=>(0,Ze.jsx)(Cd,{item:d,fileOf:a,remove:()=>u(c.filter((h,v)=>v!==g))},d.sha256));(0,Ja.render)(p,s)}o("value",l),l()}function Pd(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function Cd({item:e,fileOf:t,remove:n}){let[o,s]=(0,Ua.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",f=c?(0,ft.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,ft.t)("Sound, {seconds} s",{seconds:l});return(0,Ze.jsxs)("li",{children:[(0,Ze.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${f}: ${c?(0,ft.t)("Show it"):(0,ft.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,Ze.jsx)(za.Preview,{kind:e.kind,preview:i})}),(0,Ze.jsx)("span",{children:r?f:(0,ft.t)("{what}: the file was not kept",{what:f})}),
(0,Ze.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,ft.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,Ze.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,Ze.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var tl=m(de(),1),Fs=m(ie(),1),se=m(N(),1);var go=m(ie(),1);function Ya(e){let t=(0,go.useRef)(null);return(0,go.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var et=m(N(),1),Re=m(E(),1),_s=["tools","documents"],Ed={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Ms=({reads:e})=>e?.arguments??[],Xa=e=>Ms(e).length>0||_s.some(t=>e.reads?.[t]);function Za({state:e,isOpen:t,press:n}){let s=Ms(e).filter(([
r])=>r in e.arguments).length+_s.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Re.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!Xa(e),onClick:n,children:s?(0,et.t)("Template arguments ({count})",{count:s}):(0,et.t)("Template arguments")})}function el({state:e,isOpen:t,
defaults:n,set:o}){let s=Xa(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,et.t)("Tools, a JSON list"),documents:(0,et.t)("Documents, a JSON list")};return(0,Re.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,et.t)("Template arguments"),hidden:!s,children:[(0,Re.jsx)("div",{class:"gp-argument-list",children:Ms(
e).map(([i,a])=>(0,Re.jsx)(Od,{name:i,kind:a,state:e,defaults:n,set:o},i))}),_s.map(i=>(0,Re.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Re.jsx)(
"span",{children:r[i]}),(0,Re.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Ed[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function Od({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([p])=>p!==e)),f=l===""||l===o[e];
s({arguments:f?c:{...c,[e]:l}})};if(t!=="bool")return(0,Re.jsxs)("label",{"data-kind":t,children:[(0,Re.jsx)("code",{children:e}),(0,Re.jsx)("input",{type:"text",
placeholder:(0,et.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,et.t)("Set here."):
a===void 0?(0,et.t)("Not set: the template decides."):(0,et.t)("Not set: this is what the template takes.");return(0,Re.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Re.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Re.jsx)("code",{children:e})]})}var I=m(E(),1),Td=250,Ks=["user","assistant","system"],Ld={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},nl=()=>{},ol=e=>nl(e);function sl({element:e,props:t,server:n,trigger:o,watch:s}){let r=_(e,".gp-beside"),i=B(),a=C(Ld),u=C({prompt:"",model:""}),l=C(
{}),c=C(!1),f="",p="plain true";function d(){let R={};try{R=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...R},f=t.value,h()}function g(R){a.value={...a.
value,...R},t.value=f=JSON.stringify(a.value),h()}function h(){let R=`${a.value.kind} ${a.value.on}`;if(R===p)return H();p=R,o("turned",{})}let v=0,P=0;function H(){
clearTimeout(P),P=window.setTimeout(J,Td)}async function J(){let R=++v,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:f})))}catch(D){console.warn("Generation Playground: the template could not be asked.",D)}R===v&&(i.setWritten(w),l.value=w?.defaults??
{})}nl=R=>{e.isConnected&&(u.value={...u.value,...R},H())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:R,run:w})=>{!R&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),Y(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let O=()=>(0,I.jsx)(Rd,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==f&&d()}),d(),(0,tl.render)((0,I.jsx)(O,{}),
r)}function Rd({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[f,p]=(0,Fs.useState)(null),[d,g]=(0,Fs.useState)(
!1),h=Ya(()=>r),v=()=>p(null),P=S=>{p(S),h(`.gp-${S} textarea`)},H=S=>{t({on:S}),h(S?".gp-on":".gp-off")},J=(S,U)=>t({turns:l.map((Ce,Ue)=>Ue===S?{...Ce,...U}:Ce)}),
O=S=>{t({turns:l.toSpliced(S,1)});let U=Math.min(S+1,l.length-1);h(U?`.gp-turns li:nth-child(${U}) button`:".gp-add")},R=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},D=!u&&f!=="system",j=!a||
!c&&f!=="begins",re=({to:S,name:U,title:Ce})=>(0,I.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:Ce,onClick:()=>H(S),children:U});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,I.jsxs)("l\
abel",{class:"gp-begins",hidden:j,children:[(0,I.jsx)("span",{children:(0,se.t)("The answer begins with")}),(0,I.jsx)(Is,{hint:(0,se.t)("The model goes on from \
these words."),value:c,write:S=>t({begins:S}),close:v})]}),(0,I.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,I.jsxs)("label",{class:"gp-system",hidden:D,
children:[(0,I.jsx)("span",{children:(0,se.t)("System message")}),(0,I.jsx)(Is,{hint:(0,se.t)("How the assistant should behave. May stay empty."),value:u,write:S=>t(
{system:S}),close:v})]}),(0,I.jsx)("ol",{class:"gp-turns","aria-label":(0,se.t)("Earlier turns, oldest first"),children:l.map((S,U)=>(0,I.jsx)(Ad,{...S,number:U+
1,change:Ce=>J(U,Ce),remove:()=>O(U)},U))}),(0,I.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,I.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:S})=>t({continues:S.checked})}),(0,I.jsx)("span",{children:(0,se.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,I.jsxs)("div",{class:"gp-bar",children:[(0,I.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,se.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),H(!a))},children:[re({to:!0,name:(0,se.t)("Chat"),title:(0,se.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),re({to:!1,name:(0,se.t)("Plain text"),title:(0,se.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,I.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,I.jsx)(Ln,{name:"gp-add-system",words:(0,se.t)("Ad\
d a system message"),hidden:!D,press:()=>P("system")}),(0,I.jsx)(Ln,{name:"gp-add",words:(0,se.t)("Add a turn"),press:R}),(0,I.jsx)(Ln,{name:"gp-reply",words:(0,se.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,I.jsx)(Ln,{name:"gp-clear",words:(0,se.t)("New chat"),hidden:!l.length,press:w}),(0,I.jsx)(Ln,{name:"gp-be\
gin",words:(0,se.t)("Begin the answer"),hidden:!j,press:()=>P("begins")}),(0,I.jsx)(Za,{state:e,isOpen:d,press:()=>{g(!d),d||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,I.jsx)(el,{state:e,isOpen:d,defaults:o,set:t})]}),(0,I.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,I.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,se.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,I.jsxs)("label",{class:"gp-target",children:[(0,I.jsx)("span",{children:(0,se.t)("Target so far")}),(0,I.jsx)(Is,{hint:(0,se.t)(
"How the target should begin. May stay empty."),value:e.target,write:S=>t({target:S})})]})]})]})}var Is=({hint:e,value:t,write:n,close:o})=>(0,I.jsx)("textarea",
{rows:1,placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),Ln=({name:e,words:t,hidden:n,press:o})=>(0,I.jsx)("button",{type:"button",class:e,
hidden:n,onClick:o,children:t});function Ad({role:e,content:t,number:n,change:o,remove:s}){let r=Ks.includes(e)?Ks:[...Ks,e],i=(0,se.t)("Remove turn {number}",{
number:n});return(0,I.jsxs)("li",{"data-role":e,children:[(0,I.jsx)("select",{"aria-label":(0,se.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,I.jsx)("option",{value:a,children:a},a))}),(0,I.jsx)("textarea",{rows:1,"aria-label":(0,se.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,I.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var rl=m(N(),1);var Nd={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function ho(e){let t=()=>[...e.querySelectorAll("button, a")].filter(
o=>!o.hidden),n=o=>{e.open=!1,o&&e.querySelector("summary")?.focus()};e.addEventListener("focusout",({relatedTarget:o})=>{o instanceof Node&&!e.contains(o)&&n(!1)}),
e.addEventListener("click",({target:o})=>{o instanceof Element&&o.closest("button, a")&&n(!0)}),document.addEventListener("click",({target:o})=>{o instanceof Node&&
!e.contains(o)&&n(!1)}),e.addEventListener("keydown",o=>{if(o.key==="Escape"&&e.open){o.stopPropagation(),n(!0);return}let s=Nd[o.key];if(!s||o.ctrlKey||o.metaKey||
o.altKey||!e.open&&o.key!=="ArrowDown")return;o.preventDefault(),e.open=!0;let r=t();r[s(r.indexOf(o.target),r.length)]?.focus()})}function il({element:e,props:t,trigger:n,watch:o}){(0,rl.translateTemplate)(e);let s=_(e,".gp-run-menu");ho(s),s.addEventListener("click",i=>{let a=W(i,"[data-w\
ay]")?.dataset.way;a==="more"?B().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),_d(s)}function _d(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var al=m(N(),1);function ll({element:e,props:t,watch:n}){let o=()=>{_(e,"p").textContent=t.value?(0,al.t)(JSON.parse(t.value)):""};n("value",o),o()}var hl=m(de(),1),qe=m(N(),1);var Bs=m(N(),1);var Md=.8,bo=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return G.isOpen.value&&
G.isOnStage.value}turn(){G.isOnStage.value=!G.isOpen.value||!G.isOnStage.value,G.isOpen.value||Yn.tell()}get words(){return this.isSeen?this.stays?(0,Bs.t)("Sti\
ll to be done. Go on with N."):(0,Bs.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:Md*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var dl=m(cl(),1),fl=m(Hs(),1),mt=m(N(),1);var Ge={text:{key:"1",title:()=>(0,mt.t)("Text"),isThere:e=>!e.denoises,view:Fe,canHide:!0},processors:{key:"2",title:()=>(0,mt.t)("Waterfall"),isThere:Kd,view:Fe,
canHide:!0},beamtree:{key:"3",title:()=>(0,mt.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:Fe,canHide:!0},drafts:{key:"4",title:()=>(0,mt.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:Fe,canHide:!0},canvas:{key:"1",title:()=>(0,mt.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:Fe,
canHide:!1},batch:{key:"1",title:()=>(0,mt.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,mt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},Ds=Object.keys(Ge);function Kd({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var tn=(e,t,n)=>Math.max(t,Math.min(n,e)),vo=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,fl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*tn(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,dl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[tn(a+n,-1,i.length-1)]??0)-1}else this.place=tn(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var fe=m(E(),1),Id="F8",Fd={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},Bd={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Hd=["PageDown","PageUp"],Dd="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",wo=null,qs=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new vo(n),(0,hl.render)((0,fe.jsx)(qd,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),Y(()=>{Z.value,G.isOpen.value,ut(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new bo(()=>this.draw());bar=C({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Fe;get isOpen(){return Be.peek()!==null}get picture(){return Be.peek()??"text"}get offered(){
return Ds.filter(t=>Ge[t].view===Z.peek()&&Ge[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=Z.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),G.isOnStage.value=!0,(!this.offered.length||!G.isOpen.peek())&&Ye(Fe),Be.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),Be.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),G.isOpen.peek()||Ye(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&(Be.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Ge[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;jn.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:vl()!==null,
showsLesson:this.lesson.isSeen,question:jn.peek()?(0,qe.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,qe.t)("\
This view is on the page: Esc.")};let s=Fd[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){let{cover:n,picture:o}=this;
t===n.hides||t&&!Ge[o].canHide||(t?(this.log.usesBeams&&ml(Ge.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Ge[o];r!==
Fe?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?ml(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(s.line,0):n.walk(t),this.draw()}goRound(t){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[tn(s,0,n.rounds.length-1)].start)}};function ml(e,t){let n=e?document.querySelector(
e):null;n&&(n.value=String(tn(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function qd({stage:e}){let{offered:t,
hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=Be.value??"text";return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)("h1",{class:"gp-stage-name",children:(0,qe.t)(
"The stage")}),(0,fe.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,qe.t)("Pictures of this run"),children:Ds.map(a=>{let{key:u,title:l}=Ge[a];
return(0,fe.jsx)(nn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},a)})}),(0,fe.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,fe.jsx)(gl,{sign:"◀",name:(0,qe.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,fe.jsx)(gl,{sign:"▶",name:(0,qe.t)("Next"),of:"PageDown",press:()=>e.go(1)}),
(0,fe.jsx)(nn,{of:"H",class:"gp-stage-hide",hidden:!Ge[i].canHide,is:n,press:()=>e.hide(!n),children:(0,qe.t)("Hide what comes")}),(0,fe.jsx)(nn,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,qe.t)("Lesson")}),(0,fe.jsx)(nn,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>vn.tell(),children:(0,qe.t)(
"Class")}),(0,fe.jsx)(nn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,qe.t)("Generate")}),(0,fe.jsx)(nn,{of:"Escape",class:"gp-stage-leave",press:()=>e.
leave(),children:(0,qe.t)("Leave")})]})}var nn=({of:e,class:t,hidden:n,is:o,press:s,children:r})=>(0,fe.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,fe.jsx)("kbd",{children:e==="Escape"?"Esc":e})," ",r]}),gl=({sign:e,name:t,of:n,press:o})=>(0,fe.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,children:e});function bl({element:e}){wo=new qs(_(e,".gp-stage"),B())}var vl=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function wl(){document.addEventListener("click",e=>{W(e,".gp-present")&&wo?.enter()}),document.addEventListener(
"keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;!wo||!t||document.querySelector(Dd)||!Wd(wo,e)||(e.preventDefault(),e.stopPropagation())},!0)}
function Wd(e,t){let{key:n}=t,o=Bd[n],s=$d[n.toLowerCase()];if(n===Id)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&Hd.includes(
n))(e.lesson.isSeen?e.lesson:e).go(o);else{if(W(t,"input, select, textarea")||o&&W(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()===
"v"&&vl())vn.tell();else if(!e.lesson.press(n)){let r=e.offered.find(i=>Ge[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var $d={h:e=>e.hide(!e.cover.
hides),l:e=>e.turnLesson(),g:e=>e.run()};var yl=m(de(),1),Rn=m(N(),1);var Nt=m(E(),1);function kl({element:e,props:t,trigger:n,watch:o},s){let r=_(e,"span"),i=_(e,"select"),a="";function u(){let{value:l,lane:c,choices:f}=t;r.textContent=
c?(0,Rn.t)("Strategy of lane {lane}",{lane:c}):(0,Rn.t)("Strategy"),JSON.stringify(f)!==a&&(a=JSON.stringify(f),(0,yl.render)((0,Nt.jsx)(Vd,{choices:f,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var Vd=({choices:e,headings:t})=>(0,Nt.jsx)(Nt.Fragment,{children:jd(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Nt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,Rn.t)(r)}));return n?(0,Nt.jsx)("optgroup",{label:(0,Rn.t)(n),
children:s}):s})});function jd(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var xl=m(Ie(),1);var Gd="scene";function yo(e,t){let n=new RegExp(`^(${t}|${Gd})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var it=["guess","again","best","temperature","text","own"],Ws="scene",ko=(0,xl.kept)("front-door"),Pl="seen";function Sl(e){let t=Number(new URLSearchParams(e).
get(Ws));return it.at(t>0?t-1:it.length)??null}function Jd(e,t){let n=new URLSearchParams(e);t?n.set(Ws,String(it.indexOf(t)+1)):n.delete(Ws);let o=n.toString();
return o&&`?${o}`}var Cl=e=>it.at(it.indexOf(e)+1)??null;function El(){let e=window.GenerationPlaygroundDoor;if(e===void 0||yo(location.search,e))return;let t=Sl(
location.search),n=ko.isAllowed&&ko.read()===null;Oe.value=t??(n?it[0]:null),Oe.value&&!t&&Vs(Oe.value,"replaceState"),window.addEventListener("popstate",()=>Oe.
value=Sl(location.search))}function $s(e){e==="own"&&ko.write(Pl),Oe.value=e,Vs(e,"pushState")}function Ol(){ko.write(Pl),Oe.value=null,Vs(null,"replaceState")}
function Vs(e,t){try{history[t](null,"",location.pathname+Jd(location.search,e)+location.hash)}catch{}}var ou=m(de(),1),un=m(ie(),1),No=m(N(),1);var Lo=m(ie(),1),Js=m(N(),1);var So=m(pt(),1),xo=m(Ll(),1),Po=m(Al(),1),Fl=m(_l(),1),Bl=m(js(),1),Co=m(Il(),1),Ud=7,Hl={do_sample:!0,temperature:1,top_k:0,top_p:1};function on(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,So.probability)(u.raw_logprob)-(0,So.probability)(a.raw_logprob)).slice(0,Ud).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,So.probability)(l)})),s=t===1?null:zd(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function zd(e,t){let n=(0,Co.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,Bl.tokenKnobs)({...Hl,temperature:t});return new Map(
(0,Fl.inHand)((0,Co.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function Dl(e,t){let n=(0,Po.drawSettingsOf)(Hl),o=n&&(0,xo.drawnOf)(e,1);if(!o)return null;
let s=(0,Po.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,xo.textAt)(e,s)}:null}var sn=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function ql(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function Wl(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var Gs=m(wn(),1),_t=m(pt(),1),ye=m(N(),1);function $l(e){return{guess:()=>(0,ye.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,ye.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,ye.t)("What if it always takes the likeliest word?"),temperature:()=>(0,ye.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,ye.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,ye.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function An(e){let t=Math.round(100*e);return e>0&&t===0?(0,Gs.notation)("<1%"):(0,Gs.notation)(
e<1&&t===100?">99%":`${t}%`)}var gt=({id:e,text:t})=>e===null?(0,ye.t)("any other word"):t.trim()||(0,_t.quoted)(t);function Vl(e,t){let n={drawn:(0,_t.quoted)(
t.text.trim()),chance:An(t.share)};if(!e)return(0,ye.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?gt(e):
(0,_t.quoted)(e.text.trim()),share:An(e.share)};return e.id===t.id?(0,ye.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,ye.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function jl(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,ye.t)("The same word each time so far: the likely ones come often."):(0,ye.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Gl(e){return e?(0,ye.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,_t.quoted)(
e.sentence),count:e.count}):(0,ye.t)("The likeliest word at every place: each try writes this same text.")}function Jl(e,t){let n=An(e.share),o=(0,ye.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,_t.quoted)(e.text.trim()),share:n});return t===null?o:(0,ye.t)("{a} {b}",{a:o,b:(0,ye.t)("The same draw would n\
ow fall on {word}.",{word:(0,_t.quoted)(t.trim())})})}var Nn=m(N(),1),ke=m(E(),1);function rn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,ke.jsx)("ul",{class:"gp-chances","aria-label":(0,Nn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,ke.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,ke.jsx)("span",{class:"gp-word",children:gt(s)}),(0,ke.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,ke.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,ke.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,ke.jsx)(Qd,{count:o[r]}),t===r&&(0,ke.jsx)("span",{children:(0,Nn.t)("your guess")}),n===r&&(0,ke.jsx)("span",{class:"gp-mark-drawn",children:(0,Nn.t)(
"drawn")})]}),(0,ke.jsx)("span",{class:"gp-share",children:An(s.share)})]},s.id))})}var Qd=({count:e})=>e>0&&(0,ke.jsx)("span",{class:"gp-tally","aria-label":(0,Nn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),Yd=.0125,Ul=e=>e.id===null?"…":gt(e).slice(0,2);function Eo({chances:e,drawn:t,
turn:n}){let o=t===null?null:ql(e,t);return(0,ke.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,ke.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,ke.jsx)("span",{class:"gp-piece-long",children:s.share>Yd*gt(s).length?gt(s):Ul(s)}),
(0,ke.jsx)("span",{class:"gp-piece-short",children:Ul(s)})]},s.id)),o&&(0,ke.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var zl=m(Hs(),1);var Xd=12e3,Oo=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=C(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},Xd),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Oe.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,zl.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},_n=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var To=m(N(),1),at=m(E(),1);function ht({line:e,children:t}){return(0,at.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,at.jsx)("span",{class:"gp\
-gap","aria-label":(0,To.t)("the next word"),role:"img",children:"?"})]})}var an=({children:e})=>(0,at.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function ln({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,at.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,To.t)(
"The model does not answer at the moment. Go on, or try again."):(0,To.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Mt=({at:e,children:t})=>(0,at.jsxs)("div",{class:"gp-door-foot",children:[t,(0,at.jsx)("span",{class:"gp-door-place",children:e})]}),Je=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,at.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var ue=m(E(),1),Zd=3,Ql=4;function Xl({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,Lo.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,Lo.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let f=on(t),p=i.map(([h])=>sn(f,h.chosen.token_id)),d=u?.state==="aske\
d"||u?.state==="running",g=d&&l.length?l:i[0];return(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsx)(ht,{line:e,children:(0,ue.jsx)(Yl,{steps:g})}),(0,ue.jsx)(rn,{
chances:f,drawn:p[0],counts:f.map((h,v)=>p.filter(P=>P===v).length)}),(0,ue.jsx)(Eo,{chances:f,drawn:p[0],turn:i.length-1}),(0,ue.jsx)(an,{children:jl(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,ue.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,Zd).map((h,v)=>(0,ue.jsxs)("li",{children:[e,(0,ue.jsx)(Yl,{steps:h})]},
i.length-v))}),(0,ue.jsx)(ln,{runs:n,canRun:o}),(0,ue.jsxs)(Mt,{at:r,children:[o&&(0,ue.jsx)(Je,{isMain:i.length<Ql,isBusy:d,press:()=>n.ask("again"),children:(0,Js.t)(
"Draw again")}),(0,ue.jsx)(Je,{isMain:i.length>=Ql||!o,press:s,children:(0,Js.t)("Go on")})]})]})}var Yl=({steps:e})=>(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsx)(
"span",{class:"gp-came",children:_n(e.slice(0,1))}),(0,ue.jsx)("span",{class:"gp-and-then",children:_n(e.slice(1))})]});var Ro=m(ie(),1),Mn=m(N(),1);var ce=m(E(),1),ef=matchMedia("(prefers-reduced-motion: reduce)"),tf=2200;function Zl({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=on(t),a=sn(i,t.chosen.token_id),
[u,l]=(0,Ro.useState)(!1),c=n!==void 0;if((0,Ro.useEffect)(()=>{if(!c)return;let f=setTimeout(()=>l(!0),ef.matches?0:tf);return()=>clearTimeout(f)},[c]),!c){let f=i.
map((p,d)=>({row:p,i:d})).filter(({row:p})=>p.id!==null);return f.sort((p,d)=>p.row.text.localeCompare(d.row.text)),(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(
ht,{line:e}),(0,ce.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,Mn.t)("What comes next?"),children:[(0,ce.jsx)("p",{class:"gp-ask",children:(0,Mn.t)(
"What comes next?")}),f.map(({row:p,i:d})=>(0,ce.jsx)(Je,{press:()=>o(d),children:(0,ce.jsx)("span",{lang:"en",children:gt(p)})},p.id)),(0,ce.jsx)(Je,{press:()=>o(
i.length-1),children:(0,Mn.t)("another word")})]}),(0,ce.jsx)(Mt,{at:r})]})}return(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(ht,{line:e,children:u&&(0,ce.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,ce.jsx)(rn,{chances:i,guess:n,drawn:u?a:null}),(0,ce.jsx)(Eo,{chances:i,drawn:a,turn:0}),(0,ce.jsx)(an,{children:u&&
Vl(n===null?null:i[n],i[a])}),(0,ce.jsx)(Mt,{at:r,children:(0,ce.jsx)(Je,{isMain:!0,press:s,children:(0,Mn.t)("Go on")})})]})}var Ao=m(ie(),1),Us=m(wn(),1),Kt=m(N(),1);var q=m(E(),1),nf=.1,of=2;function zs({runs:e,canRun:t},n,o){(0,Ao.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:_n(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var Qs=({goOn:e,at:t,words:n})=>(0,q.jsx)(Mt,{at:t,children:(0,q.jsx)(Je,{isMain:!0,press:e,children:n??(0,Kt.t)("G\
o on")})});function eu(e){let{text:t,isOver:n}=zs(e,"best",!0),o=Wl(t);return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(ht,{line:e.looping,children:t&&(0,q.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,q.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,q.jsx)(an,{children:n&&Gl(
o)}),(0,q.jsx)(ln,{...e}),(0,q.jsx)(Qs,{...e})]})}function tu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,Ao.useState)(1),{text:a}=zs(e,"temperature",!1),u=on(
n,r),l=Dl(n,r),c=Jl(u[0],l?.text??null);return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)("label",{class:"gp-turn",children:[(0,q.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,Kt.t)("Temperature")," ",(0,q.jsx)("output",{children:(0,Us.fixed)(r,1)})]}),(0,q.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Kt.t)(
"cold")}),(0,q.jsx)("input",{type:"range",min:nf,max:of,step:.1,value:r,"aria-valuetext":`${(0,Us.fixed)(r,1)}. ${c}`,onInput:({currentTarget:f})=>i(Number(f.value)),
onChange:({currentTarget:f})=>{s&&o.ask("temperature",Number(f.value))}}),(0,q.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Kt.t)("hot")})]}),(0,q.jsx)(
rn,{chances:u,drawn:l?sn(u,l.id):null}),(0,q.jsx)("p",{class:"gp-door-verdict",children:c}),(0,q.jsx)(ht,{line:t,children:a&&(0,q.jsx)("span",{class:"gp-came",children:a})}),
(0,q.jsx)(ln,{...e}),(0,q.jsx)(Qs,{...e})]})}function nu(e){return zs(e,"text",!0),(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)("p",{class:"gp-door-verdict",children:(0,Kt.t)(
"Press a word to see what else could have been drawn.")}),(0,q.jsx)(ln,{...e}),(0,q.jsx)(Qs,{...e,words:(0,Kt.t)("Now your own words")})]})}var lt=m(E(),1),sf=3e3,su=e=>{setTimeout(e,sf)};ct.hear(()=>su=e=>e());var rf=it.length-1,af={again:Xl,best:eu,temperature:tu,text:nu};function ru({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=B();X().feed("door",n);let{started:a,newest:u}=X().log("door");if(!a||!u)return;let l=new Oo(i,f=>su(()=>t("asked",f)),
s);i.subscribe(e,()=>l.follow());let c=f=>{f?$s(f):Ol(),requestAnimationFrame(()=>{let p=document.querySelector("#prompt textarea");p?.focus({preventScroll:!0}),
f&&p?.select()})};(0,ou.render)((0,lt.jsx)(lf,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),_(e,".gp-door"))}function lf({leave:e,...t}){let n=Oe.value,
[o]=(0,un.useState)(()=>C(void 0)),s=o.value,r=(0,un.useRef)(null),i=()=>{let l=n&&Cl(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&$s(l)};if((0,un.useLayoutEffect)(
()=>{if(!n||n==="own")return;B().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!W(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{B().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=af[n],u=(0,No.t)("{number} of {count}",{number:it.indexOf(n)+1,count:rf});return(0,lt.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,lt.jsxs)("div",{class:"gp-door-top",children:[(0,lt.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:$l(
n)}),(0,lt.jsx)(Je,{press:()=>e(null),children:n==="own"?(0,No.t)("Show all controls"):(0,No.t)("Skip")})]}),n==="guess"&&(0,lt.jsx)(Zl,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,lt.jsx)(a,{...t,goOn:i,at:u},n)]})}var Cu=m(de(),1),Eu=m(N(),1);var Xs=m(wn(),1),uu=m(pt(),1),uf=m(N(),1),cf=m(Ys(),1),pf=m(lu(),1),cu=e=>e?.question==="precision"?e:null;var du=m(pt(),1),fu=m(Ys(),1),_o=m(Zs(),1),df=["temperature","top_k","top_p","min_p"];function mu(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(df.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?ff(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function ff(e,t){
let n=(0,_o.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,du.probability)(a));return{left:(0,fu.keptOf)(t),top:Math.max(...i)}}
let o=(0,_o.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var er=m(Ie(),1),hu=(0,er.kept)("lessons"),gu=(0,er.kept)("lessons","tab"),Mo=class{lessons=mf();open=gu.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){hu.write(JSON.stringify({lessons:this.lessons})),gu.write(this.open)}};function mf(){let e=hu.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var bt=m(ie(),1),ku=m(Zn(),1),L=m(N(),1);var vu=m(Ie(),1),wu="the stage",bu=(0,vu.kept)("person");function yu(e,t,n=gf()){let o=hf(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var Ko="";function gf(){return Ko=bu.read()||Ko||String(Math.random()),bu.write(Ko),Ko}function hf(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var y=m(E(),1),Su=(e,t)=>(0,y.jsx)(bf,{shown:e,actions:t});function bf({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(vf,{lessons:n.lessons,
actions:t}):(0,y.jsx)(wf,{...n,actions:t},n.lesson.name):null}var tr=null;function Io(e){let t=e?document.querySelector(e):null;if(t===tr||(tr?.classList.remove(
"gp-pointed-at"),tr=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&t.scrollIntoView({block:"cent\
er"})}function vf({lessons:e,actions:t}){let n=(0,bt.useRef)(null);return(0,bt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(xu,{close:t.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,L.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,L.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,L.t)("at step {number} of {count}",{number:l+1,count:a}),f=[(0,L.tn)(i,"{count} minute",
"{count} minutes"),u?(0,L.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,L.t)(s)}),(0,y.jsx)("span",{children:(0,L.t)(r)}),(0,y.jsx)("small",{children:f.filter(Boolean).join(" · ")})]})},o)})})]})}
var xu=({children:e,close:t})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[e,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,L.t)("Lea\
ve the lessons"),onClick:t,children:"✕"})]});function wf(e){let{lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:f,actions:p}=e,d=t.steps[n],g=(0,bt.useRef)(null),h=(0,bt.useRef)(null),v=g.current?.parentElement?.contains(document.activeElement)??!1;(0,bt.useLayoutEffect)(
()=>{let O=g.current?.parentElement,{activeElement:R}=document,w=R===document.body||R?.matches(":disabled");(c||v&&w)&&g.current?.focus({preventScroll:!0}),c?O?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[e]);let P=d.predict&&o===void 0&&!(a&&i),H=s||!d.task&&!P,J=n===t.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(xu,{close:p.close,children:(0,y.jsx)(It,{words:(0,L.t)("All lessons"),class:"gp-plain",press:p.list})}),(0,y.jsx)(
"h2",{children:(0,L.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,L.t)("Step {number} of {count}",{number:n+1,count:t.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(Pu,{text:d.text}),d.predict&&(0,y.jsx)(kf,{...e,predict:d.predict},n),d.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,L.t)(d.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,L.t)("Predict first.")})]}),d.
solvable&&(0,y.jsx)(It,{words:(0,L.t)("Set it"),class:"gp-solve",press:p.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:f?
(0,L.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,L.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(It,
{words:(0,L.t)("Reveal"),class:"gp-reveal",press:p.reveal,of:"R"}):i&&!P&&(0,y.jsx)(xf,{...i,isByHand:!!d.by_hand,showRecorded:p.recorded})})]}),(0,y.jsxs)("div",
{class:"gp-lesson-foot",children:[(0,y.jsx)(It,{words:(0,L.t)("Back"),press:()=>p.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(It,{words:J?(0,L.t)("All lessons"):H?(0,L.t)(
"Next"):(0,L.t)("Skip"),class:H?"gp-next":void 0,press:()=>J?p.list():p.go(n+1),of:"N"})]}),(0,y.jsx)(yf,{lesson:t,step:d,at:n,ownModel:r,actions:p})]})}function yf({
lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"\
gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",
(0,L.t)("use my model instead")]}),t.sets&&(0,y.jsx)(It,{words:(0,L.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp\
-link",href:`?${r}`,target:"_blank",children:(0,L.t)("Link to this step")})]})}function kf(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,
isCovered:u,isHeld:l,judgement:c,actions:f}=e,{question:p,answers:d,number:g,tokens:h}=o,v=s!==void 0,P=u||l?null:c,H=P?.done&&(v||i)?P:null,J=v||H!==null||!r,O=h.
length?h:d.map((D,j)=>j),R=yu(`${t.name} ${n}`,O.length,a?wu:void 0),w=(h.length>0||g)&&(0,y.jsx)(Sf,{predict:o,guess:s,isOff:J,send:f.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,L.t)(p)}),!h.length&&w,R.map((D,j)=>{let re=s===O[D],S=H?.expected===D;return(0,y.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[j],"data-choice":D,"aria-pressed":re,disabled:J,onClick:()=>f.guess(O[D]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":re?H?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(ku.TokenLabel,{text:h[D]}):(0,L.t)(d[D])]},
D)}),h.length>0&&w]})}function Sf({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,bt.useRef)(null),i=t.length>0,a=i?(0,L.t)("or write one"):(0,L.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=p=>{p.preventDefault();let{value:d,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(t.find(h=>h.
trim()===d.trim())??d):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},f=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...f}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...f}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,L.t)("Predict")})]})}function xf({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:f,wishes:p}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,L.t)("Not there yet:"):(0,L.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:p.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,L.t)(h)}`}))})]});let d=[(0,L.t)(i),(0,L.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,L.t)("As you predicted."):"✗ "+(0,L.t)("It turn\
ed out differently.")})," ",d]}):(0,L.t)(r)&&(0,y.jsx)("p",{children:(0,L.t)(r)}),s!==null&&(0,L.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,L.t)("What happened:")})," ",(0,L.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,L.t)(
"This run shows it:"):(0,L.t)("This run does not show it:")}`})," ",(0,L.t)(l)]}),l&&!u&&f&&(0,y.jsx)(It,{words:(0,L.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,L.t)(c)&&(0,y.jsx)(Pu,{text:c})]})}var Pu=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,L.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),It=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var Pf={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>cu(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},Cf=250,vt=()=>Be.peek()!==null,Ef=matchMedia(
"(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Ou({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=_(e,".gp-lesson"),i=B(),a=new Mo,
u=C(null),l=null,c=0,f=null,p=!1,d=!1,g=!1,h=!1,v=null,P=!1,H=b=>{l&&b(l)};(0,Cu.render)(Su(u,{list:w,choose:b=>D(b),close:re,go:b=>H(A=>Ue(A,b)),guess:b=>H(A=>{
a.of(A.name).guesses[c]=b,a.keep(),We(),Qn.tell({...O(A),guess:b}),(!A.steps[c].task||A.steps[c].by_hand)&&In(A)}),recorded:()=>H(b=>n("recorded",O(b))),solve:()=>H(
b=>{Ho(),Kn(b,{solved:!0}),We()}),ownModel:b=>H(A=>{a.of(A.name).ownModel=b,a.keep(),Kn(A),We()}),reveal:()=>{g=!1,h=!0,We()},again:()=>H(b=>{a.of(b.name).guesses[c]=
void 0,Ho(),a.keep(),Kn(b),We()})}),r),r.setAttribute("aria-label",(0,Eu.t)("Lessons")),r.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&
re()});let O=({name:b})=>({lesson:b,step:c}),R=()=>l!==null&&G.isLocked.value;function w(){if(R())return;l&&S(),j(),Io("");let b=s.map(A=>{let Q=a.lessons[A.name],
Ae=Q!==void 0&&Q.done.length>=A.steps;return{...A,isOver:Ae,at:Q?.at??null}});u.value={lessons:b}}function D(b,A=!1){P=A,n("chosen",{lesson:b})}function j(){r.hidden&&
Ur(),r.hidden=!1,G.isOpen.value=!0}function re(){R()||(l&&S(),r.hidden=!0,G.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({
preventScroll:!0}))}function S(){U(!1),Io(""),i.showPicture(null),l=G.name.value=null,a.open="",a.keep(),n("left",{})}function U(b){G.hidesResult.value=b}function Ce(b){
l=b,G.name.value=b.name,U(!P),a.open=b.name,j();let{at:A,done:Q}=a.of(b.name);Ue(b,Q.length>=b.steps.length?0:A)}function Ue(b,A){c=Math.max(0,Math.min(b.steps.
length-1,A));let Q=a.of(b.name);Q.at=c,Ho(),a.keep(),Kn(b),We({moved:!0});let{task:Ae,predict:Bt}=b.steps[c];!Ae&&(!Bt||Q.guesses[c]!==void 0)&&In(b)}function Ho(){
f=null,d=g=h=!1}function Kn(b,{solved:A=!1}={}){let Q=P;P=p=!1,i.roll=null,Ye(b.steps[c].view),i.showPicture(b.steps[c].picture??null),n("entered",{...O(b),own_model:!!a.
of(b.name).ownModel,keep:Q,solved:A})}function In(b){let A=b.steps[c].by_hand?mu(i):null;n("judged",{...O(b),guess:a.of(b.name).guesses[c]??null,hand:A})}let Do=b=>!!(v&&
f?.done&&b.steps[c].predict&&!v.has(`lesson/${b.name}/${c}`));function We({moved:b=!1,isReminded:A=!1}={}){if(!l)return;let{guesses:Q,done:Ae,ownModel:Bt}=a.of(
l.name);r.setAttribute("aria-busy",String(!p)),Io(l.steps[c].at),u.value={lesson:l,at:c,guess:Q[c],isDone:Ae.includes(c),ownModel:!!Bt,isReady:p,judgement:f,isOpenly:d,
isCovered:g,isHeld:Do(l),isStaged:vt(),moved:b,isReminded:A}}o("value",()=>{let b=JSON.parse(t.value||"null");if(b){if(b.kind==="lesson")Ce(b.lesson);else if(l&&
b.step===c){if(b.kind==="judgement")return uc(l,b);p=!0,We(),lr(l,b.lacks)}}});let qo=null;function lr(b,A){let{needs:Q,looks_at:Ae}=b.steps[c];qo=A?i.turn:null,
A?n("recorded",{...O(b),needed:!0}):Q&&U(!1),Ae&&!A&&i.select(0,Ae-1)}function uc(b,A){let{predict:Q,task:Ae,by_hand:Bt}=b.steps[c],{done:gr}=a.of(b.name);Bt&&f?.
done&&!A.done||(f=A,vt()&&(d=!0),g=A.done&&vt()&&!!Q&&!h,A.done&&!gr.includes(c)&&gr.push(c),a.keep(),We(),A.done&&Q?.token&&i.select(0,Q.token-1),A.done&&Ae&&!Bt&&
Ef.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let ur=0,cr=i.turn,cc=De(Cf,()=>{let b=l?.steps[c].predict&&a.of(l.name).guesses[c]===void 0;
l?.steps[c].by_hand&&p&&(!b||vt())&&In(l)});i.subscribe(e,b=>{i.turn!==cr&&U(!1),cr=i.turn,(b.knobs||b.selection||b.found||b.roll)&&cc(),l&&i.finished&&qo!==null&&
i.turn!==qo&&lr(l,!1),!(!i.finished||i.turn===ur)&&(ur=i.turn,pr(i.recorded))});for(let[b,A]of Object.entries(Pf)){let Q=X().group(b),Ae=Q.turn;Q.subscribe(e,()=>{
Q.turn!==Ae&&U(!1),!(Q.turn===Ae||!A(Q))&&(Ae=Q.turn,pr(!1))})}function pr(b){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!b&&!vt()?We({isReminded:!0}):
In(l)}let dr=vt();Be.subscribe(()=>{dr!==vt()&&We(),dr=vt()}),Vt.hear(b=>{let A=l&&Do(l);v=b&&new Set(b),l&&Do(l)!==A&&We()}),document.addEventListener("click",
b=>{W(b,"button[data-lessons]")&&(r.hidden?w():re())}),Yn.hear(()=>{r.hidden&&w()}),bn.hear(({lesson:b,step:A})=>{l?.name!==b&&(a.of(b).at=A-1,D(b))});let fr=new URLSearchParams(
location.search),Fn=fr.get("lesson"),mr=b=>s.some(A=>A.name===b);if(Fn&&mr(Fn)){let b=Number(fr.get("step"));b>=1&&(a.of(Fn).at=Math.floor(b)-1),D(Fn)}else mr(a.
open)&&D(a.open,!0)}function Tu({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])X().group(n).answers.model=t}function Lu({props:e,trigger:t,watch:n}){let o=B();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var Of=250;function Ru({element:e,props:t,trigger:n,watch:o}){let s=B(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:f})=>f),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,f,p,d){s.asked={turn:s.turn,kind:c,ids:p,...d};let{last:g,stopReason:h}=f,v={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:p,stop:h,...v,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:f}){if(c.isPrompt)return;let p=[
...s.idsTo(c).slice(0,-1),f],d=s.lastOf(c),g=d===c&&s.stepping?"choose":"branch";l(g,{last:d},p,{at:c.index,from:c.chosen.text,on:f===c.chosen.token_id})},more(){
let c=s.current(),f=c&&s.lineOf(c);if(!f?.last||s.isFromElsewhere)return n("start",{});l("more",f,s.idsTo(f.last),{at:f.last.index+1})},look({line:c,text:f}){let p=s.
lines().at(c)?.last,d=p?s.idsTo(p):[];n("look",{line:c,text:f,ids:d,watched:a(p),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),Of)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:f,lists:p}of r.get(s.turn??null)??[])s.addWatched(
f,p)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var Tf=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Au=()=>document.querySelector(
"#seed :is(input, textarea)");function Nu(){let e=B();Object.assign(e.answers,{seed({seed:t}){let n=Au();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),Ut("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(Tf),Au()?.value);Y(n),$t.hear(n),document.addEventListener("input",o=>{W(o,"#seed")&&n()})})}var Bu=m(de(),1),Ft=m(ie(),1),pe=m(N(),1),Hu=m(Ie(),1);var Iu=m(Ie(),1);var cn="generation-playground.run.",_u=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(cn)).map(e=>Number(e.slice(cn.length))).sort((e,t)=>e-t);async function nr(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await Rf(t)});for(;!Lf(cn+e.id,n);){let o=_u().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
cn+o)}}catch{}}function Lf(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function or(e){try{for(let t of e)sessionStorage.removeItem(cn+t)}catch{}}
async function Mu(){let e=new Map;try{for(let t of _u()){let n=sessionStorage.getItem(cn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Af(
s)])}}catch{}return e}async function Rf(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Af(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var Nf="generation-playground",sr=(0,Iu.kept)("keep-history"),_f=20,Mf=3e7,Fu=5e6,Fo=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=C(
[]);isKeeping=C(!1);unsaved=new Map;opening=null;keeping(){return sr.isAllowed&&(sr.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(Nf,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await Mu())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Ku(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Ku([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await nr(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),or([t])}async remove(t){for(let n of t)this.unsaved.delete(n);or(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>Mf||s>=_f);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!sr.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await nr(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Ku=e=>e.sort((t,n)=>n.id-t.id);var ne=m(E(),1),rr=(0,Hu.kept)("shown","tab"),Du=90;function qu({element:e,props:t,trigger:n,watch:o}){let s=_(e,".gp-history"),r=new xe,i=B(),a=new Fo(()=>!!t.
keep),u=C(""),l=null,c=Promise.resolve();function f(O){return c=c.then(O).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be \
kept.",w),u.value=(0,pe.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function p(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function d(){if(!l||i.turn!==l.turn||!i.running)return;let O=i.text.slice(0,i.text.lastIndexOf(`
`)+1),R={type:"Failed",message:(0,pe.t)("The server stopped answering during this run."),fix:(0,pe.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${O}${JSON.stringify(R)}
`)}function g({turn:O,replaces:R,...w},D){let j=D.length<=Fu,{finished:re,numTokens:S,started:U}=i,Ce={id:O,time:Date.now(),...w,seed:U?.seed??null,tokens:re?.num_tokens??
S,end:ir(re?.sequences.at(0)?.text??"",Du),size:j?D.length:0},Ue=j?D:null;a.hold(Ce,Ue),f(()=>a.add(Ce,Ue,R)),rr.write(String(O))}function h(){let[O]=performance.
getEntriesByType("navigation");O.type==="reload"&&f(async()=>{let R=a.list.value.find(({id:w})=>String(w)===rr.read());R?.size&&!r.newest&&await P(R)})}let v=({
request:O,seed:R,preset:w})=>({request:O,seed:R,preset:w});async function P(O){let R=await a.logOf(O.id).catch(()=>null);if(!R){u.value=(0,pe.t)("This run is no\
 longer in the browser’s storage.");return}rr.write(String(O.id)),n("look",{log:R,...v(O)})}(0,Bu.render)((0,ne.jsx)(Kf,{runs:a,note:u,acts:{look:P,start:O=>n(
"start",v(O)),remove:O=>f(()=>a.remove(O)),keep:O=>f(()=>a.keepOrNot(O,()=>zn.tell()))}}),s),_e.subscribe(O=>{O==="history"&&f(()=>a.refresh())}),f(()=>a.comeBack());
let J=!1;ct.hear(()=>{J||h(),J=!0}),Un.hear(d),o("value",()=>{let O=r.unstamp(t.value);O&&(l={turn:r.newest,...JSON.parse(O)},p())}),i.subscribe(s,({status:O})=>{
O&&p()})}function Kf({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Ft.useState)(null),i=(0,Ft.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,ne.jsxs)("div",{class:"gp-body",children:[(0,ne.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,pe.t)("Your runs will be listed here, to look at again or to start from.")}),(0,ne.jsx)("ol",{class:"gp-runs","aria-label":(0,pe.t)("Your last runs, \
newest first"),children:o.map(u=>(0,ne.jsx)(Ff,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,ne.jsxs)("div",{class:"gp-foot",children:[(0,ne.jsxs)("label",{class:"\
gp-keep",children:[(0,ne.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,ne.jsxs)("span",{children:[(0,pe.t)("Keep history and settings in this browser")," ",(0,ne.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,pe.t)(
"(now: only until this tab is closed)")})]})]}),(0,ne.jsx)(If,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,ne.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function If({count:e,clear:t}){let[n,o]=(0,Ft.useState)(!1);(0,Ft.useEffect)(()=>o(!1),[e]);let s=n?(0,pe.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,pe.t)("Clear history");return(0,ne.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function Ff({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=Bf(e.time),f={when:c,text:ir(s||o,40)},p=u>=
0?(0,pe.tn)(u,"{count} token","{count} tokens"):"",d=[c,r,i,(0,pe.t)("seed {seed}",{seed:String(a)}),p].filter(Boolean),g=(0,pe.t)("View the run of {when}: {tex\
t}",f),h=(0,pe.t)("Load settings of the run of {when}: {text}",f),v=(0,pe.t)("Remove the run of {when}: {text}",f),P=l?"":(0,pe.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,ne.jsxs)("li",{"data-run":e.id,children:[(0,ne.jsxs)("div",{class:"gp-what",children:[(0,ne.jsx)("span",{class:"gp-prompt",children:ir(
String(o),Du)||(0,pe.t)("(no prompt)")}),s&&(0,ne.jsx)("span",{class:"gp-end",children:s}),(0,ne.jsx)("span",{class:"gp-facts",children:d.join(" · ")})]}),(0,ne.jsxs)(
"div",{class:"gp-acts",children:[(0,ne.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>t.look(e),children:(0,pe.t)("View")}),(0,ne.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,pe.t)("Load settings")}),(0,ne.jsx)("button",{type:"button","aria-label":v,title:v,
onClick:n,children:"✕"})]})]})}function Bf(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function ir(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var tt=m(Zs(),1),Wu=m(js(),1);var Hf=400,Df=3e4,qf=1e4,Wf=500,$f=Object.keys((0,Wu.tokenKnobs)({}));function $u({props:e,trigger:t,watch:n},{name:o}){let s=B(),r=new WeakMap,i=null,a=0,u=De(
Hf,()=>{let p=s.current();i||!p||!c(p)||(i=p,a=window.setTimeout(()=>f(null),Df),t(o,{ids:s.idsTo(p),places:[s.prefix.length+p.index],tokens:(0,tt.biasedTokens)(
s).slice(0,Wf),turn:s.turn,started:s.startedLine()}))}),l=p=>performance.now()-(r.get(p)??-1/0)<qf;function c(p){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(p)||!(0,tt.isMovable)(s,p))return!1;let g=(0,tt.knobsInHand)(s,p),h=s.scoresOf(p);return h?g!==null&&!h.fixed.length&&!(0,tt.knowsBiases)(h,(0,tt.idsBefore)(
s,p),g):g!==null||!s.recorded||s.selected===p&&!s.suggested}function f(p){i&&(window.clearTimeout(a),p?s.addScores(i,p):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:p}=JSON.parse(e.value.split(`
`)[1]);f(p)}),s.subscribe(document.body,p=>{(p.run||p.selection||p.status||p.knobs)&&u()}),s.answers.reset_knobs=()=>{let p=s.started?.config??{},d=Object.fromEntries(
$f.map(g=>[g,p[g]??null]));Ut("knob",g=>g.apply(d))}}function Vu({props:e,watch:t},{foreign:n}){let o=yo(location.search,n),s=new xe,r=B(),i=-1,a="";Jn.hear(c=>a=c);function u(){Ve.isRecorded.value=r.recorded,Ve.isStepping.
value=r.stepping,Ve.hasSteps.value=!r.denoises&&!r.speaks,Ve.hasMedia.value=r.hasReadMedia,Ve.isLoading.value=r.loading!==null,!(!r.finished||r.turn!==s.newest||
i===s.newest)&&(i=s.newest,r.selectMostUncertain(a),a="")}function l(){let c=s.unstamp(e.value);c!==null&&(s.recorded&&(r.recordedTurn=s.newest),X().feed("main",
c,s.newest),u())}e.value&&!o&&l(),t("value",l),oo("log",{lines(c,f){if(!s.take(f))return 0;let p=X().append("main",c,f);return u(),p},lost(c){c===s.newest&&r.lose(
c)}})}function ju({props:e,trigger:t,watch:n},{name:o,most:s}){let r=B(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),t(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Gu=m(Ie(),1),Ju=(0,Gu.kept)("presets"),Vf=6e4;function Uu({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(ar()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!Ju.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:ar(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:ar()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&jf(
r.name,r.type,r.text),r.do==="show"&&Gf(r.place),r.do==="keep"&&s(r.name,r.config)})}function ar(){let e=Ju.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function jf(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),Vf)}function Gf(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var zu=m(N(),1);function Qu({element:e,trigger:t},{of:n=[]}){(0,zu.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&t(r.dataset.event??"")}),o&&Jf(o,n)}function Jf(e,t){ho(e);let n=t.map(s=>X().group(s)),o=()=>{e.hidden=!n.some(Uf)};for(let s of n)
s.subscribe(e,o)}function Uf({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}function Yu({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}var Xu=m(N(),1);var zf='dialog[open], body[data-scene]:not([data-scene="own"])';function Zu(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,Xu.t)("Ct\
rl+Enter")))}function ec(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(zf)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&W(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var tc=m(de(),1),wt=m(N(),1);var me=m(E(),1),Qf={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Yf=250;function nc({element:e,props:t,trigger:n,watch:o}){let s=new xe,r=_(e,".messages"),i=C(
[]),a=C(null),u=()=>i.value.some(({refused:p})=>p);(0,tc.render)((0,me.jsx)(()=>(0,me.jsxs)(me.Fragment,{children:[a.value&&(0,me.jsx)(Zf,{...a.value}),i.value.
map((p,d)=>(0,me.jsx)(Xf,{...p},d))]}),{}),r),o("value",()=>{let p=s.unstamp(t.value);p!==null&&(a.value=null,i.value=JSON.parse(p||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),Gn.hear(()=>i.value=i.value.filter(({severity:p})=>p==="busy")),e.closest("#messages")&&St.hear(p=>a.value=p);let c=De(
Yf,()=>u()&&n("mended",{turn:s.newest})),f=()=>{u()&&e.isConnected&&c()};ot.hear(f);for(let p of["input","change","click"])document.addEventListener(p,d=>W(d,"#\
views")&&f())}var oc=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,wt.t)(t)}));function Xf({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,wt.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,me.jsxs)("div",{class:`message ${e}`,children:[(0,me.jsx)(sc,{severity:e}),(0,me.jsxs)("span",{class:"body",children:[
t&&(0,me.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,me.jsx)("strong",{children:(0,wt.t)(o)})]}),s&&(0,me.jsx)("button",{class:"\
mend",onClick:()=>B().ask({type:"knobs",change:s}),children:(0,wt.t)(r)})]})}function Zf({severity:e,message:t,fix:n,again:o}){return(0,me.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,me.jsx)(sc,{severity:e}),(0,me.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,me.jsx)("strong",{children:n})]}),o&&(0,me.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,wt.t)("Run again")})]})}function sc({severity:e}){let t=e==="error"?
(0,wt.t)("Error"):e==="warning"?(0,wt.t)("Note"):"";return(0,me.jsx)("span",{class:"label",children:`${Qf[e]} ${t}`.trim()})}var rc=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>em(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),em=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function ic({props:e,watch:t},{name:n}){let o=new xe,s=()=>{let r=o.unstamp(e.value);r&&X().feedGroup(n,r,o.newest)};t("value",s),s()}var tm=2e3,nm=5e3,om=[502,503,504];function lc(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return om.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(nm)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)ac(!0),await new Promise(i=>setTimeout(i,tm));t=!1,ac(!1)}}}function ac(e){if(!X())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>X().group(o.view??""));for(let o of[B(),...n])o.setAway(e);e&&Un.tell()}var sm={beginForm:ra,changesInWords:Ii,fill:io,followModels:Ni,formChanged:ia,formKept:aa,holdForm:sa,infoUpdates:oc,leaveOut:Bi,leaveView:$i,markView:Ui,mountBeamVariants:Lu,
mountBranching:Ru,mountBrowserCommands:Uu,mountButtonRow:Qu,mountChangedLine:Hi,mountClassForm:Br,mountClassPanel:gi,mountComparisonLog:Si,mountDrawer:Yr,mountEstimate:Ci,
mountExamples:qi,mountFrontDoor:ru,mountHeader:Gi,mountHistory:qu,mountKeptForm:la,mountKnobPanel:qa,mountLanes:Ei,mountLessonPanel:Ou,mountLiveLog:ki,mountMediaArea:Qa,
mountMessages:nc,mountModelQuestions:Tu,mountNextScores:$u,mountPromptArea:sl,mountQuickRow:Va,mountReport:ic,mountRunLog:Vu,mountRunMenu:il,mountRunQuestion:ju,
mountSentence:ll,mountStage:bl,mountStrategyList:kl,mountTaken:ei,mountViewQuestions:Vi,openView:Ye,pickFile:rc,t:Bo.t,tellWhenClosed:Yu,written:ol};function rm(){
let e=t=>{try{t(sm)}catch(n){console.error("Generation Playground:",n)}};Zu(),im(()=>{El(),Dr(),qr(),Nu();let t=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage=
{push:e},t?.forEach?.(e)})}function im(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):e()}Yi();oa();ec();Qr();wl();
lc();(0,Bo.withTexts)(rm);})();
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
