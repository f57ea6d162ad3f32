// Written by .ci/bundle.py from modules with the SHA-256 8ac5e1e8098dace9ee6cc97249e9ed94fb340ffd5636da84cf20d0bdae8b7ee5: edit those.
"use strict";(()=>{var Nd=Object.create;var hi=Object.defineProperty;var Ad=Object.getOwnPropertyDescriptor;var Pd=Object.getOwnPropertyNames;var qd=Object.getPrototypeOf,Rd=Object.prototype.hasOwnProperty;var Se=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var Ld=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Pd(e))!Rd.call(t,s)&&s!==n&&hi(t,s,{get:()=>e[s],enumerable:!(o=Ad(e,s))||o.enumerable});
return t};var g=(t,e,n)=>(n=t!=null?Nd(qd(t)):{},Ld(e||!t||!t.__esModule?hi(n,"default",{value:t,enumerable:!0}):n,t));var es=Se((uu,pi)=>{pi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var j=Se((fu,ui)=>{ui.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var Co=Se((mu,fi)=>{fi.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var gi=Se((gu,mi)=>{mi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var vt=Se((wu,wi)=>{wi.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var cr=Se((ku,xi)=>{xi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var dr=Se((yu,vi)=>{vi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var hr=Se((Su,Ci)=>{Ci.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.js"]});var H=Se((Ou,Ei)=>{Ei.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var et=Se((Tu,Wi)=>{Wi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Ai=Se(($u,Ni)=>{Ni.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var Li=Se((_u,Ri)=>{Ri.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.js"]});var ke=Se((Wu,Gi)=>{Gi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var fr=Se((Nu,Ki)=>{Ki.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var Lt=Se((Au,Hi)=>{Hi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Ve=Se((Pu,Di)=>{Di.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var We=Se((qu,Vi)=>{Vi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var ea=Se((Gu,Yi)=>{Yi.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.js"]});var ds=Se((Vu,oa)=>{oa.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var ra=Se((Uu,sa)=>{sa.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var pn=Se((Xu,pa)=>{pa.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var Or=Se((of,Sa)=>{Sa.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var fs=Se((sf,Oa)=>{Oa.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var Mr=Se((mf,Da)=>{Da.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Wl=Se((gm,El)=>{El.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var ql=Se((xm,Pl)=>{Pl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Ll=Se((vm,Rl)=>{Rl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var Il=Se((Sm,zl)=>{zl.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.js"]});var Xc=Se((Ig,Qc)=>{Qc.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.js"]});var On=Se((lw,cd)=>{cd.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var Ed=Se((Mw,Cd)=>{Cd.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var Oi=g(es(),1),Gt=g(j(),1);var ts=g(Co(),1),bi=g(gi(),1),yi=g(vt(),1);function ki({text:t,class:e="gp-note"}){let n=(0,ts.useRef)(null);return(0,ts.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,bi.withTermLinks)(t)),[t]),(0,yi.jsx)("p",{class:e,ref:n})}var Ti=g(cr(),1),$i=g(dr(),1),qe=g(vt(),1),Si=2e3,Mi=t=>!!(t&&"sentence"in t);function zd({group:t}){let e=t.found;if(!Mi(e))return null;let{sentence:n,amounts:o=[],
texts:s=[],key:r,notes:i=[]}=e;return(0,qe.jsxs)(qe.Fragment,{children:[(0,qe.jsx)("p",{class:"gp-answer-sentence",role:"status",children:(0,Gt.t)(n)}),o.length>
0&&(0,qe.jsx)("ul",{class:"gp-amounts",children:o.map((l,m)=>(0,qe.jsx)(Id,{...l},m))}),s.map((l,m)=>(0,qe.jsx)(Bd,{...l},m)),r&&s.some(({pieces:l})=>l.some(({apart:m})=>m))&&
(0,qe.jsxs)("p",{class:"gp-note",children:[(0,qe.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,Gt.t)(r)]}),i.length>0&&(0,qe.jsx)("ul",{class:"gp-an\
swer-notes",children:i.map((l,m)=>(0,qe.jsx)("li",{children:(0,qe.jsx)(ki,{text:(0,Gt.t)(l)})},m))})]})}var _i=(0,Oi.groupPane)(zd,t=>Mi(t.found));function Id({
label:t,share:e,value:n,more:o}){return(0,qe.jsxs)("li",{children:[(0,qe.jsx)("bdi",{children:(0,Gt.t)(t)}),(0,qe.jsx)("span",{class:"gp-amount-track","aria-hid\
den":"true",children:(0,qe.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*e).toFixed(2)}%`}})}),(0,qe.jsxs)("span",{class:"gp-amount-value",children:[
(0,Gt.t)(n),o&&(0,qe.jsx)("small",{children:(0,Gt.t)(o)})]})]})}function Bd({label:t,pieces:e}){let n=e.length-Si;return(0,qe.jsxs)("div",{class:"gp-split",children:[
(0,qe.jsx)("h3",{class:"gp-split-label",children:(0,qe.jsx)("bdi",{children:(0,Gt.t)(t)})}),(0,qe.jsxs)("p",{class:"gp-pieces",dir:"auto",children:[e.slice(0,Si).
map(({text:o,tip:s,apart:r},i)=>(0,qe.jsx)("span",{class:r?"gp-piece gp-apart":"gp-piece",ref:s?(0,Ti.tip)(()=>(0,Gt.t)(s)):void 0,children:(0,qe.jsx)($i.TokenLabel,
{text:o})},i)),n>0&&` ${(0,Gt.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var zi=g(hr(),1),Ii=g(H(),1),Bi=g(et(),1),Tt=g(j(),1);var Pi=g(Ai(),1);var pr;function qi(){return pr??=jd().catch(t=>{throw pr=void 0,t}),pr}async function jd(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Fd(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,s)=>{e.onload=o,e.onerror=()=>s(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Fd(t){return new Response(new Blob([(0,Pi.bytesOf)(t)]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var ss=g(Li(),1),Gd=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,ns=new Set;function Ne(t,e,n){if(t.hidden=!e,!e)return;let o=ur(e),s=[...ns].find(r=>r.box===t);s?s.chart=
o:Kd(t,o,n),os(t,o)}function ur(t){return(0,Tt.isSaid)(t)?(0,Tt.t)(t):Array.isArray(t)?t.map(ur):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(
([e,n])=>[e,ur(n)])):t}function Kd(t,e,n){t.classList.add("gp-chart-box"),t.append((0,Ii.make)("div","gp-chart-plot"),(0,ss.valuesList)());let o={box:t,chart:e};
n&&t.addEventListener("gp-press",({detail:s})=>n(s)),ns.add(o),new ResizeObserver(()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&os(t,o.chart)).observe(
t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>os(t,o.chart))}async function os(t,e){let n=t.querySelector(".gp-chart-plot"),o=e.data.flatMap(({text:s,
hovertext:r=s,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);if((0,ss.fillValues)(t.querySelector(".gp-chart-values"),o),(0,zi.dress)(
n,{...Object.fromEntries([...n.attributes].map(({name:s,value:r})=>[s,r])),role:"group","aria-label":(0,Tt.t)("{chart}. Its values follow as a list.",{chart:e.layout.
meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let s=await qi(),r={...Eo(e.layout,t),separators:(0,Bi.separators)(),
autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&(r.height=Math.max(
r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await s.react(n,Eo(e.data,t),r):(await s.newPlot(n,Eo(e.data,t),r,Hd(s)),n.on("plot\
ly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(s){n.textContent=(0,Tt.t)("The chart could not be drawn: its library d\
id not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",s)}finally{t.removeAttribute("aria-busy")}}}function rs(t,e,n){
if(!t)return t;let{shapes:o=[],annotations:s=[]}=t.layout,r={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},
i={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,r],annotations:[...s,i]}}}
function ji(t,{x:e,y:n,words:o}){if(!t)return t;let s={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"\
diamond",size:13}};return{...t,data:[...t.data,s]}}function Hd(t){let e=(o,s)=>({name:o==="svg"?(0,Tt.t)("Download plot as an SVG"):(0,Tt.t)("Download plot as a\
 PNG"),icon:s,click(r){let i=r.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(r,{format:o,filename:i,width:r.clientWidth,
height:r.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,Tt.t)("Zoom"),Pan:(0,Tt.t)("Pan"),"Zoom in":(0,Tt.t)("Zoom in"),"Zoo\
m out":(0,Tt.t)("Zoom out"),"Reset axes":(0,Tt.t)("Reset axes"),"Double-click to zoom back out":(0,Tt.t)("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,
modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Eo(t,e){return Array.
isArray(t)?t.map(n=>Eo(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Eo(o,e)])):typeof t=="string"?Dd(t,e):t}function Dd(t,e){
let[,n,o]=Gd.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let s=getComputedStyle(e).getPropertyValue(n).trim();
return o===void 0?s:`rgba(${[1,3,5].map(i=>parseInt(s.slice(i,i+2),16)).join(", ")}, ${o})`}function Fi(){for(let t of ns)t.box.isConnected?os(t.box,t.chart):ns.
delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Fi);for(let t of[document.documentElement,document.body])t&&new MutationObserver(
Fi).observe(t,{attributeFilter:["class"]});var Kt=g(ke(),1),wr=g(et(),1),ls=g(fr(),1),ne=g(H(),1),Ji=g(Lt(),1),le=g(j(),1),Zi=g(Ve(),1),hn=g(We(),1);var jn=g(et(),1),mr=g(H(),1),so=g(j(),1),Ui=g(We(),1),Vd=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),gr=(t,e,n,o=1)=>Vd(t,e)/(e*n+o),$t=t=>(0,Ui.isKnown)(
t)?`${(0,jn.fixed)(t,2)} ×`:"–",Mn=({low:t,high:e})=>`${(0,jn.fixed)(t,2)}–${(0,jn.fixed)(e,2)}`,is=()=>(0,so.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),as=t=>t<.9995?`${(0,jn.significant)(t*1e3,3)} ms`:`${(0,jn.significant)(t,3)} s`;function Mt(t,{done:e,runs:n}){if(e>=n)return"";let o={done:(0,mr.count)(e),
left:(0,mr.count)(n-e)};return t.done?(0,so.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,so.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var ro=(0,so.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");function Qi(t,e){let n=y=>t.querySelector(".gp-"+y),o=t.querySelector("table"),s=[["draft_acceptance_rate",(0,le.t)(ls.FIGURES.draft_acceptance_rate),"acceptanc\
e-rate",({draft_acceptance_rate:y})=>(0,hn.isKnown)(y)&&(0,ne.percent)(y),{}],["judged_acceptance_rate",(0,le.t)(ls.FIGURES.judged_acceptance_rate),"acceptance-\
rate",({rate:y})=>(0,hn.isKnown)(y)&&(0,ne.percent)(y),{formula:(0,le.t)("accepted / judged")}],["mean_acceptance_length",(0,le.t)(ls.FIGURES.mean_acceptance_length),
"acceptance-length",({mean_acceptance_length:y})=>(0,hn.isKnown)(y)&&(0,wr.fixed)(y,2),{}],[(0,le.t)("drafted per round"),(0,le.t)("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:y})=>(0,hn.isKnown)(y)&&(0,wr.fixed)(y,2),{formula:(0,le.t)("d\
rafted / rounds")}],[(0,le.t)("speed-up"),`${(0,le.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90\
 % interval.")} ${is()}`,"speed-up",({speedup:y,pairs:S})=>y&&(0,le.tn)(S,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:$t(
y.median),interval:Mn(y)}),{formula:""}],[(0,le.t)("formula"),(0,le.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and th\
e cost of this row."),"speed-up",({rate:y,drafted:S,formula:v})=>(0,hn.isKnown)(v)&&(0,le.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,ne.decimals)(
y),drafted:(0,ne.decimals)(S,2),times:$t(v)}),{}]],r=()=>e.answered("lengths"),i=y=>(0,Ji.inARow)(e.found.points.map(S=>{let v=y(S);return v?(0,le.t)("{name}: {\
words}",{name:l(e.found.knob,S),words:v}):""})),l=(y,{value:S})=>`${y} = ${S}`;function m(y){let[S,v,k,f,{setting:c,times:d}]=w(y);(0,Kt.sayAttributes)(n("answe\
r"),{"data-verdict":S}),(0,ne.say)(n("answer-sign"),v);let a=n("answer-words"),p=JSON.stringify([k,c,d]);a.dataset.key!==p&&(a.dataset.key=p,a.replaceChildren(...(0,ne.filled)(
k,{setting:(0,ne.make)("code","",c),times:d}))),(0,ne.say)(n("answer-more"),f),e.done&&(0,ne.say)(n("told"),`${a.textContent}. ${f}`),(0,ne.say)(n("missing"),Mt(
e,y)),(0,Kt.showIf)(n("warning"),!!y.others),(0,ne.say)(n("warning"),y.others?"⚠ "+(0,le.t)(ro):"")}function w({knob:y,points:S,leader:v,rivals:k,best:f,fewest:c,
noise:d}){let a=S.filter(({speedup:R})=>R);if(d&&a.length)return["wait","…",(0,le.t)("No verdict on time"),(0,le.t)(d),{}];let p=a.find(R=>R.group===v);if(!p){
if(e.done)return["wait","…",(0,le.t)("No answer"),(0,le.t)("No setting has a complete pair of runs."),{}];let R=(0,le.tn)(S.length,"{known} of {count} setting\
 measured.","{known} of {count} settings measured.",{known:(0,ne.count)(a.length)});return["wait","…",(0,le.t)("Not known yet"),a.length?R:(0,le.t)("The first\
 counted runs are under way."),{}]}let{speedup:u,verdict:O,pairs:N}=p,q=l(y,p),[h,T]=[$t(u.median),Mn(u)],$={slower:[(0,le.t)("It is slower than decoding withou\
t drafts.")],even:[(0,le.t)("The interval includes 1: no clear difference from decoding without drafts.")]}[O]||[];if(O==="wait"){let R=(0,le.tn)(N,"{setting} h\
as the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of \
runs: too few to tell, {fewest} are needed.",{setting:q,times:h,fewest:(0,ne.count)(c)});return["wait","…",(0,le.t)(e.done?"No answer":"Not known yet"),R,{}]}
if(a.length===1){let[R,L]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[O];return[R,L,(0,le.t)("{setting} is the only setting that was measur\
ed: {times}"),[(0,le.t)("90 % interval: {interval}.",{interval:T}),...$].join(" "),{setting:q,times:h}]}if(f===null){let R=k.length>2&&k.length===a.length-1?(0,le.t)(
"{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:q,times:h,interval:T}):(0,le.t)("{setting} \
has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:q,times:h,interval:T,others:b(S.filter(L=>k.includes(L.group)).
map(({value:L})=>L))});return["even","≈",(0,le.t)(e.running?"No clear best setting so far":"No clear best setting"),[R,...$,(0,le.t)("More repeats tell more.")].
join(" "),{}]}let[_,P]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[O],W=O==="slower"?(0,le.t)(e.running?"{setting} is best so far, but only\
 {times}":"{setting} is best, but only {times}"):(0,le.t)(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[_,P,W,[(0,le.t)("90\
 % interval: {interval}.",{interval:T}),(0,le.t)("It was faster than each of the others, turn by turn."),...$].join(" "),{setting:q,times:h}]}let b=y=>y.length<
2?y.join(""):(0,le.t)("{names} and {last}",{names:y.slice(0,-1).join(", "),last:y.at(-1)});function x({points:y,curve:S,measured_curve:v}){Ne(n("settings"),e.charts.
lengths),(0,Kt.showIf)(n("of-formula"),S.length>0),(0,Kt.showIf)(n("of-verify"),v.length>0),(0,Kt.showIf)(n("of-own"),y.some(({formula:k})=>(0,hn.isKnown)(k)))}
function M(y){if(!o.tHead){let S=(0,ne.make)("tr");S.append((0,ne.make)("th","",null,{scope:"col"}),...s.map(([v,k,f,c,d])=>{let a=(0,ne.make)("th","",null,{scope:"\
col"}),p=(0,ne.make)("span");return(0,Zi.tipOfTerm)(p,f,()=>i(c),{meaning:k,...d}),p.append(...v.split(/(?<=_)/).flatMap(u=>[u,(0,ne.make)("wbr")])),a.append(p),
a})),o.createTHead().append(S),o.createTBody()}(0,ne.say)(o.tHead.rows[0].cells[0],y)}function A(){let y=(0,ne.make)("tr"),S=(0,ne.make)("th","",null,{scope:"ro\
w"});S.append((0,ne.make)("span"),(0,ne.make)("b","","",{"aria-hidden":"true"}),(0,ne.make)("span","gp-hidden"));let v=(0,ne.make)("td");return v.append((0,ne.make)(
"span"),(0,ne.make)("small")),y.append(S,...s.slice(0,-2).map(()=>(0,ne.make)("td")),v,(0,ne.make)("td")),y}function C({knob:y,points:S,best:v}){M(y);let k=(0,Kt.fit)(
o.tBodies[0],S.length,A);S.forEach((f,c)=>{let[d,...a]=k[c].cells,[p]=a.splice(-2,1),u=f.group===v;(0,Kt.sayClass)(k[c],u?"gp-best":""),(0,ne.say)(d.children[0],
f.value),(0,ne.say)(d.children[1],u?" ★":""),(0,ne.say)(d.children[2],u?` ${(0,le.t)("(best)")}`:""),(0,ne.say)(p.children[0],f.speedup?$t(f.speedup.median):"\
–"),(0,ne.say)(p.children[1],f.speedup?`  ${Mn(f.speedup)}`:"");let{draft_acceptance_rate:O,rate:N,mean_acceptance_length:q,drafted:h,formula:T}=f;[(0,hn.isKnown)(
O)?(0,ne.percent)(O):"–",(0,hn.isKnown)(N)?(0,ne.percent)(N):"–",(0,ne.decimals)(q,2),(0,ne.decimals)(h,2),$t(T)].forEach((_,P)=>(0,ne.say)(a[P],_))})}function E(){
let y=e.found;m(y),x(y),C(y)}return y=>{t.hidden=!r(),!t.hidden&&(y.found||y.status)&&E()}}var tt=g(ke(),1),br=g(et(),1),X=g(H(),1),ce=g(j(),1),cs=g(Ve(),1),io=g(We(),1);function Xi(t,e){let n=c=>t.querySelector(".gp-"+c),o=["without","with"],s=()=>e.answered("same"),r=({level:c})=>(0,X.percent)(c);function i(c){let[d,a,p,u]=(c.
mode==="greedy"?l:x)(c);(0,tt.sayAttributes)(n("answer"),{"data-verdict":d}),(0,X.say)(n("answer-sign"),a),(0,X.say)(n("answer-words"),p),(0,X.say)(n("answer-mo\
re"),u),e.done&&(0,X.say)(n("told"),`${p}. ${u}`),(0,X.say)(n("missing"),Mt(e,c))}function l({checked:c,equal:d,at:a}){if(!c||d===null)return["wait","…",(0,ce.t)(
e.done?"No answer":"Not known yet"),(0,ce.t)("A text without drafts and one with drafts must both have ended.")];if(d){let p=(0,ce.tn)(c,"Greedy decoding wrote \
the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of \
texts.");return["good","✓",(0,ce.t)("The same tokens"),p]}return["bad","✗",(0,ce.t)("Different from token {place} on",{place:(0,X.count)(a+1)}),(0,ce.t)("Gr\
eedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; lo\
ok at their probabilities there.")]}function m(c,d){let a=0;for(;a<Math.min(c.length,d.length)&&c[a]===d[a];)a+=1;for(;a>0&&/[\p{L}\p{M}\p{N}]/u.test(c[a-1])&&/[\p{L}\p{M}\p{N}]/u.
test((c[a]||"")+(d[a]||""));)a-=1;let p=u=>a+u.slice(a).match(/^\s*\S*/)[0].length;return[a,p(c),p(d)]}function w({mode:c,texts:d,equal:a,checked:p}){let u=c===
"greedy"&&p>0&&d?d:[],O=n("both-texts"),N=JSON.stringify([u,a]);if((0,tt.showIf)(n("mark-key"),u.length>0&&a===!1&&u[0]!==u[1]),O.dataset.key===N)return;O.dataset.
key=N;let[q,...h]=u.length?m(...u):[];O.replaceChildren(...u.map((T,$)=>{let _=(0,X.make)("div"),P=(0,X.make)("p","",null,{dir:"auto",tabindex:"0"});return a||u[0]===
u[1]?P.append(T):P.append(T.slice(0,q),(0,X.make)("mark","",T.slice(q,h[$])||"∎"),(0,X.make)("span","gp-apart",T.slice(h[$]))),_.append((0,X.make)("h3","",(0,ce.t)(
$?"with drafts":"without drafts")),P),_}))}let b=c=>`p = ${c<.001?(0,br.significant)(c,1):(0,br.significant)(c,2)}`;function x(c){let{p:d,verdict:a,counts:p}=c,
[u,O]=[p[0],(0,X.count)(p[1])];if(!(0,io.isKnown)(d)||a==="wait"){if(e.done)return["wait","…",(0,ce.t)("No answer"),(0,ce.tn)(u,"{count} text without drafts, \
{assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with drafts: too few for a test.",{assisted:O})];let q=(0,ce.tn)(u,"{coun\
t} text without drafts, {assisted} with drafts so far.","{count} texts without drafts, {assisted} with drafts so far.",{assisted:O});return["wait","…",(0,ce.t)(
"Not known yet"),`${q} ${(0,ce.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.")}`]}let N=(0,ce.tn)(
u,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted} with drafts.",{assisted:O});return a==="same"?["good","✓",(0,ce.t)(
"{p}: no difference found",{p:b(d)}),`${N} ${(0,ce.t)("A p below {level} would count as a difference.",{level:r(c)})}`]:["bad","✗",(0,ce.t)("{p}: the distribu\
tions differ",{p:b(d)}),`${N} ${(0,ce.t)("p is below {level}.",{level:r(c)})}`]}function M({p:c,verdict:d}){if(!(0,io.isKnown)(c))return"";let a=(0,ce.t)("If bo\
th draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,X.percent)(c)});return d==="differs"?`${a} ${(0,ce.t)(
"That is so rare that chance is a poor explanation.")}`:d==="same"?`${a} ${(0,ce.t)("That is not unusual.")}`:a}function A({counts:c,tokens:d,verdict:a,level:p}){
let[u,O]=c,N=Math.round(100*Math.sqrt(1/u+1/O)),q=(0,ce.tn)(d,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(a==="differs")return[(0,ce.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,ce.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,X.percent)(p)}),
q];let h=u===O?(0,ce.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,X.count)(u),
points:N}):(0,ce.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,X.count)(
u),assisted:(0,X.count)(O),points:N});return[(0,ce.t)("Not finding a difference does not prove that there is none."),`${h} ${(0,ce.t)("Smaller true differences \
mostly go unnoticed; more texts show more.")}`,q]}function C(){(0,tt.showIf)(n("of-shuffles"),!!e.charts.shuffles),Ne(n("shuffles"),e.charts.shuffles)}function E({
surprise:c}){if(!c||!o.every(p=>(0,io.isKnown)(c[p])))return"";let[d,a]=o.map(p=>(0,X.information)(c[p],e.unit).replace("-","−"));return(0,ce.t)("How surprisi\
ng the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",{without:d,
assisted:a})}function y(){let c=(0,X.make)("li"),d=(0,X.make)("table"),a=d.createTHead().insertRow();a.className="gp-hidden";for(let O of[(0,ce.t)("token"),(0,ce.t)(
"without"),(0,ce.t)("with")])a.append((0,X.make)("th","",O,{scope:"col"}));let p=(0,X.make)("caption"),u=(0,X.make)("span");return(0,cs.tipOfTerm)(u,"sample",()=>"",
{meaning:(0,ce.t)("How many texts of each side have this token at this place."),formula:""}),p.append(u),d.prepend(p),d.append((0,X.make)("tbody")),c.append(d),
c}function S(){let c=(0,X.make)("tr"),d=(0,X.make)("th","",null,{scope:"row"});d.append((0,X.make)("bdi"));let a=(0,X.make)("td","",null,{colspan:2}),p=(0,X.make)(
"div","gp-counts");for(let u of o)p.append((0,X.make)("i",`gp-bar-${u}`,null,{"aria-hidden":"true"}),(0,X.make)("span"));return a.append(p),c.append(d,a),c}function v(c,{
position:d,tokens:a},p){let u=c.firstChild;(0,X.say)(u.caption.firstChild,(0,ce.t)("token {place}",{place:(0,X.count)(d)}));let O=o.map((h,T)=>p[T]-a.reduce(($,_)=>$+
_[h],0)),N=[...a,...O.some(h=>h>0)?[{rest:!0,without:O[0],with:O[1]}]:[]],q=(0,tt.fit)(u.tBodies[0],N.length,S);N.forEach((h,T)=>{let $=h.rest||h.text===null,_=q[T].
cells[0].firstChild;(0,tt.sayLabel)(_,h.rest?(0,ce.t)("all others"):$?(0,ce.t)("text ended"):h.text,{plain:$}),(0,tt.sayClass)(_,$?"gp-plain":"");let P=q[T].cells[1].
firstChild.children;o.forEach((W,R)=>{let L=Math.max(1,p[R]);(0,tt.sayPercent)(P[2*R],"width",Math.min(1,h[W]/L)),(0,X.say)(P[2*R+1],(0,X.count)(h[W]))}),(0,tt.sayAttributes)(
q[T].cells[1],{"aria-label":(0,ce.t)("{without} without, {assisted} with",{without:(0,X.count)(h.without),assisted:(0,X.count)(h.with)})})})}function k(c){if((0,tt.showIf)(
n("of-sampling"),c.mode==="sampling"),c.mode!=="sampling")return;let d=M(c);(0,tt.showIf)(n("evidence"),(0,io.isKnown)(c.p)),(0,tt.showIf)(n("meaning"),!!d),(0,X.say)(
n("meaning"),d),C(),(0,X.say)(n("surprise"),E(c));let a=A(c),p=(0,tt.fit)(n("cannot").querySelector("ul"),a.length,()=>(0,X.make)("li"));a.forEach((O,N)=>(0,X.say)(
p[N],O));let u=(0,tt.fit)(n("places"),c.positions.length,y);c.positions.forEach((O,N)=>v(u[N],O,c.counts)),(0,tt.showIf)(n("places-title").parentElement,c.positions.
length>0)}function f(){let c=e.found;i(c),w(c),k(c)}return(0,cs.runsOfTerms)(t,{measured:()=>{let{p:c,counts:d}=e.found||{};return(0,io.isKnown)(c)?(0,ce.tn)(d[0],
"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,X.count)(d[1]),
p:b(c)}):""}}),c=>{t.hidden=!s(),!t.hidden&&(c.found||c.status||c.unit)&&f()}}var ot=g(ke(),1),At=g(et(),1),Y=g(H(),1),se=g(j(),1),ao=g(Ve(),1),_t=g(We(),1),ta=g(ea(),1);function na(t,e){let n=a=>t.querySelector(".gp-"+a),o=n("answer"),s={draft:[(0,se.t)("draft"),a=>(0,se.t)("{share} of the time with drafts goes into writing the\
m: all forward passes of the draft model, or the search for text to copy.",{share:a})],verify:[(0,se.t)("verify"),a=>(0,se.t)("{share} of the time with drafts g\
oes into the target model’s passes over them.",{share:a})],rest:[(0,se.t)("rest"),a=>(0,se.t)("{share} of the time with drafts goes into all else: comparing, \
choosing, and what the library does around it.",{share:a})]};function r({verdict:a,noise:p,speedup:u,pairs:{length:O},fewest:N}){let q=u&&$t(u.median),h=u&&Mn(u),
T=u&&(0,se.tn)(O,"Median of {count} pair of runs.","Median of {count} pairs of runs.");if(a==="faster")return["good","▲",(0,se.t)(e.running?"{times} faster so\
 far":"{times} faster",{times:q}),T,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(a==="slower")return["bad","▼",(0,se.t)(e.running?"{times}: slower \
so far":"{times}: slower",{times:q}),T,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(a==="noisy")return["wait","…",(0,se.t)("No verdict on time"),(0,se.t)(
p),""];if(a==="even")return["even","≈",(0,se.t)(e.running?"No clear difference so far":"No clear difference"),(0,se.tn)(O,"{times} is the median of {count} pa\
ir of runs.","{times} is the median of {count} pairs of runs.",{times:q}),(0,se.t)("The 90 % interval {interval} includes 1.",{interval:h})];let $=(0,se.t)(e.done?
"No answer":"Not known yet");return u?["wait","…",$,(0,se.tn)(O,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times\
} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:q,fewest:(0,Y.count)(N)}),""]:["wait","…",$,(0,se.t)(e.done?"No pair o\
f runs was completed.":"The first counted pair is under way."),""]}function i(a){let[p,u,O,N,q]=r(a);(0,ot.sayAttributes)(o,{"data-verdict":p}),(0,Y.say)(o.children[0],
u),(0,Y.say)(o.children[1],O),(0,Y.say)(n("answer-more").children[0],N),(0,Y.say)(n("answer-more").children[1],q),e.done&&(0,Y.say)(n("told"),`${O}. ${N} ${q}`),
(0,Y.say)(n("missing"),Mt(e,a));let h=(0,ot.fit)(n("reasons"),a.reasons.length,()=>(0,Y.make)("li"));a.reasons.forEach((T,$)=>(0,Y.say)(h[$],(0,se.t)(T))),(0,ot.showIf)(
n("warning"),a.others),(0,Y.say)(n("warning"),a.others?"⚠ "+(0,se.t)(ro):"")}function l({identical:a,pairs:p}){let u=n("badge");if((0,ot.showIf)(u,!!a&&a.checked>
0),u.hidden)return;let{equal:O}=a;(0,ot.sayAttributes)(u,{"data-verdict":O?"good":"bad"}),(0,Y.say)(u.children[0],O?"✓":"✗"),(0,Y.say)(u.children[1],m(a,p.length))}
function m({checked:a,equal:p,at:u},O){return p?a>O?(0,se.tn)(a,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,se.tn)(
a,"Same tokens in the pair","Same tokens in all {count} pairs"):(0,se.t)("Not the same tokens: a text diverges at token {place}",{place:(0,Y.count)(u+1)})}function w({
pairs:a,draft_share:p,verify_share:u}){let O=a.length>0&&(0,_t.isKnown)(p)&&(0,_t.isKnown)(u);if((0,ot.showIf)(n("of-time"),O),!O)return;let[N,q]=["without","wi\
th"].map(P=>(0,_t.medianOf)(a.map(W=>W[P]))),h=Math.max(N,q),T={draft:p,verify:u,rest:Math.max(0,1-p-u)},$=(0,ot.fit)(n("time-bars"),2,b);x($[0],(0,se.t)("witho\
ut"),N,h,{plain:1}),x($[1],(0,se.t)("with"),q,h,T);let _=(0,ot.fit)(n("time-keys"),3,()=>{let P=(0,Y.make)("span");return P.append((0,Y.make)("i","",null,{"aria\
-hidden":"true"}),(0,Y.make)("span","",null,{tabindex:0})),P});Object.entries(T).forEach(([P,W],R)=>{let[L,z]=s[P];(0,ot.sayAttributes)(_[R].firstChild,{"data-p\
art":P}),(0,ao.tipOfTerm)(_[R].lastChild,"time",()=>"",{meaning:z((0,Y.percent)(W)),unit:"%"}),(0,Y.say)(_[R].lastChild,`${L} ${(0,Y.percent)(W)}`)})}function b(){
let a=(0,Y.make)("li");return a.append((0,Y.make)("span"),(0,Y.make)("span","gp-time-bar",null,{"aria-hidden":"true"}),(0,Y.make)("span")),a}function x(a,p,u,O,N){
let[q,h,T]=a.children;(0,Y.say)(q,p),(0,Y.say)(T,(0,se.t)("{time} per token",{time:as(u)}));let $=(0,ot.fit)(h,Object.keys(N).length,()=>{let _=(0,Y.make)("i");
return _.append((0,Y.make)("b")),_});Object.entries(N).forEach(([_,P],W)=>{(0,ot.sayAttributes)($[W],{"data-part":_}),(0,ot.sayPercent)($[W],"width",P*u/O),(0,Y.say)(
$[W].firstChild,_!=="plain"&&P*u/O>.14?s[_][0]:"")})}let M=({acceptance:a})=>a?a.judged_acceptance_rate:null;function A(a){let{drafted:p,cost:u,verify:O,break_even:N}=a,
q=M(a),h=gr(1,p,u,O);if(!(0,_t.isKnown)(N))return(0,se.t)("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {t\
imes}.",{times:$t(h)});if(N<=0)return(0,se.t)("Any acceptance rate is enough at these costs.");let T=(0,Y.percent)(N);if(!(0,_t.isKnown)(q))return(0,se.t)("The \
target must keep at least {least} of the tokens that it judges.",{least:T});let $={least:T,rate:(0,Y.percent)(q)};return q>=N?(0,se.t)("The target must keep at \
least {least} of the tokens that it judges; here it keeps {rate}.",$):(0,se.t)("The target must keep at least {least} of the tokens that it judges, but here it \
keeps only {rate}.",$)}function C(a){let p=["drafted","cost","verify"].every(u=>(0,_t.isKnown)(a[u]));(0,ot.showIf)(n("of-rates"),p),p&&(Ne(n("rates"),e.charts.
rates),(0,Y.say)(n("rate-words"),A(a))),f(a)}function E({acceptance:a,drafted:p,cost:u,verify:O}){let N=[];for(let q of["draft_acceptance_rate","judged_acceptan\
ce_rate","mean_acceptance_length","passes_saved"]){let h=a?a[q]:null;(0,_t.isKnown)(h)&&N.push([q,q.endsWith("rate")?(0,Y.percent)(h):q.endsWith("length")?(0,At.fixed)(
h,2):(0,Y.count)(h)])}return(0,_t.isKnown)(p)&&N.push([(0,se.t)("drafted tokens per round"),(0,At.fixed)(p,2),(0,se.t)("num_draft_tokens / all rounds, those wit\
hout a draft included: the γ of the formula."),"draft",()=>y(a,p)]),(0,_t.isKnown)(u)&&N.push([(0,se.t)("cost of drafting one token"),(0,At.fixed)(u,2),(0,se.t)(
"Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula."),"draft-cost",()=>S(u)]),(0,_t.isKnown)(
O)&&N.push([(0,se.t)("cost of verifying a draft"),(0,At.fixed)(O,2),(0,se.t)("Time of the target’s pass over a draft / time per token without drafts. The theore\
m assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>S(O)]),N}let y=(a,p)=>a?(0,se.tn)(a.num_rounds,"{drafted} drafted in {count} r\
ound = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,Y.count)(a.num_draft_tokens),value:(0,At.fixed)(p,2)}):"";function S(a){let{pairs:p}=e.
found;if(!p.length)return"";let u=(0,_t.medianOf)(p.map(({without:O})=>O));return(0,se.t)("{cost} × {token} per token without drafts = {time}.",{cost:(0,At.fixed)(
a,2),token:as(u),time:as(a*u)})}function v(){let a=e.found,{drafted:p,cost:u,verify:O}=a,N=M(a);if(![N,p,u,O].every(_t.isKnown))return"";let q={rate:(0,Y.decimals)(
N),drafted:(0,At.fixed)(p,2),cost:(0,At.fixed)(u,2),verify:(0,At.fixed)(O,2),times:$t(gr(N,p,u,O))};return(0,se.t)("α = {rate}, γ = {drafted}, c = {cost} and v \
= {verify} give {times}.",q)}let k=()=>e.found&&e.found.pairs.length?(0,se.tn)(e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {c\
ount} pairs: {each}.",{each:(0,At.listed)(e.found.pairs.map(({speedup:a})=>(0,At.fixed)(a,2)).sort())}):"";(0,ao.tipOfTerm)(n("of-spread"),"interval",k,{meaning:is()}),
(0,ao.runsOfTerms)(t,{expected:v});function f(a){let p=E(a),u=(0,ot.fit)(n("figures"),p.length,()=>{let O=(0,Y.make)("div"),N=(0,Y.make)("dt");return N.append((0,Y.make)(
"span","",null,{tabindex:0})),O.append(N,(0,Y.make)("dd")),O});p.forEach(([O,N,q,h,T],$)=>{let[_,P]=u[$].children;(0,Y.say)(_.firstChild,O),h?(0,ao.tipOfTerm)(_.
firstChild,h,T,{meaning:q,...h==="draft"&&{formula:""}}):(0,ta.tipOfFigure)(_.firstChild,O,N,a.acceptance),(0,Y.say)(P,N)})}function c(){let a=e.found;i(a),l(a),
(0,ot.showIf)(n("of-pairs"),a.pairs.length>0),Ne(n("pairs"),e.charts.pairs),w(a),C(a)}let d=()=>e.answered("speed");return a=>{t.hidden=!d(),!t.hidden&&(a.found||
a.status)&&c()}}var us=g(Co(),1),ya=g(es(),1),at=g(j(),1),Sr=g(ds(),1);var ca=g(ra(),1),zt=g(j(),1);var hs=g(H(),1),Fn=g(vt(),1);function ia({text:t}){let e=[],n=0;for(let{0:o,index:s}of t.matchAll(hs.INVISIBLE))s>n&&e.push(t.slice(n,s)),n=s+1,e.push((0,Fn.jsx)(
Ud,{character:o},s));return(0,Fn.jsxs)(Fn.Fragment,{children:[e,t.slice(n)]})}function Ud({character:t}){let e=hs.MARKS[t],n=(t.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,Fn.jsx)("span",{class:"gp-space","data-mark":e??`U+${n}`,"data-wide":e==="·"?"no":"yes",children:e?t:""})}var kr=g(ds(),1),xr=g(dr(),1),Oe=g(vt(),1),yr=40,aa=14;function Jd(t){let e=Array.from({length:t},(n,o)=>o);return t<=yr?e:[...e.slice(0,aa),null,...e.slice(aa+
t-yr+1)]}var Zd=(t,e,n)=>t==="left"?[0,e-n]:[n,e];function da({read:t,text:e,side:n,goesOn:o,caption:s}){let[r,i]=Zd(n,t.length,e),l=t.filter(([,,x])=>!x).length,
m=Jd(t.length),w=t.length-yr+1,b=()=>(0,zt.tn)(t.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:l});return(0,Oe.jsxs)("\
table",{class:"gp-strip",children:[(0,Oe.jsx)("caption",{class:"gp-hidden",children:s}),(0,Oe.jsxs)("tbody",{children:[(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)("t\
h",{scope:"row",children:(0,Oe.jsx)("span",{children:(0,zt.t)("token")})}),m.map(x=>x===null?(0,Oe.jsx)("td",{class:"gp-mark",children:(0,zt.tn)(w,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,Oe.jsx)(Qd,{label:t[x][1],isPadding:x>=r&&x<i,isLast:o&&x===t.length-1},x))]}),(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)(
"th",{scope:"row",children:(0,Oe.jsx)(kr.Term,{id:"padding",run:b,meaning:(0,zt.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,zt.t)(
"mask")})}),m.map(x=>x===null?(0,Oe.jsx)(la,{}):(0,Oe.jsx)("td",{class:t[x][2]?"":"gp-ignored",children:t[x][2]}))]}),t.some(([,,,x])=>x!==null)&&(0,Oe.jsxs)("t\
r",{children:[(0,Oe.jsx)("th",{scope:"row",children:(0,Oe.jsx)(kr.Term,{id:"padding",run:b,meaning:(0,zt.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,zt.t)("position")})}),m.map(x=>x===null?(0,Oe.jsx)(la,{}):(0,Oe.jsx)("td",{children:t[x][3]}))]})]})]})}
var la=()=>(0,Oe.jsx)("td",{class:"gp-mark",children:"…"});function Qd({label:t,isPadding:e,isLast:n}){return(0,Oe.jsxs)("td",{class:`gp-cell${e?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,Oe.jsx)(xr.TokenLabel,{text:t}),e&&(0,Oe.jsxs)("span",{class:"gp-hidden",children:[" ",(0,zt.t)("(padding)")]}),n&&(0,Oe.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,zt.t)("(the next token is predicted from here)")]})]})}function ha({tokens:t,parts:e}){let n=[t.slice(0,e??t.length),
t.slice(e??t.length)];return(0,Oe.jsxs)("span",{class:"gp-new",children:[n.map((o,s)=>o.length>0&&(0,Oe.jsx)("span",{class:s?"gp-parted":"",children:o.map(Xd)},
s)),!t.length&&(0,Oe.jsx)("span",{class:"gp-mark",children:(0,zt.t)("(nothing)")})]})}var Xd=([,t,e],n)=>(0,Oe.jsx)(ca.Fragment,{children:e===null?(0,Oe.jsx)(xr.TokenLabel,
{class:"gp-end",text:t}):(0,Oe.jsx)(ia,{text:e})},n);var ua=g(et(),1),fa=g(Lt(),1),je=g(H(),1),ue=g(j(),1),Wo=g(We(),1),ma=g(pn(),1);function No({name:t,masked:e}){return t==="alone"?(0,ue.t)("Alone"):t==="left"?e?
(0,ue.t)("Padded on the left"):(0,ue.t)("Padded on the left, without a mask"):e?(0,ue.t)("Padded on the right"):(0,ue.t)("Padded on the right, without a mask")}
function ps(t,e){if(!(0,Wo.isKnown)(t))return(0,ue.t)("infinite");let n=(0,je.fromNats)(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${(0,ue.t)(e)}`;let s=o<1e-4?(0,ma.pWords)(
o):(0,ua.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${s} ${(0,ue.t)(e)}`}function ga(t,e,n){let{prompts:o,sampled:s,ways:r}=t,[i]=r,l=e.answers.map(({kl:A})=>(0,Wo.isKnown)(
A)?A:1/0),m=e.answers.filter(({read:A},C)=>A.length>i.answers[C].read.length).length,w=[(0,ue.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:ps(Math.max(...l),n)})];m||w.push((0,ue.t)("No prompt is shorter than another, so nothing was padded.")),e.guessed?
w.push((0,ue.t)("generate has found the padding by itself, because no text ends with this pad token.")):!e.masked&&m&&w.push((0,ue.t)("The model has read the pa\
dding as text."));let b=e.answers.filter(({same:A})=>!A).length,x=s?"even":b?"bad":"good",M=Yd(x,No(e),b,o.length);return{verdict:x,sign:{even:"○",bad:"✗",good:"\
✓"}[x],words:M,more:w.join(" ")}}function Yd(t,e,n,o){return t==="even"?(0,ue.t)("{way}: the texts are drawn again, so they are not compared.",{way:e}):t==="g\
ood"?(0,ue.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:e}):o===1?(0,ue.t)(
"{way}: the prompt gives a different text than on its own.",{way:e}):(0,ue.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way\
}: {count} of {all} prompts give a different text than on their own.",{way:e,all:o})}function vr({sampled:t},{name:e},{same:n}){return e==="alone"?{verdict:"eve\
n",sign:"",words:""}:t?{verdict:"even",sign:"○",words:(0,ue.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,ue.t)("the same as on its own")}:{verdict:"\
bad",sign:"✗",words:(0,ue.t)("a different text than on its own")}}function wa(t,e,n,o,s){let r=eh(n);if(e.name==="alone")return[r];let i=t.sampled?"":th(n,o),
l=ps(n.change,s);return[...i?[{words:i,meaning:(0,ue.t)("The first token that differs. What comes after it continues a different text."),term:"greedy"}]:[],{words:(0,ue.t)(
"KL {distance}",{distance:ps(n.kl,s)}),meaning:(0,ue.t)("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before \
the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,je.asSentence)((0,fa.klSumWords)(nh(o,n),s,ps(n.kl,s)))},{words:(0,ue.t)("log p of {tok\
en} {change}",{token:(0,je.quoted)(o.new[0][1]),change:`${(0,Wo.isKnown)(n.change)&&n.change>0?"+":""}${l}`}),meaning:(0,ue.t)("The change in the log-probabilit\
y of the token that the prompt alone chose first."),term:"logprob",run:()=>oh(n,o,l),unit:s},r]}function eh({first:t}){let e=i=>(0,je.percent)((0,je.probability)(
i)),n=t.slice(0,3).map(([i,l])=>`${(0,je.quoted)(i)} ${e(l)}`),[[o,s]]=t,r={token:(0,je.quoted)(o),logprob:(0,je.decimals)(s),percent:e(s)};return{words:(0,ue.t)(
"first: {tokens}",{tokens:n.join(", ")}),meaning:(0,ue.t)("The likeliest first new tokens, with their probabilities before the logits processors."),term:"probab\
ility",run:()=>(0,ue.t)("{token}: e^({logprob}) = {percent}.",r)}}function th({parts_at:t,new:e},n){if(t===null)return"";let o=s=>t<s.length?(0,je.quoted)(s[t][1]):
(0,ue.t)("the end");return(0,ue.t)("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(n.new)})}var nh=(t,e)=>t.first.flatMap(([
n,o])=>{let s=e.first.find(([r])=>r===n);return s?[{text:n,p:(0,je.probability)(o),q:(0,je.probability)(s[1])}]:[]});function oh(t,e,n){let[[,o]]=e.new,[s,r]=[e,
t].map(({first:i})=>i.find(([l])=>l===o));return!s||!r||!(0,Wo.isKnown)(t.change)?"":(0,ue.t)("from {before} alone to {after}: a change of {change}.",{before:(0,je.percent)(
(0,je.probability)(s[1])),after:(0,je.percent)((0,je.probability)(r[1])),change:n})}function ba(t){let{model:e,mode:n,prompts:o,width:s,pad:r,borrowed:i,dtype:l,
seed:m,sampled:w,ways:b}=t,x=w?(0,ue.t)("{mode}, seed {seed}",{mode:(0,je.modeName)(n),seed:m}):(0,je.modeName)(n),A=b[0].answers.some(({read:C})=>C.length<s)?sh(
o.length,{width:s,pad:r[1]},i):(0,ue.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:s});return`${e}, ${l}; ${x}; ${A}`}
var sh=(t,e,n)=>n?(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",e):(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",e);var D=g(vt(),1),rh=6,ka=200;function ih({group:t}){let e=t.found,{unit:n}=t,o=(0,us.useMemo)(()=>e.prompts.map((r,i)=>(0,D.jsx)(ah,{found:e,number:i,unit:n},`${i}\
 ${r}`)),[e,n]),s=e.ways.slice(1).map(r=>ga(e,r,n));return(0,D.jsxs)(D.Fragment,{children:[(0,D.jsxs)("header",{class:"gp-head",children:[(0,D.jsx)("h2",{class:"\
gp-title",children:(0,at.t)("Batch")}),(0,D.jsx)("p",{class:"gp-note gp-about",children:ba(e)})]}),(0,D.jsx)("ul",{class:"gp-batch-verdicts",children:s.map(({verdict:r,
sign:i,words:l,more:m})=>(0,D.jsxs)("li",{"data-verdict":r,children:[(0,D.jsx)(va,{sign:i}),(0,D.jsxs)("span",{children:[l,(0,D.jsx)("small",{children:m})]})]},
l))}),(0,D.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:s.map(({words:r})=>r).join(" ")}),(0,D.jsx)(ch,{isDecoder:!e.is_encoder_decoder}),(0,D.jsx)(
"div",{class:"gp-batch-prompts",children:o}),(0,D.jsx)(dh,{})]})}var xa=(0,ya.groupPane)(ih,({found:t})=>!!t),va=({sign:t})=>(0,D.jsx)("span",{class:"gp-sign","\
aria-hidden":"true",children:t});function ah({found:t,number:e,unit:n}){let[o,s]=(0,us.useState)(e<rh),r=[...t.prompts[e]],i=t.ways.slice(1).map(l=>`${vr(t,l,l.
answers[e]).sign} ${No(l)}`);return(0,D.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:l})=>s(l.open),children:[(0,D.jsxs)("summary",{children:[
(0,at.t)("Prompt {number}:",{number:e+1})," ",(0,D.jsx)("bdi",{class:"gp-prompt-text",children:r.slice(0,ka).join("")+(r.length>ka?"…":"")}),(0,D.jsxs)("span",
{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&t.ways.map(l=>(0,D.jsx)(lh,{found:t,way:l,number:e,unit:n},l.name))]})}function lh({found:t,way:e,number:n,
unit:o}){let[s,r]=[t.ways[0].answers[n],e.answers[n]],{verdict:i,sign:l,words:m}=vr(t,e,r),w=e.name==="alone"||JSON.stringify(r.read)!==JSON.stringify(s.read),b=(0,at.t)(
"Prompt {number} as the model reads it: {way}",{number:n+1,way:No(e)});return(0,D.jsxs)("div",{class:"gp-way","data-verdict":i,children:[(0,D.jsxs)("h3",{class:"\
gp-way-name",children:[(0,D.jsx)(va,{sign:l}),No(e),(0,D.jsx)("small",{children:m})]}),(0,D.jsxs)("div",{class:"gp-way-body",children:[w?(0,D.jsx)("div",{class:"\
gp-scroll",tabIndex:0,role:"region","aria-label":b,children:(0,D.jsx)(da,{read:r.read,text:s.read.length,side:e.name,goesOn:!t.is_encoder_decoder,caption:b})}):
(0,D.jsx)("p",{class:"gp-note",children:(0,at.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),(0,D.jsxs)(
"p",{class:"gp-gave",children:[(0,D.jsxs)("span",{class:"gp-gave-words",children:[(0,at.t)("Output:")," "]}),(0,D.jsx)(ha,{tokens:r.new,parts:t.sampled?null:r.parts_at})]}),
(0,D.jsx)("p",{class:"gp-measures",children:wa(t,e,r,s,o).map(x=>(0,D.jsx)(Sr.Term,{id:x.term,run:x.run,meaning:x.meaning,unit:x.unit,children:x.words},x.words))})]})]})}
function ch({isDecoder:t}){return(0,D.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,D.jsxs)("span",{children:[(0,D.jsx)("i",{class:"gp-cell gp-padding","\
aria-hidden":"true",children:"pad"})," ",(0,D.jsx)(Sr.Term,{id:"padding",meaning:(0,at.t)("All rows of a batch have the same length. Shorter prompts are filled \
with pad tokens, on the left or on the right."),children:(0,at.t)("padding")})]}),(0,D.jsxs)("span",{children:[(0,D.jsx)("i",{class:"gp-cell gp-ignored","aria-h\
idden":"true",children:"0"})," ",(0,at.t)("hidden by the mask")]}),(0,D.jsxs)("span",{class:"gp-of-decoder",hidden:!t,children:[(0,D.jsx)("i",{class:"gp-cell gp\
-last","aria-hidden":"true",children:"abc"})," ",(0,at.t)("the next token is predicted from here")]}),(0,D.jsxs)("span",{children:[(0,D.jsx)("u",{class:"gp-part\
ed",children:(0,at.t)("text")})," ",(0,at.t)("differs from what the prompt gives on its own")]})]})}function dh(){return(0,D.jsxs)("details",{class:"gp-batch-wh\
y",children:[(0,D.jsx)("summary",{children:(0,at.t)("Why?")}),(0,D.jsxs)("ul",{children:[(0,D.jsx)("li",{children:(0,at.t)("A decoder-only model continues from \
the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the mode\
l predicts after padding says little about the prompt.")}),(0,D.jsx)("li",{children:(0,at.t)("The mask hides the padding from attention, and the position ids co\
unt from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,D.jsx)("li",{children:(0,at.t)("Equiva\
lent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by so\
me millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,D.jsx)("li",{children:(0,at.t)("An encoder-\
decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; paddi\
ng on the left can, where the encoder has learned absolute positions.")}),(0,D.jsx)("li",{children:(0,at.t)("Without a mask, generate looks for the padding by i\
tself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell t\
hem apart, and the model reads all of them as text.")})]})]})}var gs=g(Co(),1);var Fa=g(es(),1),lt=g(H(),1),me=g(j(),1),qo=g(We(),1),Ga=g(Or(),1),Ka=g(ds(),1);var Ao=g(Co(),1),Ta=g(fs(),1),$a=g(cr(),1),_a=g(vt(),1);function Ma({token:t,ground:e,words:n}){let o=(0,Ao.useRef)(null),{text:s,piece:r}=t;return(0,Ao.useLayoutEffect)(
()=>{o.current&&(o.current.replaceChildren(),(0,Ta.inkToken)(o.current,{text:s,piece:r}))},[s,r]),(0,Ao.useLayoutEffect)(()=>{o.current?.querySelector(".gp-ink")?.
style.setProperty("background-color",e)},[s,r,e]),(0,_a.jsx)("span",{class:"gp-token",tabIndex:0,ref:l=>{o.current=l,(0,$a.tip)(n)(l)}})}var La=g(Lt(),1),wt=g(H(),1),za=g(j(),1),_n=g(We(),1);var Ye=g(H(),1),Xe=g(j(),1),Po=g(We(),1),Tr=3,hh={sum:"logprob",token:"per_token",byte:"per_byte"},ms=(t,e)=>t[hh[e]]??-1/0,lo=({answers:t},e)=>t.map((n,o)=>o).
sort((n,o)=>ms(t[o],e)-ms(t[n],e)),Yt=(t,e=3)=>(0,Po.isKnown)(t)?(0,Ye.decimals)(t,e):"−∞";function $r(t){let{answers:e}=t;if(e.length<2)return"";let n=["su\
m","token","byte"].map(l=>lo(t,l)),[o,s,r]=n.map(([l])=>(0,Ye.quoted)(e[l].text.trim()));return o!==s||o!==r?(0,Xe.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:s,byte:r}):n.every(l=>l.join()===n[0].join())?(0,Xe.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,Xe.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Ea({answers:t,total:e}){if(!(0,Po.isKnown)(e))return"";let n=(0,Ye.percent)(e);return(0,Xe.tn)(
t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function Wa({answers:t,overlaps:e,kind:n,unread:o},s,r){let i=[],l=(b,x="warning")=>i.push({kind:x,words:b});if(s&&!t.length&&l((0,Xe.t)("None of the answers wa\
s read.")),!t.length)return i;n==="chat"&&l((0,Xe.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&l((0,Xe.t)("Each answer begins the targ\
et."),"info");let m=new Set;for(let[b,x]of e)m.has(x)||(m.add(x),l((0,Xe.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,Ye.quoted)(t[x].text.trim()),short:(0,Ye.quoted)(t[b].text.trim())})));let w=t.flatMap(({text:b,
join:x})=>x&&!x.same?[{text:b,join:x}]:[]);for(let{text:b,join:x}of w.slice(0,Tr))l(ph(b,x));w.length>Tr&&l((0,Xe.tn)(w.length-Tr,"So is {count} other answer.",
"So are {count} other answers.")),s&&n!=="source"&&t.some(({join:b})=>!b)&&l((0,Xe.t)("How prompt and answer are split as one text is not known here."),"info");
for(let b of s?o:[])l(uh(b,r(b)));return i}var Ca=(t=[])=>t.map(Ye.quoted).join(" "),ph=(t,{whole:e,read:n})=>(0,Xe.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,Ye.quoted)(t.trim()),read:Ca(n),whole:Ca(e)});
function uh({text:t,failed:e},n){let o=(0,Xe.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,Ye.quoted)(t.trim())});return e&&
!n?`${o} ${(0,Xe.t)(e.message)} ${(0,Xe.t)(e.fix)}`:o}function Na({token_id:t,text:e,logprob:n,rank:o,after:s,removed_by:r},i){let l=[(0,Xe.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,Ye.quoted)(e),id:t,value:Yt(n),share:(0,Ye.percent)((0,Ye.probability)(n))})];return o&&l.push((0,Xe.t)(
"rank {rank}",{rank:(0,Ye.count)(o)})),i&&l.push(fh(s,r)),`${l.join(", ")}.`}function fh(t,e){return(0,Po.isKnown)(t)?(0,Xe.t)("{share} after the processors",{share:(0,Ye.percent)(
(0,Ye.probability)(t))}):(0,Xe.t)("removed by {processor}",{processor:e?(0,Ye.processorWords)(e)[0]:(0,Xe.t)("a processor")})}var Aa=({tokens:t})=>t.find(({after:e})=>!(0,Po.isKnown)(
e))??t[0];var Pa=4,mh=t=>new TextEncoder().encode(t.trimStart()).length,Ia=t=>t.length>Pa?[...t.slice(0,Pa-1),"…",...t.slice(-1)]:t,gh={share(t,e,n){let o=t.shares?.[n];
if(!(0,_n.isKnown)(o))return"";let s=i=>`e^(${Yt(ms(i,n))})`,r=lo(e,n).map(i=>s(e.answers[i]));return`${s(t)} / (${Ia(r).join(" + ")}) = ${(0,wt.percent)(o)}`},
sum:({tokens:t,logprob:e})=>qa(t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>Ra(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>Ra(t,mh(n),
e),perplexity:({per_token:t,perplexity:e})=>(0,_n.isKnown)(e)&&(0,_n.isKnown)(t)?`exp(−(${(0,wt.decimals)(t)})) = ${(0,wt.decimals)(e,2)}`:"",after:({tokens:t,
after:e})=>(0,_n.isKnown)(e)?qa(t.map(n=>n.after),e):""};function qa(t,e){let n=`${Yt(e)} nats, ${(0,wt.percent)((0,wt.probability)(e))}`;return t.length<2||!t.
every(_n.isKnown)?n:`${Ia(t.map(o=>Yt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function Ra(t,e,n){return!(0,_n.isKnown)(t)||!(0,_n.isKnown)(n)||(0,wt.decimals)(
t/e)!==(0,wt.decimals)(n)?"":(0,La.quotientWords)((0,wt.decimals)(t),(0,wt.count)(e),(0,wt.decimals)(n))}function Ba(t,e,n){let[o]=lo(e,n);if(o===void 0)return"";
let s=e.answers[o],r=gh[t](s,e,n);return r?(0,za.t)("{name}: {words}.",{name:(0,wt.quoted)(s.text.trim()),words:r}):""}var F=g(vt(),1),ja=400,wh=[["sum",()=>(0,me.t)("sum")],["token",()=>(0,me.t)("mean per token")],["byte",()=>(0,me.t)("mean per byte")]];function bh({group:t}){let[
e,n]=(0,gs.useState)("sum"),o=t.found,{blocks:s}=o;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsxs)("header",{class:"gp-head",children:[(0,F.jsx)("h2",{class:"\
gp-title",children:(0,me.t)("Answers")}),(0,F.jsx)("p",{class:"gp-note gp-missing",children:Mt(t,o)}),(0,F.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,me.t)("Rank by"),children:[(0,F.jsx)("span",{class:"gp-note",children:(0,me.t)("Rank by")}),wh.map(([r,i])=>(0,F.jsx)("button",{class:"gp-button",
type:"button","data-by":r,"aria-pressed":e===r,onClick:()=>n(r),children:i()},r))]})]}),(0,F.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&
s.length===1&&$r(s[0])}),(0,F.jsx)("div",{class:"gp-blocks",children:s.map((r,i)=>(0,F.jsx)(kh,{group:t,block:r,by:e},i))}),(0,F.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,F.jsx)("span",{class:"gp-note",children:(0,me.t)("Tokens are shaded by probability")}),(0,F.jsx)(Ga.ShadeScale,{class:"gp-note",name:"ra\
w",unit:t.unit})]}),(0,F.jsxs)("details",{class:"gp-choices-why",children:[(0,F.jsx)("summary",{children:(0,me.t)("What do these numbers mean?")}),(0,F.jsxs)("u\
l",{children:[(0,F.jsx)("li",{children:(0,me.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,F.jsx)("li",{children:(0,me.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,F.jsx)("li",{children:(0,me.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var Ha=(0,Fa.groupPane)(bh,({found:t})=>t?.
question==="choices");function kh({group:t,block:e,by:n}){let{model:o,prompt:s,answers:r,total:i}=e,l=[...s],m=l.slice(0,ja).join("")+(l.length>ja?"…":""),w=(0,me.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,lt.quoted)(s)}),b=(0,gs.useMemo)(()=>r.length>0&&(0,F.jsx)(Sh,{group:t,block:e,by:n,name:w}),[e,n,t.canAsk]),
x=({entry:A})=>!!t.entries[A]?.ended?.failed,M=Wa(e,!!t.done,x);return(0,F.jsxs)("section",{class:"gp-block",children:[(0,F.jsxs)("h3",{class:"gp-block-head",children:[
(0,F.jsx)("span",{class:"gp-block-model",children:o})," ",(0,F.jsx)("bdi",{class:"gp-block-prompt",children:m||(0,me.t)("(empty)")})]}),(0,F.jsx)("p",{class:"gp\
-verdict",children:(0,qo.isKnown)(i)?$r(e):""}),(0,F.jsx)("p",{class:"gp-note gp-total",children:Ea(e)}),(0,F.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":w,children:b}),(0,F.jsx)("ul",{class:"gp-choice-notes",hidden:!M.length,children:M.map(({kind:A,words:C})=>(0,F.jsx)("li",{class:"gp-note","data-ki\
nd":A,children:C},C))})]})}var yh=t=>[{name:(0,me.t)("share"),meaning:xh[t](),term:"answer-share",sum:"share"},{name:(0,me.t)("log P"),meaning:(0,me.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,me.t)(
"per token"),meaning:(0,me.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,me.t)("per byte"),meaning:(0,me.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,me.t)("(Σ log p) / bytes")},{name:(0,me.t)("perplexity"),meaning:(0,me.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,me.t)("after processors"),meaning:(0,me.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],xh={sum:()=>(0,me.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,me.t)("Th\
e softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>(0,me.t)("The softmax of the means per byte: a weight for the r\
anking, no probability of a text.")},vh=t=>t==="share"?"%":t==="perplexity"?"":"nats";function Sh({group:t,block:e,by:n,name:o}){let s=e.processors.length>0,r=yh(
n).filter(({sum:i})=>i!=="after"||s);return(0,F.jsxs)("table",{class:"gp-answers",children:[(0,F.jsx)("caption",{class:"gp-hidden",children:o}),(0,F.jsx)("thead",
{children:(0,F.jsxs)("tr",{children:[(0,F.jsx)("th",{scope:"col",children:(0,me.t)("answer")}),r.map(({name:i,sorted:l,sum:m,term:w,meaning:b,formula:x})=>(0,F.jsx)(
"th",{scope:"col","aria-sort":l===n?"descending":void 0,children:(0,F.jsx)(Ka.Term,{id:w,run:()=>Ba(m,e,n),meaning:b,unit:vh(m),formula:x,children:i})},i)),t.canAsk&&
(0,F.jsx)("td",{})]})}),(0,F.jsx)("tbody",{children:lo(e,n).map(i=>(0,F.jsx)(Oh,{answer:e.answers[i],by:n,hasProcessors:s,open:t.canAsk?()=>t.ask({type:"open",entry:e.
entries[i]}):void 0},i))})]})}function Oh({answer:t,by:e,hasProcessors:n,open:o}){let{text:s,tokens:r,logprob:i,shares:l}=t,m=l?.[e];return(0,F.jsxs)("tr",{children:[
(0,F.jsx)("th",{scope:"row",dir:"auto",children:r.map((w,b)=>(0,F.jsx)(Ma,{token:w,ground:`var(--gp-prob-${Math.round((0,lt.probability)(w.logprob)*10)})`,words:()=>Na(
w,n)},b))}),(0,F.jsxs)("td",{class:"gp-share-cell",children:[(0,F.jsx)("span",{children:(0,qo.isKnown)(m)?(0,lt.percent)(m):"…"}),(0,F.jsx)("span",{class:"gp-\
share","aria-hidden":"true",children:(0,F.jsx)("i",{style:{width:`${(m??0)*100}%`}})})]}),(0,F.jsx)(co,{more:(0,lt.percent)((0,lt.probability)(i)),children:Yt(i)}),
(0,F.jsx)(co,{children:Yt(t.per_token)}),(0,F.jsx)(co,{children:Yt(t.per_byte)}),(0,F.jsx)(co,{children:$h(t.perplexity)}),n&&(0,F.jsx)(Th,{answer:t}),o&&(0,F.jsx)(
"td",{children:(0,F.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,me.t)("Open the run of {answer}",{answer:(0,lt.quoted)(s.trim())}),onClick:o,
children:(0,me.t)("Open")})})]})}function co({class:t,more:e,children:n}){return(0,F.jsxs)("td",{class:t,children:[n,e&&(0,F.jsx)("small",{children:e})]})}function Th({
answer:t}){let{after:e}=t;if((0,qo.isKnown)(e))return(0,F.jsx)(co,{more:(0,lt.percent)((0,lt.probability)(e)),children:Yt(e)});let{text:n,removed_by:o}=Aa(t),s=o?
(0,lt.processorWords)(o)[0]:(0,me.t)("a processor");return(0,F.jsxs)(co,{class:"gp-removed",more:(0,me.t)("{token} by {processor}",{token:(0,lt.quoted)(n),processor:s}),
children:["✕ ",(0,me.t)("removed")]})}var $h=t=>(0,qo.isKnown)(t)?t>=1e3?(0,lt.count)(Math.round(t)):(0,lt.decimals)(t,2):"∞";var Lo=g(ke(),1),ut=g(H(),1),po=g(j(),1),sl=g(Ve(),1);var Ja=g(Mr(),1),Za=g(j(),1),Va=new WeakMap;function pt(t){let e=Va.get(t)||[],[n]=t.lines(),{keep:o,added:s}=(0,Ja.pathChange)(e,n?n.last:null);e.length=o;for(let r of s)
e.push(r);return Va.set(t,e),e}function en({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function bt({groups:t,
lanes:e},n){let{id:o,label:s}=t[n];if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:(0,Za.t)("{lane} (removed)",{lane:s})}var ws=({groups:t},e,n)=>Ua(t[e].
model)===Ua(t[n].model);function Ua(t){let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function bs(t,e,n){let o=[e,
n].map(i=>pt(t.shownOf(i).log)),s=ws(t,e,n)?Mh(...o):_h(...o),r=o.map((i,l)=>s[l]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"\
shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}function Mh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.
token_id;)o+=1;return[o,o]}var Qa=({piece:t})=>t??"\0";function _h(...t){let[e,n]=t.map(r=>r.map(Qa).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===
n[s];)s+=1;return t.map(r=>Ch(r,s))}function Ch(t,e){let n=0,o=0;for(;o<t.length&&(n+=Qa(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}
var Ro=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join("");function Xa(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var ys=g(j(),1);var Gn=g(H(),1),Ya=32,el=new WeakMap;function ks(t,e){if(el.get(t)===e)return;el.set(t,e);let[,n,o,s]=e.match(/^(\s*)([^]*?)(\s*)$/),r=i=>(0,Gn.make)("span","gp\
-mark",[...i].map(l=>Gn.MARKS[l]||"␣").join(""));t.replaceChildren(...[n&&r(n),o,s&&r(s)].filter(Boolean))}function ho(t){let e=t.map(n=>{let o=[...(0,Gn.inOneLine)(
n.replace(/^ +| +$/g,s=>Gn.MARKS[" "].repeat(s.length)))];return o.length<=Ya?o.join(""):`${o.slice(0,Ya-1).join("")}…`});return e.map((n,o)=>e.filter(s=>s===
n).length>1?`${o+1}: ${n}`:n)}var Ue=t=>(0,ys.isSaid)(t)?(0,ys.t)(t):String(t),Kn=({title:t,prompt:e})=>e?ho([e])[0]:Ue(t);var tl=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function nl(t){let e=tl?[...tl.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function ol(t,e){
let n=[t,e].map(x=>x.map(({word:M})=>M)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let l=0;for(;l<r-i&&o.at(-1-l)===s.at(-1-l);)l+=1;
let m=n.map(x=>x.map((M,A)=>A<i||A>=x.length-l)),w=n.map(x=>x.slice(i,x.length-l)),b=w.some(x=>x.length>1200);for(let[x,M]of Eh(...w.map(A=>A.slice(0,1200))))m[0][i+
x]=m[1][i+M]=!0;return{kept:m,shared:m[0].filter((x,M)=>x&&o[M]).length,cut:b}}function Eh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let l=r*n+i;o[l]=t[r]===e[i]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function rl(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,l=-1/0;function m(A){let C=(0,ut.make)("div","gp-text-side"),E=(0,ut.make)("h3","gp-side-name"),y=(0,ut.make)(
"p","gp-side-text",null,{dir:"auto"});return C.append(E,y),s.append(C),{head:E,body:y,tag:A}}let w=["del","ins"].map(m);function b({body:A,tag:C},E,y){let S=[],
v="",k=!1,f=()=>{v&&S.push(k?(0,ut.make)(C,"",v):v),v=""};E.forEach(({space:c,word:d},a)=>{let p=!y[a]&&!!d;p!==k?!p||!v?(f(),k=p,v=c+d):(v+=c,f(),k=!0,v=d):v+=
c+d}),f(),A.replaceChildren(...S)}function x(A){clearTimeout(i),i=0,l=performance.now();let C=A.map(c=>nl(Ro(pt(e.shownOf(c).log)))),{kept:E,shared:y,cut:S}=ol(
...C);w.forEach((c,d)=>b(c,C[d],E[d]));let[v,k]=C.map(c=>c.filter(({word:d})=>d).length),f=t.querySelector(".gp-alike");(0,Lo.showIf)(f,v+k>0),v+k&&((0,ut.say)(
t.querySelector(".gp-share"),(0,po.t)("{share} in common",{share:(0,ut.percent)(2*y/(v+k))})),(0,ut.say)(t.querySelector(".gp-formula"),(0,po.t)("2 × {shared} s\
hared words / ({one} + {other})",{shared:(0,ut.count)(y),one:(0,ut.count)(v),other:(0,ut.count)(k)}))),(0,Lo.showIf)(t.querySelector(".gp-cut"),S),(0,ut.say)(t.
querySelector(".gp-cut"),(0,po.t)("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as diffe\
rent.",{count:(0,ut.count)(1200)}))}let M=A=>t.querySelector(".gp-"+A).textContent;return(0,sl.runsOfTerms)(t,{alike:()=>(0,po.t)("{formula}: {value}.",{formula:M(
"formula"),value:M("share")})}),()=>{let A=e.header&&e.header.kind==="lanes"?en(e):null,C=A?A.map(k=>pt(e.shownOf(k).log)):[];if(t.hidden=!C.some(k=>k.length),t.
hidden)return;let E=A.map(k=>bt(e,k)),y=JSON.stringify([E,...C.map(k=>Ro(k))]);if(y===r&&(!i||e.running))return;r=y,(0,ut.say)(t.querySelector(".gp-pair"),(0,po.t)(
"{one} and {other}, word by word",{one:E[0],other:E[1]})),w.forEach(({head:k},f)=>(0,Lo.sayLabel)(k,`${E[f]} ${Kn(e.groups[A[f]])}`,{plain:!0}));let v=C[0].length*
C[1].length>2e5&&e.running?l+500-performance.now():0;v<=0?x(A):i||=setTimeout(()=>x(en(e)),v)}}var ct=g(ke(),1),V=g(H(),1),il=g(Lt(),1),Re=g(j(),1),vs=g(Ve(),1),xs=g(fs(),1);function al(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
m=null,w=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function b(){for(let p of w)p.replaceChildren(...e.groups.map((u,O)=>(0,V.make)("option","",`${bt(
e,O)} ${Kn(u)}`,{value:O})))}w.forEach((p,u)=>p.addEventListener("change",()=>{let O=en(e),N=Number(p.value),q=N===O[1-u]?O[u]:O[1-u];e.setPair(...u?[q,N]:[N,q])}));
let x=({log:p})=>!!(p.finished||p.failed||e.done);function M(p,{kind:u,at:O,shorter:N}){let[q,h]=p.map(R=>bt(e,R)),[T,$]=p.map(R=>e.shownOf(R)),_=[T,$].map(({log:R})=>pt(
R));if(!_[0].length||!_[1].length)return[(0,Re.t)("{one} and {other} have no tokens to compare yet.",{one:q,other:h})];if(u==="same")return x(T)&&x($)?[(0,Re.tn)(
O[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:q,other:h})]:
[(0,Re.tn)(O[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:q,other:h})];
if(u==="shorter"){let[R,L]=N?[h,q]:[q,h];if(!x(N?$:T))return[(0,Re.t)("{one} and {other} have written the same so far; {long} is ahead.",{one:q,other:h,long:L})];
let{finished:z}=(N?$:T).log,I=(0,Re.tn)(O[N],"{count} token","{count} tokens"),re=y(_[1-N][O[1-N]].chosen.text),Z=z&&z.sequences.length&&(0,V.stopWords)(z.sequences[0].
stop_reason)[0];return[Z?(0,Re.t)("{short} ended after {tokens}: {reason}.",{short:R,tokens:I,reason:Z}):(0,Re.t)("{short} ended after {tokens}.",{short:R,tokens:I}),
" ",...(0,V.filled)((0,Re.t)("{long} begins with the same text and continues with {token}."),{long:L,token:re})]}let[P,W]=_.map((R,L)=>R[O[L]]);return[...A([q,h],
O,Ro(_[0],O[0]))," ",...C(q,P)," ",...C(h,W)]}function A([p,u],O,N){if(!N)return[(0,Re.t)("They diverge at the first token.")];let[q,h]=O.map($=>(0,V.count)($+1));
return[q===h?(0,Re.t)("They diverge at token {number}.",{number:q}):(0,Re.t)("They diverge at token {a} of {one} and token {b} of {other}.",{a:q,b:h,one:p,other:u}),
" ",...(0,V.filled)((0,Re.t)("Both had written {text}."),{text:y(Xa(N))})]}let C=(p,u)=>(0,V.filled)(u.given?(0,Re.t)("{lane} was given {token} ({odds})."):(0,Re.t)(
"{lane} chose {token} ({odds})."),{lane:p,token:y(u.chosen.text),odds:E(u)}),E=p=>p.chosen.logprob===null?(0,xs.removedWords)(p.chosen):(0,V.percent)((0,V.numbersOf)(
p).probability);function y(p){let u=(0,V.make)("span","gp-quote");return u.append(...(0,V.filled)((0,Re.t)("“{text}”"),{text:(0,V.labelled)(p,"gp-strong")})),
u}function S(p){let u=(0,V.make)("p");u.append(...p),u.textContent!==s.textContent&&s.replaceChildren(...u.childNodes)}function v(p,u){let O=new Map;return p.forEach(
({chosen:q,distribution:h},T)=>{for(let $ of[...h.candidates,q]){let _=u?$.token_id:$.text;O.has(_)||O.set(_,{label:$.text,sides:[null,null],most:0});let P=O.get(
_);P.sides[T]||(P.sides[T]={candidate:$,isChosen:$.token_id===q.token_id},P.most=Math.max(P.most,(0,V.probability)($.logprob),(0,V.probability)($.raw_logprob)))}}),
[...O.values()].sort((q,h)=>h.most-q.most).filter(({sides:q,most:h},T)=>T<10&&(T<o[0]||h>=o[1])||q.some($=>$&&$.isChosen))}function k(){let p=(0,V.make)("tr"),u=(0,V.make)(
"th","",null,{scope:"row"});return u.append((0,V.make)("bdi","gp-word")),p.append(u,...[0,1].map(()=>{let O=(0,V.make)("td"),N=(0,V.make)("div","gp-side"),q=(0,V.make)(
"span","gp-tracks");q.append((0,V.make)("i","gp-bar gp-after"),(0,V.make)("i","gp-bar gp-before"));let h=(0,V.make)("span","gp-values");return h.append((0,V.make)(
"span"),(0,V.make)("small")),N.append((0,V.make)("span","gp-sign"),q,h),O.append(N),O})),p}function f(p,u,O,N){let[q,h,T]=p.firstChild.children,[$,_]=u?[u.candidate.
logprob,u.candidate.raw_logprob].map(V.probability):[0,0],P=!!u&&u.candidate.logprob===null,W=!!u&&u.isChosen;(0,ct.sayClass)(p,[W&&"gp-chosen",P&&"gp-removed",
!u&&"gp-unlisted"].filter(Boolean).join(" ")),(0,V.say)(q,W?"▶":P?"✕":""),(0,ct.sayPercent)(h.children[0],"width",$/O),(0,ct.sayPercent)(h.children[1],"widt\
h",_/O),(0,V.say)(T.children[0],u?P?"":(0,V.percent)($):"–"),(0,V.say)(T.children[1],u?(0,V.percent)(_):"");let R=u?[W&&(0,Re.t)("chosen"),P?(0,xs.removedWords)(
u.candidate):(0,V.percent)($),(0,Re.t)("{share} before the processors",{share:(0,V.percent)(_)})].filter(Boolean).join(", "):(0,Re.t)("not recorded");(0,ct.sayAttributes)(
p,{"aria-label":`${N}: ${R}`,title:P?(0,xs.removedWords)(u.candidate):""})}function c(p,u){let O=v(u,ws(e,...p)),N=O.flatMap(_=>_.sides).filter(Boolean),q=N.every(
({candidate:_})=>_.logprob===_.raw_logprob),h=Math.max(1e-9,...N.flatMap(({candidate:_})=>[(0,V.probability)(_.logprob),(0,V.probability)(_.raw_logprob)]));i.classList.
toggle("gp-plain",q),(0,ct.showIf)(t.querySelector(".gp-before-key"),!q),(0,ct.showIf)(t.querySelector(".gp-removed-key"),N.some(({candidate:_})=>_.logprob===null)),
(0,ct.showIf)(t.querySelector(".gp-unlisted-key"),N.length<2*O.length);let T=(0,ct.fit)(l.tBodies[0],O.length,k);O.forEach(({label:_,sides:P},W)=>{let[R,...L]=T[W].
cells;(0,ct.sayLabel)(R.firstChild,_),L.forEach((z,I)=>f(z,P[I],h,bt(e,p[I])))});let $=l.tHead.rows[0].cells;p.forEach((_,P)=>{let{entropyAfter:W}=(0,V.numbersOf)(
u[P]),[R]=$[P+1].children;(0,ct.sayLabel)(R,(0,Re.t)("{lane}, entropy {entropy}",{lane:`${bt(e,_)} ${Kn(e.groups[_])}`,entropy:(0,V.information)(W,e.unit)}),{plain:!0}),
(0,vs.tipOfTerm)(R,"entropy",()=>d(u[P],bt(e,_)),{meaning:(0,Re.t)("How uncertain the next token was where they diverge, after the processors.")})})}let d=({distribution:{
entropy_before:p,entropy_after:u}},O)=>(0,Re.t)("{lane}: {before} before the processors, {after} after them.",{lane:O,before:(0,V.information)(p,e.unit),after:(0,V.information)(
u,e.unit)});function a(p){if(!m)return"";let{pair:u,steps:O}=m,[N,q]=O.map(({chosen:$})=>$),h=($,{token_id:_})=>[...$.distribution.candidates,$.chosen].find(P=>P.
token_id===_),T=$=>$?(0,V.percent)((0,V.probability)($[p])):(0,Re.t)("not recorded");return(0,il.inARow)([N,q].map($=>(0,Re.t)("{token}: {one} {mine}, {other} {\
theirs}",{token:(0,V.quoted)($.text),one:bt(e,u[0]),other:bt(e,u[1]),mine:T(h(O[0],$)),theirs:T(h(O[1],$))})))}return(0,vs.runsOfTerms)(t,{after:()=>a("logprob"),
before:()=>a("raw_logprob")}),p=>{let u=e.header&&e.header.kind==="lanes"?en(e):null;if(t.hidden=!u||u.some($=>e.shownOf($).log.denoises),t.hidden)return;(p.run||
p.lanes)&&b(),w.forEach(($,_)=>{$.value=u[_]});let O=bs(e,...u);S(M(u,O));let[N,q]=u.map($=>bt(e,$)),h=ws(e,...u);(0,ct.showIf)(r,!h),h||(0,V.say)(r,(0,Re.t)("{\
one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:N,other:q}));let T=O.kind===
"apart"?u.map(($,_)=>pt(e.shownOf($).log)[O.at[_]]):null;(0,ct.showIf)(i,!!T),m=T&&{pair:u,steps:T},T&&c(u,T)}}var Ar=g(j(),1);var zo=g(We(),1),_r=5,Nh=.9;function Ah(t){if(!t.length)return null;let e=[...t].sort((i,l)=>i-l),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,
!(o>0&&s>1-Nh));)r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,zo.medianOf)(e),low:e[o],high:e[n-1-o]}}function Cr(t,e){let n=Ah(t);if(!n||t.length<_r)
return"few";let{low:o,high:s}=n;return o>e?"above":s<e?"below":"open"}var Ph=(t,e)=>(0,zo.isKnown)(t)&&(0,zo.isKnown)(e)?[t-e]:[];function ll(t,e=!0){let n=(s,r)=>Cr(
s.flatMap((i,l)=>Ph(i,r[l])),0),o=t.findIndex((s,r)=>t.length>1&&t.every((i,l)=>r===l||n(s,i)===(e?"above":"below")));return o<0?null:o}var cl=g(et(),1),Er=g(j(),1),dl=g(We(),1);function hl(t,e){let n=e.filter(({values:m})=>Number.isFinite(m[t.name])),o=({values:m})=>m[t.name];if(!n.length)return{
low:null,high:null,best:null,level:()=>0,scale:Ss([]),flat:!0};let s=n.reduce((m,w)=>o(w)<o(m)?w:m),r=n.reduce((m,w)=>o(w)>o(m)?w:m),i=dt(t,o(s))===dt(t,o(r)),l=Ss(
i?[]:n.map(o));return{low:s,high:r,best:i?null:Wr(t,e),level:m=>Math.round(l.share(m)*10),scale:l,flat:i}}function Wr(t,e){let n=e.filter(({values:l})=>Number.isFinite(
l[t.name])),o=n.map(({each:l})=>l[t.name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let s=ll(o,t.better==="more"),r=s!==null&&n[s].values[t.
name],i=l=>t.better==="more"?l<r:l>r;return s!==null&&n.every(({values:l},m)=>m===s||i(l[t.name]))?n[s]:null}function Ss(t){let e=[...new Set(t)].sort((m,w)=>m-
w),[n,o]=[e[0],e.at(-1)],s=m=>w=>o>n?(m(w)-m(n))/(m(o)-m(n)):0,r=m=>e.some(w=>e.filter(b=>b>=w&&m(b)-m(w)<.1).length>Math.max(1,e.length/2)),i=m=>e.length>1?e.indexOf(
m)/(e.length-1):0,l=[{name:"linear",share:s(m=>m)},...n>0?[{name:"log",share:s(Math.log)}]:[],{name:"order",share:i}];return l.find(({share:m})=>!r(m))||l.at(-1)}
function un(t,{each:e}){let n=(e[t.name]||[]).filter(dl.isKnown);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>dt(t,r));return o===s?"":
(0,Er.t)("{low} to {high}",{low:o,high:s})}var uo=t=>t.better==="less"?"heat":"prob";function dt(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=(0,cl.notation)(
e.toLocaleString("en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits}));return n&&t.unit?`${o} ${(0,Er.t)(t.unit)}`:o}var fn=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),fo=(t,e,n,o,s={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...s}});var Nr=10;function pl({axes:[t,e],metric:n,heat:o,at:s}){let r=e.values.map((C,E)=>t.values.map((y,S)=>s(E,S))),i=C=>r.map((E,y)=>E.map((S,v)=>C(S,y,v))),l=C=>C.
values[n.name],m=C=>dt(n,l(C))+(o.best===C?" ★":""),w=(C,E,y)=>{let S=un(n,C);return`${t.knob} ${t.values[y]}, ${e.knob} ${e.values[E]}: ${m(C)}${S?` (${S})`:
""}`},b=Array.from({length:Nr+1},(C,E)=>[E/Nr,`var(--gp-${uo(n)}-${E})`]),x={type:"heatmap",x:t.values,y:e.values,colorscale:b,zmin:0,zmax:Nr,showscale:!1,xgap:2,
ygap:2,z:i(C=>Number.isFinite(l(C))?o.level(l(C)):null),text:i(m),texttemplate:"%{text}",hovertext:i(w),hoverinfo:"text"},M=Math.min(760,Math.max(220,96+42*e.values.
length)),A={type:"category",showgrid:!1};return fo((0,Ar.t)("{metric} over {columns} and {rows}",{metric:(0,Ar.t)(n.title),columns:t.knob,rows:e.knob}),[x],fn(t.
knob,{...A,side:"top"}),fn(e.knob,{...A,autorange:"reversed"}),{height:M,margin:{l:52,r:18,t:60,b:16}})}var mo=g(j(),1);function ul({knob:t,metric:e,points:n,wide:o}){let s=n.map(({label:E})=>E.trim()===""?NaN:Number(E)),r=s.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Ss(s).name]:"category",i=n.map((E,y)=>({...E,x:r==="category"?E.label:s[y]}));r!=="category"&&i.sort((E,y)=>Number(E.x)-Number(y.x));let l=i.filter(({
value:E})=>Number.isFinite(E)),m=l.flatMap(({value:E,each:y})=>[E,...y]),w=o&&m.length>0&&Math.min(...m)>0,b=({label:E,value:y,range:S,best:v})=>`${E}: ${dt(e,y)}${S?
` (${S})`:""}${v?`, ${(0,mo.t)("the best")}`:""}`,x={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:E})=>E),y:i.map(
({value:E})=>Number.isFinite(E)?E:null),text:i.map(b),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,
color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:E,each:y})=>y.length>1?Math.max(...y)-E:0),arrayminus:i.map(({value:E,each:y})=>y.length>1?E-Math.
min(...y):0)}},M={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:E})=>E),y:l.
map(({value:E})=>E),text:l.map(({value:E,best:y})=>l.length<=12||y?dt(e,E)+(y?" ★":""):"")},A=(0,mo.t)(e.title),C=`${A}${e.unit?` (${(0,mo.t)(e.unit)})`:""}${w?
`, ${(0,mo.t)("logarithmic scale")}`:""}`;return fo((0,mo.t)("{metric} over {knob}",{metric:A,knob:t}),[x,M],fn(t,{type:r}),fn(C,w?{type:"log"}:{}))}var tn=g(H(),1),Ct=g(j(),1),fl=g(We(),1);function Os(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?(0,Ct.t)("In {unit}.",{unit:(0,Ct.t)(o)}):"",s?"":
(0,Ct.t)("It is known when the runs of a cell have ended.")],i=t.querySelector(".gp-metric-term")||(0,tn.make)("span","gp-metric-term");t.replaceChildren(i,`: ${(0,Ct.t)(
e)} `,(0,tn.make)("span","gp-formula",(0,Ct.t)(n)),...r.filter(Boolean).map(l=>` ${l}`))}function ml(t,e,n){let{low:o,high:s,best:r,scale:i,flat:l}=n,m=e.metric,
w=e.group.groups.some(C=>un(m,C)),b=C=>C&&e.nameOf(C.number)+C.values[m.name],x=[m.name,b(o),b(s),r&&r.number,i.name,l,w].join();if(t.dataset.key===x||(t.dataset.
key=x,t.replaceChildren(),!o))return;let M=(C,E)=>{let y=(0,tn.make)("span"),S=(0,tn.make)("b","",dt(m,E.values[m.name],{unit:!0}));return y.append(...(0,tn.filled)(
C,{value:S,cell:e.nameOf(E.number)})),y};l?t.append(M((0,Ct.t)("The same everywhere: {value}"),o)):t.append(M((0,Ct.t)("lowest {value} at {cell}"),o),qh(uo(m)),
M((0,Ct.t)("highest {value} at {cell}"),s));let A=[i.name==="log"&&(0,Ct.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,Ct.t)("Coloured by rank, be\
cause some values are far from the rest."),w&&(0,Ct.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),r&&(m.better==="more"?(0,Ct.t)("★ b\
est: higher is better, seed by seed"):(0,Ct.t)("★ best: lower is better, seed by seed"))];t.append(...A.filter(Boolean).map(C=>(0,tn.make)("span","",C)))}function qh(t){
let e=(0,tn.make)("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=(0,tn.make)("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(
o)}return e}function gl(t,e,n,o){let s=e.view!=="heat"?void 0:e.isList?Rh(e,n):e.isSettled?Lh(e,n):void 0;Ne(t,s,r=>o(e.isList?e.inOrder[r.pointNumber].number:e.
inRow(r.pointNumber[0])[r.pointNumber[1]].number))}function Rh(t,{best:e,scale:n}){let o=t.metric,[{knob:s,values:r}]=t.axes,i=t.inOrder.map(l=>({label:r[l.place[1]],
value:l.values[o.name],each:(l.each[o.name]||[]).filter(fl.isKnown),range:un(o,l),best:e===l}));return ul({knob:s,metric:o,points:i,wide:n.name!=="linear"})}function Lh(t,e){
return pl({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Bo=g(ke(),1),Le=g(H(),1),Et=g(j(),1);var Rr=g(et(),1),xl=g(Lt(),1),nn=g(H(),1),Ht=g(j(),1),vl=g(Ve(),1),Io=g(We(),1);var Pr=g(H(),1),wl=g(j(),1),bl=g(We(),1),qr=({name:t})=>t==="ended";function mn(t,{values:e,each:n,entries:o},{unit:s=!1}={}){let r=e[t.name],i=(n[t.name]||(o.length===
1?[r]:[])).filter(bl.isKnown);return!qr(t)||!i.length?dt(t,r,{unit:s}):(0,wl.t)("{count} of {all}",{count:(0,Pr.count)(i.filter(Boolean).length),all:(0,Pr.count)(
i.length)})}var zh={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},kl=4;
function go(t,e,n,o){let{name:s,unit:r,meaning:i,formula:l,better:m}=e,w=m==="more"?(0,Ht.t)("More is better."):m==="less"?(0,Ht.t)("Less is better."):"",b={meaning:[
(0,Ht.t)(i),w].filter(Boolean).join(" "),formula:(0,Ht.t)(l),unit:r?(0,Ht.t)(r):""};(0,vl.tipOfTerm)(t,zh[s],()=>Ih(e,n,o),b)}function Ih(t,e,n){let o=e.groups.
filter(({values:b})=>Number.isFinite(b[t.name]));if(!o.length)return"";let[s]=o,r=Bh(t,s,e.unit)||mn(t,s,{unit:!0});if(o.length===1)return(0,nn.asSentence)(r);let i=({
values:b})=>b[t.name],[l,m]=[o.reduce((b,x)=>i(x)<i(b)?x:b),o.reduce((b,x)=>i(x)>i(b)?x:b)],w={name:n(s.number),words:r,low:mn(t,l),lowest:n(l.number),high:mn(t,
m),highest:n(m.number)};return w.low===w.high?(0,Ht.t)("{name}: {words}; the same for all.",w):(0,Ht.t)("{name}: {words}; of all, the lowest is {low} ({lowest})\
, the highest {high} ({highest}).",w)}function Bh(t,e,n){let o=e.values[t.name],s=mn(t,e,{unit:!0}),r=b=>(0,Io.isKnown)(b)&&dt(t,b)===dt(t,o);if(t.name==="ended")
return"";let i=(e.each[t.name]||[]).filter(Io.isKnown);if(t.name==="perplexity"){let b=yl(e),x=b.reduce((M,{raw:A})=>M+A,0);return!b.length||!r(Math.exp(-x/b.length))?
"":`exp(−(${(0,nn.decimals)(x)}) / ${(0,nn.count)(b.length)}) = ${s}`}if(i.length>1){if(!r(i.reduce((M,A)=>M+A,0)/i.length))return"";let b=i.map(M=>dt(t,M)),x=b.
length>kl?[...b.slice(0,kl-1),"…",b.at(-1)].join(" + "):b.join(" + ");return(0,Ht.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,nn.count)(
i.length),sum:x,value:s})}if(t.name==="tokens_per_second"){let{tokens:b,time:x}=e.values;return!b||!x||!r(b/x)?"":(0,Ht.tn)(b,"{count} token in {time} s = {valu\
e}","{count} tokens in {time} s = {value}",{time:(0,Rr.fixed)(x,2),value:s})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],m=l&&e.entries.length===1?
yl(e):[],w=m.reduce((b,x)=>b+(0,nn.fromNats)(x[l],n),0);return!m.length||!r(w/m.length)?"":(0,xl.quotientWords)((0,Rr.fixed)(w,2),(0,nn.count)(m.length),s)}function yl({
entries:t}){let e=n=>(0,Io.finite)(n)??-1/0;return t.flatMap(n=>n.log?pt(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:s})=>({raw:e(o.raw_logprob),
logprob:e(o.logprob),entropy:s.entropy_after})):n.tokens.map(({raw_logprob:o,logprob:s,entropy:r})=>({raw:e(o),logprob:e(s),entropy:r})))}var Ts=g(H(),1),Lr=g(j(),1),jh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},gn=t=>(0,Ts.named)(jh,t,"■"),
wn=t=>t==="failed"?[(0,Lr.t)("an error"),(0,Lr.t)("ended in an error")]:(0,Ts.stopWords)(t),Dt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Cn=t=>t.log?
t.log.numTokens:t.tokens.length;function kt(t){return Dt(t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.
ended.stop_reason||"stopped")}function wo(t){let e=kt(t);return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"wa\
iting"}function En({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)
if(o+=s??"",o.length>=n)break;return o}function zr(t,e){let n=(0,Le.make)("span","gp-stepper"),[o,s,r]=[(0,Le.make)("button","","‹"),(0,Le.make)("span"),(0,Le.make)("button","","›")];n.append(o,s,
r);let i=0,l=b=>x=>{x.stopPropagation(),Ir(t,i,b)};[[o,-1,(0,Et.t)("The text of the previous seed")],[r,1,(0,Et.t)("The text of the next seed")]].forEach(([b,x,
M])=>{(0,Bo.sayAttributes)(b,{type:"button","aria-label":M,tabindex:e}),b.addEventListener("click",l(x))});function w(b){i=b;let{entries:x}=t.groups[b];n.hidden=
x.length<2,(0,Le.say)(s,`${x.indexOf(t.shownOf(b))+1}/${x.length}`)}return{box:n,draw:w}}function Ir(t,e,n){let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));
t.showEntry(e,(s+n+o.length)%o.length)}function Sl(t,e,{nameOf:n,promptOf:o}){let s=y=>t.querySelector(".gp-whole"+y),r=s(""),i=zr(e,0),l=(0,Le.make)("span"),m=(0,Le.make)(
"button","gp-button",(0,Et.t)("Open as one run"),{type:"button"});s("-tools").append(i.box,l,m);let w=null;function b(y){let S=s("-text"),v=En(y);S.childElementCount||
S.append((0,Le.make)("span","gp-prompt"),(0,Le.make)("span")),(0,Le.say)(S.firstChild,o(w)+(e.apart?`
`:"")),(0,Le.say)(S.lastChild,v);let k=kt(y),f=Cn(y),c=k?k!=="failed"&&`${gn(k)} ${wn(k)[1]}`:f?(0,Et.t)("still being written"):(0,Et.t)("queued");(0,Le.say)(s(
"-end"),[(0,Et.tn)(f,"{count} token","{count} tokens"),c].filter(Boolean).join(" · "))}function x(y){let S=Dt(y),v=s("-problem");v.hidden=!S,S&&v.replaceChildren(
(0,Le.make)("b","","✕ "),`${(0,Et.t)(S.message)} ${(0,Et.t)(S.fix)}`)}function M(y){let S=y.entries.length;(0,Le.say)(s("-over"),S>1?(0,Et.t)("Metrics of the \
{count} runs of this cell together, most as their mean:",{count:(0,Le.count)(S)}):(0,Et.t)("Metrics:"));let v=(0,Bo.fit)(s("-values"),e.metrics.length,()=>{let k=(0,Le.make)(
"div"),f=(0,Le.make)("dt");return f.append((0,Le.make)("span")),k.append(f,(0,Le.make)("dd")),k});e.metrics.forEach((k,f)=>{let[c]=v[f].firstChild.children;(0,Le.say)(
c,(0,Et.t)(k.title)),go(c,k,e,n),(0,Le.say)(v[f].lastChild,mn(k,y,{unit:!0}))})}function A(){if(w===null)return;let y=e.shownOf(w);(0,Le.say)(s("-title"),n(w)),
(0,Bo.sayAttributes)(r,{"aria-label":n(w)}),i.draw(w),(0,Le.say)(l,(y.seed??null)===null?"":(0,Et.t)("seed {seed}",{seed:y.seed})),m.hidden=!e.canAsk,b(y),x(y),
M(e.groups[w])}function C(y){w=y,A(),r.open||r.showModal(),r.scrollTop=0}function E(){r.open&&r.close(),w=null}return m.addEventListener("click",()=>{let{number:y}=e.
shownOf(w);E(),e.ask({type:"open",entry:y})}),r.addEventListener("close",()=>{w=null}),r.addEventListener("click",({target:y})=>y===r&&E()),r.addEventListener("\
keydown",y=>y.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",E),{show:C,shut:E,draw:A}}var Ol={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Tl(t){Fh(t),Gh(
t)}function Fh(t){let{table:e,whole:n,group:o}=t;function s([r,i]){let l=e.tBodies[0].rows[r];!l||i<0||t.focus(l.cells[Math.min(i+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:l}=i,m=i.parentElement;if(r.key==="Enter")n.show(l);else if(r.
key===" ")Ir(o,l,1);else if(Object.hasOwn(Ol,r.key))s(Ol[r.key](m.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let i=r.target,l=i.closest("td");!l||i.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function Gh(t){let{state:e,field:n,select:o}=t,s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,Os(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),s.addEventListener("click",({target:r})=>{let i=r.dataset.view;if(i){e.view=i;for(let l of s.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===i));n.classList.toggle("gp-as-heat",i==="heat"),t.drawValues()}})}var Br=g(H(),1),jr=g(j(),1);var $l="perplexity",$s=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:(0,jr.t)("prompt"),values:ho(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||
(this.metricName=e.includes($l)?$l:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(
({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:s})=>s);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Dt).length;return o&&n.length>1?(0,jr.t)("{count} of {all}",{count:(0,Br.count)(o),all:(0,Br.count)(n.length)}):""}standingOf(e){let n=this.group.shownOf(
e);return Dt(n)?"failed":kt(n)?"":wo(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var bo=g(ke(),1),$e=g(H(),1),ft=g(j(),1);var Ml=300,_l={failed:()=>(0,ft.t)("failed"),decoding:()=>(0,ft.t)("decoding"),queued:()=>(0,ft.t)("queued"),"did not run":()=>(0,ft.t)("did not run"),"":()=>""},
Kh=t=>t===""?(0,ft.t)("(empty)"):t==="decoding"?"…":_l[t](),Fr=(t,{values:e,prompts:n},o)=>{let s=(0,$e.make)("th",t==="row"?"gp-side":"",null,{scope:t});return n?
s.append((0,$e.make)("bdi","",e[o],{title:n[o]})):s.append((0,$e.labelled)(e[o])),s};function Hh(){let t=(0,$e.make)("th","gp-metric-name",null,{scope:"col"});return t.
append((0,$e.make)("span")),t}function bn(t,e){let n=(0,$e.make)(t);return n.append(...e),n}var Ms=class{constructor(e,n){this.root=e,this.state=n,this.group=n.
group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Sl(e,
this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,
group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:m})=>(0,$e.make)("option","",(0,ft.t)(m),{value:l}))),o.value=
e.metricName;let[{knob:s},r]=e.axes,i=r?(0,ft.t)("{one} and {other}",{one:s,other:r.knob}):s;(0,$e.say)(this.part("title"),i);for(let l of[this.field,this.chart])
l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),
this.table.setAttribute("aria-label",(0,ft.t)("The runs over {knobs}",{knobs:i})),this.focus(this.cells.length?this.cells[0].cell:null),Os(this.part("metric-mea\
ning"),e),this.nameMetric()}makeCell({number:e}){let n=(0,$e.make)("td","",null,{role:"gridcell",tabindex:"-1"}),o=(0,$e.make)("div","gp-cell-top"),[s,r]=[(0,$e.make)(
"span","gp-value"),(0,$e.make)("span","gp-star","★")],[i,l]=[(0,$e.make)("small","gp-seeds-range"),(0,$e.make)("span","gp-some-failed")],m=(0,$e.make)("bdi","\
gp-cell-text"),w=zr(this.group,-1);return r.hidden=!0,o.append(s,r,i,l,w.box),n.append(o,m),n.gpGroup=e,{cell:n,top:o,value:s,star:r,range:i,failed:l,text:m,stepper:w,
colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=(0,$e.make)("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});r.append((0,$e.make)(
"span","",o.knob));let i=(0,$e.make)("th","gp-side",s.knob,{scope:"col",rowspan:2}),l=[bn("tr",[i,r]),bn("tr",o.values.map((w,b)=>Fr("col",o,b)))],m=w=>e.inRow(
w).map(({number:b})=>n[b].cell);return[bn("thead",l),bn("tbody",s.values.map((w,b)=>bn("tr",[Fr("row",s,b),...m(b)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.
axes,{knob:s}=o,r=bn("tr",[(0,$e.make)("th","gp-side",s,{scope:"col"}),Hh()]),i=e.inOrder.map(({number:l,place:m})=>bn("tr",[Fr("row",o,m[1]),n[l].cell]));return[
bn("thead",[r]),bn("tbody",i)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:i,failed:l}=this.cells[e],m=o.shownOf(e),w=Dt(m),b=n.failuresIn(e);(0,$e.say)(
l,b&&`✕ ${b}`);let x=w?`✕ ${(0,ft.t)("failed")}`:En(m,Ml).slice(0,Ml).trim();(0,$e.say)(r,x||Kh(n.standingOf(e))),(0,bo.sayClass)(s,["gp-cell",w&&"gp-broken",
!x&&"gp-quiet"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.
forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=hl(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);this.nameMetric(),ml(this.part("legend"),e,s),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,(0,$e.say)(this.part("hint"),
this.field.hidden?(0,ft.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,ft.t)("Click a cell, or press Enter, for its full \
text; the arrow keys move between cells.")),gl(this.chart,e,s,r=>this.whole.show(r))}nameMetric(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let[s]=this.
root.querySelectorAll(".gp-metric-term");s.id||="gp-metric-"+Math.random().toString(36).slice(2,8),(0,bo.sayAttributes)(this.table,{"aria-describedby":s.id});let r=[
s,...e.isList?[this.part("metric-name").firstChild]:[]];for(let i of r)(0,$e.say)(i,(0,ft.t)(o.title)),go(i,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let s=this.cells[e.
number],{top:r,value:i,star:l,range:m}=s,w=e.values[n.name],b=Number.isFinite(w),x=b?`var(--gp-${uo(n)}-${o.level(w)})`:"";s.colour!==x&&(r.style.backgroundColor=
s.colour=x),(0,bo.sayClass)(r,b?"gp-cell-top":"gp-cell-top gp-none"),(0,$e.say)(i,b?dt(n,w):e.entries.length===1&&Dt(e.entries[0])?"✕":"–"),(0,$e.say)(m,b?un(
n,e):""),l.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:i}=this.cells[e],l=(0,ft.t)((n.metric||{}).title),
m=n.failuresIn(e),w=[n.nameOf(e),i.textContent?(0,ft.t)("{metric}: {value}, over its seeds {range}",{metric:l,value:r.textContent,range:i.textContent}):`${l}: ${r.
textContent}`,s.hidden?"":(0,ft.t)("best"),m&&(0,ft.t)("failed: {share}",{share:m}),_l[n.standingOf(e)]()];(0,bo.sayAttributes)(o,{"aria-label":(0,$e.inParts)(w)})}focus(e,n=!1){
this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[s,
r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],i=s.left+e.parentElement.firstElementChild.offsetWidth,l=s.top+o.tHead.offsetHeight;n.scrollLeft+=Math.
min(0,r.left-i)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-l)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({
block:"nearest",inline:"nearest"})}};function Cl(t,e){let n=new Ms(t,new $s(e));return Tl(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var It=g(ke(),1),Hn=g(H(),1),Pt=g(j(),1),Gl=g(Wl(),1);var st=g(ke(),1),de=g(H(),1),ye=g(j(),1);var Nl=[["stop","■",t=>(0,ye.t)("Stop lane {lane}",{lane:t})],["select","✎",t=>(0,ye.t)("Edit lane {lane}",{lane:t})],["copy","❐",t=>(0,ye.t)("Copy lane {\
lane}",{lane:t})],["left","◀",t=>(0,ye.t)("Move lane {lane} to the left",{lane:t})],["right","▶",t=>(0,ye.t)("Move lane {lane} to the right",{lane:t})],["re\
move","✕",t=>(0,ye.t)("Remove lane {lane}",{lane:t})]],_s=class{constructor(e,n){this.group=n;let o=(0,de.make)("div","gp-lane-head");this.name=(0,de.make)("b\
utton","gp-lane-name",null,{type:"button"}),this.letter=(0,de.make)("b","gp-letter"),this.title=(0,de.make)("bdi","gp-lane-title"),this.reference=(0,de.make)("s\
pan","gp-lane-reference",(0,ye.t)("reference")),this.name.append(this.letter,this.title,this.reference),this.tools=(0,de.make)("span","gp-lane-tools"),this.buttons=
Object.fromEntries(Nl.map(([r,i])=>{let l=(0,de.make)("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(l),[r,l]})),o.append(this.name,
this.tools),this.prompt=(0,de.make)("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=(0,de.make)("p","gp-lane-settings"),this.changed=(0,de.make)("p","gp-l\
ane-changed",`△ ${(0,ye.t)("changed since this run")}`),this.state=(0,de.make)("p","gp-lane-state"),this.doing=(0,de.make)("b"),this.tokens=(0,de.make)("span",
"gp-lane-count"),this.company=(0,de.make)("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.
parts=(0,de.make)("p","gp-lane-parts"),this.seeds=(0,de.make)("p","gp-lane-seeds"),this.back=(0,de.make)("button","gp-button","◀",{type:"button","data-seed":"\
-1","aria-label":(0,ye.t)("Previous seed")}),this.on=(0,de.make)("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":(0,ye.t)("Next seed")}),
this.seed=(0,de.make)("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=(0,de.make)("div","gp-problem"),this.why=
(0,de.make)("span"),this.problem.append((0,de.make)("b","","✕ "),this.why);let s=(0,de.make)("div","gp-lane-top");s.append(o,this.prompt,this.settings,this.changed,
this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:l}){let m=n?this.group.shownOf(n.number):
null;(0,de.say)(this.letter,e.label),(0,de.say)(this.title,Ue(e.title)),(0,st.showIf)(this.reference,r),(0,st.sayAttributes)(this.name,{"aria-pressed":String(r),
title:r?(0,ye.t)("The other lanes are compared with this one"):(0,ye.t)("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(
e,o,s),this.drawStop(n),(0,st.showIf)(this.prompt,!!e.prompt),e.prompt&&ks(this.prompt,e.prompt),(0,de.say)(this.settings,Vh(e,m,n).join(" · ")),(0,st.showIf)(
this.changed,!!n&&Dh(e,n)),this.drawState(m),(0,de.say)(this.parts,i),(0,st.showIf)(this.parts,!!i),this.drawSeeds(m,n),this.drawProblem(e,l)}drawTools(e,n,o){(0,st.showIf)(
this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=jo};for(let[r,,i]of Nl){r!=="stop"&&(0,st.showIf)(this.buttons[r],!e.prompt);
let l=r==="select"&&e.selected?(0,ye.t)("Lane {lane} is shown in the settings",{lane:e.label}):i(e.label);(0,st.sayAttributes)(this.buttons[r],{title:l,"aria-la\
bel":l,"aria-disabled":String(!!s[r])})}(0,de.say)(this.buttons.select,e.selected?`✎ ${(0,ye.t)("editing")}`:"✎"),(0,st.sayAttributes)(this.buttons.select,{
"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===
document.activeElement&&this.name.focus(),(0,st.showIf)(n,o)}drawState(e){if((0,st.showIf)(this.state,!!e),!e)return;let{log:n}=e;(0,de.say)(this.doing,Uh(n,this.
group.done));let o=pt(n).length;(0,de.say)(this.tokens,o?(0,ye.tn)(o,"{count} token","{count} tokens"):"");let s=Gr.get(n);n.shared>1&&Gr.set(n,{others:Math.max(
n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Gr.get(n);if((0,st.showIf)(this.company,!!r),!r)return;let{others:i,apart:l}=!n.running||n.shared<
2?r:{others:n.shared-1,apart:n.apart};(0,de.say)(this.company,l?(0,ye.tn)(i,"in turn with another run","in turn with {count} others"):(0,ye.tn)(i,"together with\
 another run","together with {count} others")),(0,st.sayAttributes)(this.company,{"data-tip":l?(0,ye.t)("It has forward passes of its own, in turn with those of\
 the others: no other run uses its model, or it reads or writes several tokens at once."):(0,ye.t)("Decoded in one batch with the other runs on this model: each\
 forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;(0,st.showIf)(this.seeds,o>1),!(o<2)&&((0,de.say)(this.seed,(0,ye.t)(
"seed {seed}, {place} of {all}",{seed:Al(e)??"–",place:n.shown+1,all:o})),(0,st.sayAttributes)(this.back,{"aria-disabled":String(n.shown===0)}),(0,st.sayAttributes)(
this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=(0,ye.t)(n),r=o.get(s)??e;s&&o.set(s,r),(0,st.showIf)(this.problem,!!s),
(0,de.say)(this.why,!s||r===e?s:(0,ye.t)("The same as in lane {lane}.",{lane:r}))}},jo=8,Gr=new WeakMap,Al=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);
function Dh(t,e){let n=(o,s)=>JSON.stringify(o[s]===""?null:o[s]??null);return["model","seed","settings","prompt"].some(o=>n(t,o)!==n(e,o))}function Vh(t,e,n){let o=e&&
n.seed===t.seed&&n.entries.length===1?Al(e):null,s=t.seed??o;return[t.model,Ue(t.settings??""),s===null?"":(0,ye.t)("seed {seed}",{seed:s})].filter(Boolean)}function Uh(t,e){
let{queued:n,loading:o,started:s,failed:r,finished:i}=t;return r?`✕ ${(0,ye.t)("stopped by an error")}`:i?`■ ${i.sequences.length?(0,de.stopWords)(i.sequences[0].
stop_reason)[1]:(0,ye.t)("ended")}`:e?s?`■ ${(0,ye.t)("was stopped")}`:(0,ye.t)("did not run"):o?(0,de.loadingWords)(o):n?n.ahead?(0,ye.tn)(n.ahead,"waiting f\
or another run","waiting for {count} others"):(0,ye.t)("starting …"):s?`● ${(0,ye.t)("decoding …")}`:(0,ye.t)("waiting for its turn")}var Bl=g(Mr(),1),jl=g(ql(),1),kn=g(H(),1),Kr=g(j(),1),Fo=g(Ll(),1),Fl=g(Il(),1),Wn=g(fs(),1);var Cs=class{constructor(e,n){this.body=e,this.written=(0,kn.make)("div","gp-lane-written"),e.append(this.written),this.entries=n,this.width=0,this.timer=0,this.
clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(
e),new ResizeObserver(()=>this.laidOut()).observe(this.written)}clear(e){this.log=e,this.written.replaceChildren(),this.rows=new Fo.Rows(this.written),this.tokens=
[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){if(this.log!==e&&this.clear(
e),e.denoises){(0,kn.say)(this.written,(0,Fl.draftOf)(e));return}let{keep:l,added:m}=(0,Bl.pathChange)(this.steps,pt(e).at(-1)||null);l<this.tokens.length&&this.
cut(l);for(let w of m)this.append(w,r,i);this.dim(n),this.signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){
(0,Wn.cutTokens)(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,
piece:e.piece},r=(0,kn.make)("span","gp-token",null,{role:"button",tabindex:"-1"});(0,Wn.inkToken)(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(
-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.given=""),(0,Wn.appendToken)(this,r,s,i),this.steps.push(e),this.
describe(r,o),this.shade(r,n)}shade(e,n){(0,jl.shadeInk)(e.querySelector(".gp-ink"),n,(0,kn.numbersOf)(this.entries.get(e).step))}describe(e,n){let{token:o,step:s,
index:r}=this.entries.get(e),i=[(0,Kr.t)("token {number}: {text}",{number:r+1,text:(0,kn.quoted)(o.text)}),...(0,Wn.numberWords)(s,n),this.whyOf(e)];e.setAttribute(
"aria-label",i.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?(0,Kr.t)("given, not chosen"):""].
filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.
dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;
let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){
for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}laidOut(){this.rows.settle(),this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7)}resized(){
let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"Arrow\
Left":return this.tokens[o-1];case"ArrowDown":return(0,Fo.inNextRow)(this.tokens,o,1);case"ArrowUp":return(0,Fo.inNextRow)(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var Kl=g(Or(),1);function Hl(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),
i=new Map,l=new WeakMap,m=(0,Gl.tokenCard)(t,n,e,c=>{let d=l.get(c);if(!d)return null;let{token:a,step:p,index:u,lane:O}=d;return{id:a.token_id,text:a.text,where:(0,Pt.t)(
"token {number}",{number:u+1}),step:p,why:O.whyOf(c)}}),w=()=>({shade:o.value,unit:e.unit});function b(){return e.lanes?e.lanes.map(c=>({key:`${c.prompt?"prompt":
"lane"} ${c.id}`,lane:c,number:e.groups.findIndex(({id:d,prompt:a})=>d===c.id&&!!a==!!c.prompt)})):e.groups.map(c=>({key:`group ${c.number}`,lane:c,number:c.number}))}
function x(c){let d=document.activeElement,a=[...n.children].indexOf(d&&d.closest(".gp-lane")),p=new Set(c.map(({key:u})=>u));for(let[u,{element:O}]of i)p.has(u)||
(O.remove(),i.delete(u));c.forEach(({key:u,lane:O,number:N},q)=>{let h=i.get(u)||A(u);Object.assign(h,{lane:O,number:N}),n.children[q]!==h.element&&n.insertBefore(
h.element,n.children[q]||null)}),M(),!(a<0||document.activeElement===d)&&(d.isConnected?d.focus():n.children.length&&n.children[Math.min(a,n.children.length-1)].
querySelector(".gp-lane-name").focus())}function M(){let{clientWidth:c}=n,[d,a,p]=[240,12,4];if(!c||!i.size)return;let u=Math.max(1,Math.min(p,Math.floor((c+a)/
(d+a)))),O=Math.ceil(i.size/u);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/O))}new ResizeObserver(M).observe(n);function A(c){let d=(0,Hn.make)("li","\
gp-lane"),a=new _s(d,e),p=(0,Hn.make)("p","gp-note gp-not-yet",(0,Pt.t)("Not run yet.")),u=(0,Hn.make)("div","gp-lane-text",null,{role:"group",dir:"auto"}),O=(0,Hn.make)(
"div","gp-lane-bottom");O.append(p,u),d.append(O);let N={element:d,head:a,note:p,body:u,text:new Cs(u,l)};return i.set(c,N),N}function C(c,d,a,p){let{element:u,
head:O,note:N,body:q,text:h,lane:T,number:$}=c,_=$<0?null:e.groups[$],P=en(e),W=!!(_&&P&&P[0]===$),R=_&&P&&!W?E(P[0],$):{shared:0,sign:"",why:"",words:""};O.draw(
{lane:T,ran:_,place:d,lanes:a,isReference:W,parts:R.words,told:p}),u.classList.toggle("gp-lane-selected",!!T.selected),(0,It.sayAttributes)(u,{"aria-label":(0,Pt.t)(
"Lane {lane}: {title}",{lane:T.label,title:Ue(T.title)})}),(0,It.sayAttributes)(q,{"aria-label":(0,Pt.t)("Text of lane {lane}, token by token. The arrow keys mo\
ve along it.",{lane:T.label})}),(0,It.showIf)(N,!_),(0,It.showIf)(q,!!_),_?h.draw(e.shownOf($).log,R,w()):h.log&&h.clear(null)}function E(c,d){let a=bt(e,c),[p,
u]=[c,d].map(_=>e.shownOf(_).log),{kind:O,at:N,shorter:q}=bs(e,c,d),h=N[1];if(O==="apart"){let{chosen:_}=pt(p)[N[0]],P=(0,Pt.t)("here it diverges from {lane}, w\
hich has {token}",{lane:a,token:(0,Hn.quoted)(_.text)});return{shared:h,sign:`≠${a}`,why:P,words:`≠ ${(0,Pt.t)("diverges from {lane} at token {number}",{lane:a,
number:h+1})}`}}let T={shared:h,sign:"",why:""};if(!h)return{...T,words:""};let $=[p,u].map(_=>!!(_.finished||_.failed||e.done));return(O==="same"?!($[0]&&$[1]):
!$[q])?{...T,words:`= ${(0,Pt.t)("the same as {lane} so far",{lane:a})}`}:O==="same"?{...T,words:`= ${(0,Pt.t)("the same as {lane}",{lane:a})}`}:{...T,words:`= ${q?
(0,Pt.t)("the same as {lane}, which continues",{lane:a}):(0,Pt.t)("the same as {lane}, then continues",{lane:a})}`}}function y(c){let{header:d}=e,a=d&&!e.groups.
some(({prompt:p})=>p)?d.prompt:"";(0,It.showIf)(t.querySelector(".gp-asked"),!!a),(0,It.sayLabel)(t.querySelector(".gp-asked-text"),a,{plain:!0}),(0,It.showIf)(
t.querySelector(".gp-parting-key"),!!en(e)),(0,It.showIf)(r.parentNode,e.canAsk&&!c.some(({lane:p})=>p.prompt)),(0,It.sayAttributes)(r,{"aria-disabled":String(c.
length>=jo),title:c.length>=jo?(0,Pt.t)("At most {count} lanes",{count:String(jo)}):(0,Pt.t)("A new lane at the end")})}let S=c=>[...i.values()].find(({element:d})=>d.
contains(c));n.addEventListener("click",({target:c})=>{let d=S(c),a=c.closest("button"),p=c.closest(".gp-token");d&&p&&l.has(p)&&k(d,p),!(!d||!a||a.getAttribute(
"aria-disabled")==="true")&&(a.dataset.do&&e.ask({type:"lane",do:a.dataset.do,id:d.lane.id}),a.dataset.seed&&e.showEntry(d.number,e.groups[d.number].shown+Number(
a.dataset.seed)),a===d.head.name&&v(d.number))});function v(c){let d=en(e);d&&c!==d[0]&&e.setPair(c,c===d[1]?d[0]:d[1])}function k(c,d){c.text.reach(d),d.focus(
{preventScroll:!0}),d.scrollIntoView({block:"nearest"}),m.show(d)}n.addEventListener("keydown",c=>{let{target:d,key:a}=c;if(!l.has(d)||c.ctrlKey||c.metaKey||c.altKey)
return;let p=S(d),u=a==="Enter"||a===" "?d:p.text.next(d,a);!u&&!a.startsWith("Arrow")||(c.preventDefault(),u&&k(p,u))}),r.addEventListener("click",()=>{r.getAttribute(
"aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function f(){(0,Kl.drawScale)(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:c}of i.
values())c.redraw(w());f()}),c=>{let d=b();if(t.hidden=!d.length&&!e.canAsk,t.hidden)return;if((c.run||c.lanes)&&x(d),c.unit){for(let{text:p}of i.values())p.redraw(
w());f()}y(d);let a=new Map;d.forEach(({key:p},u)=>C(i.get(p),u,d.length,a)),m.refresh(c.unit||c.pair)}}var ko=g(ke(),1),Hr=g(et(),1),oe=g(H(),1),Je=g(j(),1),Dl=g(Ve(),1);function Vl(t,e){let r=S=>t.querySelector(".gp-"+S),i=[];function l(S){let[v,k]=[Math.min(...S),Math.max(...S)],f=[1,2,5,10,20,50,100,200,500,1e3].find(a=>Math.
floor(k/a)-Math.floor(v/a)<24)||Math.ceil((k-v+1)/24),c=Math.floor(v/f),d=Array.from({length:Math.floor(k/f)-c+1},(a,p)=>[Math.max((c+p)*f,v),Math.min((c+p+1)*f-
1,k),0]);for(let a of S)d[Math.floor(a/f)-c][2]+=1;return d}function m(S){let v=S.map(Cn).sort((a,p)=>a-p),k=v.length?l(v):[],f=JSON.stringify(k);r("bins").dataset.
key!==f&&Ne(r("bins"),k.length?w(k):void 0),r("bins").dataset.key=f;let c=v.reduce((a,p)=>a+p,0)/v.length,d=(v[v.length-1>>1]+v[v.length>>1])/2;i=v,(0,oe.say)(r(
"average"),v.length?(0,Je.t)("mean {mean}, median {median}, from {low} to {high}",{mean:(0,Hr.fixed)(c,1),median:(0,oe.count)(d),low:(0,oe.count)(v[0]),high:(0,oe.count)(
v.at(-1))}):(0,Je.t)("none has ended yet"))}function w(S){let v=(c,d)=>c===d?(0,Je.tn)(c,"{count} token","{count} tokens"):(0,Je.t)("{low} to {high} tokens",{low:(0,oe.count)(
c),high:(0,oe.count)(d)}),k=([c,d,a])=>`${v(c,d)}: ${(0,Je.tn)(a,"{count} text","{count} texts")}`,f={type:"bar",hoverinfo:"text",textposition:"none",text:S.map(
k),x:S.map(([c,d])=>(c+d)/2),y:S.map(([,,c])=>c),width:S.map(([c,d])=>.94*(d-c+1)),marker:{color:"var(--gp-kept)"}};return fo((0,Je.t)("Number of texts by their\
 length in tokens"),[f],fn((0,Je.t)("tokens"),{showgrid:!1}),fn((0,Je.t)("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function b(){let S=(0,oe.make)("l\
i"),v=(0,oe.make)("span","",null,{"aria-hidden":"true"});return v.append((0,oe.make)("i","gp-bar")),S.append((0,oe.make)("span","gp-sign",null,{"aria-hidden":"t\
rue"}),(0,oe.make)("span","gp-word"),v,(0,oe.make)("span","gp-times")),S}function x(S){let v=new Map;for(let c of S)v.set(kt(c),(v.get(kt(c))||0)+1);let k=[...v].
sort(([c,d],[a,p])=>p-d||(c<a?-1:1)),f=(0,ko.fit)(r("endings"),k.length,b);k.forEach(([c,d],a)=>{let[p,u,O,N]=f[a].children;(0,ko.sayAttributes)(f[a],{"data-end":c}),
(0,oe.say)(p,gn(c)),(0,oe.say)(u,wn(c)[0]),(0,ko.sayPercent)(O.firstChild,"width",d/S.length),(0,oe.say)(N,`${(0,oe.count)(d)} · ${(0,oe.percent)(d/S.length)}`)})}
function M(S){let v=S.filter(d=>kt(d)==="failed"),k=S.filter(d=>kt(d)!=="failed"&&!En(d).trim()),f=e.done?e.entries.length-S.length:0,c=[];k.length&&c.push((0,Je.tn)(
k.length,"{count} text is empty.","{count} texts are empty.")),v.length&&c.push((0,Je.tn)(v.length,"{count} sample failed and is counted only here.","{count} sa\
mples failed and are counted only here.")),f&&c.push((0,Je.tn)(f,"{count} sample did not finish.","{count} samples did not finish.")),(0,oe.say)(r("oddities"),c.
join(" "))}function A(S){let v=new Map;for(let a of S)v.set(En(a),(v.get(En(a))||0)+1);let k=[...v].filter(([,a])=>a>1).sort(([a,p],[u,O])=>O-p||(a<u?-1:1));(0,oe.say)(
r("common-title"),C(v.size,S.length,k.length>0));let f=r("common"),c=k.slice(0,5),d=[...f.children].map(a=>a.gpText);c.length===d.length&&c.every(([a],p)=>a===d[p])?
c.forEach(([,a],p)=>(0,oe.say)(f.children[p].firstChild,`${(0,oe.count)(a)} ×`)):f.replaceChildren(...c.map(E))}function C(S,v,k){return v<2?v?(0,Je.tn)(v,"{co\
unt} text","{count} texts"):"":S===1?(0,Je.t)("All {count} texts are the same",{count:(0,oe.count)(v)}):k?(0,Je.t)("{count} different texts of {all}; the most f\
requent ones",{count:(0,oe.count)(S),all:(0,oe.count)(v)}):(0,Je.t)("All {count} texts are different",{count:(0,oe.count)(v)})}function E([S,v]){let k=Object.assign(
(0,oe.make)("li"),{gpText:S});if(k.append((0,oe.make)("span","gp-times",`${(0,oe.count)(v)} ×`)),S.length<=150)k.append(S.trim()?(0,oe.make)("bdi","",(0,oe.inOneLine)(
S)):(0,oe.make)("span","gp-note",(0,Je.t)("(empty)")));else{let f=(0,oe.make)("details"),c=(0,oe.make)("summary");c.append((0,oe.make)("bdi","",(0,oe.inOneLine)(
S.slice(0,150))+"…")),f.append(c,(0,oe.make)("p","",S,{dir:"auto"})),k.append(f)}return k}function y(S,v){return S===v?(0,Je.tn)(v,"{count} sample","all {coun\
t} samples"):e.done?(0,Je.tn)(v,"{ended} of {count} sample ended","{ended} of {count} samples ended",{ended:(0,oe.count)(S)}):(0,Je.tn)(v,"{ended} of {count} sa\
mple ended so far","{ended} of {count} samples ended so far",{ended:(0,oe.count)(S)})}return(0,Dl.runsOfTerms)(t,{lengths:()=>{if(!i.length)return"";let S=i.reduce(
(v,k)=>v+k,0);return(0,Je.tn)(i.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,oe.count)(S),mean:(0,Hr.fixed)(
S/i.length,1)})}}),S=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(S.run||S.status))return;S.run&&r("common").replaceChildren();let v=e.entries.filter(
c=>wo(c)==="cut"),k=e.entries.filter(c=>kt(c)&&!v.includes(c)),f=k.filter(c=>kt(c)!=="failed");(0,oe.say)(r("of"),y(k.length,e.entries.length)),m(f),x([...k,...v]),
M(k),A(f)}}var on=g(ke(),1),Ae=g(H(),1),Nn=g(j(),1);var Dn=g(H(),1),Go=g(j(),1),Ul="generation-playground.columns",Jh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],
Es=class{constructor(e,n){this.place=e,this.changed=n,this.summary=(0,Dn.make)("summary"),this.boxes=(0,Dn.make)("div","gp-column-boxes",null,{role:"group","ari\
a-label":(0,Go.t)("Columns of the table")}),e.append(this.summary,this.boxes),this.chosen=new Set(Zh()||Jh),this.names=""}shown(e){let n=e.map(({name:s})=>s).join();
n!==this.names&&(this.names=n,this.boxes.replaceChildren(...e.map(s=>this.box(s))));let o=e.filter(({name:s})=>this.chosen.has(s));return(0,Dn.say)(this.summary,
(0,Go.t)("Columns: {shown} of {all}",{shown:String(o.length),all:String(e.length)})),o}box({name:e,title:n,meaning:o}){let s=(0,Dn.make)("label","",null,{title:(0,Go.t)(
o)}),r=(0,Dn.make)("input","",null,{type:"checkbox"});return r.checked=this.chosen.has(e),r.addEventListener("change",()=>{r.checked?this.chosen.add(e):this.chosen.
delete(e),Qh([...this.chosen]),this.changed()}),s.append(r,` ${(0,Go.t)(n)}`),s}};function Zh(){try{let t=JSON.parse(localStorage.getItem(Ul)||"null");return Array.
isArray(t)?t:null}catch{return null}}function Qh(t){try{localStorage.setItem(Ul,JSON.stringify(t))}catch{}}function Jl(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,l=[],m=new Es(t.querySelector(".gp-\
column-choice"),()=>S()),w=({values:k},{name:f})=>Number.isFinite(k[f])?k[f]:null;function b(){let k=e.metrics.filter(a=>e.groups.some(p=>w(p,a)!==null));t.hidden=
!k.length;let f=m.shown(k);if(f.length===l.length&&f.every((a,p)=>a===l[p].metric))return;let c=document.activeElement,d=o.contains(c)?c.dataset.name:null;l.forEach(
({head:a})=>a.remove()),l=f.map(a=>{let p=(0,Ae.make)("th","",null,{scope:"col"}),{name:u,title:O,unit:N}=a,q=(0,Ae.make)("button","gp-sort",null,{type:"button",
"data-name":u});return go(q,a,e,h=>bt(e,h)),q.append((0,Ae.make)("span","",(0,Nn.t)(O).replace(/-(?=\d)/g,"‑")),(0,Ae.make)("span","gp-arrow","",{"aria-hidden":"\
true"})),p.append(q),N&&N!==O.toLowerCase()&&p.append((0,Ae.make)("small","",(0,Nn.t)(N))),o.append(p),{metric:a,head:p}});for(let a of r.values())(0,on.fit)(a,
1+l.length,M);d&&o.querySelector(`[data-name="${CSS.escape(d)}"]`)?.focus()}function x(){for(let{metric:k,head:f}of l){let c=i&&i.name===k.name?i.down?"descendi\
ng":"ascending":"none";(0,on.sayAttributes)(f,{"aria-sort":c}),(0,Ae.say)(f.querySelector(".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[c])}}o.addEventListener(
"click",({target:k})=>{let f=k.closest(".gp-sort");if(!f)return;let c=l.map(d=>d.metric).find(({name:d})=>d===f.dataset.name);if(!c)i=null;else{let d=c.better!==
"less",a=i&&i.name===c.name;a&&i.down!==d?i=null:i={name:c.name,down:a?!d:d}}S()});function M(){let k=(0,Ae.make)("td"),f=(0,Ae.make)("span","gp-value");f.append(
(0,Ae.make)("b","gp-best-sign","",{"aria-hidden":"true"}),(0,Ae.make)("span"),(0,Ae.make)("span","gp-hidden"),(0,Ae.make)("small","gp-seeds-range"));let c=(0,Ae.make)(
"span","gp-track");return c.append((0,Ae.make)("i")),k.append(f,c),k}function A(k){let f=(0,Ae.make)("tr"),c=(0,Ae.make)("th","gp-whose",null,{scope:"row"});return c.
append((0,Ae.make)("b","gp-letter"),(0,Ae.make)("bdi")),f.append(c),(0,on.fit)(f,1+l.length,M),n.tBodies[0].append(f),r.set(k,f),f}function C({number:k,title:f,
prompt:c}){let d=r.get(k)||A(k),[a,p]=d.cells[0].children;(0,Ae.say)(a,bt(e,k)),(0,Ae.say)(p,Kn({title:f,prompt:c}))}function E({metric:k},f){let c=e.groups.map(
p=>w(p,k)),d=Math.max(...c.map(p=>Math.abs(p??0))),a=Wr(k,e.groups);return c.forEach((p,u)=>{let O=r.get(u).cells[f+1],[N,q]=O.children,h=a!==null&&a.number===u;
(0,Ae.say)(N.children[0],h?"★":""),(0,Ae.say)(N.children[1],mn(k,e.groups[u])),(0,Ae.say)(N.children[2],h?` ${(0,Nn.t)("(best)")}`:"");let T=p===null||qr(k)?"":
un(k,e.groups[u]);(0,Ae.say)(N.children[3],T&&(0,Nn.t)("over the seeds {range}",{range:T})),O.classList.toggle("gp-best",h),(0,on.sayPercent)(q.firstChild,"widt\
h",p===null||!d?0:Math.abs(p)/d)}),a!==null}function y(){let k=[...e.groups];if(i){let c=i.down?-1:1;k.sort((d,a)=>{let[p,u]=[w(d,i),w(a,i)];return p===null||u===
null?+(p===null)-+(u===null):c*(p-u)})}let[f]=n.tBodies;k.forEach(({number:c},d)=>{f.rows[d]!==r.get(c)&&f.insertBefore(r.get(c),f.rows[d]||null)})}function S(){
if(b(),t.hidden)return;i&&!l.some(({metric:f})=>f.name===i.name)&&(i=null),e.groups.forEach(C);let k=l.map(E);(0,on.showIf)(t.querySelector(".gp-best-key"),k.some(
Boolean)),x(),y()}function v(){for(let f of r.values())f.remove();r.clear();let{kind:k}=e.header||{};(0,Ae.say)(s,k==="lanes"?(0,Nn.t)("Lane"):k==="sweep"?(0,Nn.t)(
"Cell"):(0,Nn.t)("Runs")),n.classList.toggle("gp-one",e.groups.length<2),(0,on.showIf)(t.querySelector(".gp-sorting"),e.groups.length>1)}return k=>{k.run&&v(),(k.
run||k.measured||k.lanes)&&S()}}var yo=g(ke(),1),Ze=g(H(),1),ge=g(j(),1);var Zl={sweep:()=>(0,ge.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,ge.t)("Run\
 the grid")}),seeds:()=>(0,ge.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",
{button:(0,ge.t)("Draw the samples")}),trial:()=>(0,ge.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one ques\
tion: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,ge.t)("Run the trial")}),precision:()=>(0,ge.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,ge.t)("Compare precisions")}),choices:()=>(0,ge.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,ge.t)("Compare answers")}),watermark:()=>(0,ge.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,ge.t)("Run the experiment")})};function Ql(t,e){
let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),l=t.querySelector(".gp-troubles"),m=t.querySelector(".gp-told"),
w=t.querySelector(".gp-answered"),b=[],x=[],M=null,A=0;function C(c){let d=e.entries[c];b[c]=wo(d),x[c]=Cn(d)}function E(c){let d=b.length,a=c.ended+c.failed;if(a===
d)return[(0,ge.tn)(d,"The run has ended","All {count} runs have ended"),""];let p=c.cut+(e.done?c.decoding:0),u=[p&&(0,ge.t)("{count} cut off",{count:(0,Ze.count)(
p)}),!e.done&&(0,ge.t)("{count} decoding",{count:(0,Ze.count)(c.decoding)}),!e.done&&(0,ge.t)("{count} queued",{count:(0,Ze.count)(c.waiting)}),e.done&&c.waiting&&
(0,ge.t)("{count} not started",{count:(0,Ze.count)(c.waiting)})].filter(Boolean),O={ended:(0,Ze.count)(a)};return[e.done?(0,ge.tn)(d,"Stopped: {ended} of {count\
} run ended","Stopped: {ended} of {count} runs ended",O):(0,ge.tn)(d,"{ended} of {count} run ended","{ended} of {count} runs ended",O),u.map(q=>` · ${q}`).join(
"")]}function y(c){if(!c)return;let d=performance.now();M??={at:d,sum:c},c!==M.last&&([M.last,A]=[c,d]);let a=A-M.at,p=a>500&&(0,ge.t)("{rate} tokens/s in total",
{rate:(0,Ze.count)(Math.round((c-M.sum)/a*1e3))});(0,Ze.say)(r,[(0,ge.tn)(c,"{count} token","{count} tokens"),p].filter(Boolean).join(" · "))}function S(c){let d=new Map;
for(let O of e.entries.filter(N=>b[N.number]==="failed")){let N=JSON.stringify((0,Ze.problemsOf)(Dt(O)));d.set(N,[...d.get(N)||[],O])}let a=e.done?c.cut:0,p=JSON.
stringify([[...d].map(([O,N])=>[O,N.length]),a]);if(l.dataset.key===p)return;l.dataset.key=p,l.replaceChildren();for(let[O,N]of[...d].slice(0,8)){let q=(0,Ze.make)(
"p");q.append((0,Ze.make)("b","","✕ "),`${k(N)} `);for(let{knob:h,message:T,fix:$}of JSON.parse(O))q.append((0,Ze.make)("span","",(h?`${h}: `:"")+T),$?` ${$} `:
" ");l.append(q)}let u=[...d.values()].slice(8).flat().length;u&&l.append((0,Ze.make)("p","gp-note",(0,ge.tn)(u,"{count} more run failed for other reasons.","{c\
ount} more runs failed for other reasons."))),a&&l.append((0,Ze.make)("p","gp-note gp-stopped",v(a)))}function v(c){return e.done.overtaken?(0,ge.tn)(c,"{count}\
 run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was writte\
n is kept."):(0,ge.tn)(c,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function k(c){
let d=[...new Set(c.map(O=>e.groups[O.group].label))];if(d.length===e.groups.length)return(0,ge.tn)(c.length,"{count} run failed:","{count} runs failed:");let a=d.
length-1,u=d.every(O=>O.length===1)||!a?d.join(", "):(0,ge.tn)(a,"{label} and {count} other","{label} and {count} others",{label:d[0]});return(0,ge.tn)(c.length,
"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:u})}function f(){let c=e.found&&e.found.question,a=(c&&e.asking&&e.asking.question!==
c?e.asking.titles:{})[c];(0,yo.showIf)(w,!!a),a&&(0,Ze.say)(w,e.done?(0,ge.t)("These runs answered “{question}”. Choose that question to see the answer.",{question:(0,ge.t)(
a)}):(0,ge.t)("These runs answer “{question}”. Choose that question to see the answer.",{question:(0,ge.t)(a)}))}return c=>{if(t.hidden=!e.header&&!Object.hasOwn(
Zl,e.name),i.hidden=!e.header,!e.header&&!t.hidden&&(0,Ze.say)(s,Zl[e.name]()),!e.header)return;c.run?([b,x,M]=[[],[],null],(0,Ze.say)(r,""),e.entries.forEach(u=>C(
u.number))):c.measured||c.status?e.entries.forEach(u=>C(u.number)):c.entries.forEach(C);let d={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of b)d[u]+=
1;let[a,p]=E(d);e.away&&!e.done&&([a,p]=[(0,ge.t)("The server does not answer."),` · ${a}${p}`]),s.dataset.words!==a+p&&(s.dataset.words=a+p,s.replaceChildren(
(0,Ze.make)("b","",a),p));for(let u of["ended","failed","decoding"])(0,yo.sayPercent)(i.querySelector(".gp-part-"+u),"width",d[u]/Math.max(1,b.length));(0,yo.sayAttributes)(
i,{"aria-valuemax":b.length,"aria-valuenow":d.ended+d.failed,"aria-valuetext":a+p.replaceAll(" · ",", ")}),y(x.reduce((u,O)=>u+O,0)),S(d),f(),e.done&&(0,Ze.say)(
m,a)}}var Un=g(ke(),1),we=g(H(),1),Jn=g(Lt(),1),Me=g(j(),1),nc=g(Ve(),1),As=g(We(),1);var yt=g(ke(),1),Vn=g(et(),1),K=g(H(),1),Xl=g(Lt(),1),De=g(j(),1),Ns=g(Ve(),1),Yl=g(We(),1);var ec=g(pn(),1),Ws=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Xh=t=>Ws.findIndex(([e])=>(0,K.fromNats)(t??1/0,"bits")<=e);function sn(t,e){if(!(0,Yl.isKnown)(t))
return(0,De.t)("infinite");let n=(0,K.fromNats)(t,e);if(n===0)return"0";if(n>=.001)return(0,Vn.significant)(n,3);let[o,s]=n.toExponential(1).split("e-");return`${(0,Vn.notation)(
o)} × ${Yh(s)}`}var Yh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).join("")}`,An=t=>t>=1e9?(0,De.t)("{size} GB",{size:(0,Vn.fixed)(t/1e9,
2)}):(0,De.t)("{size} MB",{size:(0,Vn.fixed)(t/1e6,t<1e7?2:1)});function tc(t,e){let n=d=>t.querySelector(".gp-"+d),o=n("which"),s=new ec.MarkedText(n("words"),
{press:({number:d})=>M(d)}),r=null,i="",l="";o.addEventListener("change",()=>f());let m=()=>e.unit==="bits"?(0,De.t)("bits"):(0,De.t)("nats"),w=d=>`${sn(d,e.unit)}\
 ${m()}`,b=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((d,a)=>({...d,number:a})).filter(({pair:d})=>d&&!d.error),x=()=>b().find(({number:d})=>String(
d)===o.value)||b()[0];function M(d){r=d,f()}function A(d){let a=JSON.stringify(d.map(({number:u,title:O})=>[u,O]));if(a===l)return;l=a;let p=o.value;o.replaceChildren(
...d.map(({number:u,title:O})=>(0,K.make)("option","",Ue(O),{value:u}))),d.some(({number:u})=>String(u)===p)&&(o.value=p)}function C({text:d,kl:a,logprobs:[p,u],
same_top:O},N){let q=(0,De.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,K.count)(N+1),token:(0,K.quoted)(d),kl:w(a),share:(0,K.percent)(
(0,K.probability)(p)),other:(0,K.percent)((0,K.probability)(u))});return O?q:`${q}; ${(0,De.t)("another token is the likeliest here")}`}function E(d){let{tokens:a}=d.
pair,p=JSON.stringify([d.number,e.unit,a.map(({id:u,kl:O})=>[u,O])]);p!==i&&(i=p,s.show(a.map((u,O)=>({token:u,mark:{},number:O,words:()=>C(u,O)}))),s.tokens.forEach(
(u,O)=>{let N=Xh(a[O].kl),q=u.querySelector(".gp-ink");q.style.backgroundColor=`var(--gp-heat-${Ws[N][1]})`,q.dataset.rank=N,u.dataset.top=a[O].same_top?"same":
"other"})),s.tokens.forEach((u,O)=>{u.dataset.shown=O===r?"yes":"no",u.setAttribute("aria-pressed",O===r)})}function y(){let d=n("legend");if(d.dataset.unit===e.
unit)return;d.dataset.unit=e.unit,d.replaceChildren((0,De.t)("KL in {unit}:",{unit:m()}));let a=u=>e.unit==="bits"?u:Number((u*Math.LN2).toPrecision(2));Ws.forEach(
([u,O],N)=>{let q=Number.isFinite(u)?(0,De.t)("to {limit}",{limit:a(u)}):(0,De.t)("above {limit}",{limit:a(Ws[N-1][0])}),h=(0,K.make)("span","gp-chip",q,{"data-\
rank":N});h.style.backgroundColor=`var(--gp-heat-${O})`,d.append(h)});let p=(0,K.make)("span");p.append((0,K.make)("span","gp-wavy","abc"),` ${(0,De.t)("another\
 token is the likeliest")}`),d.append(p)}function S(d,a){let p=e.charts[`kl ${a.number} ${e.unit}`];Ne(n("curve-box"),r===null?p:rs(p,r+1,"")),v(d,a)}function v(d,a){
let p=(0,yt.fit)(n("curve-keys"),d.length,()=>{let u=(0,K.make)("span"),O=(0,yt.svg)("svg");return(0,yt.sayAttributes)(O,{width:30,height:8,"aria-hidden":"true"}),
O.append((0,yt.svg)("path","gp-course")),(0,yt.sayAttributes)(O.firstElementChild,{d:"M1 4H29"}),u.append(O,(0,K.make)("span")),u});d.forEach(({title:u,number:O},N)=>{
(0,yt.sayAttributes)(p[N].firstChild.firstChild,{"data-line":N%6,"data-on":O===a.number?"yes":"no"}),(0,K.say)(p[N].lastChild,Ue(u))})}function k(d){let a=d.pair.
tokens[r??d.pair.max_at],p=r??d.pair.max_at,[u,O]=a.entropies,N={number:(0,K.count)(p+1),token:(0,K.quoted)(a.text),kl:w(a.kl),mine:(0,K.information)(u,e.unit),
theirs:(0,K.information)(O,e.unit),model:Ue(d.title)};(0,K.say)(n("said"),r!==null?(0,De.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference an\
d {theirs} of {model}.",N):`${(0,De.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",N)} ${(0,De.t)(
"Click another token to see both models there.")}`);let q=n("sides").tHead.rows[0].cells;[e.found.groups[0],d].forEach(({title:$},_)=>{let[P]=q[_+1].children;(0,K.say)(
P,Ue($)),(0,Ns.tipOfTerm)(P,"probability",()=>(0,De.t)("{token}: {share} and {other}.",{token:(0,K.quoted)(a.text),share:(0,K.percent)((0,K.probability)(a.logprobs[0])),
other:(0,K.percent)((0,K.probability)(a.logprobs[1]))}),{meaning:(0,De.t)("The probability that the model gave, before any logits processor.")})});let h=(0,yt.fit)(
n("sides").tBodies[0],a.candidates.length,()=>{let $=(0,K.make)("tr"),_=(0,K.make)("th","",null,{scope:"row"});return _.append((0,K.make)("span"),(0,K.make)("bd\
i")),$.append(_,...[0,1].map(()=>{let P=(0,K.make)("td"),W=(0,K.make)("div","gp-side"),R=(0,K.make)("span");return R.append((0,K.make)("i","gp-bar",null,{"aria-\
hidden":"true"})),W.append(R,(0,K.make)("span")),P.append(W),P})),$}),T=Math.max(...a.candidates.flatMap(([,,$,_])=>[$,_]),1e-9);a.candidates.forEach(([$,_,...P],W)=>{
let[R,...L]=h[W].cells;(0,K.say)(R.firstChild,$===a.id?"▶ ":""),(0,yt.sayLabel)(R.lastChild,_),(0,yt.sayClass)(h[W],$===a.id?"gp-is-token":""),P.forEach((z,I)=>{
(0,yt.sayPercent)(L[I].querySelector(".gp-bar"),"width",z/T),(0,K.say)(L[I].firstChild.lastChild,(0,K.percent)(z))})})}function f(){let[d,a]=[b(),x()];A(d),o.value=
a.number;let{mean:p,max:u,same_top:O,max_at:N,perplexities:[q,h],vocab:T}=a.pair;r!==null&&r>=a.pair.tokens.length&&(r=null),(0,K.say)(n("about"),(0,De.tn)(a.pair.
tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),(0,K.say)(n("summary"),[(0,De.t)("Mean {mean}, at\
 most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:w(p),max:sn(u,e.unit),number:(0,K.count)(N+1),vocab:(0,K.count)(T)}),(0,De.t)("The \
same token is the likeliest for both at {share} of the places.",{share:(0,K.percent)(O)}),(0,De.t)("Perplexity of the text: {one} and {other}.",{one:(0,K.decimals)(
q),other:(0,K.decimals)(h)})].join(" ")),y(),E(a),S(d,a),k(a)}(0,Ns.runsOfTerms)(t,{mean:()=>{let{pair:d}=x()||{};if(!d)return"";let a=r??d.max_at,{candidates:p,
kl:u}=d.tokens[a],O=(0,Xl.klSumWords)(p.map(([,N,q,h])=>({text:N,p:q,q:h})),e.unit,w(u));return O&&(0,K.asSentence)((0,De.t)("token {number}, {words}",{number:(0,K.count)(
a+1),words:O}))}});let c=()=>b().length>0;return d=>{t.hidden=!c(),d.run&&(r=null),!t.hidden&&(d.found||d.unit)&&f()}}function oc(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("measure"),s=n("from-first");o.addEventListener("change",v);let r=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,i=f=>(0,As.isKnown)(f)?`${sn(f,e.unit)} ${e.unit==="bits"?(0,Me.t)("bits"):(0,Me.t)("nats")}`:(0,Me.t)("infinite"),l=f=>(0,Jn.inARow)(r().prompts.
map(({label:c},d)=>(0,Me.t)("{name}: {words}",{name:c,words:f(r().read.prompts[d],d)}))),m=f=>(0,Jn.inARow)(r().prompts.slice(1).map(({label:c},d)=>{let a=f(d+1);
return a&&(0,Me.t)("{name}: {words}",{name:c,words:a})})),w=({candidates:f},c)=>f.map(({text:d,probabilities:a})=>({text:d,p:a[0],q:a[c]}));function b({prompts:f,
candidates:c},d){let{text:a,probabilities:p}=c.find(({id:u})=>u===f[d].top);return`${(0,we.quoted)(a)} ${(0,we.percent)(p[d])}`}let x=({text:f,mean:c},d)=>(0,As.isKnown)(
c[d])?(0,Me.tn)(f.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:i(c[d])}):"",M=(f,c)=>[[(0,Me.t)("prompt")],[(0,Me.t)("tokens"),
"length",(0,Me.t)("How many tokens the model reads, including the chat template's."),()=>l(({tokens:d})=>(0,we.count)(d)),{formula:""}],[(0,Me.t)("likeliest nex\
t token"),"probability",(0,Me.t)("The token that the model finds likeliest after this prompt, and its probability."),()=>l((d,a)=>b(c,a)),{}],[(0,Me.t)("entropy"),
"entropy",(0,Me.t)("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:d})=>(0,we.information)(d,e.unit)),{}],[`KL(${f} ‖ ·)`,
"kl",(0,Me.t)("How far this prompt’s distribution is from the first one’s."),()=>m(d=>(0,Jn.klSumWords)(w(c,d),e.unit,i(c.kl[0][d]))),{}],["JS","js",(0,Me.t)(
"The same both ways; at most 0.69 nats."),()=>m(d=>i(c.js[0][d])),{}],[(0,Me.t)("total variation"),"total-variation",(0,Me.t)("The share of the probability that\
 moved."),()=>m(d=>(0,Jn.variationSumWords)(w(c,d),(0,we.percent)(c.tv[0][d]))),{}],...c.text.length?[[(0,Me.t)("mean KL along the text"),"kl",(0,Me.t)("The mea\
n over the tokens of the text that follows all prompts."),()=>m(d=>x(c,d)),{}]]:[]];function A(f){let[c]=s.tHead.rows,d=(0,Un.fit)(c,f.length,()=>(0,we.make)("t\
h","",null,{scope:"col"}));f.forEach(([a,p,u,O,N],q)=>{d[q].firstChild||d[q].append((0,we.make)("span")),(0,we.say)(d[q].firstChild,a),p&&(0,nc.tipOfTerm)(d[q].
firstChild,p,O,{meaning:u,...N})})}function C(){let f=(0,we.make)("tr"),c=(0,we.make)("th","",null,{scope:"row"});return c.append((0,we.make)("b","gp-letter"),"\
 ",(0,we.make)("bdi")),f.append(c),f}function E(f,{label:c,prompt:d},a,p){(0,we.say)(f.cells[0].firstChild,c),ks(f.cells[0].lastChild,d);let{tokens:u,entropy:O,
top:N,same_top:q}=p.prompts[a],h=p.candidates.find(({id:_})=>_===N),T=a===0,$=[[(0,we.count)(u)],[(0,we.quoted)(h.text),(0,we.percent)(h.probabilities[a]),!q],[
(0,we.information)(O,e.unit)],[T?"–":i(p.kl[0][a])],[T?"–":i(p.js[0][a])],[T?"–":(0,we.percent)(p.tv[0][a])],...p.text.length?[[T?"–":(0,As.isKnown)(p.mean[a])?
i(p.mean[a]):(0,Me.t)("not known")]]:[]];for(;f.cells.length>$.length+1;)f.lastElementChild.remove();for(;f.cells.length<$.length+1;){let _=(0,we.make)("td");_.
append((0,we.make)("span"),(0,we.make)("small")),f.append(_)}$.forEach(([_,P="",W=!1],R)=>{let[L,z]=f.cells[R+1].children;(0,we.say)(L,String(_)),(0,we.say)(z,String(
P)),L.classList.toggle("gp-far",W)})}function y({prompts:f,read:c}){let d=ho(f.map(({prompt:q})=>q)),a=c.tv[0].indexOf(Math.max(...c.tv[0])),p=c.prompts.slice(1).
filter(({same_top:q})=>!q).length,u={first:f[0].label,prompt:f[a].label,words:(0,we.quoted)(d[a]),kl:i(c.kl[0][a]),share:(0,we.percent)(c.tv[0][a])},O=c.tv[0][a]>
0?(0,Me.t)("{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",u):(0,Me.t)("The distributions\
 are the same after all prompts."),N=p?(0,Me.tn)(f.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is\
 another one after {others} of {count} other prompts.",{others:(0,we.count)(p)}):(0,Me.t)("The likeliest token is the same after all of them.");return`${O} ${N}`}
function S({waiting:f,read:c}){return c&&c.error?`${(0,Me.t)(c.error.message)} ${(0,Me.t)(c.error.fix)}`:f?(0,Me.t)("The prompts are compared once all runs have\
 ended."):(0,Me.t)("Not known: the prompts were not all read. Run them again.")}function v(){let{value:f}=o;Ne(n("matrix-box"),e.charts[f==="tv"?"tv":`${f} ${e.
unit}`])}function k(){let f=r(),{prompts:c,read:d}=f,a=!!d&&!d.error;if((0,Un.showIf)(n("results"),a),(0,Un.showIf)(n("unread"),!a),(0,we.say)(n("unread"),a?"":
S(f)),(0,we.say)(n("summary"),a?y(f):""),!a)return;A(M(c[0].label,d));let p=(0,Un.fit)(s.tBodies[0],c.length,C);c.forEach((u,O)=>E(p[O],u,O,d)),Ne(n("tokens-box"),
e.charts.tokens),v(),(0,Un.showIf)(n("along"),d.text.length>0),Ne(n("along-box"),e.charts[`along ${e.unit}`])}return f=>{t.hidden=!r(),!t.hidden&&(f.found||f.unit)&&
k()}}var Dr=g(ke(),1);function rc(t){ep(t),op(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Vr(t,e){if(!e.folded){t.pick(e.entry.
run.at(-1));return}let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Zn(t,t.views.get(n.id))}function ep(t){let{tree:e}=t,
n=o=>{let s=o.closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(ic(t,s),Vr(t,s))}),e.addEventListener(
"pointermove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("\
focusin",o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function ic(t,e){t.
current&&t.current!==e&&(0,Dr.sayAttributes)(t.current.item,{tabindex:"-1"}),t.current=e,(0,Dr.sayAttributes)(e.item,{tabindex:"0"})}function Zn(t,e){e&&(ic(t,e),
e.item.focus({preventScroll:!0}),e.knot.scrollIntoView({block:"nearest",inline:"nearest"}),t.point(e,null))}var ac=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.
gpView;function tp(t,e){e.entry&&t.state.closed.delete(e.entry.head.id)?t.draw():Zn(t,ac(e))}function np(t,e){e.entry&&ac(e)?(t.state.closed.add(e.entry.head.id),
t.draw()):Zn(t,e.above)}var sc={ArrowDown:(t,e,n)=>Zn(t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Zn(t,n[n.indexOf(e)-1]),ArrowRight:tp,ArrowLeft:np,Home:(t,e,n)=>Zn(
t,n[0]),End:(t,e,n)=>Zn(t,n.at(-1)),Enter:Vr," ":Vr,Escape:t=>{t.point(null),t.state.picked&&t.pick(null)}};function op(t){t.tree.addEventListener("keydown",e=>{
let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.hasOwn(sc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].
filter(s=>s.offsetParent);sc[e.key](t,n,o.map(s=>s.gpView))})}var Ps=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!sp.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},sp=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function lc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function cc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Qn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),xo=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},dc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function rp({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||dc(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function hc(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],l=[],m=({id:E,samples:y})=>y.length+(n&&r.has(E)?.5:0),w=([E],[y])=>m(y)-m(E)||E.depth-y.depth||dc(E,y),b=0;function x(E,y,S){for(b+=
1;;){let v=y.at(-1),k={head:E,run:y,kids:[],folded:[],closed:s.has(E.id)};S.push(k);let f=rp(v,n);if(!f.length||k.closed)return;let c=1+(o.get(v.id)||0);f.slice(
1).forEach((d,a)=>(a+1<c?l:i).push([d,k])),S=k.kids,[E]=f,y=lc(E)}}let M=E=>{for(;E.length;){let[y,S]=E.pop();x(y,lc(y),S.kids),M(l)}},A=()=>i.splice(0).forEach(
([E,y])=>y.folded.push(E)),C=[];for(x(t.root,[t.root],C),M(l);i.length&&b<e;)i.sort(w),M([i.shift()]);A();for(let E=Ur(C[0]);E.length;E=Ur(C[0]))M(E),A();return pc(
C[0]),C[0]}function Ur(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Ur)]}function pc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(pc)}var ip=12,qs=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Ps,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let l=r?r.depth:0;l<s.tokens.length;l++)n.add(e,s.tokens[l]);let i=kt(s);i&&n.end(e,i)}shown(e,n){return hc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(ip,n.length))}isOnPath({head:e,run:n}){return Ko(n.at(-1),this.picked)||Ko(this.picked,e)}};function Ko(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var So=g(ke(),1),he=g(H(),1),nt=g(j(),1);var Jr=g(ke(),1),Zr=g(et(),1),Q=g(H(),1),Ie=g(j(),1),gc=g(Ve(),1);var Rs=220,Ls=({token:t})=>t.piece??t.text;function wc(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],l=Qn(n),m=x=>x===null?(0,Ie.t)("not \
known"):(0,Q.percent)(x),w=e===n,b=[[(0,Ie.t)("Samples here"),r<o?(0,Ie.tn)(r,"{number} of {count} sample so far","{number} of {count} samples so far",{number:(0,Q.count)(
s)}):vo(s,r),"sample",()=>(0,Q.asSentence)(vo(s,r))]];l!==null&&b.push([(0,Ie.t)("Expected samples"),`${fc(r*l)} = ${(0,Q.count)(r)} × ${(0,Q.percent)(l)}`,"sa\
mple",()=>(0,Ie.tn)(r,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expected; {number} drawn.",{share:(0,Q.percent)(
l),expected:fc(r*l),number:(0,Q.count)(s)})]),b.push([(0,Ie.tn)(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),m(Qn(n,i)),
"probability",()=>uc(n,i)]),b.push([(0,Ie.t)("Share of the samples at this fork"),(0,Q.percent)(s/Math.max(1,mc(i))),"sample",()=>(0,Q.asSentence)(vo(s,mc(i)))]),
w&&b.push([(0,Ie.t)("Before the processors"),m(n.token.raw_logprob===null?null:(0,Q.probability)(n.token.raw_logprob)),"probability"]),b.push([(0,Ie.t)("Probabi\
lity of the text so far"),m(l),"probability",()=>uc(n,null)]);for(let[x,M]of zs(n))b.push([`${gn(x)} ${(0,Ie.t)("ends here: {reason}",{reason:wn(x)[0]})}`,(0,Q.count)(
M),"ending"]);return b}function uc(t,e){let n=Qn(t,e);if(n===null)return"";let o=xo(t).slice(e?e.depth:0),s=(0,Q.percent)(n);return o.length>4?(0,Ie.tn)(o.length,
"exp({sum}) = {value}, of the log-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,Zr.fixed)(Math.log(
n),3),value:s}):`${o.map(r=>(0,Q.percent)(Qn(r,r.before.before?r.before:null))).join(" · ")} = ${s}.`}var fc=t=>t<.01?(0,Ie.t)("fewer than 0.01"):(0,Zr.fixed)(
t,t<10?2:1),vo=(t,e)=>(0,Ie.tn)(e,"{number} of {count} sample","{number} of {count} samples",{number:(0,Q.count)(t)});function ap(t,e,n){return e?(0,Ie.tn)(t,"{\
count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?(0,Ie.tn)(t,"{count} sample follows the source","{count} samples f\
ollow the source"):n==="message"?(0,Ie.tn)(t,"{count} sample answers the message","{count} samples answer the message"):(0,Ie.tn)(t,"{count} sample continues th\
e prompt","{count} samples continue the prompt")}var mc=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function zs(t){let e=new Map;for(let[,n]of t.ends)e.set(n,
(e.get(n)||0)+1);return e}function bc(t,e){let n=(0,Q.make)("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=(0,Q.make)("p"),s=(0,Q.make)("d\
l");n.append(o,s),n.hidden=!0,t.append(n);function r(m,w,b,x,M){let A=xo(b.before).map(({token:S})=>S.piece??"").join(""),C=A.length>Rs?"…"+A.slice(-Rs):A,E=xo(
x).slice(b.depth-1).map(Ls).join(""),y=(0,Q.make)("bdi","",C);y.append((0,Q.make)("b","",E.length>Rs?E.slice(0,Rs)+"…":E)),o.replaceChildren(y),s.replaceChildren(
...wc(w,b,x,M).flatMap(([S,v])=>[(0,Q.make)("dt","",S),(0,Q.make)("dd","",v)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=
!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),i(m)}function i(m){let w=m.getBoundingClientRect(),{clientWidth:b,clientHeight:x}=document.documentElement,
[M,A]=[n.offsetWidth,n.offsetHeight],C=w.bottom+7+A+8<=x?w.bottom+7:w.top-A-7;n.style.left=`${Math.max(8,Math.min(w.left,b-M-8))}px`,n.style.top=`${Math.max(8,Math.
min(C,x-A-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("sc\
roll",e,{capture:!0}))}return{show:r,hide:l}}function kc(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".\
gp-through-list"),l=t.querySelector(".gp-through-more"),m=t.querySelector(".gp-through-facts"),[w,b]=[null,null],x=!1;function M(){let y=(0,Q.make)("li"),S=(0,Q.make)(
"bdi");return S.append((0,Q.make)("span","gp-shared"),(0,Q.make)("span","gp-own")),y.append(S,(0,Q.make)("small")),y}function A(y,S,v){let k=e.entries[S],f=xo(v).
length,c=u=>u.map(({piece:O})=>O??"").join("");(0,Q.say)(y.querySelector(".gp-shared"),c(k.tokens.slice(0,f))),(0,Q.say)(y.querySelector(".gp-own"),c(k.tokens.slice(
f)));let d=kt(k);(0,Q.say)(y.querySelector("small"),[(0,Ie.t)("sample {number}",{number:S+1}),(k.seed??null)===null?"":(0,Ie.t)("seed {seed}",{seed:k.seed}),(0,Ie.tn)(
Cn(k),"{count} token","{count} tokens"),d?`${gn(d)} ${wn(d)[0]}`:"…"].filter(Boolean).join(" · "));let a=y.querySelector("button"),p=(0,Ie.t)("Open sample {n\
umber} as one run",{number:S+1});if(e.canAsk&&!a){let u=(0,Q.make)("button","gp-button",(0,Ie.t)("Open"),{type:"button","aria-label":p});u.addEventListener("cli\
ck",()=>e.ask({type:"open",entry:+y.dataset.entry})),y.append(u)}else a&&y.dataset.entry!==String(S)&&a.setAttribute("aria-label",p);y.dataset.entry=S}function C(y,S){
let v=y.before?wc(S,cc(y),y,e.entries.length):[],k=(0,Jr.fit)(m,v.length,()=>{let f=(0,Q.make)("div"),c=(0,Q.make)("dt");return c.append((0,Q.make)("span")),f.append(
c,(0,Q.make)("dd")),f});v.forEach(([f,c,d,a=()=>""],p)=>{(0,Q.say)(k[p].firstChild.firstChild,f),(0,gc.tipOfTerm)(k[p].firstChild.firstChild,d,a),(0,Q.say)(k[p].
lastChild,c)})}function E(y,S){if(y!==w&&(x=!1),[w,b]=[y,S],s.hidden=!y,!y)return;C(y,S);let{samples:v}=y,k=(0,Q.inOneLine)(xo(y).map(Ls).join("").trim()),f=(0,Q.quoted)(
k.length>118?"…"+k.slice(-109):k);(0,Q.say)(r,ap(v.length,y.before&&f,e.apart));let c=x?v.length:Math.min(12,v.length),d=(0,Jr.fit)(i,c,M);for(let a=0;a<c;a++)
A(d[a],v[a],y);l.hidden=c===v.length,(0,Q.say)(l,(0,Ie.t)("Show all {count}",{count:(0,Q.count)(v.length)}))}return l.addEventListener("click",()=>{x=!0,E(w,b)}),
t.querySelector(".gp-unpick").addEventListener("click",n),E}var lp=18,yc=110,xc=160,Qr=t=>t.reduce((e,n)=>e+n.samples.length,0);function cp(t){let e=(0,he.make)("li","",null,{role:"treeitem",tabindex:"-1"}),n=(0,he.make)(
"div","gp-knot"),[o,s,r]=[(0,he.make)("bdi","gp-run"),(0,he.make)("span","gp-count"),(0,he.make)("span","gp-end")];n.append(o,s,r),e.append(n);let i={key:t,item:e,
knot:n,run:o,number:s,end:r,kids:null,entry:null,above:null};return e.gpView=i,i}function vc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])
n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function Sc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=
o,t.item.style.setProperty("--own",e),t.item.style.setProperty("--rest",n))}function dp(t,{run:e,head:n}){let o=[...zs(e.at(-1))],s=o.map(([r,i])=>`${gn(r)}${n.
samples.length>1?` ${(0,he.count)(i)}`:""}`).join(" ");(0,he.say)(t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Is=class{constructor(e,n){
this.root=e,this.state=n,this.group=n.group,this.tree=e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),
this.card=bc(e,()=>this.point(null)),this.drawThrough=kc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,hp(e)}clear(){
this.state.begin(),this.views=new Map,this.current=null,this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.
activeElement&&document.activeElement.gpView,r=[...o.values()].filter(({item:l,entry:m})=>m&&l.isConnected),i=new Set(r.map(({key:l})=>l));vc(n,[this.drawEntry(
e.shown(+this.lanes.value,i),null,0)]);for(let[l,m]of o)m.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.
root.id)),(0,So.sayAttributes)(this.current.item,{tabindex:"0"}),s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),
this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){return this.views.has(e)||this.views.set(e,cp(e)),this.views.get(e)}thickness(e){
return`${Math.max(1.5,lp*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,i=this.viewOf(s.id);Object.assign(
i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let l=e.closed&&r.at(-1).order.length;(0,he.say)(i.number,l?`${(0,he.count)(s.samples.length)} \
▸`:s.samples.length>1?(0,he.count)(s.samples.length):""),dp(i,e),Sc(i,this.thickness(s.samples.length),this.thickness(o));let m=this.drawKids(i,e);return this.
dress(i,this.wordsOf(e),m?"true":l?"false":null),i}drawKids(e,n){let o=[],s=Qr(n.kids.map(({head:r})=>r))+Qr(n.folded);for(let r of n.kids)o.push(this.drawEntry(
r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=(0,he.make)("ul","gp-kids",null,{role:"\
group"})),e.kids&&(vc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);Object.assign(s,{entry:null,
above:o,node:e.at(-1),folded:n});let r=Qr(n);return(0,he.say)(s.run,`+ ${(0,nt.t)("{count} more",{count:(0,he.count)(n.length)})}`),(0,he.say)(s.number,r>n.length?
(0,he.count)(r):""),Sc(s,this.thickness(r),"0px"),this.dress(s,(0,nt.tn)(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more bra\
nches with {samples}, folded. Click to open.",{samples:(0,nt.tn)(r,"{count} sample","{count} samples")}),null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===
1&&n.before,r=s?"":o.map(({id:i})=>i).join(" ");if(s){let i="";for(let l of o)if((i+=l.token.piece??"").length>yc)break;(0,he.say)(e.run,(0,he.inOneLine)(i.slice(
0,yc+30))||(0,he.inOneLine)(n.token.text)),e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),
e.run.append(...o.slice(i).map(l=>this.makeToken(l))),e.ids=r}(0,So.sayClass)(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){
if(!e.before)return(0,he.make)("span","",this.promptWords());let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:(0,he.inOneLine)(n)+((0,he.leavesBytes)(e.token)?
(0,he.bytesOf)(o):""),i=(0,he.make)("span",n===null?"gp-t gp-special":"gp-t",r||o);return i.style.backgroundColor=`var(--gp-prob-${Math.round((0,he.probability)(
s)*10)})`,i.gpNode=e,i}promptWords(){let e=(0,he.inOneLine)(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||(0,nt.t)("(no prompt)")}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`${this.rootWords()}, ${(0,nt.tn)(s,"{count} sample","{count} samples")}`;let r=n.map(Ls).join(
""),i=Qn(n.at(-1),e.before);return[(0,he.quoted)(r.length>xc?r.slice(0,xc)+"…":r),vo(s,this.state.trie.root.samples.length),i===null?"":(0,nt.t)("probability \
{share} after the text before",{share:(0,he.percent)(i)}),...[...zs(n.at(-1))].map(([l,m])=>(0,nt.tn)(m,"{count} ends here: {reason}","{count} end here: {reason\
}",{reason:wn(l)[0]})),o?(0,nt.t)("closed"):""].filter(Boolean).join(", ")}rootWords(){let{apart:e}=this.group;return e==="source"?(0,nt.t)("The source"):e==="m\
essage"?(0,nt.t)("The message"):(0,nt.t)("The prompt")}dress(e,n,o){let{picked:s}=this.state,{node:r,folded:i,entry:l}=e,m=s&&!i&&this.state.isOnPath(l),w=s&&i&&
Ko(r,s),b=s&&!i&&Ko(s,l.head),x=["gp-branch",i&&"gp-more",s&&!m&&!w&&"gp-dim",b&&"gp-on-path"];(0,So.sayClass)(e.item,x.filter(Boolean).join(" "));let M=!!(s&&!i&&
l.run.includes(s));(0,So.sayAttributes)(e.item,{"aria-label":n,"aria-selected":String(M)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute("aria-e\
xpanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.length-o,r=new Set(n.tips.
filter(Boolean)),i=r.size===1&&o>1?(0,nt.t)("all with the same text"):(0,nt.tn)(r.size,"{count} different text","{count} different texts"),l={samples:s?vo(o,e.entries.
length):(0,nt.tn)(o,"{count} sample","{count} samples"),texts:i},m=e.done?(0,nt.t)("{samples}, {texts}.",l):(0,nt.t)("{samples} so far, {texts}.",l);(0,he.say)(
this.about,o?`${m} ${(0,nt.t)("Point at a branch for its numbers, click it to see its samples.")}`:(0,nt.t)("The tree grows with the first tokens."))}pick(e){this.
state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.
hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.
hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function hp(t){
for(let e=0;e<=10;e++){let n=(0,he.make)("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var pp="14",up=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function Oc(t,e){let n=new qs(e),o=new Is(t,n);return rc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=pp),s=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||up(e.entries),!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.
status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}var Vt=g(ke(),1),_e=g(H(),1),Pn=g(j(),1);function Tc(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function l(){let C=(0,_e.make)(
"li");return C.append((0,_e.make)("h3"),(0,_e.make)("div","gp-read",null,{tabindex:0,role:"group"})),C}function m(C,{label:E,title:y},{started:S}){let v=S?S.prompt_tokens:
null,[k,f]=C.children,c=`${E} ${Ue(y)}`;(0,_e.say)(k,v?`${c}: ${(0,Pn.tn)(v.length,"{count} token","{count} tokens")}`:c),(0,Vt.sayAttributes)(f,{"aria-label":(0,Pn.t)(
"The prompt of {lane}",{lane:E})}),r.get(f)!==v&&(r.set(f,v),f.replaceChildren(...(v||[]).map(({piece:d,text:a})=>d===null?(0,_e.make)("span","gp-pill",a):d)))}
let w=({raw_logprob:C})=>(0,_e.probability)(C);function b(C){let E=new Map;C.forEach((S,v)=>{if(!S)return;let k=[...S.distribution.candidates].sort((c,d)=>w(d)-
w(c)),f=({token_id:c})=>c===S.chosen.token_id;for(let c of[...k.slice(0,6),...k.slice(0,6).some(f)?[]:[S.chosen]])E.has(c.token_id)||E.set(c.token_id,{text:c.text,
sides:[null,null]});for(let c of[...k,S.chosen])E.has(c.token_id)&&(E.get(c.token_id).sides[v]??=c)});let y=({sides:S})=>Math.max(...S.map(v=>v?w(v):0));return[
...E.values()].sort((S,v)=>y(v)-y(S))}function x(){let C=(0,_e.make)("tr"),E=(0,_e.make)("th","",null,{scope:"row"});return E.append((0,_e.make)("bdi","gp-word")),
C.append(E,...[0,1].map(()=>{let y=(0,_e.make)("td"),S=(0,_e.make)("div","gp-share"),v=(0,_e.make)("span");return v.append((0,_e.make)("i")),S.append((0,_e.make)(
"span","gp-sign"),v,(0,_e.make)("b")),y.append(S),y})),C}function M(C){let E=b(C),y=(0,Vt.fit)(s,E.length,x);E.forEach(({text:S,sides:v},k)=>{let[f,...c]=y[k].cells;
(0,Vt.sayLabel)(f.firstChild,S),c.forEach((d,a)=>{let p=v[a],u=!!(p&&C[a]&&p.token_id===C[a].chosen.token_id),[O,N,q]=d.firstChild.children;(0,Vt.sayClass)(d.firstChild,
u?"gp-share gp-chosen":"gp-share"),(0,_e.say)(O,u?"▶":""),(0,Vt.sayPercent)(N.firstChild,"width",p?w(p):0),(0,_e.say)(q,C[a]?p?(0,_e.percent)(w(p)):"–":"")})})}
function A(C){if(C.some(v=>!v))return(0,Pn.t)("Both runs have to write a token first.");let[E,y]=C.map(({chosen:v})=>v);return`${E.token_id===y.token_id?(0,Pn.t)(
"Both begin with {token}: {one} with the template, {other} without it.",{token:(0,_e.quoted)(E.text),one:(0,_e.percent)(w(E)),other:(0,_e.percent)(w(y))}):(0,Pn.t)(
"With the template it begins with {one}, without it with {other}.",{one:(0,_e.quoted)(E.text),other:(0,_e.quoted)(y.text)})} ${(0,Pn.t)("The probabilities are t\
he model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let C=[0,1].map(S=>e.
shownOf(S).log),E=(0,Vt.fit)(o,2,l);C.forEach((S,v)=>m(E[v],e.groups[v],S));let y=C.map(S=>pt(S)[0]||null);(0,_e.say)(i,A(y)),M(y)}}var Xr=g(ke(),1),Bs=g(H(),1),$c=g(We(),1);function Mc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=
!e.found||!!e.found.over,t.hidden||!s.found)return;let{done:r,total:i}=e.found,l=(0,Bs.loadingWords)(e.found);(0,Bs.say)(n,l[0].toUpperCase()+l.slice(1)),(0,$c.isKnown)(
r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),(0,Xr.sayPercent)(o.firstChild,"width",r/i)):(o.removeAttribute("aria-valuenow"),(0,Xr.sayPercent)(o.
firstChild,"width",1))}}var Yr=g(ke(),1),Fe=g(H(),1),fe=g(j(),1);var Oo=g(et(),1),qn=g(H(),1),js=g(j(),1),_c=g(Ve(),1),Fs=g(We(),1);function yn(t){return(0,Fs.isKnown)(t)?t>=1e9?(0,js.t)("{count} billion",{count:(0,Oo.fixed)(
t/1e9,1)}):t>=1e6?(0,js.t)("{count} million",{count:(0,Oo.fixed)(t/1e6,t<1e7?1:0)}):(0,Oo.count)(t):"–"}function Gs(t,e){t.replaceChildren(...e.map(([n,o,s,r=()=>""])=>{
let i=(0,qn.make)("div"),[l,m]=[(0,qn.make)("dt"),(0,qn.make)("span","",n)];return l.append(m),s&&(0,_c.tipOfTerm)(m,s,r),i.append(l," ",(0,qn.make)("dd","",o)),
i}))}function xn(t,e,n,o,s){let r=(0,qn.make)("button","gp-button gp-press",o,{type:"button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.
ask({type:"model",act:e,model:n})),r}function Ks(t,e){return!(0,Fs.isKnown)(t)||!(0,Fs.isKnown)(e)||!e?"":(0,js.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,Oo.count)(e),size:(0,qn.bytesWords)(t),each:Number((t/e).toFixed(2))})}function Cc(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(M=>t.querySelector(M));function l(M){(0,Fe.say)(n,M.model);let[A,C]=o.
children;if((0,Fe.say)(A,m(M)),(0,Fe.say)(C,M.why?`${(0,fe.t)(M.why)} ${(0,fe.t)(M.fix)}`:x(M)),Gs(s,[[(0,fe.t)("class"),M.class_name],[(0,fe.t)("parameters"),yn(
M.parameters),"parameters"],[(0,fe.t)("precision"),M.dtype,"precision"],[(0,fe.t)("device"),M.device],[(0,fe.t)("to download"),M.complete?M.download?(0,Fe.bytesWords)(
M.download):(0,fe.t)("nothing: it is here"):(0,fe.t)("its weights are missing"),"memory"],[(0,fe.t)("memory"),w(M),"memory",()=>Ks(M.memory,M.parameters)],[(0,fe.t)(
"free memory"),(0,Fe.bytesWords)(M.free),"memory"],...M.free_disk===null?[]:[[(0,fe.t)("free disk space"),(0,Fe.bytesWords)(M.free_disk),"memory"]],[(0,fe.t)("c\
ontext"),M.context_length?(0,fe.tn)(M.context_length,"{count} token","{count} tokens"):(0,fe.t)("unlimited"),"context"],[(0,fe.t)("vocabulary"),yn(M.vocab_size),
"vocabulary"]]),b(M),i.replaceChildren(),M.smaller){let{model:E,bytes:y}=M.smaller;i.append(`${(0,fe.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:E,size:(0,Fe.bytesWords)(y)})} `,xn(e,"pick",E,(0,fe.t)("Choose")))}}function m({complete:M,fits:A}){return M?A===null?`? ${(0,fe.t)("It \
is not known whether it fits.")}`:A?`✓ ${(0,fe.t)("It fits.")}`:`✕ ${(0,fe.t)("It does not fit.")}`:`✕ ${(0,fe.t)("It cannot be opened.")}`}function w({memory:M,
reckoned:A}){return M===null?(0,fe.t)("not known"):A?(0,fe.t)("about {size}",{size:(0,Fe.bytesWords)(M)}):(0,Fe.bytesWords)(M)}function b({ways:M,free:A}){t.querySelector(
"table").hidden=M.length===0;let C=Math.max(A,...M.map(({bytes:E})=>E))*1.05;r.replaceChildren(...M.map(({model:E,label:y,bytes:S,fits:v})=>{let k=(0,Fe.make)("\
tr",v?"":"gp-over"),f=(0,Fe.make)("span","gp-strip",null,{"aria-hidden":"true"}),[c,d]=[(0,Fe.make)("i"),(0,Fe.make)("u")];(0,Yr.sayPercent)(c,"width",Math.min(
1,S/C)),(0,Yr.sayPercent)(d,"left",A/C),f.append(c,d);let a=[(0,Fe.make)("th","",(0,fe.t)(y),{scope:"row"}),(0,Fe.make)("td","",(0,Fe.bytesWords)(S)),(0,Fe.make)(
"td"),(0,Fe.make)("td","",v?`✓ ${(0,fe.t)("yes")}`:`✕ ${(0,fe.t)("no")}`),(0,Fe.make)("td")];return a[2].append(f),a[4].append(xn(e,"pick",E,(0,fe.t)("Choos\
e"),(0,fe.t)("Choose {precision}",{precision:(0,fe.t)(y)}))),k.append(...a),k}))}function x({room:M,free:A,reckoned:C}){if(M===null)return(0,fe.t)("Neither its \
files nor its config say how much memory it needs.");let E={size:(0,Fe.bytesWords)(M),free:(0,Fe.bytesWords)(A)};return C?`${(0,fe.t)("It needs about {size}, wi\
th room for a run; {free} is available.",E)} ${(0,fe.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,fe.t)("It needs {s\
ize}, with room for a run; {free} is available.",E)}return M=>{t.hidden=!e.found,!t.hidden&&M.found&&l(e.found)}}var St=g(H(),1),Ge=g(j(),1);var fp=[1,2,4];function Ec(t,e){let n=t.querySelector("thead tr"),[o,s,r,i]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(b=>t.querySelector(b));function l(b){
(0,St.say)(o,b.model),Gs(s,[[(0,Ge.t)("class"),b.class_name],[(0,Ge.t)("parameters"),yn(b.parameters),"parameters"],[(0,Ge.t)("precision"),(0,Ge.t)(b.precision),
"precision"],[(0,Ge.t)("device"),b.device],[(0,Ge.t)("in memory"),(0,St.bytesWords)(b.bytes),"memory",()=>Ks(b.bytes,b.parameters)],[(0,Ge.t)("context"),b.context_length?
(0,Ge.tn)(b.context_length,"{count} token","{count} tokens"):(0,Ge.t)("unlimited"),"context"],[(0,Ge.t)("vocabulary"),yn(b.vocab_size),"vocabulary"],[(0,Ge.t)("\
chat template"),b.chat_template?(0,Ge.t)("yes"):(0,Ge.t)("no")]]);let{fields:x}=b;(0,St.say)(r,x.length?"":(0,Ge.t)("It sets no field: the library’s defaults ap\
ply.")),r.hidden=x.length>0,t.querySelector("table").hidden=x.length===0,i.replaceChildren(...x.map(M=>{let A=(0,St.make)("tr"),C=(0,St.make)("th","",null,{scope:"\
row"});C.append((0,St.make)("code","",M.name)),A.append(C,m(M.model),m(M.library),(0,St.make)("td","",(0,Ge.t)(M.meaning)),(0,St.make)("td","",w(M)));for(let E of fp)
A.cells[E].dataset.label=n.cells[E].textContent;return A}))}function m(b){let x=(0,St.make)("td");return x.append((0,St.make)("code","",b===null?(0,Ge.t)("none"):
JSON.stringify(b))),x}function w({applies:b,by:x,ignored:M,same:A}){return x==="changed"?(0,St.inParts)([`▲ ${(0,Ge.t)("the page sets {value}",{value:JSON.stringify(
b)})}`,(0,Ge.t)(M)]):x==="model"&&M?`○ ${(0,Ge.t)(M)}`:x==="model"?A?(0,Ge.t)("the same as the default"):`◆ ${(0,Ge.t)("applies")}`:(0,Ge.t)("another field \
takes its place")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&l(e.found)}}var Sn=g(ke(),1),Rn=g(et(),1),ae=g(H(),1),To=g(Lt(),1),xe=g(j(),1),Wc=g(Ve(),1);var vn=g(We(),1);function Nc(t,e){let n=h=>t.querySelector(".gp-"+h),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let h=(0,ae.make)("tr"),T=(0,ae.make)(
"th","",null,{scope:"row"});T.append((0,ae.make)("span"),(0,ae.make)("small")),h.append(T);for(let $=0;$<6;$++){let _=(0,ae.make)("td");if(_.append((0,ae.make)(
"span"),(0,ae.make)("small")),$===0){let P=(0,ae.make)("span","gp-bytes",null,{"aria-hidden":"true"});P.append((0,ae.make)("i")),_.append(P)}h.append(_)}return h}
function i(h,T){if((h.dataset.tip||"")!==T){for(let $ of["tabindex","data-tip"])h.removeAttribute($);if(T)for(let[$,_]of[["tabindex",0],["data-tip",T]])h.setAttribute(
$,_)}}let l=(h,T,$="")=>{(0,ae.say)(h.children[0],T),(0,ae.say)(h.children[1],$)};function m({bytes:h,scale_bytes:T},$){if(!(0,vn.isKnown)(h))return["–",""];let _=$&&
(0,vn.isKnown)($.bytes)?(0,xe.t)("{share} of the reference",{share:(0,ae.percent)((h+T)/($.bytes+$.scale_bytes))}):"";return[An(h+T),_]}let w=({bytes:h,scale_bytes:T})=>(0,vn.isKnown)(
h)&&T?(0,xe.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:An(h),scales:An(T)}):"";function b({pace:h,paces:T,ratio:$}){if(!h)
return["–",""];let _=T.length>1?(0,xe.t)("{low} to {high}",{low:(0,Rn.fixed)(h.low,1),high:(0,Rn.fixed)(h.high,1)}):(0,xe.t)("one run");return[(0,Rn.fixed)(h.
median,1),$?`${_}, ${$t($.median)}`:_]}function x(h,T){if(T===0)return[["–",""],["–",""],["–",""]];let{pair:$}=h;if(!$||$.error)return[[$?(0,xe.t)("none"):
"–",""],["–",""],["–",""]];let _=(0,xe.t)(e.unit);return[[sn($.mean,e.unit),_],[sn($.max,e.unit),(0,xe.t)("{unit}, token {number}",{unit:_,number:(0,ae.count)(
$.max_at+1)})],[(0,ae.percent)($.same_top),""]]}function M(h,T){let $=h.map(_=>_.pair).find((_,P)=>_&&!_.error&&(T===0||P===T));return $?(0,ae.decimals)($.perplexities[T===
0?0:1],3):"–"}function A(h){let T=Ue(h.precision||"");return T&&T!==Ue(h.title)?(0,xe.t)("the reference: {precision}",{precision:T}):(0,xe.t)("the reference")}
function C({groups:h}){let T=Math.max(...h.map(({bytes:_,scale_bytes:P})=>(_||0)+(P||0)),1),$=(0,Sn.fit)(o,h.length,r);h.forEach((_,P)=>{let[W,R,L,z,I,re,Z]=$[P].
cells;l(W,Ue(_.title),P?Ue(_.precision||_.model):A(_)),l(R,...m(_,P?h[0]:null)),i(R.firstChild,w(_)),(0,Sn.showIf)(R.lastChild,(0,vn.isKnown)(_.bytes)),(0,Sn.sayPercent)(
R.lastChild.firstChild,"width",((_.bytes||0)+(_.scale_bytes||0))/T),l(Z,...b(_)),x(_,P).forEach((Ee,it)=>l([L,z,I][it],...Ee)),l(re,M(h,P))})}function E(h,T){let[
$,_]=[[...h],[...T]],P=$.findIndex((W,R)=>W!==_[R]);return P<0?$.length:P}function y({groups:h}){let T=(0,Sn.fit)(n("writings"),h.length,()=>{let _=(0,ae.make)(
"li"),P=(0,ae.make)("p","gp-writing-head");return P.append((0,ae.make)("b"),(0,ae.make)("span","gp-note")),_.append(P,(0,ae.make)("p","gp-writing",null,{dir:"au\
to"})),_}),$=h[0].text;h.forEach((_,P)=>{let[W,R]=T[P].children;(0,ae.say)(W.children[0],Ue(_.title)),(0,ae.say)(W.children[1],S(_,P,$)),W.children[1].classList.
toggle("gp-parting",P>0&&(0,vn.isKnown)(_.parts_at));let L=JSON.stringify([$,_.text,P]);if(R.dataset.key===L||(R.dataset.key=L,R.replaceChildren(),_.text===null))
return;let z=P&&$!==null?E($,_.text):[..._.text].length,I=[..._.text];R.append(I.slice(0,z).join("")),z<I.length&&R.append((0,ae.make)("span","gp-apart",I.slice(
z).join("")))})}function S({failed:h,text:T,tokens:$,parts_at:_,pair:P},W,R){if(h)return`✕ ${(0,xe.t)("stopped by an error")}`;if(T===null)return e.done?(0,xe.t)(
"did not finish"):(0,xe.t)("writing, or waiting for its turn");let L=P&&P.error&&(0,xe.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,xe.t)(
P.error.message)} ${(0,xe.t)(P.error.fix)}`});return[v($,_,W&&R!==null),L].filter(Boolean).join(". ")}function v(h,T,$){return $?(0,vn.isKnown)(T)?`✂ ${(0,xe.t)(
"diverges from the reference at token {number} of {all}",{number:(0,ae.count)(T+1),all:(0,ae.count)(h)})}`:`= ${(0,xe.tn)(h,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,xe.tn)(h,"{count} token","{count} tokens")}let k=(h,T=0)=>(0,To.inARow)(e.found.groups.slice(T).map(($,_)=>{
let P=h($,T+_);return P&&(0,xe.t)("{name}: {words}",{name:Ue($.title),words:P})})),f=h=>k(T=>T.pair&&!T.pair.error?h(T.pair):"",1),c=h=>`${sn(h,e.unit)} ${(0,xe.t)(
e.unit)}`;function d({bytes:h,scale_bytes:T}){return(0,vn.isKnown)(h)?T?(0,xe.t)("{size} + {scales} of scales = {value}",{size:An(h),scales:An(T),value:An(h+T)}):
An(h):""}function a({paces:h,pace:T}){if(!T)return"";let $=(0,Rn.listed)(h.map(_=>(0,Rn.fixed)(_,1)));return(0,xe.tn)(h.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:$,median:(0,Rn.fixed)(T.median,1)})}function p({tokens:h,mean:T}){if(!(0,vn.isKnown)(T))return"";
let $=h.reduce((_,{kl:P})=>_+P,0);return(0,To.quotientWords)(sn($,e.unit),(0,ae.count)(h.length),c(T))}function u({tokens:h,max_at:T,max:$}){let _=h[T].candidates.
map(([,W,R,L])=>({text:W,p:R,q:L})),P=(0,To.klSumWords)(_,e.unit,c($));return P&&(0,xe.t)("token {number}, {words}",{number:(0,ae.count)(T+1),words:P})}let O=({
tokens:h,same_top:T})=>(0,xe.tn)(h.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,ae.count)(h.filter(({same_top:$})=>$).
length),share:(0,ae.percent)(T)});function N({tokens:h,perplexities:[,T]}){let $=h.reduce((P,{logprobs:[,W]})=>P+(W??-1/0),0),_=(0,ae.decimals)(T,3);return(0,ae.decimals)(
Math.exp(-$/h.length),3)!==_?_:`exp(−(${(0,ae.decimals)($)}) / ${(0,ae.count)(h.length)}) = ${_}`}(0,Wc.runsOfTerms)(t,{weights:()=>k(d),speed:()=>k(a),mean:()=>f(
p),max:()=>f(u),same:()=>f(O),perplexity:()=>f(N)});function q(){let h=e.found;(0,ae.say)(n("missing"),h.reading!==null?(0,xe.t)("Reading the reference’s text w\
ith {model}.",{model:Ue(h.groups[h.reading].title)}):Mt(e,h));let T=h.noise?(0,xe.t)(h.noise):h.others?(0,xe.t)(ro):"";(0,Sn.showIf)(n("warning"),!!T),(0,ae.say)(
n("warning"),T?`⚠ ${T}`:""),(0,Sn.showIf)(n("cpu"),!!h.cpu_words),(0,ae.say)(n("cpu"),(0,xe.t)(h.cpu_words)),C(h),y(h);let $=h.groups.filter(({pair:_})=>_&&!_.
error);e.done&&$.length&&(0,ae.say)(n("told"),$.map(({title:_,pair:P})=>(0,xe.t)("{model}: mean KL {kl}",{model:Ue(_),kl:`${sn(P.mean,e.unit)} ${(0,xe.t)(e.unit)}`})).
join(". ")+".")}return h=>{t.hidden=!s(),!t.hidden&&(h.found||h.status||h.unit)&&q()}}var Ce=g(H(),1),ze=g(j(),1),Pc=g(Ve(),1);var ht=g(H(),1),rt=g(j(),1);function Ac(t){let{replicas:e,lanes:n,waiting:o,lost:s,states:r}=t,i=(0,ht.make)("section","gp-shelf-section");i.append((0,ht.make)(
"h3","",(0,rt.t)("Replicas")),(0,ht.make)("p","gp-note",[e.length===0?(0,rt.t)("No replica of the cluster answers now: runs wait until one does."):(0,rt.tn)(e.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,rt.tn)(o,"One run waits.","{count} runs wait."):"",mp(r)].filter(Boolean).join(" ")));for(let l of s){let m=(0,ht.make)("p","gp-problem");m.append((0,ht.make)(
"b","","▲ "),gp(l)),i.append(m)}return e.length&&i.append(wp(t)),[i]}function mp({STARTING:t=0,RECOVERING:e=0,STOPPING:n=0}){let[o,s]=[t+e,n];return[o?(0,rt.tn)(
o,"One more is on its way.","{count} more are on their way."):"",s?(0,rt.tn)(s,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function gp({number:t,seconds:e}){return`${e<90?(0,rt.t)("Replica {number} was lost less than two minutes ago.",{number:t}):
(0,rt.t)("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${(0,rt.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function wp({replicas:t,lanes:e}){let[n,o,s,r]=[(0,ht.make)("table"),(0,ht.make)("thead"),(0,ht.make)(
"tr"),(0,ht.make)("tbody")];return s.append(...[(0,rt.t)("replica"),(0,rt.t)("runs"),(0,rt.t)("models")].map(i=>(0,ht.make)("th","",i,{scope:"col"}))),o.append(
s),r.append(...t.map(({number:i,decoding:l,models:m})=>{let w=(0,ht.make)("tr");return w.append((0,ht.make)("th","",(0,rt.t)("Replica {number}",{number:i}),{scope:"\
row"}),(0,ht.make)("td","",(0,rt.t)("{count} of {lanes}",{count:l,lanes:e}),{"data-label":(0,rt.t)("runs")}),(0,ht.make)("td","",m.join(", ")||"–",{"data-labe\
l":(0,rt.t)("models")})),w})),n.append((0,ht.make)("caption","gp-hidden",(0,ht.asSentence)((0,rt.t)("the replicas of the cluster"))),o,r),n}function qc(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),s=new Map;function r({sections:l,canOpen:m,cluster:w}){let b=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...w?Ac(w):[]),o.replaceChildren(...l.
flatMap(({title:x,note:M,folded:A,rows:C})=>{let E=(0,ze.t)(x),y=(0,Ce.make)("table"),S=(0,Ce.make)("tr");S.append(...[(0,ze.t)("model"),(0,ze.t)("description"),
(0,ze.t)("size"),(0,ze.t)("matching draft")].map((d,a)=>{let p=(0,Ce.make)("th","",null,{scope:"col"}),u=(0,Ce.make)("span","",d);return a===2&&(0,Pc.tipOfTerm)(
u,"memory",()=>""),p.append(u),p}),(0,Ce.make)("td"));let[v,k]=[(0,Ce.make)("thead"),(0,Ce.make)("tbody")];v.append(S),k.append(...C.map(d=>i(d,m))),y.append((0,Ce.make)(
"caption","gp-hidden",E),v,k);let f=(0,Ce.make)("details","gp-shelf-section"),c=(0,Ce.make)("summary");return c.append((0,Ce.make)("h3","",E),(0,Ce.make)("span",
"gp-note",` ${C.length}`)),f.append(c,(0,Ce.make)("p","gp-note",C.length?(0,ze.t)(M):(0,ze.t)("None yet.")),...C.length?[y]:[]),f.open=s.has(E)?s.get(E):!A,f.addEventListener(
"toggle",()=>s.set(E,f.open)),[f]})),b&&t.querySelector(`[aria-label=${CSS.escape(b)}]`)?.focus()}function i(l,m){let w=(0,Ce.make)("tr"),b=(0,Ce.make)("th","",
l.model,{scope:"row"}),x=l.download&&!l.here,[M,A,C,E]=[(0,Ce.make)("td","",(0,ze.t)(l.words)),(0,Ce.make)("td"),(0,Ce.make)("td","",l.assistant||"–",{"data-l\
abel":(0,ze.t)("matching draft")}),(0,Ce.make)("td")];if(l.loaded){let{class_name:y,precision:S,device:v,bytes:k,in_use:f,parameters:c}=l.loaded;M.append(f?`● ${(0,ze.t)(
"in use")}`:`○ ${(0,ze.t)("idle")}`,(0,Ce.make)("small","",(0,ze.t)("{kind}, {precision}, on {device}",{kind:y,precision:(0,ze.t)(S),device:v}))),A.append((0,Ce.bytesWords)(
k),(0,Ce.make)("small","",(0,ze.t)("{count} parameters",{count:yn(c)})))}else{A.append(l.millions?(0,ze.t)("about {size}",{size:yn(l.millions*1e6)}):(0,Ce.bytesWords)(
l.size),(0,Ce.make)("small","",l.millions?(0,ze.t)("parameters"):(0,ze.t)("on disk"))),x&&A.append((0,Ce.make)("small","",(0,ze.t)("{size} to download",{size:(0,Ce.bytesWords)(
l.download)})));let y=[l.gated?`▲ ${(0,ze.t)("gated: needs an access token")}`:"",l.here?`✓ ${(0,ze.t)("downloaded")}`:""].filter(Boolean);y.length&&b.append(
(0,Ce.make)("small","",y.join(" · ")))}return E.append(x?xn(e,"get",l.model,(0,ze.t)("Get it")):xn(e,"use",l.model,(0,ze.t)("Use it"))),l.loaded?E.append(xn(e,
"tell",l.model,(0,ze.t)("Show"))):m&&E.append(xn(e,"pick",l.model,(0,ze.t)("Put the name in the Model box"))),l.canUnload&&E.append(xn(e,"unload",l.model,(0,ze.t)(
"Unload"))),w.append(b,M,A,C,E),w}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&r(e.found)}}var an=g(ke(),1),Ke=g(H(),1),Ys=g(j(),1);var Xn=g(ke(),1),Bt=g(H(),1),rn=g(j(),1),Lc=g(Ve(),1),Rc=16;function ei(t,e,n){let o=new Map;for(let[s,r]of Object.entries(t.tables[e]||{}))(r?.[n]||[]).forEach(
(i,l)=>{o.has(i)||o.set(i,[]),o.get(i).push([Number(s),l])});return o}function bp(t,e,n){let o=ei(t,e,n),s=(t.kept[e]?.[n]||[]).filter(r=>!o.has(r));return[t.settings.
blocks[n],o.size,[...o.values()].filter(({length:r})=>r>1).length,s.length]}function zc(t,e,n,o){let s=e.ways[n],{blocks:r=[],kinds:i=[]}=s.settings,l=(0,Xn.fit)(
t,r.length,()=>{let m=(0,Bt.make)("div","gp-blocks-kind");return m.append((0,Bt.make)("p","gp-note"),(0,Bt.make)("div","gp-blocks-grid",null,{role:"group"})),m});
r.forEach((m,w)=>{let[b,x]=l[w].children;(0,Bt.say)(b,kp(s,e.stepOf(n),w,r.length>1?i[w]:"")),x.setAttribute("aria-label",b.textContent),yp(x,e,n,w,o)})}function kp(t,e,n,o){
let[s,r,i,l]=bp(t,e,n),m=(0,Bt.inParts)([(0,rn.tn)(s,"{used} of {count} block used","{used} of {count} blocks used",{used:r}),i&&(0,rn.tn)(i,"{count} of them sh\
ared","{count} of them shared"),l&&(0,rn.tn)(l,"{count} kept","{count} kept"),(0,rn.tn)(s-r-l,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${m}`:m}function yp(t,e,n,o,s){let r=e.ways[n],[i,l]=[e.stepOf(n),r.settings.blocks[o]],m=Array.isArray(r.settings.first_block)?r.settings.first_block[o]:r.settings.
first_block||0,w=ei(r,i,o),b=new Set(r.kept[i]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let x=(0,Xn.fit)(t,l,()=>(0,Bt.make)("i"));for(let M=0;M<
l;M++){let A=m+M,C=w.get(A)||[],E=C.some(([y])=>y===e.request);(0,Xn.sayClass)(x[M],`gp-block${C.length?"":b.has(A)?" gp-kept":" gp-free"}${C.length>1?" gp-shar\
ed":""}${E?" gp-own":""}`),(0,Bt.say)(x[M],C.length>1?`×${C.length}`:C.length?String(C[0][0]+1):""),(0,Xn.sayAttributes)(x[M],{style:C.length?`--own: ${s(C[0][0])}\
; --other: ${s(C.at(-1)[0])}`:""}),(0,Lc.tipLater)(x[M],()=>xp(e,n,o,A,ei(r,e.stepOf(n),o).get(A)||[],b.has(A)))}}function xp(t,e,n,o,s,r){if(!s.length&&r)return(0,rn.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!s.length)return(0,rn.t)("Block {bl\
ock}: empty.",{block:o});let i=s.map(([w])=>w+1).join(", "),l=(0,rn.tn)(s.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:i}),m=t.ways[e].settings.kinds?.[n]==="full_attention"?vp(t,e,s[0]):"";return m?`${l} ${(0,rn.t)("In it: {tokens}",{tokens:m})}`:l}function vp(t,e,[
n,o]){let s=t.ways[e],{page_size:r}=s.settings,i=0;for(let w of s.cells[n].slice(0,t.stepOf(e)+1))w&&w.tokens?i=w.position+w.tokens-w.padding:w?.back&&(i=0);let l=[
...t.requests[n].tokens.map(([w])=>w),...t.newIds(e,n)].slice(o*r,Math.min(i,(o+1)*r)),m=l.slice(0,Rc).map(w=>t.label(w));return m.some(w=>w===null)?"":(0,Bt.quoted)(
m.join(""))+(l.length>Rc?" …":"")}var Dc=g(et(),1),Te=g(H(),1),ee=g(j(),1),Vc=g(Ve(),1),Uc=g(We(),1);function Ic(t,e,n){let{sums:o,cells:s}=t,r={came:Sp(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return s[e].forEach((i,l)=>{if(!i||!["prefill","\
chunk","decode","pad"].includes(i.what))return;let{start:m,seconds:w}=o[l];r.began??=[l,m],i.what!=="pad"&&(r.ended=[l+1,m+w]),i.id!==null&&r.tokens.push([l+1,m+
w])}),r}function Sp(t,e,n){for(let o=0;o<t.length;o++){let{at:s,start:r,seconds:i}=t[o];if(n==="steps"&&s>=e)return[o,r];if(n==="seconds"&&r>=e)return[o,e];if(n===
"seconds"&&r+i>e)return[o+(e-r)/i,e]}return null}var Ho=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var Do=g(H(),1),B=g(j(),1),Bc=8,Op=t=>t==="fifo"?"FIFO":t==="prefill_first"?(0,B.t)("prefill first"):t;function Ln({kind:t}){return t==="padded"?(0,B.t)("Padded\
 batches"):t==="alone"?(0,B.t)("One after another"):(0,B.t)("Continuous batching")}var Ut=t=>String.fromCharCode(65+t);function Hs({kind:t,blocks:e,page_size:n,
token_budget:o,scheduler:s,share_prefixes:r,max_requests:i}){if(t==="alone")return"";if(t==="padded")return(0,B.tn)(i,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let l=(e||[]).reduce((m,w)=>m+w,0);return(0,Do.inParts)([(0,B.tn)(l,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,B.t)("token budget {budget}",{budget:o}),(0,B.t)("scheduler {scheduler}",{scheduler:Op(s)}),r?(0,B.t)("prefix sharing"):(0,B.t)("no prefix\
 sharing")])}var jc=(t,e)=>{let n=t.label(e);return n===null?(0,B.t)("the token with id {id}",{id:e}):(0,Do.quoted)(n)};function Tp(t,e,n,{position:o,tokens:s,padding:r}){
return[...t.requests[n].tokens.map(([m])=>m),...t.newIds(e,n)].slice(o,o+s-r)}function $p({what:t,tokens:e,padding:n,place:o,anew:s}){let r=e-n;return t==="pref\
ill"?(0,B.tn)(r,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?(0,B.tn)(r,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):t==="decode"?(0,B.t)("decode"):t==="pad"?(0,B.t)("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?(0,B.t)(
"starved: it needs a block, and none is free"):t==="idle"?(0,B.t)("it has blocks, but no turn in this step"):s?(0,B.t)("waits again, number {place} in the queue",
{place:o}):(0,B.t)("waits, number {place} in the queue",{place:o})}function Ds(t,e,n,o){let s={request:n+1,step:o+1},r=t.ways[e].cell(n,o);if(!r)return(0,B.t)("\
Request {request}, step {step}: {doing}.",{...s,doing:Mp(t,e,n,o)});let i=[(0,B.t)("Request {request}, step {step}: {doing}.",{...s,doing:$p(r)})];if(r.what==="\
prefill"||r.what==="chunk"||r.what==="decode"){let l=Tp(t,e,n,r),m=l.slice(0,Bc).map(w=>jc(t,w)).join(" ")+(l.length>Bc?" …":"");m&&i.push((0,B.t)("It reads {\
tokens}.",{tokens:m})),r.id!==null&&i.push((0,B.t)("It writes {token}.",{token:jc(t,r.id)})),r.shared&&i.push((0,B.tn)(r.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),r.again&&i.push((0,B.tn)(r.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),r.padding&&i.push((0,B.tn)(r.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return r.back&&i.push((0,B.t)("It was preempted: it lost its blocks.")),i.join(" ")}function Mp(t,e,n,o){let r=t.ways[e].cells[n].findIndex(Boolean),
i=t.ways[e].ends?.[n];return o<r||r<0&&!i?(0,B.t)("it has not arrived yet"):i?.status==="cancelled"?(0,B.t)("it was cancelled"):i?.status==="failed"?(0,B.t)("it\
 has failed"):i?.status==="refused"?(0,B.t)("it was refused"):(0,B.t)("it has ended")}function Fc(t,e,n){let o=t.ways[e].cells[n],s=[];o.forEach((i,l)=>{let m=i&&
{prefill:(0,B.t)("prefill"),chunk:(0,B.t)("chunked prefill"),decode:(0,B.t)("decode"),pad:(0,B.t)("padding"),waits:(0,B.t)("waits"),starved:(0,B.t)("starved"),idle:(0,B.t)(
"no turn")}[i.what];if(!m)return;let w=s.at(-1);w&&w.kind===m&&w.to===l?w.to=l+1:s.push({kind:m,from:l+1,to:l+1})});let r=s.map(({kind:i,from:l,to:m})=>l===m?(0,B.t)(
"{what} in step {from}",{what:i,from:l}):(0,B.t)("{what} in steps {from} to {to}",{what:i,from:l,to:m}));return(0,B.t)("Request {request}: {what}.",{request:n+1,
what:r.join(", ")||(0,B.t)("never arrived")})}function Gc({step:t,message:e,lost:n,again:o}){let s=r=>r.map(i=>i+1).join(", ");return[(0,B.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?(0,B.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:s(n)}):(0,B.t)("No request was lost."),...o.length?[(0,B.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:s(o)})]:[],(0,B.t)("A new server went on with the rest.")].join(" ")}function ti(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return(0,B.t)("no \
step");let o=t.values.clock==="steps"&&n.at!==t.stepOf(e);return(0,Do.inParts)([(0,B.t)("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&
(0,B.t)("at {at} by the clock",{at:n.at}),(0,B.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,B.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,B.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function Kc({waiting:t,starved:e,back:n,came:o,left:s,evicted:r}){
let i=l=>l.map(m=>m+1).join(", ");return[t.length?(0,B.t)("Queue: {numbers}.",{numbers:i(t)}):(0,B.t)("Nobody waits."),...o.length?[(0,B.t)("Came: {numbers}.",{
numbers:i(o)})]:[],...s.length?[(0,B.t)("Cancelled: {numbers}.",{numbers:i(s)})]:[],...r?[(0,B.tn)(r,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...e.length?[(0,B.t)("Starved: {numbers}.",{numbers:i(e)})]:[],...n.length?[(0,B.t)("Preempted: {numbers}.",{numbers:i(n)})]:[]].join(" ")}var _p=t=>(0,ee.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Dc.fixed)(t,1)}),Vs=t=>t?`${_p(t[0])}, ${(0,Te.seconds)(t[1])}`:"–",Cp=t=>t?
(0,ee.t)("before step {step}, at {time}",{step:Math.floor(t[0])+1,time:(0,Te.seconds)(t[1])}):"–",Hc=t=>t?(0,ee.t)("in step {step}, at {time}",{step:t[0],time:(0,Te.seconds)(
t[1])}):"–",Ep=()=>[[(0,ee.t)("came"),"time",({times:t})=>Cp(t.came)],[(0,ee.t)("first worked on"),"time",({times:t})=>t.began?Hc([t.began[0]+1,t.began[1]]):"\
–"],[(0,ee.t)("waited before"),"queue",({times:t})=>Vs(Ho(t.came,t.began))],[(0,ee.t)("time to first token"),"first-token",({times:t})=>Vs(Ho(t.came,t.tokens[0]))],
[(0,ee.t)("median time between tokens"),"between-tokens",({times:t})=>Np(t.tokens)],[(0,ee.t)("last step"),"time",({times:t})=>Hc(t.ended)],[(0,ee.t)("latency"),
"latency",({times:t,end:e})=>e?.status==="finished"?Vs(Ho(t.came,t.ended)):"–"],[(0,ee.t)("new tokens"),"length",({times:t})=>String(t.tokens.length)],[(0,ee.t)(
"tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[(0,ee.t)("times preempted"),"preempted",({cells:t})=>String(t.filter(
e=>e?.back).length)],[(0,ee.t)("blocks at this step"),"block",({blocks:t})=>t],[(0,ee.t)("end"),"ending",({end:t,isOver:e})=>Ap(t,e)],[(0,ee.t)("the tokens of g\
enerate"),"continuous-batching",t=>Pp(t)]],Wp=()=>({time:{meaning:(0,ee.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,ee.t)(
"steps, s")},queue:{meaning:(0,ee.t)("From the arrival of the request to the first step that worked on it."),unit:(0,ee.t)("steps, s")},"first-token":{meaning:(0,ee.t)(
"From the arrival of the request to its first new token."),unit:(0,ee.t)("steps, s")},"continuous-batching":{meaning:(0,ee.t)("Whether continuous batching wrote\
 the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function Np(t){
if(t.length<2)return"–";let e=t.slice(1).map((n,o)=>Ho(t[o],n));return Vs([0,1].map(n=>(0,Uc.medianOf)(e.map(o=>o[n]))))}function Ap(t,e){return t?t.status===
"cancelled"?(0,ee.t)("cancelled"):t.status==="failed"?t.reason?(0,ee.t)("failed: {reason}",{reason:t.reason}):(0,ee.t)("failed"):t.status==="refused"?t.reason?(0,ee.t)(
"refused: {reason}",{reason:t.reason}):(0,ee.t)("refused"):t.reason==="eos"?(0,ee.t)("finished: the EOS token"):(0,ee.t)("finished: the length limit"):e?(0,ee.t)(
"it did not end"):(0,ee.t)("under way")}function Pp({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?(0,ee.t)("it is generate"):t&&t.same!==null&&t.same!==void 0?
t.same?(0,ee.t)("✓ the same"):(0,ee.t)("✗ other tokens"):e?(0,ee.t)("○ not comparable: sampled"):o?"–":(0,ee.t)("○ not compared: generate has not served\
 it")}function Jc(t,e,n){let{request:o,ways:s,requests:r,values:i}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:m,temperature:w,top_k:b,top_p:x}=r[o],
M=(0,Te.make)("h3","gp-serving-sub",(0,ee.t)("Request {request}",{request:o+1}));M.style.setProperty("--own",n(o));let A=(0,Te.make)("p","gp-serving-prompt");A.
append((0,Te.make)("span","gp-mark",`${(0,ee.t)("Prompt:")} `),(0,Te.make)("bdi","",l));let C=(0,Te.make)("p","gp-note",[(0,ee.tn)(m,"at most {count} new token",
"at most {count} new tokens"),w==null?(0,ee.t)("greedy"):[`temperature ${w}`,...b?[`top_k ${b}`]:[],...x?[`top_p ${x}`]:[]].join(", ")].join(" · "));t.replaceChildren(
M,A,C,...s.map((E,y)=>qp(e,y,o)),ni(Rp(e,o,i.clock),(0,ee.t)("Request {request} in each way",{request:o+1})))}function qp(t,e,n){let o=(0,Te.make)("p","gp-servi\
ng-text");t.ways.length>1&&o.append((0,Te.make)("b","",`${Ut(e)} `));let s=t.ways[e].ends?.[n]?.tokens,r=t.newIds(e,n),i=t.ways[e].cells[n].flatMap((m,w)=>m&&m.
id!==null?[w]:[]),l=Math.max(r.length,s?.length??0);for(let m=0;m<l;m++){let[w,b,x]=s?.[m]??[r[m],t.label(r[m]),t.label(r[m])],M=(0,Te.make)("span","gp-serving-\
token");b===null?M.append((0,Te.make)("span","gp-mark",` ${w} `)):x===null?M.append((0,Te.labelled)(b,"gp-end")):(0,Te.fillToken)(M,x),(i[m]??1/0)>t.stepOf(e)&&
(M.dataset.later=""),o.append(M)}return l||o.append((0,Te.make)("span","gp-mark",(0,ee.t)("(no token)"))),o}function ni(t,e){let n=(0,Te.make)("div","gp-serving\
-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function Rp(t,e,n){let o=(0,Te.make)("table","gp-serving-facts");o.append((0,Te.make)(
"caption","gp-hidden",(0,ee.t)("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild((0,Te.make)("thead")).appendChild((0,Te.make)("tr")).
append((0,Te.make)("td"),...t.ways.map((l,m)=>(0,Te.make)("th","",`${Ut(m)} ${Ln(l.settings)}`,{scope:"col"})));let s=o.appendChild((0,Te.make)("tbody")),r=t.ways.
map((i,l)=>({times:Ic(i,e,n),cells:i.cells[e],end:i.ends?.[e],isOver:!!i.ends,isAlone:i.settings.kind==="alone",hasAlone:t.ways.some(({settings:m})=>m.kind==="a\
lone"),isSampled:typeof t.requests[e].temperature=="number",blocks:i.settings.blocks&&(i.tables[t.stepOf(l)]?.[e]||[]).map(m=>m.join(" ")).join("; ")||"–"}));
for(let[i,l,m]of Ep()){let w=s.appendChild((0,Te.make)("tr")),b=(0,Te.make)("th","",null,{scope:"row"}),x=b.appendChild((0,Te.make)("span","",i));(0,Vc.tipOfTerm)(
x,l,()=>"",Wp()[l]),w.append(b,...r.map(M=>(0,Te.make)("td","",m(M))))}return o}var Lp=["kept","chosen","accepted","rejected","bonus"],zp=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Zc=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),Ip=(t,e)=>"#"+Zc(t).map((n,o)=>Math.round((n+Zc(e)[o])/2).toString(16).padStart(2,"0")).join("");function Us(t){let e=getComputedStyle(t),n=s=>e.getPropertyValue(
"--gp-"+s).trim(),o=[...Lp.map(n),...zp.map(([s,r])=>Ip(n(s),n(r)))];return s=>o[s%o.length]}var Yc=g(ke(),1),$o=g(H(),1),zn=g(j(),1),jt=g(hr(),1),Yn=g(Xc(),1);var Bp=132,jp=()=>[{name:"requests",title:(0,zn.t)("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:(0,zn.t)("Requests in the queue"),
value:({waiting:t})=>t.length,of:()=>!0},{name:"tokens",title:(0,zn.t)("Tokens a step"),value:Fp,of:()=>!0},{name:"free",title:(0,zn.t)("Empty blocks"),value:({
free:t})=>t,of:({settings:t})=>!!t.blocks}],Fp=({prefill:t,decode:e,padding:n})=>t+e+n;function ed(t,e,n){let o=jp().filter(({of:r})=>e.ways.some(r)),s=(0,Yc.fit)(
t,o.length,()=>Gp(e,n));o.forEach((r,i)=>Kp(s[i],e,r))}function Gp(t,e){let n=(0,$o.make)("figure","gp-serving-curve");return n.append((0,$o.make)("figcaption"),
(0,$o.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:s,right:r,width:i}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),m=(o.clientX-l.left-
Number(s))/(Number(i)-Number(s)-Number(r));e(Math.max(0,Math.min(t.length-1,Math.floor(m*t.length))))}),n}function Kp(t,e,{name:n,title:o,value:s,of:r}){let[i,l]=t.
children,m=e.ways.map((v,k)=>({way:v,i:k})).filter(({way:v})=>r(v)),w=n==="tokens",b=w?e.served.settings.token_budget:void 0,x=Math.max(1,...(w?[e.served]:m.map(
({way:v})=>v)).flatMap(({sums:v})=>v.map(s))),M=b!==void 0&&b<=x*3,A=M?Math.max(x,b):x;(0,$o.say)(i,Hp(e,o,m,w,b));let C=(0,Yn.plotIn)(l,{height:Bp,x:[0,Math.max(
1,e.length)],y:[0,A*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:C.left,right:C.right,width:C.width});let E=(0,Yn.ticksWithin)(1,e.length,
C.inner/70).filter(Number.isInteger).map(v=>[v-.5,String(v)]),y=[(0,Yn.axisMarks)(C,{xTicks:E,yTicks:(0,Yn.ticksWithin)(0,A,3).filter(Number.isInteger),xTitle:(0,zn.t)(
"step"),yTitle:""})];w?y.push(Up(C,e.served.sums)):y.push(m.map(({way:v,i:k})=>(0,jt.pathMark)(`gp-curve-line gp-way-${k}`,Vp(C,v.sums.map(s))))),M&&y.push([(0,jt.lineMark)(
"gp-curve-budget",C.left,C.y(b),C.width-C.right,C.y(b))]),n==="free"&&y.push(Jp(C,e.served.sums));let S=C.x(e.step+.5);y.push([(0,jt.lineMark)("gp-curve-here",S,
C.top,S,C.height-C.bottom)]),C.draw(Dp(o,w?[{way:e.served,i:e.way}]:m,s,e),y)}function Hp(t,e,n,o,s){if(!o)return e;let r=t.ways.length>1?`${e}, ${Ut(t.way)}`:e;
return s===void 0?r:`${r} (${(0,zn.t)("budget {budget}",{budget:s})})`}function Dp(t,e,n,o){let s=e.map(({way:r,i})=>{let l=r.sums.map(n),m=l[o.stepOf(i)]??0;return(0,zn.t)(
"{way}: at most {most}, {here} at step {step}",{way:Ut(i),most:Math.max(0,...l),here:m,step:o.stepOf(i)+1})});return`${t}. ${s.join(". ")}.`}var Vp=(t,e)=>e.flatMap(
(n,o)=>[[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function Up(t,e){let n=[["decode",({decode:s})=>s],["prefill",({prefill:s,again:r})=>s-r],["again",({again:s})=>s],
["padding",({padding:s})=>s]],o=e.map(()=>0);return n.map(([s,r])=>{let i=e.map((m,w)=>o[w]+r(m)),l=e.map((m,w)=>i[w]>o[w]?`M${(0,jt.pixel)(t.x(w))} ${(0,jt.pixel)(
t.y(o[w]))}V${(0,jt.pixel)(t.y(i[w]))}H${(0,jt.pixel)(t.x(w+1))}V${(0,jt.pixel)(t.y(o[w]))}Z`:"").join("")||"M0 0";return i.forEach((m,w)=>{o[w]=m}),["path",`gp\
-stack-${s}`,{d:l},[]]})}function Jp(t,e){let n=t.height-t.bottom;return e.flatMap(({starved:o},s)=>o.length?[(0,jt.lineMark)("gp-curve-starved",t.x(s+.5),n-7,t.
x(s+.5),n)]:[])}var eo=g(ke(),1),mt=g(H(),1),oi=g(j(),1),nd=g(Ve(),1);var Ft=20,[Zp,td]=[11,26],Qp=48,Xp=13,Yp=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function od(t,e,n,{onPick:o,onScroll:s}){let r=t.appendChild((0,mt.make)(
"div","gp-gantt-heads")),i=t.appendChild((0,mt.make)("div","gp-gantt-scroll")),l=i.appendChild((0,mt.make)("div","gp-gantt-wide",null,{role:"group"})),m=l.appendChild(
(0,mt.make)("canvas","",null,{"aria-hidden":"true"}));r.append((0,mt.make)("div","gp-gantt-corner",(0,oi.t)("step"),{"aria-hidden":"true"}));let w=r.appendChild(
(0,mt.make)("div","gp-gantt-rows")),[b,x]=[td,24],M=null,C=l.appendChild((0,mt.make)("div")),E=!1,y=()=>e.ways[n],S=()=>Math.max(e.length,e.isLive?Qp:1);function v(W,R,L){
let z=(0,mt.make)("div",L);return Object.assign(z.style,{left:`${R*b}px`,top:`${Ft+W*x}px`,width:`${b}px`,height:`${x}px`}),Object.assign(z.dataset,{request:W,step:R}),
(0,nd.tipLater)(z,()=>Ds(e,n,W,R)),z}function k({clientX:W,clientY:R}){let{left:L,top:z}=l.getBoundingClientRect(),[I,re]=[Math.floor((W-L)/b),Math.floor((R-z-Ft)/
x)];return I>=0&&I<y().length&&re<e.requests.length?{request:re,step:I}:null}l.addEventListener("pointermove",W=>{let R=k(W);M&&R&&M.dataset.step===String(R.step)&&
M.dataset.request===String(R.request)||(M?.remove(),M=R&&R.request>=0?l.appendChild(v(R.request,R.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerlea\
ve",()=>{M?.remove(),M=null}),l.addEventListener("click",W=>{let R=k(W);R&&o(n,R.request>=0?R.request:e.request,R.step)});function f({focus:W=!1}={}){if(!y().length)
return;let[R,L]=[e.request??0,e.stepOf(n)],z=W||document.activeElement===C;if(C.dataset.request===String(R)&&C.dataset.step===String(L)&&C.style.width===`${b}px`&&
!W){C.classList.toggle("gp-none",e.request===null),(0,eo.sayAttributes)(C,{"aria-label":Ds(e,n,R,L)});return}let I=v(R,L,`gp-gantt-at${e.request===null?" gp-non\
e":""}`);(0,eo.sayAttributes)(I,{role:"button",tabindex:0,"aria-label":Ds(e,n,R,L)}),C.replaceWith(I),C=I,z&&C.focus({preventScroll:!0})}l.addEventListener("key\
down",W=>{let R={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(W.key==="Escape")
return o(n,null,e.at);let L=R[W.key];if(!L||W.ctrlKey||W.metaKey||W.altKey)return;W.preventDefault();let z=(I,re)=>Math.max(0,Math.min(re-1,I));o(n,z((e.request??
0)+L[0],e.requests.length),z(e.stepOf(n)+L[1],y().length)),f({focus:!0}),P()});function c(W){let R=(0,eo.fit)(w,e.requests.length,()=>{let L=(0,mt.make)("button",
"gp-gantt-head",null,{type:"button"});return L.append((0,mt.make)("b"),(0,mt.make)("bdi")),L});e.requests.forEach(({prompt:L},z)=>{let I=R[z];I.style.height=`${x}\
px`,I.style.setProperty("--own",W(z)),(0,mt.say)(I.firstChild,String(z+1)),(0,mt.say)(I.lastChild,(0,mt.inOneLine)(L.slice(0,80))),I.setAttribute("aria-pressed",
String(z===e.request)),(0,eo.sayAttributes)(I,{"aria-label":Fc(e,n,z)})})}w.addEventListener("click",({target:W})=>{let R=W.closest(".gp-gantt-head"),L=[...w.children].
indexOf(R);L>=0&&o(n,L===e.request&&n===e.way?null:L,e.at)});let d;function a(){if(!t.clientWidth)return;d=Us(t);let W=i.clientWidth;b=Math.max(Zp,Math.min(td,Math.
floor(W/S()))),x=Yp(e.requests.length,parseFloat(getComputedStyle(t).fontSize));let[R,L]=[S()*b,Ft+e.requests.length*x];Object.assign(l.style,{width:`${R}px`,height:`${L}\
px`}),(0,eo.sayAttributes)(l,{"aria-label":(0,oi.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
c(d),f(),e.isLive&&e.at===null&&!E&&(i.scrollLeft=R),u()}function p(){!t.clientWidth||!d||([...w.children].forEach((W,R)=>W.setAttribute("aria-pressed",String(R===
e.request))),f(),u())}function u(){let W=devicePixelRatio||1,[R,L]=[Math.min(i.clientWidth,S()*b),Ft+e.requests.length*x];if(R<=0)return;Object.assign(m.style,{
width:`${R}px`,height:`${L}px`}),Object.assign(m,{width:Math.round(R*W),height:Math.round(L*W)});let z=m.getContext("2d");z.scale(W,W);let I=getComputedStyle(t),
re=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(dn=>[dn,I.getPropertyValue(`--gp-${dn}`).trim()])),Z=Math.min(i.scrollLeft,
S()*b-R);z.translate(-Z,0);let[Ee,it]=[Math.max(0,Math.floor(Z/b)),Math.min(S(),Math.ceil((Z+R)/b)+1)];z.font=`${Math.max(10,Math.min(x-8,parseFloat(I.fontSize)-
1))}px ${I.fontFamily}`,z.textAlign="center",z.textBaseline="middle",O(z,re,Ee,it,L);for(let dn=0;dn<e.requests.length;dn++){for(let $n=Ee;$n<Math.min(it,y().length);$n++)
N(z,re,dn,$n);q(z,re,dn)}h(z,re,L),T(z,re,L)}function O(W,R,L,z,I){W.fillStyle=R.line;for(let Z=0;Z<=e.requests.length;Z++)W.fillRect(L*b,Ft+Z*x,(z-L)*b,.5);let re=[
1,2,5,10,20,50].find(Z=>Z*b>=34);for(let Z=L;Z<z;Z++)Z%re&&(Z+1)%re||(Z+1)%re&&Z||(W.fillStyle=R.muted,(Z===0||(Z+1)%re===0)&&W.fillText(String(Z+1),(Z+.5)*b,Ft/
2));e.request!==null&&(W.fillStyle=R.raised,W.fillRect(L*b,Ft+e.request*x,(z-L)*b,x)),W.fillStyle=R.line,W.fillRect(y().length*b,Ft,1,I-Ft)}function N(W,R,L,z){
let I=y().cell(L,z);if(!I)return;let[re,Z,Ee,it]=[z*b+.5,Ft+L*x+2,b-1,x-4],dn=d(L),$n=[re+Ee/2,Z+it/2+.5];if(W.fillStyle=W.strokeStyle=dn,I.what==="prefill"||I.
what==="chunk"){if(W.fillRect(re,Z,Ee,it),I.again&&_(W,R.surface,re,Z,Ee,it),I.what==="chunk"&&(W.fillStyle=R.surface,W.beginPath(),W.moveTo(re+Ee,Z),W.lineTo(re+
Ee,Z+it*.55),W.lineTo(re+Ee-it*.55,Z),W.fill()),b>=Xp&&!I.again&&$(W,R.surface,String(I.tokens-I.padding),$n,Ee),I.padding){let di=Math.max(3,it*I.padding/I.tokens);
W.fillStyle=R.surface,W.fillRect(re,Z,Ee,di),_(W,R.muted,re,Z,Ee,di)}}else I.what==="decode"?(W.globalAlpha=.42,W.fillRect(re,Z+it*.2,Ee,it*.6),W.globalAlpha=1,
W.fillRect(re,Z+it*.8-1.5,Ee,1.5)):I.what==="pad"?_(W,R.muted,re,Z+it*.2,Ee,it*.6):I.what==="waits"?W.fillRect(re+Ee*.15,$n[1]-.75,Ee*.5,1.5):I.what==="starved"?
$(W,R.error,"!",$n,Ee,!0):(W.globalAlpha=.5,W.strokeRect(re+1,Z+it*.3,Ee-2,it*.4),W.globalAlpha=1);I.back&&$(W,R.error,"↩",$n,Ee,!0)}function q(W,R,L){let z=y().
ends?.[L];if(!z||z.status==="finished")return;let I=y().cells[L].length;$(W,R.error,"✕",[(I+.5)*b,Ft+(L+.5)*x],b,!0)}function h(W,R,L){W.fillStyle=R.error;for(let{
step:z}of y().faults)W.fillRect(z*b-1,Ft-6,2,L)}function T(W,R,L){let z=e.stepOf(n)*b;W.strokeStyle=R.chosen,W.lineWidth=n===e.way?2:1,W.strokeRect(z,1,b,L-2),W.
lineWidth=1}function $(W,R,L,[z,I],re,Z=!1){W.fillStyle=R;let Ee=W.font;Z&&(W.font=`700 13px ${getComputedStyle(t).fontFamily}`),W.fillText(L,z,I,re),W.font=Ee}
function _(W,R,L,z,I,re){W.save(),W.beginPath(),W.rect(L,z,I,re),W.clip(),W.strokeStyle=R,W.beginPath();for(let Z=L-re;Z<L+I;Z+=5)W.moveTo(Z,z+re),W.lineTo(Z+re,
z);W.stroke(),W.restore()}function P(){let W=e.stepOf(n)*b,{scrollLeft:R,clientWidth:L}=i;(W<R||W+b>R+L)&&(i.scrollLeft=W+b<L?0:W-L/2)}return i.addEventListener(
"scroll",()=>{E=i.scrollLeft+i.clientWidth<S()*b-2*b,u(),s(i.scrollLeft,i)}),new ResizeObserver(()=>e.values&&e.ways[n]&&a()).observe(i),{draw:a,place:p,showStep:P,
scroll:i}}var Js=g(H(),1),si=g(j(),1),eu=12e3,tu=70,nu=700;function sd({root:t,slider:e,button:n,words:o},s,r){let i=0;function l(){clearInterval(i),i=0,(0,Js.say)(n,(0,si.t)(
"▶ Play"))}function m(){s.step>=s.length-1&&r(0),i=window.setInterval(()=>{if(!t.isConnected||s.step>=s.length-1)return l();r(s.step+1)},Math.max(tu,Math.min(
nu,eu/s.length))),(0,Js.say)(n,(0,si.t)("❚❚ Pause"))}return n.addEventListener("click",()=>i?l():m()),e.addEventListener("input",()=>{l(),r(Number(e.value)-
1)}),e.addEventListener("keydown",({key:w})=>w==="Escape"&&r(null)),{stop:l,draw(w){n.disabled=s.length<2,e.max=String(Math.max(1,s.length)),e.value=String(s.step+
1),e.setAttribute("aria-valuetext",w),(0,Js.say)(o,w)}}}var[ou,su,ru,iu,au,lu]=[0,1,2,3,4,5],Zs=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:s=null,faults:r=[]}){for(r.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:s,faults:r,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((i,l)=>i+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((i,l)=>i+l,0)};this.sums.push(o);let s=!n||this.faults.some(({step:i})=>i===n),r=s?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...r,...e.tables}:r),this.kept.push(e.kept||(s?[]:this.kept[n-1]));for(let i of e.rows)this.addRow(n,i,o);o.waiting.forEach((i,l)=>this.put(n,
i,{what:"waits",place:l+1,back:o.back.includes(i),anew:this.begun[i]}));for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.
keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&this.put(n,i,{what:"idle"});for(let[i,l]of Object.entries(e.shared||{})){let m=this.cells[i]?.[n];
m&&(m.shared=l)}for(let i of o.back)this.inParts[i]=!1}addRow(e,n,o){let[s,r,i,l,m,w]=[ou,su,ru,iu,au,lu].map(C=>n[C]),b=i-l,x=r==="pad",M=x?0:Math.max(0,Math.min(
b,this.read[s]-m)),A=r==="prefill"&&(w===null||this.inParts[s]);this.put(e,s,{what:A?"chunk":r,tokens:i,padding:l,position:m,again:M,id:w,written:this.written[s]}),
o.padding+=l,!x&&(this.inParts[s]=r==="prefill"&&w===null,this.begun[s]=!0,this.read[s]=Math.max(this.read[s],m+b),w!==null&&(this.written[s]+=1),o.inStep+=1,o.
again+=M,o[r]+=b)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Qs=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:r,arrival:i,max_new_tokens:l})=>[r,i,l])]);n!==this.key&&this.clear();let o=n!==this.key,s=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((r,i)=>{let l=this.ways[i],w=!o&&l&&l.length<=r.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(r.settings)&&cu(l.steps,r.steps)?l:new Zs(e.requests);return w.grow(r),w}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||s)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=du(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:s,inStep:r})=>s===null?r:-s;return n.forEach((s,r)=>{o(s)>o(n[e])&&(e=r)}),e}};function cu(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function du({requests:t,ways:e,tokens:n=[]}){let o=new Map,s=r=>{for(let[i,l]of r)o.set(i,l)};for(let r of[
n,...t.map(({tokens:i})=>i)])s(r);for(let{ends:r}of e)for(let i of r||[])i&&s(i.tokens);return o}var Xs=g(et(),1),be=g(H(),1),te=g(j(),1),id=g(Ve(),1);var rd=t=>(0,te.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Xs.fixed)(t,1)}),ri=t=>t?(0,te.t)("{half} / {most}",{half:`${rd(t.steps[0])}\
, ${(0,be.seconds)(t.seconds[0])}`,most:`${rd(t.steps[1])}, ${(0,be.seconds)(t.seconds[1])}`}):"–",hu=()=>[[(0,te.t)("steps"),"step",(0,te.t)("Forward passes \
of the model."),t=>(0,be.count)(t.steps)],[(0,te.t)("tokens computed"),"token",(0,te.t)("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,
again:n,padding:o}})=>(0,be.count)(t+e+n+o)],[(0,te.t)("in prefill"),"prefill",(0,te.t)("Tokens of prompts, read for the first time."),t=>(0,be.count)(t.tokens.
prefill)],[(0,te.t)("in decode"),"decode",(0,te.t)("Tokens of the texts, each read once to write the next one."),t=>(0,be.count)(t.tokens.decode)],[(0,te.t)("re\
ad again"),"preempted",(0,te.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>(0,be.count)(
t.tokens.again)],[(0,te.t)("padding"),"padding",(0,te.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>(0,be.count)(t.tokens.
padding)],[(0,te.t)("shared"),"prefix-sharing",(0,te.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>(0,be.count)(
t.shared)],[(0,te.t)("new tokens"),"length",(0,te.t)("Tokens that were written."),t=>(0,be.count)(t.written)],[(0,te.t)("finished"),"ending",(0,te.t)("Requests \
that finished."),(t,e)=>(0,te.t)("{count} of {all}",{count:t.finished,all:e.requests.length})],[(0,te.t)("requests in a step"),"continuous-batching",(0,te.t)("T\
he mean over the steps."),t=>t.at_once===null?"–":(0,Xs.fixed)(t.at_once,2)],[(0,te.t)("blocks used or kept"),"block",(0,te.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),t=>t.used===null?"–":(0,be.percent)(t.used)],[(0,te.t)("starved / preempted"),"starved",(0,te.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),t=>(0,te.t)("{half} / {most}",{half:t.starved,most:t.put_back})],[(0,te.t)("time\
 of all steps"),"time",(0,te.t)("The sum of the times of the steps."),t=>(0,be.seconds)(t.seconds)],[(0,te.t)("new tokens per second"),"speed",(0,te.t)("New tok\
ens over the time of all steps."),t=>t.per_second===null?"–":(0,Xs.fixed)(t.per_second,1)],[(0,te.t)("time to first token, p50 / p95"),"first-token",(0,te.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),t=>ri(t.first)],[(0,te.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,te.t)("Between two tokens of a request."),t=>ri(t.between)],[(0,te.t)("latency, p50 / p95"),"latency",(0,te.t)("Fro\
m the arrival of a request to its last token."),t=>ri(t.whole)]];function ad(t,e){let n=e.ways.map((i,l)=>({...i,i:l})).filter(({figures:i})=>i);if(t.hidden=!n.
length,t.hidden)return;let o=(0,be.make)("table","gp-serving-figures");o.append((0,be.make)("caption","gp-hidden",(0,te.t)("The ways side by side"))),o.appendChild(
(0,be.make)("thead")).appendChild((0,be.make)("tr")).append((0,be.make)("td"),...n.map(({settings:i,i:l})=>{let m=(0,be.make)("th","",e.ways.length>1?`${Ut(l)} ${Ln(
i)}`:Ln(i),{scope:"col"});return m.appendChild((0,be.make)("small")).append((0,be.together)(Hs(i))),m}));let r=o.appendChild((0,be.make)("tbody"));for(let[i,l,m,
w]of hu()){let b=r.appendChild((0,be.make)("tr")),x=(0,be.make)("span","",i);(0,id.tipOfTerm)(x,l,()=>"",{meaning:m,formula:"",unit:""});let M=(0,be.make)("th",
"",null,{scope:"row"});M.append(x),b.append(M);for(let{figures:A}of n)b.insertCell().append((0,be.together)(w(A,e)))}t.replaceChildren((0,be.make)("h3","gp-serv\
ing-sub",n.length>1?(0,te.t)("The ways side by side"):(0,te.t)("In numbers")),ni(o,(0,te.t)("The ways side by side")),(0,be.make)("p","gp-note",(0,be.inParts)([
(0,te.t)("Timed once, on this machine: too little to say which is faster"),(0,te.t)("requests that did not finish count in no latency")])+"."))}function ld(t,e){let n=v=>t.querySelector(".gp-"+v),o=new Qs,[s,r]=[n("serving-charts"),n("serving-moments")],i=sd({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,v=>{o.at=v,E(),l.forEach(({showStep:k})=>k())}),l=[];function m(v,k,f){Object.assign(o,{way:v,request:k,at:f}),i.stop(),
E()}function w(v,k){for(let{scroll:f}of l)f!==k&&f.scrollLeft!==v&&(f.scrollLeft=v)}function b(){let v=(0,Ke.make)("section","gp-serving-chart"),k=(0,Ke.make)("\
h3","gp-serving-way");return k.append((0,Ke.make)("span"),(0,Ke.make)("small")),v.append(k,(0,Ke.make)("div","gp-gantt"),(0,Ke.make)("div","gp-serving-faults")),
v}let x=v=>o.ways.length>1?`${Ut(v)} ${Ln(o.ways[v].settings)}`:Ln(o.ways[v].settings);function M(){let v=(0,an.fit)(s,o.ways.length,b);l.length=Math.min(l.length,
v.length),o.ways.forEach((k,f)=>{let[c,d,a]=v[f].children;(0,Ke.say)(c.firstChild,x(f)),(0,Ke.say)(c.lastChild,` ${Hs(k.settings)}`),l[f]??=od(d,o,f,{onPick:m,onScroll:w}),
l[f].draw();let p=k.faults.map(Gc);(0,an.fit)(a,p.length,()=>(0,Ke.make)("p")),p.forEach((u,O)=>(0,Ke.say)(a.children[O],u))})}function A(){let v=(0,Ke.make)("s\
ection","gp-serving-moment");return v.append((0,Ke.make)("h3","gp-serving-sub"),(0,Ke.make)("p","gp-note"),(0,Ke.make)("div","gp-serving-blocks"),(0,Ke.make)("p",
"gp-serving-queue")),v}function C(v){let k=(0,an.fit)(r,o.ways.length,A);o.ways.forEach((f,c)=>{let[d,a,p,u]=k[c].children;(0,Ke.say)(d,x(c)),(0,Ke.say)(a,ti(o,
c)),zc(p,o,c,v);let O=f.sums[o.stepOf(c)];(0,Ke.say)(u,O?Kc(O):"")})}function E(){let v=Us(t);i.draw(ti(o,o.way)),l.forEach(({place:k})=>k()),C(v),Jc(n("serving\
-card"),o,v),(0,an.showIf)(n("serving-hint"),o.request===null),ed(n("serving-curves"),o,k=>{m(o.way,o.request,k),l.forEach(({showStep:f})=>f())})}function y(){let{
model:v,dtype:k,device:f,seed:c}=o.values,d=o.requests.some(({temperature:u})=>u!==null);(0,Ke.say)(n("about"),(0,Ke.inParts)([v,k,f,(0,Ys.tn)(o.requests.length,
"{count} request","{count} requests"),d&&(0,Ys.t)("seed {seed}",{seed:c})]));let a=o.ways.map(({settings:u})=>u.kind),p=u=>t.querySelectorAll(".gp-"+u);for(let u of p(
"of-generate"))(0,an.showIf)(u,a.includes("padded"));for(let u of p("of-blocks"))(0,an.showIf)(u,a.includes("continuous"));(0,an.showIf)(n("of-ways"),a.length>1),
n("of-ways").replaceChildren(...a.flatMap((u,O)=>[(0,Ke.make)("i",`gp-way-line gp-way-${O}`),Ut(O)])),M(),E(),ad(n("serving-numbers"),o)}let S=()=>!t.hidden&&o.
values&&y();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",S),new MutationObserver(S).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&E()).observe(n("serving-curves")),t.addEventListener("gp-alone",S),v=>{if((0,an.showIf)(t,!!e.found?.ways?.
length),t.hidden||!v.found)return;let k=o.take(e.found);k&&i.stop(),y(),(k||o.settles)&&l.forEach(({showStep:f})=>f())}}var er=g(ke(),1),In=g(H(),1),Wt=g(j(),1),dd=g(We(),1),ln=g(On(),1),tr=g(pn(),1);function hd(t,e){let n=l=>t.querySelector(".gp-"+l),o=new tr.MarkedText(n("words"));
function s({before:l,after:m}){if(m.error)return["even","…",(0,Wt.t)("Nothing left to score"),`${(0,Wt.t)(m.error.message)} ${(0,Wt.t)("z was {z} before.",{z:(0,ln.zWords)(
l.z_score)})}`];let w=(0,Wt.t)("z from {before} to {after}",{before:(0,ln.zWords)(l.z_score),after:(0,ln.zWords)(m.z_score)}),b=Number(m.threshold.toFixed(2));return l.
prediction?m.prediction?["good","◆",w,(0,Wt.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:b})]:["bad","◇",w,(0,Wt.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:b})]:["even","◇",w,(0,Wt.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:b})]}function r({how:l,strength:m}){return l?(0,dd.isKnown)(m)?(0,Wt.t)("{attack}\
, strength {strength}",{attack:(0,Wt.t)(l),strength:(0,In.percent)(m)}):(0,Wt.t)(l):(0,Wt.t)("edited by hand")}function i(l){let{before:m,after:w}=l,[b,x,M,A]=s(
l);(0,er.sayAttributes)(n("answer"),{"data-verdict":b}),(0,In.say)(n("answer-sign"),x),(0,In.say)(n("answer-words"),M),(0,In.say)(n("answer-more"),A),(0,In.say)(
n("told"),`${M}. ${A}`),(0,In.say)(n("about"),r(l)),(0,er.showIf)(n("of-text"),!w.error),w.error||((0,tr.markLegend)(n("legend"),...(0,ln.legendOf)(w)),o.show((0,ln.markedItems)(
w)));let C=[{name:(0,Wt.t)("before"),report:m},...w.error?[]:[{name:(0,Wt.t)("after"),report:w}]];(0,ln.fillDetectionTable)(n("found-numbers"),C)}return l=>{t.hidden=
!e.found,!t.hidden&&l.found&&i(e.found)}}var xt=g(ke(),1),Zo=g(et(),1),nr=g(fr(),1),G=g(H(),1),U=g(j(),1),or=g(Ve(),1),ai=g(We(),1),Qo=g(On(),1);var Uo=g(ke(),1),Vo=g(et(),1),Be=g(H(),1),pe=g(j(),1),to=g(We(),1),Jt=g(On(),1),Ot=g(pn(),1);function pd(t,e){let n=f=>t.querySelector(".gp-"+f),o=["without","w\
ith"],s=n("threshold"),r=3,i=()=>e.answered("pair"),l=({report:f})=>!!f&&!f.error,m=o.map(f=>{let c=(0,Be.make)("div"),[d,a,p]=[(0,Be.make)("p","gp-facts"),(0,Be.make)(
"p","gp-problem","",{role:"status"}),(0,Be.make)("div","gp-text-body",null,{dir:"auto"})];return c.append((0,Be.make)("h3","",f==="with"?(0,pe.t)("With the wate\
rmark"):(0,pe.t)("Without the watermark")),d,a,p),n("texts").append(c),{facts:d,problem:a,text:new Ot.MarkedText(p),shown:0,report:null}});s.addEventListener("i\
nput",()=>{let f=s.valueAsNumber;!Number.isFinite(f)||f<0||f>20||(r=f,i()&&k())});function w(f,c,d){if(d){f.report!==d&&f.text.show((0,Jt.markedItems)(d)),Object.
assign(f,{report:d,shown:0});return}let[a]=e.groups[c].entries,p=a.tokens.map(u=>({token:u,mark:{},words:()=>(0,pe.t)("{token}, not scored yet",{token:(0,Be.quoted)(
u.text)})}));f.text.show(p,f.report?0:f.shown),Object.assign(f,{report:null,shown:p.length})}function b({tokens:f,perplexity:c,stop_reason:d,report:a}){if(!f)return(0,pe.t)(
"not started");let p=[(0,pe.tn)(f,"{count} token","{count} tokens")];return(0,to.isKnown)(c)&&p.push((0,pe.t)("perplexity {value}",{value:(0,Vo.fixed)(c,2)})),a&&
!a.error&&p.push(a.kind==="green"?(0,pe.t)("{share} green",{share:(0,Be.percent)(a.green_fraction)}):(0,pe.t)("mean g-value {g}",{g:(0,Vo.fixed)(a.mean,3)})),d&&
p.push((0,Be.stopWords)(d)[1]),p.join(" · ")}function x({texts:f}){f.forEach((d,a)=>{let p=m[a];w(p,a,l(d)?d.report:null),(0,Be.say)(p.facts,b({...d,tokens:d.tokens||
e.groups[a].entries[0].tokens.length}));let{error:u}=d.report||{};(0,Uo.showIf)(p.problem,!!u),(0,Be.say)(p.problem,u?`${(0,pe.t)(u.message)} ${(0,pe.t)(u.fix)}`:
"")});let c=f.filter(l).map(({report:d})=>(0,Jt.legendOf)(d)[1]);(0,Ot.markLegend)(n("legend"),e.found.kind,{unscored:c.some(({unscored:d})=>d),repeated:c.some(
({repeated:d})=>d)})}function M({texts:f}){if(!f.every(l))return f.find(({report:u})=>u&&u.error)?["even","–",(0,pe.t)("No comparison"),(0,pe.t)("One of the t\
exts cannot be scored.")]:["wait","…",e.done?(0,pe.t)("No answer"):(0,pe.t)("Not known yet"),(0,pe.t)("Both texts must be complete.")];let[c,d]=f.map(({report:p})=>p.
z_score),a=(0,pe.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,Jt.zWords)(d),plain:(0,Jt.zWords)(c),threshold:Number(
r.toFixed(2))});return c>r?["bad","✗",(0,pe.t)("A false positive"),`${a} ${(0,pe.t)("The text without the watermark passes it.")}`]:d>r?["good","◆",(0,pe.t)(
"The watermark is found"),a]:["even","◇",(0,pe.t)("The watermark is not found"),`${a} ${C(f[1].report)}`]}let A=({tokens_needed:f,threshold:c})=>(0,to.isKnown)(
f)&&c>0?Math.ceil(f*(r/c)**2):null;function C(f){let[c,d]=[A(f),(0,Jt.scoredOf)(f)];return c>d?(0,pe.tn)(c,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,Be.count)(d)}):
(0,pe.t)("A longer text or a stronger mark would help.")}function E({texts:f}){let[c,d]=f.map(({perplexity:p})=>p);return!f.every(l)||!(0,to.isKnown)(c)||!(0,to.isKnown)(
d)?"":`${(0,pe.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Vo.fixed)(c,2),marked:(0,Vo.fixed)(d,2)})} ${(0,pe.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,pe.t)("What does it cost?")})}`}function y(f){let[c,d,a,p]=M(f);(0,Uo.sayAttributes)(
n("answer"),{"data-verdict":c}),(0,Be.say)(n("answer-sign"),d),(0,Be.say)(n("answer-words"),a),(0,Be.say)(n("answer-more"),`${p} ${E(f)}`.trim()),(0,Be.say)(n("\
means"),(0,Ot.thresholdWords)(r)),e.done&&(0,Be.say)(n("told"),`${a}. ${p}`);let u=e.entries[0]&&e.entries[0].seed;(0,Be.say)(n("about"),[ii(f.watermark),...(0,to.isKnown)(
u)?[(0,pe.t)("seed {seed}",{seed:u})]:[]].join(" · "))}function S({report:f,expected:c}){if(!(0,to.isKnown)(c)||f.kind!=="green")return null;let{ratio:d,num_tokens_scored:a}=f,
p=Array.from({length:Math.min(60,a)},(u,O)=>(O+1)*a/Math.min(60,a));return{name:(0,pe.t)("expected with it, at least"),look:"expected",points:p.map(u=>[u,(0,Ot.greenZ)(
c*u,u,d)]),tip:(0,pe.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,Be.percent)(c)})}}function v({texts:f}){if((0,Uo.showIf)(n("evidence"),f.every(l)),n("evidence").hidden)return;let[c,d]=f,
a=[{name:(0,pe.t)("with the watermark"),look:"measured",points:d.report.curve},S(d),{name:(0,pe.t)("without it"),look:"other",points:c.report.curve}].filter(Boolean);
(0,Ot.zKeys)(n("keys"),a),(0,Ot.zPicture)(n("curves"),{curves:a,threshold:r});let p=f.map(({report:u},O)=>{let N=(0,Ot.pValue)(u.z_score);return{name:O?(0,pe.t)(
"with"):(0,pe.t)("without"),report:{...u,threshold:r,p_value:N,confidence:1-N,false_positive_rate:(0,Ot.pValue)(r),tokens_needed:A(u)}}});(0,Jt.fillDetectionTable)(
t.querySelector("table"),p)}function k(){x(e.found),y(e.found),v(e.found)}return new ResizeObserver(()=>i()&&v(e.found)).observe(t),f=>{t.hidden=!i(),!t.hidden&&
(f.run&&m.forEach(c=>Object.assign(c,{report:null,shown:0})&&c.text.show([])),(f.run||f.found||f.status||f.steps)&&k())}}function ii(t){return Array.isArray(t.keys)?
(0,pe.tn)(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):(0,pe.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",fd(t))}function ud(t){return Array.isArray(t.keys)?(0,pe.t)("SynthID, n-grams of {length}",{length:t.ngram_len}):
(0,pe.t)("green lists of {ratio}, {scheme}, context width {width}",fd(t))}var fd=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,Be.percent)(t),bias:e,scheme:n,width:o});var sr=g(pn(),1),Jo=t=>Object.hasOwn(nr.SCORES,t)?(0,U.t)(nr.SCORES[t][0]):t;function md(t,e){let n=h=>t.querySelector(".gp-"+h),[o,s]=[n("which"),n("threshold")],
r={},i=null,l=.01,m=()=>e.answered("sure"),w=({auc:h})=>(0,ai.isKnown)(h),b=({scores:h,learned:T})=>{let $=h.findIndex(({name:_})=>_===i);return $>=0?$:T?h.length-
1:0},x=h=>r[h]??(h==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{i=o.value,q()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||
Math.abs(s.valueAsNumber)>100||(r[e.found.scores[b(e.found)].name]=s.valueAsNumber,d(e.found))});function M({counts:h,scores:T,fewest:$},_){let P=e.done?(0,U.t)(
"No answer"):(0,U.t)("Not known yet");if(!w(_))return["wait","…",P,e.done?(0,U.t)("At least one text without the watermark and one with it must be scored."):(0,U.t)(
"The first texts are being written.")];let[W]=_.rates;if(Math.min(...h)<$)return["wait","…",P,(0,U.tn)(h[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,G.count)(h[0]),fewest:(0,G.count)($)})];let R={found:(0,G.count)(W.detected),number:(0,G.count)(W.marked),rate:(0,G.percent)(W.level)},L=e.running?
(0,U.t)("{found} of {number} found at {rate} false positives so far",R):(0,U.t)("{found} of {number} found at {rate} false positives",R),z=[...A(W,T.length>1?Jo(
_.name):""),(0,U.t)("AUC of these texts: {auc}.",{auc:(0,Zo.fixed)(_.auc,3)})].join(" ");return[W.apart?"good":"even",W.apart?"◆":"◇",L,z]}function A(h,T){let[
$,_]=h.found_between.map(G.percent),P={number:(0,G.count)(h.false_positives),share:(0,G.percent)(h.false_between[1])},W=[T?(0,U.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:T,low:$,high:_}):(0,U.t)("The true detection rate is between {low} and {high}.",{low:$,high:_}),h.false_positives?
(0,U.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",P):(0,U.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",P)];return h.level>l&&W.push((0,U.tn)(h.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,G.percent)(h.level)})),h.apart||W.push((0,U.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),W}function C(h){let[T,$,_,P]=M(h,h.scores[b(h)]);(0,xt.sayAttributes)(n("answe\
r"),{"data-verdict":T}),(0,G.say)(n("answer-sign"),$),(0,G.say)(n("answer-words"),_),(0,G.say)(n("answer-more"),P),e.done&&(0,G.say)(n("told"),`${_}. ${P}`),(0,G.say)(
n("missing"),Mt(e,h)),(0,G.say)(n("about"),[ii(h.watermark),...h.learned?[(0,U.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:W,
problem:R}=h;(0,xt.showIf)(n("warning"),W>0);let L=R?`${(0,U.t)(R.message)} ${(0,U.t)(R.fix)}`:(0,U.t)("No token in them counts.");(0,G.say)(n("warning"),W>0?`⚠\
 ${(0,U.tn)(W,"{count} text was not scored.","{count} texts were not scored.")} ${L}`:"")}let E=(h,T)=>h.filter($=>$>T).length;function y({values:h,name:T},$){let[
_,P]=h.map(z=>E(z,$)),[W,R]=[_/h[0].length,P/h[1].length],L=[(0,U.tn)(h[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number($.toFixed(2)),marked:(0,G.count)(P),found:(0,G.percent)(R),plain:(0,G.count)(_),others:(0,G.count)(h[0].length),passed:(0,G.percent)(
W)})];return T!=="posterior"&&L.push((0,U.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,sr.pWords)((0,sr.pValue)($))})),
{x:W,y:R,words:L.join(" ")}}function S(h,T){let $=2/(9*(T-1));return h**2>(1-$+1.645*Math.sqrt($))**3}function v({values:h,normal:T,name:$}){if($==="posterior"||
!T[0])return"";let[_,P]=T.map(R=>R&&{mean:(0,Qo.zWords)(R[0]),deviation:(0,Zo.fixed)(R[1],2)}),W=[(0,U.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",_),P?(0,U.t)("With it: mean {mean}, standard deviation {deviation}.",P):(0,U.t)("With it: too few texts.")];return S(T[0][1],
h[0].length)&&W.push((0,U.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,U.t)(
"count repeated n-grams once")})),W.join(" ")}function k({scores:h}){let T=h.filter(w).flatMap(_=>_.rates.map(P=>[_,P])),$=(0,xt.fit)(t.querySelector(".gp-rates\
 tbody"),T.length,()=>{let _=(0,G.make)("tr");return _.append((0,G.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let P=(0,G.make)("td");return P.
append((0,G.make)("span")," ",(0,G.make)("small")),P})),_});T.forEach(([_,P],W)=>{let[R,L,z,I,re]=$[W].cells,[Z,Ee]=P.found_between.map(G.percent);(0,G.say)(R,Jo(
_.name)),f(L,(0,G.percent)(P.level),""),P.shown?f(z,(0,G.percent)(P.detected/P.marked),(0,ai.isKnown)(P.threshold)?(0,U.t)("({low} to {high}), threshold {thresh\
old}",{low:Z,high:Ee,threshold:(0,Qo.zWords)(P.threshold)}):(0,U.t)("({low} to {high})",{low:Z,high:Ee})):f(z,(0,U.t)("not known"),(0,U.tn)(Math.ceil(1/P.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),f(I,P.normal?(0,G.percent)(P.normal.rate):"–",P.normal?(0,U.t)("threshold {value}",{value:(0,Qo.zWords)(
P.normal.threshold)}):""),P.shown?f(re,(0,U.t)("up to {share}",{share:(0,G.percent)(P.false_between[1])}),(0,U.t)("{passed} of {number} passed",{passed:(0,G.count)(
P.false_positives),number:(0,G.count)(P.plain)})):f(re,"–","")})}function f(h,T,$){(0,G.say)(h.children[0],T),(0,G.say)(h.children[1],$)}function c({scores:h}){
let[{rates:T}]=h.filter(w),$=T.filter(({shown:R})=>!R).map(({level:R})=>(0,G.percent)(R));if(!$.length)return"";let[_,P]=$;return`${(0,U.tn)(T[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:P?(0,U.t)("{first} or {second}",{first:_,second:P}):_})} ${(0,U.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function d(h){let T=h.scores[b(h)];if((0,xt.showIf)(n("shown"),w(T)),!w(T))return;
let $=x(T.name);document.activeElement!==s&&(s.value=$);let _=y(T,$);Ne(n("scores"),rs(e.charts[`scores ${T.name}`],$,(0,U.t)("threshold {value}",{value:Number(
$.toFixed(2))}))),(0,G.say)(n("at-threshold"),_.words),(0,G.say)(n("spreads"),v(T)),(0,xt.showIf)(n("of-fit"),T.name!=="posterior"&&T.normal.some(Boolean));let P=h.
scores.filter(w);if(Ne(n("roc"),ji(e.charts[`roc ${T.name}`],_)),p(n("roc-keys"),P.map(({name:R,auc:L},z)=>[z===P.indexOf(T)?"gp-roc-main":`gp-roc-other gp-roc-${z%
3}`,(0,U.t)("{score}: AUC {auc}",{score:Jo(R),auc:(0,Zo.fixed)(L,3)}),(0,U.t)((0,G.named)(nr.SCORES,R,["","",""])[2]),"auc"])),k(h),(0,G.say)(n("few"),c(h)),(0,xt.showIf)(
n("of-lengths"),h.lengths.length>1),h.lengths.length<2)return;Ne(n("lengths-box"),e.charts.lengths);let W=h.kind==="synthid"?(0,U.t)("mean g"):"z";p(n("length-k\
eys"),[["gp-z-measured",(0,U.t)("found at {rate} false positives, by {score}, from the samples",{rate:a(h.lengths),score:W}),(0,U.t)("The threshold is the laxes\
t that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % i\
ntervals of the true rate."),"detection-rate"],["gp-z-expected",(0,U.t)("the same by normal distributions"),(0,U.t)("As if the scores at each length were normal\
."),"detection-rate"],["gp-z-other",(0,U.t)("AUC"),(0,U.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}
function a(h){let T=h.map(({levels:[P]})=>P),[$,_]=[Math.min(...T),Math.max(...T)].map(G.percent);return $===_?$:(0,U.t)("{low} to {high}",{low:$,high:_})}function p(h,T){
let $=(0,xt.fit)(h,T.length,()=>{let _=(0,G.make)("span"),P=(0,xt.svg)("svg");return(0,xt.sayAttributes)(P,{width:26,height:8,"aria-hidden":"true"}),P.append((0,xt.svg)(
"path")),_.append(P,(0,G.make)("span")),_});T.forEach(([_,P,W,R],L)=>{(0,xt.sayAttributes)($[L].firstChild.firstChild,{class:_,d:"M1 4H25"}),(0,G.say)($[L].lastChild,
P),(0,or.tipOfTerm)($[L].lastChild,R,()=>"",{meaning:W})})}function u(){let{found:h}=e,T=h&&h.scores[b(h)];return!T||!w(T)?null:{score:T,rate:T.rates.find(({shown:$})=>$)||
T.rates[0]}}let O=h=>()=>{let T=u(),$=T&&h(T);return $?(0,U.t)("{name}: {words}.",{name:Jo(T.score.name),words:$}):""};(0,or.runsOfTerms)(t,{roc:O(({score:h})=>`\
AUC ${(0,Zo.fixed)(h.auc,3)}`),level:O(({rate:h})=>(0,U.t)("{passed} of {number} passed = {share}",{passed:(0,G.count)(h.false_positives),number:(0,G.count)(h.plain),
share:(0,G.percent)(h.false_positives/h.plain)})),found:O(({rate:h})=>(0,U.t)("{found} of {number} found = {share}",{found:(0,G.count)(h.detected),number:(0,G.count)(
h.marked),share:(0,G.percent)(h.detected/h.marked)})),normal:O(({rate:h})=>h.normal?(0,U.t)("{share} above {threshold}",{share:(0,G.percent)(h.normal.rate),threshold:(0,Qo.zWords)(
h.normal.threshold)}):""),truth:O(({rate:h})=>(0,U.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,G.count)(h.false_positives),number:(0,G.count)(
h.plain),share:(0,G.percent)(h.false_between[1])})),spread:()=>{let h=u();return h?v(h.score):""}});function N({scores:h}){(0,xt.showIf)(n("of-score"),h.length>
1);let T=h.map(({name:$})=>$).join();o.dataset.key!==T&&(o.dataset.key=T,o.replaceChildren(...h.map(({name:$})=>(0,G.make)("option","",Jo($),{value:$}))),o.value=
h[b(e.found)].name)}function q(){N(e.found),C(e.found),d(e.found)}return h=>{t.hidden=!m(),!t.hidden&&(h.found||h.status)&&q()}}var no=g(ke(),1),cn=g(H(),1),gt=g(j(),1),li=g(We(),1),qt=g(On(),1),Bn=g(pn(),1);function gd(t,e){let n=S=>t.querySelector(".gp-"+S),o=[(0,gt.t)("the text alone"),
(0,gt.t)("with its prompt")],s=new Bn.MarkedText(n("words")),r=n("which");r.addEventListener("change",()=>x());let i=()=>e.found.reports[Math.min(Number(r.value),
e.found.reports.length-1)];function l({reports:S,once:v,otherwise:k}){let[f,c,d,a]=(0,qt.verdictOf)(S[0],v?null:k);(0,no.sayAttributes)(n("answer"),{"data-verdi\
ct":f}),(0,cn.say)(n("answer-sign"),c),(0,cn.say)(n("answer-words"),d),(0,cn.say)(n("answer-more"),a),(0,cn.say)(n("told"),`${d}. ${a}`),(0,no.showIf)(n("beside"),
S.length>1),S.length>1&&(0,cn.say)(n("beside"),w(S));let p=m(e.found);(0,no.showIf)(n("repeats"),!!p),(0,cn.say)(n("repeats"),p),(0,cn.say)(n("about"),b(e.found))}
function m({reports:[{num_tokens_scored:S}],otherwise:v,once:k}){let f=v?v.num_tokens_scored:null;if(!(0,li.isKnown)(f)||f===S)return"";let c=(0,qt.zWords)(v.z_score);
return k?(0,gt.tn)(f-S,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:c}):
(0,gt.tn)(S-f,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the scored tokens, \
{count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:c})}function w([S,v]){let k=v.z_score-S.z_score,f=Math.abs(
k)<.005?(0,gt.t)("This changes nothing."):k<0?(0,gt.t)("This dilutes the mark."):(0,gt.t)("This happens to add to it."),c=(0,qt.zWords)(v.z_score);return`${(0,gt.tn)(
v.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:c})}\
 ${f}`}function b({model:S,watermark:v,exact:k,once:f}){return[Array.isArray(v.keys)?(0,gt.tn)(v.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,gt.t)(
"green list, {scheme}",{scheme:v.seeding_scheme||"lefthash"}),k?(0,gt.t)("the tokens of the run"):(0,gt.t)("tokens as {model} splits the text",{model:S}),...f?[
(0,gt.t)("repeated n-grams counted once")]:[]].join(" · ")}function x(){let S=i();(0,Bn.markLegend)(n("legend"),...(0,qt.legendOf)(S)),s.show((0,qt.markedItems)(
S))}function M({reports:S}){let v=S.map(({curve:a},p)=>({name:S.length>1?o[p]:"z",look:p?"other":"measured",points:a||[]})),[{tokens_needed:k,threshold:f}]=S,c=(0,qt.scoredOf)(
S[0]),d=(0,li.isKnown)(k)?{at:k,words:A(k,c)}:null;(0,Bn.zPicture)(n("curve-box"),{curves:v,threshold:f,needed:d}),(0,Bn.zKeys)(n("curve-keys"),S.length>1?v:[])}
function A(S,v){return S<=v?(0,gt.tn)(S,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,gt.tn)(S,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,cn.count)(S-v)})}function C(){(0,no.showIf)(n("of-layers"),!!e.charts.layers),Ne(n("layers-box"),e.charts.layers)}function E(S){let{
reports:v}=e.found;(0,no.showIf)(n("of-prompt"),v.length>1),l(e.found),S&&x(),(0,qt.fillDetectionTable)(n("found-numbers"),v.map((k,f)=>({name:o[f],report:k}))),
M(e.found),C()}let y=()=>!!e.found;return new ResizeObserver(()=>y()&&E(!1)).observe(t),S=>{t.hidden=!y(),!t.hidden&&S.found&&E(!0)}}var Zt=g(ke(),1),Pe=g(H(),1),Qe=g(j(),1),rr=g(We(),1),Xo=g(On(),1),wd=g(pn(),1);function bd(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-n\
ote");function s({rows:x,threshold:M}){let A=x.flatMap(({reports:v})=>v.map(({z_score:k})=>k)).filter(rr.isKnown),C=Math.min(-3,...A)-.4,E=Math.max(M,...A)+.4,y=v=>(v-
C)/(E-C),S=(0,Zt.fit)(n,x.length,r);x.forEach(({what:v,how:k,meaning:f,keeps:c,reports:d},a)=>{let[p,u,O]=S[a].cells;S[a].classList.toggle("gp-right",a===0);let[
N,q]=p.children;(0,Pe.say)(N,(0,Qe.t)(v)),(0,Zt.sayAttributes)(N,{"data-tip":(0,Qe.t)(f)}),(0,Pe.say)(q,(0,Qe.t)(k));let h=d.map(({z_score:_})=>_).filter(rr.isKnown);
i(u.firstChild,h.map(y),{zero:y(0),threshold:y(M)});let T=h.length>1?(0,Qe.t)("{low} to {high}",{low:(0,Xo.zWords)(Math.min(...h)),high:(0,Xo.zWords)(Math.max(...h))}):
(0,Xo.zWords)(h[0]);(0,Pe.say)(O.children[0],T),(0,Pe.say)(O.children[1],l(d,c));let $=a?m({keeps:c,meaning:f,reports:d},M):"";(0,Zt.showIf)(O.children[2],!!$),
(0,Pe.say)(O.children[2],$)}),(0,Pe.say)(o,b(x))}function r(){let x=(0,Pe.make)("tr"),M=(0,Pe.make)("th","",null,{scope:"row"});M.append((0,Pe.make)("span","",null,
{tabindex:0}),(0,Pe.make)("small"));let A=(0,Pe.make)("td");A.append((0,Pe.make)("span","gp-strip",null,{"aria-hidden":"true"}));let C=(0,Pe.make)("td");return C.
append((0,Pe.make)("b"),(0,Pe.make)("small"),(0,Pe.make)("small","gp-why")),x.append(M,A,C),x}function i(x,M,{zero:A,threshold:C}){let E=[A,C,...M],y=(0,Zt.fit)(
x,E.length,()=>(0,Pe.make)("i"));E.forEach((S,v)=>{(0,Zt.sayClass)(y[v],["gp-line gp-zero","gp-line"][v]||"gp-dot"),(0,Zt.sayPercent)(y[v],"left",S)})}function l(x,M){
let[A]=x.filter(({error:S})=>S);if(A)return(0,Qe.t)(A.error.message);let C=x.filter(({prediction:S})=>S).length,E=M==="none";if(x.length===1)return C?E?(0,Qe.t)(
"▲ above it by chance"):(0,Qe.t)("◆ watermarked"):(0,Qe.t)("◇ no sign");if(!C)return(0,Qe.tn)(x.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let y={passed:C,number:x.length};return E?(0,Qe.t)("▲ {passed} of {number} above it by chance",y):(0,Qe.t)("◆ {passed} of {number} watermarked",y)}function m({
keeps:x,meaning:M,reports:A},C){let E=A.filter(({prediction:f})=>f);if(!E.length)return"";if(x!=="none")return(0,Qe.t)(M);let{num_tokens_scored:y,once:S}=E.reduce(
(f,c)=>c.z_score>f.z_score?c:f),v=S&&(0,rr.isKnown)(y)?y-S.num_tokens_scored:0,k=[];if(v>0){k.push((0,Qe.tn)(v,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,Pe.count)(y)}));let f=(0,Xo.zWords)(
S.z_score);k.push(S.z_score>C?(0,Qe.t)("Counted once, z is {z}.",{z:f}):(0,Qe.t)("Counted once, z is {z}, not above the threshold.",{z:f}))}return(!v||S.z_score>
C||A.length>1)&&k.push(...w(C,A.length)),k.join(" ")}function w(x,M){let A=(0,wd.pValue)(x),C=S=>(0,Pe.count)(Number((1/S).toPrecision(2))),E=[A>.1?(0,Qe.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,Pe.percent)(A)}):(0,Qe.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:C(A)})];if(M===1)return E;let y=1-(1-A)**M;return E.push(y>.1?(0,Qe.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,Pe.count)(
M),share:(0,Pe.percent)(y)}):(0,Qe.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,Pe.count)(M),odds:C(y)})),E}function b([x]){
return x.reports[0].prediction?"":(0,Qe.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return x=>{t.hidden=!e.found,!t.hidden&&x.found&&s(e.found)}}var Tn=g(H(),1),kd=g(Lt(),1),Rt=g(j(),1),yd=g(Ve(),1),xd=g(We(),1),vd=g(On(),1);function Sd(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:l,of:m,
seeds:w,threshold:b}){let x=l.filter(({z:A})=>A.length),M=[(0,Rt.t)(i),(0,Rt.tn)(w,"{count} seed at each strength","{count} seeds at each strength")];l.length<m&&
M.push((0,Rt.t)("{done} of {of} strengths so far",{done:l.length,of:m})),(0,Tn.say)(n("about"),M.join(" · ")),(0,Tn.say)(n("strength-words"),s(x,l,b)),Ne(n("st\
rength-box"),e.charts.strengths)}function s(i,l,m){let w=({strength:y,z:S})=>y===0?S[0]>m?"above":"below":Cr(S,m),b=(...y)=>r(i,S=>y.includes(w(S))),[x,M,A]=[b(
"above"),b("below"),b("open","few")],C=l.filter(({refused:y})=>y).map(({strength:y})=>(0,Tn.percent)(y)),E=[];return i.length&&i[0].strength===0&&w(i[0])!=="abo\
ve"&&E.push((0,Rt.t)("The text is not above the threshold even before the attack.")),x&&E.push((0,Rt.t)("At strength {strengths}, the median z is above the thre\
shold.",{strengths:x})),M&&E.push((0,Rt.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:M})),A&&E.push((0,Rt.t)("At strength {\
strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:A})),C.length&&E.push((0,Rt.t)("At stren\
gth {strengths}, too little text is left to score, for some seeds or for all.",{strengths:C.join(", ")})),E.join(" ")}function r(i,l){let m=[];i.forEach((b,x)=>{
l(b)&&(x&&l(i[x-1])?m.at(-1)[1]=b.strength:m.push([b.strength,b.strength]))});let w=m.map(([b,x])=>b===x?(0,Tn.percent)(b):(0,Rt.t)("{low} to {high}",{low:(0,Tn.percent)(
b),high:(0,Tn.percent)(x)}));return w.length>1?(0,Rt.t)("{names} and {last}",{names:w.slice(0,-1).join(", "),last:w.at(-1)}):w.join("")}return(0,yd.runsOfTerms)(
t,{median:()=>(0,kd.inARow)((e.found?e.found.points:[]).filter(({z:i})=>i.length).map(({strength:i,z:l})=>(0,Rt.t)("{strength}: z {median}",{strength:(0,Tn.percent)(
i),median:(0,vd.zWords)((0,xd.medianOf)(l))})))}),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var Qt=g(ke(),1),Mo=g(et(),1),Od=g(Lt(),1),He=g(H(),1),J=g(j(),1),_o=g(Ve(),1),oo=g(We(),1),Yo=g(On(),1);var ci=(t,e)=>t?[e]:[];function Td(t,e){let n=k=>t.querySelector(".gp-"+k),o=()=>e.answered("cost"),s=({perplexity:k,score:f})=>!!(k&&f),r=({knob:k},f)=>k==="ke\
ys"?(0,J.tn)(f,"{count} key","{count} keys"):(0,J.t)("bias {value}",{value:Number(f.toFixed(3))});function i(k){let[f,...c]=k.points,d=c.filter(s).sort((h,T)=>h.
value-T.value),a=e.done?(0,J.t)("No answer"):(0,J.t)("Not known yet");if(!s(f)||!d.length)return["wait","…",a,e.done?(0,J.t)("At least one text without the wa\
termark and one with it must be scored."):(0,J.t)("The first texts are being written.")];let p=(0,J.t)("The threshold is {threshold}.",{threshold:k.threshold}),
u=h=>[m(k,h),...w(h,f)].join(" ");if(d.every(({found:h})=>h==="few")){let h=Math.max(...d.map(({texts:$})=>$)),T=(0,J.tn)(h,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:_r});return["wait","…",a,`${u(d.at(-1))}\
 ${T}`]}let O=d[d.findLastIndex(({found:h})=>h!=="above")+1];if(O){let h=r(k,O.value);return["good","◆",e.running?(0,J.t)("Found from {strength} on, so far",{
strength:h}):(0,J.t)("Found from {strength} on",{strength:h}),`${p} ${u(O)}`]}let N=d.filter(({found:h})=>h==="above");if(N.length){let h=N.map(({value:T})=>r(k,
T)).join(", ");return["even","◇",e.running?(0,J.t)("Found at {strengths}, so far",{strengths:h}):(0,J.t)("Found at {strengths}",{strengths:h}),`${(0,J.t)("At \
the strongest it is not certain.")} ${u(d.at(-1))}`]}let q=d.every(({found:h})=>h==="below");return["even","◇",l(q),`${p} ${u(d.at(-1))} ${(0,J.t)("Longer tex\
ts help.")}`]}function l(k){return k?e.running?(0,J.t)("Not found at any strength so far"):(0,J.t)("Not found at any strength"):e.running?(0,J.t)("Not reliably \
found at any strength so far"):(0,J.t)("Not reliably found at any strength")}function m(k,{value:f,score:{median:c,low:d,high:a}}){let p={strength:r(k,f),median:(0,Yo.zWords)(
c),low:(0,Yo.zWords)(d),high:(0,Yo.zWords)(a)};return a>d?(0,J.t)("At {strength}, the median z is {median}, interval {low} to {high}.",p):(0,J.t)("At {strength}\
, the median z is {median}.",p)}function w({perplexity:k,price:f,dearer:c},d){let a=(0,J.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,Mo.fixed)(
k.median,2),plain:(0,Mo.fixed)(d.perplexity.median,2)});if(!f)return[a];let p={times:$t(f.median),interval:Mn(f)};return[a,f.high>f.low?(0,J.t)("Seed by seed it\
 is {times}, interval {interval}.",p):(0,J.t)("Seed by seed it is {times}.",p),...c==="open"?[(0,J.t)("That is not a clear cost.")]:c==="few"?[(0,J.t)("These ar\
e too few seeds to tell.")]:[]]}function b(k){let[f,c,d,a]=i(k);(0,Qt.sayAttributes)(n("answer"),{"data-verdict":f}),(0,He.say)(n("answer-sign"),c),(0,He.say)(n(
"answer-words"),d),(0,He.say)(n("answer-more"),a),e.done&&(0,He.say)(n("told"),`${d}. ${a}`),(0,He.say)(n("missing"),Mt(e,k)),(0,He.say)(n("about"),ud(k.watermark))}
function x(k){let f=k.kind==="green";for(let c of["perplexity","score","share","suppressed"])Ne(n(c),e.charts[c]);(0,He.say)(n("share-name"),f?(0,J.t)("Green to\
kens"):(0,J.t)("Mean g-value")),(0,_o.tipOfTerm)(n("share-name"),f?"green-list":"g-value",()=>M(E),{meaning:f?(0,J.t)("Green tokens / tokens scored, of all text\
s of a strength together."):(0,J.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:f?(0,J.t)("green / scored"):"Σ g \
/ n",unit:f?"%":""}),(0,Qt.showIf)(n("of-suppressed"),!!e.charts.suppressed),(0,Qt.showIf)(n("limits"),f),(0,Qt.showIf)(n("of-expected"),k.points.some(({expected:c})=>(0,oo.isKnown)(
c))),(0,He.say)(n("suppressed-name"),(0,J.t)("Suppressed candidates")),(0,_o.tipOfTerm)(n("suppressed-name"),f?"green-list":"g-value",()=>M(y),{formula:"",unit:(0,J.t)(
"tokens"),meaning:(0,J.tn)(k.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean ov\
er all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let M=k=>(0,Od.inARow)(
e.found.points.filter(f=>k(f)!=="–").map(f=>(0,J.t)("{name}: {words}",{name:f.value===null?(0,J.t)("none"):r(e.found,f.value),words:k(f)}))),A=({perplexity:k})=>k?
(0,Mo.fixed)(k.median,2):"–",C=({score:k})=>k?(0,Yo.zWords)(k.median):"–",E=({share:k})=>(0,oo.isKnown)(k)?e.found.kind==="green"?(0,He.percent)(k):(0,Mo.fixed)(
k,3):"–",y=({suppressed:k})=>(0,oo.isKnown)(k)?(0,Mo.fixed)(k,2):"–";(0,_o.runsOfTerms)(t,{perplexity:()=>M(A),score:()=>M(C)});function S(k){let f=k.kind===
"green",c=(h,T=k.points)=>T.some($=>(0,oo.isKnown)($[h])),d=(0,J.t)("At least this share of tokens is expected to be green, from the distributions that the mode\
l had along the texts."),a=(0,J.t)("How much probability the watermark moved from red candidates to green ones at a step, on average."),p=[[k.knob==="keys"?(0,J.t)(
"keys"):(0,J.t)("bias"),({value:h})=>h===null?(0,J.t)("none"):String(h)],[(0,J.t)("texts"),({texts:h})=>(0,He.count)(h),"sample",{formula:""}],[(0,J.t)("perplex\
ity"),A,"perplexity",{meaning:(0,J.t)("The median of the texts of a strength.")}],["z",C,"z-score",{meaning:(0,J.t)("The median of the texts of a strength.")}],
[f?(0,J.t)("green"):(0,J.t)("mean g"),E,f?"green-list":"g-value",{formula:f?(0,J.t)("green / scored"):"Σ g / n",unit:f?"%":""}],...ci(c("expected"),[(0,J.t)("e\
xpected at least"),({expected:h})=>(0,oo.isKnown)(h)?(0,He.percent)(h):"–","green-list",{meaning:d,formula:"",unit:"%"}]),...ci(c("suppressed",k.points.slice(
1)),[(0,J.t)("suppressed of {count}",{count:k.candidates}),y,f?"green-list":"g-value",{meaning:(0,J.t)("How many of the likeliest tokens the watermark made less\
 likely, on average over the positions."),formula:"",unit:(0,J.t)("tokens")}]),...ci(c("moved"),[(0,J.t)("moved to green"),({moved:h})=>(0,oo.isKnown)(h)?(0,He.percent)(
h):"–","total-variation",{meaning:a}])],u=t.querySelector("table.gp-numbers"),[O]=(0,Qt.fit)(u.tHead,1,()=>(0,He.make)("tr")),N=(0,Qt.fit)(O,p.length,()=>{let h=(0,He.make)(
"th","",null,{scope:"col"});return h.append((0,He.make)("span")),h});p.forEach(([h,T,$,_],P)=>{let W=N[P].firstChild;if((0,He.say)(W,h),$)(0,_o.tipOfTerm)(W,$,()=>M(
T),_);else for(let R of["data-tip","data-term","tabindex"])W.removeAttribute(R)});let q=(0,Qt.fit)(u.tBodies[0],k.points.length,()=>(0,He.make)("tr"));k.points.
forEach((h,T)=>{q[T].firstChild||q[T].append((0,He.make)("th","",null,{scope:"row"}));let $=(0,Qt.fit)(q[T],p.length,()=>(0,He.make)("td"));p.forEach(([,_],P)=>(0,He.say)(
$[P],_(h)))})}function v(){b(e.found),x(e.found),S(e.found)}return k=>{t.hidden=!o(),!t.hidden&&(k.found||k.status)&&v()}}var Nt=g(ke(),1),ir=g(et(),1),ie=g(H(),1),$d=g(Lt(),1),ve=g(j(),1),ar=g(Ve(),1),Md=g(We(),1),Xt=g(On(),1),lr=g(pn(),1);function _d(t,e){let n=a=>t.querySelector(
".gp-"+a),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:a})=>a.every(({report:p})=>!p.error)):[],m=({left:a})=>a?0:
1,w=()=>r.filter((a,p)=>a===m(l()[p])).length,b=o.map((a,p)=>{let u=(0,ie.make)("div","gp-side"),[O,N,q,h]=[(0,ie.make)("h3","",(0,ve.t)("Text {name}",{name:a})),
(0,ie.make)("p","gp-facts"),(0,ie.make)("div","gp-body",null,{dir:"auto"}),(0,ie.make)("button","gp-button gp-main",(0,ve.t)("Text {name} is watermarked",{name:a}),
{type:"button"})],T=(0,ie.make)("div","",null,{tabindex:0}),$=(0,ie.make)("div");return q.append(T,$),u.append(O,N,q,h),n("texts").append(u),h.addEventListener(
"click",()=>x(p)),{box:u,title:O,facts:N,plain:T,marked:$,button:h,text:new lr.MarkedText($)}});function x(a){r[s]===void 0&&(r[s]=a,d(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{s=Math.min(s+1,l().length-1),d(),b[0].button.focus({preventScroll:!0})});let M=a=>a.kind==="green"?a.green_fraction:a.mean,
A=a=>a.kind==="green"?(0,ve.t)("{share} green",{share:(0,ie.percent)(a.green_fraction)}):(0,ve.t)("mean g {g}",{g:(0,ir.fixed)(a.mean,3)});function C(a,p,u,O){let{
report:N,perplexity:q}=u.texts[p],h=p===m(u)?"with":"without";if((0,Nt.showIf)(a.plain,!O),(0,Nt.showIf)(a.marked,O),(0,Nt.showIf)(a.button,!O),(0,Nt.showIf)(a.
facts,O),O){a.box.dataset.truth=h,(0,ie.say)(a.title,E(o[p],h==="with",r[s]===p));let T=[A(N),`z ${(0,Xt.zWords)(N.z_score)}`];(0,Md.isKnown)(q)&&T.push((0,ve.t)(
"perplexity {value}",{value:(0,ir.fixed)(q,2)})),(0,ie.say)(a.facts,T.join(" · ")),a.text.show((0,Xt.markedItems)(N));return}delete a.box.dataset.truth,(0,ie.say)(
a.title,(0,ve.t)("Text {name}",{name:o[p]})),a.text.show([]),(0,ie.say)(a.plain,N.tokens.slice(N.prompt_tokens).map(([,,T])=>T??"").join(""))}function E(a,p,u){
return p?u?(0,ve.t)("Text {name}: ◆ watermarked, your guess",{name:a}):(0,ve.t)("Text {name}: ◆ watermarked",{name:a}):u?(0,ve.t)("Text {name}: not watermar\
ked, your guess",{name:a}):(0,ve.t)("Text {name}: not watermarked",{name:a})}function y({texts:a},p){let[u,O]=[a[p],a[1-p]].map(({report:h})=>h),N={share:A(u),chance:u.
kind==="green"?(0,ie.percent)(u.ratio):"0.5",z:(0,Xt.zWords)(u.z_score)},q=[u.z_score>e.found.threshold?(0,ve.t)("What gave it away: {share} with the watermark,\
 where chance gives {chance}; z is {z}, more than chance explains.",N):(0,ve.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z i\
s {z}, too little to be certain.",N),(0,ve.t)("Without it: {share}, z {z}.",{share:A(O),z:(0,Xt.zWords)(O.z_score)})];return O.z_score>u.z_score&&q.push((0,ve.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),q.join(" ")}function S(a){let p=r[s]!==void 0;if(b.forEach(
(q,h)=>C(q,h,a,p)),(0,Nt.showIf)(n("legend"),p),(0,Nt.showIf)(n("verdict"),p),(0,Nt.showIf)(n("next"),p&&s+1<l().length),!p)return;let u=a.texts.map(({report:q})=>(0,Xt.legendOf)(
q)[1]);(0,lr.markLegend)(n("legend"),e.found.kind,{unscored:u.some(({unscored:q})=>q),repeated:u.some(({repeated:q})=>q)});let O=m(a),N=r[s]===O;(0,Nt.sayAttributes)(
n("answer"),{"data-verdict":N?"good":"bad"}),(0,ie.say)(n("answer-sign"),N?"✓":"✗"),(0,ie.say)(n("answer-words"),N?(0,ve.t)("Correct"):(0,ve.t)("Wrong: it w\
as text {name}",{name:o[O]})),(0,ie.say)(n("answer-more"),y(a,O))}function v(a){if(!e.done)return(0,ve.t)("The texts are being written: {done} of {runs}.",{done:(0,ie.count)(
a.done),runs:(0,ie.count)(a.runs)});if(l().length)return"";let p=a.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return p?[(0,ve.t)("No pair of text\
s could be scored."),(0,ve.t)(p.report.error.message),(0,ve.t)(p.report.error.fix)].join(" "):(0,ve.t)("No pair of texts was completed. Run the experiment again\
.")}function k(a){let p=r.length;if((0,Nt.showIf)(n("sum"),p>0&&p===a.length),n("sum").hidden)return;let u=w();(0,ie.say)(n("sum").querySelector("h3"),f(u,p));let O=Array.
from({length:p-u+1},(h,T)=>c(p,u+T)).reduce((h,T)=>h+T,0)/2**p,N=a.filter(({texts:h,left:T})=>h[T?0:1].report.z_score>h[T?1:0].report.z_score).length;(0,ie.say)(
n("sum-words"),[(0,ve.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,ie.count)(u),share:(0,ie.percent)(O)}),(0,ve.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,ie.count)(N),pairs:(0,ie.count)(p)}),(0,ve.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,ar.tipOfTerm)(n("share-head"),e.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,ve.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,ie.say)(n("share-head"),e.found.kind==="green"?(0,ve.t)("green with and without"):(0,ve.t)("mean g with and with\
out"));let q=(0,Nt.fit)(n("sum").querySelector("tbody"),p,()=>{let h=(0,ie.make)("tr");return h.append((0,ie.make)("th","",null,{scope:"row"}),(0,ie.make)("td"),
(0,ie.make)("td"),(0,ie.make)("td")),h});a.forEach((h,T)=>{let $=m(h),[_,P]=[h.texts[$].report,h.texts[1-$].report],W=L=>L.kind==="green"?(0,ie.percent)(M(L)):(0,ir.fixed)(
M(L),3);[String(T+1),`${r[T]===$?"✓":"✗"} ${(0,ve.t)("text {name}",{name:o[r[T]]})}`,`${W(_)}, ${W(P)}`,`${(0,Xt.zWords)(_.z_score)}, ${(0,Xt.zWords)(P.z_score)}`].
forEach((L,z)=>(0,ie.say)(q[T].cells[z],L))})}let f=(a,p)=>(0,ve.t)("{hits} of {pairs} correct",{hits:(0,ie.count)(a),pairs:(0,ie.count)(p)}),c=(a,p)=>Array.from(
{length:p},(u,O)=>(a-O)/(O+1)).reduce((u,O)=>u*O,1);(0,ar.runsOfTerms)(t,{scores:()=>(0,$d.inARow)(l().slice(0,r.length).map((a,p)=>{let[u,O]=[a.texts[m(a)],a.texts[1-
m(a)]].map(({report:N})=>(0,Xt.zWords)(N.z_score));return(0,ve.t)("pair {number}: {marked} and {plain}",{number:p+1,marked:u,plain:O})}))});function d(){let a=l();
(0,ie.say)(n("waiting"),v(e.found)),(0,Nt.showIf)(n("round"),a.length>0),(0,ie.say)(n("about"),a.length?(0,ve.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,ie.count)(s+1),pairs:(0,ie.count)(a.length)}):""),(0,ie.say)(n("score"),r.length?f(w(),r.length):""),a.length&&S(
a[s]),k(a)}return a=>{t.hidden=!i(),a.run&&([s,r]=[0,[]]),!t.hidden&&(a.run||a.found||a.status)&&d()}}var Wd=g(Ed(),1);(0,Wd.addGroupPanes)({answer:_i,draft_lengths:Qi,sameness:Xi,speedup:na,batch:xa,choices:Ha,difference:rl,divergence:al,grid:Cl,lanes:Hl,lengths:Vl,
measures:Jl,progress:Ql,sensitivity:oc,trie:Oc,without:Tc,arrival:Mc,estimate:Cc,kl:tc,opened:Ec,precisions:Nc,shelf:qc,serving:ld,attack:hd,detectability:md,detection:gd,
marked:pd,mistakes:bd,strengths:Sd,watermark_cost:Td,watermark_quiz:_d});})();
