// Written by .ci/bundle.py from modules with the SHA-256 c7158b5b03fdb81aa203ef4f63a766307f13de79dc305eb892290828c1cc811d: edit those.
"use strict";(()=>{var yl=Object.create;var To=Object.defineProperty;var wl=Object.getOwnPropertyDescriptor;var xl=Object.getOwnPropertyNames;var _l=Object.getPrototypeOf,kl=Object.prototype.hasOwnProperty;var P=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var vl=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of xl(t))!kl.call(e,o)&&o!==n&&To(e,o,{get:()=>t[o],enumerable:!(r=wl(t,o))||r.enumerable});
return e};var p=(e,t,n)=>(n=e!=null?yl(_l(e)):{},vl(t||!e||!e.__esModule?To(n,"default",{value:e,enumerable:!0}):n,e));var ke=P((_p,Po)=>{Po.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var ht=P((kp,Co)=>{Co.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var Vt=P((vp,Ro)=>{Ro.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var ur=P((Mp,$o)=>{$o.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var No=P((Sp,Ao)=>{Ao.exports=window.GenerationPlaygroundModules["visualizers/panes/core/slider_keys.ts"]});var X=P((Tp,Oo)=>{Oo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var B=P((Pp,Eo)=>{Eo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var pt=P((Cp,Lo)=>{Lo.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Pe=P((Rp,Do)=>{Do.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Ve=P(($p,Io)=>{Io.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/draw_words.ts"]});var tt=P((Ap,qo)=>{qo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var gn=P((Np,Ho)=>{Ho.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var vs=P((Dd,ks)=>{ks.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var S=P((qd,Ms)=>{Ms.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Ds=P((Ud,Ls)=>{Ls.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var qs=P((Vd,Is)=>{Is.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var Kr=P((sm,Zs)=>{Zs.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_words.ts"]});var Ze=P((am,js)=>{js.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/stages.ts"]});var Js=P((um,Qs)=>{Qs.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/luck.ts"]});var Yr=P((lm,ea)=>{ea.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/drawn_step.ts"]});var ha=P((mm,fa)=>{fa.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/accept_bar.tsx"]});var da=P((gm,pa)=>{pa.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/accept_words.ts"]});var no=P((bm,ma)=>{ma.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/bars.tsx"]});var Xn=P((ym,ga)=>{ga.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var Pa=P((km,Ta)=>{Ta.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/knob_spans.ts"]});var Ra=P((vm,Ca)=>{Ca.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/same_text.ts"]});var ao=P(($m,Ia)=>{Ia.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/score_check.ts"]});var tu=P((Dm,eu)=>{eu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/glossary.ts"]});var ru=P((Im,nu)=>{nu.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/sentences.tsx"]});var iu=P((qm,ou)=>{ou.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/beam_words.ts"]});var au=P((Hm,su)=>{su.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_words.ts"]});var lu=P((zm,uu)=>{uu.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/course_words.ts"]});var yu=P((Gm,bu)=>{bu.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var Mu=P((Vm,vu)=>{vu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Tu=P((Xm,Su)=>{Su.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Nu=P((Zm,Au)=>{Au.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/lens_places.ts"]});var wo=P((eg,zu)=>{zu.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/filled.tsx"]});var ju=P((ig,Zu)=>{Zu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Ae=p(ke(),1),Gn=p(ht(),1),Us=p(Vt(),1),Vs=p(ur(),1),Un=p(No(),1),Vn=p(X(),1),ve=p(B(),1),Xs=p(pt(),1),Ks=p(Pe(),1);var hr=p(X(),1),Xe=p(B(),1),Uo=p(Ve(),1),Vo=p(tt(),1);var Fo=p(gn(),1),Ce=p(X(),1),$=p(B(),1),lr=p(tt(),1),Ml=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),zo=e=>(0,Fo.notation)(Ml.
format(e)),Xt=e=>e,cr={information:Xt({unit:!0,write:zo,fromZero:!0}),sum:Xt({unit:!0,write:zo}),share:Xt({title:()=>(0,$.t)("probability"),write:Ce.percent,fromZero:!0,
share:!0}),count:Xt({title:()=>(0,$.t)("tokens kept"),write:Ce.count,log:!0}),rank:Xt({title:()=>(0,$.t)("rank"),write:Ce.count,log:!0,reversed:!0})},fr=[["kept",
"solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].
map(([e,t])=>({role:e,dash:t})),Sl=()=>({information:{name:(0,$.t)("surprisal and entropy"),axis:"information",about:(0,$.t)("Surprisal tells how unexpected eac\
h token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:(0,$.t)("surprisal"),term:"surprisal",role:"\
surprisal",dash:"solid",tip:(0,$.t)("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them where a text \
was only read."),value:e=>(0,Ce.numbersOf)(e).surprisal},{name:(0,$.t)("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:(0,$.t)("How uncert\
ain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:(0,$.t)("entropy after"),term:"entropy",
role:"entropy-after",dash:"dash",tip:(0,$.t)("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{
name:(0,$.t)("candidates kept"),axis:"count",about:(0,$.t)("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid \
is ten times the one below."),series:[{name:(0,$.t)("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:(0,$.t)("The number of tokens with a pr\
obability above 0 after the processors."),value:e=>e.isPrompt?null:Math.max(1,(0,lr.keptOf)(e)??0)}]},cumulative:{name:(0,$.t)("cumulative log-probability"),axis:"\
sum",about:(0,$.t)("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),
series:[{name:(0,$.t)("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:(0,$.t)("Added up after the processors: from th\
e probabilities that the tokens were drawn with."),value:e=>e.isPrompt?null:e.chosen.logprob??e.chosen.raw_logprob},{name:(0,$.t)("before them"),term:"cumulativ\
e-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:(0,$.t)("Added up before the processors: from the probabilities that the model gave."),value:e=>e.chosen.
raw_logprob}]},before:{name:(0,$.t)("looked up: probability before"),axis:"share",about:(0,$.t)("How probable the model found each looked-up token at each place\
, before the processors."),of:e=>(0,Ce.probability)(e.raw_logprob)},after:{name:(0,$.t)("looked up: probability after"),axis:"share",about:(0,$.t)("How probable\
 each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>(0,Ce.probability)(e.logprob)},rank:{name:(0,$.t)("\
looked up: rank"),axis:"rank",about:(0,$.t)("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),Tl=()=>({information:{name:(0,$.t)("surprisal"),axis:"information",about:(0,$.t)("How unexpected each token was, from the log-probabilities th\
at the server gave."),series:[{name:(0,$.t)("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:(0,$.t)("How unexpected the chosen token was: minus \
the logarithm of its probability."),value:e=>(0,Ce.numbersOf)(e).surprisal}]},cumulative:{name:(0,$.t)("cumulative log-probability"),axis:"sum",about:(0,$.t)("T\
he logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:(0,$.t)(
"as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:(0,$.t)("Added up from the log-probabilities that the server gave."),value:e=>e.
chosen.raw_logprob}]}}),Bo=e=>e?Tl():Sl();function Wo(e,t,n){let[r,...o]=e.information.series??[],s=t.some(a=>((0,lr.keptOf)(a)??1/0)<(a.distribution.vocab??0))?
e.kept?.series??[]:[];return[{axis:"information",series:o},{axis:"information",series:[r]},{axis:"count",series:s},{axis:"share",series:n}].filter(({series:a})=>a.
length)}var Pl={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Cl=8*Math.LN2,Kt=e=>Pl[e]??e.replaceAll("px","").replaceAll(","," ");function pr({
series:e,of:t=()=>null},n){return e||[...n].slice(-fr.length).map(([r,o],i)=>({...fr[i],name:o,term:"probability",tip:(0,Xe.t)("The looked-up token {token}, id \
{id}.",{token:(0,hr.quoted)(o),id:r}),value:({watched:s=[]})=>{let u=s.find(({token_id:a})=>a===r);return u?t(u):null}}))}function Xo({name:e,hasStrips:t,strips:n,
steps:r,prompt:o,current:i,unit:s,factor:u}){let a=o.length,l=d=>d.index+1-(d.isPrompt?a+1:0),c=({axis:d,series:g})=>{let m=cr[d],b=x=>`${m.write(x)}${m.unit?` ${(0,Xe.t)(
s)}`:""}`,w=(x,F,ye)=>{let Ne=Al(x,F,m.unit?u:1),We=Ge=>(0,Xe.t)("{token} {series}: {value}",{token:(0,hr.quoted)(F[Ge].chosen.text),series:x.name,value:b(Ne[Ge]??
0)});return{name:x.name,role:x.role,dash:x.dash,isPrompt:ye,x:F.map(l),y:Ne,words:We}},O=a?g.map(x=>w(x,o,!0)):[],v=g.map(x=>w(x,r,!1)),C=m===cr.information?$l(
Go(O),Go(v),Cl*u):null;return{series:g,lines:g.flatMap((x,F)=>[...a?[O[F]]:[],v[F]]),answer:t&&(m.fromZero||m.log)&&g.length&&!m.share?Rl(v[0],r,b):"",note:C?(0,Xe.t)(
"prompt: up to {value}",{value:b(C.highest)}):"",y:{title:m.title?.()??(0,Xe.t)(s),kind:m,range:C?[0,C.end]:null}}},h=n.map(c),f=({lines:d})=>d.some(({y:g})=>g.
some(m=>m!==null));return{label:(0,Xe.t)("{curve} along the text",{curve:e}),hasStrips:t,strips:t&&h.some(f)?h.filter(f):h,before:a,here:i&&l(i),tokens:[...o,...r].
map(({chosen:d})=>d.text),x:{title:(0,Xe.t)("token"),range:[.5-a,Math.max(10,r.length)+.5]}}}function Rl({y:e},t,n){let r=dr(e),o=e[r]??null;return o===null?"":
(0,Xe.t)("highest at {token}: {value}",{token:(0,Uo.wordOf)(t[r].chosen.text),value:n(o)})}var dr=e=>e.reduce((t,n,r)=>n!==null&&n>(e[t]??-1/0)?r:t,-1);function $l(e,t,n){
let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:null}var Go=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function Al(e,t,n){let r=0;
return t.map(o=>{let i=(0,Vo.finite)(e.value(o));e.sum&&(r=r===null||i===null?null:r+i);let s=e.sum?r:i;return s===null?null:s*n})}var de=p(ke(),1),nn=p(B(),1);var Yt=Math.PI,mr=2*Yt,dt=1e-6,Nl=mr-dt;function Ko(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Ol(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Ko;let n=10**t;return function(r){this._+=r[0];for(let o=1,i=r.length;o<i;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Yo(e,t,n,r){return e===n&&t===r}function El(e){let t=Math.floor(e);if(!(t<=15))return Yo;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,i,s,u){return r(o)===r(s)&&r(i)===r(u)}}var Tt=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?Ko:Ol(t),this._equal=t==null?Yo:El(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,i,s){this._append`C${+t},${+n},${+r},${+o},${this._x1=+i},${this._y1=+s}`}arcTo(t,n,r,o,i){if(t=+t,n=+n,r=+r,o=+o,
i=+i,i<0)throw new Error(`negative radius: ${i}`);let s=this._x1,u=this._y1,a=r-t,l=o-n,c=s-t,h=u-n,f=c*c+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>dt)if(!(Math.abs(h*a-l*c)>dt)||!i)this._append`L${this._x1=t},${this._y1=n}`;else{let d=r-s,g=o-u,m=a*a+l*l,b=d*d+g*g,w=Math.sqrt(m),O=Math.sqrt(
f),v=i*Math.tan((Yt-Math.acos((m+f-b)/(2*w*O)))/2),C=v/O,x=v/w;Math.abs(C-1)>dt&&this._append`L${t+C*c},${n+C*h}`,this._append`A${i},${i},0,0,${+(h*d>c*g)},${this.
_x1=t+x*a},${this._y1=n+x*l}`}}arc(t,n,r,o,i,s){if(t=+t,n=+n,r=+r,s=!!s,r<0)throw new Error(`negative radius: ${r}`);let u=r*Math.cos(o),a=r*Math.sin(o),l=t+u,c=n+
a,h=1^s,f=s?o-i:i-o;if(this._x1===null?this._append`M${l},${c}`:(Math.abs(this._x1-l)>dt||Math.abs(this._y1-c)>dt)&&this._append`L${l},${c}`,!!r){if(f<0&&(f=f%mr+
mr),f>Nl)this._append`A${r},${r},0,1,${h},${t-u},${n-a}A${r},${r},0,1,${h},${this._x1=l},${this._y1=c}`;else if(f>dt){let d=t+r*Math.cos(i),g=n+r*Math.sin(i);if(f>=
Yt&&this._equal(l,c,d,g)){f/=2;let m=o+f;this._append`A${r},${r},0,${+(f>=Yt)},${h},${t+r*Math.cos(m)},${n+r*Math.sin(m)}`}this._append`A${r},${r},0,${+(f>=Yt)},${h},${this.
_x1=d},${this._y1=g}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function Ll(){
return new Tt}Ll.prototype=Tt.prototype;function Pt(e){return function(){return e}}var Dl=Math.cos;var br=Math.sin,Ct=Math.sqrt,Zo=1e-12,bn=Math.PI,qp=bn/2,ti=2*bn;function Il(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new Tt(t)}var Hp=Array.prototype.slice;function ql(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function ni(e){this._context=e}ni.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function ri(e){return new ni(e)}function Hl(e){return e[0]}function zl(e){return e[1]}
function xn(e,t){var n=Pt(!0),r=null,o=ri,i=null,s=Il(u);e=typeof e=="function"?e:e===void 0?Hl:Pt(e),t=typeof t=="function"?t:t===void 0?zl:Pt(t);function u(a){
var l,c=(a=ql(a)).length,h,f=!1,d;for(r==null&&(i=o(d=s())),l=0;l<=c;++l)!(l<c&&n(h=a[l],l,a))===f&&((f=!f)?i.lineStart():i.lineEnd()),f&&i.point(+e(h,l,a),+t(h,
l,a));if(d)return i=null,d+""||null}return u.x=function(a){return arguments.length?(e=typeof a=="function"?a:Pt(+a),u):e},u.y=function(a){return arguments.length?
(t=typeof a=="function"?a:Pt(+a),u):t},u.defined=function(a){return arguments.length?(n=typeof a=="function"?a:Pt(!!a),u):n},u.curve=function(a){return arguments.
length?(o=a,r!=null&&(i=o(r)),u):o},u.context=function(a){return arguments.length?(a==null?r=i=null:i=o(r=a),u):r},u}var zp=Fl(ri);function oi(e){this._curve=e}oi.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Fl(e){function t(n){
return new oi(e(n))}return t._curve=e,t}var Fp=Ct(3);var Bl=Ct(1/3),Bp=Bl*2;var ii=br(bn/10)/br(7*bn/10),Wp=br(ti/10)*ii,Gp=-Dl(ti/10)*ii;var Up=Ct(3);var Vp=Ct(3);var Xp=Ct(3)/2,Wl=1/Ct(12),Kp=(Wl/2+1)*3;function nt(){}function yn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function wr(e){this._context=e}wr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:yn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:yn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Gl(e){this._context=e}Gl.prototype={areaStart:nt,areaEnd:nt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:yn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Ul(e){this._context=e}Ul.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:yn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function si(e,t){this._basis=new wr(e),this._beta=t}si.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],i=e[n]-r,s=t[n]-o,u=-1,a;++u<=n;)a=u/n,this._basis.point(this._beta*e[u]+(1-this._beta)*(r+a*i),this._beta*
t[u]+(1-this._beta)*(o+a*s));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Yp=(function e(t){function n(r){
return t===1?new wr(r):new si(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function wn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function xr(e,t){this._context=e,this._k=(1-t)/6}xr.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:wn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:wn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var Zp=(function e(t){function n(r){return new xr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function _r(e,t){
this._context=e,this._k=(1-t)/6}_r.prototype={areaStart:nt,areaEnd:nt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:wn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var jp=(function e(t){function n(r){return new _r(r,t)}return n.tension=function(r){return e(+r)},n})(0);function kr(e,t){
this._context=e,this._k=(1-t)/6}kr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:wn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Qp=(function e(t){function n(r){return new kr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function vr(e,t,n){
var r=e._x1,o=e._y1,i=e._x2,s=e._y2;if(e._l01_a>Zo){var u=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,a=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*u-e._x0*e._l12_2a+e._x2*
e._l01_2a)/a,o=(o*u-e._y0*e._l12_2a+e._y2*e._l01_2a)/a}if(e._l23_a>Zo){var l=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,c=3*e._l23_a*(e._l23_a+e._l12_a);i=(i*l+e.
_x1*e._l23_2a-t*e._l12_2a)/c,s=(s*l+e._y1*e._l23_2a-n*e._l12_2a)/c}e._context.bezierCurveTo(r,o,i,s,e._x2,e._y2)}function ai(e,t){this._context=e,this._alpha=t}
ai.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:vr(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var Jp=(function e(t){function n(r){return t?new ai(r,t):new xr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function ui(e,t){
this._context=e,this._alpha=t}ui.prototype={areaStart:nt,areaEnd:nt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:vr(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var ed=(function e(t){function n(r){return t?new ui(r,t):new _r(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function li(e,t){this._context=e,this.
_alpha=t}li.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:vr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var td=(function e(t){
function n(r){return t?new li(r,t):new kr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Vl(e){this._context=e}Vl.prototype={areaStart:nt,areaEnd:nt,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function jo(e){return e<0?-1:1}function Qo(e,t,n){var r=e._x1-e._x0,o=t-e._x1,i=(e._y1-e._y0)/(r||o<0&&-0),s=(n-e._y1)/(o||r<0&&-0),u=(i*o+s*r)/(r+o);return(jo(
i)+jo(s))*Math.min(Math.abs(i),Math.abs(s),.5*Math.abs(u))||0}function Jo(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function gr(e,t,n){var r=e._x0,
o=e._y0,i=e._x1,s=e._y1,u=(i-r)/3;e._context.bezierCurveTo(r+u,o+u*t,i-u,s-u*n,i,s)}function yr(e){this._context=e}yr.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:gr(this,this._t0,Jo(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,gr(this,Jo(this,n=Qo(this,e,t)),n);break;default:gr(this,this._t0,n=
Qo(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Xl(e){this._context=new ci(e)}(Xl.prototype=Object.create(yr.
prototype)).point=function(e,t){yr.prototype.point.call(this,t,e)};function ci(e){this._context=e}ci.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,i){this._context.bezierCurveTo(
t,e,r,n,i,o)}};function Kl(e){this._context=e}Kl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=ei(e),o=ei(t),i=0,s=1;s<n;++i,++s)this._context.bezierCurveTo(r[0][i],o[0][i],r[1][i],o[1][i],e[s],t[s]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function ei(e){var t,n=e.length-1,r,o=new Array(
n),i=new Array(n),s=new Array(n);for(o[0]=0,i[0]=2,s[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,i[t]=4,s[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,i[n-1]=7,s[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/i[t-1],i[t]-=r,s[t]-=r*s[t-1];for(o[n-1]=s[n-1]/i[n-1],t=n-2;t>=0;--t)o[t]=(s[t]-o[t+1])/i[t];for(i[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)i[t]=2*
e[t+1]-o[t+1];return[o,i]}function Yl(e,t){this._context=e,this._t=t}Yl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var tn=p(X(),1),Ps=p(pt(),1);function Zt(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Zl(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function fi(e){let t,n,
r;e.length!==2?(t=Zt,n=(u,a)=>Zt(e(u),a),r=(u,a)=>e(u)-a):(t=e===Zt||e===Zl?e:jl,n=e,r=e);function o(u,a,l=0,c=u.length){if(l<c){if(t(a,a)!==0)return c;do{let h=l+
c>>>1;n(u[h],a)<0?l=h+1:c=h}while(l<c)}return l}function i(u,a,l=0,c=u.length){if(l<c){if(t(a,a)!==0)return c;do{let h=l+c>>>1;n(u[h],a)<=0?l=h+1:c=h}while(l<c)}
return l}function s(u,a,l=0,c=u.length){let h=o(u,a,l,c-1);return h>l&&r(u[h-1],a)>-r(u[h],a)?h-1:h}return{left:o,center:s,right:i}}function jl(){return 0}function Ql(e){
return e===null?NaN:+e}var hi=fi(Zt),pi=hi.right,rd=hi.left,od=fi(Ql).center;var id=di(mi),sd=di(Jl);function di(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:i,height:s}=t;if(!((i=Math.floor(i))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:o.length/i))>=0))throw new RangeError(
"invalid height");if(!i||!s||!n&&!r)return t;let u=n&&e(n),a=r&&e(r),l=o.slice();return u&&a?(Rt(u,l,o,i,s),Rt(u,o,l,i,s),Rt(u,l,o,i,s),$t(a,o,l,i,s),$t(a,l,o,i,
s),$t(a,o,l,i,s)):u?(Rt(u,o,l,i,s),Rt(u,l,o,i,s),Rt(u,o,l,i,s)):a&&($t(a,o,l,i,s),$t(a,l,o,i,s),$t(a,o,l,i,s)),t}}function Rt(e,t,n,r,o){for(let i=0,s=r*o;i<s;)
e(t,n,i,i+=r,1)}function $t(e,t,n,r,o){for(let i=0,s=r*o;i<r;++i)e(t,n,i,i+s,r)}function Jl(e){let t=mi(e);return(n,r,o,i,s)=>{o<<=2,i<<=2,s<<=2,t(n,r,o+0,i+0,s),
t(n,r,o+1,i+1,s),t(n,r,o+2,i+2,s),t(n,r,o+3,i+3,s)}}function mi(e){let t=Math.floor(e);if(t===e)return ec(e);let n=e-t,r=2*e+1;return(o,i,s,u,a)=>{if(!((u-=a)>=
s))return;let l=t*i[s],c=a*t,h=c+a;for(let f=s,d=s+c;f<d;f+=a)l+=i[Math.min(u,f)];for(let f=s,d=u;f<=d;f+=a)l+=i[Math.min(u,f+c)],o[f]=(l+n*(i[Math.max(s,f-h)]+
i[Math.min(u,f+h)]))/r,l-=i[Math.max(s,f-c)]}}function ec(e){let t=2*e+1;return(n,r,o,i,s)=>{if(!((i-=s)>=o))return;let u=e*r[o],a=s*e;for(let l=o,c=o+a;l<c;l+=
s)u+=r[Math.min(i,l)];for(let l=o,c=i;l<=c;l+=s)u+=r[Math.min(i,l+a)],n[l]=u/t,u-=r[Math.max(o,l-a)]}}var tc=Array.prototype,ad=tc.slice;var nc=Math.sqrt(50),rc=Math.sqrt(10),oc=Math.sqrt(2);function _n(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),i=r/Math.pow(10,o),s=i>=nc?10:i>=
rc?5:i>=oc?2:1,u,a,l;return o<0?(l=Math.pow(10,-o)/s,u=Math.round(e*l),a=Math.round(t*l),u/l<e&&++u,a/l>t&&--a,l=-l):(l=Math.pow(10,o)*s,u=Math.round(e/l),a=Math.
round(t/l),u*l<e&&++u,a*l>t&&--a),a<u&&.5<=n&&n<2?_n(e,t,n*2):[u,a,l]}function vn(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,i,s]=r?
_n(t,e,n):_n(e,t,n);if(!(i>=o))return[];let u=i-o+1,a=new Array(u);if(r)if(s<0)for(let l=0;l<u;++l)a[l]=(i-l)/-s;else for(let l=0;l<u;++l)a[l]=(i-l)*s;else if(s<
0)for(let l=0;l<u;++l)a[l]=(o+l)/-s;else for(let l=0;l<u;++l)a[l]=(o+l)*s;return a}function kn(e,t,n){return t=+t,e=+e,n=+n,_n(e,t,n)[2]}function gi(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?kn(t,e,n):kn(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var ud=ic(Math.random);function ic(e){return function(n,r=0,o=n.length){let i=o-(r=+r);for(;i;){let s=e()*i--|0,u=n[i+r];n[i+r]=n[s+r],n[s+r]=u}return n}}function Et(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Jt(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function rt(){}
var yt=.7,Ot=1/yt,At="\\s*([+-]?\\d+)\\s*",jt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Ee="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",sc=/^#([0-9a-f]{3,8})$/,
ac=new RegExp(`^rgb\\(${At},${At},${At}\\)$`),uc=new RegExp(`^rgb\\(${Ee},${Ee},${Ee}\\)$`),lc=new RegExp(`^rgba\\(${At},${At},${At},${jt}\\)$`),cc=new RegExp(`\
^rgba\\(${Ee},${Ee},${Ee},${jt}\\)$`),fc=new RegExp(`^hsl\\(${jt},${Ee},${Ee}\\)$`),hc=new RegExp(`^hsla\\(${jt},${Ee},${Ee},${jt}\\)$`),bi={aliceblue:15792383,
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
Et(rt,Lt,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:yi,formatHex:yi,formatHex8:pc,formatHsl:dc,
formatRgb:wi,toString:wi});function yi(){return this.rgb().formatHex()}function pc(){return this.rgb().formatHex8()}function dc(){return Ci(this).formatHsl()}function wi(){
return this.rgb().formatRgb()}function Lt(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=sc.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?xi(t):n===3?new ne(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Mn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Mn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=ac.exec(e))?new ne(t[1],t[2],t[3],1):(t=uc.exec(e))?new ne(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=lc.exec(e))?Mn(t[1],t[2],t[3],
t[4]):(t=cc.exec(e))?Mn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=fc.exec(e))?vi(t[1],t[2]/100,t[3]/100,1):(t=hc.exec(e))?vi(t[1],t[2]/100,t[3]/100,t[4]):
bi.hasOwnProperty(e)?xi(bi[e]):e==="transparent"?new ne(NaN,NaN,NaN,0):null}function xi(e){return new ne(e>>16&255,e>>8&255,e&255,1)}function Mn(e,t,n,r){return r<=
0&&(e=t=n=NaN),new ne(e,t,n,r)}function Rr(e){return e instanceof rt||(e=Lt(e)),e?(e=e.rgb(),new ne(e.r,e.g,e.b,e.opacity)):new ne}function en(e,t,n,r){return arguments.
length===1?Rr(e):new ne(e,t,n,r??1)}function ne(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Et(ne,en,Jt(rt,{brighter(e){return e=e==null?Ot:Math.pow(
Ot,e),new ne(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?yt:Math.pow(yt,e),new ne(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new ne(gt(this.r),gt(this.g),gt(this.b),Tn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:_i,formatHex:_i,formatHex8:mc,formatRgb:ki,toString:ki}));function _i(){return`#${mt(this.r)}${mt(this.g)}${mt(
this.b)}`}function mc(){return`#${mt(this.r)}${mt(this.g)}${mt(this.b)}${mt((isNaN(this.opacity)?1:this.opacity)*255)}`}function ki(){let e=Tn(this.opacity);return`${e===
1?"rgb(":"rgba("}${gt(this.r)}, ${gt(this.g)}, ${gt(this.b)}${e===1?")":`, ${e})`}`}function Tn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function gt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function mt(e){return e=gt(e),(e<16?"0":"")+e.toString(16)}function vi(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Re(e,t,n,r)}function Ci(e){if(e instanceof Re)return new Re(e.h,e.s,e.l,e.opacity);if(e instanceof rt||(e=Lt(e)),!e)return new Re;if(e instanceof
Re)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),i=Math.max(t,n,r),s=NaN,u=i-o,a=(i+o)/2;return u?(t===i?s=(n-r)/u+(n<r)*6:n===i?s=(r-t)/
u+2:s=(t-n)/u+4,u/=a<.5?i+o:2-i-o,s*=60):u=a>0&&a<1?0:s,new Re(s,u,a,e.opacity)}function Cn(e,t,n,r){return arguments.length===1?Ci(e):new Re(e,t,n,r??1)}function Re(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Et(Re,Cn,Jt(rt,{brighter(e){return e=e==null?Ot:Math.pow(Ot,e),new Re(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?yt:Math.pow(yt,e),new Re(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new ne(Mr(e>=240?e-240:e+120,o,r),Mr(e,o,r),Mr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Re(Mi(this.h),Sn(this.
s),Sn(this.l),Tn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Tn(this.opacity);return`${e===1?"hsl(":"hsla("}${Mi(this.h)}, ${Sn(this.s)*100}%, ${Sn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Mi(e){return e=(e||
0)%360,e<0?e+360:e}function Sn(e){return Math.max(0,Math.min(1,e||0))}function Mr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Ri=Math.
PI/180,$i=180/Math.PI,Pn=18,Ai=.96422,Ni=1,Oi=.82521,Ei=4/29,Nt=6/29,Li=3*Nt*Nt,gc=Nt*Nt*Nt;function Di(e){if(e instanceof Le)return new Le(e.l,e.a,e.b,e.opacity);
if(e instanceof Ke)return qi(e);e instanceof ne||(e=Rr(e));var t=Cr(e.r),n=Cr(e.g),r=Cr(e.b),o=Sr((.2225045*t+.7168786*n+.0606169*r)/Ni),i,s;return t===n&&n===r?
i=s=o:(i=Sr((.4360747*t+.3850649*n+.1430804*r)/Ai),s=Sr((.0139322*t+.0971045*n+.7141733*r)/Oi)),new Le(116*o-16,500*(i-o),200*(o-s),e.opacity)}function Ii(e,t,n,r){return arguments.length===1?Di(e):new Le(e,t,n,r??1)}function Le(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Et(Le,Ii,Jt(rt,{brighter(e){
return new Le(this.l+Pn*(e??1),this.a,this.b,this.opacity)},darker(e){return new Le(this.l-Pn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Ai*Tr(t),e=Ni*Tr(e),n=Oi*Tr(n),new ne(Pr(3.1338561*t-1.6168667*e-.4906146*n),Pr(-.9787684*t+1.9161415*
e+.033454*n),Pr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Sr(e){return e>gc?Math.pow(e,1/3):e/Li+Ei}function Tr(e){return e>Nt?e*e*e:Li*(e-Ei)}
function Pr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Cr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function bc(e){
if(e instanceof Ke)return new Ke(e.h,e.c,e.l,e.opacity);if(e instanceof Le||(e=Di(e)),e.a===0&&e.b===0)return new Ke(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*$i;return new Ke(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Rn(e,t,n,r){return arguments.length===1?bc(e):new Ke(e,t,n,r??1)}function Ke(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function qi(e){if(isNaN(
e.h))return new Le(e.l,0,0,e.opacity);var t=e.h*Ri;return new Le(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Et(Ke,Rn,Jt(rt,{brighter(e){return new Ke(this.h,
this.c,this.l+Pn*(e??1),this.opacity)},darker(e){return new Ke(this.h,this.c,this.l-Pn*(e??1),this.opacity)},rgb(){return qi(this).rgb()}}));var Hi=-.14861,$r=1.78277,
Ar=-.29227,$n=-.90649,Qt=1.97294,Si=Qt*$n,Ti=Qt*$r,Pi=$r*Ar-$n*Hi;function yc(e){if(e instanceof bt)return new bt(e.h,e.s,e.l,e.opacity);e instanceof ne||(e=Rr(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Pi*r+Si*t-Ti*n)/(Pi+Si-Ti),i=r-o,s=(Qt*(n-o)-Ar*i)/$n,u=Math.sqrt(s*s+i*i)/(Qt*o*(1-o)),a=u?Math.atan2(s,i)*$i-120:NaN;
return new bt(a<0?a+360:a,u,o,e.opacity)}function An(e,t,n,r){return arguments.length===1?yc(e):new bt(e,t,n,r??1)}function bt(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}Et(bt,An,Jt(rt,{brighter(e){return e=e==null?Ot:Math.pow(Ot,e),new bt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?yt:Math.
pow(yt,e),new bt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Ri,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new ne(255*(t+n*(Hi*r+$r*o)),255*(t+n*(Ar*r+$n*o)),255*(t+n*(Qt*r)),this.opacity)}}));function Wi(e,t,n,r,o){var i=e*e,s=i*e;return((1-3*e+3*i-s)*t+(4-6*i+3*s)*n+(1+3*e+3*i-3*s)*r+s*o)/6}function wc(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],i=e[r+1],s=r>0?e[r-1]:2*o-i,u=r<t-1?e[r+2]:2*i-o;return Wi((n-r/t)*t,s,o,i,u)}}function xc(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],i=e[r%t],s=e[(r+1)%t],u=e[(r+2)%t];return Wi((n-r/t)*t,o,i,s,u)}}var On=e=>()=>e;function Gi(e,t){return function(n){
return e+n*t}}function _c(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Lr(e,t){var n=t-e;return n?Gi(e,n>
180||n<-180?n-360*Math.round(n/360):n):On(isNaN(e)?t:e)}function kc(e){return(e=+e)==1?pe:function(t,n){return n-t?_c(t,n,e):On(isNaN(t)?n:t)}}function pe(e,t){
var n=t-e;return n?Gi(e,n):On(isNaN(e)?t:e)}var zi=(function e(t){var n=kc(t);function r(o,i){var s=n((o=en(o)).r,(i=en(i)).r),u=n(o.g,i.g),a=n(o.b,i.b),l=pe(o.
opacity,i.opacity);return function(c){return o.r=s(c),o.g=u(c),o.b=a(c),o.opacity=l(c),o+""}}return r.gamma=e,r})(1);function Ui(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),i=new Array(n),s,u;for(s=0;s<n;++s)u=en(t[s]),r[s]=u.r||0,o[s]=u.g||0,i[s]=u.b||0;return r=e(r),o=e(o),i=e(i),u.opacity=1,function(a){
return u.r=r(a),u.g=o(a),u.b=i(a),u+""}}}var hd=Ui(wc),pd=Ui(xc);function vc(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(i){
for(o=0;o<n;++o)r[o]=e[o]*(1-i)+t[o]*i;return r}}function Mc(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Sc(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),i=new Array(n),s;for(s=0;s<r;++s)o[s]=En(e[s],t[s]);for(;s<n;++s)i[s]=t[s];return function(u){
for(s=0;s<r;++s)i[s]=o[s](u);return i}}function Tc(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function $e(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function Pc(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=En(e[o],t[o]):r[o]=t[o];return function(i){for(o in n)r[o]=n[o](i);return r}}var Or=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Nr=new RegExp(Or.source,
"g");function Cc(e){return function(){return e}}function Rc(e){return function(t){return e(t)+""}}function $c(e,t){var n=Or.lastIndex=Nr.lastIndex=0,r,o,i,s=-1,
u=[],a=[];for(e=e+"",t=t+"";(r=Or.exec(e))&&(o=Nr.exec(t));)(i=o.index)>n&&(i=t.slice(n,i),u[s]?u[s]+=i:u[++s]=i),(r=r[0])===(o=o[0])?u[s]?u[s]+=o:u[++s]=o:(u[++s]=
null,a.push({i:s,x:$e(r,o)})),n=Nr.lastIndex;return n<t.length&&(i=t.slice(n),u[s]?u[s]+=i:u[++s]=i),u.length<2?a[0]?Rc(a[0].x):Cc(t):(t=a.length,function(l){for(var c=0,
h;c<t;++c)u[(h=a[c]).i]=h.x(l);return u.join("")})}function En(e,t){var n=typeof t,r;return t==null||n==="boolean"?On(t):(n==="number"?$e:n==="string"?(r=Lt(t))?
(t=r,zi):$c:t instanceof Lt?zi:t instanceof Date?Tc:Mc(t)?vc:Array.isArray(t)?Sc:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Pc:$e)(e,
t)}function Vi(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Fi=180/Math.PI,Er={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Xi(e,t,n,r,o,i){var s,u,a;return(s=Math.sqrt(e*e+t*t))&&(e/=s,t/=s),(a=e*n+t*r)&&(n-=e*a,r-=t*a),(u=Math.sqrt(n*n+r*r))&&(n/=u,r/=u,a/=u),e*r<t*n&&(e=-e,
t=-t,a=-a,s=-s),{translateX:o,translateY:i,rotate:Math.atan2(t,e)*Fi,skewX:Math.atan(a)*Fi,scaleX:s,scaleY:u}}var Nn;function Ac(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Er:Xi(t.a,t.b,t.c,t.d,t.e,t.f)}function Nc(e){return e==null||(Nn||(Nn=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Nn.setAttribute("transform",e),!(e=Nn.transform.baseVal.consolidate()))?Er:(e=e.matrix,Xi(e.a,e.b,e.c,e.d,e.e,e.f))}function Ki(e,t,n,r){
function o(l){return l.length?l.pop()+" ":""}function i(l,c,h,f,d,g){if(l!==h||c!==f){var m=d.push("translate(",null,t,null,n);g.push({i:m-4,x:$e(l,h)},{i:m-2,x:$e(
c,f)})}else(h||f)&&d.push("translate("+h+t+f+n)}function s(l,c,h,f){l!==c?(l-c>180?c+=360:c-l>180&&(l+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:$e(l,c)})):
c&&h.push(o(h)+"rotate("+c+r)}function u(l,c,h,f){l!==c?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:$e(l,c)}):c&&h.push(o(h)+"skewX("+c+r)}function a(l,c,h,f,d,g){
if(l!==h||c!==f){var m=d.push(o(d)+"scale(",null,",",null,")");g.push({i:m-4,x:$e(l,h)},{i:m-2,x:$e(c,f)})}else(h!==1||f!==1)&&d.push(o(d)+"scale("+h+","+f+")")}
return function(l,c){var h=[],f=[];return l=e(l),c=e(c),i(l.translateX,l.translateY,c.translateX,c.translateY,h,f),s(l.rotate,c.rotate,h,f),u(l.skewX,c.skewX,h,
f),a(l.scaleX,l.scaleY,c.scaleX,c.scaleY,h,f),l=c=null,function(d){for(var g=-1,m=f.length,b;++g<m;)h[(b=f[g]).i]=b.x(d);return h.join("")}}}var dd=Ki(Ac,"px, ",
"px)","deg)"),md=Ki(Nc,", ",")",")"),Oc=1e-12;function Bi(e){return((e=Math.exp(e))+1/e)/2}function Ec(e){return((e=Math.exp(e))-1/e)/2}function Lc(e){return((e=
Math.exp(2*e))-1)/(e+1)}var gd=(function e(t,n,r){function o(i,s){var u=i[0],a=i[1],l=i[2],c=s[0],h=s[1],f=s[2],d=c-u,g=h-a,m=d*d+g*g,b,w;if(m<Oc)w=Math.log(f/l)/
t,b=function(ye){return[u+ye*d,a+ye*g,l*Math.exp(t*ye*w)]};else{var O=Math.sqrt(m),v=(f*f-l*l+r*m)/(2*l*n*O),C=(f*f-l*l-r*m)/(2*f*n*O),x=Math.log(Math.sqrt(v*v+
1)-v),F=Math.log(Math.sqrt(C*C+1)-C);w=(F-x)/t,b=function(ye){var Ne=ye*w,We=Bi(x),Ge=l/(n*O)*(We*Lc(t*Ne+x)-Ec(x));return[u+Ge*d,a+Ge*g,l*We/Bi(t*Ne+x)]}}return b.
duration=Math.abs(w)*1e3*t/Math.SQRT2,b}return o.rho=function(i){var s=Math.max(.001,+i),u=s*s,a=u*u;return e(s,u,a)},o})(Math.SQRT2,2,4);function Yi(e){return function(t,n){
var r=e((t=Cn(t)).h,(n=Cn(n)).h),o=pe(t.s,n.s),i=pe(t.l,n.l),s=pe(t.opacity,n.opacity);return function(u){return t.h=r(u),t.s=o(u),t.l=i(u),t.opacity=s(u),t+""}}}
var bd=Yi(Lr),yd=Yi(pe);function Zi(e){return function(t,n){var r=e((t=Rn(t)).h,(n=Rn(n)).h),o=pe(t.c,n.c),i=pe(t.l,n.l),s=pe(t.opacity,n.opacity);return function(u){return t.h=r(u),t.
c=o(u),t.l=i(u),t.opacity=s(u),t+""}}}var wd=Zi(Lr),xd=Zi(pe);function ji(e){return(function t(n){n=+n;function r(o,i){var s=e((o=An(o)).h,(i=An(i)).h),u=pe(o.s,
i.s),a=pe(o.l,i.l),l=pe(o.opacity,i.opacity);return function(c){return o.h=s(c),o.s=u(c),o.l=a(Math.pow(c,n)),o.opacity=l(c),o+""}}return r.gamma=t,r})(1)}var _d=ji(
Lr),kd=ji(pe);function Dc(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Dn(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Dt(e){return e=Dn(Math.
abs(e)),e?e[1]:NaN}function Ic(e,t){return function(n,r){for(var o=n.length,i=[],s=0,u=e[0],a=0;o>0&&u>0&&(a+u+1>r&&(u=Math.max(1,r-a)),i.push(n.substring(o-=u,
o+u)),!((a+=u+1)>r));)u=e[s=(s+1)%e.length];return i.reverse().join(t)}}function qc(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var Hc=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function It(e){if(!(t=Hc.exec(e)))throw new Error("invalid format: "+e);var t;
return new Dr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}It.prototype=Dr.prototype;
function Dr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Dr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function zc(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var In;function Fc(e,t){var n=Dn(e,t);if(!n)return In=void 0,e.toPrecision(t);var r=n[0],o=n[1],i=o-(In=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,s=r.length;return i===s?r:i>s?r+new Array(i-s+1).join("0"):i>0?r.slice(0,i)+"."+r.slice(i):"0."+new Array(1-i).join("0")+Dn(e,Math.
max(0,t+i-1))[0]}function Qi(e,t){var n=Dn(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Ji={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Dc,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Qi(e*100,t),r:Qi,s:Fc,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function es(e){return e}var ts=Array.prototype.map,ns=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Bc(e){var t=e.
grouping===void 0||e.thousands===void 0?es:Ic(ts.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",i=e.numerals===void 0?es:qc(ts.call(e.numerals,String)),s=e.percent===void 0?"%":e.percent+"",u=e.minus===void 0?"−":
e.minus+"",a=e.nan===void 0?"NaN":e.nan+"";function l(h,f){h=It(h);var d=h.fill,g=h.align,m=h.sign,b=h.symbol,w=h.zero,O=h.width,v=h.comma,C=h.precision,x=h.trim,
F=h.type;F==="n"?(v=!0,F="g"):Ji[F]||(C===void 0&&(C=12),x=!0,F="g"),(w||d==="0"&&g==="=")&&(w=!0,d="0",g="=");var ye=(f&&f.prefix!==void 0?f.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(F)?"0"+F.toLowerCase():""),Ne=(b==="$"?r:/[%p]/.test(F)?s:"")+(f&&f.suffix!==void 0?f.suffix:""),We=Ji[F],Ge=/[defgprs%]/.test(F);C=C===
void 0?6:/[gprs]/.test(F)?Math.max(1,Math.min(21,C)):Math.max(0,Math.min(20,C));function dn(A){var Oe=ye,M=Ne,q,we,Te;if(F==="c")M=We(A)+M,A="";else{A=+A;var St=A<
0||1/A<0;if(A=isNaN(A)?a:We(Math.abs(A),C),x&&(A=zc(A)),St&&+A==0&&m!=="+"&&(St=!1),Oe=(St?m==="("?m:u:m==="-"||m==="("?"":m)+Oe,M=(F==="s"&&!isNaN(A)&&In!==void 0?
ns[8+In/3]:"")+M+(St&&m==="("?")":""),Ge){for(q=-1,we=A.length;++q<we;)if(Te=A.charCodeAt(q),48>Te||Te>57){M=(Te===46?o+A.slice(q+1):A.slice(q))+M,A=A.slice(0,q);
break}}}v&&!w&&(A=t(A,1/0));var mn=Oe.length+A.length+M.length,Ue=mn<O?new Array(O-mn+1).join(d):"";switch(v&&w&&(A=t(Ue+A,Ue.length?O-M.length:1/0),Ue=""),g){case"\
<":A=Oe+A+M+Ue;break;case"=":A=Oe+Ue+A+M;break;case"^":A=Ue.slice(0,mn=Ue.length>>1)+Oe+A+M+Ue.slice(mn);break;default:A=Ue+Oe+A+M;break}return i(A)}return dn.toString=
function(){return h+""},dn}function c(h,f){var d=Math.max(-8,Math.min(8,Math.floor(Dt(f)/3)))*3,g=Math.pow(10,-d),m=l((h=It(h),h.type="f",h),{suffix:ns[8+d/3]});
return function(b){return m(g*b)}}return{format:l,formatPrefix:c}}var Ln,qn,Ir;Wc({thousands:",",grouping:[3],currency:["$",""]});function Wc(e){return Ln=Bc(e),
qn=Ln.format,Ir=Ln.formatPrefix,Ln}function rs(e){return Math.max(0,-Dt(Math.abs(e)))}function os(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Dt(t)/
3)))*3-Dt(Math.abs(e)))}function is(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,Dt(t)-Dt(e))+1}function Hr(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Gc(e){return function(){return e}}function Uc(e){return+e}var ss=[0,1];function De(e){return e}function qr(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:Gc(isNaN(t)?NaN:.5)}function Vc(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Xc(e,t,n){var r=e[0],o=e[1],i=t[0],
s=t[1];return o<r?(r=qr(o,r),i=n(s,i)):(r=qr(r,o),i=n(i,s)),function(u){return i(r(u))}}function Kc(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),i=new Array(
r),s=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++s<r;)o[s]=qr(e[s],e[s+1]),i[s]=n(t[s],t[s+1]);return function(u){var a=pi(e,u,1,r)-1;return i[a](
o[a](u))}}function zr(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Fr(){var e=ss,
t=ss,n=En,r,o,i,s=De,u,a,l;function c(){var f=Math.min(e.length,t.length);return s!==De&&(s=Vc(e[0],e[f-1])),u=f>2?Kc:Xc,a=l=null,h}function h(f){return f==null||
isNaN(f=+f)?i:(a||(a=u(e.map(r),t,n)))(r(s(f)))}return h.invert=function(f){return s(o((l||(l=u(t,e.map(r),$e)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,Uc),c()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),c()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=Vi,c()},h.clamp=function(f){return arguments.length?(s=f?!0:De,c()):s!==De},h.interpolate=function(f){return arguments.length?(n=f,c()):n},h.unknown=function(f){
return arguments.length?(i=f,h):i},function(f,d){return r=f,o=d,c()}}function Yc(){return Fr()(De,De)}function Zc(e,t,n,r){var o=gi(e,t,n),i;switch(r=It(r??",f"),
r.type){case"s":{var s=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(i=os(o,s))&&(r.precision=i),Ir(r,s)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(i=is(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=i-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(i=rs(o))&&
(r.precision=i-(r.type==="%")*2);break}}return qn(r)}function fs(e){var t=e.domain;return e.ticks=function(n){var r=t();return vn(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return Zc(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,i=r.length-1,s=r[o],u=r[i],a,l,c=10;for(u<s&&(l=
s,s=u,u=l,l=o,o=i,i=l);c-- >0;){if(l=kn(s,u,n),l===a)return r[o]=s,r[i]=u,t(r);if(l>0)s=Math.floor(s/l)*l,u=Math.ceil(u/l)*l;else if(l<0)s=Math.ceil(s*l)/l,u=Math.
floor(u*l)/l;else break;a=l}return e},e}function Hn(){var e=Yc();return e.copy=function(){return zr(e,Hn())},Hr.apply(e,arguments),fs(e)}function jc(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],i=e[r],s;return i<o&&(s=n,n=r,r=s,s=o,o=i,i=s),e[n]=t.floor(o),e[r]=t.ceil(i),e}function as(e){return Math.
log(e)}function us(e){return Math.exp(e)}function Qc(e){return-Math.log(-e)}function Jc(e){return-Math.exp(-e)}function ef(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function tf(e){return e===10?ef:e===Math.E?Math.exp:t=>Math.pow(e,t)}function nf(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function ls(e){return(t,n)=>-e(-t,n)}function rf(e){let t=e(as,us),n=t.domain,r=10,o,i;function s(){return o=nf(r),i=tf(r),n()[0]<0?(o=ls(o),
i=ls(i),e(Qc,Jc)):e(as,us),t}return t.base=function(u){return arguments.length?(r=+u,s()):r},t.domain=function(u){return arguments.length?(n(u),s()):n()},t.ticks=
u=>{let a=n(),l=a[0],c=a[a.length-1],h=c<l;h&&([l,c]=[c,l]);let f=o(l),d=o(c),g,m,b=u==null?10:+u,w=[];if(!(r%1)&&d-f<b){if(f=Math.floor(f),d=Math.ceil(d),l>0){
for(;f<=d;++f)for(g=1;g<r;++g)if(m=f<0?g/i(-f):g*i(f),!(m<l)){if(m>c)break;w.push(m)}}else for(;f<=d;++f)for(g=r-1;g>=1;--g)if(m=f>0?g/i(-f):g*i(f),!(m<l)){if(m>
c)break;w.push(m)}w.length*2<b&&(w=vn(l,c,b))}else w=vn(f,d,Math.min(d-f,b)).map(i);return h?w.reverse():w},t.tickFormat=(u,a)=>{if(u==null&&(u=10),a==null&&(a=
r===10?"s":","),typeof a!="function"&&(!(r%1)&&(a=It(a)).precision==null&&(a.trim=!0),a=qn(a)),u===1/0)return a;let l=Math.max(1,r*u/t.ticks().length);return c=>{
let h=c/i(Math.round(o(c)));return h*r<r-.5&&(h*=r),h<=l?a(c):""}},t.nice=()=>n(jc(n(),{floor:u=>i(Math.floor(o(u))),ceil:u=>i(Math.ceil(o(u)))})),t}function Br(){
let e=rf(Fr()).domain([1,10]);return e.copy=()=>zr(e,Br()).base(e.base()),Hr.apply(e,arguments),e}function cs(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function of(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function sf(e){return e<0?-e*e:
e*e}function af(e){var t=e(De,De),n=1;function r(){return n===1?e(De,De):n===.5?e(of,sf):e(cs(n),cs(1/n))}return t.exponent=function(o){return arguments.length?
(n=+o,r()):n},fs(t)}function hs(){var e=af(Fr());return e.copy=function(){return zr(e,hs()).exponent(e.exponent())},Hr.apply(e,arguments),e}function ps(){return hs.
apply(null,arguments).exponent(.5)}var ms=p(gn(),1),gs=p(X(),1),zn={x:null,y:null},uf=720,lf=600,[J,ue,ds]=[52,12,40],qt=()=>innerWidth<lf,Ye=({strips:e})=>e[0].top,Ie=({strips:e})=>e[e.length-1].
floor;function bs(e,t,n,r){let o=Math.max(240,n),i=Hn(t.x??e.x.range,[J,o-ue]),s=qt()||innerHeight<uf,u=({lines:m,y:b},w,O)=>{let v=b.kind.log?Br():Hn(),C=e.strips.
length===1&&t.y||b.range||hf(m,b.kind);return{y:v.domain(C).range([O,w]),top:w,floor:O}};if(!e.hasStrips){let m=s?200:260,b=r?Math.max(m,Math.round(innerHeight*
.6)):m,[w]=e.strips;return{width:o,height:b,x:i,strips:[u(w,w.note?26:12,b-ds)],words:null}}let a=ff(i(1)-i(0)),l=qt()?24:0,c=cf(),h=a?a.room:ds,f=(innerHeight*
.6-h)/e.strips.length-c,d=Math.ceil(Math.max(s?46:62,r?f:0)),g=e.strips.map((m,b)=>{let w=l+(b+1)*c+b*d;return u(m,w,w+d)});return{width:o,height:Ie({strips:g})+
h,x:i,strips:g,words:a}}var cf=()=>qt()?44:28;function ff(e){return e>=72?{angle:0,room:24,most:Math.floor((e-8)/7)}:e>=15?{angle:-45,room:70,most:12}:e>=10.5?{
angle:-90,room:84,most:11}:null}function hf(e,{log:t,fromZero:n,reversed:r}){let o=e.flatMap(({y:a})=>a).filter(a=>a!==null);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];let[i,s]=o.reduce(([a,l],c)=>[Math.min(a,c),Math.max(l,c)],[1/0,-1/0]);if(t){let a=i===s?3:(s/i)**.06;return r?[s*a,i/a]:[i/a,s*a]}if(n)return[0,s*1.05||1];
let u=(s-i)*.06||1;return[i-u,s+u]}function ys({y:e,top:t,floor:n},{log:r,share:o}){if(r)return e.ticks().filter(a=>Math.abs(Math.log10(a)-Math.round(Math.log10(
a)))<1e-9).map(a=>[a,a<1?String(a):(0,gs.count)(a)]);let i=n-t<100?2:Math.max(3,Math.floor((n-t)/42)),s=e.tickFormat(i,o?"~%":void 0);return e.ticks(i).map(u=>[
u,(0,ms.notation)(s(u))])}function ws({x:e,strips:t},n){let r=o=>{let[i,s]=o.range(),u=(1-n)/2*(s-i);return[o.invert(i+u),o.invert(s-u)]};return{x:r(e),y:t.length>
1?null:r(t[0].y)}}var Wr=(e,t)=>{let[n,r]=e.range();return[e.invert(n+t),e.invert(r+t)]};function xs(e,t,n){let[r,o]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],i=(u,a)=>[
Math.min(u,a),Math.max(u,a)],s=n.strips.length>1||r>2*o||o<20;return{x:!s&&o>2*r&&r<20?[J,n.width-ue]:i(e.x,t.x),y:s?[Ye(n),Ie(n)]:i(e.y,t.y)}}function _s({x:e,
y:t},n,r){let[{y:o}]=n.strips,i=t[0]===Ye(n)&&t[1]===Ie(n);return{x:[n.x.invert(e[0]),n.x.invert(e[1])],y:i?r.y:[o.invert(t[1]),o.invert(t[0])]}}var pf=p(vs(),1),df=p(X(),1);var E=e=>Math.round(e*10)/10;var k=p(S(),1),mf=400,gf=3,Ss=90,Cs=14;function Rs({place:e,before:t,clip:n}){let{x:r,width:o,strips:i}=e,[s,u]=[.5-t,.5].map(a=>Math.min(Math.max(r(a),J),o-ue));
return(0,k.jsxs)(k.Fragment,{children:[i.map(({top:a,floor:l},c)=>(0,k.jsx)("clipPath",{id:`${n}-${c}`,children:(0,k.jsx)("rect",{x:J,y:a-3,width:o-J-ue,height:l-
a+6})},c)),(0,k.jsx)("g",{class:"gp-ground",children:t>0&&u>s&&(0,k.jsx)("rect",{x:E(s),y:Ye(e),width:E(u-s),height:Ie(e)-Ye(e),fill:"var(--gp-raised)"})})]})}function $s({
place:e,chart:{before:t,here:n}}){let r=(o,i)=>{let s=E(e.x(o));return s<J||s>e.width-ue?null:(0,k.jsx)("line",{x1:s,x2:s,y1:Ye(e),y2:Ie(e),...i})};return(0,k.jsxs)(
"g",{class:"gp-uprights",children:[t>0&&r(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"}),n!==null&&r(n,{stroke:"var(--gp-chosen)","stroke-width":1.5})]})}
function As({strip:e,i:t,place:n,chart:r,clip:o,run:i}){let s=n.strips[t];return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(bf,{strip:e,at:s,place:n,chart:r}),r.
hasStrips&&(0,k.jsx)(yf,{strip:e,at:s,run:i}),(0,k.jsx)("g",{class:"gp-curves","clip-path":`url(#${o}-${t})`,children:(0,k.jsx)(wf,{strip:e,at:s,place:n,chart:r})}),
r.hasStrips&&!n.words&&(0,k.jsx)(kf,{strip:e,at:s,place:n,chart:r})]})}function bf({strip:{y:e,note:t},at:n,place:r,chart:o}){let{x:i,width:s}=r,u=ys(n,e.kind);
return(0,k.jsxs)("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[u.map(([a,l],c)=>(0,k.jsxs)("g",{children:[(0,k.jsx)("line",{x1:J,x2:s-ue,y1:E(n.y(a)),y2:E(
n.y(a)),stroke:"var(--gp-line)"}),(0,k.jsx)("text",{x:J-6,y:E(n.y(a)+4),"text-anchor":"end",children:o.hasStrips&&e.kind.unit&&c===u.length-1?`${l} ${e.title}`:
l})]},a)),!o.hasStrips&&(0,k.jsx)("text",{transform:`translate(13 ${E((n.top+n.floor)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:e.title}),
(0,k.jsx)("text",{class:"gp-curve-note",x:E(Math.max(J,i(.5-o.before))+(o.hasStrips?4:0)),y:o.hasStrips||qt()?n.top+14:n.top-6,stroke:"var(--gp-surface)","strok\
e-width":4,"paint-order":"stroke",children:t})]})}function yf({strip:{series:e,answer:t},at:n,run:r}){let o=qt(),i=n.top-(o?25:9),s=J,u=e.map(({name:a,term:l,role:c,
dash:h,tip:f},d)=>{let g=s,m=(0,tn.inOneLine)(a);s+=28+Ts(m,600);let b=s+8;return d===0&&t&&!o&&(s+=8+Ts(t,400)),s+=18,(0,k.jsxs)("g",{children:[(0,k.jsx)("line",
{x1:g,x2:g+22,y1:i-4,y2:i-4,stroke:`var(--gp-${c})`,"stroke-width":2,"stroke-dasharray":Kt(h)}),(0,k.jsx)(Ps.Term,{as:"text",id:l,run:r,meaning:f,attributes:{x:g+
28,y:i},children:(0,k.jsx)("tspan",{"font-weight":600,children:m})}),d===0&&(0,k.jsx)("text",{class:"gp-strip-answer",x:o?J:E(b),y:o?n.top-8:i,children:t})]},a)});
return(0,k.jsx)("g",{class:"gp-strip-name",fill:"var(--gp-text)",children:u})}var Fn=new Map,Bn=null;function Ts(e,t){let n=`${t} ${e}`,r=Fn.get(n);if(r!==void 0)
return r;if(Bn??=document.createElement("canvas").getContext("2d"),!Bn)return e.length*7;Bn.font=`${t} 12px ${getComputedStyle(document.querySelector(".gp-curve")??
document.body).fontFamily}`,Fn.size>500&&Fn.clear();let o=Math.ceil(Bn.measureText(e).width);return Fn.set(n,o),o}function wf({strip:{lines:e,y:t},at:{y:n,floor:r},
place:{x:o},chart:i}){let s=xn().defined(([,a])=>a!==null).x(([a])=>o(a)).y(([,a])=>n(a??0)).digits(1),u=i.hasStrips&&t.kind.fromZero;return(0,k.jsx)(k.Fragment,
{children:e.map((a,l)=>(0,k.jsxs)("g",{fill:"none",stroke:`var(--gp-${a.role})`,opacity:a.isPrompt?.75:1,children:[u&&a.name===e[0].name&&(0,k.jsx)("path",{d:_f(
a,{x:o,y:n},r),fill:`var(--gp-${a.role})`,"fill-opacity":.16,stroke:"none"}),(0,k.jsx)("path",{class:"gp-line-path",ref:c=>{c&&Object.assign(c,{__data__:a})},d:s(
a.x.map((c,h)=>[c,a.y[h]]))??"M0 0","stroke-width":2,"stroke-dasharray":Kt(a.dash),"stroke-linejoin":"round"}),(0,k.jsx)("path",{d:xf(a,{x:o,y:n}),"stroke-width":4,
"stroke-linecap":"round"})]},l))})}var xf=(e,{x:t,y:n})=>e.x.length>mf?"M0 0":e.x.map((r,o)=>e.y[o]===null?"":`M${E(t(r))} ${E(n(e.y[o]))}h0`).join("")||"M0 0";
function _f(e,{x:t,y:n},r){let o="",i=!1;return e.y.forEach((s,u)=>{let a=E(t(e.x[u]));s===null?o+=i?`V${r}Z`:"":o+=i?`L${a} ${E(n(s))}`:`M${a} ${r}V${E(n(s))}`,
i=s!==null}),o?`${o}${i?`V${r}Z`:""}`:"M0 0"}var Gr=(e,t)=>e.length>t?`${e.slice(0,t-1)}…`:e,Ur=({tokens:e,before:t},n)=>(0,tn.inOneLine)(e[n-1+t].trim()||e[n-
1+t]);function kf({strip:{lines:e,y:t},at:{y:n,top:r,floor:o},place:{x:i,width:s},chart:u}){let a=e.find(({isPrompt:f})=>!f);if(!a||!t.kind.fromZero||t.kind.share)
return null;let l=f=>i(a.x[f])>J&&i(a.x[f])<s-ue,c=a.y.map((f,d)=>({value:f??0,i:d})).filter(({value:f,i:d})=>n(f)<(r+o)/2&&l(d)).sort((f,d)=>d.value-f.value),h=[];
for(let f of c){if(h.length===gf)break;h.every(({i:d})=>Math.abs(i(a.x[d])-i(a.x[f.i]))>Ss)&&h.push(f)}return(0,k.jsx)("g",{class:"gp-named",fill:"var(--gp-text\
)",stroke:"var(--gp-surface)","stroke-width":3,"paint-order":"stroke","font-size":11,children:h.map(({value:f,i:d})=>{let g=i(a.x[d]),m=g>s-ue-Ss;return(0,k.jsx)(
"text",{x:E(g+(m?-6:6)),y:E(Math.max(r+9,n(f)+4)),"text-anchor":m?"end":"start",children:Gr(Ur(u,a.x[d]),Cs)},d)})})}function Ns({place:e,chart:t}){let{x:n,width:r,
words:o}=e,[i,s]=[n.invert(J),n.invert(r-ue)],{angle:u,most:a}=o??{angle:0,most:0},l=Ie(e)+(u?12:17),c=t.tokens.map((h,f)=>f+1-t.before).filter(h=>h>=i&&h<=s);return(0,k.jsx)(
"g",{class:"gp-strip-words","aria-hidden":"true",children:c.map(h=>{let f=E(n(h)+(u===-90?4:u?3:0)),d=h===t.here;return(0,k.jsx)("text",{transform:`translate(${f}\
 ${l})${u?` rotate(${u})`:""}`,"text-anchor":u?"end":"middle",fill:`var(--gp-${d?"chosen":h<1?"muted":"text"})`,"font-weight":d?700:400,children:Gr(Ur(t,h),a)},
h)})})}function Os({place:e,chart:t}){let{x:n,width:r,height:o}=e,i=Ie(e),s=n.ticks(Math.max(2,Math.floor((r-J-ue)/80))).filter(Number.isInteger),u=t.here!==null&&
n(t.here)>=J&&n(t.here)<=r-ue?t.here:null;return(0,k.jsxs)("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[s.map(a=>(0,k.jsx)("text",{x:E(n(a)),y:i+16,"te\
xt-anchor":"middle",children:(0,tn.count)(a)},a)),(0,k.jsx)("text",{x:(J+r-ue)/2,y:o-6,"font-size":13,"text-anchor":"middle",children:t.x.title}),t.hasStrips&&u!==
null&&(0,k.jsx)("text",{class:"gp-strip-here",x:E(Math.min(Math.max(n(u),J+20),r-ue-20)),y:i+16,"text-anchor":"middle","font-weight":700,fill:"var(--gp-chosen)",
stroke:"var(--gp-surface)","stroke-width":6,"paint-order":"stroke",children:Gr(Ur(t,u),Cs)})]})}var ot=p(B(),1),xe=p(S(),1),vf={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M\
15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"\
M8 2v8M5 7l3 3 3-3M3 14h10"};function Es({mode:e,setMode:t,scale:n,reset:r,save:o}){return(0,xe.jsxs)("div",{class:"gp-curve-tools",children:[(0,xe.jsx)(wt,{icon:"\
zoom",title:(0,ot.t)("Zoom"),act:()=>t("zoom"),isPressed:e==="zoom"}),(0,xe.jsx)(wt,{icon:"pan",title:(0,ot.t)("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),(0,xe.jsx)(
wt,{icon:"closer",title:(0,ot.t)("Zoom in"),act:()=>n(.5)}),(0,xe.jsx)(wt,{icon:"farther",title:(0,ot.t)("Zoom out"),act:()=>n(2)}),(0,xe.jsx)(wt,{icon:"reset",
title:(0,ot.t)("Reset axes"),act:r}),(0,xe.jsx)(wt,{icon:"png",title:(0,ot.t)("Download plot as a PNG"),act:()=>o("png")}),(0,xe.jsx)(wt,{icon:"svg",title:(0,ot.t)(
"Download plot as an SVG"),act:()=>o("svg")})]})}var wt=({icon:e,title:t,act:n,isPressed:r})=>(0,xe.jsx)("button",{type:"button",class:"gp-curve-tool",title:t,"\
aria-label":t,"aria-pressed":r,onClick:n,children:(0,xe.jsx)("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:(0,xe.jsx)("path",{d:vf[e]})})});var Wn=p(Ds(),1),zs=p(qs(),1),H=p(S(),1),Mf=4;function Fs({chart:e,press:t,run:n}){let r=(0,de.useRef)(null),o=(0,de.useRef)(null),[i]=(0,de.useState)(()=>`curv\
e-${Math.random().toString(36).slice(2)}`),[s,u]=(0,de.useState)({width:0,isAlone:!1}),[a,l]=(0,de.useState)(zn),[c,h]=(0,de.useState)(()=>(0,nn.isTouched)()?"":
"zoom"),[f,d]=(0,de.useState)(null),[g,m]=(0,de.useState)(null),[b,w]=(0,de.useState)(!1),O=e.strips.length>1?null:e.strips[0].y.kind,v=(0,de.useRef)(O);(0,de.useLayoutEffect)(
()=>{let M=r.current;if(!M)return;let q=()=>u({width:M.clientWidth,isAlone:!!M.closest(".gp-alone")});q();let we=new ResizeObserver(q);we.observe(M);let Te=M.closest(
".gp-pane");return Te?.addEventListener("gp-alone",q),()=>{we.disconnect(),Te?.removeEventListener("gp-alone",q)}},[]);let C=v.current===O?a:{...a,y:null};C!==a&&
l(C),v.current=O;let x=s.width?bs(e,C,s.width,s.isAlone):null,F=M=>{l(M),m(null)},ye=({clientX:M,clientY:q},we)=>{let{left:Te,top:St}=o.current?.getBoundingClientRect()??
{left:0,top:0};return{x:Vr(M-Te,J,we.width-ue),y:Vr(q-St,Ye(we),Ie(we))}},Ne=(M,{x:q})=>Vr(Math.round(q.invert(M)),1-e.before,e.tokens.length-e.before),We=M=>{!x||
M.button||(d({...ye(M,x),place:x,hasMoved:!1,chosen:null}),c&&o.current?.setPointerCapture(M.pointerId))},Ge=M=>{if(!x)return;let q=ye(M,x),we=!!(f&&c&&(f.hasMoved||
Math.max(Math.abs(q.x-f.x),Math.abs(q.y-f.y))>Mf));if(m(we?null:Ne(q.x,x)),!(!f||!we)){if(c==="pan"){let Te=e.strips.length>1?null:Wr(f.place.strips[0].y,f.y-q.
y);l({x:Wr(f.place.x,f.x-q.x),y:Te})}d({...f,hasMoved:we,chosen:c==="zoom"?xs(f,q,x):null})}},dn=M=>{!f||!x||(d(null),f.chosen?F(_s(f.chosen,x,C)):f.hasMoved||t(
Ne(ye(M,x).x,x)))},A=M=>{o.current&&(0,Wn.savePicture)(M,o.current,(0,Wn.fileNameOf)(e.label))},Oe=e.strips.flatMap(({lines:M})=>M);return(0,H.jsxs)(H.Fragment,
{children:[(0,H.jsxs)("div",{class:"gp-chart-plot gp-curve-plot",ref:r,children:[(0,H.jsx)(Es,{mode:c,setMode:h,scale:M=>x&&F(ws(x,M)),reset:()=>F(zn),save:A}),
x&&(0,H.jsxs)("svg",{ref:o,class:"gp-curve-picture",role:"group","aria-label":(0,nn.t)("{chart}. Its values follow as a list.",{chart:e.label}),width:x.width,height:x.
height,viewBox:`0 0 ${x.width} ${x.height}`,"font-size":12,style:{touchAction:c&&(0,nn.isTouched)()?"none":""},onPointerDown:We,onPointerMove:Ge,onPointerUp:dn,
onPointerLeave:()=>m(null),onPointerCancel:()=>{d(null),m(null)},onDblClick:()=>F(zn),children:[(0,H.jsx)(Rs,{place:x,before:e.before,clip:i}),(0,H.jsx)($s,{place:x,
chart:e}),e.strips.map((M,q)=>(0,H.jsx)(As,{strip:M,i:q,place:x,chart:e,clip:i,run:n},q)),x.words?(0,H.jsx)(Ns,{place:x,chart:e}):(0,H.jsx)(Os,{place:x,chart:e}),
(0,H.jsxs)("g",{class:"gp-passing",children:[g!==null&&(0,H.jsx)(Tf,{place:x,points:Hs(e,g),at:g}),f?.chosen&&(0,H.jsx)(Pf,{...f.chosen})]})]}),x&&g!==null&&!f?.
chosen&&(0,H.jsx)(Cf,{place:x,points:Hs(e,g),at:g})]}),(0,H.jsx)(zs.ValuesList,{values:b?Oe.flatMap(Sf):[],isThere:Oe.some(({y:M})=>M.some(q=>q!==null)),onToggle:w})]})}
var Vr=(e,t,n)=>Math.min(Math.max(e,t),n),Sf=({y:e,words:t})=>e.flatMap((n,r)=>n===null?[]:[t(r)]),Hs=(e,t)=>e.strips.flatMap(({lines:n},r)=>n.flatMap(o=>{let i=o.
x.indexOf(t),s=i<0?null:o.y[i];return s===null?[]:[{strip:r,line:o,value:s,words:o.words(i)}]})),Tf=({place:{x:e,strips:t},points:n,at:r})=>(0,H.jsx)(H.Fragment,
{children:n.map(({strip:o,line:i,value:s})=>(0,H.jsx)("circle",{cx:E(e(r)),cy:E(t[o].y(s)),r:4,fill:`var(--gp-${i.role})`,stroke:"var(--gp-surface)","stroke-wid\
th":1.5},i.name))}),Pf=({x:[e,t],y:[n,r]})=>(0,H.jsx)("rect",{x:E(e),y:E(n),width:E(t-e),height:E(r-n),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--g\
p-focus)","stroke-dasharray":"3 3"});function Cf({place:e,points:t,at:n}){let{x:r,width:o}=e;if(!t.length)return null;let i=r(n)>o/2?{right:`calc(100% - ${E(r(n)-
12)}px)`}:{left:`${E(r(n)+12)}px`};return(0,H.jsx)("div",{class:"gp-tip",style:{top:`${Ye(e)}px`,...i},children:t.map(({line:s,words:u})=>(0,H.jsxs)("p",{children:[
(0,H.jsx)(Xr,{...s})," ",u]},s.name))})}var Xr=({role:e,dash:t,width:n=18})=>(0,H.jsx)("svg",{width:n,height:8,"aria-hidden":"true",children:(0,H.jsx)("line",{x1:0,
y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":Kt(t)})});var Bs=p(Ve(),1),K=p(X(),1),re=p(B(),1),Ht=p(tt(),1);var Rf=Math.log(1.05);function Ws(e,{isFromElsewhere:t,unit:n}){let r=e.map(a=>(0,Ht.finite)(t?(0,K.numbersOf)(a).surprisal:a.distribution.entropy_before)),o=dr(
r),i=r[o]??null;if(i===null)return"";let s=r.filter(a=>a!==null),u={token:(0,Bs.wordOf)(e[o].chosen.text),value:(0,K.information)(i,n),count:(0,K.count)(Math.round(
Math.exp(i))),mean:(0,K.information)(s.reduce((a,l)=>a+l,0)/s.length,n)};return t?(0,re.t)("The most surprising token was {token}: {value}. On average: {mean} a\
 token.",u):i<Rf?(0,re.t)("The model was all but certain throughout: at most {value}, at {token}.",u):(0,re.t)("The model was most unsure at {token}: {value}, a\
s if between {count} equally likely tokens. On average: {mean} a token.",u)}function Gs(e,t){let n={number:e.index+1,token:(0,K.quoted)(e.chosen.text),facts:$f(
e,t)};return e.isPrompt?(0,re.t)("Prompt token {number}, {token}: {facts}",n):(0,re.t)("Token {number}, {token}: {facts}",n)}function $f(e,t){let{log:n,name:r,isWatched:o}=t;
if(o)return Of(e)||(0,re.t)("no token was looked up here");if(r==="kept")return Af(e);if(r==="cumulative")return Nf(e,t);let{surprisal:i,entropyBefore:s,entropyAfter:u}=(0,K.numbersOf)(
e),[a,l,c]=[i,s,u].map(h=>(0,K.information)((0,Ht.finite)(h),n.unit));return n.isFromElsewhere?(0,re.t)("surprisal {surprisal}",{surprisal:a}):e.isPrompt?(0,re.t)(
"surprisal {surprisal}; entropy {entropy}",{surprisal:a,entropy:l}):(0,re.t)("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:a,before:l,
after:c})}function Af(e){if(e.isPrompt)return(0,re.t)("no processor takes part");let t={kept:(0,K.count)((0,Ht.keptOf)(e)??0),count:(0,K.count)(e.distribution.vocab??
0)};return(0,re.t)("{kept} of {count} tokens kept",t)}function Nf(e,{log:t,steps:n,series:r}){let o=e.isPrompt?t.promptSteps:n,i=o.slice(0,o.indexOf(e)+1),s=r.filter(
u=>u.value(e)!==null).map(u=>{let a=i.reduce((l,c)=>{let h=(0,Ht.finite)(u.value(c));return l===null||h===null?null:l+h},0);return`${a===null?(0,re.t)("minus in\
finity"):(0,K.information)(a,t.unit)} ${u.name}`});return(0,re.t)("log-probability so far {sums}",{sums:s.join(", ")})}function Of({watched:e=[]}){return(0,K.inParts)(
e.map(({text:t,logprob:n,raw_logprob:r,raw_rank:o})=>{let i={token:(0,K.quoted)(t),before:(0,K.percent)((0,K.probability)(r)),after:(0,K.percent)((0,K.probability)(
n)),rank:(0,K.count)(o??0)};return n===null?o?(0,re.t)("{token} {before} before (rank {rank}), removed after",i):(0,re.t)("{token} {before} before, removed afte\
r",i):o?(0,re.t)("{token} {before} before (rank {rank}), {after} after",i):(0,re.t)("{token} {before} before, {after} after",i)}))}var z=p(S(),1),rn="strips",Ef=150;function Lf({log:e,changes:t}){let[n,r]=(0,Ae.useState)(rn),o=(0,Ae.useRef)(new Map);(0,Gn.useFresh)(t).run&&(o.current=new Map);
let s=e.current(),u=s?(0,Us.pathOf)(e.lastOf(s)):[];for(let v of u)for(let{token_id:C,text:x}of v.watched??[])o.current.set(C,x);let a=Bo(e.isFromElsewhere),l=[
rn,...Object.keys(a).filter(v=>a[v].series||o.current.size)],c=l.includes(n)?n:rn;c!==n&&r(c);let h=c===rn?null:a[c],f=h?pr(h,o.current):[],g=h?[{axis:h.axis,series:f}]:
Wo(a,u,a.before&&o.current.size?pr(a.before,o.current):[]),m=v=>Gs(v,{log:e,steps:u,series:f,name:c,isWatched:!!h?.of}),b=s?m(s):(0,ve.t)("The curve grows with \
the text."),w=()=>s?(0,Vn.asSentence)(m(s)):"",O=(h??a.information).name;return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsxs)("header",{class:"gp-head",children:[(0,z.jsx)(
"h2",{class:"gp-title",children:(0,ve.t)("Curves")}),(0,z.jsx)("p",{class:"gp-curve-answer",children:Ws(u,e)}),(0,z.jsxs)("div",{class:"gp-tools",children:[(0,z.jsxs)(
"label",{children:[(0,ve.t)("Curve")," ",(0,z.jsx)("select",{class:"gp-view",value:c,onChange:({currentTarget:v})=>r(v.value),children:l.map(v=>(0,z.jsx)("optio\
n",{value:v,children:v===rn?(0,ve.t)("all, as strips"):a[v].name},v))})]}),(0,z.jsx)(Df,{unit:e.unit})]})]}),h&&(0,z.jsx)(If,{curve:h,series:f,run:w}),(0,z.jsx)(
qf,{log:e,steps:u,name:O,hasStrips:!h,strips:g,run:w}),(0,z.jsx)("p",{class:"gp-note gp-reading",tabIndex:0,role:"slider","aria-label":(0,ve.t)("Token on the cu\
rve"),...(0,Un.sliderPlace)(s,u.length,s?b:(0,ve.t)("no token yet"),e.promptSteps.length),onKeyDown:(0,Un.sliderKeys)(e),children:b}),(0,z.jsxs)("p",{class:"gp-\
note gp-about",children:[(h??a.information).about,e.promptSteps.length>0&&` ${(0,ve.t)("The prompt comes before the text, on a shaded background.")}`]})]})}var Ys=(0,Gn.runPane)(
Lf),Df=({unit:e})=>(0,z.jsxs)("label",{"data-term":"bits","data-tip":(0,ve.t)("The unit of all surprisal, entropy and divergence on this page. An event of proba\
bility 1/2 has 1 bit, or 0.69 nats."),children:[(0,ve.t)("Unit")," ",(0,z.jsxs)("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>(0,Vs.chooseUnit)(
t.value),children:[(0,z.jsx)("option",{value:"bits",children:(0,ve.t)("bits")}),(0,z.jsx)("option",{value:"nats",children:(0,ve.t)("nats")})]})]}),If=({curve:e,
series:t,run:n})=>(0,z.jsx)("div",{class:"gp-keys gp-note",children:t.map(({name:r,term:o,role:i,dash:s,tip:u})=>(0,z.jsxs)(Xs.Term,{id:o,run:n,meaning:u,children:[
(0,z.jsx)(Xr,{role:i,dash:s,width:26}),e.of?(0,z.jsx)(Ks.TokenLabel,{text:r}):r]},r))});function qf({log:e,steps:t,name:n,hasStrips:r,strips:o,run:i}){let{promptSteps:s,
unit:u}=e,a=(0,Ae.useRef)(null),[l,c]=(0,Ae.useState)(null),h=(0,Ae.useRef)({timer:0,drawnAt:-1/0}).current,f=(0,Ae.useRef)(()=>null);f.current=()=>t.length||s.
length?Xo({name:n,hasStrips:r,strips:o,steps:t,prompt:s,current:e.current(),unit:u,factor:(0,Vn.fromNats)(1,u)}):null;let d=()=>{h.timer=0,h.drawnAt=performance.
now(),a.current?.removeAttribute("aria-busy"),c(f.current())};return(0,Ae.useLayoutEffect)(()=>{h.timer||(a.current?.setAttribute("aria-busy","true"),h.timer=window.
setTimeout(d,Math.max(0,h.drawnAt+Ef-performance.now())))},[t,o]),(0,Ae.useLayoutEffect)(()=>()=>clearTimeout(h.timer),[]),(0,z.jsx)("div",{class:"gp-curve-char\
t gp-chart-box",ref:a,hidden:!l,children:l&&(0,z.jsx)(Fs,{chart:l,press:m=>{let b=m<1?s[m-1+s.length]:t.at(m-1);b&&e.selectStep(b)},run:i})})}var $a=p(ke(),1),Aa=p(ht(),1),Na=p(Vt(),1),Oa=p(X(),1),qe=p(B(),1),Ea=p(tt(),1),La=p(Kr(),1);var xt=p(X(),1),st=p(B(),1);var jr=p(X(),1),ta=p(tt(),1),zt=p(Ze(),1),Zr=p(Js(),1),na=p(Yr(),1);function ra(e,t){let{draw:n,chosen:r}=e;if(!n)return[];let{contenders:o=[]}=n,i=new Map(o.map(
({token_id:c,luck:h})=>[c,h]));e.distribution.candidates.forEach(({token_id:c},h)=>{h<n.luck.length&&i.set(c,n.luck[h])});let s=(0,zt.listedOf)(e),u=new Set(s.map(
({token_id:c})=>c)),a=[...s.map(c=>Hf(c,e,i.get(c.token_id)??null)),...o.flatMap(c=>u.has(c.token_id)?[]:[zf(c,e,t)])],l=({isRemoved:c,share:h})=>c?-1:h??0;return a.
map(c=>({...c,isChosen:c.id===r.token_id})).sort((c,h)=>l(h)-l(c))}function Hf(e,t,n){let r=(0,zt.isRemoved)(e);return{id:e.token_id,text:e.text,...on(r?0:(0,jr.probability)(
e.logprob),n),isChosen:!1,isRemoved:r,by:r?(0,zt.removerOf)(e,t):""}}function zf(e,t,n){let r=n?.knobs.temperature??1,o=(0,na.drawnOf)(t,r),i=o?.contenders[o.at],
s=(0,ta.keptOf)(t),u=i!==void 0&&(0,Zr.paceOf)(e,r)>(0,Zr.paceOf)(i,r),a=n?.others.includes("typical_p")||s===null?!u:e.rank<=s,l=i&&(e.score-i.score)/r,c=l===void 0?
null:(0,jr.probability)(t.chosen.logprob)*Math.exp(l);return{id:e.token_id,text:e.text,...on(a?c:0,e.luck),isChosen:!1,isRemoved:!a,by:""}}function on(e,t){let n=t===
null?null:Math.exp(t);return{share:e,luck:n,reached:e===null||n===null?null:e*n}}function oa(e,t){let n=({share:o,reached:i,isChosen:s})=>s?1/0:Math.max(o??0,i??
0),r=new Set([...e].sort((o,i)=>n(i)-n(o)).slice(0,t));return[...e.filter(({isChosen:o})=>o),...e.filter(o=>r.has(o)&&!o.isChosen)]}var it=100;function ia(e){let t=[],
[n,r]=[0,0];for(let o of e){if(o.isRemoved||o.share===null)continue;n+=o.share;let i=Math.min(it,Math.round(it*n));i>r&&t.push({row:o,first:r+1,last:i}),r=Math.
max(r,i)}return r<it?[...t,{row:null,first:r+1,last:it}]:t}var Qr=(e,t)=>e.find(({first:n,last:r})=>n<=t&&t<=r);var Jr=p(Ve(),1),Ff=3,Bf=-1e30,eo=({beam:e})=>typeof e.share=="number"&&typeof e.luck=="number"&&(e.score??-1/0)>Bf;function sa(e,t){let n=e.steps[t.index].filter(
eo),r=n.map(o=>Wf(o,o.beam.share??null,o===t));return{node:t,drawn:r.sort((o,i)=>(i.reached??0)-(o.reached??0)),passed:Gf(e,t,n)}}function Wf({beam:e},t,n){let{
token_id:r,text:o,parent:i,luck:s}=e;return{id:r,text:o,beam:i+1,...on(t,s??null),isChosen:n,isRemoved:!1,by:""}}function Gf(e,{index:t},n){let r=n.map(({beam:a})=>a.
share??0),o=n[r.indexOf(Math.max(...r))],i=(o.beam.score??0)-Math.log(o.beam.share??0),s=new Set(n.map(({beam:a})=>`${a.parent} ${a.token_id}`)),u=t<=e.given;return e.
distributions[t].flatMap(({candidates:a},l)=>{let c=u?l?null:0:e.byStep[t-1].get(l)?.beam.score??null;return c===null?[]:a.filter(({token_id:h,logprob:f})=>f!==
null&&!s.has(`${l} ${h}`)).map(h=>Uf(h,l,(0,xt.probability)(c+(h.logprob??0)-i)))}).filter(({share:a})=>(a??0)>Math.min(...r)).sort((a,l)=>(l.share??0)-(a.share??
0)).slice(0,Ff)}var Uf=({token_id:e,text:t},n,r)=>({id:e,text:t,beam:n+1,...on(r,null),isChosen:!1,isRemoved:!1,by:""});function aa({node:e,drawn:t,passed:n}){let r=e.
beam.share??0,o=n.find(u=>(u.share??0)>r),i={running:(0,st.t)("This one was kept."),finished:(0,st.t)("This one ended its text."),ended:(0,st.t)("This one ended\
 its text, and does not count."),pruned:(0,st.t)("This one was not kept."),unseen:""}[e.beam.status],s=[o&&(0,st.t)("{token}, with {share}, was likelier and was\
 not drawn.",{token:(0,Jr.wordOf)(o.text),share:(0,xt.percent)(o.share??0)}),(0,st.t)("Of what is drawn, the search keeps the texts with the best sums."),i];return{
answer:(0,st.t)("{count} continuations were drawn here, {token} among them, with {share} of the probability.",{count:(0,xt.count)(t.length),token:(0,Jr.wordOf)(
e.beam.text),share:(0,xt.percent)(r)}),note:s.filter(Boolean).join(" ")}}var ua=p(ke(),1),je=p(B(),1),la=p(Pe(),1);var to=p(Ve(),1),oe=p(S(),1);function ca({rows:e,press:t,tell:n}){let[r,o]=(0,ua.useState)(null),i=ia(e),s=r===null?void 0:Qr(i,r),u=l=>{o(l),n(l,Qr(i,l)?.row?.
text??"")},a=l=>{let c=Number(l);Number.isInteger(c)&&c>=1&&c<=it?u(c):o(null)};return(0,oe.jsxs)("details",{class:"gp-die",children:[(0,oe.jsx)("summary",{children:(0,je.t)(
"Roll it yourself with a 100-sided die")}),(0,oe.jsx)("p",{class:"gp-note",children:(0,je.t)("Each token gets one number for each percent of its probability. Ro\
ll, or type what a real die shows.")}),(0,oe.jsx)("ol",{class:"gp-ranges",children:i.map(l=>(0,oe.jsx)(Xf,{range:l,isRolled:l===s},l.first))}),(0,oe.jsxs)("p",{
class:"gp-throw",children:[(0,oe.jsx)("button",{type:"button",class:"gp-button gp-roll",onClick:()=>u(Vf()),children:(0,je.t)("Roll")}),(0,oe.jsxs)("label",{children:[
(0,je.t)("or type a number:")," ",(0,oe.jsx)("input",{type:"number",class:"gp-typed",min:1,max:it,value:r??"",onInput:({currentTarget:l})=>a(l.value)})]}),(0,oe.jsx)(
"output",{class:"gp-rolled","aria-live":"polite",children:r!==null&&s&&Kf(r,s)}),t&&s?.row&&(0,oe.jsx)(Yf,{row:s.row,press:t})]})]})}var Vf=()=>1+Math.floor(Math.
random()*it);function Xf({range:{row:e,first:t,last:n},isRolled:r}){return(0,oe.jsxs)("li",{class:r?"gp-rolled-one":void 0,style:{flexGrow:n-t+1},children:[(0,oe.jsx)(
"span",{class:"gp-sides",children:t===n?t:`${t}–${n}`})," ",e?(0,oe.jsx)(la.TokenLabel,{text:e.text}):(0,oe.jsx)("span",{children:(0,je.t)("all others")})]})}
var Kf=(e,{row:t})=>t?(0,je.t)("rolled {number}: {token}",{number:e,token:(0,to.wordOf)(t.text)}):(0,je.t)("rolled {number}: a token that is not listed; roll ag\
ain.",{number:e});function Yf({row:e,press:t}){return(0,oe.jsx)("button",{type:"button",class:"gp-button gp-main gp-go-on",onClick:()=>t(e.id),children:(0,je.t)(
"Continue from here with {token}",{token:(0,to.wordOf)(e.text)})})}var Qe=p(X(),1),_t=p(B(),1),oo=p(tt(),1),xa=p(ha(),1),Yn=p(da(),1),_a=p(Ve(),1);var Kn=p(X(),1),te=p(B(),1),ba=p(no(),1),ro=p(pt(),1),ya=p(Xn(),1),wa=p(Pe(),1),sn=p(Ve(),1),G=p(S(),1),an=e=>Math.max(...e.map(({share:t,reached:n})=>Math.max(
t??0,n??0))),un=({rows:e,top:t})=>(0,G.jsxs)("div",{class:"gp-race",role:"table","aria-label":(0,te.t)("The race of this draw"),children:[(0,G.jsx)(Zf,{areOfBeams:e.
some(({beam:n})=>n)}),e.map(n=>(0,G.jsx)(jf,{row:n,top:t},`${n.beam??""} ${n.id}`))]}),Zf=({areOfBeams:e})=>(0,G.jsxs)("div",{class:"gp-runner gp-heads",role:"r\
ow",children:[(0,G.jsx)("span",{role:"columnheader",children:(0,te.t)("token")}),(0,G.jsxs)("span",{role:"columnheader",children:[(0,G.jsx)("i",{class:"gp-swatc\
h gp-after","aria-hidden":"true"}),e?(0,te.t)("probability × luck"):(0,te.t)("probability × luck: the longest wins")," ",(0,G.jsxs)("span",{class:"gp-before-k\
ey",children:[(0,G.jsx)("i",{class:"gp-swatch gp-before","aria-hidden":"true"}),(0,te.t)("probability")]})]}),(0,G.jsx)("span",{role:"columnheader",children:(0,G.jsx)(
ro.Term,{id:"probability",formula:"",meaning:e?(0,te.t)("Its share of the probability of all continuations of all beams."):(0,te.t)("The probability after the p\
rocessors, from which the token is drawn."),children:(0,te.t)("probability")})}),(0,G.jsx)("span",{role:"columnheader",children:(0,G.jsx)(ro.Term,{id:"luck",children:(0,te.t)(
"luck")})})]});function jf({row:e,top:t}){let{text:n,share:r,luck:o,reached:i,isChosen:s,isRemoved:u,by:a,beam:l}=e,c=["gp-runner",s&&"gp-chosen",u&&"gp-removed"],
h=a?(0,te.t)("removed by {processor}",{processor:a}):(0,te.t)("removed");return(0,G.jsxs)("div",{class:c.filter(Boolean).join(" "),role:"row",ref:(0,ya.tip)(()=>Qf(
e)),children:[(0,G.jsxs)("span",{class:"gp-name",role:"rowheader",children:[(0,G.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:s?"▶":u?"✕":""}),
l&&(0,G.jsx)("span",{class:"gp-of-beam",children:(0,te.t)("beam {number}",{number:l})}),(0,G.jsx)(wa.TokenLabel,{text:n,class:"gp-word"}),s&&(0,G.jsx)("span",{class:"\
gp-hidden",children:` ${l?(0,te.t)("selected"):(0,te.t)("won")}`})]}),(0,G.jsx)("span",{role:"cell",children:(0,G.jsx)(ba.TwoBars,{after:i,before:u?null:r,top:t,
kind:s?"chosen":null,removed:u&&h})}),(0,G.jsx)("span",{class:"gp-number",role:"cell",children:u?"":r===null?"–":(0,Kn.percent)(r)}),(0,G.jsx)("span",{class:"\
gp-number",role:"cell",children:o===null?"–":(0,sn.factorWords)(o)})]})}function Qf({text:e,share:t,luck:n,reached:r,isRemoved:o,beam:i}){let s={token:(0,sn.wordOf)(
e),share:(0,Kn.percent)(t??0),luck:(0,sn.factorWords)(n??0),reached:(0,Kn.percent)(r??0)};return o?(0,te.t)("{token} was removed before the draw: its luck, {luc\
k}, did not count.",s):i&&n===null?(0,te.t)("{token}, with {share}, was not drawn: it had too little luck.",s):r===null?(0,te.t)("{token}: how far it got is not\
 known.",s):(0,te.t)("{token}: {share} {luck} = {reached}",s)}var ee=p(S(),1),ka=e=>Ma(e)!==null||Sa(e).length>0;function va({step:e,judge:t}){let n=Ma(e),r=Sa(e);return(0,ee.jsxs)(ee.Fragment,{children:[n&&(0,ee.jsx)(eh,{
token:n,judge:t}),r.length>0&&(0,ee.jsx)(th,{step:e,race:r,isAlone:!n})]})}function Ma({draft:e}){let t=e&&e.round.drafted.at(e.place);return t&&e.place<e.round.
drafted.length&&(0,oo.isKnown)(t.uniform)?t:null}var Sa=({draft:e})=>e&&Jf(e.round,e.place)?e.round.race:[],Jf=({num_accepted:e},t)=>t===e;function eh({token:e,
judge:t}){let{target_logprob:n,draft_logprob:r,uniform:o,ratio:i}=e,s=[[(0,_t.t)("p (target)"),(0,Qe.percent)((0,Qe.probability)(n))],[(0,_t.t)("q (draft)"),(0,Qe.percent)(
(0,Qe.probability)(r))],[(0,Yn.ratioName)(t),(0,oo.isKnown)(i)?(0,Qe.decimals)(i,i>=100?0:4):"–"],[(0,_t.t)("the draw"),(0,Qe.decimals)(o,4)]];return(0,ee.jsxs)(
ee.Fragment,{children:[(0,ee.jsx)("p",{class:"gp-answer-sentence",children:(0,Yn.verdictWords)(e,t)}),(0,ee.jsx)(xa.AcceptBar,{token:e,judge:t}),(0,ee.jsx)("dl",
{class:"gp-accept-numbers",children:s.map(([u,a])=>(0,ee.jsxs)("div",{children:[(0,ee.jsx)("dt",{children:u}),(0,ee.jsx)("dd",{children:a})]},u))})]})}function th({
step:e,race:t,isAlone:n}){let r=t.map(nh),o=(0,_a.wordOf)(e.chosen.text),i=n?(0,_t.t)("The whole draft was kept. {token} came after it, drawn from the target’s \
own probabilities.",{token:o}):(0,_t.t)("So {token} was drawn in its place, from what the target gives beyond the draft: max(0, p − q), scaled up to 1.",{token:o});
return(0,ee.jsxs)(ee.Fragment,{children:[(0,ee.jsx)("p",{class:n?"gp-answer-sentence":"gp-followed",children:i}),(0,ee.jsx)(un,{rows:r,top:an(r)}),(0,ee.jsx)("p",
{class:"gp-note gp-others",children:(0,_t.t)("These came furthest. No other token got as far as the last of them.")})]})}function nh({token_id:e,text:t,probability:n,
luck:r},o){let i=Math.exp(r);return{id:e,text:t,share:n,luck:i,reached:n*i,isChosen:o===0,isRemoved:!1,by:""}}var at=p(Ve(),1),Zn=p(Yr(),1),jn=p(Pa(),1);var so=p(Ra(),1),W=p(S(),1),io=10;function rh({log:e}){let t=e.current();return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)("header",{class:"gp-head",children:(0,W.jsx)(
"h3",{class:"gp-title",children:(0,qe.t)("How this token won")})}),t?t.draw?(0,W.jsx)(oh,{log:e,step:t},`${t.sequence} ${t.index}`):(0,Na.isBeamNode)(t)&&eo(t)?
(0,W.jsx)(ih,{race:sa(e.prompts[t.sequence],t)},`${t.sequence} ${t.index}`):ka(t)?(0,W.jsx)(va,{step:t,judge:(0,La.judgeOf)(e.started)}):(0,W.jsx)("p",{class:"g\
p-undrawn",children:(0,at.undrawnWords)(t,e)}):(0,W.jsx)("p",{class:"gp-note gp-no-token",children:(0,qe.t)("How this token was drawn appears here.")})]})}var Da=(0,Aa.runPane)(
rh,({started:e})=>!e?.elsewhere);function oh({log:e,step:t}){let[n,r]=(0,$a.useState)(!1),o=ra(t,(0,so.settingsOf)(e.started)),i=oa(o,n?o.length:io),s=an(i),u=e.
canAsk?a=>e.ask({type:"branch",step:t,tokenId:a}):null;return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)("p",{class:"gp-answer-sentence",children:(0,at.wonWords)(
t)}),(0,W.jsx)("p",{class:"gp-note gp-would",children:sh(t,e)}),(0,W.jsx)(un,{rows:i,top:s}),o.length>io&&(0,W.jsx)("button",{type:"button",class:"gp-button gp-\
all","aria-expanded":n,onClick:()=>r(!n),children:n?(0,qe.t)("show {count} only",{count:io}):(0,qe.t)("show all {count}",{count:(0,Oa.count)(o.length)})}),(0,W.jsx)(
ah,{step:t,rows:o}),(0,W.jsx)(ca,{rows:o,press:u,tell:(a,l)=>e.setRoll(a,l)})]})}function ih({race:e}){let{answer:t,note:n}=aa(e),r=[...e.drawn,...e.passed];return(0,W.jsxs)(
W.Fragment,{children:[(0,W.jsx)("p",{class:"gp-answer-sentence",children:t}),(0,W.jsx)("p",{class:"gp-note gp-would",children:n}),(0,W.jsx)(un,{rows:r,top:an(r)})]})}
function sh(e,t){let n=(0,so.settingsOf)(t.started),r=n&&(0,Zn.drawnOf)(e,n.knobs.temperature);if(!n||!r||r.contenders.length<2)return"";let{low:o,high:i,below:s,
above:u}=(0,jn.spanOf)(r,n,"temperature"),[a,l]=(0,jn.limitsOf)("temperature",n,r.vocab),c=(0,at.rangeWords)("temperature",{low:o,high:i,hasLow:o>a,hasHigh:i<l}),
f=[[s,d=>(0,qe.t)("Below, {token} would have won.",d)],[u,d=>(0,qe.t)("Above, {token} would have won.",d)]].flatMap(([d,g])=>typeof d=="number"?[g({token:(0,at.wordOf)(
(0,Zn.textAt)(e,d))})]:[]);return[(0,qe.t)("With the same luck it would have won at {range}.",{range:c}),...f].join(" ")}function ah({step:e,rows:t}){let n=((0,Ea.keptOf)(
e)??0)-t.filter(({isRemoved:r})=>!r).length;return n<=0?null:(0,W.jsx)("p",{class:"gp-note gp-others",children:(0,qe.tn)(n,"The {count} other token that was lef\
t did not get as far.","None of the {count} other tokens that were left got as far.")})}var lt=p(ke(),1),ja=p(ht(),1),Qa=p(X(),1),fe=p(B(),1);var me=p(ao(),1),qa=p(Vt(),1),Je=p(X(),1),le=p(B(),1);function Ha(e,t){let n=e.allLines(),r=e.started?.effective.length_penalty??1,o=t.sequences.map((i,s)=>uh(i,
(0,qa.pathOf)(n.at(s)?.last??null),r));return{finished:t,outputs:o,tree:(0,me.addUp)(e)}}function uh(e,t,n){let{transition_scores:r,logprobs:o,score:i}=e,s=e.token_ids.
map((d,g)=>{let m=t.at(g)?.chosen.token_id===d?t[g]:null,[b,w]=[o[g],r?r[g]:null];return{id:d,text:m?m.chosen.text:"?",recorded:b,library:w,difference:r?(0,me.apart)(
b,w):null,drawn:m?(0,me.apart)(b,m.chosen.logprob):1/0}}),u=o.filter((d,g)=>!t.at(g)?.given),a=u.reduce((d,g)=>d+(g??-1/0),0),l=u.length**n,c=u.length?a/l:null,
f=i!==null&&c!==null&&i*l>me.SUNK?(0,me.apartAfterPenalty)(a,i,l):null;return{tokens:s,sum:a,length:u.length,penalty:n,rebuilt:c,score:i,difference:f}}function uo(e,t=1e-9){
if(!Number.isFinite(e))return"∞";let n=Math.max(e,t),r=Math.floor(Math.log10(n)+1e-9),o=Math.ceil(n/10**r-1e-6);return o===10?`1e${r+1}`:`${o}e${r}`}var lh=e=>e!==
null&&!(e<=me.AGREE);function za({outputs:e,tree:t},{mode:n}){let r=e.flatMap(l=>l.tokens);if(!r.length)return{kind:"none",sign:"–",words:(0,le.t)("There are \
no scores to check: no token was generated.")};let o=r.filter(({difference:l})=>l!==null),i=e.filter(({difference:l})=>l!==null),s=[...ch(i),...t?.sum.count?dh(
t):[],...hh(o),...ph(r.filter(({drawn:l})=>l>me.AGREE).length)];if(s.length)return{kind:"differs",sign:"✗",words:(0,Je.inParts)(s)};let u=[...fh(i),...t?.sum.
count?[mh(t)]:[]];if(!o.length){let l=n==="custom"?(0,le.t)("compute_transition_scores does not apply: the run used your own decoding loop"):(0,le.t)("compute_t\
ransition_scores does not apply: the run was recorded without the library’s scores");return{kind:"none",sign:"–",words:(0,Je.inParts)([...u,l])}}let a=(0,le.tn)(
o.length,"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_sco\
res to within {bound}",{bound:Qn(o)});return{kind:"agrees",sign:"✓",words:(0,Je.inParts)([...u,a])}}var Qn=e=>uo(Math.max(0,...e.map(({difference:t})=>t??0))),
Fa=e=>e.filter(({difference:t})=>lh(t)).length;function ch(e){let t=Fa(e);if(!t)return[];let n={count:(0,Je.count)(t),all:(0,Je.count)(e.length),bound:Qn(e)};return[
(0,le.t)("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",n)]}function fh(e){return e.length?[(0,le.tn)(e.length,"{count} sequences_s\
cores is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:Qn(e)})]:[]}function hh(e){let t=Fa(e);return t?[(0,le.tn)(t,
"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transiti\
on_scores, by up to {bound}",{all:(0,Je.count)(e.length),bound:Qn(e)})]:[]}var ph=e=>e?[(0,le.tn)(e,"{count} token of the outputs differs from the steps that ar\
e shown","{count} tokens of the outputs differ from the steps that are shown")]:[];function dh({sum:e,given:t,final:n,pool:r,output:o}){let i=({count:s,furthest:u})=>({
all:(0,Je.count)(s),bound:uo(u)});return[e.off&&(0,le.tn)(e.off,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes\
 do not add up: the furthest is off by {bound}",i(e)),t.off&&(0,le.tn)(t.off,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} \
of {all} given tokens do not count as 0: the furthest is off by {bound}",i(t)),n.off&&(0,le.tn)(n.off,"{count} of {all} final scores does not follow from its su\
m: it is off by {bound}","{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",i(n)),r.off&&(0,le.tn)(r.off,"{count} of \
{all} kept scores does not follow from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the fu\
rthest is off by {bound}",i(r)),o.off&&(0,le.tn)(o.off,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{coun\
t} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}",i(o))].filter(s=>!!s)}function mh(e){let t=Math.max(...[e.
sum,e.given,e.final,e.pool,e.output].map(n=>n.furthest));return(0,le.tn)(e.sum.count,"{count} node of the tree adds up to within {bound}","{count} nodes of the \
tree add up to within {bound}",{bound:uo(t,me.TREE_ROUNDING)})}var He=p(ao(),1),cn=p(gn(),1),ut=p(X(),1),_=p(B(),1),Wa=p(pt(),1),fo=p(Pe(),1),y=p(S(),1),co=e=>e===null||(0,He.impossible)(e)?"−∞":(0,cn.fixed)(e,3),et=e=>e===
null||(0,He.impossible)(e)?"−∞":e<He.SUNK?(0,cn.notation)(e.toExponential(3).replace("-","−")):(0,ut.decimals)(e,5),gh=e=>e===null||e<0||(0,He.impossible)(
e)?`(${et(e)})`:et(e),ae=e=>(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Wa.Term,{...e})});function ho({of:e}){if(e===null)return(0,y.jsx)("td",{children:"–"});
let t=e>He.AGREE,n=e===0?"0":Number.isFinite(e)?e.toExponential(0):"∞";return(0,y.jsx)("td",{class:t?"gp-off":"",children:(t?"✗ ":"")+n})}var Ga=({outputs:e})=>(0,y.jsxs)(
"table",{class:"gp-sums",children:[(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"col",children:(0,_.t)("output")}),(0,y.jsx)(ae,
{id:"cumulative-logprob",unit:"nats",meaning:(0,_.t)("The recorded log-probabilities of the output’s tokens, added up, in nats; those of given tokens are left o\
ut."),children:(0,_.t)("sum")}),(0,y.jsx)(ae,{id:"length",meaning:(0,_.t)("How many tokens the output has, without the prompt and without given tokens."),children:(0,_.t)(
"length")}),(0,y.jsx)(ae,{id:"length-penalty",meaning:(0,_.t)("The length_penalty of this run: above 1 it favours long outputs, below 1 short ones."),children:(0,_.t)(
"penalty")}),(0,y.jsx)(ae,{id:"sequence-score",meaning:(0,_.t)("sum / length ** length_penalty, computed here."),children:(0,_.t)("rebuilt")}),(0,y.jsx)(ae,{id:"\
sequence-score",meaning:(0,_.t)("The score that the library gave the output."),children:(0,_.t)("sequences_scores")}),(0,y.jsx)(ae,{id:"sequence-score",formula:"",
meaning:(0,_.t)("How far the rebuilt score is from the library’s."),children:(0,_.t)("difference")})]})}),(0,y.jsx)("tbody",{children:e.map(({sum:t,length:n,penalty:r,
rebuilt:o,score:i,difference:s},u)=>i!==null&&(0,y.jsxs)("tr",{children:[(0,y.jsx)("td",{children:u+1}),(0,y.jsx)("td",{children:co(t)}),(0,y.jsx)("td",{children:n}),
(0,y.jsx)("td",{children:r}),(0,y.jsx)("td",{children:(0,ut.decimals)(o,4)}),(0,y.jsx)("td",{children:(0,ut.decimals)(i,4)}),(0,y.jsx)(ho,{of:s})]},u))})]});function Ua({
tree:{sum:e,given:t,final:n,pool:r,output:o},penalty:i}){return(0,y.jsxs)("table",{class:"gp-tree-sums",children:[(0,y.jsx)(bh,{}),(0,y.jsxs)("tbody",{children:[
e.worst&&(0,y.jsx)(ln,{words:(0,_.t)("node: parent’s score + log-probability"),times:e.count,difference:e.worst.difference,where:lo(e.worst.node),computed:yh(
e.worst),recorded:e.worst.node.beam.score}),t.worst&&(0,y.jsx)(ln,{words:(0,_.t)("given token: counts as 0"),times:t.count,difference:t.worst.difference,where:lo(
t.worst.node),computed:et(0),recorded:t.worst.node.beam.score}),n.worst&&(0,y.jsx)(ln,{words:(0,_.t)("ended: score / length ** length_penalty"),times:n.count,difference:n.
worst.difference,where:lo(n.worst.node),computed:Ba(n.worst,i),recorded:n.worst.node.beam.final_score}),r.worst&&(0,y.jsx)(ln,{words:(0,_.t)("kept after a step:\
 the best that ended"),times:r.count,difference:r.worst.difference,where:(0,_.t)("step {number}: rank {rank}",{number:r.worst.step+1,rank:r.worst.place+1}),computed:r.
worst.expected===null?"–":et(r.worst.expected),recorded:r.worst.told}),o.worst&&(0,y.jsx)(ln,{words:(0,_.t)("output: score where its path ends, after the pena\
lty"),times:o.count,difference:o.worst.difference,where:(0,y.jsxs)(y.Fragment,{children:[(0,_.t)("output {number}:",{number:o.worst.number+1})," ",(0,y.jsx)(Va,
{node:o.worst.node})]}),computed:Ba(o.worst,i),recorded:o.worst.told})]})]})}var bh=()=>(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"\
col",children:(0,_.t)("rule")}),(0,y.jsx)(ae,{id:"beam",formula:"",unit:"",meaning:(0,_.t)("How many numbers of the tree were computed again by this rule."),children:(0,_.t)(
"checked")}),(0,y.jsx)(ae,{id:"beam",formula:"",unit:"",meaning:(0,_.t)("The step and the token, or the output, where the computed and the recorded number diffe\
r most."),children:(0,_.t)("largest at")}),(0,y.jsx)(ae,{id:"beam",formula:"",meaning:(0,_.t)("What the number should be, from the other numbers of the tree. A \
beam that waits, such as a copy of the first one, has a score of about −1e9."),children:(0,_.t)("computed")}),(0,y.jsx)(ae,{id:"beam",formula:"",meaning:(0,_.t)(
"The number that was recorded while the search went on."),children:(0,_.t)("recorded")}),(0,y.jsx)(ae,{id:"sequence-score",formula:"",meaning:(0,_.t)("How far a\
part the two are, in nats. The page knows these numbers to five decimal places: differences up to 0.00002 are rounding."),children:(0,_.t)("difference")})]})}),
ln=({words:e,times:t,difference:n,where:r,computed:o,recorded:i})=>(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"row",children:e}),(0,y.jsx)("td",{children:(0,ut.count)(
t)}),(0,y.jsx)("td",{children:r}),(0,y.jsx)("td",{children:o}),(0,y.jsx)("td",{children:et(i)}),(0,y.jsx)(ho,{of:n})]}),Va=({node:e})=>(0,y.jsx)(fo.TokenLabel,{
text:e.beam.text}),lo=e=>(0,y.jsxs)(y.Fragment,{children:[(0,_.t)("step {number}:",{number:e.index+1})," ",(0,y.jsx)(Va,{node:e})]});function yh({node:{beam:e},
parent:t}){let{logprob:n}=e,r=n===null||(0,He.impossible)(n)||t===null?null:t+n;return`${et(t)} + ${gh(n)} = ${et(r)}`}function Ba({node:e,power:t},n){let{beam:r,
length:o}=e,{score:i}=r,s=i===null||(0,He.impossible)(i)?null:i/t;return`${et(i)} / ${o} ** ${n} = ${et(s)}`}var Xa=({tokens:e})=>(0,y.jsxs)("table",{class:"gp-\
scores",children:[(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)(ae,{id:"length",formula:"",unit:"",meaning:(0,_.t)("The token’s place in the \
output."),children:(0,_.t)("place")}),(0,y.jsx)(ae,{id:"token",meaning:(0,_.t)("The token’s number in the vocabulary."),children:(0,_.t)("token id")}),(0,y.jsx)(
"th",{scope:"col",children:(0,_.t)("token")}),(0,y.jsx)(ae,{id:"logprob",meaning:(0,_.t)("The token’s log-probability after the processors, in nats, as it was r\
ecorded while the run went on."),children:(0,_.t)("log-probability")}),(0,y.jsx)(ae,{id:"logprob",meaning:(0,_.t)("The same by the library’s compute_transition_\
scores, in nats."),children:(0,_.t)("the library’s")}),(0,y.jsx)(ae,{id:"sequence-score",formula:"",meaning:(0,_.t)("How far apart the two are, in nats. Float\
ing-point rounding makes differences of less than 0.00001."),children:(0,_.t)("difference")}),(0,y.jsx)(ae,{id:"probability",meaning:(0,_.t)("The token’s probab\
ility after the processors."),children:(0,_.t)("probability")})]})}),(0,y.jsx)("tbody",{children:e.map(({id:t,text:n,recorded:r,library:o,difference:i},s)=>(0,y.jsxs)(
"tr",{children:[(0,y.jsx)("td",{children:s+1}),(0,y.jsx)("td",{children:t}),(0,y.jsx)("td",{children:(0,y.jsx)(fo.TokenLabel,{text:n})}),(0,y.jsx)("td",{children:co(
r)}),(0,y.jsx)("td",{children:i===null?"–":co(o)}),(0,y.jsx)(ho,{of:i}),(0,y.jsx)("td",{children:(0,cn.notation)(`${((0,ut.probability)(r)*100).toFixed(2)}%`)})]},
s))})]});var R=p(S(),1),Ka=20;function wh({log:e}){let[t,n]=(0,lt.useState)(!1),r=(0,lt.useRef)(null),{started:o,finished:i}=e,s=(0,lt.useMemo)(()=>i&&Ha(e,i),[i]);if(!o)
return null;let u=s?za(s,o):{kind:"none",sign:"–",words:(0,fe.t)("The scores are checked against the library when the run has finished.")};return(0,R.jsxs)("d\
etails",{class:"gp-opened",onToggle:({currentTarget:l})=>n(l.open),onKeyDown:({key:l,currentTarget:c})=>{let h=c;l!=="Escape"||!h.open||(h.open=!1,r.current?.focus())},
children:[(0,R.jsxs)("summary",{ref:r,children:[(0,R.jsx)("span",{class:"gp-badge","aria-hidden":"true","data-verdict":u.kind,children:u.sign}),(0,R.jsx)("span",
{class:"gp-sign-words",children:s?xh(u):(0,fe.t)("not checked yet")})]}),(0,R.jsxs)("div",{class:"gp-behind","data-holds-tips":!0,children:[(0,R.jsx)("p",{class:"\
gp-verdict-line",role:"status",children:u.words}),t&&(0,R.jsx)(_h,{log:e,checked:s},s?"checked":"running")]})]})}var Ja=(0,ja.runPane)(wh,e=>e.started!==null);function xh({
kind:e}){return e==="agrees"?(0,fe.t)("agrees with the library"):e==="differs"?(0,fe.t)("differs from the library"):(0,fe.t)("not checked")}function _h({log:e,checked:t}){
return e.hideFrom!==null?(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(Ya,{log:e}),t&&(0,R.jsx)(Za,{checked:t}),(0,R.jsx)("p",{class:"gp-note gp-secret",children:(0,fe.t)(
"The tokens are hidden while you guess the next one.")})]}):(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(Ya,{log:e}),t&&(0,R.jsx)(Za,{checked:t}),t?.tree&&t.tree.
sum.count>0&&(0,R.jsxs)("div",{class:"gp-tree-check",children:[(0,R.jsx)("p",{class:"gp-note",children:(0,fe.t)("All nodes of the tree are added up again. For e\
ach rule, the place with the largest difference:")}),(0,R.jsx)("div",{class:"gp-wide",children:(0,R.jsx)(Ua,{tree:t.tree,penalty:e.started?.effective.length_penalty??
1})})]}),t&&(0,R.jsx)(kh,{log:e,checked:t})]})}var Ya=({log:e})=>(0,R.jsx)("p",{class:"gp-note gp-how",children:e.usesBeams?(0,fe.t)("The playground records a l\
og-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as\
 its documentation asks for beams)."):(0,fe.t)("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own co\
mpute_transition_scores gives for the same run (normalize_logits=True).")});function Za({checked:{outputs:e}}){return e.every(({score:t})=>t===null)?null:(0,R.jsxs)(
"div",{class:"gp-beam-check",children:[(0,R.jsx)("p",{class:"gp-note",children:(0,fe.t)("An output’s score is the sum of its log-probabilities / length ** lengt\
h_penalty.")}),(0,R.jsx)("div",{class:"gp-wide",children:(0,R.jsx)(Ga,{outputs:e})})]})}function kh({log:e,checked:{finished:t,outputs:n}}){let[r,o]=(0,lt.useState)(
0),[i,s]=(0,lt.useState)(null),{tokens:u}=n.at(r)??n.at(0)??{tokens:[]},a=i===t||u.length<=Ka;return(0,R.jsxs)("div",{class:"gp-token-check",children:[n.length>
1&&(0,R.jsx)("p",{class:"gp-which",children:(0,R.jsxs)("label",{class:"gp-note",children:[(0,fe.t)("Tokens of")," ",(0,R.jsx)("select",{class:"gp-output",value:r,
onChange:({currentTarget:l})=>o(Number(l.value)),children:n.map((l,c)=>(0,R.jsx)("option",{value:c,children:e.usesBeams?(0,fe.t)("output {number}",{number:c+1}):
(0,fe.t)("sequence {number}",{number:c+1})},c))})]})}),(0,R.jsx)("div",{class:"gp-wide",children:(0,R.jsx)(Xa,{tokens:a?u:u.slice(0,Ka)})}),!a&&(0,R.jsx)("butto\
n",{type:"button",class:"gp-button gp-all",onClick:()=>s(t),children:(0,fe.t)("Show all {count} tokens",{count:(0,Qa.count)(u.length)})})]})}var pu=p(ht(),1),du=p(tu(),1),er=p(B(),1),mu=p(ru(),1);var kt=p(Kr(),1),cu=p(iu(),1),L=p(X(),1),U=p(B(),1),fn=p(tt(),1),Jn=p(au(),1),ct=p(lu(),1),Y=p(Ze(),1);function fu(e,t){let{started:n,unit:r}=t;if(!e||!n)return[
(0,U.t)("No token yet")];if(t.rejected)return(0,kt.rejectedSentences)(t.rejected,e.chosen.text,(0,kt.judgeOf)(n));if((0,fn.isFromElsewhere)(e))return vh(e,n,r);
let o=[(0,Y.certaintyWords)(e.distribution.entropy_before,r),...Mh(e),...Th(e,r),...Sh(e,n)];if(e.mark){let s=(0,Jn.watermarkOf)(n),{chosen:u,index:a,mark:l,given:c=!1}=e;
o.push((0,Jn.stepMarkWords)({chosen:u,index:a,mark:l,given:c,isFirst:a<s.early},s))}o.push(hu(e,n)),e.draft&&o.push(...(0,kt.draftSentences)(e,(0,kt.judgeOf)(n))),
e.beam&&o.push(...(0,cu.beamSentences)(e,t)),e.reranked&&o.push(...Ph(e,n));let{raw_logprob:i}=e.chosen;return i!==null&&o.push((0,U.t)("Its surprisal, before t\
he processors, was {value}.",{value:(0,L.information)(-i,r)})),o}function vh(e,t,n){let{chosen:r}=e,o=(0,Y.listedOf)(e).find(a=>a.raw_rank===1),i=a=>(0,U.t)("Th\
e likeliest token was {token}, with {share}.",(0,ct.had)(a)),s=r.raw_rank===1||!o?[]:[i(o)];r.raw_rank===1?s.push(i(r)):r.raw_rank?s.push((0,U.t)("The server ga\
ve {token} {share}: rank {rank}.",{...(0,ct.had)(r),rank:(0,L.count)(r.raw_rank)})):s.push((0,U.t)("The server gave {token} {share}.",(0,ct.had)(r)));let u=(0,L.information)(
r.raw_logprob===null?null:-r.raw_logprob,n);return[...s,hu(e,t),(0,U.t)("Its surprisal was {value}.",{value:u})]}function Mh(e){let{chosen:t,distribution:n}=e,{
name:r}=(0,Y.sourceOf)(e),o={source:r,...(0,ct.had)(t),vocab:(0,L.count)(n.vocab??0)};if((0,Y.beginsContrasted)(e))return[];if(t.raw_rank===1)return[(0,U.t)("It\
s first choice was {token}, with {share}.",o)];let i=(0,Y.listedOf)(e).find(a=>a.raw_rank===1),s=i?[(0,U.t)("Its first choice was {token}, with {share}.",(0,ct.had)(
i))]:[],u=t.raw_rank?(0,U.t)("It gave {token} {share}: rank {rank} of {vocab}.",{...o,rank:(0,L.count)(t.raw_rank)}):(0,U.t)("It gave {token} {share}.",o);return[
...s,u]}function Sh(e,t){let n=(0,Y.stagesOf)(e);if(!n.length)return e.isPrompt||e.read?[]:[(0,U.t)("No processor changed that.")];let r=n.filter(({idle:o})=>!o);
return r.length?r.map(o=>{let i=(0,ct.nameOfStage)(o,t),s=o.kept===o.keptBefore?(0,Y.effectWords)(o):`${(0,Y.effectWords)(o)}, ${(0,U.t)("{count} left",{count:(0,L.count)(
o.kept)})}`,{chosen:u}=e,[a,l]=[(0,Y.shareAt)(u,o.number-1),(0,Y.shareAt)(u,o.number)],c={name:i,effect:s,token:(0,L.quoted)(u.text),before:(0,L.percent)(a||0),
after:(0,L.percent)(l||0)};return a===void 0||l===void 0?(0,U.t)("{name}: {effect}.",c):!l&&a?(0,U.t)("{name}: {effect}; {token} had {before}, and could no long\
er be chosen.",c):c.before===c.after?(0,U.t)("{name}: {effect}; {token} stayed at {after}.",c):(0,U.t)("{name}: {effect}; {token} went from {before} to {after}.",
c)}):[(0,U.tn)(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}
function hu(e,t){let{chosen:n,given:r,isPrompt:o}=e,i=(0,L.filled)((0,Y.choiceOf)(e,t)[1],{token:(0,L.quoted)(n.text)}).join("");return r||o||e.beam||(0,fn.isFromElsewhere)(
e)?`${i}.`:(0,Y.isRemoved)(n)?(0,U.t)("{words}, though {processor} had removed it.",{words:i,processor:(0,Y.removerOf)(n,e)}):{...t.effective,...t.config}.do_sample&&
!e.draft&&!e.reranked?(0,U.t)("{words}: its chance was {share}.",{words:i,share:(0,L.percent)((0,L.probability)(n.logprob))}):`${i}.`}function Th({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:i}=e,s={final:r,layer:n,divergence:(0,L.information)(i[o.indexOf(n)]??null,t)};return[(0,U.tn)(
o.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final\
}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",s)]}function Ph({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(
({token_id:l})=>l===t.token_id);if(!e||!o)return[];let i={share:(0,L.percent)(o.probability),penalty:(0,L.decimals)(o.penalty),score:(0,L.decimals)(o.score)},s=[
(0,U.t)("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:u}={...n,...r};(0,fn.isKnown)(
u)&&s.push((0,U.t)("score = (1 − α) · probability − α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:u,probability:(0,L.decimals)(
o.probability)}));let a=e.reduce((l,c)=>c.probability>l.probability?c:l);if(a!==o){let l={token:(0,L.quoted)(a.text),count:e.length,share:(0,L.percent)(a.probability),
penalty:(0,L.decimals)(a.penalty),score:(0,L.decimals)(a.score)};s.push((0,U.t)("The most probable of the {count} weighed tokens, {token} with {share}, has a pe\
nalty of {penalty} and only a score of {score}.",l))}return s}var ze=p(S(),1);function Ch({log:e}){let t=({currentTarget:n})=>{let r=n.closest(".gp-pane");r&&(0,du.openGlossary)(r)};return(0,ze.jsxs)(ze.Fragment,{children:[
(0,ze.jsx)("header",{class:"gp-head",children:(0,ze.jsx)("h3",{class:"gp-title",children:(0,er.t)("In words")})}),(0,ze.jsx)(mu.Sentences,{list:fu(e.current(),e)}),
(0,ze.jsxs)("p",{class:"gp-note",children:[(0,er.t)("All numbers are from this step, as recorded.")," ",(0,ze.jsx)("button",{type:"button",class:"gp-link gp-to-\
glossary",onClick:t,children:(0,er.t)("Glossary")})]})]})}var gu=(0,pu.runPane)(Ch);var ge=p(ke(),1),nr=p(ht(),1),j=p(B(),1),Du=p(yu(),1),Iu=p(pt(),1);var ce=p(X(),1),Fe=p(B(),1),po=p(Ve(),1),wu=p(no(),1),xu=p(Pe(),1),Me=p(S(),1);function _u({lens:e,layer:t,column:n,unit:r}){let{top:o,probability:i}=e.found.layers[t][n],
s=e.found.tokens[n],u=o.some(([a])=>a===s.id)?o:[...o,[s.id,s.text,i]];return(0,Me.jsxs)("div",{class:"gp-lens-card",children:[(0,Me.jsx)("h3",{class:"gp-lens-p\
lace",children:mo(e,t,n)}),(0,Me.jsx)("ul",{class:"gp-lens-bars",children:u.map(([a,l,c])=>{let h=a===s.id;return(0,Me.jsxs)("li",{class:h?"gp-is-chosen":"",children:[
(0,Me.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:h?"▶":""}),(0,Me.jsx)("span",{class:"gp-word",children:(0,Me.jsx)(xu.TokenLabel,{text:l})}),(0,Me.jsx)(
wu.TwoBars,{after:c,before:null,top:1,kind:h?"chosen":null}),(0,Me.jsx)("span",{class:"gp-value",children:(0,ce.percent)(c)})]},a)})}),(0,Me.jsx)("p",{class:"gp\
-note gp-lens-numbers",children:go(e,t,n,r)})]})}function ku({found:{layers:e,tokens:t}},n){let r=e.length-1,[o,i]=e[r][n].top[0],s=r;for(;s&&e[s-1][n].top[0][0]===
o;)s--;let u=t[n],a={layer:(0,ce.count)(s),count:(0,ce.count)(r),token:(0,po.wordOf)(i),chosen:(0,po.wordOf)(u.text)},l=s===0?(0,Fe.t)("From the embedding on, {\
token} is the likeliest.",a):s===r?(0,Fe.t)("Only the last layer, {count}, finds {token} the likeliest.",a):(0,Fe.t)("From layer {layer} of {count} on, {token} \
is the likeliest.",a);if(u.id===o)return l;let{rank:c,probability:h}=e[r][n];return`${l} ${(0,Fe.t)("{chosen} was chosen: rank {rank}, {share}.",{...a,rank:(0,ce.count)(
c),share:(0,ce.percent)(h??0)})}`}function mo({found:e},t,n){let r={layer:(0,ce.count)(t)},o=t===0?(0,Fe.t)("the embedding (layer 0)"):t===e.layers.length-1?(0,Fe.t)(
"layer {layer}, the last",r):(0,Fe.t)("layer {layer}",r);return(0,Fe.t)("{layer}, in the place of {token}",{layer:o,token:(0,ce.quoted)(e.tokens[n].text)})}function go({
found:e},t,n,r){let{probability:o,rank:i,entropy:s,kl:u}=e.layers[t][n];return(0,Fe.t)("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:(0,ce.quoted)(e.tokens[n].text),share:(0,ce.percent)(o),rank:(0,ce.count)(i),entropy:(0,ce.information)(s,r),kl:(0,ce.information)(u,r)})}var Ft=p(ke(),1),Pu=p(Mu(),1),Cu=p(X(),1),tr=p(B(),1),Ru=p(Tu(),1),bo=p(Pe(),1);var he=p(S(),1);function $u({lens:e,here:t,open:n,show:r,shade:o,unit:i}){let{tokens:s,layers:u}=e.found,a=(0,Ft.useRef)(null),l=u.length-1,c=(d,g)=>a.current?.
tBodies[0].rows[l-d].cells[g+1]??null;(0,Ft.useLayoutEffect)(()=>{let[d,g]=[c(...n),a.current?.parentElement];d&&g&&(g.scrollLeft=d.offsetLeft-g.clientWidth/2)},
[]);let h=d=>{let g=$h(d,n,l,s.length-1);g&&(d.preventDefault(),d.stopPropagation(),c(...g)?.focus())},f=(d,g)=>()=>`${mo(e,d,g)}. ${go(e,d,g,i)}`;return(0,he.jsx)(
"div",{class:"gp-lens-field",children:(0,he.jsxs)("table",{ref:a,role:"grid","aria-label":(0,tr.t)("The likeliest token of each layer, in the place of each toke\
n; the last layer is on top"),onKeyDown:h,children:[(0,he.jsx)("thead",{children:(0,he.jsxs)("tr",{children:[(0,he.jsx)("th",{scope:"col",children:(0,tr.t)("lay\
er")}),s.map(({text:d},g)=>(0,he.jsx)("th",{scope:"col",class:g===t?"gp-here":"",children:(0,he.jsx)(bo.TokenLabel,{text:d})},g))]})}),(0,he.jsx)("tbody",{children:u.
map((d,g)=>(0,he.jsxs)("tr",{children:[(0,he.jsx)("th",{scope:"row",children:g?(0,Cu.count)(g):(0,tr.t)("embedding")}),d.map((m,b)=>(0,he.jsx)(Rh,{cell:m,isFavourite:m.
top[0][0]===s[b].id,isHere:b===t,isOpen:g===n[0]&&b===n[1],shade:o,words:f(g,b),show:()=>r([g,b])},b))]},g)).reverse()})]})})}function Rh({cell:e,isFavourite:t,
isHere:n,isOpen:r,shade:o,words:i,show:s}){let u=(0,Ft.useRef)(null),{probability:a,rank:l,entropy:c,kl:h}=e;return(0,Ft.useLayoutEffect)(()=>{if(!u.current)return;
let d={probability:a,rank:l,entropyAfter:c??1/0,kl:h??1/0};(0,Pu.shadeInk)(u.current,o,{...d,rawProbability:0,surprisal:0,entropyBefore:null})},[e,o]),(0,he.jsx)(
"td",{ref:d=>{u.current=d,d&&(0,Ru.tipLater)(d,i)},role:"gridcell",tabIndex:r?0:-1,"aria-selected":r,class:[t&&"gp-favourite",n&&"gp-here"].filter(Boolean).join(
" "),onFocus:s,onClick:({currentTarget:d})=>d.focus(),children:(0,he.jsx)(bo.TokenLabel,{text:e.top[0][1]})})}function $h({key:e,ctrlKey:t,metaKey:n,altKey:r},[
o,i],s,u){let l={ArrowUp:[o+1,i],ArrowDown:[o-1,i],ArrowLeft:[o,i-1],ArrowRight:[o,i+1],Home:[o,0],End:[o,u],PageUp:[s,i],PageDown:[0,i]}[e];return!l||t||n||r?null:
[Math.max(0,Math.min(s,l[0])),Math.max(0,Math.min(u,l[1]))]}var Bt=p(Nu(),1),D=p(S(),1),Ah=160,yo=12,[Nh,Oh]=[74,84],qu=e=>e.hideFrom===null?e.foundOf("look_into"):null;function Eh({log:e,changes:t}){let[n,r]=(0,ge.useState)(
""),[o,i]=(0,ge.useState)(null),s=(0,nr.useFresh)(t),u=(0,ge.useRef)(!1),a=(0,ge.useRef)(null),l=(0,ge.useRef)(null);(s.run||s.found)&&(u.current=n==="button"&&
!!s.found,r(""));let c=e.current(),h=qu(e),f=e.mostPlaces.look_into||1,d=(b,w)=>{let O=Math.max(1,Math.min(f,Math.round(w)||yo));r(b);let v=(0,Bt.lensPlaces)(e,
c,O);return e.ask({type:"look_into",step:c,places:v,...b==="itself"&&{by_itself:!0}}),O},g=!n&&!e.running&&!e.waiting&&(0,Bt.lensPlaces)(e,c,1).length>0;(0,ge.useEffect)(
()=>{!g||h||!e.canAsk||!e.finished||e.hideFrom!==null||a.current===e.started||(a.current=e.started,d("itself",o??Ou(l.current)))});let m=h?(0,Bt.placeOf)(e,c,h):
-1;return(0,D.jsxs)("div",{ref:l,children:[(0,D.jsx)("header",{class:"gp-head",children:(0,D.jsx)("h2",{class:"gp-title",children:(0,j.t)("Layers")})}),h?m>=0&&
(0,D.jsx)("p",{class:"gp-lens-answer",children:ku(h,m)}):(0,D.jsx)(Eu,{}),(0,D.jsxs)("div",{class:"gp-lens-ask",hidden:!e.canAsk,children:[(0,D.jsx)("button",{type:"\
button",class:`gp-button gp-look-into ${h?"":"gp-main"}`,disabled:!g,onClick:()=>i(d("button",o??Ou(l.current))),children:(0,j.t)("Look into the layers")}),(0,D.jsxs)(
"label",{children:[(0,j.t)("tokens around it")," ",(0,D.jsx)("input",{class:"gp-around",type:"number",min:"1",max:e.mostPlaces.look_into,value:o??h?.found.places.
length??yo,inputMode:"numeric",onInput:({currentTarget:b})=>i(Number(b.value))})]}),(0,D.jsx)("span",{class:"gp-note gp-lens-state",role:"status",children:n?(0,j.t)(
"Reading the layers …"):!h||m>=0?"":(0,j.t)("This token is not among those below.")})]}),h&&(0,D.jsx)(Ih,{log:e,lens:h,isAnswered:u.current},Dh(h)),h&&(0,D.jsx)(
Eu,{})]})}var Ou=e=>Math.max(yo,Math.floor(((e?.clientWidth??0)-Oh)/Nh)),Eu=()=>(0,D.jsxs)("p",{class:"gp-note gp-lens-words",children:[(0,D.jsx)(Iu.Term,{id:"l\
ogit-lens",meaning:(0,j.t)("The logit lens (nostalgebraist, 2020). The tuned lens (Belrose et al., 2023) trains a translator for each layer; this reading trains\
 nothing."),children:(0,j.t)("What each layer would have said: the model’s own final norm and head, applied to what the layer hands on.")})," ",(0,D.jsx)("spa\
n",{children:(0,j.t)("Early layers were not trained to be read this way.")})]}),Hu=(0,nr.runPane)(Eh,e=>!!(e.current()&&(e.canAsk||qu(e))&&!e.recorded)),Lu=new WeakMap,
Lh=0;function Dh(e){let t=Lu.get(e)??++Lh;return Lu.set(e,t),t}function Ih({log:e,lens:t,isAnswered:n}){let[r,o]=(0,ge.useState)("confidence"),i=(0,Bt.placeOf)(
e,e.current(),t),s=t.found.layers.length-1,[u,a]=(0,ge.useState)([s,Math.max(0,i)]),l=(0,ge.useRef)(null);return(0,ge.useLayoutEffect)(()=>{n&&l.current&&Hh(l.current)},
[]),(0,D.jsxs)("div",{class:"gp-lens-found",ref:l,children:[(0,D.jsxs)("div",{class:"gp-lens-tools",children:[(0,D.jsxs)("label",{class:"gp-note",children:[(0,j.t)(
"Colour")," ",(0,D.jsxs)("select",{class:"gp-lens-shade","aria-label":(0,j.t)("What the colour of a cell shows"),value:r,onChange:({currentTarget:c})=>o(c.value),
children:[(0,D.jsx)("option",{value:"confidence",children:(0,j.t)("probability of the chosen token")}),(0,D.jsx)("option",{value:"rank",children:(0,j.t)("rank o\
f the chosen token")}),(0,D.jsx)("option",{value:"entropy",children:(0,j.t)("entropy")}),(0,D.jsx)("option",{value:"kl",children:(0,j.t)("KL from the last layer")})]})]}),
(0,D.jsx)(Du.ShadeScale,{class:"gp-note gp-lens-scale",name:r,unit:e.unit,meaning:qh(r)})]}),(0,D.jsx)($u,{lens:t,here:i,open:u,show:a,shade:r,unit:e.unit}),(0,D.jsx)(
"p",{class:"gp-note gp-lens-key",children:(0,j.isTouched)()?(0,j.t)("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer\
 is on top. Touch a cell for more."):(0,j.t)("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Click a cel\
l, or move with the arrow keys.")}),(0,D.jsx)(_u,{lens:t,layer:u[0],column:u[1],unit:e.unit})]})}function qh(e){if(e!=="confidence")return e==="rank"?(0,j.t)("T\
he rank of the chosen token in this layer, the likeliest first. A bar in the cell shows it, too."):e==="entropy"?(0,j.t)("How uncertain this layer is: the entro\
py of its distribution."):(0,j.t)("How far this layer is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")}function Hh(e){let t=e.closest(
".token-panel"),n=e.querySelector(".gp-lens-field");if(!t||!n)return;let[r,o]=[t.getBoundingClientRect(),n.getBoundingClientRect()],i=t.firstElementChild?.getBoundingClientRect().
height??0;o.top+Ah>r.bottom&&(t.scrollTop+=o.top-r.top-i)}var So=p(ke(),1),hl=p(ht(),1),pl=p(Vt(),1),ar=p(X(),1),I=p(B(),1),dl=p(wo(),1),ml=p(Pe(),1);var Fu=p(ke(),1),ft=p(X(),1),be=p(B(),1),xo=p(Xn(),1),Bu=p(Pe(),1),Se=p(Ze(),1),Z=p(S(),1),zh={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],
Home:[0,-1/0],End:[0,1/0]};function Wu({columns:e,candidates:t,step:n}){let[r,o]=(0,Fu.useState)([0,0]),i=(f,d)=>Math.max(0,Math.min(d-1,f)),[s,u]=[i(r[0],t.length),
i(r[1],e.length)],a=e.filter(f=>f.idle).length,l=t.map(f=>e.map(({number:d})=>(0,Se.shareAt)(f,d))),c=new Set((0,Se.listedOf)(n)),h=f=>{let d=f.target.closest("\
td"),g=zh[f.key],m=d?.closest("tbody");if(!d||!g||!m||f.ctrlKey||f.metaKey||f.altKey)return;f.preventDefault();let b=[...m.rows].indexOf(d.parentElement),{cells:w}=m.
rows[i(b+g[0],t.length)];w[1+i(d.cellIndex-1+g[1],e.length)].focus()};return(0,Z.jsxs)("table",{class:"gp-courses-grid",role:"grid","aria-labelledby":"gp-course\
s-title",style:{minWidth:`${100+20*a+60*(e.length-a)}px`},onKeyDown:h,children:[(0,Z.jsx)("thead",{children:(0,Z.jsxs)("tr",{children:[(0,Z.jsxs)("th",{scope:"c\
ol",children:[(0,Z.jsx)("span",{class:"gp-stage-place"}),(0,Z.jsx)("span",{class:"gp-stage-name",children:(0,be.t)("candidate")})]}),e.map(({number:f,place:d,name:g,
tip:m,idle:b,side:w})=>(0,Z.jsxs)("th",{scope:"col",class:b?"gp-idle-column":"","data-tip":m,children:[(0,Z.jsx)("span",{class:"gp-stage-place",children:d}),(0,Z.jsx)(
"span",{class:b?"gp-stage-name gp-hidden":"gp-stage-name",children:g})]},`${f} ${w}`))]})}),(0,Z.jsx)("tbody",{children:t.map((f,d)=>(0,Z.jsxs)("tr",{class:`gp-\
course gp-course-${Fh(f,n)}`,children:[(0,Z.jsx)(Bh,{candidate:f,step:n,isListed:c.has(f)}),e.map((g,m)=>(0,Z.jsx)(Gh,{facts:Wh(f,e,l[d],m),tabIndex:d===s&&m===
u?0:-1,onFocus:()=>o([d,m])},m))]},d))})]})}var Gu=({token_id:e},{chosen:t})=>e===t.token_id,Fh=(e,t)=>Gu(e,t)?"chosen":(0,Se.isRemoved)(e)?"removed":"kept";function Bh({
candidate:e,step:t,isListed:n}){let r=Gu(e,t),o=(0,Se.isRemoved)(e),i=[r&&(t.given?(0,be.t)("given"):(0,be.t)("chosen")),o&&(0,be.t)("removed"),!n&&(0,be.t)("lo\
oked up")];return(0,Z.jsx)("th",{scope:"row",ref:(0,xo.tip)(()=>(0,Se.candidateWords)(e,t)),children:(0,Z.jsxs)("div",{class:"gp-course-name",children:[(0,Z.jsx)(
"span",{class:"gp-sign","aria-hidden":"true",children:r?"▶":o?"✕":""}),(0,Z.jsxs)("div",{children:[(0,Z.jsx)(Bu.TokenLabel,{class:"gp-word",text:e.text}),(0,Z.jsx)(
"span",{class:"gp-course-tag",children:i.filter(Boolean).join(", ")})]})]})})}function Wh(e,t,n,r){let[o,i,s]=[t[r],n[r],r?n[r-1]:void 0],u=(0,Se.isGone)(e,o.number)&&
i!==void 0,a=u&&r>0&&!(0,Se.isGone)(e,t[r-1].number);return{candidate:e,column:o,share:i,was:s,gone:u,cut:a}}function Gh({facts:e,tabIndex:t,onFocus:n}){let{column:r,
gone:o,cut:i}=e,s=[r.idle&&"gp-idle-column",o&&!i&&"gp-gone",i&&"gp-cut"];return(0,Z.jsx)("td",{role:"gridcell",class:s.filter(Boolean).join(" "),tabIndex:t,ref:(0,xo.tip)(
()=>Xh(e)),onFocus:n,children:(0,Z.jsx)("span",{class:r.idle&&!i?"gp-course-number gp-hidden":"gp-course-number","data-change":Vh(e),children:Uh(e)})})}function Uh({
column:e,share:t,gone:n,cut:r}){return t===void 0?"–":r?`✕ ${e.name}`:n?e.side==="after"?"✕":"":(0,ft.percent)(t)}function Vh({share:e,was:t,cut:n}){if(!(n||
t===void 0||e===void 0||(0,ft.percent)(e)===(0,ft.percent)(t)))return e>t?"up":"down"}function Xh({candidate:e,column:{side:t,name:n,idle:r,number:o},share:i,was:s,
gone:u,cut:a}){let l={token:(0,ft.quoted)(e.text),share:(0,ft.percent)(i??0),was:(0,ft.percent)(s??0),processor:n,number:o};return i===void 0?(0,be.t)("{token}:\
 not recorded at this place.",l):a?(0,be.t)("{token}: removed by {processor}; it had {was} just before.",l):u?(0,be.t)("{token}: no probability left here.",l):t===
"after"?(0,be.t)("{token}: {share} after all processors.",l):t?(0,be.t)("{token}: {share} before the processors.",l):r?(0,be.t)("{token}: {share}, unchanged by \
{processor}.",l):l.share===l.was?(0,be.t)("{token}: {share} after {processor} (stage {number}), the same as before it.",l):(0,be.t)("{token}: {share} after {pro\
cessor} (stage {number}), {was} before it.",l)}var Wt=p(ke(),1),vt=p(X(),1),Ku=p(B(),1),hn=p(Ze(),1),ie=p(S(),1),or=216,[_o,Uu]=[10,14],[Kh,Yh]=[122,88],[Zh,jh]=[6.6,52],rr=14;function Yu({places:e,candidates:t,
step:n}){let r=(0,Wt.useRef)(null),[o,i]=(0,Wt.useState)(0);(0,Wt.useLayoutEffect)(()=>{if(!r.current)return;let u=new ResizeObserver(([{contentRect:a}])=>i(a.width));
return u.observe(r.current),()=>u.disconnect()},[]);let s=t.flatMap(u=>Qh(u,e,n)??[]);return(0,ie.jsx)("div",{class:"gp-slopes",ref:r,children:o>0&&(0,ie.jsx)(Jh,
{places:e,slopes:s,room:o})})}function Qh(e,t,n){let r=t.map(({column:{number:a}})=>a),o=r.map(a=>(0,hn.shareAt)(e,a));if(o.some(a=>a===void 0))return null;let i=r.
findIndex((a,l)=>l>0&&(0,hn.isGone)(e,a)&&!(0,hn.isGone)(e,r[l-1])),s=o.map((a,l)=>[l,i>0&&l>i?null:a??0]),u=e.token_id===n.chosen.token_id;return{candidate:e,kind:u?
"chosen":i>0?"removed":"kept",points:s,cut:i>0?i:null}}function Jh({places:e,slopes:t,room:n}){let r=n<480,o=r?Yh:Kh,i=Math.min(2*o,(n-2*o)/Math.max(1,e.length-
1)),s=2*o+i*(e.length-1),u=Math.max(.02,...t.flatMap(({points:m})=>m.map(([,b])=>b??0))),a=ps().domain([0,u]).range([or-Uu,_o]),l=m=>o+m*i,c=xn().defined(([,m])=>m!==
null).x(([m])=>l(m)).y(([,m])=>a(m??0)).digits(1),h=e.length-1,f=[...t].sort((m,b)=>Vu.indexOf(m.kind)-Vu.indexOf(b.kind)),d=[0,h].map(m=>ep(t,m,a)),g=Math.floor(
(o-jh)/Zh);return(0,ie.jsxs)(ie.Fragment,{children:[(0,ie.jsx)("ol",{class:r?"gp-slope-heads gp-narrow":"gp-slope-heads",style:{width:`${s}px`,padding:`0 ${o-i/
2}px`},children:e.map(({column:{name:m,place:b,tip:w,side:O},effect:v},C)=>(0,ie.jsxs)("li",{"data-tip":w,children:[(0,ie.jsx)("b",{children:O?m:`${b}. ${m}`}),
v&&(0,ie.jsx)("span",{children:v})]},C))}),(0,ie.jsxs)("svg",{class:"gp-slope-chart",width:s,height:or,role:"img","aria-label":(0,Ku.t)("The probability of each\
 candidate before the processors and after each; the table has the numbers."),children:[e.map((m,b)=>(0,ie.jsx)("line",{class:"gp-slope-place",x1:l(b),x2:l(b),y1:_o,
y2:or-Uu},b)),f.map(({candidate:m,kind:b,points:w,cut:O})=>(0,ie.jsxs)("g",{class:`gp-slope gp-slope-${b}`,children:[(0,ie.jsx)("path",{d:c(w)??""}),w.map(([v,C])=>C===
null||v===O?null:(0,ie.jsx)("circle",{cx:l(v),cy:a(C),r:3},v)),O!==null&&(0,ie.jsx)("text",{class:"gp-slope-cut",x:l(O),y:a(0)+4,children:"✕"})]},m.token_id)),
d.map((m,b)=>m.map(({slope:{candidate:w,kind:O},at:v,share:C})=>(0,ie.jsx)("text",{class:`gp-slope-label gp-slope-${O}`,x:l(b?h:0)+(b?9:-9),y:v+4,"text-anchor":b?
"start":"end",children:b?`${(0,vt.percent)(C)} ${Xu(w,g)}`:`${Xu(w,g)} ${(0,vt.percent)(C)}`},`${b} ${w.token_id}`)))]})]})}var Vu=["kept","removed","chosen"];function ep(e,t,n){
let r=e.flatMap(u=>{let a=u.points[t][1];return a===null||u.cut===t?[]:[{slope:u,share:a,at:n(a)}]});r.sort((u,a)=>a.share-u.share);let o=[];r.forEach(({at:u},a)=>{
let l={first:u-a*rr,sum:u-a*rr,size:1};for(let c=o.at(-1);c&&c.first>l.first;c=o.at(-1)){let[h,f]=[c.sum+l.sum,c.size+l.size];l={first:h/f,sum:h,size:f},o.pop()}
o.push(l)});let i=o.flatMap(({first:u,size:a})=>Array.from({length:a},()=>u)),s=or-4-(r.length-1)*rr;return r.forEach((u,a)=>u.at=Math.max(_o,Math.min(s,i[a]))+
a*rr),r}function Xu({text:e},t){let n=Array.from(e.replace(vt.INVISIBLE,r=>vt.MARKS[r]||"�"));return n.length>t?`${n.slice(0,t-1).join("")}…`:n.join("")}var Ut=p(ke(),1),ul=p(ju(),1),Q=p(X(),1),V=p(B(),1),ll=p(wo(),1),pn=p(pt(),1),cl=p(Pe(),1);var Ju=p(B(),1),el=p(Xn(),1),tl=p(Pe(),1),Gt=p(Ze(),1),Be=p(S(),1),nl=12;function rl(e,t,n){let r=0,o=e.map(a=>{let l=r;r=Math.min(1,r+((0,Gt.shareAt)(a,n)??0));
let c=a.token_id===t.chosen.token_id?"chosen":"kept";return{from:l,to:r,kind:c,candidate:a,gone:(0,Gt.isGone)(a,n)}}),i=t.distribution.stages.at(n),s=e.filter(a=>i&&
(0,Gt.isGone)(a,n+1)).reduce((a,l)=>a+((0,Gt.shareAt)(l,n)??0),0),u=i?Math.max(0,Math.min(1-r,i.mass_removed-s)):0;return[...o,{from:r,to:1-u,kind:"others",candidate:null},
{from:1-u,to:1,kind:"going",candidate:null}]}function Qu(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,from:1,to:1}:e}var tp=(e,t)=>t>12+7*Math.
min(e.length,10);function ko({pieces:e,before:t,width:n,words:r}){let o=e.map(Qu);return(0,Be.jsxs)("div",{class:"gp-flow","aria-hidden":"true",children:[(0,Be.jsx)(
"svg",{class:"gp-ribbons",viewBox:`0 0 100 ${nl}`,preserveAspectRatio:"none",children:t?.map((i,s)=>(0,Be.jsx)(rp,{was:i,piece:o[s]},s))}),(0,Be.jsx)("div",{class:"\
gp-flow-bar",children:o.map((i,s)=>(0,Be.jsx)(np,{piece:i,width:n,words:()=>r(i,t&&Qu(t[s]))},s))})]})}function np({piece:e,width:t,words:n}){let{from:r,to:o,kind:i,
candidate:s}=e,u=l=>`${(l*100).toFixed(2)}%`,a=s?s.text:i==="others"?(0,Ju.t)("others"):"";return(0,Be.jsx)("span",{class:`gp-piece gp-piece-${i}`,hidden:o-r<1e-4&&
i!=="chosen",style:{left:u(r),width:u(o-r)},ref:(0,el.tip)(n),children:a&&tp(a,(o-r)*t)&&(0,Be.jsx)(tl.TokenLabel,{class:"gp-piece-word",text:a})})}function rp({
was:e,piece:{from:t,to:n,kind:r,gone:o}}){let i=o||r==="going"?"removed":r,[s,u,a,l]=[e.from,e.to,n,t].map(c=>(c*100).toFixed(2));return(0,Be.jsx)("path",{class:`\
gp-ribbon gp-ribbon-${i}`,d:e.to>e.from?`M${s} 0H${u}L${a} ${nl}H${l}Z`:""})}var ir=p(X(),1),Mt=p(B(),1),sr=p(Ze(),1),ol={ran:0,acted:0,removed:0,moved:0},vo=({number:e,kind:t})=>e+t;function il(e,t){let n=(0,sr.stagesOf)(t);if(!n.length)
return e;let r={...e};for(let o of n){let{ran:i,acted:s,removed:u,moved:a}=e[vo(o)]??ol;r[vo(o)]={ran:i+1,acted:s+ +!o.idle,removed:u+o.removed,moved:a+o.moved}}
return r}function sl(e,t){let{ran:n,acted:r,removed:o,moved:i}=e[vo(t)]??ol;if(!r)return(0,Mt.tn)(n,"nothing in {count} step","nothing in {count} steps");let s=r===
n?(0,Mt.t)("active at every step"):(0,Mt.tn)(n,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:(0,ir.count)(r)});return i>2*o?(0,Mt.t)(
"{when}; moves {share} on average",{when:s,share:(0,ir.percent)(i/r)}):(0,Mt.t)("{when}; removes {share} on average",{when:s,share:(0,sr.somePercent)(o/r)})}var se=p(Ze(),1),T=p(S(),1);function fl({log:e,step:t,stages:n,effects:r,candidates:o,columns:i,isKnown:s}){let u=(0,Ut.useRef)(null),[a,l]=(0,Ut.useState)(300);
if((0,Ut.useLayoutEffect)(()=>{let f=u.current?.querySelector(".gp-flow-bar");if(!f)return;let d=new ResizeObserver(([{contentRect:g}])=>l(m=>!g.width||Math.abs(
g.width-m)<8?m:g.width));return d.observe(f),()=>d.disconnect()},[]),!e.started)return null;let c=[0,...n.map(({number:f})=>f)].map(f=>rl(o,t,f)),h=[sp(t,n,e.unit),
...ap(n,r,e.started,e.unit)];return(0,T.jsx)("div",{class:"gp-chain-box",children:(0,T.jsxs)("table",{class:"gp-chain",children:[(0,T.jsx)(cp,{log:e}),(0,T.jsxs)(
"tbody",{ref:u,children:[h.map((f,d)=>(0,T.jsx)(al,{...f,children:(s||!d)&&(0,T.jsx)(ko,{pieces:c[d],before:d?c[d-1]:null,width:a,words:(g,m)=>ip(g,m,i[d])})},d)),
(0,T.jsx)(al,{...up(t,e.started),children:s&&(0,T.jsx)(op,{pieces:c[c.length-1],width:a})},h.length)]})]})})}function op({pieces:e,width:t}){let n=e.filter(({kind:o})=>o===
"chosen");return(0,T.jsx)(ko,{pieces:n,before:n,width:t,words:o=>(0,V.t)("{token} had {share} of what was left.",{token:(0,Q.quoted)(o.candidate?.text??""),share:(0,Q.percent)(
o.to-o.from)})})}function ip(e,t,{name:n,side:r}){let i={token:e.candidate?(0,Q.quoted)(e.candidate.text):(0,V.t)("All other tokens together"),share:(0,Q.percent)(
e.to-e.from),processor:n,was:t?(0,Q.percent)(t.to-t.from):""};return r==="before"?(0,V.t)("{token}: {share} before the processors.",i):e.candidate?(0,V.t)("{tok\
en}: {share} after {processor}, {was} before it.",i):(0,V.t)("{token}: {share} after {processor}.",i)}function sp(e,t,n){let{vocab:r,entropy_before:o}=e.distribution,
{name:i,meaning:s}=(0,se.sourceOf)(e);return{kind:"source",number:"",name:i,tip:s,side:t.length?(0,V.t)("before"):(0,V.t)("before and after"),knob:"",left:(0,V.t)(
"{count} left",{count:(0,Q.count)(r??0)}),entropy:(0,Q.information)(o,n),here:"",over:""}}var ap=(e,t,n,r)=>e.map((o,i)=>({kind:o.idle?"idle":"active",number:`${o.
number}. `,name:o.name,tip:`${o.meaning} (${o.kind})`,side:i===e.length-1?(0,V.t)("after"):"",knob:(0,se.knobWords)(o.knobs,n),left:(0,V.t)("{count} left",{count:(0,Q.count)(
o.kept)}),entropy:(0,Q.information)(o.entropy,r),here:(0,se.effectWords)(o),over:sl(t,o)}));function up(e,t){let[n,r]=(0,se.choiceOf)(e,t),o=(0,T.jsx)(cl.TokenLabel,
{text:e.chosen.text,class:"gp-strong"});return{kind:"choice",number:"",name:n,tip:(0,V.t)("How the token came about, and its probability after the processors."),
side:"",knob:"",left:"",entropy:"",here:(0,T.jsxs)(T.Fragment,{children:["▶ ",(0,T.jsx)(ll.Filled,{sentence:r,values:{token:o}}),` (${lp(e)})`]}),over:""}}function lp(e){
if((0,se.isRemoved)(e.chosen))return(0,V.t)("removed by {processor}",{processor:(0,se.removerOf)(e.chosen,e)});let{logprob:t}=e.chosen;return e.beam?(0,V.t)("lo\
g-probability {value}",{value:(0,Q.decimals)(t)}):(0,Q.percent)((0,Q.probability)(t))}function al({kind:e,number:t,name:n,tip:r,side:o,knob:i,left:s,entropy:u,here:a,
over:l,children:c}){return(0,T.jsxs)("tr",{class:`gp-stage-${e}`,children:[(0,T.jsxs)("th",{scope:"row",children:[(0,T.jsx)("span",{class:"gp-number",children:t}),
(0,T.jsx)("span",{tabIndex:0,"data-tip":r,children:n})," ",(0,T.jsx)("span",{class:"gp-side",hidden:!o,children:o})," ",(0,T.jsx)("span",{class:"gp-knob",hidden:!i,
children:i})]}),(0,T.jsx)("td",{class:"gp-flow-cell",children:c}),(0,T.jsx)("td",{class:"gp-left",children:s}),(0,T.jsx)("td",{class:"gp-entropy",children:u}),(0,T.jsx)(
"td",{class:"gp-here-words",children:a}),(0,T.jsx)("td",{class:"gp-over",children:l})]})}function cp({log:e}){let t=o=>()=>{let i=e.current();return i?o(i):""},
n=o=>(0,Q.asSentence)([o.distribution.vocab??0,...(0,se.stagesOf)(o).map(({kept:i})=>i)].map(i=>(0,Q.count)(i)).join(" → ")),r=o=>(0,ul.inARow)((0,se.stagesOf)(
o).map(i=>(0,V.t)("{name}: {words}",{name:i.name,words:(0,se.effectWords)(i)})));return(0,T.jsx)("thead",{children:(0,T.jsxs)("tr",{children:[(0,T.jsx)("th",{scope:"\
col",children:(0,V.t)("processor")}),(0,T.jsx)("th",{scope:"col",children:(0,V.t)("the distribution after it")}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(
pn.Term,{id:"processor",run:t(n),meaning:(0,V.t)("How many tokens can still be chosen after this processor."),children:(0,V.t)("tokens left")})}),(0,T.jsx)("th",
{scope:"col",children:(0,T.jsx)(pn.Term,{id:"entropy",run:t(o=>(0,se.entropyRunWords)(o,e.unit)),meaning:(0,V.t)("The uncertainty left after this processor. 1 b\
it means two equally probable tokens."),children:(0,V.t)("entropy")})}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(pn.Term,{id:"total-variation",run:t(r),meaning:(0,V.t)(
"At the current token. Removed: how many tokens, and their probability just before it. Moved: the probability that went from some tokens to others (total variat\
ion distance)."),children:(0,V.t)("at this token")})}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(pn.Term,{id:"processor",formula:"",meaning:(0,V.t)("In how\
 many steps of the text so far it changed anything, and what it removed or moved in those steps on average."),children:(0,V.t)("over the text")})})]})})}var _e=p(Ze(),1),N=p(S(),1),Mo=10;function fp({log:e}){let[t]=(0,So.useState)(()=>new pl.Along({},il)),[n,r]=(0,So.useState)(!1),o=e.current(),{started:i}=e;if(!o||
!i)return null;o.isPrompt||t.follow(e.lastOf(o));let s=(0,_e.stagesOf)(o),u=(0,_e.listedOf)(o),a=(0,_e.prominentOf)(u,Mo,o.chosen.token_id),l=wp(o,i),c=mp(o,s),
h=pp(o),f=gp(c,s);return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsxs)("header",{class:"gp-head",children:[(0,N.jsx)("h2",{class:"gp-title",children:(0,I.t)("From \
the model to the choice")}),(0,N.jsx)("span",{class:"gp-note gp-where",children:(0,N.jsx)(dl.Filled,{sentence:yp(o),values:{number:o.index+1,token:(0,N.jsx)(ml.TokenLabel,
{text:o.chosen.text})}})})]}),l&&(0,N.jsx)("p",{class:"gp-note gp-none",children:l}),(0,N.jsx)(hp,{isGiven:!!(o.isPrompt||o.given)}),o.beam&&s.length>0&&(0,N.jsx)(
"p",{class:"gp-note gp-beams-note",children:(0,I.t)("Beam search: the shares here are of what is left after each processor, so they sum to 100%. The search itse\
lf adds up log-probabilities that are not renormalised after the processors.")}),(0,N.jsx)(fl,{log:e,step:o,stages:s,effects:t.total,candidates:a,columns:c,isKnown:h}),
s.length>0&&h&&(0,N.jsxs)("div",{class:"gp-courses",children:[(0,N.jsxs)("div",{class:"gp-courses-head",children:[(0,N.jsx)("h3",{class:"gp-courses-title",id:"g\
p-courses-title",children:(0,I.t)("The candidates on the way")}),(0,N.jsx)("span",{class:"gp-note",children:(0,I.t)("A line rises where probability moves to the\
 candidate; ✕ marks where it was removed.")})]}),f.length>1&&(0,N.jsx)(Yu,{places:f,candidates:a,step:o}),(0,N.jsxs)("div",{class:"gp-courses-head",children:[
(0,N.jsx)("span",{class:"gp-note",children:(0,I.t)("Probability before the processors, after each, and after all; ▲ grew, ▼ shrank.")}),u.length>Mo&&(0,N.jsx)(
"button",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>r(!n),children:n?(0,I.t)("show {count} only",{count:Mo}):(0,I.t)("show all {count\
}",{count:(0,ar.count)(u.length)})})]}),(0,N.jsx)("div",{class:"gp-courses-box",children:(0,N.jsx)(Wu,{columns:[...c,bp(s)],candidates:[...n?u:a,...dp(o,u)],step:o})})]})]})}
var gl=(0,hl.runPane)(fp,e=>e.current()!==null),hp=({isGiven:e})=>(0,N.jsxs)("div",{class:"gp-flow-legend gp-note",children:[(0,N.jsx)("span",{children:(0,I.t)(
"Each bar is the whole distribution, 100%.")}),(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch gp-piece-chosen"}),"▶ ",(0,N.jsx)("span",{class:"g\
p-chosen-word",children:e?(0,I.t)("given"):(0,I.t)("chosen")})]}),(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch gp-piece-kept"}),(0,I.t)("can be \
chosen")]}),(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch gp-removing"}),(0,I.t)("✕ removed by this processor")]}),(0,N.jsxs)("span",{children:[
(0,N.jsx)("i",{class:"gp-swatch gp-piece-others"}),(0,I.t)("all others")]})]}),pp=({distribution:{candidates:e,stages:t}})=>e.every(({stage_logprobs:n})=>(n??[]).
length===t.length),dp=({watched:e=[]},t)=>e.filter(({token_id:n})=>t.every(r=>r.token_id!==n));function mp(e,t){let{name:n,meaning:r}=(0,_e.sourceOf)(e);return[
{number:0,place:(0,I.t)("before"),name:n,tip:r,idle:!1,side:"before"},...t.map(o=>({number:o.number,place:String(o.number),name:o.name,idle:o.idle,side:null,tip:(0,I.t)(
"{number}. {name}: {effect} here. It {meaning}.",{number:o.number,name:o.name,meaning:o.meaning,effect:(0,_e.effectWords)(o)})}))]}var gp=([e,...t],n)=>[{column:e,
effect:""},...t.flatMap((r,o)=>r.idle?[]:[{column:r,effect:(0,_e.effectWords)(n[o])}])],bp=({length:e})=>({number:e,place:(0,I.t)("after"),name:(0,I.t)("all pro\
cessors"),tip:(0,I.t)("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"});function yp(e){return e.isPrompt?(0,I.t)(
"at prompt token {number}: {token} (given, not chosen)"):e.given?(0,I.t)("at token {number}: {token} (given, not chosen)"):(0,I.t)("at token {number}: {token}")}
function wp(e,{mode:t,processors:n}){if(e.distribution.stages.length)return"";if(e.isPrompt)return(0,I.t)("The model’s own distribution: no logits processor tak\
es part in reading the prompt.");let r=(0,_e.beginsContrasted)(e);if(!n?.length)return t==="custom"?(0,I.t)("Your own loop called no logits processor here."):r?
(0,I.t)("DoLa’s contrast, untouched: no logits processor runs."):(0,I.t)("The model’s own distribution, untouched: no logits processor runs.");let o={processors:n.
map(i=>(0,ar.processorWords)(i)[0]).join(", ")};return r?(0,I.t)("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",o):(0,I.t)(
"The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",o)}var bl=p(ur(),1);(0,bl.addClosedPanes)({curve:Ys,draw:Da,check:Ja,in_words:gu,logit_lens:Hu,processors:gl});})();
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
