// Written by .ci/bundle.py from modules with the SHA-256 72c0daf34dcb4fecfe4949568e58abdba47b614149892251339b004c19b9f479: edit those.
"use strict";(()=>{var ou=Object.create;var Bi=Object.defineProperty;var su=Object.getOwnPropertyDescriptor;var ru=Object.getOwnPropertyNames;var iu=Object.getPrototypeOf,au=Object.prototype.hasOwnProperty;var ye=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var lu=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of ru(e))!au.call(t,s)&&s!==n&&Bi(t,s,{get:()=>e[s],enumerable:!(o=su(e,s))||o.enumerable});
return t};var p=(t,e,n)=>(n=t!=null?ou(iu(t)):{},lu(e||!t||!t.__esModule?Bi(n,"default",{value:t,enumerable:!0}):n,t));var Lt=ye((gg,qi)=>{qi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var I=ye((wg,ji)=>{ji.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var Je=ye((bg,Hi)=>{Hi.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Di=ye((yg,Fi)=>{Fi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var Z=ye((kg,Ki)=>{Ki.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Qi=ye((xg,Zi)=>{Zi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var Oo=ye((Tg,Xi)=>{Xi.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var vs=ye((Pg,ra)=>{ra.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var it=ye((Mg,ia)=>{ia.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var la=ye((Cg,aa)=>{aa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var da=ye(($g,ca)=>{ca.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var ua=ye((_g,pa)=>{pa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var ga=ye((Wg,fa)=>{fa.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var dt=ye((Lg,Oa)=>{Oa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var Wr=ye((Ag,Pa)=>{Pa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var V=ye((Gg,Ma)=>{Ma.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Jt=ye((zg,Ca)=>{Ca.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var St=ye((Ig,$a)=>{$a.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Pe=ye((Bg,_a)=>{_a.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Ga=ye((Vg,Aa)=>{Aa.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.js"]});var an=ye((Xg,Ba)=>{Ba.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var En=ye((nw,Ua)=>{Ua.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var jr=ye((aw,sl)=>{sl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var il=ye((lw,rl)=>{rl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var Dr=ye((gw,Ol)=>{Ol.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Vr=ye((Ww,Hl)=>{Hl.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var Mc=ye((Pb,Pc)=>{Pc.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var Wc=ye((Wb,Ec)=>{Ec.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Rc=ye((Nb,Nc)=>{Nc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var Ac=ye((Rb,Lc)=>{Lc.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var Od=ye((hy,Sd)=>{Sd.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/card.tsx"]});var vp=ye((ak,kp)=>{kp.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.ts"]});var Tp=ye((lk,xp)=>{xp.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.ts"]});var Fn=ye((Ek,Rp)=>{Rp.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var tu=ye((Zk,eu)=>{eu.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var ea=p(Lt(),1),nn=p(I(),1);var ks=p(Je(),1),Ui=p(Di(),1),Ji=p(Z(),1);function Vi({text:t,class:e="gp-note"}){let n=(0,ks.useRef)(null);return(0,ks.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,Ui.withTermLinks)(t)),[t]),(0,Ji.jsx)("p",{class:e,ref:n})}var ta=p(Qi(),1),na=p(Oo(),1),Ie=p(Z(),1),Yi=2e3,oa=t=>!!(t&&"sentence"in t);function cu({group:t}){let e=t.found;if(!oa(e))return null;let{sentence:n,amounts:o=[],
texts:s=[],key:r,notes:i=[]}=e;return(0,Ie.jsxs)(Ie.Fragment,{children:[(0,Ie.jsx)("p",{class:"gp-answer-sentence",role:"status",children:(0,nn.t)(n)}),o.length>
0&&(0,Ie.jsx)("ul",{class:"gp-amounts",children:o.map((a,l)=>(0,Ie.jsx)(du,{...a},l))}),s.map((a,l)=>(0,Ie.jsx)(pu,{...a},l)),r&&s.some(({pieces:a})=>a.some(({apart:l})=>l))&&
(0,Ie.jsxs)("p",{class:"gp-note",children:[(0,Ie.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,nn.t)(r)]}),i.length>0&&(0,Ie.jsx)("ul",{class:"gp-an\
swer-notes",children:i.map((a,l)=>(0,Ie.jsx)("li",{children:(0,Ie.jsx)(Vi,{text:(0,nn.t)(a)})},l))})]})}var sa=(0,ea.groupPane)(cu,t=>oa(t.found));function du({
label:t,share:e,value:n,more:o}){return(0,Ie.jsxs)("li",{children:[(0,Ie.jsx)("bdi",{children:(0,nn.t)(t)}),(0,Ie.jsx)("span",{class:"gp-amount-track","aria-hid\
den":"true",children:(0,Ie.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*e).toFixed(2)}%`}})}),(0,Ie.jsxs)("span",{class:"gp-amount-value",children:[
(0,nn.t)(n),o&&(0,Ie.jsx)("small",{children:(0,nn.t)(o)})]})]})}function pu({label:t,pieces:e}){let n=e.length-Yi;return(0,Ie.jsxs)("div",{class:"gp-split",children:[
(0,Ie.jsx)("h3",{class:"gp-split-label",children:(0,Ie.jsx)("bdi",{children:(0,nn.t)(t)})}),(0,Ie.jsxs)("p",{class:"gp-pieces",dir:"auto",children:[e.slice(0,Yi).
map(({text:o,tip:s,apart:r},i)=>(0,Ie.jsx)("span",{class:r?"gp-piece gp-apart":"gp-piece",ref:s?(0,ta.tip)(()=>(0,nn.t)(s)):void 0,children:(0,Ie.jsx)(na.TokenLabel,
{text:o})},i)),n>0&&` ${(0,nn.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var ba=p(vs(),1),sn=p(Je(),1),ya=p(it(),1),At=p(I(),1),ka=p(la(),1),va=p(da(),1);var ha=p(ua(),1),Er;function ma(){return Er??=uu().catch(t=>{throw Er=void 0,t}),Er}async function uu(){if(window.Plotly)return window.Plotly;let t=document.getElementById(
"plotly"),e=document.createElement("script");if(t)e.textContent=await hu(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,s)=>{e.onload=o,e.onerror=()=>s(new Error(`Plotly could not be fetched from ${e.
src}.`))});if(document.head.append(e),t||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function hu(t){
return new Response(new Blob([(0,ha.bytesOf)(t)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var xa=p(ga(),1),on=p(Z(),1);function Un({chart:t,press:e,class:n=""}){return(0,on.jsx)("div",{class:`gp-chart-box ${n}`,hidden:!t,children:t&&(0,on.jsx)(Ta,{chart:t,
press:e})})}function ct(t,e,n){t.hidden=!e,t.classList.add("gp-chart-box"),e&&(0,ba.render)((0,on.jsx)(Ta,{chart:e,press:n}),t)}function Ta({chart:t,press:e}){let n=(0,sn.useRef)(
null),o=(0,sn.useMemo)(()=>bu(t),[t]),s=(0,sn.useRef)({shown:o,press:e});s.current={shown:o,press:e};let[r,i]=(0,sn.useState)(""),a=()=>{let c=n.current;c?.clientWidth&&
(c.dataset.width=String(c.clientWidth),c.setAttribute("aria-busy","true"),mu(c,s.current.shown,d=>s.current.press?.(d)).then(()=>i(""),d=>{console.error("Genera\
tion Playground:",d),i((0,At.t)("The chart could not be drawn: its library did not load. Reload the page; the values are in the list below."))}).finally(()=>c.removeAttribute(
"aria-busy")))};(0,sn.useLayoutEffect)(a,[o]),(0,sn.useEffect)(()=>{let c=n.current;if(!c)return;let d=new ResizeObserver(()=>{c.clientWidth&&c.dataset.width!==
String(c.clientWidth)&&a()});d.observe(c);let m=c.closest(".gp-pane");m?.addEventListener("gp-alone",a);let f=(0,ka.onTheme)(a);return()=>{d.disconnect(),m?.removeEventListener(
"gp-alone",a),f()}},[]);let l=(0,At.t)("{chart}. Its values follow as a list.",{chart:o.layout.meta});return(0,on.jsxs)(on.Fragment,{children:[r&&(0,on.jsx)("p",
{class:"gp-note",children:r}),(0,on.jsx)("div",{class:"gp-chart-plot",ref:n,role:"group","aria-label":l}),(0,on.jsx)(xa.ValuesList,{values:fu(o)})]})}async function mu(t,e,n){
let o=await ma(),s=matchMedia("(pointer: coarse)").matches,r={...wa(e.layout,t),separators:(0,ya.separators)(),autosize:!1,width:t.clientWidth,uirevision:"kept",
dragmode:s?!1:"zoom"};t.closest(".gp-alone")&&r.height&&(r.height=Math.max(r.height,Math.round(innerHeight*.6)));let i=wa(e.data,t);if(t.classList.contains("js-\
plotly-plot")){await o.react(t,i,r);return}(await o.newPlot(t,i,r,gu(o))).on("plotly_click",({points:[l]})=>n(l))}var fu=({data:t})=>t.flatMap(({text:e,hovertext:n=e,
hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(Boolean);function gu(t){let e=(o,s)=>({name:o==="svg"?(0,At.t)("Download plot as an SVG"):(0,At.t)(
"Download plot as a PNG"),icon:s,click(r){let{clientWidth:i,clientHeight:a}=r,l=(0,va.fileNameOf)(r.layout.meta);t.downloadImage(r,{format:o,filename:l,width:i,
height:a,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,At.t)("Zoom"),Pan:(0,At.t)("Pan"),"Zoom in":(0,At.t)("Zoom in"),"Zoom out":(0,At.t)(
"Zoom out"),"Reset axes":(0,At.t)("Reset axes"),"Double-click to zoom back out":(0,At.t)("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,
modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Ts(t,e,n){if(!t)
return t;let{shapes:o=[],annotations:s=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},l={x:e,
yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[...s,l]}}}function Sa(t,{
x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};
return{...t,data:[...t.data,r]}}var wu=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;function xs(t,e){let n=e(t);return n!==void 0?n:Array.isArray(t)?t.map(o=>xs(o,e)):
!t||typeof t!="object"?t:Object.fromEntries(Object.entries(t).map(([o,s])=>[o,xs(s,e)]))}var bu=t=>xs(t,e=>(0,At.isSaid)(e)?(0,At.t)(e):void 0),wa=(t,e)=>xs(t,n=>typeof n==
"string"?yu(n,e):void 0);function yu(t,e){let[,n,o]=wu.exec(t)??[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let s=getComputedStyle(
e).getPropertyValue(n).trim();return o?`rgba(${[1,3,5].map(i=>parseInt(s.slice(i,i+2),16)).join(", ")}, ${o})`:s}var rn=p(dt(),1),Lr=p(it(),1),Ps=p(Wr(),1),oe=p(V(),1),Wa=p(Jt(),1),ce=p(I(),1),Na=p(St(),1),_n=p(Pe(),1);var ao=p(it(),1),Nr=p(V(),1),Po=p(I(),1),Ea=p(Pe(),1),ku=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Rr=(t,e,n,o=1)=>ku(t,e)/(e*n+o),Gt=t=>(0,Ea.isKnown)(
t)?`${(0,ao.fixed)(t,2)} ×`:"–",Vn=({low:t,high:e})=>`${(0,ao.fixed)(t,2)}–${(0,ao.fixed)(e,2)}`,Ss=()=>(0,Po.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),Os=t=>t<.9995?`${(0,ao.significant)(t*1e3,3)} ms`:`${(0,ao.significant)(t,3)} s`;function zt(t,{done:e,runs:n}){if(e>=n)return"";let o={done:(0,Nr.count)(e),
left:(0,Nr.count)(n-e)};return t.done?(0,Po.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,Po.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Mo=(0,Po.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");function Ra(t,e){let n=x=>t.querySelector(".gp-"+x),o=t.querySelector("table"),s=[["draft_acceptance_rate",(0,ce.t)(Ps.FIGURES.draft_acceptance_rate),"acceptanc\
e-rate",({draft_acceptance_rate:x})=>(0,_n.isKnown)(x)&&(0,oe.percent)(x),{}],["judged_acceptance_rate",(0,ce.t)(Ps.FIGURES.judged_acceptance_rate),"acceptance-\
rate",({rate:x})=>(0,_n.isKnown)(x)&&(0,oe.percent)(x),{formula:(0,ce.t)("accepted / judged")}],["mean_acceptance_length",(0,ce.t)(Ps.FIGURES.mean_acceptance_length),
"acceptance-length",({mean_acceptance_length:x})=>(0,_n.isKnown)(x)&&(0,Lr.fixed)(x,2),{}],[(0,ce.t)("drafted per round"),(0,ce.t)("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:x})=>(0,_n.isKnown)(x)&&(0,Lr.fixed)(x,2),{formula:(0,ce.t)("d\
rafted / rounds")}],[(0,ce.t)("speed-up"),`${(0,ce.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90\
 % interval.")} ${Ss()}`,"speed-up",({speedup:x,pairs:O})=>x&&(0,ce.tn)(O,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Gt(
x.median),interval:Vn(x)}),{formula:""}],[(0,ce.t)("formula"),(0,ce.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and th\
e cost of this row."),"speed-up",({rate:x,drafted:O,formula:v})=>(0,_n.isKnown)(v)&&(0,ce.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,oe.decimals)(
x),drafted:(0,oe.decimals)(O,2),times:Gt(v)}),{}]],r=()=>e.answered("lengths"),i=x=>(0,Wa.inARow)(e.found.points.map(O=>{let v=x(O);return v?(0,ce.t)("{name}: {\
words}",{name:a(e.found.knob,O),words:v}):""})),a=(x,{value:O})=>`${x} = ${O}`;function l(x){let[O,v,T,g,{setting:k,times:w}]=c(x);(0,rn.sayAttributes)(n("answe\
r"),{"data-verdict":O}),(0,oe.say)(n("answer-sign"),v);let u=n("answer-words"),b=JSON.stringify([T,k,w]);u.dataset.key!==b&&(u.dataset.key=b,u.replaceChildren(...(0,oe.filled)(
T,{setting:(0,oe.make)("code","",k),times:w}))),(0,oe.say)(n("answer-more"),g),e.done&&(0,oe.say)(n("told"),`${u.textContent}. ${g}`),(0,oe.say)(n("missing"),zt(
e,x)),(0,rn.showIf)(n("warning"),!!x.others),(0,oe.say)(n("warning"),x.others?"⚠ "+(0,ce.t)(Mo):"")}function c({knob:x,points:O,leader:v,rivals:T,best:g,fewest:k,
noise:w}){let u=O.filter(({speedup:N})=>N);if(w&&u.length)return["wait","…",(0,ce.t)("No verdict on time"),(0,ce.t)(w),{}];let b=u.find(N=>N.group===v);if(!b){
if(e.done)return["wait","…",(0,ce.t)("No answer"),(0,ce.t)("No setting has a complete pair of runs."),{}];let N=(0,ce.tn)(O.length,"{known} of {count} setting\
 measured.","{known} of {count} settings measured.",{known:(0,oe.count)(u.length)});return["wait","…",(0,ce.t)("Not known yet"),u.length?N:(0,ce.t)("The first\
 counted runs are under way."),{}]}let{speedup:y,verdict:E,pairs:L}=b,G=a(x,b),[h,S]=[Gt(y.median),Vn(y)],M={slower:[(0,ce.t)("It is slower than decoding withou\
t drafts.")],even:[(0,ce.t)("The interval includes 1: no clear difference from decoding without drafts.")]}[E]||[];if(E==="wait"){let N=(0,ce.tn)(L,"{setting} h\
as the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of \
runs: too few to tell, {fewest} are needed.",{setting:G,times:h,fewest:(0,oe.count)(k)});return["wait","…",(0,ce.t)(e.done?"No answer":"Not known yet"),N,{}]}
if(u.length===1){let[N,A]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[E];return[N,A,(0,ce.t)("{setting} is the only setting that was measur\
ed: {times}"),[(0,ce.t)("90 % interval: {interval}.",{interval:S}),...M].join(" "),{setting:G,times:h}]}if(g===null){let N=T.length>2&&T.length===u.length-1?(0,ce.t)(
"{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:G,times:h,interval:S}):(0,ce.t)("{setting} \
has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:G,times:h,interval:S,others:d(O.filter(A=>T.includes(A.group)).
map(({value:A})=>A))});return["even","≈",(0,ce.t)(e.running?"No clear best setting so far":"No clear best setting"),[N,...M,(0,ce.t)("More repeats tell more.")].
join(" "),{}]}let[W,R]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[E],_=E==="slower"?(0,ce.t)(e.running?"{setting} is best so far, but only\
 {times}":"{setting} is best, but only {times}"):(0,ce.t)(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[W,R,_,[(0,ce.t)("90\
 % interval: {interval}.",{interval:S}),(0,ce.t)("It was faster than each of the others, turn by turn."),...M].join(" "),{setting:G,times:h}]}let d=x=>x.length<
2?x.join(""):(0,ce.t)("{names} and {last}",{names:x.slice(0,-1).join(", "),last:x.at(-1)});function m({points:x,curve:O,measured_curve:v}){ct(n("settings"),e.charts.
lengths),(0,rn.showIf)(n("of-formula"),O.length>0),(0,rn.showIf)(n("of-verify"),v.length>0),(0,rn.showIf)(n("of-own"),x.some(({formula:T})=>(0,_n.isKnown)(T)))}
function f(x){if(!o.tHead){let O=(0,oe.make)("tr");O.append((0,oe.make)("th","",null,{scope:"col"}),...s.map(([v,T,g,k,w])=>{let u=(0,oe.make)("th","",null,{scope:"\
col"}),b=(0,oe.make)("span");return(0,Na.tipOfTerm)(b,g,()=>i(k),{meaning:T,...w}),b.append(...v.split(/(?<=_)/).flatMap(y=>[y,(0,oe.make)("wbr")])),u.append(b),
u})),o.createTHead().append(O),o.createTBody()}(0,oe.say)(o.tHead.rows[0].cells[0],x)}function P(){let x=(0,oe.make)("tr"),O=(0,oe.make)("th","",null,{scope:"ro\
w"});O.append((0,oe.make)("span"),(0,oe.make)("b","","",{"aria-hidden":"true"}),(0,oe.make)("span","gp-hidden"));let v=(0,oe.make)("td");return v.append((0,oe.make)(
"span"),(0,oe.make)("small")),x.append(O,...s.slice(0,-2).map(()=>(0,oe.make)("td")),v,(0,oe.make)("td")),x}function C({knob:x,points:O,best:v}){f(x);let T=(0,rn.fit)(
o.tBodies[0],O.length,P);O.forEach((g,k)=>{let[w,...u]=T[k].cells,[b]=u.splice(-2,1),y=g.group===v;(0,rn.sayClass)(T[k],y?"gp-best":""),(0,oe.say)(w.children[0],
g.value),(0,oe.say)(w.children[1],y?" ★":""),(0,oe.say)(w.children[2],y?` ${(0,ce.t)("(best)")}`:""),(0,oe.say)(b.children[0],g.speedup?Gt(g.speedup.median):"\
–"),(0,oe.say)(b.children[1],g.speedup?`  ${Vn(g.speedup)}`:"");let{draft_acceptance_rate:E,rate:L,mean_acceptance_length:G,drafted:h,formula:S}=g;[(0,_n.isKnown)(
E)?(0,oe.percent)(E):"–",(0,_n.isKnown)(L)?(0,oe.percent)(L):"–",(0,oe.decimals)(G,2),(0,oe.decimals)(h,2),Gt(S)].forEach((W,R)=>(0,oe.say)(u[R],W))})}function $(){
let x=e.found;l(x),m(x),C(x)}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status)&&$()}}var at=p(dt(),1),Ar=p(it(),1),X=p(V(),1),pe=p(I(),1),Ms=p(St(),1),Co=p(Pe(),1);function La(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],s=()=>e.answered("same"),r=({level:k})=>(0,X.percent)(k);function i(k){let[w,u,b,y]=(k.
mode==="greedy"?a:m)(k);(0,at.sayAttributes)(n("answer"),{"data-verdict":w}),(0,X.say)(n("answer-sign"),u),(0,X.say)(n("answer-words"),b),(0,X.say)(n("answer-mo\
re"),y),e.done&&(0,X.say)(n("told"),`${b}. ${y}`),(0,X.say)(n("missing"),zt(e,k))}function a({checked:k,equal:w,at:u}){if(!k||w===null)return["wait","…",(0,pe.t)(
e.done?"No answer":"Not known yet"),(0,pe.t)("A text without drafts and one with drafts must both have ended.")];if(w){let b=(0,pe.tn)(k,"Greedy decoding wrote \
the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of \
texts.");return["good","✓",(0,pe.t)("The same tokens"),b]}return["bad","✗",(0,pe.t)("Different from token {place} on",{place:(0,X.count)(u+1)}),(0,pe.t)("Gr\
eedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; lo\
ok at their probabilities there.")]}function l(k,w){let u=0;for(;u<Math.min(k.length,w.length)&&k[u]===w[u];)u+=1;for(;u>0&&/[\p{L}\p{M}\p{N}]/u.test(k[u-1])&&/[\p{L}\p{M}\p{N}]/u.
test((k[u]||"")+(w[u]||""));)u-=1;let b=y=>u+y.slice(u).match(/^\s*\S*/)[0].length;return[u,b(k),b(w)]}function c({mode:k,texts:w,equal:u,checked:b}){let y=k===
"greedy"&&b>0&&w?w:[],E=n("both-texts"),L=JSON.stringify([y,u]);if((0,at.showIf)(n("mark-key"),y.length>0&&u===!1&&y[0]!==y[1]),E.dataset.key===L)return;E.dataset.
key=L;let[G,...h]=y.length?l(...y):[];E.replaceChildren(...y.map((S,M)=>{let W=(0,X.make)("div"),R=(0,X.make)("p","",null,{dir:"auto",tabindex:"0"});return u||y[0]===
y[1]?R.append(S):R.append(S.slice(0,G),(0,X.make)("mark","",S.slice(G,h[M])||"∎"),(0,X.make)("span","gp-apart",S.slice(h[M]))),W.append((0,X.make)("h3","",(0,pe.t)(
M?"with drafts":"without drafts")),R),W}))}let d=k=>`p = ${k<.001?(0,Ar.significant)(k,1):(0,Ar.significant)(k,2)}`;function m(k){let{p:w,verdict:u,counts:b}=k,
[y,E]=[b[0],(0,X.count)(b[1])];if(!(0,Co.isKnown)(w)||u==="wait"){if(e.done)return["wait","…",(0,pe.t)("No answer"),(0,pe.tn)(y,"{count} text without drafts, \
{assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with drafts: too few for a test.",{assisted:E})];let G=(0,pe.tn)(y,"{coun\
t} text without drafts, {assisted} with drafts so far.","{count} texts without drafts, {assisted} with drafts so far.",{assisted:E});return["wait","…",(0,pe.t)(
"Not known yet"),`${G} ${(0,pe.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.")}`]}let L=(0,pe.tn)(
y,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted} with drafts.",{assisted:E});return u==="same"?["good","✓",(0,pe.t)(
"{p}: no difference found",{p:d(w)}),`${L} ${(0,pe.t)("A p below {level} would count as a difference.",{level:r(k)})}`]:["bad","✗",(0,pe.t)("{p}: the distribu\
tions differ",{p:d(w)}),`${L} ${(0,pe.t)("p is below {level}.",{level:r(k)})}`]}function f({p:k,verdict:w}){if(!(0,Co.isKnown)(k))return"";let u=(0,pe.t)("If bo\
th draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,X.percent)(k)});return w==="differs"?`${u} ${(0,pe.t)(
"That is so rare that chance is a poor explanation.")}`:w==="same"?`${u} ${(0,pe.t)("That is not unusual.")}`:u}function P({counts:k,tokens:w,verdict:u,level:b}){
let[y,E]=k,L=Math.round(100*Math.sqrt(1/y+1/E)),G=(0,pe.tn)(w,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[(0,pe.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,pe.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,X.percent)(b)}),
G];let h=y===E?(0,pe.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,X.count)(y),
points:L}):(0,pe.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,X.count)(
y),assisted:(0,X.count)(E),points:L});return[(0,pe.t)("Not finding a difference does not prove that there is none."),`${h} ${(0,pe.t)("Smaller true differences \
mostly go unnoticed; more texts show more.")}`,G]}function C(){(0,at.showIf)(n("of-shuffles"),!!e.charts.shuffles),ct(n("shuffles"),e.charts.shuffles)}function $({
surprise:k}){if(!k||!o.every(b=>(0,Co.isKnown)(k[b])))return"";let[w,u]=o.map(b=>(0,X.information)(k[b],e.unit).replace("-","−"));return(0,pe.t)("How surprisi\
ng the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",{without:w,
assisted:u})}function x(){let k=(0,X.make)("li"),w=(0,X.make)("table"),u=w.createTHead().insertRow();u.className="gp-hidden";for(let E of[(0,pe.t)("token"),(0,pe.t)(
"without"),(0,pe.t)("with")])u.append((0,X.make)("th","",E,{scope:"col"}));let b=(0,X.make)("caption"),y=(0,X.make)("span");return(0,Ms.tipOfTerm)(y,"sample",()=>"",
{meaning:(0,pe.t)("How many texts of each side have this token at this place."),formula:""}),b.append(y),w.prepend(b),w.append((0,X.make)("tbody")),k.append(w),
k}function O(){let k=(0,X.make)("tr"),w=(0,X.make)("th","",null,{scope:"row"});w.append((0,X.make)("bdi"));let u=(0,X.make)("td","",null,{colspan:2}),b=(0,X.make)(
"div","gp-counts");for(let y of o)b.append((0,X.make)("i",`gp-bar-${y}`,null,{"aria-hidden":"true"}),(0,X.make)("span"));return u.append(b),k.append(w,u),k}function v(k,{
position:w,tokens:u},b){let y=k.firstChild;(0,X.say)(y.caption.firstChild,(0,pe.t)("token {place}",{place:(0,X.count)(w)}));let E=o.map((h,S)=>b[S]-u.reduce((M,W)=>M+
W[h],0)),L=[...u,...E.some(h=>h>0)?[{rest:!0,without:E[0],with:E[1]}]:[]],G=(0,at.fit)(y.tBodies[0],L.length,O);L.forEach((h,S)=>{let M=h.rest||h.text===null,W=G[S].
cells[0].firstChild;(0,at.sayLabel)(W,h.rest?(0,pe.t)("all others"):M?(0,pe.t)("text ended"):h.text,{plain:M}),(0,at.sayClass)(W,M?"gp-plain":"");let R=G[S].cells[1].
firstChild.children;o.forEach((_,N)=>{let A=Math.max(1,b[N]);(0,at.sayPercent)(R[2*N],"width",Math.min(1,h[_]/A)),(0,X.say)(R[2*N+1],(0,X.count)(h[_]))}),(0,at.sayAttributes)(
G[S].cells[1],{"aria-label":(0,pe.t)("{without} without, {assisted} with",{without:(0,X.count)(h.without),assisted:(0,X.count)(h.with)})})})}function T(k){if((0,at.showIf)(
n("of-sampling"),k.mode==="sampling"),k.mode!=="sampling")return;let w=f(k);(0,at.showIf)(n("evidence"),(0,Co.isKnown)(k.p)),(0,at.showIf)(n("meaning"),!!w),(0,X.say)(
n("meaning"),w),C(),(0,X.say)(n("surprise"),$(k));let u=P(k),b=(0,at.fit)(n("cannot").querySelector("ul"),u.length,()=>(0,X.make)("li"));u.forEach((E,L)=>(0,X.say)(
b[L],E));let y=(0,at.fit)(n("places"),k.positions.length,x);k.positions.forEach((E,L)=>v(y[L],E,k.counts)),(0,at.showIf)(n("places-title").parentElement,k.positions.
length>0)}function g(){let k=e.found;i(k),c(k),T(k)}return(0,Ms.runsOfTerms)(t,{measured:()=>{let{p:k,counts:w}=e.found||{};return(0,Co.isKnown)(k)?(0,pe.tn)(w[0],
"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,X.count)(w[1]),
p:d(k)}):""}}),k=>{t.hidden=!s(),!t.hidden&&(k.found||k.status||k.unit)&&g()}}var pt=p(dt(),1),Ft=p(it(),1),ee=p(V(),1),se=p(I(),1),$o=p(St(),1),It=p(Pe(),1),za=p(Ga(),1);function Ia(t,e){let n=u=>t.querySelector(".gp-"+u),o=n("answer"),s={draft:[(0,se.t)("draft"),u=>(0,se.t)("{share} of the time with drafts goes into writing the\
m: all forward passes of the draft model, or the search for text to copy.",{share:u})],verify:[(0,se.t)("verify"),u=>(0,se.t)("{share} of the time with drafts g\
oes into the target model’s passes over them.",{share:u})],rest:[(0,se.t)("rest"),u=>(0,se.t)("{share} of the time with drafts goes into all else: comparing, \
choosing, and what the library does around it.",{share:u})]};function r({verdict:u,noise:b,speedup:y,pairs:{length:E},fewest:L}){let G=y&&Gt(y.median),h=y&&Vn(y),
S=y&&(0,se.tn)(E,"Median of {count} pair of runs.","Median of {count} pairs of runs.");if(u==="faster")return["good","▲",(0,se.t)(e.running?"{times} faster so\
 far":"{times} faster",{times:G}),S,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(u==="slower")return["bad","▼",(0,se.t)(e.running?"{times}: slower \
so far":"{times}: slower",{times:G}),S,(0,se.t)("90 % interval: {interval}.",{interval:h})];if(u==="noisy")return["wait","…",(0,se.t)("No verdict on time"),(0,se.t)(
b),""];if(u==="even")return["even","≈",(0,se.t)(e.running?"No clear difference so far":"No clear difference"),(0,se.tn)(E,"{times} is the median of {count} pa\
ir of runs.","{times} is the median of {count} pairs of runs.",{times:G}),(0,se.t)("The 90 % interval {interval} includes 1.",{interval:h})];let M=(0,se.t)(e.done?
"No answer":"Not known yet");return y?["wait","…",M,(0,se.tn)(E,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times\
} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:G,fewest:(0,ee.count)(L)}),""]:["wait","…",M,(0,se.t)(e.done?"No pair \
of runs was completed.":"The first counted pair is under way."),""]}function i(u){let[b,y,E,L,G]=r(u);(0,pt.sayAttributes)(o,{"data-verdict":b}),(0,ee.say)(o.children[0],
y),(0,ee.say)(o.children[1],E),(0,ee.say)(n("answer-more").children[0],L),(0,ee.say)(n("answer-more").children[1],G),e.done&&(0,ee.say)(n("told"),`${E}. ${L} ${G}`),
(0,ee.say)(n("missing"),zt(e,u));let h=(0,pt.fit)(n("reasons"),u.reasons.length,()=>(0,ee.make)("li"));u.reasons.forEach((S,M)=>(0,ee.say)(h[M],(0,se.t)(S))),(0,pt.showIf)(
n("warning"),u.others),(0,ee.say)(n("warning"),u.others?"⚠ "+(0,se.t)(Mo):"")}function a({identical:u,pairs:b}){let y=n("badge");if((0,pt.showIf)(y,!!u&&u.checked>
0),y.hidden)return;let{equal:E}=u;(0,pt.sayAttributes)(y,{"data-verdict":E?"good":"bad"}),(0,ee.say)(y.children[0],E?"✓":"✗"),(0,ee.say)(y.children[1],l(u,b.
length))}function l({checked:u,equal:b,at:y},E){return b?u>E?(0,se.tn)(u,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up includ\
ed"):(0,se.tn)(u,"Same tokens in the pair","Same tokens in all {count} pairs"):(0,se.t)("Not the same tokens: a text diverges at token {place}",{place:(0,ee.count)(
y+1)})}function c({pairs:u,draft_share:b,verify_share:y}){let E=u.length>0&&(0,It.isKnown)(b)&&(0,It.isKnown)(y);if((0,pt.showIf)(n("of-time"),E),!E)return;let[
L,G]=["without","with"].map(R=>(0,It.medianOf)(u.map(_=>_[R]))),h=Math.max(L,G),S={draft:b,verify:y,rest:Math.max(0,1-b-y)},M=(0,pt.fit)(n("time-bars"),2,d);m(M[0],
(0,se.t)("without"),L,h,{plain:1}),m(M[1],(0,se.t)("with"),G,h,S);let W=(0,pt.fit)(n("time-keys"),3,()=>{let R=(0,ee.make)("span");return R.append((0,ee.make)("\
i","",null,{"aria-hidden":"true"}),(0,ee.make)("span","",null,{tabindex:0})),R});Object.entries(S).forEach(([R,_],N)=>{let[A,z]=s[R];(0,pt.sayAttributes)(W[N].firstChild,
{"data-part":R}),(0,$o.tipOfTerm)(W[N].lastChild,"time",()=>"",{meaning:z((0,ee.percent)(_)),unit:"%"}),(0,ee.say)(W[N].lastChild,`${A} ${(0,ee.percent)(_)}`)})}
function d(){let u=(0,ee.make)("li");return u.append((0,ee.make)("span"),(0,ee.make)("span","gp-time-bar",null,{"aria-hidden":"true"}),(0,ee.make)("span")),u}function m(u,b,y,E,L){
let[G,h,S]=u.children;(0,ee.say)(G,b),(0,ee.say)(S,(0,se.t)("{time} per token",{time:Os(y)}));let M=(0,pt.fit)(h,Object.keys(L).length,()=>{let W=(0,ee.make)("i");
return W.append((0,ee.make)("b")),W});Object.entries(L).forEach(([W,R],_)=>{(0,pt.sayAttributes)(M[_],{"data-part":W}),(0,pt.sayPercent)(M[_],"width",R*y/E),(0,ee.say)(
M[_].firstChild,W!=="plain"&&R*y/E>.14?s[W][0]:"")})}let f=({acceptance:u})=>u?u.judged_acceptance_rate:null;function P(u){let{drafted:b,cost:y,verify:E,break_even:L}=u,
G=f(u),h=Rr(1,b,y,E);if(!(0,It.isKnown)(L))return(0,se.t)("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {t\
imes}.",{times:Gt(h)});if(L<=0)return(0,se.t)("Any acceptance rate is enough at these costs.");let S=(0,ee.percent)(L);if(!(0,It.isKnown)(G))return(0,se.t)("The\
 target must keep at least {least} of the tokens that it judges.",{least:S});let M={least:S,rate:(0,ee.percent)(G)};return G>=L?(0,se.t)("The target must keep a\
t least {least} of the tokens that it judges; here it keeps {rate}.",M):(0,se.t)("The target must keep at least {least} of the tokens that it judges, but here i\
t keeps only {rate}.",M)}function C(u){let b=["drafted","cost","verify"].every(y=>(0,It.isKnown)(u[y]));(0,pt.showIf)(n("of-rates"),b),b&&(ct(n("rates"),e.charts.
rates),(0,ee.say)(n("rate-words"),P(u))),g(u)}function $({acceptance:u,drafted:b,cost:y,verify:E}){let L=[];for(let G of["draft_acceptance_rate","judged_accepta\
nce_rate","mean_acceptance_length","passes_saved"]){let h=u?u[G]:null;(0,It.isKnown)(h)&&L.push([G,G.endsWith("rate")?(0,ee.percent)(h):G.endsWith("length")?(0,Ft.fixed)(
h,2):(0,ee.count)(h)])}return(0,It.isKnown)(b)&&L.push([(0,se.t)("drafted tokens per round"),(0,Ft.fixed)(b,2),(0,se.t)("num_draft_tokens / all rounds, those wi\
thout a draft included: the γ of the formula."),"draft",()=>x(u,b)]),(0,It.isKnown)(y)&&L.push([(0,se.t)("cost of drafting one token"),(0,Ft.fixed)(y,2),(0,se.t)(
"Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula."),"draft-cost",()=>O(y)]),(0,It.isKnown)(
E)&&L.push([(0,se.t)("cost of verifying a draft"),(0,Ft.fixed)(E,2),(0,se.t)("Time of the target’s pass over a draft / time per token without drafts. The theore\
m assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>O(E)]),L}let x=(u,b)=>u?(0,se.tn)(u.num_rounds,"{drafted} drafted in {count} r\
ound = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,ee.count)(u.num_draft_tokens),value:(0,Ft.fixed)(b,2)}):"";function O(u){let{pairs:b}=e.
found;if(!b.length)return"";let y=(0,It.medianOf)(b.map(({without:E})=>E));return(0,se.t)("{cost} × {token} per token without drafts = {time}.",{cost:(0,Ft.fixed)(
u,2),token:Os(y),time:Os(u*y)})}function v(){let u=e.found,{drafted:b,cost:y,verify:E}=u,L=f(u);if(![L,b,y,E].every(It.isKnown))return"";let G={rate:(0,ee.decimals)(
L),drafted:(0,Ft.fixed)(b,2),cost:(0,Ft.fixed)(y,2),verify:(0,Ft.fixed)(E,2),times:Gt(Rr(L,b,y,E))};return(0,se.t)("α = {rate}, γ = {drafted}, c = {cost} and v \
= {verify} give {times}.",G)}let T=()=>e.found&&e.found.pairs.length?(0,se.tn)(e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {c\
ount} pairs: {each}.",{each:(0,Ft.listed)(e.found.pairs.map(({speedup:u})=>(0,Ft.fixed)(u,2)).sort())}):"";(0,$o.tipOfTerm)(n("of-spread"),"interval",T,{meaning:Ss()}),
(0,$o.runsOfTerms)(t,{expected:v});function g(u){let b=$(u),y=(0,pt.fit)(n("figures"),b.length,()=>{let E=(0,ee.make)("div"),L=(0,ee.make)("dt");return L.append(
(0,ee.make)("span","",null,{tabindex:0})),E.append(L,(0,ee.make)("dd")),E});b.forEach(([E,L,G,h,S],M)=>{let[W,R]=y[M].children;(0,ee.say)(W.firstChild,E),h?(0,$o.tipOfTerm)(
W.firstChild,h,S,{meaning:G,...h==="draft"&&{formula:""}}):(0,za.tipOfFigure)(W.firstChild,E,L,u.acceptance),(0,ee.say)(R,L)})}function k(){let u=e.found;i(u),a(
u),(0,pt.showIf)(n("of-pairs"),u.pairs.length>0),ct(n("pairs"),e.charts.pairs),c(u),C(u)}let w=()=>e.answered("speed");return u=>{t.hidden=!w(),!t.hidden&&(u.found||
u.status)&&k()}}var _s=p(Je(),1),tl=p(Lt(),1),wt=p(I(),1),qr=p(an(),1);var Fa=p(vs(),1),Zt=p(I(),1);var Cs=p(V(),1),lo=p(Z(),1);function qa({text:t}){let e=[],n=0;for(let{0:o,index:s}of t.matchAll(Cs.INVISIBLE))s>n&&e.push(t.slice(n,s)),n=s+1,e.push((0,lo.jsx)(
vu,{character:o},s));return(0,lo.jsxs)(lo.Fragment,{children:[e,t.slice(n)]})}function vu({character:t}){let e=Cs.MARKS[t],n=(t.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,lo.jsx)("span",{class:"gp-space","data-mark":e??`U+${n}`,"data-wide":e==="·"?"no":"yes",children:e?t:""})}var Gr=p(an(),1),Ir=p(Oo(),1),_e=p(Z(),1),zr=40,ja=14;function xu(t){let e=Array.from({length:t},(n,o)=>o);return t<=zr?e:[...e.slice(0,ja),null,...e.slice(ja+t-
zr+1)]}var Tu=(t,e,n)=>t==="left"?[0,e-n]:[n,e];function Da({read:t,text:e,side:n,goesOn:o,caption:s}){let[r,i]=Tu(n,t.length,e),a=t.filter(([,,m])=>!m).length,
l=xu(t.length),c=t.length-zr+1,d=()=>(0,Zt.tn)(t.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:a});return(0,_e.jsxs)("\
table",{class:"gp-strip",children:[(0,_e.jsx)("caption",{class:"gp-hidden",children:s}),(0,_e.jsxs)("tbody",{children:[(0,_e.jsxs)("tr",{children:[(0,_e.jsx)("t\
h",{scope:"row",children:(0,_e.jsx)("span",{children:(0,Zt.t)("token")})}),l.map(m=>m===null?(0,_e.jsx)("td",{class:"gp-mark",children:(0,Zt.tn)(c,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,_e.jsx)(Su,{label:t[m][1],isPadding:m>=r&&m<i,isLast:o&&m===t.length-1},m))]}),(0,_e.jsxs)("tr",{children:[(0,_e.jsx)(
"th",{scope:"row",children:(0,_e.jsx)(Gr.Term,{id:"padding",run:d,meaning:(0,Zt.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,Zt.t)(
"mask")})}),l.map(m=>m===null?(0,_e.jsx)(Ha,{}):(0,_e.jsx)("td",{class:t[m][2]?"":"gp-ignored",children:t[m][2]}))]}),t.some(([,,,m])=>m!==null)&&(0,_e.jsxs)("t\
r",{children:[(0,_e.jsx)("th",{scope:"row",children:(0,_e.jsx)(Gr.Term,{id:"padding",run:d,meaning:(0,Zt.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,Zt.t)("position")})}),l.map(m=>m===null?(0,_e.jsx)(Ha,{}):(0,_e.jsx)("td",{children:t[m][3]}))]})]})]})}
var Ha=()=>(0,_e.jsx)("td",{class:"gp-mark",children:"…"});function Su({label:t,isPadding:e,isLast:n}){return(0,_e.jsxs)("td",{class:`gp-cell${e?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,_e.jsx)(Ir.TokenLabel,{text:t}),e&&(0,_e.jsxs)("span",{class:"gp-hidden",children:[" ",(0,Zt.t)("(padding)")]}),n&&(0,_e.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,Zt.t)("(the next token is predicted from here)")]})]})}function Ka({tokens:t,parts:e}){let n=[t.slice(0,e??t.length),
t.slice(e??t.length)];return(0,_e.jsxs)("span",{class:"gp-new",children:[n.map((o,s)=>o.length>0&&(0,_e.jsx)("span",{class:s?"gp-parted":"",children:o.map(Ou)},
s)),!t.length&&(0,_e.jsx)("span",{class:"gp-mark",children:(0,Zt.t)("(nothing)")})]})}var Ou=([,t,e],n)=>(0,_e.jsx)(Fa.Fragment,{children:e===null?(0,_e.jsx)(Ir.TokenLabel,
{class:"gp-end",text:t}):(0,_e.jsx)(qa,{text:e})},n);var Va=p(it(),1),Ja=p(Jt(),1),Fe=p(V(),1),ge=p(I(),1),Xo=p(Pe(),1),Za=p(En(),1);function Yo({name:t,masked:e}){return t==="alone"?(0,ge.t)("Alone"):t==="left"?e?
(0,ge.t)("Padded on the left"):(0,ge.t)("Padded on the left, without a mask"):e?(0,ge.t)("Padded on the right"):(0,ge.t)("Padded on the right, without a mask")}
function $s(t,e){if(!(0,Xo.isKnown)(t))return(0,ge.t)("infinite");let n=(0,Fe.fromNats)(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${(0,ge.t)(e)}`;let s=o<1e-4?(0,Za.pWords)(
o):(0,Va.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${s} ${(0,ge.t)(e)}`}function Qa(t,e,n){let{prompts:o,sampled:s,ways:r}=t,[i]=r,a=e.answers.map(({kl:P})=>(0,Xo.isKnown)(
P)?P:1/0),l=e.answers.filter(({read:P},C)=>P.length>i.answers[C].read.length).length,c=[(0,ge.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:$s(Math.max(...a),n)})];l||c.push((0,ge.t)("No prompt is shorter than another, so nothing was padded.")),e.guessed?
c.push((0,ge.t)("generate has found the padding by itself, because no text ends with this pad token.")):!e.masked&&l&&c.push((0,ge.t)("The model has read the pa\
dding as text."));let d=e.answers.filter(({same:P})=>!P).length,m=s?"even":d?"bad":"good",f=Pu(m,Yo(e),d,o.length);return{verdict:m,sign:{even:"○",bad:"✗",good:"\
✓"}[m],words:f,more:c.join(" ")}}function Pu(t,e,n,o){return t==="even"?(0,ge.t)("{way}: the texts are drawn again, so they are not compared.",{way:e}):t==="g\
ood"?(0,ge.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:e}):o===1?(0,ge.t)(
"{way}: the prompt gives a different text than on its own.",{way:e}):(0,ge.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way\
}: {count} of {all} prompts give a different text than on their own.",{way:e,all:o})}function Br({sampled:t},{name:e},{same:n}){return e==="alone"?{verdict:"eve\
n",sign:"",words:""}:t?{verdict:"even",sign:"○",words:(0,ge.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,ge.t)("the same as on its own")}:{verdict:"\
bad",sign:"✗",words:(0,ge.t)("a different text than on its own")}}function Xa(t,e,n,o,s){let r=Mu(n);if(e.name==="alone")return[r];let i=t.sampled?"":Cu(n,o),
a=$s(n.change,s);return[...i?[{words:i,meaning:(0,ge.t)("The first token that differs. What comes after it continues a different text."),term:"greedy"}]:[],{words:(0,ge.t)(
"KL {distance}",{distance:$s(n.kl,s)}),meaning:(0,ge.t)("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before \
the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,Fe.asSentence)((0,Ja.klSumWords)($u(o,n),s,$s(n.kl,s)))},{words:(0,ge.t)("log p of {tok\
en} {change}",{token:(0,Fe.quoted)(o.new[0][1]),change:`${(0,Xo.isKnown)(n.change)&&n.change>0?"+":""}${a}`}),meaning:(0,ge.t)("The change in the log-probabilit\
y of the token that the prompt alone chose first."),term:"logprob",run:()=>_u(n,o,a),unit:s},r]}function Mu({first:t}){let e=i=>(0,Fe.percent)((0,Fe.probability)(
i)),n=t.slice(0,3).map(([i,a])=>`${(0,Fe.quoted)(i)} ${e(a)}`),[[o,s]]=t,r={token:(0,Fe.quoted)(o),logprob:(0,Fe.decimals)(s),percent:e(s)};return{words:(0,ge.t)(
"first: {tokens}",{tokens:n.join(", ")}),meaning:(0,ge.t)("The likeliest first new tokens, with their probabilities before the logits processors."),term:"probab\
ility",run:()=>(0,ge.t)("{token}: e^({logprob}) = {percent}.",r)}}function Cu({parts_at:t,new:e},n){if(t===null)return"";let o=s=>t<s.length?(0,Fe.quoted)(s[t][1]):
(0,ge.t)("the end");return(0,ge.t)("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(n.new)})}var $u=(t,e)=>t.first.flatMap(([
n,o])=>{let s=e.first.find(([r])=>r===n);return s?[{text:n,p:(0,Fe.probability)(o),q:(0,Fe.probability)(s[1])}]:[]});function _u(t,e,n){let[[,o]]=e.new,[s,r]=[e,
t].map(({first:i})=>i.find(([a])=>a===o));return!s||!r||!(0,Xo.isKnown)(t.change)?"":(0,ge.t)("from {before} alone to {after}: a change of {change}.",{before:(0,Fe.percent)(
(0,Fe.probability)(s[1])),after:(0,Fe.percent)((0,Fe.probability)(r[1])),change:n})}function Ya(t){let{model:e,mode:n,prompts:o,width:s,pad:r,borrowed:i,dtype:a,
seed:l,sampled:c,ways:d}=t,m=c?(0,ge.t)("{mode}, seed {seed}",{mode:(0,Fe.modeName)(n),seed:l}):(0,Fe.modeName)(n),P=d[0].answers.some(({read:C})=>C.length<s)?Eu(
o.length,{width:s,pad:r[1]},i):(0,ge.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:s});return`${e}, ${a}; ${m}; ${P}`}
var Eu=(t,e,n)=>n?(0,ge.tn)(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",e):(0,ge.tn)(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",e);var K=p(Z(),1),Wu=6,el=200;function Nu({group:t}){let e=t.found,{unit:n}=t,o=(0,_s.useMemo)(()=>e.prompts.map((r,i)=>(0,K.jsx)(Ru,{found:e,number:i,unit:n},`${i}\
 ${r}`)),[e,n]),s=e.ways.slice(1).map(r=>Qa(e,r,n));return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsxs)("header",{class:"gp-head",children:[(0,K.jsx)("h2",{class:"\
gp-title",children:(0,wt.t)("Batch")}),(0,K.jsx)("p",{class:"gp-note gp-about",children:Ya(e)})]}),(0,K.jsx)("ul",{class:"gp-batch-verdicts",children:s.map(({verdict:r,
sign:i,words:a,more:l})=>(0,K.jsxs)("li",{"data-verdict":r,children:[(0,K.jsx)(ol,{sign:i}),(0,K.jsxs)("span",{children:[a,(0,K.jsx)("small",{children:l})]})]},
a))}),(0,K.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:s.map(({words:r})=>r).join(" ")}),(0,K.jsx)(Au,{isDecoder:!e.is_encoder_decoder}),(0,K.jsx)(
"div",{class:"gp-batch-prompts",children:o}),(0,K.jsx)(Gu,{})]})}var nl=(0,tl.groupPane)(Nu,({found:t})=>!!t),ol=({sign:t})=>(0,K.jsx)("span",{class:"gp-sign","\
aria-hidden":"true",children:t});function Ru({found:t,number:e,unit:n}){let[o,s]=(0,_s.useState)(e<Wu),r=[...t.prompts[e]],i=t.ways.slice(1).map(a=>`${Br(t,a,a.
answers[e]).sign} ${Yo(a)}`);return(0,K.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:a})=>s(a.open),children:[(0,K.jsxs)("summary",{children:[
(0,wt.t)("Prompt {number}:",{number:e+1})," ",(0,K.jsx)("bdi",{class:"gp-prompt-text",children:r.slice(0,el).join("")+(r.length>el?"…":"")}),(0,K.jsxs)("span",
{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&t.ways.map(a=>(0,K.jsx)(Lu,{found:t,way:a,number:e,unit:n},a.name))]})}function Lu({found:t,way:e,number:n,
unit:o}){let[s,r]=[t.ways[0].answers[n],e.answers[n]],{verdict:i,sign:a,words:l}=Br(t,e,r),c=e.name==="alone"||JSON.stringify(r.read)!==JSON.stringify(s.read),d=(0,wt.t)(
"Prompt {number} as the model reads it: {way}",{number:n+1,way:Yo(e)});return(0,K.jsxs)("div",{class:"gp-way","data-verdict":i,children:[(0,K.jsxs)("h3",{class:"\
gp-way-name",children:[(0,K.jsx)(ol,{sign:a}),Yo(e),(0,K.jsx)("small",{children:l})]}),(0,K.jsxs)("div",{class:"gp-way-body",children:[c?(0,K.jsx)("div",{class:"\
gp-scroll",tabIndex:0,role:"region","aria-label":d,children:(0,K.jsx)(Da,{read:r.read,text:s.read.length,side:e.name,goesOn:!t.is_encoder_decoder,caption:d})}):
(0,K.jsx)("p",{class:"gp-note",children:(0,wt.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),(0,K.jsxs)(
"p",{class:"gp-gave",children:[(0,K.jsxs)("span",{class:"gp-gave-words",children:[(0,wt.t)("Output:")," "]}),(0,K.jsx)(Ka,{tokens:r.new,parts:t.sampled?null:r.parts_at})]}),
(0,K.jsx)("p",{class:"gp-measures",children:Xa(t,e,r,s,o).map(m=>(0,K.jsx)(qr.Term,{id:m.term,run:m.run,meaning:m.meaning,unit:m.unit,children:m.words},m.words))})]})]})}
function Au({isDecoder:t}){return(0,K.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,K.jsxs)("span",{children:[(0,K.jsx)("i",{class:"gp-cell gp-padding","\
aria-hidden":"true",children:"pad"})," ",(0,K.jsx)(qr.Term,{id:"padding",meaning:(0,wt.t)("All rows of a batch have the same length. Shorter prompts are filled \
with pad tokens, on the left or on the right."),children:(0,wt.t)("padding")})]}),(0,K.jsxs)("span",{children:[(0,K.jsx)("i",{class:"gp-cell gp-ignored","aria-h\
idden":"true",children:"0"})," ",(0,wt.t)("hidden by the mask")]}),(0,K.jsxs)("span",{class:"gp-of-decoder",hidden:!t,children:[(0,K.jsx)("i",{class:"gp-cell gp\
-last","aria-hidden":"true",children:"abc"})," ",(0,wt.t)("the next token is predicted from here")]}),(0,K.jsxs)("span",{children:[(0,K.jsx)("u",{class:"gp-part\
ed",children:(0,wt.t)("text")})," ",(0,wt.t)("differs from what the prompt gives on its own")]})]})}function Gu(){return(0,K.jsxs)("details",{class:"gp-batch-wh\
y",children:[(0,K.jsx)("summary",{children:(0,wt.t)("Why?")}),(0,K.jsxs)("ul",{children:[(0,K.jsx)("li",{children:(0,wt.t)("A decoder-only model continues from \
the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the mode\
l predicts after padding says little about the prompt.")}),(0,K.jsx)("li",{children:(0,wt.t)("The mask hides the padding from attention, and the position ids co\
unt from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,K.jsx)("li",{children:(0,wt.t)("Equiva\
lent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by so\
me millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,K.jsx)("li",{children:(0,wt.t)("An encoder-\
decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; paddi\
ng on the left can, where the encoder has learned absolute positions.")}),(0,K.jsx)("li",{children:(0,wt.t)("Without a mask, generate looks for the padding by i\
tself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell t\
hem apart, and the model reads all of them as text.")})]})]})}var Ws=p(Je(),1);var kl=p(Lt(),1),bt=p(V(),1),ke=p(I(),1),ts=p(Pe(),1),vl=p(jr(),1),xl=p(an(),1),Tl=p(il(),1);var fl=p(Jt(),1),Ot=p(V(),1),gl=p(I(),1),Jn=p(Pe(),1);var ot=p(V(),1),nt=p(I(),1),es=p(Pe(),1),Hr=3,zu={sum:"logprob",token:"per_token",byte:"per_byte"},Es=(t,e)=>t[zu[e]]??-1/0,_o=({answers:t},e)=>t.map((n,o)=>o).
sort((n,o)=>Es(t[o],e)-Es(t[n],e)),bn=(t,e=3)=>(0,es.isKnown)(t)?(0,ot.decimals)(t,e):"−∞";function Fr(t){let{answers:e}=t;if(e.length<2)return"";let n=["su\
m","token","byte"].map(a=>_o(t,a)),[o,s,r]=n.map(([a])=>(0,ot.quoted)(e[a].text.trim()));return o!==s||o!==r?(0,nt.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:s,byte:r}):n.every(a=>a.join()===n[0].join())?(0,nt.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,nt.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function ll({answers:t,total:e}){if(!(0,es.isKnown)(e))return"";let n=(0,ot.percent)(e);return(0,nt.tn)(
t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function cl({answers:t,overlaps:e,kind:n,unread:o},s,r){let i=[],a=(d,m="warning")=>i.push({kind:m,words:d});if(s&&!t.length&&a((0,nt.t)("None of the answers wa\
s read.")),!t.length)return i;n==="chat"&&a((0,nt.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&a((0,nt.t)("Each answer begins the targ\
et."),"info");let l=new Set;for(let[d,m]of e)l.has(m)||(l.add(m),a((0,nt.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,ot.quoted)(t[m].text.trim()),short:(0,ot.quoted)(t[d].text.trim())})));let c=t.flatMap(({text:d,
join:m})=>m&&!m.same?[{text:d,join:m}]:[]);for(let{text:d,join:m}of c.slice(0,Hr))a(Iu(d,m));c.length>Hr&&a((0,nt.tn)(c.length-Hr,"So is {count} other answer.",
"So are {count} other answers.")),s&&n!=="source"&&t.some(({join:d})=>!d)&&a((0,nt.t)("How prompt and answer are split as one text is not known here."),"info");
for(let d of s?o:[])a(Bu(d,r(d)));return i}var al=(t=[])=>t.map(ot.quoted).join(" "),Iu=(t,{whole:e,read:n})=>(0,nt.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,ot.quoted)(t.trim()),read:al(n),whole:al(e)});
function Bu({text:t,failed:e},n){let o=(0,nt.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,ot.quoted)(t.trim())});return e&&
!n?`${o} ${(0,nt.t)(e.message)} ${(0,nt.t)(e.fix)}`:o}function dl({token_id:t,text:e,logprob:n,rank:o,after:s,removed_by:r},i){let a=[(0,nt.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,ot.quoted)(e),id:t,value:bn(n),share:(0,ot.percent)((0,ot.probability)(n))})];return o&&a.push((0,nt.t)(
"rank {rank}",{rank:(0,ot.count)(o)})),i&&a.push(qu(s,r)),`${a.join(", ")}.`}function qu(t,e){return(0,es.isKnown)(t)?(0,nt.t)("{share} after the processors",{share:(0,ot.percent)(
(0,ot.probability)(t))}):(0,nt.t)("removed by {processor}",{processor:e?(0,ot.processorWords)(e)[0]:(0,nt.t)("a processor")})}var pl=({tokens:t})=>t.find(({after:e})=>!(0,es.isKnown)(
e))??t[0];var ul=4,ju=t=>new TextEncoder().encode(t.trimStart()).length,wl=t=>t.length>ul?[...t.slice(0,ul-1),"…",...t.slice(-1)]:t,Hu={share(t,e,n){let o=t.shares?.[n];
if(!(0,Jn.isKnown)(o))return"";let s=i=>`e^(${bn(Es(i,n))})`,r=_o(e,n).map(i=>s(e.answers[i]));return`${s(t)} / (${wl(r).join(" + ")}) = ${(0,Ot.percent)(o)}`},
sum:({tokens:t,logprob:e})=>hl(t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>ml(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>ml(t,ju(n),
e),perplexity:({per_token:t,perplexity:e})=>(0,Jn.isKnown)(e)&&(0,Jn.isKnown)(t)?`exp(−(${(0,Ot.decimals)(t)})) = ${(0,Ot.decimals)(e,2)}`:"",after:({tokens:t,
after:e})=>(0,Jn.isKnown)(e)?hl(t.map(n=>n.after),e):""};function hl(t,e){let n=`${bn(e)} nats, ${(0,Ot.percent)((0,Ot.probability)(e))}`;return t.length<2||!t.
every(Jn.isKnown)?n:`${wl(t.map(o=>bn(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function ml(t,e,n){return!(0,Jn.isKnown)(t)||!(0,Jn.isKnown)(n)||(0,Ot.decimals)(
t/e)!==(0,Ot.decimals)(n)?"":(0,fl.quotientWords)((0,Ot.decimals)(t),(0,Ot.count)(e),(0,Ot.decimals)(n))}function bl(t,e,n){let[o]=_o(e,n);if(o===void 0)return"";
let s=e.answers[o],r=Hu[t](s,e,n);return r?(0,gl.t)("{name}: {words}.",{name:(0,Ot.quoted)(s.text.trim()),words:r}):""}var q=p(Z(),1),yl=400,Fu=[["sum",()=>(0,ke.t)("sum")],["token",()=>(0,ke.t)("mean per token")],["byte",()=>(0,ke.t)("mean per byte")]];function Du({group:t}){let[
e,n]=(0,Ws.useState)("sum"),o=t.found,{blocks:s}=o;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)("header",{class:"gp-head",children:[(0,q.jsx)("h2",{class:"\
gp-title",children:(0,ke.t)("Answers")}),(0,q.jsx)("p",{class:"gp-note gp-missing",children:zt(t,o)}),(0,q.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,ke.t)("Rank by"),children:[(0,q.jsx)("span",{class:"gp-note",children:(0,ke.t)("Rank by")}),Fu.map(([r,i])=>(0,q.jsx)("button",{class:"gp-button",
type:"button","data-by":r,"aria-pressed":e===r,onClick:()=>n(r),children:i()},r))]})]}),(0,q.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&
s.length===1&&Fr(s[0])}),(0,q.jsx)("div",{class:"gp-blocks",children:s.map((r,i)=>(0,q.jsx)(Ku,{group:t,block:r,by:e},i))}),(0,q.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,q.jsx)("span",{class:"gp-note",children:(0,ke.t)("Tokens are shaded by probability")}),(0,q.jsx)(vl.ShadeScale,{class:"gp-note",name:"ra\
w",unit:t.unit})]}),(0,q.jsxs)("details",{class:"gp-choices-why",children:[(0,q.jsx)("summary",{children:(0,ke.t)("What do these numbers mean?")}),(0,q.jsxs)("u\
l",{children:[(0,q.jsx)("li",{children:(0,ke.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,q.jsx)("li",{children:(0,ke.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,q.jsx)("li",{children:(0,ke.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var Sl=(0,kl.groupPane)(Du,({found:t})=>t?.
question==="choices");function Ku({group:t,block:e,by:n}){let{model:o,prompt:s,answers:r,total:i}=e,a=[...s],l=a.slice(0,yl).join("")+(a.length>yl?"…":""),c=(0,ke.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,bt.quoted)(s)}),d=(0,Ws.useMemo)(()=>r.length>0&&(0,q.jsx)(Zu,{group:t,block:e,by:n,name:c}),[e,n,t.canAsk]),
m=({entry:P})=>!!t.entries[P]?.ended?.failed,f=cl(e,!!t.done,m);return(0,q.jsxs)("section",{class:"gp-block",children:[(0,q.jsxs)("h3",{class:"gp-block-head",children:[
(0,q.jsx)("span",{class:"gp-block-model",children:o})," ",(0,q.jsx)("bdi",{class:"gp-block-prompt",children:l||(0,ke.t)("(empty)")})]}),(0,q.jsx)("p",{class:"gp\
-verdict",children:(0,ts.isKnown)(i)?Fr(e):""}),(0,q.jsx)("p",{class:"gp-note gp-total",children:ll(e)}),(0,q.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":c,children:d}),(0,q.jsx)("ul",{class:"gp-choice-notes",hidden:!f.length,children:f.map(({kind:P,words:C})=>(0,q.jsx)("li",{class:"gp-note","data-ki\
nd":P,children:C},C))})]})}var Uu=t=>[{name:(0,ke.t)("share"),meaning:Vu[t](),term:"answer-share",sum:"share"},{name:(0,ke.t)("log P"),meaning:(0,ke.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,ke.t)(
"per token"),meaning:(0,ke.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,ke.t)("per byte"),meaning:(0,ke.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,ke.t)("(Σ log p) / bytes")},{name:(0,ke.t)("perplexity"),meaning:(0,ke.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,ke.t)("after processors"),meaning:(0,ke.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],Vu={sum:()=>(0,ke.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,ke.t)("Th\
e softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>(0,ke.t)("The softmax of the means per byte: a weight for the r\
anking, no probability of a text.")},Ju=t=>t==="share"?"%":t==="perplexity"?"":"nats";function Zu({group:t,block:e,by:n,name:o}){let s=e.processors.length>0,r=Uu(
n).filter(({sum:i})=>i!=="after"||s);return(0,q.jsxs)("table",{class:"gp-answers",children:[(0,q.jsx)("caption",{class:"gp-hidden",children:o}),(0,q.jsx)("thead",
{children:(0,q.jsxs)("tr",{children:[(0,q.jsx)("th",{scope:"col",children:(0,ke.t)("answer")}),r.map(({name:i,sorted:a,sum:l,term:c,meaning:d,formula:m})=>(0,q.jsx)(
"th",{scope:"col","aria-sort":a===n?"descending":void 0,children:(0,q.jsx)(xl.Term,{id:c,run:()=>bl(l,e,n),meaning:d,unit:Ju(l),formula:m,children:i})},i)),t.canAsk&&
(0,q.jsx)("td",{})]})}),(0,q.jsx)("tbody",{children:_o(e,n).map(i=>(0,q.jsx)(Qu,{answer:e.answers[i],by:n,hasProcessors:s,open:t.canAsk?()=>t.ask({type:"open",entry:e.
entries[i]}):void 0},i))})]})}function Qu({answer:t,by:e,hasProcessors:n,open:o}){let{text:s,tokens:r,logprob:i,shares:a}=t,l=a?.[e];return(0,q.jsxs)("tr",{children:[
(0,q.jsx)("th",{scope:"row",dir:"auto",children:r.map((c,d)=>(0,q.jsx)(Tl.TokenInk,{token:c,ground:`var(--gp-prob-${Math.round((0,bt.probability)(c.logprob)*10)}\
)`,words:()=>dl(c,n)},d))}),(0,q.jsxs)("td",{class:"gp-share-cell",children:[(0,q.jsx)("span",{children:(0,ts.isKnown)(l)?(0,bt.percent)(l):"…"}),(0,q.jsx)("s\
pan",{class:"gp-share","aria-hidden":"true",children:(0,q.jsx)("i",{style:{width:`${(l??0)*100}%`}})})]}),(0,q.jsx)(Eo,{more:(0,bt.percent)((0,bt.probability)(i)),
children:bn(i)}),(0,q.jsx)(Eo,{children:bn(t.per_token)}),(0,q.jsx)(Eo,{children:bn(t.per_byte)}),(0,q.jsx)(Eo,{children:Yu(t.perplexity)}),n&&(0,q.jsx)(Xu,{answer:t}),
o&&(0,q.jsx)("td",{children:(0,q.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,ke.t)("Open the run of {answer}",{answer:(0,bt.quoted)(s.trim())}),
onClick:o,children:(0,ke.t)("Open")})})]})}function Eo({class:t,more:e,children:n}){return(0,q.jsxs)("td",{class:t,children:[n,e&&(0,q.jsx)("small",{children:e})]})}
function Xu({answer:t}){let{after:e}=t;if((0,ts.isKnown)(e))return(0,q.jsx)(Eo,{more:(0,bt.percent)((0,bt.probability)(e)),children:bn(e)});let{text:n,removed_by:o}=pl(
t),s=o?(0,bt.processorWords)(o)[0]:(0,ke.t)("a processor");return(0,q.jsxs)(Eo,{class:"gp-removed",more:(0,ke.t)("{token} by {processor}",{token:(0,bt.quoted)(n),
processor:s}),children:["✕ ",(0,ke.t)("removed")]})}var Yu=t=>(0,ts.isKnown)(t)?t>=1e3?(0,bt.count)(Math.round(t)):(0,bt.decimals)(t,2):"∞";var Nn=p(Je(),1),Bl=p(Lt(),1),Ao=p(V(),1),cn=p(I(),1),ql=p(an(),1);var $l=p(Dr(),1),_l=p(I(),1),Pl=new WeakMap;function Wn(t){let e=Pl.get(t)??[],{keep:n,added:o}=(0,$l.pathChange)(e,t.lines().at(0)?.last??null);e.length=n;for(let s of o)
e.push(s);return Pl.set(t,e),e}function ln(t,e){let{log:n}=t.shownOf(e);if(!n)throw new Error("this comparison has no logs");return n}var Qt=(t,e)=>Wn(ln(t,e)),
ns=({done:t},{finished:e,failed:n})=>!!(e||n||t);function os({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t.at(e)?e:0,s=t.at(n)&&n!==o?n:+(o===0);return[
o,s]}var Wo=t=>t.header?.kind==="lanes"?os(t):null;function $t({groups:t,lanes:e},n){let{id:o,label:s}=t[n];return e?e.find(r=>r.id===o)?.label??(0,_l.t)("{lane\
} (removed)",{lane:s}):s}var Ns=({groups:t},e,n)=>Ml(t[e].model)===Ml(t[n].model);function Ml(t){let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith(
"revision="))??""}`}function Rs(t,e,n){let o=[Qt(t,e),Qt(t,n)],s=Ns(t,e,n)?eh(...o):th(...o),r=o.map((i,a)=>s[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:s}:
r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s}}function eh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].
chosen.token_id;)o+=1;return[o,o]}var El=({piece:t})=>t??"\0";function th(...t){let[e,n]=t.map(r=>r.map(El).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&
e[s]===n[s];)s+=1;return[Cl(t[0],s),Cl(t[1],s)]}function Cl(t,e){let n=0,o=0;for(;o<t.length&&(n+=El(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece===
"";)o-=1;return o}var No=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join("");function Wl(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(
-e).join("")}var As=p(I(),1);var ss=p(V(),1),Lo=p(Z(),1),Nl=32;function Ls({text:t}){let[,e,n,o]=/^(\s*)([^]*?)(\s*)$/.exec(t)??[],s=r=>r&&(0,Lo.jsx)("span",{class:"gp-mark",children:[...r].
map(i=>ss.MARKS[i]||"␣").join("")});return(0,Lo.jsxs)(Lo.Fragment,{children:[s(e),n,s(o)]})}function Ro(t){let e=t.map(n=>{let o=[...(0,ss.inOneLine)(n.replace(
/^ +| +$/g,s=>ss.MARKS[" "].repeat(s.length)))];return o.length<=Nl?o.join(""):`${o.slice(0,Nl-1).join("")}…`});return e.map((n,o)=>e.filter(s=>s===n).length>
1?`${o+1}: ${n}`:n)}var Ye=t=>(0,As.isSaid)(t)?(0,As.t)(t):String(t),co=({title:t,prompt:e})=>e?Ro([e])[0]:Ye(t);var rs=class{diff(e,n,o={}){let s;typeof o=="function"?(s=o,o={}):"callback"in o&&(s=o.callback);let r=this.castInput(e,o),i=this.castInput(n,o),a=this.removeEmpty(
this.tokenize(r,o)),l=this.removeEmpty(this.tokenize(i,o));return this.diffWithOptionsObj(a,l,o,s)}diffWithOptionsObj(e,n,o,s){var r;let i=v=>{if(v=this.postProcess(
v,o),s){setTimeout(function(){s(v)},0);return}else return v},a=n.length,l=e.length,c=1,d=a+l;o.maxEditLength!=null&&(d=Math.min(d,o.maxEditLength));let m=(r=o.timeout)!==
null&&r!==void 0?r:1/0,f=Date.now()+m,P=[{oldPos:-1,lastComponent:void 0}],C=this.extractCommon(P[0],n,e,0,o);if(P[0].oldPos+1>=l&&C+1>=a)return i(this.buildValues(
P[0].lastComponent,n,e));let $=-1/0,x=1/0,O=()=>{for(let v=Math.max($,-c);v<=Math.min(x,c);v+=2){let T,g=P[v-1],k=P[v+1];g&&(P[v-1]=void 0);let w=!1;if(k){let b=k.
oldPos-v;w=k&&0<=b&&b<a}let u=g&&g.oldPos+1<l;if(!w&&!u){P[v]=void 0;continue}if(!u||w&&g.oldPos<k.oldPos?T=this.addToPath(k,!0,!1,0,o):T=this.addToPath(g,!1,!0,
1,o),C=this.extractCommon(T,n,e,v,o),T.oldPos+1>=l&&C+1>=a)return i(this.buildValues(T.lastComponent,n,e))||!0;P[v]=T,T.oldPos+1>=l&&(x=Math.min(x,v-1)),C+1>=a&&
($=Math.max($,v+1))}c++};if(s)(function v(){setTimeout(function(){if(c>d||Date.now()>f)return s(void 0);O()||v()},0)})();else for(;c<=d&&Date.now()<=f;){let v=O();
if(v)return v}}addToPath(e,n,o,s,r){let i=e.lastComponent;return i&&!r.oneChangePerToken&&i.added===n&&i.removed===o?{oldPos:e.oldPos+s,lastComponent:{count:i.count+
1,added:n,removed:o,previousComponent:i.previousComponent}}:{oldPos:e.oldPos+s,lastComponent:{count:1,added:n,removed:o,previousComponent:i}}}extractCommon(e,n,o,s,r){
let i=n.length,a=o.length,l=e.oldPos,c=l-s,d=0;for(;c+1<i&&l+1<a&&this.equals(o[l+1],n[c+1],r);)c++,l++,d++,r.oneChangePerToken&&(e.lastComponent={count:1,previousComponent:e.
lastComponent,added:!1,removed:!1});return d&&!r.oneChangePerToken&&(e.lastComponent={count:d,previousComponent:e.lastComponent,added:!1,removed:!1}),e.oldPos=l,
c}equals(e,n,o){return o.comparator?o.comparator(e,n):e===n||!!o.ignoreCase&&e.toLowerCase()===n.toLowerCase()}removeEmpty(e){let n=[];for(let o=0;o<e.length;o++)
e[o]&&n.push(e[o]);return n}castInput(e,n){return e}tokenize(e,n){return Array.from(e)}join(e){return e.join("")}postProcess(e,n){return e}get useLongestToken(){
return!1}buildValues(e,n,o){let s=[],r;for(;e;)s.push(e),r=e.previousComponent,delete e.previousComponent,e=r;s.reverse();let i=s.length,a=0,l=0,c=0;for(;a<i;a++){
let d=s[a];if(d.removed)d.value=this.join(o.slice(c,c+d.count)),c+=d.count;else{if(!d.added&&this.useLongestToken){let m=n.slice(l,l+d.count);m=m.map(function(f,P){
let C=o[c+P];return C.length>f.length?C:f}),d.value=this.join(m)}else d.value=this.join(n.slice(l,l+d.count));l+=d.count,d.added||(c+=d.count)}}return s}};var Kr=class extends rs{tokenize(e){return e.slice()}join(e){return e}removeEmpty(e){return e}},Rl=new Kr;function Ur(t,e,n){return Rl.diff(t,e,n)}var Ll=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Gl(t){let e=Ll?[...Ll.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)??[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function zl(t,e){
let[n,o]=[Al(t,e),Al(e,t)],s=[t.map(()=>!1),e.map(()=>!1)],[r,i,a]=[0,0,0],l=(c,d)=>d.map(m=>c[m].word);for(let{added:c,removed:d,count:m}of Ur(l(t,n),l(e,o)))if(d)
r+=m;else if(c)i+=m;else{for(let f=r+m;r<f;r++,i++)s[0][n[r]]=s[1][o[i]]=!0;a+=m}return{kept:s,shared:a}}function Al(t,e){let n=new Set(e.map(({word:o})=>o));return t.
flatMap(({word:o},s)=>o&&n.has(o)?[s]:[])}var Ze=p(Z(),1),nh=20;function oh({group:t}){let e=Wo(t)??[0,1],n=e.map(m=>$t(t,m)),o=e.map(m=>No(Qt(t,m))),{sides:s,shared:r,lengths:i}=sh(o,e,t.running),a=i[0]+
i[1],l=(0,Ao.percent)(2*r/(a||1)),c={shared:(0,Ao.count)(r),one:(0,Ao.count)(i[0]),other:(0,Ao.count)(i[1])},d=(0,cn.t)("2 × {shared} shared words / ({one} + {o\
ther})",c);return(0,Ze.jsxs)(Ze.Fragment,{children:[(0,Ze.jsxs)("header",{class:"gp-head",children:[(0,Ze.jsx)("h2",{class:"gp-title",children:(0,cn.t)("Differe\
nces")}),(0,Ze.jsx)("span",{class:"gp-note gp-pair",children:(0,cn.t)("{one} and {other}, word by word",{one:n[0],other:n[1]})})]}),a>0&&(0,Ze.jsxs)("p",{class:"\
gp-alike",children:[(0,Ze.jsx)("b",{class:"gp-share",children:(0,cn.t)("{share} in common",{share:l})})," ",(0,Ze.jsx)(ql.Term,{class:"gp-formula",id:"words-in-\
common",run:()=>(0,cn.t)("{formula}: {value}.",{formula:d,value:(0,cn.t)("{share} in common",{share:l})}),meaning:(0,cn.t)("Twice the number of words that both \
have in the same order (their longest common subsequence), divided by the number of words of both together. A punctuation mark counts as a word; white space doe\
s not."),children:d})]}),(0,Ze.jsx)("div",{class:"gp-texts",children:s.map((m,f)=>(0,Ze.jsxs)("div",{class:"gp-text-side",children:[(0,Ze.jsx)("h3",{class:"gp-s\
ide-name",children:`${n[f]} ${co(t.groups[e[f]])}`}),(0,Ze.jsx)(ah,{parts:m,tag:f?"ins":"del"})]},f))}),(0,Ze.jsxs)("footer",{class:"gp-legend gp-note",children:[
(0,Ze.jsx)("span",{children:(0,cn.t)("in both")}),(0,Ze.jsx)("span",{children:(0,Ze.jsx)("del",{children:(0,cn.t)("only in the first")})}),(0,Ze.jsx)("span",{children:(0,Ze.jsx)(
"ins",{children:(0,cn.t)("only in the second")})})]})]})}var jl=(0,Bl.groupPane)(oh,t=>Wo(t)?.some(e=>Qt(t,e).length)??!1);function sh(t,e,n){let[,o]=(0,Nn.useState)(
0),s=(0,Nn.useRef)({key:"",pair:"",at:0,took:0,compared:rh}),r=(0,Nn.useRef)(0);(0,Nn.useEffect)(()=>()=>clearTimeout(r.current),[]);let{key:i,at:a,took:l}=s.current,
c=performance.now(),d=n&&s.current.pair===e.join()?a+l*nh-c:0;if(i!==t.join("\0")&&d<=0){let m=ih(t);s.current={key:t.join("\0"),pair:e.join(),at:c,took:performance.
now()-c,compared:m}}else d>0&&(r.current||=window.setTimeout(()=>{r.current=0,o(m=>m+1)},d));return s.current.compared}var rh={sides:[[],[]],shared:0,lengths:[0,
0]};function ih(t){let[e,n]=t.map(Gl),{kept:o,shared:s}=zl(e,n),r=i=>i.filter(({word:a})=>a).length;return{sides:[Il(e,o[0]),Il(n,o[1])],shared:s,lengths:[r(e),
r(n)]}}function Il(t,e){let n=[{text:"",differs:!1}];return t.forEach(({space:o,word:s},r)=>{let i=!e[r]&&!!s,a=n[n.length-1];i===a.differs?a.text+=o+s:i?(a.text+=
o,n.push({text:s,differs:i})):n.push({text:o+s,differs:i})}),n.filter(({text:o})=>o)}function ah({parts:t,tag:e}){let n=(0,Nn.useMemo)(()=>t.map(({text:o,differs:s})=>s?
(0,Ze.jsx)(e,{children:o}):o),[t,e]);return(0,Ze.jsx)("p",{class:"gp-side-text",dir:"auto",children:n})}var Jl=p(Je(),1),Zl=p(Lt(),1),Ql=p(Jt(),1),Me=p(V(),1),he=p(I(),1),Jr=p(Vr(),1),Gs=p(an(),1),Zr=p(Oo(),1);var H=p(Z(),1),lh=10,Fl=[4,5e-4];function ch({group:t}){let e=Wo(t)??[0,1],[n,o]=e.map(f=>$t(t,f)),s=Rs(t,...e),r=s.kind==="apart",i=e.map((f,P)=>r?Qt(t,f)[s.at[P]]:
null),[a,l]=i,c=Ns(t,...e),d=(0,Jl.useMemo)(()=>a&&l&&(0,H.jsx)(mh,{group:t,pair:[...e],steps:[a,l]}),[a,l,n,o,t.unit,t.groups]),m=dh(t,e,s);return(0,H.jsxs)(H.Fragment,
{children:[(0,H.jsxs)("header",{class:"gp-head",children:[(0,H.jsx)("h2",{class:"gp-title",children:(0,he.t)("Where they diverge")}),(0,H.jsxs)("div",{class:"gp\
-tools",children:[(0,H.jsxs)("label",{children:[(0,he.t)("Compare")," ",(0,H.jsx)(Dl,{group:t,pair:e,side:0})]}),(0,H.jsxs)("label",{children:[(0,he.t)("with"),
" ",(0,H.jsx)(Dl,{group:t,pair:e,side:1})]})]})]}),(0,H.jsx)("p",{class:"gp-said",children:m}),(0,H.jsx)("p",{class:"gp-note gp-models",hidden:c,children:!c&&(0,he.t)(
"{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:n,other:o})}),d??(0,H.jsx)(
"div",{class:"gp-sides-box",hidden:!0})]})}var Xl=(0,Zl.groupPane)(ch,t=>Wo(t)?.every(e=>!ln(t,e).denoises)??!1);function Dl({group:t,pair:e,side:n}){let o=s=>{
let r=s===e[1-n]?e[n]:e[1-n];n?t.setPair(r,s):t.setPair(s,r)};return(0,H.jsx)("select",{class:n?"gp-other":"gp-one",value:e[n],onChange:({currentTarget:s})=>o(Number(
s.value)),children:t.groups.map((s,r)=>(0,H.jsx)("option",{value:r,children:`${$t(t,r)} ${co(s)}`},r))})}function dh(t,e,n){let[o,s]=e.map(x=>$t(t,x)),r={one:o,
other:s},i=e.map(x=>Qt(t,x)),a=e.map(x=>ns(t,ln(t,x))),{at:l}=n;if(!i[0].length||!i[1].length)return(0,he.t)("{one} and {other} have no tokens to compare yet.",
r);if(n.kind==="apart"){let[x,O]=i.map((T,g)=>T[l[g]]),v=No(i[0],l[0]);return[...ph([o,s],l,v)," ",...Kl(o,x)," ",...Kl(s,O)]}if(n.kind==="same"&&a[0]&&a[1])return(0,he.tn)(
l[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",r);if(n.kind===
"same")return(0,he.tn)(l[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",r);
let{shorter:c}=n,[d,m]=c?[s,o]:[o,s];if(!a[c])return(0,he.t)("{one} and {other} have written the same so far; {long} is ahead.",{...r,long:m});let f=(0,he.tn)(l[c],
"{count} token","{count} tokens"),P=(0,H.jsx)(Qr,{text:i[1-c][l[1-c]].chosen.text}),[C]=ln(t,e[c]).finished?.sequences??[];return[C?(0,he.t)("{short} ended afte\
r {tokens}: {reason}.",{short:d,tokens:f,reason:(0,Me.stopWords)(C.stop_reason)[0]}):(0,he.t)("{short} ended after {tokens}.",{short:d,tokens:f})," ",...(0,Me.filled)(
(0,he.t)("{long} begins with the same text and continues with {token}."),{long:m,token:P})]}function ph([t,e],n,o){if(!o)return[(0,he.t)("They diverge at the fi\
rst token.")];let[s,r]=n.map(a=>(0,Me.count)(a+1));return[s===r?(0,he.t)("They diverge at token {number}.",{number:s}):(0,he.t)("They diverge at token {a} of {o\
ne} and token {b} of {other}.",{a:s,b:r,one:t,other:e})," ",...(0,Me.filled)((0,he.t)("Both had written {text}."),{text:(0,H.jsx)(Qr,{text:Wl(o)})})]}var Kl=(t,e)=>(0,Me.filled)(
e.given?(0,he.t)("{lane} was given {token} ({odds})."):(0,he.t)("{lane} chose {token} ({odds})."),{lane:t,token:(0,H.jsx)(Qr,{text:e.chosen.text}),odds:uh(e)}),
uh=t=>t.chosen.logprob===null?(0,Jr.removedWords)(t.chosen):(0,Me.percent)((0,Me.numbersOf)(t).probability),Qr=({text:t})=>(0,H.jsx)("span",{class:"gp-quote",children:(0,Me.filled)(
(0,he.t)("“{text}”"),{text:(0,H.jsx)(Zr.TokenLabel,{text:t,class:"gp-strong"})})});function hh(t,e){let n=new Map;return t.forEach(({chosen:s,distribution:r},i)=>{
for(let a of[...r.candidates,s]){let l=e?a.token_id:a.text,c=n.get(l)??{label:a.text,sides:[null,null],most:0};n.set(l,c),!c.sides[i]&&(c.sides[i]={candidate:a,
isChosen:a.token_id===s.token_id},c.most=Math.max(c.most,(0,Me.probability)(a.logprob),(0,Me.probability)(a.raw_logprob)))}}),[...n.values()].sort((s,r)=>r.most-
s.most).filter(({sides:s,most:r},i)=>i<lh&&(i<Fl[0]||r>=Fl[1])||s.some(a=>a?.isChosen))}function mh({group:t,pair:e,steps:n}){let o=hh(n,Ns(t,...e)),s=o.flatMap(
c=>c.sides).filter(c=>c!==null),r=s.every(({candidate:c})=>c.logprob===c.raw_logprob),i=s.flatMap(({candidate:c})=>[(0,Me.probability)(c.logprob),(0,Me.probability)(
c.raw_logprob)]),a=Math.max(1e-9,...i);return(0,H.jsxs)("div",{class:r?"gp-sides-box gp-plain":"gp-sides-box",children:[(0,H.jsxs)("div",{class:"gp-key gp-note",
children:[(0,H.jsxs)("span",{children:[(0,H.jsx)("i",{class:"gp-swatch gp-after"}),(0,H.jsx)(Gs.Term,{id:"probability",run:()=>Vl(t,e,n,"logprob"),meaning:(0,he.t)(
"The probability with which the token is chosen: after all logits processors, without the tokens that they removed."),children:(0,he.t)("after the processors")})]}),
(0,H.jsxs)("span",{class:"gp-before-key",hidden:r,children:[(0,H.jsx)("i",{class:"gp-swatch gp-before"}),(0,H.jsx)(Gs.Term,{id:"probability",run:()=>Vl(t,e,n,"r\
aw_logprob"),meaning:(0,he.t)("The probability that the model itself gave, before any logits processor."),children:(0,he.t)("before the processors")})]}),(0,H.jsxs)(
"span",{children:[(0,H.jsx)("b",{class:"gp-glyph",children:"▶"}),(0,he.t)("chosen")]}),(0,H.jsxs)("span",{class:"gp-removed-key",hidden:s.every(({candidate:c})=>c.
logprob!==null),children:[(0,H.jsx)("b",{class:"gp-cross",children:"✕"}),(0,he.t)("removed")]}),(0,H.jsxs)("span",{class:"gp-unlisted-key",hidden:s.length===2*
o.length,children:[(0,H.jsx)("b",{class:"gp-cross",children:"–"}),(0,H.jsx)("span",{"data-tip":(0,he.t)("Only the likeliest tokens of each step are recorded; \
this one is not among them."),tabIndex:0,children:(0,he.t)("not recorded")})]})]}),(0,H.jsxs)("table",{class:"gp-sides",children:[(0,H.jsx)("thead",{children:(0,H.jsxs)(
"tr",{children:[(0,H.jsx)("th",{scope:"col",children:(0,he.t)("Token")}),e.map((c,d)=>(0,H.jsx)("th",{scope:"col",children:(0,H.jsx)(Gs.Term,{id:"entropy",run:()=>l(
n[d],$t(t,c)),meaning:(0,he.t)("How uncertain the next token was where they diverge, after the processors."),children:(0,he.t)("{lane}, entropy {entropy}",{lane:`${$t(
t,c)} ${co(t.groups[c])}`,entropy:(0,Me.information)(n[d].distribution.entropy_after,t.unit)})})},d))]})}),(0,H.jsx)("tbody",{children:o.map((c,d)=>(0,H.jsxs)("\
tr",{children:[(0,H.jsx)("th",{scope:"row",children:(0,H.jsx)(Zr.TokenLabel,{text:c.label,class:"gp-word"})}),c.sides.map((m,f)=>(0,H.jsx)(fh,{side:m,top:a,label:$t(
t,e[f])},f))]},d))})]})]});function l({distribution:{entropy_before:c,entropy_after:d}},m){let f={lane:m,before:(0,Me.information)(c,t.unit),after:(0,Me.information)(
d,t.unit)};return(0,he.t)("{lane}: {before} before the processors, {after} after them.",f)}}function fh({side:t,top:e,label:n}){if(!t)return(0,H.jsx)("td",{class:"\
gp-unlisted","aria-label":`${n}: ${(0,he.t)("not recorded")}`,title:"",children:(0,H.jsx)(Ul,{sign:"",shares:[0,0],words:["–",""]})});let{candidate:o,isChosen:s}=t,
[r,i]=[(0,Me.probability)(o.logprob),(0,Me.probability)(o.raw_logprob)],a=o.logprob===null,l=a?(0,Jr.removedWords)(o):"",c=[s&&(0,he.t)("chosen"),l||(0,Me.percent)(
r),(0,he.t)("{share} before the processors",{share:(0,Me.percent)(i)})];return(0,H.jsx)("td",{class:[s&&"gp-chosen",a&&"gp-removed"].filter(Boolean).join(" "),"\
aria-label":`${n}: ${c.filter(Boolean).join(", ")}`,title:l,children:(0,H.jsx)(Ul,{sign:s?"▶":a?"✕":"",shares:[r/e,i/e],words:[a?"":(0,Me.percent)(r),(0,Me.percent)(
i)]})})}var Ul=({sign:t,shares:e,words:n})=>(0,H.jsxs)("div",{class:"gp-side",children:[(0,H.jsx)("span",{class:"gp-sign",children:t}),(0,H.jsx)("span",{class:"\
gp-tracks",children:e.map((o,s)=>(0,H.jsx)("i",{class:s?"gp-bar gp-before":"gp-bar gp-after",style:{width:`${(o*100).toFixed(2)}%`}},s))}),(0,H.jsxs)("span",{class:"\
gp-values",children:[(0,H.jsx)("span",{children:n[0]}),(0,H.jsx)("small",{children:n[1]})]})]});function Vl(t,e,n,o){let s=(a,{token_id:l})=>{let c=[...a.distribution.
candidates,a.chosen].find(d=>d.token_id===l);return c?(0,Me.percent)((0,Me.probability)(c[o])):(0,he.t)("not recorded")},[r,i]=e.map(a=>$t(t,a));return(0,Ql.inARow)(
n.map(({chosen:a})=>(0,he.t)("{token}: {one} {mine}, {other} {theirs}",{token:(0,Me.quoted)(a.text),one:r,other:i,mine:s(n[0],a),theirs:s(n[1],a)})))}var Xt=p(Je(),1);var is=p(Pe(),1),Xr=5,gh=.9;function wh(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,
!(o>0&&s>1-gh));)r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,is.medianOf)(e),low:e[o],high:e[n-1-o]}}function Yr(t,e){let n=wh(t);if(!n||t.length<Xr)
return"few";let{low:o,high:s}=n;return o>e?"above":s<e?"below":"open"}var bh=(t,e)=>(0,is.isKnown)(t)&&(0,is.isKnown)(e)?[t-e]:[];function Yl(t,e=!0){let n=(s,r)=>Yr(
s.flatMap((i,a)=>bh(i,r[a])),0),o=t.findIndex((s,r)=>t.length>1&&t.every((i,a)=>r===a||n(s,i)===(e?"above":"below")));return o<0?null:o}var ec=p(it(),1),ei=p(I(),1),ti=p(Pe(),1);function tc(t,e){let n=({values:c})=>c[t.name]??NaN,o=e.filter(c=>Number.isFinite(n(c)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:zs([]),flat:!0};let s=o.reduce((c,d)=>n(d)<n(c)?d:c),r=o.reduce((c,d)=>n(d)>n(c)?d:c),i=yt(t,n(s))===yt(t,n(r)),a=zs(i?[]:
o.map(n)),l=c=>Math.round(a.share(c)*10);return{low:s,high:r,best:i?null:ni(t,e),level:l,scale:a,flat:i}}function ni(t,e){let n=({values:c})=>c[t.name]??NaN,o=e.
filter(c=>Number.isFinite(n(c))),s=o.map(({each:c})=>c[t.name]??[]);if(!t.better||s.some(({length:c})=>c!==s[0].length))return null;let r=t.better==="more",i=Yl(
s,r);if(i===null)return null;let a=n(o[i]),l=c=>r?n(c)<a:n(c)>a;return o.every((c,d)=>d===i||l(c))?o[i]:null}function zs(t){let e=[...new Set(t)].sort((c,d)=>c-
d),[n,o]=[e[0],e[e.length-1]],s=c=>d=>o>n?(c(d)-c(n))/(c(o)-c(n)):0,r=({share:c})=>e.some(d=>e.filter(f=>f>=d&&c(f)-c(d)<.1).length>Math.max(1,e.length/2)),a={name:"\
order",share:c=>e.length>1?e.indexOf(c)/(e.length-1):0},l=[{name:"linear",share:s(c=>c)}];return n>0&&l.push({name:"log",share:s(Math.log)}),[...l,a].find(c=>!r(
c))??a}function Rn(t,{each:e}){let n=(e[t.name]??[]).filter(ti.isKnown);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>yt(t,r));return o===
s?"":(0,ei.t)("{low} to {high}",{low:o,high:s})}var Go=t=>t.better==="less"?"heat":"prob";function yt(t,e,{unit:n=!1}={}){if(!(0,ti.isKnown)(e))return"–";let o={
minimumFractionDigits:t.digits,maximumFractionDigits:t.digits},s=(0,ec.notation)(e.toLocaleString("en-US",o));return n&&t.unit?`${s} ${(0,ei.t)(t.unit)}`:s}var Fs=p(Lt(),1),zn=p(I(),1);var si=p(I(),1),nc=p(Pe(),1);var Ln=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),zo=(t,e,n,o,s={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...s}});var oi=10;function oc({axes:[t,e],metric:n,heat:o,at:s}){let r=f=>e.values.map((P,C)=>t.values.map(($,x)=>f(s(C,x),C,x))),i=({values:{[n.name]:f}})=>(0,nc.isKnown)(
f)?o.level(f):null,a=f=>yt(n,f.values[n.name])+(o.best===f?" ★":""),l=(f,P,C)=>{let $=Rn(n,f);return`${t.knob} ${t.values[C]}, ${e.knob} ${e.values[P]}: ${a(f)}${$?
` (${$})`:""}`},c={type:"heatmap",x:t.values,y:e.values,colorscale:Array.from({length:oi+1},(f,P)=>[P/oi,`var(--gp-${Go(n)}-${P})`]),zmin:0,zmax:oi,showscale:!1,
xgap:2,ygap:2,z:r(i),text:r(a),texttemplate:"%{text}",hovertext:r(l),hoverinfo:"text"},d=Math.min(760,Math.max(220,96+42*e.values.length)),m={type:"category",showgrid:!1};
return zo((0,si.t)("{metric} over {columns} and {rows}",{metric:(0,si.t)(n.title),columns:t.knob,rows:e.knob}),[c],Ln(t.knob,{...m,side:"top"}),Ln(e.knob,{...m,
autorange:"reversed"}),{height:d,margin:{l:52,r:18,t:60,b:16}})}var Io=p(I(),1),ri=p(Pe(),1);var yh={linear:"linear",log:"log",order:"category"};function sc({knob:t,metric:e,points:n,wide:o}){let s=n.map(({label:$})=>$.trim()===""?NaN:Number($)),r=s.every(
Number.isFinite)?yh[zs(s).name]:"category",i=n.map(($,x)=>({...$,x:r==="category"?$.label:s[x]}));r!=="category"&&i.sort(($,x)=>Number($.x)-Number(x.x));let a=i.
filter(({value:$})=>(0,ri.isKnown)($)),l=a.flatMap(({value:$,each:x})=>[$,...x]),c=o&&l.length>0&&Math.min(...l)>0,d=({label:$,value:x,range:O,best:v})=>`${$}: ${yt(
e,x)}${O?` (${O})`:""}${v?`, ${(0,Io.t)("the best")}`:""}`,m={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:$})=>$),
y:i.map(({value:$})=>(0,ri.isKnown)($)?$:null),text:i.map(d),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:$,each:x})=>x.length>1?Math.max(...x)-$:0),arrayminus:i.map(({value:$,each:x})=>x.
length>1?$-Math.min(...x):0)}},f={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(
({x:$})=>$),y:a.map(({value:$})=>$),text:a.map(({value:$,best:x})=>a.length<=12||x?yt(e,$)+(x?" ★":""):"")},P=(0,Io.t)(e.title),C=`${P}${e.unit?` (${(0,Io.t)(
e.unit)})`:""}${c?`, ${(0,Io.t)("logarithmic scale")}`:""}`;return zo((0,Io.t)("{metric} over {knob}",{metric:P,knob:t}),[m,f],Ln(t,{type:r}),Ln(C,c?{type:"log"}:
{}))}var cc=p(V(),1),_t=p(I(),1),dc=p(Pe(),1),pc=p(an(),1);var di=p(it(),1),lc=p(Jt(),1),yn=p(V(),1),dn=p(I(),1),as=p(Pe(),1);var ii=p(V(),1),rc=p(I(),1),ai=p(Pe(),1),li=({name:t})=>t==="ended",An=({values:t},{name:e})=>(0,ai.isKnown)(t[e])?t[e]:null;function Gn(t,{values:e,each:n,entries:o},{
unit:s=!1}={}){let r=e[t.name],i=(n[t.name]??(o.length===1?[r]:[])).filter(ai.isKnown);return!li(t)||!i.length?yt(t,r,{unit:s}):(0,rc.t)("{count} of {all}",{count:(0,ii.count)(
i.filter(Boolean).length),all:(0,ii.count)(i.length)})}var kh={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},ic=4;
function Is(t,e,n){let{name:o,unit:s,meaning:r,formula:i,better:a}=t,l=a==="more"?(0,dn.t)("More is better."):a==="less"?(0,dn.t)("Less is better."):"";return{id:kh[o],
run:()=>vh(t,e,n),meaning:[(0,dn.t)(r),l].filter(Boolean).join(" "),formula:(0,dn.t)(i),unit:s?(0,dn.t)(s):""}}function vh(t,e,n){let o=e.groups.filter(d=>An(d,
t)!==null);if(!o.length)return"";let[s]=o,r=xh(t,s,e.unit)||Gn(t,s,{unit:!0});if(o.length===1)return(0,yn.asSentence)(r);let i=d=>An(d,t)??0,a=o.reduce((d,m)=>i(
m)<i(d)?m:d),l=o.reduce((d,m)=>i(m)>i(d)?m:d),c={name:n(s.number),words:r,low:Gn(t,a),lowest:n(a.number),high:Gn(t,l),highest:n(l.number)};return c.low===c.high?
(0,dn.t)("{name}: {words}; the same for all.",c):(0,dn.t)("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",c)}function xh(t,e,n){
if(t.name==="ended")return"";let o=Gn(t,e,{unit:!0}),s=c=>(0,as.isKnown)(c)&&yt(t,c)===yt(t,e.values[t.name]),r=(e.each[t.name]??[]).filter(as.isKnown);if(t.name===
"perplexity"){let c=ac(e),d=ci(c.map(({raw:m})=>m));return!c.length||!s(Math.exp(-d/c.length))?"":`exp(−(${(0,yn.decimals)(d)}) / ${(0,yn.count)(c.length)}) =\
 ${o}`}if(r.length>1)return s(ci(r)/r.length)?Th(t,r,o):"";if(t.name==="tokens_per_second"){let{tokens:c,time:d}=e.values;if(!c||!d||!s(c/d))return"";let m={time:(0,di.fixed)(
d,2),value:o};return(0,dn.tn)(c,"{count} token in {time} s = {value}","{count} tokens in {time} s = {value}",m)}let i=t.name==="mean_logprob"?"logprob":t.name===
"entropy"?"entropy":null,a=i&&e.entries.length===1?ac(e):[],l=ci(a.map(c=>i?(0,yn.fromNats)(c[i],n):0));return!a.length||!s(l/a.length)?"":(0,lc.quotientWords)(
(0,di.fixed)(l,2),(0,yn.count)(a.length),o)}var ci=t=>t.reduce((e,n)=>e+n,0);function Th(t,e,n){let o=e.map(r=>yt(t,r)),s=o.length>ic?[...o.slice(0,ic-1),"…",
o[o.length-1]]:o;return(0,dn.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,yn.count)(e.length),sum:s.join(" + "),value:n})}function ac({entries:t}){
let e=n=>(0,as.finite)(n)??-1/0;return t.flatMap(n=>n.log?Wn(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:s})=>({raw:e(o.raw_logprob),logprob:e(o.
logprob),entropy:s.entropy_after??NaN})):n.tokens.map(({raw_logprob:o,logprob:s,entropy:r})=>({raw:e(o),logprob:e(s),entropy:r??NaN})))}var vt=p(Z(),1),ls=({state:t,metric:e,id:n})=>(0,vt.jsx)(pc.Term,{class:n&&"gp-metric-term",...Is(e,t.group,o=>t.nameOf(o)),attributes:{id:n},children:(0,_t.t)(
e.title)});function uc({state:t,metric:e,id:n}){let{meaning:o,formula:s,unit:r,live:i}=e;return(0,vt.jsxs)("p",{class:"gp-note gp-metric-meaning",children:[(0,vt.jsx)(
ls,{state:t,metric:e,id:n}),`: ${(0,_t.t)(o)} `,(0,vt.jsx)("span",{class:"gp-formula",children:(0,_t.t)(s)}),r&&` ${(0,_t.t)("In {unit}.",{unit:(0,_t.t)(r)})}`,
!i&&` ${(0,_t.t)("It is known when the runs of a cell have ended.")}`]})}function hc({state:t,metric:e,heat:n}){let{low:o,high:s,best:r,scale:i,flat:a}=n;if(!o||
!s)return(0,vt.jsx)("p",{class:"gp-note gp-legend"});let l=(d,{number:m,values:f})=>(0,vt.jsx)("span",{children:(0,cc.filled)(d,{value:(0,vt.jsx)("b",{children:yt(
e,f[e.name],{unit:!0})}),cell:t.nameOf(m)})}),c=[i.name==="log"&&(0,_t.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,_t.t)("Coloured by rank, beca\
use some values are far from the rest."),t.group.groups.some(d=>Rn(e,d))&&(0,_t.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),r&&(e.better===
"more"?(0,_t.t)("★ best: higher is better, seed by seed"):(0,_t.t)("★ best: lower is better, seed by seed"))].filter(Boolean);return(0,vt.jsxs)("p",{class:"\
gp-note gp-legend",children:[a?l((0,_t.t)("The same everywhere: {value}"),o):(0,vt.jsxs)(vt.Fragment,{children:[l((0,_t.t)("lowest {value} at {cell}"),o),(0,vt.jsx)(
pi,{name:Go(e)}),l((0,_t.t)("highest {value} at {cell}"),s)]}),c.map(d=>(0,vt.jsx)("span",{children:d},d))]})}var pi=({name:t,class:e="gp-ramp"})=>(0,vt.jsx)("s\
pan",{class:e,"aria-hidden":"true",children:Array.from({length:11},(n,o)=>(0,vt.jsx)("i",{style:{backgroundColor:`var(--gp-${t}-${o})`}},o))});function mc(t,e,n){
if(t.isList)return Sh(t,e,n);if(t.isSettled)return oc({axes:t.axes,metric:e,heat:n,at:(o,s)=>t.inRow(o)[s]})}function Sh({axes:[{knob:t,values:e}],inOrder:n},o,{
best:s,scale:r}){let i=n.map(a=>({label:e[a.place[1]],value:a.values[o.name]??NaN,each:(a.each[o.name]??[]).filter(dc.isKnown),range:Rn(o,a),best:s===a}));return sc(
{knob:t,metric:o,points:i,wide:r.name!=="linear"})}var hi=p(V(),1),Qn=p(I(),1);var Bs=p(V(),1),ui=p(I(),1),Oh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},kn=t=>(0,Bs.named)(Oh,t,"■"),
vn=t=>t==="failed"?[(0,ui.t)("an error"),(0,ui.t)("ended in an error")]:(0,Bs.stopWords)(t),pn=({log:t,ended:e})=>(t?t.failed:e?.failed??null)||null,Zn=({log:t,
tokens:e})=>t?t.numTokens:e.length;function Et(t){if(pn(t))return"failed";let{log:e,ended:n}=t;return e?e.finished&&(e.finished.sequences[0]?.stop_reason||"stop\
ped"):n&&(n.stop_reason||"stopped")}function Bo(t){let e=Et(t);return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decodin\
g":"waiting"}function po({tokens:t,ended:e},n=1/0){if(typeof e?.text=="string")return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=
s??"",o.length>=n)break;return o}var Ph="perplexity",Mh={failed:()=>(0,Qn.t)("failed"),decoding:()=>(0,Qn.t)("decoding"),queued:()=>(0,Qn.t)("queued"),"did not run":()=>(0,Qn.t)("did not run"),
"":()=>""},mi=t=>Mh[t](),qs=class{constructor(e){this.group=e;this.axes=(e.header?.axes??[]).map(({knob:n,values:o})=>n==="prompt"?{knob:(0,Qn.t)("prompt"),values:Ro(
o),prompts:o}:{knob:n,values:o}),this.inOrder=[...e.groups].sort((n,o)=>n.place[1]-o.place[1])}group;axes;inOrder;get isList(){return this.axes.length<2}get isSettled(){
return!!this.group.done}get knobs(){let[{knob:e},n]=this.axes;return this.isList?e:(0,Qn.t)("{one} and {other}",{one:e,other:n.knob})}metricNamed(e){let{metrics:n}=this.
group,o=s=>n.find(({name:r})=>r===s);return o(e)??o(Ph)??n[0]}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}promptOf({place:e}){let n=this.axes.findIndex(
({prompts:o})=>o);return this.axes[n]?.prompts?.[e[1-n]]??this.group.header?.prompt??""}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,
values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}standingOf({number:e}){let n=this.group.shownOf(e);return pn(n)?"failed":Et(n)?"":Bo(n)==="decoding"?"decoding":this.
group.done?"did not run":"queued"}};function fc({entries:t}){let e=t.filter(pn).length;return e&&t.length>1?(0,Qn.t)("{count} of {all}",{count:(0,hi.count)(e),all:(0,hi.count)(
t.length)}):""}var qo=p(Je(),1);var yc=p(V(),1),Xn=p(I(),1),kc=p(Pe(),1),vc=p(Oo(),1);var js=p(Je(),1),gc=p(V(),1),Wt=p(I(),1);var Ne=p(Z(),1);function fi(t,{number:e,entries:n},o){let s=n.indexOf(t.shownOf(e));t.showEntry(e,(s+o+n.length)%n.length)}function gi({group:t,cell:e,tabIndex:n}){
let{entries:o,number:s}=e,r=(i,a,l)=>(0,Ne.jsx)("button",{type:"button","aria-label":l,tabIndex:n,onClick:c=>{c.stopPropagation(),fi(t,e,a)},children:i});return(0,Ne.jsxs)(
"span",{class:"gp-stepper",hidden:o.length<2,children:[r("‹",-1,(0,Wt.t)("The text of the previous seed")),(0,Ne.jsx)("span",{children:`${o.indexOf(t.shownOf(
s))+1}/${o.length}`}),r("›",1,(0,Wt.t)("The text of the next seed"))]})}function wc({state:t,cell:e,shut:n}){let o=(0,js.useRef)(null);return(0,js.useLayoutEffect)(
()=>{let{current:s}=o;s&&(e?s.open||s.showModal():s.close(),s.scrollTop=0)},[e]),(0,Ne.jsx)("dialog",{ref:o,class:"gp-whole","aria-label":e?t.nameOf(e.number):(0,Wt.t)(
"One cell"),"data-holds-tips":!0,onClose:n,onClick:({target:s,currentTarget:r})=>s===r&&n(),onKeyDown:s=>s.stopPropagation(),children:e&&(0,Ne.jsx)(Ch,{state:t,
cell:e,shut:n})})}function Ch({state:t,cell:e,shut:n}){let{group:o}=t,s=o.shownOf(e.number),r=pn(s),i=e.entries.length,a=()=>{n(),o.ask({type:"open",entry:s.number})};
return(0,Ne.jsxs)(Ne.Fragment,{children:[(0,Ne.jsxs)("div",{class:"gp-whole-head",children:[(0,Ne.jsx)("h3",{class:"gp-whole-title",children:t.nameOf(e.number)}),
(0,Ne.jsx)("button",{type:"button",class:"gp-button gp-shut","aria-label":(0,Wt.t)("Close"),onClick:n,children:"✕"})]}),(0,Ne.jsxs)("div",{class:"gp-whole-too\
ls",children:[(0,Ne.jsx)(gi,{group:o,cell:e,tabIndex:0}),(0,Ne.jsx)("span",{children:s.seed===null?"":(0,Wt.t)("seed {seed}",{seed:s.seed})}),o.canAsk&&(0,Ne.jsx)(
"button",{type:"button",class:"gp-button",onClick:a,children:(0,Wt.t)("Open as one run")})]}),r&&(0,Ne.jsxs)("p",{class:"gp-whole-problem",children:[(0,Ne.jsx)(
"b",{children:"✕ "}),`${(0,Wt.t)(r.message)} ${(0,Wt.t)(r.fix)}`]}),(0,Ne.jsxs)("p",{class:"gp-whole-text",dir:"auto",children:[(0,Ne.jsx)("span",{class:"gp-p\
rompt",children:t.promptOf(e)+(o.apart?`
`:"")}),(0,Ne.jsx)("span",{children:po(s)})]}),(0,Ne.jsx)("p",{class:"gp-note gp-whole-end",children:$h(s)}),(0,Ne.jsx)("p",{class:"gp-note gp-whole-over",children:i>
1?(0,Wt.t)("Metrics of the {count} runs of this cell together, most as their mean:",{count:(0,gc.count)(i)}):(0,Wt.t)("Metrics:")}),(0,Ne.jsx)("dl",{class:"gp-w\
hole-values",children:o.metrics.map(l=>(0,Ne.jsxs)("div",{children:[(0,Ne.jsx)("dt",{children:(0,Ne.jsx)(ls,{state:t,metric:l})}),(0,Ne.jsx)("dd",{children:Gn(l,
e,{unit:!0})})]},l.name))})]})}function $h(t){let e=Et(t),n=Zn(t),o=e&&e!=="failed"&&`${kn(e)} ${vn(e)[1]}`,s=e?o:n?(0,Wt.t)("still being written"):(0,Wt.t)("qu\
eued");return[(0,Wt.tn)(n,"{count} token","{count} tokens"),s].filter(Boolean).join(" · ")}var ve=p(Z(),1),bc=300,_h={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function xc({
state:t,metric:e,heat:n,described:o,versionOf:s,open:r}){let{group:i,axes:a,isList:l}=t,[c,d]=(0,qo.useState)(i.groups[0]),m=(0,qo.useRef)(null),f=i.groups.includes(
c),P=([v,T])=>{let g=v<0||T<0?void 0:m.current?.tBodies[0].rows[v]?.cells;g&&Eh(g[Math.min(T+1,g.length-1)])},C=v=>{let T=v.target instanceof Element?v.target.closest(
"td"):null;if(!T||v.ctrlKey||v.altKey||v.metaKey)return;let g=i.groups[Number(T.dataset.group)],k=_h[v.key];if(v.key==="Enter")r(g);else if(v.key===" ")fi(i,g,1);else if(k)
P(k(T.parentElement.sectionRowIndex,T.cellIndex-1));else return;v.preventDefault()},$=v=>(0,ve.jsx)(Wh,{state:t,cell:v,metric:e,heat:n,version:s(v.number),isStop:f?
v===c:v.number===0,open:r},v.number),[x,O]=a;return(0,ve.jsxs)("table",{role:"grid","aria-label":(0,Xn.t)("The runs over {knobs}",{knobs:t.knobs}),"aria-describ\
edby":o,ref:m,onKeyDown:C,onFocusIn:({target:v})=>{v instanceof HTMLTableCellElement&&d(i.groups[Number(v.dataset.group)])},children:[(0,ve.jsx)("thead",{children:l?
(0,ve.jsxs)("tr",{children:[(0,ve.jsx)("th",{class:"gp-side",scope:"col",children:x.knob}),(0,ve.jsx)("th",{class:"gp-metric-name",scope:"col",children:(0,ve.jsx)(
ls,{state:t,metric:e})})]}):(0,ve.jsxs)(ve.Fragment,{children:[(0,ve.jsxs)("tr",{children:[(0,ve.jsx)("th",{class:"gp-side",scope:"col",rowSpan:2,children:O.knob}),
(0,ve.jsx)("th",{class:"gp-knob",scope:"colgroup",colSpan:x.values.length,children:(0,ve.jsx)("span",{children:x.knob})})]}),(0,ve.jsx)("tr",{children:x.values.
map((v,T)=>(0,ve.jsx)(wi,{scope:"col",axis:x,place:T},T))})]})}),(0,ve.jsx)("tbody",{children:l?t.inOrder.map(v=>(0,ve.jsxs)("tr",{children:[(0,ve.jsx)(wi,{scope:"\
row",axis:x,place:v.place[1]}),$(v)]},v.number)):O.values.map((v,T)=>(0,ve.jsxs)("tr",{children:[(0,ve.jsx)(wi,{scope:"row",axis:O,place:T}),t.inRow(T).map($)]},
T))})]})}var wi=({scope:t,axis:e,place:n})=>(0,ve.jsx)("th",{class:t==="row"?"gp-side":"",scope:t,children:e.prompts?(0,ve.jsx)("bdi",{title:e.prompts[n],children:e.
values[n]}):(0,ve.jsx)(vc.TokenLabel,{text:e.values[n]})});function Eh(t){t.focus({preventScroll:!0});let e=t.closest(".gp-field"),n=t.closest("table")?.tHead;if(!e||
!n)return;let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=o.left+(t.parentElement?.firstElementChild).offsetWidth,i=o.top+n.offsetHeight;e.scrollLeft+=
Math.min(0,s.left-r)||Math.max(0,s.right-o.right),e.scrollTop+=Math.min(0,s.top-i)||Math.max(0,s.bottom-o.bottom),(s.top<0||s.bottom>innerHeight)&&t.scrollIntoView(
{block:"nearest",inline:"nearest"})}function Wh(t){let{cell:e,metric:n,heat:o,version:s,isStop:r}=t,i=e.values[n.name],a=(0,kc.isKnown)(i),l=e.entries.length===
1&&pn(e.entries[0]),c={value:a?yt(n,i):l?"✕":"–",range:a?Rn(n,e):"",colour:a?`var(--gp-${Go(n)}-${o.level(i)})`:"",isBest:o.best===e};return(0,qo.useMemo)(()=>(0,ve.jsx)(
Nh,{...t,shown:c}),[e,n,s,r,...Object.values(c)])}function Nh({state:t,cell:e,metric:n,isStop:o,open:s,shown:r}){let{value:i,range:a,colour:l,isBest:c}=r,{group:d}=t,
m=pn(d.shownOf(e.number)),f=m?`✕ ${(0,Xn.t)("failed")}`:po(d.shownOf(e.number),bc).slice(0,bc).trim(),P=fc(e),C=(0,Xn.t)(n.title),$=[t.nameOf(e.number),a?(0,Xn.t)(
"{metric}: {value}, over its seeds {range}",{metric:C,value:i,range:a}):`${C}: ${i}`,c&&(0,Xn.t)("best"),P&&(0,Xn.t)("failed: {share}",{share:P}),mi(t.standingOf(
e))];return(0,ve.jsxs)("td",{class:["gp-cell",m&&"gp-broken",!f&&"gp-quiet"].filter(Boolean).join(" "),role:"gridcell",tabIndex:o?0:-1,"data-group":e.number,"ar\
ia-label":(0,yc.inParts)($),onClick:({currentTarget:x})=>{x.focus(),s(e)},children:[(0,ve.jsxs)("div",{class:l?"gp-cell-top":"gp-cell-top gp-none",style:{backgroundColor:l},
children:[(0,ve.jsx)("span",{class:"gp-value",children:i}),(0,ve.jsx)("span",{class:"gp-star",hidden:!c,children:"★"}),(0,ve.jsx)("small",{class:"gp-seeds-ran\
ge",children:a}),(0,ve.jsx)("span",{class:"gp-some-failed",children:P&&`✕ ${P}`}),(0,ve.jsx)(gi,{group:d,cell:e,tabIndex:-1})]}),(0,ve.jsx)("bdi",{class:"gp-c\
ell-text",children:f||Rh(t,e)})]})}function Rh(t,e){let n=t.standingOf(e);return n===""?(0,Xn.t)("(empty)"):n==="decoding"?"…":mi(n)}var Tc=p(Je(),1);function Hs(t,e,n){let{current:o}=(0,Tc.useRef)({common:0,of:new Map});(e.run||n.some(s=>e[s]))&&(o.common+=1);for(let s of e.entries??[]){let{
group:r}=t.entries[s];o.of.set(r,(o.of.get(r)??0)+1)}return s=>`${o.common} ${o.of.get(s)??0}`}var et=p(Z(),1);function Lh({group:t,changes:e}){let n=(0,Fs.useFresh)(e),o=(0,Xt.useMemo)(()=>new qs(t),[t.groups]),[s,r]=(0,Xt.useState)(""),[i,a]=(0,Xt.useState)(
"texts"),[l,c]=(0,Xt.useState)(null),d=o.metricNamed(s),m=(0,Xt.useRef)(0);(n.run||n.measured||n.status)&&(m.current+=1);let f=(0,Xt.useMemo)(()=>tc(d,t.groups),
[d,m.current]),P=i==="heat",C=(0,Xt.useMemo)(()=>P?mc(o,d,f):void 0,[P,o,d,f]),$=Hs(t,n,["pair","status"]),x=P&&!o.isList&&o.isSettled,O=(0,Xt.useId)(),v=({pointNumber:g})=>c(
Array.isArray(g)?o.inRow(g[0])[g[1]]:o.inOrder[g]),T=o.isList?"gp-on-one-axis":"";return(0,et.jsxs)(et.Fragment,{children:[(0,et.jsxs)("header",{class:"gp-head",
children:[(0,et.jsx)("h2",{class:"gp-title",children:o.knobs}),(0,et.jsxs)("div",{class:"gp-tools",children:[(0,et.jsxs)("label",{children:[(0,zn.t)("Metric"),"\
 ",(0,et.jsx)("select",{class:"gp-metric","aria-label":(0,zn.t)("Metric of the cells"),value:d.name,onChange:({currentTarget:g})=>r(g.value),children:t.metrics.
map(({name:g,title:k})=>(0,et.jsx)("option",{value:g,children:(0,zn.t)(k)},g))})]}),(0,et.jsxs)("span",{class:"gp-switch",role:"group","aria-label":(0,zn.t)("Wh\
at the cells show"),children:[(0,et.jsx)(Sc,{name:"texts",words:(0,zn.t)("texts"),view:i,choose:a}),(0,et.jsx)(Sc,{name:"heat",words:(0,zn.t)("heat map"),view:i,
choose:a})]})]})]}),(0,et.jsx)(uc,{state:o,metric:d,id:O}),(0,et.jsx)(hc,{state:o,metric:d,heat:f}),(0,et.jsx)(Un,{class:`gp-metric-chart ${T}`,chart:C,press:v},
T),(0,et.jsx)("div",{class:["gp-field",T,P&&"gp-as-heat"].filter(Boolean).join(" "),hidden:x,children:(0,et.jsx)(xc,{state:o,metric:d,heat:f,described:O,versionOf:$,
open:c})}),(0,et.jsx)("p",{class:"gp-note gp-hint",children:x?(0,zn.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,zn.t)(
"Click a cell, or press Enter, for its full text; the arrow keys move between cells.")}),(0,et.jsx)(wc,{state:o,cell:l&&t.groups.includes(l)?l:null,shut:()=>c(null)})]})}
var Sc=({name:t,words:e,view:n,choose:o})=>(0,et.jsx)("button",{type:"button","data-view":t,"aria-pressed":n===t,onClick:()=>o(t),children:e}),Ah=(0,Fs.groupPane)(
Lh,({header:t,groups:e})=>t?.kind==="sweep"&&e.length>0),Oc=(t,e)=>{let n=Ah(t,e);return o=>{n(o),t.hidden&&t.querySelector("dialog")?.close()}};var ut=p(Je(),1),Zs=p(Lt(),1),Bc=p(V(),1),Ee=p(I(),1),qc=p(Mc(),1);var Cc=p(Je(),1);function Ds(t,e,{target:n,name:o}={}){let s=()=>[...t.current?.querySelectorAll(e)??[]],r=document.activeElement instanceof HTMLElement?document.
activeElement:null,i=r&&t.current?.contains(r)?r.closest(e):null,a=i?s().indexOf(i):-1;(0,Cc.useLayoutEffect)(()=>{if(a<0||document.activeElement===r)return;let l=s(),
c=o&&i?.getAttribute(o),m=(o?l.find(f=>f.getAttribute(o)===c):void 0)??l.at(Math.min(a,l.length-1));r?.isConnected?r.focus({preventScroll:!0}):(n?m?.querySelector(
n):m)?.focus({preventScroll:!0})})}var jc=p(jr(),1);var Ks=p(Je(),1),Us=p(V(),1),Oe=p(I(),1);var ue=p(Z(),1),Vs=8;function $c(t){let{group:e,lane:n,ran:o,isReference:s,parts:r,sameProblem:i,makeReference:a}=t,l=o?e.shownOf(o.number):null,c=s?(0,Oe.t)("T\
he other lanes are compared with this one"):(0,Oe.t)("Compare the others with {lane}",{lane:n.label}),d=(0,Oe.t)(n.problem);return(0,ue.jsxs)("div",{class:"gp-l\
ane-top",children:[(0,ue.jsxs)("div",{class:"gp-lane-head",children:[(0,ue.jsxs)("button",{type:"button",class:"gp-lane-name","aria-pressed":s,title:c,disabled:!o,
onClick:a,children:[(0,ue.jsx)("b",{class:"gp-letter",children:n.label}),(0,ue.jsx)("bdi",{class:"gp-lane-title",children:Ye(n.title)}),(0,ue.jsx)("span",{class:"\
gp-lane-reference",hidden:!s,children:(0,Oe.t)("reference")})]}),e.canAsk&&(0,ue.jsx)(zh,{...t})]}),n.prompt&&(0,ue.jsx)("p",{class:"gp-lane-prompt",dir:"auto",
children:(0,ue.jsx)(Ls,{text:n.prompt})}),(0,ue.jsx)("p",{class:"gp-lane-settings",children:Kh(n,l,o).join(" · ")}),(0,ue.jsx)("p",{class:"gp-lane-changed",hidden:!o||
!Dh(n,o),children:`△ ${(0,Oe.t)("changed since this run")}`}),l?.log&&(0,ue.jsx)(jh,{log:l.log,done:e.done}),(0,ue.jsx)("p",{class:"gp-lane-parts",hidden:!r,children:r}),
o&&o.entries.length>1&&(0,ue.jsx)(Fh,{group:e,ran:o}),d&&(0,ue.jsxs)("div",{class:"gp-problem",children:[(0,ue.jsx)("b",{children:"✕ "}),(0,ue.jsx)("span",{children:i?
(0,Oe.t)("The same as in lane {lane}.",{lane:i}):d})]})]})}var Gh=[{does:"copy",sign:"❐",name:t=>(0,Oe.t)("Copy lane {lane}",t),isPossible:(t,e)=>e<Vs},{does:"\
left",sign:"◀",name:t=>(0,Oe.t)("Move lane {lane} to the left",t),isPossible:t=>t>0},{does:"right",sign:"▶",name:t=>(0,Oe.t)("Move lane {lane} to the right",
t),isPossible:(t,e)=>t<e-1},{does:"remove",sign:"✕",name:t=>(0,Oe.t)("Remove lane {lane}",t),isPossible:(t,e)=>e>1}];function zh({group:t,lane:e,ran:n,place:o,
lanes:s}){let r={lane:e.label},i=a=>t.ask({type:"lane",do:a,id:e.id});return(0,ue.jsxs)("span",{class:"gp-lane-tools",children:[(0,ue.jsx)(Bh,{runs:Ih(t,n),name:(0,Oe.t)(
"Stop lane {lane}",r),press:()=>i("stop")}),!e.prompt&&(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsxs)("button",{type:"button",class:"gp-button","data-do":"selec\
t","aria-pressed":!!e.selected,title:e.selected?(0,Oe.t)("Lane {lane} is shown in the settings",r):(0,Oe.t)("Edit lane {lane}",r),onClick:()=>i("select"),children:[
(0,ue.jsx)("span",{"aria-hidden":"true",children:"✎"}),e.selected&&` ${(0,Oe.t)("editing")}`,e.selected&&(0,ue.jsxs)("span",{class:"gp-hidden",children:[" ",e.
label]})]}),Gh.map(({does:a,sign:l,name:c,isPossible:d})=>(0,ue.jsx)("button",{type:"button",class:"gp-button","data-do":a,title:c(r),"aria-disabled":!d(o,s),onClick:()=>d(
o,s)&&i(a),children:(0,ue.jsx)("span",{"aria-hidden":"true",children:l})},a))]})]})}var Ih=({running:t},e)=>t&&!!e?.entries.some(({log:n})=>!n?.finished&&!n?.failed);
function Bh({runs:t,name:e,press:n}){let o=(0,Ks.useRef)(null),s=o.current===document.activeElement;return(0,Ks.useLayoutEffect)(()=>{!t&&s&&o.current?.closest(
".gp-lane")?.querySelector(".gp-lane-name")?.focus()},[t]),(0,ue.jsx)("button",{ref:o,type:"button",class:"gp-button","data-do":"stop",title:e,hidden:!t,onClick:n,
children:(0,ue.jsx)("span",{"aria-hidden":"true",children:"■"})})}var bi=new WeakMap;function qh(t){let e=bi.get(t);if(t.shared<2)return e;let n={others:t.shared-
1,apart:t.apart};return bi.set(t,{others:Math.max(n.others,e?.others??0),apart:n.apart&&(e?.apart??!0)}),t.running?n:bi.get(t)}function jh({log:t,done:e}){let{length:n}=Wn(
t),o=qh(t);return(0,ue.jsxs)("p",{class:"gp-lane-state",children:[(0,ue.jsx)("b",{children:Hh(t,e)}),(0,ue.jsx)("span",{class:"gp-lane-count",children:n?(0,Oe.tn)(
n,"{count} token","{count} tokens"):""}),o&&(0,ue.jsx)("span",{class:"gp-lane-company",tabIndex:0,"data-tip":o.apart?(0,Oe.t)("It has forward passes of its own,\
 in turn with those of the others: no other run uses its model, or it reads or writes several tokens at once."):(0,Oe.t)("Decoded in one batch with the other ru\
ns on this model: each forward pass gives all of them their next token."),children:o.apart?(0,Oe.tn)(o.others,"in turn with another run","in turn with {count} o\
thers"):(0,Oe.tn)(o.others,"together with another run","together with {count} others")})]})}function Hh({queued:t,loading:e,started:n,failed:o,finished:s},r){return o?
`✕ ${(0,Oe.t)("stopped by an error")}`:s?`■ ${s.sequences.length?(0,Us.stopWords)(s.sequences[0].stop_reason)[1]:(0,Oe.t)("ended")}`:r?n?`■ ${(0,Oe.t)("wa\
s stopped")}`:(0,Oe.t)("did not run"):e?(0,Us.loadingWords)(e):t?t.ahead?(0,Oe.tn)(t.ahead,"waiting for another run","waiting for {count} others"):(0,Oe.t)("sta\
rting …"):n?`● ${(0,Oe.t)("decoding …")}`:(0,Oe.t)("waiting for its turn")}function Fh({group:t,ran:e}){let n=e.entries.length,o=_c(t.shownOf(e.number))??
"–",s=r=>{let i=e.shown+r;i>=0&&i<n&&t.showEntry(e.number,i)};return(0,ue.jsxs)("p",{class:"gp-lane-seeds",children:[(0,ue.jsx)("button",{type:"button",class:"\
gp-button","data-seed":"-1","aria-label":(0,Oe.t)("Previous seed"),"aria-disabled":e.shown===0,onClick:()=>s(-1),children:"◀"}),(0,ue.jsx)("span",{"aria-live":"\
polite",children:(0,Oe.t)("seed {seed}, {place} of {all}",{seed:o,place:e.shown+1,all:n})}),(0,ue.jsx)("button",{type:"button",class:"gp-button","data-seed":"1",
"aria-label":(0,Oe.t)("Next seed"),"aria-disabled":e.shown===n-1,onClick:()=>s(1),children:"▶"})]})}var _c=({seed:t,log:e})=>t??e?.started?.seed??null;function Dh(t,e){
let n=(o,s)=>JSON.stringify(o[s]===""?null:o[s]??null);return["model","seed","settings","prompt"].some(o=>n(t,o)!==n(e,o))}function Kh(t,e,n){let o=e&&n&&n.seed===
t.seed&&n.entries.length===1?_c(e):null,s=t.seed??o,r=s===null?"":(0,Oe.t)("seed {seed}",{seed:s});return[t.model,Ye(t.settings),r].filter(Boolean)}var Gc=p(Dr(),1),zc=p(Wc(),1),uo=p(V(),1),yi=p(I(),1),jo=p(Rc(),1),Ic=p(Ac(),1),Yn=p(Vr(),1);var Uh=200,Vh=40,Js=class{constructor(e,n){this.body=e;this.entries=n;e.append(this.written),this.rows=new jo.Rows(this.written);let o=()=>{this.atEnd=e.scrollHeight-
e.scrollTop-e.clientHeight<Vh};e.addEventListener("scroll",o,{passive:!0}),this.observers=[new ResizeObserver(()=>this.resized()),new ResizeObserver(()=>this.laidOut())],
this.observers[0].observe(e),this.observers[1].observe(this.written)}body;entries;rows;tokens=[];written=(0,uo.make)("div","gp-lane-written");log=null;look={shade:"\
uncertainty",unit:"bits"};steps=[];dimmed=0;parting=null;why="";stop=null;atEnd=!0;width=0;timer=0;observers;leave(){for(let e of this.observers)e.disconnect();
clearTimeout(this.timer)}clear(e){e!==this.log&&(this.log=e,this.written.replaceChildren(),this.rows=new jo.Rows(this.written),this.tokens=[],this.steps=[],this.
dimmed=0,this.parting=this.stop=null,this.why="",this.atEnd=!0)}draw(e,{shared:n,sign:o,why:s},r){if(this.clear(e),e.denoises)return(0,uo.say)(this.written,(0,Ic.draftOf)(
e));(r.shade!==this.look.shade||r.unit!==this.look.unit)&&this.redraw(r);let{keep:i,added:a}=(0,Gc.pathChange)(this.steps,Wn(e).at(-1)??null);i<this.tokens.length&&
this.cut(i);for(let l of a)this.append(l);this.dim(n),this.signAt(o?this.tokens[n]:null,o,s),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){(0,Yn.cutTokens)(
this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),this.stop?.isConnected||(this.stop=null)}append(e){let n={...e.chosen,piece:e.piece},o=(0,uo.make)(
"span","gp-token",null,{role:"button",tabindex:"-1"});(0,Yn.inkToken)(o,n);let s=this.tokens.at(-1),r=(s&&this.entries.get(s)?.token)??null;this.entries.set(o,{
token:n,step:e,lane:this}),e.given&&(o.dataset.given=""),(0,Yn.appendToken)(this,o,n,r),this.steps.push(e),this.dress(o)}dress(e){let n=e.querySelector(".gp-ink"),
o=this.entries.get(e)?.step;n&&o&&(0,zc.shadeInk)(n,this.look.shade,(0,uo.numbersOf)(o)),this.describe(e)}describe(e){let n=this.entries.get(e)?.step;if(!n)return;
let s=[(0,yi.t)("token {number}",{number:n.index+1}),...(0,Yn.numberWords)(n,this.look.unit),this.whyOf(e)];e.setAttribute("aria-description",s.filter(Boolean).
join(", "))}whyOf(e){let n=this.entries.get(e)?.step.given;return[e===this.parting?this.why:"",n?(0,yi.t)("given, not chosen"):""].filter(Boolean).join(", ")}dim(e){
let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.
add("gp-shared");this.dimmed=n}signAt(e,n,o){if(e===this.parting&&(!e||o===this.why&&e.dataset.parts===n))return;let s=this.parting;this.parting=e,this.why=o,s&&
(delete s.dataset.parts,this.describe(s)),e&&(e.dataset.parts=n,this.describe(e))}redraw(e){this.look=e;for(let n of this.tokens)this.dress(n)}laidOut(){this.rows.
settle(),this.atEnd&&this.log?.running&&(this.body.scrollTop=1e7)}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),
clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.rows.settle(),Uh))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){
let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return(0,jo.inNextRow)(this.
tokens,o,1);case"ArrowUp":return(0,jo.inNextRow)(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var xe=p(Z(),1),Jh=[["uncertainty",()=>(0,Ee.t)("entropy")],["entropy",()=>(0,Ee.t)("entropy after processors")],["probability",()=>(0,Ee.t)("probability")],["r\
aw",()=>(0,Ee.t)("probability before processors")],["surprisal",()=>(0,Ee.t)("surprisal")],["rank",()=>(0,Ee.t)("rank")]];function Zh({group:t,changes:e}){let n=(0,Zs.useFresh)(
e),[o,s]=(0,ut.useState)("uncertainty"),[r]=(0,ut.useState)(()=>new WeakMap),i=(0,ut.useRef)(null),a=Hs(t,n,["status","pair","lanes"]),l=Fc(t),c=Qh(t,i,r,n);Xh(
i,l.length),Ds(i,".gp-lane",{target:".gp-lane-name"});let d=new Map,m=t.groups.some(({prompt:C})=>C)?"":t.header?.prompt??"",f=l.length>=Vs,P=(C,$)=>{C.reach($),
$.focus({preventScroll:!0}),$.scrollIntoView({block:"nearest"}),c.current?.show($)};return(0,xe.jsxs)(xe.Fragment,{children:[(0,xe.jsxs)("header",{class:"gp-hea\
d",children:[(0,xe.jsx)("h2",{class:"gp-hidden",children:(0,Ee.t)("Side by side")}),(0,xe.jsx)("div",{class:"gp-tools",children:(0,xe.jsxs)("label",{children:[(0,Ee.t)(
"Shaded by")," ",(0,xe.jsx)("select",{class:"gp-shade",value:o,onChange:({currentTarget:C})=>s(C.value),children:Jh.map(([C,$])=>(0,xe.jsx)("option",{value:C,children:$()},
C))})]})})]}),(0,xe.jsxs)("p",{class:"gp-asked",hidden:!m,children:[(0,xe.jsx)("span",{class:"gp-asked-name",children:(0,Ee.t)("Prompt")})," ",(0,xe.jsx)("bdi",
{class:"gp-asked-text",children:m})]}),(0,xe.jsx)("ol",{class:"gp-columns",ref:i,children:l.map(({key:C,lane:$,ran:x},O)=>{let v=(0,Ee.t)($.problem),T=d.get(v)??
$.label;return v&&d.set(v,T),(0,xe.jsx)(em,{group:t,lane:$,ran:x,place:O,lanes:l.length,version:x?a(x.number):"",sameProblem:v&&T!==$.label?T:"",shade:o,tokens:r,
go:P},C)})}),(0,xe.jsx)("p",{class:"gp-add-place",hidden:!t.canAsk||l.some(({lane:C})=>C.prompt),children:(0,xe.jsx)("button",{type:"button",class:"gp-button gp\
-add","aria-disabled":f,title:f?(0,Ee.t)("At most {count} lanes",{count:String(Vs)}):(0,Ee.t)("A new lane at the end"),onClick:()=>!f&&t.ask({type:"lane",do:"ad\
d"}),children:(0,Ee.t)("+ Add a lane")})}),(0,xe.jsx)(Yh,{shade:o,unit:t.unit,isCompared:os(t)!==null})]})}var Hc=(0,Zs.groupPane)(Zh,t=>Fc(t).length>0||t.canAsk);
function Fc({lanes:t,groups:e}){return t?t.map(n=>({key:`${n.prompt?"prompt":"lane"} ${n.id}`,lane:n,ran:e.find(({id:o,prompt:s})=>o===n.id&&!!s==!!n.prompt)??null})):
e.map(n=>({key:`group ${n.number}`,lane:n,ran:n}))}function Qh(t,e,n,{unit:o,pair:s}){let r=(0,ut.useRef)(null);return(0,ut.useLayoutEffect)(()=>{let i=e.current?.
closest(".gp-pane");!i||!e.current||(r.current=(0,qc.tokenCard)(i,e.current,t,a=>{let l=n.get(a);if(!l)return null;let{token:c,step:d,lane:m}=l,f=(0,Ee.t)("toke\
n {number}",{number:d.index+1});return{id:c.token_id,text:c.text,where:f,step:d,why:m.whyOf(a)}}))},[]),(0,ut.useLayoutEffect)(()=>r.current?.refresh(o||s)),r}function Xh(t,e){
let n=(0,ut.useRef)(e);n.current=e;let o=()=>{let{clientWidth:s=0,style:r}=t.current??{},[i,a,l]=[240,12,4];if(!s||!n.current)return;let c=Math.max(1,Math.min(l,
Math.floor((s+a)/(i+a)))),d=Math.ceil(n.current/c);r?.setProperty("--lanes-in-row",String(Math.ceil(n.current/d)))};(0,ut.useLayoutEffect)(o,[e]),(0,ut.useLayoutEffect)(
()=>{let s=new ResizeObserver(o);return t.current&&s.observe(t.current),()=>s.disconnect()},[])}function Yh({shade:t,unit:e,isCompared:n}){return(0,xe.jsxs)("fo\
oter",{class:"gp-legend","aria-label":(0,Ee.t)("Legend"),children:[(0,xe.jsx)(jc.ShadeScale,{name:t,unit:e}),(0,xe.jsxs)("span",{class:"gp-parting-key",hidden:!n,
children:[(0,xe.jsx)("span",{class:"gp-token gp-shared",children:(0,xe.jsx)("span",{class:"gp-ink",children:(0,Ee.t)("dimmed")})})," ",(0,xe.jsx)("span",{"data-\
tip":(0,Ee.t)("Up to here the lane has written the same as the reference lane. Click the name of another lane to make that one the reference."),tabIndex:0,children:(0,Ee.t)(
"same as the reference")})," ",(0,xe.jsx)("span",{class:"gp-sign",children:"≠"})," ",(0,xe.jsx)("span",{"data-tip":(0,Ee.t)("From here on the lane’s text diff\
ers from that of the reference lane."),tabIndex:0,children:(0,Ee.t)("where it diverges")})]}),(0,xe.jsx)("span",{class:"gp-note gp-hint",children:(0,Ee.t)("Poin\
t at a token to see its candidates. The arrow keys move along a text.")})]})}function em({group:t,lane:e,ran:n,place:o,lanes:s,version:r,sameProblem:i,shade:a,tokens:l,
go:c}){let d=os(t),m=!!(n&&d?.[0]===n.number),f=n&&d&&!m?om(t,d[0],n.number):Dc,{shared:P,sign:C,why:$,words:x}=f,O=(0,ut.useMemo)(()=>(0,xe.jsx)($c,{group:t,lane:e,
ran:n,place:o,lanes:s,isReference:m,parts:x,sameProblem:i,makeReference:()=>n&&nm(t,n.number)}),[e,n,o,s,r,m,x,i,t.canAsk]),v=(0,ut.useRef)(null),T=(0,ut.useRef)(
null);(0,ut.useLayoutEffect)(()=>(v.current&&(T.current=new Js(v.current,l)),()=>T.current?.leave()),[]);let g={shade:a,unit:t.unit};(0,ut.useLayoutEffect)(()=>{
n?T.current?.draw(ln(t,n.number),{shared:P,sign:C,why:$},g):T.current?.clear(null)},[n,r,P,C,$,a,t.unit]);let k=({target:u})=>{let b=u instanceof Element?u.closest(
".gp-token"):null;T.current&&b&&l.has(b)&&c(T.current,b)},w=u=>{let{target:b,key:y}=u;if(!(b instanceof HTMLElement)||!l.has(b)||!T.current||u.ctrlKey||u.metaKey||
u.altKey)return;let E=y==="Enter"||y===" "?b:T.current.next(b,y);!E&&!y.startsWith("Arrow")||(u.preventDefault(),E&&c(T.current,E))};return(0,xe.jsxs)("li",{class:e.
selected?"gp-lane gp-lane-selected":"gp-lane","aria-label":(0,Ee.t)("Lane {lane}: {title}",{lane:e.label,title:Ye(e.title)}),children:[O,(0,xe.jsxs)("div",{class:"\
gp-lane-bottom",children:[(0,xe.jsx)("p",{class:"gp-note gp-not-yet",hidden:!!n,children:(0,Ee.t)("Not run yet.")}),n&&(0,xe.jsx)(tm,{group:t,ran:n,version:r}),
(0,xe.jsx)("div",{class:"gp-lane-text",role:"group",dir:"auto","aria-label":(0,Ee.t)("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:e.
label}),hidden:!n,ref:v,onClick:k,onKeyDown:w})]})]})}function tm({group:t,ran:e,version:n}){let o=ln(t,e.number);return(0,ut.useMemo)(()=>ns(t,o)&&(0,xe.jsx)("\
p",{class:"gp-hidden gp-whole",dir:"auto",children:No(Wn(o))}),[o,n])}function nm(t,e){let n=os(t);n&&e!==n[0]&&t.setPair(e,e===n[1]?n[0]:n[1])}var Dc={shared:0,
sign:"",why:"",words:""};function om(t,e,n){let o=$t(t,e),s=Rs(t,e,n),r=s.at[1];if(s.kind==="apart"){let{chosen:l}=Qt(t,e)[s.at[0]],c=(0,Ee.t)("here it diverges\
 from {lane}, which has {token}",{lane:o,token:(0,Bc.quoted)(l.text)}),d=`≠ ${(0,Ee.t)("diverges from {lane} at token {number}",{lane:o,number:r+1})}`;return{
shared:r,sign:`≠${o}`,why:c,words:d}}let i=[e,n].map(l=>ns(t,ln(t,l)));return{...Dc,shared:r,words:r?`= ${a()}`:""};function a(){return s.kind==="shorter"&&i[s.
shorter]?s.shorter?(0,Ee.t)("the same as {lane}, which continues",{lane:o}):(0,Ee.t)("the same as {lane}, then continues",{lane:o}):s.kind==="same"&&i[0]&&i[1]?
(0,Ee.t)("the same as {lane}",{lane:o}):(0,Ee.t)("the same as {lane} so far",{lane:o})}}var Vc=p(Je(),1);var Jc=p(Lt(),1),Zc=p(it(),1),ht=p(V(),1),Be=p(I(),1),Qc=p(Pe(),1),Xc=p(an(),1);var de=p(Z(),1),Kc=24,sm=[1,2,5,10,20,50,100,200,500,1e3],rm=5,Uc=150;function im({group:t}){let e=t.entries.filter(l=>Bo(l)==="cut"),n=t.entries.filter(l=>Et(l)&&
!e.includes(l)),o=n.filter(l=>Et(l)!=="failed"),s=o.map(Zn).sort((l,c)=>l-c),r=s.reduce((l,c)=>l+c,0),i=(0,Zc.fixed)(r/s.length,1),a=()=>(0,Be.tn)(s.length,"{to\
tal} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,ht.count)(r),mean:i});return(0,de.jsxs)(de.Fragment,{children:[(0,de.jsxs)(
"header",{class:"gp-head",children:[(0,de.jsx)("h2",{class:"gp-title",children:(0,Be.t)("Lengths and endings")}),(0,de.jsx)("p",{class:"gp-note gp-of",children:am(
t,n.length)})]}),(0,de.jsxs)("div",{class:"gp-both",children:[(0,de.jsxs)("figure",{class:"gp-lengths-figure",children:[(0,de.jsxs)("figcaption",{children:[(0,de.jsx)(
Xc.Term,{id:"length",run:()=>s.length?a():"",meaning:(0,Be.t)("The number of tokens in a text, including the one that ends it. Only texts that have ended are co\
unted."),children:(0,Be.t)("Tokens per text")})," ",(0,de.jsx)("span",{class:"gp-note gp-average",children:s.length?(0,Be.t)("mean {mean}, median {median}, from\
 {low} to {high}",{mean:i,median:(0,ht.count)((0,Qc.medianOf)(s)),low:(0,ht.count)(s[0]),high:(0,ht.count)(s[s.length-1])}):(0,Be.t)("none has ended yet")})]}),
(0,de.jsx)(dm,{lengths:s})]}),(0,de.jsxs)("div",{children:[(0,de.jsx)("h3",{children:(0,Be.t)("Endings")}),(0,de.jsx)(um,{entries:[...n,...e]}),(0,de.jsx)("p",{
class:"gp-note gp-oddities",children:lm(t,n)})]})]}),(0,de.jsx)(hm,{texts:o.map(l=>po(l))},t.turn)]})}var Yc=(0,Jc.groupPane)(im,({header:t})=>t?.kind==="seeds",
["status"]);function am({done:t,entries:{length:e}},n){if(n===e)return(0,Be.tn)(e,"{count} sample","all {count} samples");let o={ended:(0,ht.count)(n)};return t?
(0,Be.tn)(e,"{ended} of {count} sample ended","{ended} of {count} samples ended",o):(0,Be.tn)(e,"{ended} of {count} sample ended so far","{ended} of {count} sam\
ples ended so far",o)}function lm({done:t,entries:e},n){let o=n.filter(i=>Et(i)==="failed").length,s=n.filter(i=>Et(i)!=="failed"&&!po(i).trim()).length,r=t?e.length-
n.length:0;return[s&&(0,Be.tn)(s,"{count} text is empty.","{count} texts are empty."),o&&(0,Be.tn)(o,"{count} sample failed and is counted only here.","{count} \
samples failed and are counted only here."),r&&(0,Be.tn)(r,"{count} sample did not finish.","{count} samples did not finish.")].filter(Boolean).join(" ")}function cm(t){
let[e,n]=[Math.min(...t),Math.max(...t)],o=sm.find(i=>Math.floor(n/i)-Math.floor(e/i)<Kc)??Math.ceil((n-e+1)/Kc),s=Math.floor(e/o),r=Array.from({length:Math.floor(
n/o)-s+1},(i,a)=>({from:Math.max((s+a)*o,e),to:Math.min((s+a+1)*o-1,n),texts:0}));for(let i of t)r[Math.floor(i/o)-s].texts+=1;return r}function dm({lengths:t}){
let e=(0,Vc.useMemo)(()=>t.length?pm(cm(t)):void 0,[t.join()]);return(0,de.jsx)(Un,{class:"gp-bins",chart:e})}function pm(t){let e=({from:r,to:i})=>r===i?(0,Be.tn)(
r,"{count} token","{count} tokens"):(0,Be.t)("{low} to {high} tokens",{low:(0,ht.count)(r),high:(0,ht.count)(i)}),n={type:"bar",hoverinfo:"text",textposition:"n\
one",text:t.map(r=>`${e(r)}: ${(0,Be.tn)(r.texts,"{count} text","{count} texts")}`),x:t.map(({from:r,to:i})=>(r+i)/2),y:t.map(({texts:r})=>r),width:t.map(({from:r,
to:i})=>.94*(i-r+1)),marker:{color:"var(--gp-kept)"}},[o,s]=[Ln((0,Be.t)("tokens"),{showgrid:!1}),Ln((0,Be.t)("texts"),{rangemode:"tozero"})];return zo((0,Be.t)(
"Number of texts by their length in tokens"),[n],o,s,{height:220,bargap:0})}function ed(t){let e=new Map;for(let n of t)e.set(n,(e.get(n)??0)+1);return[...e].sort(
([n,o],[s,r])=>r-o||(n<s?-1:1))}var um=({entries:t})=>(0,de.jsx)("ul",{class:"gp-endings",children:ed(t.map(e=>Et(e)??"")).map(([e,n])=>(0,de.jsxs)("li",{"data-\
end":e,children:[(0,de.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:kn(e)}),(0,de.jsx)("span",{class:"gp-word",children:vn(e)[0]}),(0,de.jsx)("spa\
n",{"aria-hidden":"true",children:(0,de.jsx)("i",{class:"gp-bar",style:{width:`${(n/t.length*100).toFixed(2)}%`}})}),(0,de.jsx)("span",{class:"gp-times",children:`${(0,ht.count)(
n)} · ${(0,ht.percent)(n/t.length)}`})]},e))});function hm({texts:t}){let e=ed(t),n=e.filter(([,o])=>o>1);return(0,de.jsxs)(de.Fragment,{children:[(0,de.jsx)("\
h3",{class:"gp-common-title",children:mm(e.length,t.length,n.length>0)}),(0,de.jsx)("ol",{class:"gp-common",children:n.slice(0,rm).map(([o,s])=>(0,de.jsxs)("li",
{children:[(0,de.jsx)("span",{class:"gp-times",children:`${(0,ht.count)(s)} ×`}),(0,de.jsx)(fm,{text:o})]},o))})]})}function mm(t,e,n){return e<2?e?(0,Be.tn)(e,
"{count} text","{count} texts"):"":t===1?(0,Be.t)("All {count} texts are the same",{count:(0,ht.count)(e)}):n?(0,Be.t)("{count} different texts of {all}; the mo\
st frequent ones",{count:(0,ht.count)(t),all:(0,ht.count)(e)}):(0,Be.t)("All {count} texts are different",{count:(0,ht.count)(e)})}function fm({text:t}){return t.
trim()?t.length<=Uc?(0,de.jsx)("bdi",{children:(0,ht.inOneLine)(t)}):(0,de.jsxs)("details",{children:[(0,de.jsx)("summary",{children:(0,de.jsx)("bdi",{children:`${(0,ht.inOneLine)(
t.slice(0,Uc))}…`})}),(0,de.jsx)("p",{dir:"auto",children:t})]}):(0,de.jsx)("span",{class:"gp-note",children:(0,Be.t)("(empty)")})}var ld=p(Lt(),1),Dt=p(I(),1);var td=p(Je(),1),nd=p(an(),1),st=p(Z(),1);function od({class:t,rows:e,keyOf:n,heading:o,nameOf:s,columns:r}){let[i,a]=(0,td.useState)(null),l=r.find(({name:d})=>d===
i?.name),c=({name:d,isSmallestFirst:m})=>{let f=!l||i?.name!==d;a(f?{name:d,isDown:!m}:i.isDown===!m?{name:d,isDown:!i.isDown}:null)};return(0,st.jsxs)("table",
{class:t,children:[(0,st.jsx)("thead",{children:(0,st.jsxs)("tr",{children:[(0,st.jsx)("th",{scope:"col",class:"gp-whose",children:(0,st.jsx)("button",{type:"bu\
tton",class:"gp-sort","data-tip":o.tip,onClick:()=>a(null),children:o.title})}),r.map(d=>(0,st.jsx)(gm,{column:d,order:d===l?i:null,press:()=>c(d)},d.name))]})}),
(0,st.jsx)("tbody",{children:(l&&i?wm(e,l,i.isDown):e).map(d=>(0,st.jsxs)("tr",{children:[(0,st.jsx)("th",{scope:"row",class:"gp-whose",children:s(d)}),r.map(({
name:m,cell:f,cellClass:P})=>(0,st.jsx)("td",{class:P?.(d),children:f(d)},m))]},n(d)))})]})}function gm({column:{name:t,title:e,term:n,unit:o},order:s,press:r}){
let i={type:"button","data-name":t,onClick:r},a=(0,st.jsxs)(st.Fragment,{children:[(0,st.jsx)("span",{children:e.replace(/-(?=\d)/g,"‑")}),(0,st.jsx)("span",{
class:"gp-arrow","aria-hidden":"true",children:s?s.isDown?" ▼":" ▲":""})]});return(0,st.jsxs)("th",{scope:"col","aria-sort":s?s.isDown?"descending":"ascendi\
ng":"none",children:[n?(0,st.jsx)(nd.Term,{as:"button",class:"gp-sort",...n,attributes:i,children:a}):(0,st.jsx)("button",{class:"gp-sort",...i,children:a}),o&&
(0,st.jsx)("small",{children:o})]})}function wm(t,{valueOf:e},n){let o=n?-1:1;return[...t].sort((s,r)=>{let[i,a]=[e(s),e(r)];return i===null||a===null?+(i===null)-
+(a===null):typeof i=="string"||typeof a=="string"?o*String(i).localeCompare(String(a),void 0,{numeric:!0}):o*(i-a)})}var sd=p(Je(),1),cs=p(I(),1),ho=p(Z(),1),rd="generation-playground.columns",bm=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","w\
ords","ended"];function id(){let[t,e]=(0,sd.useState)(()=>new Set(ym()??bm));return[t,(o,s)=>{let r=new Set(t);s?r.add(o):r.delete(o),km([...r]),e(r)}]}function ad({
metrics:t,names:e,choose:n}){let o=t.filter(({name:s})=>e.has(s)).length;return(0,ho.jsxs)("details",{class:"gp-tools gp-column-choice",children:[(0,ho.jsx)("su\
mmary",{children:(0,cs.t)("Columns: {shown} of {all}",{shown:String(o),all:String(t.length)})}),(0,ho.jsx)("div",{class:"gp-column-boxes",role:"group","aria-lab\
el":(0,cs.t)("Columns of the table"),children:t.map(({name:s,title:r,meaning:i})=>(0,ho.jsxs)("label",{title:(0,cs.t)(i),children:[(0,ho.jsx)("input",{type:"che\
ckbox",checked:e.has(s),onChange:({currentTarget:a})=>n(s,a.checked)})," ",(0,cs.t)(r)]},s))})]})}function ym(){try{let t=JSON.parse(localStorage.getItem(rd)??"\
null");return Array.isArray(t)?t.map(String):null}catch{return null}}function km(t){try{localStorage.setItem(rd,JSON.stringify(t))}catch{}}var Ae=p(Z(),1);function vm({group:t}){let[e,n]=id(),{groups:o}=t,s=cd(t),r=s.filter(({name:a})=>e.has(a)).map(a=>Tm(a,t)),i=o.length<2;return(0,Ae.jsxs)(Ae.Fragment,
{children:[(0,Ae.jsxs)("header",{class:"gp-head",children:[(0,Ae.jsx)("h2",{class:"gp-title",children:(0,Dt.t)("Metrics")}),(0,Ae.jsx)("span",{class:"gp-note gp\
-sorting",hidden:i,children:(0,Dt.t)("Click a heading to sort; point at it for its formula.")}),(0,Ae.jsx)(ad,{metrics:s,names:e,choose:n})]}),(0,Ae.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"region","aria-label":(0,Dt.t)("The table of metrics, which may be wider than the page"),children:(0,Ae.jsx)(od,{class:i?"gp-me\
trics gp-one":"gp-metrics",rows:o,keyOf:({number:a})=>a,heading:{title:xm(t),tip:(0,Dt.t)("Click to restore the order of the rows.")},nameOf:a=>(0,Ae.jsxs)(Ae.Fragment,
{children:[(0,Ae.jsx)("b",{class:"gp-letter",children:$t(t,a.number)}),(0,Ae.jsx)("bdi",{children:co(a)})]}),columns:r})}),(0,Ae.jsxs)("p",{class:"gp-note gp-be\
st-key",hidden:r.every(({best:a})=>!a),children:[(0,Ae.jsx)("b",{class:"gp-best-sign",children:"★"})," ",(0,Dt.t)("the best of its column: better than every o\
ther, seed by seed")]})]})}var cd=({metrics:t,groups:e})=>t.filter(n=>e.some(o=>An(o,n)!==null)),dd=(0,ld.groupPane)(vm,t=>cd(t).length>0,["measured","lanes"]);
function xm({header:t}){return t?.kind==="lanes"?(0,Dt.t)("Lane"):t?.kind==="sweep"?(0,Dt.t)("Cell"):(0,Dt.t)("Runs")}function Tm(t,e){let{name:n,title:o,unit:s,
better:r}=t,i=Math.max(...e.groups.map(l=>Math.abs(An(l,t)??0))),a=ni(t,e.groups);return{name:n,title:(0,Dt.t)(o),term:Is(t,e,l=>$t(e,l)),unit:s!==o.toLowerCase()?
(0,Dt.t)(s):"",valueOf:l=>An(l,t),isSmallestFirst:r==="less",cellClass:l=>l===a?"gp-best":"",cell:l=>(0,Ae.jsx)(Sm,{metric:t,group:l,isBest:l===a,share:Math.abs(
An(l,t)??0)/(i||1)}),best:a}}function Sm({metric:t,group:e,isBest:n,share:o}){let s=An(e,t)===null||li(t)?"":Rn(t,e);return(0,Ae.jsxs)(Ae.Fragment,{children:[(0,Ae.jsxs)(
"span",{class:"gp-value",children:[(0,Ae.jsx)("b",{class:"gp-best-sign","aria-hidden":"true",children:n?"★":""}),(0,Ae.jsx)("span",{children:Gn(t,e)}),(0,Ae.jsx)(
"span",{class:"gp-hidden",children:n?` ${(0,Dt.t)("(best)")}`:""}),(0,Ae.jsx)("small",{class:"gp-seeds-range",children:s&&(0,Dt.t)("over the seeds {range}",{range:s})})]}),
(0,Ae.jsx)("span",{class:"gp-track",children:(0,Ae.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})})]})}var ud=p(Je(),1),Qs=p(Lt(),1),In=p(V(),1),Te=p(I(),1);var Ge=p(Z(),1),hd={sweep:()=>(0,Te.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,Te.t)(
"Run the grid")}),seeds:()=>(0,Te.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabiliti\
es.",{button:(0,Te.t)("Draw the samples")}),trial:()=>(0,Te.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one\
 question: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,Te.t)("Run the trial")}),precision:()=>(0,Te.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,Te.t)("Compare precisions")}),choices:()=>(0,Te.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,Te.t)("Compare answers")}),watermark:()=>(0,Te.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,Te.t)("Run the experiment")})},pd=8,
Om=500,ki=class{constructor(e){this.group=e}group;of=[];tokens=[];first=null;latest=0;sum=0;follow({run:e,measured:n,status:o,entries:s=new Set}){e&&([this.of,this.
tokens,this.first,this.sum]=[[],[],null,0]);for(let i of this.group.entries)(e||n||o||s.has(i.number))&&this.take(i);let r=this.tokens.reduce((i,a)=>i+a,0);r!==
this.sum&&([this.sum,this.latest]=[r,performance.now()],this.first??={at:this.latest,sum:r})}take(e){this.of[e.number]=Bo(e),this.tokens[e.number]=Zn(e)}get counts(){
let e={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let n of this.of)e[n]+=1;return e}failed(){return this.group.entries.filter(({number:e})=>this.of[e]==="\
failed")}get pace(){let{sum:e,first:n,latest:o}=this;if(!e||!n)return"";let s=o-n.at,r=(0,In.count)(Math.round((e-n.sum)/s*1e3));return[(0,Te.tn)(e,"{count} tok\
en","{count} tokens"),s>Om&&(0,Te.t)("{rate} tokens/s in total",{rate:r})].filter(Boolean).join(" · ")}};function Pm({group:t,changes:e}){let[n]=(0,ud.useState)(
()=>new ki(t));if(n.follow((0,Qs.useFresh)(e)),!t.header)return(0,Ge.jsx)("div",{class:"gp-standing",children:(0,Ge.jsx)("p",{class:"gp-status",children:hd[t.name]()})});
let{counts:o}=n,s=t.entries.length,[r,i]=Mm(t,o),a=t.away&&!t.done,l=a?(0,Te.t)("The server does not answer."):r,c=a?` · ${r}${i}`:i;return(0,Ge.jsxs)(Ge.Fragment,
{children:[(0,Ge.jsxs)("div",{class:"gp-standing",children:[(0,Ge.jsxs)("p",{class:"gp-status",children:[(0,Ge.jsx)("b",{children:l}),c]}),(0,Ge.jsx)("p",{class:"\
gp-pace",children:n.pace})]}),(0,Ge.jsx)("div",{class:"gp-track",role:"progressbar","aria-label":(0,Te.t)("Runs that have ended"),"aria-valuemin":0,"aria-valuem\
ax":s,"aria-valuenow":o.ended+o.failed,"aria-valuetext":l+c.replaceAll(" · ",", "),children:["ended","failed","decoding"].map(d=>(0,Ge.jsx)("i",{class:`gp-part\
-${d}`,style:{width:`${(o[d]/Math.max(1,s)*100).toFixed(2)}%`}},d))}),(0,Ge.jsx)(Cm,{group:t}),(0,Ge.jsx)("div",{class:"gp-troubles",role:"status",children:(0,Ge.jsx)(
$m,{group:t,failed:n.failed(),stopped:t.done?o.cut:0})}),(0,Ge.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&l})]})}var md=(0,Qs.groupPane)(
Pm,t=>!!t.header||Object.hasOwn(hd,t.name));function Mm({done:t,entries:e},n){let o=e.length,s=n.ended+n.failed;if(s===o)return[(0,Te.tn)(o,"The run has ended",
"All {count} runs have ended"),""];let r=n.cut+(t?n.decoding:0),i=[r&&(0,Te.t)("{count} cut off",{count:(0,In.count)(r)}),!t&&(0,Te.t)("{count} decoding",{count:(0,In.count)(
n.decoding)}),!t&&(0,Te.t)("{count} queued",{count:(0,In.count)(n.waiting)}),t&&n.waiting&&(0,Te.t)("{count} not started",{count:(0,In.count)(n.waiting)})].filter(
Boolean),a={ended:(0,In.count)(s)};return[t?(0,Te.tn)(o,"Stopped: {ended} of {count} run ended","Stopped: {ended} of {count} runs ended",a):(0,Te.tn)(o,"{ended}\
 of {count} run ended","{ended} of {count} runs ended",a),i.map(c=>` · ${c}`).join("")]}function Cm({group:{found:t,asking:e,done:n}}){let o=t?.question??"",s=e&&
o&&e.question!==o?e.titles[o]:"",r={question:(0,Te.t)(s)};return(0,Ge.jsx)("p",{class:"gp-answered",role:"status",hidden:!s,children:s&&(n?(0,Te.t)("These runs \
answered “{question}”. Choose that question to see the answer.",r):(0,Te.t)("These runs answer “{question}”. Choose that question to see the answer.",r))})}
function $m({group:t,failed:e,stopped:n}){let o=new Map;for(let r of e){let i=pn(r),a=JSON.stringify(i?(0,In.problemsOf)(i):[]);o.set(a,[...o.get(a)??[],r])}let s=[
...o.values()].slice(pd).flat().length;return(0,Ge.jsxs)(Ge.Fragment,{children:[[...o].slice(0,pd).map(([r,i])=>(0,Ge.jsxs)("p",{children:[(0,Ge.jsx)("b",{children:"\
✕ "}),`${Em(t,i)} `,JSON.parse(r).map(({knob:a,message:l,fix:c})=>(0,Ge.jsxs)(Ge.Fragment,{children:[(0,Ge.jsx)("span",{children:(a?`${a}: `:"")+l}),c?` ${c} `:
" "]}))]},r)),s>0&&(0,Ge.jsx)("p",{class:"gp-note",children:(0,Te.tn)(s,"{count} more run failed for other reasons.","{count} more runs failed for other reasons\
.")}),n>0&&(0,Ge.jsx)("p",{class:"gp-note gp-stopped",children:_m(t,n)})]})}var _m=({done:t},e)=>t?.overtaken?(0,Te.tn)(e,"{count} run was stopped because anoth\
er run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was written is kept."):(0,Te.tn)(e,"{cou\
nt} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.");function Em({groups:t},e){let n=[...new Set(
e.map(i=>t[i.group].label))];if(n.length===t.length)return(0,Te.tn)(e.length,"{count} run failed:","{count} runs failed:");let o=n.length-1,r=n.every(i=>i.length===
1)||!o?n.join(", "):(0,Te.tn)(o,"{label} and {count} other","{label} and {count} others",{label:n[0]});return(0,Te.tn)(e.length,"{count} run failed ({groups}):",
"{count} runs failed ({groups}):",{groups:r})}var yd=p(Je(),1);var kd=p(Lt(),1),Ho=p(Jt(),1),Bt=p(V(),1),ie=p(I(),1),er=p(Pe(),1);var Pt=p(dt(),1),mo=p(it(),1),D=p(V(),1),fd=p(Jt(),1),Qe=p(I(),1),Ys=p(St(),1),gd=p(Pe(),1);var wd=p(En(),1),Xs=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Wm=t=>Xs.findIndex(([e])=>(0,D.fromNats)(t??1/0,"bits")<=e);function xn(t,e){if(!(0,gd.isKnown)(t))
return(0,Qe.t)("infinite");let n=(0,D.fromNats)(t,e);if(n===0)return"0";if(n>=.001)return(0,mo.significant)(n,3);let[o,s]=n.toExponential(1).split("e-");return`${(0,mo.notation)(
o)} × ${Nm(s)}`}var Nm=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).join("")}`,eo=t=>t>=1e9?(0,Qe.t)("{size} GB",{size:(0,mo.fixed)(t/1e9,
2)}):(0,Qe.t)("{size} MB",{size:(0,mo.fixed)(t/1e6,t<1e7?2:1)});function bd(t,e){let n=w=>t.querySelector(".gp-"+w),o=n("which"),s=new wd.MarkedText(n("words"),
{press:({number:w})=>f(w)}),r=null,i="",a="";o.addEventListener("change",()=>g());let l=()=>e.unit==="bits"?(0,Qe.t)("bits"):(0,Qe.t)("nats"),c=w=>`${xn(w,e.unit)}\
 ${l()}`,d=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((w,u)=>({...w,number:u})).filter(({pair:w})=>w&&!w.error),m=()=>d().find(({number:w})=>String(
w)===o.value)||d()[0];function f(w){r=w,g()}function P(w){let u=JSON.stringify(w.map(({number:y,title:E})=>[y,E]));if(u===a)return;a=u;let b=o.value;o.replaceChildren(
...w.map(({number:y,title:E})=>(0,D.make)("option","",Ye(E),{value:y}))),w.some(({number:y})=>String(y)===b)&&(o.value=b)}function C({text:w,kl:u,logprobs:[b,y],
same_top:E},L){let G=(0,Qe.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,D.count)(L+1),token:(0,D.quoted)(w),kl:c(u),share:(0,D.percent)(
(0,D.probability)(b)),other:(0,D.percent)((0,D.probability)(y))});return E?G:`${G}; ${(0,Qe.t)("another token is the likeliest here")}`}function $(w){let{tokens:u}=w.
pair,b=JSON.stringify([w.number,e.unit,u.map(({id:y,kl:E})=>[y,E])]);b!==i&&(i=b,s.show(u.map((y,E)=>({token:y,mark:{},number:E,words:()=>C(y,E)}))),s.tokens.forEach(
(y,E)=>{let L=Wm(u[E].kl),G=y.querySelector(".gp-ink");G.style.backgroundColor=`var(--gp-heat-${Xs[L][1]})`,G.dataset.rank=L,y.dataset.top=u[E].same_top?"same":
"other"})),s.tokens.forEach((y,E)=>{y.dataset.shown=E===r?"yes":"no",y.setAttribute("aria-pressed",E===r)})}function x(){let w=n("legend");if(w.dataset.unit===e.
unit)return;w.dataset.unit=e.unit,w.replaceChildren((0,Qe.t)("KL in {unit}:",{unit:l()}));let u=y=>e.unit==="bits"?y:Number((y*Math.LN2).toPrecision(2));Xs.forEach(
([y,E],L)=>{let G=Number.isFinite(y)?(0,Qe.t)("to {limit}",{limit:u(y)}):(0,Qe.t)("above {limit}",{limit:u(Xs[L-1][0])}),h=(0,D.make)("span","gp-chip",G,{"data-\
rank":L});h.style.backgroundColor=`var(--gp-heat-${E})`,w.append(h)});let b=(0,D.make)("span");b.append((0,D.make)("span","gp-wavy","abc"),` ${(0,Qe.t)("another\
 token is the likeliest")}`),w.append(b)}function O(w,u){let b=e.charts[`kl ${u.number} ${e.unit}`];ct(n("curve-box"),r===null?b:Ts(b,r+1,"")),v(w,u)}function v(w,u){
let b=(0,Pt.fit)(n("curve-keys"),w.length,()=>{let y=(0,D.make)("span"),E=(0,Pt.svg)("svg");return(0,Pt.sayAttributes)(E,{width:30,height:8,"aria-hidden":"true"}),
E.append((0,Pt.svg)("path","gp-course")),(0,Pt.sayAttributes)(E.firstElementChild,{d:"M1 4H29"}),y.append(E,(0,D.make)("span")),y});w.forEach(({title:y,number:E},L)=>{
(0,Pt.sayAttributes)(b[L].firstChild.firstChild,{"data-line":L%6,"data-on":E===u.number?"yes":"no"}),(0,D.say)(b[L].lastChild,Ye(y))})}function T(w){let u=w.pair.
tokens[r??w.pair.max_at],b=r??w.pair.max_at,[y,E]=u.entropies,L={number:(0,D.count)(b+1),token:(0,D.quoted)(u.text),kl:c(u.kl),mine:(0,D.information)(y,e.unit),
theirs:(0,D.information)(E,e.unit),model:Ye(w.title)};(0,D.say)(n("said"),r!==null?(0,Qe.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference an\
d {theirs} of {model}.",L):`${(0,Qe.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",L)} ${(0,Qe.t)(
"Click another token to see both models there.")}`);let G=n("sides").tHead.rows[0].cells;[e.found.groups[0],w].forEach(({title:M},W)=>{let[R]=G[W+1].children;(0,D.say)(
R,Ye(M)),(0,Ys.tipOfTerm)(R,"probability",()=>(0,Qe.t)("{token}: {share} and {other}.",{token:(0,D.quoted)(u.text),share:(0,D.percent)((0,D.probability)(u.logprobs[0])),
other:(0,D.percent)((0,D.probability)(u.logprobs[1]))}),{meaning:(0,Qe.t)("The probability that the model gave, before any logits processor.")})});let h=(0,Pt.fit)(
n("sides").tBodies[0],u.candidates.length,()=>{let M=(0,D.make)("tr"),W=(0,D.make)("th","",null,{scope:"row"});return W.append((0,D.make)("span"),(0,D.make)("bd\
i")),M.append(W,...[0,1].map(()=>{let R=(0,D.make)("td"),_=(0,D.make)("div","gp-side"),N=(0,D.make)("span");return N.append((0,D.make)("i","gp-bar",null,{"aria-\
hidden":"true"})),_.append(N,(0,D.make)("span")),R.append(_),R})),M}),S=Math.max(...u.candidates.flatMap(([,,M,W])=>[M,W]),1e-9);u.candidates.forEach(([M,W,...R],_)=>{
let[N,...A]=h[_].cells;(0,D.say)(N.firstChild,M===u.id?"▶ ":""),(0,Pt.sayLabel)(N.lastChild,W),(0,Pt.sayClass)(h[_],M===u.id?"gp-is-token":""),R.forEach((z,F)=>{
(0,Pt.sayPercent)(A[F].querySelector(".gp-bar"),"width",z/S),(0,D.say)(A[F].firstChild.lastChild,(0,D.percent)(z))})})}function g(){let[w,u]=[d(),m()];P(w),o.value=
u.number;let{mean:b,max:y,same_top:E,max_at:L,perplexities:[G,h],vocab:S}=u.pair;r!==null&&r>=u.pair.tokens.length&&(r=null),(0,D.say)(n("about"),(0,Qe.tn)(u.pair.
tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),(0,D.say)(n("summary"),[(0,Qe.t)("Mean {mean}, at\
 most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:c(b),max:xn(y,e.unit),number:(0,D.count)(L+1),vocab:(0,D.count)(S)}),(0,Qe.t)("The \
same token is the likeliest for both at {share} of the places.",{share:(0,D.percent)(E)}),(0,Qe.t)("Perplexity of the text: {one} and {other}.",{one:(0,D.decimals)(
G),other:(0,D.decimals)(h)})].join(" ")),x(),$(u),O(w,u),T(u)}(0,Ys.runsOfTerms)(t,{mean:()=>{let{pair:w}=m()||{};if(!w)return"";let u=r??w.max_at,{candidates:b,
kl:y}=w.tokens[u],E=(0,fd.klSumWords)(b.map(([,L,G,h])=>({text:L,p:G,q:h})),e.unit,c(y));return E&&(0,D.asSentence)((0,Qe.t)("token {number}, {words}",{number:(0,D.count)(
u+1),words:E}))}});let k=()=>d().length>0;return w=>{t.hidden=!k(),w.run&&(r=null),!t.hidden&&(w.found||w.unit)&&g()}}var vd=p(an(),1);var Q=p(Z(),1);function Rm({group:t}){let[e,n]=(0,yd.useState)("kl"),{prompts:o,read:s,waiting:r}=t.found,{charts:i,unit:a}=t,l=s&&"error"in s?s.error:void 0,c=s&&
!("error"in s)?s:null;return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsxs)("header",{class:"gp-head",children:[(0,Q.jsx)("h2",{class:"gp-title",children:(0,ie.t)("\
Prompt sensitivity")}),(0,Q.jsx)("p",{class:"gp-note",children:(0,ie.t)("How the model’s distribution of the next token moves with the prompt.")})]}),(0,Q.jsx)(
"p",{class:"gp-answer-more gp-summary",children:c&&Am(o,c,a)}),!c&&(0,Q.jsx)("p",{class:"gp-warning gp-unread",children:Gm(l,r)}),c&&(0,Q.jsxs)("div",{class:"gp\
-results",children:[(0,Q.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,ie.t)("The prompts and their distances"),children:(0,Q.jsx)(zm,{prompts:o,
read:c,unit:a})}),(0,Q.jsxs)("div",{class:"gp-pictures",children:[(0,Q.jsxs)("figure",{class:"gp-trial-figure",children:[(0,Q.jsx)("h3",{children:(0,ie.t)("The \
likeliest next tokens after each prompt")}),(0,Q.jsx)(Un,{class:"gp-tokens-box",chart:i.tokens})]}),(0,Q.jsxs)("figure",{class:"gp-trial-figure",children:[(0,Q.jsx)(
"h3",{children:(0,Q.jsxs)("label",{children:[(0,ie.t)("From each prompt (row) to each other (column):")," ",(0,Q.jsxs)("select",{class:"gp-measure",value:e,onChange:({
currentTarget:d})=>n(d.value),children:[(0,Q.jsx)("option",{value:"kl",children:(0,ie.t)("KL(row ‖ column)")}),(0,Q.jsx)("option",{value:"js",children:(0,ie.t)(
"JS, the same both ways")}),(0,Q.jsx)("option",{value:"tv",children:(0,ie.t)("total variation")})]})]})}),(0,Q.jsx)(Un,{class:"gp-matrix-box",chart:i[e==="tv"?"\
tv":`${e} ${a}`]})]})]}),(0,Q.jsxs)("figure",{class:"gp-trial-figure gp-along",hidden:!c.text.length,children:[(0,Q.jsx)("h3",{children:(0,ie.t)("KL from the fi\
rst prompt, along the text that its run wrote")}),(0,Q.jsx)("p",{class:"gp-note",children:(0,ie.t)("Every prompt is followed by this text, and the distributions\
 before each of its tokens are compared.")}),(0,Q.jsx)(Un,{class:"gp-along-box",chart:i[`along ${a}`]})]}),(0,Q.jsx)(Lm,{})]})]})}var xd=(0,kd.groupPane)(Rm,({found:t})=>t?.
question==="prompts",["found","unit"]),Lm=()=>(0,Q.jsxs)("details",{class:"gp-why",children:[(0,Q.jsx)("summary",{children:(0,ie.t)("What do these numbers mean?")}),
(0,Q.jsxs)("ul",{children:[(0,Q.jsx)("li",{children:(0,ie.t)("KL(P ‖ Q) is how much more surprising tokens drawn from P are, on average, to somebody who expects\
 Q. 0 nats: no difference. 1 nat is 1.44 bits.")}),(0,Q.jsx)("li",{children:(0,ie.t)("JS is the mean KL of both from their mixture: it is the same both ways, an\
d at most 0.69 nats, which is 1 bit. Total variation is the share of the probability that moved.")}),(0,Q.jsx)("li",{children:(0,ie.t)("All are exact for this m\
odel and these prompts: over the whole vocabulary, before the logits processors. Nothing was sampled, so there is no interval.")})]})]}),Td=(t,e)=>(0,er.isKnown)(
t)?`${xn(t,e)} ${(0,ie.t)(e)}`:(0,ie.t)("infinite");function Am(t,{prompts:e,tv:n,kl:o},s){let[r]=n,i=r.indexOf(Math.max(...r)),a=e.slice(1).filter(({same_top:m})=>!m).
length,l={first:t[0].label,prompt:t[i].label,words:(0,Bt.quoted)(Ro(t.map(({prompt:m})=>m))[i]),kl:Td(o[0][i],s),share:(0,Bt.percent)(r[i])},c=r[i]>0?(0,ie.t)("\
{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",l):(0,ie.t)("The distributions are the sam\
e after all prompts."),d=a?(0,ie.tn)(t.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is another one\
 after {others} of {count} other prompts.",{others:(0,Bt.count)(a)}):(0,ie.t)("The likeliest token is the same after all of them.");return`${c} ${d}`}function Gm(t,e){
return t?`${(0,ie.t)(t.message)} ${(0,ie.t)(t.fix)}`:e?(0,ie.t)("The prompts are compared once all runs have ended."):(0,ie.t)("Not known: the prompts were not \
all read. Run them again.")}function zm({prompts:t,read:e,unit:n}){let o=Bm({prompts:t,read:e,unit:n});return(0,Q.jsxs)("table",{class:"gp-from-first",children:[
(0,Q.jsx)("thead",{children:(0,Q.jsxs)("tr",{children:[(0,Q.jsx)("th",{scope:"col",children:(0,Q.jsx)("span",{children:(0,ie.t)("prompt")})}),o.map(({title:s,term:r})=>(0,Q.jsx)(
"th",{scope:"col",children:(0,Q.jsx)(vd.Term,{...r,children:s})},s))]})}),(0,Q.jsx)("tbody",{children:t.map(({label:s,prompt:r},i)=>(0,Q.jsxs)("tr",{children:[(0,Q.jsxs)(
"th",{scope:"row",children:[(0,Q.jsx)("b",{class:"gp-letter",children:s})," ",(0,Q.jsx)("bdi",{children:(0,Q.jsx)(Ls,{text:r})})]}),o.map(({title:a,cell:l})=>(0,Q.jsx)(
Im,{...l(i)},a))]},i))})]})}var Im=({words:t,more:e="",isFar:n})=>(0,Q.jsxs)("td",{children:[(0,Q.jsx)("span",{class:n?"gp-far":"",children:t}),(0,Q.jsx)("small",
{children:e})]});function Bm({prompts:t,read:e,unit:n}){let{candidates:o,kl:s,js:r,tv:i,mean:a}=e,l=O=>Td(O,n),c=O=>(0,Ho.inARow)(t.map(({label:v},T)=>O(T)?(0,ie.t)(
"{name}: {words}",{name:v,words:O(T)}):"")),d=O=>c(v=>v?O(v):""),m=O=>v=>({words:v?O(v):"–"}),f=O=>o.map(({text:v,probabilities:T})=>({text:v,p:T[0],q:T[O]})),
P=O=>{let v=o.find(({id:T})=>T===e.prompts[O].top);return{words:(0,Bt.quoted)(v?.text??""),more:(0,Bt.percent)(v?.probabilities[O]??0),isFar:!e.prompts[O].same_top}},
C=O=>(0,Bt.information)(e.prompts[O].entropy,n),$=O=>(0,er.isKnown)(a[O])?(0,ie.tn)(e.text.length,"{mean} over {count} token","{mean} on average over {count} to\
kens",{mean:l(a[O])}):"",x=[{title:(0,ie.t)("tokens"),term:{id:"length",meaning:(0,ie.t)("How many tokens the model reads, including the chat template's."),run:()=>c(
O=>(0,Bt.count)(e.prompts[O].tokens)),formula:""},cell:O=>({words:(0,Bt.count)(e.prompts[O].tokens)})},{title:(0,ie.t)("likeliest next token"),term:{id:"probabi\
lity",meaning:(0,ie.t)("The token that the model finds likeliest after this prompt, and its probability."),run:()=>c(O=>`${P(O).words} ${P(O).more}`)},cell:P},{
title:(0,ie.t)("entropy"),term:{id:"entropy",meaning:(0,ie.t)("Of the next token’s distribution: how uncertain the model is."),run:()=>c(C)},cell:O=>({words:C(
O)})},{title:`KL(${t[0].label} ‖ ·)`,term:{id:"kl",meaning:(0,ie.t)("How far this prompt’s distribution is from the first one’s."),run:()=>d(O=>(0,Ho.klSumWords)(
f(O),n,l(s[0][O])))},cell:m(O=>l(s[0][O]))},{title:"JS",term:{id:"js",meaning:(0,ie.t)("The same both ways; at most 0.69 nats."),run:()=>d(O=>l(r[0][O]))},cell:m(
O=>l(r[0][O]))},{title:(0,ie.t)("total variation"),term:{id:"total-variation",meaning:(0,ie.t)("The share of the probability that moved."),run:()=>d(O=>(0,Ho.variationSumWords)(
f(O),(0,Bt.percent)(i[0][O])))},cell:m(O=>(0,Bt.percent)(i[0][O]))},{title:(0,ie.t)("mean KL along the text"),term:{id:"kl",meaning:(0,ie.t)("The mean over the \
tokens of the text that follows all prompts."),run:()=>d($)},cell:m(O=>(0,er.isKnown)(a[O])?l(a[O]):(0,ie.t)("not known"))}];return e.text.length?x:x.slice(0,-1)}var Hd=p(vs(),1),un=p(Je(),1),ar=p(Lt(),1),Xe=p(I(),1),Fd=p(Od(),1);var Ad=p(Je(),1),rt=p(V(),1),Kt=p(I(),1);var xi=p(it(),1),Mt=p(V(),1),mt=p(I(),1);var ds=class{nodes=[];root=this.newNode(null,null);tips=[];ended=new Map;newNode(e,n){let o=e?.logprob??null,s=n?.logprob??null,r=n?s===null||o===null?null:s+o:
0,i=n?n.depth+1:0,l={id:this.nodes.length,token:e,before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:r};return this.nodes.push(l),l}begin(e){return this.
root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]??this.begin(e),s=o.kids.get(n.token_id);s||(s=this.newNode(n,o),o.kids.set(n.token_id,s),
o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]??this.begin(e)).ends.push([e,n]))}reached(e){let n=o=>!qm.
has(this.ended.get(o)??"length");return this.root.samples.filter(o=>(this.tips[o]?.depth??0)>=e||n(o)).length}},qm=new Set(["length","max_time","stopped","faile\
d","given","unfinished"]);function Pd(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Md(t){for(;t.before&&t.before.before&&
t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var fo=(t,e=null)=>{let n=e?e.logprob:0;return t.logprob===null||n===null?null:Math.exp(t.logprob-
n)};function go(t){let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()}var wo=({token:t})=>t?.piece??t?.text??"";function Fo(t,e){let n=t;for(;n&&n.depth>
e.depth;)n=n.before;return n===e}var Cd=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||(t.token?.token_id??0)-(e.token?.token_id??0);function jm({order:t},e){if(!e)
return t.sort((o,s)=>s.samples.length-o.samples.length||Cd(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.length/5);for(let o=1;o<
t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function $d(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,before:r=new Set}){
let i=[],a=[],l=({id:$,samples:x})=>x.length+(n&&r.has($)?.5:0),c=([$],[x])=>l(x)-l($)||$.depth-x.depth||Cd($,x),d=0;function m($,x,O){for(d+=1;;){let v=x[x.length-
1],T={head:$,run:x,kids:[],folded:[],closed:s.has($.id)};O.push(T);let g=jm(v,n);if(!g.length||T.closed)return;let k=1+(o.get(v.id)||0);g.slice(1).forEach((w,u)=>(u+
1<k?a:i).push([w,T])),O=T.kids,[$]=g,x=Pd($)}}let f=$=>{for(let x=$.pop();x;x=$.pop()){let[O,v]=x;m(O,Pd(O),v.kids),f(a)}},P=()=>i.splice(0).forEach(([$,x])=>x.
folded.push($)),C=[];for(m(t.root,[t.root],C),f(a);i.length&&d<e;)i.sort(c),f(i.splice(0,1));P();for(let $=vi(C[0]);$.length;$=vi(C[0]))f($),P();return _d(C[0]),
C[0]}function vi(t){return[...t.folded.length===1?t.folded.splice(0).map(n=>[n,t]):[],...t.kids.flatMap(vi)]}function _d(t){let e=new Map(t.run[t.run.length-1].
order.map((n,o)=>[n,o]));t.kids.sort((n,o)=>(e.get(n.head)??0)-(e.get(o.head)??0)),t.kids.forEach(_d)}function tr(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before??t.root],a=fo(n),l=f=>f===null?(0,mt.t)("not known"):(0,Mt.percent)(f),c=(0,Mt.count)(
s),d=[{name:(0,mt.t)("Samples here"),value:r<o?(0,mt.tn)(r,"{number} of {count} sample so far","{number} of {count} samples so far",{number:c}):bo(s,r),term:"sa\
mple",run:()=>(0,Mt.asSentence)(bo(s,r))}];if(a!==null){let[f,P]=[(0,Mt.percent)(a),Hm(r*a)];d.push({name:(0,mt.t)("Expected samples"),value:`${P} = ${(0,Mt.count)(
r)} × ${f}`,term:"sample",run:()=>(0,mt.tn)(r,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expect\
ed; {number} drawn.",{share:f,expected:P,number:c})})}let m=n.depth-e.depth+1;if(d.push({name:(0,mt.tn)(m,"Probability of this token","Probability of these {cou\
nt} tokens"),value:l(fo(n,i)),term:"probability",run:()=>Ed(n,i)},{name:(0,mt.t)("Share of the samples at this fork"),value:(0,Mt.percent)(s/Math.max(1,Wd(i))),
term:"sample",run:()=>(0,Mt.asSentence)(bo(s,Wd(i)))}),e===n){let f=n.token?.raw_logprob??null,P=l(f===null?null:(0,Mt.probability)(f));d.push({name:(0,mt.t)("B\
efore the processors"),value:P,term:"probability"})}d.push({name:(0,mt.t)("Probability of the text so far"),value:l(a),term:"probability",run:()=>Ed(n,null)});for(let[
f,P]of nr(n)){let C=`${kn(f)} ${(0,mt.t)("ends here: {reason}",{reason:vn(f)[0]})}`;d.push({name:C,value:(0,Mt.count)(P),term:"ending"})}return d}function Ed(t,e){
let n=fo(t,e);if(n===null)return"";let o=go(t).slice(e?e.depth:0),s=(0,Mt.percent)(n);return o.length>4?(0,mt.tn)(o.length,"exp({sum}) = {value}, of the log-pro\
bability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,xi.fixed)(Math.log(n),3),value:s}):`${o.map(r=>(0,Mt.percent)(
fo(r,r.before)??0)).join(" · ")} = ${s}.`}var Hm=t=>t<.01?(0,mt.t)("fewer than 0.01"):(0,xi.fixed)(t,t<10?2:1),bo=(t,e)=>(0,mt.tn)(e,"{number} of {count} sampl\
e","{number} of {count} samples",{number:(0,Mt.count)(t)});function Nd(t,e,n){return e?(0,mt.tn)(t,"{count} sample goes through {text}","{count} samples go thro\
ugh {text}",{text:e}):n==="source"?(0,mt.tn)(t,"{count} sample follows the source","{count} samples follow the source"):n==="message"?(0,mt.tn)(t,"{count} sampl\
e answers the message","{count} samples answer the message"):(0,mt.tn)(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var Wd=({order:t})=>t.
reduce((e,n)=>e+n.samples.length,0);function nr(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)??0)+1);return[...e]}var je=p(Z(),1),Fm=18,Rd=110,Ld=160,or=({head:t})=>String(t.id),Gd=({head:t})=>`more ${t.id}`,Ti=t=>t.reduce((e,n)=>e+n.samples.length,0);function Si({state:t},e){
let n=e/Math.max(1,t.trie.root.samples.length);return`${Math.max(1.5,Fm*n).toFixed(1)}px`}function Oi({view:t,branch:e,rest:n}){let{state:o,stop:s,press:r}=t,{head:i,
run:a,kids:l,folded:c,closed:d}=e,{picked:m}=o,f=or(e),{length:P}=i.samples,C=P===1&&i.before!==null,$=nr(a[a.length-1]),x=d&&a[a.length-1].order.length>0,O=l.length+
c.length>0,v=["gp-branch",m&&!o.isOnPath(e)&&"gp-dim",m&&Fo(m,i)&&"gp-on-path"],T=Ti(l.map(g=>g.head))+Ti(c);return(0,je.jsxs)("li",{class:v.filter(Boolean).join(
" "),role:"treeitem",tabIndex:s===f?0:-1,"data-branch":f,"aria-label":Zm(o,e),"aria-selected":m!==null&&a.includes(m),"aria-expanded":O||(x?!1:void 0),style:{"-\
-own":Si(t,P),"--rest":Si(t,n)},children:[(0,je.jsxs)("div",{class:C?"gp-knot gp-tail":i.before?"gp-knot":"gp-knot gp-root-knot",onClick:()=>r(f),children:[(0,je.jsx)(
"bdi",{class:"gp-run",children:C?(0,je.jsx)(Km,{run:a}):(0,je.jsx)(Um,{state:o,run:a})}),(0,je.jsx)("span",{class:"gp-count",children:x?`${(0,rt.count)(P)} ▸`:
P>1?(0,rt.count)(P):""}),(0,je.jsx)("span",{class:$.some(([g])=>g==="failed")?"gp-end gp-end-failed":"gp-end",children:$.map(([g,k])=>`${kn(g)}${P>1?` ${(0,rt.count)(
k)}`:""}`).join(" ")})]}),O&&(0,je.jsxs)("ul",{class:"gp-kids",role:"group",children:[l.map(g=>(0,je.jsx)(Oi,{view:t,branch:g,rest:T-=g.head.samples.length},or(
g))),c.length>0&&(0,je.jsx)(Dm,{view:t,branch:e},Gd(e))]})]})}function Dm({view:t,branch:e}){let{state:n,stop:o,press:s}=t,{run:r,folded:i}=e,{picked:a}=n,l=Ti(
i),c=Gd(e),d=a!==null&&Fo(r[r.length-1],a);return(0,je.jsx)("li",{class:["gp-branch gp-more",a&&!d&&"gp-dim"].filter(Boolean).join(" "),role:"treeitem",tabIndex:o===
c?0:-1,"data-branch":c,"aria-label":(0,Kt.tn)(i.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, folde\
d. Click to open.",{samples:(0,Kt.tn)(l,"{count} sample","{count} samples")}),"aria-selected":!1,style:{"--own":Si(t,l),"--rest":"0px"},children:(0,je.jsxs)("di\
v",{class:"gp-knot",onClick:()=>s(c),children:[(0,je.jsx)("bdi",{class:"gp-run",children:`+ ${(0,Kt.t)("{count} more",{count:(0,rt.count)(i.length)})}`}),(0,je.jsx)(
"span",{class:"gp-count",children:l>i.length?(0,rt.count)(l):""})]})})}function Km({run:t}){let e="";for(let{token:n}of t)if((e+=n?.piece??"").length>Rd)break;return(0,je.jsx)(
je.Fragment,{children:(0,rt.inOneLine)(e.slice(0,Rd+30))||(0,rt.inOneLine)(wo(t[0]))})}function Um({state:t,run:e}){let n=(0,Ad.useMemo)(()=>e.map(o=>o.before?(0,je.jsx)(
Jm,{node:o},o.id):(0,je.jsx)(Vm,{state:t},0)),[e[0],e.length,t.group.header]);return(0,je.jsx)(je.Fragment,{children:n})}function Vm({state:t}){let e=(0,rt.inOneLine)(
t.group.header?.prompt??"");return(0,je.jsx)("span",{children:e.length>60?"…"+e.slice(-58):e||(0,Kt.t)("(no prompt)")})}function Jm({node:{id:t,token:e}}){if(!e)
return null;let{piece:n,text:o,logprob:s}=e,r=n===null?o:(0,rt.inOneLine)(n)+((0,rt.leavesBytes)(e)?(0,rt.bytesOf)(o):"");return(0,je.jsx)("span",{class:n===null?
"gp-t gp-special":"gp-t","data-node":t,style:{backgroundColor:`var(--gp-prob-${Math.round((0,rt.probability)(s)*10)})`},children:r||o})}function Zm({trie:t,group:e},{
head:n,run:o,closed:s}){let{length:r}=n.samples;if(!n.before)return`${Qm(e.apart)}, ${(0,Kt.tn)(r,"{count} sample","{count} samples")}`;let i=o[o.length-1],a=o.
map(wo).join(""),l=fo(i,n.before),c=nr(i).map(([d,m])=>(0,Kt.tn)(m,"{count} ends here: {reason}","{count} end here: {reason}",{reason:vn(d)[0]}));return[(0,rt.quoted)(
a.length>Ld?a.slice(0,Ld)+"…":a),bo(r,t.root.samples.length),l===null?"":(0,Kt.t)("probability {share} after the text before",{share:(0,rt.percent)(l)}),...c,
s?(0,Kt.t)("closed"):""].filter(Boolean).join(", ")}function Qm(t){return t==="source"?(0,Kt.t)("The source"):t==="message"?(0,Kt.t)("The message"):(0,Kt.t)("Th\
e prompt")}var Xm=12,sr=class{constructor(e){this.group=e}group;trie=new ds;opened=new Map;closed=new Set;picked=null;shown=new Map;begin(){this.trie=new ds,this.opened.clear(),
this.closed.clear(),this.picked=null,this.shown.clear()}read(e){let{trie:n,group:o}=this,s=o.entries[e];for(let i=n.tips[e]?.depth??0;i<s.tokens.length;i++)n.add(
e,s.tokens[i]);let r=Et(s);r&&n.end(e,r)}show(e){let{trie:n,opened:o,closed:s,shown:r}=this,i=!this.group.done,a=$d(n,{lanes:e,grows:i,opened:o,closed:s,before:new Set(
r.keys())});r.clear();let l=c=>{r.set(c.head.id,c),c.kids.forEach(l)};return l(a),a}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-
n.length;this.opened.set(e.id,o-1+Math.min(Xm,n.length))}isOnPath({head:e,run:n}){let{picked:o}=this;return!o||Fo(n[n.length-1],o)||Fo(o,e)}};var Id=p(Je(),1),Do=p(V(),1),Tn=p(I(),1),Bd=p(an(),1);var lt=p(Z(),1),Ym=12;function qd({group:t,trie:e,node:n,unpick:o}){let[s,r]=(0,Id.useState)(!1),{samples:i,before:a}=n,l=s?i:i.slice(0,Ym),c=a?tr(e,Md(n),n,t.entries.
length):[];return(0,lt.jsxs)("section",{class:"gp-through","aria-label":(0,Tn.t)("Samples that go through the selected branch"),children:[(0,lt.jsxs)("div",{class:"\
gp-through-head",children:[(0,lt.jsx)("p",{class:"gp-through-title",children:Nd(i.length,a?ef(n):"",t.apart)}),(0,lt.jsx)("button",{type:"button",class:"gp-butt\
on gp-unpick",onClick:o,children:(0,Tn.t)("Show all again")})]}),(0,lt.jsx)("dl",{class:"gp-through-facts",children:c.map(({name:d,value:m,term:f,run:P})=>(0,lt.jsxs)(
"div",{children:[(0,lt.jsx)("dt",{children:(0,lt.jsx)(Bd.Term,{id:f,run:P,children:d})}),(0,lt.jsx)("dd",{children:m})]},d))}),(0,lt.jsx)("ol",{class:"gp-throug\
h-list",children:l.map(d=>(0,lt.jsx)(tf,{group:t,sample:d,depth:n.depth},d))}),(0,lt.jsx)("button",{type:"button",class:"gp-button gp-through-more",hidden:l.length===
i.length,onClick:()=>r(!0),children:(0,Tn.t)("Show all {count}",{count:(0,Do.count)(i.length)})})]})}function ef(t){let e=(0,Do.inOneLine)(go(t).map(wo).join("").
trim());return(0,Do.quoted)(e.length>118?"…"+e.slice(-109):e)}var zd=t=>t.map(({piece:e})=>e??"").join("");function tf({group:t,sample:e,depth:n}){let o=t.entries[e],
s=Et(o),r=[(0,Tn.t)("sample {number}",{number:e+1}),o.seed===null?"":(0,Tn.t)("seed {seed}",{seed:o.seed}),(0,Tn.tn)(Zn(o),"{count} token","{count} tokens"),s?`${kn(
s)} ${vn(s)[0]}`:"…"];return(0,lt.jsxs)("li",{"data-entry":e,children:[(0,lt.jsxs)("bdi",{children:[(0,lt.jsx)("span",{class:"gp-shared",children:zd(o.tokens.
slice(0,n))}),(0,lt.jsx)("span",{class:"gp-own",children:zd(o.tokens.slice(n))})]}),(0,lt.jsx)("small",{children:r.filter(Boolean).join(" · ")}),t.canAsk&&(0,lt.jsx)(
"button",{type:"button",class:"gp-button","aria-label":(0,Tn.t)("Open sample {number} as one run",{number:e+1}),onClick:()=>t.ask({type:"open",entry:e}),children:(0,Tn.t)(
"Open")})]})}var fe=p(Z(),1),nf=[[14,()=>(0,Xe.t)("about 14")],[30,()=>(0,Xe.t)("about 30")],[60,()=>(0,Xe.t)("about 60")],[1e5,()=>(0,Xe.t)("all")]],of="(max-width: 640px)",
rr=220;function sf({group:t,changes:e}){let n=(0,ar.useFresh)(e),[o]=(0,un.useState)(()=>new sr(t)),[s,r]=(0,un.useState)(()=>matchMedia(of).matches?14:30),[,i]=(0,un.useState)(
0),a=()=>i(k=>k+1),[l,c]=(0,un.useState)("");n.run&&o.begin();for(let k of n.entries??[])o.read(k);let d=o.show(s),m=(0,un.useRef)(null),f=cf(m,o);Ds(m,".gp-bra\
nch",{name:"data-branch"});let{picked:P,trie:C}=o,$=ir(o,l).branch?l:or(d),x=k=>{o.pick(k),a()},O=k=>{let{branch:w,isMore:u}=ir(o,k);if(!w)return;if(c(k),!u)return x(
w.run[w.run.length-1]);let[b]=w.folded;o.unfold(w.run[w.run.length-1],w.folded),c(String(b.id)),a()},v=k=>{k&&(k.focus({preventScroll:!0}),k.firstElementChild?.
scrollIntoView({block:"nearest",inline:"nearest"}))},T=k=>{let w=k.target;if(!(w instanceof HTMLElement)||w.dataset.branch===void 0||k.ctrlKey||k.altKey||k.metaKey)
return;let u=[...m.current?.querySelectorAll(".gp-branch")??[]],b=u.indexOf(w),{branch:y,isMore:E}=ir(o,w.dataset.branch),L=w.querySelector(".gp-branch"),G=()=>{
f.current?.hide(),O(w.dataset.branch??"")},h={ArrowDown:()=>v(u[b+1]),ArrowUp:()=>v(u[b-1]),ArrowRight:()=>{!E&&y&&o.closed.delete(y.head.id)?a():v(L)},ArrowLeft:()=>{
if(!L||!y)return v(w.parentElement?.closest(".gp-branch"));o.closed.add(y.head.id),a()},Home:()=>v(u[0]),End:()=>v(u.at(-1)),Enter:G," ":G,Escape:()=>P&&x(null)};
Object.hasOwn(h,k.key)&&(k.preventDefault(),h[k.key]())},g=({target:k})=>{if(!(k instanceof HTMLElement)||k.dataset.branch===void 0)return;c(k.dataset.branch);let w=k.
firstElementChild;k.matches(":focus-visible")&&w instanceof HTMLElement&&f.current?.show(w)};return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsxs)("header",{class:"\
gp-head",children:[(0,fe.jsx)("h2",{class:"gp-title",children:(0,Xe.t)("What the model can say")}),(0,fe.jsx)("div",{class:"gp-tools",children:(0,fe.jsxs)("labe\
l",{children:[(0,Xe.t)("Branches")," ",(0,fe.jsx)("select",{class:"gp-lanes","aria-label":(0,Xe.t)("How many branches are shown"),value:s,onChange:({currentTarget:k})=>{
o.opened.clear(),r(Number(k.value))},children:nf.map(([k,w])=>(0,fe.jsx)("option",{value:k,children:w()},k))})]})})]}),(0,fe.jsx)("p",{class:"gp-note gp-about",
children:af(o)}),(0,fe.jsx)("div",{class:"gp-canopy",children:(0,fe.jsx)("ul",{class:"gp-roots",role:"tree","aria-label":(0,Xe.t)("The samples, from the prompt \
on"),ref:m,onKeyDown:T,onFocusIn:g,onFocusOut:()=>f.current?.hide(),children:(0,fe.jsx)(Oi,{view:{state:o,stop:$,press:O},branch:d,rest:0})})}),(0,fe.jsx)(lf,{}),
P&&(0,fe.jsx)(qd,{group:t,trie:C,node:P,unpick:()=>x(null)},P.id)]})}var rf=t=>t.some(({ended:e})=>e?.text)&&t.every(({tokens:e})=>!e.length),Dd=(0,ar.groupPane)(
sf,({header:t,entries:e})=>t?.kind==="seeds"&&!rf(e),["steps","status"]);function ir({shown:t},e){let n=e.startsWith("more "),o=t.get(Number(n?e.slice(5):e||NaN));
return{branch:n&&!o?.folded.length?void 0:o,isMore:n}}function af({group:t,trie:e}){let n=e.root.samples.length,o=t.entries.length,s=new Set(e.tips.filter(Boolean)).
size;if(!n)return(0,Xe.t)("The tree grows with the first tokens.");let r={samples:n<o?bo(n,o):(0,Xe.tn)(n,"{count} sample","{count} samples"),texts:s===1&&n>1?(0,Xe.t)(
"all with the same text"):(0,Xe.tn)(s,"{count} different text","{count} different texts")};return`${t.done?(0,Xe.t)("{samples}, {texts}.",r):(0,Xe.t)("{samples}\
 so far, {texts}.",r)} ${(0,Xe.t)("Point at a branch for its numbers, click it to see its samples.")}`}var lf=()=>(0,fe.jsxs)("p",{class:"gp-note gp-key",children:[
(0,fe.jsxs)("span",{class:"gp-key-part",children:[(0,fe.jsx)("i",{class:"gp-key-line","aria-hidden":"true"}),(0,Xe.t)("thicker: more samples")]}),(0,fe.jsxs)("s\
pan",{class:"gp-key-part",children:[(0,fe.jsx)(pi,{name:"prob",class:"gp-key-ramp"}),(0,Xe.t)("the token’s probability after the text before it, 0–100%")]}),
(0,fe.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("■ ended")}),(0,fe.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("⊣ cut off by a limit")}),(0,fe.jsx)(
"span",{class:"gp-key-part",children:(0,Xe.t)("◻ stopped")}),(0,fe.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("✕ failed")})]});function cf(t,e){let n=(0,un.useRef)(
null);return(0,un.useLayoutEffect)(()=>{let o=t.current?.closest(".gp-pane");if(!o||!t.current)return;let s=r=>{let{node:i}=r.dataset;if(i!==void 0){let c=e.trie.
nodes[Number(i)];return(0,fe.jsx)(jd,{state:e,first:c,last:c})}let{branch:a,isMore:l}=ir(e,r.closest(".gp-branch")?.dataset.branch??"");return!a?.head.before||l?
null:(0,fe.jsx)(jd,{state:e,first:a.head,last:a.run[a.run.length-1]})};n.current=new Fd.Card(o,t.current,{content:s,selector:".gp-t, .gp-knot"})},[]),(0,un.useLayoutEffect)(
()=>n.current?.refresh(!0)),n}function jd({state:{trie:t,group:e},first:n,last:o}){let s=go(n.before??t.root).map(({token:i})=>i?.piece??"").join(""),r=go(o).slice(
n.depth-1).map(wo).join("");return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)("p",{children:(0,fe.jsxs)("bdi",{children:[s.length>rr?"…"+s.slice(-rr):s,(0,fe.jsx)(
"b",{children:r.length>rr?r.slice(0,rr)+"…":r})]})}),(0,fe.jsx)("dl",{children:tr(t,n,o,e.entries.length).map(({name:i,value:a})=>(0,fe.jsxs)(Hd.Fragment,{children:[
(0,fe.jsx)("dt",{children:i}),(0,fe.jsx)("dd",{children:a})]},i))})]})}var Pi=p(Je(),1),Kd=p(Lt(),1),Sn=p(V(),1),qt=p(I(),1),Ud=p(Oo(),1);var we=p(Z(),1),df=6;function pf({group:t}){let e=[0,1].map(n=>Qt(t,n).at(0)??null);return(0,we.jsxs)(we.Fragment,{children:[(0,we.jsxs)("header",{class:"gp-hea\
d",children:[(0,we.jsx)("h2",{class:"gp-title",children:(0,qt.t)("With and without the template")}),(0,we.jsx)("p",{class:"gp-note",children:(0,qt.t)("The same \
words, strategy and seed; only the prompt differs.")})]}),(0,we.jsx)("ul",{class:"gp-ways",children:t.groups.map(n=>(0,we.jsx)(uf,{group:n,tokens:ln(t,n.number).
started?.prompt_tokens??null},n.number))}),(0,we.jsx)("h3",{children:(0,qt.t)("The first token of the answer")}),(0,Pi.useMemo)(()=>(0,we.jsx)(mf,{steps:e}),e)]})}
var Vd=(0,Kd.groupPane)(pf,({groups:t})=>t.length===2);function uf({group:{label:t,title:e},tokens:n}){let o=`${t} ${Ye(e)}`,s=(0,Pi.useMemo)(()=>n?.map(({piece:r,
text:i})=>r===null?(0,we.jsx)("span",{class:"gp-pill",children:i}):r),[n]);return(0,we.jsxs)("li",{children:[(0,we.jsx)("h3",{children:n?`${o}: ${(0,qt.tn)(n.length,
"{count} token","{count} tokens")}`:o}),(0,we.jsx)("div",{class:"gp-read",tabIndex:0,role:"group","aria-label":(0,qt.t)("The prompt of {lane}",{lane:t}),children:s})]})}
var Ko=({raw_logprob:t})=>(0,Sn.probability)(t);function hf(t){let e=new Map;t.forEach((o,s)=>{if(!o)return;let{chosen:r}=o,i=[...o.distribution.candidates].sort(
(a,l)=>Ko(l)-Ko(a));for(let{token_id:a,text:l}of[...i.slice(0,df),r])e.has(a)||e.set(a,{text:l,sides:[null,null]});for(let a of[...i,r]){let l=e.get(a.token_id);
l&&(l.sides[s]??=a)}});let n=({sides:o})=>Math.max(...o.map(s=>s?Ko(s):0));return[...e.values()].sort((o,s)=>n(s)-n(o))}function mf({steps:t}){return(0,we.jsxs)(
we.Fragment,{children:[(0,we.jsx)("p",{class:"gp-note gp-first-words",children:gf(t)}),(0,we.jsxs)("table",{class:"gp-first",children:[(0,we.jsx)("thead",{children:(0,we.jsxs)(
"tr",{children:[(0,we.jsx)("th",{scope:"col",children:(0,qt.t)("Token")}),(0,we.jsx)("th",{scope:"col",children:(0,qt.t)("with the template")}),(0,we.jsx)("th",
{scope:"col",children:(0,qt.t)("without the template")})]})}),(0,we.jsx)("tbody",{children:hf(t).map(({text:e,sides:n},o)=>(0,we.jsxs)("tr",{children:[(0,we.jsx)(
"th",{scope:"row",children:(0,we.jsx)(Ud.TokenLabel,{text:e,class:"gp-word"})}),n.map((s,r)=>(0,we.jsx)("td",{children:(0,we.jsx)(ff,{candidate:s,step:t[r]})},r))]},
o))})]})]})}function ff({candidate:t,step:e}){let n=!!(t&&t.token_id===e?.chosen.token_id),o=t?Ko(t):0;return(0,we.jsxs)("div",{class:n?"gp-share gp-chosen":"gp\
-share",children:[(0,we.jsx)("span",{class:"gp-sign",children:n?"▶":""}),(0,we.jsx)("span",{children:(0,we.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})}),
(0,we.jsx)("b",{children:e?t?(0,Sn.percent)(o):"–":""})]})}function gf([t,e]){if(!t||!e)return(0,qt.t)("Both runs have to write a token first.");let[n,o]=[t.chosen,
e.chosen];return`${n.token_id===o.token_id?(0,qt.t)("Both begin with {token}: {one} with the template, {other} without it.",{token:(0,Sn.quoted)(n.text),one:(0,Sn.percent)(
Ko(n)),other:(0,Sn.percent)(Ko(o))}):(0,qt.t)("With the template it begins with {one}, without it with {other}.",{one:(0,Sn.quoted)(n.text),other:(0,Sn.quoted)(
o.text)})} ${(0,qt.t)("The probabilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}var Mi=p(dt(),1),lr=p(V(),1),Jd=p(Pe(),1);function Zd(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=
!e.found||!!e.found.over,t.hidden||!s.found)return;let{done:r,total:i}=e.found,a=(0,lr.loadingWords)(e.found);(0,lr.say)(n,a[0].toUpperCase()+a.slice(1)),(0,Jd.isKnown)(
r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),(0,Mi.sayPercent)(o.firstChild,"width",r/i)):(o.removeAttribute("aria-valuenow"),(0,Mi.sayPercent)(o.
firstChild,"width",1))}}var Ci=p(dt(),1),De=p(V(),1),be=p(I(),1);var Uo=p(it(),1),to=p(V(),1),cr=p(I(),1),Qd=p(St(),1),dr=p(Pe(),1);function Bn(t){return(0,dr.isKnown)(t)?t>=1e9?(0,cr.t)("{count} billion",{count:(0,Uo.fixed)(
t/1e9,1)}):t>=1e6?(0,cr.t)("{count} million",{count:(0,Uo.fixed)(t/1e6,t<1e7?1:0)}):(0,Uo.count)(t):"–"}function pr(t,e){t.replaceChildren(...e.map(([n,o,s,r=()=>""])=>{
let i=(0,to.make)("div"),[a,l]=[(0,to.make)("dt"),(0,to.make)("span","",n)];return a.append(l),s&&(0,Qd.tipOfTerm)(l,s,r),i.append(a," ",(0,to.make)("dd","",o)),
i}))}function qn(t,e,n,o,s){let r=(0,to.make)("button","gp-button gp-press",o,{type:"button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.
ask({type:"model",act:e,model:n})),r}function ur(t,e){return!(0,dr.isKnown)(t)||!(0,dr.isKnown)(e)||!e?"":(0,cr.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,Uo.count)(e),size:(0,to.bytesWords)(t),each:Number((t/e).toFixed(2))})}function Xd(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(f=>t.querySelector(f));function a(f){(0,De.say)(n,f.model);let[P,C]=o.
children;if((0,De.say)(P,l(f)),(0,De.say)(C,f.why?`${(0,be.t)(f.why)} ${(0,be.t)(f.fix)}`:m(f)),pr(s,[[(0,be.t)("class"),f.class_name],[(0,be.t)("parameters"),Bn(
f.parameters),"parameters"],[(0,be.t)("precision"),f.dtype,"precision"],[(0,be.t)("device"),f.device],[(0,be.t)("to download"),f.complete?f.download?(0,De.bytesWords)(
f.download):(0,be.t)("nothing: it is here"):(0,be.t)("its weights are missing"),"memory"],[(0,be.t)("memory"),c(f),"memory",()=>ur(f.memory,f.parameters)],[(0,be.t)(
"free memory"),(0,De.bytesWords)(f.free),"memory"],...f.free_disk===null?[]:[[(0,be.t)("free disk space"),(0,De.bytesWords)(f.free_disk),"memory"]],[(0,be.t)("c\
ontext"),f.context_length?(0,be.tn)(f.context_length,"{count} token","{count} tokens"):(0,be.t)("unlimited"),"context"],[(0,be.t)("vocabulary"),Bn(f.vocab_size),
"vocabulary"]]),d(f),i.replaceChildren(),f.smaller){let{model:$,bytes:x}=f.smaller;i.append(`${(0,be.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:$,size:(0,De.bytesWords)(x)})} `,qn(e,"pick",$,(0,be.t)("Choose")))}}function l({complete:f,fits:P}){return f?P===null?`? ${(0,be.t)("It \
is not known whether it fits.")}`:P?`✓ ${(0,be.t)("It fits.")}`:`✕ ${(0,be.t)("It does not fit.")}`:`✕ ${(0,be.t)("It cannot be opened.")}`}function c({memory:f,
reckoned:P}){return f===null?(0,be.t)("not known"):P?(0,be.t)("about {size}",{size:(0,De.bytesWords)(f)}):(0,De.bytesWords)(f)}function d({ways:f,free:P}){t.querySelector(
"table").hidden=f.length===0;let C=Math.max(P,...f.map(({bytes:$})=>$))*1.05;r.replaceChildren(...f.map(({model:$,label:x,bytes:O,fits:v})=>{let T=(0,De.make)("\
tr",v?"":"gp-over"),g=(0,De.make)("span","gp-strip",null,{"aria-hidden":"true"}),[k,w]=[(0,De.make)("i"),(0,De.make)("u")];(0,Ci.sayPercent)(k,"width",Math.min(
1,O/C)),(0,Ci.sayPercent)(w,"left",P/C),g.append(k,w);let u=[(0,De.make)("th","",(0,be.t)(x),{scope:"row"}),(0,De.make)("td","",(0,De.bytesWords)(O)),(0,De.make)(
"td"),(0,De.make)("td","",v?`✓ ${(0,be.t)("yes")}`:`✕ ${(0,be.t)("no")}`),(0,De.make)("td")];return u[2].append(g),u[4].append(qn(e,"pick",$,(0,be.t)("Choos\
e"),(0,be.t)("Choose {precision}",{precision:(0,be.t)(x)}))),T.append(...u),T}))}function m({room:f,free:P,reckoned:C}){if(f===null)return(0,be.t)("Neither its \
files nor its config say how much memory it needs.");let $={size:(0,De.bytesWords)(f),free:(0,De.bytesWords)(P)};return C?`${(0,be.t)("It needs about {size}, wi\
th room for a run; {free} is available.",$)} ${(0,be.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,be.t)("It needs {s\
ize}, with room for a run; {free} is available.",$)}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&a(e.found)}}var Nt=p(V(),1),Ke=p(I(),1);var wf=[1,2,4];function Yd(t,e){let n=t.querySelector("thead tr"),[o,s,r,i]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(d=>t.querySelector(d));function a(d){
(0,Nt.say)(o,d.model),pr(s,[[(0,Ke.t)("class"),d.class_name],[(0,Ke.t)("parameters"),Bn(d.parameters),"parameters"],[(0,Ke.t)("precision"),(0,Ke.t)(d.precision),
"precision"],[(0,Ke.t)("device"),d.device],[(0,Ke.t)("in memory"),(0,Nt.bytesWords)(d.bytes),"memory",()=>ur(d.bytes,d.parameters)],[(0,Ke.t)("context"),d.context_length?
(0,Ke.tn)(d.context_length,"{count} token","{count} tokens"):(0,Ke.t)("unlimited"),"context"],[(0,Ke.t)("vocabulary"),Bn(d.vocab_size),"vocabulary"],[(0,Ke.t)("\
chat template"),d.chat_template?(0,Ke.t)("yes"):(0,Ke.t)("no")]]);let{fields:m}=d;(0,Nt.say)(r,m.length?"":(0,Ke.t)("It sets no field: the library’s defaults ap\
ply.")),r.hidden=m.length>0,t.querySelector("table").hidden=m.length===0,i.replaceChildren(...m.map(f=>{let P=(0,Nt.make)("tr"),C=(0,Nt.make)("th","",null,{scope:"\
row"});C.append((0,Nt.make)("code","",f.name)),P.append(C,l(f.model),l(f.library),(0,Nt.make)("td","",(0,Ke.t)(f.meaning)),(0,Nt.make)("td","",c(f)));for(let $ of wf)
P.cells[$].dataset.label=n.cells[$].textContent;return P}))}function l(d){let m=(0,Nt.make)("td");return m.append((0,Nt.make)("code","",d===null?(0,Ke.t)("none"):
JSON.stringify(d))),m}function c({applies:d,by:m,ignored:f,same:P}){return m==="changed"?(0,Nt.inParts)([`▲ ${(0,Ke.t)("the page sets {value}",{value:JSON.stringify(
d)})}`,(0,Ke.t)(f)]):m==="model"&&f?`○ ${(0,Ke.t)(f)}`:m==="model"?P?(0,Ke.t)("the same as the default"):`◆ ${(0,Ke.t)("applies")}`:(0,Ke.t)("another field \
takes its place")}return d=>{t.hidden=!e.found,!t.hidden&&d.found&&a(e.found)}}var Hn=p(dt(),1),no=p(it(),1),ae=p(V(),1),Vo=p(Jt(),1),Ce=p(I(),1),ep=p(St(),1);var jn=p(Pe(),1);function tp(t,e){let n=h=>t.querySelector(".gp-"+h),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let h=(0,ae.make)("tr"),S=(0,ae.make)(
"th","",null,{scope:"row"});S.append((0,ae.make)("span"),(0,ae.make)("small")),h.append(S);for(let M=0;M<6;M++){let W=(0,ae.make)("td");if(W.append((0,ae.make)(
"span"),(0,ae.make)("small")),M===0){let R=(0,ae.make)("span","gp-bytes",null,{"aria-hidden":"true"});R.append((0,ae.make)("i")),W.append(R)}h.append(W)}return h}
function i(h,S){if((h.dataset.tip||"")!==S){for(let M of["tabindex","data-tip"])h.removeAttribute(M);if(S)for(let[M,W]of[["tabindex",0],["data-tip",S]])h.setAttribute(
M,W)}}let a=(h,S,M="")=>{(0,ae.say)(h.children[0],S),(0,ae.say)(h.children[1],M)};function l({bytes:h,scale_bytes:S},M){if(!(0,jn.isKnown)(h))return["–",""];let W=M&&
(0,jn.isKnown)(M.bytes)?(0,Ce.t)("{share} of the reference",{share:(0,ae.percent)((h+S)/(M.bytes+M.scale_bytes))}):"";return[eo(h+S),W]}let c=({bytes:h,scale_bytes:S})=>(0,jn.isKnown)(
h)&&S?(0,Ce.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:eo(h),scales:eo(S)}):"";function d({pace:h,paces:S,ratio:M}){if(!h)
return["–",""];let W=S.length>1?(0,Ce.t)("{low} to {high}",{low:(0,no.fixed)(h.low,1),high:(0,no.fixed)(h.high,1)}):(0,Ce.t)("one run");return[(0,no.fixed)(h.
median,1),M?`${W}, ${Gt(M.median)}`:W]}function m(h,S){if(S===0)return[["–",""],["–",""],["–",""]];let{pair:M}=h;if(!M||M.error)return[[M?(0,Ce.t)("none"):
"–",""],["–",""],["–",""]];let W=(0,Ce.t)(e.unit);return[[xn(M.mean,e.unit),W],[xn(M.max,e.unit),(0,Ce.t)("{unit}, token {number}",{unit:W,number:(0,ae.count)(
M.max_at+1)})],[(0,ae.percent)(M.same_top),""]]}function f(h,S){let M=h.map(W=>W.pair).find((W,R)=>W&&!W.error&&(S===0||R===S));return M?(0,ae.decimals)(M.perplexities[S===
0?0:1],3):"–"}function P(h){let S=Ye(h.precision||"");return S&&S!==Ye(h.title)?(0,Ce.t)("the reference: {precision}",{precision:S}):(0,Ce.t)("the reference")}
function C({groups:h}){let S=Math.max(...h.map(({bytes:W,scale_bytes:R})=>(W||0)+(R||0)),1),M=(0,Hn.fit)(o,h.length,r);h.forEach((W,R)=>{let[_,N,A,z,F,le,Y]=M[R].
cells;a(_,Ye(W.title),R?Ye(W.precision||W.model):P(W)),a(N,...l(W,R?h[0]:null)),i(N.firstChild,c(W)),(0,Hn.showIf)(N.lastChild,(0,jn.isKnown)(W.bytes)),(0,Hn.sayPercent)(
N.lastChild.firstChild,"width",((W.bytes||0)+(W.scale_bytes||0))/S),a(Y,...d(W)),m(W,R).forEach((Le,gt)=>a([A,z,F][gt],...Le)),a(le,f(h,R))})}function $(h,S){let[
M,W]=[[...h],[...S]],R=M.findIndex((_,N)=>_!==W[N]);return R<0?M.length:R}function x({groups:h}){let S=(0,Hn.fit)(n("writings"),h.length,()=>{let W=(0,ae.make)(
"li"),R=(0,ae.make)("p","gp-writing-head");return R.append((0,ae.make)("b"),(0,ae.make)("span","gp-note")),W.append(R,(0,ae.make)("p","gp-writing",null,{dir:"au\
to"})),W}),M=h[0].text;h.forEach((W,R)=>{let[_,N]=S[R].children;(0,ae.say)(_.children[0],Ye(W.title)),(0,ae.say)(_.children[1],O(W,R,M)),_.children[1].classList.
toggle("gp-parting",R>0&&(0,jn.isKnown)(W.parts_at));let A=JSON.stringify([M,W.text,R]);if(N.dataset.key===A||(N.dataset.key=A,N.replaceChildren(),W.text===null))
return;let z=R&&M!==null?$(M,W.text):[...W.text].length,F=[...W.text];N.append(F.slice(0,z).join("")),z<F.length&&N.append((0,ae.make)("span","gp-apart",F.slice(
z).join("")))})}function O({failed:h,text:S,tokens:M,parts_at:W,pair:R},_,N){if(h)return`✕ ${(0,Ce.t)("stopped by an error")}`;if(S===null)return e.done?(0,Ce.t)(
"did not finish"):(0,Ce.t)("writing, or waiting for its turn");let A=R&&R.error&&(0,Ce.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,Ce.t)(
R.error.message)} ${(0,Ce.t)(R.error.fix)}`});return[v(M,W,_&&N!==null),A].filter(Boolean).join(". ")}function v(h,S,M){return M?(0,jn.isKnown)(S)?`✂ ${(0,Ce.t)(
"diverges from the reference at token {number} of {all}",{number:(0,ae.count)(S+1),all:(0,ae.count)(h)})}`:`= ${(0,Ce.tn)(h,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,Ce.tn)(h,"{count} token","{count} tokens")}let T=(h,S=0)=>(0,Vo.inARow)(e.found.groups.slice(S).map((M,W)=>{
let R=h(M,S+W);return R&&(0,Ce.t)("{name}: {words}",{name:Ye(M.title),words:R})})),g=h=>T(S=>S.pair&&!S.pair.error?h(S.pair):"",1),k=h=>`${xn(h,e.unit)} ${(0,Ce.t)(
e.unit)}`;function w({bytes:h,scale_bytes:S}){return(0,jn.isKnown)(h)?S?(0,Ce.t)("{size} + {scales} of scales = {value}",{size:eo(h),scales:eo(S),value:eo(h+S)}):
eo(h):""}function u({paces:h,pace:S}){if(!S)return"";let M=(0,no.listed)(h.map(W=>(0,no.fixed)(W,1)));return(0,Ce.tn)(h.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:M,median:(0,no.fixed)(S.median,1)})}function b({tokens:h,mean:S}){if(!(0,jn.isKnown)(S))return"";
let M=h.reduce((W,{kl:R})=>W+R,0);return(0,Vo.quotientWords)(xn(M,e.unit),(0,ae.count)(h.length),k(S))}function y({tokens:h,max_at:S,max:M}){let W=h[S].candidates.
map(([,_,N,A])=>({text:_,p:N,q:A})),R=(0,Vo.klSumWords)(W,e.unit,k(M));return R&&(0,Ce.t)("token {number}, {words}",{number:(0,ae.count)(S+1),words:R})}let E=({
tokens:h,same_top:S})=>(0,Ce.tn)(h.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,ae.count)(h.filter(({same_top:M})=>M).
length),share:(0,ae.percent)(S)});function L({tokens:h,perplexities:[,S]}){let M=h.reduce((R,{logprobs:[,_]})=>R+(_??-1/0),0),W=(0,ae.decimals)(S,3);return(0,ae.decimals)(
Math.exp(-M/h.length),3)!==W?W:`exp(−(${(0,ae.decimals)(M)}) / ${(0,ae.count)(h.length)}) = ${W}`}(0,ep.runsOfTerms)(t,{weights:()=>T(w),speed:()=>T(u),mean:()=>g(
b),max:()=>g(y),same:()=>g(E),perplexity:()=>g(L)});function G(){let h=e.found;(0,ae.say)(n("missing"),h.reading!==null?(0,Ce.t)("Reading the reference’s text w\
ith {model}.",{model:Ye(h.groups[h.reading].title)}):zt(e,h));let S=h.noise?(0,Ce.t)(h.noise):h.others?(0,Ce.t)(Mo):"";(0,Hn.showIf)(n("warning"),!!S),(0,ae.say)(
n("warning"),S?`⚠ ${S}`:""),(0,Hn.showIf)(n("cpu"),!!h.cpu_words),(0,ae.say)(n("cpu"),(0,Ce.t)(h.cpu_words)),C(h),x(h);let M=h.groups.filter(({pair:W})=>W&&!W.
error);e.done&&M.length&&(0,ae.say)(n("told"),M.map(({title:W,pair:R})=>(0,Ce.t)("{model}: mean KL {kl}",{model:Ye(W),kl:`${xn(R.mean,e.unit)} ${(0,Ce.t)(e.unit)}`})).
join(". ")+".")}return h=>{t.hidden=!s(),!t.hidden&&(h.found||h.status||h.unit)&&G()}}var Re=p(V(),1),qe=p(I(),1),op=p(St(),1);var kt=p(V(),1),ft=p(I(),1);function np(t){let{replicas:e,lanes:n,waiting:o,lost:s,states:r}=t,i=(0,kt.make)("section","gp-shelf-section");i.append((0,kt.make)(
"h3","",(0,ft.t)("Replicas")),(0,kt.make)("p","gp-note",[e.length===0?(0,ft.t)("No replica of the cluster answers now: runs wait until one does."):(0,ft.tn)(e.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,ft.tn)(o,"One run waits.","{count} runs wait."):"",bf(r)].filter(Boolean).join(" ")));for(let a of s){let l=(0,kt.make)("p","gp-problem");l.append((0,kt.make)(
"b","","▲ "),yf(a)),i.append(l)}return e.length&&i.append(kf(t)),[i]}function bf({STARTING:t=0,RECOVERING:e=0,STOPPING:n=0}){let[o,s]=[t+e,n];return[o?(0,ft.tn)(
o,"One more is on its way.","{count} more are on their way."):"",s?(0,ft.tn)(s,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function yf({number:t,seconds:e}){return`${e<90?(0,ft.t)("Replica {number} was lost less than two minutes ago.",{number:t}):
(0,ft.t)("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${(0,ft.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function kf({replicas:t,lanes:e}){let[n,o,s,r]=[(0,kt.make)("table"),(0,kt.make)("thead"),(0,kt.make)(
"tr"),(0,kt.make)("tbody")];return s.append(...[(0,ft.t)("replica"),(0,ft.t)("runs"),(0,ft.t)("models")].map(i=>(0,kt.make)("th","",i,{scope:"col"}))),o.append(
s),r.append(...t.map(({number:i,decoding:a,models:l})=>{let c=(0,kt.make)("tr");return c.append((0,kt.make)("th","",(0,ft.t)("Replica {number}",{number:i}),{scope:"\
row"}),(0,kt.make)("td","",(0,ft.t)("{count} of {lanes}",{count:a,lanes:e}),{"data-label":(0,ft.t)("runs")}),(0,kt.make)("td","",l.join(", ")||"–",{"data-labe\
l":(0,ft.t)("models")})),c})),n.append((0,kt.make)("caption","gp-hidden",(0,kt.asSentence)((0,ft.t)("the replicas of the cluster"))),o,r),n}function sp(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),s=new Map;function r({sections:a,canOpen:l,cluster:c}){let d=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...c?np(c):[]),o.replaceChildren(...a.
flatMap(({title:m,note:f,folded:P,rows:C})=>{let $=(0,qe.t)(m),x=(0,Re.make)("table"),O=(0,Re.make)("tr");O.append(...[(0,qe.t)("model"),(0,qe.t)("description"),
(0,qe.t)("size"),(0,qe.t)("matching draft")].map((w,u)=>{let b=(0,Re.make)("th","",null,{scope:"col"}),y=(0,Re.make)("span","",w);return u===2&&(0,op.tipOfTerm)(
y,"memory",()=>""),b.append(y),b}),(0,Re.make)("td"));let[v,T]=[(0,Re.make)("thead"),(0,Re.make)("tbody")];v.append(O),T.append(...C.map(w=>i(w,l))),x.append((0,Re.make)(
"caption","gp-hidden",$),v,T);let g=(0,Re.make)("details","gp-shelf-section"),k=(0,Re.make)("summary");return k.append((0,Re.make)("h3","",$),(0,Re.make)("span",
"gp-note",` ${C.length}`)),g.append(k,(0,Re.make)("p","gp-note",C.length?(0,qe.t)(f):(0,qe.t)("None yet.")),...C.length?[x]:[]),g.open=s.has($)?s.get($):!P,g.addEventListener(
"toggle",()=>s.set($,g.open)),[g]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,l){let c=(0,Re.make)("tr"),d=(0,Re.make)("th","",
a.model,{scope:"row"}),m=a.download&&!a.here,[f,P,C,$]=[(0,Re.make)("td","",(0,qe.t)(a.words)),(0,Re.make)("td"),(0,Re.make)("td","",a.assistant||"–",{"data-l\
abel":(0,qe.t)("matching draft")}),(0,Re.make)("td")];if(a.loaded){let{class_name:x,precision:O,device:v,bytes:T,in_use:g,parameters:k}=a.loaded;f.append(g?`● ${(0,qe.t)(
"in use")}`:`○ ${(0,qe.t)("idle")}`,(0,Re.make)("small","",(0,qe.t)("{kind}, {precision}, on {device}",{kind:x,precision:(0,qe.t)(O),device:v}))),P.append((0,Re.bytesWords)(
T),(0,Re.make)("small","",(0,qe.t)("{count} parameters",{count:Bn(k)})))}else{P.append(a.millions?(0,qe.t)("about {size}",{size:Bn(a.millions*1e6)}):(0,Re.bytesWords)(
a.size),(0,Re.make)("small","",a.millions?(0,qe.t)("parameters"):(0,qe.t)("on disk"))),m&&P.append((0,Re.make)("small","",(0,qe.t)("{size} to download",{size:(0,Re.bytesWords)(
a.download)})));let x=[a.gated?`▲ ${(0,qe.t)("gated: needs an access token")}`:"",a.here?`✓ ${(0,qe.t)("downloaded")}`:""].filter(Boolean);x.length&&d.append(
(0,Re.make)("small","",x.join(" · ")))}return $.append(m?qn(e,"get",a.model,(0,qe.t)("Get it")):qn(e,"use",a.model,(0,qe.t)("Use it"))),a.loaded?$.append(qn(e,
"tell",a.model,(0,qe.t)("Show"))):l&&$.append(qn(e,"pick",a.model,(0,qe.t)("Put the name in the Model box"))),a.canUnload&&$.append(qn(e,"unload",a.model,(0,qe.t)(
"Unload"))),c.append(d,f,P,C,$),c}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Pn=p(dt(),1),Ue=p(V(),1),vr=p(I(),1);var yo=p(dt(),1),Yt=p(V(),1),On=p(I(),1),ip=p(St(),1),rp=16;function $i(t,e,n){let o=new Map;for(let[s,r]of Object.entries(t.tables[e]||{}))(r?.[n]||[]).forEach(
(i,a)=>{o.has(i)||o.set(i,[]),o.get(i).push([Number(s),a])});return o}function vf(t,e,n){let o=$i(t,e,n),s=(t.kept[e]?.[n]||[]).filter(r=>!o.has(r));return[t.settings.
blocks[n],o.size,[...o.values()].filter(({length:r})=>r>1).length,s.length]}function ap(t,e,n,o){let s=e.ways[n],{blocks:r=[],kinds:i=[]}=s.settings,a=(0,yo.fit)(
t,r.length,()=>{let l=(0,Yt.make)("div","gp-blocks-kind");return l.append((0,Yt.make)("p","gp-note"),(0,Yt.make)("div","gp-blocks-grid",null,{role:"group"})),l});
r.forEach((l,c)=>{let[d,m]=a[c].children;(0,Yt.say)(d,xf(s,e.stepOf(n),c,r.length>1?i[c]:"")),m.setAttribute("aria-label",d.textContent),Tf(m,e,n,c,o)})}function xf(t,e,n,o){
let[s,r,i,a]=vf(t,e,n),l=(0,Yt.inParts)([(0,On.tn)(s,"{used} of {count} block used","{used} of {count} blocks used",{used:r}),i&&(0,On.tn)(i,"{count} of them sh\
ared","{count} of them shared"),a&&(0,On.tn)(a,"{count} kept","{count} kept"),(0,On.tn)(s-r-a,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${l}`:l}function Tf(t,e,n,o,s){let r=e.ways[n],[i,a]=[e.stepOf(n),r.settings.blocks[o]],l=Array.isArray(r.settings.first_block)?r.settings.first_block[o]:r.settings.
first_block||0,c=$i(r,i,o),d=new Set(r.kept[i]?.[o]||[]);t.dataset.size=a<=80?"large":a<=300?"middle":"small";let m=(0,yo.fit)(t,a,()=>(0,Yt.make)("i"));for(let f=0;f<
a;f++){let P=l+f,C=c.get(P)||[],$=C.some(([x])=>x===e.request);(0,yo.sayClass)(m[f],`gp-block${C.length?"":d.has(P)?" gp-kept":" gp-free"}${C.length>1?" gp-shar\
ed":""}${$?" gp-own":""}`),(0,Yt.say)(m[f],C.length>1?`×${C.length}`:C.length?String(C[0][0]+1):""),(0,yo.sayAttributes)(m[f],{style:C.length?`--own: ${s(C[0][0])}\
; --other: ${s(C.at(-1)[0])}`:""}),(0,ip.tipLater)(m[f],()=>Sf(e,n,o,P,$i(r,e.stepOf(n),o).get(P)||[],d.has(P)))}}function Sf(t,e,n,o,s,r){if(!s.length&&r)return(0,On.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!s.length)return(0,On.t)("Block {bl\
ock}: empty.",{block:o});let i=s.map(([c])=>c+1).join(", "),a=(0,On.tn)(s.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:i}),l=t.ways[e].settings.kinds?.[n]==="full_attention"?Of(t,e,s[0]):"";return l?`${a} ${(0,On.t)("In it: {tokens}",{tokens:l})}`:a}function Of(t,e,[
n,o]){let s=t.ways[e],{page_size:r}=s.settings,i=0;for(let c of s.cells[n].slice(0,t.stepOf(e)+1))c&&c.tokens?i=c.position+c.tokens-c.padding:c?.back&&(i=0);let a=[
...t.requests[n].tokens.map(([c])=>c),...t.newIds(e,n)].slice(o*r,Math.min(i,(o+1)*r)),l=a.slice(0,rp).map(c=>t.label(c));return l.some(c=>c===null)?"":(0,Yt.quoted)(
l.join(""))+(a.length>rp?" …":"")}var fp=p(it(),1),We=p(V(),1),te=p(I(),1),gp=p(St(),1),wp=p(Pe(),1);function lp(t,e,n){let{sums:o,cells:s}=t,r={came:Pf(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return s[e].forEach((i,a)=>{if(!i||!["prefill","\
chunk","decode","pad"].includes(i.what))return;let{start:l,seconds:c}=o[a];r.began??=[a,l],i.what!=="pad"&&(r.ended=[a+1,l+c]),i.id!==null&&r.tokens.push([a+1,l+
c])}),r}function Pf(t,e,n){for(let o=0;o<t.length;o++){let{at:s,start:r,seconds:i}=t[o];if(n==="steps"&&s>=e)return[o,r];if(n==="seconds"&&r>=e)return[o,e];if(n===
"seconds"&&r+i>e)return[o+(e-r)/i,e]}return null}var ps=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var us=p(V(),1),B=p(I(),1),cp=8,Mf=t=>t==="fifo"?"FIFO":t==="prefill_first"?(0,B.t)("prefill first"):t;function oo({kind:t}){return t==="padded"?(0,B.t)("Padded\
 batches"):t==="alone"?(0,B.t)("One after another"):(0,B.t)("Continuous batching")}var hn=t=>String.fromCharCode(65+t);function hr({kind:t,blocks:e,page_size:n,
token_budget:o,scheduler:s,share_prefixes:r,max_requests:i}){if(t==="alone")return"";if(t==="padded")return(0,B.tn)(i,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let a=(e||[]).reduce((l,c)=>l+c,0);return(0,us.inParts)([(0,B.tn)(a,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,B.t)("token budget {budget}",{budget:o}),(0,B.t)("scheduler {scheduler}",{scheduler:Mf(s)}),r?(0,B.t)("prefix sharing"):(0,B.t)("no prefix\
 sharing")])}var dp=(t,e)=>{let n=t.label(e);return n===null?(0,B.t)("the token with id {id}",{id:e}):(0,us.quoted)(n)};function Cf(t,e,n,{position:o,tokens:s,padding:r}){
return[...t.requests[n].tokens.map(([l])=>l),...t.newIds(e,n)].slice(o,o+s-r)}function $f({what:t,tokens:e,padding:n,place:o,anew:s}){let r=e-n;return t==="pref\
ill"?(0,B.tn)(r,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?(0,B.tn)(r,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):t==="decode"?(0,B.t)("decode"):t==="pad"?(0,B.t)("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?(0,B.t)(
"starved: it needs a block, and none is free"):t==="idle"?(0,B.t)("it has blocks, but no turn in this step"):s?(0,B.t)("waits again, number {place} in the queue",
{place:o}):(0,B.t)("waits, number {place} in the queue",{place:o})}function mr(t,e,n,o){let s={request:n+1,step:o+1},r=t.ways[e].cell(n,o);if(!r)return(0,B.t)("\
Request {request}, step {step}: {doing}.",{...s,doing:_f(t,e,n,o)});let i=[(0,B.t)("Request {request}, step {step}: {doing}.",{...s,doing:$f(r)})];if(r.what==="\
prefill"||r.what==="chunk"||r.what==="decode"){let a=Cf(t,e,n,r),l=a.slice(0,cp).map(c=>dp(t,c)).join(" ")+(a.length>cp?" …":"");l&&i.push((0,B.t)("It reads {\
tokens}.",{tokens:l})),r.id!==null&&i.push((0,B.t)("It writes {token}.",{token:dp(t,r.id)})),r.shared&&i.push((0,B.tn)(r.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),r.again&&i.push((0,B.tn)(r.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),r.padding&&i.push((0,B.tn)(r.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return r.back&&i.push((0,B.t)("It was preempted: it lost its blocks.")),i.join(" ")}function _f(t,e,n,o){let r=t.ways[e].cells[n].findIndex(Boolean),
i=t.ways[e].ends?.[n];return o<r||r<0&&!i?(0,B.t)("it has not arrived yet"):i?.status==="cancelled"?(0,B.t)("it was cancelled"):i?.status==="failed"?(0,B.t)("it\
 has failed"):i?.status==="refused"?(0,B.t)("it was refused"):(0,B.t)("it has ended")}function pp(t,e,n){let o=t.ways[e].cells[n],s=[];o.forEach((i,a)=>{let l=i&&
{prefill:(0,B.t)("prefill"),chunk:(0,B.t)("chunked prefill"),decode:(0,B.t)("decode"),pad:(0,B.t)("padding"),waits:(0,B.t)("waits"),starved:(0,B.t)("starved"),idle:(0,B.t)(
"no turn")}[i.what];if(!l)return;let c=s.at(-1);c&&c.kind===l&&c.to===a?c.to=a+1:s.push({kind:l,from:a+1,to:a+1})});let r=s.map(({kind:i,from:a,to:l})=>a===l?(0,B.t)(
"{what} in step {from}",{what:i,from:a}):(0,B.t)("{what} in steps {from} to {to}",{what:i,from:a,to:l}));return(0,B.t)("Request {request}: {what}.",{request:n+1,
what:r.join(", ")||(0,B.t)("never arrived")})}function up({step:t,message:e,lost:n,again:o}){let s=r=>r.map(i=>i+1).join(", ");return[(0,B.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?(0,B.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:s(n)}):(0,B.t)("No request was lost."),...o.length?[(0,B.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:s(o)})]:[],(0,B.t)("A new server went on with the rest.")].join(" ")}function _i(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return(0,B.t)("no \
step");let o=t.values.clock==="steps"&&n.at!==t.stepOf(e);return(0,us.inParts)([(0,B.t)("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&
(0,B.t)("at {at} by the clock",{at:n.at}),(0,B.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,B.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,B.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function hp({waiting:t,starved:e,back:n,came:o,left:s,evicted:r}){
let i=a=>a.map(l=>l+1).join(", ");return[t.length?(0,B.t)("Queue: {numbers}.",{numbers:i(t)}):(0,B.t)("Nobody waits."),...o.length?[(0,B.t)("Came: {numbers}.",{
numbers:i(o)})]:[],...s.length?[(0,B.t)("Cancelled: {numbers}.",{numbers:i(s)})]:[],...r?[(0,B.tn)(r,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...e.length?[(0,B.t)("Starved: {numbers}.",{numbers:i(e)})]:[],...n.length?[(0,B.t)("Preempted: {numbers}.",{numbers:i(n)})]:[]].join(" ")}var Ef=t=>(0,te.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,fp.fixed)(t,1)}),fr=t=>t?`${Ef(t[0])}, ${(0,We.seconds)(t[1])}`:"–",Wf=t=>t?
(0,te.t)("before step {step}, at {time}",{step:Math.floor(t[0])+1,time:(0,We.seconds)(t[1])}):"–",mp=t=>t?(0,te.t)("in step {step}, at {time}",{step:t[0],time:(0,We.seconds)(
t[1])}):"–",Nf=()=>[[(0,te.t)("came"),"time",({times:t})=>Wf(t.came)],[(0,te.t)("first worked on"),"time",({times:t})=>t.began?mp([t.began[0]+1,t.began[1]]):"\
–"],[(0,te.t)("waited before"),"queue",({times:t})=>fr(ps(t.came,t.began))],[(0,te.t)("time to first token"),"first-token",({times:t})=>fr(ps(t.came,t.tokens[0]))],
[(0,te.t)("median time between tokens"),"between-tokens",({times:t})=>Lf(t.tokens)],[(0,te.t)("last step"),"time",({times:t})=>mp(t.ended)],[(0,te.t)("latency"),
"latency",({times:t,end:e})=>e?.status==="finished"?fr(ps(t.came,t.ended)):"–"],[(0,te.t)("new tokens"),"length",({times:t})=>String(t.tokens.length)],[(0,te.t)(
"tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[(0,te.t)("times preempted"),"preempted",({cells:t})=>String(t.filter(
e=>e?.back).length)],[(0,te.t)("blocks at this step"),"block",({blocks:t})=>t],[(0,te.t)("end"),"ending",({end:t,isOver:e})=>Af(t,e)],[(0,te.t)("the tokens of g\
enerate"),"continuous-batching",t=>Gf(t)]],Rf=()=>({time:{meaning:(0,te.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,te.t)(
"steps, s")},queue:{meaning:(0,te.t)("From the arrival of the request to the first step that worked on it."),unit:(0,te.t)("steps, s")},"first-token":{meaning:(0,te.t)(
"From the arrival of the request to its first new token."),unit:(0,te.t)("steps, s")},"continuous-batching":{meaning:(0,te.t)("Whether continuous batching wrote\
 the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function Lf(t){
if(t.length<2)return"–";let e=t.slice(1).map((n,o)=>ps(t[o],n));return fr([0,1].map(n=>(0,wp.medianOf)(e.map(o=>o[n]))))}function Af(t,e){return t?t.status===
"cancelled"?(0,te.t)("cancelled"):t.status==="failed"?t.reason?(0,te.t)("failed: {reason}",{reason:t.reason}):(0,te.t)("failed"):t.status==="refused"?t.reason?(0,te.t)(
"refused: {reason}",{reason:t.reason}):(0,te.t)("refused"):t.reason==="eos"?(0,te.t)("finished: the EOS token"):(0,te.t)("finished: the length limit"):e?(0,te.t)(
"it did not end"):(0,te.t)("under way")}function Gf({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?(0,te.t)("it is generate"):t&&t.same!==null&&t.same!==void 0?
t.same?(0,te.t)("✓ the same"):(0,te.t)("✗ other tokens"):e?(0,te.t)("○ not comparable: sampled"):o?"–":(0,te.t)("○ not compared: generate has not served\
 it")}function bp(t,e,n){let{request:o,ways:s,requests:r,values:i}=e;if(t.hidden=o===null,o===null)return;let{prompt:a,max_new_tokens:l,temperature:c,top_k:d,top_p:m}=r[o],
f=(0,We.make)("h3","gp-serving-sub",(0,te.t)("Request {request}",{request:o+1}));f.style.setProperty("--own",n(o));let P=(0,We.make)("p","gp-serving-prompt");P.
append((0,We.make)("span","gp-mark",`${(0,te.t)("Prompt:")} `),(0,We.make)("bdi","",a));let C=(0,We.make)("p","gp-note",[(0,te.tn)(l,"at most {count} new token",
"at most {count} new tokens"),c==null?(0,te.t)("greedy"):[`temperature ${c}`,...d?[`top_k ${d}`]:[],...m?[`top_p ${m}`]:[]].join(", ")].join(" · "));t.replaceChildren(
f,P,C,...s.map(($,x)=>zf(e,x,o)),Ei(If(e,o,i.clock),(0,te.t)("Request {request} in each way",{request:o+1})))}function zf(t,e,n){let o=(0,We.make)("p","gp-servi\
ng-text");t.ways.length>1&&o.append((0,We.make)("b","",`${hn(e)} `));let s=t.ways[e].ends?.[n]?.tokens,r=t.newIds(e,n),i=t.ways[e].cells[n].flatMap((l,c)=>l&&l.
id!==null?[c]:[]),a=Math.max(r.length,s?.length??0);for(let l=0;l<a;l++){let[c,d,m]=s?.[l]??[r[l],t.label(r[l]),t.label(r[l])],f=(0,We.make)("span","gp-serving-\
token");d===null?f.append((0,We.make)("span","gp-mark",` ${c} `)):m===null?f.append((0,We.labelled)(d,"gp-end")):(0,We.fillToken)(f,m),(i[l]??1/0)>t.stepOf(e)&&
(f.dataset.later=""),o.append(f)}return a||o.append((0,We.make)("span","gp-mark",(0,te.t)("(no token)"))),o}function Ei(t,e){let n=(0,We.make)("div","gp-serving\
-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function If(t,e,n){let o=(0,We.make)("table","gp-serving-facts");o.append((0,We.make)(
"caption","gp-hidden",(0,te.t)("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild((0,We.make)("thead")).appendChild((0,We.make)("tr")).
append((0,We.make)("td"),...t.ways.map((a,l)=>(0,We.make)("th","",`${hn(l)} ${oo(a.settings)}`,{scope:"col"})));let s=o.appendChild((0,We.make)("tbody")),r=t.ways.
map((i,a)=>({times:lp(i,e,n),cells:i.cells[e],end:i.ends?.[e],isOver:!!i.ends,isAlone:i.settings.kind==="alone",hasAlone:t.ways.some(({settings:l})=>l.kind==="a\
lone"),isSampled:typeof t.requests[e].temperature=="number",blocks:i.settings.blocks&&(i.tables[t.stepOf(a)]?.[e]||[]).map(l=>l.join(" ")).join("; ")||"–"}));
for(let[i,a,l]of Nf()){let c=s.appendChild((0,We.make)("tr")),d=(0,We.make)("th","",null,{scope:"row"}),m=d.appendChild((0,We.make)("span","",i));(0,gp.tipOfTerm)(
m,a,()=>"",Rf()[a]),c.append(d,...r.map(f=>(0,We.make)("td","",l(f))))}return o}var Bf=["kept","chosen","accepted","rejected","bonus"],qf=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],yp=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),jf=(t,e)=>"#"+yp(t).map((n,o)=>Math.round((n+yp(e)[o])/2).toString(16).padStart(2,"0")).join("");function gr(t){let e=getComputedStyle(t),n=s=>e.getPropertyValue(
"--gp-"+s).trim(),o=[...Bf.map(n),...qf.map(([s,r])=>jf(n(s),n(r)))];return s=>o[s%o.length]}var Sp=p(dt(),1),Jo=p(V(),1),so=p(I(),1),en=p(vp(),1),ko=p(Tp(),1);var Hf=132,Ff=()=>[{name:"requests",title:(0,so.t)("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:(0,so.t)("Requests in the queue"),
value:({waiting:t})=>t.length,of:()=>!0},{name:"tokens",title:(0,so.t)("Tokens a step"),value:Df,of:()=>!0},{name:"free",title:(0,so.t)("Empty blocks"),value:({
free:t})=>t,of:({settings:t})=>!!t.blocks}],Df=({prefill:t,decode:e,padding:n})=>t+e+n;function Op(t,e,n){let o=Ff().filter(({of:r})=>e.ways.some(r)),s=(0,Sp.fit)(
t,o.length,()=>Kf(e,n));o.forEach((r,i)=>Uf(s[i],e,r))}function Kf(t,e){let n=(0,Jo.make)("figure","gp-serving-curve");return n.append((0,Jo.make)("figcaption"),
(0,Jo.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:s,right:r,width:i}=n.dataset,a=n.lastElementChild.getBoundingClientRect(),l=(o.clientX-a.left-
Number(s))/(Number(i)-Number(s)-Number(r));e(Math.max(0,Math.min(t.length-1,Math.floor(l*t.length))))}),n}function Uf(t,e,{name:n,title:o,value:s,of:r}){let[i,a]=t.
children,l=e.ways.map((v,T)=>({way:v,i:T})).filter(({way:v})=>r(v)),c=n==="tokens",d=c?e.served.settings.token_budget:void 0,m=Math.max(1,...(c?[e.served]:l.map(
({way:v})=>v)).flatMap(({sums:v})=>v.map(s))),f=d!==void 0&&d<=m*3,P=f?Math.max(m,d):m;(0,Jo.say)(i,Vf(e,o,l,c,d));let C=(0,ko.plotIn)(a,{height:Hf,x:[0,Math.max(
1,e.length)],y:[0,P*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:C.left,right:C.right,width:C.width});let $=(0,ko.ticksWithin)(1,e.length,
C.inner/70).filter(Number.isInteger).map(v=>[v-.5,String(v)]),x=[(0,ko.axisMarks)(C,{xTicks:$,yTicks:(0,ko.ticksWithin)(0,P,3).filter(Number.isInteger),xTitle:(0,so.t)(
"step"),yTitle:""})];c?x.push(Qf(C,e.served.sums)):x.push(l.map(({way:v,i:T})=>(0,en.pathMark)(`gp-curve-line gp-way-${T}`,Zf(C,v.sums.map(s))))),f&&x.push([(0,en.lineMark)(
"gp-curve-budget",C.left,C.y(d),C.width-C.right,C.y(d))]),n==="free"&&x.push(Xf(C,e.served.sums));let O=C.x(e.step+.5);x.push([(0,en.lineMark)("gp-curve-here",O,
C.top,O,C.height-C.bottom)]),C.draw(Jf(o,c?[{way:e.served,i:e.way}]:l,s,e),x)}function Vf(t,e,n,o,s){if(!o)return e;let r=t.ways.length>1?`${e}, ${hn(t.way)}`:e;
return s===void 0?r:`${r} (${(0,so.t)("budget {budget}",{budget:s})})`}function Jf(t,e,n,o){let s=e.map(({way:r,i})=>{let a=r.sums.map(n),l=a[o.stepOf(i)]??0;return(0,so.t)(
"{way}: at most {most}, {here} at step {step}",{way:hn(i),most:Math.max(0,...a),here:l,step:o.stepOf(i)+1})});return`${t}. ${s.join(". ")}.`}var Zf=(t,e)=>e.flatMap(
(n,o)=>[[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function Qf(t,e){let n=[["decode",({decode:s})=>s],["prefill",({prefill:s,again:r})=>s-r],["again",({again:s})=>s],
["padding",({padding:s})=>s]],o=e.map(()=>0);return n.map(([s,r])=>{let i=e.map((l,c)=>o[c]+r(l)),a=e.map((l,c)=>i[c]>o[c]?`M${(0,en.pixel)(t.x(c))} ${(0,en.pixel)(
t.y(o[c]))}V${(0,en.pixel)(t.y(i[c]))}H${(0,en.pixel)(t.x(c+1))}V${(0,en.pixel)(t.y(o[c]))}Z`:"").join("")||"M0 0";return i.forEach((l,c)=>{o[c]=l}),["path",`gp\
-stack-${s}`,{d:a},[]]})}function Xf(t,e){let n=t.height-t.bottom;return e.flatMap(({starved:o},s)=>o.length?[(0,en.lineMark)("gp-curve-starved",t.x(s+.5),n-7,t.
x(s+.5),n)]:[])}var vo=p(dt(),1),xt=p(V(),1),Wi=p(I(),1),Mp=p(St(),1);var tn=20,[Yf,Pp]=[11,26],eg=48,tg=13,ng=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function Cp(t,e,n,{onPick:o,onScroll:s}){let r=t.appendChild((0,xt.make)(
"div","gp-gantt-heads")),i=t.appendChild((0,xt.make)("div","gp-gantt-scroll")),a=i.appendChild((0,xt.make)("div","gp-gantt-wide",null,{role:"group"})),l=a.appendChild(
(0,xt.make)("canvas","",null,{"aria-hidden":"true"}));r.append((0,xt.make)("div","gp-gantt-corner",(0,Wi.t)("step"),{"aria-hidden":"true"}));let c=r.appendChild(
(0,xt.make)("div","gp-gantt-rows")),[d,m]=[Pp,24],f=null,C=a.appendChild((0,xt.make)("div")),$=!1,x=()=>e.ways[n],O=()=>Math.max(e.length,e.isLive?eg:1);function v(_,N,A){
let z=(0,xt.make)("div",A);return Object.assign(z.style,{left:`${N*d}px`,top:`${tn+_*m}px`,width:`${d}px`,height:`${m}px`}),Object.assign(z.dataset,{request:_,step:N}),
(0,Mp.tipLater)(z,()=>mr(e,n,_,N)),z}function T({clientX:_,clientY:N}){let{left:A,top:z}=a.getBoundingClientRect(),[F,le]=[Math.floor((_-A)/d),Math.floor((N-z-tn)/
m)];return F>=0&&F<x().length&&le<e.requests.length?{request:le,step:F}:null}a.addEventListener("pointermove",_=>{let N=T(_);f&&N&&f.dataset.step===String(N.step)&&
f.dataset.request===String(N.request)||(f?.remove(),f=N&&N.request>=0?a.appendChild(v(N.request,N.step,"gp-gantt-hover")):null)}),a.addEventListener("pointerlea\
ve",()=>{f?.remove(),f=null}),a.addEventListener("click",_=>{let N=T(_);N&&o(n,N.request>=0?N.request:e.request,N.step)});function g({focus:_=!1}={}){if(!x().length)
return;let[N,A]=[e.request??0,e.stepOf(n)],z=_||document.activeElement===C;if(C.dataset.request===String(N)&&C.dataset.step===String(A)&&C.style.width===`${d}px`&&
!_){C.classList.toggle("gp-none",e.request===null),(0,vo.sayAttributes)(C,{"aria-label":mr(e,n,N,A)});return}let F=v(N,A,`gp-gantt-at${e.request===null?" gp-non\
e":""}`);(0,vo.sayAttributes)(F,{role:"button",tabindex:0,"aria-label":mr(e,n,N,A)}),C.replaceWith(F),C=F,z&&C.focus({preventScroll:!0})}a.addEventListener("key\
down",_=>{let N={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(_.key==="Escape")
return o(n,null,e.at);let A=N[_.key];if(!A||_.ctrlKey||_.metaKey||_.altKey)return;_.preventDefault();let z=(F,le)=>Math.max(0,Math.min(le-1,F));o(n,z((e.request??
0)+A[0],e.requests.length),z(e.stepOf(n)+A[1],x().length)),g({focus:!0}),R()});function k(_){let N=(0,vo.fit)(c,e.requests.length,()=>{let A=(0,xt.make)("button",
"gp-gantt-head",null,{type:"button"});return A.append((0,xt.make)("b"),(0,xt.make)("bdi")),A});e.requests.forEach(({prompt:A},z)=>{let F=N[z];F.style.height=`${m}\
px`,F.style.setProperty("--own",_(z)),(0,xt.say)(F.firstChild,String(z+1)),(0,xt.say)(F.lastChild,(0,xt.inOneLine)(A.slice(0,80))),F.setAttribute("aria-pressed",
String(z===e.request)),(0,vo.sayAttributes)(F,{"aria-label":pp(e,n,z)})})}c.addEventListener("click",({target:_})=>{let N=_.closest(".gp-gantt-head"),A=[...c.children].
indexOf(N);A>=0&&o(n,A===e.request&&n===e.way?null:A,e.at)});let w;function u(){if(!t.clientWidth)return;w=gr(t);let _=i.clientWidth;d=Math.max(Yf,Math.min(Pp,Math.
floor(_/O()))),m=ng(e.requests.length,parseFloat(getComputedStyle(t).fontSize));let[N,A]=[O()*d,tn+e.requests.length*m];Object.assign(a.style,{width:`${N}px`,height:`${A}\
px`}),(0,vo.sayAttributes)(a,{"aria-label":(0,Wi.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
k(w),g(),e.isLive&&e.at===null&&!$&&(i.scrollLeft=N),y()}function b(){!t.clientWidth||!w||([...c.children].forEach((_,N)=>_.setAttribute("aria-pressed",String(N===
e.request))),g(),y())}function y(){let _=devicePixelRatio||1,[N,A]=[Math.min(i.clientWidth,O()*d),tn+e.requests.length*m];if(N<=0)return;Object.assign(l.style,{
width:`${N}px`,height:`${A}px`}),Object.assign(l,{width:Math.round(N*_),height:Math.round(A*_)});let z=l.getContext("2d");z.scale(_,_);let F=getComputedStyle(t),
le=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map($n=>[$n,F.getPropertyValue(`--gp-${$n}`).trim()])),Y=Math.min(i.scrollLeft,
O()*d-N);z.translate(-Y,0);let[Le,gt]=[Math.max(0,Math.floor(Y/d)),Math.min(O(),Math.ceil((Y+N)/d)+1)];z.font=`${Math.max(10,Math.min(m-8,parseFloat(F.fontSize)-
1))}px ${F.fontFamily}`,z.textAlign="center",z.textBaseline="middle",E(z,le,Le,gt,A);for(let $n=0;$n<e.requests.length;$n++){for(let Kn=Le;Kn<Math.min(gt,x().length);Kn++)
L(z,le,$n,Kn);G(z,le,$n)}h(z,le,A),S(z,le,A)}function E(_,N,A,z,F){_.fillStyle=N.line;for(let Y=0;Y<=e.requests.length;Y++)_.fillRect(A*d,tn+Y*m,(z-A)*d,.5);let le=[
1,2,5,10,20,50].find(Y=>Y*d>=34);for(let Y=A;Y<z;Y++)Y%le&&(Y+1)%le||(Y+1)%le&&Y||(_.fillStyle=N.muted,(Y===0||(Y+1)%le===0)&&_.fillText(String(Y+1),(Y+.5)*d,tn/
2));e.request!==null&&(_.fillStyle=N.raised,_.fillRect(A*d,tn+e.request*m,(z-A)*d,m)),_.fillStyle=N.line,_.fillRect(x().length*d,tn,1,F-tn)}function L(_,N,A,z){
let F=x().cell(A,z);if(!F)return;let[le,Y,Le,gt]=[z*d+.5,tn+A*m+2,d-1,m-4],$n=w(A),Kn=[le+Le/2,Y+gt/2+.5];if(_.fillStyle=_.strokeStyle=$n,F.what==="prefill"||F.
what==="chunk"){if(_.fillRect(le,Y,Le,gt),F.again&&W(_,N.surface,le,Y,Le,gt),F.what==="chunk"&&(_.fillStyle=N.surface,_.beginPath(),_.moveTo(le+Le,Y),_.lineTo(le+
Le,Y+gt*.55),_.lineTo(le+Le-gt*.55,Y),_.fill()),d>=tg&&!F.again&&M(_,N.surface,String(F.tokens-F.padding),Kn,Le),F.padding){let Ii=Math.max(3,gt*F.padding/F.tokens);
_.fillStyle=N.surface,_.fillRect(le,Y,Le,Ii),W(_,N.muted,le,Y,Le,Ii)}}else F.what==="decode"?(_.globalAlpha=.42,_.fillRect(le,Y+gt*.2,Le,gt*.6),_.globalAlpha=1,
_.fillRect(le,Y+gt*.8-1.5,Le,1.5)):F.what==="pad"?W(_,N.muted,le,Y+gt*.2,Le,gt*.6):F.what==="waits"?_.fillRect(le+Le*.15,Kn[1]-.75,Le*.5,1.5):F.what==="starved"?
M(_,N.error,"!",Kn,Le,!0):(_.globalAlpha=.5,_.strokeRect(le+1,Y+gt*.3,Le-2,gt*.4),_.globalAlpha=1);F.back&&M(_,N.error,"↩",Kn,Le,!0)}function G(_,N,A){let z=x().
ends?.[A];if(!z||z.status==="finished")return;let F=x().cells[A].length;M(_,N.error,"✕",[(F+.5)*d,tn+(A+.5)*m],d,!0)}function h(_,N,A){_.fillStyle=N.error;for(let{
step:z}of x().faults)_.fillRect(z*d-1,tn-6,2,A)}function S(_,N,A){let z=e.stepOf(n)*d;_.strokeStyle=N.chosen,_.lineWidth=n===e.way?2:1,_.strokeRect(z,1,d,A-2),_.
lineWidth=1}function M(_,N,A,[z,F],le,Y=!1){_.fillStyle=N;let Le=_.font;Y&&(_.font=`700 13px ${getComputedStyle(t).fontFamily}`),_.fillText(A,z,F,le),_.font=Le}
function W(_,N,A,z,F,le){_.save(),_.beginPath(),_.rect(A,z,F,le),_.clip(),_.strokeStyle=N,_.beginPath();for(let Y=A-le;Y<A+F;Y+=5)_.moveTo(Y,z+le),_.lineTo(Y+le,
z);_.stroke(),_.restore()}function R(){let _=e.stepOf(n)*d,{scrollLeft:N,clientWidth:A}=i;(_<N||_+d>N+A)&&(i.scrollLeft=_+d<A?0:_-A/2)}return i.addEventListener(
"scroll",()=>{$=i.scrollLeft+i.clientWidth<O()*d-2*d,y(),s(i.scrollLeft,i)}),new ResizeObserver(()=>e.values&&e.ways[n]&&u()).observe(i),{draw:u,place:b,showStep:R,
scroll:i}}var wr=p(V(),1),Ni=p(I(),1),og=12e3,sg=70,rg=700;function $p({root:t,slider:e,button:n,words:o},s,r){let i=0;function a(){clearInterval(i),i=0,(0,wr.say)(n,(0,Ni.t)(
"▶ Play"))}function l(){s.step>=s.length-1&&r(0),i=window.setInterval(()=>{if(!t.isConnected||s.step>=s.length-1)return a();r(s.step+1)},Math.max(sg,Math.min(
rg,og/s.length))),(0,wr.say)(n,(0,Ni.t)("❚❚ Pause"))}return n.addEventListener("click",()=>i?a():l()),e.addEventListener("input",()=>{a(),r(Number(e.value)-
1)}),e.addEventListener("keydown",({key:c})=>c==="Escape"&&r(null)),{stop:a,draw(c){n.disabled=s.length<2,e.max=String(Math.max(1,s.length)),e.value=String(s.step+
1),e.setAttribute("aria-valuetext",c),(0,wr.say)(o,c)}}}var[ig,ag,lg,cg,dg,pg]=[0,1,2,3,4,5],br=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:s=null,faults:r=[]}){for(r.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:s,faults:r,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((i,a)=>i+a,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((i,a)=>i+a,0)};this.sums.push(o);let s=!n||this.faults.some(({step:i})=>i===n),r=s?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...r,...e.tables}:r),this.kept.push(e.kept||(s?[]:this.kept[n-1]));for(let i of e.rows)this.addRow(n,i,o);o.waiting.forEach((i,a)=>this.put(n,
i,{what:"waits",place:a+1,back:o.back.includes(i),anew:this.begun[i]}));for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.
keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&this.put(n,i,{what:"idle"});for(let[i,a]of Object.entries(e.shared||{})){let l=this.cells[i]?.[n];
l&&(l.shared=a)}for(let i of o.back)this.inParts[i]=!1}addRow(e,n,o){let[s,r,i,a,l,c]=[ig,ag,lg,cg,dg,pg].map(C=>n[C]),d=i-a,m=r==="pad",f=m?0:Math.max(0,Math.min(
d,this.read[s]-l)),P=r==="prefill"&&(c===null||this.inParts[s]);this.put(e,s,{what:P?"chunk":r,tokens:i,padding:a,position:l,again:f,id:c,written:this.written[s]}),
o.padding+=a,!m&&(this.inParts[s]=r==="prefill"&&c===null,this.begun[s]=!0,this.read[s]=Math.max(this.read[s],l+d),c!==null&&(this.written[s]+=1),o.inStep+=1,o.
again+=f,o[r]+=d)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var yr=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:r,arrival:i,max_new_tokens:a})=>[r,i,a])]);n!==this.key&&this.clear();let o=n!==this.key,s=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((r,i)=>{let a=this.ways[i],c=!o&&a&&a.length<=r.steps.length&&JSON.stringify(a.settings)===JSON.
stringify(r.settings)&&ug(a.steps,r.steps)?a:new br(e.requests);return c.grow(r),c}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||s)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=hg(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:s,inStep:r})=>s===null?r:-s;return n.forEach((s,r)=>{o(s)>o(n[e])&&(e=r)}),e}};function ug(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function hg({requests:t,ways:e,tokens:n=[]}){let o=new Map,s=r=>{for(let[i,a]of r)o.set(i,a)};for(let r of[
n,...t.map(({tokens:i})=>i)])s(r);for(let{ends:r}of e)for(let i of r||[])i&&s(i.tokens);return o}var kr=p(it(),1),Se=p(V(),1),ne=p(I(),1),Ep=p(St(),1);var _p=t=>(0,ne.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,kr.fixed)(t,1)}),Ri=t=>t?(0,ne.t)("{half} / {most}",{half:`${_p(t.steps[0])}\
, ${(0,Se.seconds)(t.seconds[0])}`,most:`${_p(t.steps[1])}, ${(0,Se.seconds)(t.seconds[1])}`}):"–",mg=()=>[[(0,ne.t)("steps"),"step",(0,ne.t)("Forward passes \
of the model."),t=>(0,Se.count)(t.steps)],[(0,ne.t)("tokens computed"),"token",(0,ne.t)("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,
again:n,padding:o}})=>(0,Se.count)(t+e+n+o)],[(0,ne.t)("in prefill"),"prefill",(0,ne.t)("Tokens of prompts, read for the first time."),t=>(0,Se.count)(t.tokens.
prefill)],[(0,ne.t)("in decode"),"decode",(0,ne.t)("Tokens of the texts, each read once to write the next one."),t=>(0,Se.count)(t.tokens.decode)],[(0,ne.t)("re\
ad again"),"preempted",(0,ne.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>(0,Se.count)(
t.tokens.again)],[(0,ne.t)("padding"),"padding",(0,ne.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>(0,Se.count)(t.tokens.
padding)],[(0,ne.t)("shared"),"prefix-sharing",(0,ne.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>(0,Se.count)(
t.shared)],[(0,ne.t)("new tokens"),"length",(0,ne.t)("Tokens that were written."),t=>(0,Se.count)(t.written)],[(0,ne.t)("finished"),"ending",(0,ne.t)("Requests \
that finished."),(t,e)=>(0,ne.t)("{count} of {all}",{count:t.finished,all:e.requests.length})],[(0,ne.t)("requests in a step"),"continuous-batching",(0,ne.t)("T\
he mean over the steps."),t=>t.at_once===null?"–":(0,kr.fixed)(t.at_once,2)],[(0,ne.t)("blocks used or kept"),"block",(0,ne.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),t=>t.used===null?"–":(0,Se.percent)(t.used)],[(0,ne.t)("starved / preempted"),"starved",(0,ne.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),t=>(0,ne.t)("{half} / {most}",{half:t.starved,most:t.put_back})],[(0,ne.t)("time\
 of all steps"),"time",(0,ne.t)("The sum of the times of the steps."),t=>(0,Se.seconds)(t.seconds)],[(0,ne.t)("new tokens per second"),"speed",(0,ne.t)("New tok\
ens over the time of all steps."),t=>t.per_second===null?"–":(0,kr.fixed)(t.per_second,1)],[(0,ne.t)("time to first token, p50 / p95"),"first-token",(0,ne.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),t=>Ri(t.first)],[(0,ne.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,ne.t)("Between two tokens of a request."),t=>Ri(t.between)],[(0,ne.t)("latency, p50 / p95"),"latency",(0,ne.t)("Fro\
m the arrival of a request to its last token."),t=>Ri(t.whole)]];function Wp(t,e){let n=e.ways.map((i,a)=>({...i,i:a})).filter(({figures:i})=>i);if(t.hidden=!n.
length,t.hidden)return;let o=(0,Se.make)("table","gp-serving-figures");o.append((0,Se.make)("caption","gp-hidden",(0,ne.t)("The ways side by side"))),o.appendChild(
(0,Se.make)("thead")).appendChild((0,Se.make)("tr")).append((0,Se.make)("td"),...n.map(({settings:i,i:a})=>{let l=(0,Se.make)("th","",e.ways.length>1?`${hn(a)} ${oo(
i)}`:oo(i),{scope:"col"});return l.appendChild((0,Se.make)("small")).append((0,Se.together)(hr(i))),l}));let r=o.appendChild((0,Se.make)("tbody"));for(let[i,a,l,
c]of mg()){let d=r.appendChild((0,Se.make)("tr")),m=(0,Se.make)("span","",i);(0,Ep.tipOfTerm)(m,a,()=>"",{meaning:l,formula:"",unit:""});let f=(0,Se.make)("th",
"",null,{scope:"row"});f.append(m),d.append(f);for(let{figures:P}of n)d.insertCell().append((0,Se.together)(c(P,e)))}t.replaceChildren((0,Se.make)("h3","gp-serv\
ing-sub",n.length>1?(0,ne.t)("The ways side by side"):(0,ne.t)("In numbers")),Ei(o,(0,ne.t)("The ways side by side")),(0,Se.make)("p","gp-note",(0,Se.inParts)([
(0,ne.t)("Timed once, on this machine: too little to say which is faster"),(0,ne.t)("requests that did not finish count in no latency")])+"."))}function Np(t,e){let n=v=>t.querySelector(".gp-"+v),o=new yr,[s,r]=[n("serving-charts"),n("serving-moments")],i=$p({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,v=>{o.at=v,$(),a.forEach(({showStep:T})=>T())}),a=[];function l(v,T,g){Object.assign(o,{way:v,request:T,at:g}),i.stop(),
$()}function c(v,T){for(let{scroll:g}of a)g!==T&&g.scrollLeft!==v&&(g.scrollLeft=v)}function d(){let v=(0,Ue.make)("section","gp-serving-chart"),T=(0,Ue.make)("\
h3","gp-serving-way");return T.append((0,Ue.make)("span"),(0,Ue.make)("small")),v.append(T,(0,Ue.make)("div","gp-gantt"),(0,Ue.make)("div","gp-serving-faults")),
v}let m=v=>o.ways.length>1?`${hn(v)} ${oo(o.ways[v].settings)}`:oo(o.ways[v].settings);function f(){let v=(0,Pn.fit)(s,o.ways.length,d);a.length=Math.min(a.length,
v.length),o.ways.forEach((T,g)=>{let[k,w,u]=v[g].children;(0,Ue.say)(k.firstChild,m(g)),(0,Ue.say)(k.lastChild,` ${hr(T.settings)}`),a[g]??=Cp(w,o,g,{onPick:l,onScroll:c}),
a[g].draw();let b=T.faults.map(up);(0,Pn.fit)(u,b.length,()=>(0,Ue.make)("p")),b.forEach((y,E)=>(0,Ue.say)(u.children[E],y))})}function P(){let v=(0,Ue.make)("s\
ection","gp-serving-moment");return v.append((0,Ue.make)("h3","gp-serving-sub"),(0,Ue.make)("p","gp-note"),(0,Ue.make)("div","gp-serving-blocks"),(0,Ue.make)("p",
"gp-serving-queue")),v}function C(v){let T=(0,Pn.fit)(r,o.ways.length,P);o.ways.forEach((g,k)=>{let[w,u,b,y]=T[k].children;(0,Ue.say)(w,m(k)),(0,Ue.say)(u,_i(o,
k)),ap(b,o,k,v);let E=g.sums[o.stepOf(k)];(0,Ue.say)(y,E?hp(E):"")})}function $(){let v=gr(t);i.draw(_i(o,o.way)),a.forEach(({place:T})=>T()),C(v),bp(n("serving\
-card"),o,v),(0,Pn.showIf)(n("serving-hint"),o.request===null),Op(n("serving-curves"),o,T=>{l(o.way,o.request,T),a.forEach(({showStep:g})=>g())})}function x(){let{
model:v,dtype:T,device:g,seed:k}=o.values,w=o.requests.some(({temperature:y})=>y!==null);(0,Ue.say)(n("about"),(0,Ue.inParts)([v,T,g,(0,vr.tn)(o.requests.length,
"{count} request","{count} requests"),w&&(0,vr.t)("seed {seed}",{seed:k})]));let u=o.ways.map(({settings:y})=>y.kind),b=y=>t.querySelectorAll(".gp-"+y);for(let y of b(
"of-generate"))(0,Pn.showIf)(y,u.includes("padded"));for(let y of b("of-blocks"))(0,Pn.showIf)(y,u.includes("continuous"));(0,Pn.showIf)(n("of-ways"),u.length>1),
n("of-ways").replaceChildren(...u.flatMap((y,E)=>[(0,Ue.make)("i",`gp-way-line gp-way-${E}`),hn(E)])),f(),$(),Wp(n("serving-numbers"),o)}let O=()=>!t.hidden&&o.
values&&x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",O),new MutationObserver(O).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&$()).observe(n("serving-curves")),t.addEventListener("gp-alone",O),v=>{if((0,Pn.showIf)(t,!!e.found?.ways?.
length),t.hidden||!v.found)return;let T=o.take(e.found);T&&i.stop(),x(),(T||o.settles)&&a.forEach(({showStep:g})=>g())}}var xr=p(dt(),1),ro=p(V(),1),jt=p(I(),1),Lp=p(Pe(),1),Mn=p(Fn(),1),Tr=p(En(),1);function Ap(t,e){let n=a=>t.querySelector(".gp-"+a),o=new Tr.MarkedText(n("words"));
function s({before:a,after:l}){if(l.error)return["even","…",(0,jt.t)("Nothing left to score"),`${(0,jt.t)(l.error.message)} ${(0,jt.t)("z was {z} before.",{z:(0,Mn.zWords)(
a.z_score)})}`];let c=(0,jt.t)("z from {before} to {after}",{before:(0,Mn.zWords)(a.z_score),after:(0,Mn.zWords)(l.z_score)}),d=Number(l.threshold.toFixed(2));return a.
prediction?l.prediction?["good","◆",c,(0,jt.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:d})]:["bad","◇",c,(0,jt.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:d})]:["even","◇",c,(0,jt.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:d})]}function r({how:a,strength:l}){return a?(0,Lp.isKnown)(l)?(0,jt.t)("{attack}\
, strength {strength}",{attack:(0,jt.t)(a),strength:(0,ro.percent)(l)}):(0,jt.t)(a):(0,jt.t)("edited by hand")}function i(a){let{before:l,after:c}=a,[d,m,f,P]=s(
a);(0,xr.sayAttributes)(n("answer"),{"data-verdict":d}),(0,ro.say)(n("answer-sign"),m),(0,ro.say)(n("answer-words"),f),(0,ro.say)(n("answer-more"),P),(0,ro.say)(
n("told"),`${f}. ${P}`),(0,ro.say)(n("about"),r(a)),(0,xr.showIf)(n("of-text"),!c.error),c.error||((0,Tr.markLegend)(n("legend"),...(0,Mn.legendOf)(c)),o.show((0,Mn.markedItems)(
c)));let C=[{name:(0,jt.t)("before"),report:l},...c.error?[]:[{name:(0,jt.t)("after"),report:c}]];(0,Mn.fillDetectionTable)(n("found-numbers"),C)}return a=>{t.hidden=
!e.found,!t.hidden&&a.found&&i(e.found)}}var Ct=p(dt(),1),gs=p(it(),1),Sr=p(Wr(),1),j=p(V(),1),U=p(I(),1),Or=p(St(),1),Ai=p(Pe(),1),ws=p(Fn(),1);var ms=p(dt(),1),hs=p(it(),1),He=p(V(),1),me=p(I(),1),xo=p(Pe(),1),mn=p(Fn(),1),Rt=p(En(),1);function Gp(t,e){let n=g=>t.querySelector(".gp-"+g),o=["without","w\
ith"],s=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:g})=>!!g&&!g.error,l=o.map(g=>{let k=(0,He.make)("div"),[w,u,b]=[(0,He.make)("p","gp-facts"),(0,He.make)(
"p","gp-problem","",{role:"status"}),(0,He.make)("div","gp-text-body",null,{dir:"auto"})];return k.append((0,He.make)("h3","",g==="with"?(0,me.t)("With the wate\
rmark"):(0,me.t)("Without the watermark")),w,u,b),n("texts").append(k),{facts:w,problem:u,text:new Rt.MarkedText(b),shown:0,report:null}});s.addEventListener("i\
nput",()=>{let g=s.valueAsNumber;!Number.isFinite(g)||g<0||g>20||(r=g,i()&&T())});function c(g,k,w){if(w){g.report!==w&&g.text.show((0,mn.markedItems)(w)),Object.
assign(g,{report:w,shown:0});return}let[u]=e.groups[k].entries,b=u.tokens.map(y=>({token:y,mark:{},words:()=>(0,me.t)("{token}, not scored yet",{token:(0,He.quoted)(
y.text)})}));g.text.show(b,g.report?0:g.shown),Object.assign(g,{report:null,shown:b.length})}function d({tokens:g,perplexity:k,stop_reason:w,report:u}){if(!g)return(0,me.t)(
"not started");let b=[(0,me.tn)(g,"{count} token","{count} tokens")];return(0,xo.isKnown)(k)&&b.push((0,me.t)("perplexity {value}",{value:(0,hs.fixed)(k,2)})),u&&
!u.error&&b.push(u.kind==="green"?(0,me.t)("{share} green",{share:(0,He.percent)(u.green_fraction)}):(0,me.t)("mean g-value {g}",{g:(0,hs.fixed)(u.mean,3)})),w&&
b.push((0,He.stopWords)(w)[1]),b.join(" · ")}function m({texts:g}){g.forEach((w,u)=>{let b=l[u];c(b,u,a(w)?w.report:null),(0,He.say)(b.facts,d({...w,tokens:w.tokens||
e.groups[u].entries[0].tokens.length}));let{error:y}=w.report||{};(0,ms.showIf)(b.problem,!!y),(0,He.say)(b.problem,y?`${(0,me.t)(y.message)} ${(0,me.t)(y.fix)}`:
"")});let k=g.filter(a).map(({report:w})=>(0,mn.legendOf)(w)[1]);(0,Rt.markLegend)(n("legend"),e.found.kind,{unscored:k.some(({unscored:w})=>w),repeated:k.some(
({repeated:w})=>w)})}function f({texts:g}){if(!g.every(a))return g.find(({report:y})=>y&&y.error)?["even","–",(0,me.t)("No comparison"),(0,me.t)("One of the t\
exts cannot be scored.")]:["wait","…",e.done?(0,me.t)("No answer"):(0,me.t)("Not known yet"),(0,me.t)("Both texts must be complete.")];let[k,w]=g.map(({report:b})=>b.
z_score),u=(0,me.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,mn.zWords)(w),plain:(0,mn.zWords)(k),threshold:Number(
r.toFixed(2))});return k>r?["bad","✗",(0,me.t)("A false positive"),`${u} ${(0,me.t)("The text without the watermark passes it.")}`]:w>r?["good","◆",(0,me.t)(
"The watermark is found"),u]:["even","◇",(0,me.t)("The watermark is not found"),`${u} ${C(g[1].report)}`]}let P=({tokens_needed:g,threshold:k})=>(0,xo.isKnown)(
g)&&k>0?Math.ceil(g*(r/k)**2):null;function C(g){let[k,w]=[P(g),(0,mn.scoredOf)(g)];return k>w?(0,me.tn)(k,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,He.count)(w)}):
(0,me.t)("A longer text or a stronger mark would help.")}function $({texts:g}){let[k,w]=g.map(({perplexity:b})=>b);return!g.every(a)||!(0,xo.isKnown)(k)||!(0,xo.isKnown)(
w)?"":`${(0,me.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,hs.fixed)(k,2),marked:(0,hs.fixed)(w,2)})} ${(0,me.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,me.t)("What does it cost?")})}`}function x(g){let[k,w,u,b]=f(g);(0,ms.sayAttributes)(
n("answer"),{"data-verdict":k}),(0,He.say)(n("answer-sign"),w),(0,He.say)(n("answer-words"),u),(0,He.say)(n("answer-more"),`${b} ${$(g)}`.trim()),(0,He.say)(n("\
means"),(0,Rt.thresholdWords)(r)),e.done&&(0,He.say)(n("told"),`${u}. ${b}`);let y=e.entries[0]&&e.entries[0].seed;(0,He.say)(n("about"),[Li(g.watermark),...(0,xo.isKnown)(
y)?[(0,me.t)("seed {seed}",{seed:y})]:[]].join(" · "))}function O({report:g,expected:k}){if(!(0,xo.isKnown)(k)||g.kind!=="green")return null;let{ratio:w,num_tokens_scored:u}=g,
b=Array.from({length:Math.min(60,u)},(y,E)=>(E+1)*u/Math.min(60,u));return{name:(0,me.t)("expected with it, at least"),look:"expected",points:b.map(y=>[y,(0,Rt.greenZ)(
k*y,y,w)]),tip:(0,me.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,He.percent)(k)})}}function v({texts:g}){if((0,ms.showIf)(n("evidence"),g.every(a)),n("evidence").hidden)return;let[k,w]=g,
u=[{name:(0,me.t)("with the watermark"),look:"measured",points:w.report.curve},O(w),{name:(0,me.t)("without it"),look:"other",points:k.report.curve}].filter(Boolean);
(0,Rt.zKeys)(n("keys"),u),(0,Rt.zPicture)(n("curves"),{curves:u,threshold:r});let b=g.map(({report:y},E)=>{let L=(0,Rt.pValue)(y.z_score);return{name:E?(0,me.t)(
"with"):(0,me.t)("without"),report:{...y,threshold:r,p_value:L,confidence:1-L,false_positive_rate:(0,Rt.pValue)(r),tokens_needed:P(y)}}});(0,mn.fillDetectionTable)(
t.querySelector("table"),b)}function T(){m(e.found),x(e.found),v(e.found)}return new ResizeObserver(()=>i()&&v(e.found)).observe(t),g=>{t.hidden=!i(),!t.hidden&&
(g.run&&l.forEach(k=>Object.assign(k,{report:null,shown:0})&&k.text.show([])),(g.run||g.found||g.status||g.steps)&&T())}}function Li(t){return Array.isArray(t.keys)?
(0,me.tn)(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):(0,me.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",Ip(t))}function zp(t){return Array.isArray(t.keys)?(0,me.t)("SynthID, n-grams of {length}",{length:t.ngram_len}):
(0,me.t)("green lists of {ratio}, {scheme}, context width {width}",Ip(t))}var Ip=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,He.percent)(t),bias:e,scheme:n,width:o});var Pr=p(En(),1),fs=t=>Object.hasOwn(Sr.SCORES,t)?(0,U.t)(Sr.SCORES[t][0]):t;function Bp(t,e){let n=h=>t.querySelector(".gp-"+h),[o,s]=[n("which"),n("threshold")],
r={},i=null,a=.01,l=()=>e.answered("sure"),c=({auc:h})=>(0,Ai.isKnown)(h),d=({scores:h,learned:S})=>{let M=h.findIndex(({name:W})=>W===i);return M>=0?M:S?h.length-
1:0},m=h=>r[h]??(h==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{i=o.value,G()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||
Math.abs(s.valueAsNumber)>100||(r[e.found.scores[d(e.found)].name]=s.valueAsNumber,w(e.found))});function f({counts:h,scores:S,fewest:M},W){let R=e.done?(0,U.t)(
"No answer"):(0,U.t)("Not known yet");if(!c(W))return["wait","…",R,e.done?(0,U.t)("At least one text without the watermark and one with it must be scored."):(0,U.t)(
"The first texts are being written.")];let[_]=W.rates;if(Math.min(...h)<M)return["wait","…",R,(0,U.tn)(h[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,j.count)(h[0]),fewest:(0,j.count)(M)})];let N={found:(0,j.count)(_.detected),number:(0,j.count)(_.marked),rate:(0,j.percent)(_.level)},A=e.running?
(0,U.t)("{found} of {number} found at {rate} false positives so far",N):(0,U.t)("{found} of {number} found at {rate} false positives",N),z=[...P(_,S.length>1?fs(
W.name):""),(0,U.t)("AUC of these texts: {auc}.",{auc:(0,gs.fixed)(W.auc,3)})].join(" ");return[_.apart?"good":"even",_.apart?"◆":"◇",A,z]}function P(h,S){let[
M,W]=h.found_between.map(j.percent),R={number:(0,j.count)(h.false_positives),share:(0,j.percent)(h.false_between[1])},_=[S?(0,U.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:S,low:M,high:W}):(0,U.t)("The true detection rate is between {low} and {high}.",{low:M,high:W}),h.false_positives?
(0,U.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",R):(0,U.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",R)];return h.level>a&&_.push((0,U.tn)(h.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,j.percent)(h.level)})),h.apart||_.push((0,U.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),_}function C(h){let[S,M,W,R]=f(h,h.scores[d(h)]);(0,Ct.sayAttributes)(n("answe\
r"),{"data-verdict":S}),(0,j.say)(n("answer-sign"),M),(0,j.say)(n("answer-words"),W),(0,j.say)(n("answer-more"),R),e.done&&(0,j.say)(n("told"),`${W}. ${R}`),(0,j.say)(
n("missing"),zt(e,h)),(0,j.say)(n("about"),[Li(h.watermark),...h.learned?[(0,U.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:_,
problem:N}=h;(0,Ct.showIf)(n("warning"),_>0);let A=N?`${(0,U.t)(N.message)} ${(0,U.t)(N.fix)}`:(0,U.t)("No token in them counts.");(0,j.say)(n("warning"),_>0?`⚠\
 ${(0,U.tn)(_,"{count} text was not scored.","{count} texts were not scored.")} ${A}`:"")}let $=(h,S)=>h.filter(M=>M>S).length;function x({values:h,name:S},M){let[
W,R]=h.map(z=>$(z,M)),[_,N]=[W/h[0].length,R/h[1].length],A=[(0,U.tn)(h[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number(M.toFixed(2)),marked:(0,j.count)(R),found:(0,j.percent)(N),plain:(0,j.count)(W),others:(0,j.count)(h[0].length),passed:(0,j.percent)(
_)})];return S!=="posterior"&&A.push((0,U.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,Pr.pWords)((0,Pr.pValue)(M))})),
{x:_,y:N,words:A.join(" ")}}function O(h,S){let M=2/(9*(S-1));return h**2>(1-M+1.645*Math.sqrt(M))**3}function v({values:h,normal:S,name:M}){if(M==="posterior"||
!S[0])return"";let[W,R]=S.map(N=>N&&{mean:(0,ws.zWords)(N[0]),deviation:(0,gs.fixed)(N[1],2)}),_=[(0,U.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",W),R?(0,U.t)("With it: mean {mean}, standard deviation {deviation}.",R):(0,U.t)("With it: too few texts.")];return O(S[0][1],
h[0].length)&&_.push((0,U.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,U.t)(
"count repeated n-grams once")})),_.join(" ")}function T({scores:h}){let S=h.filter(c).flatMap(W=>W.rates.map(R=>[W,R])),M=(0,Ct.fit)(t.querySelector(".gp-rates\
 tbody"),S.length,()=>{let W=(0,j.make)("tr");return W.append((0,j.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let R=(0,j.make)("td");return R.
append((0,j.make)("span")," ",(0,j.make)("small")),R})),W});S.forEach(([W,R],_)=>{let[N,A,z,F,le]=M[_].cells,[Y,Le]=R.found_between.map(j.percent);(0,j.say)(N,fs(
W.name)),g(A,(0,j.percent)(R.level),""),R.shown?g(z,(0,j.percent)(R.detected/R.marked),(0,Ai.isKnown)(R.threshold)?(0,U.t)("({low} to {high}), threshold {thresh\
old}",{low:Y,high:Le,threshold:(0,ws.zWords)(R.threshold)}):(0,U.t)("({low} to {high})",{low:Y,high:Le})):g(z,(0,U.t)("not known"),(0,U.tn)(Math.ceil(1/R.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),g(F,R.normal?(0,j.percent)(R.normal.rate):"–",R.normal?(0,U.t)("threshold {value}",{value:(0,ws.zWords)(
R.normal.threshold)}):""),R.shown?g(le,(0,U.t)("up to {share}",{share:(0,j.percent)(R.false_between[1])}),(0,U.t)("{passed} of {number} passed",{passed:(0,j.count)(
R.false_positives),number:(0,j.count)(R.plain)})):g(le,"–","")})}function g(h,S,M){(0,j.say)(h.children[0],S),(0,j.say)(h.children[1],M)}function k({scores:h}){
let[{rates:S}]=h.filter(c),M=S.filter(({shown:N})=>!N).map(({level:N})=>(0,j.percent)(N));if(!M.length)return"";let[W,R]=M;return`${(0,U.tn)(S[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:R?(0,U.t)("{first} or {second}",{first:W,second:R}):W})} ${(0,U.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function w(h){let S=h.scores[d(h)];if((0,Ct.showIf)(n("shown"),c(S)),!c(S))return;
let M=m(S.name);document.activeElement!==s&&(s.value=M);let W=x(S,M);ct(n("scores"),Ts(e.charts[`scores ${S.name}`],M,(0,U.t)("threshold {value}",{value:Number(
M.toFixed(2))}))),(0,j.say)(n("at-threshold"),W.words),(0,j.say)(n("spreads"),v(S)),(0,Ct.showIf)(n("of-fit"),S.name!=="posterior"&&S.normal.some(Boolean));let R=h.
scores.filter(c);if(ct(n("roc"),Sa(e.charts[`roc ${S.name}`],W)),b(n("roc-keys"),R.map(({name:N,auc:A},z)=>[z===R.indexOf(S)?"gp-roc-main":`gp-roc-other gp-roc-${z%
3}`,(0,U.t)("{score}: AUC {auc}",{score:fs(N),auc:(0,gs.fixed)(A,3)}),(0,U.t)((0,j.named)(Sr.SCORES,N,["","",""])[2]),"auc"])),T(h),(0,j.say)(n("few"),k(h)),(0,Ct.showIf)(
n("of-lengths"),h.lengths.length>1),h.lengths.length<2)return;ct(n("lengths-box"),e.charts.lengths);let _=h.kind==="synthid"?(0,U.t)("mean g"):"z";b(n("length-k\
eys"),[["gp-z-measured",(0,U.t)("found at {rate} false positives, by {score}, from the samples",{rate:u(h.lengths),score:_}),(0,U.t)("The threshold is the laxes\
t that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % i\
ntervals of the true rate."),"detection-rate"],["gp-z-expected",(0,U.t)("the same by normal distributions"),(0,U.t)("As if the scores at each length were normal\
."),"detection-rate"],["gp-z-other",(0,U.t)("AUC"),(0,U.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}
function u(h){let S=h.map(({levels:[R]})=>R),[M,W]=[Math.min(...S),Math.max(...S)].map(j.percent);return M===W?M:(0,U.t)("{low} to {high}",{low:M,high:W})}function b(h,S){
let M=(0,Ct.fit)(h,S.length,()=>{let W=(0,j.make)("span"),R=(0,Ct.svg)("svg");return(0,Ct.sayAttributes)(R,{width:26,height:8,"aria-hidden":"true"}),R.append((0,Ct.svg)(
"path")),W.append(R,(0,j.make)("span")),W});S.forEach(([W,R,_,N],A)=>{(0,Ct.sayAttributes)(M[A].firstChild.firstChild,{class:W,d:"M1 4H25"}),(0,j.say)(M[A].lastChild,
R),(0,Or.tipOfTerm)(M[A].lastChild,N,()=>"",{meaning:_})})}function y(){let{found:h}=e,S=h&&h.scores[d(h)];return!S||!c(S)?null:{score:S,rate:S.rates.find(({shown:M})=>M)||
S.rates[0]}}let E=h=>()=>{let S=y(),M=S&&h(S);return M?(0,U.t)("{name}: {words}.",{name:fs(S.score.name),words:M}):""};(0,Or.runsOfTerms)(t,{roc:E(({score:h})=>`\
AUC ${(0,gs.fixed)(h.auc,3)}`),level:E(({rate:h})=>(0,U.t)("{passed} of {number} passed = {share}",{passed:(0,j.count)(h.false_positives),number:(0,j.count)(h.plain),
share:(0,j.percent)(h.false_positives/h.plain)})),found:E(({rate:h})=>(0,U.t)("{found} of {number} found = {share}",{found:(0,j.count)(h.detected),number:(0,j.count)(
h.marked),share:(0,j.percent)(h.detected/h.marked)})),normal:E(({rate:h})=>h.normal?(0,U.t)("{share} above {threshold}",{share:(0,j.percent)(h.normal.rate),threshold:(0,ws.zWords)(
h.normal.threshold)}):""),truth:E(({rate:h})=>(0,U.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,j.count)(h.false_positives),number:(0,j.count)(
h.plain),share:(0,j.percent)(h.false_between[1])})),spread:()=>{let h=y();return h?v(h.score):""}});function L({scores:h}){(0,Ct.showIf)(n("of-score"),h.length>
1);let S=h.map(({name:M})=>M).join();o.dataset.key!==S&&(o.dataset.key=S,o.replaceChildren(...h.map(({name:M})=>(0,j.make)("option","",fs(M),{value:M}))),o.value=
h[d(e.found)].name)}function G(){L(e.found),C(e.found),w(e.found)}return h=>{t.hidden=!l(),!t.hidden&&(h.found||h.status)&&G()}}var To=p(dt(),1),Cn=p(V(),1),Tt=p(I(),1),Gi=p(Pe(),1),Ut=p(Fn(),1),io=p(En(),1);function qp(t,e){let n=O=>t.querySelector(".gp-"+O),o=[(0,Tt.t)("the text alone"),
(0,Tt.t)("with its prompt")],s=new io.MarkedText(n("words")),r=n("which");r.addEventListener("change",()=>m());let i=()=>e.found.reports[Math.min(Number(r.value),
e.found.reports.length-1)];function a({reports:O,once:v,otherwise:T}){let[g,k,w,u]=(0,Ut.verdictOf)(O[0],v?null:T);(0,To.sayAttributes)(n("answer"),{"data-verdi\
ct":g}),(0,Cn.say)(n("answer-sign"),k),(0,Cn.say)(n("answer-words"),w),(0,Cn.say)(n("answer-more"),u),(0,Cn.say)(n("told"),`${w}. ${u}`),(0,To.showIf)(n("beside"),
O.length>1),O.length>1&&(0,Cn.say)(n("beside"),c(O));let b=l(e.found);(0,To.showIf)(n("repeats"),!!b),(0,Cn.say)(n("repeats"),b),(0,Cn.say)(n("about"),d(e.found))}
function l({reports:[{num_tokens_scored:O}],otherwise:v,once:T}){let g=v?v.num_tokens_scored:null;if(!(0,Gi.isKnown)(g)||g===O)return"";let k=(0,Ut.zWords)(v.z_score);
return T?(0,Tt.tn)(g-O,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:k}):
(0,Tt.tn)(O-g,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the scored tokens, \
{count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:k})}function c([O,v]){let T=v.z_score-O.z_score,g=Math.abs(
T)<.005?(0,Tt.t)("This changes nothing."):T<0?(0,Tt.t)("This dilutes the mark."):(0,Tt.t)("This happens to add to it."),k=(0,Ut.zWords)(v.z_score);return`${(0,Tt.tn)(
v.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:k})}\
 ${g}`}function d({model:O,watermark:v,exact:T,once:g}){return[Array.isArray(v.keys)?(0,Tt.tn)(v.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,Tt.t)(
"green list, {scheme}",{scheme:v.seeding_scheme||"lefthash"}),T?(0,Tt.t)("the tokens of the run"):(0,Tt.t)("tokens as {model} splits the text",{model:O}),...g?[
(0,Tt.t)("repeated n-grams counted once")]:[]].join(" · ")}function m(){let O=i();(0,io.markLegend)(n("legend"),...(0,Ut.legendOf)(O)),s.show((0,Ut.markedItems)(
O))}function f({reports:O}){let v=O.map(({curve:u},b)=>({name:O.length>1?o[b]:"z",look:b?"other":"measured",points:u||[]})),[{tokens_needed:T,threshold:g}]=O,k=(0,Ut.scoredOf)(
O[0]),w=(0,Gi.isKnown)(T)?{at:T,words:P(T,k)}:null;(0,io.zPicture)(n("curve-box"),{curves:v,threshold:g,needed:w}),(0,io.zKeys)(n("curve-keys"),O.length>1?v:[])}
function P(O,v){return O<=v?(0,Tt.tn)(O,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,Tt.tn)(O,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,Cn.count)(O-v)})}function C(){(0,To.showIf)(n("of-layers"),!!e.charts.layers),ct(n("layers-box"),e.charts.layers)}function $(O){let{
reports:v}=e.found;(0,To.showIf)(n("of-prompt"),v.length>1),a(e.found),O&&m(),(0,Ut.fillDetectionTable)(n("found-numbers"),v.map((T,g)=>({name:o[g],report:T}))),
f(e.found),C()}let x=()=>!!e.found;return new ResizeObserver(()=>x()&&$(!1)).observe(t),O=>{t.hidden=!x(),!t.hidden&&O.found&&$(!0)}}var fn=p(dt(),1),ze=p(V(),1),tt=p(I(),1),Mr=p(Pe(),1),bs=p(Fn(),1),jp=p(En(),1);function Hp(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-n\
ote");function s({rows:m,threshold:f}){let P=m.flatMap(({reports:v})=>v.map(({z_score:T})=>T)).filter(Mr.isKnown),C=Math.min(-3,...P)-.4,$=Math.max(f,...P)+.4,x=v=>(v-
C)/($-C),O=(0,fn.fit)(n,m.length,r);m.forEach(({what:v,how:T,meaning:g,keeps:k,reports:w},u)=>{let[b,y,E]=O[u].cells;O[u].classList.toggle("gp-right",u===0);let[
L,G]=b.children;(0,ze.say)(L,(0,tt.t)(v)),(0,fn.sayAttributes)(L,{"data-tip":(0,tt.t)(g)}),(0,ze.say)(G,(0,tt.t)(T));let h=w.map(({z_score:W})=>W).filter(Mr.isKnown);
i(y.firstChild,h.map(x),{zero:x(0),threshold:x(f)});let S=h.length>1?(0,tt.t)("{low} to {high}",{low:(0,bs.zWords)(Math.min(...h)),high:(0,bs.zWords)(Math.max(...h))}):
(0,bs.zWords)(h[0]);(0,ze.say)(E.children[0],S),(0,ze.say)(E.children[1],a(w,k));let M=u?l({keeps:k,meaning:g,reports:w},f):"";(0,fn.showIf)(E.children[2],!!M),
(0,ze.say)(E.children[2],M)}),(0,ze.say)(o,d(m))}function r(){let m=(0,ze.make)("tr"),f=(0,ze.make)("th","",null,{scope:"row"});f.append((0,ze.make)("span","",null,
{tabindex:0}),(0,ze.make)("small"));let P=(0,ze.make)("td");P.append((0,ze.make)("span","gp-strip",null,{"aria-hidden":"true"}));let C=(0,ze.make)("td");return C.
append((0,ze.make)("b"),(0,ze.make)("small"),(0,ze.make)("small","gp-why")),m.append(f,P,C),m}function i(m,f,{zero:P,threshold:C}){let $=[P,C,...f],x=(0,fn.fit)(
m,$.length,()=>(0,ze.make)("i"));$.forEach((O,v)=>{(0,fn.sayClass)(x[v],["gp-line gp-zero","gp-line"][v]||"gp-dot"),(0,fn.sayPercent)(x[v],"left",O)})}function a(m,f){
let[P]=m.filter(({error:O})=>O);if(P)return(0,tt.t)(P.error.message);let C=m.filter(({prediction:O})=>O).length,$=f==="none";if(m.length===1)return C?$?(0,tt.t)(
"▲ above it by chance"):(0,tt.t)("◆ watermarked"):(0,tt.t)("◇ no sign");if(!C)return(0,tt.tn)(m.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let x={passed:C,number:m.length};return $?(0,tt.t)("▲ {passed} of {number} above it by chance",x):(0,tt.t)("◆ {passed} of {number} watermarked",x)}function l({
keeps:m,meaning:f,reports:P},C){let $=P.filter(({prediction:g})=>g);if(!$.length)return"";if(m!=="none")return(0,tt.t)(f);let{num_tokens_scored:x,once:O}=$.reduce(
(g,k)=>k.z_score>g.z_score?k:g),v=O&&(0,Mr.isKnown)(x)?x-O.num_tokens_scored:0,T=[];if(v>0){T.push((0,tt.tn)(v,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,ze.count)(x)}));let g=(0,bs.zWords)(
O.z_score);T.push(O.z_score>C?(0,tt.t)("Counted once, z is {z}.",{z:g}):(0,tt.t)("Counted once, z is {z}, not above the threshold.",{z:g}))}return(!v||O.z_score>
C||P.length>1)&&T.push(...c(C,P.length)),T.join(" ")}function c(m,f){let P=(0,jp.pValue)(m),C=O=>(0,ze.count)(Number((1/O).toPrecision(2))),$=[P>.1?(0,tt.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,ze.percent)(P)}):(0,tt.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:C(P)})];if(f===1)return $;let x=1-(1-P)**f;return $.push(x>.1?(0,tt.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,ze.count)(
f),share:(0,ze.percent)(x)}):(0,tt.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,ze.count)(f),odds:C(x)})),$}function d([m]){
return m.reports[0].prediction?"":(0,tt.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&s(e.found)}}var Dn=p(V(),1),Fp=p(Jt(),1),Vt=p(I(),1),Dp=p(St(),1),Kp=p(Pe(),1),Up=p(Fn(),1);function Vp(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:a,of:l,
seeds:c,threshold:d}){let m=a.filter(({z:P})=>P.length),f=[(0,Vt.t)(i),(0,Vt.tn)(c,"{count} seed at each strength","{count} seeds at each strength")];a.length<l&&
f.push((0,Vt.t)("{done} of {of} strengths so far",{done:a.length,of:l})),(0,Dn.say)(n("about"),f.join(" · ")),(0,Dn.say)(n("strength-words"),s(m,a,d)),ct(n("st\
rength-box"),e.charts.strengths)}function s(i,a,l){let c=({strength:x,z:O})=>x===0?O[0]>l?"above":"below":Yr(O,l),d=(...x)=>r(i,O=>x.includes(c(O))),[m,f,P]=[d(
"above"),d("below"),d("open","few")],C=a.filter(({refused:x})=>x).map(({strength:x})=>(0,Dn.percent)(x)),$=[];return i.length&&i[0].strength===0&&c(i[0])!=="abo\
ve"&&$.push((0,Vt.t)("The text is not above the threshold even before the attack.")),m&&$.push((0,Vt.t)("At strength {strengths}, the median z is above the thre\
shold.",{strengths:m})),f&&$.push((0,Vt.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:f})),P&&$.push((0,Vt.t)("At strength {\
strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:P})),C.length&&$.push((0,Vt.t)("At stren\
gth {strengths}, too little text is left to score, for some seeds or for all.",{strengths:C.join(", ")})),$.join(" ")}function r(i,a){let l=[];i.forEach((d,m)=>{
a(d)&&(m&&a(i[m-1])?l.at(-1)[1]=d.strength:l.push([d.strength,d.strength]))});let c=l.map(([d,m])=>d===m?(0,Dn.percent)(d):(0,Vt.t)("{low} to {high}",{low:(0,Dn.percent)(
d),high:(0,Dn.percent)(m)}));return c.length>1?(0,Vt.t)("{names} and {last}",{names:c.slice(0,-1).join(", "),last:c.at(-1)}):c.join("")}return(0,Dp.runsOfTerms)(
t,{median:()=>(0,Fp.inARow)((e.found?e.found.points:[]).filter(({z:i})=>i.length).map(({strength:i,z:a})=>(0,Vt.t)("{strength}: z {median}",{strength:(0,Dn.percent)(
i),median:(0,Up.zWords)((0,Kp.medianOf)(a))})))}),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var gn=p(dt(),1),Zo=p(it(),1),Jp=p(Jt(),1),Ve=p(V(),1),J=p(I(),1),Qo=p(St(),1),So=p(Pe(),1),ys=p(Fn(),1);var zi=(t,e)=>t?[e]:[];function Zp(t,e){let n=T=>t.querySelector(".gp-"+T),o=()=>e.answered("cost"),s=({perplexity:T,score:g})=>!!(T&&g),r=({knob:T},g)=>T==="ke\
ys"?(0,J.tn)(g,"{count} key","{count} keys"):(0,J.t)("bias {value}",{value:Number(g.toFixed(3))});function i(T){let[g,...k]=T.points,w=k.filter(s).sort((h,S)=>h.
value-S.value),u=e.done?(0,J.t)("No answer"):(0,J.t)("Not known yet");if(!s(g)||!w.length)return["wait","…",u,e.done?(0,J.t)("At least one text without the wa\
termark and one with it must be scored."):(0,J.t)("The first texts are being written.")];let b=(0,J.t)("The threshold is {threshold}.",{threshold:T.threshold}),
y=h=>[l(T,h),...c(h,g)].join(" ");if(w.every(({found:h})=>h==="few")){let h=Math.max(...w.map(({texts:M})=>M)),S=(0,J.tn)(h,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:Xr});return["wait","…",u,`${y(w.at(-1))}\
 ${S}`]}let E=w[w.findLastIndex(({found:h})=>h!=="above")+1];if(E){let h=r(T,E.value);return["good","◆",e.running?(0,J.t)("Found from {strength} on, so far",{
strength:h}):(0,J.t)("Found from {strength} on",{strength:h}),`${b} ${y(E)}`]}let L=w.filter(({found:h})=>h==="above");if(L.length){let h=L.map(({value:S})=>r(T,
S)).join(", ");return["even","◇",e.running?(0,J.t)("Found at {strengths}, so far",{strengths:h}):(0,J.t)("Found at {strengths}",{strengths:h}),`${(0,J.t)("At \
the strongest it is not certain.")} ${y(w.at(-1))}`]}let G=w.every(({found:h})=>h==="below");return["even","◇",a(G),`${b} ${y(w.at(-1))} ${(0,J.t)("Longer tex\
ts help.")}`]}function a(T){return T?e.running?(0,J.t)("Not found at any strength so far"):(0,J.t)("Not found at any strength"):e.running?(0,J.t)("Not reliably \
found at any strength so far"):(0,J.t)("Not reliably found at any strength")}function l(T,{value:g,score:{median:k,low:w,high:u}}){let b={strength:r(T,g),median:(0,ys.zWords)(
k),low:(0,ys.zWords)(w),high:(0,ys.zWords)(u)};return u>w?(0,J.t)("At {strength}, the median z is {median}, interval {low} to {high}.",b):(0,J.t)("At {strength}\
, the median z is {median}.",b)}function c({perplexity:T,price:g,dearer:k},w){let u=(0,J.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,Zo.fixed)(
T.median,2),plain:(0,Zo.fixed)(w.perplexity.median,2)});if(!g)return[u];let b={times:Gt(g.median),interval:Vn(g)};return[u,g.high>g.low?(0,J.t)("Seed by seed it\
 is {times}, interval {interval}.",b):(0,J.t)("Seed by seed it is {times}.",b),...k==="open"?[(0,J.t)("That is not a clear cost.")]:k==="few"?[(0,J.t)("These ar\
e too few seeds to tell.")]:[]]}function d(T){let[g,k,w,u]=i(T);(0,gn.sayAttributes)(n("answer"),{"data-verdict":g}),(0,Ve.say)(n("answer-sign"),k),(0,Ve.say)(n(
"answer-words"),w),(0,Ve.say)(n("answer-more"),u),e.done&&(0,Ve.say)(n("told"),`${w}. ${u}`),(0,Ve.say)(n("missing"),zt(e,T)),(0,Ve.say)(n("about"),zp(T.watermark))}
function m(T){let g=T.kind==="green";for(let k of["perplexity","score","share","suppressed"])ct(n(k),e.charts[k]);(0,Ve.say)(n("share-name"),g?(0,J.t)("Green to\
kens"):(0,J.t)("Mean g-value")),(0,Qo.tipOfTerm)(n("share-name"),g?"green-list":"g-value",()=>f($),{meaning:g?(0,J.t)("Green tokens / tokens scored, of all text\
s of a strength together."):(0,J.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:g?(0,J.t)("green / scored"):"Σ g \
/ n",unit:g?"%":""}),(0,gn.showIf)(n("of-suppressed"),!!e.charts.suppressed),(0,gn.showIf)(n("limits"),g),(0,gn.showIf)(n("of-expected"),T.points.some(({expected:k})=>(0,So.isKnown)(
k))),(0,Ve.say)(n("suppressed-name"),(0,J.t)("Suppressed candidates")),(0,Qo.tipOfTerm)(n("suppressed-name"),g?"green-list":"g-value",()=>f(x),{formula:"",unit:(0,J.t)(
"tokens"),meaning:(0,J.tn)(T.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean ov\
er all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let f=T=>(0,Jp.inARow)(
e.found.points.filter(g=>T(g)!=="–").map(g=>(0,J.t)("{name}: {words}",{name:g.value===null?(0,J.t)("none"):r(e.found,g.value),words:T(g)}))),P=({perplexity:T})=>T?
(0,Zo.fixed)(T.median,2):"–",C=({score:T})=>T?(0,ys.zWords)(T.median):"–",$=({share:T})=>(0,So.isKnown)(T)?e.found.kind==="green"?(0,Ve.percent)(T):(0,Zo.fixed)(
T,3):"–",x=({suppressed:T})=>(0,So.isKnown)(T)?(0,Zo.fixed)(T,2):"–";(0,Qo.runsOfTerms)(t,{perplexity:()=>f(P),score:()=>f(C)});function O(T){let g=T.kind===
"green",k=(h,S=T.points)=>S.some(M=>(0,So.isKnown)(M[h])),w=(0,J.t)("At least this share of tokens is expected to be green, from the distributions that the mode\
l had along the texts."),u=(0,J.t)("How much probability the watermark moved from red candidates to green ones at a step, on average."),b=[[T.knob==="keys"?(0,J.t)(
"keys"):(0,J.t)("bias"),({value:h})=>h===null?(0,J.t)("none"):String(h)],[(0,J.t)("texts"),({texts:h})=>(0,Ve.count)(h),"sample",{formula:""}],[(0,J.t)("perplex\
ity"),P,"perplexity",{meaning:(0,J.t)("The median of the texts of a strength.")}],["z",C,"z-score",{meaning:(0,J.t)("The median of the texts of a strength.")}],
[g?(0,J.t)("green"):(0,J.t)("mean g"),$,g?"green-list":"g-value",{formula:g?(0,J.t)("green / scored"):"Σ g / n",unit:g?"%":""}],...zi(k("expected"),[(0,J.t)("e\
xpected at least"),({expected:h})=>(0,So.isKnown)(h)?(0,Ve.percent)(h):"–","green-list",{meaning:w,formula:"",unit:"%"}]),...zi(k("suppressed",T.points.slice(
1)),[(0,J.t)("suppressed of {count}",{count:T.candidates}),x,g?"green-list":"g-value",{meaning:(0,J.t)("How many of the likeliest tokens the watermark made less\
 likely, on average over the positions."),formula:"",unit:(0,J.t)("tokens")}]),...zi(k("moved"),[(0,J.t)("moved to green"),({moved:h})=>(0,So.isKnown)(h)?(0,Ve.percent)(
h):"–","total-variation",{meaning:u}])],y=t.querySelector("table.gp-numbers"),[E]=(0,gn.fit)(y.tHead,1,()=>(0,Ve.make)("tr")),L=(0,gn.fit)(E,b.length,()=>{let h=(0,Ve.make)(
"th","",null,{scope:"col"});return h.append((0,Ve.make)("span")),h});b.forEach(([h,S,M,W],R)=>{let _=L[R].firstChild;if((0,Ve.say)(_,h),M)(0,Qo.tipOfTerm)(_,M,()=>f(
S),W);else for(let N of["data-tip","data-term","tabindex"])_.removeAttribute(N)});let G=(0,gn.fit)(y.tBodies[0],T.points.length,()=>(0,Ve.make)("tr"));T.points.
forEach((h,S)=>{G[S].firstChild||G[S].append((0,Ve.make)("th","",null,{scope:"row"}));let M=(0,gn.fit)(G[S],b.length,()=>(0,Ve.make)("td"));b.forEach(([,W],R)=>(0,Ve.say)(
M[R],W(h)))})}function v(){d(e.found),m(e.found),O(e.found)}return T=>{t.hidden=!o(),!t.hidden&&(T.found||T.status)&&v()}}var Ht=p(dt(),1),Cr=p(it(),1),re=p(V(),1),Qp=p(Jt(),1),$e=p(I(),1),$r=p(St(),1),Xp=p(Pe(),1),wn=p(Fn(),1),_r=p(En(),1);function Yp(t,e){let n=u=>t.querySelector(
".gp-"+u),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:b})=>!b.error)):[],l=({left:u})=>u?0:
1,c=()=>r.filter((u,b)=>u===l(a()[b])).length,d=o.map((u,b)=>{let y=(0,re.make)("div","gp-side"),[E,L,G,h]=[(0,re.make)("h3","",(0,$e.t)("Text {name}",{name:u})),
(0,re.make)("p","gp-facts"),(0,re.make)("div","gp-body",null,{dir:"auto"}),(0,re.make)("button","gp-button gp-main",(0,$e.t)("Text {name} is watermarked",{name:u}),
{type:"button"})],S=(0,re.make)("div","",null,{tabindex:0}),M=(0,re.make)("div");return G.append(S,M),y.append(E,L,G,h),n("texts").append(y),h.addEventListener(
"click",()=>m(b)),{box:y,title:E,facts:L,plain:S,marked:M,button:h,text:new _r.MarkedText(M)}});function m(u){r[s]===void 0&&(r[s]=u,w(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{s=Math.min(s+1,a().length-1),w(),d[0].button.focus({preventScroll:!0})});let f=u=>u.kind==="green"?u.green_fraction:u.mean,
P=u=>u.kind==="green"?(0,$e.t)("{share} green",{share:(0,re.percent)(u.green_fraction)}):(0,$e.t)("mean g {g}",{g:(0,Cr.fixed)(u.mean,3)});function C(u,b,y,E){let{
report:L,perplexity:G}=y.texts[b],h=b===l(y)?"with":"without";if((0,Ht.showIf)(u.plain,!E),(0,Ht.showIf)(u.marked,E),(0,Ht.showIf)(u.button,!E),(0,Ht.showIf)(u.
facts,E),E){u.box.dataset.truth=h,(0,re.say)(u.title,$(o[b],h==="with",r[s]===b));let S=[P(L),`z ${(0,wn.zWords)(L.z_score)}`];(0,Xp.isKnown)(G)&&S.push((0,$e.t)(
"perplexity {value}",{value:(0,Cr.fixed)(G,2)})),(0,re.say)(u.facts,S.join(" · ")),u.text.show((0,wn.markedItems)(L));return}delete u.box.dataset.truth,(0,re.say)(
u.title,(0,$e.t)("Text {name}",{name:o[b]})),u.text.show([]),(0,re.say)(u.plain,L.tokens.slice(L.prompt_tokens).map(([,,S])=>S??"").join(""))}function $(u,b,y){
return b?y?(0,$e.t)("Text {name}: ◆ watermarked, your guess",{name:u}):(0,$e.t)("Text {name}: ◆ watermarked",{name:u}):y?(0,$e.t)("Text {name}: not watermar\
ked, your guess",{name:u}):(0,$e.t)("Text {name}: not watermarked",{name:u})}function x({texts:u},b){let[y,E]=[u[b],u[1-b]].map(({report:h})=>h),L={share:P(y),chance:y.
kind==="green"?(0,re.percent)(y.ratio):"0.5",z:(0,wn.zWords)(y.z_score)},G=[y.z_score>e.found.threshold?(0,$e.t)("What gave it away: {share} with the watermark,\
 where chance gives {chance}; z is {z}, more than chance explains.",L):(0,$e.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z i\
s {z}, too little to be certain.",L),(0,$e.t)("Without it: {share}, z {z}.",{share:P(E),z:(0,wn.zWords)(E.z_score)})];return E.z_score>y.z_score&&G.push((0,$e.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),G.join(" ")}function O(u){let b=r[s]!==void 0;if(d.forEach(
(G,h)=>C(G,h,u,b)),(0,Ht.showIf)(n("legend"),b),(0,Ht.showIf)(n("verdict"),b),(0,Ht.showIf)(n("next"),b&&s+1<a().length),!b)return;let y=u.texts.map(({report:G})=>(0,wn.legendOf)(
G)[1]);(0,_r.markLegend)(n("legend"),e.found.kind,{unscored:y.some(({unscored:G})=>G),repeated:y.some(({repeated:G})=>G)});let E=l(u),L=r[s]===E;(0,Ht.sayAttributes)(
n("answer"),{"data-verdict":L?"good":"bad"}),(0,re.say)(n("answer-sign"),L?"✓":"✗"),(0,re.say)(n("answer-words"),L?(0,$e.t)("Correct"):(0,$e.t)("Wrong: it w\
as text {name}",{name:o[E]})),(0,re.say)(n("answer-more"),x(u,E))}function v(u){if(!e.done)return(0,$e.t)("The texts are being written: {done} of {runs}.",{done:(0,re.count)(
u.done),runs:(0,re.count)(u.runs)});if(a().length)return"";let b=u.pairs.flatMap(({texts:y})=>y).find(({report:y})=>y.error);return b?[(0,$e.t)("No pair of text\
s could be scored."),(0,$e.t)(b.report.error.message),(0,$e.t)(b.report.error.fix)].join(" "):(0,$e.t)("No pair of texts was completed. Run the experiment again\
.")}function T(u){let b=r.length;if((0,Ht.showIf)(n("sum"),b>0&&b===u.length),n("sum").hidden)return;let y=c();(0,re.say)(n("sum").querySelector("h3"),g(y,b));let E=Array.
from({length:b-y+1},(h,S)=>k(b,y+S)).reduce((h,S)=>h+S,0)/2**b,L=u.filter(({texts:h,left:S})=>h[S?0:1].report.z_score>h[S?1:0].report.z_score).length;(0,re.say)(
n("sum-words"),[(0,$e.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,re.count)(y),share:(0,re.percent)(E)}),(0,$e.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,re.count)(L),pairs:(0,re.count)(b)}),(0,$e.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,$r.tipOfTerm)(n("share-head"),e.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,$e.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,re.say)(n("share-head"),e.found.kind==="green"?(0,$e.t)("green with and without"):(0,$e.t)("mean g with and with\
out"));let G=(0,Ht.fit)(n("sum").querySelector("tbody"),b,()=>{let h=(0,re.make)("tr");return h.append((0,re.make)("th","",null,{scope:"row"}),(0,re.make)("td"),
(0,re.make)("td"),(0,re.make)("td")),h});u.forEach((h,S)=>{let M=l(h),[W,R]=[h.texts[M].report,h.texts[1-M].report],_=A=>A.kind==="green"?(0,re.percent)(f(A)):(0,Cr.fixed)(
f(A),3);[String(S+1),`${r[S]===M?"✓":"✗"} ${(0,$e.t)("text {name}",{name:o[r[S]]})}`,`${_(W)}, ${_(R)}`,`${(0,wn.zWords)(W.z_score)}, ${(0,wn.zWords)(R.z_score)}`].
forEach((A,z)=>(0,re.say)(G[S].cells[z],A))})}let g=(u,b)=>(0,$e.t)("{hits} of {pairs} correct",{hits:(0,re.count)(u),pairs:(0,re.count)(b)}),k=(u,b)=>Array.from(
{length:b},(y,E)=>(u-E)/(E+1)).reduce((y,E)=>y*E,1);(0,$r.runsOfTerms)(t,{scores:()=>(0,Qp.inARow)(a().slice(0,r.length).map((u,b)=>{let[y,E]=[u.texts[l(u)],u.texts[1-
l(u)]].map(({report:L})=>(0,wn.zWords)(L.z_score));return(0,$e.t)("pair {number}: {marked} and {plain}",{number:b+1,marked:y,plain:E})}))});function w(){let u=a();
(0,re.say)(n("waiting"),v(e.found)),(0,Ht.showIf)(n("round"),u.length>0),(0,re.say)(n("about"),u.length?(0,$e.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,re.count)(s+1),pairs:(0,re.count)(u.length)}):""),(0,re.say)(n("score"),r.length?g(c(),r.length):""),u.length&&O(
u[s]),T(u)}return u=>{t.hidden=!i(),u.run&&([s,r]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&w()}}var nu=p(tu(),1);(0,nu.addGroupPanes)({answer:sa,draft_lengths:Ra,sameness:La,speedup:Ia,batch:nl,choices:Sl,difference:jl,divergence:Xl,grid:Oc,lanes:Hc,lengths:Yc,
measures:dd,progress:md,sensitivity:xd,trie:Dd,without:Vd,arrival:Zd,estimate:Xd,kl:bd,opened:Yd,precisions:tp,shelf:sp,serving:Np,attack:Ap,detectability:Bp,detection:qp,
marked:Gp,mistakes:Hp,strengths:Vp,watermark_cost:Zp,watermark_quiz:Yp});})();
/*!
diff

BSD 3-Clause License

Copyright (c) 2009-2015, Kevin Decker <kpdecker@gmail.com>
All rights reserved.

Redistribution and use in source and binary forms, with or without
modification, are permitted provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this
   list of conditions and the following disclaimer.

2. Redistributions in binary form must reproduce the above copyright notice,
   this list of conditions and the following disclaimer in the documentation
   and/or other materials provided with the distribution.

3. Neither the name of the copyright holder nor the names of its
   contributors may be used to endorse or promote products derived from
   this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS"
AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
