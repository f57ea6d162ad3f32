// Written by .ci/bundle.py from modules with the SHA-256 cf14343b421f30230c81afaf3522a380c5de3bae7f0c8d3132a0eaebb6c56456: edit those.
"use strict";(()=>{var kc=Object.create;var Sr=Object.defineProperty;var Sc=Object.getOwnPropertyDescriptor;var xc=Object.getOwnPropertyNames;var Pc=Object.getPrototypeOf,Cc=Object.prototype.hasOwnProperty;var he=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Ec=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of xc(t))!Cc.call(e,s)&&s!==n&&Sr(e,s,{get:()=>t[s],enumerable:!(o=Sc(t,s))||o.enumerable});
return e};var m=(e,t,n)=>(n=e!=null?kc(Pc(e)):{},Ec(t||!e||!e.__esModule?Sr(n,"default",{value:e,enumerable:!0}):n,e));var A=he((Lm,xr)=>{xr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ae=he((Rm,Pr)=>{Pr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ie=he((Am,Cr)=>{Cr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Ie=he((qm,Ir)=>{Ir.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var O=he(($m,Hr)=>{Hr.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Pn=he((cg,ui)=>{ui.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var mt=he((dg,ci)=>{ci.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var so=he((pg,di)=>{di.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Za=he((wb,Xa)=>{Xa.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var bl=he((qb,hl)=>{hl.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var $s=he((Wb,vl)=>{vl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Il=he((iv,Kl)=>{Kl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var Bl=he((av,Fl)=>{Fl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var Dl=he((lv,Hl)=>{Hl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var Qs=he((uv,ql)=>{ql.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var Vl=he((cv,Wl)=>{Wl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var nr=he((Qv,fu)=>{fu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var gu=he((Yv,mu)=>{mu.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var sr=he((Zv,vu)=>{vu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var Vo=m(A(),1);var Ke=m(ae()),vn=m(ie());var Oc=Symbol.for("preact-signals");function Gn(){if(st>1)st--;else{var e,t=!1;for((function(){var s=$n;for($n=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();hn!==void 0;){var n=hn;for(hn=void 0,Vn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Or(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(Vn=0,st--,t)throw e}}function Uo(e){if(st>0)return e();Jo=++Tc,st++;try{return e()}finally{Gn()}}var gn,ee=void 0;function pt(e){
var t=ee,n=gn;ee=void 0,gn=void 0;try{return e()}finally{ee=t,gn=n}}var hn=void 0,st=0,Vn=0,Tc=0,Jo=0,$n=void 0,jn=0;function Er(e){if(ee!==void 0){var t=e.n;if(t===
void 0||t.t!==ee)return t={i:0,S:e,p:ee.s,n:void 0,t:ee,e:void 0,x:void 0,r:t},ee.s!==void 0&&(ee.s.n=t),ee.s=t,e.n=t,32&ee.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ee.s,t.n=void 0,ee.s.n=t,ee.s=t),t}}function be(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}be.prototype.brand=Oc;be.prototype.h=function(){return!0};be.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:pt(function(){var o;(o=t.W)==null||o.call(t)}))};be.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&pt(function(){var s;(s=t.Z)==null||s.call(t)}))}};
be.prototype.subscribe=function(e){var t=this;return X(function(){var n=t.value;pt(function(){return e(n)})},{name:"sub"})};be.prototype.valueOf=function(){return this.
value};be.prototype.toString=function(){return this.value+""};be.prototype.toJSON=function(){return this.value};be.prototype.peek=function(){var e=this;return pt(
function(){return e.value})};Object.defineProperty(be.prototype,"value",{get:function(){var e=Er(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Vn>100)throw new Error("Cycle detected");(function(n){st!==0&&Vn===0&&n.l!==Jo&&(n.l=Jo,$n={S:n,v:n.v,i:n.i,o:$n})})(this),this.v=e,this.i++,jn++,st++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Gn()}}}});function C(e,t){return new be(e,t)}function Or(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Tr(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Lr(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function xt(e,t){be.call(this,void 0,t),this.x=e,this.s=void 0,this.g=jn-1,this.f=4}xt.prototype=new be;xt.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===jn))return!0;if(this.g=jn,this.f|=1,this.i>0&&!Or(this))return this.f&=-2,!0;var e=ee;try{Tr(this),ee=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ee=e,Lr(this),this.f&=-2,!0};
xt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}be.prototype.S.call(this,e)};xt.prototype.U=function(e){if(this.
t!==void 0&&(be.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};xt.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(xt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Er(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Te(e,t){return new xt(e,t)}function Rr(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){st++;var n=ee;ee=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,zo(e),o}finally{ee=n,Gn()}}}function zo(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Rr(e)}function Lc(e){if(ee!==this)throw new Error("Out-of-order effect");Lr(this),ee=e,this.f&=-2;try{8&this.f&&zo(this)}finally{Gn()}}function $t(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,gn&&gn.push(this)}$t.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};$t.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Rr(this),Tr(this),st++;var e=ee;return ee=this,Lc.bind(this,e)};$t.prototype.N=function(){2&this.f||(this.f|=2,this.u=hn,hn=this)};$t.prototype.d=function(){
this.f|=8,1&this.f||zo(this)};$t.prototype.dispose=function(){this.d()};function X(e,t){var n=new $t(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Ar,Un,Jn,Rc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Nr=[];X(function(){Ar=this.N})();function jt(e,t){Ke.options[e]=t.bind(null,Ke.options[e]||function(){})}function bn(e){if(Jn){var t=Jn;Jn=void 0,t()}Jn=e&&
e.S()}function _r(e){var t=this,n=e.data,o=Nc(n);o.name="ReactiveDom",o.value=n;var s=(0,vn.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Te(function(){var p=o.value.value;return p===0?0:p===!0?"":p||""}),c=Te(function(){return!Array.isArray(l.value)&&!(0,Ke.isValidElement)(l.value)}),
f=X(function(){if(this.N=Mr,c.value){var p=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=p)}}),d=t.__$u.d;return t.__$u.d=function(){f(),d.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}_r.displayName="ReactiveTextNode";Object.defineProperties(be.prototype,{constructor:{configurable:!0,
value:(0,Ke.createElement)(Ke.Fragment,null).constructor},type:{configurable:!0,value:_r},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});jt("__b",function(e,t){if(bn(),Un=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof be&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});jt("__r",function(e,t){if(e(t),t.type!==Ke.Fragment){bn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return X(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;Rc&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Un=o,bn(n)}});jt("__e",function(e,t,n,o){bn(),
Un=void 0,e(t,n,o)});jt("diffed",function(e,t){bn(),Un=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=Ac(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});function Ac(e,t,n,o){
var s=t in e&&e.ownerSVGElement===void 0,r=C(n);return{o:function(i,a){r.value=i,o=a},d:X(function(){this.N=Mr;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=
null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}jt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}e(t)});jt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Ke.Component.prototype.shouldComponentUpdate=function(e,t){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
e))return!0;return!1};function Nc(e,t){return(0,vn.useMemo)(function(){return C(e,t)},[])}var _c=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Mc(){Uo(function(){for(var e;e=Nr.shift();)Ar.call(e)})}function Mr(){Nr.push(this)===1&&(Ke.options.requestAnimationFrame||_c)(Mc)}var Kr=m(ae(),1);Kr.Component.prototype.shouldComponentUpdate=()=>!0;var qr=m(ae(),1),wn=m(ie(),1),_e=m(A(),1),Wr=m(Ie(),1);function _(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function q(e,t){return e.target instanceof Element?e.target.closest(
t):null}var Yo=m(Ie(),1),Fr=(0,Yo.kept)("room"),Qo=(0,Yo.kept)("pupil","tab");function Xo(){let{code:e,key:t}=Fr.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var zn=e=>Fr.write(e&&JSON.stringify(e)),Pt=()=>({...Xo(),address:location.origin+location.pathname});function Zo(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=Qo.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return Qo.write(t),t}var Br=()=>Qo.write(null);var te=m(O(),1),Vr=(0,Wr.kept)("teacher");function $r({element:e,props:t,trigger:n,watch:o},s){let r=C(""),i=u=>{Vr.write(u.by),r.value="",n("made",{...Pt(),...u})};
(0,qr.render)((0,te.jsx)(()=>(0,te.jsx)(Kc,{...s,status:r.value,make:i}),{}),_(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=
u.kind==="refused"?(0,_e.t)(u.text):(0,_e.t)("The link is at the top of the page."))})}function Kc({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,wn.useState)(
Vr.read()??""),[a,u]=(0,wn.useState)(""),[l,c]=(0,wn.useState)([]),[f,d]=(0,wn.useState)(n),p=b=>b!=="lesson"||a!=="",g=l.filter(p);return(0,te.jsxs)("form",{onSubmit:b=>{
b.preventDefault(),s({by:r,lesson:a,room:f,locks:Object.keys(e).filter(P=>g.includes(P))})},children:[(0,te.jsx)("h3",{children:(0,_e.t)("A class")}),(0,te.jsx)(
"p",{children:(0,_e.t)("Everybody who opens the link starts with this page’s current settings.")}),(0,te.jsx)(Dr,{title:(0,_e.t)("Your name"),children:(0,te.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:b})=>i(b.value)})}),(0,te.jsx)(Dr,{title:(0,_e.t)("Lesson"),children:(0,te.jsxs)(
"select",{value:a,onChange:({currentTarget:b})=>u(b.value),children:[(0,te.jsx)("option",{value:"",children:(0,_e.t)("no lesson")}),t.map(({name:b,title:P})=>(0,te.jsx)(
"option",{value:b,children:(0,_e.t)(P)},b))]})}),(0,te.jsxs)("fieldset",{children:[(0,te.jsx)("legend",{children:(0,_e.t)("Lock")}),Object.entries(e).map(([b,P])=>(0,te.jsxs)(
"label",{children:[(0,te.jsx)("input",{type:"checkbox",name:b,disabled:!p(b),checked:g.includes(b),onChange:({currentTarget:{checked:B}})=>c(B?[...g,b]:g.filter(
W=>W!==b))})," ",(0,_e.t)(P)]},b))]}),n?(0,te.jsxs)("label",{children:[(0,te.jsx)("input",{type:"checkbox",checked:f,onChange:({currentTarget:b})=>d(b.checked)}),
" ",(0,_e.t)("Gather the predictions in a room")]}):(0,te.jsx)("p",{children:(0,_e.t)("This server has no rooms: predictions are not gathered.")}),(0,te.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,_e.t)("Make the link")}),(0,te.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Dr=({title:e,
children:t})=>(0,te.jsxs)("label",{class:"gp-class-field",children:[(0,te.jsx)("span",{children:e}),t]});var Yt=m(A(),1),ki=m(Ie(),1);var zr=m(A(),1),Qr=m(Ie(),1);var jr=m(A(),1);var Z=()=>window.GenerationPlayground,H=()=>Z().log("main");var He="one",Q=C(He),ts=C([]),Me=C(null),De=C(null),Le=C(null),Qn=C(!1),J={isOpen:C(!1),name:C(null),isLocked:C(!1),isOnStage:C(!0),hidesResult:C(!1)},Be={isRecorded:C(
!1),isStepping:C(!1),hasSteps:C(!0),hasMedia:C(!1),isLoading:C(!1),isOpening:C(!1)},es=C(!1),Ic=C(null),yn=C("bits"),Xm=Te(jr.language),Fc={"data-view":()=>Q.value,
"data-no-prompt":()=>Fe(ts.value.includes(Q.value)),"data-drawer":()=>Me.value,"data-stage":()=>De.value??(Le.value==="text"?"text":null),"data-scene":()=>Le.value,
"data-asks":()=>Fe(Qn.value),"data-lesson":()=>Fe(J.isOpen.value),"data-lesson-locked":()=>Fe(J.isLocked.value),"data-no-lesson":()=>Fe(!J.isOnStage.value),"dat\
a-old-result":()=>Fe(J.hidesResult.value),"data-recorded":()=>Fe(Be.isRecorded.value),"data-stepping":()=>Fe(Be.isStepping.value),"data-no-steps":()=>Fe(!Be.hasSteps.
value),"data-has-media":()=>Fe(Be.hasMedia.value),"data-opening":()=>Fe(Be.isOpening.value),"data-scrolled":()=>Fe(es.value),"data-loading":()=>Fe(Be.isLoading.
value)},Fe=e=>e?"":null;function Gr(){for(let[e,t]of Object.entries(Fc))X(()=>{let n=t();n===null?document.body.removeAttribute(e):document.body.setAttribute(e,
n)});X(()=>{let e=De.value!==null||Le.value!==null&&Le.value!=="own";document.body.classList.toggle("gp-projected",e)})}var Bc=320,Hc=24;function Jr(){let e=()=>{
scrollY>Bc?es.value=!0:scrollY<Hc&&(es.value=!1)};addEventListener("scroll",e,{passive:!0}),e()}function Ur(){let e=H();e.subscribe(document.body,()=>{Ic.value=
e.current(),yn.value=e.unit})}var os=matchMedia("(min-width: 1200px)"),Yr=matchMedia("(max-width: 1359px)"),Xr=(0,Qr.kept)("knobs-open"),ns=null,Zr=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function kn(e){Me.value!==e&&(ns=document.activeElement,ss(e)),Zr(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Gt(){
if(!Me.value)return;let e=Zr(Me.value)?.contains(document.activeElement);ss(null),e&&ns instanceof HTMLElement&&ns.focus({preventScroll:!0})}function ei(){os.matches||
Gt()}function ti(){Yr.matches&&Me.value&&(Me.value=null)}function ss(e){Me.value=e,os.matches&&Xr.write(e==="knobs"?"yes":"no")}function ni(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function oi(){X(()=>ni(Me.value)),document.addEventListener(
"click",e=>{let t=q(e,"button[data-drawer]")?.dataset.drawer;t&&t===Me.value?Gt():t?kn(t):q(e,".gp-drawer-close")&&Gt()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!q(e,".drawer")||q(e,"input[role=combobox]")||Gt()})}function si({element:e}){(0,zr.translateTemplate)(e),ni(Me.value);let t=!Yr.
matches||!J.isOpen.value;os.matches&&t&&!Me.value&&Xr.read()==="yes"&&ss("knobs")}function Re(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var Yn=Re(),ft=Re(),Jt=Re(),rt=Re(),Ut=Re(),rs=Re(),Xn=Re(),Ct=Re(),Zn=Re(),eo=Re(),
to=Re(),Sn=Re(),no=Re(),zt=Re(),xn=Re();var is=m(A(),1);var ri="#seed-row",Dc={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",ri],lesson:[]};function as(e,t,n){for(let[o,s]of Object.entries(Dc))for(let r of s){let i=document.querySelector(r);i&&qc(i,e.includes(o)&&(n||r!==ri),t)}J.isLocked.
value=e.includes("lesson")}function qc(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,is.t)("locke\
d by {by}",{by:(0,is.t)(n)}):delete e.dataset.locked}var bi=m(ae(),1),Ot=m(ie(),1),T=m(A(),1);var Et=m(A(),1);var ii="https://huggingface.co",Wc=18;function ai({element:e,props:t,watch:n}){(0,Et.translateTemplate)(e);let o=a=>_(e,".gp-"+a),s=_(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,Et.t)(a.title),o("note").textContent=(0,Et.t)(a.note);let u=a.
query?`${Vc(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(Wc,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await ls(s)?(0,Et.t)("Copied."):(0,Et.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function Vc(e){return e&&
window.parent!==window&&document.referrer.startsWith(ii)?`${ii}/spaces/${e}`:location.origin+location.pathname}async function ls(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var oo=m(ie(),1),li=m(O(),1),$c=5e3;function us({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,oo.useState)(!1);return(0,oo.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),$c);return()=>clearTimeout(u)},[r]),(0,li.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var fi=m(Pn(),1),Ye=m(mt(),1),qe=m(A(),1),mi=m(so(),1),le=m(O(),1),ro=10;function cs({question:e,unit:t}){let n=e.options.length?jc(e):Gc(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,le.jsxs)("div",{class:"gp-class-chart",children:[(0,le.jsxs)("table",{children:[(0,le.jsx)("thead",{children:(0,le.jsxs)(
"tr",{children:[(0,le.jsx)("th",{scope:"col",children:(0,qe.t)("Answer")}),(0,le.jsx)("th",{scope:"col",children:(0,qe.t)("Class")}),o&&(0,le.jsx)("th",{scope:"\
col",children:(0,qe.t)("Model")})]})}),(0,le.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,le.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,le.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,le.jsx)("span",{class:"gp-hidden",children:`${(0,qe.t)("result\
:")} `}),r===void 0?(0,qe.t)(s):(0,le.jsx)(mi.TokenLabel,{text:r})]}),(0,le.jsx)(pi,{class:"gp-class-ours",share:l,words:`${(0,Ye.count)(i)} · ${(0,Ye.percent)(
l)}`}),o&&(0,le.jsx)(pi,{class:"gp-class-model",share:a??0,words:(0,Ye.percent)(a??0)})]})})})]}),Jc(e,t).map(s=>(0,le.jsx)("p",{children:s}))]})}var pi=({class:e,
share:t,words:n})=>(0,le.jsxs)("td",{children:[(0,le.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,le.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,le.jsx)(
"span",{children:n})]});function jc({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function Gc(e){let t=[...new Set(e)];if(t.length<=ro)return t.map(s=>({label:Qt(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/ro;return Array.from({length:ro},(s,r)=>{let i=n+r*o,a=l=>Math.min(ro-1,Math.floor((l-n)/o))===r;return{label:(0,qe.t)("{from} to\
 {to}",{from:Qt(i),to:Qt(i+o)}),chosen:e.filter(a).length}})}var Qt=e=>(0,fi.plain)(Number(e.toPrecision(3)));function Jc({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,qe.t)("Half of the class says {median} or less.",{median:Qt(t)}):(0,qe.t)("Ha\
lf of the class says {median} or less. In your teacher’s run it is {outcome}.",{median:Qt(t),outcome:Qt(n)})),o!==null&&s!==null){let a={ours:io(o,r),models:io(
s,r),unit:(0,qe.t)(r)};i.push((0,qe.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function gi(e,t){if(!e||e.questions<
2)return"";let n={count:(0,Ye.count)(e.questions),ours:io(e.class,t),models:io(e.model,t),unit:t};return(0,qe.t)("Mean log score over {count} questions: class {\
ours}, model {models} {unit}.",n)}var io=(e,t)=>(0,Ye.decimals)((0,Ye.fromNats)(e,t),2);var k=m(O(),1),hi=12;function vi(e,t,n,o){let s=C(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,T.t)("Class")),X(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),X(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,bi.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(Xe,{class:"gp-class-plain",label:(0,T.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Xc,{...a,
parts:n,actions:o}):(0,k.jsx)(Uc,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Uc({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,Ot.useState)(!0),[u,l]=(0,Ot.useState)(!1),[c,f]=(0,Ot.useState)([]),d=g=>f(c.includes(g)?c.filter(h=>h!==g):[...c,g]),p=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,T.t)("Room {code}",{code:e.room.code}):
(0,T.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,T.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),p.length>0&&
(0,k.jsx)(Xe,{class:"gp-class-who",words:(0,T.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(Xe,{class:"gp-class-toggle",words:(0,T.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(Xe,{class:"gp-class-size",words:s?(0,T.t)("Smaller"):(0,T.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(us,{class:"gp-class-close",words:(0,T.t)(
"Close the room"),question:(0,T.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(Xe,{class:"gp-class-close",words:(0,T.t)("Close"),press:o.close})]}),(0,k.jsx)(
Qc,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(zc,{people:p,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(wi,{room:t,shown:t.questions,nothing:(0,T.t)("No predictions yet\
. Those from lessons and from “Guess the next word” appear here."),draw:g=>(0,k.jsx)(ed,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>d(g.key),reveal:()=>o.
reveal(g.key)})})]})}var zc=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{let i=s||(0,T.t)(
"Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(us,{class:"gp-class-remove",words:(0,T.t)("Remove"),question:(0,T.t)("Remove {na\
me}?",{name:i}),label:(0,T.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Qc({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,seeded:a,
room:u,lesson:l}=e,c=(0,Ot.useRef)(null),[f,d]=(0,Ot.useState)(""),p=async()=>{c.current&&d(await ls(c.current)?(0,T.t)("Copied."):(0,T.t)("Press Ctrl+C (⌘C)."))},
g=b=>({parts:b.map(P=>(0,T.t)(t[P])).join(", ")}),h=[!s&&(0,T.t)("This link is too long for a QR code. With a room it is short."),Yc(o)&&(0,T.t)("This address w\
orks on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,T.t)("Locked: {parts}.",g(r)),i.
length>0&&(0,T.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,T.t)("No seed is set: each pupil gets a different text, and different\
 tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,T.t)("QR code of t\
he link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",readOnly:!0,"\
aria-label":(0,T.t)("Link"),value:o,ref:c,onFocus:({currentTarget:b})=>b.select()}),(0,k.jsx)(Xe,{words:(0,T.t)("Copy"),press:p}),(0,k.jsx)("span",{role:"status",
children:f})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,T.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.map(b=>b&&(0,k.jsx)(
"p",{class:"gp-class-note",children:b}))]})]})}var Yc=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function Xc({arrived:e,room:t,
name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,f=(0,T.t)("Your name, if you like"),d={by:(0,T.t)(a),parts:u.map(p=>(0,T.t)(
s[p])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,T.t)("Class of {by}",{by:i}):
(0,T.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,T.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,T.t)("Locked by {by}: {parts}.",d)}),
l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:f,"aria-label":f,onChange:({currentTarget:p})=>r.
rename(p.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>c&&(0,k.jsx)(Xe,
{class:"gp-class-again",words:(0,T.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(Xe,{class:"gp-class-leave",words:(0,T.t)("Leave the c\
lass"),press:r.leave})]}),t&&(0,k.jsx)(wi,{room:t,shown:t.questions.filter(({revealed:p})=>p),draw:p=>(0,k.jsx)(yi,{question:p,room:t,children:(0,k.jsx)(cs,{question:p,
unit:yn.value})})})]})}function wi({room:e,shown:t,nothing:n,draw:o}){let s=t.length-hi,r=gi(e.mean,yn.value);return(0,k.jsxs)("div",{class:"gp-class-questions",
children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,hi).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.tn)(s,"{c\
ount} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function yi({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,T.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Zc(i)}`:(0,T.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,T.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var Zc=e=>typeof e=="string"?e:(0,T.t)(e);function ed({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:f})=>f).map(({id:f,name:d})=>a.includes(f)?
`✓ ${d}`:d).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(Xe,{class:"gp-class-early",words:n?(0,T.t)("Hide the bars"):(0,T.t)("Show them to me"),
press:o}),(0,k.jsx)(Xe,{class:"gp-class-reveal",words:(0,T.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(yi,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(cs,{question:i?e:td(e),unit:yn.value})]})}var td=e=>({...e,outcome:null,class_score:null,
model_score:null}),Xe=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var nd={teacher:1e3,pupil:3e3},ds=(0,ki.kept)("pupil-name");function Si({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=C(null),
f=vi(_(e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",Pt()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...Pt(),question:w}),remove:w=>n(
"removed",{...Pt(),pupil:w}),rename:w=>{ds.write(w),E()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&d(
w)});function d(w){switch(w.kind){case"made":p({role:"teacher",begun:w}),w.room&&zn(w.room),w.room&&w.lesson&&!l&&(Gt(),Sn.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":p({role:"pupil",begun:w}),as(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&Sn.tell({lesson:w.lesson,step:w.step});return;case"taken":return b(
(0,Yt.t)("Your prediction is in."));case"full":return b((0,Yt.t)("This room is full. Ask your teacher to remove somebody, then open the link again."));case"remo\
ved":return h((0,Yt.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,Yt.t)(w.text));case"gone":l=
!1,r&&h((0,Yt.t)("This room is closed.")),zn(null);return;case"closed":return zn(null),g();case"left":return g()}}function p(w){zt.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),B()}function g(){r=null,zt.tell(null),clearTimeout(u),as([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function b(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:ds.read()??"",note:a})}async function B(){clearTimeout(u);
let w=r,D=w&&od(w);if(!(!w||!D)){if(!document.hidden||w.role==="teacher"){let G=await sd(D,i?.version??0);if(r!==w)return;if(G==="removed"&&Br(),G==="gone"||G===
"removed")return d({kind:G});G&&W(w,G)}clearTimeout(u),u=window.setTimeout(B,nd[w.role])}}function W({role:w},D){i=D,P(),w==="pupil"&&zt.tell(D.questions.filter(
({revealed:G})=>G).map(({key:G})=>G))}let E=()=>n("joined",{pupil:Zo(),name:ds.read()??""}),R=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};to.hear(R),document.
addEventListener("gp-predicted",w=>R(w.detail)),xn.hear(()=>r?.role==="teacher"&&f.enlarge()),Xo()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",Pt()))}function od({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:Zo()}}async function sd(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var Xt=m(A(),1),Ei=m(Ie(),1);var Ee=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var Oi=2e3,xi=25e3,ao=150,rd=5e3,id=2500,ad=250,ld=410,Pi=(0,Ei.kept)("browser"),fs=new Map,Ci=0,Cn=!1;function lo(e,t){fs.set(e,t)}function Ti({props:e,trigger:t,
watch:n}){let o=new Ee;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new ms(s,t).follow()})}var ms=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===ld)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=Cn||performance.now()-o<ao&&this.next===n?ao:0}catch{if(t=Math.min(rd,Math.max(ao,2*t)),!this.saysLost&&performance.now()-this.
silentSince>id){let s=(0,Xt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,Ct.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await dd(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:cd(),...Cn&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),Cn?xi:Oi);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),xi),o=!0,Ci=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!Cn&&await ud()&&(Cn=++Ci>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,Ct.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(fs.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),Jt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+ad-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,Ct.tell({severity:"error",message:(0,Xt.t)("Part of this run arrived damaged and is missing below."),fix:(0,Xt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of fs.values())this.of&&t(this.of.turn);Ct.tell({severity:"error",message:(0,Xt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,Xt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function ud(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(Oi)})).ok}catch{return!1}}var ps="";function cd(){return ps||=
Pi.read()||Math.random().toString(36).slice(2),Pi.write(ps),ps}var dd=e=>new Promise(t=>setTimeout(t,e));var pd=600,fd=24;function Li({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new Ee,l=Z().group(s),c=-1,f=-1,d=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>md(a)))),l.verdict&&f!==u.newest&&(f=u.newest,setTimeout(()=>gd(`${s}-conclusion`),
pd))};n("value",()=>{let p=u.unstamp(e.value);p!==null&&(Z().feedGroup(s,p,u.newest),p&&d())}),lo(r,{lines(p,g){if(!u.take(g))return 0;let h=Z().appendGroup(s,p,
g);return d(),h},lost(p){p===u.newest&&l.lose()}}),gs(s),i&&(l.answers.open=({entry:p})=>t("open",{entry:p}),l.answers.make=({entry:p})=>t("make",{entry:p}))}function gs(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;Q.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&Z().group(e).
showExample(s)).catch(()=>{}))})}function md(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function gd(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-fd&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var Ai=m(A(),1);var Ri=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>Ri=t,{capture:!0,passive:!0});function We(e,t){
let n=0,o=()=>{Ri?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var hd=600;function Ni({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=_(e,".gp-estimate"),i="",a=We(hd,()=>{s.includes(Q.value)&&(i=Q.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===Q.value?(0,Ai.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),Q.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
rt,ft,Jt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>q(l,"#views")&&a())}var bd=150,vd=700;function _i({props:e,trigger:t,watch:n},{names:o}){let s=new Ee,r=Z().group("lanes"),i={},a="",u=We(bd,()=>{let{editing:l,lane_model:c,same_luck:f}=i,
d=JSON.stringify([l,c,f,Object.fromEntries(o.map(p=>[p,i[p]]))]);!l||d===a||(a=d,t("held",{held:d}))});Ut.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{t("lane",{do:l,id:c}),l==="select"&&window.innerWidth<vd&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(e.value);
l&&r.setLanes(JSON.parse(l))})}var $i=m(ae(),1),At=m(ie(),1),we=m(A(),1);var Mi=new Map,Ki=(e,t)=>Mi.set(e,t),Tt=(e,t)=>Mi.get(e)?.(t);var wd=["pointerdown","pointerup","keydown","click","input","change","focusin"],hs=new Set;for(let e of wd)document.addEventListener(e,yd,{capture:!0,passive:!0});
function yd({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of hs)n.now()}function Ii(e){let t=0,n={now(){n.drop(),
e()},soon(){hs.add(n),t||=window.setTimeout(()=>n.now(),100)},drop(){clearTimeout(t),t=0,hs.delete(n)}};return n}var Lt=window.GenerationPlaygroundKnobs;var Se=(e,t)=>JSON.stringify(e,Fi)===JSON.stringify(t,Fi),Fi=(e,t)=>Ge(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,Ge=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function ve(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function En(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function uo(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(En):void 0}function bs(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var kd={n:`
`,t:"	",r:"\r","\\":"\\"},Sd={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},On=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):kd[n]),Bi=e=>e.replace(/[\\\n\t\r]/g,t=>Sd[t]),vs=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var xd=150,Pd=500,ws=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Lt.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.writer.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=C({
preset:null,base:{},set:{},kept:[]});chosen=C({model:"",assistant:null});verdict=C(null);effective=C([]);texts=C(new Map);text="";wantsEffective=!1;facts=new Map;rested=We(
xd,()=>{this.ask()});writer=Ii(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.writer.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Te(()=>JSON.stringify(
this.verdict.value?.notes[t]??[])),r={knob:o,value:Te(()=>this.state.value.set[t]),preset:Te(()=>this.state.value.base[t]),own:Te(()=>this.verdict.value?.defaults[t]),
source:Te(()=>this.sourceOf(t)),notes:Te(()=>JSON.parse(s.value)),idle:Te(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){let{base:n,
set:o}=this.state.value;return o[t]!==void 0?Se(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){this.put({[t]:n}),
this.writer.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[n,o??void 0]))),this.writer.now(),this.ask()}put(t){let{set:n,
kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in t));this.state.value={...this.state.value,set:Object.fromEntries(
s),kept:r},this.text=JSON.stringify(this.state.value)}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!Se(n[t],o[t])?n[t]:null})}resetAll(t){
let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){let{base:t,kept:n}=this.state.
value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),this.chosen.value=t,this.
ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(o),...this.state.
value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.component.
server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.question(),
n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords({texts:t}),
o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(s)).slice(
0,Pd);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.chosen.value;
return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||(this.
texts.value=new Map([...this.texts.value,...n]))}},Rt=new Map,Hi=new Map,ys=new Map;function Di(e,t){let n=new ws(e,t);Rt.set(t.name,n);let o=Hi.get(t.name);o&&
n.follow(o);for(let s of ys.get(t.name)??[])s(n);return n}function it(e,t){let n=Rt.get(e);n?t(n):ys.set(e,[...ys.get(e)??[],t])}function qi(e,t){Hi.set(e,t),Rt.
get(e)?.follow(t)}var Wi=e=>Rt.get(e)?.resetKept(),Vi=e=>Rt.get(e)?.text;function Tn(e){let t=Rt.get(e),n=t?.verdict.peek(),o=t?.state.peek().set??{},s=Object.entries(
o).filter(([r])=>n?.acting.includes(r)??!0);return{set:o,acting:Object.fromEntries(s),assistant:t?.chosen.peek().assistant??null}}var ks=(e,t)=>Rt.get(e)?.resetAll(
t);var ue=m(O(),1);function ji(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[f,d]=[
n[c]??null,o[c]??null];if(JSON.stringify(f)===JSON.stringify(d))return[];if(d===null)return[(0,we.t)("{knob} not set",{knob:c})];let p=`${c} ${r(d)}`.trim();return[
r(f??{})?(0,we.t)("{now} instead of {before}",{now:p,before:r(f)}):p]}),a=(l,c,f)=>{if(!l.length)return"";let d=l.slice(0,t).join(", ");return l.length<=t?c(d):
f(d,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,we.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,we.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,we.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,we.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Gi={};function Ji(e,t){Gi[e]=t,rs.tell()}var Cd=8,xs="assistant",
Ed={alone:"",chips:[],canTakeAway:!1,before:null};function Od(e,t){let{acting:n,assistant:o}=Tn(e),s=o?[{name:xs,words:(0,we.t)("draft model {model}",{model:o})}]:
[],r=Object.entries(n).map(([i,a])=>({name:i,words:typeof a=="object"?i:`${i} ${ve(a)}`}));return[...s,...r].filter(i=>!t.includes(i.name))}function Ui({element:e,
props:t,watch:n,trigger:o},{name:s,leftOut:r}){let i=_(e,".gp-changes"),a=C(Ed),u=null;function l(){let{set:g}=Tn(s);u&&!Se(u.after,g)&&(u=null);let h=Gi[Q.value]??
r[Q.value],b=Array.isArray(h);a.value={...JSON.parse(t.value||"{}"),alone:Td(h),chips:b?Od(s,h):[],canTakeAway:b&&Object.keys(g).length>0,before:u?.before??null};
let{kept:P,changed:B,alone:W,chips:E,before:R}=a.value;i.hidden=!(P||B||W||E.length||R)}function c(g){u={before:u?.before??Tn(s).set,after:g},ks(s,g),l()}function f(){
u&&ks(s,u.before),u=null,l()}function d(g){g===xs?o("undraft"):c(Object.fromEntries(Object.entries(Tn(s).set).filter(([h])=>h!==g)))}(0,$i.render)((0,ue.jsx)(()=>{
let{kept:g,changed:h,alone:b,chips:P,canTakeAway:B,before:W}=a.value;return(0,ue.jsxs)(ue.Fragment,{children:[g&&(0,ue.jsx)(Ss,{text:g,button:(0,ue.jsx)(co,{words:(0,we.t)(
"reset"),press:()=>Wi(s)})}),b&&(0,ue.jsx)(Ss,{text:b}),P.length>0&&(0,ue.jsx)(Rd,{chips:P,go:E=>Ld(s,E),reset:d,children:B&&(0,ue.jsx)(co,{words:(0,we.t)("use \
the model’s own settings"),press:()=>c({})})}),!b&&!P.length&&h&&(0,ue.jsx)(Ss,{text:h}),W&&(0,ue.jsx)(co,{words:(0,we.t)("put the settings back"),press:f})]})},
{}),i),n("value",l),Q.subscribe(l),rs.hear(l),rt.hear(l),it(s,g=>g.verdict.subscribe(l))}function Td(e){return e===null?(0,we.t)("Of the settings above, only th\
e model and the seed apply here."):e==="seed too"?(0,we.t)("Of the settings above, only the model applies here."):""}function Ld(e,t){if(kn("knobs"),t!==xs)return it(
e,s=>Tt(s,t));let n=document.querySelector("#draft-and-record > button"),o=()=>document.querySelector("#assistant input");o()?.checkVisibility()||n?.click(),requestAnimationFrame(
()=>o()?.focus())}function Rd({chips:e,go:t,reset:n,children:o}){let[s,r]=(0,At.useState)(!1),i=(0,At.useRef)(null),a=(0,At.useRef)(null),u=s?e:e.slice(0,Cd);return(0,At.useLayoutEffect)(
()=>{if(a.current===null)return;let l=i.current?.querySelectorAll(".gp-out")??[];l[Math.min(a.current,l.length-1)]?.focus(),a.current=null},[e.length]),(0,ue.jsxs)(
"span",{class:"gp-applies",role:"group","aria-label":(0,we.t)("Settings that apply here, too"),ref:i,children:[(0,ue.jsx)("span",{children:(0,we.t)("Applies her\
e, too:")}),u.map(({name:l,words:c},f)=>(0,ue.jsxs)("span",{class:"gp-set","data-knob":l,children:[(0,ue.jsx)("button",{type:"button",class:"gp-way",title:(0,we.t)(
"Go to where it is set"),onClick:()=>t(l),children:c}),(0,ue.jsx)("button",{type:"button",class:"gp-out","aria-label":(0,we.t)("Reset {knob}",{knob:l}),title:(0,we.t)(
"Back to the default"),onClick:()=>{a.current=f,n(l)},children:"✕"})]},l)),e.length>u.length&&(0,ue.jsx)(co,{words:(0,we.t)("{count} more",{count:e.length-u.length}),
press:()=>r(!0)}),o]})}var Ss=({text:e,button:t})=>(0,ue.jsxs)("span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),co=({words:e,press:t})=>(0,ue.jsx)("butt\
on",{class:"gp-reset",type:"button",onClick:t,children:e});var zi=m(ae(),1),Ps=m(ie(),1),at=m(A(),1);var ye=m(O(),1);function Qi({element:e,trigger:t},{entries:n}){(0,zi.render)((0,ye.jsx)(Ad,{entries:n,act:(s,r)=>{t(s,r),ei()}}),_(e,".gp-examples"))}function Ad({
entries:e,act:t}){let[n,o]=(0,Ps.useState)(0),[s,r]=(0,Ps.useState)(0),i=[{title:(0,at.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,at.t)(
"A real model"),note:(0,at.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),Xn.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,ye.jsxs)(ye.Fragment,{children:[
(0,ye.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,at.t)("Put back what was set before")}),i.length>1&&(0,ye.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,at.t)("Examples"),children:i.map(({title:l},c)=>(0,ye.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,ye.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,ye.jsx)("p",{class:"gp-note",children:l.note}),Nd(l.entries).map(([f,d])=>(0,ye.jsxs)(
ye.Fragment,{children:[(0,ye.jsx)("h3",{children:f}),(0,ye.jsx)("ul",{"aria-label":(0,at.t)("Examples for {model}",{model:f}),children:d.map(p=>(0,ye.jsx)("li",
{children:(0,ye.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(p),children:[(0,ye.jsx)("b",{children:(0,at.t)(p.title)}),(0,ye.jsx)("span",{children:(0,at.t)(
p.look)})]})}))})]}))]}))]})}function Nd(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var ea=m(A(),1);var _d=3e4,Yi=()=>{};function Ze(e){e!==Q.value&&Yi(e)}function Xi(e){Q.value===e&&Ze(He)}function Zi({props:e,trigger:t},{once:n,changing:o,withoutPrompt:s}){ts.
value=s,Yi=i=>{e.value=i,t("view")};let r=new Map;Jt.hear(()=>o.forEach(i=>r.delete(i))),Q.subscribe(i=>{let a=r.get(i);a!==void 0&&(n.includes(i)||performance.
now()-a<_d)||!(n.includes(i)||o.includes(i))||(r.set(i,performance.now()),t(`opened_${i}`))})}var Md={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function ta({element:e}){let t=_(e,".gp-header");(0,ea.translateTemplate)(t);let n=d=>_(t,d),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=n(".gp-more-button"),u=d=>d.getAttribute("aria-expanded")==="true";function l(d,p){d.setAttribute(
"aria-expanded",String(p)),d===o?s.hidden=!p:(d===a?n(".gp-more"):i).classList.toggle("gp-unfolded",p)}let c=[o,r,a],f=()=>c.forEach(d=>l(d,!1));n(".gp-skip").addEventListener(
"click",Kd),t.addEventListener("click",d=>{let p=q(d,"button[data-view]"),g=c.find(h=>h.contains(d.target));if(p?.dataset.view)p.dataset.view!==Q.value&&Yn.tell(),
Ze(p.dataset.view),f(),s.contains(p)&&o.focus();else if(g){let h=!u(g);f(),l(g,h),h&&g===o&&(s.querySelector("[aria-selected=true]")??na(s)[0]).focus()}else if(q(
d,".gp-menu :is(button, a)")){let h=c.find(b=>u(b));f(),h?.focus()}}),document.addEventListener("click",d=>{t.contains(d.target)||f()}),t.addEventListener("keyd\
own",d=>{if(d.key==="Escape"&&c.some(u)){c.find(u)?.focus(),f();return}d.target===a&&d.key==="ArrowDown"&&l(a,!0);let p=q(d,"[role=tablist], .gp-unfolded");if(!p)
return;let g=[...p.querySelectorAll("button, a")].filter(W=>W.checkVisibility()),h=Md[d.key],b={Home:0,End:-1}[d.key],P=g.indexOf(d.target),B=h?g[(P+h+g.length)%
g.length]:g.at(b??NaN);!h&&b===void 0||(d.preventDefault(),B?.focus())}),t.addEventListener("focusout",({relatedTarget:d})=>{d&&!t.contains(d)&&f()}),X(()=>Id(t,
Q.value)),X(()=>n("[data-lessons]").setAttribute("aria-expanded",String(J.isOpen.value)))}function Kd(e){e.preventDefault();let t=document.querySelector(`#view-${Q.
value} > *`);t&&(t.tabIndex=-1,t.focus())}var na=e=>[...e.children];function Id(e,t){for(let o of e.querySelectorAll("[role=tablist]")){let s=na(o),r=s.find(({dataset:i})=>i.
view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.querySelector(`.gp-lab-list [data-view="${t}"]`);_(
e,".gp-lab").classList.toggle("gp-selected",!!n),_(e,".gp-lab-which").textContent=n?.textContent??""}function oa(e){Q.value=e}var Ln=m(Ie(),1);var Fd=1e4,sa=new Set(["kept","class"]),ra=()=>{};function po(e){sa.delete(e)&&!sa.size&&ra()}function ia(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{q(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
q(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,Fd);ra=()=>{clearTimeout(i),setTimeout(()=>{
e||ft.tell(),r()})}}var la=(0,Ln.kept)("form","tab"),Cs=(0,Ln.kept)("form"),ua=(0,Ln.kept)("form-address","tab"),ca=(0,Ln.kept)("keep-history"),aa=300,da=!1,Es=null;function pa(){document.
addEventListener("input",()=>da=!0,{once:!0,capture:!0})}var fa=e=>Es?.hold(e);function ma(){Es?.begin(),po("kept")}var ga=()=>rt.tell();function ha(){if(da)return[
null];let e=la.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&ua.read()===location.search?[{again:e}]:e?[e]:[ca.read()===
"no"?null:Cs.readJson()]}function ba({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let p=(ca.read()||(e.keep?"yes":
"no"))==="yes";if(p||Cs.write(null),!i||!o)return;let g=JSON.stringify(l(o));la.write(g),ua.write(location.search),p&&Cs.write(g)}function l(p){let g=c(p),h=document.
querySelector("#prompt textarea")?.value;return Object.assign(g,{prompt:h??g.prompt,knobs:Vi("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&
Object.assign(g,JSON.parse(g.others)),n.map(b=>g[b])}let c=p=>Object.fromEntries([...n,"editing","others"].map((g,h)=>[g,p[h]]));function f(){clearTimeout(a),a=
window.setTimeout(u,aa)}function d(){let p=Math.max(0,r+aa-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},p)}Es={hold(p){o=p,f(),
Ut.tell(c(p))},begin(){i=!0,o||d(),f()}},document.addEventListener("input",f),rt.hear(d),window.addEventListener("pagehide",u),eo.hear(u)}var Ja=m(ae(),1),Kt=m(ie(),1),j=m(A(),1);var Va=m(ae(),1),vo=m(ie(),1),K=m(A(),1);var fo=m(ie(),1),Nt=m(A(),1);var xe=m(O(),1),Bd=e=>e==null?"":String(e);function _t({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,fo.useState)(""),c=Se(En(
u),t??void 0)?u:Bd(t),f=e.step||(e.kind==="int"?1:.1),d=(String(f).split(".").at(1)??"").length,p=h=>{l(h),n(En(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let b=En(c)??o??e.slider_minimum??e.minimum??0;if(typeof b!="number")return;let P=Number((b+(h.key==="ArrowUp"?f:-f)).toFixed(d));
p(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,P))))};return(0,xe.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>p(h.value),onKeyDown:g})}var Os=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,xe.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function Hd({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,xe.jsxs)("di\
v",{class:"kp-number",children:[(0,xe.jsx)(_t,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,xe.jsx)(
Os,{knob:e,label:(0,Nt.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var Dd=e=>t=>t?.setAttribute("value",e),Zt=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,xe.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,xe.jsxs)(
"label",{children:[(0,xe.jsx)("input",{type:"radio",name:e,ref:Dd(a),checked:Se(i,s),onChange:()=>r(i)}),(0,xe.jsx)("span",{children:a})]},a))}),qd=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,xe.jsx)(Zt,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Nt.t)("not set")],[!0,(0,Nt.t)("on")],[!1,(0,Nt.t)(
"off")]]});function Ts({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>Se(u,s)),a=s!==void 0&&i<0;return(0,xe.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,xe.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,xe.jsx)("option",{value:String(l),children:ve(u)},l)),a&&(0,xe.jsx)("option",{value:"foreign",disabled:!0,children:ve(
s)})]})}var Wd=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,xe.jsx)(Ts,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Nt.t)(
"not set"):(0,Nt.t)("not set (default {value})",{value:ve(s)})}),Vd=({id:e,meaningId:t,value:n,change:o})=>(0,xe.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":ve(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function en(e,t,n){let o=(0,fo.useRef)(null),s=o.
current!==null&&Se(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var va=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
wa={View:qd},Ls={View:Hd,isLabelled:!0},ya={View:Wd,isLabelled:!0},ka={View:Vd,isLabelled:!0};var xa=m(ae(),1),Mt=m(ie(),1),Pa=m(mt(),1),oe=m(A(),1);var $=m(O(),1);function Ca({knob:e,value:t,change:n}){let[o,s]=en(t,bs,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,$.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,oe.t)("{name} as JSON",{name:e.name}),placeholder:(0,oe.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var Ea={View:()=>(0,$.jsx)("div",{}),canShow:(e,t)=>t===void 0};function Oa({words:e,texts:t,change:n}){let[o,s]=(0,Mt.useState)([]),r=(0,Mt.useRef)(
null),i=f=>f.map(On).filter(Boolean),a=Se(i(o),t)?o:t.map(Bi),u=a.at(-1)===""?a:[...a,""],l=f=>{s(f);let d=i(f);n(d.length?d:void 0)},c=f=>r.current?.querySelectorAll(
"input")[f]?.focus();return(0,$.jsx)("div",{class:"kp-list",ref:r,children:u.map((f,d)=>(0,$.jsxs)("div",{class:"kp-line",children:[(0,$.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:f,onInput:({currentTarget:p})=>l(u.with(d,p.value)),onKeyDown:p=>{
p.key==="Enter"&&(p.preventDefault(),c(d+1))}}),(0,$.jsx)($d,{text:On(f),line:f}),(0,$.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!f,
onClick:()=>{l(u.toSpliced(d,1)),c(d+1)},children:"×"})]},d))})}function $d({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,Pa.fillText)(
o,e)};return(0,$.jsx)("span",{class:"kp-shown",title:(0,oe.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var jd=({value:e,change:t})=>(0,$.jsxs)(
"div",{class:"kp-editor",children:[(0,$.jsx)(Oa,{words:{one:(0,oe.t)("text"),another:(0,oe.t)("another text"),remove:(0,oe.t)("Remove this text")},texts:e===void 0?
[]:vs(e)?e:[ve(e,1/0)],change:t}),(0,$.jsx)("p",{class:"kp-faint",children:(0,oe.t)("Write \\n for a line break and \\t for a tab.")})]}),Ta={View:jd},La=e=>Array.
isArray(e)&&e.length===2;function Gd({id:e,value:t,change:n}){let o=La(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,oe.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,oe.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,$.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,$.jsxs)(xa.Fragment,{children:[
(0,$.jsx)("label",{for:`${e}-${i}`,children:a}),(0,$.jsx)(_t,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:f=>s(c,f)})]},i))})}var Ra={View:Gd,
canShow:(e,t)=>t===void 0||La(t)};function Jd({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Mt.useState)(!1),[l,c]=en(r,uo,h=>Array.isArray(
h)?h.join(", "):""),f=(0,Mt.useRef)(null),d=Array.isArray(r)||a&&r===void 0,p=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>f.current?.
focus())},g=t.verdict.value?.layers;return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Zt,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,oe.t)("not s\
et")],["low","low"],["high","high"],["list",(0,oe.t)("layers")]],value:d?"list":r,change:p}),(0,$.jsx)("input",{class:"kp-wide",ref:f,id:`${n}-list`,type:"text",
hidden:!d,placeholder:"0, 2, 4","aria-label":(0,oe.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,$.jsx)("p",{class:"kp-faint",children:g?(0,oe.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var Aa={View:Jd,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},Ud={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
Sa=JSON.stringify(Ud,null,2),zd=["choices","regex","json_schema"];function Qd({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=Ge(o)?o:{},i=zd.find(h=>h in r),
[a,u]=(0,Mt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),f=h=>{u(h),s(void 0)},[d,p]=en(r.json_schema,bs,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,$.jsx)(Oa,{words:{one:(0,oe.t)("choice"),another:(0,oe.t)("another choice"),remove:(0,oe.t)("Remove this choi\
ce")},texts:vs(r.choices)?r.choices:[],change:c}),regex:(0,$.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,oe.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":ve(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,$.jsxs)($.Fragment,{children:[(0,$.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:Sa,spellcheck:!1,
"aria-label":(0,oe.t)("JSON schema"),value:d,onInput:({currentTarget:h})=>c(p(h.value))}),(0,$.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(p(Sa)),
children:(0,oe.t)("Use an example")})]})};return(0,$.jsxs)("div",{class:"kp-editor",children:[(0,$.jsx)(Zt,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,oe.t)(
"not set")],["choices",(0,oe.t)("choices")],["regex","regex"],["json_schema",(0,oe.t)("JSON schema")]],value:l,change:f}),l&&g[l]]})}var Na={View:Qd};var _a=m(ae(),1),Ma=m(ie(),1),lt=m(A(),1);var ke=m(O(),1),Yd=30,Xd=5,Ka=()=>[...crypto.getRandomValues(new Uint16Array(Yd))].map(e=>e%1e3),mo=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function Ia({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>mo(
i,n)>mo(r,n)?i:r);return mo(s,n)<n.length?null:s}function Zd({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>Se(
o,n)):e==="flags"?Ge(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function ep(e,t){
if(t===void 0)return!0;let n=Ge(t)?Ia(e,t):null;return n!==null&&Ge(t)&&n.fields.every(o=>Zd(o,t[o.name]))}function tp({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,Ma.useState)(null),a=Ge(o)?o:null,u=a&&r&&mo(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:Ia(e,a)),c=e.forms.map(({name:p})=>[p,e.forms.length>
1?(0,lt.t)(p):(0,lt.t)("set")]),f=p=>{let g=e.forms.find(b=>b.name===p)??null;i(g);let h=g?.fields.filter(({required:b})=>b);s(h&&Object.fromEntries(h.map(b=>[b.
name,np(b)])))},d=(p,g)=>{let h=l?.fields.map(P=>P.name)??[],b={...a,[p]:g};s(Object.fromEntries(h.filter(P=>b[P]!==void 0).map(P=>[P,b[P]])))};return(0,ke.jsxs)(
"div",{class:"kp-editor",children:[(0,ke.jsx)(Zt,{id:`${t}-form`,nameId:n,options:[[void 0,(0,lt.t)("not set")],...c],value:l?.name,change:f}),(0,ke.jsx)("p",{class:"\
kp-faint",children:(0,lt.t)(l?.meaning)}),(0,ke.jsx)("div",{class:"kp-fields",children:l?.fields.map(p=>{let g=`${t}-${p.name}`;return(0,ke.jsxs)(_a.Fragment,{children:[
(0,ke.jsx)("label",{for:g,title:(0,lt.t)(p.meaning),children:p.name+(p.required?" *":"")}),(0,ke.jsx)(op,{field:p,id:g,value:a?.[p.name],change:h=>d(p.name,h)}),
(0,ke.jsx)("p",{class:"kp-faint",children:(0,lt.t)(p.meaning)}),p.kind==="ints"&&p.required&&(0,ke.jsx)("button",{class:"kp-link",type:"button",onClick:()=>d(p.
name,Ka()),children:(0,lt.t)("Draw new keys")})]},p.name)})})]})}var np=e=>e.kind==="ints"?Ka():e.default??Xd;function op({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,ke.jsx)(Ts,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,lt.t)("not set ({value})",{value:ve(e.default)})});
if(s==="flags")return(0,ke.jsx)(sp,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,ke.jsx)(rp,{field:e,id:t,value:n,change:o});let r=e.default;return(0,ke.jsx)(
_t,{id:t,value:n,change:o,standard:r,row:va(e),hint:r===null?"–":String(r)})}function sp({field:e,id:t,value:n,change:o}){let s=Ge(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,ke.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,ke.jsxs)("label",{children:[(0,ke.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function rp({id:e,value:t,change:n}){let[o,s]=en(t,uo,r=>Array.isArray(r)?r.join(", "):r===void 0?"":ve(r,1/0));return(0,ke.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var Fa={View:tp,canShow:ep};var et=m(ie(),1),Ba=m(mt(),1),z=m(A(),1),Ha=m(so(),1);var F=m(O(),1),ip=120,ap=5,Rs=e=>Number.isInteger(e)&&Number(e)>=0,gt=e=>Array.isArray(e)&&e.length>0&&e.every(Rs),go=(e,t)=>Array.isArray(e)&&e.every(t),As=e=>go(
e,gt),lp=e=>Array.isArray(e)&&e.length===2&&gt(e[0]),up=e=>gt(e)||As(e),cp=e=>Ge(e)&&(gt(e.phrase)||As(e.any_of)),tn=e=>({options:[[e]]}),Da=e=>({options:[e]}),
Rn=({options:e})=>e[0][0],Ns={token:{isSingle:!0,isFlat:!0,read:e=>Rs(e)?[tn(e)]:null,write:e=>Rn(e[0])},tokens:{isFlat:!0,read:e=>Rs(e)?[tn(e)]:gt(e)?e.map(tn):
null,write:e=>e.length===1?Rn(e[0]):e.map(Rn)},words:{isFlat:!0,read:e=>gt(e)?e.map(tn):null,write:e=>e.map(Rn)},word_groups:{read:e=>As(e)?e.map(Da):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>go(e,lp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>go(e,up)?e.map(t=>({options:gt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>go(e,cp)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
An={ways:[],unknown:[]};function dp(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return gt(t)&&t.every(Number.isSafeInteger)?
t:null}async function pp(e,t){let n=On(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...An,problem:(0,z.t)(i)};let a=[{when:(0,z.t)("as typed"),tokens:r[0]}];s&&Se(r[0],r[1])?a=[{when:(0,z.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,z.t)("inside a sentence"),tokens:r[0]},{when:(0,z.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=dp(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(f=>[f,t.texts.value.get(f)]);a.unshift({when:u.length>1?(0,z.t)("these token ids"):(0,z.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var ho=({tokens:e})=>e.map(([t])=>t),_s=({token:[e,t]})=>(0,F.jsxs)(F.Fragment,{children:[t===void 0?(0,F.jsx)("span",{class:"kp-piece"}):(0,F.jsx)(Ha.TokenLabel,
{class:"kp-piece",text:t}),(0,F.jsx)("span",{class:"kp-id",children:e})]});function fp({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,F.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,z.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,z.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,z.t)("Choose on\
e token."):(0,z.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,F.jsxs)(F.Fragment,{children:[t.map(
i=>(0,F.jsxs)("div",{class:"kp-offer",children:[(0,F.jsx)("span",{class:"kp-when",children:i.when}),(0,F.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,F.jsx)(mp,{token:a,press:()=>s([[a[0]]])}):(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(_s,{token:a})}))}),!e.isFlat&&(0,F.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,z.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([ho(i)]),children:(0,z.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,F.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(ho)),children:(0,z.t)("Add both")}),r.length>0&&(0,F.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function mp({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,z.t)("Add token {id}",{id:n}):(0,z.t)("Add token {id}: {text}",{id:n,text:(0,Ba.quoted)(
o)});return(0,F.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,F.jsx)(_s,{token:e})})}function gp({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=Ns[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,et.useState)(""),[c,f]=(0,et.useState)(An),[d,p]=(0,et.useState)(null),g=(0,et.useRef)(
null),h=(0,et.useRef)(0),b=(0,et.useRef)(0),P=S=>r(S.length?i.write(S):void 0),B=()=>{h.current+=1,clearTimeout(b.current),l(""),f(An),p(null)},W=S=>{P(hp(i,a,S,
d)),B(),g.current?.focus()},E=async S=>{let U=++h.current,Oe=(0,z.t)("The server does not answer. Try again in a moment."),Qe=S?await pp(S,t).catch(()=>({...An,
problem:Oe})):An;return U!==h.current?null:(f(Qe),Qe)},R=S=>{l(S),clearTimeout(b.current),b.current=window.setTimeout(()=>{E(S)},ip)},w=async()=>{clearTimeout(b.
current);let S=(await E(u))?.ways.at(0);S&&W([i.isFlat?ho(S).slice(0,1):ho(S)])},D=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||d!==null)&&
(S.preventDefault(),B())},G=t.texts.value,re=a.flatMap(({options:S})=>S.flat()).filter(S=>!G.has(S));return(0,et.useEffect)(()=>{re.length&&t.textsOf(re).catch(
()=>[])},[re.join()]),(0,F.jsxs)("div",{class:"kp-editor",children:[(0,F.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,U)=>(0,F.jsx)(
bp,{form:i,row:S,texts:G,setBias:Oe=>P(a.with(U,{...S,bias:Oe})),grow:()=>{p(U),g.current?.focus()},remove:()=>{d===U&&p(null),P(a.toSpliced(U,1)),g.current?.focus()}},
U))}),(0,F.jsx)("p",{class:"kp-faint",hidden:d===null,children:d!==null&&(0,z.t)("Another alternative to word {number}:",{number:d+1})}),(0,F.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,z.t)("type a token, or its id"):(0,z.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>R(S.value),onKeyDown:D}),(0,F.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,F.jsx)(fp,{
form:i,offers:c,add:W})})]})}function hp(e,t,n,o){if(e.isSingle)return[tn(n[0][0])];if(e.isFlat){let s=new Set(t.map(Rn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(tn)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:ap}:Da(
s))]}function bp({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,F.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,F.jsxs)(F.Fragment,{children:[u>0&&(0,F.jsx)("span",{class:"kp-or",children:(0,z.t)("or")}),(0,F.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(_s,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,F.jsx)("span",{class:"kp-faint",children:(0,z.t)(
"bias")}),e.isBiased&&(0,F.jsx)(_t,{row:{kind:"float",step:.5},label:(0,z.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,F.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,z.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,z.t)("or…")}),(0,F.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,z.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var vp={View:gp,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||Ns[e].read(t)!==null},qa=Object.fromEntries(Object.keys(Ns).map(e=>[e,vp]));var Wa={...qa,switch:wa,number:Ls,slider:Ls,choice:ya,text:ka,strings:Ta,decay:Ra,fields:Fa,layers:Aa,structure:Na},bo=e=>e in Wa?Wa[e]:Ea;var M=m(O(),1),Ms=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],nn=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],sn={error:"✕",warning:"▲",info:"\
ℹ"},on=({name:e})=>(0,M.jsx)(M.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,M.jsxs)(Va.Fragment,{children:[t,(0,M.jsx)("wbr",{})]},t))});function wo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Ks({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,vo.useState)(!1),[f,d]=(0,vo.useState)(!1),[p,g]=(0,vo.useState)(!1),h=`${e.name}-${t}`,{View:b,isLabelled:P,canShow:B}=bo(
o.editor),W=!B||B(o,s.value);!W&&!l&&c(!0);let E=`${h}-name`,R={knob:o,panel:e,id:`${h}-control`,nameId:E,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:re=>e.change(t,re)},w=()=>{d(l&&!W),(!l||W)&&c(!l)},D=l||!W,G=u.value;return(0,M.jsxs)("div",{class:a.value.some(({severity:re})=>re===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,M.jsxs)("div",{class:"kp-head",children:[P&&!D?(0,M.jsx)("l\
abel",{class:"kp-name",id:E,for:R.id,children:(0,M.jsx)(on,{name:t})}):(0,M.jsx)("span",{class:"kp-name",id:E,children:(0,M.jsx)(on,{name:t})}),(0,M.jsx)("span",
{class:"kp-source",title:nn(i.value),children:nn(i.value)&&Ms(i.value)}),(0,M.jsxs)("span",{class:"kp-tools",children:[B&&(0,M.jsx)(wp,{name:t,isJson:D,turn:w}),
(0,M.jsx)(kp,{panel:e,name:t}),(0,M.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":p,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!p),children:"?"})]})]}),B?(0,M.jsxs)("div",{class:"kp-editor",children:[D?(0,M.jsx)(Ca,{...R}):(0,M.jsx)(b,{...R}),(0,M.jsx)("span",{class:"kp-faint",children:f&&
!W&&(0,K.t)("The editor cannot show this value.")})]}):(0,M.jsx)(b,{...R}),(0,M.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(re=>(0,M.jsx)(Is,
{note:re,panel:e}))}),(0,M.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,M.jsx)(yp,{knob:o,own:r.value})," ",(0,M.jsx)("sp\
an",{class:"kp-idle",children:G&&(0,K.t)("No effect now: {why}.",{why:G})})]}),p&&(0,M.jsx)(Sp,{knob:o})]})}function wp({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,M.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function yp({knob:e,own:t}){let n=$a(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,M.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var $a=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):ve(t,30);function kp({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=$a(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],f=()=>{e.reset(t),wo(e,t)};return(0,M.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:f,children:a?"↺":"×"})}function Sp({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=xp(e);return(0,M.jsxs)("div",{class:"kp-help",children:[(0,M.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,M.jsx)("p",{children:n}),t&&(0,M.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,M.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,M.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,M.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function Is({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&wo(t,n)};return(0,M.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,M.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:sn[e.severity]}),(0,M.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,M.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,M.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,M.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function xp({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Fs=m(A(),1);var Nn=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function ja(e,t){let n=Nn(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var Pp=(e,t)=>e.every(n=>Nn(t).join(" ").includes(n));function Ga(e,t){let n=Nn(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Lt.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Lt.elsewhere.filter(({words:u})=>u.some(l=>ja(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Fs.t)(l),...c].some(f=>ja(n,f)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Fs.t)(l))].join(" ");return{knobs:t.filter(u=>Pp(n,a(u))),beside:s,absent:o}}var x=m(O(),1),Cp=60;function Ua(e,t){let n=Di(e,t);H().answers.knobs=({change:o})=>n.apply(o),(0,Ja.render)((0,x.jsx)(Ep,{panel:n}),_(e.element,".kp"))}function Ep({
panel:e}){let[t,n]=(0,Kt.useState)(""),[o,s]=(0,Kt.useState)([]),r=Ga(t,e.knobs),i=Nn(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(f=>c?[...new Set(
[...f,l])]:f.filter(d=>d!==l));return(0,Kt.useLayoutEffect)(()=>{Ki(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>Op(e,
l)))})},[e]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(Ap,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,x.jsx)(_p,{panel:e,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,j.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Ks,{panel:e,name:l,
hidden:!a.has(l)},l))}),Lt.groups.map(l=>(0,x.jsx)(Tp,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(Kp,{panel:e,hidden:i})]})}
function Op(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),wo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function Tp({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:p})=>p===t),a=i.filter(({basic:p})=>!p),
u=[...a.filter(p=>!p.managed_because),...a.filter(p=>p.managed_because)],l=i.filter(({basic:p})=>p),c=u.some(({name:p})=>n.has(p)),f=o?c:s,d=(0,Kt.useRef)(!1);return d.
current||=f,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:f,onToggle:({currentTarget:p})=>!o&&r(p.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,j.t)(t),(0,x.jsx)(Rp,{panel:e,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[d.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,j.t)("Always in view, above:")," ",l.map(({name:p},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(za,{panel:e,name:p})]}))]}),
d.current&&u.map(p=>(0,x.jsx)(Lp,{panel:e,knob:p,names:n},p.name))]})]}):null}function Lp({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,x.jsx)("code",{children:t.name})," ",(0,j.t)(t.managed_because)]}):(0,x.jsx)(
Ks,{panel:e,name:t.name,hidden:o})}function Rp({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,j.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var za=({panel:e,name:t})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,j.t)("Go to {name}",{name:t}),onClick:()=>Tt(
e,t),children:(0,x.jsx)(on,{name:t})});function Ap({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,j.t)("N\
o knob."):(0,j.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,j.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,j.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,j.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(Np,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,j.t)(l)}))]})]})}var _n=e=>e?document.getElementById(e):null;function Np({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=_n(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{_n(t)?.offsetParent||_n(n)?.querySelector("button.label-wrap")?.click(),o(Cp)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,j.t)(e)," ",(_n(t)||_n(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,j.t)("Go to it")})]})}function _p({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,j.t)(r?.mode),a=r?.differs.length??0,u=a?(0,j.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,j.t)("No knobs differ from the model's defaults."),l=({basic:f,group:d})=>!f&&!t.includes(
d),c=Object.entries(r?.notes??{}).flatMap(([f,d=[]])=>{let p=e.byName.get(f);return p?l(p)?d.filter(({severity:g})=>g==="error"):[]:d});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,j.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(f=>(0,x.jsx)(
Mp,{panel:e,name:f},f))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:Se(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,j.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,j.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(f=>(0,x.jsx)(Is,{note:f,
panel:e}))})]})}function Mp({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,j.t)("Go to this knob ({source})",{source:nn(n)}),onClick:()=>Tt(e,t),children:[
t,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,j.t)("See the note at the knob"),children:sn[s]})]})}function Kp({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,j.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,j.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,j.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,j.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
za,{panel:e,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[ve(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,j.t)(a),children:` ○ ${(0,j.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Ms(i)})]},s))})]})})]})}var Qa=m(ae(),1),It=m(A(),1);var ce=m(O(),1),Ip=["switch","choice"];function Ya({element:e},{name:t,essential:n}){let o=_(e,".kq-knobs"),s=_(e,".kq-count");_(e,".kq").setAttribute("aria-lab\
el",(0,It.t)("The knobs that matter for this strategy")),it(t,r=>{_(e,".kq-number-of").textContent=(0,It.t)("All {count} knobs",{count:r.knobs.length}),(0,Qa.render)(
(0,ce.jsx)(Fp,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${sn[u?"error":"warning"]} ${a.length}`:""})})}function Fp({panel:e,essential:t}){let n=(e.verdict.value?.essential??t).filter(
o=>e.byName.has(o));return(0,ce.jsx)(ce.Fragment,{children:n.map(o=>(0,ce.jsx)(Bp,{panel:e,name:o},o))})}function Bp({panel:e,name:t}){let{knob:n,value:o,own:s,
source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=Ip.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:f}=bo(n.
editor),d={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>e.change(t,P)},p=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=p?`${(0,It.t)(p.message)} ${(0,It.t)(p.fix)}`:(0,It.t)(n.meaning),h=nn(r.value),b=(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(on,{name:t}),
(0,ce.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":p?.severity??"",children:p&&sn[p.severity]})]});return(0,ce.jsxs)("div",{class:"kq-knob",
"data-knob":t,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!f?(0,ce.jsx)("span",{class:"kp-name",id:d.nameId,children:b}):(0,ce.jsx)(
"label",{class:"kp-name",id:d.nameId,for:a,children:b}),l?(0,ce.jsx)(c,{...d}):u?(0,ce.jsx)(Hp,{...d}):(0,ce.jsx)(Dp,{...d})]})}function Hp({knob:e,id:t,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,ce.jsxs)("span",{class:"kq-number",children:[(0,ce.jsx)(Os,{knob:e,id:t,value:n,standard:o,
change:s,text:i}),(0,ce.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",children:i})]})}function Dp({knob:e,panel:t,id:n,value:o}){return(0,ce.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{kn("knobs"),Tt(t,e.name)},children:o===void 0?(0,It.t)("set …"):ve(o,18)})}var el=m(ae(),1),tl=m(ie(),1),ht=m(A(),1),nl=m(Za(),1);var tt=m(O(),1);function ol({element:e,props:t,server:n,watch:o}){let s=_(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");H().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,ht.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=qp(
t.value);for(let{key:p,sha256:g}of c)p&&r.set(g,p);let f=c.map(p=>p.key?p:{...p,key:r.get(p.sha256)});if(f.some(({key:p},g)=>p!==c[g].key))return u(f);i=t.value;
let d=c.map((p,g)=>(0,tt.jsx)(Wp,{item:p,fileOf:a,remove:()=>u(c.filter((h,b)=>b!==g))},p.sha256));(0,el.render)(d,s)}o("value",l),l()}function qp(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function Wp({item:e,fileOf:t,remove:n}){let[o,s]=(0,tl.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",f=c?(0,ht.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,ht.t)("Sound, {seconds} s",{seconds:l});return(0,tt.jsxs)("li",{children:[(0,tt.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${f}: ${c?(0,ht.t)("Show it"):(0,ht.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,tt.jsx)(nl.Preview,{kind:e.kind,preview:i})}),(0,tt.jsx)("span",{children:r?f:(0,ht.t)("{what}: the file was not kept",{what:f})}),
(0,tt.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,ht.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,tt.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,tt.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var ll=m(ae(),1),Ws=m(ie(),1),se=m(A(),1);var yo=m(ie(),1);function sl(e){let t=(0,yo.useRef)(null);return(0,yo.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var nt=m(A(),1),Ae=m(O(),1),Bs=["tools","documents"],Vp={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Hs=({reads:e})=>e?.arguments??[],rl=e=>Hs(e).length>0||Bs.some(t=>e.reads?.[t]);function il({state:e,isOpen:t,press:n}){let s=Hs(e).filter(([
r])=>r in e.arguments).length+Bs.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Ae.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!rl(e),onClick:n,children:s?(0,nt.t)("Template arguments ({count})",{count:s}):(0,nt.t)("Template arguments")})}function al({state:e,isOpen:t,
defaults:n,set:o}){let s=rl(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,nt.t)("Tools, a JSON list"),documents:(0,nt.t)("Documents, a JSON list")};return(0,Ae.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,nt.t)("Template arguments"),hidden:!s,children:[(0,Ae.jsx)("div",{class:"gp-argument-list",children:Hs(
e).map(([i,a])=>(0,Ae.jsx)($p,{name:i,kind:a,state:e,defaults:n,set:o},i))}),Bs.map(i=>(0,Ae.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Ae.jsx)(
"span",{children:r[i]}),(0,Ae.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Vp[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function $p({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([d])=>d!==e)),f=l===""||l===o[e];
s({arguments:f?c:{...c,[e]:l}})};if(t!=="bool")return(0,Ae.jsxs)("label",{"data-kind":t,children:[(0,Ae.jsx)("code",{children:e}),(0,Ae.jsx)("input",{type:"text",
placeholder:(0,nt.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,nt.t)("Set here."):
a===void 0?(0,nt.t)("Not set: the template decides."):(0,nt.t)("Not set: this is what the template takes.");return(0,Ae.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Ae.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ae.jsx)("code",{children:e})]})}var I=m(O(),1),jp=250,Ds=["user","assistant","system"],Gp={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},ul=()=>{},cl=e=>ul(e);function dl({element:e,props:t,server:n,trigger:o,watch:s}){let r=_(e,".gp-beside"),i=H(),a=C(Gp),u=C({prompt:"",model:""}),l=C(
{}),c=C(!1),f="",d="plain true";function p(){let R={};try{R=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...R},f=t.value,h()}function g(R){a.value={...a.
value,...R},t.value=f=JSON.stringify(a.value),h()}function h(){let R=`${a.value.kind} ${a.value.on}`;if(R===d)return B();d=R,o("turned",{})}let b=0,P=0;function B(){
clearTimeout(P),P=window.setTimeout(W,jp)}async function W(){let R=++b,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:f})))}catch(D){console.warn("Generation Playground: the template could not be asked.",D)}R===b&&(i.setWritten(w),l.value=w?.defaults??
{})}ul=R=>{e.isConnected&&(u.value={...u.value,...R},B())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:R,run:w})=>{!R&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),X(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let E=()=>(0,I.jsx)(Jp,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==f&&p()}),p(),(0,ll.render)((0,I.jsx)(E,{}),
r)}function Jp({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[f,d]=(0,Ws.useState)(null),[p,g]=(0,Ws.useState)(
!1),h=sl(()=>r),b=()=>d(null),P=S=>{d(S),h(`.gp-${S} textarea`)},B=S=>{t({on:S}),h(S?".gp-on":".gp-off")},W=(S,U)=>t({turns:l.map((Oe,Qe)=>Qe===S?{...Oe,...U}:Oe)}),
E=S=>{t({turns:l.toSpliced(S,1)});let U=Math.min(S+1,l.length-1);h(U?`.gp-turns li:nth-child(${U}) button`:".gp-add")},R=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},D=!u&&f!=="system",G=!a||
!c&&f!=="begins",re=({to:S,name:U,title:Oe})=>(0,I.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:Oe,onClick:()=>B(S),children:U});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,I.jsxs)("l\
abel",{class:"gp-begins",hidden:G,children:[(0,I.jsx)("span",{children:(0,se.t)("The answer begins with")}),(0,I.jsx)(qs,{hint:(0,se.t)("The model goes on from \
these words."),value:c,write:S=>t({begins:S}),close:b})]}),(0,I.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,I.jsxs)("label",{class:"gp-system",hidden:D,
children:[(0,I.jsx)("span",{children:(0,se.t)("System message")}),(0,I.jsx)(qs,{hint:(0,se.t)("How the assistant should behave. Optional."),value:u,write:S=>t({
system:S}),close:b})]}),(0,I.jsx)("ol",{class:"gp-turns","aria-label":(0,se.t)("Earlier turns, oldest first"),children:l.map((S,U)=>(0,I.jsx)(Up,{...S,number:U+
1,change:Oe=>W(U,Oe),remove:()=>E(U)},U))}),(0,I.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,I.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:S})=>t({continues:S.checked})}),(0,I.jsx)("span",{children:(0,se.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,I.jsxs)("div",{class:"gp-bar",children:[(0,I.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,se.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),B(!a))},children:[re({to:!0,name:(0,se.t)("Chat"),title:(0,se.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),re({to:!1,name:(0,se.t)("Plain text"),title:(0,se.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,I.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,I.jsx)(Mn,{name:"gp-add-system",words:(0,se.t)("Ad\
d a system message"),hidden:!D,press:()=>P("system")}),(0,I.jsx)(Mn,{name:"gp-add",words:(0,se.t)("Add a turn"),press:R}),(0,I.jsx)(Mn,{name:"gp-reply",words:(0,se.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,I.jsx)(Mn,{name:"gp-clear",words:(0,se.t)("New chat"),hidden:!l.length,press:w}),(0,I.jsx)(Mn,{name:"gp-be\
gin",words:(0,se.t)("Begin the answer"),hidden:!G,press:()=>P("begins")}),(0,I.jsx)(il,{state:e,isOpen:p,press:()=>{g(!p),p||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,I.jsx)(al,{state:e,isOpen:p,defaults:o,set:t})]}),(0,I.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,I.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,se.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,I.jsxs)("label",{class:"gp-target",children:[(0,I.jsx)("span",{children:(0,se.t)("Target so far")}),(0,I.jsx)(qs,{hint:(0,se.t)(
"How the target should begin. Optional."),value:e.target,write:S=>t({target:S})})]})]})]})}var qs=({hint:e,value:t,write:n,close:o})=>(0,I.jsx)("textarea",{rows:1,
placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),Mn=({name:e,words:t,hidden:n,press:o})=>(0,I.jsx)("button",{type:"button",class:e,hidden:n,
onClick:o,children:t});function Up({role:e,content:t,number:n,change:o,remove:s}){let r=Ds.includes(e)?Ds:[...Ds,e],i=(0,se.t)("Remove turn {number}",{number:n});
return(0,I.jsxs)("li",{"data-role":e,children:[(0,I.jsx)("select",{"aria-label":(0,se.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,I.jsx)("option",{value:a,children:a},a))}),(0,I.jsx)("textarea",{rows:1,"aria-label":(0,se.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,I.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var pl=m(A(),1);var zp={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function ko(e){let t=()=>[...e.querySelectorAll("button, a")].filter(
o=>!o.hidden),n=o=>{e.open=!1,o&&e.querySelector("summary")?.focus()};e.addEventListener("focusout",({relatedTarget:o})=>{o instanceof Node&&!e.contains(o)&&n(!1)}),
e.addEventListener("click",({target:o})=>{o instanceof Element&&o.closest("button, a")&&n(!0)}),document.addEventListener("click",({target:o})=>{o instanceof Node&&
!e.contains(o)&&n(!1)}),e.addEventListener("keydown",o=>{if(o.key==="Escape"&&e.open){o.stopPropagation(),n(!0);return}let s=zp[o.key];if(!s||o.ctrlKey||o.metaKey||
o.altKey||!e.open&&o.key!=="ArrowDown")return;o.preventDefault(),e.open=!0;let r=t();r[s(r.indexOf(o.target),r.length)]?.focus()})}function fl({element:e,props:t,trigger:n,watch:o}){(0,pl.translateTemplate)(e);let s=_(e,".gp-run-menu");ko(s),s.addEventListener("click",i=>{let a=q(i,"[data-w\
ay]")?.dataset.way;a==="more"?H().ask({type:"more"}):a&&n(a)});let r=()=>{for(let i of s.querySelectorAll("[data-of]"))i.hidden=i.dataset.of!==t.value};r(),o("v\
alue",r),Qp(s)}function Qp(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener("click",()=>n=document.
activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].find(s=>s?.checkVisibility())?.
focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var ml=m(A(),1);function gl({element:e,props:t,watch:n}){let o=()=>{_(e,"p").textContent=t.value?(0,ml.t)(JSON.parse(t.value)):""};n("value",o),o()}var xl=m(ae(),1),Ve=m(A(),1);var Vs=m(A(),1);var Yp=.8,So=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return J.isOpen.value&&
J.isOnStage.value}turn(){J.isOnStage.value=!J.isOpen.value||!J.isOnStage.value,J.isOpen.value||no.tell()}get words(){return this.isSeen?this.stays?(0,Vs.t)("Sti\
ll to be done. Go on with N."):(0,Vs.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:Yp*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var wl=m(bl(),1),yl=m($s(),1),bt=m(A(),1);var Je={text:{key:"1",title:()=>(0,bt.t)("Text"),isThere:e=>!e.denoises,view:He,canHide:!0},processors:{key:"2",title:()=>(0,bt.t)("Waterfall"),isThere:Xp,view:He,
canHide:!0},beamtree:{key:"3",title:()=>(0,bt.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:He,canHide:!0},drafts:{key:"4",title:()=>(0,bt.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:He,canHide:!0},canvas:{key:"1",title:()=>(0,bt.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:He,
canHide:!1},batch:{key:"1",title:()=>(0,bt.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,bt.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},js=Object.keys(Je);function Xp({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var rn=(e,t,n)=>Math.max(t,Math.min(n,e)),xo=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,yl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*rn(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,wl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[rn(a+n,-1,i.length-1)]??0)-1}else this.place=rn(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var me=m(O(),1),Zp="F8",ef={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},tf={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},nf=["PageDown","PageUp"],of="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",Po=null,Gs=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new xo(n),(0,xl.render)((0,me.jsx)(sf,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),X(()=>{Q.value,J.isOpen.value,pt(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new So(()=>this.draw());bar=C({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=He;get isOpen(){return De.peek()!==null}get picture(){return De.peek()??"text"}get offered(){
return js.filter(t=>Je[t].view===Q.peek()&&Je[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=Q.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),J.isOnStage.value=!0,(!this.offered.length||!J.isOpen.peek())&&Ze(He),De.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),De.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),J.isOpen.peek()||Ze(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&(De.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Je[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;Qn.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:Cl()!==null,
showsLesson:this.lesson.isSeen,question:Qn.peek()?(0,Ve.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,Ve.t)("\
This view is on the page: Esc.")};let s=ef[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){let{cover:n,picture:o}=this;
t===n.hides||t&&!Je[o].canHide||(t?(this.log.usesBeams&&kl(Je.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Je[o];r!==
He?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?kl(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(s.line,0):n.walk(t),this.draw()}goRound(t){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[rn(s,0,n.rounds.length-1)].start)}};function kl(e,t){let n=e?document.querySelector(
e):null;n&&(n.value=String(rn(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function sf({stage:e}){let{offered:t,
hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=De.value??"text";return(0,me.jsxs)(me.Fragment,{children:[(0,me.jsx)("h1",{class:"gp-stage-name",children:(0,Ve.t)(
"The stage")}),(0,me.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Ve.t)("Pictures of this run"),children:js.map(a=>{let{key:u,title:l}=Je[a];
return(0,me.jsx)(an,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},a)})}),(0,me.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,me.jsx)(Sl,{sign:"◀",name:(0,Ve.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,me.jsx)(Sl,{sign:"▶",name:(0,Ve.t)("Next"),of:"PageDown",press:()=>e.go(1)}),
(0,me.jsx)(an,{of:"H",class:"gp-stage-hide",hidden:!Je[i].canHide,is:n,press:()=>e.hide(!n),children:(0,Ve.t)("Hide what comes")}),(0,me.jsx)(an,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,Ve.t)("Lesson")}),(0,me.jsx)(an,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>xn.tell(),children:(0,Ve.t)(
"Class")}),(0,me.jsx)(an,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,Ve.t)("Generate")}),(0,me.jsx)(an,{of:"Escape",class:"gp-stage-leave",press:()=>e.
leave(),children:(0,Ve.t)("Leave")})]})}var an=({of:e,class:t,hidden:n,is:o,press:s,children:r})=>(0,me.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,me.jsx)("kbd",{children:e==="Escape"?"Esc":e})," ",r]}),Sl=({sign:e,name:t,of:n,press:o})=>(0,me.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,children:e});function Pl({element:e}){Po=new Gs(_(e,".gp-stage"),H())}var Cl=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function El(){document.addEventListener("click",e=>{q(e,".gp-present")&&Po?.enter()}),document.addEventListener(
"keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;!Po||!t||document.querySelector(of)||!rf(Po,e)||(e.preventDefault(),e.stopPropagation())},!0)}
function rf(e,t){let{key:n}=t,o=tf[n],s=af[n.toLowerCase()];if(n===Zp)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&nf.includes(
n))(e.lesson.isSeen?e.lesson:e).go(o);else{if(q(t,"input, select, textarea")||o&&q(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()===
"v"&&Cl())xn.tell();else if(!e.lesson.press(n)){let r=e.offered.find(i=>Je[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var af={h:e=>e.hide(!e.cover.
hides),l:e=>e.turnLesson(),g:e=>e.run()};var Ol=m(ae(),1),Kn=m(A(),1);var Ft=m(O(),1);function Tl({element:e,props:t,trigger:n,watch:o},s){let r=_(e,"span"),i=_(e,"select"),a="";function u(){let{value:l,lane:c,choices:f}=t;r.textContent=
c?(0,Kn.t)("Strategy of lane {lane}",{lane:c}):(0,Kn.t)("Strategy"),JSON.stringify(f)!==a&&(a=JSON.stringify(f),(0,Ol.render)((0,Ft.jsx)(lf,{choices:f,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var lf=({choices:e,headings:t})=>(0,Ft.jsx)(Ft.Fragment,{children:uf(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Ft.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,Kn.t)(r)}));return n?(0,Ft.jsx)("optgroup",{label:(0,Kn.t)(n),
children:s}):s})});function uf(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var Rl=m(Ie(),1);var cf="scene";function Co(e,t){let n=new RegExp(`^(${t}|${cf})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var ut=["guess","again","best","temperature","text","own"],Js="scene",Eo=(0,Rl.kept)("front-door"),Al="seen";function Ll(e){let t=Number(new URLSearchParams(e).
get(Js));return ut.at(t>0?t-1:ut.length)??null}function df(e,t){let n=new URLSearchParams(e);t?n.set(Js,String(ut.indexOf(t)+1)):n.delete(Js);let o=n.toString();
return o&&`?${o}`}var Nl=e=>ut.at(ut.indexOf(e)+1)??null;function _l(){let e=window.GenerationPlaygroundDoor;if(e===void 0||Co(location.search,e))return;let t=Ll(
location.search),n=Eo.isAllowed&&Eo.read()===null;Le.value=t??(n?ut[0]:null),Le.value&&!t&&zs(Le.value,"replaceState"),window.addEventListener("popstate",()=>Le.
value=Ll(location.search))}function Us(e){e==="own"&&Eo.write(Al),Le.value=e,zs(e,"pushState")}function Ml(){Eo.write(Al),Le.value=null,zs(null,"replaceState")}
function zs(e,t){try{history[t](null,"",location.pathname+df(location.search,e)+location.hash)}catch{}}var cu=m(ae(),1),fn=m(ie(),1),Fo=m(A(),1);var Mo=m(ie(),1),Xs=m(A(),1);var Oo=m(mt(),1),To=m(Il(),1),Lo=m(Bl(),1),$l=m(Dl(),1),jl=m(Qs(),1),Ro=m(Vl(),1),pf=7,Gl={do_sample:!0,temperature:1,top_k:0,top_p:1};function ln(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,Oo.probability)(u.raw_logprob)-(0,Oo.probability)(a.raw_logprob)).slice(0,pf).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,Oo.probability)(l)})),s=t===1?null:ff(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function ff(e,t){let n=(0,Ro.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,jl.tokenKnobs)({...Gl,temperature:t});return new Map(
(0,$l.inHand)((0,Ro.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function Jl(e,t){let n=(0,Lo.drawSettingsOf)(Gl),o=n&&(0,To.drawnOf)(e,1);if(!o)return null;
let s=(0,Lo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,To.textAt)(e,s)}:null}var un=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function Ul(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function zl(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var Ys=m(Pn(),1),Bt=m(mt(),1),Pe=m(A(),1);function Ql(e){return{guess:()=>(0,Pe.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,Pe.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,Pe.t)("What if it always takes the likeliest word?"),temperature:()=>(0,Pe.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,Pe.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,Pe.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function In(e){let t=Math.round(100*e);return e>0&&t===0?(0,Ys.notation)("<1%"):(0,Ys.notation)(
e<1&&t===100?">99%":`${t}%`)}var vt=({id:e,text:t})=>e===null?(0,Pe.t)("any other word"):t.trim()||(0,Bt.quoted)(t);function Yl(e,t){let n={drawn:(0,Bt.quoted)(
t.text.trim()),chance:In(t.share)};if(!e)return(0,Pe.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?vt(e):
(0,Bt.quoted)(e.text.trim()),share:In(e.share)};return e.id===t.id?(0,Pe.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,Pe.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function Xl(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,Pe.t)("The same word each time so far: the likely ones come often."):(0,Pe.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Zl(e){return e?(0,Pe.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,Bt.quoted)(
e.sentence),count:e.count}):(0,Pe.t)("The likeliest word at every place: each try writes this same text.")}function eu(e,t){let n=In(e.share),o=(0,Pe.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,Bt.quoted)(e.text.trim()),share:n});return t===null?o:(0,Pe.t)("{a} {b}",{a:o,b:(0,Pe.t)("The same draw would n\
ow fall on {word}.",{word:(0,Bt.quoted)(t.trim())})})}var Fn=m(A(),1),Ce=m(O(),1);function cn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Ce.jsx)("ul",{class:"gp-chances","aria-label":(0,Fn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Ce.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Ce.jsx)("span",{class:"gp-word",children:vt(s)}),(0,Ce.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Ce.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Ce.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Ce.jsx)(mf,{count:o[r]}),t===r&&(0,Ce.jsx)("span",{children:(0,Fn.t)("your guess")}),n===r&&(0,Ce.jsx)("span",{class:"gp-mark-drawn",children:(0,Fn.t)(
"drawn")})]}),(0,Ce.jsx)("span",{class:"gp-share",children:In(s.share)})]},s.id))})}var mf=({count:e})=>e>0&&(0,Ce.jsx)("span",{class:"gp-tally","aria-label":(0,Fn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),gf=.0125,tu=e=>e.id===null?"…":vt(e).slice(0,2);function Ao({chances:e,drawn:t,
turn:n}){let o=t===null?null:Ul(e,t);return(0,Ce.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Ce.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Ce.jsx)("span",{class:"gp-piece-long",children:s.share>gf*vt(s).length?vt(s):tu(s)}),
(0,Ce.jsx)("span",{class:"gp-piece-short",children:tu(s)})]},s.id)),o&&(0,Ce.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var nu=m($s(),1);var hf=12e3,No=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=C(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},hf),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Le.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,nu.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},Bn=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var _o=m(A(),1),ct=m(O(),1);function wt({line:e,children:t}){return(0,ct.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,ct.jsx)("span",{class:"gp\
-gap","aria-label":(0,_o.t)("the next word"),role:"img",children:"?"})]})}var dn=({children:e})=>(0,ct.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function pn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,ct.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,_o.t)(
"The model does not answer at the moment. Go on, or try again."):(0,_o.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Ht=({at:e,children:t})=>(0,ct.jsxs)("div",{class:"gp-door-foot",children:[t,(0,ct.jsx)("span",{class:"gp-door-place",children:e})]}),Ue=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,ct.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var de=m(O(),1),bf=3,ou=4;function ru({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,Mo.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,Mo.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let f=ln(t),d=i.map(([h])=>un(f,h.chosen.token_id)),p=u?.state==="aske\
d"||u?.state==="running",g=p&&l.length?l:i[0];return(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(wt,{line:e,children:(0,de.jsx)(su,{steps:g})}),(0,de.jsx)(cn,{
chances:f,drawn:d[0],counts:f.map((h,b)=>d.filter(P=>P===b).length)}),(0,de.jsx)(Ao,{chances:f,drawn:d[0],turn:i.length-1}),(0,de.jsx)(dn,{children:Xl(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,de.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,bf).map((h,b)=>(0,de.jsxs)("li",{children:[e,(0,de.jsx)(su,{steps:h})]},
i.length-b))}),(0,de.jsx)(pn,{runs:n,canRun:o}),(0,de.jsxs)(Ht,{at:r,children:[o&&(0,de.jsx)(Ue,{isMain:i.length<ou,isBusy:p,press:()=>n.ask("again"),children:(0,Xs.t)(
"Draw again")}),(0,de.jsx)(Ue,{isMain:i.length>=ou||!o,press:s,children:(0,Xs.t)("Go on")})]})]})}var su=({steps:e})=>(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(
"span",{class:"gp-came",children:Bn(e.slice(0,1))}),(0,de.jsx)("span",{class:"gp-and-then",children:Bn(e.slice(1))})]});var Ko=m(ie(),1),Hn=m(A(),1);var pe=m(O(),1),vf=matchMedia("(prefers-reduced-motion: reduce)"),wf=2200;function iu({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=ln(t),a=un(i,t.chosen.token_id),
[u,l]=(0,Ko.useState)(!1),c=n!==void 0;if((0,Ko.useEffect)(()=>{if(!c)return;let f=setTimeout(()=>l(!0),vf.matches?0:wf);return()=>clearTimeout(f)},[c]),!c){let f=i.
map((d,p)=>({row:d,i:p})).filter(({row:d})=>d.id!==null);return f.sort((d,p)=>d.row.text.localeCompare(p.row.text)),(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(
wt,{line:e}),(0,pe.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,Hn.t)("What comes next?"),children:[(0,pe.jsx)("p",{class:"gp-ask",children:(0,Hn.t)(
"What comes next?")}),f.map(({row:d,i:p})=>(0,pe.jsx)(Ue,{press:()=>o(p),children:(0,pe.jsx)("span",{lang:"en",children:vt(d)})},d.id)),(0,pe.jsx)(Ue,{press:()=>o(
i.length-1),children:(0,Hn.t)("another word")})]}),(0,pe.jsx)(Ht,{at:r})]})}return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(wt,{line:e,children:u&&(0,pe.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,pe.jsx)(cn,{chances:i,guess:n,drawn:u?a:null}),(0,pe.jsx)(Ao,{chances:i,drawn:a,turn:0}),(0,pe.jsx)(dn,{children:u&&
Yl(n===null?null:i[n],i[a])}),(0,pe.jsx)(Ht,{at:r,children:(0,pe.jsx)(Ue,{isMain:!0,press:s,children:(0,Hn.t)("Go on")})})]})}var Io=m(ie(),1),Zs=m(Pn(),1),Dt=m(A(),1);var V=m(O(),1),yf=.1,kf=2;function er({runs:e,canRun:t},n,o){(0,Io.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:Bn(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var tr=({goOn:e,at:t,words:n})=>(0,V.jsx)(Ht,{at:t,children:(0,V.jsx)(Ue,{isMain:!0,press:e,children:n??(0,Dt.t)("G\
o on")})});function au(e){let{text:t,isOver:n}=er(e,"best",!0),o=zl(t);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(wt,{line:e.looping,children:t&&(0,V.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,V.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,V.jsx)(dn,{children:n&&Zl(
o)}),(0,V.jsx)(pn,{...e}),(0,V.jsx)(tr,{...e})]})}function lu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,Io.useState)(1),{text:a}=er(e,"temperature",!1),u=ln(
n,r),l=Jl(n,r),c=eu(u[0],l?.text??null);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsxs)("label",{class:"gp-turn",children:[(0,V.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,Dt.t)("Temperature")," ",(0,V.jsx)("output",{children:(0,Zs.fixed)(r,1)})]}),(0,V.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Dt.t)(
"cold")}),(0,V.jsx)("input",{type:"range",min:yf,max:kf,step:.1,value:r,"aria-valuetext":`${(0,Zs.fixed)(r,1)}. ${c}`,onInput:({currentTarget:f})=>i(Number(f.value)),
onChange:({currentTarget:f})=>{s&&o.ask("temperature",Number(f.value))}}),(0,V.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Dt.t)("hot")})]}),(0,V.jsx)(
cn,{chances:u,drawn:l?un(u,l.id):null}),(0,V.jsx)("p",{class:"gp-door-verdict",children:c}),(0,V.jsx)(wt,{line:t,children:a&&(0,V.jsx)("span",{class:"gp-came",children:a})}),
(0,V.jsx)(pn,{...e}),(0,V.jsx)(tr,{...e})]})}function uu(e){return er(e,"text",!0),(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)("p",{class:"gp-door-verdict",children:(0,Dt.t)(
"Press a word to see what else could have been drawn.")}),(0,V.jsx)(pn,{...e}),(0,V.jsx)(tr,{...e,words:(0,Dt.t)("Now your own words")})]})}var dt=m(O(),1),Sf=3e3,du=e=>{setTimeout(e,Sf)};ft.hear(()=>du=e=>e());var xf=ut.length-1,Pf={again:ru,best:au,temperature:lu,text:uu};function pu({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=H();Z().feed("door",n);let{started:a,newest:u}=Z().log("door");if(!a||!u)return;let l=new No(i,f=>du(()=>t("asked",f)),
s);i.subscribe(e,()=>l.follow());let c=f=>{f?Us(f):Ml(),requestAnimationFrame(()=>{let d=document.querySelector("#prompt textarea");d?.focus({preventScroll:!0}),
f&&d?.select()})};(0,cu.render)((0,dt.jsx)(Cf,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),_(e,".gp-door"))}function Cf({leave:e,...t}){let n=Le.value,
[o]=(0,fn.useState)(()=>C(void 0)),s=o.value,r=(0,fn.useRef)(null),i=()=>{let l=n&&Nl(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&Us(l)};if((0,fn.useLayoutEffect)(
()=>{if(!n||n==="own")return;H().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!q(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{H().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=Pf[n],u=(0,Fo.t)("{number} of {count}",{number:ut.indexOf(n)+1,count:xf});return(0,dt.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,dt.jsxs)("div",{class:"gp-door-top",children:[(0,dt.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:Ql(
n)}),(0,dt.jsx)(Ue,{press:()=>e(null),children:n==="own"?(0,Fo.t)("Show all controls"):(0,Fo.t)("Skip")})]}),n==="guess"&&(0,dt.jsx)(iu,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,dt.jsx)(a,{...t,goOn:i,at:u},n)]})}var Nu=m(ae(),1),_u=m(A(),1);var or=m(Pn(),1),hu=m(mt(),1),Ef=m(A(),1),Of=m(nr(),1),Tf=m(gu(),1),bu=e=>e?.question==="precision"?e:null;var wu=m(mt(),1),yu=m(nr(),1),Bo=m(sr(),1),Lf=["temperature","top_k","top_p","min_p"];function ku(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(Lf.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?Rf(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function Rf(e,t){
let n=(0,Bo.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,wu.probability)(a));return{left:(0,yu.keptOf)(t),top:Math.max(...i)}}
let o=(0,Bo.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var rr=m(Ie(),1),xu=(0,rr.kept)("lessons"),Su=(0,rr.kept)("lessons","tab"),Ho=class{lessons=Af();open=Su.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){xu.write(JSON.stringify({lessons:this.lessons})),Su.write(this.open)}};function Af(){let e=xu.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var yt=m(ie(),1),Tu=m(so(),1),L=m(A(),1);var Cu=m(Ie(),1),Eu="the stage",Pu=(0,Cu.kept)("person");function Ou(e,t,n=Nf()){let o=_f(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var Do="";function Nf(){return Do=Pu.read()||Do||String(Math.random()),Pu.write(Do),Do}function _f(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var y=m(O(),1),Lu=(e,t)=>(0,y.jsx)(Mf,{shown:e,actions:t});function Mf({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(Kf,{lessons:n.lessons,
actions:t}):(0,y.jsx)(If,{...n,actions:t},n.lesson.name):null}var ir=null;function qo(e){let t=e?document.querySelector(e):null;if(t===ir||(ir?.classList.remove(
"gp-pointed-at"),ir=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&t.scrollIntoView({block:"cent\
er"})}function Kf({lessons:e,actions:t}){let n=(0,yt.useRef)(null);return(0,yt.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(Ru,{close:t.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,L.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,L.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,L.t)("at step {number} of {count}",{number:l+1,count:a}),f=[(0,L.tn)(i,"{count} minute",
"{count} minutes"),u?(0,L.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,L.t)(s)}),(0,y.jsx)("span",{children:(0,L.t)(r)}),(0,y.jsx)("small",{children:f.filter(Boolean).join(" · ")})]})},o)})})]})}
var Ru=({children:e,close:t})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[e,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,L.t)("Lea\
ve the lessons"),onClick:t,children:"✕"})]});function If(e){let{lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:f,actions:d}=e,p=t.steps[n],g=(0,yt.useRef)(null),h=(0,yt.useRef)(null),b=g.current?.parentElement?.contains(document.activeElement)??!1;(0,yt.useLayoutEffect)(
()=>{let E=g.current?.parentElement,{activeElement:R}=document,w=R===document.body||R?.matches(":disabled");(c||b&&w)&&g.current?.focus({preventScroll:!0}),c?E?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[e]);let P=p.predict&&o===void 0&&!(a&&i),B=s||!p.task&&!P,W=n===t.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(Ru,{close:d.close,children:(0,y.jsx)(qt,{words:(0,L.t)("All lessons"),class:"gp-plain",press:d.list})}),(0,y.jsx)(
"h2",{children:(0,L.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,L.t)("Step {number} of {count}",{number:n+1,count:t.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(Au,{text:p.text}),p.predict&&(0,y.jsx)(Bf,{...e,predict:p.predict},n),p.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,L.t)(p.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,L.t)("Predict first.")})]}),p.
solvable&&(0,y.jsx)(qt,{words:(0,L.t)("Set it"),class:"gp-solve",press:d.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:f?
(0,L.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,L.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(qt,
{words:(0,L.t)("Reveal"),class:"gp-reveal",press:d.reveal,of:"R"}):i&&!P&&(0,y.jsx)(Df,{...i,isByHand:!!p.by_hand,showRecorded:d.recorded})})]}),(0,y.jsxs)("div",
{class:"gp-lesson-foot",children:[(0,y.jsx)(qt,{words:(0,L.t)("Back"),press:()=>d.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(qt,{words:W?(0,L.t)("All lessons"):B?(0,L.t)(
"Next"):(0,L.t)("Skip"),class:B?"gp-next":void 0,press:()=>W?d.list():d.go(n+1),of:"N"})]}),(0,y.jsx)(Ff,{lesson:t,step:p,at:n,ownModel:r,actions:d})]})}function Ff({
lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"\
gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",
(0,L.t)("use my model instead")]}),t.sets&&(0,y.jsx)(qt,{words:(0,L.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp\
-link",href:`?${r}`,target:"_blank",children:(0,L.t)("Link to this step")})]})}function Bf(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,
isCovered:u,isHeld:l,judgement:c,actions:f}=e,{question:d,answers:p,number:g,tokens:h}=o,b=s!==void 0,P=u||l?null:c,B=P?.done&&(b||i)?P:null,W=b||B!==null||!r,E=h.
length?h:p.map((D,G)=>G),R=Ou(`${t.name} ${n}`,E.length,a?Eu:void 0),w=(h.length>0||g)&&(0,y.jsx)(Hf,{predict:o,guess:s,isOff:W,send:f.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,L.t)(d)}),!h.length&&w,R.map((D,G)=>{let re=s===E[D],S=B?.expected===D;return(0,y.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[G],"data-choice":D,"aria-pressed":re,disabled:W,onClick:()=>f.guess(E[D]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":re?B?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(Tu.TokenLabel,{text:h[D]}):(0,L.t)(p[D])]},
D)}),h.length>0&&w]})}function Hf({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,yt.useRef)(null),i=t.length>0,a=i?(0,L.t)("or write one"):(0,L.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=d=>{d.preventDefault();let{value:p,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&p.trim()?s(t.find(h=>h.
trim()===p.trim())??p):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},f=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...f}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...f}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,L.t)("Predict")})]})}function Df({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:f,wishes:d}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,L.t)("Not there yet:"):(0,L.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:d.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,L.t)(h)}`}))})]});let p=[(0,L.t)(i),(0,L.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,L.t)("As you predicted."):"✗ "+(0,L.t)("It turn\
ed out differently.")})," ",p]}):(0,L.t)(r)&&(0,y.jsx)("p",{children:(0,L.t)(r)}),s!==null&&(0,L.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,L.t)("What happened:")})," ",(0,L.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,L.t)(
"This run shows it:"):(0,L.t)("This run does not show it:")}`})," ",(0,L.t)(l)]}),l&&!u&&f&&(0,y.jsx)(qt,{words:(0,L.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,L.t)(c)&&(0,y.jsx)(Au,{text:c})]})}var Au=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,L.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),qt=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var qf={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>bu(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},Wf=250,kt=()=>De.peek()!==null,Vf=matchMedia(
"(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function Mu({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=_(e,".gp-lesson"),i=H(),a=new Ho,
u=C(null),l=null,c=0,f=null,d=!1,p=!1,g=!1,h=!1,b=null,P=!1,B=v=>{l&&v(l)};(0,Nu.render)(Lu(u,{list:w,choose:v=>D(v),close:re,go:v=>B(N=>Qe(N,v)),guess:v=>B(N=>{
a.of(N.name).guesses[c]=v,a.keep(),je(),to.tell({...E(N),guess:v}),(!N.steps[c].task||N.steps[c].by_hand)&&qn(N)}),recorded:()=>B(v=>n("recorded",E(v))),solve:()=>B(
v=>{$o(),Dn(v,{solved:!0}),je()}),ownModel:v=>B(N=>{a.of(N.name).ownModel=v,a.keep(),Dn(N),je()}),reveal:()=>{g=!1,h=!0,je()},again:()=>B(v=>{a.of(v.name).guesses[c]=
void 0,$o(),a.keep(),Dn(v),je()})}),r),r.setAttribute("aria-label",(0,_u.t)("Lessons")),r.addEventListener("keydown",v=>{v.key==="Escape"&&!v.defaultPrevented&&
re()});let E=({name:v})=>({lesson:v,step:c}),R=()=>l!==null&&J.isLocked.value;function w(){if(R())return;l&&S(),G(),qo("");let v=s.map(N=>{let Y=a.lessons[N.name],
Ne=Y!==void 0&&Y.done.length>=N.steps;return{...N,isOver:Ne,at:Y?.at??null}});u.value={lessons:v}}function D(v,N=!1){P=N,n("chosen",{lesson:v})}function G(){r.hidden&&
ti(),r.hidden=!1,J.isOpen.value=!0}function re(){R()||(l&&S(),r.hidden=!0,J.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({
preventScroll:!0}))}function S(){U(!1),qo(""),i.showPicture(null),l=J.name.value=null,a.open="",a.keep(),n("left",{})}function U(v){J.hidesResult.value=v}function Oe(v){
l=v,J.name.value=v.name,U(!P),a.open=v.name,G();let{at:N,done:Y}=a.of(v.name);Qe(v,Y.length>=v.steps.length?0:N)}function Qe(v,N){c=Math.max(0,Math.min(v.steps.
length-1,N));let Y=a.of(v.name);Y.at=c,$o(),a.keep(),Dn(v),je({moved:!0});let{task:Ne,predict:Vt}=v.steps[c];!Ne&&(!Vt||Y.guesses[c]!==void 0)&&qn(v)}function $o(){
f=null,p=g=h=!1}function Dn(v,{solved:N=!1}={}){let Y=P;P=d=!1,i.roll=null,Ze(v.steps[c].view),i.showPicture(v.steps[c].picture??null),n("entered",{...E(v),own_model:!!a.
of(v.name).ownModel,keep:Y,solved:N})}function qn(v){let N=v.steps[c].by_hand?ku(i):null;n("judged",{...E(v),guess:a.of(v.name).guesses[c]??null,hand:N})}let jo=v=>!!(b&&
f?.done&&v.steps[c].predict&&!b.has(`lesson/${v.name}/${c}`));function je({moved:v=!1,isReminded:N=!1}={}){if(!l)return;let{guesses:Y,done:Ne,ownModel:Vt}=a.of(
l.name);r.setAttribute("aria-busy",String(!d)),qo(l.steps[c].at),u.value={lesson:l,at:c,guess:Y[c],isDone:Ne.includes(c),ownModel:!!Vt,isReady:d,judgement:f,isOpenly:p,
isCovered:g,isHeld:jo(l),isStaged:kt(),moved:v,isReminded:N}}o("value",()=>{let v=JSON.parse(t.value||"null");if(v){if(v.kind==="lesson")Oe(v.lesson);else if(l&&
v.step===c){if(v.kind==="judgement")return wc(l,v);d=!0,je(),mr(l,v.lacks)}}});let Go=null;function mr(v,N){let{needs:Y,looks_at:Ne}=v.steps[c];Go=N?i.turn:null,
N?n("recorded",{...E(v),needed:!0}):Y&&U(!1),Ne&&!N&&i.select(0,Ne-1)}function wc(v,N){let{predict:Y,task:Ne,by_hand:Vt}=v.steps[c],{done:kr}=a.of(v.name);Vt&&f?.
done&&!N.done||(f=N,kt()&&(p=!0),g=N.done&&kt()&&!!Y&&!h,N.done&&!kr.includes(c)&&kr.push(c),a.keep(),je(),N.done&&Y?.token&&i.select(0,Y.token-1),N.done&&Ne&&!Vt&&
Vf.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let gr=0,hr=i.turn,yc=We(Wf,()=>{let v=l?.steps[c].predict&&a.of(l.name).guesses[c]===void 0;
l?.steps[c].by_hand&&d&&(!v||kt())&&qn(l)});i.subscribe(e,v=>{i.turn!==hr&&U(!1),hr=i.turn,(v.knobs||v.selection||v.found||v.roll)&&yc(),l&&i.finished&&Go!==null&&
i.turn!==Go&&mr(l,!1),!(!i.finished||i.turn===gr)&&(gr=i.turn,br(i.recorded))});for(let[v,N]of Object.entries(qf)){let Y=Z().group(v),Ne=Y.turn;Y.subscribe(e,()=>{
Y.turn!==Ne&&U(!1),!(Y.turn===Ne||!N(Y))&&(Ne=Y.turn,br(!1))})}function br(v){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!v&&!kt()?je({isReminded:!0}):
qn(l)}let vr=kt();De.subscribe(()=>{vr!==kt()&&je(),vr=kt()}),zt.hear(v=>{let N=l&&jo(l);b=v&&new Set(v),l&&jo(l)!==N&&je()}),document.addEventListener("click",
v=>{q(v,"button[data-lessons]")&&(r.hidden?w():re())}),no.hear(()=>{r.hidden&&w()}),Sn.hear(({lesson:v,step:N})=>{l?.name!==v&&(a.of(v).at=N-1,D(v))});let wr=new URLSearchParams(
location.search),Wn=wr.get("lesson"),yr=v=>s.some(N=>N.name===v);if(Wn&&yr(Wn)){let v=Number(wr.get("step"));v>=1&&(a.of(Wn).at=Math.floor(v)-1),D(Wn)}else yr(a.
open)&&D(a.open,!0)}function Ku({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])Z().group(n).answers.model=t}function Iu({props:e,trigger:t,watch:n}){let o=H();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var $f=250;function Fu({element:e,props:t,trigger:n,watch:o}){let s=H(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:f})=>f),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,f,d,p){s.asked={turn:s.turn,kind:c,ids:d,...p};let{last:g,stopReason:h}=f,b={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:d,stop:h,...b,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:f}){if(c.isPrompt)return;let d=[
...s.idsTo(c).slice(0,-1),f],p=s.lastOf(c),g=p===c&&s.stepping?"choose":"branch";l(g,{last:p},d,{at:c.index,from:c.chosen.text,on:f===c.chosen.token_id})},more(){
let c=s.current(),f=c&&s.lineOf(c);if(!f?.last||s.isFromElsewhere)return n("start",{});l("more",f,s.idsTo(f.last),{at:f.last.index+1})},look({line:c,text:f}){let d=s.
lines().at(c)?.last,p=d?s.idsTo(d):[];n("look",{line:c,text:f,ids:p,watched:a(d),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),$f)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:f,lists:d}of r.get(s.turn??null)??[])s.addWatched(
f,d)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var jf=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Bu=()=>document.querySelector(
"#seed :is(input, textarea)");function Hu(){let e=H();Object.assign(e.answers,{seed({seed:t}){let n=Bu();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),it("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(jf),Bu()?.value);X(n),Ut.hear(n),document.addEventListener("input",o=>{q(o,"#seed")&&n()})})}var ju=m(ae(),1),Wt=m(ie(),1),fe=m(A(),1),Gu=m(Ie(),1);var Vu=m(Ie(),1);var mn="generation-playground.run.",Du=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(mn)).map(e=>Number(e.slice(mn.length))).sort((e,t)=>e-t);async function ar(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await Jf(t)});for(;!Gf(mn+e.id,n);){let o=Du().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
mn+o)}}catch{}}function Gf(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function lr(e){try{for(let t of e)sessionStorage.removeItem(mn+t)}catch{}}
async function qu(){let e=new Map;try{for(let t of Du()){let n=sessionStorage.getItem(mn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Uf(
s)])}}catch{}return e}async function Jf(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Uf(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var zf="generation-playground",ur=(0,Vu.kept)("keep-history"),Qf=20,Yf=3e7,$u=5e6,Wo=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=C(
[]);isKeeping=C(!1);unsaved=new Map;opening=null;keeping(){return ur.isAllowed&&(ur.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(zf,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await qu())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Wu(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Wu([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await ar(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),lr([t])}async remove(t){for(let n of t)this.unsaved.delete(n);lr(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>Yf||s>=Qf);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!ur.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await ar(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Wu=e=>e.sort((t,n)=>n.id-t.id);var ne=m(O(),1),cr=(0,Gu.kept)("shown","tab"),Ju=90;function Uu({element:e,props:t,trigger:n,watch:o}){let s=_(e,".gp-history"),r=new Ee,i=H(),a=new Wo(()=>!!t.
keep),u=C(""),l=null,c=Promise.resolve();function f(E){return c=c.then(E).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be \
kept.",w),u.value=(0,fe.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function d(){!l||i.turn!==
l.turn||!i.finished||(g(l,i.text),l=null)}function p(){if(!l||i.turn!==l.turn||!i.running)return;let E=i.text.slice(0,i.text.lastIndexOf(`
`)+1),R={type:"Failed",message:(0,fe.t)("The server stopped answering during this run."),fix:(0,fe.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${E}${JSON.stringify(R)}
`)}function g({turn:E,replaces:R,...w},D){let G=D.length<=$u,{finished:re,numTokens:S,started:U}=i,Oe={id:E,time:Date.now(),...w,seed:U?.seed??null,tokens:re?.num_tokens??
S,end:dr(re?.sequences.at(0)?.text??"",Ju),size:G?D.length:0},Qe=G?D:null;a.hold(Oe,Qe),f(()=>a.add(Oe,Qe,R)),cr.write(String(E))}function h(){let[E]=performance.
getEntriesByType("navigation");E.type==="reload"&&f(async()=>{let R=a.list.value.find(({id:w})=>String(w)===cr.read());R?.size&&!r.newest&&await P(R)})}let b=({
request:E,seed:R,preset:w})=>({request:E,seed:R,preset:w});async function P(E){let R=await a.logOf(E.id).catch(()=>null);if(!R){u.value=(0,fe.t)("This run is no\
 longer in the browser’s storage.");return}cr.write(String(E.id)),n("look",{log:R,...b(E)})}(0,ju.render)((0,ne.jsx)(Xf,{runs:a,note:u,acts:{look:P,start:E=>n(
"start",b(E)),remove:E=>f(()=>a.remove(E)),keep:E=>f(()=>a.keepOrNot(E,()=>eo.tell()))}}),s),Me.subscribe(E=>{E==="history"&&f(()=>a.refresh())}),f(()=>a.comeBack());
let W=!1;ft.hear(()=>{W||h(),W=!0}),Zn.hear(p),o("value",()=>{let E=r.unstamp(t.value);E&&(l={turn:r.newest,...JSON.parse(E)},d())}),i.subscribe(s,({status:E})=>{
E&&d()})}function Xf({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Wt.useState)(null),i=(0,Wt.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,ne.jsxs)("div",{class:"gp-body",children:[(0,ne.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,fe.t)("Your runs will be listed here, to look at again or to start from.")}),(0,ne.jsx)("ol",{class:"gp-runs","aria-label":(0,fe.t)("Your last runs, \
newest first"),children:o.map(u=>(0,ne.jsx)(em,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,ne.jsxs)("div",{class:"gp-foot",children:[(0,ne.jsxs)("label",{class:"\
gp-keep",children:[(0,ne.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,ne.jsxs)("span",{children:[(0,fe.t)("Keep history and settings in this browser")," ",(0,ne.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,fe.t)(
"(now: only until this tab is closed)")})]})]}),(0,ne.jsx)(Zf,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,ne.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function Zf({count:e,clear:t}){let[n,o]=(0,Wt.useState)(!1);(0,Wt.useEffect)(()=>o(!1),[e]);let s=n?(0,fe.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,fe.t)("Clear history");return(0,ne.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function em({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=tm(e.time),f={when:c,text:dr(s||o,40)},d=u>=
0?(0,fe.tn)(u,"{count} token","{count} tokens"):"",p=[c,r,i,(0,fe.t)("seed {seed}",{seed:String(a)}),d].filter(Boolean),g=(0,fe.t)("View the run of {when}: {tex\
t}",f),h=(0,fe.t)("Load settings of the run of {when}: {text}",f),b=(0,fe.t)("Remove the run of {when}: {text}",f),P=l?"":(0,fe.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,ne.jsxs)("li",{"data-run":e.id,children:[(0,ne.jsxs)("div",{class:"gp-what",children:[(0,ne.jsx)("span",{class:"gp-prompt",children:dr(
String(o),Ju)||(0,fe.t)("(no prompt)")}),s&&(0,ne.jsx)("span",{class:"gp-end",children:s}),(0,ne.jsx)("span",{class:"gp-facts",children:p.join(" · ")})]}),(0,ne.jsxs)(
"div",{class:"gp-acts",children:[(0,ne.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>t.look(e),children:(0,fe.t)("View")}),(0,ne.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,fe.t)("Load settings")}),(0,ne.jsx)("button",{type:"button","aria-label":b,title:b,
onClick:n,children:"✕"})]})]})}function tm(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function dr(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var ot=m(sr(),1),zu=m(Qs(),1);var nm=400,om=3e4,sm=1e4,rm=500,im=Object.keys((0,zu.tokenKnobs)({}));function Qu({props:e,trigger:t,watch:n},{name:o}){let s=H(),r=new WeakMap,i=null,a=0,u=We(
nm,()=>{let d=s.current();i||!d||!c(d)||(i=d,a=window.setTimeout(()=>f(null),om),t(o,{ids:s.idsTo(d),places:[s.prefix.length+d.index],tokens:(0,ot.biasedTokens)(
s).slice(0,rm),turn:s.turn,started:s.startedLine()}))}),l=d=>performance.now()-(r.get(d)??-1/0)<sm;function c(d){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(d)||!(0,ot.isMovable)(s,d))return!1;let g=(0,ot.knobsInHand)(s,d),h=s.scoresOf(d);return h?g!==null&&!h.fixed.length&&!(0,ot.knowsBiases)(h,(0,ot.idsBefore)(
s,d),g):g!==null||!s.recorded||s.selected===d&&!s.suggested}function f(d){i&&(window.clearTimeout(a),d?s.addScores(i,d):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:d}=JSON.parse(e.value.split(`
`)[1]);f(d)}),s.subscribe(document.body,d=>{(d.run||d.selection||d.status||d.knobs)&&u()}),s.answers.reset_knobs=()=>{let d=s.started?.config??{},p=Object.fromEntries(
im.map(g=>[g,d[g]??null]));it("knob",g=>g.apply(p))}}function Yu({props:e,watch:t},{foreign:n,opening:o}){let s=Co(location.search,n),r=new Ee,i=H(),a=-1,u="";Xn.hear(f=>u=f);function l(){Be.isRecorded.value=i.recorded,
Be.isStepping.value=i.stepping,Be.hasSteps.value=!i.denoises&&!i.speaks,Be.hasMedia.value=i.hasReadMedia,Be.isOpening.value=i.recorded&&i.turn===o,Be.isLoading.
value=i.loading!==null,!(!i.finished||i.turn!==r.newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let f=r.unstamp(e.value);f!==null&&
(r.recorded&&(i.recordedTurn=r.newest),Z().feed("main",f,r.newest),l())}e.value&&!s&&c(),t("value",c),lo("log",{lines(f,d){if(!r.take(d))return 0;let p=Z().append(
"main",f,d);return l(),p},lost(f){f===r.newest&&i.lose(f)}})}function Xu({props:e,trigger:t,watch:n},{name:o,most:s}){let r=H(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,by_itself:u,...l})=>{let c=r.idsTo(r.lastOf(
a));i.set(r.turn??null,c),t(u?"by_itself":o,{...l,ids:c,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(
`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Zu=m(Ie(),1),ec=(0,Zu.kept)("presets"),am=6e4;function tc({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(pr()).filter(([c])=>c!==
r),...i?[[r,i]]:[]],l=!ec.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:pr(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{
r==="generation-playground.presets"&&e.isConnected&&n("kept",{presets:pr()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&lm(
r.name,r.type,r.text),r.do==="show"&&um(r.place),r.do==="keep"&&s(r.name,r.config)})}function pr(){let e=ec.readJson();return e&&typeof e=="object"&&!Array.isArray(
e)?{...e}:{}}function lm(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),am)}function um(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var nc=m(A(),1);function oc({element:e,trigger:t},{of:n=[]}){(0,nc.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&t(r.dataset.event??"")}),o&&cm(o,n)}function cm(e,t){ko(e);let n=t.map(s=>Z().group(s)),o=()=>{e.hidden=!n.some(dm)};for(let s of n)
s.subscribe(e,o)}function dm({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}function sc({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}var ic=m(ae(),1),ze=m(A(),1);var $e=m(O(),1),pm=()=>[{keys:[(0,ze.t)("Ctrl+Enter")],does:(0,ze.t)("Generate, from anywhere on the page")},{keys:["←","→","↑","↓"],does:(0,ze.t)("Move\
 along the text, once a token of it is selected; in a table, between its cells")},{keys:["Home","End"],does:(0,ze.t)("Go to the first token, or to the last")},{
keys:["Esc"],does:(0,ze.t)("Close what is open; in the text, follow the newest token")},{keys:["G"],does:(0,ze.t)("On a word with a dotted underline: open the g\
lossary there")},{keys:["F8"],does:(0,ze.t)("Present: one large picture for a class; its keys are on its buttons")},{keys:["?"],does:(0,ze.t)("Show these keys")}],
fr=null;function rc(){fr??=fm(),fr.open||fr.showModal()}function fm(){let e=document.createElement("dialog");return e.className="gp-keys-dialog",e.setAttribute(
"aria-labelledby","gp-keys-title"),e.addEventListener("click",({target:t})=>{t===e&&e.close()}),(0,ic.render)((0,$e.jsx)(mm,{close:()=>e.close()}),e),document.body.
append(e),e}function mm({close:e}){return(0,$e.jsxs)("div",{class:"gp-keys-body",children:[(0,$e.jsxs)("div",{class:"gp-keys-head",children:[(0,$e.jsx)("h2",{id:"\
gp-keys-title",children:(0,ze.t)("Keys")}),(0,$e.jsx)("button",{type:"button",class:"gp-drawer-close","aria-label":(0,ze.t)("Close"),onClick:e,children:"✕"})]}),
(0,$e.jsx)("dl",{children:pm().map(({keys:t,does:n})=>(0,$e.jsxs)("div",{children:[(0,$e.jsx)("dt",{children:t.map(o=>(0,$e.jsx)("kbd",{children:o},o))}),(0,$e.jsx)(
"dd",{children:n})]},t[0]))})]})}var gm="input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";function ac(){document.addEventListener(
"click",e=>{q(e,".gp-keys-button")&&rc()}),document.addEventListener("keydown",e=>{e.key!=="?"||e.ctrlKey||e.metaKey||e.altKey||q(e,gm)||document.querySelector(
'dialog[open], body[data-scene]:not([data-scene="own"])')||(e.preventDefault(),rc())})}var lc=m(A(),1);var hm='dialog[open], body[data-scene]:not([data-scene="own"])';function uc(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,lc.t)("Ct\
rl+Enter")))}function cc(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(hm)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&q(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var dc=m(ae(),1),St=m(A(),1);var ge=m(O(),1),bm={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},vm=250;function pc({element:e,props:t,trigger:n,watch:o}){let s=new Ee,r=_(e,".messages"),i=C(
[]),a=C(null),u=()=>i.value.some(({refused:d})=>d);(0,dc.render)((0,ge.jsx)(()=>(0,ge.jsxs)(ge.Fragment,{children:[a.value&&(0,ge.jsx)(ym,{...a.value}),i.value.
map((d,p)=>(0,ge.jsx)(wm,{...d},p))]}),{}),r),o("value",()=>{let d=s.unstamp(t.value);d!==null&&(a.value=null,i.value=JSON.parse(d||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),Yn.hear(()=>i.value=i.value.filter(({severity:d})=>d==="busy")),e.closest("#messages")&&Ct.hear(d=>a.value=d);let c=We(
vm,()=>u()&&n("mended",{turn:s.newest})),f=()=>{u()&&e.isConnected&&c()};rt.hear(f);for(let d of["input","change","click"])document.addEventListener(d,p=>q(p,"#\
views")&&f())}var fc=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,St.t)(t)}));function wm({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,St.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,ge.jsxs)("div",{class:`message ${e}`,children:[(0,ge.jsx)(mc,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[
t&&(0,ge.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,ge.jsx)("strong",{children:(0,St.t)(o)})]}),s&&(0,ge.jsx)("button",{class:"\
mend",onClick:()=>H().ask({type:"knobs",change:s}),children:(0,St.t)(r)})]})}function ym({severity:e,message:t,fix:n,again:o}){return(0,ge.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,ge.jsx)(mc,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,ge.jsx)("strong",{children:n})]}),o&&(0,ge.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,St.t)("Run again")})]})}function mc({severity:e}){let t=e==="error"?
(0,St.t)("Error"):e==="warning"?(0,St.t)("Note"):"";return(0,ge.jsx)("span",{class:"label",children:`${bm[e]} ${t}`.trim()})}var gc=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>km(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),km=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function hc({props:e,watch:t},{name:n}){let o=new Ee,s=()=>{let r=o.unstamp(e.value);r&&Z().feedGroup(n,r,o.newest)};t("value",s),s(),gs(n)}var Sm=2e3,xm=5e3,Pm=[502,503,504];function vc(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return Pm.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(xm)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)bc(!0),await new Promise(i=>setTimeout(i,Sm));t=!1,bc(!1)}}}function bc(e){if(!Z())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>Z().group(o.view??""));for(let o of[H(),...n])o.setAway(e);e&&Zn.tell()}var Cm={beginForm:ma,changesInWords:ji,fill:po,followModels:qi,formChanged:ga,formKept:ha,holdForm:fa,infoUpdates:fc,leaveOut:Ji,leaveView:Xi,markView:oa,mountBeamVariants:Iu,
mountBranching:Fu,mountBrowserCommands:tc,mountButtonRow:oc,mountChangedLine:Ui,mountClassForm:$r,mountClassPanel:Si,mountComparisonLog:Li,mountDrawer:si,mountEstimate:Ni,
mountExamples:Qi,mountFrontDoor:pu,mountHeader:ta,mountHistory:Uu,mountKeptForm:ba,mountKnobPanel:Ua,mountLanes:_i,mountLessonPanel:Mu,mountLiveLog:Ti,mountMediaArea:ol,
mountMessages:pc,mountModelQuestions:Ku,mountNextScores:Qu,mountPromptArea:dl,mountQuickRow:Ya,mountReport:hc,mountRunLog:Yu,mountRunMenu:fl,mountRunQuestion:Xu,
mountSentence:gl,mountStage:Pl,mountStrategyList:Tl,mountTaken:ai,mountViewQuestions:Zi,openView:Ze,pickFile:gc,t:Vo.t,tellWhenClosed:sc,written:cl};function Em(){
let e=t=>{try{t(Cm)}catch(n){console.error("Generation Playground:",n)}};uc(),Om(()=>{_l(),Gr(),Ur(),Jr(),Hu();let t=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage=
{push:e},t?.forEach?.(e)})}function Om(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):e()}ia();pa();cc();ac();oi();
El();vc();(0,Vo.withTexts)(Em);})();
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
