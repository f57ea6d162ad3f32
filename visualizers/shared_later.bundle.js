// Written by .ci/bundle.py from modules with the SHA-256 e7e18e8308f8dcb87696d08f750f0951bbe8d4d05dc062f5453b2a5603b6fda2: edit those.
(()=>{var pt=Object.create;var N=Object.defineProperty;var mt=Object.getOwnPropertyDescriptor;var dt=Object.getOwnPropertyNames;var gt=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},y=(e,t)=>{for(var n in t)N(e,n,{get:t[n],enumerable:!0})},ht=(e,t,n,r)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let s of dt(t))!ft.call(e,s)&&s!==n&&N(e,s,{get:()=>t[s],enumerable:!(r=mt(t,s))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?pt(gt(e)):{},ht(t||!e||!e.__esModule?N(n,"default",{value:e,enumerable:!0}):n,e));var E=x((Qt,we)=>{we.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var f=x((en,ve)=>{ve.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Me=x((tn,ke)=>{ke.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var $e=x((nn,Ce)=>{Ce.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var R=x((rn,Le)=>{Le.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var oe=x((on,Ae)=>{Ae.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var me=x((an,Fe)=>{Fe.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Be=x((ln,Ie)=>{Ie.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var je=x((cn,Ve)=>{Ve.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/accept_words.ts"]});var De=x((un,Ne)=>{Ne.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var He=x((pn,qe)=>{qe.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.ts"]});var Qe=x((dn,Ye)=>{Ye.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var nt=x((gn,tt)=>{tt.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var st=x((fn,rt)=>{rt.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var J={};y(J,{Axes:()=>Z,Drawing:()=>D,Line:()=>A,Path:()=>H,Told:()=>W,Words:()=>C,diamond:()=>q,pixel:()=>g,roundTicks:()=>Pe,ticksWithin:()=>U});var L=c(E(),1),
d=c(f(),1),yt=240;function xt({height:e,x:t,y:n,left:r=46,right:s=18,top:o=14,bottom:i=38},a){let l=Math.max(yt,a),p=(h,[v,M])=>(h-v)/(M-v||1);return{width:l,height:e,
left:r,right:s,top:o,bottom:i,inner:l-r-s,x:h=>r+p(h,t)*(l-r-s),y:h=>e-i-p(h,n)*(e-o-i)}}function D({frame:e,label:t,class:n,onClick:r,children:s}){let o=(0,L.useRef)(
null),[i,a]=(0,L.useState)(0);(0,L.useLayoutEffect)(()=>{let p=o.current;if(!p)return;let h=()=>a(p.clientWidth);h();let v=new ResizeObserver(h);return v.observe(
p),()=>v.disconnect()},[]);let l=xt(e,i);return(0,d.jsx)("div",{class:n,ref:o,onClick:p=>r?.(p,l),children:(0,d.jsx)("svg",{class:"gp-drawing",role:"group","ari\
a-label":t,viewBox:`0 0 ${l.width} ${l.height}`,style:{height:`${l.height}px`},children:s(l)})})}function Pe(e,t,n){let r=(t-e)/Math.max(1,n)||1,s=10**Math.floor(
Math.log10(r)),o=s*([1,2,2.5,5].find(a=>a*s>=r*.8)??10),i=[];for(let a=Math.floor(e/o+1e-9);a<=Math.ceil(t/o-1e-9);a++)i.push(Number((a*o).toPrecision(12)));return i}
var U=(e,t,n)=>Pe(e,t,n).filter(r=>r>=e&&r<=t);function Z({plot:e,x:t,y:n,xTitle:r,yTitle:s}){let[o,i]=[e.height-e.bottom,e.width-e.right];return(0,d.jsxs)(d.Fragment,
{children:[n.map(([a,l])=>(0,d.jsxs)("g",{children:[(0,d.jsx)(A,{class:"gp-guide",from:[e.left,e.y(a)],to:[i,e.y(a)]}),(0,d.jsx)(C,{at:[e.left-7,e.y(a)+4],anchor:"\
end",children:l})]},`y ${a}`)),t.map(([a,l])=>(0,d.jsxs)("g",{children:[(0,d.jsx)(A,{class:"gp-guide",from:[e.x(a),o],to:[e.x(a),o+4]}),(0,d.jsx)(C,{at:[e.x(a),
o+17],children:l})]},`x ${a}`)),(0,d.jsx)(C,{class:"gp-axis",at:[(e.left+i)/2,e.height-4],children:r}),s&&(0,d.jsx)(C,{class:"gp-axis",at:[2,e.top-16],anchor:"s\
tart",children:s})]})}var g=e=>Math.round(e*10)/10,q=(e,t,n)=>`M${g(e)} ${g(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function A({class:e,from:t,to:n}){return(0,d.jsx)(
"line",{class:e,x1:g(t[0]),y1:g(t[1]),x2:g(n[0]),y2:g(n[1])})}function H({class:e,points:t}){let n=t.map(([r,s],o)=>`${o?"L":"M"}${g(r)} ${g(s)}`).join("");return(0,d.jsx)(
"path",{class:e,d:n||"M0 0"})}function C({at:e,anchor:t="middle",class:n,children:r}){return(0,d.jsx)("text",{class:n,x:g(e[0]),y:g(e[1]),"text-anchor":t,children:r})}
function W({class:e,words:t,children:n}){return(0,d.jsx)("g",{class:e,tabIndex:0,role:"img","data-tip":t,"aria-label":t,children:n})}var X={};y(X,{LineKey:()=>Te,LineKeys:()=>bt});var Se=c(Me(),1),k=c(f(),1);function Te({look:e,name:t,term:n}){return(0,k.jsxs)("span",{children:[(0,k.jsx)("svg",
{width:"26",height:"8","aria-hidden":"true",children:(0,k.jsx)("path",{class:e,d:"M1 4H25"})}),n?(0,k.jsx)(Se.Term,{...n,children:t}):(0,k.jsx)("span",{children:t})]})}
function bt({class:e,keys:t}){return(0,k.jsx)("p",{class:`gp-note ${e}`,children:t.map((n,r)=>(0,k.jsx)(Te,{...n},r))})}var ne={};y(ne,{fileNameOf:()=>Pt,savePicture:()=>kt});var O=c($e(),1);var te={};y(te,{Files:()=>wt,csvFile:()=>vt,pngFile:()=>ee,saveFile:()=>F,svgText:()=>Q,textFile:()=>I});var _e=c(E(),1),Y=c(R(),1),T=c(f(),1),ze=12e3;function wt({
label:e,name:t,kinds:n}){let[r,s]=(0,_e.useState)(""),o=async(i,a)=>{s("");try{let l=await a();l&&F(l,`${t}.${i}`)}catch(l){let p=l instanceof Error?l.message:String(
l);s((0,Y.t)("The picture could not be made: {reason} Save it as SVG instead.",{reason:p}))}};return(0,T.jsxs)(T.Fragment,{children:[(0,T.jsxs)("p",{class:"gp-n\
ote gp-files",children:[e," ",Object.entries(n).map(([i,a])=>(0,T.jsx)("button",{type:"button",class:"gp-button","data-file":i,onClick:()=>o(i,a),children:i.toUpperCase()},
i))]}),(0,T.jsx)("p",{class:"gp-note gp-told",role:"status",children:r})]})}function F(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var I=(e,t)=>new Blob([e],{type:t});function Q(e,t){let n=getComputedStyle(t);return e.setAttribute(
"xmlns","http://www.w3.org/2000/svg"),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(r,s)=>n.getPropertyValue(s).trim())}async function ee(e,t,n,r=2){
let s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await s.decode();let o=Math.min(r,ze/t,ze/n),i=document.createElement("canvas");
i.width=Math.ceil(t*o),i.height=Math.ceil(n*o);let a=i.getContext("2d");a?.scale(o,o),a?.drawImage(s,0,0,t,n);let l=await new Promise(p=>i.toBlob(p,"image/png"));
if(!l)throw new Error((0,Y.t)("it is too large for the browser."));return l}function vt(e){let t=n=>{let r=String(n??""),s=typeof n=="string"&&/^[=+\-@＝＋－＠']/.
test(r)?`'${r}`:r;return/[",\r\n]/.test(s)?`"${s.replaceAll('"','""')}"`:s};return I(e.map(n=>n.map(t).join(",")+`\r
`).join(""),"text/csv;charset=utf-8")}var Pt=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function kt(e,t,n){let r=Mt(t),{clientWidth:s,clientHeight:o}=t;F(e==="svg"?
I(r,"image/svg+xml"):await ee(r,s,o),`${n}.${e}`)}function Mt(e){let t=e.cloneNode(!0);for(let r of t.querySelectorAll(".gp-passing"))r.remove();(0,O.sayAttributes)(
t,{"font-family":getComputedStyle(e).fontFamily});let n=(0,O.svg)("rect");return(0,O.sayAttributes)(n,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.prepend(
n),Q(t,e)}var re={};y(re,{ValuesList:()=>St});var Ee=c(R(),1),z=c(f(),1);function St({values:e,isThere:t=e.length>0,onToggle:n}){return(0,z.jsxs)("details",{class:"gp-cha\
rt-values",hidden:!t,onToggle:({currentTarget:r})=>n?.(r.open),children:[(0,z.jsx)("summary",{children:(0,Ee.t)("Values")}),(0,z.jsx)("ul",{children:e.map((r,s)=>(0,z.jsx)(
"li",{children:r},s))})]})}var se={};y(se,{bytesOf:()=>Tt});function Tt(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var ie={};y(ie,{inARow:()=>zt,klSumWords:()=>Ct,quotientWords:()=>Lt,variationSumWords:()=>$t});var b=c(oe(),1),ae=c(R(),1),B=3;function Ct(e,t,n){let r=t==="bi\
ts"?"log₂":"ln",s=({p:a,q:l})=>Math.abs(a*Math.log(a/l)),i=e.filter(({p:a,q:l})=>a>0&&l>0).sort((a,l)=>s(l)-s(a)).slice(0,B).map(({text:a,p:l,q:p})=>`${(0,b.quoted)(
a)} ${(0,b.decimals)(l)} · ${r}(${(0,b.decimals)(l)} / ${(0,b.decimals)(p)})`);return i.length?(0,ae.t)("{terms} + the terms of all other tokens = {value}",{terms:i.
join(" + "),value:n}):""}function $t(e,t){let r=[...e].sort((s,o)=>Math.abs(o.p-o.q)-Math.abs(s.p-s.q)).slice(0,B).map(({text:s,p:o,q:i})=>`${(0,b.quoted)(s)} |${(0,b.decimals)(
o)} − ${(0,b.decimals)(i)}|`);return r.length?(0,ae.t)("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var Lt=(e,t,n)=>`${/^[-−]/.
test(e)?`(${e})`:e} / ${t} = ${n}`;function zt(e){let t=e.filter(Boolean);return t.length?t.length>B?(0,b.inParts)([...t.slice(0,B),"…"]):(0,b.asSentence)((0,b.inParts)(
t)):""}var le={};y(le,{sliderKeys:()=>_t,sliderPlace:()=>Et});var Re={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},_t=e=>t=>{
t.key==="Escape"&&e.selectStep(null),Object.hasOwn(Re,t.key)&&(t.preventDefault(),e.walk(Re[t.key]))};function Et(e,t,n,r=0){return{"aria-valuenow":e?e.isPrompt?
e.index-r:e.index+1:0,"aria-valuemin":e?1-r:0,"aria-valuemax":e?t:0,"aria-valuetext":n}}var ue={};y(ue,{onTheme:()=>Rt});var ce=new Set,Ge=!1,Oe=()=>ce.forEach(e=>e());function At(){Ge=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",Oe);for(let e of[document.documentElement,document.body])new MutationObserver(Oe).observe(e,{attributeFilter:["class"]})}function Rt(e){return Ge||At(),
ce.add(e),()=>ce.delete(e)}var pe={};y(pe,{CanvasMoment:()=>V,draftOf:()=>Gt,momentOf:()=>Ot,numbersOfPlace:()=>Wt});var We=c(oe(),1);function Ot(e,t){let n=e.canvasSteps.length-1;return n<
0?null:new V(e,t===null?n:Math.min(t,n))}var V=class{constructor(t,n){this.log=t;this.number=n;this.steps=t.canvasSteps,this.step=this.steps[n],this.canvas=this.
steps.filter(({canvas:r})=>r===this.step.canvas)}log;number;steps;step;canvas;get before(){let{canvas:t}=this.step;return this.steps.filter(({canvas:n},r)=>n<t&&
this.steps[r+1].canvas!==n)}get numCanvases(){return this.steps[this.steps.length-1].canvas+1}accepted(t){if(!this.step.places[t].accepted)return null;let n=this.
number?this.steps[this.number-1]:null;return n?.canvas===this.step.canvas&&n.places[t].accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.
accepted(r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t=[],effective:n={}}=this.
log.started??{};if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:s})=>t.includes(s));return r<0?1/0:r+1}history(t){let n=this.
canvas,r=n[n.length-1].places[t],s=n.length-1;for(;s>0&&n[s-1].places[t].token_id===r.token_id;)s-=1;let o=n.filter(i=>i.places[t].accepted).length;return{since:s,
accepted:o,count:n.length,last:r}}};function Gt({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},s)=>e[s+1]?.canvas!==
r).flatMap(({places:r})=>r.map(({piece:s})=>s??"")).join("")}var Wt=({logprob:e,entropy:t})=>({probability:(0,We.probability)(e),rawProbability:0,rank:1,surprisal:-(e??
-1/0),entropyBefore:t,entropyAfter:t});var ge={};y(ge,{AcceptBar:()=>Ft});var Ke=c(me(),1),de=c(Be(),1),j=c(je(),1),P=c(f(),1);function Ft({token:e,judge:t,isSmall:n}){let{uniform:r,ratio:s}=e;if(!(0,de.isKnown)(
r)||!(0,de.isKnown)(s))return null;let o=i=>`${(100*Math.min(1,i)).toFixed(2)}%`;return(0,P.jsxs)("span",{class:"gp-accept","data-verdict":(0,j.isBelow)(e)?"acc\
epted":"rejected",children:[(0,P.jsxs)("span",{class:"gp-accept-track",...n?{"aria-hidden":!0}:{role:"img","aria-label":(0,j.verdictWords)(e,t)},children:[(0,P.jsx)(
"i",{class:"gp-accept-ratio",style:{width:o(s)}}),(0,P.jsx)("i",{class:"gp-accept-draw",style:{left:o(r)}})]}),!n&&(0,P.jsxs)("span",{class:"gp-accept-ends gp-n\
ote","aria-hidden":"true",children:[(0,P.jsx)("span",{children:"0"}),(0,P.jsx)("span",{class:"gp-accept-at",style:{left:o(r)},children:`▲ ${(0,Ke.fixed)(r,2)}`}),
(0,P.jsx)("span",{children:"1"})]})]})}var fe={};y(fe,{lensPlaces:()=>It,placeOf:()=>Bt});var Ue=c(De(),1),Ze=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function It(e,t,n){if(!t||t.isPrompt&&e.
readsSource)return[];let r=e.prefix.length,[s,o]=t.isPrompt?[1,r-1]:[Math.max(1,r),r+(0,Ue.pathOf)(e.lastOf(t)).length-1],i=Ze(e,t);if(i<s)return[];let a=Math.min(
o,Math.max(s,i-Math.floor(n/2))+n-1),l=Math.max(s,a-n+1);return Array.from({length:a-l+1},(p,h)=>l+h)}function Bt(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(
Ze(e,t));return t.isPrompt||e.idsTo(t).every((o,i)=>o===n.ids[i])?r:-1}var he={};y(he,{ZPicture:()=>Nt,zKeys:()=>Ht});var Je=c(me(),1),_=c(R(),1),Xe=c(He(),1),m=c(f(),1),Vt=400,jt=12,Kt=40;function Nt({curves:e,threshold:t,needed:n,label:r,class:s}){let o=e.filter(({points:u})=>u.
length),i=o.flatMap(({points:u})=>u),a=i.map(([,u])=>u),l=Math.max(Kt,...i.map(([u])=>u)),p=n&&n.at<=2*l?Math.max(l,n.at*1.05):l,h=Math.min(-.5,...a)*1.08,v=Math.
max(t*1.15,1,...a)*1.06,M=(u,S,w)=>U(u,S,w).map($=>[$,String($)]);return(0,m.jsx)(D,{class:s,frame:{height:260,x:[0,p],y:[h,v],left:40,top:24},label:r??(0,_.t)(
"z over the number of tokens"),children:u=>(0,m.jsxs)(m.Fragment,{children:[(0,m.jsxs)("g",{"aria-hidden":"true",children:[(0,m.jsx)(Z,{plot:u,x:M(0,p,u.inner/90),
y:M(h,v,5),xTitle:(0,_.t)("tokens scored"),yTitle:"z"}),[0,t].map((S,w)=>(0,m.jsx)(A,{class:w?"gp-z-threshold":"gp-unity",from:[u.left,u.y(S)],to:[u.width-u.right,
u.y(S)]},w)),o.map(({look:S,points:w},$)=>(0,m.jsx)(H,{class:`gp-z-${S}`,points:Dt(w).map(([ct,ut])=>[u.x(ct),u.y(ut)])},$)),o.map(({look:S,points:w},$)=>(0,m.jsx)(
Ut,{look:S,x:u.x(w[w.length-1][0]),y:u.y(w[w.length-1][1])},$)),(0,m.jsx)(Zt,{plot:u,points:o.at(0)?.points??[],threshold:t})]}),(0,m.jsxs)("g",{children:[(0,m.jsx)(
qt,{plot:u,curves:o}),n&&n.at<=p&&(0,m.jsx)(W,{words:n.words,children:(0,m.jsx)("path",{class:"gp-z-needed",d:`M${g(u.x(n.at))} ${g(u.y(t))}l-6 11h12Z`})})]})]})})}
function Dt(e){let t=Math.ceil(e.length/Vt);return e.filter((n,r)=>r%t===0||r===e.length-1)}var Ut=({look:e,x:t,y:n})=>e==="measured"?(0,m.jsx)("circle",{class:"\
gp-measured",cx:g(t),cy:g(n),r:5}):(0,m.jsx)("path",{class:`gp-z-end gp-z-end-${e}`,d:q(t,n,4.5)});function Zt({plot:e,points:t,threshold:n}){let r=o=>Math.abs(
t[o][1]-n),s=t.length>0&&r(t.length-1)>r(Math.floor(t.length/8));return(0,m.jsx)(C,{class:"gp-halo gp-strong",at:[s?e.width-e.right:e.left+5,e.y(n)-6],anchor:s?
"end":"start",children:(0,_.t)("threshold {value}",{value:(0,Xe.shortWords)(n)})})}function qt({plot:e,curves:t}){let n=Math.max(0,...t.map(({points:s})=>s[s.length-
1][0])),r=Math.min(jt,n);return Array.from({length:r},(s,o)=>{let[i,a]=[n*o/r,n*(o+1)/r],l=t.flatMap(({name:h,points:v})=>{let M=v.findLast(([u])=>u<=a);return M&&
M[0]>i?[`${h} ${(0,Je.fixed)(M[1],2)}`]:[]});if(!l.length)return null;let p=(0,_.tn)(Math.floor(a),"After {count} token: {values}","After {count} tokens: {value\
s}",{values:l.join(", ")});return(0,m.jsx)(W,{class:"gp-z-place",words:p,children:(0,m.jsx)("rect",{class:"gp-catch",x:g(e.x(i)),y:e.top,width:g(e.x(a)-e.x(i)),
height:g(e.height-e.bottom-e.top)})},o)})}var Ht=e=>e.map(({name:t,look:n,tip:r})=>({look:`gp-z-${n}`,name:t,term:r===void 0?void 0:{id:"z-score",meaning:r,formula:""}}));var xe={};y(xe,{Sentences:()=>Jt});var K=c(E(),1),et=c(Qe(),1),ye=c(f(),1);function Jt({list:e}){let t=(0,K.useRef)(null);return(0,K.useLayoutEffect)(()=>{let n=new Set;
[...t.current?.children??[]].forEach((r,s)=>r.replaceChildren(...(0,et.withTermLinks)(e[s],n)))},[e.join(`
`)]),(0,ye.jsx)("ol",{class:"gp-sentences",ref:t,children:e.map((n,r)=>(0,ye.jsx)("li",{},r))})}var be={};y(be,{TokenInk:()=>Xt,useInk:()=>it});var G=c(E(),1),ot=c(nt(),1),at=c(st(),1),lt=c(f(),1);function it({text:e,piece:t},n=""){let r=(0,G.useRef)(null);
return(0,G.useLayoutEffect)(()=>{r.current&&(r.current.replaceChildren(),(0,ot.inkToken)(r.current,{text:e,piece:t}))},[e,t]),(0,G.useLayoutEffect)(()=>{r.current?.
querySelector(".gp-ink")?.style.setProperty("background-color",n)},[e,t,n]),r}function Xt({token:e,ground:t,words:n}){let r=it(e,t);return(0,lt.jsx)("span",{class:"\
gp-token",tabIndex:0,ref:o=>{r.current=o,(0,at.tip)(n)(o)}})}window.GenerationPlaygroundModules??={};Object.assign(window.GenerationPlaygroundModules,{"visualizers/panes/charts/drawing.tsx":J,"visualizers/panes/charts/lin\
e_keys.tsx":X,"visualizers/panes/charts/picture_files.ts":ne,"visualizers/panes/charts/values_list.tsx":re,"visualizers/panes/core/bytes.ts":se,"visualizers/pan\
es/core/run_sums.ts":ie,"visualizers/panes/core/slider_keys.ts":le,"visualizers/panes/core/theme.ts":ue,"visualizers/panes/diffusion/canvas_state.ts":pe,"visual\
izers/panes/draws/accept_bar.tsx":ge,"visualizers/panes/tokens/lens_places.ts":fe,"visualizers/panes/watermarks/z_picture.tsx":he,"visualizers/panes/widgets/fil\
es.tsx":te,"visualizers/panes/widgets/sentences.tsx":xe,"visualizers/panes/widgets/token_ink.tsx":be});})();
