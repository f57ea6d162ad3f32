// Written by .ci/bundle.py from modules with the SHA-256 806a6d5e957e309cf4d9463fde530a185a8f541bb5746f18c8ff0177a4c59290: edit those.
"use strict";(()=>{var Rd=Object.create;var ci=Object.defineProperty;var Ld=Object.getOwnPropertyDescriptor;var zd=Object.getOwnPropertyNames;var Id=Object.getPrototypeOf,Bd=Object.prototype.hasOwnProperty;var ge=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var jd=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of zd(e))!Bd.call(t,s)&&s!==n&&ci(t,s,{get:()=>e[s],enumerable:!(o=Ld(e,s))||o.enumerable});
return t};var b=(t,e,n)=>(n=t!=null?Rd(Id(t)):{},jd(e||!t||!t.__esModule?ci(n,"default",{value:t,enumerable:!0}):n,t));var es=ge((xu,di)=>{di.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var j=ge((vu,hi)=>{hi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var Wo=ge((Su,pi)=>{pi.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var fi=ge((Ou,ui)=>{ui.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var vt=ge((Tu,mi)=>{mi.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var yi=ge(($u,ki)=>{ki.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var ir=ge((_u,xi)=>{xi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var ar=ge((Wu,_i)=>{_i.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var et=ge((Pu,Ci)=>{Ci.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Wi=ge((Nu,Ei)=>{Ei.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var Ni=ge((Au,Pi)=>{Pi.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var qi=ge((qu,Ai)=>{Ai.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var Ii=ge((Lu,zi)=>{zi.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var ye=ge((Bu,Vi)=>{Vi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var cr=ge((ju,Ui)=>{Ui.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var K=ge((Gu,Ji)=>{Ji.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Lt=ge((Fu,Zi)=>{Zi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Ve=ge((Hu,Qi)=>{Qi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Me=ge((Ku,Xi)=>{Xi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var ra=ge((Yu,sa)=>{sa.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.js"]});var ls=ge((of,la)=>{la.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var fn=ge((lf,ma)=>{ma.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var kr=ge((uf,Ma)=>{Ma.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var _a=ge((ff,$a)=>{$a.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var vr=ge((vf,Va)=>{Va.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Sr=ge((Pf,al)=>{al.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var Nl=ge((Om,Pl)=>{Pl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var Ll=ge((Cm,Rl)=>{Rl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Il=ge((Em,zl)=>{zl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var jl=ge((Wm,Bl)=>{Bl.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var ed=ge((Vg,Yc)=>{Yc.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.ts"]});var nd=ge((Ug,td)=>{td.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.ts"]});var Mn=ge((ww,ud)=>{ud.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var Ad=ge((Rw,Nd)=>{Nd.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var Si=b(es(),1),Ft=b(j(),1);var ts=b(Wo(),1),gi=b(fi(),1),bi=b(vt(),1);function wi({text:t,class:e="gp-note"}){let n=(0,ts.useRef)(null);return(0,ts.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,gi.withTermLinks)(t)),[t]),(0,bi.jsx)("p",{class:e,ref:n})}var Oi=b(yi(),1),Ti=b(ir(),1),qe=b(vt(),1),vi=2e3,Mi=t=>!!(t&&"sentence"in t);function Gd({group:t}){let e=t.found;if(!Mi(e))return null;let{sentence:n,amounts:o=[],
texts:s=[],key:r,notes:i=[]}=e;return(0,qe.jsxs)(qe.Fragment,{children:[(0,qe.jsx)("p",{class:"gp-answer-sentence",role:"status",children:(0,Ft.t)(n)}),o.length>
0&&(0,qe.jsx)("ul",{class:"gp-amounts",children:o.map((l,g)=>(0,qe.jsx)(Fd,{...l},g))}),s.map((l,g)=>(0,qe.jsx)(Hd,{...l},g)),r&&s.some(({pieces:l})=>l.some(({apart:g})=>g))&&
(0,qe.jsxs)("p",{class:"gp-note",children:[(0,qe.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,Ft.t)(r)]}),i.length>0&&(0,qe.jsx)("ul",{class:"gp-an\
swer-notes",children:i.map((l,g)=>(0,qe.jsx)("li",{children:(0,qe.jsx)(wi,{text:(0,Ft.t)(l)})},g))})]})}var $i=(0,Si.groupPane)(Gd,t=>Mi(t.found));function Fd({
label:t,share:e,value:n,more:o}){return(0,qe.jsxs)("li",{children:[(0,qe.jsx)("bdi",{children:(0,Ft.t)(t)}),(0,qe.jsx)("span",{class:"gp-amount-track","aria-hid\
den":"true",children:(0,qe.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*e).toFixed(2)}%`}})}),(0,qe.jsxs)("span",{class:"gp-amount-value",children:[
(0,Ft.t)(n),o&&(0,qe.jsx)("small",{children:(0,Ft.t)(o)})]})]})}function Hd({label:t,pieces:e}){let n=e.length-vi;return(0,qe.jsxs)("div",{class:"gp-split",children:[
(0,qe.jsx)("h3",{class:"gp-split-label",children:(0,qe.jsx)("bdi",{children:(0,Ft.t)(t)})}),(0,qe.jsxs)("p",{class:"gp-pieces",dir:"auto",children:[e.slice(0,vi).
map(({text:o,tip:s,apart:r},i)=>(0,qe.jsx)("span",{class:r?"gp-piece gp-apart":"gp-piece",ref:s?(0,Oi.tip)(()=>(0,Ft.t)(s)):void 0,children:(0,qe.jsx)(Ti.TokenLabel,
{text:o})},i)),n>0&&` ${(0,Ft.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var ji=b(ar(),1),Ht=b(Wo(),1),Gi=b(et(),1),Tt=b(j(),1),Fi=b(Wi(),1),Hi=b(Ni(),1);var Ri=b(qi(),1),lr;function Li(){return lr??=Kd().catch(t=>{throw lr=void 0,t}),lr}async function Kd(){if(window.Plotly)return window.Plotly;let t=document.getElementById(
"plotly"),e=document.createElement("script");if(t)e.textContent=await Dd(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,s)=>{e.onload=o,e.onerror=()=>s(new Error(`Plotly could not be fetched from ${e.
src}.`))});if(document.head.append(e),t||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function Dd(t){
return new Response(new Blob([(0,Ri.bytesOf)(t)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ki=b(Ii(),1),pn=b(vt(),1);function Pe(t,e,n){t.hidden=!e,t.classList.add("gp-chart-box"),e&&(0,ji.render)((0,pn.jsx)(Vd,{chart:e,press:n}),t)}function Vd({chart:t,press:e}){let n=(0,Ht.useRef)(
null),o=(0,Ht.useMemo)(()=>Xd(t),[t]),s=(0,Ht.useRef)({shown:o,press:e});s.current={shown:o,press:e};let[r,i]=(0,Ht.useState)(""),l=()=>{let m=n.current;m?.clientWidth&&
(m.dataset.width=String(m.clientWidth),m.setAttribute("aria-busy","true"),Ud(m,s.current.shown,w=>s.current.press?.(w)).then(()=>i(""),w=>{console.error("Genera\
tion Playground:",w),i((0,Tt.t)("The chart could not be drawn: its library did not load. Reload the page; the values are in the list below."))}).finally(()=>m.removeAttribute(
"aria-busy")))};(0,Ht.useLayoutEffect)(l,[o]),(0,Ht.useEffect)(()=>{let m=n.current;if(!m)return;let w=new ResizeObserver(()=>{m.clientWidth&&m.dataset.width!==
String(m.clientWidth)&&l()});w.observe(m);let y=m.closest(".gp-pane");y?.addEventListener("gp-alone",l);let $=(0,Fi.onTheme)(l);return()=>{w.disconnect(),y?.removeEventListener(
"gp-alone",l),$()}},[]);let g=(0,Tt.t)("{chart}. Its values follow as a list.",{chart:o.layout.meta});return(0,pn.jsxs)(pn.Fragment,{children:[r&&(0,pn.jsx)("p",
{class:"gp-note",children:r}),(0,pn.jsx)("div",{class:"gp-chart-plot",ref:n,role:"group","aria-label":g}),(0,pn.jsx)(Ki.ValuesList,{values:Jd(o)})]})}async function Ud(t,e,n){
let o=await Li(),s=matchMedia("(pointer: coarse)").matches,r={...Bi(e.layout,t),separators:(0,Gi.separators)(),autosize:!1,width:t.clientWidth,uirevision:"kept",
dragmode:s?!1:"zoom"};t.closest(".gp-alone")&&r.height&&(r.height=Math.max(r.height,Math.round(innerHeight*.6)));let i=Bi(e.data,t);if(t.classList.contains("js-\
plotly-plot")){await o.react(t,i,r);return}(await o.newPlot(t,i,r,Zd(o))).on("plotly_click",({points:[g]})=>n(g))}var Jd=({data:t})=>t.flatMap(({text:e,hovertext:n=e,
hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(Boolean);function Zd(t){let e=(o,s)=>({name:o==="svg"?(0,Tt.t)("Download plot as an SVG"):(0,Tt.t)(
"Download plot as a PNG"),icon:s,click(r){let{clientWidth:i,clientHeight:l}=r,g=(0,Hi.fileNameOf)(r.layout.meta);t.downloadImage(r,{format:o,filename:g,width:i,
height:l,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,Tt.t)("Zoom"),Pan:(0,Tt.t)("Pan"),"Zoom in":(0,Tt.t)("Zoom in"),"Zoom out":(0,Tt.t)(
"Zoom out"),"Reset axes":(0,Tt.t)("Reset axes"),"Double-click to zoom back out":(0,Tt.t)("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,
modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function os(t,e,n){if(!t)
return t;let{shapes:o=[],annotations:s=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},g={x:e,
yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[...s,g]}}}function Di(t,{
x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};
return{...t,data:[...t.data,r]}}var Qd=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;function ns(t,e){let n=e(t);return n!==void 0?n:Array.isArray(t)?t.map(o=>ns(o,e)):
!t||typeof t!="object"?t:Object.fromEntries(Object.entries(t).map(([o,s])=>[o,ns(s,e)]))}var Xd=t=>ns(t,e=>(0,Tt.isSaid)(e)?(0,Tt.t)(e):void 0),Bi=(t,e)=>ns(t,n=>typeof n==
"string"?Yd(n,e):void 0);function Yd(t,e){let[,n,o]=Qd.exec(t)??[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let s=getComputedStyle(
e).getPropertyValue(n).trim();return o?`rgba(${[1,3,5].map(i=>parseInt(s.slice(i,i+2),16)).join(", ")}, ${o})`:s}var Kt=b(ye(),1),pr=b(et(),1),is=b(cr(),1),ne=b(K(),1),ea=b(Lt(),1),le=b(j(),1),ta=b(Ve(),1),un=b(Me(),1);var Fn=b(et(),1),dr=b(K(),1),io=b(j(),1),Yi=b(Me(),1),eh=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),hr=(t,e,n,o=1)=>eh(t,e)/(e*n+o),Mt=t=>(0,Yi.isKnown)(
t)?`${(0,Fn.fixed)(t,2)} ×`:"–",Cn=({low:t,high:e})=>`${(0,Fn.fixed)(t,2)}–${(0,Fn.fixed)(e,2)}`,ss=()=>(0,io.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),rs=t=>t<.9995?`${(0,Fn.significant)(t*1e3,3)} ms`:`${(0,Fn.significant)(t,3)} s`;function $t(t,{done:e,runs:n}){if(e>=n)return"";let o={done:(0,dr.count)(e),
left:(0,dr.count)(n-e)};return t.done?(0,io.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,io.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var ao=(0,io.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");function na(t,e){let n=x=>t.querySelector(".gp-"+x),o=t.querySelector("table"),s=[["draft_acceptance_rate",(0,le.t)(is.FIGURES.draft_acceptance_rate),"acceptanc\
e-rate",({draft_acceptance_rate:x})=>(0,un.isKnown)(x)&&(0,ne.percent)(x),{}],["judged_acceptance_rate",(0,le.t)(is.FIGURES.judged_acceptance_rate),"acceptance-\
rate",({rate:x})=>(0,un.isKnown)(x)&&(0,ne.percent)(x),{formula:(0,le.t)("accepted / judged")}],["mean_acceptance_length",(0,le.t)(is.FIGURES.mean_acceptance_length),
"acceptance-length",({mean_acceptance_length:x})=>(0,un.isKnown)(x)&&(0,pr.fixed)(x,2),{}],[(0,le.t)("drafted per round"),(0,le.t)("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:x})=>(0,un.isKnown)(x)&&(0,pr.fixed)(x,2),{formula:(0,le.t)("d\
rafted / rounds")}],[(0,le.t)("speed-up"),`${(0,le.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90\
 % interval.")} ${ss()}`,"speed-up",({speedup:x,pairs:O})=>x&&(0,le.tn)(O,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Mt(
x.median),interval:Cn(x)}),{formula:""}],[(0,le.t)("formula"),(0,le.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and th\
e cost of this row."),"speed-up",({rate:x,drafted:O,formula:v})=>(0,un.isKnown)(v)&&(0,le.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,ne.decimals)(
x),drafted:(0,ne.decimals)(O,2),times:Mt(v)}),{}]],r=()=>e.answered("lengths"),i=x=>(0,ea.inARow)(e.found.points.map(O=>{let v=x(O);return v?(0,le.t)("{name}: {\
words}",{name:l(e.found.knob,O),words:v}):""})),l=(x,{value:O})=>`${x} = ${O}`;function g(x){let[O,v,k,f,{setting:c,times:d}]=m(x);(0,Kt.sayAttributes)(n("answe\
r"),{"data-verdict":O}),(0,ne.say)(n("answer-sign"),v);let a=n("answer-words"),p=JSON.stringify([k,c,d]);a.dataset.key!==p&&(a.dataset.key=p,a.replaceChildren(...(0,ne.filled)(
k,{setting:(0,ne.make)("code","",c),times:d}))),(0,ne.say)(n("answer-more"),f),e.done&&(0,ne.say)(n("told"),`${a.textContent}. ${f}`),(0,ne.say)(n("missing"),$t(
e,x)),(0,Kt.showIf)(n("warning"),!!x.others),(0,ne.say)(n("warning"),x.others?"⚠ "+(0,le.t)(ao):"")}function m({knob:x,points:O,leader:v,rivals:k,best:f,fewest:c,
noise:d}){let a=O.filter(({speedup:R})=>R);if(d&&a.length)return["wait","…",(0,le.t)("No verdict on time"),(0,le.t)(d),{}];let p=a.find(R=>R.group===v);if(!p){
if(e.done)return["wait","…",(0,le.t)("No answer"),(0,le.t)("No setting has a complete pair of runs."),{}];let R=(0,le.tn)(O.length,"{known} of {count} setting\
 measured.","{known} of {count} settings measured.",{known:(0,ne.count)(a.length)});return["wait","…",(0,le.t)("Not known yet"),a.length?R:(0,le.t)("The first\
 counted runs are under way."),{}]}let{speedup:u,verdict:S,pairs:P}=p,q=l(x,p),[h,T]=[Mt(u.median),Cn(u)],M={slower:[(0,le.t)("It is slower than decoding withou\
t drafts.")],even:[(0,le.t)("The interval includes 1: no clear difference from decoding without drafts.")]}[S]||[];if(S==="wait"){let R=(0,le.tn)(P,"{setting} h\
as the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of \
runs: too few to tell, {fewest} are needed.",{setting:q,times:h,fewest:(0,ne.count)(c)});return["wait","…",(0,le.t)(e.done?"No answer":"Not known yet"),R,{}]}
if(a.length===1){let[R,L]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[S];return[R,L,(0,le.t)("{setting} is the only setting that was measur\
ed: {times}"),[(0,le.t)("90 % interval: {interval}.",{interval:T}),...M].join(" "),{setting:q,times:h}]}if(f===null){let R=k.length>2&&k.length===a.length-1?(0,le.t)(
"{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:q,times:h,interval:T}):(0,le.t)("{setting} \
has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:q,times:h,interval:T,others:w(O.filter(L=>k.includes(L.group)).
map(({value:L})=>L))});return["even","≈",(0,le.t)(e.running?"No clear best setting so far":"No clear best setting"),[R,...M,(0,le.t)("More repeats tell more.")].
join(" "),{}]}let[_,A]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[S],W=S==="slower"?(0,le.t)(e.running?"{setting} is best so far, but only\
 {times}":"{setting} is best, but only {times}"):(0,le.t)(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[_,A,W,[(0,le.t)("90\
 % interval: {interval}.",{interval:T}),(0,le.t)("It was faster than each of the others, turn by turn."),...M].join(" "),{setting:q,times:h}]}let w=x=>x.length<
2?x.join(""):(0,le.t)("{names} and {last}",{names:x.slice(0,-1).join(", "),last:x.at(-1)});function y({points:x,curve:O,measured_curve:v}){Pe(n("settings"),e.charts.
lengths),(0,Kt.showIf)(n("of-formula"),O.length>0),(0,Kt.showIf)(n("of-verify"),v.length>0),(0,Kt.showIf)(n("of-own"),x.some(({formula:k})=>(0,un.isKnown)(k)))}
function $(x){if(!o.tHead){let O=(0,ne.make)("tr");O.append((0,ne.make)("th","",null,{scope:"col"}),...s.map(([v,k,f,c,d])=>{let a=(0,ne.make)("th","",null,{scope:"\
col"}),p=(0,ne.make)("span");return(0,ta.tipOfTerm)(p,f,()=>i(c),{meaning:k,...d}),p.append(...v.split(/(?<=_)/).flatMap(u=>[u,(0,ne.make)("wbr")])),a.append(p),
a})),o.createTHead().append(O),o.createTBody()}(0,ne.say)(o.tHead.rows[0].cells[0],x)}function N(){let x=(0,ne.make)("tr"),O=(0,ne.make)("th","",null,{scope:"ro\
w"});O.append((0,ne.make)("span"),(0,ne.make)("b","","",{"aria-hidden":"true"}),(0,ne.make)("span","gp-hidden"));let v=(0,ne.make)("td");return v.append((0,ne.make)(
"span"),(0,ne.make)("small")),x.append(O,...s.slice(0,-2).map(()=>(0,ne.make)("td")),v,(0,ne.make)("td")),x}function C({knob:x,points:O,best:v}){$(x);let k=(0,Kt.fit)(
o.tBodies[0],O.length,N);O.forEach((f,c)=>{let[d,...a]=k[c].cells,[p]=a.splice(-2,1),u=f.group===v;(0,Kt.sayClass)(k[c],u?"gp-best":""),(0,ne.say)(d.children[0],
f.value),(0,ne.say)(d.children[1],u?" ★":""),(0,ne.say)(d.children[2],u?` ${(0,le.t)("(best)")}`:""),(0,ne.say)(p.children[0],f.speedup?Mt(f.speedup.median):"\
–"),(0,ne.say)(p.children[1],f.speedup?`  ${Cn(f.speedup)}`:"");let{draft_acceptance_rate:S,rate:P,mean_acceptance_length:q,drafted:h,formula:T}=f;[(0,un.isKnown)(
S)?(0,ne.percent)(S):"–",(0,un.isKnown)(P)?(0,ne.percent)(P):"–",(0,ne.decimals)(q,2),(0,ne.decimals)(h,2),Mt(T)].forEach((_,A)=>(0,ne.say)(a[A],_))})}function E(){
let x=e.found;g(x),y(x),C(x)}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status)&&E()}}var tt=b(ye(),1),ur=b(et(),1),X=b(K(),1),ce=b(j(),1),as=b(Ve(),1),lo=b(Me(),1);function oa(t,e){let n=c=>t.querySelector(".gp-"+c),o=["without","with"],s=()=>e.answered("same"),r=({level:c})=>(0,X.percent)(c);function i(c){let[d,a,p,u]=(c.
mode==="greedy"?l:y)(c);(0,tt.sayAttributes)(n("answer"),{"data-verdict":d}),(0,X.say)(n("answer-sign"),a),(0,X.say)(n("answer-words"),p),(0,X.say)(n("answer-mo\
re"),u),e.done&&(0,X.say)(n("told"),`${p}. ${u}`),(0,X.say)(n("missing"),$t(e,c))}function l({checked:c,equal:d,at:a}){if(!c||d===null)return["wait","…",(0,ce.t)(
e.done?"No answer":"Not known yet"),(0,ce.t)("A text without drafts and one with drafts must both have ended.")];if(d){let p=(0,ce.tn)(c,"Greedy decoding wrote \
the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of \
texts.");return["good","✓",(0,ce.t)("The same tokens"),p]}return["bad","✗",(0,ce.t)("Different from token {place} on",{place:(0,X.count)(a+1)}),(0,ce.t)("Gr\
eedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; lo\
ok at their probabilities there.")]}function g(c,d){let a=0;for(;a<Math.min(c.length,d.length)&&c[a]===d[a];)a+=1;for(;a>0&&/[\p{L}\p{M}\p{N}]/u.test(c[a-1])&&/[\p{L}\p{M}\p{N}]/u.
test((c[a]||"")+(d[a]||""));)a-=1;let p=u=>a+u.slice(a).match(/^\s*\S*/)[0].length;return[a,p(c),p(d)]}function m({mode:c,texts:d,equal:a,checked:p}){let u=c===
"greedy"&&p>0&&d?d:[],S=n("both-texts"),P=JSON.stringify([u,a]);if((0,tt.showIf)(n("mark-key"),u.length>0&&a===!1&&u[0]!==u[1]),S.dataset.key===P)return;S.dataset.
key=P;let[q,...h]=u.length?g(...u):[];S.replaceChildren(...u.map((T,M)=>{let _=(0,X.make)("div"),A=(0,X.make)("p","",null,{dir:"auto",tabindex:"0"});return a||u[0]===
u[1]?A.append(T):A.append(T.slice(0,q),(0,X.make)("mark","",T.slice(q,h[M])||"∎"),(0,X.make)("span","gp-apart",T.slice(h[M]))),_.append((0,X.make)("h3","",(0,ce.t)(
M?"with drafts":"without drafts")),A),_}))}let w=c=>`p = ${c<.001?(0,ur.significant)(c,1):(0,ur.significant)(c,2)}`;function y(c){let{p:d,verdict:a,counts:p}=c,
[u,S]=[p[0],(0,X.count)(p[1])];if(!(0,lo.isKnown)(d)||a==="wait"){if(e.done)return["wait","…",(0,ce.t)("No answer"),(0,ce.tn)(u,"{count} text without drafts, \
{assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with drafts: too few for a test.",{assisted:S})];let q=(0,ce.tn)(u,"{coun\
t} text without drafts, {assisted} with drafts so far.","{count} texts without drafts, {assisted} with drafts so far.",{assisted:S});return["wait","…",(0,ce.t)(
"Not known yet"),`${q} ${(0,ce.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.")}`]}let P=(0,ce.tn)(
u,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted} with drafts.",{assisted:S});return a==="same"?["good","✓",(0,ce.t)(
"{p}: no difference found",{p:w(d)}),`${P} ${(0,ce.t)("A p below {level} would count as a difference.",{level:r(c)})}`]:["bad","✗",(0,ce.t)("{p}: the distribu\
tions differ",{p:w(d)}),`${P} ${(0,ce.t)("p is below {level}.",{level:r(c)})}`]}function $({p:c,verdict:d}){if(!(0,lo.isKnown)(c))return"";let a=(0,ce.t)("If bo\
th draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,X.percent)(c)});return d==="differs"?`${a} ${(0,ce.t)(
"That is so rare that chance is a poor explanation.")}`:d==="same"?`${a} ${(0,ce.t)("That is not unusual.")}`:a}function N({counts:c,tokens:d,verdict:a,level:p}){
let[u,S]=c,P=Math.round(100*Math.sqrt(1/u+1/S)),q=(0,ce.tn)(d,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(a==="differs")return[(0,ce.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,ce.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,X.percent)(p)}),
q];let h=u===S?(0,ce.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,X.count)(u),
points:P}):(0,ce.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,X.count)(
u),assisted:(0,X.count)(S),points:P});return[(0,ce.t)("Not finding a difference does not prove that there is none."),`${h} ${(0,ce.t)("Smaller true differences \
mostly go unnoticed; more texts show more.")}`,q]}function C(){(0,tt.showIf)(n("of-shuffles"),!!e.charts.shuffles),Pe(n("shuffles"),e.charts.shuffles)}function E({
surprise:c}){if(!c||!o.every(p=>(0,lo.isKnown)(c[p])))return"";let[d,a]=o.map(p=>(0,X.information)(c[p],e.unit).replace("-","−"));return(0,ce.t)("How surprisi\
ng the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",{without:d,
assisted:a})}function x(){let c=(0,X.make)("li"),d=(0,X.make)("table"),a=d.createTHead().insertRow();a.className="gp-hidden";for(let S of[(0,ce.t)("token"),(0,ce.t)(
"without"),(0,ce.t)("with")])a.append((0,X.make)("th","",S,{scope:"col"}));let p=(0,X.make)("caption"),u=(0,X.make)("span");return(0,as.tipOfTerm)(u,"sample",()=>"",
{meaning:(0,ce.t)("How many texts of each side have this token at this place."),formula:""}),p.append(u),d.prepend(p),d.append((0,X.make)("tbody")),c.append(d),
c}function O(){let c=(0,X.make)("tr"),d=(0,X.make)("th","",null,{scope:"row"});d.append((0,X.make)("bdi"));let a=(0,X.make)("td","",null,{colspan:2}),p=(0,X.make)(
"div","gp-counts");for(let u of o)p.append((0,X.make)("i",`gp-bar-${u}`,null,{"aria-hidden":"true"}),(0,X.make)("span"));return a.append(p),c.append(d,a),c}function v(c,{
position:d,tokens:a},p){let u=c.firstChild;(0,X.say)(u.caption.firstChild,(0,ce.t)("token {place}",{place:(0,X.count)(d)}));let S=o.map((h,T)=>p[T]-a.reduce((M,_)=>M+
_[h],0)),P=[...a,...S.some(h=>h>0)?[{rest:!0,without:S[0],with:S[1]}]:[]],q=(0,tt.fit)(u.tBodies[0],P.length,O);P.forEach((h,T)=>{let M=h.rest||h.text===null,_=q[T].
cells[0].firstChild;(0,tt.sayLabel)(_,h.rest?(0,ce.t)("all others"):M?(0,ce.t)("text ended"):h.text,{plain:M}),(0,tt.sayClass)(_,M?"gp-plain":"");let A=q[T].cells[1].
firstChild.children;o.forEach((W,R)=>{let L=Math.max(1,p[R]);(0,tt.sayPercent)(A[2*R],"width",Math.min(1,h[W]/L)),(0,X.say)(A[2*R+1],(0,X.count)(h[W]))}),(0,tt.sayAttributes)(
q[T].cells[1],{"aria-label":(0,ce.t)("{without} without, {assisted} with",{without:(0,X.count)(h.without),assisted:(0,X.count)(h.with)})})})}function k(c){if((0,tt.showIf)(
n("of-sampling"),c.mode==="sampling"),c.mode!=="sampling")return;let d=$(c);(0,tt.showIf)(n("evidence"),(0,lo.isKnown)(c.p)),(0,tt.showIf)(n("meaning"),!!d),(0,X.say)(
n("meaning"),d),C(),(0,X.say)(n("surprise"),E(c));let a=N(c),p=(0,tt.fit)(n("cannot").querySelector("ul"),a.length,()=>(0,X.make)("li"));a.forEach((S,P)=>(0,X.say)(
p[P],S));let u=(0,tt.fit)(n("places"),c.positions.length,x);c.positions.forEach((S,P)=>v(u[P],S,c.counts)),(0,tt.showIf)(n("places-title").parentElement,c.positions.
length>0)}function f(){let c=e.found;i(c),m(c),k(c)}return(0,as.runsOfTerms)(t,{measured:()=>{let{p:c,counts:d}=e.found||{};return(0,lo.isKnown)(c)?(0,ce.tn)(d[0],
"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,X.count)(d[1]),
p:w(c)}):""}}),c=>{t.hidden=!s(),!t.hidden&&(c.found||c.status||c.unit)&&f()}}var ot=b(ye(),1),Nt=b(et(),1),Y=b(K(),1),se=b(j(),1),co=b(Ve(),1),_t=b(Me(),1),ia=b(ra(),1);function aa(t,e){let n=a=>t.querySelector(".gp-"+a),o=n("answer"),s={draft:[(0,se.t)("draft"),a=>(0,se.t)("{share} of the time with drafts goes into writing the\
m: all forward passes of the draft model, or the search for text to copy.",{share:a})],verify:[(0,se.t)("verify"),a=>(0,se.t)("{share} of the time with drafts g\
oes into the target model’s passes over them.",{share:a})],rest:[(0,se.t)("rest"),a=>(0,se.t)("{share} of the time with drafts goes into all else: comparing, \
choosing, and what the library does around it.",{share:a})]};function r({verdict:a,noise:p,speedup:u,pairs:{length:S},fewest:P}){let q=u&&Mt(u.median),h=u&&Cn(u),
T=u&&(0,se.tn)(S,"Median of {count} pair of runs.","Median of {count} pairs of runs.");if(a==="faster")return["good","▲",(0,se.t)(e.running?"{times} faster so\
 far":"{times} faster",{times:q}),T,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(a==="slower")return["bad","▼",(0,se.t)(e.running?"{times}: slower \
so far":"{times}: slower",{times:q}),T,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(a==="noisy")return["wait","…",(0,se.t)("No verdict on time"),(0,se.t)(
p),""];if(a==="even")return["even","≈",(0,se.t)(e.running?"No clear difference so far":"No clear difference"),(0,se.tn)(S,"{times} is the median of {count} pa\
ir of runs.","{times} is the median of {count} pairs of runs.",{times:q}),(0,se.t)("The 90 % interval {interval} includes 1.",{interval:h})];let M=(0,se.t)(e.done?
"No answer":"Not known yet");return u?["wait","…",M,(0,se.tn)(S,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times\
} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:q,fewest:(0,Y.count)(P)}),""]:["wait","…",M,(0,se.t)(e.done?"No pair o\
f runs was completed.":"The first counted pair is under way."),""]}function i(a){let[p,u,S,P,q]=r(a);(0,ot.sayAttributes)(o,{"data-verdict":p}),(0,Y.say)(o.children[0],
u),(0,Y.say)(o.children[1],S),(0,Y.say)(n("answer-more").children[0],P),(0,Y.say)(n("answer-more").children[1],q),e.done&&(0,Y.say)(n("told"),`${S}. ${P} ${q}`),
(0,Y.say)(n("missing"),$t(e,a));let h=(0,ot.fit)(n("reasons"),a.reasons.length,()=>(0,Y.make)("li"));a.reasons.forEach((T,M)=>(0,Y.say)(h[M],(0,se.t)(T))),(0,ot.showIf)(
n("warning"),a.others),(0,Y.say)(n("warning"),a.others?"⚠ "+(0,se.t)(ao):"")}function l({identical:a,pairs:p}){let u=n("badge");if((0,ot.showIf)(u,!!a&&a.checked>
0),u.hidden)return;let{equal:S}=a;(0,ot.sayAttributes)(u,{"data-verdict":S?"good":"bad"}),(0,Y.say)(u.children[0],S?"✓":"✗"),(0,Y.say)(u.children[1],g(a,p.length))}
function g({checked:a,equal:p,at:u},S){return p?a>S?(0,se.tn)(a,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,se.tn)(
a,"Same tokens in the pair","Same tokens in all {count} pairs"):(0,se.t)("Not the same tokens: a text diverges at token {place}",{place:(0,Y.count)(u+1)})}function m({
pairs:a,draft_share:p,verify_share:u}){let S=a.length>0&&(0,_t.isKnown)(p)&&(0,_t.isKnown)(u);if((0,ot.showIf)(n("of-time"),S),!S)return;let[P,q]=["without","wi\
th"].map(A=>(0,_t.medianOf)(a.map(W=>W[A]))),h=Math.max(P,q),T={draft:p,verify:u,rest:Math.max(0,1-p-u)},M=(0,ot.fit)(n("time-bars"),2,w);y(M[0],(0,se.t)("witho\
ut"),P,h,{plain:1}),y(M[1],(0,se.t)("with"),q,h,T);let _=(0,ot.fit)(n("time-keys"),3,()=>{let A=(0,Y.make)("span");return A.append((0,Y.make)("i","",null,{"aria\
-hidden":"true"}),(0,Y.make)("span","",null,{tabindex:0})),A});Object.entries(T).forEach(([A,W],R)=>{let[L,z]=s[A];(0,ot.sayAttributes)(_[R].firstChild,{"data-p\
art":A}),(0,co.tipOfTerm)(_[R].lastChild,"time",()=>"",{meaning:z((0,Y.percent)(W)),unit:"%"}),(0,Y.say)(_[R].lastChild,`${L} ${(0,Y.percent)(W)}`)})}function w(){
let a=(0,Y.make)("li");return a.append((0,Y.make)("span"),(0,Y.make)("span","gp-time-bar",null,{"aria-hidden":"true"}),(0,Y.make)("span")),a}function y(a,p,u,S,P){
let[q,h,T]=a.children;(0,Y.say)(q,p),(0,Y.say)(T,(0,se.t)("{time} per token",{time:rs(u)}));let M=(0,ot.fit)(h,Object.keys(P).length,()=>{let _=(0,Y.make)("i");
return _.append((0,Y.make)("b")),_});Object.entries(P).forEach(([_,A],W)=>{(0,ot.sayAttributes)(M[W],{"data-part":_}),(0,ot.sayPercent)(M[W],"width",A*u/S),(0,Y.say)(
M[W].firstChild,_!=="plain"&&A*u/S>.14?s[_][0]:"")})}let $=({acceptance:a})=>a?a.judged_acceptance_rate:null;function N(a){let{drafted:p,cost:u,verify:S,break_even:P}=a,
q=$(a),h=hr(1,p,u,S);if(!(0,_t.isKnown)(P))return(0,se.t)("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {t\
imes}.",{times:Mt(h)});if(P<=0)return(0,se.t)("Any acceptance rate is enough at these costs.");let T=(0,Y.percent)(P);if(!(0,_t.isKnown)(q))return(0,se.t)("The \
target must keep at least {least} of the tokens that it judges.",{least:T});let M={least:T,rate:(0,Y.percent)(q)};return q>=P?(0,se.t)("The target must keep at \
least {least} of the tokens that it judges; here it keeps {rate}.",M):(0,se.t)("The target must keep at least {least} of the tokens that it judges, but here it \
keeps only {rate}.",M)}function C(a){let p=["drafted","cost","verify"].every(u=>(0,_t.isKnown)(a[u]));(0,ot.showIf)(n("of-rates"),p),p&&(Pe(n("rates"),e.charts.
rates),(0,Y.say)(n("rate-words"),N(a))),f(a)}function E({acceptance:a,drafted:p,cost:u,verify:S}){let P=[];for(let q of["draft_acceptance_rate","judged_acceptan\
ce_rate","mean_acceptance_length","passes_saved"]){let h=a?a[q]:null;(0,_t.isKnown)(h)&&P.push([q,q.endsWith("rate")?(0,Y.percent)(h):q.endsWith("length")?(0,Nt.fixed)(
h,2):(0,Y.count)(h)])}return(0,_t.isKnown)(p)&&P.push([(0,se.t)("drafted tokens per round"),(0,Nt.fixed)(p,2),(0,se.t)("num_draft_tokens / all rounds, those wit\
hout a draft included: the γ of the formula."),"draft",()=>x(a,p)]),(0,_t.isKnown)(u)&&P.push([(0,se.t)("cost of drafting one token"),(0,Nt.fixed)(u,2),(0,se.t)(
"Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula."),"draft-cost",()=>O(u)]),(0,_t.isKnown)(
S)&&P.push([(0,se.t)("cost of verifying a draft"),(0,Nt.fixed)(S,2),(0,se.t)("Time of the target’s pass over a draft / time per token without drafts. The theore\
m assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>O(S)]),P}let x=(a,p)=>a?(0,se.tn)(a.num_rounds,"{drafted} drafted in {count} r\
ound = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,Y.count)(a.num_draft_tokens),value:(0,Nt.fixed)(p,2)}):"";function O(a){let{pairs:p}=e.
found;if(!p.length)return"";let u=(0,_t.medianOf)(p.map(({without:S})=>S));return(0,se.t)("{cost} × {token} per token without drafts = {time}.",{cost:(0,Nt.fixed)(
a,2),token:rs(u),time:rs(a*u)})}function v(){let a=e.found,{drafted:p,cost:u,verify:S}=a,P=$(a);if(![P,p,u,S].every(_t.isKnown))return"";let q={rate:(0,Y.decimals)(
P),drafted:(0,Nt.fixed)(p,2),cost:(0,Nt.fixed)(u,2),verify:(0,Nt.fixed)(S,2),times:Mt(hr(P,p,u,S))};return(0,se.t)("α = {rate}, γ = {drafted}, c = {cost} and v \
= {verify} give {times}.",q)}let k=()=>e.found&&e.found.pairs.length?(0,se.tn)(e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {c\
ount} pairs: {each}.",{each:(0,Nt.listed)(e.found.pairs.map(({speedup:a})=>(0,Nt.fixed)(a,2)).sort())}):"";(0,co.tipOfTerm)(n("of-spread"),"interval",k,{meaning:ss()}),
(0,co.runsOfTerms)(t,{expected:v});function f(a){let p=E(a),u=(0,ot.fit)(n("figures"),p.length,()=>{let S=(0,Y.make)("div"),P=(0,Y.make)("dt");return P.append((0,Y.make)(
"span","",null,{tabindex:0})),S.append(P,(0,Y.make)("dd")),S});p.forEach(([S,P,q,h,T],M)=>{let[_,A]=u[M].children;(0,Y.say)(_.firstChild,S),h?(0,co.tipOfTerm)(_.
firstChild,h,T,{meaning:q,...h==="draft"&&{formula:""}}):(0,ia.tipOfFigure)(_.firstChild,S,P,a.acceptance),(0,Y.say)(A,P)})}function c(){let a=e.found;i(a),l(a),
(0,ot.showIf)(n("of-pairs"),a.pairs.length>0),Pe(n("pairs"),e.charts.pairs),m(a),C(a)}let d=()=>e.answered("speed");return a=>{t.hidden=!d(),!t.hidden&&(a.found||
a.status)&&c()}}var hs=b(Wo(),1),Sa=b(es(),1),at=b(j(),1),br=b(ls(),1);var pa=b(ar(),1),zt=b(j(),1);var cs=b(K(),1),Hn=b(vt(),1);function ca({text:t}){let e=[],n=0;for(let{0:o,index:s}of t.matchAll(cs.INVISIBLE))s>n&&e.push(t.slice(n,s)),n=s+1,e.push((0,Hn.jsx)(
th,{character:o},s));return(0,Hn.jsxs)(Hn.Fragment,{children:[e,t.slice(n)]})}function th({character:t}){let e=cs.MARKS[t],n=(t.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,Hn.jsx)("span",{class:"gp-space","data-mark":e??`U+${n}`,"data-wide":e==="·"?"no":"yes",children:e?t:""})}var fr=b(ls(),1),gr=b(ir(),1),Oe=b(vt(),1),mr=40,da=14;function nh(t){let e=Array.from({length:t},(n,o)=>o);return t<=mr?e:[...e.slice(0,da),null,...e.slice(da+
t-mr+1)]}var oh=(t,e,n)=>t==="left"?[0,e-n]:[n,e];function ua({read:t,text:e,side:n,goesOn:o,caption:s}){let[r,i]=oh(n,t.length,e),l=t.filter(([,,y])=>!y).length,
g=nh(t.length),m=t.length-mr+1,w=()=>(0,zt.tn)(t.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:l});return(0,Oe.jsxs)("\
table",{class:"gp-strip",children:[(0,Oe.jsx)("caption",{class:"gp-hidden",children:s}),(0,Oe.jsxs)("tbody",{children:[(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)("t\
h",{scope:"row",children:(0,Oe.jsx)("span",{children:(0,zt.t)("token")})}),g.map(y=>y===null?(0,Oe.jsx)("td",{class:"gp-mark",children:(0,zt.tn)(m,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,Oe.jsx)(sh,{label:t[y][1],isPadding:y>=r&&y<i,isLast:o&&y===t.length-1},y))]}),(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)(
"th",{scope:"row",children:(0,Oe.jsx)(fr.Term,{id:"padding",run:w,meaning:(0,zt.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,zt.t)(
"mask")})}),g.map(y=>y===null?(0,Oe.jsx)(ha,{}):(0,Oe.jsx)("td",{class:t[y][2]?"":"gp-ignored",children:t[y][2]}))]}),t.some(([,,,y])=>y!==null)&&(0,Oe.jsxs)("t\
r",{children:[(0,Oe.jsx)("th",{scope:"row",children:(0,Oe.jsx)(fr.Term,{id:"padding",run:w,meaning:(0,zt.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,zt.t)("position")})}),g.map(y=>y===null?(0,Oe.jsx)(ha,{}):(0,Oe.jsx)("td",{children:t[y][3]}))]})]})]})}
var ha=()=>(0,Oe.jsx)("td",{class:"gp-mark",children:"…"});function sh({label:t,isPadding:e,isLast:n}){return(0,Oe.jsxs)("td",{class:`gp-cell${e?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,Oe.jsx)(gr.TokenLabel,{text:t}),e&&(0,Oe.jsxs)("span",{class:"gp-hidden",children:[" ",(0,zt.t)("(padding)")]}),n&&(0,Oe.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,zt.t)("(the next token is predicted from here)")]})]})}function fa({tokens:t,parts:e}){let n=[t.slice(0,e??t.length),
t.slice(e??t.length)];return(0,Oe.jsxs)("span",{class:"gp-new",children:[n.map((o,s)=>o.length>0&&(0,Oe.jsx)("span",{class:s?"gp-parted":"",children:o.map(rh)},
s)),!t.length&&(0,Oe.jsx)("span",{class:"gp-mark",children:(0,zt.t)("(nothing)")})]})}var rh=([,t,e],n)=>(0,Oe.jsx)(pa.Fragment,{children:e===null?(0,Oe.jsx)(gr.TokenLabel,
{class:"gp-end",text:t}):(0,Oe.jsx)(ca,{text:e})},n);var ga=b(et(),1),wa=b(Lt(),1),je=b(K(),1),ue=b(j(),1),Po=b(Me(),1),ba=b(fn(),1);function No({name:t,masked:e}){return t==="alone"?(0,ue.t)("Alone"):t==="left"?e?
(0,ue.t)("Padded on the left"):(0,ue.t)("Padded on the left, without a mask"):e?(0,ue.t)("Padded on the right"):(0,ue.t)("Padded on the right, without a mask")}
function ds(t,e){if(!(0,Po.isKnown)(t))return(0,ue.t)("infinite");let n=(0,je.fromNats)(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${(0,ue.t)(e)}`;let s=o<1e-4?(0,ba.pWords)(
o):(0,ga.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${s} ${(0,ue.t)(e)}`}function ka(t,e,n){let{prompts:o,sampled:s,ways:r}=t,[i]=r,l=e.answers.map(({kl:N})=>(0,Po.isKnown)(
N)?N:1/0),g=e.answers.filter(({read:N},C)=>N.length>i.answers[C].read.length).length,m=[(0,ue.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:ds(Math.max(...l),n)})];g||m.push((0,ue.t)("No prompt is shorter than another, so nothing was padded.")),e.guessed?
m.push((0,ue.t)("generate has found the padding by itself, because no text ends with this pad token.")):!e.masked&&g&&m.push((0,ue.t)("The model has read the pa\
dding as text."));let w=e.answers.filter(({same:N})=>!N).length,y=s?"even":w?"bad":"good",$=ih(y,No(e),w,o.length);return{verdict:y,sign:{even:"○",bad:"✗",good:"\
✓"}[y],words:$,more:m.join(" ")}}function ih(t,e,n,o){return t==="even"?(0,ue.t)("{way}: the texts are drawn again, so they are not compared.",{way:e}):t==="g\
ood"?(0,ue.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:e}):o===1?(0,ue.t)(
"{way}: the prompt gives a different text than on its own.",{way:e}):(0,ue.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way\
}: {count} of {all} prompts give a different text than on their own.",{way:e,all:o})}function wr({sampled:t},{name:e},{same:n}){return e==="alone"?{verdict:"eve\
n",sign:"",words:""}:t?{verdict:"even",sign:"○",words:(0,ue.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,ue.t)("the same as on its own")}:{verdict:"\
bad",sign:"✗",words:(0,ue.t)("a different text than on its own")}}function ya(t,e,n,o,s){let r=ah(n);if(e.name==="alone")return[r];let i=t.sampled?"":lh(n,o),
l=ds(n.change,s);return[...i?[{words:i,meaning:(0,ue.t)("The first token that differs. What comes after it continues a different text."),term:"greedy"}]:[],{words:(0,ue.t)(
"KL {distance}",{distance:ds(n.kl,s)}),meaning:(0,ue.t)("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before \
the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,je.asSentence)((0,wa.klSumWords)(ch(o,n),s,ds(n.kl,s)))},{words:(0,ue.t)("log p of {tok\
en} {change}",{token:(0,je.quoted)(o.new[0][1]),change:`${(0,Po.isKnown)(n.change)&&n.change>0?"+":""}${l}`}),meaning:(0,ue.t)("The change in the log-probabilit\
y of the token that the prompt alone chose first."),term:"logprob",run:()=>dh(n,o,l),unit:s},r]}function ah({first:t}){let e=i=>(0,je.percent)((0,je.probability)(
i)),n=t.slice(0,3).map(([i,l])=>`${(0,je.quoted)(i)} ${e(l)}`),[[o,s]]=t,r={token:(0,je.quoted)(o),logprob:(0,je.decimals)(s),percent:e(s)};return{words:(0,ue.t)(
"first: {tokens}",{tokens:n.join(", ")}),meaning:(0,ue.t)("The likeliest first new tokens, with their probabilities before the logits processors."),term:"probab\
ility",run:()=>(0,ue.t)("{token}: e^({logprob}) = {percent}.",r)}}function lh({parts_at:t,new:e},n){if(t===null)return"";let o=s=>t<s.length?(0,je.quoted)(s[t][1]):
(0,ue.t)("the end");return(0,ue.t)("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(n.new)})}var ch=(t,e)=>t.first.flatMap(([
n,o])=>{let s=e.first.find(([r])=>r===n);return s?[{text:n,p:(0,je.probability)(o),q:(0,je.probability)(s[1])}]:[]});function dh(t,e,n){let[[,o]]=e.new,[s,r]=[e,
t].map(({first:i})=>i.find(([l])=>l===o));return!s||!r||!(0,Po.isKnown)(t.change)?"":(0,ue.t)("from {before} alone to {after}: a change of {change}.",{before:(0,je.percent)(
(0,je.probability)(s[1])),after:(0,je.percent)((0,je.probability)(r[1])),change:n})}function xa(t){let{model:e,mode:n,prompts:o,width:s,pad:r,borrowed:i,dtype:l,
seed:g,sampled:m,ways:w}=t,y=m?(0,ue.t)("{mode}, seed {seed}",{mode:(0,je.modeName)(n),seed:g}):(0,je.modeName)(n),N=w[0].answers.some(({read:C})=>C.length<s)?hh(
o.length,{width:s,pad:r[1]},i):(0,ue.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:s});return`${e}, ${l}; ${y}; ${N}`}
var hh=(t,e,n)=>n?(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",e):(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",e);var D=b(vt(),1),ph=6,va=200;function uh({group:t}){let e=t.found,{unit:n}=t,o=(0,hs.useMemo)(()=>e.prompts.map((r,i)=>(0,D.jsx)(fh,{found:e,number:i,unit:n},`${i}\
 ${r}`)),[e,n]),s=e.ways.slice(1).map(r=>ka(e,r,n));return(0,D.jsxs)(D.Fragment,{children:[(0,D.jsxs)("header",{class:"gp-head",children:[(0,D.jsx)("h2",{class:"\
gp-title",children:(0,at.t)("Batch")}),(0,D.jsx)("p",{class:"gp-note gp-about",children:xa(e)})]}),(0,D.jsx)("ul",{class:"gp-batch-verdicts",children:s.map(({verdict:r,
sign:i,words:l,more:g})=>(0,D.jsxs)("li",{"data-verdict":r,children:[(0,D.jsx)(Ta,{sign:i}),(0,D.jsxs)("span",{children:[l,(0,D.jsx)("small",{children:g})]})]},
l))}),(0,D.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:s.map(({words:r})=>r).join(" ")}),(0,D.jsx)(gh,{isDecoder:!e.is_encoder_decoder}),(0,D.jsx)(
"div",{class:"gp-batch-prompts",children:o}),(0,D.jsx)(wh,{})]})}var Oa=(0,Sa.groupPane)(uh,({found:t})=>!!t),Ta=({sign:t})=>(0,D.jsx)("span",{class:"gp-sign","\
aria-hidden":"true",children:t});function fh({found:t,number:e,unit:n}){let[o,s]=(0,hs.useState)(e<ph),r=[...t.prompts[e]],i=t.ways.slice(1).map(l=>`${wr(t,l,l.
answers[e]).sign} ${No(l)}`);return(0,D.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:l})=>s(l.open),children:[(0,D.jsxs)("summary",{children:[
(0,at.t)("Prompt {number}:",{number:e+1})," ",(0,D.jsx)("bdi",{class:"gp-prompt-text",children:r.slice(0,va).join("")+(r.length>va?"…":"")}),(0,D.jsxs)("span",
{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&t.ways.map(l=>(0,D.jsx)(mh,{found:t,way:l,number:e,unit:n},l.name))]})}function mh({found:t,way:e,number:n,
unit:o}){let[s,r]=[t.ways[0].answers[n],e.answers[n]],{verdict:i,sign:l,words:g}=wr(t,e,r),m=e.name==="alone"||JSON.stringify(r.read)!==JSON.stringify(s.read),w=(0,at.t)(
"Prompt {number} as the model reads it: {way}",{number:n+1,way:No(e)});return(0,D.jsxs)("div",{class:"gp-way","data-verdict":i,children:[(0,D.jsxs)("h3",{class:"\
gp-way-name",children:[(0,D.jsx)(Ta,{sign:l}),No(e),(0,D.jsx)("small",{children:g})]}),(0,D.jsxs)("div",{class:"gp-way-body",children:[m?(0,D.jsx)("div",{class:"\
gp-scroll",tabIndex:0,role:"region","aria-label":w,children:(0,D.jsx)(ua,{read:r.read,text:s.read.length,side:e.name,goesOn:!t.is_encoder_decoder,caption:w})}):
(0,D.jsx)("p",{class:"gp-note",children:(0,at.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),(0,D.jsxs)(
"p",{class:"gp-gave",children:[(0,D.jsxs)("span",{class:"gp-gave-words",children:[(0,at.t)("Output:")," "]}),(0,D.jsx)(fa,{tokens:r.new,parts:t.sampled?null:r.parts_at})]}),
(0,D.jsx)("p",{class:"gp-measures",children:ya(t,e,r,s,o).map(y=>(0,D.jsx)(br.Term,{id:y.term,run:y.run,meaning:y.meaning,unit:y.unit,children:y.words},y.words))})]})]})}
function gh({isDecoder:t}){return(0,D.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,D.jsxs)("span",{children:[(0,D.jsx)("i",{class:"gp-cell gp-padding","\
aria-hidden":"true",children:"pad"})," ",(0,D.jsx)(br.Term,{id:"padding",meaning:(0,at.t)("All rows of a batch have the same length. Shorter prompts are filled \
with pad tokens, on the left or on the right."),children:(0,at.t)("padding")})]}),(0,D.jsxs)("span",{children:[(0,D.jsx)("i",{class:"gp-cell gp-ignored","aria-h\
idden":"true",children:"0"})," ",(0,at.t)("hidden by the mask")]}),(0,D.jsxs)("span",{class:"gp-of-decoder",hidden:!t,children:[(0,D.jsx)("i",{class:"gp-cell gp\
-last","aria-hidden":"true",children:"abc"})," ",(0,at.t)("the next token is predicted from here")]}),(0,D.jsxs)("span",{children:[(0,D.jsx)("u",{class:"gp-part\
ed",children:(0,at.t)("text")})," ",(0,at.t)("differs from what the prompt gives on its own")]})]})}function wh(){return(0,D.jsxs)("details",{class:"gp-batch-wh\
y",children:[(0,D.jsx)("summary",{children:(0,at.t)("Why?")}),(0,D.jsxs)("ul",{children:[(0,D.jsx)("li",{children:(0,at.t)("A decoder-only model continues from \
the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the mode\
l predicts after padding says little about the prompt.")}),(0,D.jsx)("li",{children:(0,at.t)("The mask hides the padding from attention, and the position ids co\
unt from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,D.jsx)("li",{children:(0,at.t)("Equiva\
lent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by so\
me millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,D.jsx)("li",{children:(0,at.t)("An encoder-\
decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; paddi\
ng on the left can, where the encoder has learned absolute positions.")}),(0,D.jsx)("li",{children:(0,at.t)("Without a mask, generate looks for the padding by i\
tself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell t\
hem apart, and the model reads all of them as text.")})]})]})}var us=b(Wo(),1);var Ga=b(es(),1),lt=b(K(),1),me=b(j(),1),qo=b(Me(),1),Fa=b(kr(),1),Ha=b(ls(),1),Ka=b(_a(),1);var La=b(Lt(),1),wt=b(K(),1),za=b(j(),1),En=b(Me(),1);var Ye=b(K(),1),Xe=b(j(),1),Ao=b(Me(),1),yr=3,bh={sum:"logprob",token:"per_token",byte:"per_byte"},ps=(t,e)=>t[bh[e]]??-1/0,ho=({answers:t},e)=>t.map((n,o)=>o).
sort((n,o)=>ps(t[o],e)-ps(t[n],e)),en=(t,e=3)=>(0,Ao.isKnown)(t)?(0,Ye.decimals)(t,e):"−∞";function xr(t){let{answers:e}=t;if(e.length<2)return"";let n=["su\
m","token","byte"].map(l=>ho(t,l)),[o,s,r]=n.map(([l])=>(0,Ye.quoted)(e[l].text.trim()));return o!==s||o!==r?(0,Xe.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:s,byte:r}):n.every(l=>l.join()===n[0].join())?(0,Xe.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,Xe.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Ea({answers:t,total:e}){if(!(0,Ao.isKnown)(e))return"";let n=(0,Ye.percent)(e);return(0,Xe.tn)(
t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function Wa({answers:t,overlaps:e,kind:n,unread:o},s,r){let i=[],l=(w,y="warning")=>i.push({kind:y,words:w});if(s&&!t.length&&l((0,Xe.t)("None of the answers wa\
s read.")),!t.length)return i;n==="chat"&&l((0,Xe.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&l((0,Xe.t)("Each answer begins the targ\
et."),"info");let g=new Set;for(let[w,y]of e)g.has(y)||(g.add(y),l((0,Xe.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,Ye.quoted)(t[y].text.trim()),short:(0,Ye.quoted)(t[w].text.trim())})));let m=t.flatMap(({text:w,
join:y})=>y&&!y.same?[{text:w,join:y}]:[]);for(let{text:w,join:y}of m.slice(0,yr))l(kh(w,y));m.length>yr&&l((0,Xe.tn)(m.length-yr,"So is {count} other answer.",
"So are {count} other answers.")),s&&n!=="source"&&t.some(({join:w})=>!w)&&l((0,Xe.t)("How prompt and answer are split as one text is not known here."),"info");
for(let w of s?o:[])l(yh(w,r(w)));return i}var Ca=(t=[])=>t.map(Ye.quoted).join(" "),kh=(t,{whole:e,read:n})=>(0,Xe.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,Ye.quoted)(t.trim()),read:Ca(n),whole:Ca(e)});
function yh({text:t,failed:e},n){let o=(0,Xe.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,Ye.quoted)(t.trim())});return e&&
!n?`${o} ${(0,Xe.t)(e.message)} ${(0,Xe.t)(e.fix)}`:o}function Pa({token_id:t,text:e,logprob:n,rank:o,after:s,removed_by:r},i){let l=[(0,Xe.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,Ye.quoted)(e),id:t,value:en(n),share:(0,Ye.percent)((0,Ye.probability)(n))})];return o&&l.push((0,Xe.t)(
"rank {rank}",{rank:(0,Ye.count)(o)})),i&&l.push(xh(s,r)),`${l.join(", ")}.`}function xh(t,e){return(0,Ao.isKnown)(t)?(0,Xe.t)("{share} after the processors",{share:(0,Ye.percent)(
(0,Ye.probability)(t))}):(0,Xe.t)("removed by {processor}",{processor:e?(0,Ye.processorWords)(e)[0]:(0,Xe.t)("a processor")})}var Na=({tokens:t})=>t.find(({after:e})=>!(0,Ao.isKnown)(
e))??t[0];var Aa=4,vh=t=>new TextEncoder().encode(t.trimStart()).length,Ia=t=>t.length>Aa?[...t.slice(0,Aa-1),"…",...t.slice(-1)]:t,Sh={share(t,e,n){let o=t.shares?.[n];
if(!(0,En.isKnown)(o))return"";let s=i=>`e^(${en(ps(i,n))})`,r=ho(e,n).map(i=>s(e.answers[i]));return`${s(t)} / (${Ia(r).join(" + ")}) = ${(0,wt.percent)(o)}`},
sum:({tokens:t,logprob:e})=>qa(t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>Ra(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>Ra(t,vh(n),
e),perplexity:({per_token:t,perplexity:e})=>(0,En.isKnown)(e)&&(0,En.isKnown)(t)?`exp(−(${(0,wt.decimals)(t)})) = ${(0,wt.decimals)(e,2)}`:"",after:({tokens:t,
after:e})=>(0,En.isKnown)(e)?qa(t.map(n=>n.after),e):""};function qa(t,e){let n=`${en(e)} nats, ${(0,wt.percent)((0,wt.probability)(e))}`;return t.length<2||!t.
every(En.isKnown)?n:`${Ia(t.map(o=>en(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function Ra(t,e,n){return!(0,En.isKnown)(t)||!(0,En.isKnown)(n)||(0,wt.decimals)(
t/e)!==(0,wt.decimals)(n)?"":(0,La.quotientWords)((0,wt.decimals)(t),(0,wt.count)(e),(0,wt.decimals)(n))}function Ba(t,e,n){let[o]=ho(e,n);if(o===void 0)return"";
let s=e.answers[o],r=Sh[t](s,e,n);return r?(0,za.t)("{name}: {words}.",{name:(0,wt.quoted)(s.text.trim()),words:r}):""}var G=b(vt(),1),ja=400,Oh=[["sum",()=>(0,me.t)("sum")],["token",()=>(0,me.t)("mean per token")],["byte",()=>(0,me.t)("mean per byte")]];function Th({group:t}){let[
e,n]=(0,us.useState)("sum"),o=t.found,{blocks:s}=o;return(0,G.jsxs)(G.Fragment,{children:[(0,G.jsxs)("header",{class:"gp-head",children:[(0,G.jsx)("h2",{class:"\
gp-title",children:(0,me.t)("Answers")}),(0,G.jsx)("p",{class:"gp-note gp-missing",children:$t(t,o)}),(0,G.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,me.t)("Rank by"),children:[(0,G.jsx)("span",{class:"gp-note",children:(0,me.t)("Rank by")}),Oh.map(([r,i])=>(0,G.jsx)("button",{class:"gp-button",
type:"button","data-by":r,"aria-pressed":e===r,onClick:()=>n(r),children:i()},r))]})]}),(0,G.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&
s.length===1&&xr(s[0])}),(0,G.jsx)("div",{class:"gp-blocks",children:s.map((r,i)=>(0,G.jsx)(Mh,{group:t,block:r,by:e},i))}),(0,G.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,G.jsx)("span",{class:"gp-note",children:(0,me.t)("Tokens are shaded by probability")}),(0,G.jsx)(Fa.ShadeScale,{class:"gp-note",name:"ra\
w",unit:t.unit})]}),(0,G.jsxs)("details",{class:"gp-choices-why",children:[(0,G.jsx)("summary",{children:(0,me.t)("What do these numbers mean?")}),(0,G.jsxs)("u\
l",{children:[(0,G.jsx)("li",{children:(0,me.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,G.jsx)("li",{children:(0,me.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,G.jsx)("li",{children:(0,me.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var Da=(0,Ga.groupPane)(Th,({found:t})=>t?.
question==="choices");function Mh({group:t,block:e,by:n}){let{model:o,prompt:s,answers:r,total:i}=e,l=[...s],g=l.slice(0,ja).join("")+(l.length>ja?"…":""),m=(0,me.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,lt.quoted)(s)}),w=(0,us.useMemo)(()=>r.length>0&&(0,G.jsx)(Eh,{group:t,block:e,by:n,name:m}),[e,n,t.canAsk]),
y=({entry:N})=>!!t.entries[N]?.ended?.failed,$=Wa(e,!!t.done,y);return(0,G.jsxs)("section",{class:"gp-block",children:[(0,G.jsxs)("h3",{class:"gp-block-head",children:[
(0,G.jsx)("span",{class:"gp-block-model",children:o})," ",(0,G.jsx)("bdi",{class:"gp-block-prompt",children:g||(0,me.t)("(empty)")})]}),(0,G.jsx)("p",{class:"gp\
-verdict",children:(0,qo.isKnown)(i)?xr(e):""}),(0,G.jsx)("p",{class:"gp-note gp-total",children:Ea(e)}),(0,G.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":m,children:w}),(0,G.jsx)("ul",{class:"gp-choice-notes",hidden:!$.length,children:$.map(({kind:N,words:C})=>(0,G.jsx)("li",{class:"gp-note","data-ki\
nd":N,children:C},C))})]})}var $h=t=>[{name:(0,me.t)("share"),meaning:_h[t](),term:"answer-share",sum:"share"},{name:(0,me.t)("log P"),meaning:(0,me.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,me.t)(
"per token"),meaning:(0,me.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,me.t)("per byte"),meaning:(0,me.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,me.t)("(Σ log p) / bytes")},{name:(0,me.t)("perplexity"),meaning:(0,me.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,me.t)("after processors"),meaning:(0,me.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],_h={sum:()=>(0,me.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,me.t)("Th\
e softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>(0,me.t)("The softmax of the means per byte: a weight for the r\
anking, no probability of a text.")},Ch=t=>t==="share"?"%":t==="perplexity"?"":"nats";function Eh({group:t,block:e,by:n,name:o}){let s=e.processors.length>0,r=$h(
n).filter(({sum:i})=>i!=="after"||s);return(0,G.jsxs)("table",{class:"gp-answers",children:[(0,G.jsx)("caption",{class:"gp-hidden",children:o}),(0,G.jsx)("thead",
{children:(0,G.jsxs)("tr",{children:[(0,G.jsx)("th",{scope:"col",children:(0,me.t)("answer")}),r.map(({name:i,sorted:l,sum:g,term:m,meaning:w,formula:y})=>(0,G.jsx)(
"th",{scope:"col","aria-sort":l===n?"descending":void 0,children:(0,G.jsx)(Ha.Term,{id:m,run:()=>Ba(g,e,n),meaning:w,unit:Ch(g),formula:y,children:i})},i)),t.canAsk&&
(0,G.jsx)("td",{})]})}),(0,G.jsx)("tbody",{children:ho(e,n).map(i=>(0,G.jsx)(Wh,{answer:e.answers[i],by:n,hasProcessors:s,open:t.canAsk?()=>t.ask({type:"open",entry:e.
entries[i]}):void 0},i))})]})}function Wh({answer:t,by:e,hasProcessors:n,open:o}){let{text:s,tokens:r,logprob:i,shares:l}=t,g=l?.[e];return(0,G.jsxs)("tr",{children:[
(0,G.jsx)("th",{scope:"row",dir:"auto",children:r.map((m,w)=>(0,G.jsx)(Ka.TokenInk,{token:m,ground:`var(--gp-prob-${Math.round((0,lt.probability)(m.logprob)*10)}\
)`,words:()=>Pa(m,n)},w))}),(0,G.jsxs)("td",{class:"gp-share-cell",children:[(0,G.jsx)("span",{children:(0,qo.isKnown)(g)?(0,lt.percent)(g):"…"}),(0,G.jsx)("s\
pan",{class:"gp-share","aria-hidden":"true",children:(0,G.jsx)("i",{style:{width:`${(g??0)*100}%`}})})]}),(0,G.jsx)(po,{more:(0,lt.percent)((0,lt.probability)(i)),
children:en(i)}),(0,G.jsx)(po,{children:en(t.per_token)}),(0,G.jsx)(po,{children:en(t.per_byte)}),(0,G.jsx)(po,{children:Nh(t.perplexity)}),n&&(0,G.jsx)(Ph,{answer:t}),
o&&(0,G.jsx)("td",{children:(0,G.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,me.t)("Open the run of {answer}",{answer:(0,lt.quoted)(s.trim())}),
onClick:o,children:(0,me.t)("Open")})})]})}function po({class:t,more:e,children:n}){return(0,G.jsxs)("td",{class:t,children:[n,e&&(0,G.jsx)("small",{children:e})]})}
function Ph({answer:t}){let{after:e}=t;if((0,qo.isKnown)(e))return(0,G.jsx)(po,{more:(0,lt.percent)((0,lt.probability)(e)),children:en(e)});let{text:n,removed_by:o}=Na(
t),s=o?(0,lt.processorWords)(o)[0]:(0,me.t)("a processor");return(0,G.jsxs)(po,{class:"gp-removed",more:(0,me.t)("{token} by {processor}",{token:(0,lt.quoted)(n),
processor:s}),children:["✕ ",(0,me.t)("removed")]})}var Nh=t=>(0,qo.isKnown)(t)?t>=1e3?(0,lt.count)(Math.round(t)):(0,lt.decimals)(t,2):"∞";var Lo=b(ye(),1),ut=b(K(),1),fo=b(j(),1),rl=b(Ve(),1);var Za=b(vr(),1),Qa=b(j(),1),Ua=new WeakMap;function pt(t){let e=Ua.get(t)||[],[n]=t.lines(),{keep:o,added:s}=(0,Za.pathChange)(e,n?n.last:null);e.length=o;for(let r of s)
e.push(r);return Ua.set(t,e),e}function tn({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function bt({groups:t,
lanes:e},n){let{id:o,label:s}=t[n];if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:(0,Qa.t)("{lane} (removed)",{lane:s})}var fs=({groups:t},e,n)=>Ja(t[e].
model)===Ja(t[n].model);function Ja(t){let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function ms(t,e,n){let o=[e,
n].map(i=>pt(t.shownOf(i).log)),s=fs(t,e,n)?Ah(...o):qh(...o),r=o.map((i,l)=>s[l]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"\
shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}function Ah(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.
token_id;)o+=1;return[o,o]}var Xa=({piece:t})=>t??"\0";function qh(...t){let[e,n]=t.map(r=>r.map(Xa).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===
n[s];)s+=1;return t.map(r=>Rh(r,s))}function Rh(t,e){let n=0,o=0;for(;o<t.length&&(n+=Xa(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}
var Ro=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join("");function Ya(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var ws=b(j(),1);var Kn=b(K(),1),el=32,tl=new WeakMap;function gs(t,e){if(tl.get(t)===e)return;tl.set(t,e);let[,n,o,s]=e.match(/^(\s*)([^]*?)(\s*)$/),r=i=>(0,Kn.make)("span","gp\
-mark",[...i].map(l=>Kn.MARKS[l]||"␣").join(""));t.replaceChildren(...[n&&r(n),o,s&&r(s)].filter(Boolean))}function uo(t){let e=t.map(n=>{let o=[...(0,Kn.inOneLine)(
n.replace(/^ +| +$/g,s=>Kn.MARKS[" "].repeat(s.length)))];return o.length<=el?o.join(""):`${o.slice(0,el-1).join("")}…`});return e.map((n,o)=>e.filter(s=>s===
n).length>1?`${o+1}: ${n}`:n)}var Ue=t=>(0,ws.isSaid)(t)?(0,ws.t)(t):String(t),Dn=({title:t,prompt:e})=>e?uo([e])[0]:Ue(t);var nl=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ol(t){let e=nl?[...nl.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function sl(t,e){
let n=[t,e].map(y=>y.map(({word:$})=>$)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let l=0;for(;l<r-i&&o.at(-1-l)===s.at(-1-l);)l+=1;
let g=n.map(y=>y.map(($,N)=>N<i||N>=y.length-l)),m=n.map(y=>y.slice(i,y.length-l)),w=m.some(y=>y.length>1200);for(let[y,$]of Lh(...m.map(N=>N.slice(0,1200))))g[0][i+
y]=g[1][i+$]=!0;return{kept:g,shared:g[0].filter((y,$)=>y&&o[$]).length,cut:w}}function Lh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let l=r*n+i;o[l]=t[r]===e[i]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function il(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,l=-1/0;function g(N){let C=(0,ut.make)("div","gp-text-side"),E=(0,ut.make)("h3","gp-side-name"),x=(0,ut.make)(
"p","gp-side-text",null,{dir:"auto"});return C.append(E,x),s.append(C),{head:E,body:x,tag:N}}let m=["del","ins"].map(g);function w({body:N,tag:C},E,x){let O=[],
v="",k=!1,f=()=>{v&&O.push(k?(0,ut.make)(C,"",v):v),v=""};E.forEach(({space:c,word:d},a)=>{let p=!x[a]&&!!d;p!==k?!p||!v?(f(),k=p,v=c+d):(v+=c,f(),k=!0,v=d):v+=
c+d}),f(),N.replaceChildren(...O)}function y(N){clearTimeout(i),i=0,l=performance.now();let C=N.map(c=>ol(Ro(pt(e.shownOf(c).log)))),{kept:E,shared:x,cut:O}=sl(
...C);m.forEach((c,d)=>w(c,C[d],E[d]));let[v,k]=C.map(c=>c.filter(({word:d})=>d).length),f=t.querySelector(".gp-alike");(0,Lo.showIf)(f,v+k>0),v+k&&((0,ut.say)(
t.querySelector(".gp-share"),(0,fo.t)("{share} in common",{share:(0,ut.percent)(2*x/(v+k))})),(0,ut.say)(t.querySelector(".gp-formula"),(0,fo.t)("2 × {shared} s\
hared words / ({one} + {other})",{shared:(0,ut.count)(x),one:(0,ut.count)(v),other:(0,ut.count)(k)}))),(0,Lo.showIf)(t.querySelector(".gp-cut"),O),(0,ut.say)(t.
querySelector(".gp-cut"),(0,fo.t)("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as diffe\
rent.",{count:(0,ut.count)(1200)}))}let $=N=>t.querySelector(".gp-"+N).textContent;return(0,rl.runsOfTerms)(t,{alike:()=>(0,fo.t)("{formula}: {value}.",{formula:$(
"formula"),value:$("share")})}),()=>{let N=e.header&&e.header.kind==="lanes"?tn(e):null,C=N?N.map(k=>pt(e.shownOf(k).log)):[];if(t.hidden=!C.some(k=>k.length),t.
hidden)return;let E=N.map(k=>bt(e,k)),x=JSON.stringify([E,...C.map(k=>Ro(k))]);if(x===r&&(!i||e.running))return;r=x,(0,ut.say)(t.querySelector(".gp-pair"),(0,fo.t)(
"{one} and {other}, word by word",{one:E[0],other:E[1]})),m.forEach(({head:k},f)=>(0,Lo.sayLabel)(k,`${E[f]} ${Dn(e.groups[N[f]])}`,{plain:!0}));let v=C[0].length*
C[1].length>2e5&&e.running?l+500-performance.now():0;v<=0?y(N):i||=setTimeout(()=>y(tn(e)),v)}}var ct=b(ye(),1),V=b(K(),1),ll=b(Lt(),1),Re=b(j(),1),ks=b(Ve(),1),bs=b(Sr(),1);function cl(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
g=null,m=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function w(){for(let p of m)p.replaceChildren(...e.groups.map((u,S)=>(0,V.make)("option","",`${bt(
e,S)} ${Dn(u)}`,{value:S})))}m.forEach((p,u)=>p.addEventListener("change",()=>{let S=tn(e),P=Number(p.value),q=P===S[1-u]?S[u]:S[1-u];e.setPair(...u?[q,P]:[P,q])}));
let y=({log:p})=>!!(p.finished||p.failed||e.done);function $(p,{kind:u,at:S,shorter:P}){let[q,h]=p.map(R=>bt(e,R)),[T,M]=p.map(R=>e.shownOf(R)),_=[T,M].map(({log:R})=>pt(
R));if(!_[0].length||!_[1].length)return[(0,Re.t)("{one} and {other} have no tokens to compare yet.",{one:q,other:h})];if(u==="same")return y(T)&&y(M)?[(0,Re.tn)(
S[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:q,other:h})]:
[(0,Re.tn)(S[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:q,other:h})];
if(u==="shorter"){let[R,L]=P?[h,q]:[q,h];if(!y(P?M:T))return[(0,Re.t)("{one} and {other} have written the same so far; {long} is ahead.",{one:q,other:h,long:L})];
let{finished:z}=(P?M:T).log,I=(0,Re.tn)(S[P],"{count} token","{count} tokens"),re=x(_[1-P][S[1-P]].chosen.text),Z=z&&z.sequences.length&&(0,V.stopWords)(z.sequences[0].
stop_reason)[0];return[Z?(0,Re.t)("{short} ended after {tokens}: {reason}.",{short:R,tokens:I,reason:Z}):(0,Re.t)("{short} ended after {tokens}.",{short:R,tokens:I}),
" ",...(0,V.filled)((0,Re.t)("{long} begins with the same text and continues with {token}."),{long:L,token:re})]}let[A,W]=_.map((R,L)=>R[S[L]]);return[...N([q,h],
S,Ro(_[0],S[0]))," ",...C(q,A)," ",...C(h,W)]}function N([p,u],S,P){if(!P)return[(0,Re.t)("They diverge at the first token.")];let[q,h]=S.map(M=>(0,V.count)(M+1));
return[q===h?(0,Re.t)("They diverge at token {number}.",{number:q}):(0,Re.t)("They diverge at token {a} of {one} and token {b} of {other}.",{a:q,b:h,one:p,other:u}),
" ",...(0,V.filled)((0,Re.t)("Both had written {text}."),{text:x(Ya(P))})]}let C=(p,u)=>(0,V.filled)(u.given?(0,Re.t)("{lane} was given {token} ({odds})."):(0,Re.t)(
"{lane} chose {token} ({odds})."),{lane:p,token:x(u.chosen.text),odds:E(u)}),E=p=>p.chosen.logprob===null?(0,bs.removedWords)(p.chosen):(0,V.percent)((0,V.numbersOf)(
p).probability);function x(p){let u=(0,V.make)("span","gp-quote");return u.append(...(0,V.filled)((0,Re.t)("“{text}”"),{text:(0,V.labelled)(p,"gp-strong")})),
u}function O(p){let u=(0,V.make)("p");u.append(...p),u.textContent!==s.textContent&&s.replaceChildren(...u.childNodes)}function v(p,u){let S=new Map;return p.forEach(
({chosen:q,distribution:h},T)=>{for(let M of[...h.candidates,q]){let _=u?M.token_id:M.text;S.has(_)||S.set(_,{label:M.text,sides:[null,null],most:0});let A=S.get(
_);A.sides[T]||(A.sides[T]={candidate:M,isChosen:M.token_id===q.token_id},A.most=Math.max(A.most,(0,V.probability)(M.logprob),(0,V.probability)(M.raw_logprob)))}}),
[...S.values()].sort((q,h)=>h.most-q.most).filter(({sides:q,most:h},T)=>T<10&&(T<o[0]||h>=o[1])||q.some(M=>M&&M.isChosen))}function k(){let p=(0,V.make)("tr"),u=(0,V.make)(
"th","",null,{scope:"row"});return u.append((0,V.make)("bdi","gp-word")),p.append(u,...[0,1].map(()=>{let S=(0,V.make)("td"),P=(0,V.make)("div","gp-side"),q=(0,V.make)(
"span","gp-tracks");q.append((0,V.make)("i","gp-bar gp-after"),(0,V.make)("i","gp-bar gp-before"));let h=(0,V.make)("span","gp-values");return h.append((0,V.make)(
"span"),(0,V.make)("small")),P.append((0,V.make)("span","gp-sign"),q,h),S.append(P),S})),p}function f(p,u,S,P){let[q,h,T]=p.firstChild.children,[M,_]=u?[u.candidate.
logprob,u.candidate.raw_logprob].map(V.probability):[0,0],A=!!u&&u.candidate.logprob===null,W=!!u&&u.isChosen;(0,ct.sayClass)(p,[W&&"gp-chosen",A&&"gp-removed",
!u&&"gp-unlisted"].filter(Boolean).join(" ")),(0,V.say)(q,W?"▶":A?"✕":""),(0,ct.sayPercent)(h.children[0],"width",M/S),(0,ct.sayPercent)(h.children[1],"widt\
h",_/S),(0,V.say)(T.children[0],u?A?"":(0,V.percent)(M):"–"),(0,V.say)(T.children[1],u?(0,V.percent)(_):"");let R=u?[W&&(0,Re.t)("chosen"),A?(0,bs.removedWords)(
u.candidate):(0,V.percent)(M),(0,Re.t)("{share} before the processors",{share:(0,V.percent)(_)})].filter(Boolean).join(", "):(0,Re.t)("not recorded");(0,ct.sayAttributes)(
p,{"aria-label":`${P}: ${R}`,title:A?(0,bs.removedWords)(u.candidate):""})}function c(p,u){let S=v(u,fs(e,...p)),P=S.flatMap(_=>_.sides).filter(Boolean),q=P.every(
({candidate:_})=>_.logprob===_.raw_logprob),h=Math.max(1e-9,...P.flatMap(({candidate:_})=>[(0,V.probability)(_.logprob),(0,V.probability)(_.raw_logprob)]));i.classList.
toggle("gp-plain",q),(0,ct.showIf)(t.querySelector(".gp-before-key"),!q),(0,ct.showIf)(t.querySelector(".gp-removed-key"),P.some(({candidate:_})=>_.logprob===null)),
(0,ct.showIf)(t.querySelector(".gp-unlisted-key"),P.length<2*S.length);let T=(0,ct.fit)(l.tBodies[0],S.length,k);S.forEach(({label:_,sides:A},W)=>{let[R,...L]=T[W].
cells;(0,ct.sayLabel)(R.firstChild,_),L.forEach((z,I)=>f(z,A[I],h,bt(e,p[I])))});let M=l.tHead.rows[0].cells;p.forEach((_,A)=>{let{entropyAfter:W}=(0,V.numbersOf)(
u[A]),[R]=M[A+1].children;(0,ct.sayLabel)(R,(0,Re.t)("{lane}, entropy {entropy}",{lane:`${bt(e,_)} ${Dn(e.groups[_])}`,entropy:(0,V.information)(W,e.unit)}),{plain:!0}),
(0,ks.tipOfTerm)(R,"entropy",()=>d(u[A],bt(e,_)),{meaning:(0,Re.t)("How uncertain the next token was where they diverge, after the processors.")})})}let d=({distribution:{
entropy_before:p,entropy_after:u}},S)=>(0,Re.t)("{lane}: {before} before the processors, {after} after them.",{lane:S,before:(0,V.information)(p,e.unit),after:(0,V.information)(
u,e.unit)});function a(p){if(!g)return"";let{pair:u,steps:S}=g,[P,q]=S.map(({chosen:M})=>M),h=(M,{token_id:_})=>[...M.distribution.candidates,M.chosen].find(A=>A.
token_id===_),T=M=>M?(0,V.percent)((0,V.probability)(M[p])):(0,Re.t)("not recorded");return(0,ll.inARow)([P,q].map(M=>(0,Re.t)("{token}: {one} {mine}, {other} {\
theirs}",{token:(0,V.quoted)(M.text),one:bt(e,u[0]),other:bt(e,u[1]),mine:T(h(S[0],M)),theirs:T(h(S[1],M))})))}return(0,ks.runsOfTerms)(t,{after:()=>a("logprob"),
before:()=>a("raw_logprob")}),p=>{let u=e.header&&e.header.kind==="lanes"?tn(e):null;if(t.hidden=!u||u.some(M=>e.shownOf(M).log.denoises),t.hidden)return;(p.run||
p.lanes)&&w(),m.forEach((M,_)=>{M.value=u[_]});let S=ms(e,...u);O($(u,S));let[P,q]=u.map(M=>bt(e,M)),h=fs(e,...u);(0,ct.showIf)(r,!h),h||(0,V.say)(r,(0,Re.t)("{\
one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:P,other:q}));let T=S.kind===
"apart"?u.map((M,_)=>pt(e.shownOf(M).log)[S.at[_]]):null;(0,ct.showIf)(i,!!T),g=T&&{pair:u,steps:T},T&&c(u,T)}}var Er=b(j(),1),ul=b(Me(),1);var zo=b(Me(),1),Or=5,Ih=.9;function Bh(t){if(!t.length)return null;let e=[...t].sort((i,l)=>i-l),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,
!(o>0&&s>1-Ih));)r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,zo.medianOf)(e),low:e[o],high:e[n-1-o]}}function Tr(t,e){let n=Bh(t);if(!n||t.length<Or)
return"few";let{low:o,high:s}=n;return o>e?"above":s<e?"below":"open"}var jh=(t,e)=>(0,zo.isKnown)(t)&&(0,zo.isKnown)(e)?[t-e]:[];function dl(t,e=!0){let n=(s,r)=>Tr(
s.flatMap((i,l)=>jh(i,r[l])),0),o=t.findIndex((s,r)=>t.length>1&&t.every((i,l)=>r===l||n(s,i)===(e?"above":"below")));return o<0?null:o}var hl=b(et(),1),Mr=b(j(),1),$r=b(Me(),1);function pl(t,e){let n=({values:m})=>m[t.name]??NaN,o=e.filter(m=>Number.isFinite(n(m)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:ys([]),flat:!0};let s=o.reduce((m,w)=>n(w)<n(m)?w:m),r=o.reduce((m,w)=>n(w)>n(m)?w:m),i=dt(t,n(s))===dt(t,n(r)),l=ys(i?[]:
o.map(n)),g=m=>Math.round(l.share(m)*10);return{low:s,high:r,best:i?null:_r(t,e),level:g,scale:l,flat:i}}function _r(t,e){let n=({values:m})=>m[t.name]??NaN,o=e.
filter(m=>Number.isFinite(n(m))),s=o.map(({each:m})=>m[t.name]??[]);if(!t.better||s.some(({length:m})=>m!==s[0].length))return null;let r=t.better==="more",i=dl(
s,r);if(i===null)return null;let l=n(o[i]),g=m=>r?n(m)<l:n(m)>l;return o.every((m,w)=>w===i||g(m))?o[i]:null}function ys(t){let e=[...new Set(t)].sort((m,w)=>m-
w),[n,o]=[e[0],e[e.length-1]],s=m=>w=>o>n?(m(w)-m(n))/(m(o)-m(n)):0,r=({share:m})=>e.some(w=>e.filter($=>$>=w&&m($)-m(w)<.1).length>Math.max(1,e.length/2)),l={name:"\
order",share:m=>e.length>1?e.indexOf(m)/(e.length-1):0},g=[{name:"linear",share:s(m=>m)}];return n>0&&g.push({name:"log",share:s(Math.log)}),[...g,l].find(m=>!r(
m))??l}function mn(t,{each:e}){let n=(e[t.name]??[]).filter($r.isKnown);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>dt(t,r));return o===
s?"":(0,Mr.t)("{low} to {high}",{low:o,high:s})}var mo=t=>t.better==="less"?"heat":"prob";function dt(t,e,{unit:n=!1}={}){if(!(0,$r.isKnown)(e))return"–";let o={
minimumFractionDigits:t.digits,maximumFractionDigits:t.digits},s=(0,hl.notation)(e.toLocaleString("en-US",o));return n&&t.unit?`${s} ${(0,Mr.t)(t.unit)}`:s}var gn=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),go=(t,e,n,o,s={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...s}});var Cr=10;function fl({axes:[t,e],metric:n,heat:o,at:s}){let r=$=>e.values.map((N,C)=>t.values.map((E,x)=>$(s(C,x),C,x))),i=({values:{[n.name]:$}})=>(0,ul.isKnown)(
$)?o.level($):null,l=$=>dt(n,$.values[n.name])+(o.best===$?" ★":""),g=($,N,C)=>{let E=mn(n,$);return`${t.knob} ${t.values[C]}, ${e.knob} ${e.values[N]}: ${l($)}${E?
` (${E})`:""}`},m={type:"heatmap",x:t.values,y:e.values,colorscale:Array.from({length:Cr+1},($,N)=>[N/Cr,`var(--gp-${mo(n)}-${N})`]),zmin:0,zmax:Cr,showscale:!1,
xgap:2,ygap:2,z:r(i),text:r(l),texttemplate:"%{text}",hovertext:r(g),hoverinfo:"text"},w=Math.min(760,Math.max(220,96+42*e.values.length)),y={type:"category",showgrid:!1};
return go((0,Er.t)("{metric} over {columns} and {rows}",{metric:(0,Er.t)(n.title),columns:t.knob,rows:e.knob}),[m],gn(t.knob,{...y,side:"top"}),gn(e.knob,{...y,
autorange:"reversed"}),{height:w,margin:{l:52,r:18,t:60,b:16}})}var wo=b(j(),1),Wr=b(Me(),1);var Gh={linear:"linear",log:"log",order:"category"};function ml({knob:t,metric:e,points:n,wide:o}){let s=n.map(({label:E})=>E.trim()===""?NaN:Number(E)),r=s.every(
Number.isFinite)?Gh[ys(s).name]:"category",i=n.map((E,x)=>({...E,x:r==="category"?E.label:s[x]}));r!=="category"&&i.sort((E,x)=>Number(E.x)-Number(x.x));let l=i.
filter(({value:E})=>(0,Wr.isKnown)(E)),g=l.flatMap(({value:E,each:x})=>[E,...x]),m=o&&g.length>0&&Math.min(...g)>0,w=({label:E,value:x,range:O,best:v})=>`${E}: ${dt(
e,x)}${O?` (${O})`:""}${v?`, ${(0,wo.t)("the best")}`:""}`,y={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:E})=>E),
y:i.map(({value:E})=>(0,Wr.isKnown)(E)?E:null),text:i.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:E,each:x})=>x.length>1?Math.max(...x)-E:0),arrayminus:i.map(({value:E,each:x})=>x.
length>1?E-Math.min(...x):0)}},$={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(
({x:E})=>E),y:l.map(({value:E})=>E),text:l.map(({value:E,best:x})=>l.length<=12||x?dt(e,E)+(x?" ★":""):"")},N=(0,wo.t)(e.title),C=`${N}${e.unit?` (${(0,wo.t)(
e.unit)})`:""}${m?`, ${(0,wo.t)("logarithmic scale")}`:""}`;return go((0,wo.t)("{metric} over {knob}",{metric:N,knob:t}),[y,$],gn(t,{type:r}),gn(C,m?{type:"log"}:
{}))}var nn=b(K(),1),Ct=b(j(),1),gl=b(Me(),1);function xs(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?(0,Ct.t)("In {unit}.",{unit:(0,Ct.t)(o)}):"",s?"":
(0,Ct.t)("It is known when the runs of a cell have ended.")],i=t.querySelector(".gp-metric-term")||(0,nn.make)("span","gp-metric-term");t.replaceChildren(i,`: ${(0,Ct.t)(
e)} `,(0,nn.make)("span","gp-formula",(0,Ct.t)(n)),...r.filter(Boolean).map(l=>` ${l}`))}function wl(t,e,n){let{low:o,high:s,best:r,scale:i,flat:l}=n,g=e.metric,
m=e.group.groups.some(C=>mn(g,C)),w=C=>C&&e.nameOf(C.number)+C.values[g.name],y=[g.name,w(o),w(s),r&&r.number,i.name,l,m].join();if(t.dataset.key===y||(t.dataset.
key=y,t.replaceChildren(),!o))return;let $=(C,E)=>{let x=(0,nn.make)("span"),O=(0,nn.make)("b","",dt(g,E.values[g.name],{unit:!0}));return x.append(...(0,nn.filled)(
C,{value:O,cell:e.nameOf(E.number)})),x};l?t.append($((0,Ct.t)("The same everywhere: {value}"),o)):t.append($((0,Ct.t)("lowest {value} at {cell}"),o),Fh(mo(g)),
$((0,Ct.t)("highest {value} at {cell}"),s));let N=[i.name==="log"&&(0,Ct.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,Ct.t)("Coloured by rank, be\
cause some values are far from the rest."),m&&(0,Ct.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),r&&(g.better==="more"?(0,Ct.t)("★ b\
est: higher is better, seed by seed"):(0,Ct.t)("★ best: lower is better, seed by seed"))];t.append(...N.filter(Boolean).map(C=>(0,nn.make)("span","",C)))}function Fh(t){
let e=(0,nn.make)("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=(0,nn.make)("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(
o)}return e}function bl(t,e,n,o){let s=e.view!=="heat"?void 0:e.isList?Hh(e,n):e.isSettled?Kh(e,n):void 0;Pe(t,s,r=>o(e.isList?e.inOrder[r.pointNumber].number:e.
inRow(r.pointNumber[0])[r.pointNumber[1]].number))}function Hh(t,{best:e,scale:n}){let o=t.metric,[{knob:s,values:r}]=t.axes,i=t.inOrder.map(l=>({label:r[l.place[1]],
value:l.values[o.name],each:(l.each[o.name]||[]).filter(gl.isKnown),range:mn(o,l),best:e===l}));return ml({knob:s,metric:o,points:i,wide:n.name!=="linear"})}function Kh(t,e){
return fl({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Bo=b(ye(),1),Le=b(K(),1),Et=b(j(),1);var Ar=b(et(),1),Sl=b(Lt(),1),on=b(K(),1),Dt=b(j(),1),Ol=b(Ve(),1),Io=b(Me(),1);var Pr=b(K(),1),kl=b(j(),1),yl=b(Me(),1),Nr=({name:t})=>t==="ended";function wn(t,{values:e,each:n,entries:o},{unit:s=!1}={}){let r=e[t.name],i=(n[t.name]||(o.length===
1?[r]:[])).filter(yl.isKnown);return!Nr(t)||!i.length?dt(t,r,{unit:s}):(0,kl.t)("{count} of {all}",{count:(0,Pr.count)(i.filter(Boolean).length),all:(0,Pr.count)(
i.length)})}var Dh={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},xl=4;
function bo(t,e,n,o){let{name:s,unit:r,meaning:i,formula:l,better:g}=e,m=g==="more"?(0,Dt.t)("More is better."):g==="less"?(0,Dt.t)("Less is better."):"",w={meaning:[
(0,Dt.t)(i),m].filter(Boolean).join(" "),formula:(0,Dt.t)(l),unit:r?(0,Dt.t)(r):""};(0,Ol.tipOfTerm)(t,Dh[s],()=>Vh(e,n,o),w)}function Vh(t,e,n){let o=e.groups.
filter(({values:w})=>Number.isFinite(w[t.name]));if(!o.length)return"";let[s]=o,r=Uh(t,s,e.unit)||wn(t,s,{unit:!0});if(o.length===1)return(0,on.asSentence)(r);let i=({
values:w})=>w[t.name],[l,g]=[o.reduce((w,y)=>i(y)<i(w)?y:w),o.reduce((w,y)=>i(y)>i(w)?y:w)],m={name:n(s.number),words:r,low:wn(t,l),lowest:n(l.number),high:wn(t,
g),highest:n(g.number)};return m.low===m.high?(0,Dt.t)("{name}: {words}; the same for all.",m):(0,Dt.t)("{name}: {words}; of all, the lowest is {low} ({lowest})\
, the highest {high} ({highest}).",m)}function Uh(t,e,n){let o=e.values[t.name],s=wn(t,e,{unit:!0}),r=w=>(0,Io.isKnown)(w)&&dt(t,w)===dt(t,o);if(t.name==="ended")
return"";let i=(e.each[t.name]||[]).filter(Io.isKnown);if(t.name==="perplexity"){let w=vl(e),y=w.reduce(($,{raw:N})=>$+N,0);return!w.length||!r(Math.exp(-y/w.length))?
"":`exp(−(${(0,on.decimals)(y)}) / ${(0,on.count)(w.length)}) = ${s}`}if(i.length>1){if(!r(i.reduce(($,N)=>$+N,0)/i.length))return"";let w=i.map($=>dt(t,$)),y=w.
length>xl?[...w.slice(0,xl-1),"…",w.at(-1)].join(" + "):w.join(" + ");return(0,Dt.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,on.count)(
i.length),sum:y,value:s})}if(t.name==="tokens_per_second"){let{tokens:w,time:y}=e.values;return!w||!y||!r(w/y)?"":(0,Dt.tn)(w,"{count} token in {time} s = {valu\
e}","{count} tokens in {time} s = {value}",{time:(0,Ar.fixed)(y,2),value:s})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],g=l&&e.entries.length===1?
vl(e):[],m=g.reduce((w,y)=>w+(0,on.fromNats)(y[l],n),0);return!g.length||!r(m/g.length)?"":(0,Sl.quotientWords)((0,Ar.fixed)(m,2),(0,on.count)(g.length),s)}function vl({
entries:t}){let e=n=>(0,Io.finite)(n)??-1/0;return t.flatMap(n=>n.log?pt(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:s})=>({raw:e(o.raw_logprob),
logprob:e(o.logprob),entropy:s.entropy_after})):n.tokens.map(({raw_logprob:o,logprob:s,entropy:r})=>({raw:e(o),logprob:e(s),entropy:r})))}var vs=b(K(),1),qr=b(j(),1),Jh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},bn=t=>(0,vs.named)(Jh,t,"■"),
kn=t=>t==="failed"?[(0,qr.t)("an error"),(0,qr.t)("ended in an error")]:(0,vs.stopWords)(t),Vt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Wn=t=>t.log?
t.log.numTokens:t.tokens.length;function kt(t){return Vt(t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.
ended.stop_reason||"stopped")}function ko(t){let e=kt(t);return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"wa\
iting"}function Pn({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)
if(o+=s??"",o.length>=n)break;return o}function Rr(t,e){let n=(0,Le.make)("span","gp-stepper"),[o,s,r]=[(0,Le.make)("button","","‹"),(0,Le.make)("span"),(0,Le.make)("button","","›")];n.append(o,s,
r);let i=0,l=w=>y=>{y.stopPropagation(),Lr(t,i,w)};[[o,-1,(0,Et.t)("The text of the previous seed")],[r,1,(0,Et.t)("The text of the next seed")]].forEach(([w,y,
$])=>{(0,Bo.sayAttributes)(w,{type:"button","aria-label":$,tabindex:e}),w.addEventListener("click",l(y))});function m(w){i=w;let{entries:y}=t.groups[w];n.hidden=
y.length<2,(0,Le.say)(s,`${y.indexOf(t.shownOf(w))+1}/${y.length}`)}return{box:n,draw:m}}function Lr(t,e,n){let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));
t.showEntry(e,(s+n+o.length)%o.length)}function Tl(t,e,{nameOf:n,promptOf:o}){let s=x=>t.querySelector(".gp-whole"+x),r=s(""),i=Rr(e,0),l=(0,Le.make)("span"),g=(0,Le.make)(
"button","gp-button",(0,Et.t)("Open as one run"),{type:"button"});s("-tools").append(i.box,l,g);let m=null;function w(x){let O=s("-text"),v=Pn(x);O.childElementCount||
O.append((0,Le.make)("span","gp-prompt"),(0,Le.make)("span")),(0,Le.say)(O.firstChild,o(m)+(e.apart?`
`:"")),(0,Le.say)(O.lastChild,v);let k=kt(x),f=Wn(x),c=k?k!=="failed"&&`${bn(k)} ${kn(k)[1]}`:f?(0,Et.t)("still being written"):(0,Et.t)("queued");(0,Le.say)(s(
"-end"),[(0,Et.tn)(f,"{count} token","{count} tokens"),c].filter(Boolean).join(" · "))}function y(x){let O=Vt(x),v=s("-problem");v.hidden=!O,O&&v.replaceChildren(
(0,Le.make)("b","","✕ "),`${(0,Et.t)(O.message)} ${(0,Et.t)(O.fix)}`)}function $(x){let O=x.entries.length;(0,Le.say)(s("-over"),O>1?(0,Et.t)("Metrics of the \
{count} runs of this cell together, most as their mean:",{count:(0,Le.count)(O)}):(0,Et.t)("Metrics:"));let v=(0,Bo.fit)(s("-values"),e.metrics.length,()=>{let k=(0,Le.make)(
"div"),f=(0,Le.make)("dt");return f.append((0,Le.make)("span")),k.append(f,(0,Le.make)("dd")),k});e.metrics.forEach((k,f)=>{let[c]=v[f].firstChild.children;(0,Le.say)(
c,(0,Et.t)(k.title)),bo(c,k,e,n),(0,Le.say)(v[f].lastChild,wn(k,x,{unit:!0}))})}function N(){if(m===null)return;let x=e.shownOf(m);(0,Le.say)(s("-title"),n(m)),
(0,Bo.sayAttributes)(r,{"aria-label":n(m)}),i.draw(m),(0,Le.say)(l,(x.seed??null)===null?"":(0,Et.t)("seed {seed}",{seed:x.seed})),g.hidden=!e.canAsk,w(x),y(x),
$(e.groups[m])}function C(x){m=x,N(),r.open||r.showModal(),r.scrollTop=0}function E(){r.open&&r.close(),m=null}return g.addEventListener("click",()=>{let{number:x}=e.
shownOf(m);E(),e.ask({type:"open",entry:x})}),r.addEventListener("close",()=>{m=null}),r.addEventListener("click",({target:x})=>x===r&&E()),r.addEventListener("\
keydown",x=>x.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",E),{show:C,shut:E,draw:N}}var Ml={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function $l(t){Zh(t),Qh(
t)}function Zh(t){let{table:e,whole:n,group:o}=t;function s([r,i]){let l=e.tBodies[0].rows[r];!l||i<0||t.focus(l.cells[Math.min(i+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:l}=i,g=i.parentElement;if(r.key==="Enter")n.show(l);else if(r.
key===" ")Lr(o,l,1);else if(Object.hasOwn(Ml,r.key))s(Ml[r.key](g.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let i=r.target,l=i.closest("td");!l||i.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function Qh(t){let{state:e,field:n,select:o}=t,s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,xs(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),s.addEventListener("click",({target:r})=>{let i=r.dataset.view;if(i){e.view=i;for(let l of s.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===i));n.classList.toggle("gp-as-heat",i==="heat"),t.drawValues()}})}var zr=b(K(),1),Ir=b(j(),1);var _l="perplexity",Ss=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:(0,Ir.t)("prompt"),values:uo(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||
(this.metricName=e.includes(_l)?_l:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(
({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:s})=>s);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Vt).length;return o&&n.length>1?(0,Ir.t)("{count} of {all}",{count:(0,zr.count)(o),all:(0,zr.count)(n.length)}):""}standingOf(e){let n=this.group.shownOf(
e);return Vt(n)?"failed":kt(n)?"":ko(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var yo=b(ye(),1),$e=b(K(),1),ft=b(j(),1);var Cl=300,El={failed:()=>(0,ft.t)("failed"),decoding:()=>(0,ft.t)("decoding"),queued:()=>(0,ft.t)("queued"),"did not run":()=>(0,ft.t)("did not run"),"":()=>""},
Xh=t=>t===""?(0,ft.t)("(empty)"):t==="decoding"?"…":El[t](),Br=(t,{values:e,prompts:n},o)=>{let s=(0,$e.make)("th",t==="row"?"gp-side":"",null,{scope:t});return n?
s.append((0,$e.make)("bdi","",e[o],{title:n[o]})):s.append((0,$e.labelled)(e[o])),s};function Yh(){let t=(0,$e.make)("th","gp-metric-name",null,{scope:"col"});return t.
append((0,$e.make)("span")),t}function yn(t,e){let n=(0,$e.make)(t);return n.append(...e),n}var Os=class{constructor(e,n){this.root=e,this.state=n,this.group=n.
group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Tl(e,
this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,
group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:g})=>(0,$e.make)("option","",(0,ft.t)(g),{value:l}))),o.value=
e.metricName;let[{knob:s},r]=e.axes,i=r?(0,ft.t)("{one} and {other}",{one:s,other:r.knob}):s;(0,$e.say)(this.part("title"),i);for(let l of[this.field,this.chart])
l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),
this.table.setAttribute("aria-label",(0,ft.t)("The runs over {knobs}",{knobs:i})),this.focus(this.cells.length?this.cells[0].cell:null),xs(this.part("metric-mea\
ning"),e),this.nameMetric()}makeCell({number:e}){let n=(0,$e.make)("td","",null,{role:"gridcell",tabindex:"-1"}),o=(0,$e.make)("div","gp-cell-top"),[s,r]=[(0,$e.make)(
"span","gp-value"),(0,$e.make)("span","gp-star","★")],[i,l]=[(0,$e.make)("small","gp-seeds-range"),(0,$e.make)("span","gp-some-failed")],g=(0,$e.make)("bdi","\
gp-cell-text"),m=Rr(this.group,-1);return r.hidden=!0,o.append(s,r,i,l,m.box),n.append(o,g),n.gpGroup=e,{cell:n,top:o,value:s,star:r,range:i,failed:l,text:g,stepper:m,
colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=(0,$e.make)("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});r.append((0,$e.make)(
"span","",o.knob));let i=(0,$e.make)("th","gp-side",s.knob,{scope:"col",rowspan:2}),l=[yn("tr",[i,r]),yn("tr",o.values.map((m,w)=>Br("col",o,w)))],g=m=>e.inRow(
m).map(({number:w})=>n[w].cell);return[yn("thead",l),yn("tbody",s.values.map((m,w)=>yn("tr",[Br("row",s,w),...g(w)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.
axes,{knob:s}=o,r=yn("tr",[(0,$e.make)("th","gp-side",s,{scope:"col"}),Yh()]),i=e.inOrder.map(({number:l,place:g})=>yn("tr",[Br("row",o,g[1]),n[l].cell]));return[
yn("thead",[r]),yn("tbody",i)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:i,failed:l}=this.cells[e],g=o.shownOf(e),m=Vt(g),w=n.failuresIn(e);(0,$e.say)(
l,w&&`✕ ${w}`);let y=m?`✕ ${(0,ft.t)("failed")}`:Pn(g,Cl).slice(0,Cl).trim();(0,$e.say)(r,y||Xh(n.standingOf(e))),(0,yo.sayClass)(s,["gp-cell",m&&"gp-broken",
!y&&"gp-quiet"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.
forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=pl(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);this.nameMetric(),wl(this.part("legend"),e,s),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,(0,$e.say)(this.part("hint"),
this.field.hidden?(0,ft.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,ft.t)("Click a cell, or press Enter, for its full \
text; the arrow keys move between cells.")),bl(this.chart,e,s,r=>this.whole.show(r))}nameMetric(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let[s]=this.
root.querySelectorAll(".gp-metric-term");s.id||="gp-metric-"+Math.random().toString(36).slice(2,8),(0,yo.sayAttributes)(this.table,{"aria-describedby":s.id});let r=[
s,...e.isList?[this.part("metric-name").firstChild]:[]];for(let i of r)(0,$e.say)(i,(0,ft.t)(o.title)),bo(i,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let s=this.cells[e.
number],{top:r,value:i,star:l,range:g}=s,m=e.values[n.name],w=Number.isFinite(m),y=w?`var(--gp-${mo(n)}-${o.level(m)})`:"";s.colour!==y&&(r.style.backgroundColor=
s.colour=y),(0,yo.sayClass)(r,w?"gp-cell-top":"gp-cell-top gp-none"),(0,$e.say)(i,w?dt(n,m):e.entries.length===1&&Vt(e.entries[0])?"✕":"–"),(0,$e.say)(g,w?mn(
n,e):""),l.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:i}=this.cells[e],l=(0,ft.t)((n.metric||{}).title),
g=n.failuresIn(e),m=[n.nameOf(e),i.textContent?(0,ft.t)("{metric}: {value}, over its seeds {range}",{metric:l,value:r.textContent,range:i.textContent}):`${l}: ${r.
textContent}`,s.hidden?"":(0,ft.t)("best"),g&&(0,ft.t)("failed: {share}",{share:g}),El[n.standingOf(e)]()];(0,yo.sayAttributes)(o,{"aria-label":(0,$e.inParts)(m)})}focus(e,n=!1){
this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[s,
r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],i=s.left+e.parentElement.firstElementChild.offsetWidth,l=s.top+o.tHead.offsetHeight;n.scrollLeft+=Math.
min(0,r.left-i)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-l)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({
block:"nearest",inline:"nearest"})}};function Wl(t,e){let n=new Os(t,new Ss(e));return $l(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var It=b(ye(),1),Vn=b(K(),1),At=b(j(),1),Kl=b(Nl(),1);var st=b(ye(),1),de=b(K(),1),xe=b(j(),1);var Al=[["stop","■",t=>(0,xe.t)("Stop lane {lane}",{lane:t})],["select","✎",t=>(0,xe.t)("Edit lane {lane}",{lane:t})],["copy","❐",t=>(0,xe.t)("Copy lane {\
lane}",{lane:t})],["left","◀",t=>(0,xe.t)("Move lane {lane} to the left",{lane:t})],["right","▶",t=>(0,xe.t)("Move lane {lane} to the right",{lane:t})],["re\
move","✕",t=>(0,xe.t)("Remove lane {lane}",{lane:t})]],Ts=class{constructor(e,n){this.group=n;let o=(0,de.make)("div","gp-lane-head");this.name=(0,de.make)("b\
utton","gp-lane-name",null,{type:"button"}),this.letter=(0,de.make)("b","gp-letter"),this.title=(0,de.make)("bdi","gp-lane-title"),this.reference=(0,de.make)("s\
pan","gp-lane-reference",(0,xe.t)("reference")),this.name.append(this.letter,this.title,this.reference),this.tools=(0,de.make)("span","gp-lane-tools"),this.buttons=
Object.fromEntries(Al.map(([r,i])=>{let l=(0,de.make)("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(l),[r,l]})),o.append(this.name,
this.tools),this.prompt=(0,de.make)("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=(0,de.make)("p","gp-lane-settings"),this.changed=(0,de.make)("p","gp-l\
ane-changed",`△ ${(0,xe.t)("changed since this run")}`),this.state=(0,de.make)("p","gp-lane-state"),this.doing=(0,de.make)("b"),this.tokens=(0,de.make)("span",
"gp-lane-count"),this.company=(0,de.make)("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.
parts=(0,de.make)("p","gp-lane-parts"),this.seeds=(0,de.make)("p","gp-lane-seeds"),this.back=(0,de.make)("button","gp-button","◀",{type:"button","data-seed":"\
-1","aria-label":(0,xe.t)("Previous seed")}),this.on=(0,de.make)("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":(0,xe.t)("Next seed")}),
this.seed=(0,de.make)("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=(0,de.make)("div","gp-problem"),this.why=
(0,de.make)("span"),this.problem.append((0,de.make)("b","","✕ "),this.why);let s=(0,de.make)("div","gp-lane-top");s.append(o,this.prompt,this.settings,this.changed,
this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:l}){let g=n?this.group.shownOf(n.number):
null;(0,de.say)(this.letter,e.label),(0,de.say)(this.title,Ue(e.title)),(0,st.showIf)(this.reference,r),(0,st.sayAttributes)(this.name,{"aria-pressed":String(r),
title:r?(0,xe.t)("The other lanes are compared with this one"):(0,xe.t)("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(
e,o,s),this.drawStop(n),(0,st.showIf)(this.prompt,!!e.prompt),e.prompt&&gs(this.prompt,e.prompt),(0,de.say)(this.settings,tp(e,g,n).join(" · ")),(0,st.showIf)(
this.changed,!!n&&ep(e,n)),this.drawState(g),(0,de.say)(this.parts,i),(0,st.showIf)(this.parts,!!i),this.drawSeeds(g,n),this.drawProblem(e,l)}drawTools(e,n,o){(0,st.showIf)(
this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=jo};for(let[r,,i]of Al){r!=="stop"&&(0,st.showIf)(this.buttons[r],!e.prompt);
let l=r==="select"&&e.selected?(0,xe.t)("Lane {lane} is shown in the settings",{lane:e.label}):i(e.label);(0,st.sayAttributes)(this.buttons[r],{title:l,"aria-la\
bel":l,"aria-disabled":String(!!s[r])})}(0,de.say)(this.buttons.select,e.selected?`✎ ${(0,xe.t)("editing")}`:"✎"),(0,st.sayAttributes)(this.buttons.select,{
"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===
document.activeElement&&this.name.focus(),(0,st.showIf)(n,o)}drawState(e){if((0,st.showIf)(this.state,!!e),!e)return;let{log:n}=e;(0,de.say)(this.doing,np(n,this.
group.done));let o=pt(n).length;(0,de.say)(this.tokens,o?(0,xe.tn)(o,"{count} token","{count} tokens"):"");let s=jr.get(n);n.shared>1&&jr.set(n,{others:Math.max(
n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=jr.get(n);if((0,st.showIf)(this.company,!!r),!r)return;let{others:i,apart:l}=!n.running||n.shared<
2?r:{others:n.shared-1,apart:n.apart};(0,de.say)(this.company,l?(0,xe.tn)(i,"in turn with another run","in turn with {count} others"):(0,xe.tn)(i,"together with\
 another run","together with {count} others")),(0,st.sayAttributes)(this.company,{"data-tip":l?(0,xe.t)("It has forward passes of its own, in turn with those of\
 the others: no other run uses its model, or it reads or writes several tokens at once."):(0,xe.t)("Decoded in one batch with the other runs on this model: each\
 forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;(0,st.showIf)(this.seeds,o>1),!(o<2)&&((0,de.say)(this.seed,(0,xe.t)(
"seed {seed}, {place} of {all}",{seed:ql(e)??"–",place:n.shown+1,all:o})),(0,st.sayAttributes)(this.back,{"aria-disabled":String(n.shown===0)}),(0,st.sayAttributes)(
this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=(0,xe.t)(n),r=o.get(s)??e;s&&o.set(s,r),(0,st.showIf)(this.problem,!!s),
(0,de.say)(this.why,!s||r===e?s:(0,xe.t)("The same as in lane {lane}.",{lane:r}))}},jo=8,jr=new WeakMap,ql=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);
function ep(t,e){let n=(o,s)=>JSON.stringify(o[s]===""?null:o[s]??null);return["model","seed","settings","prompt"].some(o=>n(t,o)!==n(e,o))}function tp(t,e,n){let o=e&&
n.seed===t.seed&&n.entries.length===1?ql(e):null,s=t.seed??o;return[t.model,Ue(t.settings??""),s===null?"":(0,xe.t)("seed {seed}",{seed:s})].filter(Boolean)}function np(t,e){
let{queued:n,loading:o,started:s,failed:r,finished:i}=t;return r?`✕ ${(0,xe.t)("stopped by an error")}`:i?`■ ${i.sequences.length?(0,de.stopWords)(i.sequences[0].
stop_reason)[1]:(0,xe.t)("ended")}`:e?s?`■ ${(0,xe.t)("was stopped")}`:(0,xe.t)("did not run"):o?(0,de.loadingWords)(o):n?n.ahead?(0,xe.tn)(n.ahead,"waiting f\
or another run","waiting for {count} others"):(0,xe.t)("starting …"):s?`● ${(0,xe.t)("decoding …")}`:(0,xe.t)("waiting for its turn")}var Gl=b(vr(),1),Fl=b(Ll(),1),xn=b(K(),1),Gr=b(j(),1),Go=b(Il(),1),Hl=b(jl(),1),Nn=b(Sr(),1);var Ms=class{constructor(e,n){this.body=e,this.written=(0,xn.make)("div","gp-lane-written"),e.append(this.written),this.entries=n,this.width=0,this.timer=0,this.
clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(
e),new ResizeObserver(()=>this.laidOut()).observe(this.written)}clear(e){this.log=e,this.written.replaceChildren(),this.rows=new Go.Rows(this.written),this.tokens=
[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){if(this.log!==e&&this.clear(
e),e.denoises){(0,xn.say)(this.written,(0,Hl.draftOf)(e));return}let{keep:l,added:g}=(0,Gl.pathChange)(this.steps,pt(e).at(-1)||null);l<this.tokens.length&&this.
cut(l);for(let m of g)this.append(m,r,i);this.dim(n),this.signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){
(0,Nn.cutTokens)(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,
piece:e.piece},r=(0,xn.make)("span","gp-token",null,{role:"button",tabindex:"-1"});(0,Nn.inkToken)(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(
-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.given=""),(0,Nn.appendToken)(this,r,s,i),this.steps.push(e),this.
describe(r,o),this.shade(r,n)}shade(e,n){(0,Fl.shadeInk)(e.querySelector(".gp-ink"),n,(0,xn.numbersOf)(this.entries.get(e).step))}describe(e,n){let{token:o,step:s,
index:r}=this.entries.get(e),i=[(0,Gr.t)("token {number}: {text}",{number:r+1,text:(0,xn.quoted)(o.text)}),...(0,Nn.numberWords)(s,n),this.whyOf(e)];e.setAttribute(
"aria-label",i.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?(0,Gr.t)("given, not chosen"):""].
filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.
dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;
let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){
for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}laidOut(){this.rows.settle(),this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7)}resized(){
let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"Arrow\
Left":return this.tokens[o-1];case"ArrowDown":return(0,Go.inNextRow)(this.tokens,o,1);case"ArrowUp":return(0,Go.inNextRow)(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var Dl=b(kr(),1);function Vl(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),
i=new Map,l=new WeakMap,g=(0,Kl.tokenCard)(t,n,e,c=>{let d=l.get(c);if(!d)return null;let{token:a,step:p,index:u,lane:S}=d;return{id:a.token_id,text:a.text,where:(0,At.t)(
"token {number}",{number:u+1}),step:p,why:S.whyOf(c)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(c=>({key:`${c.prompt?"prompt":
"lane"} ${c.id}`,lane:c,number:e.groups.findIndex(({id:d,prompt:a})=>d===c.id&&!!a==!!c.prompt)})):e.groups.map(c=>({key:`group ${c.number}`,lane:c,number:c.number}))}
function y(c){let d=document.activeElement,a=[...n.children].indexOf(d&&d.closest(".gp-lane")),p=new Set(c.map(({key:u})=>u));for(let[u,{element:S}]of i)p.has(u)||
(S.remove(),i.delete(u));c.forEach(({key:u,lane:S,number:P},q)=>{let h=i.get(u)||N(u);Object.assign(h,{lane:S,number:P}),n.children[q]!==h.element&&n.insertBefore(
h.element,n.children[q]||null)}),$(),!(a<0||document.activeElement===d)&&(d.isConnected?d.focus():n.children.length&&n.children[Math.min(a,n.children.length-1)].
querySelector(".gp-lane-name").focus())}function $(){let{clientWidth:c}=n,[d,a,p]=[240,12,4];if(!c||!i.size)return;let u=Math.max(1,Math.min(p,Math.floor((c+a)/
(d+a)))),S=Math.ceil(i.size/u);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/S))}new ResizeObserver($).observe(n);function N(c){let d=(0,Vn.make)("li","\
gp-lane"),a=new Ts(d,e),p=(0,Vn.make)("p","gp-note gp-not-yet",(0,At.t)("Not run yet.")),u=(0,Vn.make)("div","gp-lane-text",null,{role:"group",dir:"auto"}),S=(0,Vn.make)(
"div","gp-lane-bottom");S.append(p,u),d.append(S);let P={element:d,head:a,note:p,body:u,text:new Ms(u,l)};return i.set(c,P),P}function C(c,d,a,p){let{element:u,
head:S,note:P,body:q,text:h,lane:T,number:M}=c,_=M<0?null:e.groups[M],A=tn(e),W=!!(_&&A&&A[0]===M),R=_&&A&&!W?E(A[0],M):{shared:0,sign:"",why:"",words:""};S.draw(
{lane:T,ran:_,place:d,lanes:a,isReference:W,parts:R.words,told:p}),u.classList.toggle("gp-lane-selected",!!T.selected),(0,It.sayAttributes)(u,{"aria-label":(0,At.t)(
"Lane {lane}: {title}",{lane:T.label,title:Ue(T.title)})}),(0,It.sayAttributes)(q,{"aria-label":(0,At.t)("Text of lane {lane}, token by token. The arrow keys mo\
ve along it.",{lane:T.label})}),(0,It.showIf)(P,!_),(0,It.showIf)(q,!!_),_?h.draw(e.shownOf(M).log,R,m()):h.log&&h.clear(null)}function E(c,d){let a=bt(e,c),[p,
u]=[c,d].map(_=>e.shownOf(_).log),{kind:S,at:P,shorter:q}=ms(e,c,d),h=P[1];if(S==="apart"){let{chosen:_}=pt(p)[P[0]],A=(0,At.t)("here it diverges from {lane}, w\
hich has {token}",{lane:a,token:(0,Vn.quoted)(_.text)});return{shared:h,sign:`≠${a}`,why:A,words:`≠ ${(0,At.t)("diverges from {lane} at token {number}",{lane:a,
number:h+1})}`}}let T={shared:h,sign:"",why:""};if(!h)return{...T,words:""};let M=[p,u].map(_=>!!(_.finished||_.failed||e.done));return(S==="same"?!(M[0]&&M[1]):
!M[q])?{...T,words:`= ${(0,At.t)("the same as {lane} so far",{lane:a})}`}:S==="same"?{...T,words:`= ${(0,At.t)("the same as {lane}",{lane:a})}`}:{...T,words:`= ${q?
(0,At.t)("the same as {lane}, which continues",{lane:a}):(0,At.t)("the same as {lane}, then continues",{lane:a})}`}}function x(c){let{header:d}=e,a=d&&!e.groups.
some(({prompt:p})=>p)?d.prompt:"";(0,It.showIf)(t.querySelector(".gp-asked"),!!a),(0,It.sayLabel)(t.querySelector(".gp-asked-text"),a,{plain:!0}),(0,It.showIf)(
t.querySelector(".gp-parting-key"),!!tn(e)),(0,It.showIf)(r.parentNode,e.canAsk&&!c.some(({lane:p})=>p.prompt)),(0,It.sayAttributes)(r,{"aria-disabled":String(c.
length>=jo),title:c.length>=jo?(0,At.t)("At most {count} lanes",{count:String(jo)}):(0,At.t)("A new lane at the end")})}let O=c=>[...i.values()].find(({element:d})=>d.
contains(c));n.addEventListener("click",({target:c})=>{let d=O(c),a=c.closest("button"),p=c.closest(".gp-token");d&&p&&l.has(p)&&k(d,p),!(!d||!a||a.getAttribute(
"aria-disabled")==="true")&&(a.dataset.do&&e.ask({type:"lane",do:a.dataset.do,id:d.lane.id}),a.dataset.seed&&e.showEntry(d.number,e.groups[d.number].shown+Number(
a.dataset.seed)),a===d.head.name&&v(d.number))});function v(c){let d=tn(e);d&&c!==d[0]&&e.setPair(c,c===d[1]?d[0]:d[1])}function k(c,d){c.text.reach(d),d.focus(
{preventScroll:!0}),d.scrollIntoView({block:"nearest"}),g.show(d)}n.addEventListener("keydown",c=>{let{target:d,key:a}=c;if(!l.has(d)||c.ctrlKey||c.metaKey||c.altKey)
return;let p=O(d),u=a==="Enter"||a===" "?d:p.text.next(d,a);!u&&!a.startsWith("Arrow")||(c.preventDefault(),u&&k(p,u))}),r.addEventListener("click",()=>{r.getAttribute(
"aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function f(){(0,Dl.drawScale)(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:c}of i.
values())c.redraw(m());f()}),c=>{let d=w();if(t.hidden=!d.length&&!e.canAsk,t.hidden)return;if((c.run||c.lanes)&&y(d),c.unit){for(let{text:p}of i.values())p.redraw(
m());f()}x(d);let a=new Map;d.forEach(({key:p},u)=>C(i.get(p),u,d.length,a)),g.refresh(c.unit||c.pair)}}var xo=b(ye(),1),Fr=b(et(),1),oe=b(K(),1),Je=b(j(),1),Ul=b(Ve(),1);function Jl(t,e){let r=O=>t.querySelector(".gp-"+O),i=[];function l(O){let[v,k]=[Math.min(...O),Math.max(...O)],f=[1,2,5,10,20,50,100,200,500,1e3].find(a=>Math.
floor(k/a)-Math.floor(v/a)<24)||Math.ceil((k-v+1)/24),c=Math.floor(v/f),d=Array.from({length:Math.floor(k/f)-c+1},(a,p)=>[Math.max((c+p)*f,v),Math.min((c+p+1)*f-
1,k),0]);for(let a of O)d[Math.floor(a/f)-c][2]+=1;return d}function g(O){let v=O.map(Wn).sort((a,p)=>a-p),k=v.length?l(v):[],f=JSON.stringify(k);r("bins").dataset.
key!==f&&Pe(r("bins"),k.length?m(k):void 0),r("bins").dataset.key=f;let c=v.reduce((a,p)=>a+p,0)/v.length,d=(v[v.length-1>>1]+v[v.length>>1])/2;i=v,(0,oe.say)(r(
"average"),v.length?(0,Je.t)("mean {mean}, median {median}, from {low} to {high}",{mean:(0,Fr.fixed)(c,1),median:(0,oe.count)(d),low:(0,oe.count)(v[0]),high:(0,oe.count)(
v.at(-1))}):(0,Je.t)("none has ended yet"))}function m(O){let v=(c,d)=>c===d?(0,Je.tn)(c,"{count} token","{count} tokens"):(0,Je.t)("{low} to {high} tokens",{low:(0,oe.count)(
c),high:(0,oe.count)(d)}),k=([c,d,a])=>`${v(c,d)}: ${(0,Je.tn)(a,"{count} text","{count} texts")}`,f={type:"bar",hoverinfo:"text",textposition:"none",text:O.map(
k),x:O.map(([c,d])=>(c+d)/2),y:O.map(([,,c])=>c),width:O.map(([c,d])=>.94*(d-c+1)),marker:{color:"var(--gp-kept)"}};return go((0,Je.t)("Number of texts by their\
 length in tokens"),[f],gn((0,Je.t)("tokens"),{showgrid:!1}),gn((0,Je.t)("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function w(){let O=(0,oe.make)("l\
i"),v=(0,oe.make)("span","",null,{"aria-hidden":"true"});return v.append((0,oe.make)("i","gp-bar")),O.append((0,oe.make)("span","gp-sign",null,{"aria-hidden":"t\
rue"}),(0,oe.make)("span","gp-word"),v,(0,oe.make)("span","gp-times")),O}function y(O){let v=new Map;for(let c of O)v.set(kt(c),(v.get(kt(c))||0)+1);let k=[...v].
sort(([c,d],[a,p])=>p-d||(c<a?-1:1)),f=(0,xo.fit)(r("endings"),k.length,w);k.forEach(([c,d],a)=>{let[p,u,S,P]=f[a].children;(0,xo.sayAttributes)(f[a],{"data-end":c}),
(0,oe.say)(p,bn(c)),(0,oe.say)(u,kn(c)[0]),(0,xo.sayPercent)(S.firstChild,"width",d/O.length),(0,oe.say)(P,`${(0,oe.count)(d)} · ${(0,oe.percent)(d/O.length)}`)})}
function $(O){let v=O.filter(d=>kt(d)==="failed"),k=O.filter(d=>kt(d)!=="failed"&&!Pn(d).trim()),f=e.done?e.entries.length-O.length:0,c=[];k.length&&c.push((0,Je.tn)(
k.length,"{count} text is empty.","{count} texts are empty.")),v.length&&c.push((0,Je.tn)(v.length,"{count} sample failed and is counted only here.","{count} sa\
mples failed and are counted only here.")),f&&c.push((0,Je.tn)(f,"{count} sample did not finish.","{count} samples did not finish.")),(0,oe.say)(r("oddities"),c.
join(" "))}function N(O){let v=new Map;for(let a of O)v.set(Pn(a),(v.get(Pn(a))||0)+1);let k=[...v].filter(([,a])=>a>1).sort(([a,p],[u,S])=>S-p||(a<u?-1:1));(0,oe.say)(
r("common-title"),C(v.size,O.length,k.length>0));let f=r("common"),c=k.slice(0,5),d=[...f.children].map(a=>a.gpText);c.length===d.length&&c.every(([a],p)=>a===d[p])?
c.forEach(([,a],p)=>(0,oe.say)(f.children[p].firstChild,`${(0,oe.count)(a)} ×`)):f.replaceChildren(...c.map(E))}function C(O,v,k){return v<2?v?(0,Je.tn)(v,"{co\
unt} text","{count} texts"):"":O===1?(0,Je.t)("All {count} texts are the same",{count:(0,oe.count)(v)}):k?(0,Je.t)("{count} different texts of {all}; the most f\
requent ones",{count:(0,oe.count)(O),all:(0,oe.count)(v)}):(0,Je.t)("All {count} texts are different",{count:(0,oe.count)(v)})}function E([O,v]){let k=Object.assign(
(0,oe.make)("li"),{gpText:O});if(k.append((0,oe.make)("span","gp-times",`${(0,oe.count)(v)} ×`)),O.length<=150)k.append(O.trim()?(0,oe.make)("bdi","",(0,oe.inOneLine)(
O)):(0,oe.make)("span","gp-note",(0,Je.t)("(empty)")));else{let f=(0,oe.make)("details"),c=(0,oe.make)("summary");c.append((0,oe.make)("bdi","",(0,oe.inOneLine)(
O.slice(0,150))+"…")),f.append(c,(0,oe.make)("p","",O,{dir:"auto"})),k.append(f)}return k}function x(O,v){return O===v?(0,Je.tn)(v,"{count} sample","all {coun\
t} samples"):e.done?(0,Je.tn)(v,"{ended} of {count} sample ended","{ended} of {count} samples ended",{ended:(0,oe.count)(O)}):(0,Je.tn)(v,"{ended} of {count} sa\
mple ended so far","{ended} of {count} samples ended so far",{ended:(0,oe.count)(O)})}return(0,Ul.runsOfTerms)(t,{lengths:()=>{if(!i.length)return"";let O=i.reduce(
(v,k)=>v+k,0);return(0,Je.tn)(i.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,oe.count)(O),mean:(0,Fr.fixed)(
O/i.length,1)})}}),O=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(O.run||O.status))return;O.run&&r("common").replaceChildren();let v=e.entries.filter(
c=>ko(c)==="cut"),k=e.entries.filter(c=>kt(c)&&!v.includes(c)),f=k.filter(c=>kt(c)!=="failed");(0,oe.say)(r("of"),x(k.length,e.entries.length)),g(f),y([...k,...v]),
$(k),N(f)}}var sn=b(ye(),1),Ne=b(K(),1),An=b(j(),1);var Un=b(K(),1),Fo=b(j(),1),Zl="generation-playground.columns",op=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],
$s=class{constructor(e,n){this.place=e,this.changed=n,this.summary=(0,Un.make)("summary"),this.boxes=(0,Un.make)("div","gp-column-boxes",null,{role:"group","ari\
a-label":(0,Fo.t)("Columns of the table")}),e.append(this.summary,this.boxes),this.chosen=new Set(sp()||op),this.names=""}shown(e){let n=e.map(({name:s})=>s).join();
n!==this.names&&(this.names=n,this.boxes.replaceChildren(...e.map(s=>this.box(s))));let o=e.filter(({name:s})=>this.chosen.has(s));return(0,Un.say)(this.summary,
(0,Fo.t)("Columns: {shown} of {all}",{shown:String(o.length),all:String(e.length)})),o}box({name:e,title:n,meaning:o}){let s=(0,Un.make)("label","",null,{title:(0,Fo.t)(
o)}),r=(0,Un.make)("input","",null,{type:"checkbox"});return r.checked=this.chosen.has(e),r.addEventListener("change",()=>{r.checked?this.chosen.add(e):this.chosen.
delete(e),rp([...this.chosen]),this.changed()}),s.append(r,` ${(0,Fo.t)(n)}`),s}};function sp(){try{let t=JSON.parse(localStorage.getItem(Zl)||"null");return Array.
isArray(t)?t:null}catch{return null}}function rp(t){try{localStorage.setItem(Zl,JSON.stringify(t))}catch{}}function Ql(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,l=[],g=new $s(t.querySelector(".gp-\
column-choice"),()=>O()),m=({values:k},{name:f})=>Number.isFinite(k[f])?k[f]:null;function w(){let k=e.metrics.filter(a=>e.groups.some(p=>m(p,a)!==null));t.hidden=
!k.length;let f=g.shown(k);if(f.length===l.length&&f.every((a,p)=>a===l[p].metric))return;let c=document.activeElement,d=o.contains(c)?c.dataset.name:null;l.forEach(
({head:a})=>a.remove()),l=f.map(a=>{let p=(0,Ne.make)("th","",null,{scope:"col"}),{name:u,title:S,unit:P}=a,q=(0,Ne.make)("button","gp-sort",null,{type:"button",
"data-name":u});return bo(q,a,e,h=>bt(e,h)),q.append((0,Ne.make)("span","",(0,An.t)(S).replace(/-(?=\d)/g,"‑")),(0,Ne.make)("span","gp-arrow","",{"aria-hidden":"\
true"})),p.append(q),P&&P!==S.toLowerCase()&&p.append((0,Ne.make)("small","",(0,An.t)(P))),o.append(p),{metric:a,head:p}});for(let a of r.values())(0,sn.fit)(a,
1+l.length,$);d&&o.querySelector(`[data-name="${CSS.escape(d)}"]`)?.focus()}function y(){for(let{metric:k,head:f}of l){let c=i&&i.name===k.name?i.down?"descendi\
ng":"ascending":"none";(0,sn.sayAttributes)(f,{"aria-sort":c}),(0,Ne.say)(f.querySelector(".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[c])}}o.addEventListener(
"click",({target:k})=>{let f=k.closest(".gp-sort");if(!f)return;let c=l.map(d=>d.metric).find(({name:d})=>d===f.dataset.name);if(!c)i=null;else{let d=c.better!==
"less",a=i&&i.name===c.name;a&&i.down!==d?i=null:i={name:c.name,down:a?!d:d}}O()});function $(){let k=(0,Ne.make)("td"),f=(0,Ne.make)("span","gp-value");f.append(
(0,Ne.make)("b","gp-best-sign","",{"aria-hidden":"true"}),(0,Ne.make)("span"),(0,Ne.make)("span","gp-hidden"),(0,Ne.make)("small","gp-seeds-range"));let c=(0,Ne.make)(
"span","gp-track");return c.append((0,Ne.make)("i")),k.append(f,c),k}function N(k){let f=(0,Ne.make)("tr"),c=(0,Ne.make)("th","gp-whose",null,{scope:"row"});return c.
append((0,Ne.make)("b","gp-letter"),(0,Ne.make)("bdi")),f.append(c),(0,sn.fit)(f,1+l.length,$),n.tBodies[0].append(f),r.set(k,f),f}function C({number:k,title:f,
prompt:c}){let d=r.get(k)||N(k),[a,p]=d.cells[0].children;(0,Ne.say)(a,bt(e,k)),(0,Ne.say)(p,Dn({title:f,prompt:c}))}function E({metric:k},f){let c=e.groups.map(
p=>m(p,k)),d=Math.max(...c.map(p=>Math.abs(p??0))),a=_r(k,e.groups);return c.forEach((p,u)=>{let S=r.get(u).cells[f+1],[P,q]=S.children,h=a!==null&&a.number===u;
(0,Ne.say)(P.children[0],h?"★":""),(0,Ne.say)(P.children[1],wn(k,e.groups[u])),(0,Ne.say)(P.children[2],h?` ${(0,An.t)("(best)")}`:"");let T=p===null||Nr(k)?"":
mn(k,e.groups[u]);(0,Ne.say)(P.children[3],T&&(0,An.t)("over the seeds {range}",{range:T})),S.classList.toggle("gp-best",h),(0,sn.sayPercent)(q.firstChild,"widt\
h",p===null||!d?0:Math.abs(p)/d)}),a!==null}function x(){let k=[...e.groups];if(i){let c=i.down?-1:1;k.sort((d,a)=>{let[p,u]=[m(d,i),m(a,i)];return p===null||u===
null?+(p===null)-+(u===null):c*(p-u)})}let[f]=n.tBodies;k.forEach(({number:c},d)=>{f.rows[d]!==r.get(c)&&f.insertBefore(r.get(c),f.rows[d]||null)})}function O(){
if(w(),t.hidden)return;i&&!l.some(({metric:f})=>f.name===i.name)&&(i=null),e.groups.forEach(C);let k=l.map(E);(0,sn.showIf)(t.querySelector(".gp-best-key"),k.some(
Boolean)),y(),x()}function v(){for(let f of r.values())f.remove();r.clear();let{kind:k}=e.header||{};(0,Ne.say)(s,k==="lanes"?(0,An.t)("Lane"):k==="sweep"?(0,An.t)(
"Cell"):(0,An.t)("Runs")),n.classList.toggle("gp-one",e.groups.length<2),(0,sn.showIf)(t.querySelector(".gp-sorting"),e.groups.length>1)}return k=>{k.run&&v(),(k.
run||k.measured||k.lanes)&&O()}}var vo=b(ye(),1),Ze=b(K(),1),we=b(j(),1);var Xl={sweep:()=>(0,we.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,we.t)("Run\
 the grid")}),seeds:()=>(0,we.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",
{button:(0,we.t)("Draw the samples")}),trial:()=>(0,we.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one ques\
tion: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,we.t)("Run the trial")}),precision:()=>(0,we.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,we.t)("Compare precisions")}),choices:()=>(0,we.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,we.t)("Compare answers")}),watermark:()=>(0,we.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,we.t)("Run the experiment")})};function Yl(t,e){
let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),l=t.querySelector(".gp-troubles"),g=t.querySelector(".gp-told"),
m=t.querySelector(".gp-answered"),w=[],y=[],$=null,N=0;function C(c){let d=e.entries[c];w[c]=ko(d),y[c]=Wn(d)}function E(c){let d=w.length,a=c.ended+c.failed;if(a===
d)return[(0,we.tn)(d,"The run has ended","All {count} runs have ended"),""];let p=c.cut+(e.done?c.decoding:0),u=[p&&(0,we.t)("{count} cut off",{count:(0,Ze.count)(
p)}),!e.done&&(0,we.t)("{count} decoding",{count:(0,Ze.count)(c.decoding)}),!e.done&&(0,we.t)("{count} queued",{count:(0,Ze.count)(c.waiting)}),e.done&&c.waiting&&
(0,we.t)("{count} not started",{count:(0,Ze.count)(c.waiting)})].filter(Boolean),S={ended:(0,Ze.count)(a)};return[e.done?(0,we.tn)(d,"Stopped: {ended} of {count\
} run ended","Stopped: {ended} of {count} runs ended",S):(0,we.tn)(d,"{ended} of {count} run ended","{ended} of {count} runs ended",S),u.map(q=>` · ${q}`).join(
"")]}function x(c){if(!c)return;let d=performance.now();$??={at:d,sum:c},c!==$.last&&([$.last,N]=[c,d]);let a=N-$.at,p=a>500&&(0,we.t)("{rate} tokens/s in total",
{rate:(0,Ze.count)(Math.round((c-$.sum)/a*1e3))});(0,Ze.say)(r,[(0,we.tn)(c,"{count} token","{count} tokens"),p].filter(Boolean).join(" · "))}function O(c){let d=new Map;
for(let S of e.entries.filter(P=>w[P.number]==="failed")){let P=JSON.stringify((0,Ze.problemsOf)(Vt(S)));d.set(P,[...d.get(P)||[],S])}let a=e.done?c.cut:0,p=JSON.
stringify([[...d].map(([S,P])=>[S,P.length]),a]);if(l.dataset.key===p)return;l.dataset.key=p,l.replaceChildren();for(let[S,P]of[...d].slice(0,8)){let q=(0,Ze.make)(
"p");q.append((0,Ze.make)("b","","✕ "),`${k(P)} `);for(let{knob:h,message:T,fix:M}of JSON.parse(S))q.append((0,Ze.make)("span","",(h?`${h}: `:"")+T),M?` ${M} `:
" ");l.append(q)}let u=[...d.values()].slice(8).flat().length;u&&l.append((0,Ze.make)("p","gp-note",(0,we.tn)(u,"{count} more run failed for other reasons.","{c\
ount} more runs failed for other reasons."))),a&&l.append((0,Ze.make)("p","gp-note gp-stopped",v(a)))}function v(c){return e.done.overtaken?(0,we.tn)(c,"{count}\
 run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was writte\
n is kept."):(0,we.tn)(c,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function k(c){
let d=[...new Set(c.map(S=>e.groups[S.group].label))];if(d.length===e.groups.length)return(0,we.tn)(c.length,"{count} run failed:","{count} runs failed:");let a=d.
length-1,u=d.every(S=>S.length===1)||!a?d.join(", "):(0,we.tn)(a,"{label} and {count} other","{label} and {count} others",{label:d[0]});return(0,we.tn)(c.length,
"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:u})}function f(){let c=e.found&&e.found.question,a=(c&&e.asking&&e.asking.question!==
c?e.asking.titles:{})[c];(0,vo.showIf)(m,!!a),a&&(0,Ze.say)(m,e.done?(0,we.t)("These runs answered “{question}”. Choose that question to see the answer.",{question:(0,we.t)(
a)}):(0,we.t)("These runs answer “{question}”. Choose that question to see the answer.",{question:(0,we.t)(a)}))}return c=>{if(t.hidden=!e.header&&!Object.hasOwn(
Xl,e.name),i.hidden=!e.header,!e.header&&!t.hidden&&(0,Ze.say)(s,Xl[e.name]()),!e.header)return;c.run?([w,y,$]=[[],[],null],(0,Ze.say)(r,""),e.entries.forEach(u=>C(
u.number))):c.measured||c.status?e.entries.forEach(u=>C(u.number)):c.entries.forEach(C);let d={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of w)d[u]+=
1;let[a,p]=E(d);e.away&&!e.done&&([a,p]=[(0,we.t)("The server does not answer."),` · ${a}${p}`]),s.dataset.words!==a+p&&(s.dataset.words=a+p,s.replaceChildren(
(0,Ze.make)("b","",a),p));for(let u of["ended","failed","decoding"])(0,vo.sayPercent)(i.querySelector(".gp-part-"+u),"width",d[u]/Math.max(1,w.length));(0,vo.sayAttributes)(
i,{"aria-valuemax":w.length,"aria-valuenow":d.ended+d.failed,"aria-valuetext":a+p.replaceAll(" · ",", ")}),x(y.reduce((u,S)=>u+S,0)),O(d),f(),e.done&&(0,Ze.say)(
g,a)}}var Zn=b(ye(),1),be=b(K(),1),Qn=b(Lt(),1),_e=b(j(),1),sc=b(Ve(),1),Es=b(Me(),1);var yt=b(ye(),1),Jn=b(et(),1),H=b(K(),1),ec=b(Lt(),1),De=b(j(),1),Cs=b(Ve(),1),tc=b(Me(),1);var nc=b(fn(),1),_s=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],ip=t=>_s.findIndex(([e])=>(0,H.fromNats)(t??1/0,"bits")<=e);function rn(t,e){if(!(0,tc.isKnown)(t))
return(0,De.t)("infinite");let n=(0,H.fromNats)(t,e);if(n===0)return"0";if(n>=.001)return(0,Jn.significant)(n,3);let[o,s]=n.toExponential(1).split("e-");return`${(0,Jn.notation)(
o)} × ${ap(s)}`}var ap=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).join("")}`,qn=t=>t>=1e9?(0,De.t)("{size} GB",{size:(0,Jn.fixed)(t/1e9,
2)}):(0,De.t)("{size} MB",{size:(0,Jn.fixed)(t/1e6,t<1e7?2:1)});function oc(t,e){let n=d=>t.querySelector(".gp-"+d),o=n("which"),s=new nc.MarkedText(n("words"),
{press:({number:d})=>$(d)}),r=null,i="",l="";o.addEventListener("change",()=>f());let g=()=>e.unit==="bits"?(0,De.t)("bits"):(0,De.t)("nats"),m=d=>`${rn(d,e.unit)}\
 ${g()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((d,a)=>({...d,number:a})).filter(({pair:d})=>d&&!d.error),y=()=>w().find(({number:d})=>String(
d)===o.value)||w()[0];function $(d){r=d,f()}function N(d){let a=JSON.stringify(d.map(({number:u,title:S})=>[u,S]));if(a===l)return;l=a;let p=o.value;o.replaceChildren(
...d.map(({number:u,title:S})=>(0,H.make)("option","",Ue(S),{value:u}))),d.some(({number:u})=>String(u)===p)&&(o.value=p)}function C({text:d,kl:a,logprobs:[p,u],
same_top:S},P){let q=(0,De.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,H.count)(P+1),token:(0,H.quoted)(d),kl:m(a),share:(0,H.percent)(
(0,H.probability)(p)),other:(0,H.percent)((0,H.probability)(u))});return S?q:`${q}; ${(0,De.t)("another token is the likeliest here")}`}function E(d){let{tokens:a}=d.
pair,p=JSON.stringify([d.number,e.unit,a.map(({id:u,kl:S})=>[u,S])]);p!==i&&(i=p,s.show(a.map((u,S)=>({token:u,mark:{},number:S,words:()=>C(u,S)}))),s.tokens.forEach(
(u,S)=>{let P=ip(a[S].kl),q=u.querySelector(".gp-ink");q.style.backgroundColor=`var(--gp-heat-${_s[P][1]})`,q.dataset.rank=P,u.dataset.top=a[S].same_top?"same":
"other"})),s.tokens.forEach((u,S)=>{u.dataset.shown=S===r?"yes":"no",u.setAttribute("aria-pressed",S===r)})}function x(){let d=n("legend");if(d.dataset.unit===e.
unit)return;d.dataset.unit=e.unit,d.replaceChildren((0,De.t)("KL in {unit}:",{unit:g()}));let a=u=>e.unit==="bits"?u:Number((u*Math.LN2).toPrecision(2));_s.forEach(
([u,S],P)=>{let q=Number.isFinite(u)?(0,De.t)("to {limit}",{limit:a(u)}):(0,De.t)("above {limit}",{limit:a(_s[P-1][0])}),h=(0,H.make)("span","gp-chip",q,{"data-\
rank":P});h.style.backgroundColor=`var(--gp-heat-${S})`,d.append(h)});let p=(0,H.make)("span");p.append((0,H.make)("span","gp-wavy","abc"),` ${(0,De.t)("another\
 token is the likeliest")}`),d.append(p)}function O(d,a){let p=e.charts[`kl ${a.number} ${e.unit}`];Pe(n("curve-box"),r===null?p:os(p,r+1,"")),v(d,a)}function v(d,a){
let p=(0,yt.fit)(n("curve-keys"),d.length,()=>{let u=(0,H.make)("span"),S=(0,yt.svg)("svg");return(0,yt.sayAttributes)(S,{width:30,height:8,"aria-hidden":"true"}),
S.append((0,yt.svg)("path","gp-course")),(0,yt.sayAttributes)(S.firstElementChild,{d:"M1 4H29"}),u.append(S,(0,H.make)("span")),u});d.forEach(({title:u,number:S},P)=>{
(0,yt.sayAttributes)(p[P].firstChild.firstChild,{"data-line":P%6,"data-on":S===a.number?"yes":"no"}),(0,H.say)(p[P].lastChild,Ue(u))})}function k(d){let a=d.pair.
tokens[r??d.pair.max_at],p=r??d.pair.max_at,[u,S]=a.entropies,P={number:(0,H.count)(p+1),token:(0,H.quoted)(a.text),kl:m(a.kl),mine:(0,H.information)(u,e.unit),
theirs:(0,H.information)(S,e.unit),model:Ue(d.title)};(0,H.say)(n("said"),r!==null?(0,De.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference an\
d {theirs} of {model}.",P):`${(0,De.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",P)} ${(0,De.t)(
"Click another token to see both models there.")}`);let q=n("sides").tHead.rows[0].cells;[e.found.groups[0],d].forEach(({title:M},_)=>{let[A]=q[_+1].children;(0,H.say)(
A,Ue(M)),(0,Cs.tipOfTerm)(A,"probability",()=>(0,De.t)("{token}: {share} and {other}.",{token:(0,H.quoted)(a.text),share:(0,H.percent)((0,H.probability)(a.logprobs[0])),
other:(0,H.percent)((0,H.probability)(a.logprobs[1]))}),{meaning:(0,De.t)("The probability that the model gave, before any logits processor.")})});let h=(0,yt.fit)(
n("sides").tBodies[0],a.candidates.length,()=>{let M=(0,H.make)("tr"),_=(0,H.make)("th","",null,{scope:"row"});return _.append((0,H.make)("span"),(0,H.make)("bd\
i")),M.append(_,...[0,1].map(()=>{let A=(0,H.make)("td"),W=(0,H.make)("div","gp-side"),R=(0,H.make)("span");return R.append((0,H.make)("i","gp-bar",null,{"aria-\
hidden":"true"})),W.append(R,(0,H.make)("span")),A.append(W),A})),M}),T=Math.max(...a.candidates.flatMap(([,,M,_])=>[M,_]),1e-9);a.candidates.forEach(([M,_,...A],W)=>{
let[R,...L]=h[W].cells;(0,H.say)(R.firstChild,M===a.id?"▶ ":""),(0,yt.sayLabel)(R.lastChild,_),(0,yt.sayClass)(h[W],M===a.id?"gp-is-token":""),A.forEach((z,I)=>{
(0,yt.sayPercent)(L[I].querySelector(".gp-bar"),"width",z/T),(0,H.say)(L[I].firstChild.lastChild,(0,H.percent)(z))})})}function f(){let[d,a]=[w(),y()];N(d),o.value=
a.number;let{mean:p,max:u,same_top:S,max_at:P,perplexities:[q,h],vocab:T}=a.pair;r!==null&&r>=a.pair.tokens.length&&(r=null),(0,H.say)(n("about"),(0,De.tn)(a.pair.
tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),(0,H.say)(n("summary"),[(0,De.t)("Mean {mean}, at\
 most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(p),max:rn(u,e.unit),number:(0,H.count)(P+1),vocab:(0,H.count)(T)}),(0,De.t)("The \
same token is the likeliest for both at {share} of the places.",{share:(0,H.percent)(S)}),(0,De.t)("Perplexity of the text: {one} and {other}.",{one:(0,H.decimals)(
q),other:(0,H.decimals)(h)})].join(" ")),x(),E(a),O(d,a),k(a)}(0,Cs.runsOfTerms)(t,{mean:()=>{let{pair:d}=y()||{};if(!d)return"";let a=r??d.max_at,{candidates:p,
kl:u}=d.tokens[a],S=(0,ec.klSumWords)(p.map(([,P,q,h])=>({text:P,p:q,q:h})),e.unit,m(u));return S&&(0,H.asSentence)((0,De.t)("token {number}, {words}",{number:(0,H.count)(
a+1),words:S}))}});let c=()=>w().length>0;return d=>{t.hidden=!c(),d.run&&(r=null),!t.hidden&&(d.found||d.unit)&&f()}}function rc(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("measure"),s=n("from-first");o.addEventListener("change",v);let r=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,i=f=>(0,Es.isKnown)(f)?`${rn(f,e.unit)} ${e.unit==="bits"?(0,_e.t)("bits"):(0,_e.t)("nats")}`:(0,_e.t)("infinite"),l=f=>(0,Qn.inARow)(r().prompts.
map(({label:c},d)=>(0,_e.t)("{name}: {words}",{name:c,words:f(r().read.prompts[d],d)}))),g=f=>(0,Qn.inARow)(r().prompts.slice(1).map(({label:c},d)=>{let a=f(d+1);
return a&&(0,_e.t)("{name}: {words}",{name:c,words:a})})),m=({candidates:f},c)=>f.map(({text:d,probabilities:a})=>({text:d,p:a[0],q:a[c]}));function w({prompts:f,
candidates:c},d){let{text:a,probabilities:p}=c.find(({id:u})=>u===f[d].top);return`${(0,be.quoted)(a)} ${(0,be.percent)(p[d])}`}let y=({text:f,mean:c},d)=>(0,Es.isKnown)(
c[d])?(0,_e.tn)(f.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:i(c[d])}):"",$=(f,c)=>[[(0,_e.t)("prompt")],[(0,_e.t)("tokens"),
"length",(0,_e.t)("How many tokens the model reads, including the chat template's."),()=>l(({tokens:d})=>(0,be.count)(d)),{formula:""}],[(0,_e.t)("likeliest nex\
t token"),"probability",(0,_e.t)("The token that the model finds likeliest after this prompt, and its probability."),()=>l((d,a)=>w(c,a)),{}],[(0,_e.t)("entropy"),
"entropy",(0,_e.t)("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:d})=>(0,be.information)(d,e.unit)),{}],[`KL(${f} ‖ ·)`,
"kl",(0,_e.t)("How far this prompt’s distribution is from the first one’s."),()=>g(d=>(0,Qn.klSumWords)(m(c,d),e.unit,i(c.kl[0][d]))),{}],["JS","js",(0,_e.t)(
"The same both ways; at most 0.69 nats."),()=>g(d=>i(c.js[0][d])),{}],[(0,_e.t)("total variation"),"total-variation",(0,_e.t)("The share of the probability that\
 moved."),()=>g(d=>(0,Qn.variationSumWords)(m(c,d),(0,be.percent)(c.tv[0][d]))),{}],...c.text.length?[[(0,_e.t)("mean KL along the text"),"kl",(0,_e.t)("The mea\
n over the tokens of the text that follows all prompts."),()=>g(d=>y(c,d)),{}]]:[]];function N(f){let[c]=s.tHead.rows,d=(0,Zn.fit)(c,f.length,()=>(0,be.make)("t\
h","",null,{scope:"col"}));f.forEach(([a,p,u,S,P],q)=>{d[q].firstChild||d[q].append((0,be.make)("span")),(0,be.say)(d[q].firstChild,a),p&&(0,sc.tipOfTerm)(d[q].
firstChild,p,S,{meaning:u,...P})})}function C(){let f=(0,be.make)("tr"),c=(0,be.make)("th","",null,{scope:"row"});return c.append((0,be.make)("b","gp-letter"),"\
 ",(0,be.make)("bdi")),f.append(c),f}function E(f,{label:c,prompt:d},a,p){(0,be.say)(f.cells[0].firstChild,c),gs(f.cells[0].lastChild,d);let{tokens:u,entropy:S,
top:P,same_top:q}=p.prompts[a],h=p.candidates.find(({id:_})=>_===P),T=a===0,M=[[(0,be.count)(u)],[(0,be.quoted)(h.text),(0,be.percent)(h.probabilities[a]),!q],[
(0,be.information)(S,e.unit)],[T?"–":i(p.kl[0][a])],[T?"–":i(p.js[0][a])],[T?"–":(0,be.percent)(p.tv[0][a])],...p.text.length?[[T?"–":(0,Es.isKnown)(p.mean[a])?
i(p.mean[a]):(0,_e.t)("not known")]]:[]];for(;f.cells.length>M.length+1;)f.lastElementChild.remove();for(;f.cells.length<M.length+1;){let _=(0,be.make)("td");_.
append((0,be.make)("span"),(0,be.make)("small")),f.append(_)}M.forEach(([_,A="",W=!1],R)=>{let[L,z]=f.cells[R+1].children;(0,be.say)(L,String(_)),(0,be.say)(z,String(
A)),L.classList.toggle("gp-far",W)})}function x({prompts:f,read:c}){let d=uo(f.map(({prompt:q})=>q)),a=c.tv[0].indexOf(Math.max(...c.tv[0])),p=c.prompts.slice(1).
filter(({same_top:q})=>!q).length,u={first:f[0].label,prompt:f[a].label,words:(0,be.quoted)(d[a]),kl:i(c.kl[0][a]),share:(0,be.percent)(c.tv[0][a])},S=c.tv[0][a]>
0?(0,_e.t)("{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",u):(0,_e.t)("The distributions\
 are the same after all prompts."),P=p?(0,_e.tn)(f.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is\
 another one after {others} of {count} other prompts.",{others:(0,be.count)(p)}):(0,_e.t)("The likeliest token is the same after all of them.");return`${S} ${P}`}
function O({waiting:f,read:c}){return c&&c.error?`${(0,_e.t)(c.error.message)} ${(0,_e.t)(c.error.fix)}`:f?(0,_e.t)("The prompts are compared once all runs have\
 ended."):(0,_e.t)("Not known: the prompts were not all read. Run them again.")}function v(){let{value:f}=o;Pe(n("matrix-box"),e.charts[f==="tv"?"tv":`${f} ${e.
unit}`])}function k(){let f=r(),{prompts:c,read:d}=f,a=!!d&&!d.error;if((0,Zn.showIf)(n("results"),a),(0,Zn.showIf)(n("unread"),!a),(0,be.say)(n("unread"),a?"":
O(f)),(0,be.say)(n("summary"),a?x(f):""),!a)return;N($(c[0].label,d));let p=(0,Zn.fit)(s.tBodies[0],c.length,C);c.forEach((u,S)=>E(p[S],u,S,d)),Pe(n("tokens-box"),
e.charts.tokens),v(),(0,Zn.showIf)(n("along"),d.text.length>0),Pe(n("along-box"),e.charts[`along ${e.unit}`])}return f=>{t.hidden=!r(),!t.hidden&&(f.found||f.unit)&&
k()}}var Hr=b(ye(),1);function ac(t){lp(t),hp(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Kr(t,e){if(!e.folded){t.pick(e.entry.
run.at(-1));return}let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Xn(t,t.views.get(n.id))}function lp(t){let{tree:e}=t,
n=o=>{let s=o.closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(lc(t,s),Kr(t,s))}),e.addEventListener(
"pointermove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("\
focusin",o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function lc(t,e){t.
current&&t.current!==e&&(0,Hr.sayAttributes)(t.current.item,{tabindex:"-1"}),t.current=e,(0,Hr.sayAttributes)(e.item,{tabindex:"0"})}function Xn(t,e){e&&(lc(t,e),
e.item.focus({preventScroll:!0}),e.knot.scrollIntoView({block:"nearest",inline:"nearest"}),t.point(e,null))}var cc=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.
gpView;function cp(t,e){e.entry&&t.state.closed.delete(e.entry.head.id)?t.draw():Xn(t,cc(e))}function dp(t,e){e.entry&&cc(e)?(t.state.closed.add(e.entry.head.id),
t.draw()):Xn(t,e.above)}var ic={ArrowDown:(t,e,n)=>Xn(t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Xn(t,n[n.indexOf(e)-1]),ArrowRight:cp,ArrowLeft:dp,Home:(t,e,n)=>Xn(
t,n[0]),End:(t,e,n)=>Xn(t,n.at(-1)),Enter:Kr," ":Kr,Escape:t=>{t.point(null),t.state.picked&&t.pick(null)}};function hp(t){t.tree.addEventListener("keydown",e=>{
let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.hasOwn(ic,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].
filter(s=>s.offsetParent);ic[e.key](t,n,o.map(s=>s.gpView))})}var Ws=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!pp.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},pp=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function dc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function hc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Yn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),So=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},pc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function up({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||pc(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function uc(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],l=[],g=({id:E,samples:x})=>x.length+(n&&r.has(E)?.5:0),m=([E],[x])=>g(x)-g(E)||E.depth-x.depth||pc(E,x),w=0;function y(E,x,O){for(w+=
1;;){let v=x.at(-1),k={head:E,run:x,kids:[],folded:[],closed:s.has(E.id)};O.push(k);let f=up(v,n);if(!f.length||k.closed)return;let c=1+(o.get(v.id)||0);f.slice(
1).forEach((d,a)=>(a+1<c?l:i).push([d,k])),O=k.kids,[E]=f,x=dc(E)}}let $=E=>{for(;E.length;){let[x,O]=E.pop();y(x,dc(x),O.kids),$(l)}},N=()=>i.splice(0).forEach(
([E,x])=>x.folded.push(E)),C=[];for(y(t.root,[t.root],C),$(l);i.length&&w<e;)i.sort(m),$([i.shift()]);N();for(let E=Dr(C[0]);E.length;E=Dr(C[0]))$(E),N();return fc(
C[0]),C[0]}function Dr(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Dr)]}function fc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(fc)}var fp=12,Ps=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Ws,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let l=r?r.depth:0;l<s.tokens.length;l++)n.add(e,s.tokens[l]);let i=kt(s);i&&n.end(e,i)}shown(e,n){return uc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(fp,n.length))}isOnPath({head:e,run:n}){return Ho(n.at(-1),this.picked)||Ho(this.picked,e)}};function Ho(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var To=b(ye(),1),he=b(K(),1),nt=b(j(),1);var Vr=b(ye(),1),Ur=b(et(),1),Q=b(K(),1),Ie=b(j(),1),bc=b(Ve(),1);var Ns=220,As=({token:t})=>t.piece??t.text;function kc(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],l=Yn(n),g=y=>y===null?(0,Ie.t)("not \
known"):(0,Q.percent)(y),m=e===n,w=[[(0,Ie.t)("Samples here"),r<o?(0,Ie.tn)(r,"{number} of {count} sample so far","{number} of {count} samples so far",{number:(0,Q.count)(
s)}):Oo(s,r),"sample",()=>(0,Q.asSentence)(Oo(s,r))]];l!==null&&w.push([(0,Ie.t)("Expected samples"),`${gc(r*l)} = ${(0,Q.count)(r)} × ${(0,Q.percent)(l)}`,"sa\
mple",()=>(0,Ie.tn)(r,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expected; {number} drawn.",{share:(0,Q.percent)(
l),expected:gc(r*l),number:(0,Q.count)(s)})]),w.push([(0,Ie.tn)(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),g(Yn(n,i)),
"probability",()=>mc(n,i)]),w.push([(0,Ie.t)("Share of the samples at this fork"),(0,Q.percent)(s/Math.max(1,wc(i))),"sample",()=>(0,Q.asSentence)(Oo(s,wc(i)))]),
m&&w.push([(0,Ie.t)("Before the processors"),g(n.token.raw_logprob===null?null:(0,Q.probability)(n.token.raw_logprob)),"probability"]),w.push([(0,Ie.t)("Probabi\
lity of the text so far"),g(l),"probability",()=>mc(n,null)]);for(let[y,$]of qs(n))w.push([`${bn(y)} ${(0,Ie.t)("ends here: {reason}",{reason:kn(y)[0]})}`,(0,Q.count)(
$),"ending"]);return w}function mc(t,e){let n=Yn(t,e);if(n===null)return"";let o=So(t).slice(e?e.depth:0),s=(0,Q.percent)(n);return o.length>4?(0,Ie.tn)(o.length,
"exp({sum}) = {value}, of the log-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,Ur.fixed)(Math.log(
n),3),value:s}):`${o.map(r=>(0,Q.percent)(Yn(r,r.before.before?r.before:null))).join(" · ")} = ${s}.`}var gc=t=>t<.01?(0,Ie.t)("fewer than 0.01"):(0,Ur.fixed)(
t,t<10?2:1),Oo=(t,e)=>(0,Ie.tn)(e,"{number} of {count} sample","{number} of {count} samples",{number:(0,Q.count)(t)});function mp(t,e,n){return e?(0,Ie.tn)(t,"{\
count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?(0,Ie.tn)(t,"{count} sample follows the source","{count} samples f\
ollow the source"):n==="message"?(0,Ie.tn)(t,"{count} sample answers the message","{count} samples answer the message"):(0,Ie.tn)(t,"{count} sample continues th\
e prompt","{count} samples continue the prompt")}var wc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function qs(t){let e=new Map;for(let[,n]of t.ends)e.set(n,
(e.get(n)||0)+1);return e}function yc(t,e){let n=(0,Q.make)("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=(0,Q.make)("p"),s=(0,Q.make)("d\
l");n.append(o,s),n.hidden=!0,t.append(n);function r(g,m,w,y,$){let N=So(w.before).map(({token:O})=>O.piece??"").join(""),C=N.length>Ns?"…"+N.slice(-Ns):N,E=So(
y).slice(w.depth-1).map(As).join(""),x=(0,Q.make)("bdi","",C);x.append((0,Q.make)("b","",E.length>Ns?E.slice(0,Ns)+"…":E)),o.replaceChildren(x),s.replaceChildren(
...kc(m,w,y,$).flatMap(([O,v])=>[(0,Q.make)("dt","",O),(0,Q.make)("dd","",v)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=
!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),i(g)}function i(g){let m=g.getBoundingClientRect(),{clientWidth:w,clientHeight:y}=document.documentElement,
[$,N]=[n.offsetWidth,n.offsetHeight],C=m.bottom+7+N+8<=y?m.bottom+7:m.top-N-7;n.style.left=`${Math.max(8,Math.min(m.left,w-$-8))}px`,n.style.top=`${Math.max(8,Math.
min(C,y-N-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("sc\
roll",e,{capture:!0}))}return{show:r,hide:l}}function xc(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".\
gp-through-list"),l=t.querySelector(".gp-through-more"),g=t.querySelector(".gp-through-facts"),[m,w]=[null,null],y=!1;function $(){let x=(0,Q.make)("li"),O=(0,Q.make)(
"bdi");return O.append((0,Q.make)("span","gp-shared"),(0,Q.make)("span","gp-own")),x.append(O,(0,Q.make)("small")),x}function N(x,O,v){let k=e.entries[O],f=So(v).
length,c=u=>u.map(({piece:S})=>S??"").join("");(0,Q.say)(x.querySelector(".gp-shared"),c(k.tokens.slice(0,f))),(0,Q.say)(x.querySelector(".gp-own"),c(k.tokens.slice(
f)));let d=kt(k);(0,Q.say)(x.querySelector("small"),[(0,Ie.t)("sample {number}",{number:O+1}),(k.seed??null)===null?"":(0,Ie.t)("seed {seed}",{seed:k.seed}),(0,Ie.tn)(
Wn(k),"{count} token","{count} tokens"),d?`${bn(d)} ${kn(d)[0]}`:"…"].filter(Boolean).join(" · "));let a=x.querySelector("button"),p=(0,Ie.t)("Open sample {n\
umber} as one run",{number:O+1});if(e.canAsk&&!a){let u=(0,Q.make)("button","gp-button",(0,Ie.t)("Open"),{type:"button","aria-label":p});u.addEventListener("cli\
ck",()=>e.ask({type:"open",entry:+x.dataset.entry})),x.append(u)}else a&&x.dataset.entry!==String(O)&&a.setAttribute("aria-label",p);x.dataset.entry=O}function C(x,O){
let v=x.before?kc(O,hc(x),x,e.entries.length):[],k=(0,Vr.fit)(g,v.length,()=>{let f=(0,Q.make)("div"),c=(0,Q.make)("dt");return c.append((0,Q.make)("span")),f.append(
c,(0,Q.make)("dd")),f});v.forEach(([f,c,d,a=()=>""],p)=>{(0,Q.say)(k[p].firstChild.firstChild,f),(0,bc.tipOfTerm)(k[p].firstChild.firstChild,d,a),(0,Q.say)(k[p].
lastChild,c)})}function E(x,O){if(x!==m&&(y=!1),[m,w]=[x,O],s.hidden=!x,!x)return;C(x,O);let{samples:v}=x,k=(0,Q.inOneLine)(So(x).map(As).join("").trim()),f=(0,Q.quoted)(
k.length>118?"…"+k.slice(-109):k);(0,Q.say)(r,mp(v.length,x.before&&f,e.apart));let c=y?v.length:Math.min(12,v.length),d=(0,Vr.fit)(i,c,$);for(let a=0;a<c;a++)
N(d[a],v[a],x);l.hidden=c===v.length,(0,Q.say)(l,(0,Ie.t)("Show all {count}",{count:(0,Q.count)(v.length)}))}return l.addEventListener("click",()=>{y=!0,E(m,w)}),
t.querySelector(".gp-unpick").addEventListener("click",n),E}var gp=18,vc=110,Sc=160,Jr=t=>t.reduce((e,n)=>e+n.samples.length,0);function wp(t){let e=(0,he.make)("li","",null,{role:"treeitem",tabindex:"-1"}),n=(0,he.make)(
"div","gp-knot"),[o,s,r]=[(0,he.make)("bdi","gp-run"),(0,he.make)("span","gp-count"),(0,he.make)("span","gp-end")];n.append(o,s,r),e.append(n);let i={key:t,item:e,
knot:n,run:o,number:s,end:r,kids:null,entry:null,above:null};return e.gpView=i,i}function Oc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])
n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function Tc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=
o,t.item.style.setProperty("--own",e),t.item.style.setProperty("--rest",n))}function bp(t,{run:e,head:n}){let o=[...qs(e.at(-1))],s=o.map(([r,i])=>`${bn(r)}${n.
samples.length>1?` ${(0,he.count)(i)}`:""}`).join(" ");(0,he.say)(t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Rs=class{constructor(e,n){
this.root=e,this.state=n,this.group=n.group,this.tree=e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),
this.card=yc(e,()=>this.point(null)),this.drawThrough=xc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,kp(e)}clear(){
this.state.begin(),this.views=new Map,this.current=null,this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.
activeElement&&document.activeElement.gpView,r=[...o.values()].filter(({item:l,entry:g})=>g&&l.isConnected),i=new Set(r.map(({key:l})=>l));Oc(n,[this.drawEntry(
e.shown(+this.lanes.value,i),null,0)]);for(let[l,g]of o)g.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.
root.id)),(0,To.sayAttributes)(this.current.item,{tabindex:"0"}),s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),
this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){return this.views.has(e)||this.views.set(e,wp(e)),this.views.get(e)}thickness(e){
return`${Math.max(1.5,gp*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,i=this.viewOf(s.id);Object.assign(
i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let l=e.closed&&r.at(-1).order.length;(0,he.say)(i.number,l?`${(0,he.count)(s.samples.length)} \
▸`:s.samples.length>1?(0,he.count)(s.samples.length):""),bp(i,e),Tc(i,this.thickness(s.samples.length),this.thickness(o));let g=this.drawKids(i,e);return this.
dress(i,this.wordsOf(e),g?"true":l?"false":null),i}drawKids(e,n){let o=[],s=Jr(n.kids.map(({head:r})=>r))+Jr(n.folded);for(let r of n.kids)o.push(this.drawEntry(
r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=(0,he.make)("ul","gp-kids",null,{role:"\
group"})),e.kids&&(Oc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);Object.assign(s,{entry:null,
above:o,node:e.at(-1),folded:n});let r=Jr(n);return(0,he.say)(s.run,`+ ${(0,nt.t)("{count} more",{count:(0,he.count)(n.length)})}`),(0,he.say)(s.number,r>n.length?
(0,he.count)(r):""),Tc(s,this.thickness(r),"0px"),this.dress(s,(0,nt.tn)(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more bra\
nches with {samples}, folded. Click to open.",{samples:(0,nt.tn)(r,"{count} sample","{count} samples")}),null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===
1&&n.before,r=s?"":o.map(({id:i})=>i).join(" ");if(s){let i="";for(let l of o)if((i+=l.token.piece??"").length>vc)break;(0,he.say)(e.run,(0,he.inOneLine)(i.slice(
0,vc+30))||(0,he.inOneLine)(n.token.text)),e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),
e.run.append(...o.slice(i).map(l=>this.makeToken(l))),e.ids=r}(0,To.sayClass)(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){
if(!e.before)return(0,he.make)("span","",this.promptWords());let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:(0,he.inOneLine)(n)+((0,he.leavesBytes)(e.token)?
(0,he.bytesOf)(o):""),i=(0,he.make)("span",n===null?"gp-t gp-special":"gp-t",r||o);return i.style.backgroundColor=`var(--gp-prob-${Math.round((0,he.probability)(
s)*10)})`,i.gpNode=e,i}promptWords(){let e=(0,he.inOneLine)(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||(0,nt.t)("(no prompt)")}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`${this.rootWords()}, ${(0,nt.tn)(s,"{count} sample","{count} samples")}`;let r=n.map(As).join(
""),i=Yn(n.at(-1),e.before);return[(0,he.quoted)(r.length>Sc?r.slice(0,Sc)+"…":r),Oo(s,this.state.trie.root.samples.length),i===null?"":(0,nt.t)("probability \
{share} after the text before",{share:(0,he.percent)(i)}),...[...qs(n.at(-1))].map(([l,g])=>(0,nt.tn)(g,"{count} ends here: {reason}","{count} end here: {reason\
}",{reason:kn(l)[0]})),o?(0,nt.t)("closed"):""].filter(Boolean).join(", ")}rootWords(){let{apart:e}=this.group;return e==="source"?(0,nt.t)("The source"):e==="m\
essage"?(0,nt.t)("The message"):(0,nt.t)("The prompt")}dress(e,n,o){let{picked:s}=this.state,{node:r,folded:i,entry:l}=e,g=s&&!i&&this.state.isOnPath(l),m=s&&i&&
Ho(r,s),w=s&&!i&&Ho(s,l.head),y=["gp-branch",i&&"gp-more",s&&!g&&!m&&"gp-dim",w&&"gp-on-path"];(0,To.sayClass)(e.item,y.filter(Boolean).join(" "));let $=!!(s&&!i&&
l.run.includes(s));(0,To.sayAttributes)(e.item,{"aria-label":n,"aria-selected":String($)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute("aria-e\
xpanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.length-o,r=new Set(n.tips.
filter(Boolean)),i=r.size===1&&o>1?(0,nt.t)("all with the same text"):(0,nt.tn)(r.size,"{count} different text","{count} different texts"),l={samples:s?Oo(o,e.entries.
length):(0,nt.tn)(o,"{count} sample","{count} samples"),texts:i},g=e.done?(0,nt.t)("{samples}, {texts}.",l):(0,nt.t)("{samples} so far, {texts}.",l);(0,he.say)(
this.about,o?`${g} ${(0,nt.t)("Point at a branch for its numbers, click it to see its samples.")}`:(0,nt.t)("The tree grows with the first tokens."))}pick(e){this.
state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.
hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.
hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function kp(t){
for(let e=0;e<=10;e++){let n=(0,he.make)("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var yp="14",xp=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function Mc(t,e){let n=new Ps(e),o=new Rs(t,n);return ac(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=yp),s=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||xp(e.entries),!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.
status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}var Ut=b(ye(),1),Ce=b(K(),1),Rn=b(j(),1);function $c(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function l(){let C=(0,Ce.make)(
"li");return C.append((0,Ce.make)("h3"),(0,Ce.make)("div","gp-read",null,{tabindex:0,role:"group"})),C}function g(C,{label:E,title:x},{started:O}){let v=O?O.prompt_tokens:
null,[k,f]=C.children,c=`${E} ${Ue(x)}`;(0,Ce.say)(k,v?`${c}: ${(0,Rn.tn)(v.length,"{count} token","{count} tokens")}`:c),(0,Ut.sayAttributes)(f,{"aria-label":(0,Rn.t)(
"The prompt of {lane}",{lane:E})}),r.get(f)!==v&&(r.set(f,v),f.replaceChildren(...(v||[]).map(({piece:d,text:a})=>d===null?(0,Ce.make)("span","gp-pill",a):d)))}
let m=({raw_logprob:C})=>(0,Ce.probability)(C);function w(C){let E=new Map;C.forEach((O,v)=>{if(!O)return;let k=[...O.distribution.candidates].sort((c,d)=>m(d)-
m(c)),f=({token_id:c})=>c===O.chosen.token_id;for(let c of[...k.slice(0,6),...k.slice(0,6).some(f)?[]:[O.chosen]])E.has(c.token_id)||E.set(c.token_id,{text:c.text,
sides:[null,null]});for(let c of[...k,O.chosen])E.has(c.token_id)&&(E.get(c.token_id).sides[v]??=c)});let x=({sides:O})=>Math.max(...O.map(v=>v?m(v):0));return[
...E.values()].sort((O,v)=>x(v)-x(O))}function y(){let C=(0,Ce.make)("tr"),E=(0,Ce.make)("th","",null,{scope:"row"});return E.append((0,Ce.make)("bdi","gp-word")),
C.append(E,...[0,1].map(()=>{let x=(0,Ce.make)("td"),O=(0,Ce.make)("div","gp-share"),v=(0,Ce.make)("span");return v.append((0,Ce.make)("i")),O.append((0,Ce.make)(
"span","gp-sign"),v,(0,Ce.make)("b")),x.append(O),x})),C}function $(C){let E=w(C),x=(0,Ut.fit)(s,E.length,y);E.forEach(({text:O,sides:v},k)=>{let[f,...c]=x[k].cells;
(0,Ut.sayLabel)(f.firstChild,O),c.forEach((d,a)=>{let p=v[a],u=!!(p&&C[a]&&p.token_id===C[a].chosen.token_id),[S,P,q]=d.firstChild.children;(0,Ut.sayClass)(d.firstChild,
u?"gp-share gp-chosen":"gp-share"),(0,Ce.say)(S,u?"▶":""),(0,Ut.sayPercent)(P.firstChild,"width",p?m(p):0),(0,Ce.say)(q,C[a]?p?(0,Ce.percent)(m(p)):"–":"")})})}
function N(C){if(C.some(v=>!v))return(0,Rn.t)("Both runs have to write a token first.");let[E,x]=C.map(({chosen:v})=>v);return`${E.token_id===x.token_id?(0,Rn.t)(
"Both begin with {token}: {one} with the template, {other} without it.",{token:(0,Ce.quoted)(E.text),one:(0,Ce.percent)(m(E)),other:(0,Ce.percent)(m(x))}):(0,Rn.t)(
"With the template it begins with {one}, without it with {other}.",{one:(0,Ce.quoted)(E.text),other:(0,Ce.quoted)(x.text)})} ${(0,Rn.t)("The probabilities are t\
he model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let C=[0,1].map(O=>e.
shownOf(O).log),E=(0,Ut.fit)(o,2,l);C.forEach((O,v)=>g(E[v],e.groups[v],O));let x=C.map(O=>pt(O)[0]||null);(0,Ce.say)(i,N(x)),$(x)}}var Zr=b(ye(),1),Ls=b(K(),1),_c=b(Me(),1);function Cc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=
!e.found||!!e.found.over,t.hidden||!s.found)return;let{done:r,total:i}=e.found,l=(0,Ls.loadingWords)(e.found);(0,Ls.say)(n,l[0].toUpperCase()+l.slice(1)),(0,_c.isKnown)(
r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),(0,Zr.sayPercent)(o.firstChild,"width",r/i)):(o.removeAttribute("aria-valuenow"),(0,Zr.sayPercent)(o.
firstChild,"width",1))}}var Qr=b(ye(),1),Ge=b(K(),1),fe=b(j(),1);var Mo=b(et(),1),Ln=b(K(),1),zs=b(j(),1),Ec=b(Ve(),1),Is=b(Me(),1);function vn(t){return(0,Is.isKnown)(t)?t>=1e9?(0,zs.t)("{count} billion",{count:(0,Mo.fixed)(
t/1e9,1)}):t>=1e6?(0,zs.t)("{count} million",{count:(0,Mo.fixed)(t/1e6,t<1e7?1:0)}):(0,Mo.count)(t):"–"}function Bs(t,e){t.replaceChildren(...e.map(([n,o,s,r=()=>""])=>{
let i=(0,Ln.make)("div"),[l,g]=[(0,Ln.make)("dt"),(0,Ln.make)("span","",n)];return l.append(g),s&&(0,Ec.tipOfTerm)(g,s,r),i.append(l," ",(0,Ln.make)("dd","",o)),
i}))}function Sn(t,e,n,o,s){let r=(0,Ln.make)("button","gp-button gp-press",o,{type:"button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.
ask({type:"model",act:e,model:n})),r}function js(t,e){return!(0,Is.isKnown)(t)||!(0,Is.isKnown)(e)||!e?"":(0,zs.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,Mo.count)(e),size:(0,Ln.bytesWords)(t),each:Number((t/e).toFixed(2))})}function Wc(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map($=>t.querySelector($));function l($){(0,Ge.say)(n,$.model);let[N,C]=o.
children;if((0,Ge.say)(N,g($)),(0,Ge.say)(C,$.why?`${(0,fe.t)($.why)} ${(0,fe.t)($.fix)}`:y($)),Bs(s,[[(0,fe.t)("class"),$.class_name],[(0,fe.t)("parameters"),vn(
$.parameters),"parameters"],[(0,fe.t)("precision"),$.dtype,"precision"],[(0,fe.t)("device"),$.device],[(0,fe.t)("to download"),$.complete?$.download?(0,Ge.bytesWords)(
$.download):(0,fe.t)("nothing: it is here"):(0,fe.t)("its weights are missing"),"memory"],[(0,fe.t)("memory"),m($),"memory",()=>js($.memory,$.parameters)],[(0,fe.t)(
"free memory"),(0,Ge.bytesWords)($.free),"memory"],...$.free_disk===null?[]:[[(0,fe.t)("free disk space"),(0,Ge.bytesWords)($.free_disk),"memory"]],[(0,fe.t)("c\
ontext"),$.context_length?(0,fe.tn)($.context_length,"{count} token","{count} tokens"):(0,fe.t)("unlimited"),"context"],[(0,fe.t)("vocabulary"),vn($.vocab_size),
"vocabulary"]]),w($),i.replaceChildren(),$.smaller){let{model:E,bytes:x}=$.smaller;i.append(`${(0,fe.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:E,size:(0,Ge.bytesWords)(x)})} `,Sn(e,"pick",E,(0,fe.t)("Choose")))}}function g({complete:$,fits:N}){return $?N===null?`? ${(0,fe.t)("It \
is not known whether it fits.")}`:N?`✓ ${(0,fe.t)("It fits.")}`:`✕ ${(0,fe.t)("It does not fit.")}`:`✕ ${(0,fe.t)("It cannot be opened.")}`}function m({memory:$,
reckoned:N}){return $===null?(0,fe.t)("not known"):N?(0,fe.t)("about {size}",{size:(0,Ge.bytesWords)($)}):(0,Ge.bytesWords)($)}function w({ways:$,free:N}){t.querySelector(
"table").hidden=$.length===0;let C=Math.max(N,...$.map(({bytes:E})=>E))*1.05;r.replaceChildren(...$.map(({model:E,label:x,bytes:O,fits:v})=>{let k=(0,Ge.make)("\
tr",v?"":"gp-over"),f=(0,Ge.make)("span","gp-strip",null,{"aria-hidden":"true"}),[c,d]=[(0,Ge.make)("i"),(0,Ge.make)("u")];(0,Qr.sayPercent)(c,"width",Math.min(
1,O/C)),(0,Qr.sayPercent)(d,"left",N/C),f.append(c,d);let a=[(0,Ge.make)("th","",(0,fe.t)(x),{scope:"row"}),(0,Ge.make)("td","",(0,Ge.bytesWords)(O)),(0,Ge.make)(
"td"),(0,Ge.make)("td","",v?`✓ ${(0,fe.t)("yes")}`:`✕ ${(0,fe.t)("no")}`),(0,Ge.make)("td")];return a[2].append(f),a[4].append(Sn(e,"pick",E,(0,fe.t)("Choos\
e"),(0,fe.t)("Choose {precision}",{precision:(0,fe.t)(x)}))),k.append(...a),k}))}function y({room:$,free:N,reckoned:C}){if($===null)return(0,fe.t)("Neither its \
files nor its config say how much memory it needs.");let E={size:(0,Ge.bytesWords)($),free:(0,Ge.bytesWords)(N)};return C?`${(0,fe.t)("It needs about {size}, wi\
th room for a run; {free} is available.",E)} ${(0,fe.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,fe.t)("It needs {s\
ize}, with room for a run; {free} is available.",E)}return $=>{t.hidden=!e.found,!t.hidden&&$.found&&l(e.found)}}var St=b(K(),1),Fe=b(j(),1);var vp=[1,2,4];function Pc(t,e){let n=t.querySelector("thead tr"),[o,s,r,i]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function l(w){
(0,St.say)(o,w.model),Bs(s,[[(0,Fe.t)("class"),w.class_name],[(0,Fe.t)("parameters"),vn(w.parameters),"parameters"],[(0,Fe.t)("precision"),(0,Fe.t)(w.precision),
"precision"],[(0,Fe.t)("device"),w.device],[(0,Fe.t)("in memory"),(0,St.bytesWords)(w.bytes),"memory",()=>js(w.bytes,w.parameters)],[(0,Fe.t)("context"),w.context_length?
(0,Fe.tn)(w.context_length,"{count} token","{count} tokens"):(0,Fe.t)("unlimited"),"context"],[(0,Fe.t)("vocabulary"),vn(w.vocab_size),"vocabulary"],[(0,Fe.t)("\
chat template"),w.chat_template?(0,Fe.t)("yes"):(0,Fe.t)("no")]]);let{fields:y}=w;(0,St.say)(r,y.length?"":(0,Fe.t)("It sets no field: the library’s defaults ap\
ply.")),r.hidden=y.length>0,t.querySelector("table").hidden=y.length===0,i.replaceChildren(...y.map($=>{let N=(0,St.make)("tr"),C=(0,St.make)("th","",null,{scope:"\
row"});C.append((0,St.make)("code","",$.name)),N.append(C,g($.model),g($.library),(0,St.make)("td","",(0,Fe.t)($.meaning)),(0,St.make)("td","",m($)));for(let E of vp)
N.cells[E].dataset.label=n.cells[E].textContent;return N}))}function g(w){let y=(0,St.make)("td");return y.append((0,St.make)("code","",w===null?(0,Fe.t)("none"):
JSON.stringify(w))),y}function m({applies:w,by:y,ignored:$,same:N}){return y==="changed"?(0,St.inParts)([`▲ ${(0,Fe.t)("the page sets {value}",{value:JSON.stringify(
w)})}`,(0,Fe.t)($)]):y==="model"&&$?`○ ${(0,Fe.t)($)}`:y==="model"?N?(0,Fe.t)("the same as the default"):`◆ ${(0,Fe.t)("applies")}`:(0,Fe.t)("another field \
takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&l(e.found)}}var Tn=b(ye(),1),zn=b(et(),1),ae=b(K(),1),$o=b(Lt(),1),ve=b(j(),1),Nc=b(Ve(),1);var On=b(Me(),1);function Ac(t,e){let n=h=>t.querySelector(".gp-"+h),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let h=(0,ae.make)("tr"),T=(0,ae.make)(
"th","",null,{scope:"row"});T.append((0,ae.make)("span"),(0,ae.make)("small")),h.append(T);for(let M=0;M<6;M++){let _=(0,ae.make)("td");if(_.append((0,ae.make)(
"span"),(0,ae.make)("small")),M===0){let A=(0,ae.make)("span","gp-bytes",null,{"aria-hidden":"true"});A.append((0,ae.make)("i")),_.append(A)}h.append(_)}return h}
function i(h,T){if((h.dataset.tip||"")!==T){for(let M of["tabindex","data-tip"])h.removeAttribute(M);if(T)for(let[M,_]of[["tabindex",0],["data-tip",T]])h.setAttribute(
M,_)}}let l=(h,T,M="")=>{(0,ae.say)(h.children[0],T),(0,ae.say)(h.children[1],M)};function g({bytes:h,scale_bytes:T},M){if(!(0,On.isKnown)(h))return["–",""];let _=M&&
(0,On.isKnown)(M.bytes)?(0,ve.t)("{share} of the reference",{share:(0,ae.percent)((h+T)/(M.bytes+M.scale_bytes))}):"";return[qn(h+T),_]}let m=({bytes:h,scale_bytes:T})=>(0,On.isKnown)(
h)&&T?(0,ve.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:qn(h),scales:qn(T)}):"";function w({pace:h,paces:T,ratio:M}){if(!h)
return["–",""];let _=T.length>1?(0,ve.t)("{low} to {high}",{low:(0,zn.fixed)(h.low,1),high:(0,zn.fixed)(h.high,1)}):(0,ve.t)("one run");return[(0,zn.fixed)(h.
median,1),M?`${_}, ${Mt(M.median)}`:_]}function y(h,T){if(T===0)return[["–",""],["–",""],["–",""]];let{pair:M}=h;if(!M||M.error)return[[M?(0,ve.t)("none"):
"–",""],["–",""],["–",""]];let _=(0,ve.t)(e.unit);return[[rn(M.mean,e.unit),_],[rn(M.max,e.unit),(0,ve.t)("{unit}, token {number}",{unit:_,number:(0,ae.count)(
M.max_at+1)})],[(0,ae.percent)(M.same_top),""]]}function $(h,T){let M=h.map(_=>_.pair).find((_,A)=>_&&!_.error&&(T===0||A===T));return M?(0,ae.decimals)(M.perplexities[T===
0?0:1],3):"–"}function N(h){let T=Ue(h.precision||"");return T&&T!==Ue(h.title)?(0,ve.t)("the reference: {precision}",{precision:T}):(0,ve.t)("the reference")}
function C({groups:h}){let T=Math.max(...h.map(({bytes:_,scale_bytes:A})=>(_||0)+(A||0)),1),M=(0,Tn.fit)(o,h.length,r);h.forEach((_,A)=>{let[W,R,L,z,I,re,Z]=M[A].
cells;l(W,Ue(_.title),A?Ue(_.precision||_.model):N(_)),l(R,...g(_,A?h[0]:null)),i(R.firstChild,m(_)),(0,Tn.showIf)(R.lastChild,(0,On.isKnown)(_.bytes)),(0,Tn.sayPercent)(
R.lastChild.firstChild,"width",((_.bytes||0)+(_.scale_bytes||0))/T),l(Z,...w(_)),y(_,A).forEach((We,it)=>l([L,z,I][it],...We)),l(re,$(h,A))})}function E(h,T){let[
M,_]=[[...h],[...T]],A=M.findIndex((W,R)=>W!==_[R]);return A<0?M.length:A}function x({groups:h}){let T=(0,Tn.fit)(n("writings"),h.length,()=>{let _=(0,ae.make)(
"li"),A=(0,ae.make)("p","gp-writing-head");return A.append((0,ae.make)("b"),(0,ae.make)("span","gp-note")),_.append(A,(0,ae.make)("p","gp-writing",null,{dir:"au\
to"})),_}),M=h[0].text;h.forEach((_,A)=>{let[W,R]=T[A].children;(0,ae.say)(W.children[0],Ue(_.title)),(0,ae.say)(W.children[1],O(_,A,M)),W.children[1].classList.
toggle("gp-parting",A>0&&(0,On.isKnown)(_.parts_at));let L=JSON.stringify([M,_.text,A]);if(R.dataset.key===L||(R.dataset.key=L,R.replaceChildren(),_.text===null))
return;let z=A&&M!==null?E(M,_.text):[..._.text].length,I=[..._.text];R.append(I.slice(0,z).join("")),z<I.length&&R.append((0,ae.make)("span","gp-apart",I.slice(
z).join("")))})}function O({failed:h,text:T,tokens:M,parts_at:_,pair:A},W,R){if(h)return`✕ ${(0,ve.t)("stopped by an error")}`;if(T===null)return e.done?(0,ve.t)(
"did not finish"):(0,ve.t)("writing, or waiting for its turn");let L=A&&A.error&&(0,ve.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,ve.t)(
A.error.message)} ${(0,ve.t)(A.error.fix)}`});return[v(M,_,W&&R!==null),L].filter(Boolean).join(". ")}function v(h,T,M){return M?(0,On.isKnown)(T)?`✂ ${(0,ve.t)(
"diverges from the reference at token {number} of {all}",{number:(0,ae.count)(T+1),all:(0,ae.count)(h)})}`:`= ${(0,ve.tn)(h,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,ve.tn)(h,"{count} token","{count} tokens")}let k=(h,T=0)=>(0,$o.inARow)(e.found.groups.slice(T).map((M,_)=>{
let A=h(M,T+_);return A&&(0,ve.t)("{name}: {words}",{name:Ue(M.title),words:A})})),f=h=>k(T=>T.pair&&!T.pair.error?h(T.pair):"",1),c=h=>`${rn(h,e.unit)} ${(0,ve.t)(
e.unit)}`;function d({bytes:h,scale_bytes:T}){return(0,On.isKnown)(h)?T?(0,ve.t)("{size} + {scales} of scales = {value}",{size:qn(h),scales:qn(T),value:qn(h+T)}):
qn(h):""}function a({paces:h,pace:T}){if(!T)return"";let M=(0,zn.listed)(h.map(_=>(0,zn.fixed)(_,1)));return(0,ve.tn)(h.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:M,median:(0,zn.fixed)(T.median,1)})}function p({tokens:h,mean:T}){if(!(0,On.isKnown)(T))return"";
let M=h.reduce((_,{kl:A})=>_+A,0);return(0,$o.quotientWords)(rn(M,e.unit),(0,ae.count)(h.length),c(T))}function u({tokens:h,max_at:T,max:M}){let _=h[T].candidates.
map(([,W,R,L])=>({text:W,p:R,q:L})),A=(0,$o.klSumWords)(_,e.unit,c(M));return A&&(0,ve.t)("token {number}, {words}",{number:(0,ae.count)(T+1),words:A})}let S=({
tokens:h,same_top:T})=>(0,ve.tn)(h.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,ae.count)(h.filter(({same_top:M})=>M).
length),share:(0,ae.percent)(T)});function P({tokens:h,perplexities:[,T]}){let M=h.reduce((A,{logprobs:[,W]})=>A+(W??-1/0),0),_=(0,ae.decimals)(T,3);return(0,ae.decimals)(
Math.exp(-M/h.length),3)!==_?_:`exp(−(${(0,ae.decimals)(M)}) / ${(0,ae.count)(h.length)}) = ${_}`}(0,Nc.runsOfTerms)(t,{weights:()=>k(d),speed:()=>k(a),mean:()=>f(
p),max:()=>f(u),same:()=>f(S),perplexity:()=>f(P)});function q(){let h=e.found;(0,ae.say)(n("missing"),h.reading!==null?(0,ve.t)("Reading the reference’s text w\
ith {model}.",{model:Ue(h.groups[h.reading].title)}):$t(e,h));let T=h.noise?(0,ve.t)(h.noise):h.others?(0,ve.t)(ao):"";(0,Tn.showIf)(n("warning"),!!T),(0,ae.say)(
n("warning"),T?`⚠ ${T}`:""),(0,Tn.showIf)(n("cpu"),!!h.cpu_words),(0,ae.say)(n("cpu"),(0,ve.t)(h.cpu_words)),C(h),x(h);let M=h.groups.filter(({pair:_})=>_&&!_.
error);e.done&&M.length&&(0,ae.say)(n("told"),M.map(({title:_,pair:A})=>(0,ve.t)("{model}: mean KL {kl}",{model:Ue(_),kl:`${rn(A.mean,e.unit)} ${(0,ve.t)(e.unit)}`})).
join(". ")+".")}return h=>{t.hidden=!s(),!t.hidden&&(h.found||h.status||h.unit)&&q()}}var Ee=b(K(),1),ze=b(j(),1),Rc=b(Ve(),1);var ht=b(K(),1),rt=b(j(),1);function qc(t){let{replicas:e,lanes:n,waiting:o,lost:s,states:r}=t,i=(0,ht.make)("section","gp-shelf-section");i.append((0,ht.make)(
"h3","",(0,rt.t)("Replicas")),(0,ht.make)("p","gp-note",[e.length===0?(0,rt.t)("No replica of the cluster answers now: runs wait until one does."):(0,rt.tn)(e.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,rt.tn)(o,"One run waits.","{count} runs wait."):"",Sp(r)].filter(Boolean).join(" ")));for(let l of s){let g=(0,ht.make)("p","gp-problem");g.append((0,ht.make)(
"b","","▲ "),Op(l)),i.append(g)}return e.length&&i.append(Tp(t)),[i]}function Sp({STARTING:t=0,RECOVERING:e=0,STOPPING:n=0}){let[o,s]=[t+e,n];return[o?(0,rt.tn)(
o,"One more is on its way.","{count} more are on their way."):"",s?(0,rt.tn)(s,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function Op({number:t,seconds:e}){return`${e<90?(0,rt.t)("Replica {number} was lost less than two minutes ago.",{number:t}):
(0,rt.t)("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${(0,rt.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function Tp({replicas:t,lanes:e}){let[n,o,s,r]=[(0,ht.make)("table"),(0,ht.make)("thead"),(0,ht.make)(
"tr"),(0,ht.make)("tbody")];return s.append(...[(0,rt.t)("replica"),(0,rt.t)("runs"),(0,rt.t)("models")].map(i=>(0,ht.make)("th","",i,{scope:"col"}))),o.append(
s),r.append(...t.map(({number:i,decoding:l,models:g})=>{let m=(0,ht.make)("tr");return m.append((0,ht.make)("th","",(0,rt.t)("Replica {number}",{number:i}),{scope:"\
row"}),(0,ht.make)("td","",(0,rt.t)("{count} of {lanes}",{count:l,lanes:e}),{"data-label":(0,rt.t)("runs")}),(0,ht.make)("td","",g.join(", ")||"–",{"data-labe\
l":(0,rt.t)("models")})),m})),n.append((0,ht.make)("caption","gp-hidden",(0,ht.asSentence)((0,rt.t)("the replicas of the cluster"))),o,r),n}function Lc(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),s=new Map;function r({sections:l,canOpen:g,cluster:m}){let w=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...m?qc(m):[]),o.replaceChildren(...l.
flatMap(({title:y,note:$,folded:N,rows:C})=>{let E=(0,ze.t)(y),x=(0,Ee.make)("table"),O=(0,Ee.make)("tr");O.append(...[(0,ze.t)("model"),(0,ze.t)("description"),
(0,ze.t)("size"),(0,ze.t)("matching draft")].map((d,a)=>{let p=(0,Ee.make)("th","",null,{scope:"col"}),u=(0,Ee.make)("span","",d);return a===2&&(0,Rc.tipOfTerm)(
u,"memory",()=>""),p.append(u),p}),(0,Ee.make)("td"));let[v,k]=[(0,Ee.make)("thead"),(0,Ee.make)("tbody")];v.append(O),k.append(...C.map(d=>i(d,g))),x.append((0,Ee.make)(
"caption","gp-hidden",E),v,k);let f=(0,Ee.make)("details","gp-shelf-section"),c=(0,Ee.make)("summary");return c.append((0,Ee.make)("h3","",E),(0,Ee.make)("span",
"gp-note",` ${C.length}`)),f.append(c,(0,Ee.make)("p","gp-note",C.length?(0,ze.t)($):(0,ze.t)("None yet.")),...C.length?[x]:[]),f.open=s.has(E)?s.get(E):!N,f.addEventListener(
"toggle",()=>s.set(E,f.open)),[f]})),w&&t.querySelector(`[aria-label=${CSS.escape(w)}]`)?.focus()}function i(l,g){let m=(0,Ee.make)("tr"),w=(0,Ee.make)("th","",
l.model,{scope:"row"}),y=l.download&&!l.here,[$,N,C,E]=[(0,Ee.make)("td","",(0,ze.t)(l.words)),(0,Ee.make)("td"),(0,Ee.make)("td","",l.assistant||"–",{"data-l\
abel":(0,ze.t)("matching draft")}),(0,Ee.make)("td")];if(l.loaded){let{class_name:x,precision:O,device:v,bytes:k,in_use:f,parameters:c}=l.loaded;$.append(f?`● ${(0,ze.t)(
"in use")}`:`○ ${(0,ze.t)("idle")}`,(0,Ee.make)("small","",(0,ze.t)("{kind}, {precision}, on {device}",{kind:x,precision:(0,ze.t)(O),device:v}))),N.append((0,Ee.bytesWords)(
k),(0,Ee.make)("small","",(0,ze.t)("{count} parameters",{count:vn(c)})))}else{N.append(l.millions?(0,ze.t)("about {size}",{size:vn(l.millions*1e6)}):(0,Ee.bytesWords)(
l.size),(0,Ee.make)("small","",l.millions?(0,ze.t)("parameters"):(0,ze.t)("on disk"))),y&&N.append((0,Ee.make)("small","",(0,ze.t)("{size} to download",{size:(0,Ee.bytesWords)(
l.download)})));let x=[l.gated?`▲ ${(0,ze.t)("gated: needs an access token")}`:"",l.here?`✓ ${(0,ze.t)("downloaded")}`:""].filter(Boolean);x.length&&w.append(
(0,Ee.make)("small","",x.join(" · ")))}return E.append(y?Sn(e,"get",l.model,(0,ze.t)("Get it")):Sn(e,"use",l.model,(0,ze.t)("Use it"))),l.loaded?E.append(Sn(e,
"tell",l.model,(0,ze.t)("Show"))):g&&E.append(Sn(e,"pick",l.model,(0,ze.t)("Put the name in the Model box"))),l.canUnload&&E.append(Sn(e,"unload",l.model,(0,ze.t)(
"Unload"))),m.append(w,$,N,C,E),m}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&r(e.found)}}var ln=b(ye(),1),He=b(K(),1),Zs=b(j(),1);var eo=b(ye(),1),Bt=b(K(),1),an=b(j(),1),Ic=b(Ve(),1),zc=16;function Xr(t,e,n){let o=new Map;for(let[s,r]of Object.entries(t.tables[e]||{}))(r?.[n]||[]).forEach(
(i,l)=>{o.has(i)||o.set(i,[]),o.get(i).push([Number(s),l])});return o}function Mp(t,e,n){let o=Xr(t,e,n),s=(t.kept[e]?.[n]||[]).filter(r=>!o.has(r));return[t.settings.
blocks[n],o.size,[...o.values()].filter(({length:r})=>r>1).length,s.length]}function Bc(t,e,n,o){let s=e.ways[n],{blocks:r=[],kinds:i=[]}=s.settings,l=(0,eo.fit)(
t,r.length,()=>{let g=(0,Bt.make)("div","gp-blocks-kind");return g.append((0,Bt.make)("p","gp-note"),(0,Bt.make)("div","gp-blocks-grid",null,{role:"group"})),g});
r.forEach((g,m)=>{let[w,y]=l[m].children;(0,Bt.say)(w,$p(s,e.stepOf(n),m,r.length>1?i[m]:"")),y.setAttribute("aria-label",w.textContent),_p(y,e,n,m,o)})}function $p(t,e,n,o){
let[s,r,i,l]=Mp(t,e,n),g=(0,Bt.inParts)([(0,an.tn)(s,"{used} of {count} block used","{used} of {count} blocks used",{used:r}),i&&(0,an.tn)(i,"{count} of them sh\
ared","{count} of them shared"),l&&(0,an.tn)(l,"{count} kept","{count} kept"),(0,an.tn)(s-r-l,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${g}`:g}function _p(t,e,n,o,s){let r=e.ways[n],[i,l]=[e.stepOf(n),r.settings.blocks[o]],g=Array.isArray(r.settings.first_block)?r.settings.first_block[o]:r.settings.
first_block||0,m=Xr(r,i,o),w=new Set(r.kept[i]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let y=(0,eo.fit)(t,l,()=>(0,Bt.make)("i"));for(let $=0;$<
l;$++){let N=g+$,C=m.get(N)||[],E=C.some(([x])=>x===e.request);(0,eo.sayClass)(y[$],`gp-block${C.length?"":w.has(N)?" gp-kept":" gp-free"}${C.length>1?" gp-shar\
ed":""}${E?" gp-own":""}`),(0,Bt.say)(y[$],C.length>1?`×${C.length}`:C.length?String(C[0][0]+1):""),(0,eo.sayAttributes)(y[$],{style:C.length?`--own: ${s(C[0][0])}\
; --other: ${s(C.at(-1)[0])}`:""}),(0,Ic.tipLater)(y[$],()=>Cp(e,n,o,N,Xr(r,e.stepOf(n),o).get(N)||[],w.has(N)))}}function Cp(t,e,n,o,s,r){if(!s.length&&r)return(0,an.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!s.length)return(0,an.t)("Block {bl\
ock}: empty.",{block:o});let i=s.map(([m])=>m+1).join(", "),l=(0,an.tn)(s.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:i}),g=t.ways[e].settings.kinds?.[n]==="full_attention"?Ep(t,e,s[0]):"";return g?`${l} ${(0,an.t)("In it: {tokens}",{tokens:g})}`:l}function Ep(t,e,[
n,o]){let s=t.ways[e],{page_size:r}=s.settings,i=0;for(let m of s.cells[n].slice(0,t.stepOf(e)+1))m&&m.tokens?i=m.position+m.tokens-m.padding:m?.back&&(i=0);let l=[
...t.requests[n].tokens.map(([m])=>m),...t.newIds(e,n)].slice(o*r,Math.min(i,(o+1)*r)),g=l.slice(0,zc).map(m=>t.label(m));return g.some(m=>m===null)?"":(0,Bt.quoted)(
g.join(""))+(l.length>zc?" …":"")}var Uc=b(et(),1),Te=b(K(),1),ee=b(j(),1),Jc=b(Ve(),1),Zc=b(Me(),1);function jc(t,e,n){let{sums:o,cells:s}=t,r={came:Wp(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return s[e].forEach((i,l)=>{if(!i||!["prefill","\
chunk","decode","pad"].includes(i.what))return;let{start:g,seconds:m}=o[l];r.began??=[l,g],i.what!=="pad"&&(r.ended=[l+1,g+m]),i.id!==null&&r.tokens.push([l+1,g+
m])}),r}function Wp(t,e,n){for(let o=0;o<t.length;o++){let{at:s,start:r,seconds:i}=t[o];if(n==="steps"&&s>=e)return[o,r];if(n==="seconds"&&r>=e)return[o,e];if(n===
"seconds"&&r+i>e)return[o+(e-r)/i,e]}return null}var Ko=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var Do=b(K(),1),B=b(j(),1),Gc=8,Pp=t=>t==="fifo"?"FIFO":t==="prefill_first"?(0,B.t)("prefill first"):t;function In({kind:t}){return t==="padded"?(0,B.t)("Padded\
 batches"):t==="alone"?(0,B.t)("One after another"):(0,B.t)("Continuous batching")}var Jt=t=>String.fromCharCode(65+t);function Gs({kind:t,blocks:e,page_size:n,
token_budget:o,scheduler:s,share_prefixes:r,max_requests:i}){if(t==="alone")return"";if(t==="padded")return(0,B.tn)(i,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let l=(e||[]).reduce((g,m)=>g+m,0);return(0,Do.inParts)([(0,B.tn)(l,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,B.t)("token budget {budget}",{budget:o}),(0,B.t)("scheduler {scheduler}",{scheduler:Pp(s)}),r?(0,B.t)("prefix sharing"):(0,B.t)("no prefix\
 sharing")])}var Fc=(t,e)=>{let n=t.label(e);return n===null?(0,B.t)("the token with id {id}",{id:e}):(0,Do.quoted)(n)};function Np(t,e,n,{position:o,tokens:s,padding:r}){
return[...t.requests[n].tokens.map(([g])=>g),...t.newIds(e,n)].slice(o,o+s-r)}function Ap({what:t,tokens:e,padding:n,place:o,anew:s}){let r=e-n;return t==="pref\
ill"?(0,B.tn)(r,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?(0,B.tn)(r,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):t==="decode"?(0,B.t)("decode"):t==="pad"?(0,B.t)("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?(0,B.t)(
"starved: it needs a block, and none is free"):t==="idle"?(0,B.t)("it has blocks, but no turn in this step"):s?(0,B.t)("waits again, number {place} in the queue",
{place:o}):(0,B.t)("waits, number {place} in the queue",{place:o})}function Fs(t,e,n,o){let s={request:n+1,step:o+1},r=t.ways[e].cell(n,o);if(!r)return(0,B.t)("\
Request {request}, step {step}: {doing}.",{...s,doing:qp(t,e,n,o)});let i=[(0,B.t)("Request {request}, step {step}: {doing}.",{...s,doing:Ap(r)})];if(r.what==="\
prefill"||r.what==="chunk"||r.what==="decode"){let l=Np(t,e,n,r),g=l.slice(0,Gc).map(m=>Fc(t,m)).join(" ")+(l.length>Gc?" …":"");g&&i.push((0,B.t)("It reads {\
tokens}.",{tokens:g})),r.id!==null&&i.push((0,B.t)("It writes {token}.",{token:Fc(t,r.id)})),r.shared&&i.push((0,B.tn)(r.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),r.again&&i.push((0,B.tn)(r.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),r.padding&&i.push((0,B.tn)(r.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return r.back&&i.push((0,B.t)("It was preempted: it lost its blocks.")),i.join(" ")}function qp(t,e,n,o){let r=t.ways[e].cells[n].findIndex(Boolean),
i=t.ways[e].ends?.[n];return o<r||r<0&&!i?(0,B.t)("it has not arrived yet"):i?.status==="cancelled"?(0,B.t)("it was cancelled"):i?.status==="failed"?(0,B.t)("it\
 has failed"):i?.status==="refused"?(0,B.t)("it was refused"):(0,B.t)("it has ended")}function Hc(t,e,n){let o=t.ways[e].cells[n],s=[];o.forEach((i,l)=>{let g=i&&
{prefill:(0,B.t)("prefill"),chunk:(0,B.t)("chunked prefill"),decode:(0,B.t)("decode"),pad:(0,B.t)("padding"),waits:(0,B.t)("waits"),starved:(0,B.t)("starved"),idle:(0,B.t)(
"no turn")}[i.what];if(!g)return;let m=s.at(-1);m&&m.kind===g&&m.to===l?m.to=l+1:s.push({kind:g,from:l+1,to:l+1})});let r=s.map(({kind:i,from:l,to:g})=>l===g?(0,B.t)(
"{what} in step {from}",{what:i,from:l}):(0,B.t)("{what} in steps {from} to {to}",{what:i,from:l,to:g}));return(0,B.t)("Request {request}: {what}.",{request:n+1,
what:r.join(", ")||(0,B.t)("never arrived")})}function Kc({step:t,message:e,lost:n,again:o}){let s=r=>r.map(i=>i+1).join(", ");return[(0,B.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?(0,B.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:s(n)}):(0,B.t)("No request was lost."),...o.length?[(0,B.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:s(o)})]:[],(0,B.t)("A new server went on with the rest.")].join(" ")}function Yr(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return(0,B.t)("no \
step");let o=t.values.clock==="steps"&&n.at!==t.stepOf(e);return(0,Do.inParts)([(0,B.t)("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&
(0,B.t)("at {at} by the clock",{at:n.at}),(0,B.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,B.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,B.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function Dc({waiting:t,starved:e,back:n,came:o,left:s,evicted:r}){
let i=l=>l.map(g=>g+1).join(", ");return[t.length?(0,B.t)("Queue: {numbers}.",{numbers:i(t)}):(0,B.t)("Nobody waits."),...o.length?[(0,B.t)("Came: {numbers}.",{
numbers:i(o)})]:[],...s.length?[(0,B.t)("Cancelled: {numbers}.",{numbers:i(s)})]:[],...r?[(0,B.tn)(r,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...e.length?[(0,B.t)("Starved: {numbers}.",{numbers:i(e)})]:[],...n.length?[(0,B.t)("Preempted: {numbers}.",{numbers:i(n)})]:[]].join(" ")}var Rp=t=>(0,ee.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Uc.fixed)(t,1)}),Hs=t=>t?`${Rp(t[0])}, ${(0,Te.seconds)(t[1])}`:"–",Lp=t=>t?
(0,ee.t)("before step {step}, at {time}",{step:Math.floor(t[0])+1,time:(0,Te.seconds)(t[1])}):"–",Vc=t=>t?(0,ee.t)("in step {step}, at {time}",{step:t[0],time:(0,Te.seconds)(
t[1])}):"–",zp=()=>[[(0,ee.t)("came"),"time",({times:t})=>Lp(t.came)],[(0,ee.t)("first worked on"),"time",({times:t})=>t.began?Vc([t.began[0]+1,t.began[1]]):"\
–"],[(0,ee.t)("waited before"),"queue",({times:t})=>Hs(Ko(t.came,t.began))],[(0,ee.t)("time to first token"),"first-token",({times:t})=>Hs(Ko(t.came,t.tokens[0]))],
[(0,ee.t)("median time between tokens"),"between-tokens",({times:t})=>Bp(t.tokens)],[(0,ee.t)("last step"),"time",({times:t})=>Vc(t.ended)],[(0,ee.t)("latency"),
"latency",({times:t,end:e})=>e?.status==="finished"?Hs(Ko(t.came,t.ended)):"–"],[(0,ee.t)("new tokens"),"length",({times:t})=>String(t.tokens.length)],[(0,ee.t)(
"tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[(0,ee.t)("times preempted"),"preempted",({cells:t})=>String(t.filter(
e=>e?.back).length)],[(0,ee.t)("blocks at this step"),"block",({blocks:t})=>t],[(0,ee.t)("end"),"ending",({end:t,isOver:e})=>jp(t,e)],[(0,ee.t)("the tokens of g\
enerate"),"continuous-batching",t=>Gp(t)]],Ip=()=>({time:{meaning:(0,ee.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,ee.t)(
"steps, s")},queue:{meaning:(0,ee.t)("From the arrival of the request to the first step that worked on it."),unit:(0,ee.t)("steps, s")},"first-token":{meaning:(0,ee.t)(
"From the arrival of the request to its first new token."),unit:(0,ee.t)("steps, s")},"continuous-batching":{meaning:(0,ee.t)("Whether continuous batching wrote\
 the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function Bp(t){
if(t.length<2)return"–";let e=t.slice(1).map((n,o)=>Ko(t[o],n));return Hs([0,1].map(n=>(0,Zc.medianOf)(e.map(o=>o[n]))))}function jp(t,e){return t?t.status===
"cancelled"?(0,ee.t)("cancelled"):t.status==="failed"?t.reason?(0,ee.t)("failed: {reason}",{reason:t.reason}):(0,ee.t)("failed"):t.status==="refused"?t.reason?(0,ee.t)(
"refused: {reason}",{reason:t.reason}):(0,ee.t)("refused"):t.reason==="eos"?(0,ee.t)("finished: the EOS token"):(0,ee.t)("finished: the length limit"):e?(0,ee.t)(
"it did not end"):(0,ee.t)("under way")}function Gp({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?(0,ee.t)("it is generate"):t&&t.same!==null&&t.same!==void 0?
t.same?(0,ee.t)("✓ the same"):(0,ee.t)("✗ other tokens"):e?(0,ee.t)("○ not comparable: sampled"):o?"–":(0,ee.t)("○ not compared: generate has not served\
 it")}function Qc(t,e,n){let{request:o,ways:s,requests:r,values:i}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:g,temperature:m,top_k:w,top_p:y}=r[o],
$=(0,Te.make)("h3","gp-serving-sub",(0,ee.t)("Request {request}",{request:o+1}));$.style.setProperty("--own",n(o));let N=(0,Te.make)("p","gp-serving-prompt");N.
append((0,Te.make)("span","gp-mark",`${(0,ee.t)("Prompt:")} `),(0,Te.make)("bdi","",l));let C=(0,Te.make)("p","gp-note",[(0,ee.tn)(g,"at most {count} new token",
"at most {count} new tokens"),m==null?(0,ee.t)("greedy"):[`temperature ${m}`,...w?[`top_k ${w}`]:[],...y?[`top_p ${y}`]:[]].join(", ")].join(" · "));t.replaceChildren(
$,N,C,...s.map((E,x)=>Fp(e,x,o)),ei(Hp(e,o,i.clock),(0,ee.t)("Request {request} in each way",{request:o+1})))}function Fp(t,e,n){let o=(0,Te.make)("p","gp-servi\
ng-text");t.ways.length>1&&o.append((0,Te.make)("b","",`${Jt(e)} `));let s=t.ways[e].ends?.[n]?.tokens,r=t.newIds(e,n),i=t.ways[e].cells[n].flatMap((g,m)=>g&&g.
id!==null?[m]:[]),l=Math.max(r.length,s?.length??0);for(let g=0;g<l;g++){let[m,w,y]=s?.[g]??[r[g],t.label(r[g]),t.label(r[g])],$=(0,Te.make)("span","gp-serving-\
token");w===null?$.append((0,Te.make)("span","gp-mark",` ${m} `)):y===null?$.append((0,Te.labelled)(w,"gp-end")):(0,Te.fillToken)($,y),(i[g]??1/0)>t.stepOf(e)&&
($.dataset.later=""),o.append($)}return l||o.append((0,Te.make)("span","gp-mark",(0,ee.t)("(no token)"))),o}function ei(t,e){let n=(0,Te.make)("div","gp-serving\
-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function Hp(t,e,n){let o=(0,Te.make)("table","gp-serving-facts");o.append((0,Te.make)(
"caption","gp-hidden",(0,ee.t)("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild((0,Te.make)("thead")).appendChild((0,Te.make)("tr")).
append((0,Te.make)("td"),...t.ways.map((l,g)=>(0,Te.make)("th","",`${Jt(g)} ${In(l.settings)}`,{scope:"col"})));let s=o.appendChild((0,Te.make)("tbody")),r=t.ways.
map((i,l)=>({times:jc(i,e,n),cells:i.cells[e],end:i.ends?.[e],isOver:!!i.ends,isAlone:i.settings.kind==="alone",hasAlone:t.ways.some(({settings:g})=>g.kind==="a\
lone"),isSampled:typeof t.requests[e].temperature=="number",blocks:i.settings.blocks&&(i.tables[t.stepOf(l)]?.[e]||[]).map(g=>g.join(" ")).join("; ")||"–"}));
for(let[i,l,g]of zp()){let m=s.appendChild((0,Te.make)("tr")),w=(0,Te.make)("th","",null,{scope:"row"}),y=w.appendChild((0,Te.make)("span","",i));(0,Jc.tipOfTerm)(
y,l,()=>"",Ip()[l]),m.append(w,...r.map($=>(0,Te.make)("td","",g($))))}return o}var Kp=["kept","chosen","accepted","rejected","bonus"],Dp=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Xc=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),Vp=(t,e)=>"#"+Xc(t).map((n,o)=>Math.round((n+Xc(e)[o])/2).toString(16).padStart(2,"0")).join("");function Ks(t){let e=getComputedStyle(t),n=s=>e.getPropertyValue(
"--gp-"+s).trim(),o=[...Kp.map(n),...Dp.map(([s,r])=>Vp(n(s),n(r)))];return s=>o[s%o.length]}var od=b(ye(),1),_o=b(K(),1),Bn=b(j(),1),jt=b(ed(),1),to=b(nd(),1);var Up=132,Jp=()=>[{name:"requests",title:(0,Bn.t)("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:(0,Bn.t)("Requests in the queue"),
value:({waiting:t})=>t.length,of:()=>!0},{name:"tokens",title:(0,Bn.t)("Tokens a step"),value:Zp,of:()=>!0},{name:"free",title:(0,Bn.t)("Empty blocks"),value:({
free:t})=>t,of:({settings:t})=>!!t.blocks}],Zp=({prefill:t,decode:e,padding:n})=>t+e+n;function sd(t,e,n){let o=Jp().filter(({of:r})=>e.ways.some(r)),s=(0,od.fit)(
t,o.length,()=>Qp(e,n));o.forEach((r,i)=>Xp(s[i],e,r))}function Qp(t,e){let n=(0,_o.make)("figure","gp-serving-curve");return n.append((0,_o.make)("figcaption"),
(0,_o.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:s,right:r,width:i}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),g=(o.clientX-l.left-
Number(s))/(Number(i)-Number(s)-Number(r));e(Math.max(0,Math.min(t.length-1,Math.floor(g*t.length))))}),n}function Xp(t,e,{name:n,title:o,value:s,of:r}){let[i,l]=t.
children,g=e.ways.map((v,k)=>({way:v,i:k})).filter(({way:v})=>r(v)),m=n==="tokens",w=m?e.served.settings.token_budget:void 0,y=Math.max(1,...(m?[e.served]:g.map(
({way:v})=>v)).flatMap(({sums:v})=>v.map(s))),$=w!==void 0&&w<=y*3,N=$?Math.max(y,w):y;(0,_o.say)(i,Yp(e,o,g,m,w));let C=(0,to.plotIn)(l,{height:Up,x:[0,Math.max(
1,e.length)],y:[0,N*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:C.left,right:C.right,width:C.width});let E=(0,to.ticksWithin)(1,e.length,
C.inner/70).filter(Number.isInteger).map(v=>[v-.5,String(v)]),x=[(0,to.axisMarks)(C,{xTicks:E,yTicks:(0,to.ticksWithin)(0,N,3).filter(Number.isInteger),xTitle:(0,Bn.t)(
"step"),yTitle:""})];m?x.push(nu(C,e.served.sums)):x.push(g.map(({way:v,i:k})=>(0,jt.pathMark)(`gp-curve-line gp-way-${k}`,tu(C,v.sums.map(s))))),$&&x.push([(0,jt.lineMark)(
"gp-curve-budget",C.left,C.y(w),C.width-C.right,C.y(w))]),n==="free"&&x.push(ou(C,e.served.sums));let O=C.x(e.step+.5);x.push([(0,jt.lineMark)("gp-curve-here",O,
C.top,O,C.height-C.bottom)]),C.draw(eu(o,m?[{way:e.served,i:e.way}]:g,s,e),x)}function Yp(t,e,n,o,s){if(!o)return e;let r=t.ways.length>1?`${e}, ${Jt(t.way)}`:e;
return s===void 0?r:`${r} (${(0,Bn.t)("budget {budget}",{budget:s})})`}function eu(t,e,n,o){let s=e.map(({way:r,i})=>{let l=r.sums.map(n),g=l[o.stepOf(i)]??0;return(0,Bn.t)(
"{way}: at most {most}, {here} at step {step}",{way:Jt(i),most:Math.max(0,...l),here:g,step:o.stepOf(i)+1})});return`${t}. ${s.join(". ")}.`}var tu=(t,e)=>e.flatMap(
(n,o)=>[[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function nu(t,e){let n=[["decode",({decode:s})=>s],["prefill",({prefill:s,again:r})=>s-r],["again",({again:s})=>s],
["padding",({padding:s})=>s]],o=e.map(()=>0);return n.map(([s,r])=>{let i=e.map((g,m)=>o[m]+r(g)),l=e.map((g,m)=>i[m]>o[m]?`M${(0,jt.pixel)(t.x(m))} ${(0,jt.pixel)(
t.y(o[m]))}V${(0,jt.pixel)(t.y(i[m]))}H${(0,jt.pixel)(t.x(m+1))}V${(0,jt.pixel)(t.y(o[m]))}Z`:"").join("")||"M0 0";return i.forEach((g,m)=>{o[m]=g}),["path",`gp\
-stack-${s}`,{d:l},[]]})}function ou(t,e){let n=t.height-t.bottom;return e.flatMap(({starved:o},s)=>o.length?[(0,jt.lineMark)("gp-curve-starved",t.x(s+.5),n-7,t.
x(s+.5),n)]:[])}var no=b(ye(),1),mt=b(K(),1),ti=b(j(),1),id=b(Ve(),1);var Gt=20,[su,rd]=[11,26],ru=48,iu=13,au=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function ad(t,e,n,{onPick:o,onScroll:s}){let r=t.appendChild((0,mt.make)(
"div","gp-gantt-heads")),i=t.appendChild((0,mt.make)("div","gp-gantt-scroll")),l=i.appendChild((0,mt.make)("div","gp-gantt-wide",null,{role:"group"})),g=l.appendChild(
(0,mt.make)("canvas","",null,{"aria-hidden":"true"}));r.append((0,mt.make)("div","gp-gantt-corner",(0,ti.t)("step"),{"aria-hidden":"true"}));let m=r.appendChild(
(0,mt.make)("div","gp-gantt-rows")),[w,y]=[rd,24],$=null,C=l.appendChild((0,mt.make)("div")),E=!1,x=()=>e.ways[n],O=()=>Math.max(e.length,e.isLive?ru:1);function v(W,R,L){
let z=(0,mt.make)("div",L);return Object.assign(z.style,{left:`${R*w}px`,top:`${Gt+W*y}px`,width:`${w}px`,height:`${y}px`}),Object.assign(z.dataset,{request:W,step:R}),
(0,id.tipLater)(z,()=>Fs(e,n,W,R)),z}function k({clientX:W,clientY:R}){let{left:L,top:z}=l.getBoundingClientRect(),[I,re]=[Math.floor((W-L)/w),Math.floor((R-z-Gt)/
y)];return I>=0&&I<x().length&&re<e.requests.length?{request:re,step:I}:null}l.addEventListener("pointermove",W=>{let R=k(W);$&&R&&$.dataset.step===String(R.step)&&
$.dataset.request===String(R.request)||($?.remove(),$=R&&R.request>=0?l.appendChild(v(R.request,R.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerlea\
ve",()=>{$?.remove(),$=null}),l.addEventListener("click",W=>{let R=k(W);R&&o(n,R.request>=0?R.request:e.request,R.step)});function f({focus:W=!1}={}){if(!x().length)
return;let[R,L]=[e.request??0,e.stepOf(n)],z=W||document.activeElement===C;if(C.dataset.request===String(R)&&C.dataset.step===String(L)&&C.style.width===`${w}px`&&
!W){C.classList.toggle("gp-none",e.request===null),(0,no.sayAttributes)(C,{"aria-label":Fs(e,n,R,L)});return}let I=v(R,L,`gp-gantt-at${e.request===null?" gp-non\
e":""}`);(0,no.sayAttributes)(I,{role:"button",tabindex:0,"aria-label":Fs(e,n,R,L)}),C.replaceWith(I),C=I,z&&C.focus({preventScroll:!0})}l.addEventListener("key\
down",W=>{let R={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(W.key==="Escape")
return o(n,null,e.at);let L=R[W.key];if(!L||W.ctrlKey||W.metaKey||W.altKey)return;W.preventDefault();let z=(I,re)=>Math.max(0,Math.min(re-1,I));o(n,z((e.request??
0)+L[0],e.requests.length),z(e.stepOf(n)+L[1],x().length)),f({focus:!0}),A()});function c(W){let R=(0,no.fit)(m,e.requests.length,()=>{let L=(0,mt.make)("button",
"gp-gantt-head",null,{type:"button"});return L.append((0,mt.make)("b"),(0,mt.make)("bdi")),L});e.requests.forEach(({prompt:L},z)=>{let I=R[z];I.style.height=`${y}\
px`,I.style.setProperty("--own",W(z)),(0,mt.say)(I.firstChild,String(z+1)),(0,mt.say)(I.lastChild,(0,mt.inOneLine)(L.slice(0,80))),I.setAttribute("aria-pressed",
String(z===e.request)),(0,no.sayAttributes)(I,{"aria-label":Hc(e,n,z)})})}m.addEventListener("click",({target:W})=>{let R=W.closest(".gp-gantt-head"),L=[...m.children].
indexOf(R);L>=0&&o(n,L===e.request&&n===e.way?null:L,e.at)});let d;function a(){if(!t.clientWidth)return;d=Ks(t);let W=i.clientWidth;w=Math.max(su,Math.min(rd,Math.
floor(W/O()))),y=au(e.requests.length,parseFloat(getComputedStyle(t).fontSize));let[R,L]=[O()*w,Gt+e.requests.length*y];Object.assign(l.style,{width:`${R}px`,height:`${L}\
px`}),(0,no.sayAttributes)(l,{"aria-label":(0,ti.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
c(d),f(),e.isLive&&e.at===null&&!E&&(i.scrollLeft=R),u()}function p(){!t.clientWidth||!d||([...m.children].forEach((W,R)=>W.setAttribute("aria-pressed",String(R===
e.request))),f(),u())}function u(){let W=devicePixelRatio||1,[R,L]=[Math.min(i.clientWidth,O()*w),Gt+e.requests.length*y];if(R<=0)return;Object.assign(g.style,{
width:`${R}px`,height:`${L}px`}),Object.assign(g,{width:Math.round(R*W),height:Math.round(L*W)});let z=g.getContext("2d");z.scale(W,W);let I=getComputedStyle(t),
re=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(hn=>[hn,I.getPropertyValue(`--gp-${hn}`).trim()])),Z=Math.min(i.scrollLeft,
O()*w-R);z.translate(-Z,0);let[We,it]=[Math.max(0,Math.floor(Z/w)),Math.min(O(),Math.ceil((Z+R)/w)+1)];z.font=`${Math.max(10,Math.min(y-8,parseFloat(I.fontSize)-
1))}px ${I.fontFamily}`,z.textAlign="center",z.textBaseline="middle",S(z,re,We,it,L);for(let hn=0;hn<e.requests.length;hn++){for(let _n=We;_n<Math.min(it,x().length);_n++)
P(z,re,hn,_n);q(z,re,hn)}h(z,re,L),T(z,re,L)}function S(W,R,L,z,I){W.fillStyle=R.line;for(let Z=0;Z<=e.requests.length;Z++)W.fillRect(L*w,Gt+Z*y,(z-L)*w,.5);let re=[
1,2,5,10,20,50].find(Z=>Z*w>=34);for(let Z=L;Z<z;Z++)Z%re&&(Z+1)%re||(Z+1)%re&&Z||(W.fillStyle=R.muted,(Z===0||(Z+1)%re===0)&&W.fillText(String(Z+1),(Z+.5)*w,Gt/
2));e.request!==null&&(W.fillStyle=R.raised,W.fillRect(L*w,Gt+e.request*y,(z-L)*w,y)),W.fillStyle=R.line,W.fillRect(x().length*w,Gt,1,I-Gt)}function P(W,R,L,z){
let I=x().cell(L,z);if(!I)return;let[re,Z,We,it]=[z*w+.5,Gt+L*y+2,w-1,y-4],hn=d(L),_n=[re+We/2,Z+it/2+.5];if(W.fillStyle=W.strokeStyle=hn,I.what==="prefill"||I.
what==="chunk"){if(W.fillRect(re,Z,We,it),I.again&&_(W,R.surface,re,Z,We,it),I.what==="chunk"&&(W.fillStyle=R.surface,W.beginPath(),W.moveTo(re+We,Z),W.lineTo(re+
We,Z+it*.55),W.lineTo(re+We-it*.55,Z),W.fill()),w>=iu&&!I.again&&M(W,R.surface,String(I.tokens-I.padding),_n,We),I.padding){let li=Math.max(3,it*I.padding/I.tokens);
W.fillStyle=R.surface,W.fillRect(re,Z,We,li),_(W,R.muted,re,Z,We,li)}}else I.what==="decode"?(W.globalAlpha=.42,W.fillRect(re,Z+it*.2,We,it*.6),W.globalAlpha=1,
W.fillRect(re,Z+it*.8-1.5,We,1.5)):I.what==="pad"?_(W,R.muted,re,Z+it*.2,We,it*.6):I.what==="waits"?W.fillRect(re+We*.15,_n[1]-.75,We*.5,1.5):I.what==="starved"?
M(W,R.error,"!",_n,We,!0):(W.globalAlpha=.5,W.strokeRect(re+1,Z+it*.3,We-2,it*.4),W.globalAlpha=1);I.back&&M(W,R.error,"↩",_n,We,!0)}function q(W,R,L){let z=x().
ends?.[L];if(!z||z.status==="finished")return;let I=x().cells[L].length;M(W,R.error,"✕",[(I+.5)*w,Gt+(L+.5)*y],w,!0)}function h(W,R,L){W.fillStyle=R.error;for(let{
step:z}of x().faults)W.fillRect(z*w-1,Gt-6,2,L)}function T(W,R,L){let z=e.stepOf(n)*w;W.strokeStyle=R.chosen,W.lineWidth=n===e.way?2:1,W.strokeRect(z,1,w,L-2),W.
lineWidth=1}function M(W,R,L,[z,I],re,Z=!1){W.fillStyle=R;let We=W.font;Z&&(W.font=`700 13px ${getComputedStyle(t).fontFamily}`),W.fillText(L,z,I,re),W.font=We}
function _(W,R,L,z,I,re){W.save(),W.beginPath(),W.rect(L,z,I,re),W.clip(),W.strokeStyle=R,W.beginPath();for(let Z=L-re;Z<L+I;Z+=5)W.moveTo(Z,z+re),W.lineTo(Z+re,
z);W.stroke(),W.restore()}function A(){let W=e.stepOf(n)*w,{scrollLeft:R,clientWidth:L}=i;(W<R||W+w>R+L)&&(i.scrollLeft=W+w<L?0:W-L/2)}return i.addEventListener(
"scroll",()=>{E=i.scrollLeft+i.clientWidth<O()*w-2*w,u(),s(i.scrollLeft,i)}),new ResizeObserver(()=>e.values&&e.ways[n]&&a()).observe(i),{draw:a,place:p,showStep:A,
scroll:i}}var Ds=b(K(),1),ni=b(j(),1),lu=12e3,cu=70,du=700;function ld({root:t,slider:e,button:n,words:o},s,r){let i=0;function l(){clearInterval(i),i=0,(0,Ds.say)(n,(0,ni.t)(
"▶ Play"))}function g(){s.step>=s.length-1&&r(0),i=window.setInterval(()=>{if(!t.isConnected||s.step>=s.length-1)return l();r(s.step+1)},Math.max(cu,Math.min(
du,lu/s.length))),(0,Ds.say)(n,(0,ni.t)("❚❚ Pause"))}return n.addEventListener("click",()=>i?l():g()),e.addEventListener("input",()=>{l(),r(Number(e.value)-
1)}),e.addEventListener("keydown",({key:m})=>m==="Escape"&&r(null)),{stop:l,draw(m){n.disabled=s.length<2,e.max=String(Math.max(1,s.length)),e.value=String(s.step+
1),e.setAttribute("aria-valuetext",m),(0,Ds.say)(o,m)}}}var[hu,pu,uu,fu,mu,gu]=[0,1,2,3,4,5],Vs=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:s=null,faults:r=[]}){for(r.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:s,faults:r,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((i,l)=>i+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((i,l)=>i+l,0)};this.sums.push(o);let s=!n||this.faults.some(({step:i})=>i===n),r=s?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...r,...e.tables}:r),this.kept.push(e.kept||(s?[]:this.kept[n-1]));for(let i of e.rows)this.addRow(n,i,o);o.waiting.forEach((i,l)=>this.put(n,
i,{what:"waits",place:l+1,back:o.back.includes(i),anew:this.begun[i]}));for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.
keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&this.put(n,i,{what:"idle"});for(let[i,l]of Object.entries(e.shared||{})){let g=this.cells[i]?.[n];
g&&(g.shared=l)}for(let i of o.back)this.inParts[i]=!1}addRow(e,n,o){let[s,r,i,l,g,m]=[hu,pu,uu,fu,mu,gu].map(C=>n[C]),w=i-l,y=r==="pad",$=y?0:Math.max(0,Math.min(
w,this.read[s]-g)),N=r==="prefill"&&(m===null||this.inParts[s]);this.put(e,s,{what:N?"chunk":r,tokens:i,padding:l,position:g,again:$,id:m,written:this.written[s]}),
o.padding+=l,!y&&(this.inParts[s]=r==="prefill"&&m===null,this.begun[s]=!0,this.read[s]=Math.max(this.read[s],g+w),m!==null&&(this.written[s]+=1),o.inStep+=1,o.
again+=$,o[r]+=w)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Us=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:r,arrival:i,max_new_tokens:l})=>[r,i,l])]);n!==this.key&&this.clear();let o=n!==this.key,s=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((r,i)=>{let l=this.ways[i],m=!o&&l&&l.length<=r.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(r.settings)&&wu(l.steps,r.steps)?l:new Vs(e.requests);return m.grow(r),m}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||s)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=bu(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:s,inStep:r})=>s===null?r:-s;return n.forEach((s,r)=>{o(s)>o(n[e])&&(e=r)}),e}};function wu(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function bu({requests:t,ways:e,tokens:n=[]}){let o=new Map,s=r=>{for(let[i,l]of r)o.set(i,l)};for(let r of[
n,...t.map(({tokens:i})=>i)])s(r);for(let{ends:r}of e)for(let i of r||[])i&&s(i.tokens);return o}var Js=b(et(),1),ke=b(K(),1),te=b(j(),1),dd=b(Ve(),1);var cd=t=>(0,te.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Js.fixed)(t,1)}),oi=t=>t?(0,te.t)("{half} / {most}",{half:`${cd(t.steps[0])}\
, ${(0,ke.seconds)(t.seconds[0])}`,most:`${cd(t.steps[1])}, ${(0,ke.seconds)(t.seconds[1])}`}):"–",ku=()=>[[(0,te.t)("steps"),"step",(0,te.t)("Forward passes \
of the model."),t=>(0,ke.count)(t.steps)],[(0,te.t)("tokens computed"),"token",(0,te.t)("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,
again:n,padding:o}})=>(0,ke.count)(t+e+n+o)],[(0,te.t)("in prefill"),"prefill",(0,te.t)("Tokens of prompts, read for the first time."),t=>(0,ke.count)(t.tokens.
prefill)],[(0,te.t)("in decode"),"decode",(0,te.t)("Tokens of the texts, each read once to write the next one."),t=>(0,ke.count)(t.tokens.decode)],[(0,te.t)("re\
ad again"),"preempted",(0,te.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>(0,ke.count)(
t.tokens.again)],[(0,te.t)("padding"),"padding",(0,te.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>(0,ke.count)(t.tokens.
padding)],[(0,te.t)("shared"),"prefix-sharing",(0,te.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>(0,ke.count)(
t.shared)],[(0,te.t)("new tokens"),"length",(0,te.t)("Tokens that were written."),t=>(0,ke.count)(t.written)],[(0,te.t)("finished"),"ending",(0,te.t)("Requests \
that finished."),(t,e)=>(0,te.t)("{count} of {all}",{count:t.finished,all:e.requests.length})],[(0,te.t)("requests in a step"),"continuous-batching",(0,te.t)("T\
he mean over the steps."),t=>t.at_once===null?"–":(0,Js.fixed)(t.at_once,2)],[(0,te.t)("blocks used or kept"),"block",(0,te.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),t=>t.used===null?"–":(0,ke.percent)(t.used)],[(0,te.t)("starved / preempted"),"starved",(0,te.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),t=>(0,te.t)("{half} / {most}",{half:t.starved,most:t.put_back})],[(0,te.t)("time\
 of all steps"),"time",(0,te.t)("The sum of the times of the steps."),t=>(0,ke.seconds)(t.seconds)],[(0,te.t)("new tokens per second"),"speed",(0,te.t)("New tok\
ens over the time of all steps."),t=>t.per_second===null?"–":(0,Js.fixed)(t.per_second,1)],[(0,te.t)("time to first token, p50 / p95"),"first-token",(0,te.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),t=>oi(t.first)],[(0,te.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,te.t)("Between two tokens of a request."),t=>oi(t.between)],[(0,te.t)("latency, p50 / p95"),"latency",(0,te.t)("Fro\
m the arrival of a request to its last token."),t=>oi(t.whole)]];function hd(t,e){let n=e.ways.map((i,l)=>({...i,i:l})).filter(({figures:i})=>i);if(t.hidden=!n.
length,t.hidden)return;let o=(0,ke.make)("table","gp-serving-figures");o.append((0,ke.make)("caption","gp-hidden",(0,te.t)("The ways side by side"))),o.appendChild(
(0,ke.make)("thead")).appendChild((0,ke.make)("tr")).append((0,ke.make)("td"),...n.map(({settings:i,i:l})=>{let g=(0,ke.make)("th","",e.ways.length>1?`${Jt(l)} ${In(
i)}`:In(i),{scope:"col"});return g.appendChild((0,ke.make)("small")).append((0,ke.together)(Gs(i))),g}));let r=o.appendChild((0,ke.make)("tbody"));for(let[i,l,g,
m]of ku()){let w=r.appendChild((0,ke.make)("tr")),y=(0,ke.make)("span","",i);(0,dd.tipOfTerm)(y,l,()=>"",{meaning:g,formula:"",unit:""});let $=(0,ke.make)("th",
"",null,{scope:"row"});$.append(y),w.append($);for(let{figures:N}of n)w.insertCell().append((0,ke.together)(m(N,e)))}t.replaceChildren((0,ke.make)("h3","gp-serv\
ing-sub",n.length>1?(0,te.t)("The ways side by side"):(0,te.t)("In numbers")),ei(o,(0,te.t)("The ways side by side")),(0,ke.make)("p","gp-note",(0,ke.inParts)([
(0,te.t)("Timed once, on this machine: too little to say which is faster"),(0,te.t)("requests that did not finish count in no latency")])+"."))}function pd(t,e){let n=v=>t.querySelector(".gp-"+v),o=new Us,[s,r]=[n("serving-charts"),n("serving-moments")],i=ld({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,v=>{o.at=v,E(),l.forEach(({showStep:k})=>k())}),l=[];function g(v,k,f){Object.assign(o,{way:v,request:k,at:f}),i.stop(),
E()}function m(v,k){for(let{scroll:f}of l)f!==k&&f.scrollLeft!==v&&(f.scrollLeft=v)}function w(){let v=(0,He.make)("section","gp-serving-chart"),k=(0,He.make)("\
h3","gp-serving-way");return k.append((0,He.make)("span"),(0,He.make)("small")),v.append(k,(0,He.make)("div","gp-gantt"),(0,He.make)("div","gp-serving-faults")),
v}let y=v=>o.ways.length>1?`${Jt(v)} ${In(o.ways[v].settings)}`:In(o.ways[v].settings);function $(){let v=(0,ln.fit)(s,o.ways.length,w);l.length=Math.min(l.length,
v.length),o.ways.forEach((k,f)=>{let[c,d,a]=v[f].children;(0,He.say)(c.firstChild,y(f)),(0,He.say)(c.lastChild,` ${Gs(k.settings)}`),l[f]??=ad(d,o,f,{onPick:g,onScroll:m}),
l[f].draw();let p=k.faults.map(Kc);(0,ln.fit)(a,p.length,()=>(0,He.make)("p")),p.forEach((u,S)=>(0,He.say)(a.children[S],u))})}function N(){let v=(0,He.make)("s\
ection","gp-serving-moment");return v.append((0,He.make)("h3","gp-serving-sub"),(0,He.make)("p","gp-note"),(0,He.make)("div","gp-serving-blocks"),(0,He.make)("p",
"gp-serving-queue")),v}function C(v){let k=(0,ln.fit)(r,o.ways.length,N);o.ways.forEach((f,c)=>{let[d,a,p,u]=k[c].children;(0,He.say)(d,y(c)),(0,He.say)(a,Yr(o,
c)),Bc(p,o,c,v);let S=f.sums[o.stepOf(c)];(0,He.say)(u,S?Dc(S):"")})}function E(){let v=Ks(t);i.draw(Yr(o,o.way)),l.forEach(({place:k})=>k()),C(v),Qc(n("serving\
-card"),o,v),(0,ln.showIf)(n("serving-hint"),o.request===null),sd(n("serving-curves"),o,k=>{g(o.way,o.request,k),l.forEach(({showStep:f})=>f())})}function x(){let{
model:v,dtype:k,device:f,seed:c}=o.values,d=o.requests.some(({temperature:u})=>u!==null);(0,He.say)(n("about"),(0,He.inParts)([v,k,f,(0,Zs.tn)(o.requests.length,
"{count} request","{count} requests"),d&&(0,Zs.t)("seed {seed}",{seed:c})]));let a=o.ways.map(({settings:u})=>u.kind),p=u=>t.querySelectorAll(".gp-"+u);for(let u of p(
"of-generate"))(0,ln.showIf)(u,a.includes("padded"));for(let u of p("of-blocks"))(0,ln.showIf)(u,a.includes("continuous"));(0,ln.showIf)(n("of-ways"),a.length>1),
n("of-ways").replaceChildren(...a.flatMap((u,S)=>[(0,He.make)("i",`gp-way-line gp-way-${S}`),Jt(S)])),$(),E(),hd(n("serving-numbers"),o)}let O=()=>!t.hidden&&o.
values&&x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",O),new MutationObserver(O).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&E()).observe(n("serving-curves")),t.addEventListener("gp-alone",O),v=>{if((0,ln.showIf)(t,!!e.found?.ways?.
length),t.hidden||!v.found)return;let k=o.take(e.found);k&&i.stop(),x(),(k||o.settles)&&l.forEach(({showStep:f})=>f())}}var Qs=b(ye(),1),jn=b(K(),1),Wt=b(j(),1),fd=b(Me(),1),cn=b(Mn(),1),Xs=b(fn(),1);function md(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Xs.MarkedText(n("words"));
function s({before:l,after:g}){if(g.error)return["even","…",(0,Wt.t)("Nothing left to score"),`${(0,Wt.t)(g.error.message)} ${(0,Wt.t)("z was {z} before.",{z:(0,cn.zWords)(
l.z_score)})}`];let m=(0,Wt.t)("z from {before} to {after}",{before:(0,cn.zWords)(l.z_score),after:(0,cn.zWords)(g.z_score)}),w=Number(g.threshold.toFixed(2));return l.
prediction?g.prediction?["good","◆",m,(0,Wt.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad","◇",m,(0,Wt.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,(0,Wt.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function r({how:l,strength:g}){return l?(0,fd.isKnown)(g)?(0,Wt.t)("{attack}\
, strength {strength}",{attack:(0,Wt.t)(l),strength:(0,jn.percent)(g)}):(0,Wt.t)(l):(0,Wt.t)("edited by hand")}function i(l){let{before:g,after:m}=l,[w,y,$,N]=s(
l);(0,Qs.sayAttributes)(n("answer"),{"data-verdict":w}),(0,jn.say)(n("answer-sign"),y),(0,jn.say)(n("answer-words"),$),(0,jn.say)(n("answer-more"),N),(0,jn.say)(
n("told"),`${$}. ${N}`),(0,jn.say)(n("about"),r(l)),(0,Qs.showIf)(n("of-text"),!m.error),m.error||((0,Xs.markLegend)(n("legend"),...(0,cn.legendOf)(m)),o.show((0,cn.markedItems)(
m)));let C=[{name:(0,Wt.t)("before"),report:g},...m.error?[]:[{name:(0,Wt.t)("after"),report:m}]];(0,cn.fillDetectionTable)(n("found-numbers"),C)}return l=>{t.hidden=
!e.found,!t.hidden&&l.found&&i(e.found)}}var xt=b(ye(),1),Zo=b(et(),1),Ys=b(cr(),1),F=b(K(),1),U=b(j(),1),er=b(Ve(),1),ri=b(Me(),1),Qo=b(Mn(),1);var Uo=b(ye(),1),Vo=b(et(),1),Be=b(K(),1),pe=b(j(),1),oo=b(Me(),1),Zt=b(Mn(),1),Ot=b(fn(),1);function gd(t,e){let n=f=>t.querySelector(".gp-"+f),o=["without","w\
ith"],s=n("threshold"),r=3,i=()=>e.answered("pair"),l=({report:f})=>!!f&&!f.error,g=o.map(f=>{let c=(0,Be.make)("div"),[d,a,p]=[(0,Be.make)("p","gp-facts"),(0,Be.make)(
"p","gp-problem","",{role:"status"}),(0,Be.make)("div","gp-text-body",null,{dir:"auto"})];return c.append((0,Be.make)("h3","",f==="with"?(0,pe.t)("With the wate\
rmark"):(0,pe.t)("Without the watermark")),d,a,p),n("texts").append(c),{facts:d,problem:a,text:new Ot.MarkedText(p),shown:0,report:null}});s.addEventListener("i\
nput",()=>{let f=s.valueAsNumber;!Number.isFinite(f)||f<0||f>20||(r=f,i()&&k())});function m(f,c,d){if(d){f.report!==d&&f.text.show((0,Zt.markedItems)(d)),Object.
assign(f,{report:d,shown:0});return}let[a]=e.groups[c].entries,p=a.tokens.map(u=>({token:u,mark:{},words:()=>(0,pe.t)("{token}, not scored yet",{token:(0,Be.quoted)(
u.text)})}));f.text.show(p,f.report?0:f.shown),Object.assign(f,{report:null,shown:p.length})}function w({tokens:f,perplexity:c,stop_reason:d,report:a}){if(!f)return(0,pe.t)(
"not started");let p=[(0,pe.tn)(f,"{count} token","{count} tokens")];return(0,oo.isKnown)(c)&&p.push((0,pe.t)("perplexity {value}",{value:(0,Vo.fixed)(c,2)})),a&&
!a.error&&p.push(a.kind==="green"?(0,pe.t)("{share} green",{share:(0,Be.percent)(a.green_fraction)}):(0,pe.t)("mean g-value {g}",{g:(0,Vo.fixed)(a.mean,3)})),d&&
p.push((0,Be.stopWords)(d)[1]),p.join(" · ")}function y({texts:f}){f.forEach((d,a)=>{let p=g[a];m(p,a,l(d)?d.report:null),(0,Be.say)(p.facts,w({...d,tokens:d.tokens||
e.groups[a].entries[0].tokens.length}));let{error:u}=d.report||{};(0,Uo.showIf)(p.problem,!!u),(0,Be.say)(p.problem,u?`${(0,pe.t)(u.message)} ${(0,pe.t)(u.fix)}`:
"")});let c=f.filter(l).map(({report:d})=>(0,Zt.legendOf)(d)[1]);(0,Ot.markLegend)(n("legend"),e.found.kind,{unscored:c.some(({unscored:d})=>d),repeated:c.some(
({repeated:d})=>d)})}function $({texts:f}){if(!f.every(l))return f.find(({report:u})=>u&&u.error)?["even","–",(0,pe.t)("No comparison"),(0,pe.t)("One of the t\
exts cannot be scored.")]:["wait","…",e.done?(0,pe.t)("No answer"):(0,pe.t)("Not known yet"),(0,pe.t)("Both texts must be complete.")];let[c,d]=f.map(({report:p})=>p.
z_score),a=(0,pe.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,Zt.zWords)(d),plain:(0,Zt.zWords)(c),threshold:Number(
r.toFixed(2))});return c>r?["bad","✗",(0,pe.t)("A false positive"),`${a} ${(0,pe.t)("The text without the watermark passes it.")}`]:d>r?["good","◆",(0,pe.t)(
"The watermark is found"),a]:["even","◇",(0,pe.t)("The watermark is not found"),`${a} ${C(f[1].report)}`]}let N=({tokens_needed:f,threshold:c})=>(0,oo.isKnown)(
f)&&c>0?Math.ceil(f*(r/c)**2):null;function C(f){let[c,d]=[N(f),(0,Zt.scoredOf)(f)];return c>d?(0,pe.tn)(c,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,Be.count)(d)}):
(0,pe.t)("A longer text or a stronger mark would help.")}function E({texts:f}){let[c,d]=f.map(({perplexity:p})=>p);return!f.every(l)||!(0,oo.isKnown)(c)||!(0,oo.isKnown)(
d)?"":`${(0,pe.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Vo.fixed)(c,2),marked:(0,Vo.fixed)(d,2)})} ${(0,pe.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,pe.t)("What does it cost?")})}`}function x(f){let[c,d,a,p]=$(f);(0,Uo.sayAttributes)(
n("answer"),{"data-verdict":c}),(0,Be.say)(n("answer-sign"),d),(0,Be.say)(n("answer-words"),a),(0,Be.say)(n("answer-more"),`${p} ${E(f)}`.trim()),(0,Be.say)(n("\
means"),(0,Ot.thresholdWords)(r)),e.done&&(0,Be.say)(n("told"),`${a}. ${p}`);let u=e.entries[0]&&e.entries[0].seed;(0,Be.say)(n("about"),[si(f.watermark),...(0,oo.isKnown)(
u)?[(0,pe.t)("seed {seed}",{seed:u})]:[]].join(" · "))}function O({report:f,expected:c}){if(!(0,oo.isKnown)(c)||f.kind!=="green")return null;let{ratio:d,num_tokens_scored:a}=f,
p=Array.from({length:Math.min(60,a)},(u,S)=>(S+1)*a/Math.min(60,a));return{name:(0,pe.t)("expected with it, at least"),look:"expected",points:p.map(u=>[u,(0,Ot.greenZ)(
c*u,u,d)]),tip:(0,pe.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,Be.percent)(c)})}}function v({texts:f}){if((0,Uo.showIf)(n("evidence"),f.every(l)),n("evidence").hidden)return;let[c,d]=f,
a=[{name:(0,pe.t)("with the watermark"),look:"measured",points:d.report.curve},O(d),{name:(0,pe.t)("without it"),look:"other",points:c.report.curve}].filter(Boolean);
(0,Ot.zKeys)(n("keys"),a),(0,Ot.zPicture)(n("curves"),{curves:a,threshold:r});let p=f.map(({report:u},S)=>{let P=(0,Ot.pValue)(u.z_score);return{name:S?(0,pe.t)(
"with"):(0,pe.t)("without"),report:{...u,threshold:r,p_value:P,confidence:1-P,false_positive_rate:(0,Ot.pValue)(r),tokens_needed:N(u)}}});(0,Zt.fillDetectionTable)(
t.querySelector("table"),p)}function k(){y(e.found),x(e.found),v(e.found)}return new ResizeObserver(()=>i()&&v(e.found)).observe(t),f=>{t.hidden=!i(),!t.hidden&&
(f.run&&g.forEach(c=>Object.assign(c,{report:null,shown:0})&&c.text.show([])),(f.run||f.found||f.status||f.steps)&&k())}}function si(t){return Array.isArray(t.keys)?
(0,pe.tn)(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):(0,pe.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",bd(t))}function wd(t){return Array.isArray(t.keys)?(0,pe.t)("SynthID, n-grams of {length}",{length:t.ngram_len}):
(0,pe.t)("green lists of {ratio}, {scheme}, context width {width}",bd(t))}var bd=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,Be.percent)(t),bias:e,scheme:n,width:o});var tr=b(fn(),1),Jo=t=>Object.hasOwn(Ys.SCORES,t)?(0,U.t)(Ys.SCORES[t][0]):t;function kd(t,e){let n=h=>t.querySelector(".gp-"+h),[o,s]=[n("which"),n("threshold")],
r={},i=null,l=.01,g=()=>e.answered("sure"),m=({auc:h})=>(0,ri.isKnown)(h),w=({scores:h,learned:T})=>{let M=h.findIndex(({name:_})=>_===i);return M>=0?M:T?h.length-
1:0},y=h=>r[h]??(h==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{i=o.value,q()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||
Math.abs(s.valueAsNumber)>100||(r[e.found.scores[w(e.found)].name]=s.valueAsNumber,d(e.found))});function $({counts:h,scores:T,fewest:M},_){let A=e.done?(0,U.t)(
"No answer"):(0,U.t)("Not known yet");if(!m(_))return["wait","…",A,e.done?(0,U.t)("At least one text without the watermark and one with it must be scored."):(0,U.t)(
"The first texts are being written.")];let[W]=_.rates;if(Math.min(...h)<M)return["wait","…",A,(0,U.tn)(h[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,F.count)(h[0]),fewest:(0,F.count)(M)})];let R={found:(0,F.count)(W.detected),number:(0,F.count)(W.marked),rate:(0,F.percent)(W.level)},L=e.running?
(0,U.t)("{found} of {number} found at {rate} false positives so far",R):(0,U.t)("{found} of {number} found at {rate} false positives",R),z=[...N(W,T.length>1?Jo(
_.name):""),(0,U.t)("AUC of these texts: {auc}.",{auc:(0,Zo.fixed)(_.auc,3)})].join(" ");return[W.apart?"good":"even",W.apart?"◆":"◇",L,z]}function N(h,T){let[
M,_]=h.found_between.map(F.percent),A={number:(0,F.count)(h.false_positives),share:(0,F.percent)(h.false_between[1])},W=[T?(0,U.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:T,low:M,high:_}):(0,U.t)("The true detection rate is between {low} and {high}.",{low:M,high:_}),h.false_positives?
(0,U.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",A):(0,U.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",A)];return h.level>l&&W.push((0,U.tn)(h.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,F.percent)(h.level)})),h.apart||W.push((0,U.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),W}function C(h){let[T,M,_,A]=$(h,h.scores[w(h)]);(0,xt.sayAttributes)(n("answe\
r"),{"data-verdict":T}),(0,F.say)(n("answer-sign"),M),(0,F.say)(n("answer-words"),_),(0,F.say)(n("answer-more"),A),e.done&&(0,F.say)(n("told"),`${_}. ${A}`),(0,F.say)(
n("missing"),$t(e,h)),(0,F.say)(n("about"),[si(h.watermark),...h.learned?[(0,U.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:W,
problem:R}=h;(0,xt.showIf)(n("warning"),W>0);let L=R?`${(0,U.t)(R.message)} ${(0,U.t)(R.fix)}`:(0,U.t)("No token in them counts.");(0,F.say)(n("warning"),W>0?`⚠\
 ${(0,U.tn)(W,"{count} text was not scored.","{count} texts were not scored.")} ${L}`:"")}let E=(h,T)=>h.filter(M=>M>T).length;function x({values:h,name:T},M){let[
_,A]=h.map(z=>E(z,M)),[W,R]=[_/h[0].length,A/h[1].length],L=[(0,U.tn)(h[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number(M.toFixed(2)),marked:(0,F.count)(A),found:(0,F.percent)(R),plain:(0,F.count)(_),others:(0,F.count)(h[0].length),passed:(0,F.percent)(
W)})];return T!=="posterior"&&L.push((0,U.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,tr.pWords)((0,tr.pValue)(M))})),
{x:W,y:R,words:L.join(" ")}}function O(h,T){let M=2/(9*(T-1));return h**2>(1-M+1.645*Math.sqrt(M))**3}function v({values:h,normal:T,name:M}){if(M==="posterior"||
!T[0])return"";let[_,A]=T.map(R=>R&&{mean:(0,Qo.zWords)(R[0]),deviation:(0,Zo.fixed)(R[1],2)}),W=[(0,U.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",_),A?(0,U.t)("With it: mean {mean}, standard deviation {deviation}.",A):(0,U.t)("With it: too few texts.")];return O(T[0][1],
h[0].length)&&W.push((0,U.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,U.t)(
"count repeated n-grams once")})),W.join(" ")}function k({scores:h}){let T=h.filter(m).flatMap(_=>_.rates.map(A=>[_,A])),M=(0,xt.fit)(t.querySelector(".gp-rates\
 tbody"),T.length,()=>{let _=(0,F.make)("tr");return _.append((0,F.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let A=(0,F.make)("td");return A.
append((0,F.make)("span")," ",(0,F.make)("small")),A})),_});T.forEach(([_,A],W)=>{let[R,L,z,I,re]=M[W].cells,[Z,We]=A.found_between.map(F.percent);(0,F.say)(R,Jo(
_.name)),f(L,(0,F.percent)(A.level),""),A.shown?f(z,(0,F.percent)(A.detected/A.marked),(0,ri.isKnown)(A.threshold)?(0,U.t)("({low} to {high}), threshold {thresh\
old}",{low:Z,high:We,threshold:(0,Qo.zWords)(A.threshold)}):(0,U.t)("({low} to {high})",{low:Z,high:We})):f(z,(0,U.t)("not known"),(0,U.tn)(Math.ceil(1/A.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),f(I,A.normal?(0,F.percent)(A.normal.rate):"–",A.normal?(0,U.t)("threshold {value}",{value:(0,Qo.zWords)(
A.normal.threshold)}):""),A.shown?f(re,(0,U.t)("up to {share}",{share:(0,F.percent)(A.false_between[1])}),(0,U.t)("{passed} of {number} passed",{passed:(0,F.count)(
A.false_positives),number:(0,F.count)(A.plain)})):f(re,"–","")})}function f(h,T,M){(0,F.say)(h.children[0],T),(0,F.say)(h.children[1],M)}function c({scores:h}){
let[{rates:T}]=h.filter(m),M=T.filter(({shown:R})=>!R).map(({level:R})=>(0,F.percent)(R));if(!M.length)return"";let[_,A]=M;return`${(0,U.tn)(T[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:A?(0,U.t)("{first} or {second}",{first:_,second:A}):_})} ${(0,U.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function d(h){let T=h.scores[w(h)];if((0,xt.showIf)(n("shown"),m(T)),!m(T))return;
let M=y(T.name);document.activeElement!==s&&(s.value=M);let _=x(T,M);Pe(n("scores"),os(e.charts[`scores ${T.name}`],M,(0,U.t)("threshold {value}",{value:Number(
M.toFixed(2))}))),(0,F.say)(n("at-threshold"),_.words),(0,F.say)(n("spreads"),v(T)),(0,xt.showIf)(n("of-fit"),T.name!=="posterior"&&T.normal.some(Boolean));let A=h.
scores.filter(m);if(Pe(n("roc"),Di(e.charts[`roc ${T.name}`],_)),p(n("roc-keys"),A.map(({name:R,auc:L},z)=>[z===A.indexOf(T)?"gp-roc-main":`gp-roc-other gp-roc-${z%
3}`,(0,U.t)("{score}: AUC {auc}",{score:Jo(R),auc:(0,Zo.fixed)(L,3)}),(0,U.t)((0,F.named)(Ys.SCORES,R,["","",""])[2]),"auc"])),k(h),(0,F.say)(n("few"),c(h)),(0,xt.showIf)(
n("of-lengths"),h.lengths.length>1),h.lengths.length<2)return;Pe(n("lengths-box"),e.charts.lengths);let W=h.kind==="synthid"?(0,U.t)("mean g"):"z";p(n("length-k\
eys"),[["gp-z-measured",(0,U.t)("found at {rate} false positives, by {score}, from the samples",{rate:a(h.lengths),score:W}),(0,U.t)("The threshold is the laxes\
t that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % i\
ntervals of the true rate."),"detection-rate"],["gp-z-expected",(0,U.t)("the same by normal distributions"),(0,U.t)("As if the scores at each length were normal\
."),"detection-rate"],["gp-z-other",(0,U.t)("AUC"),(0,U.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}
function a(h){let T=h.map(({levels:[A]})=>A),[M,_]=[Math.min(...T),Math.max(...T)].map(F.percent);return M===_?M:(0,U.t)("{low} to {high}",{low:M,high:_})}function p(h,T){
let M=(0,xt.fit)(h,T.length,()=>{let _=(0,F.make)("span"),A=(0,xt.svg)("svg");return(0,xt.sayAttributes)(A,{width:26,height:8,"aria-hidden":"true"}),A.append((0,xt.svg)(
"path")),_.append(A,(0,F.make)("span")),_});T.forEach(([_,A,W,R],L)=>{(0,xt.sayAttributes)(M[L].firstChild.firstChild,{class:_,d:"M1 4H25"}),(0,F.say)(M[L].lastChild,
A),(0,er.tipOfTerm)(M[L].lastChild,R,()=>"",{meaning:W})})}function u(){let{found:h}=e,T=h&&h.scores[w(h)];return!T||!m(T)?null:{score:T,rate:T.rates.find(({shown:M})=>M)||
T.rates[0]}}let S=h=>()=>{let T=u(),M=T&&h(T);return M?(0,U.t)("{name}: {words}.",{name:Jo(T.score.name),words:M}):""};(0,er.runsOfTerms)(t,{roc:S(({score:h})=>`\
AUC ${(0,Zo.fixed)(h.auc,3)}`),level:S(({rate:h})=>(0,U.t)("{passed} of {number} passed = {share}",{passed:(0,F.count)(h.false_positives),number:(0,F.count)(h.plain),
share:(0,F.percent)(h.false_positives/h.plain)})),found:S(({rate:h})=>(0,U.t)("{found} of {number} found = {share}",{found:(0,F.count)(h.detected),number:(0,F.count)(
h.marked),share:(0,F.percent)(h.detected/h.marked)})),normal:S(({rate:h})=>h.normal?(0,U.t)("{share} above {threshold}",{share:(0,F.percent)(h.normal.rate),threshold:(0,Qo.zWords)(
h.normal.threshold)}):""),truth:S(({rate:h})=>(0,U.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,F.count)(h.false_positives),number:(0,F.count)(
h.plain),share:(0,F.percent)(h.false_between[1])})),spread:()=>{let h=u();return h?v(h.score):""}});function P({scores:h}){(0,xt.showIf)(n("of-score"),h.length>
1);let T=h.map(({name:M})=>M).join();o.dataset.key!==T&&(o.dataset.key=T,o.replaceChildren(...h.map(({name:M})=>(0,F.make)("option","",Jo(M),{value:M}))),o.value=
h[w(e.found)].name)}function q(){P(e.found),C(e.found),d(e.found)}return h=>{t.hidden=!g(),!t.hidden&&(h.found||h.status)&&q()}}var so=b(ye(),1),dn=b(K(),1),gt=b(j(),1),ii=b(Me(),1),qt=b(Mn(),1),Gn=b(fn(),1);function yd(t,e){let n=O=>t.querySelector(".gp-"+O),o=[(0,gt.t)("the text alone"),
(0,gt.t)("with its prompt")],s=new Gn.MarkedText(n("words")),r=n("which");r.addEventListener("change",()=>y());let i=()=>e.found.reports[Math.min(Number(r.value),
e.found.reports.length-1)];function l({reports:O,once:v,otherwise:k}){let[f,c,d,a]=(0,qt.verdictOf)(O[0],v?null:k);(0,so.sayAttributes)(n("answer"),{"data-verdi\
ct":f}),(0,dn.say)(n("answer-sign"),c),(0,dn.say)(n("answer-words"),d),(0,dn.say)(n("answer-more"),a),(0,dn.say)(n("told"),`${d}. ${a}`),(0,so.showIf)(n("beside"),
O.length>1),O.length>1&&(0,dn.say)(n("beside"),m(O));let p=g(e.found);(0,so.showIf)(n("repeats"),!!p),(0,dn.say)(n("repeats"),p),(0,dn.say)(n("about"),w(e.found))}
function g({reports:[{num_tokens_scored:O}],otherwise:v,once:k}){let f=v?v.num_tokens_scored:null;if(!(0,ii.isKnown)(f)||f===O)return"";let c=(0,qt.zWords)(v.z_score);
return k?(0,gt.tn)(f-O,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:c}):
(0,gt.tn)(O-f,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the scored tokens, \
{count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:c})}function m([O,v]){let k=v.z_score-O.z_score,f=Math.abs(
k)<.005?(0,gt.t)("This changes nothing."):k<0?(0,gt.t)("This dilutes the mark."):(0,gt.t)("This happens to add to it."),c=(0,qt.zWords)(v.z_score);return`${(0,gt.tn)(
v.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:c})}\
 ${f}`}function w({model:O,watermark:v,exact:k,once:f}){return[Array.isArray(v.keys)?(0,gt.tn)(v.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,gt.t)(
"green list, {scheme}",{scheme:v.seeding_scheme||"lefthash"}),k?(0,gt.t)("the tokens of the run"):(0,gt.t)("tokens as {model} splits the text",{model:O}),...f?[
(0,gt.t)("repeated n-grams counted once")]:[]].join(" · ")}function y(){let O=i();(0,Gn.markLegend)(n("legend"),...(0,qt.legendOf)(O)),s.show((0,qt.markedItems)(
O))}function $({reports:O}){let v=O.map(({curve:a},p)=>({name:O.length>1?o[p]:"z",look:p?"other":"measured",points:a||[]})),[{tokens_needed:k,threshold:f}]=O,c=(0,qt.scoredOf)(
O[0]),d=(0,ii.isKnown)(k)?{at:k,words:N(k,c)}:null;(0,Gn.zPicture)(n("curve-box"),{curves:v,threshold:f,needed:d}),(0,Gn.zKeys)(n("curve-keys"),O.length>1?v:[])}
function N(O,v){return O<=v?(0,gt.tn)(O,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,gt.tn)(O,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,dn.count)(O-v)})}function C(){(0,so.showIf)(n("of-layers"),!!e.charts.layers),Pe(n("layers-box"),e.charts.layers)}function E(O){let{
reports:v}=e.found;(0,so.showIf)(n("of-prompt"),v.length>1),l(e.found),O&&y(),(0,qt.fillDetectionTable)(n("found-numbers"),v.map((k,f)=>({name:o[f],report:k}))),
$(e.found),C()}let x=()=>!!e.found;return new ResizeObserver(()=>x()&&E(!1)).observe(t),O=>{t.hidden=!x(),!t.hidden&&O.found&&E(!0)}}var Qt=b(ye(),1),Ae=b(K(),1),Qe=b(j(),1),nr=b(Me(),1),Xo=b(Mn(),1),xd=b(fn(),1);function vd(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-n\
ote");function s({rows:y,threshold:$}){let N=y.flatMap(({reports:v})=>v.map(({z_score:k})=>k)).filter(nr.isKnown),C=Math.min(-3,...N)-.4,E=Math.max($,...N)+.4,x=v=>(v-
C)/(E-C),O=(0,Qt.fit)(n,y.length,r);y.forEach(({what:v,how:k,meaning:f,keeps:c,reports:d},a)=>{let[p,u,S]=O[a].cells;O[a].classList.toggle("gp-right",a===0);let[
P,q]=p.children;(0,Ae.say)(P,(0,Qe.t)(v)),(0,Qt.sayAttributes)(P,{"data-tip":(0,Qe.t)(f)}),(0,Ae.say)(q,(0,Qe.t)(k));let h=d.map(({z_score:_})=>_).filter(nr.isKnown);
i(u.firstChild,h.map(x),{zero:x(0),threshold:x($)});let T=h.length>1?(0,Qe.t)("{low} to {high}",{low:(0,Xo.zWords)(Math.min(...h)),high:(0,Xo.zWords)(Math.max(...h))}):
(0,Xo.zWords)(h[0]);(0,Ae.say)(S.children[0],T),(0,Ae.say)(S.children[1],l(d,c));let M=a?g({keeps:c,meaning:f,reports:d},$):"";(0,Qt.showIf)(S.children[2],!!M),
(0,Ae.say)(S.children[2],M)}),(0,Ae.say)(o,w(y))}function r(){let y=(0,Ae.make)("tr"),$=(0,Ae.make)("th","",null,{scope:"row"});$.append((0,Ae.make)("span","",null,
{tabindex:0}),(0,Ae.make)("small"));let N=(0,Ae.make)("td");N.append((0,Ae.make)("span","gp-strip",null,{"aria-hidden":"true"}));let C=(0,Ae.make)("td");return C.
append((0,Ae.make)("b"),(0,Ae.make)("small"),(0,Ae.make)("small","gp-why")),y.append($,N,C),y}function i(y,$,{zero:N,threshold:C}){let E=[N,C,...$],x=(0,Qt.fit)(
y,E.length,()=>(0,Ae.make)("i"));E.forEach((O,v)=>{(0,Qt.sayClass)(x[v],["gp-line gp-zero","gp-line"][v]||"gp-dot"),(0,Qt.sayPercent)(x[v],"left",O)})}function l(y,$){
let[N]=y.filter(({error:O})=>O);if(N)return(0,Qe.t)(N.error.message);let C=y.filter(({prediction:O})=>O).length,E=$==="none";if(y.length===1)return C?E?(0,Qe.t)(
"▲ above it by chance"):(0,Qe.t)("◆ watermarked"):(0,Qe.t)("◇ no sign");if(!C)return(0,Qe.tn)(y.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let x={passed:C,number:y.length};return E?(0,Qe.t)("▲ {passed} of {number} above it by chance",x):(0,Qe.t)("◆ {passed} of {number} watermarked",x)}function g({
keeps:y,meaning:$,reports:N},C){let E=N.filter(({prediction:f})=>f);if(!E.length)return"";if(y!=="none")return(0,Qe.t)($);let{num_tokens_scored:x,once:O}=E.reduce(
(f,c)=>c.z_score>f.z_score?c:f),v=O&&(0,nr.isKnown)(x)?x-O.num_tokens_scored:0,k=[];if(v>0){k.push((0,Qe.tn)(v,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,Ae.count)(x)}));let f=(0,Xo.zWords)(
O.z_score);k.push(O.z_score>C?(0,Qe.t)("Counted once, z is {z}.",{z:f}):(0,Qe.t)("Counted once, z is {z}, not above the threshold.",{z:f}))}return(!v||O.z_score>
C||N.length>1)&&k.push(...m(C,N.length)),k.join(" ")}function m(y,$){let N=(0,xd.pValue)(y),C=O=>(0,Ae.count)(Number((1/O).toPrecision(2))),E=[N>.1?(0,Qe.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,Ae.percent)(N)}):(0,Qe.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:C(N)})];if($===1)return E;let x=1-(1-N)**$;return E.push(x>.1?(0,Qe.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,Ae.count)(
$),share:(0,Ae.percent)(x)}):(0,Qe.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,Ae.count)($),odds:C(x)})),E}function w([y]){
return y.reports[0].prediction?"":(0,Qe.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&s(e.found)}}var $n=b(K(),1),Sd=b(Lt(),1),Rt=b(j(),1),Od=b(Ve(),1),Td=b(Me(),1),Md=b(Mn(),1);function $d(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:l,of:g,
seeds:m,threshold:w}){let y=l.filter(({z:N})=>N.length),$=[(0,Rt.t)(i),(0,Rt.tn)(m,"{count} seed at each strength","{count} seeds at each strength")];l.length<g&&
$.push((0,Rt.t)("{done} of {of} strengths so far",{done:l.length,of:g})),(0,$n.say)(n("about"),$.join(" · ")),(0,$n.say)(n("strength-words"),s(y,l,w)),Pe(n("st\
rength-box"),e.charts.strengths)}function s(i,l,g){let m=({strength:x,z:O})=>x===0?O[0]>g?"above":"below":Tr(O,g),w=(...x)=>r(i,O=>x.includes(m(O))),[y,$,N]=[w(
"above"),w("below"),w("open","few")],C=l.filter(({refused:x})=>x).map(({strength:x})=>(0,$n.percent)(x)),E=[];return i.length&&i[0].strength===0&&m(i[0])!=="abo\
ve"&&E.push((0,Rt.t)("The text is not above the threshold even before the attack.")),y&&E.push((0,Rt.t)("At strength {strengths}, the median z is above the thre\
shold.",{strengths:y})),$&&E.push((0,Rt.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:$})),N&&E.push((0,Rt.t)("At strength {\
strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:N})),C.length&&E.push((0,Rt.t)("At stren\
gth {strengths}, too little text is left to score, for some seeds or for all.",{strengths:C.join(", ")})),E.join(" ")}function r(i,l){let g=[];i.forEach((w,y)=>{
l(w)&&(y&&l(i[y-1])?g.at(-1)[1]=w.strength:g.push([w.strength,w.strength]))});let m=g.map(([w,y])=>w===y?(0,$n.percent)(w):(0,Rt.t)("{low} to {high}",{low:(0,$n.percent)(
w),high:(0,$n.percent)(y)}));return m.length>1?(0,Rt.t)("{names} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return(0,Od.runsOfTerms)(
t,{median:()=>(0,Sd.inARow)((e.found?e.found.points:[]).filter(({z:i})=>i.length).map(({strength:i,z:l})=>(0,Rt.t)("{strength}: z {median}",{strength:(0,$n.percent)(
i),median:(0,Md.zWords)((0,Td.medianOf)(l))})))}),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var Xt=b(ye(),1),Co=b(et(),1),_d=b(Lt(),1),Ke=b(K(),1),J=b(j(),1),Eo=b(Ve(),1),ro=b(Me(),1),Yo=b(Mn(),1);var ai=(t,e)=>t?[e]:[];function Cd(t,e){let n=k=>t.querySelector(".gp-"+k),o=()=>e.answered("cost"),s=({perplexity:k,score:f})=>!!(k&&f),r=({knob:k},f)=>k==="ke\
ys"?(0,J.tn)(f,"{count} key","{count} keys"):(0,J.t)("bias {value}",{value:Number(f.toFixed(3))});function i(k){let[f,...c]=k.points,d=c.filter(s).sort((h,T)=>h.
value-T.value),a=e.done?(0,J.t)("No answer"):(0,J.t)("Not known yet");if(!s(f)||!d.length)return["wait","…",a,e.done?(0,J.t)("At least one text without the wa\
termark and one with it must be scored."):(0,J.t)("The first texts are being written.")];let p=(0,J.t)("The threshold is {threshold}.",{threshold:k.threshold}),
u=h=>[g(k,h),...m(h,f)].join(" ");if(d.every(({found:h})=>h==="few")){let h=Math.max(...d.map(({texts:M})=>M)),T=(0,J.tn)(h,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:Or});return["wait","…",a,`${u(d.at(-1))}\
 ${T}`]}let S=d[d.findLastIndex(({found:h})=>h!=="above")+1];if(S){let h=r(k,S.value);return["good","◆",e.running?(0,J.t)("Found from {strength} on, so far",{
strength:h}):(0,J.t)("Found from {strength} on",{strength:h}),`${p} ${u(S)}`]}let P=d.filter(({found:h})=>h==="above");if(P.length){let h=P.map(({value:T})=>r(k,
T)).join(", ");return["even","◇",e.running?(0,J.t)("Found at {strengths}, so far",{strengths:h}):(0,J.t)("Found at {strengths}",{strengths:h}),`${(0,J.t)("At \
the strongest it is not certain.")} ${u(d.at(-1))}`]}let q=d.every(({found:h})=>h==="below");return["even","◇",l(q),`${p} ${u(d.at(-1))} ${(0,J.t)("Longer tex\
ts help.")}`]}function l(k){return k?e.running?(0,J.t)("Not found at any strength so far"):(0,J.t)("Not found at any strength"):e.running?(0,J.t)("Not reliably \
found at any strength so far"):(0,J.t)("Not reliably found at any strength")}function g(k,{value:f,score:{median:c,low:d,high:a}}){let p={strength:r(k,f),median:(0,Yo.zWords)(
c),low:(0,Yo.zWords)(d),high:(0,Yo.zWords)(a)};return a>d?(0,J.t)("At {strength}, the median z is {median}, interval {low} to {high}.",p):(0,J.t)("At {strength}\
, the median z is {median}.",p)}function m({perplexity:k,price:f,dearer:c},d){let a=(0,J.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,Co.fixed)(
k.median,2),plain:(0,Co.fixed)(d.perplexity.median,2)});if(!f)return[a];let p={times:Mt(f.median),interval:Cn(f)};return[a,f.high>f.low?(0,J.t)("Seed by seed it\
 is {times}, interval {interval}.",p):(0,J.t)("Seed by seed it is {times}.",p),...c==="open"?[(0,J.t)("That is not a clear cost.")]:c==="few"?[(0,J.t)("These ar\
e too few seeds to tell.")]:[]]}function w(k){let[f,c,d,a]=i(k);(0,Xt.sayAttributes)(n("answer"),{"data-verdict":f}),(0,Ke.say)(n("answer-sign"),c),(0,Ke.say)(n(
"answer-words"),d),(0,Ke.say)(n("answer-more"),a),e.done&&(0,Ke.say)(n("told"),`${d}. ${a}`),(0,Ke.say)(n("missing"),$t(e,k)),(0,Ke.say)(n("about"),wd(k.watermark))}
function y(k){let f=k.kind==="green";for(let c of["perplexity","score","share","suppressed"])Pe(n(c),e.charts[c]);(0,Ke.say)(n("share-name"),f?(0,J.t)("Green to\
kens"):(0,J.t)("Mean g-value")),(0,Eo.tipOfTerm)(n("share-name"),f?"green-list":"g-value",()=>$(E),{meaning:f?(0,J.t)("Green tokens / tokens scored, of all text\
s of a strength together."):(0,J.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:f?(0,J.t)("green / scored"):"Σ g \
/ n",unit:f?"%":""}),(0,Xt.showIf)(n("of-suppressed"),!!e.charts.suppressed),(0,Xt.showIf)(n("limits"),f),(0,Xt.showIf)(n("of-expected"),k.points.some(({expected:c})=>(0,ro.isKnown)(
c))),(0,Ke.say)(n("suppressed-name"),(0,J.t)("Suppressed candidates")),(0,Eo.tipOfTerm)(n("suppressed-name"),f?"green-list":"g-value",()=>$(x),{formula:"",unit:(0,J.t)(
"tokens"),meaning:(0,J.tn)(k.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean ov\
er all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let $=k=>(0,_d.inARow)(
e.found.points.filter(f=>k(f)!=="–").map(f=>(0,J.t)("{name}: {words}",{name:f.value===null?(0,J.t)("none"):r(e.found,f.value),words:k(f)}))),N=({perplexity:k})=>k?
(0,Co.fixed)(k.median,2):"–",C=({score:k})=>k?(0,Yo.zWords)(k.median):"–",E=({share:k})=>(0,ro.isKnown)(k)?e.found.kind==="green"?(0,Ke.percent)(k):(0,Co.fixed)(
k,3):"–",x=({suppressed:k})=>(0,ro.isKnown)(k)?(0,Co.fixed)(k,2):"–";(0,Eo.runsOfTerms)(t,{perplexity:()=>$(N),score:()=>$(C)});function O(k){let f=k.kind===
"green",c=(h,T=k.points)=>T.some(M=>(0,ro.isKnown)(M[h])),d=(0,J.t)("At least this share of tokens is expected to be green, from the distributions that the mode\
l had along the texts."),a=(0,J.t)("How much probability the watermark moved from red candidates to green ones at a step, on average."),p=[[k.knob==="keys"?(0,J.t)(
"keys"):(0,J.t)("bias"),({value:h})=>h===null?(0,J.t)("none"):String(h)],[(0,J.t)("texts"),({texts:h})=>(0,Ke.count)(h),"sample",{formula:""}],[(0,J.t)("perplex\
ity"),N,"perplexity",{meaning:(0,J.t)("The median of the texts of a strength.")}],["z",C,"z-score",{meaning:(0,J.t)("The median of the texts of a strength.")}],
[f?(0,J.t)("green"):(0,J.t)("mean g"),E,f?"green-list":"g-value",{formula:f?(0,J.t)("green / scored"):"Σ g / n",unit:f?"%":""}],...ai(c("expected"),[(0,J.t)("e\
xpected at least"),({expected:h})=>(0,ro.isKnown)(h)?(0,Ke.percent)(h):"–","green-list",{meaning:d,formula:"",unit:"%"}]),...ai(c("suppressed",k.points.slice(
1)),[(0,J.t)("suppressed of {count}",{count:k.candidates}),x,f?"green-list":"g-value",{meaning:(0,J.t)("How many of the likeliest tokens the watermark made less\
 likely, on average over the positions."),formula:"",unit:(0,J.t)("tokens")}]),...ai(c("moved"),[(0,J.t)("moved to green"),({moved:h})=>(0,ro.isKnown)(h)?(0,Ke.percent)(
h):"–","total-variation",{meaning:a}])],u=t.querySelector("table.gp-numbers"),[S]=(0,Xt.fit)(u.tHead,1,()=>(0,Ke.make)("tr")),P=(0,Xt.fit)(S,p.length,()=>{let h=(0,Ke.make)(
"th","",null,{scope:"col"});return h.append((0,Ke.make)("span")),h});p.forEach(([h,T,M,_],A)=>{let W=P[A].firstChild;if((0,Ke.say)(W,h),M)(0,Eo.tipOfTerm)(W,M,()=>$(
T),_);else for(let R of["data-tip","data-term","tabindex"])W.removeAttribute(R)});let q=(0,Xt.fit)(u.tBodies[0],k.points.length,()=>(0,Ke.make)("tr"));k.points.
forEach((h,T)=>{q[T].firstChild||q[T].append((0,Ke.make)("th","",null,{scope:"row"}));let M=(0,Xt.fit)(q[T],p.length,()=>(0,Ke.make)("td"));p.forEach(([,_],A)=>(0,Ke.say)(
M[A],_(h)))})}function v(){w(e.found),y(e.found),O(e.found)}return k=>{t.hidden=!o(),!t.hidden&&(k.found||k.status)&&v()}}var Pt=b(ye(),1),or=b(et(),1),ie=b(K(),1),Ed=b(Lt(),1),Se=b(j(),1),sr=b(Ve(),1),Wd=b(Me(),1),Yt=b(Mn(),1),rr=b(fn(),1);function Pd(t,e){let n=a=>t.querySelector(
".gp-"+a),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:a})=>a.every(({report:p})=>!p.error)):[],g=({left:a})=>a?0:
1,m=()=>r.filter((a,p)=>a===g(l()[p])).length,w=o.map((a,p)=>{let u=(0,ie.make)("div","gp-side"),[S,P,q,h]=[(0,ie.make)("h3","",(0,Se.t)("Text {name}",{name:a})),
(0,ie.make)("p","gp-facts"),(0,ie.make)("div","gp-body",null,{dir:"auto"}),(0,ie.make)("button","gp-button gp-main",(0,Se.t)("Text {name} is watermarked",{name:a}),
{type:"button"})],T=(0,ie.make)("div","",null,{tabindex:0}),M=(0,ie.make)("div");return q.append(T,M),u.append(S,P,q,h),n("texts").append(u),h.addEventListener(
"click",()=>y(p)),{box:u,title:S,facts:P,plain:T,marked:M,button:h,text:new rr.MarkedText(M)}});function y(a){r[s]===void 0&&(r[s]=a,d(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{s=Math.min(s+1,l().length-1),d(),w[0].button.focus({preventScroll:!0})});let $=a=>a.kind==="green"?a.green_fraction:a.mean,
N=a=>a.kind==="green"?(0,Se.t)("{share} green",{share:(0,ie.percent)(a.green_fraction)}):(0,Se.t)("mean g {g}",{g:(0,or.fixed)(a.mean,3)});function C(a,p,u,S){let{
report:P,perplexity:q}=u.texts[p],h=p===g(u)?"with":"without";if((0,Pt.showIf)(a.plain,!S),(0,Pt.showIf)(a.marked,S),(0,Pt.showIf)(a.button,!S),(0,Pt.showIf)(a.
facts,S),S){a.box.dataset.truth=h,(0,ie.say)(a.title,E(o[p],h==="with",r[s]===p));let T=[N(P),`z ${(0,Yt.zWords)(P.z_score)}`];(0,Wd.isKnown)(q)&&T.push((0,Se.t)(
"perplexity {value}",{value:(0,or.fixed)(q,2)})),(0,ie.say)(a.facts,T.join(" · ")),a.text.show((0,Yt.markedItems)(P));return}delete a.box.dataset.truth,(0,ie.say)(
a.title,(0,Se.t)("Text {name}",{name:o[p]})),a.text.show([]),(0,ie.say)(a.plain,P.tokens.slice(P.prompt_tokens).map(([,,T])=>T??"").join(""))}function E(a,p,u){
return p?u?(0,Se.t)("Text {name}: ◆ watermarked, your guess",{name:a}):(0,Se.t)("Text {name}: ◆ watermarked",{name:a}):u?(0,Se.t)("Text {name}: not watermar\
ked, your guess",{name:a}):(0,Se.t)("Text {name}: not watermarked",{name:a})}function x({texts:a},p){let[u,S]=[a[p],a[1-p]].map(({report:h})=>h),P={share:N(u),chance:u.
kind==="green"?(0,ie.percent)(u.ratio):"0.5",z:(0,Yt.zWords)(u.z_score)},q=[u.z_score>e.found.threshold?(0,Se.t)("What gave it away: {share} with the watermark,\
 where chance gives {chance}; z is {z}, more than chance explains.",P):(0,Se.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z i\
s {z}, too little to be certain.",P),(0,Se.t)("Without it: {share}, z {z}.",{share:N(S),z:(0,Yt.zWords)(S.z_score)})];return S.z_score>u.z_score&&q.push((0,Se.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),q.join(" ")}function O(a){let p=r[s]!==void 0;if(w.forEach(
(q,h)=>C(q,h,a,p)),(0,Pt.showIf)(n("legend"),p),(0,Pt.showIf)(n("verdict"),p),(0,Pt.showIf)(n("next"),p&&s+1<l().length),!p)return;let u=a.texts.map(({report:q})=>(0,Yt.legendOf)(
q)[1]);(0,rr.markLegend)(n("legend"),e.found.kind,{unscored:u.some(({unscored:q})=>q),repeated:u.some(({repeated:q})=>q)});let S=g(a),P=r[s]===S;(0,Pt.sayAttributes)(
n("answer"),{"data-verdict":P?"good":"bad"}),(0,ie.say)(n("answer-sign"),P?"✓":"✗"),(0,ie.say)(n("answer-words"),P?(0,Se.t)("Correct"):(0,Se.t)("Wrong: it w\
as text {name}",{name:o[S]})),(0,ie.say)(n("answer-more"),x(a,S))}function v(a){if(!e.done)return(0,Se.t)("The texts are being written: {done} of {runs}.",{done:(0,ie.count)(
a.done),runs:(0,ie.count)(a.runs)});if(l().length)return"";let p=a.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return p?[(0,Se.t)("No pair of text\
s could be scored."),(0,Se.t)(p.report.error.message),(0,Se.t)(p.report.error.fix)].join(" "):(0,Se.t)("No pair of texts was completed. Run the experiment again\
.")}function k(a){let p=r.length;if((0,Pt.showIf)(n("sum"),p>0&&p===a.length),n("sum").hidden)return;let u=m();(0,ie.say)(n("sum").querySelector("h3"),f(u,p));let S=Array.
from({length:p-u+1},(h,T)=>c(p,u+T)).reduce((h,T)=>h+T,0)/2**p,P=a.filter(({texts:h,left:T})=>h[T?0:1].report.z_score>h[T?1:0].report.z_score).length;(0,ie.say)(
n("sum-words"),[(0,Se.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,ie.count)(u),share:(0,ie.percent)(S)}),(0,Se.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,ie.count)(P),pairs:(0,ie.count)(p)}),(0,Se.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,sr.tipOfTerm)(n("share-head"),e.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,Se.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,ie.say)(n("share-head"),e.found.kind==="green"?(0,Se.t)("green with and without"):(0,Se.t)("mean g with and with\
out"));let q=(0,Pt.fit)(n("sum").querySelector("tbody"),p,()=>{let h=(0,ie.make)("tr");return h.append((0,ie.make)("th","",null,{scope:"row"}),(0,ie.make)("td"),
(0,ie.make)("td"),(0,ie.make)("td")),h});a.forEach((h,T)=>{let M=g(h),[_,A]=[h.texts[M].report,h.texts[1-M].report],W=L=>L.kind==="green"?(0,ie.percent)($(L)):(0,or.fixed)(
$(L),3);[String(T+1),`${r[T]===M?"✓":"✗"} ${(0,Se.t)("text {name}",{name:o[r[T]]})}`,`${W(_)}, ${W(A)}`,`${(0,Yt.zWords)(_.z_score)}, ${(0,Yt.zWords)(A.z_score)}`].
forEach((L,z)=>(0,ie.say)(q[T].cells[z],L))})}let f=(a,p)=>(0,Se.t)("{hits} of {pairs} correct",{hits:(0,ie.count)(a),pairs:(0,ie.count)(p)}),c=(a,p)=>Array.from(
{length:p},(u,S)=>(a-S)/(S+1)).reduce((u,S)=>u*S,1);(0,sr.runsOfTerms)(t,{scores:()=>(0,Ed.inARow)(l().slice(0,r.length).map((a,p)=>{let[u,S]=[a.texts[g(a)],a.texts[1-
g(a)]].map(({report:P})=>(0,Yt.zWords)(P.z_score));return(0,Se.t)("pair {number}: {marked} and {plain}",{number:p+1,marked:u,plain:S})}))});function d(){let a=l();
(0,ie.say)(n("waiting"),v(e.found)),(0,Pt.showIf)(n("round"),a.length>0),(0,ie.say)(n("about"),a.length?(0,Se.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,ie.count)(s+1),pairs:(0,ie.count)(a.length)}):""),(0,ie.say)(n("score"),r.length?f(m(),r.length):""),a.length&&O(
a[s]),k(a)}return a=>{t.hidden=!i(),a.run&&([s,r]=[0,[]]),!t.hidden&&(a.run||a.found||a.status)&&d()}}var qd=b(Ad(),1);(0,qd.addGroupPanes)({answer:$i,draft_lengths:na,sameness:oa,speedup:aa,batch:Oa,choices:Da,difference:il,divergence:cl,grid:Wl,lanes:Vl,lengths:Jl,
measures:Ql,progress:Yl,sensitivity:rc,trie:Mc,without:$c,arrival:Cc,estimate:Wc,kl:oc,opened:Pc,precisions:Ac,shelf:Lc,serving:pd,attack:md,detectability:kd,detection:yd,
marked:gd,mistakes:vd,strengths:$d,watermark_cost:Cd,watermark_quiz:Pd});})();
