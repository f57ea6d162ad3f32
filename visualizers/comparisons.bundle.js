// Written by .ci/bundle.py from modules with the SHA-256 100d8411112e5457e126f449964355ab5f1e7a7c7a29b9784886acbd085da461: edit those.
"use strict";(()=>{var Fc=Object.create;var Ur=Object.defineProperty;var Kc=Object.getOwnPropertyDescriptor;var Gc=Object.getOwnPropertyNames;var Hc=Object.getPrototypeOf,Dc=Object.prototype.hasOwnProperty;var Ge=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var Vc=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Gc(e))!Dc.call(t,s)&&s!==n&&Ur(t,s,{get:()=>e[s],enumerable:!(o=Kc(e,s))||o.enumerable});
return t};var v=(t,e,n)=>(n=t!=null?Fc(Hc(t)):{},Vc(e||!t||!t.__esModule?Ur(n,"default",{value:t,enumerable:!0}):n,t));var Qs=Ge((op,Jr)=>{Jr.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.js"]});var G=Ge((sp,Zr)=>{Zr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Ye=Ge((rp,Qr)=>{Qr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var F=Ge((ip,Xr)=>{Xr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ei=Ge((ap,Yr)=>{Yr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var si=Ge((cp,oi)=>{oi.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.js"]});var ue=Ge((pp,di)=>{di.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var er=Ge((fp,hi)=>{hi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var Nt=Ge((up,pi)=>{pi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Pe=Ge((mp,fi)=>{fi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var _e=Ge((gp,ui)=>{ui.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var xi=Ge((Op,yi)=>{yi.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.js"]});var an=Ge((Ep,Mi)=>{Mi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var ns=Ge((Ap,ji)=>{ji.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var cr=Ge((jp,Qi)=>{Qi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var dr=Ge((Kp,na)=>{na.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Ba=Ge((Hf,Ra)=>{Ra.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var Ha=Ge((Zf,Ga)=>{Ga.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Va=Ge((Qf,Da)=>{Da.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var Ja=Ge((Xf,Ua)=>{Ua.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.js"]});var lc=Ge((um,ac)=>{ac.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.js"]});var kn=Ge((zm,kc)=>{kc.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var Rc=Ge((ng,Ic)=>{Ic.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var ri=v(Qs(),1),ii=v(G(),1),ai=v(Ye(),1),xt=v(F(),1);var ti=v(ei(),1);var Xs;function ni(){return Xs??=Uc().catch(t=>{throw Xs=void 0,t}),Xs}async function Uc(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Jc(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,s)=>{e.onload=o,e.onerror=()=>s(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Jc(t){return new Response(new Blob([(0,ti.bytesOf)(t)]).stream().pipeThrough(
new DecompressionStream("gzip"))).text()}var Zo=v(si(),1),Zc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Uo=new Set;function Me(t,e,n){if(t.hidden=!e,!e)return;let o=Ys(e),s=[...Uo].find(r=>r.box===t);s?s.chart=
o:Qc(t,o,n),Jo(t,o)}function Ys(t){return(0,xt.isSaid)(t)?(0,xt.t)(t):Array.isArray(t)?t.map(Ys):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(
([e,n])=>[e,Ys(n)])):t}function Qc(t,e,n){t.classList.add("gp-chart-box"),t.append((0,ii.make)("div","gp-chart-plot"),(0,Zo.valuesList)());let o={box:t,chart:e};
n&&t.addEventListener("gp-press",({detail:s})=>n(s)),Uo.add(o),new ResizeObserver(()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Jo(t,o.chart)).observe(
t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>Jo(t,o.chart))}async function Jo(t,e){let n=t.querySelector(".gp-chart-plot"),o=e.data.flatMap(({text:s,
hovertext:r=s,hoverinfo:a})=>a==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);if((0,Zo.fillValues)(t.querySelector(".gp-chart-values"),o),(0,ri.dress)(
n,{...Object.fromEntries([...n.attributes].map(({name:s,value:r})=>[s,r])),role:"group","aria-label":(0,xt.t)("{chart}. Its values follow as a list.",{chart:e.layout.
meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let s=await ni(),r={...So(e.layout,t),separators:(0,ai.separators)(),
autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&(r.height=Math.max(
r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await s.react(n,So(e.data,t),r):(await s.newPlot(n,So(e.data,t),r,Xc(s)),n.on("plot\
ly_click",({points:[a]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:a}))))}catch(s){n.textContent=(0,xt.t)("The chart could not be drawn: its library d\
id not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",s)}finally{t.removeAttribute("aria-busy")}}}function Qo(t,e,n){
if(!t)return t;let{shapes:o=[],annotations:s=[]}=t.layout,r={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},
a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,r],annotations:[...s,a]}}}
function li(t,{x:e,y:n,words:o}){if(!t)return t;let s={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"\
diamond",size:13}};return{...t,data:[...t.data,s]}}function Xc(t){let e=(o,s)=>({name:o==="svg"?(0,xt.t)("Download plot as an SVG"):(0,xt.t)("Download plot as a\
 PNG"),icon:s,click(r){let a=r.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(r,{format:o,filename:a,width:r.clientWidth,
height:r.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,xt.t)("Zoom"),Pan:(0,xt.t)("Pan"),"Zoom in":(0,xt.t)("Zoom in"),"Zoo\
m out":(0,xt.t)("Zoom out"),"Reset axes":(0,xt.t)("Reset axes"),"Double-click to zoom back out":(0,xt.t)("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,
modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function So(t,e){return Array.
isArray(t)?t.map(n=>So(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,So(o,e)])):typeof t=="string"?Yc(t,e):t}function Yc(t,e){
let[,n,o]=Zc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let s=getComputedStyle(e).getPropertyValue(n).trim();
return o===void 0?s:`rgba(${[1,3,5].map(a=>parseInt(s.slice(a,a+2),16)).join(", ")}, ${o})`}function ci(){for(let t of Uo)t.box.isConnected?Jo(t.box,t.chart):Uo.
delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",ci);for(let t of[document.documentElement,document.body])t&&new MutationObserver(
ci).observe(t,{attributeFilter:["class"]});var It=v(ue(),1),or=v(Ye(),1),es=v(er(),1),te=v(G(),1),gi=v(Nt(),1),ae=v(F(),1),wi=v(Pe(),1),rn=v(_e(),1);var Ln=v(Ye(),1),tr=v(G(),1),Xn=v(F(),1),mi=v(_e(),1),ed=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),nr=(t,e,n,o=1)=>ed(t,e)/(e*n+o),vt=t=>(0,mi.isKnown)(
t)?`${(0,Ln.fixed)(t,2)} ×`:"–",vn=({low:t,high:e})=>`${(0,Ln.fixed)(t,2)}–${(0,Ln.fixed)(e,2)}`,Xo=()=>(0,Xn.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),Yo=t=>t<.9995?`${(0,Ln.significant)(t*1e3,3)} ms`:`${(0,Ln.significant)(t,3)} s`;function St(t,{done:e,runs:n}){if(e>=n)return"";let o={done:(0,tr.count)(e),
left:(0,tr.count)(n-e)};return t.done?(0,Xn.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,Xn.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Yn=(0,Xn.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");function bi(t,e){let n=x=>t.querySelector(".gp-"+x),o=t.querySelector("table"),s=[["draft_acceptance_rate",(0,ae.t)(es.FIGURES.draft_acceptance_rate),"acceptanc\
e-rate",({draft_acceptance_rate:x})=>(0,rn.isKnown)(x)&&(0,te.percent)(x),{}],["judged_acceptance_rate",(0,ae.t)(es.FIGURES.judged_acceptance_rate),"acceptance-\
rate",({rate:x})=>(0,rn.isKnown)(x)&&(0,te.percent)(x),{formula:(0,ae.t)("accepted / judged")}],["mean_acceptance_length",(0,ae.t)(es.FIGURES.mean_acceptance_length),
"acceptance-length",({mean_acceptance_length:x})=>(0,rn.isKnown)(x)&&(0,or.fixed)(x,2),{}],[(0,ae.t)("drafted per round"),(0,ae.t)("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:x})=>(0,rn.isKnown)(x)&&(0,or.fixed)(x,2),{formula:(0,ae.t)("d\
rafted / rounds")}],[(0,ae.t)("speed-up"),`${(0,ae.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90\
 % interval.")} ${Xo()}`,"speed-up",({speedup:x,pairs:m})=>x&&(0,ae.tn)(m,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:vt(
x.median),interval:vn(x)}),{formula:""}],[(0,ae.t)("formula"),(0,ae.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and th\
e cost of this row."),"speed-up",({rate:x,drafted:m,formula:k})=>(0,rn.isKnown)(k)&&(0,ae.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,te.decimals)(
x),drafted:(0,te.decimals)(m,2),times:vt(k)}),{}]],r=()=>e.answered("lengths"),a=x=>(0,gi.inARow)(e.found.points.map(m=>{let k=x(m);return k?(0,ae.t)("{name}: {\
words}",{name:l(e.found.knob,m),words:k}):""})),l=(x,{value:m})=>`${x} = ${m}`;function w(x){let[m,k,g,f,{setting:c,times:d}]=y(x);(0,It.sayAttributes)(n("answe\
r"),{"data-verdict":m}),(0,te.say)(n("answer-sign"),k);let i=n("answer-words"),h=JSON.stringify([g,c,d]);i.dataset.key!==h&&(i.dataset.key=h,i.replaceChildren(...(0,te.filled)(
g,{setting:(0,te.make)("code","",c),times:d}))),(0,te.say)(n("answer-more"),f),e.done&&(0,te.say)(n("told"),`${i.textContent}. ${f}`),(0,te.say)(n("missing"),St(
e,x)),(0,It.showIf)(n("warning"),!!x.others),(0,te.say)(n("warning"),x.others?"⚠ "+(0,ae.t)(Yn):"")}function y({knob:x,points:m,leader:k,rivals:g,best:f,fewest:c,
noise:d}){let i=m.filter(({speedup:L})=>L);if(d&&i.length)return["wait","…",(0,ae.t)("No verdict on time"),(0,ae.t)(d),{}];let h=i.find(L=>L.group===k);if(!h){
if(e.done)return["wait","…",(0,ae.t)("No answer"),(0,ae.t)("No setting has a complete pair of runs."),{}];let L=(0,ae.tn)(m.length,"{known} of {count} setting\
 measured.","{known} of {count} settings measured.",{known:(0,te.count)(i.length)});return["wait","…",(0,ae.t)("Not known yet"),i.length?L:(0,ae.t)("The first\
 counted runs are under way."),{}]}let{speedup:u,verdict:S,pairs:N}=h,A=l(x,h),[p,$]=[vt(u.median),vn(u)],_={slower:[(0,ae.t)("It is slower than decoding withou\
t drafts.")],even:[(0,ae.t)("The interval includes 1: no clear difference from decoding without drafts.")]}[S]||[];if(S==="wait"){let L=(0,ae.tn)(N,"{setting} h\
as the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of \
runs: too few to tell, {fewest} are needed.",{setting:A,times:p,fewest:(0,te.count)(c)});return["wait","…",(0,ae.t)(e.done?"No answer":"Not known yet"),L,{}]}
if(i.length===1){let[L,z]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[S];return[L,z,(0,ae.t)("{setting} is the only setting that was measur\
ed: {times}"),[(0,ae.t)("90 % interval: {interval}.",{interval:$}),..._].join(" "),{setting:A,times:p}]}if(f===null){let L=g.length>2&&g.length===i.length-1?(0,ae.t)(
"{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:A,times:p,interval:$}):(0,ae.t)("{setting} \
has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:A,times:p,interval:$,others:b(m.filter(z=>g.includes(z.group)).
map(({value:z})=>z))});return["even","≈",(0,ae.t)(e.running?"No clear best setting so far":"No clear best setting"),[L,..._,(0,ae.t)("More repeats tell more.")].
join(" "),{}]}let[C,P]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[S],q=S==="slower"?(0,ae.t)(e.running?"{setting} is best so far, but only\
 {times}":"{setting} is best, but only {times}"):(0,ae.t)(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[C,P,q,[(0,ae.t)("90\
 % interval: {interval}.",{interval:$}),(0,ae.t)("It was faster than each of the others, turn by turn."),..._].join(" "),{setting:A,times:p}]}let b=x=>x.length<
2?x.join(""):(0,ae.t)("{names} and {last}",{names:x.slice(0,-1).join(", "),last:x.at(-1)});function O({points:x,curve:m,measured_curve:k}){Me(n("settings"),e.charts.
lengths),(0,It.showIf)(n("of-formula"),m.length>0),(0,It.showIf)(n("of-verify"),k.length>0),(0,It.showIf)(n("of-own"),x.some(({formula:g})=>(0,rn.isKnown)(g)))}
function T(x){if(!o.tHead){let m=(0,te.make)("tr");m.append((0,te.make)("th","",null,{scope:"col"}),...s.map(([k,g,f,c,d])=>{let i=(0,te.make)("th","",null,{scope:"\
col"}),h=(0,te.make)("span");return(0,wi.tipOfTerm)(h,f,()=>a(c),{meaning:g,...d}),h.append(...k.split(/(?<=_)/).flatMap(u=>[u,(0,te.make)("wbr")])),i.append(h),
i})),o.createTHead().append(m),o.createTBody()}(0,te.say)(o.tHead.rows[0].cells[0],x)}function W(){let x=(0,te.make)("tr"),m=(0,te.make)("th","",null,{scope:"ro\
w"});m.append((0,te.make)("span"),(0,te.make)("b","","",{"aria-hidden":"true"}),(0,te.make)("span","gp-hidden"));let k=(0,te.make)("td");return k.append((0,te.make)(
"span"),(0,te.make)("small")),x.append(m,...s.slice(0,-2).map(()=>(0,te.make)("td")),k,(0,te.make)("td")),x}function M({knob:x,points:m,best:k}){T(x);let g=(0,It.fit)(
o.tBodies[0],m.length,W);m.forEach((f,c)=>{let[d,...i]=g[c].cells,[h]=i.splice(-2,1),u=f.group===k;(0,It.sayClass)(g[c],u?"gp-best":""),(0,te.say)(d.children[0],
f.value),(0,te.say)(d.children[1],u?" ★":""),(0,te.say)(d.children[2],u?` ${(0,ae.t)("(best)")}`:""),(0,te.say)(h.children[0],f.speedup?vt(f.speedup.median):"\
–"),(0,te.say)(h.children[1],f.speedup?`  ${vn(f.speedup)}`:"");let{draft_acceptance_rate:S,rate:N,mean_acceptance_length:A,drafted:p,formula:$}=f;[(0,rn.isKnown)(
S)?(0,te.percent)(S):"–",(0,rn.isKnown)(N)?(0,te.percent)(N):"–",(0,te.decimals)(A,2),(0,te.decimals)(p,2),vt($)].forEach((C,P)=>(0,te.say)(i[P],C))})}function E(){
let x=e.found;w(x),O(x),M(x)}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status)&&E()}}var et=v(ue(),1),sr=v(Ye(),1),Q=v(G(),1),le=v(F(),1),ts=v(Pe(),1),eo=v(_e(),1);function ki(t,e){let n=c=>t.querySelector(".gp-"+c),o=["without","with"],s=()=>e.answered("same"),r=({level:c})=>(0,Q.percent)(c);function a(c){let[d,i,h,u]=(c.
mode==="greedy"?l:O)(c);(0,et.sayAttributes)(n("answer"),{"data-verdict":d}),(0,Q.say)(n("answer-sign"),i),(0,Q.say)(n("answer-words"),h),(0,Q.say)(n("answer-mo\
re"),u),e.done&&(0,Q.say)(n("told"),`${h}. ${u}`),(0,Q.say)(n("missing"),St(e,c))}function l({checked:c,equal:d,at:i}){if(!c||d===null)return["wait","…",(0,le.t)(
e.done?"No answer":"Not known yet"),(0,le.t)("A text without drafts and one with drafts must both have ended.")];if(d){let h=(0,le.tn)(c,"Greedy decoding wrote \
the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of \
texts.");return["good","✓",(0,le.t)("The same tokens"),h]}return["bad","✗",(0,le.t)("Different from token {place} on",{place:(0,Q.count)(i+1)}),(0,le.t)("Gr\
eedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; lo\
ok at their probabilities there.")]}function w(c,d){let i=0;for(;i<Math.min(c.length,d.length)&&c[i]===d[i];)i+=1;for(;i>0&&/[\p{L}\p{M}\p{N}]/u.test(c[i-1])&&/[\p{L}\p{M}\p{N}]/u.
test((c[i]||"")+(d[i]||""));)i-=1;let h=u=>i+u.slice(i).match(/^\s*\S*/)[0].length;return[i,h(c),h(d)]}function y({mode:c,texts:d,equal:i,checked:h}){let u=c===
"greedy"&&h>0&&d?d:[],S=n("both-texts"),N=JSON.stringify([u,i]);if((0,et.showIf)(n("mark-key"),u.length>0&&i===!1&&u[0]!==u[1]),S.dataset.key===N)return;S.dataset.
key=N;let[A,...p]=u.length?w(...u):[];S.replaceChildren(...u.map(($,_)=>{let C=(0,Q.make)("div"),P=(0,Q.make)("p","",null,{dir:"auto",tabindex:"0"});return i||u[0]===
u[1]?P.append($):P.append($.slice(0,A),(0,Q.make)("mark","",$.slice(A,p[_])||"∎"),(0,Q.make)("span","gp-apart",$.slice(p[_]))),C.append((0,Q.make)("h3","",(0,le.t)(
_?"with drafts":"without drafts")),P),C}))}let b=c=>`p = ${c<.001?(0,sr.significant)(c,1):(0,sr.significant)(c,2)}`;function O(c){let{p:d,verdict:i,counts:h}=c,
[u,S]=[h[0],(0,Q.count)(h[1])];if(!(0,eo.isKnown)(d)||i==="wait"){if(e.done)return["wait","…",(0,le.t)("No answer"),(0,le.tn)(u,"{count} text without drafts, \
{assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with drafts: too few for a test.",{assisted:S})];let A=(0,le.tn)(u,"{coun\
t} text without drafts, {assisted} with drafts so far.","{count} texts without drafts, {assisted} with drafts so far.",{assisted:S});return["wait","…",(0,le.t)(
"Not known yet"),`${A} ${(0,le.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.")}`]}let N=(0,le.tn)(
u,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted} with drafts.",{assisted:S});return i==="same"?["good","✓",(0,le.t)(
"{p}: no difference found",{p:b(d)}),`${N} ${(0,le.t)("A p below {level} would count as a difference.",{level:r(c)})}`]:["bad","✗",(0,le.t)("{p}: the distribu\
tions differ",{p:b(d)}),`${N} ${(0,le.t)("p is below {level}.",{level:r(c)})}`]}function T({p:c,verdict:d}){if(!(0,eo.isKnown)(c))return"";let i=(0,le.t)("If bo\
th draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,Q.percent)(c)});return d==="differs"?`${i} ${(0,le.t)(
"That is so rare that chance is a poor explanation.")}`:d==="same"?`${i} ${(0,le.t)("That is not unusual.")}`:i}function W({counts:c,tokens:d,verdict:i,level:h}){
let[u,S]=c,N=Math.round(100*Math.sqrt(1/u+1/S)),A=(0,le.tn)(d,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(i==="differs")return[(0,le.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,le.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,Q.percent)(h)}),
A];let p=u===S?(0,le.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,Q.count)(u),
points:N}):(0,le.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,Q.count)(
u),assisted:(0,Q.count)(S),points:N});return[(0,le.t)("Not finding a difference does not prove that there is none."),`${p} ${(0,le.t)("Smaller true differences \
mostly go unnoticed; more texts show more.")}`,A]}function M(){(0,et.showIf)(n("of-shuffles"),!!e.charts.shuffles),Me(n("shuffles"),e.charts.shuffles)}function E({
surprise:c}){if(!c||!o.every(h=>(0,eo.isKnown)(c[h])))return"";let[d,i]=o.map(h=>(0,Q.information)(c[h],e.unit).replace("-","−"));return(0,le.t)("How surprisi\
ng the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",{without:d,
assisted:i})}function x(){let c=(0,Q.make)("li"),d=(0,Q.make)("table"),i=d.createTHead().insertRow();i.className="gp-hidden";for(let S of[(0,le.t)("token"),(0,le.t)(
"without"),(0,le.t)("with")])i.append((0,Q.make)("th","",S,{scope:"col"}));let h=(0,Q.make)("caption"),u=(0,Q.make)("span");return(0,ts.tipOfTerm)(u,"sample",()=>"",
{meaning:(0,le.t)("How many texts of each side have this token at this place."),formula:""}),h.append(u),d.prepend(h),d.append((0,Q.make)("tbody")),c.append(d),
c}function m(){let c=(0,Q.make)("tr"),d=(0,Q.make)("th","",null,{scope:"row"});d.append((0,Q.make)("bdi"));let i=(0,Q.make)("td","",null,{colspan:2}),h=(0,Q.make)(
"div","gp-counts");for(let u of o)h.append((0,Q.make)("i",`gp-bar-${u}`,null,{"aria-hidden":"true"}),(0,Q.make)("span"));return i.append(h),c.append(d,i),c}function k(c,{
position:d,tokens:i},h){let u=c.firstChild;(0,Q.say)(u.caption.firstChild,(0,le.t)("token {place}",{place:(0,Q.count)(d)}));let S=o.map((p,$)=>h[$]-i.reduce((_,C)=>_+
C[p],0)),N=[...i,...S.some(p=>p>0)?[{rest:!0,without:S[0],with:S[1]}]:[]],A=(0,et.fit)(u.tBodies[0],N.length,m);N.forEach((p,$)=>{let _=p.rest||p.text===null,C=A[$].
cells[0].firstChild;(0,et.sayLabel)(C,p.rest?(0,le.t)("all others"):_?(0,le.t)("text ended"):p.text,{plain:_}),(0,et.sayClass)(C,_?"gp-plain":"");let P=A[$].cells[1].
firstChild.children;o.forEach((q,L)=>{let z=Math.max(1,h[L]);(0,et.sayPercent)(P[2*L],"width",Math.min(1,p[q]/z)),(0,Q.say)(P[2*L+1],(0,Q.count)(p[q]))}),(0,et.sayAttributes)(
A[$].cells[1],{"aria-label":(0,le.t)("{without} without, {assisted} with",{without:(0,Q.count)(p.without),assisted:(0,Q.count)(p.with)})})})}function g(c){if((0,et.showIf)(
n("of-sampling"),c.mode==="sampling"),c.mode!=="sampling")return;let d=T(c);(0,et.showIf)(n("evidence"),(0,eo.isKnown)(c.p)),(0,et.showIf)(n("meaning"),!!d),(0,Q.say)(
n("meaning"),d),M(),(0,Q.say)(n("surprise"),E(c));let i=W(c),h=(0,et.fit)(n("cannot").querySelector("ul"),i.length,()=>(0,Q.make)("li"));i.forEach((S,N)=>(0,Q.say)(
h[N],S));let u=(0,et.fit)(n("places"),c.positions.length,x);c.positions.forEach((S,N)=>k(u[N],S,c.counts)),(0,et.showIf)(n("places-title").parentElement,c.positions.
length>0)}function f(){let c=e.found;a(c),y(c),g(c)}return(0,ts.runsOfTerms)(t,{measured:()=>{let{p:c,counts:d}=e.found||{};return(0,eo.isKnown)(c)?(0,le.tn)(d[0],
"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,Q.count)(d[1]),
p:b(c)}):""}}),c=>{t.hidden=!s(),!t.hidden&&(c.found||c.status||c.unit)&&f()}}var nt=v(ue(),1),Et=v(Ye(),1),X=v(G(),1),oe=v(F(),1),to=v(Pe(),1),Ot=v(_e(),1),vi=v(xi(),1);function Si(t,e){let n=i=>t.querySelector(".gp-"+i),o=n("answer"),s={draft:[(0,oe.t)("draft"),i=>(0,oe.t)("{share} of the time with drafts goes into writing the\
m: all forward passes of the draft model, or the search for text to copy.",{share:i})],verify:[(0,oe.t)("verify"),i=>(0,oe.t)("{share} of the time with drafts g\
oes into the target model’s passes over them.",{share:i})],rest:[(0,oe.t)("rest"),i=>(0,oe.t)("{share} of the time with drafts goes into all else: comparing, \
choosing, and what the library does around it.",{share:i})]};function r({verdict:i,noise:h,speedup:u,pairs:{length:S},fewest:N}){let A=u&&vt(u.median),p=u&&vn(u),
$=u&&(0,oe.tn)(S,"Median of {count} pair of runs.","Median of {count} pairs of runs.");if(i==="faster")return["good","▲",(0,oe.t)(e.running?"{times} faster so\
 far":"{times} faster",{times:A}),$,(0,oe.t)("90 % interval: {interval}.",{interval:p})];if(i==="slower")return["bad","▼",(0,oe.t)(e.running?"{times}: slower \
so far":"{times}: slower",{times:A}),$,(0,oe.t)("90 % interval: {interval}.",{interval:p})];if(i==="noisy")return["wait","…",(0,oe.t)("No verdict on time"),(0,oe.t)(
h),""];if(i==="even")return["even","≈",(0,oe.t)(e.running?"No clear difference so far":"No clear difference"),(0,oe.tn)(S,"{times} is the median of {count} pa\
ir of runs.","{times} is the median of {count} pairs of runs.",{times:A}),(0,oe.t)("The 90 % interval {interval} includes 1.",{interval:p})];let _=(0,oe.t)(e.done?
"No answer":"Not known yet");return u?["wait","…",_,(0,oe.tn)(S,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times\
} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:A,fewest:(0,X.count)(N)}),""]:["wait","…",_,(0,oe.t)(e.done?"No pair o\
f runs was completed.":"The first counted pair is under way."),""]}function a(i){let[h,u,S,N,A]=r(i);(0,nt.sayAttributes)(o,{"data-verdict":h}),(0,X.say)(o.children[0],
u),(0,X.say)(o.children[1],S),(0,X.say)(n("answer-more").children[0],N),(0,X.say)(n("answer-more").children[1],A),e.done&&(0,X.say)(n("told"),`${S}. ${N} ${A}`),
(0,X.say)(n("missing"),St(e,i));let p=(0,nt.fit)(n("reasons"),i.reasons.length,()=>(0,X.make)("li"));i.reasons.forEach(($,_)=>(0,X.say)(p[_],(0,oe.t)($))),(0,nt.showIf)(
n("warning"),i.others),(0,X.say)(n("warning"),i.others?"⚠ "+(0,oe.t)(Yn):"")}function l({identical:i,pairs:h}){let u=n("badge");if((0,nt.showIf)(u,!!i&&i.checked>
0),u.hidden)return;let{equal:S}=i;(0,nt.sayAttributes)(u,{"data-verdict":S?"good":"bad"}),(0,X.say)(u.children[0],S?"✓":"✗"),(0,X.say)(u.children[1],w(i,h.length))}
function w({checked:i,equal:h,at:u},S){return h?i>S?(0,oe.tn)(i,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,oe.tn)(
i,"Same tokens in the pair","Same tokens in all {count} pairs"):(0,oe.t)("Not the same tokens: a text diverges at token {place}",{place:(0,X.count)(u+1)})}function y({
pairs:i,draft_share:h,verify_share:u}){let S=i.length>0&&(0,Ot.isKnown)(h)&&(0,Ot.isKnown)(u);if((0,nt.showIf)(n("of-time"),S),!S)return;let[N,A]=["without","wi\
th"].map(P=>(0,Ot.medianOf)(i.map(q=>q[P]))),p=Math.max(N,A),$={draft:h,verify:u,rest:Math.max(0,1-h-u)},_=(0,nt.fit)(n("time-bars"),2,b);O(_[0],(0,oe.t)("witho\
ut"),N,p,{plain:1}),O(_[1],(0,oe.t)("with"),A,p,$);let C=(0,nt.fit)(n("time-keys"),3,()=>{let P=(0,X.make)("span");return P.append((0,X.make)("i","",null,{"aria\
-hidden":"true"}),(0,X.make)("span","",null,{tabindex:0})),P});Object.entries($).forEach(([P,q],L)=>{let[z,j]=s[P];(0,nt.sayAttributes)(C[L].firstChild,{"data-p\
art":P}),(0,to.tipOfTerm)(C[L].lastChild,"time",()=>"",{meaning:j((0,X.percent)(q)),unit:"%"}),(0,X.say)(C[L].lastChild,`${z} ${(0,X.percent)(q)}`)})}function b(){
let i=(0,X.make)("li");return i.append((0,X.make)("span"),(0,X.make)("span","gp-time-bar",null,{"aria-hidden":"true"}),(0,X.make)("span")),i}function O(i,h,u,S,N){
let[A,p,$]=i.children;(0,X.say)(A,h),(0,X.say)($,(0,oe.t)("{time} per token",{time:Yo(u)}));let _=(0,nt.fit)(p,Object.keys(N).length,()=>{let C=(0,X.make)("i");
return C.append((0,X.make)("b")),C});Object.entries(N).forEach(([C,P],q)=>{(0,nt.sayAttributes)(_[q],{"data-part":C}),(0,nt.sayPercent)(_[q],"width",P*u/S),(0,X.say)(
_[q].firstChild,C!=="plain"&&P*u/S>.14?s[C][0]:"")})}let T=({acceptance:i})=>i?i.judged_acceptance_rate:null;function W(i){let{drafted:h,cost:u,verify:S,break_even:N}=i,
A=T(i),p=nr(1,h,u,S);if(!(0,Ot.isKnown)(N))return(0,oe.t)("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {t\
imes}.",{times:vt(p)});if(N<=0)return(0,oe.t)("Any acceptance rate is enough at these costs.");let $=(0,X.percent)(N);if(!(0,Ot.isKnown)(A))return(0,oe.t)("The \
target must keep at least {least} of the tokens that it judges.",{least:$});let _={least:$,rate:(0,X.percent)(A)};return A>=N?(0,oe.t)("The target must keep at \
least {least} of the tokens that it judges; here it keeps {rate}.",_):(0,oe.t)("The target must keep at least {least} of the tokens that it judges, but here it \
keeps only {rate}.",_)}function M(i){let h=["drafted","cost","verify"].every(u=>(0,Ot.isKnown)(i[u]));(0,nt.showIf)(n("of-rates"),h),h&&(Me(n("rates"),e.charts.
rates),(0,X.say)(n("rate-words"),W(i))),f(i)}function E({acceptance:i,drafted:h,cost:u,verify:S}){let N=[];for(let A of["draft_acceptance_rate","judged_acceptan\
ce_rate","mean_acceptance_length","passes_saved"]){let p=i?i[A]:null;(0,Ot.isKnown)(p)&&N.push([A,A.endsWith("rate")?(0,X.percent)(p):A.endsWith("length")?(0,Et.fixed)(
p,2):(0,X.count)(p)])}return(0,Ot.isKnown)(h)&&N.push([(0,oe.t)("drafted tokens per round"),(0,Et.fixed)(h,2),(0,oe.t)("num_draft_tokens / all rounds, those wit\
hout a draft included: the γ of the formula."),"draft",()=>x(i,h)]),(0,Ot.isKnown)(u)&&N.push([(0,oe.t)("cost of drafting one token"),(0,Et.fixed)(u,2),(0,oe.t)(
"Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula."),"draft-cost",()=>m(u)]),(0,Ot.isKnown)(
S)&&N.push([(0,oe.t)("cost of verifying a draft"),(0,Et.fixed)(S,2),(0,oe.t)("Time of the target’s pass over a draft / time per token without drafts. The theore\
m assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>m(S)]),N}let x=(i,h)=>i?(0,oe.tn)(i.num_rounds,"{drafted} drafted in {count} r\
ound = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,X.count)(i.num_draft_tokens),value:(0,Et.fixed)(h,2)}):"";function m(i){let{pairs:h}=e.
found;if(!h.length)return"";let u=(0,Ot.medianOf)(h.map(({without:S})=>S));return(0,oe.t)("{cost} × {token} per token without drafts = {time}.",{cost:(0,Et.fixed)(
i,2),token:Yo(u),time:Yo(i*u)})}function k(){let i=e.found,{drafted:h,cost:u,verify:S}=i,N=T(i);if(![N,h,u,S].every(Ot.isKnown))return"";let A={rate:(0,X.decimals)(
N),drafted:(0,Et.fixed)(h,2),cost:(0,Et.fixed)(u,2),verify:(0,Et.fixed)(S,2),times:vt(nr(N,h,u,S))};return(0,oe.t)("α = {rate}, γ = {drafted}, c = {cost} and v \
= {verify} give {times}.",A)}let g=()=>e.found&&e.found.pairs.length?(0,oe.tn)(e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {c\
ount} pairs: {each}.",{each:(0,Et.listed)(e.found.pairs.map(({speedup:i})=>(0,Et.fixed)(i,2)).sort())}):"";(0,to.tipOfTerm)(n("of-spread"),"interval",g,{meaning:Xo()}),
(0,to.runsOfTerms)(t,{expected:k});function f(i){let h=E(i),u=(0,nt.fit)(n("figures"),h.length,()=>{let S=(0,X.make)("div"),N=(0,X.make)("dt");return N.append((0,X.make)(
"span","",null,{tabindex:0})),S.append(N,(0,X.make)("dd")),S});h.forEach(([S,N,A,p,$],_)=>{let[C,P]=u[_].children;(0,X.say)(C.firstChild,S),p?(0,to.tipOfTerm)(C.
firstChild,p,$,{meaning:A,...p==="draft"&&{formula:""}}):(0,vi.tipOfFigure)(C.firstChild,S,N,i.acceptance),(0,X.say)(P,N)})}function c(){let i=e.found;a(i),l(i),
(0,nt.showIf)(n("of-pairs"),i.pairs.length>0),Me(n("pairs"),e.charts.pairs),y(i),M(i)}let d=()=>e.answered("speed");return i=>{t.hidden=!d(),!t.hidden&&(i.found||
i.status)&&c()}}var Pi=v(ue(),1),Ie=v(G(),1),_o=v(F(),1),Li=v(Pe(),1);var Ze=v(G(),1),At=v(F(),1),$i=v(Pe(),1),rr=40,Oi=14;function td(t){let e=Array.from({length:t},(n,o)=>o);return t<=rr?e:[...e.slice(0,Oi),null,...e.slice(Oi+t-
rr+1)]}var nd=(t,e,n)=>t==="left"?[0,e-n]:[n,e];function Ti(t,{text:e,side:n,goesOn:o,caption:s}){let[r,a]=nd(n,t.length,e),l=(0,Ze.make)("table","gp-strip");l.
append((0,Ze.make)("caption","gp-hidden",s));let w=l.appendChild((0,Ze.make)("tbody")),y=t.some(([,,,W])=>W!==null),b=t.filter(([,,W])=>!W).length,O=[null,{meaning:(0,At.t)(
"1 where the model reads the token, 0 where the mask hides it.")},{meaning:(0,At.t)("The place that the model gives each token; those that the mask hides have n\
one of their own.")}],T=[(0,At.t)("token"),(0,At.t)("mask"),...y?[(0,At.t)("position")]:[]].map((W,M)=>{let E=w.appendChild((0,Ze.make)("tr")),x=(0,Ze.make)("th",
"",null,{scope:"row"}),m=(0,Ze.make)("span","",W);return M&&(0,$i.tipOfTerm)(m,"padding",()=>(0,At.tn)(t.length,"{hidden} of {count} token hidden.","{hidden} of\
 {count} tokens hidden.",{hidden:b}),O[M]),x.append(m),E.append(x),E});for(let W of td(t.length)){if(W===null){let f=t.length-rr+1;T.forEach((c,d)=>c.append((0,Ze.make)(
"td","gp-mark",d?"…":(0,At.tn)(f,"… {count} token …","… {count} tokens …"))));continue}let[,M,E,x]=t[W],m=W>=r&&W<a,k=o&&W===t.length-1,g=(0,Ze.make)(
"td",`gp-cell${m?" gp-padding":""}${k?" gp-last":""}`);g.append((0,Ze.labelled)(M)),m&&g.append((0,Ze.make)("span","gp-hidden",` ${(0,At.t)("(padding)")}`)),k&&
g.append((0,Ze.make)("span","gp-hidden",` ${(0,At.t)("(the next token is predicted from here)")}`)),[g,(0,Ze.make)("td",E?"":"gp-ignored",E),(0,Ze.make)("td","",
x)].slice(0,T.length).forEach((f,c)=>T[c].append(f))}return l}function _i(t,e,n){t.replaceChildren();let[o,s]=[(0,Ze.make)("span"),(0,Ze.make)("span","gp-parted")];
e.forEach(([,r,a],l)=>{let w=n!==null&&l>=n?s:o;a===null?w.append((0,Ze.labelled)(r,"gp-end")):(0,Ze.fillText)(w,a,{running:!0})}),t.append(...[o,s].filter(r=>r.
childNodes.length)),t.childNodes.length||t.append((0,Ze.make)("span","gp-mark",(0,At.t)("(nothing)")))}var Ei=v(Ye(),1),We=v(G(),1),Ci=v(Nt(),1),pe=v(F(),1),$o=v(_e(),1),Wi=v(an(),1);function To({name:t,masked:e}){return t==="alone"?(0,pe.t)("Alone"):t==="left"?e?
(0,pe.t)("Padded on the left"):(0,pe.t)("Padded on the left, without a mask"):e?(0,pe.t)("Padded on the right"):(0,pe.t)("Padded on the right, without a mask")}
function Oo(t,e){if(!(0,$o.isKnown)(t))return(0,pe.t)("infinite");let n=(0,We.fromNats)(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${(0,pe.t)(e)}`;let s=o<1e-4?(0,Wi.pWords)(
o):(0,Ei.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${s} ${(0,pe.t)(e)}`}function qi(t,e,n){let{prompts:o,sampled:s,ways:[r]}=t,a=o.length,l=e.answers.map(({kl:W})=>(0,$o.isKnown)(
W)?W:1/0),w=e.answers.filter(({read:W},M)=>W.length>r.answers[M].read.length).length,y=[(0,pe.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:Oo(Math.max(...l),n)})];w||y.push((0,pe.t)("No prompt is shorter than another, so nothing was padded.")),e.guessed?
y.push((0,pe.t)("generate has found the padding by itself, because no text ends with this pad token.")):!e.masked&&w&&y.push((0,pe.t)("The model has read the pa\
dding as text."));let b=e.answers.filter(({same:W})=>!W).length,[O,T]=s?["even","○"]:b?["bad","✗"]:["good","✓"];return[O,T,od(O,To(e),b,a),y.join(" ")]}function od(t,e,n,o){
return t==="even"?(0,pe.t)("{way}: the texts are drawn again, so they are not compared.",{way:e}):t==="good"?(0,pe.tn)(o,"{way}: the prompt gives the same text \
as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:e}):o===1?(0,pe.t)("{way}: the prompt gives a different text than o\
n its own.",{way:e}):(0,pe.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way}: {count} of {all} prompts give a different tex\
t than on their own.",{way:e,all:o})}function ir({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:t?["even","○",(0,pe.t)("drawn again")]:n?["g\
ood","✓",(0,pe.t)("the same as on its own")]:["bad","✗",(0,pe.t)("a different text than on its own")]}function sd({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?(0,We.quoted)(s[t][1]):(0,pe.t)("the end");return(0,pe.t)("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(n.new)})}
var rd=(t,e)=>t.first.flatMap(([n,o])=>{let s=e.first.find(([r])=>r===n);return s?[{text:n,p:(0,We.probability)(o),q:(0,We.probability)(s[1])}]:[]});function id(t,e,n){
let o=(0,Ci.klSumWords)(rd(e,t),n,Oo(t.kl,n));return o&&(0,We.asSentence)(o)}function ad(t,e,n){let[,o]=e.new[0],[s,r]=[e,t].map(({first:a})=>a.find(([l])=>l===
o));return!s||!r||!(0,$o.isKnown)(t.change)?"":(0,pe.t)("from {before} alone to {after}: a change of {change}.",{before:(0,We.percent)((0,We.probability)(s[1])),
after:(0,We.percent)((0,We.probability)(r[1])),change:Oo(t.change,n)})}function Ni(t,e,n,o,s){let r=n.first.slice(0,3).map(([T,W])=>`${(0,We.quoted)(T)} ${(0,We.percent)(
(0,We.probability)(W))}`),[[a,l]]=n.first,w=(0,pe.t)("{token}: e^({logprob}) = {percent}.",{token:(0,We.quoted)(a),logprob:(0,We.decimals)(l),percent:(0,We.percent)(
(0,We.probability)(l))}),y=[(0,pe.t)("first: {tokens}",{tokens:r.join(", ")}),(0,pe.t)("The likeliest first new tokens, with their probabilities before the logi\
ts processors."),"probability",w];if(e.name==="alone")return[y];let[,b]=o.new[0],O=t.sampled?"":sd(n,o);return[...O?[[O,(0,pe.t)("The first token that differs. \
What comes after it continues a different text."),"greedy"]]:[],[(0,pe.t)("KL {distance}",{distance:Oo(n.kl,s)}),(0,pe.t)("Kullback-Leibler divergence between t\
he distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same."),"kl",id(n,o,s)],[(0,pe.t)("log p of {tok\
en} {change}",{token:(0,We.quoted)(b),change:`${(0,$o.isKnown)(n.change)&&n.change>0?"+":""}${Oo(n.change,s)}`}),(0,pe.t)("The change in the log-probability of \
the token that the prompt alone chose first."),"logprob",ad(n,o,s),s],y]}function Ai({model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:a,seed:l,sampled:w,
ways:[y]}){let b=w?(0,pe.t)("{mode}, seed {seed}",{mode:(0,We.modeName)(e),seed:l}):(0,We.modeName)(e),O=y.answers.some(({read:T})=>T.length<o);return`${t}, ${a}\
; ${b}; ${O?ld(n.length,o,s[1],r):(0,pe.tn)(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var ld=(t,e,n,o)=>o?(0,pe.tn)(
t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,
pad:n}):(0,pe.tn)(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function zi(t,e){let n=b=>t.querySelector(".gp-"+b);function r(b){let O=b.ways.slice(1).map(T=>qi(b,T,e.unit));n("batch-verdicts").replaceChildren(...O.map(([T,
W,M,E])=>{let x=(0,Ie.make)("li","",null,{"data-verdict":T}),m=(0,Ie.make)("span","",M);return m.append((0,Ie.make)("small","",E)),x.append((0,Ie.make)("span","\
gp-sign",W,{"aria-hidden":"true"}),m),x})),(0,Ie.say)(n("told"),O.map(([,,T])=>T).join(" "))}function a(b,O){let T=(0,Ie.make)("details","gp-one-prompt"),W=(0,Ie.make)(
"summary","",`${(0,_o.t)("Prompt {number}:",{number:O+1})} `),M=[...b.prompts[O]],E=(0,Ie.make)("bdi","gp-prompt-text",M.slice(0,200).join("")+(M.length>200?"…":
"")),x=b.ways.slice(1).map(k=>`${ir(b,k,k.answers[O])[1]} ${To(k)}`);W.append(E,(0,Ie.make)("span","gp-way-signs",` ${x.join(" · ")}`)),T.append(W);let m=()=>{
T.open&&T.childElementCount===1&&T.append(...b.ways.map(k=>l(b,k,O)))};return T.addEventListener("toggle",m),T.open=O<6,m(),T}function l(b,O,T){let[W,M]=[b.ways[0].
answers[T],O.answers[T]],[E,x,m]=ir(b,O,M),k=(0,Ie.make)("div","gp-way",null,{"data-verdict":E}),g=(0,Ie.make)("h3","gp-way-name");g.append((0,Ie.make)("span","\
gp-sign",x,{"aria-hidden":"true"}),To(O),(0,Ie.make)("small","",m));let f=(0,_o.t)("Prompt {number} as the model reads it: {way}",{number:T+1,way:To(O)}),c=w(b,
O,M,W,f),d=(0,Ie.make)("p","gp-gave"),i=(0,Ie.make)("span","gp-new");_i(i,M.new,b.sampled?null:M.parts_at),d.append((0,Ie.make)("span","gp-gave-words",`${(0,_o.t)(
"Output:")} `),i);let h=(0,Ie.make)("p","gp-measures");for(let[S,N,A,p="",$=void 0]of Ni(b,O,M,W,e.unit)){let _=(0,Ie.make)("span","",S);(0,Li.tipOfTerm)(_,A,()=>p,
{meaning:N,...$&&{unit:$}}),h.append(_)}let u=(0,Ie.make)("div","gp-way-body");return u.append(c,d,h),k.append(g,u),k}function w({is_encoder_decoder:b},{name:O},{
read:T},W,M){if(O!=="alone"&&JSON.stringify(T)===JSON.stringify(W.read))return(0,Ie.make)("p","gp-note",(0,_o.t)("As long as the longest prompt: there is no pad\
ding, and the row is the same as without a batch."));let E=(0,Ie.make)("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":M});return E.append(Ti(T,{text:W.
read.length,side:O,goesOn:!b,caption:M})),E}function y(b){(0,Ie.say)(n("about"),Ai(b)),r(b),(0,Pi.showIf)(n("of-decoder"),!b.is_encoder_decoder),n("batch-prompt\
s").replaceChildren(...b.prompts.map((O,T)=>a(b,T)))}return b=>{t.hidden=!e.found,!t.hidden&&(b.found||b.unit)&&y(e.found)}}var oo=v(ue(),1),K=v(G(),1),Le=v(F(),1),ss=v(Pe(),1),Eo=v(_e(),1),Yi=v(ns(),1);var Vi=v(Nt(),1),ut=v(G(),1),Ui=v(F(),1),Sn=v(_e(),1);var Xe=v(G(),1),Qe=v(F(),1),Mo=v(_e(),1),ar=3,cd={sum:"logprob",token:"per_token",byte:"per_byte"},os=(t,e)=>t[cd[e]]??-1/0,no=({answers:t},e)=>t.map((n,o)=>o).
sort((n,o)=>os(t[o],e)-os(t[n],e)),Ut=(t,e=3)=>(0,Mo.isKnown)(t)?(0,Xe.decimals)(t,e):"−∞";function lr(t){let{answers:e}=t;if(e.length<2)return"";let n=["su\
m","token","byte"].map(l=>no(t,l)),[o,s,r]=n.map(([l])=>(0,Xe.quoted)(e[l].text.trim()));return o!==s||o!==r?(0,Qe.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:s,byte:r}):n.every(l=>l.join()===n[0].join())?(0,Qe.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,Qe.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Ri({answers:t,total:e}){if(!(0,Mo.isKnown)(e))return"";let n=(0,Xe.percent)(e);return(0,Qe.tn)(
t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function Bi({answers:t,overlaps:e,kind:n,unread:o},s,r){let a=[],l=(b,O="warning")=>a.push({kind:O,words:b});if(s&&!t.length&&l((0,Qe.t)("None of the answers wa\
s read.")),!t.length)return a;n==="chat"&&l((0,Qe.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&l((0,Qe.t)("Each answer begins the targ\
et."),"info");let w=new Set;for(let[b,O]of e)w.has(O)||(w.add(O),l((0,Qe.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,Xe.quoted)(t[O].text.trim()),short:(0,Xe.quoted)(t[b].text.trim())})));let y=t.filter(({join:b})=>b&&
!b.same);for(let{text:b,join:O}of y.slice(0,ar))l(dd(b,O));y.length>ar&&l((0,Qe.tn)(y.length-ar,"So is {count} other answer.","So are {count} other answers.")),
s&&n!=="source"&&t.some(({join:b})=>!b)&&l((0,Qe.t)("How prompt and answer are split as one text is not known here."),"info");for(let b of s?o:[])l(hd(b,r(b)));
return a}var Ii=t=>t.map(Xe.quoted).join(" ");function dd(t,{whole:e,read:n}){return(0,Qe.t)("{answer} is split in an unusual way: the model read {read}, but wr\
itten as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,Xe.quoted)(t.trim()),read:Ii(n),whole:Ii(e)})}function hd({text:t,failed:e},n){
let o=(0,Qe.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,Xe.quoted)(t.trim())});return e&&!n?`${o} ${(0,Qe.t)(e.message)}\
 ${(0,Qe.t)(e.fix)}`:o}function Fi({token_id:t,text:e,logprob:n,rank:o,after:s,removed_by:r},a){let l=[(0,Qe.t)("{token}, id {id}: log-probability {value}, prob\
ability {share}",{token:(0,Xe.quoted)(e),id:t,value:Ut(n),share:(0,Xe.percent)((0,Xe.probability)(n))})];return o&&l.push((0,Qe.t)("rank {rank}",{rank:(0,Xe.count)(
o)})),a&&l.push(pd(s,r)),`${l.join(", ")}.`}function pd(t,e){return(0,Mo.isKnown)(t)?(0,Qe.t)("{share} after the processors",{share:(0,Xe.percent)((0,Xe.probability)(
t))}):(0,Qe.t)("removed by {processor}",{processor:e?(0,Xe.processorWords)(e)[0]:(0,Qe.t)("a processor")})}var Ki=({tokens:t})=>t.find(({after:e})=>!(0,Mo.isKnown)(
e));var Gi=4,fd=t=>new TextEncoder().encode(t.trimStart()).length,Ji=t=>t.length>Gi?[...t.slice(0,Gi-1),"…",t.at(-1)]:t,ud={share(t,e,n){let o=t.shares&&t.shares[n];
if(!(0,Sn.isKnown)(o))return"";let s=a=>`e^(${Ut(os(a,n))})`,r=no(e,n).map(a=>s(e.answers[a]));return`${s(t)} / (${Ji(r).join(" + ")}) = ${(0,ut.percent)(o)}`},
sum:({tokens:t,logprob:e})=>Hi(t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>Di(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>Di(t,fd(n),
e),perplexity:({per_token:t,perplexity:e})=>(0,Sn.isKnown)(e)&&(0,Sn.isKnown)(t)?`exp(−(${(0,ut.decimals)(t)})) = ${(0,ut.decimals)(e,2)}`:"",after:({tokens:t,
after:e})=>(0,Sn.isKnown)(e)?Hi(t.map(n=>n.after),e):""};function Hi(t,e){let n=`${Ut(e)} nats, ${(0,ut.percent)((0,ut.probability)(e))}`;return t.length<2||!t.
every(Sn.isKnown)?n:`${Ji(t.map(o=>Ut(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function Di(t,e,n){return!(0,Sn.isKnown)(t)||!(0,Sn.isKnown)(n)||(0,ut.decimals)(
t/e)!==(0,ut.decimals)(n)?"":(0,Vi.quotientWords)((0,ut.decimals)(t),(0,ut.count)(e),(0,ut.decimals)(n))}function Zi(t,e,n){let o=e.answers[no(e,n)[0]],s=o&&ud[t](
o,e,n);return s?(0,Ui.t)("{name}: {words}.",{name:(0,ut.quoted)(o.text.trim()),words:s}):""}var ea=v(cr(),1),Xi=400;function ta(t,e){let n=m=>t.querySelector(".gp-"+m),o=[...t.querySelectorAll("[data-by]")],s="sum";for(let m of o)m.addEventListener("cl\
ick",()=>{s=m.dataset.by,x()});let r=()=>e.found&&e.found.question==="choices",a=()=>[[(0,Le.t)("share"),gd[s](),null,"answer-share","share"],[(0,Le.t)("log P"),
(0,Le.t)("The sum of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[
(0,Le.t)("per token"),(0,Le.t)("log P divided by the number of tokens."),"token","mean-logprob","token"],[(0,Le.t)("per byte"),(0,Le.t)("log P divided by the by\
tes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",
{formula:(0,Le.t)("(Σ log p) / bytes")}],[(0,Le.t)("perplexity"),(0,Le.t)("exp of minus the mean per token."),null,"perplexity","perplexity"],[(0,Le.t)("after \
processors"),(0,Le.t)("log P after the logits processors: what these knobs leave of it."),null,"cumulative-logprob","after"]];function l([m,k,g,f,c,d],i){let h=(0,K.make)(
"th","",null,{scope:"col",...g===s&&{"aria-sort":"descending"}}),u=(0,K.make)("span","",m),S={share:"%",perplexity:""}[c]??"nats";return(0,ss.tipOfTerm)(u,f,()=>Zi(
c,i,s),{meaning:k,unit:S,...d}),h.append(u),h}function w(m,k,g){let f=(0,K.make)("tr"),c=(0,K.make)("th","",null,{scope:"row",dir:"auto"});for(let d of m.tokens){
let i=(0,K.make)("span","gp-token",null,{tabindex:0});(0,Yi.inkToken)(i,d);let h=i.querySelector(".gp-ink");h.style.backgroundColor=`var(--gp-prob-${Math.round(
(0,K.probability)(d.logprob)*10)})`,(0,ss.tipLater)(i,()=>Fi(d,g.length>0)),c.append(i)}return f.append(c,b(m),y(Ut(m.logprob),(0,K.percent)((0,K.probability)(m.
logprob)))),f.append(y(Ut(m.per_token)),y(Ut(m.per_byte)),y(md(m.perplexity))),g.length&&f.append(O(m)),e.canAsk&&f.append(T(m,k)),f}function y(m,k=""){let g=(0,K.make)(
"td","",m);return k&&g.append((0,K.make)("small","",k)),g}function b({shares:m}){let k=(0,K.make)("td","gp-share-cell"),g=m&&m[s],f=(0,K.make)("span","gp-share",
null,{"aria-hidden":"true"});return f.append((0,K.make)("i")),(0,oo.sayPercent)(f.firstChild,"width",g||0),k.append((0,K.make)("span","",(0,Eo.isKnown)(g)?(0,K.percent)(
g):"…"),f),k}function O(m){if((0,Eo.isKnown)(m.after))return y(Ut(m.after),(0,K.percent)((0,K.probability)(m.after)));let{text:k,removed_by:g}=Ki(m),f=(0,K.make)(
"td","gp-removed",`✕ ${(0,Le.t)("removed")}`);return f.append((0,K.make)("small","",(0,Le.t)("{token} by {processor}",{token:(0,K.quoted)(k),processor:g?(0,K.processorWords)(
g)[0]:(0,Le.t)("a processor")}))),f}function T({text:m},k){let g=(0,K.make)("td"),f=(0,K.make)("button","gp-button",(0,Le.t)("Open"),{type:"button","aria-label":(0,Le.t)(
"Open the run of {answer}",{answer:(0,K.quoted)(m.trim())})});return f.addEventListener("click",()=>e.ask({type:"open",entry:k})),g.append(f),g}function W(m){let{
answers:k,entries:g,processors:f}=m,c=(0,K.make)("table","gp-answers");c.append((0,K.make)("caption","gp-hidden",(0,Le.t)("The answers to {prompt}, the likelies\
t first",{prompt:(0,K.quoted)(m.prompt)})));let d=(0,K.make)("tr");d.append((0,K.make)("th","",(0,Le.t)("answer"),{scope:"col"}),...a().slice(0,f.length?6:5).map(
h=>l(h,m))),e.canAsk&&d.append((0,K.make)("td"));let i=(0,K.make)("tbody");return i.append(...no(m,s).map(h=>w(k[h],g[h],f))),c.append((0,K.make)("thead"),i),c.
tHead.append(d),c}function M(){let m=(0,K.make)("section","gp-block"),k=(0,K.make)("h3","gp-block-head");return k.append((0,K.make)("span","gp-block-model")," ",
(0,K.make)("bdi","gp-block-prompt")),m.append(k,(0,K.make)("p","gp-verdict"),(0,K.make)("p","gp-note gp-total"),(0,K.make)("div","gp-wide",null,{tabindex:0,role:"\
group"}),(0,K.make)("ul","gp-choice-notes")),m}function E(m,k){let[g,f,c,d,i]=m.children,h=[...k.prompt];(0,K.say)(g.firstChild,k.model),(0,K.say)(g.lastChild,h.
length?h.slice(0,Xi).join("")+(h.length>Xi?"…":""):(0,Le.t)("(empty)"));let u=(0,Eo.isKnown)(k.total);(0,K.say)(f,u?lr(k):""),(0,K.say)(c,Ri(k)),d.setAttribute(
"aria-label",(0,Le.t)("The answers to {prompt}, the likeliest first",{prompt:(0,K.quoted)(k.prompt)}));let S=!!e.done,N=JSON.stringify([s,e.canAsk,S,k]);if(m.dataset.
key===N)return;m.dataset.key=N;let A=d.contains(document.activeElement);d.replaceChildren(...k.answers.length?[W(k)]:[]),A&&d.focus();let p=({entry:$})=>!!(e.entries[$]&&
e.entries[$].ended&&e.entries[$].ended.failed);i.replaceChildren(...Bi(k,S,p).map(({kind:$,words:_})=>(0,K.make)("li","gp-note",_,{"data-kind":$}))),(0,oo.showIf)(
i,i.childElementCount>0)}function x(){let m=e.found;for(let g of o)g.setAttribute("aria-pressed",String(g.dataset.by===s));(0,K.say)(n("missing"),St(e,m));let k=(0,oo.fit)(
n("blocks"),m.blocks.length,M);m.blocks.forEach((g,f)=>E(k[f],g)),(0,ea.drawScale)(n("scale"),"raw",e.unit),e.done&&m.blocks.length===1&&(0,K.say)(n("told"),lr(
m.blocks[0]))}return m=>{t.hidden=!r(),!t.hidden&&(m.found||m.status)&&x()}}var md=t=>t>=1e3?(0,K.count)(Math.round(t)):(0,Eo.isKnown)(t)?(0,K.decimals)(t,2):"∞",
gd={sum:()=>(0,Le.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,Le.t)("The softmax of the means per token: \
a weight for the ranking, no probability of a text."),byte:()=>(0,Le.t)("The softmax of the means per byte: a weight for the ranking, no probability of a text.")};var Wo=v(ue(),1),dt=v(G(),1),ro=v(F(),1),ua=v(Pe(),1);var ra=v(dr(),1),ia=v(F(),1),oa=new WeakMap;function ct(t){let e=oa.get(t)||[],[n]=t.lines(),{keep:o,added:s}=(0,ra.pathChange)(e,n?n.last:null);e.length=o;for(let r of s)
e.push(r);return oa.set(t,e),e}function Jt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function mt({groups:t,
lanes:e},n){let{id:o,label:s}=t[n];if(!e)return s;let r=e.find(a=>a.id===o);return r?r.label:(0,ia.t)("{lane} (removed)",{lane:s})}var rs=({groups:t},e,n)=>sa(t[e].
model)===sa(t[n].model);function sa(t){let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function is(t,e,n){let o=[e,
n].map(a=>ct(t.shownOf(a).log)),s=rs(t,e,n)?wd(...o):bd(...o),r=o.map((a,l)=>s[l]>=a.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"\
shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}function wd(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.
token_id;)o+=1;return[o,o]}var aa=({piece:t})=>t??"\0";function bd(...t){let[e,n]=t.map(r=>r.map(aa).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===
n[s];)s+=1;return t.map(r=>kd(r,s))}function kd(t,e){let n=0,o=0;for(;o<t.length&&(n+=aa(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}
var Co=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join("");function la(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var ls=v(F(),1);var zn=v(G(),1),ca=32,da=new WeakMap;function as(t,e){if(da.get(t)===e)return;da.set(t,e);let[,n,o,s]=e.match(/^(\s*)([^]*?)(\s*)$/),r=a=>(0,zn.make)("span","gp\
-mark",[...a].map(l=>zn.MARKS[l]||"␣").join(""));t.replaceChildren(...[n&&r(n),o,s&&r(s)].filter(Boolean))}function so(t){let e=t.map(n=>{let o=[...(0,zn.inOneLine)(
n.replace(/^ +| +$/g,s=>zn.MARKS[" "].repeat(s.length)))];return o.length<=ca?o.join(""):`${o.slice(0,ca-1).join("")}…`});return e.map((n,o)=>e.filter(s=>s===
n).length>1?`${o+1}: ${n}`:n)}var De=t=>(0,ls.isSaid)(t)?(0,ls.t)(t):String(t),jn=({title:t,prompt:e})=>e?so([e])[0]:De(t);var ha=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function pa(t){let e=ha?[...ha.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function fa(t,e){
let n=[t,e].map(O=>O.map(({word:T})=>T)),[o,s]=n,r=Math.min(o.length,s.length),a=0;for(;a<r&&o[a]===s[a];)a+=1;let l=0;for(;l<r-a&&o.at(-1-l)===s.at(-1-l);)l+=1;
let w=n.map(O=>O.map((T,W)=>W<a||W>=O.length-l)),y=n.map(O=>O.slice(a,O.length-l)),b=y.some(O=>O.length>1200);for(let[O,T]of yd(...y.map(W=>W.slice(0,1200))))w[0][a+
O]=w[1][a+T]=!0;return{kept:w,shared:w[0].filter((O,T)=>O&&o[T]).length,cut:b}}function yd(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let a=e.length-1;a>=0;a--){let l=r*n+a;o[l]=t[r]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let s=[];for(let r=0,a=0;r<t.length&&a<e.length;)t[r]===
e[a]?s.push([r++,a++]):o[(r+1)*n+a]>=o[r*n+a+1]?r+=1:a+=1;return s}function ma(t,e){let s=t.querySelector(".gp-texts"),r="",a=0,l=-1/0;function w(W){let M=(0,dt.make)("div","gp-text-side"),E=(0,dt.make)("h3","gp-side-name"),x=(0,dt.make)(
"p","gp-side-text",null,{dir:"auto"});return M.append(E,x),s.append(M),{head:E,body:x,tag:W}}let y=["del","ins"].map(w);function b({body:W,tag:M},E,x){let m=[],
k="",g=!1,f=()=>{k&&m.push(g?(0,dt.make)(M,"",k):k),k=""};E.forEach(({space:c,word:d},i)=>{let h=!x[i]&&!!d;h!==g?!h||!k?(f(),g=h,k=c+d):(k+=c,f(),g=!0,k=d):k+=
c+d}),f(),W.replaceChildren(...m)}function O(W){clearTimeout(a),a=0,l=performance.now();let M=W.map(c=>pa(Co(ct(e.shownOf(c).log)))),{kept:E,shared:x,cut:m}=fa(
...M);y.forEach((c,d)=>b(c,M[d],E[d]));let[k,g]=M.map(c=>c.filter(({word:d})=>d).length),f=t.querySelector(".gp-alike");(0,Wo.showIf)(f,k+g>0),k+g&&((0,dt.say)(
t.querySelector(".gp-share"),(0,ro.t)("{share} in common",{share:(0,dt.percent)(2*x/(k+g))})),(0,dt.say)(t.querySelector(".gp-formula"),(0,ro.t)("2 × {shared} s\
hared words / ({one} + {other})",{shared:(0,dt.count)(x),one:(0,dt.count)(k),other:(0,dt.count)(g)}))),(0,Wo.showIf)(t.querySelector(".gp-cut"),m),(0,dt.say)(t.
querySelector(".gp-cut"),(0,ro.t)("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as diffe\
rent.",{count:(0,dt.count)(1200)}))}let T=W=>t.querySelector(".gp-"+W).textContent;return(0,ua.runsOfTerms)(t,{alike:()=>(0,ro.t)("{formula}: {value}.",{formula:T(
"formula"),value:T("share")})}),()=>{let W=e.header&&e.header.kind==="lanes"?Jt(e):null,M=W?W.map(g=>ct(e.shownOf(g).log)):[];if(t.hidden=!M.some(g=>g.length),t.
hidden)return;let E=W.map(g=>mt(e,g)),x=JSON.stringify([E,...M.map(g=>Co(g))]);if(x===r&&(!a||e.running))return;r=x,(0,dt.say)(t.querySelector(".gp-pair"),(0,ro.t)(
"{one} and {other}, word by word",{one:E[0],other:E[1]})),y.forEach(({head:g},f)=>(0,Wo.sayLabel)(g,`${E[f]} ${jn(e.groups[W[f]])}`,{plain:!0}));let k=M[0].length*
M[1].length>2e5&&e.running?l+500-performance.now():0;k<=0?O(W):a||=setTimeout(()=>O(Jt(e)),k)}}var it=v(ue(),1),D=v(G(),1),ga=v(Nt(),1),qe=v(F(),1),ds=v(Pe(),1),cs=v(ns(),1);function wa(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
w=null,y=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function b(){for(let h of y)h.replaceChildren(...e.groups.map((u,S)=>(0,D.make)("option","",`${mt(
e,S)} ${jn(u)}`,{value:S})))}y.forEach((h,u)=>h.addEventListener("change",()=>{let S=Jt(e),N=Number(h.value),A=N===S[1-u]?S[u]:S[1-u];e.setPair(...u?[A,N]:[N,A])}));
let O=({log:h})=>!!(h.finished||h.failed||e.done);function T(h,{kind:u,at:S,shorter:N}){let[A,p]=h.map(L=>mt(e,L)),[$,_]=h.map(L=>e.shownOf(L)),C=[$,_].map(({log:L})=>ct(
L));if(!C[0].length||!C[1].length)return[(0,qe.t)("{one} and {other} have no tokens to compare yet.",{one:A,other:p})];if(u==="same")return O($)&&O(_)?[(0,qe.tn)(
S[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:A,other:p})]:
[(0,qe.tn)(S[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:A,other:p})];
if(u==="shorter"){let[L,z]=N?[p,A]:[A,p];if(!O(N?_:$))return[(0,qe.t)("{one} and {other} have written the same so far; {long} is ahead.",{one:A,other:p,long:z})];
let{finished:j}=(N?_:$).log,I=(0,qe.tn)(S[N],"{count} token","{count} tokens"),se=x(C[1-N][S[1-N]].chosen.text),J=j&&j.sequences.length&&(0,D.stopWords)(j.sequences[0].
stop_reason)[0];return[J?(0,qe.t)("{short} ended after {tokens}: {reason}.",{short:L,tokens:I,reason:J}):(0,qe.t)("{short} ended after {tokens}.",{short:L,tokens:I}),
" ",...(0,D.filled)((0,qe.t)("{long} begins with the same text and continues with {token}."),{long:z,token:se})]}let[P,q]=C.map((L,z)=>L[S[z]]);return[...W([A,p],
S,Co(C[0],S[0]))," ",...M(A,P)," ",...M(p,q)]}function W([h,u],S,N){if(!N)return[(0,qe.t)("They diverge at the first token.")];let[A,p]=S.map(_=>(0,D.count)(_+1));
return[A===p?(0,qe.t)("They diverge at token {number}.",{number:A}):(0,qe.t)("They diverge at token {a} of {one} and token {b} of {other}.",{a:A,b:p,one:h,other:u}),
" ",...(0,D.filled)((0,qe.t)("Both had written {text}."),{text:x(la(N))})]}let M=(h,u)=>(0,D.filled)(u.given?(0,qe.t)("{lane} was given {token} ({odds})."):(0,qe.t)(
"{lane} chose {token} ({odds})."),{lane:h,token:x(u.chosen.text),odds:E(u)}),E=h=>h.chosen.logprob===null?(0,cs.removedWords)(h.chosen):(0,D.percent)((0,D.numbersOf)(
h).probability);function x(h){let u=(0,D.make)("span","gp-quote");return u.append(...(0,D.filled)((0,qe.t)("“{text}”"),{text:(0,D.labelled)(h,"gp-strong")})),
u}function m(h){let u=(0,D.make)("p");u.append(...h),u.textContent!==s.textContent&&s.replaceChildren(...u.childNodes)}function k(h,u){let S=new Map;return h.forEach(
({chosen:A,distribution:p},$)=>{for(let _ of[...p.candidates,A]){let C=u?_.token_id:_.text;S.has(C)||S.set(C,{label:_.text,sides:[null,null],most:0});let P=S.get(
C);P.sides[$]||(P.sides[$]={candidate:_,isChosen:_.token_id===A.token_id},P.most=Math.max(P.most,(0,D.probability)(_.logprob),(0,D.probability)(_.raw_logprob)))}}),
[...S.values()].sort((A,p)=>p.most-A.most).filter(({sides:A,most:p},$)=>$<10&&($<o[0]||p>=o[1])||A.some(_=>_&&_.isChosen))}function g(){let h=(0,D.make)("tr"),u=(0,D.make)(
"th","",null,{scope:"row"});return u.append((0,D.make)("bdi","gp-word")),h.append(u,...[0,1].map(()=>{let S=(0,D.make)("td"),N=(0,D.make)("div","gp-side"),A=(0,D.make)(
"span","gp-tracks");A.append((0,D.make)("i","gp-bar gp-after"),(0,D.make)("i","gp-bar gp-before"));let p=(0,D.make)("span","gp-values");return p.append((0,D.make)(
"span"),(0,D.make)("small")),N.append((0,D.make)("span","gp-sign"),A,p),S.append(N),S})),h}function f(h,u,S,N){let[A,p,$]=h.firstChild.children,[_,C]=u?[u.candidate.
logprob,u.candidate.raw_logprob].map(D.probability):[0,0],P=!!u&&u.candidate.logprob===null,q=!!u&&u.isChosen;(0,it.sayClass)(h,[q&&"gp-chosen",P&&"gp-removed",
!u&&"gp-unlisted"].filter(Boolean).join(" ")),(0,D.say)(A,q?"▶":P?"✕":""),(0,it.sayPercent)(p.children[0],"width",_/S),(0,it.sayPercent)(p.children[1],"widt\
h",C/S),(0,D.say)($.children[0],u?P?"":(0,D.percent)(_):"–"),(0,D.say)($.children[1],u?(0,D.percent)(C):"");let L=u?[q&&(0,qe.t)("chosen"),P?(0,cs.removedWords)(
u.candidate):(0,D.percent)(_),(0,qe.t)("{share} before the processors",{share:(0,D.percent)(C)})].filter(Boolean).join(", "):(0,qe.t)("not recorded");(0,it.sayAttributes)(
h,{"aria-label":`${N}: ${L}`,title:P?(0,cs.removedWords)(u.candidate):""})}function c(h,u){let S=k(u,rs(e,...h)),N=S.flatMap(C=>C.sides).filter(Boolean),A=N.every(
({candidate:C})=>C.logprob===C.raw_logprob),p=Math.max(1e-9,...N.flatMap(({candidate:C})=>[(0,D.probability)(C.logprob),(0,D.probability)(C.raw_logprob)]));a.classList.
toggle("gp-plain",A),(0,it.showIf)(t.querySelector(".gp-before-key"),!A),(0,it.showIf)(t.querySelector(".gp-removed-key"),N.some(({candidate:C})=>C.logprob===null)),
(0,it.showIf)(t.querySelector(".gp-unlisted-key"),N.length<2*S.length);let $=(0,it.fit)(l.tBodies[0],S.length,g);S.forEach(({label:C,sides:P},q)=>{let[L,...z]=$[q].
cells;(0,it.sayLabel)(L.firstChild,C),z.forEach((j,I)=>f(j,P[I],p,mt(e,h[I])))});let _=l.tHead.rows[0].cells;h.forEach((C,P)=>{let{entropyAfter:q}=(0,D.numbersOf)(
u[P]),[L]=_[P+1].children;(0,it.sayLabel)(L,(0,qe.t)("{lane}, entropy {entropy}",{lane:`${mt(e,C)} ${jn(e.groups[C])}`,entropy:(0,D.information)(q,e.unit)}),{plain:!0}),
(0,ds.tipOfTerm)(L,"entropy",()=>d(u[P],mt(e,C)),{meaning:(0,qe.t)("How uncertain the next token was where they diverge, after the processors.")})})}let d=({distribution:{
entropy_before:h,entropy_after:u}},S)=>(0,qe.t)("{lane}: {before} before the processors, {after} after them.",{lane:S,before:(0,D.information)(h,e.unit),after:(0,D.information)(
u,e.unit)});function i(h){if(!w)return"";let{pair:u,steps:S}=w,[N,A]=S.map(({chosen:_})=>_),p=(_,{token_id:C})=>[..._.distribution.candidates,_.chosen].find(P=>P.
token_id===C),$=_=>_?(0,D.percent)((0,D.probability)(_[h])):(0,qe.t)("not recorded");return(0,ga.inARow)([N,A].map(_=>(0,qe.t)("{token}: {one} {mine}, {other} {\
theirs}",{token:(0,D.quoted)(_.text),one:mt(e,u[0]),other:mt(e,u[1]),mine:$(p(S[0],_)),theirs:$(p(S[1],_))})))}return(0,ds.runsOfTerms)(t,{after:()=>i("logprob"),
before:()=>i("raw_logprob")}),h=>{let u=e.header&&e.header.kind==="lanes"?Jt(e):null;if(t.hidden=!u||u.some(_=>e.shownOf(_).log.denoises),t.hidden)return;(h.run||
h.lanes)&&b(),y.forEach((_,C)=>{_.value=u[C]});let S=is(e,...u);m(T(u,S));let[N,A]=u.map(_=>mt(e,_)),p=rs(e,...u);(0,it.showIf)(r,!p),p||(0,D.say)(r,(0,qe.t)("{\
one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:N,other:A}));let $=S.kind===
"apart"?u.map((_,C)=>ct(e.shownOf(_).log)[S.at[C]]):null;(0,it.showIf)(a,!!$),w=$&&{pair:u,steps:$},$&&c(u,$)}}var gr=v(F(),1);var qo=v(_e(),1),hr=5,vd=.9;function Sd(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,
!(o>0&&s>1-vd));)r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,qo.medianOf)(e),low:e[o],high:e[n-1-o]}}function pr(t,e){let n=Sd(t);if(!n||t.length<hr)
return"few";let{low:o,high:s}=n;return o>e?"above":s<e?"below":"open"}var Od=(t,e)=>(0,qo.isKnown)(t)&&(0,qo.isKnown)(e)?[t-e]:[];function ba(t,e=!0){let n=(s,r)=>pr(
s.flatMap((a,l)=>Od(a,r[l])),0),o=t.findIndex((s,r)=>t.length>1&&t.every((a,l)=>r===l||n(s,a)===(e?"above":"below")));return o<0?null:o}var ka=v(Ye(),1),fr=v(F(),1),ya=v(_e(),1);function xa(t,e){let n=e.filter(({values:w})=>Number.isFinite(w[t.name])),o=({values:w})=>w[t.name];if(!n.length)return{
low:null,high:null,best:null,level:()=>0,scale:hs([]),flat:!0};let s=n.reduce((w,y)=>o(y)<o(w)?y:w),r=n.reduce((w,y)=>o(y)>o(w)?y:w),a=at(t,o(s))===at(t,o(r)),l=hs(
a?[]:n.map(o));return{low:s,high:r,best:a?null:ur(t,e),level:w=>Math.round(l.share(w)*10),scale:l,flat:a}}function ur(t,e){let n=e.filter(({values:l})=>Number.isFinite(
l[t.name])),o=n.map(({each:l})=>l[t.name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let s=ba(o,t.better==="more"),r=s!==null&&n[s].values[t.
name],a=l=>t.better==="more"?l<r:l>r;return s!==null&&n.every(({values:l},w)=>w===s||a(l[t.name]))?n[s]:null}function hs(t){let e=[...new Set(t)].sort((w,y)=>w-
y),[n,o]=[e[0],e.at(-1)],s=w=>y=>o>n?(w(y)-w(n))/(w(o)-w(n)):0,r=w=>e.some(y=>e.filter(b=>b>=y&&w(b)-w(y)<.1).length>Math.max(1,e.length/2)),a=w=>e.length>1?e.indexOf(
w)/(e.length-1):0,l=[{name:"linear",share:s(w=>w)},...n>0?[{name:"log",share:s(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:w})=>!r(w))||l.at(-1)}
function ln(t,{each:e}){let n=(e[t.name]||[]).filter(ya.isKnown);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>at(t,r));return o===s?"":
(0,fr.t)("{low} to {high}",{low:o,high:s})}var io=t=>t.better==="less"?"heat":"prob";function at(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=(0,ka.notation)(
e.toLocaleString("en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits}));return n&&t.unit?`${o} ${(0,fr.t)(t.unit)}`:o}var cn=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ao=(t,e,n,o,s={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...s}});var mr=10;function va({axes:[t,e],metric:n,heat:o,at:s}){let r=e.values.map((M,E)=>t.values.map((x,m)=>s(E,m))),a=M=>r.map((E,x)=>E.map((m,k)=>M(m,x,k))),l=M=>M.
values[n.name],w=M=>at(n,l(M))+(o.best===M?" ★":""),y=(M,E,x)=>{let m=ln(n,M);return`${t.knob} ${t.values[x]}, ${e.knob} ${e.values[E]}: ${w(M)}${m?` (${m})`:
""}`},b=Array.from({length:mr+1},(M,E)=>[E/mr,`var(--gp-${io(n)}-${E})`]),O={type:"heatmap",x:t.values,y:e.values,colorscale:b,zmin:0,zmax:mr,showscale:!1,xgap:2,
ygap:2,z:a(M=>Number.isFinite(l(M))?o.level(l(M)):null),text:a(w),texttemplate:"%{text}",hovertext:a(y),hoverinfo:"text"},T=Math.min(760,Math.max(220,96+42*e.values.
length)),W={type:"category",showgrid:!1};return ao((0,gr.t)("{metric} over {columns} and {rows}",{metric:(0,gr.t)(n.title),columns:t.knob,rows:e.knob}),[O],cn(t.
knob,{...W,side:"top"}),cn(e.knob,{...W,autorange:"reversed"}),{height:T,margin:{l:52,r:18,t:60,b:16}})}var lo=v(F(),1);function Sa({knob:t,metric:e,points:n,wide:o}){let s=n.map(({label:E})=>E.trim()===""?NaN:Number(E)),r=s.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[hs(s).name]:"category",a=n.map((E,x)=>({...E,x:r==="category"?E.label:s[x]}));r!=="category"&&a.sort((E,x)=>Number(E.x)-Number(x.x));let l=a.filter(({
value:E})=>Number.isFinite(E)),w=l.flatMap(({value:E,each:x})=>[E,...x]),y=o&&w.length>0&&Math.min(...w)>0,b=({label:E,value:x,range:m,best:k})=>`${E}: ${at(e,x)}${m?
` (${m})`:""}${k?`, ${(0,lo.t)("the best")}`:""}`,O={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:E})=>E),y:a.map(
({value:E})=>Number.isFinite(E)?E:null),text:a.map(b),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,
color:"var(--gp-muted)",thickness:1.5,width:4,array:a.map(({value:E,each:x})=>x.length>1?Math.max(...x)-E:0),arrayminus:a.map(({value:E,each:x})=>x.length>1?E-Math.
min(...x):0)}},T={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:E})=>E),y:l.
map(({value:E})=>E),text:l.map(({value:E,best:x})=>l.length<=12||x?at(e,E)+(x?" ★":""):"")},W=(0,lo.t)(e.title),M=`${W}${e.unit?` (${(0,lo.t)(e.unit)})`:""}${y?
`, ${(0,lo.t)("logarithmic scale")}`:""}`;return ao((0,lo.t)("{metric} over {knob}",{metric:W,knob:t}),[O,T],cn(t,{type:r}),cn(M,y?{type:"log"}:{}))}var Zt=v(G(),1),$t=v(F(),1),Oa=v(_e(),1);function ps(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?(0,$t.t)("In {unit}.",{unit:(0,$t.t)(o)}):"",s?"":
(0,$t.t)("It is known when the runs of a cell have ended.")],a=t.querySelector(".gp-metric-term")||(0,Zt.make)("span","gp-metric-term");t.replaceChildren(a,`: ${(0,$t.t)(
e)} `,(0,Zt.make)("span","gp-formula",(0,$t.t)(n)),...r.filter(Boolean).map(l=>` ${l}`))}function $a(t,e,n){let{low:o,high:s,best:r,scale:a,flat:l}=n,w=e.metric,
y=e.group.groups.some(M=>ln(w,M)),b=M=>M&&e.nameOf(M.number)+M.values[w.name],O=[w.name,b(o),b(s),r&&r.number,a.name,l,y].join();if(t.dataset.key===O||(t.dataset.
key=O,t.replaceChildren(),!o))return;let T=(M,E)=>{let x=(0,Zt.make)("span"),m=(0,Zt.make)("b","",at(w,E.values[w.name],{unit:!0}));return x.append(...(0,Zt.filled)(
M,{value:m,cell:e.nameOf(E.number)})),x};l?t.append(T((0,$t.t)("The same everywhere: {value}"),o)):t.append(T((0,$t.t)("lowest {value} at {cell}"),o),$d(io(w)),
T((0,$t.t)("highest {value} at {cell}"),s));let W=[a.name==="log"&&(0,$t.t)("Coloured on a logarithmic scale."),a.name==="order"&&(0,$t.t)("Coloured by rank, be\
cause some values are far from the rest."),y&&(0,$t.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),r&&(w.better==="more"?(0,$t.t)("★ b\
est: higher is better, seed by seed"):(0,$t.t)("★ best: lower is better, seed by seed"))];t.append(...W.filter(Boolean).map(M=>(0,Zt.make)("span","",M)))}function $d(t){
let e=(0,Zt.make)("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=(0,Zt.make)("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(
o)}return e}function Ta(t,e,n,o){let s=e.view!=="heat"?void 0:e.isList?Td(e,n):e.isSettled?_d(e,n):void 0;Me(t,s,r=>o(e.isList?e.inOrder[r.pointNumber].number:e.
inRow(r.pointNumber[0])[r.pointNumber[1]].number))}function Td(t,{best:e,scale:n}){let o=t.metric,[{knob:s,values:r}]=t.axes,a=t.inOrder.map(l=>({label:r[l.place[1]],
value:l.values[o.name],each:(l.each[o.name]||[]).filter(Oa.isKnown),range:ln(o,l),best:e===l}));return Sa({knob:s,metric:o,points:a,wide:n.name!=="linear"})}function _d(t,e){
return va({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Ao=v(ue(),1),Ne=v(G(),1),Tt=v(F(),1);var kr=v(Ye(),1),Wa=v(Nt(),1),Qt=v(G(),1),Rt=v(F(),1),qa=v(Pe(),1),No=v(_e(),1);var wr=v(G(),1),_a=v(F(),1),Ma=v(_e(),1),br=({name:t})=>t==="ended";function dn(t,{values:e,each:n,entries:o},{unit:s=!1}={}){let r=e[t.name],a=(n[t.name]||(o.length===
1?[r]:[])).filter(Ma.isKnown);return!br(t)||!a.length?at(t,r,{unit:s}):(0,_a.t)("{count} of {all}",{count:(0,wr.count)(a.filter(Boolean).length),all:(0,wr.count)(
a.length)})}var Md={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Ea=4;
function co(t,e,n,o){let{name:s,unit:r,meaning:a,formula:l,better:w}=e,y=w==="more"?(0,Rt.t)("More is better."):w==="less"?(0,Rt.t)("Less is better."):"",b={meaning:[
(0,Rt.t)(a),y].filter(Boolean).join(" "),formula:(0,Rt.t)(l),unit:r?(0,Rt.t)(r):""};(0,qa.tipOfTerm)(t,Md[s],()=>Ed(e,n,o),b)}function Ed(t,e,n){let o=e.groups.
filter(({values:b})=>Number.isFinite(b[t.name]));if(!o.length)return"";let[s]=o,r=Cd(t,s,e.unit)||dn(t,s,{unit:!0});if(o.length===1)return(0,Qt.asSentence)(r);let a=({
values:b})=>b[t.name],[l,w]=[o.reduce((b,O)=>a(O)<a(b)?O:b),o.reduce((b,O)=>a(O)>a(b)?O:b)],y={name:n(s.number),words:r,low:dn(t,l),lowest:n(l.number),high:dn(t,
w),highest:n(w.number)};return y.low===y.high?(0,Rt.t)("{name}: {words}; the same for all.",y):(0,Rt.t)("{name}: {words}; of all, the lowest is {low} ({lowest})\
, the highest {high} ({highest}).",y)}function Cd(t,e,n){let o=e.values[t.name],s=dn(t,e,{unit:!0}),r=b=>(0,No.isKnown)(b)&&at(t,b)===at(t,o);if(t.name==="ended")
return"";let a=(e.each[t.name]||[]).filter(No.isKnown);if(t.name==="perplexity"){let b=Ca(e),O=b.reduce((T,{raw:W})=>T+W,0);return!b.length||!r(Math.exp(-O/b.length))?
"":`exp(−(${(0,Qt.decimals)(O)}) / ${(0,Qt.count)(b.length)}) = ${s}`}if(a.length>1){if(!r(a.reduce((T,W)=>T+W,0)/a.length))return"";let b=a.map(T=>at(t,T)),O=b.
length>Ea?[...b.slice(0,Ea-1),"…",b.at(-1)].join(" + "):b.join(" + ");return(0,Rt.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,Qt.count)(
a.length),sum:O,value:s})}if(t.name==="tokens_per_second"){let{tokens:b,time:O}=e.values;return!b||!O||!r(b/O)?"":(0,Rt.tn)(b,"{count} token in {time} s = {valu\
e}","{count} tokens in {time} s = {value}",{time:(0,kr.fixed)(O,2),value:s})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],w=l&&e.entries.length===1?
Ca(e):[],y=w.reduce((b,O)=>b+(0,Qt.fromNats)(O[l],n),0);return!w.length||!r(y/w.length)?"":(0,Wa.quotientWords)((0,kr.fixed)(y,2),(0,Qt.count)(w.length),s)}function Ca({
entries:t}){let e=n=>(0,No.finite)(n)??-1/0;return t.flatMap(n=>n.log?ct(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:s})=>({raw:e(o.raw_logprob),
logprob:e(o.logprob),entropy:s.entropy_after})):n.tokens.map(({raw_logprob:o,logprob:s,entropy:r})=>({raw:e(o),logprob:e(s),entropy:r})))}var fs=v(G(),1),yr=v(F(),1),Wd={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},hn=t=>(0,fs.named)(Wd,t,"■"),
pn=t=>t==="failed"?[(0,yr.t)("an error"),(0,yr.t)("ended in an error")]:(0,fs.stopWords)(t),Bt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,On=t=>t.log?
t.log.numTokens:t.tokens.length;function gt(t){return Bt(t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.
ended.stop_reason||"stopped")}function ho(t){let e=gt(t);return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"wa\
iting"}function $n({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)
if(o+=s??"",o.length>=n)break;return o}function xr(t,e){let n=(0,Ne.make)("span","gp-stepper"),[o,s,r]=[(0,Ne.make)("button","","‹"),(0,Ne.make)("span"),(0,Ne.make)("button","","›")];n.append(o,s,
r);let a=0,l=b=>O=>{O.stopPropagation(),vr(t,a,b)};[[o,-1,(0,Tt.t)("The text of the previous seed")],[r,1,(0,Tt.t)("The text of the next seed")]].forEach(([b,O,
T])=>{(0,Ao.sayAttributes)(b,{type:"button","aria-label":T,tabindex:e}),b.addEventListener("click",l(O))});function y(b){a=b;let{entries:O}=t.groups[b];n.hidden=
O.length<2,(0,Ne.say)(s,`${O.indexOf(t.shownOf(b))+1}/${O.length}`)}return{box:n,draw:y}}function vr(t,e,n){let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));
t.showEntry(e,(s+n+o.length)%o.length)}function Na(t,e,{nameOf:n,promptOf:o}){let s=x=>t.querySelector(".gp-whole"+x),r=s(""),a=xr(e,0),l=(0,Ne.make)("span"),w=(0,Ne.make)(
"button","gp-button",(0,Tt.t)("Open as one run"),{type:"button"});s("-tools").append(a.box,l,w);let y=null;function b(x){let m=s("-text"),k=$n(x);m.childElementCount||
m.append((0,Ne.make)("span","gp-prompt"),(0,Ne.make)("span")),(0,Ne.say)(m.firstChild,o(y)+(e.apart?`
`:"")),(0,Ne.say)(m.lastChild,k);let g=gt(x),f=On(x),c=g?g!=="failed"&&`${hn(g)} ${pn(g)[1]}`:f?(0,Tt.t)("still being written"):(0,Tt.t)("queued");(0,Ne.say)(s(
"-end"),[(0,Tt.tn)(f,"{count} token","{count} tokens"),c].filter(Boolean).join(" · "))}function O(x){let m=Bt(x),k=s("-problem");k.hidden=!m,m&&k.replaceChildren(
(0,Ne.make)("b","","✕ "),`${(0,Tt.t)(m.message)} ${(0,Tt.t)(m.fix)}`)}function T(x){let m=x.entries.length;(0,Ne.say)(s("-over"),m>1?(0,Tt.t)("Metrics of the \
{count} runs of this cell together, most as their mean:",{count:(0,Ne.count)(m)}):(0,Tt.t)("Metrics:"));let k=(0,Ao.fit)(s("-values"),e.metrics.length,()=>{let g=(0,Ne.make)(
"div"),f=(0,Ne.make)("dt");return f.append((0,Ne.make)("span")),g.append(f,(0,Ne.make)("dd")),g});e.metrics.forEach((g,f)=>{let[c]=k[f].firstChild.children;(0,Ne.say)(
c,(0,Tt.t)(g.title)),co(c,g,e,n),(0,Ne.say)(k[f].lastChild,dn(g,x,{unit:!0}))})}function W(){if(y===null)return;let x=e.shownOf(y);(0,Ne.say)(s("-title"),n(y)),
(0,Ao.sayAttributes)(r,{"aria-label":n(y)}),a.draw(y),(0,Ne.say)(l,(x.seed??null)===null?"":(0,Tt.t)("seed {seed}",{seed:x.seed})),w.hidden=!e.canAsk,b(x),O(x),
T(e.groups[y])}function M(x){y=x,W(),r.open||r.showModal(),r.scrollTop=0}function E(){r.open&&r.close(),y=null}return w.addEventListener("click",()=>{let{number:x}=e.
shownOf(y);E(),e.ask({type:"open",entry:x})}),r.addEventListener("close",()=>{y=null}),r.addEventListener("click",({target:x})=>x===r&&E()),r.addEventListener("\
keydown",x=>x.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",E),{show:M,shut:E,draw:W}}var Aa={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Pa(t){qd(t),Nd(
t)}function qd(t){let{table:e,whole:n,group:o}=t;function s([r,a]){let l=e.tBodies[0].rows[r];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let a=r.target.closest("td");if(!a||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:l}=a,w=a.parentElement;if(r.key==="Enter")n.show(l);else if(r.
key===" ")vr(o,l,1);else if(Object.hasOwn(Aa,r.key))s(Aa[r.key](w.sectionRowIndex,a.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let a=r.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function Nd(t){let{state:e,field:n,select:o}=t,s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,ps(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),s.addEventListener("click",({target:r})=>{let a=r.dataset.view;if(a){e.view=a;for(let l of s.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Sr=v(G(),1),Or=v(F(),1);var La="perplexity",us=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:(0,Or.t)("prompt"),values:so(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||
(this.metricName=e.includes(La)?La:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(
({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:s})=>s);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Bt).length;return o&&n.length>1?(0,Or.t)("{count} of {all}",{count:(0,Sr.count)(o),all:(0,Sr.count)(n.length)}):""}standingOf(e){let n=this.group.shownOf(
e);return Bt(n)?"failed":gt(n)?"":ho(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var po=v(ue(),1),ve=v(G(),1),ht=v(F(),1);var za=300,ja={failed:()=>(0,ht.t)("failed"),decoding:()=>(0,ht.t)("decoding"),queued:()=>(0,ht.t)("queued"),"did not run":()=>(0,ht.t)("did not run"),"":()=>""},
Ad=t=>t===""?(0,ht.t)("(empty)"):t==="decoding"?"…":ja[t](),$r=(t,{values:e,prompts:n},o)=>{let s=(0,ve.make)("th",t==="row"?"gp-side":"",null,{scope:t});return n?
s.append((0,ve.make)("bdi","",e[o],{title:n[o]})):s.append((0,ve.labelled)(e[o])),s};function Pd(){let t=(0,ve.make)("th","gp-metric-name",null,{scope:"col"});return t.
append((0,ve.make)("span")),t}function fn(t,e){let n=(0,ve.make)(t);return n.append(...e),n}var ms=class{constructor(e,n){this.root=e,this.state=n,this.group=n.
group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Na(e,
this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,
group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:w})=>(0,ve.make)("option","",(0,ht.t)(w),{value:l}))),o.value=
e.metricName;let[{knob:s},r]=e.axes,a=r?(0,ht.t)("{one} and {other}",{one:s,other:r.knob}):s;(0,ve.say)(this.part("title"),a);for(let l of[this.field,this.chart])
l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),
this.table.setAttribute("aria-label",(0,ht.t)("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),ps(this.part("metric-mea\
ning"),e),this.nameMetric()}makeCell({number:e}){let n=(0,ve.make)("td","",null,{role:"gridcell",tabindex:"-1"}),o=(0,ve.make)("div","gp-cell-top"),[s,r]=[(0,ve.make)(
"span","gp-value"),(0,ve.make)("span","gp-star","★")],[a,l]=[(0,ve.make)("small","gp-seeds-range"),(0,ve.make)("span","gp-some-failed")],w=(0,ve.make)("bdi","\
gp-cell-text"),y=xr(this.group,-1);return r.hidden=!0,o.append(s,r,a,l,y.box),n.append(o,w),n.gpGroup=e,{cell:n,top:o,value:s,star:r,range:a,failed:l,text:w,stepper:y,
colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=(0,ve.make)("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});r.append((0,ve.make)(
"span","",o.knob));let a=(0,ve.make)("th","gp-side",s.knob,{scope:"col",rowspan:2}),l=[fn("tr",[a,r]),fn("tr",o.values.map((y,b)=>$r("col",o,b)))],w=y=>e.inRow(
y).map(({number:b})=>n[b].cell);return[fn("thead",l),fn("tbody",s.values.map((y,b)=>fn("tr",[$r("row",s,b),...w(b)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.
axes,{knob:s}=o,r=fn("tr",[(0,ve.make)("th","gp-side",s,{scope:"col"}),Pd()]),a=e.inOrder.map(({number:l,place:w})=>fn("tr",[$r("row",o,w[1]),n[l].cell]));return[
fn("thead",[r]),fn("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:a,failed:l}=this.cells[e],w=o.shownOf(e),y=Bt(w),b=n.failuresIn(e);(0,ve.say)(
l,b&&`✕ ${b}`);let O=y?`✕ ${(0,ht.t)("failed")}`:$n(w,za).slice(0,za).trim();(0,ve.say)(r,O||Ad(n.standingOf(e))),(0,po.sayClass)(s,["gp-cell",y&&"gp-broken",
!O&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.
forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=xa(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);this.nameMetric(),$a(this.part("legend"),e,s),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,(0,ve.say)(this.part("hint"),
this.field.hidden?(0,ht.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,ht.t)("Click a cell, or press Enter, for its full \
text; the arrow keys move between cells.")),Ta(this.chart,e,s,r=>this.whole.show(r))}nameMetric(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let[s]=this.
root.querySelectorAll(".gp-metric-term");s.id||="gp-metric-"+Math.random().toString(36).slice(2,8),(0,po.sayAttributes)(this.table,{"aria-describedby":s.id});let r=[
s,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of r)(0,ve.say)(a,(0,ht.t)(o.title)),co(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let s=this.cells[e.
number],{top:r,value:a,star:l,range:w}=s,y=e.values[n.name],b=Number.isFinite(y),O=b?`var(--gp-${io(n)}-${o.level(y)})`:"";s.colour!==O&&(r.style.backgroundColor=
s.colour=O),(0,po.sayClass)(r,b?"gp-cell-top":"gp-cell-top gp-none"),(0,ve.say)(a,b?at(n,y):e.entries.length===1&&Bt(e.entries[0])?"✕":"–"),(0,ve.say)(w,b?ln(
n,e):""),l.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:a}=this.cells[e],l=(0,ht.t)((n.metric||{}).title),
w=n.failuresIn(e),y=[n.nameOf(e),a.textContent?(0,ht.t)("{metric}: {value}, over its seeds {range}",{metric:l,value:r.textContent,range:a.textContent}):`${l}: ${r.
textContent}`,s.hidden?"":(0,ht.t)("best"),w&&(0,ht.t)("failed: {share}",{share:w}),ja[n.standingOf(e)]()];(0,po.sayAttributes)(o,{"aria-label":(0,ve.inParts)(y)})}focus(e,n=!1){
this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[s,
r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=s.left+e.parentElement.firstElementChild.offsetWidth,l=s.top+o.tHead.offsetHeight;n.scrollLeft+=Math.
min(0,r.left-a)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-l)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({
block:"nearest",inline:"nearest"})}};function Ia(t,e){let n=new ms(t,new us(e));return Pa(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Pt=v(ue(),1),In=v(G(),1),Ct=v(F(),1),Ya=v(Ba(),1);var ot=v(ue(),1),ce=v(G(),1),be=v(F(),1);var Fa=[["stop","■",t=>(0,be.t)("Stop lane {lane}",{lane:t})],["select","✎",t=>(0,be.t)("Edit lane {lane}",{lane:t})],["copy","❐",t=>(0,be.t)("Copy lane {\
lane}",{lane:t})],["left","◀",t=>(0,be.t)("Move lane {lane} to the left",{lane:t})],["right","▶",t=>(0,be.t)("Move lane {lane} to the right",{lane:t})],["re\
move","✕",t=>(0,be.t)("Remove lane {lane}",{lane:t})]],gs=class{constructor(e,n){this.group=n;let o=(0,ce.make)("div","gp-lane-head");this.name=(0,ce.make)("b\
utton","gp-lane-name",null,{type:"button"}),this.letter=(0,ce.make)("b","gp-letter"),this.title=(0,ce.make)("bdi","gp-lane-title"),this.reference=(0,ce.make)("s\
pan","gp-lane-reference",(0,be.t)("reference")),this.name.append(this.letter,this.title,this.reference),this.tools=(0,ce.make)("span","gp-lane-tools"),this.buttons=
Object.fromEntries(Fa.map(([r,a])=>{let l=(0,ce.make)("button","gp-button",a,{type:"button","data-do":r});return this.tools.append(l),[r,l]})),o.append(this.name,
this.tools),this.prompt=(0,ce.make)("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=(0,ce.make)("p","gp-lane-settings"),this.changed=(0,ce.make)("p","gp-l\
ane-changed",`△ ${(0,be.t)("changed since this run")}`),this.state=(0,ce.make)("p","gp-lane-state"),this.doing=(0,ce.make)("b"),this.tokens=(0,ce.make)("span",
"gp-lane-count"),this.company=(0,ce.make)("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.
parts=(0,ce.make)("p","gp-lane-parts"),this.seeds=(0,ce.make)("p","gp-lane-seeds"),this.back=(0,ce.make)("button","gp-button","◀",{type:"button","data-seed":"\
-1","aria-label":(0,be.t)("Previous seed")}),this.on=(0,ce.make)("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":(0,be.t)("Next seed")}),
this.seed=(0,ce.make)("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=(0,ce.make)("div","gp-problem"),this.why=
(0,ce.make)("span"),this.problem.append((0,ce.make)("b","","✕ "),this.why);let s=(0,ce.make)("div","gp-lane-top");s.append(o,this.prompt,this.settings,this.changed,
this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:a,told:l}){let w=n?this.group.shownOf(n.number):
null;(0,ce.say)(this.letter,e.label),(0,ce.say)(this.title,De(e.title)),(0,ot.showIf)(this.reference,r),(0,ot.sayAttributes)(this.name,{"aria-pressed":String(r),
title:r?(0,be.t)("The other lanes are compared with this one"):(0,be.t)("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(
e,o,s),this.drawStop(n),(0,ot.showIf)(this.prompt,!!e.prompt),e.prompt&&as(this.prompt,e.prompt),(0,ce.say)(this.settings,zd(e,w,n).join(" · ")),(0,ot.showIf)(
this.changed,!!n&&Ld(e,n)),this.drawState(w),(0,ce.say)(this.parts,a),(0,ot.showIf)(this.parts,!!a),this.drawSeeds(w,n),this.drawProblem(e,l)}drawTools(e,n,o){(0,ot.showIf)(
this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=Po};for(let[r,,a]of Fa){r!=="stop"&&(0,ot.showIf)(this.buttons[r],!e.prompt);
let l=r==="select"&&e.selected?(0,be.t)("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);(0,ot.sayAttributes)(this.buttons[r],{title:l,"aria-la\
bel":l,"aria-disabled":String(!!s[r])})}(0,ce.say)(this.buttons.select,e.selected?`✎ ${(0,be.t)("editing")}`:"✎"),(0,ot.sayAttributes)(this.buttons.select,{
"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===
document.activeElement&&this.name.focus(),(0,ot.showIf)(n,o)}drawState(e){if((0,ot.showIf)(this.state,!!e),!e)return;let{log:n}=e;(0,ce.say)(this.doing,jd(n,this.
group.done));let o=ct(n).length;(0,ce.say)(this.tokens,o?(0,be.tn)(o,"{count} token","{count} tokens"):"");let s=Tr.get(n);n.shared>1&&Tr.set(n,{others:Math.max(
n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Tr.get(n);if((0,ot.showIf)(this.company,!!r),!r)return;let{others:a,apart:l}=!n.running||n.shared<
2?r:{others:n.shared-1,apart:n.apart};(0,ce.say)(this.company,l?(0,be.tn)(a,"in turn with another run","in turn with {count} others"):(0,be.tn)(a,"together with\
 another run","together with {count} others")),(0,ot.sayAttributes)(this.company,{"data-tip":l?(0,be.t)("It has forward passes of its own, in turn with those of\
 the others: no other run uses its model, or it reads or writes several tokens at once."):(0,be.t)("Decoded in one batch with the other runs on this model: each\
 forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;(0,ot.showIf)(this.seeds,o>1),!(o<2)&&((0,ce.say)(this.seed,(0,be.t)(
"seed {seed}, {place} of {all}",{seed:Ka(e)??"–",place:n.shown+1,all:o})),(0,ot.sayAttributes)(this.back,{"aria-disabled":String(n.shown===0)}),(0,ot.sayAttributes)(
this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=(0,be.t)(n),r=o.get(s)??e;s&&o.set(s,r),(0,ot.showIf)(this.problem,!!s),
(0,ce.say)(this.why,!s||r===e?s:(0,be.t)("The same as in lane {lane}.",{lane:r}))}},Po=8,Tr=new WeakMap,Ka=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);
function Ld(t,e){let n=(o,s)=>JSON.stringify(o[s]===""?null:o[s]??null);return["model","seed","settings","prompt"].some(o=>n(t,o)!==n(e,o))}function zd(t,e,n){let o=e&&
n.seed===t.seed&&n.entries.length===1?Ka(e):null,s=t.seed??o;return[t.model,De(t.settings??""),s===null?"":(0,be.t)("seed {seed}",{seed:s})].filter(Boolean)}function jd(t,e){
let{queued:n,loading:o,started:s,failed:r,finished:a}=t;return r?`✕ ${(0,be.t)("stopped by an error")}`:a?`■ ${a.sequences.length?(0,ce.stopWords)(a.sequences[0].
stop_reason)[1]:(0,be.t)("ended")}`:e?s?`■ ${(0,be.t)("was stopped")}`:(0,be.t)("did not run"):o?(0,ce.loadingWords)(o):n?n.ahead?(0,be.tn)(n.ahead,"waiting f\
or another run","waiting for {count} others"):(0,be.t)("starting …"):s?`● ${(0,be.t)("decoding …")}`:(0,be.t)("waiting for its turn")}var Za=v(dr(),1),Qa=v(Ha(),1),un=v(G(),1),_r=v(F(),1),Lo=v(Va(),1),Xa=v(Ja(),1),Tn=v(ns(),1);var ws=class{constructor(e,n){this.body=e,this.written=(0,un.make)("div","gp-lane-written"),e.append(this.written),this.entries=n,this.width=0,this.timer=0,this.
clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(
e),new ResizeObserver(()=>this.laidOut()).observe(this.written)}clear(e){this.log=e,this.written.replaceChildren(),this.rows=new Lo.Rows(this.written),this.tokens=
[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:a}){if(this.log!==e&&this.clear(
e),e.denoises){(0,un.say)(this.written,(0,Xa.draftOf)(e));return}let{keep:l,added:w}=(0,Za.pathChange)(this.steps,ct(e).at(-1)||null);l<this.tokens.length&&this.
cut(l);for(let y of w)this.append(y,r,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,s,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){
(0,Tn.cutTokens)(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,
piece:e.piece},r=(0,un.make)("span","gp-token",null,{role:"button",tabindex:"-1"});(0,Tn.inkToken)(r,s);let a=this.tokens.length?this.entries.get(this.tokens.at(
-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.given=""),(0,Tn.appendToken)(this,r,s,a),this.steps.push(e),this.
describe(r,o),this.shade(r,n)}shade(e,n){(0,Qa.shadeInk)(e.querySelector(".gp-ink"),n,(0,un.numbersOf)(this.entries.get(e).step))}describe(e,n){let{token:o,step:s,
index:r}=this.entries.get(e),a=[(0,_r.t)("token {number}: {text}",{number:r+1,text:(0,un.quoted)(o.text)}),...(0,Tn.numberWords)(s,n),this.whyOf(e)];e.setAttribute(
"aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?(0,_r.t)("given, not chosen"):""].
filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.
dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;
let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){
for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}laidOut(){this.rows.settle(),this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7)}resized(){
let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"Arrow\
Left":return this.tokens[o-1];case"ArrowDown":return(0,Lo.inNextRow)(this.tokens,o,1);case"ArrowUp":return(0,Lo.inNextRow)(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var el=v(cr(),1);function tl(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),
a=new Map,l=new WeakMap,w=(0,Ya.tokenCard)(t,n,e,c=>{let d=l.get(c);if(!d)return null;let{token:i,step:h,index:u,lane:S}=d;return{id:i.token_id,text:i.text,where:(0,Ct.t)(
"token {number}",{number:u+1}),step:h,why:S.whyOf(c)}}),y=()=>({shade:o.value,unit:e.unit});function b(){return e.lanes?e.lanes.map(c=>({key:`${c.prompt?"prompt":
"lane"} ${c.id}`,lane:c,number:e.groups.findIndex(({id:d,prompt:i})=>d===c.id&&!!i==!!c.prompt)})):e.groups.map(c=>({key:`group ${c.number}`,lane:c,number:c.number}))}
function O(c){let d=document.activeElement,i=[...n.children].indexOf(d&&d.closest(".gp-lane")),h=new Set(c.map(({key:u})=>u));for(let[u,{element:S}]of a)h.has(u)||
(S.remove(),a.delete(u));c.forEach(({key:u,lane:S,number:N},A)=>{let p=a.get(u)||W(u);Object.assign(p,{lane:S,number:N}),n.children[A]!==p.element&&n.insertBefore(
p.element,n.children[A]||null)}),T(),!(i<0||document.activeElement===d)&&(d.isConnected?d.focus():n.children.length&&n.children[Math.min(i,n.children.length-1)].
querySelector(".gp-lane-name").focus())}function T(){let{clientWidth:c}=n,[d,i,h]=[240,12,4];if(!c||!a.size)return;let u=Math.max(1,Math.min(h,Math.floor((c+i)/
(d+i)))),S=Math.ceil(a.size/u);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/S))}new ResizeObserver(T).observe(n);function W(c){let d=(0,In.make)("li","\
gp-lane"),i=new gs(d,e),h=(0,In.make)("p","gp-note gp-not-yet",(0,Ct.t)("Not run yet.")),u=(0,In.make)("div","gp-lane-text",null,{role:"group",dir:"auto"}),S=(0,In.make)(
"div","gp-lane-bottom");S.append(h,u),d.append(S);let N={element:d,head:i,note:h,body:u,text:new ws(u,l)};return a.set(c,N),N}function M(c,d,i,h){let{element:u,
head:S,note:N,body:A,text:p,lane:$,number:_}=c,C=_<0?null:e.groups[_],P=Jt(e),q=!!(C&&P&&P[0]===_),L=C&&P&&!q?E(P[0],_):{shared:0,sign:"",why:"",words:""};S.draw(
{lane:$,ran:C,place:d,lanes:i,isReference:q,parts:L.words,told:h}),u.classList.toggle("gp-lane-selected",!!$.selected),(0,Pt.sayAttributes)(u,{"aria-label":(0,Ct.t)(
"Lane {lane}: {title}",{lane:$.label,title:De($.title)})}),(0,Pt.sayAttributes)(A,{"aria-label":(0,Ct.t)("Text of lane {lane}, token by token. The arrow keys mo\
ve along it.",{lane:$.label})}),(0,Pt.showIf)(N,!C),(0,Pt.showIf)(A,!!C),C?p.draw(e.shownOf(_).log,L,y()):p.log&&p.clear(null)}function E(c,d){let i=mt(e,c),[h,
u]=[c,d].map(C=>e.shownOf(C).log),{kind:S,at:N,shorter:A}=is(e,c,d),p=N[1];if(S==="apart"){let{chosen:C}=ct(h)[N[0]],P=(0,Ct.t)("here it diverges from {lane}, w\
hich has {token}",{lane:i,token:(0,In.quoted)(C.text)});return{shared:p,sign:`≠${i}`,why:P,words:`≠ ${(0,Ct.t)("diverges from {lane} at token {number}",{lane:i,
number:p+1})}`}}let $={shared:p,sign:"",why:""};if(!p)return{...$,words:""};let _=[h,u].map(C=>!!(C.finished||C.failed||e.done));return(S==="same"?!(_[0]&&_[1]):
!_[A])?{...$,words:`= ${(0,Ct.t)("the same as {lane} so far",{lane:i})}`}:S==="same"?{...$,words:`= ${(0,Ct.t)("the same as {lane}",{lane:i})}`}:{...$,words:`= ${A?
(0,Ct.t)("the same as {lane}, which continues",{lane:i}):(0,Ct.t)("the same as {lane}, then continues",{lane:i})}`}}function x(c){let{header:d}=e,i=d&&!e.groups.
some(({prompt:h})=>h)?d.prompt:"";(0,Pt.showIf)(t.querySelector(".gp-asked"),!!i),(0,Pt.sayLabel)(t.querySelector(".gp-asked-text"),i,{plain:!0}),(0,Pt.showIf)(
t.querySelector(".gp-parting-key"),!!Jt(e)),(0,Pt.showIf)(r.parentNode,e.canAsk&&!c.some(({lane:h})=>h.prompt)),(0,Pt.sayAttributes)(r,{"aria-disabled":String(c.
length>=Po),title:c.length>=Po?(0,Ct.t)("At most {count} lanes",{count:String(Po)}):(0,Ct.t)("A new lane at the end")})}let m=c=>[...a.values()].find(({element:d})=>d.
contains(c));n.addEventListener("click",({target:c})=>{let d=m(c),i=c.closest("button"),h=c.closest(".gp-token");d&&h&&l.has(h)&&g(d,h),!(!d||!i||i.getAttribute(
"aria-disabled")==="true")&&(i.dataset.do&&e.ask({type:"lane",do:i.dataset.do,id:d.lane.id}),i.dataset.seed&&e.showEntry(d.number,e.groups[d.number].shown+Number(
i.dataset.seed)),i===d.head.name&&k(d.number))});function k(c){let d=Jt(e);d&&c!==d[0]&&e.setPair(c,c===d[1]?d[0]:d[1])}function g(c,d){c.text.reach(d),d.focus(
{preventScroll:!0}),d.scrollIntoView({block:"nearest"}),w.show(d)}n.addEventListener("keydown",c=>{let{target:d,key:i}=c;if(!l.has(d)||c.ctrlKey||c.metaKey||c.altKey)
return;let h=m(d),u=i==="Enter"||i===" "?d:h.text.next(d,i);!u&&!i.startsWith("Arrow")||(c.preventDefault(),u&&g(h,u))}),r.addEventListener("click",()=>{r.getAttribute(
"aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function f(){(0,el.drawScale)(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:c}of a.
values())c.redraw(y());f()}),c=>{let d=b();if(t.hidden=!d.length&&!e.canAsk,t.hidden)return;if((c.run||c.lanes)&&O(d),c.unit){for(let{text:h}of a.values())h.redraw(
y());f()}x(d);let i=new Map;d.forEach(({key:h},u)=>M(a.get(h),u,d.length,i)),w.refresh(c.unit||c.pair)}}var fo=v(ue(),1),Mr=v(Ye(),1),ne=v(G(),1),Ve=v(F(),1),nl=v(Pe(),1);function ol(t,e){let r=m=>t.querySelector(".gp-"+m),a=[];function l(m){let[k,g]=[Math.min(...m),Math.max(...m)],f=[1,2,5,10,20,50,100,200,500,1e3].find(i=>Math.
floor(g/i)-Math.floor(k/i)<24)||Math.ceil((g-k+1)/24),c=Math.floor(k/f),d=Array.from({length:Math.floor(g/f)-c+1},(i,h)=>[Math.max((c+h)*f,k),Math.min((c+h+1)*f-
1,g),0]);for(let i of m)d[Math.floor(i/f)-c][2]+=1;return d}function w(m){let k=m.map(On).sort((i,h)=>i-h),g=k.length?l(k):[],f=JSON.stringify(g);r("bins").dataset.
key!==f&&Me(r("bins"),g.length?y(g):void 0),r("bins").dataset.key=f;let c=k.reduce((i,h)=>i+h,0)/k.length,d=(k[k.length-1>>1]+k[k.length>>1])/2;a=k,(0,ne.say)(r(
"average"),k.length?(0,Ve.t)("mean {mean}, median {median}, from {low} to {high}",{mean:(0,Mr.fixed)(c,1),median:(0,ne.count)(d),low:(0,ne.count)(k[0]),high:(0,ne.count)(
k.at(-1))}):(0,Ve.t)("none has ended yet"))}function y(m){let k=(c,d)=>c===d?(0,Ve.tn)(c,"{count} token","{count} tokens"):(0,Ve.t)("{low} to {high} tokens",{low:(0,ne.count)(
c),high:(0,ne.count)(d)}),g=([c,d,i])=>`${k(c,d)}: ${(0,Ve.tn)(i,"{count} text","{count} texts")}`,f={type:"bar",hoverinfo:"text",textposition:"none",text:m.map(
g),x:m.map(([c,d])=>(c+d)/2),y:m.map(([,,c])=>c),width:m.map(([c,d])=>.94*(d-c+1)),marker:{color:"var(--gp-kept)"}};return ao((0,Ve.t)("Number of texts by their\
 length in tokens"),[f],cn((0,Ve.t)("tokens"),{showgrid:!1}),cn((0,Ve.t)("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function b(){let m=(0,ne.make)("l\
i"),k=(0,ne.make)("span","",null,{"aria-hidden":"true"});return k.append((0,ne.make)("i","gp-bar")),m.append((0,ne.make)("span","gp-sign",null,{"aria-hidden":"t\
rue"}),(0,ne.make)("span","gp-word"),k,(0,ne.make)("span","gp-times")),m}function O(m){let k=new Map;for(let c of m)k.set(gt(c),(k.get(gt(c))||0)+1);let g=[...k].
sort(([c,d],[i,h])=>h-d||(c<i?-1:1)),f=(0,fo.fit)(r("endings"),g.length,b);g.forEach(([c,d],i)=>{let[h,u,S,N]=f[i].children;(0,fo.sayAttributes)(f[i],{"data-end":c}),
(0,ne.say)(h,hn(c)),(0,ne.say)(u,pn(c)[0]),(0,fo.sayPercent)(S.firstChild,"width",d/m.length),(0,ne.say)(N,`${(0,ne.count)(d)} · ${(0,ne.percent)(d/m.length)}`)})}
function T(m){let k=m.filter(d=>gt(d)==="failed"),g=m.filter(d=>gt(d)!=="failed"&&!$n(d).trim()),f=e.done?e.entries.length-m.length:0,c=[];g.length&&c.push((0,Ve.tn)(
g.length,"{count} text is empty.","{count} texts are empty.")),k.length&&c.push((0,Ve.tn)(k.length,"{count} sample failed and is counted only here.","{count} sa\
mples failed and are counted only here.")),f&&c.push((0,Ve.tn)(f,"{count} sample did not finish.","{count} samples did not finish.")),(0,ne.say)(r("oddities"),c.
join(" "))}function W(m){let k=new Map;for(let i of m)k.set($n(i),(k.get($n(i))||0)+1);let g=[...k].filter(([,i])=>i>1).sort(([i,h],[u,S])=>S-h||(i<u?-1:1));(0,ne.say)(
r("common-title"),M(k.size,m.length,g.length>0));let f=r("common"),c=g.slice(0,5),d=[...f.children].map(i=>i.gpText);c.length===d.length&&c.every(([i],h)=>i===d[h])?
c.forEach(([,i],h)=>(0,ne.say)(f.children[h].firstChild,`${(0,ne.count)(i)} ×`)):f.replaceChildren(...c.map(E))}function M(m,k,g){return k<2?k?(0,Ve.tn)(k,"{co\
unt} text","{count} texts"):"":m===1?(0,Ve.t)("All {count} texts are the same",{count:(0,ne.count)(k)}):g?(0,Ve.t)("{count} different texts of {all}; the most f\
requent ones",{count:(0,ne.count)(m),all:(0,ne.count)(k)}):(0,Ve.t)("All {count} texts are different",{count:(0,ne.count)(k)})}function E([m,k]){let g=Object.assign(
(0,ne.make)("li"),{gpText:m});if(g.append((0,ne.make)("span","gp-times",`${(0,ne.count)(k)} ×`)),m.length<=150)g.append(m.trim()?(0,ne.make)("bdi","",(0,ne.inOneLine)(
m)):(0,ne.make)("span","gp-note",(0,Ve.t)("(empty)")));else{let f=(0,ne.make)("details"),c=(0,ne.make)("summary");c.append((0,ne.make)("bdi","",(0,ne.inOneLine)(
m.slice(0,150))+"…")),f.append(c,(0,ne.make)("p","",m,{dir:"auto"})),g.append(f)}return g}function x(m,k){return m===k?(0,Ve.tn)(k,"{count} sample","all {coun\
t} samples"):e.done?(0,Ve.tn)(k,"{ended} of {count} sample ended","{ended} of {count} samples ended",{ended:(0,ne.count)(m)}):(0,Ve.tn)(k,"{ended} of {count} sa\
mple ended so far","{ended} of {count} samples ended so far",{ended:(0,ne.count)(m)})}return(0,nl.runsOfTerms)(t,{lengths:()=>{if(!a.length)return"";let m=a.reduce(
(k,g)=>k+g,0);return(0,Ve.tn)(a.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,ne.count)(m),mean:(0,Mr.fixed)(
m/a.length,1)})}}),m=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(m.run||m.status))return;m.run&&r("common").replaceChildren();let k=e.entries.filter(
c=>ho(c)==="cut"),g=e.entries.filter(c=>gt(c)&&!k.includes(c)),f=g.filter(c=>gt(c)!=="failed");(0,ne.say)(r("of"),x(g.length,e.entries.length)),w(f),O([...g,...k]),
T(g),W(f)}}var Xt=v(ue(),1),Ee=v(G(),1),_n=v(F(),1);var Rn=v(G(),1),zo=v(F(),1),sl="generation-playground.columns",Id=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],
bs=class{constructor(e,n){this.place=e,this.changed=n,this.summary=(0,Rn.make)("summary"),this.boxes=(0,Rn.make)("div","gp-column-boxes",null,{role:"group","ari\
a-label":(0,zo.t)("Columns of the table")}),e.append(this.summary,this.boxes),this.chosen=new Set(Rd()||Id),this.names=""}shown(e){let n=e.map(({name:s})=>s).join();
n!==this.names&&(this.names=n,this.boxes.replaceChildren(...e.map(s=>this.box(s))));let o=e.filter(({name:s})=>this.chosen.has(s));return(0,Rn.say)(this.summary,
(0,zo.t)("Columns: {shown} of {all}",{shown:String(o.length),all:String(e.length)})),o}box({name:e,title:n,meaning:o}){let s=(0,Rn.make)("label","",null,{title:(0,zo.t)(
o)}),r=(0,Rn.make)("input","",null,{type:"checkbox"});return r.checked=this.chosen.has(e),r.addEventListener("change",()=>{r.checked?this.chosen.add(e):this.chosen.
delete(e),Bd([...this.chosen]),this.changed()}),s.append(r,` ${(0,zo.t)(n)}`),s}};function Rd(){try{let t=JSON.parse(localStorage.getItem(sl)||"null");return Array.
isArray(t)?t:null}catch{return null}}function Bd(t){try{localStorage.setItem(sl,JSON.stringify(t))}catch{}}function rl(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,a=null,l=[],w=new bs(t.querySelector(".gp-\
column-choice"),()=>m()),y=({values:g},{name:f})=>Number.isFinite(g[f])?g[f]:null;function b(){let g=e.metrics.filter(i=>e.groups.some(h=>y(h,i)!==null));t.hidden=
!g.length;let f=w.shown(g);if(f.length===l.length&&f.every((i,h)=>i===l[h].metric))return;let c=document.activeElement,d=o.contains(c)?c.dataset.name:null;l.forEach(
({head:i})=>i.remove()),l=f.map(i=>{let h=(0,Ee.make)("th","",null,{scope:"col"}),{name:u,title:S,unit:N}=i,A=(0,Ee.make)("button","gp-sort",null,{type:"button",
"data-name":u});return co(A,i,e,p=>mt(e,p)),A.append((0,Ee.make)("span","",(0,_n.t)(S).replace(/-(?=\d)/g,"‑")),(0,Ee.make)("span","gp-arrow","",{"aria-hidden":"\
true"})),h.append(A),N&&N!==S.toLowerCase()&&h.append((0,Ee.make)("small","",(0,_n.t)(N))),o.append(h),{metric:i,head:h}});for(let i of r.values())(0,Xt.fit)(i,
1+l.length,T);d&&o.querySelector(`[data-name="${CSS.escape(d)}"]`)?.focus()}function O(){for(let{metric:g,head:f}of l){let c=a&&a.name===g.name?a.down?"descendi\
ng":"ascending":"none";(0,Xt.sayAttributes)(f,{"aria-sort":c}),(0,Ee.say)(f.querySelector(".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[c])}}o.addEventListener(
"click",({target:g})=>{let f=g.closest(".gp-sort");if(!f)return;let c=l.map(d=>d.metric).find(({name:d})=>d===f.dataset.name);if(!c)a=null;else{let d=c.better!==
"less",i=a&&a.name===c.name;i&&a.down!==d?a=null:a={name:c.name,down:i?!d:d}}m()});function T(){let g=(0,Ee.make)("td"),f=(0,Ee.make)("span","gp-value");f.append(
(0,Ee.make)("b","gp-best-sign","",{"aria-hidden":"true"}),(0,Ee.make)("span"),(0,Ee.make)("span","gp-hidden"),(0,Ee.make)("small","gp-seeds-range"));let c=(0,Ee.make)(
"span","gp-track");return c.append((0,Ee.make)("i")),g.append(f,c),g}function W(g){let f=(0,Ee.make)("tr"),c=(0,Ee.make)("th","gp-whose",null,{scope:"row"});return c.
append((0,Ee.make)("b","gp-letter"),(0,Ee.make)("bdi")),f.append(c),(0,Xt.fit)(f,1+l.length,T),n.tBodies[0].append(f),r.set(g,f),f}function M({number:g,title:f,
prompt:c}){let d=r.get(g)||W(g),[i,h]=d.cells[0].children;(0,Ee.say)(i,mt(e,g)),(0,Ee.say)(h,jn({title:f,prompt:c}))}function E({metric:g},f){let c=e.groups.map(
h=>y(h,g)),d=Math.max(...c.map(h=>Math.abs(h??0))),i=ur(g,e.groups);return c.forEach((h,u)=>{let S=r.get(u).cells[f+1],[N,A]=S.children,p=i!==null&&i.number===u;
(0,Ee.say)(N.children[0],p?"★":""),(0,Ee.say)(N.children[1],dn(g,e.groups[u])),(0,Ee.say)(N.children[2],p?` ${(0,_n.t)("(best)")}`:"");let $=h===null||br(g)?"":
ln(g,e.groups[u]);(0,Ee.say)(N.children[3],$&&(0,_n.t)("over the seeds {range}",{range:$})),S.classList.toggle("gp-best",p),(0,Xt.sayPercent)(A.firstChild,"widt\
h",h===null||!d?0:Math.abs(h)/d)}),i!==null}function x(){let g=[...e.groups];if(a){let c=a.down?-1:1;g.sort((d,i)=>{let[h,u]=[y(d,a),y(i,a)];return h===null||u===
null?+(h===null)-+(u===null):c*(h-u)})}let[f]=n.tBodies;g.forEach(({number:c},d)=>{f.rows[d]!==r.get(c)&&f.insertBefore(r.get(c),f.rows[d]||null)})}function m(){
if(b(),t.hidden)return;a&&!l.some(({metric:f})=>f.name===a.name)&&(a=null),e.groups.forEach(M);let g=l.map(E);(0,Xt.showIf)(t.querySelector(".gp-best-key"),g.some(
Boolean)),O(),x()}function k(){for(let f of r.values())f.remove();r.clear();let{kind:g}=e.header||{};(0,Ee.say)(s,g==="lanes"?(0,_n.t)("Lane"):g==="sweep"?(0,_n.t)(
"Cell"):(0,_n.t)("Runs")),n.classList.toggle("gp-one",e.groups.length<2),(0,Xt.showIf)(t.querySelector(".gp-sorting"),e.groups.length>1)}return g=>{g.run&&k(),(g.
run||g.measured||g.lanes)&&m()}}var uo=v(ue(),1),Ue=v(G(),1),me=v(F(),1);var il={sweep:()=>(0,me.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,me.t)("Run\
 the grid")}),seeds:()=>(0,me.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",
{button:(0,me.t)("Draw the samples")}),trial:()=>(0,me.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one ques\
tion: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,me.t)("Run the trial")}),precision:()=>(0,me.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,me.t)("Compare precisions")}),choices:()=>(0,me.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,me.t)("Compare answers")}),watermark:()=>(0,me.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,me.t)("Run the experiment")})};function al(t,e){
let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),a=t.querySelector(".gp-track"),l=t.querySelector(".gp-troubles"),w=t.querySelector(".gp-told"),
y=t.querySelector(".gp-answered"),b=[],O=[],T=null,W=0;function M(c){let d=e.entries[c];b[c]=ho(d),O[c]=On(d)}function E(c){let d=b.length,i=c.ended+c.failed;if(i===
d)return[(0,me.tn)(d,"The run has ended","All {count} runs have ended"),""];let h=c.cut+(e.done?c.decoding:0),u=[h&&(0,me.t)("{count} cut off",{count:(0,Ue.count)(
h)}),!e.done&&(0,me.t)("{count} decoding",{count:(0,Ue.count)(c.decoding)}),!e.done&&(0,me.t)("{count} queued",{count:(0,Ue.count)(c.waiting)}),e.done&&c.waiting&&
(0,me.t)("{count} not started",{count:(0,Ue.count)(c.waiting)})].filter(Boolean),S={ended:(0,Ue.count)(i)};return[e.done?(0,me.tn)(d,"Stopped: {ended} of {count\
} run ended","Stopped: {ended} of {count} runs ended",S):(0,me.tn)(d,"{ended} of {count} run ended","{ended} of {count} runs ended",S),u.map(A=>` · ${A}`).join(
"")]}function x(c){if(!c)return;let d=performance.now();T??={at:d,sum:c},c!==T.last&&([T.last,W]=[c,d]);let i=W-T.at,h=i>500&&(0,me.t)("{rate} tokens/s in total",
{rate:(0,Ue.count)(Math.round((c-T.sum)/i*1e3))});(0,Ue.say)(r,[(0,me.tn)(c,"{count} token","{count} tokens"),h].filter(Boolean).join(" · "))}function m(c){let d=new Map;
for(let S of e.entries.filter(N=>b[N.number]==="failed")){let N=JSON.stringify((0,Ue.problemsOf)(Bt(S)));d.set(N,[...d.get(N)||[],S])}let i=e.done?c.cut:0,h=JSON.
stringify([[...d].map(([S,N])=>[S,N.length]),i]);if(l.dataset.key===h)return;l.dataset.key=h,l.replaceChildren();for(let[S,N]of[...d].slice(0,8)){let A=(0,Ue.make)(
"p");A.append((0,Ue.make)("b","","✕ "),`${g(N)} `);for(let{knob:p,message:$,fix:_}of JSON.parse(S))A.append((0,Ue.make)("span","",(p?`${p}: `:"")+$),_?` ${_} `:
" ");l.append(A)}let u=[...d.values()].slice(8).flat().length;u&&l.append((0,Ue.make)("p","gp-note",(0,me.tn)(u,"{count} more run failed for other reasons.","{c\
ount} more runs failed for other reasons."))),i&&l.append((0,Ue.make)("p","gp-note gp-stopped",k(i)))}function k(c){return e.done.overtaken?(0,me.tn)(c,"{count}\
 run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was writte\
n is kept."):(0,me.tn)(c,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function g(c){
let d=[...new Set(c.map(S=>e.groups[S.group].label))];if(d.length===e.groups.length)return(0,me.tn)(c.length,"{count} run failed:","{count} runs failed:");let i=d.
length-1,u=d.every(S=>S.length===1)||!i?d.join(", "):(0,me.tn)(i,"{label} and {count} other","{label} and {count} others",{label:d[0]});return(0,me.tn)(c.length,
"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:u})}function f(){let c=e.found&&e.found.question,i=(c&&e.asking&&e.asking.question!==
c?e.asking.titles:{})[c];(0,uo.showIf)(y,!!i),i&&(0,Ue.say)(y,e.done?(0,me.t)("These runs answered “{question}”. Choose that question to see the answer.",{question:(0,me.t)(
i)}):(0,me.t)("These runs answer “{question}”. Choose that question to see the answer.",{question:(0,me.t)(i)}))}return c=>{if(t.hidden=!e.header&&!Object.hasOwn(
il,e.name),a.hidden=!e.header,!e.header&&!t.hidden&&(0,Ue.say)(s,il[e.name]()),!e.header)return;c.run?([b,O,T]=[[],[],null],(0,Ue.say)(r,""),e.entries.forEach(u=>M(
u.number))):c.measured||c.status?e.entries.forEach(u=>M(u.number)):c.entries.forEach(M);let d={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of b)d[u]+=
1;let[i,h]=E(d);e.away&&!e.done&&([i,h]=[(0,me.t)("The server does not answer."),` · ${i}${h}`]),s.dataset.words!==i+h&&(s.dataset.words=i+h,s.replaceChildren(
(0,Ue.make)("b","",i),h));for(let u of["ended","failed","decoding"])(0,uo.sayPercent)(a.querySelector(".gp-part-"+u),"width",d[u]/Math.max(1,b.length));(0,uo.sayAttributes)(
a,{"aria-valuemax":b.length,"aria-valuenow":d.ended+d.failed,"aria-valuetext":i+h.replaceAll(" · ",", ")}),x(O.reduce((u,S)=>u+S,0)),m(d),f(),e.done&&(0,Ue.say)(
w,i)}}var Fn=v(ue(),1),ge=v(G(),1),Kn=v(Nt(),1),Se=v(F(),1),pl=v(Pe(),1),xs=v(_e(),1);var wt=v(ue(),1),Bn=v(Ye(),1),H=v(G(),1),ll=v(Nt(),1),He=v(F(),1),ys=v(Pe(),1),cl=v(_e(),1);var dl=v(an(),1),ks=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Fd=t=>ks.findIndex(([e])=>(0,H.fromNats)(t??1/0,"bits")<=e);function Yt(t,e){if(!(0,cl.isKnown)(t))
return(0,He.t)("infinite");let n=(0,H.fromNats)(t,e);if(n===0)return"0";if(n>=.001)return(0,Bn.significant)(n,3);let[o,s]=n.toExponential(1).split("e-");return`${(0,Bn.notation)(
o)} × ${Kd(s)}`}var Kd=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).join("")}`,Mn=t=>t>=1e9?(0,He.t)("{size} GB",{size:(0,Bn.fixed)(t/1e9,
2)}):(0,He.t)("{size} MB",{size:(0,Bn.fixed)(t/1e6,t<1e7?2:1)});function hl(t,e){let n=d=>t.querySelector(".gp-"+d),o=n("which"),s=new dl.MarkedText(n("words"),
{press:({number:d})=>T(d)}),r=null,a="",l="";o.addEventListener("change",()=>f());let w=()=>e.unit==="bits"?(0,He.t)("bits"):(0,He.t)("nats"),y=d=>`${Yt(d,e.unit)}\
 ${w()}`,b=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((d,i)=>({...d,number:i})).filter(({pair:d})=>d&&!d.error),O=()=>b().find(({number:d})=>String(
d)===o.value)||b()[0];function T(d){r=d,f()}function W(d){let i=JSON.stringify(d.map(({number:u,title:S})=>[u,S]));if(i===l)return;l=i;let h=o.value;o.replaceChildren(
...d.map(({number:u,title:S})=>(0,H.make)("option","",De(S),{value:u}))),d.some(({number:u})=>String(u)===h)&&(o.value=h)}function M({text:d,kl:i,logprobs:[h,u],
same_top:S},N){let A=(0,He.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,H.count)(N+1),token:(0,H.quoted)(d),kl:y(i),share:(0,H.percent)(
(0,H.probability)(h)),other:(0,H.percent)((0,H.probability)(u))});return S?A:`${A}; ${(0,He.t)("another token is the likeliest here")}`}function E(d){let{tokens:i}=d.
pair,h=JSON.stringify([d.number,e.unit,i.map(({id:u,kl:S})=>[u,S])]);h!==a&&(a=h,s.show(i.map((u,S)=>({token:u,mark:{},number:S,words:()=>M(u,S)}))),s.tokens.forEach(
(u,S)=>{let N=Fd(i[S].kl),A=u.querySelector(".gp-ink");A.style.backgroundColor=`var(--gp-heat-${ks[N][1]})`,A.dataset.rank=N,u.dataset.top=i[S].same_top?"same":
"other"})),s.tokens.forEach((u,S)=>{u.dataset.shown=S===r?"yes":"no",u.setAttribute("aria-pressed",S===r)})}function x(){let d=n("legend");if(d.dataset.unit===e.
unit)return;d.dataset.unit=e.unit,d.replaceChildren((0,He.t)("KL in {unit}:",{unit:w()}));let i=u=>e.unit==="bits"?u:Number((u*Math.LN2).toPrecision(2));ks.forEach(
([u,S],N)=>{let A=Number.isFinite(u)?(0,He.t)("to {limit}",{limit:i(u)}):(0,He.t)("above {limit}",{limit:i(ks[N-1][0])}),p=(0,H.make)("span","gp-chip",A,{"data-\
rank":N});p.style.backgroundColor=`var(--gp-heat-${S})`,d.append(p)});let h=(0,H.make)("span");h.append((0,H.make)("span","gp-wavy","abc"),` ${(0,He.t)("another\
 token is the likeliest")}`),d.append(h)}function m(d,i){let h=e.charts[`kl ${i.number} ${e.unit}`];Me(n("curve-box"),r===null?h:Qo(h,r+1,"")),k(d,i)}function k(d,i){
let h=(0,wt.fit)(n("curve-keys"),d.length,()=>{let u=(0,H.make)("span"),S=(0,wt.svg)("svg");return(0,wt.sayAttributes)(S,{width:30,height:8,"aria-hidden":"true"}),
S.append((0,wt.svg)("path","gp-course")),(0,wt.sayAttributes)(S.firstElementChild,{d:"M1 4H29"}),u.append(S,(0,H.make)("span")),u});d.forEach(({title:u,number:S},N)=>{
(0,wt.sayAttributes)(h[N].firstChild.firstChild,{"data-line":N%6,"data-on":S===i.number?"yes":"no"}),(0,H.say)(h[N].lastChild,De(u))})}function g(d){let i=d.pair.
tokens[r??d.pair.max_at],h=r??d.pair.max_at,[u,S]=i.entropies,N={number:(0,H.count)(h+1),token:(0,H.quoted)(i.text),kl:y(i.kl),mine:(0,H.information)(u,e.unit),
theirs:(0,H.information)(S,e.unit),model:De(d.title)};(0,H.say)(n("said"),r!==null?(0,He.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference an\
d {theirs} of {model}.",N):`${(0,He.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",N)} ${(0,He.t)(
"Click another token to see both models there.")}`);let A=n("sides").tHead.rows[0].cells;[e.found.groups[0],d].forEach(({title:_},C)=>{let[P]=A[C+1].children;(0,H.say)(
P,De(_)),(0,ys.tipOfTerm)(P,"probability",()=>(0,He.t)("{token}: {share} and {other}.",{token:(0,H.quoted)(i.text),share:(0,H.percent)((0,H.probability)(i.logprobs[0])),
other:(0,H.percent)((0,H.probability)(i.logprobs[1]))}),{meaning:(0,He.t)("The probability that the model gave, before any logits processor.")})});let p=(0,wt.fit)(
n("sides").tBodies[0],i.candidates.length,()=>{let _=(0,H.make)("tr"),C=(0,H.make)("th","",null,{scope:"row"});return C.append((0,H.make)("span"),(0,H.make)("bd\
i")),_.append(C,...[0,1].map(()=>{let P=(0,H.make)("td"),q=(0,H.make)("div","gp-side"),L=(0,H.make)("span");return L.append((0,H.make)("i","gp-bar",null,{"aria-\
hidden":"true"})),q.append(L,(0,H.make)("span")),P.append(q),P})),_}),$=Math.max(...i.candidates.flatMap(([,,_,C])=>[_,C]),1e-9);i.candidates.forEach(([_,C,...P],q)=>{
let[L,...z]=p[q].cells;(0,H.say)(L.firstChild,_===i.id?"▶ ":""),(0,wt.sayLabel)(L.lastChild,C),(0,wt.sayClass)(p[q],_===i.id?"gp-is-token":""),P.forEach((j,I)=>{
(0,wt.sayPercent)(z[I].querySelector(".gp-bar"),"width",j/$),(0,H.say)(z[I].firstChild.lastChild,(0,H.percent)(j))})})}function f(){let[d,i]=[b(),O()];W(d),o.value=
i.number;let{mean:h,max:u,same_top:S,max_at:N,perplexities:[A,p],vocab:$}=i.pair;r!==null&&r>=i.pair.tokens.length&&(r=null),(0,H.say)(n("about"),(0,He.tn)(i.pair.
tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),(0,H.say)(n("summary"),[(0,He.t)("Mean {mean}, at\
 most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:y(h),max:Yt(u,e.unit),number:(0,H.count)(N+1),vocab:(0,H.count)($)}),(0,He.t)("The \
same token is the likeliest for both at {share} of the places.",{share:(0,H.percent)(S)}),(0,He.t)("Perplexity of the text: {one} and {other}.",{one:(0,H.decimals)(
A),other:(0,H.decimals)(p)})].join(" ")),x(),E(i),m(d,i),g(i)}(0,ys.runsOfTerms)(t,{mean:()=>{let{pair:d}=O()||{};if(!d)return"";let i=r??d.max_at,{candidates:h,
kl:u}=d.tokens[i],S=(0,ll.klSumWords)(h.map(([,N,A,p])=>({text:N,p:A,q:p})),e.unit,y(u));return S&&(0,H.asSentence)((0,He.t)("token {number}, {words}",{number:(0,H.count)(
i+1),words:S}))}});let c=()=>b().length>0;return d=>{t.hidden=!c(),d.run&&(r=null),!t.hidden&&(d.found||d.unit)&&f()}}function fl(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("measure"),s=n("from-first");o.addEventListener("change",k);let r=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=f=>(0,xs.isKnown)(f)?`${Yt(f,e.unit)} ${e.unit==="bits"?(0,Se.t)("bits"):(0,Se.t)("nats")}`:(0,Se.t)("infinite"),l=f=>(0,Kn.inARow)(r().prompts.
map(({label:c},d)=>(0,Se.t)("{name}: {words}",{name:c,words:f(r().read.prompts[d],d)}))),w=f=>(0,Kn.inARow)(r().prompts.slice(1).map(({label:c},d)=>{let i=f(d+1);
return i&&(0,Se.t)("{name}: {words}",{name:c,words:i})})),y=({candidates:f},c)=>f.map(({text:d,probabilities:i})=>({text:d,p:i[0],q:i[c]}));function b({prompts:f,
candidates:c},d){let{text:i,probabilities:h}=c.find(({id:u})=>u===f[d].top);return`${(0,ge.quoted)(i)} ${(0,ge.percent)(h[d])}`}let O=({text:f,mean:c},d)=>(0,xs.isKnown)(
c[d])?(0,Se.tn)(f.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(c[d])}):"",T=(f,c)=>[[(0,Se.t)("prompt")],[(0,Se.t)("tokens"),
"length",(0,Se.t)("How many tokens the model reads, including the chat template's."),()=>l(({tokens:d})=>(0,ge.count)(d)),{formula:""}],[(0,Se.t)("likeliest nex\
t token"),"probability",(0,Se.t)("The token that the model finds likeliest after this prompt, and its probability."),()=>l((d,i)=>b(c,i)),{}],[(0,Se.t)("entropy"),
"entropy",(0,Se.t)("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:d})=>(0,ge.information)(d,e.unit)),{}],[`KL(${f} ‖ ·)`,
"kl",(0,Se.t)("How far this prompt’s distribution is from the first one’s."),()=>w(d=>(0,Kn.klSumWords)(y(c,d),e.unit,a(c.kl[0][d]))),{}],["JS","js",(0,Se.t)(
"The same both ways; at most 0.69 nats."),()=>w(d=>a(c.js[0][d])),{}],[(0,Se.t)("total variation"),"total-variation",(0,Se.t)("The share of the probability that\
 moved."),()=>w(d=>(0,Kn.variationSumWords)(y(c,d),(0,ge.percent)(c.tv[0][d]))),{}],...c.text.length?[[(0,Se.t)("mean KL along the text"),"kl",(0,Se.t)("The mea\
n over the tokens of the text that follows all prompts."),()=>w(d=>O(c,d)),{}]]:[]];function W(f){let[c]=s.tHead.rows,d=(0,Fn.fit)(c,f.length,()=>(0,ge.make)("t\
h","",null,{scope:"col"}));f.forEach(([i,h,u,S,N],A)=>{d[A].firstChild||d[A].append((0,ge.make)("span")),(0,ge.say)(d[A].firstChild,i),h&&(0,pl.tipOfTerm)(d[A].
firstChild,h,S,{meaning:u,...N})})}function M(){let f=(0,ge.make)("tr"),c=(0,ge.make)("th","",null,{scope:"row"});return c.append((0,ge.make)("b","gp-letter"),"\
 ",(0,ge.make)("bdi")),f.append(c),f}function E(f,{label:c,prompt:d},i,h){(0,ge.say)(f.cells[0].firstChild,c),as(f.cells[0].lastChild,d);let{tokens:u,entropy:S,
top:N,same_top:A}=h.prompts[i],p=h.candidates.find(({id:C})=>C===N),$=i===0,_=[[(0,ge.count)(u)],[(0,ge.quoted)(p.text),(0,ge.percent)(p.probabilities[i]),!A],[
(0,ge.information)(S,e.unit)],[$?"–":a(h.kl[0][i])],[$?"–":a(h.js[0][i])],[$?"–":(0,ge.percent)(h.tv[0][i])],...h.text.length?[[$?"–":(0,xs.isKnown)(h.mean[i])?
a(h.mean[i]):(0,Se.t)("not known")]]:[]];for(;f.cells.length>_.length+1;)f.lastElementChild.remove();for(;f.cells.length<_.length+1;){let C=(0,ge.make)("td");C.
append((0,ge.make)("span"),(0,ge.make)("small")),f.append(C)}_.forEach(([C,P="",q=!1],L)=>{let[z,j]=f.cells[L+1].children;(0,ge.say)(z,String(C)),(0,ge.say)(j,String(
P)),z.classList.toggle("gp-far",q)})}function x({prompts:f,read:c}){let d=so(f.map(({prompt:A})=>A)),i=c.tv[0].indexOf(Math.max(...c.tv[0])),h=c.prompts.slice(1).
filter(({same_top:A})=>!A).length,u={first:f[0].label,prompt:f[i].label,words:(0,ge.quoted)(d[i]),kl:a(c.kl[0][i]),share:(0,ge.percent)(c.tv[0][i])},S=c.tv[0][i]>
0?(0,Se.t)("{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",u):(0,Se.t)("The distributions\
 are the same after all prompts."),N=h?(0,Se.tn)(f.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is\
 another one after {others} of {count} other prompts.",{others:(0,ge.count)(h)}):(0,Se.t)("The likeliest token is the same after all of them.");return`${S} ${N}`}
function m({waiting:f,read:c}){return c&&c.error?`${(0,Se.t)(c.error.message)} ${(0,Se.t)(c.error.fix)}`:f?(0,Se.t)("The prompts are compared once all runs have\
 ended."):(0,Se.t)("Not known: the prompts were not all read. Run them again.")}function k(){let{value:f}=o;Me(n("matrix-box"),e.charts[f==="tv"?"tv":`${f} ${e.
unit}`])}function g(){let f=r(),{prompts:c,read:d}=f,i=!!d&&!d.error;if((0,Fn.showIf)(n("results"),i),(0,Fn.showIf)(n("unread"),!i),(0,ge.say)(n("unread"),i?"":
m(f)),(0,ge.say)(n("summary"),i?x(f):""),!i)return;W(T(c[0].label,d));let h=(0,Fn.fit)(s.tBodies[0],c.length,M);c.forEach((u,S)=>E(h[S],u,S,d)),Me(n("tokens-box"),
e.charts.tokens),k(),(0,Fn.showIf)(n("along"),d.text.length>0),Me(n("along-box"),e.charts[`along ${e.unit}`])}return f=>{t.hidden=!r(),!t.hidden&&(f.found||f.unit)&&
g()}}var Er=v(ue(),1);function ml(t){Gd(t),Vd(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Cr(t,e){if(!e.folded){t.pick(e.entry.
run.at(-1));return}let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Gn(t,t.views.get(n.id))}function Gd(t){let{tree:e}=t,
n=o=>{let s=o.closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(gl(t,s),Cr(t,s))}),e.addEventListener(
"pointermove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("\
focusin",o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function gl(t,e){t.
current&&t.current!==e&&(0,Er.sayAttributes)(t.current.item,{tabindex:"-1"}),t.current=e,(0,Er.sayAttributes)(e.item,{tabindex:"0"})}function Gn(t,e){e&&(gl(t,e),
e.item.focus({preventScroll:!0}),e.knot.scrollIntoView({block:"nearest",inline:"nearest"}),t.point(e,null))}var wl=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.
gpView;function Hd(t,e){e.entry&&t.state.closed.delete(e.entry.head.id)?t.draw():Gn(t,wl(e))}function Dd(t,e){e.entry&&wl(e)?(t.state.closed.add(e.entry.head.id),
t.draw()):Gn(t,e.above)}var ul={ArrowDown:(t,e,n)=>Gn(t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Gn(t,n[n.indexOf(e)-1]),ArrowRight:Hd,ArrowLeft:Dd,Home:(t,e,n)=>Gn(
t,n[0]),End:(t,e,n)=>Gn(t,n.at(-1)),Enter:Cr," ":Cr,Escape:t=>{t.point(null),t.state.picked&&t.pick(null)}};function Vd(t){t.tree.addEventListener("keydown",e=>{
let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.hasOwn(ul,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].
filter(s=>s.offsetParent);ul[e.key](t,n,o.map(s=>s.gpView))})}var vs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Ud.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Ud=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function bl(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function kl(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Hn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),mo=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},yl=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Jd({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||yl(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function xl(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let a=[],l=[],w=({id:E,samples:x})=>x.length+(n&&r.has(E)?.5:0),y=([E],[x])=>w(x)-w(E)||E.depth-x.depth||yl(E,x),b=0;function O(E,x,m){for(b+=
1;;){let k=x.at(-1),g={head:E,run:x,kids:[],folded:[],closed:s.has(E.id)};m.push(g);let f=Jd(k,n);if(!f.length||g.closed)return;let c=1+(o.get(k.id)||0);f.slice(
1).forEach((d,i)=>(i+1<c?l:a).push([d,g])),m=g.kids,[E]=f,x=bl(E)}}let T=E=>{for(;E.length;){let[x,m]=E.pop();O(x,bl(x),m.kids),T(l)}},W=()=>a.splice(0).forEach(
([E,x])=>x.folded.push(E)),M=[];for(O(t.root,[t.root],M),T(l);a.length&&b<e;)a.sort(y),T([a.shift()]);W();for(let E=Wr(M[0]);E.length;E=Wr(M[0]))T(E),W();return vl(
M[0]),M[0]}function Wr(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Wr)]}function vl(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(vl)}var Zd=12,Ss=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new vs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let l=r?r.depth:0;l<s.tokens.length;l++)n.add(e,s.tokens[l]);let a=gt(s);a&&n.end(e,a)}shown(e,n){return xl(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Zd,n.length))}isOnPath({head:e,run:n}){return jo(n.at(-1),this.picked)||jo(this.picked,e)}};function jo(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var wo=v(ue(),1),de=v(G(),1),tt=v(F(),1);var qr=v(ue(),1),Nr=v(Ye(),1),Z=v(G(),1),ze=v(F(),1),Tl=v(Pe(),1);var Os=220,$s=({token:t})=>t.piece??t.text;function _l(t,e,n,o){let{length:s}=n.samples,[r,a]=[t.reached(n.depth),e.before],l=Hn(n),w=O=>O===null?(0,ze.t)("not \
known"):(0,Z.percent)(O),y=e===n,b=[[(0,ze.t)("Samples here"),r<o?(0,ze.tn)(r,"{number} of {count} sample so far","{number} of {count} samples so far",{number:(0,Z.count)(
s)}):go(s,r),"sample",()=>(0,Z.asSentence)(go(s,r))]];l!==null&&b.push([(0,ze.t)("Expected samples"),`${Ol(r*l)} = ${(0,Z.count)(r)} × ${(0,Z.percent)(l)}`,"sa\
mple",()=>(0,ze.tn)(r,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expected; {number} drawn.",{share:(0,Z.percent)(
l),expected:Ol(r*l),number:(0,Z.count)(s)})]),b.push([(0,ze.tn)(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),w(Hn(n,a)),
"probability",()=>Sl(n,a)]),b.push([(0,ze.t)("Share of the samples at this fork"),(0,Z.percent)(s/Math.max(1,$l(a))),"sample",()=>(0,Z.asSentence)(go(s,$l(a)))]),
y&&b.push([(0,ze.t)("Before the processors"),w(n.token.raw_logprob===null?null:(0,Z.probability)(n.token.raw_logprob)),"probability"]),b.push([(0,ze.t)("Probabi\
lity of the text so far"),w(l),"probability",()=>Sl(n,null)]);for(let[O,T]of Ts(n))b.push([`${hn(O)} ${(0,ze.t)("ends here: {reason}",{reason:pn(O)[0]})}`,(0,Z.count)(
T),"ending"]);return b}function Sl(t,e){let n=Hn(t,e);if(n===null)return"";let o=mo(t).slice(e?e.depth:0),s=(0,Z.percent)(n);return o.length>4?(0,ze.tn)(o.length,
"exp({sum}) = {value}, of the log-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,Nr.fixed)(Math.log(
n),3),value:s}):`${o.map(r=>(0,Z.percent)(Hn(r,r.before.before?r.before:null))).join(" · ")} = ${s}.`}var Ol=t=>t<.01?(0,ze.t)("fewer than 0.01"):(0,Nr.fixed)(
t,t<10?2:1),go=(t,e)=>(0,ze.tn)(e,"{number} of {count} sample","{number} of {count} samples",{number:(0,Z.count)(t)});function Qd(t,e,n){return e?(0,ze.tn)(t,"{\
count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?(0,ze.tn)(t,"{count} sample follows the source","{count} samples f\
ollow the source"):n==="message"?(0,ze.tn)(t,"{count} sample answers the message","{count} samples answer the message"):(0,ze.tn)(t,"{count} sample continues th\
e prompt","{count} samples continue the prompt")}var $l=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function Ts(t){let e=new Map;for(let[,n]of t.ends)e.set(n,
(e.get(n)||0)+1);return e}function Ml(t,e){let n=(0,Z.make)("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=(0,Z.make)("p"),s=(0,Z.make)("d\
l");n.append(o,s),n.hidden=!0,t.append(n);function r(w,y,b,O,T){let W=mo(b.before).map(({token:m})=>m.piece??"").join(""),M=W.length>Os?"…"+W.slice(-Os):W,E=mo(
O).slice(b.depth-1).map($s).join(""),x=(0,Z.make)("bdi","",M);x.append((0,Z.make)("b","",E.length>Os?E.slice(0,Os)+"…":E)),o.replaceChildren(x),s.replaceChildren(
..._l(y,b,O,T).flatMap(([m,k])=>[(0,Z.make)("dt","",m),(0,Z.make)("dd","",k)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=
!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(w)}function a(w){let y=w.getBoundingClientRect(),{clientWidth:b,clientHeight:O}=document.documentElement,
[T,W]=[n.offsetWidth,n.offsetHeight],M=y.bottom+7+W+8<=O?y.bottom+7:y.top-W-7;n.style.left=`${Math.max(8,Math.min(y.left,b-T-8))}px`,n.style.top=`${Math.max(8,Math.
min(M,O-W-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("sc\
roll",e,{capture:!0}))}return{show:r,hide:l}}function El(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),a=t.querySelector(".\
gp-through-list"),l=t.querySelector(".gp-through-more"),w=t.querySelector(".gp-through-facts"),[y,b]=[null,null],O=!1;function T(){let x=(0,Z.make)("li"),m=(0,Z.make)(
"bdi");return m.append((0,Z.make)("span","gp-shared"),(0,Z.make)("span","gp-own")),x.append(m,(0,Z.make)("small")),x}function W(x,m,k){let g=e.entries[m],f=mo(k).
length,c=u=>u.map(({piece:S})=>S??"").join("");(0,Z.say)(x.querySelector(".gp-shared"),c(g.tokens.slice(0,f))),(0,Z.say)(x.querySelector(".gp-own"),c(g.tokens.slice(
f)));let d=gt(g);(0,Z.say)(x.querySelector("small"),[(0,ze.t)("sample {number}",{number:m+1}),(g.seed??null)===null?"":(0,ze.t)("seed {seed}",{seed:g.seed}),(0,ze.tn)(
On(g),"{count} token","{count} tokens"),d?`${hn(d)} ${pn(d)[0]}`:"…"].filter(Boolean).join(" · "));let i=x.querySelector("button"),h=(0,ze.t)("Open sample {n\
umber} as one run",{number:m+1});if(e.canAsk&&!i){let u=(0,Z.make)("button","gp-button",(0,ze.t)("Open"),{type:"button","aria-label":h});u.addEventListener("cli\
ck",()=>e.ask({type:"open",entry:+x.dataset.entry})),x.append(u)}else i&&x.dataset.entry!==String(m)&&i.setAttribute("aria-label",h);x.dataset.entry=m}function M(x,m){
let k=x.before?_l(m,kl(x),x,e.entries.length):[],g=(0,qr.fit)(w,k.length,()=>{let f=(0,Z.make)("div"),c=(0,Z.make)("dt");return c.append((0,Z.make)("span")),f.append(
c,(0,Z.make)("dd")),f});k.forEach(([f,c,d,i=()=>""],h)=>{(0,Z.say)(g[h].firstChild.firstChild,f),(0,Tl.tipOfTerm)(g[h].firstChild.firstChild,d,i),(0,Z.say)(g[h].
lastChild,c)})}function E(x,m){if(x!==y&&(O=!1),[y,b]=[x,m],s.hidden=!x,!x)return;M(x,m);let{samples:k}=x,g=(0,Z.inOneLine)(mo(x).map($s).join("").trim()),f=(0,Z.quoted)(
g.length>118?"…"+g.slice(-109):g);(0,Z.say)(r,Qd(k.length,x.before&&f,e.apart));let c=O?k.length:Math.min(12,k.length),d=(0,qr.fit)(a,c,T);for(let i=0;i<c;i++)
W(d[i],k[i],x);l.hidden=c===k.length,(0,Z.say)(l,(0,ze.t)("Show all {count}",{count:(0,Z.count)(k.length)}))}return l.addEventListener("click",()=>{O=!0,E(y,b)}),
t.querySelector(".gp-unpick").addEventListener("click",n),E}var Xd=18,Cl=110,Wl=160,Ar=t=>t.reduce((e,n)=>e+n.samples.length,0);function Yd(t){let e=(0,de.make)("li","",null,{role:"treeitem",tabindex:"-1"}),n=(0,de.make)(
"div","gp-knot"),[o,s,r]=[(0,de.make)("bdi","gp-run"),(0,de.make)("span","gp-count"),(0,de.make)("span","gp-end")];n.append(o,s,r),e.append(n);let a={key:t,item:e,
knot:n,run:o,number:s,end:r,kids:null,entry:null,above:null};return e.gpView=a,a}function ql(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])
n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function Nl(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=
o,t.item.style.setProperty("--own",e),t.item.style.setProperty("--rest",n))}function eh(t,{run:e,head:n}){let o=[...Ts(e.at(-1))],s=o.map(([r,a])=>`${hn(r)}${n.
samples.length>1?` ${(0,de.count)(a)}`:""}`).join(" ");(0,de.say)(t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var _s=class{constructor(e,n){
this.root=e,this.state=n,this.group=n.group,this.tree=e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),
this.card=Ml(e,()=>this.point(null)),this.drawThrough=El(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,th(e)}clear(){
this.state.begin(),this.views=new Map,this.current=null,this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.
activeElement&&document.activeElement.gpView,r=[...o.values()].filter(({item:l,entry:w})=>w&&l.isConnected),a=new Set(r.map(({key:l})=>l));ql(n,[this.drawEntry(
e.shown(+this.lanes.value,a),null,0)]);for(let[l,w]of o)w.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.
root.id)),(0,wo.sayAttributes)(this.current.item,{tabindex:"0"}),s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),
this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){return this.views.has(e)||this.views.set(e,Yd(e)),this.views.get(e)}thickness(e){
return`${Math.max(1.5,Xd*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,a=this.viewOf(s.id);Object.assign(
a,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&r.at(-1).order.length;(0,de.say)(a.number,l?`${(0,de.count)(s.samples.length)} \
▸`:s.samples.length>1?(0,de.count)(s.samples.length):""),eh(a,e),Nl(a,this.thickness(s.samples.length),this.thickness(o));let w=this.drawKids(a,e);return this.
dress(a,this.wordsOf(e),w?"true":l?"false":null),a}drawKids(e,n){let o=[],s=Ar(n.kids.map(({head:r})=>r))+Ar(n.folded);for(let r of n.kids)o.push(this.drawEntry(
r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=(0,de.make)("ul","gp-kids",null,{role:"\
group"})),e.kids&&(ql(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);Object.assign(s,{entry:null,
above:o,node:e.at(-1),folded:n});let r=Ar(n);return(0,de.say)(s.run,`+ ${(0,tt.t)("{count} more",{count:(0,de.count)(n.length)})}`),(0,de.say)(s.number,r>n.length?
(0,de.count)(r):""),Nl(s,this.thickness(r),"0px"),this.dress(s,(0,tt.tn)(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more bra\
nches with {samples}, folded. Click to open.",{samples:(0,tt.tn)(r,"{count} sample","{count} samples")}),null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===
1&&n.before,r=s?"":o.map(({id:a})=>a).join(" ");if(s){let a="";for(let l of o)if((a+=l.token.piece??"").length>Cl)break;(0,de.say)(e.run,(0,de.inOneLine)(a.slice(
0,Cl+30))||(0,de.inOneLine)(n.token.text)),e.ids=null}else if(e.ids!==r){let a=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),
e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=r}(0,wo.sayClass)(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){
if(!e.before)return(0,de.make)("span","",this.promptWords());let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:(0,de.inOneLine)(n)+((0,de.leavesBytes)(e.token)?
(0,de.bytesOf)(o):""),a=(0,de.make)("span",n===null?"gp-t gp-special":"gp-t",r||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round((0,de.probability)(
s)*10)})`,a.gpNode=e,a}promptWords(){let e=(0,de.inOneLine)(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||(0,tt.t)("(no prompt)")}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`${this.rootWords()}, ${(0,tt.tn)(s,"{count} sample","{count} samples")}`;let r=n.map($s).join(
""),a=Hn(n.at(-1),e.before);return[(0,de.quoted)(r.length>Wl?r.slice(0,Wl)+"…":r),go(s,this.state.trie.root.samples.length),a===null?"":(0,tt.t)("probability \
{share} after the text before",{share:(0,de.percent)(a)}),...[...Ts(n.at(-1))].map(([l,w])=>(0,tt.tn)(w,"{count} ends here: {reason}","{count} end here: {reason\
}",{reason:pn(l)[0]})),o?(0,tt.t)("closed"):""].filter(Boolean).join(", ")}rootWords(){let{apart:e}=this.group;return e==="source"?(0,tt.t)("The source"):e==="m\
essage"?(0,tt.t)("The message"):(0,tt.t)("The prompt")}dress(e,n,o){let{picked:s}=this.state,{node:r,folded:a,entry:l}=e,w=s&&!a&&this.state.isOnPath(l),y=s&&a&&
jo(r,s),b=s&&!a&&jo(s,l.head),O=["gp-branch",a&&"gp-more",s&&!w&&!y&&"gp-dim",b&&"gp-on-path"];(0,wo.sayClass)(e.item,O.filter(Boolean).join(" "));let T=!!(s&&!a&&
l.run.includes(s));(0,wo.sayAttributes)(e.item,{"aria-label":n,"aria-selected":String(T)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute("aria-e\
xpanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.length-o,r=new Set(n.tips.
filter(Boolean)),a=r.size===1&&o>1?(0,tt.t)("all with the same text"):(0,tt.tn)(r.size,"{count} different text","{count} different texts"),l={samples:s?go(o,e.entries.
length):(0,tt.tn)(o,"{count} sample","{count} samples"),texts:a},w=e.done?(0,tt.t)("{samples}, {texts}.",l):(0,tt.t)("{samples} so far, {texts}.",l);(0,de.say)(
this.about,o?`${w} ${(0,tt.t)("Point at a branch for its numbers, click it to see its samples.")}`:(0,tt.t)("The tree grows with the first tokens."))}pick(e){this.
state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.
hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.
hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function th(t){
for(let e=0;e<=10;e++){let n=(0,de.make)("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var nh="14",oh=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function Al(t,e){let n=new Ss(e),o=new _s(t,n);return ml(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=nh),s=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||oh(e.entries),!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.
status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}var Ft=v(ue(),1),Oe=v(G(),1),En=v(F(),1);function Pl(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let M=(0,Oe.make)(
"li");return M.append((0,Oe.make)("h3"),(0,Oe.make)("div","gp-read",null,{tabindex:0,role:"group"})),M}function w(M,{label:E,title:x},{started:m}){let k=m?m.prompt_tokens:
null,[g,f]=M.children,c=`${E} ${De(x)}`;(0,Oe.say)(g,k?`${c}: ${(0,En.tn)(k.length,"{count} token","{count} tokens")}`:c),(0,Ft.sayAttributes)(f,{"aria-label":(0,En.t)(
"The prompt of {lane}",{lane:E})}),r.get(f)!==k&&(r.set(f,k),f.replaceChildren(...(k||[]).map(({piece:d,text:i})=>d===null?(0,Oe.make)("span","gp-pill",i):d)))}
let y=({raw_logprob:M})=>(0,Oe.probability)(M);function b(M){let E=new Map;M.forEach((m,k)=>{if(!m)return;let g=[...m.distribution.candidates].sort((c,d)=>y(d)-
y(c)),f=({token_id:c})=>c===m.chosen.token_id;for(let c of[...g.slice(0,6),...g.slice(0,6).some(f)?[]:[m.chosen]])E.has(c.token_id)||E.set(c.token_id,{text:c.text,
sides:[null,null]});for(let c of[...g,m.chosen])E.has(c.token_id)&&(E.get(c.token_id).sides[k]??=c)});let x=({sides:m})=>Math.max(...m.map(k=>k?y(k):0));return[
...E.values()].sort((m,k)=>x(k)-x(m))}function O(){let M=(0,Oe.make)("tr"),E=(0,Oe.make)("th","",null,{scope:"row"});return E.append((0,Oe.make)("bdi","gp-word")),
M.append(E,...[0,1].map(()=>{let x=(0,Oe.make)("td"),m=(0,Oe.make)("div","gp-share"),k=(0,Oe.make)("span");return k.append((0,Oe.make)("i")),m.append((0,Oe.make)(
"span","gp-sign"),k,(0,Oe.make)("b")),x.append(m),x})),M}function T(M){let E=b(M),x=(0,Ft.fit)(s,E.length,O);E.forEach(({text:m,sides:k},g)=>{let[f,...c]=x[g].cells;
(0,Ft.sayLabel)(f.firstChild,m),c.forEach((d,i)=>{let h=k[i],u=!!(h&&M[i]&&h.token_id===M[i].chosen.token_id),[S,N,A]=d.firstChild.children;(0,Ft.sayClass)(d.firstChild,
u?"gp-share gp-chosen":"gp-share"),(0,Oe.say)(S,u?"▶":""),(0,Ft.sayPercent)(N.firstChild,"width",h?y(h):0),(0,Oe.say)(A,M[i]?h?(0,Oe.percent)(y(h)):"–":"")})})}
function W(M){if(M.some(k=>!k))return(0,En.t)("Both runs have to write a token first.");let[E,x]=M.map(({chosen:k})=>k);return`${E.token_id===x.token_id?(0,En.t)(
"Both begin with {token}: {one} with the template, {other} without it.",{token:(0,Oe.quoted)(E.text),one:(0,Oe.percent)(y(E)),other:(0,Oe.percent)(y(x))}):(0,En.t)(
"With the template it begins with {one}, without it with {other}.",{one:(0,Oe.quoted)(E.text),other:(0,Oe.quoted)(x.text)})} ${(0,En.t)("The probabilities are t\
he model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let M=[0,1].map(m=>e.
shownOf(m).log),E=(0,Ft.fit)(o,2,l);M.forEach((m,k)=>w(E[k],e.groups[k],m));let x=M.map(m=>ct(m)[0]||null);(0,Oe.say)(a,W(x)),T(x)}}var Pr=v(ue(),1),Ms=v(G(),1),Ll=v(_e(),1);function zl(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=
!e.found||!!e.found.over,t.hidden||!s.found)return;let{done:r,total:a}=e.found,l=(0,Ms.loadingWords)(e.found);(0,Ms.say)(n,l[0].toUpperCase()+l.slice(1)),(0,Ll.isKnown)(
r)&&a?(o.setAttribute("aria-valuenow",Math.floor(r/a*100)),(0,Pr.sayPercent)(o.firstChild,"width",r/a)):(o.removeAttribute("aria-valuenow"),(0,Pr.sayPercent)(o.
firstChild,"width",1))}}var Lr=v(ue(),1),Re=v(G(),1),fe=v(F(),1);var bo=v(Ye(),1),Cn=v(G(),1),Es=v(F(),1),jl=v(Pe(),1),Cs=v(_e(),1);function mn(t){return(0,Cs.isKnown)(t)?t>=1e9?(0,Es.t)("{count} billion",{count:(0,bo.fixed)(
t/1e9,1)}):t>=1e6?(0,Es.t)("{count} million",{count:(0,bo.fixed)(t/1e6,t<1e7?1:0)}):(0,bo.count)(t):"–"}function Ws(t,e){t.replaceChildren(...e.map(([n,o,s,r=()=>""])=>{
let a=(0,Cn.make)("div"),[l,w]=[(0,Cn.make)("dt"),(0,Cn.make)("span","",n)];return l.append(w),s&&(0,jl.tipOfTerm)(w,s,r),a.append(l," ",(0,Cn.make)("dd","",o)),
a}))}function gn(t,e,n,o,s){let r=(0,Cn.make)("button","gp-button gp-press",o,{type:"button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.
ask({type:"model",act:e,model:n})),r}function qs(t,e){return!(0,Cs.isKnown)(t)||!(0,Cs.isKnown)(e)||!e?"":(0,Es.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,bo.count)(e),size:(0,Cn.bytesWords)(t),each:Number((t/e).toFixed(2))})}function Il(t,e){let[n,o,s,r,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(T=>t.querySelector(T));function l(T){(0,Re.say)(n,T.model);let[W,M]=o.
children;if((0,Re.say)(W,w(T)),(0,Re.say)(M,T.why?`${(0,fe.t)(T.why)} ${(0,fe.t)(T.fix)}`:O(T)),Ws(s,[[(0,fe.t)("class"),T.class_name],[(0,fe.t)("parameters"),mn(
T.parameters),"parameters"],[(0,fe.t)("precision"),T.dtype,"precision"],[(0,fe.t)("device"),T.device],[(0,fe.t)("to download"),T.complete?T.download?(0,Re.bytesWords)(
T.download):(0,fe.t)("nothing: it is here"):(0,fe.t)("its weights are missing"),"memory"],[(0,fe.t)("memory"),y(T),"memory",()=>qs(T.memory,T.parameters)],[(0,fe.t)(
"free memory"),(0,Re.bytesWords)(T.free),"memory"],...T.free_disk===null?[]:[[(0,fe.t)("free disk space"),(0,Re.bytesWords)(T.free_disk),"memory"]],[(0,fe.t)("c\
ontext"),T.context_length?(0,fe.tn)(T.context_length,"{count} token","{count} tokens"):(0,fe.t)("unlimited"),"context"],[(0,fe.t)("vocabulary"),mn(T.vocab_size),
"vocabulary"]]),b(T),a.replaceChildren(),T.smaller){let{model:E,bytes:x}=T.smaller;a.append(`${(0,fe.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:E,size:(0,Re.bytesWords)(x)})} `,gn(e,"pick",E,(0,fe.t)("Choose")))}}function w({complete:T,fits:W}){return T?W===null?`? ${(0,fe.t)("It \
is not known whether it fits.")}`:W?`✓ ${(0,fe.t)("It fits.")}`:`✕ ${(0,fe.t)("It does not fit.")}`:`✕ ${(0,fe.t)("It cannot be opened.")}`}function y({memory:T,
reckoned:W}){return T===null?(0,fe.t)("not known"):W?(0,fe.t)("about {size}",{size:(0,Re.bytesWords)(T)}):(0,Re.bytesWords)(T)}function b({ways:T,free:W}){t.querySelector(
"table").hidden=T.length===0;let M=Math.max(W,...T.map(({bytes:E})=>E))*1.05;r.replaceChildren(...T.map(({model:E,label:x,bytes:m,fits:k})=>{let g=(0,Re.make)("\
tr",k?"":"gp-over"),f=(0,Re.make)("span","gp-strip",null,{"aria-hidden":"true"}),[c,d]=[(0,Re.make)("i"),(0,Re.make)("u")];(0,Lr.sayPercent)(c,"width",Math.min(
1,m/M)),(0,Lr.sayPercent)(d,"left",W/M),f.append(c,d);let i=[(0,Re.make)("th","",(0,fe.t)(x),{scope:"row"}),(0,Re.make)("td","",(0,Re.bytesWords)(m)),(0,Re.make)(
"td"),(0,Re.make)("td","",k?`✓ ${(0,fe.t)("yes")}`:`✕ ${(0,fe.t)("no")}`),(0,Re.make)("td")];return i[2].append(f),i[4].append(gn(e,"pick",E,(0,fe.t)("Choos\
e"),(0,fe.t)("Choose {precision}",{precision:(0,fe.t)(x)}))),g.append(...i),g}))}function O({room:T,free:W,reckoned:M}){if(T===null)return(0,fe.t)("Neither its \
files nor its config say how much memory it needs.");let E={size:(0,Re.bytesWords)(T),free:(0,Re.bytesWords)(W)};return M?`${(0,fe.t)("It needs about {size}, wi\
th room for a run; {free} is available.",E)} ${(0,fe.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,fe.t)("It needs {s\
ize}, with room for a run; {free} is available.",E)}return T=>{t.hidden=!e.found,!t.hidden&&T.found&&l(e.found)}}var kt=v(G(),1),Be=v(F(),1);var sh=[1,2,4];function Rl(t,e){let n=t.querySelector("thead tr"),[o,s,r,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(b=>t.querySelector(b));function l(b){
(0,kt.say)(o,b.model),Ws(s,[[(0,Be.t)("class"),b.class_name],[(0,Be.t)("parameters"),mn(b.parameters),"parameters"],[(0,Be.t)("precision"),(0,Be.t)(b.precision),
"precision"],[(0,Be.t)("device"),b.device],[(0,Be.t)("in memory"),(0,kt.bytesWords)(b.bytes),"memory",()=>qs(b.bytes,b.parameters)],[(0,Be.t)("context"),b.context_length?
(0,Be.tn)(b.context_length,"{count} token","{count} tokens"):(0,Be.t)("unlimited"),"context"],[(0,Be.t)("vocabulary"),mn(b.vocab_size),"vocabulary"],[(0,Be.t)("\
chat template"),b.chat_template?(0,Be.t)("yes"):(0,Be.t)("no")]]);let{fields:O}=b;(0,kt.say)(r,O.length?"":(0,Be.t)("It sets no field: the library’s defaults ap\
ply.")),r.hidden=O.length>0,t.querySelector("table").hidden=O.length===0,a.replaceChildren(...O.map(T=>{let W=(0,kt.make)("tr"),M=(0,kt.make)("th","",null,{scope:"\
row"});M.append((0,kt.make)("code","",T.name)),W.append(M,w(T.model),w(T.library),(0,kt.make)("td","",(0,Be.t)(T.meaning)),(0,kt.make)("td","",y(T)));for(let E of sh)
W.cells[E].dataset.label=n.cells[E].textContent;return W}))}function w(b){let O=(0,kt.make)("td");return O.append((0,kt.make)("code","",b===null?(0,Be.t)("none"):
JSON.stringify(b))),O}function y({applies:b,by:O,ignored:T,same:W}){return O==="changed"?(0,kt.inParts)([`▲ ${(0,Be.t)("the page sets {value}",{value:JSON.stringify(
b)})}`,(0,Be.t)(T)]):O==="model"&&T?`○ ${(0,Be.t)(T)}`:O==="model"?W?(0,Be.t)("the same as the default"):`◆ ${(0,Be.t)("applies")}`:(0,Be.t)("another field \
takes its place")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&l(e.found)}}var bn=v(ue(),1),Wn=v(Ye(),1),ie=v(G(),1),ko=v(Nt(),1),ke=v(F(),1),Bl=v(Pe(),1);var wn=v(_e(),1);function Fl(t,e){let n=p=>t.querySelector(".gp-"+p),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let p=(0,ie.make)("tr"),$=(0,ie.make)(
"th","",null,{scope:"row"});$.append((0,ie.make)("span"),(0,ie.make)("small")),p.append($);for(let _=0;_<6;_++){let C=(0,ie.make)("td");if(C.append((0,ie.make)(
"span"),(0,ie.make)("small")),_===0){let P=(0,ie.make)("span","gp-bytes",null,{"aria-hidden":"true"});P.append((0,ie.make)("i")),C.append(P)}p.append(C)}return p}
function a(p,$){if((p.dataset.tip||"")!==$){for(let _ of["tabindex","data-tip"])p.removeAttribute(_);if($)for(let[_,C]of[["tabindex",0],["data-tip",$]])p.setAttribute(
_,C)}}let l=(p,$,_="")=>{(0,ie.say)(p.children[0],$),(0,ie.say)(p.children[1],_)};function w({bytes:p,scale_bytes:$},_){if(!(0,wn.isKnown)(p))return["–",""];let C=_&&
(0,wn.isKnown)(_.bytes)?(0,ke.t)("{share} of the reference",{share:(0,ie.percent)((p+$)/(_.bytes+_.scale_bytes))}):"";return[Mn(p+$),C]}let y=({bytes:p,scale_bytes:$})=>(0,wn.isKnown)(
p)&&$?(0,ke.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Mn(p),scales:Mn($)}):"";function b({pace:p,paces:$,ratio:_}){if(!p)
return["–",""];let C=$.length>1?(0,ke.t)("{low} to {high}",{low:(0,Wn.fixed)(p.low,1),high:(0,Wn.fixed)(p.high,1)}):(0,ke.t)("one run");return[(0,Wn.fixed)(p.
median,1),_?`${C}, ${vt(_.median)}`:C]}function O(p,$){if($===0)return[["–",""],["–",""],["–",""]];let{pair:_}=p;if(!_||_.error)return[[_?(0,ke.t)("none"):
"–",""],["–",""],["–",""]];let C=(0,ke.t)(e.unit);return[[Yt(_.mean,e.unit),C],[Yt(_.max,e.unit),(0,ke.t)("{unit}, token {number}",{unit:C,number:(0,ie.count)(
_.max_at+1)})],[(0,ie.percent)(_.same_top),""]]}function T(p,$){let _=p.map(C=>C.pair).find((C,P)=>C&&!C.error&&($===0||P===$));return _?(0,ie.decimals)(_.perplexities[$===
0?0:1],3):"–"}function W(p){let $=De(p.precision||"");return $&&$!==De(p.title)?(0,ke.t)("the reference: {precision}",{precision:$}):(0,ke.t)("the reference")}
function M({groups:p}){let $=Math.max(...p.map(({bytes:C,scale_bytes:P})=>(C||0)+(P||0)),1),_=(0,bn.fit)(o,p.length,r);p.forEach((C,P)=>{let[q,L,z,j,I,se,J]=_[P].
cells;l(q,De(C.title),P?De(C.precision||C.model):W(C)),l(L,...w(C,P?p[0]:null)),a(L.firstChild,y(C)),(0,bn.showIf)(L.lastChild,(0,wn.isKnown)(C.bytes)),(0,bn.sayPercent)(
L.lastChild.firstChild,"width",((C.bytes||0)+(C.scale_bytes||0))/$),l(J,...b(C)),O(C,P).forEach((Te,rt)=>l([z,j,I][rt],...Te)),l(se,T(p,P))})}function E(p,$){let[
_,C]=[[...p],[...$]],P=_.findIndex((q,L)=>q!==C[L]);return P<0?_.length:P}function x({groups:p}){let $=(0,bn.fit)(n("writings"),p.length,()=>{let C=(0,ie.make)(
"li"),P=(0,ie.make)("p","gp-writing-head");return P.append((0,ie.make)("b"),(0,ie.make)("span","gp-note")),C.append(P,(0,ie.make)("p","gp-writing",null,{dir:"au\
to"})),C}),_=p[0].text;p.forEach((C,P)=>{let[q,L]=$[P].children;(0,ie.say)(q.children[0],De(C.title)),(0,ie.say)(q.children[1],m(C,P,_)),q.children[1].classList.
toggle("gp-parting",P>0&&(0,wn.isKnown)(C.parts_at));let z=JSON.stringify([_,C.text,P]);if(L.dataset.key===z||(L.dataset.key=z,L.replaceChildren(),C.text===null))
return;let j=P&&_!==null?E(_,C.text):[...C.text].length,I=[...C.text];L.append(I.slice(0,j).join("")),j<I.length&&L.append((0,ie.make)("span","gp-apart",I.slice(
j).join("")))})}function m({failed:p,text:$,tokens:_,parts_at:C,pair:P},q,L){if(p)return`✕ ${(0,ke.t)("stopped by an error")}`;if($===null)return e.done?(0,ke.t)(
"did not finish"):(0,ke.t)("writing, or waiting for its turn");let z=P&&P.error&&(0,ke.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,ke.t)(
P.error.message)} ${(0,ke.t)(P.error.fix)}`});return[k(_,C,q&&L!==null),z].filter(Boolean).join(". ")}function k(p,$,_){return _?(0,wn.isKnown)($)?`✂ ${(0,ke.t)(
"diverges from the reference at token {number} of {all}",{number:(0,ie.count)($+1),all:(0,ie.count)(p)})}`:`= ${(0,ke.tn)(p,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,ke.tn)(p,"{count} token","{count} tokens")}let g=(p,$=0)=>(0,ko.inARow)(e.found.groups.slice($).map((_,C)=>{
let P=p(_,$+C);return P&&(0,ke.t)("{name}: {words}",{name:De(_.title),words:P})})),f=p=>g($=>$.pair&&!$.pair.error?p($.pair):"",1),c=p=>`${Yt(p,e.unit)} ${(0,ke.t)(
e.unit)}`;function d({bytes:p,scale_bytes:$}){return(0,wn.isKnown)(p)?$?(0,ke.t)("{size} + {scales} of scales = {value}",{size:Mn(p),scales:Mn($),value:Mn(p+$)}):
Mn(p):""}function i({paces:p,pace:$}){if(!$)return"";let _=(0,Wn.listed)(p.map(C=>(0,Wn.fixed)(C,1)));return(0,ke.tn)(p.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:_,median:(0,Wn.fixed)($.median,1)})}function h({tokens:p,mean:$}){if(!(0,wn.isKnown)($))return"";
let _=p.reduce((C,{kl:P})=>C+P,0);return(0,ko.quotientWords)(Yt(_,e.unit),(0,ie.count)(p.length),c($))}function u({tokens:p,max_at:$,max:_}){let C=p[$].candidates.
map(([,q,L,z])=>({text:q,p:L,q:z})),P=(0,ko.klSumWords)(C,e.unit,c(_));return P&&(0,ke.t)("token {number}, {words}",{number:(0,ie.count)($+1),words:P})}let S=({
tokens:p,same_top:$})=>(0,ke.tn)(p.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,ie.count)(p.filter(({same_top:_})=>_).
length),share:(0,ie.percent)($)});function N({tokens:p,perplexities:[,$]}){let _=p.reduce((P,{logprobs:[,q]})=>P+(q??-1/0),0),C=(0,ie.decimals)($,3);return(0,ie.decimals)(
Math.exp(-_/p.length),3)!==C?C:`exp(−(${(0,ie.decimals)(_)}) / ${(0,ie.count)(p.length)}) = ${C}`}(0,Bl.runsOfTerms)(t,{weights:()=>g(d),speed:()=>g(i),mean:()=>f(
h),max:()=>f(u),same:()=>f(S),perplexity:()=>f(N)});function A(){let p=e.found;(0,ie.say)(n("missing"),p.reading!==null?(0,ke.t)("Reading the reference’s text w\
ith {model}.",{model:De(p.groups[p.reading].title)}):St(e,p));let $=p.noise?(0,ke.t)(p.noise):p.others?(0,ke.t)(Yn):"";(0,bn.showIf)(n("warning"),!!$),(0,ie.say)(
n("warning"),$?`⚠ ${$}`:""),(0,bn.showIf)(n("cpu"),!!p.cpu_words),(0,ie.say)(n("cpu"),(0,ke.t)(p.cpu_words)),M(p),x(p);let _=p.groups.filter(({pair:C})=>C&&!C.
error);e.done&&_.length&&(0,ie.say)(n("told"),_.map(({title:C,pair:P})=>(0,ke.t)("{model}: mean KL {kl}",{model:De(C),kl:`${Yt(P.mean,e.unit)} ${(0,ke.t)(e.unit)}`})).
join(". ")+".")}return p=>{t.hidden=!s(),!t.hidden&&(p.found||p.status||p.unit)&&A()}}var $e=v(G(),1),Ae=v(F(),1),Gl=v(Pe(),1);var lt=v(G(),1),st=v(F(),1);function Kl(t){let{replicas:e,lanes:n,waiting:o,lost:s,states:r}=t,a=(0,lt.make)("section","gp-shelf-section");a.append((0,lt.make)(
"h3","",(0,st.t)("Replicas")),(0,lt.make)("p","gp-note",[e.length===0?(0,st.t)("No replica of the cluster answers now: runs wait until one does."):(0,st.tn)(e.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,st.tn)(o,"One run waits.","{count} runs wait."):"",rh(r)].filter(Boolean).join(" ")));for(let l of s){let w=(0,lt.make)("p","gp-problem");w.append((0,lt.make)(
"b","","▲ "),ih(l)),a.append(w)}return e.length&&a.append(ah(t)),[a]}function rh({STARTING:t=0,RECOVERING:e=0,STOPPING:n=0}){let[o,s]=[t+e,n];return[o?(0,st.tn)(
o,"One more is on its way.","{count} more are on their way."):"",s?(0,st.tn)(s,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function ih({number:t,seconds:e}){return`${e<90?(0,st.t)("Replica {number} was lost less than two minutes ago.",{number:t}):
(0,st.t)("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${(0,st.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function ah({replicas:t,lanes:e}){let[n,o,s,r]=[(0,lt.make)("table"),(0,lt.make)("thead"),(0,lt.make)(
"tr"),(0,lt.make)("tbody")];return s.append(...[(0,st.t)("replica"),(0,st.t)("runs"),(0,st.t)("models")].map(a=>(0,lt.make)("th","",a,{scope:"col"}))),o.append(
s),r.append(...t.map(({number:a,decoding:l,models:w})=>{let y=(0,lt.make)("tr");return y.append((0,lt.make)("th","",(0,st.t)("Replica {number}",{number:a}),{scope:"\
row"}),(0,lt.make)("td","",(0,st.t)("{count} of {lanes}",{count:l,lanes:e}),{"data-label":(0,st.t)("runs")}),(0,lt.make)("td","",w.join(", ")||"–",{"data-labe\
l":(0,st.t)("models")})),y})),n.append((0,lt.make)("caption","gp-hidden",(0,lt.asSentence)((0,st.t)("the replicas of the cluster"))),o,r),n}function Hl(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),s=new Map;function r({sections:l,canOpen:w,cluster:y}){let b=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...y?Kl(y):[]),o.replaceChildren(...l.
flatMap(({title:O,note:T,folded:W,rows:M})=>{let E=(0,Ae.t)(O),x=(0,$e.make)("table"),m=(0,$e.make)("tr");m.append(...[(0,Ae.t)("model"),(0,Ae.t)("description"),
(0,Ae.t)("size"),(0,Ae.t)("matching draft")].map((d,i)=>{let h=(0,$e.make)("th","",null,{scope:"col"}),u=(0,$e.make)("span","",d);return i===2&&(0,Gl.tipOfTerm)(
u,"memory",()=>""),h.append(u),h}),(0,$e.make)("td"));let[k,g]=[(0,$e.make)("thead"),(0,$e.make)("tbody")];k.append(m),g.append(...M.map(d=>a(d,w))),x.append((0,$e.make)(
"caption","gp-hidden",E),k,g);let f=(0,$e.make)("details","gp-shelf-section"),c=(0,$e.make)("summary");return c.append((0,$e.make)("h3","",E),(0,$e.make)("span",
"gp-note",` ${M.length}`)),f.append(c,(0,$e.make)("p","gp-note",M.length?(0,Ae.t)(T):(0,Ae.t)("None yet.")),...M.length?[x]:[]),f.open=s.has(E)?s.get(E):!W,f.addEventListener(
"toggle",()=>s.set(E,f.open)),[f]})),b&&t.querySelector(`[aria-label=${CSS.escape(b)}]`)?.focus()}function a(l,w){let y=(0,$e.make)("tr"),b=(0,$e.make)("th","",
l.model,{scope:"row"}),O=l.download&&!l.here,[T,W,M,E]=[(0,$e.make)("td","",(0,Ae.t)(l.words)),(0,$e.make)("td"),(0,$e.make)("td","",l.assistant||"–",{"data-l\
abel":(0,Ae.t)("matching draft")}),(0,$e.make)("td")];if(l.loaded){let{class_name:x,precision:m,device:k,bytes:g,in_use:f,parameters:c}=l.loaded;T.append(f?`● ${(0,Ae.t)(
"in use")}`:`○ ${(0,Ae.t)("idle")}`,(0,$e.make)("small","",(0,Ae.t)("{kind}, {precision}, on {device}",{kind:x,precision:(0,Ae.t)(m),device:k}))),W.append((0,$e.bytesWords)(
g),(0,$e.make)("small","",(0,Ae.t)("{count} parameters",{count:mn(c)})))}else{W.append(l.millions?(0,Ae.t)("about {size}",{size:mn(l.millions*1e6)}):(0,$e.bytesWords)(
l.size),(0,$e.make)("small","",l.millions?(0,Ae.t)("parameters"):(0,Ae.t)("on disk"))),O&&W.append((0,$e.make)("small","",(0,Ae.t)("{size} to download",{size:(0,$e.bytesWords)(
l.download)})));let x=[l.gated?`▲ ${(0,Ae.t)("gated: needs an access token")}`:"",l.here?`✓ ${(0,Ae.t)("downloaded")}`:""].filter(Boolean);x.length&&b.append(
(0,$e.make)("small","",x.join(" · ")))}return E.append(O?gn(e,"get",l.model,(0,Ae.t)("Get it")):gn(e,"use",l.model,(0,Ae.t)("Use it"))),l.loaded?E.append(gn(e,
"tell",l.model,(0,Ae.t)("Show"))):w&&E.append(gn(e,"pick",l.model,(0,Ae.t)("Put the name in the Model box"))),l.canUnload&&E.append(gn(e,"unload",l.model,(0,Ae.t)(
"Unload"))),y.append(b,T,W,M,E),y}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&r(e.found)}}var tn=v(ue(),1),Fe=v(G(),1),Bs=v(F(),1);var Dn=v(ue(),1),Lt=v(G(),1),en=v(F(),1),Vl=v(Pe(),1),Dl=16;function zr(t,e,n){let o=new Map;for(let[s,r]of Object.entries(t.tables[e]||{}))(r?.[n]||[]).forEach(
(a,l)=>{o.has(a)||o.set(a,[]),o.get(a).push([Number(s),l])});return o}function lh(t,e,n){let o=zr(t,e,n),s=(t.kept[e]?.[n]||[]).filter(r=>!o.has(r));return[t.settings.
blocks[n],o.size,[...o.values()].filter(({length:r})=>r>1).length,s.length]}function Ul(t,e,n,o){let s=e.ways[n],{blocks:r=[],kinds:a=[]}=s.settings,l=(0,Dn.fit)(
t,r.length,()=>{let w=(0,Lt.make)("div","gp-blocks-kind");return w.append((0,Lt.make)("p","gp-note"),(0,Lt.make)("div","gp-blocks-grid",null,{role:"group"})),w});
r.forEach((w,y)=>{let[b,O]=l[y].children;(0,Lt.say)(b,ch(s,e.stepOf(n),y,r.length>1?a[y]:"")),O.setAttribute("aria-label",b.textContent),dh(O,e,n,y,o)})}function ch(t,e,n,o){
let[s,r,a,l]=lh(t,e,n),w=(0,Lt.inParts)([(0,en.tn)(s,"{used} of {count} block used","{used} of {count} blocks used",{used:r}),a&&(0,en.tn)(a,"{count} of them sh\
ared","{count} of them shared"),l&&(0,en.tn)(l,"{count} kept","{count} kept"),(0,en.tn)(s-r-l,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${w}`:w}function dh(t,e,n,o,s){let r=e.ways[n],[a,l]=[e.stepOf(n),r.settings.blocks[o]],w=Array.isArray(r.settings.first_block)?r.settings.first_block[o]:r.settings.
first_block||0,y=zr(r,a,o),b=new Set(r.kept[a]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let O=(0,Dn.fit)(t,l,()=>(0,Lt.make)("i"));for(let T=0;T<
l;T++){let W=w+T,M=y.get(W)||[],E=M.some(([x])=>x===e.request);(0,Dn.sayClass)(O[T],`gp-block${M.length?"":b.has(W)?" gp-kept":" gp-free"}${M.length>1?" gp-shar\
ed":""}${E?" gp-own":""}`),(0,Lt.say)(O[T],M.length>1?`×${M.length}`:M.length?String(M[0][0]+1):""),(0,Dn.sayAttributes)(O[T],{style:M.length?`--own: ${s(M[0][0])}\
; --other: ${s(M.at(-1)[0])}`:""}),(0,Vl.tipLater)(O[T],()=>hh(e,n,o,W,zr(r,e.stepOf(n),o).get(W)||[],b.has(W)))}}function hh(t,e,n,o,s,r){if(!s.length&&r)return(0,en.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!s.length)return(0,en.t)("Block {bl\
ock}: empty.",{block:o});let a=s.map(([y])=>y+1).join(", "),l=(0,en.tn)(s.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:a}),w=t.ways[e].settings.kinds?.[n]==="full_attention"?ph(t,e,s[0]):"";return w?`${l} ${(0,en.t)("In it: {tokens}",{tokens:w})}`:l}function ph(t,e,[
n,o]){let s=t.ways[e],{page_size:r}=s.settings,a=0;for(let y of s.cells[n].slice(0,t.stepOf(e)+1))y&&y.tokens?a=y.position+y.tokens-y.padding:y?.back&&(a=0);let l=[
...t.requests[n].tokens.map(([y])=>y),...t.newIds(e,n)].slice(o*r,Math.min(a,(o+1)*r)),w=l.slice(0,Dl).map(y=>t.label(y));return w.some(y=>y===null)?"":(0,Lt.quoted)(
w.join(""))+(l.length>Dl?" …":"")}var nc=v(Ye(),1),xe=v(G(),1),Y=v(F(),1),oc=v(Pe(),1),sc=v(_e(),1);function Jl(t,e,n){let{sums:o,cells:s}=t,r={came:fh(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return s[e].forEach((a,l)=>{if(!a||!["prefill","\
chunk","decode","pad"].includes(a.what))return;let{start:w,seconds:y}=o[l];r.began??=[l,w],a.what!=="pad"&&(r.ended=[l+1,w+y]),a.id!==null&&r.tokens.push([l+1,w+
y])}),r}function fh(t,e,n){for(let o=0;o<t.length;o++){let{at:s,start:r,seconds:a}=t[o];if(n==="steps"&&s>=e)return[o,r];if(n==="seconds"&&r>=e)return[o,e];if(n===
"seconds"&&r+a>e)return[o+(e-r)/a,e]}return null}var Io=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var Ro=v(G(),1),R=v(F(),1),Zl=8,uh=t=>t==="fifo"?"FIFO":t==="prefill_first"?(0,R.t)("prefill first"):t;function qn({kind:t}){return t==="padded"?(0,R.t)("Padded\
 batches"):t==="alone"?(0,R.t)("One after another"):(0,R.t)("Continuous batching")}var Kt=t=>String.fromCharCode(65+t);function Ns({kind:t,blocks:e,page_size:n,
token_budget:o,scheduler:s,share_prefixes:r,max_requests:a}){if(t==="alone")return"";if(t==="padded")return(0,R.tn)(a,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let l=(e||[]).reduce((w,y)=>w+y,0);return(0,Ro.inParts)([(0,R.tn)(l,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,R.t)("token budget {budget}",{budget:o}),(0,R.t)("scheduler {scheduler}",{scheduler:uh(s)}),r?(0,R.t)("prefix sharing"):(0,R.t)("no prefix\
 sharing")])}var Ql=(t,e)=>{let n=t.label(e);return n===null?(0,R.t)("the token with id {id}",{id:e}):(0,Ro.quoted)(n)};function mh(t,e,n,{position:o,tokens:s,padding:r}){
return[...t.requests[n].tokens.map(([w])=>w),...t.newIds(e,n)].slice(o,o+s-r)}function gh({what:t,tokens:e,padding:n,place:o,anew:s}){let r=e-n;return t==="pref\
ill"?(0,R.tn)(r,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?(0,R.tn)(r,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):t==="decode"?(0,R.t)("decode"):t==="pad"?(0,R.t)("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?(0,R.t)(
"starved: it needs a block, and none is free"):t==="idle"?(0,R.t)("it has blocks, but no turn in this step"):s?(0,R.t)("waits again, number {place} in the queue",
{place:o}):(0,R.t)("waits, number {place} in the queue",{place:o})}function As(t,e,n,o){let s={request:n+1,step:o+1},r=t.ways[e].cell(n,o);if(!r)return(0,R.t)("\
Request {request}, step {step}: {doing}.",{...s,doing:wh(t,e,n,o)});let a=[(0,R.t)("Request {request}, step {step}: {doing}.",{...s,doing:gh(r)})];if(r.what==="\
prefill"||r.what==="chunk"||r.what==="decode"){let l=mh(t,e,n,r),w=l.slice(0,Zl).map(y=>Ql(t,y)).join(" ")+(l.length>Zl?" …":"");w&&a.push((0,R.t)("It reads {\
tokens}.",{tokens:w})),r.id!==null&&a.push((0,R.t)("It writes {token}.",{token:Ql(t,r.id)})),r.shared&&a.push((0,R.tn)(r.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),r.again&&a.push((0,R.tn)(r.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),r.padding&&a.push((0,R.tn)(r.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return r.back&&a.push((0,R.t)("It was preempted: it lost its blocks.")),a.join(" ")}function wh(t,e,n,o){let r=t.ways[e].cells[n].findIndex(Boolean),
a=t.ways[e].ends?.[n];return o<r||r<0&&!a?(0,R.t)("it has not arrived yet"):a?.status==="cancelled"?(0,R.t)("it was cancelled"):a?.status==="failed"?(0,R.t)("it\
 has failed"):a?.status==="refused"?(0,R.t)("it was refused"):(0,R.t)("it has ended")}function Xl(t,e,n){let o=t.ways[e].cells[n],s=[];o.forEach((a,l)=>{let w=a&&
{prefill:(0,R.t)("prefill"),chunk:(0,R.t)("chunked prefill"),decode:(0,R.t)("decode"),pad:(0,R.t)("padding"),waits:(0,R.t)("waits"),starved:(0,R.t)("starved"),idle:(0,R.t)(
"no turn")}[a.what];if(!w)return;let y=s.at(-1);y&&y.kind===w&&y.to===l?y.to=l+1:s.push({kind:w,from:l+1,to:l+1})});let r=s.map(({kind:a,from:l,to:w})=>l===w?(0,R.t)(
"{what} in step {from}",{what:a,from:l}):(0,R.t)("{what} in steps {from} to {to}",{what:a,from:l,to:w}));return(0,R.t)("Request {request}: {what}.",{request:n+1,
what:r.join(", ")||(0,R.t)("never arrived")})}function Yl({step:t,message:e,lost:n,again:o}){let s=r=>r.map(a=>a+1).join(", ");return[(0,R.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?(0,R.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:s(n)}):(0,R.t)("No request was lost."),...o.length?[(0,R.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:s(o)})]:[],(0,R.t)("A new server went on with the rest.")].join(" ")}function jr(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return(0,R.t)("no \
step");let o=t.values.clock==="steps"&&n.at!==t.stepOf(e);return(0,Ro.inParts)([(0,R.t)("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&
(0,R.t)("at {at} by the clock",{at:n.at}),(0,R.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,R.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,R.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function ec({waiting:t,starved:e,back:n,came:o,left:s,evicted:r}){
let a=l=>l.map(w=>w+1).join(", ");return[t.length?(0,R.t)("Queue: {numbers}.",{numbers:a(t)}):(0,R.t)("Nobody waits."),...o.length?[(0,R.t)("Came: {numbers}.",{
numbers:a(o)})]:[],...s.length?[(0,R.t)("Cancelled: {numbers}.",{numbers:a(s)})]:[],...r?[(0,R.tn)(r,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...e.length?[(0,R.t)("Starved: {numbers}.",{numbers:a(e)})]:[],...n.length?[(0,R.t)("Preempted: {numbers}.",{numbers:a(n)})]:[]].join(" ")}var bh=t=>(0,Y.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,nc.fixed)(t,1)}),Ps=t=>t?`${bh(t[0])}, ${(0,xe.seconds)(t[1])}`:"–",kh=t=>t?
(0,Y.t)("before step {step}, at {time}",{step:Math.floor(t[0])+1,time:(0,xe.seconds)(t[1])}):"–",tc=t=>t?(0,Y.t)("in step {step}, at {time}",{step:t[0],time:(0,xe.seconds)(
t[1])}):"–",yh=()=>[[(0,Y.t)("came"),"time",({times:t})=>kh(t.came)],[(0,Y.t)("first worked on"),"time",({times:t})=>t.began?tc([t.began[0]+1,t.began[1]]):"–"],
[(0,Y.t)("waited before"),"queue",({times:t})=>Ps(Io(t.came,t.began))],[(0,Y.t)("time to first token"),"first-token",({times:t})=>Ps(Io(t.came,t.tokens[0]))],[(0,Y.t)(
"median time between tokens"),"between-tokens",({times:t})=>vh(t.tokens)],[(0,Y.t)("last step"),"time",({times:t})=>tc(t.ended)],[(0,Y.t)("latency"),"latency",({
times:t,end:e})=>e?.status==="finished"?Ps(Io(t.came,t.ended)):"–"],[(0,Y.t)("new tokens"),"length",({times:t})=>String(t.tokens.length)],[(0,Y.t)("tokens rea\
d again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[(0,Y.t)("times preempted"),"preempted",({cells:t})=>String(t.filter(e=>e?.back).
length)],[(0,Y.t)("blocks at this step"),"block",({blocks:t})=>t],[(0,Y.t)("end"),"ending",({end:t,isOver:e})=>Sh(t,e)],[(0,Y.t)("the tokens of generate"),"cont\
inuous-batching",t=>Oh(t)]],xh=()=>({time:{meaning:(0,Y.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,Y.t)("steps, s")},queue:{
meaning:(0,Y.t)("From the arrival of the request to the first step that worked on it."),unit:(0,Y.t)("steps, s")},"first-token":{meaning:(0,Y.t)("From the arriv\
al of the request to its first new token."),unit:(0,Y.t)("steps, s")},"continuous-batching":{meaning:(0,Y.t)("Whether continuous batching wrote the tokens that \
generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function vh(t){if(t.length<
2)return"–";let e=t.slice(1).map((n,o)=>Io(t[o],n));return Ps([0,1].map(n=>(0,sc.medianOf)(e.map(o=>o[n]))))}function Sh(t,e){return t?t.status==="cancelled"?
(0,Y.t)("cancelled"):t.status==="failed"?t.reason?(0,Y.t)("failed: {reason}",{reason:t.reason}):(0,Y.t)("failed"):t.status==="refused"?t.reason?(0,Y.t)("refused\
: {reason}",{reason:t.reason}):(0,Y.t)("refused"):t.reason==="eos"?(0,Y.t)("finished: the EOS token"):(0,Y.t)("finished: the length limit"):e?(0,Y.t)("it did no\
t end"):(0,Y.t)("under way")}function Oh({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?(0,Y.t)("it is generate"):t&&t.same!==null&&t.same!==void 0?t.same?(0,Y.t)(
"✓ the same"):(0,Y.t)("✗ other tokens"):e?(0,Y.t)("○ not comparable: sampled"):o?"–":(0,Y.t)("○ not compared: generate has not served it")}function rc(t,e,n){
let{request:o,ways:s,requests:r,values:a}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:w,temperature:y,top_k:b,top_p:O}=r[o],T=(0,xe.make)(
"h3","gp-serving-sub",(0,Y.t)("Request {request}",{request:o+1}));T.style.setProperty("--own",n(o));let W=(0,xe.make)("p","gp-serving-prompt");W.append((0,xe.make)(
"span","gp-mark",`${(0,Y.t)("Prompt:")} `),(0,xe.make)("bdi","",l));let M=(0,xe.make)("p","gp-note",[(0,Y.tn)(w,"at most {count} new token","at most {count} new\
 tokens"),y==null?(0,Y.t)("greedy"):[`temperature ${y}`,...b?[`top_k ${b}`]:[],...O?[`top_p ${O}`]:[]].join(", ")].join(" · "));t.replaceChildren(T,W,M,...s.map(
(E,x)=>$h(e,x,o)),Ir(Th(e,o,a.clock),(0,Y.t)("Request {request} in each way",{request:o+1})))}function $h(t,e,n){let o=(0,xe.make)("p","gp-serving-text");t.ways.
length>1&&o.append((0,xe.make)("b","",`${Kt(e)} `));let s=t.ways[e].ends?.[n]?.tokens,r=t.newIds(e,n),a=t.ways[e].cells[n].flatMap((w,y)=>w&&w.id!==null?[y]:[]),
l=Math.max(r.length,s?.length??0);for(let w=0;w<l;w++){let[y,b,O]=s?.[w]??[r[w],t.label(r[w]),t.label(r[w])],T=(0,xe.make)("span","gp-serving-token");b===null?T.
append((0,xe.make)("span","gp-mark",` ${y} `)):O===null?T.append((0,xe.labelled)(b,"gp-end")):(0,xe.fillToken)(T,O),(a[w]??1/0)>t.stepOf(e)&&(T.dataset.later=""),
o.append(T)}return l||o.append((0,xe.make)("span","gp-mark",(0,Y.t)("(no token)"))),o}function Ir(t,e){let n=(0,xe.make)("div","gp-serving-scroll",null,{tabindex:0,
role:"region","aria-label":e});return n.append(t),n}function Th(t,e,n){let o=(0,xe.make)("table","gp-serving-facts");o.append((0,xe.make)("caption","gp-hidden",
(0,Y.t)("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild((0,xe.make)("thead")).appendChild((0,xe.make)("tr")).append((0,xe.make)(
"td"),...t.ways.map((l,w)=>(0,xe.make)("th","",`${Kt(w)} ${qn(l.settings)}`,{scope:"col"})));let s=o.appendChild((0,xe.make)("tbody")),r=t.ways.map((a,l)=>({times:Jl(
a,e,n),cells:a.cells[e],end:a.ends?.[e],isOver:!!a.ends,isAlone:a.settings.kind==="alone",hasAlone:t.ways.some(({settings:w})=>w.kind==="alone"),isSampled:typeof t.
requests[e].temperature=="number",blocks:a.settings.blocks&&(a.tables[t.stepOf(l)]?.[e]||[]).map(w=>w.join(" ")).join("; ")||"–"}));for(let[a,l,w]of yh()){let y=s.
appendChild((0,xe.make)("tr")),b=(0,xe.make)("th","",null,{scope:"row"}),O=b.appendChild((0,xe.make)("span","",a));(0,oc.tipOfTerm)(O,l,()=>"",xh()[l]),y.append(
b,...r.map(T=>(0,xe.make)("td","",w(T))))}return o}var _h=["kept","chosen","accepted","rejected","bonus"],Mh=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],ic=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),Eh=(t,e)=>"#"+ic(t).map((n,o)=>Math.round((n+ic(e)[o])/2).toString(16).padStart(2,"0")).join("");function Ls(t){let e=getComputedStyle(t),n=s=>e.getPropertyValue(
"--gp-"+s).trim(),o=[..._h.map(n),...Mh.map(([s,r])=>Eh(n(s),n(r)))];return s=>o[s%o.length]}var cc=v(ue(),1),yo=v(G(),1),Nn=v(F(),1),zt=v(Qs(),1),Vn=v(lc(),1);var Ch=132,Wh=()=>[{name:"requests",title:(0,Nn.t)("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:(0,Nn.t)("Requests in the queue"),
value:({waiting:t})=>t.length,of:()=>!0},{name:"tokens",title:(0,Nn.t)("Tokens a step"),value:qh,of:()=>!0},{name:"free",title:(0,Nn.t)("Empty blocks"),value:({
free:t})=>t,of:({settings:t})=>!!t.blocks}],qh=({prefill:t,decode:e,padding:n})=>t+e+n;function dc(t,e,n){let o=Wh().filter(({of:r})=>e.ways.some(r)),s=(0,cc.fit)(
t,o.length,()=>Nh(e,n));o.forEach((r,a)=>Ah(s[a],e,r))}function Nh(t,e){let n=(0,yo.make)("figure","gp-serving-curve");return n.append((0,yo.make)("figcaption"),
(0,yo.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:s,right:r,width:a}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),w=(o.clientX-l.left-
Number(s))/(Number(a)-Number(s)-Number(r));e(Math.max(0,Math.min(t.length-1,Math.floor(w*t.length))))}),n}function Ah(t,e,{name:n,title:o,value:s,of:r}){let[a,l]=t.
children,w=e.ways.map((k,g)=>({way:k,i:g})).filter(({way:k})=>r(k)),y=n==="tokens",b=y?e.served.settings.token_budget:void 0,O=Math.max(1,...(y?[e.served]:w.map(
({way:k})=>k)).flatMap(({sums:k})=>k.map(s))),T=b!==void 0&&b<=O*3,W=T?Math.max(O,b):O;(0,yo.say)(a,Ph(e,o,w,y,b));let M=(0,Vn.plotIn)(l,{height:Ch,x:[0,Math.max(
1,e.length)],y:[0,W*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:M.left,right:M.right,width:M.width});let E=(0,Vn.ticksWithin)(1,e.length,
M.inner/70).filter(Number.isInteger).map(k=>[k-.5,String(k)]),x=[(0,Vn.axisMarks)(M,{xTicks:E,yTicks:(0,Vn.ticksWithin)(0,W,3).filter(Number.isInteger),xTitle:(0,Nn.t)(
"step"),yTitle:""})];y?x.push(jh(M,e.served.sums)):x.push(w.map(({way:k,i:g})=>(0,zt.pathMark)(`gp-curve-line gp-way-${g}`,zh(M,k.sums.map(s))))),T&&x.push([(0,zt.lineMark)(
"gp-curve-budget",M.left,M.y(b),M.width-M.right,M.y(b))]),n==="free"&&x.push(Ih(M,e.served.sums));let m=M.x(e.step+.5);x.push([(0,zt.lineMark)("gp-curve-here",m,
M.top,m,M.height-M.bottom)]),M.draw(Lh(o,y?[{way:e.served,i:e.way}]:w,s,e),x)}function Ph(t,e,n,o,s){if(!o)return e;let r=t.ways.length>1?`${e}, ${Kt(t.way)}`:e;
return s===void 0?r:`${r} (${(0,Nn.t)("budget {budget}",{budget:s})})`}function Lh(t,e,n,o){let s=e.map(({way:r,i:a})=>{let l=r.sums.map(n),w=l[o.stepOf(a)]??0;
return(0,Nn.t)("{way}: at most {most}, {here} at step {step}",{way:Kt(a),most:Math.max(0,...l),here:w,step:o.stepOf(a)+1})});return`${t}. ${s.join(". ")}.`}var zh=(t,e)=>e.
flatMap((n,o)=>[[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function jh(t,e){let n=[["decode",({decode:s})=>s],["prefill",({prefill:s,again:r})=>s-r],["again",({again:s})=>s],
["padding",({padding:s})=>s]],o=e.map(()=>0);return n.map(([s,r])=>{let a=e.map((w,y)=>o[y]+r(w)),l=e.map((w,y)=>a[y]>o[y]?`M${(0,zt.pixel)(t.x(y))} ${(0,zt.pixel)(
t.y(o[y]))}V${(0,zt.pixel)(t.y(a[y]))}H${(0,zt.pixel)(t.x(y+1))}V${(0,zt.pixel)(t.y(o[y]))}Z`:"").join("")||"M0 0";return a.forEach((w,y)=>{o[y]=w}),["path",`gp\
-stack-${s}`,{d:l},[]]})}function Ih(t,e){let n=t.height-t.bottom;return e.flatMap(({starved:o},s)=>o.length?[(0,zt.lineMark)("gp-curve-starved",t.x(s+.5),n-7,t.
x(s+.5),n)]:[])}var Un=v(ue(),1),pt=v(G(),1),Rr=v(F(),1),pc=v(Pe(),1);var jt=20,[Rh,hc]=[11,26],Bh=48,Fh=13,Kh=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function fc(t,e,n,{onPick:o,onScroll:s}){let r=t.appendChild((0,pt.make)(
"div","gp-gantt-heads")),a=t.appendChild((0,pt.make)("div","gp-gantt-scroll")),l=a.appendChild((0,pt.make)("div","gp-gantt-wide",null,{role:"group"})),w=l.appendChild(
(0,pt.make)("canvas","",null,{"aria-hidden":"true"}));r.append((0,pt.make)("div","gp-gantt-corner",(0,Rr.t)("step"),{"aria-hidden":"true"}));let y=r.appendChild(
(0,pt.make)("div","gp-gantt-rows")),[b,O]=[hc,24],T=null,M=l.appendChild((0,pt.make)("div")),E=!1,x=()=>e.ways[n],m=()=>Math.max(e.length,e.isLive?Bh:1);function k(q,L,z){
let j=(0,pt.make)("div",z);return Object.assign(j.style,{left:`${L*b}px`,top:`${jt+q*O}px`,width:`${b}px`,height:`${O}px`}),Object.assign(j.dataset,{request:q,step:L}),
(0,pc.tipLater)(j,()=>As(e,n,q,L)),j}function g({clientX:q,clientY:L}){let{left:z,top:j}=l.getBoundingClientRect(),[I,se]=[Math.floor((q-z)/b),Math.floor((L-j-jt)/
O)];return I>=0&&I<x().length&&se<e.requests.length?{request:se,step:I}:null}l.addEventListener("pointermove",q=>{let L=g(q);T&&L&&T.dataset.step===String(L.step)&&
T.dataset.request===String(L.request)||(T?.remove(),T=L&&L.request>=0?l.appendChild(k(L.request,L.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerlea\
ve",()=>{T?.remove(),T=null}),l.addEventListener("click",q=>{let L=g(q);L&&o(n,L.request>=0?L.request:e.request,L.step)});function f({focus:q=!1}={}){if(!x().length)
return;let[L,z]=[e.request??0,e.stepOf(n)],j=q||document.activeElement===M;if(M.dataset.request===String(L)&&M.dataset.step===String(z)&&M.style.width===`${b}px`&&
!q){M.classList.toggle("gp-none",e.request===null),(0,Un.sayAttributes)(M,{"aria-label":As(e,n,L,z)});return}let I=k(L,z,`gp-gantt-at${e.request===null?" gp-non\
e":""}`);(0,Un.sayAttributes)(I,{role:"button",tabindex:0,"aria-label":As(e,n,L,z)}),M.replaceWith(I),M=I,j&&M.focus({preventScroll:!0})}l.addEventListener("key\
down",q=>{let L={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(q.key==="Escape")
return o(n,null,e.at);let z=L[q.key];if(!z||q.ctrlKey||q.metaKey||q.altKey)return;q.preventDefault();let j=(I,se)=>Math.max(0,Math.min(se-1,I));o(n,j((e.request??
0)+z[0],e.requests.length),j(e.stepOf(n)+z[1],x().length)),f({focus:!0}),P()});function c(q){let L=(0,Un.fit)(y,e.requests.length,()=>{let z=(0,pt.make)("button",
"gp-gantt-head",null,{type:"button"});return z.append((0,pt.make)("b"),(0,pt.make)("bdi")),z});e.requests.forEach(({prompt:z},j)=>{let I=L[j];I.style.height=`${O}\
px`,I.style.setProperty("--own",q(j)),(0,pt.say)(I.firstChild,String(j+1)),(0,pt.say)(I.lastChild,(0,pt.inOneLine)(z.slice(0,80))),I.setAttribute("aria-pressed",
String(j===e.request)),(0,Un.sayAttributes)(I,{"aria-label":Xl(e,n,j)})})}y.addEventListener("click",({target:q})=>{let L=q.closest(".gp-gantt-head"),z=[...y.children].
indexOf(L);z>=0&&o(n,z===e.request&&n===e.way?null:z,e.at)});let d;function i(){if(!t.clientWidth)return;d=Ls(t);let q=a.clientWidth;b=Math.max(Rh,Math.min(hc,Math.
floor(q/m()))),O=Kh(e.requests.length,parseFloat(getComputedStyle(t).fontSize));let[L,z]=[m()*b,jt+e.requests.length*O];Object.assign(l.style,{width:`${L}px`,height:`${z}\
px`}),(0,Un.sayAttributes)(l,{"aria-label":(0,Rr.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
c(d),f(),e.isLive&&e.at===null&&!E&&(a.scrollLeft=L),u()}function h(){!t.clientWidth||!d||([...y.children].forEach((q,L)=>q.setAttribute("aria-pressed",String(L===
e.request))),f(),u())}function u(){let q=devicePixelRatio||1,[L,z]=[Math.min(a.clientWidth,m()*b),jt+e.requests.length*O];if(L<=0)return;Object.assign(w.style,{
width:`${L}px`,height:`${z}px`}),Object.assign(w,{width:Math.round(L*q),height:Math.round(z*q)});let j=w.getContext("2d");j.scale(q,q);let I=getComputedStyle(t),
se=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(sn=>[sn,I.getPropertyValue(`--gp-${sn}`).trim()])),J=Math.min(a.scrollLeft,
m()*b-L);j.translate(-J,0);let[Te,rt]=[Math.max(0,Math.floor(J/b)),Math.min(m(),Math.ceil((J+L)/b)+1)];j.font=`${Math.max(10,Math.min(O-8,parseFloat(I.fontSize)-
1))}px ${I.fontFamily}`,j.textAlign="center",j.textBaseline="middle",S(j,se,Te,rt,z);for(let sn=0;sn<e.requests.length;sn++){for(let xn=Te;xn<Math.min(rt,x().length);xn++)
N(j,se,sn,xn);A(j,se,sn)}p(j,se,z),$(j,se,z)}function S(q,L,z,j,I){q.fillStyle=L.line;for(let J=0;J<=e.requests.length;J++)q.fillRect(z*b,jt+J*O,(j-z)*b,.5);let se=[
1,2,5,10,20,50].find(J=>J*b>=34);for(let J=z;J<j;J++)J%se&&(J+1)%se||(J+1)%se&&J||(q.fillStyle=L.muted,(J===0||(J+1)%se===0)&&q.fillText(String(J+1),(J+.5)*b,jt/
2));e.request!==null&&(q.fillStyle=L.raised,q.fillRect(z*b,jt+e.request*O,(j-z)*b,O)),q.fillStyle=L.line,q.fillRect(x().length*b,jt,1,I-jt)}function N(q,L,z,j){
let I=x().cell(z,j);if(!I)return;let[se,J,Te,rt]=[j*b+.5,jt+z*O+2,b-1,O-4],sn=d(z),xn=[se+Te/2,J+rt/2+.5];if(q.fillStyle=q.strokeStyle=sn,I.what==="prefill"||I.
what==="chunk"){if(q.fillRect(se,J,Te,rt),I.again&&C(q,L.surface,se,J,Te,rt),I.what==="chunk"&&(q.fillStyle=L.surface,q.beginPath(),q.moveTo(se+Te,J),q.lineTo(se+
Te,J+rt*.55),q.lineTo(se+Te-rt*.55,J),q.fill()),b>=Fh&&!I.again&&_(q,L.surface,String(I.tokens-I.padding),xn,Te),I.padding){let Vr=Math.max(3,rt*I.padding/I.tokens);
q.fillStyle=L.surface,q.fillRect(se,J,Te,Vr),C(q,L.muted,se,J,Te,Vr)}}else I.what==="decode"?(q.globalAlpha=.42,q.fillRect(se,J+rt*.2,Te,rt*.6),q.globalAlpha=1,
q.fillRect(se,J+rt*.8-1.5,Te,1.5)):I.what==="pad"?C(q,L.muted,se,J+rt*.2,Te,rt*.6):I.what==="waits"?q.fillRect(se+Te*.15,xn[1]-.75,Te*.5,1.5):I.what==="starved"?
_(q,L.error,"!",xn,Te,!0):(q.globalAlpha=.5,q.strokeRect(se+1,J+rt*.3,Te-2,rt*.4),q.globalAlpha=1);I.back&&_(q,L.error,"↩",xn,Te,!0)}function A(q,L,z){let j=x().
ends?.[z];if(!j||j.status==="finished")return;let I=x().cells[z].length;_(q,L.error,"✕",[(I+.5)*b,jt+(z+.5)*O],b,!0)}function p(q,L,z){q.fillStyle=L.error;for(let{
step:j}of x().faults)q.fillRect(j*b-1,jt-6,2,z)}function $(q,L,z){let j=e.stepOf(n)*b;q.strokeStyle=L.chosen,q.lineWidth=n===e.way?2:1,q.strokeRect(j,1,b,z-2),q.
lineWidth=1}function _(q,L,z,[j,I],se,J=!1){q.fillStyle=L;let Te=q.font;J&&(q.font=`700 13px ${getComputedStyle(t).fontFamily}`),q.fillText(z,j,I,se),q.font=Te}
function C(q,L,z,j,I,se){q.save(),q.beginPath(),q.rect(z,j,I,se),q.clip(),q.strokeStyle=L,q.beginPath();for(let J=z-se;J<z+I;J+=5)q.moveTo(J,j+se),q.lineTo(J+se,
j);q.stroke(),q.restore()}function P(){let q=e.stepOf(n)*b,{scrollLeft:L,clientWidth:z}=a;(q<L||q+b>L+z)&&(a.scrollLeft=q+b<z?0:q-z/2)}return a.addEventListener(
"scroll",()=>{E=a.scrollLeft+a.clientWidth<m()*b-2*b,u(),s(a.scrollLeft,a)}),new ResizeObserver(()=>e.values&&e.ways[n]&&i()).observe(a),{draw:i,place:h,showStep:P,
scroll:a}}var zs=v(G(),1),Br=v(F(),1),Gh=12e3,Hh=70,Dh=700;function uc({root:t,slider:e,button:n,words:o},s,r){let a=0;function l(){clearInterval(a),a=0,(0,zs.say)(n,(0,Br.t)(
"▶ Play"))}function w(){s.step>=s.length-1&&r(0),a=window.setInterval(()=>{if(!t.isConnected||s.step>=s.length-1)return l();r(s.step+1)},Math.max(Hh,Math.min(
Dh,Gh/s.length))),(0,zs.say)(n,(0,Br.t)("❚❚ Pause"))}return n.addEventListener("click",()=>a?l():w()),e.addEventListener("input",()=>{l(),r(Number(e.value)-
1)}),e.addEventListener("keydown",({key:y})=>y==="Escape"&&r(null)),{stop:l,draw(y){n.disabled=s.length<2,e.max=String(Math.max(1,s.length)),e.value=String(s.step+
1),e.setAttribute("aria-valuetext",y),(0,zs.say)(o,y)}}}var[Vh,Uh,Jh,Zh,Qh,Xh]=[0,1,2,3,4,5],js=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:s=null,faults:r=[]}){for(r.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:s,faults:r,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((a,l)=>a+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((a,l)=>a+l,0)};this.sums.push(o);let s=!n||this.faults.some(({step:a})=>a===n),r=s?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...r,...e.tables}:r),this.kept.push(e.kept||(s?[]:this.kept[n-1]));for(let a of e.rows)this.addRow(n,a,o);o.waiting.forEach((a,l)=>this.put(n,
a,{what:"waits",place:l+1,back:o.back.includes(a),anew:this.begun[a]}));for(let a of o.starved)this.cells[a][n]||this.put(n,a,{what:"starved"});for(let a of Object.
keys(this.tables[n]).map(Number))this.tables[n][a]&&!this.cells[a][n]&&this.put(n,a,{what:"idle"});for(let[a,l]of Object.entries(e.shared||{})){let w=this.cells[a]?.[n];
w&&(w.shared=l)}for(let a of o.back)this.inParts[a]=!1}addRow(e,n,o){let[s,r,a,l,w,y]=[Vh,Uh,Jh,Zh,Qh,Xh].map(M=>n[M]),b=a-l,O=r==="pad",T=O?0:Math.max(0,Math.min(
b,this.read[s]-w)),W=r==="prefill"&&(y===null||this.inParts[s]);this.put(e,s,{what:W?"chunk":r,tokens:a,padding:l,position:w,again:T,id:y,written:this.written[s]}),
o.padding+=l,!O&&(this.inParts[s]=r==="prefill"&&y===null,this.begun[s]=!0,this.read[s]=Math.max(this.read[s],w+b),y!==null&&(this.written[s]+=1),o.inStep+=1,o.
again+=T,o[r]+=b)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Is=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:r,arrival:a,max_new_tokens:l})=>[r,a,l])]);n!==this.key&&this.clear();let o=n!==this.key,s=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((r,a)=>{let l=this.ways[a],y=!o&&l&&l.length<=r.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(r.settings)&&Yh(l.steps,r.steps)?l:new js(e.requests);return y.grow(r),y}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||s)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=ep(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:s,inStep:r})=>s===null?r:-s;return n.forEach((s,r)=>{o(s)>o(n[e])&&(e=r)}),e}};function Yh(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function ep({requests:t,ways:e,tokens:n=[]}){let o=new Map,s=r=>{for(let[a,l]of r)o.set(a,l)};for(let r of[
n,...t.map(({tokens:a})=>a)])s(r);for(let{ends:r}of e)for(let a of r||[])a&&s(a.tokens);return o}var Rs=v(Ye(),1),we=v(G(),1),ee=v(F(),1),gc=v(Pe(),1);var mc=t=>(0,ee.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Rs.fixed)(t,1)}),Fr=t=>t?(0,ee.t)("{half} / {most}",{half:`${mc(t.steps[0])}\
, ${(0,we.seconds)(t.seconds[0])}`,most:`${mc(t.steps[1])}, ${(0,we.seconds)(t.seconds[1])}`}):"–",tp=()=>[[(0,ee.t)("steps"),"step",(0,ee.t)("Forward passes \
of the model."),t=>(0,we.count)(t.steps)],[(0,ee.t)("tokens computed"),"token",(0,ee.t)("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,
again:n,padding:o}})=>(0,we.count)(t+e+n+o)],[(0,ee.t)("in prefill"),"prefill",(0,ee.t)("Tokens of prompts, read for the first time."),t=>(0,we.count)(t.tokens.
prefill)],[(0,ee.t)("in decode"),"decode",(0,ee.t)("Tokens of the texts, each read once to write the next one."),t=>(0,we.count)(t.tokens.decode)],[(0,ee.t)("re\
ad again"),"preempted",(0,ee.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>(0,we.count)(
t.tokens.again)],[(0,ee.t)("padding"),"padding",(0,ee.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>(0,we.count)(t.tokens.
padding)],[(0,ee.t)("shared"),"prefix-sharing",(0,ee.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>(0,we.count)(
t.shared)],[(0,ee.t)("new tokens"),"length",(0,ee.t)("Tokens that were written."),t=>(0,we.count)(t.written)],[(0,ee.t)("finished"),"ending",(0,ee.t)("Requests \
that finished."),(t,e)=>(0,ee.t)("{count} of {all}",{count:t.finished,all:e.requests.length})],[(0,ee.t)("requests in a step"),"continuous-batching",(0,ee.t)("T\
he mean over the steps."),t=>t.at_once===null?"–":(0,Rs.fixed)(t.at_once,2)],[(0,ee.t)("blocks used or kept"),"block",(0,ee.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),t=>t.used===null?"–":(0,we.percent)(t.used)],[(0,ee.t)("starved / preempted"),"starved",(0,ee.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),t=>(0,ee.t)("{half} / {most}",{half:t.starved,most:t.put_back})],[(0,ee.t)("time\
 of all steps"),"time",(0,ee.t)("The sum of the times of the steps."),t=>(0,we.seconds)(t.seconds)],[(0,ee.t)("new tokens per second"),"speed",(0,ee.t)("New tok\
ens over the time of all steps."),t=>t.per_second===null?"–":(0,Rs.fixed)(t.per_second,1)],[(0,ee.t)("time to first token, p50 / p95"),"first-token",(0,ee.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),t=>Fr(t.first)],[(0,ee.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,ee.t)("Between two tokens of a request."),t=>Fr(t.between)],[(0,ee.t)("latency, p50 / p95"),"latency",(0,ee.t)("Fro\
m the arrival of a request to its last token."),t=>Fr(t.whole)]];function wc(t,e){let n=e.ways.map((a,l)=>({...a,i:l})).filter(({figures:a})=>a);if(t.hidden=!n.
length,t.hidden)return;let o=(0,we.make)("table","gp-serving-figures");o.append((0,we.make)("caption","gp-hidden",(0,ee.t)("The ways side by side"))),o.appendChild(
(0,we.make)("thead")).appendChild((0,we.make)("tr")).append((0,we.make)("td"),...n.map(({settings:a,i:l})=>{let w=(0,we.make)("th","",e.ways.length>1?`${Kt(l)} ${qn(
a)}`:qn(a),{scope:"col"});return w.appendChild((0,we.make)("small")).append((0,we.together)(Ns(a))),w}));let r=o.appendChild((0,we.make)("tbody"));for(let[a,l,w,
y]of tp()){let b=r.appendChild((0,we.make)("tr")),O=(0,we.make)("span","",a);(0,gc.tipOfTerm)(O,l,()=>"",{meaning:w,formula:"",unit:""});let T=(0,we.make)("th",
"",null,{scope:"row"});T.append(O),b.append(T);for(let{figures:W}of n)b.insertCell().append((0,we.together)(y(W,e)))}t.replaceChildren((0,we.make)("h3","gp-serv\
ing-sub",n.length>1?(0,ee.t)("The ways side by side"):(0,ee.t)("In numbers")),Ir(o,(0,ee.t)("The ways side by side")),(0,we.make)("p","gp-note",(0,we.inParts)([
(0,ee.t)("Timed once, on this machine: too little to say which is faster"),(0,ee.t)("requests that did not finish count in no latency")])+"."))}function bc(t,e){let n=k=>t.querySelector(".gp-"+k),o=new Is,[s,r]=[n("serving-charts"),n("serving-moments")],a=uc({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,k=>{o.at=k,E(),l.forEach(({showStep:g})=>g())}),l=[];function w(k,g,f){Object.assign(o,{way:k,request:g,at:f}),a.stop(),
E()}function y(k,g){for(let{scroll:f}of l)f!==g&&f.scrollLeft!==k&&(f.scrollLeft=k)}function b(){let k=(0,Fe.make)("section","gp-serving-chart"),g=(0,Fe.make)("\
h3","gp-serving-way");return g.append((0,Fe.make)("span"),(0,Fe.make)("small")),k.append(g,(0,Fe.make)("div","gp-gantt"),(0,Fe.make)("div","gp-serving-faults")),
k}let O=k=>o.ways.length>1?`${Kt(k)} ${qn(o.ways[k].settings)}`:qn(o.ways[k].settings);function T(){let k=(0,tn.fit)(s,o.ways.length,b);l.length=Math.min(l.length,
k.length),o.ways.forEach((g,f)=>{let[c,d,i]=k[f].children;(0,Fe.say)(c.firstChild,O(f)),(0,Fe.say)(c.lastChild,` ${Ns(g.settings)}`),l[f]??=fc(d,o,f,{onPick:w,onScroll:y}),
l[f].draw();let h=g.faults.map(Yl);(0,tn.fit)(i,h.length,()=>(0,Fe.make)("p")),h.forEach((u,S)=>(0,Fe.say)(i.children[S],u))})}function W(){let k=(0,Fe.make)("s\
ection","gp-serving-moment");return k.append((0,Fe.make)("h3","gp-serving-sub"),(0,Fe.make)("p","gp-note"),(0,Fe.make)("div","gp-serving-blocks"),(0,Fe.make)("p",
"gp-serving-queue")),k}function M(k){let g=(0,tn.fit)(r,o.ways.length,W);o.ways.forEach((f,c)=>{let[d,i,h,u]=g[c].children;(0,Fe.say)(d,O(c)),(0,Fe.say)(i,jr(o,
c)),Ul(h,o,c,k);let S=f.sums[o.stepOf(c)];(0,Fe.say)(u,S?ec(S):"")})}function E(){let k=Ls(t);a.draw(jr(o,o.way)),l.forEach(({place:g})=>g()),M(k),rc(n("serving\
-card"),o,k),(0,tn.showIf)(n("serving-hint"),o.request===null),dc(n("serving-curves"),o,g=>{w(o.way,o.request,g),l.forEach(({showStep:f})=>f())})}function x(){let{
model:k,dtype:g,device:f,seed:c}=o.values,d=o.requests.some(({temperature:u})=>u!==null);(0,Fe.say)(n("about"),(0,Fe.inParts)([k,g,f,(0,Bs.tn)(o.requests.length,
"{count} request","{count} requests"),d&&(0,Bs.t)("seed {seed}",{seed:c})]));let i=o.ways.map(({settings:u})=>u.kind),h=u=>t.querySelectorAll(".gp-"+u);for(let u of h(
"of-generate"))(0,tn.showIf)(u,i.includes("padded"));for(let u of h("of-blocks"))(0,tn.showIf)(u,i.includes("continuous"));(0,tn.showIf)(n("of-ways"),i.length>1),
n("of-ways").replaceChildren(...i.flatMap((u,S)=>[(0,Fe.make)("i",`gp-way-line gp-way-${S}`),Kt(S)])),T(),E(),wc(n("serving-numbers"),o)}let m=()=>!t.hidden&&o.
values&&x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",m),new MutationObserver(m).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&E()).observe(n("serving-curves")),t.addEventListener("gp-alone",m),k=>{if((0,tn.showIf)(t,!!e.found?.ways?.
length),t.hidden||!k.found)return;let g=o.take(e.found);g&&a.stop(),x(),(g||o.settles)&&l.forEach(({showStep:f})=>f())}}var Fs=v(ue(),1),An=v(G(),1),_t=v(F(),1),yc=v(_e(),1),nn=v(kn(),1),Ks=v(an(),1);function xc(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Ks.MarkedText(n("words"));
function s({before:l,after:w}){if(w.error)return["even","…",(0,_t.t)("Nothing left to score"),`${(0,_t.t)(w.error.message)} ${(0,_t.t)("z was {z} before.",{z:(0,nn.zWords)(
l.z_score)})}`];let y=(0,_t.t)("z from {before} to {after}",{before:(0,nn.zWords)(l.z_score),after:(0,nn.zWords)(w.z_score)}),b=Number(w.threshold.toFixed(2));return l.
prediction?w.prediction?["good","◆",y,(0,_t.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:b})]:["bad","◇",y,(0,_t.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:b})]:["even","◇",y,(0,_t.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:b})]}function r({how:l,strength:w}){return l?(0,yc.isKnown)(w)?(0,_t.t)("{attack}\
, strength {strength}",{attack:(0,_t.t)(l),strength:(0,An.percent)(w)}):(0,_t.t)(l):(0,_t.t)("edited by hand")}function a(l){let{before:w,after:y}=l,[b,O,T,W]=s(
l);(0,Fs.sayAttributes)(n("answer"),{"data-verdict":b}),(0,An.say)(n("answer-sign"),O),(0,An.say)(n("answer-words"),T),(0,An.say)(n("answer-more"),W),(0,An.say)(
n("told"),`${T}. ${W}`),(0,An.say)(n("about"),r(l)),(0,Fs.showIf)(n("of-text"),!y.error),y.error||((0,Ks.markLegend)(n("legend"),...(0,nn.legendOf)(y)),o.show((0,nn.markedItems)(
y)));let M=[{name:(0,_t.t)("before"),report:w},...y.error?[]:[{name:(0,_t.t)("after"),report:y}]];(0,nn.fillDetectionTable)(n("found-numbers"),M)}return l=>{t.hidden=
!e.found,!t.hidden&&l.found&&a(e.found)}}var bt=v(ue(),1),Go=v(Ye(),1),Gs=v(er(),1),B=v(G(),1),V=v(F(),1),Hs=v(Pe(),1),Gr=v(_e(),1),Ho=v(kn(),1);var Fo=v(ue(),1),Bo=v(Ye(),1),je=v(G(),1),he=v(F(),1),Jn=v(_e(),1),Gt=v(kn(),1),yt=v(an(),1);function vc(t,e){let n=f=>t.querySelector(".gp-"+f),o=["without","w\
ith"],s=n("threshold"),r=3,a=()=>e.answered("pair"),l=({report:f})=>!!f&&!f.error,w=o.map(f=>{let c=(0,je.make)("div"),[d,i,h]=[(0,je.make)("p","gp-facts"),(0,je.make)(
"p","gp-problem","",{role:"status"}),(0,je.make)("div","gp-text-body",null,{dir:"auto"})];return c.append((0,je.make)("h3","",f==="with"?(0,he.t)("With the wate\
rmark"):(0,he.t)("Without the watermark")),d,i,h),n("texts").append(c),{facts:d,problem:i,text:new yt.MarkedText(h),shown:0,report:null}});s.addEventListener("i\
nput",()=>{let f=s.valueAsNumber;!Number.isFinite(f)||f<0||f>20||(r=f,a()&&g())});function y(f,c,d){if(d){f.report!==d&&f.text.show((0,Gt.markedItems)(d)),Object.
assign(f,{report:d,shown:0});return}let[i]=e.groups[c].entries,h=i.tokens.map(u=>({token:u,mark:{},words:()=>(0,he.t)("{token}, not scored yet",{token:(0,je.quoted)(
u.text)})}));f.text.show(h,f.report?0:f.shown),Object.assign(f,{report:null,shown:h.length})}function b({tokens:f,perplexity:c,stop_reason:d,report:i}){if(!f)return(0,he.t)(
"not started");let h=[(0,he.tn)(f,"{count} token","{count} tokens")];return(0,Jn.isKnown)(c)&&h.push((0,he.t)("perplexity {value}",{value:(0,Bo.fixed)(c,2)})),i&&
!i.error&&h.push(i.kind==="green"?(0,he.t)("{share} green",{share:(0,je.percent)(i.green_fraction)}):(0,he.t)("mean g-value {g}",{g:(0,Bo.fixed)(i.mean,3)})),d&&
h.push((0,je.stopWords)(d)[1]),h.join(" · ")}function O({texts:f}){f.forEach((d,i)=>{let h=w[i];y(h,i,l(d)?d.report:null),(0,je.say)(h.facts,b({...d,tokens:d.tokens||
e.groups[i].entries[0].tokens.length}));let{error:u}=d.report||{};(0,Fo.showIf)(h.problem,!!u),(0,je.say)(h.problem,u?`${(0,he.t)(u.message)} ${(0,he.t)(u.fix)}`:
"")});let c=f.filter(l).map(({report:d})=>(0,Gt.legendOf)(d)[1]);(0,yt.markLegend)(n("legend"),e.found.kind,{unscored:c.some(({unscored:d})=>d),repeated:c.some(
({repeated:d})=>d)})}function T({texts:f}){if(!f.every(l))return f.find(({report:u})=>u&&u.error)?["even","–",(0,he.t)("No comparison"),(0,he.t)("One of the t\
exts cannot be scored.")]:["wait","…",e.done?(0,he.t)("No answer"):(0,he.t)("Not known yet"),(0,he.t)("Both texts must be complete.")];let[c,d]=f.map(({report:h})=>h.
z_score),i=(0,he.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,Gt.zWords)(d),plain:(0,Gt.zWords)(c),threshold:Number(
r.toFixed(2))});return c>r?["bad","✗",(0,he.t)("A false positive"),`${i} ${(0,he.t)("The text without the watermark passes it.")}`]:d>r?["good","◆",(0,he.t)(
"The watermark is found"),i]:["even","◇",(0,he.t)("The watermark is not found"),`${i} ${M(f[1].report)}`]}let W=({tokens_needed:f,threshold:c})=>(0,Jn.isKnown)(
f)&&c>0?Math.ceil(f*(r/c)**2):null;function M(f){let[c,d]=[W(f),(0,Gt.scoredOf)(f)];return c>d?(0,he.tn)(c,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,je.count)(d)}):
(0,he.t)("A longer text or a stronger mark would help.")}function E({texts:f}){let[c,d]=f.map(({perplexity:h})=>h);return!f.every(l)||!(0,Jn.isKnown)(c)||!(0,Jn.isKnown)(
d)?"":`${(0,he.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Bo.fixed)(c,2),marked:(0,Bo.fixed)(d,2)})} ${(0,he.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,he.t)("What does it cost?")})}`}function x(f){let[c,d,i,h]=T(f);(0,Fo.sayAttributes)(
n("answer"),{"data-verdict":c}),(0,je.say)(n("answer-sign"),d),(0,je.say)(n("answer-words"),i),(0,je.say)(n("answer-more"),`${h} ${E(f)}`.trim()),(0,je.say)(n("\
means"),(0,yt.thresholdWords)(r)),e.done&&(0,je.say)(n("told"),`${i}. ${h}`);let u=e.entries[0]&&e.entries[0].seed;(0,je.say)(n("about"),[Kr(f.watermark),...(0,Jn.isKnown)(
u)?[(0,he.t)("seed {seed}",{seed:u})]:[]].join(" · "))}function m({report:f,expected:c}){if(!(0,Jn.isKnown)(c)||f.kind!=="green")return null;let{ratio:d,num_tokens_scored:i}=f,
h=Array.from({length:Math.min(60,i)},(u,S)=>(S+1)*i/Math.min(60,i));return{name:(0,he.t)("expected with it, at least"),look:"expected",points:h.map(u=>[u,(0,yt.greenZ)(
c*u,u,d)]),tip:(0,he.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,je.percent)(c)})}}function k({texts:f}){if((0,Fo.showIf)(n("evidence"),f.every(l)),n("evidence").hidden)return;let[c,d]=f,
i=[{name:(0,he.t)("with the watermark"),look:"measured",points:d.report.curve},m(d),{name:(0,he.t)("without it"),look:"other",points:c.report.curve}].filter(Boolean);
(0,yt.zKeys)(n("keys"),i),(0,yt.zPicture)(n("curves"),{curves:i,threshold:r});let h=f.map(({report:u},S)=>{let N=(0,yt.pValue)(u.z_score);return{name:S?(0,he.t)(
"with"):(0,he.t)("without"),report:{...u,threshold:r,p_value:N,confidence:1-N,false_positive_rate:(0,yt.pValue)(r),tokens_needed:W(u)}}});(0,Gt.fillDetectionTable)(
t.querySelector("table"),h)}function g(){O(e.found),x(e.found),k(e.found)}return new ResizeObserver(()=>a()&&k(e.found)).observe(t),f=>{t.hidden=!a(),!t.hidden&&
(f.run&&w.forEach(c=>Object.assign(c,{report:null,shown:0})&&c.text.show([])),(f.run||f.found||f.status||f.steps)&&g())}}function Kr(t){return Array.isArray(t.keys)?
(0,he.tn)(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):(0,he.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",Oc(t))}function Sc(t){return Array.isArray(t.keys)?(0,he.t)("SynthID, n-grams of {length}",{length:t.ngram_len}):
(0,he.t)("green lists of {ratio}, {scheme}, context width {width}",Oc(t))}var Oc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,je.percent)(t),bias:e,scheme:n,width:o});var Ds=v(an(),1),Ko=t=>Object.hasOwn(Gs.SCORES,t)?(0,V.t)(Gs.SCORES[t][0]):t;function $c(t,e){let n=p=>t.querySelector(".gp-"+p),[o,s]=[n("which"),n("threshold")],
r={},a=null,l=.01,w=()=>e.answered("sure"),y=({auc:p})=>(0,Gr.isKnown)(p),b=({scores:p,learned:$})=>{let _=p.findIndex(({name:C})=>C===a);return _>=0?_:$?p.length-
1:0},O=p=>r[p]??(p==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{a=o.value,A()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||
Math.abs(s.valueAsNumber)>100||(r[e.found.scores[b(e.found)].name]=s.valueAsNumber,d(e.found))});function T({counts:p,scores:$,fewest:_},C){let P=e.done?(0,V.t)(
"No answer"):(0,V.t)("Not known yet");if(!y(C))return["wait","…",P,e.done?(0,V.t)("At least one text without the watermark and one with it must be scored."):(0,V.t)(
"The first texts are being written.")];let[q]=C.rates;if(Math.min(...p)<_)return["wait","…",P,(0,V.tn)(p[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,B.count)(p[0]),fewest:(0,B.count)(_)})];let L={found:(0,B.count)(q.detected),number:(0,B.count)(q.marked),rate:(0,B.percent)(q.level)},z=e.running?
(0,V.t)("{found} of {number} found at {rate} false positives so far",L):(0,V.t)("{found} of {number} found at {rate} false positives",L),j=[...W(q,$.length>1?Ko(
C.name):""),(0,V.t)("AUC of these texts: {auc}.",{auc:(0,Go.fixed)(C.auc,3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",z,j]}function W(p,$){let[
_,C]=p.found_between.map(B.percent),P={number:(0,B.count)(p.false_positives),share:(0,B.percent)(p.false_between[1])},q=[$?(0,V.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:$,low:_,high:C}):(0,V.t)("The true detection rate is between {low} and {high}.",{low:_,high:C}),p.false_positives?
(0,V.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",P):(0,V.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",P)];return p.level>l&&q.push((0,V.tn)(p.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,B.percent)(p.level)})),p.apart||q.push((0,V.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),q}function M(p){let[$,_,C,P]=T(p,p.scores[b(p)]);(0,bt.sayAttributes)(n("answe\
r"),{"data-verdict":$}),(0,B.say)(n("answer-sign"),_),(0,B.say)(n("answer-words"),C),(0,B.say)(n("answer-more"),P),e.done&&(0,B.say)(n("told"),`${C}. ${P}`),(0,B.say)(
n("missing"),St(e,p)),(0,B.say)(n("about"),[Kr(p.watermark),...p.learned?[(0,V.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:q,
problem:L}=p;(0,bt.showIf)(n("warning"),q>0);let z=L?`${(0,V.t)(L.message)} ${(0,V.t)(L.fix)}`:(0,V.t)("No token in them counts.");(0,B.say)(n("warning"),q>0?`⚠\
 ${(0,V.tn)(q,"{count} text was not scored.","{count} texts were not scored.")} ${z}`:"")}let E=(p,$)=>p.filter(_=>_>$).length;function x({values:p,name:$},_){let[
C,P]=p.map(j=>E(j,_)),[q,L]=[C/p[0].length,P/p[1].length],z=[(0,V.tn)(p[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number(_.toFixed(2)),marked:(0,B.count)(P),found:(0,B.percent)(L),plain:(0,B.count)(C),others:(0,B.count)(p[0].length),passed:(0,B.percent)(
q)})];return $!=="posterior"&&z.push((0,V.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,Ds.pWords)((0,Ds.pValue)(_))})),
{x:q,y:L,words:z.join(" ")}}function m(p,$){let _=2/(9*($-1));return p**2>(1-_+1.645*Math.sqrt(_))**3}function k({values:p,normal:$,name:_}){if(_==="posterior"||
!$[0])return"";let[C,P]=$.map(L=>L&&{mean:(0,Ho.zWords)(L[0]),deviation:(0,Go.fixed)(L[1],2)}),q=[(0,V.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",C),P?(0,V.t)("With it: mean {mean}, standard deviation {deviation}.",P):(0,V.t)("With it: too few texts.")];return m($[0][1],
p[0].length)&&q.push((0,V.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,V.t)(
"count repeated n-grams once")})),q.join(" ")}function g({scores:p}){let $=p.filter(y).flatMap(C=>C.rates.map(P=>[C,P])),_=(0,bt.fit)(t.querySelector(".gp-rates\
 tbody"),$.length,()=>{let C=(0,B.make)("tr");return C.append((0,B.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let P=(0,B.make)("td");return P.
append((0,B.make)("span")," ",(0,B.make)("small")),P})),C});$.forEach(([C,P],q)=>{let[L,z,j,I,se]=_[q].cells,[J,Te]=P.found_between.map(B.percent);(0,B.say)(L,Ko(
C.name)),f(z,(0,B.percent)(P.level),""),P.shown?f(j,(0,B.percent)(P.detected/P.marked),(0,Gr.isKnown)(P.threshold)?(0,V.t)("({low} to {high}), threshold {thresh\
old}",{low:J,high:Te,threshold:(0,Ho.zWords)(P.threshold)}):(0,V.t)("({low} to {high})",{low:J,high:Te})):f(j,(0,V.t)("not known"),(0,V.tn)(Math.ceil(1/P.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),f(I,P.normal?(0,B.percent)(P.normal.rate):"–",P.normal?(0,V.t)("threshold {value}",{value:(0,Ho.zWords)(
P.normal.threshold)}):""),P.shown?f(se,(0,V.t)("up to {share}",{share:(0,B.percent)(P.false_between[1])}),(0,V.t)("{passed} of {number} passed",{passed:(0,B.count)(
P.false_positives),number:(0,B.count)(P.plain)})):f(se,"–","")})}function f(p,$,_){(0,B.say)(p.children[0],$),(0,B.say)(p.children[1],_)}function c({scores:p}){
let[{rates:$}]=p.filter(y),_=$.filter(({shown:L})=>!L).map(({level:L})=>(0,B.percent)(L));if(!_.length)return"";let[C,P]=_;return`${(0,V.tn)($[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:P?(0,V.t)("{first} or {second}",{first:C,second:P}):C})} ${(0,V.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function d(p){let $=p.scores[b(p)];if((0,bt.showIf)(n("shown"),y($)),!y($))return;
let _=O($.name);document.activeElement!==s&&(s.value=_);let C=x($,_);Me(n("scores"),Qo(e.charts[`scores ${$.name}`],_,(0,V.t)("threshold {value}",{value:Number(
_.toFixed(2))}))),(0,B.say)(n("at-threshold"),C.words),(0,B.say)(n("spreads"),k($)),(0,bt.showIf)(n("of-fit"),$.name!=="posterior"&&$.normal.some(Boolean));let P=p.
scores.filter(y);if(Me(n("roc"),li(e.charts[`roc ${$.name}`],C)),h(n("roc-keys"),P.map(({name:L,auc:z},j)=>[j===P.indexOf($)?"gp-roc-main":`gp-roc-other gp-roc-${j%
3}`,(0,V.t)("{score}: AUC {auc}",{score:Ko(L),auc:(0,Go.fixed)(z,3)}),(0,V.t)((0,B.named)(Gs.SCORES,L,["","",""])[2]),"auc"])),g(p),(0,B.say)(n("few"),c(p)),(0,bt.showIf)(
n("of-lengths"),p.lengths.length>1),p.lengths.length<2)return;Me(n("lengths-box"),e.charts.lengths);let q=p.kind==="synthid"?(0,V.t)("mean g"):"z";h(n("length-k\
eys"),[["gp-z-measured",(0,V.t)("found at {rate} false positives, by {score}, from the samples",{rate:i(p.lengths),score:q}),(0,V.t)("The threshold is the laxes\
t that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % i\
ntervals of the true rate."),"detection-rate"],["gp-z-expected",(0,V.t)("the same by normal distributions"),(0,V.t)("As if the scores at each length were normal\
."),"detection-rate"],["gp-z-other",(0,V.t)("AUC"),(0,V.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}
function i(p){let $=p.map(({levels:[P]})=>P),[_,C]=[Math.min(...$),Math.max(...$)].map(B.percent);return _===C?_:(0,V.t)("{low} to {high}",{low:_,high:C})}function h(p,$){
let _=(0,bt.fit)(p,$.length,()=>{let C=(0,B.make)("span"),P=(0,bt.svg)("svg");return(0,bt.sayAttributes)(P,{width:26,height:8,"aria-hidden":"true"}),P.append((0,bt.svg)(
"path")),C.append(P,(0,B.make)("span")),C});$.forEach(([C,P,q,L],z)=>{(0,bt.sayAttributes)(_[z].firstChild.firstChild,{class:C,d:"M1 4H25"}),(0,B.say)(_[z].lastChild,
P),(0,Hs.tipOfTerm)(_[z].lastChild,L,()=>"",{meaning:q})})}function u(){let{found:p}=e,$=p&&p.scores[b(p)];return!$||!y($)?null:{score:$,rate:$.rates.find(({shown:_})=>_)||
$.rates[0]}}let S=p=>()=>{let $=u(),_=$&&p($);return _?(0,V.t)("{name}: {words}.",{name:Ko($.score.name),words:_}):""};(0,Hs.runsOfTerms)(t,{roc:S(({score:p})=>`\
AUC ${(0,Go.fixed)(p.auc,3)}`),level:S(({rate:p})=>(0,V.t)("{passed} of {number} passed = {share}",{passed:(0,B.count)(p.false_positives),number:(0,B.count)(p.plain),
share:(0,B.percent)(p.false_positives/p.plain)})),found:S(({rate:p})=>(0,V.t)("{found} of {number} found = {share}",{found:(0,B.count)(p.detected),number:(0,B.count)(
p.marked),share:(0,B.percent)(p.detected/p.marked)})),normal:S(({rate:p})=>p.normal?(0,V.t)("{share} above {threshold}",{share:(0,B.percent)(p.normal.rate),threshold:(0,Ho.zWords)(
p.normal.threshold)}):""),truth:S(({rate:p})=>(0,V.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,B.count)(p.false_positives),number:(0,B.count)(
p.plain),share:(0,B.percent)(p.false_between[1])})),spread:()=>{let p=u();return p?k(p.score):""}});function N({scores:p}){(0,bt.showIf)(n("of-score"),p.length>
1);let $=p.map(({name:_})=>_).join();o.dataset.key!==$&&(o.dataset.key=$,o.replaceChildren(...p.map(({name:_})=>(0,B.make)("option","",Ko(_),{value:_}))),o.value=
p[b(e.found)].name)}function A(){N(e.found),M(e.found),d(e.found)}return p=>{t.hidden=!w(),!t.hidden&&(p.found||p.status)&&A()}}var Zn=v(ue(),1),on=v(G(),1),ft=v(F(),1),Hr=v(_e(),1),Wt=v(kn(),1),Pn=v(an(),1);function Tc(t,e){let n=m=>t.querySelector(".gp-"+m),o=[(0,ft.t)("the text alone"),
(0,ft.t)("with its prompt")],s=new Pn.MarkedText(n("words")),r=n("which");r.addEventListener("change",()=>O());let a=()=>e.found.reports[Math.min(Number(r.value),
e.found.reports.length-1)];function l({reports:m,once:k,otherwise:g}){let[f,c,d,i]=(0,Wt.verdictOf)(m[0],k?null:g);(0,Zn.sayAttributes)(n("answer"),{"data-verdi\
ct":f}),(0,on.say)(n("answer-sign"),c),(0,on.say)(n("answer-words"),d),(0,on.say)(n("answer-more"),i),(0,on.say)(n("told"),`${d}. ${i}`),(0,Zn.showIf)(n("beside"),
m.length>1),m.length>1&&(0,on.say)(n("beside"),y(m));let h=w(e.found);(0,Zn.showIf)(n("repeats"),!!h),(0,on.say)(n("repeats"),h),(0,on.say)(n("about"),b(e.found))}
function w({reports:[{num_tokens_scored:m}],otherwise:k,once:g}){let f=k?k.num_tokens_scored:null;if(!(0,Hr.isKnown)(f)||f===m)return"";let c=(0,Wt.zWords)(k.z_score);
return g?(0,ft.tn)(f-m,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:c}):
(0,ft.tn)(m-f,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the scored tokens, \
{count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:c})}function y([m,k]){let g=k.z_score-m.z_score,f=Math.abs(
g)<.005?(0,ft.t)("This changes nothing."):g<0?(0,ft.t)("This dilutes the mark."):(0,ft.t)("This happens to add to it."),c=(0,Wt.zWords)(k.z_score);return`${(0,ft.tn)(
k.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:c})}\
 ${f}`}function b({model:m,watermark:k,exact:g,once:f}){return[Array.isArray(k.keys)?(0,ft.tn)(k.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,ft.t)(
"green list, {scheme}",{scheme:k.seeding_scheme||"lefthash"}),g?(0,ft.t)("the tokens of the run"):(0,ft.t)("tokens as {model} splits the text",{model:m}),...f?[
(0,ft.t)("repeated n-grams counted once")]:[]].join(" · ")}function O(){let m=a();(0,Pn.markLegend)(n("legend"),...(0,Wt.legendOf)(m)),s.show((0,Wt.markedItems)(
m))}function T({reports:m}){let k=m.map(({curve:i},h)=>({name:m.length>1?o[h]:"z",look:h?"other":"measured",points:i||[]})),[{tokens_needed:g,threshold:f}]=m,c=(0,Wt.scoredOf)(
m[0]),d=(0,Hr.isKnown)(g)?{at:g,words:W(g,c)}:null;(0,Pn.zPicture)(n("curve-box"),{curves:k,threshold:f,needed:d}),(0,Pn.zKeys)(n("curve-keys"),m.length>1?k:[])}
function W(m,k){return m<=k?(0,ft.tn)(m,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,ft.tn)(m,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,on.count)(m-k)})}function M(){(0,Zn.showIf)(n("of-layers"),!!e.charts.layers),Me(n("layers-box"),e.charts.layers)}function E(m){let{
reports:k}=e.found;(0,Zn.showIf)(n("of-prompt"),k.length>1),l(e.found),m&&O(),(0,Wt.fillDetectionTable)(n("found-numbers"),k.map((g,f)=>({name:o[f],report:g}))),
T(e.found),M()}let x=()=>!!e.found;return new ResizeObserver(()=>x()&&E(!1)).observe(t),m=>{t.hidden=!x(),!t.hidden&&m.found&&E(!0)}}var Ht=v(ue(),1),Ce=v(G(),1),Je=v(F(),1),Vs=v(_e(),1),Do=v(kn(),1),_c=v(an(),1);function Mc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-n\
ote");function s({rows:O,threshold:T}){let W=O.flatMap(({reports:k})=>k.map(({z_score:g})=>g)).filter(Vs.isKnown),M=Math.min(-3,...W)-.4,E=Math.max(T,...W)+.4,x=k=>(k-
M)/(E-M),m=(0,Ht.fit)(n,O.length,r);O.forEach(({what:k,how:g,meaning:f,keeps:c,reports:d},i)=>{let[h,u,S]=m[i].cells;m[i].classList.toggle("gp-right",i===0);let[
N,A]=h.children;(0,Ce.say)(N,(0,Je.t)(k)),(0,Ht.sayAttributes)(N,{"data-tip":(0,Je.t)(f)}),(0,Ce.say)(A,(0,Je.t)(g));let p=d.map(({z_score:C})=>C).filter(Vs.isKnown);
a(u.firstChild,p.map(x),{zero:x(0),threshold:x(T)});let $=p.length>1?(0,Je.t)("{low} to {high}",{low:(0,Do.zWords)(Math.min(...p)),high:(0,Do.zWords)(Math.max(...p))}):
(0,Do.zWords)(p[0]);(0,Ce.say)(S.children[0],$),(0,Ce.say)(S.children[1],l(d,c));let _=i?w({keeps:c,meaning:f,reports:d},T):"";(0,Ht.showIf)(S.children[2],!!_),
(0,Ce.say)(S.children[2],_)}),(0,Ce.say)(o,b(O))}function r(){let O=(0,Ce.make)("tr"),T=(0,Ce.make)("th","",null,{scope:"row"});T.append((0,Ce.make)("span","",null,
{tabindex:0}),(0,Ce.make)("small"));let W=(0,Ce.make)("td");W.append((0,Ce.make)("span","gp-strip",null,{"aria-hidden":"true"}));let M=(0,Ce.make)("td");return M.
append((0,Ce.make)("b"),(0,Ce.make)("small"),(0,Ce.make)("small","gp-why")),O.append(T,W,M),O}function a(O,T,{zero:W,threshold:M}){let E=[W,M,...T],x=(0,Ht.fit)(
O,E.length,()=>(0,Ce.make)("i"));E.forEach((m,k)=>{(0,Ht.sayClass)(x[k],["gp-line gp-zero","gp-line"][k]||"gp-dot"),(0,Ht.sayPercent)(x[k],"left",m)})}function l(O,T){
let[W]=O.filter(({error:m})=>m);if(W)return(0,Je.t)(W.error.message);let M=O.filter(({prediction:m})=>m).length,E=T==="none";if(O.length===1)return M?E?(0,Je.t)(
"▲ above it by chance"):(0,Je.t)("◆ watermarked"):(0,Je.t)("◇ no sign");if(!M)return(0,Je.tn)(O.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let x={passed:M,number:O.length};return E?(0,Je.t)("▲ {passed} of {number} above it by chance",x):(0,Je.t)("◆ {passed} of {number} watermarked",x)}function w({
keeps:O,meaning:T,reports:W},M){let E=W.filter(({prediction:f})=>f);if(!E.length)return"";if(O!=="none")return(0,Je.t)(T);let{num_tokens_scored:x,once:m}=E.reduce(
(f,c)=>c.z_score>f.z_score?c:f),k=m&&(0,Vs.isKnown)(x)?x-m.num_tokens_scored:0,g=[];if(k>0){g.push((0,Je.tn)(k,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,Ce.count)(x)}));let f=(0,Do.zWords)(
m.z_score);g.push(m.z_score>M?(0,Je.t)("Counted once, z is {z}.",{z:f}):(0,Je.t)("Counted once, z is {z}, not above the threshold.",{z:f}))}return(!k||m.z_score>
M||W.length>1)&&g.push(...y(M,W.length)),g.join(" ")}function y(O,T){let W=(0,_c.pValue)(O),M=m=>(0,Ce.count)(Number((1/m).toPrecision(2))),E=[W>.1?(0,Je.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,Ce.percent)(W)}):(0,Je.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:M(W)})];if(T===1)return E;let x=1-(1-W)**T;return E.push(x>.1?(0,Je.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,Ce.count)(
T),share:(0,Ce.percent)(x)}):(0,Je.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,Ce.count)(T),odds:M(x)})),E}function b([O]){
return O.reports[0].prediction?"":(0,Je.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return O=>{t.hidden=!e.found,!t.hidden&&O.found&&s(e.found)}}var yn=v(G(),1),Ec=v(Nt(),1),qt=v(F(),1),Cc=v(Pe(),1),Wc=v(_e(),1),qc=v(kn(),1);function Nc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:w,
seeds:y,threshold:b}){let O=l.filter(({z:W})=>W.length),T=[(0,qt.t)(a),(0,qt.tn)(y,"{count} seed at each strength","{count} seeds at each strength")];l.length<w&&
T.push((0,qt.t)("{done} of {of} strengths so far",{done:l.length,of:w})),(0,yn.say)(n("about"),T.join(" · ")),(0,yn.say)(n("strength-words"),s(O,l,b)),Me(n("st\
rength-box"),e.charts.strengths)}function s(a,l,w){let y=({strength:x,z:m})=>x===0?m[0]>w?"above":"below":pr(m,w),b=(...x)=>r(a,m=>x.includes(y(m))),[O,T,W]=[b(
"above"),b("below"),b("open","few")],M=l.filter(({refused:x})=>x).map(({strength:x})=>(0,yn.percent)(x)),E=[];return a.length&&a[0].strength===0&&y(a[0])!=="abo\
ve"&&E.push((0,qt.t)("The text is not above the threshold even before the attack.")),O&&E.push((0,qt.t)("At strength {strengths}, the median z is above the thre\
shold.",{strengths:O})),T&&E.push((0,qt.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:T})),W&&E.push((0,qt.t)("At strength {\
strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:W})),M.length&&E.push((0,qt.t)("At stren\
gth {strengths}, too little text is left to score, for some seeds or for all.",{strengths:M.join(", ")})),E.join(" ")}function r(a,l){let w=[];a.forEach((b,O)=>{
l(b)&&(O&&l(a[O-1])?w.at(-1)[1]=b.strength:w.push([b.strength,b.strength]))});let y=w.map(([b,O])=>b===O?(0,yn.percent)(b):(0,qt.t)("{low} to {high}",{low:(0,yn.percent)(
b),high:(0,yn.percent)(O)}));return y.length>1?(0,qt.t)("{names} and {last}",{names:y.slice(0,-1).join(", "),last:y.at(-1)}):y.join("")}return(0,Cc.runsOfTerms)(
t,{median:()=>(0,Ec.inARow)((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({strength:a,z:l})=>(0,qt.t)("{strength}: z {median}",{strength:(0,yn.percent)(
a),median:(0,qc.zWords)((0,Wc.medianOf)(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}var Dt=v(ue(),1),xo=v(Ye(),1),Ac=v(Nt(),1),Ke=v(G(),1),U=v(F(),1),vo=v(Pe(),1),Qn=v(_e(),1),Vo=v(kn(),1);var Dr=(t,e)=>t?[e]:[];function Pc(t,e){let n=g=>t.querySelector(".gp-"+g),o=()=>e.answered("cost"),s=({perplexity:g,score:f})=>!!(g&&f),r=({knob:g},f)=>g==="ke\
ys"?(0,U.tn)(f,"{count} key","{count} keys"):(0,U.t)("bias {value}",{value:Number(f.toFixed(3))});function a(g){let[f,...c]=g.points,d=c.filter(s).sort((p,$)=>p.
value-$.value),i=e.done?(0,U.t)("No answer"):(0,U.t)("Not known yet");if(!s(f)||!d.length)return["wait","…",i,e.done?(0,U.t)("At least one text without the wa\
termark and one with it must be scored."):(0,U.t)("The first texts are being written.")];let h=(0,U.t)("The threshold is {threshold}.",{threshold:g.threshold}),
u=p=>[w(g,p),...y(p,f)].join(" ");if(d.every(({found:p})=>p==="few")){let p=Math.max(...d.map(({texts:_})=>_)),$=(0,U.tn)(p,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:hr});return["wait","…",i,`${u(d.at(-1))}\
 ${$}`]}let S=d[d.findLastIndex(({found:p})=>p!=="above")+1];if(S){let p=r(g,S.value);return["good","◆",e.running?(0,U.t)("Found from {strength} on, so far",{
strength:p}):(0,U.t)("Found from {strength} on",{strength:p}),`${h} ${u(S)}`]}let N=d.filter(({found:p})=>p==="above");if(N.length){let p=N.map(({value:$})=>r(g,
$)).join(", ");return["even","◇",e.running?(0,U.t)("Found at {strengths}, so far",{strengths:p}):(0,U.t)("Found at {strengths}",{strengths:p}),`${(0,U.t)("At \
the strongest it is not certain.")} ${u(d.at(-1))}`]}let A=d.every(({found:p})=>p==="below");return["even","◇",l(A),`${h} ${u(d.at(-1))} ${(0,U.t)("Longer tex\
ts help.")}`]}function l(g){return g?e.running?(0,U.t)("Not found at any strength so far"):(0,U.t)("Not found at any strength"):e.running?(0,U.t)("Not reliably \
found at any strength so far"):(0,U.t)("Not reliably found at any strength")}function w(g,{value:f,score:{median:c,low:d,high:i}}){let h={strength:r(g,f),median:(0,Vo.zWords)(
c),low:(0,Vo.zWords)(d),high:(0,Vo.zWords)(i)};return i>d?(0,U.t)("At {strength}, the median z is {median}, interval {low} to {high}.",h):(0,U.t)("At {strength}\
, the median z is {median}.",h)}function y({perplexity:g,price:f,dearer:c},d){let i=(0,U.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,xo.fixed)(
g.median,2),plain:(0,xo.fixed)(d.perplexity.median,2)});if(!f)return[i];let h={times:vt(f.median),interval:vn(f)};return[i,f.high>f.low?(0,U.t)("Seed by seed it\
 is {times}, interval {interval}.",h):(0,U.t)("Seed by seed it is {times}.",h),...c==="open"?[(0,U.t)("That is not a clear cost.")]:c==="few"?[(0,U.t)("These ar\
e too few seeds to tell.")]:[]]}function b(g){let[f,c,d,i]=a(g);(0,Dt.sayAttributes)(n("answer"),{"data-verdict":f}),(0,Ke.say)(n("answer-sign"),c),(0,Ke.say)(n(
"answer-words"),d),(0,Ke.say)(n("answer-more"),i),e.done&&(0,Ke.say)(n("told"),`${d}. ${i}`),(0,Ke.say)(n("missing"),St(e,g)),(0,Ke.say)(n("about"),Sc(g.watermark))}
function O(g){let f=g.kind==="green";for(let c of["perplexity","score","share","suppressed"])Me(n(c),e.charts[c]);(0,Ke.say)(n("share-name"),f?(0,U.t)("Green to\
kens"):(0,U.t)("Mean g-value")),(0,vo.tipOfTerm)(n("share-name"),f?"green-list":"g-value",()=>T(E),{meaning:f?(0,U.t)("Green tokens / tokens scored, of all text\
s of a strength together."):(0,U.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:f?(0,U.t)("green / scored"):"Σ g \
/ n",unit:f?"%":""}),(0,Dt.showIf)(n("of-suppressed"),!!e.charts.suppressed),(0,Dt.showIf)(n("limits"),f),(0,Dt.showIf)(n("of-expected"),g.points.some(({expected:c})=>(0,Qn.isKnown)(
c))),(0,Ke.say)(n("suppressed-name"),(0,U.t)("Suppressed candidates")),(0,vo.tipOfTerm)(n("suppressed-name"),f?"green-list":"g-value",()=>T(x),{formula:"",unit:(0,U.t)(
"tokens"),meaning:(0,U.tn)(g.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean ov\
er all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let T=g=>(0,Ac.inARow)(
e.found.points.filter(f=>g(f)!=="–").map(f=>(0,U.t)("{name}: {words}",{name:f.value===null?(0,U.t)("none"):r(e.found,f.value),words:g(f)}))),W=({perplexity:g})=>g?
(0,xo.fixed)(g.median,2):"–",M=({score:g})=>g?(0,Vo.zWords)(g.median):"–",E=({share:g})=>(0,Qn.isKnown)(g)?e.found.kind==="green"?(0,Ke.percent)(g):(0,xo.fixed)(
g,3):"–",x=({suppressed:g})=>(0,Qn.isKnown)(g)?(0,xo.fixed)(g,2):"–";(0,vo.runsOfTerms)(t,{perplexity:()=>T(W),score:()=>T(M)});function m(g){let f=g.kind===
"green",c=(p,$=g.points)=>$.some(_=>(0,Qn.isKnown)(_[p])),d=(0,U.t)("At least this share of tokens is expected to be green, from the distributions that the mode\
l had along the texts."),i=(0,U.t)("How much probability the watermark moved from red candidates to green ones at a step, on average."),h=[[g.knob==="keys"?(0,U.t)(
"keys"):(0,U.t)("bias"),({value:p})=>p===null?(0,U.t)("none"):String(p)],[(0,U.t)("texts"),({texts:p})=>(0,Ke.count)(p),"sample",{formula:""}],[(0,U.t)("perplex\
ity"),W,"perplexity",{meaning:(0,U.t)("The median of the texts of a strength.")}],["z",M,"z-score",{meaning:(0,U.t)("The median of the texts of a strength.")}],
[f?(0,U.t)("green"):(0,U.t)("mean g"),E,f?"green-list":"g-value",{formula:f?(0,U.t)("green / scored"):"Σ g / n",unit:f?"%":""}],...Dr(c("expected"),[(0,U.t)("e\
xpected at least"),({expected:p})=>(0,Qn.isKnown)(p)?(0,Ke.percent)(p):"–","green-list",{meaning:d,formula:"",unit:"%"}]),...Dr(c("suppressed",g.points.slice(
1)),[(0,U.t)("suppressed of {count}",{count:g.candidates}),x,f?"green-list":"g-value",{meaning:(0,U.t)("How many of the likeliest tokens the watermark made less\
 likely, on average over the positions."),formula:"",unit:(0,U.t)("tokens")}]),...Dr(c("moved"),[(0,U.t)("moved to green"),({moved:p})=>(0,Qn.isKnown)(p)?(0,Ke.percent)(
p):"–","total-variation",{meaning:i}])],u=t.querySelector("table.gp-numbers"),[S]=(0,Dt.fit)(u.tHead,1,()=>(0,Ke.make)("tr")),N=(0,Dt.fit)(S,h.length,()=>{let p=(0,Ke.make)(
"th","",null,{scope:"col"});return p.append((0,Ke.make)("span")),p});h.forEach(([p,$,_,C],P)=>{let q=N[P].firstChild;if((0,Ke.say)(q,p),_)(0,vo.tipOfTerm)(q,_,()=>T(
$),C);else for(let L of["data-tip","data-term","tabindex"])q.removeAttribute(L)});let A=(0,Dt.fit)(u.tBodies[0],g.points.length,()=>(0,Ke.make)("tr"));g.points.
forEach((p,$)=>{A[$].firstChild||A[$].append((0,Ke.make)("th","",null,{scope:"row"}));let _=(0,Dt.fit)(A[$],h.length,()=>(0,Ke.make)("td"));h.forEach(([,C],P)=>(0,Ke.say)(
_[P],C(p)))})}function k(){b(e.found),O(e.found),m(e.found)}return g=>{t.hidden=!o(),!t.hidden&&(g.found||g.status)&&k()}}var Mt=v(ue(),1),Us=v(Ye(),1),re=v(G(),1),Lc=v(Nt(),1),ye=v(F(),1),Js=v(Pe(),1),zc=v(_e(),1),Vt=v(kn(),1),Zs=v(an(),1);function jc(t,e){let n=i=>t.querySelector(
".gp-"+i),o=["A","B"],[s,r]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:i})=>i.every(({report:h})=>!h.error)):[],w=({left:i})=>i?0:
1,y=()=>r.filter((i,h)=>i===w(l()[h])).length,b=o.map((i,h)=>{let u=(0,re.make)("div","gp-side"),[S,N,A,p]=[(0,re.make)("h3","",(0,ye.t)("Text {name}",{name:i})),
(0,re.make)("p","gp-facts"),(0,re.make)("div","gp-body",null,{dir:"auto"}),(0,re.make)("button","gp-button gp-main",(0,ye.t)("Text {name} is watermarked",{name:i}),
{type:"button"})],$=(0,re.make)("div","",null,{tabindex:0}),_=(0,re.make)("div");return A.append($,_),u.append(S,N,A,p),n("texts").append(u),p.addEventListener(
"click",()=>O(h)),{box:u,title:S,facts:N,plain:$,marked:_,button:p,text:new Zs.MarkedText(_)}});function O(i){r[s]===void 0&&(r[s]=i,d(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{s=Math.min(s+1,l().length-1),d(),b[0].button.focus({preventScroll:!0})});let T=i=>i.kind==="green"?i.green_fraction:i.mean,
W=i=>i.kind==="green"?(0,ye.t)("{share} green",{share:(0,re.percent)(i.green_fraction)}):(0,ye.t)("mean g {g}",{g:(0,Us.fixed)(i.mean,3)});function M(i,h,u,S){let{
report:N,perplexity:A}=u.texts[h],p=h===w(u)?"with":"without";if((0,Mt.showIf)(i.plain,!S),(0,Mt.showIf)(i.marked,S),(0,Mt.showIf)(i.button,!S),(0,Mt.showIf)(i.
facts,S),S){i.box.dataset.truth=p,(0,re.say)(i.title,E(o[h],p==="with",r[s]===h));let $=[W(N),`z ${(0,Vt.zWords)(N.z_score)}`];(0,zc.isKnown)(A)&&$.push((0,ye.t)(
"perplexity {value}",{value:(0,Us.fixed)(A,2)})),(0,re.say)(i.facts,$.join(" · ")),i.text.show((0,Vt.markedItems)(N));return}delete i.box.dataset.truth,(0,re.say)(
i.title,(0,ye.t)("Text {name}",{name:o[h]})),i.text.show([]),(0,re.say)(i.plain,N.tokens.slice(N.prompt_tokens).map(([,,$])=>$??"").join(""))}function E(i,h,u){
return h?u?(0,ye.t)("Text {name}: ◆ watermarked, your guess",{name:i}):(0,ye.t)("Text {name}: ◆ watermarked",{name:i}):u?(0,ye.t)("Text {name}: not watermar\
ked, your guess",{name:i}):(0,ye.t)("Text {name}: not watermarked",{name:i})}function x({texts:i},h){let[u,S]=[i[h],i[1-h]].map(({report:p})=>p),N={share:W(u),chance:u.
kind==="green"?(0,re.percent)(u.ratio):"0.5",z:(0,Vt.zWords)(u.z_score)},A=[u.z_score>e.found.threshold?(0,ye.t)("What gave it away: {share} with the watermark,\
 where chance gives {chance}; z is {z}, more than chance explains.",N):(0,ye.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z i\
s {z}, too little to be certain.",N),(0,ye.t)("Without it: {share}, z {z}.",{share:W(S),z:(0,Vt.zWords)(S.z_score)})];return S.z_score>u.z_score&&A.push((0,ye.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),A.join(" ")}function m(i){let h=r[s]!==void 0;if(b.forEach(
(A,p)=>M(A,p,i,h)),(0,Mt.showIf)(n("legend"),h),(0,Mt.showIf)(n("verdict"),h),(0,Mt.showIf)(n("next"),h&&s+1<l().length),!h)return;let u=i.texts.map(({report:A})=>(0,Vt.legendOf)(
A)[1]);(0,Zs.markLegend)(n("legend"),e.found.kind,{unscored:u.some(({unscored:A})=>A),repeated:u.some(({repeated:A})=>A)});let S=w(i),N=r[s]===S;(0,Mt.sayAttributes)(
n("answer"),{"data-verdict":N?"good":"bad"}),(0,re.say)(n("answer-sign"),N?"✓":"✗"),(0,re.say)(n("answer-words"),N?(0,ye.t)("Correct"):(0,ye.t)("Wrong: it w\
as text {name}",{name:o[S]})),(0,re.say)(n("answer-more"),x(i,S))}function k(i){if(!e.done)return(0,ye.t)("The texts are being written: {done} of {runs}.",{done:(0,re.count)(
i.done),runs:(0,re.count)(i.runs)});if(l().length)return"";let h=i.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return h?[(0,ye.t)("No pair of text\
s could be scored."),(0,ye.t)(h.report.error.message),(0,ye.t)(h.report.error.fix)].join(" "):(0,ye.t)("No pair of texts was completed. Run the experiment again\
.")}function g(i){let h=r.length;if((0,Mt.showIf)(n("sum"),h>0&&h===i.length),n("sum").hidden)return;let u=y();(0,re.say)(n("sum").querySelector("h3"),f(u,h));let S=Array.
from({length:h-u+1},(p,$)=>c(h,u+$)).reduce((p,$)=>p+$,0)/2**h,N=i.filter(({texts:p,left:$})=>p[$?0:1].report.z_score>p[$?1:0].report.z_score).length;(0,re.say)(
n("sum-words"),[(0,ye.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,re.count)(u),share:(0,re.percent)(S)}),(0,ye.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,re.count)(N),pairs:(0,re.count)(h)}),(0,ye.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,Js.tipOfTerm)(n("share-head"),e.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,ye.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,re.say)(n("share-head"),e.found.kind==="green"?(0,ye.t)("green with and without"):(0,ye.t)("mean g with and with\
out"));let A=(0,Mt.fit)(n("sum").querySelector("tbody"),h,()=>{let p=(0,re.make)("tr");return p.append((0,re.make)("th","",null,{scope:"row"}),(0,re.make)("td"),
(0,re.make)("td"),(0,re.make)("td")),p});i.forEach((p,$)=>{let _=w(p),[C,P]=[p.texts[_].report,p.texts[1-_].report],q=z=>z.kind==="green"?(0,re.percent)(T(z)):(0,Us.fixed)(
T(z),3);[String($+1),`${r[$]===_?"✓":"✗"} ${(0,ye.t)("text {name}",{name:o[r[$]]})}`,`${q(C)}, ${q(P)}`,`${(0,Vt.zWords)(C.z_score)}, ${(0,Vt.zWords)(P.z_score)}`].
forEach((z,j)=>(0,re.say)(A[$].cells[j],z))})}let f=(i,h)=>(0,ye.t)("{hits} of {pairs} correct",{hits:(0,re.count)(i),pairs:(0,re.count)(h)}),c=(i,h)=>Array.from(
{length:h},(u,S)=>(i-S)/(S+1)).reduce((u,S)=>u*S,1);(0,Js.runsOfTerms)(t,{scores:()=>(0,Lc.inARow)(l().slice(0,r.length).map((i,h)=>{let[u,S]=[i.texts[w(i)],i.texts[1-
w(i)]].map(({report:N})=>(0,Vt.zWords)(N.z_score));return(0,ye.t)("pair {number}: {marked} and {plain}",{number:h+1,marked:u,plain:S})}))});function d(){let i=l();
(0,re.say)(n("waiting"),k(e.found)),(0,Mt.showIf)(n("round"),i.length>0),(0,re.say)(n("about"),i.length?(0,ye.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,re.count)(s+1),pairs:(0,re.count)(i.length)}):""),(0,re.say)(n("score"),r.length?f(y(),r.length):""),i.length&&m(
i[s]),g(i)}return i=>{t.hidden=!a(),i.run&&([s,r]=[0,[]]),!t.hidden&&(i.run||i.found||i.status)&&d()}}var Bc=v(Rc(),1);(0,Bc.addGroupPanes)({draft_lengths:bi,sameness:ki,speedup:Si,batch:zi,choices:ta,difference:ma,divergence:wa,grid:Ia,lanes:tl,lengths:ol,measures:rl,
progress:al,sensitivity:fl,trie:Al,without:Pl,arrival:zl,estimate:Il,kl:hl,opened:Rl,precisions:Fl,shelf:Hl,serving:bc,attack:xc,detectability:$c,detection:Tc,marked:vc,
mistakes:Mc,strengths:Nc,watermark_cost:Pc,watermark_quiz:jc});})();
