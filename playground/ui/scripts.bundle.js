// Written by .ci/bundle.py from modules with the SHA-256 71f779602f55040ead1c34700ae70dd86df049e1110c437f54920e05b1e84677: edit those.
"use strict";(()=>{var zu=Object.create;var fr=Object.defineProperty;var Qu=Object.getOwnPropertyDescriptor;var Yu=Object.getOwnPropertyNames;var Xu=Object.getPrototypeOf,Zu=Object.prototype.hasOwnProperty;var we=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var ec=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Yu(t))!Zu.call(e,s)&&s!==n&&fr(e,s,{get:()=>t[s],enumerable:!(o=Qu(t,s))||o.enumerable});
return e};var m=(e,t,n)=>(n=e!=null?zu(Xu(e)):{},ec(t||!e||!e.__esModule?fr(n,"default",{value:e,enumerable:!0}):n,e));var _=we((jf,mr)=>{mr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var fe=we((Gf,gr)=>{gr.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var ae=we((Jf,hr)=>{hr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var O=we((am,Lr)=>{Lr.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var wn=we((Lm,Qr)=>{Qr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var ct=we((Rm,Yr)=>{Yr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Zn=we((Am,Xr)=>{Xr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Fa=we((Bh,Ia)=>{Ia.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Za=we((tb,Xa)=>{Xa.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Fs=we((nb,el)=>{el.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var bl=we((kb,hl)=>{hl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var wl=we((Sb,vl)=>{vl.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var kl=we((xb,yl)=>{yl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var $s=we((Pb,Sl)=>{Sl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var Pl=we((Cb,xl)=>{xl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var zs=we((pv,Ul)=>{Ul.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Ql=we((dv,zl)=>{zl.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Ys=we((mv,Zl)=>{Zl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var Fo=m(_(),1);var Ie=m(fe()),mn=m(ae());var tc=Symbol.for("preact-signals");function Dn(){if(et>1)et--;else{var e,t=!1;for((function(){var s=Bn;for(Bn=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();dn!==void 0;){var n=dn;for(dn=void 0,Fn++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&vr(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(Fn=0,et--,t)throw e}}function qo(e){if(et>0)return e();Wo=++nc,et++;try{return e()}finally{Dn()}}var pn,ee=void 0;function at(e){
var t=ee,n=pn;ee=void 0,pn=void 0;try{return e()}finally{ee=t,pn=n}}var dn=void 0,et=0,Fn=0,nc=0,Wo=0,Bn=void 0,Hn=0;function br(e){if(ee!==void 0){var t=e.n;if(t===
void 0||t.t!==ee)return t={i:0,S:e,p:ee.s,n:void 0,t:ee,e:void 0,x:void 0,r:t},ee.s!==void 0&&(ee.s.n=t),ee.s=t,e.n=t,32&ee.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ee.s,t.n=void 0,ee.s.n=t,ee.s=t),t}}function he(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}he.prototype.brand=tc;he.prototype.h=function(){return!0};he.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:at(function(){var o;(o=t.W)==null||o.call(t)}))};he.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&at(function(){var s;(s=t.Z)==null||s.call(t)}))}};
he.prototype.subscribe=function(e){var t=this;return X(function(){var n=t.value;at(function(){return e(n)})},{name:"sub"})};he.prototype.valueOf=function(){return this.
value};he.prototype.toString=function(){return this.value+""};he.prototype.toJSON=function(){return this.value};he.prototype.peek=function(){var e=this;return at(
function(){return e.value})};Object.defineProperty(he.prototype,"value",{get:function(){var e=br(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Fn>100)throw new Error("Cycle detected");(function(n){et!==0&&Fn===0&&n.l!==Wo&&(n.l=Wo,Bn={S:n,v:n.v,i:n.i,o:Bn})})(this),this.v=e,this.i++,Hn++,et++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Dn()}}}});function C(e,t){return new he(e,t)}function vr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function wr(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function yr(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function wt(e,t){he.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Hn-1,this.f=4}wt.prototype=new he;wt.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Hn))return!0;if(this.g=Hn,this.f|=1,this.i>0&&!vr(this))return this.f&=-2,!0;var e=ee;try{wr(this),ee=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ee=e,yr(this),this.f&=-2,!0};
wt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}he.prototype.S.call(this,e)};wt.prototype.U=function(e){if(this.
t!==void 0&&(he.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};wt.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(wt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=br(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ee(e,t){return new wt(e,t)}function kr(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){et++;var n=ee;ee=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,$o(e),o}finally{ee=n,Dn()}}}function $o(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,kr(e)}function oc(e){if(ee!==this)throw new Error("Out-of-order effect");yr(this),ee=e,this.f&=-2;try{8&this.f&&$o(this)}finally{Dn()}}function Ht(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,pn&&pn.push(this)}Ht.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ht.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,kr(this),wr(this),et++;var e=ee;return ee=this,oc.bind(this,e)};Ht.prototype.N=function(){2&this.f||(this.f|=2,this.u=dn,dn=this)};Ht.prototype.d=function(){
this.f|=8,1&this.f||$o(this)};Ht.prototype.dispose=function(){this.d()};function X(e,t){var n=new Ht(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var Sr,qn,Wn,sc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var xr=[];X(function(){Sr=this.N})();function Dt(e,t){Ie.options[e]=t.bind(null,Ie.options[e]||function(){})}function fn(e){if(Wn){var t=Wn;Wn=void 0,t()}Wn=e&&
e.S()}function Pr(e){var t=this,n=e.data,o=ic(n);o.name="ReactiveDom",o.value=n;var s=(0,mn.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Ee(function(){var p=o.value.value;return p===0?0:p===!0?"":p||""}),c=Ee(function(){return!Array.isArray(l.value)&&!(0,Ie.isValidElement)(l.value)}),
d=X(function(){if(this.N=Cr,c.value){var p=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=p)}}),f=t.__$u.d;return t.__$u.d=function(){d(),f.call(
this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}Pr.displayName="ReactiveTextNode";Object.defineProperties(he.prototype,{constructor:{configurable:!0,
value:(0,Ie.createElement)(Ie.Fragment,null).constructor},type:{configurable:!0,value:Pr},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Dt("__b",function(e,t){if(fn(),qn=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof he&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Dt("__r",function(e,t){if(e(t),t.type!==Ie.Fragment){fn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return X(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;sc&&((r=this.y)==
null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),qn=o,fn(n)}});Dt("__e",function(e,t,n,o){fn(),
qn=void 0,e(t,n,o)});Dt("diffed",function(e,t){fn(),qn=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];
a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=rc(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});function rc(e,t,n,o){
var s=t in e&&e.ownerSVGElement===void 0,r=C(n);return{o:function(i,a){r.value=i,o=a},d:X(function(){this.N=Cr;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=
null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Dt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){
n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.
__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Dt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Ie.Component.prototype.shouldComponentUpdate=function(e,t){if(this.
__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||
1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in
e))return!0;return!1};function ic(e,t){return(0,mn.useMemo)(function(){return C(e,t)},[])}var ac=function(e){queueMicrotask(function(){queueMicrotask(e)})};function lc(){qo(function(){for(var e;e=xr.shift();)Sr.call(e)})}function Cr(){xr.push(this)===1&&(Ie.options.requestAnimationFrame||ac)(lc)}var Or=m(fe(),1);Or.Component.prototype.shouldComponentUpdate=()=>!0;var Ar=m(fe(),1),gn=m(ae(),1),_e=m(_(),1);var uc="generation-playground.";function j(e,t="browser"){let n=uc+e,o=()=>t==="tab"?sessionStorage:localStorage,s=()=>$n(()=>o().getItem(n),null);return{read:s,
readJson:()=>$n(()=>JSON.parse(s()??"null"),null),write:r=>$n(()=>(r===null?o().removeItem(n):o().setItem(n,r),!0),!1),get isAllowed(){return $n(()=>!!o(),!1)}}}
function $n(e,t){try{return e()}catch{return t}}function M(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function J(e,t){return e.target instanceof Element?e.target.closest(
t):null}var Er=j("room"),Vo=j("pupil","tab");function jo(){let{code:e,key:t}=Er.readJson()??{};return typeof e=="string"&&typeof t=="string"?{code:e,key:t}:null}var Vn=e=>Er.
write(e&&JSON.stringify(e)),yt=()=>({...jo(),address:location.origin+location.pathname});function Go(){let e=crypto.getRandomValues(new Uint8Array(12)),t=Vo.read()||
Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return Vo.write(t),t}var Tr=()=>Vo.write(null);var te=m(O(),1),Nr=j("teacher");function _r({element:e,props:t,trigger:n,watch:o},s){let r=C(""),i=u=>{Nr.write(u.by),r.value="",n("made",{...yt(),...u})};(0,Ar.render)(
(0,te.jsx)(()=>(0,te.jsx)(cc,{...s,status:r.value,make:i}),{}),M(e,".gp-class-form")),o("value",()=>{let u=JSON.parse(t.value||"null");u&&(r.value=u.kind==="ref\
used"?(0,_e.t)(u.text):(0,_e.t)("The link is at the top of the page."))})}function cc({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,gn.useState)(Nr.read()??
""),[a,u]=(0,gn.useState)(""),[l,c]=(0,gn.useState)([]),[d,f]=(0,gn.useState)(n),p=v=>v!=="lesson"||a!=="",g=l.filter(p);return(0,te.jsxs)("form",{onSubmit:v=>{
v.preventDefault(),s({by:r,lesson:a,room:d,locks:Object.keys(e).filter(P=>g.includes(P))})},children:[(0,te.jsx)("h3",{children:(0,_e.t)("A class")}),(0,te.jsx)(
"p",{children:(0,_e.t)("Everybody who opens the link begins with what this page is set to now.")}),(0,te.jsx)(Rr,{title:(0,_e.t)("Your name"),children:(0,te.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,te.jsx)(Rr,{title:(0,_e.t)("Lesson"),children:(0,te.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,te.jsx)("option",{value:"",children:(0,_e.t)("no lesson")}),t.map(({name:v,title:P})=>(0,te.jsx)(
"option",{value:v,children:(0,_e.t)(P)},v))]})}),(0,te.jsxs)("fieldset",{children:[(0,te.jsx)("legend",{children:(0,_e.t)("Lock")}),Object.entries(e).map(([v,P])=>(0,te.jsxs)(
"label",{children:[(0,te.jsx)("input",{type:"checkbox",name:v,disabled:!p(v),checked:g.includes(v),onChange:({currentTarget:{checked:D}})=>c(D?[...g,v]:g.filter(
Q=>Q!==v))})," ",(0,_e.t)(P)]},v))]}),n?(0,te.jsxs)("label",{children:[(0,te.jsx)("input",{type:"checkbox",checked:d,onChange:({currentTarget:v})=>f(v.checked)}),
" ",(0,_e.t)("Gather the predictions in a room")]}):(0,te.jsx)("p",{children:(0,_e.t)("This server has no rooms: predictions are not gathered.")}),(0,te.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,_e.t)("Make the link")}),(0,te.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Rr=({title:e,
children:t})=>(0,te.jsxs)("label",{class:"gp-class-field",children:[(0,te.jsx)("span",{children:e}),t]});var Gt=m(_(),1);var Fr=m(_(),1);var Mr=m(_(),1);var Z=()=>window.GenerationPlayground,H=()=>Z().log("main");var Fe="one",ne=C(Fe),Me=C(null),Be=C(null),Te=C(null),jn=C(!1),G={isOpen:C(!1),name:C(null),isLocked:C(!1),isOnStage:C(!0),hidesResult:C(!1)},kt={isRecorded:C(
!1),hasMedia:C(!1),isLoading:C(!1)},pc=C(null),hn=C("bits"),hm=Ee(Mr.language),dc={"data-view":()=>ne.value,"data-drawer":()=>Me.value,"data-stage":()=>Be.value??
(Te.value==="text"?"text":null),"data-scene":()=>Te.value,"data-asks":()=>lt(jn.value),"data-lesson":()=>lt(G.isOpen.value),"data-lesson-locked":()=>lt(G.isLocked.
value),"data-no-lesson":()=>lt(!G.isOnStage.value),"data-old-result":()=>lt(G.hidesResult.value),"data-recorded":()=>lt(kt.isRecorded.value),"data-has-media":()=>lt(
kt.hasMedia.value),"data-loading":()=>lt(kt.isLoading.value)},lt=e=>e?"":null;function Kr(){for(let[e,t]of Object.entries(dc))X(()=>{let n=t();n===null?document.
body.removeAttribute(e):document.body.setAttribute(e,n)});X(()=>{let e=Be.value!==null||Te.value!==null&&Te.value!=="own";document.body.classList.toggle("gp-pro\
jected",e)})}function Ir(){let e=H();e.subscribe(document.body,()=>{pc.value=e.current(),hn.value=e.unit})}var Uo=matchMedia("(min-width: 1200px)"),Br=matchMedia("(max-width: 1359px)"),Hr=j("knobs-open"),Jo=null,Dr=e=>document.getElementById(e==="knobs"?"knobs":`draw\
er-${e}`);function zo(e){Me.value!==e&&(Jo=document.activeElement,Qo(e)),Dr(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function Wt(){if(!Me.
value)return;let e=Dr(Me.value)?.contains(document.activeElement);Qo(null),e&&Jo instanceof HTMLElement&&Jo.focus({preventScroll:!0})}function Wr(){Uo.matches||
Wt()}function qr(){Br.matches&&Me.value&&(Me.value=null)}function Qo(e){Me.value=e,Uo.matches&&Hr.write(e==="knobs"?"yes":"no")}function $r(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function Vr(){X(()=>$r(Me.value)),document.addEventListener(
"click",e=>{let t=J(e,"button[data-drawer]")?.dataset.drawer;t&&t===Me.value?Wt():t?zo(t):J(e,".gp-drawer-close")&&Wt()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!J(e,".drawer")||J(e,"input[role=combobox]")||Wt()})}function jr({element:e}){(0,Fr.translateTemplate)(e),$r(Me.value);let t=!Br.
matches||!G.isOpen.value;Uo.matches&&t&&!Me.value&&Hr.read()==="yes"&&Qo("knobs")}function Le(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var Gn=Le(),ut=Le(),qt=Le(),tt=Le(),$t=Le(),Yo=Le(),Jn=Le(),St=Le(),Un=Le(),zn=Le(),
Qn=Le(),bn=Le(),Yn=Le(),Vt=Le(),vn=Le();var Xo=m(_(),1);var Gr="#seed-row",fc={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",Gr],lesson:[]};function Zo(e,t,n){for(let[o,s]of Object.entries(fc))for(let r of s){let i=document.querySelector(r);i&&mc(i,e.includes(o)&&(n||r!==Gr),t)}G.isLocked.
value=e.includes("lesson")}function mc(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,Xo.t)("locke\
d by {by}",{by:(0,Xo.t)(n)}):delete e.dataset.locked}var si=m(fe(),1),Pt=m(ae(),1),T=m(_(),1);var xt=m(_(),1);var Jr="https://huggingface.co",gc=18;function Ur({element:e,props:t,watch:n}){(0,xt.translateTemplate)(e);let o=a=>M(e,".gp-"+a),s=M(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,xt.t)(a.title),o("note").textContent=(0,xt.t)(a.note);let u=a.
query?`${hc(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min(gc,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await es(s)?(0,xt.t)("Copied."):(0,xt.t)("This browser does not l\
et the page copy. The text is selected: press Ctrl+C (⌘C).")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function hc(e){return e&&
window.parent!==window&&document.referrer.startsWith(Jr)?`${Jr}/spaces/${e}`:location.origin+location.pathname}async function es(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var Xn=m(ae(),1),zr=m(O(),1),bc=5e3;function ts({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,Xn.useState)(!1);return(0,Xn.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),bc);return()=>clearTimeout(u)},[r]),(0,zr.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var ei=m(wn(),1),Je=m(ct(),1),He=m(_(),1),ti=m(Zn(),1),le=m(O(),1),eo=10;function ns({question:e,unit:t}){let n=e.options.length?vc(e):wc(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,le.jsxs)("div",{class:"gp-class-chart",children:[(0,le.jsxs)("table",{children:[(0,le.jsx)("thead",{children:(0,le.jsxs)(
"tr",{children:[(0,le.jsx)("th",{scope:"col",children:(0,He.t)("Answer")}),(0,le.jsx)("th",{scope:"col",children:(0,He.t)("Class")}),o&&(0,le.jsx)("th",{scope:"\
col",children:(0,He.t)("Model")})]})}),(0,le.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,le.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,le.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,le.jsx)("span",{class:"gp-hidden",children:`${(0,He.t)("result\
:")} `}),r===void 0?(0,He.t)(s):(0,le.jsx)(ti.TokenLabel,{text:r})]}),(0,le.jsx)(Zr,{class:"gp-class-ours",share:l,words:`${(0,Je.count)(i)} · ${(0,Je.percent)(
l)}`}),o&&(0,le.jsx)(Zr,{class:"gp-class-model",share:a??0,words:(0,Je.percent)(a??0)})]})})})]}),yc(e,t).map(s=>(0,le.jsx)("p",{children:s}))]})}var Zr=({class:e,
share:t,words:n})=>(0,le.jsxs)("td",{children:[(0,le.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,le.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,le.jsx)(
"span",{children:n})]});function vc({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function wc(e){let t=[...new Set(e)];if(t.length<=eo)return t.map(s=>({label:jt(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/eo;return Array.from({length:eo},(s,r)=>{let i=n+r*o,a=l=>Math.min(eo-1,Math.floor((l-n)/o))===r;return{label:(0,He.t)("{from} to\
 {to}",{from:jt(i),to:jt(i+o)}),chosen:e.filter(a).length}})}var jt=e=>(0,ei.plain)(Number(e.toPrecision(3)));function yc({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,He.t)("Half of the class says {median} or less.",{median:jt(t)}):(0,He.t)("Ha\
lf of the class says {median} or less. In the run that your teacher made it is {outcome}.",{median:jt(t),outcome:jt(n)})),o!==null&&s!==null){let a={ours:to(o,r),
models:to(s,r),unit:(0,He.t)(r)};i.push((0,He.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function ni(e,t){if(!e||e.
questions<2)return"";let n={count:(0,Je.count)(e.questions),ours:to(e.class,t),models:to(e.model,t),unit:t};return(0,He.t)("Mean log score over {count} question\
s: class {ours}, model {models} {unit}.",n)}var to=(e,t)=>(0,Je.decimals)((0,Je.fromNats)(e,t),2);var k=m(O(),1),oi=12;function ri(e,t,n,o){let s=C(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,T.t)("Class")),X(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),X(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,si.render)((0,k.jsx)(()=>{let a=t.value;return a?"over"in a?(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)(
"p",{role:"status",children:a.over}),(0,k.jsx)(Ue,{class:"gp-class-plain",label:(0,T.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,k.jsx)(Cc,{...a,
parts:n,actions:o}):(0,k.jsx)(kc,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function kc({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,Pt.useState)(!0),[u,l]=(0,Pt.useState)(!1),[c,d]=(0,Pt.useState)([]),f=g=>d(c.includes(g)?c.filter(h=>h!==g):[...c,g]),p=t?.people??
[];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:e.room?(0,T.t)("Room {code}",{code:e.room.code}):
(0,T.t)("Your class")}),t&&(0,k.jsx)("span",{children:(0,T.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,k.jsx)("span",{class:"gp-class-gap"}),p.length>0&&
(0,k.jsx)(Ue,{class:"gp-class-who",words:(0,T.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,k.jsx)(Ue,{class:"gp-class-toggle",words:(0,T.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,k.jsx)(Ue,{class:"gp-class-size",words:s?(0,T.t)("Smaller"):(0,T.t)("Large"),press:()=>r(!s)}),e.room?(0,k.jsx)(ts,{class:"gp-class-close",words:(0,T.t)(
"Close the room"),question:(0,T.t)("Close it for everybody?"),press:o.close}):(0,k.jsx)(Ue,{class:"gp-class-close",words:(0,T.t)("Close"),press:o.close})]}),(0,k.jsx)(
xc,{made:e,parts:n,isOpen:i}),t&&(0,k.jsx)(Sc,{people:p,isOpen:u,remove:o.remove}),t&&(0,k.jsx)(ii,{room:t,shown:t.questions,nothing:(0,T.t)("Nothing is predict\
ed yet. Predictions of lessons, and of “Predict, then reveal”, appear here."),draw:g=>(0,k.jsx)(Ec,{question:g,room:t,isEarly:c.includes(g.key),turn:()=>f(g.
key),reveal:()=>o.reveal(g.key)})})]})}var Sc=({people:e,isOpen:t,remove:n})=>(0,k.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{
let i=s||(0,T.t)("Pupil {number}",{number:r+1});return(0,k.jsxs)("li",{children:[i," ",(0,k.jsx)(ts,{class:"gp-class-remove",words:(0,T.t)("Remove"),question:(0,T.t)(
"Remove {name}?",{name:i}),label:(0,T.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function xc({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,
seeded:a,room:u,lesson:l}=e,c=(0,Pt.useRef)(null),[d,f]=(0,Pt.useState)(""),p=async()=>{c.current&&f(await es(c.current)?(0,T.t)("Copied."):(0,T.t)("Press Ctrl+\
C (⌘C)."))},g=v=>({parts:v.map(P=>(0,T.t)(t[P])).join(", ")}),h=[!s&&(0,T.t)("This link is too long for a QR code. With a room it is short."),Pc(o)&&(0,T.t)("\
This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,T.t)("Locked: {par\
ts}.",g(r)),i.length>0&&(0,T.t)("The lesson asks to change what is locked: {parts}.",g(i)),u&&!l&&!a&&(0,T.t)("No seed is set: each pupil gets a text of their o\
wn, and other tokens to predict.")];return(0,k.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,k.jsx)("img",{class:"gp-class-qr",src:s,alt:(0,T.t)(
"QR code of the link")}),(0,k.jsxs)("div",{class:"gp-class-words",children:[(0,k.jsxs)("div",{class:"gp-class-address",children:[(0,k.jsx)("input",{type:"text",
readOnly:!0,"aria-label":(0,T.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,k.jsx)(Ue,{words:(0,T.t)("Copy"),press:p}),(0,k.jsx)("span",
{role:"status",children:d})]}),u&&(0,k.jsx)("p",{class:"gp-class-code",children:(0,T.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),h.
map(v=>v&&(0,k.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var Pc=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function Cc({
arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,d=(0,T.t)("Your name, if you like"),f={by:(0,T.t)(a),parts:u.
map(p=>(0,T.t)(s[p])).join(", ")};return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[(0,k.jsx)("b",{children:i?(0,T.t)("Cl\
ass of {by}",{by:i}):(0,T.t)("Class")}),l&&(0,k.jsx)("span",{children:(0,T.t)("Room {code}",{code:l})}),u.length>0&&(0,k.jsx)("span",{children:(0,T.t)("Locked b\
y {by}: {parts}.",f)}),l&&(0,k.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:d,"aria-label":d,onChange:({
currentTarget:p})=>r.rename(p.value)}),(0,k.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,k.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>
c&&(0,k.jsx)(Ue,{class:"gp-class-again",words:(0,T.t)("Set the page as your teacher has it now"),press:r.again}),(0,k.jsx)(Ue,{class:"gp-class-leave",words:(0,T.t)(
"Leave the class"),press:r.leave})]}),t&&(0,k.jsx)(ii,{room:t,shown:t.questions.filter(({revealed:p})=>p),draw:p=>(0,k.jsx)(ai,{question:p,room:t,children:(0,k.jsx)(
ns,{question:p,unit:hn.value})})})]})}function ii({room:e,shown:t,nothing:n,draw:o}){let s=t.length-oi,r=ni(e.mean,hn.value);return(0,k.jsxs)("div",{class:"gp-c\
lass-questions",children:[!t.length&&n&&(0,k.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,oi).map(o),s>0&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,k.jsx)("p",{class:"gp-class-mean",children:r})]})}function ai({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,k.jsxs)("article",{class:"gp-class-question",children:[(0,k.jsxs)("div",{class:"gp-class-line",children:[
(0,k.jsxs)("h3",{children:[(0,T.t)(r),i&&" ",i&&(0,k.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${Oc(i)}`:(0,T.t)(i)})]}),(0,k.jsx)(
"span",{class:"gp-class-count",children:(0,T.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var Oc=e=>typeof e=="string"?e:(0,T.t)(e);function Ec({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:d})=>d).map(({id:d,name:f})=>a.includes(d)?
`✓ ${f}`:f).join(", "),c=!i&&(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(Ue,{class:"gp-class-early",words:n?(0,T.t)("Hide the bars"):(0,T.t)("Show them to me"),
press:o}),(0,k.jsx)(Ue,{class:"gp-class-reveal",words:(0,T.t)("Reveal to all"),press:s})]});return(0,k.jsxs)(ai,{question:e,room:t,buttons:c,children:[l&&(0,k.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,k.jsx)("p",{class:"gp-class-note",children:(0,T.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,k.jsx)(ns,{question:i?e:Tc(e),unit:hn.value})]})}var Tc=e=>({...e,outcome:null,class_score:null,
model_score:null}),Ue=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,k.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var Lc={teacher:1e3,pupil:3e3},os=j("pupil-name");function li({element:e,props:t,trigger:n,watch:o},{parts:s}){let r=null,i=null,a="",u=0,l=!1,c=C(null),d=ri(M(
e,".gp-class"),c,s,{close:()=>r?.role==="teacher"&&r.begun.room?n("closed",yt()):g(),hide:()=>c.value=null,reveal:w=>n("revealed",{...yt(),question:w}),remove:w=>n(
"removed",{...yt(),pupil:w}),rename:w=>{os.write(w),E()},again:()=>n("again",{}),leave:()=>n("left",{})});o("value",()=>{let w=JSON.parse(t.value||"null");w&&f(
w)});function f(w){switch(w.kind){case"made":p({role:"teacher",begun:w}),w.room&&Vn(w.room),w.room&&w.lesson&&!l&&(Wt(),bn.tell({lesson:w.lesson,step:1})),l=!1;
return;case"arrived":p({role:"pupil",begun:w}),Zo(w.locks,w.named,w.seeded),w.room&&E(),w.lesson&&bn.tell({lesson:w.lesson,step:w.step});return;case"taken":return v(
(0,Gt.t)("Your prediction is in."));case"full":return v((0,Gt.t)("This room has no place left. Ask your teacher to remove somebody, then open the link again."));case"\
removed":return h((0,Gt.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,Gt.t)(w.text));case"gone":
l=!1,r&&h((0,Gt.t)("This room is closed.")),Vn(null);return;case"closed":return Vn(null),g();case"left":return g()}}function p(w){Vt.tell(w.role==="pupil"&&w.begun.
room?[]:null),[r,i,a]=[w,null,""],P(),D()}function g(){r=null,Vt.tell(null),clearTimeout(u),Zo([],"",!1),c.value=null}function h(w){g(),c.value={over:w}}function v(w){
a=w,P()}function P(){r&&(c.value=r.role==="teacher"?{made:r.begun,room:i}:{arrived:r.begun,room:i,name:os.read()??"",note:a})}async function D(){clearTimeout(u);
let w=r,B=w&&Rc(w);if(!(!w||!B)){if(!document.hidden||w.role==="teacher"){let V=await Ac(B,i?.version??0);if(r!==w)return;if(V==="removed"&&Tr(),V==="gone"||V===
"removed")return f({kind:V});V&&Q(w,V)}clearTimeout(u),u=window.setTimeout(D,Lc[w.role])}}function Q({role:w},B){i=B,P(),w==="pupil"&&Vt.tell(B.questions.filter(
({revealed:V})=>V).map(({key:V})=>V))}let E=()=>n("joined",{pupil:Go(),name:os.read()??""}),R=w=>{r?.role==="pupil"&&r.begun.room&&n("answered",w)};Qn.hear(R),document.
addEventListener("gp-predicted",w=>R(w.detail)),vn.hear(()=>r?.role==="teacher"&&d.enlarge()),jo()&&!new URLSearchParams(location.search).has("room")&&(l=!0,n("\
resumed",yt()))}function Rc({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:Go()}}async function Ac(e,t){try{let n=await fetch(
`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?"removed":o}catch{
return null}}var Jt=m(_(),1);var Pe=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var di=2e3,ui=25e3,no=150,Nc=5e3,_c=2500,Mc=250,Kc=410,ci=j("browser"),rs=new Map,pi=0,yn=!1;function oo(e,t){rs.set(e,t)}function fi({props:e,trigger:t,watch:n}){
let o=new Pe;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new is(s,t).follow()})}var is=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===Kc)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=yn||performance.now()-o<no&&this.next===n?no:0}catch{if(t=Math.min(Nc,Math.max(no,2*t)),!this.saysLost&&performance.now()-this.
silentSince>_c){let s=(0,Jt.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,St.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await Bc(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:Fc(),...yn&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),yn?ui:di);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),ui),o=!0,pi=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!yn&&await Ic()&&(yn=++pi>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,St.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(rs.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),qt.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+Mc-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,St.tell({severity:"error",message:(0,Jt.t)("Part of this run arrived damaged and is missing below."),fix:(0,Jt.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of rs.values())this.of&&t(this.of.turn);St.tell({severity:"error",message:(0,Jt.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,Jt.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function Ic(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(di)})).ok}catch{return!1}}var ss="";function Fc(){return ss||=
ci.read()||Math.random().toString(36).slice(2),ci.write(ss),ss}var Bc=e=>new Promise(t=>setTimeout(t,e));var Hc=600,Dc=24;function mi({props:e,trigger:t,watch:n},o){let{kind:s,name:r=`${s}-log`,opens:i,first:a=`${s}-progress`}=o,u=new Pe,l=Z().group(s),c=-1,d=-1,f=()=>{
c!==u.newest&&(c=u.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>qc(a)))),l.verdict&&d!==u.newest&&(d=u.newest,setTimeout(()=>$c(`${s}-conclusion`),
Hc))};n("value",()=>{let p=u.unstamp(e.value);p!==null&&(Z().feedGroup(s,p,u.newest),p&&f())}),oo(r,{lines(p,g){if(!u.take(g))return 0;let h=Z().appendGroup(s,p,
g);return f(),h},lost(p){p===u.newest&&l.lose()}}),Wc(s),i&&(l.answers.open=({entry:p})=>t("open",{entry:p}),l.answers.make=({entry:p})=>t("make",{entry:p}))}function Wc(e){
let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;ne.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&Z().group(e).
showExample(s)).catch(()=>{}))})}function qc(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function $c(e){let t=document.getElementById(e)?.getBoundingClientRect();
t?.height&&t.bottom>-Dc&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var hi=m(_(),1);var gi=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>gi=t,{capture:!0,passive:!0});function De(e,t){
let n=0,o=()=>{gi?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var Vc=600;function bi({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=M(e,".gp-estimate"),i="",a=De(Vc,()=>{s.includes(ne.value)&&(i=ne.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===ne.value?(0,hi.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),ne.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});
for(let u of[tt,ut,qt])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>J(l,"#views")&&a())}var jc=150,Gc=700;function vi({props:e,trigger:t,watch:n},{names:o}){let s=new Pe,r=Z().group("lanes"),i={},a="",u=De(jc,()=>{let{editing:l,lane_model:c,same_luck:d}=i,
f=JSON.stringify([l,c,d,Object.fromEntries(o.map(p=>[p,i[p]]))]);!l||f===a||(a=f,t("held",{held:f}))});$t.hear(l=>{i=l,i.editing?u():a=""}),r.answers.lane=({do:l,
id:c})=>{t("lane",{do:l,id:c}),l==="select"&&window.innerWidth<Gc&&document.getElementById("run-row")?.scrollIntoView()},n("value",()=>{let l=s.unstamp(e.value);
l&&r.setLanes(JSON.parse(l))})}var Ei=m(fe(),1),Re=m(_(),1);var Jc=["pointerdown","pointerup","keydown","click","input","change","focusin"],as=new Set;for(let e of Jc)document.addEventListener(e,Uc,{capture:!0,passive:!0});
function Uc({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of as)n.now()}function wi(e){let t=0,n={now(){n.drop(),
e()},soon(){as.add(n),t||=window.setTimeout(()=>n.now(),100)},drop(){clearTimeout(t),t=0,as.delete(n)}};return n}var Ct=window.GenerationPlaygroundKnobs;var Ce=(e,t)=>JSON.stringify(e,yi)===JSON.stringify(t,yi),yi=(e,t)=>$e(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,$e=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function xe(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function kn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function so(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(kn):void 0}function ls(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var zc={n:`
`,t:"	",r:"\r","\\":"\\"},Qc={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Sn=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):zc[n]),ki=e=>e.replace(/[\\\n\t\r]/g,t=>Qc[t]),us=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var Yc=150,Xc=500,cs=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Ct.knobs.filter(u=>!o.includes(u.name)),
this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),this.
commit(),r("value",()=>{s.value!==this.text&&(this.written.drop(),this.take(s.value),this.commit(),this.ask())}),this.ask()}component;name;knobs;byName;state=C(
{preset:null,base:{},set:{},kept:[]});chosen=C({model:"",assistant:null});verdict=C(null);effective=C([]);texts=C(new Map);text="";wantsEffective=!1;facts=new Map;rested=De(
Yc,()=>{this.ask()});written=wi(()=>this.component.props.value=this.text);take(t){let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.
set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.
value),this.written.now()}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Ee(()=>JSON.
stringify(this.verdict.value?.notes[t]??[])),r={knob:o,value:Ee(()=>this.state.value.set[t]),preset:Ee(()=>this.state.value.base[t]),own:Ee(()=>this.verdict.value?.
defaults[t]),source:Ee(()=>this.sourceOf(t)),notes:Ee(()=>JSON.parse(s.value)),idle:Ee(()=>this.verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){
let{base:n,set:o}=this.state.value;return o[t]!==void 0?Ce(o[t],n[t])?"preset":"changed":this.verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){
this.put({[t]:n}),this.text=JSON.stringify(this.state.value),this.written.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.entries(t).map(([n,o])=>[
n,o??void 0]))),this.commit(),this.ask()}put(t){let{set:n,kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==void 0),r=o.filter(i=>!(i in
t));this.state.value={...this.state.value,set:Object.fromEntries(s),kept:r}}reset(t){let{base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!Ce(n[t],
o[t])?n[t]:null})}resetAll(t){let n=[...Object.keys(this.state.value.set),...Object.keys(t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){
let{base:t,kept:n}=this.state.value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){this.chosen.value.model!==t.model&&(this.texts.value=new Map),
this.chosen.value=t,this.ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(
o),...this.state.value.set}}question(){return JSON.stringify({...this.state.value,...this.chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.
component.server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.
question(),n=JSON.parse(await this.component.server.effective_config(t));t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords(
{texts:t}),o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(
s)).slice(0,Xc);if(!n.length)return[];let o=await this.askWords({ids:n});return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.
chosen.value;return{...JSON.parse(await this.component.server.split_words(JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||
(this.texts.value=new Map([...this.texts.value,...n]))}},Ot=new Map,Si=new Map,ps=new Map;function xi(e,t){let n=new cs(e,t);Ot.set(t.name,n);let o=Si.get(t.name);
o&&n.follow(o);for(let s of ps.get(t.name)??[])s(n);return n}function Ut(e,t){let n=Ot.get(e);n?t(n):ps.set(e,[...ps.get(e)??[],t])}function Pi(e,t){Si.set(e,t),
Ot.get(e)?.follow(t)}var Ci=e=>Ot.get(e)?.resetKept(),Oi=e=>Ot.get(e)?.text;function ro(e){let t=Ot.get(e);return{set:t?.state.peek().set??{},assistant:t?.chosen.
peek().assistant??null}}var ds=(e,t)=>Ot.get(e)?.resetAll(t);var Ke=m(O(),1);function Ti(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[d,f]=[
n[c]??null,o[c]??null];if(JSON.stringify(d)===JSON.stringify(f))return[];if(f===null)return[(0,Re.t)("{knob} not set",{knob:c})];let p=`${c} ${r(f)}`.trim();return[
r(d??{})?(0,Re.t)("{now} instead of {before}",{now:p,before:r(d)}):p]}),a=(l,c,d)=>{if(!l.length)return"";let f=l.slice(0,t).join(", ");return l.length<=t?c(f):
d(f,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Re.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Re.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Re.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Re.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}var Li={};function Ri(e,t){Li[e]=t,Yo.tell()}var fs=8;function Zc(e,t){
if(t===void 0)return"";if(t===null)return(0,Re.t)("Of the settings above, only the model and the seed apply here.");if(t==="seed too")return(0,Re.t)("Of the set\
tings above, only the model applies here.");let{set:n,assistant:o}=ro(e),s=o&&!t.includes("assistant")?[(0,Re.t)("draft model {model}",{model:o})]:[],r=Object.entries(
n).filter(([u])=>!t.includes(u)),i=[...s,...r.map(([u,l])=>typeof l=="object"?u:`${u} ${JSON.stringify(l)}`)];if(!i.length)return"";let a=i.slice(0,fs).join(", ");
return i.length>fs?(0,Re.t)("Applies here, too: {settings} and {count} more.",{settings:a,count:i.length-fs}):(0,Re.t)("Applies here, too: {settings}.",{settings:a})}
function Ai({element:e,props:t,watch:n},{name:o,leftOut:s}){let r=M(e,".gp-changes"),i=C({applies:"",canTakeAway:!1,before:null});function a(f){let p=Li[ne.value]??
s[ne.value],g=Object.keys(ro(o).set).length>0;i.value={...JSON.parse(t.value||"{}"),applies:Zc(o,p),canTakeAway:g&&Array.isArray(p),before:g?null:f};let{kept:h,
changed:v,applies:P}=i.value;r.hidden=!(h||v||P||i.value.before)}let u=()=>a(i.value.before);function l(){let f=ro(o).set;ds(o,{}),a(f)}function c(){ds(o,i.value.
before??{}),a(null)}(0,Ei.render)((0,Ke.jsx)(()=>{let{kept:f,changed:p,applies:g,canTakeAway:h,before:v}=i.value;return(0,Ke.jsxs)(Ke.Fragment,{children:[f&&(0,Ke.jsx)(
ms,{text:f,button:(0,Ke.jsx)(gs,{words:(0,Re.t)("reset"),press:()=>Ci(o)})}),g&&(0,Ke.jsx)(ms,{text:g,button:h&&(0,Ke.jsx)(gs,{words:(0,Re.t)("use the model’s o\
wn settings"),press:l})}),!g&&p&&(0,Ke.jsx)(ms,{text:p}),v&&(0,Ke.jsx)(gs,{words:(0,Re.t)("put the settings back"),press:c})]})},{}),r),n("value",u),ne.subscribe(
u),Yo.hear(u),tt.hear(u)}var ms=({text:e,button:t})=>(0,Ke.jsxs)("span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),gs=({words:e,press:t})=>(0,Ke.jsx)("bu\
tton",{class:"gp-reset",type:"button",onClick:t,children:e});var Ni=m(fe(),1),hs=m(ae(),1),nt=m(_(),1);var be=m(O(),1);function _i({element:e,trigger:t},{entries:n}){(0,Ni.render)((0,be.jsx)(ep,{entries:n,act:(s,r)=>{t(s,r),Wr()}}),M(e,".gp-examples"))}function ep({
entries:e,act:t}){let[n,o]=(0,hs.useState)(0),[s,r]=(0,hs.useState)(0),i=[{title:(0,nt.t)("Small models"),note:"",entries:e.filter(({bundled:l})=>l)},{title:(0,nt.t)(
"A real model"),note:(0,nt.t)("Shown as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:l})=>!l)}].filter(l=>l.
entries.length);function a({token:l,index:c}){o(n+1),Jn.tell(l),t("chosen",{index:c})}function u(){o(n-1),t("back",{})}return(0,be.jsxs)(be.Fragment,{children:[
(0,be.jsx)("button",{class:"gp-undo",type:"button",hidden:!n,onClick:u,children:(0,nt.t)("Put back what was set before")}),i.length>1&&(0,be.jsx)("div",{class:"\
gp-kinds",role:"group","aria-label":(0,nt.t)("Examples"),children:i.map(({title:l},c)=>(0,be.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":c===s,onClick:()=>r(
c),children:l}))}),i.map((l,c)=>(0,be.jsxs)("div",{hidden:c!==s,children:[l.note&&(0,be.jsx)("p",{class:"gp-note",children:l.note}),tp(l.entries).map(([d,f])=>(0,be.jsxs)(
be.Fragment,{children:[(0,be.jsx)("h3",{children:d}),(0,be.jsx)("ul",{"aria-label":(0,nt.t)("Examples for {model}",{model:d}),children:f.map(p=>(0,be.jsx)("li",
{children:(0,be.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>a(p),children:[(0,be.jsx)("b",{children:(0,nt.t)(p.title)}),(0,be.jsx)("span",{children:(0,nt.t)(
p.look)})]})}))})]}))]}))]})}function tp(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var Fi=m(_(),1);var np=3e4,Mi=()=>{};function ze(e){e!==ne.value&&Mi(e)}function Ki(e){ne.value===e&&ze(Fe)}function Ii({props:e,trigger:t},{once:n,changing:o}){Mi=r=>{e.value=
r,t("view")};let s=new Map;qt.hear(()=>o.forEach(r=>s.delete(r))),ne.subscribe(r=>{let i=s.get(r);i!==void 0&&(n.includes(r)||performance.now()-i<np)||!(n.includes(
r)||o.includes(r))||(s.set(r,performance.now()),t(`opened_${r}`))})}var op={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Bi({element:e}){let t=M(e,".gp-header");(0,Fi.translateTemplate)(t);let n=d=>M(t,d),o=n(".gp-\
lab-button"),s=n(".gp-lab-list"),r=n(".gp-menu-button"),i=n(".gp-menu"),a=d=>d.getAttribute("aria-expanded")==="true";function u(d,f){d.setAttribute("aria-expan\
ded",String(f)),d===o?s.hidden=!f:i.classList.toggle("gp-unfolded",f)}let l=[o,r],c=()=>l.forEach(d=>u(d,!1));t.addEventListener("click",d=>{let f=J(d,"button[d\
ata-view]"),p=l.find(g=>g.contains(d.target));if(f?.dataset.view)f.dataset.view!==ne.value&&Gn.tell(),ze(f.dataset.view),c(),s.contains(f)&&o.focus();else if(p){
let g=!a(p);c(),u(p,g),g&&p===o&&(s.querySelector("[aria-selected=true]")??bs(s)[0]).focus()}else J(d,".gp-menu :is(button, a)")&&c()}),document.addEventListener(
"click",d=>{t.contains(d.target)||c()}),t.addEventListener("keydown",d=>{if(d.key==="Escape"&&l.some(a)){s.contains(d.target)&&o.focus(),c();return}let f=J(d,"[\
role=tab]");if(!f?.parentElement)return;let p=bs(f.parentElement),g=op[d.key],h={Home:0,End:-1}[d.key],v=g?p[(p.indexOf(f)+g+p.length)%p.length]:p.at(h??NaN);!g&&
h===void 0||(d.preventDefault(),v?.focus())}),t.addEventListener("focusout",({relatedTarget:d})=>{d&&!t.contains(d)&&c()}),X(()=>sp(t,ne.value)),X(()=>n("[data-\
lessons]").setAttribute("aria-expanded",String(G.isOpen.value)))}var bs=e=>[...e.children];function sp(e,t){for(let o of e.querySelectorAll("[role=tablist]")){let s=bs(
o),r=s.find(({dataset:i})=>i.view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.querySelector(`.gp-lab\
-list [data-view="${t}"]`);M(e,".gp-lab").classList.toggle("gp-selected",!!n),M(e,".gp-lab-which").textContent=n?.textContent??""}function Hi(e){ne.value=e}var rp=1e4,Di=new Set(["kept","class"]),Wi=()=>{};function io(e){Di.delete(e)&&!Di.size&&Wi()}function qi(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{J(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
J(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,rp);Wi=()=>{clearTimeout(i),setTimeout(()=>{
e||ut.tell(),r()})}}var Vi=j("form","tab"),vs=j("form"),ji=j("form-address","tab"),Gi=j("keep-history"),$i=300,Ji=!1,ws=null;function Ui(){document.addEventListener("input",()=>Ji=
!0,{once:!0,capture:!0})}var zi=e=>ws?.hold(e);function Qi(){ws?.begin(),io("kept")}var Yi=()=>tt.tell();function Xi(){if(Ji)return[null];let e=Vi.readJson(),[t]=performance.
getEntriesByType("navigation");return e&&t.type==="reload"&&ji.read()===location.search?[{again:e}]:e?[e]:[Gi.read()==="no"?null:vs.readJson()]}function Zi({props:e,
trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let p=(Gi.read()||(e.keep?"yes":"no"))==="yes";if(p||vs.write(null),!i||!o)return;
let g=JSON.stringify(l(o));Vi.write(g),ji.write(location.search),p&&vs.write(g)}function l(p){let g=c(p),h=document.querySelector("#prompt textarea")?.value;return Object.
assign(g,{prompt:h??g.prompt,knobs:Oi("knob")??g.knobs}),g.editing&&typeof g.others=="string"&&g.others&&Object.assign(g,JSON.parse(g.others)),n.map(v=>g[v])}let c=p=>Object.
fromEntries([...n,"editing","others"].map((g,h)=>[g,p[h]]));function d(){clearTimeout(a),a=window.setTimeout(u,$i)}function f(){let p=Math.max(0,r+$i-performance.
now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},p)}ws={hold(p){o=p,d(),$t.tell(c(p))},begin(){i=!0,o||f(),d()}},document.addEventListener("\
input",d),tt.hear(f),window.addEventListener("pagehide",u),zn.hear(u)}var Aa=m(fe(),1),Rt=m(ae(),1),$=m(_(),1);var ea=new Map,ta=(e,t)=>ea.set(e,t),xn=(e,t)=>ea.get(e)?.(t);var Ea=m(fe(),1),fo=m(ae(),1),K=m(_(),1);var ao=m(ae(),1),Et=m(_(),1);var ye=m(O(),1),ip=e=>e==null?"":String(e);function Tt({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,ao.useState)(""),c=Ce(kn(
u),t??void 0)?u:ip(t),d=e.step||(e.kind==="int"?1:.1),f=(String(d).split(".").at(1)??"").length,p=h=>{l(h),n(kn(h))},g=h=>{if(h.key!=="ArrowUp"&&h.key!=="ArrowD\
own")return;h.preventDefault();let v=kn(c)??o??e.slider_minimum??e.minimum??0;if(typeof v!="number")return;let P=Number((v+(h.key==="ArrowUp"?d:-d)).toFixed(f));
p(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,P))))};return(0,ye.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:h})=>p(h.value),onKeyDown:g})}var ys=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,ye.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function ap({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,ye.jsxs)("di\
v",{class:"kp-number",children:[(0,ye.jsx)(Tt,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,ye.jsx)(
ys,{knob:e,label:(0,Et.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var lp=e=>t=>t?.setAttribute("value",e),zt=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,ye.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,ye.jsxs)(
"label",{children:[(0,ye.jsx)("input",{type:"radio",name:e,ref:lp(a),checked:Ce(i,s),onChange:()=>r(i)}),(0,ye.jsx)("span",{children:a})]},a))}),up=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,ye.jsx)(zt,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Et.t)("not set")],[!0,(0,Et.t)("on")],[!1,(0,Et.t)(
"off")]]});function ks({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>Ce(u,s)),a=s!==void 0&&i<0;return(0,ye.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,ye.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,ye.jsx)("option",{value:String(l),children:xe(u)},l)),a&&(0,ye.jsx)("option",{value:"foreign",disabled:!0,children:xe(
s)})]})}var cp=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,ye.jsx)(ks,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Et.t)(
"not set"):(0,Et.t)("not set (default {value})",{value:xe(s)})}),pp=({id:e,meaningId:t,value:n,change:o})=>(0,ye.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":xe(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function Qt(e,t,n){let o=(0,ao.useRef)(null),s=o.
current!==null&&Ce(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var na=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
oa={View:up},Ss={View:ap,isLabelled:!0},sa={View:cp,isLabelled:!0},ra={View:pp,isLabelled:!0};var aa=m(fe(),1),Lt=m(ae(),1),la=m(ct(),1),se=m(_(),1);var q=m(O(),1);function ua({knob:e,value:t,change:n}){let[o,s]=Qt(t,ls,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,q.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,se.t)("{name} as JSON",{name:e.name}),placeholder:(0,se.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var ca={View:()=>(0,q.jsx)("div",{}),canShow:(e,t)=>t===void 0};function pa({words:e,texts:t,change:n}){let[o,s]=(0,Lt.useState)([]),r=(0,Lt.useRef)(
null),i=d=>d.map(Sn).filter(Boolean),a=Ce(i(o),t)?o:t.map(ki),u=a.at(-1)===""?a:[...a,""],l=d=>{s(d);let f=i(d);n(f.length?f:void 0)},c=d=>r.current?.querySelectorAll(
"input")[d]?.focus();return(0,q.jsx)("div",{class:"kp-list",ref:r,children:u.map((d,f)=>(0,q.jsxs)("div",{class:"kp-line",children:[(0,q.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:d,onInput:({currentTarget:p})=>l(u.with(f,p.value)),onKeyDown:p=>{
p.key==="Enter"&&(p.preventDefault(),c(f+1))}}),(0,q.jsx)(dp,{text:Sn(d),line:d}),(0,q.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!d,
onClick:()=>{l(u.toSpliced(f,1)),c(f+1)},children:"×"})]},f))})}function dp({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,la.fillText)(
o,e)};return(0,q.jsx)("span",{class:"kp-shown",title:(0,se.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var fp=({value:e,change:t})=>(0,q.jsxs)(
"div",{class:"kp-editor",children:[(0,q.jsx)(pa,{words:{one:(0,se.t)("text"),another:(0,se.t)("another text"),remove:(0,se.t)("Remove this text")},texts:e===void 0?
[]:us(e)?e:[xe(e,1/0)],change:t}),(0,q.jsx)("p",{class:"kp-faint",children:(0,se.t)("Write \\n for a line break and \\t for a tab.")})]}),da={View:fp},fa=e=>Array.
isArray(e)&&e.length===2;function mp({id:e,value:t,change:n}){let o=fa(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,se.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,se.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,q.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,q.jsxs)(aa.Fragment,{children:[
(0,q.jsx)("label",{for:`${e}-${i}`,children:a}),(0,q.jsx)(Tt,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:d=>s(c,d)})]},i))})}var ma={View:mp,
canShow:(e,t)=>t===void 0||fa(t)};function gp({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Lt.useState)(!1),[l,c]=Qt(r,so,h=>Array.isArray(
h)?h.join(", "):""),d=(0,Lt.useRef)(null),f=Array.isArray(r)||a&&r===void 0,p=h=>{u(h==="list"),i(h==="list"?c(l):h),h==="list"&&requestAnimationFrame(()=>d.current?.
focus())},g=t.verdict.value?.layers;return(0,q.jsxs)("div",{class:"kp-editor",children:[(0,q.jsx)(zt,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,se.t)("not s\
et")],["low","low"],["high","high"],["list",(0,se.t)("layers")]],value:f?"list":r,change:p}),(0,q.jsx)("input",{class:"kp-wide",ref:d,id:`${n}-list`,type:"text",
hidden:!f,placeholder:"0, 2, 4","aria-label":(0,se.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:h})=>i(c(h.value))}),
(0,q.jsx)("p",{class:"kp-faint",children:g?(0,se.t)("This model has {count} layers; 0 is the input of the first.",{count:g}):""})]})}var ga={View:gp,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},hp={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
ia=JSON.stringify(hp,null,2),bp=["choices","regex","json_schema"];function vp({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=$e(o)?o:{},i=bp.find(h=>h in r),
[a,u]=(0,Lt.useState)(),l=i??(o===void 0?a:void 0),c=h=>s(l&&h!==void 0?{[l]:h}:void 0),d=h=>{u(h),s(void 0)},[f,p]=Qt(r.json_schema,ls,h=>h===void 0?"":typeof h==
"string"?h:JSON.stringify(h,null,2)),g={choices:(0,q.jsx)(pa,{words:{one:(0,se.t)("choice"),another:(0,se.t)("another choice"),remove:(0,se.t)("Remove this choi\
ce")},texts:us(r.choices)?r.choices:[],change:c}),regex:(0,q.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,se.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":xe(r.regex,1/0),onInput:({
currentTarget:h})=>c(h.value||void 0)}),json_schema:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:ia,spellcheck:!1,
"aria-label":(0,se.t)("JSON schema"),value:f,onInput:({currentTarget:h})=>c(p(h.value))}),(0,q.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(p(ia)),
children:(0,se.t)("Use an example")})]})};return(0,q.jsxs)("div",{class:"kp-editor",children:[(0,q.jsx)(zt,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,se.t)(
"not set")],["choices",(0,se.t)("choices")],["regex","regex"],["json_schema",(0,se.t)("JSON schema")]],value:l,change:d}),l&&g[l]]})}var ha={View:vp};var ba=m(fe(),1),va=m(ae(),1),ot=m(_(),1);var ve=m(O(),1),wp=30,yp=5,wa=()=>[...crypto.getRandomValues(new Uint16Array(wp))].map(e=>e%1e3),lo=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function ya({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>lo(
i,n)>lo(r,n)?i:r);return lo(s,n)<n.length?null:s}function kp({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>Ce(
o,n)):e==="flags"?$e(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function Sp(e,t){
if(t===void 0)return!0;let n=$e(t)?ya(e,t):null;return n!==null&&$e(t)&&n.fields.every(o=>kp(o,t[o.name]))}function xp({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,va.useState)(null),a=$e(o)?o:null,u=a&&r&&lo(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:ya(e,a)),c=e.forms.map(({name:p})=>[p,e.forms.length>
1?(0,ot.t)(p):(0,ot.t)("set")]),d=p=>{let g=e.forms.find(v=>v.name===p)??null;i(g);let h=g?.fields.filter(({required:v})=>v);s(h&&Object.fromEntries(h.map(v=>[v.
name,Pp(v)])))},f=(p,g)=>{let h=l?.fields.map(P=>P.name)??[],v={...a,[p]:g};s(Object.fromEntries(h.filter(P=>v[P]!==void 0).map(P=>[P,v[P]])))};return(0,ve.jsxs)(
"div",{class:"kp-editor",children:[(0,ve.jsx)(zt,{id:`${t}-form`,nameId:n,options:[[void 0,(0,ot.t)("not set")],...c],value:l?.name,change:d}),(0,ve.jsx)("p",{class:"\
kp-faint",children:(0,ot.t)(l?.meaning)}),(0,ve.jsx)("div",{class:"kp-fields",children:l?.fields.map(p=>{let g=`${t}-${p.name}`;return(0,ve.jsxs)(ba.Fragment,{children:[
(0,ve.jsx)("label",{for:g,title:(0,ot.t)(p.meaning),children:p.name+(p.required?" *":"")}),(0,ve.jsx)(Cp,{field:p,id:g,value:a?.[p.name],change:h=>f(p.name,h)}),
(0,ve.jsx)("p",{class:"kp-faint",children:(0,ot.t)(p.meaning)}),p.kind==="ints"&&p.required&&(0,ve.jsx)("button",{class:"kp-link",type:"button",onClick:()=>f(p.
name,wa()),children:(0,ot.t)("Draw new keys")})]},p.name)})})]})}var Pp=e=>e.kind==="ints"?wa():e.default??yp;function Cp({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,ve.jsx)(ks,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,ot.t)("not set ({value})",{value:xe(e.default)})});
if(s==="flags")return(0,ve.jsx)(Op,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,ve.jsx)(Ep,{field:e,id:t,value:n,change:o});let r=e.default;return(0,ve.jsx)(
Tt,{id:t,value:n,change:o,standard:r,row:na(e),hint:r===null?"–":String(r)})}function Op({field:e,id:t,value:n,change:o}){let s=$e(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,ve.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,ve.jsxs)("label",{children:[(0,ve.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function Ep({id:e,value:t,change:n}){let[o,s]=Qt(t,so,r=>Array.isArray(r)?r.join(", "):r===void 0?"":xe(r,1/0));return(0,ve.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var ka={View:xp,canShow:Sp};var Qe=m(ae(),1),Sa=m(ct(),1),z=m(_(),1),xa=m(Zn(),1);var F=m(O(),1),Tp=120,Lp=5,xs=e=>Number.isInteger(e)&&Number(e)>=0,pt=e=>Array.isArray(e)&&e.length>0&&e.every(xs),uo=(e,t)=>Array.isArray(e)&&e.every(t),Ps=e=>uo(
e,pt),Rp=e=>Array.isArray(e)&&e.length===2&&pt(e[0]),Ap=e=>pt(e)||Ps(e),Np=e=>$e(e)&&(pt(e.phrase)||Ps(e.any_of)),Yt=e=>({options:[[e]]}),Pa=e=>({options:[e]}),
Pn=({options:e})=>e[0][0],Cs={token:{isSingle:!0,isFlat:!0,read:e=>xs(e)?[Yt(e)]:null,write:e=>Pn(e[0])},tokens:{isFlat:!0,read:e=>xs(e)?[Yt(e)]:pt(e)?e.map(Yt):
null,write:e=>e.length===1?Pn(e[0]):e.map(Pn)},words:{isFlat:!0,read:e=>pt(e)?e.map(Yt):null,write:e=>e.map(Pn)},word_groups:{read:e=>Ps(e)?e.map(Pa):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>uo(e,Rp)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>uo(e,Ap)?e.map(t=>({options:pt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>uo(e,Np)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
Cn={ways:[],unknown:[]};function _p(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return pt(t)&&t.every(Number.isSafeInteger)?
t:null}async function Mp(e,t){let n=Sn(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...Cn,problem:(0,z.t)(i)};let a=[{when:(0,z.t)("as typed"),tokens:r[0]}];s&&Ce(r[0],r[1])?a=[{when:(0,z.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,z.t)("inside a sentence"),tokens:r[0]},{when:(0,z.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=_p(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(d=>[d,t.texts.value.get(d)]);a.unshift({when:u.length>1?(0,z.t)("these token ids"):(0,z.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var co=({tokens:e})=>e.map(([t])=>t),Os=({token:[e,t]})=>(0,F.jsxs)(F.Fragment,{children:[t===void 0?(0,F.jsx)("span",{class:"kp-piece"}):(0,F.jsx)(xa.TokenLabel,
{class:"kp-piece",text:t}),(0,F.jsx)("span",{class:"kp-id",children:e})]});function Kp({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,F.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,z.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,z.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,z.t)("Choose on\
e token."):(0,z.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,F.jsxs)(F.Fragment,{children:[t.map(
i=>(0,F.jsxs)("div",{class:"kp-offer",children:[(0,F.jsx)("span",{class:"kp-when",children:i.when}),(0,F.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,F.jsx)(Ip,{token:a,press:()=>s([[a[0]]])}):(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(Os,{token:a})}))}),!e.isFlat&&(0,F.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,z.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([co(i)]),children:(0,z.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,F.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(co)),children:(0,z.t)("Add both")}),r.length>0&&(0,F.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function Ip({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,z.t)("Add token {id}",{id:n}):(0,z.t)("Add token {id}: {text}",{id:n,text:(0,Sa.quoted)(
o)});return(0,F.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,F.jsx)(Os,{token:e})})}function Fp({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=Cs[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,Qe.useState)(""),[c,d]=(0,Qe.useState)(Cn),[f,p]=(0,Qe.useState)(null),g=(0,Qe.useRef)(
null),h=(0,Qe.useRef)(0),v=(0,Qe.useRef)(0),P=S=>r(S.length?i.write(S):void 0),D=()=>{h.current+=1,clearTimeout(v.current),l(""),d(Cn),p(null)},Q=S=>{P(Bp(i,a,S,
f)),D(),g.current?.focus()},E=async S=>{let U=++h.current,Oe=(0,z.t)("The server does not answer. Try again in a moment."),Ge=S?await Mp(S,t).catch(()=>({...Cn,
problem:Oe})):Cn;return U!==h.current?null:(d(Ge),Ge)},R=S=>{l(S),clearTimeout(v.current),v.current=window.setTimeout(()=>{E(S)},Tp)},w=async()=>{clearTimeout(v.
current);let S=(await E(u))?.ways.at(0);S&&Q([i.isFlat?co(S).slice(0,1):co(S)])},B=S=>{S.key==="Enter"?(S.preventDefault(),w()):S.key==="Escape"&&(u||f!==null)&&
(S.preventDefault(),D())},V=t.texts.value,ie=a.flatMap(({options:S})=>S.flat()).filter(S=>!V.has(S));return(0,Qe.useEffect)(()=>{ie.length&&t.textsOf(ie).catch(
()=>[])},[ie.join()]),(0,F.jsxs)("div",{class:"kp-editor",children:[(0,F.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((S,U)=>(0,F.jsx)(
Hp,{form:i,row:S,texts:V,setBias:Oe=>P(a.with(U,{...S,bias:Oe})),grow:()=>{p(U),g.current?.focus()},remove:()=>{f===U&&p(null),P(a.toSpliced(U,1)),g.current?.focus()}},
U))}),(0,F.jsx)("p",{class:"kp-faint",hidden:f===null,children:f!==null&&(0,z.t)("Another alternative to word {number}:",{number:f+1})}),(0,F.jsx)("input",{class:"\
kp-wide",ref:g,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,z.t)("type a token, or its id"):(0,z.t)("type a wo\
rd, or token ids"),value:u,onInput:({currentTarget:S})=>R(S.value),onKeyDown:B}),(0,F.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,F.jsx)(Kp,{
form:i,offers:c,add:Q})})]})}function Bp(e,t,n,o){if(e.isSingle)return[Yt(n[0][0])];if(e.isFlat){let s=new Set(t.map(Pn));return[...t,...n.flat().filter(r=>!s.has(
r)).map(Yt)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:Lp}:Pa(
s))]}function Hp({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,F.jsxs)("li",{class:"kp-row",
children:[t.options.map((a,u)=>(0,F.jsxs)(F.Fragment,{children:[u>0&&(0,F.jsx)("span",{class:"kp-or",children:(0,z.t)("or")}),(0,F.jsx)("span",{class:"kp-chips",
children:a.map(l=>(0,F.jsx)("span",{class:"kp-token",children:(0,F.jsx)(Os,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,F.jsx)("span",{class:"kp-faint",children:(0,z.t)(
"bias")}),e.isBiased&&(0,F.jsx)(Tt,{row:{kind:"float",step:.5},label:(0,z.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,F.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,z.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,z.t)("or…")}),(0,F.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,z.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var Dp={View:Fp,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||Cs[e].read(t)!==null},Ca=Object.fromEntries(Object.keys(Cs).map(e=>[e,Dp]));var Oa={...Ca,switch:oa,number:Ss,slider:Ss,choice:sa,text:ra,strings:da,decay:ma,fields:ka,layers:ga,structure:ha},po=e=>e in Oa?Oa[e]:ca;var N=m(O(),1),Es=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],Xt=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],en={error:"✕",warning:"▲",info:"\
ℹ"},Zt=({name:e})=>(0,N.jsx)(N.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,N.jsxs)(Ea.Fragment,{children:[t,(0,N.jsx)("wbr",{})]},t))});function mo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Ts({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,fo.useState)(!1),[d,f]=(0,fo.useState)(!1),[p,g]=(0,fo.useState)(!1),h=`${e.name}-${t}`,{View:v,isLabelled:P,canShow:D}=po(
o.editor),Q=!D||D(o,s.value);!Q&&!l&&c(!0);let E=`${h}-name`,R={knob:o,panel:e,id:`${h}-control`,nameId:E,meaningId:`${h}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:ie=>e.change(t,ie)},w=()=>{f(l&&!Q),(!l||Q)&&c(!l)},B=l||!Q,V=u.value;return(0,N.jsxs)("div",{class:a.value.some(({severity:ie})=>ie===
"error")?"kp-knob kp-wrong":"kp-knob",id:h,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,N.jsxs)("div",{class:"kp-head",children:[P&&!B?(0,N.jsx)("l\
abel",{class:"kp-name",id:E,for:R.id,children:(0,N.jsx)(Zt,{name:t})}):(0,N.jsx)("span",{class:"kp-name",id:E,children:(0,N.jsx)(Zt,{name:t})}),(0,N.jsx)("span",
{class:"kp-source",title:Xt(i.value),children:Xt(i.value)&&Es(i.value)}),(0,N.jsxs)("span",{class:"kp-tools",children:[D&&(0,N.jsx)(Wp,{name:t,isJson:B,turn:w}),
(0,N.jsx)($p,{panel:e,name:t}),(0,N.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":p,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>g(
!p),children:"?"})]})]}),D?(0,N.jsxs)("div",{class:"kp-editor",children:[B?(0,N.jsx)(ua,{...R}):(0,N.jsx)(v,{...R}),(0,N.jsx)("span",{class:"kp-faint",children:d&&
!Q&&(0,K.t)("The editor cannot show this value.")})]}):(0,N.jsx)(v,{...R}),(0,N.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(ie=>(0,N.jsx)(Ls,
{note:ie,panel:e}))}),(0,N.jsxs)("p",{class:"kp-meaning",id:`${h}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,N.jsx)(qp,{knob:o,own:r.value})," ",(0,N.jsx)("sp\
an",{class:"kp-idle",children:V&&(0,K.t)("No effect now: {why}.",{why:V})})]}),p&&(0,N.jsx)(Vp,{knob:o})]})}function Wp({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,N.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function qp({knob:e,own:t}){let n=Ta(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,N.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,N.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var Ta=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):xe(t,30);function $p({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Ta(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],d=()=>{e.reset(t),mo(e,t)};return(0,N.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:d,children:a?"↺":"×"})}function Vp({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=jp(e);return(0,N.jsxs)("div",{class:"kp-help",children:[(0,N.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,N.jsx)("p",{children:n}),t&&(0,N.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,N.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,N.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,N.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function Ls({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&mo(t,n)};return(0,N.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,N.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:en[e.severity]}),(0,N.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,N.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,N.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,N.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function jp({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var Rs=m(_(),1);var On=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function La(e,t){let n=On(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var Gp=(e,t)=>e.every(n=>On(t).join(" ").includes(n));function Ra(e,t){let n=On(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Ct.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Ct.elsewhere.filter(({words:u})=>u.some(l=>La(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,Rs.t)(l),...c].some(d=>La(n,d)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,Rs.t)(l))].join(" ");return{knobs:t.filter(u=>Gp(n,a(u))),beside:s,absent:o}}var x=m(O(),1),Jp=60;function Na(e,t){let n=xi(e,t);H().answers.knobs=({change:o})=>n.apply(o),(0,Aa.render)((0,x.jsx)(Up,{panel:n}),M(e.element,".kp"))}function Up({
panel:e}){let[t,n]=(0,Rt.useState)(""),[o,s]=(0,Rt.useState)([]),r=Ra(t,e.knobs),i=On(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(d=>c?[...new Set(
[...d,l])]:d.filter(f=>f!==l));return(0,Rt.useLayoutEffect)(()=>{ta(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>zp(e,
l)))})},[e]),(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(Zp,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,x.jsx)(td,{panel:e,open:o,hidden:i}),(0,x.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,$.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,x.jsx)(Ts,{panel:e,name:l,
hidden:!a.has(l)},l))}),Ct.groups.map(l=>(0,x.jsx)(Qp,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,x.jsx)(od,{panel:e,hidden:i})]})}
function zp(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),mo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function Qp({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:p})=>p===t),a=i.filter(({basic:p})=>!p),
u=[...a.filter(p=>!p.managed_because),...a.filter(p=>p.managed_because)],l=i.filter(({basic:p})=>p),c=u.some(({name:p})=>n.has(p)),d=o?c:s,f=(0,Rt.useRef)(!1);return f.
current||=d,u.length?(0,x.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:d,onToggle:({currentTarget:p})=>!o&&r(p.open),children:[(0,x.jsxs)("su\
mmary",{children:[(0,$.t)(t),(0,x.jsx)(Xp,{panel:e,knobs:u})]}),(0,x.jsxs)("div",{class:"kp-body",children:[f.current&&l.length>0&&(0,x.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,$.t)("Always in view, above:")," ",l.map(({name:p},g)=>(0,x.jsxs)(x.Fragment,{children:[g>0&&", ",(0,x.jsx)(_a,{panel:e,name:p})]}))]}),
f.current&&u.map(p=>(0,x.jsx)(Yp,{panel:e,knob:p,names:n},p.name))]})]}):null}function Yp({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,x.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,x.jsx)("code",{children:t.name})," ",(0,$.t)(t.managed_because)]}):(0,x.jsx)(
Ts,{panel:e,name:t.name,hidden:o})}function Xp({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,$.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,x.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var _a=({panel:e,name:t})=>(0,x.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,$.t)("Go to {name}",{name:t}),onClick:()=>xn(
e,t),children:(0,x.jsx)(Zt,{name:t})});function Zp({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,$.t)("N\
o knob."):(0,$.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,$.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,x.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,x.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,$.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,$.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,x.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,x.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,x.jsx)(ed,{place:l},l.text)),r.map(l=>(0,x.jsx)("p",{class:"kp-faint",children:(0,$.t)(l)}))]})]})}var En=e=>e?document.getElementById(e):null;function ed({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=En(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{En(t)?.offsetParent||En(n)?.querySelector("button.label-wrap")?.click(),o(Jp)};return(0,x.jsxs)(
"p",{class:"kp-faint",children:[(0,$.t)(e)," ",(En(t)||En(n))&&(0,x.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,$.t)("Go to it")})]})}function td({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,$.t)(r?.mode),a=r?.differs.length??0,u=a?(0,$.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,$.t)("No knobs differ from the model's defaults."),l=({basic:d,group:f})=>!d&&!t.includes(
f),c=Object.entries(r?.notes??{}).flatMap(([d,f=[]])=>{let p=e.byName.get(d);return p?l(p)?f.filter(({severity:g})=>g==="error"):[]:f});return(0,x.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,x.jsx)("p",{class:"kp-headline",children:r&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)("strong",{title:(0,$.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,x.jsx)("div",{class:"kp-differing",children:r?.differs.map(d=>(0,x.jsx)(
nd,{panel:e,name:d},d))}),(0,x.jsxs)("div",{class:"kp-foot",children:[(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:Ce(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,$.t)("Reset to the preset")}),(0,x.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,$.t)("Use the model's defaults")})]}),(0,x.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(d=>(0,x.jsx)(Ls,{note:d,
panel:e}))})]})}function nd({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,x.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,$.t)("Go to this knob ({source})",{source:Xt(n)}),onClick:()=>xn(e,t),children:[
t,s&&(0,x.jsx)("span",{class:`kp-${s}`,title:(0,$.t)("See the note at the knob"),children:en[s]})]})}function od({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,x.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,x.jsx)(
"summary",{children:(0,$.t)("Effective config")}),(0,x.jsx)("div",{class:"kp-table",children:n.length>0&&(0,x.jsxs)("table",{children:[(0,x.jsx)("thead",{children:(0,x.jsxs)(
"tr",{children:[(0,x.jsx)("th",{scope:"col",children:(0,$.t)("knob")}),(0,x.jsx)("th",{scope:"col",children:(0,$.t)("value")}),(0,x.jsx)("th",{scope:"col",children:(0,$.t)(
"source")})]})}),(0,x.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,x.jsxs)("tr",{"data-source":i,children:[(0,x.jsx)("td",{children:(0,x.jsx)(
_a,{panel:e,name:s})}),(0,x.jsxs)("td",{class:"kp-value",children:[xe(r,60),a&&(0,x.jsx)("span",{class:"kp-faint",title:(0,$.t)(a),children:` ○ ${(0,$.t)("no \
effect")}`})]}),(0,x.jsx)("td",{children:Es(i)})]},s))})]})})]})}var Ma=m(fe(),1),At=m(_(),1);var ue=m(O(),1),sd=["switch","choice"];function Ka({element:e},{name:t,essential:n}){let o=M(e,".kq-knobs"),s=M(e,".kq-count");M(e,".kq").setAttribute("aria-lab\
el",(0,At.t)("The knobs that matter for this strategy")),Ut(t,r=>{M(e,".kq-number-of").textContent=(0,At.t)("All {count} knobs",{count:r.knobs.length}),(0,Ma.render)(
(0,ue.jsx)(rd,{panel:r,essential:n}),o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.some(({severity:l})=>l===
"error");s.textContent=a.length?`${en[u?"error":"warning"]} ${a.length}`:""})})}function rd({panel:e,essential:t}){let n=(e.verdict.value?.essential??t).filter(
o=>e.byName.has(o));return(0,ue.jsx)(ue.Fragment,{children:n.map(o=>(0,ue.jsx)(id,{panel:e,name:o},o))})}function id({panel:e,name:t}){let{knob:n,value:o,own:s,
source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=sd.includes(n.editor)||u&&n.slider_minimum===null,{View:c,isLabelled:d}=po(n.
editor),f={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:P=>e.change(t,P)},p=i.value.find(({severity:P})=>P===
"error")??i.value.at(0),g=p?`${(0,At.t)(p.message)} ${(0,At.t)(p.fix)}`:(0,At.t)(n.meaning),h=Xt(r.value),v=(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsx)(Zt,{name:t}),
(0,ue.jsx)("span",{class:"kq-sign","aria-hidden":"true","data-severity":p?.severity??"",children:p&&en[p.severity]})]});return(0,ue.jsxs)("div",{class:"kq-knob",
"data-knob":t,"data-source":r.value,title:[g,h&&`(${h})`].join(" ").trim(),children:[l&&!d?(0,ue.jsx)("span",{class:"kp-name",id:f.nameId,children:v}):(0,ue.jsx)(
"label",{class:"kp-name",id:f.nameId,for:a,children:v}),l?(0,ue.jsx)(c,{...f}):u?(0,ue.jsx)(ad,{...f}):(0,ue.jsx)(ld,{...f})]})}function ad({knob:e,id:t,value:n,
standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,ue.jsxs)("span",{class:"kq-number",children:[(0,ue.jsx)(ys,{knob:e,id:t,value:n,standard:o,
change:s,text:i}),(0,ue.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",children:i})]})}function ld({knob:e,panel:t,id:n,value:o}){return(0,ue.jsx)("but\
ton",{class:"kp-button",id:n,type:"button",onClick:()=>{zo("knobs"),xn(t,e.name)},children:o===void 0?(0,At.t)("set …"):xe(o,18)})}var Ba=m(fe(),1),Ha=m(ae(),1),dt=m(_(),1),Da=m(Fa(),1);var Ye=m(O(),1);function Wa({element:e,props:t,server:n,watch:o}){let s=M(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");H().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,dt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=ud(
t.value);for(let{key:p,sha256:g}of c)p&&r.set(g,p);let d=c.map(p=>p.key?p:{...p,key:r.get(p.sha256)});if(d.some(({key:p},g)=>p!==c[g].key))return u(d);i=t.value;
let f=c.map((p,g)=>(0,Ye.jsx)(cd,{item:p,fileOf:a,remove:()=>u(c.filter((h,v)=>v!==g))},p.sha256));(0,Ba.render)(f,s)}o("value",l),l()}function ud(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function cd({item:e,fileOf:t,remove:n}){let[o,s]=(0,Ha.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",d=c?(0,dt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,dt.t)("Sound, {seconds} s",{seconds:l});return(0,Ye.jsxs)("li",{children:[(0,Ye.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${d}: ${c?(0,dt.t)("Show it"):(0,dt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,Ye.jsx)(Da.Preview,{kind:e.kind,preview:i})}),(0,Ye.jsx)("span",{children:r?d:(0,dt.t)("{what}: the file was not kept",{what:d})}),
(0,Ye.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,dt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,Ye.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,Ye.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var Ga=m(fe(),1),Ks=m(ae(),1),re=m(_(),1);var go=m(ae(),1);function qa(e){let t=(0,go.useRef)(null);return(0,go.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var Xe=m(_(),1),Ae=m(O(),1),As=["tools","documents"],pd={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},Ns=({reads:e})=>e?.arguments??[],$a=e=>Ns(e).length>0||As.some(t=>e.reads?.[t]);function Va({state:e,isOpen:t,press:n}){let s=Ns(e).filter(([
r])=>r in e.arguments).length+As.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Ae.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!$a(e),onClick:n,children:s?(0,Xe.t)("Template arguments ({count})",{count:s}):(0,Xe.t)("Template arguments")})}function ja({state:e,isOpen:t,
defaults:n,set:o}){let s=$a(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,Xe.t)("Tools, a JSON list"),documents:(0,Xe.t)("Documents, a JSON list")};return(0,Ae.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,Xe.t)("Template arguments"),hidden:!s,children:[(0,Ae.jsx)("div",{class:"gp-argument-list",children:Ns(
e).map(([i,a])=>(0,Ae.jsx)(dd,{name:i,kind:a,state:e,defaults:n,set:o},i))}),As.map(i=>(0,Ae.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Ae.jsx)(
"span",{children:r[i]}),(0,Ae.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:pd[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function dd({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([f])=>f!==e)),d=l===""||l===o[e];
s({arguments:d?c:{...c,[e]:l}})};if(t!=="bool")return(0,Ae.jsxs)("label",{"data-kind":t,children:[(0,Ae.jsx)("code",{children:e}),(0,Ae.jsx)("input",{type:"text",
placeholder:(0,Xe.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,Xe.t)("Set here."):
a===void 0?(0,Xe.t)("Not set: the template decides."):(0,Xe.t)("Not set: this is what the template takes.");return(0,Ae.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Ae.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ae.jsx)("code",{children:e})]})}var I=m(O(),1),fd=250,_s=["user","assistant","system"],md={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},Ja=()=>{},Ua=e=>Ja(e);function za({element:e,props:t,server:n,trigger:o,watch:s}){let r=M(e,".gp-beside"),i=H(),a=C(md),u=C({prompt:"",model:""}),l=C(
{}),c=C(!1),d="",f="plain true";function p(){let R={};try{R=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...R},d=t.value,h()}function g(R){a.value={...a.
value,...R},t.value=d=JSON.stringify(a.value),h()}function h(){let R=`${a.value.kind} ${a.value.on}`;if(R===f)return D();f=R,o("turned",{})}let v=0,P=0;function D(){
clearTimeout(P),P=window.setTimeout(Q,fd)}async function Q(){let R=++v,w=null;if(a.value.kind==="chat"&&a.value.on)try{w=JSON.parse(await n.render_messages(JSON.
stringify({...u.value,value:d})))}catch(B){console.warn("Generation Playground: the template could not be asked.",B)}R===v&&(i.setWritten(w),l.value=w?.defaults??
{})}Ja=R=>{e.isConnected&&(u.value={...u.value,...R},D())},i.answers.without=()=>o("without",{}),i.subscribe(r,({status:R,run:w})=>{!R&&!w||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),X(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let E=()=>(0,I.jsx)(gd,{state:a.value,set:g,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>o("reply",{}):null,root:r});s("value",()=>{t.value!==d&&p()}),p(),(0,Ga.render)((0,I.jsx)(E,{}),
r)}function gd({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[d,f]=(0,Ks.useState)(null),[p,g]=(0,Ks.useState)(
!1),h=qa(()=>r),v=()=>f(null),P=S=>{f(S),h(`.gp-${S} textarea`)},D=S=>{t({on:S}),h(S?".gp-on":".gp-off")},Q=(S,U)=>t({turns:l.map((Oe,Ge)=>Ge===S?{...Oe,...U}:Oe)}),
E=S=>{t({turns:l.toSpliced(S,1)});let U=Math.min(S+1,l.length-1);h(U?`.gp-turns li:nth-child(${U}) button`:".gp-add")},R=()=>{t({turns:[...l,{role:l.at(-1)?.role===
"user"?"assistant":"user",content:""}]}),h(".gp-turns li:last-child textarea")},w=()=>{t({turns:[],continues:!1,begins:""}),h(".gp-add")},B=!u&&d!=="system",V=!a||
!c&&d!=="begins",ie=({to:S,name:U,title:Oe})=>(0,I.jsx)("button",{type:"button",role:"radio",class:S?"gp-on":"gp-off","aria-checked":a===S?"true":"false",tabIndex:a===
S?0:-1,title:Oe,onClick:()=>D(S),children:U});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("div",{class:"gp-chat",hidden:i!=="chat",children:[(0,I.jsxs)("l\
abel",{class:"gp-begins",hidden:V,children:[(0,I.jsx)("span",{children:(0,re.t)("The answer begins with")}),(0,I.jsx)(Ms,{hint:(0,re.t)("The model goes on from \
these words."),value:c,write:S=>t({begins:S}),close:v})]}),(0,I.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,I.jsxs)("label",{class:"gp-system",hidden:B,
children:[(0,I.jsx)("span",{children:(0,re.t)("System message")}),(0,I.jsx)(Ms,{hint:(0,re.t)("How the assistant should behave. May stay empty."),value:u,write:S=>t(
{system:S}),close:v})]}),(0,I.jsx)("ol",{class:"gp-turns","aria-label":(0,re.t)("Earlier turns, oldest first"),children:l.map((S,U)=>(0,I.jsx)(hd,{...S,number:U+
1,change:Oe=>Q(U,Oe),remove:()=>E(U)},U))}),(0,I.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistant",children:[(0,I.jsx)("input",{type:"ch\
eckbox",checked:e.continues,onChange:({currentTarget:S})=>t({continues:S.checked})}),(0,I.jsx)("span",{children:(0,re.t)("Continue the last turn, instead of a n\
ew answer")})]})]}),(0,I.jsxs)("div",{class:"gp-bar",children:[(0,I.jsxs)("span",{class:"gp-switch",role:"radiogroup","aria-label":(0,re.t)("How the prompt is s\
ent"),onKeyDown:S=>{S.key.startsWith("Arrow")&&(S.preventDefault(),D(!a))},children:[ie({to:!0,name:(0,re.t)("Chat"),title:(0,re.t)("The model’s own template wr\
aps your words in markers that say whose turn it is.")}),ie({to:!1,name:(0,re.t)("Plain text"),title:(0,re.t)("The model continues your words as they are: no te\
mplate, no system message, no earlier turns.")})]}),(0,I.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,I.jsx)(Tn,{name:"gp-add-system",words:(0,re.t)("Ad\
d a system message"),hidden:!B,press:()=>P("system")}),(0,I.jsx)(Tn,{name:"gp-add",words:(0,re.t)("Add a turn"),press:R}),(0,I.jsx)(Tn,{name:"gp-reply",words:(0,re.t)(
"Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,I.jsx)(Tn,{name:"gp-clear",words:(0,re.t)("New chat"),hidden:!l.length,press:w}),(0,I.jsx)(Tn,{name:"gp-be\
gin",words:(0,re.t)("Begin the answer"),hidden:!V,press:()=>P("begins")}),(0,I.jsx)(Va,{state:e,isOpen:p,press:()=>{g(!p),p||h(".gp-arguments label:not([hidden]\
) :is(input, textarea)")}})]})]}),(0,I.jsx)(ja,{state:e,isOpen:p,defaults:o,set:t})]}),(0,I.jsxs)("div",{class:"gp-source",hidden:i!=="source"&&i!=="media",children:[
(0,I.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,re.t)("The encoder reads the source. The decoder writes the target, from its start token on: it do\
es not continue the source.")}),(0,I.jsxs)("label",{class:"gp-target",children:[(0,I.jsx)("span",{children:(0,re.t)("Target so far")}),(0,I.jsx)(Ms,{hint:(0,re.t)(
"How the target should begin. May stay empty."),value:e.target,write:S=>t({target:S})})]})]})]})}var Ms=({hint:e,value:t,write:n,close:o})=>(0,I.jsx)("textarea",
{rows:1,placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),Tn=({name:e,words:t,hidden:n,press:o})=>(0,I.jsx)("button",{type:"button",class:e,
hidden:n,onClick:o,children:t});function hd({role:e,content:t,number:n,change:o,remove:s}){let r=_s.includes(e)?_s:[..._s,e],i=(0,re.t)("Remove turn {number}",{
number:n});return(0,I.jsxs)("li",{"data-role":e,children:[(0,I.jsx)("select",{"aria-label":(0,re.t)("Role of turn {number}",{number:n}),value:e,onChange:({currentTarget:a})=>o(
{role:a.value}),children:r.map(a=>(0,I.jsx)("option",{value:a,children:a},a))}),(0,I.jsx)("textarea",{rows:1,"aria-label":(0,re.t)("Text of turn {number}, {role\
}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,I.jsx)("button",{type:"button",title:i,"aria-label":i,onClick:s,children:"✕"})]})}var Qa=m(_(),1);function Ya({element:e,props:t,watch:n}){let o=()=>{M(e,"p").textContent=t.value?(0,Qa.t)(JSON.parse(t.value)):""};n("value",o),o()}var rl=m(fe(),1),We=m(_(),1);var Is=m(_(),1);var bd=.8,ho=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return G.isOpen.value&&
G.isOnStage.value}turn(){G.isOnStage.value=!G.isOpen.value||!G.isOnStage.value,G.isOpen.value||Yn.tell()}get words(){return this.isSeen?this.stays?(0,Is.t)("Sti\
ll to be done. Go on with N."):(0,Is.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}"]:not(:disabled)`,o=this.
isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.scrollTop+n.clientHeight<
n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:bd*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(".gp-lesson-foot .gp\
-next"),this.stays||this.press("N")),this.redraw()}};var tl=m(Za(),1),nl=m(Fs(),1),ft=m(_(),1);var Ve={text:{key:"1",title:()=>(0,ft.t)("Text"),isThere:e=>!e.denoises,view:Fe,canHide:!0},processors:{key:"2",title:()=>(0,ft.t)("Waterfall"),isThere:vd,view:Fe,
canHide:!0},beamtree:{key:"3",title:()=>(0,ft.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:Fe,canHide:!0},drafts:{key:"4",title:()=>(0,ft.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:Fe,canHide:!0},canvas:{key:"1",title:()=>(0,ft.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:Fe,
canHide:!1},batch:{key:"1",title:()=>(0,ft.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,ft.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},Bs=Object.keys(Ve);function vd({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var tn=(e,t,n)=>Math.max(t,Math.min(n,e)),bo=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,nl.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*tn(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,tl.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[tn(a+n,-1,i.length-1)]??0)-1}else this.place=tn(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var me=m(O(),1),wd="F8",yd={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},kd={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},Sd=["PageDown","PageUp"],xd="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",vo=null,Hs=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new bo(n),(0,rl.render)((0,me.jsx)(Pd,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),X(()=>{ne.value,G.isOpen.value,at(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new ho(()=>this.draw());bar=C({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=Fe;get isOpen(){return Be.peek()!==null}get picture(){return Be.peek()??"text"}get offered(){
return Bs.filter(t=>Ve[t].view===ne.peek()&&Ve[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=ne.peek(),
this.root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),G.isOnStage.value=!0,(!this.offered.length||!G.isOpen.peek())&&ze(Fe),Be.value=this.offered.
at(0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),Be.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),G.isOpen.peek()||ze(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-present, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&(Be.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Ve[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;jn.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:al()!==null,
showsLesson:this.lesson.isSeen,question:jn.peek()?(0,We.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,We.t)("\
This view is on the page: Esc.")};let s=yd[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){let{cover:n,picture:o}=this;
t===n.hides||t&&!Ve[o].canHide||(t?(this.log.usesBeams&&ol(Ve.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.lesson.turn(),this.draw()}run(){
(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,{view:r,slider:i}=Ve[o];r!==
Fe?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?ol(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(s.line,0):n.walk(t),this.draw()}goRound(t){
let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[tn(s,0,n.rounds.length-1)].start)}};function ol(e,t){let n=e?document.querySelector(
e):null;n&&(n.value=String(tn(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",{bubbles:!0})))}function Pd({stage:e}){let{offered:t,
hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=Be.value??"text";return(0,me.jsxs)(me.Fragment,{children:[(0,me.jsx)("h1",{class:"gp-stage-name",children:(0,We.t)(
"The stage")}),(0,me.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,We.t)("Pictures of this run"),children:Bs.map(a=>{let{key:u,title:l}=Ve[a];
return(0,me.jsx)(nn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},a)})}),(0,me.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),
(0,me.jsx)(sl,{sign:"◀",name:(0,We.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,me.jsx)(sl,{sign:"▶",name:(0,We.t)("Next"),of:"PageDown",press:()=>e.go(1)}),
(0,me.jsx)(nn,{of:"H",class:"gp-stage-hide",hidden:!Ve[i].canHide,is:n,press:()=>e.hide(!n),children:(0,We.t)("Hide what comes")}),(0,me.jsx)(nn,{of:"L",class:"\
gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,We.t)("Lesson")}),(0,me.jsx)(nn,{of:"V",class:"gp-stage-class",hidden:!o,press:()=>vn.tell(),children:(0,We.t)(
"Class")}),(0,me.jsx)(nn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,We.t)("Generate")}),(0,me.jsx)(nn,{of:"Escape",class:"gp-stage-leave",press:()=>e.
leave(),children:(0,We.t)("Leave")})]})}var nn=({of:e,class:t,hidden:n,is:o,press:s,children:r})=>(0,me.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,
"aria-pressed":o,hidden:n,onClick:s,children:[(0,me.jsx)("kbd",{children:e==="Escape"?"Esc":e})," ",r]}),sl=({sign:e,name:t,of:n,press:o})=>(0,me.jsx)("button",
{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,children:e});function il({element:e}){vo=new Hs(M(e,".gp-stage"),H())}var al=()=>document.
querySelector(".gp-class:not([hidden]) .gp-class-size");function ll(){document.addEventListener("click",e=>{J(e,".gp-present")&&vo?.enter()}),document.addEventListener(
"keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;!vo||!t||document.querySelector(xd)||!Cd(vo,e)||(e.preventDefault(),e.stopPropagation())},!0)}
function Cd(e,t){let{key:n}=t,o=kd[n],s=Od[n.toLowerCase()];if(n===wd)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&Sd.includes(
n))(e.lesson.isSeen?e.lesson:e).go(o);else{if(J(t,"input, select, textarea")||o&&J(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()===
"v"&&al())vn.tell();else if(!e.lesson.press(n)){let r=e.offered.find(i=>Ve[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var Od={h:e=>e.hide(!e.cover.
hides),l:e=>e.turnLesson(),g:e=>e.run()};var ul=m(fe(),1),Ln=m(_(),1);var Nt=m(O(),1);function cl({element:e,props:t,trigger:n,watch:o},s){let r=M(e,"span"),i=M(e,"select"),a="";function u(){let{value:l,lane:c,choices:d}=t;r.textContent=
c?(0,Ln.t)("Strategy of lane {lane}",{lane:c}):(0,Ln.t)("Strategy"),JSON.stringify(d)!==a&&(a=JSON.stringify(d),(0,ul.render)((0,Nt.jsx)(Ed,{choices:d,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,n("input")}),o(Object.keys(t),u),u()}var Ed=({choices:e,headings:t})=>(0,Nt.jsx)(Nt.Fragment,{children:Td(
e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Nt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,Ln.t)(r)}));return n?(0,Nt.jsx)("optgroup",{label:(0,Ln.t)(n),
children:s}):s})});function Td(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[...o]}var Ld="scene";function wo(e,t){let n=new RegExp(`^(${t}|${Ld})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var st=["guess","again","best","temperature","text","own"],Ds="scene",yo=j("front-door"),dl="seen";function pl(e){let t=Number(new URLSearchParams(e).get(Ds));return st.
at(t>0?t-1:st.length)??null}function Rd(e,t){let n=new URLSearchParams(e);t?n.set(Ds,String(st.indexOf(t)+1)):n.delete(Ds);let o=n.toString();return o&&`?${o}`}
var fl=e=>st.at(st.indexOf(e)+1)??null;function ml(){let e=window.GenerationPlaygroundDoor;if(e===void 0||wo(location.search,e))return;let t=pl(location.search),
n=yo.isAllowed&&yo.read()===null;Te.value=t??(n?st[0]:null),Te.value&&!t&&qs(Te.value,"replaceState"),window.addEventListener("popstate",()=>Te.value=pl(location.
search))}function Ws(e){e==="own"&&yo.write(dl),Te.value=e,qs(e,"pushState")}function gl(){yo.write(dl),Te.value=null,qs(null,"replaceState")}function qs(e,t){try{
history[t](null,"",location.pathname+Rd(location.search,e)+location.hash)}catch{}}var jl=m(fe(),1),un=m(ae(),1),Ao=m(_(),1);var To=m(ae(),1),js=m(_(),1);var ko=m(ct(),1),So=m(bl(),1),xo=m(wl(),1),Cl=m(kl(),1),Ol=m($s(),1),Po=m(Pl(),1),Ad=7,El={do_sample:!0,temperature:1,top_k:0,top_p:1};function on(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,ko.probability)(u.raw_logprob)-(0,ko.probability)(a.raw_logprob)).slice(0,Ad).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,ko.probability)(l)})),s=t===1?null:Nd(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function Nd(e,t){let n=(0,Po.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,Ol.tokenKnobs)({...El,temperature:t});return new Map(
(0,Cl.inHand)((0,Po.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function Tl(e,t){let n=(0,xo.drawSettingsOf)(El),o=n&&(0,So.drawnOf)(e,1);if(!o)return null;
let s=(0,xo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,So.textAt)(e,s)}:null}var sn=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function Ll(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function Rl(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var Vs=m(wn(),1),_t=m(ct(),1),ke=m(_(),1);function Al(e){return{guess:()=>(0,ke.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,ke.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,ke.t)("What if it always takes the likeliest word?"),temperature:()=>(0,ke.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,ke.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,ke.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function Rn(e){let t=Math.round(100*e);return e>0&&t===0?(0,Vs.notation)("<1%"):(0,Vs.notation)(
e<1&&t===100?">99%":`${t}%`)}var mt=({id:e,text:t})=>e===null?(0,ke.t)("any other word"):t.trim()||(0,_t.quoted)(t);function Nl(e,t){let n={drawn:(0,_t.quoted)(
t.text.trim()),chance:Rn(t.share)};if(!e)return(0,ke.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?mt(e):
(0,_t.quoted)(e.text.trim()),share:Rn(e.share)};return e.id===t.id?(0,ke.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,ke.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function _l(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,ke.t)("The same word each time so far: the likely ones come often."):(0,ke.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Ml(e){return e?(0,ke.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,_t.quoted)(
e.sentence),count:e.count}):(0,ke.t)("The likeliest word at every place: each try writes this same text.")}function Kl(e,t){let n=Rn(e.share),o=(0,ke.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,_t.quoted)(e.text.trim()),share:n});return t===null?o:(0,ke.t)("{a} {b}",{a:o,b:(0,ke.t)("The same draw would n\
ow fall on {word}.",{word:(0,_t.quoted)(t.trim())})})}var An=m(_(),1),Se=m(O(),1);function rn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Se.jsx)("ul",{class:"gp-chances","aria-label":(0,An.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Se.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Se.jsx)("span",{class:"gp-word",children:mt(s)}),(0,Se.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Se.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Se.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Se.jsx)(_d,{count:o[r]}),t===r&&(0,Se.jsx)("span",{children:(0,An.t)("your guess")}),n===r&&(0,Se.jsx)("span",{class:"gp-mark-drawn",children:(0,An.t)(
"drawn")})]}),(0,Se.jsx)("span",{class:"gp-share",children:Rn(s.share)})]},s.id))})}var _d=({count:e})=>e>0&&(0,Se.jsx)("span",{class:"gp-tally","aria-label":(0,An.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),Md=.0125,Il=e=>e.id===null?"…":mt(e).slice(0,2);function Co({chances:e,drawn:t,
turn:n}){let o=t===null?null:Ll(e,t);return(0,Se.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Se.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Se.jsx)("span",{class:"gp-piece-long",children:s.share>Md*mt(s).length?mt(s):Il(s)}),
(0,Se.jsx)("span",{class:"gp-piece-short",children:Il(s)})]},s.id)),o&&(0,Se.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var Fl=m(Fs(),1);var Kd=12e3,Oo=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=C(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},Kd),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Te.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,Fl.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},Nn=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var Eo=m(_(),1),rt=m(O(),1);function gt({line:e,children:t}){return(0,rt.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,rt.jsx)("span",{class:"gp\
-gap","aria-label":(0,Eo.t)("the next word"),role:"img",children:"?"})]})}var an=({children:e})=>(0,rt.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function ln({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,rt.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,Eo.t)(
"The model does not answer at the moment. Go on, or try again."):(0,Eo.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Mt=({at:e,children:t})=>(0,rt.jsxs)("div",{class:"gp-door-foot",children:[t,(0,rt.jsx)("span",{class:"gp-door-place",children:e})]}),je=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,rt.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var ce=m(O(),1),Id=3,Bl=4;function Dl({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,To.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,To.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let d=on(t),f=i.map(([h])=>sn(d,h.chosen.token_id)),p=u?.state==="aske\
d"||u?.state==="running",g=p&&l.length?l:i[0];return(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(gt,{line:e,children:(0,ce.jsx)(Hl,{steps:g})}),(0,ce.jsx)(rn,{
chances:d,drawn:f[0],counts:d.map((h,v)=>f.filter(P=>P===v).length)}),(0,ce.jsx)(Co,{chances:d,drawn:f[0],turn:i.length-1}),(0,ce.jsx)(an,{children:_l(i.map(([h])=>h.
chosen.text))}),i.length>1&&(0,ce.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,Id).map((h,v)=>(0,ce.jsxs)("li",{children:[e,(0,ce.jsx)(Hl,{steps:h})]},
i.length-v))}),(0,ce.jsx)(ln,{runs:n,canRun:o}),(0,ce.jsxs)(Mt,{at:r,children:[o&&(0,ce.jsx)(je,{isMain:i.length<Bl,isBusy:p,press:()=>n.ask("again"),children:(0,js.t)(
"Draw again")}),(0,ce.jsx)(je,{isMain:i.length>=Bl||!o,press:s,children:(0,js.t)("Go on")})]})]})}var Hl=({steps:e})=>(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsx)(
"span",{class:"gp-came",children:Nn(e.slice(0,1))}),(0,ce.jsx)("span",{class:"gp-and-then",children:Nn(e.slice(1))})]});var Lo=m(ae(),1),_n=m(_(),1);var pe=m(O(),1),Fd=matchMedia("(prefers-reduced-motion: reduce)"),Bd=2200;function Wl({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=on(t),a=sn(i,t.chosen.token_id),
[u,l]=(0,Lo.useState)(!1),c=n!==void 0;if((0,Lo.useEffect)(()=>{if(!c)return;let d=setTimeout(()=>l(!0),Fd.matches?0:Bd);return()=>clearTimeout(d)},[c]),!c){let d=i.
map((f,p)=>({row:f,i:p})).filter(({row:f})=>f.id!==null);return d.sort((f,p)=>f.row.text.localeCompare(p.row.text)),(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(
gt,{line:e}),(0,pe.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,_n.t)("What comes next?"),children:[(0,pe.jsx)("p",{class:"gp-ask",children:(0,_n.t)(
"What comes next?")}),d.map(({row:f,i:p})=>(0,pe.jsx)(je,{press:()=>o(p),children:(0,pe.jsx)("span",{lang:"en",children:mt(f)})},f.id)),(0,pe.jsx)(je,{press:()=>o(
i.length-1),children:(0,_n.t)("another word")})]}),(0,pe.jsx)(Mt,{at:r})]})}return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(gt,{line:e,children:u&&(0,pe.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,pe.jsx)(rn,{chances:i,guess:n,drawn:u?a:null}),(0,pe.jsx)(Co,{chances:i,drawn:a,turn:0}),(0,pe.jsx)(an,{children:u&&
Nl(n===null?null:i[n],i[a])}),(0,pe.jsx)(Mt,{at:r,children:(0,pe.jsx)(je,{isMain:!0,press:s,children:(0,_n.t)("Go on")})})]})}var Ro=m(ae(),1),Gs=m(wn(),1),Kt=m(_(),1);var W=m(O(),1),Hd=.1,Dd=2;function Js({runs:e,canRun:t},n,o){(0,Ro.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:Nn(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var Us=({goOn:e,at:t,words:n})=>(0,W.jsx)(Mt,{at:t,children:(0,W.jsx)(je,{isMain:!0,press:e,children:n??(0,Kt.t)("G\
o on")})});function ql(e){let{text:t,isOver:n}=Js(e,"best",!0),o=Rl(t);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(gt,{line:e.looping,children:t&&(0,W.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,W.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,W.jsx)(an,{children:n&&Ml(
o)}),(0,W.jsx)(ln,{...e}),(0,W.jsx)(Us,{...e})]})}function $l(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,Ro.useState)(1),{text:a}=Js(e,"temperature",!1),u=on(
n,r),l=Tl(n,r),c=Kl(u[0],l?.text??null);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsxs)("label",{class:"gp-turn",children:[(0,W.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,Kt.t)("Temperature")," ",(0,W.jsx)("output",{children:(0,Gs.fixed)(r,1)})]}),(0,W.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Kt.t)(
"cold")}),(0,W.jsx)("input",{type:"range",min:Hd,max:Dd,step:.1,value:r,"aria-valuetext":`${(0,Gs.fixed)(r,1)}. ${c}`,onInput:({currentTarget:d})=>i(Number(d.value)),
onChange:({currentTarget:d})=>{s&&o.ask("temperature",Number(d.value))}}),(0,W.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,Kt.t)("hot")})]}),(0,W.jsx)(
rn,{chances:u,drawn:l?sn(u,l.id):null}),(0,W.jsx)("p",{class:"gp-door-verdict",children:c}),(0,W.jsx)(gt,{line:t,children:a&&(0,W.jsx)("span",{class:"gp-came",children:a})}),
(0,W.jsx)(ln,{...e}),(0,W.jsx)(Us,{...e})]})}function Vl(e){return Js(e,"text",!0),(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)("p",{class:"gp-door-verdict",children:(0,Kt.t)(
"Press a word to see what else could have been drawn.")}),(0,W.jsx)(ln,{...e}),(0,W.jsx)(Us,{...e,words:(0,Kt.t)("Now your own words")})]})}var it=m(O(),1),Wd=3e3,Gl=e=>{setTimeout(e,Wd)};ut.hear(()=>Gl=e=>e());var qd=st.length-1,$d={again:Dl,best:ql,temperature:$l,text:Vl};function Jl({element:e,trigger:t},{
log:n,looping:o,tokens:s,canRun:r}){let i=H();Z().feed("door",n);let{started:a,newest:u}=Z().log("door");if(!a||!u)return;let l=new Oo(i,d=>Gl(()=>t("asked",d)),
s);i.subscribe(e,()=>l.follow());let c=d=>{d?Ws(d):gl(),requestAnimationFrame(()=>{let f=document.querySelector("#prompt textarea");f?.focus({preventScroll:!0}),
d&&f?.select()})};(0,jl.render)((0,it.jsx)(Vd,{line:a.prompt,looping:o,step:u,runs:l,canRun:r,leave:c}),M(e,".gp-door"))}function Vd({leave:e,...t}){let n=Te.value,
[o]=(0,un.useState)(()=>C(void 0)),s=o.value,r=(0,un.useRef)(null),i=()=>{let l=n&&fl(n);n==="guess"&&o.peek()===void 0?o.value=null:l==="own"?e(l):l&&Ws(l)};if((0,un.useLayoutEffect)(
()=>{if(!n||n==="own")return;H().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.
key==="Escape"?e(null):c.key==="Enter"&&!J(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener("keydown",l),()=>{H().onlyShown=!1,document.
removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=$d[n],u=(0,Ao.t)("{number} of {count}",{number:st.indexOf(n)+1,count:qd});return(0,it.jsxs)("sect\
ion",{"aria-labelledby":"gp-door-sentence",children:[(0,it.jsxs)("div",{class:"gp-door-top",children:[(0,it.jsx)("h1",{id:"gp-door-sentence",tabIndex:-1,ref:r,children:Al(
n)}),(0,it.jsx)(je,{press:()=>e(null),children:n==="own"?(0,Ao.t)("Show all controls"):(0,Ao.t)("Skip")})]}),n==="guess"&&(0,it.jsx)(Wl,{...t,goOn:i,at:u,guess:s,
tell:l=>o.value=l}),a&&(0,it.jsx)(a,{...t,goOn:i,at:u},n)]})}var du=m(fe(),1),fu=m(_(),1);var Qs=m(wn(),1),Yl=m(ct(),1),jd=m(_(),1),Gd=m(zs(),1),Jd=m(Ql(),1),Xl=e=>e?.question==="precision"?e:null;var eu=m(ct(),1),tu=m(zs(),1),No=m(Ys(),1),Ud=["temperature","top_k","top_p","min_p"];function nu(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(Ud.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?zd(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function zd(e,t){
let n=(0,No.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,eu.probability)(a));return{left:(0,tu.keptOf)(t),top:Math.max(...i)}}
let o=(0,No.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var su=j("lessons"),ou=j("lessons","tab"),_o=class{lessons=Qd();open=ou.read()??"";of(t){return this.lessons[t]??={at:0,done:[],guesses:{}}}keep(){su.write(JSON.
stringify({lessons:this.lessons})),ou.write(this.open)}};function Qd(){let e=su.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,guesses:r,ownModel:i}]of Object.
entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var ht=m(ae(),1),lu=m(Zn(),1),L=m(_(),1);var iu="the stage",ru=j("person");function au(e,t,n=Yd()){let o=Xd(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.floor(o()*(r+1));[s[r],
s[i]]=[s[i],s[r]]}return s}var Mo="";function Yd(){return Mo=ru.read()||Mo||String(Math.random()),ru.write(Mo),Mo}function Xd(e){let t=2166136261;for(let n of e)
t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var y=m(O(),1),uu=(e,t)=>(0,y.jsx)(Zd,{shown:e,actions:t});function Zd({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,y.jsx)(ef,{lessons:n.lessons,
actions:t}):(0,y.jsx)(tf,{...n,actions:t},n.lesson.name):null}var Xs=null;function Ko(e){let t=e?document.querySelector(e):null;if(t===Xs||(Xs?.classList.remove(
"gp-pointed-at"),Xs=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>innerHeight)&&t.scrollIntoView({block:"cent\
er"})}function ef({lessons:e,actions:t}){let n=(0,ht.useRef)(null);return(0,ht.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,y.jsxs)(y.Fragment,
{children:[(0,y.jsx)(cu,{close:t.close,children:(0,y.jsx)("h2",{tabIndex:-1,ref:n,children:(0,L.t)("Lessons")})}),(0,y.jsx)("p",{class:"gp-note",children:(0,L.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,y.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,L.t)("at step {number} of {count}",{number:l+1,count:a}),d=[(0,L.tn)(i,"{count} minute",
"{count} minutes"),u?(0,L.t)("done"):c];return(0,y.jsx)("li",{children:(0,y.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,y.jsx)("b",{children:(u?"✓ ":"")+(0,L.t)(s)}),(0,y.jsx)("span",{children:(0,L.t)(r)}),(0,y.jsx)("small",{children:d.filter(Boolean).join(" · ")})]})},o)})})]})}
var cu=({children:e,close:t})=>(0,y.jsxs)("div",{class:"gp-lesson-head",children:[e,(0,y.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,L.t)("Lea\
ve the lessons"),onClick:t,children:"✕"})]});function tf(e){let{lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,
isReminded:d,actions:f}=e,p=t.steps[n],g=(0,ht.useRef)(null),h=(0,ht.useRef)(null),v=g.current?.parentElement?.contains(document.activeElement)??!1;(0,ht.useLayoutEffect)(
()=>{let E=g.current?.parentElement,{activeElement:R}=document,w=R===document.body||R?.matches(":disabled");(c||v&&w)&&g.current?.focus({preventScroll:!0}),c?E?.
scrollTo({top:0,behavior:"instant"}):i&&h.current?.scrollIntoView({block:"nearest"})},[e]);let P=p.predict&&o===void 0&&!(a&&i),D=s||!p.task&&!P,Q=n===t.steps.length-
1;return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)(cu,{close:f.close,children:(0,y.jsx)(It,{words:(0,L.t)("All lessons"),class:"gp-plain",press:f.list})}),(0,y.jsx)(
"h2",{children:(0,L.t)(t.title)}),(0,y.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,L.t)("Step {number} of {count}",{number:n+1,count:t.steps.length})}),
(0,y.jsxs)("div",{class:"gp-lesson-body",children:[(0,y.jsx)(pu,{text:p.text}),p.predict&&(0,y.jsx)(of,{...e,predict:p.predict},n),p.task&&(0,y.jsxs)("p",{class:"\
gp-task",children:[(0,y.jsx)("b",{children:s?"✓ ":"➜ "}),(0,L.t)(p.task),P&&(0,y.jsx)("span",{class:"gp-first",children:" "+(0,L.t)("Predict first.")})]}),p.
solvable&&(0,y.jsx)(It,{words:(0,L.t)("Set it"),class:"gp-solve",press:f.solve,of:"S"}),(0,y.jsx)("div",{class:"gp-found","aria-live":"polite",ref:h,children:d?
(0,L.t)("Predict first: then this run counts."):l?(0,y.jsx)("p",{children:(0,L.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,y.jsx)(It,
{words:(0,L.t)("Reveal"),class:"gp-reveal",press:f.reveal,of:"R"}):i&&!P&&(0,y.jsx)(rf,{...i,isByHand:!!p.by_hand,showRecorded:f.recorded})})]}),(0,y.jsxs)("div",
{class:"gp-lesson-foot",children:[(0,y.jsx)(It,{words:(0,L.t)("Back"),press:()=>f.go(n-1),of:"P",isOff:n===0}),(0,y.jsx)(It,{words:Q?(0,L.t)("All lessons"):D?(0,L.t)(
"Next"):(0,L.t)("Skip"),class:D?"gp-next":void 0,press:()=>Q?f.list():f.go(n+1),of:"N"})]}),(0,y.jsx)(nf,{lesson:t,step:p,at:n,ownModel:r,actions:f})]})}function nf({
lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,y.jsxs)("div",{class:"\
gp-lesson-more",children:[i&&(0,y.jsxs)("label",{children:[(0,y.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.checked)})," ",
(0,L.t)("use my model instead")]}),t.sets&&(0,y.jsx)(It,{words:(0,L.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,y.jsx)("a",{class:"gp\
-link",href:`?${r}`,target:"_blank",children:(0,L.t)("Link to this step")})]})}function of(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,
isCovered:u,isHeld:l,judgement:c,actions:d}=e,{question:f,answers:p,number:g,tokens:h}=o,v=s!==void 0,P=u||l?null:c,D=P?.done&&(v||i)?P:null,Q=v||D!==null||!r,E=h.
length?h:p.map((B,V)=>V),R=au(`${t.name} ${n}`,E.length,a?iu:void 0),w=(h.length>0||g)&&(0,y.jsx)(sf,{predict:o,guess:s,isOff:Q,send:d.guess});return(0,y.jsxs)(
"fieldset",{class:"gp-predict",children:[(0,y.jsx)("legend",{children:(0,L.t)(f)}),!h.length&&w,R.map((B,V)=>{let ie=s===E[B],S=D?.expected===B;return(0,y.jsxs)(
"button",{type:"button",class:S?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[V],"data-choice":B,"aria-pressed":ie,disabled:Q,onClick:()=>d.guess(E[B]),children:[
(0,y.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:S?"✓ ":ie?D?"✗ ":"● ":"○ "}),h.length?(0,y.jsx)(lu.TokenLabel,{text:h[B]}):(0,L.t)(p[B])]},
B)}),h.length>0&&w]})}function sf({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,ht.useRef)(null),i=t.length>0,a=i?(0,L.t)("or write one"):(0,L.t)(
e),u=n!==void 0&&!t.includes(String(n)),l=f=>{f.preventDefault();let{value:p,valueAsNumber:g}=r.current??{value:"",valueAsNumber:NaN};i&&p.trim()?s(t.find(h=>h.
trim()===p.trim())??p):!i&&Number.isFinite(g)&&s(g)},c={ref:r,required:!0,disabled:o,"aria-label":a},d=u?{value:String(n)}:{};return(0,y.jsxs)("form",{class:"gp\
-number",onSubmit:l,children:[i?(0,y.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...d}):(0,y.jsx)("input",{type:"number",step:"\
any",...c,...d}),(0,y.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,L.t)("Predict")})]})}function rf({isByHand:e,showRecorded:t,...n}){let{
done:o,right:s,why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:d,wishes:f}=n;if(!o)return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsx)("p",{class:"gp-ope\
n",children:e?(0,L.t)("Not there yet:"):(0,L.t)("This run does not do it yet.")}),(0,y.jsx)("ul",{class:"gp-wishes",children:f.map(({met:g,text:h})=>(0,y.jsx)("\
li",{class:g?"gp-met":"",children:`${g?"✓":"○"} ${(0,L.t)(h)}`}))})]});let p=[(0,L.t)(i),(0,L.t)(r)].filter(Boolean).join(" ");return(0,y.jsxs)(y.Fragment,{
children:[s!==null?(0,y.jsxs)("p",{class:s?"gp-right":"gp-wrong",children:[(0,y.jsx)("b",{children:s?"✓ "+(0,L.t)("As you predicted."):"✗ "+(0,L.t)("It turn\
ed out differently.")})," ",p]}):(0,L.t)(r)&&(0,y.jsx)("p",{children:(0,L.t)(r)}),s!==null&&(0,L.t)(a)&&(0,y.jsxs)("p",{class:"gp-right gp-happened",children:[(0,y.jsx)(
"b",{children:"✓ "+(0,L.t)("What happened:")})," ",(0,L.t)(a)]}),l&&(0,y.jsxs)("p",{class:"gp-claim",children:[(0,y.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,L.t)(
"This run shows it:"):(0,L.t)("This run does not show it:")}`})," ",(0,L.t)(l)]}),l&&!u&&d&&(0,y.jsx)(It,{words:(0,L.t)("Show a recorded run that does"),class:"\
gp-recorded",press:t,of:"W"}),(0,L.t)(c)&&(0,y.jsx)(pu,{text:c})]})}var pu=({text:e})=>(0,y.jsx)(y.Fragment,{children:(0,L.t)(e).split(`
`).map(t=>(0,y.jsx)("p",{children:t}))}),It=({words:e,class:t,press:n,of:o,isOff:s})=>(0,y.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var af={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>Xl(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},lf=250,bt=()=>Be.peek()!==null,uf=matchMedia(
"(max-width: 599px), (max-width: 899px) and (min-height: 561px)");function mu({element:e,props:t,trigger:n,watch:o},{lessons:s}){let r=M(e,".gp-lesson"),i=H(),a=new _o,
u=C(null),l=null,c=0,d=null,f=!1,p=!1,g=!1,h=!1,v=null,P=!1,D=b=>{l&&b(l)};(0,du.render)(uu(u,{list:w,choose:b=>B(b),close:ie,go:b=>D(A=>Ge(A,b)),guess:b=>D(A=>{
a.of(A.name).guesses[c]=b,a.keep(),qe(),Qn.tell({...E(A),guess:b}),(!A.steps[c].task||A.steps[c].by_hand)&&Kn(A)}),recorded:()=>D(b=>n("recorded",E(b))),solve:()=>D(
b=>{Bo(),Mn(b,{solved:!0}),qe()}),ownModel:b=>D(A=>{a.of(A.name).ownModel=b,a.keep(),Mn(A),qe()}),reveal:()=>{g=!1,h=!0,qe()},again:()=>D(b=>{a.of(b.name).guesses[c]=
void 0,Bo(),a.keep(),Mn(b),qe()})}),r),r.setAttribute("aria-label",(0,fu.t)("Lessons")),r.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&
ie()});let E=({name:b})=>({lesson:b,step:c}),R=()=>l!==null&&G.isLocked.value;function w(){if(R())return;l&&S(),V(),Ko("");let b=s.map(A=>{let Y=a.lessons[A.name],
Ne=Y!==void 0&&Y.done.length>=A.steps;return{...A,isOver:Ne,at:Y?.at??null}});u.value={lessons:b}}function B(b,A=!1){P=A,n("chosen",{lesson:b})}function V(){r.hidden&&
qr(),r.hidden=!1,G.isOpen.value=!0}function ie(){R()||(l&&S(),r.hidden=!0,G.isOpen.value=!1,u.value=null,document.querySelector("button[data-lessons]")?.focus({
preventScroll:!0}))}function S(){U(!1),Ko(""),i.showPicture(null),l=G.name.value=null,a.open="",a.keep(),n("left",{})}function U(b){G.hidesResult.value=b}function Oe(b){
l=b,G.name.value=b.name,U(!P),a.open=b.name,V();let{at:A,done:Y}=a.of(b.name);Ge(b,Y.length>=b.steps.length?0:A)}function Ge(b,A){c=Math.max(0,Math.min(b.steps.
length-1,A));let Y=a.of(b.name);Y.at=c,Bo(),a.keep(),Mn(b),qe({moved:!0});let{task:Ne,predict:Bt}=b.steps[c];!Ne&&(!Bt||Y.guesses[c]!==void 0)&&Kn(b)}function Bo(){
d=null,p=g=h=!1}function Mn(b,{solved:A=!1}={}){let Y=P;P=f=!1,i.roll=null,ze(b.steps[c].view),i.showPicture(b.steps[c].picture??null),n("entered",{...E(b),own_model:!!a.
of(b.name).ownModel,keep:Y,solved:A})}function Kn(b){let A=b.steps[c].by_hand?nu(i):null;n("judged",{...E(b),guess:a.of(b.name).guesses[c]??null,hand:A})}let Ho=b=>!!(v&&
d?.done&&b.steps[c].predict&&!v.has(`lesson/${b.name}/${c}`));function qe({moved:b=!1,isReminded:A=!1}={}){if(!l)return;let{guesses:Y,done:Ne,ownModel:Bt}=a.of(
l.name);r.setAttribute("aria-busy",String(!f)),Ko(l.steps[c].at),u.value={lesson:l,at:c,guess:Y[c],isDone:Ne.includes(c),ownModel:!!Bt,isReady:f,judgement:d,isOpenly:p,
isCovered:g,isHeld:Ho(l),isStaged:bt(),moved:b,isReminded:A}}o("value",()=>{let b=JSON.parse(t.value||"null");if(b){if(b.kind==="lesson")Oe(b.lesson);else if(l&&
b.step===c){if(b.kind==="judgement")return Ju(l,b);f=!0,qe(),rr(l,b.lacks)}}});let Do=null;function rr(b,A){let{needs:Y,looks_at:Ne}=b.steps[c];Do=A?i.turn:null,
A?n("recorded",{...E(b),needed:!0}):Y&&U(!1),Ne&&!A&&i.select(0,Ne-1)}function Ju(b,A){let{predict:Y,task:Ne,by_hand:Bt}=b.steps[c],{done:dr}=a.of(b.name);Bt&&d?.
done&&!A.done||(d=A,bt()&&(p=!0),g=A.done&&bt()&&!!Y&&!h,A.done&&!dr.includes(c)&&dr.push(c),a.keep(),qe(),A.done&&Y?.token&&i.select(0,Y.token-1),A.done&&Ne&&!Bt&&
uf.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let ir=0,ar=i.turn,Uu=De(lf,()=>{let b=l?.steps[c].predict&&a.of(l.name).guesses[c]===void 0;
l?.steps[c].by_hand&&f&&(!b||bt())&&Kn(l)});i.subscribe(e,b=>{i.turn!==ar&&U(!1),ar=i.turn,(b.knobs||b.selection||b.found||b.roll)&&Uu(),l&&i.finished&&Do!==null&&
i.turn!==Do&&rr(l,!1),!(!i.finished||i.turn===ir)&&(ir=i.turn,lr(i.recorded))});for(let[b,A]of Object.entries(af)){let Y=Z().group(b),Ne=Y.turn;Y.subscribe(e,()=>{
Y.turn!==Ne&&U(!1),!(Y.turn===Ne||!A(Y))&&(Ne=Y.turn,lr(!1))})}function lr(b){if(!l)return;l.steps[c].predict&&a.of(l.name).guesses[c]===void 0&&!b&&!bt()?qe({isReminded:!0}):
Kn(l)}let ur=bt();Be.subscribe(()=>{ur!==bt()&&qe(),ur=bt()}),Vt.hear(b=>{let A=l&&Ho(l);v=b&&new Set(b),l&&Ho(l)!==A&&qe()}),document.addEventListener("click",
b=>{J(b,"button[data-lessons]")&&(r.hidden?w():ie())}),Yn.hear(()=>{r.hidden&&w()}),bn.hear(({lesson:b,step:A})=>{l?.name!==b&&(a.of(b).at=A-1,B(b))});let cr=new URLSearchParams(
location.search),In=cr.get("lesson"),pr=b=>s.some(A=>A.name===b);if(In&&pr(In)){let b=Number(cr.get("step"));b>=1&&(a.of(In).at=Math.floor(b)-1),B(In)}else pr(a.
open)&&B(a.open,!0)}function gu({trigger:e}){let t=({act:n,model:o})=>e(n==="get"?"wanted":"asked",{act:n,model:o});for(let n of["shelf","estimate"])Z().group(n).answers.model=t}function hu({props:e,trigger:t,watch:n}){let o=H();o.answers.search=({kind:s,rule:r})=>t("search",{kind:s,rule:r,turn:o.turn,started:o.startedLine()}),n("value",
()=>{if(!e.value)return;let s=JSON.parse(e.value.split(`
`)[1]);s?o.addSearched(s.turn??void 0,s.found):o.changed("searched")})}var cf=250;function bu({element:e,props:t,trigger:n,watch:o}){let s=H(),r=new Map,i=0,a=c=>(c?.watched??[]).map(({token_id:d})=>d),u=()=>document.querySelector(
"#same-luck input")?.checked??!0;function l(c,d,f,p){s.asked={turn:s.turn,kind:c,ids:f,...p};let{last:g,stopReason:h}=d,v={same_luck:u(),sequence:g?.sequence??0};
n("go",{kind:c,ids:f,stop:h,...v,watched:a(g),turn:s.turn,started:s.startedLine()})}Object.assign(s.answers,{branch({step:c,tokenId:d}){if(c.isPrompt)return;let f=[
...s.idsTo(c).slice(0,-1),d],p=s.lastOf(c),g=p===c&&s.stepping?"choose":"branch";l(g,{last:p},f,{at:c.index,from:c.chosen.text,on:d===c.chosen.token_id})},more(){
let c=s.current(),d=c&&s.lineOf(c);if(!d?.last||s.isFromElsewhere)return n("start",{});l("more",d,s.idsTo(d.last),{at:d.last.index+1})},look({line:c,text:d}){let f=s.
lines().at(c)?.last,p=f?s.idsTo(f):[];n("look",{line:c,text:d,ids:p,watched:a(f),turn:s.turn,started:s.startedLine()})},save_page(){n("save_page",{})},shown(){clearTimeout(
i),i=window.setTimeout(()=>n("shown",{turn:s.turn,log:s.text}),cf)}}),s.subscribe(e,({run:c})=>{if(c)for(let{line:d,lists:f}of r.get(s.turn??null)??[])s.addWatched(
d,f)}),o("value",()=>{if(!t.value)return;let c=JSON.parse(t.value.split(`
`)[1]);if(!c)return s.changed("watched");r.set(c.turn,[...r.get(c.turn)??[],c]),c.turn===(s.turn??null)&&s.addWatched(c.line,c.lists)})}var pf=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],vu=()=>document.querySelector(
"#seed :is(input, textarea)");function wu(){let e=H();Object.assign(e.answers,{seed({seed:t}){let n=vu();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),Ut("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(pf),vu()?.value);X(n),$t.hear(n),document.addEventListener("input",o=>{J(o,"#seed")&&n()})})}var Pu=m(fe(),1),Ft=m(ae(),1),de=m(_(),1);var cn="generation-playground.run.",yu=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(cn)).map(e=>Number(e.slice(cn.length))).sort((e,t)=>e-t);async function Zs(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await ff(t)});for(;!df(cn+e.id,n);){let o=yu().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
cn+o)}}catch{}}function df(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function er(e){try{for(let t of e)sessionStorage.removeItem(cn+t)}catch{}}
async function ku(){let e=new Map;try{for(let t of yu()){let n=sessionStorage.getItem(cn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await mf(
s)])}}catch{}return e}async function ff(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function mf(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var gf="generation-playground",tr=j("keep-history"),hf=20,bf=3e7,xu=5e6,Io=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=C(
[]);isKeeping=C(!1);unsaved=new Map;opening=null;keeping(){return tr.isAllowed&&(tr.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(gf,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await ku())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Su(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Su([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await Zs(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),er([t])}async remove(t){for(let n of t)this.unsaved.delete(n);er(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>bf||s>=hf);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!tr.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await Zs(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Su=e=>e.sort((t,n)=>n.id-t.id);var oe=m(O(),1),nr=j("shown","tab"),Cu=90;function Ou({element:e,props:t,trigger:n,watch:o}){let s=M(e,".gp-history"),r=new Pe,i=H(),a=new Io(()=>!!t.keep),u=C(
""),l=null,c=Promise.resolve();function d(E){return c=c.then(E).then(()=>u.value="",w=>{console.warn("Generation Playground: the history could not be kept.",w),
u.value=(0,de.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function f(){!l||i.turn!==l.turn||
!i.finished||(g(l,i.text),l=null)}function p(){if(!l||i.turn!==l.turn||!i.running)return;let E=i.text.slice(0,i.text.lastIndexOf(`
`)+1),R={type:"Failed",message:(0,de.t)("The server stopped answering during this run."),fix:(0,de.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
g(l,`${E}${JSON.stringify(R)}
`)}function g({turn:E,replaces:R,...w},B){let V=B.length<=xu,{finished:ie,numTokens:S,started:U}=i,Oe={id:E,time:Date.now(),...w,seed:U?.seed??null,tokens:ie?.num_tokens??
S,end:or(ie?.sequences.at(0)?.text??"",Cu),size:V?B.length:0},Ge=V?B:null;a.hold(Oe,Ge),d(()=>a.add(Oe,Ge,R)),nr.write(String(E))}function h(){let[E]=performance.
getEntriesByType("navigation");E.type==="reload"&&d(async()=>{let R=a.list.value.find(({id:w})=>String(w)===nr.read());R?.size&&!r.newest&&await P(R)})}let v=({
request:E,seed:R,preset:w})=>({request:E,seed:R,preset:w});async function P(E){let R=await a.logOf(E.id).catch(()=>null);if(!R){u.value=(0,de.t)("This run is no\
 longer in the browser’s storage.");return}nr.write(String(E.id)),n("look",{log:R,...v(E)})}(0,Pu.render)((0,oe.jsx)(vf,{runs:a,note:u,acts:{look:P,start:E=>n(
"start",v(E)),remove:E=>d(()=>a.remove(E)),keep:E=>d(()=>a.keepOrNot(E,()=>zn.tell()))}}),s),Me.subscribe(E=>{E==="history"&&d(()=>a.refresh())}),d(()=>a.comeBack());
let Q=!1;ut.hear(()=>{Q||h(),Q=!0}),Un.hear(p),o("value",()=>{let E=r.unstamp(t.value);E&&(l={turn:r.newest,...JSON.parse(E)},f())}),i.subscribe(s,({status:E})=>{
E&&f()})}function vf({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Ft.useState)(null),i=(0,Ft.useRef)(null),a=async u=>{await n.remove([u.id]),requestAnimationFrame(
()=>document.activeElement===document.body&&i.current?.focus())};return(0,oe.jsxs)("div",{class:"gp-body",children:[(0,oe.jsx)("p",{class:"gp-hint",children:!o.
length&&(0,de.t)("Your runs will be listed here, to look at again or to start from.")}),(0,oe.jsx)("ol",{class:"gp-runs","aria-label":(0,de.t)("Your last runs, \
newest first"),children:o.map(u=>(0,oe.jsx)(yf,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,oe.jsxs)("div",{class:"gp-foot",children:[(0,oe.jsxs)("label",{class:"\
gp-keep",children:[(0,oe.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).then(()=>r(null))}}),
" ",(0,oe.jsxs)("span",{children:[(0,de.t)("Keep history and settings in this browser")," ",(0,oe.jsx)("span",{class:"gp-till",children:!e.isKeeping.value&&(0,de.t)(
"(now: only until this tab is closed)")})]})]}),(0,oe.jsx)(wf,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,oe.jsx)("p",{class:"gp-note",role:"\
status",children:t.value})]})}function wf({count:e,clear:t}){let[n,o]=(0,Ft.useState)(!1);(0,Ft.useEffect)(()=>o(!1),[e]);let s=n?(0,de.tn)(e,"Remove {count} ru\
n?","Remove all {count} runs?"):(0,de.t)("Clear history");return(0,oe.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(!n),n&&t()},onBlur:()=>o(
!1),children:s})}function yf({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=kf(e.time),d={when:c,text:or(s||o,40)},f=u>=
0?(0,de.tn)(u,"{count} token","{count} tokens"):"",p=[c,r,i,(0,de.t)("seed {seed}",{seed:String(a)}),f].filter(Boolean),g=(0,de.t)("View the run of {when}: {tex\
t}",d),h=(0,de.t)("Load settings of the run of {when}: {text}",d),v=(0,de.t)("Remove the run of {when}: {text}",d),P=l?"":(0,de.t)("Too long to be kept. Its set\
tings can be loaded.");return(0,oe.jsxs)("li",{"data-run":e.id,children:[(0,oe.jsxs)("div",{class:"gp-what",children:[(0,oe.jsx)("span",{class:"gp-prompt",children:or(
String(o),Cu)||(0,de.t)("(no prompt)")}),s&&(0,oe.jsx)("span",{class:"gp-end",children:s}),(0,oe.jsx)("span",{class:"gp-facts",children:p.join(" · ")})]}),(0,oe.jsxs)(
"div",{class:"gp-acts",children:[(0,oe.jsx)("button",{type:"button","aria-label":g,title:P||g,disabled:!!P,onClick:()=>t.look(e),children:(0,de.t)("View")}),(0,oe.jsx)(
"button",{type:"button","aria-label":h,title:h,onClick:()=>t.start(e),children:(0,de.t)("Load settings")}),(0,oe.jsx)("button",{type:"button","aria-label":v,title:v,
onClick:n,children:"✕"})]})]})}function kf(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();return new Date(
e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function or(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").replace(/^\S{0,20}(?=\s)/,
"")}`}var Ze=m(Ys(),1),Eu=m($s(),1);var Sf=400,xf=3e4,Pf=1e4,Cf=500,Of=Object.keys((0,Eu.tokenKnobs)({}));function Tu({props:e,trigger:t,watch:n},{name:o}){let s=H(),r=new WeakMap,i=null,a=0,u=De(
Sf,()=>{let f=s.current();i||!f||!c(f)||(i=f,a=window.setTimeout(()=>d(null),xf),t(o,{ids:s.idsTo(f),places:[s.prefix.length+f.index],tokens:(0,Ze.biasedTokens)(
s).slice(0,Cf),turn:s.turn,started:s.startedLine()}))}),l=f=>performance.now()-(r.get(f)??-1/0)<Pf;function c(f){if(!(!s.running&&!s.waiting&&!s.away)||!s.canAsk||
s.hasReadMedia||l(f)||!(0,Ze.isMovable)(s,f))return!1;let g=(0,Ze.knobsInHand)(s,f),h=s.scoresOf(f);return h?g!==null&&!h.fixed.length&&!(0,Ze.knowsBiases)(h,(0,Ze.idsBefore)(
s,f),g):g!==null||!s.recorded||s.selected===f&&!s.suggested}function d(f){i&&(window.clearTimeout(a),f?s.addScores(i,f):r.set(i,performance.now()),i=null,u())}n(
"value",()=>{if(!e.value)return;let{found:f}=JSON.parse(e.value.split(`
`)[1]);d(f)}),s.subscribe(document.body,f=>{(f.run||f.selection||f.status||f.knobs)&&u()}),s.answers.reset_knobs=()=>{let f=s.started?.config??{},p=Object.fromEntries(
Of.map(g=>[g,f[g]??null]));Ut("knob",g=>g.apply(p))}}function Lu({props:e,watch:t},{foreign:n}){let o=wo(location.search,n),s=new Pe,r=H(),i=-1,a="";Jn.hear(c=>a=c);function u(){kt.isRecorded.value=r.recorded,kt.hasMedia.
value=r.hasReadMedia,kt.isLoading.value=r.loading!==null,!(!r.finished||r.turn!==s.newest||i===s.newest)&&(i=s.newest,r.selectMostUncertain(a),a="")}function l(){
let c=s.unstamp(e.value);c!==null&&(s.recorded&&(r.recordedTurn=s.newest),Z().feed("main",c,s.newest),u())}e.value&&!o&&l(),t("value",l),oo("log",{lines(c,d){if(!s.
take(d))return 0;let f=Z().append("main",c,d);return u(),f},lost(c){c===s.newest&&r.lose(c)}})}function Ru({props:e,trigger:t,watch:n},{name:o,most:s}){let r=H(),i=new Map;r.mostPlaces[o]=s,r.answers[o]=({step:a,...u})=>{let l=r.idsTo(r.lastOf(a));i.set(r.
turn??null,l),t(o,{...u,ids:l,turn:r.turn,started:r.startedLine()})},n("value",()=>{if(!e.value)return;let a=JSON.parse(e.value.split(`
`)[1]);a?r.addFound(o,a.turn??void 0,i.get(a.turn)??[],a.found):r.changed("found")})}var Au=j("presets"),Ef=6e4;function Nu({element:e,props:t,trigger:n,watch:o}){function s(r,i){let u=[...Object.entries(sr()).filter(([c])=>c!==r),...i?[[r,i]]:[]],
l=!Au.write(JSON.stringify(Object.fromEntries(u)));n("kept",{presets:sr(),name:r,removed:!i,failed:l})}window.addEventListener("storage",({key:r})=>{r==="genera\
tion-playground.presets"&&e.isConnected&&n("kept",{presets:sr()})}),o("value",()=>{if(!t.value)return;let r=JSON.parse(t.value);r.do==="download"&&Tf(r.name,r.type,
r.text),r.do==="show"&&Lf(r.place),r.do==="keep"&&s(r.name,r.config)})}function sr(){let e=Au.readJson();return e&&typeof e=="object"&&!Array.isArray(e)?{...e}:
{}}function Tf(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t};charset=utf-8`})),o.download=e,o.click(),setTimeout(
()=>URL.revokeObjectURL(o.href),Ef)}function Lf(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView(
{block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}var _u=m(_(),1);function Mu({element:e,trigger:t},{of:n=[]}){(0,_u.translateTemplate)(e);let o=e.querySelector("details");e.addEventListener("click",({target:s})=>{let r=s instanceof
Element&&s.closest("[data-event]");r&&(o?.contains(r)&&(o.open=!1),t(r.dataset.event??""))}),o&&Rf(o,n)}function Rf(e,t){e.addEventListener("focusout",({relatedTarget:s})=>{
s instanceof Node&&!e.contains(s)&&(e.open=!1)}),e.addEventListener("keydown",s=>{s.key!=="Escape"||!e.open||(s.stopPropagation(),e.open=!1,e.querySelector("sum\
mary")?.focus())}),document.addEventListener("click",({target:s})=>{s instanceof Node&&!e.contains(s)&&(e.open=!1)});let n=t.map(s=>Z().group(s)),o=()=>{e.hidden=
!n.some(Af)};for(let s of n)s.subscribe(e,o)}function Af({header:e,found:t,entries:n,isExample:o}){return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):
t!==null}function Ku({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}var Iu=m(_(),1);var Nf='dialog[open], body[data-scene]:not([data-scene="own"])';function Fu(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,Iu.t)("Ct\
rl+Enter")))}function Bu(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(Nf)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&J(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var Hu=m(fe(),1),vt=m(_(),1);var ge=m(O(),1),_f={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},Mf=250;function Du({element:e,props:t,trigger:n,watch:o}){let s=new Pe,r=M(e,".messages"),i=C(
[]),a=C(null),u=()=>i.value.some(({refused:f})=>f);(0,Hu.render)((0,ge.jsx)(()=>(0,ge.jsxs)(ge.Fragment,{children:[a.value&&(0,ge.jsx)(If,{...a.value}),i.value.
map((f,p)=>(0,ge.jsx)(Kf,{...f},p))]}),{}),r),o("value",()=>{let f=s.unstamp(t.value);f!==null&&(a.value=null,i.value=JSON.parse(f||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),Gn.hear(()=>i.value=i.value.filter(({severity:f})=>f==="busy")),e.closest("#messages")&&St.hear(f=>a.value=f);let c=De(
Mf,()=>u()&&n("mended",{turn:s.newest})),d=()=>{u()&&e.isConnected&&c()};tt.hear(d);for(let f of["input","change","click"])document.addEventListener(f,p=>J(p,"#\
views")&&d())}var Wu=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,vt.t)(t)}));function Kf({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,vt.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,ge.jsxs)("div",{class:`message ${e}`,children:[(0,ge.jsx)(qu,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[
t&&(0,ge.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,ge.jsx)("strong",{children:(0,vt.t)(o)})]}),s&&(0,ge.jsx)("button",{class:"\
mend",onClick:()=>H().ask({type:"knobs",change:s}),children:(0,vt.t)(r)})]})}function If({severity:e,message:t,fix:n,again:o}){return(0,ge.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,ge.jsx)(qu,{severity:e}),(0,ge.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,ge.jsx)("strong",{children:n})]}),o&&(0,ge.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,vt.t)("Run again")})]})}function qu({severity:e}){let t=e==="error"?
(0,vt.t)("Error"):e==="warning"?(0,vt.t)("Note"):"";return(0,ge.jsx)("span",{class:"label",children:`${_f[e]} ${t}`.trim()})}var $u=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>Ff(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),Ff=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});function Vu({props:e,watch:t},{name:n}){let o=new Pe,s=()=>{let r=o.unstamp(e.value);r&&Z().feedGroup(n,r,o.newest)};t("value",s),s()}var Bf=2e3,Hf=5e3,Df=[502,503,504];function Gu(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return Df.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(Hf)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)ju(!0),await new Promise(i=>setTimeout(i,Bf));t=!1,ju(!1)}}}function ju(e){if(!Z())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>Z().group(o.view??""));for(let o of[H(),...n])o.setAway(e);e&&Un.tell()}var Wf={beginForm:Qi,changesInWords:Ti,fill:io,followModels:Pi,formChanged:Yi,formKept:Xi,holdForm:zi,infoUpdates:Wu,leaveOut:Ri,leaveView:Ki,markView:Hi,mountBeamVariants:hu,
mountBranching:bu,mountBrowserCommands:Nu,mountButtonRow:Mu,mountChangedLine:Ai,mountClassForm:_r,mountClassPanel:li,mountComparisonLog:mi,mountDrawer:jr,mountEstimate:bi,
mountExamples:_i,mountFrontDoor:Jl,mountHeader:Bi,mountHistory:Ou,mountKeptForm:Zi,mountKnobPanel:Na,mountLanes:vi,mountLessonPanel:mu,mountLiveLog:fi,mountMediaArea:Wa,
mountMessages:Du,mountModelQuestions:gu,mountNextScores:Tu,mountPromptArea:za,mountQuickRow:Ka,mountReport:Vu,mountRunLog:Lu,mountRunQuestion:Ru,mountSentence:Ya,
mountStage:il,mountStrategyList:cl,mountTaken:Ur,mountViewQuestions:Ii,openView:ze,pickFile:$u,t:Fo.t,tellWhenClosed:Ku,written:Ua};function qf(){let e=t=>{try{
t(Wf)}catch(n){console.error("Generation Playground:",n)}};Fu(),$f(()=>{ml(),Kr(),Ir(),wu();let t=window.GenerationPlaygroundPage;window.GenerationPlaygroundPage=
{push:e},t?.forEach?.(e)})}function $f(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):e()}qi();Ui();Bu();Vr();ll();
Gu();(0,Fo.withTexts)(qf);})();
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
