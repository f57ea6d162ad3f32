// Written by .ci/bundle.py from modules with the SHA-256 0b61205e7e61bc6adc620c5f85b1ea1012797a5bf6071553f14256ed87f2a43f: edit those.
"use strict";(()=>{var Ru=Object.create;var ea=Object.defineProperty;var Nu=Object.getOwnPropertyDescriptor;var Lu=Object.getOwnPropertyNames;var Gu=Object.getPrototypeOf,Au=Object.prototype.hasOwnProperty;var ge=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var zu=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Lu(t))!Au.call(e,r)&&r!==n&&ea(e,r,{get:()=>t[r],enumerable:!(o=Nu(t,r))||o.enumerable});
return e};var c=(e,t,n)=>(n=e!=null?Ru(Gu(e)):{},zu(t||!e||!e.__esModule?ea(n,"default",{value:e,enumerable:!0}):n,e));var wt=ge((bw,ta)=>{ta.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var z=ge((yw,na)=>{na.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var Je=ge((kw,oa)=>{oa.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var sa=ge((vw,ra)=>{ra.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var F=ge((xw,ia)=>{ia.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var pa=ge((Sw,ca)=>{ca.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var co=ge((Pw,ua)=>{ua.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var Mr=ge((Mw,ya)=>{ya.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var it=ge(($w,ka)=>{ka.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var xa=ge((_w,va)=>{va.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var Sa=ge((Ww,Ta)=>{Ta.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var Oa=ge((Ew,Pa)=>{Pa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var _a=ge((Nw,$a)=>{$a.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var Qt=ge((Aw,Ia)=>{Ia.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Is=ge((zw,Fa)=>{Fa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var U=ge((Iw,Ba)=>{Ba.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Pe=ge((Fw,qa)=>{qa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var ja=ge((Bw,Ha)=>{Ha.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/sentence.ts"]});var $t=ge((qw,Da)=>{Da.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Fs=ge((jw,Ka)=>{Ka.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.tsx"]});var Nn=ge((cb,vl)=>{vl.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var ni=ge((fb,El)=>{El.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var Nl=ge((gb,Rl)=>{Rl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var si=ge((Sb,Yl)=>{Yl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var li=ge((Fb,wd)=>{wd.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var tc=ge((Ny,ec)=>{ec.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var ic=ge((Fy,sc)=>{sc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var lc=ge((By,ac)=>{ac.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var cc=ge((qy,dc)=>{dc.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var St=ge((mk,Hc)=>{Hc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var Kt=ge((fk,jc)=>{jc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var tp=ge((Tk,ep)=>{ep.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/card.tsx"]});var Qp=ge((wv,Zp)=>{Zp.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.ts"]});var Yp=ge((bv,Xp)=>{Xp.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.ts"]});var Vn=ge((Bv,cu)=>{cu.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var Wu=ge((ix,_u)=>{_u.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var ma=c(wt(),1),rn=c(z(),1);var Cr=c(Je(),1),aa=c(sa(),1),da=c(F(),1);function la({text:e,class:t="gp-note"}){let n=(0,Cr.useRef)(null);return(0,Cr.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,aa.withTermLinks)(e)),[e]),(0,da.jsx)("p",{class:t,ref:n})}var fa=c(pa(),1),ga=c(co(),1),Ie=c(F(),1),ha=2e3,wa=e=>!!(e&&"sentence"in e);function Iu({group:e}){let t=e.found;if(!wa(t))return null;let{sentence:n,amounts:o=[],
texts:r=[],key:s,notes:i=[]}=t;return(0,Ie.jsxs)(Ie.Fragment,{children:[(0,Ie.jsx)("p",{class:"gp-answer-sentence",role:"status",children:(0,rn.t)(n)}),o.length>
0&&(0,Ie.jsx)("ul",{class:"gp-amounts",children:o.map((a,l)=>(0,Ie.jsx)(Fu,{...a},l))}),r.map((a,l)=>(0,Ie.jsx)(Bu,{...a},l)),s&&r.some(({pieces:a})=>a.some(({apart:l})=>l))&&
(0,Ie.jsxs)("p",{class:"gp-note",children:[(0,Ie.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,rn.t)(s)]}),i.length>0&&(0,Ie.jsx)("ul",{class:"gp-an\
swer-notes",children:i.map((a,l)=>(0,Ie.jsx)("li",{children:(0,Ie.jsx)(la,{text:(0,rn.t)(a)})},l))})]})}var ba=(0,ma.groupPane)(Iu,e=>wa(e.found));function Fu({
label:e,share:t,value:n,more:o}){return(0,Ie.jsxs)("li",{children:[(0,Ie.jsx)("bdi",{children:(0,rn.t)(e)}),(0,Ie.jsx)("span",{class:"gp-amount-track","aria-hid\
den":"true",children:(0,Ie.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*t).toFixed(2)}%`}})}),(0,Ie.jsxs)("span",{class:"gp-amount-value",children:[
(0,rn.t)(n),o&&(0,Ie.jsx)("small",{children:(0,rn.t)(o)})]})]})}function Bu({label:e,pieces:t}){let n=t.length-ha;return(0,Ie.jsxs)("div",{class:"gp-split",children:[
(0,Ie.jsx)("h3",{class:"gp-split-label",children:(0,Ie.jsx)("bdi",{children:(0,rn.t)(e)})}),(0,Ie.jsxs)("p",{class:"gp-pieces",dir:"auto",children:[t.slice(0,ha).
map(({text:o,tip:r,apart:s},i)=>(0,Ie.jsx)("span",{class:s?"gp-piece gp-apart":"gp-piece",ref:r?(0,fa.tip)(()=>(0,rn.t)(r)):void 0,children:(0,Ie.jsx)(ga.TokenLabel,
{text:o})},i)),n>0&&` ${(0,rn.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var Ea=c(Mr(),1),an=c(Je(),1),Ra=c(it(),1),Gt=c(z(),1),Na=c(xa(),1),La=c(Sa(),1);var Ca=c(Oa(),1),zs;function Ma(){return zs??=qu().catch(e=>{throw zs=void 0,e}),zs}async function qu(){if(window.Plotly)return window.Plotly;let e=document.getElementById(
"plotly"),t=document.createElement("script");if(e)t.textContent=await Hu(e.textContent);else if(window.GenerationPlaygroundPlotly)t.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>r(new Error(`Plotly could not be fetched from ${t.
src}.`))});if(document.head.append(t),e||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function Hu(e){
return new Response(new Blob([(0,Ca.bytesOf)(e)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ga=c(_a(),1),sn=c(F(),1);function Mt({chart:e,press:t,class:n=""}){return(0,sn.jsx)("div",{class:`gp-chart-box ${n}`,hidden:!e,children:e&&(0,sn.jsx)(Aa,{chart:e,
press:t})})}function Zt(e,t,n){e.hidden=!t,e.classList.add("gp-chart-box"),t&&(0,Ea.render)((0,sn.jsx)(Aa,{chart:t,press:n}),e)}function Aa({chart:e,press:t}){let n=(0,an.useRef)(
null),o=(0,an.useMemo)(()=>Uu(e),[e]),r=(0,an.useRef)({shown:o,press:t});r.current={shown:o,press:t};let[s,i]=(0,an.useState)(""),a=()=>{let d=n.current;d?.clientWidth&&
(d.dataset.width=String(d.clientWidth),d.setAttribute("aria-busy","true"),ju(d,r.current.shown,p=>r.current.press?.(p)).then(()=>i(""),p=>{console.error("Genera\
tion Playground:",p),i((0,Gt.t)("The chart could not be drawn: its library did not load. Reload the page; the values are in the list below."))}).finally(()=>d.removeAttribute(
"aria-busy")))};(0,an.useLayoutEffect)(a,[o]),(0,an.useEffect)(()=>{let d=n.current;if(!d)return;let p=new ResizeObserver(()=>{d.clientWidth&&d.dataset.width!==
String(d.clientWidth)&&a()});p.observe(d);let h=d.closest(".gp-pane");h?.addEventListener("gp-alone",a);let m=(0,Na.onTheme)(a);return()=>{p.disconnect(),h?.removeEventListener(
"gp-alone",a),m()}},[]);let l=(0,Gt.t)("{chart}. Its values follow as a list.",{chart:o.layout.meta});return(0,sn.jsxs)(sn.Fragment,{children:[s&&(0,sn.jsx)("p",
{class:"gp-note",children:s}),(0,sn.jsx)("div",{class:"gp-chart-plot",ref:n,role:"group","aria-label":l}),(0,sn.jsx)(Ga.ValuesList,{values:Du(o)})]})}async function ju(e,t,n){
let o=await Ma(),r=matchMedia("(pointer: coarse)").matches,s={...Wa(t.layout,e),separators:(0,Ra.separators)(),autosize:!1,width:e.clientWidth,uirevision:"kept",
dragmode:r?!1:"zoom"};e.closest(".gp-alone")&&s.height&&(s.height=Math.max(s.height,Math.round(innerHeight*.6)));let i=Wa(t.data,e);if(e.classList.contains("js-\
plotly-plot")){await o.react(e,i,s);return}(await o.newPlot(e,i,s,Ku(o))).on("plotly_click",({points:[l]})=>n(l))}var Du=({data:e})=>e.flatMap(({text:t,hovertext:n=t,
hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(Boolean);function Ku(e){let t=(o,r)=>({name:o==="svg"?(0,Gt.t)("Download plot as an SVG"):(0,Gt.t)(
"Download plot as a PNG"),icon:r,click(s){let{clientWidth:i,clientHeight:a}=s,l=(0,La.fileNameOf)(s.layout.meta);e.downloadImage(s,{format:o,filename:l,width:i,
height:a,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,Gt.t)("Zoom"),Pan:(0,Gt.t)("Pan"),"Zoom in":(0,Gt.t)("Zoom in"),"Zoom out":(0,Gt.t)(
"Zoom out"),"Reset axes":(0,Gt.t)("Reset axes"),"Double-click to zoom back out":(0,Gt.t)("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,
modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[t("png",e.Icons.camera),t("svg",e.Icons.disk)]}}function _r(e,t,n){if(!e)
return e;let{shapes:o=[],annotations:r=[]}=e.layout,i={type:"line",x0:t,x1:t,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},l={x:t,
yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...e,layout:{...e.layout,shapes:[...o,i],annotations:[...r,l]}}}function za(e,{
x:t,y:n,words:o}){if(!e)return e;let s={type:"scatter",mode:"markers",x:[t],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};
return{...e,data:[...e.data,s]}}var Vu=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;function $r(e,t){let n=t(e);return n!==void 0?n:Array.isArray(e)?e.map(o=>$r(o,t)):
!e||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([o,r])=>[o,$r(r,t)]))}var Uu=e=>$r(e,t=>(0,Gt.isSaid)(t)?(0,Gt.t)(t):void 0),Wa=(e,t)=>$r(e,n=>typeof n==
"string"?Ju(n,t):void 0);function Ju(e,t){let[,n,o]=Vu.exec(e)??[];if(!n)return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
t).getPropertyValue(n).trim();return o?`rgba(${[1,3,5].map(i=>parseInt(r.slice(i,i+2),16)).join(", ")}, ${o})`:r}var Ja=c(wt(),1),Hs=c(it(),1),Za=c(Qt(),1),Rr=c(Is(),1),kn=c(U(),1),Q=c(z(),1),No=c(Pe(),1),js=c(ja(),1),Ro=c($t(),1);var Rn=c(F(),1);function _o({verdict:e,sign:t,words:n,more:o}){return(0,Rn.jsxs)(Rn.Fragment,{children:[(0,Rn.jsxs)("p",{class:"gp-answer","data-verdict":e,children:[
(0,Rn.jsx)("span",{class:"gp-answer-sign","aria-hidden":"true",children:t}),(0,Rn.jsx)("span",{class:"gp-answer-words",children:n})]}),(0,Rn.jsx)("p",{class:"gp\
-answer-more",children:o})]})}var Qa=c(Fs(),1);var po=c(it(),1),Bs=c(U(),1),Wo=c(z(),1),Va=c(Pe(),1),Zu=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),qs=(e,t,n,o=1)=>Zu(e,t)/(t*n+o),At=e=>(0,Va.isKnown)(
e)?`${(0,po.fixed)(e,2)} ×`:"–",Zn=({low:e,high:t})=>`${(0,po.fixed)(e,2)}–${(0,po.fixed)(t,2)}`,Wr=()=>(0,Wo.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),rr=e=>e<.9995?`${(0,po.significant)(e*1e3,3)} ms`:`${(0,po.significant)(e,3)} s`;function zt(e,{done:t,runs:n}){if(t>=n)return"";let o={done:(0,Bs.count)(t),
left:(0,Bs.count)(n-t)};return e.done?(0,Wo.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,Wo.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Eo=(0,Wo.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");var ee=c(F(),1),Xa=(e,{value:t})=>`${e} = ${t}`;function Qu({group:e}){let t=e.found,{words:n,setting:o="",times:r="",more:s,...i}=Xu(t,e);return(0,ee.jsxs)(ee.Fragment,
{children:[(0,ee.jsxs)("header",{class:"gp-head",children:[(0,ee.jsx)("h2",{class:"gp-title",children:(0,Q.t)("Which setting is best?")}),(0,ee.jsx)("p",{class:"\
gp-note gp-missing",children:zt(e,t)})]}),(0,ee.jsx)(_o,{...i,words:(0,js.sentence)(n,{setting:(0,ee.jsx)("code",{children:o}),times:r}),more:s}),t.others&&(0,ee.jsxs)(
"p",{class:"gp-warning",children:["⚠ ",(0,Q.t)(Eo)]}),(0,ee.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${(0,js.sentence)(n,{setting:o,
times:r}).join("")}. ${s}`}),(0,ee.jsx)(th,{found:t}),(0,ee.jsx)(Mt,{class:"gp-settings",chart:e.charts.lengths}),(0,ee.jsx)("div",{class:"gp-wide",tabIndex:0,role:"\
region","aria-label":(0,Q.t)("The settings in numbers"),children:(0,ee.jsx)(oh,{found:t})})]})}var Ya=(0,Ja.groupPane)(Qu,e=>e.answered("lengths"));function Xu(e,t){
let{knob:n,points:o,leader:r,best:s,fewest:i,noise:a}=e,l=o.filter(({speedup:f})=>f),d=(f,M)=>({verdict:"wait",sign:"…",words:f,more:M});if(a&&l.length)return d(
(0,Q.t)("No verdict on time"),(0,Q.t)(a));let p=l.find(f=>f.group===r);if(!p?.speedup){if(t.done)return d((0,Q.t)("No answer"),(0,Q.t)("No setting has a complet\
e pair of runs."));let f=(0,Q.tn)(o.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:(0,kn.count)(l.length)});return d(
(0,Q.t)("Not known yet"),l.length?f:(0,Q.t)("The first counted runs are under way."))}let{speedup:h,verdict:m,pairs:y}=p,v={setting:Xa(n,p),times:At(h.median),interval:Zn(
h)};if(m==="wait"||m==="noisy"){let f=(0,Q.tn)(y,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{s\
etting} has the highest median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{...v,fewest:(0,kn.count)(i)});return d(t.done?(0,Q.t)(
"No answer"):(0,Q.t)("Not known yet"),f)}let T={faster:[],slower:[(0,Q.t)("It is slower than decoding without drafts.")],even:[(0,Q.t)("The interval includes 1:\
 no clear difference from decoding without drafts.")]}[m],P=(0,Q.t)("90 % interval: {interval}.",v),x={setting:v.setting,times:v.times},w={faster:"good",slower:"\
bad",even:"even"}[m];if(l.length===1)return{verdict:w,sign:{faster:"▲",slower:"▼",even:"≈"}[m],words:(0,Q.t)("{setting} is the only setting that was measu\
red: {times}"),more:[P,...T].join(" "),...x};if(s===null)return{verdict:"even",sign:"≈",words:t.running?(0,Q.t)("No clear best setting so far"):(0,Q.t)("No cl\
ear best setting"),more:[Yu(e,l.length,v),...T,(0,Q.t)("More repeats tell more.")].join(" ")};let b=m==="slower"?t.running?(0,Q.t)("{setting} is best so far, bu\
t only {times}"):(0,Q.t)("{setting} is best, but only {times}"):t.running?(0,Q.t)("{setting} is best so far: {times}"):(0,Q.t)("{setting} is best: {times}");return{
verdict:w,sign:m==="slower"?"▼":"★",words:b,more:[P,(0,Q.t)("It was faster than each of the others, turn by turn."),...T].join(" "),...x}}function Yu({points:e,
rivals:t},n,o){if(t.length>2&&t.length===n-1)return(0,Q.t)("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as \
good.",o);let r=eh(e.filter(({group:s})=>t.includes(s)).map(({value:s})=>s));return(0,Q.t)("{setting} has the highest median, {times}, with a 90 % interval of {\
interval}; {others} may be as good.",{...o,others:r})}var eh=e=>e.length<2?e.join(""):(0,Q.t)("{names} and {last}",{names:e.slice(0,-1).join(", "),last:e.at(-1)});
function th({found:{points:e,curve:t,measured_curve:n}}){let o=r=>(0,ee.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,ee.jsx)("path",{class:r,
d:"M1 4H25"})});return(0,ee.jsxs)("p",{class:"gp-note gp-keys",children:[(0,ee.jsxs)("span",{children:[(0,ee.jsxs)("svg",{width:"12",height:"20","aria-hidden":"\
true",children:[(0,ee.jsx)("path",{class:"gp-spread",d:"M6 1V19M1 1H11M1 19H11"}),(0,ee.jsx)("circle",{class:"gp-measured",cx:"6",cy:"10",r:"5"})]}),(0,ee.jsx)(
Ro.Term,{id:"speed-up",formula:"",meaning:(0,Q.t)("The median speed-up of this setting’s runs, each compared with the run without drafts beside it, and its 90 %\
 interval."),children:(0,Q.t)("measured, with its 90 % interval")})]}),t.length>0&&(0,ee.jsxs)("span",{class:"gp-of-formula",children:[o("gp-theory gp-dashed"),
(0,ee.jsx)(Ro.Term,{id:"speed-up",meaning:(0,Q.t)("Leviathan et al. 2023, theorem 3.8: (1 − α^(γ+1)) / ((1 − α) (γ c + 1)), with the acceptance rate α and the c\
ost c of drafting a token, both over all runs. It assumes that verifying a draft costs as much as one token, and is drawn for drafts of exactly γ tokens."),children:(0,Q.t)(
"the paper’s formula")})]}),n.length>0&&(0,ee.jsxs)("span",{class:"gp-of-verify",children:[o("gp-theory gp-dotted"),(0,ee.jsx)(Ro.Term,{id:"speed-up",formula:"",
meaning:(0,Q.t)("The same formula with the measured time of a round: the straight line that fits it best over the tokens drafted in it. Verifying a draft then c\
osts what it really did."),children:(0,Q.t)("with the measured cost of verifying")})]}),e.some(({formula:r})=>(0,No.isKnown)(r))&&(0,ee.jsxs)("span",{class:"gp-\
of-own",children:[(0,ee.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,ee.jsx)("path",{class:"gp-own-formula",d:"M7 1L13 7L7 13L1 7Z"})}),(0,ee.jsx)(
Ro.Term,{id:"speed-up",formula:"",meaning:(0,Q.t)("The formula with the setting’s own acceptance rate, drafted tokens per round and cost."),children:(0,Q.t)("\
the formula for each setting by itself")})]}),(0,ee.jsxs)("span",{children:[o("gp-unity"),(0,Q.t)("as fast as without")]})]})}var Er=e=>(0,No.isKnown)(e)?(0,kn.percent)(
e):"",Ua=e=>e||"–",nh=()=>[{name:"draft_acceptance_rate",term:"acceptance-rate",meaning:(0,Q.t)(Rr.FIGURES.draft_acceptance_rate),value:e=>Ua(Er(e.draft_acceptance_rate)),
words:e=>Er(e.draft_acceptance_rate)},{name:"judged_acceptance_rate",term:"acceptance-rate",meaning:(0,Q.t)(Rr.FIGURES.judged_acceptance_rate),formula:(0,Q.t)("\
accepted / judged"),value:({rate:e})=>Ua(Er(e)),words:({rate:e})=>Er(e)},{name:"mean_acceptance_length",term:"acceptance-length",meaning:(0,Q.t)(Rr.FIGURES.mean_acceptance_length),
value:({mean_acceptance_length:e})=>(0,kn.decimals)(e,2),words:({mean_acceptance_length:e})=>(0,No.isKnown)(e)?(0,Hs.fixed)(e,2):""},{name:(0,Q.t)("drafted per \
round"),term:"draft",meaning:(0,Q.t)("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),formula:(0,Q.t)(
"drafted / rounds"),value:({drafted:e})=>(0,kn.decimals)(e,2),words:({drafted:e})=>(0,No.isKnown)(e)?(0,Hs.fixed)(e,2):""},{name:(0,Q.t)("speed-up"),term:"speed\
-up",meaning:`${(0,Q.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.")} ${Wr()}`,formula:"",
value:({speedup:e})=>(0,ee.jsxs)(ee.Fragment,{children:[(0,ee.jsx)("span",{children:At(e?.median)}),(0,ee.jsx)("small",{children:e&&`  ${Zn(e)}`})]}),words:({speedup:e,
pairs:t})=>e?(0,Q.tn)(t,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:At(e.median),interval:Zn(e)}):""},{name:(0,Q.t)(
"formula"),term:"speed-up",meaning:(0,Q.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),value:({
formula:e})=>At(e),words:({rate:e,drafted:t,formula:n})=>(0,No.isKnown)(n)?(0,Q.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,kn.decimals)(e),drafted:(0,kn.decimals)(
t,2),times:At(n)}):""}];function oh({found:{knob:e,points:t,best:n}}){let o=nh(),r=s=>(0,Za.inARow)(t.map(i=>{let a=s(i);return a?(0,Q.t)("{name}: {words}",{name:Xa(
e,i),words:a}):""}));return(0,ee.jsxs)("table",{children:[(0,ee.jsx)("thead",{children:(0,ee.jsxs)("tr",{children:[(0,ee.jsx)("th",{scope:"col",children:e}),o.map(
({name:s,term:i,meaning:a,formula:l,words:d})=>(0,ee.jsx)("th",{scope:"col",children:(0,ee.jsx)(Ro.Term,{id:i,meaning:a,formula:l,run:()=>r(d),children:(0,ee.jsx)(
Qa.BreakableName,{name:s})})},s))]})}),(0,ee.jsx)("tbody",{children:t.map(s=>{let i=s.group===n;return(0,ee.jsxs)("tr",{class:i?"gp-best":"",children:[(0,ee.jsxs)(
"th",{scope:"row",children:[(0,ee.jsx)("span",{children:s.value}),(0,ee.jsx)("b",{"aria-hidden":"true",children:i&&" ★"}),(0,ee.jsx)("span",{class:"gp-hidden",
children:i&&` ${(0,Q.t)("(best)")}`})]}),o.map(({name:a,value:l})=>(0,ee.jsx)("td",{children:l(s)},a))]},s.group)})})]})}var nl=c(wt(),1),Ds=c(it(),1),bt=c(U(),1),ne=c(z(),1),uo=c(Pe(),1),Us=c($t(),1),ol=c(co(),1);var A=c(F(),1);function rh({group:e}){let t=e.found,n=t.mode==="greedy"?sh(t,e):lh(t,e);return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsxs)("header",{class:"gp-he\
ad",children:[(0,A.jsx)("h2",{class:"gp-title",children:(0,ne.t)("Is it the same?")}),(0,A.jsx)("p",{class:"gp-note gp-missing",children:zt(e,t)})]}),(0,A.jsx)(
_o,{...n}),(0,A.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${n.words}. ${n.more}`}),t.mode==="greedy"?(0,A.jsx)(ah,{found:t}):(0,A.jsx)(
uh,{found:t,group:e})]})}var rl=(0,nl.groupPane)(rh,e=>e.answered("same")),Ks=(e,t)=>({verdict:"wait",sign:"…",words:e.done?(0,ne.t)("No answer"):(0,ne.t)("No\
t known yet"),more:t});function sh({checked:e,equal:t,at:n},o){if(!e||t===null)return Ks(o,(0,ne.t)("A text without drafts and one with drafts must both have en\
ded."));if(t){let r=(0,ne.tn)(e,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token i\
ds with and without drafts in each of {count} pairs of texts.");return{verdict:"good",sign:"✓",words:(0,ne.t)("The same tokens"),more:r}}return{verdict:"bad",
sign:"✗",words:(0,ne.t)("Different from token {place} on",{place:(0,bt.count)(n+1)}),more:(0,ne.t)("Greedy decoding should write the same tokens with drafts. \
Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there.")}}var el=/[\p{L}\p{M}\p{N}]/u;
function ih(e,t){let n=0;for(;n<Math.min(e.length,t.length)&&e[n]===t[n];)n+=1;let o=()=>el.test(e[n-1])&&el.test((e[n]||"")+(t[n]||""));for(;n>0&&o();)n-=1;let r=s=>n+
(/^\s*\S*/.exec(s.slice(n))?.[0].length??0);return{shared:n,ends:[r(e),r(t)]}}function ah({found:{texts:e,equal:t,checked:n}}){let[o,r]=n>0?e:[];if(o===void 0||
r===void 0)return null;let s=t===!0||o===r,{shared:i,ends:a}=ih(o,r);return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)("div",{class:"gp-both-texts",children:[o,r].
map((l,d)=>(0,A.jsxs)("div",{children:[(0,A.jsx)("h3",{children:d?(0,ne.t)("with drafts"):(0,ne.t)("without drafts")}),(0,A.jsx)("p",{dir:"auto",tabIndex:0,children:s?
l:(0,A.jsxs)(A.Fragment,{children:[l.slice(0,i),(0,A.jsx)("mark",{children:l.slice(i,a[d])||"∎"}),(0,A.jsx)("span",{class:"gp-apart",children:l.slice(a[d])})]})})]},
d))}),t===!1&&!s&&(0,A.jsxs)("p",{class:"gp-note gp-mark-key",children:[(0,A.jsx)("mark",{children:"✗"})," ",(0,ne.t)("the first words that differ")]})]})}var Vs=e=>`\
p = ${e<.001?(0,Ds.significant)(e,1):(0,Ds.significant)(e,2)}`;function lh({p:e,verdict:t,counts:n,level:o},r){let[s,i]=[n[0],(0,bt.count)(n[1])];if(!(0,uo.isKnown)(
e)||t==="wait"){if(r.done){let m=(0,ne.tn)(s,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted\
} with drafts: too few for a test.",{assisted:i});return Ks(r,m)}let p=(0,ne.tn)(s,"{count} text without drafts, {assisted} with drafts so far.","{count} texts \
without drafts, {assisted} with drafts so far.",{assisted:i}),h=(0,ne.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks r\
ight, would make it worthless.");return Ks(r,`${p} ${h}`)}let a=(0,ne.tn)(s,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts\
, {assisted} with drafts.",{assisted:i}),l={level:(0,bt.percent)(o)};if(t==="same"){let p=`${a} ${(0,ne.t)("A p below {level} would count as a difference.",l)}`;
return{verdict:"good",sign:"✓",words:(0,ne.t)("{p}: no difference found",{p:Vs(e)}),more:p}}let d=`${a} ${(0,ne.t)("p is below {level}.",l)}`;return{verdict:"\
bad",sign:"✗",words:(0,ne.t)("{p}: the distributions differ",{p:Vs(e)}),more:d}}function dh({p:e,verdict:t}){if(!(0,uo.isKnown)(e))return"";let n=(0,ne.t)("If\
 both draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,bt.percent)(e)});return t==="differs"?`${n} ${(0,ne.t)(
"That is so rare that chance is a poor explanation.")}`:t==="same"?`${n} ${(0,ne.t)("That is not unusual.")}`:n}function ch({counts:e,tokens:t,verdict:n,level:o}){
let[r,s]=e,i=Math.round(100*Math.sqrt(1/r+1/s)),a=(0,ne.tn)(t,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(n==="differs")return[(0,ne.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,ne.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,bt.percent)(o)}),
a];let l=r===s?(0,ne.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,bt.count)(r),
points:i}):(0,ne.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,bt.count)(
r),assisted:(0,bt.count)(s),points:i});return[(0,ne.t)("Not finding a difference does not prove that there is none."),`${l} ${(0,ne.t)("Smaller true differences\
 mostly go unnoticed; more texts show more.")}`,a]}function ph({surprise:e},t){if(!(0,uo.isKnown)(e?.without)||!(0,uo.isKnown)(e.with))return"";let n=o=>(0,bt.information)(
o,t.unit).replace("-","−");return(0,ne.t)("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It\
 is 0 on average for the target’s own draws.",{without:n(e.without),assisted:n(e.with)})}function uh({found:e,group:t}){let{p:n,counts:o,positions:r}=e,s=dh(e),
i=()=>(0,uo.isKnown)(n)?(0,ne.tn)(o[0],"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with draf\
ts give {p}.",{assisted:(0,bt.count)(o[1]),p:Vs(n)}):"";return(0,A.jsxs)("div",{class:"gp-of-sampling",children:[s&&(0,A.jsx)("p",{class:"gp-meaning",children:s}),
(0,uo.isKnown)(n)&&(0,A.jsxs)("div",{class:"gp-evidence",children:[(0,A.jsxs)("figure",{class:"gp-trial-figure gp-of-shuffles",hidden:!t.charts.shuffles,children:[
(0,A.jsx)("h3",{children:(0,ne.t)("Could it be chance?")}),(0,A.jsxs)("p",{class:"gp-note",children:[(0,ne.t)("How different the two groups of texts are, and ho\
w different groups are after the labels “without” and “with” were shuffled among all texts.")," ",(0,A.jsx)(Us.Term,{id:"p-value",formula:"",run:i,meaning:(0,ne.t)(
"Two things are compared: how often each token occurs at each position, by the sum of the chi-square statistics of the positions; and how surprising the target \
finds the texts, by the difference of the means. Each is written in standard deviations over all shuffles, and the larger one counts."),children:(0,ne.t)("How i\
t is measured")})]}),(0,A.jsx)(Mt,{class:"gp-shuffles",chart:t.charts.shuffles}),(0,A.jsx)("p",{class:"gp-note gp-surprise",children:ph(e,t)})]}),(0,A.jsxs)("di\
v",{class:"gp-cannot",children:[(0,A.jsx)("h3",{children:(0,ne.t)("What a p-value cannot show")}),(0,A.jsx)("ul",{children:ch(e).map((a,l)=>(0,A.jsx)("li",{children:a},
l))})]})]}),r.length>0&&(0,A.jsxs)("div",{class:"gp-trial-figure",children:[(0,A.jsx)("h3",{class:"gp-places-title",children:(0,ne.t)("The tokens, position by p\
osition")}),(0,A.jsxs)("p",{class:"gp-note gp-keys",children:[(0,A.jsxs)("span",{children:[(0,A.jsx)("i",{class:"gp-bar-without","aria-hidden":"true"}),(0,ne.t)(
"without drafts")]}),(0,A.jsxs)("span",{children:[(0,A.jsx)("i",{class:"gp-bar-with","aria-hidden":"true"}),(0,ne.t)("with drafts")]}),(0,A.jsx)("span",{children:(0,ne.t)(
"how many texts have this token there")})]}),(0,A.jsx)("ol",{class:"gp-places",children:r.map(({position:a,tokens:l})=>(0,A.jsx)(hh,{position:a,tokens:l,counts:o},
a))})]})]})}function hh({position:e,tokens:t,counts:n}){let o={without:n[0]-t.reduce((r,s)=>r+s.without,0),with:n[1]-t.reduce((r,s)=>r+s.with,0)};return(0,A.jsx)(
"li",{children:(0,A.jsxs)("table",{children:[(0,A.jsx)("caption",{children:(0,A.jsx)(Us.Term,{id:"sample",formula:"",meaning:(0,ne.t)("How many texts of each si\
de have this token at this place."),children:(0,ne.t)("token {place}",{place:(0,bt.count)(e)})})}),(0,A.jsx)("thead",{children:(0,A.jsxs)("tr",{class:"gp-hidden",
children:[(0,A.jsx)("th",{scope:"col",children:(0,ne.t)("token")}),(0,A.jsx)("th",{scope:"col",children:(0,ne.t)("without")}),(0,A.jsx)("th",{scope:"col",children:(0,ne.t)(
"with")})]})}),(0,A.jsxs)("tbody",{children:[t.map((r,s)=>(0,A.jsx)(tl,{token:r,counts:n},s)),(o.without>0||o.with>0)&&(0,A.jsx)(tl,{token:{...o,text:null},words:(0,ne.t)(
"all others"),counts:n})]})]})})}function tl({token:e,words:t,counts:n}){let o=[{name:"without",number:e.without,most:n[0]},{name:"with",number:e.with,most:n[1]}],
r={without:(0,bt.count)(e.without),assisted:(0,bt.count)(e.with)};return(0,A.jsxs)("tr",{children:[(0,A.jsx)("th",{scope:"row",children:e.text===null?(0,A.jsx)(
"bdi",{class:"gp-plain",children:t??(0,ne.t)("text ended")}):(0,A.jsx)(ol.TokenLabel,{text:e.text})}),(0,A.jsx)("td",{colSpan:2,"aria-label":(0,ne.t)("{without}\
 without, {assisted} with",r),children:(0,A.jsx)("div",{class:"gp-counts",children:o.map(({name:s,number:i,most:a})=>[(0,A.jsx)("i",{class:`gp-bar-${s}`,"aria-h\
idden":"true",style:{width:`${(100*Math.min(1,i/Math.max(1,a))).toFixed(2)}%`}}),(0,A.jsx)("span",{children:(0,bt.count)(i)})])})})]})}var cl=c(wt(),1),Ht=c(it(),1),dn=c(U(),1),oe=c(z(),1),jt=c(Pe(),1),ho=c($t(),1);var pl=c(Fs(),1);var Js=c(U(),1),ln=c(z(),1),Lo=c(Pe(),1),il=c($t(),1);var yt=c(F(),1),mh=.14;function al(e,t){return e==="draft"?[(0,ln.t)("draft"),(0,ln.t)("{share} of the time with drafts goes into writing them: all forward pass\
es of the draft model, or the search for text to copy.",{share:t})]:e==="verify"?[(0,ln.t)("verify"),(0,ln.t)("{share} of the time with drafts goes into the tar\
get model’s passes over them.",{share:t})]:[(0,ln.t)("rest"),(0,ln.t)("{share} of the time with drafts goes into all else: comparing, choosing, and what the l\
ibrary does around it.",{share:t})]}function ll({found:{pairs:e,draft_share:t,verify_share:n}}){if(!e.length||!(0,Lo.isKnown)(t)||!(0,Lo.isKnown)(n))return null;
let o=(0,Lo.medianOf)(e.map(a=>a.without)),r=(0,Lo.medianOf)(e.map(a=>a.with)),s=Math.max(o,r),i=[["draft",t],["verify",n],["rest",Math.max(0,1-t-n)]];return(0,yt.jsxs)(
"figure",{class:"gp-trial-figure gp-of-time",children:[(0,yt.jsx)("h3",{children:(0,ln.t)("Where the time goes")}),(0,yt.jsxs)("ul",{class:"gp-time-bars",children:[
(0,yt.jsx)(sl,{name:(0,ln.t)("without"),value:o,longest:s,parts:[["plain",1]]}),(0,yt.jsx)(sl,{name:(0,ln.t)("with"),value:r,longest:s,parts:i})]}),(0,yt.jsx)("\
p",{class:"gp-note gp-keys gp-time-keys",children:i.map(([a,l])=>{let[d,p]=al(a,(0,Js.percent)(l));return(0,yt.jsxs)("span",{children:[(0,yt.jsx)("i",{"data-par\
t":a,"aria-hidden":"true"}),(0,yt.jsxs)(il.Term,{id:"time",meaning:p,unit:"%",children:[d," ",(0,Js.percent)(l)]})]},a)})})]})}function sl({name:e,value:t,longest:n,
parts:o}){return(0,yt.jsxs)("li",{children:[(0,yt.jsx)("span",{children:e}),(0,yt.jsx)("span",{class:"gp-time-bar","aria-hidden":"true",children:o.map(([r,s])=>{
let i=s*t/n;return(0,yt.jsx)("i",{"data-part":r,style:{width:`${(i*100).toFixed(2)}%`},children:(0,yt.jsx)("b",{children:r!=="plain"&&i>mh?al(r,"")[0]:null})},r)})}),
(0,yt.jsx)("span",{children:(0,ln.t)("{time} per token",{time:rr(t)})})]})}var I=c(F(),1);function fh({group:e}){let t=e.found,{interval:n,...o}=gh(t,e),{charts:r}=e;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("header",{class:"gp\
-head",children:[(0,I.jsx)("h2",{class:"gp-title",children:(0,oe.t)("Is it faster?")}),(0,I.jsx)("p",{class:"gp-note gp-missing",children:zt(e,t)})]}),(0,I.jsxs)(
"div",{class:"gp-verdict",children:[(0,I.jsxs)("div",{children:[(0,I.jsx)(_o,{...o,more:(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)("span",{children:o.more})," ",
n&&(0,I.jsx)(ho.Term,{class:"gp-of-spread",id:"interval",run:()=>wh(t),meaning:Wr(),children:n})]})}),(0,I.jsx)(bh,{found:t})]}),(0,I.jsx)("ul",{class:"gp-reaso\
ns","aria-label":(0,oe.t)("Why"),children:t.reasons.map((s,i)=>(0,I.jsx)("li",{children:(0,oe.t)(s)},i))})]}),t.others&&(0,I.jsxs)("p",{class:"gp-warning",children:[
"⚠ ",(0,oe.t)(Eo)]}),(0,I.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&`${o.words}. ${o.more} ${n}`}),(0,I.jsxs)("div",{class:"gp-halves",
children:[(0,I.jsxs)("div",{class:"gp-half",children:[t.pairs.length>0&&(0,I.jsxs)(hl,{name:"pairs",title:(0,oe.t)("Time per token, pair by pair"),children:[(0,I.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,I.jsxs)("span",{children:[(0,I.jsx)(Zs,{size:12,children:(0,I.jsx)("circle",{class:"gp-dot-without",cx:"6",cy:"6",r:"4\
.5"})}),(0,oe.t)("without drafts")]}),(0,I.jsxs)("span",{children:[(0,I.jsx)(Zs,{size:12,children:(0,I.jsx)("circle",{class:"gp-dot-with",cx:"6",cy:"6",r:"5.5"})}),
(0,oe.t)("with drafts")]})]}),(0,I.jsx)(Mt,{class:"gp-pairs",chart:r.pairs}),(0,I.jsx)("p",{class:"gp-note",children:(0,oe.t)("Runs alternate: without, with, wi\
thout, with. The first pair warms up and is not counted.")})]}),(0,I.jsx)(ll,{found:t})]}),(0,I.jsx)("div",{class:"gp-half",children:(0,I.jsx)(yh,{found:t,group:e})})]}),
(0,I.jsx)(xh,{found:t})]})}var ul=(0,cl.groupPane)(fh,e=>e.answered("speed"));function hl({name:e,title:t,children:n}){return(0,I.jsxs)("figure",{class:`gp-tria\
l-figure gp-of-${e}`,children:[(0,I.jsx)("h3",{children:t}),n]})}var Zs=({size:e,children:t})=>(0,I.jsx)("svg",{width:e,height:e,"aria-hidden":"true",children:t});
function gh(e,t){let{verdict:n,noise:o,speedup:r,pairs:s,fewest:i}=e,{length:a}=s,l=t.done?(0,oe.t)("No answer"):(0,oe.t)("Not known yet");if(n==="noisy")return{
verdict:"wait",sign:"…",words:(0,oe.t)("No verdict on time"),more:(0,oe.t)(o),interval:""};if(!r){let v=t.done?(0,oe.t)("No pair of runs was completed."):(0,oe.t)(
"The first counted pair is under way.");return{verdict:"wait",sign:"…",words:l,more:v,interval:""}}let d=At(r.median),p=Zn(r),h=(0,oe.tn)(a,"Median of {count}\
 pair of runs.","Median of {count} pairs of runs."),m=(0,oe.t)("90 % interval: {interval}.",{interval:p});if(n==="faster")return{verdict:"good",sign:"▲",words:t.
running?(0,oe.t)("{times} faster so far",{times:d}):(0,oe.t)("{times} faster",{times:d}),more:h,interval:m};if(n==="slower")return{verdict:"bad",sign:"▼",words:t.
running?(0,oe.t)("{times}: slower so far",{times:d}):(0,oe.t)("{times}: slower",{times:d}),more:h,interval:m};if(n==="even")return{verdict:"even",sign:"≈",words:t.
running?(0,oe.t)("No clear difference so far"):(0,oe.t)("No clear difference"),more:(0,oe.tn)(a,"{times} is the median of {count} pair of runs.","{times} is the\
 median of {count} pairs of runs.",{times:d}),interval:(0,oe.t)("The 90 % interval {interval} includes 1.",{interval:p})};let y=(0,oe.tn)(a,"{times} is the medi\
an of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:d,
fewest:(0,dn.count)(i)});return{verdict:"wait",sign:"…",words:l,more:y,interval:""}}var wh=({pairs:e})=>e.length?(0,oe.tn)(e.length,"the speed-up of {count} p\
air: {each}.","the speed-ups of {count} pairs: {each}.",{each:(0,Ht.listed)(e.map(({speedup:t})=>(0,Ht.fixed)(t,2)).sort())}):"";function bh({found:{identical:e,
pairs:t}}){if(!e?.checked)return null;let{checked:n,equal:o,at:r}=e,s=n>t.length?(0,oe.tn)(n,"Same tokens in the warm-up pair","Same tokens in all {count} pairs\
, the warm-up included"):(0,oe.tn)(n,"Same tokens in the pair","Same tokens in all {count} pairs");return(0,I.jsxs)("p",{class:"gp-badge","data-verdict":o?"good":
"bad",children:[(0,I.jsx)("b",{"aria-hidden":"true",children:o?"✓":"✗"}),(0,I.jsx)("span",{children:o?s:(0,oe.t)("Not the same tokens: a text diverges at to\
ken {place}",{place:(0,dn.count)(r+1)})})]})}var ml=({acceptance:e})=>e?.judged_acceptance_rate??null;function yh({found:e,group:t}){let{drafted:n,cost:o,verify:r}=e;
if(!(0,jt.isKnown)(n)||!(0,jt.isKnown)(o)||!(0,jt.isKnown)(r))return null;let s=()=>{let i=ml(e);return(0,jt.isKnown)(i)?(0,oe.t)("α = {rate}, γ = {drafted}, c \
= {cost} and v = {verify} give {times}.",{rate:(0,dn.decimals)(i),drafted:(0,Ht.fixed)(n,2),cost:(0,Ht.fixed)(o,2),verify:(0,Ht.fixed)(r,2),times:At(qs(i,n,o,r))}):
""};return(0,I.jsxs)(hl,{name:"rates",title:(0,oe.t)("How often must the target accept?"),children:[(0,I.jsxs)("p",{class:"gp-note gp-keys",children:[(0,I.jsxs)(
"span",{children:[(0,I.jsx)("svg",{width:"24",height:"8","aria-hidden":"true",children:(0,I.jsx)("path",{class:"gp-theory",d:"M1 4H23"})}),(0,I.jsx)(ho.Term,{id:"\
speed-up",formula:"",run:s,meaning:(0,oe.t)("Tokens that a round is expected to write, divided by what the round costs: (1 − α^(γ+1)) / (1 − α) / (γ c + v). α i\
s the acceptance rate, γ the drafted tokens per round, c the cost of drafting one and v that of the target’s pass over the draft, both as measured here. After L\
eviathan et al. 2023, theorem 3.8, where v is 1."),children:(0,oe.t)("expected by the formula at the costs measured here")})]}),(0,I.jsxs)("span",{children:[(0,I.jsx)(
Zs,{size:14,children:(0,I.jsx)("path",{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,oe.t)("measured")]})]}),(0,I.jsx)(Mt,{class:"gp-rates",chart:t.charts.
rates}),(0,I.jsx)("p",{class:"gp-rate-words",children:kh(e,qs(1,n,o,r))})]})}function kh(e,t){let{break_even:n}=e,o=ml(e);if(!(0,jt.isKnown)(n))return(0,oe.t)("\
No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:At(t)});if(n<=0)return(0,oe.t)("Any acceptan\
ce rate is enough at these costs.");let r=(0,dn.percent)(n);if(!(0,jt.isKnown)(o))return(0,oe.t)("The target must keep at least {least} of the tokens that it ju\
dges.",{least:r});let s={least:r,rate:(0,dn.percent)(o)};return o>=n?(0,oe.t)("The target must keep at least {least} of the tokens that it judges; here it keeps\
 {rate}.",s):(0,oe.t)("The target must keep at least {least} of the tokens that it judges, but here it keeps only {rate}.",s)}var vh=["draft_acceptance_rate","j\
udged_acceptance_rate","mean_acceptance_length","passes_saved"];function xh({found:e}){let{acceptance:t,drafted:n,cost:o,verify:r}=e,s=[];for(let i of t?vh:[]){
let a=t?.[i];if(!t||!(0,jt.isKnown)(a))continue;let l=i.endsWith("rate")?(0,dn.percent)(a):i.endsWith("length")?(0,Ht.fixed)(a,2):(0,dn.count)(a);s.push((0,I.jsx)(
Nr,{value:l,children:(0,I.jsx)(ho.Term,{...(0,pl.termOfFigure)(i,l,t),children:i})}))}if((0,jt.isKnown)(n)){let i=()=>t?(0,oe.tn)(t.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,dn.count)(t.num_draft_tokens),value:(0,Ht.fixed)(n,2)}):"";s.push((0,I.jsx)(
Nr,{value:(0,Ht.fixed)(n,2),children:(0,I.jsx)(ho.Term,{id:"draft",formula:"",run:i,meaning:(0,oe.t)("num_draft_tokens / all rounds, those without a draft inclu\
ded: the γ of the formula."),children:(0,oe.t)("drafted tokens per round")})}))}return(0,jt.isKnown)(o)&&s.push((0,I.jsx)(Nr,{value:(0,Ht.fixed)(o,2),children:(0,I.jsx)(
ho.Term,{id:"draft-cost",run:()=>dl(o,e),meaning:(0,oe.t)("Draft time per drafted token / time per token without drafts, both without the reading of the prompt:\
 the c of the formula."),children:(0,oe.t)("cost of drafting one token")})})),(0,jt.isKnown)(r)&&s.push((0,I.jsx)(Nr,{value:(0,Ht.fixed)(r,2),children:(0,I.jsx)(
ho.Term,{id:"draft-cost",run:()=>dl(r,e),meaning:(0,oe.t)("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes 1; on a p\
rocessor without spare capacity it is more."),children:(0,oe.t)("cost of verifying a draft")})})),(0,I.jsx)("dl",{class:"gp-figures",children:s})}var Nr=({value:e,
children:t})=>(0,I.jsxs)("div",{children:[(0,I.jsx)("dt",{children:t}),(0,I.jsx)("dd",{children:e})]});function dl(e,{pairs:t}){if(!t.length)return"";let n=(0,jt.medianOf)(
t.map(({without:o})=>o));return(0,oe.t)("{cost} × {token} per token without drafts = {time}.",{cost:(0,Ht.fixed)(e,2),token:rr(n),time:rr(e*n)})}var Ar=c(Je(),1),$l=c(wt(),1),ht=c(z(),1),ti=c($t(),1);var bl=c(Mr(),1),Xt=c(z(),1);var Lr=c(U(),1),mo=c(F(),1);function fl({text:e}){let t=[],n=0;for(let{0:o,index:r}of e.matchAll(Lr.INVISIBLE))r>n&&t.push(e.slice(n,r)),n=r+1,t.push((0,mo.jsx)(
Th,{character:o},r));return(0,mo.jsxs)(mo.Fragment,{children:[t,e.slice(n)]})}function Th({character:e}){let t=Lr.MARKS[e],n=(e.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,mo.jsx)("span",{class:"gp-space","data-mark":t??`U+${n}`,"data-wide":t==="·"?"no":"yes",children:t?e:""})}var Qs=c($t(),1),Ys=c(co(),1),_e=c(F(),1),Xs=40,gl=14;function Sh(e){let t=Array.from({length:e},(n,o)=>o);return e<=Xs?t:[...t.slice(0,gl),null,...t.slice(gl+e-
Xs+1)]}var Ph=(e,t,n)=>e==="left"?[0,t-n]:[n,t];function yl({read:e,text:t,side:n,goesOn:o,caption:r}){let[s,i]=Ph(n,e.length,t),a=e.filter(([,,h])=>!h).length,
l=Sh(e.length),d=e.length-Xs+1,p=()=>(0,Xt.tn)(e.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:a});return(0,_e.jsxs)("\
table",{class:"gp-strip",children:[(0,_e.jsx)("caption",{class:"gp-hidden",children:r}),(0,_e.jsxs)("tbody",{children:[(0,_e.jsxs)("tr",{children:[(0,_e.jsx)("t\
h",{scope:"row",children:(0,_e.jsx)("span",{children:(0,Xt.t)("token")})}),l.map(h=>h===null?(0,_e.jsx)("td",{class:"gp-mark",children:(0,Xt.tn)(d,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,_e.jsx)(Oh,{label:e[h][1],isPadding:h>=s&&h<i,isLast:o&&h===e.length-1},h))]}),(0,_e.jsxs)("tr",{children:[(0,_e.jsx)(
"th",{scope:"row",children:(0,_e.jsx)(Qs.Term,{id:"padding",run:p,meaning:(0,Xt.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,Xt.t)(
"mask")})}),l.map(h=>h===null?(0,_e.jsx)(wl,{}):(0,_e.jsx)("td",{class:e[h][2]?"":"gp-ignored",children:e[h][2]}))]}),e.some(([,,,h])=>h!==null)&&(0,_e.jsxs)("t\
r",{children:[(0,_e.jsx)("th",{scope:"row",children:(0,_e.jsx)(Qs.Term,{id:"padding",run:p,meaning:(0,Xt.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,Xt.t)("position")})}),l.map(h=>h===null?(0,_e.jsx)(wl,{}):(0,_e.jsx)("td",{children:e[h][3]}))]})]})]})}
var wl=()=>(0,_e.jsx)("td",{class:"gp-mark",children:"…"});function Oh({label:e,isPadding:t,isLast:n}){return(0,_e.jsxs)("td",{class:`gp-cell${t?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,_e.jsx)(Ys.TokenLabel,{text:e}),t&&(0,_e.jsxs)("span",{class:"gp-hidden",children:[" ",(0,Xt.t)("(padding)")]}),n&&(0,_e.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,Xt.t)("(the next token is predicted from here)")]})]})}function kl({tokens:e,parts:t}){let n=[e.slice(0,t??e.length),
e.slice(t??e.length)];return(0,_e.jsxs)("span",{class:"gp-new",children:[n.map((o,r)=>o.length>0&&(0,_e.jsx)("span",{class:r?"gp-parted":"",children:o.map(Ch)},
r)),!e.length&&(0,_e.jsx)("span",{class:"gp-mark",children:(0,Xt.t)("(nothing)")})]})}var Ch=([,e,t],n)=>(0,_e.jsx)(bl.Fragment,{children:t===null?(0,_e.jsx)(Ys.TokenLabel,
{class:"gp-end",text:e}):(0,_e.jsx)(fl,{text:t})},n);var xl=c(it(),1),Tl=c(Qt(),1),je=c(U(),1),we=c(z(),1),sr=c(Pe(),1),Sl=c(Nn(),1);function ir({name:e,masked:t}){return e==="alone"?(0,we.t)("Alone"):e==="left"?t?
(0,we.t)("Padded on the left"):(0,we.t)("Padded on the left, without a mask"):t?(0,we.t)("Padded on the right"):(0,we.t)("Padded on the right, without a mask")}
function Gr(e,t){if(!(0,sr.isKnown)(e))return(0,we.t)("infinite");let n=(0,je.fromNats)(e,t),o=Math.abs(n);if(o<1e-15)return`0 ${(0,we.t)(t)}`;let r=o<1e-4?(0,Sl.pWords)(
o):(0,xl.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${r} ${(0,we.t)(t)}`}function Pl(e,t,n){let{prompts:o,sampled:r,ways:s}=e,[i]=s,a=t.answers.map(({kl:y})=>(0,sr.isKnown)(
y)?y:1/0),l=t.answers.filter(({read:y},v)=>y.length>i.answers[v].read.length).length,d=[(0,we.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:Gr(Math.max(...a),n)})];l||d.push((0,we.t)("No prompt is shorter than another, so nothing was padded.")),t.guessed?
d.push((0,we.t)("generate has found the padding by itself, because no text ends with this pad token.")):!t.masked&&l&&d.push((0,we.t)("The model has read the pa\
dding as text."));let p=t.answers.filter(({same:y})=>!y).length,h=r?"even":p?"bad":"good",m=Mh(h,ir(t),p,o.length);return{verdict:h,sign:{even:"○",bad:"✗",good:"\
✓"}[h],words:m,more:d.join(" ")}}function Mh(e,t,n,o){return e==="even"?(0,we.t)("{way}: the texts are drawn again, so they are not compared.",{way:t}):e==="g\
ood"?(0,we.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:t}):o===1?(0,we.t)(
"{way}: the prompt gives a different text than on its own.",{way:t}):(0,we.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way\
}: {count} of {all} prompts give a different text than on their own.",{way:t,all:o})}function ei({sampled:e},{name:t},{same:n}){return t==="alone"?{verdict:"eve\
n",sign:"",words:""}:e?{verdict:"even",sign:"○",words:(0,we.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,we.t)("the same as on its own")}:{verdict:"\
bad",sign:"✗",words:(0,we.t)("a different text than on its own")}}function Ol(e,t,n,o,r){let s=$h(n);if(t.name==="alone")return[s];let i=e.sampled?"":_h(n,o),
a=Gr(n.change,r);return[...i?[{words:i,meaning:(0,we.t)("The first token that differs. What comes after it continues a different text."),term:"greedy"}]:[],{words:(0,we.t)(
"KL {distance}",{distance:Gr(n.kl,r)}),meaning:(0,we.t)("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before \
the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,je.asSentence)((0,Tl.klSumWords)(Wh(o,n),r,Gr(n.kl,r)))},{words:(0,we.t)("log p of {tok\
en} {change}",{token:(0,je.quoted)(o.new[0][1]),change:`${(0,sr.isKnown)(n.change)&&n.change>0?"+":""}${a}`}),meaning:(0,we.t)("The change in the log-probabilit\
y of the token that the prompt alone chose first."),term:"logprob",run:()=>Eh(n,o,a),unit:r},s]}function $h({first:e}){let t=i=>(0,je.percent)((0,je.probability)(
i)),n=e.slice(0,3).map(([i,a])=>`${(0,je.quoted)(i)} ${t(a)}`),[[o,r]]=e,s={token:(0,je.quoted)(o),logprob:(0,je.decimals)(r),percent:t(r)};return{words:(0,we.t)(
"first: {tokens}",{tokens:n.join(", ")}),meaning:(0,we.t)("The likeliest first new tokens, with their probabilities before the logits processors."),term:"probab\
ility",run:()=>(0,we.t)("{token}: e^({logprob}) = {percent}.",s)}}function _h({parts_at:e,new:t},n){if(e===null)return"";let o=r=>e<r.length?(0,je.quoted)(r[e][1]):
(0,we.t)("the end");return(0,we.t)("diverges at new token {number}: {own}, alone {alone}",{number:e+1,own:o(t),alone:o(n.new)})}var Wh=(e,t)=>e.first.flatMap(([
n,o])=>{let r=t.first.find(([s])=>s===n);return r?[{text:n,p:(0,je.probability)(o),q:(0,je.probability)(r[1])}]:[]});function Eh(e,t,n){let[[,o]]=t.new,[r,s]=[t,
e].map(({first:i})=>i.find(([a])=>a===o));return!r||!s||!(0,sr.isKnown)(e.change)?"":(0,we.t)("from {before} alone to {after}: a change of {change}.",{before:(0,je.percent)(
(0,je.probability)(r[1])),after:(0,je.percent)((0,je.probability)(s[1])),change:n})}function Cl(e){let{model:t,mode:n,prompts:o,width:r,pad:s,borrowed:i,dtype:a,
seed:l,sampled:d,ways:p}=e,h=d?(0,we.t)("{mode}, seed {seed}",{mode:(0,je.modeName)(n),seed:l}):(0,je.modeName)(n),y=p[0].answers.some(({read:v})=>v.length<r)?Rh(
o.length,{width:r,pad:s[1]},i):(0,we.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:r});return`${t}, ${a}; ${h}; ${y}`}
var Rh=(e,t,n)=>n?(0,we.tn)(e,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",t):(0,we.tn)(e,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",t);var J=c(F(),1),Nh=6,Ml=200;function Lh({group:e}){let t=e.found,{unit:n}=e,o=(0,Ar.useMemo)(()=>t.prompts.map((s,i)=>(0,J.jsx)(Gh,{found:t,number:i,unit:n},`${i}\
 ${s}`)),[t,n]),r=t.ways.slice(1).map(s=>Pl(t,s,n));return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsxs)("header",{class:"gp-head",children:[(0,J.jsx)("h2",{class:"\
gp-title",children:(0,ht.t)("Batch")}),(0,J.jsx)("p",{class:"gp-note gp-about",children:Cl(t)})]}),(0,J.jsx)("ul",{class:"gp-batch-verdicts",children:r.map(({verdict:s,
sign:i,words:a,more:l})=>(0,J.jsxs)("li",{"data-verdict":s,children:[(0,J.jsx)(Wl,{sign:i}),(0,J.jsxs)("span",{children:[a,(0,J.jsx)("small",{children:l})]})]},
a))}),(0,J.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:r.map(({words:s})=>s).join(" ")}),(0,J.jsx)(zh,{isDecoder:!t.is_encoder_decoder}),(0,J.jsx)(
"div",{class:"gp-batch-prompts",children:o}),(0,J.jsx)(Ih,{})]})}var _l=(0,$l.groupPane)(Lh,({found:e})=>!!e),Wl=({sign:e})=>(0,J.jsx)("span",{class:"gp-sign","\
aria-hidden":"true",children:e});function Gh({found:e,number:t,unit:n}){let[o,r]=(0,Ar.useState)(t<Nh),s=[...e.prompts[t]],i=e.ways.slice(1).map(a=>`${ei(e,a,a.
answers[t]).sign} ${ir(a)}`);return(0,J.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:a})=>r(a.open),children:[(0,J.jsxs)("summary",{children:[
(0,ht.t)("Prompt {number}:",{number:t+1})," ",(0,J.jsx)("bdi",{class:"gp-prompt-text",children:s.slice(0,Ml).join("")+(s.length>Ml?"…":"")}),(0,J.jsxs)("span",
{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&e.ways.map(a=>(0,J.jsx)(Ah,{found:e,way:a,number:t,unit:n},a.name))]})}function Ah({found:e,way:t,number:n,
unit:o}){let[r,s]=[e.ways[0].answers[n],t.answers[n]],{verdict:i,sign:a,words:l}=ei(e,t,s),d=t.name==="alone"||JSON.stringify(s.read)!==JSON.stringify(r.read),p=(0,ht.t)(
"Prompt {number} as the model reads it: {way}",{number:n+1,way:ir(t)});return(0,J.jsxs)("div",{class:"gp-way","data-verdict":i,children:[(0,J.jsxs)("h3",{class:"\
gp-way-name",children:[(0,J.jsx)(Wl,{sign:a}),ir(t),(0,J.jsx)("small",{children:l})]}),(0,J.jsxs)("div",{class:"gp-way-body",children:[d?(0,J.jsx)("div",{class:"\
gp-scroll",tabIndex:0,role:"region","aria-label":p,children:(0,J.jsx)(yl,{read:s.read,text:r.read.length,side:t.name,goesOn:!e.is_encoder_decoder,caption:p})}):
(0,J.jsx)("p",{class:"gp-note",children:(0,ht.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),(0,J.jsxs)(
"p",{class:"gp-gave",children:[(0,J.jsxs)("span",{class:"gp-gave-words",children:[(0,ht.t)("Output:")," "]}),(0,J.jsx)(kl,{tokens:s.new,parts:e.sampled?null:s.parts_at})]}),
(0,J.jsx)("p",{class:"gp-measures",children:Ol(e,t,s,r,o).map(h=>(0,J.jsx)(ti.Term,{id:h.term,run:h.run,meaning:h.meaning,unit:h.unit,children:h.words},h.words))})]})]})}
function zh({isDecoder:e}){return(0,J.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,J.jsxs)("span",{children:[(0,J.jsx)("i",{class:"gp-cell gp-padding","\
aria-hidden":"true",children:"pad"})," ",(0,J.jsx)(ti.Term,{id:"padding",meaning:(0,ht.t)("All rows of a batch have the same length. Shorter prompts are filled \
with pad tokens, on the left or on the right."),children:(0,ht.t)("padding")})]}),(0,J.jsxs)("span",{children:[(0,J.jsx)("i",{class:"gp-cell gp-ignored","aria-h\
idden":"true",children:"0"})," ",(0,ht.t)("hidden by the mask")]}),(0,J.jsxs)("span",{class:"gp-of-decoder",hidden:!e,children:[(0,J.jsx)("i",{class:"gp-cell gp\
-last","aria-hidden":"true",children:"abc"})," ",(0,ht.t)("the next token is predicted from here")]}),(0,J.jsxs)("span",{children:[(0,J.jsx)("u",{class:"gp-part\
ed",children:(0,ht.t)("text")})," ",(0,ht.t)("differs from what the prompt gives on its own")]})]})}function Ih(){return(0,J.jsxs)("details",{class:"gp-batch-wh\
y",children:[(0,J.jsx)("summary",{children:(0,ht.t)("Why?")}),(0,J.jsxs)("ul",{children:[(0,J.jsx)("li",{children:(0,ht.t)("A decoder-only model continues from \
the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the mode\
l predicts after padding says little about the prompt.")}),(0,J.jsx)("li",{children:(0,ht.t)("The mask hides the padding from attention, and the position ids co\
unt from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,J.jsx)("li",{children:(0,ht.t)("Equiva\
lent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by so\
me millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,J.jsx)("li",{children:(0,ht.t)("An encoder-\
decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; paddi\
ng on the left can, where the encoder has learned absolute positions.")}),(0,J.jsx)("li",{children:(0,ht.t)("Without a mask, generate looks for the padding by i\
tself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell t\
hem apart, and the model reads all of them as text.")})]})]})}var Ir=c(Je(),1);var Ul=c(wt(),1),mt=c(U(),1),ke=c(z(),1),lr=c(Pe(),1),Jl=c(ni(),1),Zl=c($t(),1),Ql=c(Nl(),1);var Hl=c(Qt(),1),Tt=c(U(),1),jl=c(z(),1),Qn=c(Pe(),1);var ot=c(U(),1),nt=c(z(),1),ar=c(Pe(),1),oi=3,Fh={sum:"logprob",token:"per_token",byte:"per_byte"},zr=(e,t)=>e[Fh[t]]??-1/0,Go=({answers:e},t)=>e.map((n,o)=>o).
sort((n,o)=>zr(e[o],t)-zr(e[n],t)),vn=(e,t=3)=>(0,ar.isKnown)(e)?(0,ot.decimals)(e,t):"−∞";function ri(e){let{answers:t}=e;if(t.length<2)return"";let n=["su\
m","token","byte"].map(a=>Go(e,a)),[o,r,s]=n.map(([a])=>(0,ot.quoted)(t[a].text.trim()));return o!==r||o!==s?(0,nt.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:s}):n.every(a=>a.join()===n[0].join())?(0,nt.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,nt.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Gl({answers:e,total:t}){if(!(0,ar.isKnown)(t))return"";let n=(0,ot.percent)(t);return(0,nt.tn)(
e.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function Al({answers:e,overlaps:t,kind:n,unread:o},r,s){let i=[],a=(p,h="warning")=>i.push({kind:h,words:p});if(r&&!e.length&&a((0,nt.t)("None of the answers wa\
s read.")),!e.length)return i;n==="chat"&&a((0,nt.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&a((0,nt.t)("Each answer begins the targ\
et."),"info");let l=new Set;for(let[p,h]of t)l.has(h)||(l.add(h),a((0,nt.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,ot.quoted)(e[h].text.trim()),short:(0,ot.quoted)(e[p].text.trim())})));let d=e.flatMap(({text:p,
join:h})=>h&&!h.same?[{text:p,join:h}]:[]);for(let{text:p,join:h}of d.slice(0,oi))a(Bh(p,h));d.length>oi&&a((0,nt.tn)(d.length-oi,"So is {count} other answer.",
"So are {count} other answers.")),r&&n!=="source"&&e.some(({join:p})=>!p)&&a((0,nt.t)("How prompt and answer are split as one text is not known here."),"info");
for(let p of r?o:[])a(qh(p,s(p)));return i}var Ll=(e=[])=>e.map(ot.quoted).join(" "),Bh=(e,{whole:t,read:n})=>(0,nt.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,ot.quoted)(e.trim()),read:Ll(n),whole:Ll(t)});
function qh({text:e,failed:t},n){let o=(0,nt.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,ot.quoted)(e.trim())});return t&&
!n?`${o} ${(0,nt.t)(t.message)} ${(0,nt.t)(t.fix)}`:o}function zl({token_id:e,text:t,logprob:n,rank:o,after:r,removed_by:s},i){let a=[(0,nt.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,ot.quoted)(t),id:e,value:vn(n),share:(0,ot.percent)((0,ot.probability)(n))})];return o&&a.push((0,nt.t)(
"rank {rank}",{rank:(0,ot.count)(o)})),i&&a.push(Hh(r,s)),`${a.join(", ")}.`}function Hh(e,t){return(0,ar.isKnown)(e)?(0,nt.t)("{share} after the processors",{share:(0,ot.percent)(
(0,ot.probability)(e))}):(0,nt.t)("removed by {processor}",{processor:t?(0,ot.processorWords)(t)[0]:(0,nt.t)("a processor")})}var Il=({tokens:e})=>e.find(({after:t})=>!(0,ar.isKnown)(
t))??e[0];var Fl=4,jh=e=>new TextEncoder().encode(e.trimStart()).length,Dl=e=>e.length>Fl?[...e.slice(0,Fl-1),"…",...e.slice(-1)]:e,Dh={share(e,t,n){let o=e.shares?.[n];
if(!(0,Qn.isKnown)(o))return"";let r=i=>`e^(${vn(zr(i,n))})`,s=Go(t,n).map(i=>r(t.answers[i]));return`${r(e)} / (${Dl(s).join(" + ")}) = ${(0,Tt.percent)(o)}`},
sum:({tokens:e,logprob:t})=>Bl(e.map(n=>n.logprob),t),token:({logprob:e,per_token:t,tokens:n})=>ql(e,n.length,t),byte:({logprob:e,per_byte:t,text:n})=>ql(e,jh(n),
t),perplexity:({per_token:e,perplexity:t})=>(0,Qn.isKnown)(t)&&(0,Qn.isKnown)(e)?`exp(−(${(0,Tt.decimals)(e)})) = ${(0,Tt.decimals)(t,2)}`:"",after:({tokens:e,
after:t})=>(0,Qn.isKnown)(t)?Bl(e.map(n=>n.after),t):""};function Bl(e,t){let n=`${vn(t)} nats, ${(0,Tt.percent)((0,Tt.probability)(t))}`;return e.length<2||!e.
every(Qn.isKnown)?n:`${Dl(e.map(o=>vn(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function ql(e,t,n){return!(0,Qn.isKnown)(e)||!(0,Qn.isKnown)(n)||(0,Tt.decimals)(
e/t)!==(0,Tt.decimals)(n)?"":(0,Hl.quotientWords)((0,Tt.decimals)(e),(0,Tt.count)(t),(0,Tt.decimals)(n))}function Kl(e,t,n){let[o]=Go(t,n);if(o===void 0)return"";
let r=t.answers[o],s=Dh[e](r,t,n);return s?(0,jl.t)("{name}: {words}.",{name:(0,Tt.quoted)(r.text.trim()),words:s}):""}var q=c(F(),1),Vl=400,Kh=[["sum",()=>(0,ke.t)("sum")],["token",()=>(0,ke.t)("mean per token")],["byte",()=>(0,ke.t)("mean per byte")]];function Vh({group:e}){let[
t,n]=(0,Ir.useState)("sum"),o=e.found,{blocks:r}=o;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)("header",{class:"gp-head",children:[(0,q.jsx)("h2",{class:"\
gp-title",children:(0,ke.t)("Answers")}),(0,q.jsx)("p",{class:"gp-note gp-missing",children:zt(e,o)}),(0,q.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,ke.t)("Rank by"),children:[(0,q.jsx)("span",{class:"gp-note",children:(0,ke.t)("Rank by")}),Kh.map(([s,i])=>(0,q.jsx)("button",{class:"gp-button",
type:"button","data-by":s,"aria-pressed":t===s,onClick:()=>n(s),children:i()},s))]})]}),(0,q.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&
r.length===1&&ri(r[0])}),(0,q.jsx)("div",{class:"gp-blocks",children:r.map((s,i)=>(0,q.jsx)(Uh,{group:e,block:s,by:t},i))}),(0,q.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,q.jsx)("span",{class:"gp-note",children:(0,ke.t)("Tokens are shaded by probability")}),(0,q.jsx)(Jl.ShadeScale,{class:"gp-note",name:"ra\
w",unit:e.unit})]}),(0,q.jsxs)("details",{class:"gp-choices-why",children:[(0,q.jsx)("summary",{children:(0,ke.t)("What do these numbers mean?")}),(0,q.jsxs)("u\
l",{children:[(0,q.jsx)("li",{children:(0,ke.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,q.jsx)("li",{children:(0,ke.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,q.jsx)("li",{children:(0,ke.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var Xl=(0,Ul.groupPane)(Vh,({found:e})=>e?.
question==="choices");function Uh({group:e,block:t,by:n}){let{model:o,prompt:r,answers:s,total:i}=t,a=[...r],l=a.slice(0,Vl).join("")+(a.length>Vl?"…":""),d=(0,ke.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,mt.quoted)(r)}),p=(0,Ir.useMemo)(()=>s.length>0&&(0,q.jsx)(Xh,{group:e,block:t,by:n,name:d}),[t,n,e.canAsk]),
h=({entry:y})=>!!e.entries[y]?.ended?.failed,m=Al(t,!!e.done,h);return(0,q.jsxs)("section",{class:"gp-block",children:[(0,q.jsxs)("h3",{class:"gp-block-head",children:[
(0,q.jsx)("span",{class:"gp-block-model",children:o})," ",(0,q.jsx)("bdi",{class:"gp-block-prompt",children:l||(0,ke.t)("(empty)")})]}),(0,q.jsx)("p",{class:"gp\
-verdict",children:(0,lr.isKnown)(i)?ri(t):""}),(0,q.jsx)("p",{class:"gp-note gp-total",children:Gl(t)}),(0,q.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":d,children:p}),(0,q.jsx)("ul",{class:"gp-choice-notes",hidden:!m.length,children:m.map(({kind:y,words:v})=>(0,q.jsx)("li",{class:"gp-note","data-ki\
nd":y,children:v},v))})]})}var Jh=e=>[{name:(0,ke.t)("share"),meaning:Zh[e](),term:"answer-share",sum:"share"},{name:(0,ke.t)("log P"),meaning:(0,ke.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,ke.t)(
"per token"),meaning:(0,ke.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,ke.t)("per byte"),meaning:(0,ke.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,ke.t)("(Σ log p) / bytes")},{name:(0,ke.t)("perplexity"),meaning:(0,ke.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,ke.t)("after processors"),meaning:(0,ke.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],Zh={sum:()=>(0,ke.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,ke.t)("Th\
e softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>(0,ke.t)("The softmax of the means per byte: a weight for the r\
anking, no probability of a text.")},Qh=e=>e==="share"?"%":e==="perplexity"?"":"nats";function Xh({group:e,block:t,by:n,name:o}){let r=t.processors.length>0,s=Jh(
n).filter(({sum:i})=>i!=="after"||r);return(0,q.jsxs)("table",{class:"gp-answers",children:[(0,q.jsx)("caption",{class:"gp-hidden",children:o}),(0,q.jsx)("thead",
{children:(0,q.jsxs)("tr",{children:[(0,q.jsx)("th",{scope:"col",children:(0,ke.t)("answer")}),s.map(({name:i,sorted:a,sum:l,term:d,meaning:p,formula:h})=>(0,q.jsx)(
"th",{scope:"col","aria-sort":a===n?"descending":void 0,children:(0,q.jsx)(Zl.Term,{id:d,run:()=>Kl(l,t,n),meaning:p,unit:Qh(l),formula:h,children:i})},i)),e.canAsk&&
(0,q.jsx)("td",{})]})}),(0,q.jsx)("tbody",{children:Go(t,n).map(i=>(0,q.jsx)(Yh,{answer:t.answers[i],by:n,hasProcessors:r,open:e.canAsk?()=>e.ask({type:"open",entry:t.
entries[i]}):void 0},i))})]})}function Yh({answer:e,by:t,hasProcessors:n,open:o}){let{text:r,tokens:s,logprob:i,shares:a}=e,l=a?.[t];return(0,q.jsxs)("tr",{children:[
(0,q.jsx)("th",{scope:"row",dir:"auto",children:s.map((d,p)=>(0,q.jsx)(Ql.TokenInk,{token:d,ground:`var(--gp-prob-${Math.round((0,mt.probability)(d.logprob)*10)}\
)`,words:()=>zl(d,n)},p))}),(0,q.jsxs)("td",{class:"gp-share-cell",children:[(0,q.jsx)("span",{children:(0,lr.isKnown)(l)?(0,mt.percent)(l):"…"}),(0,q.jsx)("s\
pan",{class:"gp-share","aria-hidden":"true",children:(0,q.jsx)("i",{style:{width:`${(l??0)*100}%`}})})]}),(0,q.jsx)(Ao,{more:(0,mt.percent)((0,mt.probability)(i)),
children:vn(i)}),(0,q.jsx)(Ao,{children:vn(e.per_token)}),(0,q.jsx)(Ao,{children:vn(e.per_byte)}),(0,q.jsx)(Ao,{children:tm(e.perplexity)}),n&&(0,q.jsx)(em,{answer:e}),
o&&(0,q.jsx)("td",{children:(0,q.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,ke.t)("Open the run of {answer}",{answer:(0,mt.quoted)(r.trim())}),
onClick:o,children:(0,ke.t)("Open")})})]})}function Ao({class:e,more:t,children:n}){return(0,q.jsxs)("td",{class:e,children:[n,t&&(0,q.jsx)("small",{children:t})]})}
function em({answer:e}){let{after:t}=e;if((0,lr.isKnown)(t))return(0,q.jsx)(Ao,{more:(0,mt.percent)((0,mt.probability)(t)),children:vn(t)});let{text:n,removed_by:o}=Il(
e),r=o?(0,mt.processorWords)(o)[0]:(0,ke.t)("a processor");return(0,q.jsxs)(Ao,{class:"gp-removed",more:(0,ke.t)("{token} by {processor}",{token:(0,mt.quoted)(n),
processor:r}),children:["✕ ",(0,ke.t)("removed")]})}var tm=e=>(0,lr.isKnown)(e)?e>=1e3?(0,mt.count)(Math.round(e)):(0,mt.decimals)(e,2):"∞";var Gn=c(Je(),1),md=c(wt(),1),qo=c(U(),1),pn=c(z(),1),fd=c($t(),1);var od=c(si(),1),rd=c(z(),1),ed=new WeakMap;function Ln(e){let t=ed.get(e)??[],{keep:n,added:o}=(0,od.pathChange)(t,e.lines().at(0)?.last??null);t.length=n;for(let r of o)
t.push(r);return ed.set(e,t),t}function cn(e,t){let{log:n}=e.shownOf(t);if(!n)throw new Error("this comparison has no logs");return n}var Yt=(e,t)=>Ln(cn(e,t)),
dr=({done:e},{finished:t,failed:n})=>!!(t||n||e);function cr({groups:e,pair:[t,n]}){if(e.length<2)return null;let o=e.at(t)?t:0,r=e.at(n)&&n!==o?n:+(o===0);return[
o,r]}var zo=e=>e.header?.kind==="lanes"?cr(e):null;function _t({groups:e,lanes:t},n){let{id:o,label:r}=e[n];return t?t.find(s=>s.id===o)?.label??(0,rd.t)("{lane\
} (removed)",{lane:r}):r}var Fr=({groups:e},t,n)=>td(e[t].model)===td(e[n].model);function td(e){let[t,n=""]=e.split("?");return`${t}?${n.split("&").find(o=>o.startsWith(
"revision="))??""}`}function Br(e,t,n){let o=[Yt(e,t),Yt(e,n)],r=Fr(e,t,n)?nm(...o):om(...o),s=o.map((i,a)=>r[a]>=i.length);return s[0]&&s[1]?{kind:"same",at:r}:
s[0]||s[1]?{kind:"shorter",at:r,shorter:s[0]?0:1}:{kind:"apart",at:r}}function nm(e,t){let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o].chosen.token_id===t[o].
chosen.token_id;)o+=1;return[o,o]}var sd=({piece:e})=>e??"\0";function om(...e){let[t,n]=e.map(s=>s.map(sd).join("")),o=Math.min(t.length,n.length),r=0;for(;r<o&&
t[r]===n[r];)r+=1;return[nd(e[0],r),nd(e[1],r)]}function nd(e,t){let n=0,o=0;for(;o<e.length&&(n+=sd(e[o]).length)<=t;)o+=1;for(;o>0&&o<e.length&&e[o-1].piece===
"";)o-=1;return o}var Io=(e,t=e.length)=>e.slice(0,t).map(({piece:n})=>n??"").join("");function id(e,t=60){let n=Array.from(e);return n.length<=t?e:"…"+n.slice(
-t).join("")}var Hr=c(z(),1);var pr=c(U(),1),Bo=c(F(),1),ad=32;function qr({text:e}){let[,t,n,o]=/^(\s*)([^]*?)(\s*)$/.exec(e)??[],r=s=>s&&(0,Bo.jsx)("span",{class:"gp-mark",children:[...s].
map(i=>pr.MARKS[i]||"␣").join("")});return(0,Bo.jsxs)(Bo.Fragment,{children:[r(t),n,r(o)]})}function Fo(e){let t=e.map(n=>{let o=[...(0,pr.inOneLine)(n.replace(
/^ +| +$/g,r=>pr.MARKS[" "].repeat(r.length)))];return o.length<=ad?o.join(""):`${o.slice(0,ad-1).join("")}…`});return t.map((n,o)=>t.filter(r=>r===n).length>
1?`${o+1}: ${n}`:n)}var Ye=e=>(0,Hr.isSaid)(e)?(0,Hr.t)(e):String(e),fo=({title:e,prompt:t})=>t?Fo([t])[0]:Ye(e);var ur=class{diff(t,n,o={}){let r;typeof o=="function"?(r=o,o={}):"callback"in o&&(r=o.callback);let s=this.castInput(t,o),i=this.castInput(n,o),a=this.removeEmpty(
this.tokenize(s,o)),l=this.removeEmpty(this.tokenize(i,o));return this.diffWithOptionsObj(a,l,o,r)}diffWithOptionsObj(t,n,o,r){var s;let i=w=>{if(w=this.postProcess(
w,o),r){setTimeout(function(){r(w)},0);return}else return w},a=n.length,l=t.length,d=1,p=a+l;o.maxEditLength!=null&&(p=Math.min(p,o.maxEditLength));let h=(s=o.timeout)!==
null&&s!==void 0?s:1/0,m=Date.now()+h,y=[{oldPos:-1,lastComponent:void 0}],v=this.extractCommon(y[0],n,t,0,o);if(y[0].oldPos+1>=l&&v+1>=a)return i(this.buildValues(
y[0].lastComponent,n,t));let T=-1/0,P=1/0,x=()=>{for(let w=Math.max(T,-d);w<=Math.min(P,d);w+=2){let b,f=y[w-1],M=y[w+1];f&&(y[w-1]=void 0);let k=!1;if(M){let C=M.
oldPos-w;k=M&&0<=C&&C<a}let g=f&&f.oldPos+1<l;if(!k&&!g){y[w]=void 0;continue}if(!g||k&&f.oldPos<M.oldPos?b=this.addToPath(M,!0,!1,0,o):b=this.addToPath(f,!1,!0,
1,o),v=this.extractCommon(b,n,t,w,o),b.oldPos+1>=l&&v+1>=a)return i(this.buildValues(b.lastComponent,n,t))||!0;y[w]=b,b.oldPos+1>=l&&(P=Math.min(P,w-1)),v+1>=a&&
(T=Math.max(T,w+1))}d++};if(r)(function w(){setTimeout(function(){if(d>p||Date.now()>m)return r(void 0);x()||w()},0)})();else for(;d<=p&&Date.now()<=m;){let w=x();
if(w)return w}}addToPath(t,n,o,r,s){let i=t.lastComponent;return i&&!s.oneChangePerToken&&i.added===n&&i.removed===o?{oldPos:t.oldPos+r,lastComponent:{count:i.count+
1,added:n,removed:o,previousComponent:i.previousComponent}}:{oldPos:t.oldPos+r,lastComponent:{count:1,added:n,removed:o,previousComponent:i}}}extractCommon(t,n,o,r,s){
let i=n.length,a=o.length,l=t.oldPos,d=l-r,p=0;for(;d+1<i&&l+1<a&&this.equals(o[l+1],n[d+1],s);)d++,l++,p++,s.oneChangePerToken&&(t.lastComponent={count:1,previousComponent:t.
lastComponent,added:!1,removed:!1});return p&&!s.oneChangePerToken&&(t.lastComponent={count:p,previousComponent:t.lastComponent,added:!1,removed:!1}),t.oldPos=l,
d}equals(t,n,o){return o.comparator?o.comparator(t,n):t===n||!!o.ignoreCase&&t.toLowerCase()===n.toLowerCase()}removeEmpty(t){let n=[];for(let o=0;o<t.length;o++)
t[o]&&n.push(t[o]);return n}castInput(t,n){return t}tokenize(t,n){return Array.from(t)}join(t){return t.join("")}postProcess(t,n){return t}get useLongestToken(){
return!1}buildValues(t,n,o){let r=[],s;for(;t;)r.push(t),s=t.previousComponent,delete t.previousComponent,t=s;r.reverse();let i=r.length,a=0,l=0,d=0;for(;a<i;a++){
let p=r[a];if(p.removed)p.value=this.join(o.slice(d,d+p.count)),d+=p.count;else{if(!p.added&&this.useLongestToken){let h=n.slice(l,l+p.count);h=h.map(function(m,y){
let v=o[d+y];return v.length>m.length?v:m}),p.value=this.join(h)}else p.value=this.join(n.slice(l,l+p.count));l+=p.count,p.added||(d+=p.count)}}return r}};var ii=class extends ur{tokenize(t){return t.slice()}join(t){return t}removeEmpty(t){return t}},ld=new ii;function ai(e,t,n){return ld.diff(e,t,n)}var dd=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function pd(e){let t=dd?[...dd.segment(e)].map(({segment:r})=>r):e.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)??[],n=[],o="";for(let r of t)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function ud(e,t){
let[n,o]=[cd(e,t),cd(t,e)],r=[e.map(()=>!1),t.map(()=>!1)],[s,i,a]=[0,0,0],l=(d,p)=>p.map(h=>d[h].word);for(let{added:d,removed:p,count:h}of ai(l(e,n),l(t,o)))if(p)
s+=h;else if(d)i+=h;else{for(let m=s+h;s<m;s++,i++)r[0][n[s]]=r[1][o[i]]=!0;a+=h}return{kept:r,shared:a}}function cd(e,t){let n=new Set(t.map(({word:o})=>o));return e.
flatMap(({word:o},r)=>o&&n.has(o)?[r]:[])}var Ze=c(F(),1),rm=20;function sm({group:e}){let t=zo(e)??[0,1],n=t.map(h=>_t(e,h)),o=t.map(h=>Io(Yt(e,h))),{sides:r,shared:s,lengths:i}=im(o,t,e.running),a=i[0]+
i[1],l=(0,qo.percent)(2*s/(a||1)),d={shared:(0,qo.count)(s),one:(0,qo.count)(i[0]),other:(0,qo.count)(i[1])},p=(0,pn.t)("2 × {shared} shared words / ({one} + {o\
ther})",d);return(0,Ze.jsxs)(Ze.Fragment,{children:[(0,Ze.jsxs)("header",{class:"gp-head",children:[(0,Ze.jsx)("h2",{class:"gp-title",children:(0,pn.t)("Differe\
nces")}),(0,Ze.jsx)("span",{class:"gp-note gp-pair",children:(0,pn.t)("{one} and {other}, word by word",{one:n[0],other:n[1]})})]}),a>0&&(0,Ze.jsxs)("p",{class:"\
gp-alike",children:[(0,Ze.jsx)("b",{class:"gp-share",children:(0,pn.t)("{share} in common",{share:l})})," ",(0,Ze.jsx)(fd.Term,{class:"gp-formula",id:"words-in-\
common",run:()=>(0,pn.t)("{formula}: {value}.",{formula:p,value:(0,pn.t)("{share} in common",{share:l})}),meaning:(0,pn.t)("Twice the number of words that both \
have in the same order (their longest common subsequence), divided by the number of words of both together. A punctuation mark counts as a word; white space doe\
s not."),children:p})]}),(0,Ze.jsx)("div",{class:"gp-texts",children:r.map((h,m)=>(0,Ze.jsxs)("div",{class:"gp-text-side",children:[(0,Ze.jsx)("h3",{class:"gp-s\
ide-name",children:`${n[m]} ${fo(e.groups[t[m]])}`}),(0,Ze.jsx)(dm,{parts:h,tag:m?"ins":"del"})]},m))}),(0,Ze.jsxs)("footer",{class:"gp-legend gp-note",children:[
(0,Ze.jsx)("span",{children:(0,pn.t)("in both")}),(0,Ze.jsx)("span",{children:(0,Ze.jsx)("del",{children:(0,pn.t)("only in the first")})}),(0,Ze.jsx)("span",{children:(0,Ze.jsx)(
"ins",{children:(0,pn.t)("only in the second")})})]})]})}var gd=(0,md.groupPane)(sm,e=>zo(e)?.some(t=>Yt(e,t).length)??!1);function im(e,t,n){let[,o]=(0,Gn.useState)(
0),r=(0,Gn.useRef)({key:"",pair:"",at:0,took:0,compared:am}),s=(0,Gn.useRef)(0);(0,Gn.useEffect)(()=>()=>clearTimeout(s.current),[]);let{key:i,at:a,took:l}=r.current,
d=performance.now(),p=n&&r.current.pair===t.join()?a+l*rm-d:0;if(i!==e.join("\0")&&p<=0){let h=lm(e);r.current={key:e.join("\0"),pair:t.join(),at:d,took:performance.
now()-d,compared:h}}else p>0&&(s.current||=window.setTimeout(()=>{s.current=0,o(h=>h+1)},p));return r.current.compared}var am={sides:[[],[]],shared:0,lengths:[0,
0]};function lm(e){let[t,n]=e.map(pd),{kept:o,shared:r}=ud(t,n),s=i=>i.filter(({word:a})=>a).length;return{sides:[hd(t,o[0]),hd(n,o[1])],shared:r,lengths:[s(t),
s(n)]}}function hd(e,t){let n=[{text:"",differs:!1}];return e.forEach(({space:o,word:r},s)=>{let i=!t[s]&&!!r,a=n[n.length-1];i===a.differs?a.text+=o+r:i?(a.text+=
o,n.push({text:r,differs:i})):n.push({text:o+r,differs:i})}),n.filter(({text:o})=>o)}function dm({parts:e,tag:t}){let n=(0,Gn.useMemo)(()=>e.map(({text:o,differs:r})=>r?
(0,Ze.jsx)(t,{children:o}):o),[e,t]);return(0,Ze.jsx)("p",{class:"gp-side-text",dir:"auto",children:n})}var Td=c(Je(),1),Sd=c(wt(),1),Pd=c(Qt(),1),Ce=c(U(),1),he=c(z(),1),di=c(li(),1),jr=c($t(),1),ci=c(co(),1);var j=c(F(),1),cm=10,bd=[4,5e-4];function pm({group:e}){let t=zo(e)??[0,1],[n,o]=t.map(m=>_t(e,m)),r=Br(e,...t),s=r.kind==="apart",i=t.map((m,y)=>s?Yt(e,m)[r.at[y]]:
null),[a,l]=i,d=Fr(e,...t),p=(0,Td.useMemo)(()=>a&&l&&(0,j.jsx)(gm,{group:e,pair:[...t],steps:[a,l]}),[a,l,n,o,e.unit,e.groups]),h=um(e,t,r);return(0,j.jsxs)(j.Fragment,
{children:[(0,j.jsxs)("header",{class:"gp-head",children:[(0,j.jsx)("h2",{class:"gp-title",children:(0,he.t)("Where they diverge")}),(0,j.jsxs)("div",{class:"gp\
-tools",children:[(0,j.jsxs)("label",{children:[(0,he.t)("Compare")," ",(0,j.jsx)(yd,{group:e,pair:t,side:0})]}),(0,j.jsxs)("label",{children:[(0,he.t)("with"),
" ",(0,j.jsx)(yd,{group:e,pair:t,side:1})]})]})]}),(0,j.jsx)("p",{class:"gp-said",children:h}),(0,j.jsx)("p",{class:"gp-note gp-models",hidden:d,children:!d&&(0,he.t)(
"{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:n,other:o})}),p??(0,j.jsx)(
"div",{class:"gp-sides-box",hidden:!0})]})}var Od=(0,Sd.groupPane)(pm,e=>zo(e)?.every(t=>!cn(e,t).denoises)??!1);function yd({group:e,pair:t,side:n}){let o=r=>{
let s=r===t[1-n]?t[n]:t[1-n];n?e.setPair(s,r):e.setPair(r,s)};return(0,j.jsx)("select",{class:n?"gp-other":"gp-one",value:t[n],onChange:({currentTarget:r})=>o(Number(
r.value)),children:e.groups.map((r,s)=>(0,j.jsx)("option",{value:s,children:`${_t(e,s)} ${fo(r)}`},s))})}function um(e,t,n){let[o,r]=t.map(P=>_t(e,P)),s={one:o,
other:r},i=t.map(P=>Yt(e,P)),a=t.map(P=>dr(e,cn(e,P))),{at:l}=n;if(!i[0].length||!i[1].length)return(0,he.t)("{one} and {other} have no tokens to compare yet.",
s);if(n.kind==="apart"){let[P,x]=i.map((b,f)=>b[l[f]]),w=Io(i[0],l[0]);return[...hm([o,r],l,w)," ",...kd(o,P)," ",...kd(r,x)]}if(n.kind==="same"&&a[0]&&a[1])return(0,he.tn)(
l[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",s);if(n.kind===
"same")return(0,he.tn)(l[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",s);
let{shorter:d}=n,[p,h]=d?[r,o]:[o,r];if(!a[d])return(0,he.t)("{one} and {other} have written the same so far; {long} is ahead.",{...s,long:h});let m=(0,he.tn)(l[d],
"{count} token","{count} tokens"),y=(0,j.jsx)(pi,{text:i[1-d][l[1-d]].chosen.text}),[v]=cn(e,t[d]).finished?.sequences??[];return[v?(0,he.t)("{short} ended afte\
r {tokens}: {reason}.",{short:p,tokens:m,reason:(0,Ce.stopWords)(v.stop_reason)[0]}):(0,he.t)("{short} ended after {tokens}.",{short:p,tokens:m})," ",...(0,Ce.filled)(
(0,he.t)("{long} begins with the same text and continues with {token}."),{long:h,token:y})]}function hm([e,t],n,o){if(!o)return[(0,he.t)("They diverge at the fi\
rst token.")];let[r,s]=n.map(a=>(0,Ce.count)(a+1));return[r===s?(0,he.t)("They diverge at token {number}.",{number:r}):(0,he.t)("They diverge at token {a} of {o\
ne} and token {b} of {other}.",{a:r,b:s,one:e,other:t})," ",...(0,Ce.filled)((0,he.t)("Both had written {text}."),{text:(0,j.jsx)(pi,{text:id(o)})})]}var kd=(e,t)=>(0,Ce.filled)(
t.given?(0,he.t)("{lane} was given {token} ({odds})."):(0,he.t)("{lane} chose {token} ({odds})."),{lane:e,token:(0,j.jsx)(pi,{text:t.chosen.text}),odds:mm(t)}),
mm=e=>e.chosen.logprob===null?(0,di.removedWords)(e.chosen):(0,Ce.percent)((0,Ce.numbersOf)(e).probability),pi=({text:e})=>(0,j.jsx)("span",{class:"gp-quote",children:(0,Ce.filled)(
(0,he.t)("“{text}”"),{text:(0,j.jsx)(ci.TokenLabel,{text:e,class:"gp-strong"})})});function fm(e,t){let n=new Map;return e.forEach(({chosen:r,distribution:s},i)=>{
for(let a of[...s.candidates,r]){let l=t?a.token_id:a.text,d=n.get(l)??{label:a.text,sides:[null,null],most:0};n.set(l,d),!d.sides[i]&&(d.sides[i]={candidate:a,
isChosen:a.token_id===r.token_id},d.most=Math.max(d.most,(0,Ce.probability)(a.logprob),(0,Ce.probability)(a.raw_logprob)))}}),[...n.values()].sort((r,s)=>s.most-
r.most).filter(({sides:r,most:s},i)=>i<cm&&(i<bd[0]||s>=bd[1])||r.some(a=>a?.isChosen))}function gm({group:e,pair:t,steps:n}){let o=fm(n,Fr(e,...t)),r=o.flatMap(
d=>d.sides).filter(d=>d!==null),s=r.every(({candidate:d})=>d.logprob===d.raw_logprob),i=r.flatMap(({candidate:d})=>[(0,Ce.probability)(d.logprob),(0,Ce.probability)(
d.raw_logprob)]),a=Math.max(1e-9,...i);return(0,j.jsxs)("div",{class:s?"gp-sides-box gp-plain":"gp-sides-box",children:[(0,j.jsxs)("div",{class:"gp-key gp-note",
children:[(0,j.jsxs)("span",{children:[(0,j.jsx)("i",{class:"gp-swatch gp-after"}),(0,j.jsx)(jr.Term,{id:"probability",run:()=>xd(e,t,n,"logprob"),meaning:(0,he.t)(
"The probability with which the token is chosen: after all logits processors, without the tokens that they removed."),children:(0,he.t)("after the processors")})]}),
(0,j.jsxs)("span",{class:"gp-before-key",hidden:s,children:[(0,j.jsx)("i",{class:"gp-swatch gp-before"}),(0,j.jsx)(jr.Term,{id:"probability",run:()=>xd(e,t,n,"r\
aw_logprob"),meaning:(0,he.t)("The probability that the model itself gave, before any logits processor."),children:(0,he.t)("before the processors")})]}),(0,j.jsxs)(
"span",{children:[(0,j.jsx)("b",{class:"gp-glyph",children:"▶"}),(0,he.t)("chosen")]}),(0,j.jsxs)("span",{class:"gp-removed-key",hidden:r.every(({candidate:d})=>d.
logprob!==null),children:[(0,j.jsx)("b",{class:"gp-cross",children:"✕"}),(0,he.t)("removed")]}),(0,j.jsxs)("span",{class:"gp-unlisted-key",hidden:r.length===2*
o.length,children:[(0,j.jsx)("b",{class:"gp-cross",children:"–"}),(0,j.jsx)("span",{"data-tip":(0,he.t)("Only the likeliest tokens of each step are recorded; \
this one is not among them."),tabIndex:0,children:(0,he.t)("not recorded")})]})]}),(0,j.jsxs)("table",{class:"gp-sides",children:[(0,j.jsx)("thead",{children:(0,j.jsxs)(
"tr",{children:[(0,j.jsx)("th",{scope:"col",children:(0,he.t)("Token")}),t.map((d,p)=>(0,j.jsx)("th",{scope:"col",children:(0,j.jsx)(jr.Term,{id:"entropy",run:()=>l(
n[p],_t(e,d)),meaning:(0,he.t)("How uncertain the next token was where they diverge, after the processors."),children:(0,he.t)("{lane}, entropy {entropy}",{lane:`${_t(
e,d)} ${fo(e.groups[d])}`,entropy:(0,Ce.information)(n[p].distribution.entropy_after,e.unit)})})},p))]})}),(0,j.jsx)("tbody",{children:o.map((d,p)=>(0,j.jsxs)("\
tr",{children:[(0,j.jsx)("th",{scope:"row",children:(0,j.jsx)(ci.TokenLabel,{text:d.label,class:"gp-word"})}),d.sides.map((h,m)=>(0,j.jsx)(wm,{side:h,top:a,label:_t(
e,t[m])},m))]},p))})]})]});function l({distribution:{entropy_before:d,entropy_after:p}},h){let m={lane:h,before:(0,Ce.information)(d,e.unit),after:(0,Ce.information)(
p,e.unit)};return(0,he.t)("{lane}: {before} before the processors, {after} after them.",m)}}function wm({side:e,top:t,label:n}){if(!e)return(0,j.jsx)("td",{class:"\
gp-unlisted","aria-label":`${n}: ${(0,he.t)("not recorded")}`,title:"",children:(0,j.jsx)(vd,{sign:"",shares:[0,0],words:["–",""]})});let{candidate:o,isChosen:r}=e,
[s,i]=[(0,Ce.probability)(o.logprob),(0,Ce.probability)(o.raw_logprob)],a=o.logprob===null,l=a?(0,di.removedWords)(o):"",d=[r&&(0,he.t)("chosen"),l||(0,Ce.percent)(
s),(0,he.t)("{share} before the processors",{share:(0,Ce.percent)(i)})];return(0,j.jsx)("td",{class:[r&&"gp-chosen",a&&"gp-removed"].filter(Boolean).join(" "),"\
aria-label":`${n}: ${d.filter(Boolean).join(", ")}`,title:l,children:(0,j.jsx)(vd,{sign:r?"▶":a?"✕":"",shares:[s/t,i/t],words:[a?"":(0,Ce.percent)(s),(0,Ce.percent)(
i)]})})}var vd=({sign:e,shares:t,words:n})=>(0,j.jsxs)("div",{class:"gp-side",children:[(0,j.jsx)("span",{class:"gp-sign",children:e}),(0,j.jsx)("span",{class:"\
gp-tracks",children:t.map((o,r)=>(0,j.jsx)("i",{class:r?"gp-bar gp-before":"gp-bar gp-after",style:{width:`${(o*100).toFixed(2)}%`}},r))}),(0,j.jsxs)("span",{class:"\
gp-values",children:[(0,j.jsx)("span",{children:n[0]}),(0,j.jsx)("small",{children:n[1]})]})]});function xd(e,t,n,o){let r=(a,{token_id:l})=>{let d=[...a.distribution.
candidates,a.chosen].find(p=>p.token_id===l);return d?(0,Ce.percent)((0,Ce.probability)(d[o])):(0,he.t)("not recorded")},[s,i]=t.map(a=>_t(e,a));return(0,Pd.inARow)(
n.map(({chosen:a})=>(0,he.t)("{token}: {one} {mine}, {other} {theirs}",{token:(0,Ce.quoted)(a.text),one:s,other:i,mine:r(n[0],a),theirs:r(n[1],a)})))}var en=c(Je(),1);var hr=c(Pe(),1),ui=5,bm=.9;function ym(e){if(!e.length)return null;let t=[...e].sort((i,a)=>i-a),n=t.length,[o,r,s]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=s,
!(o>0&&r>1-bm));)s*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,hr.medianOf)(t),low:t[o],high:t[n-1-o]}}function hi(e,t){let n=ym(e);if(!n||e.length<ui)
return"few";let{low:o,high:r}=n;return o>t?"above":r<t?"below":"open"}var km=(e,t)=>(0,hr.isKnown)(e)&&(0,hr.isKnown)(t)?[e-t]:[];function Cd(e,t=!0){let n=(r,s)=>hi(
r.flatMap((i,a)=>km(i,s[a])),0),o=e.findIndex((r,s)=>e.length>1&&e.every((i,a)=>s===a||n(r,i)===(t?"above":"below")));return o<0?null:o}var Md=c(it(),1),mi=c(z(),1),fi=c(Pe(),1);function $d(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.filter(d=>Number.isFinite(n(d)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:Dr([]),flat:!0};let r=o.reduce((d,p)=>n(p)<n(d)?p:d),s=o.reduce((d,p)=>n(p)>n(d)?p:d),i=ft(e,n(r))===ft(e,n(s)),a=Dr(i?[]:
o.map(n)),l=d=>Math.round(a.share(d)*10);return{low:r,high:s,best:i?null:gi(e,t),level:l,scale:a,flat:i}}function gi(e,t){let n=({values:d})=>d[e.name]??NaN,o=t.
filter(d=>Number.isFinite(n(d))),r=o.map(({each:d})=>d[e.name]??[]);if(!e.better||r.some(({length:d})=>d!==r[0].length))return null;let s=e.better==="more",i=Cd(
r,s);if(i===null)return null;let a=n(o[i]),l=d=>s?n(d)<a:n(d)>a;return o.every((d,p)=>p===i||l(d))?o[i]:null}function Dr(e){let t=[...new Set(e)].sort((d,p)=>d-
p),[n,o]=[t[0],t[t.length-1]],r=d=>p=>o>n?(d(p)-d(n))/(d(o)-d(n)):0,s=({share:d})=>t.some(p=>t.filter(m=>m>=p&&d(m)-d(p)<.1).length>Math.max(1,t.length/2)),a={name:"\
order",share:d=>t.length>1?t.indexOf(d)/(t.length-1):0},l=[{name:"linear",share:r(d=>d)}];return n>0&&l.push({name:"log",share:r(Math.log)}),[...l,a].find(d=>!s(
d))??a}function An(e,{each:t}){let n=(t[e.name]??[]).filter(fi.isKnown);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(s=>ft(e,s));return o===
r?"":(0,mi.t)("{low} to {high}",{low:o,high:r})}var Ho=e=>e.better==="less"?"heat":"prob";function ft(e,t,{unit:n=!1}={}){if(!(0,fi.isKnown)(t))return"–";let o={
minimumFractionDigits:e.digits,maximumFractionDigits:e.digits},r=(0,Md.notation)(t.toLocaleString("en-US",o));return n&&e.unit?`${r} ${(0,mi.t)(e.unit)}`:r}var Qr=c(wt(),1),Bn=c(z(),1);var bi=c(z(),1),_d=c(Pe(),1);var zn=(e,t={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:e,standoff:8,font:{size:13}},
...t}),jo=(e,t,n,o,r={})=>({data:t,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:e,...r}});var wi=10;function Wd({axes:[e,t],metric:n,heat:o,at:r}){let s=m=>t.values.map((y,v)=>e.values.map((T,P)=>m(r(v,P),v,P))),i=({values:{[n.name]:m}})=>(0,_d.isKnown)(
m)?o.level(m):null,a=m=>ft(n,m.values[n.name])+(o.best===m?" ★":""),l=(m,y,v)=>{let T=An(n,m);return`${e.knob} ${e.values[v]}, ${t.knob} ${t.values[y]}: ${a(m)}${T?
` (${T})`:""}`},d={type:"heatmap",x:e.values,y:t.values,colorscale:Array.from({length:wi+1},(m,y)=>[y/wi,`var(--gp-${Ho(n)}-${y})`]),zmin:0,zmax:wi,showscale:!1,
xgap:2,ygap:2,z:s(i),text:s(a),texttemplate:"%{text}",hovertext:s(l),hoverinfo:"text"},p=Math.min(760,Math.max(220,96+42*t.values.length)),h={type:"category",showgrid:!1};
return jo((0,bi.t)("{metric} over {columns} and {rows}",{metric:(0,bi.t)(n.title),columns:e.knob,rows:t.knob}),[d],zn(e.knob,{...h,side:"top"}),zn(t.knob,{...h,
autorange:"reversed"}),{height:p,margin:{l:52,r:18,t:60,b:16}})}var Do=c(z(),1),yi=c(Pe(),1);var vm={linear:"linear",log:"log",order:"category"};function Ed({knob:e,metric:t,points:n,wide:o}){let r=n.map(({label:T})=>T.trim()===""?NaN:Number(T)),s=r.every(
Number.isFinite)?vm[Dr(r).name]:"category",i=n.map((T,P)=>({...T,x:s==="category"?T.label:r[P]}));s!=="category"&&i.sort((T,P)=>Number(T.x)-Number(P.x));let a=i.
filter(({value:T})=>(0,yi.isKnown)(T)),l=a.flatMap(({value:T,each:P})=>[T,...P]),d=o&&l.length>0&&Math.min(...l)>0,p=({label:T,value:P,range:x,best:w})=>`${T}: ${ft(
t,P)}${x?` (${x})`:""}${w?`, ${(0,Do.t)("the best")}`:""}`,h={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:T})=>T),
y:i.map(({value:T})=>(0,yi.isKnown)(T)?T:null),text:i.map(p),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:T,each:P})=>P.length>1?Math.max(...P)-T:0),arrayminus:i.map(({value:T,each:P})=>P.
length>1?T-Math.min(...P):0)}},m={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(
({x:T})=>T),y:a.map(({value:T})=>T),text:a.map(({value:T,best:P})=>a.length<=12||P?ft(t,T)+(P?" ★":""):"")},y=(0,Do.t)(t.title),v=`${y}${t.unit?` (${(0,Do.t)(
t.unit)})`:""}${d?`, ${(0,Do.t)("logarithmic scale")}`:""}`;return jo((0,Do.t)("{metric} over {knob}",{metric:y,knob:e}),[h,m],zn(e,{type:s}),zn(v,d?{type:"log"}:
{}))}var Ad=c(U(),1),Wt=c(z(),1),zd=c(Pe(),1),Id=c($t(),1);var Si=c(it(),1),Gd=c(Qt(),1),xn=c(U(),1),un=c(z(),1),mr=c(Pe(),1);var ki=c(U(),1),Rd=c(z(),1),vi=c(Pe(),1),xi=({name:e})=>e==="ended",In=({values:e},{name:t})=>(0,vi.isKnown)(e[t])?e[t]:null;function Fn(e,{values:t,each:n,entries:o},{
unit:r=!1}={}){let s=t[e.name],i=(n[e.name]??(o.length===1?[s]:[])).filter(vi.isKnown);return!xi(e)||!i.length?ft(e,s,{unit:r}):(0,Rd.t)("{count} of {all}",{count:(0,ki.count)(
i.filter(Boolean).length),all:(0,ki.count)(i.length)})}var xm={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Nd=4;
function Kr(e,t,n){let{name:o,unit:r,meaning:s,formula:i,better:a}=e,l=a==="more"?(0,un.t)("More is better."):a==="less"?(0,un.t)("Less is better."):"";return{id:xm[o],
run:()=>Tm(e,t,n),meaning:[(0,un.t)(s),l].filter(Boolean).join(" "),formula:(0,un.t)(i),unit:r?(0,un.t)(r):""}}function Tm(e,t,n){let o=t.groups.filter(p=>In(p,
e)!==null);if(!o.length)return"";let[r]=o,s=Sm(e,r,t.unit)||Fn(e,r,{unit:!0});if(o.length===1)return(0,xn.asSentence)(s);let i=p=>In(p,e)??0,a=o.reduce((p,h)=>i(
h)<i(p)?h:p),l=o.reduce((p,h)=>i(h)>i(p)?h:p),d={name:n(r.number),words:s,low:Fn(e,a),lowest:n(a.number),high:Fn(e,l),highest:n(l.number)};return d.low===d.high?
(0,un.t)("{name}: {words}; the same for all.",d):(0,un.t)("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",d)}function Sm(e,t,n){
if(e.name==="ended")return"";let o=Fn(e,t,{unit:!0}),r=d=>(0,mr.isKnown)(d)&&ft(e,d)===ft(e,t.values[e.name]),s=(t.each[e.name]??[]).filter(mr.isKnown);if(e.name===
"perplexity"){let d=Ld(t),p=Ti(d.map(({raw:h})=>h));return!d.length||!r(Math.exp(-p/d.length))?"":`exp(−(${(0,xn.decimals)(p)}) / ${(0,xn.count)(d.length)}) =\
 ${o}`}if(s.length>1)return r(Ti(s)/s.length)?Pm(e,s,o):"";if(e.name==="tokens_per_second"){let{tokens:d,time:p}=t.values;if(!d||!p||!r(d/p))return"";let h={time:(0,Si.fixed)(
p,2),value:o};return(0,un.tn)(d,"{count} token in {time} s = {value}","{count} tokens in {time} s = {value}",h)}let i=e.name==="mean_logprob"?"logprob":e.name===
"entropy"?"entropy":null,a=i&&t.entries.length===1?Ld(t):[],l=Ti(a.map(d=>i?(0,xn.fromNats)(d[i],n):0));return!a.length||!r(l/a.length)?"":(0,Gd.quotientWords)(
(0,Si.fixed)(l,2),(0,xn.count)(a.length),o)}var Ti=e=>e.reduce((t,n)=>t+n,0);function Pm(e,t,n){let o=t.map(s=>ft(e,s)),r=o.length>Nd?[...o.slice(0,Nd-1),"…",
o[o.length-1]]:o;return(0,un.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,xn.count)(t.length),sum:r.join(" + "),value:n})}function Ld({entries:e}){
let t=n=>(0,mr.finite)(n)??-1/0;return e.flatMap(n=>n.log?Ln(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:t(o.raw_logprob),logprob:t(o.
logprob),entropy:r.entropy_after??NaN})):n.tokens.map(({raw_logprob:o,logprob:r,entropy:s})=>({raw:t(o),logprob:t(r),entropy:s??NaN})))}var kt=c(F(),1),fr=({state:e,metric:t,id:n})=>(0,kt.jsx)(Id.Term,{class:n&&"gp-metric-term",...Kr(t,e.group,o=>e.nameOf(o)),attributes:{id:n},children:(0,Wt.t)(
t.title)});function Fd({state:e,metric:t,id:n}){let{meaning:o,formula:r,unit:s,live:i}=t;return(0,kt.jsxs)("p",{class:"gp-note gp-metric-meaning",children:[(0,kt.jsx)(
fr,{state:e,metric:t,id:n}),`: ${(0,Wt.t)(o)} `,(0,kt.jsx)("span",{class:"gp-formula",children:(0,Wt.t)(r)}),s&&` ${(0,Wt.t)("In {unit}.",{unit:(0,Wt.t)(s)})}`,
!i&&` ${(0,Wt.t)("It is known when the runs of a cell have ended.")}`]})}function Bd({state:e,metric:t,heat:n}){let{low:o,high:r,best:s,scale:i,flat:a}=n;if(!o||
!r)return(0,kt.jsx)("p",{class:"gp-note gp-legend"});let l=(p,{number:h,values:m})=>(0,kt.jsx)("span",{children:(0,Ad.filled)(p,{value:(0,kt.jsx)("b",{children:ft(
t,m[t.name],{unit:!0})}),cell:e.nameOf(h)})}),d=[i.name==="log"&&(0,Wt.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,Wt.t)("Coloured by rank, beca\
use some values are far from the rest."),e.group.groups.some(p=>An(t,p))&&(0,Wt.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),s&&(t.better===
"more"?(0,Wt.t)("★ best: higher is better, seed by seed"):(0,Wt.t)("★ best: lower is better, seed by seed"))].filter(Boolean);return(0,kt.jsxs)("p",{class:"\
gp-note gp-legend",children:[a?l((0,Wt.t)("The same everywhere: {value}"),o):(0,kt.jsxs)(kt.Fragment,{children:[l((0,Wt.t)("lowest {value} at {cell}"),o),(0,kt.jsx)(
Pi,{name:Ho(t)}),l((0,Wt.t)("highest {value} at {cell}"),r)]}),d.map(p=>(0,kt.jsx)("span",{children:p},p))]})}var Pi=({name:e,class:t="gp-ramp"})=>(0,kt.jsx)("s\
pan",{class:t,"aria-hidden":"true",children:Array.from({length:11},(n,o)=>(0,kt.jsx)("i",{style:{backgroundColor:`var(--gp-${e}-${o})`}},o))});function qd(e,t,n){
if(e.isList)return Om(e,t,n);if(e.isSettled)return Wd({axes:e.axes,metric:t,heat:n,at:(o,r)=>e.inRow(o)[r]})}function Om({axes:[{knob:e,values:t}],inOrder:n},o,{
best:r,scale:s}){let i=n.map(a=>({label:t[a.place[1]],value:a.values[o.name]??NaN,each:(a.each[o.name]??[]).filter(zd.isKnown),range:An(o,a),best:r===a}));return Ed(
{knob:e,metric:o,points:i,wide:s.name!=="linear"})}var Ci=c(U(),1),Yn=c(z(),1);var Vr=c(U(),1),Oi=c(z(),1),Cm={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Tn=e=>(0,Vr.named)(Cm,e,"■"),
Sn=e=>e==="failed"?[(0,Oi.t)("an error"),(0,Oi.t)("ended in an error")]:(0,Vr.stopWords)(e),hn=({log:e,ended:t})=>(e?e.failed:t?.failed??null)||null,Xn=({log:e,
tokens:t})=>e?e.numTokens:t.length;function Et(e){if(hn(e))return"failed";let{log:t,ended:n}=e;return t?t.finished&&(t.finished.sequences[0]?.stop_reason||"stop\
ped"):n&&(n.stop_reason||"stopped")}function Ko(e){let t=Et(e);return t?t==="failed"?"failed":t==="stopped"?"cut":"ended":(e.log?e.log.started:e.begun)?"decodin\
g":"waiting"}function go({tokens:e,ended:t},n=1/0){if(typeof t?.text=="string")return t.text.length>n?t.text.slice(0,n):t.text;let o="";for(let{piece:r}of e)if(o+=
r??"",o.length>=n)break;return o}var Mm="perplexity",$m={failed:()=>(0,Yn.t)("failed"),decoding:()=>(0,Yn.t)("decoding"),queued:()=>(0,Yn.t)("queued"),"did not run":()=>(0,Yn.t)("did not run"),
"":()=>""},Mi=e=>$m[e](),Ur=class{constructor(t){this.group=t;this.axes=(t.header?.axes??[]).map(({knob:n,values:o})=>n==="prompt"?{knob:(0,Yn.t)("prompt"),values:Fo(
o),prompts:o}:{knob:n,values:o}),this.inOrder=[...t.groups].sort((n,o)=>n.place[1]-o.place[1])}group;axes;inOrder;get isList(){return this.axes.length<2}get isSettled(){
return!!this.group.done}get knobs(){let[{knob:t},n]=this.axes;return this.isList?t:(0,Yn.t)("{one} and {other}",{one:t,other:n.knob})}metricNamed(t){let{metrics:n}=this.
group,o=r=>n.find(({name:s})=>s===r);return o(t)??o(Mm)??n[0]}inRow(t){return this.inOrder.filter(({place:n})=>n[0]===t)}promptOf({place:t}){let n=this.axes.findIndex(
({prompts:o})=>o);return this.axes[n]?.prompts?.[t[1-n]]??this.group.header?.prompt??""}nameOf(t){let{place:n}=this.group.groups[t];return this.axes.map(({knob:o,
values:r},s)=>`${o} ${r[n[1-s]]}`).join(", ")}standingOf({number:t}){let n=this.group.shownOf(t);return hn(n)?"failed":Et(n)?"":Ko(n)==="decoding"?"decoding":this.
group.done?"did not run":"queued"}};function Hd({entries:e}){let t=e.filter(hn).length;return t&&e.length>1?(0,Yn.t)("{count} of {all}",{count:(0,Ci.count)(t),all:(0,Ci.count)(
e.length)}):""}var Vo=c(Je(),1);var Vd=c(U(),1),eo=c(z(),1),Ud=c(Pe(),1),Jd=c(co(),1);var Jr=c(Je(),1),jd=c(U(),1),Rt=c(z(),1);var Re=c(F(),1);function $i(e,{number:t,entries:n},o){let r=n.indexOf(e.shownOf(t));e.showEntry(t,(r+o+n.length)%n.length)}function _i({group:e,cell:t,tabIndex:n}){
let{entries:o,number:r}=t,s=(i,a,l)=>(0,Re.jsx)("button",{type:"button","aria-label":l,tabIndex:n,onClick:d=>{d.stopPropagation(),$i(e,t,a)},children:i});return(0,Re.jsxs)(
"span",{class:"gp-stepper",hidden:o.length<2,children:[s("‹",-1,(0,Rt.t)("The text of the previous seed")),(0,Re.jsx)("span",{children:`${o.indexOf(e.shownOf(
r))+1}/${o.length}`}),s("›",1,(0,Rt.t)("The text of the next seed"))]})}function Dd({state:e,cell:t,shut:n}){let o=(0,Jr.useRef)(null);return(0,Jr.useLayoutEffect)(
()=>{let{current:r}=o;r&&(t?r.open||r.showModal():r.close(),r.scrollTop=0)},[t]),(0,Re.jsx)("dialog",{ref:o,class:"gp-whole","aria-label":t?e.nameOf(t.number):(0,Rt.t)(
"One cell"),"data-holds-tips":!0,onClose:n,onClick:({target:r,currentTarget:s})=>r===s&&n(),onKeyDown:r=>r.stopPropagation(),children:t&&(0,Re.jsx)(_m,{state:e,
cell:t,shut:n})})}function _m({state:e,cell:t,shut:n}){let{group:o}=e,r=o.shownOf(t.number),s=hn(r),i=t.entries.length,a=()=>{n(),o.ask({type:"open",entry:r.number})};
return(0,Re.jsxs)(Re.Fragment,{children:[(0,Re.jsxs)("div",{class:"gp-whole-head",children:[(0,Re.jsx)("h3",{class:"gp-whole-title",children:e.nameOf(t.number)}),
(0,Re.jsx)("button",{type:"button",class:"gp-button gp-shut","aria-label":(0,Rt.t)("Close"),onClick:n,children:"✕"})]}),(0,Re.jsxs)("div",{class:"gp-whole-too\
ls",children:[(0,Re.jsx)(_i,{group:o,cell:t,tabIndex:0}),(0,Re.jsx)("span",{children:r.seed===null?"":(0,Rt.t)("seed {seed}",{seed:r.seed})}),o.canAsk&&(0,Re.jsx)(
"button",{type:"button",class:"gp-button",onClick:a,children:(0,Rt.t)("Open as one run")})]}),s&&(0,Re.jsxs)("p",{class:"gp-whole-problem",children:[(0,Re.jsx)(
"b",{children:"✕ "}),`${(0,Rt.t)(s.message)} ${(0,Rt.t)(s.fix)}`]}),(0,Re.jsxs)("p",{class:"gp-whole-text",dir:"auto",children:[(0,Re.jsx)("span",{class:"gp-p\
rompt",children:e.promptOf(t)+(o.apart?`
`:"")}),(0,Re.jsx)("span",{children:go(r)})]}),(0,Re.jsx)("p",{class:"gp-note gp-whole-end",children:Wm(r)}),(0,Re.jsx)("p",{class:"gp-note gp-whole-over",children:i>
1?(0,Rt.t)("Metrics of the {count} runs of this cell together, most as their mean:",{count:(0,jd.count)(i)}):(0,Rt.t)("Metrics:")}),(0,Re.jsx)("dl",{class:"gp-w\
hole-values",children:o.metrics.map(l=>(0,Re.jsxs)("div",{children:[(0,Re.jsx)("dt",{children:(0,Re.jsx)(fr,{state:e,metric:l})}),(0,Re.jsx)("dd",{children:Fn(l,
t,{unit:!0})})]},l.name))})]})}function Wm(e){let t=Et(e),n=Xn(e),o=t&&t!=="failed"&&`${Tn(t)} ${Sn(t)[1]}`,r=t?o:n?(0,Rt.t)("still being written"):(0,Rt.t)("qu\
eued");return[(0,Rt.tn)(n,"{count} token","{count} tokens"),r].filter(Boolean).join(" · ")}var ve=c(F(),1),Kd=300,Em={ArrowLeft:(e,t)=>[e,t-1],ArrowRight:(e,t)=>[e,t+1],ArrowUp:(e,t)=>[e-1,t],ArrowDown:(e,t)=>[e+1,t],Home:e=>[e,0],End:e=>[e,1/0]};function Zd({
state:e,metric:t,heat:n,described:o,versionOf:r,open:s}){let{group:i,axes:a,isList:l}=e,[d,p]=(0,Vo.useState)(i.groups[0]),h=(0,Vo.useRef)(null),m=i.groups.includes(
d),y=([w,b])=>{let f=w<0||b<0?void 0:h.current?.tBodies[0].rows[w]?.cells;f&&Rm(f[Math.min(b+1,f.length-1)])},v=w=>{let b=w.target instanceof Element?w.target.closest(
"td"):null;if(!b||w.ctrlKey||w.altKey||w.metaKey)return;let f=i.groups[Number(b.dataset.group)],M=Em[w.key];if(w.key==="Enter")s(f);else if(w.key===" ")$i(i,f,1);else if(M)
y(M(b.parentElement.sectionRowIndex,b.cellIndex-1));else return;w.preventDefault()},T=w=>(0,ve.jsx)(Nm,{state:e,cell:w,metric:t,heat:n,version:r(w.number),isStop:m?
w===d:w.number===0,open:s},w.number),[P,x]=a;return(0,ve.jsxs)("table",{role:"grid","aria-label":(0,eo.t)("The runs over {knobs}",{knobs:e.knobs}),"aria-describ\
edby":o,ref:h,onKeyDown:v,onFocusIn:({target:w})=>{w instanceof HTMLTableCellElement&&p(i.groups[Number(w.dataset.group)])},children:[(0,ve.jsx)("thead",{children:l?
(0,ve.jsxs)("tr",{children:[(0,ve.jsx)("th",{class:"gp-side",scope:"col",children:P.knob}),(0,ve.jsx)("th",{class:"gp-metric-name",scope:"col",children:(0,ve.jsx)(
fr,{state:e,metric:t})})]}):(0,ve.jsxs)(ve.Fragment,{children:[(0,ve.jsxs)("tr",{children:[(0,ve.jsx)("th",{class:"gp-side",scope:"col",rowSpan:2,children:x.knob}),
(0,ve.jsx)("th",{class:"gp-knob",scope:"colgroup",colSpan:P.values.length,children:(0,ve.jsx)("span",{children:P.knob})})]}),(0,ve.jsx)("tr",{children:P.values.
map((w,b)=>(0,ve.jsx)(Wi,{scope:"col",axis:P,place:b},b))})]})}),(0,ve.jsx)("tbody",{children:l?e.inOrder.map(w=>(0,ve.jsxs)("tr",{children:[(0,ve.jsx)(Wi,{scope:"\
row",axis:P,place:w.place[1]}),T(w)]},w.number)):x.values.map((w,b)=>(0,ve.jsxs)("tr",{children:[(0,ve.jsx)(Wi,{scope:"row",axis:x,place:b}),e.inRow(b).map(T)]},
b))})]})}var Wi=({scope:e,axis:t,place:n})=>(0,ve.jsx)("th",{class:e==="row"?"gp-side":"",scope:e,children:t.prompts?(0,ve.jsx)("bdi",{title:t.prompts[n],children:t.
values[n]}):(0,ve.jsx)(Jd.TokenLabel,{text:t.values[n]})});function Rm(e){e.focus({preventScroll:!0});let t=e.closest(".gp-field"),n=e.closest("table")?.tHead;if(!t||
!n)return;let[o,r]=[t.getBoundingClientRect(),e.getBoundingClientRect()],s=o.left+(e.parentElement?.firstElementChild).offsetWidth,i=o.top+n.offsetHeight;t.scrollLeft+=
Math.min(0,r.left-s)||Math.max(0,r.right-o.right),t.scrollTop+=Math.min(0,r.top-i)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView(
{block:"nearest",inline:"nearest"})}function Nm(e){let{cell:t,metric:n,heat:o,version:r,isStop:s}=e,i=t.values[n.name],a=(0,Ud.isKnown)(i),l=t.entries.length===
1&&hn(t.entries[0]),d={value:a?ft(n,i):l?"✕":"–",range:a?An(n,t):"",colour:a?`var(--gp-${Ho(n)}-${o.level(i)})`:"",isBest:o.best===t};return(0,Vo.useMemo)(()=>(0,ve.jsx)(
Lm,{...e,shown:d}),[t,n,r,s,...Object.values(d)])}function Lm({state:e,cell:t,metric:n,isStop:o,open:r,shown:s}){let{value:i,range:a,colour:l,isBest:d}=s,{group:p}=e,
h=hn(p.shownOf(t.number)),m=h?`✕ ${(0,eo.t)("failed")}`:go(p.shownOf(t.number),Kd).slice(0,Kd).trim(),y=Hd(t),v=(0,eo.t)(n.title),T=[e.nameOf(t.number),a?(0,eo.t)(
"{metric}: {value}, over its seeds {range}",{metric:v,value:i,range:a}):`${v}: ${i}`,d&&(0,eo.t)("best"),y&&(0,eo.t)("failed: {share}",{share:y}),Mi(e.standingOf(
t))];return(0,ve.jsxs)("td",{class:["gp-cell",h&&"gp-broken",!m&&"gp-quiet"].filter(Boolean).join(" "),role:"gridcell",tabIndex:o?0:-1,"data-group":t.number,"ar\
ia-label":(0,Vd.inParts)(T),onClick:({currentTarget:P})=>{P.focus(),r(t)},children:[(0,ve.jsxs)("div",{class:l?"gp-cell-top":"gp-cell-top gp-none",style:{backgroundColor:l},
children:[(0,ve.jsx)("span",{class:"gp-value",children:i}),(0,ve.jsx)("span",{class:"gp-star",hidden:!d,children:"★"}),(0,ve.jsx)("small",{class:"gp-seeds-ran\
ge",children:a}),(0,ve.jsx)("span",{class:"gp-some-failed",children:y&&`✕ ${y}`}),(0,ve.jsx)(_i,{group:p,cell:t,tabIndex:-1})]}),(0,ve.jsx)("bdi",{class:"gp-c\
ell-text",children:m||Gm(e,t)})]})}function Gm(e,t){let n=e.standingOf(t);return n===""?(0,eo.t)("(empty)"):n==="decoding"?"…":Mi(n)}var Qd=c(Je(),1);function Zr(e,t,n){let{current:o}=(0,Qd.useRef)({common:0,of:new Map});(t.run||n.some(r=>t[r]))&&(o.common+=1);for(let r of t.entries??[]){let{
group:s}=e.entries[r];o.of.set(s,(o.of.get(s)??0)+1)}return r=>`${o.common} ${o.of.get(r)??0}`}var et=c(F(),1);function Am({group:e,changes:t}){let n=(0,Qr.useFresh)(t),o=(0,en.useMemo)(()=>new Ur(e),[e.groups]),[r,s]=(0,en.useState)(""),[i,a]=(0,en.useState)(
"texts"),[l,d]=(0,en.useState)(null),p=o.metricNamed(r),h=(0,en.useRef)(0);(n.run||n.measured||n.status)&&(h.current+=1);let m=(0,en.useMemo)(()=>$d(p,e.groups),
[p,h.current]),y=i==="heat",v=(0,en.useMemo)(()=>y?qd(o,p,m):void 0,[y,o,p,m]),T=Zr(e,n,["pair","status"]),P=y&&!o.isList&&o.isSettled,x=(0,en.useId)(),w=({pointNumber:f})=>d(
Array.isArray(f)?o.inRow(f[0])[f[1]]:o.inOrder[f]),b=o.isList?"gp-on-one-axis":"";return(0,et.jsxs)(et.Fragment,{children:[(0,et.jsxs)("header",{class:"gp-head",
children:[(0,et.jsx)("h2",{class:"gp-title",children:o.knobs}),(0,et.jsxs)("div",{class:"gp-tools",children:[(0,et.jsxs)("label",{children:[(0,Bn.t)("Metric"),"\
 ",(0,et.jsx)("select",{class:"gp-metric","aria-label":(0,Bn.t)("Metric of the cells"),value:p.name,onChange:({currentTarget:f})=>s(f.value),children:e.metrics.
map(({name:f,title:M})=>(0,et.jsx)("option",{value:f,children:(0,Bn.t)(M)},f))})]}),(0,et.jsxs)("span",{class:"gp-switch",role:"group","aria-label":(0,Bn.t)("Wh\
at the cells show"),children:[(0,et.jsx)(Xd,{name:"texts",words:(0,Bn.t)("texts"),view:i,choose:a}),(0,et.jsx)(Xd,{name:"heat",words:(0,Bn.t)("heat map"),view:i,
choose:a})]})]})]}),(0,et.jsx)(Fd,{state:o,metric:p,id:x}),(0,et.jsx)(Bd,{state:o,metric:p,heat:m}),(0,et.jsx)(Mt,{class:`gp-metric-chart ${b}`,chart:v,press:w},
b),(0,et.jsx)("div",{class:["gp-field",b,y&&"gp-as-heat"].filter(Boolean).join(" "),hidden:P,children:(0,et.jsx)(Zd,{state:o,metric:p,heat:m,described:x,versionOf:T,
open:d})}),(0,et.jsx)("p",{class:"gp-note gp-hint",children:P?(0,Bn.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,Bn.t)(
"Click a cell, or press Enter, for its full text; the arrow keys move between cells.")}),(0,et.jsx)(Dd,{state:o,cell:l&&e.groups.includes(l)?l:null,shut:()=>d(null)})]})}
var Xd=({name:e,words:t,view:n,choose:o})=>(0,et.jsx)("button",{type:"button","data-view":e,"aria-pressed":n===e,onClick:()=>o(e),children:t}),zm=(0,Qr.groupPane)(
Am,({header:e,groups:t})=>e?.kind==="sweep"&&t.length>0),Yd=(e,t)=>{let n=zm(e,t);return o=>{n(o),e.hidden&&e.querySelector("dialog")?.close()}};var lt=c(Je(),1),os=c(wt(),1),mc=c(U(),1),We=c(z(),1),fc=c(tc(),1);var nc=c(Je(),1);function Xr(e,t,{target:n,name:o}={}){let r=()=>[...e.current?.querySelectorAll(t)??[]],s=document.activeElement instanceof HTMLElement?document.
activeElement:null,i=s&&e.current?.contains(s)?s.closest(t):null,a=i?r().indexOf(i):-1;(0,nc.useLayoutEffect)(()=>{if(a<0||document.activeElement===s)return;let l=r(),
d=o&&i?.getAttribute(o),h=(o?l.find(m=>m.getAttribute(o)===d):void 0)??l.at(Math.min(a,l.length-1));s?.isConnected?s.focus({preventScroll:!0}):(n?h?.querySelector(
n):h)?.focus({preventScroll:!0})})}var gc=c(ni(),1);var Yr=c(Je(),1),es=c(U(),1),Oe=c(z(),1);var ue=c(F(),1),ts=8;function oc(e){let{group:t,lane:n,ran:o,isReference:r,parts:s,sameProblem:i,makeReference:a}=e,l=o?t.shownOf(o.number):null,d=r?(0,Oe.t)("T\
he other lanes are compared with this one"):(0,Oe.t)("Compare the others with {lane}",{lane:n.label}),p=(0,Oe.t)(n.problem);return(0,ue.jsxs)("div",{class:"gp-l\
ane-top",children:[(0,ue.jsxs)("div",{class:"gp-lane-head",children:[(0,ue.jsxs)("button",{type:"button",class:"gp-lane-name","aria-pressed":r,title:d,disabled:!o,
onClick:a,children:[(0,ue.jsx)("b",{class:"gp-letter",children:n.label}),(0,ue.jsx)("bdi",{class:"gp-lane-title",children:Ye(n.title)}),(0,ue.jsx)("span",{class:"\
gp-lane-reference",hidden:!r,children:(0,Oe.t)("reference")})]}),t.canAsk&&(0,ue.jsx)(Fm,{...e})]}),n.prompt&&(0,ue.jsx)("p",{class:"gp-lane-prompt",dir:"auto",
children:(0,ue.jsx)(qr,{text:n.prompt})}),(0,ue.jsx)("p",{class:"gp-lane-settings",children:Um(n,l,o).join(" · ")}),(0,ue.jsx)("p",{class:"gp-lane-changed",hidden:!o||
!Vm(n,o),children:`△ ${(0,Oe.t)("changed since this run")}`}),l?.log&&(0,ue.jsx)(jm,{log:l.log,done:t.done}),(0,ue.jsx)("p",{class:"gp-lane-parts",hidden:!s,children:s}),
o&&o.entries.length>1&&(0,ue.jsx)(Km,{group:t,ran:o}),p&&(0,ue.jsxs)("div",{class:"gp-problem",children:[(0,ue.jsx)("b",{children:"✕ "}),(0,ue.jsx)("span",{children:i?
(0,Oe.t)("The same as in lane {lane}.",{lane:i}):p})]})]})}var Im=[{does:"copy",sign:"❐",name:e=>(0,Oe.t)("Copy lane {lane}",e),isPossible:(e,t)=>t<ts},{does:"\
left",sign:"◀",name:e=>(0,Oe.t)("Move lane {lane} to the left",e),isPossible:e=>e>0},{does:"right",sign:"▶",name:e=>(0,Oe.t)("Move lane {lane} to the right",
e),isPossible:(e,t)=>e<t-1},{does:"remove",sign:"✕",name:e=>(0,Oe.t)("Remove lane {lane}",e),isPossible:(e,t)=>t>1}];function Fm({group:e,lane:t,ran:n,place:o,
lanes:r}){let s={lane:t.label},i=a=>e.ask({type:"lane",do:a,id:t.id});return(0,ue.jsxs)("span",{class:"gp-lane-tools",children:[(0,ue.jsx)(qm,{runs:Bm(e,n),name:(0,Oe.t)(
"Stop lane {lane}",s),press:()=>i("stop")}),!t.prompt&&(0,ue.jsxs)(ue.Fragment,{children:[(0,ue.jsxs)("button",{type:"button",class:"gp-button","data-do":"selec\
t","aria-pressed":!!t.selected,title:t.selected?(0,Oe.t)("Lane {lane} is shown in the settings",s):(0,Oe.t)("Edit lane {lane}",s),onClick:()=>i("select"),children:[
(0,ue.jsx)("span",{"aria-hidden":"true",children:"✎"}),t.selected&&` ${(0,Oe.t)("editing")}`,t.selected&&(0,ue.jsxs)("span",{class:"gp-hidden",children:[" ",t.
label]})]}),Im.map(({does:a,sign:l,name:d,isPossible:p})=>(0,ue.jsx)("button",{type:"button",class:"gp-button","data-do":a,title:d(s),"aria-disabled":!p(o,r),onClick:()=>p(
o,r)&&i(a),children:(0,ue.jsx)("span",{"aria-hidden":"true",children:l})},a))]})]})}var Bm=({running:e},t)=>e&&!!t?.entries.some(({log:n})=>!n?.finished&&!n?.failed);
function qm({runs:e,name:t,press:n}){let o=(0,Yr.useRef)(null),r=o.current===document.activeElement;return(0,Yr.useLayoutEffect)(()=>{!e&&r&&o.current?.closest(
".gp-lane")?.querySelector(".gp-lane-name")?.focus()},[e]),(0,ue.jsx)("button",{ref:o,type:"button",class:"gp-button","data-do":"stop",title:t,hidden:!e,onClick:n,
children:(0,ue.jsx)("span",{"aria-hidden":"true",children:"■"})})}var Ei=new WeakMap;function Hm(e){let t=Ei.get(e);if(e.shared<2)return t;let n={others:e.shared-
1,apart:e.apart};return Ei.set(e,{others:Math.max(n.others,t?.others??0),apart:n.apart&&(t?.apart??!0)}),e.running?n:Ei.get(e)}function jm({log:e,done:t}){let{length:n}=Ln(
e),o=Hm(e);return(0,ue.jsxs)("p",{class:"gp-lane-state",children:[(0,ue.jsx)("b",{children:Dm(e,t)}),(0,ue.jsx)("span",{class:"gp-lane-count",children:n?(0,Oe.tn)(
n,"{count} token","{count} tokens"):""}),o&&(0,ue.jsx)("span",{class:"gp-lane-company",tabIndex:0,"data-tip":o.apart?(0,Oe.t)("It has forward passes of its own,\
 in turn with those of the others: no other run uses its model, or it reads or writes several tokens at once."):(0,Oe.t)("Decoded in one batch with the other ru\
ns on this model: each forward pass gives all of them their next token."),children:o.apart?(0,Oe.tn)(o.others,"in turn with another run","in turn with {count} o\
thers"):(0,Oe.tn)(o.others,"together with another run","together with {count} others")})]})}function Dm({queued:e,loading:t,started:n,failed:o,finished:r},s){return o?
`✕ ${(0,Oe.t)("stopped by an error")}`:r?`■ ${r.sequences.length?(0,es.stopWords)(r.sequences[0].stop_reason)[1]:(0,Oe.t)("ended")}`:s?n?`■ ${(0,Oe.t)("wa\
s stopped")}`:(0,Oe.t)("did not run"):t?(0,es.loadingWords)(t):e?e.ahead?(0,Oe.tn)(e.ahead,"waiting for another run","waiting for {count} others"):(0,Oe.t)("sta\
rting …"):n?`● ${(0,Oe.t)("decoding …")}`:(0,Oe.t)("waiting for its turn")}function Km({group:e,ran:t}){let n=t.entries.length,o=rc(e.shownOf(t.number))??
"–",r=s=>{let i=t.shown+s;i>=0&&i<n&&e.showEntry(t.number,i)};return(0,ue.jsxs)("p",{class:"gp-lane-seeds",children:[(0,ue.jsx)("button",{type:"button",class:"\
gp-button","data-seed":"-1","aria-label":(0,Oe.t)("Previous seed"),"aria-disabled":t.shown===0,onClick:()=>r(-1),children:"◀"}),(0,ue.jsx)("span",{"aria-live":"\
polite",children:(0,Oe.t)("seed {seed}, {place} of {all}",{seed:o,place:t.shown+1,all:n})}),(0,ue.jsx)("button",{type:"button",class:"gp-button","data-seed":"1",
"aria-label":(0,Oe.t)("Next seed"),"aria-disabled":t.shown===n-1,onClick:()=>r(1),children:"▶"})]})}var rc=({seed:e,log:t})=>e??t?.started?.seed??null;function Vm(e,t){
let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(e,o)!==n(t,o))}function Um(e,t,n){let o=t&&n&&n.seed===
e.seed&&n.entries.length===1?rc(t):null,r=e.seed??o,s=r===null?"":(0,Oe.t)("seed {seed}",{seed:r});return[e.model,Ye(e.settings),s].filter(Boolean)}var pc=c(si(),1),uc=c(ic(),1),wo=c(U(),1),Ri=c(z(),1),Uo=c(lc(),1),hc=c(cc(),1),to=c(li(),1);var Jm=200,Zm=40,ns=class{constructor(t,n){this.body=t;this.entries=n;t.append(this.written),this.rows=new Uo.Rows(this.written);let o=()=>{this.atEnd=t.scrollHeight-
t.scrollTop-t.clientHeight<Zm};t.addEventListener("scroll",o,{passive:!0}),this.observers=[new ResizeObserver(()=>this.resized()),new ResizeObserver(()=>this.laidOut())],
this.observers[0].observe(t),this.observers[1].observe(this.written)}body;entries;rows;tokens=[];written=(0,wo.make)("div","gp-lane-written");log=null;look={shade:"\
uncertainty",unit:"bits"};steps=[];dimmed=0;parting=null;why="";stop=null;atEnd=!0;width=0;timer=0;observers;leave(){for(let t of this.observers)t.disconnect();
clearTimeout(this.timer)}clear(t){t!==this.log&&(this.log=t,this.written.replaceChildren(),this.rows=new Uo.Rows(this.written),this.tokens=[],this.steps=[],this.
dimmed=0,this.parting=this.stop=null,this.why="",this.atEnd=!0)}draw(t,{shared:n,sign:o,why:r},s){if(this.clear(t),t.denoises)return(0,wo.say)(this.written,(0,hc.draftOf)(
t));(s.shade!==this.look.shade||s.unit!==this.look.unit)&&this.redraw(s);let{keep:i,added:a}=(0,pc.pathChange)(this.steps,Ln(t).at(-1)??null);i<this.tokens.length&&
this.cut(i);for(let l of a)this.append(l);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(t){(0,to.cutTokens)(
this,t),this.steps.length=t,this.dimmed=Math.min(this.dimmed,t),this.stop?.isConnected||(this.stop=null)}append(t){let n={...t.chosen,piece:t.piece},o=(0,wo.make)(
"span","gp-token",null,{role:"button",tabindex:"-1"});(0,to.inkToken)(o,n);let r=this.tokens.at(-1),s=(r&&this.entries.get(r)?.token)??null;this.entries.set(o,{
token:n,step:t,lane:this}),t.given&&(o.dataset.given=""),(0,to.appendToken)(this,o,n,s),this.steps.push(t),this.dress(o)}dress(t){let n=t.querySelector(".gp-ink"),
o=this.entries.get(t)?.step;n&&o&&(0,uc.shadeInk)(n,this.look.shade,(0,wo.numbersOf)(o)),this.describe(t)}describe(t){let n=this.entries.get(t)?.step;if(!n)return;
let r=[(0,Ri.t)("token {number}",{number:n.index+1}),...(0,to.numberWords)(n,this.look.unit),this.whyOf(t)];t.setAttribute("aria-description",r.filter(Boolean).
join(", "))}whyOf(t){let n=this.entries.get(t)?.step.given;return[t===this.parting?this.why:"",n?(0,Ri.t)("given, not chosen"):""].filter(Boolean).join(", ")}dim(t){
let n=Math.min(t,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.
add("gp-shared");this.dimmed=n}signAt(t,n,o){if(t===this.parting&&(!t||o===this.why&&t.dataset.parts===n))return;let r=this.parting;this.parting=t,this.why=o,r&&
(delete r.dataset.parts,this.describe(r)),t&&(t.dataset.parts=n,this.describe(t))}redraw(t){this.look=t;for(let n of this.tokens)this.dress(n)}laidOut(){this.rows.
settle(),this.atEnd&&this.log?.running&&(this.body.scrollTop=1e7)}resized(){let{clientWidth:t}=this.body;!t||t===this.width||(this.width=t,this.rows.dissolve(),
clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.rows.settle(),Jm))}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}next(t,n){
let o=this.tokens.indexOf(t);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return(0,Uo.inNextRow)(this.
tokens,o,1);case"ArrowUp":return(0,Uo.inNextRow)(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var xe=c(F(),1),Qm=[["uncertainty",()=>(0,We.t)("entropy")],["entropy",()=>(0,We.t)("entropy after processors")],["probability",()=>(0,We.t)("probability")],["r\
aw",()=>(0,We.t)("probability before processors")],["surprisal",()=>(0,We.t)("surprisal")],["rank",()=>(0,We.t)("rank")]];function Xm({group:e,changes:t}){let n=(0,os.useFresh)(
t),[o,r]=(0,lt.useState)("uncertainty"),[s]=(0,lt.useState)(()=>new WeakMap),i=(0,lt.useRef)(null),a=Zr(e,n,["status","pair","lanes"]),l=bc(e),d=Ym(e,i,s,n);ef(
i,l.length),Xr(i,".gp-lane",{target:".gp-lane-name"});let p=new Map,h=e.groups.some(({prompt:v})=>v)?"":e.header?.prompt??"",m=l.length>=ts,y=(v,T)=>{v.reach(T),
T.focus({preventScroll:!0}),T.scrollIntoView({block:"nearest"}),d.current?.show(T)};return(0,xe.jsxs)(xe.Fragment,{children:[(0,xe.jsxs)("header",{class:"gp-hea\
d",children:[(0,xe.jsx)("h2",{class:"gp-hidden",children:(0,We.t)("Side by side")}),(0,xe.jsx)("div",{class:"gp-tools",children:(0,xe.jsxs)("label",{children:[(0,We.t)(
"Shaded by")," ",(0,xe.jsx)("select",{class:"gp-shade",value:o,onChange:({currentTarget:v})=>r(v.value),children:Qm.map(([v,T])=>(0,xe.jsx)("option",{value:v,children:T()},
v))})]})})]}),(0,xe.jsxs)("p",{class:"gp-asked",hidden:!h,children:[(0,xe.jsx)("span",{class:"gp-asked-name",children:(0,We.t)("Prompt")})," ",(0,xe.jsx)("bdi",
{class:"gp-asked-text",children:h})]}),(0,xe.jsx)("ol",{class:"gp-columns",ref:i,children:l.map(({key:v,lane:T,ran:P},x)=>{let w=(0,We.t)(T.problem),b=p.get(w)??
T.label;return w&&p.set(w,b),(0,xe.jsx)(nf,{group:e,lane:T,ran:P,place:x,lanes:l.length,version:P?a(P.number):"",sameProblem:w&&b!==T.label?b:"",shade:o,tokens:s,
go:y},v)})}),(0,xe.jsx)("p",{class:"gp-add-place",hidden:!e.canAsk||l.some(({lane:v})=>v.prompt),children:(0,xe.jsx)("button",{type:"button",class:"gp-button gp\
-add","aria-disabled":m,title:m?(0,We.t)("At most {count} lanes",{count:String(ts)}):(0,We.t)("A new lane at the end"),onClick:()=>!m&&e.ask({type:"lane",do:"ad\
d"}),children:(0,We.t)("+ Add a lane")})}),(0,xe.jsx)(tf,{shade:o,unit:e.unit,isCompared:cr(e)!==null})]})}var wc=(0,os.groupPane)(Xm,e=>bc(e).length>0||e.canAsk);
function bc({lanes:e,groups:t}){return e?e.map(n=>({key:`${n.prompt?"prompt":"lane"} ${n.id}`,lane:n,ran:t.find(({id:o,prompt:r})=>o===n.id&&!!r==!!n.prompt)??null})):
t.map(n=>({key:`group ${n.number}`,lane:n,ran:n}))}function Ym(e,t,n,{unit:o,pair:r}){let s=(0,lt.useRef)(null);return(0,lt.useLayoutEffect)(()=>{let i=t.current?.
closest(".gp-pane");!i||!t.current||(s.current=(0,fc.tokenCard)(i,t.current,e,a=>{let l=n.get(a);if(!l)return null;let{token:d,step:p,lane:h}=l,m=(0,We.t)("toke\
n {number}",{number:p.index+1});return{id:d.token_id,text:d.text,where:m,step:p,why:h.whyOf(a)}}))},[]),(0,lt.useLayoutEffect)(()=>s.current?.refresh(o||r)),s}function ef(e,t){
let n=(0,lt.useRef)(t);n.current=t;let o=()=>{let{clientWidth:r=0,style:s}=e.current??{},[i,a,l]=[240,12,4];if(!r||!n.current)return;let d=Math.max(1,Math.min(l,
Math.floor((r+a)/(i+a)))),p=Math.ceil(n.current/d);s?.setProperty("--lanes-in-row",String(Math.ceil(n.current/p)))};(0,lt.useLayoutEffect)(o,[t]),(0,lt.useLayoutEffect)(
()=>{let r=new ResizeObserver(o);return e.current&&r.observe(e.current),()=>r.disconnect()},[])}function tf({shade:e,unit:t,isCompared:n}){return(0,xe.jsxs)("fo\
oter",{class:"gp-legend","aria-label":(0,We.t)("Legend"),children:[(0,xe.jsx)(gc.ShadeScale,{name:e,unit:t}),(0,xe.jsxs)("span",{class:"gp-parting-key",hidden:!n,
children:[(0,xe.jsx)("span",{class:"gp-token gp-shared",children:(0,xe.jsx)("span",{class:"gp-ink",children:(0,We.t)("dimmed")})})," ",(0,xe.jsx)("span",{"data-\
tip":(0,We.t)("Up to here the lane has written the same as the reference lane. Click the name of another lane to make that one the reference."),tabIndex:0,children:(0,We.t)(
"same as the reference")})," ",(0,xe.jsx)("span",{class:"gp-sign",children:"≠"})," ",(0,xe.jsx)("span",{"data-tip":(0,We.t)("From here on the lane’s text diff\
ers from that of the reference lane."),tabIndex:0,children:(0,We.t)("where it diverges")})]}),(0,xe.jsx)("span",{class:"gp-note gp-hint",children:(0,We.t)("Poin\
t at a token to see its candidates. The arrow keys move along a text.")})]})}function nf({group:e,lane:t,ran:n,place:o,lanes:r,version:s,sameProblem:i,shade:a,tokens:l,
go:d}){let p=cr(e),h=!!(n&&p?.[0]===n.number),m=n&&p&&!h?sf(e,p[0],n.number):yc,{shared:y,sign:v,why:T,words:P}=m,x=(0,lt.useMemo)(()=>(0,xe.jsx)(oc,{group:e,lane:t,
ran:n,place:o,lanes:r,isReference:h,parts:P,sameProblem:i,makeReference:()=>n&&rf(e,n.number)}),[t,n,o,r,s,h,P,i,e.canAsk]),w=(0,lt.useRef)(null),b=(0,lt.useRef)(
null);(0,lt.useLayoutEffect)(()=>(w.current&&(b.current=new ns(w.current,l)),()=>b.current?.leave()),[]);let f={shade:a,unit:e.unit};(0,lt.useLayoutEffect)(()=>{
n?b.current?.draw(cn(e,n.number),{shared:y,sign:v,why:T},f):b.current?.clear(null)},[n,s,y,v,T,a,e.unit]);let M=({target:g})=>{let C=g instanceof Element?g.closest(
".gp-token"):null;b.current&&C&&l.has(C)&&d(b.current,C)},k=g=>{let{target:C,key:_}=g;if(!(C instanceof HTMLElement)||!l.has(C)||!b.current||g.ctrlKey||g.metaKey||
g.altKey)return;let N=_==="Enter"||_===" "?C:b.current.next(C,_);!N&&!_.startsWith("Arrow")||(g.preventDefault(),N&&d(b.current,N))};return(0,xe.jsxs)("li",{class:t.
selected?"gp-lane gp-lane-selected":"gp-lane","aria-label":(0,We.t)("Lane {lane}: {title}",{lane:t.label,title:Ye(t.title)}),children:[x,(0,xe.jsxs)("div",{class:"\
gp-lane-bottom",children:[(0,xe.jsx)("p",{class:"gp-note gp-not-yet",hidden:!!n,children:(0,We.t)("Not run yet.")}),n&&(0,xe.jsx)(of,{group:e,ran:n,version:s}),
(0,xe.jsx)("div",{class:"gp-lane-text",role:"group",dir:"auto","aria-label":(0,We.t)("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:t.
label}),hidden:!n,ref:w,onClick:M,onKeyDown:k})]})]})}function of({group:e,ran:t,version:n}){let o=cn(e,t.number);return(0,lt.useMemo)(()=>dr(e,o)&&(0,xe.jsx)("\
p",{class:"gp-hidden gp-whole",dir:"auto",children:Io(Ln(o))}),[o,n])}function rf(e,t){let n=cr(e);n&&t!==n[0]&&e.setPair(t,t===n[1]?n[0]:n[1])}var yc={shared:0,
sign:"",why:"",words:""};function sf(e,t,n){let o=_t(e,t),r=Br(e,t,n),s=r.at[1];if(r.kind==="apart"){let{chosen:l}=Yt(e,t)[r.at[0]],d=(0,We.t)("here it diverges\
 from {lane}, which has {token}",{lane:o,token:(0,mc.quoted)(l.text)}),p=`≠ ${(0,We.t)("diverges from {lane} at token {number}",{lane:o,number:s+1})}`;return{
shared:s,sign:`≠${o}`,why:d,words:p}}let i=[t,n].map(l=>dr(e,cn(e,l)));return{...yc,shared:s,words:s?`= ${a()}`:""};function a(){return r.kind==="shorter"&&i[r.
shorter]?r.shorter?(0,We.t)("the same as {lane}, which continues",{lane:o}):(0,We.t)("the same as {lane}, then continues",{lane:o}):r.kind==="same"&&i[0]&&i[1]?
(0,We.t)("the same as {lane}",{lane:o}):(0,We.t)("the same as {lane} so far",{lane:o})}}var xc=c(Je(),1);var Tc=c(wt(),1),Sc=c(it(),1),dt=c(U(),1),Fe=c(z(),1),Pc=c(Pe(),1),Oc=c($t(),1);var pe=c(F(),1),kc=24,af=[1,2,5,10,20,50,100,200,500,1e3],lf=5,vc=150;function df({group:e}){let t=e.entries.filter(l=>Ko(l)==="cut"),n=e.entries.filter(l=>Et(l)&&
!t.includes(l)),o=n.filter(l=>Et(l)!=="failed"),r=o.map(Xn).sort((l,d)=>l-d),s=r.reduce((l,d)=>l+d,0),i=(0,Sc.fixed)(s/r.length,1),a=()=>(0,Fe.tn)(r.length,"{to\
tal} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,dt.count)(s),mean:i});return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsxs)(
"header",{class:"gp-head",children:[(0,pe.jsx)("h2",{class:"gp-title",children:(0,Fe.t)("Lengths and endings")}),(0,pe.jsx)("p",{class:"gp-note gp-of",children:cf(
e,n.length)})]}),(0,pe.jsxs)("div",{class:"gp-both",children:[(0,pe.jsxs)("figure",{class:"gp-lengths-figure",children:[(0,pe.jsxs)("figcaption",{children:[(0,pe.jsx)(
Oc.Term,{id:"length",run:()=>r.length?a():"",meaning:(0,Fe.t)("The number of tokens in a text, including the one that ends it. Only texts that have ended are co\
unted."),children:(0,Fe.t)("Tokens per text")})," ",(0,pe.jsx)("span",{class:"gp-note gp-average",children:r.length?(0,Fe.t)("mean {mean}, median {median}, from\
 {low} to {high}",{mean:i,median:(0,dt.count)((0,Pc.medianOf)(r)),low:(0,dt.count)(r[0]),high:(0,dt.count)(r[r.length-1])}):(0,Fe.t)("none has ended yet")})]}),
(0,pe.jsx)(hf,{lengths:r})]}),(0,pe.jsxs)("div",{children:[(0,pe.jsx)("h3",{children:(0,Fe.t)("Endings")}),(0,pe.jsx)(ff,{entries:[...n,...t]}),(0,pe.jsx)("p",{
class:"gp-note gp-oddities",children:pf(e,n)})]})]}),(0,pe.jsx)(gf,{texts:o.map(l=>go(l))},e.turn)]})}var Cc=(0,Tc.groupPane)(df,({header:e})=>e?.kind==="seeds",
["status"]);function cf({done:e,entries:{length:t}},n){if(n===t)return(0,Fe.tn)(t,"{count} sample","all {count} samples");let o={ended:(0,dt.count)(n)};return e?
(0,Fe.tn)(t,"{ended} of {count} sample ended","{ended} of {count} samples ended",o):(0,Fe.tn)(t,"{ended} of {count} sample ended so far","{ended} of {count} sam\
ples ended so far",o)}function pf({done:e,entries:t},n){let o=n.filter(i=>Et(i)==="failed").length,r=n.filter(i=>Et(i)!=="failed"&&!go(i).trim()).length,s=e?t.length-
n.length:0;return[r&&(0,Fe.tn)(r,"{count} text is empty.","{count} texts are empty."),o&&(0,Fe.tn)(o,"{count} sample failed and is counted only here.","{count} \
samples failed and are counted only here."),s&&(0,Fe.tn)(s,"{count} sample did not finish.","{count} samples did not finish.")].filter(Boolean).join(" ")}function uf(e){
let[t,n]=[Math.min(...e),Math.max(...e)],o=af.find(i=>Math.floor(n/i)-Math.floor(t/i)<kc)??Math.ceil((n-t+1)/kc),r=Math.floor(t/o),s=Array.from({length:Math.floor(
n/o)-r+1},(i,a)=>({from:Math.max((r+a)*o,t),to:Math.min((r+a+1)*o-1,n),texts:0}));for(let i of e)s[Math.floor(i/o)-r].texts+=1;return s}function hf({lengths:e}){
let t=(0,xc.useMemo)(()=>e.length?mf(uf(e)):void 0,[e.join()]);return(0,pe.jsx)(Mt,{class:"gp-bins",chart:t})}function mf(e){let t=({from:s,to:i})=>s===i?(0,Fe.tn)(
s,"{count} token","{count} tokens"):(0,Fe.t)("{low} to {high} tokens",{low:(0,dt.count)(s),high:(0,dt.count)(i)}),n={type:"bar",hoverinfo:"text",textposition:"n\
one",text:e.map(s=>`${t(s)}: ${(0,Fe.tn)(s.texts,"{count} text","{count} texts")}`),x:e.map(({from:s,to:i})=>(s+i)/2),y:e.map(({texts:s})=>s),width:e.map(({from:s,
to:i})=>.94*(i-s+1)),marker:{color:"var(--gp-kept)"}},[o,r]=[zn((0,Fe.t)("tokens"),{showgrid:!1}),zn((0,Fe.t)("texts"),{rangemode:"tozero"})];return jo((0,Fe.t)(
"Number of texts by their length in tokens"),[n],o,r,{height:220,bargap:0})}function Mc(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].sort(
([n,o],[r,s])=>s-o||(n<r?-1:1))}var ff=({entries:e})=>(0,pe.jsx)("ul",{class:"gp-endings",children:Mc(e.map(t=>Et(t)??"")).map(([t,n])=>(0,pe.jsxs)("li",{"data-\
end":t,children:[(0,pe.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:Tn(t)}),(0,pe.jsx)("span",{class:"gp-word",children:Sn(t)[0]}),(0,pe.jsx)("spa\
n",{"aria-hidden":"true",children:(0,pe.jsx)("i",{class:"gp-bar",style:{width:`${(n/e.length*100).toFixed(2)}%`}})}),(0,pe.jsx)("span",{class:"gp-times",children:`${(0,dt.count)(
n)} · ${(0,dt.percent)(n/e.length)}`})]},t))});function gf({texts:e}){let t=Mc(e),n=t.filter(([,o])=>o>1);return(0,pe.jsxs)(pe.Fragment,{children:[(0,pe.jsx)("\
h3",{class:"gp-common-title",children:wf(t.length,e.length,n.length>0)}),(0,pe.jsx)("ol",{class:"gp-common",children:n.slice(0,lf).map(([o,r])=>(0,pe.jsxs)("li",
{children:[(0,pe.jsx)("span",{class:"gp-times",children:`${(0,dt.count)(r)} ×`}),(0,pe.jsx)(bf,{text:o})]},o))})]})}function wf(e,t,n){return t<2?t?(0,Fe.tn)(t,
"{count} text","{count} texts"):"":e===1?(0,Fe.t)("All {count} texts are the same",{count:(0,dt.count)(t)}):n?(0,Fe.t)("{count} different texts of {all}; the mo\
st frequent ones",{count:(0,dt.count)(e),all:(0,dt.count)(t)}):(0,Fe.t)("All {count} texts are different",{count:(0,dt.count)(t)})}function bf({text:e}){return e.
trim()?e.length<=vc?(0,pe.jsx)("bdi",{children:(0,dt.inOneLine)(e)}):(0,pe.jsxs)("details",{children:[(0,pe.jsx)("summary",{children:(0,pe.jsx)("bdi",{children:`${(0,dt.inOneLine)(
e.slice(0,vc))}…`})}),(0,pe.jsx)("p",{dir:"auto",children:e})]}):(0,pe.jsx)("span",{class:"gp-note",children:(0,Fe.t)("(empty)")})}var Gc=c(wt(),1),Dt=c(z(),1);var $c=c(Je(),1),_c=c($t(),1),rt=c(F(),1);function Wc({class:e,rows:t,keyOf:n,heading:o,nameOf:r,columns:s}){let[i,a]=(0,$c.useState)(null),l=s.find(({name:p})=>p===
i?.name),d=({name:p,isSmallestFirst:h})=>{let m=!l||i?.name!==p;a(m?{name:p,isDown:!h}:i.isDown===!h?{name:p,isDown:!i.isDown}:null)};return(0,rt.jsxs)("table",
{class:e,children:[(0,rt.jsx)("thead",{children:(0,rt.jsxs)("tr",{children:[(0,rt.jsx)("th",{scope:"col",class:"gp-whose",children:(0,rt.jsx)("button",{type:"bu\
tton",class:"gp-sort","data-tip":o.tip,onClick:()=>a(null),children:o.title})}),s.map(p=>(0,rt.jsx)(yf,{column:p,order:p===l?i:null,press:()=>d(p)},p.name))]})}),
(0,rt.jsx)("tbody",{children:(l&&i?kf(t,l,i.isDown):t).map(p=>(0,rt.jsxs)("tr",{children:[(0,rt.jsx)("th",{scope:"row",class:"gp-whose",children:r(p)}),s.map(({
name:h,cell:m,cellClass:y})=>(0,rt.jsx)("td",{class:y?.(p),children:m(p)},h))]},n(p)))})]})}function yf({column:{name:e,title:t,term:n,unit:o},order:r,press:s}){
let i={type:"button","data-name":e,onClick:s},a=(0,rt.jsxs)(rt.Fragment,{children:[(0,rt.jsx)("span",{children:t.replace(/-(?=\d)/g,"‑")}),(0,rt.jsx)("span",{
class:"gp-arrow","aria-hidden":"true",children:r?r.isDown?" ▼":" ▲":""})]});return(0,rt.jsxs)("th",{scope:"col","aria-sort":r?r.isDown?"descending":"ascendi\
ng":"none",children:[n?(0,rt.jsx)(_c.Term,{as:"button",class:"gp-sort",...n,attributes:i,children:a}):(0,rt.jsx)("button",{class:"gp-sort",...i,children:a}),o&&
(0,rt.jsx)("small",{children:o})]})}function kf(e,{valueOf:t},n){let o=n?-1:1;return[...e].sort((r,s)=>{let[i,a]=[t(r),t(s)];return i===null||a===null?+(i===null)-
+(a===null):typeof i=="string"||typeof a=="string"?o*String(i).localeCompare(String(a),void 0,{numeric:!0}):o*(i-a)})}var Ec=c(Je(),1),gr=c(z(),1),bo=c(F(),1),Rc="generation-playground.columns",vf=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","w\
ords","ended"];function Nc(){let[e,t]=(0,Ec.useState)(()=>new Set(xf()??vf));return[e,(o,r)=>{let s=new Set(e);r?s.add(o):s.delete(o),Tf([...s]),t(s)}]}function Lc({
metrics:e,names:t,choose:n}){let o=e.filter(({name:r})=>t.has(r)).length;return(0,bo.jsxs)("details",{class:"gp-tools gp-column-choice",children:[(0,bo.jsx)("su\
mmary",{children:(0,gr.t)("Columns: {shown} of {all}",{shown:String(o),all:String(e.length)})}),(0,bo.jsx)("div",{class:"gp-column-boxes",role:"group","aria-lab\
el":(0,gr.t)("Columns of the table"),children:e.map(({name:r,title:s,meaning:i})=>(0,bo.jsxs)("label",{title:(0,gr.t)(i),children:[(0,bo.jsx)("input",{type:"che\
ckbox",checked:t.has(r),onChange:({currentTarget:a})=>n(r,a.checked)})," ",(0,gr.t)(s)]},r))})]})}function xf(){try{let e=JSON.parse(localStorage.getItem(Rc)??"\
null");return Array.isArray(e)?e.map(String):null}catch{return null}}function Tf(e){try{localStorage.setItem(Rc,JSON.stringify(e))}catch{}}var Ge=c(F(),1);function Sf({group:e}){let[t,n]=Nc(),{groups:o}=e,r=Ac(e),s=r.filter(({name:a})=>t.has(a)).map(a=>Of(a,e)),i=o.length<2;return(0,Ge.jsxs)(Ge.Fragment,
{children:[(0,Ge.jsxs)("header",{class:"gp-head",children:[(0,Ge.jsx)("h2",{class:"gp-title",children:(0,Dt.t)("Metrics")}),(0,Ge.jsx)("span",{class:"gp-note gp\
-sorting",hidden:i,children:(0,Dt.t)("Click a heading to sort; point at it for its formula.")}),(0,Ge.jsx)(Lc,{metrics:r,names:t,choose:n})]}),(0,Ge.jsx)("div",
{class:"gp-wide",tabIndex:0,role:"region","aria-label":(0,Dt.t)("The table of metrics, which may be wider than the page"),children:(0,Ge.jsx)(Wc,{class:i?"gp-me\
trics gp-one":"gp-metrics",rows:o,keyOf:({number:a})=>a,heading:{title:Pf(e),tip:(0,Dt.t)("Click to restore the order of the rows.")},nameOf:a=>(0,Ge.jsxs)(Ge.Fragment,
{children:[(0,Ge.jsx)("b",{class:"gp-letter",children:_t(e,a.number)}),(0,Ge.jsx)("bdi",{children:fo(a)})]}),columns:s})}),(0,Ge.jsxs)("p",{class:"gp-note gp-be\
st-key",hidden:s.every(({best:a})=>!a),children:[(0,Ge.jsx)("b",{class:"gp-best-sign",children:"★"})," ",(0,Dt.t)("the best of its column: better than every o\
ther, seed by seed")]})]})}var Ac=({metrics:e,groups:t})=>e.filter(n=>t.some(o=>In(o,n)!==null)),zc=(0,Gc.groupPane)(Sf,e=>Ac(e).length>0,["measured","lanes"]);
function Pf({header:e}){return e?.kind==="lanes"?(0,Dt.t)("Lane"):e?.kind==="sweep"?(0,Dt.t)("Cell"):(0,Dt.t)("Runs")}function Of(e,t){let{name:n,title:o,unit:r,
better:s}=e,i=Math.max(...t.groups.map(l=>Math.abs(In(l,e)??0))),a=gi(e,t.groups);return{name:n,title:(0,Dt.t)(o),term:Kr(e,t,l=>_t(t,l)),unit:r!==o.toLowerCase()?
(0,Dt.t)(r):"",valueOf:l=>In(l,e),isSmallestFirst:s==="less",cellClass:l=>l===a?"gp-best":"",cell:l=>(0,Ge.jsx)(Cf,{metric:e,group:l,isBest:l===a,share:Math.abs(
In(l,e)??0)/(i||1)}),best:a}}function Cf({metric:e,group:t,isBest:n,share:o}){let r=In(t,e)===null||xi(e)?"":An(e,t);return(0,Ge.jsxs)(Ge.Fragment,{children:[(0,Ge.jsxs)(
"span",{class:"gp-value",children:[(0,Ge.jsx)("b",{class:"gp-best-sign","aria-hidden":"true",children:n?"★":""}),(0,Ge.jsx)("span",{children:Fn(e,t)}),(0,Ge.jsx)(
"span",{class:"gp-hidden",children:n?` ${(0,Dt.t)("(best)")}`:""}),(0,Ge.jsx)("small",{class:"gp-seeds-range",children:r&&(0,Dt.t)("over the seeds {range}",{range:r})})]}),
(0,Ge.jsx)("span",{class:"gp-track",children:(0,Ge.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})})]})}var Fc=c(Je(),1),rs=c(wt(),1),qn=c(U(),1),Te=c(z(),1);var Ae=c(F(),1),Bc={sweep:()=>(0,Te.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,Te.t)(
"Run the grid")}),seeds:()=>(0,Te.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabiliti\
es.",{button:(0,Te.t)("Draw the samples")}),trial:()=>(0,Te.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one\
 question: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,Te.t)("Run the trial")}),precision:()=>(0,Te.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,Te.t)("Compare precisions")}),choices:()=>(0,Te.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,Te.t)("Compare answers")}),watermark:()=>(0,Te.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,Te.t)("Run the experiment")})},Ic=8,
Mf=500,Ni=class{constructor(t){this.group=t}group;of=[];tokens=[];first=null;latest=0;sum=0;follow({run:t,measured:n,status:o,entries:r=new Set}){t&&([this.of,this.
tokens,this.first,this.sum]=[[],[],null,0]);for(let i of this.group.entries)(t||n||o||r.has(i.number))&&this.take(i);let s=this.tokens.reduce((i,a)=>i+a,0);s!==
this.sum&&([this.sum,this.latest]=[s,performance.now()],this.first??={at:this.latest,sum:s})}take(t){this.of[t.number]=Ko(t),this.tokens[t.number]=Xn(t)}get counts(){
let t={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let n of this.of)t[n]+=1;return t}failed(){return this.group.entries.filter(({number:t})=>this.of[t]==="\
failed")}get pace(){let{sum:t,first:n,latest:o}=this;if(!t||!n)return"";let r=o-n.at,s=(0,qn.count)(Math.round((t-n.sum)/r*1e3));return[(0,Te.tn)(t,"{count} tok\
en","{count} tokens"),r>Mf&&(0,Te.t)("{rate} tokens/s in total",{rate:s})].filter(Boolean).join(" · ")}};function $f({group:e,changes:t}){let[n]=(0,Fc.useState)(
()=>new Ni(e));if(n.follow((0,rs.useFresh)(t)),!e.header)return(0,Ae.jsx)("div",{class:"gp-standing",children:(0,Ae.jsx)("p",{class:"gp-status",children:Bc[e.name]()})});
let{counts:o}=n,r=e.entries.length,[s,i]=_f(e,o),a=e.away&&!e.done,l=a?(0,Te.t)("The server does not answer."):s,d=a?` · ${s}${i}`:i;return(0,Ae.jsxs)(Ae.Fragment,
{children:[(0,Ae.jsxs)("div",{class:"gp-standing",children:[(0,Ae.jsxs)("p",{class:"gp-status",children:[(0,Ae.jsx)("b",{children:l}),d]}),(0,Ae.jsx)("p",{class:"\
gp-pace",children:n.pace})]}),(0,Ae.jsx)("div",{class:"gp-track",role:"progressbar","aria-label":(0,Te.t)("Runs that have ended"),"aria-valuemin":0,"aria-valuem\
ax":r,"aria-valuenow":o.ended+o.failed,"aria-valuetext":l+d.replaceAll(" · ",", "),children:["ended","failed","decoding"].map(p=>(0,Ae.jsx)("i",{class:`gp-part\
-${p}`,style:{width:`${(o[p]/Math.max(1,r)*100).toFixed(2)}%`}},p))}),(0,Ae.jsx)(Wf,{group:e}),(0,Ae.jsx)("div",{class:"gp-troubles",role:"status",children:(0,Ae.jsx)(
Ef,{group:e,failed:n.failed(),stopped:e.done?o.cut:0})}),(0,Ae.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:e.done&&l})]})}var qc=(0,rs.groupPane)(
$f,e=>!!e.header||Object.hasOwn(Bc,e.name));function _f({done:e,entries:t},n){let o=t.length,r=n.ended+n.failed;if(r===o)return[(0,Te.tn)(o,"The run has ended",
"All {count} runs have ended"),""];let s=n.cut+(e?n.decoding:0),i=[s&&(0,Te.t)("{count} cut off",{count:(0,qn.count)(s)}),!e&&(0,Te.t)("{count} decoding",{count:(0,qn.count)(
n.decoding)}),!e&&(0,Te.t)("{count} queued",{count:(0,qn.count)(n.waiting)}),e&&n.waiting&&(0,Te.t)("{count} not started",{count:(0,qn.count)(n.waiting)})].filter(
Boolean),a={ended:(0,qn.count)(r)};return[e?(0,Te.tn)(o,"Stopped: {ended} of {count} run ended","Stopped: {ended} of {count} runs ended",a):(0,Te.tn)(o,"{ended}\
 of {count} run ended","{ended} of {count} runs ended",a),i.map(d=>` · ${d}`).join("")]}function Wf({group:{found:e,asking:t,done:n}}){let o=e?.question??"",r=t&&
o&&t.question!==o?t.titles[o]:"",s={question:(0,Te.t)(r)};return(0,Ae.jsx)("p",{class:"gp-answered",role:"status",hidden:!r,children:r&&(n?(0,Te.t)("These runs \
answered “{question}”. Choose that question to see the answer.",s):(0,Te.t)("These runs answer “{question}”. Choose that question to see the answer.",s))})}
function Ef({group:e,failed:t,stopped:n}){let o=new Map;for(let s of t){let i=hn(s),a=JSON.stringify(i?(0,qn.problemsOf)(i):[]);o.set(a,[...o.get(a)??[],s])}let r=[
...o.values()].slice(Ic).flat().length;return(0,Ae.jsxs)(Ae.Fragment,{children:[[...o].slice(0,Ic).map(([s,i])=>(0,Ae.jsxs)("p",{children:[(0,Ae.jsx)("b",{children:"\
✕ "}),`${Nf(e,i)} `,JSON.parse(s).map(({knob:a,message:l,fix:d})=>(0,Ae.jsxs)(Ae.Fragment,{children:[(0,Ae.jsx)("span",{children:(a?`${a}: `:"")+l}),d?` ${d} `:
" "]}))]},s)),r>0&&(0,Ae.jsx)("p",{class:"gp-note",children:(0,Te.tn)(r,"{count} more run failed for other reasons.","{count} more runs failed for other reasons\
.")}),n>0&&(0,Ae.jsx)("p",{class:"gp-note gp-stopped",children:Rf(e,n)})]})}var Rf=({done:e},t)=>e?.overtaken?(0,Te.tn)(t,"{count} run was stopped because anoth\
er run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was written is kept."):(0,Te.tn)(t,"{cou\
nt} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.");function Nf({groups:e},t){let n=[...new Set(
t.map(i=>e[i.group].label))];if(n.length===e.length)return(0,Te.tn)(t.length,"{count} run failed:","{count} runs failed:");let o=n.length-1,s=n.every(i=>i.length===
1)||!o?n.join(", "):(0,Te.tn)(o,"{label} and {count} other","{label} and {count} others",{label:n[0]});return(0,Te.tn)(t.length,"{count} run failed ({groups}):",
"{count} runs failed ({groups}):",{groups:s})}var Jc=c(Je(),1);var Zc=c(wt(),1),Jo=c(Qt(),1),It=c(U(),1),le=c(z(),1),as=c(Pe(),1);var Pt=c(St(),1),yo=c(it(),1),V=c(U(),1),Dc=c(Qt(),1),Qe=c(z(),1),is=c(Kt(),1),Kc=c(Pe(),1);var Vc=c(Nn(),1),ss=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Lf=e=>ss.findIndex(([t])=>(0,V.fromNats)(e??1/0,"bits")<=t);function Pn(e,t){if(!(0,Kc.isKnown)(e))
return(0,Qe.t)("infinite");let n=(0,V.fromNats)(e,t);if(n===0)return"0";if(n>=.001)return(0,yo.significant)(n,3);let[o,r]=n.toExponential(1).split("e-");return`${(0,yo.notation)(
o)} × ${Gf(r)}`}var Gf=e=>`10⁻${[...String(e)].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[t]).join("")}`,no=e=>e>=1e9?(0,Qe.t)("{size} GB",{size:(0,yo.fixed)(e/1e9,
2)}):(0,Qe.t)("{size} MB",{size:(0,yo.fixed)(e/1e6,e<1e7?2:1)});function Uc(e,t){let n=k=>e.querySelector(".gp-"+k),o=n("which"),r=new Vc.MarkedText(n("words"),
{press:({number:k})=>m(k)}),s=null,i="",a="";o.addEventListener("change",()=>f());let l=()=>t.unit==="bits"?(0,Qe.t)("bits"):(0,Qe.t)("nats"),d=k=>`${Pn(k,t.unit)}\
 ${l()}`,p=()=>(t.found&&t.found.question==="precision"?t.found.groups:[]).map((k,g)=>({...k,number:g})).filter(({pair:k})=>k&&!k.error),h=()=>p().find(({number:k})=>String(
k)===o.value)||p()[0];function m(k){s=k,f()}function y(k){let g=JSON.stringify(k.map(({number:_,title:N})=>[_,N]));if(g===a)return;a=g;let C=o.value;o.replaceChildren(
...k.map(({number:_,title:N})=>(0,V.make)("option","",Ye(N),{value:_}))),k.some(({number:_})=>String(_)===C)&&(o.value=C)}function v({text:k,kl:g,logprobs:[C,_],
same_top:N},D){let te=(0,Qe.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,V.count)(D+1),token:(0,V.quoted)(k),kl:d(g),share:(0,V.percent)(
(0,V.probability)(C)),other:(0,V.percent)((0,V.probability)(_))});return N?te:`${te}; ${(0,Qe.t)("another token is the likeliest here")}`}function T(k){let{tokens:g}=k.
pair,C=JSON.stringify([k.number,t.unit,g.map(({id:_,kl:N})=>[_,N])]);C!==i&&(i=C,r.show(g.map((_,N)=>({token:_,mark:{},number:N,words:()=>v(_,N)}))),r.tokens.forEach(
(_,N)=>{let D=Lf(g[N].kl),te=_.querySelector(".gp-ink");te.style.backgroundColor=`var(--gp-heat-${ss[D][1]})`,te.dataset.rank=D,_.dataset.top=g[N].same_top?"sam\
e":"other"})),r.tokens.forEach((_,N)=>{_.dataset.shown=N===s?"yes":"no",_.setAttribute("aria-pressed",N===s)})}function P(){let k=n("legend");if(k.dataset.unit===
t.unit)return;k.dataset.unit=t.unit,k.replaceChildren((0,Qe.t)("KL in {unit}:",{unit:l()}));let g=_=>t.unit==="bits"?_:Number((_*Math.LN2).toPrecision(2));ss.forEach(
([_,N],D)=>{let te=Number.isFinite(_)?(0,Qe.t)("to {limit}",{limit:g(_)}):(0,Qe.t)("above {limit}",{limit:g(ss[D-1][0])}),u=(0,V.make)("span","gp-chip",te,{"dat\
a-rank":D});u.style.backgroundColor=`var(--gp-heat-${N})`,k.append(u)});let C=(0,V.make)("span");C.append((0,V.make)("span","gp-wavy","abc"),` ${(0,Qe.t)("anoth\
er token is the likeliest")}`),k.append(C)}function x(k,g){let C=t.charts[`kl ${g.number} ${t.unit}`];Zt(n("curve-box"),s===null?C:_r(C,s+1,"")),w(k,g)}function w(k,g){
let C=(0,Pt.fit)(n("curve-keys"),k.length,()=>{let _=(0,V.make)("span"),N=(0,Pt.svg)("svg");return(0,Pt.sayAttributes)(N,{width:30,height:8,"aria-hidden":"true"}),
N.append((0,Pt.svg)("path","gp-course")),(0,Pt.sayAttributes)(N.firstElementChild,{d:"M1 4H29"}),_.append(N,(0,V.make)("span")),_});k.forEach(({title:_,number:N},D)=>{
(0,Pt.sayAttributes)(C[D].firstChild.firstChild,{"data-line":D%6,"data-on":N===g.number?"yes":"no"}),(0,V.say)(C[D].lastChild,Ye(_))})}function b(k){let g=k.pair.
tokens[s??k.pair.max_at],C=s??k.pair.max_at,[_,N]=g.entropies,D={number:(0,V.count)(C+1),token:(0,V.quoted)(g.text),kl:d(g.kl),mine:(0,V.information)(_,t.unit),
theirs:(0,V.information)(N,t.unit),model:Ye(k.title)};(0,V.say)(n("said"),s!==null?(0,Qe.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference an\
d {theirs} of {model}.",D):`${(0,Qe.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",D)} ${(0,Qe.t)(
"Click another token to see both models there.")}`);let te=n("sides").tHead.rows[0].cells;[t.found.groups[0],k].forEach(({title:$},W)=>{let[R]=te[W+1].children;
(0,V.say)(R,Ye($)),(0,is.tipOfTerm)(R,"probability",()=>(0,Qe.t)("{token}: {share} and {other}.",{token:(0,V.quoted)(g.text),share:(0,V.percent)((0,V.probability)(
g.logprobs[0])),other:(0,V.percent)((0,V.probability)(g.logprobs[1]))}),{meaning:(0,Qe.t)("The probability that the model gave, before any logits processor.")})});
let u=(0,Pt.fit)(n("sides").tBodies[0],g.candidates.length,()=>{let $=(0,V.make)("tr"),W=(0,V.make)("th","",null,{scope:"row"});return W.append((0,V.make)("span"),
(0,V.make)("bdi")),$.append(W,...[0,1].map(()=>{let R=(0,V.make)("td"),O=(0,V.make)("div","gp-side"),E=(0,V.make)("span");return E.append((0,V.make)("i","gp-bar",
null,{"aria-hidden":"true"})),O.append(E,(0,V.make)("span")),R.append(O),R})),$}),S=Math.max(...g.candidates.flatMap(([,,$,W])=>[$,W]),1e-9);g.candidates.forEach(
([$,W,...R],O)=>{let[E,...L]=u[O].cells;(0,V.say)(E.firstChild,$===g.id?"▶ ":""),(0,Pt.sayLabel)(E.lastChild,W),(0,Pt.sayClass)(u[O],$===g.id?"gp-is-token":""),
R.forEach((G,K)=>{(0,Pt.sayPercent)(L[K].querySelector(".gp-bar"),"width",G/S),(0,V.say)(L[K].firstChild.lastChild,(0,V.percent)(G))})})}function f(){let[k,g]=[
p(),h()];y(k),o.value=g.number;let{mean:C,max:_,same_top:N,max_at:D,perplexities:[te,u],vocab:S}=g.pair;s!==null&&s>=g.pair.tokens.length&&(s=null),(0,V.say)(n(
"about"),(0,Qe.tn)(g.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),(0,V.say)(n("summary"),
[(0,Qe.t)("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:d(C),max:Pn(_,t.unit),number:(0,V.count)(D+1),vocab:(0,V.count)(
S)}),(0,Qe.t)("The same token is the likeliest for both at {share} of the places.",{share:(0,V.percent)(N)}),(0,Qe.t)("Perplexity of the text: {one} and {other}\
.",{one:(0,V.decimals)(te),other:(0,V.decimals)(u)})].join(" ")),P(),T(g),x(k,g),b(g)}(0,is.runsOfTerms)(e,{mean:()=>{let{pair:k}=h()||{};if(!k)return"";let g=s??
k.max_at,{candidates:C,kl:_}=k.tokens[g],N=(0,Dc.klSumWords)(C.map(([,D,te,u])=>({text:D,p:te,q:u})),t.unit,d(_));return N&&(0,V.asSentence)((0,Qe.t)("token {nu\
mber}, {words}",{number:(0,V.count)(g+1),words:N}))}});let M=()=>p().length>0;return k=>{e.hidden=!M(),k.run&&(s=null),!e.hidden&&(k.found||k.unit)&&f()}}var Qc=c($t(),1);var Y=c(F(),1);function Af({group:e}){let[t,n]=(0,Jc.useState)("kl"),{prompts:o,read:r,waiting:s}=e.found,{charts:i,unit:a}=e,l=r&&"error"in r?r.error:void 0,d=r&&
!("error"in r)?r:null;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsxs)("header",{class:"gp-head",children:[(0,Y.jsx)("h2",{class:"gp-title",children:(0,le.t)("\
Prompt sensitivity")}),(0,Y.jsx)("p",{class:"gp-note",children:(0,le.t)("How the model’s distribution of the next token moves with the prompt.")})]}),(0,Y.jsx)(
"p",{class:"gp-answer-more gp-summary",children:d&&If(o,d,a)}),!d&&(0,Y.jsx)("p",{class:"gp-warning gp-unread",children:Ff(l,s)}),d&&(0,Y.jsxs)("div",{class:"gp\
-results",children:[(0,Y.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group","aria-label":(0,le.t)("The prompts and their distances"),children:(0,Y.jsx)(Bf,{prompts:o,
read:d,unit:a})}),(0,Y.jsxs)("div",{class:"gp-pictures",children:[(0,Y.jsxs)("figure",{class:"gp-trial-figure",children:[(0,Y.jsx)("h3",{children:(0,le.t)("The \
likeliest next tokens after each prompt")}),(0,Y.jsx)(Mt,{class:"gp-tokens-box",chart:i.tokens})]}),(0,Y.jsxs)("figure",{class:"gp-trial-figure",children:[(0,Y.jsx)(
"h3",{children:(0,Y.jsxs)("label",{children:[(0,le.t)("From each prompt (row) to each other (column):")," ",(0,Y.jsxs)("select",{class:"gp-measure",value:t,onChange:({
currentTarget:p})=>n(p.value),children:[(0,Y.jsx)("option",{value:"kl",children:(0,le.t)("KL(row ‖ column)")}),(0,Y.jsx)("option",{value:"js",children:(0,le.t)(
"JS, the same both ways")}),(0,Y.jsx)("option",{value:"tv",children:(0,le.t)("total variation")})]})]})}),(0,Y.jsx)(Mt,{class:"gp-matrix-box",chart:i[t==="tv"?"\
tv":`${t} ${a}`]})]})]}),(0,Y.jsxs)("figure",{class:"gp-trial-figure gp-along",hidden:!d.text.length,children:[(0,Y.jsx)("h3",{children:(0,le.t)("KL from the fi\
rst prompt, along the text that its run wrote")}),(0,Y.jsx)("p",{class:"gp-note",children:(0,le.t)("Every prompt is followed by this text, and the distributions\
 before each of its tokens are compared.")}),(0,Y.jsx)(Mt,{class:"gp-along-box",chart:i[`along ${a}`]})]}),(0,Y.jsx)(zf,{})]})]})}var Xc=(0,Zc.groupPane)(Af,({found:e})=>e?.
question==="prompts",["found","unit"]),zf=()=>(0,Y.jsxs)("details",{class:"gp-why",children:[(0,Y.jsx)("summary",{children:(0,le.t)("What do these numbers mean?")}),
(0,Y.jsxs)("ul",{children:[(0,Y.jsx)("li",{children:(0,le.t)("KL(P ‖ Q) is how much more surprising tokens drawn from P are, on average, to somebody who expects\
 Q. 0 nats: no difference. 1 nat is 1.44 bits.")}),(0,Y.jsx)("li",{children:(0,le.t)("JS is the mean KL of both from their mixture: it is the same both ways, an\
d at most 0.69 nats, which is 1 bit. Total variation is the share of the probability that moved.")}),(0,Y.jsx)("li",{children:(0,le.t)("All are exact for this m\
odel and these prompts: over the whole vocabulary, before the logits processors. Nothing was sampled, so there is no interval.")})]})]}),Yc=(e,t)=>(0,as.isKnown)(
e)?`${Pn(e,t)} ${(0,le.t)(t)}`:(0,le.t)("infinite");function If(e,{prompts:t,tv:n,kl:o},r){let[s]=n,i=s.indexOf(Math.max(...s)),a=t.slice(1).filter(({same_top:h})=>!h).
length,l={first:e[0].label,prompt:e[i].label,words:(0,It.quoted)(Fo(e.map(({prompt:h})=>h))[i]),kl:Yc(o[0][i],r),share:(0,It.percent)(s[i])},d=s[i]>0?(0,le.t)("\
{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",l):(0,le.t)("The distributions are the sam\
e after all prompts."),p=a?(0,le.tn)(e.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is another one\
 after {others} of {count} other prompts.",{others:(0,It.count)(a)}):(0,le.t)("The likeliest token is the same after all of them.");return`${d} ${p}`}function Ff(e,t){
return e?`${(0,le.t)(e.message)} ${(0,le.t)(e.fix)}`:t?(0,le.t)("The prompts are compared once all runs have ended."):(0,le.t)("Not known: the prompts were not \
all read. Run them again.")}function Bf({prompts:e,read:t,unit:n}){let o=Hf({prompts:e,read:t,unit:n});return(0,Y.jsxs)("table",{class:"gp-from-first",children:[
(0,Y.jsx)("thead",{children:(0,Y.jsxs)("tr",{children:[(0,Y.jsx)("th",{scope:"col",children:(0,Y.jsx)("span",{children:(0,le.t)("prompt")})}),o.map(({title:r,term:s})=>(0,Y.jsx)(
"th",{scope:"col",children:(0,Y.jsx)(Qc.Term,{...s,children:r})},r))]})}),(0,Y.jsx)("tbody",{children:e.map(({label:r,prompt:s},i)=>(0,Y.jsxs)("tr",{children:[(0,Y.jsxs)(
"th",{scope:"row",children:[(0,Y.jsx)("b",{class:"gp-letter",children:r})," ",(0,Y.jsx)("bdi",{children:(0,Y.jsx)(qr,{text:s})})]}),o.map(({title:a,cell:l})=>(0,Y.jsx)(
qf,{...l(i)},a))]},i))})]})}var qf=({words:e,more:t="",isFar:n})=>(0,Y.jsxs)("td",{children:[(0,Y.jsx)("span",{class:n?"gp-far":"",children:e}),(0,Y.jsx)("small",
{children:t})]});function Hf({prompts:e,read:t,unit:n}){let{candidates:o,kl:r,js:s,tv:i,mean:a}=t,l=x=>Yc(x,n),d=x=>(0,Jo.inARow)(e.map(({label:w},b)=>x(b)?(0,le.t)(
"{name}: {words}",{name:w,words:x(b)}):"")),p=x=>d(w=>w?x(w):""),h=x=>w=>({words:w?x(w):"–"}),m=x=>o.map(({text:w,probabilities:b})=>({text:w,p:b[0],q:b[x]})),
y=x=>{let w=o.find(({id:b})=>b===t.prompts[x].top);return{words:(0,It.quoted)(w?.text??""),more:(0,It.percent)(w?.probabilities[x]??0),isFar:!t.prompts[x].same_top}},
v=x=>(0,It.information)(t.prompts[x].entropy,n),T=x=>(0,as.isKnown)(a[x])?(0,le.tn)(t.text.length,"{mean} over {count} token","{mean} on average over {count} to\
kens",{mean:l(a[x])}):"",P=[{title:(0,le.t)("tokens"),term:{id:"length",meaning:(0,le.t)("How many tokens the model reads, including the chat template's."),run:()=>d(
x=>(0,It.count)(t.prompts[x].tokens)),formula:""},cell:x=>({words:(0,It.count)(t.prompts[x].tokens)})},{title:(0,le.t)("likeliest next token"),term:{id:"probabi\
lity",meaning:(0,le.t)("The token that the model finds likeliest after this prompt, and its probability."),run:()=>d(x=>`${y(x).words} ${y(x).more}`)},cell:y},{
title:(0,le.t)("entropy"),term:{id:"entropy",meaning:(0,le.t)("Of the next token’s distribution: how uncertain the model is."),run:()=>d(v)},cell:x=>({words:v(
x)})},{title:`KL(${e[0].label} ‖ ·)`,term:{id:"kl",meaning:(0,le.t)("How far this prompt’s distribution is from the first one’s."),run:()=>p(x=>(0,Jo.klSumWords)(
m(x),n,l(r[0][x])))},cell:h(x=>l(r[0][x]))},{title:"JS",term:{id:"js",meaning:(0,le.t)("The same both ways; at most 0.69 nats."),run:()=>p(x=>l(s[0][x]))},cell:h(
x=>l(s[0][x]))},{title:(0,le.t)("total variation"),term:{id:"total-variation",meaning:(0,le.t)("The share of the probability that moved."),run:()=>p(x=>(0,Jo.variationSumWords)(
m(x),(0,It.percent)(i[0][x])))},cell:h(x=>(0,It.percent)(i[0][x]))},{title:(0,le.t)("mean KL along the text"),term:{id:"kl",meaning:(0,le.t)("The mean over the \
tokens of the text that follows all prompts."),run:()=>p(T)},cell:h(x=>(0,as.isKnown)(a[x])?l(a[x]):(0,le.t)("not known"))}];return t.text.length?P:P.slice(0,-1)}var yp=c(Mr(),1),mn=c(Je(),1),ms=c(wt(),1),Xe=c(z(),1),kp=c(tp(),1);var up=c(Je(),1),st=c(U(),1),Vt=c(z(),1);var Gi=c(it(),1),Ot=c(U(),1),ct=c(z(),1);var wr=class{nodes=[];root=this.newNode(null,null);tips=[];ended=new Map;newNode(t,n){let o=t?.logprob??null,r=n?.logprob??null,s=n?r===null||o===null?null:r+o:
0,i=n?n.depth+1:0,l={id:this.nodes.length,token:t,before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(l),l}begin(t){return this.
root.samples.push(t),this.tips[t]=this.root}add(t,n){let o=this.tips[t]??this.begin(t),r=o.kids.get(n.token_id);r||(r=this.newNode(n,o),o.kids.set(n.token_id,r),
o.order.push(r)),r.samples.push(t),this.tips[t]=r}end(t,n){this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=o=>!jf.
has(this.ended.get(o)??"length");return this.root.samples.filter(o=>(this.tips[o]?.depth??0)>=t||n(o)).length}},jf=new Set(["length","max_time","stopped","faile\
d","given","unfinished"]);function np(e){let t=[e];for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function op(e){for(;e.before&&e.before.before&&
e.before.kids.size===1&&!e.before.ends.length;)e=e.before;return e}var ko=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-
n)};function vo(e){let t=[];for(;e.before;e=e.before)t.push(e);return t.reverse()}var xo=({token:e})=>e?.piece??e?.text??"";function Zo(e,t){let n=e;for(;n&&n.depth>
t.depth;)n=n.before;return n===t}var rp=(e,t)=>(t.logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Df({order:e},t){if(!t)
return e.sort((o,r)=>r.samples.length-o.samples.length||rp(o,r)),e;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.length/5);for(let o=1;o<
e.length;o++)for(let r=o;r>0&&n(e[r],e[r-1]);r--)[e[r-1],e[r]]=[e[r],e[r-1]];return e}function sp(e,{lanes:t,grows:n,opened:o=new Map,closed:r=new Set,before:s=new Set}){
let i=[],a=[],l=({id:T,samples:P})=>P.length+(n&&s.has(T)?.5:0),d=([T],[P])=>l(P)-l(T)||T.depth-P.depth||rp(T,P),p=0;function h(T,P,x){for(p+=1;;){let w=P[P.length-
1],b={head:T,run:P,kids:[],folded:[],closed:r.has(T.id)};x.push(b);let f=Df(w,n);if(!f.length||b.closed)return;let M=1+(o.get(w.id)||0);f.slice(1).forEach((k,g)=>(g+
1<M?a:i).push([k,b])),x=b.kids,[T]=f,P=np(T)}}let m=T=>{for(let P=T.pop();P;P=T.pop()){let[x,w]=P;h(x,np(x),w.kids),m(a)}},y=()=>i.splice(0).forEach(([T,P])=>P.
folded.push(T)),v=[];for(h(e.root,[e.root],v),m(a);i.length&&p<t;)i.sort(d),m(i.splice(0,1));y();for(let T=Li(v[0]);T.length;T=Li(v[0]))m(T),y();return ip(v[0]),
v[0]}function Li(e){return[...e.folded.length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(Li)]}function ip(e){let t=new Map(e.run[e.run.length-1].
order.map((n,o)=>[n,o]));e.kids.sort((n,o)=>(t.get(n.head)??0)-(t.get(o.head)??0)),e.kids.forEach(ip)}function ls(e,t,n,o){let{length:r}=n.samples,[s,i]=[e.reached(n.depth),t.before??e.root],a=ko(n),l=m=>m===null?(0,ct.t)("not known"):(0,Ot.percent)(m),d=(0,Ot.count)(
r),p=[{name:(0,ct.t)("Samples here"),value:s<o?(0,ct.tn)(s,"{number} of {count} sample so far","{number} of {count} samples so far",{number:d}):To(r,s),term:"sa\
mple",run:()=>(0,Ot.asSentence)(To(r,s))}];if(a!==null){let[m,y]=[(0,Ot.percent)(a),Kf(s*a)];p.push({name:(0,ct.t)("Expected samples"),value:`${y} = ${(0,Ot.count)(
s)} × ${m}`,term:"sample",run:()=>(0,ct.tn)(s,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expect\
ed; {number} drawn.",{share:m,expected:y,number:d})})}let h=n.depth-t.depth+1;if(p.push({name:(0,ct.tn)(h,"Probability of this token","Probability of these {cou\
nt} tokens"),value:l(ko(n,i)),term:"probability",run:()=>ap(n,i)},{name:(0,ct.t)("Share of the samples at this fork"),value:(0,Ot.percent)(r/Math.max(1,lp(i))),
term:"sample",run:()=>(0,Ot.asSentence)(To(r,lp(i)))}),t===n){let m=n.token?.raw_logprob??null,y=l(m===null?null:(0,Ot.probability)(m));p.push({name:(0,ct.t)("B\
efore the processors"),value:y,term:"probability"})}p.push({name:(0,ct.t)("Probability of the text so far"),value:l(a),term:"probability",run:()=>ap(n,null)});for(let[
m,y]of ds(n)){let v=`${Tn(m)} ${(0,ct.t)("ends here: {reason}",{reason:Sn(m)[0]})}`;p.push({name:v,value:(0,Ot.count)(y),term:"ending"})}return p}function ap(e,t){
let n=ko(e,t);if(n===null)return"";let o=vo(e).slice(t?t.depth:0),r=(0,Ot.percent)(n);return o.length>4?(0,ct.tn)(o.length,"exp({sum}) = {value}, of the log-pro\
bability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,Gi.fixed)(Math.log(n),3),value:r}):`${o.map(s=>(0,Ot.percent)(
ko(s,s.before)??0)).join(" · ")} = ${r}.`}var Kf=e=>e<.01?(0,ct.t)("fewer than 0.01"):(0,Gi.fixed)(e,e<10?2:1),To=(e,t)=>(0,ct.tn)(t,"{number} of {count} sampl\
e","{number} of {count} samples",{number:(0,Ot.count)(e)});function dp(e,t,n){return t?(0,ct.tn)(e,"{count} sample goes through {text}","{count} samples go thro\
ugh {text}",{text:t}):n==="source"?(0,ct.tn)(e,"{count} sample follows the source","{count} samples follow the source"):n==="message"?(0,ct.tn)(e,"{count} sampl\
e answers the message","{count} samples answer the message"):(0,ct.tn)(e,"{count} sample continues the prompt","{count} samples continue the prompt")}var lp=({order:e})=>e.
reduce((t,n)=>t+n.samples.length,0);function ds(e){let t=new Map;for(let[,n]of e.ends)t.set(n,(t.get(n)??0)+1);return[...t]}var qe=c(F(),1),Vf=18,cp=110,pp=160,cs=({head:e})=>String(e.id),hp=({head:e})=>`more ${e.id}`,Ai=e=>e.reduce((t,n)=>t+n.samples.length,0);function zi({state:e},t){
let n=t/Math.max(1,e.trie.root.samples.length);return`${Math.max(1.5,Vf*n).toFixed(1)}px`}function Ii({view:e,branch:t,rest:n}){let{state:o,stop:r,press:s}=e,{head:i,
run:a,kids:l,folded:d,closed:p}=t,{picked:h}=o,m=cs(t),{length:y}=i.samples,v=y===1&&i.before!==null,T=ds(a[a.length-1]),P=p&&a[a.length-1].order.length>0,x=l.length+
d.length>0,w=["gp-branch",h&&!o.isOnPath(t)&&"gp-dim",h&&Zo(h,i)&&"gp-on-path"],b=Ai(l.map(f=>f.head))+Ai(d);return(0,qe.jsxs)("li",{class:w.filter(Boolean).join(
" "),role:"treeitem",tabIndex:r===m?0:-1,"data-branch":m,"aria-label":Yf(o,t),"aria-selected":h!==null&&a.includes(h),"aria-expanded":x||(P?!1:void 0),style:{"-\
-own":zi(e,y),"--rest":zi(e,n)},children:[(0,qe.jsxs)("div",{class:v?"gp-knot gp-tail":i.before?"gp-knot":"gp-knot gp-root-knot",onClick:()=>s(m),children:[(0,qe.jsx)(
"bdi",{class:"gp-run",children:v?(0,qe.jsx)(Jf,{run:a}):(0,qe.jsx)(Zf,{state:o,run:a})}),(0,qe.jsx)("span",{class:"gp-count",children:P?`${(0,st.count)(y)} ▸`:
y>1?(0,st.count)(y):""}),(0,qe.jsx)("span",{class:T.some(([f])=>f==="failed")?"gp-end gp-end-failed":"gp-end",children:T.map(([f,M])=>`${Tn(f)}${y>1?` ${(0,st.count)(
M)}`:""}`).join(" ")})]}),x&&(0,qe.jsxs)("ul",{class:"gp-kids",role:"group",children:[l.map(f=>(0,qe.jsx)(Ii,{view:e,branch:f,rest:b-=f.head.samples.length},cs(
f))),d.length>0&&(0,qe.jsx)(Uf,{view:e,branch:t},hp(t))]})]})}function Uf({view:e,branch:t}){let{state:n,stop:o,press:r}=e,{run:s,folded:i}=t,{picked:a}=n,l=Ai(
i),d=hp(t),p=a!==null&&Zo(s[s.length-1],a);return(0,qe.jsx)("li",{class:["gp-branch gp-more",a&&!p&&"gp-dim"].filter(Boolean).join(" "),role:"treeitem",tabIndex:o===
d?0:-1,"data-branch":d,"aria-label":(0,Vt.tn)(i.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, folde\
d. Click to open.",{samples:(0,Vt.tn)(l,"{count} sample","{count} samples")}),"aria-selected":!1,style:{"--own":zi(e,l),"--rest":"0px"},children:(0,qe.jsxs)("di\
v",{class:"gp-knot",onClick:()=>r(d),children:[(0,qe.jsx)("bdi",{class:"gp-run",children:`+ ${(0,Vt.t)("{count} more",{count:(0,st.count)(i.length)})}`}),(0,qe.jsx)(
"span",{class:"gp-count",children:l>i.length?(0,st.count)(l):""})]})})}function Jf({run:e}){let t="";for(let{token:n}of e)if((t+=n?.piece??"").length>cp)break;return(0,qe.jsx)(
qe.Fragment,{children:(0,st.inOneLine)(t.slice(0,cp+30))||(0,st.inOneLine)(xo(e[0]))})}function Zf({state:e,run:t}){let n=(0,up.useMemo)(()=>t.map(o=>o.before?(0,qe.jsx)(
Xf,{node:o},o.id):(0,qe.jsx)(Qf,{state:e},0)),[t[0],t.length,e.group.header]);return(0,qe.jsx)(qe.Fragment,{children:n})}function Qf({state:e}){let t=(0,st.inOneLine)(
e.group.header?.prompt??"");return(0,qe.jsx)("span",{children:t.length>60?"…"+t.slice(-58):t||(0,Vt.t)("(no prompt)")})}function Xf({node:{id:e,token:t}}){if(!t)
return null;let{piece:n,text:o,logprob:r}=t,s=n===null?o:(0,st.inOneLine)(n)+((0,st.leavesBytes)(t)?(0,st.bytesOf)(o):"");return(0,qe.jsx)("span",{class:n===null?
"gp-t gp-special":"gp-t","data-node":e,style:{backgroundColor:`var(--gp-prob-${Math.round((0,st.probability)(r)*10)})`},children:s||o})}function Yf({trie:e,group:t},{
head:n,run:o,closed:r}){let{length:s}=n.samples;if(!n.before)return`${eg(t.apart)}, ${(0,Vt.tn)(s,"{count} sample","{count} samples")}`;let i=o[o.length-1],a=o.
map(xo).join(""),l=ko(i,n.before),d=ds(i).map(([p,h])=>(0,Vt.tn)(h,"{count} ends here: {reason}","{count} end here: {reason}",{reason:Sn(p)[0]}));return[(0,st.quoted)(
a.length>pp?a.slice(0,pp)+"…":a),To(s,e.root.samples.length),l===null?"":(0,Vt.t)("probability {share} after the text before",{share:(0,st.percent)(l)}),...d,
r?(0,Vt.t)("closed"):""].filter(Boolean).join(", ")}function eg(e){return e==="source"?(0,Vt.t)("The source"):e==="message"?(0,Vt.t)("The message"):(0,Vt.t)("Th\
e prompt")}var tg=12,ps=class{constructor(t){this.group=t}group;trie=new wr;opened=new Map;closed=new Set;picked=null;shown=new Map;begin(){this.trie=new wr,this.opened.clear(),
this.closed.clear(),this.picked=null,this.shown.clear()}read(t){let{trie:n,group:o}=this,r=o.entries[t];for(let i=n.tips[t]?.depth??0;i<r.tokens.length;i++)n.add(
t,r.tokens[i]);let s=Et(r);s&&n.end(t,s)}show(t){let{trie:n,opened:o,closed:r,shown:s}=this,i=!this.group.done,a=sp(n,{lanes:t,grows:i,opened:o,closed:r,before:new Set(
s.keys())});s.clear();let l=d=>{s.set(d.head.id,d),d.kids.forEach(l)};return l(a),a}pick(t){this.picked=t===this.picked?null:t}unfold(t,n){let o=t.order.length-
n.length;this.opened.set(t.id,o-1+Math.min(tg,n.length))}isOnPath({head:t,run:n}){let{picked:o}=this;return!o||Zo(n[n.length-1],o)||Zo(o,t)}};var fp=c(Je(),1),Qo=c(U(),1),On=c(z(),1),gp=c($t(),1);var at=c(F(),1),ng=12;function wp({group:e,trie:t,node:n,unpick:o}){let[r,s]=(0,fp.useState)(!1),{samples:i,before:a}=n,l=r?i:i.slice(0,ng),d=a?ls(t,op(n),n,e.entries.
length):[];return(0,at.jsxs)("section",{class:"gp-through","aria-label":(0,On.t)("Samples that go through the selected branch"),children:[(0,at.jsxs)("div",{class:"\
gp-through-head",children:[(0,at.jsx)("p",{class:"gp-through-title",children:dp(i.length,a?og(n):"",e.apart)}),(0,at.jsx)("button",{type:"button",class:"gp-butt\
on gp-unpick",onClick:o,children:(0,On.t)("Show all again")})]}),(0,at.jsx)("dl",{class:"gp-through-facts",children:d.map(({name:p,value:h,term:m,run:y})=>(0,at.jsxs)(
"div",{children:[(0,at.jsx)("dt",{children:(0,at.jsx)(gp.Term,{id:m,run:y,children:p})}),(0,at.jsx)("dd",{children:h})]},p))}),(0,at.jsx)("ol",{class:"gp-throug\
h-list",children:l.map(p=>(0,at.jsx)(rg,{group:e,sample:p,depth:n.depth},p))}),(0,at.jsx)("button",{type:"button",class:"gp-button gp-through-more",hidden:l.length===
i.length,onClick:()=>s(!0),children:(0,On.t)("Show all {count}",{count:(0,Qo.count)(i.length)})})]})}function og(e){let t=(0,Qo.inOneLine)(vo(e).map(xo).join("").
trim());return(0,Qo.quoted)(t.length>118?"…"+t.slice(-109):t)}var mp=e=>e.map(({piece:t})=>t??"").join("");function rg({group:e,sample:t,depth:n}){let o=e.entries[t],
r=Et(o),s=[(0,On.t)("sample {number}",{number:t+1}),o.seed===null?"":(0,On.t)("seed {seed}",{seed:o.seed}),(0,On.tn)(Xn(o),"{count} token","{count} tokens"),r?`${Tn(
r)} ${Sn(r)[0]}`:"…"];return(0,at.jsxs)("li",{"data-entry":t,children:[(0,at.jsxs)("bdi",{children:[(0,at.jsx)("span",{class:"gp-shared",children:mp(o.tokens.
slice(0,n))}),(0,at.jsx)("span",{class:"gp-own",children:mp(o.tokens.slice(n))})]}),(0,at.jsx)("small",{children:s.filter(Boolean).join(" · ")}),e.canAsk&&(0,at.jsx)(
"button",{type:"button",class:"gp-button","aria-label":(0,On.t)("Open sample {number} as one run",{number:t+1}),onClick:()=>e.ask({type:"open",entry:t}),children:(0,On.t)(
"Open")})]})}var fe=c(F(),1),sg=[[14,()=>(0,Xe.t)("about 14")],[30,()=>(0,Xe.t)("about 30")],[60,()=>(0,Xe.t)("about 60")],[1e5,()=>(0,Xe.t)("all")]],ig="(max-width: 640px)",
us=220;function ag({group:e,changes:t}){let n=(0,ms.useFresh)(t),[o]=(0,mn.useState)(()=>new ps(e)),[r,s]=(0,mn.useState)(()=>matchMedia(ig).matches?14:30),[,i]=(0,mn.useState)(
0),a=()=>i(M=>M+1),[l,d]=(0,mn.useState)("");n.run&&o.begin();for(let M of n.entries??[])o.read(M);let p=o.show(r),h=(0,mn.useRef)(null),m=pg(h,o);Xr(h,".gp-bra\
nch",{name:"data-branch"});let{picked:y,trie:v}=o,T=hs(o,l).branch?l:cs(p),P=M=>{o.pick(M),a()},x=M=>{let{branch:k,isMore:g}=hs(o,M);if(!k)return;if(d(M),!g)return P(
k.run[k.run.length-1]);let[C]=k.folded;o.unfold(k.run[k.run.length-1],k.folded),d(String(C.id)),a()},w=M=>{M&&(M.focus({preventScroll:!0}),M.firstElementChild?.
scrollIntoView({block:"nearest",inline:"nearest"}))},b=M=>{let k=M.target;if(!(k instanceof HTMLElement)||k.dataset.branch===void 0||M.ctrlKey||M.altKey||M.metaKey)
return;let g=[...h.current?.querySelectorAll(".gp-branch")??[]],C=g.indexOf(k),{branch:_,isMore:N}=hs(o,k.dataset.branch),D=k.querySelector(".gp-branch"),te=()=>{
m.current?.hide(),x(k.dataset.branch??"")},u={ArrowDown:()=>w(g[C+1]),ArrowUp:()=>w(g[C-1]),ArrowRight:()=>{!N&&_&&o.closed.delete(_.head.id)?a():w(D)},ArrowLeft:()=>{
if(!D||!_)return w(k.parentElement?.closest(".gp-branch"));o.closed.add(_.head.id),a()},Home:()=>w(g[0]),End:()=>w(g.at(-1)),Enter:te," ":te,Escape:()=>y&&P(null)};
Object.hasOwn(u,M.key)&&(M.preventDefault(),u[M.key]())},f=({target:M})=>{if(!(M instanceof HTMLElement)||M.dataset.branch===void 0)return;d(M.dataset.branch);let k=M.
firstElementChild;M.matches(":focus-visible")&&k instanceof HTMLElement&&m.current?.show(k)};return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsxs)("header",{class:"\
gp-head",children:[(0,fe.jsx)("h2",{class:"gp-title",children:(0,Xe.t)("What the model can say")}),(0,fe.jsx)("div",{class:"gp-tools",children:(0,fe.jsxs)("labe\
l",{children:[(0,Xe.t)("Branches")," ",(0,fe.jsx)("select",{class:"gp-lanes","aria-label":(0,Xe.t)("How many branches are shown"),value:r,onChange:({currentTarget:M})=>{
o.opened.clear(),s(Number(M.value))},children:sg.map(([M,k])=>(0,fe.jsx)("option",{value:M,children:k()},M))})]})})]}),(0,fe.jsx)("p",{class:"gp-note gp-about",
children:dg(o)}),(0,fe.jsx)("div",{class:"gp-canopy",children:(0,fe.jsx)("ul",{class:"gp-roots",role:"tree","aria-label":(0,Xe.t)("The samples, from the prompt \
on"),ref:h,onKeyDown:b,onFocusIn:f,onFocusOut:()=>m.current?.hide(),children:(0,fe.jsx)(Ii,{view:{state:o,stop:T,press:x},branch:p,rest:0})})}),(0,fe.jsx)(cg,{}),
y&&(0,fe.jsx)(wp,{group:e,trie:v,node:y,unpick:()=>P(null)},y.id)]})}var lg=e=>e.some(({ended:t})=>t?.text)&&e.every(({tokens:t})=>!t.length),vp=(0,ms.groupPane)(
ag,({header:e,entries:t})=>e?.kind==="seeds"&&!lg(t),["steps","status"]);function hs({shown:e},t){let n=t.startsWith("more "),o=e.get(Number(n?t.slice(5):t||NaN));
return{branch:n&&!o?.folded.length?void 0:o,isMore:n}}function dg({group:e,trie:t}){let n=t.root.samples.length,o=e.entries.length,r=new Set(t.tips.filter(Boolean)).
size;if(!n)return(0,Xe.t)("The tree grows with the first tokens.");let s={samples:n<o?To(n,o):(0,Xe.tn)(n,"{count} sample","{count} samples"),texts:r===1&&n>1?(0,Xe.t)(
"all with the same text"):(0,Xe.tn)(r,"{count} different text","{count} different texts")};return`${e.done?(0,Xe.t)("{samples}, {texts}.",s):(0,Xe.t)("{samples}\
 so far, {texts}.",s)} ${(0,Xe.t)("Point at a branch for its numbers, click it to see its samples.")}`}var cg=()=>(0,fe.jsxs)("p",{class:"gp-note gp-key",children:[
(0,fe.jsxs)("span",{class:"gp-key-part",children:[(0,fe.jsx)("i",{class:"gp-key-line","aria-hidden":"true"}),(0,Xe.t)("thicker: more samples")]}),(0,fe.jsxs)("s\
pan",{class:"gp-key-part",children:[(0,fe.jsx)(Pi,{name:"prob",class:"gp-key-ramp"}),(0,Xe.t)("the token’s probability after the text before it, 0–100%")]}),
(0,fe.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("■ ended")}),(0,fe.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("⊣ cut off by a limit")}),(0,fe.jsx)(
"span",{class:"gp-key-part",children:(0,Xe.t)("◻ stopped")}),(0,fe.jsx)("span",{class:"gp-key-part",children:(0,Xe.t)("✕ failed")})]});function pg(e,t){let n=(0,mn.useRef)(
null);return(0,mn.useLayoutEffect)(()=>{let o=e.current?.closest(".gp-pane");if(!o||!e.current)return;let r=s=>{let{node:i}=s.dataset;if(i!==void 0){let d=t.trie.
nodes[Number(i)];return(0,fe.jsx)(bp,{state:t,first:d,last:d})}let{branch:a,isMore:l}=hs(t,s.closest(".gp-branch")?.dataset.branch??"");return!a?.head.before||l?
null:(0,fe.jsx)(bp,{state:t,first:a.head,last:a.run[a.run.length-1]})};n.current=new kp.Card(o,e.current,{content:r,selector:".gp-t, .gp-knot"})},[]),(0,mn.useLayoutEffect)(
()=>n.current?.refresh(!0)),n}function bp({state:{trie:e,group:t},first:n,last:o}){let r=vo(n.before??e.root).map(({token:i})=>i?.piece??"").join(""),s=vo(o).slice(
n.depth-1).map(xo).join("");return(0,fe.jsxs)(fe.Fragment,{children:[(0,fe.jsx)("p",{children:(0,fe.jsxs)("bdi",{children:[r.length>us?"…"+r.slice(-us):r,(0,fe.jsx)(
"b",{children:s.length>us?s.slice(0,us)+"…":s})]})}),(0,fe.jsx)("dl",{children:ls(e,n,o,t.entries.length).map(({name:i,value:a})=>(0,fe.jsxs)(yp.Fragment,{children:[
(0,fe.jsx)("dt",{children:i}),(0,fe.jsx)("dd",{children:a})]},i))})]})}var Fi=c(Je(),1),xp=c(wt(),1),Cn=c(U(),1),Ft=c(z(),1),Tp=c(co(),1);var be=c(F(),1),ug=6;function hg({group:e}){let t=[0,1].map(n=>Yt(e,n).at(0)??null);return(0,be.jsxs)(be.Fragment,{children:[(0,be.jsxs)("header",{class:"gp-hea\
d",children:[(0,be.jsx)("h2",{class:"gp-title",children:(0,Ft.t)("With and without the template")}),(0,be.jsx)("p",{class:"gp-note",children:(0,Ft.t)("The same \
words, strategy and seed; only the prompt differs.")})]}),(0,be.jsx)("ul",{class:"gp-ways",children:e.groups.map(n=>(0,be.jsx)(mg,{group:n,tokens:cn(e,n.number).
started?.prompt_tokens??null},n.number))}),(0,be.jsx)("h3",{children:(0,Ft.t)("The first token of the answer")}),(0,Fi.useMemo)(()=>(0,be.jsx)(gg,{steps:t}),t)]})}
var Sp=(0,xp.groupPane)(hg,({groups:e})=>e.length===2);function mg({group:{label:e,title:t},tokens:n}){let o=`${e} ${Ye(t)}`,r=(0,Fi.useMemo)(()=>n?.map(({piece:s,
text:i})=>s===null?(0,be.jsx)("span",{class:"gp-pill",children:i}):s),[n]);return(0,be.jsxs)("li",{children:[(0,be.jsx)("h3",{children:n?`${o}: ${(0,Ft.tn)(n.length,
"{count} token","{count} tokens")}`:o}),(0,be.jsx)("div",{class:"gp-read",tabIndex:0,role:"group","aria-label":(0,Ft.t)("The prompt of {lane}",{lane:e}),children:r})]})}
var Xo=({raw_logprob:e})=>(0,Cn.probability)(e);function fg(e){let t=new Map;e.forEach((o,r)=>{if(!o)return;let{chosen:s}=o,i=[...o.distribution.candidates].sort(
(a,l)=>Xo(l)-Xo(a));for(let{token_id:a,text:l}of[...i.slice(0,ug),s])t.has(a)||t.set(a,{text:l,sides:[null,null]});for(let a of[...i,s]){let l=t.get(a.token_id);
l&&(l.sides[r]??=a)}});let n=({sides:o})=>Math.max(...o.map(r=>r?Xo(r):0));return[...t.values()].sort((o,r)=>n(r)-n(o))}function gg({steps:e}){return(0,be.jsxs)(
be.Fragment,{children:[(0,be.jsx)("p",{class:"gp-note gp-first-words",children:bg(e)}),(0,be.jsxs)("table",{class:"gp-first",children:[(0,be.jsx)("thead",{children:(0,be.jsxs)(
"tr",{children:[(0,be.jsx)("th",{scope:"col",children:(0,Ft.t)("Token")}),(0,be.jsx)("th",{scope:"col",children:(0,Ft.t)("with the template")}),(0,be.jsx)("th",
{scope:"col",children:(0,Ft.t)("without the template")})]})}),(0,be.jsx)("tbody",{children:fg(e).map(({text:t,sides:n},o)=>(0,be.jsxs)("tr",{children:[(0,be.jsx)(
"th",{scope:"row",children:(0,be.jsx)(Tp.TokenLabel,{text:t,class:"gp-word"})}),n.map((r,s)=>(0,be.jsx)("td",{children:(0,be.jsx)(wg,{candidate:r,step:e[s]})},s))]},
o))})]})]})}function wg({candidate:e,step:t}){let n=!!(e&&e.token_id===t?.chosen.token_id),o=e?Xo(e):0;return(0,be.jsxs)("div",{class:n?"gp-share gp-chosen":"gp\
-share",children:[(0,be.jsx)("span",{class:"gp-sign",children:n?"▶":""}),(0,be.jsx)("span",{children:(0,be.jsx)("i",{style:{width:`${(o*100).toFixed(2)}%`}})}),
(0,be.jsx)("b",{children:t?e?(0,Cn.percent)(o):"–":""})]})}function bg([e,t]){if(!e||!t)return(0,Ft.t)("Both runs have to write a token first.");let[n,o]=[e.chosen,
t.chosen];return`${n.token_id===o.token_id?(0,Ft.t)("Both begin with {token}: {one} with the template, {other} without it.",{token:(0,Cn.quoted)(n.text),one:(0,Cn.percent)(
Xo(n)),other:(0,Cn.percent)(Xo(o))}):(0,Ft.t)("With the template it begins with {one}, without it with {other}.",{one:(0,Cn.quoted)(n.text),other:(0,Cn.quoted)(
o.text)})} ${(0,Ft.t)("The probabilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}var Bi=c(St(),1),fs=c(U(),1),Pp=c(Pe(),1);function Op(e,t){let n=e.querySelector(".gp-arrival-words"),o=e.querySelector(".gp-arrival-bar");return r=>{if(e.hidden=
!t.found||!!t.found.over,e.hidden||!r.found)return;let{done:s,total:i}=t.found,a=(0,fs.loadingWords)(t.found);(0,fs.say)(n,a[0].toUpperCase()+a.slice(1)),(0,Pp.isKnown)(
s)&&i?(o.setAttribute("aria-valuenow",Math.floor(s/i*100)),(0,Bi.sayPercent)(o.firstChild,"width",s/i)):(o.removeAttribute("aria-valuenow"),(0,Bi.sayPercent)(o.
firstChild,"width",1))}}var qi=c(St(),1),De=c(U(),1),ye=c(z(),1);var Yo=c(it(),1),oo=c(U(),1),gs=c(z(),1),Cp=c(Kt(),1),ws=c(Pe(),1);function Hn(e){return(0,ws.isKnown)(e)?e>=1e9?(0,gs.t)("{count} billion",{count:(0,Yo.fixed)(
e/1e9,1)}):e>=1e6?(0,gs.t)("{count} million",{count:(0,Yo.fixed)(e/1e6,e<1e7?1:0)}):(0,Yo.count)(e):"–"}function bs(e,t){e.replaceChildren(...t.map(([n,o,r,s=()=>""])=>{
let i=(0,oo.make)("div"),[a,l]=[(0,oo.make)("dt"),(0,oo.make)("span","",n)];return a.append(l),r&&(0,Cp.tipOfTerm)(l,r,s),i.append(a," ",(0,oo.make)("dd","",o)),
i}))}function jn(e,t,n,o,r){let s=(0,oo.make)("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return s.addEventListener("click",()=>e.
ask({type:"model",act:t,model:n})),s}function ys(e,t){return!(0,ws.isKnown)(e)||!(0,ws.isKnown)(t)||!t?"":(0,gs.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,Yo.count)(t),size:(0,oo.bytesWords)(e),each:Number((e/t).toFixed(2))})}function Mp(e,t){let[n,o,r,s,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(m=>e.querySelector(m));function a(m){(0,De.say)(n,m.model);let[y,v]=o.
children;if((0,De.say)(y,l(m)),(0,De.say)(v,m.why?`${(0,ye.t)(m.why)} ${(0,ye.t)(m.fix)}`:h(m)),bs(r,[[(0,ye.t)("class"),m.class_name],[(0,ye.t)("parameters"),Hn(
m.parameters),"parameters"],[(0,ye.t)("precision"),m.dtype,"precision"],[(0,ye.t)("device"),m.device],[(0,ye.t)("to download"),m.complete?m.download?(0,De.bytesWords)(
m.download):(0,ye.t)("nothing: it is here"):(0,ye.t)("its weights are missing"),"memory"],[(0,ye.t)("memory"),d(m),"memory",()=>ys(m.memory,m.parameters)],[(0,ye.t)(
"free memory"),(0,De.bytesWords)(m.free),"memory"],...m.free_disk===null?[]:[[(0,ye.t)("free disk space"),(0,De.bytesWords)(m.free_disk),"memory"]],[(0,ye.t)("c\
ontext"),m.context_length?(0,ye.tn)(m.context_length,"{count} token","{count} tokens"):(0,ye.t)("unlimited"),"context"],[(0,ye.t)("vocabulary"),Hn(m.vocab_size),
"vocabulary"]]),p(m),i.replaceChildren(),m.smaller){let{model:T,bytes:P}=m.smaller;i.append(`${(0,ye.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:T,size:(0,De.bytesWords)(P)})} `,jn(t,"pick",T,(0,ye.t)("Choose")))}}function l({complete:m,fits:y}){return m?y===null?`? ${(0,ye.t)("It \
is not known whether it fits.")}`:y?`✓ ${(0,ye.t)("It fits.")}`:`✕ ${(0,ye.t)("It does not fit.")}`:`✕ ${(0,ye.t)("It cannot be opened.")}`}function d({memory:m,
reckoned:y}){return m===null?(0,ye.t)("not known"):y?(0,ye.t)("about {size}",{size:(0,De.bytesWords)(m)}):(0,De.bytesWords)(m)}function p({ways:m,free:y}){e.querySelector(
"table").hidden=m.length===0;let v=Math.max(y,...m.map(({bytes:T})=>T))*1.05;s.replaceChildren(...m.map(({model:T,label:P,bytes:x,fits:w})=>{let b=(0,De.make)("\
tr",w?"":"gp-over"),f=(0,De.make)("span","gp-strip",null,{"aria-hidden":"true"}),[M,k]=[(0,De.make)("i"),(0,De.make)("u")];(0,qi.sayPercent)(M,"width",Math.min(
1,x/v)),(0,qi.sayPercent)(k,"left",y/v),f.append(M,k);let g=[(0,De.make)("th","",(0,ye.t)(P),{scope:"row"}),(0,De.make)("td","",(0,De.bytesWords)(x)),(0,De.make)(
"td"),(0,De.make)("td","",w?`✓ ${(0,ye.t)("yes")}`:`✕ ${(0,ye.t)("no")}`),(0,De.make)("td")];return g[2].append(f),g[4].append(jn(t,"pick",T,(0,ye.t)("Choos\
e"),(0,ye.t)("Choose {precision}",{precision:(0,ye.t)(P)}))),b.append(...g),b}))}function h({room:m,free:y,reckoned:v}){if(m===null)return(0,ye.t)("Neither its \
files nor its config say how much memory it needs.");let T={size:(0,De.bytesWords)(m),free:(0,De.bytesWords)(y)};return v?`${(0,ye.t)("It needs about {size}, wi\
th room for a run; {free} is available.",T)} ${(0,ye.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,ye.t)("It needs {s\
ize}, with room for a run; {free} is available.",T)}return m=>{e.hidden=!t.found,!e.hidden&&m.found&&a(t.found)}}var Nt=c(U(),1),Ke=c(z(),1);var yg=[1,2,4];function $p(e,t){let n=e.querySelector("thead tr"),[o,r,s,i]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(p=>e.querySelector(p));function a(p){
(0,Nt.say)(o,p.model),bs(r,[[(0,Ke.t)("class"),p.class_name],[(0,Ke.t)("parameters"),Hn(p.parameters),"parameters"],[(0,Ke.t)("precision"),(0,Ke.t)(p.precision),
"precision"],[(0,Ke.t)("device"),p.device],[(0,Ke.t)("in memory"),(0,Nt.bytesWords)(p.bytes),"memory",()=>ys(p.bytes,p.parameters)],[(0,Ke.t)("context"),p.context_length?
(0,Ke.tn)(p.context_length,"{count} token","{count} tokens"):(0,Ke.t)("unlimited"),"context"],[(0,Ke.t)("vocabulary"),Hn(p.vocab_size),"vocabulary"],[(0,Ke.t)("\
chat template"),p.chat_template?(0,Ke.t)("yes"):(0,Ke.t)("no")]]);let{fields:h}=p;(0,Nt.say)(s,h.length?"":(0,Ke.t)("It sets no field: the library’s defaults ap\
ply.")),s.hidden=h.length>0,e.querySelector("table").hidden=h.length===0,i.replaceChildren(...h.map(m=>{let y=(0,Nt.make)("tr"),v=(0,Nt.make)("th","",null,{scope:"\
row"});v.append((0,Nt.make)("code","",m.name)),y.append(v,l(m.model),l(m.library),(0,Nt.make)("td","",(0,Ke.t)(m.meaning)),(0,Nt.make)("td","",d(m)));for(let T of yg)
y.cells[T].dataset.label=n.cells[T].textContent;return y}))}function l(p){let h=(0,Nt.make)("td");return h.append((0,Nt.make)("code","",p===null?(0,Ke.t)("none"):
JSON.stringify(p))),h}function d({applies:p,by:h,ignored:m,same:y}){return h==="changed"?(0,Nt.inParts)([`▲ ${(0,Ke.t)("the page sets {value}",{value:JSON.stringify(
p)})}`,(0,Ke.t)(m)]):h==="model"&&m?`○ ${(0,Ke.t)(m)}`:h==="model"?y?(0,Ke.t)("the same as the default"):`◆ ${(0,Ke.t)("applies")}`:(0,Ke.t)("another field \
takes its place")}return p=>{e.hidden=!t.found,!e.hidden&&p.found&&a(t.found)}}var Kn=c(St(),1),ro=c(it(),1),de=c(U(),1),er=c(Qt(),1),Me=c(z(),1),_p=c(Kt(),1);var Dn=c(Pe(),1);function Wp(e,t){let n=u=>e.querySelector(".gp-"+u),o=n("costs").tBodies[0],r=()=>t.found&&t.found.question==="precision";function s(){let u=(0,de.make)("tr"),S=(0,de.make)(
"th","",null,{scope:"row"});S.append((0,de.make)("span"),(0,de.make)("small")),u.append(S);for(let $=0;$<6;$++){let W=(0,de.make)("td");if(W.append((0,de.make)(
"span"),(0,de.make)("small")),$===0){let R=(0,de.make)("span","gp-bytes",null,{"aria-hidden":"true"});R.append((0,de.make)("i")),W.append(R)}u.append(W)}return u}
function i(u,S){if((u.dataset.tip||"")!==S){for(let $ of["tabindex","data-tip"])u.removeAttribute($);if(S)for(let[$,W]of[["tabindex",0],["data-tip",S]])u.setAttribute(
$,W)}}let a=(u,S,$="")=>{(0,de.say)(u.children[0],S),(0,de.say)(u.children[1],$)};function l({bytes:u,scale_bytes:S},$){if(!(0,Dn.isKnown)(u))return["–",""];let W=$&&
(0,Dn.isKnown)($.bytes)?(0,Me.t)("{share} of the reference",{share:(0,de.percent)((u+S)/($.bytes+$.scale_bytes))}):"";return[no(u+S),W]}let d=({bytes:u,scale_bytes:S})=>(0,Dn.isKnown)(
u)&&S?(0,Me.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:no(u),scales:no(S)}):"";function p({pace:u,paces:S,ratio:$}){if(!u)
return["–",""];let W=S.length>1?(0,Me.t)("{low} to {high}",{low:(0,ro.fixed)(u.low,1),high:(0,ro.fixed)(u.high,1)}):(0,Me.t)("one run");return[(0,ro.fixed)(u.
median,1),$?`${W}, ${At($.median)}`:W]}function h(u,S){if(S===0)return[["–",""],["–",""],["–",""]];let{pair:$}=u;if(!$||$.error)return[[$?(0,Me.t)("none"):
"–",""],["–",""],["–",""]];let W=(0,Me.t)(t.unit);return[[Pn($.mean,t.unit),W],[Pn($.max,t.unit),(0,Me.t)("{unit}, token {number}",{unit:W,number:(0,de.count)(
$.max_at+1)})],[(0,de.percent)($.same_top),""]]}function m(u,S){let $=u.map(W=>W.pair).find((W,R)=>W&&!W.error&&(S===0||R===S));return $?(0,de.decimals)($.perplexities[S===
0?0:1],3):"–"}function y(u){let S=Ye(u.precision||"");return S&&S!==Ye(u.title)?(0,Me.t)("the reference: {precision}",{precision:S}):(0,Me.t)("the reference")}
function v({groups:u}){let S=Math.max(...u.map(({bytes:W,scale_bytes:R})=>(W||0)+(R||0)),1),$=(0,Kn.fit)(o,u.length,s);u.forEach((W,R)=>{let[O,E,L,G,K,ce,re]=$[R].
cells;a(O,Ye(W.title),R?Ye(W.precision||W.model):y(W)),a(E,...l(W,R?u[0]:null)),i(E.firstChild,d(W)),(0,Kn.showIf)(E.lastChild,(0,Dn.isKnown)(W.bytes)),(0,Kn.sayPercent)(
E.lastChild.firstChild,"width",((W.bytes||0)+(W.scale_bytes||0))/S),a(re,...p(W)),h(W,R).forEach((Le,ut)=>a([L,G,K][ut],...Le)),a(ce,m(u,R))})}function T(u,S){let[
$,W]=[[...u],[...S]],R=$.findIndex((O,E)=>O!==W[E]);return R<0?$.length:R}function P({groups:u}){let S=(0,Kn.fit)(n("writings"),u.length,()=>{let W=(0,de.make)(
"li"),R=(0,de.make)("p","gp-writing-head");return R.append((0,de.make)("b"),(0,de.make)("span","gp-note")),W.append(R,(0,de.make)("p","gp-writing",null,{dir:"au\
to"})),W}),$=u[0].text;u.forEach((W,R)=>{let[O,E]=S[R].children;(0,de.say)(O.children[0],Ye(W.title)),(0,de.say)(O.children[1],x(W,R,$)),O.children[1].classList.
toggle("gp-parting",R>0&&(0,Dn.isKnown)(W.parts_at));let L=JSON.stringify([$,W.text,R]);if(E.dataset.key===L||(E.dataset.key=L,E.replaceChildren(),W.text===null))
return;let G=R&&$!==null?T($,W.text):[...W.text].length,K=[...W.text];E.append(K.slice(0,G).join("")),G<K.length&&E.append((0,de.make)("span","gp-apart",K.slice(
G).join("")))})}function x({failed:u,text:S,tokens:$,parts_at:W,pair:R},O,E){if(u)return`✕ ${(0,Me.t)("stopped by an error")}`;if(S===null)return t.done?(0,Me.t)(
"did not finish"):(0,Me.t)("writing, or waiting for its turn");let L=R&&R.error&&(0,Me.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,Me.t)(
R.error.message)} ${(0,Me.t)(R.error.fix)}`});return[w($,W,O&&E!==null),L].filter(Boolean).join(". ")}function w(u,S,$){return $?(0,Dn.isKnown)(S)?`✂ ${(0,Me.t)(
"diverges from the reference at token {number} of {all}",{number:(0,de.count)(S+1),all:(0,de.count)(u)})}`:`= ${(0,Me.tn)(u,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,Me.tn)(u,"{count} token","{count} tokens")}let b=(u,S=0)=>(0,er.inARow)(t.found.groups.slice(S).map(($,W)=>{
let R=u($,S+W);return R&&(0,Me.t)("{name}: {words}",{name:Ye($.title),words:R})})),f=u=>b(S=>S.pair&&!S.pair.error?u(S.pair):"",1),M=u=>`${Pn(u,t.unit)} ${(0,Me.t)(
t.unit)}`;function k({bytes:u,scale_bytes:S}){return(0,Dn.isKnown)(u)?S?(0,Me.t)("{size} + {scales} of scales = {value}",{size:no(u),scales:no(S),value:no(u+S)}):
no(u):""}function g({paces:u,pace:S}){if(!S)return"";let $=(0,ro.listed)(u.map(W=>(0,ro.fixed)(W,1)));return(0,Me.tn)(u.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:$,median:(0,ro.fixed)(S.median,1)})}function C({tokens:u,mean:S}){if(!(0,Dn.isKnown)(S))return"";
let $=u.reduce((W,{kl:R})=>W+R,0);return(0,er.quotientWords)(Pn($,t.unit),(0,de.count)(u.length),M(S))}function _({tokens:u,max_at:S,max:$}){let W=u[S].candidates.
map(([,O,E,L])=>({text:O,p:E,q:L})),R=(0,er.klSumWords)(W,t.unit,M($));return R&&(0,Me.t)("token {number}, {words}",{number:(0,de.count)(S+1),words:R})}let N=({
tokens:u,same_top:S})=>(0,Me.tn)(u.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,de.count)(u.filter(({same_top:$})=>$).
length),share:(0,de.percent)(S)});function D({tokens:u,perplexities:[,S]}){let $=u.reduce((R,{logprobs:[,O]})=>R+(O??-1/0),0),W=(0,de.decimals)(S,3);return(0,de.decimals)(
Math.exp(-$/u.length),3)!==W?W:`exp(−(${(0,de.decimals)($)}) / ${(0,de.count)(u.length)}) = ${W}`}(0,_p.runsOfTerms)(e,{weights:()=>b(k),speed:()=>b(g),mean:()=>f(
C),max:()=>f(_),same:()=>f(N),perplexity:()=>f(D)});function te(){let u=t.found;(0,de.say)(n("missing"),u.reading!==null?(0,Me.t)("Reading the reference’s text \
with {model}.",{model:Ye(u.groups[u.reading].title)}):zt(t,u));let S=u.noise?(0,Me.t)(u.noise):u.others?(0,Me.t)(Eo):"";(0,Kn.showIf)(n("warning"),!!S),(0,de.say)(
n("warning"),S?`⚠ ${S}`:""),(0,Kn.showIf)(n("cpu"),!!u.cpu_words),(0,de.say)(n("cpu"),(0,Me.t)(u.cpu_words)),v(u),P(u);let $=u.groups.filter(({pair:W})=>W&&!W.
error);t.done&&$.length&&(0,de.say)(n("told"),$.map(({title:W,pair:R})=>(0,Me.t)("{model}: mean KL {kl}",{model:Ye(W),kl:`${Pn(R.mean,t.unit)} ${(0,Me.t)(t.unit)}`})).
join(". ")+".")}return u=>{e.hidden=!r(),!e.hidden&&(u.found||u.status||u.unit)&&te()}}var Ne=c(U(),1),Be=c(z(),1),Rp=c(Kt(),1);var gt=c(U(),1),pt=c(z(),1);function Ep(e){let{replicas:t,lanes:n,waiting:o,lost:r,states:s}=e,i=(0,gt.make)("section","gp-shelf-section");i.append((0,gt.make)(
"h3","",(0,pt.t)("Replicas")),(0,gt.make)("p","gp-note",[t.length===0?(0,pt.t)("No replica of the cluster answers now: runs wait until one does."):(0,pt.tn)(t.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,pt.tn)(o,"One run waits.","{count} runs wait."):"",kg(s)].filter(Boolean).join(" ")));for(let a of r){let l=(0,gt.make)("p","gp-problem");l.append((0,gt.make)(
"b","","▲ "),vg(a)),i.append(l)}return t.length&&i.append(xg(e)),[i]}function kg({STARTING:e=0,RECOVERING:t=0,STOPPING:n=0}){let[o,r]=[e+t,n];return[o?(0,pt.tn)(
o,"One more is on its way.","{count} more are on their way."):"",r?(0,pt.tn)(r,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function vg({number:e,seconds:t}){return`${t<90?(0,pt.t)("Replica {number} was lost less than two minutes ago.",{number:e}):
(0,pt.t)("Replica {number} was lost {minutes} minutes ago.",{number:e,minutes:Math.round(t/60)})} ${(0,pt.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function xg({replicas:e,lanes:t}){let[n,o,r,s]=[(0,gt.make)("table"),(0,gt.make)("thead"),(0,gt.make)(
"tr"),(0,gt.make)("tbody")];return r.append(...[(0,pt.t)("replica"),(0,pt.t)("runs"),(0,pt.t)("models")].map(i=>(0,gt.make)("th","",i,{scope:"col"}))),o.append(
r),s.append(...e.map(({number:i,decoding:a,models:l})=>{let d=(0,gt.make)("tr");return d.append((0,gt.make)("th","",(0,pt.t)("Replica {number}",{number:i}),{scope:"\
row"}),(0,gt.make)("td","",(0,pt.t)("{count} of {lanes}",{count:a,lanes:t}),{"data-label":(0,pt.t)("runs")}),(0,gt.make)("td","",l.join(", ")||"–",{"data-labe\
l":(0,pt.t)("models")})),d})),n.append((0,gt.make)("caption","gp-hidden",(0,gt.asSentence)((0,pt.t)("the replicas of the cluster"))),o,s),n}function Np(e,t){let n=e.querySelector(".gp-cluster"),o=e.querySelector(".gp-shelf-sections"),r=new Map;function s({sections:a,canOpen:l,cluster:d}){let p=document.
activeElement&&e.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...d?Ep(d):[]),o.replaceChildren(...a.
flatMap(({title:h,note:m,folded:y,rows:v})=>{let T=(0,Be.t)(h),P=(0,Ne.make)("table"),x=(0,Ne.make)("tr");x.append(...[(0,Be.t)("model"),(0,Be.t)("description"),
(0,Be.t)("size"),(0,Be.t)("matching draft")].map((k,g)=>{let C=(0,Ne.make)("th","",null,{scope:"col"}),_=(0,Ne.make)("span","",k);return g===2&&(0,Rp.tipOfTerm)(
_,"memory",()=>""),C.append(_),C}),(0,Ne.make)("td"));let[w,b]=[(0,Ne.make)("thead"),(0,Ne.make)("tbody")];w.append(x),b.append(...v.map(k=>i(k,l))),P.append((0,Ne.make)(
"caption","gp-hidden",T),w,b);let f=(0,Ne.make)("details","gp-shelf-section"),M=(0,Ne.make)("summary");return M.append((0,Ne.make)("h3","",T),(0,Ne.make)("span",
"gp-note",` ${v.length}`)),f.append(M,(0,Ne.make)("p","gp-note",v.length?(0,Be.t)(m):(0,Be.t)("None yet.")),...v.length?[P]:[]),f.open=r.has(T)?r.get(T):!y,f.addEventListener(
"toggle",()=>r.set(T,f.open)),[f]})),p&&e.querySelector(`[aria-label=${CSS.escape(p)}]`)?.focus()}function i(a,l){let d=(0,Ne.make)("tr"),p=(0,Ne.make)("th","",
a.model,{scope:"row"}),h=a.download&&!a.here,[m,y,v,T]=[(0,Ne.make)("td","",(0,Be.t)(a.words)),(0,Ne.make)("td"),(0,Ne.make)("td","",a.assistant||"–",{"data-l\
abel":(0,Be.t)("matching draft")}),(0,Ne.make)("td")];if(a.loaded){let{class_name:P,precision:x,device:w,bytes:b,in_use:f,parameters:M}=a.loaded;m.append(f?`● ${(0,Be.t)(
"in use")}`:`○ ${(0,Be.t)("idle")}`,(0,Ne.make)("small","",(0,Be.t)("{kind}, {precision}, on {device}",{kind:P,precision:(0,Be.t)(x),device:w}))),y.append((0,Ne.bytesWords)(
b),(0,Ne.make)("small","",(0,Be.t)("{count} parameters",{count:Hn(M)})))}else{y.append(a.millions?(0,Be.t)("about {size}",{size:Hn(a.millions*1e6)}):(0,Ne.bytesWords)(
a.size),(0,Ne.make)("small","",a.millions?(0,Be.t)("parameters"):(0,Be.t)("on disk"))),h&&y.append((0,Ne.make)("small","",(0,Be.t)("{size} to download",{size:(0,Ne.bytesWords)(
a.download)})));let P=[a.gated?`▲ ${(0,Be.t)("gated: needs an access token")}`:"",a.here?`✓ ${(0,Be.t)("downloaded")}`:""].filter(Boolean);P.length&&p.append(
(0,Ne.make)("small","",P.join(" · ")))}return T.append(h?jn(t,"get",a.model,(0,Be.t)("Get it")):jn(t,"use",a.model,(0,Be.t)("Use it"))),a.loaded?T.append(jn(t,
"tell",a.model,(0,Be.t)("Show"))):l&&T.append(jn(t,"pick",a.model,(0,Be.t)("Put the name in the Model box"))),a.canUnload&&T.append(jn(t,"unload",a.model,(0,Be.t)(
"Unload"))),d.append(p,m,y,v,T),d}return a=>{e.hidden=!t.found,!e.hidden&&a.found&&s(t.found)}}var $n=c(St(),1),Ve=c(U(),1),Ms=c(z(),1);var So=c(St(),1),tn=c(U(),1),Mn=c(z(),1),Gp=c(Kt(),1),Lp=16;function Hi(e,t,n){let o=new Map;for(let[r,s]of Object.entries(e.tables[t]||{}))(s?.[n]||[]).forEach(
(i,a)=>{o.has(i)||o.set(i,[]),o.get(i).push([Number(r),a])});return o}function Tg(e,t,n){let o=Hi(e,t,n),r=(e.kept[t]?.[n]||[]).filter(s=>!o.has(s));return[e.settings.
blocks[n],o.size,[...o.values()].filter(({length:s})=>s>1).length,r.length]}function Ap(e,t,n,o){let r=t.ways[n],{blocks:s=[],kinds:i=[]}=r.settings,a=(0,So.fit)(
e,s.length,()=>{let l=(0,tn.make)("div","gp-blocks-kind");return l.append((0,tn.make)("p","gp-note"),(0,tn.make)("div","gp-blocks-grid",null,{role:"group"})),l});
s.forEach((l,d)=>{let[p,h]=a[d].children;(0,tn.say)(p,Sg(r,t.stepOf(n),d,s.length>1?i[d]:"")),h.setAttribute("aria-label",p.textContent),Pg(h,t,n,d,o)})}function Sg(e,t,n,o){
let[r,s,i,a]=Tg(e,t,n),l=(0,tn.inParts)([(0,Mn.tn)(r,"{used} of {count} block used","{used} of {count} blocks used",{used:s}),i&&(0,Mn.tn)(i,"{count} of them sh\
ared","{count} of them shared"),a&&(0,Mn.tn)(a,"{count} kept","{count} kept"),(0,Mn.tn)(r-s-a,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${l}`:l}function Pg(e,t,n,o,r){let s=t.ways[n],[i,a]=[t.stepOf(n),s.settings.blocks[o]],l=Array.isArray(s.settings.first_block)?s.settings.first_block[o]:s.settings.
first_block||0,d=Hi(s,i,o),p=new Set(s.kept[i]?.[o]||[]);e.dataset.size=a<=80?"large":a<=300?"middle":"small";let h=(0,So.fit)(e,a,()=>(0,tn.make)("i"));for(let m=0;m<
a;m++){let y=l+m,v=d.get(y)||[],T=v.some(([P])=>P===t.request);(0,So.sayClass)(h[m],`gp-block${v.length?"":p.has(y)?" gp-kept":" gp-free"}${v.length>1?" gp-shar\
ed":""}${T?" gp-own":""}`),(0,tn.say)(h[m],v.length>1?`×${v.length}`:v.length?String(v[0][0]+1):""),(0,So.sayAttributes)(h[m],{style:v.length?`--own: ${r(v[0][0])}\
; --other: ${r(v.at(-1)[0])}`:""}),(0,Gp.tipLater)(h[m],()=>Og(t,n,o,y,Hi(s,t.stepOf(n),o).get(y)||[],p.has(y)))}}function Og(e,t,n,o,r,s){if(!r.length&&s)return(0,Mn.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!r.length)return(0,Mn.t)("Block {bl\
ock}: empty.",{block:o});let i=r.map(([d])=>d+1).join(", "),a=(0,Mn.tn)(r.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:i}),l=e.ways[t].settings.kinds?.[n]==="full_attention"?Cg(e,t,r[0]):"";return l?`${a} ${(0,Mn.t)("In it: {tokens}",{tokens:l})}`:a}function Cg(e,t,[
n,o]){let r=e.ways[t],{page_size:s}=r.settings,i=0;for(let d of r.cells[n].slice(0,e.stepOf(t)+1))d&&d.tokens?i=d.position+d.tokens-d.padding:d?.back&&(i=0);let a=[
...e.requests[n].tokens.map(([d])=>d),...e.newIds(t,n)].slice(o*s,Math.min(i,(o+1)*s)),l=a.slice(0,Lp).map(d=>e.label(d));return l.some(d=>d===null)?"":(0,tn.quoted)(
l.join(""))+(a.length>Lp?" …":"")}var Dp=c(it(),1),Ee=c(U(),1),se=c(z(),1),Kp=c(Kt(),1),Vp=c(Pe(),1);function zp(e,t,n){let{sums:o,cells:r}=e,s={came:Mg(o,e.requests[t].arrival,n),began:null,tokens:[],ended:null};return r[t].forEach((i,a)=>{if(!i||!["prefill","\
chunk","decode","pad"].includes(i.what))return;let{start:l,seconds:d}=o[a];s.began??=[a,l],i.what!=="pad"&&(s.ended=[a+1,l+d]),i.id!==null&&s.tokens.push([a+1,l+
d])}),s}function Mg(e,t,n){for(let o=0;o<e.length;o++){let{at:r,start:s,seconds:i}=e[o];if(n==="steps"&&r>=t)return[o,s];if(n==="seconds"&&s>=t)return[o,t];if(n===
"seconds"&&s+i>t)return[o+(t-s)/i,t]}return null}var br=(e,t)=>e&&t?[t[0]-e[0],t[1]-e[1]]:null;var yr=c(U(),1),B=c(z(),1),Ip=8,$g=e=>e==="fifo"?"FIFO":e==="prefill_first"?(0,B.t)("prefill first"):e;function so({kind:e}){return e==="padded"?(0,B.t)("Padded\
 batches"):e==="alone"?(0,B.t)("One after another"):(0,B.t)("Continuous batching")}var fn=e=>String.fromCharCode(65+e);function ks({kind:e,blocks:t,page_size:n,
token_budget:o,scheduler:r,share_prefixes:s,max_requests:i}){if(e==="alone")return"";if(e==="padded")return(0,B.tn)(i,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let a=(t||[]).reduce((l,d)=>l+d,0);return(0,yr.inParts)([(0,B.tn)(a,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,B.t)("token budget {budget}",{budget:o}),(0,B.t)("scheduler {scheduler}",{scheduler:$g(r)}),s?(0,B.t)("prefix sharing"):(0,B.t)("no prefix\
 sharing")])}var Fp=(e,t)=>{let n=e.label(t);return n===null?(0,B.t)("the token with id {id}",{id:t}):(0,yr.quoted)(n)};function _g(e,t,n,{position:o,tokens:r,padding:s}){
return[...e.requests[n].tokens.map(([l])=>l),...e.newIds(t,n)].slice(o,o+r-s)}function Wg({what:e,tokens:t,padding:n,place:o,anew:r}){let s=t-n;return e==="pref\
ill"?(0,B.tn)(s,"prefill, reads {count} token","prefill, reads {count} tokens"):e==="chunk"?(0,B.tn)(s,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):e==="decode"?(0,B.t)("decode"):e==="pad"?(0,B.t)("its text has ended, and its row of the batch is computed for nothing"):e==="starved"?(0,B.t)(
"starved: it needs a block, and none is free"):e==="idle"?(0,B.t)("it has blocks, but no turn in this step"):r?(0,B.t)("waits again, number {place} in the queue",
{place:o}):(0,B.t)("waits, number {place} in the queue",{place:o})}function vs(e,t,n,o){let r={request:n+1,step:o+1},s=e.ways[t].cell(n,o);if(!s)return(0,B.t)("\
Request {request}, step {step}: {doing}.",{...r,doing:Eg(e,t,n,o)});let i=[(0,B.t)("Request {request}, step {step}: {doing}.",{...r,doing:Wg(s)})];if(s.what==="\
prefill"||s.what==="chunk"||s.what==="decode"){let a=_g(e,t,n,s),l=a.slice(0,Ip).map(d=>Fp(e,d)).join(" ")+(a.length>Ip?" …":"");l&&i.push((0,B.t)("It reads {\
tokens}.",{tokens:l})),s.id!==null&&i.push((0,B.t)("It writes {token}.",{token:Fp(e,s.id)})),s.shared&&i.push((0,B.tn)(s.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),s.again&&i.push((0,B.tn)(s.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),s.padding&&i.push((0,B.tn)(s.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return s.back&&i.push((0,B.t)("It was preempted: it lost its blocks.")),i.join(" ")}function Eg(e,t,n,o){let s=e.ways[t].cells[n].findIndex(Boolean),
i=e.ways[t].ends?.[n];return o<s||s<0&&!i?(0,B.t)("it has not arrived yet"):i?.status==="cancelled"?(0,B.t)("it was cancelled"):i?.status==="failed"?(0,B.t)("it\
 has failed"):i?.status==="refused"?(0,B.t)("it was refused"):(0,B.t)("it has ended")}function Bp(e,t,n){let o=e.ways[t].cells[n],r=[];o.forEach((i,a)=>{let l=i&&
{prefill:(0,B.t)("prefill"),chunk:(0,B.t)("chunked prefill"),decode:(0,B.t)("decode"),pad:(0,B.t)("padding"),waits:(0,B.t)("waits"),starved:(0,B.t)("starved"),idle:(0,B.t)(
"no turn")}[i.what];if(!l)return;let d=r.at(-1);d&&d.kind===l&&d.to===a?d.to=a+1:r.push({kind:l,from:a+1,to:a+1})});let s=r.map(({kind:i,from:a,to:l})=>a===l?(0,B.t)(
"{what} in step {from}",{what:i,from:a}):(0,B.t)("{what} in steps {from} to {to}",{what:i,from:a,to:l}));return(0,B.t)("Request {request}: {what}.",{request:n+1,
what:s.join(", ")||(0,B.t)("never arrived")})}function qp({step:e,message:t,lost:n,again:o}){let r=s=>s.map(i=>i+1).join(", ");return[(0,B.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:e,message:t}),n.length?(0,B.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:r(n)}):(0,B.t)("No request was lost."),...o.length?[(0,B.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:r(o)})]:[],(0,B.t)("A new server went on with the rest.")].join(" ")}function ji(e,t){let n=e.ways[t].sums[e.stepOf(t)];if(!n)return(0,B.t)("no \
step");let o=e.values.clock==="steps"&&n.at!==e.stepOf(t);return(0,yr.inParts)([(0,B.t)("step {step} of {steps}",{step:e.stepOf(t)+1,steps:e.ways[t].length}),o&&
(0,B.t)("at {at} by the clock",{at:n.at}),(0,B.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,B.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,B.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function Hp({waiting:e,starved:t,back:n,came:o,left:r,evicted:s}){
let i=a=>a.map(l=>l+1).join(", ");return[e.length?(0,B.t)("Queue: {numbers}.",{numbers:i(e)}):(0,B.t)("Nobody waits."),...o.length?[(0,B.t)("Came: {numbers}.",{
numbers:i(o)})]:[],...r.length?[(0,B.t)("Cancelled: {numbers}.",{numbers:i(r)})]:[],...s?[(0,B.tn)(s,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...t.length?[(0,B.t)("Starved: {numbers}.",{numbers:i(t)})]:[],...n.length?[(0,B.t)("Preempted: {numbers}.",{numbers:i(n)})]:[]].join(" ")}var Rg=e=>(0,se.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,Dp.fixed)(e,1)}),xs=e=>e?`${Rg(e[0])}, ${(0,Ee.seconds)(e[1])}`:"–",Ng=e=>e?
(0,se.t)("before step {step}, at {time}",{step:Math.floor(e[0])+1,time:(0,Ee.seconds)(e[1])}):"–",jp=e=>e?(0,se.t)("in step {step}, at {time}",{step:e[0],time:(0,Ee.seconds)(
e[1])}):"–",Lg=()=>[[(0,se.t)("came"),"time",({times:e})=>Ng(e.came)],[(0,se.t)("first worked on"),"time",({times:e})=>e.began?jp([e.began[0]+1,e.began[1]]):"\
–"],[(0,se.t)("waited before"),"queue",({times:e})=>xs(br(e.came,e.began))],[(0,se.t)("time to first token"),"first-token",({times:e})=>xs(br(e.came,e.tokens[0]))],
[(0,se.t)("median time between tokens"),"between-tokens",({times:e})=>Ag(e.tokens)],[(0,se.t)("last step"),"time",({times:e})=>jp(e.ended)],[(0,se.t)("latency"),
"latency",({times:e,end:t})=>t?.status==="finished"?xs(br(e.came,e.ended)):"–"],[(0,se.t)("new tokens"),"length",({times:e})=>String(e.tokens.length)],[(0,se.t)(
"tokens read again"),"preempted",({cells:e})=>String(e.reduce((t,n)=>t+(n?.again||0),0))],[(0,se.t)("times preempted"),"preempted",({cells:e})=>String(e.filter(
t=>t?.back).length)],[(0,se.t)("blocks at this step"),"block",({blocks:e})=>e],[(0,se.t)("end"),"ending",({end:e,isOver:t})=>zg(e,t)],[(0,se.t)("the tokens of g\
enerate"),"continuous-batching",e=>Ig(e)]],Gg=()=>({time:{meaning:(0,se.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,se.t)(
"steps, s")},queue:{meaning:(0,se.t)("From the arrival of the request to the first step that worked on it."),unit:(0,se.t)("steps, s")},"first-token":{meaning:(0,se.t)(
"From the arrival of the request to its first new token."),unit:(0,se.t)("steps, s")},"continuous-batching":{meaning:(0,se.t)("Whether continuous batching wrote\
 the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function Ag(e){
if(e.length<2)return"–";let t=e.slice(1).map((n,o)=>br(e[o],n));return xs([0,1].map(n=>(0,Vp.medianOf)(t.map(o=>o[n]))))}function zg(e,t){return e?e.status===
"cancelled"?(0,se.t)("cancelled"):e.status==="failed"?e.reason?(0,se.t)("failed: {reason}",{reason:e.reason}):(0,se.t)("failed"):e.status==="refused"?e.reason?(0,se.t)(
"refused: {reason}",{reason:e.reason}):(0,se.t)("refused"):e.reason==="eos"?(0,se.t)("finished: the EOS token"):(0,se.t)("finished: the length limit"):t?(0,se.t)(
"it did not end"):(0,se.t)("under way")}function Ig({end:e,isSampled:t,isAlone:n,hasAlone:o}){return n?(0,se.t)("it is generate"):e&&e.same!==null&&e.same!==void 0?
e.same?(0,se.t)("✓ the same"):(0,se.t)("✗ other tokens"):t?(0,se.t)("○ not comparable: sampled"):o?"–":(0,se.t)("○ not compared: generate has not served\
 it")}function Up(e,t,n){let{request:o,ways:r,requests:s,values:i}=t;if(e.hidden=o===null,o===null)return;let{prompt:a,max_new_tokens:l,temperature:d,top_k:p,top_p:h}=s[o],
m=(0,Ee.make)("h3","gp-serving-sub",(0,se.t)("Request {request}",{request:o+1}));m.style.setProperty("--own",n(o));let y=(0,Ee.make)("p","gp-serving-prompt");y.
append((0,Ee.make)("span","gp-mark",`${(0,se.t)("Prompt:")} `),(0,Ee.make)("bdi","",a));let v=(0,Ee.make)("p","gp-note",[(0,se.tn)(l,"at most {count} new token",
"at most {count} new tokens"),d==null?(0,se.t)("greedy"):[`temperature ${d}`,...p?[`top_k ${p}`]:[],...h?[`top_p ${h}`]:[]].join(", ")].join(" · "));e.replaceChildren(
m,y,v,...r.map((T,P)=>Fg(t,P,o)),Di(Bg(t,o,i.clock),(0,se.t)("Request {request} in each way",{request:o+1})))}function Fg(e,t,n){let o=(0,Ee.make)("p","gp-servi\
ng-text");e.ways.length>1&&o.append((0,Ee.make)("b","",`${fn(t)} `));let r=e.ways[t].ends?.[n]?.tokens,s=e.newIds(t,n),i=e.ways[t].cells[n].flatMap((l,d)=>l&&l.
id!==null?[d]:[]),a=Math.max(s.length,r?.length??0);for(let l=0;l<a;l++){let[d,p,h]=r?.[l]??[s[l],e.label(s[l]),e.label(s[l])],m=(0,Ee.make)("span","gp-serving-\
token");p===null?m.append((0,Ee.make)("span","gp-mark",` ${d} `)):h===null?m.append((0,Ee.labelled)(p,"gp-end")):(0,Ee.fillToken)(m,h),(i[l]??1/0)>e.stepOf(t)&&
(m.dataset.later=""),o.append(m)}return a||o.append((0,Ee.make)("span","gp-mark",(0,se.t)("(no token)"))),o}function Di(e,t){let n=(0,Ee.make)("div","gp-serving\
-scroll",null,{tabindex:0,role:"region","aria-label":t});return n.append(e),n}function Bg(e,t,n){let o=(0,Ee.make)("table","gp-serving-facts");o.append((0,Ee.make)(
"caption","gp-hidden",(0,se.t)("Request {request} in each way",{request:t+1}))),e.ways.length>1&&o.appendChild((0,Ee.make)("thead")).appendChild((0,Ee.make)("tr")).
append((0,Ee.make)("td"),...e.ways.map((a,l)=>(0,Ee.make)("th","",`${fn(l)} ${so(a.settings)}`,{scope:"col"})));let r=o.appendChild((0,Ee.make)("tbody")),s=e.ways.
map((i,a)=>({times:zp(i,t,n),cells:i.cells[t],end:i.ends?.[t],isOver:!!i.ends,isAlone:i.settings.kind==="alone",hasAlone:e.ways.some(({settings:l})=>l.kind==="a\
lone"),isSampled:typeof e.requests[t].temperature=="number",blocks:i.settings.blocks&&(i.tables[e.stepOf(a)]?.[t]||[]).map(l=>l.join(" ")).join("; ")||"–"}));
for(let[i,a,l]of Lg()){let d=r.appendChild((0,Ee.make)("tr")),p=(0,Ee.make)("th","",null,{scope:"row"}),h=p.appendChild((0,Ee.make)("span","",i));(0,Kp.tipOfTerm)(
h,a,()=>"",Gg()[a]),d.append(p,...s.map(m=>(0,Ee.make)("td","",l(m))))}return o}var qg=["kept","chosen","accepted","rejected","bonus"],Hg=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Jp=e=>[1,3,5].map(t=>parseInt(e.slice(
t,t+2),16)),jg=(e,t)=>"#"+Jp(e).map((n,o)=>Math.round((n+Jp(t)[o])/2).toString(16).padStart(2,"0")).join("");function Ts(e){let t=getComputedStyle(e),n=r=>t.getPropertyValue(
"--gp-"+r).trim(),o=[...qg.map(n),...Hg.map(([r,s])=>jg(n(r),n(s)))];return r=>o[r%o.length]}var eu=c(St(),1),tr=c(U(),1),io=c(z(),1),nn=c(Qp(),1),Po=c(Yp(),1);var Dg=132,Kg=()=>[{name:"requests",title:(0,io.t)("Requests in a step"),value:({inStep:e})=>e,of:()=>!0},{name:"waiting",title:(0,io.t)("Requests in the queue"),
value:({waiting:e})=>e.length,of:()=>!0},{name:"tokens",title:(0,io.t)("Tokens a step"),value:Vg,of:()=>!0},{name:"free",title:(0,io.t)("Empty blocks"),value:({
free:e})=>e,of:({settings:e})=>!!e.blocks}],Vg=({prefill:e,decode:t,padding:n})=>e+t+n;function tu(e,t,n){let o=Kg().filter(({of:s})=>t.ways.some(s)),r=(0,eu.fit)(
e,o.length,()=>Ug(t,n));o.forEach((s,i)=>Jg(r[i],t,s))}function Ug(e,t){let n=(0,tr.make)("figure","gp-serving-curve");return n.append((0,tr.make)("figcaption"),
(0,tr.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:r,right:s,width:i}=n.dataset,a=n.lastElementChild.getBoundingClientRect(),l=(o.clientX-a.left-
Number(r))/(Number(i)-Number(r)-Number(s));t(Math.max(0,Math.min(e.length-1,Math.floor(l*e.length))))}),n}function Jg(e,t,{name:n,title:o,value:r,of:s}){let[i,a]=e.
children,l=t.ways.map((w,b)=>({way:w,i:b})).filter(({way:w})=>s(w)),d=n==="tokens",p=d?t.served.settings.token_budget:void 0,h=Math.max(1,...(d?[t.served]:l.map(
({way:w})=>w)).flatMap(({sums:w})=>w.map(r))),m=p!==void 0&&p<=h*3,y=m?Math.max(h,p):h;(0,tr.say)(i,Zg(t,o,l,d,p));let v=(0,Po.plotIn)(a,{height:Dg,x:[0,Math.max(
1,t.length)],y:[0,y*1.08],left:36,right:8,top:10,bottom:34});Object.assign(e.dataset,{left:v.left,right:v.right,width:v.width});let T=(0,Po.ticksWithin)(1,t.length,
v.inner/70).filter(Number.isInteger).map(w=>[w-.5,String(w)]),P=[(0,Po.axisMarks)(v,{xTicks:T,yTicks:(0,Po.ticksWithin)(0,y,3).filter(Number.isInteger),xTitle:(0,io.t)(
"step"),yTitle:""})];d?P.push(Yg(v,t.served.sums)):P.push(l.map(({way:w,i:b})=>(0,nn.pathMark)(`gp-curve-line gp-way-${b}`,Xg(v,w.sums.map(r))))),m&&P.push([(0,nn.lineMark)(
"gp-curve-budget",v.left,v.y(p),v.width-v.right,v.y(p))]),n==="free"&&P.push(ew(v,t.served.sums));let x=v.x(t.step+.5);P.push([(0,nn.lineMark)("gp-curve-here",x,
v.top,x,v.height-v.bottom)]),v.draw(Qg(o,d?[{way:t.served,i:t.way}]:l,r,t),P)}function Zg(e,t,n,o,r){if(!o)return t;let s=e.ways.length>1?`${t}, ${fn(e.way)}`:t;
return r===void 0?s:`${s} (${(0,io.t)("budget {budget}",{budget:r})})`}function Qg(e,t,n,o){let r=t.map(({way:s,i})=>{let a=s.sums.map(n),l=a[o.stepOf(i)]??0;return(0,io.t)(
"{way}: at most {most}, {here} at step {step}",{way:fn(i),most:Math.max(0,...a),here:l,step:o.stepOf(i)+1})});return`${e}. ${r.join(". ")}.`}var Xg=(e,t)=>t.flatMap(
(n,o)=>[[e.x(o),e.y(n??0)],[e.x(o+1),e.y(n??0)]]);function Yg(e,t){let n=[["decode",({decode:r})=>r],["prefill",({prefill:r,again:s})=>r-s],["again",({again:r})=>r],
["padding",({padding:r})=>r]],o=t.map(()=>0);return n.map(([r,s])=>{let i=t.map((l,d)=>o[d]+s(l)),a=t.map((l,d)=>i[d]>o[d]?`M${(0,nn.pixel)(e.x(d))} ${(0,nn.pixel)(
e.y(o[d]))}V${(0,nn.pixel)(e.y(i[d]))}H${(0,nn.pixel)(e.x(d+1))}V${(0,nn.pixel)(e.y(o[d]))}Z`:"").join("")||"M0 0";return i.forEach((l,d)=>{o[d]=l}),["path",`gp\
-stack-${r}`,{d:a},[]]})}function ew(e,t){let n=e.height-e.bottom;return t.flatMap(({starved:o},r)=>o.length?[(0,nn.lineMark)("gp-curve-starved",e.x(r+.5),n-7,e.
x(r+.5),n)]:[])}var Oo=c(St(),1),vt=c(U(),1),Ki=c(z(),1),ou=c(Kt(),1);var on=20,[tw,nu]=[11,26],nw=48,ow=13,rw=(e,t)=>Math.max(e<=12?24:e<=32?19:15,Math.ceil(t*1.25));function ru(e,t,n,{onPick:o,onScroll:r}){let s=e.appendChild((0,vt.make)(
"div","gp-gantt-heads")),i=e.appendChild((0,vt.make)("div","gp-gantt-scroll")),a=i.appendChild((0,vt.make)("div","gp-gantt-wide",null,{role:"group"})),l=a.appendChild(
(0,vt.make)("canvas","",null,{"aria-hidden":"true"}));s.append((0,vt.make)("div","gp-gantt-corner",(0,Ki.t)("step"),{"aria-hidden":"true"}));let d=s.appendChild(
(0,vt.make)("div","gp-gantt-rows")),[p,h]=[nu,24],m=null,v=a.appendChild((0,vt.make)("div")),T=!1,P=()=>t.ways[n],x=()=>Math.max(t.length,t.isLive?nw:1);function w(O,E,L){
let G=(0,vt.make)("div",L);return Object.assign(G.style,{left:`${E*p}px`,top:`${on+O*h}px`,width:`${p}px`,height:`${h}px`}),Object.assign(G.dataset,{request:O,step:E}),
(0,ou.tipLater)(G,()=>vs(t,n,O,E)),G}function b({clientX:O,clientY:E}){let{left:L,top:G}=a.getBoundingClientRect(),[K,ce]=[Math.floor((O-L)/p),Math.floor((E-G-on)/
h)];return K>=0&&K<P().length&&ce<t.requests.length?{request:ce,step:K}:null}a.addEventListener("pointermove",O=>{let E=b(O);m&&E&&m.dataset.step===String(E.step)&&
m.dataset.request===String(E.request)||(m?.remove(),m=E&&E.request>=0?a.appendChild(w(E.request,E.step,"gp-gantt-hover")):null)}),a.addEventListener("pointerlea\
ve",()=>{m?.remove(),m=null}),a.addEventListener("click",O=>{let E=b(O);E&&o(n,E.request>=0?E.request:t.request,E.step)});function f({focus:O=!1}={}){if(!P().length)
return;let[E,L]=[t.request??0,t.stepOf(n)],G=O||document.activeElement===v;if(v.dataset.request===String(E)&&v.dataset.step===String(L)&&v.style.width===`${p}px`&&
!O){v.classList.toggle("gp-none",t.request===null),(0,Oo.sayAttributes)(v,{"aria-label":vs(t,n,E,L)});return}let K=w(E,L,`gp-gantt-at${t.request===null?" gp-non\
e":""}`);(0,Oo.sayAttributes)(K,{role:"button",tabindex:0,"aria-label":vs(t,n,E,L)}),v.replaceWith(K),v=K,G&&v.focus({preventScroll:!0})}a.addEventListener("key\
down",O=>{let E={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(O.key==="Escape")
return o(n,null,t.at);let L=E[O.key];if(!L||O.ctrlKey||O.metaKey||O.altKey)return;O.preventDefault();let G=(K,ce)=>Math.max(0,Math.min(ce-1,K));o(n,G((t.request??
0)+L[0],t.requests.length),G(t.stepOf(n)+L[1],P().length)),f({focus:!0}),R()});function M(O){let E=(0,Oo.fit)(d,t.requests.length,()=>{let L=(0,vt.make)("button",
"gp-gantt-head",null,{type:"button"});return L.append((0,vt.make)("b"),(0,vt.make)("bdi")),L});t.requests.forEach(({prompt:L},G)=>{let K=E[G];K.style.height=`${h}\
px`,K.style.setProperty("--own",O(G)),(0,vt.say)(K.firstChild,String(G+1)),(0,vt.say)(K.lastChild,(0,vt.inOneLine)(L.slice(0,80))),K.setAttribute("aria-pressed",
String(G===t.request)),(0,Oo.sayAttributes)(K,{"aria-label":Bp(t,n,G)})})}d.addEventListener("click",({target:O})=>{let E=O.closest(".gp-gantt-head"),L=[...d.children].
indexOf(E);L>=0&&o(n,L===t.request&&n===t.way?null:L,t.at)});let k;function g(){if(!e.clientWidth)return;k=Ts(e);let O=i.clientWidth;p=Math.max(tw,Math.min(nu,Math.
floor(O/x()))),h=rw(t.requests.length,parseFloat(getComputedStyle(e).fontSize));let[E,L]=[x()*p,on+t.requests.length*h];Object.assign(a.style,{width:`${E}px`,height:`${L}\
px`}),(0,Oo.sayAttributes)(a,{"aria-label":(0,Ki.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
M(k),f(),t.isLive&&t.at===null&&!T&&(i.scrollLeft=E),_()}function C(){!e.clientWidth||!k||([...d.children].forEach((O,E)=>O.setAttribute("aria-pressed",String(E===
t.request))),f(),_())}function _(){let O=devicePixelRatio||1,[E,L]=[Math.min(i.clientWidth,x()*p),on+t.requests.length*h];if(E<=0)return;Object.assign(l.style,{
width:`${E}px`,height:`${L}px`}),Object.assign(l,{width:Math.round(E*O),height:Math.round(L*O)});let G=l.getContext("2d");G.scale(O,O);let K=getComputedStyle(e),
ce=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(En=>[En,K.getPropertyValue(`--gp-${En}`).trim()])),re=Math.min(i.scrollLeft,
x()*p-E);G.translate(-re,0);let[Le,ut]=[Math.max(0,Math.floor(re/p)),Math.min(x(),Math.ceil((re+E)/p)+1)];G.font=`${Math.max(10,Math.min(h-8,parseFloat(K.fontSize)-
1))}px ${K.fontFamily}`,G.textAlign="center",G.textBaseline="middle",N(G,ce,Le,ut,L);for(let En=0;En<t.requests.length;En++){for(let Jn=Le;Jn<Math.min(ut,P().length);Jn++)
D(G,ce,En,Jn);te(G,ce,En)}u(G,ce,L),S(G,ce,L)}function N(O,E,L,G,K){O.fillStyle=E.line;for(let re=0;re<=t.requests.length;re++)O.fillRect(L*p,on+re*h,(G-L)*p,.5);
let ce=[1,2,5,10,20,50].find(re=>re*p>=34);for(let re=L;re<G;re++)re%ce&&(re+1)%ce||(re+1)%ce&&re||(O.fillStyle=E.muted,(re===0||(re+1)%ce===0)&&O.fillText(String(
re+1),(re+.5)*p,on/2));t.request!==null&&(O.fillStyle=E.raised,O.fillRect(L*p,on+t.request*h,(G-L)*p,h)),O.fillStyle=E.line,O.fillRect(P().length*p,on,1,K-on)}function D(O,E,L,G){
let K=P().cell(L,G);if(!K)return;let[ce,re,Le,ut]=[G*p+.5,on+L*h+2,p-1,h-4],En=k(L),Jn=[ce+Le/2,re+ut/2+.5];if(O.fillStyle=O.strokeStyle=En,K.what==="prefill"||
K.what==="chunk"){if(O.fillRect(ce,re,Le,ut),K.again&&W(O,E.surface,ce,re,Le,ut),K.what==="chunk"&&(O.fillStyle=E.surface,O.beginPath(),O.moveTo(ce+Le,re),O.lineTo(
ce+Le,re+ut*.55),O.lineTo(ce+Le-ut*.55,re),O.fill()),p>=ow&&!K.again&&$(O,E.surface,String(K.tokens-K.padding),Jn,Le),K.padding){let Yi=Math.max(3,ut*K.padding/
K.tokens);O.fillStyle=E.surface,O.fillRect(ce,re,Le,Yi),W(O,E.muted,ce,re,Le,Yi)}}else K.what==="decode"?(O.globalAlpha=.42,O.fillRect(ce,re+ut*.2,Le,ut*.6),O.globalAlpha=
1,O.fillRect(ce,re+ut*.8-1.5,Le,1.5)):K.what==="pad"?W(O,E.muted,ce,re+ut*.2,Le,ut*.6):K.what==="waits"?O.fillRect(ce+Le*.15,Jn[1]-.75,Le*.5,1.5):K.what==="star\
ved"?$(O,E.error,"!",Jn,Le,!0):(O.globalAlpha=.5,O.strokeRect(ce+1,re+ut*.3,Le-2,ut*.4),O.globalAlpha=1);K.back&&$(O,E.error,"↩",Jn,Le,!0)}function te(O,E,L){
let G=P().ends?.[L];if(!G||G.status==="finished")return;let K=P().cells[L].length;$(O,E.error,"✕",[(K+.5)*p,on+(L+.5)*h],p,!0)}function u(O,E,L){O.fillStyle=E.
error;for(let{step:G}of P().faults)O.fillRect(G*p-1,on-6,2,L)}function S(O,E,L){let G=t.stepOf(n)*p;O.strokeStyle=E.chosen,O.lineWidth=n===t.way?2:1,O.strokeRect(
G,1,p,L-2),O.lineWidth=1}function $(O,E,L,[G,K],ce,re=!1){O.fillStyle=E;let Le=O.font;re&&(O.font=`700 13px ${getComputedStyle(e).fontFamily}`),O.fillText(L,G,K,
ce),O.font=Le}function W(O,E,L,G,K,ce){O.save(),O.beginPath(),O.rect(L,G,K,ce),O.clip(),O.strokeStyle=E,O.beginPath();for(let re=L-ce;re<L+K;re+=5)O.moveTo(re,G+
ce),O.lineTo(re+ce,G);O.stroke(),O.restore()}function R(){let O=t.stepOf(n)*p,{scrollLeft:E,clientWidth:L}=i;(O<E||O+p>E+L)&&(i.scrollLeft=O+p<L?0:O-L/2)}return i.
addEventListener("scroll",()=>{T=i.scrollLeft+i.clientWidth<x()*p-2*p,_(),r(i.scrollLeft,i)}),new ResizeObserver(()=>t.values&&t.ways[n]&&g()).observe(i),{draw:g,
place:C,showStep:R,scroll:i}}var Ss=c(U(),1),Vi=c(z(),1),sw=12e3,iw=70,aw=700;function su({root:e,slider:t,button:n,words:o},r,s){let i=0;function a(){clearInterval(i),i=0,(0,Ss.say)(n,(0,Vi.t)(
"▶ Play"))}function l(){r.step>=r.length-1&&s(0),i=window.setInterval(()=>{if(!e.isConnected||r.step>=r.length-1)return a();s(r.step+1)},Math.max(iw,Math.min(
aw,sw/r.length))),(0,Ss.say)(n,(0,Vi.t)("❚❚ Pause"))}return n.addEventListener("click",()=>i?a():l()),t.addEventListener("input",()=>{a(),s(Number(t.value)-
1)}),t.addEventListener("keydown",({key:d})=>d==="Escape"&&s(null)),{stop:a,draw(d){n.disabled=r.length<2,t.max=String(Math.max(1,r.length)),t.value=String(r.step+
1),t.setAttribute("aria-valuetext",d),(0,Ss.say)(o,d)}}}var[lw,dw,cw,pw,uw,hw]=[0,1,2,3,4,5],Ps=class{constructor(t){this.requests=t,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:t}=this;this.cells=t.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=t.map(()=>0),this.written=t.map(()=>0),this.inParts=
t.map(()=>!1),this.begun=t.map(()=>!1)}grow({settings:t,steps:n,ends:o=null,figures:r=null,faults:s=[]}){for(s.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:t||{},ends:o,figures:r,faults:s,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(t,n){
return this.cells[t][n]}add(t){let n=this.sums.length,o={at:t.at,start:t.start,seconds:t.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:t.free?t.free.
reduce((i,a)=>i+a,0):null,waiting:t.waiting||[],starved:t.starved||[],back:t.put_back||[],came:t.came||[],left:t.left||[],evicted:t.evicted||0,shared:Object.values(
t.shared||{}).reduce((i,a)=>i+a,0)};this.sums.push(o);let r=!n||this.faults.some(({step:i})=>i===n),s=r?{}:this.tables[n-1];this.tables.push(t.tables&&Object.keys(
t.tables).length?{...s,...t.tables}:s),this.kept.push(t.kept||(r?[]:this.kept[n-1]));for(let i of t.rows)this.addRow(n,i,o);o.waiting.forEach((i,a)=>this.put(n,
i,{what:"waits",place:a+1,back:o.back.includes(i),anew:this.begun[i]}));for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.
keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&this.put(n,i,{what:"idle"});for(let[i,a]of Object.entries(t.shared||{})){let l=this.cells[i]?.[n];
l&&(l.shared=a)}for(let i of o.back)this.inParts[i]=!1}addRow(t,n,o){let[r,s,i,a,l,d]=[lw,dw,cw,pw,uw,hw].map(v=>n[v]),p=i-a,h=s==="pad",m=h?0:Math.max(0,Math.min(
p,this.read[r]-l)),y=s==="prefill"&&(d===null||this.inParts[r]);this.put(t,r,{what:y?"chunk":s,tokens:i,padding:a,position:l,again:m,id:d,written:this.written[r]}),
o.padding+=a,!h&&(this.inParts[r]=s==="prefill"&&d===null,this.begun[r]=!0,this.read[r]=Math.max(this.read[r],l+p),d!==null&&(this.written[r]+=1),o.inStep+=1,o.
again+=m,o[s]+=p)}put(t,n,o){this.cells[n]&&(this.cells[n][t]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var Os=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(t){let n=JSON.
stringify([t.model,t.clock,t.requests.map(({prompt:s,arrival:i,max_new_tokens:a})=>[s,i,a])]);n!==this.key&&this.clear();let o=n!==this.key,r=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=t,this.ways=t.ways.map((s,i)=>{let a=this.ways[i],d=!o&&a&&a.length<=s.steps.length&&JSON.stringify(a.settings)===JSON.
stringify(s.settings)&&mw(a.steps,s.steps)?a:new Ps(t.requests);return d.grow(s),d}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||r)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=fw(t),o}label(t){return this.labels.get(t)??null}newIds(t,n){return this.ways[t].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:t})=>!t)}get length(){return Math.max(0,...this.ways.
map(({length:t})=>t))}get step(){return this.at??this.length-1}stepOf(t){return Math.min(this.step,this.ways[t].length-1)}get served(){return this.ways[this.way]}get fullest(){
let t=0,n=this.ways[0].sums,o=({free:r,inStep:s})=>r===null?s:-r;return n.forEach((r,s)=>{o(r)>o(n[t])&&(t=s)}),t}};function mw(e,t){let n=e.length-1;return n<0||
e[n]===t[n]||JSON.stringify(e[n])===JSON.stringify(t[n])}function fw({requests:e,ways:t,tokens:n=[]}){let o=new Map,r=s=>{for(let[i,a]of s)o.set(i,a)};for(let s of[
n,...e.map(({tokens:i})=>i)])r(s);for(let{ends:s}of t)for(let i of s||[])i&&r(i.tokens);return o}var Cs=c(it(),1),Se=c(U(),1),ie=c(z(),1),au=c(Kt(),1);var iu=e=>(0,ie.tn)(e,"{count} step","{count} steps",{count:Number.isInteger(e)?e:(0,Cs.fixed)(e,1)}),Ui=e=>e?(0,ie.t)("{half} / {most}",{half:`${iu(e.steps[0])}\
, ${(0,Se.seconds)(e.seconds[0])}`,most:`${iu(e.steps[1])}, ${(0,Se.seconds)(e.seconds[1])}`}):"–",gw=()=>[[(0,ie.t)("steps"),"step",(0,ie.t)("Forward passes \
of the model."),e=>(0,Se.count)(e.steps)],[(0,ie.t)("tokens computed"),"token",(0,ie.t)("All that the steps read, padding among them."),({tokens:{prefill:e,decode:t,
again:n,padding:o}})=>(0,Se.count)(e+t+n+o)],[(0,ie.t)("in prefill"),"prefill",(0,ie.t)("Tokens of prompts, read for the first time."),e=>(0,Se.count)(e.tokens.
prefill)],[(0,ie.t)("in decode"),"decode",(0,ie.t)("Tokens of the texts, each read once to write the next one."),e=>(0,Se.count)(e.tokens.decode)],[(0,ie.t)("re\
ad again"),"preempted",(0,ie.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),e=>(0,Se.count)(
e.tokens.again)],[(0,ie.t)("padding"),"padding",(0,ie.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),e=>(0,Se.count)(e.tokens.
padding)],[(0,ie.t)("shared"),"prefix-sharing",(0,ie.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),e=>(0,Se.count)(
e.shared)],[(0,ie.t)("new tokens"),"length",(0,ie.t)("Tokens that were written."),e=>(0,Se.count)(e.written)],[(0,ie.t)("finished"),"ending",(0,ie.t)("Requests \
that finished."),(e,t)=>(0,ie.t)("{count} of {all}",{count:e.finished,all:t.requests.length})],[(0,ie.t)("requests in a step"),"continuous-batching",(0,ie.t)("T\
he mean over the steps."),e=>e.at_once===null?"–":(0,Cs.fixed)(e.at_once,2)],[(0,ie.t)("blocks used or kept"),"block",(0,ie.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),e=>e.used===null?"–":(0,Se.percent)(e.used)],[(0,ie.t)("starved / preempted"),"starved",(0,ie.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),e=>(0,ie.t)("{half} / {most}",{half:e.starved,most:e.put_back})],[(0,ie.t)("time\
 of all steps"),"time",(0,ie.t)("The sum of the times of the steps."),e=>(0,Se.seconds)(e.seconds)],[(0,ie.t)("new tokens per second"),"speed",(0,ie.t)("New tok\
ens over the time of all steps."),e=>e.per_second===null?"–":(0,Cs.fixed)(e.per_second,1)],[(0,ie.t)("time to first token, p50 / p95"),"first-token",(0,ie.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),e=>Ui(e.first)],[(0,ie.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,ie.t)("Between two tokens of a request."),e=>Ui(e.between)],[(0,ie.t)("latency, p50 / p95"),"latency",(0,ie.t)("Fro\
m the arrival of a request to its last token."),e=>Ui(e.whole)]];function lu(e,t){let n=t.ways.map((i,a)=>({...i,i:a})).filter(({figures:i})=>i);if(e.hidden=!n.
length,e.hidden)return;let o=(0,Se.make)("table","gp-serving-figures");o.append((0,Se.make)("caption","gp-hidden",(0,ie.t)("The ways side by side"))),o.appendChild(
(0,Se.make)("thead")).appendChild((0,Se.make)("tr")).append((0,Se.make)("td"),...n.map(({settings:i,i:a})=>{let l=(0,Se.make)("th","",t.ways.length>1?`${fn(a)} ${so(
i)}`:so(i),{scope:"col"});return l.appendChild((0,Se.make)("small")).append((0,Se.together)(ks(i))),l}));let s=o.appendChild((0,Se.make)("tbody"));for(let[i,a,l,
d]of gw()){let p=s.appendChild((0,Se.make)("tr")),h=(0,Se.make)("span","",i);(0,au.tipOfTerm)(h,a,()=>"",{meaning:l,formula:"",unit:""});let m=(0,Se.make)("th",
"",null,{scope:"row"});m.append(h),p.append(m);for(let{figures:y}of n)p.insertCell().append((0,Se.together)(d(y,t)))}e.replaceChildren((0,Se.make)("h3","gp-serv\
ing-sub",n.length>1?(0,ie.t)("The ways side by side"):(0,ie.t)("In numbers")),Di(o,(0,ie.t)("The ways side by side")),(0,Se.make)("p","gp-note",(0,Se.inParts)([
(0,ie.t)("Timed once, on this machine: too little to say which is faster"),(0,ie.t)("requests that did not finish count in no latency")])+"."))}function du(e,t){let n=w=>e.querySelector(".gp-"+w),o=new Os,[r,s]=[n("serving-charts"),n("serving-moments")],i=su({root:e,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,w=>{o.at=w,T(),a.forEach(({showStep:b})=>b())}),a=[];function l(w,b,f){Object.assign(o,{way:w,request:b,at:f}),i.stop(),
T()}function d(w,b){for(let{scroll:f}of a)f!==b&&f.scrollLeft!==w&&(f.scrollLeft=w)}function p(){let w=(0,Ve.make)("section","gp-serving-chart"),b=(0,Ve.make)("\
h3","gp-serving-way");return b.append((0,Ve.make)("span"),(0,Ve.make)("small")),w.append(b,(0,Ve.make)("div","gp-gantt"),(0,Ve.make)("div","gp-serving-faults")),
w}let h=w=>o.ways.length>1?`${fn(w)} ${so(o.ways[w].settings)}`:so(o.ways[w].settings);function m(){let w=(0,$n.fit)(r,o.ways.length,p);a.length=Math.min(a.length,
w.length),o.ways.forEach((b,f)=>{let[M,k,g]=w[f].children;(0,Ve.say)(M.firstChild,h(f)),(0,Ve.say)(M.lastChild,` ${ks(b.settings)}`),a[f]??=ru(k,o,f,{onPick:l,onScroll:d}),
a[f].draw();let C=b.faults.map(qp);(0,$n.fit)(g,C.length,()=>(0,Ve.make)("p")),C.forEach((_,N)=>(0,Ve.say)(g.children[N],_))})}function y(){let w=(0,Ve.make)("s\
ection","gp-serving-moment");return w.append((0,Ve.make)("h3","gp-serving-sub"),(0,Ve.make)("p","gp-note"),(0,Ve.make)("div","gp-serving-blocks"),(0,Ve.make)("p",
"gp-serving-queue")),w}function v(w){let b=(0,$n.fit)(s,o.ways.length,y);o.ways.forEach((f,M)=>{let[k,g,C,_]=b[M].children;(0,Ve.say)(k,h(M)),(0,Ve.say)(g,ji(o,
M)),Ap(C,o,M,w);let N=f.sums[o.stepOf(M)];(0,Ve.say)(_,N?Hp(N):"")})}function T(){let w=Ts(e);i.draw(ji(o,o.way)),a.forEach(({place:b})=>b()),v(w),Up(n("serving\
-card"),o,w),(0,$n.showIf)(n("serving-hint"),o.request===null),tu(n("serving-curves"),o,b=>{l(o.way,o.request,b),a.forEach(({showStep:f})=>f())})}function P(){let{
model:w,dtype:b,device:f,seed:M}=o.values,k=o.requests.some(({temperature:_})=>_!==null);(0,Ve.say)(n("about"),(0,Ve.inParts)([w,b,f,(0,Ms.tn)(o.requests.length,
"{count} request","{count} requests"),k&&(0,Ms.t)("seed {seed}",{seed:M})]));let g=o.ways.map(({settings:_})=>_.kind),C=_=>e.querySelectorAll(".gp-"+_);for(let _ of C(
"of-generate"))(0,$n.showIf)(_,g.includes("padded"));for(let _ of C("of-blocks"))(0,$n.showIf)(_,g.includes("continuous"));(0,$n.showIf)(n("of-ways"),g.length>1),
n("of-ways").replaceChildren(...g.flatMap((_,N)=>[(0,Ve.make)("i",`gp-way-line gp-way-${N}`),fn(N)])),m(),T(),lu(n("serving-numbers"),o)}let x=()=>!e.hidden&&o.
values&&P();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",x),new MutationObserver(x).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!e.hidden&&o.values&&T()).observe(n("serving-curves")),e.addEventListener("gp-alone",x),w=>{if((0,$n.showIf)(e,!!t.found?.ways?.
length),e.hidden||!w.found)return;let b=o.take(t.found);b&&i.stop(),P(),(b||o.settles)&&a.forEach(({showStep:f})=>f())}}var $s=c(St(),1),ao=c(U(),1),Bt=c(z(),1),pu=c(Pe(),1),_n=c(Vn(),1),_s=c(Nn(),1);function uu(e,t){let n=a=>e.querySelector(".gp-"+a),o=new _s.MarkedText(n("words"));
function r({before:a,after:l}){if(l.error)return["even","…",(0,Bt.t)("Nothing left to score"),`${(0,Bt.t)(l.error.message)} ${(0,Bt.t)("z was {z} before.",{z:(0,_n.zWords)(
a.z_score)})}`];let d=(0,Bt.t)("z from {before} to {after}",{before:(0,_n.zWords)(a.z_score),after:(0,_n.zWords)(l.z_score)}),p=Number(l.threshold.toFixed(2));return a.
prediction?l.prediction?["good","◆",d,(0,Bt.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:p})]:["bad","◇",d,(0,Bt.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:p})]:["even","◇",d,(0,Bt.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:p})]}function s({how:a,strength:l}){return a?(0,pu.isKnown)(l)?(0,Bt.t)("{attack}\
, strength {strength}",{attack:(0,Bt.t)(a),strength:(0,ao.percent)(l)}):(0,Bt.t)(a):(0,Bt.t)("edited by hand")}function i(a){let{before:l,after:d}=a,[p,h,m,y]=r(
a);(0,$s.sayAttributes)(n("answer"),{"data-verdict":p}),(0,ao.say)(n("answer-sign"),h),(0,ao.say)(n("answer-words"),m),(0,ao.say)(n("answer-more"),y),(0,ao.say)(
n("told"),`${m}. ${y}`),(0,ao.say)(n("about"),s(a)),(0,$s.showIf)(n("of-text"),!d.error),d.error||((0,_s.markLegend)(n("legend"),...(0,_n.legendOf)(d)),o.show((0,_n.markedItems)(
d)));let v=[{name:(0,Bt.t)("before"),report:l},...d.error?[]:[{name:(0,Bt.t)("after"),report:d}]];(0,_n.fillDetectionTable)(n("found-numbers"),v)}return a=>{e.hidden=
!t.found,!e.hidden&&a.found&&i(t.found)}}var Ct=c(St(),1),Tr=c(it(),1),Ws=c(Is(),1),H=c(U(),1),Z=c(z(),1),Es=c(Kt(),1),Zi=c(Pe(),1),Sr=c(Vn(),1);var vr=c(St(),1),kr=c(it(),1),He=c(U(),1),me=c(z(),1),Co=c(Pe(),1),gn=c(Vn(),1),Lt=c(Nn(),1);function hu(e,t){let n=f=>e.querySelector(".gp-"+f),o=["without","w\
ith"],r=n("threshold"),s=3,i=()=>t.answered("pair"),a=({report:f})=>!!f&&!f.error,l=o.map(f=>{let M=(0,He.make)("div"),[k,g,C]=[(0,He.make)("p","gp-facts"),(0,He.make)(
"p","gp-problem","",{role:"status"}),(0,He.make)("div","gp-text-body",null,{dir:"auto"})];return M.append((0,He.make)("h3","",f==="with"?(0,me.t)("With the wate\
rmark"):(0,me.t)("Without the watermark")),k,g,C),n("texts").append(M),{facts:k,problem:g,text:new Lt.MarkedText(C),shown:0,report:null}});r.addEventListener("i\
nput",()=>{let f=r.valueAsNumber;!Number.isFinite(f)||f<0||f>20||(s=f,i()&&b())});function d(f,M,k){if(k){f.report!==k&&f.text.show((0,gn.markedItems)(k)),Object.
assign(f,{report:k,shown:0});return}let[g]=t.groups[M].entries,C=g.tokens.map(_=>({token:_,mark:{},words:()=>(0,me.t)("{token}, not scored yet",{token:(0,He.quoted)(
_.text)})}));f.text.show(C,f.report?0:f.shown),Object.assign(f,{report:null,shown:C.length})}function p({tokens:f,perplexity:M,stop_reason:k,report:g}){if(!f)return(0,me.t)(
"not started");let C=[(0,me.tn)(f,"{count} token","{count} tokens")];return(0,Co.isKnown)(M)&&C.push((0,me.t)("perplexity {value}",{value:(0,kr.fixed)(M,2)})),g&&
!g.error&&C.push(g.kind==="green"?(0,me.t)("{share} green",{share:(0,He.percent)(g.green_fraction)}):(0,me.t)("mean g-value {g}",{g:(0,kr.fixed)(g.mean,3)})),k&&
C.push((0,He.stopWords)(k)[1]),C.join(" · ")}function h({texts:f}){f.forEach((k,g)=>{let C=l[g];d(C,g,a(k)?k.report:null),(0,He.say)(C.facts,p({...k,tokens:k.tokens||
t.groups[g].entries[0].tokens.length}));let{error:_}=k.report||{};(0,vr.showIf)(C.problem,!!_),(0,He.say)(C.problem,_?`${(0,me.t)(_.message)} ${(0,me.t)(_.fix)}`:
"")});let M=f.filter(a).map(({report:k})=>(0,gn.legendOf)(k)[1]);(0,Lt.markLegend)(n("legend"),t.found.kind,{unscored:M.some(({unscored:k})=>k),repeated:M.some(
({repeated:k})=>k)})}function m({texts:f}){if(!f.every(a))return f.find(({report:_})=>_&&_.error)?["even","–",(0,me.t)("No comparison"),(0,me.t)("One of the t\
exts cannot be scored.")]:["wait","…",t.done?(0,me.t)("No answer"):(0,me.t)("Not known yet"),(0,me.t)("Both texts must be complete.")];let[M,k]=f.map(({report:C})=>C.
z_score),g=(0,me.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,gn.zWords)(k),plain:(0,gn.zWords)(M),threshold:Number(
s.toFixed(2))});return M>s?["bad","✗",(0,me.t)("A false positive"),`${g} ${(0,me.t)("The text without the watermark passes it.")}`]:k>s?["good","◆",(0,me.t)(
"The watermark is found"),g]:["even","◇",(0,me.t)("The watermark is not found"),`${g} ${v(f[1].report)}`]}let y=({tokens_needed:f,threshold:M})=>(0,Co.isKnown)(
f)&&M>0?Math.ceil(f*(s/M)**2):null;function v(f){let[M,k]=[y(f),(0,gn.scoredOf)(f)];return M>k?(0,me.tn)(M,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,He.count)(k)}):
(0,me.t)("A longer text or a stronger mark would help.")}function T({texts:f}){let[M,k]=f.map(({perplexity:C})=>C);return!f.every(a)||!(0,Co.isKnown)(M)||!(0,Co.isKnown)(
k)?"":`${(0,me.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,kr.fixed)(M,2),marked:(0,kr.fixed)(k,2)})} ${(0,me.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,me.t)("What does it cost?")})}`}function P(f){let[M,k,g,C]=m(f);(0,vr.sayAttributes)(
n("answer"),{"data-verdict":M}),(0,He.say)(n("answer-sign"),k),(0,He.say)(n("answer-words"),g),(0,He.say)(n("answer-more"),`${C} ${T(f)}`.trim()),(0,He.say)(n("\
means"),(0,Lt.thresholdWords)(s)),t.done&&(0,He.say)(n("told"),`${g}. ${C}`);let _=t.entries[0]&&t.entries[0].seed;(0,He.say)(n("about"),[Ji(f.watermark),...(0,Co.isKnown)(
_)?[(0,me.t)("seed {seed}",{seed:_})]:[]].join(" · "))}function x({report:f,expected:M}){if(!(0,Co.isKnown)(M)||f.kind!=="green")return null;let{ratio:k,num_tokens_scored:g}=f,
C=Array.from({length:Math.min(60,g)},(_,N)=>(N+1)*g/Math.min(60,g));return{name:(0,me.t)("expected with it, at least"),look:"expected",points:C.map(_=>[_,(0,Lt.greenZ)(
M*_,_,k)]),tip:(0,me.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,He.percent)(M)})}}function w({texts:f}){if((0,vr.showIf)(n("evidence"),f.every(a)),n("evidence").hidden)return;let[M,k]=f,
g=[{name:(0,me.t)("with the watermark"),look:"measured",points:k.report.curve},x(k),{name:(0,me.t)("without it"),look:"other",points:M.report.curve}].filter(Boolean);
(0,Lt.zKeys)(n("keys"),g),(0,Lt.zPicture)(n("curves"),{curves:g,threshold:s});let C=f.map(({report:_},N)=>{let D=(0,Lt.pValue)(_.z_score);return{name:N?(0,me.t)(
"with"):(0,me.t)("without"),report:{..._,threshold:s,p_value:D,confidence:1-D,false_positive_rate:(0,Lt.pValue)(s),tokens_needed:y(_)}}});(0,gn.fillDetectionTable)(
e.querySelector("table"),C)}function b(){h(t.found),P(t.found),w(t.found)}return new ResizeObserver(()=>i()&&w(t.found)).observe(e),f=>{e.hidden=!i(),!e.hidden&&
(f.run&&l.forEach(M=>Object.assign(M,{report:null,shown:0})&&M.text.show([])),(f.run||f.found||f.status||f.steps)&&b())}}function Ji(e){return Array.isArray(e.keys)?
(0,me.tn)(e.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:e.ngram_len}):(0,me.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",fu(e))}function mu(e){return Array.isArray(e.keys)?(0,me.t)("SynthID, n-grams of {length}",{length:e.ngram_len}):
(0,me.t)("green lists of {ratio}, {scheme}, context width {width}",fu(e))}var fu=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,He.percent)(e),bias:t,scheme:n,width:o});var Rs=c(Nn(),1),xr=e=>Object.hasOwn(Ws.SCORES,e)?(0,Z.t)(Ws.SCORES[e][0]):e;function gu(e,t){let n=u=>e.querySelector(".gp-"+u),[o,r]=[n("which"),n("threshold")],
s={},i=null,a=.01,l=()=>t.answered("sure"),d=({auc:u})=>(0,Zi.isKnown)(u),p=({scores:u,learned:S})=>{let $=u.findIndex(({name:W})=>W===i);return $>=0?$:S?u.length-
1:0},h=u=>s[u]??(u==="posterior"?.5:t.found.threshold);o.addEventListener("change",()=>{i=o.value,te()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||
Math.abs(r.valueAsNumber)>100||(s[t.found.scores[p(t.found)].name]=r.valueAsNumber,k(t.found))});function m({counts:u,scores:S,fewest:$},W){let R=t.done?(0,Z.t)(
"No answer"):(0,Z.t)("Not known yet");if(!d(W))return["wait","…",R,t.done?(0,Z.t)("At least one text without the watermark and one with it must be scored."):(0,Z.t)(
"The first texts are being written.")];let[O]=W.rates;if(Math.min(...u)<$)return["wait","…",R,(0,Z.tn)(u[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,H.count)(u[0]),fewest:(0,H.count)($)})];let E={found:(0,H.count)(O.detected),number:(0,H.count)(O.marked),rate:(0,H.percent)(O.level)},L=t.running?
(0,Z.t)("{found} of {number} found at {rate} false positives so far",E):(0,Z.t)("{found} of {number} found at {rate} false positives",E),G=[...y(O,S.length>1?xr(
W.name):""),(0,Z.t)("AUC of these texts: {auc}.",{auc:(0,Tr.fixed)(W.auc,3)})].join(" ");return[O.apart?"good":"even",O.apart?"◆":"◇",L,G]}function y(u,S){let[
$,W]=u.found_between.map(H.percent),R={number:(0,H.count)(u.false_positives),share:(0,H.percent)(u.false_between[1])},O=[S?(0,Z.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:S,low:$,high:W}):(0,Z.t)("The true detection rate is between {low} and {high}.",{low:$,high:W}),u.false_positives?
(0,Z.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",R):(0,Z.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",R)];return u.level>a&&O.push((0,Z.tn)(u.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,H.percent)(u.level)})),u.apart||O.push((0,Z.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),O}function v(u){let[S,$,W,R]=m(u,u.scores[p(u)]);(0,Ct.sayAttributes)(n("answe\
r"),{"data-verdict":S}),(0,H.say)(n("answer-sign"),$),(0,H.say)(n("answer-words"),W),(0,H.say)(n("answer-more"),R),t.done&&(0,H.say)(n("told"),`${W}. ${R}`),(0,H.say)(
n("missing"),zt(t,u)),(0,H.say)(n("about"),[Ji(u.watermark),...u.learned?[(0,Z.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:O,
problem:E}=u;(0,Ct.showIf)(n("warning"),O>0);let L=E?`${(0,Z.t)(E.message)} ${(0,Z.t)(E.fix)}`:(0,Z.t)("No token in them counts.");(0,H.say)(n("warning"),O>0?`⚠\
 ${(0,Z.tn)(O,"{count} text was not scored.","{count} texts were not scored.")} ${L}`:"")}let T=(u,S)=>u.filter($=>$>S).length;function P({values:u,name:S},$){let[
W,R]=u.map(G=>T(G,$)),[O,E]=[W/u[0].length,R/u[1].length],L=[(0,Z.tn)(u[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number($.toFixed(2)),marked:(0,H.count)(R),found:(0,H.percent)(E),plain:(0,H.count)(W),others:(0,H.count)(u[0].length),passed:(0,H.percent)(
O)})];return S!=="posterior"&&L.push((0,Z.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,Rs.pWords)((0,Rs.pValue)($))})),
{x:O,y:E,words:L.join(" ")}}function x(u,S){let $=2/(9*(S-1));return u**2>(1-$+1.645*Math.sqrt($))**3}function w({values:u,normal:S,name:$}){if($==="posterior"||
!S[0])return"";let[W,R]=S.map(E=>E&&{mean:(0,Sr.zWords)(E[0]),deviation:(0,Tr.fixed)(E[1],2)}),O=[(0,Z.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",W),R?(0,Z.t)("With it: mean {mean}, standard deviation {deviation}.",R):(0,Z.t)("With it: too few texts.")];return x(S[0][1],
u[0].length)&&O.push((0,Z.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,Z.t)(
"count repeated n-grams once")})),O.join(" ")}function b({scores:u}){let S=u.filter(d).flatMap(W=>W.rates.map(R=>[W,R])),$=(0,Ct.fit)(e.querySelector(".gp-rates\
 tbody"),S.length,()=>{let W=(0,H.make)("tr");return W.append((0,H.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let R=(0,H.make)("td");return R.
append((0,H.make)("span")," ",(0,H.make)("small")),R})),W});S.forEach(([W,R],O)=>{let[E,L,G,K,ce]=$[O].cells,[re,Le]=R.found_between.map(H.percent);(0,H.say)(E,
xr(W.name)),f(L,(0,H.percent)(R.level),""),R.shown?f(G,(0,H.percent)(R.detected/R.marked),(0,Zi.isKnown)(R.threshold)?(0,Z.t)("({low} to {high}), threshold {thr\
eshold}",{low:re,high:Le,threshold:(0,Sr.zWords)(R.threshold)}):(0,Z.t)("({low} to {high})",{low:re,high:Le})):f(G,(0,Z.t)("not known"),(0,Z.tn)(Math.ceil(1/R.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),f(K,R.normal?(0,H.percent)(R.normal.rate):"–",R.normal?(0,Z.t)("threshold {value}",{value:(0,Sr.zWords)(
R.normal.threshold)}):""),R.shown?f(ce,(0,Z.t)("up to {share}",{share:(0,H.percent)(R.false_between[1])}),(0,Z.t)("{passed} of {number} passed",{passed:(0,H.count)(
R.false_positives),number:(0,H.count)(R.plain)})):f(ce,"–","")})}function f(u,S,$){(0,H.say)(u.children[0],S),(0,H.say)(u.children[1],$)}function M({scores:u}){
let[{rates:S}]=u.filter(d),$=S.filter(({shown:E})=>!E).map(({level:E})=>(0,H.percent)(E));if(!$.length)return"";let[W,R]=$;return`${(0,Z.tn)(S[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:R?(0,Z.t)("{first} or {second}",{first:W,second:R}):W})} ${(0,Z.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function k(u){let S=u.scores[p(u)];if((0,Ct.showIf)(n("shown"),d(S)),!d(S))return;
let $=h(S.name);document.activeElement!==r&&(r.value=$);let W=P(S,$);Zt(n("scores"),_r(t.charts[`scores ${S.name}`],$,(0,Z.t)("threshold {value}",{value:Number(
$.toFixed(2))}))),(0,H.say)(n("at-threshold"),W.words),(0,H.say)(n("spreads"),w(S)),(0,Ct.showIf)(n("of-fit"),S.name!=="posterior"&&S.normal.some(Boolean));let R=u.
scores.filter(d);if(Zt(n("roc"),za(t.charts[`roc ${S.name}`],W)),C(n("roc-keys"),R.map(({name:E,auc:L},G)=>[G===R.indexOf(S)?"gp-roc-main":`gp-roc-other gp-roc-${G%
3}`,(0,Z.t)("{score}: AUC {auc}",{score:xr(E),auc:(0,Tr.fixed)(L,3)}),(0,Z.t)((0,H.named)(Ws.SCORES,E,["","",""])[2]),"auc"])),b(u),(0,H.say)(n("few"),M(u)),(0,Ct.showIf)(
n("of-lengths"),u.lengths.length>1),u.lengths.length<2)return;Zt(n("lengths-box"),t.charts.lengths);let O=u.kind==="synthid"?(0,Z.t)("mean g"):"z";C(n("length-k\
eys"),[["gp-z-measured",(0,Z.t)("found at {rate} false positives, by {score}, from the samples",{rate:g(u.lengths),score:O}),(0,Z.t)("The threshold is the laxes\
t that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % i\
ntervals of the true rate."),"detection-rate"],["gp-z-expected",(0,Z.t)("the same by normal distributions"),(0,Z.t)("As if the scores at each length were normal\
."),"detection-rate"],["gp-z-other",(0,Z.t)("AUC"),(0,Z.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}
function g(u){let S=u.map(({levels:[R]})=>R),[$,W]=[Math.min(...S),Math.max(...S)].map(H.percent);return $===W?$:(0,Z.t)("{low} to {high}",{low:$,high:W})}function C(u,S){
let $=(0,Ct.fit)(u,S.length,()=>{let W=(0,H.make)("span"),R=(0,Ct.svg)("svg");return(0,Ct.sayAttributes)(R,{width:26,height:8,"aria-hidden":"true"}),R.append((0,Ct.svg)(
"path")),W.append(R,(0,H.make)("span")),W});S.forEach(([W,R,O,E],L)=>{(0,Ct.sayAttributes)($[L].firstChild.firstChild,{class:W,d:"M1 4H25"}),(0,H.say)($[L].lastChild,
R),(0,Es.tipOfTerm)($[L].lastChild,E,()=>"",{meaning:O})})}function _(){let{found:u}=t,S=u&&u.scores[p(u)];return!S||!d(S)?null:{score:S,rate:S.rates.find(({shown:$})=>$)||
S.rates[0]}}let N=u=>()=>{let S=_(),$=S&&u(S);return $?(0,Z.t)("{name}: {words}.",{name:xr(S.score.name),words:$}):""};(0,Es.runsOfTerms)(e,{roc:N(({score:u})=>`\
AUC ${(0,Tr.fixed)(u.auc,3)}`),level:N(({rate:u})=>(0,Z.t)("{passed} of {number} passed = {share}",{passed:(0,H.count)(u.false_positives),number:(0,H.count)(u.plain),
share:(0,H.percent)(u.false_positives/u.plain)})),found:N(({rate:u})=>(0,Z.t)("{found} of {number} found = {share}",{found:(0,H.count)(u.detected),number:(0,H.count)(
u.marked),share:(0,H.percent)(u.detected/u.marked)})),normal:N(({rate:u})=>u.normal?(0,Z.t)("{share} above {threshold}",{share:(0,H.percent)(u.normal.rate),threshold:(0,Sr.zWords)(
u.normal.threshold)}):""),truth:N(({rate:u})=>(0,Z.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,H.count)(u.false_positives),number:(0,H.count)(
u.plain),share:(0,H.percent)(u.false_between[1])})),spread:()=>{let u=_();return u?w(u.score):""}});function D({scores:u}){(0,Ct.showIf)(n("of-score"),u.length>
1);let S=u.map(({name:$})=>$).join();o.dataset.key!==S&&(o.dataset.key=S,o.replaceChildren(...u.map(({name:$})=>(0,H.make)("option","",xr($),{value:$}))),o.value=
u[p(t.found)].name)}function te(){D(t.found),v(t.found),k(t.found)}return u=>{e.hidden=!l(),!e.hidden&&(u.found||u.status)&&te()}}var Mo=c(St(),1),Wn=c(U(),1),xt=c(z(),1),Qi=c(Pe(),1),Ut=c(Vn(),1),lo=c(Nn(),1);function wu(e,t){let n=x=>e.querySelector(".gp-"+x),o=[(0,xt.t)("the text alone"),
(0,xt.t)("with its prompt")],r=new lo.MarkedText(n("words")),s=n("which");s.addEventListener("change",()=>h());let i=()=>t.found.reports[Math.min(Number(s.value),
t.found.reports.length-1)];function a({reports:x,once:w,otherwise:b}){let[f,M,k,g]=(0,Ut.verdictOf)(x[0],w?null:b);(0,Mo.sayAttributes)(n("answer"),{"data-verdi\
ct":f}),(0,Wn.say)(n("answer-sign"),M),(0,Wn.say)(n("answer-words"),k),(0,Wn.say)(n("answer-more"),g),(0,Wn.say)(n("told"),`${k}. ${g}`),(0,Mo.showIf)(n("beside"),
x.length>1),x.length>1&&(0,Wn.say)(n("beside"),d(x));let C=l(t.found);(0,Mo.showIf)(n("repeats"),!!C),(0,Wn.say)(n("repeats"),C),(0,Wn.say)(n("about"),p(t.found))}
function l({reports:[{num_tokens_scored:x}],otherwise:w,once:b}){let f=w?w.num_tokens_scored:null;if(!(0,Qi.isKnown)(f)||f===x)return"";let M=(0,Ut.zWords)(w.z_score);
return b?(0,xt.tn)(f-x,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:M}):
(0,xt.tn)(x-f,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the scored tokens, \
{count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:M})}function d([x,w]){let b=w.z_score-x.z_score,f=Math.abs(
b)<.005?(0,xt.t)("This changes nothing."):b<0?(0,xt.t)("This dilutes the mark."):(0,xt.t)("This happens to add to it."),M=(0,Ut.zWords)(w.z_score);return`${(0,xt.tn)(
w.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:M})}\
 ${f}`}function p({model:x,watermark:w,exact:b,once:f}){return[Array.isArray(w.keys)?(0,xt.tn)(w.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,xt.t)(
"green list, {scheme}",{scheme:w.seeding_scheme||"lefthash"}),b?(0,xt.t)("the tokens of the run"):(0,xt.t)("tokens as {model} splits the text",{model:x}),...f?[
(0,xt.t)("repeated n-grams counted once")]:[]].join(" · ")}function h(){let x=i();(0,lo.markLegend)(n("legend"),...(0,Ut.legendOf)(x)),r.show((0,Ut.markedItems)(
x))}function m({reports:x}){let w=x.map(({curve:g},C)=>({name:x.length>1?o[C]:"z",look:C?"other":"measured",points:g||[]})),[{tokens_needed:b,threshold:f}]=x,M=(0,Ut.scoredOf)(
x[0]),k=(0,Qi.isKnown)(b)?{at:b,words:y(b,M)}:null;(0,lo.zPicture)(n("curve-box"),{curves:w,threshold:f,needed:k}),(0,lo.zKeys)(n("curve-keys"),x.length>1?w:[])}
function y(x,w){return x<=w?(0,xt.tn)(x,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,xt.tn)(x,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,Wn.count)(x-w)})}function v(){(0,Mo.showIf)(n("of-layers"),!!t.charts.layers),Zt(n("layers-box"),t.charts.layers)}function T(x){let{
reports:w}=t.found;(0,Mo.showIf)(n("of-prompt"),w.length>1),a(t.found),x&&h(),(0,Ut.fillDetectionTable)(n("found-numbers"),w.map((b,f)=>({name:o[f],report:b}))),
m(t.found),v()}let P=()=>!!t.found;return new ResizeObserver(()=>P()&&T(!1)).observe(e),x=>{e.hidden=!P(),!e.hidden&&x.found&&T(!0)}}var wn=c(St(),1),ze=c(U(),1),tt=c(z(),1),Ns=c(Pe(),1),Pr=c(Vn(),1),bu=c(Nn(),1);function yu(e,t){let n=e.querySelector("tbody"),o=e.querySelector(".gp-mistake-n\
ote");function r({rows:h,threshold:m}){let y=h.flatMap(({reports:w})=>w.map(({z_score:b})=>b)).filter(Ns.isKnown),v=Math.min(-3,...y)-.4,T=Math.max(m,...y)+.4,P=w=>(w-
v)/(T-v),x=(0,wn.fit)(n,h.length,s);h.forEach(({what:w,how:b,meaning:f,keeps:M,reports:k},g)=>{let[C,_,N]=x[g].cells;x[g].classList.toggle("gp-right",g===0);let[
D,te]=C.children;(0,ze.say)(D,(0,tt.t)(w)),(0,wn.sayAttributes)(D,{"data-tip":(0,tt.t)(f)}),(0,ze.say)(te,(0,tt.t)(b));let u=k.map(({z_score:W})=>W).filter(Ns.isKnown);
i(_.firstChild,u.map(P),{zero:P(0),threshold:P(m)});let S=u.length>1?(0,tt.t)("{low} to {high}",{low:(0,Pr.zWords)(Math.min(...u)),high:(0,Pr.zWords)(Math.max(...u))}):
(0,Pr.zWords)(u[0]);(0,ze.say)(N.children[0],S),(0,ze.say)(N.children[1],a(k,M));let $=g?l({keeps:M,meaning:f,reports:k},m):"";(0,wn.showIf)(N.children[2],!!$),
(0,ze.say)(N.children[2],$)}),(0,ze.say)(o,p(h))}function s(){let h=(0,ze.make)("tr"),m=(0,ze.make)("th","",null,{scope:"row"});m.append((0,ze.make)("span","",null,
{tabindex:0}),(0,ze.make)("small"));let y=(0,ze.make)("td");y.append((0,ze.make)("span","gp-strip",null,{"aria-hidden":"true"}));let v=(0,ze.make)("td");return v.
append((0,ze.make)("b"),(0,ze.make)("small"),(0,ze.make)("small","gp-why")),h.append(m,y,v),h}function i(h,m,{zero:y,threshold:v}){let T=[y,v,...m],P=(0,wn.fit)(
h,T.length,()=>(0,ze.make)("i"));T.forEach((x,w)=>{(0,wn.sayClass)(P[w],["gp-line gp-zero","gp-line"][w]||"gp-dot"),(0,wn.sayPercent)(P[w],"left",x)})}function a(h,m){
let[y]=h.filter(({error:x})=>x);if(y)return(0,tt.t)(y.error.message);let v=h.filter(({prediction:x})=>x).length,T=m==="none";if(h.length===1)return v?T?(0,tt.t)(
"▲ above it by chance"):(0,tt.t)("◆ watermarked"):(0,tt.t)("◇ no sign");if(!v)return(0,tt.tn)(h.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let P={passed:v,number:h.length};return T?(0,tt.t)("▲ {passed} of {number} above it by chance",P):(0,tt.t)("◆ {passed} of {number} watermarked",P)}function l({
keeps:h,meaning:m,reports:y},v){let T=y.filter(({prediction:f})=>f);if(!T.length)return"";if(h!=="none")return(0,tt.t)(m);let{num_tokens_scored:P,once:x}=T.reduce(
(f,M)=>M.z_score>f.z_score?M:f),w=x&&(0,Ns.isKnown)(P)?P-x.num_tokens_scored:0,b=[];if(w>0){b.push((0,tt.tn)(w,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,ze.count)(P)}));let f=(0,Pr.zWords)(
x.z_score);b.push(x.z_score>v?(0,tt.t)("Counted once, z is {z}.",{z:f}):(0,tt.t)("Counted once, z is {z}, not above the threshold.",{z:f}))}return(!w||x.z_score>
v||y.length>1)&&b.push(...d(v,y.length)),b.join(" ")}function d(h,m){let y=(0,bu.pValue)(h),v=x=>(0,ze.count)(Number((1/x).toPrecision(2))),T=[y>.1?(0,tt.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,ze.percent)(y)}):(0,tt.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:v(y)})];if(m===1)return T;let P=1-(1-y)**m;return T.push(P>.1?(0,tt.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,ze.count)(
m),share:(0,ze.percent)(P)}):(0,tt.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,ze.count)(m),odds:v(P)})),T}function p([h]){
return h.reports[0].prediction?"":(0,tt.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return h=>{e.hidden=!t.found,!e.hidden&&h.found&&r(t.found)}}var Un=c(U(),1),ku=c(Qt(),1),Jt=c(z(),1),vu=c(Kt(),1),xu=c(Pe(),1),Tu=c(Vn(),1);function Su(e,t){let n=i=>e.querySelector(".gp-"+i);function o({how:i,points:a,of:l,
seeds:d,threshold:p}){let h=a.filter(({z:y})=>y.length),m=[(0,Jt.t)(i),(0,Jt.tn)(d,"{count} seed at each strength","{count} seeds at each strength")];a.length<l&&
m.push((0,Jt.t)("{done} of {of} strengths so far",{done:a.length,of:l})),(0,Un.say)(n("about"),m.join(" · ")),(0,Un.say)(n("strength-words"),r(h,a,p)),Zt(n("st\
rength-box"),t.charts.strengths)}function r(i,a,l){let d=({strength:P,z:x})=>P===0?x[0]>l?"above":"below":hi(x,l),p=(...P)=>s(i,x=>P.includes(d(x))),[h,m,y]=[p(
"above"),p("below"),p("open","few")],v=a.filter(({refused:P})=>P).map(({strength:P})=>(0,Un.percent)(P)),T=[];return i.length&&i[0].strength===0&&d(i[0])!=="abo\
ve"&&T.push((0,Jt.t)("The text is not above the threshold even before the attack.")),h&&T.push((0,Jt.t)("At strength {strengths}, the median z is above the thre\
shold.",{strengths:h})),m&&T.push((0,Jt.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:m})),y&&T.push((0,Jt.t)("At strength {\
strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:y})),v.length&&T.push((0,Jt.t)("At stren\
gth {strengths}, too little text is left to score, for some seeds or for all.",{strengths:v.join(", ")})),T.join(" ")}function s(i,a){let l=[];i.forEach((p,h)=>{
a(p)&&(h&&a(i[h-1])?l.at(-1)[1]=p.strength:l.push([p.strength,p.strength]))});let d=l.map(([p,h])=>p===h?(0,Un.percent)(p):(0,Jt.t)("{low} to {high}",{low:(0,Un.percent)(
p),high:(0,Un.percent)(h)}));return d.length>1?(0,Jt.t)("{names} and {last}",{names:d.slice(0,-1).join(", "),last:d.at(-1)}):d.join("")}return(0,vu.runsOfTerms)(
e,{median:()=>(0,ku.inARow)((t.found?t.found.points:[]).filter(({z:i})=>i.length).map(({strength:i,z:a})=>(0,Jt.t)("{strength}: z {median}",{strength:(0,Un.percent)(
i),median:(0,Tu.zWords)((0,xu.medianOf)(a))})))}),i=>{e.hidden=!t.found,!e.hidden&&i.found&&o(t.found)}}var bn=c(St(),1),nr=c(it(),1),Pu=c(Qt(),1),Ue=c(U(),1),X=c(z(),1),or=c(Kt(),1),$o=c(Pe(),1),Or=c(Vn(),1);var Xi=(e,t)=>e?[t]:[];function Ou(e,t){let n=b=>e.querySelector(".gp-"+b),o=()=>t.answered("cost"),r=({perplexity:b,score:f})=>!!(b&&f),s=({knob:b},f)=>b==="ke\
ys"?(0,X.tn)(f,"{count} key","{count} keys"):(0,X.t)("bias {value}",{value:Number(f.toFixed(3))});function i(b){let[f,...M]=b.points,k=M.filter(r).sort((u,S)=>u.
value-S.value),g=t.done?(0,X.t)("No answer"):(0,X.t)("Not known yet");if(!r(f)||!k.length)return["wait","…",g,t.done?(0,X.t)("At least one text without the wa\
termark and one with it must be scored."):(0,X.t)("The first texts are being written.")];let C=(0,X.t)("The threshold is {threshold}.",{threshold:b.threshold}),
_=u=>[l(b,u),...d(u,f)].join(" ");if(k.every(({found:u})=>u==="few")){let u=Math.max(...k.map(({texts:$})=>$)),S=(0,X.tn)(u,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:ui});return["wait","…",g,`${_(k.at(-1))}\
 ${S}`]}let N=k[k.findLastIndex(({found:u})=>u!=="above")+1];if(N){let u=s(b,N.value);return["good","◆",t.running?(0,X.t)("Found from {strength} on, so far",{
strength:u}):(0,X.t)("Found from {strength} on",{strength:u}),`${C} ${_(N)}`]}let D=k.filter(({found:u})=>u==="above");if(D.length){let u=D.map(({value:S})=>s(b,
S)).join(", ");return["even","◇",t.running?(0,X.t)("Found at {strengths}, so far",{strengths:u}):(0,X.t)("Found at {strengths}",{strengths:u}),`${(0,X.t)("At \
the strongest it is not certain.")} ${_(k.at(-1))}`]}let te=k.every(({found:u})=>u==="below");return["even","◇",a(te),`${C} ${_(k.at(-1))} ${(0,X.t)("Longer t\
exts help.")}`]}function a(b){return b?t.running?(0,X.t)("Not found at any strength so far"):(0,X.t)("Not found at any strength"):t.running?(0,X.t)("Not reliabl\
y found at any strength so far"):(0,X.t)("Not reliably found at any strength")}function l(b,{value:f,score:{median:M,low:k,high:g}}){let C={strength:s(b,f),median:(0,Or.zWords)(
M),low:(0,Or.zWords)(k),high:(0,Or.zWords)(g)};return g>k?(0,X.t)("At {strength}, the median z is {median}, interval {low} to {high}.",C):(0,X.t)("At {strength}\
, the median z is {median}.",C)}function d({perplexity:b,price:f,dearer:M},k){let g=(0,X.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,nr.fixed)(
b.median,2),plain:(0,nr.fixed)(k.perplexity.median,2)});if(!f)return[g];let C={times:At(f.median),interval:Zn(f)};return[g,f.high>f.low?(0,X.t)("Seed by seed it\
 is {times}, interval {interval}.",C):(0,X.t)("Seed by seed it is {times}.",C),...M==="open"?[(0,X.t)("That is not a clear cost.")]:M==="few"?[(0,X.t)("These ar\
e too few seeds to tell.")]:[]]}function p(b){let[f,M,k,g]=i(b);(0,bn.sayAttributes)(n("answer"),{"data-verdict":f}),(0,Ue.say)(n("answer-sign"),M),(0,Ue.say)(n(
"answer-words"),k),(0,Ue.say)(n("answer-more"),g),t.done&&(0,Ue.say)(n("told"),`${k}. ${g}`),(0,Ue.say)(n("missing"),zt(t,b)),(0,Ue.say)(n("about"),mu(b.watermark))}
function h(b){let f=b.kind==="green";for(let M of["perplexity","score","share","suppressed"])Zt(n(M),t.charts[M]);(0,Ue.say)(n("share-name"),f?(0,X.t)("Green to\
kens"):(0,X.t)("Mean g-value")),(0,or.tipOfTerm)(n("share-name"),f?"green-list":"g-value",()=>m(T),{meaning:f?(0,X.t)("Green tokens / tokens scored, of all text\
s of a strength together."):(0,X.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:f?(0,X.t)("green / scored"):"Σ g \
/ n",unit:f?"%":""}),(0,bn.showIf)(n("of-suppressed"),!!t.charts.suppressed),(0,bn.showIf)(n("limits"),f),(0,bn.showIf)(n("of-expected"),b.points.some(({expected:M})=>(0,$o.isKnown)(
M))),(0,Ue.say)(n("suppressed-name"),(0,X.t)("Suppressed candidates")),(0,or.tipOfTerm)(n("suppressed-name"),f?"green-list":"g-value",()=>m(P),{formula:"",unit:(0,X.t)(
"tokens"),meaning:(0,X.tn)(b.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean ov\
er all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let m=b=>(0,Pu.inARow)(
t.found.points.filter(f=>b(f)!=="–").map(f=>(0,X.t)("{name}: {words}",{name:f.value===null?(0,X.t)("none"):s(t.found,f.value),words:b(f)}))),y=({perplexity:b})=>b?
(0,nr.fixed)(b.median,2):"–",v=({score:b})=>b?(0,Or.zWords)(b.median):"–",T=({share:b})=>(0,$o.isKnown)(b)?t.found.kind==="green"?(0,Ue.percent)(b):(0,nr.fixed)(
b,3):"–",P=({suppressed:b})=>(0,$o.isKnown)(b)?(0,nr.fixed)(b,2):"–";(0,or.runsOfTerms)(e,{perplexity:()=>m(y),score:()=>m(v)});function x(b){let f=b.kind===
"green",M=(u,S=b.points)=>S.some($=>(0,$o.isKnown)($[u])),k=(0,X.t)("At least this share of tokens is expected to be green, from the distributions that the mode\
l had along the texts."),g=(0,X.t)("How much probability the watermark moved from red candidates to green ones at a step, on average."),C=[[b.knob==="keys"?(0,X.t)(
"keys"):(0,X.t)("bias"),({value:u})=>u===null?(0,X.t)("none"):String(u)],[(0,X.t)("texts"),({texts:u})=>(0,Ue.count)(u),"sample",{formula:""}],[(0,X.t)("perplex\
ity"),y,"perplexity",{meaning:(0,X.t)("The median of the texts of a strength.")}],["z",v,"z-score",{meaning:(0,X.t)("The median of the texts of a strength.")}],
[f?(0,X.t)("green"):(0,X.t)("mean g"),T,f?"green-list":"g-value",{formula:f?(0,X.t)("green / scored"):"Σ g / n",unit:f?"%":""}],...Xi(M("expected"),[(0,X.t)("e\
xpected at least"),({expected:u})=>(0,$o.isKnown)(u)?(0,Ue.percent)(u):"–","green-list",{meaning:k,formula:"",unit:"%"}]),...Xi(M("suppressed",b.points.slice(
1)),[(0,X.t)("suppressed of {count}",{count:b.candidates}),P,f?"green-list":"g-value",{meaning:(0,X.t)("How many of the likeliest tokens the watermark made less\
 likely, on average over the positions."),formula:"",unit:(0,X.t)("tokens")}]),...Xi(M("moved"),[(0,X.t)("moved to green"),({moved:u})=>(0,$o.isKnown)(u)?(0,Ue.percent)(
u):"–","total-variation",{meaning:g}])],_=e.querySelector("table.gp-numbers"),[N]=(0,bn.fit)(_.tHead,1,()=>(0,Ue.make)("tr")),D=(0,bn.fit)(N,C.length,()=>{let u=(0,Ue.make)(
"th","",null,{scope:"col"});return u.append((0,Ue.make)("span")),u});C.forEach(([u,S,$,W],R)=>{let O=D[R].firstChild;if((0,Ue.say)(O,u),$)(0,or.tipOfTerm)(O,$,()=>m(
S),W);else for(let E of["data-tip","data-term","tabindex"])O.removeAttribute(E)});let te=(0,bn.fit)(_.tBodies[0],b.points.length,()=>(0,Ue.make)("tr"));b.points.
forEach((u,S)=>{te[S].firstChild||te[S].append((0,Ue.make)("th","",null,{scope:"row"}));let $=(0,bn.fit)(te[S],C.length,()=>(0,Ue.make)("td"));C.forEach(([,W],R)=>(0,Ue.say)(
$[R],W(u)))})}function w(){p(t.found),h(t.found),x(t.found)}return b=>{e.hidden=!o(),!e.hidden&&(b.found||b.status)&&w()}}var qt=c(St(),1),Ls=c(it(),1),ae=c(U(),1),Cu=c(Qt(),1),$e=c(z(),1),Gs=c(Kt(),1),Mu=c(Pe(),1),yn=c(Vn(),1),As=c(Nn(),1);function $u(e,t){let n=g=>e.querySelector(
".gp-"+g),o=["A","B"],[r,s]=[0,[]],i=()=>t.answered("quiz"),a=()=>t.done?t.found.pairs.filter(({texts:g})=>g.every(({report:C})=>!C.error)):[],l=({left:g})=>g?0:
1,d=()=>s.filter((g,C)=>g===l(a()[C])).length,p=o.map((g,C)=>{let _=(0,ae.make)("div","gp-side"),[N,D,te,u]=[(0,ae.make)("h3","",(0,$e.t)("Text {name}",{name:g})),
(0,ae.make)("p","gp-facts"),(0,ae.make)("div","gp-body",null,{dir:"auto"}),(0,ae.make)("button","gp-button gp-main",(0,$e.t)("Text {name} is watermarked",{name:g}),
{type:"button"})],S=(0,ae.make)("div","",null,{tabindex:0}),$=(0,ae.make)("div");return te.append(S,$),_.append(N,D,te,u),n("texts").append(_),u.addEventListener(
"click",()=>h(C)),{box:_,title:N,facts:D,plain:S,marked:$,button:u,text:new As.MarkedText($)}});function h(g){s[r]===void 0&&(s[r]=g,k(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{r=Math.min(r+1,a().length-1),k(),p[0].button.focus({preventScroll:!0})});let m=g=>g.kind==="green"?g.green_fraction:g.mean,
y=g=>g.kind==="green"?(0,$e.t)("{share} green",{share:(0,ae.percent)(g.green_fraction)}):(0,$e.t)("mean g {g}",{g:(0,Ls.fixed)(g.mean,3)});function v(g,C,_,N){let{
report:D,perplexity:te}=_.texts[C],u=C===l(_)?"with":"without";if((0,qt.showIf)(g.plain,!N),(0,qt.showIf)(g.marked,N),(0,qt.showIf)(g.button,!N),(0,qt.showIf)(g.
facts,N),N){g.box.dataset.truth=u,(0,ae.say)(g.title,T(o[C],u==="with",s[r]===C));let S=[y(D),`z ${(0,yn.zWords)(D.z_score)}`];(0,Mu.isKnown)(te)&&S.push((0,$e.t)(
"perplexity {value}",{value:(0,Ls.fixed)(te,2)})),(0,ae.say)(g.facts,S.join(" · ")),g.text.show((0,yn.markedItems)(D));return}delete g.box.dataset.truth,(0,ae.say)(
g.title,(0,$e.t)("Text {name}",{name:o[C]})),g.text.show([]),(0,ae.say)(g.plain,D.tokens.slice(D.prompt_tokens).map(([,,S])=>S??"").join(""))}function T(g,C,_){
return C?_?(0,$e.t)("Text {name}: ◆ watermarked, your guess",{name:g}):(0,$e.t)("Text {name}: ◆ watermarked",{name:g}):_?(0,$e.t)("Text {name}: not watermar\
ked, your guess",{name:g}):(0,$e.t)("Text {name}: not watermarked",{name:g})}function P({texts:g},C){let[_,N]=[g[C],g[1-C]].map(({report:u})=>u),D={share:y(_),chance:_.
kind==="green"?(0,ae.percent)(_.ratio):"0.5",z:(0,yn.zWords)(_.z_score)},te=[_.z_score>t.found.threshold?(0,$e.t)("What gave it away: {share} with the watermark\
, where chance gives {chance}; z is {z}, more than chance explains.",D):(0,$e.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z \
is {z}, too little to be certain.",D),(0,$e.t)("Without it: {share}, z {z}.",{share:y(N),z:(0,yn.zWords)(N.z_score)})];return N.z_score>_.z_score&&te.push((0,$e.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),te.join(" ")}function x(g){let C=s[r]!==void 0;if(p.forEach(
(te,u)=>v(te,u,g,C)),(0,qt.showIf)(n("legend"),C),(0,qt.showIf)(n("verdict"),C),(0,qt.showIf)(n("next"),C&&r+1<a().length),!C)return;let _=g.texts.map(({report:te})=>(0,yn.legendOf)(
te)[1]);(0,As.markLegend)(n("legend"),t.found.kind,{unscored:_.some(({unscored:te})=>te),repeated:_.some(({repeated:te})=>te)});let N=l(g),D=s[r]===N;(0,qt.sayAttributes)(
n("answer"),{"data-verdict":D?"good":"bad"}),(0,ae.say)(n("answer-sign"),D?"✓":"✗"),(0,ae.say)(n("answer-words"),D?(0,$e.t)("Correct"):(0,$e.t)("Wrong: it w\
as text {name}",{name:o[N]})),(0,ae.say)(n("answer-more"),P(g,N))}function w(g){if(!t.done)return(0,$e.t)("The texts are being written: {done} of {runs}.",{done:(0,ae.count)(
g.done),runs:(0,ae.count)(g.runs)});if(a().length)return"";let C=g.pairs.flatMap(({texts:_})=>_).find(({report:_})=>_.error);return C?[(0,$e.t)("No pair of text\
s could be scored."),(0,$e.t)(C.report.error.message),(0,$e.t)(C.report.error.fix)].join(" "):(0,$e.t)("No pair of texts was completed. Run the experiment again\
.")}function b(g){let C=s.length;if((0,qt.showIf)(n("sum"),C>0&&C===g.length),n("sum").hidden)return;let _=d();(0,ae.say)(n("sum").querySelector("h3"),f(_,C));let N=Array.
from({length:C-_+1},(u,S)=>M(C,_+S)).reduce((u,S)=>u+S,0)/2**C,D=g.filter(({texts:u,left:S})=>u[S?0:1].report.z_score>u[S?1:0].report.z_score).length;(0,ae.say)(
n("sum-words"),[(0,$e.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,ae.count)(_),share:(0,ae.percent)(N)}),(0,$e.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,ae.count)(D),pairs:(0,ae.count)(C)}),(0,$e.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,Gs.tipOfTerm)(n("share-head"),t.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,$e.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,ae.say)(n("share-head"),t.found.kind==="green"?(0,$e.t)("green with and without"):(0,$e.t)("mean g with and with\
out"));let te=(0,qt.fit)(n("sum").querySelector("tbody"),C,()=>{let u=(0,ae.make)("tr");return u.append((0,ae.make)("th","",null,{scope:"row"}),(0,ae.make)("td"),
(0,ae.make)("td"),(0,ae.make)("td")),u});g.forEach((u,S)=>{let $=l(u),[W,R]=[u.texts[$].report,u.texts[1-$].report],O=L=>L.kind==="green"?(0,ae.percent)(m(L)):(0,Ls.fixed)(
m(L),3);[String(S+1),`${s[S]===$?"✓":"✗"} ${(0,$e.t)("text {name}",{name:o[s[S]]})}`,`${O(W)}, ${O(R)}`,`${(0,yn.zWords)(W.z_score)}, ${(0,yn.zWords)(R.z_score)}`].
forEach((L,G)=>(0,ae.say)(te[S].cells[G],L))})}let f=(g,C)=>(0,$e.t)("{hits} of {pairs} correct",{hits:(0,ae.count)(g),pairs:(0,ae.count)(C)}),M=(g,C)=>Array.from(
{length:C},(_,N)=>(g-N)/(N+1)).reduce((_,N)=>_*N,1);(0,Gs.runsOfTerms)(e,{scores:()=>(0,Cu.inARow)(a().slice(0,s.length).map((g,C)=>{let[_,N]=[g.texts[l(g)],g.texts[1-
l(g)]].map(({report:D})=>(0,yn.zWords)(D.z_score));return(0,$e.t)("pair {number}: {marked} and {plain}",{number:C+1,marked:_,plain:N})}))});function k(){let g=a();
(0,ae.say)(n("waiting"),w(t.found)),(0,qt.showIf)(n("round"),g.length>0),(0,ae.say)(n("about"),g.length?(0,$e.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,ae.count)(r+1),pairs:(0,ae.count)(g.length)}):""),(0,ae.say)(n("score"),s.length?f(d(),s.length):""),g.length&&x(
g[r]),b(g)}return g=>{e.hidden=!i(),g.run&&([r,s]=[0,[]]),!e.hidden&&(g.run||g.found||g.status)&&k()}}var Eu=c(Wu(),1);(0,Eu.addGroupPanes)({answer:ba,draft_lengths:Ya,sameness:rl,speedup:ul,batch:_l,choices:Xl,difference:gd,divergence:Od,grid:Yd,lanes:wc,lengths:Cc,
measures:zc,progress:qc,sensitivity:Xc,trie:vp,without:Sp,arrival:Op,estimate:Mp,kl:Uc,opened:$p,precisions:Wp,shelf:Np,serving:du,attack:uu,detectability:gu,detection:wu,
marked:hu,mistakes:yu,strengths:Su,watermark_cost:Ou,watermark_quiz:$u});})();
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
