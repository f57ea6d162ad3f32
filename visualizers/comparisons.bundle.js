// Written by .ci/bundle.py from modules with the SHA-256 3a07ef8a291cb9053a28af984ea831251b6c27b23f490baa9dd1f1dda7c90f37: edit those.
"use strict";(()=>{var bd=Object.create;var ri=Object.defineProperty;var kd=Object.getOwnPropertyDescriptor;var yd=Object.getOwnPropertyNames;var xd=Object.getPrototypeOf,vd=Object.prototype.hasOwnProperty;var Se=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var Sd=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of yd(e))!vd.call(t,s)&&s!==n&&ri(t,s,{get:()=>e[s],enumerable:!(o=kd(e,s))||o.enumerable});
return t};var k=(t,e,n)=>(n=t!=null?bd(xd(t)):{},Sd(e||!t||!t.__esModule?ri(n,"default",{value:t,enumerable:!0}):n,t));var or=Se((tu,ii)=>{ii.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var Xo=Se((nu,ai)=>{ai.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Ye=Se((ou,li)=>{li.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var F=Se((su,ci)=>{ci.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var hi=Se((ru,di)=>{di.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var ui=Se((iu,pi)=>{pi.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var mi=Se((au,fi)=>{fi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var ki=Se((cu,bi)=>{bi.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var jt=Se((du,yi)=>{yi.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var ke=Se((uu,Ci)=>{Ci.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var rr=Se((fu,_i)=>{_i.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var K=Se((mu,Ei)=>{Ei.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var qt=Se((gu,Wi)=>{Wi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var De=Se((wu,Pi)=>{Pi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Me=Se((bu,Ni)=>{Ni.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Bi=Se((Mu,Ii)=>{Ii.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.js"]});var dr=Se((Eu,Fi)=>{Fi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var rs=Se((Wu,Hi)=>{Hi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Vi=Se((Nu,Di)=>{Di.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var pn=Se((Ru,Yi)=>{Yi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var cs=Se((ju,da)=>{da.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var pa=Se((Gu,ha)=>{ha.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var br=Se((Zu,Wa)=>{Wa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var kr=Se((af,Ka)=>{Ka.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.js"]});var kl=Se((om,bl)=>{bl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var xl=Se((sm,yl)=>{yl.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var Sl=Se((rm,vl)=>{vl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.js"]});var Rc=Se((xg,qc)=>{qc.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.ts"]});var zc=Se((vg,Lc)=>{Lc.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.ts"]});var On=Se((Kg,Jc)=>{Jc.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var gd=Se((dw,md)=>{md.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var vi=k(or(),1),Gt=k(Xo(),1),Si=k(Ye(),1),St=k(F(),1),Oi=k(hi(),1),Ti=k(ui(),1);var gi=k(mi(),1),sr;function wi(){return sr??=Od().catch(t=>{throw sr=void 0,t}),sr}async function Od(){if(window.Plotly)return window.Plotly;let t=document.getElementById(
"plotly"),e=document.createElement("script");if(t)e.textContent=await Td(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,s)=>{e.onload=o,e.onerror=()=>s(new Error(`Plotly could not be fetched from ${e.
src}.`))});if(document.head.append(e),t||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function Td(t){
return new Response(new Blob([(0,gi.bytesOf)(t)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Mi=k(ki(),1),dn=k(jt(),1);function Pe(t,e,n){t.hidden=!e,t.classList.add("gp-chart-box"),e&&(0,vi.render)((0,dn.jsx)(Md,{chart:e,press:n}),t)}function Md({chart:t,press:e}){let n=(0,Gt.useRef)(
null),o=(0,Gt.useMemo)(()=>Wd(t),[t]),s=(0,Gt.useRef)({shown:o,press:e});s.current={shown:o,press:e};let[r,i]=(0,Gt.useState)(""),l=()=>{let m=n.current;m?.clientWidth&&
(m.dataset.width=String(m.clientWidth),m.setAttribute("aria-busy","true"),$d(m,s.current.shown,g=>s.current.press?.(g)).then(()=>i(""),g=>{console.error("Genera\
tion Playground:",g),i((0,St.t)("The chart could not be drawn: its library did not load. Reload the page; the values are in the list below."))}).finally(()=>m.removeAttribute(
"aria-busy")))};(0,Gt.useLayoutEffect)(l,[o]),(0,Gt.useEffect)(()=>{let m=n.current;if(!m)return;let g=new ResizeObserver(()=>{m.clientWidth&&m.dataset.width!==
String(m.clientWidth)&&l()});g.observe(m);let y=m.closest(".gp-pane");y?.addEventListener("gp-alone",l);let $=(0,Oi.onTheme)(l);return()=>{g.disconnect(),y?.removeEventListener(
"gp-alone",l),$()}},[]);let w=(0,St.t)("{chart}. Its values follow as a list.",{chart:o.layout.meta});return(0,dn.jsxs)(dn.Fragment,{children:[r&&(0,dn.jsx)("p",
{class:"gp-note",children:r}),(0,dn.jsx)("div",{class:"gp-chart-plot",ref:n,role:"group","aria-label":w}),(0,dn.jsx)(Mi.ValuesList,{values:Cd(o)})]})}async function $d(t,e,n){
let o=await wi(),s=matchMedia("(pointer: coarse)").matches,r={...xi(e.layout,t),separators:(0,Si.separators)(),autosize:!1,width:t.clientWidth,uirevision:"kept",
dragmode:s?!1:"zoom"};t.closest(".gp-alone")&&r.height&&(r.height=Math.max(r.height,Math.round(innerHeight*.6)));let i=xi(e.data,t);if(t.classList.contains("js-\
plotly-plot")){await o.react(t,i,r);return}(await o.newPlot(t,i,r,_d(o))).on("plotly_click",({points:[w]})=>n(w))}var Cd=({data:t})=>t.flatMap(({text:e,hovertext:n=e,
hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(Boolean);function _d(t){let e=(o,s)=>({name:o==="svg"?(0,St.t)("Download plot as an SVG"):(0,St.t)(
"Download plot as a PNG"),icon:s,click(r){let{clientWidth:i,clientHeight:l}=r,w=(0,Ti.fileNameOf)(r.layout.meta);t.downloadImage(r,{format:o,filename:w,width:i,
height:l,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,St.t)("Zoom"),Pan:(0,St.t)("Pan"),"Zoom in":(0,St.t)("Zoom in"),"Zoom out":(0,St.t)(
"Zoom out"),"Reset axes":(0,St.t)("Reset axes"),"Double-click to zoom back out":(0,St.t)("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,
modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function es(t,e,n){if(!t)
return t;let{shapes:o=[],annotations:s=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},w={x:e,
yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[...s,w]}}}function $i(t,{
x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};
return{...t,data:[...t.data,r]}}var Ed=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;function Yo(t,e){let n=e(t);return n!==void 0?n:Array.isArray(t)?t.map(o=>Yo(o,e)):
!t||typeof t!="object"?t:Object.fromEntries(Object.entries(t).map(([o,s])=>[o,Yo(s,e)]))}var Wd=t=>Yo(t,e=>(0,St.isSaid)(e)?(0,St.t)(e):void 0),xi=(t,e)=>Yo(t,n=>typeof n==
"string"?Pd(n,e):void 0);function Pd(t,e){let[,n,o]=Ed.exec(t)??[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let s=getComputedStyle(
e).getPropertyValue(n).trim();return o?`rgba(${[1,3,5].map(i=>parseInt(s.slice(i,i+2),16)).join(", ")}, ${o})`:s}var Ft=k(ke(),1),lr=k(Ye(),1),os=k(rr(),1),ne=k(K(),1),qi=k(qt(),1),le=k(F(),1),Ri=k(De(),1),hn=k(Me(),1);var jn=k(Ye(),1),ir=k(K(),1),so=k(F(),1),Ai=k(Me(),1),Nd=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),ar=(t,e,n,o=1)=>Nd(t,e)/(e*n+o),Ot=t=>(0,Ai.isKnown)(
t)?`${(0,jn.fixed)(t,2)} ×`:"–",$n=({low:t,high:e})=>`${(0,jn.fixed)(t,2)}–${(0,jn.fixed)(e,2)}`,ts=()=>(0,so.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),ns=t=>t<.9995?`${(0,jn.significant)(t*1e3,3)} ms`:`${(0,jn.significant)(t,3)} s`;function Tt(t,{done:e,runs:n}){if(e>=n)return"";let o={done:(0,ir.count)(e),
left:(0,ir.count)(n-e)};return t.done?(0,so.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,so.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var ro=(0,so.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");function Li(t,e){let n=x=>t.querySelector(".gp-"+x),o=t.querySelector("table"),s=[["draft_acceptance_rate",(0,le.t)(os.FIGURES.draft_acceptance_rate),"acceptanc\
e-rate",({draft_acceptance_rate:x})=>(0,hn.isKnown)(x)&&(0,ne.percent)(x),{}],["judged_acceptance_rate",(0,le.t)(os.FIGURES.judged_acceptance_rate),"acceptance-\
rate",({rate:x})=>(0,hn.isKnown)(x)&&(0,ne.percent)(x),{formula:(0,le.t)("accepted / judged")}],["mean_acceptance_length",(0,le.t)(os.FIGURES.mean_acceptance_length),
"acceptance-length",({mean_acceptance_length:x})=>(0,hn.isKnown)(x)&&(0,lr.fixed)(x,2),{}],[(0,le.t)("drafted per round"),(0,le.t)("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:x})=>(0,hn.isKnown)(x)&&(0,lr.fixed)(x,2),{formula:(0,le.t)("d\
rafted / rounds")}],[(0,le.t)("speed-up"),`${(0,le.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90\
 % interval.")} ${ts()}`,"speed-up",({speedup:x,pairs:O})=>x&&(0,le.tn)(O,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Ot(
x.median),interval:$n(x)}),{formula:""}],[(0,le.t)("formula"),(0,le.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and th\
e cost of this row."),"speed-up",({rate:x,drafted:O,formula:v})=>(0,hn.isKnown)(v)&&(0,le.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,ne.decimals)(
x),drafted:(0,ne.decimals)(O,2),times:Ot(v)}),{}]],r=()=>e.answered("lengths"),i=x=>(0,qi.inARow)(e.found.points.map(O=>{let v=x(O);return v?(0,le.t)("{name}: {\
words}",{name:l(e.found.knob,O),words:v}):""})),l=(x,{value:O})=>`${x} = ${O}`;function w(x){let[O,v,b,f,{setting:c,times:d}]=m(x);(0,Ft.sayAttributes)(n("answe\
r"),{"data-verdict":O}),(0,ne.say)(n("answer-sign"),v);let a=n("answer-words"),p=JSON.stringify([b,c,d]);a.dataset.key!==p&&(a.dataset.key=p,a.replaceChildren(...(0,ne.filled)(
b,{setting:(0,ne.make)("code","",c),times:d}))),(0,ne.say)(n("answer-more"),f),e.done&&(0,ne.say)(n("told"),`${a.textContent}. ${f}`),(0,ne.say)(n("missing"),Tt(
e,x)),(0,Ft.showIf)(n("warning"),!!x.others),(0,ne.say)(n("warning"),x.others?"⚠ "+(0,le.t)(ro):"")}function m({knob:x,points:O,leader:v,rivals:b,best:f,fewest:c,
noise:d}){let a=O.filter(({speedup:R})=>R);if(d&&a.length)return["wait","…",(0,le.t)("No verdict on time"),(0,le.t)(d),{}];let p=a.find(R=>R.group===v);if(!p){
if(e.done)return["wait","…",(0,le.t)("No answer"),(0,le.t)("No setting has a complete pair of runs."),{}];let R=(0,le.tn)(O.length,"{known} of {count} setting\
 measured.","{known} of {count} settings measured.",{known:(0,ne.count)(a.length)});return["wait","…",(0,le.t)("Not known yet"),a.length?R:(0,le.t)("The first\
 counted runs are under way."),{}]}let{speedup:u,verdict:S,pairs:P}=p,q=l(x,p),[h,T]=[Ot(u.median),$n(u)],M={slower:[(0,le.t)("It is slower than decoding withou\
t drafts.")],even:[(0,le.t)("The interval includes 1: no clear difference from decoding without drafts.")]}[S]||[];if(S==="wait"){let R=(0,le.tn)(P,"{setting} h\
as the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of \
runs: too few to tell, {fewest} are needed.",{setting:q,times:h,fewest:(0,ne.count)(c)});return["wait","…",(0,le.t)(e.done?"No answer":"Not known yet"),R,{}]}
if(a.length===1){let[R,L]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[S];return[R,L,(0,le.t)("{setting} is the only setting that was measur\
ed: {times}"),[(0,le.t)("90 % interval: {interval}.",{interval:T}),...M].join(" "),{setting:q,times:h}]}if(f===null){let R=b.length>2&&b.length===a.length-1?(0,le.t)(
"{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:q,times:h,interval:T}):(0,le.t)("{setting} \
has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:q,times:h,interval:T,others:g(O.filter(L=>b.includes(L.group)).
map(({value:L})=>L))});return["even","≈",(0,le.t)(e.running?"No clear best setting so far":"No clear best setting"),[R,...M,(0,le.t)("More repeats tell more.")].
join(" "),{}]}let[C,A]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[S],W=S==="slower"?(0,le.t)(e.running?"{setting} is best so far, but only\
 {times}":"{setting} is best, but only {times}"):(0,le.t)(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[C,A,W,[(0,le.t)("90\
 % interval: {interval}.",{interval:T}),(0,le.t)("It was faster than each of the others, turn by turn."),...M].join(" "),{setting:q,times:h}]}let g=x=>x.length<
2?x.join(""):(0,le.t)("{names} and {last}",{names:x.slice(0,-1).join(", "),last:x.at(-1)});function y({points:x,curve:O,measured_curve:v}){Pe(n("settings"),e.charts.
lengths),(0,Ft.showIf)(n("of-formula"),O.length>0),(0,Ft.showIf)(n("of-verify"),v.length>0),(0,Ft.showIf)(n("of-own"),x.some(({formula:b})=>(0,hn.isKnown)(b)))}
function $(x){if(!o.tHead){let O=(0,ne.make)("tr");O.append((0,ne.make)("th","",null,{scope:"col"}),...s.map(([v,b,f,c,d])=>{let a=(0,ne.make)("th","",null,{scope:"\
col"}),p=(0,ne.make)("span");return(0,Ri.tipOfTerm)(p,f,()=>i(c),{meaning:b,...d}),p.append(...v.split(/(?<=_)/).flatMap(u=>[u,(0,ne.make)("wbr")])),a.append(p),
a})),o.createTHead().append(O),o.createTBody()}(0,ne.say)(o.tHead.rows[0].cells[0],x)}function N(){let x=(0,ne.make)("tr"),O=(0,ne.make)("th","",null,{scope:"ro\
w"});O.append((0,ne.make)("span"),(0,ne.make)("b","","",{"aria-hidden":"true"}),(0,ne.make)("span","gp-hidden"));let v=(0,ne.make)("td");return v.append((0,ne.make)(
"span"),(0,ne.make)("small")),x.append(O,...s.slice(0,-2).map(()=>(0,ne.make)("td")),v,(0,ne.make)("td")),x}function _({knob:x,points:O,best:v}){$(x);let b=(0,Ft.fit)(
o.tBodies[0],O.length,N);O.forEach((f,c)=>{let[d,...a]=b[c].cells,[p]=a.splice(-2,1),u=f.group===v;(0,Ft.sayClass)(b[c],u?"gp-best":""),(0,ne.say)(d.children[0],
f.value),(0,ne.say)(d.children[1],u?" ★":""),(0,ne.say)(d.children[2],u?` ${(0,le.t)("(best)")}`:""),(0,ne.say)(p.children[0],f.speedup?Ot(f.speedup.median):"\
–"),(0,ne.say)(p.children[1],f.speedup?`  ${$n(f.speedup)}`:"");let{draft_acceptance_rate:S,rate:P,mean_acceptance_length:q,drafted:h,formula:T}=f;[(0,hn.isKnown)(
S)?(0,ne.percent)(S):"–",(0,hn.isKnown)(P)?(0,ne.percent)(P):"–",(0,ne.decimals)(q,2),(0,ne.decimals)(h,2),Ot(T)].forEach((C,A)=>(0,ne.say)(a[A],C))})}function E(){
let x=e.found;w(x),y(x),_(x)}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status)&&E()}}var et=k(ke(),1),cr=k(Ye(),1),X=k(K(),1),ce=k(F(),1),ss=k(De(),1),io=k(Me(),1);function zi(t,e){let n=c=>t.querySelector(".gp-"+c),o=["without","with"],s=()=>e.answered("same"),r=({level:c})=>(0,X.percent)(c);function i(c){let[d,a,p,u]=(c.
mode==="greedy"?l:y)(c);(0,et.sayAttributes)(n("answer"),{"data-verdict":d}),(0,X.say)(n("answer-sign"),a),(0,X.say)(n("answer-words"),p),(0,X.say)(n("answer-mo\
re"),u),e.done&&(0,X.say)(n("told"),`${p}. ${u}`),(0,X.say)(n("missing"),Tt(e,c))}function l({checked:c,equal:d,at:a}){if(!c||d===null)return["wait","…",(0,ce.t)(
e.done?"No answer":"Not known yet"),(0,ce.t)("A text without drafts and one with drafts must both have ended.")];if(d){let p=(0,ce.tn)(c,"Greedy decoding wrote \
the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of \
texts.");return["good","✓",(0,ce.t)("The same tokens"),p]}return["bad","✗",(0,ce.t)("Different from token {place} on",{place:(0,X.count)(a+1)}),(0,ce.t)("Gr\
eedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; lo\
ok at their probabilities there.")]}function w(c,d){let a=0;for(;a<Math.min(c.length,d.length)&&c[a]===d[a];)a+=1;for(;a>0&&/[\p{L}\p{M}\p{N}]/u.test(c[a-1])&&/[\p{L}\p{M}\p{N}]/u.
test((c[a]||"")+(d[a]||""));)a-=1;let p=u=>a+u.slice(a).match(/^\s*\S*/)[0].length;return[a,p(c),p(d)]}function m({mode:c,texts:d,equal:a,checked:p}){let u=c===
"greedy"&&p>0&&d?d:[],S=n("both-texts"),P=JSON.stringify([u,a]);if((0,et.showIf)(n("mark-key"),u.length>0&&a===!1&&u[0]!==u[1]),S.dataset.key===P)return;S.dataset.
key=P;let[q,...h]=u.length?w(...u):[];S.replaceChildren(...u.map((T,M)=>{let C=(0,X.make)("div"),A=(0,X.make)("p","",null,{dir:"auto",tabindex:"0"});return a||u[0]===
u[1]?A.append(T):A.append(T.slice(0,q),(0,X.make)("mark","",T.slice(q,h[M])||"∎"),(0,X.make)("span","gp-apart",T.slice(h[M]))),C.append((0,X.make)("h3","",(0,ce.t)(
M?"with drafts":"without drafts")),A),C}))}let g=c=>`p = ${c<.001?(0,cr.significant)(c,1):(0,cr.significant)(c,2)}`;function y(c){let{p:d,verdict:a,counts:p}=c,
[u,S]=[p[0],(0,X.count)(p[1])];if(!(0,io.isKnown)(d)||a==="wait"){if(e.done)return["wait","…",(0,ce.t)("No answer"),(0,ce.tn)(u,"{count} text without drafts, \
{assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with drafts: too few for a test.",{assisted:S})];let q=(0,ce.tn)(u,"{coun\
t} text without drafts, {assisted} with drafts so far.","{count} texts without drafts, {assisted} with drafts so far.",{assisted:S});return["wait","…",(0,ce.t)(
"Not known yet"),`${q} ${(0,ce.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.")}`]}let P=(0,ce.tn)(
u,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted} with drafts.",{assisted:S});return a==="same"?["good","✓",(0,ce.t)(
"{p}: no difference found",{p:g(d)}),`${P} ${(0,ce.t)("A p below {level} would count as a difference.",{level:r(c)})}`]:["bad","✗",(0,ce.t)("{p}: the distribu\
tions differ",{p:g(d)}),`${P} ${(0,ce.t)("p is below {level}.",{level:r(c)})}`]}function $({p:c,verdict:d}){if(!(0,io.isKnown)(c))return"";let a=(0,ce.t)("If bo\
th draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,X.percent)(c)});return d==="differs"?`${a} ${(0,ce.t)(
"That is so rare that chance is a poor explanation.")}`:d==="same"?`${a} ${(0,ce.t)("That is not unusual.")}`:a}function N({counts:c,tokens:d,verdict:a,level:p}){
let[u,S]=c,P=Math.round(100*Math.sqrt(1/u+1/S)),q=(0,ce.tn)(d,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(a==="differs")return[(0,ce.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,ce.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,X.percent)(p)}),
q];let h=u===S?(0,ce.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,X.count)(u),
points:P}):(0,ce.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,X.count)(
u),assisted:(0,X.count)(S),points:P});return[(0,ce.t)("Not finding a difference does not prove that there is none."),`${h} ${(0,ce.t)("Smaller true differences \
mostly go unnoticed; more texts show more.")}`,q]}function _(){(0,et.showIf)(n("of-shuffles"),!!e.charts.shuffles),Pe(n("shuffles"),e.charts.shuffles)}function E({
surprise:c}){if(!c||!o.every(p=>(0,io.isKnown)(c[p])))return"";let[d,a]=o.map(p=>(0,X.information)(c[p],e.unit).replace("-","−"));return(0,ce.t)("How surprisi\
ng the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",{without:d,
assisted:a})}function x(){let c=(0,X.make)("li"),d=(0,X.make)("table"),a=d.createTHead().insertRow();a.className="gp-hidden";for(let S of[(0,ce.t)("token"),(0,ce.t)(
"without"),(0,ce.t)("with")])a.append((0,X.make)("th","",S,{scope:"col"}));let p=(0,X.make)("caption"),u=(0,X.make)("span");return(0,ss.tipOfTerm)(u,"sample",()=>"",
{meaning:(0,ce.t)("How many texts of each side have this token at this place."),formula:""}),p.append(u),d.prepend(p),d.append((0,X.make)("tbody")),c.append(d),
c}function O(){let c=(0,X.make)("tr"),d=(0,X.make)("th","",null,{scope:"row"});d.append((0,X.make)("bdi"));let a=(0,X.make)("td","",null,{colspan:2}),p=(0,X.make)(
"div","gp-counts");for(let u of o)p.append((0,X.make)("i",`gp-bar-${u}`,null,{"aria-hidden":"true"}),(0,X.make)("span"));return a.append(p),c.append(d,a),c}function v(c,{
position:d,tokens:a},p){let u=c.firstChild;(0,X.say)(u.caption.firstChild,(0,ce.t)("token {place}",{place:(0,X.count)(d)}));let S=o.map((h,T)=>p[T]-a.reduce((M,C)=>M+
C[h],0)),P=[...a,...S.some(h=>h>0)?[{rest:!0,without:S[0],with:S[1]}]:[]],q=(0,et.fit)(u.tBodies[0],P.length,O);P.forEach((h,T)=>{let M=h.rest||h.text===null,C=q[T].
cells[0].firstChild;(0,et.sayLabel)(C,h.rest?(0,ce.t)("all others"):M?(0,ce.t)("text ended"):h.text,{plain:M}),(0,et.sayClass)(C,M?"gp-plain":"");let A=q[T].cells[1].
firstChild.children;o.forEach((W,R)=>{let L=Math.max(1,p[R]);(0,et.sayPercent)(A[2*R],"width",Math.min(1,h[W]/L)),(0,X.say)(A[2*R+1],(0,X.count)(h[W]))}),(0,et.sayAttributes)(
q[T].cells[1],{"aria-label":(0,ce.t)("{without} without, {assisted} with",{without:(0,X.count)(h.without),assisted:(0,X.count)(h.with)})})})}function b(c){if((0,et.showIf)(
n("of-sampling"),c.mode==="sampling"),c.mode!=="sampling")return;let d=$(c);(0,et.showIf)(n("evidence"),(0,io.isKnown)(c.p)),(0,et.showIf)(n("meaning"),!!d),(0,X.say)(
n("meaning"),d),_(),(0,X.say)(n("surprise"),E(c));let a=N(c),p=(0,et.fit)(n("cannot").querySelector("ul"),a.length,()=>(0,X.make)("li"));a.forEach((S,P)=>(0,X.say)(
p[P],S));let u=(0,et.fit)(n("places"),c.positions.length,x);c.positions.forEach((S,P)=>v(u[P],S,c.counts)),(0,et.showIf)(n("places-title").parentElement,c.positions.
length>0)}function f(){let c=e.found;i(c),m(c),b(c)}return(0,ss.runsOfTerms)(t,{measured:()=>{let{p:c,counts:d}=e.found||{};return(0,io.isKnown)(c)?(0,ce.tn)(d[0],
"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,X.count)(d[1]),
p:g(c)}):""}}),c=>{t.hidden=!s(),!t.hidden&&(c.found||c.status||c.unit)&&f()}}var nt=k(ke(),1),Wt=k(Ye(),1),Y=k(K(),1),se=k(F(),1),ao=k(De(),1),Mt=k(Me(),1),ji=k(Bi(),1);function Gi(t,e){let n=a=>t.querySelector(".gp-"+a),o=n("answer"),s={draft:[(0,se.t)("draft"),a=>(0,se.t)("{share} of the time with drafts goes into writing the\
m: all forward passes of the draft model, or the search for text to copy.",{share:a})],verify:[(0,se.t)("verify"),a=>(0,se.t)("{share} of the time with drafts g\
oes into the target model’s passes over them.",{share:a})],rest:[(0,se.t)("rest"),a=>(0,se.t)("{share} of the time with drafts goes into all else: comparing, \
choosing, and what the library does around it.",{share:a})]};function r({verdict:a,noise:p,speedup:u,pairs:{length:S},fewest:P}){let q=u&&Ot(u.median),h=u&&$n(u),
T=u&&(0,se.tn)(S,"Median of {count} pair of runs.","Median of {count} pairs of runs.");if(a==="faster")return["good","▲",(0,se.t)(e.running?"{times} faster so\
 far":"{times} faster",{times:q}),T,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(a==="slower")return["bad","▼",(0,se.t)(e.running?"{times}: slower \
so far":"{times}: slower",{times:q}),T,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(a==="noisy")return["wait","…",(0,se.t)("No verdict on time"),(0,se.t)(
p),""];if(a==="even")return["even","≈",(0,se.t)(e.running?"No clear difference so far":"No clear difference"),(0,se.tn)(S,"{times} is the median of {count} pa\
ir of runs.","{times} is the median of {count} pairs of runs.",{times:q}),(0,se.t)("The 90 % interval {interval} includes 1.",{interval:h})];let M=(0,se.t)(e.done?
"No answer":"Not known yet");return u?["wait","…",M,(0,se.tn)(S,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times\
} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:q,fewest:(0,Y.count)(P)}),""]:["wait","…",M,(0,se.t)(e.done?"No pair o\
f runs was completed.":"The first counted pair is under way."),""]}function i(a){let[p,u,S,P,q]=r(a);(0,nt.sayAttributes)(o,{"data-verdict":p}),(0,Y.say)(o.children[0],
u),(0,Y.say)(o.children[1],S),(0,Y.say)(n("answer-more").children[0],P),(0,Y.say)(n("answer-more").children[1],q),e.done&&(0,Y.say)(n("told"),`${S}. ${P} ${q}`),
(0,Y.say)(n("missing"),Tt(e,a));let h=(0,nt.fit)(n("reasons"),a.reasons.length,()=>(0,Y.make)("li"));a.reasons.forEach((T,M)=>(0,Y.say)(h[M],(0,se.t)(T))),(0,nt.showIf)(
n("warning"),a.others),(0,Y.say)(n("warning"),a.others?"⚠ "+(0,se.t)(ro):"")}function l({identical:a,pairs:p}){let u=n("badge");if((0,nt.showIf)(u,!!a&&a.checked>
0),u.hidden)return;let{equal:S}=a;(0,nt.sayAttributes)(u,{"data-verdict":S?"good":"bad"}),(0,Y.say)(u.children[0],S?"✓":"✗"),(0,Y.say)(u.children[1],w(a,p.length))}
function w({checked:a,equal:p,at:u},S){return p?a>S?(0,se.tn)(a,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,se.tn)(
a,"Same tokens in the pair","Same tokens in all {count} pairs"):(0,se.t)("Not the same tokens: a text diverges at token {place}",{place:(0,Y.count)(u+1)})}function m({
pairs:a,draft_share:p,verify_share:u}){let S=a.length>0&&(0,Mt.isKnown)(p)&&(0,Mt.isKnown)(u);if((0,nt.showIf)(n("of-time"),S),!S)return;let[P,q]=["without","wi\
th"].map(A=>(0,Mt.medianOf)(a.map(W=>W[A]))),h=Math.max(P,q),T={draft:p,verify:u,rest:Math.max(0,1-p-u)},M=(0,nt.fit)(n("time-bars"),2,g);y(M[0],(0,se.t)("witho\
ut"),P,h,{plain:1}),y(M[1],(0,se.t)("with"),q,h,T);let C=(0,nt.fit)(n("time-keys"),3,()=>{let A=(0,Y.make)("span");return A.append((0,Y.make)("i","",null,{"aria\
-hidden":"true"}),(0,Y.make)("span","",null,{tabindex:0})),A});Object.entries(T).forEach(([A,W],R)=>{let[L,z]=s[A];(0,nt.sayAttributes)(C[R].firstChild,{"data-p\
art":A}),(0,ao.tipOfTerm)(C[R].lastChild,"time",()=>"",{meaning:z((0,Y.percent)(W)),unit:"%"}),(0,Y.say)(C[R].lastChild,`${L} ${(0,Y.percent)(W)}`)})}function g(){
let a=(0,Y.make)("li");return a.append((0,Y.make)("span"),(0,Y.make)("span","gp-time-bar",null,{"aria-hidden":"true"}),(0,Y.make)("span")),a}function y(a,p,u,S,P){
let[q,h,T]=a.children;(0,Y.say)(q,p),(0,Y.say)(T,(0,se.t)("{time} per token",{time:ns(u)}));let M=(0,nt.fit)(h,Object.keys(P).length,()=>{let C=(0,Y.make)("i");
return C.append((0,Y.make)("b")),C});Object.entries(P).forEach(([C,A],W)=>{(0,nt.sayAttributes)(M[W],{"data-part":C}),(0,nt.sayPercent)(M[W],"width",A*u/S),(0,Y.say)(
M[W].firstChild,C!=="plain"&&A*u/S>.14?s[C][0]:"")})}let $=({acceptance:a})=>a?a.judged_acceptance_rate:null;function N(a){let{drafted:p,cost:u,verify:S,break_even:P}=a,
q=$(a),h=ar(1,p,u,S);if(!(0,Mt.isKnown)(P))return(0,se.t)("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {t\
imes}.",{times:Ot(h)});if(P<=0)return(0,se.t)("Any acceptance rate is enough at these costs.");let T=(0,Y.percent)(P);if(!(0,Mt.isKnown)(q))return(0,se.t)("The \
target must keep at least {least} of the tokens that it judges.",{least:T});let M={least:T,rate:(0,Y.percent)(q)};return q>=P?(0,se.t)("The target must keep at \
least {least} of the tokens that it judges; here it keeps {rate}.",M):(0,se.t)("The target must keep at least {least} of the tokens that it judges, but here it \
keeps only {rate}.",M)}function _(a){let p=["drafted","cost","verify"].every(u=>(0,Mt.isKnown)(a[u]));(0,nt.showIf)(n("of-rates"),p),p&&(Pe(n("rates"),e.charts.
rates),(0,Y.say)(n("rate-words"),N(a))),f(a)}function E({acceptance:a,drafted:p,cost:u,verify:S}){let P=[];for(let q of["draft_acceptance_rate","judged_acceptan\
ce_rate","mean_acceptance_length","passes_saved"]){let h=a?a[q]:null;(0,Mt.isKnown)(h)&&P.push([q,q.endsWith("rate")?(0,Y.percent)(h):q.endsWith("length")?(0,Wt.fixed)(
h,2):(0,Y.count)(h)])}return(0,Mt.isKnown)(p)&&P.push([(0,se.t)("drafted tokens per round"),(0,Wt.fixed)(p,2),(0,se.t)("num_draft_tokens / all rounds, those wit\
hout a draft included: the γ of the formula."),"draft",()=>x(a,p)]),(0,Mt.isKnown)(u)&&P.push([(0,se.t)("cost of drafting one token"),(0,Wt.fixed)(u,2),(0,se.t)(
"Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula."),"draft-cost",()=>O(u)]),(0,Mt.isKnown)(
S)&&P.push([(0,se.t)("cost of verifying a draft"),(0,Wt.fixed)(S,2),(0,se.t)("Time of the target’s pass over a draft / time per token without drafts. The theore\
m assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>O(S)]),P}let x=(a,p)=>a?(0,se.tn)(a.num_rounds,"{drafted} drafted in {count} r\
ound = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,Y.count)(a.num_draft_tokens),value:(0,Wt.fixed)(p,2)}):"";function O(a){let{pairs:p}=e.
found;if(!p.length)return"";let u=(0,Mt.medianOf)(p.map(({without:S})=>S));return(0,se.t)("{cost} × {token} per token without drafts = {time}.",{cost:(0,Wt.fixed)(
a,2),token:ns(u),time:ns(a*u)})}function v(){let a=e.found,{drafted:p,cost:u,verify:S}=a,P=$(a);if(![P,p,u,S].every(Mt.isKnown))return"";let q={rate:(0,Y.decimals)(
P),drafted:(0,Wt.fixed)(p,2),cost:(0,Wt.fixed)(u,2),verify:(0,Wt.fixed)(S,2),times:Ot(ar(P,p,u,S))};return(0,se.t)("α = {rate}, γ = {drafted}, c = {cost} and v \
= {verify} give {times}.",q)}let b=()=>e.found&&e.found.pairs.length?(0,se.tn)(e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {c\
ount} pairs: {each}.",{each:(0,Wt.listed)(e.found.pairs.map(({speedup:a})=>(0,Wt.fixed)(a,2)).sort())}):"";(0,ao.tipOfTerm)(n("of-spread"),"interval",b,{meaning:ts()}),
(0,ao.runsOfTerms)(t,{expected:v});function f(a){let p=E(a),u=(0,nt.fit)(n("figures"),p.length,()=>{let S=(0,Y.make)("div"),P=(0,Y.make)("dt");return P.append((0,Y.make)(
"span","",null,{tabindex:0})),S.append(P,(0,Y.make)("dd")),S});p.forEach(([S,P,q,h,T],M)=>{let[C,A]=u[M].children;(0,Y.say)(C.firstChild,S),h?(0,ao.tipOfTerm)(C.
firstChild,h,T,{meaning:q,...h==="draft"&&{formula:""}}):(0,ji.tipOfFigure)(C.firstChild,S,P,a.acceptance),(0,Y.say)(A,P)})}function c(){let a=e.found;i(a),l(a),
(0,nt.showIf)(n("of-pairs"),a.pairs.length>0),Pe(n("pairs"),e.charts.pairs),m(a),_(a)}let d=()=>e.answered("speed");return a=>{t.hidden=!d(),!t.hidden&&(a.found||
a.status)&&c()}}var ls=k(Xo(),1),aa=k(dr(),1),it=k(F(),1),mr=k(rs(),1);var Zi=k(or(),1),Rt=k(F(),1);var is=k(K(),1),Gn=k(jt(),1);function Ki({text:t}){let e=[],n=0;for(let{0:o,index:s}of t.matchAll(is.INVISIBLE))s>n&&e.push(t.slice(n,s)),n=s+1,e.push((0,Gn.jsx)(
Ad,{character:o},s));return(0,Gn.jsxs)(Gn.Fragment,{children:[e,t.slice(n)]})}function Ad({character:t}){let e=is.MARKS[t],n=(t.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,Gn.jsx)("span",{class:"gp-space","data-mark":e??`U+${n}`,"data-wide":e==="·"?"no":"yes",children:e?t:""})}var hr=k(rs(),1),ur=k(Vi(),1),Oe=k(jt(),1),pr=40,Ui=14;function qd(t){let e=Array.from({length:t},(n,o)=>o);return t<=pr?e:[...e.slice(0,Ui),null,...e.slice(Ui+
t-pr+1)]}var Rd=(t,e,n)=>t==="left"?[0,e-n]:[n,e];function Qi({read:t,text:e,side:n,goesOn:o,caption:s}){let[r,i]=Rd(n,t.length,e),l=t.filter(([,,y])=>!y).length,
w=qd(t.length),m=t.length-pr+1,g=()=>(0,Rt.tn)(t.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:l});return(0,Oe.jsxs)("\
table",{class:"gp-strip",children:[(0,Oe.jsx)("caption",{class:"gp-hidden",children:s}),(0,Oe.jsxs)("tbody",{children:[(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)("t\
h",{scope:"row",children:(0,Oe.jsx)("span",{children:(0,Rt.t)("token")})}),w.map(y=>y===null?(0,Oe.jsx)("td",{class:"gp-mark",children:(0,Rt.tn)(m,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,Oe.jsx)(Ld,{label:t[y][1],isPadding:y>=r&&y<i,isLast:o&&y===t.length-1},y))]}),(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)(
"th",{scope:"row",children:(0,Oe.jsx)(hr.Term,{id:"padding",run:g,meaning:(0,Rt.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,Rt.t)(
"mask")})}),w.map(y=>y===null?(0,Oe.jsx)(Ji,{}):(0,Oe.jsx)("td",{class:t[y][2]?"":"gp-ignored",children:t[y][2]}))]}),t.some(([,,,y])=>y!==null)&&(0,Oe.jsxs)("t\
r",{children:[(0,Oe.jsx)("th",{scope:"row",children:(0,Oe.jsx)(hr.Term,{id:"padding",run:g,meaning:(0,Rt.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,Rt.t)("position")})}),w.map(y=>y===null?(0,Oe.jsx)(Ji,{}):(0,Oe.jsx)("td",{children:t[y][3]}))]})]})]})}
var Ji=()=>(0,Oe.jsx)("td",{class:"gp-mark",children:"…"});function Ld({label:t,isPadding:e,isLast:n}){return(0,Oe.jsxs)("td",{class:`gp-cell${e?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,Oe.jsx)(ur.TokenLabel,{text:t}),e&&(0,Oe.jsxs)("span",{class:"gp-hidden",children:[" ",(0,Rt.t)("(padding)")]}),n&&(0,Oe.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,Rt.t)("(the next token is predicted from here)")]})]})}function Xi({tokens:t,parts:e}){let n=[t.slice(0,e??t.length),
t.slice(e??t.length)];return(0,Oe.jsxs)("span",{class:"gp-new",children:[n.map((o,s)=>o.length>0&&(0,Oe.jsx)("span",{class:s?"gp-parted":"",children:o.map(zd)},
s)),!t.length&&(0,Oe.jsx)("span",{class:"gp-mark",children:(0,Rt.t)("(nothing)")})]})}var zd=([,t,e],n)=>(0,Oe.jsx)(Zi.Fragment,{children:e===null?(0,Oe.jsx)(ur.TokenLabel,
{class:"gp-end",text:t}):(0,Oe.jsx)(Ki,{text:e})},n);var ea=k(Ye(),1),ta=k(qt(),1),Be=k(K(),1),ue=k(F(),1),_o=k(Me(),1),na=k(pn(),1);function Eo({name:t,masked:e}){return t==="alone"?(0,ue.t)("Alone"):t==="left"?e?
(0,ue.t)("Padded on the left"):(0,ue.t)("Padded on the left, without a mask"):e?(0,ue.t)("Padded on the right"):(0,ue.t)("Padded on the right, without a mask")}
function as(t,e){if(!(0,_o.isKnown)(t))return(0,ue.t)("infinite");let n=(0,Be.fromNats)(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${(0,ue.t)(e)}`;let s=o<1e-4?(0,na.pWords)(
o):(0,ea.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${s} ${(0,ue.t)(e)}`}function oa(t,e,n){let{prompts:o,sampled:s,ways:r}=t,[i]=r,l=e.answers.map(({kl:N})=>(0,_o.isKnown)(
N)?N:1/0),w=e.answers.filter(({read:N},_)=>N.length>i.answers[_].read.length).length,m=[(0,ue.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:as(Math.max(...l),n)})];w||m.push((0,ue.t)("No prompt is shorter than another, so nothing was padded.")),e.guessed?
m.push((0,ue.t)("generate has found the padding by itself, because no text ends with this pad token.")):!e.masked&&w&&m.push((0,ue.t)("The model has read the pa\
dding as text."));let g=e.answers.filter(({same:N})=>!N).length,y=s?"even":g?"bad":"good",$=Id(y,Eo(e),g,o.length);return{verdict:y,sign:{even:"○",bad:"✗",good:"\
✓"}[y],words:$,more:m.join(" ")}}function Id(t,e,n,o){return t==="even"?(0,ue.t)("{way}: the texts are drawn again, so they are not compared.",{way:e}):t==="g\
ood"?(0,ue.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:e}):o===1?(0,ue.t)(
"{way}: the prompt gives a different text than on its own.",{way:e}):(0,ue.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way\
}: {count} of {all} prompts give a different text than on their own.",{way:e,all:o})}function fr({sampled:t},{name:e},{same:n}){return e==="alone"?{verdict:"eve\
n",sign:"",words:""}:t?{verdict:"even",sign:"○",words:(0,ue.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,ue.t)("the same as on its own")}:{verdict:"\
bad",sign:"✗",words:(0,ue.t)("a different text than on its own")}}function sa(t,e,n,o,s){let r=Bd(n);if(e.name==="alone")return[r];let i=t.sampled?"":jd(n,o),
l=as(n.change,s);return[...i?[{words:i,meaning:(0,ue.t)("The first token that differs. What comes after it continues a different text."),term:"greedy"}]:[],{words:(0,ue.t)(
"KL {distance}",{distance:as(n.kl,s)}),meaning:(0,ue.t)("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before \
the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,Be.asSentence)((0,ta.klSumWords)(Gd(o,n),s,as(n.kl,s)))},{words:(0,ue.t)("log p of {tok\
en} {change}",{token:(0,Be.quoted)(o.new[0][1]),change:`${(0,_o.isKnown)(n.change)&&n.change>0?"+":""}${l}`}),meaning:(0,ue.t)("The change in the log-probabilit\
y of the token that the prompt alone chose first."),term:"logprob",run:()=>Fd(n,o,l),unit:s},r]}function Bd({first:t}){let e=i=>(0,Be.percent)((0,Be.probability)(
i)),n=t.slice(0,3).map(([i,l])=>`${(0,Be.quoted)(i)} ${e(l)}`),[[o,s]]=t,r={token:(0,Be.quoted)(o),logprob:(0,Be.decimals)(s),percent:e(s)};return{words:(0,ue.t)(
"first: {tokens}",{tokens:n.join(", ")}),meaning:(0,ue.t)("The likeliest first new tokens, with their probabilities before the logits processors."),term:"probab\
ility",run:()=>(0,ue.t)("{token}: e^({logprob}) = {percent}.",r)}}function jd({parts_at:t,new:e},n){if(t===null)return"";let o=s=>t<s.length?(0,Be.quoted)(s[t][1]):
(0,ue.t)("the end");return(0,ue.t)("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(n.new)})}var Gd=(t,e)=>t.first.flatMap(([
n,o])=>{let s=e.first.find(([r])=>r===n);return s?[{text:n,p:(0,Be.probability)(o),q:(0,Be.probability)(s[1])}]:[]});function Fd(t,e,n){let[[,o]]=e.new,[s,r]=[e,
t].map(({first:i})=>i.find(([l])=>l===o));return!s||!r||!(0,_o.isKnown)(t.change)?"":(0,ue.t)("from {before} alone to {after}: a change of {change}.",{before:(0,Be.percent)(
(0,Be.probability)(s[1])),after:(0,Be.percent)((0,Be.probability)(r[1])),change:n})}function ra(t){let{model:e,mode:n,prompts:o,width:s,pad:r,borrowed:i,dtype:l,
seed:w,sampled:m,ways:g}=t,y=m?(0,ue.t)("{mode}, seed {seed}",{mode:(0,Be.modeName)(n),seed:w}):(0,Be.modeName)(n),N=g[0].answers.some(({read:_})=>_.length<s)?Hd(
o.length,{width:s,pad:r[1]},i):(0,ue.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:s});return`${e}, ${l}; ${y}; ${N}`}
var Hd=(t,e,n)=>n?(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",e):(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",e);var D=k(jt(),1),Kd=6,ia=200;function Dd({group:t}){let e=t.found,{unit:n}=t,o=(0,ls.useMemo)(()=>e.prompts.map((r,i)=>(0,D.jsx)(Vd,{found:e,number:i,unit:n},`${i}\
 ${r}`)),[e,n]),s=e.ways.slice(1).map(r=>oa(e,r,n));return(0,D.jsxs)(D.Fragment,{children:[(0,D.jsxs)("header",{class:"gp-head",children:[(0,D.jsx)("h2",{class:"\
gp-title",children:(0,it.t)("Batch")}),(0,D.jsx)("p",{class:"gp-note gp-about",children:ra(e)})]}),(0,D.jsx)("ul",{class:"gp-batch-verdicts",children:s.map(({verdict:r,
sign:i,words:l,more:w})=>(0,D.jsxs)("li",{"data-verdict":r,children:[(0,D.jsx)(ca,{sign:i}),(0,D.jsxs)("span",{children:[l,(0,D.jsx)("small",{children:w})]})]},
l))}),(0,D.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:s.map(({words:r})=>r).join(" ")}),(0,D.jsx)(Jd,{isDecoder:!e.is_encoder_decoder}),(0,D.jsx)(
"div",{class:"gp-batch-prompts",children:o}),(0,D.jsx)(Zd,{})]})}var la=(0,aa.groupPane)(Dd,({found:t})=>!!t),ca=({sign:t})=>(0,D.jsx)("span",{class:"gp-sign","\
aria-hidden":"true",children:t});function Vd({found:t,number:e,unit:n}){let[o,s]=(0,ls.useState)(e<Kd),r=[...t.prompts[e]],i=t.ways.slice(1).map(l=>`${fr(t,l,l.
answers[e]).sign} ${Eo(l)}`);return(0,D.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:l})=>s(l.open),children:[(0,D.jsxs)("summary",{children:[
(0,it.t)("Prompt {number}:",{number:e+1})," ",(0,D.jsx)("bdi",{class:"gp-prompt-text",children:r.slice(0,ia).join("")+(r.length>ia?"…":"")}),(0,D.jsxs)("span",
{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&t.ways.map(l=>(0,D.jsx)(Ud,{found:t,way:l,number:e,unit:n},l.name))]})}function Ud({found:t,way:e,number:n,
unit:o}){let[s,r]=[t.ways[0].answers[n],e.answers[n]],{verdict:i,sign:l,words:w}=fr(t,e,r),m=e.name==="alone"||JSON.stringify(r.read)!==JSON.stringify(s.read),g=(0,it.t)(
"Prompt {number} as the model reads it: {way}",{number:n+1,way:Eo(e)});return(0,D.jsxs)("div",{class:"gp-way","data-verdict":i,children:[(0,D.jsxs)("h3",{class:"\
gp-way-name",children:[(0,D.jsx)(ca,{sign:l}),Eo(e),(0,D.jsx)("small",{children:w})]}),(0,D.jsxs)("div",{class:"gp-way-body",children:[m?(0,D.jsx)("div",{class:"\
gp-scroll",tabIndex:0,role:"region","aria-label":g,children:(0,D.jsx)(Qi,{read:r.read,text:s.read.length,side:e.name,goesOn:!t.is_encoder_decoder,caption:g})}):
(0,D.jsx)("p",{class:"gp-note",children:(0,it.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),(0,D.jsxs)(
"p",{class:"gp-gave",children:[(0,D.jsxs)("span",{class:"gp-gave-words",children:[(0,it.t)("Output:")," "]}),(0,D.jsx)(Xi,{tokens:r.new,parts:t.sampled?null:r.parts_at})]}),
(0,D.jsx)("p",{class:"gp-measures",children:sa(t,e,r,s,o).map(y=>(0,D.jsx)(mr.Term,{id:y.term,run:y.run,meaning:y.meaning,unit:y.unit,children:y.words},y.words))})]})]})}
function Jd({isDecoder:t}){return(0,D.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,D.jsxs)("span",{children:[(0,D.jsx)("i",{class:"gp-cell gp-padding","\
aria-hidden":"true",children:"pad"})," ",(0,D.jsx)(mr.Term,{id:"padding",meaning:(0,it.t)("All rows of a batch have the same length. Shorter prompts are filled \
with pad tokens, on the left or on the right."),children:(0,it.t)("padding")})]}),(0,D.jsxs)("span",{children:[(0,D.jsx)("i",{class:"gp-cell gp-ignored","aria-h\
idden":"true",children:"0"})," ",(0,it.t)("hidden by the mask")]}),(0,D.jsxs)("span",{class:"gp-of-decoder",hidden:!t,children:[(0,D.jsx)("i",{class:"gp-cell gp\
-last","aria-hidden":"true",children:"abc"})," ",(0,it.t)("the next token is predicted from here")]}),(0,D.jsxs)("span",{children:[(0,D.jsx)("u",{class:"gp-part\
ed",children:(0,it.t)("text")})," ",(0,it.t)("differs from what the prompt gives on its own")]})]})}function Zd(){return(0,D.jsxs)("details",{class:"gp-batch-wh\
y",children:[(0,D.jsx)("summary",{children:(0,it.t)("Why?")}),(0,D.jsxs)("ul",{children:[(0,D.jsx)("li",{children:(0,it.t)("A decoder-only model continues from \
the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the mode\
l predicts after padding says little about the prompt.")}),(0,D.jsx)("li",{children:(0,it.t)("The mask hides the padding from attention, and the position ids co\
unt from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,D.jsx)("li",{children:(0,it.t)("Equiva\
lent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by so\
me millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,D.jsx)("li",{children:(0,it.t)("An encoder-\
decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; paddi\
ng on the left can, where the encoder has learned absolute positions.")}),(0,D.jsx)("li",{children:(0,it.t)("Without a mask, generate looks for the padding by i\
tself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell t\
hem apart, and the model reads all of them as text.")})]})]})}var Po=k(Xo(),1);var Ma=k(dr(),1),$a=k(cs(),1),at=k(K(),1),me=k(F(),1),No=k(Me(),1),Ca=k(rs(),1),_a=k(pa(),1);var xa=k(qt(),1),gt=k(K(),1),va=k(F(),1),Cn=k(Me(),1);var Xe=k(K(),1),Qe=k(F(),1),Wo=k(Me(),1),gr=3,Qd={sum:"logprob",token:"per_token",byte:"per_byte"},ds=(t,e)=>t[Qd[e]]??-1/0,lo=({answers:t},e)=>t.map((n,o)=>o).
sort((n,o)=>ds(t[o],e)-ds(t[n],e)),Xt=(t,e=3)=>(0,Wo.isKnown)(t)?(0,Xe.decimals)(t,e):"−∞";function wr(t){let{answers:e}=t;if(e.length<2)return"";let n=["su\
m","token","byte"].map(l=>lo(t,l)),[o,s,r]=n.map(([l])=>(0,Xe.quoted)(e[l].text.trim()));return o!==s||o!==r?(0,Qe.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:s,byte:r}):n.every(l=>l.join()===n[0].join())?(0,Qe.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,Qe.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function fa({answers:t,total:e}){if(!(0,Wo.isKnown)(e))return"";let n=(0,Xe.percent)(e);return(0,Qe.tn)(
t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function ma({answers:t,overlaps:e,kind:n,unread:o},s,r){let i=[],l=(g,y="warning")=>i.push({kind:y,words:g});if(s&&!t.length&&l((0,Qe.t)("None of the answers wa\
s read.")),!t.length)return i;n==="chat"&&l((0,Qe.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&l((0,Qe.t)("Each answer begins the targ\
et."),"info");let w=new Set;for(let[g,y]of e)w.has(y)||(w.add(y),l((0,Qe.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,Xe.quoted)(t[y].text.trim()),short:(0,Xe.quoted)(t[g].text.trim())})));let m=t.flatMap(({text:g,
join:y})=>y&&!y.same?[{text:g,join:y}]:[]);for(let{text:g,join:y}of m.slice(0,gr))l(Xd(g,y));m.length>gr&&l((0,Qe.tn)(m.length-gr,"So is {count} other answer.",
"So are {count} other answers.")),s&&n!=="source"&&t.some(({join:g})=>!g)&&l((0,Qe.t)("How prompt and answer are split as one text is not known here."),"info");
for(let g of s?o:[])l(Yd(g,r(g)));return i}var ua=(t=[])=>t.map(Xe.quoted).join(" "),Xd=(t,{whole:e,read:n})=>(0,Qe.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,Xe.quoted)(t.trim()),read:ua(n),whole:ua(e)});
function Yd({text:t,failed:e},n){let o=(0,Qe.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,Xe.quoted)(t.trim())});return e&&
!n?`${o} ${(0,Qe.t)(e.message)} ${(0,Qe.t)(e.fix)}`:o}function ga({token_id:t,text:e,logprob:n,rank:o,after:s,removed_by:r},i){let l=[(0,Qe.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,Xe.quoted)(e),id:t,value:Xt(n),share:(0,Xe.percent)((0,Xe.probability)(n))})];return o&&l.push((0,Qe.t)(
"rank {rank}",{rank:(0,Xe.count)(o)})),i&&l.push(eh(s,r)),`${l.join(", ")}.`}function eh(t,e){return(0,Wo.isKnown)(t)?(0,Qe.t)("{share} after the processors",{share:(0,Xe.percent)(
(0,Xe.probability)(t))}):(0,Qe.t)("removed by {processor}",{processor:e?(0,Xe.processorWords)(e)[0]:(0,Qe.t)("a processor")})}var wa=({tokens:t})=>t.find(({after:e})=>!(0,Wo.isKnown)(
e))??t[0];var ba=4,th=t=>new TextEncoder().encode(t.trimStart()).length,Sa=t=>t.length>ba?[...t.slice(0,ba-1),"…",...t.slice(-1)]:t,nh={share(t,e,n){let o=t.shares?.[n];
if(!(0,Cn.isKnown)(o))return"";let s=i=>`e^(${Xt(ds(i,n))})`,r=lo(e,n).map(i=>s(e.answers[i]));return`${s(t)} / (${Sa(r).join(" + ")}) = ${(0,gt.percent)(o)}`},
sum:({tokens:t,logprob:e})=>ka(t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>ya(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>ya(t,th(n),
e),perplexity:({per_token:t,perplexity:e})=>(0,Cn.isKnown)(e)&&(0,Cn.isKnown)(t)?`exp(−(${(0,gt.decimals)(t)})) = ${(0,gt.decimals)(e,2)}`:"",after:({tokens:t,
after:e})=>(0,Cn.isKnown)(e)?ka(t.map(n=>n.after),e):""};function ka(t,e){let n=`${Xt(e)} nats, ${(0,gt.percent)((0,gt.probability)(e))}`;return t.length<2||!t.
every(Cn.isKnown)?n:`${Sa(t.map(o=>Xt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function ya(t,e,n){return!(0,Cn.isKnown)(t)||!(0,Cn.isKnown)(n)||(0,gt.decimals)(
t/e)!==(0,gt.decimals)(n)?"":(0,xa.quotientWords)((0,gt.decimals)(t),(0,gt.count)(e),(0,gt.decimals)(n))}function Oa(t,e,n){let[o]=lo(e,n);if(o===void 0)return"";
let s=e.answers[o],r=nh[t](s,e,n);return r?(0,va.t)("{name}: {words}.",{name:(0,gt.quoted)(s.text.trim()),words:r}):""}var j=k(jt(),1),Ta=400,oh=[["sum",()=>(0,me.t)("sum")],["token",()=>(0,me.t)("mean per token")],["byte",()=>(0,me.t)("mean per byte")]];function sh({group:t}){let[
e,n]=(0,Po.useState)("sum"),o=t.found,{blocks:s}=o;return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)("header",{class:"gp-head",children:[(0,j.jsx)("h2",{class:"\
gp-title",children:(0,me.t)("Answers")}),(0,j.jsx)("p",{class:"gp-note gp-missing",children:Tt(t,o)}),(0,j.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,me.t)("Rank by"),children:[(0,j.jsx)("span",{class:"gp-note",children:(0,me.t)("Rank by")}),oh.map(([r,i])=>(0,j.jsx)("button",{class:"gp-button",
type:"button","data-by":r,"aria-pressed":e===r,onClick:()=>n(r),children:i()},r))]})]}),(0,j.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&
s.length===1&&wr(s[0])}),(0,j.jsx)("div",{class:"gp-blocks",children:s.map((r,i)=>(0,j.jsx)(ih,{group:t,block:r,by:e},i))}),(0,j.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,j.jsx)("span",{class:"gp-note",children:(0,me.t)("Tokens are shaded by probability")}),(0,j.jsx)(rh,{unit:t.unit})]}),(0,j.jsxs)("detail\
s",{class:"gp-choices-why",children:[(0,j.jsx)("summary",{children:(0,me.t)("What do these numbers mean?")}),(0,j.jsxs)("ul",{children:[(0,j.jsx)("li",{children:(0,me.t)(
"log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the sum of their log-probabilities, in nats, before th\
e logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,j.jsx)("li",{children:(0,me.t)("Every token costs probability, so t\
he sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word are almost certain. The mean per byt\
e does not, and compares models with different tokenizers.")}),(0,j.jsx)("li",{children:(0,me.t)("A share is the softmax over the named answers: how probable an\
 answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var Ea=(0,Ma.groupPane)(sh,({found:t})=>t?.question==="choices");function rh({
unit:t}){let e=n=>{n&&(0,$a.drawScale)(n,"raw",t)};return(0,Po.useMemo)(()=>(0,j.jsx)("span",{class:"gp-scale gp-note",ref:e}),[t])}function ih({group:t,block:e,
by:n}){let{model:o,prompt:s,answers:r,total:i}=e,l=[...s],w=l.slice(0,Ta).join("")+(l.length>Ta?"…":""),m=(0,me.t)("The answers to {prompt}, the likeliest fir\
st",{prompt:(0,at.quoted)(s)}),g=(0,Po.useMemo)(()=>r.length>0&&(0,j.jsx)(dh,{group:t,block:e,by:n,name:m}),[e,n,t.canAsk]),y=({entry:N})=>!!t.entries[N]?.ended?.
failed,$=ma(e,!!t.done,y);return(0,j.jsxs)("section",{class:"gp-block",children:[(0,j.jsxs)("h3",{class:"gp-block-head",children:[(0,j.jsx)("span",{class:"gp-bl\
ock-model",children:o})," ",(0,j.jsx)("bdi",{class:"gp-block-prompt",children:w||(0,me.t)("(empty)")})]}),(0,j.jsx)("p",{class:"gp-verdict",children:(0,No.isKnown)(
i)?wr(e):""}),(0,j.jsx)("p",{class:"gp-note gp-total",children:fa(e)}),(0,j.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":m,children:g}),(0,j.jsx)(
"ul",{class:"gp-choice-notes",hidden:!$.length,children:$.map(({kind:N,words:_})=>(0,j.jsx)("li",{class:"gp-note","data-kind":N,children:_},_))})]})}var ah=t=>[
{name:(0,me.t)("share"),meaning:lh[t](),term:"answer-share",sum:"share"},{name:(0,me.t)("log P"),meaning:(0,me.t)("The sum of the log-probabilities of its token\
s, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,me.t)("per token"),meaning:(0,me.t)(
"log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,me.t)("per byte"),meaning:(0,me.t)("log P divided by the byte\
s of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"mean-logprob",sum:"byte",
sorted:"byte",formula:(0,me.t)("(Σ log p) / bytes")},{name:(0,me.t)("perplexity"),meaning:(0,me.t)("exp of minus the mean per token."),term:"perplexity",sum:"p\
erplexity"},{name:(0,me.t)("after processors"),meaning:(0,me.t)("log P after the logits processors: what these knobs leave of it."),term:"cumulative-logprob",sum:"\
after"}],lh={sum:()=>(0,me.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,me.t)("The softmax of the means pe\
r token: a weight for the ranking, no probability of a text."),byte:()=>(0,me.t)("The softmax of the means per byte: a weight for the ranking, no probability of\
 a text.")},ch=t=>t==="share"?"%":t==="perplexity"?"":"nats";function dh({group:t,block:e,by:n,name:o}){let s=e.processors.length>0,r=ah(n).filter(({sum:i})=>i!==
"after"||s);return(0,j.jsxs)("table",{class:"gp-answers",children:[(0,j.jsx)("caption",{class:"gp-hidden",children:o}),(0,j.jsx)("thead",{children:(0,j.jsxs)("t\
r",{children:[(0,j.jsx)("th",{scope:"col",children:(0,me.t)("answer")}),r.map(({name:i,sorted:l,sum:w,term:m,meaning:g,formula:y})=>(0,j.jsx)("th",{scope:"col",
"aria-sort":l===n?"descending":void 0,children:(0,j.jsx)(Ca.Term,{id:m,run:()=>Oa(w,e,n),meaning:g,unit:ch(w),formula:y,children:i})},i)),t.canAsk&&(0,j.jsx)("t\
d",{})]})}),(0,j.jsx)("tbody",{children:lo(e,n).map(i=>(0,j.jsx)(hh,{answer:e.answers[i],by:n,hasProcessors:s,open:t.canAsk?()=>t.ask({type:"open",entry:e.entries[i]}):
void 0},i))})]})}function hh({answer:t,by:e,hasProcessors:n,open:o}){let{text:s,tokens:r,logprob:i,shares:l}=t,w=l?.[e];return(0,j.jsxs)("tr",{children:[(0,j.jsx)(
"th",{scope:"row",dir:"auto",children:r.map((m,g)=>(0,j.jsx)(_a.TokenInk,{token:m,ground:`var(--gp-prob-${Math.round((0,at.probability)(m.logprob)*10)})`,words:()=>ga(
m,n)},g))}),(0,j.jsxs)("td",{class:"gp-share-cell",children:[(0,j.jsx)("span",{children:(0,No.isKnown)(w)?(0,at.percent)(w):"…"}),(0,j.jsx)("span",{class:"gp-\
share","aria-hidden":"true",children:(0,j.jsx)("i",{style:{width:`${(w??0)*100}%`}})})]}),(0,j.jsx)(co,{more:(0,at.percent)((0,at.probability)(i)),children:Xt(i)}),
(0,j.jsx)(co,{children:Xt(t.per_token)}),(0,j.jsx)(co,{children:Xt(t.per_byte)}),(0,j.jsx)(co,{children:uh(t.perplexity)}),n&&(0,j.jsx)(ph,{answer:t}),o&&(0,j.jsx)(
"td",{children:(0,j.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,me.t)("Open the run of {answer}",{answer:(0,at.quoted)(s.trim())}),onClick:o,
children:(0,me.t)("Open")})})]})}function co({class:t,more:e,children:n}){return(0,j.jsxs)("td",{class:t,children:[n,e&&(0,j.jsx)("small",{children:e})]})}function ph({
answer:t}){let{after:e}=t;if((0,No.isKnown)(e))return(0,j.jsx)(co,{more:(0,at.percent)((0,at.probability)(e)),children:Xt(e)});let{text:n,removed_by:o}=wa(t),s=o?
(0,at.processorWords)(o)[0]:(0,me.t)("a processor");return(0,j.jsxs)(co,{class:"gp-removed",more:(0,me.t)("{token} by {processor}",{token:(0,at.quoted)(n),processor:s}),
children:["✕ ",(0,me.t)("removed")]})}var uh=t=>(0,No.isKnown)(t)?t>=1e3?(0,at.count)(Math.round(t)):(0,at.decimals)(t,2):"∞";var qo=k(ke(),1),pt=k(K(),1),po=k(F(),1),Fa=k(De(),1);var Aa=k(br(),1),qa=k(F(),1),Pa=new WeakMap;function ht(t){let e=Pa.get(t)||[],[n]=t.lines(),{keep:o,added:s}=(0,Aa.pathChange)(e,n?n.last:null);e.length=o;for(let r of s)
e.push(r);return Pa.set(t,e),e}function Yt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function wt({groups:t,
lanes:e},n){let{id:o,label:s}=t[n];if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:(0,qa.t)("{lane} (removed)",{lane:s})}var hs=({groups:t},e,n)=>Na(t[e].
model)===Na(t[n].model);function Na(t){let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function ps(t,e,n){let o=[e,
n].map(i=>ht(t.shownOf(i).log)),s=hs(t,e,n)?fh(...o):mh(...o),r=o.map((i,l)=>s[l]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"\
shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}function fh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.
token_id;)o+=1;return[o,o]}var Ra=({piece:t})=>t??"\0";function mh(...t){let[e,n]=t.map(r=>r.map(Ra).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===
n[s];)s+=1;return t.map(r=>gh(r,s))}function gh(t,e){let n=0,o=0;for(;o<t.length&&(n+=Ra(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}
var Ao=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join("");function La(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var fs=k(F(),1);var Fn=k(K(),1),za=32,Ia=new WeakMap;function us(t,e){if(Ia.get(t)===e)return;Ia.set(t,e);let[,n,o,s]=e.match(/^(\s*)([^]*?)(\s*)$/),r=i=>(0,Fn.make)("span","gp\
-mark",[...i].map(l=>Fn.MARKS[l]||"␣").join(""));t.replaceChildren(...[n&&r(n),o,s&&r(s)].filter(Boolean))}function ho(t){let e=t.map(n=>{let o=[...(0,Fn.inOneLine)(
n.replace(/^ +| +$/g,s=>Fn.MARKS[" "].repeat(s.length)))];return o.length<=za?o.join(""):`${o.slice(0,za-1).join("")}…`});return e.map((n,o)=>e.filter(s=>s===
n).length>1?`${o+1}: ${n}`:n)}var Ve=t=>(0,fs.isSaid)(t)?(0,fs.t)(t):String(t),Hn=({title:t,prompt:e})=>e?ho([e])[0]:Ve(t);var Ba=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ja(t){let e=Ba?[...Ba.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function Ga(t,e){
let n=[t,e].map(y=>y.map(({word:$})=>$)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let l=0;for(;l<r-i&&o.at(-1-l)===s.at(-1-l);)l+=1;
let w=n.map(y=>y.map(($,N)=>N<i||N>=y.length-l)),m=n.map(y=>y.slice(i,y.length-l)),g=m.some(y=>y.length>1200);for(let[y,$]of wh(...m.map(N=>N.slice(0,1200))))w[0][i+
y]=w[1][i+$]=!0;return{kept:w,shared:w[0].filter((y,$)=>y&&o[$]).length,cut:g}}function wh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let l=r*n+i;o[l]=t[r]===e[i]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function Ha(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,l=-1/0;function w(N){let _=(0,pt.make)("div","gp-text-side"),E=(0,pt.make)("h3","gp-side-name"),x=(0,pt.make)(
"p","gp-side-text",null,{dir:"auto"});return _.append(E,x),s.append(_),{head:E,body:x,tag:N}}let m=["del","ins"].map(w);function g({body:N,tag:_},E,x){let O=[],
v="",b=!1,f=()=>{v&&O.push(b?(0,pt.make)(_,"",v):v),v=""};E.forEach(({space:c,word:d},a)=>{let p=!x[a]&&!!d;p!==b?!p||!v?(f(),b=p,v=c+d):(v+=c,f(),b=!0,v=d):v+=
c+d}),f(),N.replaceChildren(...O)}function y(N){clearTimeout(i),i=0,l=performance.now();let _=N.map(c=>ja(Ao(ht(e.shownOf(c).log)))),{kept:E,shared:x,cut:O}=Ga(
..._);m.forEach((c,d)=>g(c,_[d],E[d]));let[v,b]=_.map(c=>c.filter(({word:d})=>d).length),f=t.querySelector(".gp-alike");(0,qo.showIf)(f,v+b>0),v+b&&((0,pt.say)(
t.querySelector(".gp-share"),(0,po.t)("{share} in common",{share:(0,pt.percent)(2*x/(v+b))})),(0,pt.say)(t.querySelector(".gp-formula"),(0,po.t)("2 × {shared} s\
hared words / ({one} + {other})",{shared:(0,pt.count)(x),one:(0,pt.count)(v),other:(0,pt.count)(b)}))),(0,qo.showIf)(t.querySelector(".gp-cut"),O),(0,pt.say)(t.
querySelector(".gp-cut"),(0,po.t)("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as diffe\
rent.",{count:(0,pt.count)(1200)}))}let $=N=>t.querySelector(".gp-"+N).textContent;return(0,Fa.runsOfTerms)(t,{alike:()=>(0,po.t)("{formula}: {value}.",{formula:$(
"formula"),value:$("share")})}),()=>{let N=e.header&&e.header.kind==="lanes"?Yt(e):null,_=N?N.map(b=>ht(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.
hidden)return;let E=N.map(b=>wt(e,b)),x=JSON.stringify([E,..._.map(b=>Ao(b))]);if(x===r&&(!i||e.running))return;r=x,(0,pt.say)(t.querySelector(".gp-pair"),(0,po.t)(
"{one} and {other}, word by word",{one:E[0],other:E[1]})),m.forEach(({head:b},f)=>(0,qo.sayLabel)(b,`${E[f]} ${Hn(e.groups[N[f]])}`,{plain:!0}));let v=_[0].length*
_[1].length>2e5&&e.running?l+500-performance.now():0;v<=0?y(N):i||=setTimeout(()=>y(Yt(e)),v)}}var lt=k(ke(),1),V=k(K(),1),Da=k(qt(),1),qe=k(F(),1),gs=k(De(),1),ms=k(kr(),1);function Va(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
w=null,m=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function g(){for(let p of m)p.replaceChildren(...e.groups.map((u,S)=>(0,V.make)("option","",`${wt(
e,S)} ${Hn(u)}`,{value:S})))}m.forEach((p,u)=>p.addEventListener("change",()=>{let S=Yt(e),P=Number(p.value),q=P===S[1-u]?S[u]:S[1-u];e.setPair(...u?[q,P]:[P,q])}));
let y=({log:p})=>!!(p.finished||p.failed||e.done);function $(p,{kind:u,at:S,shorter:P}){let[q,h]=p.map(R=>wt(e,R)),[T,M]=p.map(R=>e.shownOf(R)),C=[T,M].map(({log:R})=>ht(
R));if(!C[0].length||!C[1].length)return[(0,qe.t)("{one} and {other} have no tokens to compare yet.",{one:q,other:h})];if(u==="same")return y(T)&&y(M)?[(0,qe.tn)(
S[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:q,other:h})]:
[(0,qe.tn)(S[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:q,other:h})];
if(u==="shorter"){let[R,L]=P?[h,q]:[q,h];if(!y(P?M:T))return[(0,qe.t)("{one} and {other} have written the same so far; {long} is ahead.",{one:q,other:h,long:L})];
let{finished:z}=(P?M:T).log,I=(0,qe.tn)(S[P],"{count} token","{count} tokens"),re=x(C[1-P][S[1-P]].chosen.text),Z=z&&z.sequences.length&&(0,V.stopWords)(z.sequences[0].
stop_reason)[0];return[Z?(0,qe.t)("{short} ended after {tokens}: {reason}.",{short:R,tokens:I,reason:Z}):(0,qe.t)("{short} ended after {tokens}.",{short:R,tokens:I}),
" ",...(0,V.filled)((0,qe.t)("{long} begins with the same text and continues with {token}."),{long:L,token:re})]}let[A,W]=C.map((R,L)=>R[S[L]]);return[...N([q,h],
S,Ao(C[0],S[0]))," ",..._(q,A)," ",..._(h,W)]}function N([p,u],S,P){if(!P)return[(0,qe.t)("They diverge at the first token.")];let[q,h]=S.map(M=>(0,V.count)(M+1));
return[q===h?(0,qe.t)("They diverge at token {number}.",{number:q}):(0,qe.t)("They diverge at token {a} of {one} and token {b} of {other}.",{a:q,b:h,one:p,other:u}),
" ",...(0,V.filled)((0,qe.t)("Both had written {text}."),{text:x(La(P))})]}let _=(p,u)=>(0,V.filled)(u.given?(0,qe.t)("{lane} was given {token} ({odds})."):(0,qe.t)(
"{lane} chose {token} ({odds})."),{lane:p,token:x(u.chosen.text),odds:E(u)}),E=p=>p.chosen.logprob===null?(0,ms.removedWords)(p.chosen):(0,V.percent)((0,V.numbersOf)(
p).probability);function x(p){let u=(0,V.make)("span","gp-quote");return u.append(...(0,V.filled)((0,qe.t)("“{text}”"),{text:(0,V.labelled)(p,"gp-strong")})),
u}function O(p){let u=(0,V.make)("p");u.append(...p),u.textContent!==s.textContent&&s.replaceChildren(...u.childNodes)}function v(p,u){let S=new Map;return p.forEach(
({chosen:q,distribution:h},T)=>{for(let M of[...h.candidates,q]){let C=u?M.token_id:M.text;S.has(C)||S.set(C,{label:M.text,sides:[null,null],most:0});let A=S.get(
C);A.sides[T]||(A.sides[T]={candidate:M,isChosen:M.token_id===q.token_id},A.most=Math.max(A.most,(0,V.probability)(M.logprob),(0,V.probability)(M.raw_logprob)))}}),
[...S.values()].sort((q,h)=>h.most-q.most).filter(({sides:q,most:h},T)=>T<10&&(T<o[0]||h>=o[1])||q.some(M=>M&&M.isChosen))}function b(){let p=(0,V.make)("tr"),u=(0,V.make)(
"th","",null,{scope:"row"});return u.append((0,V.make)("bdi","gp-word")),p.append(u,...[0,1].map(()=>{let S=(0,V.make)("td"),P=(0,V.make)("div","gp-side"),q=(0,V.make)(
"span","gp-tracks");q.append((0,V.make)("i","gp-bar gp-after"),(0,V.make)("i","gp-bar gp-before"));let h=(0,V.make)("span","gp-values");return h.append((0,V.make)(
"span"),(0,V.make)("small")),P.append((0,V.make)("span","gp-sign"),q,h),S.append(P),S})),p}function f(p,u,S,P){let[q,h,T]=p.firstChild.children,[M,C]=u?[u.candidate.
logprob,u.candidate.raw_logprob].map(V.probability):[0,0],A=!!u&&u.candidate.logprob===null,W=!!u&&u.isChosen;(0,lt.sayClass)(p,[W&&"gp-chosen",A&&"gp-removed",
!u&&"gp-unlisted"].filter(Boolean).join(" ")),(0,V.say)(q,W?"▶":A?"✕":""),(0,lt.sayPercent)(h.children[0],"width",M/S),(0,lt.sayPercent)(h.children[1],"widt\
h",C/S),(0,V.say)(T.children[0],u?A?"":(0,V.percent)(M):"–"),(0,V.say)(T.children[1],u?(0,V.percent)(C):"");let R=u?[W&&(0,qe.t)("chosen"),A?(0,ms.removedWords)(
u.candidate):(0,V.percent)(M),(0,qe.t)("{share} before the processors",{share:(0,V.percent)(C)})].filter(Boolean).join(", "):(0,qe.t)("not recorded");(0,lt.sayAttributes)(
p,{"aria-label":`${P}: ${R}`,title:A?(0,ms.removedWords)(u.candidate):""})}function c(p,u){let S=v(u,hs(e,...p)),P=S.flatMap(C=>C.sides).filter(Boolean),q=P.every(
({candidate:C})=>C.logprob===C.raw_logprob),h=Math.max(1e-9,...P.flatMap(({candidate:C})=>[(0,V.probability)(C.logprob),(0,V.probability)(C.raw_logprob)]));i.classList.
toggle("gp-plain",q),(0,lt.showIf)(t.querySelector(".gp-before-key"),!q),(0,lt.showIf)(t.querySelector(".gp-removed-key"),P.some(({candidate:C})=>C.logprob===null)),
(0,lt.showIf)(t.querySelector(".gp-unlisted-key"),P.length<2*S.length);let T=(0,lt.fit)(l.tBodies[0],S.length,b);S.forEach(({label:C,sides:A},W)=>{let[R,...L]=T[W].
cells;(0,lt.sayLabel)(R.firstChild,C),L.forEach((z,I)=>f(z,A[I],h,wt(e,p[I])))});let M=l.tHead.rows[0].cells;p.forEach((C,A)=>{let{entropyAfter:W}=(0,V.numbersOf)(
u[A]),[R]=M[A+1].children;(0,lt.sayLabel)(R,(0,qe.t)("{lane}, entropy {entropy}",{lane:`${wt(e,C)} ${Hn(e.groups[C])}`,entropy:(0,V.information)(W,e.unit)}),{plain:!0}),
(0,gs.tipOfTerm)(R,"entropy",()=>d(u[A],wt(e,C)),{meaning:(0,qe.t)("How uncertain the next token was where they diverge, after the processors.")})})}let d=({distribution:{
entropy_before:p,entropy_after:u}},S)=>(0,qe.t)("{lane}: {before} before the processors, {after} after them.",{lane:S,before:(0,V.information)(p,e.unit),after:(0,V.information)(
u,e.unit)});function a(p){if(!w)return"";let{pair:u,steps:S}=w,[P,q]=S.map(({chosen:M})=>M),h=(M,{token_id:C})=>[...M.distribution.candidates,M.chosen].find(A=>A.
token_id===C),T=M=>M?(0,V.percent)((0,V.probability)(M[p])):(0,qe.t)("not recorded");return(0,Da.inARow)([P,q].map(M=>(0,qe.t)("{token}: {one} {mine}, {other} {\
theirs}",{token:(0,V.quoted)(M.text),one:wt(e,u[0]),other:wt(e,u[1]),mine:T(h(S[0],M)),theirs:T(h(S[1],M))})))}return(0,gs.runsOfTerms)(t,{after:()=>a("logprob"),
before:()=>a("raw_logprob")}),p=>{let u=e.header&&e.header.kind==="lanes"?Yt(e):null;if(t.hidden=!u||u.some(M=>e.shownOf(M).log.denoises),t.hidden)return;(p.run||
p.lanes)&&g(),m.forEach((M,C)=>{M.value=u[C]});let S=ps(e,...u);O($(u,S));let[P,q]=u.map(M=>wt(e,M)),h=hs(e,...u);(0,lt.showIf)(r,!h),h||(0,V.say)(r,(0,qe.t)("{\
one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:P,other:q}));let T=S.kind===
"apart"?u.map((M,C)=>ht(e.shownOf(M).log)[S.at[C]]):null;(0,lt.showIf)(i,!!T),w=T&&{pair:u,steps:T},T&&c(u,T)}}var Mr=k(F(),1),Qa=k(Me(),1);var Ro=k(Me(),1),yr=5,kh=.9;function yh(t){if(!t.length)return null;let e=[...t].sort((i,l)=>i-l),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,
!(o>0&&s>1-kh));)r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,Ro.medianOf)(e),low:e[o],high:e[n-1-o]}}function xr(t,e){let n=yh(t);if(!n||t.length<yr)
return"few";let{low:o,high:s}=n;return o>e?"above":s<e?"below":"open"}var xh=(t,e)=>(0,Ro.isKnown)(t)&&(0,Ro.isKnown)(e)?[t-e]:[];function Ua(t,e=!0){let n=(s,r)=>xr(
s.flatMap((i,l)=>xh(i,r[l])),0),o=t.findIndex((s,r)=>t.length>1&&t.every((i,l)=>r===l||n(s,i)===(e?"above":"below")));return o<0?null:o}var Ja=k(Ye(),1),vr=k(F(),1),Sr=k(Me(),1);function Za(t,e){let n=({values:m})=>m[t.name]??NaN,o=e.filter(m=>Number.isFinite(n(m)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:ws([]),flat:!0};let s=o.reduce((m,g)=>n(g)<n(m)?g:m),r=o.reduce((m,g)=>n(g)>n(m)?g:m),i=ct(t,n(s))===ct(t,n(r)),l=ws(i?[]:
o.map(n)),w=m=>Math.round(l.share(m)*10);return{low:s,high:r,best:i?null:Or(t,e),level:w,scale:l,flat:i}}function Or(t,e){let n=({values:m})=>m[t.name]??NaN,o=e.
filter(m=>Number.isFinite(n(m))),s=o.map(({each:m})=>m[t.name]??[]);if(!t.better||s.some(({length:m})=>m!==s[0].length))return null;let r=t.better==="more",i=Ua(
s,r);if(i===null)return null;let l=n(o[i]),w=m=>r?n(m)<l:n(m)>l;return o.every((m,g)=>g===i||w(m))?o[i]:null}function ws(t){let e=[...new Set(t)].sort((m,g)=>m-
g),[n,o]=[e[0],e[e.length-1]],s=m=>g=>o>n?(m(g)-m(n))/(m(o)-m(n)):0,r=({share:m})=>e.some(g=>e.filter($=>$>=g&&m($)-m(g)<.1).length>Math.max(1,e.length/2)),l={name:"\
order",share:m=>e.length>1?e.indexOf(m)/(e.length-1):0},w=[{name:"linear",share:s(m=>m)}];return n>0&&w.push({name:"log",share:s(Math.log)}),[...w,l].find(m=>!r(
m))??l}function un(t,{each:e}){let n=(e[t.name]??[]).filter(Sr.isKnown);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>ct(t,r));return o===
s?"":(0,vr.t)("{low} to {high}",{low:o,high:s})}var uo=t=>t.better==="less"?"heat":"prob";function ct(t,e,{unit:n=!1}={}){if(!(0,Sr.isKnown)(e))return"–";let o={
minimumFractionDigits:t.digits,maximumFractionDigits:t.digits},s=(0,Ja.notation)(e.toLocaleString("en-US",o));return n&&t.unit?`${s} ${(0,vr.t)(t.unit)}`:s}var fn=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),fo=(t,e,n,o,s={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...s}});var Tr=10;function Xa({axes:[t,e],metric:n,heat:o,at:s}){let r=$=>e.values.map((N,_)=>t.values.map((E,x)=>$(s(_,x),_,x))),i=({values:{[n.name]:$}})=>(0,Qa.isKnown)(
$)?o.level($):null,l=$=>ct(n,$.values[n.name])+(o.best===$?" ★":""),w=($,N,_)=>{let E=un(n,$);return`${t.knob} ${t.values[_]}, ${e.knob} ${e.values[N]}: ${l($)}${E?
` (${E})`:""}`},m={type:"heatmap",x:t.values,y:e.values,colorscale:Array.from({length:Tr+1},($,N)=>[N/Tr,`var(--gp-${uo(n)}-${N})`]),zmin:0,zmax:Tr,showscale:!1,
xgap:2,ygap:2,z:r(i),text:r(l),texttemplate:"%{text}",hovertext:r(w),hoverinfo:"text"},g=Math.min(760,Math.max(220,96+42*e.values.length)),y={type:"category",showgrid:!1};
return fo((0,Mr.t)("{metric} over {columns} and {rows}",{metric:(0,Mr.t)(n.title),columns:t.knob,rows:e.knob}),[m],fn(t.knob,{...y,side:"top"}),fn(e.knob,{...y,
autorange:"reversed"}),{height:g,margin:{l:52,r:18,t:60,b:16}})}var mo=k(F(),1),$r=k(Me(),1);var vh={linear:"linear",log:"log",order:"category"};function Ya({knob:t,metric:e,points:n,wide:o}){let s=n.map(({label:E})=>E.trim()===""?NaN:Number(E)),r=s.every(
Number.isFinite)?vh[ws(s).name]:"category",i=n.map((E,x)=>({...E,x:r==="category"?E.label:s[x]}));r!=="category"&&i.sort((E,x)=>Number(E.x)-Number(x.x));let l=i.
filter(({value:E})=>(0,$r.isKnown)(E)),w=l.flatMap(({value:E,each:x})=>[E,...x]),m=o&&w.length>0&&Math.min(...w)>0,g=({label:E,value:x,range:O,best:v})=>`${E}: ${ct(
e,x)}${O?` (${O})`:""}${v?`, ${(0,mo.t)("the best")}`:""}`,y={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:E})=>E),
y:i.map(({value:E})=>(0,$r.isKnown)(E)?E:null),text:i.map(g),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:E,each:x})=>x.length>1?Math.max(...x)-E:0),arrayminus:i.map(({value:E,each:x})=>x.
length>1?E-Math.min(...x):0)}},$={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(
({x:E})=>E),y:l.map(({value:E})=>E),text:l.map(({value:E,best:x})=>l.length<=12||x?ct(e,E)+(x?" ★":""):"")},N=(0,mo.t)(e.title),_=`${N}${e.unit?` (${(0,mo.t)(
e.unit)})`:""}${m?`, ${(0,mo.t)("logarithmic scale")}`:""}`;return fo((0,mo.t)("{metric} over {knob}",{metric:N,knob:t}),[y,$],fn(t,{type:r}),fn(_,m?{type:"log"}:
{}))}var en=k(K(),1),$t=k(F(),1),el=k(Me(),1);function bs(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?(0,$t.t)("In {unit}.",{unit:(0,$t.t)(o)}):"",s?"":
(0,$t.t)("It is known when the runs of a cell have ended.")],i=t.querySelector(".gp-metric-term")||(0,en.make)("span","gp-metric-term");t.replaceChildren(i,`: ${(0,$t.t)(
e)} `,(0,en.make)("span","gp-formula",(0,$t.t)(n)),...r.filter(Boolean).map(l=>` ${l}`))}function tl(t,e,n){let{low:o,high:s,best:r,scale:i,flat:l}=n,w=e.metric,
m=e.group.groups.some(_=>un(w,_)),g=_=>_&&e.nameOf(_.number)+_.values[w.name],y=[w.name,g(o),g(s),r&&r.number,i.name,l,m].join();if(t.dataset.key===y||(t.dataset.
key=y,t.replaceChildren(),!o))return;let $=(_,E)=>{let x=(0,en.make)("span"),O=(0,en.make)("b","",ct(w,E.values[w.name],{unit:!0}));return x.append(...(0,en.filled)(
_,{value:O,cell:e.nameOf(E.number)})),x};l?t.append($((0,$t.t)("The same everywhere: {value}"),o)):t.append($((0,$t.t)("lowest {value} at {cell}"),o),Sh(uo(w)),
$((0,$t.t)("highest {value} at {cell}"),s));let N=[i.name==="log"&&(0,$t.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,$t.t)("Coloured by rank, be\
cause some values are far from the rest."),m&&(0,$t.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),r&&(w.better==="more"?(0,$t.t)("★ b\
est: higher is better, seed by seed"):(0,$t.t)("★ best: lower is better, seed by seed"))];t.append(...N.filter(Boolean).map(_=>(0,en.make)("span","",_)))}function Sh(t){
let e=(0,en.make)("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=(0,en.make)("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(
o)}return e}function nl(t,e,n,o){let s=e.view!=="heat"?void 0:e.isList?Oh(e,n):e.isSettled?Th(e,n):void 0;Pe(t,s,r=>o(e.isList?e.inOrder[r.pointNumber].number:e.
inRow(r.pointNumber[0])[r.pointNumber[1]].number))}function Oh(t,{best:e,scale:n}){let o=t.metric,[{knob:s,values:r}]=t.axes,i=t.inOrder.map(l=>({label:r[l.place[1]],
value:l.values[o.name],each:(l.each[o.name]||[]).filter(el.isKnown),range:un(o,l),best:e===l}));return Ya({knob:s,metric:o,points:i,wide:n.name!=="linear"})}function Th(t,e){
return Xa({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var zo=k(ke(),1),Re=k(K(),1),Ct=k(F(),1);var Er=k(Ye(),1),al=k(qt(),1),tn=k(K(),1),Ht=k(F(),1),ll=k(De(),1),Lo=k(Me(),1);var Cr=k(K(),1),ol=k(F(),1),sl=k(Me(),1),_r=({name:t})=>t==="ended";function mn(t,{values:e,each:n,entries:o},{unit:s=!1}={}){let r=e[t.name],i=(n[t.name]||(o.length===
1?[r]:[])).filter(sl.isKnown);return!_r(t)||!i.length?ct(t,r,{unit:s}):(0,ol.t)("{count} of {all}",{count:(0,Cr.count)(i.filter(Boolean).length),all:(0,Cr.count)(
i.length)})}var Mh={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},rl=4;
function go(t,e,n,o){let{name:s,unit:r,meaning:i,formula:l,better:w}=e,m=w==="more"?(0,Ht.t)("More is better."):w==="less"?(0,Ht.t)("Less is better."):"",g={meaning:[
(0,Ht.t)(i),m].filter(Boolean).join(" "),formula:(0,Ht.t)(l),unit:r?(0,Ht.t)(r):""};(0,ll.tipOfTerm)(t,Mh[s],()=>$h(e,n,o),g)}function $h(t,e,n){let o=e.groups.
filter(({values:g})=>Number.isFinite(g[t.name]));if(!o.length)return"";let[s]=o,r=Ch(t,s,e.unit)||mn(t,s,{unit:!0});if(o.length===1)return(0,tn.asSentence)(r);let i=({
values:g})=>g[t.name],[l,w]=[o.reduce((g,y)=>i(y)<i(g)?y:g),o.reduce((g,y)=>i(y)>i(g)?y:g)],m={name:n(s.number),words:r,low:mn(t,l),lowest:n(l.number),high:mn(t,
w),highest:n(w.number)};return m.low===m.high?(0,Ht.t)("{name}: {words}; the same for all.",m):(0,Ht.t)("{name}: {words}; of all, the lowest is {low} ({lowest})\
, the highest {high} ({highest}).",m)}function Ch(t,e,n){let o=e.values[t.name],s=mn(t,e,{unit:!0}),r=g=>(0,Lo.isKnown)(g)&&ct(t,g)===ct(t,o);if(t.name==="ended")
return"";let i=(e.each[t.name]||[]).filter(Lo.isKnown);if(t.name==="perplexity"){let g=il(e),y=g.reduce(($,{raw:N})=>$+N,0);return!g.length||!r(Math.exp(-y/g.length))?
"":`exp(−(${(0,tn.decimals)(y)}) / ${(0,tn.count)(g.length)}) = ${s}`}if(i.length>1){if(!r(i.reduce(($,N)=>$+N,0)/i.length))return"";let g=i.map($=>ct(t,$)),y=g.
length>rl?[...g.slice(0,rl-1),"…",g.at(-1)].join(" + "):g.join(" + ");return(0,Ht.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,tn.count)(
i.length),sum:y,value:s})}if(t.name==="tokens_per_second"){let{tokens:g,time:y}=e.values;return!g||!y||!r(g/y)?"":(0,Ht.tn)(g,"{count} token in {time} s = {valu\
e}","{count} tokens in {time} s = {value}",{time:(0,Er.fixed)(y,2),value:s})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],w=l&&e.entries.length===1?
il(e):[],m=w.reduce((g,y)=>g+(0,tn.fromNats)(y[l],n),0);return!w.length||!r(m/w.length)?"":(0,al.quotientWords)((0,Er.fixed)(m,2),(0,tn.count)(w.length),s)}function il({
entries:t}){let e=n=>(0,Lo.finite)(n)??-1/0;return t.flatMap(n=>n.log?ht(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:s})=>({raw:e(o.raw_logprob),
logprob:e(o.logprob),entropy:s.entropy_after})):n.tokens.map(({raw_logprob:o,logprob:s,entropy:r})=>({raw:e(o),logprob:e(s),entropy:r})))}var ks=k(K(),1),Wr=k(F(),1),_h={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},gn=t=>(0,ks.named)(_h,t,"■"),
wn=t=>t==="failed"?[(0,Wr.t)("an error"),(0,Wr.t)("ended in an error")]:(0,ks.stopWords)(t),Kt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,_n=t=>t.log?
t.log.numTokens:t.tokens.length;function bt(t){return Kt(t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.
ended.stop_reason||"stopped")}function wo(t){let e=bt(t);return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"wa\
iting"}function En({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)
if(o+=s??"",o.length>=n)break;return o}function Pr(t,e){let n=(0,Re.make)("span","gp-stepper"),[o,s,r]=[(0,Re.make)("button","","‹"),(0,Re.make)("span"),(0,Re.make)("button","","›")];n.append(o,s,
r);let i=0,l=g=>y=>{y.stopPropagation(),Nr(t,i,g)};[[o,-1,(0,Ct.t)("The text of the previous seed")],[r,1,(0,Ct.t)("The text of the next seed")]].forEach(([g,y,
$])=>{(0,zo.sayAttributes)(g,{type:"button","aria-label":$,tabindex:e}),g.addEventListener("click",l(y))});function m(g){i=g;let{entries:y}=t.groups[g];n.hidden=
y.length<2,(0,Re.say)(s,`${y.indexOf(t.shownOf(g))+1}/${y.length}`)}return{box:n,draw:m}}function Nr(t,e,n){let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));
t.showEntry(e,(s+n+o.length)%o.length)}function cl(t,e,{nameOf:n,promptOf:o}){let s=x=>t.querySelector(".gp-whole"+x),r=s(""),i=Pr(e,0),l=(0,Re.make)("span"),w=(0,Re.make)(
"button","gp-button",(0,Ct.t)("Open as one run"),{type:"button"});s("-tools").append(i.box,l,w);let m=null;function g(x){let O=s("-text"),v=En(x);O.childElementCount||
O.append((0,Re.make)("span","gp-prompt"),(0,Re.make)("span")),(0,Re.say)(O.firstChild,o(m)+(e.apart?`
`:"")),(0,Re.say)(O.lastChild,v);let b=bt(x),f=_n(x),c=b?b!=="failed"&&`${gn(b)} ${wn(b)[1]}`:f?(0,Ct.t)("still being written"):(0,Ct.t)("queued");(0,Re.say)(s(
"-end"),[(0,Ct.tn)(f,"{count} token","{count} tokens"),c].filter(Boolean).join(" · "))}function y(x){let O=Kt(x),v=s("-problem");v.hidden=!O,O&&v.replaceChildren(
(0,Re.make)("b","","✕ "),`${(0,Ct.t)(O.message)} ${(0,Ct.t)(O.fix)}`)}function $(x){let O=x.entries.length;(0,Re.say)(s("-over"),O>1?(0,Ct.t)("Metrics of the \
{count} runs of this cell together, most as their mean:",{count:(0,Re.count)(O)}):(0,Ct.t)("Metrics:"));let v=(0,zo.fit)(s("-values"),e.metrics.length,()=>{let b=(0,Re.make)(
"div"),f=(0,Re.make)("dt");return f.append((0,Re.make)("span")),b.append(f,(0,Re.make)("dd")),b});e.metrics.forEach((b,f)=>{let[c]=v[f].firstChild.children;(0,Re.say)(
c,(0,Ct.t)(b.title)),go(c,b,e,n),(0,Re.say)(v[f].lastChild,mn(b,x,{unit:!0}))})}function N(){if(m===null)return;let x=e.shownOf(m);(0,Re.say)(s("-title"),n(m)),
(0,zo.sayAttributes)(r,{"aria-label":n(m)}),i.draw(m),(0,Re.say)(l,(x.seed??null)===null?"":(0,Ct.t)("seed {seed}",{seed:x.seed})),w.hidden=!e.canAsk,g(x),y(x),
$(e.groups[m])}function _(x){m=x,N(),r.open||r.showModal(),r.scrollTop=0}function E(){r.open&&r.close(),m=null}return w.addEventListener("click",()=>{let{number:x}=e.
shownOf(m);E(),e.ask({type:"open",entry:x})}),r.addEventListener("close",()=>{m=null}),r.addEventListener("click",({target:x})=>x===r&&E()),r.addEventListener("\
keydown",x=>x.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",E),{show:_,shut:E,draw:N}}var dl={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function hl(t){Eh(t),Wh(
t)}function Eh(t){let{table:e,whole:n,group:o}=t;function s([r,i]){let l=e.tBodies[0].rows[r];!l||i<0||t.focus(l.cells[Math.min(i+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:l}=i,w=i.parentElement;if(r.key==="Enter")n.show(l);else if(r.
key===" ")Nr(o,l,1);else if(Object.hasOwn(dl,r.key))s(dl[r.key](w.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let i=r.target,l=i.closest("td");!l||i.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function Wh(t){let{state:e,field:n,select:o}=t,s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,bs(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),s.addEventListener("click",({target:r})=>{let i=r.dataset.view;if(i){e.view=i;for(let l of s.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===i));n.classList.toggle("gp-as-heat",i==="heat"),t.drawValues()}})}var Ar=k(K(),1),qr=k(F(),1);var pl="perplexity",ys=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:(0,qr.t)("prompt"),values:ho(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||
(this.metricName=e.includes(pl)?pl:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(
({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:s})=>s);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Kt).length;return o&&n.length>1?(0,qr.t)("{count} of {all}",{count:(0,Ar.count)(o),all:(0,Ar.count)(n.length)}):""}standingOf(e){let n=this.group.shownOf(
e);return Kt(n)?"failed":bt(n)?"":wo(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var bo=k(ke(),1),$e=k(K(),1),ut=k(F(),1);var ul=300,fl={failed:()=>(0,ut.t)("failed"),decoding:()=>(0,ut.t)("decoding"),queued:()=>(0,ut.t)("queued"),"did not run":()=>(0,ut.t)("did not run"),"":()=>""},
Ph=t=>t===""?(0,ut.t)("(empty)"):t==="decoding"?"…":fl[t](),Rr=(t,{values:e,prompts:n},o)=>{let s=(0,$e.make)("th",t==="row"?"gp-side":"",null,{scope:t});return n?
s.append((0,$e.make)("bdi","",e[o],{title:n[o]})):s.append((0,$e.labelled)(e[o])),s};function Nh(){let t=(0,$e.make)("th","gp-metric-name",null,{scope:"col"});return t.
append((0,$e.make)("span")),t}function bn(t,e){let n=(0,$e.make)(t);return n.append(...e),n}var xs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.
group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=cl(e,
this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,
group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:w})=>(0,$e.make)("option","",(0,ut.t)(w),{value:l}))),o.value=
e.metricName;let[{knob:s},r]=e.axes,i=r?(0,ut.t)("{one} and {other}",{one:s,other:r.knob}):s;(0,$e.say)(this.part("title"),i);for(let l of[this.field,this.chart])
l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),
this.table.setAttribute("aria-label",(0,ut.t)("The runs over {knobs}",{knobs:i})),this.focus(this.cells.length?this.cells[0].cell:null),bs(this.part("metric-mea\
ning"),e),this.nameMetric()}makeCell({number:e}){let n=(0,$e.make)("td","",null,{role:"gridcell",tabindex:"-1"}),o=(0,$e.make)("div","gp-cell-top"),[s,r]=[(0,$e.make)(
"span","gp-value"),(0,$e.make)("span","gp-star","★")],[i,l]=[(0,$e.make)("small","gp-seeds-range"),(0,$e.make)("span","gp-some-failed")],w=(0,$e.make)("bdi","\
gp-cell-text"),m=Pr(this.group,-1);return r.hidden=!0,o.append(s,r,i,l,m.box),n.append(o,w),n.gpGroup=e,{cell:n,top:o,value:s,star:r,range:i,failed:l,text:w,stepper:m,
colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=(0,$e.make)("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});r.append((0,$e.make)(
"span","",o.knob));let i=(0,$e.make)("th","gp-side",s.knob,{scope:"col",rowspan:2}),l=[bn("tr",[i,r]),bn("tr",o.values.map((m,g)=>Rr("col",o,g)))],w=m=>e.inRow(
m).map(({number:g})=>n[g].cell);return[bn("thead",l),bn("tbody",s.values.map((m,g)=>bn("tr",[Rr("row",s,g),...w(g)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.
axes,{knob:s}=o,r=bn("tr",[(0,$e.make)("th","gp-side",s,{scope:"col"}),Nh()]),i=e.inOrder.map(({number:l,place:w})=>bn("tr",[Rr("row",o,w[1]),n[l].cell]));return[
bn("thead",[r]),bn("tbody",i)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:i,failed:l}=this.cells[e],w=o.shownOf(e),m=Kt(w),g=n.failuresIn(e);(0,$e.say)(
l,g&&`✕ ${g}`);let y=m?`✕ ${(0,ut.t)("failed")}`:En(w,ul).slice(0,ul).trim();(0,$e.say)(r,y||Ph(n.standingOf(e))),(0,bo.sayClass)(s,["gp-cell",m&&"gp-broken",
!y&&"gp-quiet"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.
forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=Za(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);this.nameMetric(),tl(this.part("legend"),e,s),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,(0,$e.say)(this.part("hint"),
this.field.hidden?(0,ut.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,ut.t)("Click a cell, or press Enter, for its full \
text; the arrow keys move between cells.")),nl(this.chart,e,s,r=>this.whole.show(r))}nameMetric(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let[s]=this.
root.querySelectorAll(".gp-metric-term");s.id||="gp-metric-"+Math.random().toString(36).slice(2,8),(0,bo.sayAttributes)(this.table,{"aria-describedby":s.id});let r=[
s,...e.isList?[this.part("metric-name").firstChild]:[]];for(let i of r)(0,$e.say)(i,(0,ut.t)(o.title)),go(i,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let s=this.cells[e.
number],{top:r,value:i,star:l,range:w}=s,m=e.values[n.name],g=Number.isFinite(m),y=g?`var(--gp-${uo(n)}-${o.level(m)})`:"";s.colour!==y&&(r.style.backgroundColor=
s.colour=y),(0,bo.sayClass)(r,g?"gp-cell-top":"gp-cell-top gp-none"),(0,$e.say)(i,g?ct(n,m):e.entries.length===1&&Kt(e.entries[0])?"✕":"–"),(0,$e.say)(w,g?un(
n,e):""),l.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:i}=this.cells[e],l=(0,ut.t)((n.metric||{}).title),
w=n.failuresIn(e),m=[n.nameOf(e),i.textContent?(0,ut.t)("{metric}: {value}, over its seeds {range}",{metric:l,value:r.textContent,range:i.textContent}):`${l}: ${r.
textContent}`,s.hidden?"":(0,ut.t)("best"),w&&(0,ut.t)("failed: {share}",{share:w}),fl[n.standingOf(e)]()];(0,bo.sayAttributes)(o,{"aria-label":(0,$e.inParts)(m)})}focus(e,n=!1){
this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[s,
r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],i=s.left+e.parentElement.firstElementChild.offsetWidth,l=s.top+o.tHead.offsetHeight;n.scrollLeft+=Math.
min(0,r.left-i)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-l)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({
block:"nearest",inline:"nearest"})}};function ml(t,e){let n=new xs(t,new ys(e));return hl(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Lt=k(ke(),1),$l=k(cs(),1),Kn=k(K(),1),Pt=k(F(),1),Cl=k(kr(),1);var ot=k(ke(),1),de=k(K(),1),ye=k(F(),1);var gl=[["stop","■",t=>(0,ye.t)("Stop lane {lane}",{lane:t})],["select","✎",t=>(0,ye.t)("Edit lane {lane}",{lane:t})],["copy","❐",t=>(0,ye.t)("Copy lane {\
lane}",{lane:t})],["left","◀",t=>(0,ye.t)("Move lane {lane} to the left",{lane:t})],["right","▶",t=>(0,ye.t)("Move lane {lane} to the right",{lane:t})],["re\
move","✕",t=>(0,ye.t)("Remove lane {lane}",{lane:t})]],vs=class{constructor(e,n){this.group=n;let o=(0,de.make)("div","gp-lane-head");this.name=(0,de.make)("b\
utton","gp-lane-name",null,{type:"button"}),this.letter=(0,de.make)("b","gp-letter"),this.title=(0,de.make)("bdi","gp-lane-title"),this.reference=(0,de.make)("s\
pan","gp-lane-reference",(0,ye.t)("reference")),this.name.append(this.letter,this.title,this.reference),this.tools=(0,de.make)("span","gp-lane-tools"),this.buttons=
Object.fromEntries(gl.map(([r,i])=>{let l=(0,de.make)("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(l),[r,l]})),o.append(this.name,
this.tools),this.prompt=(0,de.make)("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=(0,de.make)("p","gp-lane-settings"),this.changed=(0,de.make)("p","gp-l\
ane-changed",`△ ${(0,ye.t)("changed since this run")}`),this.state=(0,de.make)("p","gp-lane-state"),this.doing=(0,de.make)("b"),this.tokens=(0,de.make)("span",
"gp-lane-count"),this.company=(0,de.make)("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.
parts=(0,de.make)("p","gp-lane-parts"),this.seeds=(0,de.make)("p","gp-lane-seeds"),this.back=(0,de.make)("button","gp-button","◀",{type:"button","data-seed":"\
-1","aria-label":(0,ye.t)("Previous seed")}),this.on=(0,de.make)("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":(0,ye.t)("Next seed")}),
this.seed=(0,de.make)("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=(0,de.make)("div","gp-problem"),this.why=
(0,de.make)("span"),this.problem.append((0,de.make)("b","","✕ "),this.why);let s=(0,de.make)("div","gp-lane-top");s.append(o,this.prompt,this.settings,this.changed,
this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:l}){let w=n?this.group.shownOf(n.number):
null;(0,de.say)(this.letter,e.label),(0,de.say)(this.title,Ve(e.title)),(0,ot.showIf)(this.reference,r),(0,ot.sayAttributes)(this.name,{"aria-pressed":String(r),
title:r?(0,ye.t)("The other lanes are compared with this one"):(0,ye.t)("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(
e,o,s),this.drawStop(n),(0,ot.showIf)(this.prompt,!!e.prompt),e.prompt&&us(this.prompt,e.prompt),(0,de.say)(this.settings,qh(e,w,n).join(" · ")),(0,ot.showIf)(
this.changed,!!n&&Ah(e,n)),this.drawState(w),(0,de.say)(this.parts,i),(0,ot.showIf)(this.parts,!!i),this.drawSeeds(w,n),this.drawProblem(e,l)}drawTools(e,n,o){(0,ot.showIf)(
this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=Io};for(let[r,,i]of gl){r!=="stop"&&(0,ot.showIf)(this.buttons[r],!e.prompt);
let l=r==="select"&&e.selected?(0,ye.t)("Lane {lane} is shown in the settings",{lane:e.label}):i(e.label);(0,ot.sayAttributes)(this.buttons[r],{title:l,"aria-la\
bel":l,"aria-disabled":String(!!s[r])})}(0,de.say)(this.buttons.select,e.selected?`✎ ${(0,ye.t)("editing")}`:"✎"),(0,ot.sayAttributes)(this.buttons.select,{
"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===
document.activeElement&&this.name.focus(),(0,ot.showIf)(n,o)}drawState(e){if((0,ot.showIf)(this.state,!!e),!e)return;let{log:n}=e;(0,de.say)(this.doing,Rh(n,this.
group.done));let o=ht(n).length;(0,de.say)(this.tokens,o?(0,ye.tn)(o,"{count} token","{count} tokens"):"");let s=Lr.get(n);n.shared>1&&Lr.set(n,{others:Math.max(
n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Lr.get(n);if((0,ot.showIf)(this.company,!!r),!r)return;let{others:i,apart:l}=!n.running||n.shared<
2?r:{others:n.shared-1,apart:n.apart};(0,de.say)(this.company,l?(0,ye.tn)(i,"in turn with another run","in turn with {count} others"):(0,ye.tn)(i,"together with\
 another run","together with {count} others")),(0,ot.sayAttributes)(this.company,{"data-tip":l?(0,ye.t)("It has forward passes of its own, in turn with those of\
 the others: no other run uses its model, or it reads or writes several tokens at once."):(0,ye.t)("Decoded in one batch with the other runs on this model: each\
 forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;(0,ot.showIf)(this.seeds,o>1),!(o<2)&&((0,de.say)(this.seed,(0,ye.t)(
"seed {seed}, {place} of {all}",{seed:wl(e)??"–",place:n.shown+1,all:o})),(0,ot.sayAttributes)(this.back,{"aria-disabled":String(n.shown===0)}),(0,ot.sayAttributes)(
this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=(0,ye.t)(n),r=o.get(s)??e;s&&o.set(s,r),(0,ot.showIf)(this.problem,!!s),
(0,de.say)(this.why,!s||r===e?s:(0,ye.t)("The same as in lane {lane}.",{lane:r}))}},Io=8,Lr=new WeakMap,wl=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);
function Ah(t,e){let n=(o,s)=>JSON.stringify(o[s]===""?null:o[s]??null);return["model","seed","settings","prompt"].some(o=>n(t,o)!==n(e,o))}function qh(t,e,n){let o=e&&
n.seed===t.seed&&n.entries.length===1?wl(e):null,s=t.seed??o;return[t.model,Ve(t.settings??""),s===null?"":(0,ye.t)("seed {seed}",{seed:s})].filter(Boolean)}function Rh(t,e){
let{queued:n,loading:o,started:s,failed:r,finished:i}=t;return r?`✕ ${(0,ye.t)("stopped by an error")}`:i?`■ ${i.sequences.length?(0,de.stopWords)(i.sequences[0].
stop_reason)[1]:(0,ye.t)("ended")}`:e?s?`■ ${(0,ye.t)("was stopped")}`:(0,ye.t)("did not run"):o?(0,de.loadingWords)(o):n?n.ahead?(0,ye.tn)(n.ahead,"waiting f\
or another run","waiting for {count} others"):(0,ye.t)("starting …"):s?`● ${(0,ye.t)("decoding …")}`:(0,ye.t)("waiting for its turn")}var Ol=k(br(),1),Tl=k(cs(),1),kn=k(K(),1),zr=k(F(),1),Bo=k(kl(),1),Ml=k(xl(),1),Wn=k(Sl(),1);var Ss=class{constructor(e,n){this.body=e,this.written=(0,kn.make)("div","gp-lane-written"),e.append(this.written),this.entries=n,this.width=0,this.timer=0,this.
clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(
e),new ResizeObserver(()=>this.laidOut()).observe(this.written)}clear(e){this.log=e,this.written.replaceChildren(),this.rows=new Bo.Rows(this.written),this.tokens=
[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){if(this.log!==e&&this.clear(
e),e.denoises){(0,kn.say)(this.written,(0,Ml.draftOf)(e));return}let{keep:l,added:w}=(0,Ol.pathChange)(this.steps,ht(e).at(-1)||null);l<this.tokens.length&&this.
cut(l);for(let m of w)this.append(m,r,i);this.dim(n),this.signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){
(0,Wn.cutTokens)(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,
piece:e.piece},r=(0,kn.make)("span","gp-token",null,{role:"button",tabindex:"-1"});(0,Wn.inkToken)(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(
-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.given=""),(0,Wn.appendToken)(this,r,s,i),this.steps.push(e),this.
describe(r,o),this.shade(r,n)}shade(e,n){(0,Tl.shadeInk)(e.querySelector(".gp-ink"),n,(0,kn.numbersOf)(this.entries.get(e).step))}describe(e,n){let{token:o,step:s,
index:r}=this.entries.get(e),i=[(0,zr.t)("token {number}: {text}",{number:r+1,text:(0,kn.quoted)(o.text)}),...(0,Wn.numberWords)(s,n),this.whyOf(e)];e.setAttribute(
"aria-label",i.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?(0,zr.t)("given, not chosen"):""].
filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.
dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;
let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){
for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}laidOut(){this.rows.settle(),this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7)}resized(){
let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"Arrow\
Left":return this.tokens[o-1];case"ArrowDown":return(0,Bo.inNextRow)(this.tokens,o,1);case"ArrowUp":return(0,Bo.inNextRow)(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function _l(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,l=new WeakMap,
w=(0,Cl.tokenCard)(t,n,e,c=>{let d=l.get(c);if(!d)return null;let{token:a,step:p,index:u,lane:S}=d;return{id:a.token_id,text:a.text,where:(0,Pt.t)("token {numbe\
r}",{number:u+1}),step:p,why:S.whyOf(c)}}),m=()=>({shade:o.value,unit:e.unit});function g(){return e.lanes?e.lanes.map(c=>({key:`${c.prompt?"prompt":"lane"} ${c.
id}`,lane:c,number:e.groups.findIndex(({id:d,prompt:a})=>d===c.id&&!!a==!!c.prompt)})):e.groups.map(c=>({key:`group ${c.number}`,lane:c,number:c.number}))}function y(c){
let d=document.activeElement,a=[...n.children].indexOf(d&&d.closest(".gp-lane")),p=new Set(c.map(({key:u})=>u));for(let[u,{element:S}]of i)p.has(u)||(S.remove(),
i.delete(u));c.forEach(({key:u,lane:S,number:P},q)=>{let h=i.get(u)||N(u);Object.assign(h,{lane:S,number:P}),n.children[q]!==h.element&&n.insertBefore(h.element,
n.children[q]||null)}),$(),!(a<0||document.activeElement===d)&&(d.isConnected?d.focus():n.children.length&&n.children[Math.min(a,n.children.length-1)].querySelector(
".gp-lane-name").focus())}function $(){let{clientWidth:c}=n,[d,a,p]=[240,12,4];if(!c||!i.size)return;let u=Math.max(1,Math.min(p,Math.floor((c+a)/(d+a)))),S=Math.
ceil(i.size/u);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/S))}new ResizeObserver($).observe(n);function N(c){let d=(0,Kn.make)("li","gp-lane"),a=new vs(
d,e),p=(0,Kn.make)("p","gp-note gp-not-yet",(0,Pt.t)("Not run yet.")),u=(0,Kn.make)("div","gp-lane-text",null,{role:"group",dir:"auto"}),S=(0,Kn.make)("div","gp\
-lane-bottom");S.append(p,u),d.append(S);let P={element:d,head:a,note:p,body:u,text:new Ss(u,l)};return i.set(c,P),P}function _(c,d,a,p){let{element:u,head:S,note:P,
body:q,text:h,lane:T,number:M}=c,C=M<0?null:e.groups[M],A=Yt(e),W=!!(C&&A&&A[0]===M),R=C&&A&&!W?E(A[0],M):{shared:0,sign:"",why:"",words:""};S.draw({lane:T,ran:C,
place:d,lanes:a,isReference:W,parts:R.words,told:p}),u.classList.toggle("gp-lane-selected",!!T.selected),(0,Lt.sayAttributes)(u,{"aria-label":(0,Pt.t)("Lane {la\
ne}: {title}",{lane:T.label,title:Ve(T.title)})}),(0,Lt.sayAttributes)(q,{"aria-label":(0,Pt.t)("Text of lane {lane}, token by token. The arrow keys move along \
it.",{lane:T.label})}),(0,Lt.showIf)(P,!C),(0,Lt.showIf)(q,!!C),C?h.draw(e.shownOf(M).log,R,m()):h.log&&h.clear(null)}function E(c,d){let a=wt(e,c),[p,u]=[c,d].
map(C=>e.shownOf(C).log),{kind:S,at:P,shorter:q}=ps(e,c,d),h=P[1];if(S==="apart"){let{chosen:C}=ht(p)[P[0]],A=(0,Pt.t)("here it diverges from {lane}, which has \
{token}",{lane:a,token:(0,Kn.quoted)(C.text)});return{shared:h,sign:`≠${a}`,why:A,words:`≠ ${(0,Pt.t)("diverges from {lane} at token {number}",{lane:a,number:h+
1})}`}}let T={shared:h,sign:"",why:""};if(!h)return{...T,words:""};let M=[p,u].map(C=>!!(C.finished||C.failed||e.done));return(S==="same"?!(M[0]&&M[1]):!M[q])?{
...T,words:`= ${(0,Pt.t)("the same as {lane} so far",{lane:a})}`}:S==="same"?{...T,words:`= ${(0,Pt.t)("the same as {lane}",{lane:a})}`}:{...T,words:`= ${q?(0,Pt.t)(
"the same as {lane}, which continues",{lane:a}):(0,Pt.t)("the same as {lane}, then continues",{lane:a})}`}}function x(c){let{header:d}=e,a=d&&!e.groups.some(({prompt:p})=>p)?
d.prompt:"";(0,Lt.showIf)(t.querySelector(".gp-asked"),!!a),(0,Lt.sayLabel)(t.querySelector(".gp-asked-text"),a,{plain:!0}),(0,Lt.showIf)(t.querySelector(".gp-p\
arting-key"),!!Yt(e)),(0,Lt.showIf)(r.parentNode,e.canAsk&&!c.some(({lane:p})=>p.prompt)),(0,Lt.sayAttributes)(r,{"aria-disabled":String(c.length>=Io),title:c.length>=
Io?(0,Pt.t)("At most {count} lanes",{count:String(Io)}):(0,Pt.t)("A new lane at the end")})}let O=c=>[...i.values()].find(({element:d})=>d.contains(c));n.addEventListener(
"click",({target:c})=>{let d=O(c),a=c.closest("button"),p=c.closest(".gp-token");d&&p&&l.has(p)&&b(d,p),!(!d||!a||a.getAttribute("aria-disabled")==="true")&&(a.
dataset.do&&e.ask({type:"lane",do:a.dataset.do,id:d.lane.id}),a.dataset.seed&&e.showEntry(d.number,e.groups[d.number].shown+Number(a.dataset.seed)),a===d.head.name&&
v(d.number))});function v(c){let d=Yt(e);d&&c!==d[0]&&e.setPair(c,c===d[1]?d[0]:d[1])}function b(c,d){c.text.reach(d),d.focus({preventScroll:!0}),d.scrollIntoView(
{block:"nearest"}),w.show(d)}n.addEventListener("keydown",c=>{let{target:d,key:a}=c;if(!l.has(d)||c.ctrlKey||c.metaKey||c.altKey)return;let p=O(d),u=a==="Enter"||
a===" "?d:p.text.next(d,a);!u&&!a.startsWith("Arrow")||(c.preventDefault(),u&&b(p,u))}),r.addEventListener("click",()=>{r.getAttribute("aria-disabled")!=="true"&&
e.ask({type:"lane",do:"add"})});function f(){(0,$l.drawScale)(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:c}of i.values())c.redraw(m());
f()}),c=>{let d=g();if(t.hidden=!d.length&&!e.canAsk,t.hidden)return;if((c.run||c.lanes)&&y(d),c.unit){for(let{text:p}of i.values())p.redraw(m());f()}x(d);let a=new Map;
d.forEach(({key:p},u)=>_(i.get(p),u,d.length,a)),w.refresh(c.unit||c.pair)}}var ko=k(ke(),1),Ir=k(Ye(),1),oe=k(K(),1),Ue=k(F(),1),El=k(De(),1);function Wl(t,e){let r=O=>t.querySelector(".gp-"+O),i=[];function l(O){let[v,b]=[Math.min(...O),Math.max(...O)],f=[1,2,5,10,20,50,100,200,500,1e3].find(a=>Math.
floor(b/a)-Math.floor(v/a)<24)||Math.ceil((b-v+1)/24),c=Math.floor(v/f),d=Array.from({length:Math.floor(b/f)-c+1},(a,p)=>[Math.max((c+p)*f,v),Math.min((c+p+1)*f-
1,b),0]);for(let a of O)d[Math.floor(a/f)-c][2]+=1;return d}function w(O){let v=O.map(_n).sort((a,p)=>a-p),b=v.length?l(v):[],f=JSON.stringify(b);r("bins").dataset.
key!==f&&Pe(r("bins"),b.length?m(b):void 0),r("bins").dataset.key=f;let c=v.reduce((a,p)=>a+p,0)/v.length,d=(v[v.length-1>>1]+v[v.length>>1])/2;i=v,(0,oe.say)(r(
"average"),v.length?(0,Ue.t)("mean {mean}, median {median}, from {low} to {high}",{mean:(0,Ir.fixed)(c,1),median:(0,oe.count)(d),low:(0,oe.count)(v[0]),high:(0,oe.count)(
v.at(-1))}):(0,Ue.t)("none has ended yet"))}function m(O){let v=(c,d)=>c===d?(0,Ue.tn)(c,"{count} token","{count} tokens"):(0,Ue.t)("{low} to {high} tokens",{low:(0,oe.count)(
c),high:(0,oe.count)(d)}),b=([c,d,a])=>`${v(c,d)}: ${(0,Ue.tn)(a,"{count} text","{count} texts")}`,f={type:"bar",hoverinfo:"text",textposition:"none",text:O.map(
b),x:O.map(([c,d])=>(c+d)/2),y:O.map(([,,c])=>c),width:O.map(([c,d])=>.94*(d-c+1)),marker:{color:"var(--gp-kept)"}};return fo((0,Ue.t)("Number of texts by their\
 length in tokens"),[f],fn((0,Ue.t)("tokens"),{showgrid:!1}),fn((0,Ue.t)("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function g(){let O=(0,oe.make)("l\
i"),v=(0,oe.make)("span","",null,{"aria-hidden":"true"});return v.append((0,oe.make)("i","gp-bar")),O.append((0,oe.make)("span","gp-sign",null,{"aria-hidden":"t\
rue"}),(0,oe.make)("span","gp-word"),v,(0,oe.make)("span","gp-times")),O}function y(O){let v=new Map;for(let c of O)v.set(bt(c),(v.get(bt(c))||0)+1);let b=[...v].
sort(([c,d],[a,p])=>p-d||(c<a?-1:1)),f=(0,ko.fit)(r("endings"),b.length,g);b.forEach(([c,d],a)=>{let[p,u,S,P]=f[a].children;(0,ko.sayAttributes)(f[a],{"data-end":c}),
(0,oe.say)(p,gn(c)),(0,oe.say)(u,wn(c)[0]),(0,ko.sayPercent)(S.firstChild,"width",d/O.length),(0,oe.say)(P,`${(0,oe.count)(d)} · ${(0,oe.percent)(d/O.length)}`)})}
function $(O){let v=O.filter(d=>bt(d)==="failed"),b=O.filter(d=>bt(d)!=="failed"&&!En(d).trim()),f=e.done?e.entries.length-O.length:0,c=[];b.length&&c.push((0,Ue.tn)(
b.length,"{count} text is empty.","{count} texts are empty.")),v.length&&c.push((0,Ue.tn)(v.length,"{count} sample failed and is counted only here.","{count} sa\
mples failed and are counted only here.")),f&&c.push((0,Ue.tn)(f,"{count} sample did not finish.","{count} samples did not finish.")),(0,oe.say)(r("oddities"),c.
join(" "))}function N(O){let v=new Map;for(let a of O)v.set(En(a),(v.get(En(a))||0)+1);let b=[...v].filter(([,a])=>a>1).sort(([a,p],[u,S])=>S-p||(a<u?-1:1));(0,oe.say)(
r("common-title"),_(v.size,O.length,b.length>0));let f=r("common"),c=b.slice(0,5),d=[...f.children].map(a=>a.gpText);c.length===d.length&&c.every(([a],p)=>a===d[p])?
c.forEach(([,a],p)=>(0,oe.say)(f.children[p].firstChild,`${(0,oe.count)(a)} ×`)):f.replaceChildren(...c.map(E))}function _(O,v,b){return v<2?v?(0,Ue.tn)(v,"{co\
unt} text","{count} texts"):"":O===1?(0,Ue.t)("All {count} texts are the same",{count:(0,oe.count)(v)}):b?(0,Ue.t)("{count} different texts of {all}; the most f\
requent ones",{count:(0,oe.count)(O),all:(0,oe.count)(v)}):(0,Ue.t)("All {count} texts are different",{count:(0,oe.count)(v)})}function E([O,v]){let b=Object.assign(
(0,oe.make)("li"),{gpText:O});if(b.append((0,oe.make)("span","gp-times",`${(0,oe.count)(v)} ×`)),O.length<=150)b.append(O.trim()?(0,oe.make)("bdi","",(0,oe.inOneLine)(
O)):(0,oe.make)("span","gp-note",(0,Ue.t)("(empty)")));else{let f=(0,oe.make)("details"),c=(0,oe.make)("summary");c.append((0,oe.make)("bdi","",(0,oe.inOneLine)(
O.slice(0,150))+"…")),f.append(c,(0,oe.make)("p","",O,{dir:"auto"})),b.append(f)}return b}function x(O,v){return O===v?(0,Ue.tn)(v,"{count} sample","all {coun\
t} samples"):e.done?(0,Ue.tn)(v,"{ended} of {count} sample ended","{ended} of {count} samples ended",{ended:(0,oe.count)(O)}):(0,Ue.tn)(v,"{ended} of {count} sa\
mple ended so far","{ended} of {count} samples ended so far",{ended:(0,oe.count)(O)})}return(0,El.runsOfTerms)(t,{lengths:()=>{if(!i.length)return"";let O=i.reduce(
(v,b)=>v+b,0);return(0,Ue.tn)(i.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,oe.count)(O),mean:(0,Ir.fixed)(
O/i.length,1)})}}),O=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(O.run||O.status))return;O.run&&r("common").replaceChildren();let v=e.entries.filter(
c=>wo(c)==="cut"),b=e.entries.filter(c=>bt(c)&&!v.includes(c)),f=b.filter(c=>bt(c)!=="failed");(0,oe.say)(r("of"),x(b.length,e.entries.length)),w(f),y([...b,...v]),
$(b),N(f)}}var nn=k(ke(),1),Ne=k(K(),1),Pn=k(F(),1);var Dn=k(K(),1),jo=k(F(),1),Pl="generation-playground.columns",Lh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],
Os=class{constructor(e,n){this.place=e,this.changed=n,this.summary=(0,Dn.make)("summary"),this.boxes=(0,Dn.make)("div","gp-column-boxes",null,{role:"group","ari\
a-label":(0,jo.t)("Columns of the table")}),e.append(this.summary,this.boxes),this.chosen=new Set(zh()||Lh),this.names=""}shown(e){let n=e.map(({name:s})=>s).join();
n!==this.names&&(this.names=n,this.boxes.replaceChildren(...e.map(s=>this.box(s))));let o=e.filter(({name:s})=>this.chosen.has(s));return(0,Dn.say)(this.summary,
(0,jo.t)("Columns: {shown} of {all}",{shown:String(o.length),all:String(e.length)})),o}box({name:e,title:n,meaning:o}){let s=(0,Dn.make)("label","",null,{title:(0,jo.t)(
o)}),r=(0,Dn.make)("input","",null,{type:"checkbox"});return r.checked=this.chosen.has(e),r.addEventListener("change",()=>{r.checked?this.chosen.add(e):this.chosen.
delete(e),Ih([...this.chosen]),this.changed()}),s.append(r,` ${(0,jo.t)(n)}`),s}};function zh(){try{let t=JSON.parse(localStorage.getItem(Pl)||"null");return Array.
isArray(t)?t:null}catch{return null}}function Ih(t){try{localStorage.setItem(Pl,JSON.stringify(t))}catch{}}function Nl(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,l=[],w=new Os(t.querySelector(".gp-\
column-choice"),()=>O()),m=({values:b},{name:f})=>Number.isFinite(b[f])?b[f]:null;function g(){let b=e.metrics.filter(a=>e.groups.some(p=>m(p,a)!==null));t.hidden=
!b.length;let f=w.shown(b);if(f.length===l.length&&f.every((a,p)=>a===l[p].metric))return;let c=document.activeElement,d=o.contains(c)?c.dataset.name:null;l.forEach(
({head:a})=>a.remove()),l=f.map(a=>{let p=(0,Ne.make)("th","",null,{scope:"col"}),{name:u,title:S,unit:P}=a,q=(0,Ne.make)("button","gp-sort",null,{type:"button",
"data-name":u});return go(q,a,e,h=>wt(e,h)),q.append((0,Ne.make)("span","",(0,Pn.t)(S).replace(/-(?=\d)/g,"‑")),(0,Ne.make)("span","gp-arrow","",{"aria-hidden":"\
true"})),p.append(q),P&&P!==S.toLowerCase()&&p.append((0,Ne.make)("small","",(0,Pn.t)(P))),o.append(p),{metric:a,head:p}});for(let a of r.values())(0,nn.fit)(a,
1+l.length,$);d&&o.querySelector(`[data-name="${CSS.escape(d)}"]`)?.focus()}function y(){for(let{metric:b,head:f}of l){let c=i&&i.name===b.name?i.down?"descendi\
ng":"ascending":"none";(0,nn.sayAttributes)(f,{"aria-sort":c}),(0,Ne.say)(f.querySelector(".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[c])}}o.addEventListener(
"click",({target:b})=>{let f=b.closest(".gp-sort");if(!f)return;let c=l.map(d=>d.metric).find(({name:d})=>d===f.dataset.name);if(!c)i=null;else{let d=c.better!==
"less",a=i&&i.name===c.name;a&&i.down!==d?i=null:i={name:c.name,down:a?!d:d}}O()});function $(){let b=(0,Ne.make)("td"),f=(0,Ne.make)("span","gp-value");f.append(
(0,Ne.make)("b","gp-best-sign","",{"aria-hidden":"true"}),(0,Ne.make)("span"),(0,Ne.make)("span","gp-hidden"),(0,Ne.make)("small","gp-seeds-range"));let c=(0,Ne.make)(
"span","gp-track");return c.append((0,Ne.make)("i")),b.append(f,c),b}function N(b){let f=(0,Ne.make)("tr"),c=(0,Ne.make)("th","gp-whose",null,{scope:"row"});return c.
append((0,Ne.make)("b","gp-letter"),(0,Ne.make)("bdi")),f.append(c),(0,nn.fit)(f,1+l.length,$),n.tBodies[0].append(f),r.set(b,f),f}function _({number:b,title:f,
prompt:c}){let d=r.get(b)||N(b),[a,p]=d.cells[0].children;(0,Ne.say)(a,wt(e,b)),(0,Ne.say)(p,Hn({title:f,prompt:c}))}function E({metric:b},f){let c=e.groups.map(
p=>m(p,b)),d=Math.max(...c.map(p=>Math.abs(p??0))),a=Or(b,e.groups);return c.forEach((p,u)=>{let S=r.get(u).cells[f+1],[P,q]=S.children,h=a!==null&&a.number===u;
(0,Ne.say)(P.children[0],h?"★":""),(0,Ne.say)(P.children[1],mn(b,e.groups[u])),(0,Ne.say)(P.children[2],h?` ${(0,Pn.t)("(best)")}`:"");let T=p===null||_r(b)?"":
un(b,e.groups[u]);(0,Ne.say)(P.children[3],T&&(0,Pn.t)("over the seeds {range}",{range:T})),S.classList.toggle("gp-best",h),(0,nn.sayPercent)(q.firstChild,"widt\
h",p===null||!d?0:Math.abs(p)/d)}),a!==null}function x(){let b=[...e.groups];if(i){let c=i.down?-1:1;b.sort((d,a)=>{let[p,u]=[m(d,i),m(a,i)];return p===null||u===
null?+(p===null)-+(u===null):c*(p-u)})}let[f]=n.tBodies;b.forEach(({number:c},d)=>{f.rows[d]!==r.get(c)&&f.insertBefore(r.get(c),f.rows[d]||null)})}function O(){
if(g(),t.hidden)return;i&&!l.some(({metric:f})=>f.name===i.name)&&(i=null),e.groups.forEach(_);let b=l.map(E);(0,nn.showIf)(t.querySelector(".gp-best-key"),b.some(
Boolean)),y(),x()}function v(){for(let f of r.values())f.remove();r.clear();let{kind:b}=e.header||{};(0,Ne.say)(s,b==="lanes"?(0,Pn.t)("Lane"):b==="sweep"?(0,Pn.t)(
"Cell"):(0,Pn.t)("Runs")),n.classList.toggle("gp-one",e.groups.length<2),(0,nn.showIf)(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{b.run&&v(),(b.
run||b.measured||b.lanes)&&O()}}var yo=k(ke(),1),Je=k(K(),1),ge=k(F(),1);var Al={sweep:()=>(0,ge.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,ge.t)("Run\
 the grid")}),seeds:()=>(0,ge.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",
{button:(0,ge.t)("Draw the samples")}),trial:()=>(0,ge.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one ques\
tion: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,ge.t)("Run the trial")}),precision:()=>(0,ge.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,ge.t)("Compare precisions")}),choices:()=>(0,ge.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,ge.t)("Compare answers")}),watermark:()=>(0,ge.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,ge.t)("Run the experiment")})};function ql(t,e){
let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),l=t.querySelector(".gp-troubles"),w=t.querySelector(".gp-told"),
m=t.querySelector(".gp-answered"),g=[],y=[],$=null,N=0;function _(c){let d=e.entries[c];g[c]=wo(d),y[c]=_n(d)}function E(c){let d=g.length,a=c.ended+c.failed;if(a===
d)return[(0,ge.tn)(d,"The run has ended","All {count} runs have ended"),""];let p=c.cut+(e.done?c.decoding:0),u=[p&&(0,ge.t)("{count} cut off",{count:(0,Je.count)(
p)}),!e.done&&(0,ge.t)("{count} decoding",{count:(0,Je.count)(c.decoding)}),!e.done&&(0,ge.t)("{count} queued",{count:(0,Je.count)(c.waiting)}),e.done&&c.waiting&&
(0,ge.t)("{count} not started",{count:(0,Je.count)(c.waiting)})].filter(Boolean),S={ended:(0,Je.count)(a)};return[e.done?(0,ge.tn)(d,"Stopped: {ended} of {count\
} run ended","Stopped: {ended} of {count} runs ended",S):(0,ge.tn)(d,"{ended} of {count} run ended","{ended} of {count} runs ended",S),u.map(q=>` · ${q}`).join(
"")]}function x(c){if(!c)return;let d=performance.now();$??={at:d,sum:c},c!==$.last&&([$.last,N]=[c,d]);let a=N-$.at,p=a>500&&(0,ge.t)("{rate} tokens/s in total",
{rate:(0,Je.count)(Math.round((c-$.sum)/a*1e3))});(0,Je.say)(r,[(0,ge.tn)(c,"{count} token","{count} tokens"),p].filter(Boolean).join(" · "))}function O(c){let d=new Map;
for(let S of e.entries.filter(P=>g[P.number]==="failed")){let P=JSON.stringify((0,Je.problemsOf)(Kt(S)));d.set(P,[...d.get(P)||[],S])}let a=e.done?c.cut:0,p=JSON.
stringify([[...d].map(([S,P])=>[S,P.length]),a]);if(l.dataset.key===p)return;l.dataset.key=p,l.replaceChildren();for(let[S,P]of[...d].slice(0,8)){let q=(0,Je.make)(
"p");q.append((0,Je.make)("b","","✕ "),`${b(P)} `);for(let{knob:h,message:T,fix:M}of JSON.parse(S))q.append((0,Je.make)("span","",(h?`${h}: `:"")+T),M?` ${M} `:
" ");l.append(q)}let u=[...d.values()].slice(8).flat().length;u&&l.append((0,Je.make)("p","gp-note",(0,ge.tn)(u,"{count} more run failed for other reasons.","{c\
ount} more runs failed for other reasons."))),a&&l.append((0,Je.make)("p","gp-note gp-stopped",v(a)))}function v(c){return e.done.overtaken?(0,ge.tn)(c,"{count}\
 run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was writte\
n is kept."):(0,ge.tn)(c,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function b(c){
let d=[...new Set(c.map(S=>e.groups[S.group].label))];if(d.length===e.groups.length)return(0,ge.tn)(c.length,"{count} run failed:","{count} runs failed:");let a=d.
length-1,u=d.every(S=>S.length===1)||!a?d.join(", "):(0,ge.tn)(a,"{label} and {count} other","{label} and {count} others",{label:d[0]});return(0,ge.tn)(c.length,
"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:u})}function f(){let c=e.found&&e.found.question,a=(c&&e.asking&&e.asking.question!==
c?e.asking.titles:{})[c];(0,yo.showIf)(m,!!a),a&&(0,Je.say)(m,e.done?(0,ge.t)("These runs answered “{question}”. Choose that question to see the answer.",{question:(0,ge.t)(
a)}):(0,ge.t)("These runs answer “{question}”. Choose that question to see the answer.",{question:(0,ge.t)(a)}))}return c=>{if(t.hidden=!e.header&&!Object.hasOwn(
Al,e.name),i.hidden=!e.header,!e.header&&!t.hidden&&(0,Je.say)(s,Al[e.name]()),!e.header)return;c.run?([g,y,$]=[[],[],null],(0,Je.say)(r,""),e.entries.forEach(u=>_(
u.number))):c.measured||c.status?e.entries.forEach(u=>_(u.number)):c.entries.forEach(_);let d={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of g)d[u]+=
1;let[a,p]=E(d);e.away&&!e.done&&([a,p]=[(0,ge.t)("The server does not answer."),` · ${a}${p}`]),s.dataset.words!==a+p&&(s.dataset.words=a+p,s.replaceChildren(
(0,Je.make)("b","",a),p));for(let u of["ended","failed","decoding"])(0,yo.sayPercent)(i.querySelector(".gp-part-"+u),"width",d[u]/Math.max(1,g.length));(0,yo.sayAttributes)(
i,{"aria-valuemax":g.length,"aria-valuenow":d.ended+d.failed,"aria-valuetext":a+p.replaceAll(" · ",", ")}),x(y.reduce((u,S)=>u+S,0)),O(d),f(),e.done&&(0,Je.say)(
w,a)}}var Un=k(ke(),1),we=k(K(),1),Jn=k(qt(),1),Ce=k(F(),1),Bl=k(De(),1),$s=k(Me(),1);var kt=k(ke(),1),Vn=k(Ye(),1),H=k(K(),1),Rl=k(qt(),1),Ke=k(F(),1),Ms=k(De(),1),Ll=k(Me(),1);var zl=k(pn(),1),Ts=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Bh=t=>Ts.findIndex(([e])=>(0,H.fromNats)(t??1/0,"bits")<=e);function on(t,e){if(!(0,Ll.isKnown)(t))
return(0,Ke.t)("infinite");let n=(0,H.fromNats)(t,e);if(n===0)return"0";if(n>=.001)return(0,Vn.significant)(n,3);let[o,s]=n.toExponential(1).split("e-");return`${(0,Vn.notation)(
o)} × ${jh(s)}`}var jh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).join("")}`,Nn=t=>t>=1e9?(0,Ke.t)("{size} GB",{size:(0,Vn.fixed)(t/1e9,
2)}):(0,Ke.t)("{size} MB",{size:(0,Vn.fixed)(t/1e6,t<1e7?2:1)});function Il(t,e){let n=d=>t.querySelector(".gp-"+d),o=n("which"),s=new zl.MarkedText(n("words"),
{press:({number:d})=>$(d)}),r=null,i="",l="";o.addEventListener("change",()=>f());let w=()=>e.unit==="bits"?(0,Ke.t)("bits"):(0,Ke.t)("nats"),m=d=>`${on(d,e.unit)}\
 ${w()}`,g=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((d,a)=>({...d,number:a})).filter(({pair:d})=>d&&!d.error),y=()=>g().find(({number:d})=>String(
d)===o.value)||g()[0];function $(d){r=d,f()}function N(d){let a=JSON.stringify(d.map(({number:u,title:S})=>[u,S]));if(a===l)return;l=a;let p=o.value;o.replaceChildren(
...d.map(({number:u,title:S})=>(0,H.make)("option","",Ve(S),{value:u}))),d.some(({number:u})=>String(u)===p)&&(o.value=p)}function _({text:d,kl:a,logprobs:[p,u],
same_top:S},P){let q=(0,Ke.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,H.count)(P+1),token:(0,H.quoted)(d),kl:m(a),share:(0,H.percent)(
(0,H.probability)(p)),other:(0,H.percent)((0,H.probability)(u))});return S?q:`${q}; ${(0,Ke.t)("another token is the likeliest here")}`}function E(d){let{tokens:a}=d.
pair,p=JSON.stringify([d.number,e.unit,a.map(({id:u,kl:S})=>[u,S])]);p!==i&&(i=p,s.show(a.map((u,S)=>({token:u,mark:{},number:S,words:()=>_(u,S)}))),s.tokens.forEach(
(u,S)=>{let P=Bh(a[S].kl),q=u.querySelector(".gp-ink");q.style.backgroundColor=`var(--gp-heat-${Ts[P][1]})`,q.dataset.rank=P,u.dataset.top=a[S].same_top?"same":
"other"})),s.tokens.forEach((u,S)=>{u.dataset.shown=S===r?"yes":"no",u.setAttribute("aria-pressed",S===r)})}function x(){let d=n("legend");if(d.dataset.unit===e.
unit)return;d.dataset.unit=e.unit,d.replaceChildren((0,Ke.t)("KL in {unit}:",{unit:w()}));let a=u=>e.unit==="bits"?u:Number((u*Math.LN2).toPrecision(2));Ts.forEach(
([u,S],P)=>{let q=Number.isFinite(u)?(0,Ke.t)("to {limit}",{limit:a(u)}):(0,Ke.t)("above {limit}",{limit:a(Ts[P-1][0])}),h=(0,H.make)("span","gp-chip",q,{"data-\
rank":P});h.style.backgroundColor=`var(--gp-heat-${S})`,d.append(h)});let p=(0,H.make)("span");p.append((0,H.make)("span","gp-wavy","abc"),` ${(0,Ke.t)("another\
 token is the likeliest")}`),d.append(p)}function O(d,a){let p=e.charts[`kl ${a.number} ${e.unit}`];Pe(n("curve-box"),r===null?p:es(p,r+1,"")),v(d,a)}function v(d,a){
let p=(0,kt.fit)(n("curve-keys"),d.length,()=>{let u=(0,H.make)("span"),S=(0,kt.svg)("svg");return(0,kt.sayAttributes)(S,{width:30,height:8,"aria-hidden":"true"}),
S.append((0,kt.svg)("path","gp-course")),(0,kt.sayAttributes)(S.firstElementChild,{d:"M1 4H29"}),u.append(S,(0,H.make)("span")),u});d.forEach(({title:u,number:S},P)=>{
(0,kt.sayAttributes)(p[P].firstChild.firstChild,{"data-line":P%6,"data-on":S===a.number?"yes":"no"}),(0,H.say)(p[P].lastChild,Ve(u))})}function b(d){let a=d.pair.
tokens[r??d.pair.max_at],p=r??d.pair.max_at,[u,S]=a.entropies,P={number:(0,H.count)(p+1),token:(0,H.quoted)(a.text),kl:m(a.kl),mine:(0,H.information)(u,e.unit),
theirs:(0,H.information)(S,e.unit),model:Ve(d.title)};(0,H.say)(n("said"),r!==null?(0,Ke.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference an\
d {theirs} of {model}.",P):`${(0,Ke.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",P)} ${(0,Ke.t)(
"Click another token to see both models there.")}`);let q=n("sides").tHead.rows[0].cells;[e.found.groups[0],d].forEach(({title:M},C)=>{let[A]=q[C+1].children;(0,H.say)(
A,Ve(M)),(0,Ms.tipOfTerm)(A,"probability",()=>(0,Ke.t)("{token}: {share} and {other}.",{token:(0,H.quoted)(a.text),share:(0,H.percent)((0,H.probability)(a.logprobs[0])),
other:(0,H.percent)((0,H.probability)(a.logprobs[1]))}),{meaning:(0,Ke.t)("The probability that the model gave, before any logits processor.")})});let h=(0,kt.fit)(
n("sides").tBodies[0],a.candidates.length,()=>{let M=(0,H.make)("tr"),C=(0,H.make)("th","",null,{scope:"row"});return C.append((0,H.make)("span"),(0,H.make)("bd\
i")),M.append(C,...[0,1].map(()=>{let A=(0,H.make)("td"),W=(0,H.make)("div","gp-side"),R=(0,H.make)("span");return R.append((0,H.make)("i","gp-bar",null,{"aria-\
hidden":"true"})),W.append(R,(0,H.make)("span")),A.append(W),A})),M}),T=Math.max(...a.candidates.flatMap(([,,M,C])=>[M,C]),1e-9);a.candidates.forEach(([M,C,...A],W)=>{
let[R,...L]=h[W].cells;(0,H.say)(R.firstChild,M===a.id?"▶ ":""),(0,kt.sayLabel)(R.lastChild,C),(0,kt.sayClass)(h[W],M===a.id?"gp-is-token":""),A.forEach((z,I)=>{
(0,kt.sayPercent)(L[I].querySelector(".gp-bar"),"width",z/T),(0,H.say)(L[I].firstChild.lastChild,(0,H.percent)(z))})})}function f(){let[d,a]=[g(),y()];N(d),o.value=
a.number;let{mean:p,max:u,same_top:S,max_at:P,perplexities:[q,h],vocab:T}=a.pair;r!==null&&r>=a.pair.tokens.length&&(r=null),(0,H.say)(n("about"),(0,Ke.tn)(a.pair.
tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),(0,H.say)(n("summary"),[(0,Ke.t)("Mean {mean}, at\
 most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(p),max:on(u,e.unit),number:(0,H.count)(P+1),vocab:(0,H.count)(T)}),(0,Ke.t)("The \
same token is the likeliest for both at {share} of the places.",{share:(0,H.percent)(S)}),(0,Ke.t)("Perplexity of the text: {one} and {other}.",{one:(0,H.decimals)(
q),other:(0,H.decimals)(h)})].join(" ")),x(),E(a),O(d,a),b(a)}(0,Ms.runsOfTerms)(t,{mean:()=>{let{pair:d}=y()||{};if(!d)return"";let a=r??d.max_at,{candidates:p,
kl:u}=d.tokens[a],S=(0,Rl.klSumWords)(p.map(([,P,q,h])=>({text:P,p:q,q:h})),e.unit,m(u));return S&&(0,H.asSentence)((0,Ke.t)("token {number}, {words}",{number:(0,H.count)(
a+1),words:S}))}});let c=()=>g().length>0;return d=>{t.hidden=!c(),d.run&&(r=null),!t.hidden&&(d.found||d.unit)&&f()}}function jl(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("measure"),s=n("from-first");o.addEventListener("change",v);let r=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,i=f=>(0,$s.isKnown)(f)?`${on(f,e.unit)} ${e.unit==="bits"?(0,Ce.t)("bits"):(0,Ce.t)("nats")}`:(0,Ce.t)("infinite"),l=f=>(0,Jn.inARow)(r().prompts.
map(({label:c},d)=>(0,Ce.t)("{name}: {words}",{name:c,words:f(r().read.prompts[d],d)}))),w=f=>(0,Jn.inARow)(r().prompts.slice(1).map(({label:c},d)=>{let a=f(d+1);
return a&&(0,Ce.t)("{name}: {words}",{name:c,words:a})})),m=({candidates:f},c)=>f.map(({text:d,probabilities:a})=>({text:d,p:a[0],q:a[c]}));function g({prompts:f,
candidates:c},d){let{text:a,probabilities:p}=c.find(({id:u})=>u===f[d].top);return`${(0,we.quoted)(a)} ${(0,we.percent)(p[d])}`}let y=({text:f,mean:c},d)=>(0,$s.isKnown)(
c[d])?(0,Ce.tn)(f.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:i(c[d])}):"",$=(f,c)=>[[(0,Ce.t)("prompt")],[(0,Ce.t)("tokens"),
"length",(0,Ce.t)("How many tokens the model reads, including the chat template's."),()=>l(({tokens:d})=>(0,we.count)(d)),{formula:""}],[(0,Ce.t)("likeliest nex\
t token"),"probability",(0,Ce.t)("The token that the model finds likeliest after this prompt, and its probability."),()=>l((d,a)=>g(c,a)),{}],[(0,Ce.t)("entropy"),
"entropy",(0,Ce.t)("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:d})=>(0,we.information)(d,e.unit)),{}],[`KL(${f} ‖ ·)`,
"kl",(0,Ce.t)("How far this prompt’s distribution is from the first one’s."),()=>w(d=>(0,Jn.klSumWords)(m(c,d),e.unit,i(c.kl[0][d]))),{}],["JS","js",(0,Ce.t)(
"The same both ways; at most 0.69 nats."),()=>w(d=>i(c.js[0][d])),{}],[(0,Ce.t)("total variation"),"total-variation",(0,Ce.t)("The share of the probability that\
 moved."),()=>w(d=>(0,Jn.variationSumWords)(m(c,d),(0,we.percent)(c.tv[0][d]))),{}],...c.text.length?[[(0,Ce.t)("mean KL along the text"),"kl",(0,Ce.t)("The mea\
n over the tokens of the text that follows all prompts."),()=>w(d=>y(c,d)),{}]]:[]];function N(f){let[c]=s.tHead.rows,d=(0,Un.fit)(c,f.length,()=>(0,we.make)("t\
h","",null,{scope:"col"}));f.forEach(([a,p,u,S,P],q)=>{d[q].firstChild||d[q].append((0,we.make)("span")),(0,we.say)(d[q].firstChild,a),p&&(0,Bl.tipOfTerm)(d[q].
firstChild,p,S,{meaning:u,...P})})}function _(){let f=(0,we.make)("tr"),c=(0,we.make)("th","",null,{scope:"row"});return c.append((0,we.make)("b","gp-letter"),"\
 ",(0,we.make)("bdi")),f.append(c),f}function E(f,{label:c,prompt:d},a,p){(0,we.say)(f.cells[0].firstChild,c),us(f.cells[0].lastChild,d);let{tokens:u,entropy:S,
top:P,same_top:q}=p.prompts[a],h=p.candidates.find(({id:C})=>C===P),T=a===0,M=[[(0,we.count)(u)],[(0,we.quoted)(h.text),(0,we.percent)(h.probabilities[a]),!q],[
(0,we.information)(S,e.unit)],[T?"–":i(p.kl[0][a])],[T?"–":i(p.js[0][a])],[T?"–":(0,we.percent)(p.tv[0][a])],...p.text.length?[[T?"–":(0,$s.isKnown)(p.mean[a])?
i(p.mean[a]):(0,Ce.t)("not known")]]:[]];for(;f.cells.length>M.length+1;)f.lastElementChild.remove();for(;f.cells.length<M.length+1;){let C=(0,we.make)("td");C.
append((0,we.make)("span"),(0,we.make)("small")),f.append(C)}M.forEach(([C,A="",W=!1],R)=>{let[L,z]=f.cells[R+1].children;(0,we.say)(L,String(C)),(0,we.say)(z,String(
A)),L.classList.toggle("gp-far",W)})}function x({prompts:f,read:c}){let d=ho(f.map(({prompt:q})=>q)),a=c.tv[0].indexOf(Math.max(...c.tv[0])),p=c.prompts.slice(1).
filter(({same_top:q})=>!q).length,u={first:f[0].label,prompt:f[a].label,words:(0,we.quoted)(d[a]),kl:i(c.kl[0][a]),share:(0,we.percent)(c.tv[0][a])},S=c.tv[0][a]>
0?(0,Ce.t)("{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",u):(0,Ce.t)("The distributions\
 are the same after all prompts."),P=p?(0,Ce.tn)(f.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is\
 another one after {others} of {count} other prompts.",{others:(0,we.count)(p)}):(0,Ce.t)("The likeliest token is the same after all of them.");return`${S} ${P}`}
function O({waiting:f,read:c}){return c&&c.error?`${(0,Ce.t)(c.error.message)} ${(0,Ce.t)(c.error.fix)}`:f?(0,Ce.t)("The prompts are compared once all runs have\
 ended."):(0,Ce.t)("Not known: the prompts were not all read. Run them again.")}function v(){let{value:f}=o;Pe(n("matrix-box"),e.charts[f==="tv"?"tv":`${f} ${e.
unit}`])}function b(){let f=r(),{prompts:c,read:d}=f,a=!!d&&!d.error;if((0,Un.showIf)(n("results"),a),(0,Un.showIf)(n("unread"),!a),(0,we.say)(n("unread"),a?"":
O(f)),(0,we.say)(n("summary"),a?x(f):""),!a)return;N($(c[0].label,d));let p=(0,Un.fit)(s.tBodies[0],c.length,_);c.forEach((u,S)=>E(p[S],u,S,d)),Pe(n("tokens-box"),
e.charts.tokens),v(),(0,Un.showIf)(n("along"),d.text.length>0),Pe(n("along-box"),e.charts[`along ${e.unit}`])}return f=>{t.hidden=!r(),!t.hidden&&(f.found||f.unit)&&
b()}}var Br=k(ke(),1);function Fl(t){Gh(t),Kh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function jr(t,e){if(!e.folded){t.pick(e.entry.
run.at(-1));return}let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Zn(t,t.views.get(n.id))}function Gh(t){let{tree:e}=t,
n=o=>{let s=o.closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(Hl(t,s),jr(t,s))}),e.addEventListener(
"pointermove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("\
focusin",o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Hl(t,e){t.
current&&t.current!==e&&(0,Br.sayAttributes)(t.current.item,{tabindex:"-1"}),t.current=e,(0,Br.sayAttributes)(e.item,{tabindex:"0"})}function Zn(t,e){e&&(Hl(t,e),
e.item.focus({preventScroll:!0}),e.knot.scrollIntoView({block:"nearest",inline:"nearest"}),t.point(e,null))}var Kl=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.
gpView;function Fh(t,e){e.entry&&t.state.closed.delete(e.entry.head.id)?t.draw():Zn(t,Kl(e))}function Hh(t,e){e.entry&&Kl(e)?(t.state.closed.add(e.entry.head.id),
t.draw()):Zn(t,e.above)}var Gl={ArrowDown:(t,e,n)=>Zn(t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Zn(t,n[n.indexOf(e)-1]),ArrowRight:Fh,ArrowLeft:Hh,Home:(t,e,n)=>Zn(
t,n[0]),End:(t,e,n)=>Zn(t,n.at(-1)),Enter:jr," ":jr,Escape:t=>{t.point(null),t.state.picked&&t.pick(null)}};function Kh(t){t.tree.addEventListener("keydown",e=>{
let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.hasOwn(Gl,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].
filter(s=>s.offsetParent);Gl[e.key](t,n,o.map(s=>s.gpView))})}var Cs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Dh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Dh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Dl(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Vl(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Qn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),xo=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ul=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Vh({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||Ul(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function Jl(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],l=[],w=({id:E,samples:x})=>x.length+(n&&r.has(E)?.5:0),m=([E],[x])=>w(x)-w(E)||E.depth-x.depth||Ul(E,x),g=0;function y(E,x,O){for(g+=
1;;){let v=x.at(-1),b={head:E,run:x,kids:[],folded:[],closed:s.has(E.id)};O.push(b);let f=Vh(v,n);if(!f.length||b.closed)return;let c=1+(o.get(v.id)||0);f.slice(
1).forEach((d,a)=>(a+1<c?l:i).push([d,b])),O=b.kids,[E]=f,x=Dl(E)}}let $=E=>{for(;E.length;){let[x,O]=E.pop();y(x,Dl(x),O.kids),$(l)}},N=()=>i.splice(0).forEach(
([E,x])=>x.folded.push(E)),_=[];for(y(t.root,[t.root],_),$(l);i.length&&g<e;)i.sort(m),$([i.shift()]);N();for(let E=Gr(_[0]);E.length;E=Gr(_[0]))$(E),N();return Zl(
_[0]),_[0]}function Gr(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Gr)]}function Zl(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Zl)}var Uh=12,_s=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Cs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let l=r?r.depth:0;l<s.tokens.length;l++)n.add(e,s.tokens[l]);let i=bt(s);i&&n.end(e,i)}shown(e,n){return Jl(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Uh,n.length))}isOnPath({head:e,run:n}){return Go(n.at(-1),this.picked)||Go(this.picked,e)}};function Go(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var So=k(ke(),1),he=k(K(),1),tt=k(F(),1);var Fr=k(ke(),1),Hr=k(Ye(),1),Q=k(K(),1),ze=k(F(),1),ec=k(De(),1);var Es=220,Ws=({token:t})=>t.piece??t.text;function tc(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],l=Qn(n),w=y=>y===null?(0,ze.t)("not \
known"):(0,Q.percent)(y),m=e===n,g=[[(0,ze.t)("Samples here"),r<o?(0,ze.tn)(r,"{number} of {count} sample so far","{number} of {count} samples so far",{number:(0,Q.count)(
s)}):vo(s,r),"sample",()=>(0,Q.asSentence)(vo(s,r))]];l!==null&&g.push([(0,ze.t)("Expected samples"),`${Xl(r*l)} = ${(0,Q.count)(r)} × ${(0,Q.percent)(l)}`,"sa\
mple",()=>(0,ze.tn)(r,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expected; {number} drawn.",{share:(0,Q.percent)(
l),expected:Xl(r*l),number:(0,Q.count)(s)})]),g.push([(0,ze.tn)(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),w(Qn(n,i)),
"probability",()=>Ql(n,i)]),g.push([(0,ze.t)("Share of the samples at this fork"),(0,Q.percent)(s/Math.max(1,Yl(i))),"sample",()=>(0,Q.asSentence)(vo(s,Yl(i)))]),
m&&g.push([(0,ze.t)("Before the processors"),w(n.token.raw_logprob===null?null:(0,Q.probability)(n.token.raw_logprob)),"probability"]),g.push([(0,ze.t)("Probabi\
lity of the text so far"),w(l),"probability",()=>Ql(n,null)]);for(let[y,$]of Ps(n))g.push([`${gn(y)} ${(0,ze.t)("ends here: {reason}",{reason:wn(y)[0]})}`,(0,Q.count)(
$),"ending"]);return g}function Ql(t,e){let n=Qn(t,e);if(n===null)return"";let o=xo(t).slice(e?e.depth:0),s=(0,Q.percent)(n);return o.length>4?(0,ze.tn)(o.length,
"exp({sum}) = {value}, of the log-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,Hr.fixed)(Math.log(
n),3),value:s}):`${o.map(r=>(0,Q.percent)(Qn(r,r.before.before?r.before:null))).join(" · ")} = ${s}.`}var Xl=t=>t<.01?(0,ze.t)("fewer than 0.01"):(0,Hr.fixed)(
t,t<10?2:1),vo=(t,e)=>(0,ze.tn)(e,"{number} of {count} sample","{number} of {count} samples",{number:(0,Q.count)(t)});function Jh(t,e,n){return e?(0,ze.tn)(t,"{\
count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?(0,ze.tn)(t,"{count} sample follows the source","{count} samples f\
ollow the source"):n==="message"?(0,ze.tn)(t,"{count} sample answers the message","{count} samples answer the message"):(0,ze.tn)(t,"{count} sample continues th\
e prompt","{count} samples continue the prompt")}var Yl=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function Ps(t){let e=new Map;for(let[,n]of t.ends)e.set(n,
(e.get(n)||0)+1);return e}function nc(t,e){let n=(0,Q.make)("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=(0,Q.make)("p"),s=(0,Q.make)("d\
l");n.append(o,s),n.hidden=!0,t.append(n);function r(w,m,g,y,$){let N=xo(g.before).map(({token:O})=>O.piece??"").join(""),_=N.length>Es?"…"+N.slice(-Es):N,E=xo(
y).slice(g.depth-1).map(Ws).join(""),x=(0,Q.make)("bdi","",_);x.append((0,Q.make)("b","",E.length>Es?E.slice(0,Es)+"…":E)),o.replaceChildren(x),s.replaceChildren(
...tc(m,g,y,$).flatMap(([O,v])=>[(0,Q.make)("dt","",O),(0,Q.make)("dd","",v)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=
!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),i(w)}function i(w){let m=w.getBoundingClientRect(),{clientWidth:g,clientHeight:y}=document.documentElement,
[$,N]=[n.offsetWidth,n.offsetHeight],_=m.bottom+7+N+8<=y?m.bottom+7:m.top-N-7;n.style.left=`${Math.max(8,Math.min(m.left,g-$-8))}px`,n.style.top=`${Math.max(8,Math.
min(_,y-N-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("sc\
roll",e,{capture:!0}))}return{show:r,hide:l}}function oc(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".\
gp-through-list"),l=t.querySelector(".gp-through-more"),w=t.querySelector(".gp-through-facts"),[m,g]=[null,null],y=!1;function $(){let x=(0,Q.make)("li"),O=(0,Q.make)(
"bdi");return O.append((0,Q.make)("span","gp-shared"),(0,Q.make)("span","gp-own")),x.append(O,(0,Q.make)("small")),x}function N(x,O,v){let b=e.entries[O],f=xo(v).
length,c=u=>u.map(({piece:S})=>S??"").join("");(0,Q.say)(x.querySelector(".gp-shared"),c(b.tokens.slice(0,f))),(0,Q.say)(x.querySelector(".gp-own"),c(b.tokens.slice(
f)));let d=bt(b);(0,Q.say)(x.querySelector("small"),[(0,ze.t)("sample {number}",{number:O+1}),(b.seed??null)===null?"":(0,ze.t)("seed {seed}",{seed:b.seed}),(0,ze.tn)(
_n(b),"{count} token","{count} tokens"),d?`${gn(d)} ${wn(d)[0]}`:"…"].filter(Boolean).join(" · "));let a=x.querySelector("button"),p=(0,ze.t)("Open sample {n\
umber} as one run",{number:O+1});if(e.canAsk&&!a){let u=(0,Q.make)("button","gp-button",(0,ze.t)("Open"),{type:"button","aria-label":p});u.addEventListener("cli\
ck",()=>e.ask({type:"open",entry:+x.dataset.entry})),x.append(u)}else a&&x.dataset.entry!==String(O)&&a.setAttribute("aria-label",p);x.dataset.entry=O}function _(x,O){
let v=x.before?tc(O,Vl(x),x,e.entries.length):[],b=(0,Fr.fit)(w,v.length,()=>{let f=(0,Q.make)("div"),c=(0,Q.make)("dt");return c.append((0,Q.make)("span")),f.append(
c,(0,Q.make)("dd")),f});v.forEach(([f,c,d,a=()=>""],p)=>{(0,Q.say)(b[p].firstChild.firstChild,f),(0,ec.tipOfTerm)(b[p].firstChild.firstChild,d,a),(0,Q.say)(b[p].
lastChild,c)})}function E(x,O){if(x!==m&&(y=!1),[m,g]=[x,O],s.hidden=!x,!x)return;_(x,O);let{samples:v}=x,b=(0,Q.inOneLine)(xo(x).map(Ws).join("").trim()),f=(0,Q.quoted)(
b.length>118?"…"+b.slice(-109):b);(0,Q.say)(r,Jh(v.length,x.before&&f,e.apart));let c=y?v.length:Math.min(12,v.length),d=(0,Fr.fit)(i,c,$);for(let a=0;a<c;a++)
N(d[a],v[a],x);l.hidden=c===v.length,(0,Q.say)(l,(0,ze.t)("Show all {count}",{count:(0,Q.count)(v.length)}))}return l.addEventListener("click",()=>{y=!0,E(m,g)}),
t.querySelector(".gp-unpick").addEventListener("click",n),E}var Zh=18,sc=110,rc=160,Kr=t=>t.reduce((e,n)=>e+n.samples.length,0);function Qh(t){let e=(0,he.make)("li","",null,{role:"treeitem",tabindex:"-1"}),n=(0,he.make)(
"div","gp-knot"),[o,s,r]=[(0,he.make)("bdi","gp-run"),(0,he.make)("span","gp-count"),(0,he.make)("span","gp-end")];n.append(o,s,r),e.append(n);let i={key:t,item:e,
knot:n,run:o,number:s,end:r,kids:null,entry:null,above:null};return e.gpView=i,i}function ic(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])
n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function ac(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=
o,t.item.style.setProperty("--own",e),t.item.style.setProperty("--rest",n))}function Xh(t,{run:e,head:n}){let o=[...Ps(e.at(-1))],s=o.map(([r,i])=>`${gn(r)}${n.
samples.length>1?` ${(0,he.count)(i)}`:""}`).join(" ");(0,he.say)(t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Ns=class{constructor(e,n){
this.root=e,this.state=n,this.group=n.group,this.tree=e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),
this.card=nc(e,()=>this.point(null)),this.drawThrough=oc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Yh(e)}clear(){
this.state.begin(),this.views=new Map,this.current=null,this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.
activeElement&&document.activeElement.gpView,r=[...o.values()].filter(({item:l,entry:w})=>w&&l.isConnected),i=new Set(r.map(({key:l})=>l));ic(n,[this.drawEntry(
e.shown(+this.lanes.value,i),null,0)]);for(let[l,w]of o)w.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.
root.id)),(0,So.sayAttributes)(this.current.item,{tabindex:"0"}),s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),
this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){return this.views.has(e)||this.views.set(e,Qh(e)),this.views.get(e)}thickness(e){
return`${Math.max(1.5,Zh*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,i=this.viewOf(s.id);Object.assign(
i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let l=e.closed&&r.at(-1).order.length;(0,he.say)(i.number,l?`${(0,he.count)(s.samples.length)} \
▸`:s.samples.length>1?(0,he.count)(s.samples.length):""),Xh(i,e),ac(i,this.thickness(s.samples.length),this.thickness(o));let w=this.drawKids(i,e);return this.
dress(i,this.wordsOf(e),w?"true":l?"false":null),i}drawKids(e,n){let o=[],s=Kr(n.kids.map(({head:r})=>r))+Kr(n.folded);for(let r of n.kids)o.push(this.drawEntry(
r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=(0,he.make)("ul","gp-kids",null,{role:"\
group"})),e.kids&&(ic(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);Object.assign(s,{entry:null,
above:o,node:e.at(-1),folded:n});let r=Kr(n);return(0,he.say)(s.run,`+ ${(0,tt.t)("{count} more",{count:(0,he.count)(n.length)})}`),(0,he.say)(s.number,r>n.length?
(0,he.count)(r):""),ac(s,this.thickness(r),"0px"),this.dress(s,(0,tt.tn)(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more bra\
nches with {samples}, folded. Click to open.",{samples:(0,tt.tn)(r,"{count} sample","{count} samples")}),null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===
1&&n.before,r=s?"":o.map(({id:i})=>i).join(" ");if(s){let i="";for(let l of o)if((i+=l.token.piece??"").length>sc)break;(0,he.say)(e.run,(0,he.inOneLine)(i.slice(
0,sc+30))||(0,he.inOneLine)(n.token.text)),e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),
e.run.append(...o.slice(i).map(l=>this.makeToken(l))),e.ids=r}(0,So.sayClass)(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){
if(!e.before)return(0,he.make)("span","",this.promptWords());let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:(0,he.inOneLine)(n)+((0,he.leavesBytes)(e.token)?
(0,he.bytesOf)(o):""),i=(0,he.make)("span",n===null?"gp-t gp-special":"gp-t",r||o);return i.style.backgroundColor=`var(--gp-prob-${Math.round((0,he.probability)(
s)*10)})`,i.gpNode=e,i}promptWords(){let e=(0,he.inOneLine)(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||(0,tt.t)("(no prompt)")}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`${this.rootWords()}, ${(0,tt.tn)(s,"{count} sample","{count} samples")}`;let r=n.map(Ws).join(
""),i=Qn(n.at(-1),e.before);return[(0,he.quoted)(r.length>rc?r.slice(0,rc)+"…":r),vo(s,this.state.trie.root.samples.length),i===null?"":(0,tt.t)("probability \
{share} after the text before",{share:(0,he.percent)(i)}),...[...Ps(n.at(-1))].map(([l,w])=>(0,tt.tn)(w,"{count} ends here: {reason}","{count} end here: {reason\
}",{reason:wn(l)[0]})),o?(0,tt.t)("closed"):""].filter(Boolean).join(", ")}rootWords(){let{apart:e}=this.group;return e==="source"?(0,tt.t)("The source"):e==="m\
essage"?(0,tt.t)("The message"):(0,tt.t)("The prompt")}dress(e,n,o){let{picked:s}=this.state,{node:r,folded:i,entry:l}=e,w=s&&!i&&this.state.isOnPath(l),m=s&&i&&
Go(r,s),g=s&&!i&&Go(s,l.head),y=["gp-branch",i&&"gp-more",s&&!w&&!m&&"gp-dim",g&&"gp-on-path"];(0,So.sayClass)(e.item,y.filter(Boolean).join(" "));let $=!!(s&&!i&&
l.run.includes(s));(0,So.sayAttributes)(e.item,{"aria-label":n,"aria-selected":String($)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute("aria-e\
xpanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.length-o,r=new Set(n.tips.
filter(Boolean)),i=r.size===1&&o>1?(0,tt.t)("all with the same text"):(0,tt.tn)(r.size,"{count} different text","{count} different texts"),l={samples:s?vo(o,e.entries.
length):(0,tt.tn)(o,"{count} sample","{count} samples"),texts:i},w=e.done?(0,tt.t)("{samples}, {texts}.",l):(0,tt.t)("{samples} so far, {texts}.",l);(0,he.say)(
this.about,o?`${w} ${(0,tt.t)("Point at a branch for its numbers, click it to see its samples.")}`:(0,tt.t)("The tree grows with the first tokens."))}pick(e){this.
state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.
hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.
hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function Yh(t){
for(let e=0;e<=10;e++){let n=(0,he.make)("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var ep="14",tp=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function lc(t,e){let n=new _s(e),o=new Ns(t,n);return Fl(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=ep),s=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||tp(e.entries),!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.
status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}var Dt=k(ke(),1),_e=k(K(),1),An=k(F(),1);function cc(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function l(){let _=(0,_e.make)(
"li");return _.append((0,_e.make)("h3"),(0,_e.make)("div","gp-read",null,{tabindex:0,role:"group"})),_}function w(_,{label:E,title:x},{started:O}){let v=O?O.prompt_tokens:
null,[b,f]=_.children,c=`${E} ${Ve(x)}`;(0,_e.say)(b,v?`${c}: ${(0,An.tn)(v.length,"{count} token","{count} tokens")}`:c),(0,Dt.sayAttributes)(f,{"aria-label":(0,An.t)(
"The prompt of {lane}",{lane:E})}),r.get(f)!==v&&(r.set(f,v),f.replaceChildren(...(v||[]).map(({piece:d,text:a})=>d===null?(0,_e.make)("span","gp-pill",a):d)))}
let m=({raw_logprob:_})=>(0,_e.probability)(_);function g(_){let E=new Map;_.forEach((O,v)=>{if(!O)return;let b=[...O.distribution.candidates].sort((c,d)=>m(d)-
m(c)),f=({token_id:c})=>c===O.chosen.token_id;for(let c of[...b.slice(0,6),...b.slice(0,6).some(f)?[]:[O.chosen]])E.has(c.token_id)||E.set(c.token_id,{text:c.text,
sides:[null,null]});for(let c of[...b,O.chosen])E.has(c.token_id)&&(E.get(c.token_id).sides[v]??=c)});let x=({sides:O})=>Math.max(...O.map(v=>v?m(v):0));return[
...E.values()].sort((O,v)=>x(v)-x(O))}function y(){let _=(0,_e.make)("tr"),E=(0,_e.make)("th","",null,{scope:"row"});return E.append((0,_e.make)("bdi","gp-word")),
_.append(E,...[0,1].map(()=>{let x=(0,_e.make)("td"),O=(0,_e.make)("div","gp-share"),v=(0,_e.make)("span");return v.append((0,_e.make)("i")),O.append((0,_e.make)(
"span","gp-sign"),v,(0,_e.make)("b")),x.append(O),x})),_}function $(_){let E=g(_),x=(0,Dt.fit)(s,E.length,y);E.forEach(({text:O,sides:v},b)=>{let[f,...c]=x[b].cells;
(0,Dt.sayLabel)(f.firstChild,O),c.forEach((d,a)=>{let p=v[a],u=!!(p&&_[a]&&p.token_id===_[a].chosen.token_id),[S,P,q]=d.firstChild.children;(0,Dt.sayClass)(d.firstChild,
u?"gp-share gp-chosen":"gp-share"),(0,_e.say)(S,u?"▶":""),(0,Dt.sayPercent)(P.firstChild,"width",p?m(p):0),(0,_e.say)(q,_[a]?p?(0,_e.percent)(m(p)):"–":"")})})}
function N(_){if(_.some(v=>!v))return(0,An.t)("Both runs have to write a token first.");let[E,x]=_.map(({chosen:v})=>v);return`${E.token_id===x.token_id?(0,An.t)(
"Both begin with {token}: {one} with the template, {other} without it.",{token:(0,_e.quoted)(E.text),one:(0,_e.percent)(m(E)),other:(0,_e.percent)(m(x))}):(0,An.t)(
"With the template it begins with {one}, without it with {other}.",{one:(0,_e.quoted)(E.text),other:(0,_e.quoted)(x.text)})} ${(0,An.t)("The probabilities are t\
he model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let _=[0,1].map(O=>e.
shownOf(O).log),E=(0,Dt.fit)(o,2,l);_.forEach((O,v)=>w(E[v],e.groups[v],O));let x=_.map(O=>ht(O)[0]||null);(0,_e.say)(i,N(x)),$(x)}}var Dr=k(ke(),1),As=k(K(),1),dc=k(Me(),1);function hc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=
!e.found||!!e.found.over,t.hidden||!s.found)return;let{done:r,total:i}=e.found,l=(0,As.loadingWords)(e.found);(0,As.say)(n,l[0].toUpperCase()+l.slice(1)),(0,dc.isKnown)(
r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),(0,Dr.sayPercent)(o.firstChild,"width",r/i)):(o.removeAttribute("aria-valuenow"),(0,Dr.sayPercent)(o.
firstChild,"width",1))}}var Vr=k(ke(),1),je=k(K(),1),fe=k(F(),1);var Oo=k(Ye(),1),qn=k(K(),1),qs=k(F(),1),pc=k(De(),1),Rs=k(Me(),1);function yn(t){return(0,Rs.isKnown)(t)?t>=1e9?(0,qs.t)("{count} billion",{count:(0,Oo.fixed)(
t/1e9,1)}):t>=1e6?(0,qs.t)("{count} million",{count:(0,Oo.fixed)(t/1e6,t<1e7?1:0)}):(0,Oo.count)(t):"–"}function Ls(t,e){t.replaceChildren(...e.map(([n,o,s,r=()=>""])=>{
let i=(0,qn.make)("div"),[l,w]=[(0,qn.make)("dt"),(0,qn.make)("span","",n)];return l.append(w),s&&(0,pc.tipOfTerm)(w,s,r),i.append(l," ",(0,qn.make)("dd","",o)),
i}))}function xn(t,e,n,o,s){let r=(0,qn.make)("button","gp-button gp-press",o,{type:"button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.
ask({type:"model",act:e,model:n})),r}function zs(t,e){return!(0,Rs.isKnown)(t)||!(0,Rs.isKnown)(e)||!e?"":(0,qs.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,Oo.count)(e),size:(0,qn.bytesWords)(t),each:Number((t/e).toFixed(2))})}function uc(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map($=>t.querySelector($));function l($){(0,je.say)(n,$.model);let[N,_]=o.
children;if((0,je.say)(N,w($)),(0,je.say)(_,$.why?`${(0,fe.t)($.why)} ${(0,fe.t)($.fix)}`:y($)),Ls(s,[[(0,fe.t)("class"),$.class_name],[(0,fe.t)("parameters"),yn(
$.parameters),"parameters"],[(0,fe.t)("precision"),$.dtype,"precision"],[(0,fe.t)("device"),$.device],[(0,fe.t)("to download"),$.complete?$.download?(0,je.bytesWords)(
$.download):(0,fe.t)("nothing: it is here"):(0,fe.t)("its weights are missing"),"memory"],[(0,fe.t)("memory"),m($),"memory",()=>zs($.memory,$.parameters)],[(0,fe.t)(
"free memory"),(0,je.bytesWords)($.free),"memory"],...$.free_disk===null?[]:[[(0,fe.t)("free disk space"),(0,je.bytesWords)($.free_disk),"memory"]],[(0,fe.t)("c\
ontext"),$.context_length?(0,fe.tn)($.context_length,"{count} token","{count} tokens"):(0,fe.t)("unlimited"),"context"],[(0,fe.t)("vocabulary"),yn($.vocab_size),
"vocabulary"]]),g($),i.replaceChildren(),$.smaller){let{model:E,bytes:x}=$.smaller;i.append(`${(0,fe.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:E,size:(0,je.bytesWords)(x)})} `,xn(e,"pick",E,(0,fe.t)("Choose")))}}function w({complete:$,fits:N}){return $?N===null?`? ${(0,fe.t)("It \
is not known whether it fits.")}`:N?`✓ ${(0,fe.t)("It fits.")}`:`✕ ${(0,fe.t)("It does not fit.")}`:`✕ ${(0,fe.t)("It cannot be opened.")}`}function m({memory:$,
reckoned:N}){return $===null?(0,fe.t)("not known"):N?(0,fe.t)("about {size}",{size:(0,je.bytesWords)($)}):(0,je.bytesWords)($)}function g({ways:$,free:N}){t.querySelector(
"table").hidden=$.length===0;let _=Math.max(N,...$.map(({bytes:E})=>E))*1.05;r.replaceChildren(...$.map(({model:E,label:x,bytes:O,fits:v})=>{let b=(0,je.make)("\
tr",v?"":"gp-over"),f=(0,je.make)("span","gp-strip",null,{"aria-hidden":"true"}),[c,d]=[(0,je.make)("i"),(0,je.make)("u")];(0,Vr.sayPercent)(c,"width",Math.min(
1,O/_)),(0,Vr.sayPercent)(d,"left",N/_),f.append(c,d);let a=[(0,je.make)("th","",(0,fe.t)(x),{scope:"row"}),(0,je.make)("td","",(0,je.bytesWords)(O)),(0,je.make)(
"td"),(0,je.make)("td","",v?`✓ ${(0,fe.t)("yes")}`:`✕ ${(0,fe.t)("no")}`),(0,je.make)("td")];return a[2].append(f),a[4].append(xn(e,"pick",E,(0,fe.t)("Choos\
e"),(0,fe.t)("Choose {precision}",{precision:(0,fe.t)(x)}))),b.append(...a),b}))}function y({room:$,free:N,reckoned:_}){if($===null)return(0,fe.t)("Neither its \
files nor its config say how much memory it needs.");let E={size:(0,je.bytesWords)($),free:(0,je.bytesWords)(N)};return _?`${(0,fe.t)("It needs about {size}, wi\
th room for a run; {free} is available.",E)} ${(0,fe.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,fe.t)("It needs {s\
ize}, with room for a run; {free} is available.",E)}return $=>{t.hidden=!e.found,!t.hidden&&$.found&&l(e.found)}}var xt=k(K(),1),Ge=k(F(),1);var np=[1,2,4];function fc(t,e){let n=t.querySelector("thead tr"),[o,s,r,i]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(g=>t.querySelector(g));function l(g){
(0,xt.say)(o,g.model),Ls(s,[[(0,Ge.t)("class"),g.class_name],[(0,Ge.t)("parameters"),yn(g.parameters),"parameters"],[(0,Ge.t)("precision"),(0,Ge.t)(g.precision),
"precision"],[(0,Ge.t)("device"),g.device],[(0,Ge.t)("in memory"),(0,xt.bytesWords)(g.bytes),"memory",()=>zs(g.bytes,g.parameters)],[(0,Ge.t)("context"),g.context_length?
(0,Ge.tn)(g.context_length,"{count} token","{count} tokens"):(0,Ge.t)("unlimited"),"context"],[(0,Ge.t)("vocabulary"),yn(g.vocab_size),"vocabulary"],[(0,Ge.t)("\
chat template"),g.chat_template?(0,Ge.t)("yes"):(0,Ge.t)("no")]]);let{fields:y}=g;(0,xt.say)(r,y.length?"":(0,Ge.t)("It sets no field: the library’s defaults ap\
ply.")),r.hidden=y.length>0,t.querySelector("table").hidden=y.length===0,i.replaceChildren(...y.map($=>{let N=(0,xt.make)("tr"),_=(0,xt.make)("th","",null,{scope:"\
row"});_.append((0,xt.make)("code","",$.name)),N.append(_,w($.model),w($.library),(0,xt.make)("td","",(0,Ge.t)($.meaning)),(0,xt.make)("td","",m($)));for(let E of np)
N.cells[E].dataset.label=n.cells[E].textContent;return N}))}function w(g){let y=(0,xt.make)("td");return y.append((0,xt.make)("code","",g===null?(0,Ge.t)("none"):
JSON.stringify(g))),y}function m({applies:g,by:y,ignored:$,same:N}){return y==="changed"?(0,xt.inParts)([`▲ ${(0,Ge.t)("the page sets {value}",{value:JSON.stringify(
g)})}`,(0,Ge.t)($)]):y==="model"&&$?`○ ${(0,Ge.t)($)}`:y==="model"?N?(0,Ge.t)("the same as the default"):`◆ ${(0,Ge.t)("applies")}`:(0,Ge.t)("another field \
takes its place")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&l(e.found)}}var Sn=k(ke(),1),Rn=k(Ye(),1),ae=k(K(),1),To=k(qt(),1),xe=k(F(),1),mc=k(De(),1);var vn=k(Me(),1);function gc(t,e){let n=h=>t.querySelector(".gp-"+h),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let h=(0,ae.make)("tr"),T=(0,ae.make)(
"th","",null,{scope:"row"});T.append((0,ae.make)("span"),(0,ae.make)("small")),h.append(T);for(let M=0;M<6;M++){let C=(0,ae.make)("td");if(C.append((0,ae.make)(
"span"),(0,ae.make)("small")),M===0){let A=(0,ae.make)("span","gp-bytes",null,{"aria-hidden":"true"});A.append((0,ae.make)("i")),C.append(A)}h.append(C)}return h}
function i(h,T){if((h.dataset.tip||"")!==T){for(let M of["tabindex","data-tip"])h.removeAttribute(M);if(T)for(let[M,C]of[["tabindex",0],["data-tip",T]])h.setAttribute(
M,C)}}let l=(h,T,M="")=>{(0,ae.say)(h.children[0],T),(0,ae.say)(h.children[1],M)};function w({bytes:h,scale_bytes:T},M){if(!(0,vn.isKnown)(h))return["–",""];let C=M&&
(0,vn.isKnown)(M.bytes)?(0,xe.t)("{share} of the reference",{share:(0,ae.percent)((h+T)/(M.bytes+M.scale_bytes))}):"";return[Nn(h+T),C]}let m=({bytes:h,scale_bytes:T})=>(0,vn.isKnown)(
h)&&T?(0,xe.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Nn(h),scales:Nn(T)}):"";function g({pace:h,paces:T,ratio:M}){if(!h)
return["–",""];let C=T.length>1?(0,xe.t)("{low} to {high}",{low:(0,Rn.fixed)(h.low,1),high:(0,Rn.fixed)(h.high,1)}):(0,xe.t)("one run");return[(0,Rn.fixed)(h.
median,1),M?`${C}, ${Ot(M.median)}`:C]}function y(h,T){if(T===0)return[["–",""],["–",""],["–",""]];let{pair:M}=h;if(!M||M.error)return[[M?(0,xe.t)("none"):
"–",""],["–",""],["–",""]];let C=(0,xe.t)(e.unit);return[[on(M.mean,e.unit),C],[on(M.max,e.unit),(0,xe.t)("{unit}, token {number}",{unit:C,number:(0,ae.count)(
M.max_at+1)})],[(0,ae.percent)(M.same_top),""]]}function $(h,T){let M=h.map(C=>C.pair).find((C,A)=>C&&!C.error&&(T===0||A===T));return M?(0,ae.decimals)(M.perplexities[T===
0?0:1],3):"–"}function N(h){let T=Ve(h.precision||"");return T&&T!==Ve(h.title)?(0,xe.t)("the reference: {precision}",{precision:T}):(0,xe.t)("the reference")}
function _({groups:h}){let T=Math.max(...h.map(({bytes:C,scale_bytes:A})=>(C||0)+(A||0)),1),M=(0,Sn.fit)(o,h.length,r);h.forEach((C,A)=>{let[W,R,L,z,I,re,Z]=M[A].
cells;l(W,Ve(C.title),A?Ve(C.precision||C.model):N(C)),l(R,...w(C,A?h[0]:null)),i(R.firstChild,m(C)),(0,Sn.showIf)(R.lastChild,(0,vn.isKnown)(C.bytes)),(0,Sn.sayPercent)(
R.lastChild.firstChild,"width",((C.bytes||0)+(C.scale_bytes||0))/T),l(Z,...g(C)),y(C,A).forEach((We,rt)=>l([L,z,I][rt],...We)),l(re,$(h,A))})}function E(h,T){let[
M,C]=[[...h],[...T]],A=M.findIndex((W,R)=>W!==C[R]);return A<0?M.length:A}function x({groups:h}){let T=(0,Sn.fit)(n("writings"),h.length,()=>{let C=(0,ae.make)(
"li"),A=(0,ae.make)("p","gp-writing-head");return A.append((0,ae.make)("b"),(0,ae.make)("span","gp-note")),C.append(A,(0,ae.make)("p","gp-writing",null,{dir:"au\
to"})),C}),M=h[0].text;h.forEach((C,A)=>{let[W,R]=T[A].children;(0,ae.say)(W.children[0],Ve(C.title)),(0,ae.say)(W.children[1],O(C,A,M)),W.children[1].classList.
toggle("gp-parting",A>0&&(0,vn.isKnown)(C.parts_at));let L=JSON.stringify([M,C.text,A]);if(R.dataset.key===L||(R.dataset.key=L,R.replaceChildren(),C.text===null))
return;let z=A&&M!==null?E(M,C.text):[...C.text].length,I=[...C.text];R.append(I.slice(0,z).join("")),z<I.length&&R.append((0,ae.make)("span","gp-apart",I.slice(
z).join("")))})}function O({failed:h,text:T,tokens:M,parts_at:C,pair:A},W,R){if(h)return`✕ ${(0,xe.t)("stopped by an error")}`;if(T===null)return e.done?(0,xe.t)(
"did not finish"):(0,xe.t)("writing, or waiting for its turn");let L=A&&A.error&&(0,xe.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,xe.t)(
A.error.message)} ${(0,xe.t)(A.error.fix)}`});return[v(M,C,W&&R!==null),L].filter(Boolean).join(". ")}function v(h,T,M){return M?(0,vn.isKnown)(T)?`✂ ${(0,xe.t)(
"diverges from the reference at token {number} of {all}",{number:(0,ae.count)(T+1),all:(0,ae.count)(h)})}`:`= ${(0,xe.tn)(h,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,xe.tn)(h,"{count} token","{count} tokens")}let b=(h,T=0)=>(0,To.inARow)(e.found.groups.slice(T).map((M,C)=>{
let A=h(M,T+C);return A&&(0,xe.t)("{name}: {words}",{name:Ve(M.title),words:A})})),f=h=>b(T=>T.pair&&!T.pair.error?h(T.pair):"",1),c=h=>`${on(h,e.unit)} ${(0,xe.t)(
e.unit)}`;function d({bytes:h,scale_bytes:T}){return(0,vn.isKnown)(h)?T?(0,xe.t)("{size} + {scales} of scales = {value}",{size:Nn(h),scales:Nn(T),value:Nn(h+T)}):
Nn(h):""}function a({paces:h,pace:T}){if(!T)return"";let M=(0,Rn.listed)(h.map(C=>(0,Rn.fixed)(C,1)));return(0,xe.tn)(h.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:M,median:(0,Rn.fixed)(T.median,1)})}function p({tokens:h,mean:T}){if(!(0,vn.isKnown)(T))return"";
let M=h.reduce((C,{kl:A})=>C+A,0);return(0,To.quotientWords)(on(M,e.unit),(0,ae.count)(h.length),c(T))}function u({tokens:h,max_at:T,max:M}){let C=h[T].candidates.
map(([,W,R,L])=>({text:W,p:R,q:L})),A=(0,To.klSumWords)(C,e.unit,c(M));return A&&(0,xe.t)("token {number}, {words}",{number:(0,ae.count)(T+1),words:A})}let S=({
tokens:h,same_top:T})=>(0,xe.tn)(h.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,ae.count)(h.filter(({same_top:M})=>M).
length),share:(0,ae.percent)(T)});function P({tokens:h,perplexities:[,T]}){let M=h.reduce((A,{logprobs:[,W]})=>A+(W??-1/0),0),C=(0,ae.decimals)(T,3);return(0,ae.decimals)(
Math.exp(-M/h.length),3)!==C?C:`exp(−(${(0,ae.decimals)(M)}) / ${(0,ae.count)(h.length)}) = ${C}`}(0,mc.runsOfTerms)(t,{weights:()=>b(d),speed:()=>b(a),mean:()=>f(
p),max:()=>f(u),same:()=>f(S),perplexity:()=>f(P)});function q(){let h=e.found;(0,ae.say)(n("missing"),h.reading!==null?(0,xe.t)("Reading the reference’s text w\
ith {model}.",{model:Ve(h.groups[h.reading].title)}):Tt(e,h));let T=h.noise?(0,xe.t)(h.noise):h.others?(0,xe.t)(ro):"";(0,Sn.showIf)(n("warning"),!!T),(0,ae.say)(
n("warning"),T?`⚠ ${T}`:""),(0,Sn.showIf)(n("cpu"),!!h.cpu_words),(0,ae.say)(n("cpu"),(0,xe.t)(h.cpu_words)),_(h),x(h);let M=h.groups.filter(({pair:C})=>C&&!C.
error);e.done&&M.length&&(0,ae.say)(n("told"),M.map(({title:C,pair:A})=>(0,xe.t)("{model}: mean KL {kl}",{model:Ve(C),kl:`${on(A.mean,e.unit)} ${(0,xe.t)(e.unit)}`})).
join(". ")+".")}return h=>{t.hidden=!s(),!t.hidden&&(h.found||h.status||h.unit)&&q()}}var Ee=k(K(),1),Le=k(F(),1),bc=k(De(),1);var dt=k(K(),1),st=k(F(),1);function wc(t){let{replicas:e,lanes:n,waiting:o,lost:s,states:r}=t,i=(0,dt.make)("section","gp-shelf-section");i.append((0,dt.make)(
"h3","",(0,st.t)("Replicas")),(0,dt.make)("p","gp-note",[e.length===0?(0,st.t)("No replica of the cluster answers now: runs wait until one does."):(0,st.tn)(e.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,st.tn)(o,"One run waits.","{count} runs wait."):"",op(r)].filter(Boolean).join(" ")));for(let l of s){let w=(0,dt.make)("p","gp-problem");w.append((0,dt.make)(
"b","","▲ "),sp(l)),i.append(w)}return e.length&&i.append(rp(t)),[i]}function op({STARTING:t=0,RECOVERING:e=0,STOPPING:n=0}){let[o,s]=[t+e,n];return[o?(0,st.tn)(
o,"One more is on its way.","{count} more are on their way."):"",s?(0,st.tn)(s,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function sp({number:t,seconds:e}){return`${e<90?(0,st.t)("Replica {number} was lost less than two minutes ago.",{number:t}):
(0,st.t)("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${(0,st.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function rp({replicas:t,lanes:e}){let[n,o,s,r]=[(0,dt.make)("table"),(0,dt.make)("thead"),(0,dt.make)(
"tr"),(0,dt.make)("tbody")];return s.append(...[(0,st.t)("replica"),(0,st.t)("runs"),(0,st.t)("models")].map(i=>(0,dt.make)("th","",i,{scope:"col"}))),o.append(
s),r.append(...t.map(({number:i,decoding:l,models:w})=>{let m=(0,dt.make)("tr");return m.append((0,dt.make)("th","",(0,st.t)("Replica {number}",{number:i}),{scope:"\
row"}),(0,dt.make)("td","",(0,st.t)("{count} of {lanes}",{count:l,lanes:e}),{"data-label":(0,st.t)("runs")}),(0,dt.make)("td","",w.join(", ")||"–",{"data-labe\
l":(0,st.t)("models")})),m})),n.append((0,dt.make)("caption","gp-hidden",(0,dt.asSentence)((0,st.t)("the replicas of the cluster"))),o,r),n}function kc(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),s=new Map;function r({sections:l,canOpen:w,cluster:m}){let g=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...m?wc(m):[]),o.replaceChildren(...l.
flatMap(({title:y,note:$,folded:N,rows:_})=>{let E=(0,Le.t)(y),x=(0,Ee.make)("table"),O=(0,Ee.make)("tr");O.append(...[(0,Le.t)("model"),(0,Le.t)("description"),
(0,Le.t)("size"),(0,Le.t)("matching draft")].map((d,a)=>{let p=(0,Ee.make)("th","",null,{scope:"col"}),u=(0,Ee.make)("span","",d);return a===2&&(0,bc.tipOfTerm)(
u,"memory",()=>""),p.append(u),p}),(0,Ee.make)("td"));let[v,b]=[(0,Ee.make)("thead"),(0,Ee.make)("tbody")];v.append(O),b.append(..._.map(d=>i(d,w))),x.append((0,Ee.make)(
"caption","gp-hidden",E),v,b);let f=(0,Ee.make)("details","gp-shelf-section"),c=(0,Ee.make)("summary");return c.append((0,Ee.make)("h3","",E),(0,Ee.make)("span",
"gp-note",` ${_.length}`)),f.append(c,(0,Ee.make)("p","gp-note",_.length?(0,Le.t)($):(0,Le.t)("None yet.")),..._.length?[x]:[]),f.open=s.has(E)?s.get(E):!N,f.addEventListener(
"toggle",()=>s.set(E,f.open)),[f]})),g&&t.querySelector(`[aria-label=${CSS.escape(g)}]`)?.focus()}function i(l,w){let m=(0,Ee.make)("tr"),g=(0,Ee.make)("th","",
l.model,{scope:"row"}),y=l.download&&!l.here,[$,N,_,E]=[(0,Ee.make)("td","",(0,Le.t)(l.words)),(0,Ee.make)("td"),(0,Ee.make)("td","",l.assistant||"–",{"data-l\
abel":(0,Le.t)("matching draft")}),(0,Ee.make)("td")];if(l.loaded){let{class_name:x,precision:O,device:v,bytes:b,in_use:f,parameters:c}=l.loaded;$.append(f?`● ${(0,Le.t)(
"in use")}`:`○ ${(0,Le.t)("idle")}`,(0,Ee.make)("small","",(0,Le.t)("{kind}, {precision}, on {device}",{kind:x,precision:(0,Le.t)(O),device:v}))),N.append((0,Ee.bytesWords)(
b),(0,Ee.make)("small","",(0,Le.t)("{count} parameters",{count:yn(c)})))}else{N.append(l.millions?(0,Le.t)("about {size}",{size:yn(l.millions*1e6)}):(0,Ee.bytesWords)(
l.size),(0,Ee.make)("small","",l.millions?(0,Le.t)("parameters"):(0,Le.t)("on disk"))),y&&N.append((0,Ee.make)("small","",(0,Le.t)("{size} to download",{size:(0,Ee.bytesWords)(
l.download)})));let x=[l.gated?`▲ ${(0,Le.t)("gated: needs an access token")}`:"",l.here?`✓ ${(0,Le.t)("downloaded")}`:""].filter(Boolean);x.length&&g.append(
(0,Ee.make)("small","",x.join(" · ")))}return E.append(y?xn(e,"get",l.model,(0,Le.t)("Get it")):xn(e,"use",l.model,(0,Le.t)("Use it"))),l.loaded?E.append(xn(e,
"tell",l.model,(0,Le.t)("Show"))):w&&E.append(xn(e,"pick",l.model,(0,Le.t)("Put the name in the Model box"))),l.canUnload&&E.append(xn(e,"unload",l.model,(0,Le.t)(
"Unload"))),m.append(g,$,N,_,E),m}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&r(e.found)}}var rn=k(ke(),1),Fe=k(K(),1),Vs=k(F(),1);var Xn=k(ke(),1),zt=k(K(),1),sn=k(F(),1),xc=k(De(),1),yc=16;function Ur(t,e,n){let o=new Map;for(let[s,r]of Object.entries(t.tables[e]||{}))(r?.[n]||[]).forEach(
(i,l)=>{o.has(i)||o.set(i,[]),o.get(i).push([Number(s),l])});return o}function ip(t,e,n){let o=Ur(t,e,n),s=(t.kept[e]?.[n]||[]).filter(r=>!o.has(r));return[t.settings.
blocks[n],o.size,[...o.values()].filter(({length:r})=>r>1).length,s.length]}function vc(t,e,n,o){let s=e.ways[n],{blocks:r=[],kinds:i=[]}=s.settings,l=(0,Xn.fit)(
t,r.length,()=>{let w=(0,zt.make)("div","gp-blocks-kind");return w.append((0,zt.make)("p","gp-note"),(0,zt.make)("div","gp-blocks-grid",null,{role:"group"})),w});
r.forEach((w,m)=>{let[g,y]=l[m].children;(0,zt.say)(g,ap(s,e.stepOf(n),m,r.length>1?i[m]:"")),y.setAttribute("aria-label",g.textContent),lp(y,e,n,m,o)})}function ap(t,e,n,o){
let[s,r,i,l]=ip(t,e,n),w=(0,zt.inParts)([(0,sn.tn)(s,"{used} of {count} block used","{used} of {count} blocks used",{used:r}),i&&(0,sn.tn)(i,"{count} of them sh\
ared","{count} of them shared"),l&&(0,sn.tn)(l,"{count} kept","{count} kept"),(0,sn.tn)(s-r-l,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${w}`:w}function lp(t,e,n,o,s){let r=e.ways[n],[i,l]=[e.stepOf(n),r.settings.blocks[o]],w=Array.isArray(r.settings.first_block)?r.settings.first_block[o]:r.settings.
first_block||0,m=Ur(r,i,o),g=new Set(r.kept[i]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let y=(0,Xn.fit)(t,l,()=>(0,zt.make)("i"));for(let $=0;$<
l;$++){let N=w+$,_=m.get(N)||[],E=_.some(([x])=>x===e.request);(0,Xn.sayClass)(y[$],`gp-block${_.length?"":g.has(N)?" gp-kept":" gp-free"}${_.length>1?" gp-shar\
ed":""}${E?" gp-own":""}`),(0,zt.say)(y[$],_.length>1?`×${_.length}`:_.length?String(_[0][0]+1):""),(0,Xn.sayAttributes)(y[$],{style:_.length?`--own: ${s(_[0][0])}\
; --other: ${s(_.at(-1)[0])}`:""}),(0,xc.tipLater)(y[$],()=>cp(e,n,o,N,Ur(r,e.stepOf(n),o).get(N)||[],g.has(N)))}}function cp(t,e,n,o,s,r){if(!s.length&&r)return(0,sn.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!s.length)return(0,sn.t)("Block {bl\
ock}: empty.",{block:o});let i=s.map(([m])=>m+1).join(", "),l=(0,sn.tn)(s.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:i}),w=t.ways[e].settings.kinds?.[n]==="full_attention"?dp(t,e,s[0]):"";return w?`${l} ${(0,sn.t)("In it: {tokens}",{tokens:w})}`:l}function dp(t,e,[
n,o]){let s=t.ways[e],{page_size:r}=s.settings,i=0;for(let m of s.cells[n].slice(0,t.stepOf(e)+1))m&&m.tokens?i=m.position+m.tokens-m.padding:m?.back&&(i=0);let l=[
...t.requests[n].tokens.map(([m])=>m),...t.newIds(e,n)].slice(o*r,Math.min(i,(o+1)*r)),w=l.slice(0,yc).map(m=>t.label(m));return w.some(m=>m===null)?"":(0,zt.quoted)(
w.join(""))+(l.length>yc?" …":"")}var Ec=k(Ye(),1),Te=k(K(),1),ee=k(F(),1),Wc=k(De(),1),Pc=k(Me(),1);function Sc(t,e,n){let{sums:o,cells:s}=t,r={came:hp(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return s[e].forEach((i,l)=>{if(!i||!["prefill","\
chunk","decode","pad"].includes(i.what))return;let{start:w,seconds:m}=o[l];r.began??=[l,w],i.what!=="pad"&&(r.ended=[l+1,w+m]),i.id!==null&&r.tokens.push([l+1,w+
m])}),r}function hp(t,e,n){for(let o=0;o<t.length;o++){let{at:s,start:r,seconds:i}=t[o];if(n==="steps"&&s>=e)return[o,r];if(n==="seconds"&&r>=e)return[o,e];if(n===
"seconds"&&r+i>e)return[o+(e-r)/i,e]}return null}var Fo=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var Ho=k(K(),1),B=k(F(),1),Oc=8,pp=t=>t==="fifo"?"FIFO":t==="prefill_first"?(0,B.t)("prefill first"):t;function Ln({kind:t}){return t==="padded"?(0,B.t)("Padded\
 batches"):t==="alone"?(0,B.t)("One after another"):(0,B.t)("Continuous batching")}var Vt=t=>String.fromCharCode(65+t);function Is({kind:t,blocks:e,page_size:n,
token_budget:o,scheduler:s,share_prefixes:r,max_requests:i}){if(t==="alone")return"";if(t==="padded")return(0,B.tn)(i,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let l=(e||[]).reduce((w,m)=>w+m,0);return(0,Ho.inParts)([(0,B.tn)(l,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,B.t)("token budget {budget}",{budget:o}),(0,B.t)("scheduler {scheduler}",{scheduler:pp(s)}),r?(0,B.t)("prefix sharing"):(0,B.t)("no prefix\
 sharing")])}var Tc=(t,e)=>{let n=t.label(e);return n===null?(0,B.t)("the token with id {id}",{id:e}):(0,Ho.quoted)(n)};function up(t,e,n,{position:o,tokens:s,padding:r}){
return[...t.requests[n].tokens.map(([w])=>w),...t.newIds(e,n)].slice(o,o+s-r)}function fp({what:t,tokens:e,padding:n,place:o,anew:s}){let r=e-n;return t==="pref\
ill"?(0,B.tn)(r,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?(0,B.tn)(r,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):t==="decode"?(0,B.t)("decode"):t==="pad"?(0,B.t)("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?(0,B.t)(
"starved: it needs a block, and none is free"):t==="idle"?(0,B.t)("it has blocks, but no turn in this step"):s?(0,B.t)("waits again, number {place} in the queue",
{place:o}):(0,B.t)("waits, number {place} in the queue",{place:o})}function Bs(t,e,n,o){let s={request:n+1,step:o+1},r=t.ways[e].cell(n,o);if(!r)return(0,B.t)("\
Request {request}, step {step}: {doing}.",{...s,doing:mp(t,e,n,o)});let i=[(0,B.t)("Request {request}, step {step}: {doing}.",{...s,doing:fp(r)})];if(r.what==="\
prefill"||r.what==="chunk"||r.what==="decode"){let l=up(t,e,n,r),w=l.slice(0,Oc).map(m=>Tc(t,m)).join(" ")+(l.length>Oc?" …":"");w&&i.push((0,B.t)("It reads {\
tokens}.",{tokens:w})),r.id!==null&&i.push((0,B.t)("It writes {token}.",{token:Tc(t,r.id)})),r.shared&&i.push((0,B.tn)(r.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),r.again&&i.push((0,B.tn)(r.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),r.padding&&i.push((0,B.tn)(r.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return r.back&&i.push((0,B.t)("It was preempted: it lost its blocks.")),i.join(" ")}function mp(t,e,n,o){let r=t.ways[e].cells[n].findIndex(Boolean),
i=t.ways[e].ends?.[n];return o<r||r<0&&!i?(0,B.t)("it has not arrived yet"):i?.status==="cancelled"?(0,B.t)("it was cancelled"):i?.status==="failed"?(0,B.t)("it\
 has failed"):i?.status==="refused"?(0,B.t)("it was refused"):(0,B.t)("it has ended")}function Mc(t,e,n){let o=t.ways[e].cells[n],s=[];o.forEach((i,l)=>{let w=i&&
{prefill:(0,B.t)("prefill"),chunk:(0,B.t)("chunked prefill"),decode:(0,B.t)("decode"),pad:(0,B.t)("padding"),waits:(0,B.t)("waits"),starved:(0,B.t)("starved"),idle:(0,B.t)(
"no turn")}[i.what];if(!w)return;let m=s.at(-1);m&&m.kind===w&&m.to===l?m.to=l+1:s.push({kind:w,from:l+1,to:l+1})});let r=s.map(({kind:i,from:l,to:w})=>l===w?(0,B.t)(
"{what} in step {from}",{what:i,from:l}):(0,B.t)("{what} in steps {from} to {to}",{what:i,from:l,to:w}));return(0,B.t)("Request {request}: {what}.",{request:n+1,
what:r.join(", ")||(0,B.t)("never arrived")})}function $c({step:t,message:e,lost:n,again:o}){let s=r=>r.map(i=>i+1).join(", ");return[(0,B.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?(0,B.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:s(n)}):(0,B.t)("No request was lost."),...o.length?[(0,B.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:s(o)})]:[],(0,B.t)("A new server went on with the rest.")].join(" ")}function Jr(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return(0,B.t)("no \
step");let o=t.values.clock==="steps"&&n.at!==t.stepOf(e);return(0,Ho.inParts)([(0,B.t)("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&
(0,B.t)("at {at} by the clock",{at:n.at}),(0,B.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,B.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,B.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function Cc({waiting:t,starved:e,back:n,came:o,left:s,evicted:r}){
let i=l=>l.map(w=>w+1).join(", ");return[t.length?(0,B.t)("Queue: {numbers}.",{numbers:i(t)}):(0,B.t)("Nobody waits."),...o.length?[(0,B.t)("Came: {numbers}.",{
numbers:i(o)})]:[],...s.length?[(0,B.t)("Cancelled: {numbers}.",{numbers:i(s)})]:[],...r?[(0,B.tn)(r,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...e.length?[(0,B.t)("Starved: {numbers}.",{numbers:i(e)})]:[],...n.length?[(0,B.t)("Preempted: {numbers}.",{numbers:i(n)})]:[]].join(" ")}var gp=t=>(0,ee.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Ec.fixed)(t,1)}),js=t=>t?`${gp(t[0])}, ${(0,Te.seconds)(t[1])}`:"–",wp=t=>t?
(0,ee.t)("before step {step}, at {time}",{step:Math.floor(t[0])+1,time:(0,Te.seconds)(t[1])}):"–",_c=t=>t?(0,ee.t)("in step {step}, at {time}",{step:t[0],time:(0,Te.seconds)(
t[1])}):"–",bp=()=>[[(0,ee.t)("came"),"time",({times:t})=>wp(t.came)],[(0,ee.t)("first worked on"),"time",({times:t})=>t.began?_c([t.began[0]+1,t.began[1]]):"\
–"],[(0,ee.t)("waited before"),"queue",({times:t})=>js(Fo(t.came,t.began))],[(0,ee.t)("time to first token"),"first-token",({times:t})=>js(Fo(t.came,t.tokens[0]))],
[(0,ee.t)("median time between tokens"),"between-tokens",({times:t})=>yp(t.tokens)],[(0,ee.t)("last step"),"time",({times:t})=>_c(t.ended)],[(0,ee.t)("latency"),
"latency",({times:t,end:e})=>e?.status==="finished"?js(Fo(t.came,t.ended)):"–"],[(0,ee.t)("new tokens"),"length",({times:t})=>String(t.tokens.length)],[(0,ee.t)(
"tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[(0,ee.t)("times preempted"),"preempted",({cells:t})=>String(t.filter(
e=>e?.back).length)],[(0,ee.t)("blocks at this step"),"block",({blocks:t})=>t],[(0,ee.t)("end"),"ending",({end:t,isOver:e})=>xp(t,e)],[(0,ee.t)("the tokens of g\
enerate"),"continuous-batching",t=>vp(t)]],kp=()=>({time:{meaning:(0,ee.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,ee.t)(
"steps, s")},queue:{meaning:(0,ee.t)("From the arrival of the request to the first step that worked on it."),unit:(0,ee.t)("steps, s")},"first-token":{meaning:(0,ee.t)(
"From the arrival of the request to its first new token."),unit:(0,ee.t)("steps, s")},"continuous-batching":{meaning:(0,ee.t)("Whether continuous batching wrote\
 the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function yp(t){
if(t.length<2)return"–";let e=t.slice(1).map((n,o)=>Fo(t[o],n));return js([0,1].map(n=>(0,Pc.medianOf)(e.map(o=>o[n]))))}function xp(t,e){return t?t.status===
"cancelled"?(0,ee.t)("cancelled"):t.status==="failed"?t.reason?(0,ee.t)("failed: {reason}",{reason:t.reason}):(0,ee.t)("failed"):t.status==="refused"?t.reason?(0,ee.t)(
"refused: {reason}",{reason:t.reason}):(0,ee.t)("refused"):t.reason==="eos"?(0,ee.t)("finished: the EOS token"):(0,ee.t)("finished: the length limit"):e?(0,ee.t)(
"it did not end"):(0,ee.t)("under way")}function vp({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?(0,ee.t)("it is generate"):t&&t.same!==null&&t.same!==void 0?
t.same?(0,ee.t)("✓ the same"):(0,ee.t)("✗ other tokens"):e?(0,ee.t)("○ not comparable: sampled"):o?"–":(0,ee.t)("○ not compared: generate has not served\
 it")}function Nc(t,e,n){let{request:o,ways:s,requests:r,values:i}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:w,temperature:m,top_k:g,top_p:y}=r[o],
$=(0,Te.make)("h3","gp-serving-sub",(0,ee.t)("Request {request}",{request:o+1}));$.style.setProperty("--own",n(o));let N=(0,Te.make)("p","gp-serving-prompt");N.
append((0,Te.make)("span","gp-mark",`${(0,ee.t)("Prompt:")} `),(0,Te.make)("bdi","",l));let _=(0,Te.make)("p","gp-note",[(0,ee.tn)(w,"at most {count} new token",
"at most {count} new tokens"),m==null?(0,ee.t)("greedy"):[`temperature ${m}`,...g?[`top_k ${g}`]:[],...y?[`top_p ${y}`]:[]].join(", ")].join(" · "));t.replaceChildren(
$,N,_,...s.map((E,x)=>Sp(e,x,o)),Zr(Op(e,o,i.clock),(0,ee.t)("Request {request} in each way",{request:o+1})))}function Sp(t,e,n){let o=(0,Te.make)("p","gp-servi\
ng-text");t.ways.length>1&&o.append((0,Te.make)("b","",`${Vt(e)} `));let s=t.ways[e].ends?.[n]?.tokens,r=t.newIds(e,n),i=t.ways[e].cells[n].flatMap((w,m)=>w&&w.
id!==null?[m]:[]),l=Math.max(r.length,s?.length??0);for(let w=0;w<l;w++){let[m,g,y]=s?.[w]??[r[w],t.label(r[w]),t.label(r[w])],$=(0,Te.make)("span","gp-serving-\
token");g===null?$.append((0,Te.make)("span","gp-mark",` ${m} `)):y===null?$.append((0,Te.labelled)(g,"gp-end")):(0,Te.fillToken)($,y),(i[w]??1/0)>t.stepOf(e)&&
($.dataset.later=""),o.append($)}return l||o.append((0,Te.make)("span","gp-mark",(0,ee.t)("(no token)"))),o}function Zr(t,e){let n=(0,Te.make)("div","gp-serving\
-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function Op(t,e,n){let o=(0,Te.make)("table","gp-serving-facts");o.append((0,Te.make)(
"caption","gp-hidden",(0,ee.t)("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild((0,Te.make)("thead")).appendChild((0,Te.make)("tr")).
append((0,Te.make)("td"),...t.ways.map((l,w)=>(0,Te.make)("th","",`${Vt(w)} ${Ln(l.settings)}`,{scope:"col"})));let s=o.appendChild((0,Te.make)("tbody")),r=t.ways.
map((i,l)=>({times:Sc(i,e,n),cells:i.cells[e],end:i.ends?.[e],isOver:!!i.ends,isAlone:i.settings.kind==="alone",hasAlone:t.ways.some(({settings:w})=>w.kind==="a\
lone"),isSampled:typeof t.requests[e].temperature=="number",blocks:i.settings.blocks&&(i.tables[t.stepOf(l)]?.[e]||[]).map(w=>w.join(" ")).join("; ")||"–"}));
for(let[i,l,w]of bp()){let m=s.appendChild((0,Te.make)("tr")),g=(0,Te.make)("th","",null,{scope:"row"}),y=g.appendChild((0,Te.make)("span","",i));(0,Wc.tipOfTerm)(
y,l,()=>"",kp()[l]),m.append(g,...r.map($=>(0,Te.make)("td","",w($))))}return o}var Tp=["kept","chosen","accepted","rejected","bonus"],Mp=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Ac=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),$p=(t,e)=>"#"+Ac(t).map((n,o)=>Math.round((n+Ac(e)[o])/2).toString(16).padStart(2,"0")).join("");function Gs(t){let e=getComputedStyle(t),n=s=>e.getPropertyValue(
"--gp-"+s).trim(),o=[...Tp.map(n),...Mp.map(([s,r])=>$p(n(s),n(r)))];return s=>o[s%o.length]}var Ic=k(ke(),1),Mo=k(K(),1),zn=k(F(),1),It=k(Rc(),1),Yn=k(zc(),1);var Cp=132,_p=()=>[{name:"requests",title:(0,zn.t)("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:(0,zn.t)("Requests in the queue"),
value:({waiting:t})=>t.length,of:()=>!0},{name:"tokens",title:(0,zn.t)("Tokens a step"),value:Ep,of:()=>!0},{name:"free",title:(0,zn.t)("Empty blocks"),value:({
free:t})=>t,of:({settings:t})=>!!t.blocks}],Ep=({prefill:t,decode:e,padding:n})=>t+e+n;function Bc(t,e,n){let o=_p().filter(({of:r})=>e.ways.some(r)),s=(0,Ic.fit)(
t,o.length,()=>Wp(e,n));o.forEach((r,i)=>Pp(s[i],e,r))}function Wp(t,e){let n=(0,Mo.make)("figure","gp-serving-curve");return n.append((0,Mo.make)("figcaption"),
(0,Mo.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:s,right:r,width:i}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),w=(o.clientX-l.left-
Number(s))/(Number(i)-Number(s)-Number(r));e(Math.max(0,Math.min(t.length-1,Math.floor(w*t.length))))}),n}function Pp(t,e,{name:n,title:o,value:s,of:r}){let[i,l]=t.
children,w=e.ways.map((v,b)=>({way:v,i:b})).filter(({way:v})=>r(v)),m=n==="tokens",g=m?e.served.settings.token_budget:void 0,y=Math.max(1,...(m?[e.served]:w.map(
({way:v})=>v)).flatMap(({sums:v})=>v.map(s))),$=g!==void 0&&g<=y*3,N=$?Math.max(y,g):y;(0,Mo.say)(i,Np(e,o,w,m,g));let _=(0,Yn.plotIn)(l,{height:Cp,x:[0,Math.max(
1,e.length)],y:[0,N*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:_.left,right:_.right,width:_.width});let E=(0,Yn.ticksWithin)(1,e.length,
_.inner/70).filter(Number.isInteger).map(v=>[v-.5,String(v)]),x=[(0,Yn.axisMarks)(_,{xTicks:E,yTicks:(0,Yn.ticksWithin)(0,N,3).filter(Number.isInteger),xTitle:(0,zn.t)(
"step"),yTitle:""})];m?x.push(Rp(_,e.served.sums)):x.push(w.map(({way:v,i:b})=>(0,It.pathMark)(`gp-curve-line gp-way-${b}`,qp(_,v.sums.map(s))))),$&&x.push([(0,It.lineMark)(
"gp-curve-budget",_.left,_.y(g),_.width-_.right,_.y(g))]),n==="free"&&x.push(Lp(_,e.served.sums));let O=_.x(e.step+.5);x.push([(0,It.lineMark)("gp-curve-here",O,
_.top,O,_.height-_.bottom)]),_.draw(Ap(o,m?[{way:e.served,i:e.way}]:w,s,e),x)}function Np(t,e,n,o,s){if(!o)return e;let r=t.ways.length>1?`${e}, ${Vt(t.way)}`:e;
return s===void 0?r:`${r} (${(0,zn.t)("budget {budget}",{budget:s})})`}function Ap(t,e,n,o){let s=e.map(({way:r,i})=>{let l=r.sums.map(n),w=l[o.stepOf(i)]??0;return(0,zn.t)(
"{way}: at most {most}, {here} at step {step}",{way:Vt(i),most:Math.max(0,...l),here:w,step:o.stepOf(i)+1})});return`${t}. ${s.join(". ")}.`}var qp=(t,e)=>e.flatMap(
(n,o)=>[[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function Rp(t,e){let n=[["decode",({decode:s})=>s],["prefill",({prefill:s,again:r})=>s-r],["again",({again:s})=>s],
["padding",({padding:s})=>s]],o=e.map(()=>0);return n.map(([s,r])=>{let i=e.map((w,m)=>o[m]+r(w)),l=e.map((w,m)=>i[m]>o[m]?`M${(0,It.pixel)(t.x(m))} ${(0,It.pixel)(
t.y(o[m]))}V${(0,It.pixel)(t.y(i[m]))}H${(0,It.pixel)(t.x(m+1))}V${(0,It.pixel)(t.y(o[m]))}Z`:"").join("")||"M0 0";return i.forEach((w,m)=>{o[m]=w}),["path",`gp\
-stack-${s}`,{d:l},[]]})}function Lp(t,e){let n=t.height-t.bottom;return e.flatMap(({starved:o},s)=>o.length?[(0,It.lineMark)("gp-curve-starved",t.x(s+.5),n-7,t.
x(s+.5),n)]:[])}var eo=k(ke(),1),ft=k(K(),1),Qr=k(F(),1),Gc=k(De(),1);var Bt=20,[zp,jc]=[11,26],Ip=48,Bp=13,jp=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function Fc(t,e,n,{onPick:o,onScroll:s}){let r=t.appendChild((0,ft.make)(
"div","gp-gantt-heads")),i=t.appendChild((0,ft.make)("div","gp-gantt-scroll")),l=i.appendChild((0,ft.make)("div","gp-gantt-wide",null,{role:"group"})),w=l.appendChild(
(0,ft.make)("canvas","",null,{"aria-hidden":"true"}));r.append((0,ft.make)("div","gp-gantt-corner",(0,Qr.t)("step"),{"aria-hidden":"true"}));let m=r.appendChild(
(0,ft.make)("div","gp-gantt-rows")),[g,y]=[jc,24],$=null,_=l.appendChild((0,ft.make)("div")),E=!1,x=()=>e.ways[n],O=()=>Math.max(e.length,e.isLive?Ip:1);function v(W,R,L){
let z=(0,ft.make)("div",L);return Object.assign(z.style,{left:`${R*g}px`,top:`${Bt+W*y}px`,width:`${g}px`,height:`${y}px`}),Object.assign(z.dataset,{request:W,step:R}),
(0,Gc.tipLater)(z,()=>Bs(e,n,W,R)),z}function b({clientX:W,clientY:R}){let{left:L,top:z}=l.getBoundingClientRect(),[I,re]=[Math.floor((W-L)/g),Math.floor((R-z-Bt)/
y)];return I>=0&&I<x().length&&re<e.requests.length?{request:re,step:I}:null}l.addEventListener("pointermove",W=>{let R=b(W);$&&R&&$.dataset.step===String(R.step)&&
$.dataset.request===String(R.request)||($?.remove(),$=R&&R.request>=0?l.appendChild(v(R.request,R.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerlea\
ve",()=>{$?.remove(),$=null}),l.addEventListener("click",W=>{let R=b(W);R&&o(n,R.request>=0?R.request:e.request,R.step)});function f({focus:W=!1}={}){if(!x().length)
return;let[R,L]=[e.request??0,e.stepOf(n)],z=W||document.activeElement===_;if(_.dataset.request===String(R)&&_.dataset.step===String(L)&&_.style.width===`${g}px`&&
!W){_.classList.toggle("gp-none",e.request===null),(0,eo.sayAttributes)(_,{"aria-label":Bs(e,n,R,L)});return}let I=v(R,L,`gp-gantt-at${e.request===null?" gp-non\
e":""}`);(0,eo.sayAttributes)(I,{role:"button",tabindex:0,"aria-label":Bs(e,n,R,L)}),_.replaceWith(I),_=I,z&&_.focus({preventScroll:!0})}l.addEventListener("key\
down",W=>{let R={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(W.key==="Escape")
return o(n,null,e.at);let L=R[W.key];if(!L||W.ctrlKey||W.metaKey||W.altKey)return;W.preventDefault();let z=(I,re)=>Math.max(0,Math.min(re-1,I));o(n,z((e.request??
0)+L[0],e.requests.length),z(e.stepOf(n)+L[1],x().length)),f({focus:!0}),A()});function c(W){let R=(0,eo.fit)(m,e.requests.length,()=>{let L=(0,ft.make)("button",
"gp-gantt-head",null,{type:"button"});return L.append((0,ft.make)("b"),(0,ft.make)("bdi")),L});e.requests.forEach(({prompt:L},z)=>{let I=R[z];I.style.height=`${y}\
px`,I.style.setProperty("--own",W(z)),(0,ft.say)(I.firstChild,String(z+1)),(0,ft.say)(I.lastChild,(0,ft.inOneLine)(L.slice(0,80))),I.setAttribute("aria-pressed",
String(z===e.request)),(0,eo.sayAttributes)(I,{"aria-label":Mc(e,n,z)})})}m.addEventListener("click",({target:W})=>{let R=W.closest(".gp-gantt-head"),L=[...m.children].
indexOf(R);L>=0&&o(n,L===e.request&&n===e.way?null:L,e.at)});let d;function a(){if(!t.clientWidth)return;d=Gs(t);let W=i.clientWidth;g=Math.max(zp,Math.min(jc,Math.
floor(W/O()))),y=jp(e.requests.length,parseFloat(getComputedStyle(t).fontSize));let[R,L]=[O()*g,Bt+e.requests.length*y];Object.assign(l.style,{width:`${R}px`,height:`${L}\
px`}),(0,eo.sayAttributes)(l,{"aria-label":(0,Qr.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
c(d),f(),e.isLive&&e.at===null&&!E&&(i.scrollLeft=R),u()}function p(){!t.clientWidth||!d||([...m.children].forEach((W,R)=>W.setAttribute("aria-pressed",String(R===
e.request))),f(),u())}function u(){let W=devicePixelRatio||1,[R,L]=[Math.min(i.clientWidth,O()*g),Bt+e.requests.length*y];if(R<=0)return;Object.assign(w.style,{
width:`${R}px`,height:`${L}px`}),Object.assign(w,{width:Math.round(R*W),height:Math.round(L*W)});let z=w.getContext("2d");z.scale(W,W);let I=getComputedStyle(t),
re=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(cn=>[cn,I.getPropertyValue(`--gp-${cn}`).trim()])),Z=Math.min(i.scrollLeft,
O()*g-R);z.translate(-Z,0);let[We,rt]=[Math.max(0,Math.floor(Z/g)),Math.min(O(),Math.ceil((Z+R)/g)+1)];z.font=`${Math.max(10,Math.min(y-8,parseFloat(I.fontSize)-
1))}px ${I.fontFamily}`,z.textAlign="center",z.textBaseline="middle",S(z,re,We,rt,L);for(let cn=0;cn<e.requests.length;cn++){for(let Mn=We;Mn<Math.min(rt,x().length);Mn++)
P(z,re,cn,Mn);q(z,re,cn)}h(z,re,L),T(z,re,L)}function S(W,R,L,z,I){W.fillStyle=R.line;for(let Z=0;Z<=e.requests.length;Z++)W.fillRect(L*g,Bt+Z*y,(z-L)*g,.5);let re=[
1,2,5,10,20,50].find(Z=>Z*g>=34);for(let Z=L;Z<z;Z++)Z%re&&(Z+1)%re||(Z+1)%re&&Z||(W.fillStyle=R.muted,(Z===0||(Z+1)%re===0)&&W.fillText(String(Z+1),(Z+.5)*g,Bt/
2));e.request!==null&&(W.fillStyle=R.raised,W.fillRect(L*g,Bt+e.request*y,(z-L)*g,y)),W.fillStyle=R.line,W.fillRect(x().length*g,Bt,1,I-Bt)}function P(W,R,L,z){
let I=x().cell(L,z);if(!I)return;let[re,Z,We,rt]=[z*g+.5,Bt+L*y+2,g-1,y-4],cn=d(L),Mn=[re+We/2,Z+rt/2+.5];if(W.fillStyle=W.strokeStyle=cn,I.what==="prefill"||I.
what==="chunk"){if(W.fillRect(re,Z,We,rt),I.again&&C(W,R.surface,re,Z,We,rt),I.what==="chunk"&&(W.fillStyle=R.surface,W.beginPath(),W.moveTo(re+We,Z),W.lineTo(re+
We,Z+rt*.55),W.lineTo(re+We-rt*.55,Z),W.fill()),g>=Bp&&!I.again&&M(W,R.surface,String(I.tokens-I.padding),Mn,We),I.padding){let si=Math.max(3,rt*I.padding/I.tokens);
W.fillStyle=R.surface,W.fillRect(re,Z,We,si),C(W,R.muted,re,Z,We,si)}}else I.what==="decode"?(W.globalAlpha=.42,W.fillRect(re,Z+rt*.2,We,rt*.6),W.globalAlpha=1,
W.fillRect(re,Z+rt*.8-1.5,We,1.5)):I.what==="pad"?C(W,R.muted,re,Z+rt*.2,We,rt*.6):I.what==="waits"?W.fillRect(re+We*.15,Mn[1]-.75,We*.5,1.5):I.what==="starved"?
M(W,R.error,"!",Mn,We,!0):(W.globalAlpha=.5,W.strokeRect(re+1,Z+rt*.3,We-2,rt*.4),W.globalAlpha=1);I.back&&M(W,R.error,"↩",Mn,We,!0)}function q(W,R,L){let z=x().
ends?.[L];if(!z||z.status==="finished")return;let I=x().cells[L].length;M(W,R.error,"✕",[(I+.5)*g,Bt+(L+.5)*y],g,!0)}function h(W,R,L){W.fillStyle=R.error;for(let{
step:z}of x().faults)W.fillRect(z*g-1,Bt-6,2,L)}function T(W,R,L){let z=e.stepOf(n)*g;W.strokeStyle=R.chosen,W.lineWidth=n===e.way?2:1,W.strokeRect(z,1,g,L-2),W.
lineWidth=1}function M(W,R,L,[z,I],re,Z=!1){W.fillStyle=R;let We=W.font;Z&&(W.font=`700 13px ${getComputedStyle(t).fontFamily}`),W.fillText(L,z,I,re),W.font=We}
function C(W,R,L,z,I,re){W.save(),W.beginPath(),W.rect(L,z,I,re),W.clip(),W.strokeStyle=R,W.beginPath();for(let Z=L-re;Z<L+I;Z+=5)W.moveTo(Z,z+re),W.lineTo(Z+re,
z);W.stroke(),W.restore()}function A(){let W=e.stepOf(n)*g,{scrollLeft:R,clientWidth:L}=i;(W<R||W+g>R+L)&&(i.scrollLeft=W+g<L?0:W-L/2)}return i.addEventListener(
"scroll",()=>{E=i.scrollLeft+i.clientWidth<O()*g-2*g,u(),s(i.scrollLeft,i)}),new ResizeObserver(()=>e.values&&e.ways[n]&&a()).observe(i),{draw:a,place:p,showStep:A,
scroll:i}}var Fs=k(K(),1),Xr=k(F(),1),Gp=12e3,Fp=70,Hp=700;function Hc({root:t,slider:e,button:n,words:o},s,r){let i=0;function l(){clearInterval(i),i=0,(0,Fs.say)(n,(0,Xr.t)(
"▶ Play"))}function w(){s.step>=s.length-1&&r(0),i=window.setInterval(()=>{if(!t.isConnected||s.step>=s.length-1)return l();r(s.step+1)},Math.max(Fp,Math.min(
Hp,Gp/s.length))),(0,Fs.say)(n,(0,Xr.t)("❚❚ Pause"))}return n.addEventListener("click",()=>i?l():w()),e.addEventListener("input",()=>{l(),r(Number(e.value)-
1)}),e.addEventListener("keydown",({key:m})=>m==="Escape"&&r(null)),{stop:l,draw(m){n.disabled=s.length<2,e.max=String(Math.max(1,s.length)),e.value=String(s.step+
1),e.setAttribute("aria-valuetext",m),(0,Fs.say)(o,m)}}}var[Kp,Dp,Vp,Up,Jp,Zp]=[0,1,2,3,4,5],Hs=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:s=null,faults:r=[]}){for(r.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:s,faults:r,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((i,l)=>i+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((i,l)=>i+l,0)};this.sums.push(o);let s=!n||this.faults.some(({step:i})=>i===n),r=s?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...r,...e.tables}:r),this.kept.push(e.kept||(s?[]:this.kept[n-1]));for(let i of e.rows)this.addRow(n,i,o);o.waiting.forEach((i,l)=>this.put(n,
i,{what:"waits",place:l+1,back:o.back.includes(i),anew:this.begun[i]}));for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.
keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&this.put(n,i,{what:"idle"});for(let[i,l]of Object.entries(e.shared||{})){let w=this.cells[i]?.[n];
w&&(w.shared=l)}for(let i of o.back)this.inParts[i]=!1}addRow(e,n,o){let[s,r,i,l,w,m]=[Kp,Dp,Vp,Up,Jp,Zp].map(_=>n[_]),g=i-l,y=r==="pad",$=y?0:Math.max(0,Math.min(
g,this.read[s]-w)),N=r==="prefill"&&(m===null||this.inParts[s]);this.put(e,s,{what:N?"chunk":r,tokens:i,padding:l,position:w,again:$,id:m,written:this.written[s]}),
o.padding+=l,!y&&(this.inParts[s]=r==="prefill"&&m===null,this.begun[s]=!0,this.read[s]=Math.max(this.read[s],w+g),m!==null&&(this.written[s]+=1),o.inStep+=1,o.
again+=$,o[r]+=g)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Ks=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:r,arrival:i,max_new_tokens:l})=>[r,i,l])]);n!==this.key&&this.clear();let o=n!==this.key,s=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((r,i)=>{let l=this.ways[i],m=!o&&l&&l.length<=r.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(r.settings)&&Qp(l.steps,r.steps)?l:new Hs(e.requests);return m.grow(r),m}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||s)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=Xp(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:s,inStep:r})=>s===null?r:-s;return n.forEach((s,r)=>{o(s)>o(n[e])&&(e=r)}),e}};function Qp(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function Xp({requests:t,ways:e,tokens:n=[]}){let o=new Map,s=r=>{for(let[i,l]of r)o.set(i,l)};for(let r of[
n,...t.map(({tokens:i})=>i)])s(r);for(let{ends:r}of e)for(let i of r||[])i&&s(i.tokens);return o}var Ds=k(Ye(),1),be=k(K(),1),te=k(F(),1),Dc=k(De(),1);var Kc=t=>(0,te.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Ds.fixed)(t,1)}),Yr=t=>t?(0,te.t)("{half} / {most}",{half:`${Kc(t.steps[0])}\
, ${(0,be.seconds)(t.seconds[0])}`,most:`${Kc(t.steps[1])}, ${(0,be.seconds)(t.seconds[1])}`}):"–",Yp=()=>[[(0,te.t)("steps"),"step",(0,te.t)("Forward passes \
of the model."),t=>(0,be.count)(t.steps)],[(0,te.t)("tokens computed"),"token",(0,te.t)("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,
again:n,padding:o}})=>(0,be.count)(t+e+n+o)],[(0,te.t)("in prefill"),"prefill",(0,te.t)("Tokens of prompts, read for the first time."),t=>(0,be.count)(t.tokens.
prefill)],[(0,te.t)("in decode"),"decode",(0,te.t)("Tokens of the texts, each read once to write the next one."),t=>(0,be.count)(t.tokens.decode)],[(0,te.t)("re\
ad again"),"preempted",(0,te.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>(0,be.count)(
t.tokens.again)],[(0,te.t)("padding"),"padding",(0,te.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>(0,be.count)(t.tokens.
padding)],[(0,te.t)("shared"),"prefix-sharing",(0,te.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>(0,be.count)(
t.shared)],[(0,te.t)("new tokens"),"length",(0,te.t)("Tokens that were written."),t=>(0,be.count)(t.written)],[(0,te.t)("finished"),"ending",(0,te.t)("Requests \
that finished."),(t,e)=>(0,te.t)("{count} of {all}",{count:t.finished,all:e.requests.length})],[(0,te.t)("requests in a step"),"continuous-batching",(0,te.t)("T\
he mean over the steps."),t=>t.at_once===null?"–":(0,Ds.fixed)(t.at_once,2)],[(0,te.t)("blocks used or kept"),"block",(0,te.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),t=>t.used===null?"–":(0,be.percent)(t.used)],[(0,te.t)("starved / preempted"),"starved",(0,te.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),t=>(0,te.t)("{half} / {most}",{half:t.starved,most:t.put_back})],[(0,te.t)("time\
 of all steps"),"time",(0,te.t)("The sum of the times of the steps."),t=>(0,be.seconds)(t.seconds)],[(0,te.t)("new tokens per second"),"speed",(0,te.t)("New tok\
ens over the time of all steps."),t=>t.per_second===null?"–":(0,Ds.fixed)(t.per_second,1)],[(0,te.t)("time to first token, p50 / p95"),"first-token",(0,te.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),t=>Yr(t.first)],[(0,te.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,te.t)("Between two tokens of a request."),t=>Yr(t.between)],[(0,te.t)("latency, p50 / p95"),"latency",(0,te.t)("Fro\
m the arrival of a request to its last token."),t=>Yr(t.whole)]];function Vc(t,e){let n=e.ways.map((i,l)=>({...i,i:l})).filter(({figures:i})=>i);if(t.hidden=!n.
length,t.hidden)return;let o=(0,be.make)("table","gp-serving-figures");o.append((0,be.make)("caption","gp-hidden",(0,te.t)("The ways side by side"))),o.appendChild(
(0,be.make)("thead")).appendChild((0,be.make)("tr")).append((0,be.make)("td"),...n.map(({settings:i,i:l})=>{let w=(0,be.make)("th","",e.ways.length>1?`${Vt(l)} ${Ln(
i)}`:Ln(i),{scope:"col"});return w.appendChild((0,be.make)("small")).append((0,be.together)(Is(i))),w}));let r=o.appendChild((0,be.make)("tbody"));for(let[i,l,w,
m]of Yp()){let g=r.appendChild((0,be.make)("tr")),y=(0,be.make)("span","",i);(0,Dc.tipOfTerm)(y,l,()=>"",{meaning:w,formula:"",unit:""});let $=(0,be.make)("th",
"",null,{scope:"row"});$.append(y),g.append($);for(let{figures:N}of n)g.insertCell().append((0,be.together)(m(N,e)))}t.replaceChildren((0,be.make)("h3","gp-serv\
ing-sub",n.length>1?(0,te.t)("The ways side by side"):(0,te.t)("In numbers")),Zr(o,(0,te.t)("The ways side by side")),(0,be.make)("p","gp-note",(0,be.inParts)([
(0,te.t)("Timed once, on this machine: too little to say which is faster"),(0,te.t)("requests that did not finish count in no latency")])+"."))}function Uc(t,e){let n=v=>t.querySelector(".gp-"+v),o=new Ks,[s,r]=[n("serving-charts"),n("serving-moments")],i=Hc({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,v=>{o.at=v,E(),l.forEach(({showStep:b})=>b())}),l=[];function w(v,b,f){Object.assign(o,{way:v,request:b,at:f}),i.stop(),
E()}function m(v,b){for(let{scroll:f}of l)f!==b&&f.scrollLeft!==v&&(f.scrollLeft=v)}function g(){let v=(0,Fe.make)("section","gp-serving-chart"),b=(0,Fe.make)("\
h3","gp-serving-way");return b.append((0,Fe.make)("span"),(0,Fe.make)("small")),v.append(b,(0,Fe.make)("div","gp-gantt"),(0,Fe.make)("div","gp-serving-faults")),
v}let y=v=>o.ways.length>1?`${Vt(v)} ${Ln(o.ways[v].settings)}`:Ln(o.ways[v].settings);function $(){let v=(0,rn.fit)(s,o.ways.length,g);l.length=Math.min(l.length,
v.length),o.ways.forEach((b,f)=>{let[c,d,a]=v[f].children;(0,Fe.say)(c.firstChild,y(f)),(0,Fe.say)(c.lastChild,` ${Is(b.settings)}`),l[f]??=Fc(d,o,f,{onPick:w,onScroll:m}),
l[f].draw();let p=b.faults.map($c);(0,rn.fit)(a,p.length,()=>(0,Fe.make)("p")),p.forEach((u,S)=>(0,Fe.say)(a.children[S],u))})}function N(){let v=(0,Fe.make)("s\
ection","gp-serving-moment");return v.append((0,Fe.make)("h3","gp-serving-sub"),(0,Fe.make)("p","gp-note"),(0,Fe.make)("div","gp-serving-blocks"),(0,Fe.make)("p",
"gp-serving-queue")),v}function _(v){let b=(0,rn.fit)(r,o.ways.length,N);o.ways.forEach((f,c)=>{let[d,a,p,u]=b[c].children;(0,Fe.say)(d,y(c)),(0,Fe.say)(a,Jr(o,
c)),vc(p,o,c,v);let S=f.sums[o.stepOf(c)];(0,Fe.say)(u,S?Cc(S):"")})}function E(){let v=Gs(t);i.draw(Jr(o,o.way)),l.forEach(({place:b})=>b()),_(v),Nc(n("serving\
-card"),o,v),(0,rn.showIf)(n("serving-hint"),o.request===null),Bc(n("serving-curves"),o,b=>{w(o.way,o.request,b),l.forEach(({showStep:f})=>f())})}function x(){let{
model:v,dtype:b,device:f,seed:c}=o.values,d=o.requests.some(({temperature:u})=>u!==null);(0,Fe.say)(n("about"),(0,Fe.inParts)([v,b,f,(0,Vs.tn)(o.requests.length,
"{count} request","{count} requests"),d&&(0,Vs.t)("seed {seed}",{seed:c})]));let a=o.ways.map(({settings:u})=>u.kind),p=u=>t.querySelectorAll(".gp-"+u);for(let u of p(
"of-generate"))(0,rn.showIf)(u,a.includes("padded"));for(let u of p("of-blocks"))(0,rn.showIf)(u,a.includes("continuous"));(0,rn.showIf)(n("of-ways"),a.length>1),
n("of-ways").replaceChildren(...a.flatMap((u,S)=>[(0,Fe.make)("i",`gp-way-line gp-way-${S}`),Vt(S)])),$(),E(),Vc(n("serving-numbers"),o)}let O=()=>!t.hidden&&o.
values&&x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",O),new MutationObserver(O).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&E()).observe(n("serving-curves")),t.addEventListener("gp-alone",O),v=>{if((0,rn.showIf)(t,!!e.found?.ways?.
length),t.hidden||!v.found)return;let b=o.take(e.found);b&&i.stop(),x(),(b||o.settles)&&l.forEach(({showStep:f})=>f())}}var Us=k(ke(),1),In=k(K(),1),_t=k(F(),1),Zc=k(Me(),1),an=k(On(),1),Js=k(pn(),1);function Qc(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Js.MarkedText(n("words"));
function s({before:l,after:w}){if(w.error)return["even","…",(0,_t.t)("Nothing left to score"),`${(0,_t.t)(w.error.message)} ${(0,_t.t)("z was {z} before.",{z:(0,an.zWords)(
l.z_score)})}`];let m=(0,_t.t)("z from {before} to {after}",{before:(0,an.zWords)(l.z_score),after:(0,an.zWords)(w.z_score)}),g=Number(w.threshold.toFixed(2));return l.
prediction?w.prediction?["good","◆",m,(0,_t.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:g})]:["bad","◇",m,(0,_t.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:g})]:["even","◇",m,(0,_t.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:g})]}function r({how:l,strength:w}){return l?(0,Zc.isKnown)(w)?(0,_t.t)("{attack}\
, strength {strength}",{attack:(0,_t.t)(l),strength:(0,In.percent)(w)}):(0,_t.t)(l):(0,_t.t)("edited by hand")}function i(l){let{before:w,after:m}=l,[g,y,$,N]=s(
l);(0,Us.sayAttributes)(n("answer"),{"data-verdict":g}),(0,In.say)(n("answer-sign"),y),(0,In.say)(n("answer-words"),$),(0,In.say)(n("answer-more"),N),(0,In.say)(
n("told"),`${$}. ${N}`),(0,In.say)(n("about"),r(l)),(0,Us.showIf)(n("of-text"),!m.error),m.error||((0,Js.markLegend)(n("legend"),...(0,an.legendOf)(m)),o.show((0,an.markedItems)(
m)));let _=[{name:(0,_t.t)("before"),report:w},...m.error?[]:[{name:(0,_t.t)("after"),report:m}]];(0,an.fillDetectionTable)(n("found-numbers"),_)}return l=>{t.hidden=
!e.found,!t.hidden&&l.found&&i(e.found)}}var yt=k(ke(),1),Uo=k(Ye(),1),Zs=k(rr(),1),G=k(K(),1),U=k(F(),1),Qs=k(De(),1),ti=k(Me(),1),Jo=k(On(),1);var Do=k(ke(),1),Ko=k(Ye(),1),Ie=k(K(),1),pe=k(F(),1),to=k(Me(),1),Ut=k(On(),1),vt=k(pn(),1);function Xc(t,e){let n=f=>t.querySelector(".gp-"+f),o=["without","w\
ith"],s=n("threshold"),r=3,i=()=>e.answered("pair"),l=({report:f})=>!!f&&!f.error,w=o.map(f=>{let c=(0,Ie.make)("div"),[d,a,p]=[(0,Ie.make)("p","gp-facts"),(0,Ie.make)(
"p","gp-problem","",{role:"status"}),(0,Ie.make)("div","gp-text-body",null,{dir:"auto"})];return c.append((0,Ie.make)("h3","",f==="with"?(0,pe.t)("With the wate\
rmark"):(0,pe.t)("Without the watermark")),d,a,p),n("texts").append(c),{facts:d,problem:a,text:new vt.MarkedText(p),shown:0,report:null}});s.addEventListener("i\
nput",()=>{let f=s.valueAsNumber;!Number.isFinite(f)||f<0||f>20||(r=f,i()&&b())});function m(f,c,d){if(d){f.report!==d&&f.text.show((0,Ut.markedItems)(d)),Object.
assign(f,{report:d,shown:0});return}let[a]=e.groups[c].entries,p=a.tokens.map(u=>({token:u,mark:{},words:()=>(0,pe.t)("{token}, not scored yet",{token:(0,Ie.quoted)(
u.text)})}));f.text.show(p,f.report?0:f.shown),Object.assign(f,{report:null,shown:p.length})}function g({tokens:f,perplexity:c,stop_reason:d,report:a}){if(!f)return(0,pe.t)(
"not started");let p=[(0,pe.tn)(f,"{count} token","{count} tokens")];return(0,to.isKnown)(c)&&p.push((0,pe.t)("perplexity {value}",{value:(0,Ko.fixed)(c,2)})),a&&
!a.error&&p.push(a.kind==="green"?(0,pe.t)("{share} green",{share:(0,Ie.percent)(a.green_fraction)}):(0,pe.t)("mean g-value {g}",{g:(0,Ko.fixed)(a.mean,3)})),d&&
p.push((0,Ie.stopWords)(d)[1]),p.join(" · ")}function y({texts:f}){f.forEach((d,a)=>{let p=w[a];m(p,a,l(d)?d.report:null),(0,Ie.say)(p.facts,g({...d,tokens:d.tokens||
e.groups[a].entries[0].tokens.length}));let{error:u}=d.report||{};(0,Do.showIf)(p.problem,!!u),(0,Ie.say)(p.problem,u?`${(0,pe.t)(u.message)} ${(0,pe.t)(u.fix)}`:
"")});let c=f.filter(l).map(({report:d})=>(0,Ut.legendOf)(d)[1]);(0,vt.markLegend)(n("legend"),e.found.kind,{unscored:c.some(({unscored:d})=>d),repeated:c.some(
({repeated:d})=>d)})}function $({texts:f}){if(!f.every(l))return f.find(({report:u})=>u&&u.error)?["even","–",(0,pe.t)("No comparison"),(0,pe.t)("One of the t\
exts cannot be scored.")]:["wait","…",e.done?(0,pe.t)("No answer"):(0,pe.t)("Not known yet"),(0,pe.t)("Both texts must be complete.")];let[c,d]=f.map(({report:p})=>p.
z_score),a=(0,pe.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,Ut.zWords)(d),plain:(0,Ut.zWords)(c),threshold:Number(
r.toFixed(2))});return c>r?["bad","✗",(0,pe.t)("A false positive"),`${a} ${(0,pe.t)("The text without the watermark passes it.")}`]:d>r?["good","◆",(0,pe.t)(
"The watermark is found"),a]:["even","◇",(0,pe.t)("The watermark is not found"),`${a} ${_(f[1].report)}`]}let N=({tokens_needed:f,threshold:c})=>(0,to.isKnown)(
f)&&c>0?Math.ceil(f*(r/c)**2):null;function _(f){let[c,d]=[N(f),(0,Ut.scoredOf)(f)];return c>d?(0,pe.tn)(c,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,Ie.count)(d)}):
(0,pe.t)("A longer text or a stronger mark would help.")}function E({texts:f}){let[c,d]=f.map(({perplexity:p})=>p);return!f.every(l)||!(0,to.isKnown)(c)||!(0,to.isKnown)(
d)?"":`${(0,pe.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Ko.fixed)(c,2),marked:(0,Ko.fixed)(d,2)})} ${(0,pe.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,pe.t)("What does it cost?")})}`}function x(f){let[c,d,a,p]=$(f);(0,Do.sayAttributes)(
n("answer"),{"data-verdict":c}),(0,Ie.say)(n("answer-sign"),d),(0,Ie.say)(n("answer-words"),a),(0,Ie.say)(n("answer-more"),`${p} ${E(f)}`.trim()),(0,Ie.say)(n("\
means"),(0,vt.thresholdWords)(r)),e.done&&(0,Ie.say)(n("told"),`${a}. ${p}`);let u=e.entries[0]&&e.entries[0].seed;(0,Ie.say)(n("about"),[ei(f.watermark),...(0,to.isKnown)(
u)?[(0,pe.t)("seed {seed}",{seed:u})]:[]].join(" · "))}function O({report:f,expected:c}){if(!(0,to.isKnown)(c)||f.kind!=="green")return null;let{ratio:d,num_tokens_scored:a}=f,
p=Array.from({length:Math.min(60,a)},(u,S)=>(S+1)*a/Math.min(60,a));return{name:(0,pe.t)("expected with it, at least"),look:"expected",points:p.map(u=>[u,(0,vt.greenZ)(
c*u,u,d)]),tip:(0,pe.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,Ie.percent)(c)})}}function v({texts:f}){if((0,Do.showIf)(n("evidence"),f.every(l)),n("evidence").hidden)return;let[c,d]=f,
a=[{name:(0,pe.t)("with the watermark"),look:"measured",points:d.report.curve},O(d),{name:(0,pe.t)("without it"),look:"other",points:c.report.curve}].filter(Boolean);
(0,vt.zKeys)(n("keys"),a),(0,vt.zPicture)(n("curves"),{curves:a,threshold:r});let p=f.map(({report:u},S)=>{let P=(0,vt.pValue)(u.z_score);return{name:S?(0,pe.t)(
"with"):(0,pe.t)("without"),report:{...u,threshold:r,p_value:P,confidence:1-P,false_positive_rate:(0,vt.pValue)(r),tokens_needed:N(u)}}});(0,Ut.fillDetectionTable)(
t.querySelector("table"),p)}function b(){y(e.found),x(e.found),v(e.found)}return new ResizeObserver(()=>i()&&v(e.found)).observe(t),f=>{t.hidden=!i(),!t.hidden&&
(f.run&&w.forEach(c=>Object.assign(c,{report:null,shown:0})&&c.text.show([])),(f.run||f.found||f.status||f.steps)&&b())}}function ei(t){return Array.isArray(t.keys)?
(0,pe.tn)(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):(0,pe.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",ed(t))}function Yc(t){return Array.isArray(t.keys)?(0,pe.t)("SynthID, n-grams of {length}",{length:t.ngram_len}):
(0,pe.t)("green lists of {ratio}, {scheme}, context width {width}",ed(t))}var ed=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,Ie.percent)(t),bias:e,scheme:n,width:o});var Xs=k(pn(),1),Vo=t=>Object.hasOwn(Zs.SCORES,t)?(0,U.t)(Zs.SCORES[t][0]):t;function td(t,e){let n=h=>t.querySelector(".gp-"+h),[o,s]=[n("which"),n("threshold")],
r={},i=null,l=.01,w=()=>e.answered("sure"),m=({auc:h})=>(0,ti.isKnown)(h),g=({scores:h,learned:T})=>{let M=h.findIndex(({name:C})=>C===i);return M>=0?M:T?h.length-
1:0},y=h=>r[h]??(h==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{i=o.value,q()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||
Math.abs(s.valueAsNumber)>100||(r[e.found.scores[g(e.found)].name]=s.valueAsNumber,d(e.found))});function $({counts:h,scores:T,fewest:M},C){let A=e.done?(0,U.t)(
"No answer"):(0,U.t)("Not known yet");if(!m(C))return["wait","…",A,e.done?(0,U.t)("At least one text without the watermark and one with it must be scored."):(0,U.t)(
"The first texts are being written.")];let[W]=C.rates;if(Math.min(...h)<M)return["wait","…",A,(0,U.tn)(h[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,G.count)(h[0]),fewest:(0,G.count)(M)})];let R={found:(0,G.count)(W.detected),number:(0,G.count)(W.marked),rate:(0,G.percent)(W.level)},L=e.running?
(0,U.t)("{found} of {number} found at {rate} false positives so far",R):(0,U.t)("{found} of {number} found at {rate} false positives",R),z=[...N(W,T.length>1?Vo(
C.name):""),(0,U.t)("AUC of these texts: {auc}.",{auc:(0,Uo.fixed)(C.auc,3)})].join(" ");return[W.apart?"good":"even",W.apart?"◆":"◇",L,z]}function N(h,T){let[
M,C]=h.found_between.map(G.percent),A={number:(0,G.count)(h.false_positives),share:(0,G.percent)(h.false_between[1])},W=[T?(0,U.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:T,low:M,high:C}):(0,U.t)("The true detection rate is between {low} and {high}.",{low:M,high:C}),h.false_positives?
(0,U.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",A):(0,U.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",A)];return h.level>l&&W.push((0,U.tn)(h.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,G.percent)(h.level)})),h.apart||W.push((0,U.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),W}function _(h){let[T,M,C,A]=$(h,h.scores[g(h)]);(0,yt.sayAttributes)(n("answe\
r"),{"data-verdict":T}),(0,G.say)(n("answer-sign"),M),(0,G.say)(n("answer-words"),C),(0,G.say)(n("answer-more"),A),e.done&&(0,G.say)(n("told"),`${C}. ${A}`),(0,G.say)(
n("missing"),Tt(e,h)),(0,G.say)(n("about"),[ei(h.watermark),...h.learned?[(0,U.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:W,
problem:R}=h;(0,yt.showIf)(n("warning"),W>0);let L=R?`${(0,U.t)(R.message)} ${(0,U.t)(R.fix)}`:(0,U.t)("No token in them counts.");(0,G.say)(n("warning"),W>0?`⚠\
 ${(0,U.tn)(W,"{count} text was not scored.","{count} texts were not scored.")} ${L}`:"")}let E=(h,T)=>h.filter(M=>M>T).length;function x({values:h,name:T},M){let[
C,A]=h.map(z=>E(z,M)),[W,R]=[C/h[0].length,A/h[1].length],L=[(0,U.tn)(h[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number(M.toFixed(2)),marked:(0,G.count)(A),found:(0,G.percent)(R),plain:(0,G.count)(C),others:(0,G.count)(h[0].length),passed:(0,G.percent)(
W)})];return T!=="posterior"&&L.push((0,U.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,Xs.pWords)((0,Xs.pValue)(M))})),
{x:W,y:R,words:L.join(" ")}}function O(h,T){let M=2/(9*(T-1));return h**2>(1-M+1.645*Math.sqrt(M))**3}function v({values:h,normal:T,name:M}){if(M==="posterior"||
!T[0])return"";let[C,A]=T.map(R=>R&&{mean:(0,Jo.zWords)(R[0]),deviation:(0,Uo.fixed)(R[1],2)}),W=[(0,U.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",C),A?(0,U.t)("With it: mean {mean}, standard deviation {deviation}.",A):(0,U.t)("With it: too few texts.")];return O(T[0][1],
h[0].length)&&W.push((0,U.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,U.t)(
"count repeated n-grams once")})),W.join(" ")}function b({scores:h}){let T=h.filter(m).flatMap(C=>C.rates.map(A=>[C,A])),M=(0,yt.fit)(t.querySelector(".gp-rates\
 tbody"),T.length,()=>{let C=(0,G.make)("tr");return C.append((0,G.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let A=(0,G.make)("td");return A.
append((0,G.make)("span")," ",(0,G.make)("small")),A})),C});T.forEach(([C,A],W)=>{let[R,L,z,I,re]=M[W].cells,[Z,We]=A.found_between.map(G.percent);(0,G.say)(R,Vo(
C.name)),f(L,(0,G.percent)(A.level),""),A.shown?f(z,(0,G.percent)(A.detected/A.marked),(0,ti.isKnown)(A.threshold)?(0,U.t)("({low} to {high}), threshold {thresh\
old}",{low:Z,high:We,threshold:(0,Jo.zWords)(A.threshold)}):(0,U.t)("({low} to {high})",{low:Z,high:We})):f(z,(0,U.t)("not known"),(0,U.tn)(Math.ceil(1/A.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),f(I,A.normal?(0,G.percent)(A.normal.rate):"–",A.normal?(0,U.t)("threshold {value}",{value:(0,Jo.zWords)(
A.normal.threshold)}):""),A.shown?f(re,(0,U.t)("up to {share}",{share:(0,G.percent)(A.false_between[1])}),(0,U.t)("{passed} of {number} passed",{passed:(0,G.count)(
A.false_positives),number:(0,G.count)(A.plain)})):f(re,"–","")})}function f(h,T,M){(0,G.say)(h.children[0],T),(0,G.say)(h.children[1],M)}function c({scores:h}){
let[{rates:T}]=h.filter(m),M=T.filter(({shown:R})=>!R).map(({level:R})=>(0,G.percent)(R));if(!M.length)return"";let[C,A]=M;return`${(0,U.tn)(T[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:A?(0,U.t)("{first} or {second}",{first:C,second:A}):C})} ${(0,U.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function d(h){let T=h.scores[g(h)];if((0,yt.showIf)(n("shown"),m(T)),!m(T))return;
let M=y(T.name);document.activeElement!==s&&(s.value=M);let C=x(T,M);Pe(n("scores"),es(e.charts[`scores ${T.name}`],M,(0,U.t)("threshold {value}",{value:Number(
M.toFixed(2))}))),(0,G.say)(n("at-threshold"),C.words),(0,G.say)(n("spreads"),v(T)),(0,yt.showIf)(n("of-fit"),T.name!=="posterior"&&T.normal.some(Boolean));let A=h.
scores.filter(m);if(Pe(n("roc"),$i(e.charts[`roc ${T.name}`],C)),p(n("roc-keys"),A.map(({name:R,auc:L},z)=>[z===A.indexOf(T)?"gp-roc-main":`gp-roc-other gp-roc-${z%
3}`,(0,U.t)("{score}: AUC {auc}",{score:Vo(R),auc:(0,Uo.fixed)(L,3)}),(0,U.t)((0,G.named)(Zs.SCORES,R,["","",""])[2]),"auc"])),b(h),(0,G.say)(n("few"),c(h)),(0,yt.showIf)(
n("of-lengths"),h.lengths.length>1),h.lengths.length<2)return;Pe(n("lengths-box"),e.charts.lengths);let W=h.kind==="synthid"?(0,U.t)("mean g"):"z";p(n("length-k\
eys"),[["gp-z-measured",(0,U.t)("found at {rate} false positives, by {score}, from the samples",{rate:a(h.lengths),score:W}),(0,U.t)("The threshold is the laxes\
t that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % i\
ntervals of the true rate."),"detection-rate"],["gp-z-expected",(0,U.t)("the same by normal distributions"),(0,U.t)("As if the scores at each length were normal\
."),"detection-rate"],["gp-z-other",(0,U.t)("AUC"),(0,U.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}
function a(h){let T=h.map(({levels:[A]})=>A),[M,C]=[Math.min(...T),Math.max(...T)].map(G.percent);return M===C?M:(0,U.t)("{low} to {high}",{low:M,high:C})}function p(h,T){
let M=(0,yt.fit)(h,T.length,()=>{let C=(0,G.make)("span"),A=(0,yt.svg)("svg");return(0,yt.sayAttributes)(A,{width:26,height:8,"aria-hidden":"true"}),A.append((0,yt.svg)(
"path")),C.append(A,(0,G.make)("span")),C});T.forEach(([C,A,W,R],L)=>{(0,yt.sayAttributes)(M[L].firstChild.firstChild,{class:C,d:"M1 4H25"}),(0,G.say)(M[L].lastChild,
A),(0,Qs.tipOfTerm)(M[L].lastChild,R,()=>"",{meaning:W})})}function u(){let{found:h}=e,T=h&&h.scores[g(h)];return!T||!m(T)?null:{score:T,rate:T.rates.find(({shown:M})=>M)||
T.rates[0]}}let S=h=>()=>{let T=u(),M=T&&h(T);return M?(0,U.t)("{name}: {words}.",{name:Vo(T.score.name),words:M}):""};(0,Qs.runsOfTerms)(t,{roc:S(({score:h})=>`\
AUC ${(0,Uo.fixed)(h.auc,3)}`),level:S(({rate:h})=>(0,U.t)("{passed} of {number} passed = {share}",{passed:(0,G.count)(h.false_positives),number:(0,G.count)(h.plain),
share:(0,G.percent)(h.false_positives/h.plain)})),found:S(({rate:h})=>(0,U.t)("{found} of {number} found = {share}",{found:(0,G.count)(h.detected),number:(0,G.count)(
h.marked),share:(0,G.percent)(h.detected/h.marked)})),normal:S(({rate:h})=>h.normal?(0,U.t)("{share} above {threshold}",{share:(0,G.percent)(h.normal.rate),threshold:(0,Jo.zWords)(
h.normal.threshold)}):""),truth:S(({rate:h})=>(0,U.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,G.count)(h.false_positives),number:(0,G.count)(
h.plain),share:(0,G.percent)(h.false_between[1])})),spread:()=>{let h=u();return h?v(h.score):""}});function P({scores:h}){(0,yt.showIf)(n("of-score"),h.length>
1);let T=h.map(({name:M})=>M).join();o.dataset.key!==T&&(o.dataset.key=T,o.replaceChildren(...h.map(({name:M})=>(0,G.make)("option","",Vo(M),{value:M}))),o.value=
h[g(e.found)].name)}function q(){P(e.found),_(e.found),d(e.found)}return h=>{t.hidden=!w(),!t.hidden&&(h.found||h.status)&&q()}}var no=k(ke(),1),ln=k(K(),1),mt=k(F(),1),ni=k(Me(),1),Nt=k(On(),1),Bn=k(pn(),1);function nd(t,e){let n=O=>t.querySelector(".gp-"+O),o=[(0,mt.t)("the text alone"),
(0,mt.t)("with its prompt")],s=new Bn.MarkedText(n("words")),r=n("which");r.addEventListener("change",()=>y());let i=()=>e.found.reports[Math.min(Number(r.value),
e.found.reports.length-1)];function l({reports:O,once:v,otherwise:b}){let[f,c,d,a]=(0,Nt.verdictOf)(O[0],v?null:b);(0,no.sayAttributes)(n("answer"),{"data-verdi\
ct":f}),(0,ln.say)(n("answer-sign"),c),(0,ln.say)(n("answer-words"),d),(0,ln.say)(n("answer-more"),a),(0,ln.say)(n("told"),`${d}. ${a}`),(0,no.showIf)(n("beside"),
O.length>1),O.length>1&&(0,ln.say)(n("beside"),m(O));let p=w(e.found);(0,no.showIf)(n("repeats"),!!p),(0,ln.say)(n("repeats"),p),(0,ln.say)(n("about"),g(e.found))}
function w({reports:[{num_tokens_scored:O}],otherwise:v,once:b}){let f=v?v.num_tokens_scored:null;if(!(0,ni.isKnown)(f)||f===O)return"";let c=(0,Nt.zWords)(v.z_score);
return b?(0,mt.tn)(f-O,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:c}):
(0,mt.tn)(O-f,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the scored tokens, \
{count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:c})}function m([O,v]){let b=v.z_score-O.z_score,f=Math.abs(
b)<.005?(0,mt.t)("This changes nothing."):b<0?(0,mt.t)("This dilutes the mark."):(0,mt.t)("This happens to add to it."),c=(0,Nt.zWords)(v.z_score);return`${(0,mt.tn)(
v.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:c})}\
 ${f}`}function g({model:O,watermark:v,exact:b,once:f}){return[Array.isArray(v.keys)?(0,mt.tn)(v.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,mt.t)(
"green list, {scheme}",{scheme:v.seeding_scheme||"lefthash"}),b?(0,mt.t)("the tokens of the run"):(0,mt.t)("tokens as {model} splits the text",{model:O}),...f?[
(0,mt.t)("repeated n-grams counted once")]:[]].join(" · ")}function y(){let O=i();(0,Bn.markLegend)(n("legend"),...(0,Nt.legendOf)(O)),s.show((0,Nt.markedItems)(
O))}function $({reports:O}){let v=O.map(({curve:a},p)=>({name:O.length>1?o[p]:"z",look:p?"other":"measured",points:a||[]})),[{tokens_needed:b,threshold:f}]=O,c=(0,Nt.scoredOf)(
O[0]),d=(0,ni.isKnown)(b)?{at:b,words:N(b,c)}:null;(0,Bn.zPicture)(n("curve-box"),{curves:v,threshold:f,needed:d}),(0,Bn.zKeys)(n("curve-keys"),O.length>1?v:[])}
function N(O,v){return O<=v?(0,mt.tn)(O,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,mt.tn)(O,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,ln.count)(O-v)})}function _(){(0,no.showIf)(n("of-layers"),!!e.charts.layers),Pe(n("layers-box"),e.charts.layers)}function E(O){let{
reports:v}=e.found;(0,no.showIf)(n("of-prompt"),v.length>1),l(e.found),O&&y(),(0,Nt.fillDetectionTable)(n("found-numbers"),v.map((b,f)=>({name:o[f],report:b}))),
$(e.found),_()}let x=()=>!!e.found;return new ResizeObserver(()=>x()&&E(!1)).observe(t),O=>{t.hidden=!x(),!t.hidden&&O.found&&E(!0)}}var Jt=k(ke(),1),Ae=k(K(),1),Ze=k(F(),1),Ys=k(Me(),1),Zo=k(On(),1),od=k(pn(),1);function sd(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-n\
ote");function s({rows:y,threshold:$}){let N=y.flatMap(({reports:v})=>v.map(({z_score:b})=>b)).filter(Ys.isKnown),_=Math.min(-3,...N)-.4,E=Math.max($,...N)+.4,x=v=>(v-
_)/(E-_),O=(0,Jt.fit)(n,y.length,r);y.forEach(({what:v,how:b,meaning:f,keeps:c,reports:d},a)=>{let[p,u,S]=O[a].cells;O[a].classList.toggle("gp-right",a===0);let[
P,q]=p.children;(0,Ae.say)(P,(0,Ze.t)(v)),(0,Jt.sayAttributes)(P,{"data-tip":(0,Ze.t)(f)}),(0,Ae.say)(q,(0,Ze.t)(b));let h=d.map(({z_score:C})=>C).filter(Ys.isKnown);
i(u.firstChild,h.map(x),{zero:x(0),threshold:x($)});let T=h.length>1?(0,Ze.t)("{low} to {high}",{low:(0,Zo.zWords)(Math.min(...h)),high:(0,Zo.zWords)(Math.max(...h))}):
(0,Zo.zWords)(h[0]);(0,Ae.say)(S.children[0],T),(0,Ae.say)(S.children[1],l(d,c));let M=a?w({keeps:c,meaning:f,reports:d},$):"";(0,Jt.showIf)(S.children[2],!!M),
(0,Ae.say)(S.children[2],M)}),(0,Ae.say)(o,g(y))}function r(){let y=(0,Ae.make)("tr"),$=(0,Ae.make)("th","",null,{scope:"row"});$.append((0,Ae.make)("span","",null,
{tabindex:0}),(0,Ae.make)("small"));let N=(0,Ae.make)("td");N.append((0,Ae.make)("span","gp-strip",null,{"aria-hidden":"true"}));let _=(0,Ae.make)("td");return _.
append((0,Ae.make)("b"),(0,Ae.make)("small"),(0,Ae.make)("small","gp-why")),y.append($,N,_),y}function i(y,$,{zero:N,threshold:_}){let E=[N,_,...$],x=(0,Jt.fit)(
y,E.length,()=>(0,Ae.make)("i"));E.forEach((O,v)=>{(0,Jt.sayClass)(x[v],["gp-line gp-zero","gp-line"][v]||"gp-dot"),(0,Jt.sayPercent)(x[v],"left",O)})}function l(y,$){
let[N]=y.filter(({error:O})=>O);if(N)return(0,Ze.t)(N.error.message);let _=y.filter(({prediction:O})=>O).length,E=$==="none";if(y.length===1)return _?E?(0,Ze.t)(
"▲ above it by chance"):(0,Ze.t)("◆ watermarked"):(0,Ze.t)("◇ no sign");if(!_)return(0,Ze.tn)(y.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let x={passed:_,number:y.length};return E?(0,Ze.t)("▲ {passed} of {number} above it by chance",x):(0,Ze.t)("◆ {passed} of {number} watermarked",x)}function w({
keeps:y,meaning:$,reports:N},_){let E=N.filter(({prediction:f})=>f);if(!E.length)return"";if(y!=="none")return(0,Ze.t)($);let{num_tokens_scored:x,once:O}=E.reduce(
(f,c)=>c.z_score>f.z_score?c:f),v=O&&(0,Ys.isKnown)(x)?x-O.num_tokens_scored:0,b=[];if(v>0){b.push((0,Ze.tn)(v,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,Ae.count)(x)}));let f=(0,Zo.zWords)(
O.z_score);b.push(O.z_score>_?(0,Ze.t)("Counted once, z is {z}.",{z:f}):(0,Ze.t)("Counted once, z is {z}, not above the threshold.",{z:f}))}return(!v||O.z_score>
_||N.length>1)&&b.push(...m(_,N.length)),b.join(" ")}function m(y,$){let N=(0,od.pValue)(y),_=O=>(0,Ae.count)(Number((1/O).toPrecision(2))),E=[N>.1?(0,Ze.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,Ae.percent)(N)}):(0,Ze.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:_(N)})];if($===1)return E;let x=1-(1-N)**$;return E.push(x>.1?(0,Ze.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,Ae.count)(
$),share:(0,Ae.percent)(x)}):(0,Ze.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,Ae.count)($),odds:_(x)})),E}function g([y]){
return y.reports[0].prediction?"":(0,Ze.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&s(e.found)}}var Tn=k(K(),1),rd=k(qt(),1),At=k(F(),1),id=k(De(),1),ad=k(Me(),1),ld=k(On(),1);function cd(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:l,of:w,
seeds:m,threshold:g}){let y=l.filter(({z:N})=>N.length),$=[(0,At.t)(i),(0,At.tn)(m,"{count} seed at each strength","{count} seeds at each strength")];l.length<w&&
$.push((0,At.t)("{done} of {of} strengths so far",{done:l.length,of:w})),(0,Tn.say)(n("about"),$.join(" · ")),(0,Tn.say)(n("strength-words"),s(y,l,g)),Pe(n("st\
rength-box"),e.charts.strengths)}function s(i,l,w){let m=({strength:x,z:O})=>x===0?O[0]>w?"above":"below":xr(O,w),g=(...x)=>r(i,O=>x.includes(m(O))),[y,$,N]=[g(
"above"),g("below"),g("open","few")],_=l.filter(({refused:x})=>x).map(({strength:x})=>(0,Tn.percent)(x)),E=[];return i.length&&i[0].strength===0&&m(i[0])!=="abo\
ve"&&E.push((0,At.t)("The text is not above the threshold even before the attack.")),y&&E.push((0,At.t)("At strength {strengths}, the median z is above the thre\
shold.",{strengths:y})),$&&E.push((0,At.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:$})),N&&E.push((0,At.t)("At strength {\
strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:N})),_.length&&E.push((0,At.t)("At stren\
gth {strengths}, too little text is left to score, for some seeds or for all.",{strengths:_.join(", ")})),E.join(" ")}function r(i,l){let w=[];i.forEach((g,y)=>{
l(g)&&(y&&l(i[y-1])?w.at(-1)[1]=g.strength:w.push([g.strength,g.strength]))});let m=w.map(([g,y])=>g===y?(0,Tn.percent)(g):(0,At.t)("{low} to {high}",{low:(0,Tn.percent)(
g),high:(0,Tn.percent)(y)}));return m.length>1?(0,At.t)("{names} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return(0,id.runsOfTerms)(
t,{median:()=>(0,rd.inARow)((e.found?e.found.points:[]).filter(({z:i})=>i.length).map(({strength:i,z:l})=>(0,At.t)("{strength}: z {median}",{strength:(0,Tn.percent)(
i),median:(0,ld.zWords)((0,ad.medianOf)(l))})))}),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var Zt=k(ke(),1),$o=k(Ye(),1),dd=k(qt(),1),He=k(K(),1),J=k(F(),1),Co=k(De(),1),oo=k(Me(),1),Qo=k(On(),1);var oi=(t,e)=>t?[e]:[];function hd(t,e){let n=b=>t.querySelector(".gp-"+b),o=()=>e.answered("cost"),s=({perplexity:b,score:f})=>!!(b&&f),r=({knob:b},f)=>b==="ke\
ys"?(0,J.tn)(f,"{count} key","{count} keys"):(0,J.t)("bias {value}",{value:Number(f.toFixed(3))});function i(b){let[f,...c]=b.points,d=c.filter(s).sort((h,T)=>h.
value-T.value),a=e.done?(0,J.t)("No answer"):(0,J.t)("Not known yet");if(!s(f)||!d.length)return["wait","…",a,e.done?(0,J.t)("At least one text without the wa\
termark and one with it must be scored."):(0,J.t)("The first texts are being written.")];let p=(0,J.t)("The threshold is {threshold}.",{threshold:b.threshold}),
u=h=>[w(b,h),...m(h,f)].join(" ");if(d.every(({found:h})=>h==="few")){let h=Math.max(...d.map(({texts:M})=>M)),T=(0,J.tn)(h,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:yr});return["wait","…",a,`${u(d.at(-1))}\
 ${T}`]}let S=d[d.findLastIndex(({found:h})=>h!=="above")+1];if(S){let h=r(b,S.value);return["good","◆",e.running?(0,J.t)("Found from {strength} on, so far",{
strength:h}):(0,J.t)("Found from {strength} on",{strength:h}),`${p} ${u(S)}`]}let P=d.filter(({found:h})=>h==="above");if(P.length){let h=P.map(({value:T})=>r(b,
T)).join(", ");return["even","◇",e.running?(0,J.t)("Found at {strengths}, so far",{strengths:h}):(0,J.t)("Found at {strengths}",{strengths:h}),`${(0,J.t)("At \
the strongest it is not certain.")} ${u(d.at(-1))}`]}let q=d.every(({found:h})=>h==="below");return["even","◇",l(q),`${p} ${u(d.at(-1))} ${(0,J.t)("Longer tex\
ts help.")}`]}function l(b){return b?e.running?(0,J.t)("Not found at any strength so far"):(0,J.t)("Not found at any strength"):e.running?(0,J.t)("Not reliably \
found at any strength so far"):(0,J.t)("Not reliably found at any strength")}function w(b,{value:f,score:{median:c,low:d,high:a}}){let p={strength:r(b,f),median:(0,Qo.zWords)(
c),low:(0,Qo.zWords)(d),high:(0,Qo.zWords)(a)};return a>d?(0,J.t)("At {strength}, the median z is {median}, interval {low} to {high}.",p):(0,J.t)("At {strength}\
, the median z is {median}.",p)}function m({perplexity:b,price:f,dearer:c},d){let a=(0,J.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,$o.fixed)(
b.median,2),plain:(0,$o.fixed)(d.perplexity.median,2)});if(!f)return[a];let p={times:Ot(f.median),interval:$n(f)};return[a,f.high>f.low?(0,J.t)("Seed by seed it\
 is {times}, interval {interval}.",p):(0,J.t)("Seed by seed it is {times}.",p),...c==="open"?[(0,J.t)("That is not a clear cost.")]:c==="few"?[(0,J.t)("These ar\
e too few seeds to tell.")]:[]]}function g(b){let[f,c,d,a]=i(b);(0,Zt.sayAttributes)(n("answer"),{"data-verdict":f}),(0,He.say)(n("answer-sign"),c),(0,He.say)(n(
"answer-words"),d),(0,He.say)(n("answer-more"),a),e.done&&(0,He.say)(n("told"),`${d}. ${a}`),(0,He.say)(n("missing"),Tt(e,b)),(0,He.say)(n("about"),Yc(b.watermark))}
function y(b){let f=b.kind==="green";for(let c of["perplexity","score","share","suppressed"])Pe(n(c),e.charts[c]);(0,He.say)(n("share-name"),f?(0,J.t)("Green to\
kens"):(0,J.t)("Mean g-value")),(0,Co.tipOfTerm)(n("share-name"),f?"green-list":"g-value",()=>$(E),{meaning:f?(0,J.t)("Green tokens / tokens scored, of all text\
s of a strength together."):(0,J.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:f?(0,J.t)("green / scored"):"Σ g \
/ n",unit:f?"%":""}),(0,Zt.showIf)(n("of-suppressed"),!!e.charts.suppressed),(0,Zt.showIf)(n("limits"),f),(0,Zt.showIf)(n("of-expected"),b.points.some(({expected:c})=>(0,oo.isKnown)(
c))),(0,He.say)(n("suppressed-name"),(0,J.t)("Suppressed candidates")),(0,Co.tipOfTerm)(n("suppressed-name"),f?"green-list":"g-value",()=>$(x),{formula:"",unit:(0,J.t)(
"tokens"),meaning:(0,J.tn)(b.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean ov\
er all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let $=b=>(0,dd.inARow)(
e.found.points.filter(f=>b(f)!=="–").map(f=>(0,J.t)("{name}: {words}",{name:f.value===null?(0,J.t)("none"):r(e.found,f.value),words:b(f)}))),N=({perplexity:b})=>b?
(0,$o.fixed)(b.median,2):"–",_=({score:b})=>b?(0,Qo.zWords)(b.median):"–",E=({share:b})=>(0,oo.isKnown)(b)?e.found.kind==="green"?(0,He.percent)(b):(0,$o.fixed)(
b,3):"–",x=({suppressed:b})=>(0,oo.isKnown)(b)?(0,$o.fixed)(b,2):"–";(0,Co.runsOfTerms)(t,{perplexity:()=>$(N),score:()=>$(_)});function O(b){let f=b.kind===
"green",c=(h,T=b.points)=>T.some(M=>(0,oo.isKnown)(M[h])),d=(0,J.t)("At least this share of tokens is expected to be green, from the distributions that the mode\
l had along the texts."),a=(0,J.t)("How much probability the watermark moved from red candidates to green ones at a step, on average."),p=[[b.knob==="keys"?(0,J.t)(
"keys"):(0,J.t)("bias"),({value:h})=>h===null?(0,J.t)("none"):String(h)],[(0,J.t)("texts"),({texts:h})=>(0,He.count)(h),"sample",{formula:""}],[(0,J.t)("perplex\
ity"),N,"perplexity",{meaning:(0,J.t)("The median of the texts of a strength.")}],["z",_,"z-score",{meaning:(0,J.t)("The median of the texts of a strength.")}],
[f?(0,J.t)("green"):(0,J.t)("mean g"),E,f?"green-list":"g-value",{formula:f?(0,J.t)("green / scored"):"Σ g / n",unit:f?"%":""}],...oi(c("expected"),[(0,J.t)("e\
xpected at least"),({expected:h})=>(0,oo.isKnown)(h)?(0,He.percent)(h):"–","green-list",{meaning:d,formula:"",unit:"%"}]),...oi(c("suppressed",b.points.slice(
1)),[(0,J.t)("suppressed of {count}",{count:b.candidates}),x,f?"green-list":"g-value",{meaning:(0,J.t)("How many of the likeliest tokens the watermark made less\
 likely, on average over the positions."),formula:"",unit:(0,J.t)("tokens")}]),...oi(c("moved"),[(0,J.t)("moved to green"),({moved:h})=>(0,oo.isKnown)(h)?(0,He.percent)(
h):"–","total-variation",{meaning:a}])],u=t.querySelector("table.gp-numbers"),[S]=(0,Zt.fit)(u.tHead,1,()=>(0,He.make)("tr")),P=(0,Zt.fit)(S,p.length,()=>{let h=(0,He.make)(
"th","",null,{scope:"col"});return h.append((0,He.make)("span")),h});p.forEach(([h,T,M,C],A)=>{let W=P[A].firstChild;if((0,He.say)(W,h),M)(0,Co.tipOfTerm)(W,M,()=>$(
T),C);else for(let R of["data-tip","data-term","tabindex"])W.removeAttribute(R)});let q=(0,Zt.fit)(u.tBodies[0],b.points.length,()=>(0,He.make)("tr"));b.points.
forEach((h,T)=>{q[T].firstChild||q[T].append((0,He.make)("th","",null,{scope:"row"}));let M=(0,Zt.fit)(q[T],p.length,()=>(0,He.make)("td"));p.forEach(([,C],A)=>(0,He.say)(
M[A],C(h)))})}function v(){g(e.found),y(e.found),O(e.found)}return b=>{t.hidden=!o(),!t.hidden&&(b.found||b.status)&&v()}}var Et=k(ke(),1),er=k(Ye(),1),ie=k(K(),1),pd=k(qt(),1),ve=k(F(),1),tr=k(De(),1),ud=k(Me(),1),Qt=k(On(),1),nr=k(pn(),1);function fd(t,e){let n=a=>t.querySelector(
".gp-"+a),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:a})=>a.every(({report:p})=>!p.error)):[],w=({left:a})=>a?0:
1,m=()=>r.filter((a,p)=>a===w(l()[p])).length,g=o.map((a,p)=>{let u=(0,ie.make)("div","gp-side"),[S,P,q,h]=[(0,ie.make)("h3","",(0,ve.t)("Text {name}",{name:a})),
(0,ie.make)("p","gp-facts"),(0,ie.make)("div","gp-body",null,{dir:"auto"}),(0,ie.make)("button","gp-button gp-main",(0,ve.t)("Text {name} is watermarked",{name:a}),
{type:"button"})],T=(0,ie.make)("div","",null,{tabindex:0}),M=(0,ie.make)("div");return q.append(T,M),u.append(S,P,q,h),n("texts").append(u),h.addEventListener(
"click",()=>y(p)),{box:u,title:S,facts:P,plain:T,marked:M,button:h,text:new nr.MarkedText(M)}});function y(a){r[s]===void 0&&(r[s]=a,d(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{s=Math.min(s+1,l().length-1),d(),g[0].button.focus({preventScroll:!0})});let $=a=>a.kind==="green"?a.green_fraction:a.mean,
N=a=>a.kind==="green"?(0,ve.t)("{share} green",{share:(0,ie.percent)(a.green_fraction)}):(0,ve.t)("mean g {g}",{g:(0,er.fixed)(a.mean,3)});function _(a,p,u,S){let{
report:P,perplexity:q}=u.texts[p],h=p===w(u)?"with":"without";if((0,Et.showIf)(a.plain,!S),(0,Et.showIf)(a.marked,S),(0,Et.showIf)(a.button,!S),(0,Et.showIf)(a.
facts,S),S){a.box.dataset.truth=h,(0,ie.say)(a.title,E(o[p],h==="with",r[s]===p));let T=[N(P),`z ${(0,Qt.zWords)(P.z_score)}`];(0,ud.isKnown)(q)&&T.push((0,ve.t)(
"perplexity {value}",{value:(0,er.fixed)(q,2)})),(0,ie.say)(a.facts,T.join(" · ")),a.text.show((0,Qt.markedItems)(P));return}delete a.box.dataset.truth,(0,ie.say)(
a.title,(0,ve.t)("Text {name}",{name:o[p]})),a.text.show([]),(0,ie.say)(a.plain,P.tokens.slice(P.prompt_tokens).map(([,,T])=>T??"").join(""))}function E(a,p,u){
return p?u?(0,ve.t)("Text {name}: ◆ watermarked, your guess",{name:a}):(0,ve.t)("Text {name}: ◆ watermarked",{name:a}):u?(0,ve.t)("Text {name}: not watermar\
ked, your guess",{name:a}):(0,ve.t)("Text {name}: not watermarked",{name:a})}function x({texts:a},p){let[u,S]=[a[p],a[1-p]].map(({report:h})=>h),P={share:N(u),chance:u.
kind==="green"?(0,ie.percent)(u.ratio):"0.5",z:(0,Qt.zWords)(u.z_score)},q=[u.z_score>e.found.threshold?(0,ve.t)("What gave it away: {share} with the watermark,\
 where chance gives {chance}; z is {z}, more than chance explains.",P):(0,ve.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z i\
s {z}, too little to be certain.",P),(0,ve.t)("Without it: {share}, z {z}.",{share:N(S),z:(0,Qt.zWords)(S.z_score)})];return S.z_score>u.z_score&&q.push((0,ve.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),q.join(" ")}function O(a){let p=r[s]!==void 0;if(g.forEach(
(q,h)=>_(q,h,a,p)),(0,Et.showIf)(n("legend"),p),(0,Et.showIf)(n("verdict"),p),(0,Et.showIf)(n("next"),p&&s+1<l().length),!p)return;let u=a.texts.map(({report:q})=>(0,Qt.legendOf)(
q)[1]);(0,nr.markLegend)(n("legend"),e.found.kind,{unscored:u.some(({unscored:q})=>q),repeated:u.some(({repeated:q})=>q)});let S=w(a),P=r[s]===S;(0,Et.sayAttributes)(
n("answer"),{"data-verdict":P?"good":"bad"}),(0,ie.say)(n("answer-sign"),P?"✓":"✗"),(0,ie.say)(n("answer-words"),P?(0,ve.t)("Correct"):(0,ve.t)("Wrong: it w\
as text {name}",{name:o[S]})),(0,ie.say)(n("answer-more"),x(a,S))}function v(a){if(!e.done)return(0,ve.t)("The texts are being written: {done} of {runs}.",{done:(0,ie.count)(
a.done),runs:(0,ie.count)(a.runs)});if(l().length)return"";let p=a.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return p?[(0,ve.t)("No pair of text\
s could be scored."),(0,ve.t)(p.report.error.message),(0,ve.t)(p.report.error.fix)].join(" "):(0,ve.t)("No pair of texts was completed. Run the experiment again\
.")}function b(a){let p=r.length;if((0,Et.showIf)(n("sum"),p>0&&p===a.length),n("sum").hidden)return;let u=m();(0,ie.say)(n("sum").querySelector("h3"),f(u,p));let S=Array.
from({length:p-u+1},(h,T)=>c(p,u+T)).reduce((h,T)=>h+T,0)/2**p,P=a.filter(({texts:h,left:T})=>h[T?0:1].report.z_score>h[T?1:0].report.z_score).length;(0,ie.say)(
n("sum-words"),[(0,ve.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,ie.count)(u),share:(0,ie.percent)(S)}),(0,ve.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,ie.count)(P),pairs:(0,ie.count)(p)}),(0,ve.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,tr.tipOfTerm)(n("share-head"),e.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,ve.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,ie.say)(n("share-head"),e.found.kind==="green"?(0,ve.t)("green with and without"):(0,ve.t)("mean g with and with\
out"));let q=(0,Et.fit)(n("sum").querySelector("tbody"),p,()=>{let h=(0,ie.make)("tr");return h.append((0,ie.make)("th","",null,{scope:"row"}),(0,ie.make)("td"),
(0,ie.make)("td"),(0,ie.make)("td")),h});a.forEach((h,T)=>{let M=w(h),[C,A]=[h.texts[M].report,h.texts[1-M].report],W=L=>L.kind==="green"?(0,ie.percent)($(L)):(0,er.fixed)(
$(L),3);[String(T+1),`${r[T]===M?"✓":"✗"} ${(0,ve.t)("text {name}",{name:o[r[T]]})}`,`${W(C)}, ${W(A)}`,`${(0,Qt.zWords)(C.z_score)}, ${(0,Qt.zWords)(A.z_score)}`].
forEach((L,z)=>(0,ie.say)(q[T].cells[z],L))})}let f=(a,p)=>(0,ve.t)("{hits} of {pairs} correct",{hits:(0,ie.count)(a),pairs:(0,ie.count)(p)}),c=(a,p)=>Array.from(
{length:p},(u,S)=>(a-S)/(S+1)).reduce((u,S)=>u*S,1);(0,tr.runsOfTerms)(t,{scores:()=>(0,pd.inARow)(l().slice(0,r.length).map((a,p)=>{let[u,S]=[a.texts[w(a)],a.texts[1-
w(a)]].map(({report:P})=>(0,Qt.zWords)(P.z_score));return(0,ve.t)("pair {number}: {marked} and {plain}",{number:p+1,marked:u,plain:S})}))});function d(){let a=l();
(0,ie.say)(n("waiting"),v(e.found)),(0,Et.showIf)(n("round"),a.length>0),(0,ie.say)(n("about"),a.length?(0,ve.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,ie.count)(s+1),pairs:(0,ie.count)(a.length)}):""),(0,ie.say)(n("score"),r.length?f(m(),r.length):""),a.length&&O(
a[s]),b(a)}return a=>{t.hidden=!i(),a.run&&([s,r]=[0,[]]),!t.hidden&&(a.run||a.found||a.status)&&d()}}var wd=k(gd(),1);(0,wd.addGroupPanes)({draft_lengths:Li,sameness:zi,speedup:Gi,batch:la,choices:Ea,difference:Ha,divergence:Va,grid:ml,lanes:_l,lengths:Wl,measures:Nl,
progress:ql,sensitivity:jl,trie:lc,without:cc,arrival:hc,estimate:uc,kl:Il,opened:fc,precisions:gc,shelf:kc,serving:Uc,attack:Qc,detectability:td,detection:nd,marked:Xc,
mistakes:sd,strengths:cd,watermark_cost:hd,watermark_quiz:fd});})();
