// Written by .ci/bundle.py from modules with the SHA-256 c7158b5b03fdb81aa203ef4f63a766307f13de79dc305eb892290828c1cc811d: edit those.
"use strict";(()=>{var Af=Object.create;var yl=Object.defineProperty;var zf=Object.getOwnPropertyDescriptor;var If=Object.getOwnPropertyNames;var Bf=Object.getPrototypeOf,qf=Object.prototype.hasOwnProperty;var J=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Hf=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of If(t))!qf.call(e,r)&&r!==n&&yl(e,r,{get:()=>t[r],enumerable:!(o=zf(t,r))||o.enumerable});
return e};var l=(e,t,n)=>(n=e!=null?Af(Bf(e)):{},Hf(t||!e||!e.__esModule?yl(n,"default",{value:e,enumerable:!0}):n,e));var x=J((Rx,kl)=>{kl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var b=J((Wx,vl)=>{vl.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var we=J((Gx,Sl)=>{Sl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var ye=J((Lx,Tl)=>{Tl.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var Cl=J(($x,Pl)=>{Pl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var Gi=J((Nx,Rl)=>{Rl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var Dn=J((Fx,Wl)=>{Wl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var ot=J((Bx,Fl)=>{Fl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Li=J((qx,Al)=>{Al.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var Il=J((Hx,zl)=>{zl.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var ql=J((Kx,Bl)=>{Bl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var jl=J((jx,Dl)=>{Dl.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var rn=J((Jx,Yl)=>{Yl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var us=J((Qx,ep)=>{ep.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var W=J((Zx,tp)=>{tp.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var he=J((Xx,np)=>{np.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var rp=J((Yx,op)=>{op.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/filled.tsx"]});var Se=J((eS,sp)=>{sp.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Ei=J((nS,ip)=>{ip.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.tsx"]});var ji=J((yS,Rp)=>{Rp.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var Wr=J((SS,Np)=>{Np.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Lr=J((RS,Up)=>{Up.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Xi=J((WS,Vp)=>{Vp.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var Qp=J((_S,Jp)=>{Jp.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var ta=J((zS,gd)=>{gd.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var ra=J((t0,$d)=>{$d.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var kc=J((J0,yc)=>{yc.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var Cc=J((Y0,Pc)=>{Pc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_group.ts"]});var _c=J((rT,Wc)=>{Wc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var Lc=J((sT,Gc)=>{Gc.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var hr=J((NT,mu)=>{mu.exports=window.GenerationPlaygroundModules["visualizers/panes/models/pair_words.ts"]});var yu=J((IT,wu)=>{wu.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/card.tsx"]});var kr=J((bP,em)=>{em.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/marked_text.tsx"]});var Km=J((VP,Hm)=>{Hm.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/drawing.tsx"]});var Vm=J((ZP,Um)=>{Um.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var Qm=J((XP,Jm)=>{Jm.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var ko=J((M1,uh)=>{uh.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.ts"]});var On=J((R1,bh)=>{bh.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_words.ts"]});var Mr=J((L1,Sh)=>{Sh.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/line_keys.tsx"]});var wi=J(($1,Th)=>{Th.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_words.ts"]});var il=J((K1,qh)=>{qh.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_picture.tsx"]});var Nf=J((mC,Ef)=>{Ef.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var zt=l(x(),1),_i=l(b(),1),xl={lanes:()=>(0,zt.t)("Run all lanes"),sweep:()=>(0,zt.t)("Run the grid"),seeds:()=>(0,zt.t)("Draw the samples"),trial:()=>(0,zt.t)(
"Run the trial"),precision:()=>(0,zt.t)("Compare precisions"),choices:()=>(0,zt.t)("Compare answers"),watermark:()=>(0,zt.t)("Run the experiment"),batch:()=>(0,zt.t)(
"Run the batch"),serving:()=>(0,zt.t)("Serve"),token_lengths:()=>(0,zt.t)("Count the tokens")},Kf={batch:()=>(0,zt.t)("An example, recorded with stories: the fi\
rst prompts of the form, decoded greedily."),serving:()=>(0,zt.t)("An example, recorded with stories: seven requests share nine cache blocks, which run out."),token_lengths:()=>(0,zt.t)(
"An example, recorded with stories and facts: the first text of the form.")};function Wn({group:{name:e,header:t,groups:n}}){let o=Kf[e]?.();if(o)return(0,_i.jsx)(
"p",{class:"gp-note gp-example",role:"note",children:`${o} ${(0,zt.t)("“{button}” makes your own.",{button:xl[e]?.()??""})}`});let s={model:n[0].model.split(
"?")[0],prompt:t?.prompt??"",button:xl[e]?.()??""};return(0,_i.jsx)("p",{class:"gp-note gp-example",role:"note",children:(0,zt.t)("An example, recorded with {mo\
del} after “{prompt}”. “{button}” makes your own.",s)})}var Gl=l(we(),1),wn=l(x(),1);var ls=l(ye(),1),Ml=l(Cl(),1),Ol=l(b(),1);function ps({text:e,class:t="gp-note"}){let n=(0,ls.useRef)(null);return(0,ls.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,Ml.withTermLinks)(e)),[e]),(0,Ol.jsx)("p",{class:t,ref:n})}var Ll=l(Gi(),1),$l=l(Dn(),1),Ae=l(b(),1),_l=2e3,El=e=>!!(e&&"sentence"in e);function Df({group:e}){let t=e.found;if(!El(t))return null;let{sentence:n,amounts:o=[],
texts:r=[],key:s,notes:i=[]}=t;return(0,Ae.jsxs)(Ae.Fragment,{children:[e.isExample&&(0,Ae.jsx)(Wn,{group:e}),(0,Ae.jsx)("p",{class:"gp-answer-sentence",role:"s\
tatus",children:(0,wn.t)(n)}),o.length>0&&(0,Ae.jsx)("ul",{class:"gp-amounts",children:o.map((a,p)=>(0,Ae.jsx)(jf,{...a},p))}),r.map((a,p)=>(0,Ae.jsx)(Uf,{...a},
p)),s&&r.some(({pieces:a})=>a.some(({apart:p})=>p))&&(0,Ae.jsxs)("p",{class:"gp-note",children:[(0,Ae.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,wn.t)(
s)]}),i.length>0&&(0,Ae.jsx)("ul",{class:"gp-answer-notes",children:i.map((a,p)=>(0,Ae.jsx)("li",{children:(0,Ae.jsx)(ps,{text:(0,wn.t)(a)})},p))})]})}var Nl=(0,Gl.groupPane)(
Df,e=>El(e.found));function jf({label:e,share:t,value:n,more:o}){return(0,Ae.jsxs)("li",{children:[(0,Ae.jsx)("bdi",{children:(0,wn.t)(e)}),(0,Ae.jsx)("span",{class:"\
gp-amount-track","aria-hidden":"true",children:(0,Ae.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*t).toFixed(2)}%`}})}),(0,Ae.jsxs)("span",{class:"g\
p-amount-value",children:[(0,wn.t)(n),o&&(0,Ae.jsx)("small",{children:(0,wn.t)(o)})]})]})}function Uf({label:e,pieces:t}){let n=t.length-_l;return(0,Ae.jsxs)("d\
iv",{class:"gp-split",children:[(0,Ae.jsx)("h3",{class:"gp-split-label",children:(0,Ae.jsx)("bdi",{children:(0,wn.t)(e)})}),(0,Ae.jsxs)("p",{class:"gp-pieces",dir:"\
auto",children:[t.slice(0,_l).map(({text:o,tip:r,apart:s},i)=>(0,Ae.jsx)("span",{class:s?"gp-piece gp-apart":"gp-piece",ref:r?(0,Ll.tip)(()=>(0,wn.t)(r)):void 0,
children:(0,Ae.jsx)($l.TokenLabel,{text:o})},i)),n>0&&` ${(0,wn.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var yn=l(ye(),1),Vl=l(ot(),1),Jt=l(x(),1),Jl=l(Li(),1),Ql=l(Il(),1);var Hl=l(ql(),1),$i;function Kl(){return $i??=Vf().catch(e=>{throw $i=void 0,e}),$i}async function Vf(){if(window.Plotly)return window.Plotly;let e=document.getElementById(
"plotly"),t=document.createElement("script");if(e)t.textContent=await Jf(e.textContent);else if(window.GenerationPlaygroundPlotly)t.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>r(new Error(`Plotly could not be fetched from ${t.
src}.`))});if(document.head.append(t),e||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function Jf(e){
return new Response(new Blob([(0,Hl.bytesOf)(e)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Zl=l(jl(),1),_n=l(b(),1);function Oe({chart:e,press:t,class:n=""}){return(0,_n.jsx)("div",{class:`gp-chart-box ${n}`,hidden:!e,children:e&&(0,_n.jsx)(Qf,{chart:e,
press:t})})}function Qf({chart:e,press:t}){let n=(0,yn.useRef)(null),o=(0,yn.useMemo)(()=>tg(e),[e]),r=(0,yn.useRef)({shown:o,press:t});r.current={shown:o,press:t};
let[s,i]=(0,yn.useState)(""),a=()=>{let d=n.current;d?.clientWidth&&(d.dataset.width=String(d.clientWidth),d.setAttribute("aria-busy","true"),Zf(d,r.current.shown,
c=>r.current.press?.(c)).then(()=>i(""),c=>{console.error("Generation Playground:",c),i((0,Jt.t)("The chart could not be drawn: its library did not load. Reload\
 the page; the values are in the list below."))}).finally(()=>d.removeAttribute("aria-busy")))};(0,yn.useLayoutEffect)(a,[o]),(0,yn.useEffect)(()=>{let d=n.current;
if(!d)return;let c=new ResizeObserver(()=>{d.clientWidth&&d.dataset.width!==String(d.clientWidth)&&a()});c.observe(d);let u=d.closest(".gp-pane");u?.addEventListener(
"gp-alone",a);let m=(0,Jl.onTheme)(a);return()=>{c.disconnect(),u?.removeEventListener("gp-alone",a),m()}},[]);let p=(0,Jt.t)("{chart}. Its values follow as a l\
ist.",{chart:o.layout.meta});return(0,_n.jsxs)(_n.Fragment,{children:[s&&(0,_n.jsx)("p",{class:"gp-note",children:s}),(0,_n.jsx)("div",{class:"gp-chart-plot",ref:n,
role:"group","aria-label":p}),(0,_n.jsx)(Zl.ValuesList,{values:Xf(o)})]})}async function Zf(e,t,n){let o=await Kl(),r=matchMedia("(pointer: coarse)").matches,s={
...Ul(t.layout,e),separators:(0,Vl.separators)(),autosize:!1,width:e.clientWidth,uirevision:"kept",dragmode:r?!1:"zoom"};e.closest(".gp-alone")&&s.height&&(s.height=
Math.max(s.height,Math.round(innerHeight*.6)));let i=Ul(t.data,e);if(e.classList.contains("js-plotly-plot")){await o.react(e,i,s);return}(await o.newPlot(e,i,s,
Yf(o))).on("plotly_click",({points:[p]})=>n(p))}var Xf=({data:e})=>e.flatMap(({text:t,hovertext:n=t,hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(
Boolean);function Yf(e){let t=(o,r)=>({name:o==="svg"?(0,Jt.t)("Download plot as an SVG"):(0,Jt.t)("Download plot as a PNG"),icon:r,click(s){let{clientWidth:i,clientHeight:a}=s,
p=(0,Ql.fileNameOf)(s.layout.meta);e.downloadImage(s,{format:o,filename:p,width:i,height:a,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,Jt.t)(
"Zoom"),Pan:(0,Jt.t)("Pan"),"Zoom in":(0,Jt.t)("Zoom in"),"Zoom out":(0,Jt.t)("Zoom out"),"Reset axes":(0,Jt.t)("Reset axes"),"Double-click to zoom back out":(0,Jt.t)(
"Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[
t("png",e.Icons.camera),t("svg",e.Icons.disk)]}}function cs(e,t,n){if(!e)return e;let{shapes:o=[],annotations:r=[]}=e.layout,i={type:"line",x0:t,x1:t,yref:"pape\
r",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},p={x:t,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};
return{...e,layout:{...e.layout,shapes:[...o,i],annotations:[...r,p]}}}function Xl(e,{x:t,y:n,words:o}){if(!e)return e;let s={type:"scatter",mode:"markers",x:[t],
y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...e,data:[...e.data,s]}}var eg=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;
function ds(e,t){let n=t(e);return n!==void 0?n:Array.isArray(e)?e.map(o=>ds(o,t)):!e||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([o,r])=>[o,
ds(r,t)]))}var tg=e=>ds(e,t=>(0,Jt.isSaid)(t)?(0,Jt.t)(t):void 0),Ul=(e,t)=>ds(e,n=>typeof n=="string"?ng(n,t):void 0);function ng(e,t){let[,n,o]=eg.exec(e)??[];
if(!n)return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(t).getPropertyValue(n).trim();return o?`rgba(${[1,3,
5].map(i=>parseInt(r.slice(i,i+2),16)).join(", ")}, ${o})`:r}var pp=l(we(),1),Ai=l(ot(),1),dp=l(rn(),1),fs=l(us(),1),Gn=l(W(),1),E=l(x(),1),Xo=l(he(),1),zi=l(rp(),1),Zo=l(Se(),1);var jn=l(b(),1);function Ye({verdict:e,sign:t,words:n,more:o}){return(0,jn.jsxs)(jn.Fragment,{children:[(0,jn.jsxs)("p",{class:"gp-answer","data-verdict":e,children:[
(0,jn.jsx)("span",{class:"gp-answer-sign","aria-hidden":"true",children:t}),(0,jn.jsx)("span",{class:"gp-answer-words",children:n})]}),(0,jn.jsx)("p",{class:"gp\
-answer-more",children:o})]})}var cp=l(Ei(),1);var Mo=l(ot(),1),Ni=l(W(),1),Jo=l(x(),1),ap=l(he(),1),og=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Fi=(e,t,n,o=1)=>og(e,t)/(t*n+o),Qt=e=>(0,ap.isKnown)(
e)?`${(0,Mo.fixed)(e,2)} ×`:"–",ao=({low:e,high:t})=>`${(0,Mo.fixed)(e,2)}–${(0,Mo.fixed)(t,2)}`,ms=()=>(0,Jo.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),Rr=e=>e<.9995?`${(0,Mo.significant)(e*1e3,3)} ms`:`${(0,Mo.significant)(e,3)} s`;function Zt(e,{done:t,runs:n}){if(t>=n)return"";let o={done:(0,Ni.count)(t),
left:(0,Ni.count)(n-t)};return e.done?(0,Jo.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,Jo.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Qo=(0,Jo.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");var I=l(b(),1),up=(e,{value:t})=>`${e} = ${t}`;function rg({group:e}){let t=e.found,{words:n,setting:o="",times:r="",more:s,...i}=sg(t,e);return(0,I.jsxs)(I.Fragment,
{children:[(0,I.jsxs)("header",{class:"gp-head",children:[(0,I.jsx)("h2",{class:"gp-title",children:(0,E.t)("Which setting is best?")}),(0,I.jsx)("p",{class:"gp\
-note gp-missing",children:Zt(e,t)})]}),(0,I.jsx)(Ye,{...i,words:(0,zi.sentence)(n,{setting:(0,I.jsx)("code",{children:o}),times:r}),more:s}),t.others&&(0,I.jsxs)(
"p",{class:"gp-warning",children:["⚠ ",(0,E.t)(Qo)]}),(0,I.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${(0,zi.sentence)(n,{setting:o,
times:r}).join("")}. ${s}`}),(0,I.jsx)(lg,{found:t}),(0,I.jsx)(Oe,{class:"gp-settings",chart:e.charts.lengths}),(0,I.jsx)("div",{class:"gp-wide",tabIndex:0,role:"\
region","aria-label":(0,E.t)("The settings in numbers"),children:(0,I.jsx)(dg,{found:t})})]})}var mp=(0,pp.groupPane)(rg,e=>e.answered("lengths"));function sg(e,t){
let{knob:n,points:o,leader:r,best:s,fewest:i,noise:a}=e,p=o.filter(({speedup:L})=>L),d=(L,M)=>({verdict:"wait",sign:"…",words:L,more:M});if(a&&p.length)return d(
(0,E.t)("No verdict on time"),(0,E.t)(a));let c=p.find(L=>L.group===r);if(!c?.speedup){if(t.done)return d((0,E.t)("No answer"),(0,E.t)("No setting has a complet\
e pair of runs."));let L=(0,E.tn)(o.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:(0,Gn.count)(p.length)});return d(
(0,E.t)("Not known yet"),p.length?L:(0,E.t)("The first counted runs are under way."))}let{speedup:u,verdict:m,pairs:f}=c,v={setting:up(n,c),times:Qt(u.median),interval:ao(
u)};if(m==="wait"||m==="noisy"){let L=(0,E.tn)(f,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{s\
etting} has the highest median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{...v,fewest:(0,Gn.count)(i)});return d(t.done?(0,E.t)(
"No answer"):(0,E.t)("Not known yet"),L)}let h={faster:[],slower:[(0,E.t)("It is slower than decoding without drafts.")],even:[(0,E.t)("The interval includes 1:\
 no clear difference from decoding without drafts.")]}[m],w=(0,E.t)("90 % interval: {interval}.",v),g={setting:v.setting,times:v.times},y={faster:"good",slower:"\
bad",even:"even"}[m];if(p.length===1)return{verdict:y,sign:{faster:"▲",slower:"▼",even:"≈"}[m],words:(0,E.t)("{setting} is the only setting that was measu\
red: {times}"),more:[w,...h].join(" "),...g};if(s===null)return{verdict:"even",sign:"≈",words:t.running?(0,E.t)("No clear best setting so far"):(0,E.t)("No cl\
ear best setting"),more:[ig(e,p.length,v),...h,(0,E.t)("More repeats tell more.")].join(" ")};let S=m==="slower"?t.running?(0,E.t)("{setting} is best so far, bu\
t only {times}"):(0,E.t)("{setting} is best, but only {times}"):t.running?(0,E.t)("{setting} is best so far: {times}"):(0,E.t)("{setting} is best: {times}");return{
verdict:y,sign:m==="slower"?"▼":"★",words:S,more:[w,(0,E.t)("It was faster than each of the others, turn by turn."),...h].join(" "),...g}}function ig({points:e,
rivals:t},n,o){if(t.length>2&&t.length===n-1)return(0,E.t)("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as \
good.",o);let r=ag(e.filter(({group:s})=>t.includes(s)).map(({value:s})=>s));return(0,E.t)("{setting} has the highest median, {times}, with a 90 % interval of {\
interval}; {others} may be as good.",{...o,others:r})}var ag=e=>e.length<2?e.join(""):(0,E.t)("{names} and {last}",{names:e.slice(0,-1).join(", "),last:e.at(-1)});
function lg({found:{points:e,curve:t,measured_curve:n}}){let o=r=>(0,I.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,I.jsx)("path",{class:r,
d:"M1 4H25"})});return(0,I.jsxs)("p",{class:"gp-note gp-keys",children:[(0,I.jsxs)("span",{children:[(0,I.jsxs)("svg",{width:"12",height:"20","aria-hidden":"tru\
e",children:[(0,I.jsx)("path",{class:"gp-spread",d:"M6 1V19M1 1H11M1 19H11"}),(0,I.jsx)("circle",{class:"gp-measured",cx:"6",cy:"10",r:"5"})]}),(0,I.jsx)(Zo.Term,
{id:"speed-up",formula:"",meaning:(0,E.t)("The median speed-up of this setting’s runs, each compared with the run without drafts beside it, and its 90 % interva\
l."),children:(0,E.t)("measured, with its 90 % interval")})]}),t.length>0&&(0,I.jsxs)("span",{class:"gp-of-formula",children:[o("gp-theory gp-dashed"),(0,I.jsx)(
Zo.Term,{id:"speed-up",meaning:(0,E.t)("Leviathan et al. 2023, theorem 3.8: (1 − α^(γ+1)) / ((1 − α) (γ c + 1)), with the acceptance rate α and the cost c of dr\
afting a token, both over all runs. It assumes that verifying a draft costs as much as one token, and is drawn for drafts of exactly γ tokens."),children:(0,E.t)(
"the paper’s formula")})]}),n.length>0&&(0,I.jsxs)("span",{class:"gp-of-verify",children:[o("gp-theory gp-dotted"),(0,I.jsx)(Zo.Term,{id:"speed-up",formula:"",
meaning:(0,E.t)("The same formula with the measured time of a round: the straight line that fits it best over the tokens drafted in it. Verifying a draft then c\
osts what it really did."),children:(0,E.t)("with the measured cost of verifying")})]}),e.some(({formula:r})=>(0,Xo.isKnown)(r))&&(0,I.jsxs)("span",{class:"gp-o\
f-own",children:[(0,I.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,I.jsx)("path",{class:"gp-own-formula",d:"M7 1L13 7L7 13L1 7Z"})}),(0,I.jsx)(
Zo.Term,{id:"speed-up",formula:"",meaning:(0,E.t)("The formula with the setting’s own acceptance rate, drafted tokens per round and cost."),children:(0,E.t)("\
the formula for each setting by itself")})]}),(0,I.jsxs)("span",{children:[o("gp-unity"),(0,E.t)("as fast as without")]})]})}var hs=e=>(0,Xo.isKnown)(e)?(0,Gn.percent)(
e):"",lp=e=>e||"–",pg=()=>[{name:"draft_acceptance_rate",term:"acceptance-rate",meaning:(0,E.t)(fs.FIGURES.draft_acceptance_rate),value:e=>lp(hs(e.draft_acceptance_rate)),
words:e=>hs(e.draft_acceptance_rate)},{name:"judged_acceptance_rate",term:"acceptance-rate",meaning:(0,E.t)(fs.FIGURES.judged_acceptance_rate),formula:(0,E.t)("\
accepted / judged"),value:({rate:e})=>lp(hs(e)),words:({rate:e})=>hs(e)},{name:"mean_acceptance_length",term:"acceptance-length",meaning:(0,E.t)(fs.FIGURES.mean_acceptance_length),
value:({mean_acceptance_length:e})=>(0,Gn.decimals)(e,2),words:({mean_acceptance_length:e})=>(0,Xo.isKnown)(e)?(0,Ai.fixed)(e,2):""},{name:(0,E.t)("drafted per \
round"),term:"draft",meaning:(0,E.t)("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),formula:(0,E.t)(
"drafted / rounds"),value:({drafted:e})=>(0,Gn.decimals)(e,2),words:({drafted:e})=>(0,Xo.isKnown)(e)?(0,Ai.fixed)(e,2):""},{name:(0,E.t)("speed-up"),term:"speed\
-up",meaning:`${(0,E.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.")} ${ms()}`,formula:"",
value:({speedup:e})=>(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)("span",{children:Qt(e?.median)}),(0,I.jsx)("small",{children:e&&`  ${ao(e)}`})]}),words:({speedup:e,
pairs:t})=>e?(0,E.tn)(t,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Qt(e.median),interval:ao(e)}):""},{name:(0,E.t)(
"formula"),term:"speed-up",meaning:(0,E.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),value:({
formula:e})=>Qt(e),words:({rate:e,drafted:t,formula:n})=>(0,Xo.isKnown)(n)?(0,E.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,Gn.decimals)(e),drafted:(0,Gn.decimals)(
t,2),times:Qt(n)}):""}];function dg({found:{knob:e,points:t,best:n}}){let o=pg(),r=s=>(0,dp.inARow)(t.map(i=>{let a=s(i);return a?(0,E.t)("{name}: {words}",{name:up(
e,i),words:a}):""}));return(0,I.jsxs)("table",{children:[(0,I.jsx)("thead",{children:(0,I.jsxs)("tr",{children:[(0,I.jsx)("th",{scope:"col",children:e}),o.map(({
name:s,term:i,meaning:a,formula:p,words:d})=>(0,I.jsx)("th",{scope:"col",children:(0,I.jsx)(Zo.Term,{id:i,meaning:a,formula:p,run:()=>r(d),children:(0,I.jsx)(cp.BreakableName,
{name:s})})},s))]})}),(0,I.jsx)("tbody",{children:t.map(s=>{let i=s.group===n;return(0,I.jsxs)("tr",{class:i?"gp-best":"",children:[(0,I.jsxs)("th",{scope:"row",
children:[(0,I.jsx)("span",{children:s.value}),(0,I.jsx)("b",{"aria-hidden":"true",children:i&&" ★"}),(0,I.jsx)("span",{class:"gp-hidden",children:i&&` ${(0,E.t)(
"(best)")}`})]}),o.map(({name:a,value:p})=>(0,I.jsx)("td",{children:p(s)},a))]},s.group)})})]})}var gp=l(we(),1),Ii=l(ot(),1),Rt=l(W(),1),q=l(x(),1),Oo=l(he(),1),Hi=l(Se(),1),bp=l(Dn(),1);var P=l(b(),1);function cg({group:e}){let t=e.found,n=t.mode==="greedy"?ug(t,e):fg(t,e);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsxs)("header",{class:"gp-he\
ad",children:[(0,P.jsx)("h2",{class:"gp-title",children:(0,q.t)("Is it the same?")}),(0,P.jsx)("p",{class:"gp-note gp-missing",children:Zt(e,t)})]}),(0,P.jsx)(Ye,
{...n}),(0,P.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${n.words}. ${n.more}`}),t.mode==="greedy"?(0,P.jsx)(hg,{found:t}):(0,P.jsx)(yg,
{found:t,group:e})]})}var wp=(0,gp.groupPane)(cg,e=>e.answered("same")),Bi=(e,t)=>({verdict:"wait",sign:"…",words:e.done?(0,q.t)("No answer"):(0,q.t)("Not kno\
wn yet"),more:t});function ug({checked:e,equal:t,at:n},o){if(!e||t===null)return Bi(o,(0,q.t)("A text without drafts and one with drafts must both have ended."));
if(t){let r=(0,q.tn)(e,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with a\
nd without drafts in each of {count} pairs of texts.");return{verdict:"good",sign:"✓",words:(0,q.t)("The same tokens"),more:r}}return{verdict:"bad",sign:"✗",
words:(0,q.t)("Different from token {place} on",{place:(0,Rt.count)(n+1)}),more:(0,q.t)("Greedy decoding should write the same tokens with drafts. Rounding can \
tip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there.")}}var hp=/[\p{L}\p{M}\p{N}]/u;function mg(e,t){
let n=0;for(;n<Math.min(e.length,t.length)&&e[n]===t[n];)n+=1;let o=()=>hp.test(e[n-1])&&hp.test((e[n]||"")+(t[n]||""));for(;n>0&&o();)n-=1;let r=s=>n+(/^\s*\S*/.
exec(s.slice(n))?.[0].length??0);return{shared:n,ends:[r(e),r(t)]}}function hg({found:{texts:e,equal:t,checked:n}}){let[o,r]=n>0?e:[];if(o===void 0||r===void 0)
return null;let s=t===!0||o===r,{shared:i,ends:a}=mg(o,r);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)("div",{class:"gp-both-texts",children:[o,r].map((p,d)=>(0,P.jsxs)(
"div",{children:[(0,P.jsx)("h3",{children:d?(0,q.t)("with drafts"):(0,q.t)("without drafts")}),(0,P.jsx)("p",{dir:"auto",tabIndex:0,children:s?p:(0,P.jsxs)(P.Fragment,
{children:[p.slice(0,i),(0,P.jsx)("mark",{children:p.slice(i,a[d])||"∎"}),(0,P.jsx)("span",{class:"gp-apart",children:p.slice(a[d])})]})})]},d))}),t===!1&&!s&&
(0,P.jsxs)("p",{class:"gp-note gp-mark-key",children:[(0,P.jsx)("mark",{children:"✗"})," ",(0,q.t)("the first words that differ")]})]})}var qi=e=>`p = ${e<.001?
(0,Ii.significant)(e,1):(0,Ii.significant)(e,2)}`;function fg({p:e,verdict:t,counts:n,level:o},r){let[s,i]=[n[0],(0,Rt.count)(n[1])];if(!(0,Oo.isKnown)(e)||t===
"wait"){if(r.done){let m=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with dr\
afts: too few for a test.",{assisted:i});return Bi(r,m)}let c=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts so far.","{count} texts without dr\
afts, {assisted} with drafts so far.",{assisted:i}),u=(0,q.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would\
 make it worthless.");return Bi(r,`${c} ${u}`)}let a=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted}\
 with drafts.",{assisted:i}),p={level:(0,Rt.percent)(o)};if(t==="same"){let c=`${a} ${(0,q.t)("A p below {level} would count as a difference.",p)}`;return{verdict:"\
good",sign:"✓",words:(0,q.t)("{p}: no difference found",{p:qi(e)}),more:c}}let d=`${a} ${(0,q.t)("p is below {level}.",p)}`;return{verdict:"bad",sign:"✗",words:(0,q.t)(
"{p}: the distributions differ",{p:qi(e)}),more:d}}function gg({p:e,verdict:t}){if(!(0,Oo.isKnown)(e))return"";let n=(0,q.t)("If both draw from the same distrib\
ution, a difference as large as this one appears in {share} of shuffles.",{share:(0,Rt.percent)(e)});return t==="differs"?`${n} ${(0,q.t)("That is so rare that \
chance is a poor explanation.")}`:t==="same"?`${n} ${(0,q.t)("That is not unusual.")}`:n}function bg({counts:e,tokens:t,verdict:n,level:o}){let[r,s]=e,i=Math.round(
100*Math.sqrt(1/r+1/s)),a=(0,q.tn)(t,"Only the first token of each text is compared: which token it is, and how surprising it is.","Only the first {count} token\
s of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(n==="differs")return[(0,q.t)("It does not say how l\
arge a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,q.t)("Where nothing differs, \
this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,Rt.percent)(o)}),a];let p=r===s?(0,q.t)(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,Rt.count)(r),points:i}):(0,q.t)("Wi\
th {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,Rt.count)(r),assisted:(0,Rt.count)(
s),points:i});return[(0,q.t)("Not finding a difference does not prove that there is none."),`${p} ${(0,q.t)("Smaller true differences mostly go unnoticed; more \
texts show more.")}`,a]}function wg({surprise:e},t){if(!(0,Oo.isKnown)(e?.without)||!(0,Oo.isKnown)(e.with))return"";let n=o=>(0,Rt.information)(o,t.unit);return(0,q.t)(
"How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",
{without:n(e.without),assisted:n(e.with)})}function yg({found:e,group:t}){let{p:n,counts:o,positions:r}=e,s=gg(e),i=()=>(0,Oo.isKnown)(n)?(0,q.tn)(o[0],"{count}\
 text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,Rt.count)(o[1]),p:qi(
n)}):"";return(0,P.jsxs)("div",{class:"gp-of-sampling",children:[s&&(0,P.jsx)("p",{class:"gp-meaning",children:s}),(0,Oo.isKnown)(n)&&(0,P.jsxs)("div",{class:"g\
p-evidence",children:[(0,P.jsxs)("figure",{class:"gp-trial-figure gp-of-shuffles",hidden:!t.charts.shuffles,children:[(0,P.jsx)("h3",{children:(0,q.t)("Could it\
 be chance?")}),(0,P.jsxs)("p",{class:"gp-note",children:[(0,q.t)("How different the two groups of texts are, and how different groups are after the labels “wit\
hout” and “with” were shuffled among all texts.")," ",(0,P.jsx)(Hi.Term,{id:"p-value",formula:"",run:i,meaning:(0,q.t)("Two things are compared: how often\
 each token occurs at each position, by the sum of the chi-square statistics of the positions; and how surprising the target finds the texts, by the difference \
of the means. Each is written in standard deviations over all shuffles, and the larger one counts."),children:(0,q.t)("How it is measured")})]}),(0,P.jsx)(Oe,{class:"\
gp-shuffles",chart:t.charts.shuffles}),(0,P.jsx)("p",{class:"gp-note gp-surprise",children:wg(e,t)})]}),(0,P.jsxs)("div",{class:"gp-cannot",children:[(0,P.jsx)(
"h3",{children:(0,q.t)("What a p-value cannot show")}),(0,P.jsx)("ul",{children:bg(e).map((a,p)=>(0,P.jsx)("li",{children:a},p))})]})]}),r.length>0&&(0,P.jsxs)(
"div",{class:"gp-trial-figure",children:[(0,P.jsx)("h3",{class:"gp-places-title",children:(0,q.t)("The tokens, position by position")}),(0,P.jsxs)("p",{class:"g\
p-note gp-keys",children:[(0,P.jsxs)("span",{children:[(0,P.jsx)("i",{class:"gp-bar-without","aria-hidden":"true"}),(0,q.t)("without drafts")]}),(0,P.jsxs)("spa\
n",{children:[(0,P.jsx)("i",{class:"gp-bar-with","aria-hidden":"true"}),(0,q.t)("with drafts")]}),(0,P.jsx)("span",{children:(0,q.t)("how many texts have this t\
oken there")})]}),(0,P.jsx)("ol",{class:"gp-places",children:r.map(({position:a,tokens:p})=>(0,P.jsx)(kg,{position:a,tokens:p,counts:o},a))})]})]})}function kg({
position:e,tokens:t,counts:n}){let o={without:n[0]-t.reduce((r,s)=>r+s.without,0),with:n[1]-t.reduce((r,s)=>r+s.with,0)};return(0,P.jsx)("li",{children:(0,P.jsxs)(
"table",{children:[(0,P.jsx)("caption",{children:(0,P.jsx)(Hi.Term,{id:"sample",formula:"",meaning:(0,q.t)("How many texts of each side have this token at this \
place."),children:(0,q.t)("token {place}",{place:(0,Rt.count)(e)})})}),(0,P.jsx)("thead",{children:(0,P.jsxs)("tr",{class:"gp-hidden",children:[(0,P.jsx)("th",{
scope:"col",children:(0,q.t)("token")}),(0,P.jsx)("th",{scope:"col",children:(0,q.t)("without")}),(0,P.jsx)("th",{scope:"col",children:(0,q.t)("with")})]})}),(0,P.jsxs)(
"tbody",{children:[t.map((r,s)=>(0,P.jsx)(fp,{token:r,counts:n},s)),(o.without>0||o.with>0)&&(0,P.jsx)(fp,{token:{...o,text:null},words:(0,q.t)("all others"),counts:n})]})]})})}
function fp({token:e,words:t,counts:n}){let o=[{name:"without",number:e.without,most:n[0]},{name:"with",number:e.with,most:n[1]}],r={without:(0,Rt.count)(e.without),
assisted:(0,Rt.count)(e.with)};return(0,P.jsxs)("tr",{children:[(0,P.jsx)("th",{scope:"row",children:e.text===null?(0,P.jsx)("bdi",{class:"gp-plain",children:t??
(0,q.t)("text ended")}):(0,P.jsx)(bp.TokenLabel,{text:e.text})}),(0,P.jsx)("td",{colSpan:2,"aria-label":(0,q.t)("{without} without, {assisted} with",r),children:(0,P.jsx)(
"div",{class:"gp-counts",children:o.map(({name:s,number:i,most:a})=>[(0,P.jsx)("i",{class:`gp-bar-${s}`,"aria-hidden":"true",style:{width:`${(100*Math.min(1,i/Math.
max(1,a))).toFixed(2)}%`}}),(0,P.jsx)("span",{children:(0,Rt.count)(i)})])})})]})}var Tp=l(we(),1),sn=l(ot(),1),vn=l(W(),1),K=l(x(),1),an=l(he(),1),Ro=l(Se(),1);var Pp=l(Ei(),1);var Ki=l(W(),1),kn=l(x(),1),Yo=l(he(),1),kp=l(Se(),1);var Wt=l(b(),1),vg=.14;function vp(e,t){return e==="draft"?[(0,kn.t)("draft"),(0,kn.t)("{share} of the time with drafts goes into writing them: all forward pass\
es of the draft model, or the search for text to copy.",{share:t})]:e==="verify"?[(0,kn.t)("verify"),(0,kn.t)("{share} of the time with drafts goes into the tar\
get model’s passes over them.",{share:t})]:[(0,kn.t)("rest"),(0,kn.t)("{share} of the time with drafts goes into all else: comparing, choosing, and what the l\
ibrary does around it.",{share:t})]}function xp({found:{pairs:e,draft_share:t,verify_share:n}}){if(!e.length||!(0,Yo.isKnown)(t)||!(0,Yo.isKnown)(n))return null;
let o=(0,Yo.medianOf)(e.map(a=>a.without)),r=(0,Yo.medianOf)(e.map(a=>a.with)),s=Math.max(o,r),i=[["draft",t],["verify",n],["rest",Math.max(0,1-t-n)]];return(0,Wt.jsxs)(
"figure",{class:"gp-trial-figure gp-of-time",children:[(0,Wt.jsx)("h3",{children:(0,kn.t)("Where the time goes")}),(0,Wt.jsxs)("ul",{class:"gp-time-bars",children:[
(0,Wt.jsx)(yp,{name:(0,kn.t)("without"),value:o,longest:s,parts:[["plain",1]]}),(0,Wt.jsx)(yp,{name:(0,kn.t)("with"),value:r,longest:s,parts:i})]}),(0,Wt.jsx)("\
p",{class:"gp-note gp-keys gp-time-keys",children:i.map(([a,p])=>{let[d,c]=vp(a,(0,Ki.percent)(p));return(0,Wt.jsxs)("span",{children:[(0,Wt.jsx)("i",{"data-par\
t":a,"aria-hidden":"true"}),(0,Wt.jsxs)(kp.Term,{id:"time",meaning:c,unit:"%",children:[d," ",(0,Ki.percent)(p)]})]},a)})})]})}function yp({name:e,value:t,longest:n,
parts:o}){return(0,Wt.jsxs)("li",{children:[(0,Wt.jsx)("span",{children:e}),(0,Wt.jsx)("span",{class:"gp-time-bar","aria-hidden":"true",children:o.map(([r,s])=>{
let i=s*t/n;return(0,Wt.jsx)("i",{"data-part":r,style:{width:`${(i*100).toFixed(2)}%`},children:(0,Wt.jsx)("b",{children:r!=="plain"&&i>vg?vp(r,"")[0]:null})},r)})}),
(0,Wt.jsx)("span",{children:(0,kn.t)("{time} per token",{time:Rr(t)})})]})}var C=l(b(),1);function xg({group:e}){let t=e.found,{interval:n,...o}=Sg(t,e),{charts:r}=e;return(0,C.jsxs)(C.Fragment,{children:[(0,C.jsxs)("header",{class:"gp\
-head",children:[(0,C.jsx)("h2",{class:"gp-title",children:(0,K.t)("Is it faster?")}),(0,C.jsx)("p",{class:"gp-note gp-missing",children:Zt(e,t)})]}),(0,C.jsxs)(
"div",{class:"gp-verdict",children:[(0,C.jsxs)("div",{children:[(0,C.jsx)(Ye,{...o,more:(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)("span",{children:o.more})," ",
n&&(0,C.jsx)(Ro.Term,{class:"gp-of-spread",id:"interval",run:()=>Tg(t),meaning:ms(),children:n})]})}),(0,C.jsx)(Pg,{found:t})]}),(0,C.jsx)("ul",{class:"gp-reaso\
ns","aria-label":(0,K.t)("Why"),children:t.reasons.map((s,i)=>(0,C.jsx)("li",{children:(0,K.t)(s)},i))})]}),t.others&&(0,C.jsxs)("p",{class:"gp-warning",children:[
"⚠ ",(0,K.t)(Qo)]}),(0,C.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${o.words}. ${o.more} ${n}`}),(0,C.jsxs)("div",{class:"gp-halves",
children:[(0,C.jsxs)("div",{class:"gp-half",children:[t.pairs.length>0&&(0,C.jsxs)(Mp,{name:"pairs",title:(0,K.t)("Time per token, pair by pair"),children:[(0,C.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,C.jsxs)("span",{children:[(0,C.jsx)(Di,{size:12,children:(0,C.jsx)("circle",{class:"gp-dot-without",cx:"6",cy:"6",r:"4\
.5"})}),(0,K.t)("without drafts")]}),(0,C.jsxs)("span",{children:[(0,C.jsx)(Di,{size:12,children:(0,C.jsx)("circle",{class:"gp-dot-with",cx:"6",cy:"6",r:"5.5"})}),
(0,K.t)("with drafts")]})]}),(0,C.jsx)(Oe,{class:"gp-pairs",chart:r.pairs}),(0,C.jsx)("p",{class:"gp-note",children:(0,K.t)("Runs alternate: without, with, with\
out, with. The first pair warms up and is not counted.")})]}),(0,C.jsx)(xp,{found:t})]}),(0,C.jsx)("div",{class:"gp-half",children:(0,C.jsx)(Cg,{found:t,group:e})})]}),
(0,C.jsx)(Rg,{found:t})]})}var Cp=(0,Tp.groupPane)(xg,e=>e.answered("speed"));function Mp({name:e,title:t,children:n}){return(0,C.jsxs)("figure",{class:`gp-tria\
l-figure gp-of-${e}`,children:[(0,C.jsx)("h3",{children:t}),n]})}var Di=({size:e,children:t})=>(0,C.jsx)("svg",{width:e,height:e,"aria-hidden":"true",children:t});
function Sg(e,t){let{verdict:n,noise:o,speedup:r,pairs:s,fewest:i}=e,{length:a}=s,p=t.done?(0,K.t)("No answer"):(0,K.t)("Not known yet");if(n==="noisy")return{verdict:"\
wait",sign:"…",words:(0,K.t)("No verdict on time"),more:(0,K.t)(o),interval:""};if(!r){let v=t.done?(0,K.t)("No pair of runs was completed."):(0,K.t)("The fir\
st counted pair is under way.");return{verdict:"wait",sign:"…",words:p,more:v,interval:""}}let d=Qt(r.median),c=ao(r),u=(0,K.tn)(a,"Median of {count} pair of \
runs.","Median of {count} pairs of runs."),m=(0,K.t)("90 % interval: {interval}.",{interval:c});if(n==="faster")return{verdict:"good",sign:"▲",words:t.running?
(0,K.t)("{times} faster so far",{times:d}):(0,K.t)("{times} faster",{times:d}),more:u,interval:m};if(n==="slower")return{verdict:"bad",sign:"▼",words:t.running?
(0,K.t)("{times}: slower so far",{times:d}):(0,K.t)("{times}: slower",{times:d}),more:u,interval:m};if(n==="even")return{verdict:"even",sign:"≈",words:t.running?
(0,K.t)("No clear difference so far"):(0,K.t)("No clear difference"),more:(0,K.tn)(a,"{times} is the median of {count} pair of runs.","{times} is the median of \
{count} pairs of runs.",{times:d}),interval:(0,K.t)("The 90 % interval {interval} includes 1.",{interval:c})};let f=(0,K.tn)(a,"{times} is the median of {count}\
 pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:d,fewest:(0,vn.count)(
i)});return{verdict:"wait",sign:"…",words:p,more:f,interval:""}}var Tg=({pairs:e})=>e.length?(0,K.tn)(e.length,"the speed-up of {count} pair: {each}.","the sp\
eed-ups of {count} pairs: {each}.",{each:(0,sn.listed)(e.map(({speedup:t})=>(0,sn.fixed)(t,2)).sort())}):"";function Pg({found:{identical:e,pairs:t}}){if(!e?.checked)
return null;let{checked:n,equal:o,at:r}=e,s=n>t.length?(0,K.tn)(n,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,K.tn)(
n,"Same tokens in the pair","Same tokens in all {count} pairs");return(0,C.jsxs)("p",{class:"gp-badge","data-verdict":o?"good":"bad",children:[(0,C.jsx)("b",{"a\
ria-hidden":"true",children:o?"✓":"✗"}),(0,C.jsx)("span",{children:o?s:(0,K.t)("Not the same tokens: a text diverges at token {place}",{place:(0,vn.count)(r+
1)})})]})}var Op=({acceptance:e})=>e?.judged_acceptance_rate??null;function Cg({found:e,group:t}){let{drafted:n,cost:o,verify:r}=e;if(!(0,an.isKnown)(n)||!(0,an.isKnown)(
o)||!(0,an.isKnown)(r))return null;let s=()=>{let i=Op(e);return(0,an.isKnown)(i)?(0,K.t)("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",
{rate:(0,vn.decimals)(i),drafted:(0,sn.fixed)(n,2),cost:(0,sn.fixed)(o,2),verify:(0,sn.fixed)(r,2),times:Qt(Fi(i,n,o,r))}):""};return(0,C.jsxs)(Mp,{name:"rates",
title:(0,K.t)("How often must the target accept?"),children:[(0,C.jsxs)("p",{class:"gp-note gp-keys",children:[(0,C.jsxs)("span",{children:[(0,C.jsx)("svg",{width:"\
24",height:"8","aria-hidden":"true",children:(0,C.jsx)("path",{class:"gp-theory",d:"M1 4H23"})}),(0,C.jsx)(Ro.Term,{id:"speed-up",formula:"",run:s,meaning:(0,K.t)(
"Tokens that a round is expected to write, divided by what the round costs: (1 − α^(γ+1)) / (1 − α) / (γ c + v). α is the acceptance rate, γ the drafted tokens \
per round, c the cost of drafting one and v the cost of the target’s pass over the draft, both as measured here. After Leviathan et al. 2023, theorem 3.8, where\
 v is 1."),children:(0,K.t)("expected by the formula at the costs measured here")})]}),(0,C.jsxs)("span",{children:[(0,C.jsx)(Di,{size:14,children:(0,C.jsx)("pa\
th",{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,K.t)("measured")]})]}),(0,C.jsx)(Oe,{class:"gp-rates",chart:t.charts.rates}),(0,C.jsx)("p",{class:"gp-ra\
te-words",children:Mg(e,Fi(1,n,o,r))})]})}function Mg(e,t){let{break_even:n}=e,o=Op(e);if(!(0,an.isKnown)(n))return(0,K.t)("No acceptance rate would be enough: \
even if the target kept every drafted token, the formula gives {times}.",{times:Qt(t)});if(n<=0)return(0,K.t)("Any acceptance rate is enough at these costs.");let r=(0,vn.percent)(
n);if(!(0,an.isKnown)(o))return(0,K.t)("The target must keep at least {least} of the tokens that it judges.",{least:r});let s={least:r,rate:(0,vn.percent)(o)};return o>=
n?(0,K.t)("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",s):(0,K.t)("The target must keep at least {least} of the t\
okens that it judges, but here it keeps only {rate}.",s)}var Og=["draft_acceptance_rate","judged_acceptance_rate","mean_acceptance_length","passes_saved"];function Rg({
found:e}){let{acceptance:t,drafted:n,cost:o,verify:r}=e,s=[];for(let i of t?Og:[]){let a=t?.[i];if(!t||!(0,an.isKnown)(a))continue;let p=i.endsWith("rate")?(0,vn.percent)(
a):i.endsWith("length")?(0,sn.fixed)(a,2):(0,vn.count)(a);s.push((0,C.jsx)(gs,{value:p,children:(0,C.jsx)(Ro.Term,{...(0,Pp.termOfFigure)(i,p,t),children:i})}))}
if((0,an.isKnown)(n)){let i=()=>t?(0,K.tn)(t.num_rounds,"{drafted} drafted in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,vn.count)(
t.num_draft_tokens),value:(0,sn.fixed)(n,2)}):"";s.push((0,C.jsx)(gs,{value:(0,sn.fixed)(n,2),children:(0,C.jsx)(Ro.Term,{id:"draft",formula:"",run:i,meaning:(0,K.t)(
"num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),children:(0,K.t)("drafted tokens per round")})}))}return(0,an.isKnown)(
o)&&s.push((0,C.jsx)(gs,{value:(0,sn.fixed)(o,2),children:(0,C.jsx)(Ro.Term,{id:"draft-cost",run:()=>Sp(o,e),meaning:(0,K.t)("Draft time per drafted token / tim\
e per token without drafts, both without the reading of the prompt: the c of the formula."),children:(0,K.t)("cost of drafting one token")})})),(0,an.isKnown)(r)&&
s.push((0,C.jsx)(gs,{value:(0,sn.fixed)(r,2),children:(0,C.jsx)(Ro.Term,{id:"draft-cost",run:()=>Sp(r,e),meaning:(0,K.t)("Time of the target’s pass over a draft\
 / time per token without drafts. The theorem assumes 1; on a processor without spare capacity it is more."),children:(0,K.t)("cost of verifying a draft")})})),
(0,C.jsx)("dl",{class:"gp-figures",children:s})}var gs=({value:e,children:t})=>(0,C.jsxs)("div",{children:[(0,C.jsx)("dt",{children:t}),(0,C.jsx)("dd",{children:e})]});
function Sp(e,{pairs:t}){if(!t.length)return"";let n=(0,an.medianOf)(t.map(({without:o})=>o));return(0,K.t)("{cost} × {token} per token without drafts = {time}.",
{cost:(0,sn.fixed)(e,2),token:Rr(n),time:Rr(e*n)})}var ys=l(ye(),1);var Kp=l(we(),1),St=l(x(),1),Zi=l(Se(),1);var Lp=l(ji(),1),un=l(x(),1);var bs=l(W(),1),Wo=l(b(),1);function Wp({text:e}){let t=[],n=0;for(let{0:o,index:r}of e.matchAll(bs.INVISIBLE))r>n&&t.push(e.slice(n,r)),n=r+1,t.push((0,Wo.jsx)(
Wg,{character:o},r));return(0,Wo.jsxs)(Wo.Fragment,{children:[t,e.slice(n)]})}function Wg({character:e}){let t=bs.MARKS[e],n=(e.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,Wo.jsx)("span",{class:"gp-space","data-mark":t??`U+${n}`,"data-wide":t==="·"?"no":"yes",children:t?e:""})}var Ui=l(Se(),1),Ji=l(Dn(),1),Pe=l(b(),1),Vi=40,_p=14;function _g(e){let t=Array.from({length:e},(n,o)=>o);return e<=Vi?t:[...t.slice(0,_p),null,...t.slice(_p+e-
Vi+1)]}var Gg=(e,t,n)=>e==="left"?[0,t-n]:[n,t];function $p({read:e,text:t,side:n,goesOn:o,caption:r}){let[s,i]=Gg(n,e.length,t),a=e.filter(([,,u])=>!u).length,
p=_g(e.length),d=e.length-Vi+1,c=()=>(0,un.tn)(e.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:a});return(0,Pe.jsxs)("\
table",{class:"gp-strip",children:[(0,Pe.jsx)("caption",{class:"gp-hidden",children:r}),(0,Pe.jsxs)("tbody",{children:[(0,Pe.jsxs)("tr",{children:[(0,Pe.jsx)("t\
h",{scope:"row",children:(0,Pe.jsx)("span",{children:(0,un.t)("token")})}),p.map(u=>u===null?(0,Pe.jsx)("td",{class:"gp-mark",children:(0,un.tn)(d,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,Pe.jsx)(Lg,{label:e[u][1],isPadding:u>=s&&u<i,isLast:o&&u===e.length-1},u))]}),(0,Pe.jsxs)("tr",{children:[(0,Pe.jsx)(
"th",{scope:"row",children:(0,Pe.jsx)(Ui.Term,{id:"padding",run:c,meaning:(0,un.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,un.t)(
"mask")})}),p.map(u=>u===null?(0,Pe.jsx)(Gp,{}):(0,Pe.jsx)("td",{class:e[u][2]?"":"gp-ignored",children:e[u][2]}))]}),e.some(([,,,u])=>u!==null)&&(0,Pe.jsxs)("t\
r",{children:[(0,Pe.jsx)("th",{scope:"row",children:(0,Pe.jsx)(Ui.Term,{id:"padding",run:c,meaning:(0,un.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,un.t)("position")})}),p.map(u=>u===null?(0,Pe.jsx)(Gp,{}):(0,Pe.jsx)("td",{children:e[u][3]}))]})]})]})}
var Gp=()=>(0,Pe.jsx)("td",{class:"gp-mark",children:"…"});function Lg({label:e,isPadding:t,isLast:n}){return(0,Pe.jsxs)("td",{class:`gp-cell${t?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,Pe.jsx)(Ji.TokenLabel,{text:e}),t&&(0,Pe.jsxs)("span",{class:"gp-hidden",children:[" ",(0,un.t)("(padding)")]}),n&&(0,Pe.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,un.t)("(the next token is predicted from here)")]})]})}function Ep({tokens:e,parts:t}){let n=[e.slice(0,t??e.length),
e.slice(t??e.length)];return(0,Pe.jsxs)("span",{class:"gp-new",children:[n.map((o,r)=>o.length>0&&(0,Pe.jsx)("span",{class:r?"gp-parted":"",children:o.map($g)},
r)),!e.length&&(0,Pe.jsx)("span",{class:"gp-mark",children:(0,un.t)("(nothing)")})]})}var $g=([,e,t],n)=>(0,Pe.jsx)(Lp.Fragment,{children:t===null?(0,Pe.jsx)(Ji.TokenLabel,
{class:"gp-end",text:e}):(0,Pe.jsx)(Wp,{text:t})},n);var Fp=l(ot(),1),Ap=l(rn(),1),ze=l(W(),1),fe=l(x(),1),_r=l(he(),1),zp=l(Wr(),1);function Gr({name:e,masked:t}){return e==="alone"?(0,fe.t)("Alone"):e==="left"?t?
(0,fe.t)("Padded on the left"):(0,fe.t)("Padded on the left, without a mask"):t?(0,fe.t)("Padded on the right"):(0,fe.t)("Padded on the right, without a mask")}
function ws(e,t){if(!(0,_r.isKnown)(e))return(0,fe.t)("infinite");let n=(0,ze.fromNats)(e,t),o=Math.abs(n);if(o<1e-15)return(0,ze.withUnit)(0,"0",t);let r=o<1e-4?
(0,zp.pWords)(o):(0,Fp.fixed)(o,o<.01?4:3);return(0,ze.withUnit)(e,`${n<0?"−":""}${r}`,t)}function Ip(e,t,n){let{prompts:o,sampled:r,ways:s}=e,[i]=s,a=t.answers.
map(({kl:f})=>(0,_r.isKnown)(f)?f:1/0),p=t.answers.filter(({read:f},v)=>f.length>i.answers[v].read.length).length,d=[(0,fe.t)("How far the first new token's dis\
tribution moved from the one without a batch: at most {distance}.",{distance:ws(Math.max(...a),n)})];p||d.push((0,fe.t)("No prompt is shorter than another, so n\
othing was padded.")),t.guessed?d.push((0,fe.t)("generate has found the padding by itself, because no text ends with this pad token.")):!t.masked&&p&&d.push((0,fe.t)(
"The model has read the padding as text."));let c=t.answers.filter(({same:f})=>!f).length,u=r?"even":c?"bad":"good",m=Eg(u,Gr(t),c,o.length);return{verdict:u,sign:{
even:"○",bad:"✗",good:"✓"}[u],words:m,more:d.join(" ")}}function Eg(e,t,n,o){return e==="even"?(0,fe.t)("{way}: the texts are drawn again, so they are not\
 compared.",{way:t}):e==="good"?(0,fe.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on\
 its own.",{way:t}):o===1?(0,fe.t)("{way}: the prompt gives a different text than on its own.",{way:t}):(0,fe.tn)(n,"{way}: {count} of {all} prompts gives a dif\
ferent text than on its own.","{way}: {count} of {all} prompts give a different text than on their own.",{way:t,all:o})}function Qi({sampled:e},{name:t},{same:n}){
return t==="alone"?{verdict:"even",sign:"",words:""}:e?{verdict:"even",sign:"○",words:(0,fe.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,fe.t)("th\
e same as on its own")}:{verdict:"bad",sign:"✗",words:(0,fe.t)("a different text than on its own")}}function Bp(e,t,n,o,r){let s=Ng(n);if(t.name==="alone")return[
s];let i=e.sampled?"":Fg(n,o),a=ws(n.change,r);return[...i?[{words:i,meaning:(0,fe.t)("The first token that differs. What comes after it continues a different t\
ext."),term:"greedy"}]:[],{words:(0,fe.t)("KL {distance}",{distance:ws(n.kl,r)}),meaning:(0,fe.t)("Kullback-Leibler divergence between the distributions of the \
first new token, alone ‖ this way, before the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,ze.asSentence)((0,Ap.klSumWords)(Ag(o,n),r,
ws(n.kl,r)))},{words:(0,fe.t)("log p of {token} {change}",{token:(0,ze.quoted)(o.new[0][1]),change:`${(0,_r.isKnown)(n.change)&&n.change>0?"+":""}${a}`}),meaning:(0,fe.t)(
"The change in the log-probability of the token that the prompt alone chose first."),term:"logprob",run:()=>zg(n,o,a),unit:r},s]}function Ng({first:e}){let t=i=>(0,ze.percent)(
(0,ze.probability)(i)),n=e.slice(0,3).map(([i,a])=>`${(0,ze.quoted)(i)} ${t(a)}`),[[o,r]]=e,s={token:(0,ze.quoted)(o),logprob:(0,ze.decimals)(r),percent:t(r)};return{
words:(0,fe.t)("first: {tokens}",{tokens:n.join(", ")}),meaning:(0,fe.t)("The likeliest first new tokens, with their probabilities before the logits processors."),
term:"probability",run:()=>(0,fe.t)("{token}: e^({logprob}) = {percent}.",s)}}function Fg({parts_at:e,new:t},n){if(e===null)return"";let o=r=>e<r.length?(0,ze.quoted)(
r[e][1]):(0,fe.t)("the end");return(0,fe.t)("diverges at new token {number}: {own}, alone {alone}",{number:e+1,own:o(t),alone:o(n.new)})}var Ag=(e,t)=>e.first.flatMap(
([n,o])=>{let r=t.first.find(([s])=>s===n);return r?[{text:n,p:(0,ze.probability)(o),q:(0,ze.probability)(r[1])}]:[]});function zg(e,t,n){let[[,o]]=t.new,[r,s]=[
t,e].map(({first:i})=>i.find(([a])=>a===o));return!r||!s||!(0,_r.isKnown)(e.change)?"":(0,fe.t)("from {before} alone to {after}: a change of {change}.",{before:(0,ze.percent)(
(0,ze.probability)(r[1])),after:(0,ze.percent)((0,ze.probability)(s[1])),change:n})}function qp(e){let{model:t,mode:n,prompts:o,width:r,pad:s,borrowed:i,dtype:a,
seed:p,sampled:d,ways:c}=e,u=d?(0,fe.t)("{mode}, seed {seed}",{mode:(0,ze.modeName)(n),seed:p}):(0,ze.modeName)(n),f=c[0].answers.some(({read:v})=>v.length<r)?Ig(
o.length,{width:r,pad:s[1]},i):(0,fe.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:r});return`${t}, ${a}; ${u}; ${f}`}
var Ig=(e,t,n)=>n?(0,fe.tn)(e,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",t):(0,fe.tn)(e,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",t);var $=l(b(),1),Bg=6,Hp=200;function qg({group:e}){let t=e.found,{unit:n}=e,o=(0,ys.useMemo)(()=>t.prompts.map((s,i)=>(0,$.jsx)(Hg,{found:t,number:i,unit:n},`${i}\
 ${s}`)),[t,n]),r=t.ways.slice(1).map(s=>Ip(t,s,n));return(0,$.jsxs)($.Fragment,{children:[e.isExample&&(0,$.jsx)(Wn,{group:e}),(0,$.jsxs)("header",{class:"gp-h\
ead",children:[(0,$.jsx)("h2",{class:"gp-title",children:(0,St.t)("Padding")}),(0,$.jsx)("p",{class:"gp-note gp-about",children:qp(t)})]}),(0,$.jsx)("ul",{class:"\
gp-batch-verdicts",children:r.map(({verdict:s,sign:i,words:a,more:p})=>(0,$.jsxs)("li",{"data-verdict":s,children:[(0,$.jsx)(jp,{sign:i}),(0,$.jsxs)("span",{children:[
a,(0,$.jsx)("small",{children:p})]})]},a))}),(0,$.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:r.map(({words:s})=>s).join(" ")}),(0,$.jsx)(Dg,{isDecoder:!t.
is_encoder_decoder}),(0,$.jsx)("div",{class:"gp-batch-prompts",children:o}),(0,$.jsx)(jg,{})]})}var Dp=(0,Kp.groupPane)(qg,({found:e})=>!!e),jp=({sign:e})=>(0,$.jsx)(
"span",{class:"gp-sign","aria-hidden":"true",children:e});function Hg({found:e,number:t,unit:n}){let[o,r]=(0,ys.useState)(t<Bg),s=[...e.prompts[t]],i=e.ways.slice(
1).map(a=>`${Qi(e,a,a.answers[t]).sign} ${Gr(a)}`);return(0,$.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:a})=>r(a.open),children:[(0,$.jsxs)(
"summary",{children:[(0,St.t)("Prompt {number}:",{number:t+1})," ",(0,$.jsx)("bdi",{class:"gp-prompt-text",children:s.slice(0,Hp).join("")+(s.length>Hp?"…":"")}),
(0,$.jsxs)("span",{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&e.ways.map(a=>(0,$.jsx)(Kg,{found:e,way:a,number:t,unit:n},a.name))]})}function Kg({
found:e,way:t,number:n,unit:o}){let[r,s]=[e.ways[0].answers[n],t.answers[n]],{verdict:i,sign:a,words:p}=Qi(e,t,s),d=t.name==="alone"||JSON.stringify(s.read)!==JSON.
stringify(r.read),c=(0,St.t)("Prompt {number} as the model reads it: {way}",{number:n+1,way:Gr(t)});return(0,$.jsxs)("div",{class:"gp-way","data-verdict":i,children:[
(0,$.jsxs)("h3",{class:"gp-way-name",children:[(0,$.jsx)(jp,{sign:a}),Gr(t),(0,$.jsx)("small",{children:p})]}),(0,$.jsxs)("div",{class:"gp-way-body",children:[d?
(0,$.jsx)("div",{class:"gp-scroll",tabIndex:0,role:"region","aria-label":c,children:(0,$.jsx)($p,{read:s.read,text:r.read.length,side:t.name,goesOn:!e.is_encoder_decoder,
caption:c})}):(0,$.jsx)("p",{class:"gp-note",children:(0,St.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),
(0,$.jsxs)("p",{class:"gp-gave",children:[(0,$.jsxs)("span",{class:"gp-gave-words",children:[(0,St.t)("Output:")," "]}),(0,$.jsx)(Ep,{tokens:s.new,parts:e.sampled?
null:s.parts_at})]}),(0,$.jsx)("p",{class:"gp-measures",children:Bp(e,t,s,r,o).map(u=>(0,$.jsx)(Zi.Term,{id:u.term,run:u.run,meaning:u.meaning,unit:u.unit,children:u.
words},u.words))})]})]})}function Dg({isDecoder:e}){return(0,$.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,$.jsxs)("span",{children:[(0,$.jsx)("i",{class:"\
gp-cell gp-padding","aria-hidden":"true",children:"pad"})," ",(0,$.jsx)(Zi.Term,{id:"padding",meaning:(0,St.t)("All rows of a batch have the same length. Shorte\
r prompts are filled with pad tokens, on the left or on the right."),children:(0,St.t)("padding")})]}),(0,$.jsxs)("span",{children:[(0,$.jsx)("i",{class:"gp-cel\
l gp-ignored","aria-hidden":"true",children:"0"})," ",(0,St.t)("hidden by the mask")]}),(0,$.jsxs)("span",{class:"gp-of-decoder",hidden:!e,children:[(0,$.jsx)("\
i",{class:"gp-cell gp-last","aria-hidden":"true",children:"abc"})," ",(0,St.t)("the next token is predicted from here")]}),(0,$.jsxs)("span",{children:[(0,$.jsx)(
"u",{class:"gp-parted",children:(0,St.t)("text")})," ",(0,St.t)("differs from what the prompt gives on its own")]})]})}function jg(){return(0,$.jsxs)("details",
{class:"gp-batch-why",children:[(0,$.jsx)("summary",{children:(0,St.t)("Why?")}),(0,$.jsxs)("ul",{children:[(0,$.jsx)("li",{children:(0,St.t)("A decoder-only mo\
del continues from the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding\
, and what the model predicts after padding says little about the prompt.")}),(0,$.jsx)("li",{children:(0,St.t)("The mask hides the padding from attention, and \
the position ids count from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,$.jsx)("li",{children:(0,St.t)(
"Equivalent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probabilit\
y by some millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,$.jsx)("li",{children:(0,St.t)("An e\
ncoder-decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default\
; padding on the left can, where the encoder has learned absolute positions.")}),(0,$.jsx)("li",{children:(0,St.t)("Without a mask, generate looks for the paddi\
ng by itself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot\
 tell them apart, and the model reads all of them as text.")})]})]})}var vs=l(ye(),1);var dd=l(we(),1),cd=l(Lr(),1),_t=l(W(),1),ce=l(x(),1),Er=l(he(),1),ud=l(Xi(),1),md=l(Se(),1),hd=l(Qp(),1);var sd=l(rn(),1),It=l(W(),1),id=l(x(),1),lo=l(he(),1);var st=l(W(),1),rt=l(x(),1),$r=l(he(),1),Yi=3,Ug={sum:"logprob",token:"per_token",byte:"per_byte"},ks=(e,t)=>e[Ug[t]]??-1/0,er=({answers:e},t)=>e.map((n,o)=>o).
sort((n,o)=>ks(e[o],t)-ks(e[n],t)),Ln=(e,t=3)=>(0,$r.isKnown)(e)?(0,st.decimals)(e,t):"−∞";function ea(e){let{answers:t}=e;if(t.length<2)return"";let n=["su\
m","token","byte"].map(a=>er(e,a)),[o,r,s]=n.map(([a])=>(0,st.quoted)(t[a].text.trim()));return o!==r||o!==s?(0,rt.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:s}):n.every(a=>a.join()===n[0].join())?(0,rt.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,rt.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Xp({answers:e,total:t}){if(!(0,$r.isKnown)(t))return"";let n=(0,st.percent)(t);return(0,rt.tn)(
e.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function Yp({answers:e,overlaps:t,kind:n,unread:o},r,s){let i=[],a=(c,u="warning")=>i.push({kind:u,words:c});if(r&&!e.length&&a((0,rt.t)("None of the answers wa\
s read.")),!e.length)return i;n==="chat"&&a((0,rt.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&a((0,rt.t)("Each answer begins the targ\
et."),"info");let p=new Set;for(let[c,u]of t)p.has(u)||(p.add(u),a((0,rt.t)("{long} begins with the tokens of {short}: writing one means writing the other, so i\
t adds nothing to the total, and these shares overlap.",{long:(0,st.quoted)(e[u].text.trim()),short:(0,st.quoted)(e[c].text.trim())})));let d=e.flatMap(({text:c,
join:u})=>u&&!u.same?[{text:c,join:u}]:[]);for(let{text:c,join:u}of d.slice(0,Yi))a(Vg(c,u));d.length>Yi&&a((0,rt.tn)(d.length-Yi,"So is {count} other answer.",
"So are {count} other answers.")),r&&n!=="source"&&e.some(({join:c})=>!c)&&a((0,rt.t)("How prompt and answer are split as one text is not known here."),"info");
for(let c of r?o:[])a(Jg(c,s(c)));return i}var Zp=(e=[])=>e.map(st.quoted).join(" "),Vg=(e,{whole:t,read:n})=>(0,rt.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,st.quoted)(e.trim()),read:Zp(n),whole:Zp(t)});
function Jg({text:e,failed:t},n){let o=(0,rt.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,st.quoted)(e.trim())});return t&&
!n?`${o} ${(0,rt.t)(t.message)} ${(0,rt.t)(t.fix)}`:o}function ed({token_id:e,text:t,logprob:n,rank:o,after:r,removed_by:s},i){let a=[(0,rt.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,st.quoted)(t),id:e,value:Ln(n),share:(0,st.percent)((0,st.probability)(n))})];return o&&a.push((0,rt.t)(
"rank {rank}",{rank:(0,st.count)(o)})),i&&a.push(Qg(r,s)),`${a.join(", ")}.`}function Qg(e,t){return(0,$r.isKnown)(e)?(0,rt.t)("{share} after the processors",{share:(0,st.percent)(
(0,st.probability)(e))}):(0,rt.t)("removed by {processor}",{processor:t?(0,st.processorWords)(t)[0]:(0,rt.t)("a processor")})}var td=({tokens:e})=>e.find(({after:t})=>!(0,$r.isKnown)(
t))??e[0];var nd=4,Zg=e=>new TextEncoder().encode(e.trimStart()).length,ad=e=>e.length>nd?[...e.slice(0,nd-1),"…",...e.slice(-1)]:e,Xg={share(e,t,n){let o=e.shares?.[n];
if(!(0,lo.isKnown)(o))return"";let r=i=>`e^(${Ln(ks(i,n))})`,s=er(t,n).map(i=>r(t.answers[i]));return`${r(e)} / (${ad(s).join(" + ")}) = ${(0,It.percent)(o)}`},
sum:({tokens:e,logprob:t})=>od(e.map(n=>n.logprob),t),token:({logprob:e,per_token:t,tokens:n})=>rd(e,n.length,t),byte:({logprob:e,per_byte:t,text:n})=>rd(e,Zg(n),
t),perplexity:({per_token:e,perplexity:t})=>(0,lo.isKnown)(t)&&(0,lo.isKnown)(e)?`exp(−(${(0,It.decimals)(e)})) = ${(0,It.decimals)(t,2)}`:"",after:({tokens:e,
after:t})=>(0,lo.isKnown)(t)?od(e.map(n=>n.after),t):""};function od(e,t){let n=`${Ln(t)} nats, ${(0,It.percent)((0,It.probability)(t))}`;return e.length<2||!e.
every(lo.isKnown)?n:`${ad(e.map(o=>Ln(o))).join(" + ").replaceAll("+ −","− ")} = ${n}`}function rd(e,t,n){return!(0,lo.isKnown)(e)||!(0,lo.isKnown)(n)||(0,It.decimals)(
e/t)!==(0,It.decimals)(n)?"":(0,sd.quotientWords)((0,It.decimals)(e),(0,It.count)(t),(0,It.decimals)(n))}function ld(e,t,n){let[o]=er(t,n);if(o===void 0)return"";
let r=t.answers[o],s=Xg[e](r,t,n);return s?(0,id.t)("{name}: {words}.",{name:(0,It.quoted)(r.text.trim()),words:s}):""}var R=l(b(),1),pd=400,Yg=[["sum",()=>(0,ce.t)("sum")],["token",()=>(0,ce.t)("mean per token")],["byte",()=>(0,ce.t)("mean per byte")]];function eb({group:e}){let[
t,n]=(0,vs.useState)("sum"),o=e.found,{blocks:r}=o;return(0,R.jsxs)(R.Fragment,{children:[(0,R.jsxs)("header",{class:"gp-head",children:[(0,R.jsx)("h2",{class:"\
gp-title",children:(0,ce.t)("Answers")}),(0,R.jsx)("p",{class:"gp-note gp-missing",children:Zt(e,o)}),(0,R.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,ce.t)("Rank by"),children:[(0,R.jsx)("span",{class:"gp-note",children:(0,ce.t)("Rank by")}),Yg.map(([s,i])=>(0,R.jsx)("button",{class:"gp-button",
type:"button","data-by":s,"aria-pressed":t===s,onClick:()=>n(s),children:i()},s))]})]}),(0,R.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&
r.length===1&&ea(r[0])}),(0,R.jsx)("div",{class:"gp-blocks",children:r.map((s,i)=>(0,R.jsx)(tb,{group:e,block:s,by:t},i))}),(0,R.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,R.jsx)("span",{class:"gp-note",children:(0,ce.t)("Tokens are shaded by probability")}),(0,R.jsx)(ud.ShadeScale,{class:"gp-note",name:"ra\
w",unit:e.unit})]}),(0,R.jsxs)("details",{class:"gp-choices-why",children:[(0,R.jsx)("summary",{children:(0,ce.t)("What do these numbers mean?")}),(0,R.jsxs)("u\
l",{children:[(0,R.jsx)("li",{children:(0,ce.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,R.jsx)("li",{children:(0,ce.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,R.jsx)("li",{children:(0,ce.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var fd=(0,dd.groupPane)(eb,({found:e})=>e?.
question==="choices");function tb({group:e,block:t,by:n}){let{model:o,prompt:r,answers:s,total:i}=t,a=[...r],p=a.slice(0,pd).join("")+(a.length>pd?"…":""),d=(0,ce.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,_t.quoted)(r)}),c=(0,vs.useMemo)(()=>s.length>0&&(0,R.jsx)(sb,{group:e,block:t,by:n,name:d}),[t,n,e.canOpen]),
u=({entry:f})=>!!e.entries[f]?.ended?.failed,m=Yp(t,!!e.done,u);return(0,R.jsxs)("section",{class:"gp-block",children:[(0,R.jsxs)("h3",{class:"gp-block-head",children:[
(0,R.jsx)("span",{class:"gp-block-model",children:o})," ",(0,R.jsx)("bdi",{class:"gp-block-prompt",children:p||(0,ce.t)("(empty)")})]}),(0,R.jsx)("p",{class:"gp\
-verdict",children:(0,Er.isKnown)(i)?ea(t):""}),(0,R.jsx)("p",{class:"gp-note gp-total",children:Xp(t)}),(0,R.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":d,children:c}),(0,R.jsx)("ul",{class:"gp-choice-notes",hidden:!m.length,children:m.map(({kind:f,words:v})=>(0,R.jsx)("li",{class:"gp-note","data-ki\
nd":f,children:v},v))})]})}var nb=e=>[{name:(0,ce.t)("share"),meaning:ob[e](),term:"answer-share",sum:"share"},{name:(0,ce.t)("log P"),meaning:(0,ce.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,ce.t)(
"per token"),meaning:(0,ce.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,ce.t)("per byte"),meaning:(0,ce.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,ce.t)("(Σ log p) / bytes")},{name:(0,ce.t)("perplexity"),meaning:(0,ce.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,ce.t)("after processors"),meaning:(0,ce.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],ob={sum:()=>(0,ce.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,ce.t)("Th\
e softmax of the means per token: a weight for the ranking, not the probability of a text."),byte:()=>(0,ce.t)("The softmax of the means per byte: a weight for \
the ranking, not the probability of a text.")},rb=e=>e==="share"?"%":e==="perplexity"?"":"nats";function sb({group:e,block:t,by:n,name:o}){let r=t.processors.length>
0,s=nb(n).filter(({sum:i})=>i!=="after"||r);return(0,R.jsxs)("table",{class:"gp-answers",children:[(0,R.jsx)("caption",{class:"gp-hidden",children:o}),(0,R.jsx)(
"thead",{children:(0,R.jsxs)("tr",{children:[(0,R.jsx)("th",{scope:"col",children:(0,ce.t)("answer")}),s.map(({name:i,sorted:a,sum:p,term:d,meaning:c,formula:u})=>(0,R.jsx)(
"th",{scope:"col","aria-sort":a===n?"descending":void 0,children:(0,R.jsx)(md.Term,{id:d,run:()=>ld(p,t,n),meaning:c,unit:rb(p),formula:u,children:i})},i)),e.canOpen&&
(0,R.jsx)("td",{})]})}),(0,R.jsx)("tbody",{children:er(t,n).map(i=>(0,R.jsx)(ib,{answer:t.answers[i],by:n,hasProcessors:r,open:e.canOpen?()=>e.ask({type:"open",
entry:t.entries[i]}):void 0},i))})]})}function ib({answer:e,by:t,hasProcessors:n,open:o}){let{text:r,tokens:s,logprob:i,shares:a}=e,p=a?.[t];return(0,R.jsxs)("t\
r",{children:[(0,R.jsx)("th",{scope:"row",dir:"auto",children:s.map((d,c)=>(0,R.jsx)(hd.TokenInk,{token:d,ground:(0,cd.chanceGround)(d.logprob),words:()=>ed(d,n)},
c))}),(0,R.jsxs)("td",{class:"gp-share-cell",children:[(0,R.jsx)("span",{children:(0,Er.isKnown)(p)?(0,_t.percent)(p):"…"}),(0,R.jsx)("span",{class:"gp-share",
"aria-hidden":"true",children:(0,R.jsx)("i",{style:{width:`${(p??0)*100}%`}})})]}),(0,R.jsx)(tr,{more:(0,_t.percent)((0,_t.probability)(i)),children:Ln(i)}),(0,R.jsx)(
tr,{children:Ln(e.per_token)}),(0,R.jsx)(tr,{children:Ln(e.per_byte)}),(0,R.jsx)(tr,{children:lb(e.perplexity)}),n&&(0,R.jsx)(ab,{answer:e}),o&&(0,R.jsx)("td",{
children:(0,R.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,ce.t)("Open the run of {answer}",{answer:(0,_t.quoted)(r.trim())}),onClick:o,children:(0,ce.t)(
"Open")})})]})}function tr({class:e,more:t,children:n}){return(0,R.jsxs)("td",{class:e,children:[n,t&&(0,R.jsx)("small",{children:t})]})}function ab({answer:e}){
let{after:t}=e;if((0,Er.isKnown)(t))return(0,R.jsx)(tr,{more:(0,_t.percent)((0,_t.probability)(t)),children:Ln(t)});let{text:n,removed_by:o}=td(e),r=o?(0,_t.processorWords)(
o)[0]:(0,ce.t)("a processor");return(0,R.jsxs)(tr,{class:"gp-removed",more:(0,ce.t)("{token} by {processor}",{token:(0,_t.quoted)(n),processor:r}),children:["✕ ",
(0,ce.t)("removed")]})}var lb=e=>(0,Er.isKnown)(e)?e>=1e3?(0,_t.count)(Math.round(e)):(0,_t.decimals)(e,2):"∞";var Jn=l(ye(),1),_d=l(we(),1),ar=l(W(),1),xn=l(x(),1),Gd=l(Se(),1);var kd=l(ta(),1),vd=l(x(),1),bd=new WeakMap;function Un(e){let t=bd.get(e)??[],{keep:n,added:o}=(0,kd.pathChange)(t,e.lines().at(0)?.last??null);t.length=n;for(let r of o)
t.push(r);return bd.set(e,t),t}function Bt(e,t){let{log:n}=e.shownOf(t);if(!n)throw new Error("this comparison has no logs");return n}var Xt=(e,t)=>Un(Bt(e,t)),
_o=({done:e},{finished:t,failed:n})=>!!(t||n||e);function Nr({groups:e,pair:[t,n]}){if(e.length<2)return null;let o=e.at(t)?t:0,r=e.at(n)&&n!==o?n:+(o===0);return[
o,r]}var Vn=e=>e.header?.kind==="lanes"?Nr(e):null;function Tt({groups:e,lanes:t},n){let{id:o,label:r}=e[n];return t?t.find(s=>s.id===o)?.label??(0,vd.t)("{lane\
} (removed)",{lane:r}):r}var nr=({groups:e},t,n)=>wd(e[t].model)===wd(e[n].model);function wd(e){let[t,n=""]=e.split("?");return`${t}?${n.split("&").find(o=>o.startsWith(
"revision="))??""}`}function or(e,t,n){let o=[Xt(e,t),Xt(e,n)],r=nr(e,t,n)?pb(...o):db(...o),s=o.map((i,a)=>r[a]>=i.length);return s[0]&&s[1]?{kind:"same",at:r}:
s[0]||s[1]?{kind:"shorter",at:r,shorter:s[0]?0:1}:{kind:"apart",at:r}}function pb(e,t){let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o].chosen.token_id===t[o].
chosen.token_id;)o+=1;return[o,o]}var xd=({piece:e})=>e??"\0";function db(...e){let[t,n]=e.map(s=>s.map(xd).join("")),o=Math.min(t.length,n.length),r=0;for(;r<o&&
t[r]===n[r];)r+=1;return[yd(e[0],r),yd(e[1],r)]}function yd(e,t){let n=0,o=0;for(;o<e.length&&(n+=xd(e[o]).length)<=t;)o+=1;for(;o>0&&o<e.length&&e[o-1].piece===
"";)o-=1;return o}var rr=(e,t=e.length)=>e.slice(0,t).map(({piece:n})=>n??"").join("");function Sd(e,t=60){let n=Array.from(e);return n.length<=t?e:"…"+n.slice(
-t).join("")}var Ss=l(x(),1);var Fr=l(W(),1),ir=l(b(),1),Td=32;function xs({text:e}){let[,t,n,o]=/^(\s*)([^]*?)(\s*)$/.exec(e)??[],r=s=>s&&(0,ir.jsx)("span",{class:"gp-mark",children:[...s].
map(i=>Fr.MARKS[i]||"␣").join("")});return(0,ir.jsxs)(ir.Fragment,{children:[r(t),n,r(o)]})}function sr(e){let t=e.map(n=>{let o=[...(0,Fr.inOneLine)(n.replace(
/^ +| +$/g,r=>Fr.MARKS[" "].repeat(r.length)))];return o.length<=Td?o.join(""):`${o.slice(0,Td-1).join("")}…`});return t.map((n,o)=>t.filter(r=>r===n).length>
1?`${o+1}: ${n}`:n)}var je=e=>(0,Ss.isSaid)(e)?(0,Ss.t)(e):String(e),Go=({title:e,prompt:t})=>t?sr([t])[0]:je(e);var Ar=class{diff(t,n,o={}){let r;typeof o=="function"?(r=o,o={}):"callback"in o&&(r=o.callback);let s=this.castInput(t,o),i=this.castInput(n,o),a=this.removeEmpty(
this.tokenize(s,o)),p=this.removeEmpty(this.tokenize(i,o));return this.diffWithOptionsObj(a,p,o,r)}diffWithOptionsObj(t,n,o,r){var s;let i=y=>{if(y=this.postProcess(
y,o),r){setTimeout(function(){r(y)},0);return}else return y},a=n.length,p=t.length,d=1,c=a+p;o.maxEditLength!=null&&(c=Math.min(c,o.maxEditLength));let u=(s=o.timeout)!==
null&&s!==void 0?s:1/0,m=Date.now()+u,f=[{oldPos:-1,lastComponent:void 0}],v=this.extractCommon(f[0],n,t,0,o);if(f[0].oldPos+1>=p&&v+1>=a)return i(this.buildValues(
f[0].lastComponent,n,t));let h=-1/0,w=1/0,g=()=>{for(let y=Math.max(h,-d);y<=Math.min(w,d);y+=2){let S,L=f[y-1],M=f[y+1];L&&(f[y-1]=void 0);let be=!1;if(M){let lt=M.
oldPos-y;be=M&&0<=lt&&lt<a}let Ve=L&&L.oldPos+1<p;if(!be&&!Ve){f[y]=void 0;continue}if(!Ve||be&&L.oldPos<M.oldPos?S=this.addToPath(M,!0,!1,0,o):S=this.addToPath(
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
let v=o[d+f];return v.length>m.length?v:m}),c.value=this.join(u)}else c.value=this.join(n.slice(p,p+c.count));p+=c.count,c.added||(d+=c.count)}}return r}};var na=class extends Ar{tokenize(t){return t.slice()}join(t){return t}removeEmpty(t){return t}},Pd=new na;function oa(e,t,n){return Pd.diff(e,t,n)}var Cd=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Od(e){let t=Cd?[...Cd.segment(e)].map(({segment:r})=>r):e.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)??[],n=[],o="";for(let r of t)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Rd(e,t){
let[n,o]=[Md(e,t),Md(t,e)],r=[e.map(()=>!1),t.map(()=>!1)],[s,i,a]=[0,0,0],p=(d,c)=>c.map(u=>d[u].word);for(let{added:d,removed:c,count:u}of oa(p(e,n),p(t,o)))if(c)
s+=u;else if(d)i+=u;else{for(let m=s+u;s<m;s++,i++)r[0][n[s]]=r[1][o[i]]=!0;a+=u}return{kept:r,shared:a}}function Md(e,t){let n=new Set(t.map(({word:o})=>o));return e.
flatMap(({word:o},r)=>o&&n.has(o)?[r]:[])}var Qe=l(b(),1),cb=20;function ub({group:e}){let t=Vn(e)??[0,1],n=t.map(u=>Tt(e,u)),o=t.map(u=>rr(Xt(e,u))),{sides:r,shared:s,lengths:i}=mb(o,t,e.running),a=i[0]+
i[1],p=(0,ar.percent)(2*s/(a||1)),d={shared:(0,ar.count)(s),one:(0,ar.count)(i[0]),other:(0,ar.count)(i[1])},c=(0,xn.t)("2 × {shared} shared words / ({one} + {o\
ther})",d);return(0,Qe.jsxs)(Qe.Fragment,{children:[(0,Qe.jsxs)("header",{class:"gp-head",children:[(0,Qe.jsx)("h2",{class:"gp-title",children:(0,xn.t)("Differe\
nces")}),(0,Qe.jsx)("span",{class:"gp-note gp-pair",children:(0,xn.t)("{one} and {other}, word by word",{one:n[0],other:n[1]})})]}),a>0&&(0,Qe.jsxs)("p",{class:"\
gp-alike",children:[(0,Qe.jsx)("b",{class:"gp-share",children:(0,xn.t)("{share} in common",{share:p})})," ",(0,Qe.jsx)(Gd.Term,{class:"gp-formula",id:"words-in-\
common",run:()=>(0,xn.t)("{formula}: {value}.",{formula:c,value:(0,xn.t)("{share} in common",{share:p})}),meaning:(0,xn.t)("Twice the number of words that both \
have in the same order (their longest common subsequence), divided by the number of words of both together. A punctuation mark counts as a word; white space doe\
s not."),children:c})]}),(0,Qe.jsx)("div",{class:"gp-texts",children:r.map((u,m)=>(0,Qe.jsxs)("div",{class:"gp-text-side",children:[(0,Qe.jsx)("h3",{class:"gp-s\
ide-name",children:`${n[m]} ${Go(e.groups[t[m]])}`}),(0,Qe.jsx)(gb,{parts:u,tag:m?"ins":"del"})]},m))}),(0,Qe.jsxs)("footer",{class:"gp-legend gp-note",children:[
(0,Qe.jsx)("span",{children:(0,xn.t)("in both")}),(0,Qe.jsx)("span",{children:(0,Qe.jsx)("del",{children:(0,xn.t)("only in the first")})}),(0,Qe.jsx)("span",{children:(0,Qe.jsx)(
"ins",{children:(0,xn.t)("only in the second")})})]})]})}var Ld=(0,_d.groupPane)(ub,e=>Vn(e)?.some(t=>Xt(e,t).length)??!1);function mb(e,t,n){let[,o]=(0,Jn.useState)(
0),r=(0,Jn.useRef)({key:"",pair:"",at:0,took:0,compared:hb}),s=(0,Jn.useRef)(0);(0,Jn.useEffect)(()=>()=>clearTimeout(s.current),[]);let{key:i,at:a,took:p}=r.current,
d=performance.now(),c=n&&r.current.pair===t.join()?a+p*cb-d:0;if(i!==e.join("\0")&&c<=0){let u=fb(e);r.current={key:e.join("\0"),pair:t.join(),at:d,took:performance.
now()-d,compared:u}}else c>0&&(s.current||=window.setTimeout(()=>{s.current=0,o(u=>u+1)},c));return r.current.compared}var hb={sides:[[],[]],shared:0,lengths:[0,
0]};function fb(e){let[t,n]=e.map(Od),{kept:o,shared:r}=Rd(t,n),s=i=>i.filter(({word:a})=>a).length;return{sides:[Wd(t,o[0]),Wd(n,o[1])],shared:r,lengths:[s(t),
s(n)]}}function Wd(e,t){let n=[{text:"",differs:!1}];return e.forEach(({space:o,word:r},s)=>{let i=!t[s]&&!!r,a=n[n.length-1];i===a.differs?a.text+=o+r:i?(a.text+=
o,n.push({text:r,differs:i})):n.push({text:o+r,differs:i})}),n.filter(({text:o})=>o)}function gb({parts:e,tag:t}){let n=(0,Jn.useMemo)(()=>e.map(({text:o,differs:r})=>r?
(0,Qe.jsx)(t,{children:o}):o),[e,t]);return(0,Qe.jsx)("p",{class:"gp-side-text",dir:"auto",children:n})}var Id=l(ye(),1),Bd=l(we(),1),qd=l(rn(),1),Te=l(W(),1),re=l(x(),1),sa=l(ra(),1),Ts=l(Se(),1),ia=l(Dn(),1);var _=l(b(),1),bb=10,Ed=[4,5e-4];function wb({group:e}){let t=Vn(e)??[0,1],[n,o]=t.map(m=>Tt(e,m)),r=or(e,...t),s=r.kind==="apart",i=t.map((m,f)=>s?Xt(e,m)[r.at[f]]:
null),[a,p]=i,d=nr(e,...t),c=(0,Id.useMemo)(()=>a&&p&&(0,_.jsx)(Sb,{group:e,pair:[...t],steps:[a,p]}),[a,p,n,o,e.unit,e.groups]),u=yb(e,t,r);return(0,_.jsxs)(_.Fragment,
{children:[(0,_.jsxs)("header",{class:"gp-head",children:[(0,_.jsx)("h2",{class:"gp-title",children:(0,re.t)("Where they diverge")}),(0,_.jsxs)("div",{class:"gp\
-tools",children:[(0,_.jsxs)("label",{children:[(0,re.t)("Compare")," ",(0,_.jsx)(Nd,{group:e,pair:t,side:0})]}),(0,_.jsxs)("label",{children:[(0,re.t)("with"),
" ",(0,_.jsx)(Nd,{group:e,pair:t,side:1})]})]})]}),(0,_.jsx)("p",{class:"gp-said",children:u}),(0,_.jsx)("p",{class:"gp-note gp-models",hidden:d,children:!d&&(0,re.t)(
"{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:n,other:o})}),c??(0,_.jsx)(
"div",{class:"gp-sides-box",hidden:!0})]})}var Hd=(0,Bd.groupPane)(wb,e=>Vn(e)?.every(t=>!Bt(e,t).denoises)??!1);function Nd({group:e,pair:t,side:n}){let o=r=>{
let s=r===t[1-n]?t[n]:t[1-n];n?e.setPair(s,r):e.setPair(r,s)};return(0,_.jsx)("select",{class:n?"gp-other":"gp-one",value:t[n],onChange:({currentTarget:r})=>o(Number(
r.value)),children:e.groups.map((r,s)=>(0,_.jsx)("option",{value:s,children:`${Tt(e,s)} ${Go(r)}`},s))})}function yb(e,t,n){let[o,r]=t.map(w=>Tt(e,w)),s={one:o,
other:r},i=t.map(w=>Xt(e,w)),a=t.map(w=>_o(e,Bt(e,w))),{at:p}=n;if(!i[0].length||!i[1].length)return(0,re.t)("{one} and {other} have no tokens to compare yet.",
s);if(n.kind==="apart"){let[w,g]=i.map((S,L)=>S[p[L]]),y=rr(i[0],p[0]);return[...kb([o,r],p,y)," ",...Fd(o,w)," ",...Fd(r,g)]}if(n.kind==="same"&&a[0]&&a[1])return(0,re.tn)(
p[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",s);if(n.kind===
"same")return(0,re.tn)(p[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",s);
let{shorter:d}=n,[c,u]=d?[r,o]:[o,r];if(!a[d])return(0,re.t)("{one} and {other} have written the same so far; {long} is ahead.",{...s,long:u});let m=(0,re.tn)(p[d],
"{count} token","{count} tokens"),f=(0,_.jsx)(aa,{text:i[1-d][p[1-d]].chosen.text}),[v]=Bt(e,t[d]).finished?.sequences??[];return[v?(0,re.t)("{short} ended afte\
r {tokens}: {reason}.",{short:c,tokens:m,reason:(0,Te.stopWords)(v.stop_reason)[0]}):(0,re.t)("{short} ended after {tokens}.",{short:c,tokens:m})," ",...(0,Te.filled)(
(0,re.t)("{long} begins with the same text and continues with {token}."),{long:u,token:f})]}function kb([e,t],n,o){if(!o)return[(0,re.t)("They diverge at the fi\
rst token.")];let[r,s]=n.map(a=>(0,Te.count)(a+1));return[r===s?(0,re.t)("They diverge at token {number}.",{number:r}):(0,re.t)("They diverge at token {a} of {o\
ne} and token {b} of {other}.",{a:r,b:s,one:e,other:t})," ",...(0,Te.filled)((0,re.t)("Both had written {text}."),{text:(0,_.jsx)(aa,{text:Sd(o)})})]}var Fd=(e,t)=>(0,Te.filled)(
t.given?(0,re.t)("{lane} was given {token} ({odds})."):(0,re.t)("{lane} chose {token} ({odds})."),{lane:e,token:(0,_.jsx)(aa,{text:t.chosen.text}),odds:vb(t)}),
vb=e=>e.chosen.logprob===null?(0,sa.removedWords)(e.chosen):(0,Te.percent)((0,Te.numbersOf)(e).probability),aa=({text:e})=>(0,_.jsx)("span",{class:"gp-quote",children:(0,Te.filled)(
(0,re.t)("“{text}”"),{text:(0,_.jsx)(ia.TokenLabel,{text:e,class:"gp-strong"})})});function xb(e,t){let n=new Map;return e.forEach(({chosen:r,distribution:s},i)=>{
for(let a of[...s.candidates,r]){let p=t?a.token_id:a.text,d=n.get(p)??{label:a.text,sides:[null,null],most:0};n.set(p,d),!d.sides[i]&&(d.sides[i]={candidate:a,
isChosen:a.token_id===r.token_id},d.most=Math.max(d.most,(0,Te.probability)(a.logprob),(0,Te.probability)(a.raw_logprob)))}}),[...n.values()].sort((r,s)=>s.most-
r.most).filter(({sides:r,most:s},i)=>i<bb&&(i<Ed[0]||s>=Ed[1])||r.some(a=>a?.isChosen))}function Sb({group:e,pair:t,steps:n}){let o=xb(n,nr(e,...t)),r=o.flatMap(
d=>d.sides).filter(d=>d!==null),s=r.every(({candidate:d})=>d.logprob===d.raw_logprob),i=r.flatMap(({candidate:d})=>[(0,Te.probability)(d.logprob),(0,Te.probability)(
d.raw_logprob)]),a=Math.max(1e-9,...i);return(0,_.jsxs)("div",{class:s?"gp-sides-box gp-plain":"gp-sides-box",children:[(0,_.jsxs)("div",{class:"gp-key gp-note",
children:[(0,_.jsxs)("span",{children:[(0,_.jsx)("i",{class:"gp-swatch gp-after"}),(0,_.jsx)(Ts.Term,{id:"probability",run:()=>zd(e,t,n,"logprob"),meaning:(0,re.t)(
"The probability with which the token is chosen: after all logits processors, without the tokens that they removed."),children:(0,re.t)("after the processors")})]}),
(0,_.jsxs)("span",{class:"gp-before-key",hidden:s,children:[(0,_.jsx)("i",{class:"gp-swatch gp-before"}),(0,_.jsx)(Ts.Term,{id:"probability",run:()=>zd(e,t,n,"r\
aw_logprob"),meaning:(0,re.t)("The probability that the model itself gave, before any logits processor."),children:(0,re.t)("before the processors")})]}),(0,_.jsxs)(
"span",{children:[(0,_.jsx)("b",{class:"gp-glyph",children:"▶"}),(0,re.t)("chosen")]}),(0,_.jsxs)("span",{class:"gp-removed-key",hidden:r.every(({candidate:d})=>d.
logprob!==null),children:[(0,_.jsx)("b",{class:"gp-cross",children:"✕"}),(0,re.t)("removed")]}),(0,_.jsxs)("span",{class:"gp-unlisted-key",hidden:r.length===2*
o.length,children:[(0,_.jsx)("b",{class:"gp-cross",children:"–"}),(0,_.jsx)("span",{"data-tip":(0,re.t)("Only the likeliest tokens of each step are recorded; \
this one is not among them."),tabIndex:0,children:(0,re.t)("not recorded")})]})]}),(0,_.jsxs)("table",{class:"gp-sides",children:[(0,_.jsx)("thead",{children:(0,_.jsxs)(
"tr",{children:[(0,_.jsx)("th",{scope:"col",children:(0,re.t)("Token")}),t.map((d,c)=>(0,_.jsx)("th",{scope:"col",children:(0,_.jsx)(Ts.Term,{id:"entropy",run:()=>p(
n[c],Tt(e,d)),meaning:(0,re.t)("How uncertain the next token was where they diverge, after the processors."),children:(0,re.t)("{lane}, entropy {entropy}",{lane:`${Tt(
e,d)} ${Go(e.groups[d])}`,entropy:(0,Te.information)(n[c].distribution.entropy_after,e.unit)})})},c))]})}),(0,_.jsx)("tbody",{children:o.map((d,c)=>(0,_.jsxs)("\
tr",{children:[(0,_.jsx)("th",{scope:"row",children:(0,_.jsx)(ia.TokenLabel,{text:d.label,class:"gp-word"})}),d.sides.map((u,m)=>(0,_.jsx)(Tb,{side:u,top:a,label:Tt(
e,t[m])},m))]},c))})]})]});function p({distribution:{entropy_before:d,entropy_after:c}},u){let m={lane:u,before:(0,Te.information)(d,e.unit),after:(0,Te.information)(
c,e.unit)};return(0,re.t)("{lane}: {before} before the processors, {after} after them.",m)}}function Tb({side:e,top:t,label:n}){if(!e)return(0,_.jsx)("td",{class:"\
gp-unlisted","aria-label":`${n}: ${(0,re.t)("not recorded")}`,title:"",children:(0,_.jsx)(Ad,{sign:"",shares:[0,0],words:["–",""]})});let{candidate:o,isChosen:r}=e,
[s,i]=[(0,Te.probability)(o.logprob),(0,Te.probability)(o.raw_logprob)],a=o.logprob===null,p=a?(0,sa.removedWords)(o):"",d=[r&&(0,re.t)("chosen"),p||(0,Te.percent)(
s),(0,re.t)("{share} before the processors",{share:(0,Te.percent)(i)})];return(0,_.jsx)("td",{class:[r&&"gp-chosen",a&&"gp-removed"].filter(Boolean).join(" "),"\
aria-label":`${n}: ${d.filter(Boolean).join(", ")}`,title:p,children:(0,_.jsx)(Ad,{sign:r?"▶":a?"✕":"",shares:[s/t,i/t],words:[a?"":(0,Te.percent)(s),(0,Te.percent)(
i)]})})}var Ad=({sign:e,shares:t,words:n})=>(0,_.jsxs)("div",{class:"gp-side",children:[(0,_.jsx)("span",{class:"gp-sign",children:e}),(0,_.jsx)("span",{class:"\
gp-tracks",children:t.map((o,r)=>(0,_.jsx)("i",{class:r?"gp-bar gp-before":"gp-bar gp-after",style:{width:`${(o*100).toFixed(2)}%`}},r))}),(0,_.jsxs)("span",{class:"\
gp-values",children:[(0,_.jsx)("span",{children:n[0]}),(0,_.jsx)("small",{children:n[1]})]})]});function zd(e,t,n,o){let r=(a,{token_id:p})=>{let d=[...a.distribution.
candidates,a.chosen].find(c=>c.token_id===p);return d?(0,Te.percent)((0,Te.probability)(d[o])):(0,re.t)("not recorded")},[s,i]=t.map(a=>Tt(e,a));return(0,qd.inARow)(
n.map(({chosen:a})=>(0,re.t)("{token}: {one} {mine}, {other} {theirs}",{token:(0,Te.quoted)(a.text),one:s,other:i,mine:r(n[0],a),theirs:r(n[1],a)})))}var mn=l(ye(),1);var zr=l(he(),1),la=5,Pb=.9;function Cb(e){if(!e.length)return null;let t=[...e].sort((i,a)=>i-a),n=t.length,[o,r,s]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=s,
!(o>0&&r>1-Pb));)s*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,zr.medianOf)(t),low:t[o],high:t[n-1-o]}}function pa(e,t){let n=Cb(e);if(!n||e.length<la)
return"few";let{low:o,high:r}=n;return o>t?"above":r<t?"below":"open"}var Mb=(e,t)=>(0,zr.isKnown)(e)&&(0,zr.isKnown)(t)?[e-t]:[];function Kd(e,t=!0){let n=(r,s)=>pa(
r.flatMap((i,a)=>Mb(i,s[a])),0),o=e.findIndex((r,s)=>e.length>1&&e.every((i,a)=>s===a||n(r,i)===(t?"above":"below")));return o<0?null:o}var Dd=l(ot(),1),da=l(x(),1),ca=l(he(),1);function jd(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.filter(d=>Number.isFinite(n(d)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:Ps([]),flat:!0};let r=o.reduce((d,c)=>n(c)<n(d)?c:d),s=o.reduce((d,c)=>n(c)>n(d)?c:d),i=Pt(e,n(r))===Pt(e,n(s)),a=Ps(i?[]:
o.map(n)),p=d=>Math.round(a.share(d)*10);return{low:r,high:s,best:i?null:ua(e,t),level:p,scale:a,flat:i}}function ua(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.
filter(d=>Number.isFinite(n(d))),r=o.map(({each:d})=>d[e.name]??[]);if(!e.better||r.some(({length:d})=>d!==r[0].length))return null;let s=e.better==="more",i=Kd(
r,s);if(i===null)return null;let a=n(o[i]),p=d=>s?n(d)<a:n(d)>a;return o.every((d,c)=>c===i||p(d))?o[i]:null}function Ps(e){let t=[...new Set(e)].sort((d,c)=>d-
c),[n,o]=[t[0],t[t.length-1]],r=d=>c=>o>n?(d(c)-d(n))/(d(o)-d(n)):0,s=({share:d})=>t.some(c=>t.filter(m=>m>=c&&d(m)-d(c)<.1).length>Math.max(1,t.length/2)),a={name:"\
order",share:d=>t.length>1?t.indexOf(d)/(t.length-1):0},p=[{name:"linear",share:r(d=>d)}];return n>0&&p.push({name:"log",share:r(Math.log)}),[...p,a].find(d=>!s(
d))??a}function Qn(e,{each:t}){let n=(t[e.name]??[]).filter(ca.isKnown);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(s=>Pt(e,s));return o===
r?"":(0,da.t)("{low} to {high}",{low:o,high:r})}var lr=e=>e.better==="less"?"heat":"prob";function Pt(e,t,{unit:n=!1}={}){if(!(0,ca.isKnown)(t))return"–";let o={
minimumFractionDigits:e.digits,maximumFractionDigits:e.digits},r=(0,Dd.notation)(t.toLocaleString("en-US",o));return n&&e.unit?`${r} ${(0,da.t)(e.unit)}`:r}var _s=l(we(),1),bc=l(W(),1),Yt=l(x(),1);var ha=l(x(),1),Ud=l(he(),1);var Zn=(e,t={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:e,standoff:8,font:{size:13}},
...t}),pr=(e,t,n,o,r={})=>({data:t,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:e,...r}});var ma=10;function Vd({axes:[e,t],metric:n,heat:o,at:r}){let s=m=>t.values.map((f,v)=>e.values.map((h,w)=>m(r(v,w),v,w))),i=({values:{[n.name]:m}})=>(0,Ud.isKnown)(
m)?o.level(m):null,a=m=>Pt(n,m.values[n.name])+(o.best===m?" ★":""),p=(m,f,v)=>{let h=Qn(n,m);return`${e.knob} ${e.values[v]}, ${t.knob} ${t.values[f]}: ${a(m)}${h?
` (${h})`:""}`},d={type:"heatmap",x:e.values,y:t.values,colorscale:Array.from({length:ma+1},(m,f)=>[f/ma,`var(--gp-${lr(n)}-${f})`]),zmin:0,zmax:ma,showscale:!1,
xgap:2,ygap:2,z:s(i),text:s(a),texttemplate:"%{text}",hovertext:s(p),hoverinfo:"text"},c=Math.min(760,Math.max(220,96+42*t.values.length)),u={type:"category",showgrid:!1};
return pr((0,ha.t)("{metric} over {columns} and {rows}",{metric:(0,ha.t)(n.title),columns:e.knob,rows:t.knob}),[d],Zn(e.knob,{...u,side:"top"}),Zn(t.knob,{...u,
autorange:"reversed"}),{height:c,margin:{l:52,r:18,t:60,b:16}})}var dr=l(x(),1),fa=l(he(),1);var Ob={linear:"linear",log:"log",order:"category"};function Jd({knob:e,metric:t,points:n,wide:o}){let r=n.map(({label:h})=>h.trim()===""?NaN:Number(h)),s=r.every(
Number.isFinite)?Ob[Ps(r).name]:"category",i=n.map((h,w)=>({...h,x:s==="category"?h.label:r[w]}));s!=="category"&&i.sort((h,w)=>Number(h.x)-Number(w.x));let a=i.
filter(({value:h})=>(0,fa.isKnown)(h)),p=a.flatMap(({value:h,each:w})=>[h,...w]),d=o&&p.length>0&&Math.min(...p)>0,c=({label:h,value:w,range:g,best:y})=>`${h}: ${Pt(
t,w)}${g?` (${g})`:""}${y?`, ${(0,dr.t)("the best")}`:""}`,u={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:h})=>h),
y:i.map(({value:h})=>(0,fa.isKnown)(h)?h:null),text:i.map(c),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:h,each:w})=>w.length>1?Math.max(...w)-h:0),arrayminus:i.map(({value:h,each:w})=>w.
length>1?h-Math.min(...w):0)}},m={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(
({x:h})=>h),y:a.map(({value:h})=>h),text:a.map(({value:h,best:w})=>a.length<=12||w?Pt(t,h)+(w?" ★":""):"")},f=(0,dr.t)(t.title),v=`${f}${t.unit?` (${(0,dr.t)(
t.unit)})`:""}${d?`, ${(0,dr.t)("logarithmic scale")}`:""}`;return pr((0,dr.t)("{metric} over {knob}",{metric:f,knob:e}),[u,m],Zn(e,{type:s}),Zn(v,d?{type:"log"}:
{}))}var ec=l(W(),1),Kt=l(x(),1),tc=l(he(),1),nc=l(Se(),1);var ka=l(ot(),1),Yd=l(rn(),1),$n=l(W(),1),Sn=l(x(),1),Ir=l(he(),1);var ga=l(W(),1),Qd=l(x(),1),ba=l(he(),1),wa=({name:e})=>e==="ended",Xn=({values:e},{name:t})=>(0,ba.isKnown)(e[t])?e[t]:null;function Yn(e,{values:t,each:n,entries:o},{
unit:r=!1}={}){let s=t[e.name],i=(n[e.name]??(o.length===1?[s]:[])).filter(ba.isKnown);return!wa(e)||!i.length?Pt(e,s,{unit:r}):(0,Qd.t)("{count} of {all}",{count:(0,ga.count)(
i.filter(Boolean).length),all:(0,ga.count)(i.length)})}var Rb={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Zd=4;
function Cs(e,t,n){let{name:o,unit:r,meaning:s,formula:i,better:a}=e,p=a==="more"?(0,Sn.t)("More is better."):a==="less"?(0,Sn.t)("Less is better."):"";return{id:Rb[o],
run:()=>Wb(e,t,n),meaning:[(0,Sn.t)(s),p].filter(Boolean).join(" "),formula:(0,Sn.t)(i),unit:r?(0,Sn.t)(r):""}}function Wb(e,t,n){let o=t.groups.filter(c=>Xn(c,
e)!==null);if(!o.length)return"";let[r]=o,s=_b(e,r,t.unit)||Yn(e,r,{unit:!0});if(o.length===1)return(0,$n.asSentence)(s);let i=c=>Xn(c,e)??0,a=o.reduce((c,u)=>i(
u)<i(c)?u:c),p=o.reduce((c,u)=>i(u)>i(c)?u:c),d={name:n(r.number),words:s,low:Yn(e,a),lowest:n(a.number),high:Yn(e,p),highest:n(p.number)};return d.low===d.high?
(0,Sn.t)("{name}: {words}; the same for all.",d):(0,Sn.t)("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",d)}function _b(e,t,n){
if(e.name==="ended")return"";let o=Yn(e,t,{unit:!0}),r=d=>(0,Ir.isKnown)(d)&&Pt(e,d)===Pt(e,t.values[e.name]),s=(t.each[e.name]??[]).filter(Ir.isKnown);if(e.name===
"perplexity"){let d=Xd(t),c=ya(d.map(({raw:u})=>u));return!d.length||!r(Math.exp(-c/d.length))?"":`exp(−(${(0,$n.decimals)(c)}) / ${(0,$n.count)(d.length)}) =\
 ${o}`}if(s.length>1)return r(ya(s)/s.length)?Gb(e,s,o):"";if(e.name==="tokens_per_second"){let{tokens:d,time:c}=t.values;if(!d||!c||!r(d/c))return"";let u={time:(0,ka.fixed)(
c,2),value:o};return(0,Sn.tn)(d,"{count} token in {time} s = {value}","{count} tokens in {time} s = {value}",u)}let i=e.name==="mean_logprob"?"logprob":e.name===
"entropy"?"entropy":null,a=i&&t.entries.length===1?Xd(t):[],p=ya(a.map(d=>i?(0,$n.fromNats)(d[i],n):0));return!a.length||!r(p/a.length)?"":(0,Yd.quotientWords)(
(0,ka.fixed)(p,2),(0,$n.count)(a.length),o)}var ya=e=>e.reduce((t,n)=>t+n,0);function Gb(e,t,n){let o=t.map(s=>Pt(e,s)),r=o.length>Zd?[...o.slice(0,Zd-1),"…",
o[o.length-1]]:o;return(0,Sn.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,$n.count)(t.length),sum:r.join(" + "),value:n})}function Xd({entries:e}){
let t=n=>(0,Ir.finite)(n)??-1/0;return e.flatMap(n=>n.log?Un(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:t(o.raw_logprob),logprob:t(o.
logprob),entropy:r.entropy_after??NaN})):(n.sameAs??n).tokens.map(({raw_logprob:o,logprob:r,entropy:s})=>({raw:t(o),logprob:t(r),entropy:s??NaN})))}var Gt=l(b(),1),Br=({state:e,metric:t,id:n})=>(0,Gt.jsx)(nc.Term,{class:n&&"gp-metric-term",...Cs(t,e.group,o=>e.nameOf(o)),attributes:{id:n},children:(0,Kt.t)(
t.title)});function oc({state:e,metric:t,id:n}){let{meaning:o,formula:r,unit:s,live:i}=t;return(0,Gt.jsxs)("p",{class:"gp-note gp-metric-meaning",children:[(0,Gt.jsx)(
Br,{state:e,metric:t,id:n}),`: ${(0,Kt.t)(o)} `,(0,Gt.jsx)("span",{class:"gp-formula",children:(0,Kt.t)(r)}),s&&` ${(0,Kt.t)("In {unit}.",{unit:(0,Kt.t)(s)})}`,
!i&&` ${(0,Kt.t)("Known once all runs of a cell have ended.")}`]})}function rc({state:e,metric:t,heat:n}){let{low:o,high:r,best:s,scale:i,flat:a}=n;if(!o||!r)return(0,Gt.jsx)(
"p",{class:"gp-note gp-legend"});let p=(c,{number:u,values:m})=>(0,Gt.jsx)("span",{children:(0,ec.filled)(c,{value:(0,Gt.jsx)("b",{children:Pt(t,m[t.name],{unit:!0})}),
cell:e.nameOf(u)})}),d=[i.name==="log"&&(0,Kt.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,Kt.t)("Coloured by rank, because some values are far f\
rom the rest."),e.group.groups.some(c=>Qn(t,c))&&(0,Kt.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),s&&(t.better==="more"?(0,Kt.t)("\
★ best: higher is better, seed by seed"):(0,Kt.t)("★ best: lower is better, seed by seed"))].filter(Boolean);return(0,Gt.jsxs)("p",{class:"gp-note gp-legend",
children:[a?p((0,Kt.t)("The same everywhere: {value}"),o):(0,Gt.jsxs)(Gt.Fragment,{children:[p((0,Kt.t)("lowest {value} at {cell}"),o),(0,Gt.jsx)(va,{name:lr(t)}),
p((0,Kt.t)("highest {value} at {cell}"),r)]}),d.map(c=>(0,Gt.jsx)("span",{children:c},c))]})}var va=({name:e,class:t="gp-ramp"})=>(0,Gt.jsx)("span",{class:t,"ar\
ia-hidden":"true",children:Array.from({length:11},(n,o)=>(0,Gt.jsx)("i",{style:{backgroundColor:`var(--gp-${e}-${o})`}},o))});function sc(e,t,n){if(e.isList)return Lb(
e,t,n);if(e.isSettled)return Vd({axes:e.axes,metric:t,heat:n,at:(o,r)=>e.inRow(o)[r]})}function Lb({axes:[{knob:e,values:t}],inOrder:n},o,{best:r,scale:s}){let i=n.
map(a=>({label:t[a.place[1]],value:a.values[o.name]??NaN,each:(a.each[o.name]??[]).filter(tc.isKnown),range:Qn(o,a),best:r===a}));return Jd({knob:e,metric:o,points:i,
wide:s.name!=="linear"})}var Sa=l(W(),1),uo=l(x(),1);var Ms=l(W(),1),xa=l(x(),1),$b={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},En=e=>(0,Ms.named)($b,e,"■"),
Nn=e=>e==="failed"?[(0,xa.t)("an error"),(0,xa.t)("ended in an error")]:(0,Ms.stopWords)(e),Tn=({log:e,ended:t})=>(e?e.failed:t?.failed??null)||null,po=({log:e,
tokens:t})=>e?e.numTokens:t.length;function qt(e){if(e.sameAs)return qt(e.sameAs);if(Tn(e))return"failed";let{log:t,ended:n}=e;return t?t.finished&&(t.finished.
sequences[0]?.stop_reason||"stopped"):n&&(n.stop_reason||"stopped")}function cr(e){if(e.sameAs)return"known";let t=qt(e);return t?t==="failed"?"failed":t==="sto\
pped"?"cut":"ended":(e.log?e.log.started:e.begun)?"decoding":"waiting"}function co({tokens:e,ended:t,sameAs:n},o=1/0){if(n)return co(n,o);if(typeof t?.text=="st\
ring")return t.text.length>o?t.text.slice(0,o):t.text;let r="";for(let{piece:s}of e)if(r+=s??"",r.length>=o)break;return r}var Eb="perplexity",Nb={failed:()=>(0,uo.t)("failed"),decoding:()=>(0,uo.t)("decoding"),queued:()=>(0,uo.t)("queued"),"did not run":()=>(0,uo.t)("did not run"),
"":()=>""},Ta=e=>Nb[e](),Os=class{constructor(t){this.group=t;this.axes=(t.header?.axes??[]).map(({knob:n,values:o})=>n==="prompt"?{knob:(0,uo.t)("prompt"),values:sr(
o),prompts:o}:{knob:n,values:o}),this.inOrder=[...t.groups].sort((n,o)=>n.place[1]-o.place[1])}group;axes;inOrder;get isList(){return this.axes.length<2}get isSettled(){
return!!this.group.done}get knobs(){let[{knob:t},n]=this.axes;return this.isList?t:(0,uo.t)("{one} and {other}",{one:t,other:n.knob})}metricNamed(t){let{metrics:n}=this.
group,o=r=>n.find(({name:s})=>s===r);return o(t)??o(Eb)??n[0]}inRow(t){return this.inOrder.filter(({place:n})=>n[0]===t)}promptOf({place:t}){let n=this.axes.findIndex(
({prompts:o})=>o);return this.axes[n]?.prompts?.[t[1-n]]??this.group.header?.prompt??""}nameOf(t){let{place:n}=this.group.groups[t];return this.axes.map(({knob:o,
values:r},s)=>`${o} ${r[n[1-s]]}`).join(", ")}standingOf({number:t}){let n=this.group.shownOf(t);return Tn(n)?"failed":qt(n)?"":cr(n)==="decoding"?"decoding":this.
group.done?"did not run":"queued"}},ic=({groups:e})=>e.filter(({entries:t})=>t.every(({sameAs:n})=>n)).length;function ac({entries:e}){let t=e.filter(Tn).length;
return t&&e.length>1?(0,uo.t)("{count} of {all}",{count:(0,Sa.count)(t),all:(0,Sa.count)(e.length)}):""}var ur=l(ye(),1);var cc=l(W(),1),eo=l(x(),1),uc=l(he(),1),mc=l(Dn(),1);var Rs=l(ye(),1),lc=l(W(),1),Lt=l(x(),1);var Re=l(b(),1);function Pa(e,{number:t,entries:n},o){let r=n.indexOf(e.shownOf(t));e.showEntry(t,(r+o+n.length)%n.length)}function Ca({group:e,cell:t,tabIndex:n}){
let{entries:o,number:r}=t,s=(i,a,p)=>(0,Re.jsx)("button",{type:"button","aria-label":p,tabIndex:n,onClick:d=>{d.stopPropagation(),Pa(e,t,a)},children:i});return(0,Re.jsxs)(
"span",{class:"gp-stepper",hidden:o.length<2,children:[s("‹",-1,(0,Lt.t)("The text of the previous seed")),(0,Re.jsx)("span",{children:`${o.indexOf(e.shownOf(
r))+1}/${o.length}`}),s("›",1,(0,Lt.t)("The text of the next seed"))]})}function pc({state:e,cell:t,shut:n}){let o=(0,Rs.useRef)(null);return(0,Rs.useLayoutEffect)(
()=>{let{current:r}=o;r&&(t?r.open||r.showModal():r.close(),r.scrollTop=0)},[t]),(0,Re.jsx)("dialog",{ref:o,class:"gp-whole","aria-label":t?e.nameOf(t.number):(0,Lt.t)(
"One cell"),"data-holds-tips":!0,onClose:n,onClick:({target:r,currentTarget:s})=>r===s&&n(),onKeyDown:r=>r.stopPropagation(),children:t&&(0,Re.jsx)(Fb,{state:e,
cell:t,shut:n})})}function Fb({state:e,cell:t,shut:n}){let{group:o}=e,r=o.shownOf(t.number),s=Tn(r),i=t.entries.length,a=p=>{n(),o.ask({type:p,entry:r.number})};
return(0,Re.jsxs)(Re.Fragment,{children:[(0,Re.jsxs)("div",{class:"gp-whole-head",children:[(0,Re.jsx)("h3",{class:"gp-whole-title",children:e.nameOf(t.number)}),
(0,Re.jsx)("button",{type:"button",class:"gp-button gp-shut","aria-label":(0,Lt.t)("Close"),onClick:n,children:"✕"})]}),(0,Re.jsxs)("div",{class:"gp-whole-too\
ls",children:[(0,Re.jsx)(Ca,{group:o,cell:t,tabIndex:0}),(0,Re.jsx)("span",{children:r.seed===null?"":(0,Lt.t)("seed {seed}",{seed:r.seed})}),o.canOpen&&(0,Re.jsx)(
"button",{type:"button",class:"gp-button",onClick:()=>a(r.sameAs?"make":"open"),children:r.sameAs?(0,Lt.t)("Run it after all"):(0,Lt.t)("Open as one run")})]}),
r.sameAs&&(0,Re.jsx)("p",{class:"gp-whole-same",children:(0,Lt.t)("Not run: with the same luck, it is certain to write the text of {cell}. What only a run can m\
easure is left empty.",{cell:e.nameOf(r.sameAs.group)})}),s&&(0,Re.jsxs)("p",{class:"gp-whole-problem",children:[(0,Re.jsx)("b",{children:"✕ "}),`${(0,Lt.t)(s.
message)} ${(0,Lt.t)(s.fix)}`]}),(0,Re.jsxs)("p",{class:"gp-whole-text",dir:"auto",children:[(0,Re.jsx)("span",{class:"gp-prompt",children:e.promptOf(t)+(o.apart?
`
`:"")}),(0,Re.jsx)("span",{children:co(r)})]}),(0,Re.jsx)("p",{class:"gp-note gp-whole-end",children:Ab(r)}),(0,Re.jsx)("p",{class:"gp-note gp-whole-over",children:i>
1?(0,Lt.t)("Metrics of the {count} runs of this cell together, most as their mean:",{count:(0,lc.count)(i)}):(0,Lt.t)("Metrics:")}),(0,Re.jsx)("dl",{class:"gp-w\
hole-values",children:o.metrics.map(p=>(0,Re.jsxs)("div",{children:[(0,Re.jsx)("dt",{children:(0,Re.jsx)(Br,{state:e,metric:p})}),(0,Re.jsx)("dd",{children:Yn(p,
t,{unit:!0})})]},p.name))})]})}function Ab(e){let t=qt(e),n=po(e.sameAs??e),o=t&&t!=="failed"&&`${En(t)} ${Nn(t)[1]}`,r=t?o:n?(0,Lt.t)("still being written"):(0,Lt.t)(
"queued");return[(0,Lt.tn)(n,"{count} token","{count} tokens"),r].filter(Boolean).join(" · ")}var ie=l(b(),1),dc=300,zb={ArrowLeft:(e,t)=>[e,t-1],ArrowRight:(e,t)=>[e,t+1],ArrowUp:(e,t)=>[e-1,t],ArrowDown:(e,t)=>[e+1,t],Home:e=>[e,0],End:e=>[e,1/0]};function hc({
state:e,metric:t,heat:n,described:o,versionOf:r,open:s}){let{group:i,axes:a,isList:p}=e,[d,c]=(0,ur.useState)(i.groups[0]),u=(0,ur.useRef)(null),m=i.groups.includes(
d),f=([y,S])=>{let L=y<0||S<0?void 0:u.current?.tBodies[0].rows[y]?.cells;L&&Ib(L[Math.min(S+1,L.length-1)])},v=y=>{let S=y.target instanceof Element?y.target.closest(
"td"):null;if(!S||y.ctrlKey||y.altKey||y.metaKey)return;let L=i.groups[Number(S.dataset.group)],M=zb[y.key];if(y.key==="Enter")s(L);else if(y.key===" ")Pa(i,L,1);else if(M)
f(M(S.parentElement.sectionRowIndex,S.cellIndex-1));else return;y.preventDefault()},h=y=>(0,ie.jsx)(Bb,{state:e,cell:y,metric:t,heat:n,version:r(y.number),isStop:m?
y===d:y.number===0,open:s},y.number),[w,g]=a;return(0,ie.jsxs)("table",{role:"grid","aria-label":(0,eo.t)("The runs over {knobs}",{knobs:e.knobs}),"aria-describ\
edby":o,ref:u,onKeyDown:v,onFocusIn:({target:y})=>{y instanceof HTMLTableCellElement&&c(i.groups[Number(y.dataset.group)])},children:[(0,ie.jsx)("thead",{children:p?
(0,ie.jsxs)("tr",{children:[(0,ie.jsx)("th",{class:"gp-side",scope:"col",children:w.knob}),(0,ie.jsx)("th",{class:"gp-metric-name",scope:"col",children:(0,ie.jsx)(
Br,{state:e,metric:t})})]}):(0,ie.jsxs)(ie.Fragment,{children:[(0,ie.jsxs)("tr",{children:[(0,ie.jsx)("th",{class:"gp-side",scope:"col",rowSpan:2,children:g.knob}),
(0,ie.jsx)("th",{class:"gp-knob",scope:"colgroup",colSpan:w.values.length,children:(0,ie.jsx)("span",{children:w.knob})})]}),(0,ie.jsx)("tr",{children:w.values.
map((y,S)=>(0,ie.jsx)(Ma,{scope:"col",axis:w,place:S},S))})]})}),(0,ie.jsx)("tbody",{children:p?e.inOrder.map(y=>(0,ie.jsxs)("tr",{children:[(0,ie.jsx)(Ma,{scope:"\
row",axis:w,place:y.place[1]}),h(y)]},y.number)):g.values.map((y,S)=>(0,ie.jsxs)("tr",{children:[(0,ie.jsx)(Ma,{scope:"row",axis:g,place:S}),e.inRow(S).map(h)]},
S))})]})}var Ma=({scope:e,axis:t,place:n})=>(0,ie.jsx)("th",{class:e==="row"?"gp-side":"",scope:e,children:t.prompts?(0,ie.jsx)("bdi",{title:t.prompts[n],children:t.
values[n]}):(0,ie.jsx)(mc.TokenLabel,{text:t.values[n]})});function Ib(e){e.focus({preventScroll:!0});let t=e.closest(".gp-field"),n=e.closest("table")?.tHead;if(!t||
!n)return;let[o,r]=[t.getBoundingClientRect(),e.getBoundingClientRect()],s=o.left+(e.parentElement?.firstElementChild).offsetWidth,i=o.top+n.offsetHeight;t.scrollLeft+=
Math.min(0,r.left-s)||Math.max(0,r.right-o.right),t.scrollTop+=Math.min(0,r.top-i)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView(
{block:"nearest",inline:"nearest"})}function Bb(e){let{cell:t,metric:n,heat:o,version:r,isStop:s}=e,i=t.values[n.name],a=(0,uc.isKnown)(i),p=t.entries.length===
1&&Tn(t.entries[0]),d={value:a?Pt(n,i):p?"✕":"–",range:a?Qn(n,t):"",colour:a?`var(--gp-${lr(n)}-${o.level(i)})`:"",isBest:o.best===t};return(0,ur.useMemo)(()=>(0,ie.jsx)(
qb,{...e,shown:d}),[t,n,r,s,...Object.values(d)])}function qb({state:e,cell:t,metric:n,isStop:o,open:r,shown:s}){let{value:i,range:a,colour:p,isBest:d}=s,{group:c}=e,
u=Tn(c.shownOf(t.number)),m=u?`✕ ${(0,eo.t)("failed")}`:co(c.shownOf(t.number),dc).slice(0,dc).trim(),f=ac(t),{sameAs:v}=c.shownOf(t.number),h=v?(0,eo.t)("the\
 text of {cell}, not run",{cell:e.nameOf(v.group)}):"",w=(0,eo.t)(n.title),g=[e.nameOf(t.number),a?(0,eo.t)("{metric}: {value}, over its seeds {range}",{metric:w,
value:i,range:a}):`${w}: ${i}`,d&&(0,eo.t)("best"),f&&(0,eo.t)("failed: {share}",{share:f}),Ta(e.standingOf(t)),h];return(0,ie.jsxs)("td",{class:["gp-cell",u&&"\
gp-broken",!m&&"gp-quiet"].filter(Boolean).join(" "),role:"gridcell",tabIndex:o?0:-1,"data-group":t.number,"aria-label":(0,cc.inParts)(g),onClick:({currentTarget:y})=>{
y.focus(),r(t)},children:[(0,ie.jsxs)("div",{class:p?"gp-cell-top":"gp-cell-top gp-none",style:{backgroundColor:p},children:[(0,ie.jsx)("span",{class:"gp-value",
children:i}),(0,ie.jsx)("span",{class:"gp-star",hidden:!d,children:"★"}),(0,ie.jsx)("small",{class:"gp-seeds-range",children:a}),(0,ie.jsx)("span",{class:"gp-\
same",title:h,hidden:!h,children:"="}),(0,ie.jsx)("span",{class:"gp-some-failed",children:f&&`✕ ${f}`}),(0,ie.jsx)(Ca,{group:c,cell:t,tabIndex:-1})]}),(0,ie.jsx)(
"bdi",{class:"gp-cell-text",children:m||Hb(e,t)})]})}function Hb(e,t){let n=e.standingOf(t);return n===""?(0,eo.t)("(empty)"):n==="decoding"?"…":Ta(n)}var fc=l(ye(),1);function Ws(e,t,n){let{current:o}=(0,fc.useRef)({common:0,of:new Map});(t.run||n.some(r=>t[r]))&&(o.common+=1);for(let r of t.entries??[]){let{
group:s}=e.entries[r];o.of.set(s,(o.of.get(s)??0)+1)}return r=>`${o.common} ${o.of.get(r)??0}`}var Ze=l(b(),1);function Kb({group:e,changes:t}){let n=(0,_s.useFresh)(t),o=(0,mn.useMemo)(()=>new Os(e),[e.groups]),[r,s]=(0,mn.useState)(""),[i,a]=(0,mn.useState)(
"texts"),[p,d]=(0,mn.useState)(null),c=o.metricNamed(r),u=(0,mn.useRef)(0);(n.run||n.measured||n.status)&&(u.current+=1);let m=(0,mn.useMemo)(()=>jd(c,e.groups),
[c,u.current]),f=i==="heat",v=(0,mn.useMemo)(()=>f?sc(o,c,m):void 0,[f,o,c,m]),h=Ws(e,n,["pair","status"]),w=ic(e),g=f&&!o.isList&&o.isSettled,y=(0,mn.useId)(),
S=({pointNumber:M})=>d(Array.isArray(M)?o.inRow(M[0])[M[1]]:o.inOrder[M]),L=o.isList?"gp-on-one-axis":"";return(0,Ze.jsxs)(Ze.Fragment,{children:[(0,Ze.jsxs)("h\
eader",{class:"gp-head",children:[(0,Ze.jsx)("h2",{class:"gp-title",children:o.knobs}),(0,Ze.jsxs)("div",{class:"gp-tools",children:[(0,Ze.jsxs)("label",{children:[
(0,Yt.t)("Metric")," ",(0,Ze.jsx)("select",{class:"gp-metric","aria-label":(0,Yt.t)("Metric of the cells"),value:c.name,onChange:({currentTarget:M})=>s(M.value),
children:e.metrics.map(({name:M,title:be})=>(0,Ze.jsx)("option",{value:M,children:(0,Yt.t)(be)},M))})]}),(0,Ze.jsxs)("span",{class:"gp-switch",role:"group","ari\
a-label":(0,Yt.t)("What the cells show"),children:[(0,Ze.jsx)(gc,{name:"texts",words:(0,Yt.t)("texts"),view:i,choose:a}),(0,Ze.jsx)(gc,{name:"heat",words:(0,Yt.t)(
"heat map"),view:i,choose:a})]})]})]}),(0,Ze.jsx)(oc,{state:o,metric:c,id:y}),(0,Ze.jsx)(rc,{state:o,metric:c,heat:m}),(0,Ze.jsx)("p",{class:"gp-spared",hidden:!w,
children:w>0&&(0,Yt.tn)(w,"= {count} of {cells} cells has the same text as another, word for word: with the same luck, no run was needed to know it.","= {count}\
 of {cells} cells have the same text as another, word for word: with the same luck, no run was needed to know it.",{cells:(0,bc.count)(e.groups.length)})}),(0,Ze.jsx)(
Oe,{class:`gp-metric-chart ${L}`,chart:v,press:S},L),(0,Ze.jsx)("div",{class:["gp-field",L,f&&"gp-as-heat"].filter(Boolean).join(" "),hidden:g,children:(0,Ze.jsx)(
hc,{state:o,metric:c,heat:m,described:y,versionOf:h,open:d})}),(0,Ze.jsx)("p",{class:"gp-note gp-hint",children:g?(0,Yt.t)("Click a cell for its full text. Drag\
 to zoom; double-click to see all again."):(0,Yt.isTouched)()?(0,Yt.t)("Touch a cell for its full text."):(0,Yt.t)("Click a cell, or press Enter, for its full t\
ext; the arrow keys move between cells.")}),(0,Ze.jsx)(pc,{state:o,cell:p&&e.groups.includes(p)?p:null,shut:()=>d(null)})]})}var gc=({name:e,words:t,view:n,choose:o})=>(0,Ze.jsx)(
"button",{type:"button","data-view":e,"aria-pressed":n===e,onClick:()=>o(e),children:t}),Db=(0,_s.groupPane)(Kb,({header:e,groups:t})=>e?.kind==="sweep"&&t.length>
0),wc=(e,t)=>{let n=Db(e,t);return o=>{n(o),e.hidden&&e.querySelector("dialog")?.close()}};var mt=l(ye(),1),zs=l(we(),1),Nc=l(Lr(),1),Fc=l(W(),1),ue=l(x(),1),Ac=l(kc(),1);var vc=l(ye(),1);function Gs(e,t,{target:n,name:o}={}){let r=()=>[...e.current?.querySelectorAll(t)??[]],s=document.activeElement instanceof HTMLElement?document.
activeElement:null,i=s&&e.current?.contains(s)?s.closest(t):null,a=i?r().indexOf(i):-1;(0,vc.useLayoutEffect)(()=>{if(a<0||document.activeElement===s)return;let p=r(),
d=o&&i?.getAttribute(o),u=(o?p.find(m=>m.getAttribute(o)===d):void 0)??p.at(Math.min(a,p.length-1));s?.isConnected?s.focus({preventScroll:!0}):(n?u?.querySelector(
n):u)?.focus({preventScroll:!0})})}var zc=l(Xi(),1);var Lo=l(W(),1),Pn=l(x(),1);var jb=["sample","dola_generation"];function Oa(e,t){let{started:n,denoises:o}=Bt(e,t);return!n||n.elsewhere||n.mode==="custom"||o?null:n.effective.do_sample!==
!0?"none":jb.includes(n.mode)?JSON.stringify([n.seed,n.request?.luck_of??[0,n.num_sequences??1]]):null}function Sc(e){if(!Vn(e))return null;let t=e.groups.map(({
number:r})=>r).filter(r=>Bt(e,r).started);if(t.length<2||!t.every(r=>e.groups[r].model===e.groups[t[0]].model))return null;let n=t.map(r=>Oa(e,r)),o=new Set(n.filter(
r=>r!=="none"));return o.size?o.has(null)?{kind:"unknown",lanes:t}:{kind:o.size===1?"same":"other",lanes:t}:{kind:"none",lanes:t}}function Ra(e,t){let o=e.groups.
map(({number:i})=>i).filter(i=>i!==t).filter(i=>nr(e,t,i)).map(i=>or(e,t,i)).filter(({kind:i})=>i==="apart");if(!o.length)return null;let r=Math.min(...o.map(i=>i.
at[0])),s=new Map;for(let{number:i}of e.groups){let a=Xt(e,i).at(r);a&&s.set(a.chosen.text,[...s.get(a.chosen.text)??[],i])}return{at:r,tokens:s}}function Tc(e,{
kind:t,lanes:n}){if(t==="unknown"){let p=xc(e,n.filter(d=>Oa(e,d)===null));return(0,Pn.t)("Not the same luck, even with the same seed: {lanes} does not draw tok\
en by token.",{lanes:p})}if(t==="other"){let p=n.filter(d=>Oa(e,d)!=="none").map(d=>(0,Pn.t)("{seed} in {lanes}",{seed:String(Bt(e,d).started?.seed),lanes:Tt(e,
d)}));return(0,Pn.t)("The luck differs, too (seed {seeds}): where the texts part, it may be the settings or the luck.",{seeds:(0,Lo.inParts)(p)})}let o=Ra(e,Vn(
e)?.[0]??0);if(!o)return t==="none"?"":n.every(p=>_o(e,Bt(e,p)))?(0,Pn.t)("Same luck: the texts are the same, as far as each of them goes."):(0,Pn.t)("Same luck\
: the texts are the same so far.");let r=new Set([...o.tokens.keys()].map(p=>p.trim())),s=r.size===o.tokens.size&&!r.has(""),i={number:(0,Lo.count)(o.at+1),tokens:(0,Lo.inParts)(
[...o.tokens].map(a))};if(e.groups.some(({prompt:p})=>p))return t==="same"?(0,Pn.t)("Same luck: the texts part at token {number}; only the prompts made the diff\
erence there: {tokens}.",i):(0,Pn.t)("Nothing is random here: the texts part at token {number} because of their prompts: {tokens}.",i);return t==="same"?(0,Pn.t)(
"Same luck: the texts part at token {number}; only the settings made the difference there: {tokens}.",i):(0,Pn.t)("Nothing is random here: the texts part at tok\
en {number} because of their settings: {tokens}.",i);function a([p,d]){return(0,Pn.t)("{token} in {lanes}",{token:(0,Lo.quoted)(s?p.trim():p),lanes:xc(e,d)})}}var xc=(e,t)=>t.
map(n=>Tt(e,n)).join(", ");var Ls=l(ye(),1),Mc=l(Cc(),1),$s=l(W(),1),ke=l(x(),1);var ee=l(b(),1),Es=8;function Oc(e){let{group:t,lane:n,ran:o,isReference:r,parts:s,sameProblem:i,makeReference:a}=e,p=o?t.shownOf(o.number):null,d=r?(0,ke.t)("T\
he other lanes are compared with this one"):(0,ke.t)("Compare the others with {lane}",{lane:n.label}),c=(0,ke.t)(n.problem);return(0,ee.jsxs)("div",{class:"gp-l\
ane-top",children:[(0,ee.jsxs)("div",{class:"gp-lane-head",children:[(0,ee.jsxs)("button",{type:"button",class:"gp-lane-name","aria-pressed":r,title:d,disabled:!o,
onClick:a,children:[(0,ee.jsx)("b",{class:"gp-letter",children:n.label}),(0,ee.jsx)("bdi",{class:"gp-lane-title",children:je(n.title)}),(0,ee.jsx)("span",{class:"\
gp-lane-reference",hidden:!r,children:(0,ke.t)("reference")})]}),t.canAsk&&(0,ee.jsx)(Vb,{...e})]}),n.prompt&&(0,ee.jsx)("p",{class:"gp-lane-prompt",dir:"auto",
children:(0,ee.jsx)(xs,{text:n.prompt})}),(0,ee.jsx)("p",{class:"gp-lane-settings",children:tw(n,p,o).join(" · ")}),(0,ee.jsx)("p",{class:"gp-lane-changed",hidden:!o||
!(0,Mc.changedSince)(n,o),children:`△ ${(0,ke.t)("changed since this run")}`}),p?.log&&(0,ee.jsx)(Xb,{log:p.log,done:t.done}),(0,ee.jsx)("p",{class:"gp-lane-p\
arts",hidden:!s,children:s}),o&&o.entries.length>1&&(0,ee.jsx)(ew,{group:t,ran:o}),c&&(0,ee.jsxs)("div",{class:"gp-problem",children:[(0,ee.jsx)("b",{children:"\
✕ "}),(0,ee.jsx)("span",{children:i?(0,ke.t)("The same as in lane {lane}.",{lane:i}):c})]})]})}var Ub=[{does:"copy",sign:"❐",name:e=>(0,ke.t)("Copy lane {la\
ne}",e),isPossible:(e,t)=>t<Es},{does:"left",sign:"◀",name:e=>(0,ke.t)("Move lane {lane} to the left",e),isPossible:e=>e>0},{does:"right",sign:"▶",name:e=>(0,ke.t)(
"Move lane {lane} to the right",e),isPossible:(e,t)=>e<t-1},{does:"remove",sign:"✕",name:e=>(0,ke.t)("Remove lane {lane}",e),isPossible:(e,t)=>t>1}];function Vb({
group:e,lane:t,ran:n,place:o,lanes:r}){let s={lane:t.label},i=a=>e.ask({type:"lane",do:a,id:t.id});return(0,ee.jsxs)("span",{class:"gp-lane-tools",children:[(0,ee.jsx)(
Qb,{runs:Jb(e,n),name:(0,ke.t)("Stop lane {lane}",s),press:()=>i("stop")}),!t.prompt&&(0,ee.jsxs)(ee.Fragment,{children:[(0,ee.jsxs)("button",{type:"button",class:"\
gp-button","data-do":"select","aria-pressed":!!t.selected,title:t.selected?(0,ke.t)("Lane {lane} is shown in the settings",s):(0,ke.t)("Edit lane {lane}",s),onClick:()=>i(
"select"),children:[(0,ee.jsx)("span",{"aria-hidden":"true",children:"✎"}),t.selected&&` ${(0,ke.t)("editing")}`,t.selected&&(0,ee.jsxs)("span",{class:"gp-hid\
den",children:[" ",t.label]})]}),Ub.map(({does:a,sign:p,name:d,isPossible:c})=>(0,ee.jsx)("button",{type:"button",class:"gp-button","data-do":a,title:d(s),"aria\
-disabled":!c(o,r),onClick:()=>c(o,r)&&i(a),children:(0,ee.jsx)("span",{"aria-hidden":"true",children:p})},a))]})]})}var Jb=({running:e},t)=>e&&!!t?.entries.some(
({log:n})=>!n?.finished&&!n?.failed);function Qb({runs:e,name:t,press:n}){let o=(0,Ls.useRef)(null),r=o.current===document.activeElement;return(0,Ls.useLayoutEffect)(
()=>{!e&&r&&o.current?.closest(".gp-lane")?.querySelector(".gp-lane-name")?.focus()},[e]),(0,ee.jsx)("button",{ref:o,type:"button",class:"gp-button","data-do":"\
stop",title:t,hidden:!e,onClick:n,children:(0,ee.jsx)("span",{"aria-hidden":"true",children:"■"})})}var Wa=new WeakMap;function Zb(e){let t=Wa.get(e);if(e.shared<
2)return t;let n={others:e.shared-1,apart:e.apart};return Wa.set(e,{others:Math.max(n.others,t?.others??0),apart:n.apart&&(t?.apart??!0)}),e.running?n:Wa.get(e)}
function Xb({log:e,done:t}){let{length:n}=Un(e),o=Zb(e);return(0,ee.jsxs)("p",{class:"gp-lane-state",children:[(0,ee.jsx)("b",{children:Yb(e,t)}),(0,ee.jsx)("sp\
an",{class:"gp-lane-count",children:n?(0,ke.tn)(n,"{count} token","{count} tokens"):""}),o&&(0,ee.jsx)("span",{class:"gp-lane-company",tabIndex:0,"data-tip":o.apart?
(0,ke.t)("It has forward passes of its own and takes turns with the others: no other run uses its model, or it reads or writes several tokens at once."):(0,ke.t)(
"Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token."),children:o.apart?(0,ke.tn)(o.others,"in turn wi\
th another run","in turn with {count} others"):(0,ke.tn)(o.others,"together with another run","together with {count} others")})]})}function Yb({queued:e,loading:t,
started:n,failed:o,finished:r},s){return o?`✕ ${(0,ke.t)("stopped by an error")}`:r?`■ ${r.sequences.length?(0,$s.stopWords)(r.sequences[0].stop_reason)[1]:
(0,ke.t)("ended")}`:s?n?`■ ${(0,ke.t)("was stopped")}`:(0,ke.t)("did not run"):t?(0,$s.loadingWords)(t):e?e.ahead?(0,ke.tn)(e.ahead,"waiting for another run",
"waiting for {count} others"):(0,ke.t)("starting …"):n?`● ${(0,ke.t)("decoding …")}`:(0,ke.t)("waiting for its turn")}function ew({group:e,ran:t}){let n=t.
entries.length,o=Rc(e.shownOf(t.number))??"–",r=s=>{let i=t.shown+s;i>=0&&i<n&&e.showEntry(t.number,i)};return(0,ee.jsxs)("p",{class:"gp-lane-seeds",children:[
(0,ee.jsx)("button",{type:"button",class:"gp-button","data-seed":"-1","aria-label":(0,ke.t)("Previous seed"),"aria-disabled":t.shown===0,onClick:()=>r(-1),children:"\
◀"}),(0,ee.jsx)("span",{"aria-live":"polite",children:(0,ke.t)("seed {seed}, {place} of {all}",{seed:o,place:t.shown+1,all:n})}),(0,ee.jsx)("button",{type:"bu\
tton",class:"gp-button","data-seed":"1","aria-label":(0,ke.t)("Next seed"),"aria-disabled":t.shown===n-1,onClick:()=>r(1),children:"▶"})]})}var Rc=({seed:e,log:t})=>e??
t?.started?.seed??null;function tw(e,t,n){let o=t&&n&&n.seed===e.seed&&n.entries.length===1?Rc(t):null,r=e.seed??o,s=r===null?"":(0,ke.t)("seed {seed}",{seed:r});
return[e.model,je(e.settings),s].filter(Boolean)}var $c=l(ta(),1),Fs=l(Lr(),1),$o=l(W(),1),_a=l(x(),1),mr=l(_c(),1),Ec=l(Lc(),1),mo=l(ra(),1);var nw=200,ow=40,Ns=class{constructor(t,n){this.body=t;this.entries=n;t.append(this.written),this.rows=new mr.Rows(this.written);let o=()=>{this.atEnd=t.scrollHeight-
t.scrollTop-t.clientHeight<ow};t.addEventListener("scroll",o,{passive:!0}),this.observers=[new ResizeObserver(()=>this.resized()),new ResizeObserver(()=>this.laidOut())],
this.observers[0].observe(t),this.observers[1].observe(this.written)}body;entries;rows;tokens=[];written=(0,$o.make)("div","gp-lane-written");log=null;look={shade:Fs.FIRST_SHADE,
unit:"bits"};steps=[];dimmed=0;parting=null;why="";stop=null;atEnd=!0;width=0;timer=0;observers;leave(){for(let t of this.observers)t.disconnect();clearTimeout(
this.timer)}clear(t){t!==this.log&&(this.log=t,this.written.replaceChildren(),this.rows=new mr.Rows(this.written),this.tokens=[],this.steps=[],this.dimmed=0,this.
parting=this.stop=null,this.why="",this.atEnd=!0)}draw(t,{shared:n,at:o=n,sign:r,why:s},i){if(this.clear(t),t.denoises)return(0,$o.say)(this.written,(0,Ec.draftOf)(
t));(i.shade!==this.look.shade||i.unit!==this.look.unit)&&this.redraw(i);let{keep:a,added:p}=(0,$c.pathChange)(this.steps,Un(t).at(-1)??null);a<this.tokens.length&&
this.cut(a);for(let d of p)this.append(d);this.dim(n),this.signAt(r?this.tokens[o]:null,r,s),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(t){(0,mo.cutTokens)(
this,t),this.steps.length=t,this.dimmed=Math.min(this.dimmed,t),this.stop?.isConnected||(this.stop=null)}append(t){let n={...t.chosen,piece:t.piece},o=(0,$o.make)(
"span","gp-token",null,{role:"button",tabindex:"-1"});(0,mo.inkToken)(o,n);let r=this.tokens.at(-1),s=(r&&this.entries.get(r)?.token)??null;this.entries.set(o,{
token:n,step:t,lane:this}),t.given&&(o.dataset.given=""),(0,mo.appendToken)(this,o,n,s),this.steps.push(t),this.dress(o)}dress(t){let n=t.querySelector(".gp-ink"),
o=this.entries.get(t)?.step;n&&o&&(0,Fs.shadeInk)(n,this.look.shade,(0,$o.numbersOf)(o)),this.describe(t)}describe(t){let n=this.entries.get(t)?.step;if(!n)return;
let r=[(0,_a.t)("token {number}",{number:n.index+1}),...(0,mo.numberWords)(n,this.look.unit),this.whyOf(t)];t.setAttribute("aria-description",r.filter(Boolean).
join(", "))}whyOf(t){let n=this.entries.get(t)?.step.given;return[t===this.parting?this.why:"",n?(0,_a.t)("given, not chosen"):""].filter(Boolean).join(", ")}dim(t){
let n=Math.min(t,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.
add("gp-shared");this.dimmed=n}signAt(t,n,o){if(t===this.parting&&(!t||o===this.why&&t.dataset.parts===n))return;let r=this.parting;this.parting=t,this.why=o,r&&
(delete r.dataset.parts,this.describe(r)),t&&(t.dataset.parts=n,this.describe(t))}redraw(t){this.look=t;for(let n of this.tokens)this.dress(n)}laidOut(){this.rows.
settle(),this.atEnd&&this.log?.running&&(this.body.scrollTop=1e7)}resized(){let{clientWidth:t}=this.body;!t||t===this.width||(this.width=t,this.rows.dissolve(),
clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.rows.settle(),nw))}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}next(t,n){
let o=this.tokens.indexOf(t);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return(0,mr.inNextRow)(this.
tokens,o,1);case"ArrowUp":return(0,mr.inNextRow)(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var ae=l(b(),1),rw=[["probability",()=>(0,ue.t)("probability")],["raw",()=>(0,ue.t)("probability before processors")],["uncertainty",()=>(0,ue.t)("entropy")],["\
entropy",()=>(0,ue.t)("entropy after processors")],["surprisal",()=>(0,ue.t)("surprisal")],["rank",()=>(0,ue.t)("rank")]];function sw({group:e,changes:t}){let n=(0,zs.useFresh)(
t),[o,r]=(0,mt.useState)(Nc.FIRST_SHADE),[s]=(0,mt.useState)(()=>new WeakMap),i=(0,mt.useRef)(null),a=Ws(e,n,["status","pair","lanes"]),p=Bc(e),d=iw(e,i,s,n);aw(
i,p.length),Gs(i,".gp-lane",{target:".gp-lane-name"});let c=new Map,u=e.groups.some(({prompt:h})=>h)?"":e.header?.prompt??"",m=Sc(e),f=p.length>=Es,v=(h,w)=>{h.
reach(w),w.focus({preventScroll:!0}),w.scrollIntoView({block:"nearest"}),d.current?.show(w)};return(0,ae.jsxs)(ae.Fragment,{children:[(0,ae.jsxs)("header",{class:"\
gp-head",children:[(0,ae.jsx)("h2",{class:"gp-hidden",children:(0,ue.t)("Side by side")}),(0,ae.jsx)("div",{class:"gp-tools",children:(0,ae.jsxs)("label",{children:[
(0,ue.t)("Shaded by")," ",(0,ae.jsx)("select",{class:"gp-shade",value:o,onChange:({currentTarget:h})=>r(h.value),children:rw.map(([h,w])=>(0,ae.jsx)("option",{value:h,
children:w()},h))})]})})]}),(0,ae.jsxs)("p",{class:"gp-asked",hidden:!u,children:[(0,ae.jsx)("span",{class:"gp-asked-name",children:(0,ue.t)("Prompt")})," ",(0,ae.jsx)(
"bdi",{class:"gp-asked-text",children:u})]}),(0,ae.jsx)("p",{class:"gp-luck",hidden:!m,children:m&&Tc(e,m)}),(0,ae.jsx)("ol",{class:"gp-columns",ref:i,children:p.
map(({key:h,lane:w,ran:g},y)=>{let S=(0,ue.t)(w.problem),L=c.get(S)??w.label;return S&&c.set(S,L),(0,ae.jsx)(pw,{group:e,lane:w,ran:g,place:y,lanes:p.length,version:g?
a(g.number):"",sameProblem:S&&L!==w.label?L:"",shade:o,tokens:s,go:v},h)})}),(0,ae.jsx)("p",{class:"gp-add-place",hidden:!e.canAsk||p.some(({lane:h})=>h.prompt),
children:(0,ae.jsx)("button",{type:"button",class:"gp-button gp-add","aria-disabled":f,title:f?(0,ue.t)("At most {count} lanes",{count:String(Es)}):(0,ue.t)("A \
new lane at the end"),onClick:()=>!f&&e.ask({type:"lane",do:"add"}),children:(0,ue.t)("+ Add a lane")})}),(0,ae.jsx)(lw,{shade:o,unit:e.unit,isCompared:Nr(e)!==
null})]})}var Ic=(0,zs.groupPane)(sw,e=>Bc(e).length>0||e.canAsk);function Bc({lanes:e,groups:t}){return e?e.map(n=>({key:`${n.prompt?"prompt":"lane"} ${n.id}`,
lane:n,ran:t.find(({id:o,prompt:r})=>o===n.id&&!!r==!!n.prompt)??null})):t.map(n=>({key:`group ${n.number}`,lane:n,ran:n}))}function iw(e,t,n,{unit:o,pair:r}){let s=(0,mt.useRef)(
null);return(0,mt.useLayoutEffect)(()=>{let i=t.current?.closest(".gp-pane");!i||!t.current||(s.current=(0,Ac.tokenCard)(i,t.current,e,a=>{let p=n.get(a);if(!p)
return null;let{token:d,step:c,lane:u}=p,m=(0,ue.t)("token {number}",{number:c.index+1});return{id:d.token_id,text:d.text,where:m,step:c,why:u.whyOf(a)}}))},[]),
(0,mt.useLayoutEffect)(()=>s.current?.refresh(o||r)),s}function aw(e,t){let n=(0,mt.useRef)(t);n.current=t;let o=()=>{let{clientWidth:r=0,style:s}=e.current??{},
[i,a,p]=[240,12,4];if(!r||!n.current)return;let d=Math.max(1,Math.min(p,Math.floor((r+a)/(i+a)))),c=Math.ceil(n.current/d);s?.setProperty("--lanes-in-row",String(
Math.ceil(n.current/c)))};(0,mt.useLayoutEffect)(o,[t]),(0,mt.useLayoutEffect)(()=>{let r=new ResizeObserver(o);return e.current&&r.observe(e.current),()=>r.disconnect()},
[])}function lw({shade:e,unit:t,isCompared:n}){return(0,ae.jsxs)("footer",{class:"gp-legend","aria-label":(0,ue.t)("Legend"),children:[(0,ae.jsx)(zc.ShadeScale,
{name:e,unit:t}),(0,ae.jsxs)("span",{class:"gp-parting-key",hidden:!n,children:[(0,ae.jsx)("span",{class:"gp-token gp-shared",children:(0,ae.jsx)("span",{class:"\
gp-ink",children:(0,ue.t)("dimmed")})})," ",(0,ae.jsx)("span",{"data-tip":(0,ue.t)("Up to here the lane has written the same as the reference lane. Click the na\
me of another lane to make that one the reference."),tabIndex:0,children:(0,ue.t)("same as the reference")})," ",(0,ae.jsx)("span",{class:"gp-sign",children:"≠"}),
" ",(0,ae.jsx)("span",{"data-tip":(0,ue.t)("From here on the lane’s text differs from the reference lane’s."),tabIndex:0,children:(0,ue.t)("where it diverge\
s")})]}),(0,ae.jsx)("span",{class:"gp-note gp-hint",children:(0,ue.isTouched)()?(0,ue.t)("Touch a token to see its candidates."):(0,ue.t)("Point at a token to s\
ee its candidates. The arrow keys move along a text.")})]})}function pw({group:e,lane:t,ran:n,place:o,lanes:r,version:s,sameProblem:i,shade:a,tokens:p,go:d}){let c=Nr(
e),u=!!(n&&c?.[0]===n.number),{shared:m,at:f,sign:v,why:h,words:w}=n&&c?uw(e,c[0],n.number):As,g=(0,mt.useMemo)(()=>(0,ae.jsx)(Oc,{group:e,lane:t,ran:n,place:o,
lanes:r,isReference:u,parts:w,sameProblem:i,makeReference:()=>n&&cw(e,n.number)}),[t,n,o,r,s,u,w,i,e.canAsk]),y=(0,mt.useRef)(null),S=(0,mt.useRef)(null);(0,mt.useLayoutEffect)(
()=>(y.current&&(S.current=new Ns(y.current,p)),()=>S.current?.leave()),[]);let L={shade:a,unit:e.unit};(0,mt.useLayoutEffect)(()=>{n?S.current?.draw(Bt(e,n.number),
{shared:m,at:f,sign:v,why:h},L):S.current?.clear(null)},[n,s,m,f,v,h,a,e.unit]);let M=({target:Ve})=>{let lt=Ve instanceof Element?Ve.closest(".gp-token"):null;
S.current&&lt&&p.has(lt)&&d(S.current,lt)},be=Ve=>{let{target:lt,key:gn}=Ve;if(!(lt instanceof HTMLElement)||!p.has(lt)||!S.current||Ve.ctrlKey||Ve.metaKey||Ve.
altKey)return;let Co=gn==="Enter"||gn===" "?lt:S.current.next(lt,gn);!Co&&!gn.startsWith("Arrow")||(Ve.preventDefault(),Co&&d(S.current,Co))};return(0,ae.jsxs)(
"li",{class:t.selected?"gp-lane gp-lane-selected":"gp-lane","aria-label":(0,ue.t)("Lane {lane}: {title}",{lane:t.label,title:je(t.title)}),children:[g,(0,ae.jsxs)(
"div",{class:"gp-lane-bottom",children:[(0,ae.jsx)("p",{class:"gp-note gp-not-yet",hidden:!!n,children:(0,ue.t)("Not run yet.")}),n&&(0,ae.jsx)(dw,{group:e,ran:n,
version:s}),(0,ae.jsx)("div",{class:"gp-lane-text",role:"group",dir:"auto","aria-label":(0,ue.t)("Text of lane {lane}, token by token. The arrow keys move along\
 it.",{lane:t.label}),hidden:!n,ref:y,onClick:M,onKeyDown:be})]})]})}function dw({group:e,ran:t,version:n}){let o=Bt(e,t.number);return(0,mt.useMemo)(()=>_o(e,o)&&
(0,ae.jsx)("p",{class:"gp-hidden gp-whole",dir:"auto",children:rr(Un(o))}),[o,n])}function cw(e,t){let n=Nr(e);n&&t!==n[0]&&e.setPair(t,t===n[1]?n[0]:n[1])}var As={
shared:0,sign:"",why:"",words:""};function uw(e,t,n){if(n===t){let p=Ra(e,t);return p?{...As,at:p.at,sign:"≠",why:(0,ue.t)("here the first lane diverges")}:As}
let o=Tt(e,t),r=or(e,t,n),s=r.at[1];if(r.kind==="apart"){let{chosen:p}=Xt(e,t)[r.at[0]],d=(0,ue.t)("here it diverges from {lane}, which has {token}",{lane:o,token:(0,Fc.quoted)(
p.text)}),c=`≠ ${(0,ue.t)("diverges from {lane} at token {number}",{lane:o,number:s+1})}`;return{shared:s,sign:`≠${o}`,why:d,words:c}}let i=[t,n].map(p=>_o(
e,Bt(e,p)));return{...As,shared:s,words:s?`= ${a()}`:""};function a(){return r.kind==="shorter"&&i[r.shorter]?r.shorter?(0,ue.t)("the same as {lane}, which cont\
inues",{lane:o}):(0,ue.t)("the same as {lane}, then continues",{lane:o}):r.kind==="same"&&i[0]&&i[1]?(0,ue.t)("the same as {lane}",{lane:o}):(0,ue.t)("the same \
as {lane} so far",{lane:o})}}var Kc=l(ye(),1);var Dc=l(we(),1),jc=l(ot(),1),ht=l(W(),1),Ke=l(x(),1),Uc=l(he(),1),Vc=l(Se(),1);var Z=l(b(),1),qc=24,mw=[1,2,5,10,20,50,100,200,500,1e3],hw=5,Hc=150;function fw({group:e}){let t=e.entries.filter(p=>cr(p)==="cut"),n=e.entries.filter(p=>qt(p)&&
!t.includes(p)),o=n.filter(p=>qt(p)!=="failed"),r=o.map(po).sort((p,d)=>p-d),s=r.reduce((p,d)=>p+d,0),i=(0,jc.fixed)(s/r.length,1),a=()=>(0,Ke.tn)(r.length,"{to\
tal} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,ht.count)(s),mean:i});return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsxs)(
"header",{class:"gp-head",children:[(0,Z.jsx)("h2",{class:"gp-title",children:(0,Ke.t)("Lengths and endings")}),(0,Z.jsx)("p",{class:"gp-note gp-of",children:gw(
e,n.length)})]}),(0,Z.jsxs)("div",{class:"gp-both",children:[(0,Z.jsxs)("figure",{class:"gp-lengths-figure",children:[(0,Z.jsxs)("figcaption",{children:[(0,Z.jsx)(
Vc.Term,{id:"length",run:()=>r.length?a():"",meaning:(0,Ke.t)("The number of tokens in a text, including the one that ends it. Only texts that have ended are co\
unted."),children:(0,Ke.t)("Tokens per text")})," ",(0,Z.jsx)("span",{class:"gp-note gp-average",children:r.length?(0,Ke.t)("mean {mean}, median {median}, from \
{low} to {high}",{mean:i,median:(0,ht.count)((0,Uc.medianOf)(r)),low:(0,ht.count)(r[0]),high:(0,ht.count)(r[r.length-1])}):(0,Ke.t)("none has ended yet")})]}),(0,Z.jsx)(
yw,{lengths:r})]}),(0,Z.jsxs)("div",{children:[(0,Z.jsx)("h3",{children:(0,Ke.t)("Endings")}),(0,Z.jsx)(vw,{entries:[...n,...t]}),(0,Z.jsx)("p",{class:"gp-note \
gp-oddities",children:bw(e,n)})]})]}),(0,Z.jsx)(xw,{texts:o.map(p=>co(p))},e.turn)]})}var Jc=(0,Dc.groupPane)(fw,({header:e})=>e?.kind==="seeds",["status"]);function gw({
done:e,entries:{length:t}},n){if(n===t)return(0,Ke.tn)(t,"{count} sample","all {count} samples");let o={ended:(0,ht.count)(n)};return e?(0,Ke.tn)(t,"{ended} of \
{count} sample ended","{ended} of {count} samples ended",o):(0,Ke.tn)(t,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",o)}function bw({
done:e,entries:t},n){let o=n.filter(i=>qt(i)==="failed").length,r=n.filter(i=>qt(i)!=="failed"&&!co(i).trim()).length,s=e?t.length-n.length:0;return[r&&(0,Ke.tn)(
r,"{count} text is empty.","{count} texts are empty."),o&&(0,Ke.tn)(o,"{count} sample failed and is counted only here.","{count} samples failed and are counted \
only here."),s&&(0,Ke.tn)(s,"{count} sample did not finish.","{count} samples did not finish.")].filter(Boolean).join(" ")}function ww(e){let[t,n]=[Math.min(...e),
Math.max(...e)],o=mw.find(i=>Math.floor(n/i)-Math.floor(t/i)<qc)??Math.ceil((n-t+1)/qc),r=Math.floor(t/o),s=Array.from({length:Math.floor(n/o)-r+1},(i,a)=>({from:Math.
max((r+a)*o,t),to:Math.min((r+a+1)*o-1,n),texts:0}));for(let i of e)s[Math.floor(i/o)-r].texts+=1;return s}function yw({lengths:e}){let t=(0,Kc.useMemo)(()=>e.length?
kw(ww(e)):void 0,[e.join()]);return(0,Z.jsx)(Oe,{class:"gp-bins",chart:t})}function kw(e){let t=({from:s,to:i})=>s===i?(0,Ke.tn)(s,"{count} token","{count} toke\
ns"):(0,Ke.t)("{low} to {high} tokens",{low:(0,ht.count)(s),high:(0,ht.count)(i)}),n={type:"bar",hoverinfo:"text",textposition:"none",text:e.map(s=>`${t(s)}: ${(0,Ke.tn)(
s.texts,"{count} text","{count} texts")}`),x:e.map(({from:s,to:i})=>(s+i)/2),y:e.map(({texts:s})=>s),width:e.map(({from:s,to:i})=>.94*(i-s+1)),marker:{color:"va\
r(--gp-kept)"}},[o,r]=[Zn((0,Ke.t)("tokens"),{showgrid:!1}),Zn((0,Ke.t)("texts"),{rangemode:"tozero"})];return pr((0,Ke.t)("Number of texts by their length in t\
okens"),[n],o,r,{height:220,bargap:0})}function Qc(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].sort(([n,o],[r,s])=>s-o||(n<r?-1:1))}var vw=({
entries:e})=>(0,Z.jsx)("ul",{class:"gp-endings",children:Qc(e.map(t=>qt(t)??"")).map(([t,n])=>(0,Z.jsxs)("li",{"data-end":t,children:[(0,Z.jsx)("span",{class:"g\
p-sign","aria-hidden":"true",children:En(t)}),(0,Z.jsx)("span",{class:"gp-word",children:Nn(t)[0]}),(0,Z.jsx)("span",{"aria-hidden":"true",children:(0,Z.jsx)("i",
{class:"gp-bar",style:{width:`${(n/e.length*100).toFixed(2)}%`}})}),(0,Z.jsx)("span",{class:"gp-times",children:`${(0,ht.count)(n)} · ${(0,ht.percent)(n/e.length)}`})]},
t))});function xw({texts:e}){let t=Qc(e),n=t.filter(([,o])=>o>1);return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)("h3",{class:"gp-common-title",children:Sw(t.length,
e.length,n.length>0)}),(0,Z.jsx)("ol",{class:"gp-common",children:n.slice(0,hw).map(([o,r])=>(0,Z.jsxs)("li",{children:[(0,Z.jsx)("span",{class:"gp-times",children:`${(0,ht.count)(
r)} ×`}),(0,Z.jsx)(Tw,{text:o})]},o))})]})}function Sw(e,t,n){return t<2?t?(0,Ke.tn)(t,"{count} text","{count} texts"):"":e===1?(0,Ke.t)("All {count} texts are\
 the same",{count:(0,ht.count)(t)}):n?(0,Ke.t)("{count} different texts of {all}; the most frequent ones",{count:(0,ht.count)(e),all:(0,ht.count)(t)}):(0,Ke.t)(
"All {count} texts are different",{count:(0,ht.count)(t)})}function Tw({text:e}){return e.trim()?e.length<=Hc?(0,Z.jsx)("bdi",{children:(0,ht.inOneLine)(e)}):(0,Z.jsxs)(
"details",{children:[(0,Z.jsx)("summary",{children:(0,Z.jsx)("bdi",{children:`${(0,ht.inOneLine)(e.slice(0,Hc))}…`})}),(0,Z.jsx)("p",{dir:"auto",children:e})]}):
(0,Z.jsx)("span",{class:"gp-note",children:(0,Ke.t)("(empty)")})}var ru=l(we(),1),ln=l(x(),1);var Zc=l(ye(),1),Xc=l(Se(),1),it=l(b(),1);function Yc({class:e,rows:t,keyOf:n,heading:o,nameOf:r,columns:s}){let[i,a]=(0,Zc.useState)(null),p=s.find(({name:c})=>c===
i?.name),d=({name:c,isSmallestFirst:u})=>{let m=!p||i?.name!==c;a(m?{name:c,isDown:!u}:i.isDown===!u?{name:c,isDown:!i.isDown}:null)};return(0,it.jsxs)("table",
{class:e,children:[(0,it.jsx)("thead",{children:(0,it.jsxs)("tr",{children:[(0,it.jsx)("th",{scope:"col",class:"gp-whose",children:(0,it.jsx)("button",{type:"bu\
tton",class:"gp-sort","data-tip":o.tip,onClick:()=>a(null),children:o.title})}),s.map(c=>(0,it.jsx)(Pw,{column:c,order:c===p?i:null,press:()=>d(c)},c.name))]})}),
(0,it.jsx)("tbody",{children:(p&&i?Cw(t,p,i.isDown):t).map(c=>(0,it.jsxs)("tr",{children:[(0,it.jsx)("th",{scope:"row",class:"gp-whose",children:r(c)}),s.map(({
name:u,cell:m,cellClass:f})=>(0,it.jsx)("td",{class:f?.(c),children:m(c)},u))]},n(c)))})]})}function Pw({column:{name:e,title:t,term:n,unit:o},order:r,press:s}){
let i={type:"button","data-name":e,onClick:s},a=(0,it.jsxs)(it.Fragment,{children:[(0,it.jsx)("span",{children:t.replace(/-(?=\d)/g,"‑")}),(0,it.jsx)("span",{
class:"gp-arrow","aria-hidden":"true",children:r?r.isDown?" ▼":" ▲":""})]});return(0,it.jsxs)("th",{scope:"col","aria-sort":r?r.isDown?"descending":"ascendi\
ng":"none",children:[n?(0,it.jsx)(Xc.Term,{as:"button",class:"gp-sort",...n,attributes:i,children:a}):(0,it.jsx)("button",{class:"gp-sort",...i,children:a}),o&&
(0,it.jsx)("small",{children:o})]})}function Cw(e,{valueOf:t},n){let o=n?-1:1;return[...e].sort((r,s)=>{let[i,a]=[t(r),t(s)];return i===null||a===null?+(i===null)-
+(a===null):typeof i=="string"||typeof a=="string"?o*String(i).localeCompare(String(a),void 0,{numeric:!0}):o*(i-a)})}var eu=l(ye(),1),qr=l(x(),1),Eo=l(b(),1),tu="generation-playground.columns",Mw=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","w\
ords","ended"];function nu(){let[e,t]=(0,eu.useState)(()=>new Set(Ow()??Mw));return[e,(o,r)=>{let s=new Set(e);r?s.add(o):s.delete(o),Rw([...s]),t(s)}]}function ou({
metrics:e,names:t,choose:n}){let o=e.filter(({name:r})=>t.has(r)).length;return(0,Eo.jsxs)("details",{class:"gp-tools gp-column-choice",children:[(0,Eo.jsx)("su\
mmary",{children:(0,qr.t)("Columns: {shown} of {all}",{shown:String(o),all:String(e.length)})}),(0,Eo.jsx)("div",{class:"gp-column-boxes",role:"group","aria-lab\
el":(0,qr.t)("Columns of the table"),children:e.map(({name:r,title:s,meaning:i})=>(0,Eo.jsxs)("label",{title:(0,qr.t)(i),children:[(0,Eo.jsx)("input",{type:"che\
ckbox",checked:t.has(r),onChange:({currentTarget:a})=>n(r,a.checked)})," ",(0,qr.t)(s)]},r))})]})}function Ow(){try{let e=JSON.parse(localStorage.getItem(tu)??"\
null");return Array.isArray(e)?e.map(String):null}catch{return null}}function Rw(e){try{localStorage.setItem(tu,JSON.stringify(e))}catch{}}var Ie=l(b(),1);function Ww({group:e}){let[t,n]=nu(),{groups:o}=e,r=su(e),s=r.filter(({name:a})=>t.has(a)).map(a=>Gw(a,e)),i=o.length<2;return(0,Ie.jsxs)(Ie.Fragment,
{children:[(0,Ie.jsxs)("header",{class:"gp-head",children:[(0,Ie.jsx)("h2",{class:"gp-title",children:(0,ln.t)("Metrics")}),(0,Ie.jsx)("span",{class:"gp-note gp\
-sorting",hidden:i,children:(0,ln.t)("Click a heading to sort; point at it for its formula.")}),(0,Ie.jsx)(ou,{metrics:r,names:t,choose:n})]}),(0,Ie.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"region","aria-label":(0,ln.t)("The table of metrics, which may be wider than the page"),children:(0,Ie.jsx)(Yc,{class:i?"gp-me\
trics gp-one":"gp-metrics",rows:o,keyOf:({number:a})=>a,heading:{title:_w(e),tip:(0,ln.t)("Click to restore the order of the rows.")},nameOf:a=>(0,Ie.jsxs)(Ie.Fragment,
{children:[(0,Ie.jsx)("b",{class:"gp-letter",children:Tt(e,a.number)}),(0,Ie.jsx)("bdi",{children:Go(a)})]}),columns:s})}),(0,Ie.jsxs)("p",{class:"gp-note gp-be\
st-key",hidden:s.every(({best:a})=>!a),children:[(0,Ie.jsx)("b",{class:"gp-best-sign",children:"★"})," ",(0,ln.t)("the best of its column: better than every o\
ther, seed by seed")]})]})}var su=({metrics:e,groups:t})=>e.filter(n=>t.some(o=>Xn(o,n)!==null)),iu=(0,ru.groupPane)(Ww,e=>su(e).length>0,["measured","lanes"]);
function _w({header:e}){return e?.kind==="lanes"?(0,ln.t)("Lane"):e?.kind==="sweep"?(0,ln.t)("Cell"):(0,ln.t)("Runs")}function Gw(e,t){let{name:n,title:o,unit:r,
better:s}=e,i=Math.max(...t.groups.map(p=>Math.abs(Xn(p,e)??0))),a=ua(e,t.groups);return{name:n,title:(0,ln.t)(o),term:Cs(e,t,p=>Tt(t,p)),unit:r!==o.toLowerCase()?
(0,ln.t)(r):"",valueOf:p=>Xn(p,e),isSmallestFirst:s==="less",cellClass:p=>p===a?"gp-best":"",cell:p=>(0,Ie.jsx)(Lw,{metric:e,group:p,isBest:p===a,share:Math.abs(
Xn(p,e)??0)/(i||1)}),best:a}}function Lw({metric:e,group:t,isBest:n,share:o}){let r=Xn(t,e)===null||wa(e)?"":Qn(e,t);return(0,Ie.jsxs)(Ie.Fragment,{children:[(0,Ie.jsxs)(
"span",{class:"gp-value",children:[(0,Ie.jsx)("b",{class:"gp-best-sign","aria-hidden":"true",children:n?"★":""}),(0,Ie.jsx)("span",{children:Yn(e,t)}),(0,Ie.jsx)(
"span",{class:"gp-hidden",children:n?` ${(0,ln.t)("(best)")}`:""}),(0,Ie.jsx)("small",{class:"gp-seeds-range",children:r&&(0,ln.t)("over the seeds {range}",{range:r})})]}),
(0,Ie.jsx)("span",{class:"gp-track",children:(0,Ie.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})})]})}var au=l(we(),1),Hr=l(x(),1);var ho=l(b(),1),$w={found:"◆",even:"≈",seen:"○",wait:"…"};function Ew({group:e}){let{kind:t,words:n,more:o}=e.verdict;return(0,ho.jsxs)(ho.Fragment,{children:[
e.isExample&&(0,ho.jsx)(Wn,{group:e}),(0,ho.jsx)(Ye,{verdict:t,sign:$w[t],words:(0,Hr.t)(n),more:(0,Hr.t)(o)}),(0,ho.jsx)("p",{class:"gp-hidden gp-told",role:"s\
tatus",children:`${(0,Hr.t)(n)}. ${(0,Hr.t)(o)}`})]})}var lu=(0,au.groupPane)(Ew,e=>e.verdict!==null,["found"]);var du=l(ye(),1),Is=l(we(),1),to=l(W(),1),me=l(x(),1);var Ne=l(b(),1),cu={sweep:()=>(0,me.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,me.t)(
"Run the grid")}),seeds:()=>(0,me.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabiliti\
es.",{button:(0,me.t)("Draw the samples")}),trial:()=>(0,me.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one\
 question: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,me.t)("Run the trial")}),precision:()=>(0,me.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,me.t)("Compare precisions")}),choices:()=>(0,me.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,me.t)("Compare answers")}),watermark:()=>(0,me.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,me.t)("Run the experiment")})},pu=8,
Nw=500,Ga=class{constructor(t){this.group=t}group;of=[];tokens=[];first=null;latest=0;sum=0;follow({run:t,measured:n,status:o,entries:r=new Set}){t&&([this.of,this.
tokens,this.first,this.sum]=[[],[],null,0]);for(let i of this.group.entries)(t||n||o||r.has(i.number))&&this.take(i);let s=this.tokens.reduce((i,a)=>i+a,0);s!==
this.sum&&([this.sum,this.latest]=[s,performance.now()],this.first??={at:this.latest,sum:s})}take(t){this.of[t.number]=cr(t),this.tokens[t.number]=po(t)}get counts(){
let t={ended:0,cut:0,failed:0,decoding:0,waiting:0,known:0};for(let n of this.of)t[n]+=1;return t}failed(){return this.group.entries.filter(({number:t})=>this.of[t]===
"failed")}get pace(){let{sum:t,first:n,latest:o}=this;if(!t||!n)return"";let r=o-n.at,s=(0,to.count)(Math.round((t-n.sum)/r*1e3));return[(0,me.tn)(t,"{count} to\
ken","{count} tokens"),r>Nw&&(0,me.t)("{rate} tokens/s in total",{rate:s})].filter(Boolean).join(" · ")}};function Fw({group:e,changes:t}){let[n]=(0,du.useState)(
()=>new Ga(e));if(n.follow((0,Is.useFresh)(t)),!e.header)return(0,Ne.jsx)("div",{class:"gp-standing",children:(0,Ne.jsx)("p",{class:"gp-status",children:cu[e.name]()})});
if(e.isExample)return e.verdict?null:(0,Ne.jsx)(Wn,{group:e});let{counts:o}=n,r=e.entries.length-o.known,[s,i]=Aw(e,o),a=e.away&&!e.done,p=a?(0,me.t)("The serve\
r does not answer."):s,d=a?` · ${s}${i}`:i;return(0,Ne.jsxs)(Ne.Fragment,{children:[(0,Ne.jsxs)("div",{class:"gp-standing",children:[(0,Ne.jsxs)("p",{class:"gp\
-status",children:[(0,Ne.jsx)("b",{children:p}),d]}),(0,Ne.jsx)("p",{class:"gp-pace",children:n.pace})]}),(0,Ne.jsx)("div",{class:"gp-track",role:"progressbar",
"aria-label":(0,me.t)("Runs that have ended"),"aria-valuemin":0,"aria-valuemax":r,"aria-valuenow":o.ended+o.failed,"aria-valuetext":p+d.replaceAll(" · ",", "),
children:["ended","failed","decoding"].map(c=>(0,Ne.jsx)("i",{class:`gp-part-${c}`,style:{width:`${(o[c]/Math.max(1,r)*100).toFixed(2)}%`}},c))}),(0,Ne.jsx)(zw,
{group:e}),(0,Ne.jsx)("div",{class:"gp-troubles",role:"status",children:(0,Ne.jsx)(Iw,{group:e,failed:n.failed(),stopped:e.done?o.cut:0})}),(0,Ne.jsx)("p",{class:"\
gp-hidden gp-told",role:"status",children:e.done&&p})]})}var uu=(0,Is.groupPane)(Fw,e=>!!e.header||Object.hasOwn(cu,e.name));function Aw({done:e,entries:t},n){let o=t.
length-n.known,r=n.ended+n.failed,s=n.known?` · ${(0,me.tn)(n.known,"{count} run spared: its text is known","{count} runs spared: their texts are known")}`:"";
if(r===o)return[(0,me.tn)(o,"The run has ended","All {count} runs have ended"),s];let i=n.cut+(e?n.decoding:0),a=[i&&(0,me.t)("{count} cut off",{count:(0,to.count)(
i)}),!e&&(0,me.t)("{count} decoding",{count:(0,to.count)(n.decoding)}),!e&&(0,me.t)("{count} queued",{count:(0,to.count)(n.waiting)}),e&&n.waiting&&(0,me.t)("{c\
ount} not started",{count:(0,to.count)(n.waiting)})].filter(Boolean),p={ended:(0,to.count)(r)};return[e?(0,me.tn)(o,"Stopped: {ended} of {count} run ended","Sto\
pped: {ended} of {count} runs ended",p):(0,me.tn)(o,"{ended} of {count} run ended","{ended} of {count} runs ended",p),a.map(c=>` · ${c}`).join("")+s]}function zw({
group:{found:e,asking:t,done:n}}){let o=e?.question??"",r=t&&o&&t.question!==o?t.titles[o]:"",s={question:(0,me.t)(r)};return(0,Ne.jsx)("p",{class:"gp-answered",
role:"status",hidden:!r,children:r&&(n?(0,me.t)("These runs answered “{question}”. Choose that question to see the answer.",s):(0,me.t)("These runs answer “\
{question}”. Choose that question to see the answer.",s))})}function Iw({group:e,failed:t,stopped:n}){let o=new Map;for(let s of t){let i=Tn(s),a=JSON.stringify(
i?(0,to.problemsOf)(i):[]);o.set(a,[...o.get(a)??[],s])}let r=[...o.values()].slice(pu).flat().length;return(0,Ne.jsxs)(Ne.Fragment,{children:[[...o].slice(0,pu).
map(([s,i])=>(0,Ne.jsxs)("p",{children:[(0,Ne.jsx)("b",{children:"✕ "}),`${qw(e,i)} `,JSON.parse(s).map(({knob:a,message:p,fix:d})=>(0,Ne.jsxs)(Ne.Fragment,{children:[
(0,Ne.jsx)("span",{children:(a?`${a}: `:"")+p}),d?` ${d} `:" "]}))]},s)),r>0&&(0,Ne.jsx)("p",{class:"gp-note",children:(0,me.tn)(r,"{count} more run failed for \
other reasons.","{count} more runs failed for other reasons.")}),n>0&&(0,Ne.jsx)("p",{class:"gp-note gp-stopped",children:Bw(e,n)})]})}var Bw=({done:e},t)=>e?.overtaken?
(0,me.tn)(t,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their pl\
ace; what was written is kept."):(0,me.tn)(t,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written i\
s kept.");function qw({groups:e},t){let n=[...new Set(t.map(i=>e[i.group].label))];if(n.length===e.length)return(0,me.tn)(t.length,"{count} run failed:","{count\
} runs failed:");let o=n.length-1,s=n.every(i=>i.length===1)||!o?n.join(", "):(0,me.tn)(o,"{label} and {count} other","{label} and {count} others",{label:n[0]});
return(0,me.tn)(t.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:s})}var hu=l(ye(),1);var fu=l(we(),1),fr=l(rn(),1),en=l(W(),1),X=l(x(),1),La=l(he(),1),$a=l(hr(),1),gu=l(Se(),1);var F=l(b(),1);function Hw({group:e}){let[t,n]=(0,hu.useState)("kl"),{prompts:o,read:r,waiting:s}=e.found,{charts:i,unit:a}=e,p=r&&"error"in r?r.error:void 0,d=r&&
!("error"in r)?r:null;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsxs)("header",{class:"gp-head",children:[(0,F.jsx)("h2",{class:"gp-title",children:(0,X.t)("P\
rompt sensitivity")}),(0,F.jsx)("p",{class:"gp-note",children:(0,X.t)("How the model’s distribution of the next token moves with the prompt.")})]}),(0,F.jsx)(
"p",{class:"gp-answer-more gp-summary",children:d&&Dw(o,d,a)}),!d&&(0,F.jsx)("p",{class:"gp-warning gp-unread",children:jw(p,s)}),d&&(0,F.jsxs)("div",{class:"gp\
-results",children:[(0,F.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,X.t)("The prompts and their distances"),children:(0,F.jsx)(Uw,{prompts:o,
read:d,unit:a})}),(0,F.jsxs)("div",{class:"gp-pictures",children:[(0,F.jsxs)("figure",{class:"gp-trial-figure",children:[(0,F.jsx)("h3",{children:(0,X.t)("The l\
ikeliest next tokens after each prompt")}),(0,F.jsx)(Oe,{class:"gp-tokens-box",chart:i.tokens})]}),(0,F.jsxs)("figure",{class:"gp-trial-figure",children:[(0,F.jsx)(
"h3",{children:(0,F.jsxs)("label",{children:[(0,X.t)("From each prompt (row) to each other (column):")," ",(0,F.jsxs)("select",{class:"gp-measure",value:t,onChange:({
currentTarget:c})=>n(c.value),children:[(0,F.jsx)("option",{value:"kl",children:(0,X.t)("KL(row ‖ column)")}),(0,F.jsx)("option",{value:"js",children:(0,X.t)(
"JS, the same both ways")}),(0,F.jsx)("option",{value:"tv",children:(0,X.t)("total variation")})]})]})}),(0,F.jsx)(Oe,{class:"gp-matrix-box",chart:i[t==="tv"?"t\
v":`${t} ${a}`]})]})]}),(0,F.jsxs)("figure",{class:"gp-trial-figure gp-along",hidden:!d.text.length,children:[(0,F.jsx)("h3",{children:(0,X.t)("KL from the firs\
t prompt, along the text that its run wrote")}),(0,F.jsx)("p",{class:"gp-note",children:(0,X.t)("Every prompt is followed by this text, and the distributions be\
fore each of its tokens are compared.")}),(0,F.jsx)(Oe,{class:"gp-along-box",chart:i[`along ${a}`]})]}),(0,F.jsx)(Kw,{})]})]})}var bu=(0,fu.groupPane)(Hw,({found:e})=>e?.
question==="prompts",["found","unit"]),Kw=()=>(0,F.jsxs)("details",{class:"gp-why",children:[(0,F.jsx)("summary",{children:(0,X.t)("What do these numbers mean?")}),
(0,F.jsxs)("ul",{children:[(0,F.jsx)("li",{children:(0,X.t)("KL(P ‖ Q) is how much more surprising tokens drawn from P are, on average, to somebody who expects \
Q. 0 nats: no difference. 1 nat is 1.44 bits.")}),(0,F.jsx)("li",{children:(0,X.t)("JS is the mean KL of both from their mixture: it is the same both ways, and \
at most 0.69 nats, which is 1 bit. Total variation is the share of the probability that moved.")}),(0,F.jsx)("li",{children:(0,X.t)("All are exact for this mode\
l and these prompts: over the whole vocabulary, before the logits processors. Nothing was sampled, so there is no interval.")})]})]});function Dw(e,{prompts:t,tv:n,
kl:o},r){let[s]=n,i=s.indexOf(Math.max(...s)),a=t.slice(1).filter(({same_top:u})=>!u).length,p={first:e[0].label,prompt:e[i].label,words:(0,en.quoted)(sr(e.map(
({prompt:u})=>u))[i]),kl:(0,$a.klUnitWords)(o[0][i],r),share:(0,en.percent)(s[i])},d=s[i]>0?(0,X.t)("{prompt} {words} moves the next token most: {share} of the \
probability moved, compared with prompt {first}; KL {kl}.",p):(0,X.t)("The distributions are the same after all prompts."),c=a?(0,X.tn)(e.length-1,"The likelies\
t token changes after {others} of {count} other prompt.","The likeliest token changes after {others} of {count} other prompts.",{others:(0,en.count)(a)}):(0,X.t)(
"The likeliest token is the same after all of them.");return`${d} ${c}`}function jw(e,t){return e?`${(0,X.t)(e.message)} ${(0,X.t)(e.fix)}`:t?(0,X.t)("The promp\
ts are compared once all runs have ended."):(0,X.t)("Not known: the prompts were not all read. Run them again.")}function Uw({prompts:e,read:t,unit:n}){let o=Jw(
{prompts:e,read:t,unit:n});return(0,F.jsxs)("table",{class:"gp-from-first",children:[(0,F.jsx)("thead",{children:(0,F.jsxs)("tr",{children:[(0,F.jsx)("th",{scope:"\
col",children:(0,F.jsx)("span",{children:(0,X.t)("prompt")})}),o.map(({title:r,term:s})=>(0,F.jsx)("th",{scope:"col",children:(0,F.jsx)(gu.Term,{...s,children:r})},
r))]})}),(0,F.jsx)("tbody",{children:e.map(({label:r,prompt:s},i)=>(0,F.jsxs)("tr",{children:[(0,F.jsxs)("th",{scope:"row",children:[(0,F.jsx)("b",{class:"gp-le\
tter",children:r})," ",(0,F.jsx)("bdi",{children:(0,F.jsx)(xs,{text:s})})]}),o.map(({title:a,cell:p})=>(0,F.jsx)(Vw,{...p(i)},a))]},i))})]})}var Vw=({words:e,more:t="",
isFar:n})=>(0,F.jsxs)("td",{children:[(0,F.jsx)("span",{class:n?"gp-far":"",children:e}),(0,F.jsx)("small",{children:t})]});function Jw({prompts:e,read:t,unit:n}){
let{candidates:o,kl:r,js:s,tv:i,mean:a}=t,p=g=>(0,$a.klUnitWords)(g,n),d=g=>(0,fr.inARow)(e.map(({label:y},S)=>g(S)?(0,X.t)("{name}: {words}",{name:y,words:g(S)}):
"")),c=g=>d(y=>y?g(y):""),u=g=>y=>({words:y?g(y):"–"}),m=g=>o.map(({text:y,probabilities:S})=>({text:y,p:S[0],q:S[g]})),f=g=>{let y=o.find(({id:S})=>S===t.prompts[g].
top);return{words:(0,en.quoted)(y?.text??""),more:(0,en.percent)(y?.probabilities[g]??0),isFar:!t.prompts[g].same_top}},v=g=>(0,en.information)(t.prompts[g].entropy,
n),h=g=>(0,La.isKnown)(a[g])?(0,X.tn)(t.text.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:p(a[g])}):"",w=[{title:(0,X.t)("to\
kens"),term:{id:"length",meaning:(0,X.t)("How many tokens the model reads, including the chat template's."),run:()=>d(g=>(0,en.count)(t.prompts[g].tokens)),formula:""},
cell:g=>({words:(0,en.count)(t.prompts[g].tokens)})},{title:(0,X.t)("likeliest next token"),term:{id:"probability",meaning:(0,X.t)("The token that the model fin\
ds likeliest after this prompt, and its probability."),run:()=>d(g=>`${f(g).words} ${f(g).more}`)},cell:f},{title:(0,X.t)("entropy"),term:{id:"entropy",meaning:(0,X.t)(
"Of the next token’s distribution: how uncertain the model is."),run:()=>d(v)},cell:g=>({words:v(g)})},{title:`KL(${e[0].label} ‖ ·)`,term:{id:"kl",meaning:(0,X.t)(
"How far this prompt’s distribution is from the first one’s."),run:()=>c(g=>(0,fr.klSumWords)(m(g),n,p(r[0][g])))},cell:u(g=>p(r[0][g]))},{title:"JS",term:{
id:"js",meaning:(0,X.t)("The same both ways; at most 0.69 nats."),run:()=>c(g=>p(s[0][g]))},cell:u(g=>p(s[0][g]))},{title:(0,X.t)("total variation"),term:{id:"t\
otal-variation",meaning:(0,X.t)("The share of the probability that moved."),run:()=>c(g=>(0,fr.variationSumWords)(m(g),(0,en.percent)(i[0][g])))},cell:u(g=>(0,en.percent)(
i[0][g]))},{title:(0,X.t)("mean KL along the text"),term:{id:"kl",meaning:(0,X.t)("The mean over the tokens of the text that follows all prompts."),run:()=>c(h)},
cell:u(g=>(0,La.isKnown)(a[g])?p(a[g]):(0,X.t)("not known"))}];return t.text.length?w:w.slice(0,-1)}var Au=l(ji(),1),Cn=l(ye(),1),Us=l(we(),1),Xe=l(x(),1),zu=l(yu(),1);var Wu=l(ye(),1),_u=l(Lr(),1),gt=l(W(),1),pn=l(x(),1);var Na=l(ot(),1),Ht=l(W(),1),ft=l(x(),1);var Kr=class{nodes=[];root=this.newNode(null,null);tips=[];ended=new Map;newNode(t,n){let o=t?.logprob??null,r=n?.logprob??null,s=n?r===null||o===null?null:r+o:
0,i=n?n.depth+1:0,p={id:this.nodes.length,token:t,before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(p),p}begin(t){return this.
root.samples.push(t),this.tips[t]=this.root}add(t,n){let o=this.tips[t]??this.begin(t),r=o.kids.get(n.token_id);r||(r=this.newNode(n,o),o.kids.set(n.token_id,r),
o.order.push(r)),r.samples.push(t),this.tips[t]=r}end(t,n){this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=o=>!Qw.
has(this.ended.get(o)??"length");return this.root.samples.filter(o=>(this.tips[o]?.depth??0)>=t||n(o)).length}},Qw=new Set(["length","max_time","stopped","faile\
d","given","unfinished"]);function ku(e){let t=[e];for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function vu(e){for(;e.before&&e.before.before&&
e.before.kids.size===1&&!e.before.ends.length;)e=e.before;return e}var No=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-
n)};function Fo(e){let t=[];for(;e.before;e=e.before)t.push(e);return t.reverse()}var Ao=({token:e})=>e?.piece??e?.text??"";function gr(e,t){let n=e;for(;n&&n.depth>
t.depth;)n=n.before;return n===t}var xu=(e,t)=>(t.logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Zw({order:e},t){if(!t)
return e.sort((o,r)=>r.samples.length-o.samples.length||xu(o,r)),e;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.length/5);for(let o=1;o<
e.length;o++)for(let r=o;r>0&&n(e[r],e[r-1]);r--)[e[r-1],e[r]]=[e[r],e[r-1]];return e}function Su(e,{lanes:t,grows:n,opened:o=new Map,closed:r=new Set,before:s=new Set}){
let i=[],a=[],p=({id:h,samples:w})=>w.length+(n&&s.has(h)?.5:0),d=([h],[w])=>p(w)-p(h)||h.depth-w.depth||xu(h,w),c=0;function u(h,w,g){for(c+=1;;){let y=w[w.length-
1],S={head:h,run:w,kids:[],folded:[],closed:r.has(h.id)};g.push(S);let L=Zw(y,n);if(!L.length||S.closed)return;let M=1+(o.get(y.id)||0);L.slice(1).forEach((be,Ve)=>(Ve+
1<M?a:i).push([be,S])),g=S.kids,[h]=L,w=ku(h)}}let m=h=>{for(let w=h.pop();w;w=h.pop()){let[g,y]=w;u(g,ku(g),y.kids),m(a)}},f=()=>i.splice(0).forEach(([h,w])=>w.
folded.push(h)),v=[];for(u(e.root,[e.root],v),m(a);i.length&&c<t;)i.sort(d),m(i.splice(0,1));f();for(let h=Ea(v[0]);h.length;h=Ea(v[0]))m(h),f();return Tu(v[0]),
v[0]}function Ea(e){return[...e.folded.length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(Ea)]}function Tu(e){let t=new Map(e.run[e.run.length-1].
order.map((n,o)=>[n,o]));e.kids.sort((n,o)=>(t.get(n.head)??0)-(t.get(o.head)??0)),e.kids.forEach(Tu)}function Bs(e,t,n,o){let{length:r}=n.samples,[s,i]=[e.reached(n.depth),t.before??e.root],a=No(n),p=m=>m===null?(0,ft.t)("not known"):(0,Ht.percent)(m),d=(0,Ht.count)(
r),c=[{name:(0,ft.t)("Samples here"),value:s<o?(0,ft.tn)(s,"{number} of {count} sample so far","{number} of {count} samples so far",{number:d}):zo(r,s),term:"sa\
mple",run:()=>(0,Ht.asSentence)(zo(r,s))}];if(a!==null){let[m,f]=[(0,Ht.percent)(a),Xw(s*a)];c.push({name:(0,ft.t)("Expected samples"),value:`${f} = ${(0,Ht.count)(
s)} × ${m}`,term:"sample",run:()=>(0,ft.tn)(s,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expect\
ed; {number} drawn.",{share:m,expected:f,number:d})})}let u=n.depth-t.depth+1;if(c.push({name:(0,ft.tn)(u,"Probability of this token","Probability of these {cou\
nt} tokens"),value:p(No(n,i)),term:"probability",run:()=>Pu(n,i)},{name:(0,ft.t)("Share of the samples at this fork"),value:(0,Ht.percent)(r/Math.max(1,Cu(i))),
term:"sample",run:()=>(0,Ht.asSentence)(zo(r,Cu(i)))}),t===n){let m=n.token?.raw_logprob??null,f=p(m===null?null:(0,Ht.probability)(m));c.push({name:(0,ft.t)("B\
efore the processors"),value:f,term:"probability"})}c.push({name:(0,ft.t)("Probability of the text so far"),value:p(a),term:"probability",run:()=>Pu(n,null)});for(let[
m,f]of qs(n)){let v=`${En(m)} ${(0,ft.t)("ends here: {reason}",{reason:Nn(m)[0]})}`;c.push({name:v,value:(0,Ht.count)(f),term:"ending"})}return c}function Pu(e,t){
let n=No(e,t);if(n===null)return"";let o=Fo(e).slice(t?t.depth:0),r=(0,Ht.percent)(n);return o.length>4?(0,ft.tn)(o.length,"exp({sum}) = {value}, from the log-p\
robability of {count} token.","exp({sum}) = {value}, from the log-probabilities of {count} tokens.",{sum:(0,Na.fixed)(Math.log(n),3),value:r}):`${o.map(s=>(0,Ht.percent)(
No(s,s.before)??0)).join(" · ")} = ${r}.`}var Xw=e=>e<.01?(0,ft.t)("fewer than 0.01"):(0,Na.fixed)(e,e<10?2:1),zo=(e,t)=>(0,ft.tn)(t,"{number} of {count} sampl\
e","{number} of {count} samples",{number:(0,Ht.count)(e)});function Mu(e,t,n){return t?(0,ft.tn)(e,"{count} sample goes through {text}","{count} samples go thro\
ugh {text}",{text:t}):n==="source"?(0,ft.tn)(e,"{count} sample follows the source","{count} samples follow the source"):n==="message"?(0,ft.tn)(e,"{count} sampl\
e answers the message","{count} samples answer the message"):(0,ft.tn)(e,"{count} sample continues the prompt","{count} samples continue the prompt")}var Cu=({order:e})=>e.
reduce((t,n)=>t+n.samples.length,0);function qs(e){let t=new Map;for(let[,n]of e.ends)t.set(n,(t.get(n)??0)+1);return[...t]}var De=l(b(),1),Yw=18,Ou=110,Ru=160,Hs=({head:e})=>String(e.id),Gu=({head:e})=>`more ${e.id}`,Fa=e=>e.reduce((t,n)=>t+n.samples.length,0);function Aa({state:e},t){
let n=t/Math.max(1,e.trie.root.samples.length);return`${Math.max(1.5,Yw*n).toFixed(1)}px`}function za({view:e,branch:t,rest:n}){let{state:o,stop:r,press:s}=e,{head:i,
run:a,kids:p,folded:d,closed:c}=t,{picked:u}=o,m=Hs(t),{length:f}=i.samples,v=f===1&&i.before!==null,h=qs(a[a.length-1]),w=c&&a[a.length-1].order.length>0,g=p.length+
d.length>0,y=["gp-branch",u&&!o.isOnPath(t)&&"gp-dim",u&&gr(u,i)&&"gp-on-path"],S=Fa(p.map(L=>L.head))+Fa(d);return(0,De.jsxs)("li",{class:y.filter(Boolean).join(
" "),role:"treeitem",tabIndex:r===m?0:-1,"data-branch":m,"aria-label":sy(o,t),"aria-selected":u!==null&&a.includes(u),"aria-expanded":g||(w?!1:void 0),style:{"-\
-own":Aa(e,f),"--rest":Aa(e,n)},children:[(0,De.jsxs)("div",{class:v?"gp-knot gp-tail":i.before?"gp-knot":"gp-knot gp-root-knot",onClick:()=>s(m),children:[(0,De.jsx)(
"bdi",{class:"gp-run",children:v?(0,De.jsx)(ty,{run:a}):(0,De.jsx)(ny,{state:o,run:a})}),(0,De.jsx)("span",{class:"gp-count",children:w?`${(0,gt.count)(f)} ▸`:
f>1?(0,gt.count)(f):""}),(0,De.jsx)("span",{class:h.some(([L])=>L==="failed")?"gp-end gp-end-failed":"gp-end",children:h.map(([L,M])=>`${En(L)}${f>1?` ${(0,gt.count)(
M)}`:""}`).join(" ")})]}),g&&(0,De.jsxs)("ul",{class:"gp-kids",role:"group",children:[p.map(L=>(0,De.jsx)(za,{view:e,branch:L,rest:S-=L.head.samples.length},Hs(
L))),d.length>0&&(0,De.jsx)(ey,{view:e,branch:t},Gu(t))]})]})}function ey({view:e,branch:t}){let{state:n,stop:o,press:r}=e,{run:s,folded:i}=t,{picked:a}=n,p=Fa(
i),d=Gu(t),c=a!==null&&gr(s[s.length-1],a);return(0,De.jsx)("li",{class:["gp-branch gp-more",a&&!c&&"gp-dim"].filter(Boolean).join(" "),role:"treeitem",tabIndex:o===
d?0:-1,"data-branch":d,"aria-label":(0,pn.tn)(i.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, folde\
d. Click to open.",{samples:(0,pn.tn)(p,"{count} sample","{count} samples")}),"aria-selected":!1,style:{"--own":Aa(e,p),"--rest":"0px"},children:(0,De.jsxs)("di\
v",{class:"gp-knot",onClick:()=>r(d),children:[(0,De.jsx)("bdi",{class:"gp-run",children:`+ ${(0,pn.t)("{count} more",{count:(0,gt.count)(i.length)})}`}),(0,De.jsx)(
"span",{class:"gp-count",children:p>i.length?(0,gt.count)(p):""})]})})}function ty({run:e}){let t="";for(let{token:n}of e)if((t+=n?.piece??"").length>Ou)break;return(0,De.jsx)(
De.Fragment,{children:(0,gt.inOneLine)(t.slice(0,Ou+30))||(0,gt.inOneLine)(Ao(e[0]))})}function ny({state:e,run:t}){let n=(0,Wu.useMemo)(()=>t.map(o=>o.before?(0,De.jsx)(
ry,{node:o},o.id):(0,De.jsx)(oy,{state:e},0)),[t[0],t.length,e.group.header]);return(0,De.jsx)(De.Fragment,{children:n})}function oy({state:e}){let t=(0,gt.inOneLine)(
e.group.header?.prompt??"");return(0,De.jsx)("span",{children:t.length>60?"…"+t.slice(-58):t||(0,pn.t)("(no prompt)")})}function ry({node:{id:e,token:t}}){if(!t)
return null;let{piece:n,text:o,logprob:r}=t,s=n===null?o:(0,gt.inOneLine)(n)+((0,gt.leavesBytes)(t)?(0,gt.bytesOf)(o):"");return(0,De.jsx)("span",{class:n===null?
"gp-t gp-special":"gp-t","data-node":e,style:{backgroundColor:(0,_u.chanceGround)(r)},children:s||o})}function sy({trie:e,group:t},{head:n,run:o,closed:r}){let{
length:s}=n.samples;if(!n.before)return`${iy(t.apart)}, ${(0,pn.tn)(s,"{count} sample","{count} samples")}`;let i=o[o.length-1],a=o.map(Ao).join(""),p=No(i,n.before),
d=qs(i).map(([c,u])=>(0,pn.tn)(u,"{count} ends here: {reason}","{count} end here: {reason}",{reason:Nn(c)[0]}));return[(0,gt.quoted)(a.length>Ru?a.slice(0,Ru)+"\
…":a),zo(s,e.root.samples.length),p===null?"":(0,pn.t)("probability {share} after the text before",{share:(0,gt.percent)(p)}),...d,r?(0,pn.t)("closed"):""].filter(
Boolean).join(", ")}function iy(e){return e==="source"?(0,pn.t)("The source"):e==="message"?(0,pn.t)("The message"):(0,pn.t)("The prompt")}var ay=12,Ks=class{constructor(t){this.group=t}group;trie=new Kr;opened=new Map;closed=new Set;picked=null;shown=new Map;begin(){this.trie=new Kr,this.opened.clear(),
this.closed.clear(),this.picked=null,this.shown.clear()}read(t){let{trie:n,group:o}=this,r=o.entries[t];for(let i=n.tips[t]?.depth??0;i<r.tokens.length;i++)n.add(
t,r.tokens[i]);let s=qt(r);s&&n.end(t,s)}show(t){let{trie:n,opened:o,closed:r,shown:s}=this,i=!this.group.done,a=Su(n,{lanes:t,grows:i,opened:o,closed:r,before:new Set(
s.keys())});s.clear();let p=d=>{s.set(d.head.id,d),d.kids.forEach(p)};return p(a),a}pick(t){this.picked=t===this.picked?null:t}unfold(t,n){let o=t.order.length-
n.length;this.opened.set(t.id,o-1+Math.min(ay,n.length))}isOnPath({head:t,run:n}){let{picked:o}=this;return!o||gr(n[n.length-1],o)||gr(o,t)}};var $u=l(ye(),1),br=l(W(),1),Fn=l(x(),1),Eu=l(Se(),1);var pt=l(b(),1),ly=12;function Nu({group:e,trie:t,node:n,unpick:o}){let[r,s]=(0,$u.useState)(!1),{samples:i,before:a}=n,p=r?i:i.slice(0,ly),d=a?Bs(t,vu(n),n,e.entries.
length):[];return(0,pt.jsxs)("section",{class:"gp-through","aria-label":(0,Fn.t)("Samples that go through the selected branch"),children:[(0,pt.jsxs)("div",{class:"\
gp-through-head",children:[(0,pt.jsx)("p",{class:"gp-through-title",children:Mu(i.length,a?py(n):"",e.apart)}),(0,pt.jsx)("button",{type:"button",class:"gp-butt\
on gp-unpick",onClick:o,children:(0,Fn.t)("Show all again")})]}),(0,pt.jsx)("dl",{class:"gp-through-facts",children:d.map(({name:c,value:u,term:m,run:f})=>(0,pt.jsxs)(
"div",{children:[(0,pt.jsx)("dt",{children:(0,pt.jsx)(Eu.Term,{id:m,run:f,children:c})}),(0,pt.jsx)("dd",{children:u})]},c))}),(0,pt.jsx)("ol",{class:"gp-throug\
h-list",children:p.map(c=>(0,pt.jsx)(dy,{group:e,sample:c,depth:n.depth},c))}),(0,pt.jsx)("button",{type:"button",class:"gp-button gp-through-more",hidden:p.length===
i.length,onClick:()=>s(!0),children:(0,Fn.t)("Show all {count}",{count:(0,br.count)(i.length)})})]})}function py(e){let t=(0,br.inOneLine)(Fo(e).map(Ao).join("").
trim());return(0,br.quoted)(t.length>118?"…"+t.slice(-109):t)}var Lu=e=>e.map(({piece:t})=>t??"").join("");function dy({group:e,sample:t,depth:n}){let o=e.entries[t],
r=qt(o),s=[(0,Fn.t)("sample {number}",{number:t+1}),o.seed===null?"":(0,Fn.t)("seed {seed}",{seed:o.seed}),(0,Fn.tn)(po(o),"{count} token","{count} tokens"),r?`${En(
r)} ${Nn(r)[0]}`:"…"];return(0,pt.jsxs)("li",{"data-entry":t,children:[(0,pt.jsxs)("bdi",{children:[(0,pt.jsx)("span",{class:"gp-shared",children:Lu(o.tokens.
slice(0,n))}),(0,pt.jsx)("span",{class:"gp-own",children:Lu(o.tokens.slice(n))})]}),(0,pt.jsx)("small",{children:s.filter(Boolean).join(" · ")}),e.canOpen&&(0,pt.jsx)(
"button",{type:"button",class:"gp-button","aria-label":(0,Fn.t)("Open sample {number} as one run",{number:t+1}),onClick:()=>e.ask({type:"open",entry:t}),children:(0,Fn.t)(
"Open")})]})}var se=l(b(),1),cy=[[14,()=>(0,Xe.t)("about 14")],[30,()=>(0,Xe.t)("about 30")],[60,()=>(0,Xe.t)("about 60")],[1e5,()=>(0,Xe.t)("all")]],uy="(max-width: 640px)",
Ds=220;function my({group:e,changes:t}){let n=(0,Us.useFresh)(t),[o]=(0,Cn.useState)(()=>new Ks(e)),[r,s]=(0,Cn.useState)(()=>matchMedia(uy).matches?14:30),[,i]=(0,Cn.useState)(
0),a=()=>i(M=>M+1),[p,d]=(0,Cn.useState)("");n.run&&o.begin();for(let M of n.entries??[])o.read(M);let c=o.show(r),u=(0,Cn.useRef)(null),m=by(u,o);Gs(u,".gp-bra\
nch",{name:"data-branch"});let{picked:f,trie:v}=o,h=js(o,p).branch?p:Hs(c),w=M=>{o.pick(M),a()},g=M=>{let{branch:be,isMore:Ve}=js(o,M);if(!be)return;if(d(M),!Ve)
return w(be.run[be.run.length-1]);let[lt]=be.folded;o.unfold(be.run[be.run.length-1],be.folded),d(String(lt.id)),a()},y=M=>{M&&(M.focus({preventScroll:!0}),M.firstElementChild?.
scrollIntoView({block:"nearest",inline:"nearest"}))},S=M=>{let be=M.target;if(!(be instanceof HTMLElement)||be.dataset.branch===void 0||M.ctrlKey||M.altKey||M.metaKey)
return;let Ve=[...u.current?.querySelectorAll(".gp-branch")??[]],lt=Ve.indexOf(be),{branch:gn,isMore:Co}=js(o,be.dataset.branch),os=be.querySelector(".gp-branch"),
rs=()=>{m.current?.hide(),g(be.dataset.branch??"")},ss={ArrowDown:()=>y(Ve[lt+1]),ArrowUp:()=>y(Ve[lt-1]),ArrowRight:()=>{!Co&&gn&&o.closed.delete(gn.head.id)?a():
y(os)},ArrowLeft:()=>{if(!os||!gn)return y(be.parentElement?.closest(".gp-branch"));o.closed.add(gn.head.id),a()},Home:()=>y(Ve[0]),End:()=>y(Ve.at(-1)),Enter:rs,
" ":rs,Escape:()=>f&&w(null)};Object.hasOwn(ss,M.key)&&(M.preventDefault(),ss[M.key]())},L=({target:M})=>{if(!(M instanceof HTMLElement)||M.dataset.branch===void 0)
return;d(M.dataset.branch);let be=M.firstElementChild;M.matches(":focus-visible")&&be instanceof HTMLElement&&m.current?.show(be)};return(0,se.jsxs)(se.Fragment,
{children:[(0,se.jsxs)("header",{class:"gp-head",children:[(0,se.jsx)("h2",{class:"gp-title",children:(0,Xe.t)("What the model can say")}),(0,se.jsx)("div",{class:"\
gp-tools",children:(0,se.jsxs)("label",{children:[(0,Xe.t)("Branches")," ",(0,se.jsx)("select",{class:"gp-lanes","aria-label":(0,Xe.t)("How many branches are sh\
own"),value:r,onChange:({currentTarget:M})=>{o.opened.clear(),s(Number(M.value))},children:cy.map(([M,be])=>(0,se.jsx)("option",{value:M,children:be()},M))})]})})]}),
(0,se.jsx)("p",{class:"gp-note gp-about",children:fy(o)}),(0,se.jsx)("div",{class:"gp-canopy",children:(0,se.jsx)("ul",{class:"gp-roots",role:"tree","aria-label":(0,Xe.t)(
"The samples, from the prompt on"),ref:u,onKeyDown:S,onFocusIn:L,onFocusOut:()=>m.current?.hide(),children:(0,se.jsx)(za,{view:{state:o,stop:h,press:g},branch:c,
rest:0})})}),(0,se.jsx)(gy,{}),f&&(0,se.jsx)(Nu,{group:e,trie:v,node:f,unpick:()=>w(null)},f.id)]})}var hy=e=>e.some(({ended:t})=>t?.text)&&e.every(({tokens:t})=>!t.
length),Iu=(0,Us.groupPane)(my,({header:e,entries:t})=>e?.kind==="seeds"&&!hy(t),["steps","status"]);function js({shown:e},t){let n=t.startsWith("more "),o=e.get(
Number(n?t.slice(5):t||NaN));return{branch:n&&!o?.folded.length?void 0:o,isMore:n}}function fy({group:e,trie:t}){let n=t.root.samples.length,o=e.entries.length,
r=new Set(t.tips.filter(Boolean)).size;if(!n)return(0,Xe.t)("The tree grows with the first tokens.");let s={samples:n<o?zo(n,o):(0,Xe.tn)(n,"{count} sample","{c\
ount} samples"),texts:r===1&&n>1?(0,Xe.t)("all with the same text"):(0,Xe.tn)(r,"{count} different text","{count} different texts")};return`${e.done?(0,Xe.t)("{\
samples}, {texts}.",s):(0,Xe.t)("{samples} so far, {texts}.",s)} ${(0,Xe.t)("Point at a branch for its numbers, click it to see its samples.")}`}var gy=()=>(0,se.jsxs)(
"p",{class:"gp-note gp-key",children:[(0,se.jsxs)("span",{class:"gp-key-part",children:[(0,se.jsx)("i",{class:"gp-key-line","aria-hidden":"true"}),(0,Xe.t)("thi\
cker: more samples")]}),(0,se.jsxs)("span",{class:"gp-key-part",children:[(0,se.jsx)(va,{name:"heat",class:"gp-key-ramp"}),(0,Xe.t)("the token’s probability aft\
er the text before it: from 100% down to 0%")]}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("■ ended")}),(0,se.jsx)("span",{class:"gp-key-part",
children:(0,Xe.t)("⊣ cut off by a limit")}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("◻ stopped")}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)(
"✕ failed")})]});function by(e,t){let n=(0,Cn.useRef)(null);return(0,Cn.useLayoutEffect)(()=>{let o=e.current?.closest(".gp-pane");if(!o||!e.current)return;let r=s=>{
let{node:i}=s.dataset;if(i!==void 0){let d=t.trie.nodes[Number(i)];return(0,se.jsx)(Fu,{state:t,first:d,last:d})}let{branch:a,isMore:p}=js(t,s.closest(".gp-bran\
ch")?.dataset.branch??"");return!a?.head.before||p?null:(0,se.jsx)(Fu,{state:t,first:a.head,last:a.run[a.run.length-1]})};n.current=new zu.Card(o,e.current,{content:r,
selector:".gp-t, .gp-knot"})},[]),(0,Cn.useLayoutEffect)(()=>n.current?.refresh(!0)),n}function Fu({state:{trie:e,group:t},first:n,last:o}){let r=Fo(n.before??e.
root).map(({token:i})=>i?.piece??"").join(""),s=Fo(o).slice(n.depth-1).map(Ao).join("");return(0,se.jsxs)(se.Fragment,{children:[(0,se.jsx)("p",{children:(0,se.jsxs)(
"bdi",{children:[r.length>Ds?"…"+r.slice(-Ds):r,(0,se.jsx)("b",{children:s.length>Ds?s.slice(0,Ds)+"…":s})]})}),(0,se.jsx)("dl",{children:Bs(e,n,o,t.entries.
length).map(({name:i,value:a})=>(0,se.jsxs)(Au.Fragment,{children:[(0,se.jsx)("dt",{children:i}),(0,se.jsx)("dd",{children:a})]},i))})]})}var Ia=l(ye(),1),Bu=l(we(),1),An=l(W(),1),tn=l(x(),1),qu=l(Dn(),1);var le=l(b(),1),wy=6;function yy({group:e}){let t=[0,1].map(n=>Xt(e,n).at(0)??null);return(0,le.jsxs)(le.Fragment,{children:[(0,le.jsxs)("header",{class:"gp-hea\
d",children:[(0,le.jsx)("h2",{class:"gp-title",children:(0,tn.t)("With and without the template")}),(0,le.jsx)("p",{class:"gp-note",children:(0,tn.t)("The same \
words, strategy and seed; only the prompt differs.")})]}),(0,le.jsx)("ul",{class:"gp-ways",children:e.groups.map(n=>(0,le.jsx)(ky,{group:n,tokens:Bt(e,n.number).
started?.prompt_tokens??null},n.number))}),(0,le.jsx)("h3",{children:(0,tn.t)("The first token of the answer")}),(0,Ia.useMemo)(()=>(0,le.jsx)(xy,{steps:t}),t)]})}
var Hu=(0,Bu.groupPane)(yy,({groups:e})=>e.length===2);function ky({group:{label:e,title:t},tokens:n}){let o=`${e} ${je(t)}`,r=(0,Ia.useMemo)(()=>n?.map(({piece:s,
text:i})=>s===null?(0,le.jsx)("span",{class:"gp-pill",children:i}):s),[n]);return(0,le.jsxs)("li",{children:[(0,le.jsx)("h3",{children:n?`${o}: ${(0,tn.tn)(n.length,
"{count} token","{count} tokens")}`:o}),(0,le.jsx)("div",{class:"gp-read",tabIndex:0,role:"group","aria-label":(0,tn.t)("The prompt of {lane}",{lane:e}),children:r})]})}
var wr=({raw_logprob:e})=>(0,An.probability)(e);function vy(e){let t=new Map;e.forEach((o,r)=>{if(!o)return;let{chosen:s}=o,i=[...o.distribution.candidates].sort(
(a,p)=>wr(p)-wr(a));for(let{token_id:a,text:p}of[...i.slice(0,wy),s])t.has(a)||t.set(a,{text:p,sides:[null,null]});for(let a of[...i,s]){let p=t.get(a.token_id);
p&&(p.sides[r]??=a)}});let n=({sides:o})=>Math.max(...o.map(r=>r?wr(r):0));return[...t.values()].sort((o,r)=>n(r)-n(o))}function xy({steps:e}){return(0,le.jsxs)(
le.Fragment,{children:[(0,le.jsx)("p",{class:"gp-note gp-first-words",children:Ty(e)}),(0,le.jsxs)("table",{class:"gp-first",children:[(0,le.jsx)("thead",{children:(0,le.jsxs)(
"tr",{children:[(0,le.jsx)("th",{scope:"col",children:(0,tn.t)("Token")}),(0,le.jsx)("th",{scope:"col",children:(0,tn.t)("with the template")}),(0,le.jsx)("th",
{scope:"col",children:(0,tn.t)("without the template")})]})}),(0,le.jsx)("tbody",{children:vy(e).map(({text:t,sides:n},o)=>(0,le.jsxs)("tr",{children:[(0,le.jsx)(
"th",{scope:"row",children:(0,le.jsx)(qu.TokenLabel,{text:t,class:"gp-word"})}),n.map((r,s)=>(0,le.jsx)("td",{children:(0,le.jsx)(Sy,{candidate:r,step:e[s]})},s))]},
o))})]})]})}function Sy({candidate:e,step:t}){let n=!!(e&&e.token_id===t?.chosen.token_id),o=e?wr(e):0;return(0,le.jsxs)("div",{class:n?"gp-share gp-chosen":"gp\
-share",children:[(0,le.jsx)("span",{class:"gp-sign",children:n?"▶":""}),(0,le.jsx)("span",{children:(0,le.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})}),
(0,le.jsx)("b",{children:t?e?(0,An.percent)(o):"–":""})]})}function Ty([e,t]){if(!e||!t)return(0,tn.t)("Both runs have to write a token first.");let[n,o]=[e.chosen,
t.chosen];return`${n.token_id===o.token_id?(0,tn.t)("Both begin with {token}: {one} with the template, {other} without it.",{token:(0,An.quoted)(n.text),one:(0,An.percent)(
wr(n)),other:(0,An.percent)(wr(o))}):(0,tn.t)("With the template it begins with {one}, without it with {other}.",{one:(0,An.quoted)(n.text),other:(0,An.quoted)(
o.text)})} ${(0,tn.t)("The probabilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}var Ku=l(we(),1),Du=l(W(),1),ju=l(x(),1),Uu=l(he(),1),fo=l(b(),1);function Py({group:e}){let t=e.found,{done:n,total:o}=t,r=(0,Du.loadingWords)(t),s=(0,Uu.isKnown)(
n)&&o?n/o:null;return(0,fo.jsxs)(fo.Fragment,{children:[(0,fo.jsx)("p",{class:"gp-arrival-words",children:r[0].toUpperCase()+r.slice(1)}),(0,fo.jsx)("div",{class:"\
gp-arrival-bar",role:"progressbar","aria-label":(0,ju.t)("Progress of the model"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":s===null?void 0:Math.floor(
s*100),children:(0,fo.jsx)("i",{style:{width:`${((s??1)*100).toFixed(2)}%`}})})]})}var Vu=(0,Ku.groupPane)(Py,({found:e})=>!!(e&&!("over"in e)));var Xu=l(we(),1),zn=l(W(),1),Q=l(x(),1),Ba=l(Se(),1);var yr=l(ot(),1),Ju=l(W(),1),Io=l(x(),1),Vs=l(he(),1),Qu=l(Se(),1),no=l(b(),1);function oo(e){return(0,Vs.isKnown)(e)?e>=1e9?(0,Io.t)("{count} billion",{count:(0,yr.fixed)(
e/1e9,1)}):e>=1e6?(0,Io.t)("{count} million",{count:(0,yr.fixed)(e/1e6,e<1e7?1:0)}):(0,yr.count)(e):"–"}var Js=e=>e?(0,Io.tn)(e,"{count} token","{count} token\
s"):(0,Io.t)("unlimited");function Qs({facts:e}){return(0,no.jsx)("dl",{class:"gp-pairs",children:e.map(({name:t,value:n,term:o,run:r})=>(0,no.jsxs)("div",{children:[
(0,no.jsx)("dt",{children:o?(0,no.jsx)(Qu.Term,{id:o,run:r,children:t}):(0,no.jsx)("span",{children:t})})," ",(0,no.jsx)("dd",{children:n})]},t))})}function ro({
group:e,act:t,model:n,words:o,label:r=`${o}: ${n}`}){return(0,no.jsx)("button",{class:"gp-button gp-press",type:"button","aria-label":r,onClick:()=>e.ask({type:"\
model",act:t,model:n}),children:o})}function Zs(e,t){return!(0,Vs.isKnown)(e)||!(0,Vs.isKnown)(t)||!t?"":(0,Io.t)("{count} parameters take {size}: {each} bytes \
each.",{count:(0,yr.count)(t),size:(0,Ju.bytesWords)(e),each:Number((e/t).toFixed(2))})}var Y=l(b(),1);function Cy({group:e}){let t=e.found,{model:n,why:o,fix:r,ways:s,smaller:i}=t;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsxs)("header",{class:"\
gp-head",children:[(0,Y.jsx)("h2",{class:"gp-title",children:(0,Q.t)("Requirements")}),(0,Y.jsx)("p",{class:"gp-note gp-about",children:n})]}),(0,Y.jsxs)("p",{class:"\
gp-fit",role:"status",children:[(0,Y.jsx)("b",{children:Wy(t)})," ",(0,Y.jsx)("span",{children:o?`${(0,Q.t)(o)} ${(0,Q.t)(r)}`:_y(t)})]}),(0,Y.jsx)(Qs,{facts:My(
t)}),s.length>0&&(0,Y.jsx)(Gy,{group:e,found:t}),(0,Y.jsx)("p",{class:"gp-note gp-smaller",children:i&&(0,Y.jsxs)(Y.Fragment,{children:[(0,Q.t)("It does not fit\
 in any precision. A model that does: {model}, {size}.",{model:i.model,size:(0,zn.bytesWords)(i.bytes)})," ",(0,Y.jsx)(ro,{group:e,act:"pick",model:i.model,words:(0,Q.t)(
"Choose")})]})})]})}var Yu=(0,Xu.groupPane)(Cy,({found:e})=>!!e);function My(e){let{memory:t,parameters:n,free_disk:o}=e;return[{name:(0,Q.t)("class"),value:e.class_name},
{name:(0,Q.t)("parameters"),value:oo(n),term:"parameters"},{name:(0,Q.t)("precision"),value:e.dtype,term:"precision"},{name:(0,Q.t)("device"),value:e.device},{name:(0,Q.t)(
"to download"),value:Oy(e),term:"memory"},{name:(0,Q.t)("memory"),value:Ry(e),term:"memory",run:()=>Zs(t,n)},{name:(0,Q.t)("free memory"),value:(0,zn.bytesWords)(
e.free),term:"memory"},...o===null?[]:[{name:(0,Q.t)("free disk space"),value:(0,zn.bytesWords)(o),term:"memory"}],{name:(0,Q.t)("context"),value:Js(e.context_length),
term:"context"},{name:(0,Q.t)("vocabulary"),value:oo(e.vocab_size),term:"vocabulary"}]}function Oy({complete:e,download:t}){return e?t?(0,zn.bytesWords)(t):(0,Q.t)(
"nothing: it is here"):(0,Q.t)("its weights are missing")}function Ry({memory:e,reckoned:t}){return e===null?(0,Q.t)("not known"):t?(0,Q.t)("about {size}",{size:(0,zn.bytesWords)(
e)}):(0,zn.bytesWords)(e)}function Wy({complete:e,fits:t}){return e?t===null?`? ${(0,Q.t)("It is not known whether it fits.")}`:t?`✓ ${(0,Q.t)("It fits.")}`:`\
✕ ${(0,Q.t)("It does not fit.")}`:`✕ ${(0,Q.t)("It cannot be opened.")}`}function _y({room:e,free:t,reckoned:n}){if(e===null)return(0,Q.t)("Neither its file\
s nor its config say how much memory it needs.");let o={size:(0,zn.bytesWords)(e),free:(0,zn.bytesWords)(t)};if(!n)return(0,Q.t)("It needs {size}, with room for\
 a run; {free} is available.",o);let r=(0,Q.t)("Its weights do not say how large they are: this is estimated from its config.");return`${(0,Q.t)("It needs about\
 {size}, with room for a run; {free} is available.",o)} ${r}`}var Zu=e=>`${(e*100).toFixed(2)}%`;function Gy({group:e,found:{ways:t,free:n}}){let o=Math.max(n,...t.
map(({bytes:r})=>r))*1.05;return(0,Y.jsxs)("table",{class:"gp-ways",children:[(0,Y.jsx)("caption",{class:"gp-hidden",children:(0,Q.t)("The same model in other p\
recisions")}),(0,Y.jsx)("thead",{children:(0,Y.jsxs)("tr",{children:[(0,Y.jsx)("th",{scope:"col",children:(0,Q.t)("precision")}),(0,Y.jsx)("th",{scope:"col",children:(0,Y.jsx)(
Ba.Term,{id:"memory",meaning:(0,Q.t)("The size of the weights in this precision."),children:(0,Q.t)("memory")})}),(0,Y.jsx)("th",{scope:"col",class:"gp-way-bar",
children:(0,Y.jsx)(Ba.Term,{id:"memory",meaning:(0,Q.t)("The size of the weights. The line is the free memory; a run takes a tenth more than the weights."),children:(0,Q.t)(
"vs. free memory")})}),(0,Y.jsx)("th",{scope:"col",children:(0,Q.t)("fits?")}),(0,Y.jsx)("th",{scope:"col",children:(0,Y.jsx)("span",{class:"gp-hidden",children:(0,Q.t)(
"choose")})})]})}),(0,Y.jsx)("tbody",{children:t.map(({model:r,label:s,bytes:i,fits:a})=>(0,Y.jsxs)("tr",{class:a?"":"gp-over",children:[(0,Y.jsx)("th",{scope:"\
row",children:(0,Q.t)(s)}),(0,Y.jsx)("td",{children:(0,zn.bytesWords)(i)}),(0,Y.jsx)("td",{children:(0,Y.jsxs)("span",{class:"gp-strip","aria-hidden":"true",children:[
(0,Y.jsx)("i",{style:{width:Zu(Math.min(1,i/o))}}),(0,Y.jsx)("u",{style:{left:Zu(n/o)}})]})}),(0,Y.jsx)("td",{children:a?`✓ ${(0,Q.t)("yes")}`:`✕ ${(0,Q.t)(
"no")}`}),(0,Y.jsx)("td",{children:(0,Y.jsx)(ro,{group:e,act:"pick",model:r,words:(0,Q.t)("Choose"),label:(0,Q.t)("Choose {precision}",{precision:(0,Q.t)(s)})})})]},
r))})]})}var Dr=l(ye(),1);var Ys=l(we(),1),sm=l(rn(),1),dt=l(W(),1),bt=l(x(),1),im=l(Se(),1),am=l(kr(),1);var hn=l(W(),1),so=l(x(),1),tm=l(Se(),1),nm=l(Dn(),1),om=l(hr(),1),et=l(b(),1);function rm({reference:e,one:t,place:n,isChosen:o,unit:r}){let s=t.pair.tokens[n],
[i,a]=s.entropies.map(v=>(0,hn.information)(v,r)),p={number:(0,hn.count)(n+1),token:(0,hn.quoted)(s.text),kl:(0,om.klUnitWords)(s.kl,r),mine:i,theirs:a,model:je(
t.title)},d=o?(0,so.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",p):`${(0,so.t)("Where they differ most, token\
 {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",p)} ${(0,so.t)("Click another token to see both models there.")}`,[c,u]=s.
logprobs.map(v=>(0,hn.percent)((0,hn.probability)(v))),m=()=>(0,so.t)("{token}: {share} and {other}.",{token:(0,hn.quoted)(s.text),share:c,other:u}),f=Math.max(
...s.candidates.flatMap(([,,v,h])=>[v,h]),1e-9);return(0,et.jsxs)("div",{class:"gp-beside","aria-live":"polite",children:[(0,et.jsx)("p",{class:"gp-said",children:d}),
(0,et.jsxs)("table",{class:"gp-sides",children:[(0,et.jsx)("caption",{class:"gp-hidden",children:(0,so.t)("The likeliest tokens of both models at this place")}),
(0,et.jsx)("thead",{children:(0,et.jsxs)("tr",{children:[(0,et.jsx)("th",{scope:"col",children:(0,so.t)("Token")}),[e,t.title].map((v,h)=>(0,et.jsx)("th",{scope:"\
col",children:(0,et.jsx)(tm.Term,{id:"probability",run:m,meaning:(0,so.t)("The probability that the model gave, before any logits processor."),children:je(v)})},
h))]})}),(0,et.jsx)("tbody",{children:s.candidates.map(([v,h,...w])=>(0,et.jsxs)("tr",{class:v===s.id?"gp-is-token":"",children:[(0,et.jsxs)("th",{scope:"row",children:[
(0,et.jsx)("span",{children:v===s.id?"▶ ":""}),(0,et.jsx)(nm.TokenLabel,{text:h})]}),w.map((g,y)=>(0,et.jsx)("td",{children:(0,et.jsxs)("div",{class:"gp-side",
children:[(0,et.jsx)("span",{children:(0,et.jsx)("i",{class:"gp-bar","aria-hidden":"true",style:{width:`${(g/f*100).toFixed(2)}%`}})}),(0,et.jsx)("span",{children:(0,hn.percent)(
g)})]})},y))]},v))})]}),(0,et.jsx)("p",{class:"gp-note",children:(0,so.t)("▶ is the token of the text. Listed are the likeliest tokens of either model; the dive\
rgence counts all others, too.")})]})}var Mn=l(hr(),1),Ce=l(b(),1),Xs=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Ly=e=>Xs.findIndex(([t])=>(0,dt.fromNats)(e??1/0,"bits")<=t),lm=e=>`var(--gp-heat-${Xs[e][1]}\
)`,$y=6;function Ey({group:e,changes:t}){let[n,o]=(0,Dr.useState)(null),[r,s]=(0,Dr.useState)(null);(0,Ys.useFresh)(t).run&&r!==null&&s(null);let{unit:i}=e,a=(0,Mn.readGroups)(
e.found),p=a.find(({number:m})=>m===n)??a[0],{tokens:d}=p.pair,c=r!==null&&r<d.length?r:null,u=e.charts[`kl ${p.number} ${i}`];return(0,Ce.jsxs)(Ce.Fragment,{children:[
(0,Ce.jsxs)("header",{class:"gp-head",children:[(0,Ce.jsx)("h2",{class:"gp-title",children:(0,Ce.jsx)(Ny,{one:p,place:c??p.pair.max_at,unit:i})}),(0,Ce.jsx)("p",
{class:"gp-note gp-about",children:(0,bt.tn)(d.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")}),(0,Ce.jsx)(
"div",{class:"gp-tools",children:(0,Ce.jsxs)("label",{children:[(0,bt.t)("KL(reference ‖")," ",(0,Ce.jsx)("select",{class:"gp-which","aria-label":(0,bt.t)("Th\
e model that is compared with the reference"),value:p.number,onChange:({currentTarget:m})=>o(Number(m.value)),children:a.map(({title:m,number:f})=>(0,Ce.jsx)("o\
ption",{value:f,children:je(m)},f))}),")"]})})]}),(0,Ce.jsx)("p",{class:"gp-answer-more gp-summary",children:Fy(p,i)}),(0,Ce.jsx)(Iy,{unit:i}),(0,Ce.jsx)(Ay,{one:p,
unit:i,shown:c,press:s}),(0,Ce.jsxs)("figure",{class:"gp-trial-figure",children:[(0,Ce.jsx)("h3",{children:(0,bt.t)("KL along the text")}),(0,Ce.jsx)("p",{class:"\
gp-note gp-keys gp-curve-keys",children:a.map(({title:m,number:f},v)=>(0,Ce.jsxs)("span",{children:[(0,Ce.jsx)("svg",{width:"30",height:"8","aria-hidden":"true",
children:(0,Ce.jsx)("path",{class:"gp-course",d:"M1 4H29","data-line":v%$y,"data-on":f===p.number?"yes":"no"})}),(0,Ce.jsx)("span",{children:je(m)})]},f))}),(0,Ce.jsx)(
Oe,{class:"gp-curve-box",chart:c===null?u:cs(u,c+1,"")})]}),(0,Ce.jsx)(rm,{reference:e.found.groups[0].title,one:p,place:c??p.pair.max_at,isChosen:c!==null,unit:i})]})}
var pm=(0,Ys.groupPane)(Ey,({found:e})=>(0,Mn.readGroups)(e).length>0);function Ny({one:e,place:t,unit:n}){return(0,Ce.jsx)(im.Term,{id:"kl",run:()=>{let r=e.pair.
tokens[t],s=(0,sm.klSumWords)((0,Mn.termsOf)(r),n,(0,Mn.klUnitWords)(r.kl,n));return s&&(0,dt.asSentence)((0,bt.t)("token {number}, {words}",{number:(0,dt.count)(
t+1),words:s}))},meaning:(0,bt.t)("KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t)) over all tokens t of the vocabulary. P is the reference’s distribution of the next\
 token, Q the other’s, both after the same text and before any processor. It is 0 where both are the same, and larger the more of P’s probability Q misses."),
children:(0,bt.t)("Divergence at each token")})}function Fy({pair:e},t){let{mean:n,max:o,max_at:r,vocab:s,same_top:i,perplexities:a}=e,[p,d]=a.map(c=>(0,dt.decimals)(
c));return[(0,bt.t)("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:(0,Mn.klUnitWords)(n,t),max:(0,Mn.klWords)(o,t),
number:(0,dt.count)(r+1),vocab:(0,dt.count)(s)}),(0,bt.t)("The same token is the likeliest for both at {share} of the places.",{share:(0,dt.percent)(i)}),(0,bt.t)(
"Perplexity of the text: {one} and {other}.",{one:p,other:d})].join(" ")}function Ay({one:e,unit:t,shown:n,press:o}){let{tokens:r}=e.pair,s=JSON.stringify(r.map(
({id:a,kl:p})=>[a,p])),i=(0,Dr.useMemo)(()=>r.map((a,p)=>({token:a,place:p,mark:{},words:()=>zy(a,p,t),dress(d,c){let u=Ly(a.kl);c.style.backgroundColor=lm(u),c.
dataset.rank=String(u),d.dataset.top=a.same_top?"same":"other"}})),[e.number,t,s]);return(0,Ce.jsx)(am.MarkedWords,{class:"gp-words",items:i,press:({place:a})=>o(
a),chosen:n??void 0})}function zy({text:e,kl:t,logprobs:[n,o],same_top:r},s,i){let a=(0,bt.t)("Token {number} {token}: KL {kl}; probability {share}, here {other\
}",{number:(0,dt.count)(s+1),token:(0,dt.quoted)(e),kl:(0,Mn.klUnitWords)(t,i),share:(0,dt.percent)((0,dt.probability)(n)),other:(0,dt.percent)((0,dt.probability)(
o))});return r?a:`${a}; ${(0,bt.t)("another token is the likeliest here")}`}function Iy({unit:e}){let t=n=>e==="bits"?n:Number((n*Math.LN2).toPrecision(2));return(0,Ce.jsxs)(
"p",{class:"gp-note gp-scale gp-legend",children:[(0,bt.t)("KL in {unit}:",{unit:(0,bt.t)(e)}),Xs.map(([n],o)=>(0,Ce.jsx)("span",{class:"gp-chip","data-rank":o,
style:{backgroundColor:lm(o)},children:Number.isFinite(n)?(0,bt.t)("to {limit}",{limit:t(n)}):(0,bt.t)("above {limit}",{limit:t(Xs[o-1][0])})},o)),(0,Ce.jsxs)("\
span",{children:[(0,Ce.jsx)("span",{class:"gp-wavy",children:"abc"})," ",(0,bt.t)("another token is the likeliest")]})]})}var cm=l(we(),1),ei=l(W(),1),We=l(x(),1);var Fe=l(b(),1);function By({group:e}){let t=e.found,{fields:n}=t;return(0,Fe.jsxs)(Fe.Fragment,{children:[(0,Fe.jsxs)("header",{class:"gp-head",children:[(0,Fe.jsx)(
"h2",{class:"gp-title",children:(0,We.t)("Opened model")}),(0,Fe.jsx)("p",{class:"gp-note gp-about",children:t.model})]}),(0,Fe.jsx)(Qs,{facts:qy(t)}),(0,Fe.jsx)(
"h3",{class:"gp-opened-title",children:(0,Fe.jsx)("span",{tabIndex:0,"data-tip":(0,We.t)("What the model’s own generation_config.json sets. It applies to every \
field that neither you nor a preset sets."),children:(0,We.t)("Its generation config")})}),n.length>0?(0,Fe.jsx)(Hy,{fields:n}):(0,Fe.jsx)("p",{class:"gp-note g\
p-none",children:(0,We.t)("It sets no field: the library’s defaults apply.")})]})}var um=(0,cm.groupPane)(By,({found:e})=>!!e),qy=e=>[{name:(0,We.t)("class"),
value:e.class_name},{name:(0,We.t)("parameters"),value:oo(e.parameters),term:"parameters"},{name:(0,We.t)("precision"),value:(0,We.t)(e.precision),term:"precisi\
on"},{name:(0,We.t)("device"),value:e.device},{name:(0,We.t)("in memory"),value:(0,ei.bytesWords)(e.bytes),term:"memory",run:()=>Zs(e.bytes,e.parameters)},{name:(0,We.t)(
"context"),value:Js(e.context_length),term:"context"},{name:(0,We.t)("vocabulary"),value:oo(e.vocab_size),term:"vocabulary"},{name:(0,We.t)("chat template"),value:e.
chat_template?(0,We.t)("yes"):(0,We.t)("no")}],dm=e=>e===null?(0,We.t)("none"):JSON.stringify(e);function Hy({fields:e}){let[t,n,o]=[(0,We.t)("model"),(0,We.t)(
"library default"),(0,We.t)("on this page")];return(0,Fe.jsxs)("table",{class:"gp-fields",children:[(0,Fe.jsx)("caption",{class:"gp-hidden",children:(0,We.t)("T\
he fields that the model sets, with the library’s defaults")}),(0,Fe.jsx)("thead",{children:(0,Fe.jsx)("tr",{children:[(0,We.t)("field"),t,n,(0,We.t)("what it\
 changes"),o].map(r=>(0,Fe.jsx)("th",{scope:"col",children:r},r))})}),(0,Fe.jsx)("tbody",{children:e.map(r=>(0,Fe.jsxs)("tr",{children:[(0,Fe.jsx)("th",{scope:"\
row",children:(0,Fe.jsx)("code",{children:r.name})}),(0,Fe.jsx)("td",{"data-label":t,children:(0,Fe.jsx)("code",{children:dm(r.model)})}),(0,Fe.jsx)("td",{"data\
-label":n,children:(0,Fe.jsx)("code",{children:dm(r.library)})}),(0,Fe.jsx)("td",{children:(0,We.t)(r.meaning)}),(0,Fe.jsx)("td",{"data-label":o,children:Ky(r)})]},
r.name))})]})}function Ky({applies:e,by:t,ignored:n,same:o}){return t==="changed"?(0,ei.inParts)([`▲ ${(0,We.t)("the page sets {value}",{value:JSON.stringify(
e)})}`,(0,We.t)(n)]):t==="model"&&n?`○ ${(0,We.t)(n)}`:t==="model"?o?(0,We.t)("the same as the default"):`◆ ${(0,We.t)("applies")}`:(0,We.t)("another field \
takes its place")}var fm=l(we(),1),Ka=l(W(),1),kt=l(x(),1),Da=l(he(),1),xr=l(hr(),1);var go=l(ot(),1),vr=l(rn(),1),Dt=l(W(),1),_e=l(x(),1),Bo=l(he(),1),mm=l(Se(),1),yt=l(hr(),1),wt=l(b(),1),Ha=({pair:e})=>(0,yt.isPair)(e)?e:null,qa=(e,t="–")=>(n,o)=>{
let r=o?Ha(n):null;return r?e(r):[o&&n.pair?.error?t:"–"]},ti=e=>t=>{let n=Ha(t);return n?e(n):""},Dy=(e,t)=>[{name:(0,_e.t)("weights"),term:"memory",meaning:(0,_e.t)(
"What model.get_memory_footprint() reports, plus the scales of quantized weights, which it does not count. Embeddings, norms and the output layer are not quanti\
zed."),sum:Zy,words:(n,o)=>Uy(n,o?e[0]:null)},{name:(0,_e.t)("mean KL"),term:"kl",meaning:(0,_e.t)("The mean of KL(reference ‖ this) over the tokens of the refe\
rence’s text: KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t)) over all tokens t of the vocabulary."),sum:ti(n=>Yy(n,t)),words:qa(({mean:n})=>[(0,yt.klWords)(
n,t),(0,_e.t)(t)],(0,_e.t)("none"))},{name:(0,_e.t)("max KL"),term:"kl",meaning:(0,_e.t)("The largest KL(reference ‖ this) of a token."),sum:ti(n=>ek(n,t)),words:qa(
({max:n,max_at:o})=>[(0,yt.klWords)(n,t),(0,_e.t)("{unit}, token {number}",{unit:(0,_e.t)(t),number:(0,Dt.count)(o+1)})])},{name:(0,_e.t)("same top token"),term:"\
top-agreement",meaning:(0,_e.t)("How often the same token is the likeliest for both: there greedy decoding would continue in the same way."),sum:ti(tk),words:qa(
({same_top:n})=>[(0,Dt.percent)(n)])},{name:(0,_e.t)("perplexity"),term:"perplexity",meaning:(0,_e.t)("Of the reference’s text under this model: exp of the mean\
 of −ln p(token). The reference finds its own text likely, so a slightly higher value need not mean a worse model."),sum:ti(nk),words:(n,o)=>[Qy(e,o)]},{name:(0,_e.t)(
"tokens per second"),term:"speed",meaning:(0,_e.t)("Tokens divided by seconds, including the time to read the prompt: the median of the counted runs, and its in\
terval. All take turns, one at a time; the first turn is a warm-up and is not counted. × is the speed relative to the reference in the same turn."),sum:Xy,words:Jy}],
jr=({bytes:e,scale_bytes:t})=>(e??0)+(t??0);function hm({name:e,groups:t,unit:n}){let o=Dy(t,n),r=Math.max(...t.map(jr),1),s=({sum:i})=>(0,vr.inARow)(t.map(a=>{
let p=i(a);return p&&(0,_e.t)("{name}: {words}",{name:je(a.title),words:p})}));return(0,wt.jsxs)("table",{class:"gp-costs",children:[(0,wt.jsx)("caption",{class:"\
gp-hidden",children:e}),(0,wt.jsx)("thead",{children:(0,wt.jsxs)("tr",{children:[(0,wt.jsx)("th",{scope:"col",children:(0,_e.t)("precision")}),o.map(i=>(0,wt.jsx)(
"th",{scope:"col",children:(0,wt.jsx)(mm.Term,{id:i.term,run:()=>s(i),meaning:i.meaning,children:i.name})},i.name))]})}),(0,wt.jsx)("tbody",{children:t.map((i,a)=>(0,wt.jsxs)(
"tr",{children:[(0,wt.jsxs)("th",{scope:"row",children:[(0,wt.jsx)("span",{children:je(i.title)}),(0,wt.jsx)("small",{children:a?je(i.precision??i.model):jy(i)})]}),
o.map((p,d)=>{let[c,u]=p.words(i,a),m=d?"":Vy(i);return(0,wt.jsxs)("td",{children:[(0,wt.jsx)("span",{...m&&{tabIndex:0,"data-tip":m},children:c}),(0,wt.jsx)("s\
mall",{children:u}),d===0&&(0,Bo.isKnown)(i.bytes)&&(0,wt.jsx)("span",{class:"gp-bytes","aria-hidden":"true",children:(0,wt.jsx)("i",{style:{width:`${(jr(i)/r*100).
toFixed(2)}%`}})})]},p.name)})]},a))})]})}function jy({precision:e,title:t}){let n=je(e??"");return n&&n!==je(t)?(0,_e.t)("the reference: {precision}",{precision:n}):
(0,_e.t)("the reference")}function Uy(e,t){if(!(0,Bo.isKnown)(e.bytes))return["–"];let n=t&&(0,Bo.isKnown)(t.bytes)?(0,Dt.percent)(jr(e)/jr(t)):"";return[(0,yt.sizeWords)(
jr(e)),n&&(0,_e.t)("{share} of the reference",{share:n})]}var Vy=({bytes:e,scale_bytes:t})=>(0,Bo.isKnown)(e)&&t?(0,_e.t)("get_memory_footprint() reports {size}\
; the scales take another {scales}.",{size:(0,yt.sizeWords)(e),scales:(0,yt.sizeWords)(t)}):"";function Jy({pace:e,paces:t,ratio:n}){if(!e)return["–"];let o=t.
length>1?(0,_e.t)("{low} to {high}",{low:(0,go.fixed)(e.low,1),high:(0,go.fixed)(e.high,1)}):(0,_e.t)("one run");return[(0,go.fixed)(e.median,1),n?`${o}, ${Qt(n.
median)}`:o]}function Qy(e,t){let n=e.map(Ha).find((o,r)=>o&&(t===0||r===t));return n?(0,Dt.decimals)(n.perplexities[t===0?0:1]):"–"}function Zy({bytes:e,scale_bytes:t}){
return(0,Bo.isKnown)(e)?t?(0,_e.t)("{size} + {scales} of scales = {value}",{size:(0,yt.sizeWords)(e),scales:(0,yt.sizeWords)(t),value:(0,yt.sizeWords)(e+t)}):(0,yt.sizeWords)(
e):""}function Xy({paces:e,pace:t}){return t?(0,_e.tn)(e.length,"{each} tokens per second, in one run","the median of {each} is {median} tokens per second",{each:(0,go.listed)(
e.map(n=>(0,go.fixed)(n,1))),median:(0,go.fixed)(t.median,1)}):""}function Yy({tokens:e,mean:t},n){if(!(0,Bo.isKnown)(t))return"";let o=e.reduce((r,{kl:s})=>r+(s??
0),0);return(0,vr.quotientWords)((0,yt.klWords)(o,n),(0,Dt.count)(e.length),(0,yt.klUnitWords)(t,n))}function ek({tokens:e,max_at:t,max:n},o){let r=(0,vr.klSumWords)(
(0,yt.termsOf)(e[t]),o,(0,yt.klUnitWords)(n,o));return r&&(0,_e.t)("token {number}, {words}",{number:(0,Dt.count)(t+1),words:r})}var tk=({tokens:e,same_top:t})=>(0,_e.tn)(
e.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,Dt.count)(e.filter(({same_top:n})=>n).length),share:(0,Dt.percent)(t)});
function nk({tokens:e,perplexities:[,t]}){let n=e.reduce((r,{logprobs:[,s]})=>r+(s??-1/0),0),o=(0,Dt.decimals)(t);return(0,Dt.decimals)(Math.exp(-n/e.length))!==
o?o:`exp(−(${(0,Dt.decimals)(n)}) / ${(0,Dt.count)(e.length)}) = ${o}`}var tt=l(b(),1);function ok({group:e}){let t=e.found,{groups:n,reading:o,noise:r,others:s,cpu_words:i}=t,a=r?(0,kt.t)(r):s?(0,kt.t)(Qo):"",p=o===null?Zt(e,t):(0,kt.t)(
"Reading the reference’s text with {model}.",{model:je(n[o].title)}),c=(0,xr.readGroups)(t).map(({title:m,pair:f})=>(0,kt.t)("{model}: mean KL {kl}",{model:je(
m),kl:(0,xr.klUnitWords)(f.mean,e.unit)})),u=(0,kt.t)("Memory, speed and divergence of each precision");return(0,tt.jsxs)(tt.Fragment,{children:[(0,tt.jsxs)("he\
ader",{class:"gp-head",children:[(0,tt.jsx)("h2",{class:"gp-title",children:(0,kt.t)("Precisions")}),(0,tt.jsx)("p",{class:"gp-note gp-missing",children:p})]}),
(0,tt.jsx)("p",{class:"gp-warning",hidden:!a,children:a&&`⚠ ${a}`}),(0,tt.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&c.length>0&&`${c.
join(". ")}.`}),(0,tt.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":u,children:(0,tt.jsx)(hm,{name:u,groups:n,unit:e.unit})}),(0,tt.jsx)("p",
{class:"gp-note gp-cpu",hidden:!i,children:(0,kt.t)(i)}),(0,tt.jsx)("h3",{class:"gp-subtitle",children:(0,kt.t)("What they write")}),(0,tt.jsx)("ol",{class:"gp-\
writings",children:n.map((m,f)=>(0,tt.jsx)(rk,{one:m,reference:f?n[0]:null,status:ik(m,f>0&&n[0].text!==null,!!e.done)},f))})]})}var gm=(0,fm.groupPane)(ok,({found:e})=>(0,xr.precisionsIn)(
e)!==null);function rk({one:e,reference:t,status:n}){let o=[...e.text??""],r=t&&t.text!==null?sk(t.text,o):o.length;return(0,tt.jsxs)("li",{children:[(0,tt.jsxs)(
"p",{class:"gp-writing-head",children:[(0,tt.jsx)("b",{children:je(e.title)}),(0,tt.jsx)("span",{class:`gp-note${t&&(0,Da.isKnown)(e.parts_at)?" gp-parting":""}`,
children:n})]}),(0,tt.jsxs)("p",{class:"gp-writing",dir:"auto",children:[o.slice(0,r).join(""),r<o.length&&(0,tt.jsx)("span",{class:"gp-apart",children:o.slice(
r).join("")})]})]})}function sk(e,t){let n=[...e],o=n.findIndex((r,s)=>r!==t[s]);return o<0?n.length:o}function ik({failed:e,text:t,tokens:n,parts_at:o,pair:r},s,i){
if(e)return`✕ ${(0,kt.t)("stopped by an error")}`;if(t===null)return i?(0,kt.t)("did not finish"):(0,kt.t)("writing, or waiting for its turn");let a=ak(n??0,o,
s);if(!r?.error)return a;let p=`${(0,kt.t)(r.error.message)} ${(0,kt.t)(r.error.fix)}`;return`${a}. ${(0,kt.t)("Its distributions cannot be compared with the re\
ference: {why}",{why:p})}`}function ak(e,t,n){return n?(0,Da.isKnown)(t)?`✂ ${(0,kt.t)("diverges from the reference at token {number} of {all}",{number:(0,Ka.count)(
t+1),all:(0,Ka.count)(e)})}`:`= ${(0,kt.tn)(e,"the same {count} token as the reference","the same {count} tokens as the reference")}`:(0,kt.tn)(e,"{count} token",
"{count} tokens")}var ym=l(ye(),1),km=l(we(),1),ni=l(W(),1),Le=l(x(),1),vm=l(Se(),1);var bm=l(W(),1),vt=l(x(),1),ct=l(b(),1);function wm({cluster:e}){let{replicas:t,lanes:n,waiting:o,lost:r,states:s}=e,i=[t.length===0?(0,vt.t)("No replica of the\
 cluster answers now: runs wait until one does."):(0,vt.tn)(t.length,"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of\
 a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),o>0&&(0,vt.tn)(o,"One run waits.","{count} runs wait."),...lk(s)];return(0,ct.jsxs)("sect\
ion",{class:"gp-shelf-section",children:[(0,ct.jsx)("h3",{children:(0,vt.t)("Replicas")}),(0,ct.jsx)("p",{class:"gp-note",children:i.filter(Boolean).join(" ")}),
r.map(a=>(0,ct.jsxs)("p",{class:"gp-problem",children:[(0,ct.jsx)("b",{children:"▲ "}),pk(a)]},a.number)),t.length>0&&(0,ct.jsx)(dk,{cluster:e})]})}function lk({
STARTING:e=0,RECOVERING:t=0,STOPPING:n=0}){let o=e+t;return[o>0&&(0,vt.tn)(o,"One more is on its way.","{count} more are on their way."),n>0&&(0,vt.tn)(n,"One f\
inishes its runs, then leaves.","{count} finish their runs, then leave.")]}function pk({number:e,seconds:t}){return`${t<90?(0,vt.t)("Replica {number} was lost l\
ess than two minutes ago.",{number:e}):(0,vt.t)("Replica {number} was lost {minutes} minutes ago.",{number:e,minutes:Math.round(t/60)})} ${(0,vt.t)("Its runs ha\
ve ended: click Generate to run them again, on another replica. The cluster starts a new one by itself.")}`}function dk({cluster:{replicas:e,lanes:t}}){return(0,ct.jsxs)(
"table",{children:[(0,ct.jsx)("caption",{class:"gp-hidden",children:(0,bm.asSentence)((0,vt.t)("the replicas of the cluster"))}),(0,ct.jsx)("thead",{children:(0,ct.jsxs)(
"tr",{children:[(0,ct.jsx)("th",{scope:"col",children:(0,vt.t)("replica")}),(0,ct.jsx)("th",{scope:"col",children:(0,vt.t)("runs")}),(0,ct.jsx)("th",{scope:"col",
children:(0,vt.t)("models")})]})}),(0,ct.jsx)("tbody",{children:e.map(({number:n,decoding:o,models:r})=>(0,ct.jsxs)("tr",{children:[(0,ct.jsx)("th",{scope:"row",
children:(0,vt.t)("Replica {number}",{number:n})}),(0,ct.jsx)("td",{"data-label":(0,vt.t)("runs"),children:(0,vt.t)("{count} of {lanes}",{count:o,lanes:t})}),(0,ct.jsx)(
"td",{"data-label":(0,vt.t)("models"),children:r.join(", ")||"–"})]},n))})]})}var A=l(b(),1);function ck({group:e}){let{sections:t,canOpen:n,cluster:o}=e.found;return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)("header",{class:"gp-head",children:(0,A.jsx)(
"h2",{class:"gp-title",children:(0,Le.t)("Models")})}),(0,A.jsx)("div",{class:"gp-cluster",children:o&&(0,A.jsx)(wm,{cluster:o})}),(0,A.jsx)("div",{class:"gp-sh\
elf-sections",children:t.map(r=>(0,A.jsx)(uk,{group:e,section:r,canOpen:n},(0,Le.t)(r.title)))})]})}var xm=(0,km.groupPane)(ck,({found:e})=>!!e);function uk({group:e,
section:{title:t,note:n,folded:o,rows:r},canOpen:s}){let[i,a]=(0,ym.useState)(!o);return(0,A.jsxs)("details",{class:"gp-shelf-section",open:i,onToggle:({currentTarget:p})=>a(
p.open),children:[(0,A.jsxs)("summary",{children:[(0,A.jsx)("h3",{children:(0,Le.t)(t)}),(0,A.jsxs)("span",{class:"gp-note",children:[" ",r.length]})]}),(0,A.jsx)(
"p",{class:"gp-note",children:r.length?(0,Le.t)(n):(0,Le.t)("None yet.")}),r.length>0&&(0,A.jsxs)("table",{children:[(0,A.jsx)("caption",{class:"gp-hidden",children:(0,Le.t)(
t)}),(0,A.jsx)("thead",{children:(0,A.jsxs)("tr",{children:[(0,A.jsx)("th",{scope:"col",children:(0,Le.t)("model")}),(0,A.jsx)("th",{scope:"col",children:(0,Le.t)(
"description")}),(0,A.jsx)("th",{scope:"col",children:(0,A.jsx)(vm.Term,{id:"memory",children:(0,Le.t)("size")})}),(0,A.jsx)("th",{scope:"col",children:(0,Le.t)(
"matching draft")}),(0,A.jsx)("td",{})]})}),(0,A.jsx)("tbody",{children:r.map(p=>(0,A.jsx)(mk,{group:e,row:p,canOpen:s},p.model))})]})]})}function mk({group:e,row:t,
canOpen:n}){let{model:o,loaded:r,download:s,here:i,assistant:a}=t,p=!!(s&&!i),d=r?[]:[t.gated&&`▲ ${(0,Le.t)("gated: needs an access token")}`,i&&`✓ ${(0,Le.t)(
"downloaded")}`].filter(Boolean);return(0,A.jsxs)("tr",{children:[(0,A.jsxs)("th",{scope:"row",children:[o,d.length>0&&(0,A.jsx)("small",{children:d.join(" · ")})]}),
(0,A.jsxs)("td",{children:[(0,Le.t)(t.words),r&&(0,A.jsx)(hk,{loaded:r})]}),(0,A.jsx)("td",{children:r?(0,A.jsx)(fk,{loaded:r}):(0,A.jsx)(gk,{row:t,download:p?s:
void 0})}),(0,A.jsx)("td",{"data-label":(0,Le.t)("matching draft"),children:a||"–"}),(0,A.jsxs)("td",{children:[p?(0,A.jsx)(ro,{group:e,act:"get",model:o,words:(0,Le.t)(
"Get it")}):(0,A.jsx)(ro,{group:e,act:"use",model:o,words:(0,Le.t)("Use it")}),r?(0,A.jsx)(ro,{group:e,act:"tell",model:o,words:(0,Le.t)("Show")}):n&&(0,A.jsx)(
ro,{group:e,act:"pick",model:o,words:(0,Le.t)("Put the name in the Model box")}),t.canUnload&&(0,A.jsx)(ro,{group:e,act:"unload",model:o,words:(0,Le.t)("Unload")})]})]})}
function hk({loaded:{in_use:e,class_name:t,precision:n,device:o}}){return(0,A.jsxs)(A.Fragment,{children:[e?`● ${(0,Le.t)("in use")}`:`○ ${(0,Le.t)("idle")}`,
(0,A.jsx)("small",{children:(0,Le.t)("{kind}, {precision}, on {device}",{kind:t,precision:(0,Le.t)(n),device:o})})]})}function fk({loaded:{bytes:e,parameters:t}}){
return(0,A.jsxs)(A.Fragment,{children:[(0,ni.bytesWords)(e),(0,A.jsx)("small",{children:(0,Le.t)("{count} parameters",{count:oo(t)})})]})}function gk({row:{millions:e,
size:t},download:n}){return(0,A.jsxs)(A.Fragment,{children:[e?(0,Le.t)("about {size}",{size:oo(e*1e6)}):(0,ni.bytesWords)(t),(0,A.jsx)("small",{children:e?(0,Le.t)(
"parameters"):(0,Le.t)("on disk")}),n!==void 0&&(0,A.jsx)("small",{children:(0,Le.t)("{size} to download",{size:(0,ni.bytesWords)(n)})})]})}var Et=l(ye(),1);var gi=l(we(),1),ph=l(W(),1),Pr=l(x(),1),dh=l(Li(),1);var oi=l(W(),1),In=l(x(),1),Tm=l(Gi(),1),bo=l(b(),1),Sm=16,bk=80,wk=300;function Pm(e,t,n){let o=new Map;for(let[r,s]of Object.entries(e.tables.at(Math.max(t,0))??
{}))(s?.[n]??[]).forEach((i,a)=>{o.set(i,[...o.get(i)??[],[Number(r),a]])});return o}function Cm({state:e,way:t,colour:n}){let{blocks:o,kinds:r=[]}=e.ways[t].settings;
return(0,bo.jsx)("div",{class:"gp-serving-blocks",children:(o??[]).map((s,i)=>(0,bo.jsx)(yk,{state:e,way:t,colour:n,kind:i,count:s,name:(o?.length??0)>1?r[i].replaceAll(
"_"," "):""},i))})}function yk({state:e,way:t,colour:n,kind:o,count:r,name:s}){let i=e.ways[t],{first_block:a=0}=i.settings,p=Array.isArray(a)?a[o]:a,d=e.stepOf(
t),c=Pm(i,d,o),u=new Set(i.kept.at(Math.max(d,0))?.[o]),m=kk(r,c,u),f=s?`${s}: ${m}`:m;return(0,bo.jsxs)("div",{class:"gp-blocks-kind",children:[(0,bo.jsx)("p",
{class:"gp-note",children:f}),(0,bo.jsx)("div",{class:"gp-blocks-grid",role:"group","aria-label":f,"data-size":r<=bk?"large":r<=wk?"middle":"small",children:Array.
from({length:r},(v,h)=>{let w=p+h,g=c.get(w)??[],y=["gp-block",!g.length&&(u.has(w)?"gp-kept":"gp-free"),g.length>1&&"gp-shared",g.some(([L])=>L===e.request)&&"\
gp-own"],S=g.length?{"--own":n(g[0][0]),"--other":n(g[g.length-1][0])}:void 0;return(0,bo.jsx)("i",{class:y.filter(Boolean).join(" "),style:S,ref:(0,Tm.tip)(()=>vk(
e,t,o,w)),children:g.length>1?`×${g.length}`:g.length>0&&g[0][0]+1},h)})})]})}function kk(e,t,n){let o=t.size,r=[...t.values()].filter(({length:i})=>i>1).length,
s=[...n].filter(i=>!t.has(i)).length;return(0,oi.inParts)([(0,In.tn)(e,"{used} of {count} block used","{used} of {count} blocks used",{used:o}),r>0&&(0,In.tn)(r,
"{count} of them shared","{count} of them shared"),s>0&&(0,In.tn)(s,"{count} kept","{count} kept"),(0,In.tn)(e-o-s,"{count} empty","{count} empty")])}function vk(e,t,n,o){
let r=e.ways[t],s=e.stepOf(t),i=Pm(r,s,n).get(o)??[];if(!i.length)return r.kept.at(Math.max(s,0))?.[n]?.includes(o)?(0,In.t)("Block {block}: nobody uses it. It \
is kept for its content, which a prompt with the same beginning can share.",{block:o}):(0,In.t)("Block {block}: empty.",{block:o});let a=i.map(([c])=>c+1).join(
", "),p=(0,In.tn)(i.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it.",{block:o,numbers:a}),d=r.settings.kinds?.[n]==="ful\
l_attention"?xk(e,t,i[0]):"";return d?`${p} ${(0,In.t)("In it: {tokens}",{tokens:d})}`:p}function xk(e,t,[n,o]){let r=e.ways[t],{page_size:s=1}=r.settings,i=0;for(let c of r.
cells[n].slice(0,e.stepOf(t)+1))c?.tokens?i=c.position+c.tokens-c.padding:c?.back&&(i=0);let p=[...e.requests[n].tokens.map(([c])=>c),...e.newIds(t,n)].slice(o*
s,Math.min(i,(o+1)*s)),d=p.slice(0,Sm).map(c=>e.label(c));return d.some(c=>c===null)?"":(0,oi.quoted)(d.join(""))+(p.length>Sm?" …":"")}var Am=l(ot(),1),di=l(W(),1),j=l(x(),1),Va=l(he(),1),zm=l(Se(),1),Im=l(Dn(),1);var ri=l(ye(),1),Mm=l(W(),1),Rm=l(b(),1);function Om({piece:e}){let t=(0,ri.useRef)(null);return(0,ri.useLayoutEffect)(()=>{t.current?.replaceChildren(),t.current&&
(0,Mm.fillToken)(t.current,e)},[e]),(0,Rm.jsx)("span",{ref:t})}var Sk=["prefill","chunk","decode","pad"];function Wm(e,t,n){let{sums:o,cells:r}=e,s={came:Tk(o,e.requests[t].arrival,n),began:null,tokens:[],ended:null};return r[t].
forEach((i,a)=>{if(!i||!Sk.includes(i.what))return;let{start:p,seconds:d}=o[a];s.began??=[a,p],i.what!=="pad"&&(s.ended=[a+1,p+d]),i.id!==null&&s.tokens.push([a+
1,p+d])}),s}function Tk(e,t,n){for(let o=0;o<e.length;o++){let{at:r,start:s,seconds:i}=e[o];if(n==="steps"&&r>=t)return[o,s];if(n==="seconds"&&s>=t)return[o,t];
if(n==="seconds"&&s+i>t)return[o+(t-s)/i,t]}return null}var si=(e,t)=>e&&t?[t[0]-e[0],t[1]-e[1]]:null;var _m=l(b(),1);function ii({name:e,children:t}){return(0,_m.jsx)("div",{class:"gp-serving-scroll",tabIndex:0,role:"region","aria-label":e,children:t})}var Ur=l(W(),1),O=l(x(),1),Gm=8,Pk=(e="")=>e==="fifo"?"FIFO":e==="prefill_first"?(0,O.t)("prefill first"):e;function ja({kind:e}){return e==="padded"?(0,O.t)("P\
added batches"):e==="alone"?(0,O.t)("One after another"):(0,O.t)("Continuous batching")}var Bn=e=>String.fromCharCode(65+e);function Ho(e,t){let n=ja(e.ways[t].
settings);return e.ways.length>1?`${Bn(t)} ${n}`:n}function ai(e){let{kind:t,blocks:n,page_size:o,token_budget:r,scheduler:s,share_prefixes:i}=e;if(t==="alone")
return"";if(t==="padded")return(0,O.tn)(e.max_requests??0,"at most {count} request in a batch","at most {count} requests in a batch");let a=(n??[]).reduce((p,d)=>p+
d,0);return(0,Ur.inParts)([(0,O.tn)(a,"{count} block of {size} tokens","{count} blocks of {size} tokens",{size:o}),(0,O.t)("token budget {budget}",{budget:r}),(0,O.t)(
"scheduler {scheduler}",{scheduler:Pk(s)}),i?(0,O.t)("prefix sharing"):(0,O.t)("no prefix sharing")])}function Lm(e,t){let n=e.label(t);return n===null?(0,O.t)(
"the token with id {id}",{id:t}):(0,Ur.quoted)(n)}function Ck(e,t,n,{position:o,tokens:r,padding:s}){return[...e.requests[n].tokens.map(([a])=>a),...e.newIds(t,
n)].slice(o,o+r-s)}function Mk({what:e,tokens:t,padding:n,place:o,anew:r}){let s=t-n;return e==="prefill"?(0,O.tn)(s,"prefill, reads {count} token","prefill, re\
ads {count} tokens"):e==="chunk"?(0,O.tn)(s,"chunked prefill, reads {count} token","chunked prefill, reads {count} tokens"):e==="decode"?(0,O.t)("decode"):e==="\
pad"?(0,O.t)("its text has ended, and its row of the batch is computed for nothing"):e==="starved"?(0,O.t)("starved: it needs a block, and none is free"):e==="i\
dle"?(0,O.t)("it has blocks, but no turn in this step"):r?(0,O.t)("waits again, number {place} in the queue",{place:o}):(0,O.t)("waits, number {place} in the qu\
eue",{place:o})}var Ok=["prefill","chunk","decode"];function li(e,t,n,o){let r={request:n+1,step:o+1},s=e.ways[t].cell(n,o);if(!s)return(0,O.t)("Request {reques\
t}, step {step}: {doing}.",{...r,doing:Wk(e,t,n,o)});let i=[(0,O.t)("Request {request}, step {step}: {doing}.",{...r,doing:Mk(s)})];return Ok.includes(s.what)&&
i.push(...Rk(e,t,n,s)),s.back&&i.push((0,O.t)("It was preempted: it lost its blocks.")),i.join(" ")}function Rk(e,t,n,o){let{id:r,shared:s,again:i,padding:a}=o,
p=Ck(e,t,n,o),d=p.slice(0,Gm).map(u=>Lm(e,u)),c=[];return d.length&&c.push((0,O.t)("It reads {tokens}.",{tokens:d.join(" ")+(p.length>Gm?" …":"")})),r!==null&&
c.push((0,O.t)("It writes {token}.",{token:Lm(e,r)})),s&&c.push((0,O.tn)(s,"{count} token before these needed no reading: its block was there.","{count} tokens \
before these needed no reading: their blocks were there.")),i&&c.push((0,O.tn)(i,"{count} token was read before, and lost.","{count} tokens were read before, an\
d lost.")),a&&c.push((0,O.tn)(a,"{count} token is padding.","{count} tokens are padding.")),c}function Wk(e,t,n,o){let r=e.ways[t].cells[n].findIndex(Boolean),s=e.
ways[t].ends?.[n];return o<r||r<0&&!s?(0,O.t)("it has not arrived yet"):s?.status==="cancelled"?(0,O.t)("it was cancelled"):s?.status==="failed"?(0,O.t)("it has\
 failed"):s?.status==="refused"?(0,O.t)("it was refused"):(0,O.t)("it has ended")}var _k={prefill:()=>(0,O.t)("prefill"),chunk:()=>(0,O.t)("chunked prefill"),decode:()=>(0,O.t)(
"decode"),pad:()=>(0,O.t)("padding"),waits:()=>(0,O.t)("waits"),starved:()=>(0,O.t)("starved"),idle:()=>(0,O.t)("no turn")};function $m(e,t,n){let o=[];e.ways[t].
cells[n].forEach((s,i)=>{if(!s)return;let a=o.at(-1);a?.kind===s.what&&a.to===i?a.to=i+1:o.push({kind:s.what,from:i+1,to:i+1})});let r=o.map(({kind:s,from:i,to:a})=>{
let p=_k[s]();return i===a?(0,O.t)("{what} in step {from}",{what:p,from:i}):(0,O.t)("{what} in steps {from} to {to}",{what:p,from:i,to:a})});return(0,O.t)("Requ\
est {request}: {what}.",{request:n+1,what:r.join(", ")||(0,O.t)("never arrived")})}var qo=e=>e.map(t=>t+1).join(", ");function Em({step:e,message:t,lost:n,again:o}){
return[(0,O.t)("After step {step} an exception ended the library’s loop for all requests: {message}",{step:e,message:t}),n.length?(0,O.tn)(n.length,"Request {\
numbers} was lost.","Requests {numbers} were lost.",{numbers:qo(n)}):(0,O.t)("No request was lost."),...o.length?[(0,O.tn)(o.length,"Request {numbers} started o\
ver.","Requests {numbers} started over.",{numbers:qo(o)})]:[],(0,O.t)("A new server continued with the rest.")].join(" ")}function Ua(e,t){let n=e.stepOf(t),o=e.
ways[t].sums.at(Math.max(n,0));if(!o)return(0,O.t)("no step");let r=e.values?.clock==="steps"&&o.at!==n;return(0,Ur.inParts)([(0,O.t)("step {step} of {steps}",{
step:n+1,steps:e.ways[t].length}),r&&(0,O.t)("at {at} by the clock",{at:o.at}),(0,O.tn)(o.inStep,"{count} request in it","{count} requests in it"),(0,O.tn)(o.prefill+
o.decode,"{count} token read","{count} tokens read"),o.padding>0&&(0,O.tn)(o.padding,"{count} of padding","{count} of padding")])}function Nm({waiting:e,starved:t,
back:n,came:o,left:r,evicted:s}){return[e.length?(0,O.t)("Queue: {numbers}.",{numbers:qo(e)}):(0,O.t)("Nobody waits."),o.length>0&&(0,O.t)("Came: {numbers}.",{numbers:qo(
o)}),r.length>0&&(0,O.t)("Cancelled: {numbers}.",{numbers:qo(r)}),s>0&&(0,O.tn)(s,"{count} kept block was given up.","{count} kept blocks were given up."),t.length>
0&&(0,O.t)("Starved: {numbers}.",{numbers:qo(t)}),n.length>0&&(0,O.t)("Preempted: {numbers}.",{numbers:qo(n)})].filter(Boolean).join(" ")}var $e=l(b(),1);function Bm({state:e,request:t,colour:n}){let o=e.requests[t];return(0,$e.jsxs)("div",{class:"gp-serving-card",children:[(0,$e.jsx)("h3",{class:"\
gp-serving-sub",style:{"--own":n(t)},children:(0,j.t)("Request {request}",{request:t+1})}),(0,$e.jsxs)("p",{class:"gp-serving-prompt",children:[(0,$e.jsxs)("spa\
n",{class:"gp-mark",children:[(0,j.t)("Prompt:")," "]}),(0,$e.jsx)("bdi",{children:o.prompt})]}),(0,$e.jsx)("p",{class:"gp-note",children:Gk(o)}),e.ways.map((r,s)=>(0,$e.jsx)(
Lk,{state:e,way:s,request:t},s)),(0,$e.jsx)(ii,{name:(0,j.t)("Request {request} in each way",{request:t+1}),children:(0,$e.jsx)(Bk,{state:e,request:t})})]})}function Gk({
max_new_tokens:e,temperature:t,top_k:n,top_p:o}){let r=[`temperature ${t}`,...n?[`top_k ${n}`]:[],...o?[`top_p ${o}`]:[]];return[(0,j.tn)(e,"at most {count} new\
 token","at most {count} new tokens"),typeof t=="number"?r.join(", "):(0,j.t)("greedy")].join(" · ")}function Lk({state:e,way:t,request:n}){let{ends:o,cells:r}=e.
ways[t],s=e.newIds(t,n),i=o?.[n]?.tokens??[],a=r[n].flatMap((d,c)=>d&&d.id!==null?[c]:[]),p=Array.from({length:Math.max(s.length,i.length)},(d,c)=>{if(c<i.length)
return i[c];let u=e.label(s[c]);return u===null?[s[c],null,null]:[s[c],u,u]});return(0,$e.jsxs)("p",{class:"gp-serving-text",children:[e.ways.length>1&&(0,$e.jsxs)(
"b",{children:[Bn(t)," "]}),p.map(([d,c,u],m)=>(0,$e.jsx)("span",{class:"gp-serving-token",...(a.at(m)??1/0)>e.stepOf(t)&&{"data-later":""},children:c===null?(0,$e.jsxs)(
"span",{class:"gp-mark",children:[" ",d," "]}):u===null?(0,$e.jsx)(Im.TokenLabel,{class:"gp-end",text:c}):(0,$e.jsx)(Om,{piece:u})},m)),!p.length&&(0,$e.jsx)("s\
pan",{class:"gp-mark",children:(0,j.t)("(no token)")})]})}var $k=e=>(0,j.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,Am.fixed)(e,1)}),pi=e=>e?
`${$k(e[0])}, ${(0,di.seconds)(e[1])}`:"–",Ek=e=>e?(0,j.t)("before step {step}, at {time}",{step:Math.floor(e[0])+1,time:(0,di.seconds)(e[1])}):"–",Fm=e=>e?
(0,j.t)("in step {step}, at {time}",{step:e[0],time:(0,di.seconds)(e[1])}):"–",Nk=()=>[[(0,j.t)("came"),"time",({times:e})=>Ek(e.came)],[(0,j.t)("first worked\
 on"),"time",({times:{began:e}})=>Fm(e&&[e[0]+1,e[1]])],[(0,j.t)("waited before"),"queue",({times:e})=>pi(si(e.came,e.began))],[(0,j.t)("time to first token"),"\
first-token",({times:e})=>pi(si(e.came,e.tokens.at(0)))],[(0,j.t)("median time between tokens"),"between-tokens",({times:e})=>Ak(e.tokens)],[(0,j.t)("last step"),
"time",({times:e})=>Fm(e.ended)],[(0,j.t)("latency"),"latency",({times:e,end:t})=>t?.status==="finished"?pi(si(e.came,e.ended)):"–"],[(0,j.t)("new tokens"),"l\
ength",({times:e})=>String(e.tokens.length)],[(0,j.t)("tokens read again"),"preempted",({cells:e})=>String(e.reduce((t,n)=>t+(n?.again??0),0))],[(0,j.t)("times \
preempted"),"preempted",({cells:e})=>String(e.filter(t=>t?.back).length)],[(0,j.t)("blocks at this step"),"block",({blocks:e})=>e],[(0,j.t)("end"),"ending",({end:e,
isOver:t})=>zk(e,t)],[(0,j.t)("the tokens of generate"),"continuous-batching",Ik]],Fk=()=>({time:{meaning:(0,j.t)("By the steps, and by the time that they took,\
 from the first step on."),unit:(0,j.t)("steps, s")},queue:{meaning:(0,j.t)("From the arrival of the request to the first step that worked on it."),unit:(0,j.t)(
"steps, s")},"first-token":{meaning:(0,j.t)("From the arrival of the request to its first new token."),unit:(0,j.t)("steps, s")},"continuous-batching":{meaning:(0,j.t)(
"Whether continuous batching wrote the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw\
 from one generator.")}});function Ak(e){if(e.length<2)return"–";let t=e.slice(1).map((n,o)=>[n[0]-e[o][0],n[1]-e[o][1]]);return pi([(0,Va.medianOf)(t.map(([n])=>n)),
(0,Va.medianOf)(t.map(([,n])=>n))])}function zk(e,t){if(!e)return t?(0,j.t)("it did not end"):(0,j.t)("under way");let{status:n,reason:o}=e;return n==="cancelle\
d"?(0,j.t)("cancelled"):n==="failed"?o?(0,j.t)("failed: {reason}",{reason:o}):(0,j.t)("failed"):n==="refused"?o?(0,j.t)("refused: {reason}",{reason:o}):(0,j.t)(
"refused"):o==="eos"?(0,j.t)("finished: the EOS token"):(0,j.t)("finished: the length limit")}function Ik({end:e,isSampled:t,isAlone:n,hasAlone:o}){return n?(0,j.t)(
"it is generate"):typeof e?.same=="boolean"?e.same?(0,j.t)("✓ the same"):(0,j.t)("✗ other tokens"):t?(0,j.t)("○ not comparable: sampled"):o?"–":(0,j.t)(
"○ not compared: generate has not served it")}function Bk({state:e,request:t}){let n=e.values?.clock??"steps",o=e.ways.map((s,i)=>{let a=s.tables.at(Math.max(
e.stepOf(i),0))?.[t]??[];return{times:Wm(s,t,n),cells:s.cells[t],end:s.ends?.[t],isOver:!!s.ends,isAlone:s.settings.kind==="alone",hasAlone:e.ways.some(({settings:p})=>p.
kind==="alone"),isSampled:typeof e.requests[t].temperature=="number",blocks:s.settings.blocks&&a.map(p=>p.join(" ")).join("; ")||"–"}}),r=Fk();return(0,$e.jsxs)(
"table",{class:"gp-serving-facts",children:[(0,$e.jsx)("caption",{class:"gp-hidden",children:(0,j.t)("Request {request} in each way",{request:t+1})}),e.ways.length>
1&&(0,$e.jsx)("thead",{children:(0,$e.jsxs)("tr",{children:[(0,$e.jsx)("td",{}),e.ways.map((s,i)=>(0,$e.jsx)("th",{scope:"col",children:Ho(e,i)},i))]})}),(0,$e.jsx)(
"tbody",{children:Nk().map(([s,i,a])=>(0,$e.jsxs)("tr",{children:[(0,$e.jsx)("th",{scope:"row",children:(0,$e.jsx)(zm.Term,{id:i,...r[i],children:s})}),o.map((p,d)=>(0,$e.jsx)(
"td",{children:a(p)},d))]},s))})]})}var qk=["kept","chosen","accepted","rejected","bonus"],Hk=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],qm=e=>[1,3,5].map(t=>parseInt(e.slice(
t,t+2),16)),Kk=(e,t)=>"#"+qm(e).map((n,o)=>Math.round((n+qm(t)[o])/2).toString(16).padStart(2,"0")).join("");function ci(e){let t=getComputedStyle(e),n=r=>t.getPropertyValue(
"--gp-"+r).trim(),o=[...qk.map(n),...Hk.map(([r,s])=>Kk(n(r),n(s)))];return r=>o[r%o.length]}var nn=l(Km(),1),wo=l(x(),1);var nt=l(b(),1),Dk=3,jk=()=>[{name:"requests",title:(0,wo.t)("Requests in a step"),value:({inStep:e})=>e,of:()=>!0},{name:"waiting",title:(0,wo.t)("Requests in \
the queue"),value:({waiting:e})=>e.length,of:()=>!0},{name:"tokens",title:(0,wo.t)("Tokens per step"),value:({prefill:e,decode:t,padding:n})=>e+t+n,of:()=>!0},{
name:"free",title:(0,wo.t)("Empty blocks"),value:({free:e})=>e??0,of:({settings:e})=>!!e.blocks}];function Dm({state:e,onPick:t}){return(0,nt.jsx)("div",{class:"\
gp-serving-curves",children:jk().filter(({of:n})=>e.ways.some(n)).map(n=>(0,nt.jsx)(Uk,{curve:n,state:e,onPick:t},n.name))})}function Uk({curve:{name:e,title:t,
value:n,of:o},state:r,onPick:s}){let i=e==="tokens",a=r.ways.map((h,w)=>({way:h,i:w})),p=i?[{way:r.served,i:r.way}]:a.filter(({way:h})=>o(h)),d=i?r.served.settings.
token_budget:void 0,c=Math.max(1,...p.flatMap(({way:h})=>h.sums.map(n))),u=d!==void 0&&d<=c*Dk?d:null,m=Math.max(c,u??0),f=i&&r.ways.length>1?`${t}, ${Bn(r.way)}`:
t,v=({currentTarget:h,clientX:w},g)=>{let{left:y}=h.getBoundingClientRect(),S=(w-y-g.left)/g.inner;s(Math.max(0,Math.min(r.length-1,Math.floor(S*r.length))))};return(0,nt.jsxs)(
"figure",{class:"gp-serving-curve",children:[(0,nt.jsx)("figcaption",{children:d===void 0?f:`${f} (${(0,wo.t)("budget {budget}",{budget:d})})`}),(0,nt.jsx)(nn.Drawing,
{frame:{height:132,x:[0,Math.max(1,r.length)],y:[0,m*1.08],left:36,right:8,top:10,bottom:34},label:Vk(t,p,n,r),onClick:v,children:h=>(0,nt.jsxs)("g",{"aria-hidd\
en":"true",children:[(0,nt.jsx)(nn.Axes,{plot:h,x:(0,nn.ticksWithin)(1,r.length,h.inner/70).filter(Number.isInteger).map(w=>[w-.5,String(w)]),y:(0,nn.ticksWithin)(
0,m,3).filter(Number.isInteger).map(w=>[w,String(w)]),xTitle:(0,wo.t)("step")}),i?(0,nt.jsx)(Zk,{plot:h,sums:r.served.sums}):p.map(({way:w,i:g})=>(0,nt.jsx)(nn.Path,
{class:`gp-curve-line gp-way-${g}`,points:Jk(h,w.sums.map(n))},g)),u!==null&&(0,nt.jsx)(nn.Line,{class:"gp-curve-budget",from:[h.left,h.y(u)],to:[h.width-h.right,
h.y(u)]}),e==="free"&&(0,nt.jsx)(Xk,{plot:h,sums:r.served.sums}),(0,nt.jsx)(jm,{class:"gp-curve-here",plot:h,step:r.step,height:h.height-h.bottom-h.top})]})})]})}
function Vk(e,t,n,o){let r=t.map(({way:s,i})=>{let a=s.sums.map(n),p=o.stepOf(i);return(0,wo.t)("{way}: at most {most}, {here} at step {step}",{way:Bn(i),most:Math.
max(0,...a),here:a.at(Math.max(p,0))??0,step:p+1})});return`${e}. ${r.join(". ")}.`}var Jk=(e,t)=>t.flatMap((n,o)=>[[e.x(o),e.y(n)],[e.x(o+1),e.y(n)]]),Qk=[["de\
code",({decode:e})=>e],["prefill",({prefill:e,again:t})=>e-t],["again",({again:e})=>e],["padding",({padding:e})=>e]];function Zk({plot:e,sums:t}){let n=t.map(()=>0),
o=Qk.map(([r,s])=>{let i=t.map((a,p)=>{let[d,c]=[n[p],n[p]+s(a)];n[p]=c;let[u,m,f,v]=[e.x(p),e.x(p+1),e.y(d),e.y(c)].map(nn.pixel);return c>d?`M${u} ${f}V${v}H${m}\
V${f}Z`:""});return{name:r,d:i.join("")||"M0 0"}});return(0,nt.jsx)(nt.Fragment,{children:o.map(({name:r,d:s})=>(0,nt.jsx)("path",{class:`gp-stack-${r}`,d:s},r))})}
function jm({class:e,plot:t,step:n,height:o}){let r=t.x(n+.5),s=t.height-t.bottom;return(0,nt.jsx)(nn.Line,{class:e,from:[r,s-o],to:[r,s]})}function Xk({plot:e,
sums:t}){return(0,nt.jsx)(nt.Fragment,{children:t.map(({starved:n},o)=>n.length>0&&(0,nt.jsx)(jm,{class:"gp-curve-starved",plot:e,step:o,height:7},o))})}var Ko=l(Vm(),1),$t=l(W(),1),Ja=l(x(),1),Xm=l(Qm(),1);var fn=20,[Yk,Zm]=[11,26],ev=48,tv=13,nv=(e,t)=>Math.max(e<=12?24:e<=32?19:15,Math.ceil(t*1.25));function Ym(e,t,n,{onPick:o,onScroll:r}){let s=e.appendChild((0,$t.make)(
"div","gp-gantt-heads")),i=e.appendChild((0,$t.make)("div","gp-gantt-scroll")),a=i.appendChild((0,$t.make)("div","gp-gantt-wide",null,{role:"group"})),p=a.appendChild(
(0,$t.make)("canvas","",null,{"aria-hidden":"true"}));s.append((0,$t.make)("div","gp-gantt-corner",(0,Ja.t)("step"),{"aria-hidden":"true"}));let d=s.appendChild(
(0,$t.make)("div","gp-gantt-rows")),[c,u]=[Zm,24],m=null,f=a.appendChild((0,$t.make)("div")),v=!1,h=()=>t.ways[n],w=()=>Math.max(t.length,t.isLive?ev:1);function g(k,T,G){
let H=(0,$t.make)("div",G);return Object.assign(H.style,{left:`${T*c}px`,top:`${fn+k*u}px`,width:`${c}px`,height:`${u}px`}),Object.assign(H.dataset,{request:String(
k),step:String(T)}),(0,Xm.tipLater)(H,()=>li(t,n,k,T)),H}function y({clientX:k,clientY:T}){let{left:G,top:H}=a.getBoundingClientRect(),[D,oe]=[Math.floor((k-G)/
c),Math.floor((T-H-fn)/u)];return D>=0&&D<h().length&&oe<t.requests.length?{request:oe,step:D}:null}a.addEventListener("pointermove",k=>{let T=y(k);m&&T&&m.dataset.
step===String(T.step)&&m.dataset.request===String(T.request)||(m?.remove(),m=T&&T.request>=0?a.appendChild(g(T.request,T.step,"gp-gantt-hover")):null)}),a.addEventListener(
"pointerleave",()=>{m?.remove(),m=null}),a.addEventListener("click",k=>{let T=y(k);T&&o(n,T.request>=0?T.request:t.request,T.step)});function S({focus:k=!1}={}){
if(!h().length)return;let[T,G]=[t.request??0,t.stepOf(n)],H=k||document.activeElement===f;if(f.dataset.request===String(T)&&f.dataset.step===String(G)&&f.style.
width===`${c}px`&&!k){f.classList.toggle("gp-none",t.request===null),(0,Ko.sayAttributes)(f,{"aria-label":li(t,n,T,G)});return}let D=g(T,G,`gp-gantt-at${t.request===
null?" gp-none":""}`);(0,Ko.sayAttributes)(D,{role:"button",tabindex:0,"aria-label":li(t,n,T,G)}),f.replaceWith(D),f=D,H&&f.focus({preventScroll:!0})}a.addEventListener(
"keydown",k=>{let T={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(k.key==="Esca\
pe")return o(n,null,t.at);let G=T[k.key];if(!G||k.ctrlKey||k.metaKey||k.altKey)return;k.preventDefault();let H=(D,oe)=>Math.max(0,Math.min(oe-1,D));o(n,H((t.request??
0)+G[0],t.requests.length),H(t.stepOf(n)+G[1],h().length)),S({focus:!0}),bl()});function L(k){let T=(0,Ko.fit)(d,t.requests.length,()=>{let G=(0,$t.make)("butto\
n","gp-gantt-head",null,{type:"button"});return G.append((0,$t.make)("b"),(0,$t.make)("bdi")),G});t.requests.forEach(({prompt:G},H)=>{let D=T[H];D.style.height=
`${u}px`,D.style.setProperty("--own",k(H)),(0,$t.say)(D.children[0],String(H+1)),(0,$t.say)(D.children[1],(0,$t.inOneLine)(G.slice(0,80))),D.setAttribute("aria-\
pressed",String(H===t.request)),(0,Ko.sayAttributes)(D,{"aria-label":$m(t,n,H)})})}d.addEventListener("click",({target:k})=>{let T=k instanceof Element?k.closest(
".gp-gantt-head"):null,G=T?[...d.children].indexOf(T):-1;G>=0&&o(n,G===t.request&&n===t.way?null:G,t.at)});let M=null;function be(){if(!e.clientWidth)return;M=ci(
e);let k=i.clientWidth;c=Math.max(Yk,Math.min(Zm,Math.floor(k/w()))),u=nv(t.requests.length,parseFloat(getComputedStyle(e).fontSize));let[T,G]=[w()*c,fn+t.requests.
length*u];Object.assign(a.style,{width:`${T}px`,height:`${G}px`}),(0,Ko.sayAttributes)(a,{"aria-label":(0,Ja.t)("What each request does in each step. Arrow keys\
 move from cell to cell, Escape deselects the request.")}),L(M),S(),t.isLive&&t.at===null&&!v&&(i.scrollLeft=T),lt()}function Ve(){!e.clientWidth||!M||([...d.children].
forEach((k,T)=>k.setAttribute("aria-pressed",String(T===t.request))),S(),lt())}function lt(){let k=devicePixelRatio||1,[T,G]=[Math.min(i.clientWidth,w()*c),fn+t.
requests.length*u];if(T<=0)return;Object.assign(p.style,{width:`${T}px`,height:`${G}px`}),Object.assign(p,{width:Math.round(T*k),height:Math.round(G*k)});let H=p.
getContext("2d");if(!H||!M)return;H.scale(k,k);let D=getComputedStyle(e),oe=bn=>D.getPropertyValue(`--gp-${bn}`).trim(),V={text:oe("text"),muted:oe("muted"),line:oe(
"line"),surface:oe("surface"),raised:oe("raised"),error:oe("error"),chosen:oe("chosen")},Je=Math.min(i.scrollLeft,w()*c-T);H.translate(-Je,0);let[At,as]=[Math.max(
0,Math.floor(Je/c)),Math.min(w(),Math.ceil((Je+T)/c)+1)];H.font=`${Math.max(10,Math.min(u-8,parseFloat(D.fontSize)-1))}px ${D.fontFamily}`,H.textAlign="center",
H.textBaseline="middle",gn(H,V,At,as,G);for(let bn=0;bn<t.requests.length;bn++){for(let Vo=At;Vo<Math.min(as,h().length);Vo++)Co(H,V,bn,Vo);os(H,V,bn)}rs(H,V,G),
ss(H,V,G)}function gn(k,T,G,H,D){k.fillStyle=T.line;for(let V=0;V<=t.requests.length;V++)k.fillRect(G*c,fn+V*u,(H-G)*c,.5);let oe=[1,2,5,10,20].find(V=>V*c>=34)??
50;for(let V=G;V<H;V++)V%oe&&(V+1)%oe||(V+1)%oe&&V||(k.fillStyle=T.muted,(V===0||(V+1)%oe===0)&&k.fillText(String(V+1),(V+.5)*c,fn/2));t.request!==null&&(k.fillStyle=
T.raised,k.fillRect(G*c,fn+t.request*u,(H-G)*c,u)),k.fillStyle=T.line,k.fillRect(h().length*c,fn,1,D-fn)}function Co(k,T,G,H){let D=h().cell(G,H);if(!D)return;let[
oe,V,Je,At]=[H*c+.5,fn+G*u+2,c-1,u-4],as=M?.(G)??"",bn=[oe+Je/2,V+At/2+.5];if(k.fillStyle=k.strokeStyle=as,D.what==="prefill"||D.what==="chunk"){if(k.fillRect(oe,
V,Je,At),D.again&&Wi(k,T.surface,oe,V,Je,At),D.what==="chunk"&&(k.fillStyle=T.surface,k.beginPath(),k.moveTo(oe+Je,V),k.lineTo(oe+Je,V+At*.55),k.lineTo(oe+Je-At*
.55,V),k.fill()),c>=tv&&!D.again&&is(k,T.surface,String(D.tokens-D.padding),bn,Je),D.padding){let Vo=Math.max(3,At*D.padding/D.tokens);k.fillStyle=T.surface,k.fillRect(
oe,V,Je,Vo),Wi(k,T.muted,oe,V,Je,Vo)}}else D.what==="decode"?(k.globalAlpha=.42,k.fillRect(oe,V+At*.2,Je,At*.6),k.globalAlpha=1,k.fillRect(oe,V+At*.8-1.5,Je,1.5)):
D.what==="pad"?Wi(k,T.muted,oe,V+At*.2,Je,At*.6):D.what==="waits"?k.fillRect(oe+Je*.15,bn[1]-.75,Je*.5,1.5):D.what==="starved"?is(k,T.error,"!",bn,Je,!0):(k.globalAlpha=
.5,k.strokeRect(oe+1,V+At*.3,Je-2,At*.4),k.globalAlpha=1);D.back&&is(k,T.error,"↩",bn,Je,!0)}function os(k,T,G){let H=h().ends?.[G];if(!H||H.status==="finishe\
d")return;let D=h().cells[G].length;is(k,T.error,"✕",[(D+.5)*c,fn+(G+.5)*u],c,!0)}function rs(k,T,G){k.fillStyle=T.error;for(let{step:H}of h().faults)k.fillRect(
H*c-1,fn-6,2,G)}function ss(k,T,G){let H=t.stepOf(n)*c;k.strokeStyle=T.chosen,k.lineWidth=n===t.way?2:1,k.strokeRect(H,1,c,G-2),k.lineWidth=1}function is(k,T,G,[
H,D],oe,V=!1){k.fillStyle=T;let Je=k.font;V&&(k.font=`700 13px ${getComputedStyle(e).fontFamily}`),k.fillText(G,H,D,oe),k.font=Je}function Wi(k,T,G,H,D,oe){k.save(),
k.beginPath(),k.rect(G,H,D,oe),k.clip(),k.strokeStyle=T,k.beginPath();for(let V=G-oe;V<G+D;V+=5)k.moveTo(V,H+oe),k.lineTo(V+oe,H);k.stroke(),k.restore()}function bl(){
let k=t.stepOf(n)*c,{scrollLeft:T,clientWidth:G}=i;(k<T||k+c>T+G)&&(i.scrollLeft=k+c<G?0:k-G/2)}i.addEventListener("scroll",()=>{v=i.scrollLeft+i.clientWidth<w()*
c-2*c,lt(),r(i.scrollLeft,i)});let wl=new ResizeObserver(()=>{t.values&&n<t.ways.length&&be()});return wl.observe(i),{draw:be,place:Ve,showStep:bl,scroll:i,end:()=>wl.
disconnect()}}var ut=l(x(),1),qn=l(Se(),1);var pe=l(b(),1);function jt({look:e,ink:t,class:n,children:o}){return(0,pe.jsxs)("span",{class:n,children:[(0,pe.jsx)("i",{class:`gp-key gp-key-${e}`,"aria-hidd\
en":"true",children:t})," ",o]})}function eh({kinds:e}){let t=e.includes("continuous");return(0,pe.jsxs)("p",{class:"gp-note gp-serving-key",children:[(0,pe.jsx)(
jt,{look:"prefill",ink:"8",children:(0,pe.jsx)(qn.Term,{id:"prefill",children:(0,ut.t)("prefill")})}),(0,pe.jsx)(jt,{look:"chunk",children:(0,pe.jsx)(qn.Term,{id:"\
prefill",meaning:(0,ut.t)("A part of a prompt that is longer than what the token budget leaves in this step."),children:(0,ut.t)("chunked prefill")})}),(0,pe.jsx)(
jt,{look:"decode",children:(0,pe.jsx)(qn.Term,{id:"decode",children:(0,ut.t)("decode")})}),(0,pe.jsx)(jt,{look:"waits",children:(0,pe.jsx)(qn.Term,{id:"queue",children:(0,ut.t)(
"waits")})}),t&&(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)(jt,{class:"gp-of-blocks",look:"idle",children:(0,pe.jsx)(qn.Term,{id:"token-budget",meaning:(0,ut.t)(
"The request has blocks, but this step reads nothing of it: the scheduler gave the token budget, or the room, to others."),children:(0,ut.t)("no turn")})}),(0,pe.jsx)(
jt,{class:"gp-of-blocks",look:"sign",ink:"!",children:(0,pe.jsx)(qn.Term,{id:"starved",children:(0,ut.t)("starved")})}),(0,pe.jsx)(jt,{class:"gp-of-blocks",look:"\
sign",ink:"↩",children:(0,pe.jsx)(qn.Term,{id:"preempted",children:(0,ut.t)("preempted")})}),(0,pe.jsx)(jt,{class:"gp-of-blocks",look:"again",children:(0,pe.jsx)(
qn.Term,{id:"preempted",meaning:(0,ut.t)("Tokens that were read before, and lost."),children:(0,ut.t)("read again")})})]}),e.includes("padded")&&(0,pe.jsx)(jt,{
class:"gp-of-generate",look:"pad",children:(0,pe.jsx)(qn.Term,{id:"padding",meaning:(0,ut.t)("Padding, and rows of a batch whose text has ended."),children:(0,ut.t)(
"computed for nothing")})}),(0,pe.jsx)(jt,{look:"sign",ink:"✕",children:(0,ut.t)("cancelled, or failed")})]})}function th({kinds:e}){let t=e.includes("continu\
ous");return(0,pe.jsxs)("p",{class:"gp-note gp-serving-curve-key",children:[e.length>1&&(0,pe.jsx)("span",{class:"gp-of-ways",children:e.map((n,o)=>(0,pe.jsxs)(
"span",{children:[(0,pe.jsx)("i",{class:`gp-way-line gp-way-${o}`}),Bn(o)]},o))}),(0,pe.jsx)(jt,{look:"decode",children:(0,ut.t)("decode")}),(0,pe.jsx)(jt,{look:"\
prefill",children:(0,ut.t)("prefill")}),t&&(0,pe.jsx)(jt,{class:"gp-of-blocks",look:"read-again",children:(0,ut.t)("read again")}),e.includes("padded")&&(0,pe.jsx)(
jt,{class:"gp-of-generate",look:"nothing",children:(0,ut.t)("computed for nothing")}),t&&(0,pe.jsx)(jt,{class:"gp-of-blocks",look:"starved",children:(0,ut.t)("s\
omebody starved")})]})}var Tr=l(ye(),1),ui=l(x(),1),Sr=l(b(),1),ov=12e3,rv=70,sv=700;function nh({turn:e,step:t,length:n,words:o,go:r}){let[s,i]=(0,Tr.useState)(null),a=(0,Tr.useRef)(
null),p=s===e&&t<n-1;(0,Tr.useEffect)(()=>{if(!p)return;let c=setTimeout(()=>{a.current?.isConnected&&r(t+1)},Math.max(rv,Math.min(sv,ov/n)));return()=>clearTimeout(
c)},[p,t]);let d=()=>{i(p?null:e),!p&&t>=n-1&&r(0)};return(0,Sr.jsxs)("div",{class:"gp-serving-time",children:[(0,Sr.jsx)("button",{type:"button",class:"gp-butt\
on gp-serving-play",ref:a,disabled:n<2,onClick:d,children:p?(0,ui.t)("❚❚ Pause"):(0,ui.t)("▶ Play")}),(0,Sr.jsx)("input",{type:"range",class:"gp-serving-s\
lider",min:1,max:Math.max(1,n),step:1,value:t+1,"aria-label":(0,ui.t)("Step"),"aria-valuetext":o,onInput:({currentTarget:c})=>{i(null),r(Number(c.value)-1)},onKeyDown:({
key:c})=>{c==="Escape"&&r(null)}}),(0,Sr.jsx)("output",{class:"gp-note gp-serving-step","aria-live":"off",children:o})]})}var oh=e=>e.reduce((t,n)=>t+n,0),mi=class{constructor(t){this.requests=t;this.clear()}requests;steps=[];settings={kind:"alone"};ends=null;figures=null;faults=[];cells=[];tables=[];kept=[];sums=[];read=[];written=[];inParts=[];begun=[];clear(){
let{requests:t}=this;this.cells=t.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=t.map(()=>0),this.written=t.map(()=>0),this.inParts=t.map(()=>!1),
this.begun=t.map(()=>!1)}grow({settings:t,steps:n,ends:o=null,figures:r=null,faults:s=[]}){for(s.length!==this.faults.length&&this.clear(),Object.assign(this,{settings:t,
ends:o,figures:r,faults:s,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(t,n){return this.cells[t][n]}add(t){
let n=this.sums.length,o={at:t.at,start:t.start,seconds:t.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:t.free?oh(t.free):null,waiting:t.waiting??[],
starved:t.starved??[],back:t.put_back??[],came:t.came??[],left:t.left??[],evicted:t.evicted??0,shared:oh(Object.values(t.shared??{}))};this.sums.push(o);let r=!n||
this.faults.some(({step:i})=>i===n),s=r?{}:this.tables[n-1];this.tables.push(t.tables&&Object.keys(t.tables).length?{...s,...t.tables}:s),this.kept.push(t.kept??
(r?[]:this.kept[n-1]));for(let i of t.rows)this.addRow(n,i,o);o.waiting.forEach((i,a)=>this.put(n,i,{what:"waits",place:a+1,back:o.back.includes(i),anew:this.begun[i]}));
for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&
this.put(n,i,{what:"idle"});for(let[i,a]of Object.entries(t.shared??{})){let p=this.cells.at(Number(i))?.[n];p&&(p.shared=a)}for(let i of o.back)this.inParts[i]=
!1}addRow(t,[n,o,r,s,i,a],p){let d=r-s,c=o==="pad",u=c?0:Math.max(0,Math.min(d,this.read[n]-i)),m=o==="prefill"&&(a===null||this.inParts[n]),f=this.written[n];this.
put(t,n,{what:m?"chunk":o,tokens:r,padding:s,position:i,again:u,id:a,written:f}),p.padding+=s,!c&&(this.inParts[n]=o==="prefill"&&a===null,this.begun[n]=!0,this.
read[n]=Math.max(this.read[n],i+d),a!==null&&(this.written[n]+=1),p.inStep+=1,p.again+=u,p[o]+=d)}put(t,n,o){n in this.cells&&(this.cells[n][t]={tokens:0,padding:0,
position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,...o})}};var hi=class{values=null;ways=[];way=0;at=null;request=null;settles=!1;key="";labels=new Map;clear(){Object.assign(this,{way:0,at:null,request:null,settles:!1})}take(t){
let{model:n,clock:o,requests:r}=t,s=r.map(({prompt:d,arrival:c,max_new_tokens:u})=>[d,c,u]),i=JSON.stringify([n,o,s]),a=i!==this.key;a&&this.clear();let p=!a&&this.
ways.length>0&&this.isLive;return this.key=i,this.values=t,this.ways=t.ways.map((d,c)=>{let u=a?void 0:this.ways.at(c),f=u&&u.length<=d.steps.length&&JSON.stringify(
u.settings)===JSON.stringify(d.settings)&&iv(u.steps,d.steps)?u:new mi(r);return f.grow(d),f}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===
null&&this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(a||p)&&!this.isLive&&this.at===null,
this.settles&&([this.way,this.at]=[0,this.fullest]),this.labels=av(t),a}label(t){return this.labels.get(t)??null}newIds(t,n){return this.ways[t].cells[n].flatMap(
o=>o&&o.id!==null?[o.id]:[])}get requests(){return this.values?.requests??[]}get isLive(){return this.ways.some(({ends:t})=>!t)}get length(){return Math.max(0,...this.
ways.map(({length:t})=>t))}get step(){return this.at??this.length-1}stepOf(t){return Math.min(this.step,this.ways[t].length-1)}get served(){return this.ways[this.
way]}get fullest(){let{sums:t}=this.ways[0],n=({free:o,inStep:r})=>o===null?r:-o;return t.reduce((o,r,s)=>n(r)>n(t[o])?s:o,0)}};function iv(e,t){let n=e.length-
1;return n<0||e[n]===t[n]||JSON.stringify(e[n])===JSON.stringify(t[n])}function av({requests:e,ways:t,tokens:n=[]}){let o=t.flatMap(({ends:s})=>(s??[]).flatMap(
i=>i?.tokens??[])),r=[...n,...e.flatMap(({tokens:s})=>s),...o];return new Map(r.map(([s,i])=>[s,i]))}var fi=l(ot(),1),Ct=l(W(),1),U=l(x(),1),rh=l(Se(),1);var at=l(b(),1),lv=e=>(0,U.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,fi.fixed)(e,1)});function Qa(e){if(!e)return"–";let[t,n]=e.steps.
map((o,r)=>`${lv(o)}, ${(0,Ct.seconds)(e.seconds[r])}`);return(0,U.t)("{half} / {most}",{half:t,most:n})}var pv=()=>[{name:(0,U.t)("steps"),term:"step",meaning:(0,U.t)(
"Forward passes of the model."),words:({steps:e})=>(0,Ct.count)(e)},{name:(0,U.t)("tokens computed"),term:"token",meaning:(0,U.t)("All that the steps read, padd\
ing included."),words:({tokens:{prefill:e,decode:t,again:n,padding:o}})=>(0,Ct.count)(e+t+n+o)},{name:(0,U.t)("in prefill"),term:"prefill",meaning:(0,U.t)("Toke\
ns of prompts, read for the first time."),words:({tokens:e})=>(0,Ct.count)(e.prefill)},{name:(0,U.t)("in decode"),term:"decode",meaning:(0,U.t)("Tokens of the t\
exts, each read once to write the next one."),words:({tokens:e})=>(0,Ct.count)(e.decode)},{name:(0,U.t)("read again"),term:"preempted",meaning:(0,U.t)("Tokens o\
f prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),words:({tokens:e})=>(0,Ct.count)(e.again)},{name:(0,U.t)(
"padding"),term:"padding",meaning:(0,U.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),words:({tokens:e})=>(0,Ct.count)(e.padding)},
{name:(0,U.t)("shared"),term:"prefix-sharing",meaning:(0,U.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),words:({shared:e})=>(0,Ct.count)(
e)}],dv=e=>[{name:(0,U.t)("new tokens"),term:"length",meaning:(0,U.t)("Tokens that were written."),words:({written:t})=>(0,Ct.count)(t)},{name:(0,U.t)("finished"),
term:"ending",meaning:(0,U.t)("Requests that finished."),words:({finished:t})=>(0,U.t)("{count} of {all}",{count:t,all:e})},{name:(0,U.t)("requests in a step"),
term:"continuous-batching",meaning:(0,U.t)("The mean over the steps."),words:({at_once:t})=>t===null?"–":(0,fi.fixed)(t,2)},{name:(0,U.t)("blocks used or kept"),
term:"block",meaning:(0,U.t)("The share of the cache’s blocks that were not empty, the mean over the steps."),words:({used:t})=>t===null?"–":(0,Ct.percent)(
t)},{name:(0,U.t)("starved / preempted"),term:"starved",meaning:(0,U.t)("How often a request got no block for its next token, and how often one lost its blocks."),
words:({starved:t,put_back:n})=>(0,U.t)("{half} / {most}",{half:t,most:n})}],cv=()=>[{name:(0,U.t)("time of all steps"),term:"time",meaning:(0,U.t)("The sum of \
the times of the steps."),words:({seconds:e})=>(0,Ct.seconds)(e)},{name:(0,U.t)("new tokens per second"),term:"speed",meaning:(0,U.t)("New tokens over the time \
of all steps."),words:({per_second:e})=>e===null?"–":(0,fi.fixed)(e,1)},{name:(0,U.t)("time to first token, p50 / p95"),term:"first-token",meaning:(0,U.t)("Fr\
om the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),words:({first:e})=>Qa(e)},{name:(0,U.t)(
"time between tokens, p50 / p95"),term:"between-tokens",meaning:(0,U.t)("Between two tokens of a request."),words:({between:e})=>Qa(e)},{name:(0,U.t)("latency, \
p50 / p95"),term:"latency",meaning:(0,U.t)("From the arrival of a request to its last token."),words:({whole:e})=>Qa(e)}];function Vr({words:e}){return(0,at.jsx)(
"span",{ref:t=>t?.replaceChildren((0,Ct.together)(e))})}function sh({state:e}){let t=e.ways.flatMap(({figures:o,settings:r},s)=>o?[{figures:o,settings:r,way:s}]:
[]);if(!t.length)return null;let n=(0,U.t)("The ways side by side");return(0,at.jsxs)("div",{class:"gp-serving-numbers",children:[(0,at.jsx)("h3",{class:"gp-ser\
ving-sub",children:t.length>1?n:(0,U.t)("In numbers")}),(0,at.jsx)(ii,{name:n,children:(0,at.jsxs)("table",{class:"gp-serving-figures",children:[(0,at.jsx)("cap\
tion",{class:"gp-hidden",children:n}),(0,at.jsx)("thead",{children:(0,at.jsxs)("tr",{children:[(0,at.jsx)("td",{}),t.map(({settings:o,way:r})=>(0,at.jsxs)("th",
{scope:"col",children:[Ho(e,r),(0,at.jsx)("small",{children:(0,at.jsx)(Vr,{words:ai(o)})})]},r))]})}),(0,at.jsx)("tbody",{children:[...pv(),...dv(e.requests.length),
...cv()].map(o=>(0,at.jsxs)("tr",{children:[(0,at.jsx)("th",{scope:"row",children:(0,at.jsx)(rh.Term,{id:o.term,meaning:o.meaning,formula:"",unit:"",children:o.
name})}),t.map(({figures:r,way:s})=>(0,at.jsx)("td",{children:(0,at.jsx)(Vr,{words:o.words(r)})},s))]},o.name))})]})}),(0,at.jsxs)("p",{class:"gp-note",children:[
(0,Ct.inParts)([(0,U.t)("Timed once, on this machine: too little to say which is faster"),(0,U.t)("latencies leave out requests that did not finish")]),"."]})]})}var yo=l(x(),1);function lh(e){let t=e.ways.flatMap(({figures:o},r)=>o?[{name:uv(e,r),figures:o}]:[]);if(!t.length||t.length<e.ways.length)return null;let n=t.find(({figures:o})=>o.
put_back>0);return{verdict:t.length>1?"found":"seen",sign:"◆",words:t.length>1?hv(t):mv(t[0],e.requests.length),more:n?`${fv(n)} ${ih()}`:ih()}}function uv(e,t){
let n=ja(e.ways[t].settings);return e.ways.length>1?`${Bn(t)} (${n})`:n}var ih=()=>(0,yo.t)("A step is one forward pass of the model.");function mv({name:e,figures:{
finished:t,steps:n}},o){return(0,yo.tn)(n,"{name} finished {finished} of {all} requests in {count} step","{name} finished {finished} of {all} requests in {count\
} steps",{name:e,finished:t,all:o})}function hv(e){let[t,n]=ah(e,({finished:i})=>-i);if(t.figures.finished>n.figures.finished)return(0,yo.tn)(t.figures.finished,
"{best} finished {count} request, {worst} only {least}","{best} finished {count} requests, {worst} only {least}",{best:t.name,worst:n.name,least:n.figures.finished});
let[o,r]=ah(e,({steps:i})=>i),{steps:s}=o.figures;return s===r.figures.steps?(0,yo.tn)(s,"Every way took {count} step","Every way took {count} steps"):(0,yo.tn)(
s,"{best} took {count} step, {worst} {more}","{best} took {count} steps, {worst} {more}",{best:o.name,worst:r.name,more:r.figures.steps})}function ah(e,t){let n=e.
toSorted((o,r)=>t(o.figures)-t(r.figures));return[n[0],n[n.length-1]]}var fv=({name:e,figures:{put_back:t,tokens:n}})=>(0,yo.tn)(t,"{name} ran out of blocks: a \
request was preempted once, and {again} tokens were read again.","{name} ran out of blocks: requests were preempted {count} times, and {again} tokens were read \
again.",{name:e,again:n.again});var ge=l(b(),1),gv=()=>"";function bv({group:e,changes:t}){let[n]=(0,Et.useState)(()=>new hi),[o]=(0,Et.useState)([]),[r,s]=(0,Et.useState)(0),[,i]=(0,Et.useReducer)(
g=>g+1,0),a=(0,Et.useRef)(null),p=(0,gi.useFresh)(t).found,d=(0,Et.useRef)(!1);p&&n.take(e.found)&&(d.current=!0,s(r+1)),d.current||=!!(p&&n.settles);let c=a.current?
ci(a.current):gv;(0,Et.useLayoutEffect)(()=>i(void 0),[]),(0,Et.useLayoutEffect)(()=>{o.length=Math.min(o.length,n.ways.length);for(let g of o)g.draw();if(d.current)
for(let{showStep:g}of o)g();d.current=!1}),(0,Et.useEffect)(()=>{let g=a.current?.closest(".gp-pane"),y=()=>i(void 0);g?.addEventListener("gp-alone",y);let S=(0,dh.onTheme)(
y);return()=>{g?.removeEventListener("gp-alone",y),S()}},[]);let u=g=>{Object.assign(n,g),i(void 0)},m=g=>{d.current=!0,u({at:g})},f=(g,y,S)=>{s(L=>L+1),u({way:g,
request:y,at:S})},v=(g,y)=>{for(let{scroll:S}of o)S!==y&&S.scrollLeft!==g&&(S.scrollLeft=g)},h=lh(n),w=n.ways.map(({settings:g})=>g.kind);return(0,ge.jsxs)("div",
{ref:a,children:[e.isExample&&(0,ge.jsx)(Wn,{group:e}),(0,ge.jsxs)("header",{class:"gp-head",children:[(0,ge.jsx)("h2",{class:"gp-title",children:(0,Pr.t)("Serv\
ing")}),(0,ge.jsx)("p",{class:"gp-note gp-about",children:wv(n)})]}),h&&(0,ge.jsx)(Ye,{...h,words:(0,ge.jsx)(Vr,{words:h.words}),more:(0,ge.jsx)(Vr,{words:h.more})}),
(0,ge.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:h&&!e.isExample&&`${h.words}. ${h.more}`}),(0,ge.jsx)(nh,{turn:r,step:n.step,length:n.length,words:Ua(
n,n.way),go:m}),(0,ge.jsx)("div",{class:"gp-serving-charts",children:n.ways.map((g,y)=>(0,ge.jsx)(yv,{state:n,way:y,gantts:o,on:{onPick:f,onScroll:v}},y))}),(0,ge.jsx)(
eh,{kinds:w}),n.request===null&&(0,ge.jsx)("p",{class:"gp-note gp-serving-hint",children:(0,Pr.t)("Click a request, or a step of it, to see its text and its tim\
es.")}),(0,ge.jsx)("div",{class:"gp-serving-moments",children:n.ways.map((g,y)=>(0,ge.jsx)(kv,{state:n,way:y,colour:c},y))}),n.request!==null&&(0,ge.jsx)(Bm,{state:n,
request:n.request,colour:c}),(0,ge.jsx)(Dm,{state:n,onPick:g=>{f(n.way,n.request,g),d.current=!0}}),(0,ge.jsx)(th,{kinds:w}),(0,ge.jsx)(sh,{state:n})]})}var ch=(0,gi.groupPane)(
bv,({found:e})=>!!(e&&"ways"in e&&e.ways.length));function wv(e){let{requests:t,values:n}=e,o=t.some(({temperature:r})=>typeof r=="number");return(0,ph.inParts)(
[n?.model,n?.dtype,n?.device,(0,Pr.tn)(t.length,"{count} request","{count} requests"),o&&(0,Pr.t)("seed {seed}",{seed:n?.seed})])}function yv({state:e,way:t,gantts:n,
on:o}){let r=(0,Et.useRef)(null),s=(0,Et.useRef)(o);s.current=o,(0,Et.useLayoutEffect)(()=>{if(!r.current)return;let p=n[t]=Ym(r.current,e,t,{onPick:(...d)=>s.current.
onPick(...d),onScroll:(...d)=>s.current.onScroll(...d)});return()=>p.end()},[]);let{settings:i,faults:a}=e.ways[t];return(0,ge.jsxs)("section",{class:"gp-servin\
g-chart",children:[(0,ge.jsxs)("h3",{class:"gp-serving-way",children:[(0,ge.jsx)("span",{children:Ho(e,t)}),(0,ge.jsxs)("small",{children:[" ",ai(i)]})]}),(0,ge.jsx)(
"div",{class:"gp-gantt",ref:r}),(0,ge.jsx)("div",{class:"gp-serving-faults",children:a.map(p=>(0,ge.jsx)("p",{children:Em(p)},p.step))})]})}function kv({state:e,
way:t,colour:n}){let o=e.ways[t].sums.at(Math.max(e.stepOf(t),0));return(0,ge.jsxs)("section",{class:"gp-serving-moment",children:[(0,ge.jsx)("h3",{class:"gp-se\
rving-sub",children:Ho(e,t)}),(0,ge.jsx)("p",{class:"gp-note",children:Ua(e,t)}),(0,ge.jsx)(Cm,{state:e,way:t,colour:n}),(0,ge.jsx)("p",{class:"gp-serving-queue",
children:o&&Nm(o)})]})}var wh=l(ye(),1),yh=l(we(),1),kh=l(W(),1),Mt=l(x(),1),vh=l(he(),1);var mh=l(rn(),1),hh=l(x(),1),fh=l(Se(),1),gh=l(ko(),1),dn=l(b(),1);function Cr({class:e,caption:t,columns:n}){let o=n.map(({report:s})=>new Map((0,gh.detectionRows)(
s).map(i=>[i.name,i]))),r=[...new Set(o.flatMap(s=>[...s.keys()]))];return(0,dn.jsxs)("table",{class:e,children:[(0,dn.jsx)("caption",{class:"gp-hidden",children:t}),
(0,dn.jsx)("thead",{hidden:n.length<2,children:(0,dn.jsxs)("tr",{children:[(0,dn.jsx)("td",{}),n.map(({name:s})=>(0,dn.jsx)("th",{scope:"col",children:s},s))]})}),
(0,dn.jsx)("tbody",{children:r.map(s=>{let i=o.map(d=>d.get(s)),a=i.find(Boolean),p=i.map((d,c)=>d?.run&&n.length>1?(0,hh.t)("{name}: {words}",{name:n[c].name,words:d.
run}):d?.run);return a&&(0,dn.jsxs)("tr",{children:[(0,dn.jsx)("th",{scope:"row",children:(0,dn.jsx)(fh.Term,{id:a.term,run:()=>(0,mh.inARow)(p.map(d=>d??"")),meaning:a.
meaning,formula:a.formula,unit:a.unit,children:s})}),i.map((d,c)=>(0,dn.jsx)("td",{children:d?.words??"–"},c))]},s)})})]})}var Hn=l(ko(),1),bi=l(kr(),1),Za=l(On(),1),Nt=l(b(),1);function vv({group:e}){let t=e.found,{before:n,after:o}=t,r=Sv(t),s=[{name:(0,Mt.t)("before"),report:n}];
return(0,Hn.isScored)(o)&&s.push({name:(0,Mt.t)("after"),report:o}),(0,Nt.jsxs)(Nt.Fragment,{children:[(0,Nt.jsxs)("header",{class:"gp-head",children:[(0,Nt.jsx)(
"h2",{class:"gp-title",children:(0,Mt.t)("After the attack")}),(0,Nt.jsx)("p",{class:"gp-note gp-about",children:Tv(t)})]}),(0,Nt.jsx)(Ye,{...r}),(0,Nt.jsx)("p",
{class:"gp-hidden gp-told",role:"status",children:`${r.words}. ${r.more}`}),(0,Hn.isScored)(o)&&(0,Nt.jsx)(xv,{report:o}),(0,Nt.jsx)(Cr,{class:"gp-found-numbers",
caption:(0,Mt.t)("Detection before and after the attack"),columns:s}),(0,Nt.jsx)("p",{class:"gp-note",children:(0,Nt.jsx)("span",{tabIndex:0,"data-tip":(0,Mt.t)(
"The attacked text is split into tokens again. Where a word was changed, the tokens after it have another context too: one changed word can cost several marks."),
children:(0,Mt.t)("Why one word can cost several marks")})})]})}var xh=(0,yh.groupPane)(vv,({found:e})=>!!e);function xv({report:e}){let t=(0,wh.useMemo)(()=>(0,Hn.markedItems)(
e),[e]);return(0,Nt.jsxs)("div",{class:"gp-of-text",children:[(0,Nt.jsx)(bi.MarkLegend,{class:"gp-legend",...(0,Hn.legendOf)(e.kind,[e])}),(0,Nt.jsx)(bi.MarkedWords,
{class:"gp-words",items:t})]})}function Sv({before:e,after:t}){let n=(0,Za.zWords)(e.z_score);if(!(0,Hn.isScored)(t))return{verdict:"even",sign:"…",words:(0,Mt.t)(
"Nothing left to score"),more:`${(0,Mt.t)(t.error.message)} ${(0,Mt.t)("z was {z} before.",{z:n})}`};let o=(0,Mt.t)("z from {before} to {after}",{before:n,after:(0,Za.zWords)(
t.z_score)}),r=(0,Hn.shortWords)(t.threshold);return e.prediction?t.prediction?{verdict:"good",sign:"◆",words:o,more:(0,Mt.t)("Still above the threshold {thre\
shold}: the watermark survived.",{threshold:r})}:{verdict:"bad",sign:"◇",words:o,more:(0,Mt.t)("No longer above the threshold {threshold}: the detector does n\
ot find the watermark any more.",{threshold:r})}:{verdict:"even",sign:"◇",words:o,more:(0,Mt.t)("The text did not pass the threshold {threshold} before the at\
tack: there is nothing to remove.",{threshold:r})}}function Tv({how:e,strength:t}){return e?(0,vh.isKnown)(t)?(0,Mt.t)("{attack}, strength {strength}",{attack:(0,Mt.t)(
e),strength:(0,kh.percent)(t)}):(0,Mt.t)(e):(0,Mt.t)("edited by hand")}var nl=l(ye(),1);var rl=l(Mr(),1),Fh=l(we(),1),ol=l(ot(),1),Ah=l(us(),1),zh=l(W(),1),Be=l(x(),1),sl=l(Se(),1);var Ya=l(ot(),1),Xa=l(us(),1),Ot=l(W(),1),ve=l(x(),1),Ph=l(he(),1),Ch=l(ko(),1),yi=l(Wr(),1),Mh=l(wi(),1),Oh=l(On(),1),Pv=.01,vo=e=>Object.hasOwn(Xa.SCORES,e)?(0,ve.t)(
Xa.SCORES[e][0]):e,Jr=e=>(0,Ph.isKnown)(e.auc);function Rh(e,t,n){let{counts:o,scores:r,fewest:s}=t,i={verdict:"wait",sign:"…",words:e.done?(0,ve.t)("No answe\
r"):(0,ve.t)("Not known yet")};if(!Jr(n)){let c=e.done?(0,ve.t)("At least one text without the watermark and one with it must be scored."):(0,ve.t)("The first t\
exts are being written.");return{...i,more:c}}if(Math.min(...o)<s){let c=(0,ve.tn)(o[1],"{count} text with the watermark and {plain} without it are too few to t\
ell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:(0,Ot.count)(
o[0]),fewest:(0,Ot.count)(s)});return{...i,more:c}}let[a]=n.rates,p={found:(0,Ot.count)(a.detected),number:(0,Ot.count)(a.marked),rate:(0,Ot.percent)(a.level)},
d=r.length>1?vo(n.name):"";return{verdict:a.apart?"good":"even",sign:a.apart?"◆":"◇",words:e.running?(0,ve.t)("{found} of {number} found at {rate} false pos\
itives so far",p):(0,ve.t)("{found} of {number} found at {rate} false positives",p),more:[...Cv(a,d),(0,ve.t)("AUC of these texts: {auc}.",{auc:(0,Ya.fixed)(n.auc,
3)})].join(" ")}}function Cv(e,t){let[n,o]=e.found_between.map(Ot.percent),r={number:(0,Ot.count)(e.false_positives),share:(0,Ot.percent)(e.false_between[1])},s=[
t?(0,ve.t)("By the {score}, the true detection rate is between {low} and {high}.",{score:t,low:n,high:o}):(0,ve.t)("The true detection rate is between {low} and\
 {high}.",{low:n,high:o}),e.false_positives?(0,ve.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",
r):(0,ve.t)("Of the texts without the watermark, none passed, but the true false-positive rate may be up to {share}.",r)];return e.level>Pv&&s.push((0,ve.tn)(e.
plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,Ot.percent)(
e.level)})),e.apart||s.push((0,ve.t)("The intervals overlap: it is not known whether more are found than pass by chance.")),s}var Wh=({watermark:e,learned:t})=>[
(0,Mh.watermarkWords)(e),...t?[(0,ve.t)("only the texts that no detector was trained on")]:[]].join(" · ");function _h({left_out:e,problem:t}){if(e<=0)return"";
let n=t?`${(0,ve.t)(t.message)} ${(0,ve.t)(t.fix)}`:(0,ve.t)("No token in them counts.");return`⚠ ${(0,ve.tn)(e,"{count} text was not scored.","{count} texts \
were not scored.")} ${n}`}var Mv=(e,t)=>e.filter(n=>n>t).length;function el({values:e,name:t},n){let[o,r]=e.map(p=>Mv(p,n)),[s,i]=[o/e[0].length,r/e[1].length],
a=[(0,ve.tn)(e[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {others} without it ({passed}).","Above {thre\
shold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:(0,Ch.shortWords)(n),marked:(0,Ot.count)(
r),found:(0,Ot.percent)(i),plain:(0,Ot.count)(o),others:(0,Ot.count)(e[0].length),passed:(0,Ot.percent)(s)})];return t!=="posterior"&&a.push((0,ve.t)("If scores\
 without the watermark were standard normal, {share} would pass.",{share:(0,yi.pWords)((0,yi.pValue)(n))})),{x:s,y:i,words:a.join(" ")}}function Ov(e,t){let n=2/
(9*(t-1));return e**2>(1-n+1.645*Math.sqrt(n))**3}function tl({values:e,normal:[t,n],name:o}){if(o==="posterior"||!t)return"";let r=([i,a])=>({mean:(0,Oh.zWords)(
i),deviation:(0,Ya.fixed)(a,2)}),s=[(0,ve.t)("Without the watermark: mean {mean}, standard deviation {deviation}; in theory 0 and 1.",r(t)),n?(0,ve.t)("With it:\
 mean {mean}, standard deviation {deviation}.",r(n)):(0,ve.t)("With it: too few texts.")];return Ov(t[1],e[0].length)&&s.push((0,ve.t)("The scores without the w\
atermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,ve.t)("count repeated n-grams once")})),s.join(" ")}function Gh([
{rates:e}]){let t=e.filter(({shown:s})=>!s).map(({level:s})=>(0,Ot.percent)(s));if(!t.length)return"";let[n,o]=t;return`${(0,ve.tn)(e[0].plain,"With {count} tex\
t without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the watermark, a fal\
se-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:o?(0,ve.t)("{first} or {second}",{first:n,second:o}):n})} ${(0,ve.t)("Th\
e normal distributions reach further, as far as the scores are normal.")}`}function Lh(e){let t=e.map(({levels:[r]})=>r),[n,o]=[Math.min(...t),Math.max(...t)].map(
Ot.percent);return n===o?n:(0,ve.t)("{low} to {high}",{low:n,high:o})}var Ih=l(ko(),1);var xt=l(W(),1),Ue=l(x(),1),$h=l(he(),1),Eh=l(Se(),1);var ki=l(On(),1),Ut=l(b(),1),Rv=()=>[{name:(0,Ue.t)("false positives"),term:"false-positive-rate",meaning:(0,Ue.t)("The share of texts without the watermark tha\
t pass the threshold."),run:({false_positives:e,plain:t})=>(0,Ue.t)("{passed} of {number} passed = {share}",{passed:(0,xt.count)(e),number:(0,xt.count)(t),share:(0,xt.percent)(
e/t)}),words:({level:e})=>[(0,xt.percent)(e),""]},{name:(0,Ue.t)("found, from the samples"),term:"detection-rate",meaning:(0,Ue.t)("The threshold is the laxest \
that lets at most this share of the samples without the watermark pass; they cannot show a rate below one sample. In brackets: the exact 95 % interval of the tr\
ue rate (Clopper and Pearson)."),run:({detected:e,marked:t})=>(0,Ue.t)("{found} of {number} found = {share}",{found:(0,xt.count)(e),number:(0,xt.count)(t),share:(0,xt.percent)(
e/t)}),words:Wv},{name:(0,Ue.t)("found, by normal distributions"),term:"detection-rate",formula:"",meaning:(0,Ue.t)("Threshold and detection rate if both sets w\
ere drawn from the normal distributions above."),run:({normal:e})=>e?(0,Ue.t)("{share} above {threshold}",{share:(0,xt.percent)(e.rate),threshold:(0,ki.zWords)(
e.threshold)}):"",words:({normal:e})=>e?[(0,xt.percent)(e.rate),(0,Ue.t)("threshold {value}",{value:(0,ki.zWords)(e.threshold)})]:["–",""]},{name:(0,Ue.t)("tr\
ue false-positive rate, by the samples"),term:"false-positive-rate",formula:"",meaning:(0,Ue.t)("If none of n samples passes, the true rate may still be about 3\
.7 / n: so few samples cannot show a lower one."),run:({false_positives:e,plain:t,false_between:[,n]})=>(0,Ue.t)("{passed} of {number} passed; the true rate may\
 be up to {share}",{passed:(0,xt.count)(e),number:(0,xt.count)(t),share:(0,xt.percent)(n)}),words:({shown:e,false_positives:t,plain:n,false_between:[,o]})=>e?[(0,Ue.t)(
"up to {share}",{share:(0,xt.percent)(o)}),(0,Ue.t)("{passed} of {number} passed",{passed:(0,xt.count)(t),number:(0,xt.count)(n)})]:["–",""]}];function Wv({shown:e,
level:t,detected:n,marked:o,found_between:r,threshold:s}){if(!e)return[(0,Ue.t)("not known"),(0,Ue.tn)(Math.ceil(1/t-1e-9),"needs {count} text without it","need\
s {count} texts without it")];let[i,a]=r.map(xt.percent),p=(0,$h.isKnown)(s)?(0,Ue.t)("({low} to {high}), threshold {threshold}",{low:i,high:a,threshold:(0,ki.zWords)(
s)}):(0,Ue.t)("({low} to {high})",{low:i,high:a});return[(0,xt.percent)(n/o),p]}function Nh({known:e,score:t}){let n=Rv(),o=t.rates.find(({shown:s})=>s)??t.rates.
at(0),r=({run:s})=>{let i=o&&s(o);return i?(0,Ue.t)("{name}: {words}.",{name:vo(t.name),words:i}):""};return(0,Ut.jsxs)("table",{class:"gp-rates",children:[(0,Ut.jsx)(
"caption",{children:(0,Ue.t)("Found at a fixed false-positive rate")}),(0,Ut.jsx)("thead",{children:(0,Ut.jsxs)("tr",{children:[(0,Ut.jsx)("th",{scope:"col",children:(0,Ue.t)(
"score")}),n.map(s=>(0,Ut.jsx)("th",{scope:"col",children:(0,Ut.jsx)(Eh.Term,{id:s.term,run:()=>r(s),meaning:s.meaning,formula:s.formula,children:s.name})},s.name))]})}),
(0,Ut.jsx)("tbody",{children:e.flatMap(({name:s,rates:i})=>i.map(a=>(0,Ut.jsxs)("tr",{children:[(0,Ut.jsx)("th",{scope:"row",children:vo(s)}),n.map(p=>{let[d,c]=p.
words(a);return(0,Ut.jsxs)("td",{children:[(0,Ut.jsx)("span",{children:d})," ",(0,Ut.jsx)("small",{children:c})]},p.name)})]},`${s} ${a.level}`)))})]})}var N=l(b(),1),_v=100;function Gv({scores:e,learned:t},n){return e.find(({name:o})=>o===n)??(t?e[e.length-1]:e[0])}function Lv({group:e}){let t=e.found,{scores:n}=t,
[o,r]=(0,nl.useState)(null),[s,i]=(0,nl.useState)({}),a=Gv(t,o),p=s[a.name]??(a.name==="posterior"?.5:t.threshold),d=Rh(e,t,a),c=_h(t);return(0,N.jsxs)(N.Fragment,
{children:[(0,N.jsxs)("header",{class:"gp-head",children:[(0,N.jsx)("h2",{class:"gp-title",children:(0,Be.t)("How sure is detection?")}),(0,N.jsx)("p",{class:"g\
p-note gp-about",children:Wh(t)}),(0,N.jsx)("p",{class:"gp-note gp-missing",children:Zt(e,t)}),(0,N.jsxs)("div",{class:"gp-tools",children:[(0,N.jsxs)("label",{
class:"gp-of-score",hidden:n.length<2,children:[(0,Be.t)("Score")," ",(0,N.jsx)("select",{class:"gp-which","aria-label":(0,Be.t)("Which score is shown"),value:a.
name,onChange:({currentTarget:u})=>r(u.value),children:n.map(({name:u})=>(0,N.jsx)("option",{value:u,children:vo(u)},u))})]}),(0,N.jsxs)("label",{children:[(0,Be.t)(
"Threshold")," ",(0,N.jsx)("input",{type:"number",class:"gp-threshold",step:.1,defaultValue:String(p),onInput:({currentTarget:{valueAsNumber:u}})=>{Math.abs(u)<=
_v&&i({...s,[a.name]:u})}},a.name)]})]})]}),(0,N.jsx)(Ye,{...d}),(0,N.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${d.words}. ${d.more}`}),
(0,N.jsx)("p",{class:"gp-warning",hidden:!c,children:c}),(0,N.jsx)("div",{class:"gp-shown",hidden:!Jr(a),children:Jr(a)&&(0,N.jsx)($v,{group:e,found:t,score:a,threshold:p})})]})}
var Bh=(0,Fh.groupPane)(Lv,e=>e.answered("sure"));function $v({group:e,found:t,score:n,threshold:o}){let r=t.scores.filter(Jr);return(0,N.jsxs)(N.Fragment,{children:[
(0,N.jsxs)("div",{class:"gp-halves",children:[(0,N.jsx)(Ev,{group:e,score:n,threshold:o}),(0,N.jsx)(Nv,{group:e,known:r,score:n,threshold:o})]}),(0,N.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,Be.t)("Found at a fixed false-positive rate"),children:(0,N.jsx)(Nh,{known:r,score:n})}),(0,N.jsx)("p",
{class:"gp-note gp-few",children:Gh(r)}),(0,N.jsx)(Fv,{group:e,found:t})]})}function Ev({group:e,score:t,threshold:n}){let o=(0,Be.t)("threshold {value}",{value:(0,Ih.shortWords)(
n)});return(0,N.jsxs)("figure",{class:"gp-trial-figure",children:[(0,N.jsx)("h3",{children:(0,Be.t)("The scores of both sets")}),(0,N.jsxs)("p",{class:"gp-note \
gp-keys",children:[(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch-with","aria-hidden":"true"}),(0,Be.t)("with the watermark")]}),(0,N.jsxs)("span",
{children:[(0,N.jsx)("i",{class:"gp-swatch-without","aria-hidden":"true"}),(0,Be.t)("without")]}),(0,N.jsxs)("span",{class:"gp-of-fit",hidden:t.name==="posterio\
r"||!t.normal.some(Boolean),children:[(0,N.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,N.jsx)("path",{class:"gp-fit-with",d:"M1 4H25"})}),
(0,N.jsx)(sl.Term,{id:"detection-rate",run:()=>tl(t),formula:"",unit:"",meaning:(0,Be.t)("The normal distributions with the mean and the standard deviation of e\
ach set. What they say about rare false positives holds as far as the scores are normal."),children:(0,Be.t)("normal distributions")})]})]}),(0,N.jsx)(Oe,{class:"\
gp-scores",chart:cs(e.charts[`scores ${t.name}`],n,o)}),(0,N.jsx)("p",{class:"gp-at-threshold",children:el(t,n).words}),(0,N.jsx)("p",{class:"gp-note gp-spreads",
children:tl(t)})]})}function Nv({group:e,known:t,score:n,threshold:o}){let r=t.map((i,a)=>({look:i===n?"gp-roc-main":`gp-roc-other gp-roc-${a%3}`,name:(0,Be.t)(
"{score}: AUC {auc}",{score:vo(i.name),auc:(0,ol.fixed)(i.auc,3)}),term:{id:"auc",meaning:(0,Be.t)((0,zh.named)(Ah.SCORES,i.name,["","",""])[2])}}));return(0,N.jsxs)(
"figure",{class:"gp-trial-figure",children:[(0,N.jsx)("h3",{children:(0,N.jsx)(sl.Term,{id:"auc",run:()=>(0,Be.t)("{name}: {words}.",{name:vo(n.name),words:`AUC\
 ${(0,ol.fixed)(n.auc,3)}`}),formula:"",unit:"",meaning:(0,Be.t)("Receiver operating characteristic: for every threshold, the share of texts with the watermark \
that are found, over the share of texts without it that pass too. The diagonal is guessing."),children:(0,Be.t)("ROC curve")})}),(0,N.jsx)(rl.LineKeys,{class:"g\
p-keys gp-roc-keys",keys:r}),(0,N.jsx)(Oe,{class:"gp-roc",chart:Xl(e.charts[`roc ${n.name}`],el(n,o))}),(0,N.jsx)("p",{class:"gp-note",children:(0,Be.t)("AUC is\
 the area under the curve: how often a text with the watermark scores higher than one without.")})]})}function Fv({group:e,found:t}){let{lengths:n,kind:o}=t;if(n.
length<2)return null;let r=o==="synthid"?(0,Be.t)("mean g"):"z",s=[{look:"gp-z-measured",name:(0,Be.t)("found at {rate} false positives, by {score}, from the sa\
mples",{rate:Lh(n),score:r}),term:{id:"detection-rate",meaning:(0,Be.t)("The threshold is the laxest that at most this share of the cut texts without the waterm\
ark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")}},{look:"gp-z-expected",name:(0,Be.t)(
"the same by normal distributions"),term:{id:"detection-rate",meaning:(0,Be.t)("As if the scores at each length were normal.")}},{look:"gp-z-other",name:(0,Be.t)(
"AUC"),term:{id:"auc",meaning:(0,Be.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing.")}}];return(0,N.jsxs)("figure",
{class:"gp-trial-figure gp-of-lengths",children:[(0,N.jsx)("h3",{children:(0,Be.t)("By text length")}),(0,N.jsx)(rl.LineKeys,{class:"gp-keys gp-length-keys",keys:s}),
(0,N.jsx)(Oe,{class:"gp-lengths-box",chart:e.charts.lengths}),(0,N.jsx)("p",{class:"gp-note",children:(0,Be.t)("Each text is cut after this many tokens; only te\
xts that are long enough count.")})]})}var vi=l(ye(),1);var Hh=l(Mr(),1),Kh=l(we(),1),Dh=l(W(),1),qe=l(x(),1),jh=l(he(),1),al=l(Se(),1);var xo=l(ko(),1),xi=l(kr(),1),Si=l(il(),1),ll=l(On(),1),xe=l(b(),1);function Av({group:e}){let t=e.found,{reports:n,once:o,otherwise:r}=t,[s,i]=(0,vi.useState)(
0),a=[(0,qe.t)("the text alone"),(0,qe.t)("with its prompt")],p=(0,xo.verdictOf)(n[0],o?null:r),d=qv(t);return(0,xe.jsxs)(xe.Fragment,{children:[(0,xe.jsxs)("he\
ader",{class:"gp-head",children:[(0,xe.jsx)("h2",{class:"gp-title",children:(0,qe.t)("Detection")}),(0,xe.jsx)("p",{class:"gp-note gp-about",children:Kv(t)}),(0,xe.jsx)(
"div",{class:"gp-tools gp-of-prompt",hidden:n.length<2,children:(0,xe.jsxs)("label",{children:[(0,qe.t)("Show")," ",(0,xe.jsxs)("select",{class:"gp-which","aria\
-label":(0,qe.t)("Which text is shown"),value:s,onChange:({currentTarget:c})=>i(Number(c.value)),children:[(0,xe.jsx)("option",{value:0,children:(0,qe.t)("the t\
ext alone")}),(0,xe.jsx)("option",{value:1,children:(0,qe.t)("the text with its prompt")})]})]})})]}),(0,xe.jsx)(Ye,{...p}),(0,xe.jsx)("p",{class:"gp-beside",hidden:n.
length<2,children:n.length>1&&Hv(n[0],n[1])}),(0,xe.jsx)("p",{class:"gp-repeats",hidden:!d,children:d}),(0,xe.jsx)("p",{class:"gp-hidden gp-told",role:"status",
children:`${p.words}. ${p.more}`}),(0,xe.jsx)(zv,{report:n[Math.min(s,n.length-1)]}),(0,xe.jsxs)("div",{class:"gp-halves",children:[(0,xe.jsx)(Cr,{class:"gp-fou\
nd-numbers",caption:(0,qe.t)("The numbers of detection"),columns:n.map((c,u)=>({name:a[u],report:c}))}),(0,xe.jsx)(Iv,{reports:n,names:a})]}),(0,xe.jsxs)("figur\
e",{class:"gp-trial-figure gp-of-layers",hidden:!e.charts.layers,children:[(0,xe.jsx)("h3",{children:(0,xe.jsx)(al.Term,{id:"g-value",meaning:(0,qe.t)("The mean\
 of the g-values of each key over all scored tokens, the first round of the tournament at the left. Without the watermark each is about 0.5, give or take chance\
."),children:(0,qe.t)("Mean g-value of each key")})}),(0,xe.jsx)(Oe,{class:"gp-layers-box",chart:e.charts.layers})]})]})}var Uh=(0,Kh.groupPane)(Av,({found:e})=>!!e);
function zv({report:e}){let t=(0,vi.useMemo)(()=>(0,xo.markedItems)(e),[e]);return(0,xe.jsxs)("div",{class:"gp-text-box",children:[(0,xe.jsx)(xi.MarkLegend,{class:"\
gp-legend",...(0,xo.legendOf)(e.kind,[e])}),(0,xe.jsx)(xi.MarkedWords,{class:"gp-words",items:t})]})}function Iv({reports:e,names:t}){let n=e.map(({curve:i},a)=>({
name:e.length>1?t[a]:"z",look:a?"other":"measured",points:i??[]})),[{tokens_needed:o,threshold:r}]=e,s=(0,jh.isKnown)(o)?{at:o,words:Bv(o,(0,xo.scoredOf)(e[0]))}:
null;return(0,xe.jsxs)("figure",{class:"gp-trial-figure",children:[(0,xe.jsx)("h3",{children:(0,xe.jsx)(al.Term,{id:"z-score",meaning:(0,qe.t)("z after each sco\
red token, as if the text ended there. It grows with the square root of the length where the share of marked tokens stays the same."),children:(0,qe.t)("z as th\
e text grows")})}),(0,xe.jsx)(Hh.LineKeys,{class:"gp-keys gp-curve-keys",keys:e.length>1?(0,Si.zKeys)(n):[]}),(0,xe.jsx)(Si.ZPicture,{class:"gp-curve-box",curves:n,
threshold:r,needed:s})]})}function Bv(e,t){return e<=t?(0,qe.tn)(e,"At the share of this text, {count} token reaches the threshold.","At the share of this text,\
 {count} tokens reach the threshold."):(0,qe.tn)(e,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {c\
ount} tokens reach the threshold: {more} more.",{more:(0,Dh.count)(e-t)})}function qv({reports:[{num_tokens_scored:e}],otherwise:t,once:n}){let o=t?.num_tokens_scored;
if(!t||o===void 0||e===void 0||o===e)return"";let r=(0,ll.zWords)(t.z_score);return n?(0,qe.tn)(o-e,"Left out as repeated: {count} token. With it, z would be {z\
}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:r}):(0,qe.tn)(e-o,"Of the scored tokens, {count} only repeats an n-gram that came befo\
re, which is no new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted \
once, z is {z}.",{z:r})}function Hv(e,t){let n=t.z_score-e.z_score,o=Math.abs(n)<.005?(0,qe.t)("This changes nothing."):n<0?(0,qe.t)("This dilutes the mark."):(0,qe.t)(
"This happens to add to it.");return`${(0,qe.tn)(t.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}\
: {count} tokens of the prompt count too.",{z:(0,ll.zWords)(t.z_score)})} ${o}`}function Kv({model:e,watermark:{keys:t,seeding_scheme:n},exact:o,once:r}){return[
Array.isArray(t)?(0,qe.tn)(t.length,"SynthID, {count} key","SynthID, {count} keys"):(0,qe.t)("green list, {scheme}",{scheme:n||"lefthash"}),o?(0,qe.t)("the toke\
ns of the run"):(0,qe.t)("tokens as {model} splits the text",{model:e}),...r?[(0,qe.t)("repeated n-grams counted once")]:[]].join(" · ")}var Qr=l(ye(),1),Jh=l(Mr(),1),Qh=l(we(),1),Zr=l(ot(),1),io=l(W(),1),te=l(x(),1),Do=l(he(),1),Zh=l(Se(),1);var cn=l(ko(),1),Ti=l(kr(),1),jo=l(Wr(),1),Xh=l(wi(),1),Pi=l(il(),1),pl=l(On(),1),Ge=l(b(),1),Dv=60;function jv({group:e}){let[t,n]=(0,Qr.useState)(3),o=e.found,
{texts:r}=o,s=r.filter(cn.isScoredText),i=s.length===2?s:null,a=i?Zv(i,t):Qv(e,r),p=e.entries.at(0)?.seed,d=[(0,Xh.watermarkWords)(o.watermark),...(0,Do.isKnown)(
p)?[(0,te.t)("seed {seed}",{seed:p})]:[]];return(0,Ge.jsxs)(Ge.Fragment,{children:[(0,Ge.jsxs)("header",{class:"gp-head",children:[(0,Ge.jsx)("h2",{class:"gp-ti\
tle",children:(0,te.t)("Side by side")}),(0,Ge.jsx)("p",{class:"gp-note gp-about",children:d.join(" · ")}),(0,Ge.jsxs)("div",{class:"gp-tools",children:[(0,Ge.jsxs)(
"label",{children:[(0,te.t)("Threshold of z")," ",(0,Ge.jsx)("input",{type:"number",class:"gp-threshold",min:0,max:20,step:.5,defaultValue:"3",onInput:({currentTarget:{
valueAsNumber:c}})=>{c>=0&&c<=20&&n(c)}})]}),(0,Ge.jsx)("span",{class:"gp-note gp-means",children:(0,jo.thresholdWords)(t)})]})]}),(0,Ge.jsx)(Ye,{...a,more:`${a.
more} ${i?Yv(i):""}`.trim()}),(0,Ge.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${a.words}. ${a.more}`}),(0,Ge.jsx)(Ti.MarkLegend,{class:"\
gp-legend",...(0,cn.legendOf)(o.kind,s.map(({report:c})=>c))}),(0,Ge.jsx)("div",{class:"gp-texts",children:r.map((c,u)=>(0,Ge.jsx)(Vv,{group:e,text:c,number:u},
u))}),i&&(0,Ge.jsx)(ex,{pair:i,threshold:t})]})}var Yh=(0,Qh.groupPane)(jv,e=>e.answered("pair")),Vh=new WeakMap;function Uv(e){let t=Vh.get(e)??{token:e,mark:{},
words:()=>(0,te.t)("{token}, not scored yet",{token:(0,io.quoted)(e.text)})};return Vh.set(e,t),t}function Vv({group:e,text:t,number:n}){let[{tokens:o}]=e.groups[n].
entries,r=(0,cn.isScoredText)(t)?t.report:null,s=(0,Qr.useMemo)(()=>r&&(0,cn.markedItems)(r),[r]),i=(0,Qr.useMemo)(()=>o.map(Uv),[o,o.length]),a=t.report?.error;
return(0,Ge.jsxs)("div",{children:[(0,Ge.jsx)("h3",{children:n?(0,te.t)("With the watermark"):(0,te.t)("Without the watermark")}),(0,Ge.jsx)("p",{class:"gp-fact\
s",children:Jv(t,t.tokens||o.length)}),(0,Ge.jsx)("p",{class:"gp-problem",role:"status",hidden:!a,children:a&&`${(0,te.t)(a.message)} ${(0,te.t)(a.fix)}`}),(0,Ge.jsx)(
Ti.MarkedWords,{class:"gp-text-body",dir:"auto",items:s??i})]})}function Jv({perplexity:e,stop_reason:t,report:n},o){if(!o)return(0,te.t)("not started");let r=[
(0,te.tn)(o,"{count} token","{count} tokens")];return(0,Do.isKnown)(e)&&r.push((0,te.t)("perplexity {value}",{value:(0,Zr.fixed)(e,2)})),(0,cn.isScored)(n)&&r.push(
n.kind==="green"?(0,te.t)("{share} green",{share:(0,io.percent)(n.green_fraction)}):(0,te.t)("mean g-value {g}",{g:(0,Zr.fixed)(n.mean,3)})),t&&r.push((0,io.stopWords)(
t)[1]),r.join(" · ")}function Qv(e,t){return t.some(({report:o})=>o?.error)?{verdict:"even",sign:"–",words:(0,te.t)("No comparison"),more:(0,te.t)("One of th\
e texts cannot be scored.")}:{verdict:"wait",sign:"…",words:e.done?(0,te.t)("No answer"):(0,te.t)("Not known yet"),more:(0,te.t)("Both texts must be complete.")}}
function Zv(e,t){let[n,o]=e.map(({report:i})=>i.z_score),r=(0,te.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,pl.zWords)(
o),plain:(0,pl.zWords)(n),threshold:(0,cn.shortWords)(t)});if(n>t)return{verdict:"bad",sign:"✗",words:(0,te.t)("A false positive"),more:`${r} ${(0,te.t)("The \
text without the watermark passes it.")}`};if(o>t)return{verdict:"good",sign:"◆",words:(0,te.t)("The watermark is found"),more:r};let s=Xv(e[1].report,t);return{
verdict:"even",sign:"◇",words:(0,te.t)("The watermark is not found"),more:`${r} ${s}`}}var ef=({tokens_needed:e,threshold:t},n)=>(0,Do.isKnown)(e)&&t>0?Math.ceil(
e*(n/t)**2):null;function Xv(e,t){let[n,o]=[ef(e,t)??0,(0,cn.scoredOf)(e)];return n<=o?(0,te.t)("A longer text or a stronger mark would help."):(0,te.tn)(n,"If \
the text went on like this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be n\
eeded; it has {scored}.",{scored:(0,io.count)(o)})}function Yv(e){let[t,n]=e.map(({perplexity:s})=>s);if(!(0,Do.isKnown)(t)||!(0,Do.isKnown)(n))return"";let o=(0,te.t)(
"Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Zr.fixed)(t,2),marked:(0,Zr.fixed)(n,2)}),r=(0,te.t)("What does\
 it cost?");return`${o} ${(0,te.t)("One pair of texts says little about the cost; “{question}” measures it.",{question:r})}`}function ex({pair:e,threshold:t}){
let[n,o]=e,r=[{name:(0,te.t)("with the watermark"),look:"measured",points:o.report.curve??[]},...tx(o),{name:(0,te.t)("without it"),look:"other",points:n.report.
curve??[]}],s=e.map(({report:i},a)=>{let p=(0,jo.pValue)(i.z_score),d={threshold:t,p_value:p,confidence:1-p,false_positive_rate:(0,jo.pValue)(t)},c={tokens_needed:ef(
i,t)};return{name:a?(0,te.t)("with"):(0,te.t)("without"),report:{...i,...d,...c}}});return(0,Ge.jsxs)("div",{class:"gp-evidence",children:[(0,Ge.jsxs)("figure",
{class:"gp-trial-figure",children:[(0,Ge.jsx)("h3",{children:(0,Ge.jsx)(Zh.Term,{id:"z-score",meaning:(0,te.t)("z after each scored token, as if the text ended \
there. It grows with the square root of the length where the share of marked tokens stays the same."),children:(0,te.t)("z as the texts grow")})}),(0,Ge.jsx)(Jh.LineKeys,
{class:"gp-keys",keys:(0,Pi.zKeys)(r)}),(0,Ge.jsx)(Pi.ZPicture,{class:"gp-curves",curves:r,threshold:t})]}),(0,Ge.jsx)(Cr,{caption:(0,te.t)("The numbers of dete\
ction, for both texts"),columns:s})]})}function tx({report:e,expected:t}){if(!(0,Do.isKnown)(t)||e.kind!=="green")return[];let{ratio:n,num_tokens_scored:o}=e,r=Math.
min(Dv,o);return[{name:(0,te.t)("expected with it, at least"),look:"expected",points:Array.from({length:r},(s,i)=>{let a=(i+1)*o/r;return[a,(0,jo.greenZ)(t*a,a,
n)??0]}),tip:(0,te.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s dist\
ributions along the text.",{share:(0,io.percent)(t)})}]}var nf=l(we(),1),So=l(W(),1),Ee=l(x(),1),dl=l(he(),1),of=l(Se(),1),rf=l(Wr(),1),Xr=l(On(),1),Me=l(b(),1),tf=.4;function nx({group:e}){let{rows:t,threshold:n}=e.
found,o=t.flatMap(p=>lf(p)),r=Math.min(-3,...o)-tf,s=Math.max(n,...o)+tf,i=p=>(p-r)/(s-r),a=(0,Ee.t)("The same text, scored again and again, each time with one \
thing wrong. Point at a row’s name for the explanation.");return(0,Me.jsxs)(Me.Fragment,{children:[(0,Me.jsxs)("header",{class:"gp-head",children:[(0,Me.jsx)(
"h2",{class:"gp-title",children:(0,Ee.t)("With one setting wrong")}),(0,Me.jsx)("p",{class:"gp-note",children:(0,Me.jsx)("span",{tabIndex:0,"data-tip":a,children:(0,Ee.t)(
"The same text, another detector in each row")})})]}),(0,Me.jsx)("div",{class:"gp-wide",children:(0,Me.jsxs)("table",{class:"gp-mistake-rows",children:[(0,Me.jsx)(
"thead",{children:(0,Me.jsxs)("tr",{children:[(0,Me.jsx)("th",{scope:"col",children:(0,Ee.t)("what is wrong")}),(0,Me.jsx)("th",{scope:"col",class:"gp-strip-hea\
d",children:(0,Ee.t)("z, and the threshold as a line")}),(0,Me.jsx)("th",{scope:"col",children:(0,Me.jsx)(of.Term,{id:"z-score",formula:"",meaning:(0,Ee.t)("z o\
f the text with these settings, and whether it is above the threshold. Of several tries, from the lowest to the highest."),children:(0,Ee.t)("found?")})})]})}),
(0,Me.jsx)("tbody",{children:t.map((p,d)=>(0,Me.jsx)(ox,{row:p,isRight:d===0,threshold:n,place:i},d))})]})}),(0,Me.jsx)("p",{class:"gp-note gp-mistake-note",children:ax(
t[0])})]})}var sf=(0,nf.groupPane)(nx,({found:e})=>!!e),cl=e=>!e.error,af=({reports:e})=>e.filter(cl),lf=e=>af(e).map(({z_score:t})=>t).filter(dl.isKnown);function ox({
row:e,isRight:t,threshold:n,place:o}){let r=lf(e),s=r.length>1?(0,Ee.t)("{low} to {high}",{low:(0,Xr.zWords)(Math.min(...r)),high:(0,Xr.zWords)(Math.max(...r))}):
(0,Xr.zWords)(r.at(0)??null),i=t?"":sx(e,n);return(0,Me.jsxs)("tr",{class:t?"gp-right":"",children:[(0,Me.jsxs)("th",{scope:"row",children:[(0,Me.jsx)("span",{tabIndex:0,
"data-tip":(0,Ee.t)(e.meaning),children:(0,Ee.t)(e.what)}),(0,Me.jsx)("small",{children:(0,Ee.t)(e.how)})]}),(0,Me.jsx)("td",{children:(0,Me.jsx)("span",{class:"\
gp-strip","aria-hidden":"true",children:[0,n,...r].map((a,p)=>(0,Me.jsx)("i",{class:["gp-line gp-zero","gp-line"].at(p)??"gp-dot",style:{left:`${(o(a)*100).toFixed(
2)}%`}},p))})}),(0,Me.jsxs)("td",{children:[(0,Me.jsx)("b",{children:s}),(0,Me.jsx)("small",{children:rx(e)}),(0,Me.jsx)("small",{class:"gp-why",hidden:!i,children:i})]})]})}
function rx({reports:e,keeps:t}){let n=e.find(i=>i.error);if(n?.error)return(0,Ee.t)(n.error.message);let o=e.filter(i=>cl(i)&&i.prediction).length,r=t==="none";
if(e.length===1)return o?r?(0,Ee.t)("▲ above it by chance"):(0,Ee.t)("◆ watermarked"):(0,Ee.t)("◇ no sign");if(!o)return(0,Ee.tn)(e.length,"◇ no sign in {\
count} try","◇ no sign in {count} tries");let s={passed:o,number:e.length};return r?(0,Ee.t)("▲ {passed} of {number} above it by chance",s):(0,Ee.t)("◆ {pas\
sed} of {number} watermarked",s)}function sx(e,t){let n=af(e).filter(({prediction:d})=>d);if(!n.length)return"";if(e.keeps!=="none")return(0,Ee.t)(e.meaning);let{
num_tokens_scored:o,once:r}=n.reduce((d,c)=>c.z_score>d.z_score?c:d),s=ix(t,e.reports.length),i=r&&(0,dl.isKnown)(o)?o-(r.num_tokens_scored??0):0;if(!r||i<=0)return s.
join(" ");let a=(0,Xr.zWords)(r.z_score),p=r.z_score>t;return[(0,Ee.tn)(i,"p counts each token as new evidence, but {count} of the {scored} only repeats an n-gr\
am.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,So.count)(o??0)}),p?(0,Ee.t)("Counted once, z is {z}.",
{z:a}):(0,Ee.t)("Counted once, z is {z}, not above the threshold.",{z:a}),...p||e.reports.length>1?s:[]].join(" ")}function ix(e,t){let n=(0,rf.pValue)(e),o=i=>(0,So.count)(
Number((1/i).toPrecision(2))),r=n>.1?(0,Ee.t)("{share} of texts without this watermark pass the threshold.",{share:(0,So.percent)(n)}):(0,Ee.t)("One in {odds} t\
exts without this watermark passes the threshold.",{odds:o(n)});if(t===1)return[r];let s=1-(1-n)**t;return[r,s>.1?(0,Ee.t)("With {tries} tries at each text, {sh\
are} pass at least once.",{tries:(0,So.count)(t),share:(0,So.percent)(s)}):(0,Ee.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,So.count)(
t),odds:o(s)})]}function ax({reports:[e]}){return cl(e)&&e.prediction?"":(0,Ee.t)("The given settings find nothing either. If the text is watermarked, they may \
be wrong themselves, or the text is too short.")}var pf=l(Mr(),1);var df=l(we(),1),cf=l(rn(),1),Or=l(W(),1),Ft=l(x(),1),uf=l(he(),1),mf=l(On(),1),Vt=l(b(),1);function lx({group:e}){let t=e.found,{how:n,points:o,of:r,seeds:s}=t,
i=o.filter(({z:c})=>c.length),a=[(0,Ft.t)(n),(0,Ft.tn)(s,"{count} seed at each strength","{count} seeds at each strength")];o.length<r&&a.push((0,Ft.t)("{done} \
of {of} strengths so far",{done:o.length,of:r}));let p=()=>(0,cf.inARow)(i.map(({strength:c,z:u})=>(0,Ft.t)("{strength}: z {median}",{strength:(0,Or.percent)(c),
median:(0,mf.zWords)((0,uf.medianOf)(u))}))),d=(0,Ft.t)("The median z of the texts that were attacked this strongly, each with another seed: other words are hit\
.");return(0,Vt.jsxs)(Vt.Fragment,{children:[(0,Vt.jsxs)("header",{class:"gp-head",children:[(0,Vt.jsx)("h2",{class:"gp-title",children:(0,Ft.t)("z against the \
strength of the attack")}),(0,Vt.jsx)("p",{class:"gp-note gp-about",children:a.join(" · ")})]}),(0,Vt.jsx)("p",{class:"gp-strength-words",children:px(t,i)}),(0,Vt.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,Vt.jsx)(pf.LineKey,{look:"gp-z-measured",name:(0,Ft.t)("median"),term:{id:"z-score",formula:"",run:p,meaning:d}}),(0,Vt.jsxs)(
"span",{children:[(0,Vt.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,Vt.jsx)("rect",{class:"gp-range",width:"14",height:"14"})}),(0,Ft.t)(
"from the lowest to the highest")]})]}),(0,Vt.jsx)(Oe,{class:"gp-strength-box",chart:e.charts.strengths})]})}var hf=(0,df.groupPane)(lx,({found:e})=>!!e);function px({
points:e,threshold:t},n){let o=({strength:c,z:u})=>c===0?u[0]>t?"above":"below":pa(u,t),r=(...c)=>dx(n,u=>c.includes(o(u))),[s,i,a]=[r("above"),r("below"),r("op\
en","few")],p=e.filter(({refused:c})=>c).map(({strength:c})=>(0,Or.percent)(c)),d=n.at(0);return[d?.strength===0&&o(d)!=="above"&&(0,Ft.t)("The text is not abov\
e the threshold even before the attack."),s&&(0,Ft.t)("At strength {strengths}, the median z is above the threshold.",{strengths:s}),i&&(0,Ft.t)("At strength {s\
trengths}, the median z is not above the threshold.",{strengths:i}),a&&(0,Ft.t)("At strength {strengths}, it is not known whether the median z is above the thre\
shold: the seeds disagree or are too few.",{strengths:a}),p.length>0&&(0,Ft.t)("At strength {strengths}, too little text is left to score, for some seeds or for\
 all.",{strengths:p.join(", ")})].filter(Boolean).join(" ")}function dx(e,t){let n=[];e.forEach((r,s)=>{t(r)&&(s&&t(e[s-1])?n[n.length-1][1]=r.strength:n.push([
r.strength,r.strength]))});let o=n.map(([r,s])=>r===s?(0,Or.percent)(r):(0,Ft.t)("{low} to {high}",{low:(0,Or.percent)(r),high:(0,Or.percent)(s)}));return o.length>
1?(0,Ft.t)("{names} and {last}",{names:o.slice(0,-1).join(", "),last:o.at(-1)}):o.join("")}var ml=l(Mr(),1),wf=l(we(),1),Mi=l(ot(),1),yf=l(rn(),1),ts=l(W(),1),ne=l(x(),1),To=l(he(),1);var Uo=l(Se(),1);var ul=l(ot(),1),He=l(x(),1),Ci=l(On(),1),ff=({perplexity:e,score:t})=>!!(e&&t),Yr=({knob:e},t)=>e==="keys"?(0,He.tn)(t,"{count} key","{count} keys"):(0,He.t)("\
bias {value}",{value:Number(t.toFixed(3))});function gf(e,t){let[n,...o]=t.points,r=o.filter(u=>ff(u)&&u.value!==null).sort((u,m)=>u.value-m.value),s={verdict:"\
wait",sign:"…",words:e.done?(0,He.t)("No answer"):(0,He.t)("Not known yet")};if(!ff(n)||!r.length){let u=e.done?(0,He.t)("At least one text without the waterm\
ark and one with it must be scored."):(0,He.t)("The first texts are being written.");return{...s,more:u}}let i=(0,He.t)("The threshold is {threshold}.",{threshold:t.
threshold}),a=u=>[ux(t,u),...mx(u,n)].join(" "),p=r[r.length-1];if(r.every(u=>u.found==="few")){let u=(0,He.tn)(Math.max(...r.map(({texts:m})=>m)),"{count} text\
 of each strength is too few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:la});return{...s,
more:`${a(p)} ${u}`}}let d=r.at(r.findLastIndex(u=>u.found!=="above")+1);if(d){let u={strength:Yr(t,d.value)};return{verdict:"good",sign:"◆",words:e.running?(0,He.t)(
"Found from {strength} on, so far",u):(0,He.t)("Found from {strength} on",u),more:`${i} ${a(d)}`}}let c=r.filter(u=>u.found==="above");if(c.length){let u={strengths:c.
map(({value:m})=>Yr(t,m)).join(", ")};return{verdict:"even",sign:"◇",words:e.running?(0,He.t)("Found at {strengths}, so far",u):(0,He.t)("Found at {strengths}",
u),more:`${(0,He.t)("At the strongest it is not certain.")} ${a(p)}`}}return{verdict:"even",sign:"◇",words:cx(r.every(u=>u.found==="below"),e.running),more:`${i}\
 ${a(p)} ${(0,He.t)("Longer texts help.")}`}}function cx(e,t){return e?t?(0,He.t)("Not found at any strength so far"):(0,He.t)("Not found at any strength"):t?(0,He.t)(
"Not reliably found at any strength so far"):(0,He.t)("Not reliably found at any strength")}function ux(e,{value:t,score:{median:n,low:o,high:r}}){let s={strength:Yr(
e,t),median:(0,Ci.zWords)(n),low:(0,Ci.zWords)(o),high:(0,Ci.zWords)(r)};return r>o?(0,He.t)("At {strength}, the median z is {median}, interval {low} to {high}.",
s):(0,He.t)("At {strength}, the median z is {median}.",s)}function mx({perplexity:e,price:t,dearer:n},o){let r=(0,He.t)("The median perplexity is {marked} inste\
ad of {plain}.",{marked:(0,ul.fixed)(e.median,2),plain:(0,ul.fixed)(o.perplexity?.median??0,2)});if(!t)return[r];let s={times:Qt(t.median),interval:ao(t)},i=[r,
t.high>t.low?(0,He.t)("Seed by seed it is {times}, interval {interval}.",s):(0,He.t)("Seed by seed it is {times}.",s)];return n==="open"&&i.push((0,He.t)("That \
is not a clear cost.")),n==="few"&&i.push((0,He.t)("These are too few seeds to tell.")),i}var kf=l(wi(),1),vf=l(On(),1),B=l(b(),1);function hx({group:e}){let t=e.found,n=gf(e,t);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)("header",{class:"gp-he\
ad",children:[(0,B.jsx)("h2",{class:"gp-title",children:(0,ne.t)("What does it cost?")}),(0,B.jsx)("p",{class:"gp-note gp-about",children:(0,kf.watermarkKindWords)(
t.watermark)}),(0,B.jsx)("p",{class:"gp-note gp-missing",children:Zt(e,t)})]}),(0,B.jsx)(Ye,{...n}),(0,B.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.
done&&`${n.words}. ${n.more}`}),(0,B.jsx)(fx,{found:t}),(0,B.jsx)(gx,{found:t,charts:e.charts}),t.kind==="green"&&(0,B.jsx)(ps,{class:"gp-note gp-limits",text:(0,ne.t)(
"A bias cannot bring back a token that top_k, top_p or the like have removed, nor change one that the model is certain of: there the curves flatten.")}),(0,B.jsx)(
wx,{found:t})]})}var xf=(0,wf.groupPane)(hx,e=>e.answered("cost"));function fx({found:e}){return(0,B.jsxs)("p",{class:"gp-note gp-keys",children:[(0,B.jsxs)("sp\
an",{children:[(0,B.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,B.jsx)("path",{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,B.jsx)(
Uo.Term,{id:"interval",meaning:(0,ne.t)("Of all texts of a strength. The bar is the 90 % interval of the true median; for fewer than 5 texts it runs from the lo\
west to the highest and is less certain."),children:(0,ne.t)("median and its interval")})]}),(0,B.jsx)(ml.LineKey,{look:"gp-unity",name:(0,ne.t)("without the wa\
termark")}),e.points.some(({expected:t})=>(0,To.isKnown)(t))&&(0,B.jsx)(ml.LineKey,{look:"gp-z-expected",name:(0,ne.t)("expected at least"),term:{id:"green-list",
formula:"",meaning:(0,ne.t)("At least this share of tokens is expected to be green, from the distributions that the model had along the texts: theorem 4.2 of Ki\
rchenbauer et al. 2023. Where the model is certain of a token, no bias changes it.")}})]})}var Sf=({perplexity:e})=>e?(0,Mi.fixed)(e.median,2):"–",Tf=({score:e})=>e?
(0,vf.zWords)(e.median):"–",Pf=({suppressed:e})=>(0,To.isKnown)(e)?(0,Mi.fixed)(e,2):"–",Cf=({kind:e})=>({share:t})=>(0,To.isKnown)(t)?e==="green"?(0,ts.percent)(
t):(0,Mi.fixed)(t,3):"–",bf=e=>(0,To.isKnown)(e)?(0,ts.percent)(e):"–",es=(e,t)=>(0,yf.inARow)(e.points.filter(n=>t(n)!=="–").map(n=>(0,ne.t)("{name}: {wo\
rds}",{name:n.value===null?(0,ne.t)("none"):Yr(e,n.value),words:t(n)}))),Mf=({kind:e})=>e==="green"?"green-list":"g-value",Of=e=>e.kind==="green"?{id:"green-lis\
t",formula:(0,ne.t)("green / scored"),unit:"%"}:{id:"g-value",formula:"Σ g / n",unit:""};function gx({found:e,charts:t}){let n=e.kind==="green";return(0,B.jsxs)(
"div",{class:"gp-pictures",children:[(0,B.jsxs)("figure",{class:"gp-trial-figure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Uo.Term,{id:"perplexity",run:()=>es(
e,Sf),meaning:(0,ne.t)("How surprising the texts are to the model itself, before any processor: exp of the mean surprisal. The closer to that without the waterm\
ark, the less it costs."),children:(0,ne.t)("Perplexity")})}),(0,B.jsx)(Oe,{class:"gp-perplexity",chart:t.perplexity})]}),(0,B.jsxs)("figure",{class:"gp-trial-f\
igure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Uo.Term,{id:"z-score",run:()=>es(e,Tf),meaning:(0,ne.t)("How clearly the watermark is found in these texts: \
standard deviations above chance. It grows with the length, too."),children:(0,ne.t)("z-score")})}),(0,B.jsx)(Oe,{class:"gp-score",chart:t.score})]}),(0,B.jsxs)(
"figure",{class:"gp-trial-figure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Uo.Term,{class:"gp-share-name",...Of(e),run:()=>es(e,Cf(e)),meaning:n?(0,ne.t)("G\
reen tokens / tokens scored, of all texts of a strength together."):(0,ne.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),
children:n?(0,ne.t)("Green tokens"):(0,ne.t)("Mean g-value")})}),(0,B.jsx)(Oe,{class:"gp-share",chart:t.share})]}),(0,B.jsxs)("figure",{class:"gp-trial-figure g\
p-of-suppressed",hidden:!t.suppressed,children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Uo.Term,{class:"gp-suppressed-name",id:Mf(e),run:()=>es(e,Pf),formula:"",unit:(0,ne.t)(
"tokens"),meaning:(0,ne.tn)(e.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean o\
ver all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps."),children:(0,ne.t)(
"Suppressed candidates")})}),(0,B.jsx)(Oe,{class:"gp-suppressed",chart:t.suppressed})]})]})}function bx(e){let{points:t,candidates:n,kind:o,knob:r}=e,s=o==="gre\
en",i=(0,ne.t)("The median of the texts of a strength."),a=[{name:r==="keys"?(0,ne.t)("keys"):(0,ne.t)("bias"),words:({value:p})=>p===null?(0,ne.t)("none"):String(
p)},{name:(0,ne.t)("texts"),words:({texts:p})=>(0,ts.count)(p),term:{id:"sample",formula:""}},{name:(0,ne.t)("perplexity"),words:Sf,term:{id:"perplexity",meaning:i}},
{name:"z",words:Tf,term:{id:"z-score",meaning:i}},{name:s?(0,ne.t)("green"):(0,ne.t)("mean g"),words:Cf(e),term:Of(e)}];return t.some(({expected:p})=>(0,To.isKnown)(
p))&&a.push({name:(0,ne.t)("expected at least"),words:({expected:p})=>bf(p),term:{id:"green-list",meaning:(0,ne.t)("At least this share of tokens is expected to\
 be green, from the distributions that the model had along the texts."),formula:"",unit:"%"}}),t.slice(1).some(({suppressed:p})=>(0,To.isKnown)(p))&&a.push({name:(0,ne.t)(
"suppressed of {count}",{count:n}),words:Pf,term:{id:Mf(e),meaning:(0,ne.t)("How many of the likeliest tokens the watermark made less likely, on average over th\
e positions."),formula:"",unit:(0,ne.t)("tokens")}}),t.some(({moved:p})=>(0,To.isKnown)(p))&&a.push({name:(0,ne.t)("moved to green"),words:({moved:p})=>bf(p),term:{
id:"total-variation",meaning:(0,ne.t)("How much probability the watermark moved from red candidates to green ones at a step, on average.")}}),a}function wx({found:e}){
let[t,...n]=bx(e),o=(0,ne.t)("The numbers of each strength");return(0,B.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":o,children:(0,B.jsxs)("\
table",{class:"gp-numbers",children:[(0,B.jsx)("caption",{class:"gp-hidden",children:o}),(0,B.jsx)("thead",{children:(0,B.jsxs)("tr",{children:[(0,B.jsx)("th",{
scope:"col",children:t.name}),n.map(({name:r,words:s,term:i})=>(0,B.jsx)("th",{scope:"col",children:i&&(0,B.jsx)(Uo.Term,{...i,run:()=>es(e,s),children:r})},r))]})}),
(0,B.jsx)("tbody",{children:e.points.map((r,s)=>(0,B.jsxs)("tr",{children:[(0,B.jsx)("th",{scope:"row",children:t.words(r)}),n.map(({name:i,words:a})=>(0,B.jsx)(
"td",{children:a(r)},i))]},s))})]})})}var Rn=l(ye(),1),Wf=l(we(),1),fl=l(ot(),1),_f=l(rn(),1),on=l(W(),1),de=l(x(),1),Gf=l(he(),1),hl=l(Se(),1);var Kn=l(ko(),1),Ri=l(kr(),1),Po=l(On(),1),z=l(b(),1),gl=["A","B"],yx=(e,{pairs:t})=>e.done?t.map(({left:n,texts:o})=>({left:n,texts:o.filter(Kn.isScoredText)})).
filter(({texts:n})=>n.length===2):[],ns=({left:e})=>e?0:1,Oi=e=>{let t=ns(e);return[e.texts[t].report,e.texts[1-t].report]};function kx({group:e}){let t=e.found,
[n,o]=(0,Rn.useState)(null),r=n&&n.of===e.header?n:{of:e.header,at:0,guesses:[]},{at:s,guesses:i}=r,a=(0,Rn.useRef)(null),p=(0,Rn.useRef)(null),d=(0,Rn.useMemo)(
()=>yx(e,t),[e.done,t]),c=i.filter((m,f)=>m===ns(d[f])).length,u=i.at(s);return(0,Rn.useLayoutEffect)(()=>{u!==void 0&&p.current?.focus({preventScroll:!0})},[u]),
(0,Rn.useLayoutEffect)(()=>{s&&a.current?.querySelector("button")?.focus({preventScroll:!0})},[s]),(0,z.jsxs)(z.Fragment,{children:[(0,z.jsxs)("header",{class:"\
gp-head",children:[(0,z.jsx)("h2",{class:"gp-title",children:(0,de.t)("Which of these two is watermarked?")}),(0,z.jsx)("p",{class:"gp-note gp-about",children:d.
length>0&&(0,de.t)("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:(0,on.count)(s+1),pairs:(0,on.count)(d.length)})}),
(0,z.jsx)("p",{class:"gp-note gp-score",role:"status",children:i.length>0&&$f(c,i.length)})]}),(0,z.jsx)("p",{class:"gp-waiting",role:"status",children:vx(e,t,d)}),
(0,z.jsxs)("div",{class:"gp-round",hidden:!d.length,ref:a,children:[d.length>0&&(0,z.jsx)(xx,{found:t,pair:d[s],guess:u,press:m=>o({...r,guesses:[...i,m]})},s),
(0,z.jsx)("p",{class:"gp-buttons",children:(0,z.jsx)("button",{type:"button",class:"gp-next",ref:p,hidden:u===void 0||s+1>=d.length,onClick:()=>o({...r,at:s+1}),
children:(0,de.t)("Next pair")})})]}),i.length>0&&i.length===d.length&&(0,z.jsx)(Cx,{found:t,pairs:d,guesses:i,hits:c})]})}var Lf=(0,Wf.groupPane)(kx,e=>e.answered(
"quiz")),$f=(e,t)=>(0,de.t)("{hits} of {pairs} correct",{hits:(0,on.count)(e),pairs:(0,on.count)(t)});function vx(e,t,n){if(!e.done)return(0,de.t)("The texts ar\
e being written: {done} of {runs}.",{done:(0,on.count)(t.done),runs:(0,on.count)(t.runs)});if(n.length)return"";let o=t.pairs.flatMap(({texts:r})=>r).find(({report:r})=>r.
error)?.report.error;return o?[(0,de.t)("No pair of texts could be scored."),(0,de.t)(o.message),(0,de.t)(o.fix)].join(" "):(0,de.t)("No pair of texts was compl\
eted. Run the experiment again.")}function xx({found:e,pair:t,guess:n,press:o}){let r=n!==void 0,s=ns(t),i=n===s;return(0,z.jsxs)(z.Fragment,{children:[r&&(0,z.jsx)(
Ri.MarkLegend,{class:"gp-legend",...(0,Kn.legendOf)(e.kind,t.texts.map(({report:a})=>a))}),(0,z.jsx)("div",{class:"gp-texts",children:t.texts.map((a,p)=>(0,z.jsx)(
Sx,{pair:t,place:p,guess:n,press:()=>o(p)},p))}),(0,z.jsx)("div",{class:"gp-verdict",role:"status",hidden:!r,children:r&&(0,z.jsx)(Ye,{verdict:i?"good":"bad",sign:i?
"✓":"✗",words:i?(0,de.t)("Correct"):(0,de.t)("Wrong: it was text {name}",{name:gl[s]}),more:Px(e,t)})})]})}function Sx({pair:e,place:t,guess:n,press:o}){let{
report:r,perplexity:s}=e.texts[t],i=(0,Rn.useMemo)(()=>(0,Kn.markedItems)(r),[r]),a=gl[t];if(n===void 0){let c=r.tokens.slice(r.prompt_tokens).map(([,,u])=>u??"");
return(0,z.jsxs)("div",{class:"gp-side",children:[(0,z.jsx)("h3",{children:(0,de.t)("Text {name}",{name:a})}),(0,z.jsx)("div",{class:"gp-body",dir:"auto",children:(0,z.jsx)(
"div",{tabIndex:0,children:c.join("")})}),(0,z.jsx)("button",{class:"gp-button gp-main",type:"button",onClick:o,children:(0,de.t)("Text {name} is watermarked",{
name:a})})]})}let p=t===ns(e),d=[(0,Kn.shareWords)(r),`z ${(0,Po.zWords)(r.z_score)}`];return(0,Gf.isKnown)(s)&&d.push((0,de.t)("perplexity {value}",{value:(0,fl.fixed)(
s,2)})),(0,z.jsxs)("div",{class:"gp-side","data-truth":p?"with":"without",children:[(0,z.jsx)("h3",{children:Tx(a,p,n===t)}),(0,z.jsx)("p",{class:"gp-facts",children:d.
join(" · ")}),(0,z.jsx)("div",{class:"gp-body",dir:"auto",children:(0,z.jsx)(Ri.MarkedWords,{items:i})})]})}function Tx(e,t,n){return t?n?(0,de.t)("Text {name}\
: ◆ watermarked, your guess",{name:e}):(0,de.t)("Text {name}: ◆ watermarked",{name:e}):n?(0,de.t)("Text {name}: not watermarked, your guess",{name:e}):(0,de.t)(
"Text {name}: not watermarked",{name:e})}function Px({threshold:e},t){let[n,o]=Oi(t),r={share:(0,Kn.shareWords)(n),chance:n.kind==="green"?(0,on.percent)(n.ratio):
"0.5",z:(0,Po.zWords)(n.z_score)},s=[n.z_score>e?(0,de.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, more than chanc\
e explains.",r):(0,de.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, too little to be certain.",r),(0,de.t)("Without \
it: {share}, z {z}.",{share:(0,Kn.shareWords)(o),z:(0,Po.zWords)(o.z_score)})];return o.z_score>n.z_score&&s.push((0,de.t)("Here the detector, too, would have c\
hosen the wrong text: the texts are short, or the mark is weak.")),s.join(" ")}function Cx({found:e,pairs:t,guesses:n,hits:o}){let r=n.length,s=e.kind==="green",
a=Array.from({length:r-o+1},(u,m)=>Mx(r,o+m)).reduce((u,m)=>u+m,0)/2**r,p=t.map(Oi).filter(([u,m])=>u.z_score>m.z_score).length,d=(0,de.t)("The pairs of this ro\
und"),c=()=>(0,_f.inARow)(t.map(Oi).map(([u,m],f)=>(0,de.t)("pair {number}: {marked} and {plain}",{number:f+1,marked:(0,Po.zWords)(u.z_score),plain:(0,Po.zWords)(
m.z_score)})));return(0,z.jsxs)("div",{class:"gp-sum",children:[(0,z.jsx)("h3",{children:$f(o,r)}),(0,z.jsx)("p",{class:"gp-sum-words",children:[(0,de.t)("By gu\
essing, {hits} or more are correct in {share} of rounds.",{hits:(0,on.count)(o),share:(0,on.percent)(a)}),(0,de.t)("The detector, choosing the text with the hig\
her z, has {right} of {pairs} correct.",{right:(0,on.count)(p),pairs:(0,on.count)(r)}),(0,de.t)("Run the experiment again for another round.")].join(" ")}),(0,z.jsx)(
"div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":d,children:(0,z.jsxs)("table",{children:[(0,z.jsx)("caption",{class:"gp-hidden",children:d}),(0,z.jsx)(
"thead",{children:(0,z.jsxs)("tr",{children:[(0,z.jsx)("th",{scope:"col",children:(0,de.t)("pair")}),(0,z.jsx)("th",{scope:"col",children:(0,de.t)("your guess")}),
(0,z.jsx)("th",{scope:"col",children:(0,z.jsx)(hl.Term,{class:"gp-share-head",id:s?"green-list":"g-value",meaning:(0,de.t)("In the text with the watermark, and \
in the one without it."),formula:"",children:s?(0,de.t)("green with and without"):(0,de.t)("mean g with and without")})}),(0,z.jsx)("th",{scope:"col",children:(0,z.jsx)(
hl.Term,{id:"z-score",run:c,meaning:(0,de.t)("Standard deviations above chance: the detector’s own evidence."),children:(0,de.t)("z with and without")})})]})}),
(0,z.jsx)("tbody",{children:t.map((u,m)=>{let[f,v]=Oi(u),h=n[m]===ns(u);return(0,z.jsxs)("tr",{children:[(0,z.jsx)("th",{scope:"row",children:m+1}),(0,z.jsx)("t\
d",{children:`${h?"✓":"✗"} ${(0,de.t)("text {name}",{name:gl[n[m]]})}`}),(0,z.jsx)("td",{children:`${Rf(f)}, ${Rf(v)}`}),(0,z.jsx)("td",{children:`${(0,Po.zWords)(
f.z_score)}, ${(0,Po.zWords)(v.z_score)}`})]},m)})})]})})]})}var Rf=e=>e.kind==="green"?(0,on.percent)(e.green_fraction):(0,fl.fixed)(e.mean,3),Mx=(e,t)=>Array.
from({length:t},(n,o)=>(e-o)/(o+1)).reduce((n,o)=>n*o,1);var Ff=l(Nf(),1);(0,Ff.addGroupPanes)({answer:Nl,draft_lengths:mp,sameness:wp,speedup:Cp,batch:Dp,choices:fd,difference:Ld,divergence:Hd,grid:wc,lanes:Ic,lengths:Jc,
measures:iu,conclusion:lu,progress:uu,sensitivity:bu,trie:Iu,without:Hu,arrival:Vu,estimate:Yu,kl:pm,opened:um,precisions:gm,shelf:xm,serving:ch,attack:xh,detectability:Bh,
detection:Uh,marked:Yh,mistakes:sf,strengths:hf,watermark_cost:xf,watermark_quiz:Lf});})();
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
