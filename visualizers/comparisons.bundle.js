// Written by .ci/bundle.py from modules with the SHA-256 e7e18e8308f8dcb87696d08f750f0951bbe8d4d05dc062f5453b2a5603b6fda2: edit those.
"use strict";(()=>{var Wf=Object.create;var hl=Object.defineProperty;var _f=Object.getOwnPropertyDescriptor;var Gf=Object.getOwnPropertyNames;var Lf=Object.getPrototypeOf,$f=Object.prototype.hasOwnProperty;var Q=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Ef=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Gf(t))!$f.call(e,r)&&r!==n&&hl(e,r,{get:()=>t[r],enumerable:!(o=_f(t,r))||o.enumerable});
return e};var l=(e,t,n)=>(n=e!=null?Wf(Lf(e)):{},Ef(t||!e||!e.__esModule?hl(n,"default",{value:e,enumerable:!0}):n,e));var x=Q((vx,fl)=>{fl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var b=Q((xx,gl)=>{gl.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var be=Q((Tx,wl)=>{wl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var we=Q((Px,yl)=>{yl.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var vl=Q((Cx,kl)=>{kl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var Wi=Q((Ox,Tl)=>{Tl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var jn=Q((Rx,Pl)=>{Pl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var ot=Q((Lx,Gl)=>{Gl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var _i=Q(($x,Ll)=>{Ll.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var El=Q((Ex,$l)=>{$l.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var Fl=Q((Nx,Nl)=>{Nl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var Bl=Q((Ax,Il)=>{Il.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var an=Q((Bx,Vl)=>{Vl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var ps=Q((qx,Jl)=>{Jl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var W=Q((Hx,Ql)=>{Ql.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var he=Q((Kx,Zl)=>{Zl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Yl=Q((Dx,Xl)=>{Xl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/filled.tsx"]});var xe=Q((jx,ep)=>{ep.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Li=Q((Vx,tp)=>{tp.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.tsx"]});var Ki=Q((cS,Tp)=>{Tp.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var Or=Q((fS,_p)=>{_p.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var _r=Q((vS,qp)=>{qp.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Qi=Q((xS,Hp)=>{Hp.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var Dp=Q((SS,Kp)=>{Kp.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var Yi=Q((_S,cd)=>{cd.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var na=Q((US,Rd)=>{Rd.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var fc=Q((B0,hc)=>{hc.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var vc=Q((D0,kc)=>{kc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_group.ts"]});var Cc=Q((Q0,Pc)=>{Pc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var Oc=Q((Z0,Mc)=>{Mc.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var ur=Q((OT,lu)=>{lu.exports=window.GenerationPlaygroundModules["visualizers/panes/models/pair_words.ts"]});var hu=Q((GT,mu)=>{mu.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/card.tsx"]});var wr=Q((pP,Ju)=>{Ju.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/marked_text.tsx"]});var zm=Q((IP,Am)=>{Am.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/drawing.tsx"]});var Hm=Q((HP,qm)=>{qm.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var Dm=Q((KP,Km)=>{Km.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var un=Q((y1,ah)=>{ah.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.ts"]});var Pr=Q((T1,bh)=>{bh.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/line_keys.tsx"]});var fi=Q((P1,wh)=>{wh.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_words.ts"]});var ol=Q((E1,$h)=>{$h.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_picture.tsx"]});var Of=Q((rC,Mf)=>{Mf.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var It=l(x(),1),Ri=l(b(),1),bl={lanes:()=>(0,It.t)("Run all lanes"),sweep:()=>(0,It.t)("Run the grid"),seeds:()=>(0,It.t)("Draw the samples"),trial:()=>(0,It.t)(
"Run the trial"),precision:()=>(0,It.t)("Compare precisions"),choices:()=>(0,It.t)("Compare answers"),watermark:()=>(0,It.t)("Run the experiment"),batch:()=>(0,It.t)(
"Run the batch"),serving:()=>(0,It.t)("Serve"),token_lengths:()=>(0,It.t)("Count the tokens")},Nf={batch:()=>(0,It.t)("An example, recorded with stories: the fi\
rst prompts of the form, decoded greedily."),serving:()=>(0,It.t)("An example, recorded with stories: seven requests share nine cache blocks, which run out."),token_lengths:()=>(0,It.t)(
"An example, recorded with stories and facts: the first text of the form.")};function Ln({group:{name:e,header:t,groups:n}}){let o=Nf[e]?.();if(o)return(0,Ri.jsx)(
"p",{class:"gp-note gp-example",role:"note",children:`${o} ${(0,It.t)("“{button}” makes your own.",{button:bl[e]?.()??""})}`});let s={model:n[0].model.split(
"?")[0],prompt:t?.prompt??"",button:bl[e]?.()??""};return(0,Ri.jsx)("p",{class:"gp-note gp-example",role:"note",children:(0,It.t)("An example, recorded with {mo\
del} after “{prompt}”. “{button}” makes your own.",s)})}var Ml=l(be(),1),vn=l(x(),1);var ss=l(we(),1),xl=l(vl(),1),Sl=l(b(),1);function is({text:e,class:t="gp-note"}){let n=(0,ss.useRef)(null);return(0,ss.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,xl.withTermLinks)(e)),[e]),(0,Sl.jsx)("p",{class:t,ref:n})}var Ol=l(Wi(),1),Rl=l(jn(),1),Ae=l(b(),1),Cl=2e3,Wl=e=>!!(e&&"sentence"in e);function Ff({group:e}){let t=e.found;if(!Wl(t))return null;let{sentence:n,amounts:o=[],
texts:r=[],key:s,notes:i=[]}=t;return(0,Ae.jsxs)(Ae.Fragment,{children:[e.isExample&&(0,Ae.jsx)(Ln,{group:e}),(0,Ae.jsx)("p",{class:"gp-answer-sentence",role:"s\
tatus",children:(0,vn.t)(n)}),o.length>0&&(0,Ae.jsx)("ul",{class:"gp-amounts",children:o.map((a,p)=>(0,Ae.jsx)(Af,{...a},p))}),r.map((a,p)=>(0,Ae.jsx)(zf,{...a},
p)),s&&r.some(({pieces:a})=>a.some(({apart:p})=>p))&&(0,Ae.jsxs)("p",{class:"gp-note",children:[(0,Ae.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,vn.t)(
s)]}),i.length>0&&(0,Ae.jsx)("ul",{class:"gp-answer-notes",children:i.map((a,p)=>(0,Ae.jsx)("li",{children:(0,Ae.jsx)(is,{text:(0,vn.t)(a)})},p))})]})}var _l=(0,Ml.groupPane)(
Ff,e=>Wl(e.found));function Af({label:e,share:t,value:n,more:o}){return(0,Ae.jsxs)("li",{children:[(0,Ae.jsx)("bdi",{children:(0,vn.t)(e)}),(0,Ae.jsx)("span",{class:"\
gp-amount-track","aria-hidden":"true",children:(0,Ae.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*t).toFixed(2)}%`}})}),(0,Ae.jsxs)("span",{class:"g\
p-amount-value",children:[(0,vn.t)(n),o&&(0,Ae.jsx)("small",{children:(0,vn.t)(o)})]})]})}function zf({label:e,pieces:t}){let n=t.length-Cl;return(0,Ae.jsxs)("d\
iv",{class:"gp-split",children:[(0,Ae.jsx)("h3",{class:"gp-split-label",children:(0,Ae.jsx)("bdi",{children:(0,vn.t)(e)})}),(0,Ae.jsxs)("p",{class:"gp-pieces",dir:"\
auto",children:[t.slice(0,Cl).map(({text:o,tip:r,apart:s},i)=>(0,Ae.jsx)("span",{class:s?"gp-piece gp-apart":"gp-piece",ref:r?(0,Ol.tip)(()=>(0,vn.t)(r)):void 0,
children:(0,Ae.jsx)(Rl.TokenLabel,{text:o})},i)),n>0&&` ${(0,vn.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var xn=l(we(),1),Hl=l(ot(),1),Zt=l(x(),1),Kl=l(_i(),1),Dl=l(El(),1);var Al=l(Fl(),1),Gi;function zl(){return Gi??=If().catch(e=>{throw Gi=void 0,e}),Gi}async function If(){if(window.Plotly)return window.Plotly;let e=document.getElementById(
"plotly"),t=document.createElement("script");if(e)t.textContent=await Bf(e.textContent);else if(window.GenerationPlaygroundPlotly)t.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>r(new Error(`Plotly could not be fetched from ${t.
src}.`))});if(document.head.append(t),e||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function Bf(e){
return new Response(new Blob([(0,Al.bytesOf)(e)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var jl=l(Bl(),1),$n=l(b(),1);function Oe({chart:e,press:t,class:n=""}){return(0,$n.jsx)("div",{class:`gp-chart-box ${n}`,hidden:!e,children:e&&(0,$n.jsx)(qf,{chart:e,
press:t})})}function qf({chart:e,press:t}){let n=(0,xn.useRef)(null),o=(0,xn.useMemo)(()=>Uf(e),[e]),r=(0,xn.useRef)({shown:o,press:t});r.current={shown:o,press:t};
let[s,i]=(0,xn.useState)(""),a=()=>{let d=n.current;d?.clientWidth&&(d.dataset.width=String(d.clientWidth),d.setAttribute("aria-busy","true"),Hf(d,r.current.shown,
c=>r.current.press?.(c)).then(()=>i(""),c=>{console.error("Generation Playground:",c),i((0,Zt.t)("The chart could not be drawn: its library did not load. Reload\
 the page; the values are in the list below."))}).finally(()=>d.removeAttribute("aria-busy")))};(0,xn.useLayoutEffect)(a,[o]),(0,xn.useEffect)(()=>{let d=n.current;
if(!d)return;let c=new ResizeObserver(()=>{d.clientWidth&&d.dataset.width!==String(d.clientWidth)&&a()});c.observe(d);let u=d.closest(".gp-pane");u?.addEventListener(
"gp-alone",a);let m=(0,Kl.onTheme)(a);return()=>{c.disconnect(),u?.removeEventListener("gp-alone",a),m()}},[]);let p=(0,Zt.t)("{chart}. Its values follow as a l\
ist.",{chart:o.layout.meta});return(0,$n.jsxs)($n.Fragment,{children:[s&&(0,$n.jsx)("p",{class:"gp-note",children:s}),(0,$n.jsx)("div",{class:"gp-chart-plot",ref:n,
role:"group","aria-label":p}),(0,$n.jsx)(jl.ValuesList,{values:Kf(o)})]})}async function Hf(e,t,n){let o=await zl(),r=matchMedia("(pointer: coarse)").matches,s={
...ql(t.layout,e),separators:(0,Hl.separators)(),autosize:!1,width:e.clientWidth,uirevision:"kept",dragmode:r?!1:"zoom"};e.closest(".gp-alone")&&s.height&&(s.height=
Math.max(s.height,Math.round(innerHeight*.6)));let i=ql(t.data,e);if(e.classList.contains("js-plotly-plot")){await o.react(e,i,s);return}(await o.newPlot(e,i,s,
Df(o))).on("plotly_click",({points:[p]})=>n(p))}var Kf=({data:e})=>e.flatMap(({text:t,hovertext:n=t,hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(
Boolean);function Df(e){let t=(o,r)=>({name:o==="svg"?(0,Zt.t)("Download plot as an SVG"):(0,Zt.t)("Download plot as a PNG"),icon:r,click(s){let{clientWidth:i,clientHeight:a}=s,
p=(0,Dl.fileNameOf)(s.layout.meta);e.downloadImage(s,{format:o,filename:p,width:i,height:a,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,Zt.t)(
"Zoom"),Pan:(0,Zt.t)("Pan"),"Zoom in":(0,Zt.t)("Zoom in"),"Zoom out":(0,Zt.t)("Zoom out"),"Reset axes":(0,Zt.t)("Reset axes"),"Double-click to zoom back out":(0,Zt.t)(
"Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[
t("png",e.Icons.camera),t("svg",e.Icons.disk)]}}function ls(e,t,n){if(!e)return e;let{shapes:o=[],annotations:r=[]}=e.layout,i={type:"line",x0:t,x1:t,yref:"pape\
r",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},p={x:t,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};
return{...e,layout:{...e.layout,shapes:[...o,i],annotations:[...r,p]}}}function Ul(e,{x:t,y:n,words:o}){if(!e)return e;let s={type:"scatter",mode:"markers",x:[t],
y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...e,data:[...e.data,s]}}var jf=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;
function as(e,t){let n=t(e);return n!==void 0?n:Array.isArray(e)?e.map(o=>as(o,t)):!e||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([o,r])=>[o,
as(r,t)]))}var Uf=e=>as(e,t=>(0,Zt.isSaid)(t)?(0,Zt.t)(t):void 0),ql=(e,t)=>as(e,n=>typeof n=="string"?Vf(n,t):void 0);function Vf(e,t){let[,n,o]=jf.exec(e)??[];
if(!n)return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(t).getPropertyValue(n).trim();return o?`rgba(${[1,3,
5].map(i=>parseInt(r.slice(i,i+2),16)).join(", ")}, ${o})`:r}var rp=l(be(),1),Ni=l(ot(),1),sp=l(an(),1),us=l(ps(),1),En=l(W(),1),E=l(x(),1),Qo=l(he(),1),Fi=l(Yl(),1),Jo=l(xe(),1);var Un=l(b(),1);function Ye({verdict:e,sign:t,words:n,more:o}){return(0,Un.jsxs)(Un.Fragment,{children:[(0,Un.jsxs)("p",{class:"gp-answer","data-verdict":e,children:[
(0,Un.jsx)("span",{class:"gp-answer-sign","aria-hidden":"true",children:t}),(0,Un.jsx)("span",{class:"gp-answer-words",children:n})]}),(0,Un.jsx)("p",{class:"gp\
-answer-more",children:o})]})}var ip=l(Li(),1);var Po=l(ot(),1),$i=l(W(),1),Uo=l(x(),1),np=l(he(),1),Jf=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Ei=(e,t,n,o=1)=>Jf(e,t)/(t*n+o),Xt=e=>(0,np.isKnown)(
e)?`${(0,Po.fixed)(e,2)} ×`:"–",lo=({low:e,high:t})=>`${(0,Po.fixed)(e,2)}–${(0,Po.fixed)(t,2)}`,ds=()=>(0,Uo.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),Mr=e=>e<.9995?`${(0,Po.significant)(e*1e3,3)} ms`:`${(0,Po.significant)(e,3)} s`;function Yt(e,{done:t,runs:n}){if(t>=n)return"";let o={done:(0,$i.count)(t),
left:(0,$i.count)(n-t)};return e.done?(0,Uo.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,Uo.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Vo=(0,Uo.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");var I=l(b(),1),ap=(e,{value:t})=>`${e} = ${t}`;function Qf({group:e}){let t=e.found,{words:n,setting:o="",times:r="",more:s,...i}=Zf(t,e);return(0,I.jsxs)(I.Fragment,
{children:[(0,I.jsxs)("header",{class:"gp-head",children:[(0,I.jsx)("h2",{class:"gp-title",children:(0,E.t)("Which setting is best?")}),(0,I.jsx)("p",{class:"gp\
-note gp-missing",children:Yt(e,t)})]}),(0,I.jsx)(Ye,{...i,words:(0,Fi.sentence)(n,{setting:(0,I.jsx)("code",{children:o}),times:r}),more:s}),t.others&&(0,I.jsxs)(
"p",{class:"gp-warning",children:["⚠ ",(0,E.t)(Vo)]}),(0,I.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${(0,Fi.sentence)(n,{setting:o,
times:r}).join("")}. ${s}`}),(0,I.jsx)(eg,{found:t}),(0,I.jsx)(Oe,{class:"gp-settings",chart:e.charts.lengths}),(0,I.jsx)("div",{class:"gp-wide",tabIndex:0,role:"\
region","aria-label":(0,E.t)("The settings in numbers"),children:(0,I.jsx)(ng,{found:t})})]})}var lp=(0,rp.groupPane)(Qf,e=>e.answered("lengths"));function Zf(e,t){
let{knob:n,points:o,leader:r,best:s,fewest:i,noise:a}=e,p=o.filter(({speedup:L})=>L),d=(L,M)=>({verdict:"wait",sign:"…",words:L,more:M});if(a&&p.length)return d(
(0,E.t)("No verdict on time"),(0,E.t)(a));let c=p.find(L=>L.group===r);if(!c?.speedup){if(t.done)return d((0,E.t)("No answer"),(0,E.t)("No setting has a complet\
e pair of runs."));let L=(0,E.tn)(o.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:(0,En.count)(p.length)});return d(
(0,E.t)("Not known yet"),p.length?L:(0,E.t)("The first counted runs are under way."))}let{speedup:u,verdict:m,pairs:f}=c,v={setting:ap(n,c),times:Xt(u.median),interval:lo(
u)};if(m==="wait"||m==="noisy"){let L=(0,E.tn)(f,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{s\
etting} has the highest median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{...v,fewest:(0,En.count)(i)});return d(t.done?(0,E.t)(
"No answer"):(0,E.t)("Not known yet"),L)}let h={faster:[],slower:[(0,E.t)("It is slower than decoding without drafts.")],even:[(0,E.t)("The interval includes 1:\
 no clear difference from decoding without drafts.")]}[m],w=(0,E.t)("90 % interval: {interval}.",v),g={setting:v.setting,times:v.times},y={faster:"good",slower:"\
bad",even:"even"}[m];if(p.length===1)return{verdict:y,sign:{faster:"▲",slower:"▼",even:"≈"}[m],words:(0,E.t)("{setting} is the only setting that was measu\
red: {times}"),more:[w,...h].join(" "),...g};if(s===null)return{verdict:"even",sign:"≈",words:t.running?(0,E.t)("No clear best setting so far"):(0,E.t)("No cl\
ear best setting"),more:[Xf(e,p.length,v),...h,(0,E.t)("More repeats tell more.")].join(" ")};let S=m==="slower"?t.running?(0,E.t)("{setting} is best so far, bu\
t only {times}"):(0,E.t)("{setting} is best, but only {times}"):t.running?(0,E.t)("{setting} is best so far: {times}"):(0,E.t)("{setting} is best: {times}");return{
verdict:y,sign:m==="slower"?"▼":"★",words:S,more:[w,(0,E.t)("It was faster than each of the others, turn by turn."),...h].join(" "),...g}}function Xf({points:e,
rivals:t},n,o){if(t.length>2&&t.length===n-1)return(0,E.t)("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as \
good.",o);let r=Yf(e.filter(({group:s})=>t.includes(s)).map(({value:s})=>s));return(0,E.t)("{setting} has the highest median, {times}, with a 90 % interval of {\
interval}; {others} may be as good.",{...o,others:r})}var Yf=e=>e.length<2?e.join(""):(0,E.t)("{names} and {last}",{names:e.slice(0,-1).join(", "),last:e.at(-1)});
function eg({found:{points:e,curve:t,measured_curve:n}}){let o=r=>(0,I.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,I.jsx)("path",{class:r,
d:"M1 4H25"})});return(0,I.jsxs)("p",{class:"gp-note gp-keys",children:[(0,I.jsxs)("span",{children:[(0,I.jsxs)("svg",{width:"12",height:"20","aria-hidden":"tru\
e",children:[(0,I.jsx)("path",{class:"gp-spread",d:"M6 1V19M1 1H11M1 19H11"}),(0,I.jsx)("circle",{class:"gp-measured",cx:"6",cy:"10",r:"5"})]}),(0,I.jsx)(Jo.Term,
{id:"speed-up",formula:"",meaning:(0,E.t)("The median speed-up of this setting’s runs, each compared with the run without drafts beside it, and its 90 % interva\
l."),children:(0,E.t)("measured, with its 90 % interval")})]}),t.length>0&&(0,I.jsxs)("span",{class:"gp-of-formula",children:[o("gp-theory gp-dashed"),(0,I.jsx)(
Jo.Term,{id:"speed-up",meaning:(0,E.t)("Leviathan et al. 2023, theorem 3.8: (1 − α^(γ+1)) / ((1 − α) (γ c + 1)), with the acceptance rate α and the cost c of dr\
afting a token, both over all runs. It assumes that verifying a draft costs as much as one token, and is drawn for drafts of exactly γ tokens."),children:(0,E.t)(
"the paper’s formula")})]}),n.length>0&&(0,I.jsxs)("span",{class:"gp-of-verify",children:[o("gp-theory gp-dotted"),(0,I.jsx)(Jo.Term,{id:"speed-up",formula:"",
meaning:(0,E.t)("The same formula with the measured time of a round: the straight line that fits it best over the tokens drafted in it. Verifying a draft then c\
osts what it really did."),children:(0,E.t)("with the measured cost of verifying")})]}),e.some(({formula:r})=>(0,Qo.isKnown)(r))&&(0,I.jsxs)("span",{class:"gp-o\
f-own",children:[(0,I.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,I.jsx)("path",{class:"gp-own-formula",d:"M7 1L13 7L7 13L1 7Z"})}),(0,I.jsx)(
Jo.Term,{id:"speed-up",formula:"",meaning:(0,E.t)("The formula with the setting’s own acceptance rate, drafted tokens per round and cost."),children:(0,E.t)("\
the formula for each setting by itself")})]}),(0,I.jsxs)("span",{children:[o("gp-unity"),(0,E.t)("as fast as without")]})]})}var cs=e=>(0,Qo.isKnown)(e)?(0,En.percent)(
e):"",op=e=>e||"–",tg=()=>[{name:"draft_acceptance_rate",term:"acceptance-rate",meaning:(0,E.t)(us.FIGURES.draft_acceptance_rate),value:e=>op(cs(e.draft_acceptance_rate)),
words:e=>cs(e.draft_acceptance_rate)},{name:"judged_acceptance_rate",term:"acceptance-rate",meaning:(0,E.t)(us.FIGURES.judged_acceptance_rate),formula:(0,E.t)("\
accepted / judged"),value:({rate:e})=>op(cs(e)),words:({rate:e})=>cs(e)},{name:"mean_acceptance_length",term:"acceptance-length",meaning:(0,E.t)(us.FIGURES.mean_acceptance_length),
value:({mean_acceptance_length:e})=>(0,En.decimals)(e,2),words:({mean_acceptance_length:e})=>(0,Qo.isKnown)(e)?(0,Ni.fixed)(e,2):""},{name:(0,E.t)("drafted per \
round"),term:"draft",meaning:(0,E.t)("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),formula:(0,E.t)(
"drafted / rounds"),value:({drafted:e})=>(0,En.decimals)(e,2),words:({drafted:e})=>(0,Qo.isKnown)(e)?(0,Ni.fixed)(e,2):""},{name:(0,E.t)("speed-up"),term:"speed\
-up",meaning:`${(0,E.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.")} ${ds()}`,formula:"",
value:({speedup:e})=>(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)("span",{children:Xt(e?.median)}),(0,I.jsx)("small",{children:e&&`  ${lo(e)}`})]}),words:({speedup:e,
pairs:t})=>e?(0,E.tn)(t,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Xt(e.median),interval:lo(e)}):""},{name:(0,E.t)(
"formula"),term:"speed-up",meaning:(0,E.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),value:({
formula:e})=>Xt(e),words:({rate:e,drafted:t,formula:n})=>(0,Qo.isKnown)(n)?(0,E.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,En.decimals)(e),drafted:(0,En.decimals)(
t,2),times:Xt(n)}):""}];function ng({found:{knob:e,points:t,best:n}}){let o=tg(),r=s=>(0,sp.inARow)(t.map(i=>{let a=s(i);return a?(0,E.t)("{name}: {words}",{name:ap(
e,i),words:a}):""}));return(0,I.jsxs)("table",{children:[(0,I.jsx)("thead",{children:(0,I.jsxs)("tr",{children:[(0,I.jsx)("th",{scope:"col",children:e}),o.map(({
name:s,term:i,meaning:a,formula:p,words:d})=>(0,I.jsx)("th",{scope:"col",children:(0,I.jsx)(Jo.Term,{id:i,meaning:a,formula:p,run:()=>r(d),children:(0,I.jsx)(ip.BreakableName,
{name:s})})},s))]})}),(0,I.jsx)("tbody",{children:t.map(s=>{let i=s.group===n;return(0,I.jsxs)("tr",{class:i?"gp-best":"",children:[(0,I.jsxs)("th",{scope:"row",
children:[(0,I.jsx)("span",{children:s.value}),(0,I.jsx)("b",{"aria-hidden":"true",children:i&&" ★"}),(0,I.jsx)("span",{class:"gp-hidden",children:i&&` ${(0,E.t)(
"(best)")}`})]}),o.map(({name:a,value:p})=>(0,I.jsx)("td",{children:p(s)},a))]},s.group)})})]})}var cp=l(be(),1),Ai=l(ot(),1),Wt=l(W(),1),q=l(x(),1),Co=l(he(),1),Bi=l(xe(),1),up=l(jn(),1);var P=l(b(),1);function og({group:e}){let t=e.found,n=t.mode==="greedy"?rg(t,e):ag(t,e);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsxs)("header",{class:"gp-he\
ad",children:[(0,P.jsx)("h2",{class:"gp-title",children:(0,q.t)("Is it the same?")}),(0,P.jsx)("p",{class:"gp-note gp-missing",children:Yt(e,t)})]}),(0,P.jsx)(Ye,
{...n}),(0,P.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${n.words}. ${n.more}`}),t.mode==="greedy"?(0,P.jsx)(ig,{found:t}):(0,P.jsx)(cg,
{found:t,group:e})]})}var mp=(0,cp.groupPane)(og,e=>e.answered("same")),zi=(e,t)=>({verdict:"wait",sign:"…",words:e.done?(0,q.t)("No answer"):(0,q.t)("Not kno\
wn yet"),more:t});function rg({checked:e,equal:t,at:n},o){if(!e||t===null)return zi(o,(0,q.t)("A text without drafts and one with drafts must both have ended."));
if(t){let r=(0,q.tn)(e,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with a\
nd without drafts in each of {count} pairs of texts.");return{verdict:"good",sign:"✓",words:(0,q.t)("The same tokens"),more:r}}return{verdict:"bad",sign:"✗",
words:(0,q.t)("Different from token {place} on",{place:(0,Wt.count)(n+1)}),more:(0,q.t)("Greedy decoding should write the same tokens with drafts. Rounding can \
tip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there.")}}var pp=/[\p{L}\p{M}\p{N}]/u;function sg(e,t){
let n=0;for(;n<Math.min(e.length,t.length)&&e[n]===t[n];)n+=1;let o=()=>pp.test(e[n-1])&&pp.test((e[n]||"")+(t[n]||""));for(;n>0&&o();)n-=1;let r=s=>n+(/^\s*\S*/.
exec(s.slice(n))?.[0].length??0);return{shared:n,ends:[r(e),r(t)]}}function ig({found:{texts:e,equal:t,checked:n}}){let[o,r]=n>0?e:[];if(o===void 0||r===void 0)
return null;let s=t===!0||o===r,{shared:i,ends:a}=sg(o,r);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)("div",{class:"gp-both-texts",children:[o,r].map((p,d)=>(0,P.jsxs)(
"div",{children:[(0,P.jsx)("h3",{children:d?(0,q.t)("with drafts"):(0,q.t)("without drafts")}),(0,P.jsx)("p",{dir:"auto",tabIndex:0,children:s?p:(0,P.jsxs)(P.Fragment,
{children:[p.slice(0,i),(0,P.jsx)("mark",{children:p.slice(i,a[d])||"∎"}),(0,P.jsx)("span",{class:"gp-apart",children:p.slice(a[d])})]})})]},d))}),t===!1&&!s&&
(0,P.jsxs)("p",{class:"gp-note gp-mark-key",children:[(0,P.jsx)("mark",{children:"✗"})," ",(0,q.t)("the first words that differ")]})]})}var Ii=e=>`p = ${e<.001?
(0,Ai.significant)(e,1):(0,Ai.significant)(e,2)}`;function ag({p:e,verdict:t,counts:n,level:o},r){let[s,i]=[n[0],(0,Wt.count)(n[1])];if(!(0,Co.isKnown)(e)||t===
"wait"){if(r.done){let m=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with dr\
afts: too few for a test.",{assisted:i});return zi(r,m)}let c=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts so far.","{count} texts without dr\
afts, {assisted} with drafts so far.",{assisted:i}),u=(0,q.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would\
 make it worthless.");return zi(r,`${c} ${u}`)}let a=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted}\
 with drafts.",{assisted:i}),p={level:(0,Wt.percent)(o)};if(t==="same"){let c=`${a} ${(0,q.t)("A p below {level} would count as a difference.",p)}`;return{verdict:"\
good",sign:"✓",words:(0,q.t)("{p}: no difference found",{p:Ii(e)}),more:c}}let d=`${a} ${(0,q.t)("p is below {level}.",p)}`;return{verdict:"bad",sign:"✗",words:(0,q.t)(
"{p}: the distributions differ",{p:Ii(e)}),more:d}}function lg({p:e,verdict:t}){if(!(0,Co.isKnown)(e))return"";let n=(0,q.t)("If both draw from the same distrib\
ution, a difference as large as this one appears in {share} of shuffles.",{share:(0,Wt.percent)(e)});return t==="differs"?`${n} ${(0,q.t)("That is so rare that \
chance is a poor explanation.")}`:t==="same"?`${n} ${(0,q.t)("That is not unusual.")}`:n}function pg({counts:e,tokens:t,verdict:n,level:o}){let[r,s]=e,i=Math.round(
100*Math.sqrt(1/r+1/s)),a=(0,q.tn)(t,"Only the first token of each text is compared: which token it is, and how surprising it is.","Only the first {count} token\
s of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(n==="differs")return[(0,q.t)("It does not say how l\
arge a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,q.t)("Where nothing differs, \
this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,Wt.percent)(o)}),a];let p=r===s?(0,q.t)(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,Wt.count)(r),points:i}):(0,q.t)("Wi\
th {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,Wt.count)(r),assisted:(0,Wt.count)(
s),points:i});return[(0,q.t)("Not finding a difference does not prove that there is none."),`${p} ${(0,q.t)("Smaller true differences mostly go unnoticed; more \
texts show more.")}`,a]}function dg({surprise:e},t){if(!(0,Co.isKnown)(e?.without)||!(0,Co.isKnown)(e.with))return"";let n=o=>(0,Wt.information)(o,t.unit);return(0,q.t)(
"How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",
{without:n(e.without),assisted:n(e.with)})}function cg({found:e,group:t}){let{p:n,counts:o,positions:r}=e,s=lg(e),i=()=>(0,Co.isKnown)(n)?(0,q.tn)(o[0],"{count}\
 text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,Wt.count)(o[1]),p:Ii(
n)}):"";return(0,P.jsxs)("div",{class:"gp-of-sampling",children:[s&&(0,P.jsx)("p",{class:"gp-meaning",children:s}),(0,Co.isKnown)(n)&&(0,P.jsxs)("div",{class:"g\
p-evidence",children:[(0,P.jsxs)("figure",{class:"gp-trial-figure gp-of-shuffles",hidden:!t.charts.shuffles,children:[(0,P.jsx)("h3",{children:(0,q.t)("Could it\
 be chance?")}),(0,P.jsxs)("p",{class:"gp-note",children:[(0,q.t)("How different the two groups of texts are, and how different groups are after the labels “wit\
hout” and “with” were shuffled among all texts.")," ",(0,P.jsx)(Bi.Term,{id:"p-value",formula:"",run:i,meaning:(0,q.t)("Two things are compared: how often\
 each token occurs at each position, by the sum of the chi-square statistics of the positions; and how surprising the target finds the texts, by the difference \
of the means. Each is written in standard deviations over all shuffles, and the larger one counts."),children:(0,q.t)("How it is measured")})]}),(0,P.jsx)(Oe,{class:"\
gp-shuffles",chart:t.charts.shuffles}),(0,P.jsx)("p",{class:"gp-note gp-surprise",children:dg(e,t)})]}),(0,P.jsxs)("div",{class:"gp-cannot",children:[(0,P.jsx)(
"h3",{children:(0,q.t)("What a p-value cannot show")}),(0,P.jsx)("ul",{children:pg(e).map((a,p)=>(0,P.jsx)("li",{children:a},p))})]})]}),r.length>0&&(0,P.jsxs)(
"div",{class:"gp-trial-figure",children:[(0,P.jsx)("h3",{class:"gp-places-title",children:(0,q.t)("The tokens, position by position")}),(0,P.jsxs)("p",{class:"g\
p-note gp-keys",children:[(0,P.jsxs)("span",{children:[(0,P.jsx)("i",{class:"gp-bar-without","aria-hidden":"true"}),(0,q.t)("without drafts")]}),(0,P.jsxs)("spa\
n",{children:[(0,P.jsx)("i",{class:"gp-bar-with","aria-hidden":"true"}),(0,q.t)("with drafts")]}),(0,P.jsx)("span",{children:(0,q.t)("how many texts have this t\
oken there")})]}),(0,P.jsx)("ol",{class:"gp-places",children:r.map(({position:a,tokens:p})=>(0,P.jsx)(ug,{position:a,tokens:p,counts:o},a))})]})]})}function ug({
position:e,tokens:t,counts:n}){let o={without:n[0]-t.reduce((r,s)=>r+s.without,0),with:n[1]-t.reduce((r,s)=>r+s.with,0)};return(0,P.jsx)("li",{children:(0,P.jsxs)(
"table",{children:[(0,P.jsx)("caption",{children:(0,P.jsx)(Bi.Term,{id:"sample",formula:"",meaning:(0,q.t)("How many texts of each side have this token at this \
place."),children:(0,q.t)("token {place}",{place:(0,Wt.count)(e)})})}),(0,P.jsx)("thead",{children:(0,P.jsxs)("tr",{class:"gp-hidden",children:[(0,P.jsx)("th",{
scope:"col",children:(0,q.t)("token")}),(0,P.jsx)("th",{scope:"col",children:(0,q.t)("without")}),(0,P.jsx)("th",{scope:"col",children:(0,q.t)("with")})]})}),(0,P.jsxs)(
"tbody",{children:[t.map((r,s)=>(0,P.jsx)(dp,{token:r,counts:n},s)),(o.without>0||o.with>0)&&(0,P.jsx)(dp,{token:{...o,text:null},words:(0,q.t)("all others"),counts:n})]})]})})}
function dp({token:e,words:t,counts:n}){let o=[{name:"without",number:e.without,most:n[0]},{name:"with",number:e.with,most:n[1]}],r={without:(0,Wt.count)(e.without),
assisted:(0,Wt.count)(e.with)};return(0,P.jsxs)("tr",{children:[(0,P.jsx)("th",{scope:"row",children:e.text===null?(0,P.jsx)("bdi",{class:"gp-plain",children:t??
(0,q.t)("text ended")}):(0,P.jsx)(up.TokenLabel,{text:e.text})}),(0,P.jsx)("td",{colSpan:2,"aria-label":(0,q.t)("{without} without, {assisted} with",r),children:(0,P.jsx)(
"div",{class:"gp-counts",children:o.map(({name:s,number:i,most:a})=>[(0,P.jsx)("i",{class:`gp-bar-${s}`,"aria-hidden":"true",style:{width:`${(100*Math.min(1,i/Math.
max(1,a))).toFixed(2)}%`}}),(0,P.jsx)("span",{children:(0,Wt.count)(i)})])})})]})}var yp=l(be(),1),ln=l(ot(),1),Tn=l(W(),1),K=l(x(),1),pn=l(he(),1),Mo=l(xe(),1);var kp=l(Li(),1);var qi=l(W(),1),Sn=l(x(),1),Zo=l(he(),1),fp=l(xe(),1);var _t=l(b(),1),mg=.14;function gp(e,t){return e==="draft"?[(0,Sn.t)("draft"),(0,Sn.t)("{share} of the time with drafts goes into writing them: all forward pass\
es of the draft model, or the search for text to copy.",{share:t})]:e==="verify"?[(0,Sn.t)("verify"),(0,Sn.t)("{share} of the time with drafts goes into the tar\
get model’s passes over them.",{share:t})]:[(0,Sn.t)("rest"),(0,Sn.t)("{share} of the time with drafts goes into all else: comparing, choosing, and what the l\
ibrary does around it.",{share:t})]}function bp({found:{pairs:e,draft_share:t,verify_share:n}}){if(!e.length||!(0,Zo.isKnown)(t)||!(0,Zo.isKnown)(n))return null;
let o=(0,Zo.medianOf)(e.map(a=>a.without)),r=(0,Zo.medianOf)(e.map(a=>a.with)),s=Math.max(o,r),i=[["draft",t],["verify",n],["rest",Math.max(0,1-t-n)]];return(0,_t.jsxs)(
"figure",{class:"gp-trial-figure gp-of-time",children:[(0,_t.jsx)("h3",{children:(0,Sn.t)("Where the time goes")}),(0,_t.jsxs)("ul",{class:"gp-time-bars",children:[
(0,_t.jsx)(hp,{name:(0,Sn.t)("without"),value:o,longest:s,parts:[["plain",1]]}),(0,_t.jsx)(hp,{name:(0,Sn.t)("with"),value:r,longest:s,parts:i})]}),(0,_t.jsx)("\
p",{class:"gp-note gp-keys gp-time-keys",children:i.map(([a,p])=>{let[d,c]=gp(a,(0,qi.percent)(p));return(0,_t.jsxs)("span",{children:[(0,_t.jsx)("i",{"data-par\
t":a,"aria-hidden":"true"}),(0,_t.jsxs)(fp.Term,{id:"time",meaning:c,unit:"%",children:[d," ",(0,qi.percent)(p)]})]},a)})})]})}function hp({name:e,value:t,longest:n,
parts:o}){return(0,_t.jsxs)("li",{children:[(0,_t.jsx)("span",{children:e}),(0,_t.jsx)("span",{class:"gp-time-bar","aria-hidden":"true",children:o.map(([r,s])=>{
let i=s*t/n;return(0,_t.jsx)("i",{"data-part":r,style:{width:`${(i*100).toFixed(2)}%`},children:(0,_t.jsx)("b",{children:r!=="plain"&&i>mg?gp(r,"")[0]:null})},r)})}),
(0,_t.jsx)("span",{children:(0,Sn.t)("{time} per token",{time:Mr(t)})})]})}var C=l(b(),1);function hg({group:e}){let t=e.found,{interval:n,...o}=fg(t,e),{charts:r}=e;return(0,C.jsxs)(C.Fragment,{children:[(0,C.jsxs)("header",{class:"gp\
-head",children:[(0,C.jsx)("h2",{class:"gp-title",children:(0,K.t)("Is it faster?")}),(0,C.jsx)("p",{class:"gp-note gp-missing",children:Yt(e,t)})]}),(0,C.jsxs)(
"div",{class:"gp-verdict",children:[(0,C.jsxs)("div",{children:[(0,C.jsx)(Ye,{...o,more:(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)("span",{children:o.more})," ",
n&&(0,C.jsx)(Mo.Term,{class:"gp-of-spread",id:"interval",run:()=>gg(t),meaning:ds(),children:n})]})}),(0,C.jsx)(bg,{found:t})]}),(0,C.jsx)("ul",{class:"gp-reaso\
ns","aria-label":(0,K.t)("Why"),children:t.reasons.map((s,i)=>(0,C.jsx)("li",{children:(0,K.t)(s)},i))})]}),t.others&&(0,C.jsxs)("p",{class:"gp-warning",children:[
"⚠ ",(0,K.t)(Vo)]}),(0,C.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${o.words}. ${o.more} ${n}`}),(0,C.jsxs)("div",{class:"gp-halves",
children:[(0,C.jsxs)("div",{class:"gp-half",children:[t.pairs.length>0&&(0,C.jsxs)(xp,{name:"pairs",title:(0,K.t)("Time per token, pair by pair"),children:[(0,C.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,C.jsxs)("span",{children:[(0,C.jsx)(Hi,{size:12,children:(0,C.jsx)("circle",{class:"gp-dot-without",cx:"6",cy:"6",r:"4\
.5"})}),(0,K.t)("without drafts")]}),(0,C.jsxs)("span",{children:[(0,C.jsx)(Hi,{size:12,children:(0,C.jsx)("circle",{class:"gp-dot-with",cx:"6",cy:"6",r:"5.5"})}),
(0,K.t)("with drafts")]})]}),(0,C.jsx)(Oe,{class:"gp-pairs",chart:r.pairs}),(0,C.jsx)("p",{class:"gp-note",children:(0,K.t)("Runs alternate: without, with, with\
out, with. The first pair warms up and is not counted.")})]}),(0,C.jsx)(bp,{found:t})]}),(0,C.jsx)("div",{class:"gp-half",children:(0,C.jsx)(wg,{found:t,group:e})})]}),
(0,C.jsx)(vg,{found:t})]})}var vp=(0,yp.groupPane)(hg,e=>e.answered("speed"));function xp({name:e,title:t,children:n}){return(0,C.jsxs)("figure",{class:`gp-tria\
l-figure gp-of-${e}`,children:[(0,C.jsx)("h3",{children:t}),n]})}var Hi=({size:e,children:t})=>(0,C.jsx)("svg",{width:e,height:e,"aria-hidden":"true",children:t});
function fg(e,t){let{verdict:n,noise:o,speedup:r,pairs:s,fewest:i}=e,{length:a}=s,p=t.done?(0,K.t)("No answer"):(0,K.t)("Not known yet");if(n==="noisy")return{verdict:"\
wait",sign:"…",words:(0,K.t)("No verdict on time"),more:(0,K.t)(o),interval:""};if(!r){let v=t.done?(0,K.t)("No pair of runs was completed."):(0,K.t)("The fir\
st counted pair is under way.");return{verdict:"wait",sign:"…",words:p,more:v,interval:""}}let d=Xt(r.median),c=lo(r),u=(0,K.tn)(a,"Median of {count} pair of \
runs.","Median of {count} pairs of runs."),m=(0,K.t)("90 % interval: {interval}.",{interval:c});if(n==="faster")return{verdict:"good",sign:"▲",words:t.running?
(0,K.t)("{times} faster so far",{times:d}):(0,K.t)("{times} faster",{times:d}),more:u,interval:m};if(n==="slower")return{verdict:"bad",sign:"▼",words:t.running?
(0,K.t)("{times}: slower so far",{times:d}):(0,K.t)("{times}: slower",{times:d}),more:u,interval:m};if(n==="even")return{verdict:"even",sign:"≈",words:t.running?
(0,K.t)("No clear difference so far"):(0,K.t)("No clear difference"),more:(0,K.tn)(a,"{times} is the median of {count} pair of runs.","{times} is the median of \
{count} pairs of runs.",{times:d}),interval:(0,K.t)("The 90 % interval {interval} includes 1.",{interval:c})};let f=(0,K.tn)(a,"{times} is the median of {count}\
 pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:d,fewest:(0,Tn.count)(
i)});return{verdict:"wait",sign:"…",words:p,more:f,interval:""}}var gg=({pairs:e})=>e.length?(0,K.tn)(e.length,"the speed-up of {count} pair: {each}.","the sp\
eed-ups of {count} pairs: {each}.",{each:(0,ln.listed)(e.map(({speedup:t})=>(0,ln.fixed)(t,2)).sort())}):"";function bg({found:{identical:e,pairs:t}}){if(!e?.checked)
return null;let{checked:n,equal:o,at:r}=e,s=n>t.length?(0,K.tn)(n,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,K.tn)(
n,"Same tokens in the pair","Same tokens in all {count} pairs");return(0,C.jsxs)("p",{class:"gp-badge","data-verdict":o?"good":"bad",children:[(0,C.jsx)("b",{"a\
ria-hidden":"true",children:o?"✓":"✗"}),(0,C.jsx)("span",{children:o?s:(0,K.t)("Not the same tokens: a text diverges at token {place}",{place:(0,Tn.count)(r+
1)})})]})}var Sp=({acceptance:e})=>e?.judged_acceptance_rate??null;function wg({found:e,group:t}){let{drafted:n,cost:o,verify:r}=e;if(!(0,pn.isKnown)(n)||!(0,pn.isKnown)(
o)||!(0,pn.isKnown)(r))return null;let s=()=>{let i=Sp(e);return(0,pn.isKnown)(i)?(0,K.t)("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",
{rate:(0,Tn.decimals)(i),drafted:(0,ln.fixed)(n,2),cost:(0,ln.fixed)(o,2),verify:(0,ln.fixed)(r,2),times:Xt(Ei(i,n,o,r))}):""};return(0,C.jsxs)(xp,{name:"rates",
title:(0,K.t)("How often must the target accept?"),children:[(0,C.jsxs)("p",{class:"gp-note gp-keys",children:[(0,C.jsxs)("span",{children:[(0,C.jsx)("svg",{width:"\
24",height:"8","aria-hidden":"true",children:(0,C.jsx)("path",{class:"gp-theory",d:"M1 4H23"})}),(0,C.jsx)(Mo.Term,{id:"speed-up",formula:"",run:s,meaning:(0,K.t)(
"Tokens that a round is expected to write, divided by what the round costs: (1 − α^(γ+1)) / (1 − α) / (γ c + v). α is the acceptance rate, γ the drafted tokens \
per round, c the cost of drafting one and v the cost of the target’s pass over the draft, both as measured here. After Leviathan et al. 2023, theorem 3.8, where\
 v is 1."),children:(0,K.t)("expected by the formula at the costs measured here")})]}),(0,C.jsxs)("span",{children:[(0,C.jsx)(Hi,{size:14,children:(0,C.jsx)("pa\
th",{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,K.t)("measured")]})]}),(0,C.jsx)(Oe,{class:"gp-rates",chart:t.charts.rates}),(0,C.jsx)("p",{class:"gp-ra\
te-words",children:yg(e,Ei(1,n,o,r))})]})}function yg(e,t){let{break_even:n}=e,o=Sp(e);if(!(0,pn.isKnown)(n))return(0,K.t)("No acceptance rate would be enough: \
even if the target kept every drafted token, the formula gives {times}.",{times:Xt(t)});if(n<=0)return(0,K.t)("Any acceptance rate is enough at these costs.");let r=(0,Tn.percent)(
n);if(!(0,pn.isKnown)(o))return(0,K.t)("The target must keep at least {least} of the tokens that it judges.",{least:r});let s={least:r,rate:(0,Tn.percent)(o)};return o>=
n?(0,K.t)("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",s):(0,K.t)("The target must keep at least {least} of the t\
okens that it judges, but here it keeps only {rate}.",s)}var kg=["draft_acceptance_rate","judged_acceptance_rate","mean_acceptance_length","passes_saved"];function vg({
found:e}){let{acceptance:t,drafted:n,cost:o,verify:r}=e,s=[];for(let i of t?kg:[]){let a=t?.[i];if(!t||!(0,pn.isKnown)(a))continue;let p=i.endsWith("rate")?(0,Tn.percent)(
a):i.endsWith("length")?(0,ln.fixed)(a,2):(0,Tn.count)(a);s.push((0,C.jsx)(ms,{value:p,children:(0,C.jsx)(Mo.Term,{...(0,kp.termOfFigure)(i,p,t),children:i})}))}
if((0,pn.isKnown)(n)){let i=()=>t?(0,K.tn)(t.num_rounds,"{drafted} drafted in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,Tn.count)(
t.num_draft_tokens),value:(0,ln.fixed)(n,2)}):"";s.push((0,C.jsx)(ms,{value:(0,ln.fixed)(n,2),children:(0,C.jsx)(Mo.Term,{id:"draft",formula:"",run:i,meaning:(0,K.t)(
"num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),children:(0,K.t)("drafted tokens per round")})}))}return(0,pn.isKnown)(
o)&&s.push((0,C.jsx)(ms,{value:(0,ln.fixed)(o,2),children:(0,C.jsx)(Mo.Term,{id:"draft-cost",run:()=>wp(o,e),meaning:(0,K.t)("Draft time per drafted token / tim\
e per token without drafts, both without the reading of the prompt: the c of the formula."),children:(0,K.t)("cost of drafting one token")})})),(0,pn.isKnown)(r)&&
s.push((0,C.jsx)(ms,{value:(0,ln.fixed)(r,2),children:(0,C.jsx)(Mo.Term,{id:"draft-cost",run:()=>wp(r,e),meaning:(0,K.t)("Time of the target’s pass over a draft\
 / time per token without drafts. The theorem assumes 1; on a processor without spare capacity it is more."),children:(0,K.t)("cost of verifying a draft")})})),
(0,C.jsx)("dl",{class:"gp-figures",children:s})}var ms=({value:e,children:t})=>(0,C.jsxs)("div",{children:[(0,C.jsx)("dt",{children:t}),(0,C.jsx)("dd",{children:e})]});
function wp(e,{pairs:t}){if(!t.length)return"";let n=(0,pn.medianOf)(t.map(({without:o})=>o));return(0,K.t)("{cost} × {token} per token without drafts = {time}.",
{cost:(0,ln.fixed)(e,2),token:Mr(n),time:Mr(e*n)})}var gs=l(we(),1);var zp=l(be(),1),St=l(x(),1),Ji=l(xe(),1);var Op=l(Ki(),1),fn=l(x(),1);var hs=l(W(),1),Oo=l(b(),1);function Pp({text:e}){let t=[],n=0;for(let{0:o,index:r}of e.matchAll(hs.INVISIBLE))r>n&&t.push(e.slice(n,r)),n=r+1,t.push((0,Oo.jsx)(
xg,{character:o},r));return(0,Oo.jsxs)(Oo.Fragment,{children:[t,e.slice(n)]})}function xg({character:e}){let t=hs.MARKS[e],n=(e.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,Oo.jsx)("span",{class:"gp-space","data-mark":t??`U+${n}`,"data-wide":t==="·"?"no":"yes",children:t?e:""})}var Di=l(xe(),1),Ui=l(jn(),1),Pe=l(b(),1),ji=40,Cp=14;function Sg(e){let t=Array.from({length:e},(n,o)=>o);return e<=ji?t:[...t.slice(0,Cp),null,...t.slice(Cp+e-
ji+1)]}var Tg=(e,t,n)=>e==="left"?[0,t-n]:[n,t];function Rp({read:e,text:t,side:n,goesOn:o,caption:r}){let[s,i]=Tg(n,e.length,t),a=e.filter(([,,u])=>!u).length,
p=Sg(e.length),d=e.length-ji+1,c=()=>(0,fn.tn)(e.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:a});return(0,Pe.jsxs)("\
table",{class:"gp-strip",children:[(0,Pe.jsx)("caption",{class:"gp-hidden",children:r}),(0,Pe.jsxs)("tbody",{children:[(0,Pe.jsxs)("tr",{children:[(0,Pe.jsx)("t\
h",{scope:"row",children:(0,Pe.jsx)("span",{children:(0,fn.t)("token")})}),p.map(u=>u===null?(0,Pe.jsx)("td",{class:"gp-mark",children:(0,fn.tn)(d,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,Pe.jsx)(Pg,{label:e[u][1],isPadding:u>=s&&u<i,isLast:o&&u===e.length-1},u))]}),(0,Pe.jsxs)("tr",{children:[(0,Pe.jsx)(
"th",{scope:"row",children:(0,Pe.jsx)(Di.Term,{id:"padding",run:c,meaning:(0,fn.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,fn.t)(
"mask")})}),p.map(u=>u===null?(0,Pe.jsx)(Mp,{}):(0,Pe.jsx)("td",{class:e[u][2]?"":"gp-ignored",children:e[u][2]}))]}),e.some(([,,,u])=>u!==null)&&(0,Pe.jsxs)("t\
r",{children:[(0,Pe.jsx)("th",{scope:"row",children:(0,Pe.jsx)(Di.Term,{id:"padding",run:c,meaning:(0,fn.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,fn.t)("position")})}),p.map(u=>u===null?(0,Pe.jsx)(Mp,{}):(0,Pe.jsx)("td",{children:e[u][3]}))]})]})]})}
var Mp=()=>(0,Pe.jsx)("td",{class:"gp-mark",children:"…"});function Pg({label:e,isPadding:t,isLast:n}){return(0,Pe.jsxs)("td",{class:`gp-cell${t?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,Pe.jsx)(Ui.TokenLabel,{text:e}),t&&(0,Pe.jsxs)("span",{class:"gp-hidden",children:[" ",(0,fn.t)("(padding)")]}),n&&(0,Pe.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,fn.t)("(the next token is predicted from here)")]})]})}function Wp({tokens:e,parts:t}){let n=[e.slice(0,t??e.length),
e.slice(t??e.length)];return(0,Pe.jsxs)("span",{class:"gp-new",children:[n.map((o,r)=>o.length>0&&(0,Pe.jsx)("span",{class:r?"gp-parted":"",children:o.map(Cg)},
r)),!e.length&&(0,Pe.jsx)("span",{class:"gp-mark",children:(0,fn.t)("(nothing)")})]})}var Cg=([,e,t],n)=>(0,Pe.jsx)(Op.Fragment,{children:t===null?(0,Pe.jsx)(Ui.TokenLabel,
{class:"gp-end",text:e}):(0,Pe.jsx)(Pp,{text:t})},n);var Gp=l(ot(),1),Lp=l(an(),1),ze=l(W(),1),fe=l(x(),1),Rr=l(he(),1),$p=l(Or(),1);function Wr({name:e,masked:t}){return e==="alone"?(0,fe.t)("Alone"):e==="left"?t?
(0,fe.t)("Padded on the left"):(0,fe.t)("Padded on the left, without a mask"):t?(0,fe.t)("Padded on the right"):(0,fe.t)("Padded on the right, without a mask")}
function fs(e,t){if(!(0,Rr.isKnown)(e))return(0,fe.t)("infinite");let n=(0,ze.fromNats)(e,t),o=Math.abs(n);if(o<1e-15)return(0,ze.withUnit)(0,"0",t);let r=o<1e-4?
(0,$p.pWords)(o):(0,Gp.fixed)(o,o<.01?4:3);return(0,ze.withUnit)(e,`${n<0?"−":""}${r}`,t)}function Ep(e,t,n){let{prompts:o,sampled:r,ways:s}=e,[i]=s,a=t.answers.
map(({kl:f})=>(0,Rr.isKnown)(f)?f:1/0),p=t.answers.filter(({read:f},v)=>f.length>i.answers[v].read.length).length,d=[(0,fe.t)("How far the first new token's dis\
tribution moved from the one without a batch: at most {distance}.",{distance:fs(Math.max(...a),n)})];p||d.push((0,fe.t)("No prompt is shorter than another, so n\
othing was padded.")),t.guessed?d.push((0,fe.t)("generate has found the padding by itself, because no text ends with this pad token.")):!t.masked&&p&&d.push((0,fe.t)(
"The model has read the padding as text."));let c=t.answers.filter(({same:f})=>!f).length,u=r?"even":c?"bad":"good",m=Mg(u,Wr(t),c,o.length);return{verdict:u,sign:{
even:"○",bad:"✗",good:"✓"}[u],words:m,more:d.join(" ")}}function Mg(e,t,n,o){return e==="even"?(0,fe.t)("{way}: the texts are drawn again, so they are not\
 compared.",{way:t}):e==="good"?(0,fe.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on\
 its own.",{way:t}):o===1?(0,fe.t)("{way}: the prompt gives a different text than on its own.",{way:t}):(0,fe.tn)(n,"{way}: {count} of {all} prompts gives a dif\
ferent text than on its own.","{way}: {count} of {all} prompts give a different text than on their own.",{way:t,all:o})}function Vi({sampled:e},{name:t},{same:n}){
return t==="alone"?{verdict:"even",sign:"",words:""}:e?{verdict:"even",sign:"○",words:(0,fe.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,fe.t)("th\
e same as on its own")}:{verdict:"bad",sign:"✗",words:(0,fe.t)("a different text than on its own")}}function Np(e,t,n,o,r){let s=Og(n);if(t.name==="alone")return[
s];let i=e.sampled?"":Rg(n,o),a=fs(n.change,r);return[...i?[{words:i,meaning:(0,fe.t)("The first token that differs. What comes after it continues a different t\
ext."),term:"greedy"}]:[],{words:(0,fe.t)("KL {distance}",{distance:fs(n.kl,r)}),meaning:(0,fe.t)("Kullback-Leibler divergence between the distributions of the \
first new token, alone ‖ this way, before the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,ze.asSentence)((0,Lp.klSumWords)(Wg(o,n),r,
fs(n.kl,r)))},{words:(0,fe.t)("log p of {token} {change}",{token:(0,ze.quoted)(o.new[0][1]),change:`${(0,Rr.isKnown)(n.change)&&n.change>0?"+":""}${a}`}),meaning:(0,fe.t)(
"The change in the log-probability of the token that the prompt alone chose first."),term:"logprob",run:()=>_g(n,o,a),unit:r},s]}function Og({first:e}){let t=i=>(0,ze.percent)(
(0,ze.probability)(i)),n=e.slice(0,3).map(([i,a])=>`${(0,ze.quoted)(i)} ${t(a)}`),[[o,r]]=e,s={token:(0,ze.quoted)(o),logprob:(0,ze.decimals)(r),percent:t(r)};return{
words:(0,fe.t)("first: {tokens}",{tokens:n.join(", ")}),meaning:(0,fe.t)("The likeliest first new tokens, with their probabilities before the logits processors."),
term:"probability",run:()=>(0,fe.t)("{token}: e^({logprob}) = {percent}.",s)}}function Rg({parts_at:e,new:t},n){if(e===null)return"";let o=r=>e<r.length?(0,ze.quoted)(
r[e][1]):(0,fe.t)("the end");return(0,fe.t)("diverges at new token {number}: {own}, alone {alone}",{number:e+1,own:o(t),alone:o(n.new)})}var Wg=(e,t)=>e.first.flatMap(
([n,o])=>{let r=t.first.find(([s])=>s===n);return r?[{text:n,p:(0,ze.probability)(o),q:(0,ze.probability)(r[1])}]:[]});function _g(e,t,n){let[[,o]]=t.new,[r,s]=[
t,e].map(({first:i})=>i.find(([a])=>a===o));return!r||!s||!(0,Rr.isKnown)(e.change)?"":(0,fe.t)("from {before} alone to {after}: a change of {change}.",{before:(0,ze.percent)(
(0,ze.probability)(r[1])),after:(0,ze.percent)((0,ze.probability)(s[1])),change:n})}function Fp(e){let{model:t,mode:n,prompts:o,width:r,pad:s,borrowed:i,dtype:a,
seed:p,sampled:d,ways:c}=e,u=d?(0,fe.t)("{mode}, seed {seed}",{mode:(0,ze.modeName)(n),seed:p}):(0,ze.modeName)(n),f=c[0].answers.some(({read:v})=>v.length<r)?Gg(
o.length,{width:r,pad:s[1]},i):(0,fe.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:r});return`${t}, ${a}; ${u}; ${f}`}
var Gg=(e,t,n)=>n?(0,fe.tn)(e,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",t):(0,fe.tn)(e,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",t);var $=l(b(),1),Lg=6,Ap=200;function $g({group:e}){let t=e.found,{unit:n}=e,o=(0,gs.useMemo)(()=>t.prompts.map((s,i)=>(0,$.jsx)(Eg,{found:t,number:i,unit:n},`${i}\
 ${s}`)),[t,n]),r=t.ways.slice(1).map(s=>Ep(t,s,n));return(0,$.jsxs)($.Fragment,{children:[e.isExample&&(0,$.jsx)(Ln,{group:e}),(0,$.jsxs)("header",{class:"gp-h\
ead",children:[(0,$.jsx)("h2",{class:"gp-title",children:(0,St.t)("Padding")}),(0,$.jsx)("p",{class:"gp-note gp-about",children:Fp(t)})]}),(0,$.jsx)("ul",{class:"\
gp-batch-verdicts",children:r.map(({verdict:s,sign:i,words:a,more:p})=>(0,$.jsxs)("li",{"data-verdict":s,children:[(0,$.jsx)(Bp,{sign:i}),(0,$.jsxs)("span",{children:[
a,(0,$.jsx)("small",{children:p})]})]},a))}),(0,$.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:r.map(({words:s})=>s).join(" ")}),(0,$.jsx)(Fg,{isDecoder:!t.
is_encoder_decoder}),(0,$.jsx)("div",{class:"gp-batch-prompts",children:o}),(0,$.jsx)(Ag,{})]})}var Ip=(0,zp.groupPane)($g,({found:e})=>!!e),Bp=({sign:e})=>(0,$.jsx)(
"span",{class:"gp-sign","aria-hidden":"true",children:e});function Eg({found:e,number:t,unit:n}){let[o,r]=(0,gs.useState)(t<Lg),s=[...e.prompts[t]],i=e.ways.slice(
1).map(a=>`${Vi(e,a,a.answers[t]).sign} ${Wr(a)}`);return(0,$.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:a})=>r(a.open),children:[(0,$.jsxs)(
"summary",{children:[(0,St.t)("Prompt {number}:",{number:t+1})," ",(0,$.jsx)("bdi",{class:"gp-prompt-text",children:s.slice(0,Ap).join("")+(s.length>Ap?"…":"")}),
(0,$.jsxs)("span",{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&e.ways.map(a=>(0,$.jsx)(Ng,{found:e,way:a,number:t,unit:n},a.name))]})}function Ng({
found:e,way:t,number:n,unit:o}){let[r,s]=[e.ways[0].answers[n],t.answers[n]],{verdict:i,sign:a,words:p}=Vi(e,t,s),d=t.name==="alone"||JSON.stringify(s.read)!==JSON.
stringify(r.read),c=(0,St.t)("Prompt {number} as the model reads it: {way}",{number:n+1,way:Wr(t)});return(0,$.jsxs)("div",{class:"gp-way","data-verdict":i,children:[
(0,$.jsxs)("h3",{class:"gp-way-name",children:[(0,$.jsx)(Bp,{sign:a}),Wr(t),(0,$.jsx)("small",{children:p})]}),(0,$.jsxs)("div",{class:"gp-way-body",children:[d?
(0,$.jsx)("div",{class:"gp-scroll",tabIndex:0,role:"region","aria-label":c,children:(0,$.jsx)(Rp,{read:s.read,text:r.read.length,side:t.name,goesOn:!e.is_encoder_decoder,
caption:c})}):(0,$.jsx)("p",{class:"gp-note",children:(0,St.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),
(0,$.jsxs)("p",{class:"gp-gave",children:[(0,$.jsxs)("span",{class:"gp-gave-words",children:[(0,St.t)("Output:")," "]}),(0,$.jsx)(Wp,{tokens:s.new,parts:e.sampled?
null:s.parts_at})]}),(0,$.jsx)("p",{class:"gp-measures",children:Np(e,t,s,r,o).map(u=>(0,$.jsx)(Ji.Term,{id:u.term,run:u.run,meaning:u.meaning,unit:u.unit,children:u.
words},u.words))})]})]})}function Fg({isDecoder:e}){return(0,$.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,$.jsxs)("span",{children:[(0,$.jsx)("i",{class:"\
gp-cell gp-padding","aria-hidden":"true",children:"pad"})," ",(0,$.jsx)(Ji.Term,{id:"padding",meaning:(0,St.t)("All rows of a batch have the same length. Shorte\
r prompts are filled with pad tokens, on the left or on the right."),children:(0,St.t)("padding")})]}),(0,$.jsxs)("span",{children:[(0,$.jsx)("i",{class:"gp-cel\
l gp-ignored","aria-hidden":"true",children:"0"})," ",(0,St.t)("hidden by the mask")]}),(0,$.jsxs)("span",{class:"gp-of-decoder",hidden:!e,children:[(0,$.jsx)("\
i",{class:"gp-cell gp-last","aria-hidden":"true",children:"abc"})," ",(0,St.t)("the next token is predicted from here")]}),(0,$.jsxs)("span",{children:[(0,$.jsx)(
"u",{class:"gp-parted",children:(0,St.t)("text")})," ",(0,St.t)("differs from what the prompt gives on its own")]})]})}function Ag(){return(0,$.jsxs)("details",
{class:"gp-batch-why",children:[(0,$.jsx)("summary",{children:(0,St.t)("Why?")}),(0,$.jsxs)("ul",{children:[(0,$.jsx)("li",{children:(0,St.t)("A decoder-only mo\
del continues from the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding\
, and what the model predicts after padding says little about the prompt.")}),(0,$.jsx)("li",{children:(0,St.t)("The mask hides the padding from attention, and \
the position ids count from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,$.jsx)("li",{children:(0,St.t)(
"Equivalent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probabilit\
y by some millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,$.jsx)("li",{children:(0,St.t)("An e\
ncoder-decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default\
; padding on the left can, where the encoder has learned absolute positions.")}),(0,$.jsx)("li",{children:(0,St.t)("Without a mask, generate looks for the paddi\
ng by itself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot\
 tell them apart, and the model reads all of them as text.")})]})]})}var ws=l(we(),1);var sd=l(be(),1),id=l(_r(),1),Gt=l(W(),1),ce=l(x(),1),Lr=l(he(),1),ad=l(Qi(),1),ld=l(xe(),1),pd=l(Dp(),1);var ed=l(an(),1),Bt=l(W(),1),td=l(x(),1),po=l(he(),1);var st=l(W(),1),rt=l(x(),1),Gr=l(he(),1),Zi=3,zg={sum:"logprob",token:"per_token",byte:"per_byte"},bs=(e,t)=>e[zg[t]]??-1/0,Xo=({answers:e},t)=>e.map((n,o)=>o).
sort((n,o)=>bs(e[o],t)-bs(e[n],t)),Nn=(e,t=3)=>(0,Gr.isKnown)(e)?(0,st.decimals)(e,t):"−∞";function Xi(e){let{answers:t}=e;if(t.length<2)return"";let n=["su\
m","token","byte"].map(a=>Xo(e,a)),[o,r,s]=n.map(([a])=>(0,st.quoted)(t[a].text.trim()));return o!==r||o!==s?(0,rt.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:s}):n.every(a=>a.join()===n[0].join())?(0,rt.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,rt.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Up({answers:e,total:t}){if(!(0,Gr.isKnown)(t))return"";let n=(0,st.percent)(t);return(0,rt.tn)(
e.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function Vp({answers:e,overlaps:t,kind:n,unread:o},r,s){let i=[],a=(c,u="warning")=>i.push({kind:u,words:c});if(r&&!e.length&&a((0,rt.t)("None of the answers wa\
s read.")),!e.length)return i;n==="chat"&&a((0,rt.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&a((0,rt.t)("Each answer begins the targ\
et."),"info");let p=new Set;for(let[c,u]of t)p.has(u)||(p.add(u),a((0,rt.t)("{long} begins with the tokens of {short}: writing one means writing the other, so i\
t adds nothing to the total, and these shares overlap.",{long:(0,st.quoted)(e[u].text.trim()),short:(0,st.quoted)(e[c].text.trim())})));let d=e.flatMap(({text:c,
join:u})=>u&&!u.same?[{text:c,join:u}]:[]);for(let{text:c,join:u}of d.slice(0,Zi))a(Ig(c,u));d.length>Zi&&a((0,rt.tn)(d.length-Zi,"So is {count} other answer.",
"So are {count} other answers.")),r&&n!=="source"&&e.some(({join:c})=>!c)&&a((0,rt.t)("How prompt and answer are split as one text is not known here."),"info");
for(let c of r?o:[])a(Bg(c,s(c)));return i}var jp=(e=[])=>e.map(st.quoted).join(" "),Ig=(e,{whole:t,read:n})=>(0,rt.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,st.quoted)(e.trim()),read:jp(n),whole:jp(t)});
function Bg({text:e,failed:t},n){let o=(0,rt.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,st.quoted)(e.trim())});return t&&
!n?`${o} ${(0,rt.t)(t.message)} ${(0,rt.t)(t.fix)}`:o}function Jp({token_id:e,text:t,logprob:n,rank:o,after:r,removed_by:s},i){let a=[(0,rt.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,st.quoted)(t),id:e,value:Nn(n),share:(0,st.percent)((0,st.probability)(n))})];return o&&a.push((0,rt.t)(
"rank {rank}",{rank:(0,st.count)(o)})),i&&a.push(qg(r,s)),`${a.join(", ")}.`}function qg(e,t){return(0,Gr.isKnown)(e)?(0,rt.t)("{share} after the processors",{share:(0,st.percent)(
(0,st.probability)(e))}):(0,rt.t)("removed by {processor}",{processor:t?(0,st.processorWords)(t)[0]:(0,rt.t)("a processor")})}var Qp=({tokens:e})=>e.find(({after:t})=>!(0,Gr.isKnown)(
t))??e[0];var Zp=4,Hg=e=>new TextEncoder().encode(e.trimStart()).length,nd=e=>e.length>Zp?[...e.slice(0,Zp-1),"…",...e.slice(-1)]:e,Kg={share(e,t,n){let o=e.shares?.[n];
if(!(0,po.isKnown)(o))return"";let r=i=>`e^(${Nn(bs(i,n))})`,s=Xo(t,n).map(i=>r(t.answers[i]));return`${r(e)} / (${nd(s).join(" + ")}) = ${(0,Bt.percent)(o)}`},
sum:({tokens:e,logprob:t})=>Xp(e.map(n=>n.logprob),t),token:({logprob:e,per_token:t,tokens:n})=>Yp(e,n.length,t),byte:({logprob:e,per_byte:t,text:n})=>Yp(e,Hg(n),
t),perplexity:({per_token:e,perplexity:t})=>(0,po.isKnown)(t)&&(0,po.isKnown)(e)?`exp(−(${(0,Bt.decimals)(e)})) = ${(0,Bt.decimals)(t,2)}`:"",after:({tokens:e,
after:t})=>(0,po.isKnown)(t)?Xp(e.map(n=>n.after),t):""};function Xp(e,t){let n=`${Nn(t)} nats, ${(0,Bt.percent)((0,Bt.probability)(t))}`;return e.length<2||!e.
every(po.isKnown)?n:`${nd(e.map(o=>Nn(o))).join(" + ").replaceAll("+ −","− ")} = ${n}`}function Yp(e,t,n){return!(0,po.isKnown)(e)||!(0,po.isKnown)(n)||(0,Bt.decimals)(
e/t)!==(0,Bt.decimals)(n)?"":(0,ed.quotientWords)((0,Bt.decimals)(e),(0,Bt.count)(t),(0,Bt.decimals)(n))}function od(e,t,n){let[o]=Xo(t,n);if(o===void 0)return"";
let r=t.answers[o],s=Kg[e](r,t,n);return s?(0,td.t)("{name}: {words}.",{name:(0,Bt.quoted)(r.text.trim()),words:s}):""}var R=l(b(),1),rd=400,Dg=[["sum",()=>(0,ce.t)("sum")],["token",()=>(0,ce.t)("mean per token")],["byte",()=>(0,ce.t)("mean per byte")]];function jg({group:e}){let[
t,n]=(0,ws.useState)("sum"),o=e.found,{blocks:r}=o;return(0,R.jsxs)(R.Fragment,{children:[(0,R.jsxs)("header",{class:"gp-head",children:[(0,R.jsx)("h2",{class:"\
gp-title",children:(0,ce.t)("Answers")}),(0,R.jsx)("p",{class:"gp-note gp-missing",children:Yt(e,o)}),(0,R.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,ce.t)("Rank by"),children:[(0,R.jsx)("span",{class:"gp-note",children:(0,ce.t)("Rank by")}),Dg.map(([s,i])=>(0,R.jsx)("button",{class:"gp-button",
type:"button","data-by":s,"aria-pressed":t===s,onClick:()=>n(s),children:i()},s))]})]}),(0,R.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&
r.length===1&&Xi(r[0])}),(0,R.jsx)("div",{class:"gp-blocks",children:r.map((s,i)=>(0,R.jsx)(Ug,{group:e,block:s,by:t},i))}),(0,R.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,R.jsx)("span",{class:"gp-note",children:(0,ce.t)("Tokens are shaded by probability")}),(0,R.jsx)(ad.ShadeScale,{class:"gp-note",name:"ra\
w",unit:e.unit})]}),(0,R.jsxs)("details",{class:"gp-choices-why",children:[(0,R.jsx)("summary",{children:(0,ce.t)("What do these numbers mean?")}),(0,R.jsxs)("u\
l",{children:[(0,R.jsx)("li",{children:(0,ce.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,R.jsx)("li",{children:(0,ce.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,R.jsx)("li",{children:(0,ce.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var dd=(0,sd.groupPane)(jg,({found:e})=>e?.
question==="choices");function Ug({group:e,block:t,by:n}){let{model:o,prompt:r,answers:s,total:i}=t,a=[...r],p=a.slice(0,rd).join("")+(a.length>rd?"…":""),d=(0,ce.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,Gt.quoted)(r)}),c=(0,ws.useMemo)(()=>s.length>0&&(0,R.jsx)(Zg,{group:e,block:t,by:n,name:d}),[t,n,e.canOpen]),
u=({entry:f})=>!!e.entries[f]?.ended?.failed,m=Vp(t,!!e.done,u);return(0,R.jsxs)("section",{class:"gp-block",children:[(0,R.jsxs)("h3",{class:"gp-block-head",children:[
(0,R.jsx)("span",{class:"gp-block-model",children:o})," ",(0,R.jsx)("bdi",{class:"gp-block-prompt",children:p||(0,ce.t)("(empty)")})]}),(0,R.jsx)("p",{class:"gp\
-verdict",children:(0,Lr.isKnown)(i)?Xi(t):""}),(0,R.jsx)("p",{class:"gp-note gp-total",children:Up(t)}),(0,R.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":d,children:c}),(0,R.jsx)("ul",{class:"gp-choice-notes",hidden:!m.length,children:m.map(({kind:f,words:v})=>(0,R.jsx)("li",{class:"gp-note","data-ki\
nd":f,children:v},v))})]})}var Vg=e=>[{name:(0,ce.t)("share"),meaning:Jg[e](),term:"answer-share",sum:"share"},{name:(0,ce.t)("log P"),meaning:(0,ce.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,ce.t)(
"per token"),meaning:(0,ce.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,ce.t)("per byte"),meaning:(0,ce.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,ce.t)("(Σ log p) / bytes")},{name:(0,ce.t)("perplexity"),meaning:(0,ce.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,ce.t)("after processors"),meaning:(0,ce.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],Jg={sum:()=>(0,ce.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,ce.t)("Th\
e softmax of the means per token: a weight for the ranking, not the probability of a text."),byte:()=>(0,ce.t)("The softmax of the means per byte: a weight for \
the ranking, not the probability of a text.")},Qg=e=>e==="share"?"%":e==="perplexity"?"":"nats";function Zg({group:e,block:t,by:n,name:o}){let r=t.processors.length>
0,s=Vg(n).filter(({sum:i})=>i!=="after"||r);return(0,R.jsxs)("table",{class:"gp-answers",children:[(0,R.jsx)("caption",{class:"gp-hidden",children:o}),(0,R.jsx)(
"thead",{children:(0,R.jsxs)("tr",{children:[(0,R.jsx)("th",{scope:"col",children:(0,ce.t)("answer")}),s.map(({name:i,sorted:a,sum:p,term:d,meaning:c,formula:u})=>(0,R.jsx)(
"th",{scope:"col","aria-sort":a===n?"descending":void 0,children:(0,R.jsx)(ld.Term,{id:d,run:()=>od(p,t,n),meaning:c,unit:Qg(p),formula:u,children:i})},i)),e.canOpen&&
(0,R.jsx)("td",{})]})}),(0,R.jsx)("tbody",{children:Xo(t,n).map(i=>(0,R.jsx)(Xg,{answer:t.answers[i],by:n,hasProcessors:r,open:e.canOpen?()=>e.ask({type:"open",
entry:t.entries[i]}):void 0},i))})]})}function Xg({answer:e,by:t,hasProcessors:n,open:o}){let{text:r,tokens:s,logprob:i,shares:a}=e,p=a?.[t];return(0,R.jsxs)("t\
r",{children:[(0,R.jsx)("th",{scope:"row",dir:"auto",children:s.map((d,c)=>(0,R.jsx)(pd.TokenInk,{token:d,ground:(0,id.chanceGround)(d.logprob),words:()=>Jp(d,n)},
c))}),(0,R.jsxs)("td",{class:"gp-share-cell",children:[(0,R.jsx)("span",{children:(0,Lr.isKnown)(p)?(0,Gt.percent)(p):"…"}),(0,R.jsx)("span",{class:"gp-share",
"aria-hidden":"true",children:(0,R.jsx)("i",{style:{width:`${(p??0)*100}%`}})})]}),(0,R.jsx)(Yo,{more:(0,Gt.percent)((0,Gt.probability)(i)),children:Nn(i)}),(0,R.jsx)(
Yo,{children:Nn(e.per_token)}),(0,R.jsx)(Yo,{children:Nn(e.per_byte)}),(0,R.jsx)(Yo,{children:eb(e.perplexity)}),n&&(0,R.jsx)(Yg,{answer:e}),o&&(0,R.jsx)("td",{
children:(0,R.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,ce.t)("Open the run of {answer}",{answer:(0,Gt.quoted)(r.trim())}),onClick:o,children:(0,ce.t)(
"Open")})})]})}function Yo({class:e,more:t,children:n}){return(0,R.jsxs)("td",{class:e,children:[n,t&&(0,R.jsx)("small",{children:t})]})}function Yg({answer:e}){
let{after:t}=e;if((0,Lr.isKnown)(t))return(0,R.jsx)(Yo,{more:(0,Gt.percent)((0,Gt.probability)(t)),children:Nn(t)});let{text:n,removed_by:o}=Qp(e),r=o?(0,Gt.processorWords)(
o)[0]:(0,ce.t)("a processor");return(0,R.jsxs)(Yo,{class:"gp-removed",more:(0,ce.t)("{token} by {processor}",{token:(0,Gt.quoted)(n),processor:r}),children:["✕ ",
(0,ce.t)("removed")]})}var eb=e=>(0,Lr.isKnown)(e)?e>=1e3?(0,Gt.count)(Math.round(e)):(0,Gt.decimals)(e,2):"∞";var Qn=l(we(),1),Cd=l(be(),1),sr=l(W(),1),Pn=l(x(),1),Md=l(xe(),1);var fd=l(Yi(),1),gd=l(x(),1),ud=new WeakMap;function Vn(e){let t=ud.get(e)??[],{keep:n,added:o}=(0,fd.pathChange)(t,e.lines().at(0)?.last??null);t.length=n;for(let r of o)
t.push(r);return ud.set(e,t),t}function qt(e,t){let{log:n}=e.shownOf(t);if(!n)throw new Error("this comparison has no logs");return n}var en=(e,t)=>Vn(qt(e,t)),
Ro=({done:e},{finished:t,failed:n})=>!!(t||n||e);function $r({groups:e,pair:[t,n]}){if(e.length<2)return null;let o=e.at(t)?t:0,r=e.at(n)&&n!==o?n:+(o===0);return[
o,r]}var Jn=e=>e.header?.kind==="lanes"?$r(e):null;function Tt({groups:e,lanes:t},n){let{id:o,label:r}=e[n];return t?t.find(s=>s.id===o)?.label??(0,gd.t)("{lane\
} (removed)",{lane:r}):r}var er=({groups:e},t,n)=>md(e[t].model)===md(e[n].model);function md(e){let[t,n=""]=e.split("?");return`${t}?${n.split("&").find(o=>o.startsWith(
"revision="))??""}`}function tr(e,t,n){let o=[en(e,t),en(e,n)],r=er(e,t,n)?tb(...o):nb(...o),s=o.map((i,a)=>r[a]>=i.length);return s[0]&&s[1]?{kind:"same",at:r}:
s[0]||s[1]?{kind:"shorter",at:r,shorter:s[0]?0:1}:{kind:"apart",at:r}}function tb(e,t){let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o].chosen.token_id===t[o].
chosen.token_id;)o+=1;return[o,o]}var bd=({piece:e})=>e??"\0";function nb(...e){let[t,n]=e.map(s=>s.map(bd).join("")),o=Math.min(t.length,n.length),r=0;for(;r<o&&
t[r]===n[r];)r+=1;return[hd(e[0],r),hd(e[1],r)]}function hd(e,t){let n=0,o=0;for(;o<e.length&&(n+=bd(e[o]).length)<=t;)o+=1;for(;o>0&&o<e.length&&e[o-1].piece===
"";)o-=1;return o}var nr=(e,t=e.length)=>e.slice(0,t).map(({piece:n})=>n??"").join("");function wd(e,t=60){let n=Array.from(e);return n.length<=t?e:"…"+n.slice(
-t).join("")}var ks=l(x(),1);var Er=l(W(),1),rr=l(b(),1),yd=32;function ys({text:e}){let[,t,n,o]=/^(\s*)([^]*?)(\s*)$/.exec(e)??[],r=s=>s&&(0,rr.jsx)("span",{class:"gp-mark",children:[...s].
map(i=>Er.MARKS[i]||"␣").join("")});return(0,rr.jsxs)(rr.Fragment,{children:[r(t),n,r(o)]})}function or(e){let t=e.map(n=>{let o=[...(0,Er.inOneLine)(n.replace(
/^ +| +$/g,r=>Er.MARKS[" "].repeat(r.length)))];return o.length<=yd?o.join(""):`${o.slice(0,yd-1).join("")}…`});return t.map((n,o)=>t.filter(r=>r===n).length>
1?`${o+1}: ${n}`:n)}var je=e=>(0,ks.isSaid)(e)?(0,ks.t)(e):String(e),Wo=({title:e,prompt:t})=>t?or([t])[0]:je(e);var Nr=class{diff(t,n,o={}){let r;typeof o=="function"?(r=o,o={}):"callback"in o&&(r=o.callback);let s=this.castInput(t,o),i=this.castInput(n,o),a=this.removeEmpty(
this.tokenize(s,o)),p=this.removeEmpty(this.tokenize(i,o));return this.diffWithOptionsObj(a,p,o,r)}diffWithOptionsObj(t,n,o,r){var s;let i=y=>{if(y=this.postProcess(
y,o),r){setTimeout(function(){r(y)},0);return}else return y},a=n.length,p=t.length,d=1,c=a+p;o.maxEditLength!=null&&(c=Math.min(c,o.maxEditLength));let u=(s=o.timeout)!==
null&&s!==void 0?s:1/0,m=Date.now()+u,f=[{oldPos:-1,lastComponent:void 0}],v=this.extractCommon(f[0],n,t,0,o);if(f[0].oldPos+1>=p&&v+1>=a)return i(this.buildValues(
f[0].lastComponent,n,t));let h=-1/0,w=1/0,g=()=>{for(let y=Math.max(h,-d);y<=Math.min(w,d);y+=2){let S,L=f[y-1],M=f[y+1];L&&(f[y-1]=void 0);let ge=!1;if(M){let lt=M.
oldPos-y;ge=M&&0<=lt&&lt<a}let Ve=L&&L.oldPos+1<p;if(!ge&&!Ve){f[y]=void 0;continue}if(!Ve||ge&&L.oldPos<M.oldPos?S=this.addToPath(M,!0,!1,0,o):S=this.addToPath(
L,!1,!0,1,o),v=this.extractCommon(S,n,t,y,o),S.oldPos+1>=p&&v+1>=a)return i(this.buildValues(S.lastComponent,n,t))||!0;f[y]=S,S.oldPos+1>=p&&(w=Math.min(w,y-1)),
v+1>=a&&(h=Math.max(h,y+1))}d++};if(r)(function y(){setTimeout(function(){if(d>c||Date.now()>m)return r(void 0);g()||y()},0)})();else for(;d<=c&&Date.now()<=m;){
let y=g();if(y)return y}}addToPath(t,n,o,r,s){let i=t.lastComponent;return i&&!s.oneChangePerToken&&i.added===n&&i.removed===o?{oldPos:t.oldPos+r,lastComponent:{
count:i.count+1,added:n,removed:o,previousComponent:i.previousComponent}}:{oldPos:t.oldPos+r,lastComponent:{count:1,added:n,removed:o,previousComponent:i}}}extractCommon(t,n,o,r,s){
let i=n.length,a=o.length,p=t.oldPos,d=p-r,c=0;for(;d+1<i&&p+1<a&&this.equals(o[p+1],n[d+1],s);)d++,p++,c++,s.oneChangePerToken&&(t.lastComponent={count:1,previousComponent:t.
lastComponent,added:!1,removed:!1});return c&&!s.oneChangePerToken&&(t.lastComponent={count:c,previousComponent:t.lastComponent,added:!1,removed:!1}),t.oldPos=p,
d}equals(t,n,o){return o.comparator?o.comparator(t,n):t===n||!!o.ignoreCase&&t.toLowerCase()===n.toLowerCase()}removeEmpty(t){let n=[];for(let o=0;o<t.length;o++)
t[o]&&n.push(t[o]);return n}castInput(t,n){return t}tokenize(t,n){return Array.from(t)}join(t){return t.join("")}postProcess(t,n){return t}get useLongestToken(){
return!1}buildValues(t,n,o){let r=[],s;for(;t;)r.push(t),s=t.previousComponent,delete t.previousComponent,t=s;r.reverse();let i=r.length,a=0,p=0,d=0;for(;a<i;a++){
let c=r[a];if(c.removed)c.value=this.join(o.slice(d,d+c.count)),d+=c.count;else{if(!c.added&&this.useLongestToken){let u=n.slice(p,p+c.count);u=u.map(function(m,f){
let v=o[d+f];return v.length>m.length?v:m}),c.value=this.join(u)}else c.value=this.join(n.slice(p,p+c.count));p+=c.count,c.added||(d+=c.count)}}return r}};var ea=class extends Nr{tokenize(t){return t.slice()}join(t){return t}removeEmpty(t){return t}},kd=new ea;function ta(e,t,n){return kd.diff(e,t,n)}var vd=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Sd(e){let t=vd?[...vd.segment(e)].map(({segment:r})=>r):e.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)??[],n=[],o="";for(let r of t)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Td(e,t){
let[n,o]=[xd(e,t),xd(t,e)],r=[e.map(()=>!1),t.map(()=>!1)],[s,i,a]=[0,0,0],p=(d,c)=>c.map(u=>d[u].word);for(let{added:d,removed:c,count:u}of ta(p(e,n),p(t,o)))if(c)
s+=u;else if(d)i+=u;else{for(let m=s+u;s<m;s++,i++)r[0][n[s]]=r[1][o[i]]=!0;a+=u}return{kept:r,shared:a}}function xd(e,t){let n=new Set(t.map(({word:o})=>o));return e.
flatMap(({word:o},r)=>o&&n.has(o)?[r]:[])}var Qe=l(b(),1),ob=20;function rb({group:e}){let t=Jn(e)??[0,1],n=t.map(u=>Tt(e,u)),o=t.map(u=>nr(en(e,u))),{sides:r,shared:s,lengths:i}=sb(o,t,e.running),a=i[0]+
i[1],p=(0,sr.percent)(2*s/(a||1)),d={shared:(0,sr.count)(s),one:(0,sr.count)(i[0]),other:(0,sr.count)(i[1])},c=(0,Pn.t)("2 × {shared} shared words / ({one} + {o\
ther})",d);return(0,Qe.jsxs)(Qe.Fragment,{children:[(0,Qe.jsxs)("header",{class:"gp-head",children:[(0,Qe.jsx)("h2",{class:"gp-title",children:(0,Pn.t)("Differe\
nces")}),(0,Qe.jsx)("span",{class:"gp-note gp-pair",children:(0,Pn.t)("{one} and {other}, word by word",{one:n[0],other:n[1]})})]}),a>0&&(0,Qe.jsxs)("p",{class:"\
gp-alike",children:[(0,Qe.jsx)("b",{class:"gp-share",children:(0,Pn.t)("{share} in common",{share:p})})," ",(0,Qe.jsx)(Md.Term,{class:"gp-formula",id:"words-in-\
common",run:()=>(0,Pn.t)("{formula}: {value}.",{formula:c,value:(0,Pn.t)("{share} in common",{share:p})}),meaning:(0,Pn.t)("Twice the number of words that both \
have in the same order (their longest common subsequence), divided by the number of words of both together. A punctuation mark counts as a word; white space doe\
s not."),children:c})]}),(0,Qe.jsx)("div",{class:"gp-texts",children:r.map((u,m)=>(0,Qe.jsxs)("div",{class:"gp-text-side",children:[(0,Qe.jsx)("h3",{class:"gp-s\
ide-name",children:`${n[m]} ${Wo(e.groups[t[m]])}`}),(0,Qe.jsx)(lb,{parts:u,tag:m?"ins":"del"})]},m))}),(0,Qe.jsxs)("footer",{class:"gp-legend gp-note",children:[
(0,Qe.jsx)("span",{children:(0,Pn.t)("in both")}),(0,Qe.jsx)("span",{children:(0,Qe.jsx)("del",{children:(0,Pn.t)("only in the first")})}),(0,Qe.jsx)("span",{children:(0,Qe.jsx)(
"ins",{children:(0,Pn.t)("only in the second")})})]})]})}var Od=(0,Cd.groupPane)(rb,e=>Jn(e)?.some(t=>en(e,t).length)??!1);function sb(e,t,n){let[,o]=(0,Qn.useState)(
0),r=(0,Qn.useRef)({key:"",pair:"",at:0,took:0,compared:ib}),s=(0,Qn.useRef)(0);(0,Qn.useEffect)(()=>()=>clearTimeout(s.current),[]);let{key:i,at:a,took:p}=r.current,
d=performance.now(),c=n&&r.current.pair===t.join()?a+p*ob-d:0;if(i!==e.join("\0")&&c<=0){let u=ab(e);r.current={key:e.join("\0"),pair:t.join(),at:d,took:performance.
now()-d,compared:u}}else c>0&&(s.current||=window.setTimeout(()=>{s.current=0,o(u=>u+1)},c));return r.current.compared}var ib={sides:[[],[]],shared:0,lengths:[0,
0]};function ab(e){let[t,n]=e.map(Sd),{kept:o,shared:r}=Td(t,n),s=i=>i.filter(({word:a})=>a).length;return{sides:[Pd(t,o[0]),Pd(n,o[1])],shared:r,lengths:[s(t),
s(n)]}}function Pd(e,t){let n=[{text:"",differs:!1}];return e.forEach(({space:o,word:r},s)=>{let i=!t[s]&&!!r,a=n[n.length-1];i===a.differs?a.text+=o+r:i?(a.text+=
o,n.push({text:r,differs:i})):n.push({text:o+r,differs:i})}),n.filter(({text:o})=>o)}function lb({parts:e,tag:t}){let n=(0,Qn.useMemo)(()=>e.map(({text:o,differs:r})=>r?
(0,Qe.jsx)(t,{children:o}):o),[e,t]);return(0,Qe.jsx)("p",{class:"gp-side-text",dir:"auto",children:n})}var Ed=l(we(),1),Nd=l(be(),1),Fd=l(an(),1),Se=l(W(),1),re=l(x(),1),oa=l(na(),1),vs=l(xe(),1),ra=l(jn(),1);var _=l(b(),1),pb=10,Wd=[4,5e-4];function db({group:e}){let t=Jn(e)??[0,1],[n,o]=t.map(m=>Tt(e,m)),r=tr(e,...t),s=r.kind==="apart",i=t.map((m,f)=>s?en(e,m)[r.at[f]]:
null),[a,p]=i,d=er(e,...t),c=(0,Ed.useMemo)(()=>a&&p&&(0,_.jsx)(fb,{group:e,pair:[...t],steps:[a,p]}),[a,p,n,o,e.unit,e.groups]),u=cb(e,t,r);return(0,_.jsxs)(_.Fragment,
{children:[(0,_.jsxs)("header",{class:"gp-head",children:[(0,_.jsx)("h2",{class:"gp-title",children:(0,re.t)("Where they diverge")}),(0,_.jsxs)("div",{class:"gp\
-tools",children:[(0,_.jsxs)("label",{children:[(0,re.t)("Compare")," ",(0,_.jsx)(_d,{group:e,pair:t,side:0})]}),(0,_.jsxs)("label",{children:[(0,re.t)("with"),
" ",(0,_.jsx)(_d,{group:e,pair:t,side:1})]})]})]}),(0,_.jsx)("p",{class:"gp-said",children:u}),(0,_.jsx)("p",{class:"gp-note gp-models",hidden:d,children:!d&&(0,re.t)(
"{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:n,other:o})}),c??(0,_.jsx)(
"div",{class:"gp-sides-box",hidden:!0})]})}var Ad=(0,Nd.groupPane)(db,e=>Jn(e)?.every(t=>!qt(e,t).denoises)??!1);function _d({group:e,pair:t,side:n}){let o=r=>{
let s=r===t[1-n]?t[n]:t[1-n];n?e.setPair(s,r):e.setPair(r,s)};return(0,_.jsx)("select",{class:n?"gp-other":"gp-one",value:t[n],onChange:({currentTarget:r})=>o(Number(
r.value)),children:e.groups.map((r,s)=>(0,_.jsx)("option",{value:s,children:`${Tt(e,s)} ${Wo(r)}`},s))})}function cb(e,t,n){let[o,r]=t.map(w=>Tt(e,w)),s={one:o,
other:r},i=t.map(w=>en(e,w)),a=t.map(w=>Ro(e,qt(e,w))),{at:p}=n;if(!i[0].length||!i[1].length)return(0,re.t)("{one} and {other} have no tokens to compare yet.",
s);if(n.kind==="apart"){let[w,g]=i.map((S,L)=>S[p[L]]),y=nr(i[0],p[0]);return[...ub([o,r],p,y)," ",...Gd(o,w)," ",...Gd(r,g)]}if(n.kind==="same"&&a[0]&&a[1])return(0,re.tn)(
p[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",s);if(n.kind===
"same")return(0,re.tn)(p[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",s);
let{shorter:d}=n,[c,u]=d?[r,o]:[o,r];if(!a[d])return(0,re.t)("{one} and {other} have written the same so far; {long} is ahead.",{...s,long:u});let m=(0,re.tn)(p[d],
"{count} token","{count} tokens"),f=(0,_.jsx)(sa,{text:i[1-d][p[1-d]].chosen.text}),[v]=qt(e,t[d]).finished?.sequences??[];return[v?(0,re.t)("{short} ended afte\
r {tokens}: {reason}.",{short:c,tokens:m,reason:(0,Se.stopWords)(v.stop_reason)[0]}):(0,re.t)("{short} ended after {tokens}.",{short:c,tokens:m})," ",...(0,Se.filled)(
(0,re.t)("{long} begins with the same text and continues with {token}."),{long:u,token:f})]}function ub([e,t],n,o){if(!o)return[(0,re.t)("They diverge at the fi\
rst token.")];let[r,s]=n.map(a=>(0,Se.count)(a+1));return[r===s?(0,re.t)("They diverge at token {number}.",{number:r}):(0,re.t)("They diverge at token {a} of {o\
ne} and token {b} of {other}.",{a:r,b:s,one:e,other:t})," ",...(0,Se.filled)((0,re.t)("Both had written {text}."),{text:(0,_.jsx)(sa,{text:wd(o)})})]}var Gd=(e,t)=>(0,Se.filled)(
t.given?(0,re.t)("{lane} was given {token} ({odds})."):(0,re.t)("{lane} chose {token} ({odds})."),{lane:e,token:(0,_.jsx)(sa,{text:t.chosen.text}),odds:mb(t)}),
mb=e=>e.chosen.logprob===null?(0,oa.removedWords)(e.chosen):(0,Se.percent)((0,Se.numbersOf)(e).probability),sa=({text:e})=>(0,_.jsx)("span",{class:"gp-quote",children:(0,Se.filled)(
(0,re.t)("“{text}”"),{text:(0,_.jsx)(ra.TokenLabel,{text:e,class:"gp-strong"})})});function hb(e,t){let n=new Map;return e.forEach(({chosen:r,distribution:s},i)=>{
for(let a of[...s.candidates,r]){let p=t?a.token_id:a.text,d=n.get(p)??{label:a.text,sides:[null,null],most:0};n.set(p,d),!d.sides[i]&&(d.sides[i]={candidate:a,
isChosen:a.token_id===r.token_id},d.most=Math.max(d.most,(0,Se.probability)(a.logprob),(0,Se.probability)(a.raw_logprob)))}}),[...n.values()].sort((r,s)=>s.most-
r.most).filter(({sides:r,most:s},i)=>i<pb&&(i<Wd[0]||s>=Wd[1])||r.some(a=>a?.isChosen))}function fb({group:e,pair:t,steps:n}){let o=hb(n,er(e,...t)),r=o.flatMap(
d=>d.sides).filter(d=>d!==null),s=r.every(({candidate:d})=>d.logprob===d.raw_logprob),i=r.flatMap(({candidate:d})=>[(0,Se.probability)(d.logprob),(0,Se.probability)(
d.raw_logprob)]),a=Math.max(1e-9,...i);return(0,_.jsxs)("div",{class:s?"gp-sides-box gp-plain":"gp-sides-box",children:[(0,_.jsxs)("div",{class:"gp-key gp-note",
children:[(0,_.jsxs)("span",{children:[(0,_.jsx)("i",{class:"gp-swatch gp-after"}),(0,_.jsx)(vs.Term,{id:"probability",run:()=>$d(e,t,n,"logprob"),meaning:(0,re.t)(
"The probability with which the token is chosen: after all logits processors, without the tokens that they removed."),children:(0,re.t)("after the processors")})]}),
(0,_.jsxs)("span",{class:"gp-before-key",hidden:s,children:[(0,_.jsx)("i",{class:"gp-swatch gp-before"}),(0,_.jsx)(vs.Term,{id:"probability",run:()=>$d(e,t,n,"r\
aw_logprob"),meaning:(0,re.t)("The probability that the model itself gave, before any logits processor."),children:(0,re.t)("before the processors")})]}),(0,_.jsxs)(
"span",{children:[(0,_.jsx)("b",{class:"gp-glyph",children:"▶"}),(0,re.t)("chosen")]}),(0,_.jsxs)("span",{class:"gp-removed-key",hidden:r.every(({candidate:d})=>d.
logprob!==null),children:[(0,_.jsx)("b",{class:"gp-cross",children:"✕"}),(0,re.t)("removed")]}),(0,_.jsxs)("span",{class:"gp-unlisted-key",hidden:r.length===2*
o.length,children:[(0,_.jsx)("b",{class:"gp-cross",children:"–"}),(0,_.jsx)("span",{"data-tip":(0,re.t)("Only the likeliest tokens of each step are recorded; \
this one is not among them."),tabIndex:0,children:(0,re.t)("not recorded")})]})]}),(0,_.jsxs)("table",{class:"gp-sides",children:[(0,_.jsx)("thead",{children:(0,_.jsxs)(
"tr",{children:[(0,_.jsx)("th",{scope:"col",children:(0,re.t)("Token")}),t.map((d,c)=>(0,_.jsx)("th",{scope:"col",children:(0,_.jsx)(vs.Term,{id:"entropy",run:()=>p(
n[c],Tt(e,d)),meaning:(0,re.t)("How uncertain the next token was where they diverge, after the processors."),children:(0,re.t)("{lane}, entropy {entropy}",{lane:`${Tt(
e,d)} ${Wo(e.groups[d])}`,entropy:(0,Se.information)(n[c].distribution.entropy_after,e.unit)})})},c))]})}),(0,_.jsx)("tbody",{children:o.map((d,c)=>(0,_.jsxs)("\
tr",{children:[(0,_.jsx)("th",{scope:"row",children:(0,_.jsx)(ra.TokenLabel,{text:d.label,class:"gp-word"})}),d.sides.map((u,m)=>(0,_.jsx)(gb,{side:u,top:a,label:Tt(
e,t[m])},m))]},c))})]})]});function p({distribution:{entropy_before:d,entropy_after:c}},u){let m={lane:u,before:(0,Se.information)(d,e.unit),after:(0,Se.information)(
c,e.unit)};return(0,re.t)("{lane}: {before} before the processors, {after} after them.",m)}}function gb({side:e,top:t,label:n}){if(!e)return(0,_.jsx)("td",{class:"\
gp-unlisted","aria-label":`${n}: ${(0,re.t)("not recorded")}`,title:"",children:(0,_.jsx)(Ld,{sign:"",shares:[0,0],words:["–",""]})});let{candidate:o,isChosen:r}=e,
[s,i]=[(0,Se.probability)(o.logprob),(0,Se.probability)(o.raw_logprob)],a=o.logprob===null,p=a?(0,oa.removedWords)(o):"",d=[r&&(0,re.t)("chosen"),p||(0,Se.percent)(
s),(0,re.t)("{share} before the processors",{share:(0,Se.percent)(i)})];return(0,_.jsx)("td",{class:[r&&"gp-chosen",a&&"gp-removed"].filter(Boolean).join(" "),"\
aria-label":`${n}: ${d.filter(Boolean).join(", ")}`,title:p,children:(0,_.jsx)(Ld,{sign:r?"▶":a?"✕":"",shares:[s/t,i/t],words:[a?"":(0,Se.percent)(s),(0,Se.percent)(
i)]})})}var Ld=({sign:e,shares:t,words:n})=>(0,_.jsxs)("div",{class:"gp-side",children:[(0,_.jsx)("span",{class:"gp-sign",children:e}),(0,_.jsx)("span",{class:"\
gp-tracks",children:t.map((o,r)=>(0,_.jsx)("i",{class:r?"gp-bar gp-before":"gp-bar gp-after",style:{width:`${(o*100).toFixed(2)}%`}},r))}),(0,_.jsxs)("span",{class:"\
gp-values",children:[(0,_.jsx)("span",{children:n[0]}),(0,_.jsx)("small",{children:n[1]})]})]});function $d(e,t,n,o){let r=(a,{token_id:p})=>{let d=[...a.distribution.
candidates,a.chosen].find(c=>c.token_id===p);return d?(0,Se.percent)((0,Se.probability)(d[o])):(0,re.t)("not recorded")},[s,i]=t.map(a=>Tt(e,a));return(0,Fd.inARow)(
n.map(({chosen:a})=>(0,re.t)("{token}: {one} {mine}, {other} {theirs}",{token:(0,Se.quoted)(a.text),one:s,other:i,mine:r(n[0],a),theirs:r(n[1],a)})))}var gn=l(we(),1);var Fr=l(he(),1),ia=5,bb=.9;function wb(e){if(!e.length)return null;let t=[...e].sort((i,a)=>i-a),n=t.length,[o,r,s]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=s,
!(o>0&&r>1-bb));)s*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,Fr.medianOf)(t),low:t[o],high:t[n-1-o]}}function aa(e,t){let n=wb(e);if(!n||e.length<ia)
return"few";let{low:o,high:r}=n;return o>t?"above":r<t?"below":"open"}var yb=(e,t)=>(0,Fr.isKnown)(e)&&(0,Fr.isKnown)(t)?[e-t]:[];function zd(e,t=!0){let n=(r,s)=>aa(
r.flatMap((i,a)=>yb(i,s[a])),0),o=e.findIndex((r,s)=>e.length>1&&e.every((i,a)=>s===a||n(r,i)===(t?"above":"below")));return o<0?null:o}var Id=l(ot(),1),la=l(x(),1),pa=l(he(),1);function Bd(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.filter(d=>Number.isFinite(n(d)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:xs([]),flat:!0};let r=o.reduce((d,c)=>n(c)<n(d)?c:d),s=o.reduce((d,c)=>n(c)>n(d)?c:d),i=Pt(e,n(r))===Pt(e,n(s)),a=xs(i?[]:
o.map(n)),p=d=>Math.round(a.share(d)*10);return{low:r,high:s,best:i?null:da(e,t),level:p,scale:a,flat:i}}function da(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.
filter(d=>Number.isFinite(n(d))),r=o.map(({each:d})=>d[e.name]??[]);if(!e.better||r.some(({length:d})=>d!==r[0].length))return null;let s=e.better==="more",i=zd(
r,s);if(i===null)return null;let a=n(o[i]),p=d=>s?n(d)<a:n(d)>a;return o.every((d,c)=>c===i||p(d))?o[i]:null}function xs(e){let t=[...new Set(e)].sort((d,c)=>d-
c),[n,o]=[t[0],t[t.length-1]],r=d=>c=>o>n?(d(c)-d(n))/(d(o)-d(n)):0,s=({share:d})=>t.some(c=>t.filter(m=>m>=c&&d(m)-d(c)<.1).length>Math.max(1,t.length/2)),a={name:"\
order",share:d=>t.length>1?t.indexOf(d)/(t.length-1):0},p=[{name:"linear",share:r(d=>d)}];return n>0&&p.push({name:"log",share:r(Math.log)}),[...p,a].find(d=>!s(
d))??a}function Zn(e,{each:t}){let n=(t[e.name]??[]).filter(pa.isKnown);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(s=>Pt(e,s));return o===
r?"":(0,la.t)("{low} to {high}",{low:o,high:r})}var ir=e=>e.better==="less"?"heat":"prob";function Pt(e,t,{unit:n=!1}={}){if(!(0,pa.isKnown)(t))return"–";let o={
minimumFractionDigits:e.digits,maximumFractionDigits:e.digits},r=(0,Id.notation)(t.toLocaleString("en-US",o));return n&&e.unit?`${r} ${(0,la.t)(e.unit)}`:r}var Os=l(be(),1),uc=l(W(),1),tn=l(x(),1);var ua=l(x(),1),qd=l(he(),1);var Xn=(e,t={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:e,standoff:8,font:{size:13}},
...t}),ar=(e,t,n,o,r={})=>({data:t,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:e,...r}});var ca=10;function Hd({axes:[e,t],metric:n,heat:o,at:r}){let s=m=>t.values.map((f,v)=>e.values.map((h,w)=>m(r(v,w),v,w))),i=({values:{[n.name]:m}})=>(0,qd.isKnown)(
m)?o.level(m):null,a=m=>Pt(n,m.values[n.name])+(o.best===m?" ★":""),p=(m,f,v)=>{let h=Zn(n,m);return`${e.knob} ${e.values[v]}, ${t.knob} ${t.values[f]}: ${a(m)}${h?
` (${h})`:""}`},d={type:"heatmap",x:e.values,y:t.values,colorscale:Array.from({length:ca+1},(m,f)=>[f/ca,`var(--gp-${ir(n)}-${f})`]),zmin:0,zmax:ca,showscale:!1,
xgap:2,ygap:2,z:s(i),text:s(a),texttemplate:"%{text}",hovertext:s(p),hoverinfo:"text"},c=Math.min(760,Math.max(220,96+42*t.values.length)),u={type:"category",showgrid:!1};
return ar((0,ua.t)("{metric} over {columns} and {rows}",{metric:(0,ua.t)(n.title),columns:e.knob,rows:t.knob}),[d],Xn(e.knob,{...u,side:"top"}),Xn(t.knob,{...u,
autorange:"reversed"}),{height:c,margin:{l:52,r:18,t:60,b:16}})}var lr=l(x(),1),ma=l(he(),1);var kb={linear:"linear",log:"log",order:"category"};function Kd({knob:e,metric:t,points:n,wide:o}){let r=n.map(({label:h})=>h.trim()===""?NaN:Number(h)),s=r.every(
Number.isFinite)?kb[xs(r).name]:"category",i=n.map((h,w)=>({...h,x:s==="category"?h.label:r[w]}));s!=="category"&&i.sort((h,w)=>Number(h.x)-Number(w.x));let a=i.
filter(({value:h})=>(0,ma.isKnown)(h)),p=a.flatMap(({value:h,each:w})=>[h,...w]),d=o&&p.length>0&&Math.min(...p)>0,c=({label:h,value:w,range:g,best:y})=>`${h}: ${Pt(
t,w)}${g?` (${g})`:""}${y?`, ${(0,lr.t)("the best")}`:""}`,u={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:h})=>h),
y:i.map(({value:h})=>(0,ma.isKnown)(h)?h:null),text:i.map(c),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:h,each:w})=>w.length>1?Math.max(...w)-h:0),arrayminus:i.map(({value:h,each:w})=>w.
length>1?h-Math.min(...w):0)}},m={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(
({x:h})=>h),y:a.map(({value:h})=>h),text:a.map(({value:h,best:w})=>a.length<=12||w?Pt(t,h)+(w?" ★":""):"")},f=(0,lr.t)(t.title),v=`${f}${t.unit?` (${(0,lr.t)(
t.unit)})`:""}${d?`, ${(0,lr.t)("logarithmic scale")}`:""}`;return ar((0,lr.t)("{metric} over {knob}",{metric:f,knob:e}),[u,m],Xn(e,{type:s}),Xn(v,d?{type:"log"}:
{}))}var Jd=l(W(),1),jt=l(x(),1),Qd=l(he(),1),Zd=l(xe(),1);var wa=l(ot(),1),Vd=l(an(),1),Fn=l(W(),1),Cn=l(x(),1),Ar=l(he(),1);var ha=l(W(),1),Dd=l(x(),1),fa=l(he(),1),ga=({name:e})=>e==="ended",Yn=({values:e},{name:t})=>(0,fa.isKnown)(e[t])?e[t]:null;function eo(e,{values:t,each:n,entries:o},{
unit:r=!1}={}){let s=t[e.name],i=(n[e.name]??(o.length===1?[s]:[])).filter(fa.isKnown);return!ga(e)||!i.length?Pt(e,s,{unit:r}):(0,Dd.t)("{count} of {all}",{count:(0,ha.count)(
i.filter(Boolean).length),all:(0,ha.count)(i.length)})}var vb={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},jd=4;
function Ss(e,t,n){let{name:o,unit:r,meaning:s,formula:i,better:a}=e,p=a==="more"?(0,Cn.t)("More is better."):a==="less"?(0,Cn.t)("Less is better."):"";return{id:vb[o],
run:()=>xb(e,t,n),meaning:[(0,Cn.t)(s),p].filter(Boolean).join(" "),formula:(0,Cn.t)(i),unit:r?(0,Cn.t)(r):""}}function xb(e,t,n){let o=t.groups.filter(c=>Yn(c,
e)!==null);if(!o.length)return"";let[r]=o,s=Sb(e,r,t.unit)||eo(e,r,{unit:!0});if(o.length===1)return(0,Fn.asSentence)(s);let i=c=>Yn(c,e)??0,a=o.reduce((c,u)=>i(
u)<i(c)?u:c),p=o.reduce((c,u)=>i(u)>i(c)?u:c),d={name:n(r.number),words:s,low:eo(e,a),lowest:n(a.number),high:eo(e,p),highest:n(p.number)};return d.low===d.high?
(0,Cn.t)("{name}: {words}; the same for all.",d):(0,Cn.t)("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",d)}function Sb(e,t,n){
if(e.name==="ended")return"";let o=eo(e,t,{unit:!0}),r=d=>(0,Ar.isKnown)(d)&&Pt(e,d)===Pt(e,t.values[e.name]),s=(t.each[e.name]??[]).filter(Ar.isKnown);if(e.name===
"perplexity"){let d=Ud(t),c=ba(d.map(({raw:u})=>u));return!d.length||!r(Math.exp(-c/d.length))?"":`exp(−(${(0,Fn.decimals)(c)}) / ${(0,Fn.count)(d.length)}) =\
 ${o}`}if(s.length>1)return r(ba(s)/s.length)?Tb(e,s,o):"";if(e.name==="tokens_per_second"){let{tokens:d,time:c}=t.values;if(!d||!c||!r(d/c))return"";let u={time:(0,wa.fixed)(
c,2),value:o};return(0,Cn.tn)(d,"{count} token in {time} s = {value}","{count} tokens in {time} s = {value}",u)}let i=e.name==="mean_logprob"?"logprob":e.name===
"entropy"?"entropy":null,a=i&&t.entries.length===1?Ud(t):[],p=ba(a.map(d=>i?(0,Fn.fromNats)(d[i],n):0));return!a.length||!r(p/a.length)?"":(0,Vd.quotientWords)(
(0,wa.fixed)(p,2),(0,Fn.count)(a.length),o)}var ba=e=>e.reduce((t,n)=>t+n,0);function Tb(e,t,n){let o=t.map(s=>Pt(e,s)),r=o.length>jd?[...o.slice(0,jd-1),"…",
o[o.length-1]]:o;return(0,Cn.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,Fn.count)(t.length),sum:r.join(" + "),value:n})}function Ud({entries:e}){
let t=n=>(0,Ar.finite)(n)??-1/0;return e.flatMap(n=>n.log?Vn(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:t(o.raw_logprob),logprob:t(o.
logprob),entropy:r.entropy_after??NaN})):(n.sameAs??n).tokens.map(({raw_logprob:o,logprob:r,entropy:s})=>({raw:t(o),logprob:t(r),entropy:s??NaN})))}var Lt=l(b(),1),zr=({state:e,metric:t,id:n})=>(0,Lt.jsx)(Zd.Term,{class:n&&"gp-metric-term",...Ss(t,e.group,o=>e.nameOf(o)),attributes:{id:n},children:(0,jt.t)(
t.title)});function Xd({state:e,metric:t,id:n}){let{meaning:o,formula:r,unit:s,live:i}=t;return(0,Lt.jsxs)("p",{class:"gp-note gp-metric-meaning",children:[(0,Lt.jsx)(
zr,{state:e,metric:t,id:n}),`: ${(0,jt.t)(o)} `,(0,Lt.jsx)("span",{class:"gp-formula",children:(0,jt.t)(r)}),s&&` ${(0,jt.t)("In {unit}.",{unit:(0,jt.t)(s)})}`,
!i&&` ${(0,jt.t)("Known once all runs of a cell have ended.")}`]})}function Yd({state:e,metric:t,heat:n}){let{low:o,high:r,best:s,scale:i,flat:a}=n;if(!o||!r)return(0,Lt.jsx)(
"p",{class:"gp-note gp-legend"});let p=(c,{number:u,values:m})=>(0,Lt.jsx)("span",{children:(0,Jd.filled)(c,{value:(0,Lt.jsx)("b",{children:Pt(t,m[t.name],{unit:!0})}),
cell:e.nameOf(u)})}),d=[i.name==="log"&&(0,jt.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,jt.t)("Coloured by rank, because some values are far f\
rom the rest."),e.group.groups.some(c=>Zn(t,c))&&(0,jt.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),s&&(t.better==="more"?(0,jt.t)("\
★ best: higher is better, seed by seed"):(0,jt.t)("★ best: lower is better, seed by seed"))].filter(Boolean);return(0,Lt.jsxs)("p",{class:"gp-note gp-legend",
children:[a?p((0,jt.t)("The same everywhere: {value}"),o):(0,Lt.jsxs)(Lt.Fragment,{children:[p((0,jt.t)("lowest {value} at {cell}"),o),(0,Lt.jsx)(ya,{name:ir(t)}),
p((0,jt.t)("highest {value} at {cell}"),r)]}),d.map(c=>(0,Lt.jsx)("span",{children:c},c))]})}var ya=({name:e,class:t="gp-ramp"})=>(0,Lt.jsx)("span",{class:t,"ar\
ia-hidden":"true",children:Array.from({length:11},(n,o)=>(0,Lt.jsx)("i",{style:{backgroundColor:`var(--gp-${e}-${o})`}},o))});function ec(e,t,n){if(e.isList)return Pb(
e,t,n);if(e.isSettled)return Hd({axes:e.axes,metric:t,heat:n,at:(o,r)=>e.inRow(o)[r]})}function Pb({axes:[{knob:e,values:t}],inOrder:n},o,{best:r,scale:s}){let i=n.
map(a=>({label:t[a.place[1]],value:a.values[o.name]??NaN,each:(a.each[o.name]??[]).filter(Qd.isKnown),range:Zn(o,a),best:r===a}));return Kd({knob:e,metric:o,points:i,
wide:s.name!=="linear"})}var va=l(W(),1),mo=l(x(),1);var Ts=l(W(),1),ka=l(x(),1),Cb={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},An=e=>(0,Ts.named)(Cb,e,"■"),
zn=e=>e==="failed"?[(0,ka.t)("an error"),(0,ka.t)("ended in an error")]:(0,Ts.stopWords)(e),Mn=({log:e,ended:t})=>(e?e.failed:t?.failed??null)||null,co=({log:e,
tokens:t})=>e?e.numTokens:t.length;function Ht(e){if(e.sameAs)return Ht(e.sameAs);if(Mn(e))return"failed";let{log:t,ended:n}=e;return t?t.finished&&(t.finished.
sequences[0]?.stop_reason||"stopped"):n&&(n.stop_reason||"stopped")}function pr(e){if(e.sameAs)return"known";let t=Ht(e);return t?t==="failed"?"failed":t==="sto\
pped"?"cut":"ended":(e.log?e.log.started:e.begun)?"decoding":"waiting"}function uo({tokens:e,ended:t,sameAs:n},o=1/0){if(n)return uo(n,o);if(typeof t?.text=="st\
ring")return t.text.length>o?t.text.slice(0,o):t.text;let r="";for(let{piece:s}of e)if(r+=s??"",r.length>=o)break;return r}var Mb="perplexity",Ob={failed:()=>(0,mo.t)("failed"),decoding:()=>(0,mo.t)("decoding"),queued:()=>(0,mo.t)("queued"),"did not run":()=>(0,mo.t)("did not run"),
"":()=>""},xa=e=>Ob[e](),Ps=class{constructor(t){this.group=t;this.axes=(t.header?.axes??[]).map(({knob:n,values:o})=>n==="prompt"?{knob:(0,mo.t)("prompt"),values:or(
o),prompts:o}:{knob:n,values:o}),this.inOrder=[...t.groups].sort((n,o)=>n.place[1]-o.place[1])}group;axes;inOrder;get isList(){return this.axes.length<2}get isSettled(){
return!!this.group.done}get knobs(){let[{knob:t},n]=this.axes;return this.isList?t:(0,mo.t)("{one} and {other}",{one:t,other:n.knob})}metricNamed(t){let{metrics:n}=this.
group,o=r=>n.find(({name:s})=>s===r);return o(t)??o(Mb)??n[0]}inRow(t){return this.inOrder.filter(({place:n})=>n[0]===t)}promptOf({place:t}){let n=this.axes.findIndex(
({prompts:o})=>o);return this.axes[n]?.prompts?.[t[1-n]]??this.group.header?.prompt??""}nameOf(t){let{place:n}=this.group.groups[t];return this.axes.map(({knob:o,
values:r},s)=>`${o} ${r[n[1-s]]}`).join(", ")}standingOf({number:t}){let n=this.group.shownOf(t);return Mn(n)?"failed":Ht(n)?"":pr(n)==="decoding"?"decoding":this.
group.done?"did not run":"queued"}},tc=({groups:e})=>e.filter(({entries:t})=>t.every(({sameAs:n})=>n)).length;function nc({entries:e}){let t=e.filter(Mn).length;
return t&&e.length>1?(0,mo.t)("{count} of {all}",{count:(0,va.count)(t),all:(0,va.count)(e.length)}):""}var dr=l(we(),1);var ic=l(W(),1),to=l(x(),1),ac=l(he(),1),lc=l(jn(),1);var Cs=l(we(),1),oc=l(W(),1),$t=l(x(),1);var Re=l(b(),1);function Sa(e,{number:t,entries:n},o){let r=n.indexOf(e.shownOf(t));e.showEntry(t,(r+o+n.length)%n.length)}function Ta({group:e,cell:t,tabIndex:n}){
let{entries:o,number:r}=t,s=(i,a,p)=>(0,Re.jsx)("button",{type:"button","aria-label":p,tabIndex:n,onClick:d=>{d.stopPropagation(),Sa(e,t,a)},children:i});return(0,Re.jsxs)(
"span",{class:"gp-stepper",hidden:o.length<2,children:[s("‹",-1,(0,$t.t)("The text of the previous seed")),(0,Re.jsx)("span",{children:`${o.indexOf(e.shownOf(
r))+1}/${o.length}`}),s("›",1,(0,$t.t)("The text of the next seed"))]})}function rc({state:e,cell:t,shut:n}){let o=(0,Cs.useRef)(null);return(0,Cs.useLayoutEffect)(
()=>{let{current:r}=o;r&&(t?r.open||r.showModal():r.close(),r.scrollTop=0)},[t]),(0,Re.jsx)("dialog",{ref:o,class:"gp-whole","aria-label":t?e.nameOf(t.number):(0,$t.t)(
"One cell"),"data-holds-tips":!0,onClose:n,onClick:({target:r,currentTarget:s})=>r===s&&n(),onKeyDown:r=>r.stopPropagation(),children:t&&(0,Re.jsx)(Rb,{state:e,
cell:t,shut:n})})}function Rb({state:e,cell:t,shut:n}){let{group:o}=e,r=o.shownOf(t.number),s=Mn(r),i=t.entries.length,a=p=>{n(),o.ask({type:p,entry:r.number})};
return(0,Re.jsxs)(Re.Fragment,{children:[(0,Re.jsxs)("div",{class:"gp-whole-head",children:[(0,Re.jsx)("h3",{class:"gp-whole-title",children:e.nameOf(t.number)}),
(0,Re.jsx)("button",{type:"button",class:"gp-button gp-shut","aria-label":(0,$t.t)("Close"),onClick:n,children:"✕"})]}),(0,Re.jsxs)("div",{class:"gp-whole-too\
ls",children:[(0,Re.jsx)(Ta,{group:o,cell:t,tabIndex:0}),(0,Re.jsx)("span",{children:r.seed===null?"":(0,$t.t)("seed {seed}",{seed:r.seed})}),o.canOpen&&(0,Re.jsx)(
"button",{type:"button",class:"gp-button",onClick:()=>a(r.sameAs?"make":"open"),children:r.sameAs?(0,$t.t)("Run it after all"):(0,$t.t)("Open as one run")})]}),
r.sameAs&&(0,Re.jsx)("p",{class:"gp-whole-same",children:(0,$t.t)("Not run: with the same luck, it is certain to write the text of {cell}. What only a run can m\
easure is left empty.",{cell:e.nameOf(r.sameAs.group)})}),s&&(0,Re.jsxs)("p",{class:"gp-whole-problem",children:[(0,Re.jsx)("b",{children:"✕ "}),`${(0,$t.t)(s.
message)} ${(0,$t.t)(s.fix)}`]}),(0,Re.jsxs)("p",{class:"gp-whole-text",dir:"auto",children:[(0,Re.jsx)("span",{class:"gp-prompt",children:e.promptOf(t)+(o.apart?
`
`:"")}),(0,Re.jsx)("span",{children:uo(r)})]}),(0,Re.jsx)("p",{class:"gp-note gp-whole-end",children:Wb(r)}),(0,Re.jsx)("p",{class:"gp-note gp-whole-over",children:i>
1?(0,$t.t)("Metrics of the {count} runs of this cell together, most as their mean:",{count:(0,oc.count)(i)}):(0,$t.t)("Metrics:")}),(0,Re.jsx)("dl",{class:"gp-w\
hole-values",children:o.metrics.map(p=>(0,Re.jsxs)("div",{children:[(0,Re.jsx)("dt",{children:(0,Re.jsx)(zr,{state:e,metric:p})}),(0,Re.jsx)("dd",{children:eo(p,
t,{unit:!0})})]},p.name))})]})}function Wb(e){let t=Ht(e),n=co(e.sameAs??e),o=t&&t!=="failed"&&`${An(t)} ${zn(t)[1]}`,r=t?o:n?(0,$t.t)("still being written"):(0,$t.t)(
"queued");return[(0,$t.tn)(n,"{count} token","{count} tokens"),r].filter(Boolean).join(" · ")}var ie=l(b(),1),sc=300,_b={ArrowLeft:(e,t)=>[e,t-1],ArrowRight:(e,t)=>[e,t+1],ArrowUp:(e,t)=>[e-1,t],ArrowDown:(e,t)=>[e+1,t],Home:e=>[e,0],End:e=>[e,1/0]};function pc({
state:e,metric:t,heat:n,described:o,versionOf:r,open:s}){let{group:i,axes:a,isList:p}=e,[d,c]=(0,dr.useState)(i.groups[0]),u=(0,dr.useRef)(null),m=i.groups.includes(
d),f=([y,S])=>{let L=y<0||S<0?void 0:u.current?.tBodies[0].rows[y]?.cells;L&&Gb(L[Math.min(S+1,L.length-1)])},v=y=>{let S=y.target instanceof Element?y.target.closest(
"td"):null;if(!S||y.ctrlKey||y.altKey||y.metaKey)return;let L=i.groups[Number(S.dataset.group)],M=_b[y.key];if(y.key==="Enter")s(L);else if(y.key===" ")Sa(i,L,1);else if(M)
f(M(S.parentElement.sectionRowIndex,S.cellIndex-1));else return;y.preventDefault()},h=y=>(0,ie.jsx)(Lb,{state:e,cell:y,metric:t,heat:n,version:r(y.number),isStop:m?
y===d:y.number===0,open:s},y.number),[w,g]=a;return(0,ie.jsxs)("table",{role:"grid","aria-label":(0,to.t)("The runs over {knobs}",{knobs:e.knobs}),"aria-describ\
edby":o,ref:u,onKeyDown:v,onFocusIn:({target:y})=>{y instanceof HTMLTableCellElement&&c(i.groups[Number(y.dataset.group)])},children:[(0,ie.jsx)("thead",{children:p?
(0,ie.jsxs)("tr",{children:[(0,ie.jsx)("th",{class:"gp-side",scope:"col",children:w.knob}),(0,ie.jsx)("th",{class:"gp-metric-name",scope:"col",children:(0,ie.jsx)(
zr,{state:e,metric:t})})]}):(0,ie.jsxs)(ie.Fragment,{children:[(0,ie.jsxs)("tr",{children:[(0,ie.jsx)("th",{class:"gp-side",scope:"col",rowSpan:2,children:g.knob}),
(0,ie.jsx)("th",{class:"gp-knob",scope:"colgroup",colSpan:w.values.length,children:(0,ie.jsx)("span",{children:w.knob})})]}),(0,ie.jsx)("tr",{children:w.values.
map((y,S)=>(0,ie.jsx)(Pa,{scope:"col",axis:w,place:S},S))})]})}),(0,ie.jsx)("tbody",{children:p?e.inOrder.map(y=>(0,ie.jsxs)("tr",{children:[(0,ie.jsx)(Pa,{scope:"\
row",axis:w,place:y.place[1]}),h(y)]},y.number)):g.values.map((y,S)=>(0,ie.jsxs)("tr",{children:[(0,ie.jsx)(Pa,{scope:"row",axis:g,place:S}),e.inRow(S).map(h)]},
S))})]})}var Pa=({scope:e,axis:t,place:n})=>(0,ie.jsx)("th",{class:e==="row"?"gp-side":"",scope:e,children:t.prompts?(0,ie.jsx)("bdi",{title:t.prompts[n],children:t.
values[n]}):(0,ie.jsx)(lc.TokenLabel,{text:t.values[n]})});function Gb(e){e.focus({preventScroll:!0});let t=e.closest(".gp-field"),n=e.closest("table")?.tHead;if(!t||
!n)return;let[o,r]=[t.getBoundingClientRect(),e.getBoundingClientRect()],s=o.left+(e.parentElement?.firstElementChild).offsetWidth,i=o.top+n.offsetHeight;t.scrollLeft+=
Math.min(0,r.left-s)||Math.max(0,r.right-o.right),t.scrollTop+=Math.min(0,r.top-i)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView(
{block:"nearest",inline:"nearest"})}function Lb(e){let{cell:t,metric:n,heat:o,version:r,isStop:s}=e,i=t.values[n.name],a=(0,ac.isKnown)(i),p=t.entries.length===
1&&Mn(t.entries[0]),d={value:a?Pt(n,i):p?"✕":"–",range:a?Zn(n,t):"",colour:a?`var(--gp-${ir(n)}-${o.level(i)})`:"",isBest:o.best===t};return(0,dr.useMemo)(()=>(0,ie.jsx)(
$b,{...e,shown:d}),[t,n,r,s,...Object.values(d)])}function $b({state:e,cell:t,metric:n,isStop:o,open:r,shown:s}){let{value:i,range:a,colour:p,isBest:d}=s,{group:c}=e,
u=Mn(c.shownOf(t.number)),m=u?`✕ ${(0,to.t)("failed")}`:uo(c.shownOf(t.number),sc).slice(0,sc).trim(),f=nc(t),{sameAs:v}=c.shownOf(t.number),h=v?(0,to.t)("the\
 text of {cell}, not run",{cell:e.nameOf(v.group)}):"",w=(0,to.t)(n.title),g=[e.nameOf(t.number),a?(0,to.t)("{metric}: {value}, over its seeds {range}",{metric:w,
value:i,range:a}):`${w}: ${i}`,d&&(0,to.t)("best"),f&&(0,to.t)("failed: {share}",{share:f}),xa(e.standingOf(t)),h];return(0,ie.jsxs)("td",{class:["gp-cell",u&&"\
gp-broken",!m&&"gp-quiet"].filter(Boolean).join(" "),role:"gridcell",tabIndex:o?0:-1,"data-group":t.number,"aria-label":(0,ic.inParts)(g),onClick:({currentTarget:y})=>{
y.focus(),r(t)},children:[(0,ie.jsxs)("div",{class:p?"gp-cell-top":"gp-cell-top gp-none",style:{backgroundColor:p},children:[(0,ie.jsx)("span",{class:"gp-value",
children:i}),(0,ie.jsx)("span",{class:"gp-star",hidden:!d,children:"★"}),(0,ie.jsx)("small",{class:"gp-seeds-range",children:a}),(0,ie.jsx)("span",{class:"gp-\
same",title:h,hidden:!h,children:"="}),(0,ie.jsx)("span",{class:"gp-some-failed",children:f&&`✕ ${f}`}),(0,ie.jsx)(Ta,{group:c,cell:t,tabIndex:-1})]}),(0,ie.jsx)(
"bdi",{class:"gp-cell-text",children:m||Eb(e,t)})]})}function Eb(e,t){let n=e.standingOf(t);return n===""?(0,to.t)("(empty)"):n==="decoding"?"…":xa(n)}var dc=l(we(),1);function Ms(e,t,n){let{current:o}=(0,dc.useRef)({common:0,of:new Map});(t.run||n.some(r=>t[r]))&&(o.common+=1);for(let r of t.entries??[]){let{
group:s}=e.entries[r];o.of.set(s,(o.of.get(s)??0)+1)}return r=>`${o.common} ${o.of.get(r)??0}`}var Ze=l(b(),1);function Nb({group:e,changes:t}){let n=(0,Os.useFresh)(t),o=(0,gn.useMemo)(()=>new Ps(e),[e.groups]),[r,s]=(0,gn.useState)(""),[i,a]=(0,gn.useState)(
"texts"),[p,d]=(0,gn.useState)(null),c=o.metricNamed(r),u=(0,gn.useRef)(0);(n.run||n.measured||n.status)&&(u.current+=1);let m=(0,gn.useMemo)(()=>Bd(c,e.groups),
[c,u.current]),f=i==="heat",v=(0,gn.useMemo)(()=>f?ec(o,c,m):void 0,[f,o,c,m]),h=Ms(e,n,["pair","status"]),w=tc(e),g=f&&!o.isList&&o.isSettled,y=(0,gn.useId)(),
S=({pointNumber:M})=>d(Array.isArray(M)?o.inRow(M[0])[M[1]]:o.inOrder[M]),L=o.isList?"gp-on-one-axis":"";return(0,Ze.jsxs)(Ze.Fragment,{children:[(0,Ze.jsxs)("h\
eader",{class:"gp-head",children:[(0,Ze.jsx)("h2",{class:"gp-title",children:o.knobs}),(0,Ze.jsxs)("div",{class:"gp-tools",children:[(0,Ze.jsxs)("label",{children:[
(0,tn.t)("Metric")," ",(0,Ze.jsx)("select",{class:"gp-metric","aria-label":(0,tn.t)("Metric of the cells"),value:c.name,onChange:({currentTarget:M})=>s(M.value),
children:e.metrics.map(({name:M,title:ge})=>(0,Ze.jsx)("option",{value:M,children:(0,tn.t)(ge)},M))})]}),(0,Ze.jsxs)("span",{class:"gp-switch",role:"group","ari\
a-label":(0,tn.t)("What the cells show"),children:[(0,Ze.jsx)(cc,{name:"texts",words:(0,tn.t)("texts"),view:i,choose:a}),(0,Ze.jsx)(cc,{name:"heat",words:(0,tn.t)(
"heat map"),view:i,choose:a})]})]})]}),(0,Ze.jsx)(Xd,{state:o,metric:c,id:y}),(0,Ze.jsx)(Yd,{state:o,metric:c,heat:m}),(0,Ze.jsx)("p",{class:"gp-spared",hidden:!w,
children:w>0&&(0,tn.tn)(w,"= {count} of {cells} cells has the same text as another, word for word: with the same luck, no run was needed to know it.","= {count}\
 of {cells} cells have the same text as another, word for word: with the same luck, no run was needed to know it.",{cells:(0,uc.count)(e.groups.length)})}),(0,Ze.jsx)(
Oe,{class:`gp-metric-chart ${L}`,chart:v,press:S},L),(0,Ze.jsx)("div",{class:["gp-field",L,f&&"gp-as-heat"].filter(Boolean).join(" "),hidden:g,children:(0,Ze.jsx)(
pc,{state:o,metric:c,heat:m,described:y,versionOf:h,open:d})}),(0,Ze.jsx)("p",{class:"gp-note gp-hint",children:g?(0,tn.t)("Click a cell for its full text. Drag\
 to zoom; double-click to see all again."):(0,tn.isTouched)()?(0,tn.t)("Touch a cell for its full text."):(0,tn.t)("Click a cell, or press Enter, for its full t\
ext; the arrow keys move between cells.")}),(0,Ze.jsx)(rc,{state:o,cell:p&&e.groups.includes(p)?p:null,shut:()=>d(null)})]})}var cc=({name:e,words:t,view:n,choose:o})=>(0,Ze.jsx)(
"button",{type:"button","data-view":e,"aria-pressed":n===e,onClick:()=>o(e),children:t}),Fb=(0,Os.groupPane)(Nb,({header:e,groups:t})=>e?.kind==="sweep"&&t.length>
0),mc=(e,t)=>{let n=Fb(e,t);return o=>{n(o),e.hidden&&e.querySelector("dialog")?.close()}};var mt=l(we(),1),Ns=l(be(),1),_c=l(_r(),1),Gc=l(W(),1),ue=l(x(),1),Lc=l(fc(),1);var gc=l(we(),1);function Rs(e,t,{target:n,name:o}={}){let r=()=>[...e.current?.querySelectorAll(t)??[]],s=document.activeElement instanceof HTMLElement?document.
activeElement:null,i=s&&e.current?.contains(s)?s.closest(t):null,a=i?r().indexOf(i):-1;(0,gc.useLayoutEffect)(()=>{if(a<0||document.activeElement===s)return;let p=r(),
d=o&&i?.getAttribute(o),u=(o?p.find(m=>m.getAttribute(o)===d):void 0)??p.at(Math.min(a,p.length-1));s?.isConnected?s.focus({preventScroll:!0}):(n?u?.querySelector(
n):u)?.focus({preventScroll:!0})})}var $c=l(Qi(),1);var _o=l(W(),1),On=l(x(),1);var Ab=["sample","dola_generation"];function Ca(e,t){let{started:n,denoises:o}=qt(e,t);return!n||n.elsewhere||n.mode==="custom"||o?null:n.effective.do_sample!==
!0?"none":Ab.includes(n.mode)?JSON.stringify([n.seed,n.request?.luck_of??[0,n.num_sequences??1]]):null}function wc(e){if(!Jn(e))return null;let t=e.groups.map(({
number:r})=>r).filter(r=>qt(e,r).started);if(t.length<2||!t.every(r=>e.groups[r].model===e.groups[t[0]].model))return null;let n=t.map(r=>Ca(e,r)),o=new Set(n.filter(
r=>r!=="none"));return o.size?o.has(null)?{kind:"unknown",lanes:t}:{kind:o.size===1?"same":"other",lanes:t}:{kind:"none",lanes:t}}function Ma(e,t){let o=e.groups.
map(({number:i})=>i).filter(i=>i!==t).filter(i=>er(e,t,i)).map(i=>tr(e,t,i)).filter(({kind:i})=>i==="apart");if(!o.length)return null;let r=Math.min(...o.map(i=>i.
at[0])),s=new Map;for(let{number:i}of e.groups){let a=en(e,i).at(r);a&&s.set(a.chosen.text,[...s.get(a.chosen.text)??[],i])}return{at:r,tokens:s}}function yc(e,{
kind:t,lanes:n}){if(t==="unknown"){let p=bc(e,n.filter(d=>Ca(e,d)===null));return(0,On.t)("Not the same luck, even with the same seed: {lanes} does not draw tok\
en by token.",{lanes:p})}if(t==="other"){let p=n.filter(d=>Ca(e,d)!=="none").map(d=>(0,On.t)("{seed} in {lanes}",{seed:String(qt(e,d).started?.seed),lanes:Tt(e,
d)}));return(0,On.t)("The luck differs, too (seed {seeds}): where the texts part, it may be the settings or the luck.",{seeds:(0,_o.inParts)(p)})}let o=Ma(e,Jn(
e)?.[0]??0);if(!o)return t==="none"?"":n.every(p=>Ro(e,qt(e,p)))?(0,On.t)("Same luck: the texts are the same, as far as each of them goes."):(0,On.t)("Same luck\
: the texts are the same so far.");let r=new Set([...o.tokens.keys()].map(p=>p.trim())),s=r.size===o.tokens.size&&!r.has(""),i={number:(0,_o.count)(o.at+1),tokens:(0,_o.inParts)(
[...o.tokens].map(a))};if(e.groups.some(({prompt:p})=>p))return t==="same"?(0,On.t)("Same luck: the texts part at token {number}; only the prompts made the diff\
erence there: {tokens}.",i):(0,On.t)("Nothing is random here: the texts part at token {number} because of their prompts: {tokens}.",i);return t==="same"?(0,On.t)(
"Same luck: the texts part at token {number}; only the settings made the difference there: {tokens}.",i):(0,On.t)("Nothing is random here: the texts part at tok\
en {number} because of their settings: {tokens}.",i);function a([p,d]){return(0,On.t)("{token} in {lanes}",{token:(0,_o.quoted)(s?p.trim():p),lanes:bc(e,d)})}}var bc=(e,t)=>t.
map(n=>Tt(e,n)).join(", ");var Ws=l(we(),1),xc=l(vc(),1),_s=l(W(),1),ye=l(x(),1);var ee=l(b(),1),Gs=8;function Sc(e){let{group:t,lane:n,ran:o,isReference:r,parts:s,sameProblem:i,makeReference:a}=e,p=o?t.shownOf(o.number):null,d=r?(0,ye.t)("T\
he other lanes are compared with this one"):(0,ye.t)("Compare the others with {lane}",{lane:n.label}),c=(0,ye.t)(n.problem);return(0,ee.jsxs)("div",{class:"gp-l\
ane-top",children:[(0,ee.jsxs)("div",{class:"gp-lane-head",children:[(0,ee.jsxs)("button",{type:"button",class:"gp-lane-name","aria-pressed":r,title:d,disabled:!o,
onClick:a,children:[(0,ee.jsx)("b",{class:"gp-letter",children:n.label}),(0,ee.jsx)("bdi",{class:"gp-lane-title",children:je(n.title)}),(0,ee.jsx)("span",{class:"\
gp-lane-reference",hidden:!r,children:(0,ye.t)("reference")})]}),t.canAsk&&(0,ee.jsx)(Ib,{...e})]}),n.prompt&&(0,ee.jsx)("p",{class:"gp-lane-prompt",dir:"auto",
children:(0,ee.jsx)(ys,{text:n.prompt})}),(0,ee.jsx)("p",{class:"gp-lane-settings",children:Ub(n,p,o).join(" · ")}),(0,ee.jsx)("p",{class:"gp-lane-changed",hidden:!o||
!(0,xc.changedSince)(n,o),children:`△ ${(0,ye.t)("changed since this run")}`}),p?.log&&(0,ee.jsx)(Kb,{log:p.log,done:t.done}),(0,ee.jsx)("p",{class:"gp-lane-p\
arts",hidden:!s,children:s}),o&&o.entries.length>1&&(0,ee.jsx)(jb,{group:t,ran:o}),c&&(0,ee.jsxs)("div",{class:"gp-problem",children:[(0,ee.jsx)("b",{children:"\
✕ "}),(0,ee.jsx)("span",{children:i?(0,ye.t)("The same as in lane {lane}.",{lane:i}):c})]})]})}var zb=[{does:"copy",sign:"❐",name:e=>(0,ye.t)("Copy lane {la\
ne}",e),isPossible:(e,t)=>t<Gs},{does:"left",sign:"◀",name:e=>(0,ye.t)("Move lane {lane} to the left",e),isPossible:e=>e>0},{does:"right",sign:"▶",name:e=>(0,ye.t)(
"Move lane {lane} to the right",e),isPossible:(e,t)=>e<t-1},{does:"remove",sign:"✕",name:e=>(0,ye.t)("Remove lane {lane}",e),isPossible:(e,t)=>t>1}];function Ib({
group:e,lane:t,ran:n,place:o,lanes:r}){let s={lane:t.label},i=a=>e.ask({type:"lane",do:a,id:t.id});return(0,ee.jsxs)("span",{class:"gp-lane-tools",children:[(0,ee.jsx)(
qb,{runs:Bb(e,n),name:(0,ye.t)("Stop lane {lane}",s),press:()=>i("stop")}),!t.prompt&&(0,ee.jsxs)(ee.Fragment,{children:[(0,ee.jsxs)("button",{type:"button",class:"\
gp-button","data-do":"select","aria-pressed":!!t.selected,title:t.selected?(0,ye.t)("Lane {lane} is shown in the settings",s):(0,ye.t)("Edit lane {lane}",s),onClick:()=>i(
"select"),children:[(0,ee.jsx)("span",{"aria-hidden":"true",children:"✎"}),t.selected&&` ${(0,ye.t)("editing")}`,t.selected&&(0,ee.jsxs)("span",{class:"gp-hid\
den",children:[" ",t.label]})]}),zb.map(({does:a,sign:p,name:d,isPossible:c})=>(0,ee.jsx)("button",{type:"button",class:"gp-button","data-do":a,title:d(s),"aria\
-disabled":!c(o,r),onClick:()=>c(o,r)&&i(a),children:(0,ee.jsx)("span",{"aria-hidden":"true",children:p})},a))]})]})}var Bb=({running:e},t)=>e&&!!t?.entries.some(
({log:n})=>!n?.finished&&!n?.failed);function qb({runs:e,name:t,press:n}){let o=(0,Ws.useRef)(null),r=o.current===document.activeElement;return(0,Ws.useLayoutEffect)(
()=>{!e&&r&&o.current?.closest(".gp-lane")?.querySelector(".gp-lane-name")?.focus()},[e]),(0,ee.jsx)("button",{ref:o,type:"button",class:"gp-button","data-do":"\
stop",title:t,hidden:!e,onClick:n,children:(0,ee.jsx)("span",{"aria-hidden":"true",children:"■"})})}var Oa=new WeakMap;function Hb(e){let t=Oa.get(e);if(e.shared<
2)return t;let n={others:e.shared-1,apart:e.apart};return Oa.set(e,{others:Math.max(n.others,t?.others??0),apart:n.apart&&(t?.apart??!0)}),e.running?n:Oa.get(e)}
function Kb({log:e,done:t}){let{length:n}=Vn(e),o=Hb(e);return(0,ee.jsxs)("p",{class:"gp-lane-state",children:[(0,ee.jsx)("b",{children:Db(e,t)}),(0,ee.jsx)("sp\
an",{class:"gp-lane-count",children:n?(0,ye.tn)(n,"{count} token","{count} tokens"):""}),o&&(0,ee.jsx)("span",{class:"gp-lane-company",tabIndex:0,"data-tip":o.apart?
(0,ye.t)("It has forward passes of its own and takes turns with the others: no other run uses its model, or it reads or writes several tokens at once."):(0,ye.t)(
"Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token."),children:o.apart?(0,ye.tn)(o.others,"in turn wi\
th another run","in turn with {count} others"):(0,ye.tn)(o.others,"together with another run","together with {count} others")})]})}function Db({queued:e,loading:t,
started:n,failed:o,finished:r},s){return o?`✕ ${(0,ye.t)("stopped by an error")}`:r?`■ ${r.sequences.length?(0,_s.stopWords)(r.sequences[0].stop_reason)[1]:
(0,ye.t)("ended")}`:s?n?`■ ${(0,ye.t)("was stopped")}`:(0,ye.t)("did not run"):t?(0,_s.loadingWords)(t):e?e.ahead?(0,ye.tn)(e.ahead,"waiting for another run",
"waiting for {count} others"):(0,ye.t)("starting …"):n?`● ${(0,ye.t)("decoding …")}`:(0,ye.t)("waiting for its turn")}function jb({group:e,ran:t}){let n=t.
entries.length,o=Tc(e.shownOf(t.number))??"–",r=s=>{let i=t.shown+s;i>=0&&i<n&&e.showEntry(t.number,i)};return(0,ee.jsxs)("p",{class:"gp-lane-seeds",children:[
(0,ee.jsx)("button",{type:"button",class:"gp-button","data-seed":"-1","aria-label":(0,ye.t)("Previous seed"),"aria-disabled":t.shown===0,onClick:()=>r(-1),children:"\
◀"}),(0,ee.jsx)("span",{"aria-live":"polite",children:(0,ye.t)("seed {seed}, {place} of {all}",{seed:o,place:t.shown+1,all:n})}),(0,ee.jsx)("button",{type:"bu\
tton",class:"gp-button","data-seed":"1","aria-label":(0,ye.t)("Next seed"),"aria-disabled":t.shown===n-1,onClick:()=>r(1),children:"▶"})]})}var Tc=({seed:e,log:t})=>e??
t?.started?.seed??null;function Ub(e,t,n){let o=t&&n&&n.seed===e.seed&&n.entries.length===1?Tc(t):null,r=e.seed??o,s=r===null?"":(0,ye.t)("seed {seed}",{seed:r});
return[e.model,je(e.settings),s].filter(Boolean)}var Rc=l(Yi(),1),$s=l(_r(),1),Go=l(W(),1),Ra=l(x(),1),cr=l(Cc(),1),Wc=l(Oc(),1),ho=l(na(),1);var Vb=200,Jb=40,Ls=class{constructor(t,n){this.body=t;this.entries=n;t.append(this.written),this.rows=new cr.Rows(this.written);let o=()=>{this.atEnd=t.scrollHeight-
t.scrollTop-t.clientHeight<Jb};t.addEventListener("scroll",o,{passive:!0}),this.observers=[new ResizeObserver(()=>this.resized()),new ResizeObserver(()=>this.laidOut())],
this.observers[0].observe(t),this.observers[1].observe(this.written)}body;entries;rows;tokens=[];written=(0,Go.make)("div","gp-lane-written");log=null;look={shade:$s.FIRST_SHADE,
unit:"bits"};steps=[];dimmed=0;parting=null;why="";stop=null;atEnd=!0;width=0;timer=0;observers;leave(){for(let t of this.observers)t.disconnect();clearTimeout(
this.timer)}clear(t){t!==this.log&&(this.log=t,this.written.replaceChildren(),this.rows=new cr.Rows(this.written),this.tokens=[],this.steps=[],this.dimmed=0,this.
parting=this.stop=null,this.why="",this.atEnd=!0)}draw(t,{shared:n,at:o=n,sign:r,why:s},i){if(this.clear(t),t.denoises)return(0,Go.say)(this.written,(0,Wc.draftOf)(
t));(i.shade!==this.look.shade||i.unit!==this.look.unit)&&this.redraw(i);let{keep:a,added:p}=(0,Rc.pathChange)(this.steps,Vn(t).at(-1)??null);a<this.tokens.length&&
this.cut(a);for(let d of p)this.append(d);this.dim(n),this.signAt(r?this.tokens[o]:null,r,s),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(t){(0,ho.cutTokens)(
this,t),this.steps.length=t,this.dimmed=Math.min(this.dimmed,t),this.stop?.isConnected||(this.stop=null)}append(t){let n={...t.chosen,piece:t.piece},o=(0,Go.make)(
"span","gp-token",null,{role:"button",tabindex:"-1"});(0,ho.inkToken)(o,n);let r=this.tokens.at(-1),s=(r&&this.entries.get(r)?.token)??null;this.entries.set(o,{
token:n,step:t,lane:this}),t.given&&(o.dataset.given=""),(0,ho.appendToken)(this,o,n,s),this.steps.push(t),this.dress(o)}dress(t){let n=t.querySelector(".gp-ink"),
o=this.entries.get(t)?.step;n&&o&&(0,$s.shadeInk)(n,this.look.shade,(0,Go.numbersOf)(o)),this.describe(t)}describe(t){let n=this.entries.get(t)?.step;if(!n)return;
let r=[(0,Ra.t)("token {number}",{number:n.index+1}),...(0,ho.numberWords)(n,this.look.unit),this.whyOf(t)];t.setAttribute("aria-description",r.filter(Boolean).
join(", "))}whyOf(t){let n=this.entries.get(t)?.step.given;return[t===this.parting?this.why:"",n?(0,Ra.t)("given, not chosen"):""].filter(Boolean).join(", ")}dim(t){
let n=Math.min(t,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.
add("gp-shared");this.dimmed=n}signAt(t,n,o){if(t===this.parting&&(!t||o===this.why&&t.dataset.parts===n))return;let r=this.parting;this.parting=t,this.why=o,r&&
(delete r.dataset.parts,this.describe(r)),t&&(t.dataset.parts=n,this.describe(t))}redraw(t){this.look=t;for(let n of this.tokens)this.dress(n)}laidOut(){this.rows.
settle(),this.atEnd&&this.log?.running&&(this.body.scrollTop=1e7)}resized(){let{clientWidth:t}=this.body;!t||t===this.width||(this.width=t,this.rows.dissolve(),
clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.rows.settle(),Vb))}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}next(t,n){
let o=this.tokens.indexOf(t);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return(0,cr.inNextRow)(this.
tokens,o,1);case"ArrowUp":return(0,cr.inNextRow)(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var ae=l(b(),1),Qb=[["probability",()=>(0,ue.t)("probability")],["raw",()=>(0,ue.t)("probability before processors")],["uncertainty",()=>(0,ue.t)("entropy")],["\
entropy",()=>(0,ue.t)("entropy after processors")],["surprisal",()=>(0,ue.t)("surprisal")],["rank",()=>(0,ue.t)("rank")]];function Zb({group:e,changes:t}){let n=(0,Ns.useFresh)(
t),[o,r]=(0,mt.useState)(_c.FIRST_SHADE),[s]=(0,mt.useState)(()=>new WeakMap),i=(0,mt.useRef)(null),a=Ms(e,n,["status","pair","lanes"]),p=Nc(e),d=Xb(e,i,s,n);Yb(
i,p.length),Rs(i,".gp-lane",{target:".gp-lane-name"});let c=new Map,u=e.groups.some(({prompt:h})=>h)?"":e.header?.prompt??"",m=wc(e),f=p.length>=Gs,v=(h,w)=>{h.
reach(w),w.focus({preventScroll:!0}),w.scrollIntoView({block:"nearest"}),d.current?.show(w)};return(0,ae.jsxs)(ae.Fragment,{children:[(0,ae.jsxs)("header",{class:"\
gp-head",children:[(0,ae.jsx)("h2",{class:"gp-hidden",children:(0,ue.t)("Side by side")}),(0,ae.jsx)("div",{class:"gp-tools",children:(0,ae.jsxs)("label",{children:[
(0,ue.t)("Shaded by")," ",(0,ae.jsx)("select",{class:"gp-shade",value:o,onChange:({currentTarget:h})=>r(h.value),children:Qb.map(([h,w])=>(0,ae.jsx)("option",{value:h,
children:w()},h))})]})})]}),(0,ae.jsxs)("p",{class:"gp-asked",hidden:!u,children:[(0,ae.jsx)("span",{class:"gp-asked-name",children:(0,ue.t)("Prompt")})," ",(0,ae.jsx)(
"bdi",{class:"gp-asked-text",children:u})]}),(0,ae.jsx)("p",{class:"gp-luck",hidden:!m,children:m&&yc(e,m)}),(0,ae.jsx)("ol",{class:"gp-columns",ref:i,children:p.
map(({key:h,lane:w,ran:g},y)=>{let S=(0,ue.t)(w.problem),L=c.get(S)??w.label;return S&&c.set(S,L),(0,ae.jsx)(tw,{group:e,lane:w,ran:g,place:y,lanes:p.length,version:g?
a(g.number):"",sameProblem:S&&L!==w.label?L:"",shade:o,tokens:s,go:v},h)})}),(0,ae.jsx)("p",{class:"gp-add-place",hidden:!e.canAsk||p.some(({lane:h})=>h.prompt),
children:(0,ae.jsx)("button",{type:"button",class:"gp-button gp-add","aria-disabled":f,title:f?(0,ue.t)("At most {count} lanes",{count:String(Gs)}):(0,ue.t)("A \
new lane at the end"),onClick:()=>!f&&e.ask({type:"lane",do:"add"}),children:(0,ue.t)("+ Add a lane")})}),(0,ae.jsx)(ew,{shade:o,unit:e.unit,isCompared:$r(e)!==
null})]})}var Ec=(0,Ns.groupPane)(Zb,e=>Nc(e).length>0||e.canAsk);function Nc({lanes:e,groups:t}){return e?e.map(n=>({key:`${n.prompt?"prompt":"lane"} ${n.id}`,
lane:n,ran:t.find(({id:o,prompt:r})=>o===n.id&&!!r==!!n.prompt)??null})):t.map(n=>({key:`group ${n.number}`,lane:n,ran:n}))}function Xb(e,t,n,{unit:o,pair:r}){let s=(0,mt.useRef)(
null);return(0,mt.useLayoutEffect)(()=>{let i=t.current?.closest(".gp-pane");!i||!t.current||(s.current=(0,Lc.tokenCard)(i,t.current,e,a=>{let p=n.get(a);if(!p)
return null;let{token:d,step:c,lane:u}=p,m=(0,ue.t)("token {number}",{number:c.index+1});return{id:d.token_id,text:d.text,where:m,step:c,why:u.whyOf(a)}}))},[]),
(0,mt.useLayoutEffect)(()=>s.current?.refresh(o||r)),s}function Yb(e,t){let n=(0,mt.useRef)(t);n.current=t;let o=()=>{let{clientWidth:r=0,style:s}=e.current??{},
[i,a,p]=[240,12,4];if(!r||!n.current)return;let d=Math.max(1,Math.min(p,Math.floor((r+a)/(i+a)))),c=Math.ceil(n.current/d);s?.setProperty("--lanes-in-row",String(
Math.ceil(n.current/c)))};(0,mt.useLayoutEffect)(o,[t]),(0,mt.useLayoutEffect)(()=>{let r=new ResizeObserver(o);return e.current&&r.observe(e.current),()=>r.disconnect()},
[])}function ew({shade:e,unit:t,isCompared:n}){return(0,ae.jsxs)("footer",{class:"gp-legend","aria-label":(0,ue.t)("Legend"),children:[(0,ae.jsx)($c.ShadeScale,
{name:e,unit:t}),(0,ae.jsxs)("span",{class:"gp-parting-key",hidden:!n,children:[(0,ae.jsx)("span",{class:"gp-token gp-shared",children:(0,ae.jsx)("span",{class:"\
gp-ink",children:(0,ue.t)("dimmed")})})," ",(0,ae.jsx)("span",{"data-tip":(0,ue.t)("Up to here the lane has written the same as the reference lane. Click the na\
me of another lane to make that one the reference."),tabIndex:0,children:(0,ue.t)("same as the reference")})," ",(0,ae.jsx)("span",{class:"gp-sign",children:"≠"}),
" ",(0,ae.jsx)("span",{"data-tip":(0,ue.t)("From here on the lane’s text differs from the reference lane’s."),tabIndex:0,children:(0,ue.t)("where it diverge\
s")})]}),(0,ae.jsx)("span",{class:"gp-note gp-hint",children:(0,ue.isTouched)()?(0,ue.t)("Touch a token to see its candidates."):(0,ue.t)("Point at a token to s\
ee its candidates. The arrow keys move along a text.")})]})}function tw({group:e,lane:t,ran:n,place:o,lanes:r,version:s,sameProblem:i,shade:a,tokens:p,go:d}){let c=$r(
e),u=!!(n&&c?.[0]===n.number),{shared:m,at:f,sign:v,why:h,words:w}=n&&c?rw(e,c[0],n.number):Es,g=(0,mt.useMemo)(()=>(0,ae.jsx)(Sc,{group:e,lane:t,ran:n,place:o,
lanes:r,isReference:u,parts:w,sameProblem:i,makeReference:()=>n&&ow(e,n.number)}),[t,n,o,r,s,u,w,i,e.canAsk]),y=(0,mt.useRef)(null),S=(0,mt.useRef)(null);(0,mt.useLayoutEffect)(
()=>(y.current&&(S.current=new Ls(y.current,p)),()=>S.current?.leave()),[]);let L={shade:a,unit:e.unit};(0,mt.useLayoutEffect)(()=>{n?S.current?.draw(qt(e,n.number),
{shared:m,at:f,sign:v,why:h},L):S.current?.clear(null)},[n,s,m,f,v,h,a,e.unit]);let M=({target:Ve})=>{let lt=Ve instanceof Element?Ve.closest(".gp-token"):null;
S.current&&lt&&p.has(lt)&&d(S.current,lt)},ge=Ve=>{let{target:lt,key:yn}=Ve;if(!(lt instanceof HTMLElement)||!p.has(lt)||!S.current||Ve.ctrlKey||Ve.metaKey||Ve.
altKey)return;let To=yn==="Enter"||yn===" "?lt:S.current.next(lt,yn);!To&&!yn.startsWith("Arrow")||(Ve.preventDefault(),To&&d(S.current,To))};return(0,ae.jsxs)(
"li",{class:t.selected?"gp-lane gp-lane-selected":"gp-lane","aria-label":(0,ue.t)("Lane {lane}: {title}",{lane:t.label,title:je(t.title)}),children:[g,(0,ae.jsxs)(
"div",{class:"gp-lane-bottom",children:[(0,ae.jsx)("p",{class:"gp-note gp-not-yet",hidden:!!n,children:(0,ue.t)("Not run yet.")}),n&&(0,ae.jsx)(nw,{group:e,ran:n,
version:s}),(0,ae.jsx)("div",{class:"gp-lane-text",role:"group",dir:"auto","aria-label":(0,ue.t)("Text of lane {lane}, token by token. The arrow keys move along\
 it.",{lane:t.label}),hidden:!n,ref:y,onClick:M,onKeyDown:ge})]})]})}function nw({group:e,ran:t,version:n}){let o=qt(e,t.number);return(0,mt.useMemo)(()=>Ro(e,o)&&
(0,ae.jsx)("p",{class:"gp-hidden gp-whole",dir:"auto",children:nr(Vn(o))}),[o,n])}function ow(e,t){let n=$r(e);n&&t!==n[0]&&e.setPair(t,t===n[1]?n[0]:n[1])}var Es={
shared:0,sign:"",why:"",words:""};function rw(e,t,n){if(n===t){let p=Ma(e,t);return p?{...Es,at:p.at,sign:"≠",why:(0,ue.t)("here the first lane diverges")}:Es}
let o=Tt(e,t),r=tr(e,t,n),s=r.at[1];if(r.kind==="apart"){let{chosen:p}=en(e,t)[r.at[0]],d=(0,ue.t)("here it diverges from {lane}, which has {token}",{lane:o,token:(0,Gc.quoted)(
p.text)}),c=`≠ ${(0,ue.t)("diverges from {lane} at token {number}",{lane:o,number:s+1})}`;return{shared:s,sign:`≠${o}`,why:d,words:c}}let i=[t,n].map(p=>Ro(
e,qt(e,p)));return{...Es,shared:s,words:s?`= ${a()}`:""};function a(){return r.kind==="shorter"&&i[r.shorter]?r.shorter?(0,ue.t)("the same as {lane}, which cont\
inues",{lane:o}):(0,ue.t)("the same as {lane}, then continues",{lane:o}):r.kind==="same"&&i[0]&&i[1]?(0,ue.t)("the same as {lane}",{lane:o}):(0,ue.t)("the same \
as {lane} so far",{lane:o})}}var zc=l(we(),1);var Ic=l(be(),1),Bc=l(ot(),1),ht=l(W(),1),Ke=l(x(),1),qc=l(he(),1),Hc=l(xe(),1);var Z=l(b(),1),Fc=24,sw=[1,2,5,10,20,50,100,200,500,1e3],iw=5,Ac=150;function aw({group:e}){let t=e.entries.filter(p=>pr(p)==="cut"),n=e.entries.filter(p=>Ht(p)&&
!t.includes(p)),o=n.filter(p=>Ht(p)!=="failed"),r=o.map(co).sort((p,d)=>p-d),s=r.reduce((p,d)=>p+d,0),i=(0,Bc.fixed)(s/r.length,1),a=()=>(0,Ke.tn)(r.length,"{to\
tal} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,ht.count)(s),mean:i});return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsxs)(
"header",{class:"gp-head",children:[(0,Z.jsx)("h2",{class:"gp-title",children:(0,Ke.t)("Lengths and endings")}),(0,Z.jsx)("p",{class:"gp-note gp-of",children:lw(
e,n.length)})]}),(0,Z.jsxs)("div",{class:"gp-both",children:[(0,Z.jsxs)("figure",{class:"gp-lengths-figure",children:[(0,Z.jsxs)("figcaption",{children:[(0,Z.jsx)(
Hc.Term,{id:"length",run:()=>r.length?a():"",meaning:(0,Ke.t)("The number of tokens in a text, including the one that ends it. Only texts that have ended are co\
unted."),children:(0,Ke.t)("Tokens per text")})," ",(0,Z.jsx)("span",{class:"gp-note gp-average",children:r.length?(0,Ke.t)("mean {mean}, median {median}, from \
{low} to {high}",{mean:i,median:(0,ht.count)((0,qc.medianOf)(r)),low:(0,ht.count)(r[0]),high:(0,ht.count)(r[r.length-1])}):(0,Ke.t)("none has ended yet")})]}),(0,Z.jsx)(
cw,{lengths:r})]}),(0,Z.jsxs)("div",{children:[(0,Z.jsx)("h3",{children:(0,Ke.t)("Endings")}),(0,Z.jsx)(mw,{entries:[...n,...t]}),(0,Z.jsx)("p",{class:"gp-note \
gp-oddities",children:pw(e,n)})]})]}),(0,Z.jsx)(hw,{texts:o.map(p=>uo(p))},e.turn)]})}var Kc=(0,Ic.groupPane)(aw,({header:e})=>e?.kind==="seeds",["status"]);function lw({
done:e,entries:{length:t}},n){if(n===t)return(0,Ke.tn)(t,"{count} sample","all {count} samples");let o={ended:(0,ht.count)(n)};return e?(0,Ke.tn)(t,"{ended} of \
{count} sample ended","{ended} of {count} samples ended",o):(0,Ke.tn)(t,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",o)}function pw({
done:e,entries:t},n){let o=n.filter(i=>Ht(i)==="failed").length,r=n.filter(i=>Ht(i)!=="failed"&&!uo(i).trim()).length,s=e?t.length-n.length:0;return[r&&(0,Ke.tn)(
r,"{count} text is empty.","{count} texts are empty."),o&&(0,Ke.tn)(o,"{count} sample failed and is counted only here.","{count} samples failed and are counted \
only here."),s&&(0,Ke.tn)(s,"{count} sample did not finish.","{count} samples did not finish.")].filter(Boolean).join(" ")}function dw(e){let[t,n]=[Math.min(...e),
Math.max(...e)],o=sw.find(i=>Math.floor(n/i)-Math.floor(t/i)<Fc)??Math.ceil((n-t+1)/Fc),r=Math.floor(t/o),s=Array.from({length:Math.floor(n/o)-r+1},(i,a)=>({from:Math.
max((r+a)*o,t),to:Math.min((r+a+1)*o-1,n),texts:0}));for(let i of e)s[Math.floor(i/o)-r].texts+=1;return s}function cw({lengths:e}){let t=(0,zc.useMemo)(()=>e.length?
uw(dw(e)):void 0,[e.join()]);return(0,Z.jsx)(Oe,{class:"gp-bins",chart:t})}function uw(e){let t=({from:s,to:i})=>s===i?(0,Ke.tn)(s,"{count} token","{count} toke\
ns"):(0,Ke.t)("{low} to {high} tokens",{low:(0,ht.count)(s),high:(0,ht.count)(i)}),n={type:"bar",hoverinfo:"text",textposition:"none",text:e.map(s=>`${t(s)}: ${(0,Ke.tn)(
s.texts,"{count} text","{count} texts")}`),x:e.map(({from:s,to:i})=>(s+i)/2),y:e.map(({texts:s})=>s),width:e.map(({from:s,to:i})=>.94*(i-s+1)),marker:{color:"va\
r(--gp-kept)"}},[o,r]=[Xn((0,Ke.t)("tokens"),{showgrid:!1}),Xn((0,Ke.t)("texts"),{rangemode:"tozero"})];return ar((0,Ke.t)("Number of texts by their length in t\
okens"),[n],o,r,{height:220,bargap:0})}function Dc(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].sort(([n,o],[r,s])=>s-o||(n<r?-1:1))}var mw=({
entries:e})=>(0,Z.jsx)("ul",{class:"gp-endings",children:Dc(e.map(t=>Ht(t)??"")).map(([t,n])=>(0,Z.jsxs)("li",{"data-end":t,children:[(0,Z.jsx)("span",{class:"g\
p-sign","aria-hidden":"true",children:An(t)}),(0,Z.jsx)("span",{class:"gp-word",children:zn(t)[0]}),(0,Z.jsx)("span",{"aria-hidden":"true",children:(0,Z.jsx)("i",
{class:"gp-bar",style:{width:`${(n/e.length*100).toFixed(2)}%`}})}),(0,Z.jsx)("span",{class:"gp-times",children:`${(0,ht.count)(n)} · ${(0,ht.percent)(n/e.length)}`})]},
t))});function hw({texts:e}){let t=Dc(e),n=t.filter(([,o])=>o>1);return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)("h3",{class:"gp-common-title",children:fw(t.length,
e.length,n.length>0)}),(0,Z.jsx)("ol",{class:"gp-common",children:n.slice(0,iw).map(([o,r])=>(0,Z.jsxs)("li",{children:[(0,Z.jsx)("span",{class:"gp-times",children:`${(0,ht.count)(
r)} ×`}),(0,Z.jsx)(gw,{text:o})]},o))})]})}function fw(e,t,n){return t<2?t?(0,Ke.tn)(t,"{count} text","{count} texts"):"":e===1?(0,Ke.t)("All {count} texts are\
 the same",{count:(0,ht.count)(t)}):n?(0,Ke.t)("{count} different texts of {all}; the most frequent ones",{count:(0,ht.count)(e),all:(0,ht.count)(t)}):(0,Ke.t)(
"All {count} texts are different",{count:(0,ht.count)(t)})}function gw({text:e}){return e.trim()?e.length<=Ac?(0,Z.jsx)("bdi",{children:(0,ht.inOneLine)(e)}):(0,Z.jsxs)(
"details",{children:[(0,Z.jsx)("summary",{children:(0,Z.jsx)("bdi",{children:`${(0,ht.inOneLine)(e.slice(0,Ac))}…`})}),(0,Z.jsx)("p",{dir:"auto",children:e})]}):
(0,Z.jsx)("span",{class:"gp-note",children:(0,Ke.t)("(empty)")})}var Yc=l(be(),1),dn=l(x(),1);var jc=l(we(),1),Uc=l(xe(),1),it=l(b(),1);function Vc({class:e,rows:t,keyOf:n,heading:o,nameOf:r,columns:s}){let[i,a]=(0,jc.useState)(null),p=s.find(({name:c})=>c===
i?.name),d=({name:c,isSmallestFirst:u})=>{let m=!p||i?.name!==c;a(m?{name:c,isDown:!u}:i.isDown===!u?{name:c,isDown:!i.isDown}:null)};return(0,it.jsxs)("table",
{class:e,children:[(0,it.jsx)("thead",{children:(0,it.jsxs)("tr",{children:[(0,it.jsx)("th",{scope:"col",class:"gp-whose",children:(0,it.jsx)("button",{type:"bu\
tton",class:"gp-sort","data-tip":o.tip,onClick:()=>a(null),children:o.title})}),s.map(c=>(0,it.jsx)(bw,{column:c,order:c===p?i:null,press:()=>d(c)},c.name))]})}),
(0,it.jsx)("tbody",{children:(p&&i?ww(t,p,i.isDown):t).map(c=>(0,it.jsxs)("tr",{children:[(0,it.jsx)("th",{scope:"row",class:"gp-whose",children:r(c)}),s.map(({
name:u,cell:m,cellClass:f})=>(0,it.jsx)("td",{class:f?.(c),children:m(c)},u))]},n(c)))})]})}function bw({column:{name:e,title:t,term:n,unit:o},order:r,press:s}){
let i={type:"button","data-name":e,onClick:s},a=(0,it.jsxs)(it.Fragment,{children:[(0,it.jsx)("span",{children:t.replace(/-(?=\d)/g,"‑")}),(0,it.jsx)("span",{
class:"gp-arrow","aria-hidden":"true",children:r?r.isDown?" ▼":" ▲":""})]});return(0,it.jsxs)("th",{scope:"col","aria-sort":r?r.isDown?"descending":"ascendi\
ng":"none",children:[n?(0,it.jsx)(Uc.Term,{as:"button",class:"gp-sort",...n,attributes:i,children:a}):(0,it.jsx)("button",{class:"gp-sort",...i,children:a}),o&&
(0,it.jsx)("small",{children:o})]})}function ww(e,{valueOf:t},n){let o=n?-1:1;return[...e].sort((r,s)=>{let[i,a]=[t(r),t(s)];return i===null||a===null?+(i===null)-
+(a===null):typeof i=="string"||typeof a=="string"?o*String(i).localeCompare(String(a),void 0,{numeric:!0}):o*(i-a)})}var Jc=l(we(),1),Ir=l(x(),1),Lo=l(b(),1),Qc="generation-playground.columns",yw=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","w\
ords","ended"];function Zc(){let[e,t]=(0,Jc.useState)(()=>new Set(kw()??yw));return[e,(o,r)=>{let s=new Set(e);r?s.add(o):s.delete(o),vw([...s]),t(s)}]}function Xc({
metrics:e,names:t,choose:n}){let o=e.filter(({name:r})=>t.has(r)).length;return(0,Lo.jsxs)("details",{class:"gp-tools gp-column-choice",children:[(0,Lo.jsx)("su\
mmary",{children:(0,Ir.t)("Columns: {shown} of {all}",{shown:String(o),all:String(e.length)})}),(0,Lo.jsx)("div",{class:"gp-column-boxes",role:"group","aria-lab\
el":(0,Ir.t)("Columns of the table"),children:e.map(({name:r,title:s,meaning:i})=>(0,Lo.jsxs)("label",{title:(0,Ir.t)(i),children:[(0,Lo.jsx)("input",{type:"che\
ckbox",checked:t.has(r),onChange:({currentTarget:a})=>n(r,a.checked)})," ",(0,Ir.t)(s)]},r))})]})}function kw(){try{let e=JSON.parse(localStorage.getItem(Qc)??"\
null");return Array.isArray(e)?e.map(String):null}catch{return null}}function vw(e){try{localStorage.setItem(Qc,JSON.stringify(e))}catch{}}var Ie=l(b(),1);function xw({group:e}){let[t,n]=Zc(),{groups:o}=e,r=eu(e),s=r.filter(({name:a})=>t.has(a)).map(a=>Tw(a,e)),i=o.length<2;return(0,Ie.jsxs)(Ie.Fragment,
{children:[(0,Ie.jsxs)("header",{class:"gp-head",children:[(0,Ie.jsx)("h2",{class:"gp-title",children:(0,dn.t)("Metrics")}),(0,Ie.jsx)("span",{class:"gp-note gp\
-sorting",hidden:i,children:(0,dn.t)("Click a heading to sort; point at it for its formula.")}),(0,Ie.jsx)(Xc,{metrics:r,names:t,choose:n})]}),(0,Ie.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"region","aria-label":(0,dn.t)("The table of metrics, which may be wider than the page"),children:(0,Ie.jsx)(Vc,{class:i?"gp-me\
trics gp-one":"gp-metrics",rows:o,keyOf:({number:a})=>a,heading:{title:Sw(e),tip:(0,dn.t)("Click to restore the order of the rows.")},nameOf:a=>(0,Ie.jsxs)(Ie.Fragment,
{children:[(0,Ie.jsx)("b",{class:"gp-letter",children:Tt(e,a.number)}),(0,Ie.jsx)("bdi",{children:Wo(a)})]}),columns:s})}),(0,Ie.jsxs)("p",{class:"gp-note gp-be\
st-key",hidden:s.every(({best:a})=>!a),children:[(0,Ie.jsx)("b",{class:"gp-best-sign",children:"★"})," ",(0,dn.t)("the best of its column: better than every o\
ther, seed by seed")]})]})}var eu=({metrics:e,groups:t})=>e.filter(n=>t.some(o=>Yn(o,n)!==null)),tu=(0,Yc.groupPane)(xw,e=>eu(e).length>0,["measured","lanes"]);
function Sw({header:e}){return e?.kind==="lanes"?(0,dn.t)("Lane"):e?.kind==="sweep"?(0,dn.t)("Cell"):(0,dn.t)("Runs")}function Tw(e,t){let{name:n,title:o,unit:r,
better:s}=e,i=Math.max(...t.groups.map(p=>Math.abs(Yn(p,e)??0))),a=da(e,t.groups);return{name:n,title:(0,dn.t)(o),term:Ss(e,t,p=>Tt(t,p)),unit:r!==o.toLowerCase()?
(0,dn.t)(r):"",valueOf:p=>Yn(p,e),isSmallestFirst:s==="less",cellClass:p=>p===a?"gp-best":"",cell:p=>(0,Ie.jsx)(Pw,{metric:e,group:p,isBest:p===a,share:Math.abs(
Yn(p,e)??0)/(i||1)}),best:a}}function Pw({metric:e,group:t,isBest:n,share:o}){let r=Yn(t,e)===null||ga(e)?"":Zn(e,t);return(0,Ie.jsxs)(Ie.Fragment,{children:[(0,Ie.jsxs)(
"span",{class:"gp-value",children:[(0,Ie.jsx)("b",{class:"gp-best-sign","aria-hidden":"true",children:n?"★":""}),(0,Ie.jsx)("span",{children:eo(e,t)}),(0,Ie.jsx)(
"span",{class:"gp-hidden",children:n?` ${(0,dn.t)("(best)")}`:""}),(0,Ie.jsx)("small",{class:"gp-seeds-range",children:r&&(0,dn.t)("over the seeds {range}",{range:r})})]}),
(0,Ie.jsx)("span",{class:"gp-track",children:(0,Ie.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})})]})}var nu=l(be(),1),Br=l(x(),1);var fo=l(b(),1),Cw={found:"◆",even:"≈",seen:"○",wait:"…"};function Mw({group:e}){let{kind:t,words:n,more:o}=e.verdict;return(0,fo.jsxs)(fo.Fragment,{children:[
e.isExample&&(0,fo.jsx)(Ln,{group:e}),(0,fo.jsx)(Ye,{verdict:t,sign:Cw[t],words:(0,Br.t)(n),more:(0,Br.t)(o)}),(0,fo.jsx)("p",{class:"gp-hidden gp-told",role:"s\
tatus",children:`${(0,Br.t)(n)}. ${(0,Br.t)(o)}`})]})}var ou=(0,nu.groupPane)(Mw,e=>e.verdict!==null,["found"]);var su=l(we(),1),Fs=l(be(),1),no=l(W(),1),me=l(x(),1);var Ne=l(b(),1),iu={sweep:()=>(0,me.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,me.t)(
"Run the grid")}),seeds:()=>(0,me.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabiliti\
es.",{button:(0,me.t)("Draw the samples")}),trial:()=>(0,me.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one\
 question: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,me.t)("Run the trial")}),precision:()=>(0,me.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,me.t)("Compare precisions")}),choices:()=>(0,me.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,me.t)("Compare answers")}),watermark:()=>(0,me.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,me.t)("Run the experiment")})},ru=8,
Ow=500,Wa=class{constructor(t){this.group=t}group;of=[];tokens=[];first=null;latest=0;sum=0;follow({run:t,measured:n,status:o,entries:r=new Set}){t&&([this.of,this.
tokens,this.first,this.sum]=[[],[],null,0]);for(let i of this.group.entries)(t||n||o||r.has(i.number))&&this.take(i);let s=this.tokens.reduce((i,a)=>i+a,0);s!==
this.sum&&([this.sum,this.latest]=[s,performance.now()],this.first??={at:this.latest,sum:s})}take(t){this.of[t.number]=pr(t),this.tokens[t.number]=co(t)}get counts(){
let t={ended:0,cut:0,failed:0,decoding:0,waiting:0,known:0};for(let n of this.of)t[n]+=1;return t}failed(){return this.group.entries.filter(({number:t})=>this.of[t]===
"failed")}get pace(){let{sum:t,first:n,latest:o}=this;if(!t||!n)return"";let r=o-n.at,s=(0,no.count)(Math.round((t-n.sum)/r*1e3));return[(0,me.tn)(t,"{count} to\
ken","{count} tokens"),r>Ow&&(0,me.t)("{rate} tokens/s in total",{rate:s})].filter(Boolean).join(" · ")}};function Rw({group:e,changes:t}){let[n]=(0,su.useState)(
()=>new Wa(e));if(n.follow((0,Fs.useFresh)(t)),!e.header)return(0,Ne.jsx)("div",{class:"gp-standing",children:(0,Ne.jsx)("p",{class:"gp-status",children:iu[e.name]()})});
if(e.isExample)return e.verdict?null:(0,Ne.jsx)(Ln,{group:e});let{counts:o}=n,r=e.entries.length-o.known,[s,i]=Ww(e,o),a=e.away&&!e.done,p=a?(0,me.t)("The serve\
r does not answer."):s,d=a?` · ${s}${i}`:i;return(0,Ne.jsxs)(Ne.Fragment,{children:[(0,Ne.jsxs)("div",{class:"gp-standing",children:[(0,Ne.jsxs)("p",{class:"gp\
-status",children:[(0,Ne.jsx)("b",{children:p}),d]}),(0,Ne.jsx)("p",{class:"gp-pace",children:n.pace})]}),(0,Ne.jsx)("div",{class:"gp-track",role:"progressbar",
"aria-label":(0,me.t)("Runs that have ended"),"aria-valuemin":0,"aria-valuemax":r,"aria-valuenow":o.ended+o.failed,"aria-valuetext":p+d.replaceAll(" · ",", "),
children:["ended","failed","decoding"].map(c=>(0,Ne.jsx)("i",{class:`gp-part-${c}`,style:{width:`${(o[c]/Math.max(1,r)*100).toFixed(2)}%`}},c))}),(0,Ne.jsx)(_w,
{group:e}),(0,Ne.jsx)("div",{class:"gp-troubles",role:"status",children:(0,Ne.jsx)(Gw,{group:e,failed:n.failed(),stopped:e.done?o.cut:0})}),(0,Ne.jsx)("p",{class:"\
gp-hidden gp-told",role:"status",children:e.done&&p})]})}var au=(0,Fs.groupPane)(Rw,e=>!!e.header||Object.hasOwn(iu,e.name));function Ww({done:e,entries:t},n){let o=t.
length-n.known,r=n.ended+n.failed,s=n.known?` · ${(0,me.tn)(n.known,"{count} run spared: its text is known","{count} runs spared: their texts are known")}`:"";
if(r===o)return[(0,me.tn)(o,"The run has ended","All {count} runs have ended"),s];let i=n.cut+(e?n.decoding:0),a=[i&&(0,me.t)("{count} cut off",{count:(0,no.count)(
i)}),!e&&(0,me.t)("{count} decoding",{count:(0,no.count)(n.decoding)}),!e&&(0,me.t)("{count} queued",{count:(0,no.count)(n.waiting)}),e&&n.waiting&&(0,me.t)("{c\
ount} not started",{count:(0,no.count)(n.waiting)})].filter(Boolean),p={ended:(0,no.count)(r)};return[e?(0,me.tn)(o,"Stopped: {ended} of {count} run ended","Sto\
pped: {ended} of {count} runs ended",p):(0,me.tn)(o,"{ended} of {count} run ended","{ended} of {count} runs ended",p),a.map(c=>` · ${c}`).join("")+s]}function _w({
group:{found:e,asking:t,done:n}}){let o=e?.question??"",r=t&&o&&t.question!==o?t.titles[o]:"",s={question:(0,me.t)(r)};return(0,Ne.jsx)("p",{class:"gp-answered",
role:"status",hidden:!r,children:r&&(n?(0,me.t)("These runs answered “{question}”. Choose that question to see the answer.",s):(0,me.t)("These runs answer “\
{question}”. Choose that question to see the answer.",s))})}function Gw({group:e,failed:t,stopped:n}){let o=new Map;for(let s of t){let i=Mn(s),a=JSON.stringify(
i?(0,no.problemsOf)(i):[]);o.set(a,[...o.get(a)??[],s])}let r=[...o.values()].slice(ru).flat().length;return(0,Ne.jsxs)(Ne.Fragment,{children:[[...o].slice(0,ru).
map(([s,i])=>(0,Ne.jsxs)("p",{children:[(0,Ne.jsx)("b",{children:"✕ "}),`${$w(e,i)} `,JSON.parse(s).map(({knob:a,message:p,fix:d})=>(0,Ne.jsxs)(Ne.Fragment,{children:[
(0,Ne.jsx)("span",{children:(a?`${a}: `:"")+p}),d?` ${d} `:" "]}))]},s)),r>0&&(0,Ne.jsx)("p",{class:"gp-note",children:(0,me.tn)(r,"{count} more run failed for \
other reasons.","{count} more runs failed for other reasons.")}),n>0&&(0,Ne.jsx)("p",{class:"gp-note gp-stopped",children:Lw(e,n)})]})}var Lw=({done:e},t)=>e?.overtaken?
(0,me.tn)(t,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their pl\
ace; what was written is kept."):(0,me.tn)(t,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written i\
s kept.");function $w({groups:e},t){let n=[...new Set(t.map(i=>e[i.group].label))];if(n.length===e.length)return(0,me.tn)(t.length,"{count} run failed:","{count\
} runs failed:");let o=n.length-1,s=n.every(i=>i.length===1)||!o?n.join(", "):(0,me.tn)(o,"{label} and {count} other","{label} and {count} others",{label:n[0]});
return(0,me.tn)(t.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:s})}var pu=l(we(),1);var du=l(be(),1),mr=l(an(),1),nn=l(W(),1),X=l(x(),1),_a=l(he(),1),Ga=l(ur(),1),cu=l(xe(),1);var F=l(b(),1);function Ew({group:e}){let[t,n]=(0,pu.useState)("kl"),{prompts:o,read:r,waiting:s}=e.found,{charts:i,unit:a}=e,p=r&&"error"in r?r.error:void 0,d=r&&
!("error"in r)?r:null;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsxs)("header",{class:"gp-head",children:[(0,F.jsx)("h2",{class:"gp-title",children:(0,X.t)("P\
rompt sensitivity")}),(0,F.jsx)("p",{class:"gp-note",children:(0,X.t)("How the model’s distribution of the next token moves with the prompt.")})]}),(0,F.jsx)(
"p",{class:"gp-answer-more gp-summary",children:d&&Fw(o,d,a)}),!d&&(0,F.jsx)("p",{class:"gp-warning gp-unread",children:Aw(p,s)}),d&&(0,F.jsxs)("div",{class:"gp\
-results",children:[(0,F.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,X.t)("The prompts and their distances"),children:(0,F.jsx)(zw,{prompts:o,
read:d,unit:a})}),(0,F.jsxs)("div",{class:"gp-pictures",children:[(0,F.jsxs)("figure",{class:"gp-trial-figure",children:[(0,F.jsx)("h3",{children:(0,X.t)("The l\
ikeliest next tokens after each prompt")}),(0,F.jsx)(Oe,{class:"gp-tokens-box",chart:i.tokens})]}),(0,F.jsxs)("figure",{class:"gp-trial-figure",children:[(0,F.jsx)(
"h3",{children:(0,F.jsxs)("label",{children:[(0,X.t)("From each prompt (row) to each other (column):")," ",(0,F.jsxs)("select",{class:"gp-measure",value:t,onChange:({
currentTarget:c})=>n(c.value),children:[(0,F.jsx)("option",{value:"kl",children:(0,X.t)("KL(row ‖ column)")}),(0,F.jsx)("option",{value:"js",children:(0,X.t)(
"JS, the same both ways")}),(0,F.jsx)("option",{value:"tv",children:(0,X.t)("total variation")})]})]})}),(0,F.jsx)(Oe,{class:"gp-matrix-box",chart:i[t==="tv"?"t\
v":`${t} ${a}`]})]})]}),(0,F.jsxs)("figure",{class:"gp-trial-figure gp-along",hidden:!d.text.length,children:[(0,F.jsx)("h3",{children:(0,X.t)("KL from the firs\
t prompt, along the text that its run wrote")}),(0,F.jsx)("p",{class:"gp-note",children:(0,X.t)("Every prompt is followed by this text, and the distributions be\
fore each of its tokens are compared.")}),(0,F.jsx)(Oe,{class:"gp-along-box",chart:i[`along ${a}`]})]}),(0,F.jsx)(Nw,{})]})]})}var uu=(0,du.groupPane)(Ew,({found:e})=>e?.
question==="prompts",["found","unit"]),Nw=()=>(0,F.jsxs)("details",{class:"gp-why",children:[(0,F.jsx)("summary",{children:(0,X.t)("What do these numbers mean?")}),
(0,F.jsxs)("ul",{children:[(0,F.jsx)("li",{children:(0,X.t)("KL(P ‖ Q) is how much more surprising tokens drawn from P are, on average, to somebody who expects \
Q. 0 nats: no difference. 1 nat is 1.44 bits.")}),(0,F.jsx)("li",{children:(0,X.t)("JS is the mean KL of both from their mixture: it is the same both ways, and \
at most 0.69 nats, which is 1 bit. Total variation is the share of the probability that moved.")}),(0,F.jsx)("li",{children:(0,X.t)("All are exact for this mode\
l and these prompts: over the whole vocabulary, before the logits processors. Nothing was sampled, so there is no interval.")})]})]});function Fw(e,{prompts:t,tv:n,
kl:o},r){let[s]=n,i=s.indexOf(Math.max(...s)),a=t.slice(1).filter(({same_top:u})=>!u).length,p={first:e[0].label,prompt:e[i].label,words:(0,nn.quoted)(or(e.map(
({prompt:u})=>u))[i]),kl:(0,Ga.klUnitWords)(o[0][i],r),share:(0,nn.percent)(s[i])},d=s[i]>0?(0,X.t)("{prompt} {words} moves the next token most: {share} of the \
probability moved, compared with prompt {first}; KL {kl}.",p):(0,X.t)("The distributions are the same after all prompts."),c=a?(0,X.tn)(e.length-1,"The likelies\
t token changes after {others} of {count} other prompt.","The likeliest token changes after {others} of {count} other prompts.",{others:(0,nn.count)(a)}):(0,X.t)(
"The likeliest token is the same after all of them.");return`${d} ${c}`}function Aw(e,t){return e?`${(0,X.t)(e.message)} ${(0,X.t)(e.fix)}`:t?(0,X.t)("The promp\
ts are compared once all runs have ended."):(0,X.t)("Not known: the prompts were not all read. Run them again.")}function zw({prompts:e,read:t,unit:n}){let o=Bw(
{prompts:e,read:t,unit:n});return(0,F.jsxs)("table",{class:"gp-from-first",children:[(0,F.jsx)("thead",{children:(0,F.jsxs)("tr",{children:[(0,F.jsx)("th",{scope:"\
col",children:(0,F.jsx)("span",{children:(0,X.t)("prompt")})}),o.map(({title:r,term:s})=>(0,F.jsx)("th",{scope:"col",children:(0,F.jsx)(cu.Term,{...s,children:r})},
r))]})}),(0,F.jsx)("tbody",{children:e.map(({label:r,prompt:s},i)=>(0,F.jsxs)("tr",{children:[(0,F.jsxs)("th",{scope:"row",children:[(0,F.jsx)("b",{class:"gp-le\
tter",children:r})," ",(0,F.jsx)("bdi",{children:(0,F.jsx)(ys,{text:s})})]}),o.map(({title:a,cell:p})=>(0,F.jsx)(Iw,{...p(i)},a))]},i))})]})}var Iw=({words:e,more:t="",
isFar:n})=>(0,F.jsxs)("td",{children:[(0,F.jsx)("span",{class:n?"gp-far":"",children:e}),(0,F.jsx)("small",{children:t})]});function Bw({prompts:e,read:t,unit:n}){
let{candidates:o,kl:r,js:s,tv:i,mean:a}=t,p=g=>(0,Ga.klUnitWords)(g,n),d=g=>(0,mr.inARow)(e.map(({label:y},S)=>g(S)?(0,X.t)("{name}: {words}",{name:y,words:g(S)}):
"")),c=g=>d(y=>y?g(y):""),u=g=>y=>({words:y?g(y):"–"}),m=g=>o.map(({text:y,probabilities:S})=>({text:y,p:S[0],q:S[g]})),f=g=>{let y=o.find(({id:S})=>S===t.prompts[g].
top);return{words:(0,nn.quoted)(y?.text??""),more:(0,nn.percent)(y?.probabilities[g]??0),isFar:!t.prompts[g].same_top}},v=g=>(0,nn.information)(t.prompts[g].entropy,
n),h=g=>(0,_a.isKnown)(a[g])?(0,X.tn)(t.text.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:p(a[g])}):"",w=[{title:(0,X.t)("to\
kens"),term:{id:"length",meaning:(0,X.t)("How many tokens the model reads, including the chat template's."),run:()=>d(g=>(0,nn.count)(t.prompts[g].tokens)),formula:""},
cell:g=>({words:(0,nn.count)(t.prompts[g].tokens)})},{title:(0,X.t)("likeliest next token"),term:{id:"probability",meaning:(0,X.t)("The token that the model fin\
ds likeliest after this prompt, and its probability."),run:()=>d(g=>`${f(g).words} ${f(g).more}`)},cell:f},{title:(0,X.t)("entropy"),term:{id:"entropy",meaning:(0,X.t)(
"Of the next token’s distribution: how uncertain the model is."),run:()=>d(v)},cell:g=>({words:v(g)})},{title:`KL(${e[0].label} ‖ ·)`,term:{id:"kl",meaning:(0,X.t)(
"How far this prompt’s distribution is from the first one’s."),run:()=>c(g=>(0,mr.klSumWords)(m(g),n,p(r[0][g])))},cell:u(g=>p(r[0][g]))},{title:"JS",term:{
id:"js",meaning:(0,X.t)("The same both ways; at most 0.69 nats."),run:()=>c(g=>p(s[0][g]))},cell:u(g=>p(s[0][g]))},{title:(0,X.t)("total variation"),term:{id:"t\
otal-variation",meaning:(0,X.t)("The share of the probability that moved."),run:()=>c(g=>(0,mr.variationSumWords)(m(g),(0,nn.percent)(i[0][g])))},cell:u(g=>(0,nn.percent)(
i[0][g]))},{title:(0,X.t)("mean KL along the text"),term:{id:"kl",meaning:(0,X.t)("The mean over the tokens of the text that follows all prompts."),run:()=>c(h)},
cell:u(g=>(0,_a.isKnown)(a[g])?p(a[g]):(0,X.t)("not known"))}];return t.text.length?w:w.slice(0,-1)}var Lu=l(Ki(),1),Rn=l(we(),1),Ks=l(be(),1),Xe=l(x(),1),$u=l(hu(),1);var Pu=l(we(),1),Cu=l(_r(),1),gt=l(W(),1),cn=l(x(),1);var $a=l(ot(),1),Kt=l(W(),1),ft=l(x(),1);var qr=class{nodes=[];root=this.newNode(null,null);tips=[];ended=new Map;newNode(t,n){let o=t?.logprob??null,r=n?.logprob??null,s=n?r===null||o===null?null:r+o:
0,i=n?n.depth+1:0,p={id:this.nodes.length,token:t,before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(p),p}begin(t){return this.
root.samples.push(t),this.tips[t]=this.root}add(t,n){let o=this.tips[t]??this.begin(t),r=o.kids.get(n.token_id);r||(r=this.newNode(n,o),o.kids.set(n.token_id,r),
o.order.push(r)),r.samples.push(t),this.tips[t]=r}end(t,n){this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=o=>!qw.
has(this.ended.get(o)??"length");return this.root.samples.filter(o=>(this.tips[o]?.depth??0)>=t||n(o)).length}},qw=new Set(["length","max_time","stopped","faile\
d","given","unfinished"]);function fu(e){let t=[e];for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function gu(e){for(;e.before&&e.before.before&&
e.before.kids.size===1&&!e.before.ends.length;)e=e.before;return e}var $o=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-
n)};function Eo(e){let t=[];for(;e.before;e=e.before)t.push(e);return t.reverse()}var No=({token:e})=>e?.piece??e?.text??"";function hr(e,t){let n=e;for(;n&&n.depth>
t.depth;)n=n.before;return n===t}var bu=(e,t)=>(t.logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Hw({order:e},t){if(!t)
return e.sort((o,r)=>r.samples.length-o.samples.length||bu(o,r)),e;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.length/5);for(let o=1;o<
e.length;o++)for(let r=o;r>0&&n(e[r],e[r-1]);r--)[e[r-1],e[r]]=[e[r],e[r-1]];return e}function wu(e,{lanes:t,grows:n,opened:o=new Map,closed:r=new Set,before:s=new Set}){
let i=[],a=[],p=({id:h,samples:w})=>w.length+(n&&s.has(h)?.5:0),d=([h],[w])=>p(w)-p(h)||h.depth-w.depth||bu(h,w),c=0;function u(h,w,g){for(c+=1;;){let y=w[w.length-
1],S={head:h,run:w,kids:[],folded:[],closed:r.has(h.id)};g.push(S);let L=Hw(y,n);if(!L.length||S.closed)return;let M=1+(o.get(y.id)||0);L.slice(1).forEach((ge,Ve)=>(Ve+
1<M?a:i).push([ge,S])),g=S.kids,[h]=L,w=fu(h)}}let m=h=>{for(let w=h.pop();w;w=h.pop()){let[g,y]=w;u(g,fu(g),y.kids),m(a)}},f=()=>i.splice(0).forEach(([h,w])=>w.
folded.push(h)),v=[];for(u(e.root,[e.root],v),m(a);i.length&&c<t;)i.sort(d),m(i.splice(0,1));f();for(let h=La(v[0]);h.length;h=La(v[0]))m(h),f();return yu(v[0]),
v[0]}function La(e){return[...e.folded.length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(La)]}function yu(e){let t=new Map(e.run[e.run.length-1].
order.map((n,o)=>[n,o]));e.kids.sort((n,o)=>(t.get(n.head)??0)-(t.get(o.head)??0)),e.kids.forEach(yu)}function As(e,t,n,o){let{length:r}=n.samples,[s,i]=[e.reached(n.depth),t.before??e.root],a=$o(n),p=m=>m===null?(0,ft.t)("not known"):(0,Kt.percent)(m),d=(0,Kt.count)(
r),c=[{name:(0,ft.t)("Samples here"),value:s<o?(0,ft.tn)(s,"{number} of {count} sample so far","{number} of {count} samples so far",{number:d}):Fo(r,s),term:"sa\
mple",run:()=>(0,Kt.asSentence)(Fo(r,s))}];if(a!==null){let[m,f]=[(0,Kt.percent)(a),Kw(s*a)];c.push({name:(0,ft.t)("Expected samples"),value:`${f} = ${(0,Kt.count)(
s)} × ${m}`,term:"sample",run:()=>(0,ft.tn)(s,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expect\
ed; {number} drawn.",{share:m,expected:f,number:d})})}let u=n.depth-t.depth+1;if(c.push({name:(0,ft.tn)(u,"Probability of this token","Probability of these {cou\
nt} tokens"),value:p($o(n,i)),term:"probability",run:()=>ku(n,i)},{name:(0,ft.t)("Share of the samples at this fork"),value:(0,Kt.percent)(r/Math.max(1,vu(i))),
term:"sample",run:()=>(0,Kt.asSentence)(Fo(r,vu(i)))}),t===n){let m=n.token?.raw_logprob??null,f=p(m===null?null:(0,Kt.probability)(m));c.push({name:(0,ft.t)("B\
efore the processors"),value:f,term:"probability"})}c.push({name:(0,ft.t)("Probability of the text so far"),value:p(a),term:"probability",run:()=>ku(n,null)});for(let[
m,f]of zs(n)){let v=`${An(m)} ${(0,ft.t)("ends here: {reason}",{reason:zn(m)[0]})}`;c.push({name:v,value:(0,Kt.count)(f),term:"ending"})}return c}function ku(e,t){
let n=$o(e,t);if(n===null)return"";let o=Eo(e).slice(t?t.depth:0),r=(0,Kt.percent)(n);return o.length>4?(0,ft.tn)(o.length,"exp({sum}) = {value}, from the log-p\
robability of {count} token.","exp({sum}) = {value}, from the log-probabilities of {count} tokens.",{sum:(0,$a.fixed)(Math.log(n),3),value:r}):`${o.map(s=>(0,Kt.percent)(
$o(s,s.before)??0)).join(" · ")} = ${r}.`}var Kw=e=>e<.01?(0,ft.t)("fewer than 0.01"):(0,$a.fixed)(e,e<10?2:1),Fo=(e,t)=>(0,ft.tn)(t,"{number} of {count} sampl\
e","{number} of {count} samples",{number:(0,Kt.count)(e)});function xu(e,t,n){return t?(0,ft.tn)(e,"{count} sample goes through {text}","{count} samples go thro\
ugh {text}",{text:t}):n==="source"?(0,ft.tn)(e,"{count} sample follows the source","{count} samples follow the source"):n==="message"?(0,ft.tn)(e,"{count} sampl\
e answers the message","{count} samples answer the message"):(0,ft.tn)(e,"{count} sample continues the prompt","{count} samples continue the prompt")}var vu=({order:e})=>e.
reduce((t,n)=>t+n.samples.length,0);function zs(e){let t=new Map;for(let[,n]of e.ends)t.set(n,(t.get(n)??0)+1);return[...t]}var De=l(b(),1),Dw=18,Su=110,Tu=160,Is=({head:e})=>String(e.id),Mu=({head:e})=>`more ${e.id}`,Ea=e=>e.reduce((t,n)=>t+n.samples.length,0);function Na({state:e},t){
let n=t/Math.max(1,e.trie.root.samples.length);return`${Math.max(1.5,Dw*n).toFixed(1)}px`}function Fa({view:e,branch:t,rest:n}){let{state:o,stop:r,press:s}=e,{head:i,
run:a,kids:p,folded:d,closed:c}=t,{picked:u}=o,m=Is(t),{length:f}=i.samples,v=f===1&&i.before!==null,h=zs(a[a.length-1]),w=c&&a[a.length-1].order.length>0,g=p.length+
d.length>0,y=["gp-branch",u&&!o.isOnPath(t)&&"gp-dim",u&&hr(u,i)&&"gp-on-path"],S=Ea(p.map(L=>L.head))+Ea(d);return(0,De.jsxs)("li",{class:y.filter(Boolean).join(
" "),role:"treeitem",tabIndex:r===m?0:-1,"data-branch":m,"aria-label":Zw(o,t),"aria-selected":u!==null&&a.includes(u),"aria-expanded":g||(w?!1:void 0),style:{"-\
-own":Na(e,f),"--rest":Na(e,n)},children:[(0,De.jsxs)("div",{class:v?"gp-knot gp-tail":i.before?"gp-knot":"gp-knot gp-root-knot",onClick:()=>s(m),children:[(0,De.jsx)(
"bdi",{class:"gp-run",children:v?(0,De.jsx)(Uw,{run:a}):(0,De.jsx)(Vw,{state:o,run:a})}),(0,De.jsx)("span",{class:"gp-count",children:w?`${(0,gt.count)(f)} ▸`:
f>1?(0,gt.count)(f):""}),(0,De.jsx)("span",{class:h.some(([L])=>L==="failed")?"gp-end gp-end-failed":"gp-end",children:h.map(([L,M])=>`${An(L)}${f>1?` ${(0,gt.count)(
M)}`:""}`).join(" ")})]}),g&&(0,De.jsxs)("ul",{class:"gp-kids",role:"group",children:[p.map(L=>(0,De.jsx)(Fa,{view:e,branch:L,rest:S-=L.head.samples.length},Is(
L))),d.length>0&&(0,De.jsx)(jw,{view:e,branch:t},Mu(t))]})]})}function jw({view:e,branch:t}){let{state:n,stop:o,press:r}=e,{run:s,folded:i}=t,{picked:a}=n,p=Ea(
i),d=Mu(t),c=a!==null&&hr(s[s.length-1],a);return(0,De.jsx)("li",{class:["gp-branch gp-more",a&&!c&&"gp-dim"].filter(Boolean).join(" "),role:"treeitem",tabIndex:o===
d?0:-1,"data-branch":d,"aria-label":(0,cn.tn)(i.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, folde\
d. Click to open.",{samples:(0,cn.tn)(p,"{count} sample","{count} samples")}),"aria-selected":!1,style:{"--own":Na(e,p),"--rest":"0px"},children:(0,De.jsxs)("di\
v",{class:"gp-knot",onClick:()=>r(d),children:[(0,De.jsx)("bdi",{class:"gp-run",children:`+ ${(0,cn.t)("{count} more",{count:(0,gt.count)(i.length)})}`}),(0,De.jsx)(
"span",{class:"gp-count",children:p>i.length?(0,gt.count)(p):""})]})})}function Uw({run:e}){let t="";for(let{token:n}of e)if((t+=n?.piece??"").length>Su)break;return(0,De.jsx)(
De.Fragment,{children:(0,gt.inOneLine)(t.slice(0,Su+30))||(0,gt.inOneLine)(No(e[0]))})}function Vw({state:e,run:t}){let n=(0,Pu.useMemo)(()=>t.map(o=>o.before?(0,De.jsx)(
Qw,{node:o},o.id):(0,De.jsx)(Jw,{state:e},0)),[t[0],t.length,e.group.header]);return(0,De.jsx)(De.Fragment,{children:n})}function Jw({state:e}){let t=(0,gt.inOneLine)(
e.group.header?.prompt??"");return(0,De.jsx)("span",{children:t.length>60?"…"+t.slice(-58):t||(0,cn.t)("(no prompt)")})}function Qw({node:{id:e,token:t}}){if(!t)
return null;let{piece:n,text:o,logprob:r}=t,s=n===null?o:(0,gt.inOneLine)(n)+((0,gt.leavesBytes)(t)?(0,gt.bytesOf)(o):"");return(0,De.jsx)("span",{class:n===null?
"gp-t gp-special":"gp-t","data-node":e,style:{backgroundColor:(0,Cu.chanceGround)(r)},children:s||o})}function Zw({trie:e,group:t},{head:n,run:o,closed:r}){let{
length:s}=n.samples;if(!n.before)return`${Xw(t.apart)}, ${(0,cn.tn)(s,"{count} sample","{count} samples")}`;let i=o[o.length-1],a=o.map(No).join(""),p=$o(i,n.before),
d=zs(i).map(([c,u])=>(0,cn.tn)(u,"{count} ends here: {reason}","{count} end here: {reason}",{reason:zn(c)[0]}));return[(0,gt.quoted)(a.length>Tu?a.slice(0,Tu)+"\
…":a),Fo(s,e.root.samples.length),p===null?"":(0,cn.t)("probability {share} after the text before",{share:(0,gt.percent)(p)}),...d,r?(0,cn.t)("closed"):""].filter(
Boolean).join(", ")}function Xw(e){return e==="source"?(0,cn.t)("The source"):e==="message"?(0,cn.t)("The message"):(0,cn.t)("The prompt")}var Yw=12,Bs=class{constructor(t){this.group=t}group;trie=new qr;opened=new Map;closed=new Set;picked=null;shown=new Map;begin(){this.trie=new qr,this.opened.clear(),
this.closed.clear(),this.picked=null,this.shown.clear()}read(t){let{trie:n,group:o}=this,r=o.entries[t];for(let i=n.tips[t]?.depth??0;i<r.tokens.length;i++)n.add(
t,r.tokens[i]);let s=Ht(r);s&&n.end(t,s)}show(t){let{trie:n,opened:o,closed:r,shown:s}=this,i=!this.group.done,a=wu(n,{lanes:t,grows:i,opened:o,closed:r,before:new Set(
s.keys())});s.clear();let p=d=>{s.set(d.head.id,d),d.kids.forEach(p)};return p(a),a}pick(t){this.picked=t===this.picked?null:t}unfold(t,n){let o=t.order.length-
n.length;this.opened.set(t.id,o-1+Math.min(Yw,n.length))}isOnPath({head:t,run:n}){let{picked:o}=this;return!o||hr(n[n.length-1],o)||hr(o,t)}};var Ru=l(we(),1),fr=l(W(),1),In=l(x(),1),Wu=l(xe(),1);var pt=l(b(),1),ey=12;function _u({group:e,trie:t,node:n,unpick:o}){let[r,s]=(0,Ru.useState)(!1),{samples:i,before:a}=n,p=r?i:i.slice(0,ey),d=a?As(t,gu(n),n,e.entries.
length):[];return(0,pt.jsxs)("section",{class:"gp-through","aria-label":(0,In.t)("Samples that go through the selected branch"),children:[(0,pt.jsxs)("div",{class:"\
gp-through-head",children:[(0,pt.jsx)("p",{class:"gp-through-title",children:xu(i.length,a?ty(n):"",e.apart)}),(0,pt.jsx)("button",{type:"button",class:"gp-butt\
on gp-unpick",onClick:o,children:(0,In.t)("Show all again")})]}),(0,pt.jsx)("dl",{class:"gp-through-facts",children:d.map(({name:c,value:u,term:m,run:f})=>(0,pt.jsxs)(
"div",{children:[(0,pt.jsx)("dt",{children:(0,pt.jsx)(Wu.Term,{id:m,run:f,children:c})}),(0,pt.jsx)("dd",{children:u})]},c))}),(0,pt.jsx)("ol",{class:"gp-throug\
h-list",children:p.map(c=>(0,pt.jsx)(ny,{group:e,sample:c,depth:n.depth},c))}),(0,pt.jsx)("button",{type:"button",class:"gp-button gp-through-more",hidden:p.length===
i.length,onClick:()=>s(!0),children:(0,In.t)("Show all {count}",{count:(0,fr.count)(i.length)})})]})}function ty(e){let t=(0,fr.inOneLine)(Eo(e).map(No).join("").
trim());return(0,fr.quoted)(t.length>118?"…"+t.slice(-109):t)}var Ou=e=>e.map(({piece:t})=>t??"").join("");function ny({group:e,sample:t,depth:n}){let o=e.entries[t],
r=Ht(o),s=[(0,In.t)("sample {number}",{number:t+1}),o.seed===null?"":(0,In.t)("seed {seed}",{seed:o.seed}),(0,In.tn)(co(o),"{count} token","{count} tokens"),r?`${An(
r)} ${zn(r)[0]}`:"…"];return(0,pt.jsxs)("li",{"data-entry":t,children:[(0,pt.jsxs)("bdi",{children:[(0,pt.jsx)("span",{class:"gp-shared",children:Ou(o.tokens.
slice(0,n))}),(0,pt.jsx)("span",{class:"gp-own",children:Ou(o.tokens.slice(n))})]}),(0,pt.jsx)("small",{children:s.filter(Boolean).join(" · ")}),e.canOpen&&(0,pt.jsx)(
"button",{type:"button",class:"gp-button","aria-label":(0,In.t)("Open sample {number} as one run",{number:t+1}),onClick:()=>e.ask({type:"open",entry:t}),children:(0,In.t)(
"Open")})]})}var se=l(b(),1),oy=[[14,()=>(0,Xe.t)("about 14")],[30,()=>(0,Xe.t)("about 30")],[60,()=>(0,Xe.t)("about 60")],[1e5,()=>(0,Xe.t)("all")]],ry="(max-width: 640px)",
qs=220;function sy({group:e,changes:t}){let n=(0,Ks.useFresh)(t),[o]=(0,Rn.useState)(()=>new Bs(e)),[r,s]=(0,Rn.useState)(()=>matchMedia(ry).matches?14:30),[,i]=(0,Rn.useState)(
0),a=()=>i(M=>M+1),[p,d]=(0,Rn.useState)("");n.run&&o.begin();for(let M of n.entries??[])o.read(M);let c=o.show(r),u=(0,Rn.useRef)(null),m=py(u,o);Rs(u,".gp-bra\
nch",{name:"data-branch"});let{picked:f,trie:v}=o,h=Hs(o,p).branch?p:Is(c),w=M=>{o.pick(M),a()},g=M=>{let{branch:ge,isMore:Ve}=Hs(o,M);if(!ge)return;if(d(M),!Ve)
return w(ge.run[ge.run.length-1]);let[lt]=ge.folded;o.unfold(ge.run[ge.run.length-1],ge.folded),d(String(lt.id)),a()},y=M=>{M&&(M.focus({preventScroll:!0}),M.firstElementChild?.
scrollIntoView({block:"nearest",inline:"nearest"}))},S=M=>{let ge=M.target;if(!(ge instanceof HTMLElement)||ge.dataset.branch===void 0||M.ctrlKey||M.altKey||M.metaKey)
return;let Ve=[...u.current?.querySelectorAll(".gp-branch")??[]],lt=Ve.indexOf(ge),{branch:yn,isMore:To}=Hs(o,ge.dataset.branch),es=ge.querySelector(".gp-branch"),
ts=()=>{m.current?.hide(),g(ge.dataset.branch??"")},ns={ArrowDown:()=>y(Ve[lt+1]),ArrowUp:()=>y(Ve[lt-1]),ArrowRight:()=>{!To&&yn&&o.closed.delete(yn.head.id)?a():
y(es)},ArrowLeft:()=>{if(!es||!yn)return y(ge.parentElement?.closest(".gp-branch"));o.closed.add(yn.head.id),a()},Home:()=>y(Ve[0]),End:()=>y(Ve.at(-1)),Enter:ts,
" ":ts,Escape:()=>f&&w(null)};Object.hasOwn(ns,M.key)&&(M.preventDefault(),ns[M.key]())},L=({target:M})=>{if(!(M instanceof HTMLElement)||M.dataset.branch===void 0)
return;d(M.dataset.branch);let ge=M.firstElementChild;M.matches(":focus-visible")&&ge instanceof HTMLElement&&m.current?.show(ge)};return(0,se.jsxs)(se.Fragment,
{children:[(0,se.jsxs)("header",{class:"gp-head",children:[(0,se.jsx)("h2",{class:"gp-title",children:(0,Xe.t)("What the model can say")}),(0,se.jsx)("div",{class:"\
gp-tools",children:(0,se.jsxs)("label",{children:[(0,Xe.t)("Branches")," ",(0,se.jsx)("select",{class:"gp-lanes","aria-label":(0,Xe.t)("How many branches are sh\
own"),value:r,onChange:({currentTarget:M})=>{o.opened.clear(),s(Number(M.value))},children:oy.map(([M,ge])=>(0,se.jsx)("option",{value:M,children:ge()},M))})]})})]}),
(0,se.jsx)("p",{class:"gp-note gp-about",children:ay(o)}),(0,se.jsx)("div",{class:"gp-canopy",children:(0,se.jsx)("ul",{class:"gp-roots",role:"tree","aria-label":(0,Xe.t)(
"The samples, from the prompt on"),ref:u,onKeyDown:S,onFocusIn:L,onFocusOut:()=>m.current?.hide(),children:(0,se.jsx)(Fa,{view:{state:o,stop:h,press:g},branch:c,
rest:0})})}),(0,se.jsx)(ly,{}),f&&(0,se.jsx)(_u,{group:e,trie:v,node:f,unpick:()=>w(null)},f.id)]})}var iy=e=>e.some(({ended:t})=>t?.text)&&e.every(({tokens:t})=>!t.
length),Eu=(0,Ks.groupPane)(sy,({header:e,entries:t})=>e?.kind==="seeds"&&!iy(t),["steps","status"]);function Hs({shown:e},t){let n=t.startsWith("more "),o=e.get(
Number(n?t.slice(5):t||NaN));return{branch:n&&!o?.folded.length?void 0:o,isMore:n}}function ay({group:e,trie:t}){let n=t.root.samples.length,o=e.entries.length,
r=new Set(t.tips.filter(Boolean)).size;if(!n)return(0,Xe.t)("The tree grows with the first tokens.");let s={samples:n<o?Fo(n,o):(0,Xe.tn)(n,"{count} sample","{c\
ount} samples"),texts:r===1&&n>1?(0,Xe.t)("all with the same text"):(0,Xe.tn)(r,"{count} different text","{count} different texts")};return`${e.done?(0,Xe.t)("{\
samples}, {texts}.",s):(0,Xe.t)("{samples} so far, {texts}.",s)} ${(0,Xe.t)("Point at a branch for its numbers, click it to see its samples.")}`}var ly=()=>(0,se.jsxs)(
"p",{class:"gp-note gp-key",children:[(0,se.jsxs)("span",{class:"gp-key-part",children:[(0,se.jsx)("i",{class:"gp-key-line","aria-hidden":"true"}),(0,Xe.t)("thi\
cker: more samples")]}),(0,se.jsxs)("span",{class:"gp-key-part",children:[(0,se.jsx)(ya,{name:"heat",class:"gp-key-ramp"}),(0,Xe.t)("the token’s probability aft\
er the text before it: from 100% down to 0%")]}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("■ ended")}),(0,se.jsx)("span",{class:"gp-key-part",
children:(0,Xe.t)("⊣ cut off by a limit")}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("◻ stopped")}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)(
"✕ failed")})]});function py(e,t){let n=(0,Rn.useRef)(null);return(0,Rn.useLayoutEffect)(()=>{let o=e.current?.closest(".gp-pane");if(!o||!e.current)return;let r=s=>{
let{node:i}=s.dataset;if(i!==void 0){let d=t.trie.nodes[Number(i)];return(0,se.jsx)(Gu,{state:t,first:d,last:d})}let{branch:a,isMore:p}=Hs(t,s.closest(".gp-bran\
ch")?.dataset.branch??"");return!a?.head.before||p?null:(0,se.jsx)(Gu,{state:t,first:a.head,last:a.run[a.run.length-1]})};n.current=new $u.Card(o,e.current,{content:r,
selector:".gp-t, .gp-knot"})},[]),(0,Rn.useLayoutEffect)(()=>n.current?.refresh(!0)),n}function Gu({state:{trie:e,group:t},first:n,last:o}){let r=Eo(n.before??e.
root).map(({token:i})=>i?.piece??"").join(""),s=Eo(o).slice(n.depth-1).map(No).join("");return(0,se.jsxs)(se.Fragment,{children:[(0,se.jsx)("p",{children:(0,se.jsxs)(
"bdi",{children:[r.length>qs?"…"+r.slice(-qs):r,(0,se.jsx)("b",{children:s.length>qs?s.slice(0,qs)+"…":s})]})}),(0,se.jsx)("dl",{children:As(e,n,o,t.entries.
length).map(({name:i,value:a})=>(0,se.jsxs)(Lu.Fragment,{children:[(0,se.jsx)("dt",{children:i}),(0,se.jsx)("dd",{children:a})]},i))})]})}var Aa=l(we(),1),Nu=l(be(),1),Bn=l(W(),1),on=l(x(),1),Fu=l(jn(),1);var le=l(b(),1),dy=6;function cy({group:e}){let t=[0,1].map(n=>en(e,n).at(0)??null);return(0,le.jsxs)(le.Fragment,{children:[(0,le.jsxs)("header",{class:"gp-hea\
d",children:[(0,le.jsx)("h2",{class:"gp-title",children:(0,on.t)("With and without the template")}),(0,le.jsx)("p",{class:"gp-note",children:(0,on.t)("The same \
words, strategy and seed; only the prompt differs.")})]}),(0,le.jsx)("ul",{class:"gp-ways",children:e.groups.map(n=>(0,le.jsx)(uy,{group:n,tokens:qt(e,n.number).
started?.prompt_tokens??null},n.number))}),(0,le.jsx)("h3",{children:(0,on.t)("The first token of the answer")}),(0,Aa.useMemo)(()=>(0,le.jsx)(hy,{steps:t}),t)]})}
var Au=(0,Nu.groupPane)(cy,({groups:e})=>e.length===2);function uy({group:{label:e,title:t},tokens:n}){let o=`${e} ${je(t)}`,r=(0,Aa.useMemo)(()=>n?.map(({piece:s,
text:i})=>s===null?(0,le.jsx)("span",{class:"gp-pill",children:i}):s),[n]);return(0,le.jsxs)("li",{children:[(0,le.jsx)("h3",{children:n?`${o}: ${(0,on.tn)(n.length,
"{count} token","{count} tokens")}`:o}),(0,le.jsx)("div",{class:"gp-read",tabIndex:0,role:"group","aria-label":(0,on.t)("The prompt of {lane}",{lane:e}),children:r})]})}
var gr=({raw_logprob:e})=>(0,Bn.probability)(e);function my(e){let t=new Map;e.forEach((o,r)=>{if(!o)return;let{chosen:s}=o,i=[...o.distribution.candidates].sort(
(a,p)=>gr(p)-gr(a));for(let{token_id:a,text:p}of[...i.slice(0,dy),s])t.has(a)||t.set(a,{text:p,sides:[null,null]});for(let a of[...i,s]){let p=t.get(a.token_id);
p&&(p.sides[r]??=a)}});let n=({sides:o})=>Math.max(...o.map(r=>r?gr(r):0));return[...t.values()].sort((o,r)=>n(r)-n(o))}function hy({steps:e}){return(0,le.jsxs)(
le.Fragment,{children:[(0,le.jsx)("p",{class:"gp-note gp-first-words",children:gy(e)}),(0,le.jsxs)("table",{class:"gp-first",children:[(0,le.jsx)("thead",{children:(0,le.jsxs)(
"tr",{children:[(0,le.jsx)("th",{scope:"col",children:(0,on.t)("Token")}),(0,le.jsx)("th",{scope:"col",children:(0,on.t)("with the template")}),(0,le.jsx)("th",
{scope:"col",children:(0,on.t)("without the template")})]})}),(0,le.jsx)("tbody",{children:my(e).map(({text:t,sides:n},o)=>(0,le.jsxs)("tr",{children:[(0,le.jsx)(
"th",{scope:"row",children:(0,le.jsx)(Fu.TokenLabel,{text:t,class:"gp-word"})}),n.map((r,s)=>(0,le.jsx)("td",{children:(0,le.jsx)(fy,{candidate:r,step:e[s]})},s))]},
o))})]})]})}function fy({candidate:e,step:t}){let n=!!(e&&e.token_id===t?.chosen.token_id),o=e?gr(e):0;return(0,le.jsxs)("div",{class:n?"gp-share gp-chosen":"gp\
-share",children:[(0,le.jsx)("span",{class:"gp-sign",children:n?"▶":""}),(0,le.jsx)("span",{children:(0,le.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})}),
(0,le.jsx)("b",{children:t?e?(0,Bn.percent)(o):"–":""})]})}function gy([e,t]){if(!e||!t)return(0,on.t)("Both runs have to write a token first.");let[n,o]=[e.chosen,
t.chosen];return`${n.token_id===o.token_id?(0,on.t)("Both begin with {token}: {one} with the template, {other} without it.",{token:(0,Bn.quoted)(n.text),one:(0,Bn.percent)(
gr(n)),other:(0,Bn.percent)(gr(o))}):(0,on.t)("With the template it begins with {one}, without it with {other}.",{one:(0,Bn.quoted)(n.text),other:(0,Bn.quoted)(
o.text)})} ${(0,on.t)("The probabilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}var zu=l(be(),1),Iu=l(W(),1),Bu=l(x(),1),qu=l(he(),1),go=l(b(),1);function by({group:e}){let t=e.found,{done:n,total:o}=t,r=(0,Iu.loadingWords)(t),s=(0,qu.isKnown)(
n)&&o?n/o:null;return(0,go.jsxs)(go.Fragment,{children:[(0,go.jsx)("p",{class:"gp-arrival-words",children:r[0].toUpperCase()+r.slice(1)}),(0,go.jsx)("div",{class:"\
gp-arrival-bar",role:"progressbar","aria-label":(0,Bu.t)("Progress of the model"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":s===null?void 0:Math.floor(
s*100),children:(0,go.jsx)("i",{style:{width:`${((s??1)*100).toFixed(2)}%`}})})]})}var Hu=(0,zu.groupPane)(by,({found:e})=>!!(e&&!("over"in e)));var Uu=l(be(),1),qn=l(W(),1),J=l(x(),1),za=l(xe(),1);var br=l(ot(),1),Ku=l(W(),1),Ao=l(x(),1),Ds=l(he(),1),Du=l(xe(),1),oo=l(b(),1);function ro(e){return(0,Ds.isKnown)(e)?e>=1e9?(0,Ao.t)("{count} billion",{count:(0,br.fixed)(
e/1e9,1)}):e>=1e6?(0,Ao.t)("{count} million",{count:(0,br.fixed)(e/1e6,e<1e7?1:0)}):(0,br.count)(e):"–"}var js=e=>e?(0,Ao.tn)(e,"{count} token","{count} token\
s"):(0,Ao.t)("unlimited");function Us({facts:e}){return(0,oo.jsx)("dl",{class:"gp-pairs",children:e.map(({name:t,value:n,term:o,run:r})=>(0,oo.jsxs)("div",{children:[
(0,oo.jsx)("dt",{children:o?(0,oo.jsx)(Du.Term,{id:o,run:r,children:t}):(0,oo.jsx)("span",{children:t})})," ",(0,oo.jsx)("dd",{children:n})]},t))})}function so({
group:e,act:t,model:n,words:o,label:r=`${o}: ${n}`}){return(0,oo.jsx)("button",{class:"gp-button gp-press",type:"button","aria-label":r,onClick:()=>e.ask({type:"\
model",act:t,model:n}),children:o})}function Vs(e,t){return!(0,Ds.isKnown)(e)||!(0,Ds.isKnown)(t)||!t?"":(0,Ao.t)("{count} parameters take {size}: {each} bytes \
each.",{count:(0,br.count)(t),size:(0,Ku.bytesWords)(e),each:Number((e/t).toFixed(2))})}var Y=l(b(),1);function wy({group:e}){let t=e.found,{model:n,why:o,fix:r,ways:s,smaller:i}=t;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsxs)("header",{class:"\
gp-head",children:[(0,Y.jsx)("h2",{class:"gp-title",children:(0,J.t)("Requirements")}),(0,Y.jsx)("p",{class:"gp-note gp-about",children:n})]}),(0,Y.jsxs)("p",{class:"\
gp-fit",role:"status",children:[(0,Y.jsx)("b",{children:xy(t)})," ",(0,Y.jsx)("span",{children:o?`${(0,J.t)(o)} ${(0,J.t)(r)}`:Sy(t)})]}),(0,Y.jsx)(Us,{facts:yy(
t)}),s.length>0&&(0,Y.jsx)(Ty,{group:e,found:t}),(0,Y.jsx)("p",{class:"gp-note gp-smaller",children:i&&(0,Y.jsxs)(Y.Fragment,{children:[(0,J.t)("It does not fit\
 in any precision. A model that does: {model}, {size}.",{model:i.model,size:(0,qn.bytesWords)(i.bytes)})," ",(0,Y.jsx)(so,{group:e,act:"pick",model:i.model,words:(0,J.t)(
"Choose")})]})})]})}var Vu=(0,Uu.groupPane)(wy,({found:e})=>!!e);function yy(e){let{memory:t,parameters:n,free_disk:o}=e;return[{name:(0,J.t)("class"),value:e.class_name},
{name:(0,J.t)("parameters"),value:ro(n),term:"parameters"},{name:(0,J.t)("precision"),value:e.dtype,term:"precision"},{name:(0,J.t)("device"),value:e.device},{name:(0,J.t)(
"to download"),value:ky(e),term:"memory"},{name:(0,J.t)("memory"),value:vy(e),term:"memory",run:()=>Vs(t,n)},{name:(0,J.t)("free memory"),value:(0,qn.bytesWords)(
e.free),term:"memory"},...o===null?[]:[{name:(0,J.t)("free disk space"),value:(0,qn.bytesWords)(o),term:"memory"}],{name:(0,J.t)("context"),value:js(e.context_length),
term:"context"},{name:(0,J.t)("vocabulary"),value:ro(e.vocab_size),term:"vocabulary"}]}function ky({complete:e,download:t}){return e?t?(0,qn.bytesWords)(t):(0,J.t)(
"nothing: it is here"):(0,J.t)("its weights are missing")}function vy({memory:e,reckoned:t}){return e===null?(0,J.t)("not known"):t?(0,J.t)("about {size}",{size:(0,qn.bytesWords)(
e)}):(0,qn.bytesWords)(e)}function xy({complete:e,fits:t}){return e?t===null?`? ${(0,J.t)("It is not known whether it fits.")}`:t?`✓ ${(0,J.t)("It fits.")}`:`\
✕ ${(0,J.t)("It does not fit.")}`:`✕ ${(0,J.t)("It cannot be opened.")}`}function Sy({room:e,free:t,reckoned:n}){if(e===null)return(0,J.t)("Neither its file\
s nor its config say how much memory it needs.");let o={size:(0,qn.bytesWords)(e),free:(0,qn.bytesWords)(t)};if(!n)return(0,J.t)("It needs {size}, with room for\
 a run; {free} is available.",o);let r=(0,J.t)("Its weights do not say how large they are: this is estimated from its config.");return`${(0,J.t)("It needs about\
 {size}, with room for a run; {free} is available.",o)} ${r}`}var ju=e=>`${(e*100).toFixed(2)}%`;function Ty({group:e,found:{ways:t,free:n}}){let o=Math.max(n,...t.
map(({bytes:r})=>r))*1.05;return(0,Y.jsxs)("table",{class:"gp-ways",children:[(0,Y.jsx)("caption",{class:"gp-hidden",children:(0,J.t)("The same model in other p\
recisions")}),(0,Y.jsx)("thead",{children:(0,Y.jsxs)("tr",{children:[(0,Y.jsx)("th",{scope:"col",children:(0,J.t)("precision")}),(0,Y.jsx)("th",{scope:"col",children:(0,Y.jsx)(
za.Term,{id:"memory",meaning:(0,J.t)("The size of the weights in this precision."),children:(0,J.t)("memory")})}),(0,Y.jsx)("th",{scope:"col",class:"gp-way-bar",
children:(0,Y.jsx)(za.Term,{id:"memory",meaning:(0,J.t)("The size of the weights. The line is the free memory; a run takes a tenth more than the weights."),children:(0,J.t)(
"vs. free memory")})}),(0,Y.jsx)("th",{scope:"col",children:(0,J.t)("fits?")}),(0,Y.jsx)("th",{scope:"col",children:(0,Y.jsx)("span",{class:"gp-hidden",children:(0,J.t)(
"choose")})})]})}),(0,Y.jsx)("tbody",{children:t.map(({model:r,label:s,bytes:i,fits:a})=>(0,Y.jsxs)("tr",{class:a?"":"gp-over",children:[(0,Y.jsx)("th",{scope:"\
row",children:(0,J.t)(s)}),(0,Y.jsx)("td",{children:(0,qn.bytesWords)(i)}),(0,Y.jsx)("td",{children:(0,Y.jsxs)("span",{class:"gp-strip","aria-hidden":"true",children:[
(0,Y.jsx)("i",{style:{width:ju(Math.min(1,i/o))}}),(0,Y.jsx)("u",{style:{left:ju(n/o)}})]})}),(0,Y.jsx)("td",{children:a?`✓ ${(0,J.t)("yes")}`:`✕ ${(0,J.t)(
"no")}`}),(0,Y.jsx)("td",{children:(0,Y.jsx)(so,{group:e,act:"pick",model:r,words:(0,J.t)("Choose"),label:(0,J.t)("Choose {precision}",{precision:(0,J.t)(s)})})})]},
r))})]})}var Hr=l(we(),1);var Qs=l(be(),1),em=l(an(),1),dt=l(W(),1),bt=l(x(),1),tm=l(xe(),1),nm=l(wr(),1);var bn=l(W(),1),io=l(x(),1),Qu=l(xe(),1),Zu=l(jn(),1),Xu=l(ur(),1),et=l(b(),1);function Yu({reference:e,one:t,place:n,isChosen:o,unit:r}){let s=t.pair.tokens[n],
[i,a]=s.entropies.map(v=>(0,bn.information)(v,r)),p={number:(0,bn.count)(n+1),token:(0,bn.quoted)(s.text),kl:(0,Xu.klUnitWords)(s.kl,r),mine:i,theirs:a,model:je(
t.title)},d=o?(0,io.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",p):`${(0,io.t)("Where they differ most, token\
 {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",p)} ${(0,io.t)("Click another token to see both models there.")}`,[c,u]=s.
logprobs.map(v=>(0,bn.percent)((0,bn.probability)(v))),m=()=>(0,io.t)("{token}: {share} and {other}.",{token:(0,bn.quoted)(s.text),share:c,other:u}),f=Math.max(
...s.candidates.flatMap(([,,v,h])=>[v,h]),1e-9);return(0,et.jsxs)("div",{class:"gp-beside","aria-live":"polite",children:[(0,et.jsx)("p",{class:"gp-said",children:d}),
(0,et.jsxs)("table",{class:"gp-sides",children:[(0,et.jsx)("caption",{class:"gp-hidden",children:(0,io.t)("The likeliest tokens of both models at this place")}),
(0,et.jsx)("thead",{children:(0,et.jsxs)("tr",{children:[(0,et.jsx)("th",{scope:"col",children:(0,io.t)("Token")}),[e,t.title].map((v,h)=>(0,et.jsx)("th",{scope:"\
col",children:(0,et.jsx)(Qu.Term,{id:"probability",run:m,meaning:(0,io.t)("The probability that the model gave, before any logits processor."),children:je(v)})},
h))]})}),(0,et.jsx)("tbody",{children:s.candidates.map(([v,h,...w])=>(0,et.jsxs)("tr",{class:v===s.id?"gp-is-token":"",children:[(0,et.jsxs)("th",{scope:"row",children:[
(0,et.jsx)("span",{children:v===s.id?"▶ ":""}),(0,et.jsx)(Zu.TokenLabel,{text:h})]}),w.map((g,y)=>(0,et.jsx)("td",{children:(0,et.jsxs)("div",{class:"gp-side",
children:[(0,et.jsx)("span",{children:(0,et.jsx)("i",{class:"gp-bar","aria-hidden":"true",style:{width:`${(g/f*100).toFixed(2)}%`}})}),(0,et.jsx)("span",{children:(0,bn.percent)(
g)})]})},y))]},v))})]}),(0,et.jsx)("p",{class:"gp-note",children:(0,io.t)("▶ is the token of the text. Listed are the likeliest tokens of either model; the dive\
rgence counts all others, too.")})]})}var Wn=l(ur(),1),Ce=l(b(),1),Js=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Py=e=>Js.findIndex(([t])=>(0,dt.fromNats)(e??1/0,"bits")<=t),om=e=>`var(--gp-heat-${Js[e][1]}\
)`,Cy=6;function My({group:e,changes:t}){let[n,o]=(0,Hr.useState)(null),[r,s]=(0,Hr.useState)(null);(0,Qs.useFresh)(t).run&&r!==null&&s(null);let{unit:i}=e,a=(0,Wn.readGroups)(
e.found),p=a.find(({number:m})=>m===n)??a[0],{tokens:d}=p.pair,c=r!==null&&r<d.length?r:null,u=e.charts[`kl ${p.number} ${i}`];return(0,Ce.jsxs)(Ce.Fragment,{children:[
(0,Ce.jsxs)("header",{class:"gp-head",children:[(0,Ce.jsx)("h2",{class:"gp-title",children:(0,Ce.jsx)(Oy,{one:p,place:c??p.pair.max_at,unit:i})}),(0,Ce.jsx)("p",
{class:"gp-note gp-about",children:(0,bt.tn)(d.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")}),(0,Ce.jsx)(
"div",{class:"gp-tools",children:(0,Ce.jsxs)("label",{children:[(0,bt.t)("KL(reference ‖")," ",(0,Ce.jsx)("select",{class:"gp-which","aria-label":(0,bt.t)("Th\
e model that is compared with the reference"),value:p.number,onChange:({currentTarget:m})=>o(Number(m.value)),children:a.map(({title:m,number:f})=>(0,Ce.jsx)("o\
ption",{value:f,children:je(m)},f))}),")"]})})]}),(0,Ce.jsx)("p",{class:"gp-answer-more gp-summary",children:Ry(p,i)}),(0,Ce.jsx)(Gy,{unit:i}),(0,Ce.jsx)(Wy,{one:p,
unit:i,shown:c,press:s}),(0,Ce.jsxs)("figure",{class:"gp-trial-figure",children:[(0,Ce.jsx)("h3",{children:(0,bt.t)("KL along the text")}),(0,Ce.jsx)("p",{class:"\
gp-note gp-keys gp-curve-keys",children:a.map(({title:m,number:f},v)=>(0,Ce.jsxs)("span",{children:[(0,Ce.jsx)("svg",{width:"30",height:"8","aria-hidden":"true",
children:(0,Ce.jsx)("path",{class:"gp-course",d:"M1 4H29","data-line":v%Cy,"data-on":f===p.number?"yes":"no"})}),(0,Ce.jsx)("span",{children:je(m)})]},f))}),(0,Ce.jsx)(
Oe,{class:"gp-curve-box",chart:c===null?u:ls(u,c+1,"")})]}),(0,Ce.jsx)(Yu,{reference:e.found.groups[0].title,one:p,place:c??p.pair.max_at,isChosen:c!==null,unit:i})]})}
var rm=(0,Qs.groupPane)(My,({found:e})=>(0,Wn.readGroups)(e).length>0);function Oy({one:e,place:t,unit:n}){return(0,Ce.jsx)(tm.Term,{id:"kl",run:()=>{let r=e.pair.
tokens[t],s=(0,em.klSumWords)((0,Wn.termsOf)(r),n,(0,Wn.klUnitWords)(r.kl,n));return s&&(0,dt.asSentence)((0,bt.t)("token {number}, {words}",{number:(0,dt.count)(
t+1),words:s}))},meaning:(0,bt.t)("KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t)) over all tokens t of the vocabulary. P is the reference’s distribution of the next\
 token, Q the other’s, both after the same text and before any processor. It is 0 where both are the same, and larger the more of P’s probability Q misses."),
children:(0,bt.t)("Divergence at each token")})}function Ry({pair:e},t){let{mean:n,max:o,max_at:r,vocab:s,same_top:i,perplexities:a}=e,[p,d]=a.map(c=>(0,dt.decimals)(
c));return[(0,bt.t)("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:(0,Wn.klUnitWords)(n,t),max:(0,Wn.klWords)(o,t),
number:(0,dt.count)(r+1),vocab:(0,dt.count)(s)}),(0,bt.t)("The same token is the likeliest for both at {share} of the places.",{share:(0,dt.percent)(i)}),(0,bt.t)(
"Perplexity of the text: {one} and {other}.",{one:p,other:d})].join(" ")}function Wy({one:e,unit:t,shown:n,press:o}){let{tokens:r}=e.pair,s=JSON.stringify(r.map(
({id:a,kl:p})=>[a,p])),i=(0,Hr.useMemo)(()=>r.map((a,p)=>({token:a,place:p,mark:{},words:()=>_y(a,p,t),dress(d,c){let u=Py(a.kl);c.style.backgroundColor=om(u),c.
dataset.rank=String(u),d.dataset.top=a.same_top?"same":"other"}})),[e.number,t,s]);return(0,Ce.jsx)(nm.MarkedWords,{class:"gp-words",items:i,press:({place:a})=>o(
a),chosen:n??void 0})}function _y({text:e,kl:t,logprobs:[n,o],same_top:r},s,i){let a=(0,bt.t)("Token {number} {token}: KL {kl}; probability {share}, here {other\
}",{number:(0,dt.count)(s+1),token:(0,dt.quoted)(e),kl:(0,Wn.klUnitWords)(t,i),share:(0,dt.percent)((0,dt.probability)(n)),other:(0,dt.percent)((0,dt.probability)(
o))});return r?a:`${a}; ${(0,bt.t)("another token is the likeliest here")}`}function Gy({unit:e}){let t=n=>e==="bits"?n:Number((n*Math.LN2).toPrecision(2));return(0,Ce.jsxs)(
"p",{class:"gp-note gp-scale gp-legend",children:[(0,bt.t)("KL in {unit}:",{unit:(0,bt.t)(e)}),Js.map(([n],o)=>(0,Ce.jsx)("span",{class:"gp-chip","data-rank":o,
style:{backgroundColor:om(o)},children:Number.isFinite(n)?(0,bt.t)("to {limit}",{limit:t(n)}):(0,bt.t)("above {limit}",{limit:t(Js[o-1][0])})},o)),(0,Ce.jsxs)("\
span",{children:[(0,Ce.jsx)("span",{class:"gp-wavy",children:"abc"})," ",(0,bt.t)("another token is the likeliest")]})]})}var im=l(be(),1),Zs=l(W(),1),We=l(x(),1);var Fe=l(b(),1);function Ly({group:e}){let t=e.found,{fields:n}=t;return(0,Fe.jsxs)(Fe.Fragment,{children:[(0,Fe.jsxs)("header",{class:"gp-head",children:[(0,Fe.jsx)(
"h2",{class:"gp-title",children:(0,We.t)("Opened model")}),(0,Fe.jsx)("p",{class:"gp-note gp-about",children:t.model})]}),(0,Fe.jsx)(Us,{facts:$y(t)}),(0,Fe.jsx)(
"h3",{class:"gp-opened-title",children:(0,Fe.jsx)("span",{tabIndex:0,"data-tip":(0,We.t)("What the model’s own generation_config.json sets. It applies to every \
field that neither you nor a preset sets."),children:(0,We.t)("Its generation config")})}),n.length>0?(0,Fe.jsx)(Ey,{fields:n}):(0,Fe.jsx)("p",{class:"gp-note g\
p-none",children:(0,We.t)("It sets no field: the library’s defaults apply.")})]})}var am=(0,im.groupPane)(Ly,({found:e})=>!!e),$y=e=>[{name:(0,We.t)("class"),
value:e.class_name},{name:(0,We.t)("parameters"),value:ro(e.parameters),term:"parameters"},{name:(0,We.t)("precision"),value:(0,We.t)(e.precision),term:"precisi\
on"},{name:(0,We.t)("device"),value:e.device},{name:(0,We.t)("in memory"),value:(0,Zs.bytesWords)(e.bytes),term:"memory",run:()=>Vs(e.bytes,e.parameters)},{name:(0,We.t)(
"context"),value:js(e.context_length),term:"context"},{name:(0,We.t)("vocabulary"),value:ro(e.vocab_size),term:"vocabulary"},{name:(0,We.t)("chat template"),value:e.
chat_template?(0,We.t)("yes"):(0,We.t)("no")}],sm=e=>e===null?(0,We.t)("none"):JSON.stringify(e);function Ey({fields:e}){let[t,n,o]=[(0,We.t)("model"),(0,We.t)(
"library default"),(0,We.t)("on this page")];return(0,Fe.jsxs)("table",{class:"gp-fields",children:[(0,Fe.jsx)("caption",{class:"gp-hidden",children:(0,We.t)("T\
he fields that the model sets, with the library’s defaults")}),(0,Fe.jsx)("thead",{children:(0,Fe.jsx)("tr",{children:[(0,We.t)("field"),t,n,(0,We.t)("what it\
 changes"),o].map(r=>(0,Fe.jsx)("th",{scope:"col",children:r},r))})}),(0,Fe.jsx)("tbody",{children:e.map(r=>(0,Fe.jsxs)("tr",{children:[(0,Fe.jsx)("th",{scope:"\
row",children:(0,Fe.jsx)("code",{children:r.name})}),(0,Fe.jsx)("td",{"data-label":t,children:(0,Fe.jsx)("code",{children:sm(r.model)})}),(0,Fe.jsx)("td",{"data\
-label":n,children:(0,Fe.jsx)("code",{children:sm(r.library)})}),(0,Fe.jsx)("td",{children:(0,We.t)(r.meaning)}),(0,Fe.jsx)("td",{"data-label":o,children:Ny(r)})]},
r.name))})]})}function Ny({applies:e,by:t,ignored:n,same:o}){return t==="changed"?(0,Zs.inParts)([`▲ ${(0,We.t)("the page sets {value}",{value:JSON.stringify(
e)})}`,(0,We.t)(n)]):t==="model"&&n?`○ ${(0,We.t)(n)}`:t==="model"?o?(0,We.t)("the same as the default"):`◆ ${(0,We.t)("applies")}`:(0,We.t)("another field \
takes its place")}var dm=l(be(),1),qa=l(W(),1),kt=l(x(),1),Ha=l(he(),1),kr=l(ur(),1);var bo=l(ot(),1),yr=l(an(),1),Ut=l(W(),1),_e=l(x(),1),zo=l(he(),1),lm=l(xe(),1),yt=l(ur(),1),wt=l(b(),1),Ba=({pair:e})=>(0,yt.isPair)(e)?e:null,Ia=(e,t="–")=>(n,o)=>{
let r=o?Ba(n):null;return r?e(r):[o&&n.pair?.error?t:"–"]},Xs=e=>t=>{let n=Ba(t);return n?e(n):""},Fy=(e,t)=>[{name:(0,_e.t)("weights"),term:"memory",meaning:(0,_e.t)(
"What model.get_memory_footprint() reports, plus the scales of quantized weights, which it does not count. Embeddings, norms and the output layer are not quanti\
zed."),sum:Hy,words:(n,o)=>zy(n,o?e[0]:null)},{name:(0,_e.t)("mean KL"),term:"kl",meaning:(0,_e.t)("The mean of KL(reference ‖ this) over the tokens of the refe\
rence’s text: KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t)) over all tokens t of the vocabulary."),sum:Xs(n=>Dy(n,t)),words:Ia(({mean:n})=>[(0,yt.klWords)(
n,t),(0,_e.t)(t)],(0,_e.t)("none"))},{name:(0,_e.t)("max KL"),term:"kl",meaning:(0,_e.t)("The largest KL(reference ‖ this) of a token."),sum:Xs(n=>jy(n,t)),words:Ia(
({max:n,max_at:o})=>[(0,yt.klWords)(n,t),(0,_e.t)("{unit}, token {number}",{unit:(0,_e.t)(t),number:(0,Ut.count)(o+1)})])},{name:(0,_e.t)("same top token"),term:"\
top-agreement",meaning:(0,_e.t)("How often the same token is the likeliest for both: there greedy decoding would continue in the same way."),sum:Xs(Uy),words:Ia(
({same_top:n})=>[(0,Ut.percent)(n)])},{name:(0,_e.t)("perplexity"),term:"perplexity",meaning:(0,_e.t)("Of the reference’s text under this model: exp of the mean\
 of −ln p(token). The reference finds its own text likely, so a slightly higher value need not mean a worse model."),sum:Xs(Vy),words:(n,o)=>[qy(e,o)]},{name:(0,_e.t)(
"tokens per second"),term:"speed",meaning:(0,_e.t)("Tokens divided by seconds, including the time to read the prompt: the median of the counted runs, and its in\
terval. All take turns, one at a time; the first turn is a warm-up and is not counted. × is the speed relative to the reference in the same turn."),sum:Ky,words:By}],
Kr=({bytes:e,scale_bytes:t})=>(e??0)+(t??0);function pm({name:e,groups:t,unit:n}){let o=Fy(t,n),r=Math.max(...t.map(Kr),1),s=({sum:i})=>(0,yr.inARow)(t.map(a=>{
let p=i(a);return p&&(0,_e.t)("{name}: {words}",{name:je(a.title),words:p})}));return(0,wt.jsxs)("table",{class:"gp-costs",children:[(0,wt.jsx)("caption",{class:"\
gp-hidden",children:e}),(0,wt.jsx)("thead",{children:(0,wt.jsxs)("tr",{children:[(0,wt.jsx)("th",{scope:"col",children:(0,_e.t)("precision")}),o.map(i=>(0,wt.jsx)(
"th",{scope:"col",children:(0,wt.jsx)(lm.Term,{id:i.term,run:()=>s(i),meaning:i.meaning,children:i.name})},i.name))]})}),(0,wt.jsx)("tbody",{children:t.map((i,a)=>(0,wt.jsxs)(
"tr",{children:[(0,wt.jsxs)("th",{scope:"row",children:[(0,wt.jsx)("span",{children:je(i.title)}),(0,wt.jsx)("small",{children:a?je(i.precision??i.model):Ay(i)})]}),
o.map((p,d)=>{let[c,u]=p.words(i,a),m=d?"":Iy(i);return(0,wt.jsxs)("td",{children:[(0,wt.jsx)("span",{...m&&{tabIndex:0,"data-tip":m},children:c}),(0,wt.jsx)("s\
mall",{children:u}),d===0&&(0,zo.isKnown)(i.bytes)&&(0,wt.jsx)("span",{class:"gp-bytes","aria-hidden":"true",children:(0,wt.jsx)("i",{style:{width:`${(Kr(i)/r*100).
toFixed(2)}%`}})})]},p.name)})]},a))})]})}function Ay({precision:e,title:t}){let n=je(e??"");return n&&n!==je(t)?(0,_e.t)("the reference: {precision}",{precision:n}):
(0,_e.t)("the reference")}function zy(e,t){if(!(0,zo.isKnown)(e.bytes))return["–"];let n=t&&(0,zo.isKnown)(t.bytes)?(0,Ut.percent)(Kr(e)/Kr(t)):"";return[(0,yt.sizeWords)(
Kr(e)),n&&(0,_e.t)("{share} of the reference",{share:n})]}var Iy=({bytes:e,scale_bytes:t})=>(0,zo.isKnown)(e)&&t?(0,_e.t)("get_memory_footprint() reports {size}\
; the scales take another {scales}.",{size:(0,yt.sizeWords)(e),scales:(0,yt.sizeWords)(t)}):"";function By({pace:e,paces:t,ratio:n}){if(!e)return["–"];let o=t.
length>1?(0,_e.t)("{low} to {high}",{low:(0,bo.fixed)(e.low,1),high:(0,bo.fixed)(e.high,1)}):(0,_e.t)("one run");return[(0,bo.fixed)(e.median,1),n?`${o}, ${Xt(n.
median)}`:o]}function qy(e,t){let n=e.map(Ba).find((o,r)=>o&&(t===0||r===t));return n?(0,Ut.decimals)(n.perplexities[t===0?0:1]):"–"}function Hy({bytes:e,scale_bytes:t}){
return(0,zo.isKnown)(e)?t?(0,_e.t)("{size} + {scales} of scales = {value}",{size:(0,yt.sizeWords)(e),scales:(0,yt.sizeWords)(t),value:(0,yt.sizeWords)(e+t)}):(0,yt.sizeWords)(
e):""}function Ky({paces:e,pace:t}){return t?(0,_e.tn)(e.length,"{each} tokens per second, in one run","the median of {each} is {median} tokens per second",{each:(0,bo.listed)(
e.map(n=>(0,bo.fixed)(n,1))),median:(0,bo.fixed)(t.median,1)}):""}function Dy({tokens:e,mean:t},n){if(!(0,zo.isKnown)(t))return"";let o=e.reduce((r,{kl:s})=>r+(s??
0),0);return(0,yr.quotientWords)((0,yt.klWords)(o,n),(0,Ut.count)(e.length),(0,yt.klUnitWords)(t,n))}function jy({tokens:e,max_at:t,max:n},o){let r=(0,yr.klSumWords)(
(0,yt.termsOf)(e[t]),o,(0,yt.klUnitWords)(n,o));return r&&(0,_e.t)("token {number}, {words}",{number:(0,Ut.count)(t+1),words:r})}var Uy=({tokens:e,same_top:t})=>(0,_e.tn)(
e.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,Ut.count)(e.filter(({same_top:n})=>n).length),share:(0,Ut.percent)(t)});
function Vy({tokens:e,perplexities:[,t]}){let n=e.reduce((r,{logprobs:[,s]})=>r+(s??-1/0),0),o=(0,Ut.decimals)(t);return(0,Ut.decimals)(Math.exp(-n/e.length))!==
o?o:`exp(−(${(0,Ut.decimals)(n)}) / ${(0,Ut.count)(e.length)}) = ${o}`}var tt=l(b(),1);function Jy({group:e}){let t=e.found,{groups:n,reading:o,noise:r,others:s,cpu_words:i}=t,a=r?(0,kt.t)(r):s?(0,kt.t)(Vo):"",p=o===null?Yt(e,t):(0,kt.t)(
"Reading the reference’s text with {model}.",{model:je(n[o].title)}),c=(0,kr.readGroups)(t).map(({title:m,pair:f})=>(0,kt.t)("{model}: mean KL {kl}",{model:je(
m),kl:(0,kr.klUnitWords)(f.mean,e.unit)})),u=(0,kt.t)("Memory, speed and divergence of each precision");return(0,tt.jsxs)(tt.Fragment,{children:[(0,tt.jsxs)("he\
ader",{class:"gp-head",children:[(0,tt.jsx)("h2",{class:"gp-title",children:(0,kt.t)("Precisions")}),(0,tt.jsx)("p",{class:"gp-note gp-missing",children:p})]}),
(0,tt.jsx)("p",{class:"gp-warning",hidden:!a,children:a&&`⚠ ${a}`}),(0,tt.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&c.length>0&&`${c.
join(". ")}.`}),(0,tt.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":u,children:(0,tt.jsx)(pm,{name:u,groups:n,unit:e.unit})}),(0,tt.jsx)("p",
{class:"gp-note gp-cpu",hidden:!i,children:(0,kt.t)(i)}),(0,tt.jsx)("h3",{class:"gp-subtitle",children:(0,kt.t)("What they write")}),(0,tt.jsx)("ol",{class:"gp-\
writings",children:n.map((m,f)=>(0,tt.jsx)(Qy,{one:m,reference:f?n[0]:null,status:Xy(m,f>0&&n[0].text!==null,!!e.done)},f))})]})}var cm=(0,dm.groupPane)(Jy,({found:e})=>(0,kr.precisionsIn)(
e)!==null);function Qy({one:e,reference:t,status:n}){let o=[...e.text??""],r=t&&t.text!==null?Zy(t.text,o):o.length;return(0,tt.jsxs)("li",{children:[(0,tt.jsxs)(
"p",{class:"gp-writing-head",children:[(0,tt.jsx)("b",{children:je(e.title)}),(0,tt.jsx)("span",{class:`gp-note${t&&(0,Ha.isKnown)(e.parts_at)?" gp-parting":""}`,
children:n})]}),(0,tt.jsxs)("p",{class:"gp-writing",dir:"auto",children:[o.slice(0,r).join(""),r<o.length&&(0,tt.jsx)("span",{class:"gp-apart",children:o.slice(
r).join("")})]})]})}function Zy(e,t){let n=[...e],o=n.findIndex((r,s)=>r!==t[s]);return o<0?n.length:o}function Xy({failed:e,text:t,tokens:n,parts_at:o,pair:r},s,i){
if(e)return`✕ ${(0,kt.t)("stopped by an error")}`;if(t===null)return i?(0,kt.t)("did not finish"):(0,kt.t)("writing, or waiting for its turn");let a=Yy(n??0,o,
s);if(!r?.error)return a;let p=`${(0,kt.t)(r.error.message)} ${(0,kt.t)(r.error.fix)}`;return`${a}. ${(0,kt.t)("Its distributions cannot be compared with the re\
ference: {why}",{why:p})}`}function Yy(e,t,n){return n?(0,Ha.isKnown)(t)?`✂ ${(0,kt.t)("diverges from the reference at token {number} of {all}",{number:(0,qa.count)(
t+1),all:(0,qa.count)(e)})}`:`= ${(0,kt.tn)(e,"the same {count} token as the reference","the same {count} tokens as the reference")}`:(0,kt.tn)(e,"{count} token",
"{count} tokens")}var hm=l(we(),1),fm=l(be(),1),Ys=l(W(),1),Le=l(x(),1),gm=l(xe(),1);var um=l(W(),1),vt=l(x(),1),ct=l(b(),1);function mm({cluster:e}){let{replicas:t,lanes:n,waiting:o,lost:r,states:s}=e,i=[t.length===0?(0,vt.t)("No replica of the\
 cluster answers now: runs wait until one does."):(0,vt.tn)(t.length,"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of\
 a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),o>0&&(0,vt.tn)(o,"One run waits.","{count} runs wait."),...ek(s)];return(0,ct.jsxs)("sect\
ion",{class:"gp-shelf-section",children:[(0,ct.jsx)("h3",{children:(0,vt.t)("Replicas")}),(0,ct.jsx)("p",{class:"gp-note",children:i.filter(Boolean).join(" ")}),
r.map(a=>(0,ct.jsxs)("p",{class:"gp-problem",children:[(0,ct.jsx)("b",{children:"▲ "}),tk(a)]},a.number)),t.length>0&&(0,ct.jsx)(nk,{cluster:e})]})}function ek({
STARTING:e=0,RECOVERING:t=0,STOPPING:n=0}){let o=e+t;return[o>0&&(0,vt.tn)(o,"One more is on its way.","{count} more are on their way."),n>0&&(0,vt.tn)(n,"One f\
inishes its runs, then leaves.","{count} finish their runs, then leave.")]}function tk({number:e,seconds:t}){return`${t<90?(0,vt.t)("Replica {number} was lost l\
ess than two minutes ago.",{number:e}):(0,vt.t)("Replica {number} was lost {minutes} minutes ago.",{number:e,minutes:Math.round(t/60)})} ${(0,vt.t)("Its runs ha\
ve ended: click Generate to run them again, on another replica. The cluster starts a new one by itself.")}`}function nk({cluster:{replicas:e,lanes:t}}){return(0,ct.jsxs)(
"table",{children:[(0,ct.jsx)("caption",{class:"gp-hidden",children:(0,um.asSentence)((0,vt.t)("the replicas of the cluster"))}),(0,ct.jsx)("thead",{children:(0,ct.jsxs)(
"tr",{children:[(0,ct.jsx)("th",{scope:"col",children:(0,vt.t)("replica")}),(0,ct.jsx)("th",{scope:"col",children:(0,vt.t)("runs")}),(0,ct.jsx)("th",{scope:"col",
children:(0,vt.t)("models")})]})}),(0,ct.jsx)("tbody",{children:e.map(({number:n,decoding:o,models:r})=>(0,ct.jsxs)("tr",{children:[(0,ct.jsx)("th",{scope:"row",
children:(0,vt.t)("Replica {number}",{number:n})}),(0,ct.jsx)("td",{"data-label":(0,vt.t)("runs"),children:(0,vt.t)("{count} of {lanes}",{count:o,lanes:t})}),(0,ct.jsx)(
"td",{"data-label":(0,vt.t)("models"),children:r.join(", ")||"–"})]},n))})]})}var A=l(b(),1);function ok({group:e}){let{sections:t,canOpen:n,cluster:o}=e.found;return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)("header",{class:"gp-head",children:(0,A.jsx)(
"h2",{class:"gp-title",children:(0,Le.t)("Models")})}),(0,A.jsx)("div",{class:"gp-cluster",children:o&&(0,A.jsx)(mm,{cluster:o})}),(0,A.jsx)("div",{class:"gp-sh\
elf-sections",children:t.map(r=>(0,A.jsx)(rk,{group:e,section:r,canOpen:n},(0,Le.t)(r.title)))})]})}var bm=(0,fm.groupPane)(ok,({found:e})=>!!e);function rk({group:e,
section:{title:t,note:n,folded:o,rows:r},canOpen:s}){let[i,a]=(0,hm.useState)(!o);return(0,A.jsxs)("details",{class:"gp-shelf-section",open:i,onToggle:({currentTarget:p})=>a(
p.open),children:[(0,A.jsxs)("summary",{children:[(0,A.jsx)("h3",{children:(0,Le.t)(t)}),(0,A.jsxs)("span",{class:"gp-note",children:[" ",r.length]})]}),(0,A.jsx)(
"p",{class:"gp-note",children:r.length?(0,Le.t)(n):(0,Le.t)("None yet.")}),r.length>0&&(0,A.jsxs)("table",{children:[(0,A.jsx)("caption",{class:"gp-hidden",children:(0,Le.t)(
t)}),(0,A.jsx)("thead",{children:(0,A.jsxs)("tr",{children:[(0,A.jsx)("th",{scope:"col",children:(0,Le.t)("model")}),(0,A.jsx)("th",{scope:"col",children:(0,Le.t)(
"description")}),(0,A.jsx)("th",{scope:"col",children:(0,A.jsx)(gm.Term,{id:"memory",children:(0,Le.t)("size")})}),(0,A.jsx)("th",{scope:"col",children:(0,Le.t)(
"matching draft")}),(0,A.jsx)("td",{})]})}),(0,A.jsx)("tbody",{children:r.map(p=>(0,A.jsx)(sk,{group:e,row:p,canOpen:s},p.model))})]})]})}function sk({group:e,row:t,
canOpen:n}){let{model:o,loaded:r,download:s,here:i,assistant:a}=t,p=!!(s&&!i),d=r?[]:[t.gated&&`▲ ${(0,Le.t)("gated: needs an access token")}`,i&&`✓ ${(0,Le.t)(
"downloaded")}`].filter(Boolean);return(0,A.jsxs)("tr",{children:[(0,A.jsxs)("th",{scope:"row",children:[o,d.length>0&&(0,A.jsx)("small",{children:d.join(" · ")})]}),
(0,A.jsxs)("td",{children:[(0,Le.t)(t.words),r&&(0,A.jsx)(ik,{loaded:r})]}),(0,A.jsx)("td",{children:r?(0,A.jsx)(ak,{loaded:r}):(0,A.jsx)(lk,{row:t,download:p?s:
void 0})}),(0,A.jsx)("td",{"data-label":(0,Le.t)("matching draft"),children:a||"–"}),(0,A.jsxs)("td",{children:[p?(0,A.jsx)(so,{group:e,act:"get",model:o,words:(0,Le.t)(
"Get it")}):(0,A.jsx)(so,{group:e,act:"use",model:o,words:(0,Le.t)("Use it")}),r?(0,A.jsx)(so,{group:e,act:"tell",model:o,words:(0,Le.t)("Show")}):n&&(0,A.jsx)(
so,{group:e,act:"pick",model:o,words:(0,Le.t)("Put the name in the Model box")}),t.canUnload&&(0,A.jsx)(so,{group:e,act:"unload",model:o,words:(0,Le.t)("Unload")})]})]})}
function ik({loaded:{in_use:e,class_name:t,precision:n,device:o}}){return(0,A.jsxs)(A.Fragment,{children:[e?`● ${(0,Le.t)("in use")}`:`○ ${(0,Le.t)("idle")}`,
(0,A.jsx)("small",{children:(0,Le.t)("{kind}, {precision}, on {device}",{kind:t,precision:(0,Le.t)(n),device:o})})]})}function ak({loaded:{bytes:e,parameters:t}}){
return(0,A.jsxs)(A.Fragment,{children:[(0,Ys.bytesWords)(e),(0,A.jsx)("small",{children:(0,Le.t)("{count} parameters",{count:ro(t)})})]})}function lk({row:{millions:e,
size:t},download:n}){return(0,A.jsxs)(A.Fragment,{children:[e?(0,Le.t)("about {size}",{size:ro(e*1e6)}):(0,Ys.bytesWords)(t),(0,A.jsx)("small",{children:e?(0,Le.t)(
"parameters"):(0,Le.t)("on disk")}),n!==void 0&&(0,A.jsx)("small",{children:(0,Le.t)("{size} to download",{size:(0,Ys.bytesWords)(n)})})]})}var Nt=l(we(),1);var mi=l(be(),1),rh=l(W(),1),Sr=l(x(),1),sh=l(_i(),1);var ei=l(W(),1),Hn=l(x(),1),ym=l(Wi(),1),wo=l(b(),1),wm=16,pk=80,dk=300;function km(e,t,n){let o=new Map;for(let[r,s]of Object.entries(e.tables.at(Math.max(t,0))??
{}))(s?.[n]??[]).forEach((i,a)=>{o.set(i,[...o.get(i)??[],[Number(r),a]])});return o}function vm({state:e,way:t,colour:n}){let{blocks:o,kinds:r=[]}=e.ways[t].settings;
return(0,wo.jsx)("div",{class:"gp-serving-blocks",children:(o??[]).map((s,i)=>(0,wo.jsx)(ck,{state:e,way:t,colour:n,kind:i,count:s,name:(o?.length??0)>1?r[i].replaceAll(
"_"," "):""},i))})}function ck({state:e,way:t,colour:n,kind:o,count:r,name:s}){let i=e.ways[t],{first_block:a=0}=i.settings,p=Array.isArray(a)?a[o]:a,d=e.stepOf(
t),c=km(i,d,o),u=new Set(i.kept.at(Math.max(d,0))?.[o]),m=uk(r,c,u),f=s?`${s}: ${m}`:m;return(0,wo.jsxs)("div",{class:"gp-blocks-kind",children:[(0,wo.jsx)("p",
{class:"gp-note",children:f}),(0,wo.jsx)("div",{class:"gp-blocks-grid",role:"group","aria-label":f,"data-size":r<=pk?"large":r<=dk?"middle":"small",children:Array.
from({length:r},(v,h)=>{let w=p+h,g=c.get(w)??[],y=["gp-block",!g.length&&(u.has(w)?"gp-kept":"gp-free"),g.length>1&&"gp-shared",g.some(([L])=>L===e.request)&&"\
gp-own"],S=g.length?{"--own":n(g[0][0]),"--other":n(g[g.length-1][0])}:void 0;return(0,wo.jsx)("i",{class:y.filter(Boolean).join(" "),style:S,ref:(0,ym.tip)(()=>mk(
e,t,o,w)),children:g.length>1?`×${g.length}`:g.length>0&&g[0][0]+1},h)})})]})}function uk(e,t,n){let o=t.size,r=[...t.values()].filter(({length:i})=>i>1).length,
s=[...n].filter(i=>!t.has(i)).length;return(0,ei.inParts)([(0,Hn.tn)(e,"{used} of {count} block used","{used} of {count} blocks used",{used:o}),r>0&&(0,Hn.tn)(r,
"{count} of them shared","{count} of them shared"),s>0&&(0,Hn.tn)(s,"{count} kept","{count} kept"),(0,Hn.tn)(e-o-s,"{count} empty","{count} empty")])}function mk(e,t,n,o){
let r=e.ways[t],s=e.stepOf(t),i=km(r,s,n).get(o)??[];if(!i.length)return r.kept.at(Math.max(s,0))?.[n]?.includes(o)?(0,Hn.t)("Block {block}: nobody uses it. It \
is kept for its content, which a prompt with the same beginning can share.",{block:o}):(0,Hn.t)("Block {block}: empty.",{block:o});let a=i.map(([c])=>c+1).join(
", "),p=(0,Hn.tn)(i.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it.",{block:o,numbers:a}),d=r.settings.kinds?.[n]==="ful\
l_attention"?hk(e,t,i[0]):"";return d?`${p} ${(0,Hn.t)("In it: {tokens}",{tokens:d})}`:p}function hk(e,t,[n,o]){let r=e.ways[t],{page_size:s=1}=r.settings,i=0;for(let c of r.
cells[n].slice(0,e.stepOf(t)+1))c?.tokens?i=c.position+c.tokens-c.padding:c?.back&&(i=0);let p=[...e.requests[n].tokens.map(([c])=>c),...e.newIds(t,n)].slice(o*
s,Math.min(i,(o+1)*s)),d=p.slice(0,wm).map(c=>e.label(c));return d.some(c=>c===null)?"":(0,ei.quoted)(d.join(""))+(p.length>wm?" …":"")}var Lm=l(ot(),1),ai=l(W(),1),j=l(x(),1),ja=l(he(),1),$m=l(xe(),1),Em=l(jn(),1);var ti=l(we(),1),xm=l(W(),1),Tm=l(b(),1);function Sm({piece:e}){let t=(0,ti.useRef)(null);return(0,ti.useLayoutEffect)(()=>{t.current?.replaceChildren(),t.current&&
(0,xm.fillToken)(t.current,e)},[e]),(0,Tm.jsx)("span",{ref:t})}var fk=["prefill","chunk","decode","pad"];function Pm(e,t,n){let{sums:o,cells:r}=e,s={came:gk(o,e.requests[t].arrival,n),began:null,tokens:[],ended:null};return r[t].
forEach((i,a)=>{if(!i||!fk.includes(i.what))return;let{start:p,seconds:d}=o[a];s.began??=[a,p],i.what!=="pad"&&(s.ended=[a+1,p+d]),i.id!==null&&s.tokens.push([a+
1,p+d])}),s}function gk(e,t,n){for(let o=0;o<e.length;o++){let{at:r,start:s,seconds:i}=e[o];if(n==="steps"&&r>=t)return[o,s];if(n==="seconds"&&s>=t)return[o,t];
if(n==="seconds"&&s+i>t)return[o+(t-s)/i,t]}return null}var ni=(e,t)=>e&&t?[t[0]-e[0],t[1]-e[1]]:null;var Cm=l(b(),1);function oi({name:e,children:t}){return(0,Cm.jsx)("div",{class:"gp-serving-scroll",tabIndex:0,role:"region","aria-label":e,children:t})}var Dr=l(W(),1),O=l(x(),1),Mm=8,bk=(e="")=>e==="fifo"?"FIFO":e==="prefill_first"?(0,O.t)("prefill first"):e;function Ka({kind:e}){return e==="padded"?(0,O.t)("P\
added batches"):e==="alone"?(0,O.t)("One after another"):(0,O.t)("Continuous batching")}var Kn=e=>String.fromCharCode(65+e);function Bo(e,t){let n=Ka(e.ways[t].
settings);return e.ways.length>1?`${Kn(t)} ${n}`:n}function ri(e){let{kind:t,blocks:n,page_size:o,token_budget:r,scheduler:s,share_prefixes:i}=e;if(t==="alone")
return"";if(t==="padded")return(0,O.tn)(e.max_requests??0,"at most {count} request in a batch","at most {count} requests in a batch");let a=(n??[]).reduce((p,d)=>p+
d,0);return(0,Dr.inParts)([(0,O.tn)(a,"{count} block of {size} tokens","{count} blocks of {size} tokens",{size:o}),(0,O.t)("token budget {budget}",{budget:r}),(0,O.t)(
"scheduler {scheduler}",{scheduler:bk(s)}),i?(0,O.t)("prefix sharing"):(0,O.t)("no prefix sharing")])}function Om(e,t){let n=e.label(t);return n===null?(0,O.t)(
"the token with id {id}",{id:t}):(0,Dr.quoted)(n)}function wk(e,t,n,{position:o,tokens:r,padding:s}){return[...e.requests[n].tokens.map(([a])=>a),...e.newIds(t,
n)].slice(o,o+r-s)}function yk({what:e,tokens:t,padding:n,place:o,anew:r}){let s=t-n;return e==="prefill"?(0,O.tn)(s,"prefill, reads {count} token","prefill, re\
ads {count} tokens"):e==="chunk"?(0,O.tn)(s,"chunked prefill, reads {count} token","chunked prefill, reads {count} tokens"):e==="decode"?(0,O.t)("decode"):e==="\
pad"?(0,O.t)("its text has ended, and its row of the batch is computed for nothing"):e==="starved"?(0,O.t)("starved: it needs a block, and none is free"):e==="i\
dle"?(0,O.t)("it has blocks, but no turn in this step"):r?(0,O.t)("waits again, number {place} in the queue",{place:o}):(0,O.t)("waits, number {place} in the qu\
eue",{place:o})}var kk=["prefill","chunk","decode"];function si(e,t,n,o){let r={request:n+1,step:o+1},s=e.ways[t].cell(n,o);if(!s)return(0,O.t)("Request {reques\
t}, step {step}: {doing}.",{...r,doing:xk(e,t,n,o)});let i=[(0,O.t)("Request {request}, step {step}: {doing}.",{...r,doing:yk(s)})];return kk.includes(s.what)&&
i.push(...vk(e,t,n,s)),s.back&&i.push((0,O.t)("It was preempted: it lost its blocks.")),i.join(" ")}function vk(e,t,n,o){let{id:r,shared:s,again:i,padding:a}=o,
p=wk(e,t,n,o),d=p.slice(0,Mm).map(u=>Om(e,u)),c=[];return d.length&&c.push((0,O.t)("It reads {tokens}.",{tokens:d.join(" ")+(p.length>Mm?" …":"")})),r!==null&&
c.push((0,O.t)("It writes {token}.",{token:Om(e,r)})),s&&c.push((0,O.tn)(s,"{count} token before these needed no reading: its block was there.","{count} tokens \
before these needed no reading: their blocks were there.")),i&&c.push((0,O.tn)(i,"{count} token was read before, and lost.","{count} tokens were read before, an\
d lost.")),a&&c.push((0,O.tn)(a,"{count} token is padding.","{count} tokens are padding.")),c}function xk(e,t,n,o){let r=e.ways[t].cells[n].findIndex(Boolean),s=e.
ways[t].ends?.[n];return o<r||r<0&&!s?(0,O.t)("it has not arrived yet"):s?.status==="cancelled"?(0,O.t)("it was cancelled"):s?.status==="failed"?(0,O.t)("it has\
 failed"):s?.status==="refused"?(0,O.t)("it was refused"):(0,O.t)("it has ended")}var Sk={prefill:()=>(0,O.t)("prefill"),chunk:()=>(0,O.t)("chunked prefill"),decode:()=>(0,O.t)(
"decode"),pad:()=>(0,O.t)("padding"),waits:()=>(0,O.t)("waits"),starved:()=>(0,O.t)("starved"),idle:()=>(0,O.t)("no turn")};function Rm(e,t,n){let o=[];e.ways[t].
cells[n].forEach((s,i)=>{if(!s)return;let a=o.at(-1);a?.kind===s.what&&a.to===i?a.to=i+1:o.push({kind:s.what,from:i+1,to:i+1})});let r=o.map(({kind:s,from:i,to:a})=>{
let p=Sk[s]();return i===a?(0,O.t)("{what} in step {from}",{what:p,from:i}):(0,O.t)("{what} in steps {from} to {to}",{what:p,from:i,to:a})});return(0,O.t)("Requ\
est {request}: {what}.",{request:n+1,what:r.join(", ")||(0,O.t)("never arrived")})}var Io=e=>e.map(t=>t+1).join(", ");function Wm({step:e,message:t,lost:n,again:o}){
return[(0,O.t)("After step {step} an exception ended the library’s loop for all requests: {message}",{step:e,message:t}),n.length?(0,O.tn)(n.length,"Request {\
numbers} was lost.","Requests {numbers} were lost.",{numbers:Io(n)}):(0,O.t)("No request was lost."),...o.length?[(0,O.tn)(o.length,"Request {numbers} started o\
ver.","Requests {numbers} started over.",{numbers:Io(o)})]:[],(0,O.t)("A new server continued with the rest.")].join(" ")}function Da(e,t){let n=e.stepOf(t),o=e.
ways[t].sums.at(Math.max(n,0));if(!o)return(0,O.t)("no step");let r=e.values?.clock==="steps"&&o.at!==n;return(0,Dr.inParts)([(0,O.t)("step {step} of {steps}",{
step:n+1,steps:e.ways[t].length}),r&&(0,O.t)("at {at} by the clock",{at:o.at}),(0,O.tn)(o.inStep,"{count} request in it","{count} requests in it"),(0,O.tn)(o.prefill+
o.decode,"{count} token read","{count} tokens read"),o.padding>0&&(0,O.tn)(o.padding,"{count} of padding","{count} of padding")])}function _m({waiting:e,starved:t,
back:n,came:o,left:r,evicted:s}){return[e.length?(0,O.t)("Queue: {numbers}.",{numbers:Io(e)}):(0,O.t)("Nobody waits."),o.length>0&&(0,O.t)("Came: {numbers}.",{numbers:Io(
o)}),r.length>0&&(0,O.t)("Cancelled: {numbers}.",{numbers:Io(r)}),s>0&&(0,O.tn)(s,"{count} kept block was given up.","{count} kept blocks were given up."),t.length>
0&&(0,O.t)("Starved: {numbers}.",{numbers:Io(t)}),n.length>0&&(0,O.t)("Preempted: {numbers}.",{numbers:Io(n)})].filter(Boolean).join(" ")}var $e=l(b(),1);function Nm({state:e,request:t,colour:n}){let o=e.requests[t];return(0,$e.jsxs)("div",{class:"gp-serving-card",children:[(0,$e.jsx)("h3",{class:"\
gp-serving-sub",style:{"--own":n(t)},children:(0,j.t)("Request {request}",{request:t+1})}),(0,$e.jsxs)("p",{class:"gp-serving-prompt",children:[(0,$e.jsxs)("spa\
n",{class:"gp-mark",children:[(0,j.t)("Prompt:")," "]}),(0,$e.jsx)("bdi",{children:o.prompt})]}),(0,$e.jsx)("p",{class:"gp-note",children:Tk(o)}),e.ways.map((r,s)=>(0,$e.jsx)(
Pk,{state:e,way:s,request:t},s)),(0,$e.jsx)(oi,{name:(0,j.t)("Request {request} in each way",{request:t+1}),children:(0,$e.jsx)(Lk,{state:e,request:t})})]})}function Tk({
max_new_tokens:e,temperature:t,top_k:n,top_p:o}){let r=[`temperature ${t}`,...n?[`top_k ${n}`]:[],...o?[`top_p ${o}`]:[]];return[(0,j.tn)(e,"at most {count} new\
 token","at most {count} new tokens"),typeof t=="number"?r.join(", "):(0,j.t)("greedy")].join(" · ")}function Pk({state:e,way:t,request:n}){let{ends:o,cells:r}=e.
ways[t],s=e.newIds(t,n),i=o?.[n]?.tokens??[],a=r[n].flatMap((d,c)=>d&&d.id!==null?[c]:[]),p=Array.from({length:Math.max(s.length,i.length)},(d,c)=>{if(c<i.length)
return i[c];let u=e.label(s[c]);return u===null?[s[c],null,null]:[s[c],u,u]});return(0,$e.jsxs)("p",{class:"gp-serving-text",children:[e.ways.length>1&&(0,$e.jsxs)(
"b",{children:[Kn(t)," "]}),p.map(([d,c,u],m)=>(0,$e.jsx)("span",{class:"gp-serving-token",...(a.at(m)??1/0)>e.stepOf(t)&&{"data-later":""},children:c===null?(0,$e.jsxs)(
"span",{class:"gp-mark",children:[" ",d," "]}):u===null?(0,$e.jsx)(Em.TokenLabel,{class:"gp-end",text:c}):(0,$e.jsx)(Sm,{piece:u})},m)),!p.length&&(0,$e.jsx)("s\
pan",{class:"gp-mark",children:(0,j.t)("(no token)")})]})}var Ck=e=>(0,j.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,Lm.fixed)(e,1)}),ii=e=>e?
`${Ck(e[0])}, ${(0,ai.seconds)(e[1])}`:"–",Mk=e=>e?(0,j.t)("before step {step}, at {time}",{step:Math.floor(e[0])+1,time:(0,ai.seconds)(e[1])}):"–",Gm=e=>e?
(0,j.t)("in step {step}, at {time}",{step:e[0],time:(0,ai.seconds)(e[1])}):"–",Ok=()=>[[(0,j.t)("came"),"time",({times:e})=>Mk(e.came)],[(0,j.t)("first worked\
 on"),"time",({times:{began:e}})=>Gm(e&&[e[0]+1,e[1]])],[(0,j.t)("waited before"),"queue",({times:e})=>ii(ni(e.came,e.began))],[(0,j.t)("time to first token"),"\
first-token",({times:e})=>ii(ni(e.came,e.tokens.at(0)))],[(0,j.t)("median time between tokens"),"between-tokens",({times:e})=>Wk(e.tokens)],[(0,j.t)("last step"),
"time",({times:e})=>Gm(e.ended)],[(0,j.t)("latency"),"latency",({times:e,end:t})=>t?.status==="finished"?ii(ni(e.came,e.ended)):"–"],[(0,j.t)("new tokens"),"l\
ength",({times:e})=>String(e.tokens.length)],[(0,j.t)("tokens read again"),"preempted",({cells:e})=>String(e.reduce((t,n)=>t+(n?.again??0),0))],[(0,j.t)("times \
preempted"),"preempted",({cells:e})=>String(e.filter(t=>t?.back).length)],[(0,j.t)("blocks at this step"),"block",({blocks:e})=>e],[(0,j.t)("end"),"ending",({end:e,
isOver:t})=>_k(e,t)],[(0,j.t)("the tokens of generate"),"continuous-batching",Gk]],Rk=()=>({time:{meaning:(0,j.t)("By the steps, and by the time that they took,\
 from the first step on."),unit:(0,j.t)("steps, s")},queue:{meaning:(0,j.t)("From the arrival of the request to the first step that worked on it."),unit:(0,j.t)(
"steps, s")},"first-token":{meaning:(0,j.t)("From the arrival of the request to its first new token."),unit:(0,j.t)("steps, s")},"continuous-batching":{meaning:(0,j.t)(
"Whether continuous batching wrote the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw\
 from one generator.")}});function Wk(e){if(e.length<2)return"–";let t=e.slice(1).map((n,o)=>[n[0]-e[o][0],n[1]-e[o][1]]);return ii([(0,ja.medianOf)(t.map(([n])=>n)),
(0,ja.medianOf)(t.map(([,n])=>n))])}function _k(e,t){if(!e)return t?(0,j.t)("it did not end"):(0,j.t)("under way");let{status:n,reason:o}=e;return n==="cancelle\
d"?(0,j.t)("cancelled"):n==="failed"?o?(0,j.t)("failed: {reason}",{reason:o}):(0,j.t)("failed"):n==="refused"?o?(0,j.t)("refused: {reason}",{reason:o}):(0,j.t)(
"refused"):o==="eos"?(0,j.t)("finished: the EOS token"):(0,j.t)("finished: the length limit")}function Gk({end:e,isSampled:t,isAlone:n,hasAlone:o}){return n?(0,j.t)(
"it is generate"):typeof e?.same=="boolean"?e.same?(0,j.t)("✓ the same"):(0,j.t)("✗ other tokens"):t?(0,j.t)("○ not comparable: sampled"):o?"–":(0,j.t)(
"○ not compared: generate has not served it")}function Lk({state:e,request:t}){let n=e.values?.clock??"steps",o=e.ways.map((s,i)=>{let a=s.tables.at(Math.max(
e.stepOf(i),0))?.[t]??[];return{times:Pm(s,t,n),cells:s.cells[t],end:s.ends?.[t],isOver:!!s.ends,isAlone:s.settings.kind==="alone",hasAlone:e.ways.some(({settings:p})=>p.
kind==="alone"),isSampled:typeof e.requests[t].temperature=="number",blocks:s.settings.blocks&&a.map(p=>p.join(" ")).join("; ")||"–"}}),r=Rk();return(0,$e.jsxs)(
"table",{class:"gp-serving-facts",children:[(0,$e.jsx)("caption",{class:"gp-hidden",children:(0,j.t)("Request {request} in each way",{request:t+1})}),e.ways.length>
1&&(0,$e.jsx)("thead",{children:(0,$e.jsxs)("tr",{children:[(0,$e.jsx)("td",{}),e.ways.map((s,i)=>(0,$e.jsx)("th",{scope:"col",children:Bo(e,i)},i))]})}),(0,$e.jsx)(
"tbody",{children:Ok().map(([s,i,a])=>(0,$e.jsxs)("tr",{children:[(0,$e.jsx)("th",{scope:"row",children:(0,$e.jsx)($m.Term,{id:i,...r[i],children:s})}),o.map((p,d)=>(0,$e.jsx)(
"td",{children:a(p)},d))]},s))})]})}var $k=["kept","chosen","accepted","rejected","bonus"],Ek=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Fm=e=>[1,3,5].map(t=>parseInt(e.slice(
t,t+2),16)),Nk=(e,t)=>"#"+Fm(e).map((n,o)=>Math.round((n+Fm(t)[o])/2).toString(16).padStart(2,"0")).join("");function li(e){let t=getComputedStyle(e),n=r=>t.getPropertyValue(
"--gp-"+r).trim(),o=[...$k.map(n),...Ek.map(([r,s])=>Nk(n(r),n(s)))];return r=>o[r%o.length]}var rn=l(zm(),1),yo=l(x(),1);var nt=l(b(),1),Fk=3,Ak=()=>[{name:"requests",title:(0,yo.t)("Requests in a step"),value:({inStep:e})=>e,of:()=>!0},{name:"waiting",title:(0,yo.t)("Requests in \
the queue"),value:({waiting:e})=>e.length,of:()=>!0},{name:"tokens",title:(0,yo.t)("Tokens per step"),value:({prefill:e,decode:t,padding:n})=>e+t+n,of:()=>!0},{
name:"free",title:(0,yo.t)("Empty blocks"),value:({free:e})=>e??0,of:({settings:e})=>!!e.blocks}];function Im({state:e,onPick:t}){return(0,nt.jsx)("div",{class:"\
gp-serving-curves",children:Ak().filter(({of:n})=>e.ways.some(n)).map(n=>(0,nt.jsx)(zk,{curve:n,state:e,onPick:t},n.name))})}function zk({curve:{name:e,title:t,
value:n,of:o},state:r,onPick:s}){let i=e==="tokens",a=r.ways.map((h,w)=>({way:h,i:w})),p=i?[{way:r.served,i:r.way}]:a.filter(({way:h})=>o(h)),d=i?r.served.settings.
token_budget:void 0,c=Math.max(1,...p.flatMap(({way:h})=>h.sums.map(n))),u=d!==void 0&&d<=c*Fk?d:null,m=Math.max(c,u??0),f=i&&r.ways.length>1?`${t}, ${Kn(r.way)}`:
t,v=({currentTarget:h,clientX:w},g)=>{let{left:y}=h.getBoundingClientRect(),S=(w-y-g.left)/g.inner;s(Math.max(0,Math.min(r.length-1,Math.floor(S*r.length))))};return(0,nt.jsxs)(
"figure",{class:"gp-serving-curve",children:[(0,nt.jsx)("figcaption",{children:d===void 0?f:`${f} (${(0,yo.t)("budget {budget}",{budget:d})})`}),(0,nt.jsx)(rn.Drawing,
{frame:{height:132,x:[0,Math.max(1,r.length)],y:[0,m*1.08],left:36,right:8,top:10,bottom:34},label:Ik(t,p,n,r),onClick:v,children:h=>(0,nt.jsxs)("g",{"aria-hidd\
en":"true",children:[(0,nt.jsx)(rn.Axes,{plot:h,x:(0,rn.ticksWithin)(1,r.length,h.inner/70).filter(Number.isInteger).map(w=>[w-.5,String(w)]),y:(0,rn.ticksWithin)(
0,m,3).filter(Number.isInteger).map(w=>[w,String(w)]),xTitle:(0,yo.t)("step")}),i?(0,nt.jsx)(Hk,{plot:h,sums:r.served.sums}):p.map(({way:w,i:g})=>(0,nt.jsx)(rn.Path,
{class:`gp-curve-line gp-way-${g}`,points:Bk(h,w.sums.map(n))},g)),u!==null&&(0,nt.jsx)(rn.Line,{class:"gp-curve-budget",from:[h.left,h.y(u)],to:[h.width-h.right,
h.y(u)]}),e==="free"&&(0,nt.jsx)(Kk,{plot:h,sums:r.served.sums}),(0,nt.jsx)(Bm,{class:"gp-curve-here",plot:h,step:r.step,height:h.height-h.bottom-h.top})]})})]})}
function Ik(e,t,n,o){let r=t.map(({way:s,i})=>{let a=s.sums.map(n),p=o.stepOf(i);return(0,yo.t)("{way}: at most {most}, {here} at step {step}",{way:Kn(i),most:Math.
max(0,...a),here:a.at(Math.max(p,0))??0,step:p+1})});return`${e}. ${r.join(". ")}.`}var Bk=(e,t)=>t.flatMap((n,o)=>[[e.x(o),e.y(n)],[e.x(o+1),e.y(n)]]),qk=[["de\
code",({decode:e})=>e],["prefill",({prefill:e,again:t})=>e-t],["again",({again:e})=>e],["padding",({padding:e})=>e]];function Hk({plot:e,sums:t}){let n=t.map(()=>0),
o=qk.map(([r,s])=>{let i=t.map((a,p)=>{let[d,c]=[n[p],n[p]+s(a)];n[p]=c;let[u,m,f,v]=[e.x(p),e.x(p+1),e.y(d),e.y(c)].map(rn.pixel);return c>d?`M${u} ${f}V${v}H${m}\
V${f}Z`:""});return{name:r,d:i.join("")||"M0 0"}});return(0,nt.jsx)(nt.Fragment,{children:o.map(({name:r,d:s})=>(0,nt.jsx)("path",{class:`gp-stack-${r}`,d:s},r))})}
function Bm({class:e,plot:t,step:n,height:o}){let r=t.x(n+.5),s=t.height-t.bottom;return(0,nt.jsx)(rn.Line,{class:e,from:[r,s-o],to:[r,s]})}function Kk({plot:e,
sums:t}){return(0,nt.jsx)(nt.Fragment,{children:t.map(({starved:n},o)=>n.length>0&&(0,nt.jsx)(Bm,{class:"gp-curve-starved",plot:e,step:o,height:7},o))})}var qo=l(Hm(),1),Et=l(W(),1),Ua=l(x(),1),Um=l(Dm(),1);var wn=20,[Dk,jm]=[11,26],jk=48,Uk=13,Vk=(e,t)=>Math.max(e<=12?24:e<=32?19:15,Math.ceil(t*1.25));function Vm(e,t,n,{onPick:o,onScroll:r}){let s=e.appendChild((0,Et.make)(
"div","gp-gantt-heads")),i=e.appendChild((0,Et.make)("div","gp-gantt-scroll")),a=i.appendChild((0,Et.make)("div","gp-gantt-wide",null,{role:"group"})),p=a.appendChild(
(0,Et.make)("canvas","",null,{"aria-hidden":"true"}));s.append((0,Et.make)("div","gp-gantt-corner",(0,Ua.t)("step"),{"aria-hidden":"true"}));let d=s.appendChild(
(0,Et.make)("div","gp-gantt-rows")),[c,u]=[jm,24],m=null,f=a.appendChild((0,Et.make)("div")),v=!1,h=()=>t.ways[n],w=()=>Math.max(t.length,t.isLive?jk:1);function g(k,T,G){
let H=(0,Et.make)("div",G);return Object.assign(H.style,{left:`${T*c}px`,top:`${wn+k*u}px`,width:`${c}px`,height:`${u}px`}),Object.assign(H.dataset,{request:String(
k),step:String(T)}),(0,Um.tipLater)(H,()=>si(t,n,k,T)),H}function y({clientX:k,clientY:T}){let{left:G,top:H}=a.getBoundingClientRect(),[D,oe]=[Math.floor((k-G)/
c),Math.floor((T-H-wn)/u)];return D>=0&&D<h().length&&oe<t.requests.length?{request:oe,step:D}:null}a.addEventListener("pointermove",k=>{let T=y(k);m&&T&&m.dataset.
step===String(T.step)&&m.dataset.request===String(T.request)||(m?.remove(),m=T&&T.request>=0?a.appendChild(g(T.request,T.step,"gp-gantt-hover")):null)}),a.addEventListener(
"pointerleave",()=>{m?.remove(),m=null}),a.addEventListener("click",k=>{let T=y(k);T&&o(n,T.request>=0?T.request:t.request,T.step)});function S({focus:k=!1}={}){
if(!h().length)return;let[T,G]=[t.request??0,t.stepOf(n)],H=k||document.activeElement===f;if(f.dataset.request===String(T)&&f.dataset.step===String(G)&&f.style.
width===`${c}px`&&!k){f.classList.toggle("gp-none",t.request===null),(0,qo.sayAttributes)(f,{"aria-label":si(t,n,T,G)});return}let D=g(T,G,`gp-gantt-at${t.request===
null?" gp-none":""}`);(0,qo.sayAttributes)(D,{role:"button",tabindex:0,"aria-label":si(t,n,T,G)}),f.replaceWith(D),f=D,H&&f.focus({preventScroll:!0})}a.addEventListener(
"keydown",k=>{let T={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(k.key==="Esca\
pe")return o(n,null,t.at);let G=T[k.key];if(!G||k.ctrlKey||k.metaKey||k.altKey)return;k.preventDefault();let H=(D,oe)=>Math.max(0,Math.min(oe-1,D));o(n,H((t.request??
0)+G[0],t.requests.length),H(t.stepOf(n)+G[1],h().length)),S({focus:!0}),ul()});function L(k){let T=(0,qo.fit)(d,t.requests.length,()=>{let G=(0,Et.make)("butto\
n","gp-gantt-head",null,{type:"button"});return G.append((0,Et.make)("b"),(0,Et.make)("bdi")),G});t.requests.forEach(({prompt:G},H)=>{let D=T[H];D.style.height=
`${u}px`,D.style.setProperty("--own",k(H)),(0,Et.say)(D.children[0],String(H+1)),(0,Et.say)(D.children[1],(0,Et.inOneLine)(G.slice(0,80))),D.setAttribute("aria-\
pressed",String(H===t.request)),(0,qo.sayAttributes)(D,{"aria-label":Rm(t,n,H)})})}d.addEventListener("click",({target:k})=>{let T=k instanceof Element?k.closest(
".gp-gantt-head"):null,G=T?[...d.children].indexOf(T):-1;G>=0&&o(n,G===t.request&&n===t.way?null:G,t.at)});let M=null;function ge(){if(!e.clientWidth)return;M=li(
e);let k=i.clientWidth;c=Math.max(Dk,Math.min(jm,Math.floor(k/w()))),u=Vk(t.requests.length,parseFloat(getComputedStyle(e).fontSize));let[T,G]=[w()*c,wn+t.requests.
length*u];Object.assign(a.style,{width:`${T}px`,height:`${G}px`}),(0,qo.sayAttributes)(a,{"aria-label":(0,Ua.t)("What each request does in each step. Arrow keys\
 move from cell to cell, Escape deselects the request.")}),L(M),S(),t.isLive&&t.at===null&&!v&&(i.scrollLeft=T),lt()}function Ve(){!e.clientWidth||!M||([...d.children].
forEach((k,T)=>k.setAttribute("aria-pressed",String(T===t.request))),S(),lt())}function lt(){let k=devicePixelRatio||1,[T,G]=[Math.min(i.clientWidth,w()*c),wn+t.
requests.length*u];if(T<=0)return;Object.assign(p.style,{width:`${T}px`,height:`${G}px`}),Object.assign(p,{width:Math.round(T*k),height:Math.round(G*k)});let H=p.
getContext("2d");if(!H||!M)return;H.scale(k,k);let D=getComputedStyle(e),oe=kn=>D.getPropertyValue(`--gp-${kn}`).trim(),V={text:oe("text"),muted:oe("muted"),line:oe(
"line"),surface:oe("surface"),raised:oe("raised"),error:oe("error"),chosen:oe("chosen")},Je=Math.min(i.scrollLeft,w()*c-T);H.translate(-Je,0);let[zt,rs]=[Math.max(
0,Math.floor(Je/c)),Math.min(w(),Math.ceil((Je+T)/c)+1)];H.font=`${Math.max(10,Math.min(u-8,parseFloat(D.fontSize)-1))}px ${D.fontFamily}`,H.textAlign="center",
H.textBaseline="middle",yn(H,V,zt,rs,G);for(let kn=0;kn<t.requests.length;kn++){for(let jo=zt;jo<Math.min(rs,h().length);jo++)To(H,V,kn,jo);es(H,V,kn)}ts(H,V,G),
ns(H,V,G)}function yn(k,T,G,H,D){k.fillStyle=T.line;for(let V=0;V<=t.requests.length;V++)k.fillRect(G*c,wn+V*u,(H-G)*c,.5);let oe=[1,2,5,10,20].find(V=>V*c>=34)??
50;for(let V=G;V<H;V++)V%oe&&(V+1)%oe||(V+1)%oe&&V||(k.fillStyle=T.muted,(V===0||(V+1)%oe===0)&&k.fillText(String(V+1),(V+.5)*c,wn/2));t.request!==null&&(k.fillStyle=
T.raised,k.fillRect(G*c,wn+t.request*u,(H-G)*c,u)),k.fillStyle=T.line,k.fillRect(h().length*c,wn,1,D-wn)}function To(k,T,G,H){let D=h().cell(G,H);if(!D)return;let[
oe,V,Je,zt]=[H*c+.5,wn+G*u+2,c-1,u-4],rs=M?.(G)??"",kn=[oe+Je/2,V+zt/2+.5];if(k.fillStyle=k.strokeStyle=rs,D.what==="prefill"||D.what==="chunk"){if(k.fillRect(oe,
V,Je,zt),D.again&&Oi(k,T.surface,oe,V,Je,zt),D.what==="chunk"&&(k.fillStyle=T.surface,k.beginPath(),k.moveTo(oe+Je,V),k.lineTo(oe+Je,V+zt*.55),k.lineTo(oe+Je-zt*
.55,V),k.fill()),c>=Uk&&!D.again&&os(k,T.surface,String(D.tokens-D.padding),kn,Je),D.padding){let jo=Math.max(3,zt*D.padding/D.tokens);k.fillStyle=T.surface,k.fillRect(
oe,V,Je,jo),Oi(k,T.muted,oe,V,Je,jo)}}else D.what==="decode"?(k.globalAlpha=.42,k.fillRect(oe,V+zt*.2,Je,zt*.6),k.globalAlpha=1,k.fillRect(oe,V+zt*.8-1.5,Je,1.5)):
D.what==="pad"?Oi(k,T.muted,oe,V+zt*.2,Je,zt*.6):D.what==="waits"?k.fillRect(oe+Je*.15,kn[1]-.75,Je*.5,1.5):D.what==="starved"?os(k,T.error,"!",kn,Je,!0):(k.globalAlpha=
.5,k.strokeRect(oe+1,V+zt*.3,Je-2,zt*.4),k.globalAlpha=1);D.back&&os(k,T.error,"↩",kn,Je,!0)}function es(k,T,G){let H=h().ends?.[G];if(!H||H.status==="finishe\
d")return;let D=h().cells[G].length;os(k,T.error,"✕",[(D+.5)*c,wn+(G+.5)*u],c,!0)}function ts(k,T,G){k.fillStyle=T.error;for(let{step:H}of h().faults)k.fillRect(
H*c-1,wn-6,2,G)}function ns(k,T,G){let H=t.stepOf(n)*c;k.strokeStyle=T.chosen,k.lineWidth=n===t.way?2:1,k.strokeRect(H,1,c,G-2),k.lineWidth=1}function os(k,T,G,[
H,D],oe,V=!1){k.fillStyle=T;let Je=k.font;V&&(k.font=`700 13px ${getComputedStyle(e).fontFamily}`),k.fillText(G,H,D,oe),k.font=Je}function Oi(k,T,G,H,D,oe){k.save(),
k.beginPath(),k.rect(G,H,D,oe),k.clip(),k.strokeStyle=T,k.beginPath();for(let V=G-oe;V<G+D;V+=5)k.moveTo(V,H+oe),k.lineTo(V+oe,H);k.stroke(),k.restore()}function ul(){
let k=t.stepOf(n)*c,{scrollLeft:T,clientWidth:G}=i;(k<T||k+c>T+G)&&(i.scrollLeft=k+c<G?0:k-G/2)}i.addEventListener("scroll",()=>{v=i.scrollLeft+i.clientWidth<w()*
c-2*c,lt(),r(i.scrollLeft,i)});let ml=new ResizeObserver(()=>{t.values&&n<t.ways.length&&ge()});return ml.observe(i),{draw:ge,place:Ve,showStep:ul,scroll:i,end:()=>ml.
disconnect()}}var ut=l(x(),1),Dn=l(xe(),1);var pe=l(b(),1);function Vt({look:e,ink:t,class:n,children:o}){return(0,pe.jsxs)("span",{class:n,children:[(0,pe.jsx)("i",{class:`gp-key gp-key-${e}`,"aria-hidd\
en":"true",children:t})," ",o]})}function Jm({kinds:e}){let t=e.includes("continuous");return(0,pe.jsxs)("p",{class:"gp-note gp-serving-key",children:[(0,pe.jsx)(
Vt,{look:"prefill",ink:"8",children:(0,pe.jsx)(Dn.Term,{id:"prefill",children:(0,ut.t)("prefill")})}),(0,pe.jsx)(Vt,{look:"chunk",children:(0,pe.jsx)(Dn.Term,{id:"\
prefill",meaning:(0,ut.t)("A part of a prompt that is longer than what the token budget leaves in this step."),children:(0,ut.t)("chunked prefill")})}),(0,pe.jsx)(
Vt,{look:"decode",children:(0,pe.jsx)(Dn.Term,{id:"decode",children:(0,ut.t)("decode")})}),(0,pe.jsx)(Vt,{look:"waits",children:(0,pe.jsx)(Dn.Term,{id:"queue",children:(0,ut.t)(
"waits")})}),t&&(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(Vt,{class:"gp-of-blocks",look:"idle",children:(0,pe.jsx)(Dn.Term,{id:"token-budget",meaning:(0,ut.t)(
"The request has blocks, but this step reads nothing of it: the scheduler gave the token budget, or the room, to others."),children:(0,ut.t)("no turn")})}),(0,pe.jsx)(
Vt,{class:"gp-of-blocks",look:"sign",ink:"!",children:(0,pe.jsx)(Dn.Term,{id:"starved",children:(0,ut.t)("starved")})}),(0,pe.jsx)(Vt,{class:"gp-of-blocks",look:"\
sign",ink:"↩",children:(0,pe.jsx)(Dn.Term,{id:"preempted",children:(0,ut.t)("preempted")})}),(0,pe.jsx)(Vt,{class:"gp-of-blocks",look:"again",children:(0,pe.jsx)(
Dn.Term,{id:"preempted",meaning:(0,ut.t)("Tokens that were read before, and lost."),children:(0,ut.t)("read again")})})]}),e.includes("padded")&&(0,pe.jsx)(Vt,{
class:"gp-of-generate",look:"pad",children:(0,pe.jsx)(Dn.Term,{id:"padding",meaning:(0,ut.t)("Padding, and rows of a batch whose text has ended."),children:(0,ut.t)(
"computed for nothing")})}),(0,pe.jsx)(Vt,{look:"sign",ink:"✕",children:(0,ut.t)("cancelled, or failed")})]})}function Qm({kinds:e}){let t=e.includes("continu\
ous");return(0,pe.jsxs)("p",{class:"gp-note gp-serving-curve-key",children:[e.length>1&&(0,pe.jsx)("span",{class:"gp-of-ways",children:e.map((n,o)=>(0,pe.jsxs)(
"span",{children:[(0,pe.jsx)("i",{class:`gp-way-line gp-way-${o}`}),Kn(o)]},o))}),(0,pe.jsx)(Vt,{look:"decode",children:(0,ut.t)("decode")}),(0,pe.jsx)(Vt,{look:"\
prefill",children:(0,ut.t)("prefill")}),t&&(0,pe.jsx)(Vt,{class:"gp-of-blocks",look:"read-again",children:(0,ut.t)("read again")}),e.includes("padded")&&(0,pe.jsx)(
Vt,{class:"gp-of-generate",look:"nothing",children:(0,ut.t)("computed for nothing")}),t&&(0,pe.jsx)(Vt,{class:"gp-of-blocks",look:"starved",children:(0,ut.t)("s\
omebody starved")})]})}var xr=l(we(),1),pi=l(x(),1),vr=l(b(),1),Jk=12e3,Qk=70,Zk=700;function Zm({turn:e,step:t,length:n,words:o,go:r}){let[s,i]=(0,xr.useState)(null),a=(0,xr.useRef)(
null),p=s===e&&t<n-1;(0,xr.useEffect)(()=>{if(!p)return;let c=setTimeout(()=>{a.current?.isConnected&&r(t+1)},Math.max(Qk,Math.min(Zk,Jk/n)));return()=>clearTimeout(
c)},[p,t]);let d=()=>{i(p?null:e),!p&&t>=n-1&&r(0)};return(0,vr.jsxs)("div",{class:"gp-serving-time",children:[(0,vr.jsx)("button",{type:"button",class:"gp-butt\
on gp-serving-play",ref:a,disabled:n<2,onClick:d,children:p?(0,pi.t)("❚❚ Pause"):(0,pi.t)("▶ Play")}),(0,vr.jsx)("input",{type:"range",class:"gp-serving-s\
lider",min:1,max:Math.max(1,n),step:1,value:t+1,"aria-label":(0,pi.t)("Step"),"aria-valuetext":o,onInput:({currentTarget:c})=>{i(null),r(Number(c.value)-1)},onKeyDown:({
key:c})=>{c==="Escape"&&r(null)}}),(0,vr.jsx)("output",{class:"gp-note gp-serving-step","aria-live":"off",children:o})]})}var Xm=e=>e.reduce((t,n)=>t+n,0),di=class{constructor(t){this.requests=t;this.clear()}requests;steps=[];settings={kind:"alone"};ends=null;figures=null;faults=[];cells=[];tables=[];kept=[];sums=[];read=[];written=[];inParts=[];begun=[];clear(){
let{requests:t}=this;this.cells=t.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=t.map(()=>0),this.written=t.map(()=>0),this.inParts=t.map(()=>!1),
this.begun=t.map(()=>!1)}grow({settings:t,steps:n,ends:o=null,figures:r=null,faults:s=[]}){for(s.length!==this.faults.length&&this.clear(),Object.assign(this,{settings:t,
ends:o,figures:r,faults:s,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(t,n){return this.cells[t][n]}add(t){
let n=this.sums.length,o={at:t.at,start:t.start,seconds:t.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:t.free?Xm(t.free):null,waiting:t.waiting??[],
starved:t.starved??[],back:t.put_back??[],came:t.came??[],left:t.left??[],evicted:t.evicted??0,shared:Xm(Object.values(t.shared??{}))};this.sums.push(o);let r=!n||
this.faults.some(({step:i})=>i===n),s=r?{}:this.tables[n-1];this.tables.push(t.tables&&Object.keys(t.tables).length?{...s,...t.tables}:s),this.kept.push(t.kept??
(r?[]:this.kept[n-1]));for(let i of t.rows)this.addRow(n,i,o);o.waiting.forEach((i,a)=>this.put(n,i,{what:"waits",place:a+1,back:o.back.includes(i),anew:this.begun[i]}));
for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&
this.put(n,i,{what:"idle"});for(let[i,a]of Object.entries(t.shared??{})){let p=this.cells.at(Number(i))?.[n];p&&(p.shared=a)}for(let i of o.back)this.inParts[i]=
!1}addRow(t,[n,o,r,s,i,a],p){let d=r-s,c=o==="pad",u=c?0:Math.max(0,Math.min(d,this.read[n]-i)),m=o==="prefill"&&(a===null||this.inParts[n]),f=this.written[n];this.
put(t,n,{what:m?"chunk":o,tokens:r,padding:s,position:i,again:u,id:a,written:f}),p.padding+=s,!c&&(this.inParts[n]=o==="prefill"&&a===null,this.begun[n]=!0,this.
read[n]=Math.max(this.read[n],i+d),a!==null&&(this.written[n]+=1),p.inStep+=1,p.again+=u,p[o]+=d)}put(t,n,o){n in this.cells&&(this.cells[n][t]={tokens:0,padding:0,
position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,...o})}};var ci=class{values=null;ways=[];way=0;at=null;request=null;settles=!1;key="";labels=new Map;clear(){Object.assign(this,{way:0,at:null,request:null,settles:!1})}take(t){
let{model:n,clock:o,requests:r}=t,s=r.map(({prompt:d,arrival:c,max_new_tokens:u})=>[d,c,u]),i=JSON.stringify([n,o,s]),a=i!==this.key;a&&this.clear();let p=!a&&this.
ways.length>0&&this.isLive;return this.key=i,this.values=t,this.ways=t.ways.map((d,c)=>{let u=a?void 0:this.ways.at(c),f=u&&u.length<=d.steps.length&&JSON.stringify(
u.settings)===JSON.stringify(d.settings)&&Xk(u.steps,d.steps)?u:new di(r);return f.grow(d),f}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===
null&&this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(a||p)&&!this.isLive&&this.at===null,
this.settles&&([this.way,this.at]=[0,this.fullest]),this.labels=Yk(t),a}label(t){return this.labels.get(t)??null}newIds(t,n){return this.ways[t].cells[n].flatMap(
o=>o&&o.id!==null?[o.id]:[])}get requests(){return this.values?.requests??[]}get isLive(){return this.ways.some(({ends:t})=>!t)}get length(){return Math.max(0,...this.
ways.map(({length:t})=>t))}get step(){return this.at??this.length-1}stepOf(t){return Math.min(this.step,this.ways[t].length-1)}get served(){return this.ways[this.
way]}get fullest(){let{sums:t}=this.ways[0],n=({free:o,inStep:r})=>o===null?r:-o;return t.reduce((o,r,s)=>n(r)>n(t[o])?s:o,0)}};function Xk(e,t){let n=e.length-
1;return n<0||e[n]===t[n]||JSON.stringify(e[n])===JSON.stringify(t[n])}function Yk({requests:e,ways:t,tokens:n=[]}){let o=t.flatMap(({ends:s})=>(s??[]).flatMap(
i=>i?.tokens??[])),r=[...n,...e.flatMap(({tokens:s})=>s),...o];return new Map(r.map(([s,i])=>[s,i]))}var ui=l(ot(),1),Ct=l(W(),1),U=l(x(),1),eh=l(xe(),1);var at=l(b(),1),ev=e=>(0,U.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,ui.fixed)(e,1)});function Va(e){if(!e)return"–";let[t,n]=e.steps.
map((o,r)=>`${ev(o)}, ${(0,Ct.seconds)(e.seconds[r])}`);return(0,U.t)("{half} / {most}",{half:t,most:n})}var tv=()=>[{name:(0,U.t)("steps"),term:"step",meaning:(0,U.t)(
"Forward passes of the model."),words:({steps:e})=>(0,Ct.count)(e)},{name:(0,U.t)("tokens computed"),term:"token",meaning:(0,U.t)("All that the steps read, padd\
ing included."),words:({tokens:{prefill:e,decode:t,again:n,padding:o}})=>(0,Ct.count)(e+t+n+o)},{name:(0,U.t)("in prefill"),term:"prefill",meaning:(0,U.t)("Toke\
ns of prompts, read for the first time."),words:({tokens:e})=>(0,Ct.count)(e.prefill)},{name:(0,U.t)("in decode"),term:"decode",meaning:(0,U.t)("Tokens of the t\
exts, each read once to write the next one."),words:({tokens:e})=>(0,Ct.count)(e.decode)},{name:(0,U.t)("read again"),term:"preempted",meaning:(0,U.t)("Tokens o\
f prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),words:({tokens:e})=>(0,Ct.count)(e.again)},{name:(0,U.t)(
"padding"),term:"padding",meaning:(0,U.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),words:({tokens:e})=>(0,Ct.count)(e.padding)},
{name:(0,U.t)("shared"),term:"prefix-sharing",meaning:(0,U.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),words:({shared:e})=>(0,Ct.count)(
e)}],nv=e=>[{name:(0,U.t)("new tokens"),term:"length",meaning:(0,U.t)("Tokens that were written."),words:({written:t})=>(0,Ct.count)(t)},{name:(0,U.t)("finished"),
term:"ending",meaning:(0,U.t)("Requests that finished."),words:({finished:t})=>(0,U.t)("{count} of {all}",{count:t,all:e})},{name:(0,U.t)("requests in a step"),
term:"continuous-batching",meaning:(0,U.t)("The mean over the steps."),words:({at_once:t})=>t===null?"–":(0,ui.fixed)(t,2)},{name:(0,U.t)("blocks used or kept"),
term:"block",meaning:(0,U.t)("The share of the cache’s blocks that were not empty, the mean over the steps."),words:({used:t})=>t===null?"–":(0,Ct.percent)(
t)},{name:(0,U.t)("starved / preempted"),term:"starved",meaning:(0,U.t)("How often a request got no block for its next token, and how often one lost its blocks."),
words:({starved:t,put_back:n})=>(0,U.t)("{half} / {most}",{half:t,most:n})}],ov=()=>[{name:(0,U.t)("time of all steps"),term:"time",meaning:(0,U.t)("The sum of \
the times of the steps."),words:({seconds:e})=>(0,Ct.seconds)(e)},{name:(0,U.t)("new tokens per second"),term:"speed",meaning:(0,U.t)("New tokens over the time \
of all steps."),words:({per_second:e})=>e===null?"–":(0,ui.fixed)(e,1)},{name:(0,U.t)("time to first token, p50 / p95"),term:"first-token",meaning:(0,U.t)("Fr\
om the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),words:({first:e})=>Va(e)},{name:(0,U.t)(
"time between tokens, p50 / p95"),term:"between-tokens",meaning:(0,U.t)("Between two tokens of a request."),words:({between:e})=>Va(e)},{name:(0,U.t)("latency, \
p50 / p95"),term:"latency",meaning:(0,U.t)("From the arrival of a request to its last token."),words:({whole:e})=>Va(e)}];function Ym({words:e}){return(0,at.jsx)(
"span",{ref:t=>t?.replaceChildren((0,Ct.together)(e))})}function th({state:e}){let t=e.ways.flatMap(({figures:o,settings:r},s)=>o?[{figures:o,settings:r,way:s}]:
[]);if(!t.length)return null;let n=(0,U.t)("The ways side by side");return(0,at.jsxs)("div",{class:"gp-serving-numbers",children:[(0,at.jsx)("h3",{class:"gp-ser\
ving-sub",children:t.length>1?n:(0,U.t)("In numbers")}),(0,at.jsx)(oi,{name:n,children:(0,at.jsxs)("table",{class:"gp-serving-figures",children:[(0,at.jsx)("cap\
tion",{class:"gp-hidden",children:n}),(0,at.jsx)("thead",{children:(0,at.jsxs)("tr",{children:[(0,at.jsx)("td",{}),t.map(({settings:o,way:r})=>(0,at.jsxs)("th",
{scope:"col",children:[Bo(e,r),(0,at.jsx)("small",{children:(0,at.jsx)(Ym,{words:ri(o)})})]},r))]})}),(0,at.jsx)("tbody",{children:[...tv(),...nv(e.requests.length),
...ov()].map(o=>(0,at.jsxs)("tr",{children:[(0,at.jsx)("th",{scope:"row",children:(0,at.jsx)(eh.Term,{id:o.term,meaning:o.meaning,formula:"",unit:"",children:o.
name})}),t.map(({figures:r,way:s})=>(0,at.jsx)("td",{children:(0,at.jsx)(Ym,{words:o.words(r)})},s))]},o.name))})]})}),(0,at.jsxs)("p",{class:"gp-note",children:[
(0,Ct.inParts)([(0,U.t)("Timed once, on this machine: too little to say which is faster"),(0,U.t)("latencies leave out requests that did not finish")]),"."]})]})}var ko=l(x(),1);function oh(e){let t=e.ways.flatMap(({figures:o},r)=>o?[{name:rv(e,r),figures:o}]:[]);if(!t.length||t.length<e.ways.length)return null;let n=t.find(({figures:o})=>o.
put_back>0);return{verdict:t.length>1?"found":"seen",sign:"◆",words:t.length>1?iv(t):sv(t[0],e.requests.length),more:n?`${av(n)} ${nh()}`:nh()}}function rv(e,t){
let n=Ka(e.ways[t].settings);return e.ways.length>1?`${Kn(t)} (${n})`:n}var nh=()=>(0,ko.t)("A step is one forward pass of the model.");function sv({name:e,figures:{
finished:t,steps:n}},o){return(0,ko.tn)(n,"{name} finished {finished} of {all} requests in {count} step","{name} finished {finished} of {all} requests in {count\
} steps",{name:e,finished:t,all:o})}function iv(e){let t=Math.max(...e.map(({figures:a})=>a.finished)),n=e.find(({figures:a})=>a.finished<t);if(n){let a=e.find(
({figures:p})=>p.finished===t);return(0,ko.t)("{best} finished {most} requests, {worst} only {least}",{best:a?.name,most:t,worst:n.name,least:n.figures.finished})}
let o=e.toSorted((a,p)=>a.figures.steps-p.figures.steps),[r,s]=[o[0],o[o.length-1]],i=r.figures.steps;return i===s.figures.steps?(0,ko.tn)(i,"Every way needs {c\
ount} step","Every way needs {count} steps"):(0,ko.tn)(i,"{best} needs {count} step, {worst} {more}","{best} needs {count} steps, {worst} {more}",{best:r.name,worst:s.
name,more:s.figures.steps})}var av=({name:e,figures:{put_back:t,tokens:n}})=>(0,ko.tn)(t,"{name} ran out of blocks: a request was preempted once, and {again} to\
kens were read again.","{name} ran out of blocks: requests were preempted {count} times, and {again} tokens were read again.",{name:e,again:n.again});var Te=l(b(),1),lv=()=>"";function pv({group:e,changes:t}){let[n]=(0,Nt.useState)(()=>new ci),[o]=(0,Nt.useState)([]),[r,s]=(0,Nt.useState)(0),[,i]=(0,Nt.useReducer)(
g=>g+1,0),a=(0,Nt.useRef)(null),p=(0,mi.useFresh)(t).found,d=(0,Nt.useRef)(!1);p&&n.take(e.found)&&(d.current=!0,s(r+1)),d.current||=!!(p&&n.settles);let c=a.current?
li(a.current):lv;(0,Nt.useLayoutEffect)(()=>i(void 0),[]),(0,Nt.useLayoutEffect)(()=>{o.length=Math.min(o.length,n.ways.length);for(let g of o)g.draw();if(d.current)
for(let{showStep:g}of o)g();d.current=!1}),(0,Nt.useEffect)(()=>{let g=a.current?.closest(".gp-pane"),y=()=>i(void 0);g?.addEventListener("gp-alone",y);let S=(0,sh.onTheme)(
y);return()=>{g?.removeEventListener("gp-alone",y),S()}},[]);let u=g=>{Object.assign(n,g),i(void 0)},m=g=>{d.current=!0,u({at:g})},f=(g,y,S)=>{s(L=>L+1),u({way:g,
request:y,at:S})},v=(g,y)=>{for(let{scroll:S}of o)S!==y&&S.scrollLeft!==g&&(S.scrollLeft=g)},h=oh(n),w=n.ways.map(({settings:g})=>g.kind);return(0,Te.jsxs)("div",
{ref:a,children:[e.isExample&&(0,Te.jsx)(Ln,{group:e}),(0,Te.jsxs)("header",{class:"gp-head",children:[(0,Te.jsx)("h2",{class:"gp-title",children:(0,Sr.t)("Serv\
ing")}),(0,Te.jsx)("p",{class:"gp-note gp-about",children:dv(n)})]}),h&&(0,Te.jsx)(Ye,{...h}),(0,Te.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:h&&
!e.isExample&&`${h.words}. ${h.more}`}),(0,Te.jsx)(Zm,{turn:r,step:n.step,length:n.length,words:Da(n,n.way),go:m}),(0,Te.jsx)("div",{class:"gp-serving-charts",children:n.
ways.map((g,y)=>(0,Te.jsx)(cv,{state:n,way:y,gantts:o,on:{onPick:f,onScroll:v}},y))}),(0,Te.jsx)(Jm,{kinds:w}),n.request===null&&(0,Te.jsx)("p",{class:"gp-note \
gp-serving-hint",children:(0,Sr.t)("Click a request, or a step of it, to see its text and its times.")}),(0,Te.jsx)("div",{class:"gp-serving-moments",children:n.
ways.map((g,y)=>(0,Te.jsx)(uv,{state:n,way:y,colour:c},y))}),n.request!==null&&(0,Te.jsx)(Nm,{state:n,request:n.request,colour:c}),(0,Te.jsx)(Im,{state:n,onPick:g=>{
f(n.way,n.request,g),d.current=!0}}),(0,Te.jsx)(Qm,{kinds:w}),(0,Te.jsx)(th,{state:n})]})}var ih=(0,mi.groupPane)(pv,({found:e})=>!!(e&&"ways"in e&&e.ways.length));
function dv(e){let{requests:t,values:n}=e,o=t.some(({temperature:r})=>typeof r=="number");return(0,rh.inParts)([n?.model,n?.dtype,n?.device,(0,Sr.tn)(t.length,"\
{count} request","{count} requests"),o&&(0,Sr.t)("seed {seed}",{seed:n?.seed})])}function cv({state:e,way:t,gantts:n,on:o}){let r=(0,Nt.useRef)(null),s=(0,Nt.useRef)(
o);s.current=o,(0,Nt.useLayoutEffect)(()=>{if(!r.current)return;let p=n[t]=Vm(r.current,e,t,{onPick:(...d)=>s.current.onPick(...d),onScroll:(...d)=>s.current.onScroll(
...d)});return()=>p.end()},[]);let{settings:i,faults:a}=e.ways[t];return(0,Te.jsxs)("section",{class:"gp-serving-chart",children:[(0,Te.jsxs)("h3",{class:"gp-se\
rving-way",children:[(0,Te.jsx)("span",{children:Bo(e,t)}),(0,Te.jsxs)("small",{children:[" ",ri(i)]})]}),(0,Te.jsx)("div",{class:"gp-gantt",ref:r}),(0,Te.jsx)(
"div",{class:"gp-serving-faults",children:a.map(p=>(0,Te.jsx)("p",{children:Wm(p)},p.step))})]})}function uv({state:e,way:t,colour:n}){let o=e.ways[t].sums.at(Math.
max(e.stepOf(t),0));return(0,Te.jsxs)("section",{class:"gp-serving-moment",children:[(0,Te.jsx)("h3",{class:"gp-serving-sub",children:Bo(e,t)}),(0,Te.jsx)("p",{
class:"gp-note",children:Da(e,t)}),(0,Te.jsx)(vm,{state:e,way:t,colour:n}),(0,Te.jsx)("p",{class:"gp-serving-queue",children:o&&_m(o)})]})}var uh=l(we(),1),mh=l(be(),1),hh=l(W(),1),Mt=l(x(),1),fh=l(he(),1);var lh=l(an(),1),ph=l(x(),1),dh=l(xe(),1),ch=l(un(),1),mn=l(b(),1);function Tr({class:e,caption:t,columns:n}){let o=n.map(({report:s})=>new Map((0,ch.detectionRows)(
s).map(i=>[i.name,i]))),r=[...new Set(o.flatMap(s=>[...s.keys()]))];return(0,mn.jsxs)("table",{class:e,children:[(0,mn.jsx)("caption",{class:"gp-hidden",children:t}),
(0,mn.jsx)("thead",{hidden:n.length<2,children:(0,mn.jsxs)("tr",{children:[(0,mn.jsx)("td",{}),n.map(({name:s})=>(0,mn.jsx)("th",{scope:"col",children:s},s))]})}),
(0,mn.jsx)("tbody",{children:r.map(s=>{let i=o.map(d=>d.get(s)),a=i.find(Boolean),p=i.map((d,c)=>d?.run&&n.length>1?(0,ph.t)("{name}: {words}",{name:n[c].name,words:d.
run}):d?.run);return a&&(0,mn.jsxs)("tr",{children:[(0,mn.jsx)("th",{scope:"row",children:(0,mn.jsx)(dh.Term,{id:a.term,run:()=>(0,lh.inARow)(p.map(d=>d??"")),meaning:a.
meaning,formula:a.formula,unit:a.unit,children:s})}),i.map((d,c)=>(0,mn.jsx)("td",{children:d?.words??"–"},c))]},s)})})]})}var hn=l(un(),1),hi=l(wr(),1),Ft=l(b(),1);function mv({group:e}){let t=e.found,{before:n,after:o}=t,r=fv(t),s=[{name:(0,Mt.t)("before"),report:n}];return(0,hn.isScored)(
o)&&s.push({name:(0,Mt.t)("after"),report:o}),(0,Ft.jsxs)(Ft.Fragment,{children:[(0,Ft.jsxs)("header",{class:"gp-head",children:[(0,Ft.jsx)("h2",{class:"gp-titl\
e",children:(0,Mt.t)("After the attack")}),(0,Ft.jsx)("p",{class:"gp-note gp-about",children:gv(t)})]}),(0,Ft.jsx)(Ye,{...r}),(0,Ft.jsx)("p",{class:"gp-hidden g\
p-told",role:"status",children:`${r.words}. ${r.more}`}),(0,hn.isScored)(o)&&(0,Ft.jsx)(hv,{report:o}),(0,Ft.jsx)(Tr,{class:"gp-found-numbers",caption:(0,Mt.t)(
"Detection before and after the attack"),columns:s}),(0,Ft.jsx)("p",{class:"gp-note",children:(0,Ft.jsx)("span",{tabIndex:0,"data-tip":(0,Mt.t)("The attacked te\
xt is split into tokens again. Where a word was changed, the tokens after it have another context too: one changed word can cost several marks."),children:(0,Mt.t)(
"Why one word can cost several marks")})})]})}var gh=(0,mh.groupPane)(mv,({found:e})=>!!e);function hv({report:e}){let t=(0,uh.useMemo)(()=>(0,hn.markedItems)(e),
[e]);return(0,Ft.jsxs)("div",{class:"gp-of-text",children:[(0,Ft.jsx)(hi.MarkLegend,{class:"gp-legend",...(0,hn.legendOf)(e.kind,[e])}),(0,Ft.jsx)(hi.MarkedWords,
{class:"gp-words",items:t})]})}function fv({before:e,after:t}){let n=(0,hn.zWords)(e.z_score);if(!(0,hn.isScored)(t))return{verdict:"even",sign:"…",words:(0,Mt.t)(
"Nothing left to score"),more:`${(0,Mt.t)(t.error.message)} ${(0,Mt.t)("z was {z} before.",{z:n})}`};let o=(0,Mt.t)("z from {before} to {after}",{before:n,after:(0,hn.zWords)(
t.z_score)}),r=(0,hn.shortWords)(t.threshold);return e.prediction?t.prediction?{verdict:"good",sign:"◆",words:o,more:(0,Mt.t)("Still above the threshold {thre\
shold}: the watermark survived.",{threshold:r})}:{verdict:"bad",sign:"◇",words:o,more:(0,Mt.t)("No longer above the threshold {threshold}: the detector does n\
ot find the watermark any more.",{threshold:r})}:{verdict:"even",sign:"◇",words:o,more:(0,Mt.t)("The text did not pass the threshold {threshold} before the at\
tack: there is nothing to remove.",{threshold:r})}}function gv({how:e,strength:t}){return e?(0,fh.isKnown)(t)?(0,Mt.t)("{attack}, strength {strength}",{attack:(0,Mt.t)(
e),strength:(0,hh.percent)(t)}):(0,Mt.t)(e):(0,Mt.t)("edited by hand")}var Ya=l(we(),1);var tl=l(Pr(),1),Rh=l(be(),1),el=l(ot(),1),Wh=l(ps(),1),_h=l(W(),1),Be=l(x(),1),nl=l(xe(),1);var Qa=l(ot(),1),Ja=l(ps(),1),Ot=l(W(),1),ke=l(x(),1),yh=l(he(),1),gi=l(un(),1),bi=l(Or(),1),kh=l(fi(),1),bv=.01,vo=e=>Object.hasOwn(Ja.SCORES,e)?(0,ke.t)(Ja.SCORES[e][0]):
e,jr=e=>(0,yh.isKnown)(e.auc);function vh(e,t,n){let{counts:o,scores:r,fewest:s}=t,i={verdict:"wait",sign:"…",words:e.done?(0,ke.t)("No answer"):(0,ke.t)("Not\
 known yet")};if(!jr(n)){let c=e.done?(0,ke.t)("At least one text without the watermark and one with it must be scored."):(0,ke.t)("The first texts are being wr\
itten.");return{...i,more:c}}if(Math.min(...o)<s){let c=(0,ke.tn)(o[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of \
each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:(0,Ot.count)(o[0]),fewest:(0,Ot.count)(
s)});return{...i,more:c}}let[a]=n.rates,p={found:(0,Ot.count)(a.detected),number:(0,Ot.count)(a.marked),rate:(0,Ot.percent)(a.level)},d=r.length>1?vo(n.name):"";
return{verdict:a.apart?"good":"even",sign:a.apart?"◆":"◇",words:e.running?(0,ke.t)("{found} of {number} found at {rate} false positives so far",p):(0,ke.t)(
"{found} of {number} found at {rate} false positives",p),more:[...wv(a,d),(0,ke.t)("AUC of these texts: {auc}.",{auc:(0,Qa.fixed)(n.auc,3)})].join(" ")}}function wv(e,t){
let[n,o]=e.found_between.map(Ot.percent),r={number:(0,Ot.count)(e.false_positives),share:(0,Ot.percent)(e.false_between[1])},s=[t?(0,ke.t)("By the {score}, the \
true detection rate is between {low} and {high}.",{score:t,low:n,high:o}):(0,ke.t)("The true detection rate is between {low} and {high}.",{low:n,high:o}),e.false_positives?
(0,ke.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",r):(0,ke.t)("Of the texts without the wate\
rmark, none passed, but the true false-positive rate may be up to {share}.",r)];return e.level>bv&&s.push((0,ke.tn)(e.plain,"{rate} is the smallest rate that {c\
ount} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,Ot.percent)(e.level)})),e.apart||s.push((0,ke.t)(
"The intervals overlap: it is not known whether more are found than pass by chance.")),s}var xh=({watermark:e,learned:t})=>[(0,kh.watermarkWords)(e),...t?[(0,ke.t)(
"only the texts that no detector was trained on")]:[]].join(" · ");function Sh({left_out:e,problem:t}){if(e<=0)return"";let n=t?`${(0,ke.t)(t.message)} ${(0,ke.t)(
t.fix)}`:(0,ke.t)("No token in them counts.");return`⚠ ${(0,ke.tn)(e,"{count} text was not scored.","{count} texts were not scored.")} ${n}`}var yv=(e,t)=>e.filter(
n=>n>t).length;function Za({values:e,name:t},n){let[o,r]=e.map(p=>yv(p,n)),[s,i]=[o/e[0].length,r/e[1].length],a=[(0,ke.tn)(e[1].length,"Above {threshold}: {mar\
ked} of {count} text with the watermark ({found}), and {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the waterm\
ark ({found}), and {plain} of {others} without it ({passed}).",{threshold:(0,gi.shortWords)(n),marked:(0,Ot.count)(r),found:(0,Ot.percent)(i),plain:(0,Ot.count)(
o),others:(0,Ot.count)(e[0].length),passed:(0,Ot.percent)(s)})];return t!=="posterior"&&a.push((0,ke.t)("If scores without the watermark were standard normal, {\
share} would pass.",{share:(0,bi.pWords)((0,bi.pValue)(n))})),{x:s,y:i,words:a.join(" ")}}function kv(e,t){let n=2/(9*(t-1));return e**2>(1-n+1.645*Math.sqrt(n))**
3}function Xa({values:e,normal:[t,n],name:o}){if(o==="posterior"||!t)return"";let r=([i,a])=>({mean:(0,gi.zWords)(i),deviation:(0,Qa.fixed)(a,2)}),s=[(0,ke.t)("\
Without the watermark: mean {mean}, standard deviation {deviation}; in theory 0 and 1.",r(t)),n?(0,ke.t)("With it: mean {mean}, standard deviation {deviation}.",
r(n)):(0,ke.t)("With it: too few texts.")];return kv(t[1],e[0].length)&&s.push((0,ke.t)("The scores without the watermark scatter more than in theory, as they d\
o where phrases repeat: try “{option}”.",{option:(0,ke.t)("count repeated n-grams once")})),s.join(" ")}function Th([{rates:e}]){let t=e.filter(({shown:s})=>!s).
map(({level:s})=>(0,Ot.percent)(s));if(!t.length)return"";let[n,o]=t;return`${(0,ke.tn)(e[0].plain,"With {count} text without the watermark, a false-positive ra\
te of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one \
text, so the samples cannot show it.",{rate:o?(0,ke.t)("{first} or {second}",{first:n,second:o}):n})} ${(0,ke.t)("The normal distributions reach further, as far\
 as the scores are normal.")}`}function Ph(e){let t=e.map(({levels:[r]})=>r),[n,o]=[Math.min(...t),Math.max(...t)].map(Ot.percent);return n===o?n:(0,ke.t)("{low\
} to {high}",{low:n,high:o})}var Gh=l(un(),1);var xt=l(W(),1),Ue=l(x(),1),Ch=l(he(),1),Mh=l(xe(),1);var wi=l(un(),1),Jt=l(b(),1),vv=()=>[{name:(0,Ue.t)("false positives"),term:"false-positive-rate",meaning:(0,Ue.t)("The share of texts without the watermark tha\
t pass the threshold."),run:({false_positives:e,plain:t})=>(0,Ue.t)("{passed} of {number} passed = {share}",{passed:(0,xt.count)(e),number:(0,xt.count)(t),share:(0,xt.percent)(
e/t)}),words:({level:e})=>[(0,xt.percent)(e),""]},{name:(0,Ue.t)("found, from the samples"),term:"detection-rate",meaning:(0,Ue.t)("The threshold is the laxest \
that lets at most this share of the samples without the watermark pass; they cannot show a rate below one sample. In brackets: the exact 95 % interval of the tr\
ue rate (Clopper and Pearson)."),run:({detected:e,marked:t})=>(0,Ue.t)("{found} of {number} found = {share}",{found:(0,xt.count)(e),number:(0,xt.count)(t),share:(0,xt.percent)(
e/t)}),words:xv},{name:(0,Ue.t)("found, by normal distributions"),term:"detection-rate",formula:"",meaning:(0,Ue.t)("Threshold and detection rate if both sets w\
ere drawn from the normal distributions above."),run:({normal:e})=>e?(0,Ue.t)("{share} above {threshold}",{share:(0,xt.percent)(e.rate),threshold:(0,wi.zWords)(
e.threshold)}):"",words:({normal:e})=>e?[(0,xt.percent)(e.rate),(0,Ue.t)("threshold {value}",{value:(0,wi.zWords)(e.threshold)})]:["–",""]},{name:(0,Ue.t)("tr\
ue false-positive rate, by the samples"),term:"false-positive-rate",formula:"",meaning:(0,Ue.t)("If none of n samples passes, the true rate may still be about 3\
.7 / n: so few samples cannot show a lower one."),run:({false_positives:e,plain:t,false_between:[,n]})=>(0,Ue.t)("{passed} of {number} passed; the true rate may\
 be up to {share}",{passed:(0,xt.count)(e),number:(0,xt.count)(t),share:(0,xt.percent)(n)}),words:({shown:e,false_positives:t,plain:n,false_between:[,o]})=>e?[(0,Ue.t)(
"up to {share}",{share:(0,xt.percent)(o)}),(0,Ue.t)("{passed} of {number} passed",{passed:(0,xt.count)(t),number:(0,xt.count)(n)})]:["–",""]}];function xv({shown:e,
level:t,detected:n,marked:o,found_between:r,threshold:s}){if(!e)return[(0,Ue.t)("not known"),(0,Ue.tn)(Math.ceil(1/t-1e-9),"needs {count} text without it","need\
s {count} texts without it")];let[i,a]=r.map(xt.percent),p=(0,Ch.isKnown)(s)?(0,Ue.t)("({low} to {high}), threshold {threshold}",{low:i,high:a,threshold:(0,wi.zWords)(
s)}):(0,Ue.t)("({low} to {high})",{low:i,high:a});return[(0,xt.percent)(n/o),p]}function Oh({known:e,score:t}){let n=vv(),o=t.rates.find(({shown:s})=>s)??t.rates.
at(0),r=({run:s})=>{let i=o&&s(o);return i?(0,Ue.t)("{name}: {words}.",{name:vo(t.name),words:i}):""};return(0,Jt.jsxs)("table",{class:"gp-rates",children:[(0,Jt.jsx)(
"caption",{children:(0,Ue.t)("Found at a fixed false-positive rate")}),(0,Jt.jsx)("thead",{children:(0,Jt.jsxs)("tr",{children:[(0,Jt.jsx)("th",{scope:"col",children:(0,Ue.t)(
"score")}),n.map(s=>(0,Jt.jsx)("th",{scope:"col",children:(0,Jt.jsx)(Mh.Term,{id:s.term,run:()=>r(s),meaning:s.meaning,formula:s.formula,children:s.name})},s.name))]})}),
(0,Jt.jsx)("tbody",{children:e.flatMap(({name:s,rates:i})=>i.map(a=>(0,Jt.jsxs)("tr",{children:[(0,Jt.jsx)("th",{scope:"row",children:vo(s)}),n.map(p=>{let[d,c]=p.
words(a);return(0,Jt.jsxs)("td",{children:[(0,Jt.jsx)("span",{children:d})," ",(0,Jt.jsx)("small",{children:c})]},p.name)})]},`${s} ${a.level}`)))})]})}var N=l(b(),1),Sv=100;function Tv({scores:e,learned:t},n){return e.find(({name:o})=>o===n)??(t?e[e.length-1]:e[0])}function Pv({group:e}){let t=e.found,{scores:n}=t,
[o,r]=(0,Ya.useState)(null),[s,i]=(0,Ya.useState)({}),a=Tv(t,o),p=s[a.name]??(a.name==="posterior"?.5:t.threshold),d=vh(e,t,a),c=Sh(t);return(0,N.jsxs)(N.Fragment,
{children:[(0,N.jsxs)("header",{class:"gp-head",children:[(0,N.jsx)("h2",{class:"gp-title",children:(0,Be.t)("How sure is detection?")}),(0,N.jsx)("p",{class:"g\
p-note gp-about",children:xh(t)}),(0,N.jsx)("p",{class:"gp-note gp-missing",children:Yt(e,t)}),(0,N.jsxs)("div",{class:"gp-tools",children:[(0,N.jsxs)("label",{
class:"gp-of-score",hidden:n.length<2,children:[(0,Be.t)("Score")," ",(0,N.jsx)("select",{class:"gp-which","aria-label":(0,Be.t)("Which score is shown"),value:a.
name,onChange:({currentTarget:u})=>r(u.value),children:n.map(({name:u})=>(0,N.jsx)("option",{value:u,children:vo(u)},u))})]}),(0,N.jsxs)("label",{children:[(0,Be.t)(
"Threshold")," ",(0,N.jsx)("input",{type:"number",class:"gp-threshold",step:.1,defaultValue:String(p),onInput:({currentTarget:{valueAsNumber:u}})=>{Math.abs(u)<=
Sv&&i({...s,[a.name]:u})}},a.name)]})]})]}),(0,N.jsx)(Ye,{...d}),(0,N.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${d.words}. ${d.more}`}),
(0,N.jsx)("p",{class:"gp-warning",hidden:!c,children:c}),(0,N.jsx)("div",{class:"gp-shown",hidden:!jr(a),children:jr(a)&&(0,N.jsx)(Cv,{group:e,found:t,score:a,threshold:p})})]})}
var Lh=(0,Rh.groupPane)(Pv,e=>e.answered("sure"));function Cv({group:e,found:t,score:n,threshold:o}){let r=t.scores.filter(jr);return(0,N.jsxs)(N.Fragment,{children:[
(0,N.jsxs)("div",{class:"gp-halves",children:[(0,N.jsx)(Mv,{group:e,score:n,threshold:o}),(0,N.jsx)(Ov,{group:e,known:r,score:n,threshold:o})]}),(0,N.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,Be.t)("Found at a fixed false-positive rate"),children:(0,N.jsx)(Oh,{known:r,score:n})}),(0,N.jsx)("p",
{class:"gp-note gp-few",children:Th(r)}),(0,N.jsx)(Rv,{group:e,found:t})]})}function Mv({group:e,score:t,threshold:n}){let o=(0,Be.t)("threshold {value}",{value:(0,Gh.shortWords)(
n)});return(0,N.jsxs)("figure",{class:"gp-trial-figure",children:[(0,N.jsx)("h3",{children:(0,Be.t)("The scores of both sets")}),(0,N.jsxs)("p",{class:"gp-note \
gp-keys",children:[(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch-with","aria-hidden":"true"}),(0,Be.t)("with the watermark")]}),(0,N.jsxs)("span",
{children:[(0,N.jsx)("i",{class:"gp-swatch-without","aria-hidden":"true"}),(0,Be.t)("without")]}),(0,N.jsxs)("span",{class:"gp-of-fit",hidden:t.name==="posterio\
r"||!t.normal.some(Boolean),children:[(0,N.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,N.jsx)("path",{class:"gp-fit-with",d:"M1 4H25"})}),
(0,N.jsx)(nl.Term,{id:"detection-rate",run:()=>Xa(t),formula:"",unit:"",meaning:(0,Be.t)("The normal distributions with the mean and the standard deviation of e\
ach set. What they say about rare false positives holds as far as the scores are normal."),children:(0,Be.t)("normal distributions")})]})]}),(0,N.jsx)(Oe,{class:"\
gp-scores",chart:ls(e.charts[`scores ${t.name}`],n,o)}),(0,N.jsx)("p",{class:"gp-at-threshold",children:Za(t,n).words}),(0,N.jsx)("p",{class:"gp-note gp-spreads",
children:Xa(t)})]})}function Ov({group:e,known:t,score:n,threshold:o}){let r=t.map((i,a)=>({look:i===n?"gp-roc-main":`gp-roc-other gp-roc-${a%3}`,name:(0,Be.t)(
"{score}: AUC {auc}",{score:vo(i.name),auc:(0,el.fixed)(i.auc,3)}),term:{id:"auc",meaning:(0,Be.t)((0,_h.named)(Wh.SCORES,i.name,["","",""])[2])}}));return(0,N.jsxs)(
"figure",{class:"gp-trial-figure",children:[(0,N.jsx)("h3",{children:(0,N.jsx)(nl.Term,{id:"auc",run:()=>(0,Be.t)("{name}: {words}.",{name:vo(n.name),words:`AUC\
 ${(0,el.fixed)(n.auc,3)}`}),formula:"",unit:"",meaning:(0,Be.t)("Receiver operating characteristic: for every threshold, the share of texts with the watermark \
that are found, over the share of texts without it that pass too. The diagonal is guessing."),children:(0,Be.t)("ROC curve")})}),(0,N.jsx)(tl.LineKeys,{class:"g\
p-keys gp-roc-keys",keys:r}),(0,N.jsx)(Oe,{class:"gp-roc",chart:Ul(e.charts[`roc ${n.name}`],Za(n,o))}),(0,N.jsx)("p",{class:"gp-note",children:(0,Be.t)("AUC is\
 the area under the curve: how often a text with the watermark scores higher than one without.")})]})}function Rv({group:e,found:t}){let{lengths:n,kind:o}=t;if(n.
length<2)return null;let r=o==="synthid"?(0,Be.t)("mean g"):"z",s=[{look:"gp-z-measured",name:(0,Be.t)("found at {rate} false positives, by {score}, from the sa\
mples",{rate:Ph(n),score:r}),term:{id:"detection-rate",meaning:(0,Be.t)("The threshold is the laxest that at most this share of the cut texts without the waterm\
ark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")}},{look:"gp-z-expected",name:(0,Be.t)(
"the same by normal distributions"),term:{id:"detection-rate",meaning:(0,Be.t)("As if the scores at each length were normal.")}},{look:"gp-z-other",name:(0,Be.t)(
"AUC"),term:{id:"auc",meaning:(0,Be.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing.")}}];return(0,N.jsxs)("figure",
{class:"gp-trial-figure gp-of-lengths",children:[(0,N.jsx)("h3",{children:(0,Be.t)("By text length")}),(0,N.jsx)(tl.LineKeys,{class:"gp-keys gp-length-keys",keys:s}),
(0,N.jsx)(Oe,{class:"gp-lengths-box",chart:e.charts.lengths}),(0,N.jsx)("p",{class:"gp-note",children:(0,Be.t)("Each text is cut after this many tokens; only te\
xts that are long enough count.")})]})}var yi=l(we(),1);var Eh=l(Pr(),1),Nh=l(be(),1),Fh=l(W(),1),qe=l(x(),1),Ah=l(he(),1),rl=l(xe(),1);var _n=l(un(),1),ki=l(wr(),1),vi=l(ol(),1),ve=l(b(),1);function Wv({group:e}){let t=e.found,{reports:n,once:o,otherwise:r}=t,[s,i]=(0,yi.useState)(0),a=[(0,qe.t)(
"the text alone"),(0,qe.t)("with its prompt")],p=(0,_n.verdictOf)(n[0],o?null:r),d=$v(t);return(0,ve.jsxs)(ve.Fragment,{children:[(0,ve.jsxs)("header",{class:"g\
p-head",children:[(0,ve.jsx)("h2",{class:"gp-title",children:(0,qe.t)("Detection")}),(0,ve.jsx)("p",{class:"gp-note gp-about",children:Nv(t)}),(0,ve.jsx)("div",
{class:"gp-tools gp-of-prompt",hidden:n.length<2,children:(0,ve.jsxs)("label",{children:[(0,qe.t)("Show")," ",(0,ve.jsxs)("select",{class:"gp-which","aria-label":(0,qe.t)(
"Which text is shown"),value:s,onChange:({currentTarget:c})=>i(Number(c.value)),children:[(0,ve.jsx)("option",{value:0,children:(0,qe.t)("the text alone")}),(0,ve.jsx)(
"option",{value:1,children:(0,qe.t)("the text with its prompt")})]})]})})]}),(0,ve.jsx)(Ye,{...p}),(0,ve.jsx)("p",{class:"gp-beside",hidden:n.length<2,children:n.
length>1&&Ev(n[0],n[1])}),(0,ve.jsx)("p",{class:"gp-repeats",hidden:!d,children:d}),(0,ve.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:`${p.words}\
. ${p.more}`}),(0,ve.jsx)(_v,{report:n[Math.min(s,n.length-1)]}),(0,ve.jsxs)("div",{class:"gp-halves",children:[(0,ve.jsx)(Tr,{class:"gp-found-numbers",caption:(0,qe.t)(
"The numbers of detection"),columns:n.map((c,u)=>({name:a[u],report:c}))}),(0,ve.jsx)(Gv,{reports:n,names:a})]}),(0,ve.jsxs)("figure",{class:"gp-trial-figure gp\
-of-layers",hidden:!e.charts.layers,children:[(0,ve.jsx)("h3",{children:(0,ve.jsx)(rl.Term,{id:"g-value",meaning:(0,qe.t)("The mean of the g-values of each key \
over all scored tokens, the first round of the tournament at the left. Without the watermark each is about 0.5, give or take chance."),children:(0,qe.t)("Mean g\
-value of each key")})}),(0,ve.jsx)(Oe,{class:"gp-layers-box",chart:e.charts.layers})]})]})}var zh=(0,Nh.groupPane)(Wv,({found:e})=>!!e);function _v({report:e}){
let t=(0,yi.useMemo)(()=>(0,_n.markedItems)(e),[e]);return(0,ve.jsxs)("div",{class:"gp-text-box",children:[(0,ve.jsx)(ki.MarkLegend,{class:"gp-legend",...(0,_n.legendOf)(
e.kind,[e])}),(0,ve.jsx)(ki.MarkedWords,{class:"gp-words",items:t})]})}function Gv({reports:e,names:t}){let n=e.map(({curve:i},a)=>({name:e.length>1?t[a]:"z",look:a?
"other":"measured",points:i??[]})),[{tokens_needed:o,threshold:r}]=e,s=(0,Ah.isKnown)(o)?{at:o,words:Lv(o,(0,_n.scoredOf)(e[0]))}:null;return(0,ve.jsxs)("figure",
{class:"gp-trial-figure",children:[(0,ve.jsx)("h3",{children:(0,ve.jsx)(rl.Term,{id:"z-score",meaning:(0,qe.t)("z after each scored token, as if the text ended \
there. It grows with the square root of the length where the share of marked tokens stays the same."),children:(0,qe.t)("z as the text grows")})}),(0,ve.jsx)(Eh.LineKeys,
{class:"gp-keys gp-curve-keys",keys:e.length>1?(0,vi.zKeys)(n):[]}),(0,ve.jsx)(vi.ZPicture,{class:"gp-curve-box",curves:n,threshold:r,needed:s})]})}function Lv(e,t){
return e<=t?(0,qe.tn)(e,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the threshold."):(0,qe.tn)(
e,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the threshold: {more} more.",{
more:(0,Fh.count)(e-t)})}function $v({reports:[{num_tokens_scored:e}],otherwise:t,once:n}){let o=t?.num_tokens_scored;if(!t||o===void 0||e===void 0||o===e)return"";
let r=(0,_n.zWords)(t.z_score);return n?(0,qe.tn)(o-e,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. Wit\
h them, z would be {z}.",{z:r}):(0,qe.tn)(e-o,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z \
is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:r})}function Ev(e,t){let n=t.
z_score-e.z_score,o=Math.abs(n)<.005?(0,qe.t)("This changes nothing."):n<0?(0,qe.t)("This dilutes the mark."):(0,qe.t)("This happens to add to it.");return`${(0,qe.tn)(
t.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:(0,_n.zWords)(
t.z_score)})} ${o}`}function Nv({model:e,watermark:{keys:t,seeding_scheme:n},exact:o,once:r}){return[Array.isArray(t)?(0,qe.tn)(t.length,"SynthID, {count} key",
"SynthID, {count} keys"):(0,qe.t)("green list, {scheme}",{scheme:n||"lefthash"}),o?(0,qe.t)("the tokens of the run"):(0,qe.t)("tokens as {model} splits the text",
{model:e}),...r?[(0,qe.t)("repeated n-grams counted once")]:[]].join(" · ")}var Ur=l(we(),1),Bh=l(Pr(),1),qh=l(be(),1),Vr=l(ot(),1),ao=l(W(),1),te=l(x(),1),Ho=l(he(),1),Hh=l(xe(),1);var Dt=l(un(),1),xi=l(wr(),1),Ko=l(Or(),1),Kh=l(fi(),1),Si=l(ol(),1),Ge=l(b(),1),Fv=60;function Av({group:e}){let[t,n]=(0,Ur.useState)(3),o=e.found,{texts:r}=o,
s=r.filter(Dt.isScoredText),i=s.length===2?s:null,a=i?Hv(i,t):qv(e,r),p=e.entries.at(0)?.seed,d=[(0,Kh.watermarkWords)(o.watermark),...(0,Ho.isKnown)(p)?[(0,te.t)(
"seed {seed}",{seed:p})]:[]];return(0,Ge.jsxs)(Ge.Fragment,{children:[(0,Ge.jsxs)("header",{class:"gp-head",children:[(0,Ge.jsx)("h2",{class:"gp-title",children:(0,te.t)(
"Side by side")}),(0,Ge.jsx)("p",{class:"gp-note gp-about",children:d.join(" · ")}),(0,Ge.jsxs)("div",{class:"gp-tools",children:[(0,Ge.jsxs)("label",{children:[
(0,te.t)("Threshold of z")," ",(0,Ge.jsx)("input",{type:"number",class:"gp-threshold",min:0,max:20,step:.5,defaultValue:"3",onInput:({currentTarget:{valueAsNumber:c}})=>{
c>=0&&c<=20&&n(c)}})]}),(0,Ge.jsx)("span",{class:"gp-note gp-means",children:(0,Ko.thresholdWords)(t)})]})]}),(0,Ge.jsx)(Ye,{...a,more:`${a.more} ${i?Dv(i):""}`.
trim()}),(0,Ge.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${a.words}. ${a.more}`}),(0,Ge.jsx)(xi.MarkLegend,{class:"gp-legend",...(0,Dt.legendOf)(
o.kind,s.map(({report:c})=>c))}),(0,Ge.jsx)("div",{class:"gp-texts",children:r.map((c,u)=>(0,Ge.jsx)(Iv,{group:e,text:c,number:u},u))}),i&&(0,Ge.jsx)(jv,{pair:i,
threshold:t})]})}var Dh=(0,qh.groupPane)(Av,e=>e.answered("pair")),Ih=new WeakMap;function zv(e){let t=Ih.get(e)??{token:e,mark:{},words:()=>(0,te.t)("{token}, \
not scored yet",{token:(0,ao.quoted)(e.text)})};return Ih.set(e,t),t}function Iv({group:e,text:t,number:n}){let[{tokens:o}]=e.groups[n].entries,r=(0,Dt.isScoredText)(
t)?t.report:null,s=(0,Ur.useMemo)(()=>r&&(0,Dt.markedItems)(r),[r]),i=(0,Ur.useMemo)(()=>o.map(zv),[o,o.length]),a=t.report?.error;return(0,Ge.jsxs)("div",{children:[
(0,Ge.jsx)("h3",{children:n?(0,te.t)("With the watermark"):(0,te.t)("Without the watermark")}),(0,Ge.jsx)("p",{class:"gp-facts",children:Bv(t,t.tokens||o.length)}),
(0,Ge.jsx)("p",{class:"gp-problem",role:"status",hidden:!a,children:a&&`${(0,te.t)(a.message)} ${(0,te.t)(a.fix)}`}),(0,Ge.jsx)(xi.MarkedWords,{class:"gp-text-b\
ody",dir:"auto",items:s??i})]})}function Bv({perplexity:e,stop_reason:t,report:n},o){if(!o)return(0,te.t)("not started");let r=[(0,te.tn)(o,"{count} token","{co\
unt} tokens")];return(0,Ho.isKnown)(e)&&r.push((0,te.t)("perplexity {value}",{value:(0,Vr.fixed)(e,2)})),(0,Dt.isScored)(n)&&r.push(n.kind==="green"?(0,te.t)("{\
share} green",{share:(0,ao.percent)(n.green_fraction)}):(0,te.t)("mean g-value {g}",{g:(0,Vr.fixed)(n.mean,3)})),t&&r.push((0,ao.stopWords)(t)[1]),r.join(" · ")}
function qv(e,t){return t.some(({report:o})=>o?.error)?{verdict:"even",sign:"–",words:(0,te.t)("No comparison"),more:(0,te.t)("One of the texts cannot be scor\
ed.")}:{verdict:"wait",sign:"…",words:e.done?(0,te.t)("No answer"):(0,te.t)("Not known yet"),more:(0,te.t)("Both texts must be complete.")}}function Hv(e,t){let[
n,o]=e.map(({report:i})=>i.z_score),r=(0,te.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,Dt.zWords)(o),
plain:(0,Dt.zWords)(n),threshold:(0,Dt.shortWords)(t)});if(n>t)return{verdict:"bad",sign:"✗",words:(0,te.t)("A false positive"),more:`${r} ${(0,te.t)("The tex\
t without the watermark passes it.")}`};if(o>t)return{verdict:"good",sign:"◆",words:(0,te.t)("The watermark is found"),more:r};let s=Kv(e[1].report,t);return{
verdict:"even",sign:"◇",words:(0,te.t)("The watermark is not found"),more:`${r} ${s}`}}var jh=({tokens_needed:e,threshold:t},n)=>(0,Ho.isKnown)(e)&&t>0?Math.ceil(
e*(n/t)**2):null;function Kv(e,t){let[n,o]=[jh(e,t)??0,(0,Dt.scoredOf)(e)];return n<=o?(0,te.t)("A longer text or a stronger mark would help."):(0,te.tn)(n,"If \
the text went on like this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be n\
eeded; it has {scored}.",{scored:(0,ao.count)(o)})}function Dv(e){let[t,n]=e.map(({perplexity:s})=>s);if(!(0,Ho.isKnown)(t)||!(0,Ho.isKnown)(n))return"";let o=(0,te.t)(
"Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Vr.fixed)(t,2),marked:(0,Vr.fixed)(n,2)}),r=(0,te.t)("What does\
 it cost?");return`${o} ${(0,te.t)("One pair of texts says little about the cost; “{question}” measures it.",{question:r})}`}function jv({pair:e,threshold:t}){
let[n,o]=e,r=[{name:(0,te.t)("with the watermark"),look:"measured",points:o.report.curve??[]},...Uv(o),{name:(0,te.t)("without it"),look:"other",points:n.report.
curve??[]}],s=e.map(({report:i},a)=>{let p=(0,Ko.pValue)(i.z_score),d={threshold:t,p_value:p,confidence:1-p,false_positive_rate:(0,Ko.pValue)(t)},c={tokens_needed:jh(
i,t)};return{name:a?(0,te.t)("with"):(0,te.t)("without"),report:{...i,...d,...c}}});return(0,Ge.jsxs)("div",{class:"gp-evidence",children:[(0,Ge.jsxs)("figure",
{class:"gp-trial-figure",children:[(0,Ge.jsx)("h3",{children:(0,Ge.jsx)(Hh.Term,{id:"z-score",meaning:(0,te.t)("z after each scored token, as if the text ended \
there. It grows with the square root of the length where the share of marked tokens stays the same."),children:(0,te.t)("z as the texts grow")})}),(0,Ge.jsx)(Bh.LineKeys,
{class:"gp-keys",keys:(0,Si.zKeys)(r)}),(0,Ge.jsx)(Si.ZPicture,{class:"gp-curves",curves:r,threshold:t})]}),(0,Ge.jsx)(Tr,{caption:(0,te.t)("The numbers of dete\
ction, for both texts"),columns:s})]})}function Uv({report:e,expected:t}){if(!(0,Ho.isKnown)(t)||e.kind!=="green")return[];let{ratio:n,num_tokens_scored:o}=e,r=Math.
min(Fv,o);return[{name:(0,te.t)("expected with it, at least"),look:"expected",points:Array.from({length:r},(s,i)=>{let a=(i+1)*o/r;return[a,(0,Ko.greenZ)(t*a,a,
n)??0]}),tip:(0,te.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s dist\
ributions along the text.",{share:(0,ao.percent)(t)})}]}var Vh=l(be(),1),xo=l(W(),1),Ee=l(x(),1),sl=l(he(),1),Jh=l(xe(),1),Jr=l(un(),1),Qh=l(Or(),1),Me=l(b(),1),Uh=.4;function Vv({group:e}){let{rows:t,threshold:n}=e.
found,o=t.flatMap(p=>Yh(p)),r=Math.min(-3,...o)-Uh,s=Math.max(n,...o)+Uh,i=p=>(p-r)/(s-r),a=(0,Ee.t)("The same text, scored again and again, each time with one \
thing wrong. Point at a row’s name for the explanation.");return(0,Me.jsxs)(Me.Fragment,{children:[(0,Me.jsxs)("header",{class:"gp-head",children:[(0,Me.jsx)(
"h2",{class:"gp-title",children:(0,Ee.t)("With one setting wrong")}),(0,Me.jsx)("p",{class:"gp-note",children:(0,Me.jsx)("span",{tabIndex:0,"data-tip":a,children:(0,Ee.t)(
"The same text, another detector in each row")})})]}),(0,Me.jsx)("div",{class:"gp-wide",children:(0,Me.jsxs)("table",{class:"gp-mistake-rows",children:[(0,Me.jsx)(
"thead",{children:(0,Me.jsxs)("tr",{children:[(0,Me.jsx)("th",{scope:"col",children:(0,Ee.t)("what is wrong")}),(0,Me.jsx)("th",{scope:"col",class:"gp-strip-hea\
d",children:(0,Ee.t)("z, and the threshold as a line")}),(0,Me.jsx)("th",{scope:"col",children:(0,Me.jsx)(Jh.Term,{id:"z-score",formula:"",meaning:(0,Ee.t)("z o\
f the text with these settings, and whether it is above the threshold. Of several tries, from the lowest to the highest."),children:(0,Ee.t)("found?")})})]})}),
(0,Me.jsx)("tbody",{children:t.map((p,d)=>(0,Me.jsx)(Jv,{row:p,isRight:d===0,threshold:n,place:i},d))})]})}),(0,Me.jsx)("p",{class:"gp-note gp-mistake-note",children:Yv(
t[0])})]})}var Zh=(0,Vh.groupPane)(Vv,({found:e})=>!!e),il=e=>!e.error,Xh=({reports:e})=>e.filter(il),Yh=e=>Xh(e).map(({z_score:t})=>t).filter(sl.isKnown);function Jv({
row:e,isRight:t,threshold:n,place:o}){let r=Yh(e),s=r.length>1?(0,Ee.t)("{low} to {high}",{low:(0,Jr.zWords)(Math.min(...r)),high:(0,Jr.zWords)(Math.max(...r))}):
(0,Jr.zWords)(r.at(0)??null),i=t?"":Zv(e,n);return(0,Me.jsxs)("tr",{class:t?"gp-right":"",children:[(0,Me.jsxs)("th",{scope:"row",children:[(0,Me.jsx)("span",{tabIndex:0,
"data-tip":(0,Ee.t)(e.meaning),children:(0,Ee.t)(e.what)}),(0,Me.jsx)("small",{children:(0,Ee.t)(e.how)})]}),(0,Me.jsx)("td",{children:(0,Me.jsx)("span",{class:"\
gp-strip","aria-hidden":"true",children:[0,n,...r].map((a,p)=>(0,Me.jsx)("i",{class:["gp-line gp-zero","gp-line"].at(p)??"gp-dot",style:{left:`${(o(a)*100).toFixed(
2)}%`}},p))})}),(0,Me.jsxs)("td",{children:[(0,Me.jsx)("b",{children:s}),(0,Me.jsx)("small",{children:Qv(e)}),(0,Me.jsx)("small",{class:"gp-why",hidden:!i,children:i})]})]})}
function Qv({reports:e,keeps:t}){let n=e.find(i=>i.error);if(n?.error)return(0,Ee.t)(n.error.message);let o=e.filter(i=>il(i)&&i.prediction).length,r=t==="none";
if(e.length===1)return o?r?(0,Ee.t)("▲ above it by chance"):(0,Ee.t)("◆ watermarked"):(0,Ee.t)("◇ no sign");if(!o)return(0,Ee.tn)(e.length,"◇ no sign in {\
count} try","◇ no sign in {count} tries");let s={passed:o,number:e.length};return r?(0,Ee.t)("▲ {passed} of {number} above it by chance",s):(0,Ee.t)("◆ {pas\
sed} of {number} watermarked",s)}function Zv(e,t){let n=Xh(e).filter(({prediction:d})=>d);if(!n.length)return"";if(e.keeps!=="none")return(0,Ee.t)(e.meaning);let{
num_tokens_scored:o,once:r}=n.reduce((d,c)=>c.z_score>d.z_score?c:d),s=Xv(t,e.reports.length),i=r&&(0,sl.isKnown)(o)?o-(r.num_tokens_scored??0):0;if(!r||i<=0)return s.
join(" ");let a=(0,Jr.zWords)(r.z_score),p=r.z_score>t;return[(0,Ee.tn)(i,"p counts each token as new evidence, but {count} of the {scored} only repeats an n-gr\
am.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,xo.count)(o??0)}),p?(0,Ee.t)("Counted once, z is {z}.",
{z:a}):(0,Ee.t)("Counted once, z is {z}, not above the threshold.",{z:a}),...p||e.reports.length>1?s:[]].join(" ")}function Xv(e,t){let n=(0,Qh.pValue)(e),o=i=>(0,xo.count)(
Number((1/i).toPrecision(2))),r=n>.1?(0,Ee.t)("{share} of texts without this watermark pass the threshold.",{share:(0,xo.percent)(n)}):(0,Ee.t)("One in {odds} t\
exts without this watermark passes the threshold.",{odds:o(n)});if(t===1)return[r];let s=1-(1-n)**t;return[r,s>.1?(0,Ee.t)("With {tries} tries at each text, {sh\
are} pass at least once.",{tries:(0,xo.count)(t),share:(0,xo.percent)(s)}):(0,Ee.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,xo.count)(
t),odds:o(s)})]}function Yv({reports:[e]}){return il(e)&&e.prediction?"":(0,Ee.t)("The given settings find nothing either. If the text is watermarked, they may \
be wrong themselves, or the text is too short.")}var ef=l(Pr(),1);var tf=l(be(),1),nf=l(an(),1),Cr=l(W(),1),At=l(x(),1),of=l(he(),1),rf=l(un(),1),Qt=l(b(),1);function ex({group:e}){let t=e.found,{how:n,points:o,of:r,seeds:s}=t,
i=o.filter(({z:c})=>c.length),a=[(0,At.t)(n),(0,At.tn)(s,"{count} seed at each strength","{count} seeds at each strength")];o.length<r&&a.push((0,At.t)("{done} \
of {of} strengths so far",{done:o.length,of:r}));let p=()=>(0,nf.inARow)(i.map(({strength:c,z:u})=>(0,At.t)("{strength}: z {median}",{strength:(0,Cr.percent)(c),
median:(0,rf.zWords)((0,of.medianOf)(u))}))),d=(0,At.t)("The median z of the texts that were attacked this strongly, each with another seed: other words are hit\
.");return(0,Qt.jsxs)(Qt.Fragment,{children:[(0,Qt.jsxs)("header",{class:"gp-head",children:[(0,Qt.jsx)("h2",{class:"gp-title",children:(0,At.t)("z against the \
strength of the attack")}),(0,Qt.jsx)("p",{class:"gp-note gp-about",children:a.join(" · ")})]}),(0,Qt.jsx)("p",{class:"gp-strength-words",children:tx(t,i)}),(0,Qt.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,Qt.jsx)(ef.LineKey,{look:"gp-z-measured",name:(0,At.t)("median"),term:{id:"z-score",formula:"",run:p,meaning:d}}),(0,Qt.jsxs)(
"span",{children:[(0,Qt.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,Qt.jsx)("rect",{class:"gp-range",width:"14",height:"14"})}),(0,At.t)(
"from the lowest to the highest")]})]}),(0,Qt.jsx)(Oe,{class:"gp-strength-box",chart:e.charts.strengths})]})}var sf=(0,tf.groupPane)(ex,({found:e})=>!!e);function tx({
points:e,threshold:t},n){let o=({strength:c,z:u})=>c===0?u[0]>t?"above":"below":aa(u,t),r=(...c)=>nx(n,u=>c.includes(o(u))),[s,i,a]=[r("above"),r("below"),r("op\
en","few")],p=e.filter(({refused:c})=>c).map(({strength:c})=>(0,Cr.percent)(c)),d=n.at(0);return[d?.strength===0&&o(d)!=="above"&&(0,At.t)("The text is not abov\
e the threshold even before the attack."),s&&(0,At.t)("At strength {strengths}, the median z is above the threshold.",{strengths:s}),i&&(0,At.t)("At strength {s\
trengths}, the median z is not above the threshold.",{strengths:i}),a&&(0,At.t)("At strength {strengths}, it is not known whether the median z is above the thre\
shold: the seeds disagree or are too few.",{strengths:a}),p.length>0&&(0,At.t)("At strength {strengths}, too little text is left to score, for some seeds or for\
 all.",{strengths:p.join(", ")})].filter(Boolean).join(" ")}function nx(e,t){let n=[];e.forEach((r,s)=>{t(r)&&(s&&t(e[s-1])?n[n.length-1][1]=r.strength:n.push([
r.strength,r.strength]))});let o=n.map(([r,s])=>r===s?(0,Cr.percent)(r):(0,At.t)("{low} to {high}",{low:(0,Cr.percent)(r),high:(0,Cr.percent)(s)}));return o.length>
1?(0,At.t)("{names} and {last}",{names:o.slice(0,-1).join(", "),last:o.at(-1)}):o.join("")}var ll=l(Pr(),1),df=l(be(),1),Pi=l(ot(),1),cf=l(an(),1),Xr=l(W(),1),ne=l(x(),1),So=l(he(),1);var Do=l(xe(),1);var uf=l(un(),1);var al=l(ot(),1),He=l(x(),1),Ti=l(un(),1),af=({perplexity:e,score:t})=>!!(e&&t),Qr=({knob:e},t)=>e==="keys"?(0,He.tn)(t,"{count} key","{count} keys"):(0,He.t)("\
bias {value}",{value:Number(t.toFixed(3))});function lf(e,t){let[n,...o]=t.points,r=o.filter(u=>af(u)&&u.value!==null).sort((u,m)=>u.value-m.value),s={verdict:"\
wait",sign:"…",words:e.done?(0,He.t)("No answer"):(0,He.t)("Not known yet")};if(!af(n)||!r.length){let u=e.done?(0,He.t)("At least one text without the waterm\
ark and one with it must be scored."):(0,He.t)("The first texts are being written.");return{...s,more:u}}let i=(0,He.t)("The threshold is {threshold}.",{threshold:t.
threshold}),a=u=>[rx(t,u),...sx(u,n)].join(" "),p=r[r.length-1];if(r.every(u=>u.found==="few")){let u=(0,He.tn)(Math.max(...r.map(({texts:m})=>m)),"{count} text\
 of each strength is too few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:ia});return{...s,
more:`${a(p)} ${u}`}}let d=r.at(r.findLastIndex(u=>u.found!=="above")+1);if(d){let u={strength:Qr(t,d.value)};return{verdict:"good",sign:"◆",words:e.running?(0,He.t)(
"Found from {strength} on, so far",u):(0,He.t)("Found from {strength} on",u),more:`${i} ${a(d)}`}}let c=r.filter(u=>u.found==="above");if(c.length){let u={strengths:c.
map(({value:m})=>Qr(t,m)).join(", ")};return{verdict:"even",sign:"◇",words:e.running?(0,He.t)("Found at {strengths}, so far",u):(0,He.t)("Found at {strengths}",
u),more:`${(0,He.t)("At the strongest it is not certain.")} ${a(p)}`}}return{verdict:"even",sign:"◇",words:ox(r.every(u=>u.found==="below"),e.running),more:`${i}\
 ${a(p)} ${(0,He.t)("Longer texts help.")}`}}function ox(e,t){return e?t?(0,He.t)("Not found at any strength so far"):(0,He.t)("Not found at any strength"):t?(0,He.t)(
"Not reliably found at any strength so far"):(0,He.t)("Not reliably found at any strength")}function rx(e,{value:t,score:{median:n,low:o,high:r}}){let s={strength:Qr(
e,t),median:(0,Ti.zWords)(n),low:(0,Ti.zWords)(o),high:(0,Ti.zWords)(r)};return r>o?(0,He.t)("At {strength}, the median z is {median}, interval {low} to {high}.",
s):(0,He.t)("At {strength}, the median z is {median}.",s)}function sx({perplexity:e,price:t,dearer:n},o){let r=(0,He.t)("The median perplexity is {marked} inste\
ad of {plain}.",{marked:(0,al.fixed)(e.median,2),plain:(0,al.fixed)(o.perplexity?.median??0,2)});if(!t)return[r];let s={times:Xt(t.median),interval:lo(t)},i=[r,
t.high>t.low?(0,He.t)("Seed by seed it is {times}, interval {interval}.",s):(0,He.t)("Seed by seed it is {times}.",s)];return n==="open"&&i.push((0,He.t)("That \
is not a clear cost.")),n==="few"&&i.push((0,He.t)("These are too few seeds to tell.")),i}var mf=l(fi(),1),B=l(b(),1);function ix({group:e}){let t=e.found,n=lf(e,t);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)("header",{class:"gp-head",children:[
(0,B.jsx)("h2",{class:"gp-title",children:(0,ne.t)("What does it cost?")}),(0,B.jsx)("p",{class:"gp-note gp-about",children:(0,mf.watermarkKindWords)(t.watermark)}),
(0,B.jsx)("p",{class:"gp-note gp-missing",children:Yt(e,t)})]}),(0,B.jsx)(Ye,{...n}),(0,B.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${n.
words}. ${n.more}`}),(0,B.jsx)(ax,{found:t}),(0,B.jsx)(lx,{found:t,charts:e.charts}),t.kind==="green"&&(0,B.jsx)(is,{class:"gp-note gp-limits",text:(0,ne.t)("A \
bias cannot bring back a token that top_k, top_p or the like have removed, nor change one that the model is certain of: there the curves flatten.")}),(0,B.jsx)(
dx,{found:t})]})}var hf=(0,df.groupPane)(ix,e=>e.answered("cost"));function ax({found:e}){return(0,B.jsxs)("p",{class:"gp-note gp-keys",children:[(0,B.jsxs)("sp\
an",{children:[(0,B.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,B.jsx)("path",{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,B.jsx)(
Do.Term,{id:"interval",meaning:(0,ne.t)("Of all texts of a strength. The bar is the 90 % interval of the true median; for fewer than 5 texts it runs from the lo\
west to the highest and is less certain."),children:(0,ne.t)("median and its interval")})]}),(0,B.jsx)(ll.LineKey,{look:"gp-unity",name:(0,ne.t)("without the wa\
termark")}),e.points.some(({expected:t})=>(0,So.isKnown)(t))&&(0,B.jsx)(ll.LineKey,{look:"gp-z-expected",name:(0,ne.t)("expected at least"),term:{id:"green-list",
formula:"",meaning:(0,ne.t)("At least this share of tokens is expected to be green, from the distributions that the model had along the texts: theorem 4.2 of Ki\
rchenbauer et al. 2023. Where the model is certain of a token, no bias changes it.")}})]})}var ff=({perplexity:e})=>e?(0,Pi.fixed)(e.median,2):"–",gf=({score:e})=>e?
(0,uf.zWords)(e.median):"–",bf=({suppressed:e})=>(0,So.isKnown)(e)?(0,Pi.fixed)(e,2):"–",wf=({kind:e})=>({share:t})=>(0,So.isKnown)(t)?e==="green"?(0,Xr.percent)(
t):(0,Pi.fixed)(t,3):"–",pf=e=>(0,So.isKnown)(e)?(0,Xr.percent)(e):"–",Zr=(e,t)=>(0,cf.inARow)(e.points.filter(n=>t(n)!=="–").map(n=>(0,ne.t)("{name}: {wo\
rds}",{name:n.value===null?(0,ne.t)("none"):Qr(e,n.value),words:t(n)}))),yf=({kind:e})=>e==="green"?"green-list":"g-value",kf=e=>e.kind==="green"?{id:"green-lis\
t",formula:(0,ne.t)("green / scored"),unit:"%"}:{id:"g-value",formula:"Σ g / n",unit:""};function lx({found:e,charts:t}){let n=e.kind==="green";return(0,B.jsxs)(
"div",{class:"gp-pictures",children:[(0,B.jsxs)("figure",{class:"gp-trial-figure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Do.Term,{id:"perplexity",run:()=>Zr(
e,ff),meaning:(0,ne.t)("How surprising the texts are to the model itself, before any processor: exp of the mean surprisal. The closer to that without the waterm\
ark, the less it costs."),children:(0,ne.t)("Perplexity")})}),(0,B.jsx)(Oe,{class:"gp-perplexity",chart:t.perplexity})]}),(0,B.jsxs)("figure",{class:"gp-trial-f\
igure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Do.Term,{id:"z-score",run:()=>Zr(e,gf),meaning:(0,ne.t)("How clearly the watermark is found in these texts: \
standard deviations above chance. It grows with the length, too."),children:(0,ne.t)("z-score")})}),(0,B.jsx)(Oe,{class:"gp-score",chart:t.score})]}),(0,B.jsxs)(
"figure",{class:"gp-trial-figure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Do.Term,{class:"gp-share-name",...kf(e),run:()=>Zr(e,wf(e)),meaning:n?(0,ne.t)("G\
reen tokens / tokens scored, of all texts of a strength together."):(0,ne.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),
children:n?(0,ne.t)("Green tokens"):(0,ne.t)("Mean g-value")})}),(0,B.jsx)(Oe,{class:"gp-share",chart:t.share})]}),(0,B.jsxs)("figure",{class:"gp-trial-figure g\
p-of-suppressed",hidden:!t.suppressed,children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Do.Term,{class:"gp-suppressed-name",id:yf(e),run:()=>Zr(e,bf),formula:"",unit:(0,ne.t)(
"tokens"),meaning:(0,ne.tn)(e.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean o\
ver all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps."),children:(0,ne.t)(
"Suppressed candidates")})}),(0,B.jsx)(Oe,{class:"gp-suppressed",chart:t.suppressed})]})]})}function px(e){let{points:t,candidates:n,kind:o,knob:r}=e,s=o==="gre\
en",i=(0,ne.t)("The median of the texts of a strength."),a=[{name:r==="keys"?(0,ne.t)("keys"):(0,ne.t)("bias"),words:({value:p})=>p===null?(0,ne.t)("none"):String(
p)},{name:(0,ne.t)("texts"),words:({texts:p})=>(0,Xr.count)(p),term:{id:"sample",formula:""}},{name:(0,ne.t)("perplexity"),words:ff,term:{id:"perplexity",meaning:i}},
{name:"z",words:gf,term:{id:"z-score",meaning:i}},{name:s?(0,ne.t)("green"):(0,ne.t)("mean g"),words:wf(e),term:kf(e)}];return t.some(({expected:p})=>(0,So.isKnown)(
p))&&a.push({name:(0,ne.t)("expected at least"),words:({expected:p})=>pf(p),term:{id:"green-list",meaning:(0,ne.t)("At least this share of tokens is expected to\
 be green, from the distributions that the model had along the texts."),formula:"",unit:"%"}}),t.slice(1).some(({suppressed:p})=>(0,So.isKnown)(p))&&a.push({name:(0,ne.t)(
"suppressed of {count}",{count:n}),words:bf,term:{id:yf(e),meaning:(0,ne.t)("How many of the likeliest tokens the watermark made less likely, on average over th\
e positions."),formula:"",unit:(0,ne.t)("tokens")}}),t.some(({moved:p})=>(0,So.isKnown)(p))&&a.push({name:(0,ne.t)("moved to green"),words:({moved:p})=>pf(p),term:{
id:"total-variation",meaning:(0,ne.t)("How much probability the watermark moved from red candidates to green ones at a step, on average.")}}),a}function dx({found:e}){
let[t,...n]=px(e),o=(0,ne.t)("The numbers of each strength");return(0,B.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":o,children:(0,B.jsxs)("\
table",{class:"gp-numbers",children:[(0,B.jsx)("caption",{class:"gp-hidden",children:o}),(0,B.jsx)("thead",{children:(0,B.jsxs)("tr",{children:[(0,B.jsx)("th",{
scope:"col",children:t.name}),n.map(({name:r,words:s,term:i})=>(0,B.jsx)("th",{scope:"col",children:i&&(0,B.jsx)(Do.Term,{...i,run:()=>Zr(e,s),children:r})},r))]})}),
(0,B.jsx)("tbody",{children:e.points.map((r,s)=>(0,B.jsxs)("tr",{children:[(0,B.jsx)("th",{scope:"row",children:t.words(r)}),n.map(({name:i,words:a})=>(0,B.jsx)(
"td",{children:a(r)},i))]},s))})]})})}var Gn=l(we(),1),xf=l(be(),1),dl=l(ot(),1),Sf=l(an(),1),sn=l(W(),1),de=l(x(),1),Tf=l(he(),1),pl=l(xe(),1);var Rt=l(un(),1),Mi=l(wr(),1),z=l(b(),1),cl=["A","B"],cx=(e,{pairs:t})=>e.done?t.map(({left:n,texts:o})=>({left:n,texts:o.filter(Rt.isScoredText)})).filter(({texts:n})=>n.
length===2):[],Yr=({left:e})=>e?0:1,Ci=e=>{let t=Yr(e);return[e.texts[t].report,e.texts[1-t].report]};function ux({group:e}){let t=e.found,[n,o]=(0,Gn.useState)(
null),r=n&&n.of===e.header?n:{of:e.header,at:0,guesses:[]},{at:s,guesses:i}=r,a=(0,Gn.useRef)(null),p=(0,Gn.useRef)(null),d=(0,Gn.useMemo)(()=>cx(e,t),[e.done,t]),
c=i.filter((m,f)=>m===Yr(d[f])).length,u=i.at(s);return(0,Gn.useLayoutEffect)(()=>{u!==void 0&&p.current?.focus({preventScroll:!0})},[u]),(0,Gn.useLayoutEffect)(
()=>{s&&a.current?.querySelector("button")?.focus({preventScroll:!0})},[s]),(0,z.jsxs)(z.Fragment,{children:[(0,z.jsxs)("header",{class:"gp-head",children:[(0,z.jsx)(
"h2",{class:"gp-title",children:(0,de.t)("Which of these two is watermarked?")}),(0,z.jsx)("p",{class:"gp-note gp-about",children:d.length>0&&(0,de.t)("Pair {nu\
mber} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:(0,sn.count)(s+1),pairs:(0,sn.count)(d.length)})}),(0,z.jsx)("p",{class:"gp-no\
te gp-score",role:"status",children:i.length>0&&Cf(c,i.length)})]}),(0,z.jsx)("p",{class:"gp-waiting",role:"status",children:mx(e,t,d)}),(0,z.jsxs)("div",{class:"\
gp-round",hidden:!d.length,ref:a,children:[d.length>0&&(0,z.jsx)(hx,{found:t,pair:d[s],guess:u,press:m=>o({...r,guesses:[...i,m]})},s),(0,z.jsx)("p",{class:"gp-\
buttons",children:(0,z.jsx)("button",{type:"button",class:"gp-next",ref:p,hidden:u===void 0||s+1>=d.length,onClick:()=>o({...r,at:s+1}),children:(0,de.t)("Next \
pair")})})]}),i.length>0&&i.length===d.length&&(0,z.jsx)(wx,{found:t,pairs:d,guesses:i,hits:c})]})}var Pf=(0,xf.groupPane)(ux,e=>e.answered("quiz")),Cf=(e,t)=>(0,de.t)(
"{hits} of {pairs} correct",{hits:(0,sn.count)(e),pairs:(0,sn.count)(t)});function mx(e,t,n){if(!e.done)return(0,de.t)("The texts are being written: {done} of {\
runs}.",{done:(0,sn.count)(t.done),runs:(0,sn.count)(t.runs)});if(n.length)return"";let o=t.pairs.flatMap(({texts:r})=>r).find(({report:r})=>r.error)?.report.error;
return o?[(0,de.t)("No pair of texts could be scored."),(0,de.t)(o.message),(0,de.t)(o.fix)].join(" "):(0,de.t)("No pair of texts was completed. Run the experim\
ent again.")}function hx({found:e,pair:t,guess:n,press:o}){let r=n!==void 0,s=Yr(t),i=n===s;return(0,z.jsxs)(z.Fragment,{children:[r&&(0,z.jsx)(Mi.MarkLegend,{class:"\
gp-legend",...(0,Rt.legendOf)(e.kind,t.texts.map(({report:a})=>a))}),(0,z.jsx)("div",{class:"gp-texts",children:t.texts.map((a,p)=>(0,z.jsx)(fx,{pair:t,place:p,
guess:n,press:()=>o(p)},p))}),(0,z.jsx)("div",{class:"gp-verdict",role:"status",hidden:!r,children:r&&(0,z.jsx)(Ye,{verdict:i?"good":"bad",sign:i?"✓":"✗",words:i?
(0,de.t)("Correct"):(0,de.t)("Wrong: it was text {name}",{name:cl[s]}),more:bx(e,t)})})]})}function fx({pair:e,place:t,guess:n,press:o}){let{report:r,perplexity:s}=e.
texts[t],i=(0,Gn.useMemo)(()=>(0,Rt.markedItems)(r),[r]),a=cl[t];if(n===void 0){let c=r.tokens.slice(r.prompt_tokens).map(([,,u])=>u??"");return(0,z.jsxs)("div",
{class:"gp-side",children:[(0,z.jsx)("h3",{children:(0,de.t)("Text {name}",{name:a})}),(0,z.jsx)("div",{class:"gp-body",dir:"auto",children:(0,z.jsx)("div",{tabIndex:0,
children:c.join("")})}),(0,z.jsx)("button",{class:"gp-button gp-main",type:"button",onClick:o,children:(0,de.t)("Text {name} is watermarked",{name:a})})]})}let p=t===
Yr(e),d=[(0,Rt.shareWords)(r),`z ${(0,Rt.zWords)(r.z_score)}`];return(0,Tf.isKnown)(s)&&d.push((0,de.t)("perplexity {value}",{value:(0,dl.fixed)(s,2)})),(0,z.jsxs)(
"div",{class:"gp-side","data-truth":p?"with":"without",children:[(0,z.jsx)("h3",{children:gx(a,p,n===t)}),(0,z.jsx)("p",{class:"gp-facts",children:d.join(" · ")}),
(0,z.jsx)("div",{class:"gp-body",dir:"auto",children:(0,z.jsx)(Mi.MarkedWords,{items:i})})]})}function gx(e,t,n){return t?n?(0,de.t)("Text {name}: ◆ watermarked\
, your guess",{name:e}):(0,de.t)("Text {name}: ◆ watermarked",{name:e}):n?(0,de.t)("Text {name}: not watermarked, your guess",{name:e}):(0,de.t)("Text {name}:\
 not watermarked",{name:e})}function bx({threshold:e},t){let[n,o]=Ci(t),r={share:(0,Rt.shareWords)(n),chance:n.kind==="green"?(0,sn.percent)(n.ratio):"0.5",z:(0,Rt.zWords)(
n.z_score)},s=[n.z_score>e?(0,de.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",r):(0,de.t)(
"What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, too little to be certain.",r),(0,de.t)("Without it: {share}, z {z}.",{share:(0,Rt.shareWords)(
o),z:(0,Rt.zWords)(o.z_score)})];return o.z_score>n.z_score&&s.push((0,de.t)("Here the detector, too, would have chosen the wrong text: the texts are short, or \
the mark is weak.")),s.join(" ")}function wx({found:e,pairs:t,guesses:n,hits:o}){let r=n.length,s=e.kind==="green",a=Array.from({length:r-o+1},(u,m)=>yx(r,o+m)).
reduce((u,m)=>u+m,0)/2**r,p=t.map(Ci).filter(([u,m])=>u.z_score>m.z_score).length,d=(0,de.t)("The pairs of this round"),c=()=>(0,Sf.inARow)(t.map(Ci).map(([u,m],f)=>(0,de.t)(
"pair {number}: {marked} and {plain}",{number:f+1,marked:(0,Rt.zWords)(u.z_score),plain:(0,Rt.zWords)(m.z_score)})));return(0,z.jsxs)("div",{class:"gp-sum",children:[
(0,z.jsx)("h3",{children:Cf(o,r)}),(0,z.jsx)("p",{class:"gp-sum-words",children:[(0,de.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,sn.count)(
o),share:(0,sn.percent)(a)}),(0,de.t)("The detector, choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,sn.count)(p),pairs:(0,sn.count)(
r)}),(0,de.t)("Run the experiment again for another round.")].join(" ")}),(0,z.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":d,children:(0,z.jsxs)(
"table",{children:[(0,z.jsx)("caption",{class:"gp-hidden",children:d}),(0,z.jsx)("thead",{children:(0,z.jsxs)("tr",{children:[(0,z.jsx)("th",{scope:"col",children:(0,de.t)(
"pair")}),(0,z.jsx)("th",{scope:"col",children:(0,de.t)("your guess")}),(0,z.jsx)("th",{scope:"col",children:(0,z.jsx)(pl.Term,{class:"gp-share-head",id:s?"gree\
n-list":"g-value",meaning:(0,de.t)("In the text with the watermark, and in the one without it."),formula:"",children:s?(0,de.t)("green with and without"):(0,de.t)(
"mean g with and without")})}),(0,z.jsx)("th",{scope:"col",children:(0,z.jsx)(pl.Term,{id:"z-score",run:c,meaning:(0,de.t)("Standard deviations above chance: th\
e detector’s own evidence."),children:(0,de.t)("z with and without")})})]})}),(0,z.jsx)("tbody",{children:t.map((u,m)=>{let[f,v]=Ci(u),h=n[m]===Yr(u);return(0,z.jsxs)(
"tr",{children:[(0,z.jsx)("th",{scope:"row",children:m+1}),(0,z.jsx)("td",{children:`${h?"✓":"✗"} ${(0,de.t)("text {name}",{name:cl[n[m]]})}`}),(0,z.jsx)("t\
d",{children:`${vf(f)}, ${vf(v)}`}),(0,z.jsx)("td",{children:`${(0,Rt.zWords)(f.z_score)}, ${(0,Rt.zWords)(v.z_score)}`})]},m)})})]})})]})}var vf=e=>e.kind==="g\
reen"?(0,sn.percent)(e.green_fraction):(0,dl.fixed)(e.mean,3),yx=(e,t)=>Array.from({length:t},(n,o)=>(e-o)/(o+1)).reduce((n,o)=>n*o,1);var Rf=l(Of(),1);(0,Rf.addGroupPanes)({answer:_l,draft_lengths:lp,sameness:mp,speedup:vp,batch:Ip,choices:dd,difference:Od,divergence:Ad,grid:mc,lanes:Ec,lengths:Kc,
measures:tu,conclusion:ou,progress:au,sensitivity:uu,trie:Eu,without:Au,arrival:Hu,estimate:Vu,kl:rm,opened:am,precisions:cm,shelf:bm,serving:ih,attack:gh,detectability:Lh,
detection:zh,marked:Dh,mistakes:Zh,strengths:sf,watermark_cost:hf,watermark_quiz:Pf});})();
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
