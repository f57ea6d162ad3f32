// Written by .ci/bundle.py from modules with the SHA-256 c7158b5b03fdb81aa203ef4f63a766307f13de79dc305eb892290828c1cc811d: edit those.
"use strict";(()=>{var Pd=Object.create;var ti=Object.defineProperty;var Cd=Object.getOwnPropertyDescriptor;var Ed=Object.getOwnPropertyNames;var Od=Object.getPrototypeOf,Ld=Object.prototype.hasOwnProperty;var he=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Td=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Ed(t))!Ld.call(e,s)&&s!==n&&ti(e,s,{get:()=>t[s],enumerable:!(o=Cd(t,s))||o.enumerable});
return e};var p=(e,t,n)=>(n=e!=null?Pd(Od(e)):{},Td(t||!e||!e.__esModule?ti(n,"default",{value:e,enumerable:!0}):n,e));var F=he((Qg,ni)=>{ni.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ue=he((Yg,oi)=>{oi.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var oe=he((Xg,si)=>{si.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Ve=he((lh,gi)=>{gi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/kept.ts"]});var O=he((hh,Pi)=>{Pi.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Po=he((Ih,Ji)=>{Ji.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Mt=he((Bh,Ui)=>{Ui.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Co=he((Kh,zi)=>{zi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Fl=he((Wv,Nl)=>{Nl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Dl=he((tw,Hl)=>{Hl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var su=he((Pw,ou)=>{ou.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var br=he((Cw,ru)=>{ru.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var xu=he((Ww,Su)=>{Su.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var Cu=he(($w,Pu)=>{Pu.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var Ou=he((Gw,Eu)=>{Eu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/in_hand.ts"]});var xr=he((Jw,Lu)=>{Lu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/sampling_knobs.ts"]});var Ru=he((Uw,Tu)=>{Tu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/score_points.ts"]});var tc=he((Fy,ec)=>{ec.exports=window.GenerationPlaygroundModules["visualizers/panes/models/pair_words.ts"]});var oc=he((Iy,nc)=>{nc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Tr=he((By,sc)=>{sc.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/hand_state.ts"]});var gs=p(F(),1);var je=p(ue()),Rn=p(oe());var Rd=Symbol.for("preact-signals");function uo(){if(ut>1)ut--;else{var e,t=!1;for((function(){var s=ao;for(ao=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Ln!==void 0;){var n=Ln;for(Ln=void 0,io++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ii(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(io=0,ut--,t)throw e}}function ws(e){if(ut>0)return e();vs=++Ad,ut++;try{return e()}finally{uo()}}var On,se=void 0;function vt(e){
var t=se,n=On;se=void 0,On=void 0;try{return e()}finally{se=t,On=n}}var Ln=void 0,ut=0,io=0,Ad=0,vs=0,ao=void 0,lo=0;function ri(e){if(se!==void 0){var t=e.n;if(t===
void 0||t.t!==se)return t={i:0,S:e,p:se.s,n:void 0,t:se,e:void 0,x:void 0,r:t},se.s!==void 0&&(se.s.n=t),se.s=t,e.n=t,32&se.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=se.s,t.n=void 0,se.s.n=t,se.s=t),t}}function ye(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ye.prototype.brand=Rd;ye.prototype.h=function(){return!0};ye.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:vt(function(){var o;(o=t.W)==null||o.call(t)}))};ye.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&vt(function(){var s;(s=t.Z)==null||s.call(t)}))}};
ye.prototype.subscribe=function(e){var t=this;return ee(function(){var n=t.value;vt(function(){return e(n)})},{name:"sub"})};ye.prototype.valueOf=function(){return this.
value};ye.prototype.toString=function(){return this.value+""};ye.prototype.toJSON=function(){return this.value};ye.prototype.peek=function(){var e=this;return vt(
function(){return e.value})};Object.defineProperty(ye.prototype,"value",{get:function(){var e=ri(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(io>100)throw new Error("Cycle detected");(function(n){ut!==0&&io===0&&n.l!==vs&&(n.l=vs,ao={S:n,v:n.v,i:n.i,o:ao})})(this),this.v=e,this.i++,lo++,ut++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{uo()}}}});function P(e,t){return new ye(e,t)}function ii(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function ai(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function li(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=n}function Lt(e,t){ye.call(this,void 0,t),this.x=e,this.s=void 0,this.g=lo-1,this.f=4}Lt.prototype=new ye;Lt.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===lo))return!0;if(this.g=lo,this.f|=1,this.i>0&&!ii(this))return this.f&=-2,!0;var e=se;try{ai(this),se=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return se=e,li(this),this.f&=-2,!0};
Lt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}ye.prototype.S.call(this,e)};Lt.prototype.U=function(e){if(this.
t!==void 0&&(ye.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Lt.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Lt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ri(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ne(e,t){return new Lt(e,t)}function ui(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){ut++;var n=se;se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ys(e),o}finally{se=n,uo()}}}function ys(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,ui(e)}function Md(e){if(se!==this)throw new Error("Out-of-order effect");li(this),se=e,this.f&=-2;try{8&this.f&&ys(this)}finally{uo()}}function Xt(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,On&&On.push(this)}Xt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Xt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,ui(this),ai(this),ut++;var e=se;return se=this,Md.bind(this,e)};Xt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ln,Ln=this)};Xt.prototype.d=function(){
this.f|=8,1&this.f||ys(this)};Xt.prototype.dispose=function(){this.d()};function ee(e,t){var n=new Xt(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.
dispose]=o,o}var ci,po,co,_d=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var di=[];ee(function(){ci=this.N})();function Zt(e,t){je.options[e]=t.bind(null,je.options[e]||function(){})}function Tn(e){if(co){var t=co;co=void 0,t()}co=e&&
e.S()}function pi(e){var t=this,n=e.data,o=Fd(n);o.name="ReactiveDom",o.value=n;var s=(0,Rn.useMemo)(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=
4;break}var l=Ne(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),c=Ne(function(){return!Array.isArray(l.value)&&!(0,je.isValidElement)(l.value)}),
f=ee(function(){if(this.N=fi,c.value){var d=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=d)}}),m=t.__$u.d;return t.__$u.d=function(){f(),m.
call(this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}pi.displayName="ReactiveTextNode";Object.defineProperties(ye.prototype,{constructor:{configurable:!0,
value:(0,je.createElement)(je.Fragment,null).constructor},type:{configurable:!0,value:pi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){
return e.value}}}}},__b:{configurable:!0,value:1}});Zt("__b",function(e,t){if(Tn(),po=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="chi\
ldren"){var r=o[s];r instanceof ye&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Zt("__r",function(e,t){if(e(t),t.type!==je.Fragment){Tn();var n,o=t.__c;o&&(o.
__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return ee(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;_d&&((r=this.
y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),po=o,Tn(n)}});Zt("__e",function(e,t,n,o){
Tn(),po=void 0,e(t,n,o)});Zt("diffed",function(e,t){Tn(),po=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){
var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=Nd(n,u,c,s),r[u]=l):l.o(c,s)}}}e(t)});
function Nd(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=P(n);return{o:function(i,a){r.value=i,o=a},d:ee(function(){this.N=fi;var i=r.value.value;o[t]!==
i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Zt("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;
if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var l=t.__c;
if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Zt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});je.Component.prototype.shouldComponentUpdate=
function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;
if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.
props)if(!(a in e))return!0;return!1};function Fd(e,t){return(0,Rn.useMemo)(function(){return P(e,t)},[])}var Id=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Bd(){ws(function(){for(var e;e=di.shift();)ci.call(e)})}function fi(){di.push(this)===1&&(je.options.requestAnimationFrame||Id)(Bd)}var mi=p(ue(),1);mi.Component.prototype.shouldComponentUpdate=()=>!0;var Ei=p(ue(),1),_n=p(oe(),1),Ke=p(F(),1),Oi=p(Ve(),1);var hi={MakeClass:"asked_with_form",EnterStep:"asked_with_form",ChooseExample:"asked_with_form",GetModel:"asked_with_form",OpenLanes:"asked_with_form",ChangeLanes:"\
asked_with_form",AskModel:"asked_with_form",TakePresets:"asked_with_form",RunOpenView:"begun",GoOn:"begun",StartSteps:"begun",ScoreText:"begun",RunBothWays:"beg\
un",MakeCell:"begun",TrainDetector:"begun",RunScene:"begun",PlayExample:"begun",Press:"pressed",LookIntoLayers:"streamed",LookAtInput:"streamed"};function Me(){let e=[];return{hear:t=>{e.push(t)},tell:t=>e.forEach(n=>n(t))}}var en=Me(),tt=Me(),fo=Me(),mo=Me(),tn=Me(),Qe=Me(),nn=Me(),go=Me(),Tt=Me(),ho=Me(),
bo=Me(),vo=Me(),An=Me(),wo=Me(),on=Me(),Mn=Me();var ks=null,bi=[];function S(e,...[t]){let n=hi[e]??"asked",o={ask:e,...t};ks?ks(n,o):bi.push([n,o])}var Ss=null,vi=e=>{Ss=e};function wi(){let e=Ss;Ss=null,e&&
S(e)}function yi(e){return mo.tell(),[JSON.stringify(e),{__type__:"update",interactive:!0}]}function ki({trigger:e}){ks=e;for(let t of bi.splice(0))e(...t)}function _(e,t){let n=e.querySelector(t);if(!n)throw new Error(`there is no ${t}`);return n}function $(e,t){return e.target instanceof Element?e.target.closest(
t):null}var Ps=p(Ve(),1),Si=(0,Ps.kept)("room"),xs=(0,Ps.kept)("pupil","tab");function Cs(){let{code:e,key:t}=Si.readJson()??{};return typeof e=="string"&&typeof t=="st\
ring"?{code:e,key:t}:null}var yo=e=>Si.write(e&&JSON.stringify(e)),Rt=()=>({...Cs(),address:location.origin+location.pathname});function Es(){let e=crypto.getRandomValues(
new Uint8Array(12)),t=xs.read()||Array.from(e,n=>n.toString(16).padStart(2,"0")).join("");return xs.write(t),t}var xi=()=>xs.write(null);var re=p(O(),1),Li=(0,Oi.kept)("teacher");function Ti({element:e,props:t,watch:n},o){let s=P(""),r=a=>{Li.write(a.by),s.value="",S("MakeClass",{...Rt(),...a})};
(0,Ei.render)((0,re.jsx)(()=>(0,re.jsx)(Kd,{...o,status:s.value,make:r}),{}),_(e,".gp-class-form")),n("value",()=>{let a=JSON.parse(t.value||"null");a&&(s.value=
a.kind==="refused"?(0,Ke.t)(a.text):(0,Ke.t)("The link is at the top of the page."))})}function Kd({parts:e,lessons:t,rooms:n,status:o,make:s}){let[r,i]=(0,_n.useState)(
Li.read()??""),[a,u]=(0,_n.useState)(""),[l,c]=(0,_n.useState)([]),[f,m]=(0,_n.useState)(n),d=v=>v!=="lesson"||a!=="",h=l.filter(d);return(0,re.jsxs)("form",{onSubmit:v=>{
v.preventDefault(),s({by:r,lesson:a,room:f,locks:Object.keys(e).filter(L=>h.includes(L))})},children:[(0,re.jsx)("h3",{children:(0,Ke.t)("A class")}),(0,re.jsx)(
"p",{children:(0,Ke.t)("Everybody who opens the link starts with this page’s current settings.")}),(0,re.jsx)(Ci,{title:(0,Ke.t)("Your name"),children:(0,re.jsx)(
"input",{type:"text",maxLength:40,autocomplete:"off",value:r,onInput:({currentTarget:v})=>i(v.value)})}),(0,re.jsx)(Ci,{title:(0,Ke.t)("Lesson"),children:(0,re.jsxs)(
"select",{value:a,onChange:({currentTarget:v})=>u(v.value),children:[(0,re.jsx)("option",{value:"",children:(0,Ke.t)("no lesson")}),t.map(({name:v,title:L})=>(0,re.jsx)(
"option",{value:v,children:(0,Ke.t)(L)},v))]})}),(0,re.jsxs)("fieldset",{children:[(0,re.jsx)("legend",{children:(0,Ke.t)("Lock")}),Object.entries(e).map(([v,L])=>(0,re.jsxs)(
"label",{children:[(0,re.jsx)("input",{type:"checkbox",name:v,disabled:!d(v),checked:h.includes(v),onChange:({currentTarget:{checked:G}})=>c(G?[...h,v]:h.filter(
E=>E!==v))})," ",(0,Ke.t)(L)]},v))]}),n?(0,re.jsxs)("label",{children:[(0,re.jsx)("input",{type:"checkbox",checked:f,onChange:({currentTarget:v})=>m(v.checked)}),
" ",(0,Ke.t)("Gather the predictions in a room")]}):(0,re.jsx)("p",{children:(0,Ke.t)("This server has no rooms: predictions are not gathered.")}),(0,re.jsx)("b\
utton",{class:"gp-class-make",type:"submit",children:(0,Ke.t)("Make the link")}),(0,re.jsx)("p",{class:"gp-class-said",role:"status",children:o})]})}var Ci=({title:e,
children:t})=>(0,re.jsxs)("label",{class:"gp-class-field",children:[(0,re.jsx)("span",{children:e}),t]});var ln=p(F(),1),ra=p(Ve(),1);var Ni=p(F(),1),Fi=p(Ve(),1);var Ri=p(F(),1);var X=()=>window.GenerationPlayground,q=()=>X().log("main");var We="one",Q=P(We),Ls=P([]),ct=P({}),He=P(null),$e=P(null),Fe=P(null),ko=P(!1),j={isOpen:P(!1),isFolded:P(!1),name:P(null),isLocked:P(!1),isOnStage:P(!0),hidesResult:P(
!1)},qe={isRecorded:P(!1),isStepping:P(!1),hasSteps:P(!0),hasMedia:P(!1),isLoading:P(!1),isOpening:P(!1)},Os=P(!1),Hd=P(null),Nn=P("bits"),Ch=Ne(Ri.language),Dd={
"data-view":()=>Q.value,"data-no-prompt":()=>Le(Ls.value.includes(Q.value)),"data-no-knobs":()=>Le(!So()),"data-no-strategy":()=>Le(!sn("strategy")),"data-no-se\
ed":()=>Le(!sn("seed")),"data-drawer":()=>He.value,"data-stage":()=>$e.value??(Fe.value==="text"?"text":null),"data-scene":()=>Fe.value,"data-asks":()=>Le(ko.value),
"data-lesson":()=>Le(j.isOpen.value),"data-lesson-folded":()=>Le(j.isOpen.value&&j.isFolded.value),"data-lesson-locked":()=>Le(j.isLocked.value),"data-no-lesson":()=>Le(
!j.isOnStage.value),"data-old-result":()=>Le(j.hidesResult.value),"data-recorded":()=>Le(qe.isRecorded.value),"data-stepping":()=>Le(qe.isStepping.value),"data-\
no-steps":()=>Le(!qe.hasSteps.value),"data-has-media":()=>Le(qe.hasMedia.value),"data-opening":()=>Le(qe.isOpening.value),"data-scrolled":()=>Le(Os.value),"data\
-loading":()=>Le(qe.isLoading.value)},So=()=>{let e=ct.value[Q.value];return e===void 0||Array.isArray(e)};function sn(e){let t=ct.value[Q.value];return e==="se\
ed"&&!Array.isArray(t)?t!=="seed too":So()&&!t?.includes(e)}var Le=e=>e?"":null;function Ai(){for(let[e,t]of Object.entries(Dd))ee(()=>{let n=t();n===null?document.
body.removeAttribute(e):document.body.setAttribute(e,n)});ee(()=>{let e=$e.value!==null||Fe.value!==null&&Fe.value!=="own";document.body.classList.toggle("gp-pr\
ojected",e)})}var jd=320,Vd=24;function Mi(){let e=()=>{scrollY>jd?Os.value=!0:scrollY<Vd&&(Os.value=!1)};addEventListener("scroll",e,{passive:!0}),e()}function _i(){
let e=q();e.subscribe(document.body,()=>{Hd.value=e.current(),Nn.value=e.unit})}var Rs=matchMedia("(min-width: 1200px)"),Ii=matchMedia("(max-width: 1359px)"),Bi=(0,Fi.kept)("knobs-open"),Ts=null,Ki=e=>document.getElementById(e==="knobs"?"kn\
obs":`drawer-${e}`);function Fn(e){He.value!==e&&(Ts=document.activeElement,Ms(e)),Ki(e)?.querySelector(".gp-drawer-title")?.focus({preventScroll:!0})}function rn(){
if(!He.value)return;let e=Ki(He.value)?.contains(document.activeElement);Ms(null),e&&Ts instanceof HTMLElement&&Ts.focus({preventScroll:!0})}function As(){Rs.matches||
rn()}function Hi(){Ii.matches&&He.value&&(He.value=null)}function Ms(e){He.value=e,Rs.matches&&Bi.write(e==="knobs"?"yes":"no")}function Di(e){for(let t of document.
querySelectorAll("[data-drawer]:not(body)"))t.setAttribute("aria-expanded",String(t.dataset.drawer===e))}function ji(){ee(()=>Di(He.value)),document.addEventListener(
"click",e=>{let t=$(e,"button[data-drawer]")?.dataset.drawer;t&&t===He.value?rn():t?Fn(t):$(e,".gp-drawer-close")&&rn()}),document.addEventListener("keydown",e=>{
e.key!=="Escape"||e.defaultPrevented||!$(e,".drawer")||$(e,"input[role=combobox]")||rn()})}function Vi({element:e}){(0,Ni.translateTemplate)(e),Di(He.value);let t=!Ii.
matches||!j.isOpen.value;Rs.matches&&t&&!He.value&&Bi.read()==="yes"&&Ms("knobs")}var _s=p(F(),1);var qi="#seed-row",qd={model:["#model"],prompt:["#prompt","#beside-prompt"],strategy:["#preset"],knobs:["#quick-knobs .kq-knobs","#knob-panel","#draft-and-recor\
d",qi],lesson:[]};function Ns(e,t,n){for(let[o,s]of Object.entries(qd))for(let r of s){let i=document.querySelector(r);i&&Wd(i,e.includes(o)&&(n||r!==qi),t)}j.isLocked.
value=e.includes("lesson")}function Wd(e,t,n){let o=e.id==="prompt"?e.querySelector("textarea"):null;o?o.readOnly=t:e.inert=t,t?e.dataset.locked=(0,_s.t)("locke\
d by {by}",{by:(0,_s.t)(n)}):delete e.dataset.locked}var ta=p(ue(),1),_t=p(oe(),1),A=p(F(),1);var At=p(F(),1);var Wi="https://huggingface.co",$d=18;function $i({element:e,props:t,watch:n}){(0,At.translateTemplate)(e);let o=a=>_(e,".gp-"+a),s=_(e,".gp-text");function r(){
let a=t.value?JSON.parse(t.value):null;if(o("taken").hidden=!a,!a)return;o("label").textContent=(0,At.t)(a.title),o("note").textContent=(0,At.t)(a.note);let u=a.
query?`${Gd(a.space)}?${a.query}`:a.text??"";s.value=u,s.wrap=a.query?"soft":"off",s.rows=a.query?3:Math.min($d,u.split(`
`).length),s.scrollTop=0,o("copied").textContent=""}async function i(){o("copied").textContent=await In(s)?(0,At.t)("Copied."):(0,At.t)("This browser does not l\
et the page copy. The text is selected, ready for you to copy.")}o("copy").addEventListener("click",i),n("value",()=>{r(),t.value&&i()}),r()}function Gd(e){return e&&
window.parent!==window&&document.referrer.startsWith(Wi)?`${Wi}/spaces/${e}`:location.origin+location.pathname}async function In(e){try{return await navigator.clipboard.
writeText(e.value),!0}catch{return e.focus(),e.select(),document.execCommand("copy")}}var xo=p(oe(),1),Gi=p(O(),1),Jd=5e3;function Fs({words:e,question:t,class:n,label:o,press:s}){let[r,i]=(0,xo.useState)(!1);return(0,xo.useEffect)(()=>{if(!r)return;
let u=setTimeout(()=>i(!1),Jd);return()=>clearTimeout(u)},[r]),(0,Gi.jsx)("button",{type:"button",class:n,"aria-label":o,onClick:()=>{i(!r),r&&s()},children:r?t:
e})}var Yi=p(Po(),1),nt=p(Mt(),1),Ge=p(F(),1),Xi=p(Co(),1),ce=p(O(),1),Eo=10;function Is({question:e,unit:t}){let n=e.options.length?Ud(e):zd(e.numbers),o=n.some(({
model:s})=>typeof s=="number");return(0,ce.jsxs)("div",{class:"gp-class-chart",children:[(0,ce.jsxs)("table",{children:[(0,ce.jsx)("thead",{children:(0,ce.jsxs)(
"tr",{children:[(0,ce.jsx)("th",{scope:"col",children:(0,Ge.t)("Answer")}),(0,ce.jsx)("th",{scope:"col",children:(0,Ge.t)("Class")}),o&&(0,ce.jsx)("th",{scope:"\
col",children:(0,Ge.t)("Model")})]})}),(0,ce.jsx)("tbody",{children:n.map(({label:s,token:r,chosen:i,model:a,cameOut:u})=>{let l=e.answered?i/e.answered:0;return(0,ce.jsxs)(
"tr",{class:u?"gp-class-out":"",children:[(0,ce.jsxs)("th",{scope:"row",children:[u&&"✓ ",u&&(0,ce.jsx)("span",{class:"gp-hidden",children:`${(0,Ge.t)("result\
:")} `}),r===void 0?(0,Ge.t)(s):(0,ce.jsx)(Xi.TokenLabel,{text:r})]}),(0,ce.jsx)(Qi,{class:"gp-class-ours",share:l,words:`${(0,nt.count)(i)} · ${(0,nt.percent)(
l)}`}),o&&(0,ce.jsx)(Qi,{class:"gp-class-model",share:a??0,words:(0,nt.percent)(a??0)})]})})})]}),Qd(e,t).map(s=>(0,ce.jsx)("p",{children:s}))]})}var Qi=({class:e,
share:t,words:n})=>(0,ce.jsxs)("td",{children:[(0,ce.jsx)("div",{class:`gp-class-bar ${e}`,children:(0,ce.jsx)("i",{style:{width:`${(100*t).toFixed(1)}%`}})}),(0,ce.jsx)(
"span",{children:n})]});function Ud({kind:e,options:t,outcome:n}){return t.map(({key:o,label:s,model:r,count:i})=>({label:s,...e!=="answers"&&typeof s=="string"&&
{token:s},chosen:i,model:r,cameOut:o===n}))}function zd(e){let t=[...new Set(e)];if(t.length<=Eo)return t.map(s=>({label:an(s),chosen:e.filter(r=>r===s).length}));
let n=e[0],o=(e[e.length-1]-n)/Eo;return Array.from({length:Eo},(s,r)=>{let i=n+r*o,a=l=>Math.min(Eo-1,Math.floor((l-n)/o))===r;return{label:(0,Ge.t)("{from} to\
 {to}",{from:an(i),to:an(i+o)}),chosen:e.filter(a).length}})}var an=e=>(0,Yi.plain)(Number(e.toPrecision(3)));function Qd({kind:e,median:t,outcome:n,class_score:o,
model_score:s},r){let i=[];if(e==="number"&&t!==null&&i.push(typeof n!="number"?(0,Ge.t)("Half of the class says {median} or less.",{median:an(t)}):(0,Ge.t)("Ha\
lf of the class says {median} or less. In your teacher’s run it is {outcome}.",{median:an(t),outcome:an(n)})),o!==null&&s!==null){let a={ours:Oo(o,r),models:Oo(
s,r),unit:(0,Ge.t)(r)};i.push((0,Ge.t)("Log score of the class: {ours} {unit}; of the model: {models} {unit}.",a))}return i}function Zi(e,t){if(!e||e.questions<
2)return"";let n={count:(0,nt.count)(e.questions),ours:Oo(e.class,t),models:Oo(e.model,t),unit:t};return(0,Ge.t)("Mean log score over {count} questions: class {\
ours}, model {models} {unit}.",n)}var Oo=(e,t)=>(0,nt.decimals)((0,nt.fromNats)(e,t),2);var x=p(O(),1),ea=12;function na(e,t,n,o){let s=P(!1),r=a=>{s.value=a,a&&requestAnimationFrame(()=>e.querySelector(".gp-class-size")?.focus({preventScroll:!0}))};
return e.setAttribute("aria-label",(0,A.t)("Class")),ee(()=>{e.hidden=!t.value,(!t.value||"over"in t.value)&&(s.value=!1)}),ee(()=>{e.classList.toggle("gp-large",
s.value),e.classList.toggle("gp-projected",s.value)}),document.addEventListener("keydown",a=>{let u=a.key==="Escape"||a.key==="v"&&!(a.target instanceof HTMLInputElement);
!s.value||!u||(r(!1),a.preventDefault())}),(0,ta.render)((0,x.jsx)(()=>{let a=t.value;return a?"over"in a?(0,x.jsxs)("div",{class:"gp-class-line",children:[(0,x.jsx)(
"p",{role:"status",children:a.over}),(0,x.jsx)(ot,{class:"gp-class-plain",label:(0,A.t)("Close"),words:"✕",press:o.hide})]}):"arrived"in a?(0,x.jsx)(tp,{...a,
parts:n,actions:o}):(0,x.jsx)(Yd,{...a,parts:n,actions:o,isLarge:s.value,enlarge:r}):null},{}),e),{enlarge:()=>r(!0)}}function Yd({made:e,room:t,parts:n,actions:o,
isLarge:s,enlarge:r}){let[i,a]=(0,_t.useState)(!0),[u,l]=(0,_t.useState)(!1),[c,f]=(0,_t.useState)([]),m=h=>f(c.includes(h)?c.filter(g=>g!==h):[...c,h]),d=t?.people??
[];return(0,x.jsxs)(x.Fragment,{children:[(0,x.jsxs)("div",{class:"gp-class-line",children:[(0,x.jsx)("b",{children:e.room?(0,A.t)("Room {code}",{code:e.room.code}):
(0,A.t)("Your class")}),t&&(0,x.jsx)("span",{children:(0,A.tn)(t.pupils,"{count} pupil","{count} pupils")}),(0,x.jsx)("span",{class:"gp-class-gap"}),d.length>0&&
(0,x.jsx)(ot,{class:"gp-class-who",words:(0,A.t)("Pupils"),isOpen:u,press:()=>l(!u)}),(0,x.jsx)(ot,{class:"gp-class-toggle",words:(0,A.t)("Link"),isOpen:i,press:()=>a(
!i)}),(0,x.jsx)(ot,{class:"gp-class-size",words:s?(0,A.t)("Smaller"):(0,A.t)("Large"),press:()=>r(!s)}),e.room?(0,x.jsx)(Fs,{class:"gp-class-close",words:(0,A.t)(
"Close the room"),question:(0,A.t)("Close it for everybody?"),press:o.close}):(0,x.jsx)(ot,{class:"gp-class-close",words:(0,A.t)("Close"),press:o.close})]}),(0,x.jsx)(
Zd,{made:e,parts:n,isOpen:i}),t&&(0,x.jsx)(Xd,{people:d,isOpen:u,remove:o.remove}),t&&(0,x.jsx)(oa,{room:t,shown:t.questions,nothing:(0,A.t)("No predictions yet\
. Those from lessons and from “Guess the next word” appear here."),draw:h=>(0,x.jsx)(op,{question:h,room:t,isEarly:c.includes(h.key),turn:()=>m(h.key),reveal:()=>o.
reveal(h.key)})})]})}var Xd=({people:e,isOpen:t,remove:n})=>(0,x.jsx)("ul",{class:"gp-class-people",hidden:!t,children:e.map(({id:o,name:s},r)=>{let i=s||(0,A.t)(
"Pupil {number}",{number:r+1});return(0,x.jsxs)("li",{children:[i," ",(0,x.jsx)(Fs,{class:"gp-class-remove",words:(0,A.t)("Remove"),question:(0,A.t)("Remove {na\
me}?",{name:i}),label:(0,A.t)("Remove {name}",{name:i}),press:()=>n(o)})]},o)})});function Zd({made:e,parts:t,isOpen:n}){let{link:o,qr:s,locks:r,needs:i,seeded:a,
room:u,lesson:l}=e,c=(0,_t.useRef)(null),[f,m]=(0,_t.useState)(""),d=async()=>{c.current&&m(await In(c.current)?(0,A.t)("Copied."):(0,A.t)("The link is selected\
, ready for you to copy."))},h=v=>({parts:v.map(L=>(0,A.t)(t[L])).join(", ")}),g=[!s&&(0,A.t)("This link is too long for a QR code. With a room it is short."),ep(
o)&&(0,A.t)("This address works on this computer only. Open the page by the computer’s address in the network, and make the link there."),r.length>0&&(0,A.t)(
"Locked: {parts}.",h(r)),i.length>0&&(0,A.t)("The lesson asks to change what is locked: {parts}.",h(i)),u&&!l&&!a&&(0,A.t)("No seed is set: each pupil gets a di\
fferent text, and different tokens to predict.")];return(0,x.jsxs)("div",{class:"gp-class-link",hidden:!n,children:[s&&(0,x.jsx)("img",{class:"gp-class-qr",src:s,
alt:(0,A.t)("QR code of the link")}),(0,x.jsxs)("div",{class:"gp-class-words",children:[(0,x.jsxs)("div",{class:"gp-class-address",children:[(0,x.jsx)("input",{
type:"text",readOnly:!0,"aria-label":(0,A.t)("Link"),value:o,ref:c,onFocus:({currentTarget:v})=>v.select()}),(0,x.jsx)(ot,{words:(0,A.t)("Copy"),press:d}),(0,x.jsx)(
"span",{role:"status",children:f})]}),u&&(0,x.jsx)("p",{class:"gp-class-code",children:(0,A.t)("Or: the address of this page, and then ?room={code}",{code:u.code})}),
g.map(v=>v&&(0,x.jsx)("p",{class:"gp-class-note",children:v}))]})]})}var ep=e=>["localhost","127.0.0.1","[::1]"].includes(new URL(e,location.href).hostname);function tp({
arrived:e,room:t,name:n,note:o,parts:s,actions:r}){let{by:i,named:a,locks:u,room:l,setup_version:c}=e,f=(0,A.t)("Your name, if you like"),m={by:(0,A.t)(a),parts:u.
map(d=>(0,A.t)(s[d])).join(", ")};return(0,x.jsxs)(x.Fragment,{children:[(0,x.jsxs)("div",{class:"gp-class-line",children:[(0,x.jsx)("b",{children:i?(0,A.t)("Cl\
ass of {by}",{by:i}):(0,A.t)("Class")}),l&&(0,x.jsx)("span",{children:(0,A.t)("Room {code}",{code:l})}),u.length>0&&(0,x.jsx)("span",{children:(0,A.t)("Locked b\
y {by}: {parts}.",m)}),l&&(0,x.jsx)("input",{class:"gp-class-name",type:"text",maxLength:40,autocomplete:"off",defaultValue:n,placeholder:f,"aria-label":f,onChange:({
currentTarget:d})=>r.rename(d.value)}),(0,x.jsx)("span",{class:"gp-class-said",role:"status",children:o}),(0,x.jsx)("span",{class:"gp-class-gap"}),t&&t.setup_version>
c&&(0,x.jsx)(ot,{class:"gp-class-again",words:(0,A.t)("Set the page as your teacher has it now"),press:r.again}),(0,x.jsx)(ot,{class:"gp-class-leave",words:(0,A.t)(
"Leave the class"),press:r.leave})]}),t&&(0,x.jsx)(oa,{room:t,shown:t.questions.filter(({revealed:d})=>d),draw:d=>(0,x.jsx)(sa,{question:d,room:t,children:(0,x.jsx)(
Is,{question:d,unit:Nn.value})})})]})}function oa({room:e,shown:t,nothing:n,draw:o}){let s=t.length-ea,r=Zi(e.mean,Nn.value);return(0,x.jsxs)("div",{class:"gp-c\
lass-questions",children:[!t.length&&n&&(0,x.jsx)("p",{class:"gp-class-note",children:n}),t.slice(0,ea).map(o),s>0&&(0,x.jsx)("p",{class:"gp-class-note",children:(0,A.tn)(
s,"{count} earlier question.","{count} earlier questions.")}),r&&(0,x.jsx)("p",{class:"gp-class-mean",children:r})]})}function sa({question:e,room:{pupils:t},buttons:n,
children:o}){let{key:s,title:r,context:i,answered:a}=e;return(0,x.jsxs)("article",{class:"gp-class-question",children:[(0,x.jsxs)("div",{class:"gp-class-line",children:[
(0,x.jsxs)("h3",{children:[(0,A.t)(r),i&&" ",i&&(0,x.jsx)("q",{class:"gp-class-context",children:s.startsWith("token/")?`…${np(i)}`:(0,A.t)(i)})]}),(0,x.jsx)(
"span",{class:"gp-class-count",children:(0,A.t)("{answered} of {pupils} answered",{answered:a,pupils:t})}),n]}),o]})}var np=e=>typeof e=="string"?e:(0,A.t)(e);function op({
question:e,room:t,isEarly:n,turn:o,reveal:s}){let{kind:r,revealed:i,answered_by:a=[]}=e,l=(t.people??[]).filter(({name:f})=>f).map(({id:f,name:m})=>a.includes(f)?
`✓ ${m}`:m).join(", "),c=!i&&(0,x.jsxs)(x.Fragment,{children:[(0,x.jsx)(ot,{class:"gp-class-early",words:n?(0,A.t)("Hide the bars"):(0,A.t)("Show them to me"),
press:o}),(0,x.jsx)(ot,{class:"gp-class-reveal",words:(0,A.t)("Reveal to all"),press:s})]});return(0,x.jsxs)(sa,{question:e,room:t,buttons:c,children:[l&&(0,x.jsx)(
"p",{class:"gp-class-names",children:l}),!i&&(r==="number"||r==="written")&&(0,x.jsx)("p",{class:"gp-class-note",children:(0,A.t)("Run this step on your page be\
fore you reveal: your run is the result that is shown.")}),(i||n)&&(0,x.jsx)(Is,{question:i?e:sp(e),unit:Nn.value})]})}var sp=e=>({...e,outcome:null,class_score:null,
model_score:null}),ot=({words:e,class:t,label:n,isOpen:o,press:s})=>(0,x.jsx)("button",{type:"button",class:t,"aria-label":n,"aria-expanded":o,onClick:s,children:e});var rp={teacher:1e3,pupil:3e3},Bs=(0,ra.kept)("pupil-name");function ia({element:e,props:t,watch:n},{parts:o}){let s=null,r=null,i="",a=0,u=!1,l=P(null),c=na(_(
e,".gp-class"),l,o,{close:()=>s?.role==="teacher"&&s.begun.room?S("CloseRoom",Rt()):d(),hide:()=>l.value=null,reveal:y=>S("RevealAnswers",{...Rt(),question:y}),
remove:y=>S("RemovePupil",{...Rt(),pupil:y}),rename:y=>{Bs.write(y),E()},again:()=>S("SetClassAgain"),leave:()=>S("LeaveClass")});n("value",()=>{let y=JSON.parse(
t.value||"null");y&&f(y)});function f(y){switch(y.kind){case"made":m({role:"teacher",begun:y}),y.room&&yo(y.room),y.room&&y.lesson&&!u&&(rn(),An.tell({lesson:y.
lesson,step:1})),u=!1;return;case"arrived":m({role:"pupil",begun:y}),Ns(y.locks,y.named,y.seeded),y.room&&E(),y.lesson&&An.tell({lesson:y.lesson,step:y.step});return;case"\
taken":return g((0,ln.t)("Your prediction is in."));case"full":return g((0,ln.t)("This room is full. Ask your teacher to remove somebody, then open the link aga\
in."));case"removed":return h((0,ln.t)("Your teacher has removed you from this room. Open the link again to come back."));case"refused":return h((0,ln.t)(y.text));case"\
gone":u=!1,s&&h((0,ln.t)("This room is closed.")),yo(null);return;case"closed":return yo(null),d();case"left":return d()}}function m(y){on.tell(y.role==="pupil"&&
y.begun.room?[]:null),[s,r,i]=[y,null,""],v(),L()}function d(){s=null,on.tell(null),clearTimeout(a),Ns([],"",!1),l.value=null}function h(y){d(),l.value={over:y}}
function g(y){i=y,v()}function v(){s&&(l.value=s.role==="teacher"?{made:s.begun,room:r}:{arrived:s.begun,room:r,name:Bs.read()??"",note:i})}async function L(){clearTimeout(
a);let y=s,H=y&&ip(y);if(!(!y||!H)){if(!document.hidden||y.role==="teacher"){let B=await ap(H,r?.version??0);if(s!==y)return;if(B==="removed"&&xi(),B==="gone"||
B==="removed")return f({kind:B});B&&G(y,B)}clearTimeout(a),a=window.setTimeout(L,rp[y.role])}}function G({role:y},H){r=H,v(),y==="pupil"&&on.tell(H.questions.filter(
({revealed:B})=>B).map(({key:B})=>B))}let E=()=>S("JoinClass",{pupil:Es(),name:Bs.read()??""}),W=y=>{s?.role==="pupil"&&s.begun.room&&S("AnswerClass",y)};vo.hear(
W),document.addEventListener("gp-predicted",y=>W(y.detail)),Mn.hear(()=>s?.role==="teacher"&&c.enlarge()),Cs()&&!new URLSearchParams(location.search).has("room")&&
(u=!0,S("ResumeRoom",Rt()))}function ip({role:e,begun:t}){return e==="teacher"?t.room&&{...t.room}:t.room===null?null:{code:t.room,pupil:Es()}}async function ap(e,t){
try{let n=await fetch(`class-room?${new URLSearchParams({...e,seen:String(t)})}`);if(n.status!==200)return null;let o=await n.json();return o.gone?"gone":o.removed?
"removed":o}catch{return null}}var un=p(F(),1),ca=p(Ve(),1);var _e=class{newest=0;isNew=!1;recorded=!1;take(t){return t<this.newest?!1:(this.isNew=t>this.newest,this.newest=t,this.recorded=!1,!0)}unstamp(t){let n=t??"",o=n.
indexOf(`
`),[s,r]=n.slice(0,Math.max(o,0)).split(" ");return this.take(Number(s))?(this.recorded=r==="recorded",n.slice(o+1)):null}};var da=2e3,aa=25e3,Lo=150,lp=5e3,up=2500,cp=250,dp=410,la=(0,ca.kept)("browser"),Hs=new Map,ua=0,Bn=!1;function To(e,t){Hs.set(e,t)}function pa({props:e,trigger:t,
watch:n}){let o=new _e;n("value",()=>{let s=o.unstamp(e.value);s&&o.isNew&&new Ds(s,t).follow()})}var Ds=class{constructor(t,n){this.key=t;this.trigger=n}key;trigger;next=0;rest="";of=null;ended=!1;broken=!1;collected=-1/0;collecting=0;silentSince=performance.
now();saysLost=!1;async follow(){let t=0;for(;!this.ended;){let n=this.next,o=performance.now();try{let s=await this.connect();if(s===dp)return this.lose();if(s!==
200)throw new Error(`status ${s}`);t=Bn||performance.now()-o<Lo&&this.next===n?Lo:0}catch{if(t=Math.min(lp,Math.max(Lo,2*t)),!this.saysLost&&performance.now()-this.
silentSince>up){let s=(0,un.t)("The connection to the server is lost. The rest of the run follows once it is back.");this.saysLost=!0,Tt.tell({severity:"busy",message:s,
fix:""})}}!this.ended&&t&&await mp(t)}}async connect(){let t=new AbortController,n=new URLSearchParams({key:this.key,from:String(this.next),browser:fp(),...Bn&&
{poll:"1"}}),o=!1,s=window.setTimeout(()=>t.abort(),Bn?aa:da);try{let r=await fetch(`live-log?${n}`,{signal:t.signal,cache:"no-store"});if(r.status!==200||!r.body)
return r.status;let i=r.body.getReader(),a=new TextDecoder;for(this.rest="";;){let{done:u,value:l}=await i.read();if(u)return 200;clearTimeout(s),s=window.setTimeout(
()=>t.abort(),aa),o=!0,ua=0,this.heard(),this.take(a.decode(l,{stream:!0}))}}catch(r){throw!o&&t.signal.aborted&&!Bn&&await pp()&&(Bn=++ua>1),r}finally{clearTimeout(
s),t.abort()}}heard(){this.silentSince=performance.now(),this.saysLost&&(this.saysLost=!1,Tt.tell(null))}take(t){let n=this.rest+t,o=0,s=0;for(let r=n.indexOf(`\

`);r>=0;s=r+1,r=n.indexOf(`
`,s)){if(r===s){o===s&&(o+=1);continue}this.next+=1,n.startsWith('{"log":',s)&&(this.hand(n.slice(o,s)),this.act(n.slice(s,r)),o=r+1)}this.hand(n.slice(o,s)),this.
rest=n.slice(s)}hand(t){!t||!this.of||this.unread(Hs.get(this.of.name)?.lines(t,this.of.turn)??0)}act(t){let n;try{n=JSON.parse(t)}catch(o){return console.warn(
"Generation Playground: a line of the log was skipped.",o,t.slice(0,200)),this.unread(1)}n.log==="of"&&(this.of=n),n.log==="news"&&this.collect(),n.log==="ended"&&
(this.ended=!0,clearTimeout(this.collecting),tn.tell(),this.trigger("ended",{key:this.key}))}collect(){this.collecting||(this.collecting=window.setTimeout(()=>{
this.collecting=0,this.collected=performance.now(),this.trigger("news",{key:this.key})},Math.max(0,this.collected+cp-performance.now())))}unread(t){!t||this.broken||
(this.broken=!0,Tt.tell({severity:"error",message:(0,un.t)("Part of this run arrived damaged and is missing below."),fix:(0,un.t)("Run it again."),again:!0}))}lose(){
this.ended=!0,this.saysLost=!1;for(let{lost:t}of Hs.values())this.of&&t(this.of.turn);Tt.tell({severity:"error",message:(0,un.t)("The server no longer has this \
run: it was restarted, or you were away for too long. What is shown below stays."),fix:(0,un.t)("Run it again."),again:!0}),this.trigger("ended",{key:this.key})}};
async function pp(){try{return(await fetch("live-log",{cache:"no-store",signal:AbortSignal.timeout(da)})).ok}catch{return!1}}var Ks="";function fp(){return Ks||=
la.read()||Math.random().toString(36).slice(2),la.write(Ks),Ks}var mp=e=>new Promise(t=>setTimeout(t,e));var gp=600,hp=24;function fa({props:e,watch:t},n){let{kind:o,name:s=`${o}-log`,opens:r,first:i=`${o}-progress`}=n,a=new _e,u=X().group(o),l=-1,c=-1,f=()=>{l!==a.
newest&&(l=a.newest,requestAnimationFrame(()=>requestAnimationFrame(()=>bp(i)))),u.verdict&&c!==a.newest&&(c=a.newest,setTimeout(()=>vp(`${o}-conclusion`),gp))};
t("value",()=>{let m=a.unstamp(e.value);m!==null&&(X().feedGroup(o,m,a.newest),m&&f())}),To(s,{lines(m,d){if(!a.take(d))return 0;let h=X().appendGroup(o,m,d);return f(),
h},lost(m){m===a.newest&&u.lose()}}),js(o),r&&(u.answers.open=({entry:m})=>S("OpenEntry",{kind:o,entry:m}),u.answers.make=({entry:m})=>S("MakeCell",{entry:m}))}
function js(e){let t=window.GenerationPlaygroundExamples?.[e];if(!t)return;let n=!1;Q.subscribe(o=>{o!==e||n||(n=!0,fetch(t).then(s=>s.ok?s.text():"").then(s=>s&&
X().group(e).showExample(s)).catch(()=>{}))})}function bp(e){let t=document.getElementById(e);if(!t?.offsetParent||t.getBoundingClientRect().top<innerHeight*.6)
return;let n=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"start",behavior:n?"auto":"smooth"})}function vp(e){let t=document.getElementById(
e)?.getBoundingClientRect();t?.height&&t.bottom>-hp&&t.top<innerHeight/2&&document.getElementById(e)?.scrollIntoView({block:"nearest"})}var ga=p(F(),1);var ma=!1;for(let[e,t]of[["pointerdown",!0],["pointerup",!1],["pointercancel",!1]])document.addEventListener(e,()=>ma=t,{capture:!0,passive:!0});function De(e,t){
let n=0,o=()=>{ma?s():t()},s=()=>{clearTimeout(n),n=window.setTimeout(o,e)};return s}var wp=600;function ha({element:e,props:t,trigger:n,watch:o},{kinds:s}){let r=_(e,".gp-estimate"),i="",a=De(wp,()=>{s.includes(Q.value)&&(i=Q.value,n("asks"))});
o("value",()=>{r.textContent=t.value&&i===Q.value?(0,ga.t)(JSON.parse(t.value)):"",r.hidden=!r.textContent}),Q.subscribe(u=>{r.hidden=!0,s.includes(u)&&a()});for(let u of[
Qe,tt,tn])u.hear(a);for(let u of["input","change","click"])document.addEventListener(u,l=>$(l,"#views")&&a())}var yp=150,kp=700,Sp=e=>String(e).includes(`
`);function ba({props:e,watch:t},{names:n}){let o=new _e,s=X().group("lanes"),r={},i="",a=0,u=De(yp,()=>{let{editing:l,lane_form:c,same_luck:f}=r,m=Object.fromEntries(
n.map(h=>[h,r[h]])),d=JSON.stringify([l,c,f,m]);!l||d===i||Sp(c)||(i=d,S("FollowControls",{held:d,turn:++a}))});nn.hear(l=>{r=l,r.editing?u():i=""}),s.answers.lane=
({do:l,id:c})=>{S("ChangeLanes",{do:l,id:c}),l==="select"&&window.innerWidth<kp&&document.getElementById("run-row")?.scrollIntoView()},t("value",()=>{let l=o.unstamp(
e.value);l&&s.setLanes(JSON.parse(l)),Qe.tell()})}var Ta=p(ue(),1),It=p(oe(),1),Te=p(F(),1);var va=new Map,wa=(e,t)=>va.set(e,t),Nt=(e,t)=>va.get(e)?.(t);var xp=["pointerdown","pointerup","keydown","click","input","change","focusin"],Vs=new Set;for(let e of xp)document.addEventListener(e,Pp,{capture:!0,passive:!0});
function Pp({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of Vs)n.now()}function Ro(e){let t=0,n={now(){n.drop(),
e()},soon(){Vs.add(n),clearTimeout(t),t=window.setTimeout(()=>n.now(),150)},drop(){clearTimeout(t),t=0,Vs.delete(n)}};return n}var Ft=window.GenerationPlaygroundKnobs;var ke=(e,t)=>JSON.stringify(e,ya)===JSON.stringify(t,ya),ya=(e,t)=>Ye(t)?Object.fromEntries(Object.entries(t).sort(([n],[o])=>n<o?-1:1)):t,Ye=e=>e!==null&&typeof e==
"object"&&!Array.isArray(e);function Se(e,t=44){let n=typeof e=="string"?e:JSON.stringify(e??null);return n.length>t?n.slice(0,t)+"…":n}function Kn(e){let t=e.
trim();if(!t)return;let n=Number(t);return/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(t)&&Number.isFinite(n)&&(!Number.isInteger(n)||Number.isSafeInteger(n))?n:t}function Ao(e){
let t=e.split(/[\s,]+/).filter(Boolean);return t.length?t.map(Kn):void 0}function qs(e){if(e.trim())try{return JSON.parse(e)}catch{return e}}var Cp={n:`
`,t:"	",r:"\r","\\":"\\"},Ep={"\\":"\\\\","\n":"\\n","	":"\\t","\r":"\\r"},Hn=e=>e.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g,(t,n)=>n.length>1?String.fromCharCode(
parseInt(n.slice(1),16)):Cp[n]),ka=e=>e.replace(/[\\\n\t\r]/g,t=>Ep[t]),Ws=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");var Op=150,Lp=500,Tp=1e4,$s=class{constructor(t,{name:n,hidden:o}){this.component=t;let{props:s,watch:r}=t;this.name=n,this.knobs=Ft.knobs.filter(u=>!o.includes(
u.name)),this.byName=new Map(this.knobs.map(u=>[u.name,u]));let{model:i,assistant:a}=this.take(s.value);i!==void 0&&(this.chosen.value={model:i,assistant:a??null}),
this.commit(),r("value",()=>{if(s.value===this.text)return;this.writer.drop();let u=this.state.value.set;this.take(s.value),this.put(this.turnedMeanwhile(u)),this.
commit(),this.ask()}),this.ask()}component;name;knobs;byName;state=P({preset:null,base:{},set:{},kept:[]});chosen=P({model:"",assistant:null});verdict=P(null);effective=P(
[]);texts=P(new Map);text="";wantsEffective=!1;awaited=null;facts=new Map;rested=De(Op,()=>{this.ask()});writer=Ro(()=>this.component.props.value=this.text);take(t){
let n={};try{n=JSON.parse(t??"{}")}catch{}let{model:o,assistant:s,...r}=n,i={set:r.set??{},base:r.base??{},kept:r.kept??[]};return this.state.value={...this.state.
value,...r,...i},{model:o,assistant:s}}commit(){this.text=JSON.stringify(this.state.value),this.writer.now()}awaitPreset(t){let n=this.isWaiting()?this.awaited?.
set:void 0;this.awaited={preset:t,set:n??this.state.value.set,until:performance.now()+Tp}}isWaiting=()=>this.awaited!==null&&performance.now()<this.awaited.until;turnedMeanwhile(t){
if(!this.awaited||!this.isWaiting()||this.state.value.preset!==this.awaited.preset)return{};let{set:n}=this.awaited;this.awaited=null;let o=new Set([...Object.keys(
n),...Object.keys(t)]);return Object.fromEntries([...o].filter(s=>!ke(t[s],n[s])).map(s=>[s,t[s]]))}of(t){let n=this.facts.get(t);if(n)return n;let o=this.byName.
get(t);if(!o)throw new Error(`there is no knob ${t}`);let s=Ne(()=>JSON.stringify(this.verdict.value?.notes[t]??[])),r={knob:o,value:Ne(()=>this.state.value.set[t]),
preset:Ne(()=>this.state.value.base[t]),own:Ne(()=>this.verdict.value?.defaults[t]),source:Ne(()=>this.sourceOf(t)),notes:Ne(()=>JSON.parse(s.value)),idle:Ne(()=>this.
verdict.value?.idle[t])};return this.facts.set(t,r),r}sourceOf(t){let{base:n,set:o}=this.state.value;return o[t]!==void 0?ke(o[t],n[t])?"preset":"changed":this.
verdict.value?.defaults[t]!==void 0?"model":"library"}change(t,n){this.put({[t]:n}),this.writer.soon(),this.rested()}apply(t){this.put(Object.fromEntries(Object.
entries(t).map(([n,o])=>[n,o??void 0]))),this.writer.now(),this.ask()}put(t){let{set:n,kept:o}=this.state.value,s=Object.entries({...n,...t}).filter(([,i])=>i!==
void 0),r=o.filter(i=>!(i in t));this.state.value={...this.state.value,set:Object.fromEntries(s),kept:r},this.text=JSON.stringify(this.state.value)}reset(t){let{
base:n,set:o}=this.state.value;this.apply({[t]:n[t]!==void 0&&!ke(n[t],o[t])?n[t]:null})}resetAll(t){let n=[...Object.keys(this.state.value.set),...Object.keys(
t)];this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}resetKept(){let{base:t,kept:n}=this.state.value;this.apply(Object.fromEntries(n.map(o=>[o,t[o]??null])))}follow(t){
this.chosen.value.model!==t.model&&(this.texts.value=new Map),this.chosen.value=t,this.ask()}valuesWith(t){let n=this.verdict.value?.defaults??{},o=t.map(s=>[s,
n[s]??this.byName.get(s)?.default??null]);return{...Object.fromEntries(o),...this.state.value.set}}question(){return JSON.stringify({...this.state.value,...this.
chosen.value})}async ask(){let t=this.question(),n;try{n=JSON.parse(await this.component.server.judge_knobs(t))}catch{return}t===this.question()&&(this.verdict.
value=n,this.wantsEffective&&await this.askEffective())}async askEffective(){let t=this.question(),n=JSON.parse(await this.component.server.effective_config(t));
t===this.question()&&(this.effective.value=n)}async splitWords(t){let n=await this.askWords({texts:t}),o=n.tokens??[];return this.learn(n.model,o.flat()),{tokens:o,
problem:n.problem}}async textsOf(t){let n=[...new Set(t)].filter(s=>!this.texts.value.has(s)).slice(0,Lp);if(!n.length)return[];let o=await this.askWords({ids:n});
return this.learn(o.model,o.texts??[]),o.unknown??[]}async askWords(t){let{model:n}=this.chosen.value;return{...JSON.parse(await this.component.server.split_words(
JSON.stringify({model:n,...t}))),model:n}}learn(t,n){t!==this.chosen.value.model||!n.length||(this.texts.value=new Map([...this.texts.value,...n]))}},wt=new Map,
Sa=new Map,Gs=new Map;function xa(e,t){let n=new $s(e,t);wt.set(t.name,n);let o=Sa.get(t.name);o&&n.follow(o);for(let s of Gs.get(t.name)??[])s(n);return n}function dt(e,t){
let n=wt.get(e);n?t(n):Gs.set(e,[...Gs.get(e)??[],t])}function Pa(e,t){Sa.set(e,t),wt.get(e)?.follow(t)}var Ca=(e,t)=>wt.get(e)?.awaitPreset(t),Ea=e=>wt.get(e)?.
resetKept(),Oa=e=>wt.get(e)?.text;function Dn(e){let t=wt.get(e),n=t?.verdict.peek(),o=t?.state.peek().set??{},s=Object.entries(o).filter(([r])=>n?.acting.includes(
r)??!0);return{set:o,acting:Object.fromEntries(s),assistant:t?.chosen.peek().assistant??null}}var Js=(e,t)=>wt.get(e)?.resetAll(t);var be=p(O(),1);function Ra(e,t){let{base:n={},set:o={},kept:s=[]}=JSON.parse(e||"{}"),r=l=>typeof l=="object"?"":JSON.stringify(l),i=l=>l.flatMap(c=>{let[f,m]=[
n[c]??null,o[c]??null];if(JSON.stringify(f)===JSON.stringify(m))return[];if(m===null)return[(0,Te.t)("{knob} not set",{knob:c})];let d=`${c} ${r(m)}`.trim();return[
r(f??{})?(0,Te.t)("{now} instead of {before}",{now:d,before:r(f)}):d]}),a=(l,c,f)=>{if(!l.length)return"";let m=l.slice(0,t).join(", ");return l.length<=t?c(m):
f(m,l.length-t)},u=[...new Set([...Object.keys(n),...Object.keys(o)])].filter(l=>!s.includes(l));return JSON.stringify({kept:a(i(s),l=>(0,Te.t)("Kept from befor\
e: {changes}",{changes:l}),(l,c)=>(0,Te.t)("Kept from before: {changes} and {count} more",{changes:l,count:c})),changed:a(i(u),l=>(0,Te.t)("Changed: {changes}.",
{changes:l}),(l,c)=>(0,Te.t)("Changed: {changes} and {count} more.",{changes:l,count:c}))})}function _o(e,t){ct.value={...ct.value,[e]:t}}var Rp=8,Us="assistant",
Ap={chips:[],canTakeAway:!1,before:null};function Mp(e){let{acting:t,assistant:n}=Dn(e),o=n?[{name:Us,words:(0,Te.t)("draft model {model}",{model:n})}]:[],s=Object.
entries(t).map(([r,i])=>({name:r,words:typeof i=="object"?r:`${r} ${Se(i)}`}));return[...o,...s].filter(r=>sn(r.name))}function Aa({element:e,props:t,watch:n,trigger:o},{
name:s,leftOut:r}){let i=_(e,".gp-changes"),a=P(Ap),u=null;ct.value={...r,...ct.value};function l(){let{set:h}=Dn(s);u&&!ke(u.after,h)&&(u=null);let g=Array.isArray(
ct.value[Q.value]);a.value={...JSON.parse(t.value||"{}"),chips:g?Mp(s):[],canTakeAway:g&&Object.keys(h).length>0,before:u?.before??null};let{kept:v,changed:L,chips:G,
before:E}=a.value;i.hidden=!So()||!(v||L||G.length||E)}function c(h){u={before:u?.before??Dn(s).set,after:h},Js(s,h),l()}function f(){u&&Js(s,u.before),u=null,l()}
function m(h){h===Us?o("undraft"):c(Object.fromEntries(Object.entries(Dn(s).set).filter(([g])=>g!==h)))}(0,Ta.render)((0,be.jsx)(()=>{let{kept:h,changed:g,chips:v,
canTakeAway:L,before:G}=a.value;return(0,be.jsxs)(be.Fragment,{children:[h&&(0,be.jsx)(La,{text:h,button:(0,be.jsx)(Mo,{words:(0,Te.t)("reset"),press:()=>Ea(s)})}),
v.length>0&&(0,be.jsx)(Np,{chips:v,go:E=>_p(s,E),reset:m,children:L&&(0,be.jsx)(Mo,{words:(0,Te.t)("use the model’s own settings"),press:()=>c({})})}),!v.length&&
g&&(0,be.jsx)(La,{text:g}),G&&(0,be.jsx)(Mo,{words:(0,Te.t)("put the settings back"),press:f})]})},{}),i),n("value",l),Q.subscribe(l),ct.subscribe(l),Qe.hear(l),
dt(s,h=>h.verdict.subscribe(l))}function _p(e,t){if(Fn("knobs"),t!==Us)return dt(e,s=>Nt(s,t));let n=document.querySelector("#draft-and-record > button"),o=()=>document.
querySelector("#assistant input");o()?.checkVisibility()||n?.click(),requestAnimationFrame(()=>o()?.focus())}function Np({chips:e,go:t,reset:n,children:o}){let[
s,r]=(0,It.useState)(!1),i=(0,It.useRef)(null),a=(0,It.useRef)(null),u=s?e:e.slice(0,Rp);return(0,It.useLayoutEffect)(()=>{if(a.current===null)return;let l=i.current?.
querySelectorAll(".gp-out")??[];l[Math.min(a.current,l.length-1)]?.focus(),a.current=null},[e.length]),(0,be.jsxs)("span",{class:"gp-applies",role:"group","aria\
-label":(0,Te.t)("Settings that apply here, too"),ref:i,children:[(0,be.jsx)("span",{children:(0,Te.t)("Applies here, too:")}),u.map(({name:l,words:c},f)=>(0,be.jsxs)(
"span",{class:"gp-set","data-knob":l,children:[(0,be.jsx)("button",{type:"button",class:"gp-way",title:(0,Te.t)("Go to where it is set"),onClick:()=>t(l),children:c}),
(0,be.jsx)("button",{type:"button",class:"gp-out","aria-label":(0,Te.t)("Reset {knob}",{knob:l}),title:(0,Te.t)("Back to the default"),onClick:()=>{a.current=f,
n(l)},children:"✕"})]},l)),e.length>u.length&&(0,be.jsx)(Mo,{words:(0,Te.t)("{count} more",{count:e.length-u.length}),press:()=>r(!0)}),o]})}var La=({text:e,button:t})=>(0,be.jsxs)(
"span",{children:[e,t&&(e.endsWith(".")?" ":" · "),t]}),Mo=({words:e,press:t})=>(0,be.jsx)("button",{class:"gp-reset",type:"button",onClick:t,children:e});var Ma=p(ue(),1),zs=p(oe(),1),pt=p(F(),1);var xe=p(O(),1);function _a({element:e},{entries:t}){(0,Ma.render)((0,xe.jsx)(Fp,{entries:t}),_(e,".gp-examples"))}function Fp({entries:e}){let[t,n]=(0,zs.useState)(
0),[o,s]=(0,zs.useState)(0),r=[{title:(0,pt.t)("Small models"),note:"",entries:e.filter(({bundled:u})=>u)},{title:(0,pt.t)("A real model"),note:(0,pt.t)("Shown \
as recorded runs until the model is on this machine. Generate fetches it."),entries:e.filter(({bundled:u})=>!u)}].filter(u=>u.entries.length);function i({token:u,
index:l}){n(t+1),go.tell(u),S("ChooseExample",{index:l}),As()}function a(){n(t-1),S("PutExampleBack"),As()}return(0,xe.jsxs)(xe.Fragment,{children:[(0,xe.jsx)("\
button",{class:"gp-undo",type:"button",hidden:!t,onClick:a,children:(0,pt.t)("Put back what was set before")}),r.length>1&&(0,xe.jsx)("div",{class:"gp-kinds",role:"\
group","aria-label":(0,pt.t)("Examples"),children:r.map(({title:u},l)=>(0,xe.jsx)("button",{class:"gp-kind",type:"button","aria-pressed":l===o,onClick:()=>s(l),
children:u}))}),r.map((u,l)=>(0,xe.jsxs)("div",{hidden:l!==o,children:[u.note&&(0,xe.jsx)("p",{class:"gp-note",children:u.note}),Ip(u.entries).map(([c,f])=>(0,xe.jsxs)(
xe.Fragment,{children:[(0,xe.jsx)("h3",{children:c}),(0,xe.jsx)("ul",{"aria-label":(0,pt.t)("Examples for {model}",{model:c}),children:f.map(m=>(0,xe.jsx)("li",
{children:(0,xe.jsxs)("button",{class:"gp-example",type:"button",onClick:()=>i(m),children:[(0,xe.jsx)("b",{children:(0,pt.t)(m.title)}),(0,xe.jsx)("span",{children:(0,pt.t)(
m.look)})]})}))})]}))]}))]})}function Ip(e){let t=[];for(let n of e)t.at(-1)?.[0]!==n.model&&t.push([n.model,[]]),t.at(-1)?.[1].push(n);return t}var Ka=p(F(),1);var Bp={ArrowDown:(e,t)=>(e+1)%t,ArrowUp:(e,t)=>(Math.max(e,0)+t-1)%t,Home:()=>0,End:(e,t)=>t-1};function No(e){let t=e.querySelector("summary");t&&Na({root:e,button:t,
isOpen:()=>e.open,unfold:n=>e.open=n})}function Fo(e,t,n,o){let s=()=>t.getAttribute("aria-expanded")==="true",r=i=>{t.setAttribute("aria-expanded",String(i)),n(
i)};t.addEventListener("click",()=>{r(!s()),s()&&o?.()?.focus()}),Na({root:e,button:t,isOpen:s,unfold:r})}function Na({root:e,button:t,isOpen:n,unfold:o}){let s=()=>[
...e.querySelectorAll("button, a")].filter(i=>i!==t&&i.checkVisibility()),r=()=>{o(!1),t.focus()};e.addEventListener("focusout",({relatedTarget:i})=>{i instanceof
Node&&!e.contains(i)&&o(!1)}),e.addEventListener("click",({target:i})=>{let a=i instanceof Element&&i.closest("button, a");a&&a!==t&&n()&&r()}),document.addEventListener(
"click",({target:i})=>{i instanceof Node&&!e.contains(i)&&o(!1)}),e.addEventListener("keydown",i=>{if(i.key==="Escape"&&n()){i.stopPropagation(),r();return}let a=i.
target===t,u=Bp[i.key];if(!u||i.ctrlKey||i.metaKey||i.altKey||!n()&&!(a&&i.key==="ArrowDown"))return;i.preventDefault(),o(!0);let l=s();l[u(l.indexOf(i.target),
l.length)]?.focus()})}var Kp=3e4,Fa=()=>{};function st(e){e!==Q.value&&Fa(e)}var Hp=new MutationObserver(Qs);function Qs(){let e=document.getElementById("views"),t=document.getElementById(
`view-${Q.value}`);if(e&&Hp.observe(e,{childList:!0}),!!t){t.role="tabpanel",t.setAttribute("aria-labelledby",`nav-${Q.value}`);for(let n of document.querySelectorAll(
"#views > .view"))n.hidden=n!==t}}function Ia(e){Q.value===e&&st(We)}function Ba({props:e,trigger:t},{once:n,changing:o,always:s,withoutPrompt:r}){Ls.value=r,Fa=
a=>{e.value=a,t("view")},tt.hear(Qs),fo.hear(()=>S("RunOpenView"));let i=new Map;tn.hear(()=>Object.keys(o).forEach(a=>i.delete(a))),Q.subscribe(a=>{Qs(),a in s&&
S(s[a]);let u=i.get(a),l=u!==void 0&&(a in n||performance.now()-u<Kp),c=n[a]??o[a];l||!c||(i.set(a,performance.now()),S(c))})}var Dp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ha({element:e}){let t=_(e,".gp-header");(0,Ka.translateTemplate)(t);let n=i=>_(t,i),o=n(".gp-\
lab-list"),s=i=>a=>{n(i).classList.toggle("gp-unfolded",a)},r=()=>o.querySelector("[aria-selected=true]")??Ys(o)[0];Fo(n(".gp-lab"),n(".gp-lab-button"),i=>o.hidden=
!i,r),Fo(n(".gp-folded-menu"),n(".gp-menu-button"),s(".gp-menu")),Fo(n(".gp-more"),n(".gp-more-button"),s(".gp-more")),n(".gp-skip").addEventListener("click",Vp),
t.addEventListener("click",i=>{let a=$(i,"button[data-view]");a?.dataset.view&&(a.dataset.view!==Q.value&&en.tell(),st(a.dataset.view))}),n(".gp-views").addEventListener(
"keydown",jp),ee(()=>qp(t,Q.value)),ee(()=>n("[data-lessons]").setAttribute("aria-expanded",String(j.isOpen.value)))}function jp(e){let t=Ys(e.currentTarget),n=Dp[e.
key],o={Home:0,End:-1}[e.key];if(!n&&o===void 0)return;e.preventDefault();let s=t.indexOf(e.target);(n?t[(s+n+t.length)%t.length]:t.at(o??NaN))?.focus()}function Vp(e){
e.preventDefault();let t=document.getElementById(`view-${Q.value}`);t&&(t.tabIndex=-1,t.focus())}var Ys=e=>[...e.children];function qp(e,t){for(let o of e.querySelectorAll(
"[role=tablist]")){let s=Ys(o),r=s.find(({dataset:i})=>i.view===t);for(let i of s)i.setAttribute("aria-selected",String(i===r)),i.tabIndex=i===(r??s[0])?0:-1}let n=e.
querySelector(`.gp-lab-list [data-view="${t}"]`);_(e,".gp-lab").classList.toggle("gp-selected",!!n),_(e,".gp-lab-which").textContent=n?.textContent??""}function Da(e){
Q.value=e}var jn=p(Ve(),1);var Wp=1e4,ja=new Set(["kept","class"]),Va=()=>{};function Io(e){ja.delete(e)&&!ja.size&&Va()}function qa(){let e=!1,t=()=>document.getElementById("generate");function n(a){
a.preventDefault(),a.stopImmediatePropagation(),e=!0,t()?.setAttribute("aria-busy","true")}let o=a=>{$(a,"#generate")&&n(a)},s=a=>{a.key==="Enter"&&a.shiftKey&&
$(a,"#prompt")&&n(a)};function r(){document.removeEventListener("click",o,!0),document.removeEventListener("keydown",s,!0),t()?.removeAttribute("aria-busy"),e&&
t()?.click(),e=!1}document.addEventListener("click",o,!0),document.addEventListener("keydown",s,!0);let i=setTimeout(r,Wp);Va=()=>{clearTimeout(i),setTimeout(()=>{
e||tt.tell(),r()})}}var $a=(0,jn.kept)("form","tab"),Xs=(0,jn.kept)("form"),Ga=(0,jn.kept)("form-address","tab"),Ja=(0,jn.kept)("keep-history"),Wa=300,Ua=!1,Zs=null,er=null;function za(){
document.addEventListener("input",()=>Ua=!0,{once:!0,capture:!0})}var Qa=e=>er?.hold(e);function Ya(e){return er?.begin(),setTimeout(()=>Io("kept")),document.removeEventListener(
"input",Xa,!0),Zs??e}function Xa(e){Zs=$(e,"#prompt textarea")?.value??Zs}var Za=()=>Qe.tell();function el(){if(Ua)return[null];document.addEventListener("input",
Xa,!0);let e=$a.readJson(),[t]=performance.getEntriesByType("navigation");return e&&t.type==="reload"&&Ga.read()===location.search?[{again:e}]:e?[e]:[Ja.read()===
"no"?null:Xs.readJson()]}function tl({props:e,trigger:t},{names:n}){let o=null,s=0,r=-1/0,i=!1,a=0;function u(){clearTimeout(a);let d=(Ja.read()||(e.keep?"yes":
"no"))==="yes";if(d||Xs.write(null),!i||!o)return;let h=JSON.stringify(l(o));$a.write(h),Ga.write(location.search),d&&Xs.write(h)}function l(d){let h=c(d),g=document.
querySelector("#prompt textarea")?.value;return Object.assign(h,{prompt:g??h.prompt,knobs:Oa("knob")??h.knobs}),h.editing&&typeof h.others=="string"&&h.others&&
Object.assign(h,JSON.parse(h.others)),n.map(v=>h[v])}let c=d=>Object.fromEntries([...n,"editing","others"].map((h,g)=>[h,d[g]]));function f(){clearTimeout(a),a=
window.setTimeout(u,Wa)}function m(){let d=Math.max(0,r+Wa-performance.now());s||=window.setTimeout(()=>{s=0,r=performance.now(),t("hold")},d)}er={hold(d){o=d,f(),
nn.tell(c(d))},begin(){i=!0,o||m(),f()}},document.addEventListener("input",f),Qe.hear(m),window.addEventListener("pagehide",u),bo.hear(u)}var Al=p(ue(),1),Dt=p(oe(),1),z=p(F(),1);var Ol=p(ue(),1),Vo=p(oe(),1),K=p(F(),1);var Bo=p(oe(),1),Bt=p(F(),1);var Ce=p(O(),1),$p=e=>e==null?"":String(e);function Kt({row:e,value:t,change:n,standard:o,id:s,meaningId:r,label:i,hint:a}){let[u,l]=(0,Bo.useState)(""),c=ke(Kn(
u),t??void 0)?u:$p(t),f=e.step||(e.kind==="int"?1:.1),m=(String(f).split(".").at(1)??"").length,d=g=>{l(g),n(Kn(g))},h=g=>{if(g.key!=="ArrowUp"&&g.key!=="ArrowD\
own")return;g.preventDefault();let v=Kn(c)??o??e.slider_minimum??e.minimum??0;if(typeof v!="number")return;let L=Number((v+(g.key==="ArrowUp"?f:-f)).toFixed(m));
d(String(Math.min(e.maximum??1/0,Math.max(e.minimum??-1/0,L))))};return(0,Ce.jsx)("input",{class:"kp-box",type:"text",id:s,"aria-describedby":r,"aria-label":i,inputMode:e.
kind==="int"?"numeric":"decimal",autocomplete:"off",spellcheck:!1,placeholder:a,value:c,onInput:({currentTarget:g})=>d(g.value),onKeyDown:h})}var tr=({knob:e,id:t,
label:n,text:o,value:s,standard:r,change:i})=>(0,Ce.jsx)("input",{class:typeof s=="number"?"kp-slider":"kp-slider kp-off",type:"range",id:t,"aria-label":n,"aria\
-valuetext":o,min:e.slider_minimum??void 0,max:e.slider_maximum??void 0,step:e.step||"any",value:String([s,r].find(a=>typeof a=="number")??e.slider_minimum),onInput:({
currentTarget:a})=>i(Number(a.value))});function Gp({knob:e,id:t,meaningId:n,value:o,standard:s,change:r}){let i=typeof s=="number"?s:null;return(0,Ce.jsxs)("di\
v",{class:"kp-number",children:[(0,Ce.jsx)(Kt,{row:e,id:t,meaningId:n,value:o,change:r,standard:i,hint:i===null?"–":String(i)}),e.slider_minimum!==null&&(0,Ce.jsx)(
tr,{knob:e,label:(0,Bt.t)("{name}, slider",{name:e.name}),value:o,standard:i,change:r})]})}var Jp=e=>t=>t?.setAttribute("value",e),cn=({id:e,nameId:t,meaningId:n,
options:o,value:s,change:r})=>(0,Ce.jsx)("div",{class:"kp-switch",id:e,role:"radiogroup","aria-labelledby":t,"aria-describedby":n,children:o.map(([i,a])=>(0,Ce.jsxs)(
"label",{children:[(0,Ce.jsx)("input",{type:"radio",name:e,ref:Jp(a),checked:ke(i,s),onChange:()=>r(i)}),(0,Ce.jsx)("span",{children:a})]},a))}),Up=({id:e,nameId:t,
meaningId:n,value:o,change:s})=>(0,Ce.jsx)(cn,{id:e,nameId:t,meaningId:n,value:o,change:s,options:[[void 0,(0,Bt.t)("not set")],[!0,(0,Bt.t)("on")],[!1,(0,Bt.t)(
"off")]]});function nr({id:e,meaningId:t,choices:n,unset:o,value:s,change:r}){let i=n.findIndex(u=>ke(u,s)),a=s!==void 0&&i<0;return(0,Ce.jsxs)("select",{class:"\
kp-select",id:e,"aria-describedby":t,value:a?"foreign":s===void 0?"":String(i),onChange:({currentTarget:{value:u}})=>r(u===""?void 0:n[Number(u)]),children:[(0,Ce.jsx)(
"option",{value:"",children:o}),n.map((u,l)=>(0,Ce.jsx)("option",{value:String(l),children:Se(u)},l)),a&&(0,Ce.jsx)("option",{value:"foreign",disabled:!0,children:Se(
s)})]})}var zp=({knob:e,id:t,meaningId:n,value:o,standard:s,change:r})=>(0,Ce.jsx)(nr,{id:t,meaningId:n,value:o,change:r,choices:e.choices,unset:s===null?(0,Bt.t)(
"not set"):(0,Bt.t)("not set (default {value})",{value:Se(s)})}),Qp=({id:e,meaningId:t,value:n,change:o})=>(0,Ce.jsx)("textarea",{class:"kp-text",id:e,"aria-des\
cribedby":t,rows:1,spellcheck:!1,value:n===void 0?"":Se(n,1/0),onInput:({currentTarget:s})=>o(s.value||void 0)});function dn(e,t,n){let o=(0,Bo.useRef)(null),s=o.
current!==null&&ke(t(o.current),e),r=i=>(o.current=i,t(i));return[s?o.current??"":n(e),r]}var nl=({kind:e,minimum:t,maximum:n})=>({kind:e,minimum:t,maximum:n}),
ol={View:Up},or={View:Gp,isLabelled:!0},sl={View:zp,isLabelled:!0},rl={View:Qp,isLabelled:!0};var al=p(ue(),1),Ht=p(oe(),1),ll=p(Mt(),1),ae=p(F(),1);var U=p(O(),1);function ul({knob:e,value:t,change:n}){let[o,s]=dn(t,qs,r=>r===void 0?"":typeof r=="string"?r:JSON.stringify(r));return(0,U.jsx)("textarea",{class:"\
kp-text kp-json",rows:3,spellcheck:!1,"aria-label":(0,ae.t)("{name} as JSON",{name:e.name}),placeholder:(0,ae.t)(e.shape),value:o,onInput:({currentTarget:r})=>n(
s(r.value))})}var cl={View:()=>(0,U.jsx)("div",{}),canShow:(e,t)=>t===void 0};function dl({words:e,texts:t,change:n}){let[o,s]=(0,Ht.useState)([]),r=(0,Ht.useRef)(
null),i=f=>f.map(Hn).filter(Boolean),a=ke(i(o),t)?o:t.map(ka),u=a.at(-1)===""?a:[...a,""],l=f=>{s(f);let m=i(f);n(m.length?m:void 0)},c=f=>r.current?.querySelectorAll(
"input")[f]?.focus();return(0,U.jsx)("div",{class:"kp-list",ref:r,children:u.map((f,m)=>(0,U.jsxs)("div",{class:"kp-line",children:[(0,U.jsx)("input",{class:"kp\
-wide",type:"text","aria-label":e.one,autocomplete:"off",spellcheck:!1,placeholder:e.another,value:f,onInput:({currentTarget:d})=>l(u.with(m,d.value)),onKeyDown:d=>{
d.key==="Enter"&&(d.preventDefault(),c(m+1))}}),(0,U.jsx)(Yp,{text:Hn(f),line:f}),(0,U.jsx)("button",{class:"kp-icon",type:"button","aria-label":e.remove,hidden:!f,
onClick:()=>{l(u.toSpliced(m,1)),c(m+1)},children:"×"})]},m))})}function Yp({text:e,line:t}){let n=o=>{o?.replaceChildren(),o&&(e!==e.trim()||e!==t)&&(0,ll.fillText)(
o,e)};return(0,U.jsx)("span",{class:"kp-shown",title:(0,ae.t)("As it is read: · is a space, ↵ a line break"),ref:n})}var Xp=({value:e,change:t})=>(0,U.jsxs)(
"div",{class:"kp-editor",children:[(0,U.jsx)(dl,{words:{one:(0,ae.t)("text"),another:(0,ae.t)("another text"),remove:(0,ae.t)("Remove this text")},texts:e===void 0?
[]:Ws(e)?e:[Se(e,1/0)],change:t}),(0,U.jsx)("p",{class:"kp-faint",children:(0,ae.t)("Write \\n for a line break and \\t for a tab.")})]}),pl={View:Xp},fl=e=>Array.
isArray(e)&&e.length===2;function Zp({id:e,value:t,change:n}){let o=fl(t)?t:[void 0,void 0],s=(i,a)=>{let u=o.with(i,a);n(u.every(l=>l==null)?void 0:u.map(l=>l??
null))},r=[{name:"start",label:(0,ae.t)("from new token"),row:{kind:"int",minimum:0,step:1},example:30},{name:"factor",label:(0,ae.t)("factor"),row:{kind:"float",
minimum:0,step:.01},example:1.05}];return(0,U.jsx)("div",{class:"kp-fields",children:r.map(({name:i,label:a,row:u,example:l},c)=>(0,U.jsxs)(al.Fragment,{children:[
(0,U.jsx)("label",{for:`${e}-${i}`,children:a}),(0,U.jsx)(Kt,{id:`${e}-${i}`,row:u,value:o[c],standard:l,hint:String(l),change:f=>s(c,f)})]},i))})}var ml={View:Zp,
canShow:(e,t)=>t===void 0||fl(t)};function ef({knob:e,panel:t,id:n,nameId:o,meaningId:s,value:r,change:i}){let[a,u]=(0,Ht.useState)(!1),[l,c]=dn(r,Ao,g=>Array.isArray(
g)?g.join(", "):""),f=(0,Ht.useRef)(null),m=Array.isArray(r)||a&&r===void 0,d=g=>{u(g==="list"),i(g==="list"?c(l):g),g==="list"&&requestAnimationFrame(()=>f.current?.
focus())},h=t.verdict.value?.layers;return(0,U.jsxs)("div",{class:"kp-editor",children:[(0,U.jsx)(cn,{id:n,nameId:o,meaningId:s,options:[[void 0,(0,ae.t)("not s\
et")],["low","low"],["high","high"],["list",(0,ae.t)("layers")]],value:m?"list":r,change:d}),(0,U.jsx)("input",{class:"kp-wide",ref:f,id:`${n}-list`,type:"text",
hidden:!m,placeholder:"0, 2, 4","aria-label":(0,ae.t)("{name}: layer numbers",{name:e.name}),autocomplete:"off",value:l,onInput:({currentTarget:g})=>i(c(g.value))}),
(0,U.jsx)("p",{class:"kp-faint",children:h?(0,ae.t)("This model has {count} layers; 0 is the input of the first.",{count:h}):""})]})}var gl={View:ef,canShow:(e,t)=>t===
void 0||t==="low"||t==="high"||Array.isArray(t)},tf={type:"object",properties:{name:{type:"string"},age:{type:"integer"}},required:["name","age"],additionalProperties:!1},
il=JSON.stringify(tf,null,2),nf=["choices","regex","json_schema"];function of({id:e,nameId:t,meaningId:n,value:o,change:s}){let r=Ye(o)?o:{},i=nf.find(g=>g in r),
[a,u]=(0,Ht.useState)(),l=i??(o===void 0?a:void 0),c=g=>s(l&&g!==void 0?{[l]:g}:void 0),f=g=>{u(g),s(void 0)},[m,d]=dn(r.json_schema,qs,g=>g===void 0?"":typeof g==
"string"?g:JSON.stringify(g,null,2)),h={choices:(0,U.jsx)(dl,{words:{one:(0,ae.t)("choice"),another:(0,ae.t)("another choice"),remove:(0,ae.t)("Remove this choi\
ce")},texts:Ws(r.choices)?r.choices:[],change:c}),regex:(0,U.jsx)("input",{class:"kp-wide kp-code",type:"text",placeholder:"[A-Z][a-z]+ is [0-9]+ years old\\.",
spellcheck:!1,autocomplete:"off","aria-label":(0,ae.t)("Regular expression that the whole text must match"),value:r.regex===void 0?"":Se(r.regex,1/0),onInput:({
currentTarget:g})=>c(g.value||void 0)}),json_schema:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)("textarea",{class:"kp-text kp-code",rows:6,placeholder:il,spellcheck:!1,
"aria-label":(0,ae.t)("JSON schema"),value:m,onInput:({currentTarget:g})=>c(d(g.value))}),(0,U.jsx)("button",{class:"kp-link",type:"button",onClick:()=>c(d(il)),
children:(0,ae.t)("Use an example")})]})};return(0,U.jsxs)("div",{class:"kp-editor",children:[(0,U.jsx)(cn,{id:e,nameId:t,meaningId:n,options:[[void 0,(0,ae.t)(
"not set")],["choices",(0,ae.t)("choices")],["regex","regex"],["json_schema",(0,ae.t)("JSON schema")]],value:l,change:f}),l&&h[l]]})}var hl={View:of};var bl=p(ue(),1),vl=p(oe(),1),ft=p(F(),1);var Pe=p(O(),1),sf=30,rf=5,wl=()=>[...crypto.getRandomValues(new Uint16Array(sf))].map(e=>e%1e3),Ko=({fields:e},t)=>e.filter(({name:n})=>t.includes(n)).length;function yl({
forms:e},t){let n=Object.keys(t),o=({name:r,kind:i,required:a,choices:u})=>a&&i==="choice"&&u.includes(t[r]),s=e.find(({fields:r})=>r.some(o))??e.reduce((r,i)=>Ko(
i,n)>Ko(r,n)?i:r);return Ko(s,n)<n.length?null:s}function af({kind:e,choices:t},n){return n===void 0?!0:e==="bool"?typeof n=="boolean":e==="choice"?t.some(o=>ke(
o,n)):e==="flags"?Ye(n)&&Object.entries(n).every(([o,s])=>s===!0&&t.includes(o)):e==="ints"?Array.isArray(n):typeof n=="number"||typeof n=="string"}function lf(e,t){
if(t===void 0)return!0;let n=Ye(t)?yl(e,t):null;return n!==null&&Ye(t)&&n.fields.every(o=>af(o,t[o.name]))}function uf({knob:e,id:t,nameId:n,value:o,change:s}){
let[r,i]=(0,vl.useState)(null),a=Ye(o)?o:null,u=a&&r&&Ko(r,Object.keys(a))===Object.keys(a).length,l=a&&(u?r:yl(e,a)),c=e.forms.map(({name:d})=>[d,e.forms.length>
1?(0,ft.t)(d):(0,ft.t)("set")]),f=d=>{let h=e.forms.find(v=>v.name===d)??null;i(h);let g=h?.fields.filter(({required:v})=>v);s(g&&Object.fromEntries(g.map(v=>[v.
name,cf(v)])))},m=(d,h)=>{let g=l?.fields.map(L=>L.name)??[],v={...a,[d]:h};s(Object.fromEntries(g.filter(L=>v[L]!==void 0).map(L=>[L,v[L]])))};return(0,Pe.jsxs)(
"div",{class:"kp-editor",children:[(0,Pe.jsx)(cn,{id:`${t}-form`,nameId:n,options:[[void 0,(0,ft.t)("not set")],...c],value:l?.name,change:f}),(0,Pe.jsx)("p",{class:"\
kp-faint",children:(0,ft.t)(l?.meaning)}),(0,Pe.jsx)("div",{class:"kp-fields",children:l?.fields.map(d=>{let h=`${t}-${d.name}`;return(0,Pe.jsxs)(bl.Fragment,{children:[
(0,Pe.jsx)("label",{for:h,title:(0,ft.t)(d.meaning),children:d.name+(d.required?" *":"")}),(0,Pe.jsx)(df,{field:d,id:h,value:a?.[d.name],change:g=>m(d.name,g)}),
(0,Pe.jsx)("p",{class:"kp-faint",children:(0,ft.t)(d.meaning)}),d.kind==="ints"&&d.required&&(0,Pe.jsx)("button",{class:"kp-link",type:"button",onClick:()=>m(d.
name,wl()),children:(0,ft.t)("Draw new keys")})]},d.name)})})]})}var cf=e=>e.kind==="ints"?wl():e.default??rf;function df({field:e,id:t,value:n,change:o}){let{kind:s}=e;
if(s==="bool"||s==="choice")return(0,Pe.jsx)(nr,{id:t,value:n,change:o,choices:s==="bool"?[!0,!1]:e.choices,unset:(0,ft.t)("not set ({value})",{value:Se(e.default)})});
if(s==="flags")return(0,Pe.jsx)(pf,{field:e,id:t,value:n,change:o});if(s==="ints")return(0,Pe.jsx)(ff,{field:e,id:t,value:n,change:o});let r=e.default;return(0,Pe.jsx)(
Kt,{id:t,value:n,change:o,standard:r,row:nl(e),hint:r===null?"–":String(r)})}function pf({field:e,id:t,value:n,change:o}){let s=Ye(n)?n:{},r=e.choices.map(String),
i=(a,u)=>{let l=r.filter(c=>c===a?u:s[c]===!0);o(l.length?Object.fromEntries(l.map(c=>[c,!0])):void 0)};return(0,Pe.jsx)("div",{class:"kp-flags",id:t,role:"grou\
p","aria-label":e.name,children:r.map(a=>(0,Pe.jsxs)("label",{children:[(0,Pe.jsx)("input",{type:"checkbox",value:a,checked:s[a]===!0,onChange:({currentTarget:u})=>i(
a,u.checked)})," ",a]},a))})}function ff({id:e,value:t,change:n}){let[o,s]=dn(t,Ao,r=>Array.isArray(r)?r.join(", "):r===void 0?"":Se(r,1/0));return(0,Pe.jsx)("t\
extarea",{class:"kp-text",id:e,rows:2,spellcheck:!1,placeholder:"1, 2, 3",value:o,onInput:({currentTarget:r})=>n(s(r.value))})}var kl={View:uf,canShow:lf};var rt=p(oe(),1),Sl=p(Mt(),1),Y=p(F(),1),xl=p(Co(),1);var V=p(O(),1),mf=120,gf=5,sr=e=>Number.isInteger(e)&&Number(e)>=0,yt=e=>Array.isArray(e)&&e.length>0&&e.every(sr),Ho=(e,t)=>Array.isArray(e)&&e.every(t),rr=e=>Ho(
e,yt),hf=e=>Array.isArray(e)&&e.length===2&&yt(e[0]),bf=e=>yt(e)||rr(e),vf=e=>Ye(e)&&(yt(e.phrase)||rr(e.any_of)),pn=e=>({options:[[e]]}),Pl=e=>({options:[e]}),
Vn=({options:e})=>e[0][0],ir={token:{isSingle:!0,isFlat:!0,read:e=>sr(e)?[pn(e)]:null,write:e=>Vn(e[0])},tokens:{isFlat:!0,read:e=>sr(e)?[pn(e)]:yt(e)?e.map(pn):
null,write:e=>e.length===1?Vn(e[0]):e.map(Vn)},words:{isFlat:!0,read:e=>yt(e)?e.map(pn):null,write:e=>e.map(Vn)},word_groups:{read:e=>rr(e)?e.map(Pl):null,write:e=>e.
map(({options:t})=>t[0])},words_with_bias:{isBiased:!0,read:e=>Ho(e,hf)?e.map(([t,n])=>({options:[t],bias:n})):null,write:e=>e.map(({options:t,bias:n})=>[t[0],n??
null])},alternatives:{hasAlternatives:!0,read:e=>Ho(e,bf)?e.map(t=>({options:yt(t)?[t]:t})):null,write:e=>e.map(({options:t})=>t.length===1?t[0]:t)},constraints:{
hasAlternatives:!0,read:e=>Ho(e,vf)?e.map(({phrase:t,any_of:n})=>({options:t?[t]:n??[]})):null,write:e=>e.map(({options:t})=>t.length===1?{phrase:t[0]}:{any_of:t})}},
qn={ways:[],unknown:[]};function wf(e){if(!/^[\s\d,[\]]+$/.test(e))return null;let t=(e.match(/\d+/g)??[]).map(Number);return yt(t)&&t.every(Number.isSafeInteger)?
t:null}async function yf(e,t){let n=Hn(e),o=n.replace(/^ +/,""),s=o!==""&&!/^\s/.test(o)&&!n.startsWith("  "),{tokens:r,problem:i}=await t.splitWords(s?[" "+o,o]:
[n]);if(i)return{...qn,problem:(0,Y.t)(i)};let a=[{when:(0,Y.t)("as typed"),tokens:r[0]}];s&&ke(r[0],r[1])?a=[{when:(0,Y.t)("everywhere"),tokens:r[0]}]:s&&(a=[{
when:(0,Y.t)("inside a sentence"),tokens:r[0]},{when:(0,Y.t)("at the very start"),tokens:r[1],isAlone:!0}]);let u=wf(e),l=u?await t.textsOf(u):[];if(u){let c=u.
map(f=>[f,t.texts.value.get(f)]);a.unshift({when:u.length>1?(0,Y.t)("these token ids"):(0,Y.t)("this token id"),tokens:c})}return{ways:a.filter(c=>c.tokens.length),
unknown:l}}var Do=({tokens:e})=>e.map(([t])=>t),ar=({token:[e,t]})=>(0,V.jsxs)(V.Fragment,{children:[t===void 0?(0,V.jsx)("span",{class:"kp-piece"}):(0,V.jsx)(xl.TokenLabel,
{class:"kp-piece",text:t}),(0,V.jsx)("span",{class:"kp-id",children:e})]});function kf({form:e,offers:{ways:t,unknown:n,problem:o},add:s}){if(o)return(0,V.jsx)(
"p",{class:"kp-faint",children:o});let r=[n.length>0&&(0,Y.t)("The model has no token {ids}.",{ids:n.join(", ")}),t.some(({isAlone:i})=>i)&&(0,Y.t)("Inside a se\
ntence a word begins with a space (·) and is another token than at the very start."),e.isFlat&&t.some(({tokens:i})=>i.length>1)&&(e.isSingle?(0,Y.t)("Choose on\
e token."):(0,Y.t)("Each token counts by itself here, in other words too: click the one you mean."))].filter(Boolean);return(0,V.jsxs)(V.Fragment,{children:[t.map(
i=>(0,V.jsxs)("div",{class:"kp-offer",children:[(0,V.jsx)("span",{class:"kp-when",children:i.when}),(0,V.jsx)("span",{class:"kp-chips",children:i.tokens.map(a=>e.
isFlat?(0,V.jsx)(Sf,{token:a,press:()=>s([[a[0]]])}):(0,V.jsx)("span",{class:"kp-token",children:(0,V.jsx)(ar,{token:a})}))}),!e.isFlat&&(0,V.jsx)("button",{class:"\
kp-button",type:"button","aria-label":(0,Y.t)("Add the word: {when}",{when:i.when}),onClick:()=>s([Do(i)]),children:(0,Y.t)("Add")})]},i.when)),!e.isFlat&&!e.hasAlternatives&&
t.length===2&&(0,V.jsx)("button",{class:"kp-button",type:"button",onClick:()=>s(t.map(Do)),children:(0,Y.t)("Add both")}),r.length>0&&(0,V.jsx)("p",{class:"kp-f\
aint",children:r.join(" ")})]})}function Sf({token:e,press:t}){let[n,o]=e,s=o===void 0?(0,Y.t)("Add token {id}",{id:n}):(0,Y.t)("Add token {id}: {text}",{id:n,text:(0,Sl.quoted)(
o)});return(0,V.jsx)("button",{class:"kp-token",type:"button","aria-label":s,onClick:t,children:(0,V.jsx)(ar,{token:e})})}function xf({knob:e,panel:t,id:n,meaningId:o,
value:s,change:r}){let i=ir[e.editor],a=(s===void 0?[]:i.read(s))??[],[u,l]=(0,rt.useState)(""),[c,f]=(0,rt.useState)(qn),[m,d]=(0,rt.useState)(null),h=(0,rt.useRef)(
null),g=(0,rt.useRef)(0),v=(0,rt.useRef)(0),L=k=>r(k.length?i.write(k):void 0),G=()=>{g.current+=1,clearTimeout(v.current),l(""),f(qn),d(null)},E=k=>{L(Pf(i,a,k,
m)),G(),h.current?.focus()},W=async k=>{let ne=++g.current,Re=(0,Y.t)("The server does not answer. Try again in a moment."),bt=k?await yf(k,t).catch(()=>({...qn,
problem:Re})):qn;return ne!==g.current?null:(f(bt),bt)},y=k=>{l(k),clearTimeout(v.current),v.current=window.setTimeout(()=>{W(k)},mf)},H=async()=>{clearTimeout(
v.current);let k=(await W(u))?.ways.at(0);k&&E([i.isFlat?Do(k).slice(0,1):Do(k)])},B=k=>{k.key==="Enter"?(k.preventDefault(),H()):k.key==="Escape"&&(u||m!==null)&&
(k.preventDefault(),G())},te=t.texts.value,ge=a.flatMap(({options:k})=>k.flat()).filter(k=>!te.has(k));return(0,rt.useEffect)(()=>{ge.length&&t.textsOf(ge).catch(
()=>[])},[ge.join()]),(0,V.jsxs)("div",{class:"kp-editor",children:[(0,V.jsx)("ul",{class:i.isFlat?"kp-rows kp-flat":"kp-rows",hidden:!a.length,children:a.map((k,ne)=>(0,V.jsx)(
Cf,{form:i,row:k,texts:te,setBias:Re=>L(a.with(ne,{...k,bias:Re})),grow:()=>{d(ne),h.current?.focus()},remove:()=>{m===ne&&d(null),L(a.toSpliced(ne,1)),h.current?.
focus()}},ne))}),(0,V.jsx)("p",{class:"kp-faint",hidden:m===null,children:m!==null&&(0,Y.t)("Another alternative to word {number}:",{number:m+1})}),(0,V.jsx)("i\
nput",{class:"kp-wide",ref:h,id:n,"aria-describedby":o,type:"text",autocomplete:"off",spellcheck:!1,placeholder:i.isFlat?(0,Y.t)("type a token, or its id"):(0,Y.t)(
"type a word, or token ids"),value:u,onInput:({currentTarget:k})=>y(k.value),onKeyDown:B}),(0,V.jsx)("div",{class:"kp-offers","aria-live":"polite",children:(0,V.jsx)(
kf,{form:i,offers:c,add:E})})]})}function Pf(e,t,n,o){if(e.isSingle)return[pn(n[0][0])];if(e.isFlat){let s=new Set(t.map(Vn));return[...t,...n.flat().filter(r=>!s.
has(r)).map(pn)]}if(o!==null&&o<t.length){let s=t[o];return t.with(o,{...s,options:[...s.options,...n]})}return[...t,...n.map(s=>e.isBiased?{options:[s],bias:gf}:
Pl(s))]}function Cf({form:e,row:t,texts:n,setBias:o,grow:s,remove:r}){let i=t.options[0].map(a=>n.get(a)??a).join("").trim();return(0,V.jsxs)("li",{class:"kp-ro\
w",children:[t.options.map((a,u)=>(0,V.jsxs)(V.Fragment,{children:[u>0&&(0,V.jsx)("span",{class:"kp-or",children:(0,Y.t)("or")}),(0,V.jsx)("span",{class:"kp-chi\
ps",children:a.map(l=>(0,V.jsx)("span",{class:"kp-token",children:(0,V.jsx)(ar,{token:[l,n.get(l)]})}))})]})),e.isBiased&&(0,V.jsx)("span",{class:"kp-faint",children:(0,Y.t)(
"bias")}),e.isBiased&&(0,V.jsx)(Kt,{row:{kind:"float",step:.5},label:(0,Y.t)("Bias of {name}",{name:i}),value:t.bias??void 0,change:o}),e.hasAlternatives&&(0,V.jsx)(
"button",{class:"kp-link",type:"button","aria-label":(0,Y.t)("Add an alternative to {name}",{name:i}),onClick:s,children:(0,Y.t)("or…")}),(0,V.jsx)("button",{
class:"kp-icon",type:"button","aria-label":(0,Y.t)("Remove {name}",{name:i}),onClick:r,children:"×"})]})}var Ef={View:xf,isLabelled:!0,canShow:({editor:e},t)=>t===
void 0||ir[e].read(t)!==null},Cl=Object.fromEntries(Object.keys(ir).map(e=>[e,Ef]));var El={...Cl,switch:ol,number:or,slider:or,choice:sl,text:rl,strings:pl,decay:ml,fields:kl,layers:gl,structure:hl},jo=e=>e in El?El[e]:cl;var I=p(O(),1),lr=e=>({changed:(0,K.t)("changed"),preset:(0,K.t)("preset"),model:(0,K.t)("model"),library:(0,K.t)("library")})[e],qo=e=>({changed:(0,K.t)("chang\
ed by you"),preset:(0,K.t)("set by the preset (the chosen strategy)"),model:(0,K.t)("the model's own default"),library:""})[e],mn={error:"✕",warning:"▲",info:"\
ℹ"},fn=({name:e})=>(0,I.jsx)(I.Fragment,{children:e.split(/(?<=_)/).map(t=>(0,I.jsxs)(Ol.Fragment,{children:[t,(0,I.jsx)("wbr",{})]},t))});function Wo(e,t){let n=document.
querySelector(`[id="${e.name}-${t}"] > .kp-head + *`);if(!n)return;let o=n.matches("input, select, textarea")?n:n.querySelector("input:checked, input:not([type=\
radio]), select, textarea")??n.querySelector("input");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function ur({panel:e,name:t,hidden:n}){let{knob:o,value:s,
own:r,source:i,notes:a,idle:u}=e.of(t),[l,c]=(0,Vo.useState)(!1),[f,m]=(0,Vo.useState)(!1),[d,h]=(0,Vo.useState)(!1),g=`${e.name}-${t}`,{View:v,isLabelled:L,canShow:G}=jo(
o.editor),E=!G||G(o,s.value);!E&&!l&&c(!0);let W=`${g}-name`,y={knob:o,panel:e,id:`${g}-control`,nameId:W,meaningId:`${g}-meaning`,value:s.value,standard:r.value===
void 0?o.default:r.value,change:ge=>e.change(t,ge)},H=()=>{m(l&&!E),(!l||E)&&c(!l)},B=l||!E,te=u.value;return(0,I.jsxs)("div",{class:a.value.some(({severity:ge})=>ge===
"error")?"kp-knob kp-wrong":"kp-knob",id:g,"data-knob":t,"data-source":i.value,hidden:n,children:[(0,I.jsxs)("div",{class:"kp-head",children:[L&&!B?(0,I.jsx)("l\
abel",{class:"kp-name",id:W,for:y.id,children:(0,I.jsx)(fn,{name:t})}):(0,I.jsx)("span",{class:"kp-name",id:W,children:(0,I.jsx)(fn,{name:t})}),(0,I.jsx)("span",
{class:"kp-source",title:qo(i.value),children:qo(i.value)&&lr(i.value)}),(0,I.jsxs)("span",{class:"kp-tools",children:[G&&(0,I.jsx)(Of,{name:t,isJson:B,turn:H}),
(0,I.jsx)(Tf,{panel:e,name:t}),(0,I.jsx)("button",{class:"kp-icon kp-ask",type:"button","aria-expanded":d,"aria-label":(0,K.t)("More about {name}",{name:t}),onClick:()=>h(
!d),children:"?"})]})]}),G?(0,I.jsxs)("div",{class:"kp-editor",children:[B?(0,I.jsx)(ul,{...y}):(0,I.jsx)(v,{...y}),(0,I.jsx)("span",{class:"kp-faint",children:f&&
!E&&(0,K.t)("The editor cannot show this value.")})]}):(0,I.jsx)(v,{...y}),(0,I.jsx)("div",{class:"kp-notes",role:"status",children:a.value.map(ge=>(0,I.jsx)(cr,
{note:ge,panel:e}))}),(0,I.jsxs)("p",{class:"kp-meaning",id:`${g}-meaning`,children:[(0,K.t)(o.meaning)," ",(0,I.jsx)(Lf,{knob:o,own:r.value})," ",(0,I.jsx)("sp\
an",{class:"kp-idle",children:te&&(0,K.t)("No effect now: {why}.",{why:te})})]}),d&&(0,I.jsx)(Rf,{knob:o})]})}function Of({name:e,isJson:t,turn:n}){let o=t?(0,K.t)(
"Back to the editor of {name}",{name:e}):(0,K.t)("Edit {name} as JSON",{name:e});return(0,I.jsx)("button",{class:"kp-link",type:"button","aria-pressed":t,"aria-\
label":o,onClick:n,children:t?(0,K.t)("Editor"):"JSON"})}function Lf({knob:e,own:t}){let n=Ll(e,t===void 0?e.default:t),o=(t===void 0?e.default:t)===null;return t===
void 0?(0,I.jsx)("span",{class:"kp-standard",title:(0,K.t)("The library's default: it applies unless the knob is set"),children:o?(0,K.t)("No default."):(0,K.t)(
"Default: {value}.",{value:n})}):(0,I.jsx)("span",{class:"kp-standard",title:(0,K.t)("From the model's own generation config"),children:o?(0,K.t)("No default."):
(0,K.t)("The model's default: {value}.",{value:n})})}var Ll=({editor:e},t)=>e==="switch"&&typeof t=="boolean"?t?(0,K.t)("on"):(0,K.t)("off"):Se(t,30);function Tf({
panel:e,name:t}){let{knob:n,value:o,preset:s,source:r}=e.of(t),i=s.value,a=r.value==="changed"||i!==void 0&&o.value===void 0,u=Ll(n,i),[l,c]=a?i===void 0?[(0,K.t)(
"Back to its default"),(0,K.t)("Reset {name} to its default",{name:t})]:[(0,K.t)("Back to the preset: {value}",{value:u}),(0,K.t)("Reset {name} to the preset: {\
value}",{name:t,value:u})]:[(0,K.t)("Unset it: the default applies"),(0,K.t)("Unset {name}",{name:t})],f=()=>{e.reset(t),Wo(e,t)};return(0,I.jsx)("button",{class:"\
kp-icon",type:"button",title:l,"aria-label":c,hidden:r.value!=="preset"&&!a,onClick:f,children:a?"↺":"×"})}function Rf({knob:e}){let t=e.needs.map(o=>(0,K.t)(
o)).join("; "),n=Af(e);return(0,I.jsxs)("div",{class:"kp-help",children:[(0,I.jsx)("p",{children:(0,K.t)(e.explanation)}),n&&(0,I.jsx)("p",{children:n}),t&&(0,I.jsx)(
"p",{children:(0,K.t)("It has an effect only under these conditions: {needs}.",{needs:t})}),e.conflicts.map(o=>(0,I.jsx)("p",{children:(0,K.t)(o)})),e.paper&&(0,I.jsxs)(
"p",{children:[(0,K.t)("Read more:")," ",(0,I.jsx)("a",{href:e.paper,target:"_blank",rel:"noopener noreferrer",children:e.paper.replace(/^https?:\/\//,"")})]})]})}
function cr({note:e,panel:t}){let{knob:n,press:o}=e,s=t.byName.has(n),r=s?o&&!(n in o.change):t.state.value.set[n]!==void 0,i=a=>{t.apply(a),s&&Wo(t,n)};return(0,I.jsxs)(
"div",{class:`kp-note kp-${e.severity}`,children:[(0,I.jsx)("span",{class:"kp-sign","aria-hidden":"true",children:mn[e.severity]}),(0,I.jsxs)("span",{class:"kp-\
said",children:[(0,K.t)(e.message)+" ",!o?.whole&&(0,I.jsx)("strong",{children:(0,K.t)(e.fix)}),!o?.whole&&" ",o&&(0,I.jsx)("button",{class:"kp-button",type:"bu\
tton",onClick:()=>i(o.change),children:(0,K.t)(o.label)}),o&&" ",r&&(0,I.jsx)("button",{class:"kp-link",type:"button",onClick:()=>i({[n]:null}),children:s?(0,K.t)(
"Unset {name}",{name:n}):(0,K.t)("Remove {name}",{name:n})})]})]})}function Af({minimum:e,maximum:t,open_minimum:n,open_maximum:o}){let r=[];return e!==null&&r.
push(n?(0,K.t)("greater than {low}",{low:e}):(0,K.t)("at least {low}",{low:e})),t!==null&&t<2147483647&&r.push(o?(0,K.t)("less than {high}",{high:t}):(0,K.t)("a\
t most {high}",{high:t})),r.length?(0,K.t)("Allowed: {limits}.",{limits:r.join(", ")}):""}var dr=p(F(),1);var Wn=e=>e.toLowerCase().split(/[\s_-]+/).filter(Boolean);function Tl(e,t){let n=Wn(t);return e.length===1&&e[0].length===1?n.length===1&&n[0]===e[0]:e.every(o=>n.
some(s=>s.startsWith(o)))}var Mf=(e,t)=>e.every(n=>Wn(t).join(" ").includes(n));function Rl(e,t){let n=Wn(e);if(!n.length)return{knobs:t,beside:[],absent:[]};let o=Ft.
absent.filter(({words:u})=>u.includes(n.join(" "))).map(({text:u})=>u),s=Ft.elsewhere.filter(({words:u})=>u.some(l=>Tl(n,l))),r=t.filter(({name:u,group:l,synonyms:c})=>[
u,l,(0,dr.t)(l),...c].some(f=>Tl(n,f)));if(r.length||o.length||s.length)return{knobs:r,beside:s,absent:o};let i=({group:u,meaning:l,explanation:c})=>[u,l,c],a=u=>[
u.name,...u.synonyms,...i(u),...i(u).map(l=>(0,dr.t)(l))].join(" ");return{knobs:t.filter(u=>Mf(n,a(u))),beside:s,absent:o}}var C=p(O(),1),_f=60;function Ml(e,t){let n=xa(e,t);q().answers.knobs=({change:o})=>n.apply(o),(0,Al.render)((0,C.jsx)(Nf,{panel:n}),_(e.element,".kp"))}function Nf({
panel:e}){let[t,n]=(0,Dt.useState)(""),[o,s]=(0,Dt.useState)([]),r=Rl(t,e.knobs),i=Wn(t).length>0,a=new Set(r.knobs.map(({name:l})=>l)),u=(l,c)=>s(f=>c?[...new Set(
[...f,l])]:f.filter(m=>m!==l));return(0,Dt.useLayoutEffect)(()=>{wa(e,l=>{let c=e.byName.get(l);c&&(n(""),c.basic||u(c.group,!0),requestAnimationFrame(()=>Ff(e,
l)))})},[e]),(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)(Hf,{panel:e,typed:t,type:n,found:r,isSearching:i}),(0,C.jsx)(jf,{panel:e,open:o,hidden:i}),(0,C.jsx)("se\
ction",{class:"kp-basic","aria-label":(0,z.t)("The knobs that matter most"),children:e.knobs.filter(({basic:l})=>l).map(({name:l})=>(0,C.jsx)(ur,{panel:e,name:l,
hidden:!a.has(l)},l))}),Ft.groups.map(l=>(0,C.jsx)(If,{panel:e,title:l,names:a,isSearching:i,isOpen:o.includes(l),turn:c=>u(l,c)},l)),(0,C.jsx)(qf,{panel:e,hidden:i})]})}
function Ff(e,t){let n=document.getElementById(`${e.name}-${t}`);n&&(n.scrollIntoView({block:"center"}),Wo(e,t),n.classList.remove("kp-found"),requestAnimationFrame(
()=>n.classList.add("kp-found")))}function If({panel:e,title:t,names:n,isSearching:o,isOpen:s,turn:r}){let i=e.knobs.filter(({group:d})=>d===t),a=i.filter(({basic:d})=>!d),
u=[...a.filter(d=>!d.managed_because),...a.filter(d=>d.managed_because)],l=i.filter(({basic:d})=>d),c=u.some(({name:d})=>n.has(d)),f=o?c:s,m=(0,Dt.useRef)(!1);return m.
current||=f,u.length?(0,C.jsxs)("details",{class:"kp-group","data-group":t,hidden:!c,open:f,onToggle:({currentTarget:d})=>!o&&r(d.open),children:[(0,C.jsxs)("su\
mmary",{children:[(0,z.t)(t),(0,C.jsx)(Kf,{panel:e,knobs:u})]}),(0,C.jsxs)("div",{class:"kp-body",children:[m.current&&l.length>0&&(0,C.jsxs)("p",{class:"kp-mea\
ning kp-above",hidden:o,children:[(0,z.t)("Always in view, above:")," ",l.map(({name:d},h)=>(0,C.jsxs)(C.Fragment,{children:[h>0&&", ",(0,C.jsx)(_l,{panel:e,name:d})]}))]}),
m.current&&u.map(d=>(0,C.jsx)(Bf,{panel:e,knob:d,names:n},d.name))]})]}):null}function Bf({panel:e,knob:t,names:n}){let o=!n.has(t.name);return t.managed_because?
(0,C.jsxs)("p",{class:"kp-meaning kp-managed","data-knob":t.name,hidden:o,children:[(0,C.jsx)("code",{children:t.name})," ",(0,z.t)(t.managed_because)]}):(0,C.jsx)(
ur,{panel:e,name:t.name,hidden:o})}function Kf({panel:e,knobs:t}){let n=t.filter(({name:r})=>e.state.value.set[r]!==void 0).length,o=t.filter(({name:r})=>e.verdict.
value?.notes[r]).length,s=[n?(0,z.t)("{count} set",{count:n}):"",o?`▲ ${o}`:""];return(0,C.jsx)("span",{class:"kp-count",children:e.verdict.value&&s.filter(Boolean).
join(" · ")})}var _l=({panel:e,name:t})=>(0,C.jsx)("button",{class:"kp-link kp-name",type:"button","aria-label":(0,z.t)("Go to {name}",{name:t}),onClick:()=>Nt(
e,t),children:(0,C.jsx)(fn,{name:t})});function Hf({panel:e,typed:t,type:n,found:{knobs:o,beside:s,absent:r},isSearching:i}){let a=s.length||r.length?(0,z.t)("N\
o knob."):(0,z.t)("No knob matches. Try a plain word, such as repeat, random or stop."),u=o.length?(0,z.tn)(o.length,"{count} knob","{count} knobs"):a;return(0,C.jsxs)(
"div",{class:"kp-search",role:"search",children:[(0,C.jsx)("input",{id:`${e.name}-search`,type:"search",placeholder:(0,z.t)("Search {count} knobs",{count:e.knobs.
length}),"aria-label":(0,z.t)("Search the knobs"),autocomplete:"off",spellcheck:!1,value:t,onInput:({currentTarget:l})=>n(l.value),onKeyDown:l=>{l.key!=="Escape"||
!t||(l.preventDefault(),n(""))}}),(0,C.jsx)("span",{class:"kp-faint",role:"status",children:i&&u}),(0,C.jsxs)("div",{class:"kp-beside",role:"status",children:[s.
map(l=>(0,C.jsx)(Df,{place:l},l.text)),r.map(l=>(0,C.jsx)("p",{class:"kp-faint",children:(0,z.t)(l)}))]})]})}var $n=e=>e?document.getElementById(e):null;function Df({
place:{text:e,id:t,inside:n}}){let o=r=>{let i=$n(t)?.querySelector("input, textarea, select");if(!i?.offsetParent&&r){requestAnimationFrame(()=>o(r-1));return}
i?.scrollIntoView({block:"center"}),i?.focus({preventScroll:!0})},s=()=>{$n(t)?.offsetParent||$n(n)?.querySelector("button.label-wrap")?.click(),o(_f)};return(0,C.jsxs)(
"p",{class:"kp-faint",children:[(0,z.t)(e)," ",($n(t)||$n(n))&&(0,C.jsx)("button",{class:"kp-link",type:"button",onClick:s,children:(0,z.t)("Go to it")})]})}function jf({
panel:e,open:t,hidden:n}){let{base:o,set:s}=e.state.value,r=e.verdict.value,i=(0,z.t)(r?.mode),a=r?.differs.length??0,u=a?(0,z.tn)(a,"{count} knob differs from \
the model's defaults:","{count} knobs differ from the model's defaults:"):(0,z.t)("No knobs differ from the model's defaults."),l=({basic:f,group:m})=>!f&&!t.includes(
m),c=Object.entries(r?.notes??{}).flatMap(([f,m=[]])=>{let d=e.byName.get(f);return d?l(d)?m.filter(({severity:h})=>h==="error"):[]:m});return(0,C.jsxs)("div",{
class:"kp-summary",hidden:n,children:[(0,C.jsx)("p",{class:"kp-headline",children:r&&(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)("strong",{title:(0,z.t)("The str\
ategy that these settings choose"),children:i[0].toUpperCase()+i.slice(1)}),` · ${u}`]})}),(0,C.jsx)("div",{class:"kp-differing",children:r?.differs.map(f=>(0,C.jsx)(
Vf,{panel:e,name:f},f))}),(0,C.jsxs)("div",{class:"kp-foot",children:[(0,C.jsx)("button",{class:"kp-link",type:"button",disabled:ke(s,o),onClick:()=>e.resetAll(
e.state.value.base),children:(0,z.t)("Reset to the preset")}),(0,C.jsx)("button",{class:"kp-link",type:"button",disabled:!Object.keys(s).length,onClick:()=>e.resetAll(
{}),children:(0,z.t)("Use the model's defaults")})]}),(0,C.jsx)("div",{class:"kp-notes",role:"status",children:[...r?.general??[],...c].map(f=>(0,C.jsx)(cr,{note:f,
panel:e}))})]})}function Vf({panel:e,name:t}){let n=e.sourceOf(t),o=e.verdict.value?.notes[t]??[],s=o.some(({severity:r})=>r==="error")?"error":o.length?"warnin\
g":"";return(0,C.jsxs)("button",{class:"kp-chip",type:"button","data-source":n,title:(0,z.t)("Go to this knob ({source})",{source:qo(n)}),onClick:()=>Nt(e,t),children:[
t,s&&(0,C.jsx)("span",{class:`kp-${s}`,title:(0,z.t)("See the note at the knob"),children:mn[s]})]})}function qf({panel:e,hidden:t}){let n=e.effective.value,o=s=>{
e.wantsEffective=s,s&&e.askEffective()};return(0,C.jsxs)("details",{class:"kp-group kp-effective",hidden:t,onToggle:({currentTarget:s})=>o(s.open),children:[(0,C.jsx)(
"summary",{children:(0,z.t)("Effective config")}),(0,C.jsx)("div",{class:"kp-table",children:n.length>0&&(0,C.jsxs)("table",{children:[(0,C.jsx)("thead",{children:(0,C.jsxs)(
"tr",{children:[(0,C.jsx)("th",{scope:"col",children:(0,z.t)("knob")}),(0,C.jsx)("th",{scope:"col",children:(0,z.t)("value")}),(0,C.jsx)("th",{scope:"col",children:(0,z.t)(
"source")})]})}),(0,C.jsx)("tbody",{children:n.map(({name:s,value:r,source:i,ignored:a})=>(0,C.jsxs)("tr",{"data-source":i,children:[(0,C.jsx)("td",{children:(0,C.jsx)(
_l,{panel:e,name:s})}),(0,C.jsxs)("td",{class:"kp-value",children:[Se(r,60),a&&(0,C.jsx)("span",{class:"kp-faint",title:(0,z.t)(a),children:` ○ ${(0,z.t)("no \
effect")}`})]}),(0,C.jsx)("td",{children:lr(i)})]},s))})]})})]})}var Il=p(ue(),1),jt=p(F(),1),Bl=p(Fl(),1);var de=p(O(),1),Wf=["switch","choice"];function Kl({element:e},{name:t,essential:n}){let o=_(e,".kq-knobs"),s=_(e,".kq-count");_(e,".kq").setAttribute("aria-lab\
el",(0,jt.t)("The knobs that matter for this strategy")),dt(t,r=>{_(e,".kq-number-of").textContent=(0,jt.t)("All {count} knobs",{count:r.knobs.length}),(0,Il.render)(
(0,de.jsx)($f,{panel:r,essential:n}),o),(0,Bl.explain)(o),r.verdict.subscribe(i=>{let a=[...i?.general??[],...Object.values(i?.notes??{}).flatMap(l=>l??[])],u=a.
some(({severity:l})=>l==="error");s.textContent=a.length?`${mn[u?"error":"warning"]} ${a.length}`:""})})}function $f({panel:e,essential:t}){let n=(e.verdict.value?.
essential??t).filter(o=>e.byName.has(o)&&sn(o));return(0,de.jsx)(de.Fragment,{children:n.map(o=>(0,de.jsx)(Gf,{panel:e,name:o},o))})}function Gf({panel:e,name:t}){
let{knob:n,value:o,own:s,source:r,notes:i}=e.of(t),a=`quick-${t}`,u=["slider","number"].includes(n.editor),l=Wf.includes(n.editor)||u&&n.slider_minimum===null,{
View:c,isLabelled:f}=jo(n.editor),m={knob:n,panel:e,id:a,nameId:`${a}-name`,value:o.value,standard:s.value===void 0?n.default:s.value,change:L=>e.change(t,L)},d=i.
value.find(({severity:L})=>L==="error")??i.value.at(0),h=d?`${(0,jt.t)(d.message)} ${(0,jt.t)(d.fix)}`:(0,jt.t)(n.meaning),g=L=>{L?.querySelector("input, select\
, button")?.setAttribute("aria-description",h)},v=(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)(fn,{name:t}),(0,de.jsx)("span",{class:"kq-sign","aria-hidden":"t\
rue","data-severity":d?.severity??"",children:d&&mn[d.severity]})]});return(0,de.jsxs)("div",{class:"kq-knob","data-knob":t,"data-source":r.value,"data-tip":h,ref:g,
children:[l&&!f?(0,de.jsx)("span",{class:"kp-name",id:m.nameId,children:v}):(0,de.jsx)("label",{class:"kp-name",id:m.nameId,for:a,children:v}),l?(0,de.jsx)(c,{...m}):
u?(0,de.jsx)(Jf,{...m}):(0,de.jsx)(Uf,{...m})]})}function Jf({knob:e,id:t,value:n,standard:o,change:s}){let r=n===void 0?o:n,i=r==null?"–":String(r);return(0,de.jsxs)(
"span",{class:"kq-number",children:[(0,de.jsx)(tr,{knob:e,id:t,value:n,standard:o,change:s,text:i}),(0,de.jsx)("output",{class:"kq-value",for:t,"aria-live":"off",
children:i})]})}function Uf({knob:e,panel:t,id:n,value:o}){return(0,de.jsx)("button",{class:"kp-button",id:n,type:"button",onClick:()=>{Fn("knobs"),Nt(t,e.name)},
children:o===void 0?(0,jt.t)("set …"):Se(o,18)})}var jl=p(ue(),1),Vl=p(oe(),1),kt=p(F(),1),ql=p(Dl(),1);var it=p(O(),1);function Wl({element:e,props:t,server:n,watch:o}){let s=_(e,".gp-media"),r=new Map,i="",a=c=>c?n.media_file(c):Promise.resolve("");q().answers.media_file=
c=>a(r.get(c)),s.setAttribute("aria-label",(0,kt.t)("Pictures and sounds"));function u(c){t.value=JSON.stringify(c),l()}function l(){if(t.value===i)return;let c=zf(
t.value);for(let{key:d,sha256:h}of c)d&&r.set(h,d);let f=c.map(d=>d.key?d:{...d,key:r.get(d.sha256)});if(f.some(({key:d},h)=>d!==c[h].key))return u(f);i=t.value;
let m=c.map((d,h)=>(0,it.jsx)(Qf,{item:d,fileOf:a,remove:()=>u(c.filter((g,v)=>v!==h))},d.sha256));(0,jl.render)(m,s)}o("value",l),l()}function zf(e){try{return JSON.
parse(e||"[]")}catch{return[]}}function Qf({item:e,fileOf:t,remove:n}){let[o,s]=(0,Vl.useState)(""),{key:r,preview:i,width:a,height:u,seconds:l}=e,c=e.kind==="i\
mage",f=c?(0,kt.t)("Picture, {width} by {height} pixels",{width:a,height:u}):(0,kt.t)("Sound, {seconds} s",{seconds:l});return(0,it.jsxs)("li",{children:[(0,it.jsx)(
"button",{type:"button",class:"gp-media-open","aria-label":`${f}: ${c?(0,kt.t)("Show it"):(0,kt.t)("Play it")}`,"aria-expanded":o?!0:void 0,disabled:!r,onClick:async()=>s(
o?"":await t(r)),children:(0,it.jsx)(ql.Preview,{kind:e.kind,preview:i})}),(0,it.jsx)("span",{children:r?f:(0,kt.t)("{what}: the file was not kept",{what:f})}),
(0,it.jsx)("button",{type:"button",class:"gp-media-out","aria-label":(0,kt.t)("Remove it"),onClick:n,children:"×"}),o&&c&&(0,it.jsx)("img",{class:"gp-media-who\
le",src:o,alt:""}),o&&!c&&(0,it.jsx)("audio",{class:"gp-media-whole",src:o,controls:!0,autoplay:!0})]})}var zl=p(ue(),1),hr=p(oe(),1),le=p(F(),1);var $o=p(oe(),1);function $l(e){let t=(0,$o.useRef)(null);return(0,$o.useLayoutEffect)(()=>{t.current&&(e()?.querySelector(t.current)?.focus(),t.current=null)}),
n=>t.current=n}var at=p(F(),1),Ie=p(O(),1),pr=["tools","documents"],Yf={tools:'[{"type": "function", "function": {"name": "add"}}]',documents:'[{"title": "Cats", "text": "Cats\
 sit on mats."}]'},fr=({reads:e})=>e?.arguments??[],Gl=e=>fr(e).length>0||pr.some(t=>e.reads?.[t]);function Jl({state:e,isOpen:t,press:n}){let s=fr(e).filter(([
r])=>r in e.arguments).length+pr.filter(r=>e.reads?.[r]&&e[r].trim()).length;return(0,Ie.jsx)("button",{type:"button",class:"gp-arguments-open","aria-expanded":t?
"true":"false",hidden:!Gl(e),onClick:n,children:s?(0,at.t)("Template arguments ({count})",{count:s}):(0,at.t)("Template arguments")})}function Ul({state:e,isOpen:t,
defaults:n,set:o}){let s=Gl(e)&&t&&e.kind==="chat"&&e.on,r={tools:(0,at.t)("Tools, a JSON list"),documents:(0,at.t)("Documents, a JSON list")};return(0,Ie.jsxs)(
"div",{class:"gp-arguments",role:"group","aria-label":(0,at.t)("Template arguments"),hidden:!s,children:[(0,Ie.jsx)("div",{class:"gp-argument-list",children:fr(
e).map(([i,a])=>(0,Ie.jsx)(Xf,{name:i,kind:a,state:e,defaults:n,set:o},i))}),pr.map(i=>(0,Ie.jsxs)("label",{class:`gp-${i}`,hidden:!e.reads?.[i],children:[(0,Ie.jsx)(
"span",{children:r[i]}),(0,Ie.jsx)("textarea",{rows:2,spellcheck:!1,placeholder:Yf[i],value:e[i],onInput:({currentTarget:a})=>o({[i]:a.value})})]}))]})}function Xf({
name:e,kind:t,state:n,defaults:o,set:s}){let r=n.arguments[e],i=l=>{let c=Object.fromEntries(Object.entries(n.arguments).filter(([m])=>m!==e)),f=l===""||l===o[e];
s({arguments:f?c:{...c,[e]:l}})};if(t!=="bool")return(0,Ie.jsxs)("label",{"data-kind":t,children:[(0,Ie.jsx)("code",{children:e}),(0,Ie.jsx)("input",{type:"text",
placeholder:(0,at.t)("as the template has it"),value:String(r??""),onInput:({currentTarget:l})=>i(l.value)})]});let a=r??o[e],u=r!==void 0?(0,at.t)("Set here."):
a===void 0?(0,at.t)("Not set: the template decides."):(0,at.t)("Not set: this is what the template takes.");return(0,Ie.jsxs)("label",{"data-kind":t,title:u,children:[
(0,Ie.jsx)("input",{type:"checkbox",checked:a===!0||a==="true",indeterminate:a===void 0,onChange:({currentTarget:l})=>i(l.checked)}),(0,Ie.jsx)("code",{children:e})]})}var D=p(O(),1),Zf=250,mr=["user","assistant","system"],em={kind:"plain",on:!0,system:"",turns:[],target:"",continues:!1,begins:"",arguments:{},tools:"",documents:"",
reads:null},Ql=()=>{},Yl=e=>Ql(e);function Xl({element:e,props:t,server:n,trigger:o,watch:s}){let r=_(e,".gp-beside"),i=q(),a=P(em),u=P({prompt:"",model:""}),l=P(
{}),c=P(!1),f="",m="plain true";function d(){let H={};try{H=JSON.parse(t.value||"{}")}catch{}a.value={...a.value,...H},f=t.value,v()}function h(H){a.value={...a.
value,...H},t.value=f=JSON.stringify(a.value),v()}function g(){let{kind:H,reads:B}=JSON.parse(t.of_model||"{}");if(!H)return;let te={kind:H,reads:B??null};JSON.
stringify({...a.value,...te})!==JSON.stringify(a.value)&&h(te)}function v(){let H=`${a.value.kind} ${a.value.on}`;if(H===m)return E();m=H,o("turned",{})}let L=0,
G=0;function E(){clearTimeout(G),G=window.setTimeout(W,Zf)}async function W(){let H=++L,B=null;if(a.value.kind==="chat"&&a.value.on)try{B=JSON.parse(await n.render_messages(
JSON.stringify({...u.value,value:f})))}catch(te){console.warn("Generation Playground: the template could not be asked.",te)}H===L&&(i.setWritten(B),l.value=B?.defaults??
{})}Ql=H=>{e.isConnected&&(u.value={...u.value,...H},E())},i.answers.without=()=>S("RunBothWays"),i.subscribe(r,({status:H,run:B})=>{!H&&!B||(c.value=!!(i.finished?.
sequences.length&&i.started?.request.messages))}),ee(()=>{r.hidden=a.value.kind==="plain",r.dataset.kind=a.value.kind});let y=()=>(0,D.jsx)(tm,{state:a.value,set:h,
isWritten:u.value.prompt!=="",defaults:l.value,reply:c.value?()=>S("ReplyInChat"):null,root:r});s("value",()=>{t.value!==f&&d()}),s("of_model",g),d(),(0,zl.render)(
(0,D.jsx)(y,{}),r)}function tm({state:e,set:t,isWritten:n,defaults:o,reply:s,root:r}){let{kind:i,on:a,system:u,turns:l,begins:c}=e,[f,m]=(0,hr.useState)(null),[
d,h]=(0,hr.useState)(!1),g=$l(()=>r),v=()=>m(null),L=k=>{m(k),g(`.gp-${k} textarea`)},G=k=>{t({on:k}),g(k?".gp-on":".gp-off")},E=(k,ne)=>t({turns:l.map((Re,bt)=>bt===
k?{...Re,...ne}:Re)}),W=k=>{t({turns:l.toSpliced(k,1)});let ne=Math.min(k+1,l.length-1);g(ne?`.gp-turns li:nth-child(${ne}) button`:".gp-add")},y=()=>{t({turns:[
...l,{role:l.at(-1)?.role==="user"?"assistant":"user",content:""}]}),g(".gp-turns li:last-child textarea")},H=()=>{t({turns:[],continues:!1,begins:""}),g(".gp-a\
dd")},B=!u&&f!=="system",te=!a||!c&&f!=="begins",ge=({to:k,name:ne,title:Re})=>(0,D.jsx)("button",{type:"button",role:"radio",class:k?"gp-on":"gp-off","aria-che\
cked":a===k?"true":"false",tabIndex:a===k?0:-1,title:Re,onClick:()=>G(k),children:ne});return(0,D.jsxs)(D.Fragment,{children:[(0,D.jsxs)("div",{class:"gp-chat",
hidden:i!=="chat",children:[(0,D.jsxs)("label",{class:"gp-begins",hidden:te,children:[(0,D.jsx)("span",{children:(0,le.t)("The answer begins with")}),(0,D.jsx)(
gr,{hint:(0,le.t)("The model goes on from these words."),value:c,write:k=>t({begins:k}),close:v})]}),(0,D.jsxs)("div",{class:"gp-messages",hidden:!a,children:[(0,D.jsxs)(
"label",{class:"gp-system",hidden:B,children:[(0,D.jsx)("span",{children:(0,le.t)("System message")}),(0,D.jsx)(gr,{hint:(0,le.t)("How the assistant should beha\
ve. Optional."),value:u,write:k=>t({system:k}),close:v})]}),(0,D.jsx)("ol",{class:"gp-turns","aria-label":(0,le.t)("Earlier turns, oldest first"),children:l.map(
(k,ne)=>(0,D.jsx)(nm,{...k,number:ne+1,change:Re=>E(ne,Re),remove:()=>W(ne)},ne))}),(0,D.jsxs)("label",{class:"gp-continue",hidden:n||l.at(-1)?.role!=="assistan\
t",children:[(0,D.jsx)("input",{type:"checkbox",checked:e.continues,onChange:({currentTarget:k})=>t({continues:k.checked})}),(0,D.jsx)("span",{children:(0,le.t)(
"Continue the last turn, instead of a new answer")})]})]}),(0,D.jsxs)("div",{class:"gp-bar",children:[(0,D.jsxs)("span",{class:"gp-switch",role:"radiogroup","ar\
ia-label":(0,le.t)("How the prompt is sent"),onKeyDown:k=>{k.key.startsWith("Arrow")&&(k.preventDefault(),G(!a))},children:[ge({to:!0,name:(0,le.t)("Chat"),title:(0,le.t)(
"The model’s own template wraps your words in markers that say whose turn it is.")}),ge({to:!1,name:(0,le.t)("Plain text"),title:(0,le.t)("The model continues\
 your words as they are: no template, no system message, no earlier turns.")})]}),(0,D.jsxs)("span",{class:"gp-acts",hidden:!a,children:[(0,D.jsx)(Gn,{name:"gp-\
add-system",words:(0,le.t)("Add a system message"),hidden:!B,press:()=>L("system")}),(0,D.jsx)(Gn,{name:"gp-add",words:(0,le.t)("Add a turn"),press:y}),(0,D.jsx)(
Gn,{name:"gp-reply",words:(0,le.t)("Reply to the answer"),hidden:!s,press:()=>s?.()}),(0,D.jsx)(Gn,{name:"gp-clear",words:(0,le.t)("New chat"),hidden:!l.length,
press:H}),(0,D.jsx)(Gn,{name:"gp-begin",words:(0,le.t)("Begin the answer"),hidden:!te,press:()=>L("begins")}),(0,D.jsx)(Jl,{state:e,isOpen:d,press:()=>{h(!d),d||
g(".gp-arguments label:not([hidden]) :is(input, textarea)")}})]})]}),(0,D.jsx)(Ul,{state:e,isOpen:d,defaults:o,set:t})]}),(0,D.jsxs)("div",{class:"gp-source",hidden:i!==
"source"&&i!=="media",children:[(0,D.jsx)("p",{class:"gp-why",hidden:i!=="source",children:(0,le.t)("The encoder reads the source. The decoder writes the target\
, from its start token on: it does not continue the source.")}),(0,D.jsxs)("label",{class:"gp-target",children:[(0,D.jsx)("span",{children:(0,le.t)("Target so f\
ar")}),(0,D.jsx)(gr,{hint:(0,le.t)("How the target should begin. Optional."),value:e.target,write:k=>t({target:k})})]})]})]})}var gr=({hint:e,value:t,write:n,close:o})=>(0,D.jsx)(
"textarea",{rows:1,placeholder:e,value:t,onInput:({currentTarget:s})=>n(s.value),onBlur:o}),Gn=({name:e,words:t,hidden:n,press:o})=>(0,D.jsx)("button",{type:"bu\
tton",class:e,hidden:n,onClick:o,children:t});function nm({role:e,content:t,number:n,change:o,remove:s}){let r=mr.includes(e)?mr:[...mr,e],i=(0,le.t)("Remove tu\
rn {number}",{number:n});return(0,D.jsxs)("li",{"data-role":e,children:[(0,D.jsx)("select",{"aria-label":(0,le.t)("Role of turn {number}",{number:n}),value:e,onChange:({
currentTarget:a})=>o({role:a.value}),children:r.map(a=>(0,D.jsx)("option",{value:a,children:a},a))}),(0,D.jsx)("textarea",{rows:1,"aria-label":(0,le.t)("Text of\
 turn {number}, {role}",{number:n,role:e}),value:t,onInput:({currentTarget:a})=>o({content:a.value})}),(0,D.jsx)("button",{type:"button",title:i,"aria-label":i,
onClick:s,children:"✕"})]})}var Zl=p(F(),1);function eu({element:e,props:t,watch:n}){(0,Zl.translateTemplate)(e);let o=_(e,".gp-run-menu");No(o),o.addEventListener("click",r=>{let i=$(r,"[data-way]")?.dataset.
way;i==="more"?q().ask({type:"more"}):i==="start"?S("StartSteps"):i==="score"&&S("ScoreText")});let s=()=>{for(let r of o.querySelectorAll("[data-of]"))r.hidden=
r.dataset.of!==t.value};s(),n("value",s),om(o)}function om(e){let t=document.getElementById("stop");if(!(t instanceof HTMLButtonElement))return;let n=!1;t.addEventListener(
"click",()=>n=document.activeElement===t),new MutationObserver(()=>{if(!t.disabled||!n)return;n=!1,[e.querySelector("summary"),document.getElementById("generate")].
find(s=>s?.checkVisibility())?.focus({preventScroll:!0})}).observe(t,{attributes:!0,attributeFilter:["disabled"]})}var tu=p(F(),1);function nu({element:e,props:t,watch:n}){let o=()=>{_(e,"p").textContent=t.value?(0,tu.t)(JSON.parse(t.value)):""};n("value",o),o()}var cu=p(ue(),1),Je=p(F(),1);var Jn=p(F(),1);var sm=.8,Go=class{constructor(t){this.redraw=t}redraw;stays=!1;get panel(){return document.querySelector("#lesson .gp-lesson")}get isSeen(){return j.isOpen.value&&
j.isOnStage.value}turn(){j.isOnStage.value=!j.isOpen.value||!j.isOnStage.value,j.isOpen.value||wo.tell()}get words(){return this.isSeen?this.stays?(0,Jn.t)("Sti\
ll to be done. Go on with N."):(0,Jn.isTouched)()?"":(0,Jn.t)("Clicker: lesson. ← →: picture."):""}press(t){let n=`[data-key="${CSS.escape(t.toUpperCase())}\
"]:not(:disabled)`,o=this.isSeen&&this.panel?.querySelector(n);return o?(this.stays=!1,o.click(),!0):!1}go(t){this.stays=!1;let{panel:n}=this;if(!n)return;let o=n.
scrollTop+n.clientHeight<n.scrollHeight-4;t<0?this.press("P"):o?n.scrollBy({top:sm*n.clientHeight,behavior:"instant"}):this.press("R")||(this.stays=!n.querySelector(
".gp-lesson-foot .gp-next"),this.stays||this.press("N")),this.redraw()}};var iu=p(su(),1),au=p(br(),1),St=p(F(),1);var Xe={text:{key:"1",title:()=>(0,St.t)("Text"),isThere:e=>!e.denoises,view:We,canHide:!0},processors:{key:"2",title:()=>(0,St.t)("Waterfall"),isThere:rm,view:We,
canHide:!0},beamtree:{key:"3",title:()=>(0,St.t)("Beam tree"),isThere:e=>e.usesBeams,slider:"#pane-beamtree .gp-slider",view:We,canHide:!0},drafts:{key:"4",title:()=>(0,St.t)(
"Drafts"),isThere:e=>e.rounds.length>0,view:We,canHide:!0},canvas:{key:"1",title:()=>(0,St.t)("Canvas"),isThere:e=>e.denoises,slider:"#pane-canvas .gp-slider",view:We,
canHide:!1},batch:{key:"1",title:()=>(0,St.t)("Padding"),isThere:()=>!0,view:"batch",canHide:!1},precision:{key:"1",title:()=>(0,St.t)("Precision"),isThere:()=>!0,
view:"precision",canHide:!1}},vr=Object.keys(Xe);function rm({started:e,newest:t,denoises:n}){return!n&&!!(e?.processors?.length||t?.distribution.stages.length)}
var gn=(e,t,n)=>Math.max(t,Math.min(n,e)),Jo=class{constructor(t){this.log=t}log;hides=!1;place=0;line=0;before=null;get seen(){return this.place+1>>1}get length(){
let{log:t}=this;return t.usesBeams?t.prompts[0].steps.length:(0,au.pathOf)(t.allLines()[this.line]?.last??null).length}asks(t){let n=2*this.length+(this.log.running?
1:0);return this.hides&&this.place%2===0&&this.place<n&&(t==="text"||t==="processors")}start(){let{log:t}=this;this.hides=t.beginsHidden=!0;let n=t.current(),o=n&&
!n.isPrompt;this.line=o&&!t.usesBeams?n.sequence:0,this.place=t.hideFrom!==null?2*t.hideFrom:o?2*n.index+1:0,this.lookAtLast()}stop(){this.hides=this.log.beginsHidden=
!1,this.log.hide(null)}lookAtLast(){let{log:t}=this;t.hide(this.seen),t.selectStep(t.usesBeams?null:t.lines()[this.line]?.last??null)}go(t,n){let{log:o,seen:s,length:r}=this;
if(t==="beamtree")this.place=2*gn(s+n,1,r)-1;else if(t==="drafts"){let i=o.rounds.map(u=>u.start+(0,iu.writtenOf)(u)).filter(u=>u<=r),a=i.filter(u=>u<=s).length-
1;this.place=2*(i[gn(a+n,-1,i.length-1)]??0)-1}else this.place=gn(this.place+n,0,2*r-(o.running?0:1));this.place=Math.max(0,this.place),this.lookAtLast()}};var ve=p(O(),1),im="F8",am={text:"#pane-tokens .gp-current",drafts:"#pane-drafts .gp-current-round"},lm={PageDown:1,PageUp:-1,ArrowRight:1,ArrowLeft:-1,Home:-1/0,
End:1/0},um=["PageDown","PageUp"],cm="dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]",Uo=null,wr=class{constructor(t,n){this.root=t;this.log=n;this.
cover=new Jo(n),(0,cu.render)((0,ve.jsx)(dm,{stage:this}),t),n.subscribe(t,o=>this.follow(o)),ee(()=>{Q.value,j.isOpen.value,vt(()=>this.follow({}))}),new ResizeObserver(
()=>document.body.style.setProperty("--gp-stage-bar",`${t.offsetHeight}px`)).observe(t)}root;log;cover;lesson=new Go(()=>this.draw());bar=P({offered:[],hides:!1,
hasClass:!1,showsLesson:!1,question:""});opener=null;scrolled=0;viewBefore=We;get isOpen(){return $e.peek()!==null}get picture(){return $e.peek()??"text"}get offered(){
return vr.filter(t=>Xe[t].view===Q.peek()&&Xe[t].isThere(this.log))}enter(){this.opener=document.activeElement,this.scrolled=scrollY,this.viewBefore=Q.peek(),this.
root.hidden=!1,this.log.onlyShown=!0,this.log.changed("selection"),j.isOnStage.value=!0,(!this.offered.length||!j.isOpen.peek())&&st(We),$e.value=this.offered.at(
0)??"text",this.draw(),this.cover.before=this.log.hideFrom,this.cover.before!==null&&this.hide(!0),scrollTo(0,0),requestAnimationFrame(()=>this.focus())}leave(){
this.hide(!1),this.log.hide(this.cover.before),$e.value=null,this.root.hidden=!0,this.log.onlyShown=!1,this.log.changed("selection"),j.isOpen.peek()||st(this.viewBefore),
scrollTo({top:this.scrolled,behavior:"instant"});let n=[this.opener,...document.querySelectorAll(".gp-more-button, .gp-menu-button")].find(o=>o?.checkVisibility());
n instanceof HTMLElement&&n.focus({preventScroll:!0})}focus(){this.root.querySelector(".gp-stage-pictures [aria-pressed=true]")?.focus({preventScroll:!0})}show(t){
this.offered.includes(t)&&($e.value=t,this.draw(),this.root.contains(document.activeElement)&&requestAnimationFrame(()=>this.focus()))}follow(t){if(!this.isOpen)
return;t.run&&Object.assign(this.cover,{before:null,place:0,line:0});let{offered:n}=this;n.length&&!n.includes(this.picture)?(Xe[n[0]].canHide||this.hide(!1),this.
show(n[0])):this.draw()}draw(){let{offered:t,picture:n,cover:o}=this;ko.value=this.isOpen&&o.asks(n),this.bar.value={offered:t,hides:o.hides,hasClass:pu()!==null,
showsLesson:this.lesson.isSeen,question:ko.peek()?(0,Je.t)("Which token comes next, as token {number}?",{number:o.seen+1}):t.length?this.lesson.words:(0,Je.t)("\
This view is on the page: leave the stage to see it.")};let s=am[n];s&&requestAnimationFrame(()=>document.querySelector(s)?.scrollIntoView({block:"nearest"}))}hide(t){
let{cover:n,picture:o}=this;t===n.hides||t&&!Xe[o].canHide||(t?(this.log.usesBeams&&lu(Xe.beamtree.slider,1/0),n.start()):n.stop(),this.draw())}turnLesson(){this.
lesson.turn(),this.draw()}run(){(document.querySelector("#stop:not(:disabled)")??document.getElementById("generate"))?.click()}go(t){let{log:n,picture:o,cover:s}=this,
{view:r,slider:i}=Xe[o];r!==We?document.getElementById(`view-${r}`)?.scrollIntoView():s.hides?s.go(o,t):i?lu(i,t):o==="drafts"?this.goRound(t):t===-1/0?n.select(
s.line,0):n.walk(t),this.draw()}goRound(t){let{log:n}=this,o=n.current(),s=o?.draft?o.draft.round.index+t:0;n.select(0,n.rounds[gn(s,0,n.rounds.length-1)].start)}};
function lu(e,t){let n=e?document.querySelector(e):null;n&&(n.value=String(gn(Number(n.value)+t,Number(n.min),Number(n.max))),n.dispatchEvent(new Event("input",
{bubbles:!0})))}function dm({stage:e}){let{offered:t,hides:n,hasClass:o,showsLesson:s,question:r}=e.bar.value,i=$e.value??"text";return(0,ve.jsxs)(ve.Fragment,{
children:[(0,ve.jsx)("h1",{class:"gp-stage-name",children:(0,Je.t)("The stage")}),(0,ve.jsx)("div",{class:"gp-stage-pictures",role:"group","aria-label":(0,Je.t)(
"Pictures of this run"),children:vr.map(a=>{let{key:u,title:l}=Xe[a];return(0,ve.jsx)(hn,{of:u,hidden:!t.includes(a),is:a===i,press:()=>e.show(a),children:l()},
a)})}),(0,ve.jsx)("p",{class:"gp-stage-question",role:"status",children:r}),(0,ve.jsx)(uu,{sign:"◀",name:(0,Je.t)("Back"),of:"PageUp",press:()=>e.go(-1)}),(0,ve.jsx)(
uu,{sign:"▶",name:(0,Je.t)("Next"),of:"PageDown",press:()=>e.go(1)}),(0,ve.jsx)(hn,{of:"H",class:"gp-stage-hide",hidden:!Xe[i].canHide,is:n,press:()=>e.hide(!n),
children:(0,Je.t)("Hide what comes")}),(0,ve.jsx)(hn,{of:"L",class:"gp-stage-lesson",is:s,press:()=>e.turnLesson(),children:(0,Je.t)("Lesson")}),(0,ve.jsx)(hn,{
of:"V",class:"gp-stage-class",hidden:!o,press:()=>Mn.tell(),children:(0,Je.t)("Class")}),(0,ve.jsx)(hn,{of:"G",class:"gp-stage-run",press:()=>e.run(),children:(0,Je.t)(
"Generate")}),(0,ve.jsx)(hn,{of:"Escape",class:"gp-stage-leave",press:()=>e.leave(),children:(0,Je.t)("Leave")})]})}var hn=({of:e,class:t,hidden:n,is:o,press:s,
children:r})=>(0,ve.jsxs)("button",{type:"button",class:t,"aria-keyshortcuts":e,"aria-pressed":o,hidden:n,onClick:s,children:[(0,ve.jsx)("kbd",{children:e==="Es\
cape"?"Esc":e})," ",r]}),uu=({sign:e,name:t,of:n,press:o})=>(0,ve.jsx)("button",{type:"button",class:"gp-stage-step","aria-label":t,"aria-keyshortcuts":n,onClick:o,
children:e});function du({element:e}){Uo=new wr(_(e,".gp-stage"),q())}var pu=()=>document.querySelector(".gp-class:not([hidden]) .gp-class-size");function fu(){
document.addEventListener("click",e=>{$(e,".gp-present")&&Uo?.enter()}),document.addEventListener("keydown",e=>{let t=!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey;
!Uo||!t||document.querySelector(cm)||!pm(Uo,e)||(e.preventDefault(),e.stopPropagation())},!0)}function pm(e,t){let{key:n}=t,o=lm[n],s=fm[n.toLowerCase()];if(n===
im)e.isOpen?e.leave():e.enter();else if(e.isOpen)if(n==="Escape")e.leave();else if(o&&um.includes(n))(e.lesson.isSeen?e.lesson:e).go(o);else{if($(t,"input, sele\
ct, textarea")||o&&$(t,".gp-pane"))return!1;if(o)e.go(o);else if(s)s(e);else if(n.toLowerCase()==="v"&&pu())Mn.tell();else if(!e.lesson.press(n)){let r=e.offered.
find(i=>Xe[i].key===n);if(!r)return!1;e.show(r)}}else return!1;return!0}var fm={h:e=>e.hide(!e.cover.hides),l:e=>e.turnLesson(),g:e=>e.run()};var mu=p(ue(),1),Un=p(F(),1);var Vt=p(O(),1);function gu({element:e,props:t,trigger:n,watch:o},s){let r=_(e,"span"),i=_(e,"select"),a="";function u(){let{value:l,lane:c,choices:f}=t;r.textContent=
c?(0,Un.t)("Strategy of lane {lane}",{lane:c}):(0,Un.t)("Strategy"),JSON.stringify(f)!==a&&(a=JSON.stringify(f),(0,mu.render)((0,Vt.jsx)(mm,{choices:f,headings:s}),
i)),i.value=l}i.addEventListener("input",()=>{t.value=i.value,Ca("knob",i.value),n("input")}),o(Object.keys(t),u),u()}var mm=({choices:e,headings:t})=>(0,Vt.jsx)(
Vt.Fragment,{children:gm(e,t).map(([n,o])=>{let s=o.map(([r,i])=>(0,Vt.jsx)("option",{value:i,children:n&&i!==t.opened?r:(0,Un.t)(r)}));return n?(0,Vt.jsx)("opt\
group",{label:(0,Un.t)(n),children:s}):s})});function gm(e,{groups:t,yours:n}){let o=new Map;for(let s of e){let r=t[s[1]]??n;o.set(r,[...o.get(r)??[],s])}return[
...o]}var bu=p(Ve(),1);var hm="scene";function zo(e,t){let n=new RegExp(`^(${t}|${hm})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(o))}var mt=["guess","again","best","temperature","text","own"],yr="scene",Qo=(0,bu.kept)("front-door"),vu="seen";function hu(e){let t=Number(new URLSearchParams(e).
get(yr));return mt.at(t>0?t-1:mt.length)??null}function bm(e,t){let n=new URLSearchParams(e);t?n.set(yr,String(mt.indexOf(t)+1)):n.delete(yr);let o=n.toString();
return o&&`?${o}`}var wu=e=>mt.at(mt.indexOf(e)+1)??null;function yu(){let e=window.GenerationPlaygroundDoor;if(e===void 0||zo(location.search,e))return;let t=hu(
location.search),n=Qo.isAllowed&&Qo.read()===null;Fe.value=t??(n?mt[0]:null),Fe.value&&!t&&Sr(Fe.value,"replaceState"),window.addEventListener("popstate",()=>Fe.
value=hu(location.search))}function kr(e){e==="own"&&Qo.write(vu),Fe.value=e,Sr(e,"pushState")}function ku(){Qo.write(vu),Fe.value=null,Sr(null,"replaceState")}
function Sr(e,t){try{history[t](null,"",location.pathname+bm(location.search,e)+location.hash)}catch{}}var Yu=p(ue(),1),Sn=p(oe(),1),as=p(F(),1);var ss=p(oe(),1),Cr=p(F(),1);var Yo=p(Mt(),1),Xo=p(xu(),1),Zo=p(Cu(),1),Au=p(Ou(),1),Mu=p(xr(),1),es=p(Ru(),1),vm=7,_u={do_sample:!0,temperature:1,top_k:0,top_p:1};function bn(e,t=1){let{candidates:n}=e.
distribution,o=[...n].sort((a,u)=>(0,Yo.probability)(u.raw_logprob)-(0,Yo.probability)(a.raw_logprob)).slice(0,vm).map(({token_id:a,text:u,raw_logprob:l})=>({id:a,
text:u,share:(0,Yo.probability)(l)})),s=t===1?null:wm(e,t),r=s?o.map(a=>({...a,share:s.get(a.id)??0})):o,i=Math.max(0,1-r.reduce((a,{share:u})=>a+u,0));return[...r,
{id:null,text:"",share:i}]}function wm(e,t){let n=(0,es.scoresOfTrace)(e.distribution);if(!n)return null;let o=(0,Mu.tokenKnobs)({..._u,temperature:t});return new Map(
(0,Au.inHand)((0,es.pointsOf)(n,[],o),o).tokens.map(s=>[s.id,s.probability]))}function Nu(e,t){let n=(0,Zo.drawSettingsOf)(_u),o=n&&(0,Xo.drawnOf)(e,1);if(!o)return null;
let s=(0,Zo.winnerOf)(o,n,{...n.knobs,temperature:t});return typeof s=="number"?{id:o.contenders[s].token_id,text:(0,Xo.textAt)(e,s)}:null}var vn=(e,t)=>{let n=e.
findIndex(o=>o.id===t);return n<0?e.length-1:n};function Fu(e,t){let n=e.slice(0,t).reduce((o,{share:s})=>o+s,0);return[n,n+e[t].share]}function Iu(e){let t=new Map;
for(let[s]of e.matchAll(/[^.!?]+[.!?]+/g)){let r=s.trim();t.set(r,(t.get(r)??0)+1)}let[n,o]=[...t].sort(([,s],[,r])=>r-s).at(0)??["",0];return o>=3?{sentence:n,
count:o}:null}var Pr=p(Po(),1),qt=p(Mt(),1),Ee=p(F(),1);function Bu(e){return{guess:()=>(0,Ee.t)("A language model does not know the next word. It knows a chance for every wo\
rd."),again:()=>(0,Ee.t)("Draw again: the chances stay the same, the word changes."),best:()=>(0,Ee.t)("What if it always takes the likeliest word?"),temperature:()=>(0,Ee.t)(
"Temperature changes the chances. Drag it."),text:()=>(0,Ee.t)("A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>(0,Ee.t)(
"Now your own words: write a beginning, then press Generate.")}[e]()}function zn(e){let t=Math.round(100*e);return e>0&&t===0?(0,Pr.notation)("<1%"):(0,Pr.notation)(
e<1&&t===100?">99%":`${t}%`)}var xt=({id:e,text:t})=>e===null?(0,Ee.t)("any other word"):t.trim()||(0,qt.quoted)(t);function Ku(e,t){let n={drawn:(0,qt.quoted)(
t.text.trim()),chance:zn(t.share)};if(!e)return(0,Ee.t)("This time the draw fell on {drawn}, which had a chance of {chance}.",n);let o={guess:e.id===null?xt(e):
(0,qt.quoted)(e.text.trim()),share:zn(e.share)};return e.id===t.id?(0,Ee.t)("You said {guess}, and the draw fell on it. Its chance was {share}.",o):(0,Ee.t)("Yo\
u said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function Hu(e){let t=new Set(e).size;return e.length<2?"":
t===1?(0,Ee.t)("The same word each time so far: the likely ones come often."):(0,Ee.t)("{draws} draws, {words} different words. Likely words come more often.",{
draws:e.length,words:t})}function Du(e){return e?(0,Ee.t)("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:(0,qt.quoted)(
e.sentence),count:e.count}):(0,Ee.t)("The likeliest word at every place: each try writes this same text.")}function ju(e,t){let n=zn(e.share),o=(0,Ee.t)("The li\
keliest word, {word}, now has {share}.",{word:(0,qt.quoted)(e.text.trim()),share:n});return t===null?o:(0,Ee.t)("{a} {b}",{a:o,b:(0,Ee.t)("The same draw would n\
ow fall on {word}.",{word:(0,qt.quoted)(t.trim())})})}var Qn=p(F(),1),Oe=p(O(),1);function wn({chances:e,guess:t=null,drawn:n=null,counts:o}){return(0,Oe.jsx)("ul",{class:"gp-chances","aria-label":(0,Qn.t)("The cha\
nce of each word"),children:e.map((s,r)=>(0,Oe.jsxs)("li",{class:n===r?"gp-drawn-row":"",children:[(0,Oe.jsx)("span",{class:"gp-word",children:xt(s)}),(0,Oe.jsx)(
"span",{class:"gp-track","aria-hidden":"true",children:(0,Oe.jsx)("span",{class:"gp-fill",style:{width:`${100*s.share}%`}})}),(0,Oe.jsxs)("span",{class:"gp-mark\
s",children:[o&&(0,Oe.jsx)(ym,{count:o[r]}),t===r&&(0,Oe.jsx)("span",{children:(0,Qn.t)("your guess")}),n===r&&(0,Oe.jsx)("span",{class:"gp-mark-drawn",children:(0,Qn.t)(
"drawn")})]}),(0,Oe.jsx)("span",{class:"gp-share",children:zn(s.share)})]},s.id))})}var ym=({count:e})=>e>0&&(0,Oe.jsx)("span",{class:"gp-tally","aria-label":(0,Qn.t)(
"drawn {count} times",{count:e}),role:"img",children:e<=5?"|".repeat(e):`${e} ×`}),km=.0125,Vu=e=>e.id===null?"…":xt(e).slice(0,2);function ts({chances:e,drawn:t,
turn:n}){let o=t===null?null:Fu(e,t);return(0,Oe.jsxs)("div",{class:"gp-lot","aria-hidden":"true",children:[e.map((s,r)=>(0,Oe.jsxs)("span",{class:t===r?"gp-pie\
ce gp-piece-drawn":"gp-piece",style:{width:`${100*s.share}%`},children:[(0,Oe.jsx)("span",{class:"gp-piece-long",children:s.share>km*xt(s).length?xt(s):Vu(s)}),
(0,Oe.jsx)("span",{class:"gp-piece-short",children:Vu(s)})]},s.id)),o&&(0,Oe.jsx)("span",{class:n?"gp-needle gp-needle-now":"gp-needle",style:{left:`${50*(o[0]+
o[1])}%`}},n)]})}var qu=p(br(),1);var Sm=12e3,ns=class{constructor(t,n,o){this.log=t;this.send=n;this.tokens=o}log;send;tokens;newest=P(null);before;patience=0;get isBusy(){let t=this.newest.peek()?.
state;return t==="asked"||t==="running"}ask(t,n){this.before=this.log.turn,this.newest.value={from:t,state:"asked",steps:[]},clearTimeout(this.patience),this.patience=
window.setTimeout(()=>{let o=this.newest.peek();o?.state==="asked"&&(this.newest.value={...o,state:"failed"})},Sm),this.send({scene:t,temperature:n})}follow(){let{
log:t}=this,n=this.newest.peek();if(!n||n.state==="over"||!Fe.peek()||t.turn===this.before||!t.started||t.started.max_new_tokens!==this.tokens[n.from])return;let o=t.
started.eos_token_ids,s=(0,qu.pathOf)(t.lines().at(0)?.last??null).filter(({chosen:{token_id:r}})=>!o.includes(r));this.newest.value={...n,steps:s,state:t.failed?
"failed":t.finished?"over":"running"}}},Yn=e=>e.map(({piece:t,chosen:n})=>t??n.text).join("");var os=p(F(),1),gt=p(O(),1);function Pt({line:e,children:t}){return(0,gt.jsxs)("p",{class:"gp-line-so-far",lang:"en",children:[e,t??(0,gt.jsx)("span",{class:"gp\
-gap","aria-label":(0,os.t)("the next word"),role:"img",children:"?"})]})}var yn=({children:e})=>(0,gt.jsx)("p",{class:"gp-door-verdict",role:"status",children:e});
function kn({runs:e,canRun:t}){let n=e.newest.value?.state==="failed";return t&&!n?null:(0,gt.jsx)("p",{class:"gp-door-trouble",role:"status",children:t?(0,os.t)(
"The model does not answer at the moment. Go on, or try again."):(0,os.t)("This server cannot run the small model of these scenes, so nothing new is drawn here.")})}
var Wt=({at:e,children:t})=>(0,gt.jsxs)("div",{class:"gp-door-foot",children:[t,(0,gt.jsx)("span",{class:"gp-door-place",children:e})]}),Ze=({press:e,isMain:t=!1,
isBusy:n=!1,children:o})=>(0,gt.jsx)("button",{type:"button",class:t?"gp-door-button gp-door-main":"gp-door-button","aria-disabled":n,onClick:()=>{n||e()},children:o});var pe=p(O(),1),xm=3,Wu=4;function Gu({line:e,step:t,runs:n,canRun:o,goOn:s,at:r}){let[i,a]=(0,ss.useState)([[t]]),u=n.newest.value,l=u?.from==="again"?u.steps:
[],c=u?.state==="over"&&l.length>0;(0,ss.useEffect)(()=>{c&&i[0]!==l&&a([l,...i])},[c,l]);let f=bn(t),m=i.map(([g])=>vn(f,g.chosen.token_id)),d=u?.state==="aske\
d"||u?.state==="running",h=d&&l.length?l:i[0];return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(Pt,{line:e,children:(0,pe.jsx)($u,{steps:h})}),(0,pe.jsx)(wn,{
chances:f,drawn:m[0],counts:f.map((g,v)=>m.filter(L=>L===v).length)}),(0,pe.jsx)(ts,{chances:f,drawn:m[0],turn:i.length-1}),(0,pe.jsx)(yn,{children:Hu(i.map(([g])=>g.
chosen.text))}),i.length>1&&(0,pe.jsx)("ul",{class:"gp-draws",lang:"en",children:i.slice(1,xm).map((g,v)=>(0,pe.jsxs)("li",{children:[e,(0,pe.jsx)($u,{steps:g})]},
i.length-v))}),(0,pe.jsx)(kn,{runs:n,canRun:o}),(0,pe.jsxs)(Wt,{at:r,children:[o&&(0,pe.jsx)(Ze,{isMain:i.length<Wu,isBusy:d,press:()=>n.ask("again"),children:(0,Cr.t)(
"Draw again")}),(0,pe.jsx)(Ze,{isMain:i.length>=Wu||!o,press:s,children:(0,Cr.t)("Go on")})]})]})}var $u=({steps:e})=>(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(
"span",{class:"gp-came",children:Yn(e.slice(0,1))}),(0,pe.jsx)("span",{class:"gp-and-then",children:Yn(e.slice(1))})]});var rs=p(oe(),1),Xn=p(F(),1);var fe=p(O(),1),Pm=matchMedia("(prefers-reduced-motion: reduce)"),Cm=2200;function Ju({line:e,step:t,guess:n,tell:o,goOn:s,at:r}){let i=bn(t),a=vn(i,t.chosen.token_id),
[u,l]=(0,rs.useState)(!1),c=n!==void 0;if((0,rs.useEffect)(()=>{if(!c)return;let f=setTimeout(()=>l(!0),Pm.matches?0:Cm);return()=>clearTimeout(f)},[c]),!c){let f=i.
map((m,d)=>({row:m,i:d})).filter(({row:m})=>m.id!==null);return f.sort((m,d)=>m.row.text.localeCompare(d.row.text)),(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(
Pt,{line:e}),(0,fe.jsxs)("div",{class:"gp-guesses",role:"group","aria-label":(0,Xn.t)("What comes next?"),children:[(0,fe.jsx)("p",{class:"gp-ask",children:(0,Xn.t)(
"What comes next?")}),f.map(({row:m,i:d})=>(0,fe.jsx)(Ze,{press:()=>o(d),children:(0,fe.jsx)("span",{lang:"en",children:xt(m)})},m.id)),(0,fe.jsx)(Ze,{press:()=>o(
i.length-1),children:(0,Xn.t)("another word")})]}),(0,fe.jsx)(Wt,{at:r})]})}return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)(Pt,{line:e,children:u&&(0,fe.jsx)(
"span",{class:"gp-came",children:t.chosen.text})}),(0,fe.jsx)(wn,{chances:i,guess:n,drawn:u?a:null}),(0,fe.jsx)(ts,{chances:i,drawn:a,turn:0}),(0,fe.jsx)(yn,{children:u&&
Ku(n===null?null:i[n],i[a])}),(0,fe.jsx)(Wt,{at:r,children:(0,fe.jsx)(Ze,{isMain:!0,press:s,children:(0,Xn.t)("Go on")})})]})}var is=p(oe(),1),Er=p(Po(),1),$t=p(F(),1);var J=p(O(),1),Em=.1,Om=2;function Or({runs:e,canRun:t},n,o){(0,is.useEffect)(()=>{o&&t&&e.ask(n)},[]);let s=e.newest.value;return s?.from===n?{text:Yn(s.steps),
isOver:s.state==="over"}:{text:"",isOver:!1}}var Lr=({goOn:e,at:t,words:n})=>(0,J.jsx)(Wt,{at:t,children:(0,J.jsx)(Ze,{isMain:!0,press:e,children:n??(0,$t.t)("G\
o on")})});function Uu(e){let{text:t,isOver:n}=Or(e,"best",!0),o=Iu(t);return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Pt,{line:e.looping,children:t&&(0,J.jsx)(
"span",{class:"gp-written",children:o?t.split(o.sentence).flatMap((s,r)=>r?[(0,J.jsx)("mark",{children:o.sentence},r),s]:[s]):t})}),(0,J.jsx)(yn,{children:n&&Du(
o)}),(0,J.jsx)(kn,{...e}),(0,J.jsx)(Lr,{...e})]})}function zu(e){let{line:t,step:n,runs:o,canRun:s}=e,[r,i]=(0,is.useState)(1),{text:a}=Or(e,"temperature",!1),u=bn(
n,r),l=Nu(n,r),c=ju(u[0],l?.text??null);return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsxs)("label",{class:"gp-turn",children:[(0,J.jsxs)("span",{class:"gp-turn-n\
ame",children:[(0,$t.t)("Temperature")," ",(0,J.jsx)("output",{children:(0,Er.fixed)(r,1)})]}),(0,J.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,$t.t)(
"cold")}),(0,J.jsx)("input",{type:"range",min:Em,max:Om,step:.1,value:r,"aria-valuetext":`${(0,Er.fixed)(r,1)}. ${c}`,onInput:({currentTarget:f})=>i(Number(f.value)),
onChange:({currentTarget:f})=>{s&&o.ask("temperature",Number(f.value))}}),(0,J.jsx)("span",{class:"gp-end","aria-hidden":"true",children:(0,$t.t)("hot")})]}),(0,J.jsx)(
wn,{chances:u,drawn:l?vn(u,l.id):null}),(0,J.jsx)("p",{class:"gp-door-verdict",children:c}),(0,J.jsx)(Pt,{line:t,children:a&&(0,J.jsx)("span",{class:"gp-came",children:a})}),
(0,J.jsx)(kn,{...e}),(0,J.jsx)(Lr,{...e})]})}function Qu(e){return Or(e,"text",!0),(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)("p",{class:"gp-door-verdict",children:(0,$t.t)(
"Press a word to see what else could have been drawn.")}),(0,J.jsx)(kn,{...e}),(0,J.jsx)(Lr,{...e,words:(0,$t.t)("Now your own words")})]})}var ht=p(O(),1),Lm=3e3,Xu=e=>{setTimeout(e,Lm)};tt.hear(()=>Xu=e=>e());var Tm=mt.length-1,Rm={again:Gu,best:Uu,temperature:zu,text:Qu},Am=e=>{S("RunScene",e),S(
"FillScene",e)};function Zu({element:e},{log:t,looping:n,tokens:o,canRun:s}){let r=q();X().feed("door",t);let{started:i,newest:a}=X().log("door");if(!i||!a)return;
let u=new ns(r,c=>Xu(()=>Am(c)),o);r.subscribe(e,()=>u.follow());let l=c=>{c?kr(c):ku(),requestAnimationFrame(()=>{let f=document.querySelector("#prompt textare\
a");f?.focus({preventScroll:!0}),c&&f?.select()})};(0,Yu.render)((0,ht.jsx)(Mm,{line:i.prompt,looping:n,step:a,runs:u,canRun:s,leave:l}),_(e,".gp-door"))}function Mm({
leave:e,...t}){let n=Fe.value,[o]=(0,Sn.useState)(()=>P(void 0)),s=o.value,r=(0,Sn.useRef)(null),i=()=>{let l=n&&wu(n);n==="guess"&&o.peek()===void 0?o.value=null:
l==="own"?e(l):l&&kr(l)};if((0,Sn.useLayoutEffect)(()=>{if(!n||n==="own")return;q().onlyShown=!0,scrollTo(0,0),r.current?.focus({preventScroll:!0});let l=c=>{c.
defaultPrevented||c.ctrlKey||c.metaKey||c.altKey||(c.key==="Escape"?e(null):c.key==="Enter"&&!$(c,'button, a, input, [tabindex="0"]')&&i())};return document.addEventListener(
"keydown",l),()=>{q().onlyShown=!1,document.removeEventListener("keydown",l)}},[n,s]),!n)return null;let a=Rm[n],u=(0,as.t)("{number} of {count}",{number:mt.indexOf(
n)+1,count:Tm});return(0,ht.jsxs)("section",{"aria-labelledby":"gp-door-sentence",children:[(0,ht.jsxs)("div",{class:"gp-door-top",children:[(0,ht.jsx)("h1",{id:"\
gp-door-sentence",tabIndex:-1,ref:r,children:Bu(n)}),(0,ht.jsx)(Ze,{press:()=>e(null),children:n==="own"?(0,as.t)("Show all controls"):(0,as.t)("Skip")})]}),n===
"guess"&&(0,ht.jsx)(Ju,{...t,goOn:i,at:u,guess:s,tell:l=>o.value=l}),a&&(0,ht.jsx)(a,{...t,goOn:i,at:u},n)]})}var Cc=p(ue(),1),Ec=p(F(),1),Oc=p(tc(),1);var rc=p(Mt(),1),ic=p(oc(),1),ls=p(Tr(),1),_m=["temperature","top_k","top_p","min_p"];function ac(e){let t=e.current(),n=t&&!t.isPrompt&&t.sequence===0;return{knobs:Object.
fromEntries(_m.map(o=>[o,e.knobs?.[o]??null])),place:n?t.index:null,...n?Nm(e,t):{left:null,top:null},rolled:e.roll?.number??null,token:e.roll?.token??null}}function Nm(e,t){
let n=(0,ls.knobsInHand)(e,t);if(!n){let i=t.distribution.candidates.map(({logprob:a})=>(0,rc.probability)(a));return{left:(0,ic.keptOf)(t),top:Math.max(...i)}}
let o=(0,ls.handOf)(e,t,n);if(!o?.isWhole)return{left:null,top:null};let{left:s,isExact:r}=o.result;return{left:r?s:null,top:o.rows[0]?.after??null}}var Rr=p(Ve(),1),uc=(0,Rr.kept)("lessons"),lc=(0,Rr.kept)("lessons","tab"),us=class{lessons=Fm();open=lc.read()??"";of(t){return this.lessons[t]??={at:0,done:[],
guesses:{}}}keep(){uc.write(JSON.stringify({lessons:this.lessons})),lc.write(this.open)}};function Fm(){let e=uc.readJson()?.lessons??{},t={};for(let[n,{at:o,done:s,
guesses:r,ownModel:i}]of Object.entries(e))Number.isInteger(o)&&Array.isArray(s)&&r&&typeof r=="object"&&(t[n]={at:Number(o),done:s,guesses:r,ownModel:i});return t}var Mr=matchMedia("(max-width: 599px), (max-width: 899px) and (min-height: 561px)"),Im=matchMedia("(max-width: 699px)"),Ar=!1,_r=!1;function Zn(){j.isFolded.value=
Ar=!1,hc()}function cc(){_r||Zn()}function dc(){_r=!0,Mr.matches&&(j.isFolded.value=!0)}function pc(){j.isFolded.value?Zn():j.isFolded.value=!0}function fc(){for(let t of[
"click","keydown"])document.addEventListener(t,n=>{n.isTrusted&&(_r=!1,$(n,"#result")&&(Ar=!0))},!0);let e=q();e.subscribe(document.body,({fold:t})=>{!t||e.isTokenFolded||
!j.isOpen.value||j.isFolded.value||!gc()||(Ar?j.isFolded.value=!0:hc())})}function mc(){return(Mr.matches?document.querySelector(".gp-lesson:not([hidden])"):null)?.
getBoundingClientRect().top??innerHeight}function gc(){let e=document.getElementById("token-panel");return Mr.matches&&Im.matches&&!!e?.checkVisibility()}function hc(){
gc()&&q().foldToken(!0)}var Ct=p(oe(),1),kc=p(Co(),1),T=p(F(),1);var vc=p(Ve(),1),wc="the stage",bc=(0,vc.kept)("person");function yc(e,t,n=Bm()){let o=Km(`${n} ${e}`),s=[...Array(t).keys()];for(let r=t-1;r>0;r-=1){let i=Math.
floor(o()*(r+1));[s[r],s[i]]=[s[i],s[r]]}return s}var cs="";function Bm(){return cs=bc.read()||cs||String(Math.random()),bc.write(cs),cs}function Km(e){let t=2166136261;
for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^
n>>>14)>>>0)/4294967296}}var w=p(O(),1),Sc=(e,t)=>(0,w.jsx)(Hm,{shown:e,actions:t});function Hm({shown:e,actions:t}){let n=e.value;return n?"lessons"in n?(0,w.jsx)(Dm,{lessons:n.lessons,
actions:t}):(0,w.jsx)(jm,{...n,actions:t},n.lesson.name):null}var Nr=null;function ds(e){let t=e?document.querySelector(e):null;if(t===Nr||(Nr?.classList.remove(
"gp-pointed-at"),Nr=t,!t))return;t.classList.add("gp-pointed-at");let n=t.getBoundingClientRect();(n.top<0||n.bottom>mc())&&t.scrollIntoView({block:"center"})}function Dm({
lessons:e,actions:t}){let n=(0,Ct.useRef)(null);return(0,Ct.useLayoutEffect)(()=>n.current?.focus({preventScroll:!0}),[]),(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(
xc,{actions:t,line:(0,T.t)("Lessons"),children:(0,w.jsx)("h2",{tabIndex:-1,ref:n,children:(0,T.t)("Lessons")})}),(0,w.jsx)("p",{class:"gp-note",children:(0,T.t)(
"Short, and about real runs: predict, try, see what happened. Your settings return when you leave.")}),(0,w.jsx)("ol",{class:"gp-lessons",children:e.map(({name:o,
title:s,about:r,minutes:i,steps:a,isOver:u,at:l})=>{let c=l===null?"":(0,T.t)("at step {number} of {count}",{number:l+1,count:a}),f=[(0,T.tn)(i,"{count} minute",
"{count} minutes"),u?(0,T.t)("done"):c];return(0,w.jsx)("li",{children:(0,w.jsxs)("button",{class:"gp-lesson-entry",type:"button",onClick:()=>t.choose(o),children:[
(0,w.jsx)("b",{children:(u?"✓ ":"")+(0,T.t)(s)}),(0,w.jsx)("span",{children:(0,T.t)(r)}),(0,w.jsx)("small",{children:f.filter(Boolean).join(" · ")})]})},o)})})]})}
var xc=({line:e,actions:t,children:n})=>(0,w.jsxs)("div",{class:"gp-lesson-head",children:[(0,w.jsxs)("button",{class:"gp-plain gp-lesson-fold",type:"button","a\
ria-expanded":!j.isFolded.value,onClick:t.fold,children:[(0,w.jsx)("span",{children:e})," ",(0,w.jsx)("span",{"aria-hidden":"true",children:j.isFolded.value?"▴":
"▾"})]}),n,(0,w.jsx)("button",{class:"gp-plain",type:"button","aria-label":(0,T.t)("Leave the lessons"),onClick:t.close,children:"✕"})]});function jm(e){let{
lesson:t,at:n,guess:o,isDone:s,ownModel:r,judgement:i,isOpenly:a,isCovered:u,isHeld:l,moved:c,isReminded:f,actions:m}=e,d=t.steps[n],h={number:n+1,count:t.steps.
length},g=(0,Ct.useRef)(null),v=(0,Ct.useRef)(null),L=g.current?.parentElement?.contains(document.activeElement)??!1;(0,Ct.useLayoutEffect)(()=>{let y=g.current?.
parentElement,{activeElement:H}=document,B=H===document.body||H?.matches(":disabled");(c||L&&B)&&g.current?.focus({preventScroll:!0}),c?y?.scrollTo({top:0,behavior:"\
instant"}):i&&v.current?.scrollIntoView({block:"nearest"})},[e]);let G=d.predict&&o===void 0&&!(a&&i),E=s||!d.task&&!G,W=n===t.steps.length-1;return(0,w.jsxs)(w.Fragment,
{children:[(0,w.jsx)(xc,{actions:m,line:`${(0,T.t)("Step {number} of {count}",h)} · ${(0,T.t)(t.title)}`,children:(0,w.jsx)(Gt,{words:(0,T.t)("All lessons"),class:"\
gp-plain",press:m.list})}),(0,w.jsx)("h2",{children:(0,T.t)(t.title)}),(0,w.jsx)("p",{class:"gp-step-place",tabIndex:-1,ref:g,children:(0,T.t)("Step {number} of\
 {count}",h)}),(0,w.jsxs)("div",{class:"gp-lesson-body",children:[(0,w.jsx)(Pc,{text:d.text}),d.predict&&(0,w.jsx)(qm,{...e,predict:d.predict},n),d.task&&(0,w.jsxs)(
"p",{class:"gp-task",children:[(0,w.jsx)("b",{children:s?"✓ ":"➜ "}),(0,T.t)(d.task),G&&(0,w.jsx)("span",{class:"gp-first",children:" "+(0,T.t)("Predict fir\
st.")})]}),d.solvable&&(0,w.jsx)(Gt,{words:(0,T.t)("Set it"),class:"gp-solve",press:m.solve,of:"S"}),(0,w.jsx)("div",{class:"gp-found","aria-live":"polite",ref:v,
children:f?(0,T.t)("Predict first: then this run counts."):l?(0,w.jsx)("p",{children:(0,T.t)("Your prediction is in. Your teacher will show the result.")}):u?(0,w.jsx)(
Gt,{words:(0,T.t)("Reveal"),class:"gp-reveal",press:m.reveal,of:"R"}):i&&!G&&(0,w.jsx)($m,{...i,isByHand:!!d.by_hand,showRecorded:m.recorded})})]}),(0,w.jsxs)("\
div",{class:"gp-lesson-foot",children:[(0,w.jsx)(Gt,{words:(0,T.t)("Back"),press:()=>m.go(n-1),of:"P",isOff:n===0}),(0,w.jsx)(Gt,{words:W?(0,T.t)("All lessons"):
E?(0,T.t)("Next"):(0,T.t)("Skip"),class:E?"gp-next":void 0,press:()=>W?m.list():m.go(n+1),of:"N"})]}),(0,w.jsx)(Vm,{lesson:t,step:d,at:n,ownModel:r,actions:m})]})}
function Vm({lesson:e,step:t,at:n,ownModel:o,actions:s}){let r=new URLSearchParams({lesson:e.name,step:String(n+1)}),i=e.steps.some(a=>a.sets);return(0,w.jsxs)(
"div",{class:"gp-lesson-more",children:[i&&(0,w.jsxs)("label",{children:[(0,w.jsx)("input",{type:"checkbox",checked:o,onChange:({currentTarget:a})=>s.ownModel(a.
checked)})," ",(0,T.t)("use my model instead")]}),i&&o&&(0,w.jsx)("p",{class:"gp-note",children:(0,T.t)("The lesson’s numbers are from its own model. Yours may \
give others.")}),t.sets&&(0,w.jsx)(Gt,{words:(0,T.t)("Reset the page for this step"),class:"gp-plain",press:s.again}),(0,w.jsx)("a",{class:"gp-link",href:`?${r}`,
target:"_blank",children:(0,T.t)("Link to this step")})]})}function qm(e){let{lesson:t,at:n,predict:o,guess:s,isReady:r,isOpenly:i,isStaged:a,isCovered:u,isHeld:l,
judgement:c,actions:f}=e,{question:m,answers:d,number:h,tokens:g}=o,v=s!==void 0,L=u||l?null:c,G=L?.done&&(v||i)?L:null,E=v||G!==null||!r,W=g.length?g:d.map((B,te)=>te),
y=yc(`${t.name} ${n}`,W.length,a?wc:void 0),H=(g.length>0||h)&&(0,w.jsx)(Wm,{predict:o,guess:s,isOff:E,send:f.guess});return(0,w.jsxs)("fieldset",{class:"gp-pre\
dict",children:[(0,w.jsx)("legend",{children:(0,T.t)(m)}),!g.length&&H,y.map((B,te)=>{let ge=s===W[B],k=G?.expected===B;return(0,w.jsxs)("button",{type:"button",
class:k?"gp-answer gp-true":"gp-answer","data-key":"ABCDE"[te],"data-choice":B,"aria-pressed":ge,disabled:E,onClick:()=>f.guess(W[B]),children:[(0,w.jsx)("span",
{class:"gp-sign","aria-hidden":"true",children:k?"✓ ":ge?G?"✗ ":"● ":"○ "}),g.length?(0,w.jsx)(kc.TokenLabel,{text:g[B]}):(0,T.t)(d[B])]},B)}),g.length>
0&&H]})}function Wm({predict:{question:e,tokens:t},guess:n,isOff:o,send:s}){let r=(0,Ct.useRef)(null),i=t.length>0,a=i?(0,T.t)("or write one"):(0,T.t)(e),u=n!==
void 0&&!t.includes(String(n)),l=m=>{m.preventDefault();let{value:d,valueAsNumber:h}=r.current??{value:"",valueAsNumber:NaN};i&&d.trim()?s(t.find(g=>g.trim()===
d.trim())??d):!i&&Number.isFinite(h)&&s(h)},c={ref:r,required:!0,disabled:o,"aria-label":a},f=u?{value:String(n)}:{};return(0,w.jsxs)("form",{class:"gp-number",
onSubmit:l,children:[i?(0,w.jsx)("input",{type:"text",placeholder:a,maxLength:60,autocomplete:"off",...c,...f}):(0,w.jsx)("input",{type:"number",step:"any",...c,
...f}),(0,w.jsx)("button",{class:"gp-send",type:"submit",disabled:o,children:(0,T.t)("Predict")})]})}function $m({isByHand:e,showRecorded:t,...n}){let{done:o,right:s,
why:r,tempts:i,happened:a,shown:u,claim:l,then:c,recorded:f,wishes:m}=n;if(!o)return(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)("p",{class:"gp-open",children:e?(0,T.t)(
"Not there yet:"):(0,T.t)("This run does not do it yet.")}),(0,w.jsx)("ul",{class:"gp-wishes",children:m.map(({met:h,text:g})=>(0,w.jsx)("li",{class:h?"gp-met":
"",children:`${h?"✓":"○"} ${(0,T.t)(g)}`}))})]});let d=[(0,T.t)(i),(0,T.t)(r)].filter(Boolean).join(" ");return(0,w.jsxs)(w.Fragment,{children:[s!==null?(0,w.jsxs)(
"p",{class:s?"gp-right":"gp-wrong",children:[(0,w.jsx)("b",{children:s?"✓ "+(0,T.t)("As you predicted."):"✗ "+(0,T.t)("It turned out differently.")})," ",d]}):
(0,T.t)(r)&&(0,w.jsx)("p",{children:(0,T.t)(r)}),s!==null&&(0,T.t)(a)&&(0,w.jsxs)("p",{class:"gp-right gp-happened",children:[(0,w.jsx)("b",{children:"✓ "+(0,T.t)(
"What happened:")})," ",(0,T.t)(a)]}),l&&(0,w.jsxs)("p",{class:"gp-claim",children:[(0,w.jsx)("b",{children:`${u?"✓":"○"} ${u?(0,T.t)("This run shows it:"):
(0,T.t)("This run does not show it:")}`})," ",(0,T.t)(l)]}),l&&!u&&f&&(0,w.jsx)(Gt,{words:(0,T.t)("Show a recorded run that does"),class:"gp-recorded",press:t,of:"\
W"}),(0,T.t)(c)&&(0,w.jsx)(Pc,{text:c})]})}var Pc=({text:e})=>(0,w.jsx)(w.Fragment,{children:(0,T.t)(e).split(`
`).map(t=>(0,w.jsx)("p",{children:t}))}),Gt=({words:e,class:t,press:n,of:o,isOff:s})=>(0,w.jsx)("button",{type:"button",class:t,"data-key":o,disabled:s,onClick:n,
children:e});var Gm={batch:()=>!0,seeds:({done:e})=>!!e,precision:({found:e})=>(0,Oc.precisionsIn)(e)?.groups.every(({pair:t},n)=>n===0||t)??!1},Jm=250,Et=()=>$e.peek()!==null,
Um=matchMedia("(max-width: 899px)");function Lc({element:e,props:t,watch:n},{lessons:o}){let s=_(e,".gp-lesson"),r=q(),i=new us,a=P(null),u=null,l=0,c=null,f=!1,
m=!1,d=!1,h=!1,g=null,v=!1,L=b=>{u&&b(u)};(0,Cc.render)(Sc(a,{list:y,choose:b=>H(b),close:te,go:b=>L(M=>Re(M,b)),guess:b=>L(M=>{i.of(M.name).guesses[l]=b,i.keep(),
ze(),vo.tell({...E(M),guess:b}),(!M.steps[l].task||M.steps[l].by_hand)&&ro(M)}),recorded:()=>L(b=>S("ShowRecorded",E(b))),solve:()=>L(b=>{bt(),so(b,{solved:!0}),
ze()}),ownModel:b=>L(M=>{i.of(M.name).ownModel=b,i.keep(),so(M),ze()}),reveal:()=>{d=!1,h=!0,ze()},fold:pc,again:()=>L(b=>{i.of(b.name).guesses[l]=void 0,bt(),i.
keep(),so(b),ze()})}),s),fc(),s.setAttribute("aria-label",(0,Ec.t)("Lessons")),s.addEventListener("keydown",b=>{b.key==="Escape"&&!b.defaultPrevented&&te()});let E=({
name:b})=>({lesson:b,step:l}),W=()=>u!==null&&j.isLocked.value;function y(){if(W())return;u&&ge(),B(),ds("");let b=o.map(M=>{let Z=i.lessons[M.name],Ae=Z!==void 0&&
Z.done.length>=M.steps;return{...M,isOver:Ae,at:Z?.at??null}});a.value={lessons:b}}function H(b,M=!1){v=M,S("ChooseLesson",{lesson:b})}function B(){s.hidden&&Hi(),
s.hidden=!1,j.isOpen.value=!0,Zn()}function te(){W()||(u&&ge(),s.hidden=!0,j.isOpen.value=!1,a.value=null,document.querySelector("button[data-lessons]")?.focus(
{preventScroll:!0}))}function ge(){k(!1),ds(""),r.showPicture(null),u=j.name.value=null,i.open="",i.keep(),S("LeaveLesson")}function k(b){j.hidesResult.value=b}
function ne(b){u=b,j.name.value=b.name;let M=v;k(!M),i.open=b.name,B();let{at:Z,done:Ae}=i.of(b.name);Re(b,Ae.length>=b.steps.length?0:Z),M&&dc()}function Re(b,M){
l=Math.max(0,Math.min(b.steps.length-1,M));let Z=i.of(b.name);Z.at=l,bt(),i.keep(),so(b),ze({moved:!0});let{task:Ae,predict:Yt}=b.steps[l];!Ae&&(!Yt||Z.guesses[l]!==
void 0)&&ro(b)}function bt(){c=null,m=d=h=!1}function so(b,{solved:M=!1}={}){let Z=v;v=f=!1,r.roll=null,st(b.steps[l].view),r.showPicture(b.steps[l].picture??null),
S("EnterStep",{...E(b),own_model:!!i.of(b.name).ownModel,keep:Z,solved:M})}function ro(b){let M=b.steps[l].by_hand?ac(r):null;S("JudgeStep",{...E(b),guess:i.of(
b.name).guesses[l]??null,hand:M})}let hs=b=>!!(g&&c?.done&&b.steps[l].predict&&!g.has(`lesson/${b.name}/${l}`));function ze({moved:b=!1,isReminded:M=!1}={}){if(!u)
return;let{guesses:Z,done:Ae,ownModel:Yt}=i.of(u.name);s.setAttribute("aria-busy",String(!f)),b&&Zn(),ds(u.steps[l].at),a.value={lesson:u,at:l,guess:Z[l],isDone:Ae.
includes(l),ownModel:!!Yt,isReady:f,judgement:c,isOpenly:m,isCovered:d,isHeld:hs(u),isStaged:Et(),moved:b,isReminded:M}}n("value",()=>{let b=JSON.parse(t.value||
"null");if(b){if(b.kind==="lesson")ne(b.lesson);else if(u&&b.step===l){if(b.kind==="judgement")return Sd(u,b);f=!0,ze(),Jr(u,b.lacks)}}});let bs=null;function Jr(b,M){
let{needs:Z,looks_at:Ae}=b.steps[l];bs=M?r.turn:null,M?S("ShowRecorded",{...E(b),needed:!0}):Z&&k(!1),Ae&&!M&&r.select(0,Ae-1)}function Sd(b,M){let{predict:Z,task:Ae,
by_hand:Yt}=b.steps[l],{done:ei}=i.of(b.name);Yt&&c?.done&&!M.done||(M.done&&!c?.done&&cc(),c=M,Et()&&(m=!0),d=M.done&&Et()&&!!Z&&!h,M.done&&!ei.includes(l)&&ei.
push(l),i.keep(),ze(),M.done&&Z?.token&&r.select(0,Z.token-1),M.done&&Ae&&!Yt&&Um.matches&&document.getElementById("pane-tokens")?.scrollIntoView())}let Ur=0,zr=r.
turn,xd=De(Jm,()=>{let b=u?.steps[l].predict&&i.of(u.name).guesses[l]===void 0;u?.steps[l].by_hand&&f&&(!b||Et())&&ro(u)});r.subscribe(e,b=>{r.turn!==zr&&k(!1),
zr=r.turn,(b.knobs||b.selection||b.found||b.roll)&&xd(),u&&r.finished&&bs!==null&&r.turn!==bs&&Jr(u,!1),!(!r.finished||r.turn===Ur)&&(Ur=r.turn,Qr(r.recorded))});
for(let[b,M]of Object.entries(Gm)){let Z=X().group(b),Ae=Z.turn;Z.subscribe(e,()=>{Z.turn!==Ae&&k(!1),!(Z.turn===Ae||!M(Z))&&(Ae=Z.turn,Qr(!1))})}function Qr(b){
if(!u)return;u.steps[l].predict&&i.of(u.name).guesses[l]===void 0&&!b&&!Et()?ze({isReminded:!0}):ro(u)}let Yr=Et();$e.subscribe(()=>{Yr!==Et()&&ze(),Yr=Et()}),on.
hear(b=>{let M=u&&hs(u);g=b&&new Set(b),u&&hs(u)!==M&&ze()}),document.addEventListener("click",b=>{$(b,"button[data-lessons]")&&(s.hidden?y():te())}),wo.hear(()=>{
s.hidden&&y()}),An.hear(({lesson:b,step:M})=>{u?.name!==b&&(i.of(b).at=M-1,H(b))});let Xr=new URLSearchParams(location.search),En=Xr.get("lesson"),Zr=b=>o.some(
M=>M.name===b);if(En&&Zr(En)){let b=Number(Xr.get("step"));b>=1&&(i.of(En).at=Math.floor(b)-1),H(En)}else En?y():Zr(i.open)&&H(i.open,!0)}var Tc="models";function Rc(){st(Tc),S("ListModels")}function Ac(){let e=({act:t,model:n})=>{t==="get"?S("GetModel",{model:n}):S("AskModel",{act:t,model:n})};mo.
hear(()=>Ia(Tc));for(let t of["shelf","estimate"])X().group(t).answers.model=e}function Mc({props:e,watch:t}){let n=q();n.answers.search=({kind:o,rule:s})=>S("SearchAgain",{kind:o,rule:s,turn:n.turn,started:n.startedLine()}),t("value",()=>{
if(!e.value)return;let o=JSON.parse(e.value.split(`
`)[1]);o?n.addSearched(o.turn??void 0,o.found):n.changed("searched")})}var zm=250;function _c({element:e,props:t,watch:n}){let o=q(),s=new Map,r=0,i=l=>(l?.watched??[]).map(({token_id:c})=>c),a=()=>document.querySelector("#same-luc\
k input")?.checked??!0;function u(l,c,f,m){o.asked={turn:o.turn,kind:l,ids:f,...m};let{last:d,stopReason:h}=c,g={same_luck:a(),sequence:d?.sequence??0};S("GoOn",
{kind:l,ids:f,stop:h,...g,watched:i(d),turn:o.turn,started:o.startedLine()})}Object.assign(o.answers,{branch({step:l,tokenId:c}){if(l.isPrompt)return;let f=[...o.
idsTo(l).slice(0,-1),c],m=o.lastOf(l),d=m===l&&o.stepping?"choose":"branch";u(d,{last:m},f,{at:l.index,from:l.chosen.text,on:c===l.chosen.token_id})},more(){let l=o.
current(),c=l&&o.lineOf(l);if(!c?.last||o.isFromElsewhere)return S("StartSteps");u("more",c,o.idsTo(c.last),{at:c.last.index+1})},look({line:l,text:c}){let f=o.
lines().at(l)?.last,m=f?o.idsTo(f):[];S("LookUpToken",{line:l,text:c,ids:m,watched:i(f),turn:o.turn,started:o.startedLine()})},save_page(){S("SaveRunPage")},shown(){
clearTimeout(r),r=window.setTimeout(()=>S("ShowOwnRun",{turn:o.turn,log:o.text}),zm)}}),o.subscribe(e,({run:l})=>{if(l)for(let{line:c,lists:f}of s.get(o.turn??null)??
[])o.addWatched(c,f)}),n("value",()=>{if(!t.value)return;let l=JSON.parse(t.value.split(`
`)[1]);if(!l)return o.changed("watched");s.set(l.turn,[...s.get(l.turn)??[],l]),l.turn===(o.turn??null)&&o.addWatched(l.line,l.lists)})}var Qm=["do_sample","repetition_penalty","temperature","top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Nc=()=>document.querySelector(
"#seed :is(input, textarea)");function Fc(){let e=q();Object.assign(e.answers,{seed({seed:t}){let n=Nc();n&&(n.value=String(t),n.dispatchEvent(new Event("input",
{bubbles:!0})))}}),dt("knob",t=>{let n=()=>e.setKnobs(t.valuesWith(Qm),Nc()?.value);ee(n),nn.hear(n),document.addEventListener("input",o=>{$(o,"#seed")&&n()})})}var jc=p(ue(),1),Jt=p(oe(),1),me=p(F(),1),Vc=p(Ve(),1);var Hc=p(Ve(),1);var xn="generation-playground.run.",Ic=()=>Object.keys(sessionStorage).filter(e=>e.startsWith(xn)).map(e=>Number(e.slice(xn.length))).sort((e,t)=>e-t);async function Fr(e,t){
try{let n=JSON.stringify({run:e,log:t===null?null:await Xm(t)});for(;!Ym(xn+e.id,n);){let o=Ic().find(s=>s<e.id);if(o===void 0)return;sessionStorage.removeItem(
xn+o)}}catch{}}function Ym(e,t){try{return sessionStorage.setItem(e,t),!0}catch{return!1}}function Ir(e){try{for(let t of e)sessionStorage.removeItem(xn+t)}catch{}}
async function Bc(){let e=new Map;try{for(let t of Ic()){let n=sessionStorage.getItem(xn+t)??"null",{run:o,log:s}=JSON.parse(n);e.set(t,[o,s===null?null:await Zm(
s)])}}catch{}return e}async function Xm(e){let t=await new Response(new Blob([e]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),n="";for(let o of new Uint8Array(
t))n+=String.fromCharCode(o);return btoa(n)}function Zm(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var eg="generation-playground",Br=(0,Hc.kept)("keep-history"),tg=20,ng=3e7,Dc=5e6,ps=class{constructor(t){this.keepsFirst=t;this.isKeeping.value=this.keeping()}keepsFirst;list=P(
[]);isKeeping=P(!1);unsaved=new Map;opening=null;keeping(){return Br.isAllowed&&(Br.read()||(this.keepsFirst()?"yes":"no"))==="yes"}database(){return this.opening??=
new Promise((t,n)=>{let o=indexedDB.open(eg,1);o.onupgradeneeded=()=>{o.result.createObjectStore("runs",{keyPath:"id"}),o.result.createObjectStore("logs")},o.onsuccess=
()=>t(o.result),o.onerror=o.onblocked=()=>n(o.error??new Error("another tab has it"))})}async inStorage(t,n){let o=(await this.database()).transaction(["runs","\
logs"],t);return new Promise((s,r)=>{let i=n(o.objectStore("runs"),o.objectStore("logs"));o.oncomplete=()=>s(i.result),o.onerror=o.onabort=()=>r(o.error??new Error(
"it was given up"))})}keptRuns(){return this.inStorage("readonly",t=>t.getAll())}async comeBack(){for(let[t,n]of await Bc())this.unsaved.set(t,n);await this.refresh()}async refresh(){
this.isKeeping.value=this.keeping();let t=[...this.unsaved.values()].map(([o])=>o);this.list.value=Kc(t);let n=this.keeping()?await this.keptRuns():[];this.list.
value=Kc([...t,...n.filter(({id:o})=>!this.unsaved.has(o))])}hold(t,n){this.unsaved.set(t.id,[t,n])}async add(t,n,o){o!==null&&await this.remove([o]),await this.
refresh(),this.keeping()?await this.save():await Fr(t,n),await this.makeRoom()}async save(){for(let[t,[n,o]]of this.unsaved)await this.inStorage("readwrite",(s,r)=>(o!==
null&&r.put(o,t),s.put(n))),this.unsaved.delete(t),Ir([t])}async remove(t){for(let n of t)this.unsaved.delete(n);Ir(t),this.list.value=this.list.value.filter(({
id:n})=>!t.includes(n)),!(!this.keeping()||!t.length)&&await this.inStorage("readwrite",(n,o)=>{for(let s of t.slice(1))n.delete(s),o.delete(s);return o.delete(
t[0]),n.delete(t[0])})}async makeRoom(){let t=0,n=this.list.value.filter(({size:o},s)=>(t+=o)>ng||s>=tg);n.length&&await this.remove(n.map(({id:o})=>o))}async logOf(t){
let n=this.unsaved.get(t);return n?n[1]:await this.inStorage("readonly",(s,r)=>r.get(t))??null}async keepOrNot(t,n){if(t||await this.forgetWithThePage(),!Br.write(
t?"yes":"no"))throw new Error("the browser forbids it");n(),t&&await this.save(),await this.refresh(),await this.makeRoom()}async forgetWithThePage(){for(let t of await this.
keptRuns())this.unsaved.has(t.id)||this.unsaved.set(t.id,[t,await this.logOf(t.id)]);for(let[t,n]of this.unsaved.values())await Fr(t,n);await this.inStorage("re\
adwrite",(t,n)=>(n.clear(),t.clear()))}},Kc=e=>e.sort((t,n)=>n.id-t.id);var ie=p(O(),1),Kr=(0,Vc.kept)("shown","tab"),qc=90;function Wc({element:e,props:t,watch:n}){let o=_(e,".gp-history"),s=new _e,r=q(),i=new ps(()=>!!t.keep),a=P(
""),u=null,l=Promise.resolve();function c(E){return l=l.then(E).then(()=>a.value="",y=>{console.warn("Generation Playground: the history could not be kept.",y),
a.value=(0,me.t)("The browser’s storage is blocked or full: the newest runs are lost when this page is closed.")}).then(()=>{})}function f(){!u||r.turn!==u.turn||
!r.finished||(d(u,r.text),u=null)}function m(){if(!u||r.turn!==u.turn||!r.running)return;let E=r.text.slice(0,r.text.lastIndexOf(`
`)+1),W={type:"Failed",message:(0,me.t)("The server stopped answering during this run."),fix:(0,me.t)("Click Generate to run it again."),error:"ServerAway",diagnostics:[]};
d(u,`${E}${JSON.stringify(W)}
`)}function d({turn:E,replaces:W,...y},H){let B=H.length<=Dc,{finished:te,numTokens:ge,started:k}=r,ne={id:E,time:Date.now(),...y,seed:k?.seed??null,tokens:te?.
num_tokens??ge,end:Hr(te?.sequences.at(0)?.text??"",qc),size:B?H.length:0},Re=B?H:null;i.hold(ne,Re),c(()=>i.add(ne,Re,W)),Kr.write(String(E))}function h(){let[
E]=performance.getEntriesByType("navigation");E.type==="reload"&&c(async()=>{let W=i.list.value.find(({id:y})=>String(y)===Kr.read());W?.size&&!s.newest&&await v(
W)})}let g=({request:E,seed:W,preset:y})=>({request:E,seed:W,preset:y});async function v(E){let W=await i.logOf(E.id).catch(()=>null);if(!W){a.value=(0,me.t)("T\
his run is no longer in the browser’s storage.");return}Kr.write(String(E.id)),S("ShowPastRun",{log:W,...g(E)})}(0,jc.render)((0,ie.jsx)(og,{runs:i,note:a,acts:{
look:v,start:E=>S("LoadPastRun",g(E)),remove:E=>c(()=>i.remove(E)),keep:E=>c(()=>i.keepOrNot(E,()=>bo.tell()))}}),o),He.subscribe(E=>{E==="history"&&c(()=>i.refresh())}),
c(()=>i.comeBack());let G=!1;tt.hear(()=>{G||h(),G=!0}),ho.hear(m),n("value",()=>{let E=s.unstamp(t.value);E&&(u={turn:s.newest,...JSON.parse(E)},f())}),r.subscribe(
o,({status:E})=>{E&&f()})}function og({runs:e,note:t,acts:n}){let o=e.list.value,[s,r]=(0,Jt.useState)(null),i=(0,Jt.useRef)(null),a=async u=>{await n.remove([u.
id]),requestAnimationFrame(()=>document.activeElement===document.body&&i.current?.focus())};return(0,ie.jsxs)("div",{class:"gp-body",children:[(0,ie.jsx)("p",{class:"\
gp-hint",children:!o.length&&(0,me.t)("Your runs will be listed here, to look at again or to start from.")}),(0,ie.jsx)("ol",{class:"gp-runs","aria-label":(0,me.t)(
"Your last runs, newest first"),children:o.map(u=>(0,ie.jsx)(rg,{run:u,acts:n,remove:()=>a(u)},u.id))}),(0,ie.jsxs)("div",{class:"gp-foot",children:[(0,ie.jsxs)(
"label",{class:"gp-keep",children:[(0,ie.jsx)("input",{type:"checkbox",ref:i,checked:s??e.isKeeping.value,onChange:({currentTarget:{checked:u}})=>{r(u),n.keep(u).
then(()=>r(null))}})," ",(0,ie.jsxs)("span",{children:[(0,me.t)("Keep history and settings in this browser")," ",(0,ie.jsx)("span",{class:"gp-till",children:!e.
isKeeping.value&&(0,me.t)("(now: only until this tab is closed)")})]})]}),(0,ie.jsx)(sg,{count:o.length,clear:()=>n.remove(o.map(({id:u})=>u))})]}),(0,ie.jsx)("\
p",{class:"gp-note",role:"status",children:t.value})]})}function sg({count:e,clear:t}){let[n,o]=(0,Jt.useState)(!1);(0,Jt.useEffect)(()=>o(!1),[e]);let s=n?(0,me.tn)(
e,"Remove {count} run?","Remove all {count} runs?"):(0,me.t)("Clear history");return(0,ie.jsx)("button",{type:"button",class:"gp-clear",hidden:!e,onClick:()=>{o(
!n),n&&t()},onBlur:()=>o(!1),children:s})}function rg({run:e,acts:t,remove:n}){let{prompt:o,end:s,strategy:r,model:i,seed:a,tokens:u,size:l}=e,c=ig(e.time),f={when:c,
text:Hr(s||o,40)},m=u>=0?(0,me.tn)(u,"{count} token","{count} tokens"):"",d=[c,r,i,(0,me.t)("seed {seed}",{seed:String(a)}),m].filter(Boolean),h=(0,me.t)("View \
the run of {when}: {text}",f),g=(0,me.t)("Load settings of the run of {when}: {text}",f),v=(0,me.t)("Remove the run of {when}: {text}",f),L=l?"":(0,me.t)("Too l\
ong to be kept. Its settings can be loaded.");return(0,ie.jsxs)("li",{"data-run":e.id,children:[(0,ie.jsxs)("div",{class:"gp-what",children:[(0,ie.jsx)("span",{
class:"gp-prompt",children:Hr(String(o),qc)||(0,me.t)("(no prompt)")}),s&&(0,ie.jsx)("span",{class:"gp-end",children:s}),(0,ie.jsx)("span",{class:"gp-facts",children:d.
join(" · ")})]}),(0,ie.jsxs)("div",{class:"gp-acts",children:[(0,ie.jsx)("button",{type:"button","aria-label":h,title:L||h,disabled:!!L,onClick:()=>t.look(e),children:(0,me.t)(
"View")}),(0,ie.jsx)("button",{type:"button","aria-label":g,title:g,onClick:()=>t.start(e),children:(0,me.t)("Load settings")}),(0,ie.jsx)("button",{type:"butto\
n","aria-label":v,title:v,onClick:n,children:"✕"})]})]})}function ig(e){let t={hour:"2-digit",minute:"2-digit"},n=new Date(e).toDateString()===new Date().toDateString();
return new Date(e).toLocaleString([],n?t:{month:"short",day:"numeric",...t})}function Hr(e,t){let n=Array.from(e);return n.length<=t?e:`…${n.slice(-t).join("").
replace(/^\S{0,20}(?=\s)/,"")}`}var lt=p(Tr(),1),$c=p(xr(),1);var ag=400,lg=3e4,ug=1e4,cg=500,dg=Object.keys((0,$c.tokenKnobs)({}));function Gc({props:e,watch:t}){let n=q(),o=new WeakMap,s=null,r=0,i=De(ag,()=>{let c=n.current();
s||!c||!u(c)||(s=c,r=window.setTimeout(()=>l(null),lg),S("ReadScores",{ids:n.idsTo(c),places:[n.prefix.length+c.index],tokens:(0,lt.biasedTokens)(n).slice(0,cg),
turn:n.turn,started:n.startedLine()}))}),a=c=>performance.now()-(o.get(c)??-1/0)<ug;function u(c){if(!(!n.running&&!n.waiting&&!n.away)||!n.canAsk||n.hasReadMedia||
a(c)||!(0,lt.isMovable)(n,c))return!1;let m=(0,lt.knobsInHand)(n,c),d=n.scoresOf(c);return d?m!==null&&!d.fixed.length&&!(0,lt.knowsBiases)(d,(0,lt.idsBefore)(n,
c),m):m!==null||!n.recorded||n.selected===c&&!n.suggested}function l(c){s&&(window.clearTimeout(r),c?n.addScores(s,c):o.set(s,performance.now()),s=null,i())}t("\
value",()=>{if(!e.value)return;let{found:c}=JSON.parse(e.value.split(`
`)[1]);l(c)}),n.subscribe(document.body,c=>{(c.run||c.selection||c.status||c.knobs)&&i()}),n.answers.reset_knobs=()=>{let c=n.started?.config??{},f=Object.fromEntries(
dg.map(m=>[m,c[m]??null]));dt("knob",m=>m.apply(f))}}function Jc({props:e,watch:t},{foreign:n,opening:o}){let s=zo(location.search,n),r=new _e,i=q(),a=-1,u="";go.hear(f=>u=f);function l(){qe.isRecorded.value=i.recorded,
qe.isStepping.value=i.stepping,qe.hasSteps.value=!i.denoises&&!i.speaks,qe.hasMedia.value=i.hasReadMedia,qe.isOpening.value=i.recorded&&i.turn===o,qe.isLoading.
value=i.loading!==null,!(!i.finished||i.turn!==r.newest||a===r.newest)&&(a=r.newest,i.selectMostUncertain(u),u="")}function c(){let f=r.unstamp(e.value);f!==null&&
(r.recorded&&(i.recordedTurn=r.newest),X().feed("main",f,r.newest),l())}e.value&&!s&&c(),t("value",c),To("log",{lines(f,m){if(!r.take(m))return 0;let d=X().append(
"main",f,m);return l(),d},lost(f){f===r.newest&&i.lose(f)}})}function Uc({props:e,watch:t},{name:n,most:o,byPerson:s,byItself:r}){let i=q(),a=new Map;i.mostPlaces[n]=o,i.answers[n]=({step:u,by_itself:l,...c})=>{let f=i.idsTo(
i.lastOf(u));a.set(i.turn??null,f),S(l?r:s,{...c,ids:f,turn:i.turn,started:i.startedLine()})},t("value",()=>{if(!e.value)return;let u=JSON.parse(e.value.split(`\

`)[1]);u?i.addFound(n,u.turn??void 0,a.get(u.turn)??[],u.found):i.changed("found")})}var zc=p(Ve(),1);var Qc=(0,zc.kept)("presets"),pg=6e4;function Yc({element:e,props:t,watch:n}){function o(s,r){let a=[...Object.entries(Dr()).filter(([l])=>l!==s),...r?[[s,r]]:[]],
u=!Qc.write(JSON.stringify(Object.fromEntries(a)));S("TakePresets",{presets:Dr(),name:s,removed:!r,failed:u})}window.addEventListener("storage",({key:s})=>{s===
"generation-playground.presets"&&e.isConnected&&S("TakePresets",{presets:Dr()})}),n("value",()=>{if(!t.value)return;let s=JSON.parse(t.value);s.do==="download"&&
fg(s.name,s.type,s.text),s.do==="show"&&s.place&&mg(s.place),s.do==="show"&&s.ask&&vi(s.ask),s.do==="keep"&&o(s.name,s.config)})}function Dr(){let e=Qc.readJson();
return e&&typeof e=="object"&&!Array.isArray(e)?{...e}:{}}function fg(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([n],{type:`${t}\
;charset=utf-8`})),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),pg)}function mg(e){let t=document.querySelector(e);if(!t)return;let n=matchMedia(
"(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({block:"nearest",behavior:n?"auto":"smooth"}),t.matches("textarea, input, button")&&t.focus({preventScroll:!0})}function Xc({props:e}){window.addEventListener("pagehide",t=>{!e.value||t.persisted||navigator.sendBeacon(`closed-tab?${new URLSearchParams({session:e.value})}`)})}function Zc(e,t){let{props:n,watch:o}=e,s=n;return{...e,watch(r,i){o(r,i),[r].flat().some(a=>s[a]!==t[a])&&queueMicrotask(i)}}}var td=p(ue(),1),et=p(F(),1);var Ue=p(O(),1),gg=()=>[{keys:[(0,et.t)("Ctrl+Enter")],does:(0,et.t)("Generate, from anywhere on the page")},{keys:["←","→","↑","↓"],does:(0,et.t)("Move\
 along the text, once a token of it is selected; in a table, between its cells")},{keys:["Home","End"],does:(0,et.t)("Go to the first token, or to the last")},{
keys:["Esc"],does:(0,et.t)("Close what is open; in the text, follow the newest token")},{keys:["G"],does:(0,et.t)("On a word with a dotted underline: open the g\
lossary there")},{keys:["F8"],does:(0,et.t)("Present: one large picture for a class; its keys are on its buttons")},{keys:["?"],does:(0,et.t)("Show these keys")}],
jr=null;function ed(){jr??=hg(),jr.open||jr.showModal()}function hg(){let e=document.createElement("dialog");return e.className="gp-keys-dialog",e.setAttribute(
"aria-labelledby","gp-keys-title"),e.addEventListener("click",({target:t})=>{t===e&&e.close()}),(0,td.render)((0,Ue.jsx)(bg,{close:()=>e.close()}),e),document.body.
append(e),e}function bg({close:e}){return(0,Ue.jsxs)("div",{class:"gp-keys-body",children:[(0,Ue.jsxs)("div",{class:"gp-keys-head",children:[(0,Ue.jsx)("h2",{id:"\
gp-keys-title",children:(0,et.t)("Keys")}),(0,Ue.jsx)("button",{type:"button",class:"gp-drawer-close","aria-label":(0,et.t)("Close"),onClick:e,children:"✕"})]}),
(0,Ue.jsx)("dl",{children:gg().map(({keys:t,does:n})=>(0,Ue.jsxs)("div",{children:[(0,Ue.jsx)("dt",{children:t.map(o=>(0,Ue.jsx)("kbd",{children:o},o))}),(0,Ue.jsx)(
"dd",{children:n})]},t[0]))})]})}var vg="input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";function nd(){document.addEventListener(
"click",e=>{$(e,".gp-keys-button")&&ed()}),document.addEventListener("keydown",e=>{e.key!=="?"||e.ctrlKey||e.metaKey||e.altKey||$(e,vg)||document.querySelector(
'dialog[open], body[data-scene]:not([data-scene="own"])')||(e.preventDefault(),ed())})}var od=p(F(),1);var wg='dialog[open], body[data-scene]:not([data-scene="own"])';function sd(){document.documentElement.style.setProperty("--gp-keys",JSON.stringify((0,od.t)("Ct\
rl+Enter")))}function rd(){document.addEventListener("keydown",e=>{e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&!document.querySelector(wg)&&(e.preventDefault(),document.
getElementById("generate")?.click())}),document.addEventListener("keydown",e=>{e.key==="Tab"&&$(e,"input[role=combobox]")===e.target&&e.stopPropagation()},!0)}var id=p(ue(),1),Ot=p(F(),1);var we=p(O(),1),yg={error:"✕",warning:"▲",info:"ℹ",busy:"◌"},kg=250;function ad({element:e,props:t,trigger:n,watch:o}){let s=new _e,r=_(e,".messages"),i=P(
[]),a=P(null),u=()=>i.value.some(({refused:m})=>m);(0,id.render)((0,we.jsx)(()=>(0,we.jsxs)(we.Fragment,{children:[a.value&&(0,we.jsx)(Sg,{...a.value}),i.value.
map((m,d)=>(0,we.jsx)(Vr,{...m},d))]}),{}),r),o("value",()=>{let m=s.unstamp(t.value);m!==null&&(a.value=null,i.value=JSON.parse(m||"[]"),u()&&requestAnimationFrame(
()=>r.scrollIntoView({block:"nearest"})))}),en.hear(()=>i.value=i.value.filter(({severity:m})=>m==="busy")),e.closest("#messages")&&Tt.hear(m=>a.value=m);let c=De(
kg,()=>u()&&n("mended",{turn:s.newest})),f=()=>{u()&&e.isConnected&&c()};Qe.hear(f);for(let m of["input","change","click"])document.addEventListener(m,d=>$(d,"#\
views")&&f())}var ld=e=>JSON.parse(e).map(t=>({__type__:"update",info:(0,Ot.t)(t)}));function Vr({severity:e,knob:t,message:n,fix:o,change:s,label:r}){let i=(0,Ot.t)(
n),a=t!==""&&i.startsWith(t+" ");return(0,we.jsxs)("div",{class:`message ${e}`,children:[(0,we.jsx)(ud,{severity:e}),(0,we.jsxs)("span",{class:"body",children:[
t&&(0,we.jsx)("code",{children:t}),t&&!a&&": ",(a?i.slice(t.length):i)+(o?" ":""),o&&(0,we.jsx)("strong",{children:(0,Ot.t)(o)})]}),s&&(0,we.jsx)("button",{class:"\
mend",onClick:()=>q().ask({type:"knobs",change:s}),children:(0,Ot.t)(r)})]})}function Sg({severity:e,message:t,fix:n,again:o}){return(0,we.jsxs)("div",{class:`m\
essage ${e} connection`,children:[(0,we.jsx)(ud,{severity:e}),(0,we.jsxs)("span",{class:"body",children:[t+(n&&" "),n&&(0,we.jsx)("strong",{children:n})]}),o&&(0,we.jsx)(
"button",{class:"again",onClick:()=>document.getElementById("generate")?.click(),children:(0,Ot.t)("Run again")})]})}function ud({severity:e}){let t=e==="error"?
(0,Ot.t)("Error"):e==="warning"?(0,Ot.t)("Note"):"";return(0,we.jsx)("span",{class:"label",children:`${yg[e]} ${t}`.trim()})}var xg=2e3,Pg=5e3,Cg=[502,503,504];function dd(){let e=window.fetch.bind(window),t=!1,n=!1;window.addEventListener("pagehide",()=>n=!0),window.addEventListener(
"pageshow",()=>n=!1),window.addEventListener("offline",s),window.fetch=async(...r)=>{try{let i=await e(...r);return Cg.includes(i.status)&&s(),i}catch(i){throw i instanceof
DOMException&&i.name==="AbortError"||s(),i}};async function o(){try{return(await e("healthz",{cache:"no-store",signal:AbortSignal.timeout(Pg)})).ok}catch{return!1}}
async function s(){if(!t){for(t=!0;!(await o()||n);)cd(!0),await new Promise(i=>setTimeout(i,xg));t=!1,cd(!1)}}}function cd(e){if(!X())return;let n=[...document.
querySelectorAll("#header [data-view]")].map(({dataset:o})=>X().group(o.view??""));for(let o of[q(),...n])o.setAway(e);e&&ho.tell()}var yd=p(ue(),1),zt=p(oe(),1),Qt=p(F(),1);function pd(e,t){No(e);let n=t.map(s=>X().group(s)),o=()=>{e.hidden=!n.some(Eg)};for(let s of n)s.subscribe(e,o)}function Eg({header:e,found:t,entries:n,isExample:o}){
return o?!1:e?n.some(({ended:s,log:r})=>s??r?.finished??r?.failed):t!==null}var Wr=p(oe(),1);var Be=p(F(),1),R=p(O(),1);function fd({part:e,form:t}){if(e.visible===!1)return null;switch(e.kind){case"text":return(0,R.jsx)(Og,{part:e,form:t});case"number":
return(0,R.jsx)(Rg,{part:e,form:t});case"slider":return(0,R.jsx)(Ag,{part:e,form:t});case"tick":return(0,R.jsx)(Mg,{part:e,form:t});case"choice":return e.listed?
(0,R.jsx)(Ng,{part:e,form:t}):(0,R.jsx)(_g,{part:e,form:t});case"choices":return(0,R.jsx)(Fg,{part:e,form:t})}}var eo=({width:e=160,grow:t=1})=>({"--gf-grow":t,
"--gf-width":`${e}px`}),to=({id:e})=>`${e}-control`,Pn=({id:e,info:t})=>t?`${e}-info`:void 0,Cn=({interactive:e=!0})=>!e,$r=({part:e})=>e.info?(0,R.jsx)("p",{class:"\
gf-info",id:Pn(e),children:(0,Be.t)(e.info)}):null;function fs({part:e,children:t}){return(0,R.jsxs)("div",{id:e.id,class:"gf-field",style:eo(e),children:[(0,R.jsx)(
"label",{class:"gf-label",for:to(e),children:(0,Be.t)(e.label)}),(0,R.jsx)($r,{part:e}),t]})}function md({part:e,children:t}){return(0,R.jsxs)("fieldset",{id:e.
id,class:"gf-field",style:eo(e),"aria-describedby":Pn(e),disabled:Cn(e),children:[(0,R.jsx)("legend",{class:"gf-label",children:(0,Be.t)(e.label)}),(0,R.jsx)($r,
{part:e}),(0,R.jsx)("div",{class:"gf-options",children:t})]})}function Og({part:e,form:t}){let{id:n,lines:o=1,most_lines:s=1,enter:r}=e,i={id:to(e),"aria-descri\
bedby":Pn(e),value:String(t.values.value[n]),placeholder:(0,Be.t)(e.placeholder),maxLength:e.longest,disabled:Cn(e),onInput:({currentTarget:u})=>t.set(n,u.value)},
a=u=>{u.key==="Enter"&&!u.isComposing&&r&&t.enter(r)};return(0,R.jsxs)(fs,{part:e,children:[Math.max(o,s)===1?(0,R.jsx)("input",{class:"gf-box",ref:Lg(e),autocomplete:"\
off",spellcheck:!1,onKeyDown:a,...i}):(0,R.jsx)("textarea",{class:e.is_code?"gf-box gf-code":"gf-box",rows:o,style:{"--gf-least":o,"--gf-most":Math.max(o,s)},readOnly:e.
only_shown,spellcheck:!e.is_code&&!e.only_shown,...i}),e.only_shown&&(0,R.jsx)(Tg,{})]})}var Lg=({is_secret:e})=>t=>t?.setAttribute("type",e?"password":"text");
function Tg(){let[e,t]=(0,Wr.useState)(""),n=async o=>{let s=o.parentElement?.querySelector("textarea");s&&await In(s)&&t((0,Be.t)("Copied."))};return(0,R.jsx)(
"button",{type:"button",class:"gf-copy",onClick:({currentTarget:o})=>{n(o)},onBlur:()=>t(""),children:e||(0,Be.t)("Copy")})}var qr=e=>e.trim()===""||!Number.isFinite(
Number(e))?null:Number(e);function gd({part:e,form:t,settle:n}){let[o,s]=(0,Wr.useState)(""),r=t.values.value[e.id];return(0,R.jsx)("input",{class:"gf-box gf-nu\
mber",type:"number",id:to(e),"aria-describedby":Pn(e),min:e.minimum,max:e.maximum,step:e.step??1,disabled:Cn(e),value:qr(o)===r?o:r??"",onInput:({currentTarget:i})=>{
s(i.value);let a=qr(i.value);(!n||a!==null)&&t.set(e.id,a)},onChange:({currentTarget:i})=>n?.(qr(i.value)),onKeyDown:i=>i.key==="Enter"&&e.enter&&t.enter(e.enter)})}
var Rg=({part:e,form:t})=>(0,R.jsx)(fs,{part:e,children:(0,R.jsx)(gd,{part:e,form:t})});function Ag({part:e,form:t}){let{minimum:n=0,maximum:o=1}=e,s=r=>t.set(e.
id,Math.min(o,Math.max(n,r??n)));return(0,R.jsx)(fs,{part:e,children:(0,R.jsxs)("div",{class:"gf-slider",children:[(0,R.jsx)("input",{type:"range","aria-label":(0,Be.t)(
"{name}, slider",{name:(0,Be.t)(e.label)}),min:n,max:o,step:e.step??1,disabled:Cn(e),value:String(t.values.value[e.id]),onInput:({currentTarget:r})=>t.set(e.id,
Number(r.value))}),(0,R.jsx)(gd,{part:e,form:t,settle:s})]})})}var Mg=({part:e,form:t})=>(0,R.jsxs)("div",{id:e.id,class:"gf-field gf-tick",style:eo(e),children:[
(0,R.jsxs)("label",{class:"gf-option",children:[(0,R.jsx)("input",{type:"checkbox",id:to(e),"aria-describedby":Pn(e),disabled:Cn(e),checked:t.values.value[e.id]===
!0,onChange:({currentTarget:n})=>t.set(e.id,n.checked)}),(0,R.jsx)("span",{class:"gf-label-text",children:(0,Be.t)(e.label)})]}),(0,R.jsx)($r,{part:e})]}),hd=(e,t)=>({
...e,info:e.infos?.[String(t)]??e.info});function _g({part:e,form:t}){let n=t.values.value[e.id];return(0,R.jsx)(md,{part:hd(e,n),children:e.choices.map(([o,s])=>(0,R.jsxs)(
"label",{class:"gf-option",children:[(0,R.jsx)("input",{type:"radio",name:e.id,value:s,checked:s===n,onChange:()=>t.set(e.id,s)}),(0,R.jsx)("span",{children:(0,Be.t)(
o)})]},s))})}function Ng({part:e,form:t}){let n=String(t.values.value[e.id]),o={id:to(e),"aria-describedby":Pn(e),class:"gf-box",disabled:Cn(e)};return(0,R.jsx)(
fs,{part:hd(e,n),children:e.is_free?(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)("input",{...o,list:`${e.id}-list`,value:n,placeholder:(0,Be.t)(e.choices.find(([,
s])=>!s)?.[0]),onInput:({currentTarget:s})=>t.set(e.id,s.value)}),(0,R.jsx)("datalist",{id:`${e.id}-list`,children:e.choices.map(([s,r])=>r&&(0,R.jsx)("option",
{value:r,label:(0,Be.t)(s)},r))})]}):(0,R.jsx)("select",{...o,value:n,onChange:({currentTarget:s})=>t.set(e.id,s.value),children:e.choices.map(([s,r])=>(0,R.jsx)(
"option",{value:r,children:(0,Be.t)(s)},r))})})}function Fg({part:e,form:t}){let n=t.values.value[e.id],o=(s,r)=>t.set(e.id,e.choices.map(([,i])=>i).filter(i=>i===
s?r:n.includes(i)));return(0,R.jsx)(md,{part:e,children:e.choices.map(([s,r])=>(0,R.jsxs)("label",{class:"gf-option",children:[(0,R.jsx)("input",{type:"checkbox",
name:r,checked:n.includes(r),onChange:({currentTarget:i})=>o(r,i.checked)}),(0,R.jsx)("span",{children:(0,Be.t)(s)})]},r))})}var bd=(e,t,n)=>new Promise(o=>{let s=document.createElement("input");s.type="file",s.accept=e,s.addEventListener("cancel",()=>o([null])),s.addEventListener("ch\
ange",async()=>{let r=s.files?.[0];if(!r)return o([null]);let i=n==="text"?()=>r.text():()=>Ig(r),a=r.size>t?null:await i().catch(()=>null);o([{name:r.name,size:r.
size,[n]:a}])}),s.click()}),Ig=e=>new Promise((t,n)=>{let o=new FileReader;o.onload=()=>t(String(o.result).split(",")[1]||""),o.onerror=()=>n(o.error??new Error(
"the file could not be read")),o.readAsDataURL(e)});var vd={text:"",number:null,slider:0,tick:!1,choice:"",choices:[]},Bg=200,oo=e=>e.kind in vd;function*no(e){for(let t of e)yield t,"parts"in t?yield*no(t.parts):
t.kind==="sides"?yield*no([...t.asks,...t.shows]):t.kind==="tools"?yield*no(t.tabs):t.kind==="buttons"&&(yield*no([...t.buttons,...t.saves??[]]))}var ms=class{constructor(t,n,o,s,r=null){
this.component=t;this.name=n;this.parts=o;this.leavesOut=r;for(let a of no(o))a.id&&this.byId.set(a.id,a);let i=[...this.byId.values()].filter(oo);this.values=P(
Object.fromEntries(i.map(a=>[a.id,a.value??vd[a.kind]]))),this.rested=s.map(a=>({ids:a,ask:De(Bg,()=>{this.follow(a)})}));for(let a of this.byId.values())a.kind===
"report"&&js(a.name);t.watch("value",()=>this.take()),this.take()}component;name;parts;leavesOut;values;changes=P({});turns=new _e;byId=new Map;reports={};rested;asked=0;writer=Ro(
()=>this.write());now(t){let n=t.id?this.changes.value[t.id]:void 0;return n?{...t,...n}:t}isThere({when:t={},any_of:n}){let o=([s,r])=>{let i=this.values.value[s];
return Array.isArray(i)?i.some(a=>r.includes(a)):r.includes(i)};return Object.entries(t).every(o)&&(!n||Object.entries(n).some(o))}set(t,n){this.values.value={...this.
values.value,[t]:n},this.writer.soon(),this.tellPanes(t);for(let{ids:s,ask:r}of this.rested)s.includes(t)&&r();let o=this.byId.get(t);o&&oo(o)&&o.does&&this.trigger(
o.does)}change(t,n){this.changes.value={...this.changes.value,[t]:{...this.changes.value[t],...n}}}async press(t){let{does:n,asks:o,picks:s,sends:r}=t,[i]=s?await bd(
...s):[null];if(s&&!i)return;let a=r&&Object.fromEntries(r.map(u=>[u,this.reports[u]??""]));this.writer.now(),o?S(o):this.trigger(n??"",{...i&&{file:i},...a&&{sends:a}})}trigger(t,n={}){
this.writer.now(),S("Press",{form:this.name,does:t,...n})}enter(t){this.writer.now(),t==="generate"&&fo.tell();let n=this.byId.get(t);n?.kind==="button"&&this.press(
n)}write(){this.component.props.value=JSON.stringify(this.values.value)}take(){let{value:t}=this.component.props;if(!t?.includes(`
`))return;let n=this.turns.unstamp(t);n&&this.takeChanges(JSON.parse(n)),this.writer.now()}takeChanges(t){let n={};for(let[o,{value:s,...r}]of Object.entries(t)){
let i=this.byId.get(o);i&&(i.kind==="report"?this.show(i,String(s)):oo(i)?(s!==void 0&&(n[o]=s),this.change(o,r)):this.change(o,s===void 0?r:{...r,value:s}))}if(Object.
keys(n).length){this.values.value={...this.values.value,...n};for(let o of Object.keys(n))this.tellPanes(o);for(let{ids:o,ask:s}of this.rested)o.some(r=>r in n)&&
s()}}show({id:t,name:n},o){let s=o.indexOf(`
`);this.reports[t]=o,X().feedGroup(n,o.slice(s+1),Number(o.slice(0,s)))}tellPanes(t){let{leavesOut:n}=this;n?.fields.includes(t)&&_o(n.view,n.fields.flatMap(r=>this.
leftOutBy(r)));let o=this.byId.get(t);if(o?.kind!=="choice"||!o.asks)return;let s=o.choices.map(([r,i])=>[i,typeof r=="object"&&"said"in r?r.said:String(r)]);X().
group(o.asks).setAsking(String(this.values.value[t]),Object.fromEntries(s))}leftOutBy(t){let n=String(this.values.value[t]);return this.leavesOut?.of?this.leavesOut.
of[n]??[]:[n]}async follow(t){let n=++this.asked,o=JSON.stringify(this.values.value),s=await this.component.server.follow(JSON.stringify({ids:t,value:o})).catch(
()=>"{}");n===this.asked&&this.takeChanges(JSON.parse(s))}},wd=e=>{let t=typeof e=="string"?e:"";return JSON.parse(t.slice(t.indexOf(`
`)+1)||"[]")};var N=p(O(),1);function kd(e,{name:t,parts:n,asks:o,leavesOut:s}){let r=_(e.element,".gp-form"),i=new ms(e,t,n,o,s),a=new Map;for(let l of e.element.querySelectorAll(
"[data-slot]"))a.set(Number(l.dataset.slot),l);(0,yd.render)((0,N.jsx)(()=>(0,N.jsx)(Ut,{parts:n,form:i,slots:a}),{}),r)}function Ut({parts:e,form:t,slots:n}){return(0,N.jsx)(
N.Fragment,{children:e.map((o,s)=>t.isThere(o)&&(0,N.jsx)(Kg,{part:o,form:t,slots:n},o.id??s))})}function Kg({part:e,form:t,slots:n}){let o=t.now(e);if(oo(o))return(0,N.jsx)(
fd,{part:o,form:t});switch(o.kind){case"row":return(0,N.jsx)("div",{id:o.id,class:"gf-row",children:(0,N.jsx)(Ut,{parts:o.parts,form:t,slots:n})});case"column":
return(0,N.jsx)("div",{id:o.id,class:"gf-inside",style:eo(o),children:(0,N.jsx)(Ut,{parts:o.parts,form:t,slots:n})});case"sides":return(0,N.jsx)(qg,{part:o,form:t,
slots:n});case"words":return(0,N.jsx)("p",{id:o.id,class:"gf-words",children:(0,Qt.t)(o.text)});case"message":return(0,N.jsx)(Dg,{id:o.id,value:"value"in o?o.value:
"",form:t});case"button":return(0,N.jsx)(Gr,{button:o,form:t});case"buttons":return(0,N.jsx)(jg,{part:o,form:t});case"fold":return(0,N.jsx)(Wg,{part:o,form:t,slots:n});case"\
tools":return(0,N.jsx)($g,{part:o,form:t,slots:n});case"panes":return(0,N.jsx)(Hg,{element:n.get(o.slot??0)});default:return null}}function Hg({element:e}){return(0,N.jsx)(
"div",{class:"gf-slot",ref:n=>{n&&e?.firstChild&&n.append(...e.childNodes)}})}function Dg({id:e,value:t,form:n}){(0,zt.useEffect)(()=>en.hear(()=>n.change(e,{left:n.
changes.value[e]?.value})),[]);let o=n.changes.value[e]?.left===t,s=wd(t).filter(({severity:r})=>!o||r==="busy");return(0,N.jsx)("div",{id:e,class:"gf-messages",
children:(0,N.jsx)("div",{class:"messages",role:"status","aria-live":"polite",children:s.map((r,i)=>(0,N.jsx)(Vr,{...r},i))})})}var Gr=({button:e,form:t})=>{let{
id:n,label:o,is_main:s,interactive:r=!0}=t.now(e);return(0,N.jsx)("button",{type:"button",id:n,class:s?"main":void 0,disabled:!r,onClick:()=>{t.press(e)},children:(0,Qt.t)(
o)})};function jg({part:e,form:t}){return(0,N.jsxs)("div",{id:e.id,class:"button-row",children:[e.saves&&(0,N.jsx)(Vg,{of:e.of??[],saves:e.saves,form:t}),e.buttons.
map(n=>t.isThere(n)&&(0,N.jsx)(Gr,{button:n,form:t},n.id))]})}function Vg({of:e,saves:t,form:n}){let o=(0,zt.useRef)(null);return(0,zt.useEffect)(()=>{o.current&&
pd(o.current,e)},[]),(0,N.jsxs)("details",{ref:o,hidden:!0,children:[(0,N.jsx)("summary",{children:(0,Qt.t)("Save")}),(0,N.jsx)("div",{children:t.map(s=>(0,N.jsx)(
Gr,{button:s,form:n},s.id))})]})}function qg({part:e,form:t,slots:n}){let[o,s]=(0,zt.useState)(e.stays??!1);return(0,N.jsxs)("div",{id:e.id,class:"gf-sides",children:[
!e.stays&&(0,N.jsx)("button",{type:"button",class:"gf-fold-title","aria-expanded":o,onClick:()=>s(!o),children:(0,Qt.t)("Settings of this view")}),(0,N.jsx)("di\
v",{class:"gf-inside gf-asks","data-folded":!o,children:(0,N.jsx)(Ut,{parts:e.asks,form:t,slots:n})}),(0,N.jsx)("div",{class:"gf-inside gf-shows",children:(0,N.jsx)(
Ut,{parts:e.shows,form:t,slots:n})})]})}function Wg({part:e,form:t,slots:n}){let{id:o,title:s,parts:r,open:i=!1}=e;return(0,N.jsxs)("div",{id:o,class:"gf-fold",
children:[(0,N.jsx)("button",{type:"button",class:"gf-fold-title","aria-expanded":i,"aria-controls":`${o}-inside`,onClick:()=>t.change(o,{open:!i}),children:(0,Qt.t)(
s)}),(0,N.jsx)("div",{id:`${o}-inside`,class:"gf-inside",hidden:!i,children:(0,N.jsx)(Ut,{parts:r,form:t,slots:n})})]})}function $g({part:e,form:t,slots:n}){let{
id:o}=e,s=e.tabs.filter(({visible:u=!0})=>u),r=e.value??s[0].id,i=u=>{let l=s.at(u%s.length);l&&(t.change(o,{value:l.id}),document.getElementById(`${l.id}-tab`)?.
focus())},a=u=>{let l=s.findIndex(f=>f.id===r),c={ArrowRight:l+1,ArrowLeft:l-1,Home:0,End:-1}[u.key];c!==void 0&&(u.preventDefault(),i(c))};return(0,N.jsxs)("di\
v",{id:o,class:"tools",children:[(0,N.jsx)("div",{class:"gf-tabs",role:"tablist",hidden:s.length<2,onKeyDown:a,children:s.map(u=>(0,N.jsx)("button",{type:"butto\
n",role:"tab",id:`${u.id}-tab`,"aria-controls":u.id,"aria-selected":u.id===r,tabIndex:u.id===r?0:-1,onClick:()=>t.change(o,{value:u.id}),children:(0,Qt.t)(u.title)},
u.id))}),s.map(u=>(0,N.jsx)("div",{id:u.id,role:"tabpanel","aria-labelledby":`${u.id}-tab`,class:"gf-inside",hidden:u.id!==r,children:(0,N.jsx)(Ut,{parts:u.parts,
form:t,slots:n})},u.id))]})}var Gg={ask:S,askNext:wi,beginForm:Ya,changesInWords:Ra,fill:Io,followModels:Pa,formChanged:Za,formKept:el,holdForm:Qa,infoUpdates:ld,leaveOut:_o,markView:Da,mountAsks:ki,
mountBeamVariants:Mc,mountBranching:_c,mountBrowserCommands:Yc,mountChangedLine:Aa,mountClassForm:Ti,mountClassPanel:ia,mountComparisonLog:fa,mountDrawer:Vi,mountEstimate:ha,
mountExamples:_a,mountFrontDoor:Zu,mountHeader:Ha,mountHistory:Wc,mountKeptForm:tl,mountKnobPanel:Ml,mountLanes:ba,mountLessonPanel:Lc,mountLiveLog:pa,mountMediaArea:Wl,
mountMessages:ad,mountModelQuestions:Ac,mountNextScores:Gc,mountPromptArea:Xl,mountQuickRow:Kl,mountRunLog:Jc,mountRunMenu:eu,mountRunQuestion:Uc,mountSentence:nu,
mountStage:du,mountStrategyList:gu,mountTaken:$i,mountViewForm:kd,mountViewQuestions:Ba,openModels:Rc,packForRun:yi,t:gs.t,tellWhenClosed:Xc,withEarlyValues:Zc,
written:Yl};function Jg(){let e=t=>{try{t(Gg)}catch(n){console.error("Generation Playground:",n)}};sd(),Ug(()=>{yu(),Ai(),_i(),Mi(),Fc();let t=window.GenerationPlaygroundPage;
window.GenerationPlaygroundPage={push:e},t?.forEach?.(e)})}function Ug(e){document.readyState==="loading"?document.addEventListener("DOMContentLoaded",e,{once:!0}):
e()}qa();za();rd();nd();ji();fu();dd();(0,gs.withTexts)(Jg);})();
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
