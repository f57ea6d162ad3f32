// Written by .ci/bundle.py from modules with the SHA-256 b5c6786098aefcb388755600883031881f190d529738bf0f4ea3f0c0a260853d: edit those.
"use strict";(()=>{var ff=Object.create;var dl=Object.defineProperty;var gf=Object.getOwnPropertyDescriptor;var bf=Object.getOwnPropertyNames;var wf=Object.getPrototypeOf,yf=Object.prototype.hasOwnProperty;var Y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var kf=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of bf(t))!yf.call(e,r)&&r!==n&&dl(e,r,{get:()=>t[r],enumerable:!(o=gf(t,r))||o.enumerable});
return e};var l=(e,t,n)=>(n=e!=null?ff(wf(e)):{},kf(t||!e||!e.__esModule?dl(n,"default",{value:e,enumerable:!0}):n,e));var fe=Y((ox,cl)=>{cl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var x=Y((rx,ul)=>{ul.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var ge=Y((sx,ml)=>{ml.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var fl=Y((ix,hl)=>{hl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var b=Y((ax,gl)=>{gl.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Mi=Y((px,yl)=>{yl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var In=Y((dx,kl)=>{kl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Xe=Y((mx,Ml)=>{Ml.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Oi=Y((hx,Ol)=>{Ol.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var Wl=Y((fx,Rl)=>{Rl.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var Gl=Y((gx,_l)=>{_l.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var Nl=Y((wx,El)=>{El.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var nn=Y((vx,Hl)=>{Hl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var rs=Y((xx,Kl)=>{Kl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var W=Y((Sx,Dl)=>{Dl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var pe=Y((Tx,jl)=>{jl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Vl=Y((Px,Ul)=>{Ul.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/filled.tsx"]});var ke=Y((Cx,Jl)=>{Jl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Wi=Y((Ox,Ql)=>{Ql.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.tsx"]});var Bi=Y((Dx,yp)=>{yp.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var Vo=Y((Jx,Cp)=>{Cp.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Ui=Y((eS,Fp)=>{Fp.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var zp=Y((tS,Ap)=>{Ap.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var Qi=Y((pS,rd)=>{rd.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var Yi=Y((PS,xd)=>{xd.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var ic=Y((y0,sc)=>{sc.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var cc=Y((P0,dc)=>{dc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var mc=Y((C0,uc)=>{uc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var fc=Y((M0,hc)=>{hc.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var ou=Y((pT,nu)=>{nu.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/card.tsx"]});var mr=Y((IT,Fu)=>{Fu.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/marked_text.tsx"]});var Cm=Y((vP,Pm)=>{Pm.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/drawing.tsx"]});var Wm=Y((TP,Rm)=>{Rm.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var Gm=Y((PP,_m)=>{_m.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var ln=Y((JP,jm)=>{jm.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.ts"]});var yr=Y((e1,nh)=>{nh.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/line_keys.tsx"]});var mi=Y((t1,oh)=>{oh.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_words.ts"]});var Ya=Y((c1,yh)=>{yh.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_picture.tsx"]});var mf=Y(($1,uf)=>{uf.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var xl=l(fe(),1),wn=l(x(),1);var es=l(ge(),1),bl=l(fl(),1),wl=l(b(),1);function ts({text:e,class:t="gp-note"}){let n=(0,es.useRef)(null);return(0,es.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,bl.withTermLinks)(e)),[e]),(0,wl.jsx)("p",{class:t,ref:n})}var Sl=l(Mi(),1),Tl=l(In(),1),He=l(b(),1),vl=2e3,Pl=e=>!!(e&&"sentence"in e);function vf({group:e}){let t=e.found;if(!Pl(t))return null;let{sentence:n,amounts:o=[],
texts:r=[],key:s,notes:i=[]}=t;return(0,He.jsxs)(He.Fragment,{children:[(0,He.jsx)("p",{class:"gp-answer-sentence",role:"status",children:(0,wn.t)(n)}),o.length>
0&&(0,He.jsx)("ul",{class:"gp-amounts",children:o.map((a,p)=>(0,He.jsx)(xf,{...a},p))}),r.map((a,p)=>(0,He.jsx)(Sf,{...a},p)),s&&r.some(({pieces:a})=>a.some(({apart:p})=>p))&&
(0,He.jsxs)("p",{class:"gp-note",children:[(0,He.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,wn.t)(s)]}),i.length>0&&(0,He.jsx)("ul",{class:"gp-an\
swer-notes",children:i.map((a,p)=>(0,He.jsx)("li",{children:(0,He.jsx)(ts,{text:(0,wn.t)(a)})},p))})]})}var Cl=(0,xl.groupPane)(vf,e=>Pl(e.found));function xf({
label:e,share:t,value:n,more:o}){return(0,He.jsxs)("li",{children:[(0,He.jsx)("bdi",{children:(0,wn.t)(e)}),(0,He.jsx)("span",{class:"gp-amount-track","aria-hid\
den":"true",children:(0,He.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*t).toFixed(2)}%`}})}),(0,He.jsxs)("span",{class:"gp-amount-value",children:[
(0,wn.t)(n),o&&(0,He.jsx)("small",{children:(0,wn.t)(o)})]})]})}function Sf({label:e,pieces:t}){let n=t.length-vl;return(0,He.jsxs)("div",{class:"gp-split",children:[
(0,He.jsx)("h3",{class:"gp-split-label",children:(0,He.jsx)("bdi",{children:(0,wn.t)(e)})}),(0,He.jsxs)("p",{class:"gp-pieces",dir:"auto",children:[t.slice(0,vl).
map(({text:o,tip:r,apart:s},i)=>(0,He.jsx)("span",{class:s?"gp-piece gp-apart":"gp-piece",ref:r?(0,Sl.tip)(()=>(0,wn.t)(r)):void 0,children:(0,He.jsx)(Tl.TokenLabel,
{text:o})},i)),n>0&&` ${(0,wn.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var yn=l(ge(),1),Al=l(Xe(),1),Vt=l(x(),1),zl=l(Oi(),1),Il=l(Wl(),1);var Ll=l(Gl(),1),Ri;function $l(){return Ri??=Tf().catch(e=>{throw Ri=void 0,e}),Ri}async function Tf(){if(window.Plotly)return window.Plotly;let e=document.getElementById(
"plotly"),t=document.createElement("script");if(e)t.textContent=await Pf(e.textContent);else if(window.GenerationPlaygroundPlotly)t.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>r(new Error(`Plotly could not be fetched from ${t.
src}.`))});if(document.head.append(t),e||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function Pf(e){
return new Response(new Blob([(0,Ll.bytesOf)(e)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Bl=l(Nl(),1),Rn=l(b(),1);function Me({chart:e,press:t,class:n=""}){return(0,Rn.jsx)("div",{class:`gp-chart-box ${n}`,hidden:!e,children:e&&(0,Rn.jsx)(Cf,{chart:e,
press:t})})}function Cf({chart:e,press:t}){let n=(0,yn.useRef)(null),o=(0,yn.useMemo)(()=>_f(e),[e]),r=(0,yn.useRef)({shown:o,press:t});r.current={shown:o,press:t};
let[s,i]=(0,yn.useState)(""),a=()=>{let d=n.current;d?.clientWidth&&(d.dataset.width=String(d.clientWidth),d.setAttribute("aria-busy","true"),Mf(d,r.current.shown,
c=>r.current.press?.(c)).then(()=>i(""),c=>{console.error("Generation Playground:",c),i((0,Vt.t)("The chart could not be drawn: its library did not load. Reload\
 the page; the values are in the list below."))}).finally(()=>d.removeAttribute("aria-busy")))};(0,yn.useLayoutEffect)(a,[o]),(0,yn.useEffect)(()=>{let d=n.current;
if(!d)return;let c=new ResizeObserver(()=>{d.clientWidth&&d.dataset.width!==String(d.clientWidth)&&a()});c.observe(d);let u=d.closest(".gp-pane");u?.addEventListener(
"gp-alone",a);let m=(0,zl.onTheme)(a);return()=>{c.disconnect(),u?.removeEventListener("gp-alone",a),m()}},[]);let p=(0,Vt.t)("{chart}. Its values follow as a l\
ist.",{chart:o.layout.meta});return(0,Rn.jsxs)(Rn.Fragment,{children:[s&&(0,Rn.jsx)("p",{class:"gp-note",children:s}),(0,Rn.jsx)("div",{class:"gp-chart-plot",ref:n,
role:"group","aria-label":p}),(0,Rn.jsx)(Bl.ValuesList,{values:Of(o)})]})}async function Mf(e,t,n){let o=await $l(),r=matchMedia("(pointer: coarse)").matches,s={
...Fl(t.layout,e),separators:(0,Al.separators)(),autosize:!1,width:e.clientWidth,uirevision:"kept",dragmode:r?!1:"zoom"};e.closest(".gp-alone")&&s.height&&(s.height=
Math.max(s.height,Math.round(innerHeight*.6)));let i=Fl(t.data,e);if(e.classList.contains("js-plotly-plot")){await o.react(e,i,s);return}(await o.newPlot(e,i,s,
Rf(o))).on("plotly_click",({points:[p]})=>n(p))}var Of=({data:e})=>e.flatMap(({text:t,hovertext:n=t,hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(
Boolean);function Rf(e){let t=(o,r)=>({name:o==="svg"?(0,Vt.t)("Download plot as an SVG"):(0,Vt.t)("Download plot as a PNG"),icon:r,click(s){let{clientWidth:i,clientHeight:a}=s,
p=(0,Il.fileNameOf)(s.layout.meta);e.downloadImage(s,{format:o,filename:p,width:i,height:a,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,Vt.t)(
"Zoom"),Pan:(0,Vt.t)("Pan"),"Zoom in":(0,Vt.t)("Zoom in"),"Zoom out":(0,Vt.t)("Zoom out"),"Reset axes":(0,Vt.t)("Reset axes"),"Double-click to zoom back out":(0,Vt.t)(
"Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[
t("png",e.Icons.camera),t("svg",e.Icons.disk)]}}function os(e,t,n){if(!e)return e;let{shapes:o=[],annotations:r=[]}=e.layout,i={type:"line",x0:t,x1:t,yref:"pape\
r",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},p={x:t,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};
return{...e,layout:{...e.layout,shapes:[...o,i],annotations:[...r,p]}}}function ql(e,{x:t,y:n,words:o}){if(!e)return e;let s={type:"scatter",mode:"markers",x:[t],
y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...e,data:[...e.data,s]}}var Wf=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;
function ns(e,t){let n=t(e);return n!==void 0?n:Array.isArray(e)?e.map(o=>ns(o,t)):!e||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([o,r])=>[o,
ns(r,t)]))}var _f=e=>ns(e,t=>(0,Vt.isSaid)(t)?(0,Vt.t)(t):void 0),Fl=(e,t)=>ns(e,n=>typeof n=="string"?Gf(n,t):void 0);function Gf(e,t){let[,n,o]=Wf.exec(e)??[];
if(!n)return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(t).getPropertyValue(n).trim();return o?`rgba(${[1,3,
5].map(i=>parseInt(r.slice(i,i+2),16)).join(", ")}, ${o})`:r}var Yl=l(fe(),1),Li=l(Xe(),1),ep=l(nn(),1),as=l(rs(),1),Wn=l(W(),1),E=l(x(),1),jo=l(pe(),1),$i=l(Vl(),1),Do=l(ke(),1);var Bn=l(b(),1);function pt({verdict:e,sign:t,words:n,more:o}){return(0,Bn.jsxs)(Bn.Fragment,{children:[(0,Bn.jsxs)("p",{class:"gp-answer","data-verdict":e,children:[
(0,Bn.jsx)("span",{class:"gp-answer-sign","aria-hidden":"true",children:t}),(0,Bn.jsx)("span",{class:"gp-answer-words",children:n})]}),(0,Bn.jsx)("p",{class:"gp\
-answer-more",children:o})]})}var tp=l(Wi(),1);var ko=l(Xe(),1),_i=l(W(),1),Ho=l(x(),1),Zl=l(pe(),1),Lf=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Gi=(e,t,n,o=1)=>Lf(e,t)/(t*n+o),Jt=e=>(0,Zl.isKnown)(
e)?`${(0,ko.fixed)(e,2)} ×`:"–",to=({low:e,high:t})=>`${(0,ko.fixed)(e,2)}–${(0,ko.fixed)(t,2)}`,ss=()=>(0,Ho.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),vr=e=>e<.9995?`${(0,ko.significant)(e*1e3,3)} ms`:`${(0,ko.significant)(e,3)} s`;function Qt(e,{done:t,runs:n}){if(t>=n)return"";let o={done:(0,_i.count)(t),
left:(0,_i.count)(n-t)};return e.done?(0,Ho.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,Ho.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Ko=(0,Ho.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");var I=l(b(),1),np=(e,{value:t})=>`${e} = ${t}`;function $f({group:e}){let t=e.found,{words:n,setting:o="",times:r="",more:s,...i}=Ef(t,e);return(0,I.jsxs)(I.Fragment,
{children:[(0,I.jsxs)("header",{class:"gp-head",children:[(0,I.jsx)("h2",{class:"gp-title",children:(0,E.t)("Which setting is best?")}),(0,I.jsx)("p",{class:"gp\
-note gp-missing",children:Qt(e,t)})]}),(0,I.jsx)(pt,{...i,words:(0,$i.sentence)(n,{setting:(0,I.jsx)("code",{children:o}),times:r}),more:s}),t.others&&(0,I.jsxs)(
"p",{class:"gp-warning",children:["⚠ ",(0,E.t)(Ko)]}),(0,I.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${(0,$i.sentence)(n,{setting:o,
times:r}).join("")}. ${s}`}),(0,I.jsx)(Af,{found:t}),(0,I.jsx)(Me,{class:"gp-settings",chart:e.charts.lengths}),(0,I.jsx)("div",{class:"gp-wide",tabIndex:0,role:"\
region","aria-label":(0,E.t)("The settings in numbers"),children:(0,I.jsx)(If,{found:t})})]})}var op=(0,Yl.groupPane)($f,e=>e.answered("lengths"));function Ef(e,t){
let{knob:n,points:o,leader:r,best:s,fewest:i,noise:a}=e,p=o.filter(({speedup:G})=>G),d=(G,L)=>({verdict:"wait",sign:"…",words:G,more:L});if(a&&p.length)return d(
(0,E.t)("No verdict on time"),(0,E.t)(a));let c=p.find(G=>G.group===r);if(!c?.speedup){if(t.done)return d((0,E.t)("No answer"),(0,E.t)("No setting has a complet\
e pair of runs."));let G=(0,E.tn)(o.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:(0,Wn.count)(p.length)});return d(
(0,E.t)("Not known yet"),p.length?G:(0,E.t)("The first counted runs are under way."))}let{speedup:u,verdict:m,pairs:f}=c,k={setting:np(n,c),times:Jt(u.median),interval:to(
u)};if(m==="wait"||m==="noisy"){let G=(0,E.tn)(f,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{s\
etting} has the highest median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{...k,fewest:(0,Wn.count)(i)});return d(t.done?(0,E.t)(
"No answer"):(0,E.t)("Not known yet"),G)}let h={faster:[],slower:[(0,E.t)("It is slower than decoding without drafts.")],even:[(0,E.t)("The interval includes 1:\
 no clear difference from decoding without drafts.")]}[m],g=(0,E.t)("90 % interval: {interval}.",k),w={setting:k.setting,times:k.times},y={faster:"good",slower:"\
bad",even:"even"}[m];if(p.length===1)return{verdict:y,sign:{faster:"▲",slower:"▼",even:"≈"}[m],words:(0,E.t)("{setting} is the only setting that was measu\
red: {times}"),more:[g,...h].join(" "),...w};if(s===null)return{verdict:"even",sign:"≈",words:t.running?(0,E.t)("No clear best setting so far"):(0,E.t)("No cl\
ear best setting"),more:[Nf(e,p.length,k),...h,(0,E.t)("More repeats tell more.")].join(" ")};let S=m==="slower"?t.running?(0,E.t)("{setting} is best so far, bu\
t only {times}"):(0,E.t)("{setting} is best, but only {times}"):t.running?(0,E.t)("{setting} is best so far: {times}"):(0,E.t)("{setting} is best: {times}");return{
verdict:y,sign:m==="slower"?"▼":"★",words:S,more:[g,(0,E.t)("It was faster than each of the others, turn by turn."),...h].join(" "),...w}}function Nf({points:e,
rivals:t},n,o){if(t.length>2&&t.length===n-1)return(0,E.t)("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as \
good.",o);let r=Ff(e.filter(({group:s})=>t.includes(s)).map(({value:s})=>s));return(0,E.t)("{setting} has the highest median, {times}, with a 90 % interval of {\
interval}; {others} may be as good.",{...o,others:r})}var Ff=e=>e.length<2?e.join(""):(0,E.t)("{names} and {last}",{names:e.slice(0,-1).join(", "),last:e.at(-1)});
function Af({found:{points:e,curve:t,measured_curve:n}}){let o=r=>(0,I.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,I.jsx)("path",{class:r,
d:"M1 4H25"})});return(0,I.jsxs)("p",{class:"gp-note gp-keys",children:[(0,I.jsxs)("span",{children:[(0,I.jsxs)("svg",{width:"12",height:"20","aria-hidden":"tru\
e",children:[(0,I.jsx)("path",{class:"gp-spread",d:"M6 1V19M1 1H11M1 19H11"}),(0,I.jsx)("circle",{class:"gp-measured",cx:"6",cy:"10",r:"5"})]}),(0,I.jsx)(Do.Term,
{id:"speed-up",formula:"",meaning:(0,E.t)("The median speed-up of this setting’s runs, each compared with the run without drafts beside it, and its 90 % interva\
l."),children:(0,E.t)("measured, with its 90 % interval")})]}),t.length>0&&(0,I.jsxs)("span",{class:"gp-of-formula",children:[o("gp-theory gp-dashed"),(0,I.jsx)(
Do.Term,{id:"speed-up",meaning:(0,E.t)("Leviathan et al. 2023, theorem 3.8: (1 − α^(γ+1)) / ((1 − α) (γ c + 1)), with the acceptance rate α and the cost c of dr\
afting a token, both over all runs. It assumes that verifying a draft costs as much as one token, and is drawn for drafts of exactly γ tokens."),children:(0,E.t)(
"the paper’s formula")})]}),n.length>0&&(0,I.jsxs)("span",{class:"gp-of-verify",children:[o("gp-theory gp-dotted"),(0,I.jsx)(Do.Term,{id:"speed-up",formula:"",
meaning:(0,E.t)("The same formula with the measured time of a round: the straight line that fits it best over the tokens drafted in it. Verifying a draft then c\
osts what it really did."),children:(0,E.t)("with the measured cost of verifying")})]}),e.some(({formula:r})=>(0,jo.isKnown)(r))&&(0,I.jsxs)("span",{class:"gp-o\
f-own",children:[(0,I.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,I.jsx)("path",{class:"gp-own-formula",d:"M7 1L13 7L7 13L1 7Z"})}),(0,I.jsx)(
Do.Term,{id:"speed-up",formula:"",meaning:(0,E.t)("The formula with the setting’s own acceptance rate, drafted tokens per round and cost."),children:(0,E.t)("\
the formula for each setting by itself")})]}),(0,I.jsxs)("span",{children:[o("gp-unity"),(0,E.t)("as fast as without")]})]})}var is=e=>(0,jo.isKnown)(e)?(0,Wn.percent)(
e):"",Xl=e=>e||"–",zf=()=>[{name:"draft_acceptance_rate",term:"acceptance-rate",meaning:(0,E.t)(as.FIGURES.draft_acceptance_rate),value:e=>Xl(is(e.draft_acceptance_rate)),
words:e=>is(e.draft_acceptance_rate)},{name:"judged_acceptance_rate",term:"acceptance-rate",meaning:(0,E.t)(as.FIGURES.judged_acceptance_rate),formula:(0,E.t)("\
accepted / judged"),value:({rate:e})=>Xl(is(e)),words:({rate:e})=>is(e)},{name:"mean_acceptance_length",term:"acceptance-length",meaning:(0,E.t)(as.FIGURES.mean_acceptance_length),
value:({mean_acceptance_length:e})=>(0,Wn.decimals)(e,2),words:({mean_acceptance_length:e})=>(0,jo.isKnown)(e)?(0,Li.fixed)(e,2):""},{name:(0,E.t)("drafted per \
round"),term:"draft",meaning:(0,E.t)("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),formula:(0,E.t)(
"drafted / rounds"),value:({drafted:e})=>(0,Wn.decimals)(e,2),words:({drafted:e})=>(0,jo.isKnown)(e)?(0,Li.fixed)(e,2):""},{name:(0,E.t)("speed-up"),term:"speed\
-up",meaning:`${(0,E.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.")} ${ss()}`,formula:"",
value:({speedup:e})=>(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)("span",{children:Jt(e?.median)}),(0,I.jsx)("small",{children:e&&`  ${to(e)}`})]}),words:({speedup:e,
pairs:t})=>e?(0,E.tn)(t,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Jt(e.median),interval:to(e)}):""},{name:(0,E.t)(
"formula"),term:"speed-up",meaning:(0,E.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),value:({
formula:e})=>Jt(e),words:({rate:e,drafted:t,formula:n})=>(0,jo.isKnown)(n)?(0,E.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,Wn.decimals)(e),drafted:(0,Wn.decimals)(
t,2),times:Jt(n)}):""}];function If({found:{knob:e,points:t,best:n}}){let o=zf(),r=s=>(0,ep.inARow)(t.map(i=>{let a=s(i);return a?(0,E.t)("{name}: {words}",{name:np(
e,i),words:a}):""}));return(0,I.jsxs)("table",{children:[(0,I.jsx)("thead",{children:(0,I.jsxs)("tr",{children:[(0,I.jsx)("th",{scope:"col",children:e}),o.map(({
name:s,term:i,meaning:a,formula:p,words:d})=>(0,I.jsx)("th",{scope:"col",children:(0,I.jsx)(Do.Term,{id:i,meaning:a,formula:p,run:()=>r(d),children:(0,I.jsx)(tp.BreakableName,
{name:s})})},s))]})}),(0,I.jsx)("tbody",{children:t.map(s=>{let i=s.group===n;return(0,I.jsxs)("tr",{class:i?"gp-best":"",children:[(0,I.jsxs)("th",{scope:"row",
children:[(0,I.jsx)("span",{children:s.value}),(0,I.jsx)("b",{"aria-hidden":"true",children:i&&" ★"}),(0,I.jsx)("span",{class:"gp-hidden",children:i&&` ${(0,E.t)(
"(best)")}`})]}),o.map(({name:a,value:p})=>(0,I.jsx)("td",{children:p(s)},a))]},s.group)})})]})}var ip=l(fe(),1),Ei=l(Xe(),1),Rt=l(W(),1),q=l(x(),1),vo=l(pe(),1),Ai=l(ke(),1),ap=l(In(),1);var P=l(b(),1);function Bf({group:e}){let t=e.found,n=t.mode==="greedy"?qf(t,e):Df(t,e);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsxs)("header",{class:"gp-he\
ad",children:[(0,P.jsx)("h2",{class:"gp-title",children:(0,q.t)("Is it the same?")}),(0,P.jsx)("p",{class:"gp-note gp-missing",children:Qt(e,t)})]}),(0,P.jsx)(pt,
{...n}),(0,P.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${n.words}. ${n.more}`}),t.mode==="greedy"?(0,P.jsx)(Kf,{found:t}):(0,P.jsx)(Jf,
{found:t,group:e})]})}var lp=(0,ip.groupPane)(Bf,e=>e.answered("same")),Ni=(e,t)=>({verdict:"wait",sign:"…",words:e.done?(0,q.t)("No answer"):(0,q.t)("Not kno\
wn yet"),more:t});function qf({checked:e,equal:t,at:n},o){if(!e||t===null)return Ni(o,(0,q.t)("A text without drafts and one with drafts must both have ended."));
if(t){let r=(0,q.tn)(e,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with a\
nd without drafts in each of {count} pairs of texts.");return{verdict:"good",sign:"✓",words:(0,q.t)("The same tokens"),more:r}}return{verdict:"bad",sign:"✗",
words:(0,q.t)("Different from token {place} on",{place:(0,Rt.count)(n+1)}),more:(0,q.t)("Greedy decoding should write the same tokens with drafts. Rounding can \
tip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there.")}}var rp=/[\p{L}\p{M}\p{N}]/u;function Hf(e,t){
let n=0;for(;n<Math.min(e.length,t.length)&&e[n]===t[n];)n+=1;let o=()=>rp.test(e[n-1])&&rp.test((e[n]||"")+(t[n]||""));for(;n>0&&o();)n-=1;let r=s=>n+(/^\s*\S*/.
exec(s.slice(n))?.[0].length??0);return{shared:n,ends:[r(e),r(t)]}}function Kf({found:{texts:e,equal:t,checked:n}}){let[o,r]=n>0?e:[];if(o===void 0||r===void 0)
return null;let s=t===!0||o===r,{shared:i,ends:a}=Hf(o,r);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)("div",{class:"gp-both-texts",children:[o,r].map((p,d)=>(0,P.jsxs)(
"div",{children:[(0,P.jsx)("h3",{children:d?(0,q.t)("with drafts"):(0,q.t)("without drafts")}),(0,P.jsx)("p",{dir:"auto",tabIndex:0,children:s?p:(0,P.jsxs)(P.Fragment,
{children:[p.slice(0,i),(0,P.jsx)("mark",{children:p.slice(i,a[d])||"∎"}),(0,P.jsx)("span",{class:"gp-apart",children:p.slice(a[d])})]})})]},d))}),t===!1&&!s&&
(0,P.jsxs)("p",{class:"gp-note gp-mark-key",children:[(0,P.jsx)("mark",{children:"✗"})," ",(0,q.t)("the first words that differ")]})]})}var Fi=e=>`p = ${e<.001?
(0,Ei.significant)(e,1):(0,Ei.significant)(e,2)}`;function Df({p:e,verdict:t,counts:n,level:o},r){let[s,i]=[n[0],(0,Rt.count)(n[1])];if(!(0,vo.isKnown)(e)||t===
"wait"){if(r.done){let m=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with dr\
afts: too few for a test.",{assisted:i});return Ni(r,m)}let c=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts so far.","{count} texts without dr\
afts, {assisted} with drafts so far.",{assisted:i}),u=(0,q.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would\
 make it worthless.");return Ni(r,`${c} ${u}`)}let a=(0,q.tn)(s,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted}\
 with drafts.",{assisted:i}),p={level:(0,Rt.percent)(o)};if(t==="same"){let c=`${a} ${(0,q.t)("A p below {level} would count as a difference.",p)}`;return{verdict:"\
good",sign:"✓",words:(0,q.t)("{p}: no difference found",{p:Fi(e)}),more:c}}let d=`${a} ${(0,q.t)("p is below {level}.",p)}`;return{verdict:"bad",sign:"✗",words:(0,q.t)(
"{p}: the distributions differ",{p:Fi(e)}),more:d}}function jf({p:e,verdict:t}){if(!(0,vo.isKnown)(e))return"";let n=(0,q.t)("If both draw from the same distrib\
ution, a difference as large as this one appears in {share} of shuffles.",{share:(0,Rt.percent)(e)});return t==="differs"?`${n} ${(0,q.t)("That is so rare that \
chance is a poor explanation.")}`:t==="same"?`${n} ${(0,q.t)("That is not unusual.")}`:n}function Uf({counts:e,tokens:t,verdict:n,level:o}){let[r,s]=e,i=Math.round(
100*Math.sqrt(1/r+1/s)),a=(0,q.tn)(t,"Only the first token of each text is compared: which token it is, and how surprising it is.","Only the first {count} token\
s of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(n==="differs")return[(0,q.t)("It does not say how l\
arge a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,q.t)("Where nothing differs, \
this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,Rt.percent)(o)}),a];let p=r===s?(0,q.t)(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,Rt.count)(r),points:i}):(0,q.t)("Wi\
th {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,Rt.count)(r),assisted:(0,Rt.count)(
s),points:i});return[(0,q.t)("Not finding a difference does not prove that there is none."),`${p} ${(0,q.t)("Smaller true differences mostly go unnoticed; more \
texts show more.")}`,a]}function Vf({surprise:e},t){if(!(0,vo.isKnown)(e?.without)||!(0,vo.isKnown)(e.with))return"";let n=o=>(0,Rt.information)(o,t.unit);return(0,q.t)(
"How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",
{without:n(e.without),assisted:n(e.with)})}function Jf({found:e,group:t}){let{p:n,counts:o,positions:r}=e,s=jf(e),i=()=>(0,vo.isKnown)(n)?(0,q.tn)(o[0],"{count}\
 text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:(0,Rt.count)(o[1]),p:Fi(
n)}):"";return(0,P.jsxs)("div",{class:"gp-of-sampling",children:[s&&(0,P.jsx)("p",{class:"gp-meaning",children:s}),(0,vo.isKnown)(n)&&(0,P.jsxs)("div",{class:"g\
p-evidence",children:[(0,P.jsxs)("figure",{class:"gp-trial-figure gp-of-shuffles",hidden:!t.charts.shuffles,children:[(0,P.jsx)("h3",{children:(0,q.t)("Could it\
 be chance?")}),(0,P.jsxs)("p",{class:"gp-note",children:[(0,q.t)("How different the two groups of texts are, and how different groups are after the labels “wit\
hout” and “with” were shuffled among all texts.")," ",(0,P.jsx)(Ai.Term,{id:"p-value",formula:"",run:i,meaning:(0,q.t)("Two things are compared: how often\
 each token occurs at each position, by the sum of the chi-square statistics of the positions; and how surprising the target finds the texts, by the difference \
of the means. Each is written in standard deviations over all shuffles, and the larger one counts."),children:(0,q.t)("How it is measured")})]}),(0,P.jsx)(Me,{class:"\
gp-shuffles",chart:t.charts.shuffles}),(0,P.jsx)("p",{class:"gp-note gp-surprise",children:Vf(e,t)})]}),(0,P.jsxs)("div",{class:"gp-cannot",children:[(0,P.jsx)(
"h3",{children:(0,q.t)("What a p-value cannot show")}),(0,P.jsx)("ul",{children:Uf(e).map((a,p)=>(0,P.jsx)("li",{children:a},p))})]})]}),r.length>0&&(0,P.jsxs)(
"div",{class:"gp-trial-figure",children:[(0,P.jsx)("h3",{class:"gp-places-title",children:(0,q.t)("The tokens, position by position")}),(0,P.jsxs)("p",{class:"g\
p-note gp-keys",children:[(0,P.jsxs)("span",{children:[(0,P.jsx)("i",{class:"gp-bar-without","aria-hidden":"true"}),(0,q.t)("without drafts")]}),(0,P.jsxs)("spa\
n",{children:[(0,P.jsx)("i",{class:"gp-bar-with","aria-hidden":"true"}),(0,q.t)("with drafts")]}),(0,P.jsx)("span",{children:(0,q.t)("how many texts have this t\
oken there")})]}),(0,P.jsx)("ol",{class:"gp-places",children:r.map(({position:a,tokens:p})=>(0,P.jsx)(Qf,{position:a,tokens:p,counts:o},a))})]})]})}function Qf({
position:e,tokens:t,counts:n}){let o={without:n[0]-t.reduce((r,s)=>r+s.without,0),with:n[1]-t.reduce((r,s)=>r+s.with,0)};return(0,P.jsx)("li",{children:(0,P.jsxs)(
"table",{children:[(0,P.jsx)("caption",{children:(0,P.jsx)(Ai.Term,{id:"sample",formula:"",meaning:(0,q.t)("How many texts of each side have this token at this \
place."),children:(0,q.t)("token {place}",{place:(0,Rt.count)(e)})})}),(0,P.jsx)("thead",{children:(0,P.jsxs)("tr",{class:"gp-hidden",children:[(0,P.jsx)("th",{
scope:"col",children:(0,q.t)("token")}),(0,P.jsx)("th",{scope:"col",children:(0,q.t)("without")}),(0,P.jsx)("th",{scope:"col",children:(0,q.t)("with")})]})}),(0,P.jsxs)(
"tbody",{children:[t.map((r,s)=>(0,P.jsx)(sp,{token:r,counts:n},s)),(o.without>0||o.with>0)&&(0,P.jsx)(sp,{token:{...o,text:null},words:(0,q.t)("all others"),counts:n})]})]})})}
function sp({token:e,words:t,counts:n}){let o=[{name:"without",number:e.without,most:n[0]},{name:"with",number:e.with,most:n[1]}],r={without:(0,Rt.count)(e.without),
assisted:(0,Rt.count)(e.with)};return(0,P.jsxs)("tr",{children:[(0,P.jsx)("th",{scope:"row",children:e.text===null?(0,P.jsx)("bdi",{class:"gp-plain",children:t??
(0,q.t)("text ended")}):(0,P.jsx)(ap.TokenLabel,{text:e.text})}),(0,P.jsx)("td",{colSpan:2,"aria-label":(0,q.t)("{without} without, {assisted} with",r),children:(0,P.jsx)(
"div",{class:"gp-counts",children:o.map(({name:s,number:i,most:a})=>[(0,P.jsx)("i",{class:`gp-bar-${s}`,"aria-hidden":"true",style:{width:`${(100*Math.min(1,i/Math.
max(1,a))).toFixed(2)}%`}}),(0,P.jsx)("span",{children:(0,Rt.count)(i)})])})})]})}var hp=l(fe(),1),on=l(Xe(),1),vn=l(W(),1),K=l(x(),1),rn=l(pe(),1),xo=l(ke(),1);var fp=l(Wi(),1);var zi=l(W(),1),kn=l(x(),1),Uo=l(pe(),1),dp=l(ke(),1);var Wt=l(b(),1),Zf=.14;function cp(e,t){return e==="draft"?[(0,kn.t)("draft"),(0,kn.t)("{share} of the time with drafts goes into writing them: all forward pass\
es of the draft model, or the search for text to copy.",{share:t})]:e==="verify"?[(0,kn.t)("verify"),(0,kn.t)("{share} of the time with drafts goes into the tar\
get model’s passes over them.",{share:t})]:[(0,kn.t)("rest"),(0,kn.t)("{share} of the time with drafts goes into all else: comparing, choosing, and what the l\
ibrary does around it.",{share:t})]}function up({found:{pairs:e,draft_share:t,verify_share:n}}){if(!e.length||!(0,Uo.isKnown)(t)||!(0,Uo.isKnown)(n))return null;
let o=(0,Uo.medianOf)(e.map(a=>a.without)),r=(0,Uo.medianOf)(e.map(a=>a.with)),s=Math.max(o,r),i=[["draft",t],["verify",n],["rest",Math.max(0,1-t-n)]];return(0,Wt.jsxs)(
"figure",{class:"gp-trial-figure gp-of-time",children:[(0,Wt.jsx)("h3",{children:(0,kn.t)("Where the time goes")}),(0,Wt.jsxs)("ul",{class:"gp-time-bars",children:[
(0,Wt.jsx)(pp,{name:(0,kn.t)("without"),value:o,longest:s,parts:[["plain",1]]}),(0,Wt.jsx)(pp,{name:(0,kn.t)("with"),value:r,longest:s,parts:i})]}),(0,Wt.jsx)("\
p",{class:"gp-note gp-keys gp-time-keys",children:i.map(([a,p])=>{let[d,c]=cp(a,(0,zi.percent)(p));return(0,Wt.jsxs)("span",{children:[(0,Wt.jsx)("i",{"data-par\
t":a,"aria-hidden":"true"}),(0,Wt.jsxs)(dp.Term,{id:"time",meaning:c,unit:"%",children:[d," ",(0,zi.percent)(p)]})]},a)})})]})}function pp({name:e,value:t,longest:n,
parts:o}){return(0,Wt.jsxs)("li",{children:[(0,Wt.jsx)("span",{children:e}),(0,Wt.jsx)("span",{class:"gp-time-bar","aria-hidden":"true",children:o.map(([r,s])=>{
let i=s*t/n;return(0,Wt.jsx)("i",{"data-part":r,style:{width:`${(i*100).toFixed(2)}%`},children:(0,Wt.jsx)("b",{children:r!=="plain"&&i>Zf?cp(r,"")[0]:null})},r)})}),
(0,Wt.jsx)("span",{children:(0,kn.t)("{time} per token",{time:vr(t)})})]})}var C=l(b(),1);function Xf({group:e}){let t=e.found,{interval:n,...o}=Yf(t,e),{charts:r}=e;return(0,C.jsxs)(C.Fragment,{children:[(0,C.jsxs)("header",{class:"gp\
-head",children:[(0,C.jsx)("h2",{class:"gp-title",children:(0,K.t)("Is it faster?")}),(0,C.jsx)("p",{class:"gp-note gp-missing",children:Qt(e,t)})]}),(0,C.jsxs)(
"div",{class:"gp-verdict",children:[(0,C.jsxs)("div",{children:[(0,C.jsx)(pt,{...o,more:(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)("span",{children:o.more})," ",
n&&(0,C.jsx)(xo.Term,{class:"gp-of-spread",id:"interval",run:()=>eg(t),meaning:ss(),children:n})]})}),(0,C.jsx)(tg,{found:t})]}),(0,C.jsx)("ul",{class:"gp-reaso\
ns","aria-label":(0,K.t)("Why"),children:t.reasons.map((s,i)=>(0,C.jsx)("li",{children:(0,K.t)(s)},i))})]}),t.others&&(0,C.jsxs)("p",{class:"gp-warning",children:[
"⚠ ",(0,K.t)(Ko)]}),(0,C.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${o.words}. ${o.more} ${n}`}),(0,C.jsxs)("div",{class:"gp-halves",
children:[(0,C.jsxs)("div",{class:"gp-half",children:[t.pairs.length>0&&(0,C.jsxs)(bp,{name:"pairs",title:(0,K.t)("Time per token, pair by pair"),children:[(0,C.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,C.jsxs)("span",{children:[(0,C.jsx)(Ii,{size:12,children:(0,C.jsx)("circle",{class:"gp-dot-without",cx:"6",cy:"6",r:"4\
.5"})}),(0,K.t)("without drafts")]}),(0,C.jsxs)("span",{children:[(0,C.jsx)(Ii,{size:12,children:(0,C.jsx)("circle",{class:"gp-dot-with",cx:"6",cy:"6",r:"5.5"})}),
(0,K.t)("with drafts")]})]}),(0,C.jsx)(Me,{class:"gp-pairs",chart:r.pairs}),(0,C.jsx)("p",{class:"gp-note",children:(0,K.t)("Runs alternate: without, with, with\
out, with. The first pair warms up and is not counted.")})]}),(0,C.jsx)(up,{found:t})]}),(0,C.jsx)("div",{class:"gp-half",children:(0,C.jsx)(ng,{found:t,group:e})})]}),
(0,C.jsx)(sg,{found:t})]})}var gp=(0,hp.groupPane)(Xf,e=>e.answered("speed"));function bp({name:e,title:t,children:n}){return(0,C.jsxs)("figure",{class:`gp-tria\
l-figure gp-of-${e}`,children:[(0,C.jsx)("h3",{children:t}),n]})}var Ii=({size:e,children:t})=>(0,C.jsx)("svg",{width:e,height:e,"aria-hidden":"true",children:t});
function Yf(e,t){let{verdict:n,noise:o,speedup:r,pairs:s,fewest:i}=e,{length:a}=s,p=t.done?(0,K.t)("No answer"):(0,K.t)("Not known yet");if(n==="noisy")return{verdict:"\
wait",sign:"…",words:(0,K.t)("No verdict on time"),more:(0,K.t)(o),interval:""};if(!r){let k=t.done?(0,K.t)("No pair of runs was completed."):(0,K.t)("The fir\
st counted pair is under way.");return{verdict:"wait",sign:"…",words:p,more:k,interval:""}}let d=Jt(r.median),c=to(r),u=(0,K.tn)(a,"Median of {count} pair of \
runs.","Median of {count} pairs of runs."),m=(0,K.t)("90 % interval: {interval}.",{interval:c});if(n==="faster")return{verdict:"good",sign:"▲",words:t.running?
(0,K.t)("{times} faster so far",{times:d}):(0,K.t)("{times} faster",{times:d}),more:u,interval:m};if(n==="slower")return{verdict:"bad",sign:"▼",words:t.running?
(0,K.t)("{times}: slower so far",{times:d}):(0,K.t)("{times}: slower",{times:d}),more:u,interval:m};if(n==="even")return{verdict:"even",sign:"≈",words:t.running?
(0,K.t)("No clear difference so far"):(0,K.t)("No clear difference"),more:(0,K.tn)(a,"{times} is the median of {count} pair of runs.","{times} is the median of \
{count} pairs of runs.",{times:d}),interval:(0,K.t)("The 90 % interval {interval} includes 1.",{interval:c})};let f=(0,K.tn)(a,"{times} is the median of {count}\
 pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:d,fewest:(0,vn.count)(
i)});return{verdict:"wait",sign:"…",words:p,more:f,interval:""}}var eg=({pairs:e})=>e.length?(0,K.tn)(e.length,"the speed-up of {count} pair: {each}.","the sp\
eed-ups of {count} pairs: {each}.",{each:(0,on.listed)(e.map(({speedup:t})=>(0,on.fixed)(t,2)).sort())}):"";function tg({found:{identical:e,pairs:t}}){if(!e?.checked)
return null;let{checked:n,equal:o,at:r}=e,s=n>t.length?(0,K.tn)(n,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,K.tn)(
n,"Same tokens in the pair","Same tokens in all {count} pairs");return(0,C.jsxs)("p",{class:"gp-badge","data-verdict":o?"good":"bad",children:[(0,C.jsx)("b",{"a\
ria-hidden":"true",children:o?"✓":"✗"}),(0,C.jsx)("span",{children:o?s:(0,K.t)("Not the same tokens: a text diverges at token {place}",{place:(0,vn.count)(r+
1)})})]})}var wp=({acceptance:e})=>e?.judged_acceptance_rate??null;function ng({found:e,group:t}){let{drafted:n,cost:o,verify:r}=e;if(!(0,rn.isKnown)(n)||!(0,rn.isKnown)(
o)||!(0,rn.isKnown)(r))return null;let s=()=>{let i=wp(e);return(0,rn.isKnown)(i)?(0,K.t)("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",
{rate:(0,vn.decimals)(i),drafted:(0,on.fixed)(n,2),cost:(0,on.fixed)(o,2),verify:(0,on.fixed)(r,2),times:Jt(Gi(i,n,o,r))}):""};return(0,C.jsxs)(bp,{name:"rates",
title:(0,K.t)("How often must the target accept?"),children:[(0,C.jsxs)("p",{class:"gp-note gp-keys",children:[(0,C.jsxs)("span",{children:[(0,C.jsx)("svg",{width:"\
24",height:"8","aria-hidden":"true",children:(0,C.jsx)("path",{class:"gp-theory",d:"M1 4H23"})}),(0,C.jsx)(xo.Term,{id:"speed-up",formula:"",run:s,meaning:(0,K.t)(
"Tokens that a round is expected to write, divided by what the round costs: (1 − α^(γ+1)) / (1 − α) / (γ c + v). α is the acceptance rate, γ the drafted tokens \
per round, c the cost of drafting one and v that of the target’s pass over the draft, both as measured here. After Leviathan et al. 2023, theorem 3.8, where v i\
s 1."),children:(0,K.t)("expected by the formula at the costs measured here")})]}),(0,C.jsxs)("span",{children:[(0,C.jsx)(Ii,{size:14,children:(0,C.jsx)("path",
{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,K.t)("measured")]})]}),(0,C.jsx)(Me,{class:"gp-rates",chart:t.charts.rates}),(0,C.jsx)("p",{class:"gp-rate-w\
ords",children:og(e,Gi(1,n,o,r))})]})}function og(e,t){let{break_even:n}=e,o=wp(e);if(!(0,rn.isKnown)(n))return(0,K.t)("No acceptance rate would be enough: even\
 if the target kept every drafted token, the formula gives {times}.",{times:Jt(t)});if(n<=0)return(0,K.t)("Any acceptance rate is enough at these costs.");let r=(0,vn.percent)(
n);if(!(0,rn.isKnown)(o))return(0,K.t)("The target must keep at least {least} of the tokens that it judges.",{least:r});let s={least:r,rate:(0,vn.percent)(o)};return o>=
n?(0,K.t)("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",s):(0,K.t)("The target must keep at least {least} of the t\
okens that it judges, but here it keeps only {rate}.",s)}var rg=["draft_acceptance_rate","judged_acceptance_rate","mean_acceptance_length","passes_saved"];function sg({
found:e}){let{acceptance:t,drafted:n,cost:o,verify:r}=e,s=[];for(let i of t?rg:[]){let a=t?.[i];if(!t||!(0,rn.isKnown)(a))continue;let p=i.endsWith("rate")?(0,vn.percent)(
a):i.endsWith("length")?(0,on.fixed)(a,2):(0,vn.count)(a);s.push((0,C.jsx)(ls,{value:p,children:(0,C.jsx)(xo.Term,{...(0,fp.termOfFigure)(i,p,t),children:i})}))}
if((0,rn.isKnown)(n)){let i=()=>t?(0,K.tn)(t.num_rounds,"{drafted} drafted in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,vn.count)(
t.num_draft_tokens),value:(0,on.fixed)(n,2)}):"";s.push((0,C.jsx)(ls,{value:(0,on.fixed)(n,2),children:(0,C.jsx)(xo.Term,{id:"draft",formula:"",run:i,meaning:(0,K.t)(
"num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),children:(0,K.t)("drafted tokens per round")})}))}return(0,rn.isKnown)(
o)&&s.push((0,C.jsx)(ls,{value:(0,on.fixed)(o,2),children:(0,C.jsx)(xo.Term,{id:"draft-cost",run:()=>mp(o,e),meaning:(0,K.t)("Draft time per drafted token / tim\
e per token without drafts, both without the reading of the prompt: the c of the formula."),children:(0,K.t)("cost of drafting one token")})})),(0,rn.isKnown)(r)&&
s.push((0,C.jsx)(ls,{value:(0,on.fixed)(r,2),children:(0,C.jsx)(xo.Term,{id:"draft-cost",run:()=>mp(r,e),meaning:(0,K.t)("Time of the target’s pass over a draft\
 / time per token without drafts. The theorem assumes 1; on a processor without spare capacity it is more."),children:(0,K.t)("cost of verifying a draft")})})),
(0,C.jsx)("dl",{class:"gp-figures",children:s})}var ls=({value:e,children:t})=>(0,C.jsxs)("div",{children:[(0,C.jsx)("dt",{children:t}),(0,C.jsx)("dd",{children:e})]});
function mp(e,{pairs:t}){if(!t.length)return"";let n=(0,rn.medianOf)(t.map(({without:o})=>o));return(0,K.t)("{cost} × {token} per token without drafts = {time}.",
{cost:(0,on.fixed)(e,2),token:vr(n),time:vr(e*n)})}var cs=l(ge(),1),$p=l(fe(),1),xt=l(x(),1),ji=l(ke(),1);var Sp=l(Bi(),1),cn=l(x(),1);var ps=l(W(),1),So=l(b(),1);function kp({text:e}){let t=[],n=0;for(let{0:o,index:r}of e.matchAll(ps.INVISIBLE))r>n&&t.push(e.slice(n,r)),n=r+1,t.push((0,So.jsx)(
ig,{character:o},r));return(0,So.jsxs)(So.Fragment,{children:[t,e.slice(n)]})}function ig({character:e}){let t=ps.MARKS[e],n=(e.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,So.jsx)("span",{class:"gp-space","data-mark":t??`U+${n}`,"data-wide":t==="·"?"no":"yes",children:t?e:""})}var qi=l(ke(),1),Ki=l(In(),1),Se=l(b(),1),Hi=40,vp=14;function ag(e){let t=Array.from({length:e},(n,o)=>o);return e<=Hi?t:[...t.slice(0,vp),null,...t.slice(vp+e-
Hi+1)]}var lg=(e,t,n)=>e==="left"?[0,t-n]:[n,t];function Tp({read:e,text:t,side:n,goesOn:o,caption:r}){let[s,i]=lg(n,e.length,t),a=e.filter(([,,u])=>!u).length,
p=ag(e.length),d=e.length-Hi+1,c=()=>(0,cn.tn)(e.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:a});return(0,Se.jsxs)("\
table",{class:"gp-strip",children:[(0,Se.jsx)("caption",{class:"gp-hidden",children:r}),(0,Se.jsxs)("tbody",{children:[(0,Se.jsxs)("tr",{children:[(0,Se.jsx)("t\
h",{scope:"row",children:(0,Se.jsx)("span",{children:(0,cn.t)("token")})}),p.map(u=>u===null?(0,Se.jsx)("td",{class:"gp-mark",children:(0,cn.tn)(d,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,Se.jsx)(pg,{label:e[u][1],isPadding:u>=s&&u<i,isLast:o&&u===e.length-1},u))]}),(0,Se.jsxs)("tr",{children:[(0,Se.jsx)(
"th",{scope:"row",children:(0,Se.jsx)(qi.Term,{id:"padding",run:c,meaning:(0,cn.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,cn.t)(
"mask")})}),p.map(u=>u===null?(0,Se.jsx)(xp,{}):(0,Se.jsx)("td",{class:e[u][2]?"":"gp-ignored",children:e[u][2]}))]}),e.some(([,,,u])=>u!==null)&&(0,Se.jsxs)("t\
r",{children:[(0,Se.jsx)("th",{scope:"row",children:(0,Se.jsx)(qi.Term,{id:"padding",run:c,meaning:(0,cn.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,cn.t)("position")})}),p.map(u=>u===null?(0,Se.jsx)(xp,{}):(0,Se.jsx)("td",{children:e[u][3]}))]})]})]})}
var xp=()=>(0,Se.jsx)("td",{class:"gp-mark",children:"…"});function pg({label:e,isPadding:t,isLast:n}){return(0,Se.jsxs)("td",{class:`gp-cell${t?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,Se.jsx)(Ki.TokenLabel,{text:e}),t&&(0,Se.jsxs)("span",{class:"gp-hidden",children:[" ",(0,cn.t)("(padding)")]}),n&&(0,Se.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,cn.t)("(the next token is predicted from here)")]})]})}function Pp({tokens:e,parts:t}){let n=[e.slice(0,t??e.length),
e.slice(t??e.length)];return(0,Se.jsxs)("span",{class:"gp-new",children:[n.map((o,r)=>o.length>0&&(0,Se.jsx)("span",{class:r?"gp-parted":"",children:o.map(dg)},
r)),!e.length&&(0,Se.jsx)("span",{class:"gp-mark",children:(0,cn.t)("(nothing)")})]})}var dg=([,e,t],n)=>(0,Se.jsx)(Sp.Fragment,{children:t===null?(0,Se.jsx)(Ki.TokenLabel,
{class:"gp-end",text:e}):(0,Se.jsx)(kp,{text:t})},n);var Mp=l(Xe(),1),Op=l(nn(),1),Ae=l(W(),1),me=l(x(),1),xr=l(pe(),1),Rp=l(Vo(),1);function Sr({name:e,masked:t}){return e==="alone"?(0,me.t)("Alone"):e==="left"?t?
(0,me.t)("Padded on the left"):(0,me.t)("Padded on the left, without a mask"):t?(0,me.t)("Padded on the right"):(0,me.t)("Padded on the right, without a mask")}
function ds(e,t){if(!(0,xr.isKnown)(e))return(0,me.t)("infinite");let n=(0,Ae.fromNats)(e,t),o=Math.abs(n);if(o<1e-15)return(0,Ae.withUnit)(0,"0",t);let r=o<1e-4?
(0,Rp.pWords)(o):(0,Mp.fixed)(o,o<.01?4:3);return(0,Ae.withUnit)(e,`${n<0?"−":""}${r}`,t)}function Wp(e,t,n){let{prompts:o,sampled:r,ways:s}=e,[i]=s,a=t.answers.
map(({kl:f})=>(0,xr.isKnown)(f)?f:1/0),p=t.answers.filter(({read:f},k)=>f.length>i.answers[k].read.length).length,d=[(0,me.t)("How far the first new token's dis\
tribution moved from the one without a batch: at most {distance}.",{distance:ds(Math.max(...a),n)})];p||d.push((0,me.t)("No prompt is shorter than another, so n\
othing was padded.")),t.guessed?d.push((0,me.t)("generate has found the padding by itself, because no text ends with this pad token.")):!t.masked&&p&&d.push((0,me.t)(
"The model has read the padding as text."));let c=t.answers.filter(({same:f})=>!f).length,u=r?"even":c?"bad":"good",m=cg(u,Sr(t),c,o.length);return{verdict:u,sign:{
even:"○",bad:"✗",good:"✓"}[u],words:m,more:d.join(" ")}}function cg(e,t,n,o){return e==="even"?(0,me.t)("{way}: the texts are drawn again, so they are not\
 compared.",{way:t}):e==="good"?(0,me.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on\
 its own.",{way:t}):o===1?(0,me.t)("{way}: the prompt gives a different text than on its own.",{way:t}):(0,me.tn)(n,"{way}: {count} of {all} prompts gives a dif\
ferent text than on its own.","{way}: {count} of {all} prompts give a different text than on their own.",{way:t,all:o})}function Di({sampled:e},{name:t},{same:n}){
return t==="alone"?{verdict:"even",sign:"",words:""}:e?{verdict:"even",sign:"○",words:(0,me.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,me.t)("th\
e same as on its own")}:{verdict:"bad",sign:"✗",words:(0,me.t)("a different text than on its own")}}function _p(e,t,n,o,r){let s=ug(n);if(t.name==="alone")return[
s];let i=e.sampled?"":mg(n,o),a=ds(n.change,r);return[...i?[{words:i,meaning:(0,me.t)("The first token that differs. What comes after it continues a different t\
ext."),term:"greedy"}]:[],{words:(0,me.t)("KL {distance}",{distance:ds(n.kl,r)}),meaning:(0,me.t)("Kullback-Leibler divergence between the distributions of the \
first new token, alone ‖ this way, before the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,Ae.asSentence)((0,Op.klSumWords)(hg(o,n),r,
ds(n.kl,r)))},{words:(0,me.t)("log p of {token} {change}",{token:(0,Ae.quoted)(o.new[0][1]),change:`${(0,xr.isKnown)(n.change)&&n.change>0?"+":""}${a}`}),meaning:(0,me.t)(
"The change in the log-probability of the token that the prompt alone chose first."),term:"logprob",run:()=>fg(n,o,a),unit:r},s]}function ug({first:e}){let t=i=>(0,Ae.percent)(
(0,Ae.probability)(i)),n=e.slice(0,3).map(([i,a])=>`${(0,Ae.quoted)(i)} ${t(a)}`),[[o,r]]=e,s={token:(0,Ae.quoted)(o),logprob:(0,Ae.decimals)(r),percent:t(r)};return{
words:(0,me.t)("first: {tokens}",{tokens:n.join(", ")}),meaning:(0,me.t)("The likeliest first new tokens, with their probabilities before the logits processors."),
term:"probability",run:()=>(0,me.t)("{token}: e^({logprob}) = {percent}.",s)}}function mg({parts_at:e,new:t},n){if(e===null)return"";let o=r=>e<r.length?(0,Ae.quoted)(
r[e][1]):(0,me.t)("the end");return(0,me.t)("diverges at new token {number}: {own}, alone {alone}",{number:e+1,own:o(t),alone:o(n.new)})}var hg=(e,t)=>e.first.flatMap(
([n,o])=>{let r=t.first.find(([s])=>s===n);return r?[{text:n,p:(0,Ae.probability)(o),q:(0,Ae.probability)(r[1])}]:[]});function fg(e,t,n){let[[,o]]=t.new,[r,s]=[
t,e].map(({first:i})=>i.find(([a])=>a===o));return!r||!s||!(0,xr.isKnown)(e.change)?"":(0,me.t)("from {before} alone to {after}: a change of {change}.",{before:(0,Ae.percent)(
(0,Ae.probability)(r[1])),after:(0,Ae.percent)((0,Ae.probability)(s[1])),change:n})}function Gp(e){let{model:t,mode:n,prompts:o,width:r,pad:s,borrowed:i,dtype:a,
seed:p,sampled:d,ways:c}=e,u=d?(0,me.t)("{mode}, seed {seed}",{mode:(0,Ae.modeName)(n),seed:p}):(0,Ae.modeName)(n),f=c[0].answers.some(({read:k})=>k.length<r)?gg(
o.length,{width:r,pad:s[1]},i):(0,me.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:r});return`${t}, ${a}; ${u}; ${f}`}
var gg=(e,t,n)=>n?(0,me.tn)(e,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",t):(0,me.tn)(e,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",t);var $=l(b(),1),bg=6,Lp=200;function wg({group:e}){let t=e.found,{unit:n}=e,o=(0,cs.useMemo)(()=>t.prompts.map((s,i)=>(0,$.jsx)(yg,{found:t,number:i,unit:n},`${i}\
 ${s}`)),[t,n]),r=t.ways.slice(1).map(s=>Wp(t,s,n));return(0,$.jsxs)($.Fragment,{children:[(0,$.jsxs)("header",{class:"gp-head",children:[(0,$.jsx)("h2",{class:"\
gp-title",children:(0,xt.t)("Batch")}),(0,$.jsx)("p",{class:"gp-note gp-about",children:Gp(t)})]}),(0,$.jsx)("ul",{class:"gp-batch-verdicts",children:r.map(({verdict:s,
sign:i,words:a,more:p})=>(0,$.jsxs)("li",{"data-verdict":s,children:[(0,$.jsx)(Np,{sign:i}),(0,$.jsxs)("span",{children:[a,(0,$.jsx)("small",{children:p})]})]},
a))}),(0,$.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:r.map(({words:s})=>s).join(" ")}),(0,$.jsx)(vg,{isDecoder:!t.is_encoder_decoder}),(0,$.jsx)(
"div",{class:"gp-batch-prompts",children:o}),(0,$.jsx)(xg,{})]})}var Ep=(0,$p.groupPane)(wg,({found:e})=>!!e),Np=({sign:e})=>(0,$.jsx)("span",{class:"gp-sign","\
aria-hidden":"true",children:e});function yg({found:e,number:t,unit:n}){let[o,r]=(0,cs.useState)(t<bg),s=[...e.prompts[t]],i=e.ways.slice(1).map(a=>`${Di(e,a,a.
answers[t]).sign} ${Sr(a)}`);return(0,$.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:a})=>r(a.open),children:[(0,$.jsxs)("summary",{children:[
(0,xt.t)("Prompt {number}:",{number:t+1})," ",(0,$.jsx)("bdi",{class:"gp-prompt-text",children:s.slice(0,Lp).join("")+(s.length>Lp?"…":"")}),(0,$.jsxs)("span",
{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&e.ways.map(a=>(0,$.jsx)(kg,{found:e,way:a,number:t,unit:n},a.name))]})}function kg({found:e,way:t,number:n,
unit:o}){let[r,s]=[e.ways[0].answers[n],t.answers[n]],{verdict:i,sign:a,words:p}=Di(e,t,s),d=t.name==="alone"||JSON.stringify(s.read)!==JSON.stringify(r.read),c=(0,xt.t)(
"Prompt {number} as the model reads it: {way}",{number:n+1,way:Sr(t)});return(0,$.jsxs)("div",{class:"gp-way","data-verdict":i,children:[(0,$.jsxs)("h3",{class:"\
gp-way-name",children:[(0,$.jsx)(Np,{sign:a}),Sr(t),(0,$.jsx)("small",{children:p})]}),(0,$.jsxs)("div",{class:"gp-way-body",children:[d?(0,$.jsx)("div",{class:"\
gp-scroll",tabIndex:0,role:"region","aria-label":c,children:(0,$.jsx)(Tp,{read:s.read,text:r.read.length,side:t.name,goesOn:!e.is_encoder_decoder,caption:c})}):
(0,$.jsx)("p",{class:"gp-note",children:(0,xt.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),(0,$.jsxs)(
"p",{class:"gp-gave",children:[(0,$.jsxs)("span",{class:"gp-gave-words",children:[(0,xt.t)("Output:")," "]}),(0,$.jsx)(Pp,{tokens:s.new,parts:e.sampled?null:s.parts_at})]}),
(0,$.jsx)("p",{class:"gp-measures",children:_p(e,t,s,r,o).map(u=>(0,$.jsx)(ji.Term,{id:u.term,run:u.run,meaning:u.meaning,unit:u.unit,children:u.words},u.words))})]})]})}
function vg({isDecoder:e}){return(0,$.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,$.jsxs)("span",{children:[(0,$.jsx)("i",{class:"gp-cell gp-padding","\
aria-hidden":"true",children:"pad"})," ",(0,$.jsx)(ji.Term,{id:"padding",meaning:(0,xt.t)("All rows of a batch have the same length. Shorter prompts are filled \
with pad tokens, on the left or on the right."),children:(0,xt.t)("padding")})]}),(0,$.jsxs)("span",{children:[(0,$.jsx)("i",{class:"gp-cell gp-ignored","aria-h\
idden":"true",children:"0"})," ",(0,xt.t)("hidden by the mask")]}),(0,$.jsxs)("span",{class:"gp-of-decoder",hidden:!e,children:[(0,$.jsx)("i",{class:"gp-cell gp\
-last","aria-hidden":"true",children:"abc"})," ",(0,xt.t)("the next token is predicted from here")]}),(0,$.jsxs)("span",{children:[(0,$.jsx)("u",{class:"gp-part\
ed",children:(0,xt.t)("text")})," ",(0,xt.t)("differs from what the prompt gives on its own")]})]})}function xg(){return(0,$.jsxs)("details",{class:"gp-batch-wh\
y",children:[(0,$.jsx)("summary",{children:(0,xt.t)("Why?")}),(0,$.jsxs)("ul",{children:[(0,$.jsx)("li",{children:(0,xt.t)("A decoder-only model continues from \
the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the mode\
l predicts after padding says little about the prompt.")}),(0,$.jsx)("li",{children:(0,xt.t)("The mask hides the padding from attention, and the position ids co\
unt from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,$.jsx)("li",{children:(0,xt.t)("Equiva\
lent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by so\
me millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,$.jsx)("li",{children:(0,xt.t)("An encoder-\
decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; paddi\
ng on the left can, where the encoder has learned absolute positions.")}),(0,$.jsx)("li",{children:(0,xt.t)("Without a mask, generate looks for the padding by i\
tself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell t\
hem apart, and the model reads all of them as text.")})]})]})}var ms=l(ge(),1);var Yp=l(fe(),1),St=l(W(),1),de=l(x(),1),Pr=l(pe(),1),ed=l(Ui(),1),td=l(ke(),1),nd=l(zp(),1);var Vp=l(nn(),1),Ft=l(W(),1),Jp=l(x(),1),no=l(pe(),1);var rt=l(W(),1),ot=l(x(),1),Tr=l(pe(),1),Vi=3,Sg={sum:"logprob",token:"per_token",byte:"per_byte"},us=(e,t)=>e[Sg[t]]??-1/0,Jo=({answers:e},t)=>e.map((n,o)=>o).
sort((n,o)=>us(e[o],t)-us(e[n],t)),_n=(e,t=3)=>(0,Tr.isKnown)(e)?(0,rt.decimals)(e,t):"−∞";function Ji(e){let{answers:t}=e;if(t.length<2)return"";let n=["su\
m","token","byte"].map(a=>Jo(e,a)),[o,r,s]=n.map(([a])=>(0,rt.quoted)(t[a].text.trim()));return o!==r||o!==s?(0,ot.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:s}):n.every(a=>a.join()===n[0].join())?(0,ot.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,ot.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Bp({answers:e,total:t}){if(!(0,Tr.isKnown)(t))return"";let n=(0,rt.percent)(t);return(0,ot.tn)(
e.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function qp({answers:e,overlaps:t,kind:n,unread:o},r,s){let i=[],a=(c,u="warning")=>i.push({kind:u,words:c});if(r&&!e.length&&a((0,ot.t)("None of the answers wa\
s read.")),!e.length)return i;n==="chat"&&a((0,ot.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&a((0,ot.t)("Each answer begins the targ\
et."),"info");let p=new Set;for(let[c,u]of t)p.has(u)||(p.add(u),a((0,ot.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,rt.quoted)(e[u].text.trim()),short:(0,rt.quoted)(e[c].text.trim())})));let d=e.flatMap(({text:c,
join:u})=>u&&!u.same?[{text:c,join:u}]:[]);for(let{text:c,join:u}of d.slice(0,Vi))a(Tg(c,u));d.length>Vi&&a((0,ot.tn)(d.length-Vi,"So is {count} other answer.",
"So are {count} other answers.")),r&&n!=="source"&&e.some(({join:c})=>!c)&&a((0,ot.t)("How prompt and answer are split as one text is not known here."),"info");
for(let c of r?o:[])a(Pg(c,s(c)));return i}var Ip=(e=[])=>e.map(rt.quoted).join(" "),Tg=(e,{whole:t,read:n})=>(0,ot.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,rt.quoted)(e.trim()),read:Ip(n),whole:Ip(t)});
function Pg({text:e,failed:t},n){let o=(0,ot.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,rt.quoted)(e.trim())});return t&&
!n?`${o} ${(0,ot.t)(t.message)} ${(0,ot.t)(t.fix)}`:o}function Hp({token_id:e,text:t,logprob:n,rank:o,after:r,removed_by:s},i){let a=[(0,ot.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,rt.quoted)(t),id:e,value:_n(n),share:(0,rt.percent)((0,rt.probability)(n))})];return o&&a.push((0,ot.t)(
"rank {rank}",{rank:(0,rt.count)(o)})),i&&a.push(Cg(r,s)),`${a.join(", ")}.`}function Cg(e,t){return(0,Tr.isKnown)(e)?(0,ot.t)("{share} after the processors",{share:(0,rt.percent)(
(0,rt.probability)(e))}):(0,ot.t)("removed by {processor}",{processor:t?(0,rt.processorWords)(t)[0]:(0,ot.t)("a processor")})}var Kp=({tokens:e})=>e.find(({after:t})=>!(0,Tr.isKnown)(
t))??e[0];var Dp=4,Mg=e=>new TextEncoder().encode(e.trimStart()).length,Qp=e=>e.length>Dp?[...e.slice(0,Dp-1),"…",...e.slice(-1)]:e,Og={share(e,t,n){let o=e.shares?.[n];
if(!(0,no.isKnown)(o))return"";let r=i=>`e^(${_n(us(i,n))})`,s=Jo(t,n).map(i=>r(t.answers[i]));return`${r(e)} / (${Qp(s).join(" + ")}) = ${(0,Ft.percent)(o)}`},
sum:({tokens:e,logprob:t})=>jp(e.map(n=>n.logprob),t),token:({logprob:e,per_token:t,tokens:n})=>Up(e,n.length,t),byte:({logprob:e,per_byte:t,text:n})=>Up(e,Mg(n),
t),perplexity:({per_token:e,perplexity:t})=>(0,no.isKnown)(t)&&(0,no.isKnown)(e)?`exp(−(${(0,Ft.decimals)(e)})) = ${(0,Ft.decimals)(t,2)}`:"",after:({tokens:e,
after:t})=>(0,no.isKnown)(t)?jp(e.map(n=>n.after),t):""};function jp(e,t){let n=`${_n(t)} nats, ${(0,Ft.percent)((0,Ft.probability)(t))}`;return e.length<2||!e.
every(no.isKnown)?n:`${Qp(e.map(o=>_n(o))).join(" + ").replaceAll("+ −","− ")} = ${n}`}function Up(e,t,n){return!(0,no.isKnown)(e)||!(0,no.isKnown)(n)||(0,Ft.decimals)(
e/t)!==(0,Ft.decimals)(n)?"":(0,Vp.quotientWords)((0,Ft.decimals)(e),(0,Ft.count)(t),(0,Ft.decimals)(n))}function Zp(e,t,n){let[o]=Jo(t,n);if(o===void 0)return"";
let r=t.answers[o],s=Og[e](r,t,n);return s?(0,Jp.t)("{name}: {words}.",{name:(0,Ft.quoted)(r.text.trim()),words:s}):""}var O=l(b(),1),Xp=400,Rg=[["sum",()=>(0,de.t)("sum")],["token",()=>(0,de.t)("mean per token")],["byte",()=>(0,de.t)("mean per byte")]];function Wg({group:e}){let[
t,n]=(0,ms.useState)("sum"),o=e.found,{blocks:r}=o;return(0,O.jsxs)(O.Fragment,{children:[(0,O.jsxs)("header",{class:"gp-head",children:[(0,O.jsx)("h2",{class:"\
gp-title",children:(0,de.t)("Answers")}),(0,O.jsx)("p",{class:"gp-note gp-missing",children:Qt(e,o)}),(0,O.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,de.t)("Rank by"),children:[(0,O.jsx)("span",{class:"gp-note",children:(0,de.t)("Rank by")}),Rg.map(([s,i])=>(0,O.jsx)("button",{class:"gp-button",
type:"button","data-by":s,"aria-pressed":t===s,onClick:()=>n(s),children:i()},s))]})]}),(0,O.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&
r.length===1&&Ji(r[0])}),(0,O.jsx)("div",{class:"gp-blocks",children:r.map((s,i)=>(0,O.jsx)(_g,{group:e,block:s,by:t},i))}),(0,O.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,O.jsx)("span",{class:"gp-note",children:(0,de.t)("Tokens are shaded by probability")}),(0,O.jsx)(ed.ShadeScale,{class:"gp-note",name:"ra\
w",unit:e.unit})]}),(0,O.jsxs)("details",{class:"gp-choices-why",children:[(0,O.jsx)("summary",{children:(0,de.t)("What do these numbers mean?")}),(0,O.jsxs)("u\
l",{children:[(0,O.jsx)("li",{children:(0,de.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,O.jsx)("li",{children:(0,de.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,O.jsx)("li",{children:(0,de.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var od=(0,Yp.groupPane)(Wg,({found:e})=>e?.
question==="choices");function _g({group:e,block:t,by:n}){let{model:o,prompt:r,answers:s,total:i}=t,a=[...r],p=a.slice(0,Xp).join("")+(a.length>Xp?"…":""),d=(0,de.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,St.quoted)(r)}),c=(0,ms.useMemo)(()=>s.length>0&&(0,O.jsx)(Eg,{group:e,block:t,by:n,name:d}),[t,n,e.canAsk]),
u=({entry:f})=>!!e.entries[f]?.ended?.failed,m=qp(t,!!e.done,u);return(0,O.jsxs)("section",{class:"gp-block",children:[(0,O.jsxs)("h3",{class:"gp-block-head",children:[
(0,O.jsx)("span",{class:"gp-block-model",children:o})," ",(0,O.jsx)("bdi",{class:"gp-block-prompt",children:p||(0,de.t)("(empty)")})]}),(0,O.jsx)("p",{class:"gp\
-verdict",children:(0,Pr.isKnown)(i)?Ji(t):""}),(0,O.jsx)("p",{class:"gp-note gp-total",children:Bp(t)}),(0,O.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":d,children:c}),(0,O.jsx)("ul",{class:"gp-choice-notes",hidden:!m.length,children:m.map(({kind:f,words:k})=>(0,O.jsx)("li",{class:"gp-note","data-ki\
nd":f,children:k},k))})]})}var Gg=e=>[{name:(0,de.t)("share"),meaning:Lg[e](),term:"answer-share",sum:"share"},{name:(0,de.t)("log P"),meaning:(0,de.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,de.t)(
"per token"),meaning:(0,de.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,de.t)("per byte"),meaning:(0,de.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,de.t)("(Σ log p) / bytes")},{name:(0,de.t)("perplexity"),meaning:(0,de.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,de.t)("after processors"),meaning:(0,de.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],Lg={sum:()=>(0,de.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,de.t)("Th\
e softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>(0,de.t)("The softmax of the means per byte: a weight for the r\
anking, no probability of a text.")},$g=e=>e==="share"?"%":e==="perplexity"?"":"nats";function Eg({group:e,block:t,by:n,name:o}){let r=t.processors.length>0,s=Gg(
n).filter(({sum:i})=>i!=="after"||r);return(0,O.jsxs)("table",{class:"gp-answers",children:[(0,O.jsx)("caption",{class:"gp-hidden",children:o}),(0,O.jsx)("thead",
{children:(0,O.jsxs)("tr",{children:[(0,O.jsx)("th",{scope:"col",children:(0,de.t)("answer")}),s.map(({name:i,sorted:a,sum:p,term:d,meaning:c,formula:u})=>(0,O.jsx)(
"th",{scope:"col","aria-sort":a===n?"descending":void 0,children:(0,O.jsx)(td.Term,{id:d,run:()=>Zp(p,t,n),meaning:c,unit:$g(p),formula:u,children:i})},i)),e.canAsk&&
(0,O.jsx)("td",{})]})}),(0,O.jsx)("tbody",{children:Jo(t,n).map(i=>(0,O.jsx)(Ng,{answer:t.answers[i],by:n,hasProcessors:r,open:e.canAsk?()=>e.ask({type:"open",entry:t.
entries[i]}):void 0},i))})]})}function Ng({answer:e,by:t,hasProcessors:n,open:o}){let{text:r,tokens:s,logprob:i,shares:a}=e,p=a?.[t];return(0,O.jsxs)("tr",{children:[
(0,O.jsx)("th",{scope:"row",dir:"auto",children:s.map((d,c)=>(0,O.jsx)(nd.TokenInk,{token:d,ground:`var(--gp-prob-${Math.round((0,St.probability)(d.logprob)*10)}\
)`,words:()=>Hp(d,n)},c))}),(0,O.jsxs)("td",{class:"gp-share-cell",children:[(0,O.jsx)("span",{children:(0,Pr.isKnown)(p)?(0,St.percent)(p):"…"}),(0,O.jsx)("s\
pan",{class:"gp-share","aria-hidden":"true",children:(0,O.jsx)("i",{style:{width:`${(p??0)*100}%`}})})]}),(0,O.jsx)(Qo,{more:(0,St.percent)((0,St.probability)(i)),
children:_n(i)}),(0,O.jsx)(Qo,{children:_n(e.per_token)}),(0,O.jsx)(Qo,{children:_n(e.per_byte)}),(0,O.jsx)(Qo,{children:Ag(e.perplexity)}),n&&(0,O.jsx)(Fg,{answer:e}),
o&&(0,O.jsx)("td",{children:(0,O.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,de.t)("Open the run of {answer}",{answer:(0,St.quoted)(r.trim())}),
onClick:o,children:(0,de.t)("Open")})})]})}function Qo({class:e,more:t,children:n}){return(0,O.jsxs)("td",{class:e,children:[n,t&&(0,O.jsx)("small",{children:t})]})}
function Fg({answer:e}){let{after:t}=e;if((0,Pr.isKnown)(t))return(0,O.jsx)(Qo,{more:(0,St.percent)((0,St.probability)(t)),children:_n(t)});let{text:n,removed_by:o}=Kp(
e),r=o?(0,St.processorWords)(o)[0]:(0,de.t)("a processor");return(0,O.jsxs)(Qo,{class:"gp-removed",more:(0,de.t)("{token} by {processor}",{token:(0,St.quoted)(n),
processor:r}),children:["✕ ",(0,de.t)("removed")]})}var Ag=e=>(0,Pr.isKnown)(e)?e>=1e3?(0,St.count)(Math.round(e)):(0,St.decimals)(e,2):"∞";var Hn=l(ge(),1),yd=l(fe(),1),tr=l(W(),1),Sn=l(x(),1),kd=l(ke(),1);var ld=l(Qi(),1),pd=l(x(),1),sd=new WeakMap;function qn(e){let t=sd.get(e)??[],{keep:n,added:o}=(0,ld.pathChange)(t,e.lines().at(0)?.last??null);t.length=n;for(let r of o)
t.push(r);return sd.set(e,t),t}function xn(e,t){let{log:n}=e.shownOf(t);if(!n)throw new Error("this comparison has no logs");return n}var un=(e,t)=>qn(xn(e,t)),
Cr=({done:e},{finished:t,failed:n})=>!!(t||n||e);function Mr({groups:e,pair:[t,n]}){if(e.length<2)return null;let o=e.at(t)?t:0,r=e.at(n)&&n!==o?n:+(o===0);return[
o,r]}var Zo=e=>e.header?.kind==="lanes"?Mr(e):null;function It({groups:e,lanes:t},n){let{id:o,label:r}=e[n];return t?t.find(s=>s.id===o)?.label??(0,pd.t)("{lane\
} (removed)",{lane:r}):r}var hs=({groups:e},t,n)=>id(e[t].model)===id(e[n].model);function id(e){let[t,n=""]=e.split("?");return`${t}?${n.split("&").find(o=>o.startsWith(
"revision="))??""}`}function fs(e,t,n){let o=[un(e,t),un(e,n)],r=hs(e,t,n)?zg(...o):Ig(...o),s=o.map((i,a)=>r[a]>=i.length);return s[0]&&s[1]?{kind:"same",at:r}:
s[0]||s[1]?{kind:"shorter",at:r,shorter:s[0]?0:1}:{kind:"apart",at:r}}function zg(e,t){let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o].chosen.token_id===t[o].
chosen.token_id;)o+=1;return[o,o]}var dd=({piece:e})=>e??"\0";function Ig(...e){let[t,n]=e.map(s=>s.map(dd).join("")),o=Math.min(t.length,n.length),r=0;for(;r<o&&
t[r]===n[r];)r+=1;return[ad(e[0],r),ad(e[1],r)]}function ad(e,t){let n=0,o=0;for(;o<e.length&&(n+=dd(e[o]).length)<=t;)o+=1;for(;o>0&&o<e.length&&e[o-1].piece===
"";)o-=1;return o}var Xo=(e,t=e.length)=>e.slice(0,t).map(({piece:n})=>n??"").join("");function cd(e,t=60){let n=Array.from(e);return n.length<=t?e:"…"+n.slice(
-t).join("")}var bs=l(x(),1);var Or=l(W(),1),er=l(b(),1),ud=32;function gs({text:e}){let[,t,n,o]=/^(\s*)([^]*?)(\s*)$/.exec(e)??[],r=s=>s&&(0,er.jsx)("span",{class:"gp-mark",children:[...s].
map(i=>Or.MARKS[i]||"␣").join("")});return(0,er.jsxs)(er.Fragment,{children:[r(t),n,r(o)]})}function Yo(e){let t=e.map(n=>{let o=[...(0,Or.inOneLine)(n.replace(
/^ +| +$/g,r=>Or.MARKS[" "].repeat(r.length)))];return o.length<=ud?o.join(""):`${o.slice(0,ud-1).join("")}…`});return t.map((n,o)=>t.filter(r=>r===n).length>
1?`${o+1}: ${n}`:n)}var je=e=>(0,bs.isSaid)(e)?(0,bs.t)(e):String(e),To=({title:e,prompt:t})=>t?Yo([t])[0]:je(e);var Rr=class{diff(t,n,o={}){let r;typeof o=="function"?(r=o,o={}):"callback"in o&&(r=o.callback);let s=this.castInput(t,o),i=this.castInput(n,o),a=this.removeEmpty(
this.tokenize(s,o)),p=this.removeEmpty(this.tokenize(i,o));return this.diffWithOptionsObj(a,p,o,r)}diffWithOptionsObj(t,n,o,r){var s;let i=y=>{if(y=this.postProcess(
y,o),r){setTimeout(function(){r(y)},0);return}else return y},a=n.length,p=t.length,d=1,c=a+p;o.maxEditLength!=null&&(c=Math.min(c,o.maxEditLength));let u=(s=o.timeout)!==
null&&s!==void 0?s:1/0,m=Date.now()+u,f=[{oldPos:-1,lastComponent:void 0}],k=this.extractCommon(f[0],n,t,0,o);if(f[0].oldPos+1>=p&&k+1>=a)return i(this.buildValues(
f[0].lastComponent,n,t));let h=-1/0,g=1/0,w=()=>{for(let y=Math.max(h,-d);y<=Math.min(g,d);y+=2){let S,G=f[y-1],L=f[y+1];G&&(f[y-1]=void 0);let xe=!1;if(L){let lt=L.
oldPos-y;xe=L&&0<=lt&&lt<a}let Ve=G&&G.oldPos+1<p;if(!xe&&!Ve){f[y]=void 0;continue}if(!Ve||xe&&G.oldPos<L.oldPos?S=this.addToPath(L,!0,!1,0,o):S=this.addToPath(
G,!1,!0,1,o),k=this.extractCommon(S,n,t,y,o),S.oldPos+1>=p&&k+1>=a)return i(this.buildValues(S.lastComponent,n,t))||!0;f[y]=S,S.oldPos+1>=p&&(g=Math.min(g,y-1)),
k+1>=a&&(h=Math.max(h,y+1))}d++};if(r)(function y(){setTimeout(function(){if(d>c||Date.now()>m)return r(void 0);w()||y()},0)})();else for(;d<=c&&Date.now()<=m;){
let y=w();if(y)return y}}addToPath(t,n,o,r,s){let i=t.lastComponent;return i&&!s.oneChangePerToken&&i.added===n&&i.removed===o?{oldPos:t.oldPos+r,lastComponent:{
count:i.count+1,added:n,removed:o,previousComponent:i.previousComponent}}:{oldPos:t.oldPos+r,lastComponent:{count:1,added:n,removed:o,previousComponent:i}}}extractCommon(t,n,o,r,s){
let i=n.length,a=o.length,p=t.oldPos,d=p-r,c=0;for(;d+1<i&&p+1<a&&this.equals(o[p+1],n[d+1],s);)d++,p++,c++,s.oneChangePerToken&&(t.lastComponent={count:1,previousComponent:t.
lastComponent,added:!1,removed:!1});return c&&!s.oneChangePerToken&&(t.lastComponent={count:c,previousComponent:t.lastComponent,added:!1,removed:!1}),t.oldPos=p,
d}equals(t,n,o){return o.comparator?o.comparator(t,n):t===n||!!o.ignoreCase&&t.toLowerCase()===n.toLowerCase()}removeEmpty(t){let n=[];for(let o=0;o<t.length;o++)
t[o]&&n.push(t[o]);return n}castInput(t,n){return t}tokenize(t,n){return Array.from(t)}join(t){return t.join("")}postProcess(t,n){return t}get useLongestToken(){
return!1}buildValues(t,n,o){let r=[],s;for(;t;)r.push(t),s=t.previousComponent,delete t.previousComponent,t=s;r.reverse();let i=r.length,a=0,p=0,d=0;for(;a<i;a++){
let c=r[a];if(c.removed)c.value=this.join(o.slice(d,d+c.count)),d+=c.count;else{if(!c.added&&this.useLongestToken){let u=n.slice(p,p+c.count);u=u.map(function(m,f){
let k=o[d+f];return k.length>m.length?k:m}),c.value=this.join(u)}else c.value=this.join(n.slice(p,p+c.count));p+=c.count,c.added||(d+=c.count)}}return r}};var Zi=class extends Rr{tokenize(t){return t.slice()}join(t){return t}removeEmpty(t){return t}},md=new Zi;function Xi(e,t,n){return md.diff(e,t,n)}var hd=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function gd(e){let t=hd?[...hd.segment(e)].map(({segment:r})=>r):e.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)??[],n=[],o="";for(let r of t)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function bd(e,t){
let[n,o]=[fd(e,t),fd(t,e)],r=[e.map(()=>!1),t.map(()=>!1)],[s,i,a]=[0,0,0],p=(d,c)=>c.map(u=>d[u].word);for(let{added:d,removed:c,count:u}of Xi(p(e,n),p(t,o)))if(c)
s+=u;else if(d)i+=u;else{for(let m=s+u;s<m;s++,i++)r[0][n[s]]=r[1][o[i]]=!0;a+=u}return{kept:r,shared:a}}function fd(e,t){let n=new Set(t.map(({word:o})=>o));return e.
flatMap(({word:o},r)=>o&&n.has(o)?[r]:[])}var Qe=l(b(),1),Bg=20;function qg({group:e}){let t=Zo(e)??[0,1],n=t.map(u=>It(e,u)),o=t.map(u=>Xo(un(e,u))),{sides:r,shared:s,lengths:i}=Hg(o,t,e.running),a=i[0]+
i[1],p=(0,tr.percent)(2*s/(a||1)),d={shared:(0,tr.count)(s),one:(0,tr.count)(i[0]),other:(0,tr.count)(i[1])},c=(0,Sn.t)("2 × {shared} shared words / ({one} + {o\
ther})",d);return(0,Qe.jsxs)(Qe.Fragment,{children:[(0,Qe.jsxs)("header",{class:"gp-head",children:[(0,Qe.jsx)("h2",{class:"gp-title",children:(0,Sn.t)("Differe\
nces")}),(0,Qe.jsx)("span",{class:"gp-note gp-pair",children:(0,Sn.t)("{one} and {other}, word by word",{one:n[0],other:n[1]})})]}),a>0&&(0,Qe.jsxs)("p",{class:"\
gp-alike",children:[(0,Qe.jsx)("b",{class:"gp-share",children:(0,Sn.t)("{share} in common",{share:p})})," ",(0,Qe.jsx)(kd.Term,{class:"gp-formula",id:"words-in-\
common",run:()=>(0,Sn.t)("{formula}: {value}.",{formula:c,value:(0,Sn.t)("{share} in common",{share:p})}),meaning:(0,Sn.t)("Twice the number of words that both \
have in the same order (their longest common subsequence), divided by the number of words of both together. A punctuation mark counts as a word; white space doe\
s not."),children:c})]}),(0,Qe.jsx)("div",{class:"gp-texts",children:r.map((u,m)=>(0,Qe.jsxs)("div",{class:"gp-text-side",children:[(0,Qe.jsx)("h3",{class:"gp-s\
ide-name",children:`${n[m]} ${To(e.groups[t[m]])}`}),(0,Qe.jsx)(jg,{parts:u,tag:m?"ins":"del"})]},m))}),(0,Qe.jsxs)("footer",{class:"gp-legend gp-note",children:[
(0,Qe.jsx)("span",{children:(0,Sn.t)("in both")}),(0,Qe.jsx)("span",{children:(0,Qe.jsx)("del",{children:(0,Sn.t)("only in the first")})}),(0,Qe.jsx)("span",{children:(0,Qe.jsx)(
"ins",{children:(0,Sn.t)("only in the second")})})]})]})}var vd=(0,yd.groupPane)(qg,e=>Zo(e)?.some(t=>un(e,t).length)??!1);function Hg(e,t,n){let[,o]=(0,Hn.useState)(
0),r=(0,Hn.useRef)({key:"",pair:"",at:0,took:0,compared:Kg}),s=(0,Hn.useRef)(0);(0,Hn.useEffect)(()=>()=>clearTimeout(s.current),[]);let{key:i,at:a,took:p}=r.current,
d=performance.now(),c=n&&r.current.pair===t.join()?a+p*Bg-d:0;if(i!==e.join("\0")&&c<=0){let u=Dg(e);r.current={key:e.join("\0"),pair:t.join(),at:d,took:performance.
now()-d,compared:u}}else c>0&&(s.current||=window.setTimeout(()=>{s.current=0,o(u=>u+1)},c));return r.current.compared}var Kg={sides:[[],[]],shared:0,lengths:[0,
0]};function Dg(e){let[t,n]=e.map(gd),{kept:o,shared:r}=bd(t,n),s=i=>i.filter(({word:a})=>a).length;return{sides:[wd(t,o[0]),wd(n,o[1])],shared:r,lengths:[s(t),
s(n)]}}function wd(e,t){let n=[{text:"",differs:!1}];return e.forEach(({space:o,word:r},s)=>{let i=!t[s]&&!!r,a=n[n.length-1];i===a.differs?a.text+=o+r:i?(a.text+=
o,n.push({text:r,differs:i})):n.push({text:o+r,differs:i})}),n.filter(({text:o})=>o)}function jg({parts:e,tag:t}){let n=(0,Hn.useMemo)(()=>e.map(({text:o,differs:r})=>r?
(0,Qe.jsx)(t,{children:o}):o),[e,t]);return(0,Qe.jsx)("p",{class:"gp-side-text",dir:"auto",children:n})}var Od=l(ge(),1),Rd=l(fe(),1),Wd=l(nn(),1),ve=l(W(),1),re=l(x(),1),ea=l(Yi(),1),ws=l(ke(),1),ta=l(In(),1);var R=l(b(),1),Ug=10,Sd=[4,5e-4];function Vg({group:e}){let t=Zo(e)??[0,1],[n,o]=t.map(m=>It(e,m)),r=fs(e,...t),s=r.kind==="apart",i=t.map((m,f)=>s?un(e,m)[r.at[f]]:
null),[a,p]=i,d=hs(e,...t),c=(0,Od.useMemo)(()=>a&&p&&(0,R.jsx)(Yg,{group:e,pair:[...t],steps:[a,p]}),[a,p,n,o,e.unit,e.groups]),u=Jg(e,t,r);return(0,R.jsxs)(R.Fragment,
{children:[(0,R.jsxs)("header",{class:"gp-head",children:[(0,R.jsx)("h2",{class:"gp-title",children:(0,re.t)("Where they diverge")}),(0,R.jsxs)("div",{class:"gp\
-tools",children:[(0,R.jsxs)("label",{children:[(0,re.t)("Compare")," ",(0,R.jsx)(Td,{group:e,pair:t,side:0})]}),(0,R.jsxs)("label",{children:[(0,re.t)("with"),
" ",(0,R.jsx)(Td,{group:e,pair:t,side:1})]})]})]}),(0,R.jsx)("p",{class:"gp-said",children:u}),(0,R.jsx)("p",{class:"gp-note gp-models",hidden:d,children:!d&&(0,re.t)(
"{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:n,other:o})}),c??(0,R.jsx)(
"div",{class:"gp-sides-box",hidden:!0})]})}var _d=(0,Rd.groupPane)(Vg,e=>Zo(e)?.every(t=>!xn(e,t).denoises)??!1);function Td({group:e,pair:t,side:n}){let o=r=>{
let s=r===t[1-n]?t[n]:t[1-n];n?e.setPair(s,r):e.setPair(r,s)};return(0,R.jsx)("select",{class:n?"gp-other":"gp-one",value:t[n],onChange:({currentTarget:r})=>o(Number(
r.value)),children:e.groups.map((r,s)=>(0,R.jsx)("option",{value:s,children:`${It(e,s)} ${To(r)}`},s))})}function Jg(e,t,n){let[o,r]=t.map(g=>It(e,g)),s={one:o,
other:r},i=t.map(g=>un(e,g)),a=t.map(g=>Cr(e,xn(e,g))),{at:p}=n;if(!i[0].length||!i[1].length)return(0,re.t)("{one} and {other} have no tokens to compare yet.",
s);if(n.kind==="apart"){let[g,w]=i.map((S,G)=>S[p[G]]),y=Xo(i[0],p[0]);return[...Qg([o,r],p,y)," ",...Pd(o,g)," ",...Pd(r,w)]}if(n.kind==="same"&&a[0]&&a[1])return(0,re.tn)(
p[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",s);if(n.kind===
"same")return(0,re.tn)(p[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",s);
let{shorter:d}=n,[c,u]=d?[r,o]:[o,r];if(!a[d])return(0,re.t)("{one} and {other} have written the same so far; {long} is ahead.",{...s,long:u});let m=(0,re.tn)(p[d],
"{count} token","{count} tokens"),f=(0,R.jsx)(na,{text:i[1-d][p[1-d]].chosen.text}),[k]=xn(e,t[d]).finished?.sequences??[];return[k?(0,re.t)("{short} ended afte\
r {tokens}: {reason}.",{short:c,tokens:m,reason:(0,ve.stopWords)(k.stop_reason)[0]}):(0,re.t)("{short} ended after {tokens}.",{short:c,tokens:m})," ",...(0,ve.filled)(
(0,re.t)("{long} begins with the same text and continues with {token}."),{long:u,token:f})]}function Qg([e,t],n,o){if(!o)return[(0,re.t)("They diverge at the fi\
rst token.")];let[r,s]=n.map(a=>(0,ve.count)(a+1));return[r===s?(0,re.t)("They diverge at token {number}.",{number:r}):(0,re.t)("They diverge at token {a} of {o\
ne} and token {b} of {other}.",{a:r,b:s,one:e,other:t})," ",...(0,ve.filled)((0,re.t)("Both had written {text}."),{text:(0,R.jsx)(na,{text:cd(o)})})]}var Pd=(e,t)=>(0,ve.filled)(
t.given?(0,re.t)("{lane} was given {token} ({odds})."):(0,re.t)("{lane} chose {token} ({odds})."),{lane:e,token:(0,R.jsx)(na,{text:t.chosen.text}),odds:Zg(t)}),
Zg=e=>e.chosen.logprob===null?(0,ea.removedWords)(e.chosen):(0,ve.percent)((0,ve.numbersOf)(e).probability),na=({text:e})=>(0,R.jsx)("span",{class:"gp-quote",children:(0,ve.filled)(
(0,re.t)("“{text}”"),{text:(0,R.jsx)(ta.TokenLabel,{text:e,class:"gp-strong"})})});function Xg(e,t){let n=new Map;return e.forEach(({chosen:r,distribution:s},i)=>{
for(let a of[...s.candidates,r]){let p=t?a.token_id:a.text,d=n.get(p)??{label:a.text,sides:[null,null],most:0};n.set(p,d),!d.sides[i]&&(d.sides[i]={candidate:a,
isChosen:a.token_id===r.token_id},d.most=Math.max(d.most,(0,ve.probability)(a.logprob),(0,ve.probability)(a.raw_logprob)))}}),[...n.values()].sort((r,s)=>s.most-
r.most).filter(({sides:r,most:s},i)=>i<Ug&&(i<Sd[0]||s>=Sd[1])||r.some(a=>a?.isChosen))}function Yg({group:e,pair:t,steps:n}){let o=Xg(n,hs(e,...t)),r=o.flatMap(
d=>d.sides).filter(d=>d!==null),s=r.every(({candidate:d})=>d.logprob===d.raw_logprob),i=r.flatMap(({candidate:d})=>[(0,ve.probability)(d.logprob),(0,ve.probability)(
d.raw_logprob)]),a=Math.max(1e-9,...i);return(0,R.jsxs)("div",{class:s?"gp-sides-box gp-plain":"gp-sides-box",children:[(0,R.jsxs)("div",{class:"gp-key gp-note",
children:[(0,R.jsxs)("span",{children:[(0,R.jsx)("i",{class:"gp-swatch gp-after"}),(0,R.jsx)(ws.Term,{id:"probability",run:()=>Md(e,t,n,"logprob"),meaning:(0,re.t)(
"The probability with which the token is chosen: after all logits processors, without the tokens that they removed."),children:(0,re.t)("after the processors")})]}),
(0,R.jsxs)("span",{class:"gp-before-key",hidden:s,children:[(0,R.jsx)("i",{class:"gp-swatch gp-before"}),(0,R.jsx)(ws.Term,{id:"probability",run:()=>Md(e,t,n,"r\
aw_logprob"),meaning:(0,re.t)("The probability that the model itself gave, before any logits processor."),children:(0,re.t)("before the processors")})]}),(0,R.jsxs)(
"span",{children:[(0,R.jsx)("b",{class:"gp-glyph",children:"▶"}),(0,re.t)("chosen")]}),(0,R.jsxs)("span",{class:"gp-removed-key",hidden:r.every(({candidate:d})=>d.
logprob!==null),children:[(0,R.jsx)("b",{class:"gp-cross",children:"✕"}),(0,re.t)("removed")]}),(0,R.jsxs)("span",{class:"gp-unlisted-key",hidden:r.length===2*
o.length,children:[(0,R.jsx)("b",{class:"gp-cross",children:"–"}),(0,R.jsx)("span",{"data-tip":(0,re.t)("Only the likeliest tokens of each step are recorded; \
this one is not among them."),tabIndex:0,children:(0,re.t)("not recorded")})]})]}),(0,R.jsxs)("table",{class:"gp-sides",children:[(0,R.jsx)("thead",{children:(0,R.jsxs)(
"tr",{children:[(0,R.jsx)("th",{scope:"col",children:(0,re.t)("Token")}),t.map((d,c)=>(0,R.jsx)("th",{scope:"col",children:(0,R.jsx)(ws.Term,{id:"entropy",run:()=>p(
n[c],It(e,d)),meaning:(0,re.t)("How uncertain the next token was where they diverge, after the processors."),children:(0,re.t)("{lane}, entropy {entropy}",{lane:`${It(
e,d)} ${To(e.groups[d])}`,entropy:(0,ve.information)(n[c].distribution.entropy_after,e.unit)})})},c))]})}),(0,R.jsx)("tbody",{children:o.map((d,c)=>(0,R.jsxs)("\
tr",{children:[(0,R.jsx)("th",{scope:"row",children:(0,R.jsx)(ta.TokenLabel,{text:d.label,class:"gp-word"})}),d.sides.map((u,m)=>(0,R.jsx)(eb,{side:u,top:a,label:It(
e,t[m])},m))]},c))})]})]});function p({distribution:{entropy_before:d,entropy_after:c}},u){let m={lane:u,before:(0,ve.information)(d,e.unit),after:(0,ve.information)(
c,e.unit)};return(0,re.t)("{lane}: {before} before the processors, {after} after them.",m)}}function eb({side:e,top:t,label:n}){if(!e)return(0,R.jsx)("td",{class:"\
gp-unlisted","aria-label":`${n}: ${(0,re.t)("not recorded")}`,title:"",children:(0,R.jsx)(Cd,{sign:"",shares:[0,0],words:["–",""]})});let{candidate:o,isChosen:r}=e,
[s,i]=[(0,ve.probability)(o.logprob),(0,ve.probability)(o.raw_logprob)],a=o.logprob===null,p=a?(0,ea.removedWords)(o):"",d=[r&&(0,re.t)("chosen"),p||(0,ve.percent)(
s),(0,re.t)("{share} before the processors",{share:(0,ve.percent)(i)})];return(0,R.jsx)("td",{class:[r&&"gp-chosen",a&&"gp-removed"].filter(Boolean).join(" "),"\
aria-label":`${n}: ${d.filter(Boolean).join(", ")}`,title:p,children:(0,R.jsx)(Cd,{sign:r?"▶":a?"✕":"",shares:[s/t,i/t],words:[a?"":(0,ve.percent)(s),(0,ve.percent)(
i)]})})}var Cd=({sign:e,shares:t,words:n})=>(0,R.jsxs)("div",{class:"gp-side",children:[(0,R.jsx)("span",{class:"gp-sign",children:e}),(0,R.jsx)("span",{class:"\
gp-tracks",children:t.map((o,r)=>(0,R.jsx)("i",{class:r?"gp-bar gp-before":"gp-bar gp-after",style:{width:`${(o*100).toFixed(2)}%`}},r))}),(0,R.jsxs)("span",{class:"\
gp-values",children:[(0,R.jsx)("span",{children:n[0]}),(0,R.jsx)("small",{children:n[1]})]})]});function Md(e,t,n,o){let r=(a,{token_id:p})=>{let d=[...a.distribution.
candidates,a.chosen].find(c=>c.token_id===p);return d?(0,ve.percent)((0,ve.probability)(d[o])):(0,re.t)("not recorded")},[s,i]=t.map(a=>It(e,a));return(0,Wd.inARow)(
n.map(({chosen:a})=>(0,re.t)("{token}: {one} {mine}, {other} {theirs}",{token:(0,ve.quoted)(a.text),one:s,other:i,mine:r(n[0],a),theirs:r(n[1],a)})))}var mn=l(ge(),1);var Wr=l(pe(),1),oa=5,tb=.9;function nb(e){if(!e.length)return null;let t=[...e].sort((i,a)=>i-a),n=t.length,[o,r,s]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=s,
!(o>0&&r>1-tb));)s*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,Wr.medianOf)(t),low:t[o],high:t[n-1-o]}}function ra(e,t){let n=nb(e);if(!n||e.length<oa)
return"few";let{low:o,high:r}=n;return o>t?"above":r<t?"below":"open"}var ob=(e,t)=>(0,Wr.isKnown)(e)&&(0,Wr.isKnown)(t)?[e-t]:[];function Gd(e,t=!0){let n=(r,s)=>ra(
r.flatMap((i,a)=>ob(i,s[a])),0),o=e.findIndex((r,s)=>e.length>1&&e.every((i,a)=>s===a||n(r,i)===(t?"above":"below")));return o<0?null:o}var Ld=l(Xe(),1),sa=l(x(),1),ia=l(pe(),1);function $d(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.filter(d=>Number.isFinite(n(d)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:ys([]),flat:!0};let r=o.reduce((d,c)=>n(c)<n(d)?c:d),s=o.reduce((d,c)=>n(c)>n(d)?c:d),i=Tt(e,n(r))===Tt(e,n(s)),a=ys(i?[]:
o.map(n)),p=d=>Math.round(a.share(d)*10);return{low:r,high:s,best:i?null:aa(e,t),level:p,scale:a,flat:i}}function aa(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.
filter(d=>Number.isFinite(n(d))),r=o.map(({each:d})=>d[e.name]??[]);if(!e.better||r.some(({length:d})=>d!==r[0].length))return null;let s=e.better==="more",i=Gd(
r,s);if(i===null)return null;let a=n(o[i]),p=d=>s?n(d)<a:n(d)>a;return o.every((d,c)=>c===i||p(d))?o[i]:null}function ys(e){let t=[...new Set(e)].sort((d,c)=>d-
c),[n,o]=[t[0],t[t.length-1]],r=d=>c=>o>n?(d(c)-d(n))/(d(o)-d(n)):0,s=({share:d})=>t.some(c=>t.filter(m=>m>=c&&d(m)-d(c)<.1).length>Math.max(1,t.length/2)),a={name:"\
order",share:d=>t.length>1?t.indexOf(d)/(t.length-1):0},p=[{name:"linear",share:r(d=>d)}];return n>0&&p.push({name:"log",share:r(Math.log)}),[...p,a].find(d=>!s(
d))??a}function Kn(e,{each:t}){let n=(t[e.name]??[]).filter(ia.isKnown);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(s=>Tt(e,s));return o===
r?"":(0,sa.t)("{low} to {high}",{low:o,high:r})}var nr=e=>e.better==="less"?"heat":"prob";function Tt(e,t,{unit:n=!1}={}){if(!(0,ia.isKnown)(t))return"–";let o={
minimumFractionDigits:e.digits,maximumFractionDigits:e.digits},r=(0,Ld.notation)(t.toLocaleString("en-US",o));return n&&e.unit?`${r} ${(0,sa.t)(e.unit)}`:r}var Ps=l(fe(),1),Vn=l(x(),1);var pa=l(x(),1),Ed=l(pe(),1);var Dn=(e,t={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:e,standoff:8,font:{size:13}},
...t}),or=(e,t,n,o,r={})=>({data:t,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:e,...r}});var la=10;function Nd({axes:[e,t],metric:n,heat:o,at:r}){let s=m=>t.values.map((f,k)=>e.values.map((h,g)=>m(r(k,g),k,g))),i=({values:{[n.name]:m}})=>(0,Ed.isKnown)(
m)?o.level(m):null,a=m=>Tt(n,m.values[n.name])+(o.best===m?" ★":""),p=(m,f,k)=>{let h=Kn(n,m);return`${e.knob} ${e.values[k]}, ${t.knob} ${t.values[f]}: ${a(m)}${h?
` (${h})`:""}`},d={type:"heatmap",x:e.values,y:t.values,colorscale:Array.from({length:la+1},(m,f)=>[f/la,`var(--gp-${nr(n)}-${f})`]),zmin:0,zmax:la,showscale:!1,
xgap:2,ygap:2,z:s(i),text:s(a),texttemplate:"%{text}",hovertext:s(p),hoverinfo:"text"},c=Math.min(760,Math.max(220,96+42*t.values.length)),u={type:"category",showgrid:!1};
return or((0,pa.t)("{metric} over {columns} and {rows}",{metric:(0,pa.t)(n.title),columns:e.knob,rows:t.knob}),[d],Dn(e.knob,{...u,side:"top"}),Dn(t.knob,{...u,
autorange:"reversed"}),{height:c,margin:{l:52,r:18,t:60,b:16}})}var rr=l(x(),1),da=l(pe(),1);var rb={linear:"linear",log:"log",order:"category"};function Fd({knob:e,metric:t,points:n,wide:o}){let r=n.map(({label:h})=>h.trim()===""?NaN:Number(h)),s=r.every(
Number.isFinite)?rb[ys(r).name]:"category",i=n.map((h,g)=>({...h,x:s==="category"?h.label:r[g]}));s!=="category"&&i.sort((h,g)=>Number(h.x)-Number(g.x));let a=i.
filter(({value:h})=>(0,da.isKnown)(h)),p=a.flatMap(({value:h,each:g})=>[h,...g]),d=o&&p.length>0&&Math.min(...p)>0,c=({label:h,value:g,range:w,best:y})=>`${h}: ${Tt(
t,g)}${w?` (${w})`:""}${y?`, ${(0,rr.t)("the best")}`:""}`,u={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:h})=>h),
y:i.map(({value:h})=>(0,da.isKnown)(h)?h:null),text:i.map(c),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:h,each:g})=>g.length>1?Math.max(...g)-h:0),arrayminus:i.map(({value:h,each:g})=>g.
length>1?h-Math.min(...g):0)}},m={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(
({x:h})=>h),y:a.map(({value:h})=>h),text:a.map(({value:h,best:g})=>a.length<=12||g?Tt(t,h)+(g?" ★":""):"")},f=(0,rr.t)(t.title),k=`${f}${t.unit?` (${(0,rr.t)(
t.unit)})`:""}${d?`, ${(0,rr.t)("logarithmic scale")}`:""}`;return or((0,rr.t)("{metric} over {knob}",{metric:f,knob:e}),[u,m],Dn(e,{type:s}),Dn(k,d?{type:"log"}:
{}))}var qd=l(W(),1),Bt=l(x(),1),Hd=l(pe(),1),Kd=l(ke(),1);var fa=l(Xe(),1),Bd=l(nn(),1),Gn=l(W(),1),Tn=l(x(),1),_r=l(pe(),1);var ca=l(W(),1),Ad=l(x(),1),ua=l(pe(),1),ma=({name:e})=>e==="ended",jn=({values:e},{name:t})=>(0,ua.isKnown)(e[t])?e[t]:null;function Un(e,{values:t,each:n,entries:o},{
unit:r=!1}={}){let s=t[e.name],i=(n[e.name]??(o.length===1?[s]:[])).filter(ua.isKnown);return!ma(e)||!i.length?Tt(e,s,{unit:r}):(0,Ad.t)("{count} of {all}",{count:(0,ca.count)(
i.filter(Boolean).length),all:(0,ca.count)(i.length)})}var sb={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},zd=4;
function ks(e,t,n){let{name:o,unit:r,meaning:s,formula:i,better:a}=e,p=a==="more"?(0,Tn.t)("More is better."):a==="less"?(0,Tn.t)("Less is better."):"";return{id:sb[o],
run:()=>ib(e,t,n),meaning:[(0,Tn.t)(s),p].filter(Boolean).join(" "),formula:(0,Tn.t)(i),unit:r?(0,Tn.t)(r):""}}function ib(e,t,n){let o=t.groups.filter(c=>jn(c,
e)!==null);if(!o.length)return"";let[r]=o,s=ab(e,r,t.unit)||Un(e,r,{unit:!0});if(o.length===1)return(0,Gn.asSentence)(s);let i=c=>jn(c,e)??0,a=o.reduce((c,u)=>i(
u)<i(c)?u:c),p=o.reduce((c,u)=>i(u)>i(c)?u:c),d={name:n(r.number),words:s,low:Un(e,a),lowest:n(a.number),high:Un(e,p),highest:n(p.number)};return d.low===d.high?
(0,Tn.t)("{name}: {words}; the same for all.",d):(0,Tn.t)("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",d)}function ab(e,t,n){
if(e.name==="ended")return"";let o=Un(e,t,{unit:!0}),r=d=>(0,_r.isKnown)(d)&&Tt(e,d)===Tt(e,t.values[e.name]),s=(t.each[e.name]??[]).filter(_r.isKnown);if(e.name===
"perplexity"){let d=Id(t),c=ha(d.map(({raw:u})=>u));return!d.length||!r(Math.exp(-c/d.length))?"":`exp(−(${(0,Gn.decimals)(c)}) / ${(0,Gn.count)(d.length)}) =\
 ${o}`}if(s.length>1)return r(ha(s)/s.length)?lb(e,s,o):"";if(e.name==="tokens_per_second"){let{tokens:d,time:c}=t.values;if(!d||!c||!r(d/c))return"";let u={time:(0,fa.fixed)(
c,2),value:o};return(0,Tn.tn)(d,"{count} token in {time} s = {value}","{count} tokens in {time} s = {value}",u)}let i=e.name==="mean_logprob"?"logprob":e.name===
"entropy"?"entropy":null,a=i&&t.entries.length===1?Id(t):[],p=ha(a.map(d=>i?(0,Gn.fromNats)(d[i],n):0));return!a.length||!r(p/a.length)?"":(0,Bd.quotientWords)(
(0,fa.fixed)(p,2),(0,Gn.count)(a.length),o)}var ha=e=>e.reduce((t,n)=>t+n,0);function lb(e,t,n){let o=t.map(s=>Tt(e,s)),r=o.length>zd?[...o.slice(0,zd-1),"…",
o[o.length-1]]:o;return(0,Tn.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,Gn.count)(t.length),sum:r.join(" + "),value:n})}function Id({entries:e}){
let t=n=>(0,_r.finite)(n)??-1/0;return e.flatMap(n=>n.log?qn(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:t(o.raw_logprob),logprob:t(o.
logprob),entropy:r.entropy_after??NaN})):n.tokens.map(({raw_logprob:o,logprob:r,entropy:s})=>({raw:t(o),logprob:t(r),entropy:s??NaN})))}var _t=l(b(),1),Gr=({state:e,metric:t,id:n})=>(0,_t.jsx)(Kd.Term,{class:n&&"gp-metric-term",...ks(t,e.group,o=>e.nameOf(o)),attributes:{id:n},children:(0,Bt.t)(
t.title)});function Dd({state:e,metric:t,id:n}){let{meaning:o,formula:r,unit:s,live:i}=t;return(0,_t.jsxs)("p",{class:"gp-note gp-metric-meaning",children:[(0,_t.jsx)(
Gr,{state:e,metric:t,id:n}),`: ${(0,Bt.t)(o)} `,(0,_t.jsx)("span",{class:"gp-formula",children:(0,Bt.t)(r)}),s&&` ${(0,Bt.t)("In {unit}.",{unit:(0,Bt.t)(s)})}`,
!i&&` ${(0,Bt.t)("It is known when the runs of a cell have ended.")}`]})}function jd({state:e,metric:t,heat:n}){let{low:o,high:r,best:s,scale:i,flat:a}=n;if(!o||
!r)return(0,_t.jsx)("p",{class:"gp-note gp-legend"});let p=(c,{number:u,values:m})=>(0,_t.jsx)("span",{children:(0,qd.filled)(c,{value:(0,_t.jsx)("b",{children:Tt(
t,m[t.name],{unit:!0})}),cell:e.nameOf(u)})}),d=[i.name==="log"&&(0,Bt.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,Bt.t)("Coloured by rank, beca\
use some values are far from the rest."),e.group.groups.some(c=>Kn(t,c))&&(0,Bt.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),s&&(t.better===
"more"?(0,Bt.t)("★ best: higher is better, seed by seed"):(0,Bt.t)("★ best: lower is better, seed by seed"))].filter(Boolean);return(0,_t.jsxs)("p",{class:"\
gp-note gp-legend",children:[a?p((0,Bt.t)("The same everywhere: {value}"),o):(0,_t.jsxs)(_t.Fragment,{children:[p((0,Bt.t)("lowest {value} at {cell}"),o),(0,_t.jsx)(
ga,{name:nr(t)}),p((0,Bt.t)("highest {value} at {cell}"),r)]}),d.map(c=>(0,_t.jsx)("span",{children:c},c))]})}var ga=({name:e,class:t="gp-ramp"})=>(0,_t.jsx)("s\
pan",{class:t,"aria-hidden":"true",children:Array.from({length:11},(n,o)=>(0,_t.jsx)("i",{style:{backgroundColor:`var(--gp-${e}-${o})`}},o))});function Ud(e,t,n){
if(e.isList)return pb(e,t,n);if(e.isSettled)return Nd({axes:e.axes,metric:t,heat:n,at:(o,r)=>e.inRow(o)[r]})}function pb({axes:[{knob:e,values:t}],inOrder:n},o,{
best:r,scale:s}){let i=n.map(a=>({label:t[a.place[1]],value:a.values[o.name]??NaN,each:(a.each[o.name]??[]).filter(Hd.isKnown),range:Kn(o,a),best:r===a}));return Fd(
{knob:e,metric:o,points:i,wide:s.name!=="linear"})}var wa=l(W(),1),ro=l(x(),1);var vs=l(W(),1),ba=l(x(),1),db={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Ln=e=>(0,vs.named)(db,e,"■"),
$n=e=>e==="failed"?[(0,ba.t)("an error"),(0,ba.t)("ended in an error")]:(0,vs.stopWords)(e),Pn=({log:e,ended:t})=>(e?e.failed:t?.failed??null)||null,oo=({log:e,
tokens:t})=>e?e.numTokens:t.length;function qt(e){if(Pn(e))return"failed";let{log:t,ended:n}=e;return t?t.finished&&(t.finished.sequences[0]?.stop_reason||"stop\
ped"):n&&(n.stop_reason||"stopped")}function sr(e){let t=qt(e);return t?t==="failed"?"failed":t==="stopped"?"cut":"ended":(e.log?e.log.started:e.begun)?"decodin\
g":"waiting"}function Po({tokens:e,ended:t},n=1/0){if(typeof t?.text=="string")return t.text.length>n?t.text.slice(0,n):t.text;let o="";for(let{piece:r}of e)if(o+=
r??"",o.length>=n)break;return o}var cb="perplexity",ub={failed:()=>(0,ro.t)("failed"),decoding:()=>(0,ro.t)("decoding"),queued:()=>(0,ro.t)("queued"),"did not run":()=>(0,ro.t)("did not run"),
"":()=>""},ya=e=>ub[e](),xs=class{constructor(t){this.group=t;this.axes=(t.header?.axes??[]).map(({knob:n,values:o})=>n==="prompt"?{knob:(0,ro.t)("prompt"),values:Yo(
o),prompts:o}:{knob:n,values:o}),this.inOrder=[...t.groups].sort((n,o)=>n.place[1]-o.place[1])}group;axes;inOrder;get isList(){return this.axes.length<2}get isSettled(){
return!!this.group.done}get knobs(){let[{knob:t},n]=this.axes;return this.isList?t:(0,ro.t)("{one} and {other}",{one:t,other:n.knob})}metricNamed(t){let{metrics:n}=this.
group,o=r=>n.find(({name:s})=>s===r);return o(t)??o(cb)??n[0]}inRow(t){return this.inOrder.filter(({place:n})=>n[0]===t)}promptOf({place:t}){let n=this.axes.findIndex(
({prompts:o})=>o);return this.axes[n]?.prompts?.[t[1-n]]??this.group.header?.prompt??""}nameOf(t){let{place:n}=this.group.groups[t];return this.axes.map(({knob:o,
values:r},s)=>`${o} ${r[n[1-s]]}`).join(", ")}standingOf({number:t}){let n=this.group.shownOf(t);return Pn(n)?"failed":qt(n)?"":sr(n)==="decoding"?"decoding":this.
group.done?"did not run":"queued"}};function Vd({entries:e}){let t=e.filter(Pn).length;return t&&e.length>1?(0,ro.t)("{count} of {all}",{count:(0,wa.count)(t),all:(0,wa.count)(
e.length)}):""}var ir=l(ge(),1);var Xd=l(W(),1),so=l(x(),1),Yd=l(pe(),1),ec=l(In(),1);var Ss=l(ge(),1),Jd=l(W(),1),Ht=l(x(),1);var _e=l(b(),1);function ka(e,{number:t,entries:n},o){let r=n.indexOf(e.shownOf(t));e.showEntry(t,(r+o+n.length)%n.length)}function va({group:e,cell:t,tabIndex:n}){
let{entries:o,number:r}=t,s=(i,a,p)=>(0,_e.jsx)("button",{type:"button","aria-label":p,tabIndex:n,onClick:d=>{d.stopPropagation(),ka(e,t,a)},children:i});return(0,_e.jsxs)(
"span",{class:"gp-stepper",hidden:o.length<2,children:[s("‹",-1,(0,Ht.t)("The text of the previous seed")),(0,_e.jsx)("span",{children:`${o.indexOf(e.shownOf(
r))+1}/${o.length}`}),s("›",1,(0,Ht.t)("The text of the next seed"))]})}function Qd({state:e,cell:t,shut:n}){let o=(0,Ss.useRef)(null);return(0,Ss.useLayoutEffect)(
()=>{let{current:r}=o;r&&(t?r.open||r.showModal():r.close(),r.scrollTop=0)},[t]),(0,_e.jsx)("dialog",{ref:o,class:"gp-whole","aria-label":t?e.nameOf(t.number):(0,Ht.t)(
"One cell"),"data-holds-tips":!0,onClose:n,onClick:({target:r,currentTarget:s})=>r===s&&n(),onKeyDown:r=>r.stopPropagation(),children:t&&(0,_e.jsx)(mb,{state:e,
cell:t,shut:n})})}function mb({state:e,cell:t,shut:n}){let{group:o}=e,r=o.shownOf(t.number),s=Pn(r),i=t.entries.length,a=()=>{n(),o.ask({type:"open",entry:r.number})};
return(0,_e.jsxs)(_e.Fragment,{children:[(0,_e.jsxs)("div",{class:"gp-whole-head",children:[(0,_e.jsx)("h3",{class:"gp-whole-title",children:e.nameOf(t.number)}),
(0,_e.jsx)("button",{type:"button",class:"gp-button gp-shut","aria-label":(0,Ht.t)("Close"),onClick:n,children:"✕"})]}),(0,_e.jsxs)("div",{class:"gp-whole-too\
ls",children:[(0,_e.jsx)(va,{group:o,cell:t,tabIndex:0}),(0,_e.jsx)("span",{children:r.seed===null?"":(0,Ht.t)("seed {seed}",{seed:r.seed})}),o.canAsk&&(0,_e.jsx)(
"button",{type:"button",class:"gp-button",onClick:a,children:(0,Ht.t)("Open as one run")})]}),s&&(0,_e.jsxs)("p",{class:"gp-whole-problem",children:[(0,_e.jsx)(
"b",{children:"✕ "}),`${(0,Ht.t)(s.message)} ${(0,Ht.t)(s.fix)}`]}),(0,_e.jsxs)("p",{class:"gp-whole-text",dir:"auto",children:[(0,_e.jsx)("span",{class:"gp-p\
rompt",children:e.promptOf(t)+(o.apart?`
`:"")}),(0,_e.jsx)("span",{children:Po(r)})]}),(0,_e.jsx)("p",{class:"gp-note gp-whole-end",children:hb(r)}),(0,_e.jsx)("p",{class:"gp-note gp-whole-over",children:i>
1?(0,Ht.t)("Metrics of the {count} runs of this cell together, most as their mean:",{count:(0,Jd.count)(i)}):(0,Ht.t)("Metrics:")}),(0,_e.jsx)("dl",{class:"gp-w\
hole-values",children:o.metrics.map(p=>(0,_e.jsxs)("div",{children:[(0,_e.jsx)("dt",{children:(0,_e.jsx)(Gr,{state:e,metric:p})}),(0,_e.jsx)("dd",{children:Un(p,
t,{unit:!0})})]},p.name))})]})}function hb(e){let t=qt(e),n=oo(e),o=t&&t!=="failed"&&`${Ln(t)} ${$n(t)[1]}`,r=t?o:n?(0,Ht.t)("still being written"):(0,Ht.t)("qu\
eued");return[(0,Ht.tn)(n,"{count} token","{count} tokens"),r].filter(Boolean).join(" · ")}var ce=l(b(),1),Zd=300,fb={ArrowLeft:(e,t)=>[e,t-1],ArrowRight:(e,t)=>[e,t+1],ArrowUp:(e,t)=>[e-1,t],ArrowDown:(e,t)=>[e+1,t],Home:e=>[e,0],End:e=>[e,1/0]};function tc({
state:e,metric:t,heat:n,described:o,versionOf:r,open:s}){let{group:i,axes:a,isList:p}=e,[d,c]=(0,ir.useState)(i.groups[0]),u=(0,ir.useRef)(null),m=i.groups.includes(
d),f=([y,S])=>{let G=y<0||S<0?void 0:u.current?.tBodies[0].rows[y]?.cells;G&&gb(G[Math.min(S+1,G.length-1)])},k=y=>{let S=y.target instanceof Element?y.target.closest(
"td"):null;if(!S||y.ctrlKey||y.altKey||y.metaKey)return;let G=i.groups[Number(S.dataset.group)],L=fb[y.key];if(y.key==="Enter")s(G);else if(y.key===" ")ka(i,G,1);else if(L)
f(L(S.parentElement.sectionRowIndex,S.cellIndex-1));else return;y.preventDefault()},h=y=>(0,ce.jsx)(bb,{state:e,cell:y,metric:t,heat:n,version:r(y.number),isStop:m?
y===d:y.number===0,open:s},y.number),[g,w]=a;return(0,ce.jsxs)("table",{role:"grid","aria-label":(0,so.t)("The runs over {knobs}",{knobs:e.knobs}),"aria-describ\
edby":o,ref:u,onKeyDown:k,onFocusIn:({target:y})=>{y instanceof HTMLTableCellElement&&c(i.groups[Number(y.dataset.group)])},children:[(0,ce.jsx)("thead",{children:p?
(0,ce.jsxs)("tr",{children:[(0,ce.jsx)("th",{class:"gp-side",scope:"col",children:g.knob}),(0,ce.jsx)("th",{class:"gp-metric-name",scope:"col",children:(0,ce.jsx)(
Gr,{state:e,metric:t})})]}):(0,ce.jsxs)(ce.Fragment,{children:[(0,ce.jsxs)("tr",{children:[(0,ce.jsx)("th",{class:"gp-side",scope:"col",rowSpan:2,children:w.knob}),
(0,ce.jsx)("th",{class:"gp-knob",scope:"colgroup",colSpan:g.values.length,children:(0,ce.jsx)("span",{children:g.knob})})]}),(0,ce.jsx)("tr",{children:g.values.
map((y,S)=>(0,ce.jsx)(xa,{scope:"col",axis:g,place:S},S))})]})}),(0,ce.jsx)("tbody",{children:p?e.inOrder.map(y=>(0,ce.jsxs)("tr",{children:[(0,ce.jsx)(xa,{scope:"\
row",axis:g,place:y.place[1]}),h(y)]},y.number)):w.values.map((y,S)=>(0,ce.jsxs)("tr",{children:[(0,ce.jsx)(xa,{scope:"row",axis:w,place:S}),e.inRow(S).map(h)]},
S))})]})}var xa=({scope:e,axis:t,place:n})=>(0,ce.jsx)("th",{class:e==="row"?"gp-side":"",scope:e,children:t.prompts?(0,ce.jsx)("bdi",{title:t.prompts[n],children:t.
values[n]}):(0,ce.jsx)(ec.TokenLabel,{text:t.values[n]})});function gb(e){e.focus({preventScroll:!0});let t=e.closest(".gp-field"),n=e.closest("table")?.tHead;if(!t||
!n)return;let[o,r]=[t.getBoundingClientRect(),e.getBoundingClientRect()],s=o.left+(e.parentElement?.firstElementChild).offsetWidth,i=o.top+n.offsetHeight;t.scrollLeft+=
Math.min(0,r.left-s)||Math.max(0,r.right-o.right),t.scrollTop+=Math.min(0,r.top-i)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView(
{block:"nearest",inline:"nearest"})}function bb(e){let{cell:t,metric:n,heat:o,version:r,isStop:s}=e,i=t.values[n.name],a=(0,Yd.isKnown)(i),p=t.entries.length===
1&&Pn(t.entries[0]),d={value:a?Tt(n,i):p?"✕":"–",range:a?Kn(n,t):"",colour:a?`var(--gp-${nr(n)}-${o.level(i)})`:"",isBest:o.best===t};return(0,ir.useMemo)(()=>(0,ce.jsx)(
wb,{...e,shown:d}),[t,n,r,s,...Object.values(d)])}function wb({state:e,cell:t,metric:n,isStop:o,open:r,shown:s}){let{value:i,range:a,colour:p,isBest:d}=s,{group:c}=e,
u=Pn(c.shownOf(t.number)),m=u?`✕ ${(0,so.t)("failed")}`:Po(c.shownOf(t.number),Zd).slice(0,Zd).trim(),f=Vd(t),k=(0,so.t)(n.title),h=[e.nameOf(t.number),a?(0,so.t)(
"{metric}: {value}, over its seeds {range}",{metric:k,value:i,range:a}):`${k}: ${i}`,d&&(0,so.t)("best"),f&&(0,so.t)("failed: {share}",{share:f}),ya(e.standingOf(
t))];return(0,ce.jsxs)("td",{class:["gp-cell",u&&"gp-broken",!m&&"gp-quiet"].filter(Boolean).join(" "),role:"gridcell",tabIndex:o?0:-1,"data-group":t.number,"ar\
ia-label":(0,Xd.inParts)(h),onClick:({currentTarget:g})=>{g.focus(),r(t)},children:[(0,ce.jsxs)("div",{class:p?"gp-cell-top":"gp-cell-top gp-none",style:{backgroundColor:p},
children:[(0,ce.jsx)("span",{class:"gp-value",children:i}),(0,ce.jsx)("span",{class:"gp-star",hidden:!d,children:"★"}),(0,ce.jsx)("small",{class:"gp-seeds-ran\
ge",children:a}),(0,ce.jsx)("span",{class:"gp-some-failed",children:f&&`✕ ${f}`}),(0,ce.jsx)(va,{group:c,cell:t,tabIndex:-1})]}),(0,ce.jsx)("bdi",{class:"gp-c\
ell-text",children:m||yb(e,t)})]})}function yb(e,t){let n=e.standingOf(t);return n===""?(0,so.t)("(empty)"):n==="decoding"?"…":ya(n)}var nc=l(ge(),1);function Ts(e,t,n){let{current:o}=(0,nc.useRef)({common:0,of:new Map});(t.run||n.some(r=>t[r]))&&(o.common+=1);for(let r of t.entries??[]){let{
group:s}=e.entries[r];o.of.set(s,(o.of.get(s)??0)+1)}return r=>`${o.common} ${o.of.get(r)??0}`}var Ye=l(b(),1);function kb({group:e,changes:t}){let n=(0,Ps.useFresh)(t),o=(0,mn.useMemo)(()=>new xs(e),[e.groups]),[r,s]=(0,mn.useState)(""),[i,a]=(0,mn.useState)(
"texts"),[p,d]=(0,mn.useState)(null),c=o.metricNamed(r),u=(0,mn.useRef)(0);(n.run||n.measured||n.status)&&(u.current+=1);let m=(0,mn.useMemo)(()=>$d(c,e.groups),
[c,u.current]),f=i==="heat",k=(0,mn.useMemo)(()=>f?Ud(o,c,m):void 0,[f,o,c,m]),h=Ts(e,n,["pair","status"]),g=f&&!o.isList&&o.isSettled,w=(0,mn.useId)(),y=({pointNumber:G})=>d(
Array.isArray(G)?o.inRow(G[0])[G[1]]:o.inOrder[G]),S=o.isList?"gp-on-one-axis":"";return(0,Ye.jsxs)(Ye.Fragment,{children:[(0,Ye.jsxs)("header",{class:"gp-head",
children:[(0,Ye.jsx)("h2",{class:"gp-title",children:o.knobs}),(0,Ye.jsxs)("div",{class:"gp-tools",children:[(0,Ye.jsxs)("label",{children:[(0,Vn.t)("Metric"),"\
 ",(0,Ye.jsx)("select",{class:"gp-metric","aria-label":(0,Vn.t)("Metric of the cells"),value:c.name,onChange:({currentTarget:G})=>s(G.value),children:e.metrics.
map(({name:G,title:L})=>(0,Ye.jsx)("option",{value:G,children:(0,Vn.t)(L)},G))})]}),(0,Ye.jsxs)("span",{class:"gp-switch",role:"group","aria-label":(0,Vn.t)("Wh\
at the cells show"),children:[(0,Ye.jsx)(oc,{name:"texts",words:(0,Vn.t)("texts"),view:i,choose:a}),(0,Ye.jsx)(oc,{name:"heat",words:(0,Vn.t)("heat map"),view:i,
choose:a})]})]})]}),(0,Ye.jsx)(Dd,{state:o,metric:c,id:w}),(0,Ye.jsx)(jd,{state:o,metric:c,heat:m}),(0,Ye.jsx)(Me,{class:`gp-metric-chart ${S}`,chart:k,press:y},
S),(0,Ye.jsx)("div",{class:["gp-field",S,f&&"gp-as-heat"].filter(Boolean).join(" "),hidden:g,children:(0,Ye.jsx)(tc,{state:o,metric:c,heat:m,described:w,versionOf:h,
open:d})}),(0,Ye.jsx)("p",{class:"gp-note gp-hint",children:g?(0,Vn.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,Vn.t)(
"Click a cell, or press Enter, for its full text; the arrow keys move between cells.")}),(0,Ye.jsx)(Qd,{state:o,cell:p&&e.groups.includes(p)?p:null,shut:()=>d(null)})]})}
var oc=({name:e,words:t,view:n,choose:o})=>(0,Ye.jsx)("button",{type:"button","data-view":e,"aria-pressed":n===e,onClick:()=>o(e),children:t}),vb=(0,Ps.groupPane)(
kb,({header:e,groups:t})=>e?.kind==="sweep"&&t.length>0),rc=(e,t)=>{let n=vb(e,t);return o=>{n(o),e.hidden&&e.querySelector("dialog")?.close()}};var ht=l(ge(),1),_s=l(fe(),1),yc=l(W(),1),Te=l(x(),1),kc=l(ic(),1);var ac=l(ge(),1);function Cs(e,t,{target:n,name:o}={}){let r=()=>[...e.current?.querySelectorAll(t)??[]],s=document.activeElement instanceof HTMLElement?document.
activeElement:null,i=s&&e.current?.contains(s)?s.closest(t):null,a=i?r().indexOf(i):-1;(0,ac.useLayoutEffect)(()=>{if(a<0||document.activeElement===s)return;let p=r(),
d=o&&i?.getAttribute(o),u=(o?p.find(m=>m.getAttribute(o)===d):void 0)??p.at(Math.min(a,p.length-1));s?.isConnected?s.focus({preventScroll:!0}):(n?u?.querySelector(
n):u)?.focus({preventScroll:!0})})}var vc=l(Ui(),1);var Ms=l(ge(),1),Os=l(W(),1),be=l(x(),1);var ee=l(b(),1),Rs=8;function lc(e){let{group:t,lane:n,ran:o,isReference:r,parts:s,sameProblem:i,makeReference:a}=e,p=o?t.shownOf(o.number):null,d=r?(0,be.t)("T\
he other lanes are compared with this one"):(0,be.t)("Compare the others with {lane}",{lane:n.label}),c=(0,be.t)(n.problem);return(0,ee.jsxs)("div",{class:"gp-l\
ane-top",children:[(0,ee.jsxs)("div",{class:"gp-lane-head",children:[(0,ee.jsxs)("button",{type:"button",class:"gp-lane-name","aria-pressed":r,title:d,disabled:!o,
onClick:a,children:[(0,ee.jsx)("b",{class:"gp-letter",children:n.label}),(0,ee.jsx)("bdi",{class:"gp-lane-title",children:je(n.title)}),(0,ee.jsx)("span",{class:"\
gp-lane-reference",hidden:!r,children:(0,be.t)("reference")})]}),t.canAsk&&(0,ee.jsx)(Sb,{...e})]}),n.prompt&&(0,ee.jsx)("p",{class:"gp-lane-prompt",dir:"auto",
children:(0,ee.jsx)(gs,{text:n.prompt})}),(0,ee.jsx)("p",{class:"gp-lane-settings",children:_b(n,p,o).join(" · ")}),(0,ee.jsx)("p",{class:"gp-lane-changed",hidden:!o||
!Wb(n,o),children:`△ ${(0,be.t)("changed since this run")}`}),p?.log&&(0,ee.jsx)(Mb,{log:p.log,done:t.done}),(0,ee.jsx)("p",{class:"gp-lane-parts",hidden:!s,children:s}),
o&&o.entries.length>1&&(0,ee.jsx)(Rb,{group:t,ran:o}),c&&(0,ee.jsxs)("div",{class:"gp-problem",children:[(0,ee.jsx)("b",{children:"✕ "}),(0,ee.jsx)("span",{children:i?
(0,be.t)("The same as in lane {lane}.",{lane:i}):c})]})]})}var xb=[{does:"copy",sign:"❐",name:e=>(0,be.t)("Copy lane {lane}",e),isPossible:(e,t)=>t<Rs},{does:"\
left",sign:"◀",name:e=>(0,be.t)("Move lane {lane} to the left",e),isPossible:e=>e>0},{does:"right",sign:"▶",name:e=>(0,be.t)("Move lane {lane} to the right",
e),isPossible:(e,t)=>e<t-1},{does:"remove",sign:"✕",name:e=>(0,be.t)("Remove lane {lane}",e),isPossible:(e,t)=>t>1}];function Sb({group:e,lane:t,ran:n,place:o,
lanes:r}){let s={lane:t.label},i=a=>e.ask({type:"lane",do:a,id:t.id});return(0,ee.jsxs)("span",{class:"gp-lane-tools",children:[(0,ee.jsx)(Pb,{runs:Tb(e,n),name:(0,be.t)(
"Stop lane {lane}",s),press:()=>i("stop")}),!t.prompt&&(0,ee.jsxs)(ee.Fragment,{children:[(0,ee.jsxs)("button",{type:"button",class:"gp-button","data-do":"selec\
t","aria-pressed":!!t.selected,title:t.selected?(0,be.t)("Lane {lane} is shown in the settings",s):(0,be.t)("Edit lane {lane}",s),onClick:()=>i("select"),children:[
(0,ee.jsx)("span",{"aria-hidden":"true",children:"✎"}),t.selected&&` ${(0,be.t)("editing")}`,t.selected&&(0,ee.jsxs)("span",{class:"gp-hidden",children:[" ",t.
label]})]}),xb.map(({does:a,sign:p,name:d,isPossible:c})=>(0,ee.jsx)("button",{type:"button",class:"gp-button","data-do":a,title:d(s),"aria-disabled":!c(o,r),onClick:()=>c(
o,r)&&i(a),children:(0,ee.jsx)("span",{"aria-hidden":"true",children:p})},a))]})]})}var Tb=({running:e},t)=>e&&!!t?.entries.some(({log:n})=>!n?.finished&&!n?.failed);
function Pb({runs:e,name:t,press:n}){let o=(0,Ms.useRef)(null),r=o.current===document.activeElement;return(0,Ms.useLayoutEffect)(()=>{!e&&r&&o.current?.closest(
".gp-lane")?.querySelector(".gp-lane-name")?.focus()},[e]),(0,ee.jsx)("button",{ref:o,type:"button",class:"gp-button","data-do":"stop",title:t,hidden:!e,onClick:n,
children:(0,ee.jsx)("span",{"aria-hidden":"true",children:"■"})})}var Sa=new WeakMap;function Cb(e){let t=Sa.get(e);if(e.shared<2)return t;let n={others:e.shared-
1,apart:e.apart};return Sa.set(e,{others:Math.max(n.others,t?.others??0),apart:n.apart&&(t?.apart??!0)}),e.running?n:Sa.get(e)}function Mb({log:e,done:t}){let{length:n}=qn(
e),o=Cb(e);return(0,ee.jsxs)("p",{class:"gp-lane-state",children:[(0,ee.jsx)("b",{children:Ob(e,t)}),(0,ee.jsx)("span",{class:"gp-lane-count",children:n?(0,be.tn)(
n,"{count} token","{count} tokens"):""}),o&&(0,ee.jsx)("span",{class:"gp-lane-company",tabIndex:0,"data-tip":o.apart?(0,be.t)("It has forward passes of its own,\
 in turn with those of the others: no other run uses its model, or it reads or writes several tokens at once."):(0,be.t)("Decoded in one batch with the other ru\
ns on this model: each forward pass gives all of them their next token."),children:o.apart?(0,be.tn)(o.others,"in turn with another run","in turn with {count} o\
thers"):(0,be.tn)(o.others,"together with another run","together with {count} others")})]})}function Ob({queued:e,loading:t,started:n,failed:o,finished:r},s){return o?
`✕ ${(0,be.t)("stopped by an error")}`:r?`■ ${r.sequences.length?(0,Os.stopWords)(r.sequences[0].stop_reason)[1]:(0,be.t)("ended")}`:s?n?`■ ${(0,be.t)("wa\
s stopped")}`:(0,be.t)("did not run"):t?(0,Os.loadingWords)(t):e?e.ahead?(0,be.tn)(e.ahead,"waiting for another run","waiting for {count} others"):(0,be.t)("sta\
rting …"):n?`● ${(0,be.t)("decoding …")}`:(0,be.t)("waiting for its turn")}function Rb({group:e,ran:t}){let n=t.entries.length,o=pc(e.shownOf(t.number))??
"–",r=s=>{let i=t.shown+s;i>=0&&i<n&&e.showEntry(t.number,i)};return(0,ee.jsxs)("p",{class:"gp-lane-seeds",children:[(0,ee.jsx)("button",{type:"button",class:"\
gp-button","data-seed":"-1","aria-label":(0,be.t)("Previous seed"),"aria-disabled":t.shown===0,onClick:()=>r(-1),children:"◀"}),(0,ee.jsx)("span",{"aria-live":"\
polite",children:(0,be.t)("seed {seed}, {place} of {all}",{seed:o,place:t.shown+1,all:n})}),(0,ee.jsx)("button",{type:"button",class:"gp-button","data-seed":"1",
"aria-label":(0,be.t)("Next seed"),"aria-disabled":t.shown===n-1,onClick:()=>r(1),children:"▶"})]})}var pc=({seed:e,log:t})=>e??t?.started?.seed??null;function Wb(e,t){
let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(e,o)!==n(t,o))}function _b(e,t,n){let o=t&&n&&n.seed===
e.seed&&n.entries.length===1?pc(t):null,r=e.seed??o,s=r===null?"":(0,be.t)("seed {seed}",{seed:r});return[e.model,je(e.settings),s].filter(Boolean)}var gc=l(Qi(),1),bc=l(cc(),1),Co=l(W(),1),Ta=l(x(),1),ar=l(mc(),1),wc=l(fc(),1),io=l(Yi(),1);var Gb=200,Lb=40,Ws=class{constructor(t,n){this.body=t;this.entries=n;t.append(this.written),this.rows=new ar.Rows(this.written);let o=()=>{this.atEnd=t.scrollHeight-
t.scrollTop-t.clientHeight<Lb};t.addEventListener("scroll",o,{passive:!0}),this.observers=[new ResizeObserver(()=>this.resized()),new ResizeObserver(()=>this.laidOut())],
this.observers[0].observe(t),this.observers[1].observe(this.written)}body;entries;rows;tokens=[];written=(0,Co.make)("div","gp-lane-written");log=null;look={shade:"\
uncertainty",unit:"bits"};steps=[];dimmed=0;parting=null;why="";stop=null;atEnd=!0;width=0;timer=0;observers;leave(){for(let t of this.observers)t.disconnect();
clearTimeout(this.timer)}clear(t){t!==this.log&&(this.log=t,this.written.replaceChildren(),this.rows=new ar.Rows(this.written),this.tokens=[],this.steps=[],this.
dimmed=0,this.parting=this.stop=null,this.why="",this.atEnd=!0)}draw(t,{shared:n,sign:o,why:r},s){if(this.clear(t),t.denoises)return(0,Co.say)(this.written,(0,wc.draftOf)(
t));(s.shade!==this.look.shade||s.unit!==this.look.unit)&&this.redraw(s);let{keep:i,added:a}=(0,gc.pathChange)(this.steps,qn(t).at(-1)??null);i<this.tokens.length&&
this.cut(i);for(let p of a)this.append(p);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(t){(0,io.cutTokens)(
this,t),this.steps.length=t,this.dimmed=Math.min(this.dimmed,t),this.stop?.isConnected||(this.stop=null)}append(t){let n={...t.chosen,piece:t.piece},o=(0,Co.make)(
"span","gp-token",null,{role:"button",tabindex:"-1"});(0,io.inkToken)(o,n);let r=this.tokens.at(-1),s=(r&&this.entries.get(r)?.token)??null;this.entries.set(o,{
token:n,step:t,lane:this}),t.given&&(o.dataset.given=""),(0,io.appendToken)(this,o,n,s),this.steps.push(t),this.dress(o)}dress(t){let n=t.querySelector(".gp-ink"),
o=this.entries.get(t)?.step;n&&o&&(0,bc.shadeInk)(n,this.look.shade,(0,Co.numbersOf)(o)),this.describe(t)}describe(t){let n=this.entries.get(t)?.step;if(!n)return;
let r=[(0,Ta.t)("token {number}",{number:n.index+1}),...(0,io.numberWords)(n,this.look.unit),this.whyOf(t)];t.setAttribute("aria-description",r.filter(Boolean).
join(", "))}whyOf(t){let n=this.entries.get(t)?.step.given;return[t===this.parting?this.why:"",n?(0,Ta.t)("given, not chosen"):""].filter(Boolean).join(", ")}dim(t){
let n=Math.min(t,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.
add("gp-shared");this.dimmed=n}signAt(t,n,o){if(t===this.parting&&(!t||o===this.why&&t.dataset.parts===n))return;let r=this.parting;this.parting=t,this.why=o,r&&
(delete r.dataset.parts,this.describe(r)),t&&(t.dataset.parts=n,this.describe(t))}redraw(t){this.look=t;for(let n of this.tokens)this.dress(n)}laidOut(){this.rows.
settle(),this.atEnd&&this.log?.running&&(this.body.scrollTop=1e7)}resized(){let{clientWidth:t}=this.body;!t||t===this.width||(this.width=t,this.rows.dissolve(),
clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.rows.settle(),Gb))}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}next(t,n){
let o=this.tokens.indexOf(t);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return(0,ar.inNextRow)(this.
tokens,o,1);case"ArrowUp":return(0,ar.inNextRow)(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var ue=l(b(),1),$b=[["uncertainty",()=>(0,Te.t)("entropy")],["entropy",()=>(0,Te.t)("entropy after processors")],["probability",()=>(0,Te.t)("probability")],["r\
aw",()=>(0,Te.t)("probability before processors")],["surprisal",()=>(0,Te.t)("surprisal")],["rank",()=>(0,Te.t)("rank")]];function Eb({group:e,changes:t}){let n=(0,_s.useFresh)(
t),[o,r]=(0,ht.useState)("uncertainty"),[s]=(0,ht.useState)(()=>new WeakMap),i=(0,ht.useRef)(null),a=Ts(e,n,["status","pair","lanes"]),p=Sc(e),d=Nb(e,i,s,n);Fb(
i,p.length),Cs(i,".gp-lane",{target:".gp-lane-name"});let c=new Map,u=e.groups.some(({prompt:k})=>k)?"":e.header?.prompt??"",m=p.length>=Rs,f=(k,h)=>{k.reach(h),
h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),d.current?.show(h)};return(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsxs)("header",{class:"gp-hea\
d",children:[(0,ue.jsx)("h2",{class:"gp-hidden",children:(0,Te.t)("Side by side")}),(0,ue.jsx)("div",{class:"gp-tools",children:(0,ue.jsxs)("label",{children:[(0,Te.t)(
"Shaded by")," ",(0,ue.jsx)("select",{class:"gp-shade",value:o,onChange:({currentTarget:k})=>r(k.value),children:$b.map(([k,h])=>(0,ue.jsx)("option",{value:k,children:h()},
k))})]})})]}),(0,ue.jsxs)("p",{class:"gp-asked",hidden:!u,children:[(0,ue.jsx)("span",{class:"gp-asked-name",children:(0,Te.t)("Prompt")})," ",(0,ue.jsx)("bdi",
{class:"gp-asked-text",children:u})]}),(0,ue.jsx)("ol",{class:"gp-columns",ref:i,children:p.map(({key:k,lane:h,ran:g},w)=>{let y=(0,Te.t)(h.problem),S=c.get(y)??
h.label;return y&&c.set(y,S),(0,ue.jsx)(zb,{group:e,lane:h,ran:g,place:w,lanes:p.length,version:g?a(g.number):"",sameProblem:y&&S!==h.label?S:"",shade:o,tokens:s,
go:f},k)})}),(0,ue.jsx)("p",{class:"gp-add-place",hidden:!e.canAsk||p.some(({lane:k})=>k.prompt),children:(0,ue.jsx)("button",{type:"button",class:"gp-button gp\
-add","aria-disabled":m,title:m?(0,Te.t)("At most {count} lanes",{count:String(Rs)}):(0,Te.t)("A new lane at the end"),onClick:()=>!m&&e.ask({type:"lane",do:"ad\
d"}),children:(0,Te.t)("+ Add a lane")})}),(0,ue.jsx)(Ab,{shade:o,unit:e.unit,isCompared:Mr(e)!==null})]})}var xc=(0,_s.groupPane)(Eb,e=>Sc(e).length>0||e.canAsk);
function Sc({lanes:e,groups:t}){return e?e.map(n=>({key:`${n.prompt?"prompt":"lane"} ${n.id}`,lane:n,ran:t.find(({id:o,prompt:r})=>o===n.id&&!!r==!!n.prompt)??null})):
t.map(n=>({key:`group ${n.number}`,lane:n,ran:n}))}function Nb(e,t,n,{unit:o,pair:r}){let s=(0,ht.useRef)(null);return(0,ht.useLayoutEffect)(()=>{let i=t.current?.
closest(".gp-pane");!i||!t.current||(s.current=(0,kc.tokenCard)(i,t.current,e,a=>{let p=n.get(a);if(!p)return null;let{token:d,step:c,lane:u}=p,m=(0,Te.t)("toke\
n {number}",{number:c.index+1});return{id:d.token_id,text:d.text,where:m,step:c,why:u.whyOf(a)}}))},[]),(0,ht.useLayoutEffect)(()=>s.current?.refresh(o||r)),s}function Fb(e,t){
let n=(0,ht.useRef)(t);n.current=t;let o=()=>{let{clientWidth:r=0,style:s}=e.current??{},[i,a,p]=[240,12,4];if(!r||!n.current)return;let d=Math.max(1,Math.min(p,
Math.floor((r+a)/(i+a)))),c=Math.ceil(n.current/d);s?.setProperty("--lanes-in-row",String(Math.ceil(n.current/c)))};(0,ht.useLayoutEffect)(o,[t]),(0,ht.useLayoutEffect)(
()=>{let r=new ResizeObserver(o);return e.current&&r.observe(e.current),()=>r.disconnect()},[])}function Ab({shade:e,unit:t,isCompared:n}){return(0,ue.jsxs)("fo\
oter",{class:"gp-legend","aria-label":(0,Te.t)("Legend"),children:[(0,ue.jsx)(vc.ShadeScale,{name:e,unit:t}),(0,ue.jsxs)("span",{class:"gp-parting-key",hidden:!n,
children:[(0,ue.jsx)("span",{class:"gp-token gp-shared",children:(0,ue.jsx)("span",{class:"gp-ink",children:(0,Te.t)("dimmed")})})," ",(0,ue.jsx)("span",{"data-\
tip":(0,Te.t)("Up to here the lane has written the same as the reference lane. Click the name of another lane to make that one the reference."),tabIndex:0,children:(0,Te.t)(
"same as the reference")})," ",(0,ue.jsx)("span",{class:"gp-sign",children:"≠"})," ",(0,ue.jsx)("span",{"data-tip":(0,Te.t)("From here on the lane’s text diff\
ers from that of the reference lane."),tabIndex:0,children:(0,Te.t)("where it diverges")})]}),(0,ue.jsx)("span",{class:"gp-note gp-hint",children:(0,Te.t)("Poin\
t at a token to see its candidates. The arrow keys move along a text.")})]})}function zb({group:e,lane:t,ran:n,place:o,lanes:r,version:s,sameProblem:i,shade:a,tokens:p,
go:d}){let c=Mr(e),u=!!(n&&c?.[0]===n.number),m=n&&c&&!u?qb(e,c[0],n.number):Tc,{shared:f,sign:k,why:h,words:g}=m,w=(0,ht.useMemo)(()=>(0,ue.jsx)(lc,{group:e,lane:t,
ran:n,place:o,lanes:r,isReference:u,parts:g,sameProblem:i,makeReference:()=>n&&Bb(e,n.number)}),[t,n,o,r,s,u,g,i,e.canAsk]),y=(0,ht.useRef)(null),S=(0,ht.useRef)(
null);(0,ht.useLayoutEffect)(()=>(y.current&&(S.current=new Ws(y.current,p)),()=>S.current?.leave()),[]);let G={shade:a,unit:e.unit};(0,ht.useLayoutEffect)(()=>{
n?S.current?.draw(xn(e,n.number),{shared:f,sign:k,why:h},G):S.current?.clear(null)},[n,s,f,k,h,a,e.unit]);let L=({target:Ve})=>{let lt=Ve instanceof Element?Ve.
closest(".gp-token"):null;S.current&&lt&&p.has(lt)&&d(S.current,lt)},xe=Ve=>{let{target:lt,key:gn}=Ve;if(!(lt instanceof HTMLElement)||!p.has(lt)||!S.current||Ve.
ctrlKey||Ve.metaKey||Ve.altKey)return;let yo=gn==="Enter"||gn===" "?lt:S.current.next(lt,gn);!yo&&!gn.startsWith("Arrow")||(Ve.preventDefault(),yo&&d(S.current,
yo))};return(0,ue.jsxs)("li",{class:t.selected?"gp-lane gp-lane-selected":"gp-lane","aria-label":(0,Te.t)("Lane {lane}: {title}",{lane:t.label,title:je(t.title)}),
children:[w,(0,ue.jsxs)("div",{class:"gp-lane-bottom",children:[(0,ue.jsx)("p",{class:"gp-note gp-not-yet",hidden:!!n,children:(0,Te.t)("Not run yet.")}),n&&(0,ue.jsx)(
Ib,{group:e,ran:n,version:s}),(0,ue.jsx)("div",{class:"gp-lane-text",role:"group",dir:"auto","aria-label":(0,Te.t)("Text of lane {lane}, token by token. The arr\
ow keys move along it.",{lane:t.label}),hidden:!n,ref:y,onClick:L,onKeyDown:xe})]})]})}function Ib({group:e,ran:t,version:n}){let o=xn(e,t.number);return(0,ht.useMemo)(
()=>Cr(e,o)&&(0,ue.jsx)("p",{class:"gp-hidden gp-whole",dir:"auto",children:Xo(qn(o))}),[o,n])}function Bb(e,t){let n=Mr(e);n&&t!==n[0]&&e.setPair(t,t===n[1]?n[0]:
n[1])}var Tc={shared:0,sign:"",why:"",words:""};function qb(e,t,n){let o=It(e,t),r=fs(e,t,n),s=r.at[1];if(r.kind==="apart"){let{chosen:p}=un(e,t)[r.at[0]],d=(0,Te.t)(
"here it diverges from {lane}, which has {token}",{lane:o,token:(0,yc.quoted)(p.text)}),c=`≠ ${(0,Te.t)("diverges from {lane} at token {number}",{lane:o,number:s+
1})}`;return{shared:s,sign:`≠${o}`,why:d,words:c}}let i=[t,n].map(p=>Cr(e,xn(e,p)));return{...Tc,shared:s,words:s?`= ${a()}`:""};function a(){return r.kind===
"shorter"&&i[r.shorter]?r.shorter?(0,Te.t)("the same as {lane}, which continues",{lane:o}):(0,Te.t)("the same as {lane}, then continues",{lane:o}):r.kind==="sam\
e"&&i[0]&&i[1]?(0,Te.t)("the same as {lane}",{lane:o}):(0,Te.t)("the same as {lane} so far",{lane:o})}}var Mc=l(ge(),1);var Oc=l(fe(),1),Rc=l(Xe(),1),ft=l(W(),1),Ke=l(x(),1),Wc=l(pe(),1),_c=l(ke(),1);var Q=l(b(),1),Pc=24,Hb=[1,2,5,10,20,50,100,200,500,1e3],Kb=5,Cc=150;function Db({group:e}){let t=e.entries.filter(p=>sr(p)==="cut"),n=e.entries.filter(p=>qt(p)&&
!t.includes(p)),o=n.filter(p=>qt(p)!=="failed"),r=o.map(oo).sort((p,d)=>p-d),s=r.reduce((p,d)=>p+d,0),i=(0,Rc.fixed)(s/r.length,1),a=()=>(0,Ke.tn)(r.length,"{to\
tal} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,ft.count)(s),mean:i});return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsxs)(
"header",{class:"gp-head",children:[(0,Q.jsx)("h2",{class:"gp-title",children:(0,Ke.t)("Lengths and endings")}),(0,Q.jsx)("p",{class:"gp-note gp-of",children:jb(
e,n.length)})]}),(0,Q.jsxs)("div",{class:"gp-both",children:[(0,Q.jsxs)("figure",{class:"gp-lengths-figure",children:[(0,Q.jsxs)("figcaption",{children:[(0,Q.jsx)(
_c.Term,{id:"length",run:()=>r.length?a():"",meaning:(0,Ke.t)("The number of tokens in a text, including the one that ends it. Only texts that have ended are co\
unted."),children:(0,Ke.t)("Tokens per text")})," ",(0,Q.jsx)("span",{class:"gp-note gp-average",children:r.length?(0,Ke.t)("mean {mean}, median {median}, from \
{low} to {high}",{mean:i,median:(0,ft.count)((0,Wc.medianOf)(r)),low:(0,ft.count)(r[0]),high:(0,ft.count)(r[r.length-1])}):(0,Ke.t)("none has ended yet")})]}),(0,Q.jsx)(
Jb,{lengths:r})]}),(0,Q.jsxs)("div",{children:[(0,Q.jsx)("h3",{children:(0,Ke.t)("Endings")}),(0,Q.jsx)(Zb,{entries:[...n,...t]}),(0,Q.jsx)("p",{class:"gp-note \
gp-oddities",children:Ub(e,n)})]})]}),(0,Q.jsx)(Xb,{texts:o.map(p=>Po(p))},e.turn)]})}var Gc=(0,Oc.groupPane)(Db,({header:e})=>e?.kind==="seeds",["status"]);function jb({
done:e,entries:{length:t}},n){if(n===t)return(0,Ke.tn)(t,"{count} sample","all {count} samples");let o={ended:(0,ft.count)(n)};return e?(0,Ke.tn)(t,"{ended} of \
{count} sample ended","{ended} of {count} samples ended",o):(0,Ke.tn)(t,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",o)}function Ub({
done:e,entries:t},n){let o=n.filter(i=>qt(i)==="failed").length,r=n.filter(i=>qt(i)!=="failed"&&!Po(i).trim()).length,s=e?t.length-n.length:0;return[r&&(0,Ke.tn)(
r,"{count} text is empty.","{count} texts are empty."),o&&(0,Ke.tn)(o,"{count} sample failed and is counted only here.","{count} samples failed and are counted \
only here."),s&&(0,Ke.tn)(s,"{count} sample did not finish.","{count} samples did not finish.")].filter(Boolean).join(" ")}function Vb(e){let[t,n]=[Math.min(...e),
Math.max(...e)],o=Hb.find(i=>Math.floor(n/i)-Math.floor(t/i)<Pc)??Math.ceil((n-t+1)/Pc),r=Math.floor(t/o),s=Array.from({length:Math.floor(n/o)-r+1},(i,a)=>({from:Math.
max((r+a)*o,t),to:Math.min((r+a+1)*o-1,n),texts:0}));for(let i of e)s[Math.floor(i/o)-r].texts+=1;return s}function Jb({lengths:e}){let t=(0,Mc.useMemo)(()=>e.length?
Qb(Vb(e)):void 0,[e.join()]);return(0,Q.jsx)(Me,{class:"gp-bins",chart:t})}function Qb(e){let t=({from:s,to:i})=>s===i?(0,Ke.tn)(s,"{count} token","{count} toke\
ns"):(0,Ke.t)("{low} to {high} tokens",{low:(0,ft.count)(s),high:(0,ft.count)(i)}),n={type:"bar",hoverinfo:"text",textposition:"none",text:e.map(s=>`${t(s)}: ${(0,Ke.tn)(
s.texts,"{count} text","{count} texts")}`),x:e.map(({from:s,to:i})=>(s+i)/2),y:e.map(({texts:s})=>s),width:e.map(({from:s,to:i})=>.94*(i-s+1)),marker:{color:"va\
r(--gp-kept)"}},[o,r]=[Dn((0,Ke.t)("tokens"),{showgrid:!1}),Dn((0,Ke.t)("texts"),{rangemode:"tozero"})];return or((0,Ke.t)("Number of texts by their length in t\
okens"),[n],o,r,{height:220,bargap:0})}function Lc(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].sort(([n,o],[r,s])=>s-o||(n<r?-1:1))}var Zb=({
entries:e})=>(0,Q.jsx)("ul",{class:"gp-endings",children:Lc(e.map(t=>qt(t)??"")).map(([t,n])=>(0,Q.jsxs)("li",{"data-end":t,children:[(0,Q.jsx)("span",{class:"g\
p-sign","aria-hidden":"true",children:Ln(t)}),(0,Q.jsx)("span",{class:"gp-word",children:$n(t)[0]}),(0,Q.jsx)("span",{"aria-hidden":"true",children:(0,Q.jsx)("i",
{class:"gp-bar",style:{width:`${(n/e.length*100).toFixed(2)}%`}})}),(0,Q.jsx)("span",{class:"gp-times",children:`${(0,ft.count)(n)} · ${(0,ft.percent)(n/e.length)}`})]},
t))});function Xb({texts:e}){let t=Lc(e),n=t.filter(([,o])=>o>1);return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)("h3",{class:"gp-common-title",children:Yb(t.length,
e.length,n.length>0)}),(0,Q.jsx)("ol",{class:"gp-common",children:n.slice(0,Kb).map(([o,r])=>(0,Q.jsxs)("li",{children:[(0,Q.jsx)("span",{class:"gp-times",children:`${(0,ft.count)(
r)} ×`}),(0,Q.jsx)(ew,{text:o})]},o))})]})}function Yb(e,t,n){return t<2?t?(0,Ke.tn)(t,"{count} text","{count} texts"):"":e===1?(0,Ke.t)("All {count} texts are\
 the same",{count:(0,ft.count)(t)}):n?(0,Ke.t)("{count} different texts of {all}; the most frequent ones",{count:(0,ft.count)(e),all:(0,ft.count)(t)}):(0,Ke.t)(
"All {count} texts are different",{count:(0,ft.count)(t)})}function ew({text:e}){return e.trim()?e.length<=Cc?(0,Q.jsx)("bdi",{children:(0,ft.inOneLine)(e)}):(0,Q.jsxs)(
"details",{children:[(0,Q.jsx)("summary",{children:(0,Q.jsx)("bdi",{children:`${(0,ft.inOneLine)(e.slice(0,Cc))}…`})}),(0,Q.jsx)("p",{dir:"auto",children:e})]}):
(0,Q.jsx)("span",{class:"gp-note",children:(0,Ke.t)("(empty)")})}var Bc=l(fe(),1),sn=l(x(),1);var $c=l(ge(),1),Ec=l(ke(),1),st=l(b(),1);function Nc({class:e,rows:t,keyOf:n,heading:o,nameOf:r,columns:s}){let[i,a]=(0,$c.useState)(null),p=s.find(({name:c})=>c===
i?.name),d=({name:c,isSmallestFirst:u})=>{let m=!p||i?.name!==c;a(m?{name:c,isDown:!u}:i.isDown===!u?{name:c,isDown:!i.isDown}:null)};return(0,st.jsxs)("table",
{class:e,children:[(0,st.jsx)("thead",{children:(0,st.jsxs)("tr",{children:[(0,st.jsx)("th",{scope:"col",class:"gp-whose",children:(0,st.jsx)("button",{type:"bu\
tton",class:"gp-sort","data-tip":o.tip,onClick:()=>a(null),children:o.title})}),s.map(c=>(0,st.jsx)(tw,{column:c,order:c===p?i:null,press:()=>d(c)},c.name))]})}),
(0,st.jsx)("tbody",{children:(p&&i?nw(t,p,i.isDown):t).map(c=>(0,st.jsxs)("tr",{children:[(0,st.jsx)("th",{scope:"row",class:"gp-whose",children:r(c)}),s.map(({
name:u,cell:m,cellClass:f})=>(0,st.jsx)("td",{class:f?.(c),children:m(c)},u))]},n(c)))})]})}function tw({column:{name:e,title:t,term:n,unit:o},order:r,press:s}){
let i={type:"button","data-name":e,onClick:s},a=(0,st.jsxs)(st.Fragment,{children:[(0,st.jsx)("span",{children:t.replace(/-(?=\d)/g,"‑")}),(0,st.jsx)("span",{
class:"gp-arrow","aria-hidden":"true",children:r?r.isDown?" ▼":" ▲":""})]});return(0,st.jsxs)("th",{scope:"col","aria-sort":r?r.isDown?"descending":"ascendi\
ng":"none",children:[n?(0,st.jsx)(Ec.Term,{as:"button",class:"gp-sort",...n,attributes:i,children:a}):(0,st.jsx)("button",{class:"gp-sort",...i,children:a}),o&&
(0,st.jsx)("small",{children:o})]})}function nw(e,{valueOf:t},n){let o=n?-1:1;return[...e].sort((r,s)=>{let[i,a]=[t(r),t(s)];return i===null||a===null?+(i===null)-
+(a===null):typeof i=="string"||typeof a=="string"?o*String(i).localeCompare(String(a),void 0,{numeric:!0}):o*(i-a)})}var Fc=l(ge(),1),Lr=l(x(),1),Mo=l(b(),1),Ac="generation-playground.columns",ow=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","w\
ords","ended"];function zc(){let[e,t]=(0,Fc.useState)(()=>new Set(rw()??ow));return[e,(o,r)=>{let s=new Set(e);r?s.add(o):s.delete(o),sw([...s]),t(s)}]}function Ic({
metrics:e,names:t,choose:n}){let o=e.filter(({name:r})=>t.has(r)).length;return(0,Mo.jsxs)("details",{class:"gp-tools gp-column-choice",children:[(0,Mo.jsx)("su\
mmary",{children:(0,Lr.t)("Columns: {shown} of {all}",{shown:String(o),all:String(e.length)})}),(0,Mo.jsx)("div",{class:"gp-column-boxes",role:"group","aria-lab\
el":(0,Lr.t)("Columns of the table"),children:e.map(({name:r,title:s,meaning:i})=>(0,Mo.jsxs)("label",{title:(0,Lr.t)(i),children:[(0,Mo.jsx)("input",{type:"che\
ckbox",checked:t.has(r),onChange:({currentTarget:a})=>n(r,a.checked)})," ",(0,Lr.t)(s)]},r))})]})}function rw(){try{let e=JSON.parse(localStorage.getItem(Ac)??"\
null");return Array.isArray(e)?e.map(String):null}catch{return null}}function sw(e){try{localStorage.setItem(Ac,JSON.stringify(e))}catch{}}var ze=l(b(),1);function iw({group:e}){let[t,n]=zc(),{groups:o}=e,r=qc(e),s=r.filter(({name:a})=>t.has(a)).map(a=>lw(a,e)),i=o.length<2;return(0,ze.jsxs)(ze.Fragment,
{children:[(0,ze.jsxs)("header",{class:"gp-head",children:[(0,ze.jsx)("h2",{class:"gp-title",children:(0,sn.t)("Metrics")}),(0,ze.jsx)("span",{class:"gp-note gp\
-sorting",hidden:i,children:(0,sn.t)("Click a heading to sort; point at it for its formula.")}),(0,ze.jsx)(Ic,{metrics:r,names:t,choose:n})]}),(0,ze.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"region","aria-label":(0,sn.t)("The table of metrics, which may be wider than the page"),children:(0,ze.jsx)(Nc,{class:i?"gp-me\
trics gp-one":"gp-metrics",rows:o,keyOf:({number:a})=>a,heading:{title:aw(e),tip:(0,sn.t)("Click to restore the order of the rows.")},nameOf:a=>(0,ze.jsxs)(ze.Fragment,
{children:[(0,ze.jsx)("b",{class:"gp-letter",children:It(e,a.number)}),(0,ze.jsx)("bdi",{children:To(a)})]}),columns:s})}),(0,ze.jsxs)("p",{class:"gp-note gp-be\
st-key",hidden:s.every(({best:a})=>!a),children:[(0,ze.jsx)("b",{class:"gp-best-sign",children:"★"})," ",(0,sn.t)("the best of its column: better than every o\
ther, seed by seed")]})]})}var qc=({metrics:e,groups:t})=>e.filter(n=>t.some(o=>jn(o,n)!==null)),Hc=(0,Bc.groupPane)(iw,e=>qc(e).length>0,["measured","lanes"]);
function aw({header:e}){return e?.kind==="lanes"?(0,sn.t)("Lane"):e?.kind==="sweep"?(0,sn.t)("Cell"):(0,sn.t)("Runs")}function lw(e,t){let{name:n,title:o,unit:r,
better:s}=e,i=Math.max(...t.groups.map(p=>Math.abs(jn(p,e)??0))),a=aa(e,t.groups);return{name:n,title:(0,sn.t)(o),term:ks(e,t,p=>It(t,p)),unit:r!==o.toLowerCase()?
(0,sn.t)(r):"",valueOf:p=>jn(p,e),isSmallestFirst:s==="less",cellClass:p=>p===a?"gp-best":"",cell:p=>(0,ze.jsx)(pw,{metric:e,group:p,isBest:p===a,share:Math.abs(
jn(p,e)??0)/(i||1)}),best:a}}function pw({metric:e,group:t,isBest:n,share:o}){let r=jn(t,e)===null||ma(e)?"":Kn(e,t);return(0,ze.jsxs)(ze.Fragment,{children:[(0,ze.jsxs)(
"span",{class:"gp-value",children:[(0,ze.jsx)("b",{class:"gp-best-sign","aria-hidden":"true",children:n?"★":""}),(0,ze.jsx)("span",{children:Un(e,t)}),(0,ze.jsx)(
"span",{class:"gp-hidden",children:n?` ${(0,sn.t)("(best)")}`:""}),(0,ze.jsx)("small",{class:"gp-seeds-range",children:r&&(0,sn.t)("over the seeds {range}",{range:r})})]}),
(0,ze.jsx)("span",{class:"gp-track",children:(0,ze.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})})]})}var Dc=l(fe(),1),$r=l(x(),1);var ao=l(x(),1),Kc=l(b(),1),dw={sweep:()=>(0,ao.t)("Run the grid"),seeds:()=>(0,ao.t)("Draw the samples"),trial:()=>(0,ao.t)("Run the trial"),precision:()=>(0,ao.t)(
"Compare precisions"),choices:()=>(0,ao.t)("Compare answers"),watermark:()=>(0,ao.t)("Run the experiment")};function Gs({group:{name:e,header:t,groups:n}}){let r={
model:n[0].model.split("?")[0],prompt:t?.prompt??"",button:dw[e]?.()??""};return(0,Kc.jsx)("p",{class:"gp-note gp-example",role:"note",children:(0,ao.t)("An exa\
mple, recorded with {model} after “{prompt}”. “{button}” makes yours.",r)})}var lo=l(b(),1),cw={found:"◆",even:"≈",seen:"○",wait:"…"};function uw({group:e}){let{kind:t,words:n,more:o}=e.verdict;return(0,lo.jsxs)(lo.Fragment,{children:[
e.isExample&&(0,lo.jsx)(Gs,{group:e}),(0,lo.jsx)(pt,{verdict:t,sign:cw[t],words:(0,$r.t)(n),more:(0,$r.t)(o)}),(0,lo.jsx)("p",{class:"gp-hidden gp-told",role:"s\
tatus",children:`${(0,$r.t)(n)}. ${(0,$r.t)(o)}`})]})}var jc=(0,Dc.groupPane)(uw,e=>e.verdict!==null,["found"]);var Vc=l(ge(),1),Ls=l(fe(),1),Jn=l(W(),1),he=l(x(),1);var Ne=l(b(),1),Jc={sweep:()=>(0,he.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,he.t)(
"Run the grid")}),seeds:()=>(0,he.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabiliti\
es.",{button:(0,he.t)("Draw the samples")}),trial:()=>(0,he.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one\
 question: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,he.t)("Run the trial")}),precision:()=>(0,he.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,he.t)("Compare precisions")}),choices:()=>(0,he.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,he.t)("Compare answers")}),watermark:()=>(0,he.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,he.t)("Run the experiment")})},Uc=8,
mw=500,Pa=class{constructor(t){this.group=t}group;of=[];tokens=[];first=null;latest=0;sum=0;follow({run:t,measured:n,status:o,entries:r=new Set}){t&&([this.of,this.
tokens,this.first,this.sum]=[[],[],null,0]);for(let i of this.group.entries)(t||n||o||r.has(i.number))&&this.take(i);let s=this.tokens.reduce((i,a)=>i+a,0);s!==
this.sum&&([this.sum,this.latest]=[s,performance.now()],this.first??={at:this.latest,sum:s})}take(t){this.of[t.number]=sr(t),this.tokens[t.number]=oo(t)}get counts(){
let t={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let n of this.of)t[n]+=1;return t}failed(){return this.group.entries.filter(({number:t})=>this.of[t]==="\
failed")}get pace(){let{sum:t,first:n,latest:o}=this;if(!t||!n)return"";let r=o-n.at,s=(0,Jn.count)(Math.round((t-n.sum)/r*1e3));return[(0,he.tn)(t,"{count} tok\
en","{count} tokens"),r>mw&&(0,he.t)("{rate} tokens/s in total",{rate:s})].filter(Boolean).join(" · ")}};function hw({group:e,changes:t}){let[n]=(0,Vc.useState)(
()=>new Pa(e));if(n.follow((0,Ls.useFresh)(t)),!e.header)return(0,Ne.jsx)("div",{class:"gp-standing",children:(0,Ne.jsx)("p",{class:"gp-status",children:Jc[e.name]()})});
if(e.isExample)return e.verdict?null:(0,Ne.jsx)(Gs,{group:e});let{counts:o}=n,r=e.entries.length,[s,i]=fw(e,o),a=e.away&&!e.done,p=a?(0,he.t)("The server does n\
ot answer."):s,d=a?` · ${s}${i}`:i;return(0,Ne.jsxs)(Ne.Fragment,{children:[(0,Ne.jsxs)("div",{class:"gp-standing",children:[(0,Ne.jsxs)("p",{class:"gp-status",
children:[(0,Ne.jsx)("b",{children:p}),d]}),(0,Ne.jsx)("p",{class:"gp-pace",children:n.pace})]}),(0,Ne.jsx)("div",{class:"gp-track",role:"progressbar","aria-lab\
el":(0,he.t)("Runs that have ended"),"aria-valuemin":0,"aria-valuemax":r,"aria-valuenow":o.ended+o.failed,"aria-valuetext":p+d.replaceAll(" · ",", "),children:[
"ended","failed","decoding"].map(c=>(0,Ne.jsx)("i",{class:`gp-part-${c}`,style:{width:`${(o[c]/Math.max(1,r)*100).toFixed(2)}%`}},c))}),(0,Ne.jsx)(gw,{group:e}),
(0,Ne.jsx)("div",{class:"gp-troubles",role:"status",children:(0,Ne.jsx)(bw,{group:e,failed:n.failed(),stopped:e.done?o.cut:0})}),(0,Ne.jsx)("p",{class:"gp-hidde\
n gp-told",role:"status",children:e.done&&p})]})}var Qc=(0,Ls.groupPane)(hw,e=>!!e.header||Object.hasOwn(Jc,e.name));function fw({done:e,entries:t},n){let o=t.length,
r=n.ended+n.failed;if(r===o)return[(0,he.tn)(o,"The run has ended","All {count} runs have ended"),""];let s=n.cut+(e?n.decoding:0),i=[s&&(0,he.t)("{count} cut o\
ff",{count:(0,Jn.count)(s)}),!e&&(0,he.t)("{count} decoding",{count:(0,Jn.count)(n.decoding)}),!e&&(0,he.t)("{count} queued",{count:(0,Jn.count)(n.waiting)}),e&&
n.waiting&&(0,he.t)("{count} not started",{count:(0,Jn.count)(n.waiting)})].filter(Boolean),a={ended:(0,Jn.count)(r)};return[e?(0,he.tn)(o,"Stopped: {ended} of \
{count} run ended","Stopped: {ended} of {count} runs ended",a):(0,he.tn)(o,"{ended} of {count} run ended","{ended} of {count} runs ended",a),i.map(d=>` · ${d}`).
join("")]}function gw({group:{found:e,asking:t,done:n}}){let o=e?.question??"",r=t&&o&&t.question!==o?t.titles[o]:"",s={question:(0,he.t)(r)};return(0,Ne.jsx)("\
p",{class:"gp-answered",role:"status",hidden:!r,children:r&&(n?(0,he.t)("These runs answered “{question}”. Choose that question to see the answer.",s):(0,he.t)(
"These runs answer “{question}”. Choose that question to see the answer.",s))})}function bw({group:e,failed:t,stopped:n}){let o=new Map;for(let s of t){let i=Pn(
s),a=JSON.stringify(i?(0,Jn.problemsOf)(i):[]);o.set(a,[...o.get(a)??[],s])}let r=[...o.values()].slice(Uc).flat().length;return(0,Ne.jsxs)(Ne.Fragment,{children:[
[...o].slice(0,Uc).map(([s,i])=>(0,Ne.jsxs)("p",{children:[(0,Ne.jsx)("b",{children:"✕ "}),`${yw(e,i)} `,JSON.parse(s).map(({knob:a,message:p,fix:d})=>(0,Ne.jsxs)(
Ne.Fragment,{children:[(0,Ne.jsx)("span",{children:(a?`${a}: `:"")+p}),d?` ${d} `:" "]}))]},s)),r>0&&(0,Ne.jsx)("p",{class:"gp-note",children:(0,he.tn)(r,"{coun\
t} more run failed for other reasons.","{count} more runs failed for other reasons.")}),n>0&&(0,Ne.jsx)("p",{class:"gp-note gp-stopped",children:ww(e,n)})]})}var ww=({
done:e},t)=>e?.overtaken?(0,he.tn)(t,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because \
another run took their place; what was written is kept."):(0,he.tn)(t,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by\
 hand; what was written is kept.");function yw({groups:e},t){let n=[...new Set(t.map(i=>e[i.group].label))];if(n.length===e.length)return(0,he.tn)(t.length,"{co\
unt} run failed:","{count} runs failed:");let o=n.length-1,s=n.every(i=>i.length===1)||!o?n.join(", "):(0,he.tn)(o,"{label} and {count} other","{label} and {cou\
nt} others",{label:n[0]});return(0,he.tn)(t.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:s})}var Xc=l(ge(),1);var Yc=l(fe(),1),lr=l(nn(),1),Xt=l(W(),1),Z=l(x(),1),Ra=l(pe(),1);var Oo=l(Xe(),1),$s=l(W(),1),Er=l(x(),1),Ca=l(pe(),1),Zc=l(Vo(),1),Ma=e=>e?.question==="precision"?e:null,Oa=e=>!!(e&&!e.error),Nr=e=>(Ma(e)?.groups??[]).map((t,n)=>({
...t,number:n})).filter(t=>Oa(t.pair));function Ro(e,t){if(!(0,Ca.isKnown)(e))return(0,Er.t)("infinite");let n=(0,$s.fromNats)(e,t);if(n===0)return"0";if(n>=.001)
return(0,Oo.significant)(n,3);let[o,r]=n.toExponential(1).split("e-");return`${(0,Oo.notation)(o)} × ${(0,Zc.negativePower)(r)}`}var Zt=(e,t)=>(0,Ca.isKnown)(
e)?(0,$s.withUnit)(e,Ro(e,t),t):(0,Er.t)("infinite"),po=e=>e>=1e9?(0,Er.t)("{size} GB",{size:(0,Oo.fixed)(e/1e9,2)}):(0,Er.t)("{size} MB",{size:(0,Oo.fixed)(e/1e6,
e<1e7?2:1)}),Es=({candidates:e})=>e.map(([,t,n,o])=>({text:t,p:n,q:o}));var eu=l(ke(),1);var F=l(b(),1);function kw({group:e}){let[t,n]=(0,Xc.useState)("kl"),{prompts:o,read:r,waiting:s}=e.found,{charts:i,unit:a}=e,p=r&&"error"in r?r.error:void 0,d=r&&
!("error"in r)?r:null;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsxs)("header",{class:"gp-head",children:[(0,F.jsx)("h2",{class:"gp-title",children:(0,Z.t)("P\
rompt sensitivity")}),(0,F.jsx)("p",{class:"gp-note",children:(0,Z.t)("How the model’s distribution of the next token moves with the prompt.")})]}),(0,F.jsx)(
"p",{class:"gp-answer-more gp-summary",children:d&&xw(o,d,a)}),!d&&(0,F.jsx)("p",{class:"gp-warning gp-unread",children:Sw(p,s)}),d&&(0,F.jsxs)("div",{class:"gp\
-results",children:[(0,F.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,Z.t)("The prompts and their distances"),children:(0,F.jsx)(Tw,{prompts:o,
read:d,unit:a})}),(0,F.jsxs)("div",{class:"gp-pictures",children:[(0,F.jsxs)("figure",{class:"gp-trial-figure",children:[(0,F.jsx)("h3",{children:(0,Z.t)("The l\
ikeliest next tokens after each prompt")}),(0,F.jsx)(Me,{class:"gp-tokens-box",chart:i.tokens})]}),(0,F.jsxs)("figure",{class:"gp-trial-figure",children:[(0,F.jsx)(
"h3",{children:(0,F.jsxs)("label",{children:[(0,Z.t)("From each prompt (row) to each other (column):")," ",(0,F.jsxs)("select",{class:"gp-measure",value:t,onChange:({
currentTarget:c})=>n(c.value),children:[(0,F.jsx)("option",{value:"kl",children:(0,Z.t)("KL(row ‖ column)")}),(0,F.jsx)("option",{value:"js",children:(0,Z.t)(
"JS, the same both ways")}),(0,F.jsx)("option",{value:"tv",children:(0,Z.t)("total variation")})]})]})}),(0,F.jsx)(Me,{class:"gp-matrix-box",chart:i[t==="tv"?"t\
v":`${t} ${a}`]})]})]}),(0,F.jsxs)("figure",{class:"gp-trial-figure gp-along",hidden:!d.text.length,children:[(0,F.jsx)("h3",{children:(0,Z.t)("KL from the firs\
t prompt, along the text that its run wrote")}),(0,F.jsx)("p",{class:"gp-note",children:(0,Z.t)("Every prompt is followed by this text, and the distributions be\
fore each of its tokens are compared.")}),(0,F.jsx)(Me,{class:"gp-along-box",chart:i[`along ${a}`]})]}),(0,F.jsx)(vw,{})]})]})}var tu=(0,Yc.groupPane)(kw,({found:e})=>e?.
question==="prompts",["found","unit"]),vw=()=>(0,F.jsxs)("details",{class:"gp-why",children:[(0,F.jsx)("summary",{children:(0,Z.t)("What do these numbers mean?")}),
(0,F.jsxs)("ul",{children:[(0,F.jsx)("li",{children:(0,Z.t)("KL(P ‖ Q) is how much more surprising tokens drawn from P are, on average, to somebody who expects \
Q. 0 nats: no difference. 1 nat is 1.44 bits.")}),(0,F.jsx)("li",{children:(0,Z.t)("JS is the mean KL of both from their mixture: it is the same both ways, and \
at most 0.69 nats, which is 1 bit. Total variation is the share of the probability that moved.")}),(0,F.jsx)("li",{children:(0,Z.t)("All are exact for this mode\
l and these prompts: over the whole vocabulary, before the logits processors. Nothing was sampled, so there is no interval.")})]})]});function xw(e,{prompts:t,tv:n,
kl:o},r){let[s]=n,i=s.indexOf(Math.max(...s)),a=t.slice(1).filter(({same_top:u})=>!u).length,p={first:e[0].label,prompt:e[i].label,words:(0,Xt.quoted)(Yo(e.map(
({prompt:u})=>u))[i]),kl:Zt(o[0][i],r),share:(0,Xt.percent)(s[i])},d=s[i]>0?(0,Z.t)("{prompt} {words} moves the next token most: {share} of the probability move\
d, compared with prompt {first}; KL {kl}.",p):(0,Z.t)("The distributions are the same after all prompts."),c=a?(0,Z.tn)(e.length-1,"The likeliest token is anoth\
er one after {others} of {count} other prompt.","The likeliest token is another one after {others} of {count} other prompts.",{others:(0,Xt.count)(a)}):(0,Z.t)(
"The likeliest token is the same after all of them.");return`${d} ${c}`}function Sw(e,t){return e?`${(0,Z.t)(e.message)} ${(0,Z.t)(e.fix)}`:t?(0,Z.t)("The promp\
ts are compared once all runs have ended."):(0,Z.t)("Not known: the prompts were not all read. Run them again.")}function Tw({prompts:e,read:t,unit:n}){let o=Cw(
{prompts:e,read:t,unit:n});return(0,F.jsxs)("table",{class:"gp-from-first",children:[(0,F.jsx)("thead",{children:(0,F.jsxs)("tr",{children:[(0,F.jsx)("th",{scope:"\
col",children:(0,F.jsx)("span",{children:(0,Z.t)("prompt")})}),o.map(({title:r,term:s})=>(0,F.jsx)("th",{scope:"col",children:(0,F.jsx)(eu.Term,{...s,children:r})},
r))]})}),(0,F.jsx)("tbody",{children:e.map(({label:r,prompt:s},i)=>(0,F.jsxs)("tr",{children:[(0,F.jsxs)("th",{scope:"row",children:[(0,F.jsx)("b",{class:"gp-le\
tter",children:r})," ",(0,F.jsx)("bdi",{children:(0,F.jsx)(gs,{text:s})})]}),o.map(({title:a,cell:p})=>(0,F.jsx)(Pw,{...p(i)},a))]},i))})]})}var Pw=({words:e,more:t="",
isFar:n})=>(0,F.jsxs)("td",{children:[(0,F.jsx)("span",{class:n?"gp-far":"",children:e}),(0,F.jsx)("small",{children:t})]});function Cw({prompts:e,read:t,unit:n}){
let{candidates:o,kl:r,js:s,tv:i,mean:a}=t,p=w=>Zt(w,n),d=w=>(0,lr.inARow)(e.map(({label:y},S)=>w(S)?(0,Z.t)("{name}: {words}",{name:y,words:w(S)}):"")),c=w=>d(y=>y?
w(y):""),u=w=>y=>({words:y?w(y):"–"}),m=w=>o.map(({text:y,probabilities:S})=>({text:y,p:S[0],q:S[w]})),f=w=>{let y=o.find(({id:S})=>S===t.prompts[w].top);return{
words:(0,Xt.quoted)(y?.text??""),more:(0,Xt.percent)(y?.probabilities[w]??0),isFar:!t.prompts[w].same_top}},k=w=>(0,Xt.information)(t.prompts[w].entropy,n),h=w=>(0,Ra.isKnown)(
a[w])?(0,Z.tn)(t.text.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:p(a[w])}):"",g=[{title:(0,Z.t)("tokens"),term:{id:"length",
meaning:(0,Z.t)("How many tokens the model reads, including the chat template's."),run:()=>d(w=>(0,Xt.count)(t.prompts[w].tokens)),formula:""},cell:w=>({words:(0,Xt.count)(
t.prompts[w].tokens)})},{title:(0,Z.t)("likeliest next token"),term:{id:"probability",meaning:(0,Z.t)("The token that the model finds likeliest after this promp\
t, and its probability."),run:()=>d(w=>`${f(w).words} ${f(w).more}`)},cell:f},{title:(0,Z.t)("entropy"),term:{id:"entropy",meaning:(0,Z.t)("Of the next token’s \
distribution: how uncertain the model is."),run:()=>d(k)},cell:w=>({words:k(w)})},{title:`KL(${e[0].label} ‖ ·)`,term:{id:"kl",meaning:(0,Z.t)("How far this \
prompt’s distribution is from the first one’s."),run:()=>c(w=>(0,lr.klSumWords)(m(w),n,p(r[0][w])))},cell:u(w=>p(r[0][w]))},{title:"JS",term:{id:"js",meaning:(0,Z.t)(
"The same both ways; at most 0.69 nats."),run:()=>c(w=>p(s[0][w]))},cell:u(w=>p(s[0][w]))},{title:(0,Z.t)("total variation"),term:{id:"total-variation",meaning:(0,Z.t)(
"The share of the probability that moved."),run:()=>c(w=>(0,lr.variationSumWords)(m(w),(0,Xt.percent)(i[0][w])))},cell:u(w=>(0,Xt.percent)(i[0][w]))},{title:(0,Z.t)(
"mean KL along the text"),term:{id:"kl",meaning:(0,Z.t)("The mean over the tokens of the text that follows all prompts."),run:()=>c(h)},cell:u(w=>(0,Ra.isKnown)(
a[w])?p(a[w]):(0,Z.t)("not known"))}];return t.text.length?g:g.slice(0,-1)}var vu=l(Bi(),1),Cn=l(ge(),1),qs=l(fe(),1),Ze=l(x(),1),xu=l(ou(),1);var hu=l(ge(),1),it=l(W(),1),an=l(x(),1);var _a=l(Xe(),1),At=l(W(),1),gt=l(x(),1);var Fr=class{nodes=[];root=this.newNode(null,null);tips=[];ended=new Map;newNode(t,n){let o=t?.logprob??null,r=n?.logprob??null,s=n?r===null||o===null?null:r+o:
0,i=n?n.depth+1:0,p={id:this.nodes.length,token:t,before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(p),p}begin(t){return this.
root.samples.push(t),this.tips[t]=this.root}add(t,n){let o=this.tips[t]??this.begin(t),r=o.kids.get(n.token_id);r||(r=this.newNode(n,o),o.kids.set(n.token_id,r),
o.order.push(r)),r.samples.push(t),this.tips[t]=r}end(t,n){this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=o=>!Mw.
has(this.ended.get(o)??"length");return this.root.samples.filter(o=>(this.tips[o]?.depth??0)>=t||n(o)).length}},Mw=new Set(["length","max_time","stopped","faile\
d","given","unfinished"]);function ru(e){let t=[e];for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function su(e){for(;e.before&&e.before.before&&
e.before.kids.size===1&&!e.before.ends.length;)e=e.before;return e}var Wo=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-
n)};function _o(e){let t=[];for(;e.before;e=e.before)t.push(e);return t.reverse()}var Go=({token:e})=>e?.piece??e?.text??"";function pr(e,t){let n=e;for(;n&&n.depth>
t.depth;)n=n.before;return n===t}var iu=(e,t)=>(t.logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Ow({order:e},t){if(!t)
return e.sort((o,r)=>r.samples.length-o.samples.length||iu(o,r)),e;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.length/5);for(let o=1;o<
e.length;o++)for(let r=o;r>0&&n(e[r],e[r-1]);r--)[e[r-1],e[r]]=[e[r],e[r-1]];return e}function au(e,{lanes:t,grows:n,opened:o=new Map,closed:r=new Set,before:s=new Set}){
let i=[],a=[],p=({id:h,samples:g})=>g.length+(n&&s.has(h)?.5:0),d=([h],[g])=>p(g)-p(h)||h.depth-g.depth||iu(h,g),c=0;function u(h,g,w){for(c+=1;;){let y=g[g.length-
1],S={head:h,run:g,kids:[],folded:[],closed:r.has(h.id)};w.push(S);let G=Ow(y,n);if(!G.length||S.closed)return;let L=1+(o.get(y.id)||0);G.slice(1).forEach((xe,Ve)=>(Ve+
1<L?a:i).push([xe,S])),w=S.kids,[h]=G,g=ru(h)}}let m=h=>{for(let g=h.pop();g;g=h.pop()){let[w,y]=g;u(w,ru(w),y.kids),m(a)}},f=()=>i.splice(0).forEach(([h,g])=>g.
folded.push(h)),k=[];for(u(e.root,[e.root],k),m(a);i.length&&c<t;)i.sort(d),m(i.splice(0,1));f();for(let h=Wa(k[0]);h.length;h=Wa(k[0]))m(h),f();return lu(k[0]),
k[0]}function Wa(e){return[...e.folded.length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(Wa)]}function lu(e){let t=new Map(e.run[e.run.length-1].
order.map((n,o)=>[n,o]));e.kids.sort((n,o)=>(t.get(n.head)??0)-(t.get(o.head)??0)),e.kids.forEach(lu)}function Ns(e,t,n,o){let{length:r}=n.samples,[s,i]=[e.reached(n.depth),t.before??e.root],a=Wo(n),p=m=>m===null?(0,gt.t)("not known"):(0,At.percent)(m),d=(0,At.count)(
r),c=[{name:(0,gt.t)("Samples here"),value:s<o?(0,gt.tn)(s,"{number} of {count} sample so far","{number} of {count} samples so far",{number:d}):Lo(r,s),term:"sa\
mple",run:()=>(0,At.asSentence)(Lo(r,s))}];if(a!==null){let[m,f]=[(0,At.percent)(a),Rw(s*a)];c.push({name:(0,gt.t)("Expected samples"),value:`${f} = ${(0,At.count)(
s)} × ${m}`,term:"sample",run:()=>(0,gt.tn)(s,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expect\
ed; {number} drawn.",{share:m,expected:f,number:d})})}let u=n.depth-t.depth+1;if(c.push({name:(0,gt.tn)(u,"Probability of this token","Probability of these {cou\
nt} tokens"),value:p(Wo(n,i)),term:"probability",run:()=>pu(n,i)},{name:(0,gt.t)("Share of the samples at this fork"),value:(0,At.percent)(r/Math.max(1,du(i))),
term:"sample",run:()=>(0,At.asSentence)(Lo(r,du(i)))}),t===n){let m=n.token?.raw_logprob??null,f=p(m===null?null:(0,At.probability)(m));c.push({name:(0,gt.t)("B\
efore the processors"),value:f,term:"probability"})}c.push({name:(0,gt.t)("Probability of the text so far"),value:p(a),term:"probability",run:()=>pu(n,null)});for(let[
m,f]of Fs(n)){let k=`${Ln(m)} ${(0,gt.t)("ends here: {reason}",{reason:$n(m)[0]})}`;c.push({name:k,value:(0,At.count)(f),term:"ending"})}return c}function pu(e,t){
let n=Wo(e,t);if(n===null)return"";let o=_o(e).slice(t?t.depth:0),r=(0,At.percent)(n);return o.length>4?(0,gt.tn)(o.length,"exp({sum}) = {value}, of the log-pro\
bability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,_a.fixed)(Math.log(n),3),value:r}):`${o.map(s=>(0,At.percent)(
Wo(s,s.before)??0)).join(" · ")} = ${r}.`}var Rw=e=>e<.01?(0,gt.t)("fewer than 0.01"):(0,_a.fixed)(e,e<10?2:1),Lo=(e,t)=>(0,gt.tn)(t,"{number} of {count} sampl\
e","{number} of {count} samples",{number:(0,At.count)(e)});function cu(e,t,n){return t?(0,gt.tn)(e,"{count} sample goes through {text}","{count} samples go thro\
ugh {text}",{text:t}):n==="source"?(0,gt.tn)(e,"{count} sample follows the source","{count} samples follow the source"):n==="message"?(0,gt.tn)(e,"{count} sampl\
e answers the message","{count} samples answer the message"):(0,gt.tn)(e,"{count} sample continues the prompt","{count} samples continue the prompt")}var du=({order:e})=>e.
reduce((t,n)=>t+n.samples.length,0);function Fs(e){let t=new Map;for(let[,n]of e.ends)t.set(n,(t.get(n)??0)+1);return[...t]}var De=l(b(),1),Ww=18,uu=110,mu=160,As=({head:e})=>String(e.id),fu=({head:e})=>`more ${e.id}`,Ga=e=>e.reduce((t,n)=>t+n.samples.length,0);function La({state:e},t){
let n=t/Math.max(1,e.trie.root.samples.length);return`${Math.max(1.5,Ww*n).toFixed(1)}px`}function $a({view:e,branch:t,rest:n}){let{state:o,stop:r,press:s}=e,{head:i,
run:a,kids:p,folded:d,closed:c}=t,{picked:u}=o,m=As(t),{length:f}=i.samples,k=f===1&&i.before!==null,h=Fs(a[a.length-1]),g=c&&a[a.length-1].order.length>0,w=p.length+
d.length>0,y=["gp-branch",u&&!o.isOnPath(t)&&"gp-dim",u&&pr(u,i)&&"gp-on-path"],S=Ga(p.map(G=>G.head))+Ga(d);return(0,De.jsxs)("li",{class:y.filter(Boolean).join(
" "),role:"treeitem",tabIndex:r===m?0:-1,"data-branch":m,"aria-label":Nw(o,t),"aria-selected":u!==null&&a.includes(u),"aria-expanded":w||(g?!1:void 0),style:{"-\
-own":La(e,f),"--rest":La(e,n)},children:[(0,De.jsxs)("div",{class:k?"gp-knot gp-tail":i.before?"gp-knot":"gp-knot gp-root-knot",onClick:()=>s(m),children:[(0,De.jsx)(
"bdi",{class:"gp-run",children:k?(0,De.jsx)(Gw,{run:a}):(0,De.jsx)(Lw,{state:o,run:a})}),(0,De.jsx)("span",{class:"gp-count",children:g?`${(0,it.count)(f)} ▸`:
f>1?(0,it.count)(f):""}),(0,De.jsx)("span",{class:h.some(([G])=>G==="failed")?"gp-end gp-end-failed":"gp-end",children:h.map(([G,L])=>`${Ln(G)}${f>1?` ${(0,it.count)(
L)}`:""}`).join(" ")})]}),w&&(0,De.jsxs)("ul",{class:"gp-kids",role:"group",children:[p.map(G=>(0,De.jsx)($a,{view:e,branch:G,rest:S-=G.head.samples.length},As(
G))),d.length>0&&(0,De.jsx)(_w,{view:e,branch:t},fu(t))]})]})}function _w({view:e,branch:t}){let{state:n,stop:o,press:r}=e,{run:s,folded:i}=t,{picked:a}=n,p=Ga(
i),d=fu(t),c=a!==null&&pr(s[s.length-1],a);return(0,De.jsx)("li",{class:["gp-branch gp-more",a&&!c&&"gp-dim"].filter(Boolean).join(" "),role:"treeitem",tabIndex:o===
d?0:-1,"data-branch":d,"aria-label":(0,an.tn)(i.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, folde\
d. Click to open.",{samples:(0,an.tn)(p,"{count} sample","{count} samples")}),"aria-selected":!1,style:{"--own":La(e,p),"--rest":"0px"},children:(0,De.jsxs)("di\
v",{class:"gp-knot",onClick:()=>r(d),children:[(0,De.jsx)("bdi",{class:"gp-run",children:`+ ${(0,an.t)("{count} more",{count:(0,it.count)(i.length)})}`}),(0,De.jsx)(
"span",{class:"gp-count",children:p>i.length?(0,it.count)(p):""})]})})}function Gw({run:e}){let t="";for(let{token:n}of e)if((t+=n?.piece??"").length>uu)break;return(0,De.jsx)(
De.Fragment,{children:(0,it.inOneLine)(t.slice(0,uu+30))||(0,it.inOneLine)(Go(e[0]))})}function Lw({state:e,run:t}){let n=(0,hu.useMemo)(()=>t.map(o=>o.before?(0,De.jsx)(
Ew,{node:o},o.id):(0,De.jsx)($w,{state:e},0)),[t[0],t.length,e.group.header]);return(0,De.jsx)(De.Fragment,{children:n})}function $w({state:e}){let t=(0,it.inOneLine)(
e.group.header?.prompt??"");return(0,De.jsx)("span",{children:t.length>60?"…"+t.slice(-58):t||(0,an.t)("(no prompt)")})}function Ew({node:{id:e,token:t}}){if(!t)
return null;let{piece:n,text:o,logprob:r}=t,s=n===null?o:(0,it.inOneLine)(n)+((0,it.leavesBytes)(t)?(0,it.bytesOf)(o):"");return(0,De.jsx)("span",{class:n===null?
"gp-t gp-special":"gp-t","data-node":e,style:{backgroundColor:`var(--gp-prob-${Math.round((0,it.probability)(r)*10)})`},children:s||o})}function Nw({trie:e,group:t},{
head:n,run:o,closed:r}){let{length:s}=n.samples;if(!n.before)return`${Fw(t.apart)}, ${(0,an.tn)(s,"{count} sample","{count} samples")}`;let i=o[o.length-1],a=o.
map(Go).join(""),p=Wo(i,n.before),d=Fs(i).map(([c,u])=>(0,an.tn)(u,"{count} ends here: {reason}","{count} end here: {reason}",{reason:$n(c)[0]}));return[(0,it.quoted)(
a.length>mu?a.slice(0,mu)+"…":a),Lo(s,e.root.samples.length),p===null?"":(0,an.t)("probability {share} after the text before",{share:(0,it.percent)(p)}),...d,
r?(0,an.t)("closed"):""].filter(Boolean).join(", ")}function Fw(e){return e==="source"?(0,an.t)("The source"):e==="message"?(0,an.t)("The message"):(0,an.t)("Th\
e prompt")}var Aw=12,zs=class{constructor(t){this.group=t}group;trie=new Fr;opened=new Map;closed=new Set;picked=null;shown=new Map;begin(){this.trie=new Fr,this.opened.clear(),
this.closed.clear(),this.picked=null,this.shown.clear()}read(t){let{trie:n,group:o}=this,r=o.entries[t];for(let i=n.tips[t]?.depth??0;i<r.tokens.length;i++)n.add(
t,r.tokens[i]);let s=qt(r);s&&n.end(t,s)}show(t){let{trie:n,opened:o,closed:r,shown:s}=this,i=!this.group.done,a=au(n,{lanes:t,grows:i,opened:o,closed:r,before:new Set(
s.keys())});s.clear();let p=d=>{s.set(d.head.id,d),d.kids.forEach(p)};return p(a),a}pick(t){this.picked=t===this.picked?null:t}unfold(t,n){let o=t.order.length-
n.length;this.opened.set(t.id,o-1+Math.min(Aw,n.length))}isOnPath({head:t,run:n}){let{picked:o}=this;return!o||pr(n[n.length-1],o)||pr(o,t)}};var bu=l(ge(),1),dr=l(W(),1),En=l(x(),1),wu=l(ke(),1);var dt=l(b(),1),zw=12;function yu({group:e,trie:t,node:n,unpick:o}){let[r,s]=(0,bu.useState)(!1),{samples:i,before:a}=n,p=r?i:i.slice(0,zw),d=a?Ns(t,su(n),n,e.entries.
length):[];return(0,dt.jsxs)("section",{class:"gp-through","aria-label":(0,En.t)("Samples that go through the selected branch"),children:[(0,dt.jsxs)("div",{class:"\
gp-through-head",children:[(0,dt.jsx)("p",{class:"gp-through-title",children:cu(i.length,a?Iw(n):"",e.apart)}),(0,dt.jsx)("button",{type:"button",class:"gp-butt\
on gp-unpick",onClick:o,children:(0,En.t)("Show all again")})]}),(0,dt.jsx)("dl",{class:"gp-through-facts",children:d.map(({name:c,value:u,term:m,run:f})=>(0,dt.jsxs)(
"div",{children:[(0,dt.jsx)("dt",{children:(0,dt.jsx)(wu.Term,{id:m,run:f,children:c})}),(0,dt.jsx)("dd",{children:u})]},c))}),(0,dt.jsx)("ol",{class:"gp-throug\
h-list",children:p.map(c=>(0,dt.jsx)(Bw,{group:e,sample:c,depth:n.depth},c))}),(0,dt.jsx)("button",{type:"button",class:"gp-button gp-through-more",hidden:p.length===
i.length,onClick:()=>s(!0),children:(0,En.t)("Show all {count}",{count:(0,dr.count)(i.length)})})]})}function Iw(e){let t=(0,dr.inOneLine)(_o(e).map(Go).join("").
trim());return(0,dr.quoted)(t.length>118?"…"+t.slice(-109):t)}var gu=e=>e.map(({piece:t})=>t??"").join("");function Bw({group:e,sample:t,depth:n}){let o=e.entries[t],
r=qt(o),s=[(0,En.t)("sample {number}",{number:t+1}),o.seed===null?"":(0,En.t)("seed {seed}",{seed:o.seed}),(0,En.tn)(oo(o),"{count} token","{count} tokens"),r?`${Ln(
r)} ${$n(r)[0]}`:"…"];return(0,dt.jsxs)("li",{"data-entry":t,children:[(0,dt.jsxs)("bdi",{children:[(0,dt.jsx)("span",{class:"gp-shared",children:gu(o.tokens.
slice(0,n))}),(0,dt.jsx)("span",{class:"gp-own",children:gu(o.tokens.slice(n))})]}),(0,dt.jsx)("small",{children:s.filter(Boolean).join(" · ")}),e.canAsk&&(0,dt.jsx)(
"button",{type:"button",class:"gp-button","aria-label":(0,En.t)("Open sample {number} as one run",{number:t+1}),onClick:()=>e.ask({type:"open",entry:t}),children:(0,En.t)(
"Open")})]})}var se=l(b(),1),qw=[[14,()=>(0,Ze.t)("about 14")],[30,()=>(0,Ze.t)("about 30")],[60,()=>(0,Ze.t)("about 60")],[1e5,()=>(0,Ze.t)("all")]],Hw="(max-width: 640px)",
Is=220;function Kw({group:e,changes:t}){let n=(0,qs.useFresh)(t),[o]=(0,Cn.useState)(()=>new zs(e)),[r,s]=(0,Cn.useState)(()=>matchMedia(Hw).matches?14:30),[,i]=(0,Cn.useState)(
0),a=()=>i(L=>L+1),[p,d]=(0,Cn.useState)("");n.run&&o.begin();for(let L of n.entries??[])o.read(L);let c=o.show(r),u=(0,Cn.useRef)(null),m=Vw(u,o);Cs(u,".gp-bra\
nch",{name:"data-branch"});let{picked:f,trie:k}=o,h=Bs(o,p).branch?p:As(c),g=L=>{o.pick(L),a()},w=L=>{let{branch:xe,isMore:Ve}=Bs(o,L);if(!xe)return;if(d(L),!Ve)
return g(xe.run[xe.run.length-1]);let[lt]=xe.folded;o.unfold(xe.run[xe.run.length-1],xe.folded),d(String(lt.id)),a()},y=L=>{L&&(L.focus({preventScroll:!0}),L.firstElementChild?.
scrollIntoView({block:"nearest",inline:"nearest"}))},S=L=>{let xe=L.target;if(!(xe instanceof HTMLElement)||xe.dataset.branch===void 0||L.ctrlKey||L.altKey||L.metaKey)
return;let Ve=[...u.current?.querySelectorAll(".gp-branch")??[]],lt=Ve.indexOf(xe),{branch:gn,isMore:yo}=Bs(o,xe.dataset.branch),Jr=xe.querySelector(".gp-branch"),
Qr=()=>{m.current?.hide(),w(xe.dataset.branch??"")},Zr={ArrowDown:()=>y(Ve[lt+1]),ArrowUp:()=>y(Ve[lt-1]),ArrowRight:()=>{!yo&&gn&&o.closed.delete(gn.head.id)?a():
y(Jr)},ArrowLeft:()=>{if(!Jr||!gn)return y(xe.parentElement?.closest(".gp-branch"));o.closed.add(gn.head.id),a()},Home:()=>y(Ve[0]),End:()=>y(Ve.at(-1)),Enter:Qr,
" ":Qr,Escape:()=>f&&g(null)};Object.hasOwn(Zr,L.key)&&(L.preventDefault(),Zr[L.key]())},G=({target:L})=>{if(!(L instanceof HTMLElement)||L.dataset.branch===void 0)
return;d(L.dataset.branch);let xe=L.firstElementChild;L.matches(":focus-visible")&&xe instanceof HTMLElement&&m.current?.show(xe)};return(0,se.jsxs)(se.Fragment,
{children:[(0,se.jsxs)("header",{class:"gp-head",children:[(0,se.jsx)("h2",{class:"gp-title",children:(0,Ze.t)("What the model can say")}),(0,se.jsx)("div",{class:"\
gp-tools",children:(0,se.jsxs)("label",{children:[(0,Ze.t)("Branches")," ",(0,se.jsx)("select",{class:"gp-lanes","aria-label":(0,Ze.t)("How many branches are sh\
own"),value:r,onChange:({currentTarget:L})=>{o.opened.clear(),s(Number(L.value))},children:qw.map(([L,xe])=>(0,se.jsx)("option",{value:L,children:xe()},L))})]})})]}),
(0,se.jsx)("p",{class:"gp-note gp-about",children:jw(o)}),(0,se.jsx)("div",{class:"gp-canopy",children:(0,se.jsx)("ul",{class:"gp-roots",role:"tree","aria-label":(0,Ze.t)(
"The samples, from the prompt on"),ref:u,onKeyDown:S,onFocusIn:G,onFocusOut:()=>m.current?.hide(),children:(0,se.jsx)($a,{view:{state:o,stop:h,press:w},branch:c,
rest:0})})}),(0,se.jsx)(Uw,{}),f&&(0,se.jsx)(yu,{group:e,trie:k,node:f,unpick:()=>g(null)},f.id)]})}var Dw=e=>e.some(({ended:t})=>t?.text)&&e.every(({tokens:t})=>!t.
length),Su=(0,qs.groupPane)(Kw,({header:e,entries:t})=>e?.kind==="seeds"&&!Dw(t),["steps","status"]);function Bs({shown:e},t){let n=t.startsWith("more "),o=e.get(
Number(n?t.slice(5):t||NaN));return{branch:n&&!o?.folded.length?void 0:o,isMore:n}}function jw({group:e,trie:t}){let n=t.root.samples.length,o=e.entries.length,
r=new Set(t.tips.filter(Boolean)).size;if(!n)return(0,Ze.t)("The tree grows with the first tokens.");let s={samples:n<o?Lo(n,o):(0,Ze.tn)(n,"{count} sample","{c\
ount} samples"),texts:r===1&&n>1?(0,Ze.t)("all with the same text"):(0,Ze.tn)(r,"{count} different text","{count} different texts")};return`${e.done?(0,Ze.t)("{\
samples}, {texts}.",s):(0,Ze.t)("{samples} so far, {texts}.",s)} ${(0,Ze.t)("Point at a branch for its numbers, click it to see its samples.")}`}var Uw=()=>(0,se.jsxs)(
"p",{class:"gp-note gp-key",children:[(0,se.jsxs)("span",{class:"gp-key-part",children:[(0,se.jsx)("i",{class:"gp-key-line","aria-hidden":"true"}),(0,Ze.t)("thi\
cker: more samples")]}),(0,se.jsxs)("span",{class:"gp-key-part",children:[(0,se.jsx)(ga,{name:"prob",class:"gp-key-ramp"}),(0,Ze.t)("the token’s probability aft\
er the text before it, 0–100%")]}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Ze.t)("■ ended")}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Ze.t)(
"⊣ cut off by a limit")}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Ze.t)("◻ stopped")}),(0,se.jsx)("span",{class:"gp-key-part",children:(0,Ze.t)("\
✕ failed")})]});function Vw(e,t){let n=(0,Cn.useRef)(null);return(0,Cn.useLayoutEffect)(()=>{let o=e.current?.closest(".gp-pane");if(!o||!e.current)return;let r=s=>{
let{node:i}=s.dataset;if(i!==void 0){let d=t.trie.nodes[Number(i)];return(0,se.jsx)(ku,{state:t,first:d,last:d})}let{branch:a,isMore:p}=Bs(t,s.closest(".gp-bran\
ch")?.dataset.branch??"");return!a?.head.before||p?null:(0,se.jsx)(ku,{state:t,first:a.head,last:a.run[a.run.length-1]})};n.current=new xu.Card(o,e.current,{content:r,
selector:".gp-t, .gp-knot"})},[]),(0,Cn.useLayoutEffect)(()=>n.current?.refresh(!0)),n}function ku({state:{trie:e,group:t},first:n,last:o}){let r=_o(n.before??e.
root).map(({token:i})=>i?.piece??"").join(""),s=_o(o).slice(n.depth-1).map(Go).join("");return(0,se.jsxs)(se.Fragment,{children:[(0,se.jsx)("p",{children:(0,se.jsxs)(
"bdi",{children:[r.length>Is?"…"+r.slice(-Is):r,(0,se.jsx)("b",{children:s.length>Is?s.slice(0,Is)+"…":s})]})}),(0,se.jsx)("dl",{children:Ns(e,n,o,t.entries.
length).map(({name:i,value:a})=>(0,se.jsxs)(vu.Fragment,{children:[(0,se.jsx)("dt",{children:i}),(0,se.jsx)("dd",{children:a})]},i))})]})}var Ea=l(ge(),1),Tu=l(fe(),1),Nn=l(W(),1),Yt=l(x(),1),Pu=l(In(),1);var ie=l(b(),1),Jw=6;function Qw({group:e}){let t=[0,1].map(n=>un(e,n).at(0)??null);return(0,ie.jsxs)(ie.Fragment,{children:[(0,ie.jsxs)("header",{class:"gp-hea\
d",children:[(0,ie.jsx)("h2",{class:"gp-title",children:(0,Yt.t)("With and without the template")}),(0,ie.jsx)("p",{class:"gp-note",children:(0,Yt.t)("The same \
words, strategy and seed; only the prompt differs.")})]}),(0,ie.jsx)("ul",{class:"gp-ways",children:e.groups.map(n=>(0,ie.jsx)(Zw,{group:n,tokens:xn(e,n.number).
started?.prompt_tokens??null},n.number))}),(0,ie.jsx)("h3",{children:(0,Yt.t)("The first token of the answer")}),(0,Ea.useMemo)(()=>(0,ie.jsx)(Yw,{steps:t}),t)]})}
var Cu=(0,Tu.groupPane)(Qw,({groups:e})=>e.length===2);function Zw({group:{label:e,title:t},tokens:n}){let o=`${e} ${je(t)}`,r=(0,Ea.useMemo)(()=>n?.map(({piece:s,
text:i})=>s===null?(0,ie.jsx)("span",{class:"gp-pill",children:i}):s),[n]);return(0,ie.jsxs)("li",{children:[(0,ie.jsx)("h3",{children:n?`${o}: ${(0,Yt.tn)(n.length,
"{count} token","{count} tokens")}`:o}),(0,ie.jsx)("div",{class:"gp-read",tabIndex:0,role:"group","aria-label":(0,Yt.t)("The prompt of {lane}",{lane:e}),children:r})]})}
var cr=({raw_logprob:e})=>(0,Nn.probability)(e);function Xw(e){let t=new Map;e.forEach((o,r)=>{if(!o)return;let{chosen:s}=o,i=[...o.distribution.candidates].sort(
(a,p)=>cr(p)-cr(a));for(let{token_id:a,text:p}of[...i.slice(0,Jw),s])t.has(a)||t.set(a,{text:p,sides:[null,null]});for(let a of[...i,s]){let p=t.get(a.token_id);
p&&(p.sides[r]??=a)}});let n=({sides:o})=>Math.max(...o.map(r=>r?cr(r):0));return[...t.values()].sort((o,r)=>n(r)-n(o))}function Yw({steps:e}){return(0,ie.jsxs)(
ie.Fragment,{children:[(0,ie.jsx)("p",{class:"gp-note gp-first-words",children:ty(e)}),(0,ie.jsxs)("table",{class:"gp-first",children:[(0,ie.jsx)("thead",{children:(0,ie.jsxs)(
"tr",{children:[(0,ie.jsx)("th",{scope:"col",children:(0,Yt.t)("Token")}),(0,ie.jsx)("th",{scope:"col",children:(0,Yt.t)("with the template")}),(0,ie.jsx)("th",
{scope:"col",children:(0,Yt.t)("without the template")})]})}),(0,ie.jsx)("tbody",{children:Xw(e).map(({text:t,sides:n},o)=>(0,ie.jsxs)("tr",{children:[(0,ie.jsx)(
"th",{scope:"row",children:(0,ie.jsx)(Pu.TokenLabel,{text:t,class:"gp-word"})}),n.map((r,s)=>(0,ie.jsx)("td",{children:(0,ie.jsx)(ey,{candidate:r,step:e[s]})},s))]},
o))})]})]})}function ey({candidate:e,step:t}){let n=!!(e&&e.token_id===t?.chosen.token_id),o=e?cr(e):0;return(0,ie.jsxs)("div",{class:n?"gp-share gp-chosen":"gp\
-share",children:[(0,ie.jsx)("span",{class:"gp-sign",children:n?"▶":""}),(0,ie.jsx)("span",{children:(0,ie.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})}),
(0,ie.jsx)("b",{children:t?e?(0,Nn.percent)(o):"–":""})]})}function ty([e,t]){if(!e||!t)return(0,Yt.t)("Both runs have to write a token first.");let[n,o]=[e.chosen,
t.chosen];return`${n.token_id===o.token_id?(0,Yt.t)("Both begin with {token}: {one} with the template, {other} without it.",{token:(0,Nn.quoted)(n.text),one:(0,Nn.percent)(
cr(n)),other:(0,Nn.percent)(cr(o))}):(0,Yt.t)("With the template it begins with {one}, without it with {other}.",{one:(0,Nn.quoted)(n.text),other:(0,Nn.quoted)(
o.text)})} ${(0,Yt.t)("The probabilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}var Mu=l(fe(),1),Ou=l(W(),1),Ru=l(x(),1),Wu=l(pe(),1),co=l(b(),1);function ny({group:e}){let t=e.found,{done:n,total:o}=t,r=(0,Ou.loadingWords)(t),s=(0,Wu.isKnown)(
n)&&o?n/o:null;return(0,co.jsxs)(co.Fragment,{children:[(0,co.jsx)("p",{class:"gp-arrival-words",children:r[0].toUpperCase()+r.slice(1)}),(0,co.jsx)("div",{class:"\
gp-arrival-bar",role:"progressbar","aria-label":(0,Ru.t)("Progress of the model"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":s===null?void 0:Math.floor(
s*100),children:(0,co.jsx)("i",{style:{width:`${((s??1)*100).toFixed(2)}%`}})})]})}var _u=(0,Mu.groupPane)(ny,({found:e})=>!!(e&&!("over"in e)));var Eu=l(fe(),1),Fn=l(W(),1),J=l(x(),1),Na=l(ke(),1);var ur=l(Xe(),1),Gu=l(W(),1),$o=l(x(),1),Hs=l(pe(),1),Lu=l(ke(),1),Qn=l(b(),1);function Zn(e){return(0,Hs.isKnown)(e)?e>=1e9?(0,$o.t)("{count} billion",{count:(0,ur.fixed)(
e/1e9,1)}):e>=1e6?(0,$o.t)("{count} million",{count:(0,ur.fixed)(e/1e6,e<1e7?1:0)}):(0,ur.count)(e):"–"}var Ks=e=>e?(0,$o.tn)(e,"{count} token","{count} token\
s"):(0,$o.t)("unlimited");function Ds({facts:e}){return(0,Qn.jsx)("dl",{class:"gp-pairs",children:e.map(({name:t,value:n,term:o,run:r})=>(0,Qn.jsxs)("div",{children:[
(0,Qn.jsx)("dt",{children:o?(0,Qn.jsx)(Lu.Term,{id:o,run:r,children:t}):(0,Qn.jsx)("span",{children:t})})," ",(0,Qn.jsx)("dd",{children:n})]},t))})}function Xn({
group:e,act:t,model:n,words:o,label:r=`${o}: ${n}`}){return(0,Qn.jsx)("button",{class:"gp-button gp-press",type:"button","aria-label":r,onClick:()=>e.ask({type:"\
model",act:t,model:n}),children:o})}function js(e,t){return!(0,Hs.isKnown)(e)||!(0,Hs.isKnown)(t)||!t?"":(0,$o.t)("{count} parameters take {size}: {each} bytes \
each.",{count:(0,ur.count)(t),size:(0,Gu.bytesWords)(e),each:Number((e/t).toFixed(2))})}var X=l(b(),1);function oy({group:e}){let t=e.found,{model:n,why:o,fix:r,ways:s,smaller:i}=t;return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsxs)("header",{class:"\
gp-head",children:[(0,X.jsx)("h2",{class:"gp-title",children:(0,J.t)("Requirements")}),(0,X.jsx)("p",{class:"gp-note gp-about",children:n})]}),(0,X.jsxs)("p",{class:"\
gp-fit",role:"status",children:[(0,X.jsx)("b",{children:ay(t)})," ",(0,X.jsx)("span",{children:o?`${(0,J.t)(o)} ${(0,J.t)(r)}`:ly(t)})]}),(0,X.jsx)(Ds,{facts:ry(
t)}),s.length>0&&(0,X.jsx)(py,{group:e,found:t}),(0,X.jsx)("p",{class:"gp-note gp-smaller",children:i&&(0,X.jsxs)(X.Fragment,{children:[(0,J.t)("It does not fit\
 in any precision. A model that does: {model}, {size}.",{model:i.model,size:(0,Fn.bytesWords)(i.bytes)})," ",(0,X.jsx)(Xn,{group:e,act:"pick",model:i.model,words:(0,J.t)(
"Choose")})]})})]})}var Nu=(0,Eu.groupPane)(oy,({found:e})=>!!e);function ry(e){let{memory:t,parameters:n,free_disk:o}=e;return[{name:(0,J.t)("class"),value:e.class_name},
{name:(0,J.t)("parameters"),value:Zn(n),term:"parameters"},{name:(0,J.t)("precision"),value:e.dtype,term:"precision"},{name:(0,J.t)("device"),value:e.device},{name:(0,J.t)(
"to download"),value:sy(e),term:"memory"},{name:(0,J.t)("memory"),value:iy(e),term:"memory",run:()=>js(t,n)},{name:(0,J.t)("free memory"),value:(0,Fn.bytesWords)(
e.free),term:"memory"},...o===null?[]:[{name:(0,J.t)("free disk space"),value:(0,Fn.bytesWords)(o),term:"memory"}],{name:(0,J.t)("context"),value:Ks(e.context_length),
term:"context"},{name:(0,J.t)("vocabulary"),value:Zn(e.vocab_size),term:"vocabulary"}]}function sy({complete:e,download:t}){return e?t?(0,Fn.bytesWords)(t):(0,J.t)(
"nothing: it is here"):(0,J.t)("its weights are missing")}function iy({memory:e,reckoned:t}){return e===null?(0,J.t)("not known"):t?(0,J.t)("about {size}",{size:(0,Fn.bytesWords)(
e)}):(0,Fn.bytesWords)(e)}function ay({complete:e,fits:t}){return e?t===null?`? ${(0,J.t)("It is not known whether it fits.")}`:t?`✓ ${(0,J.t)("It fits.")}`:`\
✕ ${(0,J.t)("It does not fit.")}`:`✕ ${(0,J.t)("It cannot be opened.")}`}function ly({room:e,free:t,reckoned:n}){if(e===null)return(0,J.t)("Neither its file\
s nor its config say how much memory it needs.");let o={size:(0,Fn.bytesWords)(e),free:(0,Fn.bytesWords)(t)};if(!n)return(0,J.t)("It needs {size}, with room for\
 a run; {free} is available.",o);let r=(0,J.t)("Its weights do not say how large they are: this is estimated from its config.");return`${(0,J.t)("It needs about\
 {size}, with room for a run; {free} is available.",o)} ${r}`}var $u=e=>`${(e*100).toFixed(2)}%`;function py({group:e,found:{ways:t,free:n}}){let o=Math.max(n,...t.
map(({bytes:r})=>r))*1.05;return(0,X.jsxs)("table",{class:"gp-ways",children:[(0,X.jsx)("caption",{class:"gp-hidden",children:(0,J.t)("The same model in other p\
recisions")}),(0,X.jsx)("thead",{children:(0,X.jsxs)("tr",{children:[(0,X.jsx)("th",{scope:"col",children:(0,J.t)("precision")}),(0,X.jsx)("th",{scope:"col",children:(0,X.jsx)(
Na.Term,{id:"memory",meaning:(0,J.t)("The size of the weights in this precision."),children:(0,J.t)("memory")})}),(0,X.jsx)("th",{scope:"col",class:"gp-way-bar",
children:(0,X.jsx)(Na.Term,{id:"memory",meaning:(0,J.t)("The size of the weights. The line is the free memory; a run takes a tenth more than the weights."),children:(0,J.t)(
"vs. free memory")})}),(0,X.jsx)("th",{scope:"col",children:(0,J.t)("fits?")}),(0,X.jsx)("th",{scope:"col",children:(0,X.jsx)("span",{class:"gp-hidden",children:(0,J.t)(
"choose")})})]})}),(0,X.jsx)("tbody",{children:t.map(({model:r,label:s,bytes:i,fits:a})=>(0,X.jsxs)("tr",{class:a?"":"gp-over",children:[(0,X.jsx)("th",{scope:"\
row",children:(0,J.t)(s)}),(0,X.jsx)("td",{children:(0,Fn.bytesWords)(i)}),(0,X.jsx)("td",{children:(0,X.jsxs)("span",{class:"gp-strip","aria-hidden":"true",children:[
(0,X.jsx)("i",{style:{width:$u(Math.min(1,i/o))}}),(0,X.jsx)("u",{style:{left:$u(n/o)}})]})}),(0,X.jsx)("td",{children:a?`✓ ${(0,J.t)("yes")}`:`✕ ${(0,J.t)(
"no")}`}),(0,X.jsx)("td",{children:(0,X.jsx)(Xn,{group:e,act:"pick",model:r,words:(0,J.t)("Choose"),label:(0,J.t)("Choose {precision}",{precision:(0,J.t)(s)})})})]},
r))})]})}var Ar=l(ge(),1);var Vs=l(fe(),1),Bu=l(nn(),1),ct=l(W(),1),bt=l(x(),1),qu=l(ke(),1),Hu=l(mr(),1);var hn=l(W(),1),Yn=l(x(),1),Au=l(ke(),1),zu=l(In(),1);var et=l(b(),1);function Iu({reference:e,one:t,place:n,isChosen:o,unit:r}){let s=t.pair.tokens[n],[i,a]=s.entropies.map(k=>(0,hn.information)(k,r)),p={number:(0,hn.count)(
n+1),token:(0,hn.quoted)(s.text),kl:Zt(s.kl,r),mine:i,theirs:a,model:je(t.title)},d=o?(0,Yn.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference\
 and {theirs} of {model}.",p):`${(0,Yn.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",p)}\
 ${(0,Yn.t)("Click another token to see both models there.")}`,[c,u]=s.logprobs.map(k=>(0,hn.percent)((0,hn.probability)(k))),m=()=>(0,Yn.t)("{token}: {share} a\
nd {other}.",{token:(0,hn.quoted)(s.text),share:c,other:u}),f=Math.max(...s.candidates.flatMap(([,,k,h])=>[k,h]),1e-9);return(0,et.jsxs)("div",{class:"gp-beside",
"aria-live":"polite",children:[(0,et.jsx)("p",{class:"gp-said",children:d}),(0,et.jsxs)("table",{class:"gp-sides",children:[(0,et.jsx)("caption",{class:"gp-hidd\
en",children:(0,Yn.t)("The likeliest tokens of both models at this place")}),(0,et.jsx)("thead",{children:(0,et.jsxs)("tr",{children:[(0,et.jsx)("th",{scope:"co\
l",children:(0,Yn.t)("Token")}),[e,t.title].map((k,h)=>(0,et.jsx)("th",{scope:"col",children:(0,et.jsx)(Au.Term,{id:"probability",run:m,meaning:(0,Yn.t)("The pr\
obability that the model gave, before any logits processor."),children:je(k)})},h))]})}),(0,et.jsx)("tbody",{children:s.candidates.map(([k,h,...g])=>(0,et.jsxs)(
"tr",{class:k===s.id?"gp-is-token":"",children:[(0,et.jsxs)("th",{scope:"row",children:[(0,et.jsx)("span",{children:k===s.id?"▶ ":""}),(0,et.jsx)(zu.TokenLabel,
{text:h})]}),g.map((w,y)=>(0,et.jsx)("td",{children:(0,et.jsxs)("div",{class:"gp-side",children:[(0,et.jsx)("span",{children:(0,et.jsx)("i",{class:"gp-bar","ari\
a-hidden":"true",style:{width:`${(w/f*100).toFixed(2)}%`}})}),(0,et.jsx)("span",{children:(0,hn.percent)(w)})]})},y))]},k))})]}),(0,et.jsx)("p",{class:"gp-note",
children:(0,Yn.t)("▶ is the token of the text. Listed are the likeliest tokens of either model; the divergence counts all others, too.")})]})}var Pe=l(b(),1),Us=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],dy=e=>Us.findIndex(([t])=>(0,ct.fromNats)(e??1/0,"bits")<=t),Ku=e=>`var(--gp-heat-${Us[e][1]})`,cy=6;
function uy({group:e,changes:t}){let[n,o]=(0,Ar.useState)(null),[r,s]=(0,Ar.useState)(null);(0,Vs.useFresh)(t).run&&r!==null&&s(null);let{unit:i}=e,a=Nr(e.found),
p=a.find(({number:m})=>m===n)??a[0],{tokens:d}=p.pair,c=r!==null&&r<d.length?r:null,u=e.charts[`kl ${p.number} ${i}`];return(0,Pe.jsxs)(Pe.Fragment,{children:[(0,Pe.jsxs)(
"header",{class:"gp-head",children:[(0,Pe.jsx)("h2",{class:"gp-title",children:(0,Pe.jsx)(my,{one:p,place:c??p.pair.max_at,unit:i})}),(0,Pe.jsx)("p",{class:"gp-\
note gp-about",children:(0,bt.tn)(d.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")}),(0,Pe.jsx)("div",{class:"\
gp-tools",children:(0,Pe.jsxs)("label",{children:[(0,bt.t)("KL(reference ‖")," ",(0,Pe.jsx)("select",{class:"gp-which","aria-label":(0,bt.t)("The model that i\
s compared with the reference"),value:p.number,onChange:({currentTarget:m})=>o(Number(m.value)),children:a.map(({title:m,number:f})=>(0,Pe.jsx)("option",{value:f,
children:je(m)},f))}),")"]})})]}),(0,Pe.jsx)("p",{class:"gp-answer-more gp-summary",children:hy(p,i)}),(0,Pe.jsx)(by,{unit:i}),(0,Pe.jsx)(fy,{one:p,unit:i,shown:c,
press:s}),(0,Pe.jsxs)("figure",{class:"gp-trial-figure",children:[(0,Pe.jsx)("h3",{children:(0,bt.t)("KL along the text")}),(0,Pe.jsx)("p",{class:"gp-note gp-ke\
ys gp-curve-keys",children:a.map(({title:m,number:f},k)=>(0,Pe.jsxs)("span",{children:[(0,Pe.jsx)("svg",{width:"30",height:"8","aria-hidden":"true",children:(0,Pe.jsx)(
"path",{class:"gp-course",d:"M1 4H29","data-line":k%cy,"data-on":f===p.number?"yes":"no"})}),(0,Pe.jsx)("span",{children:je(m)})]},f))}),(0,Pe.jsx)(Me,{class:"g\
p-curve-box",chart:c===null?u:os(u,c+1,"")})]}),(0,Pe.jsx)(Iu,{reference:e.found.groups[0].title,one:p,place:c??p.pair.max_at,isChosen:c!==null,unit:i})]})}var Du=(0,Vs.groupPane)(
uy,({found:e})=>Nr(e).length>0);function my({one:e,place:t,unit:n}){return(0,Pe.jsx)(qu.Term,{id:"kl",run:()=>{let r=e.pair.tokens[t],s=(0,Bu.klSumWords)(Es(r),
n,Zt(r.kl,n));return s&&(0,ct.asSentence)((0,bt.t)("token {number}, {words}",{number:(0,ct.count)(t+1),words:s}))},meaning:(0,bt.t)("KL(P ‖ Q) = Σ p(t) · (log p\
(t) − log q(t)) over all tokens t of the vocabulary. P is the reference’s distribution of the next token, Q the other’s, both after the same text and before any\
 processor. It is 0 where both are the same, and larger the more of P’s probability Q misses."),children:(0,bt.t)("Divergence at each token")})}function hy({pair:e},t){
let{mean:n,max:o,max_at:r,vocab:s,same_top:i,perplexities:a}=e,[p,d]=a.map(c=>(0,ct.decimals)(c));return[(0,bt.t)("Mean {mean}, at most {max} at token {number},\
 over {vocab} tokens of the vocabulary.",{mean:Zt(n,t),max:Ro(o,t),number:(0,ct.count)(r+1),vocab:(0,ct.count)(s)}),(0,bt.t)("The same token is the likeliest fo\
r both at {share} of the places.",{share:(0,ct.percent)(i)}),(0,bt.t)("Perplexity of the text: {one} and {other}.",{one:p,other:d})].join(" ")}function fy({one:e,
unit:t,shown:n,press:o}){let{tokens:r}=e.pair,s=JSON.stringify(r.map(({id:a,kl:p})=>[a,p])),i=(0,Ar.useMemo)(()=>r.map((a,p)=>({token:a,place:p,mark:{},words:()=>gy(
a,p,t),dress(d,c){let u=dy(a.kl);c.style.backgroundColor=Ku(u),c.dataset.rank=String(u),d.dataset.top=a.same_top?"same":"other"}})),[e.number,t,s]);return(0,Pe.jsx)(
Hu.MarkedWords,{class:"gp-words",items:i,press:({place:a})=>o(a),chosen:n??void 0})}function gy({text:e,kl:t,logprobs:[n,o],same_top:r},s,i){let a=(0,bt.t)("Tok\
en {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,ct.count)(s+1),token:(0,ct.quoted)(e),kl:Zt(t,i),share:(0,ct.percent)((0,ct.probability)(
n)),other:(0,ct.percent)((0,ct.probability)(o))});return r?a:`${a}; ${(0,bt.t)("another token is the likeliest here")}`}function by({unit:e}){let t=n=>e==="bits"?
n:Number((n*Math.LN2).toPrecision(2));return(0,Pe.jsxs)("p",{class:"gp-note gp-scale gp-legend",children:[(0,bt.t)("KL in {unit}:",{unit:(0,bt.t)(e)}),Us.map(([
n],o)=>(0,Pe.jsx)("span",{class:"gp-chip","data-rank":o,style:{backgroundColor:Ku(o)},children:Number.isFinite(n)?(0,bt.t)("to {limit}",{limit:t(n)}):(0,bt.t)("\
above {limit}",{limit:t(Us[o-1][0])})},o)),(0,Pe.jsxs)("span",{children:[(0,Pe.jsx)("span",{class:"gp-wavy",children:"abc"})," ",(0,bt.t)("another token is the \
likeliest")]})]})}var Uu=l(fe(),1),Js=l(W(),1),Oe=l(x(),1);var Fe=l(b(),1);function wy({group:e}){let t=e.found,{fields:n}=t;return(0,Fe.jsxs)(Fe.Fragment,{children:[(0,Fe.jsxs)("header",{class:"gp-head",children:[(0,Fe.jsx)(
"h2",{class:"gp-title",children:(0,Oe.t)("Opened model")}),(0,Fe.jsx)("p",{class:"gp-note gp-about",children:t.model})]}),(0,Fe.jsx)(Ds,{facts:yy(t)}),(0,Fe.jsx)(
"h3",{class:"gp-opened-title",children:(0,Fe.jsx)("span",{tabIndex:0,"data-tip":(0,Oe.t)("What the model’s own generation_config.json sets. It applies to every \
field that neither you nor a preset sets."),children:(0,Oe.t)("Its generation config")})}),n.length>0?(0,Fe.jsx)(ky,{fields:n}):(0,Fe.jsx)("p",{class:"gp-note g\
p-none",children:(0,Oe.t)("It sets no field: the library’s defaults apply.")})]})}var Vu=(0,Uu.groupPane)(wy,({found:e})=>!!e),yy=e=>[{name:(0,Oe.t)("class"),
value:e.class_name},{name:(0,Oe.t)("parameters"),value:Zn(e.parameters),term:"parameters"},{name:(0,Oe.t)("precision"),value:(0,Oe.t)(e.precision),term:"precisi\
on"},{name:(0,Oe.t)("device"),value:e.device},{name:(0,Oe.t)("in memory"),value:(0,Js.bytesWords)(e.bytes),term:"memory",run:()=>js(e.bytes,e.parameters)},{name:(0,Oe.t)(
"context"),value:Ks(e.context_length),term:"context"},{name:(0,Oe.t)("vocabulary"),value:Zn(e.vocab_size),term:"vocabulary"},{name:(0,Oe.t)("chat template"),value:e.
chat_template?(0,Oe.t)("yes"):(0,Oe.t)("no")}],ju=e=>e===null?(0,Oe.t)("none"):JSON.stringify(e);function ky({fields:e}){let[t,n,o]=[(0,Oe.t)("model"),(0,Oe.t)(
"library default"),(0,Oe.t)("on this page")];return(0,Fe.jsxs)("table",{class:"gp-fields",children:[(0,Fe.jsx)("caption",{class:"gp-hidden",children:(0,Oe.t)("T\
he fields that the model sets, with the library’s defaults")}),(0,Fe.jsx)("thead",{children:(0,Fe.jsx)("tr",{children:[(0,Oe.t)("field"),t,n,(0,Oe.t)("what it\
 changes"),o].map(r=>(0,Fe.jsx)("th",{scope:"col",children:r},r))})}),(0,Fe.jsx)("tbody",{children:e.map(r=>(0,Fe.jsxs)("tr",{children:[(0,Fe.jsx)("th",{scope:"\
row",children:(0,Fe.jsx)("code",{children:r.name})}),(0,Fe.jsx)("td",{"data-label":t,children:(0,Fe.jsx)("code",{children:ju(r.model)})}),(0,Fe.jsx)("td",{"data\
-label":n,children:(0,Fe.jsx)("code",{children:ju(r.library)})}),(0,Fe.jsx)("td",{children:(0,Oe.t)(r.meaning)}),(0,Fe.jsx)("td",{"data-label":o,children:vy(r)})]},
r.name))})]})}function vy({applies:e,by:t,ignored:n,same:o}){return t==="changed"?(0,Js.inParts)([`▲ ${(0,Oe.t)("the page sets {value}",{value:JSON.stringify(
e)})}`,(0,Oe.t)(n)]):t==="model"&&n?`○ ${(0,Oe.t)(n)}`:t==="model"?o?(0,Oe.t)("the same as the default"):`◆ ${(0,Oe.t)("applies")}`:(0,Oe.t)("another field \
takes its place")}var Zu=l(fe(),1),za=l(W(),1),yt=l(x(),1),Ia=l(pe(),1);var uo=l(Xe(),1),hr=l(nn(),1),Kt=l(W(),1),Re=l(x(),1),Eo=l(pe(),1),Ju=l(ke(),1);var wt=l(b(),1),Aa=({pair:e})=>Oa(e)?e:null,Fa=(e,t="–")=>(n,o)=>{let r=o?Aa(n):null;return r?e(r):[o&&n.pair?.error?t:"–"]},Qs=e=>t=>{let n=Aa(t);return n?
e(n):""},xy=(e,t)=>[{name:(0,Re.t)("weights"),term:"memory",meaning:(0,Re.t)("What model.get_memory_footprint() reports, plus the scales of quantized weights, w\
hich it does not count. Embeddings, norms and the output layer are not quantized."),sum:Oy,words:(n,o)=>Ty(n,o?e[0]:null)},{name:(0,Re.t)("mean KL"),term:"kl",meaning:(0,Re.t)(
"The mean of KL(reference ‖ this) over the tokens of the reference’s text: KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t)) over all tokens t of the vocabulary."),
sum:Qs(n=>Wy(n,t)),words:Fa(({mean:n})=>[Ro(n,t),(0,Re.t)(t)],(0,Re.t)("none"))},{name:(0,Re.t)("max KL"),term:"kl",meaning:(0,Re.t)("The largest KL(reference ‖\
 this) of a token."),sum:Qs(n=>_y(n,t)),words:Fa(({max:n,max_at:o})=>[Ro(n,t),(0,Re.t)("{unit}, token {number}",{unit:(0,Re.t)(t),number:(0,Kt.count)(o+1)})])},
{name:(0,Re.t)("same top token"),term:"top-agreement",meaning:(0,Re.t)("How often the same token is the likeliest for both: there greedy decoding would continue\
 in the same way."),sum:Qs(Gy),words:Fa(({same_top:n})=>[(0,Kt.percent)(n)])},{name:(0,Re.t)("perplexity"),term:"perplexity",meaning:(0,Re.t)("Of the reference’\
s text under this model: exp of the mean of −ln p(token). The reference finds its own text likely, so a slightly higher value need not mean a worse model."),sum:Qs(
Ly),words:(n,o)=>[My(e,o)]},{name:(0,Re.t)("tokens per second"),term:"speed",meaning:(0,Re.t)("Tokens divided by seconds, including the time to read the prompt:\
 the median of the counted runs, and its interval. All take turns, one at a time; the first turn is a warm-up and is not counted. × is the speed relative to the\
 reference in the same turn."),sum:Ry,words:Cy}],zr=({bytes:e,scale_bytes:t})=>(e??0)+(t??0);function Qu({name:e,groups:t,unit:n}){let o=xy(t,n),r=Math.max(...t.
map(zr),1),s=({sum:i})=>(0,hr.inARow)(t.map(a=>{let p=i(a);return p&&(0,Re.t)("{name}: {words}",{name:je(a.title),words:p})}));return(0,wt.jsxs)("table",{class:"\
gp-costs",children:[(0,wt.jsx)("caption",{class:"gp-hidden",children:e}),(0,wt.jsx)("thead",{children:(0,wt.jsxs)("tr",{children:[(0,wt.jsx)("th",{scope:"col",children:(0,Re.t)(
"precision")}),o.map(i=>(0,wt.jsx)("th",{scope:"col",children:(0,wt.jsx)(Ju.Term,{id:i.term,run:()=>s(i),meaning:i.meaning,children:i.name})},i.name))]})}),(0,wt.jsx)(
"tbody",{children:t.map((i,a)=>(0,wt.jsxs)("tr",{children:[(0,wt.jsxs)("th",{scope:"row",children:[(0,wt.jsx)("span",{children:je(i.title)}),(0,wt.jsx)("small",
{children:a?je(i.precision??i.model):Sy(i)})]}),o.map((p,d)=>{let[c,u]=p.words(i,a),m=d?"":Py(i);return(0,wt.jsxs)("td",{children:[(0,wt.jsx)("span",{...m&&{tabIndex:0,
"data-tip":m},children:c}),(0,wt.jsx)("small",{children:u}),d===0&&(0,Eo.isKnown)(i.bytes)&&(0,wt.jsx)("span",{class:"gp-bytes","aria-hidden":"true",children:(0,wt.jsx)(
"i",{style:{width:`${(zr(i)/r*100).toFixed(2)}%`}})})]},p.name)})]},a))})]})}function Sy({precision:e,title:t}){let n=je(e??"");return n&&n!==je(t)?(0,Re.t)("th\
e reference: {precision}",{precision:n}):(0,Re.t)("the reference")}function Ty(e,t){if(!(0,Eo.isKnown)(e.bytes))return["–"];let n=t&&(0,Eo.isKnown)(t.bytes)?(0,Kt.percent)(
zr(e)/zr(t)):"";return[po(zr(e)),n&&(0,Re.t)("{share} of the reference",{share:n})]}var Py=({bytes:e,scale_bytes:t})=>(0,Eo.isKnown)(e)&&t?(0,Re.t)("get_memory_\
footprint() reports {size}; the scales take another {scales}.",{size:po(e),scales:po(t)}):"";function Cy({pace:e,paces:t,ratio:n}){if(!e)return["–"];let o=t.length>
1?(0,Re.t)("{low} to {high}",{low:(0,uo.fixed)(e.low,1),high:(0,uo.fixed)(e.high,1)}):(0,Re.t)("one run");return[(0,uo.fixed)(e.median,1),n?`${o}, ${Jt(n.median)}`:
o]}function My(e,t){let n=e.map(Aa).find((o,r)=>o&&(t===0||r===t));return n?(0,Kt.decimals)(n.perplexities[t===0?0:1]):"–"}function Oy({bytes:e,scale_bytes:t}){
return(0,Eo.isKnown)(e)?t?(0,Re.t)("{size} + {scales} of scales = {value}",{size:po(e),scales:po(t),value:po(e+t)}):po(e):""}function Ry({paces:e,pace:t}){return t?
(0,Re.tn)(e.length,"{each} tokens per second, in one run","the median of {each} is {median} tokens per second",{each:(0,uo.listed)(e.map(n=>(0,uo.fixed)(n,1))),
median:(0,uo.fixed)(t.median,1)}):""}function Wy({tokens:e,mean:t},n){if(!(0,Eo.isKnown)(t))return"";let o=e.reduce((r,{kl:s})=>r+(s??0),0);return(0,hr.quotientWords)(
Ro(o,n),(0,Kt.count)(e.length),Zt(t,n))}function _y({tokens:e,max_at:t,max:n},o){let r=(0,hr.klSumWords)(Es(e[t]),o,Zt(n,o));return r&&(0,Re.t)("token {number},\
 {words}",{number:(0,Kt.count)(t+1),words:r})}var Gy=({tokens:e,same_top:t})=>(0,Re.tn)(e.length,"{same} of {count} token = {share}","{same} of {count} tokens =\
 {share}",{same:(0,Kt.count)(e.filter(({same_top:n})=>n).length),share:(0,Kt.percent)(t)});function Ly({tokens:e,perplexities:[,t]}){let n=e.reduce((r,{logprobs:[
,s]})=>r+(s??-1/0),0),o=(0,Kt.decimals)(t);return(0,Kt.decimals)(Math.exp(-n/e.length))!==o?o:`exp(−(${(0,Kt.decimals)(n)}) / ${(0,Kt.count)(e.length)}) = ${o}`}var tt=l(b(),1);function $y({group:e}){let t=e.found,{groups:n,reading:o,noise:r,others:s,cpu_words:i}=t,a=r?(0,yt.t)(r):s?(0,yt.t)(Ko):"",p=o===null?Qt(e,t):(0,yt.t)(
"Reading the reference’s text with {model}.",{model:je(n[o].title)}),c=Nr(t).map(({title:m,pair:f})=>(0,yt.t)("{model}: mean KL {kl}",{model:je(m),kl:Zt(f.mean,
e.unit)})),u=(0,yt.t)("Memory, speed and divergence of each precision");return(0,tt.jsxs)(tt.Fragment,{children:[(0,tt.jsxs)("header",{class:"gp-head",children:[
(0,tt.jsx)("h2",{class:"gp-title",children:(0,yt.t)("Precisions")}),(0,tt.jsx)("p",{class:"gp-note gp-missing",children:p})]}),(0,tt.jsx)("p",{class:"gp-warning",
hidden:!a,children:a&&`⚠ ${a}`}),(0,tt.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&c.length>0&&`${c.join(". ")}.`}),(0,tt.jsx)("div",{class:"\
gp-wide",tabIndex:0,role:"group","aria-label":u,children:(0,tt.jsx)(Qu,{name:u,groups:n,unit:e.unit})}),(0,tt.jsx)("p",{class:"gp-note gp-cpu",hidden:!i,children:(0,yt.t)(
i)}),(0,tt.jsx)("h3",{class:"gp-subtitle",children:(0,yt.t)("What they write")}),(0,tt.jsx)("ol",{class:"gp-writings",children:n.map((m,f)=>(0,tt.jsx)(Ey,{one:m,
reference:f?n[0]:null,status:Fy(m,f>0&&n[0].text!==null,!!e.done)},f))})]})}var Xu=(0,Zu.groupPane)($y,({found:e})=>Ma(e)!==null);function Ey({one:e,reference:t,
status:n}){let o=[...e.text??""],r=t&&t.text!==null?Ny(t.text,o):o.length;return(0,tt.jsxs)("li",{children:[(0,tt.jsxs)("p",{class:"gp-writing-head",children:[(0,tt.jsx)(
"b",{children:je(e.title)}),(0,tt.jsx)("span",{class:`gp-note${t&&(0,Ia.isKnown)(e.parts_at)?" gp-parting":""}`,children:n})]}),(0,tt.jsxs)("p",{class:"gp-writi\
ng",dir:"auto",children:[o.slice(0,r).join(""),r<o.length&&(0,tt.jsx)("span",{class:"gp-apart",children:o.slice(r).join("")})]})]})}function Ny(e,t){let n=[...e],
o=n.findIndex((r,s)=>r!==t[s]);return o<0?n.length:o}function Fy({failed:e,text:t,tokens:n,parts_at:o,pair:r},s,i){if(e)return`✕ ${(0,yt.t)("stopped by an err\
or")}`;if(t===null)return i?(0,yt.t)("did not finish"):(0,yt.t)("writing, or waiting for its turn");let a=Ay(n??0,o,s);if(!r?.error)return a;let p=`${(0,yt.t)(r.
error.message)} ${(0,yt.t)(r.error.fix)}`;return`${a}. ${(0,yt.t)("Its distributions cannot be compared with the reference: {why}",{why:p})}`}function Ay(e,t,n){
return n?(0,Ia.isKnown)(t)?`✂ ${(0,yt.t)("diverges from the reference at token {number} of {all}",{number:(0,za.count)(t+1),all:(0,za.count)(e)})}`:`= ${(0,yt.tn)(
e,"the same {count} token as the reference","the same {count} tokens as the reference")}`:(0,yt.tn)(e,"{count} token","{count} tokens")}var tm=l(ge(),1),nm=l(fe(),1),Zs=l(W(),1),Ge=l(x(),1),om=l(ke(),1);var Yu=l(W(),1),kt=l(x(),1),ut=l(b(),1);function em({cluster:e}){let{replicas:t,lanes:n,waiting:o,lost:r,states:s}=e,i=[t.length===0?(0,kt.t)("No replica of the\
 cluster answers now: runs wait until one does."):(0,kt.tn)(t.length,"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of\
 a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),o>0&&(0,kt.tn)(o,"One run waits.","{count} runs wait."),...zy(s)];return(0,ut.jsxs)("sect\
ion",{class:"gp-shelf-section",children:[(0,ut.jsx)("h3",{children:(0,kt.t)("Replicas")}),(0,ut.jsx)("p",{class:"gp-note",children:i.filter(Boolean).join(" ")}),
r.map(a=>(0,ut.jsxs)("p",{class:"gp-problem",children:[(0,ut.jsx)("b",{children:"▲ "}),Iy(a)]},a.number)),t.length>0&&(0,ut.jsx)(By,{cluster:e})]})}function zy({
STARTING:e=0,RECOVERING:t=0,STOPPING:n=0}){let o=e+t;return[o>0&&(0,kt.tn)(o,"One more is on its way.","{count} more are on their way."),n>0&&(0,kt.tn)(n,"One e\
nds the runs that it has, and goes.","{count} end the runs that they have, and go.")]}function Iy({number:e,seconds:t}){return`${t<90?(0,kt.t)("Replica {number}\
 was lost less than two minutes ago.",{number:e}):(0,kt.t)("Replica {number} was lost {minutes} minutes ago.",{number:e,minutes:Math.round(t/60)})} ${(0,kt.t)("\
Its runs have ended: click Generate to run them again, on another replica. The cluster starts a new one by itself.")}`}function By({cluster:{replicas:e,lanes:t}}){
return(0,ut.jsxs)("table",{children:[(0,ut.jsx)("caption",{class:"gp-hidden",children:(0,Yu.asSentence)((0,kt.t)("the replicas of the cluster"))}),(0,ut.jsx)("t\
head",{children:(0,ut.jsxs)("tr",{children:[(0,ut.jsx)("th",{scope:"col",children:(0,kt.t)("replica")}),(0,ut.jsx)("th",{scope:"col",children:(0,kt.t)("runs")}),
(0,ut.jsx)("th",{scope:"col",children:(0,kt.t)("models")})]})}),(0,ut.jsx)("tbody",{children:e.map(({number:n,decoding:o,models:r})=>(0,ut.jsxs)("tr",{children:[
(0,ut.jsx)("th",{scope:"row",children:(0,kt.t)("Replica {number}",{number:n})}),(0,ut.jsx)("td",{"data-label":(0,kt.t)("runs"),children:(0,kt.t)("{count} of {la\
nes}",{count:o,lanes:t})}),(0,ut.jsx)("td",{"data-label":(0,kt.t)("models"),children:r.join(", ")||"–"})]},n))})]})}var A=l(b(),1);function qy({group:e}){let{sections:t,canOpen:n,cluster:o}=e.found;return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)("header",{class:"gp-head",children:(0,A.jsx)(
"h2",{class:"gp-title",children:(0,Ge.t)("Models")})}),(0,A.jsx)("div",{class:"gp-cluster",children:o&&(0,A.jsx)(em,{cluster:o})}),(0,A.jsx)("div",{class:"gp-sh\
elf-sections",children:t.map(r=>(0,A.jsx)(Hy,{group:e,section:r,canOpen:n},(0,Ge.t)(r.title)))})]})}var rm=(0,nm.groupPane)(qy,({found:e})=>!!e);function Hy({group:e,
section:{title:t,note:n,folded:o,rows:r},canOpen:s}){let[i,a]=(0,tm.useState)(!o);return(0,A.jsxs)("details",{class:"gp-shelf-section",open:i,onToggle:({currentTarget:p})=>a(
p.open),children:[(0,A.jsxs)("summary",{children:[(0,A.jsx)("h3",{children:(0,Ge.t)(t)}),(0,A.jsxs)("span",{class:"gp-note",children:[" ",r.length]})]}),(0,A.jsx)(
"p",{class:"gp-note",children:r.length?(0,Ge.t)(n):(0,Ge.t)("None yet.")}),r.length>0&&(0,A.jsxs)("table",{children:[(0,A.jsx)("caption",{class:"gp-hidden",children:(0,Ge.t)(
t)}),(0,A.jsx)("thead",{children:(0,A.jsxs)("tr",{children:[(0,A.jsx)("th",{scope:"col",children:(0,Ge.t)("model")}),(0,A.jsx)("th",{scope:"col",children:(0,Ge.t)(
"description")}),(0,A.jsx)("th",{scope:"col",children:(0,A.jsx)(om.Term,{id:"memory",children:(0,Ge.t)("size")})}),(0,A.jsx)("th",{scope:"col",children:(0,Ge.t)(
"matching draft")}),(0,A.jsx)("td",{})]})}),(0,A.jsx)("tbody",{children:r.map(p=>(0,A.jsx)(Ky,{group:e,row:p,canOpen:s},p.model))})]})]})}function Ky({group:e,row:t,
canOpen:n}){let{model:o,loaded:r,download:s,here:i,assistant:a}=t,p=!!(s&&!i),d=r?[]:[t.gated&&`▲ ${(0,Ge.t)("gated: needs an access token")}`,i&&`✓ ${(0,Ge.t)(
"downloaded")}`].filter(Boolean);return(0,A.jsxs)("tr",{children:[(0,A.jsxs)("th",{scope:"row",children:[o,d.length>0&&(0,A.jsx)("small",{children:d.join(" · ")})]}),
(0,A.jsxs)("td",{children:[(0,Ge.t)(t.words),r&&(0,A.jsx)(Dy,{loaded:r})]}),(0,A.jsx)("td",{children:r?(0,A.jsx)(jy,{loaded:r}):(0,A.jsx)(Uy,{row:t,download:p?s:
void 0})}),(0,A.jsx)("td",{"data-label":(0,Ge.t)("matching draft"),children:a||"–"}),(0,A.jsxs)("td",{children:[p?(0,A.jsx)(Xn,{group:e,act:"get",model:o,words:(0,Ge.t)(
"Get it")}):(0,A.jsx)(Xn,{group:e,act:"use",model:o,words:(0,Ge.t)("Use it")}),r?(0,A.jsx)(Xn,{group:e,act:"tell",model:o,words:(0,Ge.t)("Show")}):n&&(0,A.jsx)(
Xn,{group:e,act:"pick",model:o,words:(0,Ge.t)("Put the name in the Model box")}),t.canUnload&&(0,A.jsx)(Xn,{group:e,act:"unload",model:o,words:(0,Ge.t)("Unload")})]})]})}
function Dy({loaded:{in_use:e,class_name:t,precision:n,device:o}}){return(0,A.jsxs)(A.Fragment,{children:[e?`● ${(0,Ge.t)("in use")}`:`○ ${(0,Ge.t)("idle")}`,
(0,A.jsx)("small",{children:(0,Ge.t)("{kind}, {precision}, on {device}",{kind:t,precision:(0,Ge.t)(n),device:o})})]})}function jy({loaded:{bytes:e,parameters:t}}){
return(0,A.jsxs)(A.Fragment,{children:[(0,Zs.bytesWords)(e),(0,A.jsx)("small",{children:(0,Ge.t)("{count} parameters",{count:Zn(t)})})]})}function Uy({row:{millions:e,
size:t},download:n}){return(0,A.jsxs)(A.Fragment,{children:[e?(0,Ge.t)("about {size}",{size:Zn(e*1e6)}):(0,Zs.bytesWords)(t),(0,A.jsx)("small",{children:e?(0,Ge.t)(
"parameters"):(0,Ge.t)("on disk")}),n!==void 0&&(0,A.jsx)("small",{children:(0,Ge.t)("{size} to download",{size:(0,Zs.bytesWords)(n)})})]})}var Lt=l(ge(),1),ci=l(fe(),1),Hm=l(W(),1),br=l(x(),1),Km=l(Oi(),1);var Xs=l(W(),1),An=l(x(),1),im=l(Mi(),1),mo=l(b(),1),sm=16,Vy=80,Jy=300;function am(e,t,n){let o=new Map;for(let[r,s]of Object.entries(e.tables.at(Math.max(t,0))??
{}))(s?.[n]??[]).forEach((i,a)=>{o.set(i,[...o.get(i)??[],[Number(r),a]])});return o}function lm({state:e,way:t,colour:n}){let{blocks:o,kinds:r=[]}=e.ways[t].settings;
return(0,mo.jsx)("div",{class:"gp-serving-blocks",children:(o??[]).map((s,i)=>(0,mo.jsx)(Qy,{state:e,way:t,colour:n,kind:i,count:s,name:(o?.length??0)>1?r[i].replaceAll(
"_"," "):""},i))})}function Qy({state:e,way:t,colour:n,kind:o,count:r,name:s}){let i=e.ways[t],{first_block:a=0}=i.settings,p=Array.isArray(a)?a[o]:a,d=e.stepOf(
t),c=am(i,d,o),u=new Set(i.kept.at(Math.max(d,0))?.[o]),m=Zy(r,c,u),f=s?`${s}: ${m}`:m;return(0,mo.jsxs)("div",{class:"gp-blocks-kind",children:[(0,mo.jsx)("p",
{class:"gp-note",children:f}),(0,mo.jsx)("div",{class:"gp-blocks-grid",role:"group","aria-label":f,"data-size":r<=Vy?"large":r<=Jy?"middle":"small",children:Array.
from({length:r},(k,h)=>{let g=p+h,w=c.get(g)??[],y=["gp-block",!w.length&&(u.has(g)?"gp-kept":"gp-free"),w.length>1&&"gp-shared",w.some(([G])=>G===e.request)&&"\
gp-own"],S=w.length?{"--own":n(w[0][0]),"--other":n(w[w.length-1][0])}:void 0;return(0,mo.jsx)("i",{class:y.filter(Boolean).join(" "),style:S,ref:(0,im.tip)(()=>Xy(
e,t,o,g)),children:w.length>1?`×${w.length}`:w.length>0&&w[0][0]+1},h)})})]})}function Zy(e,t,n){let o=t.size,r=[...t.values()].filter(({length:i})=>i>1).length,
s=[...n].filter(i=>!t.has(i)).length;return(0,Xs.inParts)([(0,An.tn)(e,"{used} of {count} block used","{used} of {count} blocks used",{used:o}),r>0&&(0,An.tn)(r,
"{count} of them shared","{count} of them shared"),s>0&&(0,An.tn)(s,"{count} kept","{count} kept"),(0,An.tn)(e-o-s,"{count} empty","{count} empty")])}function Xy(e,t,n,o){
let r=e.ways[t],s=e.stepOf(t),i=am(r,s,n).get(o)??[];if(!i.length)return r.kept.at(Math.max(s,0))?.[n]?.includes(o)?(0,An.t)("Block {block}: nobody uses it. It \
is kept for its content, which a prompt with the same beginning can share.",{block:o}):(0,An.t)("Block {block}: empty.",{block:o});let a=i.map(([c])=>c+1).join(
", "),p=(0,An.tn)(i.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it.",{block:o,numbers:a}),d=r.settings.kinds?.[n]==="ful\
l_attention"?Yy(e,t,i[0]):"";return d?`${p} ${(0,An.t)("In it: {tokens}",{tokens:d})}`:p}function Yy(e,t,[n,o]){let r=e.ways[t],{page_size:s=1}=r.settings,i=0;for(let c of r.
cells[n].slice(0,e.stepOf(t)+1))c?.tokens?i=c.position+c.tokens-c.padding:c?.back&&(i=0);let p=[...e.requests[n].tokens.map(([c])=>c),...e.newIds(t,n)].slice(o*
s,Math.min(i,(o+1)*s)),d=p.slice(0,sm).map(c=>e.label(c));return d.some(c=>c===null)?"":(0,Xs.quoted)(d.join(""))+(p.length>sm?" …":"")}var km=l(Xe(),1),si=l(W(),1),j=l(x(),1),qa=l(pe(),1),vm=l(ke(),1),xm=l(In(),1);var Ys=l(ge(),1),pm=l(W(),1),cm=l(b(),1);function dm({piece:e}){let t=(0,Ys.useRef)(null);return(0,Ys.useLayoutEffect)(()=>{t.current?.replaceChildren(),t.current&&
(0,pm.fillToken)(t.current,e)},[e]),(0,cm.jsx)("span",{ref:t})}var ek=["prefill","chunk","decode","pad"];function um(e,t,n){let{sums:o,cells:r}=e,s={came:tk(o,e.requests[t].arrival,n),began:null,tokens:[],ended:null};return r[t].
forEach((i,a)=>{if(!i||!ek.includes(i.what))return;let{start:p,seconds:d}=o[a];s.began??=[a,p],i.what!=="pad"&&(s.ended=[a+1,p+d]),i.id!==null&&s.tokens.push([a+
1,p+d])}),s}function tk(e,t,n){for(let o=0;o<e.length;o++){let{at:r,start:s,seconds:i}=e[o];if(n==="steps"&&r>=t)return[o,s];if(n==="seconds"&&s>=t)return[o,t];
if(n==="seconds"&&s+i>t)return[o+(t-s)/i,t]}return null}var ei=(e,t)=>e&&t?[t[0]-e[0],t[1]-e[1]]:null;var mm=l(b(),1);function ti({name:e,children:t}){return(0,mm.jsx)("div",{class:"gp-serving-scroll",tabIndex:0,role:"region","aria-label":e,children:t})}var Ir=l(W(),1),M=l(x(),1),hm=8,nk=(e="")=>e==="fifo"?"FIFO":e==="prefill_first"?(0,M.t)("prefill first"):e;function ok({kind:e}){return e==="padded"?(0,M.t)("P\
added batches"):e==="alone"?(0,M.t)("One after another"):(0,M.t)("Continuous batching")}var ho=e=>String.fromCharCode(65+e);function Fo(e,t){let n=ok(e.ways[t].
settings);return e.ways.length>1?`${ho(t)} ${n}`:n}function ni(e){let{kind:t,blocks:n,page_size:o,token_budget:r,scheduler:s,share_prefixes:i}=e;if(t==="alone")
return"";if(t==="padded")return(0,M.tn)(e.max_requests??0,"at most {count} request in a batch","at most {count} requests in a batch");let a=(n??[]).reduce((p,d)=>p+
d,0);return(0,Ir.inParts)([(0,M.tn)(a,"{count} block of {size} tokens","{count} blocks of {size} tokens",{size:o}),(0,M.t)("token budget {budget}",{budget:r}),(0,M.t)(
"scheduler {scheduler}",{scheduler:nk(s)}),i?(0,M.t)("prefix sharing"):(0,M.t)("no prefix sharing")])}function fm(e,t){let n=e.label(t);return n===null?(0,M.t)(
"the token with id {id}",{id:t}):(0,Ir.quoted)(n)}function rk(e,t,n,{position:o,tokens:r,padding:s}){return[...e.requests[n].tokens.map(([a])=>a),...e.newIds(t,
n)].slice(o,o+r-s)}function sk({what:e,tokens:t,padding:n,place:o,anew:r}){let s=t-n;return e==="prefill"?(0,M.tn)(s,"prefill, reads {count} token","prefill, re\
ads {count} tokens"):e==="chunk"?(0,M.tn)(s,"chunked prefill, reads {count} token","chunked prefill, reads {count} tokens"):e==="decode"?(0,M.t)("decode"):e==="\
pad"?(0,M.t)("its text has ended, and its row of the batch is computed for nothing"):e==="starved"?(0,M.t)("starved: it needs a block, and none is free"):e==="i\
dle"?(0,M.t)("it has blocks, but no turn in this step"):r?(0,M.t)("waits again, number {place} in the queue",{place:o}):(0,M.t)("waits, number {place} in the qu\
eue",{place:o})}var ik=["prefill","chunk","decode"];function oi(e,t,n,o){let r={request:n+1,step:o+1},s=e.ways[t].cell(n,o);if(!s)return(0,M.t)("Request {reques\
t}, step {step}: {doing}.",{...r,doing:lk(e,t,n,o)});let i=[(0,M.t)("Request {request}, step {step}: {doing}.",{...r,doing:sk(s)})];return ik.includes(s.what)&&
i.push(...ak(e,t,n,s)),s.back&&i.push((0,M.t)("It was preempted: it lost its blocks.")),i.join(" ")}function ak(e,t,n,o){let{id:r,shared:s,again:i,padding:a}=o,
p=rk(e,t,n,o),d=p.slice(0,hm).map(u=>fm(e,u)),c=[];return d.length&&c.push((0,M.t)("It reads {tokens}.",{tokens:d.join(" ")+(p.length>hm?" …":"")})),r!==null&&
c.push((0,M.t)("It writes {token}.",{token:fm(e,r)})),s&&c.push((0,M.tn)(s,"{count} token before these needed no reading: its block was there.","{count} tokens \
before these needed no reading: their blocks were there.")),i&&c.push((0,M.tn)(i,"{count} token was read before, and lost.","{count} tokens were read before, an\
d lost.")),a&&c.push((0,M.tn)(a,"{count} token is padding.","{count} tokens are padding.")),c}function lk(e,t,n,o){let r=e.ways[t].cells[n].findIndex(Boolean),s=e.
ways[t].ends?.[n];return o<r||r<0&&!s?(0,M.t)("it has not arrived yet"):s?.status==="cancelled"?(0,M.t)("it was cancelled"):s?.status==="failed"?(0,M.t)("it has\
 failed"):s?.status==="refused"?(0,M.t)("it was refused"):(0,M.t)("it has ended")}var pk={prefill:()=>(0,M.t)("prefill"),chunk:()=>(0,M.t)("chunked prefill"),decode:()=>(0,M.t)(
"decode"),pad:()=>(0,M.t)("padding"),waits:()=>(0,M.t)("waits"),starved:()=>(0,M.t)("starved"),idle:()=>(0,M.t)("no turn")};function gm(e,t,n){let o=[];e.ways[t].
cells[n].forEach((s,i)=>{if(!s)return;let a=o.at(-1);a?.kind===s.what&&a.to===i?a.to=i+1:o.push({kind:s.what,from:i+1,to:i+1})});let r=o.map(({kind:s,from:i,to:a})=>{
let p=pk[s]();return i===a?(0,M.t)("{what} in step {from}",{what:p,from:i}):(0,M.t)("{what} in steps {from} to {to}",{what:p,from:i,to:a})});return(0,M.t)("Requ\
est {request}: {what}.",{request:n+1,what:r.join(", ")||(0,M.t)("never arrived")})}var No=e=>e.map(t=>t+1).join(", ");function bm({step:e,message:t,lost:n,again:o}){
return[(0,M.t)("After step {step} an exception ended the library’s loop for all requests: {message}",{step:e,message:t}),n.length?(0,M.tn)(n.length,"Request {\
numbers} was lost.","Requests {numbers} were lost.",{numbers:No(n)}):(0,M.t)("No request was lost."),...o.length?[(0,M.tn)(o.length,"Request {numbers} started o\
ver.","Requests {numbers} started over.",{numbers:No(o)})]:[],(0,M.t)("A new server went on with the rest.")].join(" ")}function Ba(e,t){let n=e.stepOf(t),o=e.ways[t].
sums.at(Math.max(n,0));if(!o)return(0,M.t)("no step");let r=e.values?.clock==="steps"&&o.at!==n;return(0,Ir.inParts)([(0,M.t)("step {step} of {steps}",{step:n+1,
steps:e.ways[t].length}),r&&(0,M.t)("at {at} by the clock",{at:o.at}),(0,M.tn)(o.inStep,"{count} request in it","{count} requests in it"),(0,M.tn)(o.prefill+o.decode,
"{count} token read","{count} tokens read"),o.padding>0&&(0,M.tn)(o.padding,"{count} of padding","{count} of padding")])}function wm({waiting:e,starved:t,back:n,
came:o,left:r,evicted:s}){return[e.length?(0,M.t)("Queue: {numbers}.",{numbers:No(e)}):(0,M.t)("Nobody waits."),o.length>0&&(0,M.t)("Came: {numbers}.",{numbers:No(
o)}),r.length>0&&(0,M.t)("Cancelled: {numbers}.",{numbers:No(r)}),s>0&&(0,M.tn)(s,"{count} kept block was given up.","{count} kept blocks were given up."),t.length>
0&&(0,M.t)("Starved: {numbers}.",{numbers:No(t)}),n.length>0&&(0,M.t)("Preempted: {numbers}.",{numbers:No(n)})].filter(Boolean).join(" ")}var Le=l(b(),1);function Sm({state:e,request:t,colour:n}){let o=e.requests[t];return(0,Le.jsxs)("div",{class:"gp-serving-card",children:[(0,Le.jsx)("h3",{class:"\
gp-serving-sub",style:{"--own":n(t)},children:(0,j.t)("Request {request}",{request:t+1})}),(0,Le.jsxs)("p",{class:"gp-serving-prompt",children:[(0,Le.jsxs)("spa\
n",{class:"gp-mark",children:[(0,j.t)("Prompt:")," "]}),(0,Le.jsx)("bdi",{children:o.prompt})]}),(0,Le.jsx)("p",{class:"gp-note",children:dk(o)}),e.ways.map((r,s)=>(0,Le.jsx)(
ck,{state:e,way:s,request:t},s)),(0,Le.jsx)(ti,{name:(0,j.t)("Request {request} in each way",{request:t+1}),children:(0,Le.jsx)(yk,{state:e,request:t})})]})}function dk({
max_new_tokens:e,temperature:t,top_k:n,top_p:o}){let r=[`temperature ${t}`,...n?[`top_k ${n}`]:[],...o?[`top_p ${o}`]:[]];return[(0,j.tn)(e,"at most {count} new\
 token","at most {count} new tokens"),typeof t=="number"?r.join(", "):(0,j.t)("greedy")].join(" · ")}function ck({state:e,way:t,request:n}){let{ends:o,cells:r}=e.
ways[t],s=e.newIds(t,n),i=o?.[n]?.tokens??[],a=r[n].flatMap((d,c)=>d&&d.id!==null?[c]:[]),p=Array.from({length:Math.max(s.length,i.length)},(d,c)=>{if(c<i.length)
return i[c];let u=e.label(s[c]);return u===null?[s[c],null,null]:[s[c],u,u]});return(0,Le.jsxs)("p",{class:"gp-serving-text",children:[e.ways.length>1&&(0,Le.jsxs)(
"b",{children:[ho(t)," "]}),p.map(([d,c,u],m)=>(0,Le.jsx)("span",{class:"gp-serving-token",...(a.at(m)??1/0)>e.stepOf(t)&&{"data-later":""},children:c===null?(0,Le.jsxs)(
"span",{class:"gp-mark",children:[" ",d," "]}):u===null?(0,Le.jsx)(xm.TokenLabel,{class:"gp-end",text:c}):(0,Le.jsx)(dm,{piece:u})},m)),!p.length&&(0,Le.jsx)("s\
pan",{class:"gp-mark",children:(0,j.t)("(no token)")})]})}var uk=e=>(0,j.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,km.fixed)(e,1)}),ri=e=>e?
`${uk(e[0])}, ${(0,si.seconds)(e[1])}`:"–",mk=e=>e?(0,j.t)("before step {step}, at {time}",{step:Math.floor(e[0])+1,time:(0,si.seconds)(e[1])}):"–",ym=e=>e?
(0,j.t)("in step {step}, at {time}",{step:e[0],time:(0,si.seconds)(e[1])}):"–",hk=()=>[[(0,j.t)("came"),"time",({times:e})=>mk(e.came)],[(0,j.t)("first worked\
 on"),"time",({times:{began:e}})=>ym(e&&[e[0]+1,e[1]])],[(0,j.t)("waited before"),"queue",({times:e})=>ri(ei(e.came,e.began))],[(0,j.t)("time to first token"),"\
first-token",({times:e})=>ri(ei(e.came,e.tokens.at(0)))],[(0,j.t)("median time between tokens"),"between-tokens",({times:e})=>gk(e.tokens)],[(0,j.t)("last step"),
"time",({times:e})=>ym(e.ended)],[(0,j.t)("latency"),"latency",({times:e,end:t})=>t?.status==="finished"?ri(ei(e.came,e.ended)):"–"],[(0,j.t)("new tokens"),"l\
ength",({times:e})=>String(e.tokens.length)],[(0,j.t)("tokens read again"),"preempted",({cells:e})=>String(e.reduce((t,n)=>t+(n?.again??0),0))],[(0,j.t)("times \
preempted"),"preempted",({cells:e})=>String(e.filter(t=>t?.back).length)],[(0,j.t)("blocks at this step"),"block",({blocks:e})=>e],[(0,j.t)("end"),"ending",({end:e,
isOver:t})=>bk(e,t)],[(0,j.t)("the tokens of generate"),"continuous-batching",wk]],fk=()=>({time:{meaning:(0,j.t)("By the steps, and by the time that they took,\
 from the first step on."),unit:(0,j.t)("steps, s")},queue:{meaning:(0,j.t)("From the arrival of the request to the first step that worked on it."),unit:(0,j.t)(
"steps, s")},"first-token":{meaning:(0,j.t)("From the arrival of the request to its first new token."),unit:(0,j.t)("steps, s")},"continuous-batching":{meaning:(0,j.t)(
"Whether continuous batching wrote the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw\
 from one generator.")}});function gk(e){if(e.length<2)return"–";let t=e.slice(1).map((n,o)=>[n[0]-e[o][0],n[1]-e[o][1]]);return ri([(0,qa.medianOf)(t.map(([n])=>n)),
(0,qa.medianOf)(t.map(([,n])=>n))])}function bk(e,t){if(!e)return t?(0,j.t)("it did not end"):(0,j.t)("under way");let{status:n,reason:o}=e;return n==="cancelle\
d"?(0,j.t)("cancelled"):n==="failed"?o?(0,j.t)("failed: {reason}",{reason:o}):(0,j.t)("failed"):n==="refused"?o?(0,j.t)("refused: {reason}",{reason:o}):(0,j.t)(
"refused"):o==="eos"?(0,j.t)("finished: the EOS token"):(0,j.t)("finished: the length limit")}function wk({end:e,isSampled:t,isAlone:n,hasAlone:o}){return n?(0,j.t)(
"it is generate"):typeof e?.same=="boolean"?e.same?(0,j.t)("✓ the same"):(0,j.t)("✗ other tokens"):t?(0,j.t)("○ not comparable: sampled"):o?"–":(0,j.t)(
"○ not compared: generate has not served it")}function yk({state:e,request:t}){let n=e.values?.clock??"steps",o=e.ways.map((s,i)=>{let a=s.tables.at(Math.max(
e.stepOf(i),0))?.[t]??[];return{times:um(s,t,n),cells:s.cells[t],end:s.ends?.[t],isOver:!!s.ends,isAlone:s.settings.kind==="alone",hasAlone:e.ways.some(({settings:p})=>p.
kind==="alone"),isSampled:typeof e.requests[t].temperature=="number",blocks:s.settings.blocks&&a.map(p=>p.join(" ")).join("; ")||"–"}}),r=fk();return(0,Le.jsxs)(
"table",{class:"gp-serving-facts",children:[(0,Le.jsx)("caption",{class:"gp-hidden",children:(0,j.t)("Request {request} in each way",{request:t+1})}),e.ways.length>
1&&(0,Le.jsx)("thead",{children:(0,Le.jsxs)("tr",{children:[(0,Le.jsx)("td",{}),e.ways.map((s,i)=>(0,Le.jsx)("th",{scope:"col",children:Fo(e,i)},i))]})}),(0,Le.jsx)(
"tbody",{children:hk().map(([s,i,a])=>(0,Le.jsxs)("tr",{children:[(0,Le.jsx)("th",{scope:"row",children:(0,Le.jsx)(vm.Term,{id:i,...r[i],children:s})}),o.map((p,d)=>(0,Le.jsx)(
"td",{children:a(p)},d))]},s))})]})}var kk=["kept","chosen","accepted","rejected","bonus"],vk=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Tm=e=>[1,3,5].map(t=>parseInt(e.slice(
t,t+2),16)),xk=(e,t)=>"#"+Tm(e).map((n,o)=>Math.round((n+Tm(t)[o])/2).toString(16).padStart(2,"0")).join("");function ii(e){let t=getComputedStyle(e),n=r=>t.getPropertyValue(
"--gp-"+r).trim(),o=[...kk.map(n),...vk.map(([r,s])=>xk(n(r),n(s)))];return r=>o[r%o.length]}var en=l(Cm(),1),fo=l(x(),1);var nt=l(b(),1),Sk=3,Tk=()=>[{name:"requests",title:(0,fo.t)("Requests in a step"),value:({inStep:e})=>e,of:()=>!0},{name:"waiting",title:(0,fo.t)("Requests in \
the queue"),value:({waiting:e})=>e.length,of:()=>!0},{name:"tokens",title:(0,fo.t)("Tokens a step"),value:({prefill:e,decode:t,padding:n})=>e+t+n,of:()=>!0},{name:"\
free",title:(0,fo.t)("Empty blocks"),value:({free:e})=>e??0,of:({settings:e})=>!!e.blocks}];function Mm({state:e,onPick:t}){return(0,nt.jsx)("div",{class:"gp-se\
rving-curves",children:Tk().filter(({of:n})=>e.ways.some(n)).map(n=>(0,nt.jsx)(Pk,{curve:n,state:e,onPick:t},n.name))})}function Pk({curve:{name:e,title:t,value:n,
of:o},state:r,onPick:s}){let i=e==="tokens",a=r.ways.map((h,g)=>({way:h,i:g})),p=i?[{way:r.served,i:r.way}]:a.filter(({way:h})=>o(h)),d=i?r.served.settings.token_budget:
void 0,c=Math.max(1,...p.flatMap(({way:h})=>h.sums.map(n))),u=d!==void 0&&d<=c*Sk?d:null,m=Math.max(c,u??0),f=i&&r.ways.length>1?`${t}, ${ho(r.way)}`:t,k=({currentTarget:h,
clientX:g},w)=>{let{left:y}=h.getBoundingClientRect(),S=(g-y-w.left)/w.inner;s(Math.max(0,Math.min(r.length-1,Math.floor(S*r.length))))};return(0,nt.jsxs)("figu\
re",{class:"gp-serving-curve",children:[(0,nt.jsx)("figcaption",{children:d===void 0?f:`${f} (${(0,fo.t)("budget {budget}",{budget:d})})`}),(0,nt.jsx)(en.Drawing,
{frame:{height:132,x:[0,Math.max(1,r.length)],y:[0,m*1.08],left:36,right:8,top:10,bottom:34},label:Ck(t,p,n,r),onClick:k,children:h=>(0,nt.jsxs)("g",{"aria-hidd\
en":"true",children:[(0,nt.jsx)(en.Axes,{plot:h,x:(0,en.ticksWithin)(1,r.length,h.inner/70).filter(Number.isInteger).map(g=>[g-.5,String(g)]),y:(0,en.ticksWithin)(
0,m,3).filter(Number.isInteger).map(g=>[g,String(g)]),xTitle:(0,fo.t)("step")}),i?(0,nt.jsx)(Rk,{plot:h,sums:r.served.sums}):p.map(({way:g,i:w})=>(0,nt.jsx)(en.Path,
{class:`gp-curve-line gp-way-${w}`,points:Mk(h,g.sums.map(n))},w)),u!==null&&(0,nt.jsx)(en.Line,{class:"gp-curve-budget",from:[h.left,h.y(u)],to:[h.width-h.right,
h.y(u)]}),e==="free"&&(0,nt.jsx)(Wk,{plot:h,sums:r.served.sums}),(0,nt.jsx)(Om,{class:"gp-curve-here",plot:h,step:r.step,height:h.height-h.bottom-h.top})]})})]})}
function Ck(e,t,n,o){let r=t.map(({way:s,i})=>{let a=s.sums.map(n),p=o.stepOf(i);return(0,fo.t)("{way}: at most {most}, {here} at step {step}",{way:ho(i),most:Math.
max(0,...a),here:a.at(Math.max(p,0))??0,step:p+1})});return`${e}. ${r.join(". ")}.`}var Mk=(e,t)=>t.flatMap((n,o)=>[[e.x(o),e.y(n)],[e.x(o+1),e.y(n)]]),Ok=[["de\
code",({decode:e})=>e],["prefill",({prefill:e,again:t})=>e-t],["again",({again:e})=>e],["padding",({padding:e})=>e]];function Rk({plot:e,sums:t}){let n=t.map(()=>0),
o=Ok.map(([r,s])=>{let i=t.map((a,p)=>{let[d,c]=[n[p],n[p]+s(a)];n[p]=c;let[u,m,f,k]=[e.x(p),e.x(p+1),e.y(d),e.y(c)].map(en.pixel);return c>d?`M${u} ${f}V${k}H${m}\
V${f}Z`:""});return{name:r,d:i.join("")||"M0 0"}});return(0,nt.jsx)(nt.Fragment,{children:o.map(({name:r,d:s})=>(0,nt.jsx)("path",{class:`gp-stack-${r}`,d:s},r))})}
function Om({class:e,plot:t,step:n,height:o}){let r=t.x(n+.5),s=t.height-t.bottom;return(0,nt.jsx)(en.Line,{class:e,from:[r,s-o],to:[r,s]})}function Wk({plot:e,
sums:t}){return(0,nt.jsx)(nt.Fragment,{children:t.map(({starved:n},o)=>n.length>0&&(0,nt.jsx)(Om,{class:"gp-curve-starved",plot:e,step:o,height:7},o))})}var Ao=l(Wm(),1),Gt=l(W(),1),Ha=l(x(),1),$m=l(Gm(),1);var fn=20,[_k,Lm]=[11,26],Gk=48,Lk=13,$k=(e,t)=>Math.max(e<=12?24:e<=32?19:15,Math.ceil(t*1.25));function Em(e,t,n,{onPick:o,onScroll:r}){let s=e.appendChild((0,Gt.make)(
"div","gp-gantt-heads")),i=e.appendChild((0,Gt.make)("div","gp-gantt-scroll")),a=i.appendChild((0,Gt.make)("div","gp-gantt-wide",null,{role:"group"})),p=a.appendChild(
(0,Gt.make)("canvas","",null,{"aria-hidden":"true"}));s.append((0,Gt.make)("div","gp-gantt-corner",(0,Ha.t)("step"),{"aria-hidden":"true"}));let d=s.appendChild(
(0,Gt.make)("div","gp-gantt-rows")),[c,u]=[Lm,24],m=null,f=a.appendChild((0,Gt.make)("div")),k=!1,h=()=>t.ways[n],g=()=>Math.max(t.length,t.isLive?Gk:1);function w(v,T,_){
let H=(0,Gt.make)("div",_);return Object.assign(H.style,{left:`${T*c}px`,top:`${fn+v*u}px`,width:`${c}px`,height:`${u}px`}),Object.assign(H.dataset,{request:String(
v),step:String(T)}),(0,$m.tipLater)(H,()=>oi(t,n,v,T)),H}function y({clientX:v,clientY:T}){let{left:_,top:H}=a.getBoundingClientRect(),[D,oe]=[Math.floor((v-_)/
c),Math.floor((T-H-fn)/u)];return D>=0&&D<h().length&&oe<t.requests.length?{request:oe,step:D}:null}a.addEventListener("pointermove",v=>{let T=y(v);m&&T&&m.dataset.
step===String(T.step)&&m.dataset.request===String(T.request)||(m?.remove(),m=T&&T.request>=0?a.appendChild(w(T.request,T.step,"gp-gantt-hover")):null)}),a.addEventListener(
"pointerleave",()=>{m?.remove(),m=null}),a.addEventListener("click",v=>{let T=y(v);T&&o(n,T.request>=0?T.request:t.request,T.step)});function S({focus:v=!1}={}){
if(!h().length)return;let[T,_]=[t.request??0,t.stepOf(n)],H=v||document.activeElement===f;if(f.dataset.request===String(T)&&f.dataset.step===String(_)&&f.style.
width===`${c}px`&&!v){f.classList.toggle("gp-none",t.request===null),(0,Ao.sayAttributes)(f,{"aria-label":oi(t,n,T,_)});return}let D=w(T,_,`gp-gantt-at${t.request===
null?" gp-none":""}`);(0,Ao.sayAttributes)(D,{role:"button",tabindex:0,"aria-label":oi(t,n,T,_)}),f.replaceWith(D),f=D,H&&f.focus({preventScroll:!0})}a.addEventListener(
"keydown",v=>{let T={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(v.key==="Esca\
pe")return o(n,null,t.at);let _=T[v.key];if(!_||v.ctrlKey||v.metaKey||v.altKey)return;v.preventDefault();let H=(D,oe)=>Math.max(0,Math.min(oe-1,D));o(n,H((t.request??
0)+_[0],t.requests.length),H(t.stepOf(n)+_[1],h().length)),S({focus:!0}),ll()});function G(v){let T=(0,Ao.fit)(d,t.requests.length,()=>{let _=(0,Gt.make)("butto\
n","gp-gantt-head",null,{type:"button"});return _.append((0,Gt.make)("b"),(0,Gt.make)("bdi")),_});t.requests.forEach(({prompt:_},H)=>{let D=T[H];D.style.height=
`${u}px`,D.style.setProperty("--own",v(H)),(0,Gt.say)(D.children[0],String(H+1)),(0,Gt.say)(D.children[1],(0,Gt.inOneLine)(_.slice(0,80))),D.setAttribute("aria-\
pressed",String(H===t.request)),(0,Ao.sayAttributes)(D,{"aria-label":gm(t,n,H)})})}d.addEventListener("click",({target:v})=>{let T=v instanceof Element?v.closest(
".gp-gantt-head"):null,_=T?[...d.children].indexOf(T):-1;_>=0&&o(n,_===t.request&&n===t.way?null:_,t.at)});let L=null;function xe(){if(!e.clientWidth)return;L=ii(
e);let v=i.clientWidth;c=Math.max(_k,Math.min(Lm,Math.floor(v/g()))),u=$k(t.requests.length,parseFloat(getComputedStyle(e).fontSize));let[T,_]=[g()*c,fn+t.requests.
length*u];Object.assign(a.style,{width:`${T}px`,height:`${_}px`}),(0,Ao.sayAttributes)(a,{"aria-label":(0,Ha.t)("What each request does in each step. Arrow keys\
 move from cell to cell, Escape lets go of the request.")}),G(L),S(),t.isLive&&t.at===null&&!k&&(i.scrollLeft=T),lt()}function Ve(){!e.clientWidth||!L||([...d.children].
forEach((v,T)=>v.setAttribute("aria-pressed",String(T===t.request))),S(),lt())}function lt(){let v=devicePixelRatio||1,[T,_]=[Math.min(i.clientWidth,g()*c),fn+t.
requests.length*u];if(T<=0)return;Object.assign(p.style,{width:`${T}px`,height:`${_}px`}),Object.assign(p,{width:Math.round(T*v),height:Math.round(_*v)});let H=p.
getContext("2d");if(!H||!L)return;H.scale(v,v);let D=getComputedStyle(e),oe=bn=>D.getPropertyValue(`--gp-${bn}`).trim(),V={text:oe("text"),muted:oe("muted"),line:oe(
"line"),surface:oe("surface"),raised:oe("raised"),error:oe("error"),chosen:oe("chosen")},Je=Math.min(i.scrollLeft,g()*c-T);H.translate(-Je,0);let[Nt,Yr]=[Math.max(
0,Math.floor(Je/c)),Math.min(g(),Math.ceil((Je+T)/c)+1)];H.font=`${Math.max(10,Math.min(u-8,parseFloat(D.fontSize)-1))}px ${D.fontFamily}`,H.textAlign="center",
H.textBaseline="middle",gn(H,V,Nt,Yr,_);for(let bn=0;bn<t.requests.length;bn++){for(let qo=Nt;qo<Math.min(Yr,h().length);qo++)yo(H,V,bn,qo);Jr(H,V,bn)}Qr(H,V,_),
Zr(H,V,_)}function gn(v,T,_,H,D){v.fillStyle=T.line;for(let V=0;V<=t.requests.length;V++)v.fillRect(_*c,fn+V*u,(H-_)*c,.5);let oe=[1,2,5,10,20].find(V=>V*c>=34)??
50;for(let V=_;V<H;V++)V%oe&&(V+1)%oe||(V+1)%oe&&V||(v.fillStyle=T.muted,(V===0||(V+1)%oe===0)&&v.fillText(String(V+1),(V+.5)*c,fn/2));t.request!==null&&(v.fillStyle=
T.raised,v.fillRect(_*c,fn+t.request*u,(H-_)*c,u)),v.fillStyle=T.line,v.fillRect(h().length*c,fn,1,D-fn)}function yo(v,T,_,H){let D=h().cell(_,H);if(!D)return;let[
oe,V,Je,Nt]=[H*c+.5,fn+_*u+2,c-1,u-4],Yr=L?.(_)??"",bn=[oe+Je/2,V+Nt/2+.5];if(v.fillStyle=v.strokeStyle=Yr,D.what==="prefill"||D.what==="chunk"){if(v.fillRect(oe,
V,Je,Nt),D.again&&Ci(v,T.surface,oe,V,Je,Nt),D.what==="chunk"&&(v.fillStyle=T.surface,v.beginPath(),v.moveTo(oe+Je,V),v.lineTo(oe+Je,V+Nt*.55),v.lineTo(oe+Je-Nt*
.55,V),v.fill()),c>=Lk&&!D.again&&Xr(v,T.surface,String(D.tokens-D.padding),bn,Je),D.padding){let qo=Math.max(3,Nt*D.padding/D.tokens);v.fillStyle=T.surface,v.fillRect(
oe,V,Je,qo),Ci(v,T.muted,oe,V,Je,qo)}}else D.what==="decode"?(v.globalAlpha=.42,v.fillRect(oe,V+Nt*.2,Je,Nt*.6),v.globalAlpha=1,v.fillRect(oe,V+Nt*.8-1.5,Je,1.5)):
D.what==="pad"?Ci(v,T.muted,oe,V+Nt*.2,Je,Nt*.6):D.what==="waits"?v.fillRect(oe+Je*.15,bn[1]-.75,Je*.5,1.5):D.what==="starved"?Xr(v,T.error,"!",bn,Je,!0):(v.globalAlpha=
.5,v.strokeRect(oe+1,V+Nt*.3,Je-2,Nt*.4),v.globalAlpha=1);D.back&&Xr(v,T.error,"↩",bn,Je,!0)}function Jr(v,T,_){let H=h().ends?.[_];if(!H||H.status==="finishe\
d")return;let D=h().cells[_].length;Xr(v,T.error,"✕",[(D+.5)*c,fn+(_+.5)*u],c,!0)}function Qr(v,T,_){v.fillStyle=T.error;for(let{step:H}of h().faults)v.fillRect(
H*c-1,fn-6,2,_)}function Zr(v,T,_){let H=t.stepOf(n)*c;v.strokeStyle=T.chosen,v.lineWidth=n===t.way?2:1,v.strokeRect(H,1,c,_-2),v.lineWidth=1}function Xr(v,T,_,[
H,D],oe,V=!1){v.fillStyle=T;let Je=v.font;V&&(v.font=`700 13px ${getComputedStyle(e).fontFamily}`),v.fillText(_,H,D,oe),v.font=Je}function Ci(v,T,_,H,D,oe){v.save(),
v.beginPath(),v.rect(_,H,D,oe),v.clip(),v.strokeStyle=T,v.beginPath();for(let V=_-oe;V<_+D;V+=5)v.moveTo(V,H+oe),v.lineTo(V+oe,H);v.stroke(),v.restore()}function ll(){
let v=t.stepOf(n)*c,{scrollLeft:T,clientWidth:_}=i;(v<T||v+c>T+_)&&(i.scrollLeft=v+c<_?0:v-_/2)}i.addEventListener("scroll",()=>{k=i.scrollLeft+i.clientWidth<g()*
c-2*c,lt(),r(i.scrollLeft,i)});let pl=new ResizeObserver(()=>{t.values&&n<t.ways.length&&xe()});return pl.observe(i),{draw:xe,place:Ve,showStep:ll,scroll:i,end:()=>pl.
disconnect()}}var mt=l(x(),1),zn=l(ke(),1);var ae=l(b(),1);function Dt({look:e,ink:t,class:n,children:o}){return(0,ae.jsxs)("span",{class:n,children:[(0,ae.jsx)("i",{class:`gp-key gp-key-${e}`,"aria-hidd\
en":"true",children:t})," ",o]})}function Nm({kinds:e}){let t=e.includes("continuous");return(0,ae.jsxs)("p",{class:"gp-note gp-serving-key",children:[(0,ae.jsx)(
Dt,{look:"prefill",ink:"8",children:(0,ae.jsx)(zn.Term,{id:"prefill",children:(0,mt.t)("prefill")})}),(0,ae.jsx)(Dt,{look:"chunk",children:(0,ae.jsx)(zn.Term,{id:"\
prefill",meaning:(0,mt.t)("A part of a prompt that is longer than what the token budget leaves in this step."),children:(0,mt.t)("chunked prefill")})}),(0,ae.jsx)(
Dt,{look:"decode",children:(0,ae.jsx)(zn.Term,{id:"decode",children:(0,mt.t)("decode")})}),(0,ae.jsx)(Dt,{look:"waits",children:(0,ae.jsx)(zn.Term,{id:"queue",children:(0,mt.t)(
"waits")})}),t&&(0,ae.jsxs)(ae.Fragment,{children:[(0,ae.jsx)(Dt,{class:"gp-of-blocks",look:"idle",children:(0,ae.jsx)(zn.Term,{id:"token-budget",meaning:(0,mt.t)(
"The request has blocks, but this step reads nothing of it: the scheduler gave the token budget, or the room, to others."),children:(0,mt.t)("no turn")})}),(0,ae.jsx)(
Dt,{class:"gp-of-blocks",look:"sign",ink:"!",children:(0,ae.jsx)(zn.Term,{id:"starved",children:(0,mt.t)("starved")})}),(0,ae.jsx)(Dt,{class:"gp-of-blocks",look:"\
sign",ink:"↩",children:(0,ae.jsx)(zn.Term,{id:"preempted",children:(0,mt.t)("preempted")})}),(0,ae.jsx)(Dt,{class:"gp-of-blocks",look:"again",children:(0,ae.jsx)(
zn.Term,{id:"preempted",meaning:(0,mt.t)("Tokens that were read before, and lost."),children:(0,mt.t)("read again")})})]}),e.includes("padded")&&(0,ae.jsx)(Dt,{
class:"gp-of-generate",look:"pad",children:(0,ae.jsx)(zn.Term,{id:"padding",meaning:(0,mt.t)("Padding, and rows of a batch whose text has ended."),children:(0,mt.t)(
"computed for nothing")})}),(0,ae.jsx)(Dt,{look:"sign",ink:"✕",children:(0,mt.t)("cancelled, or failed")})]})}function Fm({kinds:e}){let t=e.includes("continu\
ous");return(0,ae.jsxs)("p",{class:"gp-note gp-serving-curve-key",children:[e.length>1&&(0,ae.jsx)("span",{class:"gp-of-ways",children:e.map((n,o)=>(0,ae.jsxs)(
"span",{children:[(0,ae.jsx)("i",{class:`gp-way-line gp-way-${o}`}),ho(o)]},o))}),(0,ae.jsx)(Dt,{look:"decode",children:(0,mt.t)("decode")}),(0,ae.jsx)(Dt,{look:"\
prefill",children:(0,mt.t)("prefill")}),t&&(0,ae.jsx)(Dt,{class:"gp-of-blocks",look:"read-again",children:(0,mt.t)("read again")}),e.includes("padded")&&(0,ae.jsx)(
Dt,{class:"gp-of-generate",look:"nothing",children:(0,mt.t)("computed for nothing")}),t&&(0,ae.jsx)(Dt,{class:"gp-of-blocks",look:"starved",children:(0,mt.t)("s\
omebody starved")})]})}var gr=l(ge(),1),ai=l(x(),1),fr=l(b(),1),Ek=12e3,Nk=70,Fk=700;function Am({turn:e,step:t,length:n,words:o,go:r}){let[s,i]=(0,gr.useState)(null),a=(0,gr.useRef)(
null),p=s===e&&t<n-1;(0,gr.useEffect)(()=>{if(!p)return;let c=setTimeout(()=>{a.current?.isConnected&&r(t+1)},Math.max(Nk,Math.min(Fk,Ek/n)));return()=>clearTimeout(
c)},[p,t]);let d=()=>{i(p?null:e),!p&&t>=n-1&&r(0)};return(0,fr.jsxs)("div",{class:"gp-serving-time",children:[(0,fr.jsx)("button",{type:"button",class:"gp-butt\
on gp-serving-play",ref:a,disabled:n<2,onClick:d,children:p?(0,ai.t)("❚❚ Pause"):(0,ai.t)("▶ Play")}),(0,fr.jsx)("input",{type:"range",class:"gp-serving-s\
lider",min:1,max:Math.max(1,n),step:1,value:t+1,"aria-label":(0,ai.t)("Step"),"aria-valuetext":o,onInput:({currentTarget:c})=>{i(null),r(Number(c.value)-1)},onKeyDown:({
key:c})=>{c==="Escape"&&r(null)}}),(0,fr.jsx)("output",{class:"gp-note gp-serving-step","aria-live":"off",children:o})]})}var zm=e=>e.reduce((t,n)=>t+n,0),li=class{constructor(t){this.requests=t;this.clear()}requests;steps=[];settings={kind:"alone"};ends=null;figures=null;faults=[];cells=[];tables=[];kept=[];sums=[];read=[];written=[];inParts=[];begun=[];clear(){
let{requests:t}=this;this.cells=t.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=t.map(()=>0),this.written=t.map(()=>0),this.inParts=t.map(()=>!1),
this.begun=t.map(()=>!1)}grow({settings:t,steps:n,ends:o=null,figures:r=null,faults:s=[]}){for(s.length!==this.faults.length&&this.clear(),Object.assign(this,{settings:t,
ends:o,figures:r,faults:s,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(t,n){return this.cells[t][n]}add(t){
let n=this.sums.length,o={at:t.at,start:t.start,seconds:t.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:t.free?zm(t.free):null,waiting:t.waiting??[],
starved:t.starved??[],back:t.put_back??[],came:t.came??[],left:t.left??[],evicted:t.evicted??0,shared:zm(Object.values(t.shared??{}))};this.sums.push(o);let r=!n||
this.faults.some(({step:i})=>i===n),s=r?{}:this.tables[n-1];this.tables.push(t.tables&&Object.keys(t.tables).length?{...s,...t.tables}:s),this.kept.push(t.kept??
(r?[]:this.kept[n-1]));for(let i of t.rows)this.addRow(n,i,o);o.waiting.forEach((i,a)=>this.put(n,i,{what:"waits",place:a+1,back:o.back.includes(i),anew:this.begun[i]}));
for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&
this.put(n,i,{what:"idle"});for(let[i,a]of Object.entries(t.shared??{})){let p=this.cells.at(Number(i))?.[n];p&&(p.shared=a)}for(let i of o.back)this.inParts[i]=
!1}addRow(t,[n,o,r,s,i,a],p){let d=r-s,c=o==="pad",u=c?0:Math.max(0,Math.min(d,this.read[n]-i)),m=o==="prefill"&&(a===null||this.inParts[n]),f=this.written[n];this.
put(t,n,{what:m?"chunk":o,tokens:r,padding:s,position:i,again:u,id:a,written:f}),p.padding+=s,!c&&(this.inParts[n]=o==="prefill"&&a===null,this.begun[n]=!0,this.
read[n]=Math.max(this.read[n],i+d),a!==null&&(this.written[n]+=1),p.inStep+=1,p.again+=u,p[o]+=d)}put(t,n,o){n in this.cells&&(this.cells[n][t]={tokens:0,padding:0,
position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,...o})}};var pi=class{values=null;ways=[];way=0;at=null;request=null;settles=!1;key="";labels=new Map;clear(){Object.assign(this,{way:0,at:null,request:null,settles:!1})}take(t){
let{model:n,clock:o,requests:r}=t,s=r.map(({prompt:d,arrival:c,max_new_tokens:u})=>[d,c,u]),i=JSON.stringify([n,o,s]),a=i!==this.key;a&&this.clear();let p=!a&&this.
ways.length>0&&this.isLive;return this.key=i,this.values=t,this.ways=t.ways.map((d,c)=>{let u=a?void 0:this.ways.at(c),f=u&&u.length<=d.steps.length&&JSON.stringify(
u.settings)===JSON.stringify(d.settings)&&Ak(u.steps,d.steps)?u:new li(r);return f.grow(d),f}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===
null&&this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(a||p)&&!this.isLive&&this.at===null,
this.settles&&([this.way,this.at]=[0,this.fullest]),this.labels=zk(t),a}label(t){return this.labels.get(t)??null}newIds(t,n){return this.ways[t].cells[n].flatMap(
o=>o&&o.id!==null?[o.id]:[])}get requests(){return this.values?.requests??[]}get isLive(){return this.ways.some(({ends:t})=>!t)}get length(){return Math.max(0,...this.
ways.map(({length:t})=>t))}get step(){return this.at??this.length-1}stepOf(t){return Math.min(this.step,this.ways[t].length-1)}get served(){return this.ways[this.
way]}get fullest(){let{sums:t}=this.ways[0],n=({free:o,inStep:r})=>o===null?r:-o;return t.reduce((o,r,s)=>n(r)>n(t[o])?s:o,0)}};function Ak(e,t){let n=e.length-
1;return n<0||e[n]===t[n]||JSON.stringify(e[n])===JSON.stringify(t[n])}function zk({requests:e,ways:t,tokens:n=[]}){let o=t.flatMap(({ends:s})=>(s??[]).flatMap(
i=>i?.tokens??[])),r=[...n,...e.flatMap(({tokens:s})=>s),...o];return new Map(r.map(([s,i])=>[s,i]))}var di=l(Xe(),1),Pt=l(W(),1),U=l(x(),1),Bm=l(ke(),1);var at=l(b(),1),Ik=e=>(0,U.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,di.fixed)(e,1)});function Ka(e){if(!e)return"–";let[t,n]=e.steps.
map((o,r)=>`${Ik(o)}, ${(0,Pt.seconds)(e.seconds[r])}`);return(0,U.t)("{half} / {most}",{half:t,most:n})}var Bk=()=>[{name:(0,U.t)("steps"),term:"step",meaning:(0,U.t)(
"Forward passes of the model."),words:({steps:e})=>(0,Pt.count)(e)},{name:(0,U.t)("tokens computed"),term:"token",meaning:(0,U.t)("All that the steps read, padd\
ing among them."),words:({tokens:{prefill:e,decode:t,again:n,padding:o}})=>(0,Pt.count)(e+t+n+o)},{name:(0,U.t)("in prefill"),term:"prefill",meaning:(0,U.t)("To\
kens of prompts, read for the first time."),words:({tokens:e})=>(0,Pt.count)(e.prefill)},{name:(0,U.t)("in decode"),term:"decode",meaning:(0,U.t)("Tokens of the\
 texts, each read once to write the next one."),words:({tokens:e})=>(0,Pt.count)(e.decode)},{name:(0,U.t)("read again"),term:"preempted",meaning:(0,U.t)("Tokens\
 of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),words:({tokens:e})=>(0,Pt.count)(e.again)},{name:(0,U.t)(
"padding"),term:"padding",meaning:(0,U.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),words:({tokens:e})=>(0,Pt.count)(e.padding)},
{name:(0,U.t)("shared"),term:"prefix-sharing",meaning:(0,U.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),words:({shared:e})=>(0,Pt.count)(
e)}],qk=e=>[{name:(0,U.t)("new tokens"),term:"length",meaning:(0,U.t)("Tokens that were written."),words:({written:t})=>(0,Pt.count)(t)},{name:(0,U.t)("finished"),
term:"ending",meaning:(0,U.t)("Requests that finished."),words:({finished:t})=>(0,U.t)("{count} of {all}",{count:t,all:e})},{name:(0,U.t)("requests in a step"),
term:"continuous-batching",meaning:(0,U.t)("The mean over the steps."),words:({at_once:t})=>t===null?"–":(0,di.fixed)(t,2)},{name:(0,U.t)("blocks used or kept"),
term:"block",meaning:(0,U.t)("The share of the cache’s blocks that were not empty, the mean over the steps."),words:({used:t})=>t===null?"–":(0,Pt.percent)(
t)},{name:(0,U.t)("starved / preempted"),term:"starved",meaning:(0,U.t)("How often a request got no block for its next token, and how often one lost its blocks."),
words:({starved:t,put_back:n})=>(0,U.t)("{half} / {most}",{half:t,most:n})}],Hk=()=>[{name:(0,U.t)("time of all steps"),term:"time",meaning:(0,U.t)("The sum of \
the times of the steps."),words:({seconds:e})=>(0,Pt.seconds)(e)},{name:(0,U.t)("new tokens per second"),term:"speed",meaning:(0,U.t)("New tokens over the time \
of all steps."),words:({per_second:e})=>e===null?"–":(0,di.fixed)(e,1)},{name:(0,U.t)("time to first token, p50 / p95"),term:"first-token",meaning:(0,U.t)("Fr\
om the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),words:({first:e})=>Ka(e)},{name:(0,U.t)(
"time between tokens, p50 / p95"),term:"between-tokens",meaning:(0,U.t)("Between two tokens of a request."),words:({between:e})=>Ka(e)},{name:(0,U.t)("latency, \
p50 / p95"),term:"latency",meaning:(0,U.t)("From the arrival of a request to its last token."),words:({whole:e})=>Ka(e)}];function Im({words:e}){return(0,at.jsx)(
"span",{ref:t=>t?.replaceChildren((0,Pt.together)(e))})}function qm({state:e}){let t=e.ways.flatMap(({figures:o,settings:r},s)=>o?[{figures:o,settings:r,way:s}]:
[]);if(!t.length)return null;let n=(0,U.t)("The ways side by side");return(0,at.jsxs)("div",{class:"gp-serving-numbers",children:[(0,at.jsx)("h3",{class:"gp-ser\
ving-sub",children:t.length>1?n:(0,U.t)("In numbers")}),(0,at.jsx)(ti,{name:n,children:(0,at.jsxs)("table",{class:"gp-serving-figures",children:[(0,at.jsx)("cap\
tion",{class:"gp-hidden",children:n}),(0,at.jsx)("thead",{children:(0,at.jsxs)("tr",{children:[(0,at.jsx)("td",{}),t.map(({settings:o,way:r})=>(0,at.jsxs)("th",
{scope:"col",children:[Fo(e,r),(0,at.jsx)("small",{children:(0,at.jsx)(Im,{words:ni(o)})})]},r))]})}),(0,at.jsx)("tbody",{children:[...Bk(),...qk(e.requests.length),
...Hk()].map(o=>(0,at.jsxs)("tr",{children:[(0,at.jsx)("th",{scope:"row",children:(0,at.jsx)(Bm.Term,{id:o.term,meaning:o.meaning,formula:"",unit:"",children:o.
name})}),t.map(({figures:r,way:s})=>(0,at.jsx)("td",{children:(0,at.jsx)(Im,{words:o.words(r)})},s))]},o.name))})]})}),(0,at.jsxs)("p",{class:"gp-note",children:[
(0,Pt.inParts)([(0,U.t)("Timed once, on this machine: too little to say which is faster"),(0,U.t)("requests that did not finish count in no latency")]),"."]})]})}var $e=l(b(),1),Kk=()=>"";function Dk({group:e,changes:t}){let[n]=(0,Lt.useState)(()=>new pi),[o]=(0,Lt.useState)([]),[r,s]=(0,Lt.useState)(0),[,i]=(0,Lt.useReducer)(
g=>g+1,0),a=(0,Lt.useRef)(null),p=(0,ci.useFresh)(t).found,d=(0,Lt.useRef)(!1);p&&n.take(e.found)&&(d.current=!0,s(r+1)),d.current||=!!(p&&n.settles);let c=a.current?
ii(a.current):Kk;(0,Lt.useLayoutEffect)(()=>i(void 0),[]),(0,Lt.useLayoutEffect)(()=>{o.length=Math.min(o.length,n.ways.length);for(let g of o)g.draw();if(d.current)
for(let{showStep:g}of o)g();d.current=!1}),(0,Lt.useEffect)(()=>{let g=a.current?.closest(".gp-pane"),w=()=>i(void 0);g?.addEventListener("gp-alone",w);let y=(0,Km.onTheme)(
w);return()=>{g?.removeEventListener("gp-alone",w),y()}},[]);let u=g=>{Object.assign(n,g),i(void 0)},m=g=>{d.current=!0,u({at:g})},f=(g,w,y)=>{s(S=>S+1),u({way:g,
request:w,at:y})},k=(g,w)=>{for(let{scroll:y}of o)y!==w&&y.scrollLeft!==g&&(y.scrollLeft=g)},h=n.ways.map(({settings:g})=>g.kind);return(0,$e.jsxs)("div",{ref:a,
children:[(0,$e.jsxs)("header",{class:"gp-head",children:[(0,$e.jsx)("h2",{class:"gp-title",children:(0,br.t)("Serving")}),(0,$e.jsx)("p",{class:"gp-note gp-abo\
ut",children:jk(n)})]}),(0,$e.jsx)(Am,{turn:r,step:n.step,length:n.length,words:Ba(n,n.way),go:m}),(0,$e.jsx)("div",{class:"gp-serving-charts",children:n.ways.map(
(g,w)=>(0,$e.jsx)(Uk,{state:n,way:w,gantts:o,on:{onPick:f,onScroll:k}},w))}),(0,$e.jsx)(Nm,{kinds:h}),n.request===null&&(0,$e.jsx)("p",{class:"gp-note gp-servin\
g-hint",children:(0,br.t)("Click a request, or a step of it, to see its text and its times.")}),(0,$e.jsx)("div",{class:"gp-serving-moments",children:n.ways.map(
(g,w)=>(0,$e.jsx)(Vk,{state:n,way:w,colour:c},w))}),n.request!==null&&(0,$e.jsx)(Sm,{state:n,request:n.request,colour:c}),(0,$e.jsx)(Mm,{state:n,onPick:g=>{f(n.
way,n.request,g),d.current=!0}}),(0,$e.jsx)(Fm,{kinds:h}),(0,$e.jsx)(qm,{state:n})]})}var Dm=(0,ci.groupPane)(Dk,({found:e})=>!!(e&&"ways"in e&&e.ways.length));
function jk(e){let{requests:t,values:n}=e,o=t.some(({temperature:r})=>typeof r=="number");return(0,Hm.inParts)([n?.model,n?.dtype,n?.device,(0,br.tn)(t.length,"\
{count} request","{count} requests"),o&&(0,br.t)("seed {seed}",{seed:n?.seed})])}function Uk({state:e,way:t,gantts:n,on:o}){let r=(0,Lt.useRef)(null),s=(0,Lt.useRef)(
o);s.current=o,(0,Lt.useLayoutEffect)(()=>{if(!r.current)return;let p=n[t]=Em(r.current,e,t,{onPick:(...d)=>s.current.onPick(...d),onScroll:(...d)=>s.current.onScroll(
...d)});return()=>p.end()},[]);let{settings:i,faults:a}=e.ways[t];return(0,$e.jsxs)("section",{class:"gp-serving-chart",children:[(0,$e.jsxs)("h3",{class:"gp-se\
rving-way",children:[(0,$e.jsx)("span",{children:Fo(e,t)}),(0,$e.jsxs)("small",{children:[" ",ni(i)]})]}),(0,$e.jsx)("div",{class:"gp-gantt",ref:r}),(0,$e.jsx)(
"div",{class:"gp-serving-faults",children:a.map(p=>(0,$e.jsx)("p",{children:bm(p)},p.step))})]})}function Vk({state:e,way:t,colour:n}){let o=e.ways[t].sums.at(Math.
max(e.stepOf(t),0));return(0,$e.jsxs)("section",{class:"gp-serving-moment",children:[(0,$e.jsx)("h3",{class:"gp-serving-sub",children:Fo(e,t)}),(0,$e.jsx)("p",{
class:"gp-note",children:Ba(e,t)}),(0,$e.jsx)(lm,{state:e,way:t,colour:n}),(0,$e.jsx)("p",{class:"gp-serving-queue",children:o&&wm(o)})]})}var Zm=l(ge(),1),Xm=l(fe(),1),Ym=l(W(),1),Ct=l(x(),1),eh=l(pe(),1);var Um=l(nn(),1),Vm=l(x(),1),Jm=l(ke(),1),Qm=l(ln(),1),pn=l(b(),1);function wr({class:e,caption:t,columns:n}){let o=n.map(({report:s})=>new Map((0,Qm.detectionRows)(
s).map(i=>[i.name,i]))),r=[...new Set(o.flatMap(s=>[...s.keys()]))];return(0,pn.jsxs)("table",{class:e,children:[(0,pn.jsx)("caption",{class:"gp-hidden",children:t}),
(0,pn.jsx)("thead",{hidden:n.length<2,children:(0,pn.jsxs)("tr",{children:[(0,pn.jsx)("th",{scope:"col"}),n.map(({name:s})=>(0,pn.jsx)("th",{scope:"col",children:s},
s))]})}),(0,pn.jsx)("tbody",{children:r.map(s=>{let i=o.map(d=>d.get(s)),a=i.find(Boolean),p=i.map((d,c)=>d?.run&&n.length>1?(0,Vm.t)("{name}: {words}",{name:n[c].
name,words:d.run}):d?.run);return a&&(0,pn.jsxs)("tr",{children:[(0,pn.jsx)("th",{scope:"row",children:(0,pn.jsx)(Jm.Term,{id:a.term,run:()=>(0,Um.inARow)(p.map(
d=>d??"")),meaning:a.meaning,formula:a.formula,unit:a.unit,children:s})}),i.map((d,c)=>(0,pn.jsx)("td",{children:d?.words??"–"},c))]},s)})})]})}var dn=l(ln(),1),ui=l(mr(),1),$t=l(b(),1);function Jk({group:e}){let t=e.found,{before:n,after:o}=t,r=Zk(t),s=[{name:(0,Ct.t)("before"),report:n}];return(0,dn.isScored)(
o)&&s.push({name:(0,Ct.t)("after"),report:o}),(0,$t.jsxs)($t.Fragment,{children:[(0,$t.jsxs)("header",{class:"gp-head",children:[(0,$t.jsx)("h2",{class:"gp-titl\
e",children:(0,Ct.t)("After the attack")}),(0,$t.jsx)("p",{class:"gp-note gp-about",children:Xk(t)})]}),(0,$t.jsx)(pt,{...r}),(0,$t.jsx)("p",{class:"gp-hidden g\
p-told",role:"status",children:`${r.words}. ${r.more}`}),(0,dn.isScored)(o)&&(0,$t.jsx)(Qk,{report:o}),(0,$t.jsx)(wr,{class:"gp-found-numbers",caption:(0,Ct.t)(
"Detection before and after the attack"),columns:s}),(0,$t.jsx)("p",{class:"gp-note",children:(0,$t.jsx)("span",{tabIndex:0,"data-tip":(0,Ct.t)("The attacked te\
xt is split into tokens again. Where a word was changed, the tokens after it have another context too: one changed word can cost several marks."),children:(0,Ct.t)(
"Why one word can cost several marks")})})]})}var th=(0,Xm.groupPane)(Jk,({found:e})=>!!e);function Qk({report:e}){let t=(0,Zm.useMemo)(()=>(0,dn.markedItems)(e),
[e]);return(0,$t.jsxs)("div",{class:"gp-of-text",children:[(0,$t.jsx)(ui.MarkLegend,{class:"gp-legend",...(0,dn.legendOf)(e.kind,[e])}),(0,$t.jsx)(ui.MarkedWords,
{class:"gp-words",items:t})]})}function Zk({before:e,after:t}){let n=(0,dn.zWords)(e.z_score);if(!(0,dn.isScored)(t))return{verdict:"even",sign:"…",words:(0,Ct.t)(
"Nothing left to score"),more:`${(0,Ct.t)(t.error.message)} ${(0,Ct.t)("z was {z} before.",{z:n})}`};let o=(0,Ct.t)("z from {before} to {after}",{before:n,after:(0,dn.zWords)(
t.z_score)}),r=(0,dn.shortWords)(t.threshold);return e.prediction?t.prediction?{verdict:"good",sign:"◆",words:o,more:(0,Ct.t)("Still above the threshold {thre\
shold}: the watermark survived.",{threshold:r})}:{verdict:"bad",sign:"◇",words:o,more:(0,Ct.t)("No longer above the threshold {threshold}: the detector does n\
ot find the watermark any more.",{threshold:r})}:{verdict:"even",sign:"◇",words:o,more:(0,Ct.t)("The text did not pass the threshold {threshold} before the at\
tack: there is nothing to remove.",{threshold:r})}}function Xk({how:e,strength:t}){return e?(0,eh.isKnown)(t)?(0,Ct.t)("{attack}, strength {strength}",{attack:(0,Ct.t)(
e),strength:(0,Ym.percent)(t)}):(0,Ct.t)(e):(0,Ct.t)("edited by hand")}var Ja=l(ge(),1);var Za=l(yr(),1),hh=l(fe(),1),Qa=l(Xe(),1),fh=l(rs(),1),gh=l(W(),1),Ie=l(x(),1),Xa=l(ke(),1);var ja=l(Xe(),1),Da=l(rs(),1),Mt=l(W(),1),we=l(x(),1),rh=l(pe(),1),hi=l(ln(),1),fi=l(Vo(),1),sh=l(mi(),1),Yk=.01,go=e=>Object.hasOwn(Da.SCORES,e)?(0,we.t)(Da.SCORES[e][0]):
e,Br=e=>(0,rh.isKnown)(e.auc);function ih(e,t,n){let{counts:o,scores:r,fewest:s}=t,i={verdict:"wait",sign:"…",words:e.done?(0,we.t)("No answer"):(0,we.t)("Not\
 known yet")};if(!Br(n)){let c=e.done?(0,we.t)("At least one text without the watermark and one with it must be scored."):(0,we.t)("The first texts are being wr\
itten.");return{...i,more:c}}if(Math.min(...o)<s){let c=(0,we.tn)(o[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of \
each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:(0,Mt.count)(o[0]),fewest:(0,Mt.count)(
s)});return{...i,more:c}}let[a]=n.rates,p={found:(0,Mt.count)(a.detected),number:(0,Mt.count)(a.marked),rate:(0,Mt.percent)(a.level)},d=r.length>1?go(n.name):"";
return{verdict:a.apart?"good":"even",sign:a.apart?"◆":"◇",words:e.running?(0,we.t)("{found} of {number} found at {rate} false positives so far",p):(0,we.t)(
"{found} of {number} found at {rate} false positives",p),more:[...ev(a,d),(0,we.t)("AUC of these texts: {auc}.",{auc:(0,ja.fixed)(n.auc,3)})].join(" ")}}function ev(e,t){
let[n,o]=e.found_between.map(Mt.percent),r={number:(0,Mt.count)(e.false_positives),share:(0,Mt.percent)(e.false_between[1])},s=[t?(0,we.t)("By the {score}, the \
true detection rate is between {low} and {high}.",{score:t,low:n,high:o}):(0,we.t)("The true detection rate is between {low} and {high}.",{low:n,high:o}),e.false_positives?
(0,we.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",r):(0,we.t)("Of the texts without the wate\
rmark, none passed, but the true false-positive rate may be up to {share}.",r)];return e.level>Yk&&s.push((0,we.tn)(e.plain,"{rate} is the smallest rate that {c\
ount} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,Mt.percent)(e.level)})),e.apart||s.push((0,we.t)(
"The intervals overlap: it is not known whether more are found than pass by chance.")),s}var ah=({watermark:e,learned:t})=>[(0,sh.watermarkWords)(e),...t?[(0,we.t)(
"only the texts that no detector was trained on")]:[]].join(" · ");function lh({left_out:e,problem:t}){if(e<=0)return"";let n=t?`${(0,we.t)(t.message)} ${(0,we.t)(
t.fix)}`:(0,we.t)("No token in them counts.");return`⚠ ${(0,we.tn)(e,"{count} text was not scored.","{count} texts were not scored.")} ${n}`}var tv=(e,t)=>e.filter(
n=>n>t).length;function Ua({values:e,name:t},n){let[o,r]=e.map(p=>tv(p,n)),[s,i]=[o/e[0].length,r/e[1].length],a=[(0,we.tn)(e[1].length,"Above {threshold}: {mar\
ked} of {count} text with the watermark ({found}), and {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the waterm\
ark ({found}), and {plain} of {others} without it ({passed}).",{threshold:(0,hi.shortWords)(n),marked:(0,Mt.count)(r),found:(0,Mt.percent)(i),plain:(0,Mt.count)(
o),others:(0,Mt.count)(e[0].length),passed:(0,Mt.percent)(s)})];return t!=="posterior"&&a.push((0,we.t)("If scores without the watermark were standard normal, {\
share} would pass.",{share:(0,fi.pWords)((0,fi.pValue)(n))})),{x:s,y:i,words:a.join(" ")}}function nv(e,t){let n=2/(9*(t-1));return e**2>(1-n+1.645*Math.sqrt(n))**
3}function Va({values:e,normal:[t,n],name:o}){if(o==="posterior"||!t)return"";let r=([i,a])=>({mean:(0,hi.zWords)(i),deviation:(0,ja.fixed)(a,2)}),s=[(0,we.t)("\
Without the watermark: mean {mean}, standard deviation {deviation}; in theory 0 and 1.",r(t)),n?(0,we.t)("With it: mean {mean}, standard deviation {deviation}.",
r(n)):(0,we.t)("With it: too few texts.")];return nv(t[1],e[0].length)&&s.push((0,we.t)("The scores without the watermark scatter more than in theory, as they d\
o where phrases repeat: try “{option}”.",{option:(0,we.t)("count repeated n-grams once")})),s.join(" ")}function ph([{rates:e}]){let t=e.filter(({shown:s})=>!s).
map(({level:s})=>(0,Mt.percent)(s));if(!t.length)return"";let[n,o]=t;return`${(0,we.tn)(e[0].plain,"With {count} text without the watermark, a false-positive ra\
te of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one \
text, so the samples cannot show it.",{rate:o?(0,we.t)("{first} or {second}",{first:n,second:o}):n})} ${(0,we.t)("The normal distributions reach further, as far\
 as the scores are normal.")}`}function dh(e){let t=e.map(({levels:[r]})=>r),[n,o]=[Math.min(...t),Math.max(...t)].map(Mt.percent);return n===o?n:(0,we.t)("{low\
} to {high}",{low:n,high:o})}var bh=l(ln(),1);var vt=l(W(),1),Ue=l(x(),1),ch=l(pe(),1),uh=l(ke(),1);var gi=l(ln(),1),jt=l(b(),1),ov=()=>[{name:(0,Ue.t)("false positives"),term:"false-positive-rate",meaning:(0,Ue.t)("The share of texts without the watermark tha\
t pass the threshold."),run:({false_positives:e,plain:t})=>(0,Ue.t)("{passed} of {number} passed = {share}",{passed:(0,vt.count)(e),number:(0,vt.count)(t),share:(0,vt.percent)(
e/t)}),words:({level:e})=>[(0,vt.percent)(e),""]},{name:(0,Ue.t)("found, from the samples"),term:"detection-rate",meaning:(0,Ue.t)("The threshold is the laxest \
that lets at most this share of the samples without the watermark pass; they cannot show a rate below one sample. In brackets: the exact 95 % interval of the tr\
ue rate (Clopper and Pearson)."),run:({detected:e,marked:t})=>(0,Ue.t)("{found} of {number} found = {share}",{found:(0,vt.count)(e),number:(0,vt.count)(t),share:(0,vt.percent)(
e/t)}),words:rv},{name:(0,Ue.t)("found, by normal distributions"),term:"detection-rate",formula:"",meaning:(0,Ue.t)("Threshold and detection rate if both sets w\
ere drawn from the normal distributions above."),run:({normal:e})=>e?(0,Ue.t)("{share} above {threshold}",{share:(0,vt.percent)(e.rate),threshold:(0,gi.zWords)(
e.threshold)}):"",words:({normal:e})=>e?[(0,vt.percent)(e.rate),(0,Ue.t)("threshold {value}",{value:(0,gi.zWords)(e.threshold)})]:["–",""]},{name:(0,Ue.t)("tr\
ue false-positive rate, by the samples"),term:"false-positive-rate",formula:"",meaning:(0,Ue.t)("If none of n samples passes, the true rate may still be about 3\
.7 / n: so few samples cannot show a lower one."),run:({false_positives:e,plain:t,false_between:[,n]})=>(0,Ue.t)("{passed} of {number} passed; the true rate may\
 be up to {share}",{passed:(0,vt.count)(e),number:(0,vt.count)(t),share:(0,vt.percent)(n)}),words:({shown:e,false_positives:t,plain:n,false_between:[,o]})=>e?[(0,Ue.t)(
"up to {share}",{share:(0,vt.percent)(o)}),(0,Ue.t)("{passed} of {number} passed",{passed:(0,vt.count)(t),number:(0,vt.count)(n)})]:["–",""]}];function rv({shown:e,
level:t,detected:n,marked:o,found_between:r,threshold:s}){if(!e)return[(0,Ue.t)("not known"),(0,Ue.tn)(Math.ceil(1/t-1e-9),"needs {count} text without it","need\
s {count} texts without it")];let[i,a]=r.map(vt.percent),p=(0,ch.isKnown)(s)?(0,Ue.t)("({low} to {high}), threshold {threshold}",{low:i,high:a,threshold:(0,gi.zWords)(
s)}):(0,Ue.t)("({low} to {high})",{low:i,high:a});return[(0,vt.percent)(n/o),p]}function mh({known:e,score:t}){let n=ov(),o=t.rates.find(({shown:s})=>s)??t.rates.
at(0),r=({run:s})=>{let i=o&&s(o);return i?(0,Ue.t)("{name}: {words}.",{name:go(t.name),words:i}):""};return(0,jt.jsxs)("table",{class:"gp-rates",children:[(0,jt.jsx)(
"caption",{children:(0,Ue.t)("Found at a fixed false-positive rate")}),(0,jt.jsx)("thead",{children:(0,jt.jsxs)("tr",{children:[(0,jt.jsx)("th",{scope:"col",children:(0,Ue.t)(
"score")}),n.map(s=>(0,jt.jsx)("th",{scope:"col",children:(0,jt.jsx)(uh.Term,{id:s.term,run:()=>r(s),meaning:s.meaning,formula:s.formula,children:s.name})},s.name))]})}),
(0,jt.jsx)("tbody",{children:e.flatMap(({name:s,rates:i})=>i.map(a=>(0,jt.jsxs)("tr",{children:[(0,jt.jsx)("th",{scope:"row",children:go(s)}),n.map(p=>{let[d,c]=p.
words(a);return(0,jt.jsxs)("td",{children:[(0,jt.jsx)("span",{children:d})," ",(0,jt.jsx)("small",{children:c})]},p.name)})]},`${s} ${a.level}`)))})]})}var N=l(b(),1),sv=100;function iv({scores:e,learned:t},n){return e.find(({name:o})=>o===n)??(t?e[e.length-1]:e[0])}function av({group:e}){let t=e.found,{scores:n}=t,
[o,r]=(0,Ja.useState)(null),[s,i]=(0,Ja.useState)({}),a=iv(t,o),p=s[a.name]??(a.name==="posterior"?.5:t.threshold),d=ih(e,t,a),c=lh(t);return(0,N.jsxs)(N.Fragment,
{children:[(0,N.jsxs)("header",{class:"gp-head",children:[(0,N.jsx)("h2",{class:"gp-title",children:(0,Ie.t)("How sure is detection?")}),(0,N.jsx)("p",{class:"g\
p-note gp-about",children:ah(t)}),(0,N.jsx)("p",{class:"gp-note gp-missing",children:Qt(e,t)}),(0,N.jsxs)("div",{class:"gp-tools",children:[(0,N.jsxs)("label",{
class:"gp-of-score",hidden:n.length<2,children:[(0,Ie.t)("Score")," ",(0,N.jsx)("select",{class:"gp-which","aria-label":(0,Ie.t)("Which score is shown"),value:a.
name,onChange:({currentTarget:u})=>r(u.value),children:n.map(({name:u})=>(0,N.jsx)("option",{value:u,children:go(u)},u))})]}),(0,N.jsxs)("label",{children:[(0,Ie.t)(
"Threshold")," ",(0,N.jsx)("input",{type:"number",class:"gp-threshold",step:.1,defaultValue:String(p),onInput:({currentTarget:{valueAsNumber:u}})=>{Math.abs(u)<=
sv&&i({...s,[a.name]:u})}},a.name)]})]})]}),(0,N.jsx)(pt,{...d}),(0,N.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${d.words}. ${d.more}`}),
(0,N.jsx)("p",{class:"gp-warning",hidden:!c,children:c}),(0,N.jsx)("div",{class:"gp-shown",hidden:!Br(a),children:Br(a)&&(0,N.jsx)(lv,{group:e,found:t,score:a,threshold:p})})]})}
var wh=(0,hh.groupPane)(av,e=>e.answered("sure"));function lv({group:e,found:t,score:n,threshold:o}){let r=t.scores.filter(Br);return(0,N.jsxs)(N.Fragment,{children:[
(0,N.jsxs)("div",{class:"gp-halves",children:[(0,N.jsx)(pv,{group:e,score:n,threshold:o}),(0,N.jsx)(dv,{group:e,known:r,score:n,threshold:o})]}),(0,N.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,Ie.t)("Found at a fixed false-positive rate"),children:(0,N.jsx)(mh,{known:r,score:n})}),(0,N.jsx)("p",
{class:"gp-note gp-few",children:ph(r)}),(0,N.jsx)(cv,{group:e,found:t})]})}function pv({group:e,score:t,threshold:n}){let o=(0,Ie.t)("threshold {value}",{value:(0,bh.shortWords)(
n)});return(0,N.jsxs)("figure",{class:"gp-trial-figure",children:[(0,N.jsx)("h3",{children:(0,Ie.t)("The scores of both sets")}),(0,N.jsxs)("p",{class:"gp-note \
gp-keys",children:[(0,N.jsxs)("span",{children:[(0,N.jsx)("i",{class:"gp-swatch-with","aria-hidden":"true"}),(0,Ie.t)("with the watermark")]}),(0,N.jsxs)("span",
{children:[(0,N.jsx)("i",{class:"gp-swatch-without","aria-hidden":"true"}),(0,Ie.t)("without")]}),(0,N.jsxs)("span",{class:"gp-of-fit",hidden:t.name==="posterio\
r"||!t.normal.some(Boolean),children:[(0,N.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,N.jsx)("path",{class:"gp-fit-with",d:"M1 4H25"})}),
(0,N.jsx)(Xa.Term,{id:"detection-rate",run:()=>Va(t),formula:"",unit:"",meaning:(0,Ie.t)("The normal distributions with the mean and the standard deviation of e\
ach set. What they say about rare false positives holds as far as the scores are normal."),children:(0,Ie.t)("normal distributions")})]})]}),(0,N.jsx)(Me,{class:"\
gp-scores",chart:os(e.charts[`scores ${t.name}`],n,o)}),(0,N.jsx)("p",{class:"gp-at-threshold",children:Ua(t,n).words}),(0,N.jsx)("p",{class:"gp-note gp-spreads",
children:Va(t)})]})}function dv({group:e,known:t,score:n,threshold:o}){let r=t.map((i,a)=>({look:i===n?"gp-roc-main":`gp-roc-other gp-roc-${a%3}`,name:(0,Ie.t)(
"{score}: AUC {auc}",{score:go(i.name),auc:(0,Qa.fixed)(i.auc,3)}),term:{id:"auc",meaning:(0,Ie.t)((0,gh.named)(fh.SCORES,i.name,["","",""])[2])}}));return(0,N.jsxs)(
"figure",{class:"gp-trial-figure",children:[(0,N.jsx)("h3",{children:(0,N.jsx)(Xa.Term,{id:"auc",run:()=>(0,Ie.t)("{name}: {words}.",{name:go(n.name),words:`AUC\
 ${(0,Qa.fixed)(n.auc,3)}`}),formula:"",unit:"",meaning:(0,Ie.t)("Receiver operating characteristic: for every threshold, the share of texts with the watermark \
that are found, over the share of texts without it that pass too. The diagonal is guessing."),children:(0,Ie.t)("ROC curve")})}),(0,N.jsx)(Za.LineKeys,{class:"g\
p-keys gp-roc-keys",keys:r}),(0,N.jsx)(Me,{class:"gp-roc",chart:ql(e.charts[`roc ${n.name}`],Ua(n,o))}),(0,N.jsx)("p",{class:"gp-note",children:(0,Ie.t)("AUC is\
 the area under the curve: how often a text with the watermark scores higher than one without.")})]})}function cv({group:e,found:t}){let{lengths:n,kind:o}=t;if(n.
length<2)return null;let r=o==="synthid"?(0,Ie.t)("mean g"):"z",s=[{look:"gp-z-measured",name:(0,Ie.t)("found at {rate} false positives, by {score}, from the sa\
mples",{rate:dh(n),score:r}),term:{id:"detection-rate",meaning:(0,Ie.t)("The threshold is the laxest that at most this share of the cut texts without the waterm\
ark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")}},{look:"gp-z-expected",name:(0,Ie.t)(
"the same by normal distributions"),term:{id:"detection-rate",meaning:(0,Ie.t)("As if the scores at each length were normal.")}},{look:"gp-z-other",name:(0,Ie.t)(
"AUC"),term:{id:"auc",meaning:(0,Ie.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing.")}}];return(0,N.jsxs)("figure",
{class:"gp-trial-figure gp-of-lengths",children:[(0,N.jsx)("h3",{children:(0,Ie.t)("By text length")}),(0,N.jsx)(Za.LineKeys,{class:"gp-keys gp-length-keys",keys:s}),
(0,N.jsx)(Me,{class:"gp-lengths-box",chart:e.charts.lengths}),(0,N.jsx)("p",{class:"gp-note",children:(0,Ie.t)("Each text is cut after this many tokens; only te\
xts that are long enough count.")})]})}var bi=l(ge(),1);var kh=l(yr(),1),vh=l(fe(),1),xh=l(W(),1),Be=l(x(),1),Sh=l(pe(),1),el=l(ke(),1);var Mn=l(ln(),1),wi=l(mr(),1),yi=l(Ya(),1),ye=l(b(),1);function uv({group:e}){let t=e.found,{reports:n,once:o,otherwise:r}=t,[s,i]=(0,bi.useState)(0),a=[(0,Be.t)(
"the text alone"),(0,Be.t)("with its prompt")],p=(0,Mn.verdictOf)(n[0],o?null:r),d=gv(t);return(0,ye.jsxs)(ye.Fragment,{children:[(0,ye.jsxs)("header",{class:"g\
p-head",children:[(0,ye.jsx)("h2",{class:"gp-title",children:(0,Be.t)("Detection")}),(0,ye.jsx)("p",{class:"gp-note gp-about",children:wv(t)}),(0,ye.jsx)("div",
{class:"gp-tools gp-of-prompt",hidden:n.length<2,children:(0,ye.jsxs)("label",{children:[(0,Be.t)("Show")," ",(0,ye.jsxs)("select",{class:"gp-which","aria-label":(0,Be.t)(
"Which text is shown"),value:s,onChange:({currentTarget:c})=>i(Number(c.value)),children:[(0,ye.jsx)("option",{value:0,children:(0,Be.t)("the text alone")}),(0,ye.jsx)(
"option",{value:1,children:(0,Be.t)("the text with its prompt")})]})]})})]}),(0,ye.jsx)(pt,{...p}),(0,ye.jsx)("p",{class:"gp-beside",hidden:n.length<2,children:n.
length>1&&bv(n[0],n[1])}),(0,ye.jsx)("p",{class:"gp-repeats",hidden:!d,children:d}),(0,ye.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:`${p.words}\
. ${p.more}`}),(0,ye.jsx)(mv,{report:n[Math.min(s,n.length-1)]}),(0,ye.jsxs)("div",{class:"gp-halves",children:[(0,ye.jsx)(wr,{class:"gp-found-numbers",caption:(0,Be.t)(
"The numbers of detection"),columns:n.map((c,u)=>({name:a[u],report:c}))}),(0,ye.jsx)(hv,{reports:n,names:a})]}),(0,ye.jsxs)("figure",{class:"gp-trial-figure gp\
-of-layers",hidden:!e.charts.layers,children:[(0,ye.jsx)("h3",{children:(0,ye.jsx)(el.Term,{id:"g-value",meaning:(0,Be.t)("The mean of the g-values of each key \
over all scored tokens, the first round of the tournament at the left. Without the watermark each is about 0.5, give or take chance."),children:(0,Be.t)("Mean g\
-value of each key")})}),(0,ye.jsx)(Me,{class:"gp-layers-box",chart:e.charts.layers})]})]})}var Th=(0,vh.groupPane)(uv,({found:e})=>!!e);function mv({report:e}){
let t=(0,bi.useMemo)(()=>(0,Mn.markedItems)(e),[e]);return(0,ye.jsxs)("div",{class:"gp-text-box",children:[(0,ye.jsx)(wi.MarkLegend,{class:"gp-legend",...(0,Mn.legendOf)(
e.kind,[e])}),(0,ye.jsx)(wi.MarkedWords,{class:"gp-words",items:t})]})}function hv({reports:e,names:t}){let n=e.map(({curve:i},a)=>({name:e.length>1?t[a]:"z",look:a?
"other":"measured",points:i??[]})),[{tokens_needed:o,threshold:r}]=e,s=(0,Sh.isKnown)(o)?{at:o,words:fv(o,(0,Mn.scoredOf)(e[0]))}:null;return(0,ye.jsxs)("figure",
{class:"gp-trial-figure",children:[(0,ye.jsx)("h3",{children:(0,ye.jsx)(el.Term,{id:"z-score",meaning:(0,Be.t)("z after each scored token, as if the text ended \
there. It grows with the square root of the length where the share of marked tokens stays the same."),children:(0,Be.t)("z as the text grows")})}),(0,ye.jsx)(kh.LineKeys,
{class:"gp-keys gp-curve-keys",keys:e.length>1?(0,yi.zKeys)(n):[]}),(0,ye.jsx)(yi.ZPicture,{class:"gp-curve-box",curves:n,threshold:r,needed:s})]})}function fv(e,t){
return e<=t?(0,Be.tn)(e,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the threshold."):(0,Be.tn)(
e,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the threshold: {more} more.",{
more:(0,xh.count)(e-t)})}function gv({reports:[{num_tokens_scored:e}],otherwise:t,once:n}){let o=t?.num_tokens_scored;if(!t||o===void 0||e===void 0||o===e)return"";
let r=(0,Mn.zWords)(t.z_score);return n?(0,Be.tn)(o-e,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. Wit\
h them, z would be {z}.",{z:r}):(0,Be.tn)(e-o,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z \
is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:r})}function bv(e,t){let n=t.
z_score-e.z_score,o=Math.abs(n)<.005?(0,Be.t)("This changes nothing."):n<0?(0,Be.t)("This dilutes the mark."):(0,Be.t)("This happens to add to it.");return`${(0,Be.tn)(
t.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:(0,Mn.zWords)(
t.z_score)})} ${o}`}function wv({model:e,watermark:{keys:t,seeding_scheme:n},exact:o,once:r}){return[Array.isArray(t)?(0,Be.tn)(t.length,"SynthID, {count} key",
"SynthID, {count} keys"):(0,Be.t)("green list, {scheme}",{scheme:n||"lefthash"}),o?(0,Be.t)("the tokens of the run"):(0,Be.t)("tokens as {model} splits the text",
{model:e}),...r?[(0,Be.t)("repeated n-grams counted once")]:[]].join(" · ")}var qr=l(ge(),1),Ch=l(yr(),1),Mh=l(fe(),1),Hr=l(Xe(),1),eo=l(W(),1),te=l(x(),1),zo=l(pe(),1),Oh=l(ke(),1);var zt=l(ln(),1),ki=l(mr(),1),Io=l(Vo(),1),Rh=l(mi(),1),vi=l(Ya(),1),We=l(b(),1),yv=60;function kv({group:e}){let[t,n]=(0,qr.useState)(3),o=e.found,{texts:r}=o,
s=r.filter(zt.isScoredText),i=s.length===2?s:null,a=i?Pv(i,t):Tv(e,r),p=e.entries.at(0)?.seed,d=[(0,Rh.watermarkWords)(o.watermark),...(0,zo.isKnown)(p)?[(0,te.t)(
"seed {seed}",{seed:p})]:[]];return(0,We.jsxs)(We.Fragment,{children:[(0,We.jsxs)("header",{class:"gp-head",children:[(0,We.jsx)("h2",{class:"gp-title",children:(0,te.t)(
"Side by side")}),(0,We.jsx)("p",{class:"gp-note gp-about",children:d.join(" · ")}),(0,We.jsxs)("div",{class:"gp-tools",children:[(0,We.jsxs)("label",{children:[
(0,te.t)("Threshold of z")," ",(0,We.jsx)("input",{type:"number",class:"gp-threshold",min:0,max:20,step:.5,defaultValue:"3",onInput:({currentTarget:{valueAsNumber:c}})=>{
c>=0&&c<=20&&n(c)}})]}),(0,We.jsx)("span",{class:"gp-note gp-means",children:(0,Io.thresholdWords)(t)})]})]}),(0,We.jsx)(pt,{...a,more:`${a.more} ${i?Mv(i):""}`.
trim()}),(0,We.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${a.words}. ${a.more}`}),(0,We.jsx)(ki.MarkLegend,{class:"gp-legend",...(0,zt.legendOf)(
o.kind,s.map(({report:c})=>c))}),(0,We.jsx)("div",{class:"gp-texts",children:r.map((c,u)=>(0,We.jsx)(xv,{group:e,text:c,number:u},u))}),i&&(0,We.jsx)(Ov,{pair:i,
threshold:t})]})}var Wh=(0,Mh.groupPane)(kv,e=>e.answered("pair")),Ph=new WeakMap;function vv(e){let t=Ph.get(e)??{token:e,mark:{},words:()=>(0,te.t)("{token}, \
not scored yet",{token:(0,eo.quoted)(e.text)})};return Ph.set(e,t),t}function xv({group:e,text:t,number:n}){let[{tokens:o}]=e.groups[n].entries,r=(0,zt.isScoredText)(
t)?t.report:null,s=(0,qr.useMemo)(()=>r&&(0,zt.markedItems)(r),[r]),i=(0,qr.useMemo)(()=>o.map(vv),[o,o.length]),a=t.report?.error;return(0,We.jsxs)("div",{children:[
(0,We.jsx)("h3",{children:n?(0,te.t)("With the watermark"):(0,te.t)("Without the watermark")}),(0,We.jsx)("p",{class:"gp-facts",children:Sv(t,t.tokens||o.length)}),
(0,We.jsx)("p",{class:"gp-problem",role:"status",hidden:!a,children:a&&`${(0,te.t)(a.message)} ${(0,te.t)(a.fix)}`}),(0,We.jsx)(ki.MarkedWords,{class:"gp-text-b\
ody",dir:"auto",items:s??i})]})}function Sv({perplexity:e,stop_reason:t,report:n},o){if(!o)return(0,te.t)("not started");let r=[(0,te.tn)(o,"{count} token","{co\
unt} tokens")];return(0,zo.isKnown)(e)&&r.push((0,te.t)("perplexity {value}",{value:(0,Hr.fixed)(e,2)})),(0,zt.isScored)(n)&&r.push(n.kind==="green"?(0,te.t)("{\
share} green",{share:(0,eo.percent)(n.green_fraction)}):(0,te.t)("mean g-value {g}",{g:(0,Hr.fixed)(n.mean,3)})),t&&r.push((0,eo.stopWords)(t)[1]),r.join(" · ")}
function Tv(e,t){return t.some(({report:o})=>o?.error)?{verdict:"even",sign:"–",words:(0,te.t)("No comparison"),more:(0,te.t)("One of the texts cannot be scor\
ed.")}:{verdict:"wait",sign:"…",words:e.done?(0,te.t)("No answer"):(0,te.t)("Not known yet"),more:(0,te.t)("Both texts must be complete.")}}function Pv(e,t){let[
n,o]=e.map(({report:i})=>i.z_score),r=(0,te.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,zt.zWords)(o),
plain:(0,zt.zWords)(n),threshold:(0,zt.shortWords)(t)});if(n>t)return{verdict:"bad",sign:"✗",words:(0,te.t)("A false positive"),more:`${r} ${(0,te.t)("The tex\
t without the watermark passes it.")}`};if(o>t)return{verdict:"good",sign:"◆",words:(0,te.t)("The watermark is found"),more:r};let s=Cv(e[1].report,t);return{
verdict:"even",sign:"◇",words:(0,te.t)("The watermark is not found"),more:`${r} ${s}`}}var _h=({tokens_needed:e,threshold:t},n)=>(0,zo.isKnown)(e)&&t>0?Math.ceil(
e*(n/t)**2):null;function Cv(e,t){let[n,o]=[_h(e,t)??0,(0,zt.scoredOf)(e)];return n<=o?(0,te.t)("A longer text or a stronger mark would help."):(0,te.tn)(n,"If \
the text went on like this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be n\
eeded; it has {scored}.",{scored:(0,eo.count)(o)})}function Mv(e){let[t,n]=e.map(({perplexity:s})=>s);if(!(0,zo.isKnown)(t)||!(0,zo.isKnown)(n))return"";let o=(0,te.t)(
"Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Hr.fixed)(t,2),marked:(0,Hr.fixed)(n,2)}),r=(0,te.t)("What does\
 it cost?");return`${o} ${(0,te.t)("One pair of texts says little about the cost; “{question}” measures it.",{question:r})}`}function Ov({pair:e,threshold:t}){
let[n,o]=e,r=[{name:(0,te.t)("with the watermark"),look:"measured",points:o.report.curve??[]},...Rv(o),{name:(0,te.t)("without it"),look:"other",points:n.report.
curve??[]}],s=e.map(({report:i},a)=>{let p=(0,Io.pValue)(i.z_score),d={threshold:t,p_value:p,confidence:1-p,false_positive_rate:(0,Io.pValue)(t)},c={tokens_needed:_h(
i,t)};return{name:a?(0,te.t)("with"):(0,te.t)("without"),report:{...i,...d,...c}}});return(0,We.jsxs)("div",{class:"gp-evidence",children:[(0,We.jsxs)("figure",
{class:"gp-trial-figure",children:[(0,We.jsx)("h3",{children:(0,We.jsx)(Oh.Term,{id:"z-score",meaning:(0,te.t)("z after each scored token, as if the text ended \
there. It grows with the square root of the length where the share of marked tokens stays the same."),children:(0,te.t)("z as the texts grow")})}),(0,We.jsx)(Ch.LineKeys,
{class:"gp-keys",keys:(0,vi.zKeys)(r)}),(0,We.jsx)(vi.ZPicture,{class:"gp-curves",curves:r,threshold:t})]}),(0,We.jsx)(wr,{caption:(0,te.t)("The numbers of dete\
ction, for both texts"),columns:s})]})}function Rv({report:e,expected:t}){if(!(0,zo.isKnown)(t)||e.kind!=="green")return[];let{ratio:n,num_tokens_scored:o}=e,r=Math.
min(yv,o);return[{name:(0,te.t)("expected with it, at least"),look:"expected",points:Array.from({length:r},(s,i)=>{let a=(i+1)*o/r;return[a,(0,Io.greenZ)(t*a,a,
n)??0]}),tip:(0,te.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s dist\
ributions along the text.",{share:(0,eo.percent)(t)})}]}var Lh=l(fe(),1),bo=l(W(),1),Ee=l(x(),1),tl=l(pe(),1),$h=l(ke(),1),Kr=l(ln(),1),Eh=l(Vo(),1),Ce=l(b(),1),Gh=.4;function Wv({group:e}){let{rows:t,threshold:n}=e.
found,o=t.flatMap(p=>Ah(p)),r=Math.min(-3,...o)-Gh,s=Math.max(n,...o)+Gh,i=p=>(p-r)/(s-r),a=(0,Ee.t)("The same text, scored again and again, each time with one \
thing wrong. Point at a row’s name for the explanation.");return(0,Ce.jsxs)(Ce.Fragment,{children:[(0,Ce.jsxs)("header",{class:"gp-head",children:[(0,Ce.jsx)(
"h2",{class:"gp-title",children:(0,Ee.t)("With one setting wrong")}),(0,Ce.jsx)("p",{class:"gp-note",children:(0,Ce.jsx)("span",{tabIndex:0,"data-tip":a,children:(0,Ee.t)(
"The same text, another detector in each row")})})]}),(0,Ce.jsx)("div",{class:"gp-wide",children:(0,Ce.jsxs)("table",{class:"gp-mistake-rows",children:[(0,Ce.jsx)(
"thead",{children:(0,Ce.jsxs)("tr",{children:[(0,Ce.jsx)("th",{scope:"col",children:(0,Ee.t)("what is wrong")}),(0,Ce.jsx)("th",{scope:"col",class:"gp-strip-hea\
d",children:(0,Ee.t)("z, and the threshold as a line")}),(0,Ce.jsx)("th",{scope:"col",children:(0,Ce.jsx)($h.Term,{id:"z-score",formula:"",meaning:(0,Ee.t)("z o\
f the text with these settings, and whether it is above the threshold. Of several tries, from the lowest to the highest."),children:(0,Ee.t)("found?")})})]})}),
(0,Ce.jsx)("tbody",{children:t.map((p,d)=>(0,Ce.jsx)(_v,{row:p,isRight:d===0,threshold:n,place:i},d))})]})}),(0,Ce.jsx)("p",{class:"gp-note gp-mistake-note",children:Ev(
t[0])})]})}var Nh=(0,Lh.groupPane)(Wv,({found:e})=>!!e),nl=e=>!e.error,Fh=({reports:e})=>e.filter(nl),Ah=e=>Fh(e).map(({z_score:t})=>t).filter(tl.isKnown);function _v({
row:e,isRight:t,threshold:n,place:o}){let r=Ah(e),s=r.length>1?(0,Ee.t)("{low} to {high}",{low:(0,Kr.zWords)(Math.min(...r)),high:(0,Kr.zWords)(Math.max(...r))}):
(0,Kr.zWords)(r.at(0)??null),i=t?"":Lv(e,n);return(0,Ce.jsxs)("tr",{class:t?"gp-right":"",children:[(0,Ce.jsxs)("th",{scope:"row",children:[(0,Ce.jsx)("span",{tabIndex:0,
"data-tip":(0,Ee.t)(e.meaning),children:(0,Ee.t)(e.what)}),(0,Ce.jsx)("small",{children:(0,Ee.t)(e.how)})]}),(0,Ce.jsx)("td",{children:(0,Ce.jsx)("span",{class:"\
gp-strip","aria-hidden":"true",children:[0,n,...r].map((a,p)=>(0,Ce.jsx)("i",{class:["gp-line gp-zero","gp-line"].at(p)??"gp-dot",style:{left:`${(o(a)*100).toFixed(
2)}%`}},p))})}),(0,Ce.jsxs)("td",{children:[(0,Ce.jsx)("b",{children:s}),(0,Ce.jsx)("small",{children:Gv(e)}),(0,Ce.jsx)("small",{class:"gp-why",hidden:!i,children:i})]})]})}
function Gv({reports:e,keeps:t}){let n=e.find(i=>i.error);if(n?.error)return(0,Ee.t)(n.error.message);let o=e.filter(i=>nl(i)&&i.prediction).length,r=t==="none";
if(e.length===1)return o?r?(0,Ee.t)("▲ above it by chance"):(0,Ee.t)("◆ watermarked"):(0,Ee.t)("◇ no sign");if(!o)return(0,Ee.tn)(e.length,"◇ no sign in {\
count} try","◇ no sign in {count} tries");let s={passed:o,number:e.length};return r?(0,Ee.t)("▲ {passed} of {number} above it by chance",s):(0,Ee.t)("◆ {pas\
sed} of {number} watermarked",s)}function Lv(e,t){let n=Fh(e).filter(({prediction:d})=>d);if(!n.length)return"";if(e.keeps!=="none")return(0,Ee.t)(e.meaning);let{
num_tokens_scored:o,once:r}=n.reduce((d,c)=>c.z_score>d.z_score?c:d),s=$v(t,e.reports.length),i=r&&(0,tl.isKnown)(o)?o-(r.num_tokens_scored??0):0;if(!r||i<=0)return s.
join(" ");let a=(0,Kr.zWords)(r.z_score),p=r.z_score>t;return[(0,Ee.tn)(i,"p counts each token as new evidence, but {count} of the {scored} only repeats an n-gr\
am.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,bo.count)(o??0)}),p?(0,Ee.t)("Counted once, z is {z}.",
{z:a}):(0,Ee.t)("Counted once, z is {z}, not above the threshold.",{z:a}),...p||e.reports.length>1?s:[]].join(" ")}function $v(e,t){let n=(0,Eh.pValue)(e),o=i=>(0,bo.count)(
Number((1/i).toPrecision(2))),r=n>.1?(0,Ee.t)("{share} of texts without this watermark pass the threshold.",{share:(0,bo.percent)(n)}):(0,Ee.t)("One in {odds} t\
exts without this watermark passes the threshold.",{odds:o(n)});if(t===1)return[r];let s=1-(1-n)**t;return[r,s>.1?(0,Ee.t)("With {tries} tries at each text, {sh\
are} pass at least once.",{tries:(0,bo.count)(t),share:(0,bo.percent)(s)}):(0,Ee.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,bo.count)(
t),odds:o(s)})]}function Ev({reports:[e]}){return nl(e)&&e.prediction?"":(0,Ee.t)("The given settings find nothing either. If the text is watermarked, they may \
be wrong themselves, or the text is too short.")}var zh=l(yr(),1);var Ih=l(fe(),1),Bh=l(nn(),1),kr=l(W(),1),Et=l(x(),1),qh=l(pe(),1),Hh=l(ln(),1),Ut=l(b(),1);function Nv({group:e}){let t=e.found,{how:n,points:o,of:r,seeds:s}=t,
i=o.filter(({z:c})=>c.length),a=[(0,Et.t)(n),(0,Et.tn)(s,"{count} seed at each strength","{count} seeds at each strength")];o.length<r&&a.push((0,Et.t)("{done} \
of {of} strengths so far",{done:o.length,of:r}));let p=()=>(0,Bh.inARow)(i.map(({strength:c,z:u})=>(0,Et.t)("{strength}: z {median}",{strength:(0,kr.percent)(c),
median:(0,Hh.zWords)((0,qh.medianOf)(u))}))),d=(0,Et.t)("The median z of the texts that were attacked this strongly, each with another seed: other words are hit\
.");return(0,Ut.jsxs)(Ut.Fragment,{children:[(0,Ut.jsxs)("header",{class:"gp-head",children:[(0,Ut.jsx)("h2",{class:"gp-title",children:(0,Et.t)("z against the \
strength of the attack")}),(0,Ut.jsx)("p",{class:"gp-note gp-about",children:a.join(" · ")})]}),(0,Ut.jsx)("p",{class:"gp-strength-words",children:Fv(t,i)}),(0,Ut.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,Ut.jsx)(zh.LineKey,{look:"gp-z-measured",name:(0,Et.t)("median"),term:{id:"z-score",formula:"",run:p,meaning:d}}),(0,Ut.jsxs)(
"span",{children:[(0,Ut.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,Ut.jsx)("rect",{class:"gp-range",width:"14",height:"14"})}),(0,Et.t)(
"from the lowest to the highest")]})]}),(0,Ut.jsx)(Me,{class:"gp-strength-box",chart:e.charts.strengths})]})}var Kh=(0,Ih.groupPane)(Nv,({found:e})=>!!e);function Fv({
points:e,threshold:t},n){let o=({strength:c,z:u})=>c===0?u[0]>t?"above":"below":ra(u,t),r=(...c)=>Av(n,u=>c.includes(o(u))),[s,i,a]=[r("above"),r("below"),r("op\
en","few")],p=e.filter(({refused:c})=>c).map(({strength:c})=>(0,kr.percent)(c)),d=n.at(0);return[d?.strength===0&&o(d)!=="above"&&(0,Et.t)("The text is not abov\
e the threshold even before the attack."),s&&(0,Et.t)("At strength {strengths}, the median z is above the threshold.",{strengths:s}),i&&(0,Et.t)("At strength {s\
trengths}, the median z is not above the threshold.",{strengths:i}),a&&(0,Et.t)("At strength {strengths}, it is not known whether the median z is above the thre\
shold: the seeds disagree or are too few.",{strengths:a}),p.length>0&&(0,Et.t)("At strength {strengths}, too little text is left to score, for some seeds or for\
 all.",{strengths:p.join(", ")})].filter(Boolean).join(" ")}function Av(e,t){let n=[];e.forEach((r,s)=>{t(r)&&(s&&t(e[s-1])?n[n.length-1][1]=r.strength:n.push([
r.strength,r.strength]))});let o=n.map(([r,s])=>r===s?(0,kr.percent)(r):(0,Et.t)("{low} to {high}",{low:(0,kr.percent)(r),high:(0,kr.percent)(s)}));return o.length>
1?(0,Et.t)("{names} and {last}",{names:o.slice(0,-1).join(", "),last:o.at(-1)}):o.join("")}var rl=l(yr(),1),Vh=l(fe(),1),Si=l(Xe(),1),Jh=l(nn(),1),Ur=l(W(),1),ne=l(x(),1),wo=l(pe(),1);var Bo=l(ke(),1);var Qh=l(ln(),1);var ol=l(Xe(),1),qe=l(x(),1),xi=l(ln(),1),Dh=({perplexity:e,score:t})=>!!(e&&t),Dr=({knob:e},t)=>e==="keys"?(0,qe.tn)(t,"{count} key","{count} keys"):(0,qe.t)("\
bias {value}",{value:Number(t.toFixed(3))});function jh(e,t){let[n,...o]=t.points,r=o.filter(u=>Dh(u)&&u.value!==null).sort((u,m)=>u.value-m.value),s={verdict:"\
wait",sign:"…",words:e.done?(0,qe.t)("No answer"):(0,qe.t)("Not known yet")};if(!Dh(n)||!r.length){let u=e.done?(0,qe.t)("At least one text without the waterm\
ark and one with it must be scored."):(0,qe.t)("The first texts are being written.");return{...s,more:u}}let i=(0,qe.t)("The threshold is {threshold}.",{threshold:t.
threshold}),a=u=>[Iv(t,u),...Bv(u,n)].join(" "),p=r[r.length-1];if(r.every(u=>u.found==="few")){let u=(0,qe.tn)(Math.max(...r.map(({texts:m})=>m)),"{count} text\
 of each strength is too few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:oa});return{...s,
more:`${a(p)} ${u}`}}let d=r.at(r.findLastIndex(u=>u.found!=="above")+1);if(d){let u={strength:Dr(t,d.value)};return{verdict:"good",sign:"◆",words:e.running?(0,qe.t)(
"Found from {strength} on, so far",u):(0,qe.t)("Found from {strength} on",u),more:`${i} ${a(d)}`}}let c=r.filter(u=>u.found==="above");if(c.length){let u={strengths:c.
map(({value:m})=>Dr(t,m)).join(", ")};return{verdict:"even",sign:"◇",words:e.running?(0,qe.t)("Found at {strengths}, so far",u):(0,qe.t)("Found at {strengths}",
u),more:`${(0,qe.t)("At the strongest it is not certain.")} ${a(p)}`}}return{verdict:"even",sign:"◇",words:zv(r.every(u=>u.found==="below"),e.running),more:`${i}\
 ${a(p)} ${(0,qe.t)("Longer texts help.")}`}}function zv(e,t){return e?t?(0,qe.t)("Not found at any strength so far"):(0,qe.t)("Not found at any strength"):t?(0,qe.t)(
"Not reliably found at any strength so far"):(0,qe.t)("Not reliably found at any strength")}function Iv(e,{value:t,score:{median:n,low:o,high:r}}){let s={strength:Dr(
e,t),median:(0,xi.zWords)(n),low:(0,xi.zWords)(o),high:(0,xi.zWords)(r)};return r>o?(0,qe.t)("At {strength}, the median z is {median}, interval {low} to {high}.",
s):(0,qe.t)("At {strength}, the median z is {median}.",s)}function Bv({perplexity:e,price:t,dearer:n},o){let r=(0,qe.t)("The median perplexity is {marked} inste\
ad of {plain}.",{marked:(0,ol.fixed)(e.median,2),plain:(0,ol.fixed)(o.perplexity?.median??0,2)});if(!t)return[r];let s={times:Jt(t.median),interval:to(t)},i=[r,
t.high>t.low?(0,qe.t)("Seed by seed it is {times}, interval {interval}.",s):(0,qe.t)("Seed by seed it is {times}.",s)];return n==="open"&&i.push((0,qe.t)("That \
is not a clear cost.")),n==="few"&&i.push((0,qe.t)("These are too few seeds to tell.")),i}var Zh=l(mi(),1),B=l(b(),1);function qv({group:e}){let t=e.found,n=jh(e,t);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)("header",{class:"gp-head",children:[
(0,B.jsx)("h2",{class:"gp-title",children:(0,ne.t)("What does it cost?")}),(0,B.jsx)("p",{class:"gp-note gp-about",children:(0,Zh.watermarkKindWords)(t.watermark)}),
(0,B.jsx)("p",{class:"gp-note gp-missing",children:Qt(e,t)})]}),(0,B.jsx)(pt,{...n}),(0,B.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${n.
words}. ${n.more}`}),(0,B.jsx)(Hv,{found:t}),(0,B.jsx)(Kv,{found:t,charts:e.charts}),t.kind==="green"&&(0,B.jsx)(ts,{class:"gp-note gp-limits",text:(0,ne.t)("A \
bias cannot bring back a token that top_k, top_p or the like have removed, nor change one that the model is certain of: there the curves flatten.")}),(0,B.jsx)(
jv,{found:t})]})}var Xh=(0,Vh.groupPane)(qv,e=>e.answered("cost"));function Hv({found:e}){return(0,B.jsxs)("p",{class:"gp-note gp-keys",children:[(0,B.jsxs)("sp\
an",{children:[(0,B.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,B.jsx)("path",{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,B.jsx)(
Bo.Term,{id:"interval",meaning:(0,ne.t)("Of all texts of a strength. The bar is the 90 % interval of the true median; for fewer than 5 texts it runs from the lo\
west to the highest and is less certain."),children:(0,ne.t)("median and its interval")})]}),(0,B.jsx)(rl.LineKey,{look:"gp-unity",name:(0,ne.t)("without the wa\
termark")}),e.points.some(({expected:t})=>(0,wo.isKnown)(t))&&(0,B.jsx)(rl.LineKey,{look:"gp-z-expected",name:(0,ne.t)("expected at least"),term:{id:"green-list",
formula:"",meaning:(0,ne.t)("At least this share of tokens is expected to be green, from the distributions that the model had along the texts: theorem 4.2 of Ki\
rchenbauer et al. 2023. Where the model is certain of a token, no bias changes it.")}})]})}var Yh=({perplexity:e})=>e?(0,Si.fixed)(e.median,2):"–",ef=({score:e})=>e?
(0,Qh.zWords)(e.median):"–",tf=({suppressed:e})=>(0,wo.isKnown)(e)?(0,Si.fixed)(e,2):"–",nf=({kind:e})=>({share:t})=>(0,wo.isKnown)(t)?e==="green"?(0,Ur.percent)(
t):(0,Si.fixed)(t,3):"–",Uh=e=>(0,wo.isKnown)(e)?(0,Ur.percent)(e):"–",jr=(e,t)=>(0,Jh.inARow)(e.points.filter(n=>t(n)!=="–").map(n=>(0,ne.t)("{name}: {wo\
rds}",{name:n.value===null?(0,ne.t)("none"):Dr(e,n.value),words:t(n)}))),of=({kind:e})=>e==="green"?"green-list":"g-value",rf=e=>e.kind==="green"?{id:"green-lis\
t",formula:(0,ne.t)("green / scored"),unit:"%"}:{id:"g-value",formula:"Σ g / n",unit:""};function Kv({found:e,charts:t}){let n=e.kind==="green";return(0,B.jsxs)(
"div",{class:"gp-pictures",children:[(0,B.jsxs)("figure",{class:"gp-trial-figure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Bo.Term,{id:"perplexity",run:()=>jr(
e,Yh),meaning:(0,ne.t)("How surprising the texts are to the model itself, before any processor: exp of the mean surprisal. The closer to that without the waterm\
ark, the less it costs."),children:(0,ne.t)("Perplexity")})}),(0,B.jsx)(Me,{class:"gp-perplexity",chart:t.perplexity})]}),(0,B.jsxs)("figure",{class:"gp-trial-f\
igure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Bo.Term,{id:"z-score",run:()=>jr(e,ef),meaning:(0,ne.t)("How clearly the watermark is found in these texts: \
standard deviations above chance. It grows with the length, too."),children:(0,ne.t)("z-score")})}),(0,B.jsx)(Me,{class:"gp-score",chart:t.score})]}),(0,B.jsxs)(
"figure",{class:"gp-trial-figure",children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Bo.Term,{class:"gp-share-name",...rf(e),run:()=>jr(e,nf(e)),meaning:n?(0,ne.t)("G\
reen tokens / tokens scored, of all texts of a strength together."):(0,ne.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),
children:n?(0,ne.t)("Green tokens"):(0,ne.t)("Mean g-value")})}),(0,B.jsx)(Me,{class:"gp-share",chart:t.share})]}),(0,B.jsxs)("figure",{class:"gp-trial-figure g\
p-of-suppressed",hidden:!t.suppressed,children:[(0,B.jsx)("h3",{children:(0,B.jsx)(Bo.Term,{class:"gp-suppressed-name",id:of(e),run:()=>jr(e,tf),formula:"",unit:(0,ne.t)(
"tokens"),meaning:(0,ne.tn)(e.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean o\
ver all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps."),children:(0,ne.t)(
"Suppressed candidates")})}),(0,B.jsx)(Me,{class:"gp-suppressed",chart:t.suppressed})]})]})}function Dv(e){let{points:t,candidates:n,kind:o,knob:r}=e,s=o==="gre\
en",i=(0,ne.t)("The median of the texts of a strength."),a=[{name:r==="keys"?(0,ne.t)("keys"):(0,ne.t)("bias"),words:({value:p})=>p===null?(0,ne.t)("none"):String(
p)},{name:(0,ne.t)("texts"),words:({texts:p})=>(0,Ur.count)(p),term:{id:"sample",formula:""}},{name:(0,ne.t)("perplexity"),words:Yh,term:{id:"perplexity",meaning:i}},
{name:"z",words:ef,term:{id:"z-score",meaning:i}},{name:s?(0,ne.t)("green"):(0,ne.t)("mean g"),words:nf(e),term:rf(e)}];return t.some(({expected:p})=>(0,wo.isKnown)(
p))&&a.push({name:(0,ne.t)("expected at least"),words:({expected:p})=>Uh(p),term:{id:"green-list",meaning:(0,ne.t)("At least this share of tokens is expected to\
 be green, from the distributions that the model had along the texts."),formula:"",unit:"%"}}),t.slice(1).some(({suppressed:p})=>(0,wo.isKnown)(p))&&a.push({name:(0,ne.t)(
"suppressed of {count}",{count:n}),words:tf,term:{id:of(e),meaning:(0,ne.t)("How many of the likeliest tokens the watermark made less likely, on average over th\
e positions."),formula:"",unit:(0,ne.t)("tokens")}}),t.some(({moved:p})=>(0,wo.isKnown)(p))&&a.push({name:(0,ne.t)("moved to green"),words:({moved:p})=>Uh(p),term:{
id:"total-variation",meaning:(0,ne.t)("How much probability the watermark moved from red candidates to green ones at a step, on average.")}}),a}function jv({found:e}){
let[t,...n]=Dv(e),o=(0,ne.t)("The numbers of each strength");return(0,B.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":o,children:(0,B.jsxs)("\
table",{class:"gp-numbers",children:[(0,B.jsx)("caption",{class:"gp-hidden",children:o}),(0,B.jsx)("thead",{children:(0,B.jsxs)("tr",{children:[(0,B.jsx)("th",{
scope:"col",children:t.name}),n.map(({name:r,words:s,term:i})=>(0,B.jsx)("th",{scope:"col",children:i&&(0,B.jsx)(Bo.Term,{...i,run:()=>jr(e,s),children:r})},r))]})}),
(0,B.jsx)("tbody",{children:e.points.map((r,s)=>(0,B.jsxs)("tr",{children:[(0,B.jsx)("th",{scope:"row",children:t.words(r)}),n.map(({name:i,words:a})=>(0,B.jsx)(
"td",{children:a(r)},i))]},s))})]})})}var On=l(ge(),1),af=l(fe(),1),il=l(Xe(),1),lf=l(nn(),1),tn=l(W(),1),le=l(x(),1),pf=l(pe(),1),sl=l(ke(),1);var Ot=l(ln(),1),Pi=l(mr(),1),z=l(b(),1),al=["A","B"],Uv=(e,{pairs:t})=>e.done?t.map(({left:n,texts:o})=>({left:n,texts:o.filter(Ot.isScoredText)})).filter(({texts:n})=>n.
length===2):[],Vr=({left:e})=>e?0:1,Ti=e=>{let t=Vr(e);return[e.texts[t].report,e.texts[1-t].report]};function Vv({group:e}){let t=e.found,[n,o]=(0,On.useState)(
null),r=n&&n.of===e.header?n:{of:e.header,at:0,guesses:[]},{at:s,guesses:i}=r,a=(0,On.useRef)(null),p=(0,On.useRef)(null),d=(0,On.useMemo)(()=>Uv(e,t),[e.done,t]),
c=i.filter((m,f)=>m===Vr(d[f])).length,u=i.at(s);return(0,On.useLayoutEffect)(()=>{u!==void 0&&p.current?.focus({preventScroll:!0})},[u]),(0,On.useLayoutEffect)(
()=>{s&&a.current?.querySelector("button")?.focus({preventScroll:!0})},[s]),(0,z.jsxs)(z.Fragment,{children:[(0,z.jsxs)("header",{class:"gp-head",children:[(0,z.jsx)(
"h2",{class:"gp-title",children:(0,le.t)("Which of these two is watermarked?")}),(0,z.jsx)("p",{class:"gp-note gp-about",children:d.length>0&&(0,le.t)("Pair {nu\
mber} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:(0,tn.count)(s+1),pairs:(0,tn.count)(d.length)})}),(0,z.jsx)("p",{class:"gp-no\
te gp-score",role:"status",children:i.length>0&&cf(c,i.length)})]}),(0,z.jsx)("p",{class:"gp-waiting",role:"status",children:Jv(e,t,d)}),(0,z.jsxs)("div",{class:"\
gp-round",hidden:!d.length,ref:a,children:[d.length>0&&(0,z.jsx)(Qv,{found:t,pair:d[s],guess:u,press:m=>o({...r,guesses:[...i,m]})},s),(0,z.jsx)("p",{class:"gp-\
buttons",children:(0,z.jsx)("button",{type:"button",class:"gp-next",ref:p,hidden:u===void 0||s+1>=d.length,onClick:()=>o({...r,at:s+1}),children:(0,le.t)("Next \
pair")})})]}),i.length>0&&i.length===d.length&&(0,z.jsx)(ex,{found:t,pairs:d,guesses:i,hits:c})]})}var df=(0,af.groupPane)(Vv,e=>e.answered("quiz")),cf=(e,t)=>(0,le.t)(
"{hits} of {pairs} correct",{hits:(0,tn.count)(e),pairs:(0,tn.count)(t)});function Jv(e,t,n){if(!e.done)return(0,le.t)("The texts are being written: {done} of {\
runs}.",{done:(0,tn.count)(t.done),runs:(0,tn.count)(t.runs)});if(n.length)return"";let o=t.pairs.flatMap(({texts:r})=>r).find(({report:r})=>r.error)?.report.error;
return o?[(0,le.t)("No pair of texts could be scored."),(0,le.t)(o.message),(0,le.t)(o.fix)].join(" "):(0,le.t)("No pair of texts was completed. Run the experim\
ent again.")}function Qv({found:e,pair:t,guess:n,press:o}){let r=n!==void 0,s=Vr(t),i=n===s;return(0,z.jsxs)(z.Fragment,{children:[r&&(0,z.jsx)(Pi.MarkLegend,{class:"\
gp-legend",...(0,Ot.legendOf)(e.kind,t.texts.map(({report:a})=>a))}),(0,z.jsx)("div",{class:"gp-texts",children:t.texts.map((a,p)=>(0,z.jsx)(Zv,{pair:t,place:p,
guess:n,press:()=>o(p)},p))}),(0,z.jsx)("div",{class:"gp-verdict",role:"status",hidden:!r,children:r&&(0,z.jsx)(pt,{verdict:i?"good":"bad",sign:i?"✓":"✗",words:i?
(0,le.t)("Correct"):(0,le.t)("Wrong: it was text {name}",{name:al[s]}),more:Yv(e,t)})})]})}function Zv({pair:e,place:t,guess:n,press:o}){let{report:r,perplexity:s}=e.
texts[t],i=(0,On.useMemo)(()=>(0,Ot.markedItems)(r),[r]),a=al[t];if(n===void 0){let c=r.tokens.slice(r.prompt_tokens).map(([,,u])=>u??"");return(0,z.jsxs)("div",
{class:"gp-side",children:[(0,z.jsx)("h3",{children:(0,le.t)("Text {name}",{name:a})}),(0,z.jsx)("div",{class:"gp-body",dir:"auto",children:(0,z.jsx)("div",{tabIndex:0,
children:c.join("")})}),(0,z.jsx)("button",{class:"gp-button gp-main",type:"button",onClick:o,children:(0,le.t)("Text {name} is watermarked",{name:a})})]})}let p=t===
Vr(e),d=[(0,Ot.shareWords)(r),`z ${(0,Ot.zWords)(r.z_score)}`];return(0,pf.isKnown)(s)&&d.push((0,le.t)("perplexity {value}",{value:(0,il.fixed)(s,2)})),(0,z.jsxs)(
"div",{class:"gp-side","data-truth":p?"with":"without",children:[(0,z.jsx)("h3",{children:Xv(a,p,n===t)}),(0,z.jsx)("p",{class:"gp-facts",children:d.join(" · ")}),
(0,z.jsx)("div",{class:"gp-body",dir:"auto",children:(0,z.jsx)(Pi.MarkedWords,{items:i})})]})}function Xv(e,t,n){return t?n?(0,le.t)("Text {name}: ◆ watermarked\
, your guess",{name:e}):(0,le.t)("Text {name}: ◆ watermarked",{name:e}):n?(0,le.t)("Text {name}: not watermarked, your guess",{name:e}):(0,le.t)("Text {name}:\
 not watermarked",{name:e})}function Yv({threshold:e},t){let[n,o]=Ti(t),r={share:(0,Ot.shareWords)(n),chance:n.kind==="green"?(0,tn.percent)(n.ratio):"0.5",z:(0,Ot.zWords)(
n.z_score)},s=[n.z_score>e?(0,le.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",r):(0,le.t)(
"What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, too little to be certain.",r),(0,le.t)("Without it: {share}, z {z}.",{share:(0,Ot.shareWords)(
o),z:(0,Ot.zWords)(o.z_score)})];return o.z_score>n.z_score&&s.push((0,le.t)("Here the detector, too, would have chosen the wrong text: the texts are short, or \
the mark is weak.")),s.join(" ")}function ex({found:e,pairs:t,guesses:n,hits:o}){let r=n.length,s=e.kind==="green",a=Array.from({length:r-o+1},(u,m)=>tx(r,o+m)).
reduce((u,m)=>u+m,0)/2**r,p=t.map(Ti).filter(([u,m])=>u.z_score>m.z_score).length,d=(0,le.t)("The pairs of this round"),c=()=>(0,lf.inARow)(t.map(Ti).map(([u,m],f)=>(0,le.t)(
"pair {number}: {marked} and {plain}",{number:f+1,marked:(0,Ot.zWords)(u.z_score),plain:(0,Ot.zWords)(m.z_score)})));return(0,z.jsxs)("div",{class:"gp-sum",children:[
(0,z.jsx)("h3",{children:cf(o,r)}),(0,z.jsx)("p",{class:"gp-sum-words",children:[(0,le.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,tn.count)(
o),share:(0,tn.percent)(a)}),(0,le.t)("The detector, choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,tn.count)(p),pairs:(0,tn.count)(
r)}),(0,le.t)("Run the experiment again for another round.")].join(" ")}),(0,z.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":d,children:(0,z.jsxs)(
"table",{children:[(0,z.jsx)("caption",{class:"gp-hidden",children:d}),(0,z.jsx)("thead",{children:(0,z.jsxs)("tr",{children:[(0,z.jsx)("th",{scope:"col",children:(0,le.t)(
"pair")}),(0,z.jsx)("th",{scope:"col",children:(0,le.t)("your guess")}),(0,z.jsx)("th",{scope:"col",children:(0,z.jsx)(sl.Term,{class:"gp-share-head",id:s?"gree\
n-list":"g-value",meaning:(0,le.t)("In the text with the watermark, and in the one without it."),formula:"",children:s?(0,le.t)("green with and without"):(0,le.t)(
"mean g with and without")})}),(0,z.jsx)("th",{scope:"col",children:(0,z.jsx)(sl.Term,{id:"z-score",run:c,meaning:(0,le.t)("Standard deviations above chance: th\
e detector’s own evidence."),children:(0,le.t)("z with and without")})})]})}),(0,z.jsx)("tbody",{children:t.map((u,m)=>{let[f,k]=Ti(u),h=n[m]===Vr(u);return(0,z.jsxs)(
"tr",{children:[(0,z.jsx)("th",{scope:"row",children:m+1}),(0,z.jsx)("td",{children:`${h?"✓":"✗"} ${(0,le.t)("text {name}",{name:al[n[m]]})}`}),(0,z.jsx)("t\
d",{children:`${sf(f)}, ${sf(k)}`}),(0,z.jsx)("td",{children:`${(0,Ot.zWords)(f.z_score)}, ${(0,Ot.zWords)(k.z_score)}`})]},m)})})]})})]})}var sf=e=>e.kind==="g\
reen"?(0,tn.percent)(e.green_fraction):(0,il.fixed)(e.mean,3),tx=(e,t)=>Array.from({length:t},(n,o)=>(e-o)/(o+1)).reduce((n,o)=>n*o,1);var hf=l(mf(),1);(0,hf.addGroupPanes)({answer:Cl,draft_lengths:op,sameness:lp,speedup:gp,batch:Ep,choices:od,difference:vd,divergence:_d,grid:rc,lanes:xc,lengths:Gc,
measures:Hc,conclusion:jc,progress:Qc,sensitivity:tu,trie:Su,without:Cu,arrival:_u,estimate:Nu,kl:Du,opened:Vu,precisions:Xu,shelf:rm,serving:Dm,attack:th,detectability:wh,
detection:Th,marked:Wh,mistakes:Nh,strengths:Kh,watermark_cost:Xh,watermark_quiz:df});})();
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
