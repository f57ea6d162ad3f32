// Written by .ci/bundle.py from modules with the SHA-256 e7e18e8308f8dcb87696d08f750f0951bbe8d4d05dc062f5453b2a5603b6fda2: edit those.
"use strict";(()=>{var il=Object.create;var yo=Object.defineProperty;var sl=Object.getOwnPropertyDescriptor;var al=Object.getOwnPropertyNames;var ul=Object.getPrototypeOf,ll=Object.prototype.hasOwnProperty;var R=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var cl=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of al(t))!ll.call(e,o)&&o!==n&&yo(e,o,{get:()=>t[o],enumerable:!(r=sl(t,o))||r.enumerable});
return e};var p=(e,t,n)=>(n=e!=null?il(ul(e)):{},cl(t||!e||!e.__esModule?yo(n,"default",{value:e,enumerable:!0}):n,e));var we=R((rp,wo)=>{wo.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var at=R((op,xo)=>{xo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var Ft=R((ip,_o)=>{_o.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var tr=R((sp,vo)=>{vo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var Mo=R((ap,ko)=>{ko.exports=window.GenerationPlaygroundModules["visualizers/panes/core/slider_keys.ts"]});var V=R((up,So)=>{So.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var B=R((lp,To)=>{To.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ut=R((cp,Po)=>{Po.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Me=R((fp,Co)=>{Co.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var We=R((hp,Ro)=>{Ro.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/draw_words.ts"]});var lt=R((pp,Ao)=>{Ao.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var cn=R((dp,$o)=>{$o.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var ms=R((yd,ds)=>{ds.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var S=R((xd,gs)=>{gs.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Cs=R((Pd,Ps)=>{Ps.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var As=R((Cd,Rs)=>{Rs.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var Ws=R((Bd,Bs)=>{Bs.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_words.ts"]});var et=R((Wd,Gs)=>{Gs.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/stages.ts"]});var Vs=R((Gd,Us)=>{Us.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var Fr=R((Ud,Xs)=>{Xs.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var ia=R((jd,oa)=>{oa.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/accept_bar.tsx"]});var aa=R((Qd,sa)=>{sa.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/accept_words.ts"]});var Kr=R((Jd,ua)=>{ua.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/bars.tsx"]});var Fn=R((em,la)=>{la.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var xa=R((om,wa)=>{wa.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/knob_spans.ts"]});var va=R((im,_a)=>{_a.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/same_text.ts"]});var Jr=R((hm,Aa)=>{Aa.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/score_check.ts"]});var Ka=R((ym,Xa)=>{Xa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/glossary.ts"]});var Za=R((wm,Ya)=>{Ya.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/sentences.tsx"]});var Qa=R((xm,ja)=>{ja.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/explanation.ts"]});var iu=R((vm,ou)=>{ou.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var fu=R((Mm,cu)=>{cu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var pu=R((Sm,hu)=>{hu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var wu=R((Cm,yu)=>{yu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/lens_places.ts"]});var co=R((Nm,Pu)=>{Pu.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/filled.tsx"]});var Hu=R((qm,qu)=>{qu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Ce=p(we(),1),Hn=p(at(),1),qs=p(Ft(),1),Hs=p(tr(),1),In=p(Mo(),1),zn=p(V(),1),xe=p(B(),1),Is=p(ut(),1),zs=p(Me(),1);var ir=p(V(),1),Ge=p(B(),1),qo=p(We(),1),Ho=p(lt(),1);var Eo=p(cn(),1),Se=p(V(),1),A=p(B(),1),nr=p(lt(),1),fl=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),No=e=>(0,Eo.notation)(fl.
format(e)),Bt=e=>e,rr={information:Bt({unit:!0,write:No,fromZero:!0}),sum:Bt({unit:!0,write:No}),share:Bt({title:()=>(0,A.t)("probability"),write:Se.percent,fromZero:!0,
share:!0}),count:Bt({title:()=>(0,A.t)("tokens kept"),write:Se.count,log:!0}),rank:Bt({title:()=>(0,A.t)("rank"),write:Se.count,log:!0,reversed:!0})},or=[["kept",
"solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].
map(([e,t])=>({role:e,dash:t})),hl=()=>({information:{name:(0,A.t)("surprisal and entropy"),axis:"information",about:(0,A.t)("Surprisal tells how unexpected eac\
h token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:(0,A.t)("surprisal"),term:"surprisal",role:"\
surprisal",dash:"solid",tip:(0,A.t)("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them where a text \
was only read."),value:e=>(0,Se.numbersOf)(e).surprisal},{name:(0,A.t)("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:(0,A.t)("How uncert\
ain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:(0,A.t)("entropy after"),term:"entropy",
role:"entropy-after",dash:"dash",tip:(0,A.t)("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{
name:(0,A.t)("candidates kept"),axis:"count",about:(0,A.t)("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid \
is ten times the one below."),series:[{name:(0,A.t)("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:(0,A.t)("The number of tokens with a pr\
obability above 0 after the processors."),value:e=>e.isPrompt?null:Math.max(1,(0,nr.keptOf)(e)??0)}]},cumulative:{name:(0,A.t)("cumulative log-probability"),axis:"\
sum",about:(0,A.t)("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),
series:[{name:(0,A.t)("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:(0,A.t)("Added up after the processors: from th\
e probabilities that the tokens were drawn with."),value:e=>e.isPrompt?null:e.chosen.logprob??e.chosen.raw_logprob},{name:(0,A.t)("before them"),term:"cumulativ\
e-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:(0,A.t)("Added up before the processors: from the probabilities that the model gave."),value:e=>e.chosen.
raw_logprob}]},before:{name:(0,A.t)("looked up: probability before"),axis:"share",about:(0,A.t)("How probable the model found each looked-up token at each place\
, before the processors."),of:e=>(0,Se.probability)(e.raw_logprob)},after:{name:(0,A.t)("looked up: probability after"),axis:"share",about:(0,A.t)("How probable\
 each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>(0,Se.probability)(e.logprob)},rank:{name:(0,A.t)("\
looked up: rank"),axis:"rank",about:(0,A.t)("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),pl=()=>({information:{name:(0,A.t)("surprisal"),axis:"information",about:(0,A.t)("How unexpected each token was, from the log-probabilities th\
at the server gave."),series:[{name:(0,A.t)("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:(0,A.t)("How unexpected the chosen token was: minus \
the logarithm of its probability."),value:e=>(0,Se.numbersOf)(e).surprisal}]},cumulative:{name:(0,A.t)("cumulative log-probability"),axis:"sum",about:(0,A.t)("T\
he logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:(0,A.t)(
"as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:(0,A.t)("Added up from the log-probabilities that the server gave."),value:e=>e.
chosen.raw_logprob}]}}),Oo=e=>e?pl():hl();function Lo(e,t,n){let[r,...o]=e.information.series??[],s=t.some(a=>((0,nr.keptOf)(a)??1/0)<(a.distribution.vocab??0))?
e.kept?.series??[]:[];return[{axis:"information",series:o},{axis:"information",series:[r]},{axis:"count",series:s},{axis:"share",series:n}].filter(({series:a})=>a.
length)}var dl={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},ml=8*Math.LN2,Wt=e=>dl[e]??e.replaceAll("px","").replaceAll(","," ");function sr({
series:e,of:t=()=>null},n){return e||[...n].slice(-or.length).map(([r,o],i)=>({...or[i],name:o,term:"probability",tip:(0,Ge.t)("The looked-up token {token}, id \
{id}.",{token:(0,ir.quoted)(o),id:r}),value:({watched:s=[]})=>{let u=s.find(({token_id:a})=>a===r);return u?t(u):null}}))}function Io({name:e,hasStrips:t,strips:n,
steps:r,prompt:o,current:i,unit:s,factor:u}){let a=o.length,l=d=>d.index+1-(d.isPrompt?a+1:0),c=({axis:d,series:g})=>{let m=rr[d],b=x=>`${m.write(x)}${m.unit?` ${(0,Ge.t)(
s)}`:""}`,w=(x,z,me)=>{let Re=yl(x,z,m.unit?u:1),ze=Fe=>(0,Ge.t)("{token} {series}: {value}",{token:(0,ir.quoted)(z[Fe].chosen.text),series:x.name,value:b(Re[Fe]??
0)});return{name:x.name,role:x.role,dash:x.dash,isPrompt:me,x:z.map(l),y:Re,words:ze}},E=a?g.map(x=>w(x,o,!0)):[],k=g.map(x=>w(x,r,!1)),P=m===rr.information?bl(
Do(E),Do(k),ml*u):null;return{series:g,lines:g.flatMap((x,z)=>[...a?[E[z]]:[],k[z]]),answer:t&&(m.fromZero||m.log)&&g.length&&!m.share?gl(k[0],r,b):"",note:P?(0,Ge.t)(
"prompt: up to {value}",{value:b(P.highest)}):"",y:{title:m.title?.()??(0,Ge.t)(s),kind:m,range:P?[0,P.end]:null}}},h=n.map(c),f=({lines:d})=>d.some(({y:g})=>g.
some(m=>m!==null));return{label:(0,Ge.t)("{curve} along the text",{curve:e}),hasStrips:t,strips:t&&h.some(f)?h.filter(f):h,before:a,here:i&&l(i),tokens:[...o,...r].
map(({chosen:d})=>d.text),x:{title:(0,Ge.t)("token"),range:[.5-a,Math.max(10,r.length)+.5]}}}function gl({y:e},t,n){let r=ar(e),o=e[r]??null;return o===null?"":
(0,Ge.t)("highest at {token}: {value}",{token:(0,qo.wordOf)(t[r].chosen.text),value:n(o)})}var ar=e=>e.reduce((t,n,r)=>n!==null&&n>(e[t]??-1/0)?r:t,-1);function bl(e,t,n){
let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:null}var Do=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function yl(e,t,n){let r=0;
return t.map(o=>{let i=(0,Ho.finite)(e.value(o));e.sum&&(r=r===null||i===null?null:r+i);let s=e.sum?r:i;return s===null?null:s*n})}var fe=p(we(),1),jt=p(B(),1);var Gt=Math.PI,ur=2*Gt,ct=1e-6,wl=ur-ct;function zo(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function xl(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return zo;let n=10**t;return function(r){this._+=r[0];for(let o=1,i=r.length;o<i;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Fo(e,t,n,r){return e===n&&t===r}function _l(e){let t=Math.floor(e);if(!(t<=15))return Fo;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,i,s,u){return r(o)===r(s)&&r(i)===r(u)}}var _t=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?zo:xl(t),this._equal=t==null?Fo:_l(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,i,s){this._append`C${+t},${+n},${+r},${+o},${this._x1=+i},${this._y1=+s}`}arcTo(t,n,r,o,i){if(t=+t,n=+n,r=+r,o=+o,
i=+i,i<0)throw new Error(`negative radius: ${i}`);let s=this._x1,u=this._y1,a=r-t,l=o-n,c=s-t,h=u-n,f=c*c+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>ct)if(!(Math.abs(h*a-l*c)>ct)||!i)this._append`L${this._x1=t},${this._y1=n}`;else{let d=r-s,g=o-u,m=a*a+l*l,b=d*d+g*g,w=Math.sqrt(m),E=Math.sqrt(
f),k=i*Math.tan((Gt-Math.acos((m+f-b)/(2*w*E)))/2),P=k/E,x=k/w;Math.abs(P-1)>ct&&this._append`L${t+P*c},${n+P*h}`,this._append`A${i},${i},0,0,${+(h*d>c*g)},${this.
_x1=t+x*a},${this._y1=n+x*l}`}}arc(t,n,r,o,i,s){if(t=+t,n=+n,r=+r,s=!!s,r<0)throw new Error(`negative radius: ${r}`);let u=r*Math.cos(o),a=r*Math.sin(o),l=t+u,c=n+
a,h=1^s,f=s?o-i:i-o;if(this._x1===null?this._append`M${l},${c}`:(Math.abs(this._x1-l)>ct||Math.abs(this._y1-c)>ct)&&this._append`L${l},${c}`,!!r){if(f<0&&(f=f%ur+
ur),f>wl)this._append`A${r},${r},0,1,${h},${t-u},${n-a}A${r},${r},0,1,${h},${this._x1=l},${this._y1=c}`;else if(f>ct){let d=t+r*Math.cos(i),g=n+r*Math.sin(i);if(f>=
Gt&&this._equal(l,c,d,g)){f/=2;let m=o+f;this._append`A${r},${r},0,${+(f>=Gt)},${h},${t+r*Math.cos(m)},${n+r*Math.sin(m)}`}this._append`A${r},${r},0,${+(f>=Gt)},${h},${this.
_x1=d},${this._y1=g}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function vl(){
return new _t}vl.prototype=_t.prototype;function vt(e){return function(){return e}}var kl=Math.cos;var cr=Math.sin,kt=Math.sqrt,Bo=1e-12,fn=Math.PI,xp=fn/2,Xo=2*fn;function Ml(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new _t(t)}var _p=Array.prototype.slice;function Sl(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Ko(e){this._context=e}Ko.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Yo(e){return new Ko(e)}function Tl(e){return e[0]}function Pl(e){return e[1]}
function dn(e,t){var n=vt(!0),r=null,o=Yo,i=null,s=Ml(u);e=typeof e=="function"?e:e===void 0?Tl:vt(e),t=typeof t=="function"?t:t===void 0?Pl:vt(t);function u(a){
var l,c=(a=Sl(a)).length,h,f=!1,d;for(r==null&&(i=o(d=s())),l=0;l<=c;++l)!(l<c&&n(h=a[l],l,a))===f&&((f=!f)?i.lineStart():i.lineEnd()),f&&i.point(+e(h,l,a),+t(h,
l,a));if(d)return i=null,d+""||null}return u.x=function(a){return arguments.length?(e=typeof a=="function"?a:vt(+a),u):e},u.y=function(a){return arguments.length?
(t=typeof a=="function"?a:vt(+a),u):t},u.defined=function(a){return arguments.length?(n=typeof a=="function"?a:vt(!!a),u):n},u.curve=function(a){return arguments.
length?(o=a,r!=null&&(i=o(r)),u):o},u.context=function(a){return arguments.length?(a==null?r=i=null:i=o(r=a),u):r},u}var vp=Cl(Yo);function Zo(e){this._curve=e}Zo.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Cl(e){function t(n){
return new Zo(e(n))}return t._curve=e,t}var kp=kt(3);var Rl=kt(1/3),Mp=Rl*2;var jo=cr(fn/10)/cr(7*fn/10),Sp=cr(Xo/10)*jo,Tp=-kl(Xo/10)*jo;var Pp=kt(3);var Cp=kt(3);var Rp=kt(3)/2,Al=1/kt(12),Ap=(Al/2+1)*3;function je(){}function hn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function hr(e){this._context=e}hr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:hn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:hn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function $l(e){this._context=e}$l.prototype={areaStart:je,areaEnd:je,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:hn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Nl(e){this._context=e}Nl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:hn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function Qo(e,t){this._basis=new hr(e),this._beta=t}Qo.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],i=e[n]-r,s=t[n]-o,u=-1,a;++u<=n;)a=u/n,this._basis.point(this._beta*e[u]+(1-this._beta)*(r+a*i),this._beta*
t[u]+(1-this._beta)*(o+a*s));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var $p=(function e(t){function n(r){
return t===1?new hr(r):new Qo(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function pn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function pr(e,t){this._context=e,this._k=(1-t)/6}pr.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:pn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:pn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var Np=(function e(t){function n(r){return new pr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function dr(e,t){
this._context=e,this._k=(1-t)/6}dr.prototype={areaStart:je,areaEnd:je,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:pn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var Ep=(function e(t){function n(r){return new dr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function mr(e,t){
this._context=e,this._k=(1-t)/6}mr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:pn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Op=(function e(t){function n(r){return new mr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function gr(e,t,n){
var r=e._x1,o=e._y1,i=e._x2,s=e._y2;if(e._l01_a>Bo){var u=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,a=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*u-e._x0*e._l12_2a+e._x2*
e._l01_2a)/a,o=(o*u-e._y0*e._l12_2a+e._y2*e._l01_2a)/a}if(e._l23_a>Bo){var l=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,c=3*e._l23_a*(e._l23_a+e._l12_a);i=(i*l+e.
_x1*e._l23_2a-t*e._l12_2a)/c,s=(s*l+e._y1*e._l23_2a-n*e._l12_2a)/c}e._context.bezierCurveTo(r,o,i,s,e._x2,e._y2)}function Jo(e,t){this._context=e,this._alpha=t}
Jo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:gr(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var Lp=(function e(t){function n(r){return t?new Jo(r,t):new pr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function ei(e,t){
this._context=e,this._alpha=t}ei.prototype={areaStart:je,areaEnd:je,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:gr(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var Dp=(function e(t){function n(r){return t?new ei(r,t):new dr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function ti(e,t){this._context=e,this.
_alpha=t}ti.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:gr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var qp=(function e(t){
function n(r){return t?new ti(r,t):new mr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function El(e){this._context=e}El.prototype={areaStart:je,areaEnd:je,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function Wo(e){return e<0?-1:1}function Go(e,t,n){var r=e._x1-e._x0,o=t-e._x1,i=(e._y1-e._y0)/(r||o<0&&-0),s=(n-e._y1)/(o||r<0&&-0),u=(i*o+s*r)/(r+o);return(Wo(
i)+Wo(s))*Math.min(Math.abs(i),Math.abs(s),.5*Math.abs(u))||0}function Uo(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function lr(e,t,n){var r=e._x0,
o=e._y0,i=e._x1,s=e._y1,u=(i-r)/3;e._context.bezierCurveTo(r+u,o+u*t,i-u,s-u*n,i,s)}function fr(e){this._context=e}fr.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:lr(this,this._t0,Uo(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,lr(this,Uo(this,n=Go(this,e,t)),n);break;default:lr(this,this._t0,n=
Go(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Ol(e){this._context=new ni(e)}(Ol.prototype=Object.create(fr.
prototype)).point=function(e,t){fr.prototype.point.call(this,t,e)};function ni(e){this._context=e}ni.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,i){this._context.bezierCurveTo(
t,e,r,n,i,o)}};function Ll(e){this._context=e}Ll.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=Vo(e),o=Vo(t),i=0,s=1;s<n;++i,++s)this._context.bezierCurveTo(r[0][i],o[0][i],r[1][i],o[1][i],e[s],t[s]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Vo(e){var t,n=e.length-1,r,o=new Array(
n),i=new Array(n),s=new Array(n);for(o[0]=0,i[0]=2,s[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,i[t]=4,s[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,i[n-1]=7,s[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/i[t-1],i[t]-=r,s[t]-=r*s[t-1];for(o[n-1]=s[n-1]/i[n-1],t=n-2;t>=0;--t)o[t]=(s[t]-o[t+1])/i[t];for(i[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)i[t]=2*
e[t+1]-o[t+1];return[o,i]}function Dl(e,t){this._context=e,this._t=t}Dl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var Zt=p(V(),1),ws=p(ut(),1);function Ut(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function ql(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function ri(e){let t,n,
r;e.length!==2?(t=Ut,n=(u,a)=>Ut(e(u),a),r=(u,a)=>e(u)-a):(t=e===Ut||e===ql?e:Hl,n=e,r=e);function o(u,a,l=0,c=u.length){if(l<c){if(t(a,a)!==0)return c;do{let h=l+
c>>>1;n(u[h],a)<0?l=h+1:c=h}while(l<c)}return l}function i(u,a,l=0,c=u.length){if(l<c){if(t(a,a)!==0)return c;do{let h=l+c>>>1;n(u[h],a)<=0?l=h+1:c=h}while(l<c)}
return l}function s(u,a,l=0,c=u.length){let h=o(u,a,l,c-1);return h>l&&r(u[h-1],a)>-r(u[h],a)?h-1:h}return{left:o,center:s,right:i}}function Hl(){return 0}function Il(e){
return e===null?NaN:+e}var oi=ri(Ut),ii=oi.right,Ip=oi.left,zp=ri(Il).center;var Fp=si(ai),Bp=si(zl);function si(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:i,height:s}=t;if(!((i=Math.floor(i))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:o.length/i))>=0))throw new RangeError(
"invalid height");if(!i||!s||!n&&!r)return t;let u=n&&e(n),a=r&&e(r),l=o.slice();return u&&a?(Mt(u,l,o,i,s),Mt(u,o,l,i,s),Mt(u,l,o,i,s),St(a,o,l,i,s),St(a,l,o,i,
s),St(a,o,l,i,s)):u?(Mt(u,o,l,i,s),Mt(u,l,o,i,s),Mt(u,o,l,i,s)):a&&(St(a,o,l,i,s),St(a,l,o,i,s),St(a,o,l,i,s)),t}}function Mt(e,t,n,r,o){for(let i=0,s=r*o;i<s;)
e(t,n,i,i+=r,1)}function St(e,t,n,r,o){for(let i=0,s=r*o;i<r;++i)e(t,n,i,i+s,r)}function zl(e){let t=ai(e);return(n,r,o,i,s)=>{o<<=2,i<<=2,s<<=2,t(n,r,o+0,i+0,s),
t(n,r,o+1,i+1,s),t(n,r,o+2,i+2,s),t(n,r,o+3,i+3,s)}}function ai(e){let t=Math.floor(e);if(t===e)return Fl(e);let n=e-t,r=2*e+1;return(o,i,s,u,a)=>{if(!((u-=a)>=
s))return;let l=t*i[s],c=a*t,h=c+a;for(let f=s,d=s+c;f<d;f+=a)l+=i[Math.min(u,f)];for(let f=s,d=u;f<=d;f+=a)l+=i[Math.min(u,f+c)],o[f]=(l+n*(i[Math.max(s,f-h)]+
i[Math.min(u,f+h)]))/r,l-=i[Math.max(s,f-c)]}}function Fl(e){let t=2*e+1;return(n,r,o,i,s)=>{if(!((i-=s)>=o))return;let u=e*r[o],a=s*e;for(let l=o,c=o+a;l<c;l+=
s)u+=r[Math.min(i,l)];for(let l=o,c=i;l<=c;l+=s)u+=r[Math.min(i,l+a)],n[l]=u/t,u-=r[Math.max(o,l-a)]}}var Bl=Array.prototype,Wp=Bl.slice;var Wl=Math.sqrt(50),Gl=Math.sqrt(10),Ul=Math.sqrt(2);function mn(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),i=r/Math.pow(10,o),s=i>=Wl?10:i>=
Gl?5:i>=Ul?2:1,u,a,l;return o<0?(l=Math.pow(10,-o)/s,u=Math.round(e*l),a=Math.round(t*l),u/l<e&&++u,a/l>t&&--a,l=-l):(l=Math.pow(10,o)*s,u=Math.round(e/l),a=Math.
round(t/l),u*l<e&&++u,a*l>t&&--a),a<u&&.5<=n&&n<2?mn(e,t,n*2):[u,a,l]}function bn(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,i,s]=r?
mn(t,e,n):mn(e,t,n);if(!(i>=o))return[];let u=i-o+1,a=new Array(u);if(r)if(s<0)for(let l=0;l<u;++l)a[l]=(i-l)/-s;else for(let l=0;l<u;++l)a[l]=(i-l)*s;else if(s<
0)for(let l=0;l<u;++l)a[l]=(o+l)/-s;else for(let l=0;l<u;++l)a[l]=(o+l)*s;return a}function gn(e,t,n){return t=+t,e=+e,n=+n,mn(e,t,n)[2]}function ui(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?gn(t,e,n):gn(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var Gp=Vl(Math.random);function Vl(e){return function(n,r=0,o=n.length){let i=o-(r=+r);for(;i;){let s=e()*i--|0,u=n[i+r];n[i+r]=n[s+r],n[s+r]=u}return n}}function Rt(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Kt(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Qe(){}
var dt=.7,Ct=1/dt,Tt="\\s*([+-]?\\d+)\\s*",Vt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",$e="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Xl=/^#([0-9a-f]{3,8})$/,
Kl=new RegExp(`^rgb\\(${Tt},${Tt},${Tt}\\)$`),Yl=new RegExp(`^rgb\\(${$e},${$e},${$e}\\)$`),Zl=new RegExp(`^rgba\\(${Tt},${Tt},${Tt},${Vt}\\)$`),jl=new RegExp(`\
^rgba\\(${$e},${$e},${$e},${Vt}\\)$`),Ql=new RegExp(`^hsl\\(${Vt},${$e},${$e}\\)$`),Jl=new RegExp(`^hsla\\(${Vt},${$e},${$e},${Vt}\\)$`),li={aliceblue:15792383,
antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,
burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,
darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,
darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,
darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,
fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,
hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,
lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,
lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,
limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,
mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,
navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,
paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,
rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,
sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,
teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};
Rt(Qe,At,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:ci,formatHex:ci,formatHex8:ec,formatHsl:tc,
formatRgb:fi,toString:fi});function ci(){return this.rgb().formatHex()}function ec(){return this.rgb().formatHex8()}function tc(){return xi(this).formatHsl()}function fi(){
return this.rgb().formatRgb()}function At(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Xl.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?hi(t):n===3?new J(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?yn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?yn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=Kl.exec(e))?new J(t[1],t[2],t[3],1):(t=Yl.exec(e))?new J(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Zl.exec(e))?yn(t[1],t[2],t[3],t[4]):
(t=jl.exec(e))?yn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Ql.exec(e))?mi(t[1],t[2]/100,t[3]/100,1):(t=Jl.exec(e))?mi(t[1],t[2]/100,t[3]/100,t[4]):li.hasOwnProperty(
e)?hi(li[e]):e==="transparent"?new J(NaN,NaN,NaN,0):null}function hi(e){return new J(e>>16&255,e>>8&255,e&255,1)}function yn(e,t,n,r){return r<=0&&(e=t=n=NaN),new J(
e,t,n,r)}function vr(e){return e instanceof Qe||(e=At(e)),e?(e=e.rgb(),new J(e.r,e.g,e.b,e.opacity)):new J}function Yt(e,t,n,r){return arguments.length===1?vr(e):
new J(e,t,n,r??1)}function J(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Rt(J,Yt,Kt(Qe,{brighter(e){return e=e==null?Ct:Math.pow(Ct,e),new J(this.r*e,
this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?dt:Math.pow(dt,e),new J(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new J(
ht(this.r),ht(this.g),ht(this.b),xn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.
opacity&&this.opacity<=1},hex:pi,formatHex:pi,formatHex8:nc,formatRgb:di,toString:di}));function pi(){return`#${ft(this.r)}${ft(this.g)}${ft(this.b)}`}function nc(){
return`#${ft(this.r)}${ft(this.g)}${ft(this.b)}${ft((isNaN(this.opacity)?1:this.opacity)*255)}`}function di(){let e=xn(this.opacity);return`${e===1?"rgb(":"rgba\
("}${ht(this.r)}, ${ht(this.g)}, ${ht(this.b)}${e===1?")":`, ${e})`}`}function xn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function ht(e){return Math.max(
0,Math.min(255,Math.round(e)||0))}function ft(e){return e=ht(e),(e<16?"0":"")+e.toString(16)}function mi(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&
(e=NaN),new Te(e,t,n,r)}function xi(e){if(e instanceof Te)return new Te(e.h,e.s,e.l,e.opacity);if(e instanceof Qe||(e=At(e)),!e)return new Te;if(e instanceof Te)
return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),i=Math.max(t,n,r),s=NaN,u=i-o,a=(i+o)/2;return u?(t===i?s=(n-r)/u+(n<r)*6:n===i?s=(r-t)/u+
2:s=(t-n)/u+4,u/=a<.5?i+o:2-i-o,s*=60):u=a>0&&a<1?0:s,new Te(s,u,a,e.opacity)}function vn(e,t,n,r){return arguments.length===1?xi(e):new Te(e,t,n,r??1)}function Te(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Rt(Te,vn,Kt(Qe,{brighter(e){return e=e==null?Ct:Math.pow(Ct,e),new Te(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?dt:Math.pow(dt,e),new Te(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new J(br(e>=240?e-240:e+120,o,r),br(e,o,r),br(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Te(gi(this.h),wn(this.
s),wn(this.l),xn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=xn(this.opacity);return`${e===1?"hsl(":"hsla("}${gi(this.h)}, ${wn(this.s)*100}%, ${wn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function gi(e){return e=(e||
0)%360,e<0?e+360:e}function wn(e){return Math.max(0,Math.min(1,e||0))}function br(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var _i=Math.
PI/180,vi=180/Math.PI,_n=18,ki=.96422,Mi=1,Si=.82521,Ti=4/29,Pt=6/29,Pi=3*Pt*Pt,rc=Pt*Pt*Pt;function Ci(e){if(e instanceof Ne)return new Ne(e.l,e.a,e.b,e.opacity);
if(e instanceof Ue)return Ai(e);e instanceof J||(e=vr(e));var t=_r(e.r),n=_r(e.g),r=_r(e.b),o=yr((.2225045*t+.7168786*n+.0606169*r)/Mi),i,s;return t===n&&n===r?
i=s=o:(i=yr((.4360747*t+.3850649*n+.1430804*r)/ki),s=yr((.0139322*t+.0971045*n+.7141733*r)/Si)),new Ne(116*o-16,500*(i-o),200*(o-s),e.opacity)}function Ri(e,t,n,r){return arguments.length===1?Ci(e):new Ne(e,t,n,r??1)}function Ne(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Rt(Ne,Ri,Kt(Qe,{brighter(e){
return new Ne(this.l+_n*(e??1),this.a,this.b,this.opacity)},darker(e){return new Ne(this.l-_n*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=ki*wr(t),e=Mi*wr(e),n=Si*wr(n),new J(xr(3.1338561*t-1.6168667*e-.4906146*n),xr(-.9787684*t+1.9161415*
e+.033454*n),xr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function yr(e){return e>rc?Math.pow(e,1/3):e/Pi+Ti}function wr(e){return e>Pt?e*e*e:Pi*(e-Ti)}
function xr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function _r(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function oc(e){
if(e instanceof Ue)return new Ue(e.h,e.c,e.l,e.opacity);if(e instanceof Ne||(e=Ci(e)),e.a===0&&e.b===0)return new Ue(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*vi;return new Ue(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function kn(e,t,n,r){return arguments.length===1?oc(e):new Ue(e,t,n,r??1)}function Ue(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Ai(e){if(isNaN(
e.h))return new Ne(e.l,0,0,e.opacity);var t=e.h*_i;return new Ne(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Rt(Ue,kn,Kt(Qe,{brighter(e){return new Ue(this.h,
this.c,this.l+_n*(e??1),this.opacity)},darker(e){return new Ue(this.h,this.c,this.l-_n*(e??1),this.opacity)},rgb(){return Ai(this).rgb()}}));var $i=-.14861,kr=1.78277,
Mr=-.29227,Mn=-.90649,Xt=1.97294,bi=Xt*Mn,yi=Xt*kr,wi=kr*Mr-Mn*$i;function ic(e){if(e instanceof pt)return new pt(e.h,e.s,e.l,e.opacity);e instanceof J||(e=vr(e));
var t=e.r/255,n=e.g/255,r=e.b/255,o=(wi*r+bi*t-yi*n)/(wi+bi-yi),i=r-o,s=(Xt*(n-o)-Mr*i)/Mn,u=Math.sqrt(s*s+i*i)/(Xt*o*(1-o)),a=u?Math.atan2(s,i)*vi-120:NaN;return new pt(
a<0?a+360:a,u,o,e.opacity)}function Sn(e,t,n,r){return arguments.length===1?ic(e):new pt(e,t,n,r??1)}function pt(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=
+r}Rt(pt,Sn,Kt(Qe,{brighter(e){return e=e==null?Ct:Math.pow(Ct,e),new pt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?dt:Math.pow(dt,e),new pt(
this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*_i,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.sin(e);return new J(
255*(t+n*($i*r+kr*o)),255*(t+n*(Mr*r+Mn*o)),255*(t+n*(Xt*r)),this.opacity)}}));function Li(e,t,n,r,o){var i=e*e,s=i*e;return((1-3*e+3*i-s)*t+(4-6*i+3*s)*n+(1+3*e+3*i-3*s)*r+s*o)/6}function sc(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],i=e[r+1],s=r>0?e[r-1]:2*o-i,u=r<t-1?e[r+2]:2*i-o;return Li((n-r/t)*t,s,o,i,u)}}function ac(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],i=e[r%t],s=e[(r+1)%t],u=e[(r+2)%t];return Li((n-r/t)*t,o,i,s,u)}}var Pn=e=>()=>e;function Di(e,t){return function(n){
return e+n*t}}function uc(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Cr(e,t){var n=t-e;return n?Di(e,n>
180||n<-180?n-360*Math.round(n/360):n):Pn(isNaN(e)?t:e)}function lc(e){return(e=+e)==1?ce:function(t,n){return n-t?uc(t,n,e):Pn(isNaN(t)?n:t)}}function ce(e,t){
var n=t-e;return n?Di(e,n):Pn(isNaN(e)?t:e)}var Ni=(function e(t){var n=lc(t);function r(o,i){var s=n((o=Yt(o)).r,(i=Yt(i)).r),u=n(o.g,i.g),a=n(o.b,i.b),l=ce(o.
opacity,i.opacity);return function(c){return o.r=s(c),o.g=u(c),o.b=a(c),o.opacity=l(c),o+""}}return r.gamma=e,r})(1);function qi(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),i=new Array(n),s,u;for(s=0;s<n;++s)u=Yt(t[s]),r[s]=u.r||0,o[s]=u.g||0,i[s]=u.b||0;return r=e(r),o=e(o),i=e(i),u.opacity=1,function(a){
return u.r=r(a),u.g=o(a),u.b=i(a),u+""}}}var Kp=qi(sc),Yp=qi(ac);function cc(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(i){
for(o=0;o<n;++o)r[o]=e[o]*(1-i)+t[o]*i;return r}}function fc(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function hc(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),i=new Array(n),s;for(s=0;s<r;++s)o[s]=Cn(e[s],t[s]);for(;s<n;++s)i[s]=t[s];return function(u){
for(s=0;s<r;++s)i[s]=o[s](u);return i}}function pc(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Pe(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function dc(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Cn(e[o],t[o]):r[o]=t[o];return function(i){for(o in n)r[o]=n[o](i);return r}}var Tr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Sr=new RegExp(Tr.source,
"g");function mc(e){return function(){return e}}function gc(e){return function(t){return e(t)+""}}function bc(e,t){var n=Tr.lastIndex=Sr.lastIndex=0,r,o,i,s=-1,
u=[],a=[];for(e=e+"",t=t+"";(r=Tr.exec(e))&&(o=Sr.exec(t));)(i=o.index)>n&&(i=t.slice(n,i),u[s]?u[s]+=i:u[++s]=i),(r=r[0])===(o=o[0])?u[s]?u[s]+=o:u[++s]=o:(u[++s]=
null,a.push({i:s,x:Pe(r,o)})),n=Sr.lastIndex;return n<t.length&&(i=t.slice(n),u[s]?u[s]+=i:u[++s]=i),u.length<2?a[0]?gc(a[0].x):mc(t):(t=a.length,function(l){for(var c=0,
h;c<t;++c)u[(h=a[c]).i]=h.x(l);return u.join("")})}function Cn(e,t){var n=typeof t,r;return t==null||n==="boolean"?Pn(t):(n==="number"?Pe:n==="string"?(r=At(t))?
(t=r,Ni):bc:t instanceof At?Ni:t instanceof Date?pc:fc(t)?cc:Array.isArray(t)?hc:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?dc:Pe)(e,
t)}function Hi(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Ei=180/Math.PI,Pr={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Ii(e,t,n,r,o,i){var s,u,a;return(s=Math.sqrt(e*e+t*t))&&(e/=s,t/=s),(a=e*n+t*r)&&(n-=e*a,r-=t*a),(u=Math.sqrt(n*n+r*r))&&(n/=u,r/=u,a/=u),e*r<t*n&&(e=-e,
t=-t,a=-a,s=-s),{translateX:o,translateY:i,rotate:Math.atan2(t,e)*Ei,skewX:Math.atan(a)*Ei,scaleX:s,scaleY:u}}var Tn;function yc(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Pr:Ii(t.a,t.b,t.c,t.d,t.e,t.f)}function wc(e){return e==null||(Tn||(Tn=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Tn.setAttribute("transform",e),!(e=Tn.transform.baseVal.consolidate()))?Pr:(e=e.matrix,Ii(e.a,e.b,e.c,e.d,e.e,e.f))}function zi(e,t,n,r){
function o(l){return l.length?l.pop()+" ":""}function i(l,c,h,f,d,g){if(l!==h||c!==f){var m=d.push("translate(",null,t,null,n);g.push({i:m-4,x:Pe(l,h)},{i:m-2,x:Pe(
c,f)})}else(h||f)&&d.push("translate("+h+t+f+n)}function s(l,c,h,f){l!==c?(l-c>180?c+=360:c-l>180&&(l+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Pe(l,c)})):
c&&h.push(o(h)+"rotate("+c+r)}function u(l,c,h,f){l!==c?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Pe(l,c)}):c&&h.push(o(h)+"skewX("+c+r)}function a(l,c,h,f,d,g){
if(l!==h||c!==f){var m=d.push(o(d)+"scale(",null,",",null,")");g.push({i:m-4,x:Pe(l,h)},{i:m-2,x:Pe(c,f)})}else(h!==1||f!==1)&&d.push(o(d)+"scale("+h+","+f+")")}
return function(l,c){var h=[],f=[];return l=e(l),c=e(c),i(l.translateX,l.translateY,c.translateX,c.translateY,h,f),s(l.rotate,c.rotate,h,f),u(l.skewX,c.skewX,h,
f),a(l.scaleX,l.scaleY,c.scaleX,c.scaleY,h,f),l=c=null,function(d){for(var g=-1,m=f.length,b;++g<m;)h[(b=f[g]).i]=b.x(d);return h.join("")}}}var Zp=zi(yc,"px, ",
"px)","deg)"),jp=zi(wc,", ",")",")"),xc=1e-12;function Oi(e){return((e=Math.exp(e))+1/e)/2}function _c(e){return((e=Math.exp(e))-1/e)/2}function vc(e){return((e=
Math.exp(2*e))-1)/(e+1)}var Qp=(function e(t,n,r){function o(i,s){var u=i[0],a=i[1],l=i[2],c=s[0],h=s[1],f=s[2],d=c-u,g=h-a,m=d*d+g*g,b,w;if(m<xc)w=Math.log(f/l)/
t,b=function(me){return[u+me*d,a+me*g,l*Math.exp(t*me*w)]};else{var E=Math.sqrt(m),k=(f*f-l*l+r*m)/(2*l*n*E),P=(f*f-l*l-r*m)/(2*f*n*E),x=Math.log(Math.sqrt(k*k+
1)-k),z=Math.log(Math.sqrt(P*P+1)-P);w=(z-x)/t,b=function(me){var Re=me*w,ze=Oi(x),Fe=l/(n*E)*(ze*vc(t*Re+x)-_c(x));return[u+Fe*d,a+Fe*g,l*ze/Oi(t*Re+x)]}}return b.
duration=Math.abs(w)*1e3*t/Math.SQRT2,b}return o.rho=function(i){var s=Math.max(.001,+i),u=s*s,a=u*u;return e(s,u,a)},o})(Math.SQRT2,2,4);function Fi(e){return function(t,n){
var r=e((t=vn(t)).h,(n=vn(n)).h),o=ce(t.s,n.s),i=ce(t.l,n.l),s=ce(t.opacity,n.opacity);return function(u){return t.h=r(u),t.s=o(u),t.l=i(u),t.opacity=s(u),t+""}}}
var Jp=Fi(Cr),ed=Fi(ce);function Bi(e){return function(t,n){var r=e((t=kn(t)).h,(n=kn(n)).h),o=ce(t.c,n.c),i=ce(t.l,n.l),s=ce(t.opacity,n.opacity);return function(u){return t.h=r(u),t.
c=o(u),t.l=i(u),t.opacity=s(u),t+""}}}var td=Bi(Cr),nd=Bi(ce);function Wi(e){return(function t(n){n=+n;function r(o,i){var s=e((o=Sn(o)).h,(i=Sn(i)).h),u=ce(o.s,
i.s),a=ce(o.l,i.l),l=ce(o.opacity,i.opacity);return function(c){return o.h=s(c),o.s=u(c),o.l=a(Math.pow(c,n)),o.opacity=l(c),o+""}}return r.gamma=t,r})(1)}var rd=Wi(
Cr),od=Wi(ce);function kc(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function An(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function $t(e){return e=An(Math.
abs(e)),e?e[1]:NaN}function Mc(e,t){return function(n,r){for(var o=n.length,i=[],s=0,u=e[0],a=0;o>0&&u>0&&(a+u+1>r&&(u=Math.max(1,r-a)),i.push(n.substring(o-=u,
o+u)),!((a+=u+1)>r));)u=e[s=(s+1)%e.length];return i.reverse().join(t)}}function Sc(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var Tc=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Nt(e){if(!(t=Tc.exec(e)))throw new Error("invalid format: "+e);var t;
return new Rr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Nt.prototype=Rr.prototype;
function Rr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Rr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function Pc(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var $n;function Cc(e,t){var n=An(e,t);if(!n)return $n=void 0,e.toPrecision(t);var r=n[0],o=n[1],i=o-($n=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,s=r.length;return i===s?r:i>s?r+new Array(i-s+1).join("0"):i>0?r.slice(0,i)+"."+r.slice(i):"0."+new Array(1-i).join("0")+An(e,Math.
max(0,t+i-1))[0]}function Gi(e,t){var n=An(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Ui={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:kc,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Gi(e*100,t),r:Gi,s:Cc,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Vi(e){return e}var Xi=Array.prototype.map,Ki=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Rc(e){var t=e.
grouping===void 0||e.thousands===void 0?Vi:Mc(Xi.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",i=e.numerals===void 0?Vi:Sc(Xi.call(e.numerals,String)),s=e.percent===void 0?"%":e.percent+"",u=e.minus===void 0?"−":
e.minus+"",a=e.nan===void 0?"NaN":e.nan+"";function l(h,f){h=Nt(h);var d=h.fill,g=h.align,m=h.sign,b=h.symbol,w=h.zero,E=h.width,k=h.comma,P=h.precision,x=h.trim,
z=h.type;z==="n"?(k=!0,z="g"):Ui[z]||(P===void 0&&(P=12),x=!0,z="g"),(w||d==="0"&&g==="=")&&(w=!0,d="0",g="=");var me=(f&&f.prefix!==void 0?f.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(z)?"0"+z.toLowerCase():""),Re=(b==="$"?r:/[%p]/.test(z)?s:"")+(f&&f.suffix!==void 0?f.suffix:""),ze=Ui[z],Fe=/[defgprs%]/.test(z);P=P===
void 0?6:/[gprs]/.test(z)?Math.max(1,Math.min(21,P)):Math.max(0,Math.min(20,P));function un($){var Ae=me,M=Re,q,ge,ke;if(z==="c")M=ze($)+M,$="";else{$=+$;var xt=$<
0||1/$<0;if($=isNaN($)?a:ze(Math.abs($),P),x&&($=Pc($)),xt&&+$==0&&m!=="+"&&(xt=!1),Ae=(xt?m==="("?m:u:m==="-"||m==="("?"":m)+Ae,M=(z==="s"&&!isNaN($)&&$n!==void 0?
Ki[8+$n/3]:"")+M+(xt&&m==="("?")":""),Fe){for(q=-1,ge=$.length;++q<ge;)if(ke=$.charCodeAt(q),48>ke||ke>57){M=(ke===46?o+$.slice(q+1):$.slice(q))+M,$=$.slice(0,q);
break}}}k&&!w&&($=t($,1/0));var ln=Ae.length+$.length+M.length,Be=ln<E?new Array(E-ln+1).join(d):"";switch(k&&w&&($=t(Be+$,Be.length?E-M.length:1/0),Be=""),g){case"\
<":$=Ae+$+M+Be;break;case"=":$=Ae+Be+$+M;break;case"^":$=Be.slice(0,ln=Be.length>>1)+Ae+$+M+Be.slice(ln);break;default:$=Be+Ae+$+M;break}return i($)}return un.toString=
function(){return h+""},un}function c(h,f){var d=Math.max(-8,Math.min(8,Math.floor($t(f)/3)))*3,g=Math.pow(10,-d),m=l((h=Nt(h),h.type="f",h),{suffix:Ki[8+d/3]});
return function(b){return m(g*b)}}return{format:l,formatPrefix:c}}var Rn,Nn,Ar;Ac({thousands:",",grouping:[3],currency:["$",""]});function Ac(e){return Rn=Rc(e),
Nn=Rn.format,Ar=Rn.formatPrefix,Rn}function Yi(e){return Math.max(0,-$t(Math.abs(e)))}function Zi(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor($t(t)/
3)))*3-$t(Math.abs(e)))}function ji(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,$t(t)-$t(e))+1}function Nr(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function $c(e){return function(){return e}}function Nc(e){return+e}var Qi=[0,1];function Ee(e){return e}function $r(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:$c(isNaN(t)?NaN:.5)}function Ec(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Oc(e,t,n){var r=e[0],o=e[1],i=t[0],
s=t[1];return o<r?(r=$r(o,r),i=n(s,i)):(r=$r(r,o),i=n(i,s)),function(u){return i(r(u))}}function Lc(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),i=new Array(
r),s=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++s<r;)o[s]=$r(e[s],e[s+1]),i[s]=n(t[s],t[s+1]);return function(u){var a=ii(e,u,1,r)-1;return i[a](
o[a](u))}}function Er(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Or(){var e=Qi,
t=Qi,n=Cn,r,o,i,s=Ee,u,a,l;function c(){var f=Math.min(e.length,t.length);return s!==Ee&&(s=Ec(e[0],e[f-1])),u=f>2?Lc:Oc,a=l=null,h}function h(f){return f==null||
isNaN(f=+f)?i:(a||(a=u(e.map(r),t,n)))(r(s(f)))}return h.invert=function(f){return s(o((l||(l=u(t,e.map(r),Pe)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,Nc),c()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),c()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=Hi,c()},h.clamp=function(f){return arguments.length?(s=f?!0:Ee,c()):s!==Ee},h.interpolate=function(f){return arguments.length?(n=f,c()):n},h.unknown=function(f){
return arguments.length?(i=f,h):i},function(f,d){return r=f,o=d,c()}}function Dc(){return Or()(Ee,Ee)}function qc(e,t,n,r){var o=ui(e,t,n),i;switch(r=Nt(r??",f"),
r.type){case"s":{var s=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(i=Zi(o,s))&&(r.precision=i),Ar(r,s)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(i=ji(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=i-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(i=Yi(o))&&
(r.precision=i-(r.type==="%")*2);break}}return Nn(r)}function rs(e){var t=e.domain;return e.ticks=function(n){var r=t();return bn(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return qc(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,i=r.length-1,s=r[o],u=r[i],a,l,c=10;for(u<s&&(l=
s,s=u,u=l,l=o,o=i,i=l);c-- >0;){if(l=gn(s,u,n),l===a)return r[o]=s,r[i]=u,t(r);if(l>0)s=Math.floor(s/l)*l,u=Math.ceil(u/l)*l;else if(l<0)s=Math.ceil(s*l)/l,u=Math.
floor(u*l)/l;else break;a=l}return e},e}function En(){var e=Dc();return e.copy=function(){return Er(e,En())},Nr.apply(e,arguments),rs(e)}function Hc(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],i=e[r],s;return i<o&&(s=n,n=r,r=s,s=o,o=i,i=s),e[n]=t.floor(o),e[r]=t.ceil(i),e}function Ji(e){return Math.
log(e)}function es(e){return Math.exp(e)}function Ic(e){return-Math.log(-e)}function zc(e){return-Math.exp(-e)}function Fc(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function Bc(e){return e===10?Fc:e===Math.E?Math.exp:t=>Math.pow(e,t)}function Wc(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function ts(e){return(t,n)=>-e(-t,n)}function Gc(e){let t=e(Ji,es),n=t.domain,r=10,o,i;function s(){return o=Wc(r),i=Bc(r),n()[0]<0?(o=ts(o),
i=ts(i),e(Ic,zc)):e(Ji,es),t}return t.base=function(u){return arguments.length?(r=+u,s()):r},t.domain=function(u){return arguments.length?(n(u),s()):n()},t.ticks=
u=>{let a=n(),l=a[0],c=a[a.length-1],h=c<l;h&&([l,c]=[c,l]);let f=o(l),d=o(c),g,m,b=u==null?10:+u,w=[];if(!(r%1)&&d-f<b){if(f=Math.floor(f),d=Math.ceil(d),l>0){
for(;f<=d;++f)for(g=1;g<r;++g)if(m=f<0?g/i(-f):g*i(f),!(m<l)){if(m>c)break;w.push(m)}}else for(;f<=d;++f)for(g=r-1;g>=1;--g)if(m=f>0?g/i(-f):g*i(f),!(m<l)){if(m>
c)break;w.push(m)}w.length*2<b&&(w=bn(l,c,b))}else w=bn(f,d,Math.min(d-f,b)).map(i);return h?w.reverse():w},t.tickFormat=(u,a)=>{if(u==null&&(u=10),a==null&&(a=
r===10?"s":","),typeof a!="function"&&(!(r%1)&&(a=Nt(a)).precision==null&&(a.trim=!0),a=Nn(a)),u===1/0)return a;let l=Math.max(1,r*u/t.ticks().length);return c=>{
let h=c/i(Math.round(o(c)));return h*r<r-.5&&(h*=r),h<=l?a(c):""}},t.nice=()=>n(Hc(n(),{floor:u=>i(Math.floor(o(u))),ceil:u=>i(Math.ceil(o(u)))})),t}function Lr(){
let e=Gc(Or()).domain([1,10]);return e.copy=()=>Er(e,Lr()).base(e.base()),Nr.apply(e,arguments),e}function ns(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function Uc(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function Vc(e){return e<0?-e*e:
e*e}function Xc(e){var t=e(Ee,Ee),n=1;function r(){return n===1?e(Ee,Ee):n===.5?e(Uc,Vc):e(ns(n),ns(1/n))}return t.exponent=function(o){return arguments.length?
(n=+o,r()):n},rs(t)}function os(){var e=Xc(Or());return e.copy=function(){return Er(e,os()).exponent(e.exponent())},Nr.apply(e,arguments),e}function is(){return os.
apply(null,arguments).exponent(.5)}var as=p(cn(),1),us=p(V(),1),On={x:null,y:null},Kc=720,Yc=600,[Z,ie,ss]=[52,12,40],Et=()=>innerWidth<Yc,Ve=({strips:e})=>e[0].top,Oe=({strips:e})=>e[e.length-1].
floor;function ls(e,t,n,r){let o=Math.max(240,n),i=En(t.x??e.x.range,[Z,o-ie]),s=Et()||innerHeight<Kc,u=({lines:m,y:b},w,E)=>{let k=b.kind.log?Lr():En(),P=e.strips.
length===1&&t.y||b.range||Qc(m,b.kind);return{y:k.domain(P).range([E,w]),top:w,floor:E}};if(!e.hasStrips){let m=s?200:260,b=r?Math.max(m,Math.round(innerHeight*
.6)):m,[w]=e.strips;return{width:o,height:b,x:i,strips:[u(w,w.note?26:12,b-ss)],words:null}}let a=jc(i(1)-i(0)),l=Et()?24:0,c=Zc(),h=a?a.room:ss,f=(innerHeight*
.6-h)/e.strips.length-c,d=Math.ceil(Math.max(s?46:62,r?f:0)),g=e.strips.map((m,b)=>{let w=l+(b+1)*c+b*d;return u(m,w,w+d)});return{width:o,height:Oe({strips:g})+
h,x:i,strips:g,words:a}}var Zc=()=>Et()?44:28;function jc(e){return e>=72?{angle:0,room:24,most:Math.floor((e-8)/7)}:e>=15?{angle:-45,room:70,most:12}:e>=10.5?{
angle:-90,room:84,most:11}:null}function Qc(e,{log:t,fromZero:n,reversed:r}){let o=e.flatMap(({y:a})=>a).filter(a=>a!==null);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];let[i,s]=o.reduce(([a,l],c)=>[Math.min(a,c),Math.max(l,c)],[1/0,-1/0]);if(t){let a=i===s?3:(s/i)**.06;return r?[s*a,i/a]:[i/a,s*a]}if(n)return[0,s*1.05||1];
let u=(s-i)*.06||1;return[i-u,s+u]}function cs({y:e,top:t,floor:n},{log:r,share:o}){if(r)return e.ticks().filter(a=>Math.abs(Math.log10(a)-Math.round(Math.log10(
a)))<1e-9).map(a=>[a,a<1?String(a):(0,us.count)(a)]);let i=n-t<100?2:Math.max(3,Math.floor((n-t)/42)),s=e.tickFormat(i,o?"~%":void 0);return e.ticks(i).map(u=>[
u,(0,as.notation)(s(u))])}function fs({x:e,strips:t},n){let r=o=>{let[i,s]=o.range(),u=(1-n)/2*(s-i);return[o.invert(i+u),o.invert(s-u)]};return{x:r(e),y:t.length>
1?null:r(t[0].y)}}var Dr=(e,t)=>{let[n,r]=e.range();return[e.invert(n+t),e.invert(r+t)]};function hs(e,t,n){let[r,o]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],i=(u,a)=>[
Math.min(u,a),Math.max(u,a)],s=n.strips.length>1||r>2*o||o<20;return{x:!s&&o>2*r&&r<20?[Z,n.width-ie]:i(e.x,t.x),y:s?[Ve(n),Oe(n)]:i(e.y,t.y)}}function ps({x:e,
y:t},n,r){let[{y:o}]=n.strips,i=t[0]===Ve(n)&&t[1]===Oe(n);return{x:[n.x.invert(e[0]),n.x.invert(e[1])],y:i?r.y:[o.invert(t[1]),o.invert(t[0])]}}var Jc=p(ms(),1),ef=p(V(),1);var O=e=>Math.round(e*10)/10;var v=p(S(),1),tf=400,nf=3,bs=90,xs=14;function _s({place:e,before:t,clip:n}){let{x:r,width:o,strips:i}=e,[s,u]=[.5-t,.5].map(a=>Math.min(Math.max(r(a),Z),o-ie));
return(0,v.jsxs)(v.Fragment,{children:[i.map(({top:a,floor:l},c)=>(0,v.jsx)("clipPath",{id:`${n}-${c}`,children:(0,v.jsx)("rect",{x:Z,y:a-3,width:o-Z-ie,height:l-
a+6})},c)),(0,v.jsx)("g",{class:"gp-ground",children:t>0&&u>s&&(0,v.jsx)("rect",{x:O(s),y:Ve(e),width:O(u-s),height:Oe(e)-Ve(e),fill:"var(--gp-raised)"})})]})}function vs({
place:e,chart:{before:t,here:n}}){let r=(o,i)=>{let s=O(e.x(o));return s<Z||s>e.width-ie?null:(0,v.jsx)("line",{x1:s,x2:s,y1:Ve(e),y2:Oe(e),...i})};return(0,v.jsxs)(
"g",{class:"gp-uprights",children:[t>0&&r(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"}),n!==null&&r(n,{stroke:"var(--gp-chosen)","stroke-width":1.5})]})}
function ks({strip:e,i:t,place:n,chart:r,clip:o,run:i}){let s=n.strips[t];return(0,v.jsxs)(v.Fragment,{children:[(0,v.jsx)(rf,{strip:e,at:s,place:n,chart:r}),r.
hasStrips&&(0,v.jsx)(of,{strip:e,at:s,run:i}),(0,v.jsx)("g",{class:"gp-curves","clip-path":`url(#${o}-${t})`,children:(0,v.jsx)(sf,{strip:e,at:s,place:n,chart:r})}),
r.hasStrips&&!n.words&&(0,v.jsx)(lf,{strip:e,at:s,place:n,chart:r})]})}function rf({strip:{y:e,note:t},at:n,place:r,chart:o}){let{x:i,width:s}=r,u=cs(n,e.kind);
return(0,v.jsxs)("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[u.map(([a,l],c)=>(0,v.jsxs)("g",{children:[(0,v.jsx)("line",{x1:Z,x2:s-ie,y1:O(n.y(a)),y2:O(
n.y(a)),stroke:"var(--gp-line)"}),(0,v.jsx)("text",{x:Z-6,y:O(n.y(a)+4),"text-anchor":"end",children:o.hasStrips&&e.kind.unit&&c===u.length-1?`${l} ${e.title}`:
l})]},a)),!o.hasStrips&&(0,v.jsx)("text",{transform:`translate(13 ${O((n.top+n.floor)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:e.title}),
(0,v.jsx)("text",{class:"gp-curve-note",x:O(Math.max(Z,i(.5-o.before))+(o.hasStrips?4:0)),y:o.hasStrips||Et()?n.top+14:n.top-6,stroke:"var(--gp-surface)","strok\
e-width":4,"paint-order":"stroke",children:t})]})}function of({strip:{series:e,answer:t},at:n,run:r}){let o=Et(),i=n.top-(o?25:9),s=Z,u=e.map(({name:a,term:l,role:c,
dash:h,tip:f},d)=>{let g=s,m=(0,Zt.inOneLine)(a);s+=28+ys(m,600);let b=s+8;return d===0&&t&&!o&&(s+=8+ys(t,400)),s+=18,(0,v.jsxs)("g",{children:[(0,v.jsx)("line",
{x1:g,x2:g+22,y1:i-4,y2:i-4,stroke:`var(--gp-${c})`,"stroke-width":2,"stroke-dasharray":Wt(h)}),(0,v.jsx)(ws.Term,{as:"text",id:l,run:r,meaning:f,attributes:{x:g+
28,y:i},children:(0,v.jsx)("tspan",{"font-weight":600,children:m})}),d===0&&(0,v.jsx)("text",{class:"gp-strip-answer",x:o?Z:O(b),y:o?n.top-8:i,children:t})]},a)});
return(0,v.jsx)("g",{class:"gp-strip-name",fill:"var(--gp-text)",children:u})}var Ln=new Map,Dn=null;function ys(e,t){let n=`${t} ${e}`,r=Ln.get(n);if(r!==void 0)
return r;if(Dn??=document.createElement("canvas").getContext("2d"),!Dn)return e.length*7;Dn.font=`${t} 12px ${getComputedStyle(document.querySelector(".gp-curve")??
document.body).fontFamily}`,Ln.size>500&&Ln.clear();let o=Math.ceil(Dn.measureText(e).width);return Ln.set(n,o),o}function sf({strip:{lines:e,y:t},at:{y:n,floor:r},
place:{x:o},chart:i}){let s=dn().defined(([,a])=>a!==null).x(([a])=>o(a)).y(([,a])=>n(a??0)).digits(1),u=i.hasStrips&&t.kind.fromZero;return(0,v.jsx)(v.Fragment,
{children:e.map((a,l)=>(0,v.jsxs)("g",{fill:"none",stroke:`var(--gp-${a.role})`,opacity:a.isPrompt?.75:1,children:[u&&a.name===e[0].name&&(0,v.jsx)("path",{d:uf(
a,{x:o,y:n},r),fill:`var(--gp-${a.role})`,"fill-opacity":.16,stroke:"none"}),(0,v.jsx)("path",{class:"gp-line-path",ref:c=>{c&&Object.assign(c,{__data__:a})},d:s(
a.x.map((c,h)=>[c,a.y[h]]))??"M0 0","stroke-width":2,"stroke-dasharray":Wt(a.dash),"stroke-linejoin":"round"}),(0,v.jsx)("path",{d:af(a,{x:o,y:n}),"stroke-width":4,
"stroke-linecap":"round"})]},l))})}var af=(e,{x:t,y:n})=>e.x.length>tf?"M0 0":e.x.map((r,o)=>e.y[o]===null?"":`M${O(t(r))} ${O(n(e.y[o]))}h0`).join("")||"M0 0";
function uf(e,{x:t,y:n},r){let o="",i=!1;return e.y.forEach((s,u)=>{let a=O(t(e.x[u]));s===null?o+=i?`V${r}Z`:"":o+=i?`L${a} ${O(n(s))}`:`M${a} ${r}V${O(n(s))}`,
i=s!==null}),o?`${o}${i?`V${r}Z`:""}`:"M0 0"}var qr=(e,t)=>e.length>t?`${e.slice(0,t-1)}…`:e,Hr=({tokens:e,before:t},n)=>(0,Zt.inOneLine)(e[n-1+t].trim()||e[n-
1+t]);function lf({strip:{lines:e,y:t},at:{y:n,top:r,floor:o},place:{x:i,width:s},chart:u}){let a=e.find(({isPrompt:f})=>!f);if(!a||!t.kind.fromZero||t.kind.share)
return null;let l=f=>i(a.x[f])>Z&&i(a.x[f])<s-ie,c=a.y.map((f,d)=>({value:f??0,i:d})).filter(({value:f,i:d})=>n(f)<(r+o)/2&&l(d)).sort((f,d)=>d.value-f.value),h=[];
for(let f of c){if(h.length===nf)break;h.every(({i:d})=>Math.abs(i(a.x[d])-i(a.x[f.i]))>bs)&&h.push(f)}return(0,v.jsx)("g",{class:"gp-named",fill:"var(--gp-text\
)",stroke:"var(--gp-surface)","stroke-width":3,"paint-order":"stroke","font-size":11,children:h.map(({value:f,i:d})=>{let g=i(a.x[d]),m=g>s-ie-bs;return(0,v.jsx)(
"text",{x:O(g+(m?-6:6)),y:O(Math.max(r+9,n(f)+4)),"text-anchor":m?"end":"start",children:qr(Hr(u,a.x[d]),xs)},d)})})}function Ms({place:e,chart:t}){let{x:n,width:r,
words:o}=e,[i,s]=[n.invert(Z),n.invert(r-ie)],{angle:u,most:a}=o??{angle:0,most:0},l=Oe(e)+(u?12:17),c=t.tokens.map((h,f)=>f+1-t.before).filter(h=>h>=i&&h<=s);return(0,v.jsx)(
"g",{class:"gp-strip-words","aria-hidden":"true",children:c.map(h=>{let f=O(n(h)+(u===-90?4:u?3:0)),d=h===t.here;return(0,v.jsx)("text",{transform:`translate(${f}\
 ${l})${u?` rotate(${u})`:""}`,"text-anchor":u?"end":"middle",fill:`var(--gp-${d?"chosen":h<1?"muted":"text"})`,"font-weight":d?700:400,children:qr(Hr(t,h),a)},
h)})})}function Ss({place:e,chart:t}){let{x:n,width:r,height:o}=e,i=Oe(e),s=n.ticks(Math.max(2,Math.floor((r-Z-ie)/80))).filter(Number.isInteger),u=t.here!==null&&
n(t.here)>=Z&&n(t.here)<=r-ie?t.here:null;return(0,v.jsxs)("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[s.map(a=>(0,v.jsx)("text",{x:O(n(a)),y:i+16,"te\
xt-anchor":"middle",children:(0,Zt.count)(a)},a)),(0,v.jsx)("text",{x:(Z+r-ie)/2,y:o-6,"font-size":13,"text-anchor":"middle",children:t.x.title}),t.hasStrips&&u!==
null&&(0,v.jsx)("text",{class:"gp-strip-here",x:O(Math.min(Math.max(n(u),Z+20),r-ie-20)),y:i+16,"text-anchor":"middle","font-weight":700,fill:"var(--gp-chosen)",
stroke:"var(--gp-surface)","stroke-width":6,"paint-order":"stroke",children:qr(Hr(t,u),xs)})]})}var Je=p(B(),1),be=p(S(),1),cf={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M\
15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"\
M8 2v8M5 7l3 3 3-3M3 14h10"};function Ts({mode:e,setMode:t,scale:n,reset:r,save:o}){return(0,be.jsxs)("div",{class:"gp-curve-tools",children:[(0,be.jsx)(mt,{icon:"\
zoom",title:(0,Je.t)("Zoom"),act:()=>t("zoom"),isPressed:e==="zoom"}),(0,be.jsx)(mt,{icon:"pan",title:(0,Je.t)("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),(0,be.jsx)(
mt,{icon:"closer",title:(0,Je.t)("Zoom in"),act:()=>n(.5)}),(0,be.jsx)(mt,{icon:"farther",title:(0,Je.t)("Zoom out"),act:()=>n(2)}),(0,be.jsx)(mt,{icon:"reset",
title:(0,Je.t)("Reset axes"),act:r}),(0,be.jsx)(mt,{icon:"png",title:(0,Je.t)("Download plot as a PNG"),act:()=>o("png")}),(0,be.jsx)(mt,{icon:"svg",title:(0,Je.t)(
"Download plot as an SVG"),act:()=>o("svg")})]})}var mt=({icon:e,title:t,act:n,isPressed:r})=>(0,be.jsx)("button",{type:"button",class:"gp-curve-tool",title:t,"\
aria-label":t,"aria-pressed":r,onClick:n,children:(0,be.jsx)("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:(0,be.jsx)("path",{d:cf[e]})})});var qn=p(Cs(),1),Ns=p(As(),1),H=p(S(),1),ff=4;function Es({chart:e,press:t,run:n}){let r=(0,fe.useRef)(null),o=(0,fe.useRef)(null),[i]=(0,fe.useState)(()=>`curv\
e-${Math.random().toString(36).slice(2)}`),[s,u]=(0,fe.useState)({width:0,isAlone:!1}),[a,l]=(0,fe.useState)(On),[c,h]=(0,fe.useState)(()=>(0,jt.isTouched)()?"":
"zoom"),[f,d]=(0,fe.useState)(null),[g,m]=(0,fe.useState)(null),[b,w]=(0,fe.useState)(!1),E=e.strips.length>1?null:e.strips[0].y.kind,k=(0,fe.useRef)(E);(0,fe.useLayoutEffect)(
()=>{let M=r.current;if(!M)return;let q=()=>u({width:M.clientWidth,isAlone:!!M.closest(".gp-alone")});q();let ge=new ResizeObserver(q);ge.observe(M);let ke=M.closest(
".gp-pane");return ke?.addEventListener("gp-alone",q),()=>{ge.disconnect(),ke?.removeEventListener("gp-alone",q)}},[]);let P=k.current===E?a:{...a,y:null};P!==a&&
l(P),k.current=E;let x=s.width?ls(e,P,s.width,s.isAlone):null,z=M=>{l(M),m(null)},me=({clientX:M,clientY:q},ge)=>{let{left:ke,top:xt}=o.current?.getBoundingClientRect()??
{left:0,top:0};return{x:Ir(M-ke,Z,ge.width-ie),y:Ir(q-xt,Ve(ge),Oe(ge))}},Re=(M,{x:q})=>Ir(Math.round(q.invert(M)),1-e.before,e.tokens.length-e.before),ze=M=>{!x||
M.button||(d({...me(M,x),place:x,hasMoved:!1,chosen:null}),c&&o.current?.setPointerCapture(M.pointerId))},Fe=M=>{if(!x)return;let q=me(M,x),ge=!!(f&&c&&(f.hasMoved||
Math.max(Math.abs(q.x-f.x),Math.abs(q.y-f.y))>ff));if(m(ge?null:Re(q.x,x)),!(!f||!ge)){if(c==="pan"){let ke=e.strips.length>1?null:Dr(f.place.strips[0].y,f.y-q.
y);l({x:Dr(f.place.x,f.x-q.x),y:ke})}d({...f,hasMoved:ge,chosen:c==="zoom"?hs(f,q,x):null})}},un=M=>{!f||!x||(d(null),f.chosen?z(ps(f.chosen,x,P)):f.hasMoved||t(
Re(me(M,x).x,x)))},$=M=>{o.current&&(0,qn.savePicture)(M,o.current,(0,qn.fileNameOf)(e.label))},Ae=e.strips.flatMap(({lines:M})=>M);return(0,H.jsxs)(H.Fragment,
{children:[(0,H.jsxs)("div",{class:"gp-chart-plot gp-curve-plot",ref:r,children:[(0,H.jsx)(Ts,{mode:c,setMode:h,scale:M=>x&&z(fs(x,M)),reset:()=>z(On),save:$}),
x&&(0,H.jsxs)("svg",{ref:o,class:"gp-curve-picture",role:"group","aria-label":(0,jt.t)("{chart}. Its values follow as a list.",{chart:e.label}),width:x.width,height:x.
height,viewBox:`0 0 ${x.width} ${x.height}`,"font-size":12,style:{touchAction:c&&(0,jt.isTouched)()?"none":""},onPointerDown:ze,onPointerMove:Fe,onPointerUp:un,
onPointerLeave:()=>m(null),onPointerCancel:()=>{d(null),m(null)},onDblClick:()=>z(On),children:[(0,H.jsx)(_s,{place:x,before:e.before,clip:i}),(0,H.jsx)(vs,{place:x,
chart:e}),e.strips.map((M,q)=>(0,H.jsx)(ks,{strip:M,i:q,place:x,chart:e,clip:i,run:n},q)),x.words?(0,H.jsx)(Ms,{place:x,chart:e}):(0,H.jsx)(Ss,{place:x,chart:e}),
(0,H.jsxs)("g",{class:"gp-passing",children:[g!==null&&(0,H.jsx)(pf,{place:x,points:$s(e,g),at:g}),f?.chosen&&(0,H.jsx)(df,{...f.chosen})]})]}),x&&g!==null&&!f?.
chosen&&(0,H.jsx)(mf,{place:x,points:$s(e,g),at:g})]}),(0,H.jsx)(Ns.ValuesList,{values:b?Ae.flatMap(hf):[],isThere:Ae.some(({y:M})=>M.some(q=>q!==null)),onToggle:w})]})}
var Ir=(e,t,n)=>Math.min(Math.max(e,t),n),hf=({y:e,words:t})=>e.flatMap((n,r)=>n===null?[]:[t(r)]),$s=(e,t)=>e.strips.flatMap(({lines:n},r)=>n.flatMap(o=>{let i=o.
x.indexOf(t),s=i<0?null:o.y[i];return s===null?[]:[{strip:r,line:o,value:s,words:o.words(i)}]})),pf=({place:{x:e,strips:t},points:n,at:r})=>(0,H.jsx)(H.Fragment,
{children:n.map(({strip:o,line:i,value:s})=>(0,H.jsx)("circle",{cx:O(e(r)),cy:O(t[o].y(s)),r:4,fill:`var(--gp-${i.role})`,stroke:"var(--gp-surface)","stroke-wid\
th":1.5},i.name))}),df=({x:[e,t],y:[n,r]})=>(0,H.jsx)("rect",{x:O(e),y:O(n),width:O(t-e),height:O(r-n),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--g\
p-focus)","stroke-dasharray":"3 3"});function mf({place:e,points:t,at:n}){let{x:r,width:o}=e;if(!t.length)return null;let i=r(n)>o/2?{right:`calc(100% - ${O(r(n)-
12)}px)`}:{left:`${O(r(n)+12)}px`};return(0,H.jsx)("div",{class:"gp-tip",style:{top:`${Ve(e)}px`,...i},children:t.map(({line:s,words:u})=>(0,H.jsxs)("p",{children:[
(0,H.jsx)(zr,{...s})," ",u]},s.name))})}var zr=({role:e,dash:t,width:n=18})=>(0,H.jsx)("svg",{width:n,height:8,"aria-hidden":"true",children:(0,H.jsx)("line",{x1:0,
y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":Wt(t)})});var Os=p(We(),1),U=p(V(),1),ee=p(B(),1),Ot=p(lt(),1);var gf=Math.log(1.05);function Ls(e,{isFromElsewhere:t,unit:n}){let r=e.map(a=>(0,Ot.finite)(t?(0,U.numbersOf)(a).surprisal:a.distribution.entropy_before)),o=ar(
r),i=r[o]??null;if(i===null)return"";let s=r.filter(a=>a!==null),u={token:(0,Os.wordOf)(e[o].chosen.text),value:(0,U.information)(i,n),count:(0,U.count)(Math.round(
Math.exp(i))),mean:(0,U.information)(s.reduce((a,l)=>a+l,0)/s.length,n)};return t?(0,ee.t)("The most surprising token was {token}: {value}. On average: {mean} a\
 token.",u):i<gf?(0,ee.t)("The model was all but certain throughout: at most {value}, at {token}.",u):(0,ee.t)("The model was most unsure at {token}: {value}, a\
s if between {count} equally likely tokens. On average: {mean} a token.",u)}function Ds(e,t){let n={number:e.index+1,token:(0,U.quoted)(e.chosen.text),facts:bf(
e,t)};return e.isPrompt?(0,ee.t)("Prompt token {number}, {token}: {facts}",n):(0,ee.t)("Token {number}, {token}: {facts}",n)}function bf(e,t){let{log:n,name:r,isWatched:o}=t;
if(o)return xf(e)||(0,ee.t)("no token was looked up here");if(r==="kept")return yf(e);if(r==="cumulative")return wf(e,t);let{surprisal:i,entropyBefore:s,entropyAfter:u}=(0,U.numbersOf)(
e),[a,l,c]=[i,s,u].map(h=>(0,U.information)((0,Ot.finite)(h),n.unit));return n.isFromElsewhere?(0,ee.t)("surprisal {surprisal}",{surprisal:a}):e.isPrompt?(0,ee.t)(
"surprisal {surprisal}; entropy {entropy}",{surprisal:a,entropy:l}):(0,ee.t)("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:a,before:l,
after:c})}function yf(e){if(e.isPrompt)return(0,ee.t)("no processor takes part");let t={kept:(0,U.count)((0,Ot.keptOf)(e)??0),count:(0,U.count)(e.distribution.vocab??
0)};return(0,ee.t)("{kept} of {count} tokens kept",t)}function wf(e,{log:t,steps:n,series:r}){let o=e.isPrompt?t.promptSteps:n,i=o.slice(0,o.indexOf(e)+1),s=r.filter(
u=>u.value(e)!==null).map(u=>{let a=i.reduce((l,c)=>{let h=(0,Ot.finite)(u.value(c));return l===null||h===null?null:l+h},0);return`${a===null?(0,ee.t)("minus in\
finity"):(0,U.information)(a,t.unit)} ${u.name}`});return(0,ee.t)("log-probability so far {sums}",{sums:s.join(", ")})}function xf({watched:e=[]}){return(0,U.inParts)(
e.map(({text:t,logprob:n,raw_logprob:r,raw_rank:o})=>{let i={token:(0,U.quoted)(t),before:(0,U.percent)((0,U.probability)(r)),after:(0,U.percent)((0,U.probability)(
n)),rank:(0,U.count)(o??0)};return n===null?o?(0,ee.t)("{token} {before} before (rank {rank}), removed after",i):(0,ee.t)("{token} {before} before, removed afte\
r",i):o?(0,ee.t)("{token} {before} before (rank {rank}), {after} after",i):(0,ee.t)("{token} {before} before, {after} after",i)}))}var I=p(S(),1),Qt="strips",_f=150;function vf({log:e,changes:t}){let[n,r]=(0,Ce.useState)(Qt),o=(0,Ce.useRef)(new Map);(0,Hn.useFresh)(t).run&&(o.current=new Map);
let s=e.current(),u=s?(0,qs.pathOf)(e.lastOf(s)):[];for(let k of u)for(let{token_id:P,text:x}of k.watched??[])o.current.set(P,x);let a=Oo(e.isFromElsewhere),l=[
Qt,...Object.keys(a).filter(k=>a[k].series||o.current.size)],c=l.includes(n)?n:Qt;c!==n&&r(c);let h=c===Qt?null:a[c],f=h?sr(h,o.current):[],g=h?[{axis:h.axis,series:f}]:
Lo(a,u,a.before&&o.current.size?sr(a.before,o.current):[]),m=k=>Ds(k,{log:e,steps:u,series:f,name:c,isWatched:!!h?.of}),b=s?m(s):(0,xe.t)("The curve grows with \
the text."),w=()=>s?(0,zn.asSentence)(m(s)):"",E=(h??a.information).name;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("header",{class:"gp-head",children:[(0,I.jsx)(
"h2",{class:"gp-title",children:(0,xe.t)("Curves")}),(0,I.jsx)("p",{class:"gp-curve-answer",children:Ls(u,e)}),(0,I.jsxs)("div",{class:"gp-tools",children:[(0,I.jsxs)(
"label",{children:[(0,xe.t)("Curve")," ",(0,I.jsx)("select",{class:"gp-view",value:c,onChange:({currentTarget:k})=>r(k.value),children:l.map(k=>(0,I.jsx)("optio\
n",{value:k,children:k===Qt?(0,xe.t)("all, as strips"):a[k].name},k))})]}),(0,I.jsx)(kf,{unit:e.unit})]})]}),h&&(0,I.jsx)(Mf,{curve:h,series:f,run:w}),(0,I.jsx)(
Sf,{log:e,steps:u,name:E,hasStrips:!h,strips:g,run:w}),(0,I.jsx)("p",{class:"gp-note gp-reading",tabIndex:0,role:"slider","aria-label":(0,xe.t)("Token on the cu\
rve"),...(0,In.sliderPlace)(s,u.length,s?b:(0,xe.t)("no token yet"),e.promptSteps.length),onKeyDown:(0,In.sliderKeys)(e),children:b}),(0,I.jsxs)("p",{class:"gp-\
note gp-about",children:[(h??a.information).about,e.promptSteps.length>0&&` ${(0,xe.t)("The prompt comes before the text, on a shaded background.")}`]})]})}var Fs=(0,Hn.runPane)(
vf),kf=({unit:e})=>(0,I.jsxs)("label",{"data-term":"bits","data-tip":(0,xe.t)("The unit of all surprisal, entropy and divergence on this page. An event of proba\
bility 1/2 has 1 bit, or 0.69 nats."),children:[(0,xe.t)("Unit")," ",(0,I.jsxs)("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>(0,Hs.chooseUnit)(
t.value),children:[(0,I.jsx)("option",{value:"bits",children:(0,xe.t)("bits")}),(0,I.jsx)("option",{value:"nats",children:(0,xe.t)("nats")})]})]}),Mf=({curve:e,
series:t,run:n})=>(0,I.jsx)("div",{class:"gp-keys gp-note",children:t.map(({name:r,term:o,role:i,dash:s,tip:u})=>(0,I.jsxs)(Is.Term,{id:o,run:n,meaning:u,children:[
(0,I.jsx)(zr,{role:i,dash:s,width:26}),e.of?(0,I.jsx)(zs.TokenLabel,{text:r}):r]},r))});function Sf({log:e,steps:t,name:n,hasStrips:r,strips:o,run:i}){let{promptSteps:s,
unit:u}=e,a=(0,Ce.useRef)(null),[l,c]=(0,Ce.useState)(null),h=(0,Ce.useRef)({timer:0,drawnAt:-1/0}).current,f=(0,Ce.useRef)(()=>null);f.current=()=>t.length||s.
length?Io({name:n,hasStrips:r,strips:o,steps:t,prompt:s,current:e.current(),unit:u,factor:(0,zn.fromNats)(1,u)}):null;let d=()=>{h.timer=0,h.drawnAt=performance.
now(),a.current?.removeAttribute("aria-busy"),c(f.current())};return(0,Ce.useLayoutEffect)(()=>{h.timer||(a.current?.setAttribute("aria-busy","true"),h.timer=window.
setTimeout(d,Math.max(0,h.drawnAt+_f-performance.now())))},[t,o]),(0,Ce.useLayoutEffect)(()=>()=>clearTimeout(h.timer),[]),(0,I.jsx)("div",{class:"gp-curve-char\
t gp-chart-box",ref:a,hidden:!l,children:l&&(0,I.jsx)(Es,{chart:l,press:m=>{let b=m<1?s[m-1+s.length]:t.at(m-1);b&&e.selectStep(b)},run:i})})}var ka=p(we(),1),Ma=p(at(),1),Sa=p(Ft(),1),Ta=p(V(),1),Le=p(B(),1),Pa=p(lt(),1),Ca=p(Ws(),1);var gt=p(V(),1),nt=p(B(),1);var Wr=p(V(),1),Ks=p(lt(),1),Lt=p(et(),1),Br=p(Vs(),1),Ys=p(Fr(),1);function Zs(e,t){let{draw:n,chosen:r}=e;if(!n)return[];let{contenders:o=[]}=n,i=new Map(o.map(
({token_id:c,luck:h})=>[c,h]));e.distribution.candidates.forEach(({token_id:c},h)=>{h<n.luck.length&&i.set(c,n.luck[h])});let s=(0,Lt.listedOf)(e),u=new Set(s.map(
({token_id:c})=>c)),a=[...s.map(c=>Tf(c,e,i.get(c.token_id)??null)),...o.flatMap(c=>u.has(c.token_id)?[]:[Pf(c,e,t)])],l=({isRemoved:c,share:h})=>c?-1:h??0;return a.
map(c=>({...c,isChosen:c.id===r.token_id})).sort((c,h)=>l(h)-l(c))}function Tf(e,t,n){let r=(0,Lt.isRemoved)(e);return{id:e.token_id,text:e.text,...Jt(r?0:(0,Wr.probability)(
e.logprob),n),isChosen:!1,isRemoved:r,by:r?(0,Lt.removerOf)(e,t):""}}function Pf(e,t,n){let r=n?.knobs.temperature??1,o=(0,Ys.drawnOf)(t,r),i=o?.contenders[o.at],
s=(0,Ks.keptOf)(t),u=i!==void 0&&(0,Br.paceOf)(e,r)>(0,Br.paceOf)(i,r),a=n?.others.includes("typical_p")||s===null?!u:e.rank<=s,l=i&&(e.score-i.score)/r,c=l===void 0?
null:(0,Wr.probability)(t.chosen.logprob)*Math.exp(l);return{id:e.token_id,text:e.text,...Jt(a?c:0,e.luck),isChosen:!1,isRemoved:!a,by:""}}function Jt(e,t){let n=t===
null?null:Math.exp(t);return{share:e,luck:n,reached:e===null||n===null?null:e*n}}function js(e,t){let n=({share:o,reached:i,isChosen:s})=>s?1/0:Math.max(o??0,i??
0),r=new Set([...e].sort((o,i)=>n(i)-n(o)).slice(0,t));return[...e.filter(({isChosen:o})=>o),...e.filter(o=>r.has(o)&&!o.isChosen)]}var tt=100;function Qs(e){let t=[],
[n,r]=[0,0];for(let o of e){if(o.isRemoved||o.share===null)continue;n+=o.share;let i=Math.min(tt,Math.round(tt*n));i>r&&t.push({row:o,first:r+1,last:i}),r=Math.
max(r,i)}return r<tt?[...t,{row:null,first:r+1,last:tt}]:t}var Gr=(e,t)=>e.find(({first:n,last:r})=>n<=t&&t<=r);var Ur=p(We(),1),Cf=3,Rf=-1e30,Vr=({beam:e})=>typeof e.share=="number"&&typeof e.luck=="number"&&(e.score??-1/0)>Rf;function Js(e,t){let n=e.steps[t.index].filter(
Vr),r=n.map(o=>Af(o,o.beam.share??null,o===t));return{node:t,drawn:r.sort((o,i)=>(i.reached??0)-(o.reached??0)),passed:$f(e,t,n)}}function Af({beam:e},t,n){let{
token_id:r,text:o,parent:i,luck:s}=e;return{id:r,text:o,beam:i+1,...Jt(t,s??null),isChosen:n,isRemoved:!1,by:""}}function $f(e,{index:t},n){let r=n.map(({beam:a})=>a.
share??0),o=n[r.indexOf(Math.max(...r))],i=(o.beam.score??0)-Math.log(o.beam.share??0),s=new Set(n.map(({beam:a})=>`${a.parent} ${a.token_id}`)),u=t<=e.given;return e.
distributions[t].flatMap(({candidates:a},l)=>{let c=u?l?null:0:e.byStep[t-1].get(l)?.beam.score??null;return c===null?[]:a.filter(({token_id:h,logprob:f})=>f!==
null&&!s.has(`${l} ${h}`)).map(h=>Nf(h,l,(0,gt.probability)(c+(h.logprob??0)-i)))}).filter(({share:a})=>(a??0)>Math.min(...r)).sort((a,l)=>(l.share??0)-(a.share??
0)).slice(0,Cf)}var Nf=({token_id:e,text:t},n,r)=>({id:e,text:t,beam:n+1,...Jt(r,null),isChosen:!1,isRemoved:!1,by:""});function ea({node:e,drawn:t,passed:n}){let r=e.
beam.share??0,o=n.find(u=>(u.share??0)>r),i={running:(0,nt.t)("This one was kept."),finished:(0,nt.t)("This one ended its text."),ended:(0,nt.t)("This one ended\
 its text, and does not count."),pruned:(0,nt.t)("This one was not kept."),unseen:""}[e.beam.status],s=[o&&(0,nt.t)("{token}, with {share}, was likelier and was\
 not drawn.",{token:(0,Ur.wordOf)(o.text),share:(0,gt.percent)(o.share??0)}),(0,nt.t)("Of what is drawn, the search keeps the texts with the best sums."),i];return{
answer:(0,nt.t)("{count} continuations were drawn here, {token} among them, with {share} of the probability.",{count:(0,gt.count)(t.length),token:(0,Ur.wordOf)(
e.beam.text),share:(0,gt.percent)(r)}),note:s.filter(Boolean).join(" ")}}var ta=p(we(),1),Xe=p(B(),1),na=p(Me(),1);var Xr=p(We(),1),te=p(S(),1);function ra({rows:e,press:t,tell:n}){let[r,o]=(0,ta.useState)(null),i=Qs(e),s=r===null?void 0:Gr(i,r),u=l=>{o(l),n(l,Gr(i,l)?.row?.
text??"")},a=l=>{let c=Number(l);Number.isInteger(c)&&c>=1&&c<=tt?u(c):o(null)};return(0,te.jsxs)("details",{class:"gp-die",children:[(0,te.jsx)("summary",{children:(0,Xe.t)(
"Roll it yourself with a 100-sided die")}),(0,te.jsx)("p",{class:"gp-note",children:(0,Xe.t)("Each token gets one number for each percent of its probability. Ro\
ll, or type what a real die shows.")}),(0,te.jsx)("ol",{class:"gp-ranges",children:i.map(l=>(0,te.jsx)(Of,{range:l,isRolled:l===s},l.first))}),(0,te.jsxs)("p",{
class:"gp-throw",children:[(0,te.jsx)("button",{type:"button",class:"gp-button gp-roll",onClick:()=>u(Ef()),children:(0,Xe.t)("Roll")}),(0,te.jsxs)("label",{children:[
(0,Xe.t)("or type a number:")," ",(0,te.jsx)("input",{type:"number",class:"gp-typed",min:1,max:tt,value:r??"",onInput:({currentTarget:l})=>a(l.value)})]}),(0,te.jsx)(
"output",{class:"gp-rolled","aria-live":"polite",children:r!==null&&s&&Lf(r,s)}),t&&s?.row&&(0,te.jsx)(Df,{row:s.row,press:t})]})]})}var Ef=()=>1+Math.floor(Math.
random()*tt);function Of({range:{row:e,first:t,last:n},isRolled:r}){return(0,te.jsxs)("li",{class:r?"gp-rolled-one":void 0,style:{flexGrow:n-t+1},children:[(0,te.jsx)(
"span",{class:"gp-sides",children:t===n?t:`${t}–${n}`})," ",e?(0,te.jsx)(na.TokenLabel,{text:e.text}):(0,te.jsx)("span",{children:(0,Xe.t)("all others")})]})}
var Lf=(e,{row:t})=>t?(0,Xe.t)("rolled {number}: {token}",{number:e,token:(0,Xr.wordOf)(t.text)}):(0,Xe.t)("rolled {number}: a token that is not listed; roll ag\
ain.",{number:e});function Df({row:e,press:t}){return(0,te.jsx)("button",{type:"button",class:"gp-button gp-main gp-go-on",onClick:()=>t(e.id),children:(0,Xe.t)(
"Continue from here with {token}",{token:(0,Xr.wordOf)(e.text)})})}var Ke=p(V(),1),bt=p(B(),1),Zr=p(lt(),1),pa=p(ia(),1),Wn=p(aa(),1),da=p(We(),1);var Bn=p(V(),1),Q=p(B(),1),ca=p(Kr(),1),Yr=p(ut(),1),fa=p(Fn(),1),ha=p(Me(),1),en=p(We(),1),W=p(S(),1),tn=e=>Math.max(...e.map(({share:t,reached:n})=>Math.max(t??
0,n??0))),nn=({rows:e,top:t})=>(0,W.jsxs)("div",{class:"gp-race",role:"table","aria-label":(0,Q.t)("The race of this draw"),children:[(0,W.jsx)(qf,{areOfBeams:e.
some(({beam:n})=>n)}),e.map(n=>(0,W.jsx)(Hf,{row:n,top:t},`${n.beam??""} ${n.id}`))]}),qf=({areOfBeams:e})=>(0,W.jsxs)("div",{class:"gp-runner gp-heads",role:"r\
ow",children:[(0,W.jsx)("span",{role:"columnheader",children:(0,Q.t)("token")}),(0,W.jsxs)("span",{role:"columnheader",children:[(0,W.jsx)("i",{class:"gp-swatch\
 gp-after","aria-hidden":"true"}),e?(0,Q.t)("probability × luck"):(0,Q.t)("probability × luck: the longest wins")," ",(0,W.jsxs)("span",{class:"gp-before-key",
children:[(0,W.jsx)("i",{class:"gp-swatch gp-before","aria-hidden":"true"}),(0,Q.t)("probability")]})]}),(0,W.jsx)("span",{role:"columnheader",children:(0,W.jsx)(
Yr.Term,{id:"probability",formula:"",meaning:e?(0,Q.t)("Its share of the probability of all continuations of all beams."):(0,Q.t)("The probability after the pro\
cessors, from which the token is drawn."),children:(0,Q.t)("probability")})}),(0,W.jsx)("span",{role:"columnheader",children:(0,W.jsx)(Yr.Term,{id:"luck",children:(0,Q.t)(
"luck")})})]});function Hf({row:e,top:t}){let{text:n,share:r,luck:o,reached:i,isChosen:s,isRemoved:u,by:a,beam:l}=e,c=["gp-runner",s&&"gp-chosen",u&&"gp-removed"],
h=a?(0,Q.t)("removed by {processor}",{processor:a}):(0,Q.t)("removed");return(0,W.jsxs)("div",{class:c.filter(Boolean).join(" "),role:"row",ref:(0,fa.tip)(()=>If(
e)),children:[(0,W.jsxs)("span",{class:"gp-name",role:"rowheader",children:[(0,W.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:s?"▶":u?"✕":""}),
l&&(0,W.jsx)("span",{class:"gp-of-beam",children:(0,Q.t)("beam {number}",{number:l})}),(0,W.jsx)(ha.TokenLabel,{text:n,class:"gp-word"}),s&&(0,W.jsx)("span",{class:"\
gp-hidden",children:` ${l?(0,Q.t)("selected"):(0,Q.t)("won")}`})]}),(0,W.jsx)("span",{role:"cell",children:(0,W.jsx)(ca.TwoBars,{after:i,before:u?null:r,top:t,kind:s?
"chosen":null,removed:u&&h})}),(0,W.jsx)("span",{class:"gp-number",role:"cell",children:u?"":r===null?"–":(0,Bn.percent)(r)}),(0,W.jsx)("span",{class:"gp-numb\
er",role:"cell",children:o===null?"–":(0,en.factorWords)(o)})]})}function If({text:e,share:t,luck:n,reached:r,isRemoved:o,beam:i}){let s={token:(0,en.wordOf)(
e),share:(0,Bn.percent)(t??0),luck:(0,en.factorWords)(n??0),reached:(0,Bn.percent)(r??0)};return o?(0,Q.t)("{token} was removed before the draw: its luck, {luck\
}, did not count.",s):i&&n===null?(0,Q.t)("{token}, with {share}, was not drawn: it had too little luck.",s):r===null?(0,Q.t)("{token}: how far it got is not kn\
own.",s):(0,Q.t)("{token}: {share} {luck} = {reached}",s)}var j=p(S(),1),ma=e=>ba(e)!==null||ya(e).length>0;function ga({step:e,judge:t}){let n=ba(e),r=ya(e);return(0,j.jsxs)(j.Fragment,{children:[n&&(0,j.jsx)(Ff,{token:n,
judge:t}),r.length>0&&(0,j.jsx)(Bf,{step:e,race:r,isAlone:!n})]})}function ba({draft:e}){let t=e&&e.round.drafted.at(e.place);return t&&e.place<e.round.drafted.
length&&(0,Zr.isKnown)(t.uniform)?t:null}var ya=({draft:e})=>e&&zf(e.round,e.place)?e.round.race:[],zf=({num_accepted:e},t)=>t===e;function Ff({token:e,judge:t}){
let{target_logprob:n,draft_logprob:r,uniform:o,ratio:i}=e,s=[[(0,bt.t)("p (target)"),(0,Ke.percent)((0,Ke.probability)(n))],[(0,bt.t)("q (draft)"),(0,Ke.percent)(
(0,Ke.probability)(r))],[(0,Wn.ratioName)(t),(0,Zr.isKnown)(i)?(0,Ke.decimals)(i,i>=100?0:4):"–"],[(0,bt.t)("the draw"),(0,Ke.decimals)(o,4)]];return(0,j.jsxs)(
j.Fragment,{children:[(0,j.jsx)("p",{class:"gp-answer-sentence",children:(0,Wn.verdictWords)(e,t)}),(0,j.jsx)(pa.AcceptBar,{token:e,judge:t}),(0,j.jsx)("dl",{class:"\
gp-accept-numbers",children:s.map(([u,a])=>(0,j.jsxs)("div",{children:[(0,j.jsx)("dt",{children:u}),(0,j.jsx)("dd",{children:a})]},u))})]})}function Bf({step:e,
race:t,isAlone:n}){let r=t.map(Wf),o=(0,da.wordOf)(e.chosen.text),i=n?(0,bt.t)("The whole draft was kept. {token} came after it, drawn from the target’s own pro\
babilities.",{token:o}):(0,bt.t)("So {token} was drawn in its place, from what the target gives beyond the draft: max(0, p − q), scaled up to 1.",{token:o});return(0,j.jsxs)(
j.Fragment,{children:[(0,j.jsx)("p",{class:n?"gp-answer-sentence":"gp-followed",children:i}),(0,j.jsx)(nn,{rows:r,top:tn(r)}),(0,j.jsx)("p",{class:"gp-note gp-o\
thers",children:(0,bt.t)("These came furthest. No other token got as far as the last of them.")})]})}function Wf({token_id:e,text:t,probability:n,luck:r},o){let i=Math.
exp(r);return{id:e,text:t,share:n,luck:i,reached:n*i,isChosen:o===0,isRemoved:!1,by:""}}var rt=p(We(),1),Gn=p(Fr(),1),Un=p(xa(),1);var Qr=p(va(),1),F=p(S(),1),jr=10;function Gf({log:e}){let t=e.current();return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)("header",{class:"gp-head",children:(0,F.jsx)(
"h3",{class:"gp-title",children:(0,Le.t)("How this token won")})}),t?t.draw?(0,F.jsx)(Uf,{log:e,step:t},`${t.sequence} ${t.index}`):(0,Sa.isBeamNode)(t)&&Vr(t)?
(0,F.jsx)(Vf,{race:Js(e.prompts[t.sequence],t)},`${t.sequence} ${t.index}`):ma(t)?(0,F.jsx)(ga,{step:t,judge:(0,Ca.judgeOf)(e.started)}):(0,F.jsx)("p",{class:"g\
p-undrawn",children:(0,rt.undrawnWords)(t,e)}):(0,F.jsx)("p",{class:"gp-note gp-no-token",children:(0,Le.t)("How this token was drawn appears here.")})]})}var Ra=(0,Ma.runPane)(
Gf,({started:e})=>!e?.elsewhere);function Uf({log:e,step:t}){let[n,r]=(0,ka.useState)(!1),o=Zs(t,(0,Qr.settingsOf)(e.started)),i=js(o,n?o.length:jr),s=tn(i),u=e.
canAsk?a=>e.ask({type:"branch",step:t,tokenId:a}):null;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)("p",{class:"gp-answer-sentence",children:(0,rt.wonWords)(
t)}),(0,F.jsx)("p",{class:"gp-note gp-would",children:Xf(t,e)}),(0,F.jsx)(nn,{rows:i,top:s}),o.length>jr&&(0,F.jsx)("button",{type:"button",class:"gp-button gp-\
all","aria-expanded":n,onClick:()=>r(!n),children:n?(0,Le.t)("show {count} only",{count:jr}):(0,Le.t)("show all {count}",{count:(0,Ta.count)(o.length)})}),(0,F.jsx)(
Kf,{step:t,rows:o}),(0,F.jsx)(ra,{rows:o,press:u,tell:(a,l)=>e.setRoll(a,l)})]})}function Vf({race:e}){let{answer:t,note:n}=ea(e),r=[...e.drawn,...e.passed];return(0,F.jsxs)(
F.Fragment,{children:[(0,F.jsx)("p",{class:"gp-answer-sentence",children:t}),(0,F.jsx)("p",{class:"gp-note gp-would",children:n}),(0,F.jsx)(nn,{rows:r,top:tn(r)})]})}
function Xf(e,t){let n=(0,Qr.settingsOf)(t.started),r=n&&(0,Gn.drawnOf)(e,n.knobs.temperature);if(!n||!r||r.contenders.length<2)return"";let{low:o,high:i,below:s,
above:u}=(0,Un.spanOf)(r,n,"temperature"),[a,l]=(0,Un.limitsOf)("temperature",n,r.vocab),c=(0,rt.rangeWords)("temperature",{low:o,high:i,hasLow:o>a,hasHigh:i<l}),
f=[[s,d=>(0,Le.t)("Below, {token} would have won.",d)],[u,d=>(0,Le.t)("Above, {token} would have won.",d)]].flatMap(([d,g])=>typeof d=="number"?[g({token:(0,rt.wordOf)(
(0,Gn.textAt)(e,d))})]:[]);return[(0,Le.t)("With the same luck it would have won at {range}.",{range:c}),...f].join(" ")}function Kf({step:e,rows:t}){let n=((0,Pa.keptOf)(
e)??0)-t.filter(({isRemoved:r})=>!r).length;return n<=0?null:(0,F.jsx)("p",{class:"gp-note gp-others",children:(0,Le.tn)(n,"The {count} other token that was lef\
t did not get as far.","None of the {count} other tokens that were left got as far.")})}var it=p(we(),1),Ga=p(at(),1),Ua=p(V(),1),ue=p(B(),1);var he=p(Jr(),1),$a=p(Ft(),1),Ye=p(V(),1),se=p(B(),1);function Na(e,t){let n=e.allLines(),r=e.started?.effective.length_penalty??1,o=t.sequences.map((i,s)=>Yf(i,
(0,$a.pathOf)(n.at(s)?.last??null),r));return{finished:t,outputs:o,tree:(0,he.addUp)(e)}}function Yf(e,t,n){let{transition_scores:r,logprobs:o,score:i}=e,s=e.token_ids.
map((d,g)=>{let m=t.at(g)?.chosen.token_id===d?t[g]:null,[b,w]=[o[g],r?r[g]:null];return{id:d,text:m?m.chosen.text:"?",recorded:b,library:w,difference:r?(0,he.apart)(
b,w):null,drawn:m?(0,he.apart)(b,m.chosen.logprob):1/0}}),u=o.filter((d,g)=>!t.at(g)?.given),a=u.reduce((d,g)=>d+(g??-1/0),0),l=u.length**n,c=u.length?a/l:null,
f=i!==null&&c!==null&&i*l>he.SUNK?(0,he.apartAfterPenalty)(a,i,l):null;return{tokens:s,sum:a,length:u.length,penalty:n,rebuilt:c,score:i,difference:f}}function eo(e,t=1e-9){
if(!Number.isFinite(e))return"∞";let n=Math.max(e,t),r=Math.floor(Math.log10(n)+1e-9),o=Math.ceil(n/10**r-1e-6);return o===10?`1e${r+1}`:`${o}e${r}`}var Zf=e=>e!==
null&&!(e<=he.AGREE);function Ea({outputs:e,tree:t},{mode:n}){let r=e.flatMap(l=>l.tokens);if(!r.length)return{kind:"none",sign:"–",words:(0,se.t)("There are \
no scores to check: no token was generated.")};let o=r.filter(({difference:l})=>l!==null),i=e.filter(({difference:l})=>l!==null),s=[...jf(i),...t?.sum.count?th(
t):[],...Jf(o),...eh(r.filter(({drawn:l})=>l>he.AGREE).length)];if(s.length)return{kind:"differs",sign:"✗",words:(0,Ye.inParts)(s)};let u=[...Qf(i),...t?.sum.
count?[nh(t)]:[]];if(!o.length){let l=n==="custom"?(0,se.t)("compute_transition_scores does not apply: the run used your own decoding loop"):(0,se.t)("compute_t\
ransition_scores does not apply: the run was recorded without the library’s scores");return{kind:"none",sign:"–",words:(0,Ye.inParts)([...u,l])}}let a=(0,se.tn)(
o.length,"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_sco\
res to within {bound}",{bound:Vn(o)});return{kind:"agrees",sign:"✓",words:(0,Ye.inParts)([...u,a])}}var Vn=e=>eo(Math.max(0,...e.map(({difference:t})=>t??0))),
Oa=e=>e.filter(({difference:t})=>Zf(t)).length;function jf(e){let t=Oa(e);if(!t)return[];let n={count:(0,Ye.count)(t),all:(0,Ye.count)(e.length),bound:Vn(e)};return[
(0,se.t)("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",n)]}function Qf(e){return e.length?[(0,se.tn)(e.length,"{count} sequences_s\
cores is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:Vn(e)})]:[]}function Jf(e){let t=Oa(e);return t?[(0,se.tn)(t,
"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transiti\
on_scores, by up to {bound}",{all:(0,Ye.count)(e.length),bound:Vn(e)})]:[]}var eh=e=>e?[(0,se.tn)(e,"{count} token of the outputs differs from the steps that ar\
e shown","{count} tokens of the outputs differ from the steps that are shown")]:[];function th({sum:e,given:t,final:n,pool:r,output:o}){let i=({count:s,furthest:u})=>({
all:(0,Ye.count)(s),bound:eo(u)});return[e.off&&(0,se.tn)(e.off,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes\
 do not add up: the furthest is off by {bound}",i(e)),t.off&&(0,se.tn)(t.off,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} \
of {all} given tokens do not count as 0: the furthest is off by {bound}",i(t)),n.off&&(0,se.tn)(n.off,"{count} of {all} final scores does not follow from its su\
m: it is off by {bound}","{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",i(n)),r.off&&(0,se.tn)(r.off,"{count} of \
{all} kept scores does not follow from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the fu\
rthest is off by {bound}",i(r)),o.off&&(0,se.tn)(o.off,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{coun\
t} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}",i(o))].filter(s=>!!s)}function nh(e){let t=Math.max(...[e.
sum,e.given,e.final,e.pool,e.output].map(n=>n.furthest));return(0,se.tn)(e.sum.count,"{count} node of the tree adds up to within {bound}","{count} nodes of the \
tree add up to within {bound}",{bound:eo(t,he.TREE_ROUNDING)})}var De=p(Jr(),1),on=p(cn(),1),ot=p(V(),1),_=p(B(),1),Da=p(ut(),1),ro=p(Me(),1),y=p(S(),1),no=e=>e===null||(0,De.impossible)(e)?"−∞":(0,on.fixed)(e,3),Ze=e=>e===
null||(0,De.impossible)(e)?"−∞":e<De.SUNK?(0,on.notation)(e.toExponential(3).replace("-","−")):(0,ot.decimals)(e,5),rh=e=>e===null||e<0||(0,De.impossible)(
e)?`(${Ze(e)})`:Ze(e),oe=e=>(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Da.Term,{...e})});function oo({of:e}){if(e===null)return(0,y.jsx)("td",{children:"–"});
let t=e>De.AGREE,n=e===0?"0":Number.isFinite(e)?e.toExponential(0):"∞";return(0,y.jsx)("td",{class:t?"gp-off":"",children:(t?"✗ ":"")+n})}var qa=({outputs:e})=>(0,y.jsxs)(
"table",{class:"gp-sums",children:[(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"col",children:(0,_.t)("output")}),(0,y.jsx)(oe,
{id:"cumulative-logprob",unit:"nats",meaning:(0,_.t)("The recorded log-probabilities of the output’s tokens, added up, in nats; those of given tokens are left o\
ut."),children:(0,_.t)("sum")}),(0,y.jsx)(oe,{id:"length",meaning:(0,_.t)("How many tokens the output has, without the prompt and without given tokens."),children:(0,_.t)(
"length")}),(0,y.jsx)(oe,{id:"length-penalty",meaning:(0,_.t)("The length_penalty of this run: above 1 it favours long outputs, below 1 short ones."),children:(0,_.t)(
"penalty")}),(0,y.jsx)(oe,{id:"sequence-score",meaning:(0,_.t)("sum / length ** length_penalty, computed here."),children:(0,_.t)("rebuilt")}),(0,y.jsx)(oe,{id:"\
sequence-score",meaning:(0,_.t)("The score that the library gave the output."),children:(0,_.t)("sequences_scores")}),(0,y.jsx)(oe,{id:"sequence-score",formula:"",
meaning:(0,_.t)("How far the rebuilt score is from the library’s."),children:(0,_.t)("difference")})]})}),(0,y.jsx)("tbody",{children:e.map(({sum:t,length:n,penalty:r,
rebuilt:o,score:i,difference:s},u)=>i!==null&&(0,y.jsxs)("tr",{children:[(0,y.jsx)("td",{children:u+1}),(0,y.jsx)("td",{children:no(t)}),(0,y.jsx)("td",{children:n}),
(0,y.jsx)("td",{children:r}),(0,y.jsx)("td",{children:(0,ot.decimals)(o,4)}),(0,y.jsx)("td",{children:(0,ot.decimals)(i,4)}),(0,y.jsx)(oo,{of:s})]},u))})]});function Ha({
tree:{sum:e,given:t,final:n,pool:r,output:o},penalty:i}){return(0,y.jsxs)("table",{class:"gp-tree-sums",children:[(0,y.jsx)(oh,{}),(0,y.jsxs)("tbody",{children:[
e.worst&&(0,y.jsx)(rn,{words:(0,_.t)("node: parent’s score + log-probability"),times:e.count,difference:e.worst.difference,where:to(e.worst.node),computed:ih(
e.worst),recorded:e.worst.node.beam.score}),t.worst&&(0,y.jsx)(rn,{words:(0,_.t)("given token: counts as 0"),times:t.count,difference:t.worst.difference,where:to(
t.worst.node),computed:Ze(0),recorded:t.worst.node.beam.score}),n.worst&&(0,y.jsx)(rn,{words:(0,_.t)("ended: score / length ** length_penalty"),times:n.count,difference:n.
worst.difference,where:to(n.worst.node),computed:La(n.worst,i),recorded:n.worst.node.beam.final_score}),r.worst&&(0,y.jsx)(rn,{words:(0,_.t)("kept after a step:\
 the best that ended"),times:r.count,difference:r.worst.difference,where:(0,_.t)("step {number}: rank {rank}",{number:r.worst.step+1,rank:r.worst.place+1}),computed:r.
worst.expected===null?"–":Ze(r.worst.expected),recorded:r.worst.told}),o.worst&&(0,y.jsx)(rn,{words:(0,_.t)("output: score where its path ends, after the pena\
lty"),times:o.count,difference:o.worst.difference,where:(0,y.jsxs)(y.Fragment,{children:[(0,_.t)("output {number}:",{number:o.worst.number+1})," ",(0,y.jsx)(Ia,
{node:o.worst.node})]}),computed:La(o.worst,i),recorded:o.worst.told})]})]})}var oh=()=>(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"\
col",children:(0,_.t)("rule")}),(0,y.jsx)(oe,{id:"beam",formula:"",unit:"",meaning:(0,_.t)("How many numbers of the tree were computed again by this rule."),children:(0,_.t)(
"checked")}),(0,y.jsx)(oe,{id:"beam",formula:"",unit:"",meaning:(0,_.t)("The step and the token, or the output, where the computed and the recorded number diffe\
r most."),children:(0,_.t)("largest at")}),(0,y.jsx)(oe,{id:"beam",formula:"",meaning:(0,_.t)("What the number should be, from the other numbers of the tree. A \
beam that waits, such as a copy of the first one, has a score of about −1e9."),children:(0,_.t)("computed")}),(0,y.jsx)(oe,{id:"beam",formula:"",meaning:(0,_.t)(
"The number that was recorded while the search went on."),children:(0,_.t)("recorded")}),(0,y.jsx)(oe,{id:"sequence-score",formula:"",meaning:(0,_.t)("How far a\
part the two are, in nats. The page knows these numbers to five decimal places: differences up to 0.00002 are rounding."),children:(0,_.t)("difference")})]})}),
rn=({words:e,times:t,difference:n,where:r,computed:o,recorded:i})=>(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"row",children:e}),(0,y.jsx)("td",{children:(0,ot.count)(
t)}),(0,y.jsx)("td",{children:r}),(0,y.jsx)("td",{children:o}),(0,y.jsx)("td",{children:Ze(i)}),(0,y.jsx)(oo,{of:n})]}),Ia=({node:e})=>(0,y.jsx)(ro.TokenLabel,{
text:e.beam.text}),to=e=>(0,y.jsxs)(y.Fragment,{children:[(0,_.t)("step {number}:",{number:e.index+1})," ",(0,y.jsx)(Ia,{node:e})]});function ih({node:{beam:e},
parent:t}){let{logprob:n}=e,r=n===null||(0,De.impossible)(n)||t===null?null:t+n;return`${Ze(t)} + ${rh(n)} = ${Ze(r)}`}function La({node:e,power:t},n){let{beam:r,
length:o}=e,{score:i}=r,s=i===null||(0,De.impossible)(i)?null:i/t;return`${Ze(i)} / ${o} ** ${n} = ${Ze(s)}`}var za=({tokens:e})=>(0,y.jsxs)("table",{class:"gp-\
scores",children:[(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)(oe,{id:"length",formula:"",unit:"",meaning:(0,_.t)("The token’s place in the \
output."),children:(0,_.t)("place")}),(0,y.jsx)(oe,{id:"token",meaning:(0,_.t)("The token’s number in the vocabulary."),children:(0,_.t)("token id")}),(0,y.jsx)(
"th",{scope:"col",children:(0,_.t)("token")}),(0,y.jsx)(oe,{id:"logprob",meaning:(0,_.t)("The token’s log-probability after the processors, in nats, as it was r\
ecorded while the run went on."),children:(0,_.t)("log-probability")}),(0,y.jsx)(oe,{id:"logprob",meaning:(0,_.t)("The same by the library’s compute_transition_\
scores, in nats."),children:(0,_.t)("the library’s")}),(0,y.jsx)(oe,{id:"sequence-score",formula:"",meaning:(0,_.t)("How far apart the two are, in nats. Float\
ing-point rounding makes differences of less than 0.00001."),children:(0,_.t)("difference")}),(0,y.jsx)(oe,{id:"probability",meaning:(0,_.t)("The token’s probab\
ility after the processors."),children:(0,_.t)("probability")})]})}),(0,y.jsx)("tbody",{children:e.map(({id:t,text:n,recorded:r,library:o,difference:i},s)=>(0,y.jsxs)(
"tr",{children:[(0,y.jsx)("td",{children:s+1}),(0,y.jsx)("td",{children:t}),(0,y.jsx)("td",{children:(0,y.jsx)(ro.TokenLabel,{text:n})}),(0,y.jsx)("td",{children:no(
r)}),(0,y.jsx)("td",{children:i===null?"–":no(o)}),(0,y.jsx)(oo,{of:i}),(0,y.jsx)("td",{children:(0,on.notation)(`${((0,ot.probability)(r)*100).toFixed(2)}%`)})]},
s))})]});var C=p(S(),1),Fa=20;function sh({log:e}){let[t,n]=(0,it.useState)(!1),r=(0,it.useRef)(null),{started:o,finished:i}=e,s=(0,it.useMemo)(()=>i&&Na(e,i),[i]);if(!o)
return null;let u=s?Ea(s,o):{kind:"none",sign:"–",words:(0,ue.t)("The scores are checked against the library when the run has finished.")};return(0,C.jsxs)("d\
etails",{class:"gp-opened",onToggle:({currentTarget:l})=>n(l.open),onKeyDown:({key:l,currentTarget:c})=>{let h=c;l!=="Escape"||!h.open||(h.open=!1,r.current?.focus())},
children:[(0,C.jsxs)("summary",{ref:r,children:[(0,C.jsx)("span",{class:"gp-badge","aria-hidden":"true","data-verdict":u.kind,children:u.sign}),(0,C.jsx)("span",
{class:"gp-sign-words",children:s?ah(u):(0,ue.t)("not checked yet")})]}),(0,C.jsxs)("div",{class:"gp-behind","data-holds-tips":!0,children:[(0,C.jsx)("p",{class:"\
gp-verdict-line",role:"status",children:u.words}),t&&(0,C.jsx)(uh,{log:e,checked:s},s?"checked":"running")]})]})}var Va=(0,Ga.runPane)(sh,e=>e.started!==null);function ah({
kind:e}){return e==="agrees"?(0,ue.t)("agrees with the library"):e==="differs"?(0,ue.t)("differs from the library"):(0,ue.t)("not checked")}function uh({log:e,checked:t}){
return e.hideFrom!==null?(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)(Ba,{log:e}),t&&(0,C.jsx)(Wa,{checked:t}),(0,C.jsx)("p",{class:"gp-note gp-secret",children:(0,ue.t)(
"The tokens are hidden while you guess the next one.")})]}):(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)(Ba,{log:e}),t&&(0,C.jsx)(Wa,{checked:t}),t?.tree&&t.tree.
sum.count>0&&(0,C.jsxs)("div",{class:"gp-tree-check",children:[(0,C.jsx)("p",{class:"gp-note",children:(0,ue.t)("All nodes of the tree are added up again. For e\
ach rule, the place with the largest difference:")}),(0,C.jsx)("div",{class:"gp-wide",children:(0,C.jsx)(Ha,{tree:t.tree,penalty:e.started?.effective.length_penalty??
1})})]}),t&&(0,C.jsx)(lh,{log:e,checked:t})]})}var Ba=({log:e})=>(0,C.jsx)("p",{class:"gp-note gp-how",children:e.usesBeams?(0,ue.t)("The playground records a l\
og-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as\
 its documentation asks for beams)."):(0,ue.t)("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own co\
mpute_transition_scores gives for the same run (normalize_logits=True).")});function Wa({checked:{outputs:e}}){return e.every(({score:t})=>t===null)?null:(0,C.jsxs)(
"div",{class:"gp-beam-check",children:[(0,C.jsx)("p",{class:"gp-note",children:(0,ue.t)("An output’s score is the sum of its log-probabilities / length ** lengt\
h_penalty.")}),(0,C.jsx)("div",{class:"gp-wide",children:(0,C.jsx)(qa,{outputs:e})})]})}function lh({log:e,checked:{finished:t,outputs:n}}){let[r,o]=(0,it.useState)(
0),[i,s]=(0,it.useState)(null),{tokens:u}=n.at(r)??n.at(0)??{tokens:[]},a=i===t||u.length<=Fa;return(0,C.jsxs)("div",{class:"gp-token-check",children:[n.length>
1&&(0,C.jsx)("p",{class:"gp-which",children:(0,C.jsxs)("label",{class:"gp-note",children:[(0,ue.t)("Tokens of")," ",(0,C.jsx)("select",{class:"gp-output",value:r,
onChange:({currentTarget:l})=>o(Number(l.value)),children:n.map((l,c)=>(0,C.jsx)("option",{value:c,children:e.usesBeams?(0,ue.t)("output {number}",{number:c+1}):
(0,ue.t)("sequence {number}",{number:c+1})},c))})]})}),(0,C.jsx)("div",{class:"gp-wide",children:(0,C.jsx)(za,{tokens:a?u:u.slice(0,Fa)})}),!a&&(0,C.jsx)("butto\
n",{type:"button",class:"gp-button gp-all",onClick:()=>s(t),children:(0,ue.t)("Show all {count} tokens",{count:(0,Ua.count)(u.length)})})]})}var Ja=p(at(),1),eu=p(Ka(),1),Xn=p(B(),1),tu=p(Za(),1),nu=p(Qa(),1),qe=p(S(),1);function ch({log:e}){let t=({currentTarget:n})=>{let r=n.closest(".gp-pane");r&&
(0,eu.openGlossary)(r)};return(0,qe.jsxs)(qe.Fragment,{children:[(0,qe.jsx)("header",{class:"gp-head",children:(0,qe.jsx)("h3",{class:"gp-title",children:(0,Xn.t)(
"In words")})}),(0,qe.jsx)(tu.Sentences,{list:(0,nu.explanationOf)(e.current(),e)}),(0,qe.jsxs)("p",{class:"gp-note",children:[(0,Xn.t)("All numbers are from th\
is step, as recorded.")," ",(0,qe.jsx)("button",{type:"button",class:"gp-link gp-to-glossary",onClick:t,children:(0,Xn.t)("Glossary")})]})]})}var ru=(0,Ja.runPane)(
ch);var pe=p(we(),1),Yn=p(at(),1),K=p(B(),1),ku=p(iu(),1),Mu=p(ut(),1);var ae=p(V(),1),He=p(B(),1),io=p(We(),1),su=p(Kr(),1),au=p(Me(),1),_e=p(S(),1);function uu({lens:e,layer:t,column:n,unit:r}){let{top:o,probability:i}=e.found.layers[t][n],
s=e.found.tokens[n],u=o.some(([a])=>a===s.id)?o:[...o,[s.id,s.text,i]];return(0,_e.jsxs)("div",{class:"gp-lens-card",children:[(0,_e.jsx)("h3",{class:"gp-lens-p\
lace",children:so(e,t,n)}),(0,_e.jsx)("ul",{class:"gp-lens-bars",children:u.map(([a,l,c])=>{let h=a===s.id;return(0,_e.jsxs)("li",{class:h?"gp-is-chosen":"",children:[
(0,_e.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:h?"▶":""}),(0,_e.jsx)("span",{class:"gp-word",children:(0,_e.jsx)(au.TokenLabel,{text:l})}),(0,_e.jsx)(
su.TwoBars,{after:c,before:null,top:1,kind:h?"chosen":null}),(0,_e.jsx)("span",{class:"gp-value",children:(0,ae.percent)(c)})]},a)})}),(0,_e.jsx)("p",{class:"gp\
-note gp-lens-numbers",children:ao(e,t,n,r)})]})}function lu({found:{layers:e,tokens:t}},n){let r=e.length-1,[o,i]=e[r][n].top[0],s=r;for(;s&&e[s-1][n].top[0][0]===
o;)s--;let u=t[n],a={layer:(0,ae.count)(s),count:(0,ae.count)(r),token:(0,io.wordOf)(i),chosen:(0,io.wordOf)(u.text)},l=s===0?(0,He.t)("From the embedding on, {\
token} is the likeliest.",a):s===r?(0,He.t)("Only the last layer, {count}, finds {token} the likeliest.",a):(0,He.t)("From layer {layer} of {count} on, {token} \
is the likeliest.",a);if(u.id===o)return l;let{rank:c,probability:h}=e[r][n];return`${l} ${(0,He.t)("{chosen} was chosen: rank {rank}, {share}.",{...a,rank:(0,ae.count)(
c),share:(0,ae.percent)(h??0)})}`}function so({found:e},t,n){let r={layer:(0,ae.count)(t)},o=t===0?(0,He.t)("the embedding (layer 0)"):t===e.layers.length-1?(0,He.t)(
"layer {layer}, the last",r):(0,He.t)("layer {layer}",r);return(0,He.t)("{layer}, in the place of {token}",{layer:o,token:(0,ae.quoted)(e.tokens[n].text)})}function ao({
found:e},t,n,r){let{probability:o,rank:i,entropy:s,kl:u}=e.layers[t][n];return(0,He.t)("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:(0,ae.quoted)(e.tokens[n].text),share:(0,ae.percent)(o),rank:(0,ae.count)(i),entropy:(0,ae.information)(s,r),kl:(0,ae.information)(u,r)})}var Dt=p(we(),1),du=p(fu(),1),mu=p(V(),1),Kn=p(B(),1),gu=p(pu(),1),uo=p(Me(),1);var le=p(S(),1);function bu({lens:e,here:t,open:n,show:r,shade:o,unit:i}){let{tokens:s,layers:u}=e.found,a=(0,Dt.useRef)(null),l=u.length-1,c=(d,g)=>a.current?.
tBodies[0].rows[l-d].cells[g+1]??null;(0,Dt.useLayoutEffect)(()=>{let[d,g]=[c(...n),a.current?.parentElement];d&&g&&(g.scrollLeft=d.offsetLeft-g.clientWidth/2)},
[]);let h=d=>{let g=hh(d,n,l,s.length-1);g&&(d.preventDefault(),d.stopPropagation(),c(...g)?.focus())},f=(d,g)=>()=>`${so(e,d,g)}. ${ao(e,d,g,i)}`;return(0,le.jsx)(
"div",{class:"gp-lens-field",children:(0,le.jsxs)("table",{ref:a,role:"grid","aria-label":(0,Kn.t)("The likeliest token of each layer, in the place of each toke\
n; the last layer is on top"),onKeyDown:h,children:[(0,le.jsx)("thead",{children:(0,le.jsxs)("tr",{children:[(0,le.jsx)("th",{scope:"col",children:(0,Kn.t)("lay\
er")}),s.map(({text:d},g)=>(0,le.jsx)("th",{scope:"col",class:g===t?"gp-here":"",children:(0,le.jsx)(uo.TokenLabel,{text:d})},g))]})}),(0,le.jsx)("tbody",{children:u.
map((d,g)=>(0,le.jsxs)("tr",{children:[(0,le.jsx)("th",{scope:"row",children:g?(0,mu.count)(g):(0,Kn.t)("embedding")}),d.map((m,b)=>(0,le.jsx)(fh,{cell:m,isFavourite:m.
top[0][0]===s[b].id,isHere:b===t,isOpen:g===n[0]&&b===n[1],shade:o,words:f(g,b),show:()=>r([g,b])},b))]},g)).reverse()})]})})}function fh({cell:e,isFavourite:t,
isHere:n,isOpen:r,shade:o,words:i,show:s}){let u=(0,Dt.useRef)(null),{probability:a,rank:l,entropy:c,kl:h}=e;return(0,Dt.useLayoutEffect)(()=>{if(!u.current)return;
let d={probability:a,rank:l,entropyAfter:c??1/0,kl:h??1/0};(0,du.shadeInk)(u.current,o,{...d,rawProbability:0,surprisal:0,entropyBefore:null})},[e,o]),(0,le.jsx)(
"td",{ref:d=>{u.current=d,d&&(0,gu.tipLater)(d,i)},role:"gridcell",tabIndex:r?0:-1,"aria-selected":r,class:[t&&"gp-favourite",n&&"gp-here"].filter(Boolean).join(
" "),onFocus:s,onClick:({currentTarget:d})=>d.focus(),children:(0,le.jsx)(uo.TokenLabel,{text:e.top[0][1]})})}function hh({key:e,ctrlKey:t,metaKey:n,altKey:r},[
o,i],s,u){let l={ArrowUp:[o+1,i],ArrowDown:[o-1,i],ArrowLeft:[o,i-1],ArrowRight:[o,i+1],Home:[o,0],End:[o,u],PageUp:[s,i],PageDown:[0,i]}[e];return!l||t||n||r?null:
[Math.max(0,Math.min(s,l[0])),Math.max(0,Math.min(u,l[1]))]}var qt=p(wu(),1),L=p(S(),1),ph=160,lo=12,[dh,mh]=[74,84],Su=e=>e.hideFrom===null?e.foundOf("look_into"):null;function gh({log:e,changes:t}){let[n,r]=(0,pe.useState)(
""),[o,i]=(0,pe.useState)(null),s=(0,Yn.useFresh)(t),u=(0,pe.useRef)(!1),a=(0,pe.useRef)(null),l=(0,pe.useRef)(null);(s.run||s.found)&&(u.current=n==="button"&&
!!s.found,r(""));let c=e.current(),h=Su(e),f=e.mostPlaces.look_into||1,d=(b,w)=>{let E=Math.max(1,Math.min(f,Math.round(w)||lo));r(b);let k=(0,qt.lensPlaces)(e,
c,E);return e.ask({type:"look_into",step:c,places:k,...b==="itself"&&{by_itself:!0}}),E},g=!n&&!e.running&&!e.waiting&&(0,qt.lensPlaces)(e,c,1).length>0;(0,pe.useEffect)(
()=>{!g||h||!e.canAsk||!e.finished||e.hideFrom!==null||a.current===e.started||(a.current=e.started,d("itself",o??xu(l.current)))});let m=h?(0,qt.placeOf)(e,c,h):
-1;return(0,L.jsxs)("div",{ref:l,children:[(0,L.jsx)("header",{class:"gp-head",children:(0,L.jsx)("h2",{class:"gp-title",children:(0,K.t)("Layers")})}),h?m>=0&&
(0,L.jsx)("p",{class:"gp-lens-answer",children:lu(h,m)}):(0,L.jsx)(_u,{}),(0,L.jsxs)("div",{class:"gp-lens-ask",hidden:!e.canAsk,children:[(0,L.jsx)("button",{type:"\
button",class:`gp-button gp-look-into ${h?"":"gp-main"}`,disabled:!g,onClick:()=>i(d("button",o??xu(l.current))),children:(0,K.t)("Look into the layers")}),(0,L.jsxs)(
"label",{children:[(0,K.t)("tokens around it")," ",(0,L.jsx)("input",{class:"gp-around",type:"number",min:"1",max:e.mostPlaces.look_into,value:o??h?.found.places.
length??lo,inputMode:"numeric",onInput:({currentTarget:b})=>i(Number(b.value))})]}),(0,L.jsx)("span",{class:"gp-note gp-lens-state",role:"status",children:n?(0,K.t)(
"Reading the layers …"):!h||m>=0?"":(0,K.t)("This token is not among those below.")})]}),h&&(0,L.jsx)(wh,{log:e,lens:h,isAnswered:u.current},yh(h)),h&&(0,L.jsx)(
_u,{})]})}var xu=e=>Math.max(lo,Math.floor(((e?.clientWidth??0)-mh)/dh)),_u=()=>(0,L.jsxs)("p",{class:"gp-note gp-lens-words",children:[(0,L.jsx)(Mu.Term,{id:"l\
ogit-lens",meaning:(0,K.t)("The logit lens (nostalgebraist, 2020). The tuned lens (Belrose et al., 2023) trains a translator for each layer; this reading trains\
 nothing."),children:(0,K.t)("What each layer would have said: the model’s own final norm and head, applied to what the layer hands on.")})," ",(0,L.jsx)("spa\
n",{children:(0,K.t)("Early layers were not trained to be read this way.")})]}),Tu=(0,Yn.runPane)(gh,e=>!!(e.current()&&(e.canAsk||Su(e))&&!e.recorded)),vu=new WeakMap,
bh=0;function yh(e){let t=vu.get(e)??++bh;return vu.set(e,t),t}function wh({log:e,lens:t,isAnswered:n}){let[r,o]=(0,pe.useState)("confidence"),i=(0,qt.placeOf)(
e,e.current(),t),s=t.found.layers.length-1,[u,a]=(0,pe.useState)([s,Math.max(0,i)]),l=(0,pe.useRef)(null);return(0,pe.useLayoutEffect)(()=>{n&&l.current&&_h(l.current)},
[]),(0,L.jsxs)("div",{class:"gp-lens-found",ref:l,children:[(0,L.jsxs)("div",{class:"gp-lens-tools",children:[(0,L.jsxs)("label",{class:"gp-note",children:[(0,K.t)(
"Colour")," ",(0,L.jsxs)("select",{class:"gp-lens-shade","aria-label":(0,K.t)("What the colour of a cell shows"),value:r,onChange:({currentTarget:c})=>o(c.value),
children:[(0,L.jsx)("option",{value:"confidence",children:(0,K.t)("probability of the chosen token")}),(0,L.jsx)("option",{value:"rank",children:(0,K.t)("rank o\
f the chosen token")}),(0,L.jsx)("option",{value:"entropy",children:(0,K.t)("entropy")}),(0,L.jsx)("option",{value:"kl",children:(0,K.t)("KL from the last layer")})]})]}),
(0,L.jsx)(ku.ShadeScale,{class:"gp-note gp-lens-scale",name:r,unit:e.unit,meaning:xh(r)})]}),(0,L.jsx)(bu,{lens:t,here:i,open:u,show:a,shade:r,unit:e.unit}),(0,L.jsx)(
"p",{class:"gp-note gp-lens-key",children:(0,K.isTouched)()?(0,K.t)("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer\
 is on top. Touch a cell for more."):(0,K.t)("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Click a cel\
l, or move with the arrow keys.")}),(0,L.jsx)(uu,{lens:t,layer:u[0],column:u[1],unit:e.unit})]})}function xh(e){if(e!=="confidence")return e==="rank"?(0,K.t)("T\
he rank of the chosen token in this layer, the likeliest first. A bar in the cell shows it, too."):e==="entropy"?(0,K.t)("How uncertain this layer is: the entro\
py of its distribution."):(0,K.t)("How far this layer is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")}function _h(e){let t=e.closest(
".token-panel"),n=e.querySelector(".gp-lens-field");if(!t||!n)return;let[r,o]=[t.getBoundingClientRect(),n.getBoundingClientRect()],i=t.firstElementChild?.getBoundingClientRect().
height??0;o.top+ph>r.bottom&&(t.scrollTop+=o.top-r.top-i)}var bo=p(we(),1),Ju=p(at(),1),el=p(Ft(),1),er=p(V(),1),D=p(B(),1),tl=p(co(),1),nl=p(Me(),1);var Cu=p(we(),1),st=p(V(),1),de=p(B(),1),fo=p(Fn(),1),Ru=p(Me(),1),ve=p(et(),1),X=p(S(),1),vh={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],
Home:[0,-1/0],End:[0,1/0]};function Au({columns:e,candidates:t,step:n}){let[r,o]=(0,Cu.useState)([0,0]),i=(f,d)=>Math.max(0,Math.min(d-1,f)),[s,u]=[i(r[0],t.length),
i(r[1],e.length)],a=e.filter(f=>f.idle).length,l=t.map(f=>e.map(({number:d})=>(0,ve.shareAt)(f,d))),c=new Set((0,ve.listedOf)(n)),h=f=>{let d=f.target.closest("\
td"),g=vh[f.key],m=d?.closest("tbody");if(!d||!g||!m||f.ctrlKey||f.metaKey||f.altKey)return;f.preventDefault();let b=[...m.rows].indexOf(d.parentElement),{cells:w}=m.
rows[i(b+g[0],t.length)];w[1+i(d.cellIndex-1+g[1],e.length)].focus()};return(0,X.jsxs)("table",{class:"gp-courses-grid",role:"grid","aria-labelledby":"gp-course\
s-title",style:{minWidth:`${100+20*a+60*(e.length-a)}px`},onKeyDown:h,children:[(0,X.jsx)("thead",{children:(0,X.jsxs)("tr",{children:[(0,X.jsxs)("th",{scope:"c\
ol",children:[(0,X.jsx)("span",{class:"gp-stage-place"}),(0,X.jsx)("span",{class:"gp-stage-name",children:(0,de.t)("candidate")})]}),e.map(({number:f,place:d,name:g,
tip:m,idle:b,side:w})=>(0,X.jsxs)("th",{scope:"col",class:b?"gp-idle-column":"","data-tip":m,children:[(0,X.jsx)("span",{class:"gp-stage-place",children:d}),(0,X.jsx)(
"span",{class:b?"gp-stage-name gp-hidden":"gp-stage-name",children:g})]},`${f} ${w}`))]})}),(0,X.jsx)("tbody",{children:t.map((f,d)=>(0,X.jsxs)("tr",{class:`gp-\
course gp-course-${kh(f,n)}`,children:[(0,X.jsx)(Mh,{candidate:f,step:n,isListed:c.has(f)}),e.map((g,m)=>(0,X.jsx)(Th,{facts:Sh(f,e,l[d],m),tabIndex:d===s&&m===
u?0:-1,onFocus:()=>o([d,m])},m))]},d))})]})}var $u=({token_id:e},{chosen:t})=>e===t.token_id,kh=(e,t)=>$u(e,t)?"chosen":(0,ve.isRemoved)(e)?"removed":"kept";function Mh({
candidate:e,step:t,isListed:n}){let r=$u(e,t),o=(0,ve.isRemoved)(e),i=[r&&(t.given?(0,de.t)("given"):(0,de.t)("chosen")),o&&(0,de.t)("removed"),!n&&(0,de.t)("lo\
oked up")];return(0,X.jsx)("th",{scope:"row",ref:(0,fo.tip)(()=>(0,ve.candidateWords)(e,t)),children:(0,X.jsxs)("div",{class:"gp-course-name",children:[(0,X.jsx)(
"span",{class:"gp-sign","aria-hidden":"true",children:r?"▶":o?"✕":""}),(0,X.jsxs)("div",{children:[(0,X.jsx)(Ru.TokenLabel,{class:"gp-word",text:e.text}),(0,X.jsx)(
"span",{class:"gp-course-tag",children:i.filter(Boolean).join(", ")})]})]})})}function Sh(e,t,n,r){let[o,i,s]=[t[r],n[r],r?n[r-1]:void 0],u=(0,ve.isGone)(e,o.number)&&
i!==void 0,a=u&&r>0&&!(0,ve.isGone)(e,t[r-1].number);return{candidate:e,column:o,share:i,was:s,gone:u,cut:a}}function Th({facts:e,tabIndex:t,onFocus:n}){let{column:r,
gone:o,cut:i}=e,s=[r.idle&&"gp-idle-column",o&&!i&&"gp-gone",i&&"gp-cut"];return(0,X.jsx)("td",{role:"gridcell",class:s.filter(Boolean).join(" "),tabIndex:t,ref:(0,fo.tip)(
()=>Rh(e)),onFocus:n,children:(0,X.jsx)("span",{class:r.idle&&!i?"gp-course-number gp-hidden":"gp-course-number","data-change":Ch(e),children:Ph(e)})})}function Ph({
column:e,share:t,gone:n,cut:r}){return t===void 0?"–":r?`✕ ${e.name}`:n?e.side==="after"?"✕":"":(0,st.percent)(t)}function Ch({share:e,was:t,cut:n}){if(!(n||
t===void 0||e===void 0||(0,st.percent)(e)===(0,st.percent)(t)))return e>t?"up":"down"}function Rh({candidate:e,column:{side:t,name:n,idle:r,number:o},share:i,was:s,
gone:u,cut:a}){let l={token:(0,st.quoted)(e.text),share:(0,st.percent)(i??0),was:(0,st.percent)(s??0),processor:n,number:o};return i===void 0?(0,de.t)("{token}:\
 not recorded at this place.",l):a?(0,de.t)("{token}: removed by {processor}; it had {was} just before.",l):u?(0,de.t)("{token}: no probability left here.",l):t===
"after"?(0,de.t)("{token}: {share} after all processors.",l):t?(0,de.t)("{token}: {share} before the processors.",l):r?(0,de.t)("{token}: {share}, unchanged by \
{processor}.",l):l.share===l.was?(0,de.t)("{token}: {share} after {processor} (stage {number}), the same as before it.",l):(0,de.t)("{token}: {share} after {pro\
cessor} (stage {number}), {was} before it.",l)}var Ht=p(we(),1),yt=p(V(),1),Lu=p(B(),1),sn=p(et(),1),ne=p(S(),1),jn=216,[ho,Nu]=[10,14],[Ah,$h]=[122,88],[Nh,Eh]=[6.6,52],Zn=14;function Du({places:e,candidates:t,
step:n}){let r=(0,Ht.useRef)(null),[o,i]=(0,Ht.useState)(0);(0,Ht.useLayoutEffect)(()=>{if(!r.current)return;let u=new ResizeObserver(([{contentRect:a}])=>i(a.width));
return u.observe(r.current),()=>u.disconnect()},[]);let s=t.flatMap(u=>Oh(u,e,n)??[]);return(0,ne.jsx)("div",{class:"gp-slopes",ref:r,children:o>0&&(0,ne.jsx)(Lh,
{places:e,slopes:s,room:o})})}function Oh(e,t,n){let r=t.map(({column:{number:a}})=>a),o=r.map(a=>(0,sn.shareAt)(e,a));if(o.some(a=>a===void 0))return null;let i=r.
findIndex((a,l)=>l>0&&(0,sn.isGone)(e,a)&&!(0,sn.isGone)(e,r[l-1])),s=o.map((a,l)=>[l,i>0&&l>i?null:a??0]),u=e.token_id===n.chosen.token_id;return{candidate:e,kind:u?
"chosen":i>0?"removed":"kept",points:s,cut:i>0?i:null}}function Lh({places:e,slopes:t,room:n}){let r=n<480,o=r?$h:Ah,i=Math.min(2*o,(n-2*o)/Math.max(1,e.length-
1)),s=2*o+i*(e.length-1),u=Math.max(.02,...t.flatMap(({points:m})=>m.map(([,b])=>b??0))),a=is().domain([0,u]).range([jn-Nu,ho]),l=m=>o+m*i,c=dn().defined(([,m])=>m!==
null).x(([m])=>l(m)).y(([,m])=>a(m??0)).digits(1),h=e.length-1,f=[...t].sort((m,b)=>Eu.indexOf(m.kind)-Eu.indexOf(b.kind)),d=[0,h].map(m=>Dh(t,m,a)),g=Math.floor(
(o-Eh)/Nh);return(0,ne.jsxs)(ne.Fragment,{children:[(0,ne.jsx)("ol",{class:r?"gp-slope-heads gp-narrow":"gp-slope-heads",style:{width:`${s}px`,padding:`0 ${o-i/
2}px`},children:e.map(({column:{name:m,place:b,tip:w,side:E},effect:k},P)=>(0,ne.jsxs)("li",{"data-tip":w,children:[(0,ne.jsx)("b",{children:E?m:`${b}. ${m}`}),
k&&(0,ne.jsx)("span",{children:k})]},P))}),(0,ne.jsxs)("svg",{class:"gp-slope-chart",width:s,height:jn,role:"img","aria-label":(0,Lu.t)("The probability of each\
 candidate before the processors and after each; the table has the numbers."),children:[e.map((m,b)=>(0,ne.jsx)("line",{class:"gp-slope-place",x1:l(b),x2:l(b),y1:ho,
y2:jn-Nu},b)),f.map(({candidate:m,kind:b,points:w,cut:E})=>(0,ne.jsxs)("g",{class:`gp-slope gp-slope-${b}`,children:[(0,ne.jsx)("path",{d:c(w)??""}),w.map(([k,P])=>P===
null||k===E?null:(0,ne.jsx)("circle",{cx:l(k),cy:a(P),r:3},k)),E!==null&&(0,ne.jsx)("text",{class:"gp-slope-cut",x:l(E),y:a(0)+4,children:"✕"})]},m.token_id)),
d.map((m,b)=>m.map(({slope:{candidate:w,kind:E},at:k,share:P})=>(0,ne.jsx)("text",{class:`gp-slope-label gp-slope-${E}`,x:l(b?h:0)+(b?9:-9),y:k+4,"text-anchor":b?
"start":"end",children:b?`${(0,yt.percent)(P)} ${Ou(w,g)}`:`${Ou(w,g)} ${(0,yt.percent)(P)}`},`${b} ${w.token_id}`)))]})]})}var Eu=["kept","removed","chosen"];function Dh(e,t,n){
let r=e.flatMap(u=>{let a=u.points[t][1];return a===null||u.cut===t?[]:[{slope:u,share:a,at:n(a)}]});r.sort((u,a)=>a.share-u.share);let o=[];r.forEach(({at:u},a)=>{
let l={first:u-a*Zn,sum:u-a*Zn,size:1};for(let c=o.at(-1);c&&c.first>l.first;c=o.at(-1)){let[h,f]=[c.sum+l.sum,c.size+l.size];l={first:h/f,sum:h,size:f},o.pop()}
o.push(l)});let i=o.flatMap(({first:u,size:a})=>Array.from({length:a},()=>u)),s=jn-4-(r.length-1)*Zn;return r.forEach((u,a)=>u.at=Math.max(ho,Math.min(s,i[a]))+
a*Zn),r}function Ou({text:e},t){let n=Array.from(e.replace(yt.INVISIBLE,r=>yt.MARKS[r]||"�"));return n.length>t?`${n.slice(0,t-1).join("")}…`:n.join("")}var zt=p(we(),1),Yu=p(Hu(),1),Y=p(V(),1),G=p(B(),1),Zu=p(co(),1),an=p(ut(),1),ju=p(Me(),1);var zu=p(B(),1),Fu=p(Fn(),1),Bu=p(Me(),1),It=p(et(),1),Ie=p(S(),1),Wu=12;function Gu(e,t,n){let r=0,o=e.map(a=>{let l=r;r=Math.min(1,r+((0,It.shareAt)(a,n)??0));
let c=a.token_id===t.chosen.token_id?"chosen":"kept";return{from:l,to:r,kind:c,candidate:a,gone:(0,It.isGone)(a,n)}}),i=t.distribution.stages.at(n),s=e.filter(a=>i&&
(0,It.isGone)(a,n+1)).reduce((a,l)=>a+((0,It.shareAt)(l,n)??0),0),u=i?Math.max(0,Math.min(1-r,i.mass_removed-s)):0;return[...o,{from:r,to:1-u,kind:"others",candidate:null},
{from:1-u,to:1,kind:"going",candidate:null}]}function Iu(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,from:1,to:1}:e}var qh=(e,t)=>t>12+7*Math.
min(e.length,10);function po({pieces:e,before:t,width:n,words:r}){let o=e.map(Iu);return(0,Ie.jsxs)("div",{class:"gp-flow","aria-hidden":"true",children:[(0,Ie.jsx)(
"svg",{class:"gp-ribbons",viewBox:`0 0 100 ${Wu}`,preserveAspectRatio:"none",children:t?.map((i,s)=>(0,Ie.jsx)(Ih,{was:i,piece:o[s]},s))}),(0,Ie.jsx)("div",{class:"\
gp-flow-bar",children:o.map((i,s)=>(0,Ie.jsx)(Hh,{piece:i,width:n,words:()=>r(i,t&&Iu(t[s]))},s))})]})}function Hh({piece:e,width:t,words:n}){let{from:r,to:o,kind:i,
candidate:s}=e,u=l=>`${(l*100).toFixed(2)}%`,a=s?s.text:i==="others"?(0,zu.t)("others"):"";return(0,Ie.jsx)("span",{class:`gp-piece gp-piece-${i}`,hidden:o-r<1e-4&&
i!=="chosen",style:{left:u(r),width:u(o-r)},ref:(0,Fu.tip)(n),children:a&&qh(a,(o-r)*t)&&(0,Ie.jsx)(Bu.TokenLabel,{class:"gp-piece-word",text:a})})}function Ih({
was:e,piece:{from:t,to:n,kind:r,gone:o}}){let i=o||r==="going"?"removed":r,[s,u,a,l]=[e.from,e.to,n,t].map(c=>(c*100).toFixed(2));return(0,Ie.jsx)("path",{class:`\
gp-ribbon gp-ribbon-${i}`,d:e.to>e.from?`M${s} 0H${u}L${a} ${Wu}H${l}Z`:""})}var Qn=p(V(),1),wt=p(B(),1),Jn=p(et(),1),Uu={ran:0,acted:0,removed:0,moved:0},mo=({number:e,kind:t})=>e+t;function Vu(e,t){let n=(0,Jn.stagesOf)(t);if(!n.length)
return e;let r={...e};for(let o of n){let{ran:i,acted:s,removed:u,moved:a}=e[mo(o)]??Uu;r[mo(o)]={ran:i+1,acted:s+ +!o.idle,removed:u+o.removed,moved:a+o.moved}}
return r}function Xu(e,t){let{ran:n,acted:r,removed:o,moved:i}=e[mo(t)]??Uu;if(!r)return(0,wt.tn)(n,"nothing in {count} step","nothing in {count} steps");let s=r===
n?(0,wt.t)("active at every step"):(0,wt.tn)(n,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:(0,Qn.count)(r)});return i>2*o?(0,wt.t)(
"{when}; moves {share} on average",{when:s,share:(0,Qn.percent)(i/r)}):(0,wt.t)("{when}; removes {share} on average",{when:s,share:(0,Jn.somePercent)(o/r)})}var re=p(et(),1),T=p(S(),1);function Qu({log:e,step:t,stages:n,effects:r,candidates:o,columns:i,isKnown:s}){let u=(0,zt.useRef)(null),[a,l]=(0,zt.useState)(300);
if((0,zt.useLayoutEffect)(()=>{let f=u.current?.querySelector(".gp-flow-bar");if(!f)return;let d=new ResizeObserver(([{contentRect:g}])=>l(m=>!g.width||Math.abs(
g.width-m)<8?m:g.width));return d.observe(f),()=>d.disconnect()},[]),!e.started)return null;let c=[0,...n.map(({number:f})=>f)].map(f=>Gu(o,t,f)),h=[Bh(t,n,e.unit),
...Wh(n,r,e.started,e.unit)];return(0,T.jsx)("div",{class:"gp-chain-box",children:(0,T.jsxs)("table",{class:"gp-chain",children:[(0,T.jsx)(Vh,{log:e}),(0,T.jsxs)(
"tbody",{ref:u,children:[h.map((f,d)=>(0,T.jsx)(Ku,{...f,children:(s||!d)&&(0,T.jsx)(po,{pieces:c[d],before:d?c[d-1]:null,width:a,words:(g,m)=>Fh(g,m,i[d])})},d)),
(0,T.jsx)(Ku,{...Gh(t,e.started),children:s&&(0,T.jsx)(zh,{pieces:c[c.length-1],width:a})},h.length)]})]})})}function zh({pieces:e,width:t}){let n=e.filter(({kind:o})=>o===
"chosen");return(0,T.jsx)(po,{pieces:n,before:n,width:t,words:o=>(0,G.t)("{token} had {share} of what was left.",{token:(0,Y.quoted)(o.candidate?.text??""),share:(0,Y.percent)(
o.to-o.from)})})}function Fh(e,t,{name:n,side:r}){let i={token:e.candidate?(0,Y.quoted)(e.candidate.text):(0,G.t)("All other tokens together"),share:(0,Y.percent)(
e.to-e.from),processor:n,was:t?(0,Y.percent)(t.to-t.from):""};return r==="before"?(0,G.t)("{token}: {share} before the processors.",i):e.candidate?(0,G.t)("{tok\
en}: {share} after {processor}, {was} before it.",i):(0,G.t)("{token}: {share} after {processor}.",i)}function Bh(e,t,n){let{vocab:r,entropy_before:o}=e.distribution,
{name:i,meaning:s}=(0,re.sourceOf)(e);return{kind:"source",number:"",name:i,tip:s,side:t.length?(0,G.t)("before"):(0,G.t)("before and after"),knob:"",left:(0,G.t)(
"{count} left",{count:(0,Y.count)(r??0)}),entropy:(0,Y.information)(o,n),here:"",over:""}}var Wh=(e,t,n,r)=>e.map((o,i)=>({kind:o.idle?"idle":"active",number:`${o.
number}. `,name:o.name,tip:`${o.meaning} (${o.kind})`,side:i===e.length-1?(0,G.t)("after"):"",knob:(0,re.knobWords)(o.knobs,n),left:(0,G.t)("{count} left",{count:(0,Y.count)(
o.kept)}),entropy:(0,Y.information)(o.entropy,r),here:(0,re.effectWords)(o),over:Xu(t,o)}));function Gh(e,t){let[n,r]=(0,re.choiceOf)(e,t),o=(0,T.jsx)(ju.TokenLabel,
{text:e.chosen.text,class:"gp-strong"});return{kind:"choice",number:"",name:n,tip:(0,G.t)("How the token came about, and its probability after the processors."),
side:"",knob:"",left:"",entropy:"",here:(0,T.jsxs)(T.Fragment,{children:["▶ ",(0,T.jsx)(Zu.Filled,{sentence:r,values:{token:o}}),` (${Uh(e)})`]}),over:""}}function Uh(e){
if((0,re.isRemoved)(e.chosen))return(0,G.t)("removed by {processor}",{processor:(0,re.removerOf)(e.chosen,e)});let{logprob:t}=e.chosen;return e.beam?(0,G.t)("lo\
g-probability {value}",{value:(0,Y.decimals)(t)}):(0,Y.percent)((0,Y.probability)(t))}function Ku({kind:e,number:t,name:n,tip:r,side:o,knob:i,left:s,entropy:u,here:a,
over:l,children:c}){return(0,T.jsxs)("tr",{class:`gp-stage-${e}`,children:[(0,T.jsxs)("th",{scope:"row",children:[(0,T.jsx)("span",{class:"gp-number",children:t}),
(0,T.jsx)("span",{tabIndex:0,"data-tip":r,children:n})," ",(0,T.jsx)("span",{class:"gp-side",hidden:!o,children:o})," ",(0,T.jsx)("span",{class:"gp-knob",hidden:!i,
children:i})]}),(0,T.jsx)("td",{class:"gp-flow-cell",children:c}),(0,T.jsx)("td",{class:"gp-left",children:s}),(0,T.jsx)("td",{class:"gp-entropy",children:u}),(0,T.jsx)(
"td",{class:"gp-here-words",children:a}),(0,T.jsx)("td",{class:"gp-over",children:l})]})}function Vh({log:e}){let t=o=>()=>{let i=e.current();return i?o(i):""},
n=o=>(0,Y.asSentence)([o.distribution.vocab??0,...(0,re.stagesOf)(o).map(({kept:i})=>i)].map(i=>(0,Y.count)(i)).join(" → ")),r=o=>(0,Yu.inARow)((0,re.stagesOf)(
o).map(i=>(0,G.t)("{name}: {words}",{name:i.name,words:(0,re.effectWords)(i)})));return(0,T.jsx)("thead",{children:(0,T.jsxs)("tr",{children:[(0,T.jsx)("th",{scope:"\
col",children:(0,G.t)("processor")}),(0,T.jsx)("th",{scope:"col",children:(0,G.t)("the distribution after it")}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(
an.Term,{id:"processor",run:t(n),meaning:(0,G.t)("How many tokens can still be chosen after this processor."),children:(0,G.t)("tokens left")})}),(0,T.jsx)("th",
{scope:"col",children:(0,T.jsx)(an.Term,{id:"entropy",run:t(o=>(0,re.entropyRunWords)(o,e.unit)),meaning:(0,G.t)("The uncertainty left after this processor. 1 b\
it means two equally probable tokens."),children:(0,G.t)("entropy")})}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(an.Term,{id:"total-variation",run:t(r),meaning:(0,G.t)(
"At the current token. Removed: how many tokens, and their probability just before it. Moved: the probability that went from some tokens to others (total variat\
ion distance)."),children:(0,G.t)("at this token")})}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(an.Term,{id:"processor",formula:"",meaning:(0,G.t)("In how\
 many steps of the text so far it changed anything, and what it removed or moved in those steps on average."),children:(0,G.t)("over the text")})})]})})}var ye=p(et(),1),N=p(S(),1),go=10;function Xh({log:e}){let[t]=(0,bo.useState)(()=>new el.Along({},Vu)),[n,r]=(0,bo.useState)(!1),o=e.current(),{started:i}=e;if(!o||
!i)return null;o.isPrompt||t.follow(e.lastOf(o));let s=(0,ye.stagesOf)(o),u=(0,ye.listedOf)(o),a=(0,ye.prominentOf)(u,go,o.chosen.token_id),l=tp(o,i),c=jh(o,s),
h=Yh(o),f=Qh(c,s);return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsxs)("header",{class:"gp-head",children:[(0,N.jsx)("h2",{class:"gp-title",children:(0,D.t)("From \
the model to the choice")}),(0,N.jsx)("span",{class:"gp-note gp-where",children:(0,N.jsx)(tl.Filled,{sentence:ep(o),values:{number:o.index+1,token:(0,N.jsx)(nl.TokenLabel,
{text:o.chosen.text})}})})]}),l&&(0,N.jsx)("p",{class:"gp-note gp-none",children:l}),(0,N.jsx)(Kh,{isGiven:!!(o.isPrompt||o.given)}),o.beam&&s.length>0&&(0,N.jsx)(
"p",{class:"gp-note gp-beams-note",children:(0,D.t)("Beam search: the shares here are of what is left after each processor, so they sum to 100%. The search itse\
lf adds up log-probabilities that are not renormalised after the processors.")}),(0,N.jsx)(Qu,{log:e,step:o,stages:s,effects:t.total,candidates:a,columns:c,isKnown:h}),
s.length>0&&h&&(0,N.jsxs)("div",{class:"gp-courses",children:[(0,N.jsxs)("div",{class:"gp-courses-head",children:[(0,N.jsx)("h3",{class:"gp-courses-title",id:"g\
p-courses-title",children:(0,D.t)("The candidates on the way")}),(0,N.jsx)("span",{class:"gp-note",children:(0,D.t)("A line rises where probability moves to the\
 candidate; ✕ marks where it was removed.")})]}),f.length>1&&(0,N.jsx)(Du,{places:f,candidates:a,step:o}),(0,N.jsxs)("div",{class:"gp-courses-head",children:[
(0,N.jsx)("span",{class:"gp-note",children:(0,D.t)("Probability before the processors, after each, and after all; ▲ grew, ▼ shrank.")}),u.length>go&&(0,N.jsx)(
"button",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>r(!n),children:n?(0,D.t)("show {count} only",{count:go}):(0,D.t)("show all {count\
}",{count:(0,er.count)(u.length)})})]}),(0,N.jsx)("div",{class:"gp-courses-box",children:(0,N.jsx)(Au,{columns:[...c,Jh(s)],candidates:[...n?u:a,...Zh(o,u)],step:o})})]})]})}
var rl=(0,Ju.runPane)(Xh,e=>e.current()!==null),Kh=({isGiven:e})=>(0,N.jsxs)("div",{class:"gp-flow-legend gp-note",children:[(0,N.jsx)("span",{children:(0,D.t)(
"Each bar is the whole distribution, 100%.")}),(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch gp-piece-chosen"}),"▶ ",(0,N.jsx)("span",{class:"g\
p-chosen-word",children:e?(0,D.t)("given"):(0,D.t)("chosen")})]}),(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch gp-piece-kept"}),(0,D.t)("can be \
chosen")]}),(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch gp-removing"}),(0,D.t)("✕ removed by this processor")]}),(0,N.jsxs)("span",{children:[
(0,N.jsx)("i",{class:"gp-swatch gp-piece-others"}),(0,D.t)("all others")]})]}),Yh=({distribution:{candidates:e,stages:t}})=>e.every(({stage_logprobs:n})=>(n??[]).
length===t.length),Zh=({watched:e=[]},t)=>e.filter(({token_id:n})=>t.every(r=>r.token_id!==n));function jh(e,t){let{name:n,meaning:r}=(0,ye.sourceOf)(e);return[
{number:0,place:(0,D.t)("before"),name:n,tip:r,idle:!1,side:"before"},...t.map(o=>({number:o.number,place:String(o.number),name:o.name,idle:o.idle,side:null,tip:(0,D.t)(
"{number}. {name}: {effect} here. It {meaning}.",{number:o.number,name:o.name,meaning:o.meaning,effect:(0,ye.effectWords)(o)})}))]}var Qh=([e,...t],n)=>[{column:e,
effect:""},...t.flatMap((r,o)=>r.idle?[]:[{column:r,effect:(0,ye.effectWords)(n[o])}])],Jh=({length:e})=>({number:e,place:(0,D.t)("after"),name:(0,D.t)("all pro\
cessors"),tip:(0,D.t)("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"});function ep(e){return e.isPrompt?(0,D.t)(
"at prompt token {number}: {token} (given, not chosen)"):e.given?(0,D.t)("at token {number}: {token} (given, not chosen)"):(0,D.t)("at token {number}: {token}")}
function tp(e,{mode:t,processors:n}){if(e.distribution.stages.length)return"";if(e.isPrompt)return(0,D.t)("The model’s own distribution: no logits processor tak\
es part in reading the prompt.");let r=(0,ye.beginsContrasted)(e);if(!n?.length)return t==="custom"?(0,D.t)("Your own loop called no logits processor here."):r?
(0,D.t)("DoLa’s contrast, untouched: no logits processor runs."):(0,D.t)("The model’s own distribution, untouched: no logits processor runs.");let o={processors:n.
map(i=>(0,er.processorWords)(i)[0]).join(", ")};return r?(0,D.t)("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",o):(0,D.t)(
"The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",o)}var ol=p(tr(),1);(0,ol.addClosedPanes)({curve:Fs,draw:Ra,check:Va,in_words:ru,logit_lens:Tu,processors:rl});})();
/*!
d3-array

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-color

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-format

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-interpolate

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-path

Copyright 2015-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-scale

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-shape

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-time

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-time-format

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
