// Written by .ci/bundle.py from modules with the SHA-256 19efdb8b73464a143a79674b26978cb6ec7a6faace45929c0865b73fadd3c14b: edit those.
"use strict";(()=>{var dc=Object.create;var br=Object.defineProperty;var fc=Object.getOwnPropertyDescriptor;var mc=Object.getOwnPropertyNames;var gc=Object.getPrototypeOf,hc=Object.prototype.hasOwnProperty;var he=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var bc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of mc(t))!hc.call(e,s)&&s!==n&&br(e,s,{get:()=>t[s],enumerable:!(o=fc(t,s))||o.enumerable});
return e};var m=(e,t,n)=>(n=e!=null?dc(gc(e)):{},bc(t||!e||!e.__esModule?br(n,"default",{value:e,enumerable:!0}):n,e));var N=he((mm,vr)=>{vr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var fe=he((gm,wr)=>{wr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ie=he((hm,yr)=>{yr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Ie=he((Em,Ar)=>{Ar.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var O=he((Lm,Mr)=>{Mr.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Sn=he((zm,oi)=>{oi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var dt=he((Qm,si)=>{si.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var no=he((Ym,ri)=>{ri.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Ja=he((sb,Ga)=>{Ga.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var pl=he((Eb,cl)=>{cl.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Ds=he((Ob,dl)=>{dl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Rl=he((jb,Ll)=>{Ll.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var Nl=he((Gb,Al)=>{Al.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var Ml=he((Jb,_l)=>{_l.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var Gs=he((Ub,Kl)=>{Kl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var Fl=he((zb,Il)=>{Il.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var Xs=he((Kv,au)=>{au.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var uu=he((Iv,lu)=>{lu.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var er=he((Bv,du)=>{du.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var qo=m(N(),1);var Ke=m(fe()),hn=m(ie());var vc=Symbol.for("preact-signals");function $n(){if(nt>1)nt--;else{var e,t=!1;for((function(){var s=Wn;for(Wn=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();mn!==void 0;){var n=mn;for(mn=void 0,qn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Sr(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(qn=0,nt--,t)throw e}}function Go(e){if(nt>0)return e();jo=++wc,nt++;try{return e()}finally{$n()}}var fn,ee=void 0;function ct(e){
var t=ee,n=fn;ee=void 0,fn=void 0;try{return e()}finally{ee=t,fn=n}}var mn=void 0,nt=0,qn=0,wc=0,jo=0,Wn=void 0,Vn=0;function kr(e){if(ee!==void 0){var t=e.n;if(t===
void 0||t.t!==ee)return t={i:0,S:e,p:ee.s,n:void 0,t:ee,e:void 0,x:void 0,r:t},ee.s!==void 0&&(ee.s.n=t),ee.s=t,e.n=t,32&ee.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ee.s,t.n=void 0,ee.s.n=t,ee.s=t),t}}function be(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}be.prototype.brand=vc;be.prototype.h=function(){return!0};be.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ct(function(){var o;(o=t.W)==null||o.call(t)}))};be.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ct(function(){var s;(s=t.Z)==null||s.call(t)}))}};
be.prototype.subscribe=function(e){var t=this;return Y(function(){var n=t.value;ct(function(){return e(n)})},{name:"sub"})};be.prototype.valueOf=function(){return this.
value};be.prototype.toString=function(){return this.value+""};be.prototype.toJSON=function(){return this.value};be.prototype.peek=function(){var e=this;return ct(
function(){return e.value})};Object.defineProperty(be.prototype,"value",{get:function(){var e=kr(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(qn>100)throw new Error("Cycle detected");(function(n){nt!==0&&qn===0&&n.l!==jo&&(n.l=jo,Wn={S:n,v:n.v,i:n.i,o:Wn})})(this),this.v=e,this.i++,Vn++,nt++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{$n()}}}});function C(e,t){return new be(e,t)}function Sr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function xr(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Pr(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function kt(e,t){be.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Vn-1,this.f=4}kt.prototype=new be;kt.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Vn))return!0;if(this.g=Vn,this.f|=1,this.i>0&&!Sr(this))return this.f&=-2,!0;var e=ee;try{xr(this),ee=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ee=e,Pr(this),this.f&=-2,!0};
kt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}be.prototype.S.call(this,e)};kt.prototype.U=function(e){if(this.
t!==void 0&&(be.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};kt.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(kt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=kr(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Te(e,t){return new kt(e,t)}function Cr(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){nt++;var n=ee;ee=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Jo(e),o}finally{ee=n,$n()}}}function Jo(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Cr(e)}function yc(e){if(ee!==this)throw new Error("Out-of-order effect");Pr(this),ee=e,this.f&=-2;try{8&this.f&&Jo(this)}finally{$n()}}function Wt(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,fn&&fn.push(this)}Wt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Wt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Cr(this),xr(this),nt++;var e=ee;return ee=this,yc.bind(this,e)};Wt.prototype.N=function(){2&this.f||(this.f|=2,this.u=mn,mn=this)};Wt.prototype.d=function(){
this.f|=8,1&this.f||Jo(this)};Wt.prototype.dispose=function(){this.d()};function Y(e,t){var n=new Wt(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Er,Gn,jn,kc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Or=[];Y(function(){Er=this.N})();function Vt(e,t){Ke.options[e]=t.bind(null,Ke.options[e]||function(){})}function gn(e){if(jn){var t=jn;jn=void 0,t()}jn=e&&
e.S()}function Tr(e){var t=this,n=e.data,o=xc(n);o.name="ReactiveDom",o.value=n;var s=(0,hn.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Te(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Te(function(){return!Array.isArray(l.value)&&!(0,Ke.isValidElement)(l.value)}),
f=Y(function(){if(this.N=Lr,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),p=t.__$u.d;return t.__$u.d=function(){f(),p.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}Tr.displayName="ReactiveTextNode";Object.defineProperties(be.prototype,{constructor:{configurable:!0,
value:(0,Ke.createElement)(Ke.Fragment,null).constructor},type:{configurable:!0,value:Tr},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Vt("__b",function(e,t){if(gn(),Gn=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof be&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Vt("__r",function(e,t){if(e(t),t.type!==Ke.Fragment){gn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return Y(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;kc&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Gn=o,gn(n)}});Vt("__e",function(e,t,n,o){gn(),
Gn=void 0,e(t,n,o)});Vt("diffed",function(e,t){gn(),Gn=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=Sc(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});function Sc(e,t,n,o){
var s=t in e&&e.ownerSVGElement===void 0,r=C(n);return{o:function(i,a){r.value=i,o=a},d:Y(function(){this.N=Lr;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=
null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Vt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Vt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Ke.Component.prototype.shouldComponentUpdate=function(e,t){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
e))return!0;return!1};function xc(e,t){return(0,hn.useMemo)(function(){return C(e,t)},[])}var Pc=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Cc(){Go(function(){for(var e;e=Or.shift();)Er.call(e)})}function Lr(){Or.push(this)===1&&(Ke.options.requestAnimationFrame||Pc)(Cc)}var Rr=m(fe(),1);Rr.Component.prototype.shouldComponentUpdate=()=>!0;var Ir=m(fe(),1),bn=m(ie(),1),_e=m(N(),1),Fr=m(Ie(),1);function _(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function V(e,t){return e.target instanceof Element?e.target.closest(
t):null}var zo=m(Ie(),1),Nr=(0,zo.kept)("room"),Uo=(0,zo.kept)("pupil","tab");function Qo(){let{code:e,key:t}=Nr.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var Jn=e=>Nr.write(e&&JSON.stringify(e)),St=()=>({...Qo(),address:location.origin+location.pathname});function Yo(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=Uo.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return Uo.write(t),t}var _r=()=>Uo.write(null);var te=m(O(),1),Br=(0,Fr.kept)("teacher");function Hr({element:e,props:t,trigger:n,watch:o},s){let r=C(""),i=u=>{Br.write(u.by),r.value="",n("made",{...St(),...u})};
(0,Ir.render)((0,te.jsx)(()=>(0,te.jsx)(Ec,{...s,status:r.value,make:i}),{}),_(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,_e.t)(u.text):(0,_e.t)("The link is at the top of the page."))})}function Ec({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,bn.useState)(
Br.read()??""),[a,u]=(0,bn.useState)(""),[l,c]=(0,bn.useState)([]),[f,p]=(0,bn.useState)(n),d=b=>b!=="lesson"||a!=="",g=l.filter(d);return(0,te.jsxs)("form",{onSubmit:b=>{
b.preventDefault(),s({by:r,lesson:a,room:f,locks:Object.keys(e).filter(P=>g.includes(P))})},children:[(0,te.jsx)("h3",{children:(0,_e.t)("A class")}),(0,te.jsx)(
"p",{children:(0,_e.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,te.jsx)(Kr,{title:(0,_e.t)("Your name"),children:(0,te.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:b})=>i(b.value)})}),(0,te.jsx)(Kr,{title:(0,_e.t)("Lesson"),children:(0,te.jsxs)(
"select",{value:a,onChange:({currentTarget:b})=>u(b.value),children:[(0,te.jsx)("option",{value:"",children:(0,_e.t)("no lesson")}),t.map(({name:b,title:P})=>(0,te.jsx)(
"option",{value:b,children:(0,_e.t)(P)},b))]})}),(0,te.jsxs)("fieldset",{children:[(0,te.jsx)("legend",{children:(0,_e.t)("Lock")}),Object.entries(e).map(([b,P])=>(0,te.jsxs)(
"label",{children:[(0,te.jsx)("input",{type:"checkbox",name:b,disabled:!d(b),checked:g.includes(b),onChange:({currentTarget:{checked:B}})=>c(B?[...g,b]:g.filter(
q=>q!==b))})," ",(0,_e.t)(P)]},b))]}),n?(0,te.jsxs)("label",{children:[(0,te.jsx)("input",{type:"checkbox",checked:f,onChange:({currentTarget:b})=>p(b.checked)}),
" ",(0,_e.t)("Gather the predictions in a room")]}):(0,te.jsx)("p",{children:(0,_e.t)("This server has no rooms: predictions are not gathered.")}),(0,te.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,_e.t)("Make the link")}),(0,te.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Kr=({title:e,
children:t})=>(0,te.jsxs)("label",{class:"gp-class-field",children:[(0,te.jsx)("span",{children:e}),t]});var zt=m(N(),1),gi=m(Ie(),1);var Vr=m(N(),1),$r=m(Ie(),1);var Dr=m(N(),1);var X=()=>window.GenerationPlayground,H=()=>X().log("main");var Fe="one",Z=C(Fe),Xo=C([]),Me=C(null),Be=C(null),Le=C(null),Un=C(!1),J={isOpen:C(!1),name:C(null),isLocked:C(!1),isOnStage:C(!0),hidesResult:C(!1)},$e={isRecorded:C(
!1),isStepping:C(!1),hasSteps:C(!0),hasMedia:C(!1),isLoading:C(!1)},Oc=C(null),vn=C("bits"),Fm=Te(Dr.language),Tc={"data-view":()=>Z.value,"data-no-prompt":()=>Ve(
Xo.value.includes(Z.value)),"data-drawer":()=>Me.value,"data-stage":()=>Be.value??(Le.value==="text"?"text":null),"data-scene":()=>Le.value,"data-asks":()=>Ve(Un.
value),"data-lesson":()=>Ve(J.isOpen.value),"data-lesson-locked":()=>Ve(J.isLocked.value),"data-no-lesson":()=>Ve(!J.isOnStage.value),"data-old-result":()=>Ve(J.
hidesResult.value),"data-recorded":()=>Ve($e.isRecorded.value),"data-stepping":()=>Ve($e.isStepping.value),"data-no-steps":()=>Ve(!$e.hasSteps.value),"data-has-\
media":()=>Ve($e.hasMedia.value),"data-loading":()=>Ve($e.isLoading.value)},Ve=e=>e?"":null;function qr(){for(let[e,t]of Object.entries(Tc))Y(()=>{let n=t();n===
null?document.body.removeAttribute(e):document.body.setAttribute(e,n)});Y(()=>{let e=Be.value!==null||Le.value!==null&&Le.value!=="own";document.body.classList.
toggle("gp-projected",e)})}function Wr(){let e=H();e.subscribe(document.body,()=>{Oc.value=e.current(),vn.value=e.unit})}var es=matchMedia("(min-width: 1200px)"),jr=matchMedia("(max-width: 1359px)"),Gr=(0,$r.kept)("knobs-open"),Zo=null,Jr=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function wn(e){Me.value!==e&&(Zo=document.activeElement,ts(e)),Jr(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function $t(){
if(!Me.value)return;let e=Jr(Me.value)?.contains(document.activeElement);ts(null),e&&Zo instanceof HTMLElement&&Zo.focus({preventScroll:!0})}function Ur(){es.matches||
$t()}function zr(){jr.matches&&Me.value&&(Me.value=null)}function ts(e){Me.value=e,es.matches&&Gr.write(e==="knobs"?"yes":"no")}function Qr(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function Yr(){Y(()=>Qr(Me.value)),document.addEventListener(
"click",e=>{let t=V(e,"button[data-drawer]")?.dataset.drawer;t&&t===Me.value?$t():t?wn(t):V(e,".gp-drawer-close")&&$t()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!V(e,".drawer")||V(e,"input[role=combobox]")||$t()})}function Xr({element:e}){(0,Vr.translateTemplate)(e),Qr(Me.value);let t=!jr.
matches||!J.isOpen.value;es.matches&&t&&!Me.value&&Gr.read()==="yes"&&ts("knobs")}function Re(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var zn=Re(),pt=Re(),jt=Re(),ot=Re(),Gt=Re(),ns=Re(),Qn=Re(),xt=Re(),Yn=Re(),Xn=Re(),
Zn=Re(),yn=Re(),eo=Re(),Jt=Re(),kn=Re();var os=m(N(),1);var Zr="#seed-row",Lc={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Zr],lesson:[]};function ss(e,t,n){for(let[o,s]of Object.entries(Lc))for(let r of s){let i=document.querySelector(r);i&&Rc(i,e.includes(o)&&(n||r!==Zr),t)}J.isLocked.
value=e.includes("lesson")}function Rc(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,os.t)("locke\
d by {by}",{by:(0,os.t)(n)}):delete e.dataset.locked}var pi=m(fe(),1),Ct=m(ie(),1),T=m(N(),1);var Pt=m(N(),1);var ei="https://huggingface.co",Ac=18;function ti({element:e,props:t,watch:n}){(0,Pt.translateTemplate)(e);let o=a=>_(e,".gp-"+a),s=_(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,Pt.t)(a.title),o("note").textContent=(0,Pt.t)(a.note);let u=a.
query?`${Nc(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Ac,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await rs(s)?(0,Pt.t)("Copied."):(0,Pt.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function Nc(e){return e&&
window.parent!==window&&document.referrer.startsWith(ei)?`${ei}/spaces/${e}`:location.origin+location.pathname}async function rs(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var to=m(ie(),1),ni=m(O(),1),_c=5e3;function is({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,to.useState)(!1);return(0,to.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),_c);return()=>clearTimeout(u)},[r]),(0,ni.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var ai=m(Sn(),1),ze=m(dt(),1),He=m(N(),1),li=m(no(),1),ae=m(O(),1),oo=10;function as({question:e,unit:t}){let n=e.options.length?Mc(e):Kc(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,ae.jsxs)("div",{class:"gp-class-chart",children:[(0,ae.jsxs)("table",{children:[(0,ae.jsx)("thead",{children:(0,ae.jsxs)(
"tr",{children:[(0,ae.jsx)("th",{scope:"col",children:(0,He.t)("Answer")}),(0,ae.jsx)("th",{scope:"col",children:(0,He.t)("Class")}),o&&(0,ae.jsx)("th",{scope:"\
col",children:(0,He.t)("Model")})]})}),(0,ae.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,ae.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,ae.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,ae.jsx)("span",{class:"gp-hidden",children:`${(0,He.t)("result\
:")} `}),r===void 0?(0,He.t)(s):(0,ae.jsx)(li.TokenLabel,{text:r})]}),(0,ae.jsx)(ii,{class:"gp-class-ours",share:l,words:`${(0,ze.count)(i)} · ${(0,ze.percent)(
l)}`}),o&&(0,ae.jsx)(ii,{class:"gp-class-model",share:a??0,words:(0,ze.percent)(a??0)})]})})})]}),Ic(e,t).map(s=>(0,ae.jsx)("p",{children:s}))]})}var ii=({class:e,
share:t,words:n})=>(0,ae.jsxs)("td",{children:[(0,ae.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,ae.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,ae.jsx)(
"span",{children:n})]});function Mc({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Kc(e){let t=[...new Set(e)];if(t.length<=oo)return t.map(s=>({label:Ut(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/oo;return Array.from({length:oo},(s,r)=>{let i=n+r*o,a=l=>Math.min(oo-1,Math.floor((l-n)/o))===r;return{label:(0,He.t)("{from} to\
 {to}",{from:Ut(i),to:Ut(i+o)}),chosen:e.filter(a).length}})}var Ut=e=>(0,ai.plain)(Number(e.toPrecision(3)));function Ic({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,He.t)("Half of the class says {median} or less.",{median:Ut(t)}):(0,He.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:Ut(t),outcome:Ut(n)})),o!==null&&s!==null){let a={ours:so(o,r),
models:so(s,r),unit:(0,He.t)(r)};i.push((0,He.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function ui(e,t){if(!e||e.
questions<2)return"";let n={count:(0,ze.count)(e.questions),ours:so(e.class,t),models:so(e.model,t),unit:t};return(0,He.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var so=(e,t)=>(0,ze.decimals)((0,ze.fromNats)(e,t),2);var k=m(O(),1),ci=12;function di(e,t,n,o){let s=C(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,T.t)("Class")),Y(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),Y(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,pi.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(Qe,{class:"gp-class-plain",label:(0,T.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(qc,{...a,
parts:n,actions:o}):(0,k.jsx)(Fc,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Fc({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,Ct.useState)(!0),[u,l]=(0,Ct.useState)(!1),[c,f]=(0,Ct.useState)([]),p=g=>f(c.includes(g)?c.filter(h=>h!==g):[...c,g]),d=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,T.t)("Room {code}",{code:e.room.code}):
(0,T.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,T.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,k.jsx)(Qe,{class:"gp-class-who",words:(0,T.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(Qe,{class:"gp-class-toggle",words:(0,T.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(Qe,{class:"gp-class-size",words:s?(0,T.t)("Smaller"):(0,T.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(is,{class:"gp-class-close",words:(0,T.t)(
"Close the room"),question:(0,T.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(Qe,{class:"gp-class-close",words:(0,T.t)("Close"),press:o.close})]}),(0,k.jsx)(
Hc,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(Bc,{people:d,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(fi,{room:t,shown:t.questions,nothing:(0,T.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Guess the next word”, appear here."),draw:g=>(0,k.jsx)(Vc,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>p(g.
key),reveal:()=>o.reveal(g.key)})})]})}var Bc=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{
let i=s||(0,T.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(is,{class:"gp-class-remove",words:(0,T.t)("Remove"),question:(0,T.t)(
"Remove {name}?",{name:i}),label:(0,T.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Hc({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=e,c=(0,Ct.useRef)(null),[f,p]=(0,Ct.useState)(""),d=async()=>{c.current&&p(await rs(c.current)?(0,T.t)("Copied."):(0,T.t)("Press Ctrl+\
C (⌘C)."))},g=b=>({parts:b.map(P=>(0,T.t)(t[P])).join(", ")}),h=[!s&&(0,T.t)("This link is too long for a QR code. With a room it is short."),Dc(o)&&(0,T.t)("\
This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,T.t)("Locked: {par\
ts}.",g(r)),i.length>0&&(0,T.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,T.t)("No seed is set: each pupil gets a text of their o\
wn, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,T.t)(
"QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",
readOnly:!0,"aria-label":(0,T.t)("Link"),value:o,ref:c,onFocus:({currentTarget:b})=>b.select()}),(0,k.jsx)(Qe,{words:(0,T.t)("Copy"),press:d}),(0,k.jsx)("span",
{role:"status",children:f})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,T.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.
map(b=>b&&(0,k.jsx)("p",{class:"gp-class-note",children:b}))]})]})}var Dc=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function qc({
arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,f=(0,T.t)("Your name, if you like"),p={by:(0,T.t)(a),parts:u.
map(d=>(0,T.t)(s[d])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,T.t)("Cl\
ass of {by}",{by:i}):(0,T.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,T.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,T.t)("Locked b\
y {by}: {parts}.",p)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:f,"aria-label":f,onChange:({
currentTarget:d})=>r.rename(d.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>
c&&(0,k.jsx)(Qe,{class:"gp-class-again",words:(0,T.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(Qe,{class:"gp-class-leave",words:(0,T.t)(
"Leave the class"),press:r.leave})]}),t&&(0,k.jsx)(fi,{room:t,shown:t.questions.filter(({revealed:d})=>d),draw:d=>(0,k.jsx)(mi,{question:d,room:t,children:(0,k.jsx)(
as,{question:d,unit:vn.value})})})]})}function fi({room:e,shown:t,nothing:n,draw:o}){let s=t.length-ci,r=ui(e.mean,vn.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,ci).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function mi({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,T.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Wc(i)}`:(0,T.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,T.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var Wc=e=>typeof e=="string"?e:(0,T.t)(e);function Vc({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:f})=>f).map(({id:f,name:p})=>a.includes(f)?
`✓ ${p}`:p).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(Qe,{class:"gp-class-early",words:n?(0,T.t)("Hide the bars"):(0,T.t)("Show them to me"),
press:o}),(0,k.jsx)(Qe,{class:"gp-class-reveal",words:(0,T.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(mi,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(as,{question:i?e:$c(e),unit:vn.value})]})}var $c=e=>({...e,outcome:null,class_score:null,
model_score:null}),Qe=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var jc={teacher:1e3,pupil:3e3},ls=(0,gi.kept)("pupil-name");function hi({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=C(null),
f=di(_(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",St()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...St(),question:w}),remove:w=>n(
"removed",{...St(),pupil:w}),rename:w=>{ls.write(w),E()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&p(
w)});function p(w){switch(w.kind){case"made":d({role:"teacher",begun:w}),w.room&&Jn(w.room),w.room&&w.lesson&&!l&&($t(),yn.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":d({role:"pupil",begun:w}),ss(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&yn.tell({lesson:w.lesson,step:w.step});return;case"taken":return b(
(0,zt.t)("Your prediction is in."));case"full":return b((0,zt.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,zt.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,zt.t)(w.text));case"gone":
l=!1,r&&h((0,zt.t)("This room is closed.")),Jn(null);return;case"closed":return Jn(null),g();case"left":return g()}}function d(w){Jt.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),B()}function g(){r=null,Jt.tell(null),clearTimeout(u),ss([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function b(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:ls.read()??"",note:a})}async function B(){clearTimeout(u);
let w=r,D=w&&Gc(w);if(!(!w||!D)){if(!document.hidden||w.role==="teacher"){let G=await Jc(D,i?.version??0);if(r!==w)return;if(G==="removed"&&_r(),G==="gone"||G===
"removed")return p({kind:G});G&&q(w,G)}clearTimeout(u),u=window.setTimeout(B,jc[w.role])}}function q({role:w},D){i=D,P(),w==="pupil"&&Jt.tell(D.questions.filter(
({revealed:G})=>G).map(({key:G})=>G))}let E=()=>n("joined",{pupil:Yo(),name:ls.read()??""}),R=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};Zn.hear(R),document.
addEventListener("gp-predicted",w=>R(w.detail)),kn.hear(()=>r?.role==="teacher"&&f.enlarge()),Qo()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",St()))}function Gc({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:Yo()}}async function Jc(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var Qt=m(N(),1),yi=m(Ie(),1);var Ee=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var ki=2e3,bi=25e3,ro=150,Uc=5e3,zc=2500,Qc=250,Yc=410,vi=(0,yi.kept)("browser"),cs=new Map,wi=0,xn=!1;function io(e,t){cs.set(e,t)}function Si({props:e,trigger:t,
watch:n}){let o=new Ee;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new ps(s,t).follow()})}var ps=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===Yc)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=xn||performance.now()-o<ro&&this.next===n?ro:0}catch{if(t=Math.min(Uc,Math.max(ro,2*t)),!this.saysLost&&performance.now()-this.
silentSince>zc){let s=(0,Qt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,xt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await ep(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:Zc(),...xn&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),xn?bi:ki);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),bi),o=!0,wi=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!xn&&await Xc()&&(xn=++wi>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,xt.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(cs.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),jt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+Qc-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,xt.tell({severity:"error",message:(0,Qt.t)("Part of this run arrived damaged and is missing below."),fix:(0,Qt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of cs.values())this.of&&t(this.of.turn);xt.tell({severity:"error",message:(0,Qt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,Qt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function Xc(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(ki)})).ok}catch{return!1}}var us="";function Zc(){return us||=
vi.read()||Math.random().toString(36).slice(2),vi.write(us),us}var ep=e=>new Promise(t=>setTimeout(t,e));var tp=600,np=24;function xi({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new Ee,l=X().group(s),c=-1,f=-1,p=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>sp(a)))),l.verdict&&f!==u.newest&&(f=u.newest,setTimeout(()=>rp(`${s}-conclusion`),
tp))};n("value",()=>{let d=u.unstamp(e.value);d!==null&&(X().feedGroup(s,d,u.newest),d&&p())}),io(r,{lines(d,g){if(!u.take(g))return 0;let h=X().appendGroup(s,d,
g);return p(),h},lost(d){d===u.newest&&l.lose()}}),op(s),i&&(l.answers.open=({entry:d})=>t("open",{entry:d}),l.answers.make=({entry:d})=>t("make",{entry:d}))}function op(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;Z.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&X().group(e).
showExample(s)).catch(()=>{}))})}function sp(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function rp(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-np&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var Ci=m(N(),1);var Pi=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>Pi=t,{capture:!0,passive:!0});function De(e,t){
let n=0,o=()=>{Pi?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var ip=600;function Ei({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=_(e,".gp-estimate"),i="",a=De(ip,()=>{s.includes(Z.value)&&(i=Z.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===Z.value?(0,Ci.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),Z.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
ot,pt,jt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>V(l,"#views")&&a())}var ap=150,lp=700;function Oi({props:e,trigger:t,watch:n},{names:o}){let s=new Ee,r=X().group("lanes"),i={},a="",u=De(ap,()=>{let{editing:l,lane_model:c,same_luck:f}=i,
p=JSON.stringify([l,c,f,Object.fromEntries(o.map(d=>[d,i[d]]))]);!l||p===a||(a=p,t("held",{held:p}))});Gt.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{t("lane",{do:l,id:c}),l==="select"&&window.innerWidth<lp&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(e.value);
l&&r.setLanes(JSON.parse(l))})}var Bi=m(fe(),1),Lt=m(ie(),1),we=m(N(),1);var Ti=new Map,Li=(e,t)=>Ti.set(e,t),Et=(e,t)=>Ti.get(e)?.(t);var up=["pointerdown","pointerup","keydown","click","input","change","focusin"],ds=new Set;for(let e of up)document.addEventListener(e,cp,{capture:!0,passive:!0});
function cp({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of ds)n.now()}function Ri(e){let t=0,n={now(){n.drop(),
e()},soon(){ds.add(n),t||=window.setTimeout(()=>n.now(),100)},drop(){clearTimeout(t),t=0,ds.delete(n)}};return n}var Ot=window.GenerationPlaygroundKnobs;var Se=(e,t)=>JSON.stringify(e,Ai)===JSON.stringify(t,Ai),Ai=(e,t)=>je(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,je=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function ve(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function Pn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function ao(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(Pn):void 0}function fs(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var pp={n:`
`,t:"	",r:"\r","\\":"\\"},dp={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Cn=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):pp[n]),Ni=e=>e.replace(/[\\\n\t\r]/g,t=>dp[t]),ms=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var fp=150,mp=500,gs=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Ot.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.written.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=C(
{preset:null,base:{},set:{},kept:[]});chosen=C({model:"",assistant:null});verdict=C(null);effective=C([]);texts=C(new Map);text="";wantsEffective=!1;facts=new Map;rested=De(
fp,()=>{this.ask()});written=Ri(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.written.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Te(()=>JSON.
stringify(this.verdict.value?.notes[t]??[])),r={knob:o,value:Te(()=>this.state.value.set[t]),preset:Te(()=>this.state.value.base[t]),own:Te(()=>this.verdict.value?.
defaults[t]),source:Te(()=>this.sourceOf(t)),notes:Te(()=>JSON.parse(s.value)),idle:Te(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){
let{base:n,set:o}=this.state.value;return o[t]!==void 0?Se(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){
this.put({[t]:n}),this.text=JSON.stringify(this.state.value),this.written.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[
n,o??void 0]))),this.commit(),this.ask()}put(t){let{set:n,kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in
t));this.state.value={...this.state.value,set:Object.fromEntries(s),kept:r}}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!Se(n[t],
o[t])?n[t]:null})}resetAll(t){let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){
let{base:t,kept:n}=this.state.value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),
this.chosen.value=t,this.ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(
o),...this.state.value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.
component.server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.
question(),n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords(
{texts:t}),o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(
s)).slice(0,mp);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.
chosen.value;return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||
(this.texts.value=new Map([...this.texts.value,...n]))}},Tt=new Map,_i=new Map,hs=new Map;function Mi(e,t){let n=new gs(e,t);Tt.set(t.name,n);let o=_i.get(t.name);
o&&n.follow(o);for(let s of hs.get(t.name)??[])s(n);return n}function st(e,t){let n=Tt.get(e);n?t(n):hs.set(e,[...hs.get(e)??[],t])}function Ki(e,t){_i.set(e,t),
Tt.get(e)?.follow(t)}var Ii=e=>Tt.get(e)?.resetKept(),Fi=e=>Tt.get(e)?.text;function En(e){let t=Tt.get(e),n=t?.verdict.peek(),o=t?.state.peek().set??{},s=Object.
entries(o).filter(([r])=>n?.acting.includes(r)??!0);return{set:o,acting:Object.fromEntries(s),assistant:t?.chosen.peek().assistant??null}}var bs=(e,t)=>Tt.get(e)?.
resetAll(t);var le=m(O(),1);function Hi(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[f,p]=[
n[c]??null,o[c]??null];if(JSON.stringify(f)===JSON.stringify(p))return[];if(p===null)return[(0,we.t)("{knob} not set",{knob:c})];let d=`${c} ${r(p)}`.trim();return[
r(f??{})?(0,we.t)("{now} instead of {before}",{now:d,before:r(f)}):d]}),a=(l,c,f)=>{if(!l.length)return"";let p=l.slice(0,t).join(", ");return l.length<=t?c(p):
f(p,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,we.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,we.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,we.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,we.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Di={};function qi(e,t){Di[e]=t,ns.tell()}var gp=8,ws="assistant",
hp={alone:"",chips:[],canTakeAway:!1,before:null};function bp(e,t){let{acting:n,assistant:o}=En(e),s=o?[{name:ws,words:(0,we.t)("draft model {model}",{model:o})}]:
[],r=Object.entries(n).map(([i,a])=>({name:i,words:typeof a=="object"?i:`${i} ${ve(a)}`}));return[...s,...r].filter(i=>!t.includes(i.name))}function Wi({element:e,
props:t,watch:n,trigger:o},{name:s,leftOut:r}){let i=_(e,".gp-changes"),a=C(hp),u=null;function l(){let{set:g}=En(s);u&&!Se(u.after,g)&&(u=null);let h=Di[Z.value]??
r[Z.value],b=Array.isArray(h);a.value={...JSON.parse(t.value||"{}"),alone:vp(h),chips:b?bp(s,h):[],canTakeAway:b&&Object.keys(g).length>0,before:u?.before??null};
let{kept:P,changed:B,alone:q,chips:E,before:R}=a.value;i.hidden=!(P||B||q||E.length||R)}function c(g){u={before:u?.before??En(s).set,after:g},bs(s,g),l()}function f(){
u&&bs(s,u.before),u=null,l()}function p(g){g===ws?o("undraft"):c(Object.fromEntries(Object.entries(En(s).set).filter(([h])=>h!==g)))}(0,Bi.render)((0,le.jsx)(()=>{
let{kept:g,changed:h,alone:b,chips:P,canTakeAway:B,before:q}=a.value;return(0,le.jsxs)(le.Fragment,{children:[g&&(0,le.jsx)(vs,{text:g,button:(0,le.jsx)(lo,{words:(0,we.t)(
"reset"),press:()=>Ii(s)})}),b&&(0,le.jsx)(vs,{text:b}),P.length>0&&(0,le.jsx)(yp,{chips:P,go:E=>wp(s,E),reset:p,children:B&&(0,le.jsx)(lo,{words:(0,we.t)("use \
the model’s own settings"),press:()=>c({})})}),!b&&!P.length&&h&&(0,le.jsx)(vs,{text:h}),q&&(0,le.jsx)(lo,{words:(0,we.t)("put the settings back"),press:f})]})},
{}),i),n("value",l),Z.subscribe(l),ns.hear(l),ot.hear(l),st(s,g=>g.verdict.subscribe(l))}function vp(e){return e===null?(0,we.t)("Of the settings above, only th\
e model and the seed apply here."):e==="seed too"?(0,we.t)("Of the settings above, only the model applies here."):""}function wp(e,t){if(wn("knobs"),t!==ws)return st(
e,s=>Et(s,t));let n=document.querySelector("#draft-and-record > button"),o=()=>document.querySelector("#assistant input");o()?.checkVisibility()||n?.click(),requestAnimationFrame(
()=>o()?.focus())}function yp({chips:e,go:t,reset:n,children:o}){let[s,r]=(0,Lt.useState)(!1),i=(0,Lt.useRef)(null),a=(0,Lt.useRef)(null),u=s?e:e.slice(0,gp);return(0,Lt.useLayoutEffect)(
()=>{if(a.current===null)return;let l=i.current?.querySelectorAll(".gp-out")??[];l[Math.min(a.current,l.length-1)]?.focus(),a.current=null},[e.length]),(0,le.jsxs)(
"span",{class:"gp-applies",role:"group","aria-label":(0,we.t)("Settings that apply here, too"),ref:i,children:[(0,le.jsx)("span",{children:(0,we.t)("Applies her\
e, too:")}),u.map(({name:l,words:c},f)=>(0,le.jsxs)("span",{class:"gp-set","data-knob":l,children:[(0,le.jsx)("button",{type:"button",class:"gp-way",title:(0,we.t)(
"Go to where it is set"),onClick:()=>t(l),children:c}),(0,le.jsx)("button",{type:"button",class:"gp-out","aria-label":(0,we.t)("Reset {knob}",{knob:l}),title:(0,we.t)(
"Back to the default"),onClick:()=>{a.current=f,n(l)},children:"✕"})]},l)),e.length>u.length&&(0,le.jsx)(lo,{words:(0,we.t)("{count} more",{count:e.length-u.length}),
press:()=>r(!0)}),o]})}var vs=({text:e,button:t})=>(0,le.jsxs)("span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),lo=({words:e,press:t})=>(0,le.jsx)("butt\
on",{class:"gp-reset",type:"button",onClick:t,children:e});var Vi=m(fe(),1),ys=m(ie(),1),rt=m(N(),1);var ye=m(O(),1);function $i({element:e,trigger:t},{entries:n}){(0,Vi.render)((0,ye.jsx)(kp,{entries:n,act:(s,r)=>{t(s,r),Ur()}}),_(e,".gp-examples"))}function kp({
entries:e,act:t}){let[n,o]=(0,ys.useState)(0),[s,r]=(0,ys.useState)(0),i=[{title:(0,rt.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,rt.t)(
"A real model"),note:(0,rt.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),Qn.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,ye.jsxs)(ye.Fragment,{children:[
(0,ye.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,rt.t)("Put back what was set before")}),i.length>1&&(0,ye.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,rt.t)("Examples"),children:i.map(({title:l},c)=>(0,ye.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,ye.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,ye.jsx)("p",{class:"gp-note",children:l.note}),Sp(l.entries).map(([f,p])=>(0,ye.jsxs)(
ye.Fragment,{children:[(0,ye.jsx)("h3",{children:f}),(0,ye.jsx)("ul",{"aria-label":(0,rt.t)("Examples for {model}",{model:f}),children:p.map(d=>(0,ye.jsx)("li",
{children:(0,ye.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(d),children:[(0,ye.jsx)("b",{children:(0,rt.t)(d.title)}),(0,ye.jsx)("span",{children:(0,rt.t)(
d.look)})]})}))})]}))]}))]})}function Sp(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var Ui=m(N(),1);var xp=3e4,ji=()=>{};function Ye(e){e!==Z.value&&ji(e)}function Gi(e){Z.value===e&&Ye(Fe)}function Ji({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){Xo.
value=s,ji=i=>{e.value=i,t("view")};let r=new Map;jt.hear(()=>o.forEach(i=>r.delete(i))),Z.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(i)||performance.
now()-a<xp)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var Pp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function zi({element:e}){let t=_(e,".gp-header");(0,Ui.translateTemplate)(t);let n=p=>_(t,p),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=n(".gp-more-button"),u=p=>p.getAttribute("aria-expanded")==="true";function l(p,d){p.setAttribute(
"aria-expanded",String(d)),p===o?s.hidden=!d:(p===a?n(".gp-more"):i).classList.toggle("gp-unfolded",d)}let c=[o,r,a],f=()=>c.forEach(p=>l(p,!1));t.addEventListener(
"click",p=>{let d=V(p,"button[data-view]"),g=c.find(h=>h.contains(p.target));if(d?.dataset.view)d.dataset.view!==Z.value&&zn.tell(),Ye(d.dataset.view),f(),s.contains(
d)&&o.focus();else if(g){let h=!u(g);f(),l(g,h),h&&g===o&&(s.querySelector("[aria-selected=true]")??Qi(s)[0]).focus()}else if(V(p,".gp-menu :is(button, a)")){let h=c.
find(b=>u(b));f(),h?.focus()}}),document.addEventListener("click",p=>{t.contains(p.target)||f()}),t.addEventListener("keydown",p=>{if(p.key==="Escape"&&c.some(u)){
c.find(u)?.focus(),f();return}p.target===a&&p.key==="ArrowDown"&&l(a,!0);let d=V(p,"[role=tablist], .gp-unfolded");if(!d)return;let g=[...d.querySelectorAll("bu\
tton, a")].filter(q=>q.checkVisibility()),h=Pp[p.key],b={Home:0,End:-1}[p.key],P=g.indexOf(p.target),B=h?g[(P+h+g.length)%g.length]:g.at(b??NaN);!h&&b===void 0||
(p.preventDefault(),B?.focus())}),t.addEventListener("focusout",({relatedTarget:p})=>{p&&!t.contains(p)&&f()}),Y(()=>Cp(t,Z.value)),Y(()=>n("[data-lessons]").setAttribute(
"aria-expanded",String(J.isOpen.value)))}var Qi=e=>[...e.children];function Cp(e,t){for(let o of e.querySelectorAll("[role=tablist]")){let s=Qi(o),r=s.find(({dataset:i})=>i.
view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.querySelector(`.gp-lab-list [data-view="${t}"]`);_(
e,".gp-lab").classList.toggle("gp-selected",!!n),_(e,".gp-lab-which").textContent=n?.textContent??""}function Yi(e){Z.value=e}var On=m(Ie(),1);var Ep=1e4,Xi=new Set(["kept","class"]),Zi=()=>{};function uo(e){Xi.delete(e)&&!Xi.size&&Zi()}function ea(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{V(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
V(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,Ep);Zi=()=>{clearTimeout(i),setTimeout(()=>{
e||pt.tell(),r()})}}var na=(0,On.kept)("form","tab"),ks=(0,On.kept)("form"),oa=(0,On.kept)("form-address","tab"),sa=(0,On.kept)("keep-history"),ta=300,ra=!1,Ss=null;function ia(){document.
addEventListener("input",()=>ra=!0,{once:!0,capture:!0})}var aa=e=>Ss?.hold(e);function la(){Ss?.begin(),uo("kept")}var ua=()=>ot.tell();function ca(){if(ra)return[
null];let e=na.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&oa.read()===location.search?[{again:e}]:e?[e]:[sa.read()===
"no"?null:ks.readJson()]}function pa({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(sa.read()||(e.keep?"yes":
"no"))==="yes";if(d||ks.write(null),!i||!o)return;let g=JSON.stringify(l(o));na.write(g),oa.write(location.search),d&&ks.write(g)}function l(d){let g=c(d),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:Fi("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(b=>g[b])}let c=d=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,d[h]]));function f(){clearTimeout(a),a=
window.setTimeout(u,ta)}function p(){let d=Math.max(0,r+ta-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},d)}Ss={hold(d){o=d,f(),
Gt.tell(c(d))},begin(){i=!0,o||p(),f()}},document.addEventListener("input",f),ot.hear(p),window.addEventListener("pagehide",u),Xn.hear(u)}var qa=m(fe(),1),_t=m(ie(),1),j=m(N(),1);var Fa=m(fe(),1),ho=m(ie(),1),K=m(N(),1);var co=m(ie(),1),Rt=m(N(),1);var xe=m(O(),1),Op=e=>e==null?"":String(e);function At({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,co.useState)(""),c=Se(Pn(
u),t??void 0)?u:Op(t),f=e.step||(e.kind==="int"?1:.1),p=(String(f).split(".").at(1)??"").length,d=h=>{l(h),n(Pn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let b=Pn(c)??o??e.slider_minimum??e.minimum??0;if(typeof b!="number")return;let P=Number((b+(h.key==="ArrowUp"?f:-f)).toFixed(p));
d(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,P))))};return(0,xe.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>d(h.value),onKeyDown:g})}var xs=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,xe.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function Tp({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,xe.jsxs)("di\
v",{class:"kp-number",children:[(0,xe.jsx)(At,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,xe.jsx)(
xs,{knob:e,label:(0,Rt.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var Lp=e=>t=>t?.setAttribute("value",e),Yt=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,xe.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,xe.jsxs)(
"label",{children:[(0,xe.jsx)("input",{type:"radio",name:e,ref:Lp(a),checked:Se(i,s),onChange:()=>r(i)}),(0,xe.jsx)("span",{children:a})]},a))}),Rp=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,xe.jsx)(Yt,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Rt.t)("not set")],[!0,(0,Rt.t)("on")],[!1,(0,Rt.t)(
"off")]]});function Ps({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>Se(u,s)),a=s!==void 0&&i<0;return(0,xe.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,xe.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,xe.jsx)("option",{value:String(l),children:ve(u)},l)),a&&(0,xe.jsx)("option",{value:"foreign",disabled:!0,children:ve(
s)})]})}var Ap=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,xe.jsx)(Ps,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Rt.t)(
"not set"):(0,Rt.t)("not set (default {value})",{value:ve(s)})}),Np=({id:e,meaningId:t,value:n,change:o})=>(0,xe.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":ve(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function Xt(e,t,n){let o=(0,co.useRef)(null),s=o.
current!==null&&Se(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var da=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
fa={View:Rp},Cs={View:Tp,isLabelled:!0},ma={View:Ap,isLabelled:!0},ga={View:Np,isLabelled:!0};var ba=m(fe(),1),Nt=m(ie(),1),va=m(dt(),1),oe=m(N(),1);var $=m(O(),1);function wa({knob:e,value:t,change:n}){let[o,s]=Xt(t,fs,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,$.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,oe.t)("{name} as JSON",{name:e.name}),placeholder:(0,oe.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var ya={View:()=>(0,$.jsx)("div",{}),canShow:(e,t)=>t===void 0};function ka({words:e,texts:t,change:n}){let[o,s]=(0,Nt.useState)([]),r=(0,Nt.useRef)(
null),i=f=>f.map(Cn).filter(Boolean),a=Se(i(o),t)?o:t.map(Ni),u=a.at(-1)===""?a:[...a,""],l=f=>{s(f);let p=i(f);n(p.length?p:void 0)},c=f=>r.current?.querySelectorAll(
"input")[f]?.focus();return(0,$.jsx)("div",{class:"kp-list",ref:r,children:u.map((f,p)=>(0,$.jsxs)("div",{class:"kp-line",children:[(0,$.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:f,onInput:({currentTarget:d})=>l(u.with(p,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(p+1))}}),(0,$.jsx)(_p,{text:Cn(f),line:f}),(0,$.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!f,
onClick:()=>{l(u.toSpliced(p,1)),c(p+1)},children:"×"})]},p))})}function _p({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,va.fillText)(
o,e)};return(0,$.jsx)("span",{class:"kp-shown",title:(0,oe.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var Mp=({value:e,change:t})=>(0,$.jsxs)(
"div",{class:"kp-editor",children:[(0,$.jsx)(ka,{words:{one:(0,oe.t)("text"),another:(0,oe.t)("another text"),remove:(0,oe.t)("Remove this text")},texts:e===void 0?
[]:ms(e)?e:[ve(e,1/0)],change:t}),(0,$.jsx)("p",{class:"kp-faint",children:(0,oe.t)("Write \\n for a line break and \\t for a tab.")})]}),Sa={View:Mp},xa=e=>Array.
isArray(e)&&e.length===2;function Kp({id:e,value:t,change:n}){let o=xa(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,oe.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,oe.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,$.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,$.jsxs)(ba.Fragment,{children:[
(0,$.jsx)("label",{for:`${e}-${i}`,children:a}),(0,$.jsx)(At,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:f=>s(c,f)})]},i))})}var Pa={View:Kp,
canShow:(e,t)=>t===void 0||xa(t)};function Ip({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Nt.useState)(!1),[l,c]=Xt(r,ao,h=>Array.isArray(
h)?h.join(", "):""),f=(0,Nt.useRef)(null),p=Array.isArray(r)||a&&r===void 0,d=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>f.current?.
focus())},g=t.verdict.value?.layers;return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Yt,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,oe.t)("not s\
et")],["low","low"],["high","high"],["list",(0,oe.t)("layers")]],value:p?"list":r,change:d}),(0,$.jsx)("input",{class:"kp-wide",ref:f,id:`${n}-list`,type:"text",
hidden:!p,placeholder:"0, 2, 4","aria-label":(0,oe.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,$.jsx)("p",{class:"kp-faint",children:g?(0,oe.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var Ca={View:Ip,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},Fp={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
ha=JSON.stringify(Fp,null,2),Bp=["choices","regex","json_schema"];function Hp({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=je(o)?o:{},i=Bp.find(h=>h in r),
[a,u]=(0,Nt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),f=h=>{u(h),s(void 0)},[p,d]=Xt(r.json_schema,fs,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,$.jsx)(ka,{words:{one:(0,oe.t)("choice"),another:(0,oe.t)("another choice"),remove:(0,oe.t)("Remove this choi\
ce")},texts:ms(r.choices)?r.choices:[],change:c}),regex:(0,$.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,oe.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":ve(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,$.jsxs)($.Fragment,{children:[(0,$.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:ha,spellcheck:!1,
"aria-label":(0,oe.t)("JSON schema"),value:p,onInput:({currentTarget:h})=>c(d(h.value))}),(0,$.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(ha)),
children:(0,oe.t)("Use an example")})]})};return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Yt,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,oe.t)(
"not set")],["choices",(0,oe.t)("choices")],["regex","regex"],["json_schema",(0,oe.t)("JSON schema")]],value:l,change:f}),l&&g[l]]})}var Ea={View:Hp};var Oa=m(fe(),1),Ta=m(ie(),1),it=m(N(),1);var ke=m(O(),1),Dp=30,qp=5,La=()=>[...crypto.getRandomValues(new Uint16Array(Dp))].map(e=>e%1e3),po=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function Ra({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>po(
i,n)>po(r,n)?i:r);return po(s,n)<n.length?null:s}function Wp({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>Se(
o,n)):e==="flags"?je(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Vp(e,t){
if(t===void 0)return!0;let n=je(t)?Ra(e,t):null;return n!==null&&je(t)&&n.fields.every(o=>Wp(o,t[o.name]))}function $p({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,Ta.useState)(null),a=je(o)?o:null,u=a&&r&&po(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:Ra(e,a)),c=e.forms.map(({name:d})=>[d,e.forms.length>
1?(0,it.t)(d):(0,it.t)("set")]),f=d=>{let g=e.forms.find(b=>b.name===d)??null;i(g);let h=g?.fields.filter(({required:b})=>b);s(h&&Object.fromEntries(h.map(b=>[b.
name,jp(b)])))},p=(d,g)=>{let h=l?.fields.map(P=>P.name)??[],b={...a,[d]:g};s(Object.fromEntries(h.filter(P=>b[P]!==void 0).map(P=>[P,b[P]])))};return(0,ke.jsxs)(
"div",{class:"kp-editor",children:[(0,ke.jsx)(Yt,{id:`${t}-form`,nameId:n,options:[[void 0,(0,it.t)("not set")],...c],value:l?.name,change:f}),(0,ke.jsx)("p",{class:"\
kp-faint",children:(0,it.t)(l?.meaning)}),(0,ke.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let g=`${t}-${d.name}`;return(0,ke.jsxs)(Oa.Fragment,{children:[
(0,ke.jsx)("label",{for:g,title:(0,it.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,ke.jsx)(Gp,{field:d,id:g,value:a?.[d.name],change:h=>p(d.name,h)}),
(0,ke.jsx)("p",{class:"kp-faint",children:(0,it.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,ke.jsx)("button",{class:"kp-link",type:"button",onClick:()=>p(d.
name,La()),children:(0,it.t)("Draw new keys")})]},d.name)})})]})}var jp=e=>e.kind==="ints"?La():e.default??qp;function Gp({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,ke.jsx)(Ps,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,it.t)("not set ({value})",{value:ve(e.default)})});
if(s==="flags")return(0,ke.jsx)(Jp,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,ke.jsx)(Up,{field:e,id:t,value:n,change:o});let r=e.default;return(0,ke.jsx)(
At,{id:t,value:n,change:o,standard:r,row:da(e),hint:r===null?"–":String(r)})}function Jp({field:e,id:t,value:n,change:o}){let s=je(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,ke.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,ke.jsxs)("label",{children:[(0,ke.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Up({id:e,value:t,change:n}){let[o,s]=Xt(t,ao,r=>Array.isArray(r)?r.join(", "):r===void 0?"":ve(r,1/0));return(0,ke.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var Aa={View:$p,canShow:Vp};var Xe=m(ie(),1),Na=m(dt(),1),z=m(N(),1),_a=m(no(),1);var F=m(O(),1),zp=120,Qp=5,Es=e=>Number.isInteger(e)&&Number(e)>=0,ft=e=>Array.isArray(e)&&e.length>0&&e.every(Es),fo=(e,t)=>Array.isArray(e)&&e.every(t),Os=e=>fo(
e,ft),Yp=e=>Array.isArray(e)&&e.length===2&&ft(e[0]),Xp=e=>ft(e)||Os(e),Zp=e=>je(e)&&(ft(e.phrase)||Os(e.any_of)),Zt=e=>({options:[[e]]}),Ma=e=>({options:[e]}),
Tn=({options:e})=>e[0][0],Ts={token:{isSingle:!0,isFlat:!0,read:e=>Es(e)?[Zt(e)]:null,write:e=>Tn(e[0])},tokens:{isFlat:!0,read:e=>Es(e)?[Zt(e)]:ft(e)?e.map(Zt):
null,write:e=>e.length===1?Tn(e[0]):e.map(Tn)},words:{isFlat:!0,read:e=>ft(e)?e.map(Zt):null,write:e=>e.map(Tn)},word_groups:{read:e=>Os(e)?e.map(Ma):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>fo(e,Yp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>fo(e,Xp)?e.map(t=>({options:ft(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>fo(e,Zp)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
Ln={ways:[],unknown:[]};function ed(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return ft(t)&&t.every(Number.isSafeInteger)?
t:null}async function td(e,t){let n=Cn(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...Ln,problem:(0,z.t)(i)};let a=[{when:(0,z.t)("as typed"),tokens:r[0]}];s&&Se(r[0],r[1])?a=[{when:(0,z.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,z.t)("inside a sentence"),tokens:r[0]},{when:(0,z.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=ed(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(f=>[f,t.texts.value.get(f)]);a.unshift({when:u.length>1?(0,z.t)("these token ids"):(0,z.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var mo=({tokens:e})=>e.map(([t])=>t),Ls=({token:[e,t]})=>(0,F.jsxs)(F.Fragment,{children:[t===void 0?(0,F.jsx)("span",{class:"kp-piece"}):(0,F.jsx)(_a.TokenLabel,
{class:"kp-piece",text:t}),(0,F.jsx)("span",{class:"kp-id",children:e})]});function nd({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,F.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,z.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,z.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,z.t)("Choose on\
e token."):(0,z.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,F.jsxs)(F.Fragment,{children:[t.map(
i=>(0,F.jsxs)("div",{class:"kp-offer",children:[(0,F.jsx)("span",{class:"kp-when",children:i.when}),(0,F.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,F.jsx)(od,{token:a,press:()=>s([[a[0]]])}):(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(Ls,{token:a})}))}),!e.isFlat&&(0,F.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,z.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([mo(i)]),children:(0,z.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,F.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(mo)),children:(0,z.t)("Add both")}),r.length>0&&(0,F.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function od({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,z.t)("Add token {id}",{id:n}):(0,z.t)("Add token {id}: {text}",{id:n,text:(0,Na.quoted)(
o)});return(0,F.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,F.jsx)(Ls,{token:e})})}function sd({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=Ts[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,Xe.useState)(""),[c,f]=(0,Xe.useState)(Ln),[p,d]=(0,Xe.useState)(null),g=(0,Xe.useRef)(
null),h=(0,Xe.useRef)(0),b=(0,Xe.useRef)(0),P=S=>r(S.length?i.write(S):void 0),B=()=>{h.current+=1,clearTimeout(b.current),l(""),f(Ln),d(null)},q=S=>{P(rd(i,a,S,
p)),B(),g.current?.focus()},E=async S=>{let U=++h.current,Oe=(0,z.t)("The server does not answer. Try again in a moment."),Ue=S?await td(S,t).catch(()=>({...Ln,
problem:Oe})):Ln;return U!==h.current?null:(f(Ue),Ue)},R=S=>{l(S),clearTimeout(b.current),b.current=window.setTimeout(()=>{E(S)},zp)},w=async()=>{clearTimeout(b.
current);let S=(await E(u))?.ways.at(0);S&&q([i.isFlat?mo(S).slice(0,1):mo(S)])},D=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||p!==null)&&
(S.preventDefault(),B())},G=t.texts.value,re=a.flatMap(({options:S})=>S.flat()).filter(S=>!G.has(S));return(0,Xe.useEffect)(()=>{re.length&&t.textsOf(re).catch(
()=>[])},[re.join()]),(0,F.jsxs)("div",{class:"kp-editor",children:[(0,F.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,U)=>(0,F.jsx)(
id,{form:i,row:S,texts:G,setBias:Oe=>P(a.with(U,{...S,bias:Oe})),grow:()=>{d(U),g.current?.focus()},remove:()=>{p===U&&d(null),P(a.toSpliced(U,1)),g.current?.focus()}},
U))}),(0,F.jsx)("p",{class:"kp-faint",hidden:p===null,children:p!==null&&(0,z.t)("Another alternative to word {number}:",{number:p+1})}),(0,F.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,z.t)("type a token, or its id"):(0,z.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>R(S.value),onKeyDown:D}),(0,F.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,F.jsx)(nd,{
form:i,offers:c,add:q})})]})}function rd(e,t,n,o){if(e.isSingle)return[Zt(n[0][0])];if(e.isFlat){let s=new Set(t.map(Tn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(Zt)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:Qp}:Ma(
s))]}function id({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,F.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,F.jsxs)(F.Fragment,{children:[u>0&&(0,F.jsx)("span",{class:"kp-or",children:(0,z.t)("or")}),(0,F.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(Ls,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,F.jsx)("span",{class:"kp-faint",children:(0,z.t)(
"bias")}),e.isBiased&&(0,F.jsx)(At,{row:{kind:"float",step:.5},label:(0,z.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,F.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,z.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,z.t)("or…")}),(0,F.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,z.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var ad={View:sd,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||Ts[e].read(t)!==null},Ka=Object.fromEntries(Object.keys(Ts).map(e=>[e,ad]));var Ia={...Ka,switch:fa,number:Cs,slider:Cs,choice:ma,text:ga,strings:Sa,decay:Pa,fields:Aa,layers:Ca,structure:Ea},go=e=>e in Ia?Ia[e]:ya;var M=m(O(),1),Rs=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],en=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],nn={error:"✕",warning:"▲",info:"\
ℹ"},tn=({name:e})=>(0,M.jsx)(M.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,M.jsxs)(Fa.Fragment,{children:[t,(0,M.jsx)("wbr",{})]},t))});function bo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function As({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,ho.useState)(!1),[f,p]=(0,ho.useState)(!1),[d,g]=(0,ho.useState)(!1),h=`${e.name}-${t}`,{View:b,isLabelled:P,canShow:B}=go(
o.editor),q=!B||B(o,s.value);!q&&!l&&c(!0);let E=`${h}-name`,R={knob:o,panel:e,id:`${h}-control`,nameId:E,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:re=>e.change(t,re)},w=()=>{p(l&&!q),(!l||q)&&c(!l)},D=l||!q,G=u.value;return(0,M.jsxs)("div",{class:a.value.some(({severity:re})=>re===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,M.jsxs)("div",{class:"kp-head",children:[P&&!D?(0,M.jsx)("l\
abel",{class:"kp-name",id:E,for:R.id,children:(0,M.jsx)(tn,{name:t})}):(0,M.jsx)("span",{class:"kp-name",id:E,children:(0,M.jsx)(tn,{name:t})}),(0,M.jsx)("span",
{class:"kp-source",title:en(i.value),children:en(i.value)&&Rs(i.value)}),(0,M.jsxs)("span",{class:"kp-tools",children:[B&&(0,M.jsx)(ld,{name:t,isJson:D,turn:w}),
(0,M.jsx)(cd,{panel:e,name:t}),(0,M.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!d),children:"?"})]})]}),B?(0,M.jsxs)("div",{class:"kp-editor",children:[D?(0,M.jsx)(wa,{...R}):(0,M.jsx)(b,{...R}),(0,M.jsx)("span",{class:"kp-faint",children:f&&
!q&&(0,K.t)("The editor cannot show this value.")})]}):(0,M.jsx)(b,{...R}),(0,M.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(re=>(0,M.jsx)(Ns,
{note:re,panel:e}))}),(0,M.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,M.jsx)(ud,{knob:o,own:r.value})," ",(0,M.jsx)("sp\
an",{class:"kp-idle",children:G&&(0,K.t)("No effect now: {why}.",{why:G})})]}),d&&(0,M.jsx)(pd,{knob:o})]})}function ld({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,M.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function ud({knob:e,own:t}){let n=Ba(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var Ba=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):ve(t,30);function cd({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Ba(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],f=()=>{e.reset(t),bo(e,t)};return(0,M.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:f,children:a?"↺":"×"})}function pd({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=dd(e);return(0,M.jsxs)("div",{class:"kp-help",children:[(0,M.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,M.jsx)("p",{children:n}),t&&(0,M.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,M.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,M.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,M.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function Ns({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&bo(t,n)};return(0,M.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,M.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:nn[e.severity]}),(0,M.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,M.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,M.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,M.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function dd({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var _s=m(N(),1);var Rn=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Ha(e,t){let n=Rn(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var fd=(e,t)=>e.every(n=>Rn(t).join(" ").includes(n));function Da(e,t){let n=Rn(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Ot.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Ot.elsewhere.filter(({words:u})=>u.some(l=>Ha(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,_s.t)(l),...c].some(f=>Ha(n,f)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,_s.t)(l))].join(" ");return{knobs:t.filter(u=>fd(n,a(u))),beside:s,absent:o}}var x=m(O(),1),md=60;function Wa(e,t){let n=Mi(e,t);H().answers.knobs=({change:o})=>n.apply(o),(0,qa.render)((0,x.jsx)(gd,{panel:n}),_(e.element,".kp"))}function gd({
panel:e}){let[t,n]=(0,_t.useState)(""),[o,s]=(0,_t.useState)([]),r=Da(t,e.knobs),i=Rn(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(f=>c?[...new Set(
[...f,l])]:f.filter(p=>p!==l));return(0,_t.useLayoutEffect)(()=>{Li(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>hd(e,
l)))})},[e]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(yd,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,x.jsx)(Sd,{panel:e,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,j.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(As,{panel:e,name:l,
hidden:!a.has(l)},l))}),Ot.groups.map(l=>(0,x.jsx)(bd,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(Pd,{panel:e,hidden:i})]})}
function hd(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),bo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function bd({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:d})=>d===t),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),f=o?c:s,p=(0,_t.useRef)(!1);return p.
current||=f,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:f,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,j.t)(t),(0,x.jsx)(wd,{panel:e,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[p.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,j.t)("Always in view, above:")," ",l.map(({name:d},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(Va,{panel:e,name:d})]}))]}),
p.current&&u.map(d=>(0,x.jsx)(vd,{panel:e,knob:d,names:n},d.name))]})]}):null}function vd({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,x.jsx)("code",{children:t.name})," ",(0,j.t)(t.managed_because)]}):(0,x.jsx)(
As,{panel:e,name:t.name,hidden:o})}function wd({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,j.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var Va=({panel:e,name:t})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,j.t)("Go to {name}",{name:t}),onClick:()=>Et(
e,t),children:(0,x.jsx)(tn,{name:t})});function yd({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,j.t)("N\
o knob."):(0,j.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,j.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,j.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,j.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(kd,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,j.t)(l)}))]})]})}var An=e=>e?document.getElementById(e):null;function kd({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=An(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{An(t)?.offsetParent||An(n)?.querySelector("button.label-wrap")?.click(),o(md)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,j.t)(e)," ",(An(t)||An(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,j.t)("Go to it")})]})}function Sd({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,j.t)(r?.mode),a=r?.differs.length??0,u=a?(0,j.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,j.t)("No knobs differ from the model's defaults."),l=({basic:f,group:p})=>!f&&!t.includes(
p),c=Object.entries(r?.notes??{}).flatMap(([f,p=[]])=>{let d=e.byName.get(f);return d?l(d)?p.filter(({severity:g})=>g==="error"):[]:p});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,j.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(f=>(0,x.jsx)(
xd,{panel:e,name:f},f))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:Se(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,j.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,j.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(f=>(0,x.jsx)(Ns,{note:f,
panel:e}))})]})}function xd({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,j.t)("Go to this knob ({source})",{source:en(n)}),onClick:()=>Et(e,t),children:[
t,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,j.t)("See the note at the knob"),children:nn[s]})]})}function Pd({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,j.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,j.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,j.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,j.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
Va,{panel:e,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[ve(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,j.t)(a),children:` ○ ${(0,j.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Rs(i)})]},s))})]})})]})}var $a=m(fe(),1),Mt=m(N(),1);var ue=m(O(),1),Cd=["switch","choice"];function ja({element:e},{name:t,essential:n}){let o=_(e,".kq-knobs"),s=_(e,".kq-count");_(e,".kq").setAttribute("aria-lab\
el",(0,Mt.t)("The knobs that matter for this strategy")),st(t,r=>{_(e,".kq-number-of").textContent=(0,Mt.t)("All {count} knobs",{count:r.knobs.length}),(0,$a.render)(
(0,ue.jsx)(Ed,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${nn[u?"error":"warning"]} ${a.length}`:""})})}function Ed({panel:e,essential:t}){let n=(e.verdict.value?.essential??t).filter(
o=>e.byName.has(o));return(0,ue.jsx)(ue.Fragment,{children:n.map(o=>(0,ue.jsx)(Od,{panel:e,name:o},o))})}function Od({panel:e,name:t}){let{knob:n,value:o,own:s,
source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=Cd.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:f}=go(n.
editor),p={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>e.change(t,P)},d=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=d?`${(0,Mt.t)(d.message)} ${(0,Mt.t)(d.fix)}`:(0,Mt.t)(n.meaning),h=en(r.value),b=(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsx)(tn,{name:t}),
(0,ue.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":d?.severity??"",children:d&&nn[d.severity]})]});return(0,ue.jsxs)("div",{class:"kq-knob",
"data-knob":t,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!f?(0,ue.jsx)("span",{class:"kp-name",id:p.nameId,children:b}):(0,ue.jsx)(
"label",{class:"kp-name",id:p.nameId,for:a,children:b}),l?(0,ue.jsx)(c,{...p}):u?(0,ue.jsx)(Td,{...p}):(0,ue.jsx)(Ld,{...p})]})}function Td({knob:e,id:t,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,ue.jsxs)("span",{class:"kq-number",children:[(0,ue.jsx)(xs,{knob:e,id:t,value:n,standard:o,
change:s,text:i}),(0,ue.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",children:i})]})}function Ld({knob:e,panel:t,id:n,value:o}){return(0,ue.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{wn("knobs"),Et(t,e.name)},children:o===void 0?(0,Mt.t)("set …"):ve(o,18)})}var Ua=m(fe(),1),za=m(ie(),1),mt=m(N(),1),Qa=m(Ja(),1);var Ze=m(O(),1);function Ya({element:e,props:t,server:n,watch:o}){let s=_(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");H().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,mt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=Rd(
t.value);for(let{key:d,sha256:g}of c)d&&r.set(g,d);let f=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(f.some(({key:d},g)=>d!==c[g].key))return u(f);i=t.value;
let p=c.map((d,g)=>(0,Ze.jsx)(Ad,{item:d,fileOf:a,remove:()=>u(c.filter((h,b)=>b!==g))},d.sha256));(0,Ua.render)(p,s)}o("value",l),l()}function Rd(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function Ad({item:e,fileOf:t,remove:n}){let[o,s]=(0,za.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",f=c?(0,mt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,mt.t)("Sound, {seconds} s",{seconds:l});return(0,Ze.jsxs)("li",{children:[(0,Ze.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${f}: ${c?(0,mt.t)("Show it"):(0,mt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,Ze.jsx)(Qa.Preview,{kind:e.kind,preview:i})}),(0,Ze.jsx)("span",{children:r?f:(0,mt.t)("{what}: the file was not kept",{what:f})}),
(0,Ze.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,mt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,Ze.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,Ze.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var nl=m(fe(),1),Bs=m(ie(),1),se=m(N(),1);var vo=m(ie(),1);function Xa(e){let t=(0,vo.useRef)(null);return(0,vo.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var et=m(N(),1),Ae=m(O(),1),Ms=["tools","documents"],Nd={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Ks=({reads:e})=>e?.arguments??[],Za=e=>Ks(e).length>0||Ms.some(t=>e.reads?.[t]);function el({state:e,isOpen:t,press:n}){let s=Ks(e).filter(([
r])=>r in e.arguments).length+Ms.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Ae.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!Za(e),onClick:n,children:s?(0,et.t)("Template arguments ({count})",{count:s}):(0,et.t)("Template arguments")})}function tl({state:e,isOpen:t,
defaults:n,set:o}){let s=Za(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,et.t)("Tools, a JSON list"),documents:(0,et.t)("Documents, a JSON list")};return(0,Ae.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,et.t)("Template arguments"),hidden:!s,children:[(0,Ae.jsx)("div",{class:"gp-argument-list",children:Ks(
e).map(([i,a])=>(0,Ae.jsx)(_d,{name:i,kind:a,state:e,defaults:n,set:o},i))}),Ms.map(i=>(0,Ae.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Ae.jsx)(
"span",{children:r[i]}),(0,Ae.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Nd[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function _d({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([p])=>p!==e)),f=l===""||l===o[e];
s({arguments:f?c:{...c,[e]:l}})};if(t!=="bool")return(0,Ae.jsxs)("label",{"data-kind":t,children:[(0,Ae.jsx)("code",{children:e}),(0,Ae.jsx)("input",{type:"text",
placeholder:(0,et.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,et.t)("Set here."):
a===void 0?(0,et.t)("Not set: the template decides."):(0,et.t)("Not set: this is what the template takes.");return(0,Ae.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Ae.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ae.jsx)("code",{children:e})]})}var I=m(O(),1),Md=250,Is=["user","assistant","system"],Kd={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},ol=()=>{},sl=e=>ol(e);function rl({element:e,props:t,server:n,trigger:o,watch:s}){let r=_(e,".gp-beside"),i=H(),a=C(Kd),u=C({prompt:"",model:""}),l=C(
{}),c=C(!1),f="",p="plain true";function d(){let R={};try{R=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...R},f=t.value,h()}function g(R){a.value={...a.
value,...R},t.value=f=JSON.stringify(a.value),h()}function h(){let R=`${a.value.kind} ${a.value.on}`;if(R===p)return B();p=R,o("turned",{})}let b=0,P=0;function B(){
clearTimeout(P),P=window.setTimeout(q,Md)}async function q(){let R=++b,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:f})))}catch(D){console.warn("Generation Playground: the template could not be asked.",D)}R===b&&(i.setWritten(w),l.value=w?.defaults??
{})}ol=R=>{e.isConnected&&(u.value={...u.value,...R},B())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:R,run:w})=>{!R&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),Y(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let E=()=>(0,I.jsx)(Id,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==f&&d()}),d(),(0,nl.render)((0,I.jsx)(E,{}),
r)}function Id({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[f,p]=(0,Bs.useState)(null),[d,g]=(0,Bs.useState)(
!1),h=Xa(()=>r),b=()=>p(null),P=S=>{p(S),h(`.gp-${S} textarea`)},B=S=>{t({on:S}),h(S?".gp-on":".gp-off")},q=(S,U)=>t({turns:l.map((Oe,Ue)=>Ue===S?{...Oe,...U}:Oe)}),
E=S=>{t({turns:l.toSpliced(S,1)});let U=Math.min(S+1,l.length-1);h(U?`.gp-turns li:nth-child(${U}) button`:".gp-add")},R=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},D=!u&&f!=="system",G=!a||
!c&&f!=="begins",re=({to:S,name:U,title:Oe})=>(0,I.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:Oe,onClick:()=>B(S),children:U});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,I.jsxs)("l\
abel",{class:"gp-begins",hidden:G,children:[(0,I.jsx)("span",{children:(0,se.t)("The answer begins with")}),(0,I.jsx)(Fs,{hint:(0,se.t)("The model goes on from \
these words."),value:c,write:S=>t({begins:S}),close:b})]}),(0,I.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,I.jsxs)("label",{class:"gp-system",hidden:D,
children:[(0,I.jsx)("span",{children:(0,se.t)("System message")}),(0,I.jsx)(Fs,{hint:(0,se.t)("How the assistant should behave. May stay empty."),value:u,write:S=>t(
{system:S}),close:b})]}),(0,I.jsx)("ol",{class:"gp-turns","aria-label":(0,se.t)("Earlier turns, oldest first"),children:l.map((S,U)=>(0,I.jsx)(Fd,{...S,number:U+
1,change:Oe=>q(U,Oe),remove:()=>E(U)},U))}),(0,I.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,I.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:S})=>t({continues:S.checked})}),(0,I.jsx)("span",{children:(0,se.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,I.jsxs)("div",{class:"gp-bar",children:[(0,I.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,se.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),B(!a))},children:[re({to:!0,name:(0,se.t)("Chat"),title:(0,se.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),re({to:!1,name:(0,se.t)("Plain text"),title:(0,se.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,I.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,I.jsx)(Nn,{name:"gp-add-system",words:(0,se.t)("Ad\
d a system message"),hidden:!D,press:()=>P("system")}),(0,I.jsx)(Nn,{name:"gp-add",words:(0,se.t)("Add a turn"),press:R}),(0,I.jsx)(Nn,{name:"gp-reply",words:(0,se.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,I.jsx)(Nn,{name:"gp-clear",words:(0,se.t)("New chat"),hidden:!l.length,press:w}),(0,I.jsx)(Nn,{name:"gp-be\
gin",words:(0,se.t)("Begin the answer"),hidden:!G,press:()=>P("begins")}),(0,I.jsx)(el,{state:e,isOpen:d,press:()=>{g(!d),d||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,I.jsx)(tl,{state:e,isOpen:d,defaults:o,set:t})]}),(0,I.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,I.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,se.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,I.jsxs)("label",{class:"gp-target",children:[(0,I.jsx)("span",{children:(0,se.t)("Target so far")}),(0,I.jsx)(Fs,{hint:(0,se.t)(
"How the target should begin. May stay empty."),value:e.target,write:S=>t({target:S})})]})]})]})}var Fs=({hint:e,value:t,write:n,close:o})=>(0,I.jsx)("textarea",
{rows:1,placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),Nn=({name:e,words:t,hidden:n,press:o})=>(0,I.jsx)("button",{type:"button",class:e,
hidden:n,onClick:o,children:t});function Fd({role:e,content:t,number:n,change:o,remove:s}){let r=Is.includes(e)?Is:[...Is,e],i=(0,se.t)("Remove turn {number}",{
number:n});return(0,I.jsxs)("li",{"data-role":e,children:[(0,I.jsx)("select",{"aria-label":(0,se.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,I.jsx)("option",{value:a,children:a},a))}),(0,I.jsx)("textarea",{rows:1,"aria-label":(0,se.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,I.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var il=m(N(),1);var Bd={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function wo(e){let t=()=>[...e.querySelectorAll("button, a")].filter(
o=>!o.hidden),n=o=>{e.open=!1,o&&e.querySelector("summary")?.focus()};e.addEventListener("focusout",({relatedTarget:o})=>{o instanceof Node&&!e.contains(o)&&n(!1)}),
e.addEventListener("click",({target:o})=>{o instanceof Element&&o.closest("button, a")&&n(!0)}),document.addEventListener("click",({target:o})=>{o instanceof Node&&
!e.contains(o)&&n(!1)}),e.addEventListener("keydown",o=>{if(o.key==="Escape"&&e.open){o.stopPropagation(),n(!0);return}let s=Bd[o.key];if(!s||o.ctrlKey||o.metaKey||
o.altKey||!e.open&&o.key!=="ArrowDown")return;o.preventDefault(),e.open=!0;let r=t();r[s(r.indexOf(o.target),r.length)]?.focus()})}function al({element:e,props:t,trigger:n,watch:o}){(0,il.translateTemplate)(e);let s=_(e,".gp-run-menu");wo(s),s.addEventListener("click",i=>{let a=V(i,"[data-w\
ay]")?.dataset.way;a==="more"?H().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),Hd(s)}function Hd(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var ll=m(N(),1);function ul({element:e,props:t,watch:n}){let o=()=>{_(e,"p").textContent=t.value?(0,ll.t)(JSON.parse(t.value)):""};n("value",o),o()}var bl=m(fe(),1),qe=m(N(),1);var Hs=m(N(),1);var Dd=.8,yo=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return J.isOpen.value&&
J.isOnStage.value}turn(){J.isOnStage.value=!J.isOpen.value||!J.isOnStage.value,J.isOpen.value||eo.tell()}get words(){return this.isSeen?this.stays?(0,Hs.t)("Sti\
ll to be done. Go on with N."):(0,Hs.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:Dd*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var fl=m(pl(),1),ml=m(Ds(),1),gt=m(N(),1);var Ge={text:{key:"1",title:()=>(0,gt.t)("Text"),isThere:e=>!e.denoises,view:Fe,canHide:!0},processors:{key:"2",title:()=>(0,gt.t)("Waterfall"),isThere:qd,view:Fe,
canHide:!0},beamtree:{key:"3",title:()=>(0,gt.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:Fe,canHide:!0},drafts:{key:"4",title:()=>(0,gt.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:Fe,canHide:!0},canvas:{key:"1",title:()=>(0,gt.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:Fe,
canHide:!1},batch:{key:"1",title:()=>(0,gt.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,gt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},qs=Object.keys(Ge);function qd({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var on=(e,t,n)=>Math.max(t,Math.min(n,e)),ko=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,ml.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*on(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,fl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[on(a+n,-1,i.length-1)]??0)-1}else this.place=on(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var me=m(O(),1),Wd="F8",Vd={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},$d={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},jd=["PageDown","PageUp"],Gd="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",So=null,Ws=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new ko(n),(0,bl.render)((0,me.jsx)(Jd,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),Y(()=>{Z.value,J.isOpen.value,ct(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new yo(()=>this.draw());bar=C({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Fe;get isOpen(){return Be.peek()!==null}get picture(){return Be.peek()??"text"}get offered(){
return qs.filter(t=>Ge[t].view===Z.peek()&&Ge[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=Z.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),J.isOnStage.value=!0,(!this.offered.length||!J.isOpen.peek())&&Ye(Fe),Be.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),Be.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),J.isOpen.peek()||Ye(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&(Be.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Ge[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;Un.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:wl()!==null,
showsLesson:this.lesson.isSeen,question:Un.peek()?(0,qe.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,qe.t)("\
This view is on the page: Esc.")};let s=Vd[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){let{cover:n,picture:o}=this;
t===n.hides||t&&!Ge[o].canHide||(t?(this.log.usesBeams&&gl(Ge.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Ge[o];r!==
Fe?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?gl(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(s.line,0):n.walk(t),this.draw()}goRound(t){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[on(s,0,n.rounds.length-1)].start)}};function gl(e,t){let n=e?document.querySelector(
e):null;n&&(n.value=String(on(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Jd({stage:e}){let{offered:t,
hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=Be.value??"text";return(0,me.jsxs)(me.Fragment,{children:[(0,me.jsx)("h1",{class:"gp-stage-name",children:(0,qe.t)(
"The stage")}),(0,me.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,qe.t)("Pictures of this run"),children:qs.map(a=>{let{key:u,title:l}=Ge[a];
return(0,me.jsx)(sn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},a)})}),(0,me.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,me.jsx)(hl,{sign:"◀",name:(0,qe.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,me.jsx)(hl,{sign:"▶",name:(0,qe.t)("Next"),of:"PageDown",press:()=>e.go(1)}),
(0,me.jsx)(sn,{of:"H",class:"gp-stage-hide",hidden:!Ge[i].canHide,is:n,press:()=>e.hide(!n),children:(0,qe.t)("Hide what comes")}),(0,me.jsx)(sn,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,qe.t)("Lesson")}),(0,me.jsx)(sn,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>kn.tell(),children:(0,qe.t)(
"Class")}),(0,me.jsx)(sn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,qe.t)("Generate")}),(0,me.jsx)(sn,{of:"Escape",class:"gp-stage-leave",press:()=>e.
leave(),children:(0,qe.t)("Leave")})]})}var sn=({of:e,class:t,hidden:n,is:o,press:s,children:r})=>(0,me.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,me.jsx)("kbd",{children:e==="Escape"?"Esc":e})," ",r]}),hl=({sign:e,name:t,of:n,press:o})=>(0,me.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,children:e});function vl({element:e}){So=new Ws(_(e,".gp-stage"),H())}var wl=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function yl(){document.addEventListener("click",e=>{V(e,".gp-present")&&So?.enter()}),document.addEventListener(
"keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;!So||!t||document.querySelector(Gd)||!Ud(So,e)||(e.preventDefault(),e.stopPropagation())},!0)}
function Ud(e,t){let{key:n}=t,o=$d[n],s=zd[n.toLowerCase()];if(n===Wd)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&jd.includes(
n))(e.lesson.isSeen?e.lesson:e).go(o);else{if(V(t,"input, select, textarea")||o&&V(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()===
"v"&&wl())kn.tell();else if(!e.lesson.press(n)){let r=e.offered.find(i=>Ge[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var zd={h:e=>e.hide(!e.cover.
hides),l:e=>e.turnLesson(),g:e=>e.run()};var kl=m(fe(),1),_n=m(N(),1);var Kt=m(O(),1);function Sl({element:e,props:t,trigger:n,watch:o},s){let r=_(e,"span"),i=_(e,"select"),a="";function u(){let{value:l,lane:c,choices:f}=t;r.textContent=
c?(0,_n.t)("Strategy of lane {lane}",{lane:c}):(0,_n.t)("Strategy"),JSON.stringify(f)!==a&&(a=JSON.stringify(f),(0,kl.render)((0,Kt.jsx)(Qd,{choices:f,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var Qd=({choices:e,headings:t})=>(0,Kt.jsx)(Kt.Fragment,{children:Yd(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Kt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,_n.t)(r)}));return n?(0,Kt.jsx)("optgroup",{label:(0,_n.t)(n),
children:s}):s})});function Yd(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var Pl=m(Ie(),1);var Xd="scene";function xo(e,t){let n=new RegExp(`^(${t}|${Xd})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var at=["guess","again","best","temperature","text","own"],Vs="scene",Po=(0,Pl.kept)("front-door"),Cl="seen";function xl(e){let t=Number(new URLSearchParams(e).
get(Vs));return at.at(t>0?t-1:at.length)??null}function Zd(e,t){let n=new URLSearchParams(e);t?n.set(Vs,String(at.indexOf(t)+1)):n.delete(Vs);let o=n.toString();
return o&&`?${o}`}var El=e=>at.at(at.indexOf(e)+1)??null;function Ol(){let e=window.GenerationPlaygroundDoor;if(e===void 0||xo(location.search,e))return;let t=xl(
location.search),n=Po.isAllowed&&Po.read()===null;Le.value=t??(n?at[0]:null),Le.value&&!t&&js(Le.value,"replaceState"),window.addEventListener("popstate",()=>Le.
value=xl(location.search))}function $s(e){e==="own"&&Po.write(Cl),Le.value=e,js(e,"pushState")}function Tl(){Po.write(Cl),Le.value=null,js(null,"replaceState")}
function js(e,t){try{history[t](null,"",location.pathname+Zd(location.search,e)+location.hash)}catch{}}var su=m(fe(),1),pn=m(ie(),1),Ko=m(N(),1);var No=m(ie(),1),Us=m(N(),1);var Co=m(dt(),1),Eo=m(Rl(),1),Oo=m(Nl(),1),Bl=m(Ml(),1),Hl=m(Gs(),1),To=m(Fl(),1),ef=7,Dl={do_sample:!0,temperature:1,top_k:0,top_p:1};function rn(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,Co.probability)(u.raw_logprob)-(0,Co.probability)(a.raw_logprob)).slice(0,ef).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,Co.probability)(l)})),s=t===1?null:tf(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function tf(e,t){let n=(0,To.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,Hl.tokenKnobs)({...Dl,temperature:t});return new Map(
(0,Bl.inHand)((0,To.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function ql(e,t){let n=(0,Oo.drawSettingsOf)(Dl),o=n&&(0,Eo.drawnOf)(e,1);if(!o)return null;
let s=(0,Oo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,Eo.textAt)(e,s)}:null}var an=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function Wl(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function Vl(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var Js=m(Sn(),1),It=m(dt(),1),Pe=m(N(),1);function $l(e){return{guess:()=>(0,Pe.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,Pe.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,Pe.t)("What if it always takes the likeliest word?"),temperature:()=>(0,Pe.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,Pe.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,Pe.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function Mn(e){let t=Math.round(100*e);return e>0&&t===0?(0,Js.notation)("<1%"):(0,Js.notation)(
e<1&&t===100?">99%":`${t}%`)}var ht=({id:e,text:t})=>e===null?(0,Pe.t)("any other word"):t.trim()||(0,It.quoted)(t);function jl(e,t){let n={drawn:(0,It.quoted)(
t.text.trim()),chance:Mn(t.share)};if(!e)return(0,Pe.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?ht(e):
(0,It.quoted)(e.text.trim()),share:Mn(e.share)};return e.id===t.id?(0,Pe.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,Pe.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function Gl(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,Pe.t)("The same word each time so far: the likely ones come often."):(0,Pe.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Jl(e){return e?(0,Pe.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,It.quoted)(
e.sentence),count:e.count}):(0,Pe.t)("The likeliest word at every place: each try writes this same text.")}function Ul(e,t){let n=Mn(e.share),o=(0,Pe.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,It.quoted)(e.text.trim()),share:n});return t===null?o:(0,Pe.t)("{a} {b}",{a:o,b:(0,Pe.t)("The same draw would n\
ow fall on {word}.",{word:(0,It.quoted)(t.trim())})})}var Kn=m(N(),1),Ce=m(O(),1);function ln({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Ce.jsx)("ul",{class:"gp-chances","aria-label":(0,Kn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Ce.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Ce.jsx)("span",{class:"gp-word",children:ht(s)}),(0,Ce.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Ce.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Ce.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Ce.jsx)(nf,{count:o[r]}),t===r&&(0,Ce.jsx)("span",{children:(0,Kn.t)("your guess")}),n===r&&(0,Ce.jsx)("span",{class:"gp-mark-drawn",children:(0,Kn.t)(
"drawn")})]}),(0,Ce.jsx)("span",{class:"gp-share",children:Mn(s.share)})]},s.id))})}var nf=({count:e})=>e>0&&(0,Ce.jsx)("span",{class:"gp-tally","aria-label":(0,Kn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),of=.0125,zl=e=>e.id===null?"…":ht(e).slice(0,2);function Lo({chances:e,drawn:t,
turn:n}){let o=t===null?null:Wl(e,t);return(0,Ce.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Ce.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Ce.jsx)("span",{class:"gp-piece-long",children:s.share>of*ht(s).length?ht(s):zl(s)}),
(0,Ce.jsx)("span",{class:"gp-piece-short",children:zl(s)})]},s.id)),o&&(0,Ce.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var Ql=m(Ds(),1);var sf=12e3,Ro=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=C(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},sf),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Le.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,Ql.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},In=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var Ao=m(N(),1),lt=m(O(),1);function bt({line:e,children:t}){return(0,lt.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,lt.jsx)("span",{class:"gp\
-gap","aria-label":(0,Ao.t)("the next word"),role:"img",children:"?"})]})}var un=({children:e})=>(0,lt.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function cn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,lt.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,Ao.t)(
"The model does not answer at the moment. Go on, or try again."):(0,Ao.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Ft=({at:e,children:t})=>(0,lt.jsxs)("div",{class:"gp-door-foot",children:[t,(0,lt.jsx)("span",{class:"gp-door-place",children:e})]}),Je=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,lt.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var ce=m(O(),1),rf=3,Yl=4;function Zl({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,No.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,No.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let f=rn(t),p=i.map(([h])=>an(f,h.chosen.token_id)),d=u?.state==="aske\
d"||u?.state==="running",g=d&&l.length?l:i[0];return(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(bt,{line:e,children:(0,ce.jsx)(Xl,{steps:g})}),(0,ce.jsx)(ln,{
chances:f,drawn:p[0],counts:f.map((h,b)=>p.filter(P=>P===b).length)}),(0,ce.jsx)(Lo,{chances:f,drawn:p[0],turn:i.length-1}),(0,ce.jsx)(un,{children:Gl(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,ce.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,rf).map((h,b)=>(0,ce.jsxs)("li",{children:[e,(0,ce.jsx)(Xl,{steps:h})]},
i.length-b))}),(0,ce.jsx)(cn,{runs:n,canRun:o}),(0,ce.jsxs)(Ft,{at:r,children:[o&&(0,ce.jsx)(Je,{isMain:i.length<Yl,isBusy:d,press:()=>n.ask("again"),children:(0,Us.t)(
"Draw again")}),(0,ce.jsx)(Je,{isMain:i.length>=Yl||!o,press:s,children:(0,Us.t)("Go on")})]})]})}var Xl=({steps:e})=>(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(
"span",{class:"gp-came",children:In(e.slice(0,1))}),(0,ce.jsx)("span",{class:"gp-and-then",children:In(e.slice(1))})]});var _o=m(ie(),1),Fn=m(N(),1);var pe=m(O(),1),af=matchMedia("(prefers-reduced-motion: reduce)"),lf=2200;function eu({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=rn(t),a=an(i,t.chosen.token_id),
[u,l]=(0,_o.useState)(!1),c=n!==void 0;if((0,_o.useEffect)(()=>{if(!c)return;let f=setTimeout(()=>l(!0),af.matches?0:lf);return()=>clearTimeout(f)},[c]),!c){let f=i.
map((p,d)=>({row:p,i:d})).filter(({row:p})=>p.id!==null);return f.sort((p,d)=>p.row.text.localeCompare(d.row.text)),(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(
bt,{line:e}),(0,pe.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,Fn.t)("What comes next?"),children:[(0,pe.jsx)("p",{class:"gp-ask",children:(0,Fn.t)(
"What comes next?")}),f.map(({row:p,i:d})=>(0,pe.jsx)(Je,{press:()=>o(d),children:(0,pe.jsx)("span",{lang:"en",children:ht(p)})},p.id)),(0,pe.jsx)(Je,{press:()=>o(
i.length-1),children:(0,Fn.t)("another word")})]}),(0,pe.jsx)(Ft,{at:r})]})}return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(bt,{line:e,children:u&&(0,pe.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,pe.jsx)(ln,{chances:i,guess:n,drawn:u?a:null}),(0,pe.jsx)(Lo,{chances:i,drawn:a,turn:0}),(0,pe.jsx)(un,{children:u&&
jl(n===null?null:i[n],i[a])}),(0,pe.jsx)(Ft,{at:r,children:(0,pe.jsx)(Je,{isMain:!0,press:s,children:(0,Fn.t)("Go on")})})]})}var Mo=m(ie(),1),zs=m(Sn(),1),Bt=m(N(),1);var W=m(O(),1),uf=.1,cf=2;function Qs({runs:e,canRun:t},n,o){(0,Mo.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:In(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var Ys=({goOn:e,at:t,words:n})=>(0,W.jsx)(Ft,{at:t,children:(0,W.jsx)(Je,{isMain:!0,press:e,children:n??(0,Bt.t)("G\
o on")})});function tu(e){let{text:t,isOver:n}=Qs(e,"best",!0),o=Vl(t);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(bt,{line:e.looping,children:t&&(0,W.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,W.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,W.jsx)(un,{children:n&&Jl(
o)}),(0,W.jsx)(cn,{...e}),(0,W.jsx)(Ys,{...e})]})}function nu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,Mo.useState)(1),{text:a}=Qs(e,"temperature",!1),u=rn(
n,r),l=ql(n,r),c=Ul(u[0],l?.text??null);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsxs)("label",{class:"gp-turn",children:[(0,W.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,Bt.t)("Temperature")," ",(0,W.jsx)("output",{children:(0,zs.fixed)(r,1)})]}),(0,W.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Bt.t)(
"cold")}),(0,W.jsx)("input",{type:"range",min:uf,max:cf,step:.1,value:r,"aria-valuetext":`${(0,zs.fixed)(r,1)}. ${c}`,onInput:({currentTarget:f})=>i(Number(f.value)),
onChange:({currentTarget:f})=>{s&&o.ask("temperature",Number(f.value))}}),(0,W.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Bt.t)("hot")})]}),(0,W.jsx)(
ln,{chances:u,drawn:l?an(u,l.id):null}),(0,W.jsx)("p",{class:"gp-door-verdict",children:c}),(0,W.jsx)(bt,{line:t,children:a&&(0,W.jsx)("span",{class:"gp-came",children:a})}),
(0,W.jsx)(cn,{...e}),(0,W.jsx)(Ys,{...e})]})}function ou(e){return Qs(e,"text",!0),(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)("p",{class:"gp-door-verdict",children:(0,Bt.t)(
"Press a word to see what else could have been drawn.")}),(0,W.jsx)(cn,{...e}),(0,W.jsx)(Ys,{...e,words:(0,Bt.t)("Now your own words")})]})}var ut=m(O(),1),pf=3e3,ru=e=>{setTimeout(e,pf)};pt.hear(()=>ru=e=>e());var df=at.length-1,ff={again:Zl,best:tu,temperature:nu,text:ou};function iu({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=H();X().feed("door",n);let{started:a,newest:u}=X().log("door");if(!a||!u)return;let l=new Ro(i,f=>ru(()=>t("asked",f)),
s);i.subscribe(e,()=>l.follow());let c=f=>{f?$s(f):Tl(),requestAnimationFrame(()=>{let p=document.querySelector("#prompt textarea");p?.focus({preventScroll:!0}),
f&&p?.select()})};(0,su.render)((0,ut.jsx)(mf,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),_(e,".gp-door"))}function mf({leave:e,...t}){let n=Le.value,
[o]=(0,pn.useState)(()=>C(void 0)),s=o.value,r=(0,pn.useRef)(null),i=()=>{let l=n&&El(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&$s(l)};if((0,pn.useLayoutEffect)(
()=>{if(!n||n==="own")return;H().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!V(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{H().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=ff[n],u=(0,Ko.t)("{number} of {count}",{number:at.indexOf(n)+1,count:df});return(0,ut.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,ut.jsxs)("div",{class:"gp-door-top",children:[(0,ut.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:$l(
n)}),(0,ut.jsx)(Je,{press:()=>e(null),children:n==="own"?(0,Ko.t)("Show all controls"):(0,Ko.t)("Skip")})]}),n==="guess"&&(0,ut.jsx)(eu,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,ut.jsx)(a,{...t,goOn:i,at:u},n)]})}var Eu=m(fe(),1),Ou=m(N(),1);var Zs=m(Sn(),1),cu=m(dt(),1),gf=m(N(),1),hf=m(Xs(),1),bf=m(uu(),1),pu=e=>e?.question==="precision"?e:null;var fu=m(dt(),1),mu=m(Xs(),1),Io=m(er(),1),vf=["temperature","top_k","top_p","min_p"];function gu(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(vf.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?wf(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function wf(e,t){
let n=(0,Io.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,fu.probability)(a));return{left:(0,mu.keptOf)(t),top:Math.max(...i)}}
let o=(0,Io.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var tr=m(Ie(),1),bu=(0,tr.kept)("lessons"),hu=(0,tr.kept)("lessons","tab"),Fo=class{lessons=yf();open=hu.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){bu.write(JSON.stringify({lessons:this.lessons})),hu.write(this.open)}};function yf(){let e=bu.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var vt=m(ie(),1),Su=m(no(),1),L=m(N(),1);var wu=m(Ie(),1),yu="the stage",vu=(0,wu.kept)("person");function ku(e,t,n=kf()){let o=Sf(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var Bo="";function kf(){return Bo=vu.read()||Bo||String(Math.random()),vu.write(Bo),Bo}function Sf(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var y=m(O(),1),xu=(e,t)=>(0,y.jsx)(xf,{shown:e,actions:t});function xf({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(Pf,{lessons:n.lessons,
actions:t}):(0,y.jsx)(Cf,{...n,actions:t},n.lesson.name):null}var nr=null;function Ho(e){let t=e?document.querySelector(e):null;if(t===nr||(nr?.classList.remove(
"gp-pointed-at"),nr=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&t.scrollIntoView({block:"cent\
er"})}function Pf({lessons:e,actions:t}){let n=(0,vt.useRef)(null);return(0,vt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(Pu,{close:t.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,L.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,L.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,L.t)("at step {number} of {count}",{number:l+1,count:a}),f=[(0,L.tn)(i,"{count} minute",
"{count} minutes"),u?(0,L.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,L.t)(s)}),(0,y.jsx)("span",{children:(0,L.t)(r)}),(0,y.jsx)("small",{children:f.filter(Boolean).join(" · ")})]})},o)})})]})}
var Pu=({children:e,close:t})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[e,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,L.t)("Lea\
ve the lessons"),onClick:t,children:"✕"})]});function Cf(e){let{lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:f,actions:p}=e,d=t.steps[n],g=(0,vt.useRef)(null),h=(0,vt.useRef)(null),b=g.current?.parentElement?.contains(document.activeElement)??!1;(0,vt.useLayoutEffect)(
()=>{let E=g.current?.parentElement,{activeElement:R}=document,w=R===document.body||R?.matches(":disabled");(c||b&&w)&&g.current?.focus({preventScroll:!0}),c?E?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[e]);let P=d.predict&&o===void 0&&!(a&&i),B=s||!d.task&&!P,q=n===t.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(Pu,{close:p.close,children:(0,y.jsx)(Ht,{words:(0,L.t)("All lessons"),class:"gp-plain",press:p.list})}),(0,y.jsx)(
"h2",{children:(0,L.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,L.t)("Step {number} of {count}",{number:n+1,count:t.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(Cu,{text:d.text}),d.predict&&(0,y.jsx)(Of,{...e,predict:d.predict},n),d.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,L.t)(d.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,L.t)("Predict first.")})]}),d.
solvable&&(0,y.jsx)(Ht,{words:(0,L.t)("Set it"),class:"gp-solve",press:p.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:f?
(0,L.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,L.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(Ht,
{words:(0,L.t)("Reveal"),class:"gp-reveal",press:p.reveal,of:"R"}):i&&!P&&(0,y.jsx)(Lf,{...i,isByHand:!!d.by_hand,showRecorded:p.recorded})})]}),(0,y.jsxs)("div",
{class:"gp-lesson-foot",children:[(0,y.jsx)(Ht,{words:(0,L.t)("Back"),press:()=>p.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(Ht,{words:q?(0,L.t)("All lessons"):B?(0,L.t)(
"Next"):(0,L.t)("Skip"),class:B?"gp-next":void 0,press:()=>q?p.list():p.go(n+1),of:"N"})]}),(0,y.jsx)(Ef,{lesson:t,step:d,at:n,ownModel:r,actions:p})]})}function Ef({
lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"\
gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",
(0,L.t)("use my model instead")]}),t.sets&&(0,y.jsx)(Ht,{words:(0,L.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp\
-link",href:`?${r}`,target:"_blank",children:(0,L.t)("Link to this step")})]})}function Of(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,
isCovered:u,isHeld:l,judgement:c,actions:f}=e,{question:p,answers:d,number:g,tokens:h}=o,b=s!==void 0,P=u||l?null:c,B=P?.done&&(b||i)?P:null,q=b||B!==null||!r,E=h.
length?h:d.map((D,G)=>G),R=ku(`${t.name} ${n}`,E.length,a?yu:void 0),w=(h.length>0||g)&&(0,y.jsx)(Tf,{predict:o,guess:s,isOff:q,send:f.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,L.t)(p)}),!h.length&&w,R.map((D,G)=>{let re=s===E[D],S=B?.expected===D;return(0,y.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[G],"data-choice":D,"aria-pressed":re,disabled:q,onClick:()=>f.guess(E[D]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":re?B?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(Su.TokenLabel,{text:h[D]}):(0,L.t)(d[D])]},
D)}),h.length>0&&w]})}function Tf({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,vt.useRef)(null),i=t.length>0,a=i?(0,L.t)("or write one"):(0,L.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=p=>{p.preventDefault();let{value:d,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(t.find(h=>h.
trim()===d.trim())??d):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},f=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...f}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...f}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,L.t)("Predict")})]})}function Lf({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:f,wishes:p}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,L.t)("Not there yet:"):(0,L.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:p.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,L.t)(h)}`}))})]});let d=[(0,L.t)(i),(0,L.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,L.t)("As you predicted."):"✗ "+(0,L.t)("It turn\
ed out differently.")})," ",d]}):(0,L.t)(r)&&(0,y.jsx)("p",{children:(0,L.t)(r)}),s!==null&&(0,L.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,L.t)("What happened:")})," ",(0,L.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,L.t)(
"This run shows it:"):(0,L.t)("This run does not show it:")}`})," ",(0,L.t)(l)]}),l&&!u&&f&&(0,y.jsx)(Ht,{words:(0,L.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,L.t)(c)&&(0,y.jsx)(Cu,{text:c})]})}var Cu=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,L.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),Ht=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var Rf={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>pu(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},Af=250,wt=()=>Be.peek()!==null,Nf=matchMedia(
"(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Tu({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=_(e,".gp-lesson"),i=H(),a=new Fo,
u=C(null),l=null,c=0,f=null,p=!1,d=!1,g=!1,h=!1,b=null,P=!1,B=v=>{l&&v(l)};(0,Eu.render)(xu(u,{list:w,choose:v=>D(v),close:re,go:v=>B(A=>Ue(A,v)),guess:v=>B(A=>{
a.of(A.name).guesses[c]=v,a.keep(),We(),Zn.tell({...E(A),guess:v}),(!A.steps[c].task||A.steps[c].by_hand)&&Hn(A)}),recorded:()=>B(v=>n("recorded",E(v))),solve:()=>B(
v=>{Wo(),Bn(v,{solved:!0}),We()}),ownModel:v=>B(A=>{a.of(A.name).ownModel=v,a.keep(),Bn(A),We()}),reveal:()=>{g=!1,h=!0,We()},again:()=>B(v=>{a.of(v.name).guesses[c]=
void 0,Wo(),a.keep(),Bn(v),We()})}),r),r.setAttribute("aria-label",(0,Ou.t)("Lessons")),r.addEventListener("keydown",v=>{v.key==="Escape"&&!v.defaultPrevented&&
re()});let E=({name:v})=>({lesson:v,step:c}),R=()=>l!==null&&J.isLocked.value;function w(){if(R())return;l&&S(),G(),Ho("");let v=s.map(A=>{let Q=a.lessons[A.name],
Ne=Q!==void 0&&Q.done.length>=A.steps;return{...A,isOver:Ne,at:Q?.at??null}});u.value={lessons:v}}function D(v,A=!1){P=A,n("chosen",{lesson:v})}function G(){r.hidden&&
zr(),r.hidden=!1,J.isOpen.value=!0}function re(){R()||(l&&S(),r.hidden=!0,J.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({
preventScroll:!0}))}function S(){U(!1),Ho(""),i.showPicture(null),l=J.name.value=null,a.open="",a.keep(),n("left",{})}function U(v){J.hidesResult.value=v}function Oe(v){
l=v,J.name.value=v.name,U(!P),a.open=v.name,G();let{at:A,done:Q}=a.of(v.name);Ue(v,Q.length>=v.steps.length?0:A)}function Ue(v,A){c=Math.max(0,Math.min(v.steps.
length-1,A));let Q=a.of(v.name);Q.at=c,Wo(),a.keep(),Bn(v),We({moved:!0});let{task:Ne,predict:qt}=v.steps[c];!Ne&&(!qt||Q.guesses[c]!==void 0)&&Hn(v)}function Wo(){
f=null,d=g=h=!1}function Bn(v,{solved:A=!1}={}){let Q=P;P=p=!1,i.roll=null,Ye(v.steps[c].view),i.showPicture(v.steps[c].picture??null),n("entered",{...E(v),own_model:!!a.
of(v.name).ownModel,keep:Q,solved:A})}function Hn(v){let A=v.steps[c].by_hand?gu(i):null;n("judged",{...E(v),guess:a.of(v.name).guesses[c]??null,hand:A})}let Vo=v=>!!(b&&
f?.done&&v.steps[c].predict&&!b.has(`lesson/${v.name}/${c}`));function We({moved:v=!1,isReminded:A=!1}={}){if(!l)return;let{guesses:Q,done:Ne,ownModel:qt}=a.of(
l.name);r.setAttribute("aria-busy",String(!p)),Ho(l.steps[c].at),u.value={lesson:l,at:c,guess:Q[c],isDone:Ne.includes(c),ownModel:!!qt,isReady:p,judgement:f,isOpenly:d,
isCovered:g,isHeld:Vo(l),isStaged:wt(),moved:v,isReminded:A}}o("value",()=>{let v=JSON.parse(t.value||"null");if(v){if(v.kind==="lesson")Oe(v.lesson);else if(l&&
v.step===c){if(v.kind==="judgement")return cc(l,v);p=!0,We(),ur(l,v.lacks)}}});let $o=null;function ur(v,A){let{needs:Q,looks_at:Ne}=v.steps[c];$o=A?i.turn:null,
A?n("recorded",{...E(v),needed:!0}):Q&&U(!1),Ne&&!A&&i.select(0,Ne-1)}function cc(v,A){let{predict:Q,task:Ne,by_hand:qt}=v.steps[c],{done:hr}=a.of(v.name);qt&&f?.
done&&!A.done||(f=A,wt()&&(d=!0),g=A.done&&wt()&&!!Q&&!h,A.done&&!hr.includes(c)&&hr.push(c),a.keep(),We(),A.done&&Q?.token&&i.select(0,Q.token-1),A.done&&Ne&&!qt&&
Nf.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let cr=0,pr=i.turn,pc=De(Af,()=>{let v=l?.steps[c].predict&&a.of(l.name).guesses[c]===void 0;
l?.steps[c].by_hand&&p&&(!v||wt())&&Hn(l)});i.subscribe(e,v=>{i.turn!==pr&&U(!1),pr=i.turn,(v.knobs||v.selection||v.found||v.roll)&&pc(),l&&i.finished&&$o!==null&&
i.turn!==$o&&ur(l,!1),!(!i.finished||i.turn===cr)&&(cr=i.turn,dr(i.recorded))});for(let[v,A]of Object.entries(Rf)){let Q=X().group(v),Ne=Q.turn;Q.subscribe(e,()=>{
Q.turn!==Ne&&U(!1),!(Q.turn===Ne||!A(Q))&&(Ne=Q.turn,dr(!1))})}function dr(v){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!v&&!wt()?We({isReminded:!0}):
Hn(l)}let fr=wt();Be.subscribe(()=>{fr!==wt()&&We(),fr=wt()}),Jt.hear(v=>{let A=l&&Vo(l);b=v&&new Set(v),l&&Vo(l)!==A&&We()}),document.addEventListener("click",
v=>{V(v,"button[data-lessons]")&&(r.hidden?w():re())}),eo.hear(()=>{r.hidden&&w()}),yn.hear(({lesson:v,step:A})=>{l?.name!==v&&(a.of(v).at=A-1,D(v))});let mr=new URLSearchParams(
location.search),Dn=mr.get("lesson"),gr=v=>s.some(A=>A.name===v);if(Dn&&gr(Dn)){let v=Number(mr.get("step"));v>=1&&(a.of(Dn).at=Math.floor(v)-1),D(Dn)}else gr(a.
open)&&D(a.open,!0)}function Lu({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])X().group(n).answers.model=t}function Ru({props:e,trigger:t,watch:n}){let o=H();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var _f=250;function Au({element:e,props:t,trigger:n,watch:o}){let s=H(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:f})=>f),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,f,p,d){s.asked={turn:s.turn,kind:c,ids:p,...d};let{last:g,stopReason:h}=f,b={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:p,stop:h,...b,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:f}){if(c.isPrompt)return;let p=[
...s.idsTo(c).slice(0,-1),f],d=s.lastOf(c),g=d===c&&s.stepping?"choose":"branch";l(g,{last:d},p,{at:c.index,from:c.chosen.text,on:f===c.chosen.token_id})},more(){
let c=s.current(),f=c&&s.lineOf(c);if(!f?.last||s.isFromElsewhere)return n("start",{});l("more",f,s.idsTo(f.last),{at:f.last.index+1})},look({line:c,text:f}){let p=s.
lines().at(c)?.last,d=p?s.idsTo(p):[];n("look",{line:c,text:f,ids:d,watched:a(p),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),_f)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:f,lists:p}of r.get(s.turn??null)??[])s.addWatched(
f,p)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var Mf=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Nu=()=>document.querySelector(
"#seed :is(input, textarea)");function _u(){let e=H();Object.assign(e.answers,{seed({seed:t}){let n=Nu();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),st("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(Mf),Nu()?.value);Y(n),Gt.hear(n),document.addEventListener("input",o=>{V(o,"#seed")&&n()})})}var Hu=m(fe(),1),Dt=m(ie(),1),de=m(N(),1),Du=m(Ie(),1);var Fu=m(Ie(),1);var dn="generation-playground.run.",Mu=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(dn)).map(e=>Number(e.slice(dn.length))).sort((e,t)=>e-t);async function or(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await If(t)});for(;!Kf(dn+e.id,n);){let o=Mu().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
dn+o)}}catch{}}function Kf(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function sr(e){try{for(let t of e)sessionStorage.removeItem(dn+t)}catch{}}
async function Ku(){let e=new Map;try{for(let t of Mu()){let n=sessionStorage.getItem(dn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Ff(
s)])}}catch{}return e}async function If(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Ff(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var Bf="generation-playground",rr=(0,Fu.kept)("keep-history"),Hf=20,Df=3e7,Bu=5e6,Do=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=C(
[]);isKeeping=C(!1);unsaved=new Map;opening=null;keeping(){return rr.isAllowed&&(rr.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(Bf,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await Ku())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Iu(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Iu([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await or(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),sr([t])}async remove(t){for(let n of t)this.unsaved.delete(n);sr(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>Df||s>=Hf);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!rr.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await or(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Iu=e=>e.sort((t,n)=>n.id-t.id);var ne=m(O(),1),ir=(0,Du.kept)("shown","tab"),qu=90;function Wu({element:e,props:t,trigger:n,watch:o}){let s=_(e,".gp-history"),r=new Ee,i=H(),a=new Do(()=>!!t.
keep),u=C(""),l=null,c=Promise.resolve();function f(E){return c=c.then(E).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be \
kept.",w),u.value=(0,de.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function p(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function d(){if(!l||i.turn!==l.turn||!i.running)return;let E=i.text.slice(0,i.text.lastIndexOf(`
`)+1),R={type:"Failed",message:(0,de.t)("The server stopped answering during this run."),fix:(0,de.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${E}${JSON.stringify(R)}
`)}function g({turn:E,replaces:R,...w},D){let G=D.length<=Bu,{finished:re,numTokens:S,started:U}=i,Oe={id:E,time:Date.now(),...w,seed:U?.seed??null,tokens:re?.num_tokens??
S,end:ar(re?.sequences.at(0)?.text??"",qu),size:G?D.length:0},Ue=G?D:null;a.hold(Oe,Ue),f(()=>a.add(Oe,Ue,R)),ir.write(String(E))}function h(){let[E]=performance.
getEntriesByType("navigation");E.type==="reload"&&f(async()=>{let R=a.list.value.find(({id:w})=>String(w)===ir.read());R?.size&&!r.newest&&await P(R)})}let b=({
request:E,seed:R,preset:w})=>({request:E,seed:R,preset:w});async function P(E){let R=await a.logOf(E.id).catch(()=>null);if(!R){u.value=(0,de.t)("This run is no\
 longer in the browser’s storage.");return}ir.write(String(E.id)),n("look",{log:R,...b(E)})}(0,Hu.render)((0,ne.jsx)(qf,{runs:a,note:u,acts:{look:P,start:E=>n(
"start",b(E)),remove:E=>f(()=>a.remove(E)),keep:E=>f(()=>a.keepOrNot(E,()=>Xn.tell()))}}),s),Me.subscribe(E=>{E==="history"&&f(()=>a.refresh())}),f(()=>a.comeBack());
let q=!1;pt.hear(()=>{q||h(),q=!0}),Yn.hear(d),o("value",()=>{let E=r.unstamp(t.value);E&&(l={turn:r.newest,...JSON.parse(E)},p())}),i.subscribe(s,({status:E})=>{
E&&p()})}function qf({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Dt.useState)(null),i=(0,Dt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,ne.jsxs)("div",{class:"gp-body",children:[(0,ne.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,de.t)("Your runs will be listed here, to look at again or to start from.")}),(0,ne.jsx)("ol",{class:"gp-runs","aria-label":(0,de.t)("Your last runs, \
newest first"),children:o.map(u=>(0,ne.jsx)(Vf,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,ne.jsxs)("div",{class:"gp-foot",children:[(0,ne.jsxs)("label",{class:"\
gp-keep",children:[(0,ne.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,ne.jsxs)("span",{children:[(0,de.t)("Keep history and settings in this browser")," ",(0,ne.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,de.t)(
"(now: only until this tab is closed)")})]})]}),(0,ne.jsx)(Wf,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,ne.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function Wf({count:e,clear:t}){let[n,o]=(0,Dt.useState)(!1);(0,Dt.useEffect)(()=>o(!1),[e]);let s=n?(0,de.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,de.t)("Clear history");return(0,ne.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function Vf({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=$f(e.time),f={when:c,text:ar(s||o,40)},p=u>=
0?(0,de.tn)(u,"{count} token","{count} tokens"):"",d=[c,r,i,(0,de.t)("seed {seed}",{seed:String(a)}),p].filter(Boolean),g=(0,de.t)("View the run of {when}: {tex\
t}",f),h=(0,de.t)("Load settings of the run of {when}: {text}",f),b=(0,de.t)("Remove the run of {when}: {text}",f),P=l?"":(0,de.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,ne.jsxs)("li",{"data-run":e.id,children:[(0,ne.jsxs)("div",{class:"gp-what",children:[(0,ne.jsx)("span",{class:"gp-prompt",children:ar(
String(o),qu)||(0,de.t)("(no prompt)")}),s&&(0,ne.jsx)("span",{class:"gp-end",children:s}),(0,ne.jsx)("span",{class:"gp-facts",children:d.join(" · ")})]}),(0,ne.jsxs)(
"div",{class:"gp-acts",children:[(0,ne.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>t.look(e),children:(0,de.t)("View")}),(0,ne.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,de.t)("Load settings")}),(0,ne.jsx)("button",{type:"button","aria-label":b,title:b,
onClick:n,children:"✕"})]})]})}function $f(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function ar(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var tt=m(er(),1),Vu=m(Gs(),1);var jf=400,Gf=3e4,Jf=1e4,Uf=500,zf=Object.keys((0,Vu.tokenKnobs)({}));function $u({props:e,trigger:t,watch:n},{name:o}){let s=H(),r=new WeakMap,i=null,a=0,u=De(
jf,()=>{let p=s.current();i||!p||!c(p)||(i=p,a=window.setTimeout(()=>f(null),Gf),t(o,{ids:s.idsTo(p),places:[s.prefix.length+p.index],tokens:(0,tt.biasedTokens)(
s).slice(0,Uf),turn:s.turn,started:s.startedLine()}))}),l=p=>performance.now()-(r.get(p)??-1/0)<Jf;function c(p){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(p)||!(0,tt.isMovable)(s,p))return!1;let g=(0,tt.knobsInHand)(s,p),h=s.scoresOf(p);return h?g!==null&&!h.fixed.length&&!(0,tt.knowsBiases)(h,(0,tt.idsBefore)(
s,p),g):g!==null||!s.recorded||s.selected===p&&!s.suggested}function f(p){i&&(window.clearTimeout(a),p?s.addScores(i,p):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:p}=JSON.parse(e.value.split(`
`)[1]);f(p)}),s.subscribe(document.body,p=>{(p.run||p.selection||p.status||p.knobs)&&u()}),s.answers.reset_knobs=()=>{let p=s.started?.config??{},d=Object.fromEntries(
zf.map(g=>[g,p[g]??null]));st("knob",g=>g.apply(d))}}function ju({props:e,watch:t},{foreign:n}){let o=xo(location.search,n),s=new Ee,r=H(),i=-1,a="";Qn.hear(c=>a=c);function u(){$e.isRecorded.value=r.recorded,$e.isStepping.
value=r.stepping,$e.hasSteps.value=!r.denoises&&!r.speaks,$e.hasMedia.value=r.hasReadMedia,$e.isLoading.value=r.loading!==null,!(!r.finished||r.turn!==s.newest||
i===s.newest)&&(i=s.newest,r.selectMostUncertain(a),a="")}function l(){let c=s.unstamp(e.value);c!==null&&(s.recorded&&(r.recordedTurn=s.newest),X().feed("main",
c,s.newest),u())}e.value&&!o&&l(),t("value",l),io("log",{lines(c,f){if(!s.take(f))return 0;let p=X().append("main",c,f);return u(),p},lost(c){c===s.newest&&r.lose(
c)}})}function Gu({props:e,trigger:t,watch:n},{name:o,most:s}){let r=H(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),t(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Ju=m(Ie(),1),Uu=(0,Ju.kept)("presets"),Qf=6e4;function zu({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(lr()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!Uu.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:lr(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:lr()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&Yf(
r.name,r.type,r.text),r.do==="show"&&Xf(r.place),r.do==="keep"&&s(r.name,r.config)})}function lr(){let e=Uu.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function Yf(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),Qf)}function Xf(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var Qu=m(N(),1);function Yu({element:e,trigger:t},{of:n=[]}){(0,Qu.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&t(r.dataset.event??"")}),o&&Zf(o,n)}function Zf(e,t){wo(e);let n=t.map(s=>X().group(s)),o=()=>{e.hidden=!n.some(em)};for(let s of n)
s.subscribe(e,o)}function em({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}function Xu({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}var Zu=m(N(),1);var tm='dialog[open], body[data-scene]:not([data-scene="own"])';function ec(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,Zu.t)("Ct\
rl+Enter")))}function tc(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(tm)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&V(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var nc=m(fe(),1),yt=m(N(),1);var ge=m(O(),1),nm={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},om=250;function oc({element:e,props:t,trigger:n,watch:o}){let s=new Ee,r=_(e,".messages"),i=C(
[]),a=C(null),u=()=>i.value.some(({refused:p})=>p);(0,nc.render)((0,ge.jsx)(()=>(0,ge.jsxs)(ge.Fragment,{children:[a.value&&(0,ge.jsx)(rm,{...a.value}),i.value.
map((p,d)=>(0,ge.jsx)(sm,{...p},d))]}),{}),r),o("value",()=>{let p=s.unstamp(t.value);p!==null&&(a.value=null,i.value=JSON.parse(p||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),zn.hear(()=>i.value=i.value.filter(({severity:p})=>p==="busy")),e.closest("#messages")&&xt.hear(p=>a.value=p);let c=De(
om,()=>u()&&n("mended",{turn:s.newest})),f=()=>{u()&&e.isConnected&&c()};ot.hear(f);for(let p of["input","change","click"])document.addEventListener(p,d=>V(d,"#\
views")&&f())}var sc=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,yt.t)(t)}));function sm({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,yt.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,ge.jsxs)("div",{class:`message ${e}`,children:[(0,ge.jsx)(rc,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[
t&&(0,ge.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,ge.jsx)("strong",{children:(0,yt.t)(o)})]}),s&&(0,ge.jsx)("button",{class:"\
mend",onClick:()=>H().ask({type:"knobs",change:s}),children:(0,yt.t)(r)})]})}function rm({severity:e,message:t,fix:n,again:o}){return(0,ge.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,ge.jsx)(rc,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,ge.jsx)("strong",{children:n})]}),o&&(0,ge.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,yt.t)("Run again")})]})}function rc({severity:e}){let t=e==="error"?
(0,yt.t)("Error"):e==="warning"?(0,yt.t)("Note"):"";return(0,ge.jsx)("span",{class:"label",children:`${nm[e]} ${t}`.trim()})}var ic=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>im(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),im=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function ac({props:e,watch:t},{name:n}){let o=new Ee,s=()=>{let r=o.unstamp(e.value);r&&X().feedGroup(n,r,o.newest)};t("value",s),s()}var am=2e3,lm=5e3,um=[502,503,504];function uc(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return um.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(lm)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)lc(!0),await new Promise(i=>setTimeout(i,am));t=!1,lc(!1)}}}function lc(e){if(!X())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>X().group(o.view??""));for(let o of[H(),...n])o.setAway(e);e&&Yn.tell()}var cm={beginForm:la,changesInWords:Hi,fill:uo,followModels:Ki,formChanged:ua,formKept:ca,holdForm:aa,infoUpdates:sc,leaveOut:qi,leaveView:Gi,markView:Yi,mountBeamVariants:Ru,
mountBranching:Au,mountBrowserCommands:zu,mountButtonRow:Yu,mountChangedLine:Wi,mountClassForm:Hr,mountClassPanel:hi,mountComparisonLog:xi,mountDrawer:Xr,mountEstimate:Ei,
mountExamples:$i,mountFrontDoor:iu,mountHeader:zi,mountHistory:Wu,mountKeptForm:pa,mountKnobPanel:Wa,mountLanes:Oi,mountLessonPanel:Tu,mountLiveLog:Si,mountMediaArea:Ya,
mountMessages:oc,mountModelQuestions:Lu,mountNextScores:$u,mountPromptArea:rl,mountQuickRow:ja,mountReport:ac,mountRunLog:ju,mountRunMenu:al,mountRunQuestion:Gu,
mountSentence:ul,mountStage:vl,mountStrategyList:Sl,mountTaken:ti,mountViewQuestions:Ji,openView:Ye,pickFile:ic,t:qo.t,tellWhenClosed:Xu,written:sl};function pm(){
let e=t=>{try{t(cm)}catch(n){console.error("Generation Playground:",n)}};ec(),dm(()=>{Ol(),qr(),Wr(),_u();let t=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage=
{push:e},t?.forEach?.(e)})}function dm(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):e()}ea();ia();tc();Yr();yl();
uc();(0,qo.withTexts)(pm);})();
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
